// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinearNorm(format='q4_k', waves=1, panels=2, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_norm_q4_k_w1p2_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) {
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
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c13 = arith.constant 32 : index
  %tileRows = wave.param "tileRows" : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant 4 : index
  %c19 = arith.constant dense<0> : vector<4xi32>
  %c20 = arith.constant dense<983055> : vector<4xi32>
  %c21 = arith.constant dense<1677747200> : vector<4xi32>
  %c22 = arith.constant dense<4> : vector<4xi32>
  %c23 = arith.constant dense<8> : vector<4xi32>
  %c24 = arith.constant dense<12> : vector<4xi32>
  %c25 = arith.constant dense<0x6400> : vector<32xf16>
  %c26 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c29 = arith.constant 5 : index
  %c30 = arith.constant 6 : index
  %c31 = arith.constant 7 : index
  %arrivals = wave.param "arrivals" : index
  %features = wave.param "features" : index
  %c34 = arith.constant dense<0x00000000> : vector<4xf32>
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %c36 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c38 = arith.constant 23 : i32
  %c39 = arith.constant 141 : i32
  %c40 = arith.constant 268 : i32
  %c41 = arith.constant 14 : i32
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
  %19 = arith.cmpi eq, %hasResidual, %c8 : index
  %20 = wave.block 0
  %21 = arith.muli %20, %c13 : index
  %22 = arith.cmpi slt, %18, %17 : index
  scf.if %22 {
    %23 = wave.lane
    %24 = arith.remui %23, %c10 : index
    %25 = arith.remui %24, %tileRows : index
    %26 = arith.addi %18, %25 : index
    %27 = arith.divui %26, %tileRows : index
    %28 = arith.divui %inputFeatures, %c10 : index
    %29 = arith.muli %27, %28 : index
    %30 = arith.divui %c7, %c10 : index
    %31 = arith.addi %29, %30 : index
    %32 = arith.muli %31, %c6 : index
    %33 = arith.remui %c7, %c10 : index
    %34 = arith.divui %33, %c1 : index
    %35 = arith.addi %32, %34 : index
    %36 = arith.muli %tileRows, %c1 : index
    %37 = arith.muli %35, %36 : index
    %38 = arith.remui %26, %tileRows : index
    %39 = arith.muli %38, %c1 : index
    %40 = arith.addi %37, %39 : index
    %41 = arith.remui %c7, %c1 : index
    %42 = arith.addi %40, %41 : index
    %43 = wave.wave
    %44 = arith.divui %inputFeatures, %c13 : index
    %45 = arith.muli %43, %stepsPerWave : index
    %46 = arith.minsi %45, %44 : index
    %47 = arith.addi %46, %stepsPerWave : index
    %48 = arith.minsi %47, %44 : index
    %49 = arith.cmpi eq, %wholeBlocks, %c8 : index
    %50 = arith.subi %48, %46 : index
    %51 = arith.divui %50, %c6 : index
    %52 = arith.muli %51, %c6 : index
    %53 = arith.addi %46, %52 : index
    %54 = arith.addi %46, %stepsPerWave : index
    %55 = arith.select %49, %54, %53 : index
    %59:2 = scf.for %56 = %46 to %55 step %c6 iter_args(%57 = %c15, %58 = %c15) -> (vector<8xf32>, vector<8xf32>) {
      %60 = wave.lane
      %61 = arith.addi %56, %c7 : index
      %62 = arith.remui %60, %c10 : index
      %63 = arith.addi %13, %c5 : index
      %64 = arith.divui %61, %c1 : index
      %65 = arith.muli %64, %c3 : index
      %66 = arith.addi %63, %65 : index
      %67 = arith.muli %62, %c18 : index
      %68 = arith.addi %66, %67 : index
      %69 = vector.load %w[%68] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %70 = vector.bitcast %69 : vector<4xi8> to vector<2xf16>
      %71 = arith.divui %inputFeatures, %c2 : index
      %72 = arith.muli %71, %c3 : index
      %73 = arith.addi %63, %72 : index
      %74 = arith.muli %61, %c13 : index
      %75 = arith.addi %73, %74 : index
      %76 = arith.muli %62, %c6 : index
      %77 = arith.addi %75, %76 : index
      %78 = vector.load %w[%77] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %79 = vector.extract %70[0] : f16 from vector<2xf16>
      %80 = arith.extf %79 : f16 to f32
      %81 = vector.extract %78[0] : i8 from vector<2xi8>
      %82 = arith.extui %81 : i8 to i32
      %83 = arith.sitofp %82 : i32 to f32
      %84 = arith.mulf %80, %83 : f32
      %85 = arith.truncf %84 : f32 to f16
      %86 = vector.broadcast %85 : f16 to vector<16xf16>
      %87 = vector.extract %70[1] : f16 from vector<2xf16>
      %88 = arith.extf %87 : f16 to f32
      %89 = vector.extract %78[1] : i8 from vector<2xi8>
      %90 = arith.extui %89 : i8 to i32
      %91 = arith.sitofp %90 : i32 to f32
      %92 = arith.mulf %88, %91 : f32
      %93 = arith.truncf %92 : f32 to f16
      %94 = vector.broadcast %93 : f16 to vector<16xf16>
      %95 = arith.addi %13, %c5 : index
      %96 = arith.divui %inputFeatures, %c2 : index
      %97 = arith.muli %96, %c3 : index
      %98 = arith.addi %97, %inputFeatures : index
      %99 = arith.addi %98, %c4 : index
      %100 = arith.divui %99, %c5 : index
      %101 = arith.muli %100, %c5 : index
      %102 = arith.addi %95, %101 : index
      %103 = arith.muli %inputFeatures, %c1 : index
      %104 = arith.addi %102, %103 : index
      %105 = arith.muli %61, %c10 : index
      %106 = arith.addi %105, %62 : index
      %107 = arith.muli %106, %c7 : index
      %108 = arith.addi %104, %107 : index
      %109 = arith.muli %61, %c2 : index
      %110 = arith.addi %102, %109 : index
      %111 = arith.muli %62, %c10 : index
      %112 = arith.addi %110, %111 : index
      %113 = vector.load %w[%112] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %114 = vector.bitcast %113 : vector<16xi8> to vector<4xi32>
      %115 = arith.shrui %114, %c19 : vector<4xi32>
      %116 = arith.andi %115, %c20 : vector<4xi32>
      %117 = arith.ori %116, %c21 : vector<4xi32>
      %118 = vector.bitcast %117 : vector<4xi32> to vector<8xf16>
      %119 = arith.shrui %114, %c22 : vector<4xi32>
      %120 = arith.andi %119, %c20 : vector<4xi32>
      %121 = arith.ori %120, %c21 : vector<4xi32>
      %122 = vector.bitcast %121 : vector<4xi32> to vector<8xf16>
      %123 = arith.shrui %114, %c23 : vector<4xi32>
      %124 = arith.andi %123, %c20 : vector<4xi32>
      %125 = arith.ori %124, %c21 : vector<4xi32>
      %126 = vector.bitcast %125 : vector<4xi32> to vector<8xf16>
      %127 = arith.shrui %114, %c24 : vector<4xi32>
      %128 = arith.andi %127, %c20 : vector<4xi32>
      %129 = arith.ori %128, %c21 : vector<4xi32>
      %130 = vector.bitcast %129 : vector<4xi32> to vector<8xf16>
      %131 = vector.shuffle %118, %122 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %132 = vector.shuffle %126, %130 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %133 = vector.shuffle %131, %132 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %134 = arith.subf %133, %c25 : vector<32xf16>
      %135 = vector.shuffle %134, %134 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %136 = vector.shuffle %134, %134 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %137 = math.fma %135, %86, %94 : vector<16xf16>
      %138 = math.fma %136, %86, %94 : vector<16xf16>
      %139 = arith.addi %56, %c8 : index
      %140 = arith.remui %60, %c10 : index
      %141 = arith.addi %13, %c5 : index
      %142 = arith.divui %139, %c1 : index
      %143 = arith.muli %142, %c3 : index
      %144 = arith.addi %141, %143 : index
      %145 = arith.muli %140, %c18 : index
      %146 = arith.addi %144, %145 : index
      %147 = vector.load %w[%146] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %148 = vector.bitcast %147 : vector<4xi8> to vector<2xf16>
      %149 = arith.divui %inputFeatures, %c2 : index
      %150 = arith.muli %149, %c3 : index
      %151 = arith.addi %141, %150 : index
      %152 = arith.muli %139, %c13 : index
      %153 = arith.addi %151, %152 : index
      %154 = arith.muli %140, %c6 : index
      %155 = arith.addi %153, %154 : index
      %156 = vector.load %w[%155] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %157 = vector.extract %148[0] : f16 from vector<2xf16>
      %158 = arith.extf %157 : f16 to f32
      %159 = vector.extract %156[0] : i8 from vector<2xi8>
      %160 = arith.extui %159 : i8 to i32
      %161 = arith.sitofp %160 : i32 to f32
      %162 = arith.mulf %158, %161 : f32
      %163 = arith.truncf %162 : f32 to f16
      %164 = vector.broadcast %163 : f16 to vector<16xf16>
      %165 = vector.extract %148[1] : f16 from vector<2xf16>
      %166 = arith.extf %165 : f16 to f32
      %167 = vector.extract %156[1] : i8 from vector<2xi8>
      %168 = arith.extui %167 : i8 to i32
      %169 = arith.sitofp %168 : i32 to f32
      %170 = arith.mulf %166, %169 : f32
      %171 = arith.truncf %170 : f32 to f16
      %172 = vector.broadcast %171 : f16 to vector<16xf16>
      %173 = arith.addi %13, %c5 : index
      %174 = arith.divui %inputFeatures, %c2 : index
      %175 = arith.muli %174, %c3 : index
      %176 = arith.addi %175, %inputFeatures : index
      %177 = arith.addi %176, %c4 : index
      %178 = arith.divui %177, %c5 : index
      %179 = arith.muli %178, %c5 : index
      %180 = arith.addi %173, %179 : index
      %181 = arith.muli %inputFeatures, %c1 : index
      %182 = arith.addi %180, %181 : index
      %183 = arith.muli %139, %c10 : index
      %184 = arith.addi %183, %140 : index
      %185 = arith.muli %184, %c7 : index
      %186 = arith.addi %182, %185 : index
      %187 = arith.muli %139, %c2 : index
      %188 = arith.addi %180, %187 : index
      %189 = arith.muli %140, %c10 : index
      %190 = arith.addi %188, %189 : index
      %191 = vector.load %w[%190] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %192 = vector.bitcast %191 : vector<16xi8> to vector<4xi32>
      %193 = arith.shrui %192, %c19 : vector<4xi32>
      %194 = arith.andi %193, %c20 : vector<4xi32>
      %195 = arith.ori %194, %c21 : vector<4xi32>
      %196 = vector.bitcast %195 : vector<4xi32> to vector<8xf16>
      %197 = arith.shrui %192, %c22 : vector<4xi32>
      %198 = arith.andi %197, %c20 : vector<4xi32>
      %199 = arith.ori %198, %c21 : vector<4xi32>
      %200 = vector.bitcast %199 : vector<4xi32> to vector<8xf16>
      %201 = arith.shrui %192, %c23 : vector<4xi32>
      %202 = arith.andi %201, %c20 : vector<4xi32>
      %203 = arith.ori %202, %c21 : vector<4xi32>
      %204 = vector.bitcast %203 : vector<4xi32> to vector<8xf16>
      %205 = arith.shrui %192, %c24 : vector<4xi32>
      %206 = arith.andi %205, %c20 : vector<4xi32>
      %207 = arith.ori %206, %c21 : vector<4xi32>
      %208 = vector.bitcast %207 : vector<4xi32> to vector<8xf16>
      %209 = vector.shuffle %196, %200 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %210 = vector.shuffle %204, %208 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %211 = vector.shuffle %209, %210 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %212 = arith.subf %211, %c25 : vector<32xf16>
      %213 = vector.shuffle %212, %212 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %214 = vector.shuffle %212, %212 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %215 = math.fma %213, %164, %172 : vector<16xf16>
      %216 = math.fma %214, %164, %172 : vector<16xf16>
      %217 = arith.addi %56, %c7 : index
      %218 = arith.remui %60, %c10 : index
      %219 = arith.addi %15, %c5 : index
      %220 = arith.divui %217, %c1 : index
      %221 = arith.muli %220, %c3 : index
      %222 = arith.addi %219, %221 : index
      %223 = arith.muli %218, %c18 : index
      %224 = arith.addi %222, %223 : index
      %225 = vector.load %w[%224] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %226 = vector.bitcast %225 : vector<4xi8> to vector<2xf16>
      %227 = arith.divui %inputFeatures, %c2 : index
      %228 = arith.muli %227, %c3 : index
      %229 = arith.addi %219, %228 : index
      %230 = arith.muli %217, %c13 : index
      %231 = arith.addi %229, %230 : index
      %232 = arith.muli %218, %c6 : index
      %233 = arith.addi %231, %232 : index
      %234 = vector.load %w[%233] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %235 = vector.extract %226[0] : f16 from vector<2xf16>
      %236 = arith.extf %235 : f16 to f32
      %237 = vector.extract %234[0] : i8 from vector<2xi8>
      %238 = arith.extui %237 : i8 to i32
      %239 = arith.sitofp %238 : i32 to f32
      %240 = arith.mulf %236, %239 : f32
      %241 = arith.truncf %240 : f32 to f16
      %242 = vector.broadcast %241 : f16 to vector<16xf16>
      %243 = vector.extract %226[1] : f16 from vector<2xf16>
      %244 = arith.extf %243 : f16 to f32
      %245 = vector.extract %234[1] : i8 from vector<2xi8>
      %246 = arith.extui %245 : i8 to i32
      %247 = arith.sitofp %246 : i32 to f32
      %248 = arith.mulf %244, %247 : f32
      %249 = arith.truncf %248 : f32 to f16
      %250 = vector.broadcast %249 : f16 to vector<16xf16>
      %251 = arith.addi %15, %c5 : index
      %252 = arith.divui %inputFeatures, %c2 : index
      %253 = arith.muli %252, %c3 : index
      %254 = arith.addi %253, %inputFeatures : index
      %255 = arith.addi %254, %c4 : index
      %256 = arith.divui %255, %c5 : index
      %257 = arith.muli %256, %c5 : index
      %258 = arith.addi %251, %257 : index
      %259 = arith.muli %inputFeatures, %c1 : index
      %260 = arith.addi %258, %259 : index
      %261 = arith.muli %217, %c10 : index
      %262 = arith.addi %261, %218 : index
      %263 = arith.muli %262, %c7 : index
      %264 = arith.addi %260, %263 : index
      %265 = arith.muli %217, %c2 : index
      %266 = arith.addi %258, %265 : index
      %267 = arith.muli %218, %c10 : index
      %268 = arith.addi %266, %267 : index
      %269 = vector.load %w[%268] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %270 = vector.bitcast %269 : vector<16xi8> to vector<4xi32>
      %271 = arith.shrui %270, %c19 : vector<4xi32>
      %272 = arith.andi %271, %c20 : vector<4xi32>
      %273 = arith.ori %272, %c21 : vector<4xi32>
      %274 = vector.bitcast %273 : vector<4xi32> to vector<8xf16>
      %275 = arith.shrui %270, %c22 : vector<4xi32>
      %276 = arith.andi %275, %c20 : vector<4xi32>
      %277 = arith.ori %276, %c21 : vector<4xi32>
      %278 = vector.bitcast %277 : vector<4xi32> to vector<8xf16>
      %279 = arith.shrui %270, %c23 : vector<4xi32>
      %280 = arith.andi %279, %c20 : vector<4xi32>
      %281 = arith.ori %280, %c21 : vector<4xi32>
      %282 = vector.bitcast %281 : vector<4xi32> to vector<8xf16>
      %283 = arith.shrui %270, %c24 : vector<4xi32>
      %284 = arith.andi %283, %c20 : vector<4xi32>
      %285 = arith.ori %284, %c21 : vector<4xi32>
      %286 = vector.bitcast %285 : vector<4xi32> to vector<8xf16>
      %287 = vector.shuffle %274, %278 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %288 = vector.shuffle %282, %286 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %289 = vector.shuffle %287, %288 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %290 = arith.subf %289, %c25 : vector<32xf16>
      %291 = vector.shuffle %290, %290 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %292 = vector.shuffle %290, %290 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %293 = math.fma %291, %242, %250 : vector<16xf16>
      %294 = math.fma %292, %242, %250 : vector<16xf16>
      %295 = arith.addi %56, %c8 : index
      %296 = arith.remui %60, %c10 : index
      %297 = arith.addi %15, %c5 : index
      %298 = arith.divui %295, %c1 : index
      %299 = arith.muli %298, %c3 : index
      %300 = arith.addi %297, %299 : index
      %301 = arith.muli %296, %c18 : index
      %302 = arith.addi %300, %301 : index
      %303 = vector.load %w[%302] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %304 = vector.bitcast %303 : vector<4xi8> to vector<2xf16>
      %305 = arith.divui %inputFeatures, %c2 : index
      %306 = arith.muli %305, %c3 : index
      %307 = arith.addi %297, %306 : index
      %308 = arith.muli %295, %c13 : index
      %309 = arith.addi %307, %308 : index
      %310 = arith.muli %296, %c6 : index
      %311 = arith.addi %309, %310 : index
      %312 = vector.load %w[%311] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %313 = vector.extract %304[0] : f16 from vector<2xf16>
      %314 = arith.extf %313 : f16 to f32
      %315 = vector.extract %312[0] : i8 from vector<2xi8>
      %316 = arith.extui %315 : i8 to i32
      %317 = arith.sitofp %316 : i32 to f32
      %318 = arith.mulf %314, %317 : f32
      %319 = arith.truncf %318 : f32 to f16
      %320 = vector.broadcast %319 : f16 to vector<16xf16>
      %321 = vector.extract %304[1] : f16 from vector<2xf16>
      %322 = arith.extf %321 : f16 to f32
      %323 = vector.extract %312[1] : i8 from vector<2xi8>
      %324 = arith.extui %323 : i8 to i32
      %325 = arith.sitofp %324 : i32 to f32
      %326 = arith.mulf %322, %325 : f32
      %327 = arith.truncf %326 : f32 to f16
      %328 = vector.broadcast %327 : f16 to vector<16xf16>
      %329 = arith.addi %15, %c5 : index
      %330 = arith.divui %inputFeatures, %c2 : index
      %331 = arith.muli %330, %c3 : index
      %332 = arith.addi %331, %inputFeatures : index
      %333 = arith.addi %332, %c4 : index
      %334 = arith.divui %333, %c5 : index
      %335 = arith.muli %334, %c5 : index
      %336 = arith.addi %329, %335 : index
      %337 = arith.muli %inputFeatures, %c1 : index
      %338 = arith.addi %336, %337 : index
      %339 = arith.muli %295, %c10 : index
      %340 = arith.addi %339, %296 : index
      %341 = arith.muli %340, %c7 : index
      %342 = arith.addi %338, %341 : index
      %343 = arith.muli %295, %c2 : index
      %344 = arith.addi %336, %343 : index
      %345 = arith.muli %296, %c10 : index
      %346 = arith.addi %344, %345 : index
      %347 = vector.load %w[%346] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %348 = vector.bitcast %347 : vector<16xi8> to vector<4xi32>
      %349 = arith.shrui %348, %c19 : vector<4xi32>
      %350 = arith.andi %349, %c20 : vector<4xi32>
      %351 = arith.ori %350, %c21 : vector<4xi32>
      %352 = vector.bitcast %351 : vector<4xi32> to vector<8xf16>
      %353 = arith.shrui %348, %c22 : vector<4xi32>
      %354 = arith.andi %353, %c20 : vector<4xi32>
      %355 = arith.ori %354, %c21 : vector<4xi32>
      %356 = vector.bitcast %355 : vector<4xi32> to vector<8xf16>
      %357 = arith.shrui %348, %c23 : vector<4xi32>
      %358 = arith.andi %357, %c20 : vector<4xi32>
      %359 = arith.ori %358, %c21 : vector<4xi32>
      %360 = vector.bitcast %359 : vector<4xi32> to vector<8xf16>
      %361 = arith.shrui %348, %c24 : vector<4xi32>
      %362 = arith.andi %361, %c20 : vector<4xi32>
      %363 = arith.ori %362, %c21 : vector<4xi32>
      %364 = vector.bitcast %363 : vector<4xi32> to vector<8xf16>
      %365 = vector.shuffle %352, %356 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %366 = vector.shuffle %360, %364 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %367 = vector.shuffle %365, %366 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %368 = arith.subf %367, %c25 : vector<32xf16>
      %369 = vector.shuffle %368, %368 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %370 = vector.shuffle %368, %368 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %371 = math.fma %369, %320, %328 : vector<16xf16>
      %372 = math.fma %370, %320, %328 : vector<16xf16>
      %373 = arith.muli %56, %c6 : index
      %374 = arith.addi %373, %c7 : index
      %375 = arith.muli %tileRows, %c10 : index
      %376 = arith.muli %374, %375 : index
      %377 = arith.addi %42, %376 : index
      %378 = vector.load %x[%377] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %379 = arith.muli %tileRows, %c1 : index
      %380 = arith.addi %377, %379 : index
      %381 = vector.load %x[%380] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %382 = vector.shuffle %378, %381 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %383 = wave.mma %382, %137, %57 : vector<16xf16>, vector<8xf32>
      %384 = wave.mma %382, %293, %58 : vector<16xf16>, vector<8xf32>
      %385 = arith.muli %56, %c6 : index
      %386 = arith.addi %385, %c8 : index
      %387 = arith.muli %tileRows, %c10 : index
      %388 = arith.muli %386, %387 : index
      %389 = arith.addi %42, %388 : index
      %390 = vector.load %x[%389] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %391 = arith.muli %tileRows, %c1 : index
      %392 = arith.addi %389, %391 : index
      %393 = vector.load %x[%392] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %394 = vector.shuffle %390, %393 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %395 = wave.mma %394, %138, %383 : vector<16xf16>, vector<8xf32>
      %396 = wave.mma %394, %294, %384 : vector<16xf16>, vector<8xf32>
      %397 = arith.muli %56, %c6 : index
      %398 = arith.addi %397, %c6 : index
      %399 = arith.muli %tileRows, %c10 : index
      %400 = arith.muli %398, %399 : index
      %401 = arith.addi %42, %400 : index
      %402 = vector.load %x[%401] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %403 = arith.muli %tileRows, %c1 : index
      %404 = arith.addi %401, %403 : index
      %405 = vector.load %x[%404] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %406 = vector.shuffle %402, %405 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %407 = wave.mma %406, %215, %395 : vector<16xf16>, vector<8xf32>
      %408 = wave.mma %406, %371, %396 : vector<16xf16>, vector<8xf32>
      %409 = arith.muli %56, %c6 : index
      %410 = arith.addi %409, %c26 : index
      %411 = arith.muli %tileRows, %c10 : index
      %412 = arith.muli %410, %411 : index
      %413 = arith.addi %42, %412 : index
      %414 = vector.load %x[%413] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %415 = arith.muli %tileRows, %c1 : index
      %416 = arith.addi %413, %415 : index
      %417 = vector.load %x[%416] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %418 = vector.shuffle %414, %417 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %419 = wave.mma %418, %216, %407 : vector<16xf16>, vector<8xf32>
      %420 = wave.mma %418, %372, %408 : vector<16xf16>, vector<8xf32>
      scf.yield %419, %420 : vector<8xf32>, vector<8xf32>
    }
    %421 = arith.select %49, %55, %48 : index
    %425:2 = scf.for %422 = %55 to %421 step %c8 iter_args(%423 = %59#0, %424 = %59#1) -> (vector<8xf32>, vector<8xf32>) {
      %426 = wave.lane
      %427 = arith.addi %422, %c7 : index
      %428 = arith.remui %426, %c10 : index
      %429 = arith.addi %13, %c5 : index
      %430 = arith.divui %427, %c1 : index
      %431 = arith.muli %430, %c3 : index
      %432 = arith.addi %429, %431 : index
      %433 = arith.muli %428, %c18 : index
      %434 = arith.addi %432, %433 : index
      %435 = vector.load %w[%434] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %436 = vector.bitcast %435 : vector<4xi8> to vector<2xf16>
      %437 = arith.divui %inputFeatures, %c2 : index
      %438 = arith.muli %437, %c3 : index
      %439 = arith.addi %429, %438 : index
      %440 = arith.muli %427, %c13 : index
      %441 = arith.addi %439, %440 : index
      %442 = arith.muli %428, %c6 : index
      %443 = arith.addi %441, %442 : index
      %444 = vector.load %w[%443] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %445 = vector.extract %436[0] : f16 from vector<2xf16>
      %446 = arith.extf %445 : f16 to f32
      %447 = vector.extract %444[0] : i8 from vector<2xi8>
      %448 = arith.extui %447 : i8 to i32
      %449 = arith.sitofp %448 : i32 to f32
      %450 = arith.mulf %446, %449 : f32
      %451 = arith.truncf %450 : f32 to f16
      %452 = vector.broadcast %451 : f16 to vector<16xf16>
      %453 = vector.extract %436[1] : f16 from vector<2xf16>
      %454 = arith.extf %453 : f16 to f32
      %455 = vector.extract %444[1] : i8 from vector<2xi8>
      %456 = arith.extui %455 : i8 to i32
      %457 = arith.sitofp %456 : i32 to f32
      %458 = arith.mulf %454, %457 : f32
      %459 = arith.truncf %458 : f32 to f16
      %460 = vector.broadcast %459 : f16 to vector<16xf16>
      %461 = arith.addi %13, %c5 : index
      %462 = arith.divui %inputFeatures, %c2 : index
      %463 = arith.muli %462, %c3 : index
      %464 = arith.addi %463, %inputFeatures : index
      %465 = arith.addi %464, %c4 : index
      %466 = arith.divui %465, %c5 : index
      %467 = arith.muli %466, %c5 : index
      %468 = arith.addi %461, %467 : index
      %469 = arith.muli %inputFeatures, %c1 : index
      %470 = arith.addi %468, %469 : index
      %471 = arith.muli %427, %c10 : index
      %472 = arith.addi %471, %428 : index
      %473 = arith.muli %472, %c7 : index
      %474 = arith.addi %470, %473 : index
      %475 = arith.muli %427, %c2 : index
      %476 = arith.addi %468, %475 : index
      %477 = arith.muli %428, %c10 : index
      %478 = arith.addi %476, %477 : index
      %479 = vector.load %w[%478] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %480 = vector.bitcast %479 : vector<16xi8> to vector<4xi32>
      %481 = arith.shrui %480, %c19 : vector<4xi32>
      %482 = arith.andi %481, %c20 : vector<4xi32>
      %483 = arith.ori %482, %c21 : vector<4xi32>
      %484 = vector.bitcast %483 : vector<4xi32> to vector<8xf16>
      %485 = arith.shrui %480, %c22 : vector<4xi32>
      %486 = arith.andi %485, %c20 : vector<4xi32>
      %487 = arith.ori %486, %c21 : vector<4xi32>
      %488 = vector.bitcast %487 : vector<4xi32> to vector<8xf16>
      %489 = arith.shrui %480, %c23 : vector<4xi32>
      %490 = arith.andi %489, %c20 : vector<4xi32>
      %491 = arith.ori %490, %c21 : vector<4xi32>
      %492 = vector.bitcast %491 : vector<4xi32> to vector<8xf16>
      %493 = arith.shrui %480, %c24 : vector<4xi32>
      %494 = arith.andi %493, %c20 : vector<4xi32>
      %495 = arith.ori %494, %c21 : vector<4xi32>
      %496 = vector.bitcast %495 : vector<4xi32> to vector<8xf16>
      %497 = vector.shuffle %484, %488 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %498 = vector.shuffle %492, %496 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %499 = vector.shuffle %497, %498 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %500 = arith.subf %499, %c25 : vector<32xf16>
      %501 = vector.shuffle %500, %500 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %502 = vector.shuffle %500, %500 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %503 = math.fma %501, %452, %460 : vector<16xf16>
      %504 = math.fma %502, %452, %460 : vector<16xf16>
      %505 = arith.addi %422, %c7 : index
      %506 = arith.remui %426, %c10 : index
      %507 = arith.addi %15, %c5 : index
      %508 = arith.divui %505, %c1 : index
      %509 = arith.muli %508, %c3 : index
      %510 = arith.addi %507, %509 : index
      %511 = arith.muli %506, %c18 : index
      %512 = arith.addi %510, %511 : index
      %513 = vector.load %w[%512] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %514 = vector.bitcast %513 : vector<4xi8> to vector<2xf16>
      %515 = arith.divui %inputFeatures, %c2 : index
      %516 = arith.muli %515, %c3 : index
      %517 = arith.addi %507, %516 : index
      %518 = arith.muli %505, %c13 : index
      %519 = arith.addi %517, %518 : index
      %520 = arith.muli %506, %c6 : index
      %521 = arith.addi %519, %520 : index
      %522 = vector.load %w[%521] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %523 = vector.extract %514[0] : f16 from vector<2xf16>
      %524 = arith.extf %523 : f16 to f32
      %525 = vector.extract %522[0] : i8 from vector<2xi8>
      %526 = arith.extui %525 : i8 to i32
      %527 = arith.sitofp %526 : i32 to f32
      %528 = arith.mulf %524, %527 : f32
      %529 = arith.truncf %528 : f32 to f16
      %530 = vector.broadcast %529 : f16 to vector<16xf16>
      %531 = vector.extract %514[1] : f16 from vector<2xf16>
      %532 = arith.extf %531 : f16 to f32
      %533 = vector.extract %522[1] : i8 from vector<2xi8>
      %534 = arith.extui %533 : i8 to i32
      %535 = arith.sitofp %534 : i32 to f32
      %536 = arith.mulf %532, %535 : f32
      %537 = arith.truncf %536 : f32 to f16
      %538 = vector.broadcast %537 : f16 to vector<16xf16>
      %539 = arith.addi %15, %c5 : index
      %540 = arith.divui %inputFeatures, %c2 : index
      %541 = arith.muli %540, %c3 : index
      %542 = arith.addi %541, %inputFeatures : index
      %543 = arith.addi %542, %c4 : index
      %544 = arith.divui %543, %c5 : index
      %545 = arith.muli %544, %c5 : index
      %546 = arith.addi %539, %545 : index
      %547 = arith.muli %inputFeatures, %c1 : index
      %548 = arith.addi %546, %547 : index
      %549 = arith.muli %505, %c10 : index
      %550 = arith.addi %549, %506 : index
      %551 = arith.muli %550, %c7 : index
      %552 = arith.addi %548, %551 : index
      %553 = arith.muli %505, %c2 : index
      %554 = arith.addi %546, %553 : index
      %555 = arith.muli %506, %c10 : index
      %556 = arith.addi %554, %555 : index
      %557 = vector.load %w[%556] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %558 = vector.bitcast %557 : vector<16xi8> to vector<4xi32>
      %559 = arith.shrui %558, %c19 : vector<4xi32>
      %560 = arith.andi %559, %c20 : vector<4xi32>
      %561 = arith.ori %560, %c21 : vector<4xi32>
      %562 = vector.bitcast %561 : vector<4xi32> to vector<8xf16>
      %563 = arith.shrui %558, %c22 : vector<4xi32>
      %564 = arith.andi %563, %c20 : vector<4xi32>
      %565 = arith.ori %564, %c21 : vector<4xi32>
      %566 = vector.bitcast %565 : vector<4xi32> to vector<8xf16>
      %567 = arith.shrui %558, %c23 : vector<4xi32>
      %568 = arith.andi %567, %c20 : vector<4xi32>
      %569 = arith.ori %568, %c21 : vector<4xi32>
      %570 = vector.bitcast %569 : vector<4xi32> to vector<8xf16>
      %571 = arith.shrui %558, %c24 : vector<4xi32>
      %572 = arith.andi %571, %c20 : vector<4xi32>
      %573 = arith.ori %572, %c21 : vector<4xi32>
      %574 = vector.bitcast %573 : vector<4xi32> to vector<8xf16>
      %575 = vector.shuffle %562, %566 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %576 = vector.shuffle %570, %574 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %577 = vector.shuffle %575, %576 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %578 = arith.subf %577, %c25 : vector<32xf16>
      %579 = vector.shuffle %578, %578 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %580 = vector.shuffle %578, %578 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %581 = math.fma %579, %530, %538 : vector<16xf16>
      %582 = math.fma %580, %530, %538 : vector<16xf16>
      %583 = arith.muli %422, %c6 : index
      %584 = arith.addi %583, %c7 : index
      %585 = arith.muli %tileRows, %c10 : index
      %586 = arith.muli %584, %585 : index
      %587 = arith.addi %42, %586 : index
      %588 = vector.load %x[%587] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %589 = arith.muli %tileRows, %c1 : index
      %590 = arith.addi %587, %589 : index
      %591 = vector.load %x[%590] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %592 = vector.shuffle %588, %591 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %593 = wave.mma %592, %503, %423 : vector<16xf16>, vector<8xf32>
      %594 = wave.mma %592, %581, %424 : vector<16xf16>, vector<8xf32>
      %595 = arith.muli %422, %c6 : index
      %596 = arith.addi %595, %c8 : index
      %597 = arith.muli %tileRows, %c10 : index
      %598 = arith.muli %596, %597 : index
      %599 = arith.addi %42, %598 : index
      %600 = vector.load %x[%599] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %601 = arith.muli %tileRows, %c1 : index
      %602 = arith.addi %599, %601 : index
      %603 = vector.load %x[%602] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %604 = vector.shuffle %600, %603 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %605 = wave.mma %604, %504, %593 : vector<16xf16>, vector<8xf32>
      %606 = wave.mma %604, %582, %594 : vector<16xf16>, vector<8xf32>
      scf.yield %605, %606 : vector<8xf32>, vector<8xf32>
    }
    %607 = wave.lane
    %608 = vector.extract %425#0[0] : f32 from vector<8xf32>
    %609 = vector.extract %425#1[0] : f32 from vector<8xf32>
    %610 = wave.lane
    %611 = arith.addi %18, %c7 : index
    %612 = arith.muli %c7, %c6 : index
    %613 = arith.addi %611, %612 : index
    %614 = arith.divui %610, %c10 : index
    %615 = arith.addi %613, %614 : index
    %616 = arith.cmpi slt, %615, %17 : index
    scf.if %616 {
      %617 = arith.cmpi eq, %hasFactors, %c8 : index
      %618 = arith.muli %615, %c6 : index
      %619 = memref.load %factors[%618] : memref<?xf32>
      %620 = arith.mulf %619, %operandScale : f32
      %621 = arith.select %617, %620, %operandScale : f32
      %622 = arith.remui %610, %c10 : index
      %623 = arith.muli %622, %c18 : index
      %624 = arith.addi %13, %623 : index
      %625 = vector.load %w[%624] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %626 = vector.bitcast %625 : vector<4xi8> to vector<1xf32>
      %627 = vector.extract %626[0] : f32 from vector<1xf32>
      %628 = arith.mulf %627, %621 : f32
      %629 = arith.mulf %608, %628 : f32
      %630 = arith.remui %610, %c10 : index
      %631 = arith.muli %630, %c18 : index
      %632 = arith.addi %15, %631 : index
      %633 = vector.load %w[%632] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %634 = vector.bitcast %633 : vector<4xi8> to vector<1xf32>
      %635 = vector.extract %634[0] : f32 from vector<1xf32>
      %636 = arith.mulf %635, %621 : f32
      %637 = arith.mulf %609, %636 : f32
      %638 = arith.muli %615, %outputFeatures : index
      %639 = arith.addi %638, %21 : index
      %640 = wave.lane
      %641 = arith.remui %640, %c10 : index
      %642 = arith.addi %639, %641 : index
      scf.if %19 {
        %643 = arith.addi %642, %c7 : index
        %644 = memref.load %residual[%643] : memref<?xf32>
        %645 = arith.addf %644, %629 : f32
        %646 = arith.addi %642, %c7 : index
        memref.store %645, %out[%646] : memref<?xf32>
      } else {
        %647 = arith.addi %642, %c7 : index
        memref.store %629, %out[%647] : memref<?xf32>
      }
      scf.if %19 {
        %648 = arith.addi %642, %c10 : index
        %649 = memref.load %residual[%648] : memref<?xf32>
        %650 = arith.addf %649, %637 : f32
        %651 = arith.addi %642, %c10 : index
        memref.store %650, %out[%651] : memref<?xf32>
      } else {
        %652 = arith.addi %642, %c10 : index
        memref.store %637, %out[%652] : memref<?xf32>
      }
    }
    %653 = vector.extract %425#0[1] : f32 from vector<8xf32>
    %654 = vector.extract %425#1[1] : f32 from vector<8xf32>
    %655 = wave.lane
    %656 = arith.addi %18, %c7 : index
    %657 = arith.muli %c8, %c6 : index
    %658 = arith.addi %656, %657 : index
    %659 = arith.divui %655, %c10 : index
    %660 = arith.addi %658, %659 : index
    %661 = arith.cmpi slt, %660, %17 : index
    scf.if %661 {
      %662 = arith.cmpi eq, %hasFactors, %c8 : index
      %663 = arith.muli %660, %c6 : index
      %664 = memref.load %factors[%663] : memref<?xf32>
      %665 = arith.mulf %664, %operandScale : f32
      %666 = arith.select %662, %665, %operandScale : f32
      %667 = arith.remui %655, %c10 : index
      %668 = arith.muli %667, %c18 : index
      %669 = arith.addi %13, %668 : index
      %670 = vector.load %w[%669] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %671 = vector.bitcast %670 : vector<4xi8> to vector<1xf32>
      %672 = vector.extract %671[0] : f32 from vector<1xf32>
      %673 = arith.mulf %672, %666 : f32
      %674 = arith.mulf %653, %673 : f32
      %675 = arith.remui %655, %c10 : index
      %676 = arith.muli %675, %c18 : index
      %677 = arith.addi %15, %676 : index
      %678 = vector.load %w[%677] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %679 = vector.bitcast %678 : vector<4xi8> to vector<1xf32>
      %680 = vector.extract %679[0] : f32 from vector<1xf32>
      %681 = arith.mulf %680, %666 : f32
      %682 = arith.mulf %654, %681 : f32
      %683 = arith.muli %660, %outputFeatures : index
      %684 = arith.addi %683, %21 : index
      %685 = wave.lane
      %686 = arith.remui %685, %c10 : index
      %687 = arith.addi %684, %686 : index
      scf.if %19 {
        %688 = arith.addi %687, %c7 : index
        %689 = memref.load %residual[%688] : memref<?xf32>
        %690 = arith.addf %689, %674 : f32
        %691 = arith.addi %687, %c7 : index
        memref.store %690, %out[%691] : memref<?xf32>
      } else {
        %692 = arith.addi %687, %c7 : index
        memref.store %674, %out[%692] : memref<?xf32>
      }
      scf.if %19 {
        %693 = arith.addi %687, %c10 : index
        %694 = memref.load %residual[%693] : memref<?xf32>
        %695 = arith.addf %694, %682 : f32
        %696 = arith.addi %687, %c10 : index
        memref.store %695, %out[%696] : memref<?xf32>
      } else {
        %697 = arith.addi %687, %c10 : index
        memref.store %682, %out[%697] : memref<?xf32>
      }
    }
    %698 = vector.extract %425#0[2] : f32 from vector<8xf32>
    %699 = vector.extract %425#1[2] : f32 from vector<8xf32>
    %700 = wave.lane
    %701 = arith.addi %18, %c7 : index
    %702 = arith.muli %c6, %c6 : index
    %703 = arith.addi %701, %702 : index
    %704 = arith.divui %700, %c10 : index
    %705 = arith.addi %703, %704 : index
    %706 = arith.cmpi slt, %705, %17 : index
    scf.if %706 {
      %707 = arith.cmpi eq, %hasFactors, %c8 : index
      %708 = arith.muli %705, %c6 : index
      %709 = memref.load %factors[%708] : memref<?xf32>
      %710 = arith.mulf %709, %operandScale : f32
      %711 = arith.select %707, %710, %operandScale : f32
      %712 = arith.remui %700, %c10 : index
      %713 = arith.muli %712, %c18 : index
      %714 = arith.addi %13, %713 : index
      %715 = vector.load %w[%714] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %716 = vector.bitcast %715 : vector<4xi8> to vector<1xf32>
      %717 = vector.extract %716[0] : f32 from vector<1xf32>
      %718 = arith.mulf %717, %711 : f32
      %719 = arith.mulf %698, %718 : f32
      %720 = arith.remui %700, %c10 : index
      %721 = arith.muli %720, %c18 : index
      %722 = arith.addi %15, %721 : index
      %723 = vector.load %w[%722] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %724 = vector.bitcast %723 : vector<4xi8> to vector<1xf32>
      %725 = vector.extract %724[0] : f32 from vector<1xf32>
      %726 = arith.mulf %725, %711 : f32
      %727 = arith.mulf %699, %726 : f32
      %728 = arith.muli %705, %outputFeatures : index
      %729 = arith.addi %728, %21 : index
      %730 = wave.lane
      %731 = arith.remui %730, %c10 : index
      %732 = arith.addi %729, %731 : index
      scf.if %19 {
        %733 = arith.addi %732, %c7 : index
        %734 = memref.load %residual[%733] : memref<?xf32>
        %735 = arith.addf %734, %719 : f32
        %736 = arith.addi %732, %c7 : index
        memref.store %735, %out[%736] : memref<?xf32>
      } else {
        %737 = arith.addi %732, %c7 : index
        memref.store %719, %out[%737] : memref<?xf32>
      }
      scf.if %19 {
        %738 = arith.addi %732, %c10 : index
        %739 = memref.load %residual[%738] : memref<?xf32>
        %740 = arith.addf %739, %727 : f32
        %741 = arith.addi %732, %c10 : index
        memref.store %740, %out[%741] : memref<?xf32>
      } else {
        %742 = arith.addi %732, %c10 : index
        memref.store %727, %out[%742] : memref<?xf32>
      }
    }
    %743 = vector.extract %425#0[3] : f32 from vector<8xf32>
    %744 = vector.extract %425#1[3] : f32 from vector<8xf32>
    %745 = wave.lane
    %746 = arith.addi %18, %c7 : index
    %747 = arith.muli %c26, %c6 : index
    %748 = arith.addi %746, %747 : index
    %749 = arith.divui %745, %c10 : index
    %750 = arith.addi %748, %749 : index
    %751 = arith.cmpi slt, %750, %17 : index
    scf.if %751 {
      %752 = arith.cmpi eq, %hasFactors, %c8 : index
      %753 = arith.muli %750, %c6 : index
      %754 = memref.load %factors[%753] : memref<?xf32>
      %755 = arith.mulf %754, %operandScale : f32
      %756 = arith.select %752, %755, %operandScale : f32
      %757 = arith.remui %745, %c10 : index
      %758 = arith.muli %757, %c18 : index
      %759 = arith.addi %13, %758 : index
      %760 = vector.load %w[%759] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %761 = vector.bitcast %760 : vector<4xi8> to vector<1xf32>
      %762 = vector.extract %761[0] : f32 from vector<1xf32>
      %763 = arith.mulf %762, %756 : f32
      %764 = arith.mulf %743, %763 : f32
      %765 = arith.remui %745, %c10 : index
      %766 = arith.muli %765, %c18 : index
      %767 = arith.addi %15, %766 : index
      %768 = vector.load %w[%767] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %769 = vector.bitcast %768 : vector<4xi8> to vector<1xf32>
      %770 = vector.extract %769[0] : f32 from vector<1xf32>
      %771 = arith.mulf %770, %756 : f32
      %772 = arith.mulf %744, %771 : f32
      %773 = arith.muli %750, %outputFeatures : index
      %774 = arith.addi %773, %21 : index
      %775 = wave.lane
      %776 = arith.remui %775, %c10 : index
      %777 = arith.addi %774, %776 : index
      scf.if %19 {
        %778 = arith.addi %777, %c7 : index
        %779 = memref.load %residual[%778] : memref<?xf32>
        %780 = arith.addf %779, %764 : f32
        %781 = arith.addi %777, %c7 : index
        memref.store %780, %out[%781] : memref<?xf32>
      } else {
        %782 = arith.addi %777, %c7 : index
        memref.store %764, %out[%782] : memref<?xf32>
      }
      scf.if %19 {
        %783 = arith.addi %777, %c10 : index
        %784 = memref.load %residual[%783] : memref<?xf32>
        %785 = arith.addf %784, %772 : f32
        %786 = arith.addi %777, %c10 : index
        memref.store %785, %out[%786] : memref<?xf32>
      } else {
        %787 = arith.addi %777, %c10 : index
        memref.store %772, %out[%787] : memref<?xf32>
      }
    }
    %788 = vector.extract %425#0[4] : f32 from vector<8xf32>
    %789 = vector.extract %425#1[4] : f32 from vector<8xf32>
    %790 = wave.lane
    %791 = arith.addi %18, %c7 : index
    %792 = arith.muli %c18, %c6 : index
    %793 = arith.addi %791, %792 : index
    %794 = arith.divui %790, %c10 : index
    %795 = arith.addi %793, %794 : index
    %796 = arith.cmpi slt, %795, %17 : index
    scf.if %796 {
      %797 = arith.cmpi eq, %hasFactors, %c8 : index
      %798 = arith.muli %795, %c6 : index
      %799 = memref.load %factors[%798] : memref<?xf32>
      %800 = arith.mulf %799, %operandScale : f32
      %801 = arith.select %797, %800, %operandScale : f32
      %802 = arith.remui %790, %c10 : index
      %803 = arith.muli %802, %c18 : index
      %804 = arith.addi %13, %803 : index
      %805 = vector.load %w[%804] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %806 = vector.bitcast %805 : vector<4xi8> to vector<1xf32>
      %807 = vector.extract %806[0] : f32 from vector<1xf32>
      %808 = arith.mulf %807, %801 : f32
      %809 = arith.mulf %788, %808 : f32
      %810 = arith.remui %790, %c10 : index
      %811 = arith.muli %810, %c18 : index
      %812 = arith.addi %15, %811 : index
      %813 = vector.load %w[%812] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %814 = vector.bitcast %813 : vector<4xi8> to vector<1xf32>
      %815 = vector.extract %814[0] : f32 from vector<1xf32>
      %816 = arith.mulf %815, %801 : f32
      %817 = arith.mulf %789, %816 : f32
      %818 = arith.muli %795, %outputFeatures : index
      %819 = arith.addi %818, %21 : index
      %820 = wave.lane
      %821 = arith.remui %820, %c10 : index
      %822 = arith.addi %819, %821 : index
      scf.if %19 {
        %823 = arith.addi %822, %c7 : index
        %824 = memref.load %residual[%823] : memref<?xf32>
        %825 = arith.addf %824, %809 : f32
        %826 = arith.addi %822, %c7 : index
        memref.store %825, %out[%826] : memref<?xf32>
      } else {
        %827 = arith.addi %822, %c7 : index
        memref.store %809, %out[%827] : memref<?xf32>
      }
      scf.if %19 {
        %828 = arith.addi %822, %c10 : index
        %829 = memref.load %residual[%828] : memref<?xf32>
        %830 = arith.addf %829, %817 : f32
        %831 = arith.addi %822, %c10 : index
        memref.store %830, %out[%831] : memref<?xf32>
      } else {
        %832 = arith.addi %822, %c10 : index
        memref.store %817, %out[%832] : memref<?xf32>
      }
    }
    %833 = vector.extract %425#0[5] : f32 from vector<8xf32>
    %834 = vector.extract %425#1[5] : f32 from vector<8xf32>
    %835 = wave.lane
    %836 = arith.addi %18, %c7 : index
    %837 = arith.muli %c29, %c6 : index
    %838 = arith.addi %836, %837 : index
    %839 = arith.divui %835, %c10 : index
    %840 = arith.addi %838, %839 : index
    %841 = arith.cmpi slt, %840, %17 : index
    scf.if %841 {
      %842 = arith.cmpi eq, %hasFactors, %c8 : index
      %843 = arith.muli %840, %c6 : index
      %844 = memref.load %factors[%843] : memref<?xf32>
      %845 = arith.mulf %844, %operandScale : f32
      %846 = arith.select %842, %845, %operandScale : f32
      %847 = arith.remui %835, %c10 : index
      %848 = arith.muli %847, %c18 : index
      %849 = arith.addi %13, %848 : index
      %850 = vector.load %w[%849] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %851 = vector.bitcast %850 : vector<4xi8> to vector<1xf32>
      %852 = vector.extract %851[0] : f32 from vector<1xf32>
      %853 = arith.mulf %852, %846 : f32
      %854 = arith.mulf %833, %853 : f32
      %855 = arith.remui %835, %c10 : index
      %856 = arith.muli %855, %c18 : index
      %857 = arith.addi %15, %856 : index
      %858 = vector.load %w[%857] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %859 = vector.bitcast %858 : vector<4xi8> to vector<1xf32>
      %860 = vector.extract %859[0] : f32 from vector<1xf32>
      %861 = arith.mulf %860, %846 : f32
      %862 = arith.mulf %834, %861 : f32
      %863 = arith.muli %840, %outputFeatures : index
      %864 = arith.addi %863, %21 : index
      %865 = wave.lane
      %866 = arith.remui %865, %c10 : index
      %867 = arith.addi %864, %866 : index
      scf.if %19 {
        %868 = arith.addi %867, %c7 : index
        %869 = memref.load %residual[%868] : memref<?xf32>
        %870 = arith.addf %869, %854 : f32
        %871 = arith.addi %867, %c7 : index
        memref.store %870, %out[%871] : memref<?xf32>
      } else {
        %872 = arith.addi %867, %c7 : index
        memref.store %854, %out[%872] : memref<?xf32>
      }
      scf.if %19 {
        %873 = arith.addi %867, %c10 : index
        %874 = memref.load %residual[%873] : memref<?xf32>
        %875 = arith.addf %874, %862 : f32
        %876 = arith.addi %867, %c10 : index
        memref.store %875, %out[%876] : memref<?xf32>
      } else {
        %877 = arith.addi %867, %c10 : index
        memref.store %862, %out[%877] : memref<?xf32>
      }
    }
    %878 = vector.extract %425#0[6] : f32 from vector<8xf32>
    %879 = vector.extract %425#1[6] : f32 from vector<8xf32>
    %880 = wave.lane
    %881 = arith.addi %18, %c7 : index
    %882 = arith.muli %c30, %c6 : index
    %883 = arith.addi %881, %882 : index
    %884 = arith.divui %880, %c10 : index
    %885 = arith.addi %883, %884 : index
    %886 = arith.cmpi slt, %885, %17 : index
    scf.if %886 {
      %887 = arith.cmpi eq, %hasFactors, %c8 : index
      %888 = arith.muli %885, %c6 : index
      %889 = memref.load %factors[%888] : memref<?xf32>
      %890 = arith.mulf %889, %operandScale : f32
      %891 = arith.select %887, %890, %operandScale : f32
      %892 = arith.remui %880, %c10 : index
      %893 = arith.muli %892, %c18 : index
      %894 = arith.addi %13, %893 : index
      %895 = vector.load %w[%894] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %896 = vector.bitcast %895 : vector<4xi8> to vector<1xf32>
      %897 = vector.extract %896[0] : f32 from vector<1xf32>
      %898 = arith.mulf %897, %891 : f32
      %899 = arith.mulf %878, %898 : f32
      %900 = arith.remui %880, %c10 : index
      %901 = arith.muli %900, %c18 : index
      %902 = arith.addi %15, %901 : index
      %903 = vector.load %w[%902] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %904 = vector.bitcast %903 : vector<4xi8> to vector<1xf32>
      %905 = vector.extract %904[0] : f32 from vector<1xf32>
      %906 = arith.mulf %905, %891 : f32
      %907 = arith.mulf %879, %906 : f32
      %908 = arith.muli %885, %outputFeatures : index
      %909 = arith.addi %908, %21 : index
      %910 = wave.lane
      %911 = arith.remui %910, %c10 : index
      %912 = arith.addi %909, %911 : index
      scf.if %19 {
        %913 = arith.addi %912, %c7 : index
        %914 = memref.load %residual[%913] : memref<?xf32>
        %915 = arith.addf %914, %899 : f32
        %916 = arith.addi %912, %c7 : index
        memref.store %915, %out[%916] : memref<?xf32>
      } else {
        %917 = arith.addi %912, %c7 : index
        memref.store %899, %out[%917] : memref<?xf32>
      }
      scf.if %19 {
        %918 = arith.addi %912, %c10 : index
        %919 = memref.load %residual[%918] : memref<?xf32>
        %920 = arith.addf %919, %907 : f32
        %921 = arith.addi %912, %c10 : index
        memref.store %920, %out[%921] : memref<?xf32>
      } else {
        %922 = arith.addi %912, %c10 : index
        memref.store %907, %out[%922] : memref<?xf32>
      }
    }
    %923 = vector.extract %425#0[7] : f32 from vector<8xf32>
    %924 = vector.extract %425#1[7] : f32 from vector<8xf32>
    %925 = wave.lane
    %926 = arith.addi %18, %c7 : index
    %927 = arith.muli %c31, %c6 : index
    %928 = arith.addi %926, %927 : index
    %929 = arith.divui %925, %c10 : index
    %930 = arith.addi %928, %929 : index
    %931 = arith.cmpi slt, %930, %17 : index
    scf.if %931 {
      %932 = arith.cmpi eq, %hasFactors, %c8 : index
      %933 = arith.muli %930, %c6 : index
      %934 = memref.load %factors[%933] : memref<?xf32>
      %935 = arith.mulf %934, %operandScale : f32
      %936 = arith.select %932, %935, %operandScale : f32
      %937 = arith.remui %925, %c10 : index
      %938 = arith.muli %937, %c18 : index
      %939 = arith.addi %13, %938 : index
      %940 = vector.load %w[%939] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %941 = vector.bitcast %940 : vector<4xi8> to vector<1xf32>
      %942 = vector.extract %941[0] : f32 from vector<1xf32>
      %943 = arith.mulf %942, %936 : f32
      %944 = arith.mulf %923, %943 : f32
      %945 = arith.remui %925, %c10 : index
      %946 = arith.muli %945, %c18 : index
      %947 = arith.addi %15, %946 : index
      %948 = vector.load %w[%947] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %949 = vector.bitcast %948 : vector<4xi8> to vector<1xf32>
      %950 = vector.extract %949[0] : f32 from vector<1xf32>
      %951 = arith.mulf %950, %936 : f32
      %952 = arith.mulf %924, %951 : f32
      %953 = arith.muli %930, %outputFeatures : index
      %954 = arith.addi %953, %21 : index
      %955 = wave.lane
      %956 = arith.remui %955, %c10 : index
      %957 = arith.addi %954, %956 : index
      scf.if %19 {
        %958 = arith.addi %957, %c7 : index
        %959 = memref.load %residual[%958] : memref<?xf32>
        %960 = arith.addf %959, %944 : f32
        %961 = arith.addi %957, %c7 : index
        memref.store %960, %out[%961] : memref<?xf32>
      } else {
        %962 = arith.addi %957, %c7 : index
        memref.store %944, %out[%962] : memref<?xf32>
      }
      scf.if %19 {
        %963 = arith.addi %957, %c10 : index
        %964 = memref.load %residual[%963] : memref<?xf32>
        %965 = arith.addf %964, %952 : f32
        %966 = arith.addi %957, %c10 : index
        memref.store %965, %out[%966] : memref<?xf32>
      } else {
        %967 = arith.addi %957, %c10 : index
        memref.store %952, %out[%967] : memref<?xf32>
      }
    }
  }
  %968 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %968 {
    %969 = arith.addi %18, %c10 : index
    %970 = arith.minsi %969, %17 : index
    %971 = wave.wave
    %972 = arith.addi %18, %971 : index
    scf.for %973 = %972 to %970 step %c8 {
      %974 = arith.muli %973, %features : index
      %975 = wave.lane
      %976 = arith.muli %975, %c18 : index
      %981:3 = scf.for %977 = %976 to %features step %c5 iter_args(%978 = %c34, %979 = %c34, %980 = %c34) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
        %982 = arith.addi %974, %977 : index
        %983 = vector.load %out[%982] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %984 = vector.load %norm_weight[%977] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %985 = arith.mulf %983, %984 : vector<4xf32>
        %986 = math.fma %983, %983, %978 : vector<4xf32>
        %987 = math.fma %985, %985, %979 : vector<4xf32>
        %988 = math.absf %985 : vector<4xf32>
        %989 = arith.maximumf %980, %988 : vector<4xf32>
        scf.yield %986, %987, %989 : vector<4xf32>, vector<4xf32>, vector<4xf32>
      }
      %990 = wave.reduce "add" %981#0 : vector<4xf32>
      %991 = arith.mulf %990, %inverseFeatures : f32
      %992 = arith.addf %991, %epsilon : f32
      %993 = math.sqrt %992 : f32
      %994 = arith.divf %c36, %993 : f32
      %995 = wave.reduce "max" %981#2 : vector<4xf32>
      %996 = arith.mulf %995, %994 : f32
      %997 = arith.bitcast %996 : f32 to i32
      %998 = arith.shrui %997, %c38 : i32
      %999 = arith.maxsi %998, %c39 : i32
      %1000 = arith.subi %c40, %999 : i32
      %1001 = arith.shli %1000, %c38 : i32
      %1002 = arith.subi %999, %c41 : i32
      %1003 = arith.shli %1002, %c38 : i32
      %1004 = arith.bitcast %1001 : i32 to f32
      %1005 = arith.bitcast %1003 : i32 to f32
      %1006 = wave.reduce "add" %981#1 : vector<4xf32>
      %1007 = arith.mulf %1006, %994 : f32
      %1008 = arith.mulf %1007, %994 : f32
      %1009 = wave.lane
      %1010 = arith.cmpi eq, %1009, %c7 : index
      scf.if %1010 {
        %1011 = arith.muli %973, %c6 : index
        memref.store %1005, %normed_factors[%1011] : memref<?xf32>
        %1012 = arith.muli %973, %c6 : index
        %1013 = arith.addi %1012, %c8 : index
        memref.store %1008, %normed_factors[%1013] : memref<?xf32>
      }
      %1014 = vector.broadcast %994 : f32 to vector<4xf32>
      %1015 = vector.broadcast %1004 : f32 to vector<4xf32>
      scf.for %1016 = %976 to %features step %c5 {
        %1017 = arith.addi %974, %1016 : index
        %1018 = vector.load %out[%1017] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %1019 = arith.mulf %1018, %1014 : vector<4xf32>
        %1020 = vector.load %norm_weight[%1016] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %1021 = arith.mulf %1019, %1020 : vector<4xf32>
        %1022 = arith.mulf %1021, %1015 : vector<4xf32>
        %1023 = arith.divui %973, %tileRows : index
        %1024 = arith.divui %features, %c10 : index
        %1025 = arith.muli %1023, %1024 : index
        %1026 = arith.divui %1016, %c10 : index
        %1027 = arith.addi %1025, %1026 : index
        %1028 = arith.muli %1027, %c6 : index
        %1029 = arith.remui %1016, %c10 : index
        %1030 = arith.divui %1029, %c1 : index
        %1031 = arith.addi %1028, %1030 : index
        %1032 = arith.muli %tileRows, %c1 : index
        %1033 = arith.muli %1031, %1032 : index
        %1034 = arith.remui %973, %tileRows : index
        %1035 = arith.muli %1034, %c1 : index
        %1036 = arith.addi %1033, %1035 : index
        %1037 = arith.remui %1016, %c1 : index
        %1038 = arith.addi %1036, %1037 : index
        %1039 = arith.truncf %1022 : vector<4xf32> to vector<4xf16>
        vector.store %1039, %normed[%1038] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
