// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertSum(format='q5_k', panels=1, norm=True)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_sum_norm_q5_k_p1__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 128 : index
  %fc2 = arith.constant 8 : index
  %fc3 = arith.constant 64 : index
  %fc4 = arith.constant 4 : index
  %fc5 = arith.constant 256 : index
  %fc6 = arith.constant 32 : index
  %fc7 = arith.constant 2 : index
  %fc8 = arith.constant 127 : index
  %fc9 = arith.constant dense<0> : vector<4xi32>
  %fc10 = arith.constant dense<983055> : vector<4xi32>
  %fc11 = arith.constant dense<[0, 4, 8, 12]> : vector<4xi32>
  %fc12 = arith.constant dense<65537> : vector<4xi32>
  %fc13 = arith.constant dense<4> : vector<4xi32>
  %fc14 = arith.constant dense<1677747200> : vector<4xi32>
  %fc15 = arith.constant dense<[1, 5, 9, 13]> : vector<4xi32>
  %fc16 = arith.constant dense<8> : vector<4xi32>
  %fc17 = arith.constant dense<[2, 6, 10, 14]> : vector<4xi32>
  %fc18 = arith.constant dense<12> : vector<4xi32>
  %fc19 = arith.constant dense<[3, 7, 11, 15]> : vector<4xi32>
  %fc20 = arith.constant dense<0x6400> : vector<32xf16>
  %f0 = arith.remui %x0, %fc0 : index
  %f1 = arith.addi %x1, %fc1 : index
  %f2 = arith.divui %x2, %fc2 : index
  %f3 = arith.muli %f2, %fc3 : index
  %f4 = arith.addi %f1, %f3 : index
  %f5 = arith.muli %f0, %fc4 : index
  %f6 = arith.addi %f4, %f5 : index
  %f7 = vector.load %x3[%f6] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
  %f8 = vector.bitcast %f7 : vector<4xi8> to vector<2xf16>
  %f9 = arith.divui %x4, %fc5 : index
  %f10 = arith.muli %f9, %fc3 : index
  %f11 = arith.addi %f1, %f10 : index
  %f12 = arith.muli %x2, %fc6 : index
  %f13 = arith.addi %f11, %f12 : index
  %f14 = arith.muli %f0, %fc7 : index
  %f15 = arith.addi %f13, %f14 : index
  %f16 = vector.load %x3[%f15] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
  %f17 = vector.extract %f8[0] : f16 from vector<2xf16>
  %f18 = arith.extf %f17 : f16 to f32
  %f19 = vector.extract %f16[0] : i8 from vector<2xi8>
  %f20 = arith.extui %f19 : i8 to i32
  %f21 = arith.sitofp %f20 : i32 to f32
  %f22 = arith.mulf %f18, %f21 : f32
  %f23 = arith.truncf %f22 : f32 to f16
  %f24 = vector.broadcast %f23 : f16 to vector<16xf16>
  %f25 = vector.extract %f8[1] : f16 from vector<2xf16>
  %f26 = arith.extf %f25 : f16 to f32
  %f27 = vector.extract %f16[1] : i8 from vector<2xi8>
  %f28 = arith.extui %f27 : i8 to i32
  %f29 = arith.sitofp %f28 : i32 to f32
  %f30 = arith.mulf %f26, %f29 : f32
  %f31 = arith.truncf %f30 : f32 to f16
  %f32 = vector.broadcast %f31 : f16 to vector<16xf16>
  %f33 = arith.addi %f10, %x4 : index
  %f34 = arith.addi %f33, %fc8 : index
  %f35 = arith.divui %f34, %fc1 : index
  %f36 = arith.muli %f35, %fc1 : index
  %f37 = arith.addi %f1, %f36 : index
  %f38 = arith.muli %x4, %fc2 : index
  %f39 = arith.addi %f37, %f38 : index
  %f40 = arith.muli %x2, %fc0 : index
  %f41 = arith.addi %f40, %f0 : index
  %f42 = arith.muli %f41, %fc4 : index
  %f43 = arith.addi %f39, %f42 : index
  %f44 = arith.muli %x2, %fc5 : index
  %f45 = arith.addi %f37, %f44 : index
  %f46 = arith.muli %f0, %fc0 : index
  %f47 = arith.addi %f45, %f46 : index
  %f48 = vector.load %x3[%f43] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
  %f49 = vector.bitcast %f48 : vector<4xi8> to vector<1xi32>
  %f50 = vector.shuffle %f49, %f49 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
  %f51 = vector.load %x3[%f47] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f52 = vector.bitcast %f51 : vector<16xi8> to vector<4xi32>
  %f53 = arith.shrui %f52, %fc9 : vector<4xi32>
  %f54 = arith.andi %f53, %fc10 : vector<4xi32>
  %f55 = arith.shrui %f50, %fc11 : vector<4xi32>
  %f56 = arith.andi %f55, %fc12 : vector<4xi32>
  %f57 = arith.shli %f56, %fc13 : vector<4xi32>
  %f58 = arith.ori %f54, %f57 : vector<4xi32>
  %f59 = arith.ori %f58, %fc14 : vector<4xi32>
  %f60 = vector.bitcast %f59 : vector<4xi32> to vector<8xf16>
  %f61 = arith.shrui %f52, %fc13 : vector<4xi32>
  %f62 = arith.andi %f61, %fc10 : vector<4xi32>
  %f63 = arith.shrui %f50, %fc15 : vector<4xi32>
  %f64 = arith.andi %f63, %fc12 : vector<4xi32>
  %f65 = arith.shli %f64, %fc13 : vector<4xi32>
  %f66 = arith.ori %f62, %f65 : vector<4xi32>
  %f67 = arith.ori %f66, %fc14 : vector<4xi32>
  %f68 = vector.bitcast %f67 : vector<4xi32> to vector<8xf16>
  %f69 = arith.shrui %f52, %fc16 : vector<4xi32>
  %f70 = arith.andi %f69, %fc10 : vector<4xi32>
  %f71 = arith.shrui %f50, %fc17 : vector<4xi32>
  %f72 = arith.andi %f71, %fc12 : vector<4xi32>
  %f73 = arith.shli %f72, %fc13 : vector<4xi32>
  %f74 = arith.ori %f70, %f73 : vector<4xi32>
  %f75 = arith.ori %f74, %fc14 : vector<4xi32>
  %f76 = vector.bitcast %f75 : vector<4xi32> to vector<8xf16>
  %f77 = arith.shrui %f52, %fc18 : vector<4xi32>
  %f78 = arith.andi %f77, %fc10 : vector<4xi32>
  %f79 = arith.shrui %f50, %fc19 : vector<4xi32>
  %f80 = arith.andi %f79, %fc12 : vector<4xi32>
  %f81 = arith.shli %f80, %fc13 : vector<4xi32>
  %f82 = arith.ori %f78, %f81 : vector<4xi32>
  %f83 = arith.ori %f82, %fc14 : vector<4xi32>
  %f84 = vector.bitcast %f83 : vector<4xi32> to vector<8xf16>
  %f85 = vector.shuffle %f60, %f68 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f86 = vector.shuffle %f76, %f84 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f87 = vector.shuffle %f85, %f86 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f88 = arith.subf %f87, %fc20 : vector<32xf16>
  %f89 = vector.shuffle %f88, %f88 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f90 = vector.shuffle %f88, %f88 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f91 = math.fma %f89, %f24, %f32 : vector<16xf16>
  %f92 = math.fma %f90, %f24, %f32 : vector<16xf16>
  func.return %f91, %f92 : vector<16xf16>, vector<16xf16>
}
wave.kernel @expert_sum_norm_q5_k_p1__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %ids: memref<?xi32>, %weights: memref<?xf32>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) attributes {waves = 8 : i64} {
  %c0 = arith.constant 0 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %c3 = arith.constant 10 : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 64 : index
  %c6 = arith.constant 127 : index
  %c7 = arith.constant 128 : index
  %c8 = arith.constant 8 : index
  %ranksMax = wave.param "ranksMax" : index
  %c10 = arith.constant 16 : index
  %c11 = arith.constant 7 : index
  %c12 = arith.constant 1 : index
  %c13 = arith.constant 32 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant 2 : index
  %c19 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c22 = arith.constant 4 : index
  %c23 = arith.constant 0x00000000 : f32
  %outputFeatures = wave.param "outputFeatures" : index
  %arrivals = wave.param "arrivals" : index
  %features = wave.param "features" : index
  %tileRows = wave.param "tileRows" : index
  %c28 = arith.constant dense<0x00000000> : vector<4xf32>
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %c30 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c32 = arith.constant 23 : i32
  %c33 = arith.constant 141 : i32
  %c34 = arith.constant 268 : i32
  %c35 = arith.constant 14 : i32
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
    %18 = arith.muli %ranksMax, %c10 : index
    %19 = wave.scratch %18 : memref<?xf32>
    %20 = arith.addi %expertsPerToken, %c11 : index
    %21 = arith.divui %20, %c8 : index
    scf.for %22 = %c0 to %21 step %c12 {
      %23 = arith.muli %22, %c8 : index
      %24 = arith.addi %5, %23 : index
      %25 = arith.muli %0, %expertsPerToken : index
      %26 = arith.subi %expertsPerToken, %c12 : index
      %27 = arith.minsi %24, %26 : index
      %28 = arith.addi %25, %27 : index
      %29 = arith.muli %28, %inputFeatures : index
      %30 = arith.divui %inputFeatures, %c8 : index
      %31 = arith.muli %5, %inputFeatures : index
      scf.for %32 = %4 to %30 step %c13 {
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
      %40 = arith.muli %15, %c12 : index
      %41 = arith.addi %39, %40 : index
      %42 = arith.addi %41, %c0 : index
      %43 = arith.muli %42, %14 : index
      %44 = arith.divui %inputFeatures, %c13 : index
      %45 = arith.muli %c0, %stepsPerWave : index
      %46 = arith.minsi %45, %44 : index
      %47 = arith.addi %46, %stepsPerWave : index
      %48 = arith.minsi %47, %44 : index
      %49 = arith.cmpi eq, %wholeBlocks, %c12 : index
      %50 = arith.subi %48, %46 : index
      %51 = arith.divui %50, %c18 : index
      %52 = arith.muli %51, %c18 : index
      %53 = arith.addi %46, %52 : index
      %54 = arith.select %49, %47, %53 : index
      %57 = scf.for %55 = %46 to %54 step %c18 iter_args(%56 = %c15) -> (vector<8xf32>) {
        %58 = arith.addi %55, %c0 : index
        %59:2 = func.call @expert_sum_norm_q5_k_p1__gfx1100.0(%4, %43, %58, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %60 = arith.addi %55, %c12 : index
        %61:2 = func.call @expert_sum_norm_q5_k_p1__gfx1100.0(%4, %43, %60, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %62 = arith.muli %55, %c18 : index
        %63 = arith.addi %62, %c0 : index
        %64 = arith.muli %c12, %c10 : index
        %65 = arith.muli %63, %64 : index
        %66 = arith.addi %31, %65 : index
        %67 = vector.load %17[%66] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %68 = arith.muli %c12, %c8 : index
        %69 = arith.addi %66, %68 : index
        %70 = vector.load %17[%69] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %71 = vector.shuffle %67, %70 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %72 = wave.mma %71, %59#0, %56 : vector<16xf16>, vector<8xf32>
        %73 = arith.addi %62, %c12 : index
        %74 = arith.muli %73, %64 : index
        %75 = arith.addi %31, %74 : index
        %76 = vector.load %17[%75] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %77 = arith.addi %75, %68 : index
        %78 = vector.load %17[%77] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %79 = vector.shuffle %76, %78 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %80 = wave.mma %79, %59#1, %72 : vector<16xf16>, vector<8xf32>
        %81 = arith.addi %62, %c18 : index
        %82 = arith.muli %81, %64 : index
        %83 = arith.addi %31, %82 : index
        %84 = vector.load %17[%83] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %85 = arith.addi %83, %68 : index
        %86 = vector.load %17[%85] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %87 = vector.shuffle %84, %86 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %88 = wave.mma %87, %61#0, %80 : vector<16xf16>, vector<8xf32>
        %89 = arith.addi %62, %c19 : index
        %90 = arith.muli %89, %64 : index
        %91 = arith.addi %31, %90 : index
        %92 = vector.load %17[%91] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %93 = arith.addi %91, %68 : index
        %94 = vector.load %17[%93] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %95 = vector.shuffle %92, %94 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %96 = wave.mma %95, %61#1, %88 : vector<16xf16>, vector<8xf32>
        scf.yield %96 : vector<8xf32>
      }
      %97 = arith.select %49, %54, %48 : index
      %100 = scf.for %98 = %54 to %97 step %c12 iter_args(%99 = %57) -> (vector<8xf32>) {
        %101 = arith.addi %98, %c0 : index
        %102:2 = func.call @expert_sum_norm_q5_k_p1__gfx1100.0(%4, %43, %101, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %103 = arith.muli %98, %c18 : index
        %104 = arith.addi %103, %c0 : index
        %105 = arith.muli %c12, %c10 : index
        %106 = arith.muli %104, %105 : index
        %107 = arith.addi %31, %106 : index
        %108 = vector.load %17[%107] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %109 = arith.muli %c12, %c8 : index
        %110 = arith.addi %107, %109 : index
        %111 = vector.load %17[%110] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %112 = vector.shuffle %108, %111 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %113 = wave.mma %112, %102#0, %99 : vector<16xf16>, vector<8xf32>
        %114 = arith.addi %103, %c12 : index
        %115 = arith.muli %114, %105 : index
        %116 = arith.addi %31, %115 : index
        %117 = vector.load %17[%116] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %118 = arith.addi %116, %109 : index
        %119 = vector.load %17[%118] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %120 = vector.shuffle %117, %119 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %121 = wave.mma %120, %102#1, %113 : vector<16xf16>, vector<8xf32>
        scf.yield %121 : vector<8xf32>
      }
      %122 = arith.cmpi slt, %4, %c10 : index
      %123 = arith.cmpi slt, %24, %expertsPerToken : index
      %124 = arith.andi %122, %123 : i1
      scf.if %124 {
        %125 = arith.cmpi eq, %hasFactors, %c12 : index
        %126 = arith.muli %28, %c18 : index
        %127 = memref.load %factors[%126] : memref<?xf32>
        %128 = arith.mulf %127, %operandScale : f32
        %129 = arith.select %125, %128, %operandScale : f32
        %130 = vector.extract %100[0] : f32 from vector<8xf32>
        %131 = arith.remui %4, %c10 : index
        %132 = arith.muli %131, %c22 : index
        %133 = arith.addi %43, %132 : index
        %134 = vector.load %w[%133] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %135 = vector.bitcast %134 : vector<4xi8> to vector<1xf32>
        %136 = vector.extract %135[0] : f32 from vector<1xf32>
        %137 = arith.mulf %136, %129 : f32
        %138 = arith.mulf %130, %137 : f32
        %139 = arith.muli %24, %c10 : index
        %140 = arith.addi %139, %c0 : index
        %141 = arith.addi %140, %4 : index
        memref.store %138, %19[%141] : memref<?xf32>
      }
      wave.barrier
    }
    %142 = arith.muli %5, %c13 : index
    %143 = arith.addi %142, %4 : index
    %144 = arith.cmpi slt, %143, %c10 : index
    scf.if %144 {
      %147 = scf.for %145 = %c0 to %expertsPerToken step %c12 iter_args(%146 = %c23) -> (f32) {
        %148 = arith.muli %0, %expertsPerToken : index
        %149 = arith.addi %148, %145 : index
        %150 = memref.load %weights[%149] : memref<?xf32>
        %151 = arith.muli %145, %c10 : index
        %152 = arith.addi %151, %4 : index
        %153 = memref.load %19[%152] : memref<?xf32>
        %154 = math.fma %150, %153, %146 : f32
        scf.yield %154 : f32
      }
      %155 = arith.muli %0, %outputFeatures : index
      %156 = arith.muli %15, %c10 : index
      %157 = arith.addi %155, %156 : index
      %158 = arith.addi %157, %4 : index
      %159 = memref.load %residual[%158] : memref<?xf32>
      %160 = arith.addf %159, %147 : f32
      memref.store %160, %out[%158] : memref<?xf32>
    }
  }
  %161 = wave.arrive %counters[%0], %arrivals : memref<?xi32>
  scf.if %161 {
    %162 = arith.addi %0, %c12 : index
    %163 = arith.minsi %162, %2 : index
    %164 = wave.wave
    %165 = arith.addi %0, %164 : index
    scf.for %166 = %165 to %163 step %c8 {
      %167 = arith.muli %166, %features : index
      %168 = wave.lane
      %169 = arith.muli %168, %c22 : index
      %174:3 = scf.for %170 = %169 to %features step %c7 iter_args(%171 = %c28, %172 = %c28, %173 = %c28) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
        %175 = arith.addi %167, %170 : index
        %176 = vector.load %out[%175] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %177 = vector.load %norm_weight[%170] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %178 = arith.mulf %176, %177 : vector<4xf32>
        %179 = math.fma %176, %176, %171 : vector<4xf32>
        %180 = math.fma %178, %178, %172 : vector<4xf32>
        %181 = math.absf %178 : vector<4xf32>
        %182 = arith.maximumf %173, %181 : vector<4xf32>
        scf.yield %179, %180, %182 : vector<4xf32>, vector<4xf32>, vector<4xf32>
      }
      %183 = wave.reduce "add" %174#0 : vector<4xf32>
      %184 = arith.mulf %183, %inverseFeatures : f32
      %185 = arith.addf %184, %epsilon : f32
      %186 = math.sqrt %185 : f32
      %187 = arith.divf %c30, %186 : f32
      %188 = wave.reduce "max" %174#2 : vector<4xf32>
      %189 = arith.mulf %188, %187 : f32
      %190 = arith.bitcast %189 : f32 to i32
      %191 = arith.shrui %190, %c32 : i32
      %192 = arith.maxsi %191, %c33 : i32
      %193 = arith.subi %c34, %192 : i32
      %194 = arith.shli %193, %c32 : i32
      %195 = arith.subi %192, %c35 : i32
      %196 = arith.shli %195, %c32 : i32
      %197 = arith.bitcast %194 : i32 to f32
      %198 = arith.bitcast %196 : i32 to f32
      %199 = wave.reduce "add" %174#1 : vector<4xf32>
      %200 = arith.mulf %199, %187 : f32
      %201 = arith.mulf %200, %187 : f32
      %202 = arith.cmpi eq, %168, %c0 : index
      scf.if %202 {
        %203 = arith.muli %166, %c18 : index
        memref.store %198, %normed_factors[%203] : memref<?xf32>
        %204 = arith.addi %203, %c12 : index
        memref.store %201, %normed_factors[%204] : memref<?xf32>
      }
      %205 = vector.broadcast %187 : f32 to vector<4xf32>
      %206 = vector.broadcast %197 : f32 to vector<4xf32>
      scf.for %207 = %169 to %features step %c7 {
        %208 = arith.addi %167, %207 : index
        %209 = vector.load %out[%208] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %210 = arith.mulf %209, %205 : vector<4xf32>
        %211 = vector.load %norm_weight[%207] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %212 = arith.mulf %210, %211 : vector<4xf32>
        %213 = arith.mulf %212, %206 : vector<4xf32>
        %214 = arith.divui %166, %tileRows : index
        %215 = arith.divui %features, %c10 : index
        %216 = arith.muli %214, %215 : index
        %217 = arith.divui %207, %c10 : index
        %218 = arith.addi %216, %217 : index
        %219 = arith.muli %218, %c18 : index
        %220 = arith.remui %207, %c10 : index
        %221 = arith.divui %220, %c8 : index
        %222 = arith.addi %219, %221 : index
        %223 = arith.muli %tileRows, %c8 : index
        %224 = arith.muli %222, %223 : index
        %225 = arith.remui %166, %tileRows : index
        %226 = arith.muli %225, %c8 : index
        %227 = arith.addi %224, %226 : index
        %228 = arith.remui %207, %c8 : index
        %229 = arith.addi %227, %228 : index
        %230 = arith.truncf %213 : vector<4xf32> to vector<4xf16>
        vector.store %230, %normed[%229] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
