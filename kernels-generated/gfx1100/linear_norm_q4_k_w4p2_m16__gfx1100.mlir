// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinearNorm(format='q4_k', waves=4, panels=2, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_norm_q4_k_w4p2_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) attributes {waves = 4 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 256 : index
  %c3 = arith.constant 64 : index
  %c4 = arith.constant 127 : index
  %c5 = arith.constant 128 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %c8 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c10 = arith.constant 16 : index
  %c11 = arith.constant 2048 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c14 = arith.constant 32 : index
  %tileRows = wave.param "tileRows" : index
  %c16 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c19 = arith.constant 4 : index
  %c20 = arith.constant dense<0> : vector<4xi32>
  %c21 = arith.constant dense<983055> : vector<4xi32>
  %c22 = arith.constant dense<1677747200> : vector<4xi32>
  %c23 = arith.constant dense<4> : vector<4xi32>
  %c24 = arith.constant dense<8> : vector<4xi32>
  %c25 = arith.constant dense<12> : vector<4xi32>
  %c26 = arith.constant dense<0x6400> : vector<32xf16>
  %c27 = arith.constant 3 : index
  %c28 = arith.constant 96 : index
  %c29 = arith.constant 160 : index
  %c30 = arith.constant 192 : index
  %c31 = arith.constant 224 : index
  %c32 = arith.constant 512 : index
  %c33 = arith.constant 1024 : index
  %c34 = arith.constant 1536 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %arrivals = wave.param "arrivals" : index
  %features = wave.param "features" : index
  %c39 = arith.constant dense<0x00000000> : vector<4xf32>
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %c41 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c43 = arith.constant 23 : i32
  %c44 = arith.constant 141 : i32
  %c45 = arith.constant 268 : i32
  %c46 = arith.constant 14 : i32
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.divui %inputFeatures, %c2 : index
  %4 = arith.muli %3, %c3 : index
  %5 = arith.addi %4, %inputFeatures : index
  %6 = arith.addi %5, %c4 : index
  %7 = arith.divui %6, %c5 : index
  %8 = arith.muli %7, %c5 : index
  %9 = arith.addi %2, %8 : index
  %10 = arith.addi %9, %c5 : index
  %11 = arith.muli %0, %c6 : index
  %12 = arith.addi %11, %c7 : index
  %13 = arith.muli %12, %10 : index
  %14 = arith.addi %11, %c8 : index
  %15 = arith.muli %14, %10 : index
  %16 = memref.load %step[%countAt] : memref<?xi32>
  %17 = arith.index_cast %16 : i32 to index
  %18 = arith.muli %1, %c10 : index
  %19 = wave.scratch %c11 : memref<?xf32>
  %20 = arith.cmpi eq, %hasResidual, %c8 : index
  %21 = wave.block 0
  %22 = arith.muli %21, %c14 : index
  %23 = arith.cmpi slt, %18, %17 : index
  scf.if %23 {
    %24 = wave.lane
    %25 = arith.remui %24, %c10 : index
    %26 = arith.remui %25, %tileRows : index
    %27 = arith.addi %18, %26 : index
    %28 = arith.divui %27, %tileRows : index
    %29 = arith.divui %inputFeatures, %c10 : index
    %30 = arith.muli %28, %29 : index
    %31 = arith.divui %c7, %c10 : index
    %32 = arith.addi %30, %31 : index
    %33 = arith.muli %32, %c6 : index
    %34 = arith.remui %c7, %c10 : index
    %35 = arith.divui %34, %c1 : index
    %36 = arith.addi %33, %35 : index
    %37 = arith.muli %tileRows, %c1 : index
    %38 = arith.muli %36, %37 : index
    %39 = arith.remui %27, %tileRows : index
    %40 = arith.muli %39, %c1 : index
    %41 = arith.addi %38, %40 : index
    %42 = arith.remui %c7, %c1 : index
    %43 = arith.addi %41, %42 : index
    %44 = wave.wave
    %45 = arith.divui %inputFeatures, %c14 : index
    %46 = arith.muli %44, %stepsPerWave : index
    %47 = arith.minsi %46, %45 : index
    %48 = arith.addi %47, %stepsPerWave : index
    %49 = arith.minsi %48, %45 : index
    %50 = arith.cmpi eq, %wholeBlocks, %c8 : index
    %51 = arith.subi %49, %47 : index
    %52 = arith.divui %51, %c6 : index
    %53 = arith.muli %52, %c6 : index
    %54 = arith.addi %47, %53 : index
    %55 = arith.addi %47, %stepsPerWave : index
    %56 = arith.select %50, %55, %54 : index
    %60:2 = scf.for %57 = %47 to %56 step %c6 iter_args(%58 = %c16, %59 = %c16) -> (vector<8xf32>, vector<8xf32>) {
      %61 = wave.lane
      %62 = arith.addi %57, %c7 : index
      %63 = arith.remui %61, %c10 : index
      %64 = arith.addi %13, %c5 : index
      %65 = arith.divui %62, %c1 : index
      %66 = arith.muli %65, %c3 : index
      %67 = arith.addi %64, %66 : index
      %68 = arith.muli %63, %c19 : index
      %69 = arith.addi %67, %68 : index
      %70 = vector.load %w[%69] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %71 = vector.bitcast %70 : vector<4xi8> to vector<2xf16>
      %72 = arith.divui %inputFeatures, %c2 : index
      %73 = arith.muli %72, %c3 : index
      %74 = arith.addi %64, %73 : index
      %75 = arith.muli %62, %c14 : index
      %76 = arith.addi %74, %75 : index
      %77 = arith.muli %63, %c6 : index
      %78 = arith.addi %76, %77 : index
      %79 = vector.load %w[%78] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %80 = vector.extract %71[0] : f16 from vector<2xf16>
      %81 = arith.extf %80 : f16 to f32
      %82 = vector.extract %79[0] : i8 from vector<2xi8>
      %83 = arith.extui %82 : i8 to i32
      %84 = arith.sitofp %83 : i32 to f32
      %85 = arith.mulf %81, %84 : f32
      %86 = arith.truncf %85 : f32 to f16
      %87 = vector.broadcast %86 : f16 to vector<16xf16>
      %88 = vector.extract %71[1] : f16 from vector<2xf16>
      %89 = arith.extf %88 : f16 to f32
      %90 = vector.extract %79[1] : i8 from vector<2xi8>
      %91 = arith.extui %90 : i8 to i32
      %92 = arith.sitofp %91 : i32 to f32
      %93 = arith.mulf %89, %92 : f32
      %94 = arith.truncf %93 : f32 to f16
      %95 = vector.broadcast %94 : f16 to vector<16xf16>
      %96 = arith.addi %13, %c5 : index
      %97 = arith.divui %inputFeatures, %c2 : index
      %98 = arith.muli %97, %c3 : index
      %99 = arith.addi %98, %inputFeatures : index
      %100 = arith.addi %99, %c4 : index
      %101 = arith.divui %100, %c5 : index
      %102 = arith.muli %101, %c5 : index
      %103 = arith.addi %96, %102 : index
      %104 = arith.muli %inputFeatures, %c1 : index
      %105 = arith.addi %103, %104 : index
      %106 = arith.muli %62, %c10 : index
      %107 = arith.addi %106, %63 : index
      %108 = arith.muli %107, %c7 : index
      %109 = arith.addi %105, %108 : index
      %110 = arith.muli %62, %c2 : index
      %111 = arith.addi %103, %110 : index
      %112 = arith.muli %63, %c10 : index
      %113 = arith.addi %111, %112 : index
      %114 = vector.load %w[%113] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %115 = vector.bitcast %114 : vector<16xi8> to vector<4xi32>
      %116 = arith.shrui %115, %c20 : vector<4xi32>
      %117 = arith.andi %116, %c21 : vector<4xi32>
      %118 = arith.ori %117, %c22 : vector<4xi32>
      %119 = vector.bitcast %118 : vector<4xi32> to vector<8xf16>
      %120 = arith.shrui %115, %c23 : vector<4xi32>
      %121 = arith.andi %120, %c21 : vector<4xi32>
      %122 = arith.ori %121, %c22 : vector<4xi32>
      %123 = vector.bitcast %122 : vector<4xi32> to vector<8xf16>
      %124 = arith.shrui %115, %c24 : vector<4xi32>
      %125 = arith.andi %124, %c21 : vector<4xi32>
      %126 = arith.ori %125, %c22 : vector<4xi32>
      %127 = vector.bitcast %126 : vector<4xi32> to vector<8xf16>
      %128 = arith.shrui %115, %c25 : vector<4xi32>
      %129 = arith.andi %128, %c21 : vector<4xi32>
      %130 = arith.ori %129, %c22 : vector<4xi32>
      %131 = vector.bitcast %130 : vector<4xi32> to vector<8xf16>
      %132 = vector.shuffle %119, %123 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %133 = vector.shuffle %127, %131 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %134 = vector.shuffle %132, %133 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %135 = arith.subf %134, %c26 : vector<32xf16>
      %136 = vector.shuffle %135, %135 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %137 = vector.shuffle %135, %135 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %138 = math.fma %136, %87, %95 : vector<16xf16>
      %139 = math.fma %137, %87, %95 : vector<16xf16>
      %140 = arith.addi %57, %c8 : index
      %141 = arith.remui %61, %c10 : index
      %142 = arith.addi %13, %c5 : index
      %143 = arith.divui %140, %c1 : index
      %144 = arith.muli %143, %c3 : index
      %145 = arith.addi %142, %144 : index
      %146 = arith.muli %141, %c19 : index
      %147 = arith.addi %145, %146 : index
      %148 = vector.load %w[%147] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %149 = vector.bitcast %148 : vector<4xi8> to vector<2xf16>
      %150 = arith.divui %inputFeatures, %c2 : index
      %151 = arith.muli %150, %c3 : index
      %152 = arith.addi %142, %151 : index
      %153 = arith.muli %140, %c14 : index
      %154 = arith.addi %152, %153 : index
      %155 = arith.muli %141, %c6 : index
      %156 = arith.addi %154, %155 : index
      %157 = vector.load %w[%156] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %158 = vector.extract %149[0] : f16 from vector<2xf16>
      %159 = arith.extf %158 : f16 to f32
      %160 = vector.extract %157[0] : i8 from vector<2xi8>
      %161 = arith.extui %160 : i8 to i32
      %162 = arith.sitofp %161 : i32 to f32
      %163 = arith.mulf %159, %162 : f32
      %164 = arith.truncf %163 : f32 to f16
      %165 = vector.broadcast %164 : f16 to vector<16xf16>
      %166 = vector.extract %149[1] : f16 from vector<2xf16>
      %167 = arith.extf %166 : f16 to f32
      %168 = vector.extract %157[1] : i8 from vector<2xi8>
      %169 = arith.extui %168 : i8 to i32
      %170 = arith.sitofp %169 : i32 to f32
      %171 = arith.mulf %167, %170 : f32
      %172 = arith.truncf %171 : f32 to f16
      %173 = vector.broadcast %172 : f16 to vector<16xf16>
      %174 = arith.addi %13, %c5 : index
      %175 = arith.divui %inputFeatures, %c2 : index
      %176 = arith.muli %175, %c3 : index
      %177 = arith.addi %176, %inputFeatures : index
      %178 = arith.addi %177, %c4 : index
      %179 = arith.divui %178, %c5 : index
      %180 = arith.muli %179, %c5 : index
      %181 = arith.addi %174, %180 : index
      %182 = arith.muli %inputFeatures, %c1 : index
      %183 = arith.addi %181, %182 : index
      %184 = arith.muli %140, %c10 : index
      %185 = arith.addi %184, %141 : index
      %186 = arith.muli %185, %c7 : index
      %187 = arith.addi %183, %186 : index
      %188 = arith.muli %140, %c2 : index
      %189 = arith.addi %181, %188 : index
      %190 = arith.muli %141, %c10 : index
      %191 = arith.addi %189, %190 : index
      %192 = vector.load %w[%191] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %193 = vector.bitcast %192 : vector<16xi8> to vector<4xi32>
      %194 = arith.shrui %193, %c20 : vector<4xi32>
      %195 = arith.andi %194, %c21 : vector<4xi32>
      %196 = arith.ori %195, %c22 : vector<4xi32>
      %197 = vector.bitcast %196 : vector<4xi32> to vector<8xf16>
      %198 = arith.shrui %193, %c23 : vector<4xi32>
      %199 = arith.andi %198, %c21 : vector<4xi32>
      %200 = arith.ori %199, %c22 : vector<4xi32>
      %201 = vector.bitcast %200 : vector<4xi32> to vector<8xf16>
      %202 = arith.shrui %193, %c24 : vector<4xi32>
      %203 = arith.andi %202, %c21 : vector<4xi32>
      %204 = arith.ori %203, %c22 : vector<4xi32>
      %205 = vector.bitcast %204 : vector<4xi32> to vector<8xf16>
      %206 = arith.shrui %193, %c25 : vector<4xi32>
      %207 = arith.andi %206, %c21 : vector<4xi32>
      %208 = arith.ori %207, %c22 : vector<4xi32>
      %209 = vector.bitcast %208 : vector<4xi32> to vector<8xf16>
      %210 = vector.shuffle %197, %201 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %211 = vector.shuffle %205, %209 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %212 = vector.shuffle %210, %211 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %213 = arith.subf %212, %c26 : vector<32xf16>
      %214 = vector.shuffle %213, %213 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %215 = vector.shuffle %213, %213 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %216 = math.fma %214, %165, %173 : vector<16xf16>
      %217 = math.fma %215, %165, %173 : vector<16xf16>
      %218 = arith.addi %57, %c7 : index
      %219 = arith.remui %61, %c10 : index
      %220 = arith.addi %15, %c5 : index
      %221 = arith.divui %218, %c1 : index
      %222 = arith.muli %221, %c3 : index
      %223 = arith.addi %220, %222 : index
      %224 = arith.muli %219, %c19 : index
      %225 = arith.addi %223, %224 : index
      %226 = vector.load %w[%225] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %227 = vector.bitcast %226 : vector<4xi8> to vector<2xf16>
      %228 = arith.divui %inputFeatures, %c2 : index
      %229 = arith.muli %228, %c3 : index
      %230 = arith.addi %220, %229 : index
      %231 = arith.muli %218, %c14 : index
      %232 = arith.addi %230, %231 : index
      %233 = arith.muli %219, %c6 : index
      %234 = arith.addi %232, %233 : index
      %235 = vector.load %w[%234] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %236 = vector.extract %227[0] : f16 from vector<2xf16>
      %237 = arith.extf %236 : f16 to f32
      %238 = vector.extract %235[0] : i8 from vector<2xi8>
      %239 = arith.extui %238 : i8 to i32
      %240 = arith.sitofp %239 : i32 to f32
      %241 = arith.mulf %237, %240 : f32
      %242 = arith.truncf %241 : f32 to f16
      %243 = vector.broadcast %242 : f16 to vector<16xf16>
      %244 = vector.extract %227[1] : f16 from vector<2xf16>
      %245 = arith.extf %244 : f16 to f32
      %246 = vector.extract %235[1] : i8 from vector<2xi8>
      %247 = arith.extui %246 : i8 to i32
      %248 = arith.sitofp %247 : i32 to f32
      %249 = arith.mulf %245, %248 : f32
      %250 = arith.truncf %249 : f32 to f16
      %251 = vector.broadcast %250 : f16 to vector<16xf16>
      %252 = arith.addi %15, %c5 : index
      %253 = arith.divui %inputFeatures, %c2 : index
      %254 = arith.muli %253, %c3 : index
      %255 = arith.addi %254, %inputFeatures : index
      %256 = arith.addi %255, %c4 : index
      %257 = arith.divui %256, %c5 : index
      %258 = arith.muli %257, %c5 : index
      %259 = arith.addi %252, %258 : index
      %260 = arith.muli %inputFeatures, %c1 : index
      %261 = arith.addi %259, %260 : index
      %262 = arith.muli %218, %c10 : index
      %263 = arith.addi %262, %219 : index
      %264 = arith.muli %263, %c7 : index
      %265 = arith.addi %261, %264 : index
      %266 = arith.muli %218, %c2 : index
      %267 = arith.addi %259, %266 : index
      %268 = arith.muli %219, %c10 : index
      %269 = arith.addi %267, %268 : index
      %270 = vector.load %w[%269] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %271 = vector.bitcast %270 : vector<16xi8> to vector<4xi32>
      %272 = arith.shrui %271, %c20 : vector<4xi32>
      %273 = arith.andi %272, %c21 : vector<4xi32>
      %274 = arith.ori %273, %c22 : vector<4xi32>
      %275 = vector.bitcast %274 : vector<4xi32> to vector<8xf16>
      %276 = arith.shrui %271, %c23 : vector<4xi32>
      %277 = arith.andi %276, %c21 : vector<4xi32>
      %278 = arith.ori %277, %c22 : vector<4xi32>
      %279 = vector.bitcast %278 : vector<4xi32> to vector<8xf16>
      %280 = arith.shrui %271, %c24 : vector<4xi32>
      %281 = arith.andi %280, %c21 : vector<4xi32>
      %282 = arith.ori %281, %c22 : vector<4xi32>
      %283 = vector.bitcast %282 : vector<4xi32> to vector<8xf16>
      %284 = arith.shrui %271, %c25 : vector<4xi32>
      %285 = arith.andi %284, %c21 : vector<4xi32>
      %286 = arith.ori %285, %c22 : vector<4xi32>
      %287 = vector.bitcast %286 : vector<4xi32> to vector<8xf16>
      %288 = vector.shuffle %275, %279 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %289 = vector.shuffle %283, %287 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %290 = vector.shuffle %288, %289 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %291 = arith.subf %290, %c26 : vector<32xf16>
      %292 = vector.shuffle %291, %291 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %293 = vector.shuffle %291, %291 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %294 = math.fma %292, %243, %251 : vector<16xf16>
      %295 = math.fma %293, %243, %251 : vector<16xf16>
      %296 = arith.addi %57, %c8 : index
      %297 = arith.remui %61, %c10 : index
      %298 = arith.addi %15, %c5 : index
      %299 = arith.divui %296, %c1 : index
      %300 = arith.muli %299, %c3 : index
      %301 = arith.addi %298, %300 : index
      %302 = arith.muli %297, %c19 : index
      %303 = arith.addi %301, %302 : index
      %304 = vector.load %w[%303] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %305 = vector.bitcast %304 : vector<4xi8> to vector<2xf16>
      %306 = arith.divui %inputFeatures, %c2 : index
      %307 = arith.muli %306, %c3 : index
      %308 = arith.addi %298, %307 : index
      %309 = arith.muli %296, %c14 : index
      %310 = arith.addi %308, %309 : index
      %311 = arith.muli %297, %c6 : index
      %312 = arith.addi %310, %311 : index
      %313 = vector.load %w[%312] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %314 = vector.extract %305[0] : f16 from vector<2xf16>
      %315 = arith.extf %314 : f16 to f32
      %316 = vector.extract %313[0] : i8 from vector<2xi8>
      %317 = arith.extui %316 : i8 to i32
      %318 = arith.sitofp %317 : i32 to f32
      %319 = arith.mulf %315, %318 : f32
      %320 = arith.truncf %319 : f32 to f16
      %321 = vector.broadcast %320 : f16 to vector<16xf16>
      %322 = vector.extract %305[1] : f16 from vector<2xf16>
      %323 = arith.extf %322 : f16 to f32
      %324 = vector.extract %313[1] : i8 from vector<2xi8>
      %325 = arith.extui %324 : i8 to i32
      %326 = arith.sitofp %325 : i32 to f32
      %327 = arith.mulf %323, %326 : f32
      %328 = arith.truncf %327 : f32 to f16
      %329 = vector.broadcast %328 : f16 to vector<16xf16>
      %330 = arith.addi %15, %c5 : index
      %331 = arith.divui %inputFeatures, %c2 : index
      %332 = arith.muli %331, %c3 : index
      %333 = arith.addi %332, %inputFeatures : index
      %334 = arith.addi %333, %c4 : index
      %335 = arith.divui %334, %c5 : index
      %336 = arith.muli %335, %c5 : index
      %337 = arith.addi %330, %336 : index
      %338 = arith.muli %inputFeatures, %c1 : index
      %339 = arith.addi %337, %338 : index
      %340 = arith.muli %296, %c10 : index
      %341 = arith.addi %340, %297 : index
      %342 = arith.muli %341, %c7 : index
      %343 = arith.addi %339, %342 : index
      %344 = arith.muli %296, %c2 : index
      %345 = arith.addi %337, %344 : index
      %346 = arith.muli %297, %c10 : index
      %347 = arith.addi %345, %346 : index
      %348 = vector.load %w[%347] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %349 = vector.bitcast %348 : vector<16xi8> to vector<4xi32>
      %350 = arith.shrui %349, %c20 : vector<4xi32>
      %351 = arith.andi %350, %c21 : vector<4xi32>
      %352 = arith.ori %351, %c22 : vector<4xi32>
      %353 = vector.bitcast %352 : vector<4xi32> to vector<8xf16>
      %354 = arith.shrui %349, %c23 : vector<4xi32>
      %355 = arith.andi %354, %c21 : vector<4xi32>
      %356 = arith.ori %355, %c22 : vector<4xi32>
      %357 = vector.bitcast %356 : vector<4xi32> to vector<8xf16>
      %358 = arith.shrui %349, %c24 : vector<4xi32>
      %359 = arith.andi %358, %c21 : vector<4xi32>
      %360 = arith.ori %359, %c22 : vector<4xi32>
      %361 = vector.bitcast %360 : vector<4xi32> to vector<8xf16>
      %362 = arith.shrui %349, %c25 : vector<4xi32>
      %363 = arith.andi %362, %c21 : vector<4xi32>
      %364 = arith.ori %363, %c22 : vector<4xi32>
      %365 = vector.bitcast %364 : vector<4xi32> to vector<8xf16>
      %366 = vector.shuffle %353, %357 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %367 = vector.shuffle %361, %365 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %368 = vector.shuffle %366, %367 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %369 = arith.subf %368, %c26 : vector<32xf16>
      %370 = vector.shuffle %369, %369 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %371 = vector.shuffle %369, %369 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %372 = math.fma %370, %321, %329 : vector<16xf16>
      %373 = math.fma %371, %321, %329 : vector<16xf16>
      %374 = arith.muli %57, %c6 : index
      %375 = arith.addi %374, %c7 : index
      %376 = arith.muli %tileRows, %c10 : index
      %377 = arith.muli %375, %376 : index
      %378 = arith.addi %43, %377 : index
      %379 = vector.load %x[%378] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %380 = arith.muli %tileRows, %c1 : index
      %381 = arith.addi %378, %380 : index
      %382 = vector.load %x[%381] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %383 = vector.shuffle %379, %382 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %384 = wave.mma %383, %138, %58 : vector<16xf16>, vector<8xf32>
      %385 = wave.mma %383, %294, %59 : vector<16xf16>, vector<8xf32>
      %386 = arith.muli %57, %c6 : index
      %387 = arith.addi %386, %c8 : index
      %388 = arith.muli %tileRows, %c10 : index
      %389 = arith.muli %387, %388 : index
      %390 = arith.addi %43, %389 : index
      %391 = vector.load %x[%390] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %392 = arith.muli %tileRows, %c1 : index
      %393 = arith.addi %390, %392 : index
      %394 = vector.load %x[%393] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %395 = vector.shuffle %391, %394 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %396 = wave.mma %395, %139, %384 : vector<16xf16>, vector<8xf32>
      %397 = wave.mma %395, %295, %385 : vector<16xf16>, vector<8xf32>
      %398 = arith.muli %57, %c6 : index
      %399 = arith.addi %398, %c6 : index
      %400 = arith.muli %tileRows, %c10 : index
      %401 = arith.muli %399, %400 : index
      %402 = arith.addi %43, %401 : index
      %403 = vector.load %x[%402] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %404 = arith.muli %tileRows, %c1 : index
      %405 = arith.addi %402, %404 : index
      %406 = vector.load %x[%405] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %407 = vector.shuffle %403, %406 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %408 = wave.mma %407, %216, %396 : vector<16xf16>, vector<8xf32>
      %409 = wave.mma %407, %372, %397 : vector<16xf16>, vector<8xf32>
      %410 = arith.muli %57, %c6 : index
      %411 = arith.addi %410, %c27 : index
      %412 = arith.muli %tileRows, %c10 : index
      %413 = arith.muli %411, %412 : index
      %414 = arith.addi %43, %413 : index
      %415 = vector.load %x[%414] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %416 = arith.muli %tileRows, %c1 : index
      %417 = arith.addi %414, %416 : index
      %418 = vector.load %x[%417] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %419 = vector.shuffle %415, %418 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %420 = wave.mma %419, %217, %408 : vector<16xf16>, vector<8xf32>
      %421 = wave.mma %419, %373, %409 : vector<16xf16>, vector<8xf32>
      scf.yield %420, %421 : vector<8xf32>, vector<8xf32>
    }
    %422 = arith.select %50, %56, %49 : index
    %426:2 = scf.for %423 = %56 to %422 step %c8 iter_args(%424 = %60#0, %425 = %60#1) -> (vector<8xf32>, vector<8xf32>) {
      %427 = wave.lane
      %428 = arith.addi %423, %c7 : index
      %429 = arith.remui %427, %c10 : index
      %430 = arith.addi %13, %c5 : index
      %431 = arith.divui %428, %c1 : index
      %432 = arith.muli %431, %c3 : index
      %433 = arith.addi %430, %432 : index
      %434 = arith.muli %429, %c19 : index
      %435 = arith.addi %433, %434 : index
      %436 = vector.load %w[%435] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %437 = vector.bitcast %436 : vector<4xi8> to vector<2xf16>
      %438 = arith.divui %inputFeatures, %c2 : index
      %439 = arith.muli %438, %c3 : index
      %440 = arith.addi %430, %439 : index
      %441 = arith.muli %428, %c14 : index
      %442 = arith.addi %440, %441 : index
      %443 = arith.muli %429, %c6 : index
      %444 = arith.addi %442, %443 : index
      %445 = vector.load %w[%444] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %446 = vector.extract %437[0] : f16 from vector<2xf16>
      %447 = arith.extf %446 : f16 to f32
      %448 = vector.extract %445[0] : i8 from vector<2xi8>
      %449 = arith.extui %448 : i8 to i32
      %450 = arith.sitofp %449 : i32 to f32
      %451 = arith.mulf %447, %450 : f32
      %452 = arith.truncf %451 : f32 to f16
      %453 = vector.broadcast %452 : f16 to vector<16xf16>
      %454 = vector.extract %437[1] : f16 from vector<2xf16>
      %455 = arith.extf %454 : f16 to f32
      %456 = vector.extract %445[1] : i8 from vector<2xi8>
      %457 = arith.extui %456 : i8 to i32
      %458 = arith.sitofp %457 : i32 to f32
      %459 = arith.mulf %455, %458 : f32
      %460 = arith.truncf %459 : f32 to f16
      %461 = vector.broadcast %460 : f16 to vector<16xf16>
      %462 = arith.addi %13, %c5 : index
      %463 = arith.divui %inputFeatures, %c2 : index
      %464 = arith.muli %463, %c3 : index
      %465 = arith.addi %464, %inputFeatures : index
      %466 = arith.addi %465, %c4 : index
      %467 = arith.divui %466, %c5 : index
      %468 = arith.muli %467, %c5 : index
      %469 = arith.addi %462, %468 : index
      %470 = arith.muli %inputFeatures, %c1 : index
      %471 = arith.addi %469, %470 : index
      %472 = arith.muli %428, %c10 : index
      %473 = arith.addi %472, %429 : index
      %474 = arith.muli %473, %c7 : index
      %475 = arith.addi %471, %474 : index
      %476 = arith.muli %428, %c2 : index
      %477 = arith.addi %469, %476 : index
      %478 = arith.muli %429, %c10 : index
      %479 = arith.addi %477, %478 : index
      %480 = vector.load %w[%479] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %481 = vector.bitcast %480 : vector<16xi8> to vector<4xi32>
      %482 = arith.shrui %481, %c20 : vector<4xi32>
      %483 = arith.andi %482, %c21 : vector<4xi32>
      %484 = arith.ori %483, %c22 : vector<4xi32>
      %485 = vector.bitcast %484 : vector<4xi32> to vector<8xf16>
      %486 = arith.shrui %481, %c23 : vector<4xi32>
      %487 = arith.andi %486, %c21 : vector<4xi32>
      %488 = arith.ori %487, %c22 : vector<4xi32>
      %489 = vector.bitcast %488 : vector<4xi32> to vector<8xf16>
      %490 = arith.shrui %481, %c24 : vector<4xi32>
      %491 = arith.andi %490, %c21 : vector<4xi32>
      %492 = arith.ori %491, %c22 : vector<4xi32>
      %493 = vector.bitcast %492 : vector<4xi32> to vector<8xf16>
      %494 = arith.shrui %481, %c25 : vector<4xi32>
      %495 = arith.andi %494, %c21 : vector<4xi32>
      %496 = arith.ori %495, %c22 : vector<4xi32>
      %497 = vector.bitcast %496 : vector<4xi32> to vector<8xf16>
      %498 = vector.shuffle %485, %489 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %499 = vector.shuffle %493, %497 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %500 = vector.shuffle %498, %499 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %501 = arith.subf %500, %c26 : vector<32xf16>
      %502 = vector.shuffle %501, %501 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %503 = vector.shuffle %501, %501 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %504 = math.fma %502, %453, %461 : vector<16xf16>
      %505 = math.fma %503, %453, %461 : vector<16xf16>
      %506 = arith.addi %423, %c7 : index
      %507 = arith.remui %427, %c10 : index
      %508 = arith.addi %15, %c5 : index
      %509 = arith.divui %506, %c1 : index
      %510 = arith.muli %509, %c3 : index
      %511 = arith.addi %508, %510 : index
      %512 = arith.muli %507, %c19 : index
      %513 = arith.addi %511, %512 : index
      %514 = vector.load %w[%513] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %515 = vector.bitcast %514 : vector<4xi8> to vector<2xf16>
      %516 = arith.divui %inputFeatures, %c2 : index
      %517 = arith.muli %516, %c3 : index
      %518 = arith.addi %508, %517 : index
      %519 = arith.muli %506, %c14 : index
      %520 = arith.addi %518, %519 : index
      %521 = arith.muli %507, %c6 : index
      %522 = arith.addi %520, %521 : index
      %523 = vector.load %w[%522] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %524 = vector.extract %515[0] : f16 from vector<2xf16>
      %525 = arith.extf %524 : f16 to f32
      %526 = vector.extract %523[0] : i8 from vector<2xi8>
      %527 = arith.extui %526 : i8 to i32
      %528 = arith.sitofp %527 : i32 to f32
      %529 = arith.mulf %525, %528 : f32
      %530 = arith.truncf %529 : f32 to f16
      %531 = vector.broadcast %530 : f16 to vector<16xf16>
      %532 = vector.extract %515[1] : f16 from vector<2xf16>
      %533 = arith.extf %532 : f16 to f32
      %534 = vector.extract %523[1] : i8 from vector<2xi8>
      %535 = arith.extui %534 : i8 to i32
      %536 = arith.sitofp %535 : i32 to f32
      %537 = arith.mulf %533, %536 : f32
      %538 = arith.truncf %537 : f32 to f16
      %539 = vector.broadcast %538 : f16 to vector<16xf16>
      %540 = arith.addi %15, %c5 : index
      %541 = arith.divui %inputFeatures, %c2 : index
      %542 = arith.muli %541, %c3 : index
      %543 = arith.addi %542, %inputFeatures : index
      %544 = arith.addi %543, %c4 : index
      %545 = arith.divui %544, %c5 : index
      %546 = arith.muli %545, %c5 : index
      %547 = arith.addi %540, %546 : index
      %548 = arith.muli %inputFeatures, %c1 : index
      %549 = arith.addi %547, %548 : index
      %550 = arith.muli %506, %c10 : index
      %551 = arith.addi %550, %507 : index
      %552 = arith.muli %551, %c7 : index
      %553 = arith.addi %549, %552 : index
      %554 = arith.muli %506, %c2 : index
      %555 = arith.addi %547, %554 : index
      %556 = arith.muli %507, %c10 : index
      %557 = arith.addi %555, %556 : index
      %558 = vector.load %w[%557] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %559 = vector.bitcast %558 : vector<16xi8> to vector<4xi32>
      %560 = arith.shrui %559, %c20 : vector<4xi32>
      %561 = arith.andi %560, %c21 : vector<4xi32>
      %562 = arith.ori %561, %c22 : vector<4xi32>
      %563 = vector.bitcast %562 : vector<4xi32> to vector<8xf16>
      %564 = arith.shrui %559, %c23 : vector<4xi32>
      %565 = arith.andi %564, %c21 : vector<4xi32>
      %566 = arith.ori %565, %c22 : vector<4xi32>
      %567 = vector.bitcast %566 : vector<4xi32> to vector<8xf16>
      %568 = arith.shrui %559, %c24 : vector<4xi32>
      %569 = arith.andi %568, %c21 : vector<4xi32>
      %570 = arith.ori %569, %c22 : vector<4xi32>
      %571 = vector.bitcast %570 : vector<4xi32> to vector<8xf16>
      %572 = arith.shrui %559, %c25 : vector<4xi32>
      %573 = arith.andi %572, %c21 : vector<4xi32>
      %574 = arith.ori %573, %c22 : vector<4xi32>
      %575 = vector.bitcast %574 : vector<4xi32> to vector<8xf16>
      %576 = vector.shuffle %563, %567 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %577 = vector.shuffle %571, %575 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %578 = vector.shuffle %576, %577 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %579 = arith.subf %578, %c26 : vector<32xf16>
      %580 = vector.shuffle %579, %579 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %581 = vector.shuffle %579, %579 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %582 = math.fma %580, %531, %539 : vector<16xf16>
      %583 = math.fma %581, %531, %539 : vector<16xf16>
      %584 = arith.muli %423, %c6 : index
      %585 = arith.addi %584, %c7 : index
      %586 = arith.muli %tileRows, %c10 : index
      %587 = arith.muli %585, %586 : index
      %588 = arith.addi %43, %587 : index
      %589 = vector.load %x[%588] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %590 = arith.muli %tileRows, %c1 : index
      %591 = arith.addi %588, %590 : index
      %592 = vector.load %x[%591] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %593 = vector.shuffle %589, %592 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %594 = wave.mma %593, %504, %424 : vector<16xf16>, vector<8xf32>
      %595 = wave.mma %593, %582, %425 : vector<16xf16>, vector<8xf32>
      %596 = arith.muli %423, %c6 : index
      %597 = arith.addi %596, %c8 : index
      %598 = arith.muli %tileRows, %c10 : index
      %599 = arith.muli %597, %598 : index
      %600 = arith.addi %43, %599 : index
      %601 = vector.load %x[%600] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %602 = arith.muli %tileRows, %c1 : index
      %603 = arith.addi %600, %602 : index
      %604 = vector.load %x[%603] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %605 = vector.shuffle %601, %604 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %606 = wave.mma %605, %505, %594 : vector<16xf16>, vector<8xf32>
      %607 = wave.mma %605, %583, %595 : vector<16xf16>, vector<8xf32>
      scf.yield %606, %607 : vector<8xf32>, vector<8xf32>
    }
    %608 = wave.lane
    %609 = wave.wave
    %610 = arith.muli %609, %c6 : index
    %611 = arith.addi %610, %c7 : index
    %612 = arith.muli %611, %c2 : index
    %613 = arith.addi %612, %608 : index
    %614 = vector.extract %426#0[0] : f32 from vector<8xf32>
    %615 = arith.addi %613, %c7 : index
    memref.store %614, %19[%615] : memref<?xf32>
    %616 = vector.extract %426#0[1] : f32 from vector<8xf32>
    %617 = arith.addi %613, %c14 : index
    memref.store %616, %19[%617] : memref<?xf32>
    %618 = vector.extract %426#0[2] : f32 from vector<8xf32>
    %619 = arith.addi %613, %c3 : index
    memref.store %618, %19[%619] : memref<?xf32>
    %620 = vector.extract %426#0[3] : f32 from vector<8xf32>
    %621 = arith.addi %613, %c28 : index
    memref.store %620, %19[%621] : memref<?xf32>
    %622 = vector.extract %426#0[4] : f32 from vector<8xf32>
    %623 = arith.addi %613, %c5 : index
    memref.store %622, %19[%623] : memref<?xf32>
    %624 = vector.extract %426#0[5] : f32 from vector<8xf32>
    %625 = arith.addi %613, %c29 : index
    memref.store %624, %19[%625] : memref<?xf32>
    %626 = vector.extract %426#0[6] : f32 from vector<8xf32>
    %627 = arith.addi %613, %c30 : index
    memref.store %626, %19[%627] : memref<?xf32>
    %628 = vector.extract %426#0[7] : f32 from vector<8xf32>
    %629 = arith.addi %613, %c31 : index
    memref.store %628, %19[%629] : memref<?xf32>
    %630 = arith.muli %609, %c6 : index
    %631 = arith.addi %630, %c8 : index
    %632 = arith.muli %631, %c2 : index
    %633 = arith.addi %632, %608 : index
    %634 = vector.extract %426#1[0] : f32 from vector<8xf32>
    %635 = arith.addi %633, %c7 : index
    memref.store %634, %19[%635] : memref<?xf32>
    %636 = vector.extract %426#1[1] : f32 from vector<8xf32>
    %637 = arith.addi %633, %c14 : index
    memref.store %636, %19[%637] : memref<?xf32>
    %638 = vector.extract %426#1[2] : f32 from vector<8xf32>
    %639 = arith.addi %633, %c3 : index
    memref.store %638, %19[%639] : memref<?xf32>
    %640 = vector.extract %426#1[3] : f32 from vector<8xf32>
    %641 = arith.addi %633, %c28 : index
    memref.store %640, %19[%641] : memref<?xf32>
    %642 = vector.extract %426#1[4] : f32 from vector<8xf32>
    %643 = arith.addi %633, %c5 : index
    memref.store %642, %19[%643] : memref<?xf32>
    %644 = vector.extract %426#1[5] : f32 from vector<8xf32>
    %645 = arith.addi %633, %c29 : index
    memref.store %644, %19[%645] : memref<?xf32>
    %646 = vector.extract %426#1[6] : f32 from vector<8xf32>
    %647 = arith.addi %633, %c30 : index
    memref.store %646, %19[%647] : memref<?xf32>
    %648 = vector.extract %426#1[7] : f32 from vector<8xf32>
    %649 = arith.addi %633, %c31 : index
    memref.store %648, %19[%649] : memref<?xf32>
    wave.barrier
    %650 = arith.muli %609, %c6 : index
    %651 = arith.addi %650, %c7 : index
    %652 = arith.muli %651, %c14 : index
    %653 = arith.addi %652, %608 : index
    %654 = arith.addi %653, %c7 : index
    %655 = memref.load %19[%654] : memref<?xf32>
    %656 = arith.addi %654, %c32 : index
    %657 = memref.load %19[%656] : memref<?xf32>
    %658 = arith.addf %655, %657 : f32
    %659 = arith.addi %654, %c33 : index
    %660 = memref.load %19[%659] : memref<?xf32>
    %661 = arith.addf %658, %660 : f32
    %662 = arith.addi %654, %c34 : index
    %663 = memref.load %19[%662] : memref<?xf32>
    %664 = arith.addf %661, %663 : f32
    %665 = arith.muli %651, %c14 : index
    %666 = arith.addi %665, %608 : index
    %667 = arith.addi %666, %c2 : index
    %668 = memref.load %19[%667] : memref<?xf32>
    %669 = arith.addi %667, %c32 : index
    %670 = memref.load %19[%669] : memref<?xf32>
    %671 = arith.addf %668, %670 : f32
    %672 = arith.addi %667, %c33 : index
    %673 = memref.load %19[%672] : memref<?xf32>
    %674 = arith.addf %671, %673 : f32
    %675 = arith.addi %667, %c34 : index
    %676 = memref.load %19[%675] : memref<?xf32>
    %677 = arith.addf %674, %676 : f32
    %678 = wave.lane
    %679 = arith.addi %18, %c7 : index
    %680 = arith.muli %651, %c6 : index
    %681 = arith.addi %679, %680 : index
    %682 = arith.divui %678, %c10 : index
    %683 = arith.addi %681, %682 : index
    %684 = arith.cmpi slt, %683, %17 : index
    scf.if %684 {
      %685 = arith.cmpi eq, %hasFactors, %c8 : index
      %686 = arith.muli %683, %c6 : index
      %687 = memref.load %factors[%686] : memref<?xf32>
      %688 = arith.mulf %687, %operandScale : f32
      %689 = arith.select %685, %688, %operandScale : f32
      %690 = arith.remui %678, %c10 : index
      %691 = arith.muli %690, %c19 : index
      %692 = arith.addi %13, %691 : index
      %693 = vector.load %w[%692] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %694 = vector.bitcast %693 : vector<4xi8> to vector<1xf32>
      %695 = vector.extract %694[0] : f32 from vector<1xf32>
      %696 = arith.mulf %695, %689 : f32
      %697 = arith.mulf %664, %696 : f32
      %698 = arith.remui %678, %c10 : index
      %699 = arith.muli %698, %c19 : index
      %700 = arith.addi %15, %699 : index
      %701 = vector.load %w[%700] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %702 = vector.bitcast %701 : vector<4xi8> to vector<1xf32>
      %703 = vector.extract %702[0] : f32 from vector<1xf32>
      %704 = arith.mulf %703, %689 : f32
      %705 = arith.mulf %677, %704 : f32
      %706 = arith.muli %683, %outputFeatures : index
      %707 = arith.addi %706, %22 : index
      %708 = wave.lane
      %709 = arith.remui %708, %c10 : index
      %710 = arith.addi %707, %709 : index
      scf.if %20 {
        %711 = arith.addi %710, %c7 : index
        %712 = memref.load %residual[%711] : memref<?xf32>
        %713 = arith.addf %712, %697 : f32
        %714 = arith.addi %710, %c7 : index
        memref.store %713, %out[%714] : memref<?xf32>
      } else {
        %715 = arith.addi %710, %c7 : index
        memref.store %697, %out[%715] : memref<?xf32>
      }
      scf.if %20 {
        %716 = arith.addi %710, %c10 : index
        %717 = memref.load %residual[%716] : memref<?xf32>
        %718 = arith.addf %717, %705 : f32
        %719 = arith.addi %710, %c10 : index
        memref.store %718, %out[%719] : memref<?xf32>
      } else {
        %720 = arith.addi %710, %c10 : index
        memref.store %705, %out[%720] : memref<?xf32>
      }
    }
    %721 = arith.muli %609, %c6 : index
    %722 = arith.addi %721, %c8 : index
    %723 = arith.muli %722, %c14 : index
    %724 = arith.addi %723, %608 : index
    %725 = arith.addi %724, %c7 : index
    %726 = memref.load %19[%725] : memref<?xf32>
    %727 = arith.addi %725, %c32 : index
    %728 = memref.load %19[%727] : memref<?xf32>
    %729 = arith.addf %726, %728 : f32
    %730 = arith.addi %725, %c33 : index
    %731 = memref.load %19[%730] : memref<?xf32>
    %732 = arith.addf %729, %731 : f32
    %733 = arith.addi %725, %c34 : index
    %734 = memref.load %19[%733] : memref<?xf32>
    %735 = arith.addf %732, %734 : f32
    %736 = arith.muli %722, %c14 : index
    %737 = arith.addi %736, %608 : index
    %738 = arith.addi %737, %c2 : index
    %739 = memref.load %19[%738] : memref<?xf32>
    %740 = arith.addi %738, %c32 : index
    %741 = memref.load %19[%740] : memref<?xf32>
    %742 = arith.addf %739, %741 : f32
    %743 = arith.addi %738, %c33 : index
    %744 = memref.load %19[%743] : memref<?xf32>
    %745 = arith.addf %742, %744 : f32
    %746 = arith.addi %738, %c34 : index
    %747 = memref.load %19[%746] : memref<?xf32>
    %748 = arith.addf %745, %747 : f32
    %749 = wave.lane
    %750 = arith.addi %18, %c7 : index
    %751 = arith.muli %722, %c6 : index
    %752 = arith.addi %750, %751 : index
    %753 = arith.divui %749, %c10 : index
    %754 = arith.addi %752, %753 : index
    %755 = arith.cmpi slt, %754, %17 : index
    scf.if %755 {
      %756 = arith.cmpi eq, %hasFactors, %c8 : index
      %757 = arith.muli %754, %c6 : index
      %758 = memref.load %factors[%757] : memref<?xf32>
      %759 = arith.mulf %758, %operandScale : f32
      %760 = arith.select %756, %759, %operandScale : f32
      %761 = arith.remui %749, %c10 : index
      %762 = arith.muli %761, %c19 : index
      %763 = arith.addi %13, %762 : index
      %764 = vector.load %w[%763] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %765 = vector.bitcast %764 : vector<4xi8> to vector<1xf32>
      %766 = vector.extract %765[0] : f32 from vector<1xf32>
      %767 = arith.mulf %766, %760 : f32
      %768 = arith.mulf %735, %767 : f32
      %769 = arith.remui %749, %c10 : index
      %770 = arith.muli %769, %c19 : index
      %771 = arith.addi %15, %770 : index
      %772 = vector.load %w[%771] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %773 = vector.bitcast %772 : vector<4xi8> to vector<1xf32>
      %774 = vector.extract %773[0] : f32 from vector<1xf32>
      %775 = arith.mulf %774, %760 : f32
      %776 = arith.mulf %748, %775 : f32
      %777 = arith.muli %754, %outputFeatures : index
      %778 = arith.addi %777, %22 : index
      %779 = wave.lane
      %780 = arith.remui %779, %c10 : index
      %781 = arith.addi %778, %780 : index
      scf.if %20 {
        %782 = arith.addi %781, %c7 : index
        %783 = memref.load %residual[%782] : memref<?xf32>
        %784 = arith.addf %783, %768 : f32
        %785 = arith.addi %781, %c7 : index
        memref.store %784, %out[%785] : memref<?xf32>
      } else {
        %786 = arith.addi %781, %c7 : index
        memref.store %768, %out[%786] : memref<?xf32>
      }
      scf.if %20 {
        %787 = arith.addi %781, %c10 : index
        %788 = memref.load %residual[%787] : memref<?xf32>
        %789 = arith.addf %788, %776 : f32
        %790 = arith.addi %781, %c10 : index
        memref.store %789, %out[%790] : memref<?xf32>
      } else {
        %791 = arith.addi %781, %c10 : index
        memref.store %776, %out[%791] : memref<?xf32>
      }
    }
  }
  %792 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %792 {
    %793 = arith.addi %18, %c10 : index
    %794 = arith.minsi %793, %17 : index
    %795 = wave.wave
    %796 = arith.addi %18, %795 : index
    scf.for %797 = %796 to %794 step %c19 {
      %798 = arith.muli %797, %features : index
      %799 = wave.lane
      %800 = arith.muli %799, %c19 : index
      %805:3 = scf.for %801 = %800 to %features step %c5 iter_args(%802 = %c39, %803 = %c39, %804 = %c39) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
        %806 = arith.addi %798, %801 : index
        %807 = vector.load %out[%806] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %808 = vector.load %norm_weight[%801] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %809 = arith.mulf %807, %808 : vector<4xf32>
        %810 = math.fma %807, %807, %802 : vector<4xf32>
        %811 = math.fma %809, %809, %803 : vector<4xf32>
        %812 = math.absf %809 : vector<4xf32>
        %813 = arith.maximumf %804, %812 : vector<4xf32>
        scf.yield %810, %811, %813 : vector<4xf32>, vector<4xf32>, vector<4xf32>
      }
      %814 = wave.reduce "add" %805#0 : vector<4xf32>
      %815 = arith.mulf %814, %inverseFeatures : f32
      %816 = arith.addf %815, %epsilon : f32
      %817 = math.sqrt %816 : f32
      %818 = arith.divf %c41, %817 : f32
      %819 = wave.reduce "max" %805#2 : vector<4xf32>
      %820 = arith.mulf %819, %818 : f32
      %821 = arith.bitcast %820 : f32 to i32
      %822 = arith.shrui %821, %c43 : i32
      %823 = arith.maxsi %822, %c44 : i32
      %824 = arith.subi %c45, %823 : i32
      %825 = arith.shli %824, %c43 : i32
      %826 = arith.subi %823, %c46 : i32
      %827 = arith.shli %826, %c43 : i32
      %828 = arith.bitcast %825 : i32 to f32
      %829 = arith.bitcast %827 : i32 to f32
      %830 = wave.reduce "add" %805#1 : vector<4xf32>
      %831 = arith.mulf %830, %818 : f32
      %832 = arith.mulf %831, %818 : f32
      %833 = wave.lane
      %834 = arith.cmpi eq, %833, %c7 : index
      scf.if %834 {
        %835 = arith.muli %797, %c6 : index
        memref.store %829, %normed_factors[%835] : memref<?xf32>
        %836 = arith.muli %797, %c6 : index
        %837 = arith.addi %836, %c8 : index
        memref.store %832, %normed_factors[%837] : memref<?xf32>
      }
      %838 = vector.broadcast %818 : f32 to vector<4xf32>
      %839 = vector.broadcast %828 : f32 to vector<4xf32>
      scf.for %840 = %800 to %features step %c5 {
        %841 = arith.addi %798, %840 : index
        %842 = vector.load %out[%841] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %843 = arith.mulf %842, %838 : vector<4xf32>
        %844 = vector.load %norm_weight[%840] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %845 = arith.mulf %843, %844 : vector<4xf32>
        %846 = arith.mulf %845, %839 : vector<4xf32>
        %847 = arith.divui %797, %tileRows : index
        %848 = arith.divui %features, %c10 : index
        %849 = arith.muli %847, %848 : index
        %850 = arith.divui %840, %c10 : index
        %851 = arith.addi %849, %850 : index
        %852 = arith.muli %851, %c6 : index
        %853 = arith.remui %840, %c10 : index
        %854 = arith.divui %853, %c1 : index
        %855 = arith.addi %852, %854 : index
        %856 = arith.muli %tileRows, %c1 : index
        %857 = arith.muli %855, %856 : index
        %858 = arith.remui %797, %tileRows : index
        %859 = arith.muli %858, %c1 : index
        %860 = arith.addi %857, %859 : index
        %861 = arith.remui %840, %c1 : index
        %862 = arith.addi %860, %861 : index
        %863 = arith.truncf %846 : vector<4xf32> to vector<4xf16>
        vector.store %863, %normed[%862] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
