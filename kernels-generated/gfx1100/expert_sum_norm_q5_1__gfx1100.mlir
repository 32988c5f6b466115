// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertSum(format='q5_1', norm=True)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_sum_norm_q5_1__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 128 : index
  %fc2 = arith.constant 64 : index
  %fc3 = arith.constant 4 : index
  %fc4 = arith.constant 2 : index
  %fc5 = arith.constant 127 : index
  %fc6 = arith.constant 256 : index
  %fc7 = arith.constant 8 : index
  %fc8 = arith.constant dense<0> : vector<4xi32>
  %fc9 = arith.constant dense<983055> : vector<4xi32>
  %fc10 = arith.constant dense<[0, 4, 8, 12]> : vector<4xi32>
  %fc11 = arith.constant dense<65537> : vector<4xi32>
  %fc12 = arith.constant dense<4> : vector<4xi32>
  %fc13 = arith.constant dense<1677747200> : vector<4xi32>
  %fc14 = arith.constant dense<[1, 5, 9, 13]> : vector<4xi32>
  %fc15 = arith.constant dense<8> : vector<4xi32>
  %fc16 = arith.constant dense<[2, 6, 10, 14]> : vector<4xi32>
  %fc17 = arith.constant dense<12> : vector<4xi32>
  %fc18 = arith.constant dense<[3, 7, 11, 15]> : vector<4xi32>
  %fc19 = arith.constant dense<0x6400> : vector<32xf16>
  %f0 = arith.remui %x0, %fc0 : index
  %f1 = arith.addi %x1, %fc1 : index
  %f2 = arith.muli %x2, %fc2 : index
  %f3 = arith.addi %f1, %f2 : index
  %f4 = arith.muli %f0, %fc3 : index
  %f5 = arith.addi %f3, %f4 : index
  %f6 = vector.load %x3[%f5] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
  %f7 = vector.bitcast %f6 : vector<4xi8> to vector<2xf16>
  %f8 = vector.extract %f7[0] : f16 from vector<2xf16>
  %f9 = vector.broadcast %f8 : f16 to vector<16xf16>
  %f10 = vector.extract %f7[1] : f16 from vector<2xf16>
  %f11 = vector.broadcast %f10 : f16 to vector<16xf16>
  %f12 = arith.muli %x4, %fc4 : index
  %f13 = arith.addi %f12, %fc5 : index
  %f14 = arith.divui %f13, %fc1 : index
  %f15 = arith.muli %f14, %fc1 : index
  %f16 = arith.addi %f1, %f15 : index
  %f17 = arith.muli %x2, %fc6 : index
  %f18 = arith.addi %f16, %f17 : index
  %f19 = arith.muli %f0, %fc0 : index
  %f20 = arith.addi %f18, %f19 : index
  %f21 = arith.muli %x4, %fc7 : index
  %f22 = arith.addi %f21, %f15 : index
  %f23 = arith.addi %f22, %fc1 : index
  %f24 = arith.addi %x1, %f23 : index
  %f25 = arith.muli %x2, %fc0 : index
  %f26 = arith.addi %f25, %f0 : index
  %f27 = arith.muli %f26, %fc3 : index
  %f28 = arith.addi %f24, %f27 : index
  %f29 = vector.load %x3[%f28] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
  %f30 = vector.bitcast %f29 : vector<4xi8> to vector<1xi32>
  %f31 = vector.shuffle %f30, %f30 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
  %f32 = vector.load %x3[%f20] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f33 = vector.bitcast %f32 : vector<16xi8> to vector<4xi32>
  %f34 = arith.shrui %f33, %fc8 : vector<4xi32>
  %f35 = arith.andi %f34, %fc9 : vector<4xi32>
  %f36 = arith.shrui %f31, %fc10 : vector<4xi32>
  %f37 = arith.andi %f36, %fc11 : vector<4xi32>
  %f38 = arith.shli %f37, %fc12 : vector<4xi32>
  %f39 = arith.ori %f35, %f38 : vector<4xi32>
  %f40 = arith.ori %f39, %fc13 : vector<4xi32>
  %f41 = vector.bitcast %f40 : vector<4xi32> to vector<8xf16>
  %f42 = arith.shrui %f33, %fc12 : vector<4xi32>
  %f43 = arith.andi %f42, %fc9 : vector<4xi32>
  %f44 = arith.shrui %f31, %fc14 : vector<4xi32>
  %f45 = arith.andi %f44, %fc11 : vector<4xi32>
  %f46 = arith.shli %f45, %fc12 : vector<4xi32>
  %f47 = arith.ori %f43, %f46 : vector<4xi32>
  %f48 = arith.ori %f47, %fc13 : vector<4xi32>
  %f49 = vector.bitcast %f48 : vector<4xi32> to vector<8xf16>
  %f50 = arith.shrui %f33, %fc15 : vector<4xi32>
  %f51 = arith.andi %f50, %fc9 : vector<4xi32>
  %f52 = arith.shrui %f31, %fc16 : vector<4xi32>
  %f53 = arith.andi %f52, %fc11 : vector<4xi32>
  %f54 = arith.shli %f53, %fc12 : vector<4xi32>
  %f55 = arith.ori %f51, %f54 : vector<4xi32>
  %f56 = arith.ori %f55, %fc13 : vector<4xi32>
  %f57 = vector.bitcast %f56 : vector<4xi32> to vector<8xf16>
  %f58 = arith.shrui %f33, %fc17 : vector<4xi32>
  %f59 = arith.andi %f58, %fc9 : vector<4xi32>
  %f60 = arith.shrui %f31, %fc18 : vector<4xi32>
  %f61 = arith.andi %f60, %fc11 : vector<4xi32>
  %f62 = arith.shli %f61, %fc12 : vector<4xi32>
  %f63 = arith.ori %f59, %f62 : vector<4xi32>
  %f64 = arith.ori %f63, %fc13 : vector<4xi32>
  %f65 = vector.bitcast %f64 : vector<4xi32> to vector<8xf16>
  %f66 = vector.shuffle %f41, %f49 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f67 = vector.shuffle %f57, %f65 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f68 = vector.shuffle %f66, %f67 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f69 = arith.subf %f68, %fc19 : vector<32xf16>
  %f70 = vector.shuffle %f69, %f69 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f71 = vector.shuffle %f69, %f69 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f72 = math.fma %f70, %f9, %f11 : vector<16xf16>
  %f73 = math.fma %f71, %f9, %f11 : vector<16xf16>
  func.return %f72, %f73 : vector<16xf16>, vector<16xf16>
}
func.func private @expert_sum_norm_q5_1__gfx1100.1(%x0: index, %x1: index, %x2: index, %x3: memref<?xi32>, %x4: memref<?xf32>, %x5: index, %x6: memref<?xi8>, %x7: f32, %x8: index, %x9: index, %x10: index, %x11: memref<?xf32>) {
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
wave.kernel @expert_sum_norm_q5_1__gfx1100(%step: memref<?xi32> {wave.constant}, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %groups: memref<?xi32> {wave.constant}, %weights: memref<?xf32>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %y: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) attributes {waves = 8 : i64} {
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
  %alwaysStaged = wave.param "alwaysStaged" : index
  %stagedRows = wave.param "stagedRows" : index
  %operandTileRows = wave.param "operandTileRows" : index
  %pairsAt = wave.param "pairsAt" : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c17 = arith.constant 16 : index
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
    %20 = arith.muli %inputFeatures, %c1 : index
    %21 = arith.muli %inputFeatures, %c9 : index
    %22 = arith.addi %21, %c10 : index
    %23 = arith.divui %22, %c11 : index
    %24 = arith.muli %23, %c11 : index
    %25 = arith.addi %20, %24 : index
    %26 = arith.addi %25, %c11 : index
    %27 = arith.addi %26, %21 : index
    %28 = arith.muli %13, %panelsPerExpert : index
    %29 = arith.addi %28, %5 : index
    %30 = arith.addi %29, %c5 : index
    %31 = arith.muli %30, %27 : index
    %32 = arith.cmpi eq, %alwaysStaged, %c3 : index
    %33 = arith.cmpi sle, %19, %stagedRows : index
    %34 = arith.cmpi sgt, %stagedRows, %c5 : index
    %35 = arith.andi %33, %34 : i1
    %36 = arith.select %32, %32, %35 : i1
    %37 = scf.if %36 -> (vector<8xf32>) {
      %38 = arith.addi %inputFeatures, %c1 : index
      %39 = arith.muli %stagedRows, %38 : index
      %40 = wave.scratch %39 : memref<?xf16>
      scf.for %41 = %c5 to %19 step %c3 {
        %42 = arith.addi %pairsAt, %16 : index
        %43 = arith.subi %19, %c3 : index
        %44 = arith.minsi %41, %43 : index
        %45 = arith.addi %42, %44 : index
        %46 = memref.load %groups[%45] : memref<?xi32>
        %47 = arith.index_cast %46 : i32 to index
        %48 = arith.divui %47, %rowDivisor : index
        %49 = arith.divui %48, %operandTileRows : index
        %50 = arith.divui %inputFeatures, %c17 : index
        %51 = arith.muli %49, %50 : index
        %52 = arith.divui %c5, %c17 : index
        %53 = arith.addi %51, %52 : index
        %54 = arith.muli %53, %c9 : index
        %55 = arith.remui %c5, %c17 : index
        %56 = arith.divui %55, %c1 : index
        %57 = arith.addi %54, %56 : index
        %58 = arith.muli %operandTileRows, %c1 : index
        %59 = arith.muli %57, %58 : index
        %60 = arith.remui %48, %operandTileRows : index
        %61 = arith.muli %60, %c1 : index
        %62 = arith.addi %59, %61 : index
        %63 = arith.remui %c5, %c1 : index
        %64 = arith.addi %62, %63 : index
        %65 = arith.muli %41, %38 : index
        %66 = arith.divui %inputFeatures, %c1 : index
        %67 = arith.muli %0, %c18 : index
        %68 = wave.lane
        %69 = arith.addi %67, %68 : index
        scf.for %70 = %69 to %66 step %c19 {
          %71 = arith.muli %70, %58 : index
          %72 = arith.addi %64, %71 : index
          %73 = vector.load %x[%72] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          %74 = arith.muli %70, %c1 : index
          %75 = arith.addi %65, %74 : index
          vector.store %73, %40[%75] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        }
      }
      wave.barrier
      %76 = wave.lane
      %77 = arith.remui %76, %c17 : index
      %78 = arith.subi %19, %c3 : index
      %79 = arith.minsi %77, %78 : index
      %80 = arith.muli %79, %38 : index
      %81 = arith.divui %inputFeatures, %c18 : index
      %82 = arith.muli %c5, %stepsPerWave : index
      %83 = arith.minsi %82, %81 : index
      %84 = arith.addi %83, %stepsPerWave : index
      %85 = arith.minsi %84, %81 : index
      %86 = arith.cmpi eq, %wholeBlocks, %c3 : index
      %87 = arith.subi %85, %83 : index
      %88 = arith.divui %87, %c9 : index
      %89 = arith.muli %88, %c9 : index
      %90 = arith.addi %83, %89 : index
      %91 = arith.select %86, %84, %90 : index
      %94 = scf.for %92 = %83 to %91 step %c9 iter_args(%93 = %c20) -> (vector<8xf32>) {
        %95 = arith.addi %92, %c5 : index
        %96:2 = func.call @expert_sum_norm_q5_1__gfx1100.0(%76, %31, %95, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %97 = arith.addi %92, %c3 : index
        %98:2 = func.call @expert_sum_norm_q5_1__gfx1100.0(%76, %31, %97, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %99 = arith.muli %92, %c9 : index
        %100 = arith.addi %99, %c5 : index
        %101 = arith.muli %c3, %c17 : index
        %102 = arith.muli %100, %101 : index
        %103 = arith.addi %80, %102 : index
        %104 = vector.load %40[%103] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %105 = arith.muli %c3, %c1 : index
        %106 = arith.addi %103, %105 : index
        %107 = vector.load %40[%106] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %108 = vector.shuffle %104, %107 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %109 = wave.mma %108, %96#0, %93 : vector<16xf16>, vector<8xf32>
        %110 = arith.addi %99, %c3 : index
        %111 = arith.muli %110, %101 : index
        %112 = arith.addi %80, %111 : index
        %113 = vector.load %40[%112] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %114 = arith.addi %112, %105 : index
        %115 = vector.load %40[%114] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %116 = vector.shuffle %113, %115 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %117 = wave.mma %116, %96#1, %109 : vector<16xf16>, vector<8xf32>
        %118 = arith.addi %99, %c9 : index
        %119 = arith.muli %118, %101 : index
        %120 = arith.addi %80, %119 : index
        %121 = vector.load %40[%120] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %122 = arith.addi %120, %105 : index
        %123 = vector.load %40[%122] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %124 = vector.shuffle %121, %123 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %125 = wave.mma %124, %98#0, %117 : vector<16xf16>, vector<8xf32>
        %126 = arith.addi %99, %c23 : index
        %127 = arith.muli %126, %101 : index
        %128 = arith.addi %80, %127 : index
        %129 = vector.load %40[%128] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %130 = arith.addi %128, %105 : index
        %131 = vector.load %40[%130] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %132 = vector.shuffle %129, %131 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %133 = wave.mma %132, %98#1, %125 : vector<16xf16>, vector<8xf32>
        scf.yield %133 : vector<8xf32>
      }
      %134 = arith.select %86, %91, %85 : index
      %137 = scf.for %135 = %91 to %134 step %c3 iter_args(%136 = %94) -> (vector<8xf32>) {
        %138 = arith.addi %135, %c5 : index
        %139:2 = func.call @expert_sum_norm_q5_1__gfx1100.0(%76, %31, %138, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %140 = arith.muli %135, %c9 : index
        %141 = arith.addi %140, %c5 : index
        %142 = arith.muli %c3, %c17 : index
        %143 = arith.muli %141, %142 : index
        %144 = arith.addi %80, %143 : index
        %145 = vector.load %40[%144] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %146 = arith.muli %c3, %c1 : index
        %147 = arith.addi %144, %146 : index
        %148 = vector.load %40[%147] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %149 = vector.shuffle %145, %148 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %150 = wave.mma %149, %139#0, %136 : vector<16xf16>, vector<8xf32>
        %151 = arith.addi %140, %c3 : index
        %152 = arith.muli %151, %142 : index
        %153 = arith.addi %80, %152 : index
        %154 = vector.load %40[%153] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %155 = arith.addi %153, %146 : index
        %156 = vector.load %40[%155] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %157 = vector.shuffle %154, %156 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %158 = wave.mma %157, %139#1, %150 : vector<16xf16>, vector<8xf32>
        scf.yield %158 : vector<8xf32>
      }
      scf.yield %137 : vector<8xf32>
    } else {
      %159 = wave.lane
      %160 = arith.remui %159, %c17 : index
      %161 = arith.addi %pairsAt, %16 : index
      %162 = arith.subi %19, %c3 : index
      %163 = arith.minsi %160, %162 : index
      %164 = arith.addi %161, %163 : index
      %165 = memref.load %groups[%164] : memref<?xi32>
      %166 = arith.index_cast %165 : i32 to index
      %167 = arith.divui %166, %rowDivisor : index
      %168 = arith.divui %167, %operandTileRows : index
      %169 = arith.divui %inputFeatures, %c17 : index
      %170 = arith.muli %168, %169 : index
      %171 = arith.divui %c5, %c17 : index
      %172 = arith.addi %170, %171 : index
      %173 = arith.muli %172, %c9 : index
      %174 = arith.remui %c5, %c17 : index
      %175 = arith.divui %174, %c1 : index
      %176 = arith.addi %173, %175 : index
      %177 = arith.muli %operandTileRows, %c1 : index
      %178 = arith.muli %176, %177 : index
      %179 = arith.remui %167, %operandTileRows : index
      %180 = arith.muli %179, %c1 : index
      %181 = arith.addi %178, %180 : index
      %182 = arith.remui %c5, %c1 : index
      %183 = arith.addi %181, %182 : index
      %184 = arith.divui %inputFeatures, %c18 : index
      %185 = arith.muli %c5, %stepsPerWave : index
      %186 = arith.minsi %185, %184 : index
      %187 = arith.addi %186, %stepsPerWave : index
      %188 = arith.minsi %187, %184 : index
      %189 = arith.cmpi eq, %wholeBlocks, %c3 : index
      %190 = arith.subi %188, %186 : index
      %191 = arith.divui %190, %c9 : index
      %192 = arith.muli %191, %c9 : index
      %193 = arith.addi %186, %192 : index
      %194 = arith.select %189, %187, %193 : index
      %197 = scf.for %195 = %186 to %194 step %c9 iter_args(%196 = %c20) -> (vector<8xf32>) {
        %198 = arith.addi %195, %c5 : index
        %199:2 = func.call @expert_sum_norm_q5_1__gfx1100.0(%159, %31, %198, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %200 = arith.addi %195, %c3 : index
        %201:2 = func.call @expert_sum_norm_q5_1__gfx1100.0(%159, %31, %200, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %202 = arith.muli %195, %c9 : index
        %203 = arith.addi %202, %c5 : index
        %204 = arith.muli %operandTileRows, %c17 : index
        %205 = arith.muli %203, %204 : index
        %206 = arith.addi %183, %205 : index
        %207 = vector.load %x[%206] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %208 = arith.addi %206, %177 : index
        %209 = vector.load %x[%208] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %210 = vector.shuffle %207, %209 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %211 = wave.mma %210, %199#0, %196 : vector<16xf16>, vector<8xf32>
        %212 = arith.addi %202, %c3 : index
        %213 = arith.muli %212, %204 : index
        %214 = arith.addi %183, %213 : index
        %215 = vector.load %x[%214] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %216 = arith.addi %214, %177 : index
        %217 = vector.load %x[%216] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %218 = vector.shuffle %215, %217 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %219 = wave.mma %218, %199#1, %211 : vector<16xf16>, vector<8xf32>
        %220 = arith.addi %202, %c9 : index
        %221 = arith.muli %220, %204 : index
        %222 = arith.addi %183, %221 : index
        %223 = vector.load %x[%222] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %224 = arith.addi %222, %177 : index
        %225 = vector.load %x[%224] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %226 = vector.shuffle %223, %225 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %227 = wave.mma %226, %201#0, %219 : vector<16xf16>, vector<8xf32>
        %228 = arith.addi %202, %c23 : index
        %229 = arith.muli %228, %204 : index
        %230 = arith.addi %183, %229 : index
        %231 = vector.load %x[%230] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %232 = arith.addi %230, %177 : index
        %233 = vector.load %x[%232] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %234 = vector.shuffle %231, %233 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %235 = wave.mma %234, %201#1, %227 : vector<16xf16>, vector<8xf32>
        scf.yield %235 : vector<8xf32>
      }
      %236 = arith.select %189, %194, %188 : index
      %239 = scf.for %237 = %194 to %236 step %c3 iter_args(%238 = %197) -> (vector<8xf32>) {
        %240 = arith.addi %237, %c5 : index
        %241:2 = func.call @expert_sum_norm_q5_1__gfx1100.0(%159, %31, %240, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %242 = arith.muli %237, %c9 : index
        %243 = arith.addi %242, %c5 : index
        %244 = arith.muli %operandTileRows, %c17 : index
        %245 = arith.muli %243, %244 : index
        %246 = arith.addi %183, %245 : index
        %247 = vector.load %x[%246] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %248 = arith.addi %246, %177 : index
        %249 = vector.load %x[%248] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %250 = vector.shuffle %247, %249 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %251 = wave.mma %250, %241#0, %238 : vector<16xf16>, vector<8xf32>
        %252 = arith.addi %242, %c3 : index
        %253 = arith.muli %252, %244 : index
        %254 = arith.addi %183, %253 : index
        %255 = vector.load %x[%254] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %256 = arith.addi %254, %177 : index
        %257 = vector.load %x[%256] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %258 = vector.shuffle %255, %257 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %259 = wave.mma %258, %241#1, %251 : vector<16xf16>, vector<8xf32>
        scf.yield %259 : vector<8xf32>
      }
      scf.yield %239 : vector<8xf32>
    }
    %260 = vector.extract %37[0] : f32 from vector<8xf32>
    %261 = arith.cmpi sgt, %tileElements, %c5 : index
    scf.if %261 {
      func.call @expert_sum_norm_q5_1__gfx1100.1(%c5, %19, %16, %groups, %factors, %31, %w, %260, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %262 = vector.extract %37[1] : f32 from vector<8xf32>
    %263 = arith.cmpi sgt, %tileElements, %c3 : index
    scf.if %263 {
      func.call @expert_sum_norm_q5_1__gfx1100.1(%c3, %19, %16, %groups, %factors, %31, %w, %262, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %264 = vector.extract %37[2] : f32 from vector<8xf32>
    %265 = arith.cmpi sgt, %tileElements, %c9 : index
    scf.if %265 {
      func.call @expert_sum_norm_q5_1__gfx1100.1(%c9, %19, %16, %groups, %factors, %31, %w, %264, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %266 = vector.extract %37[3] : f32 from vector<8xf32>
    %267 = arith.cmpi sgt, %tileElements, %c23 : index
    scf.if %267 {
      func.call @expert_sum_norm_q5_1__gfx1100.1(%c23, %19, %16, %groups, %factors, %31, %w, %266, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %268 = vector.extract %37[4] : f32 from vector<8xf32>
    %269 = arith.cmpi sgt, %tileElements, %c6 : index
    scf.if %269 {
      func.call @expert_sum_norm_q5_1__gfx1100.1(%c6, %19, %16, %groups, %factors, %31, %w, %268, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %270 = vector.extract %37[5] : f32 from vector<8xf32>
    %271 = arith.cmpi sgt, %tileElements, %c7 : index
    scf.if %271 {
      func.call @expert_sum_norm_q5_1__gfx1100.1(%c7, %19, %16, %groups, %factors, %31, %w, %270, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %272 = vector.extract %37[6] : f32 from vector<8xf32>
    %273 = arith.cmpi sgt, %tileElements, %c8 : index
    scf.if %273 {
      func.call @expert_sum_norm_q5_1__gfx1100.1(%c8, %19, %16, %groups, %factors, %31, %w, %272, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %274 = vector.extract %37[7] : f32 from vector<8xf32>
    %275 = arith.cmpi sgt, %tileElements, %c25 : index
    scf.if %275 {
      func.call @expert_sum_norm_q5_1__gfx1100.1(%c25, %19, %16, %groups, %factors, %31, %w, %274, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
  }
  scf.if %9 {
    %276 = memref.load %groups[%c5] : memref<?xi32>
    %277 = arith.index_cast %276 : i32 to index
    %278 = wave.arrive %counters[%1], %277 : memref<?xi32>
    scf.if %278 {
      %279 = memref.load %step[%c5] : memref<?xi32>
      %280 = arith.index_cast %279 : i32 to index
      %281 = arith.muli %1, %c11 : index
      %282 = wave.lane
      %283 = arith.muli %282, %c6 : index
      %284 = arith.addi %281, %283 : index
      %285 = arith.cmpi slt, %284, %outputFeatures : index
      scf.if %285 {
        scf.for %286 = %0 to %280 step %c1 {
          %289 = scf.for %287 = %c5 to %expertsPerToken step %c3 iter_args(%288 = %c27) -> (vector<4xf32>) {
            %290 = arith.muli %286, %expertsPerToken : index
            %291 = arith.addi %290, %287 : index
            %292 = memref.load %weights[%291] : memref<?xf32>
            %293 = vector.broadcast %292 : f32 to vector<4xf32>
            %294 = arith.muli %291, %outputFeatures : index
            %295 = arith.addi %294, %284 : index
            %296 = vector.load %y[%295] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %297 = math.fma %293, %296, %288 : vector<4xf32>
            scf.yield %297 : vector<4xf32>
          }
          %298 = arith.muli %286, %outputFeatures : index
          %299 = arith.addi %298, %284 : index
          %300 = vector.load %residual[%299] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %301 = arith.addf %300, %289 : vector<4xf32>
          vector.store %301, %out[%299] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        }
      }
      %302 = wave.arrive %counters[%arrivals], %arrivals : memref<?xi32>
      scf.if %302 {
        %303 = arith.addi %c5, %280 : index
        %304 = arith.minsi %303, %280 : index
        %305 = arith.addi %c5, %0 : index
        scf.for %306 = %305 to %304 step %c1 {
          %307 = arith.muli %306, %features : index
          %312:3 = scf.for %308 = %283 to %features step %c11 iter_args(%309 = %c27, %310 = %c27, %311 = %c27) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
            %313 = arith.addi %307, %308 : index
            %314 = vector.load %out[%313] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %315 = vector.load %norm_weight[%308] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %316 = arith.mulf %314, %315 : vector<4xf32>
            %317 = math.fma %314, %314, %309 : vector<4xf32>
            %318 = math.fma %316, %316, %310 : vector<4xf32>
            %319 = math.absf %316 : vector<4xf32>
            %320 = arith.maximumf %311, %319 : vector<4xf32>
            scf.yield %317, %318, %320 : vector<4xf32>, vector<4xf32>, vector<4xf32>
          }
          %321 = wave.reduce "add" %312#0 : vector<4xf32>
          %322 = arith.mulf %321, %inverseFeatures : f32
          %323 = arith.addf %322, %epsilon : f32
          %324 = math.sqrt %323 : f32
          %325 = arith.divf %c32, %324 : f32
          %326 = wave.reduce "max" %312#2 : vector<4xf32>
          %327 = arith.mulf %326, %325 : f32
          %328 = arith.bitcast %327 : f32 to i32
          %329 = arith.shrui %328, %c34 : i32
          %330 = arith.maxsi %329, %c35 : i32
          %331 = arith.subi %c36, %330 : i32
          %332 = arith.shli %331, %c34 : i32
          %333 = arith.subi %330, %c37 : i32
          %334 = arith.shli %333, %c34 : i32
          %335 = arith.bitcast %332 : i32 to f32
          %336 = arith.bitcast %334 : i32 to f32
          %337 = wave.reduce "add" %312#1 : vector<4xf32>
          %338 = arith.mulf %337, %325 : f32
          %339 = arith.mulf %338, %325 : f32
          %340 = arith.cmpi eq, %282, %c5 : index
          scf.if %340 {
            %341 = arith.muli %306, %c9 : index
            memref.store %336, %normed_factors[%341] : memref<?xf32>
            %342 = arith.addi %341, %c3 : index
            memref.store %339, %normed_factors[%342] : memref<?xf32>
          }
          %343 = vector.broadcast %325 : f32 to vector<4xf32>
          %344 = vector.broadcast %335 : f32 to vector<4xf32>
          scf.for %345 = %283 to %features step %c11 {
            %346 = arith.addi %307, %345 : index
            %347 = vector.load %out[%346] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %348 = arith.mulf %347, %343 : vector<4xf32>
            %349 = vector.load %norm_weight[%345] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %350 = arith.mulf %348, %349 : vector<4xf32>
            %351 = arith.mulf %350, %344 : vector<4xf32>
            %352 = arith.divui %306, %tileRows : index
            %353 = arith.divui %features, %c17 : index
            %354 = arith.muli %352, %353 : index
            %355 = arith.divui %345, %c17 : index
            %356 = arith.addi %354, %355 : index
            %357 = arith.muli %356, %c9 : index
            %358 = arith.remui %345, %c17 : index
            %359 = arith.divui %358, %c1 : index
            %360 = arith.addi %357, %359 : index
            %361 = arith.muli %tileRows, %c1 : index
            %362 = arith.muli %360, %361 : index
            %363 = arith.remui %306, %tileRows : index
            %364 = arith.muli %363, %c1 : index
            %365 = arith.addi %362, %364 : index
            %366 = arith.remui %345, %c1 : index
            %367 = arith.addi %365, %366 : index
            %368 = arith.truncf %351 : vector<4xf32> to vector<4xf16>
            vector.store %368, %normed[%367] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
          }
        }
      }
    }
  }
  wave.return
}
