// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertLinear(format='q8_0')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_linear_q8_0__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
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
func.func private @expert_linear_q8_0__gfx1100.1(%x0: index, %x1: index, %x2: index, %x3: memref<?xi32>, %x4: memref<?xf32>, %x5: index, %x6: memref<?xi8>, %x7: f32, %x8: index, %x9: f32, %x10: index, %x11: memref<?xf32>) {
  %fc0 = arith.constant 2 : index
  %fc1 = arith.constant 16 : index
  %fpairsAt = wave.param "pairsAt" : index
  %fc3 = arith.constant 1 : index
  %frowDivisor = wave.param "rowDivisor" : index
  %fhasFactors = wave.param "hasFactors" : index
  %foperandScale = wave.param "operandScale" : f32
  %fc7 = arith.constant 4 : index
  %foutputFeatures = wave.param "outputFeatures" : index
  %fc9 = arith.constant 32 : index
  %fc10 = arith.constant 0 : index
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
    %f25 = arith.addi %x8, %f18 : index
    %f26 = vector.load %x6[%f25] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    %f27 = vector.bitcast %f26 : vector<4xi8> to vector<1xf32>
    %f28 = vector.extract %f27[0] : f32 from vector<1xf32>
    %f29 = arith.mulf %f28, %f16 : f32
    %f30 = arith.mulf %x9, %f29 : f32
    %f31 = arith.muli %f10, %foutputFeatures : index
    %f32 = arith.muli %x10, %fc9 : index
    %f33 = arith.addi %f31, %f32 : index
    %f34 = arith.addi %f33, %f17 : index
    %f35 = arith.addi %f34, %fc10 : index
    memref.store %f24, %x11[%f35] : memref<?xf32>
    %f36 = arith.addi %f34, %fc1 : index
    memref.store %f30, %x11[%f36] : memref<?xf32>
  }
  func.return
}
wave.kernel @expert_linear_q8_0__gfx1100(%step: memref<?xi32> {wave.constant}, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %groups: memref<?xi32> {wave.constant}, %out: memref<?xf32>) {
  %c0 = arith.constant 2 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c2 = arith.constant 0 : index
  %c3 = arith.constant 4 : index
  %c4 = arith.constant 5 : index
  %c5 = arith.constant 6 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 127 : index
  %c8 = arith.constant 128 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %c10 = arith.constant 1 : index
  %alwaysStaged = wave.param "alwaysStaged" : index
  %stagedRows = wave.param "stagedRows" : index
  %operandTileRows = wave.param "operandTileRows" : index
  %c14 = arith.constant 8 : index
  %pairsAt = wave.param "pairsAt" : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c17 = arith.constant 32 : index
  %c18 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c21 = arith.constant 3 : index
  %tileElements = wave.param "tileElements" : index
  %c23 = arith.constant 7 : index
  %0 = wave.block 0
  %1 = arith.muli %0, %c0 : index
  %2 = wave.block 1
  %3 = memref.load %groups[%c2] : memref<?xi32>
  %4 = arith.index_cast %3 : i32 to index
  %5 = arith.cmpi slt, %2, %4 : index
  scf.if %5 {
    %6 = arith.muli %2, %c3 : index
    %7 = arith.addi %6, %c3 : index
    %8 = memref.load %groups[%7] : memref<?xi32>
    %9 = arith.index_cast %8 : i32 to index
    %10 = arith.addi %6, %c4 : index
    %11 = memref.load %groups[%10] : memref<?xi32>
    %12 = arith.index_cast %11 : i32 to index
    %13 = arith.addi %6, %c5 : index
    %14 = memref.load %groups[%13] : memref<?xi32>
    %15 = arith.index_cast %14 : i32 to index
    %16 = arith.muli %inputFeatures, %c6 : index
    %17 = arith.addi %inputFeatures, %c7 : index
    %18 = arith.divui %17, %c8 : index
    %19 = arith.muli %18, %c8 : index
    %20 = arith.addi %16, %19 : index
    %21 = arith.addi %20, %c8 : index
    %22 = arith.muli %9, %panelsPerExpert : index
    %23 = arith.addi %22, %1 : index
    %24 = arith.addi %23, %c2 : index
    %25 = arith.muli %24, %21 : index
    %26 = arith.addi %23, %c10 : index
    %27 = arith.muli %26, %21 : index
    %28 = arith.cmpi eq, %alwaysStaged, %c10 : index
    %29 = arith.cmpi sle, %15, %stagedRows : index
    %30 = arith.cmpi sgt, %stagedRows, %c2 : index
    %31 = arith.andi %29, %30 : i1
    %32 = arith.select %28, %28, %31 : i1
    %33:2 = scf.if %32 -> (vector<8xf32>, vector<8xf32>) {
      %34 = arith.addi %inputFeatures, %c14 : index
      %35 = arith.muli %stagedRows, %34 : index
      %36 = wave.scratch %35 : memref<?xf16>
      scf.for %37 = %c2 to %15 step %c10 {
        %38 = arith.addi %pairsAt, %12 : index
        %39 = arith.subi %15, %c10 : index
        %40 = arith.minsi %37, %39 : index
        %41 = arith.addi %38, %40 : index
        %42 = memref.load %groups[%41] : memref<?xi32>
        %43 = arith.index_cast %42 : i32 to index
        %44 = arith.divui %43, %rowDivisor : index
        %45 = arith.divui %44, %operandTileRows : index
        %46 = arith.divui %inputFeatures, %c6 : index
        %47 = arith.muli %45, %46 : index
        %48 = arith.divui %c2, %c6 : index
        %49 = arith.addi %47, %48 : index
        %50 = arith.muli %49, %c0 : index
        %51 = arith.remui %c2, %c6 : index
        %52 = arith.divui %51, %c14 : index
        %53 = arith.addi %50, %52 : index
        %54 = arith.muli %operandTileRows, %c14 : index
        %55 = arith.muli %53, %54 : index
        %56 = arith.remui %44, %operandTileRows : index
        %57 = arith.muli %56, %c14 : index
        %58 = arith.addi %55, %57 : index
        %59 = arith.remui %c2, %c14 : index
        %60 = arith.addi %58, %59 : index
        %61 = arith.muli %37, %34 : index
        %62 = arith.divui %inputFeatures, %c14 : index
        %63 = wave.wave
        %64 = arith.muli %63, %c17 : index
        %65 = wave.lane
        %66 = arith.addi %64, %65 : index
        scf.for %67 = %66 to %62 step %c17 {
          %68 = arith.muli %67, %54 : index
          %69 = arith.addi %60, %68 : index
          %70 = vector.load %x[%69] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          %71 = arith.muli %67, %c14 : index
          %72 = arith.addi %61, %71 : index
          vector.store %70, %36[%72] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        }
      }
      wave.barrier
      %73 = wave.lane
      %74 = arith.remui %73, %c6 : index
      %75 = arith.subi %15, %c10 : index
      %76 = arith.minsi %74, %75 : index
      %77 = arith.muli %76, %34 : index
      %78 = arith.divui %inputFeatures, %c17 : index
      %79 = arith.muli %c2, %stepsPerWave : index
      %80 = arith.minsi %79, %78 : index
      %81 = arith.addi %80, %stepsPerWave : index
      %82 = arith.minsi %81, %78 : index
      %83 = arith.cmpi eq, %wholeBlocks, %c10 : index
      %84 = arith.subi %82, %80 : index
      %85 = arith.divui %84, %c0 : index
      %86 = arith.muli %85, %c0 : index
      %87 = arith.addi %80, %86 : index
      %88 = arith.select %83, %81, %87 : index
      %92:2 = scf.for %89 = %80 to %88 step %c0 iter_args(%90 = %c18, %91 = %c18) -> (vector<8xf32>, vector<8xf32>) {
        %93 = arith.addi %89, %c2 : index
        %94:2 = func.call @expert_linear_q8_0__gfx1100.0(%73, %25, %93, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %95 = arith.addi %89, %c10 : index
        %96:2 = func.call @expert_linear_q8_0__gfx1100.0(%73, %25, %95, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %97:2 = func.call @expert_linear_q8_0__gfx1100.0(%73, %27, %93, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %98:2 = func.call @expert_linear_q8_0__gfx1100.0(%73, %27, %95, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %99 = arith.muli %89, %c0 : index
        %100 = arith.addi %99, %c2 : index
        %101 = arith.muli %c10, %c6 : index
        %102 = arith.muli %100, %101 : index
        %103 = arith.addi %77, %102 : index
        %104 = vector.load %36[%103] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %105 = arith.muli %c10, %c14 : index
        %106 = arith.addi %103, %105 : index
        %107 = vector.load %36[%106] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %108 = vector.shuffle %104, %107 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %109 = wave.mma %108, %94#0, %90 : vector<16xf16>, vector<8xf32>
        %110 = wave.mma %108, %97#0, %91 : vector<16xf16>, vector<8xf32>
        %111 = arith.addi %99, %c10 : index
        %112 = arith.muli %111, %101 : index
        %113 = arith.addi %77, %112 : index
        %114 = vector.load %36[%113] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %115 = arith.addi %113, %105 : index
        %116 = vector.load %36[%115] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %117 = vector.shuffle %114, %116 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %118 = wave.mma %117, %94#1, %109 : vector<16xf16>, vector<8xf32>
        %119 = wave.mma %117, %97#1, %110 : vector<16xf16>, vector<8xf32>
        %120 = arith.addi %99, %c0 : index
        %121 = arith.muli %120, %101 : index
        %122 = arith.addi %77, %121 : index
        %123 = vector.load %36[%122] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %124 = arith.addi %122, %105 : index
        %125 = vector.load %36[%124] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %126 = vector.shuffle %123, %125 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %127 = wave.mma %126, %96#0, %118 : vector<16xf16>, vector<8xf32>
        %128 = wave.mma %126, %98#0, %119 : vector<16xf16>, vector<8xf32>
        %129 = arith.addi %99, %c21 : index
        %130 = arith.muli %129, %101 : index
        %131 = arith.addi %77, %130 : index
        %132 = vector.load %36[%131] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %133 = arith.addi %131, %105 : index
        %134 = vector.load %36[%133] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %135 = vector.shuffle %132, %134 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %136 = wave.mma %135, %96#1, %127 : vector<16xf16>, vector<8xf32>
        %137 = wave.mma %135, %98#1, %128 : vector<16xf16>, vector<8xf32>
        scf.yield %136, %137 : vector<8xf32>, vector<8xf32>
      }
      %138 = arith.select %83, %88, %82 : index
      %142:2 = scf.for %139 = %88 to %138 step %c10 iter_args(%140 = %92#0, %141 = %92#1) -> (vector<8xf32>, vector<8xf32>) {
        %143 = arith.addi %139, %c2 : index
        %144:2 = func.call @expert_linear_q8_0__gfx1100.0(%73, %25, %143, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %145:2 = func.call @expert_linear_q8_0__gfx1100.0(%73, %27, %143, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %146 = arith.muli %139, %c0 : index
        %147 = arith.addi %146, %c2 : index
        %148 = arith.muli %c10, %c6 : index
        %149 = arith.muli %147, %148 : index
        %150 = arith.addi %77, %149 : index
        %151 = vector.load %36[%150] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %152 = arith.muli %c10, %c14 : index
        %153 = arith.addi %150, %152 : index
        %154 = vector.load %36[%153] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %155 = vector.shuffle %151, %154 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %156 = wave.mma %155, %144#0, %140 : vector<16xf16>, vector<8xf32>
        %157 = wave.mma %155, %145#0, %141 : vector<16xf16>, vector<8xf32>
        %158 = arith.addi %146, %c10 : index
        %159 = arith.muli %158, %148 : index
        %160 = arith.addi %77, %159 : index
        %161 = vector.load %36[%160] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %162 = arith.addi %160, %152 : index
        %163 = vector.load %36[%162] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %164 = vector.shuffle %161, %163 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %165 = wave.mma %164, %144#1, %156 : vector<16xf16>, vector<8xf32>
        %166 = wave.mma %164, %145#1, %157 : vector<16xf16>, vector<8xf32>
        scf.yield %165, %166 : vector<8xf32>, vector<8xf32>
      }
      scf.yield %142#0, %142#1 : vector<8xf32>, vector<8xf32>
    } else {
      %167 = wave.lane
      %168 = arith.remui %167, %c6 : index
      %169 = arith.addi %pairsAt, %12 : index
      %170 = arith.subi %15, %c10 : index
      %171 = arith.minsi %168, %170 : index
      %172 = arith.addi %169, %171 : index
      %173 = memref.load %groups[%172] : memref<?xi32>
      %174 = arith.index_cast %173 : i32 to index
      %175 = arith.divui %174, %rowDivisor : index
      %176 = arith.divui %175, %operandTileRows : index
      %177 = arith.divui %inputFeatures, %c6 : index
      %178 = arith.muli %176, %177 : index
      %179 = arith.divui %c2, %c6 : index
      %180 = arith.addi %178, %179 : index
      %181 = arith.muli %180, %c0 : index
      %182 = arith.remui %c2, %c6 : index
      %183 = arith.divui %182, %c14 : index
      %184 = arith.addi %181, %183 : index
      %185 = arith.muli %operandTileRows, %c14 : index
      %186 = arith.muli %184, %185 : index
      %187 = arith.remui %175, %operandTileRows : index
      %188 = arith.muli %187, %c14 : index
      %189 = arith.addi %186, %188 : index
      %190 = arith.remui %c2, %c14 : index
      %191 = arith.addi %189, %190 : index
      %192 = arith.divui %inputFeatures, %c17 : index
      %193 = arith.muli %c2, %stepsPerWave : index
      %194 = arith.minsi %193, %192 : index
      %195 = arith.addi %194, %stepsPerWave : index
      %196 = arith.minsi %195, %192 : index
      %197 = arith.cmpi eq, %wholeBlocks, %c10 : index
      %198 = arith.subi %196, %194 : index
      %199 = arith.divui %198, %c0 : index
      %200 = arith.muli %199, %c0 : index
      %201 = arith.addi %194, %200 : index
      %202 = arith.select %197, %195, %201 : index
      %206:2 = scf.for %203 = %194 to %202 step %c0 iter_args(%204 = %c18, %205 = %c18) -> (vector<8xf32>, vector<8xf32>) {
        %207 = arith.addi %203, %c2 : index
        %208:2 = func.call @expert_linear_q8_0__gfx1100.0(%167, %25, %207, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %209 = arith.addi %203, %c10 : index
        %210:2 = func.call @expert_linear_q8_0__gfx1100.0(%167, %25, %209, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %211:2 = func.call @expert_linear_q8_0__gfx1100.0(%167, %27, %207, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %212:2 = func.call @expert_linear_q8_0__gfx1100.0(%167, %27, %209, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %213 = arith.muli %203, %c0 : index
        %214 = arith.addi %213, %c2 : index
        %215 = arith.muli %operandTileRows, %c6 : index
        %216 = arith.muli %214, %215 : index
        %217 = arith.addi %191, %216 : index
        %218 = vector.load %x[%217] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %219 = arith.addi %217, %185 : index
        %220 = vector.load %x[%219] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %221 = vector.shuffle %218, %220 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %222 = wave.mma %221, %208#0, %204 : vector<16xf16>, vector<8xf32>
        %223 = wave.mma %221, %211#0, %205 : vector<16xf16>, vector<8xf32>
        %224 = arith.addi %213, %c10 : index
        %225 = arith.muli %224, %215 : index
        %226 = arith.addi %191, %225 : index
        %227 = vector.load %x[%226] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %228 = arith.addi %226, %185 : index
        %229 = vector.load %x[%228] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %230 = vector.shuffle %227, %229 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %231 = wave.mma %230, %208#1, %222 : vector<16xf16>, vector<8xf32>
        %232 = wave.mma %230, %211#1, %223 : vector<16xf16>, vector<8xf32>
        %233 = arith.addi %213, %c0 : index
        %234 = arith.muli %233, %215 : index
        %235 = arith.addi %191, %234 : index
        %236 = vector.load %x[%235] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %237 = arith.addi %235, %185 : index
        %238 = vector.load %x[%237] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %239 = vector.shuffle %236, %238 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %240 = wave.mma %239, %210#0, %231 : vector<16xf16>, vector<8xf32>
        %241 = wave.mma %239, %212#0, %232 : vector<16xf16>, vector<8xf32>
        %242 = arith.addi %213, %c21 : index
        %243 = arith.muli %242, %215 : index
        %244 = arith.addi %191, %243 : index
        %245 = vector.load %x[%244] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %246 = arith.addi %244, %185 : index
        %247 = vector.load %x[%246] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %248 = vector.shuffle %245, %247 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %249 = wave.mma %248, %210#1, %240 : vector<16xf16>, vector<8xf32>
        %250 = wave.mma %248, %212#1, %241 : vector<16xf16>, vector<8xf32>
        scf.yield %249, %250 : vector<8xf32>, vector<8xf32>
      }
      %251 = arith.select %197, %202, %196 : index
      %255:2 = scf.for %252 = %202 to %251 step %c10 iter_args(%253 = %206#0, %254 = %206#1) -> (vector<8xf32>, vector<8xf32>) {
        %256 = arith.addi %252, %c2 : index
        %257:2 = func.call @expert_linear_q8_0__gfx1100.0(%167, %25, %256, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %258:2 = func.call @expert_linear_q8_0__gfx1100.0(%167, %27, %256, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %259 = arith.muli %252, %c0 : index
        %260 = arith.addi %259, %c2 : index
        %261 = arith.muli %operandTileRows, %c6 : index
        %262 = arith.muli %260, %261 : index
        %263 = arith.addi %191, %262 : index
        %264 = vector.load %x[%263] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %265 = arith.addi %263, %185 : index
        %266 = vector.load %x[%265] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %267 = vector.shuffle %264, %266 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %268 = wave.mma %267, %257#0, %253 : vector<16xf16>, vector<8xf32>
        %269 = wave.mma %267, %258#0, %254 : vector<16xf16>, vector<8xf32>
        %270 = arith.addi %259, %c10 : index
        %271 = arith.muli %270, %261 : index
        %272 = arith.addi %191, %271 : index
        %273 = vector.load %x[%272] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %274 = arith.addi %272, %185 : index
        %275 = vector.load %x[%274] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %276 = vector.shuffle %273, %275 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %277 = wave.mma %276, %257#1, %268 : vector<16xf16>, vector<8xf32>
        %278 = wave.mma %276, %258#1, %269 : vector<16xf16>, vector<8xf32>
        scf.yield %277, %278 : vector<8xf32>, vector<8xf32>
      }
      scf.yield %255#0, %255#1 : vector<8xf32>, vector<8xf32>
    }
    %279 = vector.extract %33#0[0] : f32 from vector<8xf32>
    %280 = vector.extract %33#1[0] : f32 from vector<8xf32>
    %281 = arith.cmpi sgt, %tileElements, %c2 : index
    scf.if %281 {
      func.call @expert_linear_q8_0__gfx1100.1(%c2, %15, %12, %groups, %factors, %25, %w, %279, %27, %280, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %282 = vector.extract %33#0[1] : f32 from vector<8xf32>
    %283 = vector.extract %33#1[1] : f32 from vector<8xf32>
    %284 = arith.cmpi sgt, %tileElements, %c10 : index
    scf.if %284 {
      func.call @expert_linear_q8_0__gfx1100.1(%c10, %15, %12, %groups, %factors, %25, %w, %282, %27, %283, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %285 = vector.extract %33#0[2] : f32 from vector<8xf32>
    %286 = vector.extract %33#1[2] : f32 from vector<8xf32>
    %287 = arith.cmpi sgt, %tileElements, %c0 : index
    scf.if %287 {
      func.call @expert_linear_q8_0__gfx1100.1(%c0, %15, %12, %groups, %factors, %25, %w, %285, %27, %286, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %288 = vector.extract %33#0[3] : f32 from vector<8xf32>
    %289 = vector.extract %33#1[3] : f32 from vector<8xf32>
    %290 = arith.cmpi sgt, %tileElements, %c21 : index
    scf.if %290 {
      func.call @expert_linear_q8_0__gfx1100.1(%c21, %15, %12, %groups, %factors, %25, %w, %288, %27, %289, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %291 = vector.extract %33#0[4] : f32 from vector<8xf32>
    %292 = vector.extract %33#1[4] : f32 from vector<8xf32>
    %293 = arith.cmpi sgt, %tileElements, %c3 : index
    scf.if %293 {
      func.call @expert_linear_q8_0__gfx1100.1(%c3, %15, %12, %groups, %factors, %25, %w, %291, %27, %292, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %294 = vector.extract %33#0[5] : f32 from vector<8xf32>
    %295 = vector.extract %33#1[5] : f32 from vector<8xf32>
    %296 = arith.cmpi sgt, %tileElements, %c4 : index
    scf.if %296 {
      func.call @expert_linear_q8_0__gfx1100.1(%c4, %15, %12, %groups, %factors, %25, %w, %294, %27, %295, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %297 = vector.extract %33#0[6] : f32 from vector<8xf32>
    %298 = vector.extract %33#1[6] : f32 from vector<8xf32>
    %299 = arith.cmpi sgt, %tileElements, %c5 : index
    scf.if %299 {
      func.call @expert_linear_q8_0__gfx1100.1(%c5, %15, %12, %groups, %factors, %25, %w, %297, %27, %298, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %300 = vector.extract %33#0[7] : f32 from vector<8xf32>
    %301 = vector.extract %33#1[7] : f32 from vector<8xf32>
    %302 = arith.cmpi sgt, %tileElements, %c23 : index
    scf.if %302 {
      func.call @expert_linear_q8_0__gfx1100.1(%c23, %15, %12, %groups, %factors, %25, %w, %300, %27, %301, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
  }
  wave.return
}
