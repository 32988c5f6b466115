// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertSum(format='q4_k', panels=2, norm=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_sum_q4_k_p2__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 128 : index
  %fc2 = arith.constant 8 : index
  %fc3 = arith.constant 64 : index
  %fc4 = arith.constant 4 : index
  %fc5 = arith.constant 256 : index
  %fc6 = arith.constant 32 : index
  %fc7 = arith.constant 2 : index
  %fc8 = arith.constant 127 : index
  %fc9 = arith.constant 0 : index
  %fc10 = arith.constant dense<0> : vector<4xi32>
  %fc11 = arith.constant dense<983055> : vector<4xi32>
  %fc12 = arith.constant dense<1677747200> : vector<4xi32>
  %fc13 = arith.constant dense<4> : vector<4xi32>
  %fc14 = arith.constant dense<8> : vector<4xi32>
  %fc15 = arith.constant dense<12> : vector<4xi32>
  %fc16 = arith.constant dense<0x6400> : vector<32xf16>
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
  %f42 = arith.muli %f41, %fc9 : index
  %f43 = arith.addi %f39, %f42 : index
  %f44 = arith.muli %x2, %fc5 : index
  %f45 = arith.addi %f37, %f44 : index
  %f46 = arith.muli %f0, %fc0 : index
  %f47 = arith.addi %f45, %f46 : index
  %f48 = vector.load %x3[%f47] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f49 = vector.bitcast %f48 : vector<16xi8> to vector<4xi32>
  %f50 = arith.shrui %f49, %fc10 : vector<4xi32>
  %f51 = arith.andi %f50, %fc11 : vector<4xi32>
  %f52 = arith.ori %f51, %fc12 : vector<4xi32>
  %f53 = vector.bitcast %f52 : vector<4xi32> to vector<8xf16>
  %f54 = arith.shrui %f49, %fc13 : vector<4xi32>
  %f55 = arith.andi %f54, %fc11 : vector<4xi32>
  %f56 = arith.ori %f55, %fc12 : vector<4xi32>
  %f57 = vector.bitcast %f56 : vector<4xi32> to vector<8xf16>
  %f58 = arith.shrui %f49, %fc14 : vector<4xi32>
  %f59 = arith.andi %f58, %fc11 : vector<4xi32>
  %f60 = arith.ori %f59, %fc12 : vector<4xi32>
  %f61 = vector.bitcast %f60 : vector<4xi32> to vector<8xf16>
  %f62 = arith.shrui %f49, %fc15 : vector<4xi32>
  %f63 = arith.andi %f62, %fc11 : vector<4xi32>
  %f64 = arith.ori %f63, %fc12 : vector<4xi32>
  %f65 = vector.bitcast %f64 : vector<4xi32> to vector<8xf16>
  %f66 = vector.shuffle %f53, %f57 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f67 = vector.shuffle %f61, %f65 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f68 = vector.shuffle %f66, %f67 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f69 = arith.subf %f68, %fc16 : vector<32xf16>
  %f70 = vector.shuffle %f69, %f69 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f71 = vector.shuffle %f69, %f69 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f72 = math.fma %f70, %f24, %f32 : vector<16xf16>
  %f73 = math.fma %f71, %f24, %f32 : vector<16xf16>
  func.return %f72, %f73 : vector<16xf16>, vector<16xf16>
}
wave.kernel @expert_sum_q4_k_p2__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %ids: memref<?xi32>, %weights: memref<?xf32>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 8 : i64} {
  %c0 = arith.constant 0 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %c3 = arith.constant 8 : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 64 : index
  %c6 = arith.constant 127 : index
  %c7 = arith.constant 128 : index
  %ranksMax = wave.param "ranksMax" : index
  %c9 = arith.constant 32 : index
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
    %16 = wave.scratch %6 : memref<?xf16>
    %17 = arith.muli %ranksMax, %c9 : index
    %18 = wave.scratch %17 : memref<?xf32>
    %19 = arith.addi %expertsPerToken, %c10 : index
    %20 = arith.divui %19, %c3 : index
    scf.for %21 = %c0 to %20 step %c11 {
      %22 = arith.muli %21, %c3 : index
      %23 = arith.addi %5, %22 : index
      %24 = arith.muli %0, %expertsPerToken : index
      %25 = arith.subi %expertsPerToken, %c11 : index
      %26 = arith.minsi %23, %25 : index
      %27 = arith.addi %24, %26 : index
      %28 = arith.muli %27, %inputFeatures : index
      %29 = arith.divui %inputFeatures, %c3 : index
      %30 = arith.muli %5, %inputFeatures : index
      scf.for %31 = %4 to %29 step %c9 {
        %32 = arith.muli %31, %c3 : index
        %33 = arith.addi %28, %32 : index
        %34 = vector.load %x[%33] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %35 = arith.addi %30, %32 : index
        vector.store %34, %16[%35] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %36 = memref.load %ids[%27] : memref<?xi32>
      %37 = arith.index_cast %36 : i32 to index
      %38 = arith.muli %37, %panelsPerExpert : index
      %39 = arith.muli %15, %c13 : index
      %40 = arith.addi %38, %39 : index
      %41 = arith.addi %40, %c0 : index
      %42 = arith.muli %41, %14 : index
      %43 = arith.addi %40, %c11 : index
      %44 = arith.muli %43, %14 : index
      %45 = arith.divui %inputFeatures, %c9 : index
      %46 = arith.muli %c0, %stepsPerWave : index
      %47 = arith.minsi %46, %45 : index
      %48 = arith.addi %47, %stepsPerWave : index
      %49 = arith.minsi %48, %45 : index
      %50 = arith.cmpi eq, %wholeBlocks, %c11 : index
      %51 = arith.subi %49, %47 : index
      %52 = arith.divui %51, %c13 : index
      %53 = arith.muli %52, %c13 : index
      %54 = arith.addi %47, %53 : index
      %55 = arith.select %50, %48, %54 : index
      %59:2 = scf.for %56 = %47 to %55 step %c13 iter_args(%57 = %c14, %58 = %c14) -> (vector<8xf32>, vector<8xf32>) {
        %60 = arith.addi %56, %c0 : index
        %61:2 = func.call @expert_sum_q4_k_p2__gfx1100.0(%4, %42, %60, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %62 = arith.addi %56, %c11 : index
        %63:2 = func.call @expert_sum_q4_k_p2__gfx1100.0(%4, %42, %62, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %64:2 = func.call @expert_sum_q4_k_p2__gfx1100.0(%4, %44, %60, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %65:2 = func.call @expert_sum_q4_k_p2__gfx1100.0(%4, %44, %62, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %66 = arith.muli %56, %c13 : index
        %67 = arith.addi %66, %c0 : index
        %68 = arith.muli %c11, %c17 : index
        %69 = arith.muli %67, %68 : index
        %70 = arith.addi %30, %69 : index
        %71 = vector.load %16[%70] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %72 = arith.muli %c11, %c3 : index
        %73 = arith.addi %70, %72 : index
        %74 = vector.load %16[%73] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %75 = vector.shuffle %71, %74 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %76 = wave.mma %75, %61#0, %57 : vector<16xf16>, vector<8xf32>
        %77 = wave.mma %75, %64#0, %58 : vector<16xf16>, vector<8xf32>
        %78 = arith.addi %66, %c11 : index
        %79 = arith.muli %78, %68 : index
        %80 = arith.addi %30, %79 : index
        %81 = vector.load %16[%80] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %82 = arith.addi %80, %72 : index
        %83 = vector.load %16[%82] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %84 = vector.shuffle %81, %83 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %85 = wave.mma %84, %61#1, %76 : vector<16xf16>, vector<8xf32>
        %86 = wave.mma %84, %64#1, %77 : vector<16xf16>, vector<8xf32>
        %87 = arith.addi %66, %c13 : index
        %88 = arith.muli %87, %68 : index
        %89 = arith.addi %30, %88 : index
        %90 = vector.load %16[%89] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %91 = arith.addi %89, %72 : index
        %92 = vector.load %16[%91] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %93 = vector.shuffle %90, %92 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %94 = wave.mma %93, %63#0, %85 : vector<16xf16>, vector<8xf32>
        %95 = wave.mma %93, %65#0, %86 : vector<16xf16>, vector<8xf32>
        %96 = arith.addi %66, %c18 : index
        %97 = arith.muli %96, %68 : index
        %98 = arith.addi %30, %97 : index
        %99 = vector.load %16[%98] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %100 = arith.addi %98, %72 : index
        %101 = vector.load %16[%100] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %102 = vector.shuffle %99, %101 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %103 = wave.mma %102, %63#1, %94 : vector<16xf16>, vector<8xf32>
        %104 = wave.mma %102, %65#1, %95 : vector<16xf16>, vector<8xf32>
        scf.yield %103, %104 : vector<8xf32>, vector<8xf32>
      }
      %105 = arith.select %50, %55, %49 : index
      %109:2 = scf.for %106 = %55 to %105 step %c11 iter_args(%107 = %59#0, %108 = %59#1) -> (vector<8xf32>, vector<8xf32>) {
        %110 = arith.addi %106, %c0 : index
        %111:2 = func.call @expert_sum_q4_k_p2__gfx1100.0(%4, %42, %110, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %112:2 = func.call @expert_sum_q4_k_p2__gfx1100.0(%4, %44, %110, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %113 = arith.muli %106, %c13 : index
        %114 = arith.addi %113, %c0 : index
        %115 = arith.muli %c11, %c17 : index
        %116 = arith.muli %114, %115 : index
        %117 = arith.addi %30, %116 : index
        %118 = vector.load %16[%117] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %119 = arith.muli %c11, %c3 : index
        %120 = arith.addi %117, %119 : index
        %121 = vector.load %16[%120] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %122 = vector.shuffle %118, %121 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %123 = wave.mma %122, %111#0, %107 : vector<16xf16>, vector<8xf32>
        %124 = wave.mma %122, %112#0, %108 : vector<16xf16>, vector<8xf32>
        %125 = arith.addi %113, %c11 : index
        %126 = arith.muli %125, %115 : index
        %127 = arith.addi %30, %126 : index
        %128 = vector.load %16[%127] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %129 = arith.addi %127, %119 : index
        %130 = vector.load %16[%129] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %131 = vector.shuffle %128, %130 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %132 = wave.mma %131, %111#1, %123 : vector<16xf16>, vector<8xf32>
        %133 = wave.mma %131, %112#1, %124 : vector<16xf16>, vector<8xf32>
        scf.yield %132, %133 : vector<8xf32>, vector<8xf32>
      }
      %134 = arith.cmpi slt, %4, %c17 : index
      %135 = arith.cmpi slt, %23, %expertsPerToken : index
      %136 = arith.andi %134, %135 : i1
      scf.if %136 {
        %137 = arith.cmpi eq, %hasFactors, %c11 : index
        %138 = arith.muli %27, %c13 : index
        %139 = memref.load %factors[%138] : memref<?xf32>
        %140 = arith.mulf %139, %operandScale : f32
        %141 = arith.select %137, %140, %operandScale : f32
        %142 = vector.extract %109#0[0] : f32 from vector<8xf32>
        %143 = arith.remui %4, %c17 : index
        %144 = arith.muli %143, %c21 : index
        %145 = arith.addi %42, %144 : index
        %146 = vector.load %w[%145] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %147 = vector.bitcast %146 : vector<4xi8> to vector<1xf32>
        %148 = vector.extract %147[0] : f32 from vector<1xf32>
        %149 = arith.mulf %148, %141 : f32
        %150 = arith.mulf %142, %149 : f32
        %151 = arith.muli %23, %c9 : index
        %152 = arith.addi %151, %c0 : index
        %153 = arith.addi %152, %4 : index
        memref.store %150, %18[%153] : memref<?xf32>
        %154 = vector.extract %109#1[0] : f32 from vector<8xf32>
        %155 = arith.addi %44, %144 : index
        %156 = vector.load %w[%155] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %157 = vector.bitcast %156 : vector<4xi8> to vector<1xf32>
        %158 = vector.extract %157[0] : f32 from vector<1xf32>
        %159 = arith.mulf %158, %141 : f32
        %160 = arith.mulf %154, %159 : f32
        %161 = arith.addi %151, %c17 : index
        %162 = arith.addi %161, %4 : index
        memref.store %160, %18[%162] : memref<?xf32>
      }
      wave.barrier
    }
    %163 = arith.muli %5, %c9 : index
    %164 = arith.addi %163, %4 : index
    %165 = arith.cmpi slt, %164, %c9 : index
    scf.if %165 {
      %168 = scf.for %166 = %c0 to %expertsPerToken step %c11 iter_args(%167 = %c22) -> (f32) {
        %169 = arith.muli %0, %expertsPerToken : index
        %170 = arith.addi %169, %166 : index
        %171 = memref.load %weights[%170] : memref<?xf32>
        %172 = arith.muli %166, %c9 : index
        %173 = arith.addi %172, %4 : index
        %174 = memref.load %18[%173] : memref<?xf32>
        %175 = math.fma %171, %174, %167 : f32
        scf.yield %175 : f32
      }
      %176 = arith.muli %0, %outputFeatures : index
      %177 = arith.muli %15, %c9 : index
      %178 = arith.addi %176, %177 : index
      %179 = arith.addi %178, %4 : index
      %180 = memref.load %residual[%179] : memref<?xf32>
      %181 = arith.addf %180, %168 : f32
      memref.store %181, %out[%179] : memref<?xf32>
    }
  }
  wave.return
}
