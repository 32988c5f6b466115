// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertSum(format='q4_k', norm=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_sum_q4_k__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>, %x5: memref<?xi8>, %x6: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 8 : index
  %fc2 = arith.constant 64 : index
  %fc3 = arith.constant 4 : index
  %fc4 = arith.constant 128 : index
  %fscalesInLds = wave.param "scalesInLds" : index
  %fc6 = arith.constant 0 : index
  %fc7 = arith.constant 256 : index
  %fc8 = arith.constant 32 : index
  %fc9 = arith.constant 2 : index
  %fc10 = arith.constant 127 : index
  %fc11 = arith.constant dense<0> : vector<4xi32>
  %fc12 = arith.constant dense<983055> : vector<4xi32>
  %fc13 = arith.constant dense<1677747200> : vector<4xi32>
  %fc14 = arith.constant dense<4> : vector<4xi32>
  %fc15 = arith.constant dense<8> : vector<4xi32>
  %fc16 = arith.constant dense<12> : vector<4xi32>
  %fc17 = arith.constant dense<0x6400> : vector<32xf16>
  %f0 = arith.remui %x0, %fc0 : index
  %f1 = arith.divui %x1, %fc1 : index
  %f2 = arith.muli %f1, %fc2 : index
  %f3 = arith.muli %f0, %fc3 : index
  %f4 = arith.addi %f2, %f3 : index
  %f5 = arith.addi %x2, %fc4 : index
  %f6 = arith.cmpi sgt, %fscalesInLds, %fc6 : index
  %f7 = scf.if %f6 -> (vector<4xi8>) {
    %f8 = arith.addi %x3, %f4 : index
    %f9 = vector.load %x4[%f8] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    scf.yield %f9 : vector<4xi8>
  } else {
    %f10 = arith.addi %f5, %f4 : index
    %f11 = vector.load %x5[%f10] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    scf.yield %f11 : vector<4xi8>
  }
  %f12 = vector.bitcast %f7 : vector<4xi8> to vector<2xf16>
  %f13 = arith.divui %x6, %fc7 : index
  %f14 = arith.muli %f13, %fc2 : index
  %f15 = arith.muli %x1, %fc8 : index
  %f16 = arith.addi %f14, %f15 : index
  %f17 = arith.muli %f0, %fc9 : index
  %f18 = arith.addi %f16, %f17 : index
  %f19 = scf.if %f6 -> (vector<2xi8>) {
    %f20 = arith.addi %x3, %f18 : index
    %f21 = vector.load %x4[%f20] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
    scf.yield %f21 : vector<2xi8>
  } else {
    %f22 = arith.addi %f5, %f18 : index
    %f23 = vector.load %x5[%f22] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
    scf.yield %f23 : vector<2xi8>
  }
  %f24 = vector.extract %f12[0] : f16 from vector<2xf16>
  %f25 = arith.extf %f24 : f16 to f32
  %f26 = vector.extract %f19[0] : i8 from vector<2xi8>
  %f27 = arith.extui %f26 : i8 to i32
  %f28 = arith.sitofp %f27 : i32 to f32
  %f29 = arith.mulf %f25, %f28 : f32
  %f30 = arith.truncf %f29 : f32 to f16
  %f31 = vector.broadcast %f30 : f16 to vector<16xf16>
  %f32 = vector.extract %f12[1] : f16 from vector<2xf16>
  %f33 = arith.extf %f32 : f16 to f32
  %f34 = vector.extract %f19[1] : i8 from vector<2xi8>
  %f35 = arith.extui %f34 : i8 to i32
  %f36 = arith.sitofp %f35 : i32 to f32
  %f37 = arith.mulf %f33, %f36 : f32
  %f38 = arith.truncf %f37 : f32 to f16
  %f39 = vector.broadcast %f38 : f16 to vector<16xf16>
  %f40 = arith.addi %f14, %x6 : index
  %f41 = arith.addi %f40, %fc10 : index
  %f42 = arith.divui %f41, %fc4 : index
  %f43 = arith.muli %f42, %fc4 : index
  %f44 = arith.addi %f5, %f43 : index
  %f45 = arith.muli %x6, %fc1 : index
  %f46 = arith.addi %f44, %f45 : index
  %f47 = arith.muli %x1, %fc0 : index
  %f48 = arith.addi %f47, %f0 : index
  %f49 = arith.muli %f48, %fc6 : index
  %f50 = arith.addi %f46, %f49 : index
  %f51 = arith.muli %x1, %fc7 : index
  %f52 = arith.addi %f44, %f51 : index
  %f53 = arith.muli %f0, %fc0 : index
  %f54 = arith.addi %f52, %f53 : index
  %f55 = vector.load %x5[%f54] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f56 = vector.bitcast %f55 : vector<16xi8> to vector<4xi32>
  %f57 = arith.shrui %f56, %fc11 : vector<4xi32>
  %f58 = arith.andi %f57, %fc12 : vector<4xi32>
  %f59 = arith.ori %f58, %fc13 : vector<4xi32>
  %f60 = vector.bitcast %f59 : vector<4xi32> to vector<8xf16>
  %f61 = arith.shrui %f56, %fc14 : vector<4xi32>
  %f62 = arith.andi %f61, %fc12 : vector<4xi32>
  %f63 = arith.ori %f62, %fc13 : vector<4xi32>
  %f64 = vector.bitcast %f63 : vector<4xi32> to vector<8xf16>
  %f65 = arith.shrui %f56, %fc15 : vector<4xi32>
  %f66 = arith.andi %f65, %fc12 : vector<4xi32>
  %f67 = arith.ori %f66, %fc13 : vector<4xi32>
  %f68 = vector.bitcast %f67 : vector<4xi32> to vector<8xf16>
  %f69 = arith.shrui %f56, %fc16 : vector<4xi32>
  %f70 = arith.andi %f69, %fc12 : vector<4xi32>
  %f71 = arith.ori %f70, %fc13 : vector<4xi32>
  %f72 = vector.bitcast %f71 : vector<4xi32> to vector<8xf16>
  %f73 = vector.shuffle %f60, %f64 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f74 = vector.shuffle %f68, %f72 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f75 = vector.shuffle %f73, %f74 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f76 = arith.subf %f75, %fc17 : vector<32xf16>
  %f77 = vector.shuffle %f76, %f76 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f78 = vector.shuffle %f76, %f76 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f79 = math.fma %f77, %f31, %f39 : vector<16xf16>
  %f80 = math.fma %f78, %f31, %f39 : vector<16xf16>
  func.return %f79, %f80 : vector<16xf16>, vector<16xf16>
}
func.func private @expert_sum_q4_k__gfx1100.1(%x0: index, %x1: index, %x2: index, %x3: memref<?xi32>, %x4: memref<?xf32>, %x5: index, %x6: memref<?xi8>, %x7: f32, %x8: index, %x9: index, %x10: index, %x11: memref<?xf32>) {
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
wave.kernel @expert_sum_q4_k__gfx1100(%step: memref<?xi32> {wave.constant}, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %groups: memref<?xi32> {wave.constant}, %weights: memref<?xf32>, %residual: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %y: memref<?xf32>) attributes {waves = 8 : i64} {
  %outputFeatures = wave.param "outputFeatures" : index
  %c1 = arith.constant 8 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %c3 = arith.constant 1 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 4 : index
  %c7 = arith.constant 5 : index
  %c8 = arith.constant 6 : index
  %c9 = arith.constant 256 : index
  %c10 = arith.constant 64 : index
  %c11 = arith.constant 127 : index
  %c12 = arith.constant 128 : index
  %scalesInLds = wave.param "scalesInLds" : index
  %c14 = arith.constant 32 : index
  %c15 = arith.constant 16 : index
  %alwaysStaged = wave.param "alwaysStaged" : index
  %stagedRows = wave.param "stagedRows" : index
  %operandTileRows = wave.param "operandTileRows" : index
  %pairsAt = wave.param "pairsAt" : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c21 = arith.constant 2 : index
  %c22 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c25 = arith.constant 3 : index
  %tileElements = wave.param "tileElements" : index
  %c27 = arith.constant 7 : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %c29 = arith.constant dense<0x00000000> : vector<4xf32>
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
    %21 = arith.divui %inputFeatures, %c9 : index
    %22 = arith.muli %21, %c10 : index
    %23 = arith.addi %22, %inputFeatures : index
    %24 = arith.addi %23, %c11 : index
    %25 = arith.divui %24, %c12 : index
    %26 = arith.muli %25, %c12 : index
    %27 = arith.addi %20, %26 : index
    %28 = arith.addi %27, %c12 : index
    %29 = arith.muli %13, %panelsPerExpert : index
    %30 = arith.addi %29, %5 : index
    %31 = arith.addi %30, %c5 : index
    %32 = arith.muli %31, %28 : index
    %33 = arith.muli %scalesInLds, %c1 : index
    %34 = wave.scratch %33 : memref<?xi8>
    %35 = arith.cmpi sgt, %scalesInLds, %c5 : index
    scf.if %35 {
      scf.for %36 = %c5 to %c1 step %c3 {
        %37 = arith.addi %2, %36 : index
        %38 = arith.minsi %37, %4 : index
        %39 = arith.addi %29, %38 : index
        %40 = arith.muli %39, %28 : index
        %41 = arith.addi %40, %c12 : index
        %42 = arith.muli %0, %c14 : index
        %43 = wave.lane
        %44 = arith.addi %42, %43 : index
        %45 = arith.divui %scalesInLds, %c15 : index
        scf.for %46 = %44 to %45 step %c9 {
          %47 = arith.muli %46, %c15 : index
          %48 = arith.addi %41, %47 : index
          %49 = vector.load %w[%48] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          %50 = arith.muli %36, %scalesInLds : index
          %51 = arith.addi %50, %47 : index
          vector.store %49, %34[%51] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        }
      }
      wave.barrier
    }
    %52 = arith.addi %0, %c5 : index
    %53 = arith.muli %52, %scalesInLds : index
    %54 = arith.cmpi eq, %alwaysStaged, %c3 : index
    %55 = arith.cmpi sle, %19, %stagedRows : index
    %56 = arith.cmpi sgt, %stagedRows, %c5 : index
    %57 = arith.andi %55, %56 : i1
    %58 = arith.select %54, %54, %57 : i1
    %59 = scf.if %58 -> (vector<8xf32>) {
      %60 = arith.addi %inputFeatures, %c1 : index
      %61 = arith.muli %stagedRows, %60 : index
      %62 = wave.scratch %61 : memref<?xf16>
      scf.for %63 = %c5 to %19 step %c3 {
        %64 = arith.addi %pairsAt, %16 : index
        %65 = arith.subi %19, %c3 : index
        %66 = arith.minsi %63, %65 : index
        %67 = arith.addi %64, %66 : index
        %68 = memref.load %groups[%67] : memref<?xi32>
        %69 = arith.index_cast %68 : i32 to index
        %70 = arith.divui %69, %rowDivisor : index
        %71 = arith.divui %70, %operandTileRows : index
        %72 = arith.divui %inputFeatures, %c15 : index
        %73 = arith.muli %71, %72 : index
        %74 = arith.divui %c5, %c15 : index
        %75 = arith.addi %73, %74 : index
        %76 = arith.muli %75, %c21 : index
        %77 = arith.remui %c5, %c15 : index
        %78 = arith.divui %77, %c1 : index
        %79 = arith.addi %76, %78 : index
        %80 = arith.muli %operandTileRows, %c1 : index
        %81 = arith.muli %79, %80 : index
        %82 = arith.remui %70, %operandTileRows : index
        %83 = arith.muli %82, %c1 : index
        %84 = arith.addi %81, %83 : index
        %85 = arith.remui %c5, %c1 : index
        %86 = arith.addi %84, %85 : index
        %87 = arith.muli %63, %60 : index
        %88 = arith.divui %inputFeatures, %c1 : index
        %89 = arith.muli %0, %c14 : index
        %90 = wave.lane
        %91 = arith.addi %89, %90 : index
        scf.for %92 = %91 to %88 step %c9 {
          %93 = arith.muli %92, %80 : index
          %94 = arith.addi %86, %93 : index
          %95 = vector.load %x[%94] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          %96 = arith.muli %92, %c1 : index
          %97 = arith.addi %87, %96 : index
          vector.store %95, %62[%97] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        }
      }
      wave.barrier
      %98 = wave.lane
      %99 = arith.remui %98, %c15 : index
      %100 = arith.subi %19, %c3 : index
      %101 = arith.minsi %99, %100 : index
      %102 = arith.muli %101, %60 : index
      %103 = arith.divui %inputFeatures, %c14 : index
      %104 = arith.muli %c5, %stepsPerWave : index
      %105 = arith.minsi %104, %103 : index
      %106 = arith.addi %105, %stepsPerWave : index
      %107 = arith.minsi %106, %103 : index
      %108 = arith.cmpi eq, %wholeBlocks, %c3 : index
      %109 = arith.subi %107, %105 : index
      %110 = arith.divui %109, %c21 : index
      %111 = arith.muli %110, %c21 : index
      %112 = arith.addi %105, %111 : index
      %113 = arith.select %108, %106, %112 : index
      %116 = scf.for %114 = %105 to %113 step %c21 iter_args(%115 = %c22) -> (vector<8xf32>) {
        %117 = arith.addi %114, %c5 : index
        %118:2 = func.call @expert_sum_q4_k__gfx1100.0(%98, %117, %32, %53, %34, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %119 = arith.addi %114, %c3 : index
        %120:2 = func.call @expert_sum_q4_k__gfx1100.0(%98, %119, %32, %53, %34, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %121 = arith.muli %114, %c21 : index
        %122 = arith.addi %121, %c5 : index
        %123 = arith.muli %c3, %c15 : index
        %124 = arith.muli %122, %123 : index
        %125 = arith.addi %102, %124 : index
        %126 = vector.load %62[%125] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %127 = arith.muli %c3, %c1 : index
        %128 = arith.addi %125, %127 : index
        %129 = vector.load %62[%128] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %130 = vector.shuffle %126, %129 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %131 = wave.mma %130, %118#0, %115 : vector<16xf16>, vector<8xf32>
        %132 = arith.addi %121, %c3 : index
        %133 = arith.muli %132, %123 : index
        %134 = arith.addi %102, %133 : index
        %135 = vector.load %62[%134] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %136 = arith.addi %134, %127 : index
        %137 = vector.load %62[%136] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %138 = vector.shuffle %135, %137 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %139 = wave.mma %138, %118#1, %131 : vector<16xf16>, vector<8xf32>
        %140 = arith.addi %121, %c21 : index
        %141 = arith.muli %140, %123 : index
        %142 = arith.addi %102, %141 : index
        %143 = vector.load %62[%142] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %144 = arith.addi %142, %127 : index
        %145 = vector.load %62[%144] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %146 = vector.shuffle %143, %145 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %147 = wave.mma %146, %120#0, %139 : vector<16xf16>, vector<8xf32>
        %148 = arith.addi %121, %c25 : index
        %149 = arith.muli %148, %123 : index
        %150 = arith.addi %102, %149 : index
        %151 = vector.load %62[%150] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %152 = arith.addi %150, %127 : index
        %153 = vector.load %62[%152] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %154 = vector.shuffle %151, %153 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %155 = wave.mma %154, %120#1, %147 : vector<16xf16>, vector<8xf32>
        scf.yield %155 : vector<8xf32>
      }
      %156 = arith.select %108, %113, %107 : index
      %159 = scf.for %157 = %113 to %156 step %c3 iter_args(%158 = %116) -> (vector<8xf32>) {
        %160 = arith.addi %157, %c5 : index
        %161:2 = func.call @expert_sum_q4_k__gfx1100.0(%98, %160, %32, %53, %34, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %162 = arith.muli %157, %c21 : index
        %163 = arith.addi %162, %c5 : index
        %164 = arith.muli %c3, %c15 : index
        %165 = arith.muli %163, %164 : index
        %166 = arith.addi %102, %165 : index
        %167 = vector.load %62[%166] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %168 = arith.muli %c3, %c1 : index
        %169 = arith.addi %166, %168 : index
        %170 = vector.load %62[%169] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %171 = vector.shuffle %167, %170 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %172 = wave.mma %171, %161#0, %158 : vector<16xf16>, vector<8xf32>
        %173 = arith.addi %162, %c3 : index
        %174 = arith.muli %173, %164 : index
        %175 = arith.addi %102, %174 : index
        %176 = vector.load %62[%175] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %177 = arith.addi %175, %168 : index
        %178 = vector.load %62[%177] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %179 = vector.shuffle %176, %178 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %180 = wave.mma %179, %161#1, %172 : vector<16xf16>, vector<8xf32>
        scf.yield %180 : vector<8xf32>
      }
      scf.yield %159 : vector<8xf32>
    } else {
      %181 = wave.lane
      %182 = arith.remui %181, %c15 : index
      %183 = arith.addi %pairsAt, %16 : index
      %184 = arith.subi %19, %c3 : index
      %185 = arith.minsi %182, %184 : index
      %186 = arith.addi %183, %185 : index
      %187 = memref.load %groups[%186] : memref<?xi32>
      %188 = arith.index_cast %187 : i32 to index
      %189 = arith.divui %188, %rowDivisor : index
      %190 = arith.divui %189, %operandTileRows : index
      %191 = arith.divui %inputFeatures, %c15 : index
      %192 = arith.muli %190, %191 : index
      %193 = arith.divui %c5, %c15 : index
      %194 = arith.addi %192, %193 : index
      %195 = arith.muli %194, %c21 : index
      %196 = arith.remui %c5, %c15 : index
      %197 = arith.divui %196, %c1 : index
      %198 = arith.addi %195, %197 : index
      %199 = arith.muli %operandTileRows, %c1 : index
      %200 = arith.muli %198, %199 : index
      %201 = arith.remui %189, %operandTileRows : index
      %202 = arith.muli %201, %c1 : index
      %203 = arith.addi %200, %202 : index
      %204 = arith.remui %c5, %c1 : index
      %205 = arith.addi %203, %204 : index
      %206 = arith.divui %inputFeatures, %c14 : index
      %207 = arith.muli %c5, %stepsPerWave : index
      %208 = arith.minsi %207, %206 : index
      %209 = arith.addi %208, %stepsPerWave : index
      %210 = arith.minsi %209, %206 : index
      %211 = arith.cmpi eq, %wholeBlocks, %c3 : index
      %212 = arith.subi %210, %208 : index
      %213 = arith.divui %212, %c21 : index
      %214 = arith.muli %213, %c21 : index
      %215 = arith.addi %208, %214 : index
      %216 = arith.select %211, %209, %215 : index
      %219 = scf.for %217 = %208 to %216 step %c21 iter_args(%218 = %c22) -> (vector<8xf32>) {
        %220 = arith.addi %217, %c5 : index
        %221:2 = func.call @expert_sum_q4_k__gfx1100.0(%181, %220, %32, %53, %34, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %222 = arith.addi %217, %c3 : index
        %223:2 = func.call @expert_sum_q4_k__gfx1100.0(%181, %222, %32, %53, %34, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %224 = arith.muli %217, %c21 : index
        %225 = arith.addi %224, %c5 : index
        %226 = arith.muli %operandTileRows, %c15 : index
        %227 = arith.muli %225, %226 : index
        %228 = arith.addi %205, %227 : index
        %229 = vector.load %x[%228] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %230 = arith.addi %228, %199 : index
        %231 = vector.load %x[%230] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %232 = vector.shuffle %229, %231 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %233 = wave.mma %232, %221#0, %218 : vector<16xf16>, vector<8xf32>
        %234 = arith.addi %224, %c3 : index
        %235 = arith.muli %234, %226 : index
        %236 = arith.addi %205, %235 : index
        %237 = vector.load %x[%236] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %238 = arith.addi %236, %199 : index
        %239 = vector.load %x[%238] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %240 = vector.shuffle %237, %239 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %241 = wave.mma %240, %221#1, %233 : vector<16xf16>, vector<8xf32>
        %242 = arith.addi %224, %c21 : index
        %243 = arith.muli %242, %226 : index
        %244 = arith.addi %205, %243 : index
        %245 = vector.load %x[%244] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %246 = arith.addi %244, %199 : index
        %247 = vector.load %x[%246] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %248 = vector.shuffle %245, %247 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %249 = wave.mma %248, %223#0, %241 : vector<16xf16>, vector<8xf32>
        %250 = arith.addi %224, %c25 : index
        %251 = arith.muli %250, %226 : index
        %252 = arith.addi %205, %251 : index
        %253 = vector.load %x[%252] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %254 = arith.addi %252, %199 : index
        %255 = vector.load %x[%254] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %256 = vector.shuffle %253, %255 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %257 = wave.mma %256, %223#1, %249 : vector<16xf16>, vector<8xf32>
        scf.yield %257 : vector<8xf32>
      }
      %258 = arith.select %211, %216, %210 : index
      %261 = scf.for %259 = %216 to %258 step %c3 iter_args(%260 = %219) -> (vector<8xf32>) {
        %262 = arith.addi %259, %c5 : index
        %263:2 = func.call @expert_sum_q4_k__gfx1100.0(%181, %262, %32, %53, %34, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %264 = arith.muli %259, %c21 : index
        %265 = arith.addi %264, %c5 : index
        %266 = arith.muli %operandTileRows, %c15 : index
        %267 = arith.muli %265, %266 : index
        %268 = arith.addi %205, %267 : index
        %269 = vector.load %x[%268] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %270 = arith.addi %268, %199 : index
        %271 = vector.load %x[%270] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %272 = vector.shuffle %269, %271 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %273 = wave.mma %272, %263#0, %260 : vector<16xf16>, vector<8xf32>
        %274 = arith.addi %264, %c3 : index
        %275 = arith.muli %274, %266 : index
        %276 = arith.addi %205, %275 : index
        %277 = vector.load %x[%276] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %278 = arith.addi %276, %199 : index
        %279 = vector.load %x[%278] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %280 = vector.shuffle %277, %279 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %281 = wave.mma %280, %263#1, %273 : vector<16xf16>, vector<8xf32>
        scf.yield %281 : vector<8xf32>
      }
      scf.yield %261 : vector<8xf32>
    }
    %282 = vector.extract %59[0] : f32 from vector<8xf32>
    %283 = arith.cmpi sgt, %tileElements, %c5 : index
    scf.if %283 {
      func.call @expert_sum_q4_k__gfx1100.1(%c5, %19, %16, %groups, %factors, %32, %w, %282, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %284 = vector.extract %59[1] : f32 from vector<8xf32>
    %285 = arith.cmpi sgt, %tileElements, %c3 : index
    scf.if %285 {
      func.call @expert_sum_q4_k__gfx1100.1(%c3, %19, %16, %groups, %factors, %32, %w, %284, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %286 = vector.extract %59[2] : f32 from vector<8xf32>
    %287 = arith.cmpi sgt, %tileElements, %c21 : index
    scf.if %287 {
      func.call @expert_sum_q4_k__gfx1100.1(%c21, %19, %16, %groups, %factors, %32, %w, %286, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %288 = vector.extract %59[3] : f32 from vector<8xf32>
    %289 = arith.cmpi sgt, %tileElements, %c25 : index
    scf.if %289 {
      func.call @expert_sum_q4_k__gfx1100.1(%c25, %19, %16, %groups, %factors, %32, %w, %288, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %290 = vector.extract %59[4] : f32 from vector<8xf32>
    %291 = arith.cmpi sgt, %tileElements, %c6 : index
    scf.if %291 {
      func.call @expert_sum_q4_k__gfx1100.1(%c6, %19, %16, %groups, %factors, %32, %w, %290, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %292 = vector.extract %59[5] : f32 from vector<8xf32>
    %293 = arith.cmpi sgt, %tileElements, %c7 : index
    scf.if %293 {
      func.call @expert_sum_q4_k__gfx1100.1(%c7, %19, %16, %groups, %factors, %32, %w, %292, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %294 = vector.extract %59[6] : f32 from vector<8xf32>
    %295 = arith.cmpi sgt, %tileElements, %c8 : index
    scf.if %295 {
      func.call @expert_sum_q4_k__gfx1100.1(%c8, %19, %16, %groups, %factors, %32, %w, %294, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %296 = vector.extract %59[7] : f32 from vector<8xf32>
    %297 = arith.cmpi sgt, %tileElements, %c27 : index
    scf.if %297 {
      func.call @expert_sum_q4_k__gfx1100.1(%c27, %19, %16, %groups, %factors, %32, %w, %296, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
  }
  scf.if %9 {
    %298 = memref.load %groups[%c5] : memref<?xi32>
    %299 = arith.index_cast %298 : i32 to index
    %300 = wave.arrive %counters[%1], %299 : memref<?xi32>
    scf.if %300 {
      %301 = memref.load %step[%c5] : memref<?xi32>
      %302 = arith.index_cast %301 : i32 to index
      %303 = arith.muli %1, %c12 : index
      %304 = wave.lane
      %305 = arith.muli %304, %c6 : index
      %306 = arith.addi %303, %305 : index
      %307 = arith.cmpi slt, %306, %outputFeatures : index
      scf.if %307 {
        scf.for %308 = %0 to %302 step %c1 {
          %311 = scf.for %309 = %c5 to %expertsPerToken step %c3 iter_args(%310 = %c29) -> (vector<4xf32>) {
            %312 = arith.muli %308, %expertsPerToken : index
            %313 = arith.addi %312, %309 : index
            %314 = memref.load %weights[%313] : memref<?xf32>
            %315 = vector.broadcast %314 : f32 to vector<4xf32>
            %316 = arith.muli %313, %outputFeatures : index
            %317 = arith.addi %316, %306 : index
            %318 = vector.load %y[%317] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %319 = math.fma %315, %318, %310 : vector<4xf32>
            scf.yield %319 : vector<4xf32>
          }
          %320 = arith.muli %308, %outputFeatures : index
          %321 = arith.addi %320, %306 : index
          %322 = vector.load %residual[%321] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %323 = arith.addf %322, %311 : vector<4xf32>
          vector.store %323, %out[%321] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        }
      }
    }
  }
  wave.return
}
