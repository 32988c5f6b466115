// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertSum(format='q8_k', panels=2, norm=True)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_sum_norm_q8_k_p2__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
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
wave.kernel @expert_sum_norm_q8_k_p2__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %ids: memref<?xi32>, %weights: memref<?xf32>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) attributes {waves = 8 : i64} {
  %c0 = arith.constant 0 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 2 : index
  %c6 = arith.constant 256 : index
  %c7 = arith.constant 32 : index
  %c8 = arith.constant 127 : index
  %c9 = arith.constant 128 : index
  %c10 = arith.constant 8 : index
  %ranksMax = wave.param "ranksMax" : index
  %c12 = arith.constant 7 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c17 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c20 = arith.constant 4 : index
  %c21 = arith.constant 0x00000000 : f32
  %outputFeatures = wave.param "outputFeatures" : index
  %arrivals = wave.param "arrivals" : index
  %features = wave.param "features" : index
  %tileRows = wave.param "tileRows" : index
  %c26 = arith.constant dense<0x00000000> : vector<4xf32>
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %c28 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c30 = arith.constant 23 : i32
  %c31 = arith.constant 141 : i32
  %c32 = arith.constant 268 : i32
  %c33 = arith.constant 14 : i32
  %0 = wave.block 1
  %1 = memref.load %step[%c0] : memref<?xi32>
  %2 = arith.index_cast %1 : i32 to index
  %3 = arith.cmpi slt, %0, %2 : index
  scf.if %3 {
    %4 = wave.lane
    %5 = wave.wave
    %6 = arith.muli %inputFeatures, %c3 : index
    %7 = arith.muli %inputFeatures, %c4 : index
    %8 = arith.divui %7, %c5 : index
    %9 = arith.divui %inputFeatures, %c6 : index
    %10 = arith.muli %9, %c7 : index
    %11 = arith.addi %10, %8 : index
    %12 = arith.addi %11, %c8 : index
    %13 = arith.divui %12, %c9 : index
    %14 = arith.muli %13, %c9 : index
    %15 = arith.addi %6, %14 : index
    %16 = arith.addi %15, %c9 : index
    %17 = wave.block 0
    %18 = arith.muli %inputFeatures, %c10 : index
    %19 = wave.scratch %18 : memref<?xf16>
    %20 = arith.muli %ranksMax, %c7 : index
    %21 = wave.scratch %20 : memref<?xf32>
    %22 = arith.addi %expertsPerToken, %c12 : index
    %23 = arith.divui %22, %c10 : index
    scf.for %24 = %c0 to %23 step %c4 {
      %25 = arith.muli %24, %c10 : index
      %26 = arith.addi %5, %25 : index
      %27 = arith.muli %0, %expertsPerToken : index
      %28 = arith.subi %expertsPerToken, %c4 : index
      %29 = arith.minsi %26, %28 : index
      %30 = arith.addi %27, %29 : index
      %31 = arith.muli %30, %inputFeatures : index
      %32 = arith.divui %inputFeatures, %c10 : index
      %33 = arith.muli %5, %inputFeatures : index
      scf.for %34 = %4 to %32 step %c7 {
        %35 = arith.muli %34, %c10 : index
        %36 = arith.addi %31, %35 : index
        %37 = vector.load %x[%36] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %38 = arith.addi %33, %35 : index
        vector.store %37, %19[%38] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %39 = memref.load %ids[%30] : memref<?xi32>
      %40 = arith.index_cast %39 : i32 to index
      %41 = arith.muli %40, %panelsPerExpert : index
      %42 = arith.muli %17, %c5 : index
      %43 = arith.addi %41, %42 : index
      %44 = arith.addi %43, %c0 : index
      %45 = arith.muli %44, %16 : index
      %46 = arith.addi %43, %c4 : index
      %47 = arith.muli %46, %16 : index
      %48 = arith.divui %inputFeatures, %c7 : index
      %49 = arith.muli %c0, %stepsPerWave : index
      %50 = arith.minsi %49, %48 : index
      %51 = arith.addi %50, %stepsPerWave : index
      %52 = arith.minsi %51, %48 : index
      %53 = arith.cmpi eq, %wholeBlocks, %c4 : index
      %54 = arith.subi %52, %50 : index
      %55 = arith.divui %54, %c5 : index
      %56 = arith.muli %55, %c5 : index
      %57 = arith.addi %50, %56 : index
      %58 = arith.select %53, %51, %57 : index
      %62:2 = scf.for %59 = %50 to %58 step %c5 iter_args(%60 = %c14, %61 = %c14) -> (vector<8xf32>, vector<8xf32>) {
        %63 = arith.addi %59, %c0 : index
        %64:2 = func.call @expert_sum_norm_q8_k_p2__gfx1100.0(%4, %45, %63, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %65 = arith.addi %59, %c4 : index
        %66:2 = func.call @expert_sum_norm_q8_k_p2__gfx1100.0(%4, %45, %65, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %67:2 = func.call @expert_sum_norm_q8_k_p2__gfx1100.0(%4, %47, %63, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %68:2 = func.call @expert_sum_norm_q8_k_p2__gfx1100.0(%4, %47, %65, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %69 = arith.muli %59, %c5 : index
        %70 = arith.addi %69, %c0 : index
        %71 = arith.muli %c4, %c3 : index
        %72 = arith.muli %70, %71 : index
        %73 = arith.addi %33, %72 : index
        %74 = vector.load %19[%73] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %75 = arith.muli %c4, %c10 : index
        %76 = arith.addi %73, %75 : index
        %77 = vector.load %19[%76] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %78 = vector.shuffle %74, %77 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %79 = wave.mma %78, %64#0, %60 : vector<16xf16>, vector<8xf32>
        %80 = wave.mma %78, %67#0, %61 : vector<16xf16>, vector<8xf32>
        %81 = arith.addi %69, %c4 : index
        %82 = arith.muli %81, %71 : index
        %83 = arith.addi %33, %82 : index
        %84 = vector.load %19[%83] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %85 = arith.addi %83, %75 : index
        %86 = vector.load %19[%85] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %87 = vector.shuffle %84, %86 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %88 = wave.mma %87, %64#1, %79 : vector<16xf16>, vector<8xf32>
        %89 = wave.mma %87, %67#1, %80 : vector<16xf16>, vector<8xf32>
        %90 = arith.addi %69, %c5 : index
        %91 = arith.muli %90, %71 : index
        %92 = arith.addi %33, %91 : index
        %93 = vector.load %19[%92] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %94 = arith.addi %92, %75 : index
        %95 = vector.load %19[%94] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %96 = vector.shuffle %93, %95 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %97 = wave.mma %96, %66#0, %88 : vector<16xf16>, vector<8xf32>
        %98 = wave.mma %96, %68#0, %89 : vector<16xf16>, vector<8xf32>
        %99 = arith.addi %69, %c17 : index
        %100 = arith.muli %99, %71 : index
        %101 = arith.addi %33, %100 : index
        %102 = vector.load %19[%101] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %103 = arith.addi %101, %75 : index
        %104 = vector.load %19[%103] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %105 = vector.shuffle %102, %104 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %106 = wave.mma %105, %66#1, %97 : vector<16xf16>, vector<8xf32>
        %107 = wave.mma %105, %68#1, %98 : vector<16xf16>, vector<8xf32>
        scf.yield %106, %107 : vector<8xf32>, vector<8xf32>
      }
      %108 = arith.select %53, %58, %52 : index
      %112:2 = scf.for %109 = %58 to %108 step %c4 iter_args(%110 = %62#0, %111 = %62#1) -> (vector<8xf32>, vector<8xf32>) {
        %113 = arith.addi %109, %c0 : index
        %114:2 = func.call @expert_sum_norm_q8_k_p2__gfx1100.0(%4, %45, %113, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %115:2 = func.call @expert_sum_norm_q8_k_p2__gfx1100.0(%4, %47, %113, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %116 = arith.muli %109, %c5 : index
        %117 = arith.addi %116, %c0 : index
        %118 = arith.muli %c4, %c3 : index
        %119 = arith.muli %117, %118 : index
        %120 = arith.addi %33, %119 : index
        %121 = vector.load %19[%120] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %122 = arith.muli %c4, %c10 : index
        %123 = arith.addi %120, %122 : index
        %124 = vector.load %19[%123] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %125 = vector.shuffle %121, %124 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %126 = wave.mma %125, %114#0, %110 : vector<16xf16>, vector<8xf32>
        %127 = wave.mma %125, %115#0, %111 : vector<16xf16>, vector<8xf32>
        %128 = arith.addi %116, %c4 : index
        %129 = arith.muli %128, %118 : index
        %130 = arith.addi %33, %129 : index
        %131 = vector.load %19[%130] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %132 = arith.addi %130, %122 : index
        %133 = vector.load %19[%132] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %134 = vector.shuffle %131, %133 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %135 = wave.mma %134, %114#1, %126 : vector<16xf16>, vector<8xf32>
        %136 = wave.mma %134, %115#1, %127 : vector<16xf16>, vector<8xf32>
        scf.yield %135, %136 : vector<8xf32>, vector<8xf32>
      }
      %137 = arith.cmpi slt, %4, %c3 : index
      %138 = arith.cmpi slt, %26, %expertsPerToken : index
      %139 = arith.andi %137, %138 : i1
      scf.if %139 {
        %140 = arith.cmpi eq, %hasFactors, %c4 : index
        %141 = arith.muli %30, %c5 : index
        %142 = memref.load %factors[%141] : memref<?xf32>
        %143 = arith.mulf %142, %operandScale : f32
        %144 = arith.select %140, %143, %operandScale : f32
        %145 = vector.extract %112#0[0] : f32 from vector<8xf32>
        %146 = arith.remui %4, %c3 : index
        %147 = arith.muli %146, %c20 : index
        %148 = arith.addi %45, %147 : index
        %149 = vector.load %w[%148] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %150 = vector.bitcast %149 : vector<4xi8> to vector<1xf32>
        %151 = vector.extract %150[0] : f32 from vector<1xf32>
        %152 = arith.mulf %151, %144 : f32
        %153 = arith.mulf %145, %152 : f32
        %154 = arith.muli %26, %c7 : index
        %155 = arith.addi %154, %c0 : index
        %156 = arith.addi %155, %4 : index
        memref.store %153, %21[%156] : memref<?xf32>
        %157 = vector.extract %112#1[0] : f32 from vector<8xf32>
        %158 = arith.addi %47, %147 : index
        %159 = vector.load %w[%158] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %160 = vector.bitcast %159 : vector<4xi8> to vector<1xf32>
        %161 = vector.extract %160[0] : f32 from vector<1xf32>
        %162 = arith.mulf %161, %144 : f32
        %163 = arith.mulf %157, %162 : f32
        %164 = arith.addi %154, %c3 : index
        %165 = arith.addi %164, %4 : index
        memref.store %163, %21[%165] : memref<?xf32>
      }
      wave.barrier
    }
    %166 = arith.muli %5, %c7 : index
    %167 = arith.addi %166, %4 : index
    %168 = arith.cmpi slt, %167, %c7 : index
    scf.if %168 {
      %171 = scf.for %169 = %c0 to %expertsPerToken step %c4 iter_args(%170 = %c21) -> (f32) {
        %172 = arith.muli %0, %expertsPerToken : index
        %173 = arith.addi %172, %169 : index
        %174 = memref.load %weights[%173] : memref<?xf32>
        %175 = arith.muli %169, %c7 : index
        %176 = arith.addi %175, %4 : index
        %177 = memref.load %21[%176] : memref<?xf32>
        %178 = math.fma %174, %177, %170 : f32
        scf.yield %178 : f32
      }
      %179 = arith.muli %0, %outputFeatures : index
      %180 = arith.muli %17, %c7 : index
      %181 = arith.addi %179, %180 : index
      %182 = arith.addi %181, %4 : index
      %183 = memref.load %residual[%182] : memref<?xf32>
      %184 = arith.addf %183, %171 : f32
      memref.store %184, %out[%182] : memref<?xf32>
    }
  }
  %185 = wave.arrive %counters[%0], %arrivals : memref<?xi32>
  scf.if %185 {
    %186 = arith.addi %0, %c4 : index
    %187 = arith.minsi %186, %2 : index
    %188 = wave.wave
    %189 = arith.addi %0, %188 : index
    scf.for %190 = %189 to %187 step %c10 {
      %191 = arith.muli %190, %features : index
      %192 = wave.lane
      %193 = arith.muli %192, %c20 : index
      %198:3 = scf.for %194 = %193 to %features step %c9 iter_args(%195 = %c26, %196 = %c26, %197 = %c26) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
        %199 = arith.addi %191, %194 : index
        %200 = vector.load %out[%199] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %201 = vector.load %norm_weight[%194] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %202 = arith.mulf %200, %201 : vector<4xf32>
        %203 = math.fma %200, %200, %195 : vector<4xf32>
        %204 = math.fma %202, %202, %196 : vector<4xf32>
        %205 = math.absf %202 : vector<4xf32>
        %206 = arith.maximumf %197, %205 : vector<4xf32>
        scf.yield %203, %204, %206 : vector<4xf32>, vector<4xf32>, vector<4xf32>
      }
      %207 = wave.reduce "add" %198#0 : vector<4xf32>
      %208 = arith.mulf %207, %inverseFeatures : f32
      %209 = arith.addf %208, %epsilon : f32
      %210 = math.sqrt %209 : f32
      %211 = arith.divf %c28, %210 : f32
      %212 = wave.reduce "max" %198#2 : vector<4xf32>
      %213 = arith.mulf %212, %211 : f32
      %214 = arith.bitcast %213 : f32 to i32
      %215 = arith.shrui %214, %c30 : i32
      %216 = arith.maxsi %215, %c31 : i32
      %217 = arith.subi %c32, %216 : i32
      %218 = arith.shli %217, %c30 : i32
      %219 = arith.subi %216, %c33 : i32
      %220 = arith.shli %219, %c30 : i32
      %221 = arith.bitcast %218 : i32 to f32
      %222 = arith.bitcast %220 : i32 to f32
      %223 = wave.reduce "add" %198#1 : vector<4xf32>
      %224 = arith.mulf %223, %211 : f32
      %225 = arith.mulf %224, %211 : f32
      %226 = arith.cmpi eq, %192, %c0 : index
      scf.if %226 {
        %227 = arith.muli %190, %c5 : index
        memref.store %222, %normed_factors[%227] : memref<?xf32>
        %228 = arith.addi %227, %c4 : index
        memref.store %225, %normed_factors[%228] : memref<?xf32>
      }
      %229 = vector.broadcast %211 : f32 to vector<4xf32>
      %230 = vector.broadcast %221 : f32 to vector<4xf32>
      scf.for %231 = %193 to %features step %c9 {
        %232 = arith.addi %191, %231 : index
        %233 = vector.load %out[%232] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %234 = arith.mulf %233, %229 : vector<4xf32>
        %235 = vector.load %norm_weight[%231] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %236 = arith.mulf %234, %235 : vector<4xf32>
        %237 = arith.mulf %236, %230 : vector<4xf32>
        %238 = arith.divui %190, %tileRows : index
        %239 = arith.divui %features, %c3 : index
        %240 = arith.muli %238, %239 : index
        %241 = arith.divui %231, %c3 : index
        %242 = arith.addi %240, %241 : index
        %243 = arith.muli %242, %c5 : index
        %244 = arith.remui %231, %c3 : index
        %245 = arith.divui %244, %c10 : index
        %246 = arith.addi %243, %245 : index
        %247 = arith.muli %tileRows, %c10 : index
        %248 = arith.muli %246, %247 : index
        %249 = arith.remui %190, %tileRows : index
        %250 = arith.muli %249, %c10 : index
        %251 = arith.addi %248, %250 : index
        %252 = arith.remui %231, %c10 : index
        %253 = arith.addi %251, %252 : index
        %254 = arith.truncf %237 : vector<4xf32> to vector<4xf16>
        vector.store %254, %normed[%253] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
