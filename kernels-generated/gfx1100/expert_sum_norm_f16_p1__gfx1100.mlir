// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertSum(format='f16', panels=1, norm=True)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @expert_sum_norm_f16_p1__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %ids: memref<?xi32>, %weights: memref<?xf32>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) attributes {waves = 8 : i64} {
  %c0 = arith.constant 0 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %c3 = arith.constant 32 : index
  %c4 = arith.constant 128 : index
  %c5 = arith.constant 8 : index
  %ranksMax = wave.param "ranksMax" : index
  %c7 = arith.constant 16 : index
  %c8 = arith.constant 7 : index
  %c9 = arith.constant 1 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %c11 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c14 = arith.constant 4 : index
  %c15 = arith.constant 512 : index
  %c16 = arith.constant 256 : index
  %c17 = arith.constant 2 : index
  %c18 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
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
    %7 = arith.addi %6, %c4 : index
    %8 = wave.block 0
    %9 = arith.muli %inputFeatures, %c5 : index
    %10 = wave.scratch %9 : memref<?xf16>
    %11 = arith.muli %ranksMax, %c7 : index
    %12 = wave.scratch %11 : memref<?xf32>
    %13 = arith.addi %expertsPerToken, %c8 : index
    %14 = arith.divui %13, %c5 : index
    scf.for %15 = %c0 to %14 step %c9 {
      %16 = arith.muli %15, %c5 : index
      %17 = arith.addi %5, %16 : index
      %18 = arith.muli %0, %expertsPerToken : index
      %19 = arith.subi %expertsPerToken, %c9 : index
      %20 = arith.minsi %17, %19 : index
      %21 = arith.addi %18, %20 : index
      %22 = arith.muli %21, %inputFeatures : index
      %23 = arith.divui %inputFeatures, %c5 : index
      %24 = arith.muli %5, %inputFeatures : index
      %25 = wave.lane
      scf.for %26 = %25 to %23 step %c3 {
        %27 = arith.muli %26, %c5 : index
        %28 = arith.addi %22, %27 : index
        %29 = vector.load %x[%28] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %30 = arith.muli %26, %c5 : index
        %31 = arith.addi %24, %30 : index
        vector.store %29, %10[%31] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %32 = memref.load %ids[%21] : memref<?xi32>
      %33 = arith.index_cast %32 : i32 to index
      %34 = arith.muli %33, %panelsPerExpert : index
      %35 = arith.muli %8, %c9 : index
      %36 = arith.addi %34, %35 : index
      %37 = arith.addi %36, %c0 : index
      %38 = arith.muli %37, %7 : index
      %39 = arith.muli %5, %inputFeatures : index
      %40 = arith.divui %inputFeatures, %c7 : index
      %41 = arith.muli %c0, %stepsPerWave : index
      %42 = arith.minsi %41, %40 : index
      %43 = arith.addi %42, %stepsPerWave : index
      %44 = arith.minsi %43, %40 : index
      %45 = arith.cmpi eq, %wholeBlocks, %c9 : index
      %46 = arith.subi %44, %42 : index
      %47 = arith.divui %46, %c14 : index
      %48 = arith.muli %47, %c14 : index
      %49 = arith.addi %42, %48 : index
      %50 = arith.addi %42, %stepsPerWave : index
      %51 = arith.select %45, %50, %49 : index
      %54 = scf.for %52 = %42 to %51 step %c14 iter_args(%53 = %c11) -> (vector<8xf32>) {
        %55 = wave.lane
        %56 = arith.addi %52, %c0 : index
        %57 = arith.addi %38, %c4 : index
        %58 = arith.muli %56, %c15 : index
        %59 = arith.addi %57, %58 : index
        %60 = arith.remui %55, %c7 : index
        %61 = arith.muli %60, %c7 : index
        %62 = arith.addi %59, %61 : index
        %63 = vector.load %w[%62] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %64 = vector.bitcast %63 : vector<16xi8> to vector<8xf16>
        %65 = arith.addi %62, %c16 : index
        %66 = vector.load %w[%65] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %67 = vector.bitcast %66 : vector<16xi8> to vector<8xf16>
        %68 = vector.shuffle %64, %67 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %69 = arith.addi %52, %c9 : index
        %70 = arith.addi %38, %c4 : index
        %71 = arith.muli %69, %c15 : index
        %72 = arith.addi %70, %71 : index
        %73 = arith.remui %55, %c7 : index
        %74 = arith.muli %73, %c7 : index
        %75 = arith.addi %72, %74 : index
        %76 = vector.load %w[%75] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %77 = vector.bitcast %76 : vector<16xi8> to vector<8xf16>
        %78 = arith.addi %75, %c16 : index
        %79 = vector.load %w[%78] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %80 = vector.bitcast %79 : vector<16xi8> to vector<8xf16>
        %81 = vector.shuffle %77, %80 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %82 = arith.addi %52, %c17 : index
        %83 = arith.addi %38, %c4 : index
        %84 = arith.muli %82, %c15 : index
        %85 = arith.addi %83, %84 : index
        %86 = arith.remui %55, %c7 : index
        %87 = arith.muli %86, %c7 : index
        %88 = arith.addi %85, %87 : index
        %89 = vector.load %w[%88] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %90 = vector.bitcast %89 : vector<16xi8> to vector<8xf16>
        %91 = arith.addi %88, %c16 : index
        %92 = vector.load %w[%91] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %93 = vector.bitcast %92 : vector<16xi8> to vector<8xf16>
        %94 = vector.shuffle %90, %93 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %95 = arith.addi %52, %c18 : index
        %96 = arith.addi %38, %c4 : index
        %97 = arith.muli %95, %c15 : index
        %98 = arith.addi %96, %97 : index
        %99 = arith.remui %55, %c7 : index
        %100 = arith.muli %99, %c7 : index
        %101 = arith.addi %98, %100 : index
        %102 = vector.load %w[%101] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %103 = vector.bitcast %102 : vector<16xi8> to vector<8xf16>
        %104 = arith.addi %101, %c16 : index
        %105 = vector.load %w[%104] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %106 = vector.bitcast %105 : vector<16xi8> to vector<8xf16>
        %107 = vector.shuffle %103, %106 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %108 = arith.muli %52, %c9 : index
        %109 = arith.addi %108, %c0 : index
        %110 = arith.muli %c9, %c7 : index
        %111 = arith.muli %109, %110 : index
        %112 = arith.addi %39, %111 : index
        %113 = vector.load %10[%112] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %114 = arith.muli %c9, %c5 : index
        %115 = arith.addi %112, %114 : index
        %116 = vector.load %10[%115] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %117 = vector.shuffle %113, %116 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %118 = wave.mma %117, %68, %53 : vector<16xf16>, vector<8xf32>
        %119 = arith.muli %52, %c9 : index
        %120 = arith.addi %119, %c9 : index
        %121 = arith.muli %c9, %c7 : index
        %122 = arith.muli %120, %121 : index
        %123 = arith.addi %39, %122 : index
        %124 = vector.load %10[%123] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %125 = arith.muli %c9, %c5 : index
        %126 = arith.addi %123, %125 : index
        %127 = vector.load %10[%126] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %128 = vector.shuffle %124, %127 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %129 = wave.mma %128, %81, %118 : vector<16xf16>, vector<8xf32>
        %130 = arith.muli %52, %c9 : index
        %131 = arith.addi %130, %c17 : index
        %132 = arith.muli %c9, %c7 : index
        %133 = arith.muli %131, %132 : index
        %134 = arith.addi %39, %133 : index
        %135 = vector.load %10[%134] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %136 = arith.muli %c9, %c5 : index
        %137 = arith.addi %134, %136 : index
        %138 = vector.load %10[%137] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %139 = vector.shuffle %135, %138 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %140 = wave.mma %139, %94, %129 : vector<16xf16>, vector<8xf32>
        %141 = arith.muli %52, %c9 : index
        %142 = arith.addi %141, %c18 : index
        %143 = arith.muli %c9, %c7 : index
        %144 = arith.muli %142, %143 : index
        %145 = arith.addi %39, %144 : index
        %146 = vector.load %10[%145] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %147 = arith.muli %c9, %c5 : index
        %148 = arith.addi %145, %147 : index
        %149 = vector.load %10[%148] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %150 = vector.shuffle %146, %149 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %151 = wave.mma %150, %107, %140 : vector<16xf16>, vector<8xf32>
        scf.yield %151 : vector<8xf32>
      }
      %152 = arith.select %45, %51, %44 : index
      %155 = scf.for %153 = %51 to %152 step %c9 iter_args(%154 = %54) -> (vector<8xf32>) {
        %156 = wave.lane
        %157 = arith.addi %153, %c0 : index
        %158 = arith.addi %38, %c4 : index
        %159 = arith.muli %157, %c15 : index
        %160 = arith.addi %158, %159 : index
        %161 = arith.remui %156, %c7 : index
        %162 = arith.muli %161, %c7 : index
        %163 = arith.addi %160, %162 : index
        %164 = vector.load %w[%163] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %165 = vector.bitcast %164 : vector<16xi8> to vector<8xf16>
        %166 = arith.addi %163, %c16 : index
        %167 = vector.load %w[%166] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %168 = vector.bitcast %167 : vector<16xi8> to vector<8xf16>
        %169 = vector.shuffle %165, %168 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %170 = arith.muli %153, %c9 : index
        %171 = arith.addi %170, %c0 : index
        %172 = arith.muli %c9, %c7 : index
        %173 = arith.muli %171, %172 : index
        %174 = arith.addi %39, %173 : index
        %175 = vector.load %10[%174] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %176 = arith.muli %c9, %c5 : index
        %177 = arith.addi %174, %176 : index
        %178 = vector.load %10[%177] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %179 = vector.shuffle %175, %178 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %180 = wave.mma %179, %169, %154 : vector<16xf16>, vector<8xf32>
        scf.yield %180 : vector<8xf32>
      }
      %181 = arith.cmpi slt, %4, %c7 : index
      %182 = arith.cmpi slt, %17, %expertsPerToken : index
      %183 = arith.andi %181, %182 : i1
      scf.if %183 {
        %184 = arith.cmpi eq, %hasFactors, %c9 : index
        %185 = arith.muli %21, %c17 : index
        %186 = memref.load %factors[%185] : memref<?xf32>
        %187 = arith.mulf %186, %operandScale : f32
        %188 = arith.select %184, %187, %operandScale : f32
        %189 = vector.extract %155[0] : f32 from vector<8xf32>
        %190 = arith.remui %4, %c7 : index
        %191 = arith.muli %190, %c14 : index
        %192 = arith.addi %38, %191 : index
        %193 = vector.load %w[%192] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %194 = vector.bitcast %193 : vector<4xi8> to vector<1xf32>
        %195 = vector.extract %194[0] : f32 from vector<1xf32>
        %196 = arith.mulf %195, %188 : f32
        %197 = arith.mulf %189, %196 : f32
        %198 = arith.muli %17, %c7 : index
        %199 = arith.addi %198, %c0 : index
        %200 = arith.addi %199, %4 : index
        memref.store %197, %12[%200] : memref<?xf32>
      }
      wave.barrier
    }
    %201 = arith.muli %5, %c3 : index
    %202 = arith.addi %201, %4 : index
    %203 = arith.cmpi slt, %202, %c7 : index
    scf.if %203 {
      %206 = scf.for %204 = %c0 to %expertsPerToken step %c9 iter_args(%205 = %c21) -> (f32) {
        %207 = arith.muli %0, %expertsPerToken : index
        %208 = arith.addi %207, %204 : index
        %209 = memref.load %weights[%208] : memref<?xf32>
        %210 = arith.muli %204, %c7 : index
        %211 = arith.addi %210, %4 : index
        %212 = memref.load %12[%211] : memref<?xf32>
        %213 = math.fma %209, %212, %205 : f32
        scf.yield %213 : f32
      }
      %214 = arith.muli %0, %outputFeatures : index
      %215 = arith.muli %8, %c7 : index
      %216 = arith.addi %214, %215 : index
      %217 = arith.addi %216, %4 : index
      %218 = memref.load %residual[%217] : memref<?xf32>
      %219 = arith.addf %218, %206 : f32
      memref.store %219, %out[%217] : memref<?xf32>
    }
  }
  %220 = wave.arrive %counters[%0], %arrivals : memref<?xi32>
  scf.if %220 {
    %221 = arith.addi %0, %c9 : index
    %222 = arith.minsi %221, %2 : index
    %223 = wave.wave
    %224 = arith.addi %0, %223 : index
    scf.for %225 = %224 to %222 step %c5 {
      %226 = arith.muli %225, %features : index
      %227 = wave.lane
      %228 = arith.muli %227, %c14 : index
      %233:3 = scf.for %229 = %228 to %features step %c4 iter_args(%230 = %c26, %231 = %c26, %232 = %c26) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
        %234 = arith.addi %226, %229 : index
        %235 = vector.load %out[%234] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %236 = vector.load %norm_weight[%229] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %237 = arith.mulf %235, %236 : vector<4xf32>
        %238 = math.fma %235, %235, %230 : vector<4xf32>
        %239 = math.fma %237, %237, %231 : vector<4xf32>
        %240 = math.absf %237 : vector<4xf32>
        %241 = arith.maximumf %232, %240 : vector<4xf32>
        scf.yield %238, %239, %241 : vector<4xf32>, vector<4xf32>, vector<4xf32>
      }
      %242 = wave.reduce "add" %233#0 : vector<4xf32>
      %243 = arith.mulf %242, %inverseFeatures : f32
      %244 = arith.addf %243, %epsilon : f32
      %245 = math.sqrt %244 : f32
      %246 = arith.divf %c28, %245 : f32
      %247 = wave.reduce "max" %233#2 : vector<4xf32>
      %248 = arith.mulf %247, %246 : f32
      %249 = arith.bitcast %248 : f32 to i32
      %250 = arith.shrui %249, %c30 : i32
      %251 = arith.maxsi %250, %c31 : i32
      %252 = arith.subi %c32, %251 : i32
      %253 = arith.shli %252, %c30 : i32
      %254 = arith.subi %251, %c33 : i32
      %255 = arith.shli %254, %c30 : i32
      %256 = arith.bitcast %253 : i32 to f32
      %257 = arith.bitcast %255 : i32 to f32
      %258 = wave.reduce "add" %233#1 : vector<4xf32>
      %259 = arith.mulf %258, %246 : f32
      %260 = arith.mulf %259, %246 : f32
      %261 = wave.lane
      %262 = arith.cmpi eq, %261, %c0 : index
      scf.if %262 {
        %263 = arith.muli %225, %c17 : index
        memref.store %257, %normed_factors[%263] : memref<?xf32>
        %264 = arith.muli %225, %c17 : index
        %265 = arith.addi %264, %c9 : index
        memref.store %260, %normed_factors[%265] : memref<?xf32>
      }
      %266 = vector.broadcast %246 : f32 to vector<4xf32>
      %267 = vector.broadcast %256 : f32 to vector<4xf32>
      scf.for %268 = %228 to %features step %c4 {
        %269 = arith.addi %226, %268 : index
        %270 = vector.load %out[%269] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %271 = arith.mulf %270, %266 : vector<4xf32>
        %272 = vector.load %norm_weight[%268] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %273 = arith.mulf %271, %272 : vector<4xf32>
        %274 = arith.mulf %273, %267 : vector<4xf32>
        %275 = arith.divui %225, %tileRows : index
        %276 = arith.divui %features, %c7 : index
        %277 = arith.muli %275, %276 : index
        %278 = arith.divui %268, %c7 : index
        %279 = arith.addi %277, %278 : index
        %280 = arith.muli %279, %c17 : index
        %281 = arith.remui %268, %c7 : index
        %282 = arith.divui %281, %c5 : index
        %283 = arith.addi %280, %282 : index
        %284 = arith.muli %tileRows, %c5 : index
        %285 = arith.muli %283, %284 : index
        %286 = arith.remui %225, %tileRows : index
        %287 = arith.muli %286, %c5 : index
        %288 = arith.addi %285, %287 : index
        %289 = arith.remui %268, %c5 : index
        %290 = arith.addi %288, %289 : index
        %291 = arith.truncf %274 : vector<4xf32> to vector<4xf16>
        vector.store %291, %normed[%290] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
