// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertSum(format='q6_k', panels=2, norm=True)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_sum_norm_q6_k_p2__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 128 : index
  %fc2 = arith.constant 8 : index
  %fc3 = arith.constant 32 : index
  %fc4 = arith.constant 2 : index
  %fc5 = arith.constant 256 : index
  %fc6 = arith.constant 127 : index
  %fc7 = arith.constant dense<0> : vector<4xi32>
  %fc8 = arith.constant dense<983055> : vector<4xi32>
  %fc9 = arith.constant dense<[0, 8, 0, 8]> : vector<4xi32>
  %fc10 = arith.constant dense<196611> : vector<4xi32>
  %fc11 = arith.constant dense<4> : vector<4xi32>
  %fc12 = arith.constant dense<1677747200> : vector<4xi32>
  %fc13 = arith.constant dense<[2, 10, 2, 10]> : vector<4xi32>
  %fc14 = arith.constant dense<8> : vector<4xi32>
  %fc15 = arith.constant dense<[4, 12, 4, 12]> : vector<4xi32>
  %fc16 = arith.constant dense<12> : vector<4xi32>
  %fc17 = arith.constant dense<[6, 14, 6, 14]> : vector<4xi32>
  %fc18 = arith.constant dense<0x6420> : vector<32xf16>
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
  %f12 = arith.muli %x2, %fc3 : index
  %f13 = arith.addi %f11, %f12 : index
  %f14 = arith.addi %f13, %f5 : index
  %f15 = vector.load %x3[%f14] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
  %f16 = vector.extract %f8[0] : f16 from vector<1xf16>
  %f17 = arith.extf %f16 : f16 to f32
  %f18 = vector.extract %f15[0] : i8 from vector<2xi8>
  %f19 = arith.extsi %f18 : i8 to i32
  %f20 = arith.sitofp %f19 : i32 to f32
  %f21 = arith.mulf %f17, %f20 : f32
  %f22 = arith.truncf %f21 : f32 to f16
  %f23 = vector.broadcast %f22 : f16 to vector<16xf16>
  %f24 = vector.extract %f15[1] : i8 from vector<2xi8>
  %f25 = arith.extsi %f24 : i8 to i32
  %f26 = arith.sitofp %f25 : i32 to f32
  %f27 = arith.mulf %f17, %f26 : f32
  %f28 = arith.truncf %f27 : f32 to f16
  %f29 = vector.broadcast %f28 : f16 to vector<16xf16>
  %f30 = arith.addi %f10, %x4 : index
  %f31 = arith.addi %f30, %fc6 : index
  %f32 = arith.divui %f31, %fc1 : index
  %f33 = arith.muli %f32, %fc1 : index
  %f34 = arith.addi %f1, %f33 : index
  %f35 = arith.muli %x4, %fc2 : index
  %f36 = arith.addi %f34, %f35 : index
  %f37 = arith.muli %x2, %fc0 : index
  %f38 = arith.addi %f37, %f0 : index
  %f39 = arith.muli %f38, %fc2 : index
  %f40 = arith.addi %f36, %f39 : index
  %f41 = arith.muli %x2, %fc5 : index
  %f42 = arith.addi %f34, %f41 : index
  %f43 = arith.muli %f0, %fc0 : index
  %f44 = arith.addi %f42, %f43 : index
  %f45 = vector.load %x3[%f40] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
  %f46 = vector.bitcast %f45 : vector<8xi8> to vector<2xi32>
  %f47 = vector.shuffle %f46, %f46 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
  %f48 = vector.load %x3[%f44] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f49 = vector.bitcast %f48 : vector<16xi8> to vector<4xi32>
  %f50 = arith.shrui %f49, %fc7 : vector<4xi32>
  %f51 = arith.andi %f50, %fc8 : vector<4xi32>
  %f52 = arith.shrui %f47, %fc9 : vector<4xi32>
  %f53 = arith.andi %f52, %fc10 : vector<4xi32>
  %f54 = arith.shli %f53, %fc11 : vector<4xi32>
  %f55 = arith.ori %f51, %f54 : vector<4xi32>
  %f56 = arith.ori %f55, %fc12 : vector<4xi32>
  %f57 = vector.bitcast %f56 : vector<4xi32> to vector<8xf16>
  %f58 = arith.shrui %f49, %fc11 : vector<4xi32>
  %f59 = arith.andi %f58, %fc8 : vector<4xi32>
  %f60 = arith.shrui %f47, %fc13 : vector<4xi32>
  %f61 = arith.andi %f60, %fc10 : vector<4xi32>
  %f62 = arith.shli %f61, %fc11 : vector<4xi32>
  %f63 = arith.ori %f59, %f62 : vector<4xi32>
  %f64 = arith.ori %f63, %fc12 : vector<4xi32>
  %f65 = vector.bitcast %f64 : vector<4xi32> to vector<8xf16>
  %f66 = arith.shrui %f49, %fc14 : vector<4xi32>
  %f67 = arith.andi %f66, %fc8 : vector<4xi32>
  %f68 = arith.shrui %f47, %fc15 : vector<4xi32>
  %f69 = arith.andi %f68, %fc10 : vector<4xi32>
  %f70 = arith.shli %f69, %fc11 : vector<4xi32>
  %f71 = arith.ori %f67, %f70 : vector<4xi32>
  %f72 = arith.ori %f71, %fc12 : vector<4xi32>
  %f73 = vector.bitcast %f72 : vector<4xi32> to vector<8xf16>
  %f74 = arith.shrui %f49, %fc16 : vector<4xi32>
  %f75 = arith.andi %f74, %fc8 : vector<4xi32>
  %f76 = arith.shrui %f47, %fc17 : vector<4xi32>
  %f77 = arith.andi %f76, %fc10 : vector<4xi32>
  %f78 = arith.shli %f77, %fc11 : vector<4xi32>
  %f79 = arith.ori %f75, %f78 : vector<4xi32>
  %f80 = arith.ori %f79, %fc12 : vector<4xi32>
  %f81 = vector.bitcast %f80 : vector<4xi32> to vector<8xf16>
  %f82 = vector.shuffle %f57, %f65 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f83 = vector.shuffle %f73, %f81 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f84 = vector.shuffle %f82, %f83 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f85 = arith.subf %f84, %fc18 : vector<32xf16>
  %f86 = vector.shuffle %f85, %f85 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f87 = vector.shuffle %f85, %f85 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f88 = arith.mulf %f86, %f23 : vector<16xf16>
  %f89 = arith.mulf %f87, %f29 : vector<16xf16>
  func.return %f88, %f89 : vector<16xf16>, vector<16xf16>
}
wave.kernel @expert_sum_norm_q6_k_p2__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %ids: memref<?xi32>, %weights: memref<?xf32>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) attributes {waves = 8 : i64} {
  %c0 = arith.constant 0 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %c3 = arith.constant 12 : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 32 : index
  %c6 = arith.constant 127 : index
  %c7 = arith.constant 128 : index
  %c8 = arith.constant 8 : index
  %ranksMax = wave.param "ranksMax" : index
  %c10 = arith.constant 7 : index
  %c11 = arith.constant 1 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %c13 = arith.constant 2 : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c17 = arith.constant 16 : index
  %c18 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c21 = arith.constant 4 : index
  %c22 = arith.constant 0x00000000 : f32
  %outputFeatures = wave.param "outputFeatures" : index
  %arrivals = wave.param "arrivals" : index
  %features = wave.param "features" : index
  %tileRows = wave.param "tileRows" : index
  %c27 = arith.constant dense<0x00000000> : vector<4xf32>
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %c29 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c31 = arith.constant 23 : i32
  %c32 = arith.constant 141 : i32
  %c33 = arith.constant 268 : i32
  %c34 = arith.constant 14 : i32
  %0 = wave.block 1
  %1 = memref.load %step[%c0] : memref<?xi32>
  %2 = arith.index_cast %1 : i32 to index
  %3 = arith.cmpi slt, %0, %2 : index
  scf.if %3 {
    %4 = wave.lane
    %5 = wave.wave
    %6 = arith.muli %inputFeatures, %c3 : index
    %7 = arith.divui %inputFeatures, %c4 : index
    %8 = arith.muli %7, %c5 : index
    %9 = arith.addi %8, %inputFeatures : index
    %10 = arith.addi %9, %c6 : index
    %11 = arith.divui %10, %c7 : index
    %12 = arith.muli %11, %c7 : index
    %13 = arith.addi %6, %12 : index
    %14 = arith.addi %13, %c7 : index
    %15 = wave.block 0
    %16 = arith.muli %inputFeatures, %c8 : index
    %17 = wave.scratch %16 : memref<?xf16>
    %18 = arith.muli %ranksMax, %c5 : index
    %19 = wave.scratch %18 : memref<?xf32>
    %20 = arith.addi %expertsPerToken, %c10 : index
    %21 = arith.divui %20, %c8 : index
    scf.for %22 = %c0 to %21 step %c11 {
      %23 = arith.muli %22, %c8 : index
      %24 = arith.addi %5, %23 : index
      %25 = arith.muli %0, %expertsPerToken : index
      %26 = arith.subi %expertsPerToken, %c11 : index
      %27 = arith.minsi %24, %26 : index
      %28 = arith.addi %25, %27 : index
      %29 = arith.muli %28, %inputFeatures : index
      %30 = arith.divui %inputFeatures, %c8 : index
      %31 = arith.muli %5, %inputFeatures : index
      scf.for %32 = %4 to %30 step %c5 {
        %33 = arith.muli %32, %c8 : index
        %34 = arith.addi %29, %33 : index
        %35 = vector.load %x[%34] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %36 = arith.addi %31, %33 : index
        vector.store %35, %17[%36] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %37 = memref.load %ids[%28] : memref<?xi32>
      %38 = arith.index_cast %37 : i32 to index
      %39 = arith.muli %38, %panelsPerExpert : index
      %40 = arith.muli %15, %c13 : index
      %41 = arith.addi %39, %40 : index
      %42 = arith.addi %41, %c0 : index
      %43 = arith.muli %42, %14 : index
      %44 = arith.addi %41, %c11 : index
      %45 = arith.muli %44, %14 : index
      %46 = arith.divui %inputFeatures, %c5 : index
      %47 = arith.muli %c0, %stepsPerWave : index
      %48 = arith.minsi %47, %46 : index
      %49 = arith.addi %48, %stepsPerWave : index
      %50 = arith.minsi %49, %46 : index
      %51 = arith.cmpi eq, %wholeBlocks, %c11 : index
      %52 = arith.subi %50, %48 : index
      %53 = arith.divui %52, %c13 : index
      %54 = arith.muli %53, %c13 : index
      %55 = arith.addi %48, %54 : index
      %56 = arith.select %51, %49, %55 : index
      %60:2 = scf.for %57 = %48 to %56 step %c13 iter_args(%58 = %c14, %59 = %c14) -> (vector<8xf32>, vector<8xf32>) {
        %61 = arith.addi %57, %c0 : index
        %62:2 = func.call @expert_sum_norm_q6_k_p2__gfx1100.0(%4, %43, %61, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %63 = arith.addi %57, %c11 : index
        %64:2 = func.call @expert_sum_norm_q6_k_p2__gfx1100.0(%4, %43, %63, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %65:2 = func.call @expert_sum_norm_q6_k_p2__gfx1100.0(%4, %45, %61, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %66:2 = func.call @expert_sum_norm_q6_k_p2__gfx1100.0(%4, %45, %63, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %67 = arith.muli %57, %c13 : index
        %68 = arith.addi %67, %c0 : index
        %69 = arith.muli %c11, %c17 : index
        %70 = arith.muli %68, %69 : index
        %71 = arith.addi %31, %70 : index
        %72 = vector.load %17[%71] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %73 = arith.muli %c11, %c8 : index
        %74 = arith.addi %71, %73 : index
        %75 = vector.load %17[%74] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %76 = vector.shuffle %72, %75 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %77 = wave.mma %76, %62#0, %58 : vector<16xf16>, vector<8xf32>
        %78 = wave.mma %76, %65#0, %59 : vector<16xf16>, vector<8xf32>
        %79 = arith.addi %67, %c11 : index
        %80 = arith.muli %79, %69 : index
        %81 = arith.addi %31, %80 : index
        %82 = vector.load %17[%81] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %83 = arith.addi %81, %73 : index
        %84 = vector.load %17[%83] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %85 = vector.shuffle %82, %84 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %86 = wave.mma %85, %62#1, %77 : vector<16xf16>, vector<8xf32>
        %87 = wave.mma %85, %65#1, %78 : vector<16xf16>, vector<8xf32>
        %88 = arith.addi %67, %c13 : index
        %89 = arith.muli %88, %69 : index
        %90 = arith.addi %31, %89 : index
        %91 = vector.load %17[%90] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %92 = arith.addi %90, %73 : index
        %93 = vector.load %17[%92] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %94 = vector.shuffle %91, %93 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %95 = wave.mma %94, %64#0, %86 : vector<16xf16>, vector<8xf32>
        %96 = wave.mma %94, %66#0, %87 : vector<16xf16>, vector<8xf32>
        %97 = arith.addi %67, %c18 : index
        %98 = arith.muli %97, %69 : index
        %99 = arith.addi %31, %98 : index
        %100 = vector.load %17[%99] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %101 = arith.addi %99, %73 : index
        %102 = vector.load %17[%101] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %103 = vector.shuffle %100, %102 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %104 = wave.mma %103, %64#1, %95 : vector<16xf16>, vector<8xf32>
        %105 = wave.mma %103, %66#1, %96 : vector<16xf16>, vector<8xf32>
        scf.yield %104, %105 : vector<8xf32>, vector<8xf32>
      }
      %106 = arith.select %51, %56, %50 : index
      %110:2 = scf.for %107 = %56 to %106 step %c11 iter_args(%108 = %60#0, %109 = %60#1) -> (vector<8xf32>, vector<8xf32>) {
        %111 = arith.addi %107, %c0 : index
        %112:2 = func.call @expert_sum_norm_q6_k_p2__gfx1100.0(%4, %43, %111, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %113:2 = func.call @expert_sum_norm_q6_k_p2__gfx1100.0(%4, %45, %111, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %114 = arith.muli %107, %c13 : index
        %115 = arith.addi %114, %c0 : index
        %116 = arith.muli %c11, %c17 : index
        %117 = arith.muli %115, %116 : index
        %118 = arith.addi %31, %117 : index
        %119 = vector.load %17[%118] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %120 = arith.muli %c11, %c8 : index
        %121 = arith.addi %118, %120 : index
        %122 = vector.load %17[%121] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %123 = vector.shuffle %119, %122 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %124 = wave.mma %123, %112#0, %108 : vector<16xf16>, vector<8xf32>
        %125 = wave.mma %123, %113#0, %109 : vector<16xf16>, vector<8xf32>
        %126 = arith.addi %114, %c11 : index
        %127 = arith.muli %126, %116 : index
        %128 = arith.addi %31, %127 : index
        %129 = vector.load %17[%128] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %130 = arith.addi %128, %120 : index
        %131 = vector.load %17[%130] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %132 = vector.shuffle %129, %131 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %133 = wave.mma %132, %112#1, %124 : vector<16xf16>, vector<8xf32>
        %134 = wave.mma %132, %113#1, %125 : vector<16xf16>, vector<8xf32>
        scf.yield %133, %134 : vector<8xf32>, vector<8xf32>
      }
      %135 = arith.cmpi slt, %4, %c17 : index
      %136 = arith.cmpi slt, %24, %expertsPerToken : index
      %137 = arith.andi %135, %136 : i1
      scf.if %137 {
        %138 = arith.cmpi eq, %hasFactors, %c11 : index
        %139 = arith.muli %28, %c13 : index
        %140 = memref.load %factors[%139] : memref<?xf32>
        %141 = arith.mulf %140, %operandScale : f32
        %142 = arith.select %138, %141, %operandScale : f32
        %143 = vector.extract %110#0[0] : f32 from vector<8xf32>
        %144 = arith.remui %4, %c17 : index
        %145 = arith.muli %144, %c21 : index
        %146 = arith.addi %43, %145 : index
        %147 = vector.load %w[%146] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %148 = vector.bitcast %147 : vector<4xi8> to vector<1xf32>
        %149 = vector.extract %148[0] : f32 from vector<1xf32>
        %150 = arith.mulf %149, %142 : f32
        %151 = arith.mulf %143, %150 : f32
        %152 = arith.muli %24, %c5 : index
        %153 = arith.addi %152, %c0 : index
        %154 = arith.addi %153, %4 : index
        memref.store %151, %19[%154] : memref<?xf32>
        %155 = vector.extract %110#1[0] : f32 from vector<8xf32>
        %156 = arith.addi %45, %145 : index
        %157 = vector.load %w[%156] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %158 = vector.bitcast %157 : vector<4xi8> to vector<1xf32>
        %159 = vector.extract %158[0] : f32 from vector<1xf32>
        %160 = arith.mulf %159, %142 : f32
        %161 = arith.mulf %155, %160 : f32
        %162 = arith.addi %152, %c17 : index
        %163 = arith.addi %162, %4 : index
        memref.store %161, %19[%163] : memref<?xf32>
      }
      wave.barrier
    }
    %164 = arith.muli %5, %c5 : index
    %165 = arith.addi %164, %4 : index
    %166 = arith.cmpi slt, %165, %c5 : index
    scf.if %166 {
      %169 = scf.for %167 = %c0 to %expertsPerToken step %c11 iter_args(%168 = %c22) -> (f32) {
        %170 = arith.muli %0, %expertsPerToken : index
        %171 = arith.addi %170, %167 : index
        %172 = memref.load %weights[%171] : memref<?xf32>
        %173 = arith.muli %167, %c5 : index
        %174 = arith.addi %173, %4 : index
        %175 = memref.load %19[%174] : memref<?xf32>
        %176 = math.fma %172, %175, %168 : f32
        scf.yield %176 : f32
      }
      %177 = arith.muli %0, %outputFeatures : index
      %178 = arith.muli %15, %c5 : index
      %179 = arith.addi %177, %178 : index
      %180 = arith.addi %179, %4 : index
      %181 = memref.load %residual[%180] : memref<?xf32>
      %182 = arith.addf %181, %169 : f32
      memref.store %182, %out[%180] : memref<?xf32>
    }
  }
  %183 = wave.arrive %counters[%0], %arrivals : memref<?xi32>
  scf.if %183 {
    %184 = arith.addi %0, %c11 : index
    %185 = arith.minsi %184, %2 : index
    %186 = wave.wave
    %187 = arith.addi %0, %186 : index
    scf.for %188 = %187 to %185 step %c8 {
      %189 = arith.muli %188, %features : index
      %190 = wave.lane
      %191 = arith.muli %190, %c21 : index
      %196:3 = scf.for %192 = %191 to %features step %c7 iter_args(%193 = %c27, %194 = %c27, %195 = %c27) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
        %197 = arith.addi %189, %192 : index
        %198 = vector.load %out[%197] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %199 = vector.load %norm_weight[%192] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %200 = arith.mulf %198, %199 : vector<4xf32>
        %201 = math.fma %198, %198, %193 : vector<4xf32>
        %202 = math.fma %200, %200, %194 : vector<4xf32>
        %203 = math.absf %200 : vector<4xf32>
        %204 = arith.maximumf %195, %203 : vector<4xf32>
        scf.yield %201, %202, %204 : vector<4xf32>, vector<4xf32>, vector<4xf32>
      }
      %205 = wave.reduce "add" %196#0 : vector<4xf32>
      %206 = arith.mulf %205, %inverseFeatures : f32
      %207 = arith.addf %206, %epsilon : f32
      %208 = math.sqrt %207 : f32
      %209 = arith.divf %c29, %208 : f32
      %210 = wave.reduce "max" %196#2 : vector<4xf32>
      %211 = arith.mulf %210, %209 : f32
      %212 = arith.bitcast %211 : f32 to i32
      %213 = arith.shrui %212, %c31 : i32
      %214 = arith.maxsi %213, %c32 : i32
      %215 = arith.subi %c33, %214 : i32
      %216 = arith.shli %215, %c31 : i32
      %217 = arith.subi %214, %c34 : i32
      %218 = arith.shli %217, %c31 : i32
      %219 = arith.bitcast %216 : i32 to f32
      %220 = arith.bitcast %218 : i32 to f32
      %221 = wave.reduce "add" %196#1 : vector<4xf32>
      %222 = arith.mulf %221, %209 : f32
      %223 = arith.mulf %222, %209 : f32
      %224 = arith.cmpi eq, %190, %c0 : index
      scf.if %224 {
        %225 = arith.muli %188, %c13 : index
        memref.store %220, %normed_factors[%225] : memref<?xf32>
        %226 = arith.addi %225, %c11 : index
        memref.store %223, %normed_factors[%226] : memref<?xf32>
      }
      %227 = vector.broadcast %209 : f32 to vector<4xf32>
      %228 = vector.broadcast %219 : f32 to vector<4xf32>
      scf.for %229 = %191 to %features step %c7 {
        %230 = arith.addi %189, %229 : index
        %231 = vector.load %out[%230] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %232 = arith.mulf %231, %227 : vector<4xf32>
        %233 = vector.load %norm_weight[%229] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %234 = arith.mulf %232, %233 : vector<4xf32>
        %235 = arith.mulf %234, %228 : vector<4xf32>
        %236 = arith.divui %188, %tileRows : index
        %237 = arith.divui %features, %c17 : index
        %238 = arith.muli %236, %237 : index
        %239 = arith.divui %229, %c17 : index
        %240 = arith.addi %238, %239 : index
        %241 = arith.muli %240, %c13 : index
        %242 = arith.remui %229, %c17 : index
        %243 = arith.divui %242, %c8 : index
        %244 = arith.addi %241, %243 : index
        %245 = arith.muli %tileRows, %c8 : index
        %246 = arith.muli %244, %245 : index
        %247 = arith.remui %188, %tileRows : index
        %248 = arith.muli %247, %c8 : index
        %249 = arith.addi %246, %248 : index
        %250 = arith.remui %229, %c8 : index
        %251 = arith.addi %249, %250 : index
        %252 = arith.truncf %235 : vector<4xf32> to vector<4xf16>
        vector.store %252, %normed[%251] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
