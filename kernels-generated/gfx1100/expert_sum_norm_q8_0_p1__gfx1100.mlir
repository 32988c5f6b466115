// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertSum(format='q8_0', panels=1, norm=True)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_sum_norm_q8_0_p1__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 128 : index
  %fc2 = arith.constant 32 : index
  %fc3 = arith.constant 2 : index
  %fc4 = arith.constant 127 : index
  %fc5 = arith.constant 512 : index
  %fc6 = arith.constant 0 : index
  %fc7 = arith.constant dense<16711935> : vector<4xi32>
  %fc8 = arith.constant dense<1677747200> : vector<4xi32>
  %fc9 = arith.constant dense<8> : vector<4xi32>
  %fc10 = arith.constant dense<0x6480> : vector<16xf16>
  %fc11 = arith.constant 256 : index
  %f0 = arith.remui %x0, %fc0 : index
  %f1 = arith.addi %x1, %fc1 : index
  %f2 = arith.muli %x2, %fc2 : index
  %f3 = arith.addi %f1, %f2 : index
  %f4 = arith.muli %f0, %fc3 : index
  %f5 = arith.addi %f3, %f4 : index
  %f6 = vector.load %x3[%f5] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
  %f7 = vector.bitcast %f6 : vector<2xi8> to vector<1xf16>
  %f8 = vector.extract %f7[0] : f16 from vector<1xf16>
  %f9 = vector.broadcast %f8 : f16 to vector<16xf16>
  %f10 = arith.addi %x4, %fc4 : index
  %f11 = arith.divui %f10, %fc1 : index
  %f12 = arith.muli %f11, %fc1 : index
  %f13 = arith.addi %f1, %f12 : index
  %f14 = arith.muli %x2, %fc5 : index
  %f15 = arith.addi %f13, %f14 : index
  %f16 = arith.addi %f15, %fc6 : index
  %f17 = arith.muli %f0, %fc0 : index
  %f18 = arith.addi %f16, %f17 : index
  %f19 = vector.load %x3[%f18] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f20 = vector.bitcast %f19 : vector<16xi8> to vector<4xi32>
  %f21 = arith.andi %f20, %fc7 : vector<4xi32>
  %f22 = arith.ori %f21, %fc8 : vector<4xi32>
  %f23 = vector.bitcast %f22 : vector<4xi32> to vector<8xf16>
  %f24 = arith.shrui %f20, %fc9 : vector<4xi32>
  %f25 = arith.andi %f24, %fc7 : vector<4xi32>
  %f26 = arith.ori %f25, %fc8 : vector<4xi32>
  %f27 = vector.bitcast %f26 : vector<4xi32> to vector<8xf16>
  %f28 = vector.shuffle %f23, %f27 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f29 = arith.subf %f28, %fc10 : vector<16xf16>
  %f30 = arith.mulf %f29, %f9 : vector<16xf16>
  %f31 = arith.addi %f15, %fc11 : index
  %f32 = arith.addi %f31, %f17 : index
  %f33 = vector.load %x3[%f32] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f34 = vector.bitcast %f33 : vector<16xi8> to vector<4xi32>
  %f35 = arith.andi %f34, %fc7 : vector<4xi32>
  %f36 = arith.ori %f35, %fc8 : vector<4xi32>
  %f37 = vector.bitcast %f36 : vector<4xi32> to vector<8xf16>
  %f38 = arith.shrui %f34, %fc9 : vector<4xi32>
  %f39 = arith.andi %f38, %fc7 : vector<4xi32>
  %f40 = arith.ori %f39, %fc8 : vector<4xi32>
  %f41 = vector.bitcast %f40 : vector<4xi32> to vector<8xf16>
  %f42 = vector.shuffle %f37, %f41 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f43 = arith.subf %f42, %fc10 : vector<16xf16>
  %f44 = arith.mulf %f43, %f9 : vector<16xf16>
  func.return %f30, %f44 : vector<16xf16>, vector<16xf16>
}
wave.kernel @expert_sum_norm_q8_0_p1__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %ids: memref<?xi32>, %weights: memref<?xf32>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) attributes {waves = 8 : i64} {
  %c0 = arith.constant 0 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 127 : index
  %c5 = arith.constant 128 : index
  %c6 = arith.constant 8 : index
  %ranksMax = wave.param "ranksMax" : index
  %c8 = arith.constant 7 : index
  %c9 = arith.constant 1 : index
  %c10 = arith.constant 32 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %c12 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c15 = arith.constant 2 : index
  %c16 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c19 = arith.constant 4 : index
  %c20 = arith.constant 0x00000000 : f32
  %outputFeatures = wave.param "outputFeatures" : index
  %arrivals = wave.param "arrivals" : index
  %features = wave.param "features" : index
  %tileRows = wave.param "tileRows" : index
  %c25 = arith.constant dense<0x00000000> : vector<4xf32>
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %c27 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c29 = arith.constant 23 : i32
  %c30 = arith.constant 141 : i32
  %c31 = arith.constant 268 : i32
  %c32 = arith.constant 14 : i32
  %0 = wave.block 1
  %1 = memref.load %step[%c0] : memref<?xi32>
  %2 = arith.index_cast %1 : i32 to index
  %3 = arith.cmpi slt, %0, %2 : index
  scf.if %3 {
    %4 = wave.lane
    %5 = wave.wave
    %6 = arith.muli %inputFeatures, %c3 : index
    %7 = arith.addi %inputFeatures, %c4 : index
    %8 = arith.divui %7, %c5 : index
    %9 = arith.muli %8, %c5 : index
    %10 = arith.addi %6, %9 : index
    %11 = arith.addi %10, %c5 : index
    %12 = wave.block 0
    %13 = arith.muli %inputFeatures, %c6 : index
    %14 = wave.scratch %13 : memref<?xf16>
    %15 = arith.muli %ranksMax, %c3 : index
    %16 = wave.scratch %15 : memref<?xf32>
    %17 = arith.addi %expertsPerToken, %c8 : index
    %18 = arith.divui %17, %c6 : index
    scf.for %19 = %c0 to %18 step %c9 {
      %20 = arith.muli %19, %c6 : index
      %21 = arith.addi %5, %20 : index
      %22 = arith.muli %0, %expertsPerToken : index
      %23 = arith.subi %expertsPerToken, %c9 : index
      %24 = arith.minsi %21, %23 : index
      %25 = arith.addi %22, %24 : index
      %26 = arith.muli %25, %inputFeatures : index
      %27 = arith.divui %inputFeatures, %c6 : index
      %28 = arith.muli %5, %inputFeatures : index
      scf.for %29 = %4 to %27 step %c10 {
        %30 = arith.muli %29, %c6 : index
        %31 = arith.addi %26, %30 : index
        %32 = vector.load %x[%31] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %33 = arith.addi %28, %30 : index
        vector.store %32, %14[%33] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %34 = memref.load %ids[%25] : memref<?xi32>
      %35 = arith.index_cast %34 : i32 to index
      %36 = arith.muli %35, %panelsPerExpert : index
      %37 = arith.muli %12, %c9 : index
      %38 = arith.addi %36, %37 : index
      %39 = arith.addi %38, %c0 : index
      %40 = arith.muli %39, %11 : index
      %41 = arith.divui %inputFeatures, %c10 : index
      %42 = arith.muli %c0, %stepsPerWave : index
      %43 = arith.minsi %42, %41 : index
      %44 = arith.addi %43, %stepsPerWave : index
      %45 = arith.minsi %44, %41 : index
      %46 = arith.cmpi eq, %wholeBlocks, %c9 : index
      %47 = arith.subi %45, %43 : index
      %48 = arith.divui %47, %c15 : index
      %49 = arith.muli %48, %c15 : index
      %50 = arith.addi %43, %49 : index
      %51 = arith.select %46, %44, %50 : index
      %54 = scf.for %52 = %43 to %51 step %c15 iter_args(%53 = %c12) -> (vector<8xf32>) {
        %55 = arith.addi %52, %c0 : index
        %56:2 = func.call @expert_sum_norm_q8_0_p1__gfx1100.0(%4, %40, %55, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %57 = arith.addi %52, %c9 : index
        %58:2 = func.call @expert_sum_norm_q8_0_p1__gfx1100.0(%4, %40, %57, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %59 = arith.muli %52, %c15 : index
        %60 = arith.addi %59, %c0 : index
        %61 = arith.muli %c9, %c3 : index
        %62 = arith.muli %60, %61 : index
        %63 = arith.addi %28, %62 : index
        %64 = vector.load %14[%63] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %65 = arith.muli %c9, %c6 : index
        %66 = arith.addi %63, %65 : index
        %67 = vector.load %14[%66] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %68 = vector.shuffle %64, %67 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %69 = wave.mma %68, %56#0, %53 : vector<16xf16>, vector<8xf32>
        %70 = arith.addi %59, %c9 : index
        %71 = arith.muli %70, %61 : index
        %72 = arith.addi %28, %71 : index
        %73 = vector.load %14[%72] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %74 = arith.addi %72, %65 : index
        %75 = vector.load %14[%74] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %76 = vector.shuffle %73, %75 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %77 = wave.mma %76, %56#1, %69 : vector<16xf16>, vector<8xf32>
        %78 = arith.addi %59, %c15 : index
        %79 = arith.muli %78, %61 : index
        %80 = arith.addi %28, %79 : index
        %81 = vector.load %14[%80] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %82 = arith.addi %80, %65 : index
        %83 = vector.load %14[%82] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %84 = vector.shuffle %81, %83 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %85 = wave.mma %84, %58#0, %77 : vector<16xf16>, vector<8xf32>
        %86 = arith.addi %59, %c16 : index
        %87 = arith.muli %86, %61 : index
        %88 = arith.addi %28, %87 : index
        %89 = vector.load %14[%88] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %90 = arith.addi %88, %65 : index
        %91 = vector.load %14[%90] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %92 = vector.shuffle %89, %91 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %93 = wave.mma %92, %58#1, %85 : vector<16xf16>, vector<8xf32>
        scf.yield %93 : vector<8xf32>
      }
      %94 = arith.select %46, %51, %45 : index
      %97 = scf.for %95 = %51 to %94 step %c9 iter_args(%96 = %54) -> (vector<8xf32>) {
        %98 = arith.addi %95, %c0 : index
        %99:2 = func.call @expert_sum_norm_q8_0_p1__gfx1100.0(%4, %40, %98, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %100 = arith.muli %95, %c15 : index
        %101 = arith.addi %100, %c0 : index
        %102 = arith.muli %c9, %c3 : index
        %103 = arith.muli %101, %102 : index
        %104 = arith.addi %28, %103 : index
        %105 = vector.load %14[%104] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %106 = arith.muli %c9, %c6 : index
        %107 = arith.addi %104, %106 : index
        %108 = vector.load %14[%107] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %109 = vector.shuffle %105, %108 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %110 = wave.mma %109, %99#0, %96 : vector<16xf16>, vector<8xf32>
        %111 = arith.addi %100, %c9 : index
        %112 = arith.muli %111, %102 : index
        %113 = arith.addi %28, %112 : index
        %114 = vector.load %14[%113] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %115 = arith.addi %113, %106 : index
        %116 = vector.load %14[%115] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %117 = vector.shuffle %114, %116 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %118 = wave.mma %117, %99#1, %110 : vector<16xf16>, vector<8xf32>
        scf.yield %118 : vector<8xf32>
      }
      %119 = arith.cmpi slt, %4, %c3 : index
      %120 = arith.cmpi slt, %21, %expertsPerToken : index
      %121 = arith.andi %119, %120 : i1
      scf.if %121 {
        %122 = arith.cmpi eq, %hasFactors, %c9 : index
        %123 = arith.muli %25, %c15 : index
        %124 = memref.load %factors[%123] : memref<?xf32>
        %125 = arith.mulf %124, %operandScale : f32
        %126 = arith.select %122, %125, %operandScale : f32
        %127 = vector.extract %97[0] : f32 from vector<8xf32>
        %128 = arith.remui %4, %c3 : index
        %129 = arith.muli %128, %c19 : index
        %130 = arith.addi %40, %129 : index
        %131 = vector.load %w[%130] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %132 = vector.bitcast %131 : vector<4xi8> to vector<1xf32>
        %133 = vector.extract %132[0] : f32 from vector<1xf32>
        %134 = arith.mulf %133, %126 : f32
        %135 = arith.mulf %127, %134 : f32
        %136 = arith.muli %21, %c3 : index
        %137 = arith.addi %136, %c0 : index
        %138 = arith.addi %137, %4 : index
        memref.store %135, %16[%138] : memref<?xf32>
      }
      wave.barrier
    }
    %139 = arith.muli %5, %c10 : index
    %140 = arith.addi %139, %4 : index
    %141 = arith.cmpi slt, %140, %c3 : index
    scf.if %141 {
      %144 = scf.for %142 = %c0 to %expertsPerToken step %c9 iter_args(%143 = %c20) -> (f32) {
        %145 = arith.muli %0, %expertsPerToken : index
        %146 = arith.addi %145, %142 : index
        %147 = memref.load %weights[%146] : memref<?xf32>
        %148 = arith.muli %142, %c3 : index
        %149 = arith.addi %148, %4 : index
        %150 = memref.load %16[%149] : memref<?xf32>
        %151 = math.fma %147, %150, %143 : f32
        scf.yield %151 : f32
      }
      %152 = arith.muli %0, %outputFeatures : index
      %153 = arith.muli %12, %c3 : index
      %154 = arith.addi %152, %153 : index
      %155 = arith.addi %154, %4 : index
      %156 = memref.load %residual[%155] : memref<?xf32>
      %157 = arith.addf %156, %144 : f32
      memref.store %157, %out[%155] : memref<?xf32>
    }
  }
  %158 = wave.arrive %counters[%0], %arrivals : memref<?xi32>
  scf.if %158 {
    %159 = arith.addi %0, %c9 : index
    %160 = arith.minsi %159, %2 : index
    %161 = wave.wave
    %162 = arith.addi %0, %161 : index
    scf.for %163 = %162 to %160 step %c6 {
      %164 = arith.muli %163, %features : index
      %165 = wave.lane
      %166 = arith.muli %165, %c19 : index
      %171:3 = scf.for %167 = %166 to %features step %c5 iter_args(%168 = %c25, %169 = %c25, %170 = %c25) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
        %172 = arith.addi %164, %167 : index
        %173 = vector.load %out[%172] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %174 = vector.load %norm_weight[%167] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %175 = arith.mulf %173, %174 : vector<4xf32>
        %176 = math.fma %173, %173, %168 : vector<4xf32>
        %177 = math.fma %175, %175, %169 : vector<4xf32>
        %178 = math.absf %175 : vector<4xf32>
        %179 = arith.maximumf %170, %178 : vector<4xf32>
        scf.yield %176, %177, %179 : vector<4xf32>, vector<4xf32>, vector<4xf32>
      }
      %180 = wave.reduce "add" %171#0 : vector<4xf32>
      %181 = arith.mulf %180, %inverseFeatures : f32
      %182 = arith.addf %181, %epsilon : f32
      %183 = math.sqrt %182 : f32
      %184 = arith.divf %c27, %183 : f32
      %185 = wave.reduce "max" %171#2 : vector<4xf32>
      %186 = arith.mulf %185, %184 : f32
      %187 = arith.bitcast %186 : f32 to i32
      %188 = arith.shrui %187, %c29 : i32
      %189 = arith.maxsi %188, %c30 : i32
      %190 = arith.subi %c31, %189 : i32
      %191 = arith.shli %190, %c29 : i32
      %192 = arith.subi %189, %c32 : i32
      %193 = arith.shli %192, %c29 : i32
      %194 = arith.bitcast %191 : i32 to f32
      %195 = arith.bitcast %193 : i32 to f32
      %196 = wave.reduce "add" %171#1 : vector<4xf32>
      %197 = arith.mulf %196, %184 : f32
      %198 = arith.mulf %197, %184 : f32
      %199 = arith.cmpi eq, %165, %c0 : index
      scf.if %199 {
        %200 = arith.muli %163, %c15 : index
        memref.store %195, %normed_factors[%200] : memref<?xf32>
        %201 = arith.addi %200, %c9 : index
        memref.store %198, %normed_factors[%201] : memref<?xf32>
      }
      %202 = vector.broadcast %184 : f32 to vector<4xf32>
      %203 = vector.broadcast %194 : f32 to vector<4xf32>
      scf.for %204 = %166 to %features step %c5 {
        %205 = arith.addi %164, %204 : index
        %206 = vector.load %out[%205] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %207 = arith.mulf %206, %202 : vector<4xf32>
        %208 = vector.load %norm_weight[%204] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %209 = arith.mulf %207, %208 : vector<4xf32>
        %210 = arith.mulf %209, %203 : vector<4xf32>
        %211 = arith.divui %163, %tileRows : index
        %212 = arith.divui %features, %c3 : index
        %213 = arith.muli %211, %212 : index
        %214 = arith.divui %204, %c3 : index
        %215 = arith.addi %213, %214 : index
        %216 = arith.muli %215, %c15 : index
        %217 = arith.remui %204, %c3 : index
        %218 = arith.divui %217, %c6 : index
        %219 = arith.addi %216, %218 : index
        %220 = arith.muli %tileRows, %c6 : index
        %221 = arith.muli %219, %220 : index
        %222 = arith.remui %163, %tileRows : index
        %223 = arith.muli %222, %c6 : index
        %224 = arith.addi %221, %223 : index
        %225 = arith.remui %204, %c6 : index
        %226 = arith.addi %224, %225 : index
        %227 = arith.truncf %210 : vector<4xf32> to vector<4xf16>
        vector.store %227, %normed[%226] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
