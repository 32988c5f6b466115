// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertSum(format='q8_0', norm=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_sum_q8_0__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 128 : index
  %fc2 = arith.constant 32 : index
  %fc3 = arith.constant 2 : index
  %fc4 = arith.constant 127 : index
  %fc5 = arith.constant 512 : index
  %fc6 = arith.constant 0 : index
  %fc7 = arith.constant dense<16711935> : vector<4xi32>
  %fc8 = arith.constant dense<1677747200> : vector<4xi32>
  %fc9 = arith.constant dense<8> : vector<4xi32>
  %fc10 = arith.constant dense<0x6480> : vector<16xf16>
  %fc11 = arith.constant 256 : index
  %f0 = arith.remui %x0, %fc0 : index
  %f1 = arith.addi %x1, %fc1 : index
  %f2 = arith.muli %x2, %fc2 : index
  %f3 = arith.addi %f1, %f2 : index
  %f4 = arith.muli %f0, %fc3 : index
  %f5 = arith.addi %f3, %f4 : index
  %f6 = vector.load %x3[%f5] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
  %f7 = vector.bitcast %f6 : vector<2xi8> to vector<1xf16>
  %f8 = vector.extract %f7[0] : f16 from vector<1xf16>
  %f9 = vector.broadcast %f8 : f16 to vector<16xf16>
  %f10 = arith.addi %x4, %fc4 : index
  %f11 = arith.divui %f10, %fc1 : index
  %f12 = arith.muli %f11, %fc1 : index
  %f13 = arith.addi %f1, %f12 : index
  %f14 = arith.muli %x2, %fc5 : index
  %f15 = arith.addi %f13, %f14 : index
  %f16 = arith.addi %f15, %fc6 : index
  %f17 = arith.muli %f0, %fc0 : index
  %f18 = arith.addi %f16, %f17 : index
  %f19 = vector.load %x3[%f18] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f20 = vector.bitcast %f19 : vector<16xi8> to vector<4xi32>
  %f21 = arith.andi %f20, %fc7 : vector<4xi32>
  %f22 = arith.ori %f21, %fc8 : vector<4xi32>
  %f23 = vector.bitcast %f22 : vector<4xi32> to vector<8xf16>
  %f24 = arith.shrui %f20, %fc9 : vector<4xi32>
  %f25 = arith.andi %f24, %fc7 : vector<4xi32>
  %f26 = arith.ori %f25, %fc8 : vector<4xi32>
  %f27 = vector.bitcast %f26 : vector<4xi32> to vector<8xf16>
  %f28 = vector.shuffle %f23, %f27 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f29 = arith.subf %f28, %fc10 : vector<16xf16>
  %f30 = arith.mulf %f29, %f9 : vector<16xf16>
  %f31 = arith.addi %f15, %fc11 : index
  %f32 = arith.addi %f31, %f17 : index
  %f33 = vector.load %x3[%f32] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f34 = vector.bitcast %f33 : vector<16xi8> to vector<4xi32>
  %f35 = arith.andi %f34, %fc7 : vector<4xi32>
  %f36 = arith.ori %f35, %fc8 : vector<4xi32>
  %f37 = vector.bitcast %f36 : vector<4xi32> to vector<8xf16>
  %f38 = arith.shrui %f34, %fc9 : vector<4xi32>
  %f39 = arith.andi %f38, %fc7 : vector<4xi32>
  %f40 = arith.ori %f39, %fc8 : vector<4xi32>
  %f41 = vector.bitcast %f40 : vector<4xi32> to vector<8xf16>
  %f42 = vector.shuffle %f37, %f41 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f43 = arith.subf %f42, %fc10 : vector<16xf16>
  %f44 = arith.mulf %f43, %f9 : vector<16xf16>
  func.return %f30, %f44 : vector<16xf16>, vector<16xf16>
}
func.func private @expert_sum_q8_0__gfx1100.1(%x0: index, %x1: index, %x2: index, %x3: memref<?xi32>, %x4: memref<?xf32>, %x5: index, %x6: memref<?xi8>, %x7: f32, %x8: index, %x9: index, %x10: index, %x11: memref<?xf32>) {
  %fc0 = arith.constant 2 : index
  %fc1 = arith.constant 16 : index
  %fpairsAt = wave.param "pairsAt" : index
  %fc3 = arith.constant 1 : index
  %frowDivisor = wave.param "rowDivisor" : index
  %fhasFactors = wave.param "hasFactors" : index
  %foperandScale = wave.param "operandScale" : f32
  %fc7 = arith.constant 4 : index
  %f0 = wave.lane
  %f1 = arith.muli %x0, %fc0 : index
  %f2 = arith.divui %f0, %fc1 : index
  %f3 = arith.addi %f1, %f2 : index
  %f4 = arith.cmpi slt, %f3, %x1 : index
  scf.if %f4 {
    %f5 = arith.addi %fpairsAt, %x2 : index
    %f6 = arith.subi %x1, %fc3 : index
    %f7 = arith.minsi %f3, %f6 : index
    %f8 = arith.addi %f5, %f7 : index
    %f9 = memref.load %x3[%f8] : memref<?xi32>
    %f10 = arith.index_cast %f9 : i32 to index
    %f11 = arith.divui %f10, %frowDivisor : index
    %f12 = arith.cmpi eq, %fhasFactors, %fc3 : index
    %f13 = arith.muli %f11, %fc0 : index
    %f14 = memref.load %x4[%f13] : memref<?xf32>
    %f15 = arith.mulf %f14, %foperandScale : f32
    %f16 = arith.select %f12, %f15, %foperandScale : f32
    %f17 = arith.remui %f0, %fc1 : index
    %f18 = arith.muli %f17, %fc7 : index
    %f19 = arith.addi %x5, %f18 : index
    %f20 = vector.load %x6[%f19] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    %f21 = vector.bitcast %f20 : vector<4xi8> to vector<1xf32>
    %f22 = vector.extract %f21[0] : f32 from vector<1xf32>
    %f23 = arith.mulf %f22, %f16 : f32
    %f24 = arith.mulf %x7, %f23 : f32
    %f25 = arith.cmpi sle, %x8, %x9 : index
    scf.if %f25 {
      %f26 = arith.muli %f10, %x10 : index
      %f27 = arith.muli %x8, %fc1 : index
      %f28 = arith.addi %f26, %f27 : index
      %f29 = arith.addi %f28, %f17 : index
      memref.store %f24, %x11[%f29] : memref<?xf32>
    }
  }
  func.return
}
wave.kernel @expert_sum_q8_0__gfx1100(%step: memref<?xi32> {wave.constant}, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %groups: memref<?xi32> {wave.constant}, %weights: memref<?xf32>, %residual: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %y: memref<?xf32>) attributes {waves = 8 : i64} {
  %outputFeatures = wave.param "outputFeatures" : index
  %c1 = arith.constant 8 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %c3 = arith.constant 1 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 4 : index
  %c7 = arith.constant 5 : index
  %c8 = arith.constant 6 : index
  %c9 = arith.constant 16 : index
  %c10 = arith.constant 127 : index
  %c11 = arith.constant 128 : index
  %alwaysStaged = wave.param "alwaysStaged" : index
  %stagedRows = wave.param "stagedRows" : index
  %operandTileRows = wave.param "operandTileRows" : index
  %pairsAt = wave.param "pairsAt" : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c17 = arith.constant 2 : index
  %c18 = arith.constant 32 : index
  %c19 = arith.constant 256 : index
  %c20 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c23 = arith.constant 3 : index
  %tileElements = wave.param "tileElements" : index
  %c25 = arith.constant 7 : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %c27 = arith.constant dense<0x00000000> : vector<4xf32>
  %0 = wave.wave
  %1 = wave.block 0
  %2 = arith.muli %1, %c1 : index
  %3 = arith.addi %2, %0 : index
  %4 = arith.subi %panelsPerExpert, %c3 : index
  %5 = arith.minsi %3, %4 : index
  %6 = wave.block 1
  %7 = memref.load %groups[%c5] : memref<?xi32>
  %8 = arith.index_cast %7 : i32 to index
  %9 = arith.cmpi slt, %6, %8 : index
  scf.if %9 {
    %10 = arith.muli %6, %c6 : index
    %11 = arith.addi %10, %c6 : index
    %12 = memref.load %groups[%11] : memref<?xi32>
    %13 = arith.index_cast %12 : i32 to index
    %14 = arith.addi %10, %c7 : index
    %15 = memref.load %groups[%14] : memref<?xi32>
    %16 = arith.index_cast %15 : i32 to index
    %17 = arith.addi %10, %c8 : index
    %18 = memref.load %groups[%17] : memref<?xi32>
    %19 = arith.index_cast %18 : i32 to index
    %20 = arith.muli %inputFeatures, %c9 : index
    %21 = arith.addi %inputFeatures, %c10 : index
    %22 = arith.divui %21, %c11 : index
    %23 = arith.muli %22, %c11 : index
    %24 = arith.addi %20, %23 : index
    %25 = arith.addi %24, %c11 : index
    %26 = arith.muli %13, %panelsPerExpert : index
    %27 = arith.addi %26, %5 : index
    %28 = arith.addi %27, %c5 : index
    %29 = arith.muli %28, %25 : index
    %30 = arith.cmpi eq, %alwaysStaged, %c3 : index
    %31 = arith.cmpi sle, %19, %stagedRows : index
    %32 = arith.cmpi sgt, %stagedRows, %c5 : index
    %33 = arith.andi %31, %32 : i1
    %34 = arith.select %30, %30, %33 : i1
    %35 = scf.if %34 -> (vector<8xf32>) {
      %36 = arith.addi %inputFeatures, %c1 : index
      %37 = arith.muli %stagedRows, %36 : index
      %38 = wave.scratch %37 : memref<?xf16>
      scf.for %39 = %c5 to %19 step %c3 {
        %40 = arith.addi %pairsAt, %16 : index
        %41 = arith.subi %19, %c3 : index
        %42 = arith.minsi %39, %41 : index
        %43 = arith.addi %40, %42 : index
        %44 = memref.load %groups[%43] : memref<?xi32>
        %45 = arith.index_cast %44 : i32 to index
        %46 = arith.divui %45, %rowDivisor : index
        %47 = arith.divui %46, %operandTileRows : index
        %48 = arith.divui %inputFeatures, %c9 : index
        %49 = arith.muli %47, %48 : index
        %50 = arith.divui %c5, %c9 : index
        %51 = arith.addi %49, %50 : index
        %52 = arith.muli %51, %c17 : index
        %53 = arith.remui %c5, %c9 : index
        %54 = arith.divui %53, %c1 : index
        %55 = arith.addi %52, %54 : index
        %56 = arith.muli %operandTileRows, %c1 : index
        %57 = arith.muli %55, %56 : index
        %58 = arith.remui %46, %operandTileRows : index
        %59 = arith.muli %58, %c1 : index
        %60 = arith.addi %57, %59 : index
        %61 = arith.remui %c5, %c1 : index
        %62 = arith.addi %60, %61 : index
        %63 = arith.muli %39, %36 : index
        %64 = arith.divui %inputFeatures, %c1 : index
        %65 = arith.muli %0, %c18 : index
        %66 = wave.lane
        %67 = arith.addi %65, %66 : index
        scf.for %68 = %67 to %64 step %c19 {
          %69 = arith.muli %68, %56 : index
          %70 = arith.addi %62, %69 : index
          %71 = vector.load %x[%70] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          %72 = arith.muli %68, %c1 : index
          %73 = arith.addi %63, %72 : index
          vector.store %71, %38[%73] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        }
      }
      wave.barrier
      %74 = wave.lane
      %75 = arith.remui %74, %c9 : index
      %76 = arith.subi %19, %c3 : index
      %77 = arith.minsi %75, %76 : index
      %78 = arith.muli %77, %36 : index
      %79 = arith.divui %inputFeatures, %c18 : index
      %80 = arith.muli %c5, %stepsPerWave : index
      %81 = arith.minsi %80, %79 : index
      %82 = arith.addi %81, %stepsPerWave : index
      %83 = arith.minsi %82, %79 : index
      %84 = arith.cmpi eq, %wholeBlocks, %c3 : index
      %85 = arith.subi %83, %81 : index
      %86 = arith.divui %85, %c17 : index
      %87 = arith.muli %86, %c17 : index
      %88 = arith.addi %81, %87 : index
      %89 = arith.select %84, %82, %88 : index
      %92 = scf.for %90 = %81 to %89 step %c17 iter_args(%91 = %c20) -> (vector<8xf32>) {
        %93 = arith.addi %90, %c5 : index
        %94:2 = func.call @expert_sum_q8_0__gfx1100.0(%74, %29, %93, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %95 = arith.addi %90, %c3 : index
        %96:2 = func.call @expert_sum_q8_0__gfx1100.0(%74, %29, %95, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %97 = arith.muli %90, %c17 : index
        %98 = arith.addi %97, %c5 : index
        %99 = arith.muli %c3, %c9 : index
        %100 = arith.muli %98, %99 : index
        %101 = arith.addi %78, %100 : index
        %102 = vector.load %38[%101] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %103 = arith.muli %c3, %c1 : index
        %104 = arith.addi %101, %103 : index
        %105 = vector.load %38[%104] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %106 = vector.shuffle %102, %105 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %107 = wave.mma %106, %94#0, %91 : vector<16xf16>, vector<8xf32>
        %108 = arith.addi %97, %c3 : index
        %109 = arith.muli %108, %99 : index
        %110 = arith.addi %78, %109 : index
        %111 = vector.load %38[%110] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %112 = arith.addi %110, %103 : index
        %113 = vector.load %38[%112] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %114 = vector.shuffle %111, %113 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %115 = wave.mma %114, %94#1, %107 : vector<16xf16>, vector<8xf32>
        %116 = arith.addi %97, %c17 : index
        %117 = arith.muli %116, %99 : index
        %118 = arith.addi %78, %117 : index
        %119 = vector.load %38[%118] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %120 = arith.addi %118, %103 : index
        %121 = vector.load %38[%120] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %122 = vector.shuffle %119, %121 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %123 = wave.mma %122, %96#0, %115 : vector<16xf16>, vector<8xf32>
        %124 = arith.addi %97, %c23 : index
        %125 = arith.muli %124, %99 : index
        %126 = arith.addi %78, %125 : index
        %127 = vector.load %38[%126] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %128 = arith.addi %126, %103 : index
        %129 = vector.load %38[%128] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %130 = vector.shuffle %127, %129 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %131 = wave.mma %130, %96#1, %123 : vector<16xf16>, vector<8xf32>
        scf.yield %131 : vector<8xf32>
      }
      %132 = arith.select %84, %89, %83 : index
      %135 = scf.for %133 = %89 to %132 step %c3 iter_args(%134 = %92) -> (vector<8xf32>) {
        %136 = arith.addi %133, %c5 : index
        %137:2 = func.call @expert_sum_q8_0__gfx1100.0(%74, %29, %136, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %138 = arith.muli %133, %c17 : index
        %139 = arith.addi %138, %c5 : index
        %140 = arith.muli %c3, %c9 : index
        %141 = arith.muli %139, %140 : index
        %142 = arith.addi %78, %141 : index
        %143 = vector.load %38[%142] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %144 = arith.muli %c3, %c1 : index
        %145 = arith.addi %142, %144 : index
        %146 = vector.load %38[%145] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %147 = vector.shuffle %143, %146 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %148 = wave.mma %147, %137#0, %134 : vector<16xf16>, vector<8xf32>
        %149 = arith.addi %138, %c3 : index
        %150 = arith.muli %149, %140 : index
        %151 = arith.addi %78, %150 : index
        %152 = vector.load %38[%151] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %153 = arith.addi %151, %144 : index
        %154 = vector.load %38[%153] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %155 = vector.shuffle %152, %154 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %156 = wave.mma %155, %137#1, %148 : vector<16xf16>, vector<8xf32>
        scf.yield %156 : vector<8xf32>
      }
      scf.yield %135 : vector<8xf32>
    } else {
      %157 = wave.lane
      %158 = arith.remui %157, %c9 : index
      %159 = arith.addi %pairsAt, %16 : index
      %160 = arith.subi %19, %c3 : index
      %161 = arith.minsi %158, %160 : index
      %162 = arith.addi %159, %161 : index
      %163 = memref.load %groups[%162] : memref<?xi32>
      %164 = arith.index_cast %163 : i32 to index
      %165 = arith.divui %164, %rowDivisor : index
      %166 = arith.divui %165, %operandTileRows : index
      %167 = arith.divui %inputFeatures, %c9 : index
      %168 = arith.muli %166, %167 : index
      %169 = arith.divui %c5, %c9 : index
      %170 = arith.addi %168, %169 : index
      %171 = arith.muli %170, %c17 : index
      %172 = arith.remui %c5, %c9 : index
      %173 = arith.divui %172, %c1 : index
      %174 = arith.addi %171, %173 : index
      %175 = arith.muli %operandTileRows, %c1 : index
      %176 = arith.muli %174, %175 : index
      %177 = arith.remui %165, %operandTileRows : index
      %178 = arith.muli %177, %c1 : index
      %179 = arith.addi %176, %178 : index
      %180 = arith.remui %c5, %c1 : index
      %181 = arith.addi %179, %180 : index
      %182 = arith.divui %inputFeatures, %c18 : index
      %183 = arith.muli %c5, %stepsPerWave : index
      %184 = arith.minsi %183, %182 : index
      %185 = arith.addi %184, %stepsPerWave : index
      %186 = arith.minsi %185, %182 : index
      %187 = arith.cmpi eq, %wholeBlocks, %c3 : index
      %188 = arith.subi %186, %184 : index
      %189 = arith.divui %188, %c17 : index
      %190 = arith.muli %189, %c17 : index
      %191 = arith.addi %184, %190 : index
      %192 = arith.select %187, %185, %191 : index
      %195 = scf.for %193 = %184 to %192 step %c17 iter_args(%194 = %c20) -> (vector<8xf32>) {
        %196 = arith.addi %193, %c5 : index
        %197:2 = func.call @expert_sum_q8_0__gfx1100.0(%157, %29, %196, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %198 = arith.addi %193, %c3 : index
        %199:2 = func.call @expert_sum_q8_0__gfx1100.0(%157, %29, %198, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %200 = arith.muli %193, %c17 : index
        %201 = arith.addi %200, %c5 : index
        %202 = arith.muli %operandTileRows, %c9 : index
        %203 = arith.muli %201, %202 : index
        %204 = arith.addi %181, %203 : index
        %205 = vector.load %x[%204] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %206 = arith.addi %204, %175 : index
        %207 = vector.load %x[%206] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %208 = vector.shuffle %205, %207 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %209 = wave.mma %208, %197#0, %194 : vector<16xf16>, vector<8xf32>
        %210 = arith.addi %200, %c3 : index
        %211 = arith.muli %210, %202 : index
        %212 = arith.addi %181, %211 : index
        %213 = vector.load %x[%212] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %214 = arith.addi %212, %175 : index
        %215 = vector.load %x[%214] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %216 = vector.shuffle %213, %215 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %217 = wave.mma %216, %197#1, %209 : vector<16xf16>, vector<8xf32>
        %218 = arith.addi %200, %c17 : index
        %219 = arith.muli %218, %202 : index
        %220 = arith.addi %181, %219 : index
        %221 = vector.load %x[%220] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %222 = arith.addi %220, %175 : index
        %223 = vector.load %x[%222] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %224 = vector.shuffle %221, %223 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %225 = wave.mma %224, %199#0, %217 : vector<16xf16>, vector<8xf32>
        %226 = arith.addi %200, %c23 : index
        %227 = arith.muli %226, %202 : index
        %228 = arith.addi %181, %227 : index
        %229 = vector.load %x[%228] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %230 = arith.addi %228, %175 : index
        %231 = vector.load %x[%230] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %232 = vector.shuffle %229, %231 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %233 = wave.mma %232, %199#1, %225 : vector<16xf16>, vector<8xf32>
        scf.yield %233 : vector<8xf32>
      }
      %234 = arith.select %187, %192, %186 : index
      %237 = scf.for %235 = %192 to %234 step %c3 iter_args(%236 = %195) -> (vector<8xf32>) {
        %238 = arith.addi %235, %c5 : index
        %239:2 = func.call @expert_sum_q8_0__gfx1100.0(%157, %29, %238, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %240 = arith.muli %235, %c17 : index
        %241 = arith.addi %240, %c5 : index
        %242 = arith.muli %operandTileRows, %c9 : index
        %243 = arith.muli %241, %242 : index
        %244 = arith.addi %181, %243 : index
        %245 = vector.load %x[%244] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %246 = arith.addi %244, %175 : index
        %247 = vector.load %x[%246] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %248 = vector.shuffle %245, %247 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %249 = wave.mma %248, %239#0, %236 : vector<16xf16>, vector<8xf32>
        %250 = arith.addi %240, %c3 : index
        %251 = arith.muli %250, %242 : index
        %252 = arith.addi %181, %251 : index
        %253 = vector.load %x[%252] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %254 = arith.addi %252, %175 : index
        %255 = vector.load %x[%254] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %256 = vector.shuffle %253, %255 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %257 = wave.mma %256, %239#1, %249 : vector<16xf16>, vector<8xf32>
        scf.yield %257 : vector<8xf32>
      }
      scf.yield %237 : vector<8xf32>
    }
    %258 = vector.extract %35[0] : f32 from vector<8xf32>
    %259 = arith.cmpi sgt, %tileElements, %c5 : index
    scf.if %259 {
      func.call @expert_sum_q8_0__gfx1100.1(%c5, %19, %16, %groups, %factors, %29, %w, %258, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %260 = vector.extract %35[1] : f32 from vector<8xf32>
    %261 = arith.cmpi sgt, %tileElements, %c3 : index
    scf.if %261 {
      func.call @expert_sum_q8_0__gfx1100.1(%c3, %19, %16, %groups, %factors, %29, %w, %260, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %262 = vector.extract %35[2] : f32 from vector<8xf32>
    %263 = arith.cmpi sgt, %tileElements, %c17 : index
    scf.if %263 {
      func.call @expert_sum_q8_0__gfx1100.1(%c17, %19, %16, %groups, %factors, %29, %w, %262, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %264 = vector.extract %35[3] : f32 from vector<8xf32>
    %265 = arith.cmpi sgt, %tileElements, %c23 : index
    scf.if %265 {
      func.call @expert_sum_q8_0__gfx1100.1(%c23, %19, %16, %groups, %factors, %29, %w, %264, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %266 = vector.extract %35[4] : f32 from vector<8xf32>
    %267 = arith.cmpi sgt, %tileElements, %c6 : index
    scf.if %267 {
      func.call @expert_sum_q8_0__gfx1100.1(%c6, %19, %16, %groups, %factors, %29, %w, %266, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %268 = vector.extract %35[5] : f32 from vector<8xf32>
    %269 = arith.cmpi sgt, %tileElements, %c7 : index
    scf.if %269 {
      func.call @expert_sum_q8_0__gfx1100.1(%c7, %19, %16, %groups, %factors, %29, %w, %268, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %270 = vector.extract %35[6] : f32 from vector<8xf32>
    %271 = arith.cmpi sgt, %tileElements, %c8 : index
    scf.if %271 {
      func.call @expert_sum_q8_0__gfx1100.1(%c8, %19, %16, %groups, %factors, %29, %w, %270, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %272 = vector.extract %35[7] : f32 from vector<8xf32>
    %273 = arith.cmpi sgt, %tileElements, %c25 : index
    scf.if %273 {
      func.call @expert_sum_q8_0__gfx1100.1(%c25, %19, %16, %groups, %factors, %29, %w, %272, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
  }
  scf.if %9 {
    %274 = memref.load %groups[%c5] : memref<?xi32>
    %275 = arith.index_cast %274 : i32 to index
    %276 = wave.arrive %counters[%1], %275 : memref<?xi32>
    scf.if %276 {
      %277 = memref.load %step[%c5] : memref<?xi32>
      %278 = arith.index_cast %277 : i32 to index
      %279 = arith.muli %1, %c11 : index
      %280 = wave.lane
      %281 = arith.muli %280, %c6 : index
      %282 = arith.addi %279, %281 : index
      %283 = arith.cmpi slt, %282, %outputFeatures : index
      scf.if %283 {
        scf.for %284 = %0 to %278 step %c1 {
          %287 = scf.for %285 = %c5 to %expertsPerToken step %c3 iter_args(%286 = %c27) -> (vector<4xf32>) {
            %288 = arith.muli %284, %expertsPerToken : index
            %289 = arith.addi %288, %285 : index
            %290 = memref.load %weights[%289] : memref<?xf32>
            %291 = vector.broadcast %290 : f32 to vector<4xf32>
            %292 = arith.muli %289, %outputFeatures : index
            %293 = arith.addi %292, %282 : index
            %294 = vector.load %y[%293] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %295 = math.fma %291, %294, %286 : vector<4xf32>
            scf.yield %295 : vector<4xf32>
          }
          %296 = arith.muli %284, %outputFeatures : index
          %297 = arith.addi %296, %282 : index
          %298 = vector.load %residual[%297] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %299 = arith.addf %298, %287 : vector<4xf32>
          vector.store %299, %out[%297] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        }
      }
    }
  }
  wave.return
}
