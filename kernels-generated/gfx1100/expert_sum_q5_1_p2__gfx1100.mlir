// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertSum(format='q5_1', panels=2, norm=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_sum_q5_1_p2__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
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
wave.kernel @expert_sum_q5_1_p2__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %ids: memref<?xi32>, %weights: memref<?xf32>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 8 : i64} {
  %c0 = arith.constant 0 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %c3 = arith.constant 8 : index
  %c4 = arith.constant 2 : index
  %c5 = arith.constant 127 : index
  %c6 = arith.constant 128 : index
  %ranksMax = wave.param "ranksMax" : index
  %c8 = arith.constant 32 : index
  %c9 = arith.constant 7 : index
  %c10 = arith.constant 1 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %c12 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c15 = arith.constant 16 : index
  %c16 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c19 = arith.constant 4 : index
  %c20 = arith.constant 0x00000000 : f32
  %outputFeatures = wave.param "outputFeatures" : index
  %0 = wave.block 1
  %1 = memref.load %step[%c0] : memref<?xi32>
  %2 = arith.index_cast %1 : i32 to index
  %3 = arith.cmpi slt, %0, %2 : index
  scf.if %3 {
    %4 = wave.lane
    %5 = wave.wave
    %6 = arith.muli %inputFeatures, %c3 : index
    %7 = arith.muli %inputFeatures, %c4 : index
    %8 = arith.addi %7, %c5 : index
    %9 = arith.divui %8, %c6 : index
    %10 = arith.muli %9, %c6 : index
    %11 = arith.addi %6, %10 : index
    %12 = arith.addi %11, %c6 : index
    %13 = arith.addi %12, %7 : index
    %14 = wave.block 0
    %15 = wave.scratch %6 : memref<?xf16>
    %16 = arith.muli %ranksMax, %c8 : index
    %17 = wave.scratch %16 : memref<?xf32>
    %18 = arith.addi %expertsPerToken, %c9 : index
    %19 = arith.divui %18, %c3 : index
    scf.for %20 = %c0 to %19 step %c10 {
      %21 = arith.muli %20, %c3 : index
      %22 = arith.addi %5, %21 : index
      %23 = arith.muli %0, %expertsPerToken : index
      %24 = arith.subi %expertsPerToken, %c10 : index
      %25 = arith.minsi %22, %24 : index
      %26 = arith.addi %23, %25 : index
      %27 = arith.muli %26, %inputFeatures : index
      %28 = arith.divui %inputFeatures, %c3 : index
      %29 = arith.muli %5, %inputFeatures : index
      scf.for %30 = %4 to %28 step %c8 {
        %31 = arith.muli %30, %c3 : index
        %32 = arith.addi %27, %31 : index
        %33 = vector.load %x[%32] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %34 = arith.addi %29, %31 : index
        vector.store %33, %15[%34] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %35 = memref.load %ids[%26] : memref<?xi32>
      %36 = arith.index_cast %35 : i32 to index
      %37 = arith.muli %36, %panelsPerExpert : index
      %38 = arith.muli %14, %c4 : index
      %39 = arith.addi %37, %38 : index
      %40 = arith.addi %39, %c0 : index
      %41 = arith.muli %40, %13 : index
      %42 = arith.addi %39, %c10 : index
      %43 = arith.muli %42, %13 : index
      %44 = arith.divui %inputFeatures, %c8 : index
      %45 = arith.muli %c0, %stepsPerWave : index
      %46 = arith.minsi %45, %44 : index
      %47 = arith.addi %46, %stepsPerWave : index
      %48 = arith.minsi %47, %44 : index
      %49 = arith.cmpi eq, %wholeBlocks, %c10 : index
      %50 = arith.subi %48, %46 : index
      %51 = arith.divui %50, %c4 : index
      %52 = arith.muli %51, %c4 : index
      %53 = arith.addi %46, %52 : index
      %54 = arith.select %49, %47, %53 : index
      %58:2 = scf.for %55 = %46 to %54 step %c4 iter_args(%56 = %c12, %57 = %c12) -> (vector<8xf32>, vector<8xf32>) {
        %59 = arith.addi %55, %c0 : index
        %60:2 = func.call @expert_sum_q5_1_p2__gfx1100.0(%4, %41, %59, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %61 = arith.addi %55, %c10 : index
        %62:2 = func.call @expert_sum_q5_1_p2__gfx1100.0(%4, %41, %61, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %63:2 = func.call @expert_sum_q5_1_p2__gfx1100.0(%4, %43, %59, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %64:2 = func.call @expert_sum_q5_1_p2__gfx1100.0(%4, %43, %61, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %65 = arith.muli %55, %c4 : index
        %66 = arith.addi %65, %c0 : index
        %67 = arith.muli %c10, %c15 : index
        %68 = arith.muli %66, %67 : index
        %69 = arith.addi %29, %68 : index
        %70 = vector.load %15[%69] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %71 = arith.muli %c10, %c3 : index
        %72 = arith.addi %69, %71 : index
        %73 = vector.load %15[%72] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %74 = vector.shuffle %70, %73 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %75 = wave.mma %74, %60#0, %56 : vector<16xf16>, vector<8xf32>
        %76 = wave.mma %74, %63#0, %57 : vector<16xf16>, vector<8xf32>
        %77 = arith.addi %65, %c10 : index
        %78 = arith.muli %77, %67 : index
        %79 = arith.addi %29, %78 : index
        %80 = vector.load %15[%79] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %81 = arith.addi %79, %71 : index
        %82 = vector.load %15[%81] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %83 = vector.shuffle %80, %82 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %84 = wave.mma %83, %60#1, %75 : vector<16xf16>, vector<8xf32>
        %85 = wave.mma %83, %63#1, %76 : vector<16xf16>, vector<8xf32>
        %86 = arith.addi %65, %c4 : index
        %87 = arith.muli %86, %67 : index
        %88 = arith.addi %29, %87 : index
        %89 = vector.load %15[%88] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %90 = arith.addi %88, %71 : index
        %91 = vector.load %15[%90] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %92 = vector.shuffle %89, %91 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %93 = wave.mma %92, %62#0, %84 : vector<16xf16>, vector<8xf32>
        %94 = wave.mma %92, %64#0, %85 : vector<16xf16>, vector<8xf32>
        %95 = arith.addi %65, %c16 : index
        %96 = arith.muli %95, %67 : index
        %97 = arith.addi %29, %96 : index
        %98 = vector.load %15[%97] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %99 = arith.addi %97, %71 : index
        %100 = vector.load %15[%99] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %101 = vector.shuffle %98, %100 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %102 = wave.mma %101, %62#1, %93 : vector<16xf16>, vector<8xf32>
        %103 = wave.mma %101, %64#1, %94 : vector<16xf16>, vector<8xf32>
        scf.yield %102, %103 : vector<8xf32>, vector<8xf32>
      }
      %104 = arith.select %49, %54, %48 : index
      %108:2 = scf.for %105 = %54 to %104 step %c10 iter_args(%106 = %58#0, %107 = %58#1) -> (vector<8xf32>, vector<8xf32>) {
        %109 = arith.addi %105, %c0 : index
        %110:2 = func.call @expert_sum_q5_1_p2__gfx1100.0(%4, %41, %109, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %111:2 = func.call @expert_sum_q5_1_p2__gfx1100.0(%4, %43, %109, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %112 = arith.muli %105, %c4 : index
        %113 = arith.addi %112, %c0 : index
        %114 = arith.muli %c10, %c15 : index
        %115 = arith.muli %113, %114 : index
        %116 = arith.addi %29, %115 : index
        %117 = vector.load %15[%116] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %118 = arith.muli %c10, %c3 : index
        %119 = arith.addi %116, %118 : index
        %120 = vector.load %15[%119] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %121 = vector.shuffle %117, %120 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %122 = wave.mma %121, %110#0, %106 : vector<16xf16>, vector<8xf32>
        %123 = wave.mma %121, %111#0, %107 : vector<16xf16>, vector<8xf32>
        %124 = arith.addi %112, %c10 : index
        %125 = arith.muli %124, %114 : index
        %126 = arith.addi %29, %125 : index
        %127 = vector.load %15[%126] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %128 = arith.addi %126, %118 : index
        %129 = vector.load %15[%128] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %130 = vector.shuffle %127, %129 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %131 = wave.mma %130, %110#1, %122 : vector<16xf16>, vector<8xf32>
        %132 = wave.mma %130, %111#1, %123 : vector<16xf16>, vector<8xf32>
        scf.yield %131, %132 : vector<8xf32>, vector<8xf32>
      }
      %133 = arith.cmpi slt, %4, %c15 : index
      %134 = arith.cmpi slt, %22, %expertsPerToken : index
      %135 = arith.andi %133, %134 : i1
      scf.if %135 {
        %136 = arith.cmpi eq, %hasFactors, %c10 : index
        %137 = arith.muli %26, %c4 : index
        %138 = memref.load %factors[%137] : memref<?xf32>
        %139 = arith.mulf %138, %operandScale : f32
        %140 = arith.select %136, %139, %operandScale : f32
        %141 = vector.extract %108#0[0] : f32 from vector<8xf32>
        %142 = arith.remui %4, %c15 : index
        %143 = arith.muli %142, %c19 : index
        %144 = arith.addi %41, %143 : index
        %145 = vector.load %w[%144] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %146 = vector.bitcast %145 : vector<4xi8> to vector<1xf32>
        %147 = vector.extract %146[0] : f32 from vector<1xf32>
        %148 = arith.mulf %147, %140 : f32
        %149 = arith.mulf %141, %148 : f32
        %150 = arith.muli %22, %c8 : index
        %151 = arith.addi %150, %c0 : index
        %152 = arith.addi %151, %4 : index
        memref.store %149, %17[%152] : memref<?xf32>
        %153 = vector.extract %108#1[0] : f32 from vector<8xf32>
        %154 = arith.addi %43, %143 : index
        %155 = vector.load %w[%154] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %156 = vector.bitcast %155 : vector<4xi8> to vector<1xf32>
        %157 = vector.extract %156[0] : f32 from vector<1xf32>
        %158 = arith.mulf %157, %140 : f32
        %159 = arith.mulf %153, %158 : f32
        %160 = arith.addi %150, %c15 : index
        %161 = arith.addi %160, %4 : index
        memref.store %159, %17[%161] : memref<?xf32>
      }
      wave.barrier
    }
    %162 = arith.muli %5, %c8 : index
    %163 = arith.addi %162, %4 : index
    %164 = arith.cmpi slt, %163, %c8 : index
    scf.if %164 {
      %167 = scf.for %165 = %c0 to %expertsPerToken step %c10 iter_args(%166 = %c20) -> (f32) {
        %168 = arith.muli %0, %expertsPerToken : index
        %169 = arith.addi %168, %165 : index
        %170 = memref.load %weights[%169] : memref<?xf32>
        %171 = arith.muli %165, %c8 : index
        %172 = arith.addi %171, %4 : index
        %173 = memref.load %17[%172] : memref<?xf32>
        %174 = math.fma %170, %173, %166 : f32
        scf.yield %174 : f32
      }
      %175 = arith.muli %0, %outputFeatures : index
      %176 = arith.muli %14, %c8 : index
      %177 = arith.addi %175, %176 : index
      %178 = arith.addi %177, %4 : index
      %179 = memref.load %residual[%178] : memref<?xf32>
      %180 = arith.addf %179, %167 : f32
      memref.store %180, %out[%178] : memref<?xf32>
    }
  }
  wave.return
}
