// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertSum(format='q2_k', panels=2, norm=True)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_sum_norm_q2_k_p2__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 128 : index
  %fc2 = arith.constant 8 : index
  %fc3 = arith.constant 64 : index
  %fc4 = arith.constant 4 : index
  %fc5 = arith.constant 256 : index
  %fc6 = arith.constant 2 : index
  %fc7 = arith.constant 127 : index
  %fc8 = arith.constant 0 : index
  %fc9 = arith.constant dense<[0, 8, 0, 8]> : vector<4xi32>
  %fc10 = arith.constant dense<196611> : vector<4xi32>
  %fc11 = arith.constant dense<1677747200> : vector<4xi32>
  %fc12 = arith.constant dense<[2, 10, 2, 10]> : vector<4xi32>
  %fc13 = arith.constant dense<[4, 12, 4, 12]> : vector<4xi32>
  %fc14 = arith.constant dense<[6, 14, 6, 14]> : vector<4xi32>
  %fc15 = arith.constant dense<0x6400> : vector<32xf16>
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
  %f12 = arith.muli %x2, %fc3 : index
  %f13 = arith.addi %f11, %f12 : index
  %f14 = arith.addi %f13, %f5 : index
  %f15 = vector.load %x3[%f14] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
  %f16 = vector.extract %f8[0] : f16 from vector<2xf16>
  %f17 = arith.extf %f16 : f16 to f32
  %f18 = vector.extract %f15[0] : i8 from vector<4xi8>
  %f19 = arith.extui %f18 : i8 to i32
  %f20 = arith.sitofp %f19 : i32 to f32
  %f21 = arith.mulf %f17, %f20 : f32
  %f22 = arith.truncf %f21 : f32 to f16
  %f23 = vector.broadcast %f22 : f16 to vector<16xf16>
  %f24 = vector.extract %f8[1] : f16 from vector<2xf16>
  %f25 = arith.extf %f24 : f16 to f32
  %f26 = vector.extract %f15[1] : i8 from vector<4xi8>
  %f27 = arith.extui %f26 : i8 to i32
  %f28 = arith.sitofp %f27 : i32 to f32
  %f29 = arith.mulf %f25, %f28 : f32
  %f30 = arith.truncf %f29 : f32 to f16
  %f31 = vector.broadcast %f30 : f16 to vector<16xf16>
  %f32 = vector.extract %f15[2] : i8 from vector<4xi8>
  %f33 = arith.extui %f32 : i8 to i32
  %f34 = arith.sitofp %f33 : i32 to f32
  %f35 = arith.mulf %f17, %f34 : f32
  %f36 = arith.truncf %f35 : f32 to f16
  %f37 = vector.broadcast %f36 : f16 to vector<16xf16>
  %f38 = vector.extract %f15[3] : i8 from vector<4xi8>
  %f39 = arith.extui %f38 : i8 to i32
  %f40 = arith.sitofp %f39 : i32 to f32
  %f41 = arith.mulf %f25, %f40 : f32
  %f42 = arith.truncf %f41 : f32 to f16
  %f43 = vector.broadcast %f42 : f16 to vector<16xf16>
  %f44 = arith.muli %x4, %fc4 : index
  %f45 = arith.divui %f44, %fc6 : index
  %f46 = arith.addi %f10, %f45 : index
  %f47 = arith.addi %f46, %fc7 : index
  %f48 = arith.divui %f47, %fc1 : index
  %f49 = arith.muli %f48, %fc1 : index
  %f50 = arith.addi %f1, %f49 : index
  %f51 = arith.muli %x4, %fc8 : index
  %f52 = arith.addi %f50, %f51 : index
  %f53 = arith.muli %x2, %fc0 : index
  %f54 = arith.addi %f53, %f0 : index
  %f55 = arith.muli %f54, %fc2 : index
  %f56 = arith.addi %f52, %f55 : index
  %f57 = vector.load %x3[%f56] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
  %f58 = vector.bitcast %f57 : vector<8xi8> to vector<2xi32>
  %f59 = vector.shuffle %f58, %f58 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
  %f60 = arith.shrui %f59, %fc9 : vector<4xi32>
  %f61 = arith.andi %f60, %fc10 : vector<4xi32>
  %f62 = arith.ori %f61, %fc11 : vector<4xi32>
  %f63 = vector.bitcast %f62 : vector<4xi32> to vector<8xf16>
  %f64 = arith.shrui %f59, %fc12 : vector<4xi32>
  %f65 = arith.andi %f64, %fc10 : vector<4xi32>
  %f66 = arith.ori %f65, %fc11 : vector<4xi32>
  %f67 = vector.bitcast %f66 : vector<4xi32> to vector<8xf16>
  %f68 = arith.shrui %f59, %fc13 : vector<4xi32>
  %f69 = arith.andi %f68, %fc10 : vector<4xi32>
  %f70 = arith.ori %f69, %fc11 : vector<4xi32>
  %f71 = vector.bitcast %f70 : vector<4xi32> to vector<8xf16>
  %f72 = arith.shrui %f59, %fc14 : vector<4xi32>
  %f73 = arith.andi %f72, %fc10 : vector<4xi32>
  %f74 = arith.ori %f73, %fc11 : vector<4xi32>
  %f75 = vector.bitcast %f74 : vector<4xi32> to vector<8xf16>
  %f76 = vector.shuffle %f63, %f67 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f77 = vector.shuffle %f71, %f75 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f78 = vector.shuffle %f76, %f77 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f79 = arith.subf %f78, %fc15 : vector<32xf16>
  %f80 = vector.shuffle %f79, %f79 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f81 = vector.shuffle %f79, %f79 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f82 = math.fma %f80, %f23, %f31 : vector<16xf16>
  %f83 = math.fma %f81, %f37, %f43 : vector<16xf16>
  func.return %f82, %f83 : vector<16xf16>, vector<16xf16>
}
wave.kernel @expert_sum_norm_q2_k_p2__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %ids: memref<?xi32>, %weights: memref<?xf32>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) attributes {waves = 8 : i64} {
  %c0 = arith.constant 0 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %c3 = arith.constant 4 : index
  %c4 = arith.constant 2 : index
  %c5 = arith.constant 256 : index
  %c6 = arith.constant 64 : index
  %c7 = arith.constant 127 : index
  %c8 = arith.constant 128 : index
  %c9 = arith.constant 8 : index
  %ranksMax = wave.param "ranksMax" : index
  %c11 = arith.constant 32 : index
  %c12 = arith.constant 7 : index
  %c13 = arith.constant 1 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant 16 : index
  %c19 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
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
    %7 = arith.divui %6, %c4 : index
    %8 = arith.divui %inputFeatures, %c5 : index
    %9 = arith.muli %8, %c6 : index
    %10 = arith.addi %9, %7 : index
    %11 = arith.addi %10, %c7 : index
    %12 = arith.divui %11, %c8 : index
    %13 = arith.muli %12, %c8 : index
    %14 = arith.addi %6, %13 : index
    %15 = arith.addi %14, %c8 : index
    %16 = wave.block 0
    %17 = arith.muli %inputFeatures, %c9 : index
    %18 = wave.scratch %17 : memref<?xf16>
    %19 = arith.muli %ranksMax, %c11 : index
    %20 = wave.scratch %19 : memref<?xf32>
    %21 = arith.addi %expertsPerToken, %c12 : index
    %22 = arith.divui %21, %c9 : index
    scf.for %23 = %c0 to %22 step %c13 {
      %24 = arith.muli %23, %c9 : index
      %25 = arith.addi %5, %24 : index
      %26 = arith.muli %0, %expertsPerToken : index
      %27 = arith.subi %expertsPerToken, %c13 : index
      %28 = arith.minsi %25, %27 : index
      %29 = arith.addi %26, %28 : index
      %30 = arith.muli %29, %inputFeatures : index
      %31 = arith.divui %inputFeatures, %c9 : index
      %32 = arith.muli %5, %inputFeatures : index
      scf.for %33 = %4 to %31 step %c11 {
        %34 = arith.muli %33, %c9 : index
        %35 = arith.addi %30, %34 : index
        %36 = vector.load %x[%35] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %37 = arith.addi %32, %34 : index
        vector.store %36, %18[%37] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %38 = memref.load %ids[%29] : memref<?xi32>
      %39 = arith.index_cast %38 : i32 to index
      %40 = arith.muli %39, %panelsPerExpert : index
      %41 = arith.muli %16, %c4 : index
      %42 = arith.addi %40, %41 : index
      %43 = arith.addi %42, %c0 : index
      %44 = arith.muli %43, %15 : index
      %45 = arith.addi %42, %c13 : index
      %46 = arith.muli %45, %15 : index
      %47 = arith.divui %inputFeatures, %c11 : index
      %48 = arith.muli %c0, %stepsPerWave : index
      %49 = arith.minsi %48, %47 : index
      %50 = arith.addi %49, %stepsPerWave : index
      %51 = arith.minsi %50, %47 : index
      %52 = arith.cmpi eq, %wholeBlocks, %c13 : index
      %53 = arith.subi %51, %49 : index
      %54 = arith.divui %53, %c4 : index
      %55 = arith.muli %54, %c4 : index
      %56 = arith.addi %49, %55 : index
      %57 = arith.select %52, %50, %56 : index
      %61:2 = scf.for %58 = %49 to %57 step %c4 iter_args(%59 = %c15, %60 = %c15) -> (vector<8xf32>, vector<8xf32>) {
        %62 = arith.addi %58, %c0 : index
        %63:2 = func.call @expert_sum_norm_q2_k_p2__gfx1100.0(%4, %44, %62, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %64 = arith.addi %58, %c13 : index
        %65:2 = func.call @expert_sum_norm_q2_k_p2__gfx1100.0(%4, %44, %64, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %66:2 = func.call @expert_sum_norm_q2_k_p2__gfx1100.0(%4, %46, %62, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %67:2 = func.call @expert_sum_norm_q2_k_p2__gfx1100.0(%4, %46, %64, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %68 = arith.muli %58, %c4 : index
        %69 = arith.addi %68, %c0 : index
        %70 = arith.muli %c13, %c18 : index
        %71 = arith.muli %69, %70 : index
        %72 = arith.addi %32, %71 : index
        %73 = vector.load %18[%72] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %74 = arith.muli %c13, %c9 : index
        %75 = arith.addi %72, %74 : index
        %76 = vector.load %18[%75] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %77 = vector.shuffle %73, %76 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %78 = wave.mma %77, %63#0, %59 : vector<16xf16>, vector<8xf32>
        %79 = wave.mma %77, %66#0, %60 : vector<16xf16>, vector<8xf32>
        %80 = arith.addi %68, %c13 : index
        %81 = arith.muli %80, %70 : index
        %82 = arith.addi %32, %81 : index
        %83 = vector.load %18[%82] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %84 = arith.addi %82, %74 : index
        %85 = vector.load %18[%84] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %86 = vector.shuffle %83, %85 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %87 = wave.mma %86, %63#1, %78 : vector<16xf16>, vector<8xf32>
        %88 = wave.mma %86, %66#1, %79 : vector<16xf16>, vector<8xf32>
        %89 = arith.addi %68, %c4 : index
        %90 = arith.muli %89, %70 : index
        %91 = arith.addi %32, %90 : index
        %92 = vector.load %18[%91] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %93 = arith.addi %91, %74 : index
        %94 = vector.load %18[%93] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %95 = vector.shuffle %92, %94 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %96 = wave.mma %95, %65#0, %87 : vector<16xf16>, vector<8xf32>
        %97 = wave.mma %95, %67#0, %88 : vector<16xf16>, vector<8xf32>
        %98 = arith.addi %68, %c19 : index
        %99 = arith.muli %98, %70 : index
        %100 = arith.addi %32, %99 : index
        %101 = vector.load %18[%100] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %102 = arith.addi %100, %74 : index
        %103 = vector.load %18[%102] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %104 = vector.shuffle %101, %103 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %105 = wave.mma %104, %65#1, %96 : vector<16xf16>, vector<8xf32>
        %106 = wave.mma %104, %67#1, %97 : vector<16xf16>, vector<8xf32>
        scf.yield %105, %106 : vector<8xf32>, vector<8xf32>
      }
      %107 = arith.select %52, %57, %51 : index
      %111:2 = scf.for %108 = %57 to %107 step %c13 iter_args(%109 = %61#0, %110 = %61#1) -> (vector<8xf32>, vector<8xf32>) {
        %112 = arith.addi %108, %c0 : index
        %113:2 = func.call @expert_sum_norm_q2_k_p2__gfx1100.0(%4, %44, %112, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %114:2 = func.call @expert_sum_norm_q2_k_p2__gfx1100.0(%4, %46, %112, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %115 = arith.muli %108, %c4 : index
        %116 = arith.addi %115, %c0 : index
        %117 = arith.muli %c13, %c18 : index
        %118 = arith.muli %116, %117 : index
        %119 = arith.addi %32, %118 : index
        %120 = vector.load %18[%119] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %121 = arith.muli %c13, %c9 : index
        %122 = arith.addi %119, %121 : index
        %123 = vector.load %18[%122] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %124 = vector.shuffle %120, %123 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %125 = wave.mma %124, %113#0, %109 : vector<16xf16>, vector<8xf32>
        %126 = wave.mma %124, %114#0, %110 : vector<16xf16>, vector<8xf32>
        %127 = arith.addi %115, %c13 : index
        %128 = arith.muli %127, %117 : index
        %129 = arith.addi %32, %128 : index
        %130 = vector.load %18[%129] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %131 = arith.addi %129, %121 : index
        %132 = vector.load %18[%131] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %133 = vector.shuffle %130, %132 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %134 = wave.mma %133, %113#1, %125 : vector<16xf16>, vector<8xf32>
        %135 = wave.mma %133, %114#1, %126 : vector<16xf16>, vector<8xf32>
        scf.yield %134, %135 : vector<8xf32>, vector<8xf32>
      }
      %136 = arith.cmpi slt, %4, %c18 : index
      %137 = arith.cmpi slt, %25, %expertsPerToken : index
      %138 = arith.andi %136, %137 : i1
      scf.if %138 {
        %139 = arith.cmpi eq, %hasFactors, %c13 : index
        %140 = arith.muli %29, %c4 : index
        %141 = memref.load %factors[%140] : memref<?xf32>
        %142 = arith.mulf %141, %operandScale : f32
        %143 = arith.select %139, %142, %operandScale : f32
        %144 = vector.extract %111#0[0] : f32 from vector<8xf32>
        %145 = arith.remui %4, %c18 : index
        %146 = arith.muli %145, %c3 : index
        %147 = arith.addi %44, %146 : index
        %148 = vector.load %w[%147] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %149 = vector.bitcast %148 : vector<4xi8> to vector<1xf32>
        %150 = vector.extract %149[0] : f32 from vector<1xf32>
        %151 = arith.mulf %150, %143 : f32
        %152 = arith.mulf %144, %151 : f32
        %153 = arith.muli %25, %c11 : index
        %154 = arith.addi %153, %c0 : index
        %155 = arith.addi %154, %4 : index
        memref.store %152, %20[%155] : memref<?xf32>
        %156 = vector.extract %111#1[0] : f32 from vector<8xf32>
        %157 = arith.addi %46, %146 : index
        %158 = vector.load %w[%157] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %159 = vector.bitcast %158 : vector<4xi8> to vector<1xf32>
        %160 = vector.extract %159[0] : f32 from vector<1xf32>
        %161 = arith.mulf %160, %143 : f32
        %162 = arith.mulf %156, %161 : f32
        %163 = arith.addi %153, %c18 : index
        %164 = arith.addi %163, %4 : index
        memref.store %162, %20[%164] : memref<?xf32>
      }
      wave.barrier
    }
    %165 = arith.muli %5, %c11 : index
    %166 = arith.addi %165, %4 : index
    %167 = arith.cmpi slt, %166, %c11 : index
    scf.if %167 {
      %170 = scf.for %168 = %c0 to %expertsPerToken step %c13 iter_args(%169 = %c22) -> (f32) {
        %171 = arith.muli %0, %expertsPerToken : index
        %172 = arith.addi %171, %168 : index
        %173 = memref.load %weights[%172] : memref<?xf32>
        %174 = arith.muli %168, %c11 : index
        %175 = arith.addi %174, %4 : index
        %176 = memref.load %20[%175] : memref<?xf32>
        %177 = math.fma %173, %176, %169 : f32
        scf.yield %177 : f32
      }
      %178 = arith.muli %0, %outputFeatures : index
      %179 = arith.muli %16, %c11 : index
      %180 = arith.addi %178, %179 : index
      %181 = arith.addi %180, %4 : index
      %182 = memref.load %residual[%181] : memref<?xf32>
      %183 = arith.addf %182, %170 : f32
      memref.store %183, %out[%181] : memref<?xf32>
    }
  }
  %184 = wave.arrive %counters[%0], %arrivals : memref<?xi32>
  scf.if %184 {
    %185 = arith.addi %0, %c13 : index
    %186 = arith.minsi %185, %2 : index
    %187 = wave.wave
    %188 = arith.addi %0, %187 : index
    scf.for %189 = %188 to %186 step %c9 {
      %190 = arith.muli %189, %features : index
      %191 = wave.lane
      %192 = arith.muli %191, %c3 : index
      %197:3 = scf.for %193 = %192 to %features step %c8 iter_args(%194 = %c27, %195 = %c27, %196 = %c27) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
        %198 = arith.addi %190, %193 : index
        %199 = vector.load %out[%198] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %200 = vector.load %norm_weight[%193] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %201 = arith.mulf %199, %200 : vector<4xf32>
        %202 = math.fma %199, %199, %194 : vector<4xf32>
        %203 = math.fma %201, %201, %195 : vector<4xf32>
        %204 = math.absf %201 : vector<4xf32>
        %205 = arith.maximumf %196, %204 : vector<4xf32>
        scf.yield %202, %203, %205 : vector<4xf32>, vector<4xf32>, vector<4xf32>
      }
      %206 = wave.reduce "add" %197#0 : vector<4xf32>
      %207 = arith.mulf %206, %inverseFeatures : f32
      %208 = arith.addf %207, %epsilon : f32
      %209 = math.sqrt %208 : f32
      %210 = arith.divf %c29, %209 : f32
      %211 = wave.reduce "max" %197#2 : vector<4xf32>
      %212 = arith.mulf %211, %210 : f32
      %213 = arith.bitcast %212 : f32 to i32
      %214 = arith.shrui %213, %c31 : i32
      %215 = arith.maxsi %214, %c32 : i32
      %216 = arith.subi %c33, %215 : i32
      %217 = arith.shli %216, %c31 : i32
      %218 = arith.subi %215, %c34 : i32
      %219 = arith.shli %218, %c31 : i32
      %220 = arith.bitcast %217 : i32 to f32
      %221 = arith.bitcast %219 : i32 to f32
      %222 = wave.reduce "add" %197#1 : vector<4xf32>
      %223 = arith.mulf %222, %210 : f32
      %224 = arith.mulf %223, %210 : f32
      %225 = arith.cmpi eq, %191, %c0 : index
      scf.if %225 {
        %226 = arith.muli %189, %c4 : index
        memref.store %221, %normed_factors[%226] : memref<?xf32>
        %227 = arith.addi %226, %c13 : index
        memref.store %224, %normed_factors[%227] : memref<?xf32>
      }
      %228 = vector.broadcast %210 : f32 to vector<4xf32>
      %229 = vector.broadcast %220 : f32 to vector<4xf32>
      scf.for %230 = %192 to %features step %c8 {
        %231 = arith.addi %190, %230 : index
        %232 = vector.load %out[%231] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %233 = arith.mulf %232, %228 : vector<4xf32>
        %234 = vector.load %norm_weight[%230] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %235 = arith.mulf %233, %234 : vector<4xf32>
        %236 = arith.mulf %235, %229 : vector<4xf32>
        %237 = arith.divui %189, %tileRows : index
        %238 = arith.divui %features, %c18 : index
        %239 = arith.muli %237, %238 : index
        %240 = arith.divui %230, %c18 : index
        %241 = arith.addi %239, %240 : index
        %242 = arith.muli %241, %c4 : index
        %243 = arith.remui %230, %c18 : index
        %244 = arith.divui %243, %c9 : index
        %245 = arith.addi %242, %244 : index
        %246 = arith.muli %tileRows, %c9 : index
        %247 = arith.muli %245, %246 : index
        %248 = arith.remui %189, %tileRows : index
        %249 = arith.muli %248, %c9 : index
        %250 = arith.addi %247, %249 : index
        %251 = arith.remui %230, %c9 : index
        %252 = arith.addi %250, %251 : index
        %253 = arith.truncf %236 : vector<4xf32> to vector<4xf16>
        vector.store %253, %normed[%252] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
