// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertSum(format='q8_k', norm=True)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_sum_norm_q8_k__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 128 : index
  %fc2 = arith.constant 8 : index
  %fc3 = arith.constant 32 : index
  %fc4 = arith.constant 2 : index
  %fc5 = arith.constant 256 : index
  %fc6 = arith.constant 1 : index
  %fc7 = arith.constant 127 : index
  %fc8 = arith.constant dense<0> : vector<4xi32>
  %fc9 = arith.constant dense<983055> : vector<4xi32>
  %fc10 = arith.constant dense<[0, 0, 0, 0]> : vector<4xi32>
  %fc11 = arith.constant dense<4> : vector<4xi32>
  %fc12 = arith.constant dense<1677747200> : vector<4xi32>
  %fc13 = arith.constant dense<[4, 4, 4, 4]> : vector<4xi32>
  %fc14 = arith.constant dense<8> : vector<4xi32>
  %fc15 = arith.constant dense<[8, 8, 8, 8]> : vector<4xi32>
  %fc16 = arith.constant dense<12> : vector<4xi32>
  %fc17 = arith.constant dense<[12, 12, 12, 12]> : vector<4xi32>
  %fc18 = arith.constant dense<0x6480> : vector<32xf16>
  %f0 = arith.remui %x0, %fc0 : index
  %f1 = arith.addi %x1, %fc1 : index
  %f2 = arith.divui %x2, %fc2 : index
  %f3 = arith.muli %f2, %fc3 : index
  %f4 = arith.addi %f1, %f3 : index
  %f5 = arith.muli %f0, %fc4 : index
  %f6 = arith.addi %f4, %f5 : index
  %f7 = vector.load %x3[%f6] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
  %f8 = vector.bitcast %f7 : vector<2xi8> to vector<1xf16>
  %f9 = arith.divui %x4, %fc5 : index
  %f10 = arith.muli %f9, %fc3 : index
  %f11 = arith.addi %f1, %f10 : index
  %f12 = arith.muli %x2, %fc0 : index
  %f13 = arith.addi %f11, %f12 : index
  %f14 = arith.muli %f0, %fc6 : index
  %f15 = arith.addi %f13, %f14 : index
  %f16 = vector.load %x3[%f15] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
  %f17 = vector.extract %f8[0] : f16 from vector<1xf16>
  %f18 = arith.extf %f17 : f16 to f32
  %f19 = vector.extract %f16[0] : i8 from vector<1xi8>
  %f20 = arith.extsi %f19 : i8 to i32
  %f21 = arith.sitofp %f20 : i32 to f32
  %f22 = arith.mulf %f18, %f21 : f32
  %f23 = arith.truncf %f22 : f32 to f16
  %f24 = vector.broadcast %f23 : f16 to vector<16xf16>
  %f25 = arith.muli %x4, %fc6 : index
  %f26 = arith.divui %f25, %fc4 : index
  %f27 = arith.addi %f10, %f26 : index
  %f28 = arith.addi %f27, %fc7 : index
  %f29 = arith.divui %f28, %fc1 : index
  %f30 = arith.muli %f29, %fc1 : index
  %f31 = arith.addi %f1, %f30 : index
  %f32 = arith.muli %x4, %fc2 : index
  %f33 = arith.addi %f31, %f32 : index
  %f34 = arith.addi %f12, %f0 : index
  %f35 = arith.muli %f34, %fc0 : index
  %f36 = arith.addi %f33, %f35 : index
  %f37 = arith.muli %x2, %fc5 : index
  %f38 = arith.addi %f31, %f37 : index
  %f39 = arith.muli %f0, %fc0 : index
  %f40 = arith.addi %f38, %f39 : index
  %f41 = vector.load %x3[%f36] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f42 = vector.bitcast %f41 : vector<16xi8> to vector<4xi32>
  %f43 = vector.load %x3[%f40] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f44 = vector.bitcast %f43 : vector<16xi8> to vector<4xi32>
  %f45 = arith.shrui %f44, %fc8 : vector<4xi32>
  %f46 = arith.andi %f45, %fc9 : vector<4xi32>
  %f47 = arith.shrui %f42, %fc10 : vector<4xi32>
  %f48 = arith.andi %f47, %fc9 : vector<4xi32>
  %f49 = arith.shli %f48, %fc11 : vector<4xi32>
  %f50 = arith.ori %f46, %f49 : vector<4xi32>
  %f51 = arith.ori %f50, %fc12 : vector<4xi32>
  %f52 = vector.bitcast %f51 : vector<4xi32> to vector<8xf16>
  %f53 = arith.shrui %f44, %fc11 : vector<4xi32>
  %f54 = arith.andi %f53, %fc9 : vector<4xi32>
  %f55 = arith.shrui %f42, %fc13 : vector<4xi32>
  %f56 = arith.andi %f55, %fc9 : vector<4xi32>
  %f57 = arith.shli %f56, %fc11 : vector<4xi32>
  %f58 = arith.ori %f54, %f57 : vector<4xi32>
  %f59 = arith.ori %f58, %fc12 : vector<4xi32>
  %f60 = vector.bitcast %f59 : vector<4xi32> to vector<8xf16>
  %f61 = arith.shrui %f44, %fc14 : vector<4xi32>
  %f62 = arith.andi %f61, %fc9 : vector<4xi32>
  %f63 = arith.shrui %f42, %fc15 : vector<4xi32>
  %f64 = arith.andi %f63, %fc9 : vector<4xi32>
  %f65 = arith.shli %f64, %fc11 : vector<4xi32>
  %f66 = arith.ori %f62, %f65 : vector<4xi32>
  %f67 = arith.ori %f66, %fc12 : vector<4xi32>
  %f68 = vector.bitcast %f67 : vector<4xi32> to vector<8xf16>
  %f69 = arith.shrui %f44, %fc16 : vector<4xi32>
  %f70 = arith.andi %f69, %fc9 : vector<4xi32>
  %f71 = arith.shrui %f42, %fc17 : vector<4xi32>
  %f72 = arith.andi %f71, %fc9 : vector<4xi32>
  %f73 = arith.shli %f72, %fc11 : vector<4xi32>
  %f74 = arith.ori %f70, %f73 : vector<4xi32>
  %f75 = arith.ori %f74, %fc12 : vector<4xi32>
  %f76 = vector.bitcast %f75 : vector<4xi32> to vector<8xf16>
  %f77 = vector.shuffle %f52, %f60 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f78 = vector.shuffle %f68, %f76 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f79 = vector.shuffle %f77, %f78 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f80 = arith.subf %f79, %fc18 : vector<32xf16>
  %f81 = vector.shuffle %f80, %f80 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f82 = vector.shuffle %f80, %f80 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f83 = arith.mulf %f81, %f24 : vector<16xf16>
  %f84 = arith.mulf %f82, %f24 : vector<16xf16>
  func.return %f83, %f84 : vector<16xf16>, vector<16xf16>
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
  %expertsPerToken = wave.param "expertsPerToken" : index
  %c27 = arith.constant dense<0x00000000> : vector<4xf32>
  %arrivals = wave.param "arrivals" : index
  %features = wave.param "features" : index
  %tileRows = wave.param "tileRows" : index
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %c32 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c34 = arith.constant 23 : i32
  %c35 = arith.constant 141 : i32
  %c36 = arith.constant 268 : i32
  %c37 = arith.constant 14 : i32
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
    %35 = arith.cmpi eq, %alwaysStaged, %c3 : index
    %36 = arith.cmpi sle, %19, %stagedRows : index
    %37 = arith.cmpi sgt, %stagedRows, %c5 : index
    %38 = arith.andi %36, %37 : i1
    %39 = arith.select %35, %35, %38 : i1
    %40 = scf.if %39 -> (vector<8xf32>) {
      %41 = arith.addi %inputFeatures, %c1 : index
      %42 = arith.muli %stagedRows, %41 : index
      %43 = wave.scratch %42 : memref<?xf16>
      scf.for %44 = %c5 to %19 step %c3 {
        %45 = arith.addi %pairsAt, %16 : index
        %46 = arith.subi %19, %c3 : index
        %47 = arith.minsi %44, %46 : index
        %48 = arith.addi %45, %47 : index
        %49 = memref.load %groups[%48] : memref<?xi32>
        %50 = arith.index_cast %49 : i32 to index
        %51 = arith.divui %50, %rowDivisor : index
        %52 = arith.divui %51, %operandTileRows : index
        %53 = arith.divui %inputFeatures, %c9 : index
        %54 = arith.muli %52, %53 : index
        %55 = arith.divui %c5, %c9 : index
        %56 = arith.addi %54, %55 : index
        %57 = arith.muli %56, %c10 : index
        %58 = arith.remui %c5, %c9 : index
        %59 = arith.divui %58, %c1 : index
        %60 = arith.addi %57, %59 : index
        %61 = arith.muli %operandTileRows, %c1 : index
        %62 = arith.muli %60, %61 : index
        %63 = arith.remui %51, %operandTileRows : index
        %64 = arith.muli %63, %c1 : index
        %65 = arith.addi %62, %64 : index
        %66 = arith.remui %c5, %c1 : index
        %67 = arith.addi %65, %66 : index
        %68 = arith.muli %44, %41 : index
        %69 = arith.divui %inputFeatures, %c1 : index
        %70 = arith.muli %0, %c12 : index
        %71 = wave.lane
        %72 = arith.addi %70, %71 : index
        scf.for %73 = %72 to %69 step %c11 {
          %74 = arith.muli %73, %61 : index
          %75 = arith.addi %67, %74 : index
          %76 = vector.load %x[%75] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          %77 = arith.muli %73, %c1 : index
          %78 = arith.addi %68, %77 : index
          vector.store %76, %43[%78] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        }
      }
      wave.barrier
      %79 = wave.lane
      %80 = arith.remui %79, %c9 : index
      %81 = arith.subi %19, %c3 : index
      %82 = arith.minsi %80, %81 : index
      %83 = arith.muli %82, %41 : index
      %84 = arith.divui %inputFeatures, %c12 : index
      %85 = arith.muli %c5, %stepsPerWave : index
      %86 = arith.minsi %85, %84 : index
      %87 = arith.addi %86, %stepsPerWave : index
      %88 = arith.minsi %87, %84 : index
      %89 = arith.cmpi eq, %wholeBlocks, %c3 : index
      %90 = arith.subi %88, %86 : index
      %91 = arith.divui %90, %c10 : index
      %92 = arith.muli %91, %c10 : index
      %93 = arith.addi %86, %92 : index
      %94 = arith.select %89, %87, %93 : index
      %97 = scf.for %95 = %86 to %94 step %c10 iter_args(%96 = %c20) -> (vector<8xf32>) {
        %98 = arith.addi %95, %c5 : index
        %99:2 = func.call @expert_sum_norm_q8_k__gfx1100.0(%79, %34, %98, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %100 = arith.addi %95, %c3 : index
        %101:2 = func.call @expert_sum_norm_q8_k__gfx1100.0(%79, %34, %100, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %102 = arith.muli %95, %c10 : index
        %103 = arith.addi %102, %c5 : index
        %104 = arith.muli %c3, %c9 : index
        %105 = arith.muli %103, %104 : index
        %106 = arith.addi %83, %105 : index
        %107 = vector.load %43[%106] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %108 = arith.muli %c3, %c1 : index
        %109 = arith.addi %106, %108 : index
        %110 = vector.load %43[%109] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %111 = vector.shuffle %107, %110 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %112 = wave.mma %111, %99#0, %96 : vector<16xf16>, vector<8xf32>
        %113 = arith.addi %102, %c3 : index
        %114 = arith.muli %113, %104 : index
        %115 = arith.addi %83, %114 : index
        %116 = vector.load %43[%115] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %117 = arith.addi %115, %108 : index
        %118 = vector.load %43[%117] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %119 = vector.shuffle %116, %118 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %120 = wave.mma %119, %99#1, %112 : vector<16xf16>, vector<8xf32>
        %121 = arith.addi %102, %c10 : index
        %122 = arith.muli %121, %104 : index
        %123 = arith.addi %83, %122 : index
        %124 = vector.load %43[%123] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %125 = arith.addi %123, %108 : index
        %126 = vector.load %43[%125] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %127 = vector.shuffle %124, %126 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %128 = wave.mma %127, %101#0, %120 : vector<16xf16>, vector<8xf32>
        %129 = arith.addi %102, %c23 : index
        %130 = arith.muli %129, %104 : index
        %131 = arith.addi %83, %130 : index
        %132 = vector.load %43[%131] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %133 = arith.addi %131, %108 : index
        %134 = vector.load %43[%133] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %135 = vector.shuffle %132, %134 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %136 = wave.mma %135, %101#1, %128 : vector<16xf16>, vector<8xf32>
        scf.yield %136 : vector<8xf32>
      }
      %137 = arith.select %89, %94, %88 : index
      %140 = scf.for %138 = %94 to %137 step %c3 iter_args(%139 = %97) -> (vector<8xf32>) {
        %141 = arith.addi %138, %c5 : index
        %142:2 = func.call @expert_sum_norm_q8_k__gfx1100.0(%79, %34, %141, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %143 = arith.muli %138, %c10 : index
        %144 = arith.addi %143, %c5 : index
        %145 = arith.muli %c3, %c9 : index
        %146 = arith.muli %144, %145 : index
        %147 = arith.addi %83, %146 : index
        %148 = vector.load %43[%147] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %149 = arith.muli %c3, %c1 : index
        %150 = arith.addi %147, %149 : index
        %151 = vector.load %43[%150] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %152 = vector.shuffle %148, %151 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %153 = wave.mma %152, %142#0, %139 : vector<16xf16>, vector<8xf32>
        %154 = arith.addi %143, %c3 : index
        %155 = arith.muli %154, %145 : index
        %156 = arith.addi %83, %155 : index
        %157 = vector.load %43[%156] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %158 = arith.addi %156, %149 : index
        %159 = vector.load %43[%158] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %160 = vector.shuffle %157, %159 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %161 = wave.mma %160, %142#1, %153 : vector<16xf16>, vector<8xf32>
        scf.yield %161 : vector<8xf32>
      }
      scf.yield %140 : vector<8xf32>
    } else {
      %162 = wave.lane
      %163 = arith.remui %162, %c9 : index
      %164 = arith.addi %pairsAt, %16 : index
      %165 = arith.subi %19, %c3 : index
      %166 = arith.minsi %163, %165 : index
      %167 = arith.addi %164, %166 : index
      %168 = memref.load %groups[%167] : memref<?xi32>
      %169 = arith.index_cast %168 : i32 to index
      %170 = arith.divui %169, %rowDivisor : index
      %171 = arith.divui %170, %operandTileRows : index
      %172 = arith.divui %inputFeatures, %c9 : index
      %173 = arith.muli %171, %172 : index
      %174 = arith.divui %c5, %c9 : index
      %175 = arith.addi %173, %174 : index
      %176 = arith.muli %175, %c10 : index
      %177 = arith.remui %c5, %c9 : index
      %178 = arith.divui %177, %c1 : index
      %179 = arith.addi %176, %178 : index
      %180 = arith.muli %operandTileRows, %c1 : index
      %181 = arith.muli %179, %180 : index
      %182 = arith.remui %170, %operandTileRows : index
      %183 = arith.muli %182, %c1 : index
      %184 = arith.addi %181, %183 : index
      %185 = arith.remui %c5, %c1 : index
      %186 = arith.addi %184, %185 : index
      %187 = arith.divui %inputFeatures, %c12 : index
      %188 = arith.muli %c5, %stepsPerWave : index
      %189 = arith.minsi %188, %187 : index
      %190 = arith.addi %189, %stepsPerWave : index
      %191 = arith.minsi %190, %187 : index
      %192 = arith.cmpi eq, %wholeBlocks, %c3 : index
      %193 = arith.subi %191, %189 : index
      %194 = arith.divui %193, %c10 : index
      %195 = arith.muli %194, %c10 : index
      %196 = arith.addi %189, %195 : index
      %197 = arith.select %192, %190, %196 : index
      %200 = scf.for %198 = %189 to %197 step %c10 iter_args(%199 = %c20) -> (vector<8xf32>) {
        %201 = arith.addi %198, %c5 : index
        %202:2 = func.call @expert_sum_norm_q8_k__gfx1100.0(%162, %34, %201, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %203 = arith.addi %198, %c3 : index
        %204:2 = func.call @expert_sum_norm_q8_k__gfx1100.0(%162, %34, %203, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %205 = arith.muli %198, %c10 : index
        %206 = arith.addi %205, %c5 : index
        %207 = arith.muli %operandTileRows, %c9 : index
        %208 = arith.muli %206, %207 : index
        %209 = arith.addi %186, %208 : index
        %210 = vector.load %x[%209] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %211 = arith.addi %209, %180 : index
        %212 = vector.load %x[%211] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %213 = vector.shuffle %210, %212 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %214 = wave.mma %213, %202#0, %199 : vector<16xf16>, vector<8xf32>
        %215 = arith.addi %205, %c3 : index
        %216 = arith.muli %215, %207 : index
        %217 = arith.addi %186, %216 : index
        %218 = vector.load %x[%217] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %219 = arith.addi %217, %180 : index
        %220 = vector.load %x[%219] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %221 = vector.shuffle %218, %220 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %222 = wave.mma %221, %202#1, %214 : vector<16xf16>, vector<8xf32>
        %223 = arith.addi %205, %c10 : index
        %224 = arith.muli %223, %207 : index
        %225 = arith.addi %186, %224 : index
        %226 = vector.load %x[%225] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %227 = arith.addi %225, %180 : index
        %228 = vector.load %x[%227] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %229 = vector.shuffle %226, %228 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %230 = wave.mma %229, %204#0, %222 : vector<16xf16>, vector<8xf32>
        %231 = arith.addi %205, %c23 : index
        %232 = arith.muli %231, %207 : index
        %233 = arith.addi %186, %232 : index
        %234 = vector.load %x[%233] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %235 = arith.addi %233, %180 : index
        %236 = vector.load %x[%235] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %237 = vector.shuffle %234, %236 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %238 = wave.mma %237, %204#1, %230 : vector<16xf16>, vector<8xf32>
        scf.yield %238 : vector<8xf32>
      }
      %239 = arith.select %192, %197, %191 : index
      %242 = scf.for %240 = %197 to %239 step %c3 iter_args(%241 = %200) -> (vector<8xf32>) {
        %243 = arith.addi %240, %c5 : index
        %244:2 = func.call @expert_sum_norm_q8_k__gfx1100.0(%162, %34, %243, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %245 = arith.muli %240, %c10 : index
        %246 = arith.addi %245, %c5 : index
        %247 = arith.muli %operandTileRows, %c9 : index
        %248 = arith.muli %246, %247 : index
        %249 = arith.addi %186, %248 : index
        %250 = vector.load %x[%249] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %251 = arith.addi %249, %180 : index
        %252 = vector.load %x[%251] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %253 = vector.shuffle %250, %252 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %254 = wave.mma %253, %244#0, %241 : vector<16xf16>, vector<8xf32>
        %255 = arith.addi %245, %c3 : index
        %256 = arith.muli %255, %247 : index
        %257 = arith.addi %186, %256 : index
        %258 = vector.load %x[%257] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %259 = arith.addi %257, %180 : index
        %260 = vector.load %x[%259] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %261 = vector.shuffle %258, %260 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %262 = wave.mma %261, %244#1, %254 : vector<16xf16>, vector<8xf32>
        scf.yield %262 : vector<8xf32>
      }
      scf.yield %242 : vector<8xf32>
    }
    %263 = vector.extract %40[0] : f32 from vector<8xf32>
    %264 = arith.cmpi sgt, %tileElements, %c5 : index
    scf.if %264 {
      func.call @expert_sum_norm_q8_k__gfx1100.1(%c5, %19, %16, %groups, %factors, %34, %w, %263, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %265 = vector.extract %40[1] : f32 from vector<8xf32>
    %266 = arith.cmpi sgt, %tileElements, %c3 : index
    scf.if %266 {
      func.call @expert_sum_norm_q8_k__gfx1100.1(%c3, %19, %16, %groups, %factors, %34, %w, %265, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %267 = vector.extract %40[2] : f32 from vector<8xf32>
    %268 = arith.cmpi sgt, %tileElements, %c10 : index
    scf.if %268 {
      func.call @expert_sum_norm_q8_k__gfx1100.1(%c10, %19, %16, %groups, %factors, %34, %w, %267, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %269 = vector.extract %40[3] : f32 from vector<8xf32>
    %270 = arith.cmpi sgt, %tileElements, %c23 : index
    scf.if %270 {
      func.call @expert_sum_norm_q8_k__gfx1100.1(%c23, %19, %16, %groups, %factors, %34, %w, %269, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %271 = vector.extract %40[4] : f32 from vector<8xf32>
    %272 = arith.cmpi sgt, %tileElements, %c6 : index
    scf.if %272 {
      func.call @expert_sum_norm_q8_k__gfx1100.1(%c6, %19, %16, %groups, %factors, %34, %w, %271, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %273 = vector.extract %40[5] : f32 from vector<8xf32>
    %274 = arith.cmpi sgt, %tileElements, %c7 : index
    scf.if %274 {
      func.call @expert_sum_norm_q8_k__gfx1100.1(%c7, %19, %16, %groups, %factors, %34, %w, %273, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %275 = vector.extract %40[6] : f32 from vector<8xf32>
    %276 = arith.cmpi sgt, %tileElements, %c8 : index
    scf.if %276 {
      func.call @expert_sum_norm_q8_k__gfx1100.1(%c8, %19, %16, %groups, %factors, %34, %w, %275, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %277 = vector.extract %40[7] : f32 from vector<8xf32>
    %278 = arith.cmpi sgt, %tileElements, %c25 : index
    scf.if %278 {
      func.call @expert_sum_norm_q8_k__gfx1100.1(%c25, %19, %16, %groups, %factors, %34, %w, %277, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
  }
  scf.if %9 {
    %279 = memref.load %groups[%c5] : memref<?xi32>
    %280 = arith.index_cast %279 : i32 to index
    %281 = wave.arrive %counters[%1], %280 : memref<?xi32>
    scf.if %281 {
      %282 = memref.load %step[%c5] : memref<?xi32>
      %283 = arith.index_cast %282 : i32 to index
      %284 = arith.muli %1, %c14 : index
      %285 = wave.lane
      %286 = arith.muli %285, %c6 : index
      %287 = arith.addi %284, %286 : index
      %288 = arith.cmpi slt, %287, %outputFeatures : index
      scf.if %288 {
        scf.for %289 = %0 to %283 step %c1 {
          %292 = scf.for %290 = %c5 to %expertsPerToken step %c3 iter_args(%291 = %c27) -> (vector<4xf32>) {
            %293 = arith.muli %289, %expertsPerToken : index
            %294 = arith.addi %293, %290 : index
            %295 = memref.load %weights[%294] : memref<?xf32>
            %296 = vector.broadcast %295 : f32 to vector<4xf32>
            %297 = arith.muli %294, %outputFeatures : index
            %298 = arith.addi %297, %287 : index
            %299 = vector.load %y[%298] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %300 = math.fma %296, %299, %291 : vector<4xf32>
            scf.yield %300 : vector<4xf32>
          }
          %301 = arith.muli %289, %outputFeatures : index
          %302 = arith.addi %301, %287 : index
          %303 = vector.load %residual[%302] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %304 = arith.addf %303, %292 : vector<4xf32>
          vector.store %304, %out[%302] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        }
      }
      %305 = wave.arrive %counters[%arrivals], %arrivals : memref<?xi32>
      scf.if %305 {
        %306 = arith.addi %c5, %283 : index
        %307 = arith.minsi %306, %283 : index
        %308 = arith.addi %c5, %0 : index
        scf.for %309 = %308 to %307 step %c1 {
          %310 = arith.muli %309, %features : index
          %315:3 = scf.for %311 = %286 to %features step %c14 iter_args(%312 = %c27, %313 = %c27, %314 = %c27) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
            %316 = arith.addi %310, %311 : index
            %317 = vector.load %out[%316] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %318 = vector.load %norm_weight[%311] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %319 = arith.mulf %317, %318 : vector<4xf32>
            %320 = math.fma %317, %317, %312 : vector<4xf32>
            %321 = math.fma %319, %319, %313 : vector<4xf32>
            %322 = math.absf %319 : vector<4xf32>
            %323 = arith.maximumf %314, %322 : vector<4xf32>
            scf.yield %320, %321, %323 : vector<4xf32>, vector<4xf32>, vector<4xf32>
          }
          %324 = wave.reduce "add" %315#0 : vector<4xf32>
          %325 = arith.mulf %324, %inverseFeatures : f32
          %326 = arith.addf %325, %epsilon : f32
          %327 = math.sqrt %326 : f32
          %328 = arith.divf %c32, %327 : f32
          %329 = wave.reduce "max" %315#2 : vector<4xf32>
          %330 = arith.mulf %329, %328 : f32
          %331 = arith.bitcast %330 : f32 to i32
          %332 = arith.shrui %331, %c34 : i32
          %333 = arith.maxsi %332, %c35 : i32
          %334 = arith.subi %c36, %333 : i32
          %335 = arith.shli %334, %c34 : i32
          %336 = arith.subi %333, %c37 : i32
          %337 = arith.shli %336, %c34 : i32
          %338 = arith.bitcast %335 : i32 to f32
          %339 = arith.bitcast %337 : i32 to f32
          %340 = wave.reduce "add" %315#1 : vector<4xf32>
          %341 = arith.mulf %340, %328 : f32
          %342 = arith.mulf %341, %328 : f32
          %343 = arith.cmpi eq, %285, %c5 : index
          scf.if %343 {
            %344 = arith.muli %309, %c10 : index
            memref.store %339, %normed_factors[%344] : memref<?xf32>
            %345 = arith.addi %344, %c3 : index
            memref.store %342, %normed_factors[%345] : memref<?xf32>
          }
          %346 = vector.broadcast %328 : f32 to vector<4xf32>
          %347 = vector.broadcast %338 : f32 to vector<4xf32>
          scf.for %348 = %286 to %features step %c14 {
            %349 = arith.addi %310, %348 : index
            %350 = vector.load %out[%349] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %351 = arith.mulf %350, %346 : vector<4xf32>
            %352 = vector.load %norm_weight[%348] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %353 = arith.mulf %351, %352 : vector<4xf32>
            %354 = arith.mulf %353, %347 : vector<4xf32>
            %355 = arith.divui %309, %tileRows : index
            %356 = arith.divui %features, %c9 : index
            %357 = arith.muli %355, %356 : index
            %358 = arith.divui %348, %c9 : index
            %359 = arith.addi %357, %358 : index
            %360 = arith.muli %359, %c10 : index
            %361 = arith.remui %348, %c9 : index
            %362 = arith.divui %361, %c1 : index
            %363 = arith.addi %360, %362 : index
            %364 = arith.muli %tileRows, %c1 : index
            %365 = arith.muli %363, %364 : index
            %366 = arith.remui %309, %tileRows : index
            %367 = arith.muli %366, %c1 : index
            %368 = arith.addi %365, %367 : index
            %369 = arith.remui %348, %c1 : index
            %370 = arith.addi %368, %369 : index
            %371 = arith.truncf %354 : vector<4xf32> to vector<4xf16>
            vector.store %371, %normed[%370] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
          }
        }
      }
    }
  }
  wave.return
}
