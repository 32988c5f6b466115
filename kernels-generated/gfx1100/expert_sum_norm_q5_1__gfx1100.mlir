// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertSum(format='q5_1', norm=True)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_sum_norm_q5_1__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>, %x5: memref<?xi8>, %x6: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 64 : index
  %fc2 = arith.constant 4 : index
  %fc3 = arith.constant 128 : index
  %fscalesInLds = wave.param "scalesInLds" : index
  %fc5 = arith.constant 0 : index
  %fc6 = arith.constant 2 : index
  %fc7 = arith.constant 127 : index
  %fc8 = arith.constant 256 : index
  %fc9 = arith.constant 8 : index
  %fc10 = arith.constant dense<0> : vector<4xi32>
  %fc11 = arith.constant dense<983055> : vector<4xi32>
  %fc12 = arith.constant dense<[0, 4, 8, 12]> : vector<4xi32>
  %fc13 = arith.constant dense<65537> : vector<4xi32>
  %fc14 = arith.constant dense<4> : vector<4xi32>
  %fc15 = arith.constant dense<1677747200> : vector<4xi32>
  %fc16 = arith.constant dense<[1, 5, 9, 13]> : vector<4xi32>
  %fc17 = arith.constant dense<8> : vector<4xi32>
  %fc18 = arith.constant dense<[2, 6, 10, 14]> : vector<4xi32>
  %fc19 = arith.constant dense<12> : vector<4xi32>
  %fc20 = arith.constant dense<[3, 7, 11, 15]> : vector<4xi32>
  %fc21 = arith.constant dense<0x6400> : vector<32xf16>
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
  %f25 = arith.muli %x6, %fc9 : index
  %f26 = arith.addi %f25, %f19 : index
  %f27 = arith.addi %f26, %fc3 : index
  %f28 = arith.addi %x2, %f27 : index
  %f29 = arith.muli %x1, %fc0 : index
  %f30 = arith.addi %f29, %f0 : index
  %f31 = arith.muli %f30, %fc2 : index
  %f32 = arith.addi %f28, %f31 : index
  %f33 = vector.load %x5[%f32] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
  %f34 = vector.bitcast %f33 : vector<4xi8> to vector<1xi32>
  %f35 = vector.shuffle %f34, %f34 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
  %f36 = vector.load %x5[%f24] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f37 = vector.bitcast %f36 : vector<16xi8> to vector<4xi32>
  %f38 = arith.shrui %f37, %fc10 : vector<4xi32>
  %f39 = arith.andi %f38, %fc11 : vector<4xi32>
  %f40 = arith.shrui %f35, %fc12 : vector<4xi32>
  %f41 = arith.andi %f40, %fc13 : vector<4xi32>
  %f42 = arith.shli %f41, %fc14 : vector<4xi32>
  %f43 = arith.ori %f39, %f42 : vector<4xi32>
  %f44 = arith.ori %f43, %fc15 : vector<4xi32>
  %f45 = vector.bitcast %f44 : vector<4xi32> to vector<8xf16>
  %f46 = arith.shrui %f37, %fc14 : vector<4xi32>
  %f47 = arith.andi %f46, %fc11 : vector<4xi32>
  %f48 = arith.shrui %f35, %fc16 : vector<4xi32>
  %f49 = arith.andi %f48, %fc13 : vector<4xi32>
  %f50 = arith.shli %f49, %fc14 : vector<4xi32>
  %f51 = arith.ori %f47, %f50 : vector<4xi32>
  %f52 = arith.ori %f51, %fc15 : vector<4xi32>
  %f53 = vector.bitcast %f52 : vector<4xi32> to vector<8xf16>
  %f54 = arith.shrui %f37, %fc17 : vector<4xi32>
  %f55 = arith.andi %f54, %fc11 : vector<4xi32>
  %f56 = arith.shrui %f35, %fc18 : vector<4xi32>
  %f57 = arith.andi %f56, %fc13 : vector<4xi32>
  %f58 = arith.shli %f57, %fc14 : vector<4xi32>
  %f59 = arith.ori %f55, %f58 : vector<4xi32>
  %f60 = arith.ori %f59, %fc15 : vector<4xi32>
  %f61 = vector.bitcast %f60 : vector<4xi32> to vector<8xf16>
  %f62 = arith.shrui %f37, %fc19 : vector<4xi32>
  %f63 = arith.andi %f62, %fc11 : vector<4xi32>
  %f64 = arith.shrui %f35, %fc20 : vector<4xi32>
  %f65 = arith.andi %f64, %fc13 : vector<4xi32>
  %f66 = arith.shli %f65, %fc14 : vector<4xi32>
  %f67 = arith.ori %f63, %f66 : vector<4xi32>
  %f68 = arith.ori %f67, %fc15 : vector<4xi32>
  %f69 = vector.bitcast %f68 : vector<4xi32> to vector<8xf16>
  %f70 = vector.shuffle %f45, %f53 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f71 = vector.shuffle %f61, %f69 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f72 = vector.shuffle %f70, %f71 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f73 = arith.subf %f72, %fc21 : vector<32xf16>
  %f74 = vector.shuffle %f73, %f73 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f75 = vector.shuffle %f73, %f73 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f76 = math.fma %f74, %f13, %f15 : vector<16xf16>
  %f77 = math.fma %f75, %f13, %f15 : vector<16xf16>
  func.return %f76, %f77 : vector<16xf16>, vector<16xf16>
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
    %32 = arith.muli %scalesInLds, %c1 : index
    %33 = wave.scratch %32 : memref<?xi8>
    %34 = arith.cmpi sgt, %scalesInLds, %c5 : index
    scf.if %34 {
      scf.for %35 = %c5 to %c1 step %c3 {
        %36 = arith.addi %2, %35 : index
        %37 = arith.minsi %36, %4 : index
        %38 = arith.addi %28, %37 : index
        %39 = arith.muli %38, %27 : index
        %40 = arith.addi %39, %c11 : index
        %41 = arith.muli %0, %c13 : index
        %42 = wave.lane
        %43 = arith.addi %41, %42 : index
        %44 = arith.divui %scalesInLds, %c14 : index
        scf.for %45 = %43 to %44 step %c15 {
          %46 = arith.muli %45, %c14 : index
          %47 = arith.addi %40, %46 : index
          %48 = vector.load %w[%47] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          %49 = arith.muli %35, %scalesInLds : index
          %50 = arith.addi %49, %46 : index
          vector.store %48, %33[%50] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        }
      }
      wave.barrier
    }
    %51 = arith.addi %0, %c5 : index
    %52 = arith.muli %51, %scalesInLds : index
    %53 = arith.cmpi eq, %alwaysStaged, %c3 : index
    %54 = arith.cmpi sle, %19, %stagedRows : index
    %55 = arith.cmpi sgt, %stagedRows, %c5 : index
    %56 = arith.andi %54, %55 : i1
    %57 = arith.select %53, %53, %56 : i1
    %58 = scf.if %57 -> (vector<8xf32>) {
      %59 = arith.addi %inputFeatures, %c1 : index
      %60 = arith.muli %stagedRows, %59 : index
      %61 = wave.scratch %60 : memref<?xf16>
      scf.for %62 = %c5 to %19 step %c3 {
        %63 = arith.addi %pairsAt, %16 : index
        %64 = arith.subi %19, %c3 : index
        %65 = arith.minsi %62, %64 : index
        %66 = arith.addi %63, %65 : index
        %67 = memref.load %groups[%66] : memref<?xi32>
        %68 = arith.index_cast %67 : i32 to index
        %69 = arith.divui %68, %rowDivisor : index
        %70 = arith.divui %69, %operandTileRows : index
        %71 = arith.divui %inputFeatures, %c14 : index
        %72 = arith.muli %70, %71 : index
        %73 = arith.divui %c5, %c14 : index
        %74 = arith.addi %72, %73 : index
        %75 = arith.muli %74, %c9 : index
        %76 = arith.remui %c5, %c14 : index
        %77 = arith.divui %76, %c1 : index
        %78 = arith.addi %75, %77 : index
        %79 = arith.muli %operandTileRows, %c1 : index
        %80 = arith.muli %78, %79 : index
        %81 = arith.remui %69, %operandTileRows : index
        %82 = arith.muli %81, %c1 : index
        %83 = arith.addi %80, %82 : index
        %84 = arith.remui %c5, %c1 : index
        %85 = arith.addi %83, %84 : index
        %86 = arith.muli %62, %59 : index
        %87 = arith.divui %inputFeatures, %c1 : index
        %88 = arith.muli %0, %c13 : index
        %89 = wave.lane
        %90 = arith.addi %88, %89 : index
        scf.for %91 = %90 to %87 step %c15 {
          %92 = arith.muli %91, %79 : index
          %93 = arith.addi %85, %92 : index
          %94 = vector.load %x[%93] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          %95 = arith.muli %91, %c1 : index
          %96 = arith.addi %86, %95 : index
          vector.store %94, %61[%96] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        }
      }
      wave.barrier
      %97 = wave.lane
      %98 = arith.remui %97, %c14 : index
      %99 = arith.subi %19, %c3 : index
      %100 = arith.minsi %98, %99 : index
      %101 = arith.muli %100, %59 : index
      %102 = arith.divui %inputFeatures, %c13 : index
      %103 = arith.muli %c5, %stepsPerWave : index
      %104 = arith.minsi %103, %102 : index
      %105 = arith.addi %104, %stepsPerWave : index
      %106 = arith.minsi %105, %102 : index
      %107 = arith.cmpi eq, %wholeBlocks, %c3 : index
      %108 = arith.subi %106, %104 : index
      %109 = arith.divui %108, %c9 : index
      %110 = arith.muli %109, %c9 : index
      %111 = arith.addi %104, %110 : index
      %112 = arith.select %107, %105, %111 : index
      %115 = scf.for %113 = %104 to %112 step %c9 iter_args(%114 = %c21) -> (vector<8xf32>) {
        %116 = arith.addi %113, %c5 : index
        %117:2 = func.call @expert_sum_norm_q5_1__gfx1100.0(%97, %116, %31, %52, %33, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %118 = arith.addi %113, %c3 : index
        %119:2 = func.call @expert_sum_norm_q5_1__gfx1100.0(%97, %118, %31, %52, %33, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %120 = arith.muli %113, %c9 : index
        %121 = arith.addi %120, %c5 : index
        %122 = arith.muli %c3, %c14 : index
        %123 = arith.muli %121, %122 : index
        %124 = arith.addi %101, %123 : index
        %125 = vector.load %61[%124] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %126 = arith.muli %c3, %c1 : index
        %127 = arith.addi %124, %126 : index
        %128 = vector.load %61[%127] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %129 = vector.shuffle %125, %128 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %130 = wave.mma %129, %117#0, %114 : vector<16xf16>, vector<8xf32>
        %131 = arith.addi %120, %c3 : index
        %132 = arith.muli %131, %122 : index
        %133 = arith.addi %101, %132 : index
        %134 = vector.load %61[%133] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %135 = arith.addi %133, %126 : index
        %136 = vector.load %61[%135] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %137 = vector.shuffle %134, %136 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %138 = wave.mma %137, %117#1, %130 : vector<16xf16>, vector<8xf32>
        %139 = arith.addi %120, %c9 : index
        %140 = arith.muli %139, %122 : index
        %141 = arith.addi %101, %140 : index
        %142 = vector.load %61[%141] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %143 = arith.addi %141, %126 : index
        %144 = vector.load %61[%143] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %145 = vector.shuffle %142, %144 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %146 = wave.mma %145, %119#0, %138 : vector<16xf16>, vector<8xf32>
        %147 = arith.addi %120, %c24 : index
        %148 = arith.muli %147, %122 : index
        %149 = arith.addi %101, %148 : index
        %150 = vector.load %61[%149] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %151 = arith.addi %149, %126 : index
        %152 = vector.load %61[%151] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %153 = vector.shuffle %150, %152 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %154 = wave.mma %153, %119#1, %146 : vector<16xf16>, vector<8xf32>
        scf.yield %154 : vector<8xf32>
      }
      %155 = arith.select %107, %112, %106 : index
      %158 = scf.for %156 = %112 to %155 step %c3 iter_args(%157 = %115) -> (vector<8xf32>) {
        %159 = arith.addi %156, %c5 : index
        %160:2 = func.call @expert_sum_norm_q5_1__gfx1100.0(%97, %159, %31, %52, %33, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %161 = arith.muli %156, %c9 : index
        %162 = arith.addi %161, %c5 : index
        %163 = arith.muli %c3, %c14 : index
        %164 = arith.muli %162, %163 : index
        %165 = arith.addi %101, %164 : index
        %166 = vector.load %61[%165] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %167 = arith.muli %c3, %c1 : index
        %168 = arith.addi %165, %167 : index
        %169 = vector.load %61[%168] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %170 = vector.shuffle %166, %169 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %171 = wave.mma %170, %160#0, %157 : vector<16xf16>, vector<8xf32>
        %172 = arith.addi %161, %c3 : index
        %173 = arith.muli %172, %163 : index
        %174 = arith.addi %101, %173 : index
        %175 = vector.load %61[%174] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %176 = arith.addi %174, %167 : index
        %177 = vector.load %61[%176] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %178 = vector.shuffle %175, %177 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %179 = wave.mma %178, %160#1, %171 : vector<16xf16>, vector<8xf32>
        scf.yield %179 : vector<8xf32>
      }
      scf.yield %158 : vector<8xf32>
    } else {
      %180 = wave.lane
      %181 = arith.remui %180, %c14 : index
      %182 = arith.addi %pairsAt, %16 : index
      %183 = arith.subi %19, %c3 : index
      %184 = arith.minsi %181, %183 : index
      %185 = arith.addi %182, %184 : index
      %186 = memref.load %groups[%185] : memref<?xi32>
      %187 = arith.index_cast %186 : i32 to index
      %188 = arith.divui %187, %rowDivisor : index
      %189 = arith.divui %188, %operandTileRows : index
      %190 = arith.divui %inputFeatures, %c14 : index
      %191 = arith.muli %189, %190 : index
      %192 = arith.divui %c5, %c14 : index
      %193 = arith.addi %191, %192 : index
      %194 = arith.muli %193, %c9 : index
      %195 = arith.remui %c5, %c14 : index
      %196 = arith.divui %195, %c1 : index
      %197 = arith.addi %194, %196 : index
      %198 = arith.muli %operandTileRows, %c1 : index
      %199 = arith.muli %197, %198 : index
      %200 = arith.remui %188, %operandTileRows : index
      %201 = arith.muli %200, %c1 : index
      %202 = arith.addi %199, %201 : index
      %203 = arith.remui %c5, %c1 : index
      %204 = arith.addi %202, %203 : index
      %205 = arith.divui %inputFeatures, %c13 : index
      %206 = arith.muli %c5, %stepsPerWave : index
      %207 = arith.minsi %206, %205 : index
      %208 = arith.addi %207, %stepsPerWave : index
      %209 = arith.minsi %208, %205 : index
      %210 = arith.cmpi eq, %wholeBlocks, %c3 : index
      %211 = arith.subi %209, %207 : index
      %212 = arith.divui %211, %c9 : index
      %213 = arith.muli %212, %c9 : index
      %214 = arith.addi %207, %213 : index
      %215 = arith.select %210, %208, %214 : index
      %218 = scf.for %216 = %207 to %215 step %c9 iter_args(%217 = %c21) -> (vector<8xf32>) {
        %219 = arith.addi %216, %c5 : index
        %220:2 = func.call @expert_sum_norm_q5_1__gfx1100.0(%180, %219, %31, %52, %33, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %221 = arith.addi %216, %c3 : index
        %222:2 = func.call @expert_sum_norm_q5_1__gfx1100.0(%180, %221, %31, %52, %33, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %223 = arith.muli %216, %c9 : index
        %224 = arith.addi %223, %c5 : index
        %225 = arith.muli %operandTileRows, %c14 : index
        %226 = arith.muli %224, %225 : index
        %227 = arith.addi %204, %226 : index
        %228 = vector.load %x[%227] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %229 = arith.addi %227, %198 : index
        %230 = vector.load %x[%229] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %231 = vector.shuffle %228, %230 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %232 = wave.mma %231, %220#0, %217 : vector<16xf16>, vector<8xf32>
        %233 = arith.addi %223, %c3 : index
        %234 = arith.muli %233, %225 : index
        %235 = arith.addi %204, %234 : index
        %236 = vector.load %x[%235] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %237 = arith.addi %235, %198 : index
        %238 = vector.load %x[%237] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %239 = vector.shuffle %236, %238 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %240 = wave.mma %239, %220#1, %232 : vector<16xf16>, vector<8xf32>
        %241 = arith.addi %223, %c9 : index
        %242 = arith.muli %241, %225 : index
        %243 = arith.addi %204, %242 : index
        %244 = vector.load %x[%243] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %245 = arith.addi %243, %198 : index
        %246 = vector.load %x[%245] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %247 = vector.shuffle %244, %246 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %248 = wave.mma %247, %222#0, %240 : vector<16xf16>, vector<8xf32>
        %249 = arith.addi %223, %c24 : index
        %250 = arith.muli %249, %225 : index
        %251 = arith.addi %204, %250 : index
        %252 = vector.load %x[%251] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %253 = arith.addi %251, %198 : index
        %254 = vector.load %x[%253] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %255 = vector.shuffle %252, %254 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %256 = wave.mma %255, %222#1, %248 : vector<16xf16>, vector<8xf32>
        scf.yield %256 : vector<8xf32>
      }
      %257 = arith.select %210, %215, %209 : index
      %260 = scf.for %258 = %215 to %257 step %c3 iter_args(%259 = %218) -> (vector<8xf32>) {
        %261 = arith.addi %258, %c5 : index
        %262:2 = func.call @expert_sum_norm_q5_1__gfx1100.0(%180, %261, %31, %52, %33, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %263 = arith.muli %258, %c9 : index
        %264 = arith.addi %263, %c5 : index
        %265 = arith.muli %operandTileRows, %c14 : index
        %266 = arith.muli %264, %265 : index
        %267 = arith.addi %204, %266 : index
        %268 = vector.load %x[%267] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %269 = arith.addi %267, %198 : index
        %270 = vector.load %x[%269] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %271 = vector.shuffle %268, %270 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %272 = wave.mma %271, %262#0, %259 : vector<16xf16>, vector<8xf32>
        %273 = arith.addi %263, %c3 : index
        %274 = arith.muli %273, %265 : index
        %275 = arith.addi %204, %274 : index
        %276 = vector.load %x[%275] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %277 = arith.addi %275, %198 : index
        %278 = vector.load %x[%277] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %279 = vector.shuffle %276, %278 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %280 = wave.mma %279, %262#1, %272 : vector<16xf16>, vector<8xf32>
        scf.yield %280 : vector<8xf32>
      }
      scf.yield %260 : vector<8xf32>
    }
    %281 = vector.extract %58[0] : f32 from vector<8xf32>
    %282 = arith.cmpi sgt, %tileElements, %c5 : index
    scf.if %282 {
      func.call @expert_sum_norm_q5_1__gfx1100.1(%c5, %19, %16, %groups, %factors, %31, %w, %281, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %283 = vector.extract %58[1] : f32 from vector<8xf32>
    %284 = arith.cmpi sgt, %tileElements, %c3 : index
    scf.if %284 {
      func.call @expert_sum_norm_q5_1__gfx1100.1(%c3, %19, %16, %groups, %factors, %31, %w, %283, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %285 = vector.extract %58[2] : f32 from vector<8xf32>
    %286 = arith.cmpi sgt, %tileElements, %c9 : index
    scf.if %286 {
      func.call @expert_sum_norm_q5_1__gfx1100.1(%c9, %19, %16, %groups, %factors, %31, %w, %285, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %287 = vector.extract %58[3] : f32 from vector<8xf32>
    %288 = arith.cmpi sgt, %tileElements, %c24 : index
    scf.if %288 {
      func.call @expert_sum_norm_q5_1__gfx1100.1(%c24, %19, %16, %groups, %factors, %31, %w, %287, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %289 = vector.extract %58[4] : f32 from vector<8xf32>
    %290 = arith.cmpi sgt, %tileElements, %c6 : index
    scf.if %290 {
      func.call @expert_sum_norm_q5_1__gfx1100.1(%c6, %19, %16, %groups, %factors, %31, %w, %289, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %291 = vector.extract %58[5] : f32 from vector<8xf32>
    %292 = arith.cmpi sgt, %tileElements, %c7 : index
    scf.if %292 {
      func.call @expert_sum_norm_q5_1__gfx1100.1(%c7, %19, %16, %groups, %factors, %31, %w, %291, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %293 = vector.extract %58[6] : f32 from vector<8xf32>
    %294 = arith.cmpi sgt, %tileElements, %c8 : index
    scf.if %294 {
      func.call @expert_sum_norm_q5_1__gfx1100.1(%c8, %19, %16, %groups, %factors, %31, %w, %293, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %295 = vector.extract %58[7] : f32 from vector<8xf32>
    %296 = arith.cmpi sgt, %tileElements, %c26 : index
    scf.if %296 {
      func.call @expert_sum_norm_q5_1__gfx1100.1(%c26, %19, %16, %groups, %factors, %31, %w, %295, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
  }
  scf.if %9 {
    %297 = memref.load %groups[%c5] : memref<?xi32>
    %298 = arith.index_cast %297 : i32 to index
    %299 = wave.arrive %counters[%1], %298 : memref<?xi32>
    scf.if %299 {
      %300 = memref.load %step[%c5] : memref<?xi32>
      %301 = arith.index_cast %300 : i32 to index
      %302 = arith.muli %1, %c11 : index
      %303 = wave.lane
      %304 = arith.muli %303, %c6 : index
      %305 = arith.addi %302, %304 : index
      %306 = arith.cmpi slt, %305, %outputFeatures : index
      scf.if %306 {
        scf.for %307 = %0 to %301 step %c1 {
          %310 = scf.for %308 = %c5 to %expertsPerToken step %c3 iter_args(%309 = %c28) -> (vector<4xf32>) {
            %311 = arith.muli %307, %expertsPerToken : index
            %312 = arith.addi %311, %308 : index
            %313 = memref.load %weights[%312] : memref<?xf32>
            %314 = vector.broadcast %313 : f32 to vector<4xf32>
            %315 = arith.muli %312, %outputFeatures : index
            %316 = arith.addi %315, %305 : index
            %317 = vector.load %y[%316] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %318 = math.fma %314, %317, %309 : vector<4xf32>
            scf.yield %318 : vector<4xf32>
          }
          %319 = arith.muli %307, %outputFeatures : index
          %320 = arith.addi %319, %305 : index
          %321 = vector.load %residual[%320] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %322 = arith.addf %321, %310 : vector<4xf32>
          vector.store %322, %out[%320] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        }
      }
      %323 = wave.arrive %counters[%arrivals], %arrivals : memref<?xi32>
      scf.if %323 {
        %324 = arith.addi %c5, %301 : index
        %325 = arith.minsi %324, %301 : index
        %326 = arith.addi %c5, %0 : index
        scf.for %327 = %326 to %325 step %c1 {
          %328 = arith.muli %327, %features : index
          %333:3 = scf.for %329 = %304 to %features step %c11 iter_args(%330 = %c28, %331 = %c28, %332 = %c28) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
            %334 = arith.addi %328, %329 : index
            %335 = vector.load %out[%334] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %336 = vector.load %norm_weight[%329] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %337 = arith.mulf %335, %336 : vector<4xf32>
            %338 = math.fma %335, %335, %330 : vector<4xf32>
            %339 = math.fma %337, %337, %331 : vector<4xf32>
            %340 = math.absf %337 : vector<4xf32>
            %341 = arith.maximumf %332, %340 : vector<4xf32>
            scf.yield %338, %339, %341 : vector<4xf32>, vector<4xf32>, vector<4xf32>
          }
          %342 = wave.reduce "add" %333#0 : vector<4xf32>
          %343 = arith.mulf %342, %inverseFeatures : f32
          %344 = arith.addf %343, %epsilon : f32
          %345 = math.sqrt %344 : f32
          %346 = arith.divf %c33, %345 : f32
          %347 = wave.reduce "max" %333#2 : vector<4xf32>
          %348 = arith.mulf %347, %346 : f32
          %349 = arith.bitcast %348 : f32 to i32
          %350 = arith.shrui %349, %c35 : i32
          %351 = arith.maxsi %350, %c36 : i32
          %352 = arith.subi %c37, %351 : i32
          %353 = arith.shli %352, %c35 : i32
          %354 = arith.subi %351, %c38 : i32
          %355 = arith.shli %354, %c35 : i32
          %356 = arith.bitcast %353 : i32 to f32
          %357 = arith.bitcast %355 : i32 to f32
          %358 = wave.reduce "add" %333#1 : vector<4xf32>
          %359 = arith.mulf %358, %346 : f32
          %360 = arith.mulf %359, %346 : f32
          %361 = arith.cmpi eq, %303, %c5 : index
          scf.if %361 {
            %362 = arith.muli %327, %c9 : index
            memref.store %357, %normed_factors[%362] : memref<?xf32>
            %363 = arith.addi %362, %c3 : index
            memref.store %360, %normed_factors[%363] : memref<?xf32>
          }
          %364 = vector.broadcast %346 : f32 to vector<4xf32>
          %365 = vector.broadcast %356 : f32 to vector<4xf32>
          scf.for %366 = %304 to %features step %c11 {
            %367 = arith.addi %328, %366 : index
            %368 = vector.load %out[%367] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %369 = arith.mulf %368, %364 : vector<4xf32>
            %370 = vector.load %norm_weight[%366] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %371 = arith.mulf %369, %370 : vector<4xf32>
            %372 = arith.mulf %371, %365 : vector<4xf32>
            %373 = arith.divui %327, %tileRows : index
            %374 = arith.divui %features, %c14 : index
            %375 = arith.muli %373, %374 : index
            %376 = arith.divui %366, %c14 : index
            %377 = arith.addi %375, %376 : index
            %378 = arith.muli %377, %c9 : index
            %379 = arith.remui %366, %c14 : index
            %380 = arith.divui %379, %c1 : index
            %381 = arith.addi %378, %380 : index
            %382 = arith.muli %tileRows, %c1 : index
            %383 = arith.muli %381, %382 : index
            %384 = arith.remui %327, %tileRows : index
            %385 = arith.muli %384, %c1 : index
            %386 = arith.addi %383, %385 : index
            %387 = arith.remui %366, %c1 : index
            %388 = arith.addi %386, %387 : index
            %389 = arith.truncf %372 : vector<4xf32> to vector<4xf16>
            vector.store %389, %normed[%388] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
          }
        }
      }
    }
  }
  wave.return
}
