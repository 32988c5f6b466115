// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertSum(format='q8_k', norm=True)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_sum_norm_q8_k__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>, %x5: memref<?xi8>, %x6: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 8 : index
  %fc2 = arith.constant 32 : index
  %fc3 = arith.constant 2 : index
  %fc4 = arith.constant 128 : index
  %fscalesInLds = wave.param "scalesInLds" : index
  %fc6 = arith.constant 0 : index
  %fc7 = arith.constant 256 : index
  %fc8 = arith.constant 1 : index
  %fc9 = arith.constant 127 : index
  %fc10 = arith.constant dense<0> : vector<4xi32>
  %fc11 = arith.constant dense<983055> : vector<4xi32>
  %fc12 = arith.constant dense<[0, 0, 0, 0]> : vector<4xi32>
  %fc13 = arith.constant dense<4> : vector<4xi32>
  %fc14 = arith.constant dense<1677747200> : vector<4xi32>
  %fc15 = arith.constant dense<[4, 4, 4, 4]> : vector<4xi32>
  %fc16 = arith.constant dense<8> : vector<4xi32>
  %fc17 = arith.constant dense<[8, 8, 8, 8]> : vector<4xi32>
  %fc18 = arith.constant dense<12> : vector<4xi32>
  %fc19 = arith.constant dense<[12, 12, 12, 12]> : vector<4xi32>
  %fc20 = arith.constant dense<0x6480> : vector<32xf16>
  %f0 = arith.remui %x0, %fc0 : index
  %f1 = arith.divui %x1, %fc1 : index
  %f2 = arith.muli %f1, %fc2 : index
  %f3 = arith.muli %f0, %fc3 : index
  %f4 = arith.addi %f2, %f3 : index
  %f5 = arith.addi %x2, %fc4 : index
  %f6 = arith.cmpi sgt, %fscalesInLds, %fc6 : index
  %f7 = scf.if %f6 -> (vector<2xi8>) {
    %f8 = arith.addi %x3, %f4 : index
    %f9 = vector.load %x4[%f8] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
    scf.yield %f9 : vector<2xi8>
  } else {
    %f10 = arith.addi %f5, %f4 : index
    %f11 = vector.load %x5[%f10] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
    scf.yield %f11 : vector<2xi8>
  }
  %f12 = vector.bitcast %f7 : vector<2xi8> to vector<1xf16>
  %f13 = arith.divui %x6, %fc7 : index
  %f14 = arith.muli %f13, %fc2 : index
  %f15 = arith.muli %x1, %fc0 : index
  %f16 = arith.addi %f14, %f15 : index
  %f17 = arith.muli %f0, %fc8 : index
  %f18 = arith.addi %f16, %f17 : index
  %f19 = scf.if %f6 -> (vector<1xi8>) {
    %f20 = arith.addi %x3, %f18 : index
    %f21 = vector.load %x4[%f20] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
    scf.yield %f21 : vector<1xi8>
  } else {
    %f22 = arith.addi %f5, %f18 : index
    %f23 = vector.load %x5[%f22] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
    scf.yield %f23 : vector<1xi8>
  }
  %f24 = vector.extract %f12[0] : f16 from vector<1xf16>
  %f25 = arith.extf %f24 : f16 to f32
  %f26 = vector.extract %f19[0] : i8 from vector<1xi8>
  %f27 = arith.extsi %f26 : i8 to i32
  %f28 = arith.sitofp %f27 : i32 to f32
  %f29 = arith.mulf %f25, %f28 : f32
  %f30 = arith.truncf %f29 : f32 to f16
  %f31 = vector.broadcast %f30 : f16 to vector<16xf16>
  %f32 = arith.muli %x6, %fc8 : index
  %f33 = arith.divui %f32, %fc3 : index
  %f34 = arith.addi %f14, %f33 : index
  %f35 = arith.addi %f34, %fc9 : index
  %f36 = arith.divui %f35, %fc4 : index
  %f37 = arith.muli %f36, %fc4 : index
  %f38 = arith.addi %f5, %f37 : index
  %f39 = arith.muli %x6, %fc1 : index
  %f40 = arith.addi %f38, %f39 : index
  %f41 = arith.addi %f15, %f0 : index
  %f42 = arith.muli %f41, %fc0 : index
  %f43 = arith.addi %f40, %f42 : index
  %f44 = arith.muli %x1, %fc7 : index
  %f45 = arith.addi %f38, %f44 : index
  %f46 = arith.muli %f0, %fc0 : index
  %f47 = arith.addi %f45, %f46 : index
  %f48 = vector.load %x5[%f43] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f49 = vector.bitcast %f48 : vector<16xi8> to vector<4xi32>
  %f50 = vector.load %x5[%f47] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f51 = vector.bitcast %f50 : vector<16xi8> to vector<4xi32>
  %f52 = arith.shrui %f51, %fc10 : vector<4xi32>
  %f53 = arith.andi %f52, %fc11 : vector<4xi32>
  %f54 = arith.shrui %f49, %fc12 : vector<4xi32>
  %f55 = arith.andi %f54, %fc11 : vector<4xi32>
  %f56 = arith.shli %f55, %fc13 : vector<4xi32>
  %f57 = arith.ori %f53, %f56 : vector<4xi32>
  %f58 = arith.ori %f57, %fc14 : vector<4xi32>
  %f59 = vector.bitcast %f58 : vector<4xi32> to vector<8xf16>
  %f60 = arith.shrui %f51, %fc13 : vector<4xi32>
  %f61 = arith.andi %f60, %fc11 : vector<4xi32>
  %f62 = arith.shrui %f49, %fc15 : vector<4xi32>
  %f63 = arith.andi %f62, %fc11 : vector<4xi32>
  %f64 = arith.shli %f63, %fc13 : vector<4xi32>
  %f65 = arith.ori %f61, %f64 : vector<4xi32>
  %f66 = arith.ori %f65, %fc14 : vector<4xi32>
  %f67 = vector.bitcast %f66 : vector<4xi32> to vector<8xf16>
  %f68 = arith.shrui %f51, %fc16 : vector<4xi32>
  %f69 = arith.andi %f68, %fc11 : vector<4xi32>
  %f70 = arith.shrui %f49, %fc17 : vector<4xi32>
  %f71 = arith.andi %f70, %fc11 : vector<4xi32>
  %f72 = arith.shli %f71, %fc13 : vector<4xi32>
  %f73 = arith.ori %f69, %f72 : vector<4xi32>
  %f74 = arith.ori %f73, %fc14 : vector<4xi32>
  %f75 = vector.bitcast %f74 : vector<4xi32> to vector<8xf16>
  %f76 = arith.shrui %f51, %fc18 : vector<4xi32>
  %f77 = arith.andi %f76, %fc11 : vector<4xi32>
  %f78 = arith.shrui %f49, %fc19 : vector<4xi32>
  %f79 = arith.andi %f78, %fc11 : vector<4xi32>
  %f80 = arith.shli %f79, %fc13 : vector<4xi32>
  %f81 = arith.ori %f77, %f80 : vector<4xi32>
  %f82 = arith.ori %f81, %fc14 : vector<4xi32>
  %f83 = vector.bitcast %f82 : vector<4xi32> to vector<8xf16>
  %f84 = vector.shuffle %f59, %f67 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f85 = vector.shuffle %f75, %f83 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f86 = vector.shuffle %f84, %f85 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f87 = arith.subf %f86, %fc20 : vector<32xf16>
  %f88 = vector.shuffle %f87, %f87 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f89 = vector.shuffle %f87, %f87 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f90 = arith.mulf %f88, %f31 : vector<16xf16>
  %f91 = arith.mulf %f89, %f31 : vector<16xf16>
  func.return %f90, %f91 : vector<16xf16>, vector<16xf16>
}
func.func private @expert_sum_norm_q8_k__gfx1100.1(%x0: index, %x1: index, %x2: index, %x3: memref<?xi32>, %x4: memref<?xf32>, %x5: index, %x6: memref<?xi8>, %x7: f32, %x8: index, %x9: index, %x10: index, %x11: memref<?xf32>) {
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
wave.kernel @expert_sum_norm_q8_k__gfx1100(%step: memref<?xi32> {wave.constant}, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %groups: memref<?xi32> {wave.constant}, %weights: memref<?xf32>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %y: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) attributes {waves = 8 : i64} {
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
  %c10 = arith.constant 2 : index
  %c11 = arith.constant 256 : index
  %c12 = arith.constant 32 : index
  %c13 = arith.constant 127 : index
  %c14 = arith.constant 128 : index
  %scalesInLds = wave.param "scalesInLds" : index
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
  %arrivals = wave.param "arrivals" : index
  %features = wave.param "features" : index
  %tileRows = wave.param "tileRows" : index
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %c33 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c35 = arith.constant 23 : i32
  %c36 = arith.constant 141 : i32
  %c37 = arith.constant 268 : i32
  %c38 = arith.constant 14 : i32
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
    %21 = arith.muli %inputFeatures, %c3 : index
    %22 = arith.divui %21, %c10 : index
    %23 = arith.divui %inputFeatures, %c11 : index
    %24 = arith.muli %23, %c12 : index
    %25 = arith.addi %24, %22 : index
    %26 = arith.addi %25, %c13 : index
    %27 = arith.divui %26, %c14 : index
    %28 = arith.muli %27, %c14 : index
    %29 = arith.addi %20, %28 : index
    %30 = arith.addi %29, %c14 : index
    %31 = arith.muli %13, %panelsPerExpert : index
    %32 = arith.addi %31, %5 : index
    %33 = arith.addi %32, %c5 : index
    %34 = arith.muli %33, %30 : index
    %35 = arith.muli %scalesInLds, %c1 : index
    %36 = wave.scratch %35 : memref<?xi8>
    %37 = arith.cmpi sgt, %scalesInLds, %c5 : index
    scf.if %37 {
      scf.for %38 = %c5 to %c1 step %c3 {
        %39 = arith.addi %2, %38 : index
        %40 = arith.minsi %39, %4 : index
        %41 = arith.addi %31, %40 : index
        %42 = arith.muli %41, %30 : index
        %43 = arith.addi %42, %c14 : index
        %44 = arith.muli %0, %c12 : index
        %45 = wave.lane
        %46 = arith.addi %44, %45 : index
        %47 = arith.divui %scalesInLds, %c9 : index
        scf.for %48 = %46 to %47 step %c11 {
          %49 = arith.muli %48, %c9 : index
          %50 = arith.addi %43, %49 : index
          %51 = vector.load %w[%50] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          %52 = arith.muli %38, %scalesInLds : index
          %53 = arith.addi %52, %49 : index
          vector.store %51, %36[%53] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        }
      }
      wave.barrier
    }
    %54 = arith.addi %0, %c5 : index
    %55 = arith.muli %54, %scalesInLds : index
    %56 = arith.cmpi eq, %alwaysStaged, %c3 : index
    %57 = arith.cmpi sle, %19, %stagedRows : index
    %58 = arith.cmpi sgt, %stagedRows, %c5 : index
    %59 = arith.andi %57, %58 : i1
    %60 = arith.select %56, %56, %59 : i1
    %61 = scf.if %60 -> (vector<8xf32>) {
      %62 = arith.addi %inputFeatures, %c1 : index
      %63 = arith.muli %stagedRows, %62 : index
      %64 = wave.scratch %63 : memref<?xf16>
      scf.for %65 = %c5 to %19 step %c3 {
        %66 = arith.addi %pairsAt, %16 : index
        %67 = arith.subi %19, %c3 : index
        %68 = arith.minsi %65, %67 : index
        %69 = arith.addi %66, %68 : index
        %70 = memref.load %groups[%69] : memref<?xi32>
        %71 = arith.index_cast %70 : i32 to index
        %72 = arith.divui %71, %rowDivisor : index
        %73 = arith.divui %72, %operandTileRows : index
        %74 = arith.divui %inputFeatures, %c9 : index
        %75 = arith.muli %73, %74 : index
        %76 = arith.divui %c5, %c9 : index
        %77 = arith.addi %75, %76 : index
        %78 = arith.muli %77, %c10 : index
        %79 = arith.remui %c5, %c9 : index
        %80 = arith.divui %79, %c1 : index
        %81 = arith.addi %78, %80 : index
        %82 = arith.muli %operandTileRows, %c1 : index
        %83 = arith.muli %81, %82 : index
        %84 = arith.remui %72, %operandTileRows : index
        %85 = arith.muli %84, %c1 : index
        %86 = arith.addi %83, %85 : index
        %87 = arith.remui %c5, %c1 : index
        %88 = arith.addi %86, %87 : index
        %89 = arith.muli %65, %62 : index
        %90 = arith.divui %inputFeatures, %c1 : index
        %91 = arith.muli %0, %c12 : index
        %92 = wave.lane
        %93 = arith.addi %91, %92 : index
        scf.for %94 = %93 to %90 step %c11 {
          %95 = arith.muli %94, %82 : index
          %96 = arith.addi %88, %95 : index
          %97 = vector.load %x[%96] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          %98 = arith.muli %94, %c1 : index
          %99 = arith.addi %89, %98 : index
          vector.store %97, %64[%99] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        }
      }
      wave.barrier
      %100 = wave.lane
      %101 = arith.remui %100, %c9 : index
      %102 = arith.subi %19, %c3 : index
      %103 = arith.minsi %101, %102 : index
      %104 = arith.muli %103, %62 : index
      %105 = arith.divui %inputFeatures, %c12 : index
      %106 = arith.muli %c5, %stepsPerWave : index
      %107 = arith.minsi %106, %105 : index
      %108 = arith.addi %107, %stepsPerWave : index
      %109 = arith.minsi %108, %105 : index
      %110 = arith.cmpi eq, %wholeBlocks, %c3 : index
      %111 = arith.subi %109, %107 : index
      %112 = arith.divui %111, %c10 : index
      %113 = arith.muli %112, %c10 : index
      %114 = arith.addi %107, %113 : index
      %115 = arith.select %110, %108, %114 : index
      %118 = scf.for %116 = %107 to %115 step %c10 iter_args(%117 = %c21) -> (vector<8xf32>) {
        %119 = arith.addi %116, %c5 : index
        %120:2 = func.call @expert_sum_norm_q8_k__gfx1100.0(%100, %119, %34, %55, %36, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %121 = arith.addi %116, %c3 : index
        %122:2 = func.call @expert_sum_norm_q8_k__gfx1100.0(%100, %121, %34, %55, %36, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %123 = arith.muli %116, %c10 : index
        %124 = arith.addi %123, %c5 : index
        %125 = arith.muli %c3, %c9 : index
        %126 = arith.muli %124, %125 : index
        %127 = arith.addi %104, %126 : index
        %128 = vector.load %64[%127] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %129 = arith.muli %c3, %c1 : index
        %130 = arith.addi %127, %129 : index
        %131 = vector.load %64[%130] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %132 = vector.shuffle %128, %131 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %133 = wave.mma %132, %120#0, %117 : vector<16xf16>, vector<8xf32>
        %134 = arith.addi %123, %c3 : index
        %135 = arith.muli %134, %125 : index
        %136 = arith.addi %104, %135 : index
        %137 = vector.load %64[%136] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %138 = arith.addi %136, %129 : index
        %139 = vector.load %64[%138] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %140 = vector.shuffle %137, %139 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %141 = wave.mma %140, %120#1, %133 : vector<16xf16>, vector<8xf32>
        %142 = arith.addi %123, %c10 : index
        %143 = arith.muli %142, %125 : index
        %144 = arith.addi %104, %143 : index
        %145 = vector.load %64[%144] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %146 = arith.addi %144, %129 : index
        %147 = vector.load %64[%146] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %148 = vector.shuffle %145, %147 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %149 = wave.mma %148, %122#0, %141 : vector<16xf16>, vector<8xf32>
        %150 = arith.addi %123, %c24 : index
        %151 = arith.muli %150, %125 : index
        %152 = arith.addi %104, %151 : index
        %153 = vector.load %64[%152] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %154 = arith.addi %152, %129 : index
        %155 = vector.load %64[%154] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %156 = vector.shuffle %153, %155 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %157 = wave.mma %156, %122#1, %149 : vector<16xf16>, vector<8xf32>
        scf.yield %157 : vector<8xf32>
      }
      %158 = arith.select %110, %115, %109 : index
      %161 = scf.for %159 = %115 to %158 step %c3 iter_args(%160 = %118) -> (vector<8xf32>) {
        %162 = arith.addi %159, %c5 : index
        %163:2 = func.call @expert_sum_norm_q8_k__gfx1100.0(%100, %162, %34, %55, %36, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %164 = arith.muli %159, %c10 : index
        %165 = arith.addi %164, %c5 : index
        %166 = arith.muli %c3, %c9 : index
        %167 = arith.muli %165, %166 : index
        %168 = arith.addi %104, %167 : index
        %169 = vector.load %64[%168] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %170 = arith.muli %c3, %c1 : index
        %171 = arith.addi %168, %170 : index
        %172 = vector.load %64[%171] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %173 = vector.shuffle %169, %172 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %174 = wave.mma %173, %163#0, %160 : vector<16xf16>, vector<8xf32>
        %175 = arith.addi %164, %c3 : index
        %176 = arith.muli %175, %166 : index
        %177 = arith.addi %104, %176 : index
        %178 = vector.load %64[%177] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %179 = arith.addi %177, %170 : index
        %180 = vector.load %64[%179] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %181 = vector.shuffle %178, %180 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %182 = wave.mma %181, %163#1, %174 : vector<16xf16>, vector<8xf32>
        scf.yield %182 : vector<8xf32>
      }
      scf.yield %161 : vector<8xf32>
    } else {
      %183 = wave.lane
      %184 = arith.remui %183, %c9 : index
      %185 = arith.addi %pairsAt, %16 : index
      %186 = arith.subi %19, %c3 : index
      %187 = arith.minsi %184, %186 : index
      %188 = arith.addi %185, %187 : index
      %189 = memref.load %groups[%188] : memref<?xi32>
      %190 = arith.index_cast %189 : i32 to index
      %191 = arith.divui %190, %rowDivisor : index
      %192 = arith.divui %191, %operandTileRows : index
      %193 = arith.divui %inputFeatures, %c9 : index
      %194 = arith.muli %192, %193 : index
      %195 = arith.divui %c5, %c9 : index
      %196 = arith.addi %194, %195 : index
      %197 = arith.muli %196, %c10 : index
      %198 = arith.remui %c5, %c9 : index
      %199 = arith.divui %198, %c1 : index
      %200 = arith.addi %197, %199 : index
      %201 = arith.muli %operandTileRows, %c1 : index
      %202 = arith.muli %200, %201 : index
      %203 = arith.remui %191, %operandTileRows : index
      %204 = arith.muli %203, %c1 : index
      %205 = arith.addi %202, %204 : index
      %206 = arith.remui %c5, %c1 : index
      %207 = arith.addi %205, %206 : index
      %208 = arith.divui %inputFeatures, %c12 : index
      %209 = arith.muli %c5, %stepsPerWave : index
      %210 = arith.minsi %209, %208 : index
      %211 = arith.addi %210, %stepsPerWave : index
      %212 = arith.minsi %211, %208 : index
      %213 = arith.cmpi eq, %wholeBlocks, %c3 : index
      %214 = arith.subi %212, %210 : index
      %215 = arith.divui %214, %c10 : index
      %216 = arith.muli %215, %c10 : index
      %217 = arith.addi %210, %216 : index
      %218 = arith.select %213, %211, %217 : index
      %221 = scf.for %219 = %210 to %218 step %c10 iter_args(%220 = %c21) -> (vector<8xf32>) {
        %222 = arith.addi %219, %c5 : index
        %223:2 = func.call @expert_sum_norm_q8_k__gfx1100.0(%183, %222, %34, %55, %36, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %224 = arith.addi %219, %c3 : index
        %225:2 = func.call @expert_sum_norm_q8_k__gfx1100.0(%183, %224, %34, %55, %36, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %226 = arith.muli %219, %c10 : index
        %227 = arith.addi %226, %c5 : index
        %228 = arith.muli %operandTileRows, %c9 : index
        %229 = arith.muli %227, %228 : index
        %230 = arith.addi %207, %229 : index
        %231 = vector.load %x[%230] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %232 = arith.addi %230, %201 : index
        %233 = vector.load %x[%232] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %234 = vector.shuffle %231, %233 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %235 = wave.mma %234, %223#0, %220 : vector<16xf16>, vector<8xf32>
        %236 = arith.addi %226, %c3 : index
        %237 = arith.muli %236, %228 : index
        %238 = arith.addi %207, %237 : index
        %239 = vector.load %x[%238] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %240 = arith.addi %238, %201 : index
        %241 = vector.load %x[%240] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %242 = vector.shuffle %239, %241 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %243 = wave.mma %242, %223#1, %235 : vector<16xf16>, vector<8xf32>
        %244 = arith.addi %226, %c10 : index
        %245 = arith.muli %244, %228 : index
        %246 = arith.addi %207, %245 : index
        %247 = vector.load %x[%246] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %248 = arith.addi %246, %201 : index
        %249 = vector.load %x[%248] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %250 = vector.shuffle %247, %249 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %251 = wave.mma %250, %225#0, %243 : vector<16xf16>, vector<8xf32>
        %252 = arith.addi %226, %c24 : index
        %253 = arith.muli %252, %228 : index
        %254 = arith.addi %207, %253 : index
        %255 = vector.load %x[%254] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %256 = arith.addi %254, %201 : index
        %257 = vector.load %x[%256] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %258 = vector.shuffle %255, %257 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %259 = wave.mma %258, %225#1, %251 : vector<16xf16>, vector<8xf32>
        scf.yield %259 : vector<8xf32>
      }
      %260 = arith.select %213, %218, %212 : index
      %263 = scf.for %261 = %218 to %260 step %c3 iter_args(%262 = %221) -> (vector<8xf32>) {
        %264 = arith.addi %261, %c5 : index
        %265:2 = func.call @expert_sum_norm_q8_k__gfx1100.0(%183, %264, %34, %55, %36, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %266 = arith.muli %261, %c10 : index
        %267 = arith.addi %266, %c5 : index
        %268 = arith.muli %operandTileRows, %c9 : index
        %269 = arith.muli %267, %268 : index
        %270 = arith.addi %207, %269 : index
        %271 = vector.load %x[%270] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %272 = arith.addi %270, %201 : index
        %273 = vector.load %x[%272] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %274 = vector.shuffle %271, %273 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %275 = wave.mma %274, %265#0, %262 : vector<16xf16>, vector<8xf32>
        %276 = arith.addi %266, %c3 : index
        %277 = arith.muli %276, %268 : index
        %278 = arith.addi %207, %277 : index
        %279 = vector.load %x[%278] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %280 = arith.addi %278, %201 : index
        %281 = vector.load %x[%280] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %282 = vector.shuffle %279, %281 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %283 = wave.mma %282, %265#1, %275 : vector<16xf16>, vector<8xf32>
        scf.yield %283 : vector<8xf32>
      }
      scf.yield %263 : vector<8xf32>
    }
    %284 = vector.extract %61[0] : f32 from vector<8xf32>
    %285 = arith.cmpi sgt, %tileElements, %c5 : index
    scf.if %285 {
      func.call @expert_sum_norm_q8_k__gfx1100.1(%c5, %19, %16, %groups, %factors, %34, %w, %284, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %286 = vector.extract %61[1] : f32 from vector<8xf32>
    %287 = arith.cmpi sgt, %tileElements, %c3 : index
    scf.if %287 {
      func.call @expert_sum_norm_q8_k__gfx1100.1(%c3, %19, %16, %groups, %factors, %34, %w, %286, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %288 = vector.extract %61[2] : f32 from vector<8xf32>
    %289 = arith.cmpi sgt, %tileElements, %c10 : index
    scf.if %289 {
      func.call @expert_sum_norm_q8_k__gfx1100.1(%c10, %19, %16, %groups, %factors, %34, %w, %288, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %290 = vector.extract %61[3] : f32 from vector<8xf32>
    %291 = arith.cmpi sgt, %tileElements, %c24 : index
    scf.if %291 {
      func.call @expert_sum_norm_q8_k__gfx1100.1(%c24, %19, %16, %groups, %factors, %34, %w, %290, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %292 = vector.extract %61[4] : f32 from vector<8xf32>
    %293 = arith.cmpi sgt, %tileElements, %c6 : index
    scf.if %293 {
      func.call @expert_sum_norm_q8_k__gfx1100.1(%c6, %19, %16, %groups, %factors, %34, %w, %292, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %294 = vector.extract %61[5] : f32 from vector<8xf32>
    %295 = arith.cmpi sgt, %tileElements, %c7 : index
    scf.if %295 {
      func.call @expert_sum_norm_q8_k__gfx1100.1(%c7, %19, %16, %groups, %factors, %34, %w, %294, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %296 = vector.extract %61[6] : f32 from vector<8xf32>
    %297 = arith.cmpi sgt, %tileElements, %c8 : index
    scf.if %297 {
      func.call @expert_sum_norm_q8_k__gfx1100.1(%c8, %19, %16, %groups, %factors, %34, %w, %296, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %298 = vector.extract %61[7] : f32 from vector<8xf32>
    %299 = arith.cmpi sgt, %tileElements, %c26 : index
    scf.if %299 {
      func.call @expert_sum_norm_q8_k__gfx1100.1(%c26, %19, %16, %groups, %factors, %34, %w, %298, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
  }
  scf.if %9 {
    %300 = memref.load %groups[%c5] : memref<?xi32>
    %301 = arith.index_cast %300 : i32 to index
    %302 = wave.arrive %counters[%1], %301 : memref<?xi32>
    scf.if %302 {
      %303 = memref.load %step[%c5] : memref<?xi32>
      %304 = arith.index_cast %303 : i32 to index
      %305 = arith.muli %1, %c14 : index
      %306 = wave.lane
      %307 = arith.muli %306, %c6 : index
      %308 = arith.addi %305, %307 : index
      %309 = arith.cmpi slt, %308, %outputFeatures : index
      scf.if %309 {
        scf.for %310 = %0 to %304 step %c1 {
          %313 = scf.for %311 = %c5 to %expertsPerToken step %c3 iter_args(%312 = %c28) -> (vector<4xf32>) {
            %314 = arith.muli %310, %expertsPerToken : index
            %315 = arith.addi %314, %311 : index
            %316 = memref.load %weights[%315] : memref<?xf32>
            %317 = vector.broadcast %316 : f32 to vector<4xf32>
            %318 = arith.muli %315, %outputFeatures : index
            %319 = arith.addi %318, %308 : index
            %320 = vector.load %y[%319] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %321 = math.fma %317, %320, %312 : vector<4xf32>
            scf.yield %321 : vector<4xf32>
          }
          %322 = arith.muli %310, %outputFeatures : index
          %323 = arith.addi %322, %308 : index
          %324 = vector.load %residual[%323] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %325 = arith.addf %324, %313 : vector<4xf32>
          vector.store %325, %out[%323] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        }
      }
      %326 = wave.arrive %counters[%arrivals], %arrivals : memref<?xi32>
      scf.if %326 {
        %327 = arith.addi %c5, %304 : index
        %328 = arith.minsi %327, %304 : index
        %329 = arith.addi %c5, %0 : index
        scf.for %330 = %329 to %328 step %c1 {
          %331 = arith.muli %330, %features : index
          %336:3 = scf.for %332 = %307 to %features step %c14 iter_args(%333 = %c28, %334 = %c28, %335 = %c28) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
            %337 = arith.addi %331, %332 : index
            %338 = vector.load %out[%337] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %339 = vector.load %norm_weight[%332] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %340 = arith.mulf %338, %339 : vector<4xf32>
            %341 = math.fma %338, %338, %333 : vector<4xf32>
            %342 = math.fma %340, %340, %334 : vector<4xf32>
            %343 = math.absf %340 : vector<4xf32>
            %344 = arith.maximumf %335, %343 : vector<4xf32>
            scf.yield %341, %342, %344 : vector<4xf32>, vector<4xf32>, vector<4xf32>
          }
          %345 = wave.reduce "add" %336#0 : vector<4xf32>
          %346 = arith.mulf %345, %inverseFeatures : f32
          %347 = arith.addf %346, %epsilon : f32
          %348 = math.sqrt %347 : f32
          %349 = arith.divf %c33, %348 : f32
          %350 = wave.reduce "max" %336#2 : vector<4xf32>
          %351 = arith.mulf %350, %349 : f32
          %352 = arith.bitcast %351 : f32 to i32
          %353 = arith.shrui %352, %c35 : i32
          %354 = arith.maxsi %353, %c36 : i32
          %355 = arith.subi %c37, %354 : i32
          %356 = arith.shli %355, %c35 : i32
          %357 = arith.subi %354, %c38 : i32
          %358 = arith.shli %357, %c35 : i32
          %359 = arith.bitcast %356 : i32 to f32
          %360 = arith.bitcast %358 : i32 to f32
          %361 = wave.reduce "add" %336#1 : vector<4xf32>
          %362 = arith.mulf %361, %349 : f32
          %363 = arith.mulf %362, %349 : f32
          %364 = arith.cmpi eq, %306, %c5 : index
          scf.if %364 {
            %365 = arith.muli %330, %c10 : index
            memref.store %360, %normed_factors[%365] : memref<?xf32>
            %366 = arith.addi %365, %c3 : index
            memref.store %363, %normed_factors[%366] : memref<?xf32>
          }
          %367 = vector.broadcast %349 : f32 to vector<4xf32>
          %368 = vector.broadcast %359 : f32 to vector<4xf32>
          scf.for %369 = %307 to %features step %c14 {
            %370 = arith.addi %331, %369 : index
            %371 = vector.load %out[%370] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %372 = arith.mulf %371, %367 : vector<4xf32>
            %373 = vector.load %norm_weight[%369] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %374 = arith.mulf %372, %373 : vector<4xf32>
            %375 = arith.mulf %374, %368 : vector<4xf32>
            %376 = arith.divui %330, %tileRows : index
            %377 = arith.divui %features, %c9 : index
            %378 = arith.muli %376, %377 : index
            %379 = arith.divui %369, %c9 : index
            %380 = arith.addi %378, %379 : index
            %381 = arith.muli %380, %c10 : index
            %382 = arith.remui %369, %c9 : index
            %383 = arith.divui %382, %c1 : index
            %384 = arith.addi %381, %383 : index
            %385 = arith.muli %tileRows, %c1 : index
            %386 = arith.muli %384, %385 : index
            %387 = arith.remui %330, %tileRows : index
            %388 = arith.muli %387, %c1 : index
            %389 = arith.addi %386, %388 : index
            %390 = arith.remui %369, %c1 : index
            %391 = arith.addi %389, %390 : index
            %392 = arith.truncf %375 : vector<4xf32> to vector<4xf16>
            vector.store %392, %normed[%391] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
          }
        }
      }
    }
  }
  wave.return
}
