// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertSum(format='int4', panels=2, norm=True)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_sum_norm_int4_p2__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fgroupSize = wave.param "groupSize" : index
  %fc2 = arith.constant 32 : index
  %fc3 = arith.constant 8 : index
  %fc4 = arith.constant 2 : index
  %fc5 = arith.constant 4 : index
  %fc6 = arith.constant 15 : i32
  %fc7 = arith.constant 25600 : i32
  %fc8 = arith.constant 256 : index
  %fc9 = arith.constant dense<0> : vector<4xi32>
  %fc10 = arith.constant dense<983055> : vector<4xi32>
  %fc11 = arith.constant dense<1677747200> : vector<4xi32>
  %fc12 = arith.constant dense<4> : vector<4xi32>
  %fc13 = arith.constant dense<8> : vector<4xi32>
  %fc14 = arith.constant dense<12> : vector<4xi32>
  %f0 = arith.remui %x0, %fc0 : index
  %f1 = arith.divui %fgroupSize, %fc2 : index
  %f2 = arith.divui %x1, %f1 : index
  %f3 = arith.divui %x2, %fgroupSize : index
  %f4 = arith.muli %x2, %fc3 : index
  %f5 = arith.addi %x3, %f4 : index
  %f6 = arith.muli %f2, %fc2 : index
  %f7 = arith.addi %f5, %f6 : index
  %f8 = arith.muli %f0, %fc4 : index
  %f9 = arith.addi %f7, %f8 : index
  %f10 = vector.load %x4[%f9] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
  %f11 = vector.bitcast %f10 : vector<2xi8> to vector<1xf16>
  %f12 = vector.extract %f11[0] : f16 from vector<1xf16>
  %f13 = arith.muli %f3, %fc2 : index
  %f14 = arith.addi %f5, %f13 : index
  %f15 = arith.muli %f2, %fc3 : index
  %f16 = arith.addi %f14, %f15 : index
  %f17 = arith.divui %f0, %fc4 : index
  %f18 = arith.addi %f16, %f17 : index
  %f19 = memref.load %x4[%f18] : memref<?xi8>
  %f20 = arith.remui %f0, %fc4 : index
  %f21 = arith.muli %f20, %fc5 : index
  %f22 = arith.index_cast %f21 : index to i32
  %f23 = arith.extui %f19 : i8 to i32
  %f24 = arith.shrui %f23, %f22 : i32
  %f25 = arith.andi %f24, %fc6 : i32
  %f26 = arith.ori %f25, %fc7 : i32
  %f27 = arith.trunci %f26 : i32 to i16
  %f28 = arith.bitcast %f27 : i16 to f16
  %f29 = arith.muli %x1, %fc8 : index
  %f30 = arith.addi %x3, %f29 : index
  %f31 = arith.muli %f0, %fc0 : index
  %f32 = arith.addi %f30, %f31 : index
  %f33 = vector.load %x4[%f32] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f34 = vector.bitcast %f33 : vector<16xi8> to vector<4xi32>
  %f35 = arith.shrui %f34, %fc9 : vector<4xi32>
  %f36 = arith.andi %f35, %fc10 : vector<4xi32>
  %f37 = arith.ori %f36, %fc11 : vector<4xi32>
  %f38 = vector.bitcast %f37 : vector<4xi32> to vector<8xf16>
  %f39 = arith.shrui %f34, %fc12 : vector<4xi32>
  %f40 = arith.andi %f39, %fc10 : vector<4xi32>
  %f41 = arith.ori %f40, %fc11 : vector<4xi32>
  %f42 = vector.bitcast %f41 : vector<4xi32> to vector<8xf16>
  %f43 = arith.shrui %f34, %fc13 : vector<4xi32>
  %f44 = arith.andi %f43, %fc10 : vector<4xi32>
  %f45 = arith.ori %f44, %fc11 : vector<4xi32>
  %f46 = vector.bitcast %f45 : vector<4xi32> to vector<8xf16>
  %f47 = arith.shrui %f34, %fc14 : vector<4xi32>
  %f48 = arith.andi %f47, %fc10 : vector<4xi32>
  %f49 = arith.ori %f48, %fc11 : vector<4xi32>
  %f50 = vector.bitcast %f49 : vector<4xi32> to vector<8xf16>
  %f51 = vector.shuffle %f38, %f42 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f52 = vector.shuffle %f46, %f50 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f53 = vector.shuffle %f51, %f52 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f54 = vector.broadcast %f28 : f16 to vector<32xf16>
  %f55 = arith.subf %f53, %f54 : vector<32xf16>
  %f56 = vector.broadcast %f12 : f16 to vector<32xf16>
  %f57 = arith.mulf %f55, %f56 : vector<32xf16>
  %f58 = vector.shuffle %f57, %f57 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f59 = vector.shuffle %f57, %f57 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  func.return %f58, %f59 : vector<16xf16>, vector<16xf16>
}
wave.kernel @expert_sum_norm_int4_p2__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %ids: memref<?xi32>, %weights: memref<?xf32>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) attributes {waves = 8 : i64} {
  %c0 = arith.constant 0 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %groupSize = wave.param "groupSize" : index
  %c4 = arith.constant 8 : index
  %c5 = arith.constant 40 : index
  %c6 = arith.constant 15 : index
  %c7 = arith.constant 16 : index
  %ranksMax = wave.param "ranksMax" : index
  %c9 = arith.constant 32 : index
  %c10 = arith.constant 7 : index
  %c11 = arith.constant 1 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %c13 = arith.constant 2 : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c17 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c20 = arith.constant 0x00000000 : f32
  %outputFeatures = wave.param "outputFeatures" : index
  %arrivals = wave.param "arrivals" : index
  %features = wave.param "features" : index
  %tileRows = wave.param "tileRows" : index
  %c25 = arith.constant dense<0x00000000> : vector<4xf32>
  %c26 = arith.constant 4 : index
  %c27 = arith.constant 128 : index
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
    %6 = arith.divui %inputFeatures, %groupSize : index
    %7 = arith.muli %inputFeatures, %c4 : index
    %8 = arith.muli %6, %c5 : index
    %9 = arith.addi %8, %c6 : index
    %10 = arith.divui %9, %c7 : index
    %11 = arith.muli %10, %c7 : index
    %12 = arith.addi %7, %11 : index
    %13 = wave.block 0
    %14 = wave.scratch %7 : memref<?xf16>
    %15 = arith.muli %ranksMax, %c9 : index
    %16 = wave.scratch %15 : memref<?xf32>
    %17 = arith.addi %expertsPerToken, %c10 : index
    %18 = arith.divui %17, %c4 : index
    scf.for %19 = %c0 to %18 step %c11 {
      %20 = arith.muli %19, %c4 : index
      %21 = arith.addi %5, %20 : index
      %22 = arith.muli %0, %expertsPerToken : index
      %23 = arith.subi %expertsPerToken, %c11 : index
      %24 = arith.minsi %21, %23 : index
      %25 = arith.addi %22, %24 : index
      %26 = arith.muli %25, %inputFeatures : index
      %27 = arith.divui %inputFeatures, %c4 : index
      %28 = arith.muli %5, %inputFeatures : index
      scf.for %29 = %4 to %27 step %c9 {
        %30 = arith.muli %29, %c4 : index
        %31 = arith.addi %26, %30 : index
        %32 = vector.load %x[%31] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %33 = arith.addi %28, %30 : index
        vector.store %32, %14[%33] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %34 = memref.load %ids[%25] : memref<?xi32>
      %35 = arith.index_cast %34 : i32 to index
      %36 = arith.muli %35, %panelsPerExpert : index
      %37 = arith.muli %13, %c13 : index
      %38 = arith.addi %36, %37 : index
      %39 = arith.addi %38, %c0 : index
      %40 = arith.muli %39, %12 : index
      %41 = arith.addi %38, %c11 : index
      %42 = arith.muli %41, %12 : index
      %43 = arith.divui %inputFeatures, %c9 : index
      %44 = arith.muli %c0, %stepsPerWave : index
      %45 = arith.minsi %44, %43 : index
      %46 = arith.addi %45, %stepsPerWave : index
      %47 = arith.minsi %46, %43 : index
      %48 = arith.cmpi eq, %wholeBlocks, %c11 : index
      %49 = arith.subi %47, %45 : index
      %50 = arith.divui %49, %c13 : index
      %51 = arith.muli %50, %c13 : index
      %52 = arith.addi %45, %51 : index
      %53 = arith.select %48, %46, %52 : index
      %57:2 = scf.for %54 = %45 to %53 step %c13 iter_args(%55 = %c14, %56 = %c14) -> (vector<8xf32>, vector<8xf32>) {
        %58 = arith.addi %54, %c0 : index
        %59:2 = func.call @expert_sum_norm_int4_p2__gfx1100.0(%4, %58, %inputFeatures, %40, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %60 = arith.addi %54, %c11 : index
        %61:2 = func.call @expert_sum_norm_int4_p2__gfx1100.0(%4, %60, %inputFeatures, %40, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %62:2 = func.call @expert_sum_norm_int4_p2__gfx1100.0(%4, %58, %inputFeatures, %42, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %63:2 = func.call @expert_sum_norm_int4_p2__gfx1100.0(%4, %60, %inputFeatures, %42, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %64 = arith.muli %54, %c13 : index
        %65 = arith.addi %64, %c0 : index
        %66 = arith.muli %c11, %c7 : index
        %67 = arith.muli %65, %66 : index
        %68 = arith.addi %28, %67 : index
        %69 = vector.load %14[%68] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %70 = arith.muli %c11, %c4 : index
        %71 = arith.addi %68, %70 : index
        %72 = vector.load %14[%71] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %73 = vector.shuffle %69, %72 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %74 = wave.mma %73, %59#0, %55 : vector<16xf16>, vector<8xf32>
        %75 = wave.mma %73, %62#0, %56 : vector<16xf16>, vector<8xf32>
        %76 = arith.addi %64, %c11 : index
        %77 = arith.muli %76, %66 : index
        %78 = arith.addi %28, %77 : index
        %79 = vector.load %14[%78] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %80 = arith.addi %78, %70 : index
        %81 = vector.load %14[%80] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %82 = vector.shuffle %79, %81 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %83 = wave.mma %82, %59#1, %74 : vector<16xf16>, vector<8xf32>
        %84 = wave.mma %82, %62#1, %75 : vector<16xf16>, vector<8xf32>
        %85 = arith.addi %64, %c13 : index
        %86 = arith.muli %85, %66 : index
        %87 = arith.addi %28, %86 : index
        %88 = vector.load %14[%87] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %89 = arith.addi %87, %70 : index
        %90 = vector.load %14[%89] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %91 = vector.shuffle %88, %90 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %92 = wave.mma %91, %61#0, %83 : vector<16xf16>, vector<8xf32>
        %93 = wave.mma %91, %63#0, %84 : vector<16xf16>, vector<8xf32>
        %94 = arith.addi %64, %c17 : index
        %95 = arith.muli %94, %66 : index
        %96 = arith.addi %28, %95 : index
        %97 = vector.load %14[%96] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %98 = arith.addi %96, %70 : index
        %99 = vector.load %14[%98] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %100 = vector.shuffle %97, %99 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %101 = wave.mma %100, %61#1, %92 : vector<16xf16>, vector<8xf32>
        %102 = wave.mma %100, %63#1, %93 : vector<16xf16>, vector<8xf32>
        scf.yield %101, %102 : vector<8xf32>, vector<8xf32>
      }
      %103 = arith.select %48, %53, %47 : index
      %107:2 = scf.for %104 = %53 to %103 step %c11 iter_args(%105 = %57#0, %106 = %57#1) -> (vector<8xf32>, vector<8xf32>) {
        %108 = arith.addi %104, %c0 : index
        %109:2 = func.call @expert_sum_norm_int4_p2__gfx1100.0(%4, %108, %inputFeatures, %40, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %110:2 = func.call @expert_sum_norm_int4_p2__gfx1100.0(%4, %108, %inputFeatures, %42, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %111 = arith.muli %104, %c13 : index
        %112 = arith.addi %111, %c0 : index
        %113 = arith.muli %c11, %c7 : index
        %114 = arith.muli %112, %113 : index
        %115 = arith.addi %28, %114 : index
        %116 = vector.load %14[%115] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %117 = arith.muli %c11, %c4 : index
        %118 = arith.addi %115, %117 : index
        %119 = vector.load %14[%118] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %120 = vector.shuffle %116, %119 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %121 = wave.mma %120, %109#0, %105 : vector<16xf16>, vector<8xf32>
        %122 = wave.mma %120, %110#0, %106 : vector<16xf16>, vector<8xf32>
        %123 = arith.addi %111, %c11 : index
        %124 = arith.muli %123, %113 : index
        %125 = arith.addi %28, %124 : index
        %126 = vector.load %14[%125] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %127 = arith.addi %125, %117 : index
        %128 = vector.load %14[%127] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %129 = vector.shuffle %126, %128 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %130 = wave.mma %129, %109#1, %121 : vector<16xf16>, vector<8xf32>
        %131 = wave.mma %129, %110#1, %122 : vector<16xf16>, vector<8xf32>
        scf.yield %130, %131 : vector<8xf32>, vector<8xf32>
      }
      %132 = arith.cmpi slt, %4, %c7 : index
      %133 = arith.cmpi slt, %21, %expertsPerToken : index
      %134 = arith.andi %132, %133 : i1
      scf.if %134 {
        %135 = arith.cmpi eq, %hasFactors, %c11 : index
        %136 = arith.muli %25, %c13 : index
        %137 = memref.load %factors[%136] : memref<?xf32>
        %138 = arith.mulf %137, %operandScale : f32
        %139 = arith.select %135, %138, %operandScale : f32
        %140 = vector.extract %107#0[0] : f32 from vector<8xf32>
        %141 = arith.mulf %140, %139 : f32
        %142 = arith.muli %21, %c9 : index
        %143 = arith.addi %142, %c0 : index
        %144 = arith.addi %143, %4 : index
        memref.store %141, %16[%144] : memref<?xf32>
        %145 = vector.extract %107#1[0] : f32 from vector<8xf32>
        %146 = arith.mulf %145, %139 : f32
        %147 = arith.addi %142, %c7 : index
        %148 = arith.addi %147, %4 : index
        memref.store %146, %16[%148] : memref<?xf32>
      }
      wave.barrier
    }
    %149 = arith.muli %5, %c9 : index
    %150 = arith.addi %149, %4 : index
    %151 = arith.cmpi slt, %150, %c9 : index
    scf.if %151 {
      %154 = scf.for %152 = %c0 to %expertsPerToken step %c11 iter_args(%153 = %c20) -> (f32) {
        %155 = arith.muli %0, %expertsPerToken : index
        %156 = arith.addi %155, %152 : index
        %157 = memref.load %weights[%156] : memref<?xf32>
        %158 = arith.muli %152, %c9 : index
        %159 = arith.addi %158, %4 : index
        %160 = memref.load %16[%159] : memref<?xf32>
        %161 = math.fma %157, %160, %153 : f32
        scf.yield %161 : f32
      }
      %162 = arith.muli %0, %outputFeatures : index
      %163 = arith.muli %13, %c9 : index
      %164 = arith.addi %162, %163 : index
      %165 = arith.addi %164, %4 : index
      %166 = memref.load %residual[%165] : memref<?xf32>
      %167 = arith.addf %166, %154 : f32
      memref.store %167, %out[%165] : memref<?xf32>
    }
  }
  %168 = wave.arrive %counters[%0], %arrivals : memref<?xi32>
  scf.if %168 {
    %169 = arith.addi %0, %c11 : index
    %170 = arith.minsi %169, %2 : index
    %171 = wave.wave
    %172 = arith.addi %0, %171 : index
    scf.for %173 = %172 to %170 step %c4 {
      %174 = arith.muli %173, %features : index
      %175 = wave.lane
      %176 = arith.muli %175, %c26 : index
      %181:3 = scf.for %177 = %176 to %features step %c27 iter_args(%178 = %c25, %179 = %c25, %180 = %c25) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
        %182 = arith.addi %174, %177 : index
        %183 = vector.load %out[%182] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %184 = vector.load %norm_weight[%177] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %185 = arith.mulf %183, %184 : vector<4xf32>
        %186 = math.fma %183, %183, %178 : vector<4xf32>
        %187 = math.fma %185, %185, %179 : vector<4xf32>
        %188 = math.absf %185 : vector<4xf32>
        %189 = arith.maximumf %180, %188 : vector<4xf32>
        scf.yield %186, %187, %189 : vector<4xf32>, vector<4xf32>, vector<4xf32>
      }
      %190 = wave.reduce "add" %181#0 : vector<4xf32>
      %191 = arith.mulf %190, %inverseFeatures : f32
      %192 = arith.addf %191, %epsilon : f32
      %193 = math.sqrt %192 : f32
      %194 = arith.divf %c29, %193 : f32
      %195 = wave.reduce "max" %181#2 : vector<4xf32>
      %196 = arith.mulf %195, %194 : f32
      %197 = arith.bitcast %196 : f32 to i32
      %198 = arith.shrui %197, %c31 : i32
      %199 = arith.maxsi %198, %c32 : i32
      %200 = arith.subi %c33, %199 : i32
      %201 = arith.shli %200, %c31 : i32
      %202 = arith.subi %199, %c34 : i32
      %203 = arith.shli %202, %c31 : i32
      %204 = arith.bitcast %201 : i32 to f32
      %205 = arith.bitcast %203 : i32 to f32
      %206 = wave.reduce "add" %181#1 : vector<4xf32>
      %207 = arith.mulf %206, %194 : f32
      %208 = arith.mulf %207, %194 : f32
      %209 = arith.cmpi eq, %175, %c0 : index
      scf.if %209 {
        %210 = arith.muli %173, %c13 : index
        memref.store %205, %normed_factors[%210] : memref<?xf32>
        %211 = arith.addi %210, %c11 : index
        memref.store %208, %normed_factors[%211] : memref<?xf32>
      }
      %212 = vector.broadcast %194 : f32 to vector<4xf32>
      %213 = vector.broadcast %204 : f32 to vector<4xf32>
      scf.for %214 = %176 to %features step %c27 {
        %215 = arith.addi %174, %214 : index
        %216 = vector.load %out[%215] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %217 = arith.mulf %216, %212 : vector<4xf32>
        %218 = vector.load %norm_weight[%214] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %219 = arith.mulf %217, %218 : vector<4xf32>
        %220 = arith.mulf %219, %213 : vector<4xf32>
        %221 = arith.divui %173, %tileRows : index
        %222 = arith.divui %features, %c7 : index
        %223 = arith.muli %221, %222 : index
        %224 = arith.divui %214, %c7 : index
        %225 = arith.addi %223, %224 : index
        %226 = arith.muli %225, %c13 : index
        %227 = arith.remui %214, %c7 : index
        %228 = arith.divui %227, %c4 : index
        %229 = arith.addi %226, %228 : index
        %230 = arith.muli %tileRows, %c4 : index
        %231 = arith.muli %229, %230 : index
        %232 = arith.remui %173, %tileRows : index
        %233 = arith.muli %232, %c4 : index
        %234 = arith.addi %231, %233 : index
        %235 = arith.remui %214, %c4 : index
        %236 = arith.addi %234, %235 : index
        %237 = arith.truncf %220 : vector<4xf32> to vector<4xf16>
        vector.store %237, %normed[%236] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
