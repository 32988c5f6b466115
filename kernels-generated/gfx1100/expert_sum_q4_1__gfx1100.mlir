// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertSum(format='q4_1', norm=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_sum_q4_1__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>, %x5: memref<?xi8>, %x6: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 64 : index
  %fc2 = arith.constant 4 : index
  %fc3 = arith.constant 128 : index
  %fscalesInLds = wave.param "scalesInLds" : index
  %fc5 = arith.constant 0 : index
  %fc6 = arith.constant 2 : index
  %fc7 = arith.constant 127 : index
  %fc8 = arith.constant 256 : index
  %fc9 = arith.constant dense<0> : vector<4xi32>
  %fc10 = arith.constant dense<983055> : vector<4xi32>
  %fc11 = arith.constant dense<1677747200> : vector<4xi32>
  %fc12 = arith.constant dense<4> : vector<4xi32>
  %fc13 = arith.constant dense<8> : vector<4xi32>
  %fc14 = arith.constant dense<12> : vector<4xi32>
  %fc15 = arith.constant dense<0x6400> : vector<32xf16>
  %f0 = arith.remui %x0, %fc0 : index
  %f1 = arith.muli %x1, %fc1 : index
  %f2 = arith.muli %f0, %fc2 : index
  %f3 = arith.addi %f1, %f2 : index
  %f4 = arith.addi %x2, %fc3 : index
  %f5 = arith.cmpi sgt, %fscalesInLds, %fc5 : index
  %f6 = scf.if %f5 -> (vector<4xi8>) {
    %f7 = arith.addi %x3, %f3 : index
    %f8 = vector.load %x4[%f7] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    scf.yield %f8 : vector<4xi8>
  } else {
    %f9 = arith.addi %f4, %f3 : index
    %f10 = vector.load %x5[%f9] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    scf.yield %f10 : vector<4xi8>
  }
  %f11 = vector.bitcast %f6 : vector<4xi8> to vector<2xf16>
  %f12 = vector.extract %f11[0] : f16 from vector<2xf16>
  %f13 = vector.broadcast %f12 : f16 to vector<16xf16>
  %f14 = vector.extract %f11[1] : f16 from vector<2xf16>
  %f15 = vector.broadcast %f14 : f16 to vector<16xf16>
  %f16 = arith.muli %x6, %fc6 : index
  %f17 = arith.addi %f16, %fc7 : index
  %f18 = arith.divui %f17, %fc3 : index
  %f19 = arith.muli %f18, %fc3 : index
  %f20 = arith.addi %f4, %f19 : index
  %f21 = arith.muli %x1, %fc8 : index
  %f22 = arith.addi %f20, %f21 : index
  %f23 = arith.muli %f0, %fc0 : index
  %f24 = arith.addi %f22, %f23 : index
  %f25 = vector.load %x5[%f24] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f26 = vector.bitcast %f25 : vector<16xi8> to vector<4xi32>
  %f27 = arith.shrui %f26, %fc9 : vector<4xi32>
  %f28 = arith.andi %f27, %fc10 : vector<4xi32>
  %f29 = arith.ori %f28, %fc11 : vector<4xi32>
  %f30 = vector.bitcast %f29 : vector<4xi32> to vector<8xf16>
  %f31 = arith.shrui %f26, %fc12 : vector<4xi32>
  %f32 = arith.andi %f31, %fc10 : vector<4xi32>
  %f33 = arith.ori %f32, %fc11 : vector<4xi32>
  %f34 = vector.bitcast %f33 : vector<4xi32> to vector<8xf16>
  %f35 = arith.shrui %f26, %fc13 : vector<4xi32>
  %f36 = arith.andi %f35, %fc10 : vector<4xi32>
  %f37 = arith.ori %f36, %fc11 : vector<4xi32>
  %f38 = vector.bitcast %f37 : vector<4xi32> to vector<8xf16>
  %f39 = arith.shrui %f26, %fc14 : vector<4xi32>
  %f40 = arith.andi %f39, %fc10 : vector<4xi32>
  %f41 = arith.ori %f40, %fc11 : vector<4xi32>
  %f42 = vector.bitcast %f41 : vector<4xi32> to vector<8xf16>
  %f43 = vector.shuffle %f30, %f34 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f44 = vector.shuffle %f38, %f42 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f45 = vector.shuffle %f43, %f44 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f46 = arith.subf %f45, %fc15 : vector<32xf16>
  %f47 = vector.shuffle %f46, %f46 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f48 = vector.shuffle %f46, %f46 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f49 = math.fma %f47, %f13, %f15 : vector<16xf16>
  %f50 = math.fma %f48, %f13, %f15 : vector<16xf16>
  func.return %f49, %f50 : vector<16xf16>, vector<16xf16>
}
func.func private @expert_sum_q4_1__gfx1100.1(%x0: index, %x1: index, %x2: index, %x3: memref<?xi32>, %x4: memref<?xf32>, %x5: index, %x6: memref<?xi8>, %x7: f32, %x8: index, %x9: index, %x10: index, %x11: memref<?xf32>) {
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
wave.kernel @expert_sum_q4_1__gfx1100(%step: memref<?xi32> {wave.constant}, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %groups: memref<?xi32> {wave.constant}, %weights: memref<?xf32>, %residual: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %y: memref<?xf32>) attributes {waves = 8 : i64} {
  %outputFeatures = wave.param "outputFeatures" : index
  %c1 = arith.constant 8 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %c3 = arith.constant 1 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 4 : index
  %c7 = arith.constant 5 : index
  %c8 = arith.constant 6 : index
  %c9 = arith.constant 2 : index
  %c10 = arith.constant 127 : index
  %c11 = arith.constant 128 : index
  %scalesInLds = wave.param "scalesInLds" : index
  %c13 = arith.constant 32 : index
  %c14 = arith.constant 16 : index
  %c15 = arith.constant 256 : index
  %alwaysStaged = wave.param "alwaysStaged" : index
  %stagedRows = wave.param "stagedRows" : index
  %operandTileRows = wave.param "operandTileRows" : index
  %pairsAt = wave.param "pairsAt" : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c21 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c24 = arith.constant 3 : index
  %tileElements = wave.param "tileElements" : index
  %c26 = arith.constant 7 : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %c28 = arith.constant dense<0x00000000> : vector<4xf32>
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
    %20 = arith.muli %inputFeatures, %c1 : index
    %21 = arith.muli %inputFeatures, %c9 : index
    %22 = arith.addi %21, %c10 : index
    %23 = arith.divui %22, %c11 : index
    %24 = arith.muli %23, %c11 : index
    %25 = arith.addi %20, %24 : index
    %26 = arith.addi %25, %c11 : index
    %27 = arith.muli %13, %panelsPerExpert : index
    %28 = arith.addi %27, %5 : index
    %29 = arith.addi %28, %c5 : index
    %30 = arith.muli %29, %26 : index
    %31 = arith.muli %scalesInLds, %c1 : index
    %32 = wave.scratch %31 : memref<?xi8>
    %33 = arith.cmpi sgt, %scalesInLds, %c5 : index
    scf.if %33 {
      scf.for %34 = %c5 to %c1 step %c3 {
        %35 = arith.addi %2, %34 : index
        %36 = arith.minsi %35, %4 : index
        %37 = arith.addi %27, %36 : index
        %38 = arith.muli %37, %26 : index
        %39 = arith.addi %38, %c11 : index
        %40 = arith.muli %0, %c13 : index
        %41 = wave.lane
        %42 = arith.addi %40, %41 : index
        %43 = arith.divui %scalesInLds, %c14 : index
        scf.for %44 = %42 to %43 step %c15 {
          %45 = arith.muli %44, %c14 : index
          %46 = arith.addi %39, %45 : index
          %47 = vector.load %w[%46] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          %48 = arith.muli %34, %scalesInLds : index
          %49 = arith.addi %48, %45 : index
          vector.store %47, %32[%49] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        }
      }
      wave.barrier
    }
    %50 = arith.addi %0, %c5 : index
    %51 = arith.muli %50, %scalesInLds : index
    %52 = arith.cmpi eq, %alwaysStaged, %c3 : index
    %53 = arith.cmpi sle, %19, %stagedRows : index
    %54 = arith.cmpi sgt, %stagedRows, %c5 : index
    %55 = arith.andi %53, %54 : i1
    %56 = arith.select %52, %52, %55 : i1
    %57 = scf.if %56 -> (vector<8xf32>) {
      %58 = arith.addi %inputFeatures, %c1 : index
      %59 = arith.muli %stagedRows, %58 : index
      %60 = wave.scratch %59 : memref<?xf16>
      scf.for %61 = %c5 to %19 step %c3 {
        %62 = arith.addi %pairsAt, %16 : index
        %63 = arith.subi %19, %c3 : index
        %64 = arith.minsi %61, %63 : index
        %65 = arith.addi %62, %64 : index
        %66 = memref.load %groups[%65] : memref<?xi32>
        %67 = arith.index_cast %66 : i32 to index
        %68 = arith.divui %67, %rowDivisor : index
        %69 = arith.divui %68, %operandTileRows : index
        %70 = arith.divui %inputFeatures, %c14 : index
        %71 = arith.muli %69, %70 : index
        %72 = arith.divui %c5, %c14 : index
        %73 = arith.addi %71, %72 : index
        %74 = arith.muli %73, %c9 : index
        %75 = arith.remui %c5, %c14 : index
        %76 = arith.divui %75, %c1 : index
        %77 = arith.addi %74, %76 : index
        %78 = arith.muli %operandTileRows, %c1 : index
        %79 = arith.muli %77, %78 : index
        %80 = arith.remui %68, %operandTileRows : index
        %81 = arith.muli %80, %c1 : index
        %82 = arith.addi %79, %81 : index
        %83 = arith.remui %c5, %c1 : index
        %84 = arith.addi %82, %83 : index
        %85 = arith.muli %61, %58 : index
        %86 = arith.divui %inputFeatures, %c1 : index
        %87 = arith.muli %0, %c13 : index
        %88 = wave.lane
        %89 = arith.addi %87, %88 : index
        scf.for %90 = %89 to %86 step %c15 {
          %91 = arith.muli %90, %78 : index
          %92 = arith.addi %84, %91 : index
          %93 = vector.load %x[%92] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          %94 = arith.muli %90, %c1 : index
          %95 = arith.addi %85, %94 : index
          vector.store %93, %60[%95] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        }
      }
      wave.barrier
      %96 = wave.lane
      %97 = arith.remui %96, %c14 : index
      %98 = arith.subi %19, %c3 : index
      %99 = arith.minsi %97, %98 : index
      %100 = arith.muli %99, %58 : index
      %101 = arith.divui %inputFeatures, %c13 : index
      %102 = arith.muli %c5, %stepsPerWave : index
      %103 = arith.minsi %102, %101 : index
      %104 = arith.addi %103, %stepsPerWave : index
      %105 = arith.minsi %104, %101 : index
      %106 = arith.cmpi eq, %wholeBlocks, %c3 : index
      %107 = arith.subi %105, %103 : index
      %108 = arith.divui %107, %c9 : index
      %109 = arith.muli %108, %c9 : index
      %110 = arith.addi %103, %109 : index
      %111 = arith.select %106, %104, %110 : index
      %114 = scf.for %112 = %103 to %111 step %c9 iter_args(%113 = %c21) -> (vector<8xf32>) {
        %115 = arith.addi %112, %c5 : index
        %116:2 = func.call @expert_sum_q4_1__gfx1100.0(%96, %115, %30, %51, %32, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %117 = arith.addi %112, %c3 : index
        %118:2 = func.call @expert_sum_q4_1__gfx1100.0(%96, %117, %30, %51, %32, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %119 = arith.muli %112, %c9 : index
        %120 = arith.addi %119, %c5 : index
        %121 = arith.muli %c3, %c14 : index
        %122 = arith.muli %120, %121 : index
        %123 = arith.addi %100, %122 : index
        %124 = vector.load %60[%123] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %125 = arith.muli %c3, %c1 : index
        %126 = arith.addi %123, %125 : index
        %127 = vector.load %60[%126] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %128 = vector.shuffle %124, %127 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %129 = wave.mma %128, %116#0, %113 : vector<16xf16>, vector<8xf32>
        %130 = arith.addi %119, %c3 : index
        %131 = arith.muli %130, %121 : index
        %132 = arith.addi %100, %131 : index
        %133 = vector.load %60[%132] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %134 = arith.addi %132, %125 : index
        %135 = vector.load %60[%134] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %136 = vector.shuffle %133, %135 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %137 = wave.mma %136, %116#1, %129 : vector<16xf16>, vector<8xf32>
        %138 = arith.addi %119, %c9 : index
        %139 = arith.muli %138, %121 : index
        %140 = arith.addi %100, %139 : index
        %141 = vector.load %60[%140] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %142 = arith.addi %140, %125 : index
        %143 = vector.load %60[%142] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %144 = vector.shuffle %141, %143 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %145 = wave.mma %144, %118#0, %137 : vector<16xf16>, vector<8xf32>
        %146 = arith.addi %119, %c24 : index
        %147 = arith.muli %146, %121 : index
        %148 = arith.addi %100, %147 : index
        %149 = vector.load %60[%148] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %150 = arith.addi %148, %125 : index
        %151 = vector.load %60[%150] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %152 = vector.shuffle %149, %151 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %153 = wave.mma %152, %118#1, %145 : vector<16xf16>, vector<8xf32>
        scf.yield %153 : vector<8xf32>
      }
      %154 = arith.select %106, %111, %105 : index
      %157 = scf.for %155 = %111 to %154 step %c3 iter_args(%156 = %114) -> (vector<8xf32>) {
        %158 = arith.addi %155, %c5 : index
        %159:2 = func.call @expert_sum_q4_1__gfx1100.0(%96, %158, %30, %51, %32, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %160 = arith.muli %155, %c9 : index
        %161 = arith.addi %160, %c5 : index
        %162 = arith.muli %c3, %c14 : index
        %163 = arith.muli %161, %162 : index
        %164 = arith.addi %100, %163 : index
        %165 = vector.load %60[%164] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %166 = arith.muli %c3, %c1 : index
        %167 = arith.addi %164, %166 : index
        %168 = vector.load %60[%167] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %169 = vector.shuffle %165, %168 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %170 = wave.mma %169, %159#0, %156 : vector<16xf16>, vector<8xf32>
        %171 = arith.addi %160, %c3 : index
        %172 = arith.muli %171, %162 : index
        %173 = arith.addi %100, %172 : index
        %174 = vector.load %60[%173] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %175 = arith.addi %173, %166 : index
        %176 = vector.load %60[%175] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %177 = vector.shuffle %174, %176 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %178 = wave.mma %177, %159#1, %170 : vector<16xf16>, vector<8xf32>
        scf.yield %178 : vector<8xf32>
      }
      scf.yield %157 : vector<8xf32>
    } else {
      %179 = wave.lane
      %180 = arith.remui %179, %c14 : index
      %181 = arith.addi %pairsAt, %16 : index
      %182 = arith.subi %19, %c3 : index
      %183 = arith.minsi %180, %182 : index
      %184 = arith.addi %181, %183 : index
      %185 = memref.load %groups[%184] : memref<?xi32>
      %186 = arith.index_cast %185 : i32 to index
      %187 = arith.divui %186, %rowDivisor : index
      %188 = arith.divui %187, %operandTileRows : index
      %189 = arith.divui %inputFeatures, %c14 : index
      %190 = arith.muli %188, %189 : index
      %191 = arith.divui %c5, %c14 : index
      %192 = arith.addi %190, %191 : index
      %193 = arith.muli %192, %c9 : index
      %194 = arith.remui %c5, %c14 : index
      %195 = arith.divui %194, %c1 : index
      %196 = arith.addi %193, %195 : index
      %197 = arith.muli %operandTileRows, %c1 : index
      %198 = arith.muli %196, %197 : index
      %199 = arith.remui %187, %operandTileRows : index
      %200 = arith.muli %199, %c1 : index
      %201 = arith.addi %198, %200 : index
      %202 = arith.remui %c5, %c1 : index
      %203 = arith.addi %201, %202 : index
      %204 = arith.divui %inputFeatures, %c13 : index
      %205 = arith.muli %c5, %stepsPerWave : index
      %206 = arith.minsi %205, %204 : index
      %207 = arith.addi %206, %stepsPerWave : index
      %208 = arith.minsi %207, %204 : index
      %209 = arith.cmpi eq, %wholeBlocks, %c3 : index
      %210 = arith.subi %208, %206 : index
      %211 = arith.divui %210, %c9 : index
      %212 = arith.muli %211, %c9 : index
      %213 = arith.addi %206, %212 : index
      %214 = arith.select %209, %207, %213 : index
      %217 = scf.for %215 = %206 to %214 step %c9 iter_args(%216 = %c21) -> (vector<8xf32>) {
        %218 = arith.addi %215, %c5 : index
        %219:2 = func.call @expert_sum_q4_1__gfx1100.0(%179, %218, %30, %51, %32, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %220 = arith.addi %215, %c3 : index
        %221:2 = func.call @expert_sum_q4_1__gfx1100.0(%179, %220, %30, %51, %32, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %222 = arith.muli %215, %c9 : index
        %223 = arith.addi %222, %c5 : index
        %224 = arith.muli %operandTileRows, %c14 : index
        %225 = arith.muli %223, %224 : index
        %226 = arith.addi %203, %225 : index
        %227 = vector.load %x[%226] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %228 = arith.addi %226, %197 : index
        %229 = vector.load %x[%228] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %230 = vector.shuffle %227, %229 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %231 = wave.mma %230, %219#0, %216 : vector<16xf16>, vector<8xf32>
        %232 = arith.addi %222, %c3 : index
        %233 = arith.muli %232, %224 : index
        %234 = arith.addi %203, %233 : index
        %235 = vector.load %x[%234] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %236 = arith.addi %234, %197 : index
        %237 = vector.load %x[%236] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %238 = vector.shuffle %235, %237 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %239 = wave.mma %238, %219#1, %231 : vector<16xf16>, vector<8xf32>
        %240 = arith.addi %222, %c9 : index
        %241 = arith.muli %240, %224 : index
        %242 = arith.addi %203, %241 : index
        %243 = vector.load %x[%242] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %244 = arith.addi %242, %197 : index
        %245 = vector.load %x[%244] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %246 = vector.shuffle %243, %245 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %247 = wave.mma %246, %221#0, %239 : vector<16xf16>, vector<8xf32>
        %248 = arith.addi %222, %c24 : index
        %249 = arith.muli %248, %224 : index
        %250 = arith.addi %203, %249 : index
        %251 = vector.load %x[%250] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %252 = arith.addi %250, %197 : index
        %253 = vector.load %x[%252] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %254 = vector.shuffle %251, %253 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %255 = wave.mma %254, %221#1, %247 : vector<16xf16>, vector<8xf32>
        scf.yield %255 : vector<8xf32>
      }
      %256 = arith.select %209, %214, %208 : index
      %259 = scf.for %257 = %214 to %256 step %c3 iter_args(%258 = %217) -> (vector<8xf32>) {
        %260 = arith.addi %257, %c5 : index
        %261:2 = func.call @expert_sum_q4_1__gfx1100.0(%179, %260, %30, %51, %32, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %262 = arith.muli %257, %c9 : index
        %263 = arith.addi %262, %c5 : index
        %264 = arith.muli %operandTileRows, %c14 : index
        %265 = arith.muli %263, %264 : index
        %266 = arith.addi %203, %265 : index
        %267 = vector.load %x[%266] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %268 = arith.addi %266, %197 : index
        %269 = vector.load %x[%268] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %270 = vector.shuffle %267, %269 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %271 = wave.mma %270, %261#0, %258 : vector<16xf16>, vector<8xf32>
        %272 = arith.addi %262, %c3 : index
        %273 = arith.muli %272, %264 : index
        %274 = arith.addi %203, %273 : index
        %275 = vector.load %x[%274] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %276 = arith.addi %274, %197 : index
        %277 = vector.load %x[%276] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %278 = vector.shuffle %275, %277 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %279 = wave.mma %278, %261#1, %271 : vector<16xf16>, vector<8xf32>
        scf.yield %279 : vector<8xf32>
      }
      scf.yield %259 : vector<8xf32>
    }
    %280 = vector.extract %57[0] : f32 from vector<8xf32>
    %281 = arith.cmpi sgt, %tileElements, %c5 : index
    scf.if %281 {
      func.call @expert_sum_q4_1__gfx1100.1(%c5, %19, %16, %groups, %factors, %30, %w, %280, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %282 = vector.extract %57[1] : f32 from vector<8xf32>
    %283 = arith.cmpi sgt, %tileElements, %c3 : index
    scf.if %283 {
      func.call @expert_sum_q4_1__gfx1100.1(%c3, %19, %16, %groups, %factors, %30, %w, %282, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %284 = vector.extract %57[2] : f32 from vector<8xf32>
    %285 = arith.cmpi sgt, %tileElements, %c9 : index
    scf.if %285 {
      func.call @expert_sum_q4_1__gfx1100.1(%c9, %19, %16, %groups, %factors, %30, %w, %284, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %286 = vector.extract %57[3] : f32 from vector<8xf32>
    %287 = arith.cmpi sgt, %tileElements, %c24 : index
    scf.if %287 {
      func.call @expert_sum_q4_1__gfx1100.1(%c24, %19, %16, %groups, %factors, %30, %w, %286, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %288 = vector.extract %57[4] : f32 from vector<8xf32>
    %289 = arith.cmpi sgt, %tileElements, %c6 : index
    scf.if %289 {
      func.call @expert_sum_q4_1__gfx1100.1(%c6, %19, %16, %groups, %factors, %30, %w, %288, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %290 = vector.extract %57[5] : f32 from vector<8xf32>
    %291 = arith.cmpi sgt, %tileElements, %c7 : index
    scf.if %291 {
      func.call @expert_sum_q4_1__gfx1100.1(%c7, %19, %16, %groups, %factors, %30, %w, %290, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %292 = vector.extract %57[6] : f32 from vector<8xf32>
    %293 = arith.cmpi sgt, %tileElements, %c8 : index
    scf.if %293 {
      func.call @expert_sum_q4_1__gfx1100.1(%c8, %19, %16, %groups, %factors, %30, %w, %292, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %294 = vector.extract %57[7] : f32 from vector<8xf32>
    %295 = arith.cmpi sgt, %tileElements, %c26 : index
    scf.if %295 {
      func.call @expert_sum_q4_1__gfx1100.1(%c26, %19, %16, %groups, %factors, %30, %w, %294, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
  }
  scf.if %9 {
    %296 = memref.load %groups[%c5] : memref<?xi32>
    %297 = arith.index_cast %296 : i32 to index
    %298 = wave.arrive %counters[%1], %297 : memref<?xi32>
    scf.if %298 {
      %299 = memref.load %step[%c5] : memref<?xi32>
      %300 = arith.index_cast %299 : i32 to index
      %301 = arith.muli %1, %c11 : index
      %302 = wave.lane
      %303 = arith.muli %302, %c6 : index
      %304 = arith.addi %301, %303 : index
      %305 = arith.cmpi slt, %304, %outputFeatures : index
      scf.if %305 {
        scf.for %306 = %0 to %300 step %c1 {
          %309 = scf.for %307 = %c5 to %expertsPerToken step %c3 iter_args(%308 = %c28) -> (vector<4xf32>) {
            %310 = arith.muli %306, %expertsPerToken : index
            %311 = arith.addi %310, %307 : index
            %312 = memref.load %weights[%311] : memref<?xf32>
            %313 = vector.broadcast %312 : f32 to vector<4xf32>
            %314 = arith.muli %311, %outputFeatures : index
            %315 = arith.addi %314, %304 : index
            %316 = vector.load %y[%315] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %317 = math.fma %313, %316, %308 : vector<4xf32>
            scf.yield %317 : vector<4xf32>
          }
          %318 = arith.muli %306, %outputFeatures : index
          %319 = arith.addi %318, %304 : index
          %320 = vector.load %residual[%319] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %321 = arith.addf %320, %309 : vector<4xf32>
          vector.store %321, %out[%319] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        }
      }
    }
  }
  wave.return
}
