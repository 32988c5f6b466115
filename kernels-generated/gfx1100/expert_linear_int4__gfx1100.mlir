// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertLinear(format='int4')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_linear_int4__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: index, %x5: memref<?xi8>, %x6: memref<?xi8>) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fgroupSize = wave.param "groupSize" : index
  %fc2 = arith.constant 32 : index
  %fc3 = arith.constant 2 : index
  %fc4 = arith.constant 8 : index
  %fscalesInLds = wave.param "scalesInLds" : index
  %fc6 = arith.constant 0 : index
  %fc7 = arith.constant 4 : index
  %fc8 = arith.constant 15 : i32
  %fc9 = arith.constant 25600 : i32
  %fc10 = arith.constant 256 : index
  %fc11 = arith.constant dense<0> : vector<4xi32>
  %fc12 = arith.constant dense<983055> : vector<4xi32>
  %fc13 = arith.constant dense<1677747200> : vector<4xi32>
  %fc14 = arith.constant dense<4> : vector<4xi32>
  %fc15 = arith.constant dense<8> : vector<4xi32>
  %fc16 = arith.constant dense<12> : vector<4xi32>
  %f0 = arith.remui %x0, %fc0 : index
  %f1 = arith.divui %fgroupSize, %fc2 : index
  %f2 = arith.divui %x1, %f1 : index
  %f3 = arith.divui %x2, %fgroupSize : index
  %f4 = arith.muli %f2, %fc2 : index
  %f5 = arith.muli %f0, %fc3 : index
  %f6 = arith.addi %f4, %f5 : index
  %f7 = arith.muli %x2, %fc4 : index
  %f8 = arith.addi %x3, %f7 : index
  %f9 = arith.cmpi sgt, %fscalesInLds, %fc6 : index
  %f10 = scf.if %f9 -> (vector<2xi8>) {
    %f11 = arith.addi %x4, %f6 : index
    %f12 = vector.load %x5[%f11] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
    scf.yield %f12 : vector<2xi8>
  } else {
    %f13 = arith.addi %f8, %f6 : index
    %f14 = vector.load %x6[%f13] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
    scf.yield %f14 : vector<2xi8>
  }
  %f15 = vector.bitcast %f10 : vector<2xi8> to vector<1xf16>
  %f16 = vector.extract %f15[0] : f16 from vector<1xf16>
  %f17 = arith.muli %f3, %fc2 : index
  %f18 = arith.muli %f2, %fc4 : index
  %f19 = arith.addi %f17, %f18 : index
  %f20 = arith.divui %f0, %fc3 : index
  %f21 = arith.addi %f19, %f20 : index
  %f22 = scf.if %f9 -> (vector<1xi8>) {
    %f23 = arith.addi %x4, %f21 : index
    %f24 = vector.load %x5[%f23] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
    scf.yield %f24 : vector<1xi8>
  } else {
    %f25 = arith.addi %f8, %f21 : index
    %f26 = vector.load %x6[%f25] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
    scf.yield %f26 : vector<1xi8>
  }
  %f27 = vector.extract %f22[0] : i8 from vector<1xi8>
  %f28 = arith.remui %f0, %fc3 : index
  %f29 = arith.muli %f28, %fc7 : index
  %f30 = arith.index_cast %f29 : index to i32
  %f31 = arith.extui %f27 : i8 to i32
  %f32 = arith.shrui %f31, %f30 : i32
  %f33 = arith.andi %f32, %fc8 : i32
  %f34 = arith.ori %f33, %fc9 : i32
  %f35 = arith.trunci %f34 : i32 to i16
  %f36 = arith.bitcast %f35 : i16 to f16
  %f37 = arith.muli %x1, %fc10 : index
  %f38 = arith.addi %x3, %f37 : index
  %f39 = arith.muli %f0, %fc0 : index
  %f40 = arith.addi %f38, %f39 : index
  %f41 = vector.load %x6[%f40] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f42 = vector.bitcast %f41 : vector<16xi8> to vector<4xi32>
  %f43 = arith.shrui %f42, %fc11 : vector<4xi32>
  %f44 = arith.andi %f43, %fc12 : vector<4xi32>
  %f45 = arith.ori %f44, %fc13 : vector<4xi32>
  %f46 = vector.bitcast %f45 : vector<4xi32> to vector<8xf16>
  %f47 = arith.shrui %f42, %fc14 : vector<4xi32>
  %f48 = arith.andi %f47, %fc12 : vector<4xi32>
  %f49 = arith.ori %f48, %fc13 : vector<4xi32>
  %f50 = vector.bitcast %f49 : vector<4xi32> to vector<8xf16>
  %f51 = arith.shrui %f42, %fc15 : vector<4xi32>
  %f52 = arith.andi %f51, %fc12 : vector<4xi32>
  %f53 = arith.ori %f52, %fc13 : vector<4xi32>
  %f54 = vector.bitcast %f53 : vector<4xi32> to vector<8xf16>
  %f55 = arith.shrui %f42, %fc16 : vector<4xi32>
  %f56 = arith.andi %f55, %fc12 : vector<4xi32>
  %f57 = arith.ori %f56, %fc13 : vector<4xi32>
  %f58 = vector.bitcast %f57 : vector<4xi32> to vector<8xf16>
  %f59 = vector.shuffle %f46, %f50 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f60 = vector.shuffle %f54, %f58 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f61 = vector.shuffle %f59, %f60 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f62 = vector.broadcast %f36 : f16 to vector<32xf16>
  %f63 = arith.subf %f61, %f62 : vector<32xf16>
  %f64 = vector.broadcast %f16 : f16 to vector<32xf16>
  %f65 = arith.mulf %f63, %f64 : vector<32xf16>
  %f66 = vector.shuffle %f65, %f65 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f67 = vector.shuffle %f65, %f65 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  func.return %f66, %f67 : vector<16xf16>, vector<16xf16>
}
func.func private @expert_linear_int4__gfx1100.1(%x0: index, %x1: index, %x2: index, %x3: memref<?xi32>, %x4: memref<?xf32>, %x5: f32, %x6: f32, %x7: index, %x8: memref<?xf32>) {
  %fc0 = arith.constant 2 : index
  %fc1 = arith.constant 16 : index
  %fpairsAt = wave.param "pairsAt" : index
  %fc3 = arith.constant 1 : index
  %frowDivisor = wave.param "rowDivisor" : index
  %fhasFactors = wave.param "hasFactors" : index
  %foperandScale = wave.param "operandScale" : f32
  %foutputFeatures = wave.param "outputFeatures" : index
  %fc8 = arith.constant 32 : index
  %fc9 = arith.constant 0 : index
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
    %f17 = arith.mulf %x5, %f16 : f32
    %f18 = arith.mulf %x6, %f16 : f32
    %f19 = arith.muli %f10, %foutputFeatures : index
    %f20 = arith.muli %x7, %fc8 : index
    %f21 = arith.addi %f19, %f20 : index
    %f22 = arith.remui %f0, %fc1 : index
    %f23 = arith.addi %f21, %f22 : index
    %f24 = arith.addi %f23, %fc9 : index
    memref.store %f17, %x8[%f24] : memref<?xf32>
    %f25 = arith.addi %f23, %fc1 : index
    memref.store %f18, %x8[%f25] : memref<?xf32>
  }
  func.return
}
wave.kernel @expert_linear_int4__gfx1100(%step: memref<?xi32> {wave.constant}, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %groups: memref<?xi32> {wave.constant}, %out: memref<?xf32>) {
  %c0 = arith.constant 2 : index
  %c1 = arith.constant 0 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c3 = arith.constant 4 : index
  %c4 = arith.constant 5 : index
  %c5 = arith.constant 6 : index
  %groupSize = wave.param "groupSize" : index
  %c7 = arith.constant 8 : index
  %c8 = arith.constant 40 : index
  %c9 = arith.constant 15 : index
  %c10 = arith.constant 16 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %c12 = arith.constant 1 : index
  %scalesInLds = wave.param "scalesInLds" : index
  %c14 = arith.constant 32 : index
  %alwaysStaged = wave.param "alwaysStaged" : index
  %stagedRows = wave.param "stagedRows" : index
  %operandTileRows = wave.param "operandTileRows" : index
  %pairsAt = wave.param "pairsAt" : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c20 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c23 = arith.constant 3 : index
  %tileElements = wave.param "tileElements" : index
  %c25 = arith.constant 7 : index
  %0 = wave.block 0
  %1 = arith.muli %0, %c0 : index
  %2 = wave.block 1
  %3 = memref.load %groups[%c1] : memref<?xi32>
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
    %16 = arith.divui %inputFeatures, %groupSize : index
    %17 = arith.muli %inputFeatures, %c7 : index
    %18 = arith.muli %16, %c8 : index
    %19 = arith.addi %18, %c9 : index
    %20 = arith.divui %19, %c10 : index
    %21 = arith.muli %20, %c10 : index
    %22 = arith.addi %17, %21 : index
    %23 = arith.muli %9, %panelsPerExpert : index
    %24 = arith.addi %23, %1 : index
    %25 = arith.addi %24, %c1 : index
    %26 = arith.muli %25, %22 : index
    %27 = arith.addi %24, %c12 : index
    %28 = arith.muli %27, %22 : index
    %29 = arith.muli %scalesInLds, %c0 : index
    %30 = wave.scratch %29 : memref<?xi8>
    %31 = arith.cmpi sgt, %scalesInLds, %c1 : index
    scf.if %31 {
      scf.for %32 = %c1 to %c0 step %c12 {
        %33 = arith.addi %1, %32 : index
        %34 = arith.addi %23, %33 : index
        %35 = arith.muli %34, %22 : index
        %36 = arith.addi %35, %17 : index
        %37 = wave.wave
        %38 = arith.muli %37, %c14 : index
        %39 = wave.lane
        %40 = arith.addi %38, %39 : index
        %41 = arith.divui %scalesInLds, %c10 : index
        scf.for %42 = %40 to %41 step %c14 {
          %43 = arith.muli %42, %c10 : index
          %44 = arith.addi %36, %43 : index
          %45 = vector.load %w[%44] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          %46 = arith.muli %32, %scalesInLds : index
          %47 = arith.addi %46, %43 : index
          vector.store %45, %30[%47] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        }
      }
      wave.barrier
    }
    %48 = arith.addi %c1, %c1 : index
    %49 = arith.muli %48, %scalesInLds : index
    %50 = arith.addi %c1, %c12 : index
    %51 = arith.muli %50, %scalesInLds : index
    %52 = arith.cmpi eq, %alwaysStaged, %c12 : index
    %53 = arith.cmpi sle, %15, %stagedRows : index
    %54 = arith.cmpi sgt, %stagedRows, %c1 : index
    %55 = arith.andi %53, %54 : i1
    %56 = arith.select %52, %52, %55 : i1
    %57:2 = scf.if %56 -> (vector<8xf32>, vector<8xf32>) {
      %58 = arith.addi %inputFeatures, %c7 : index
      %59 = arith.muli %stagedRows, %58 : index
      %60 = wave.scratch %59 : memref<?xf16>
      scf.for %61 = %c1 to %15 step %c12 {
        %62 = arith.addi %pairsAt, %12 : index
        %63 = arith.subi %15, %c12 : index
        %64 = arith.minsi %61, %63 : index
        %65 = arith.addi %62, %64 : index
        %66 = memref.load %groups[%65] : memref<?xi32>
        %67 = arith.index_cast %66 : i32 to index
        %68 = arith.divui %67, %rowDivisor : index
        %69 = arith.divui %68, %operandTileRows : index
        %70 = arith.divui %inputFeatures, %c10 : index
        %71 = arith.muli %69, %70 : index
        %72 = arith.divui %c1, %c10 : index
        %73 = arith.addi %71, %72 : index
        %74 = arith.muli %73, %c0 : index
        %75 = arith.remui %c1, %c10 : index
        %76 = arith.divui %75, %c7 : index
        %77 = arith.addi %74, %76 : index
        %78 = arith.muli %operandTileRows, %c7 : index
        %79 = arith.muli %77, %78 : index
        %80 = arith.remui %68, %operandTileRows : index
        %81 = arith.muli %80, %c7 : index
        %82 = arith.addi %79, %81 : index
        %83 = arith.remui %c1, %c7 : index
        %84 = arith.addi %82, %83 : index
        %85 = arith.muli %61, %58 : index
        %86 = arith.divui %inputFeatures, %c7 : index
        %87 = wave.wave
        %88 = arith.muli %87, %c14 : index
        %89 = wave.lane
        %90 = arith.addi %88, %89 : index
        scf.for %91 = %90 to %86 step %c14 {
          %92 = arith.muli %91, %78 : index
          %93 = arith.addi %84, %92 : index
          %94 = vector.load %x[%93] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          %95 = arith.muli %91, %c7 : index
          %96 = arith.addi %85, %95 : index
          vector.store %94, %60[%96] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        }
      }
      wave.barrier
      %97 = wave.lane
      %98 = arith.remui %97, %c10 : index
      %99 = arith.subi %15, %c12 : index
      %100 = arith.minsi %98, %99 : index
      %101 = arith.muli %100, %58 : index
      %102 = arith.divui %inputFeatures, %c14 : index
      %103 = arith.muli %c1, %stepsPerWave : index
      %104 = arith.minsi %103, %102 : index
      %105 = arith.addi %104, %stepsPerWave : index
      %106 = arith.minsi %105, %102 : index
      %107 = arith.cmpi eq, %wholeBlocks, %c12 : index
      %108 = arith.subi %106, %104 : index
      %109 = arith.divui %108, %c0 : index
      %110 = arith.muli %109, %c0 : index
      %111 = arith.addi %104, %110 : index
      %112 = arith.select %107, %105, %111 : index
      %116:2 = scf.for %113 = %104 to %112 step %c0 iter_args(%114 = %c20, %115 = %c20) -> (vector<8xf32>, vector<8xf32>) {
        %117 = arith.addi %113, %c1 : index
        %118:2 = func.call @expert_linear_int4__gfx1100.0(%97, %117, %inputFeatures, %26, %49, %30, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %119 = arith.addi %113, %c12 : index
        %120:2 = func.call @expert_linear_int4__gfx1100.0(%97, %119, %inputFeatures, %26, %49, %30, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %121:2 = func.call @expert_linear_int4__gfx1100.0(%97, %117, %inputFeatures, %28, %51, %30, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %122:2 = func.call @expert_linear_int4__gfx1100.0(%97, %119, %inputFeatures, %28, %51, %30, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %123 = arith.muli %113, %c0 : index
        %124 = arith.addi %123, %c1 : index
        %125 = arith.muli %c12, %c10 : index
        %126 = arith.muli %124, %125 : index
        %127 = arith.addi %101, %126 : index
        %128 = vector.load %60[%127] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %129 = arith.muli %c12, %c7 : index
        %130 = arith.addi %127, %129 : index
        %131 = vector.load %60[%130] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %132 = vector.shuffle %128, %131 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %133 = wave.mma %132, %118#0, %114 : vector<16xf16>, vector<8xf32>
        %134 = wave.mma %132, %121#0, %115 : vector<16xf16>, vector<8xf32>
        %135 = arith.addi %123, %c12 : index
        %136 = arith.muli %135, %125 : index
        %137 = arith.addi %101, %136 : index
        %138 = vector.load %60[%137] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %139 = arith.addi %137, %129 : index
        %140 = vector.load %60[%139] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %141 = vector.shuffle %138, %140 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %142 = wave.mma %141, %118#1, %133 : vector<16xf16>, vector<8xf32>
        %143 = wave.mma %141, %121#1, %134 : vector<16xf16>, vector<8xf32>
        %144 = arith.addi %123, %c0 : index
        %145 = arith.muli %144, %125 : index
        %146 = arith.addi %101, %145 : index
        %147 = vector.load %60[%146] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %148 = arith.addi %146, %129 : index
        %149 = vector.load %60[%148] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %150 = vector.shuffle %147, %149 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %151 = wave.mma %150, %120#0, %142 : vector<16xf16>, vector<8xf32>
        %152 = wave.mma %150, %122#0, %143 : vector<16xf16>, vector<8xf32>
        %153 = arith.addi %123, %c23 : index
        %154 = arith.muli %153, %125 : index
        %155 = arith.addi %101, %154 : index
        %156 = vector.load %60[%155] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %157 = arith.addi %155, %129 : index
        %158 = vector.load %60[%157] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %159 = vector.shuffle %156, %158 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %160 = wave.mma %159, %120#1, %151 : vector<16xf16>, vector<8xf32>
        %161 = wave.mma %159, %122#1, %152 : vector<16xf16>, vector<8xf32>
        scf.yield %160, %161 : vector<8xf32>, vector<8xf32>
      }
      %162 = arith.select %107, %112, %106 : index
      %166:2 = scf.for %163 = %112 to %162 step %c12 iter_args(%164 = %116#0, %165 = %116#1) -> (vector<8xf32>, vector<8xf32>) {
        %167 = arith.addi %163, %c1 : index
        %168:2 = func.call @expert_linear_int4__gfx1100.0(%97, %167, %inputFeatures, %26, %49, %30, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %169:2 = func.call @expert_linear_int4__gfx1100.0(%97, %167, %inputFeatures, %28, %51, %30, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %170 = arith.muli %163, %c0 : index
        %171 = arith.addi %170, %c1 : index
        %172 = arith.muli %c12, %c10 : index
        %173 = arith.muli %171, %172 : index
        %174 = arith.addi %101, %173 : index
        %175 = vector.load %60[%174] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %176 = arith.muli %c12, %c7 : index
        %177 = arith.addi %174, %176 : index
        %178 = vector.load %60[%177] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %179 = vector.shuffle %175, %178 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %180 = wave.mma %179, %168#0, %164 : vector<16xf16>, vector<8xf32>
        %181 = wave.mma %179, %169#0, %165 : vector<16xf16>, vector<8xf32>
        %182 = arith.addi %170, %c12 : index
        %183 = arith.muli %182, %172 : index
        %184 = arith.addi %101, %183 : index
        %185 = vector.load %60[%184] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %186 = arith.addi %184, %176 : index
        %187 = vector.load %60[%186] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %188 = vector.shuffle %185, %187 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %189 = wave.mma %188, %168#1, %180 : vector<16xf16>, vector<8xf32>
        %190 = wave.mma %188, %169#1, %181 : vector<16xf16>, vector<8xf32>
        scf.yield %189, %190 : vector<8xf32>, vector<8xf32>
      }
      scf.yield %166#0, %166#1 : vector<8xf32>, vector<8xf32>
    } else {
      %191 = wave.lane
      %192 = arith.remui %191, %c10 : index
      %193 = arith.addi %pairsAt, %12 : index
      %194 = arith.subi %15, %c12 : index
      %195 = arith.minsi %192, %194 : index
      %196 = arith.addi %193, %195 : index
      %197 = memref.load %groups[%196] : memref<?xi32>
      %198 = arith.index_cast %197 : i32 to index
      %199 = arith.divui %198, %rowDivisor : index
      %200 = arith.divui %199, %operandTileRows : index
      %201 = arith.divui %inputFeatures, %c10 : index
      %202 = arith.muli %200, %201 : index
      %203 = arith.divui %c1, %c10 : index
      %204 = arith.addi %202, %203 : index
      %205 = arith.muli %204, %c0 : index
      %206 = arith.remui %c1, %c10 : index
      %207 = arith.divui %206, %c7 : index
      %208 = arith.addi %205, %207 : index
      %209 = arith.muli %operandTileRows, %c7 : index
      %210 = arith.muli %208, %209 : index
      %211 = arith.remui %199, %operandTileRows : index
      %212 = arith.muli %211, %c7 : index
      %213 = arith.addi %210, %212 : index
      %214 = arith.remui %c1, %c7 : index
      %215 = arith.addi %213, %214 : index
      %216 = arith.divui %inputFeatures, %c14 : index
      %217 = arith.muli %c1, %stepsPerWave : index
      %218 = arith.minsi %217, %216 : index
      %219 = arith.addi %218, %stepsPerWave : index
      %220 = arith.minsi %219, %216 : index
      %221 = arith.cmpi eq, %wholeBlocks, %c12 : index
      %222 = arith.subi %220, %218 : index
      %223 = arith.divui %222, %c0 : index
      %224 = arith.muli %223, %c0 : index
      %225 = arith.addi %218, %224 : index
      %226 = arith.select %221, %219, %225 : index
      %230:2 = scf.for %227 = %218 to %226 step %c0 iter_args(%228 = %c20, %229 = %c20) -> (vector<8xf32>, vector<8xf32>) {
        %231 = arith.addi %227, %c1 : index
        %232:2 = func.call @expert_linear_int4__gfx1100.0(%191, %231, %inputFeatures, %26, %49, %30, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %233 = arith.addi %227, %c12 : index
        %234:2 = func.call @expert_linear_int4__gfx1100.0(%191, %233, %inputFeatures, %26, %49, %30, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %235:2 = func.call @expert_linear_int4__gfx1100.0(%191, %231, %inputFeatures, %28, %51, %30, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %236:2 = func.call @expert_linear_int4__gfx1100.0(%191, %233, %inputFeatures, %28, %51, %30, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %237 = arith.muli %227, %c0 : index
        %238 = arith.addi %237, %c1 : index
        %239 = arith.muli %operandTileRows, %c10 : index
        %240 = arith.muli %238, %239 : index
        %241 = arith.addi %215, %240 : index
        %242 = vector.load %x[%241] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %243 = arith.addi %241, %209 : index
        %244 = vector.load %x[%243] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %245 = vector.shuffle %242, %244 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %246 = wave.mma %245, %232#0, %228 : vector<16xf16>, vector<8xf32>
        %247 = wave.mma %245, %235#0, %229 : vector<16xf16>, vector<8xf32>
        %248 = arith.addi %237, %c12 : index
        %249 = arith.muli %248, %239 : index
        %250 = arith.addi %215, %249 : index
        %251 = vector.load %x[%250] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %252 = arith.addi %250, %209 : index
        %253 = vector.load %x[%252] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %254 = vector.shuffle %251, %253 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %255 = wave.mma %254, %232#1, %246 : vector<16xf16>, vector<8xf32>
        %256 = wave.mma %254, %235#1, %247 : vector<16xf16>, vector<8xf32>
        %257 = arith.addi %237, %c0 : index
        %258 = arith.muli %257, %239 : index
        %259 = arith.addi %215, %258 : index
        %260 = vector.load %x[%259] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %261 = arith.addi %259, %209 : index
        %262 = vector.load %x[%261] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %263 = vector.shuffle %260, %262 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %264 = wave.mma %263, %234#0, %255 : vector<16xf16>, vector<8xf32>
        %265 = wave.mma %263, %236#0, %256 : vector<16xf16>, vector<8xf32>
        %266 = arith.addi %237, %c23 : index
        %267 = arith.muli %266, %239 : index
        %268 = arith.addi %215, %267 : index
        %269 = vector.load %x[%268] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %270 = arith.addi %268, %209 : index
        %271 = vector.load %x[%270] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %272 = vector.shuffle %269, %271 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %273 = wave.mma %272, %234#1, %264 : vector<16xf16>, vector<8xf32>
        %274 = wave.mma %272, %236#1, %265 : vector<16xf16>, vector<8xf32>
        scf.yield %273, %274 : vector<8xf32>, vector<8xf32>
      }
      %275 = arith.select %221, %226, %220 : index
      %279:2 = scf.for %276 = %226 to %275 step %c12 iter_args(%277 = %230#0, %278 = %230#1) -> (vector<8xf32>, vector<8xf32>) {
        %280 = arith.addi %276, %c1 : index
        %281:2 = func.call @expert_linear_int4__gfx1100.0(%191, %280, %inputFeatures, %26, %49, %30, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %282:2 = func.call @expert_linear_int4__gfx1100.0(%191, %280, %inputFeatures, %28, %51, %30, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %283 = arith.muli %276, %c0 : index
        %284 = arith.addi %283, %c1 : index
        %285 = arith.muli %operandTileRows, %c10 : index
        %286 = arith.muli %284, %285 : index
        %287 = arith.addi %215, %286 : index
        %288 = vector.load %x[%287] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %289 = arith.addi %287, %209 : index
        %290 = vector.load %x[%289] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %291 = vector.shuffle %288, %290 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %292 = wave.mma %291, %281#0, %277 : vector<16xf16>, vector<8xf32>
        %293 = wave.mma %291, %282#0, %278 : vector<16xf16>, vector<8xf32>
        %294 = arith.addi %283, %c12 : index
        %295 = arith.muli %294, %285 : index
        %296 = arith.addi %215, %295 : index
        %297 = vector.load %x[%296] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %298 = arith.addi %296, %209 : index
        %299 = vector.load %x[%298] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %300 = vector.shuffle %297, %299 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %301 = wave.mma %300, %281#1, %292 : vector<16xf16>, vector<8xf32>
        %302 = wave.mma %300, %282#1, %293 : vector<16xf16>, vector<8xf32>
        scf.yield %301, %302 : vector<8xf32>, vector<8xf32>
      }
      scf.yield %279#0, %279#1 : vector<8xf32>, vector<8xf32>
    }
    %303 = vector.extract %57#0[0] : f32 from vector<8xf32>
    %304 = vector.extract %57#1[0] : f32 from vector<8xf32>
    %305 = arith.cmpi sgt, %tileElements, %c1 : index
    scf.if %305 {
      func.call @expert_linear_int4__gfx1100.1(%c1, %15, %12, %groups, %factors, %303, %304, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, f32, f32, index, memref<?xf32>) -> ()
    }
    %306 = vector.extract %57#0[1] : f32 from vector<8xf32>
    %307 = vector.extract %57#1[1] : f32 from vector<8xf32>
    %308 = arith.cmpi sgt, %tileElements, %c12 : index
    scf.if %308 {
      func.call @expert_linear_int4__gfx1100.1(%c12, %15, %12, %groups, %factors, %306, %307, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, f32, f32, index, memref<?xf32>) -> ()
    }
    %309 = vector.extract %57#0[2] : f32 from vector<8xf32>
    %310 = vector.extract %57#1[2] : f32 from vector<8xf32>
    %311 = arith.cmpi sgt, %tileElements, %c0 : index
    scf.if %311 {
      func.call @expert_linear_int4__gfx1100.1(%c0, %15, %12, %groups, %factors, %309, %310, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, f32, f32, index, memref<?xf32>) -> ()
    }
    %312 = vector.extract %57#0[3] : f32 from vector<8xf32>
    %313 = vector.extract %57#1[3] : f32 from vector<8xf32>
    %314 = arith.cmpi sgt, %tileElements, %c23 : index
    scf.if %314 {
      func.call @expert_linear_int4__gfx1100.1(%c23, %15, %12, %groups, %factors, %312, %313, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, f32, f32, index, memref<?xf32>) -> ()
    }
    %315 = vector.extract %57#0[4] : f32 from vector<8xf32>
    %316 = vector.extract %57#1[4] : f32 from vector<8xf32>
    %317 = arith.cmpi sgt, %tileElements, %c3 : index
    scf.if %317 {
      func.call @expert_linear_int4__gfx1100.1(%c3, %15, %12, %groups, %factors, %315, %316, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, f32, f32, index, memref<?xf32>) -> ()
    }
    %318 = vector.extract %57#0[5] : f32 from vector<8xf32>
    %319 = vector.extract %57#1[5] : f32 from vector<8xf32>
    %320 = arith.cmpi sgt, %tileElements, %c4 : index
    scf.if %320 {
      func.call @expert_linear_int4__gfx1100.1(%c4, %15, %12, %groups, %factors, %318, %319, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, f32, f32, index, memref<?xf32>) -> ()
    }
    %321 = vector.extract %57#0[6] : f32 from vector<8xf32>
    %322 = vector.extract %57#1[6] : f32 from vector<8xf32>
    %323 = arith.cmpi sgt, %tileElements, %c5 : index
    scf.if %323 {
      func.call @expert_linear_int4__gfx1100.1(%c5, %15, %12, %groups, %factors, %321, %322, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, f32, f32, index, memref<?xf32>) -> ()
    }
    %324 = vector.extract %57#0[7] : f32 from vector<8xf32>
    %325 = vector.extract %57#1[7] : f32 from vector<8xf32>
    %326 = arith.cmpi sgt, %tileElements, %c25 : index
    scf.if %326 {
      func.call @expert_linear_int4__gfx1100.1(%c25, %15, %12, %groups, %factors, %324, %325, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, f32, f32, index, memref<?xf32>) -> ()
    }
  }
  wave.return
}
