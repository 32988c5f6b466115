// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxGateUp(format='q4_k', waves=1, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @gate_up_q4_k_w1p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>, %out_factors: memref<?xf32>) {
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
  %outputFeatures = wave.param "outputFeatures" : index
  %outTileRows = wave.param "outTileRows" : index
  %tileRows = wave.param "tileRows" : index
  %c13 = arith.constant 16 : index
  %c14 = arith.constant 32 : index
  %c15 = arith.constant 48 : index
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
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c30 = arith.constant 23 : i32
  %c31 = arith.constant 141 : i32
  %c32 = arith.constant 268 : i32
  %c33 = arith.constant 14 : i32
  %c34 = arith.constant 0x3F800000 : f32
  %c35 = arith.constant 0xBFB8AA3B : f32
  %c36 = arith.constant 5 : index
  %c37 = arith.constant 6 : index
  %c38 = arith.constant 7 : index
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
  %18 = arith.muli %1, %c3 : index
  %19 = arith.cmpi slt, %18, %17 : index
  scf.if %19 {
    %20 = wave.lane
    %21 = arith.remui %20, %c13 : index
    %22 = arith.remui %21, %tileRows : index
    %23 = arith.addi %18, %22 : index
    %24 = arith.divui %23, %tileRows : index
    %25 = arith.divui %inputFeatures, %c13 : index
    %26 = arith.muli %24, %25 : index
    %27 = arith.divui %c7, %c13 : index
    %28 = arith.addi %26, %27 : index
    %29 = arith.muli %28, %c6 : index
    %30 = arith.remui %c7, %c13 : index
    %31 = arith.divui %30, %c1 : index
    %32 = arith.addi %29, %31 : index
    %33 = arith.muli %tileRows, %c1 : index
    %34 = arith.muli %32, %33 : index
    %35 = arith.remui %23, %tileRows : index
    %36 = arith.muli %35, %c1 : index
    %37 = arith.addi %34, %36 : index
    %38 = arith.remui %c7, %c1 : index
    %39 = arith.addi %37, %38 : index
    %40 = arith.addi %21, %c13 : index
    %41 = arith.addi %18, %40 : index
    %42 = arith.divui %41, %tileRows : index
    %43 = arith.divui %inputFeatures, %c13 : index
    %44 = arith.muli %42, %43 : index
    %45 = arith.divui %c7, %c13 : index
    %46 = arith.addi %44, %45 : index
    %47 = arith.muli %46, %c6 : index
    %48 = arith.remui %c7, %c13 : index
    %49 = arith.divui %48, %c1 : index
    %50 = arith.addi %47, %49 : index
    %51 = arith.muli %tileRows, %c1 : index
    %52 = arith.muli %50, %51 : index
    %53 = arith.remui %41, %tileRows : index
    %54 = arith.muli %53, %c1 : index
    %55 = arith.addi %52, %54 : index
    %56 = arith.remui %c7, %c1 : index
    %57 = arith.addi %55, %56 : index
    %58 = arith.addi %21, %c14 : index
    %59 = arith.addi %18, %58 : index
    %60 = arith.divui %59, %tileRows : index
    %61 = arith.divui %inputFeatures, %c13 : index
    %62 = arith.muli %60, %61 : index
    %63 = arith.divui %c7, %c13 : index
    %64 = arith.addi %62, %63 : index
    %65 = arith.muli %64, %c6 : index
    %66 = arith.remui %c7, %c13 : index
    %67 = arith.divui %66, %c1 : index
    %68 = arith.addi %65, %67 : index
    %69 = arith.muli %tileRows, %c1 : index
    %70 = arith.muli %68, %69 : index
    %71 = arith.remui %59, %tileRows : index
    %72 = arith.muli %71, %c1 : index
    %73 = arith.addi %70, %72 : index
    %74 = arith.remui %c7, %c1 : index
    %75 = arith.addi %73, %74 : index
    %76 = arith.addi %21, %c15 : index
    %77 = arith.addi %18, %76 : index
    %78 = arith.divui %77, %tileRows : index
    %79 = arith.divui %inputFeatures, %c13 : index
    %80 = arith.muli %78, %79 : index
    %81 = arith.divui %c7, %c13 : index
    %82 = arith.addi %80, %81 : index
    %83 = arith.muli %82, %c6 : index
    %84 = arith.remui %c7, %c13 : index
    %85 = arith.divui %84, %c1 : index
    %86 = arith.addi %83, %85 : index
    %87 = arith.muli %tileRows, %c1 : index
    %88 = arith.muli %86, %87 : index
    %89 = arith.remui %77, %tileRows : index
    %90 = arith.muli %89, %c1 : index
    %91 = arith.addi %88, %90 : index
    %92 = arith.remui %c7, %c1 : index
    %93 = arith.addi %91, %92 : index
    %94 = wave.wave
    %95 = arith.divui %inputFeatures, %c14 : index
    %96 = arith.muli %94, %stepsPerWave : index
    %97 = arith.minsi %96, %95 : index
    %98 = arith.addi %97, %stepsPerWave : index
    %99 = arith.minsi %98, %95 : index
    %100 = arith.cmpi eq, %wholeBlocks, %c8 : index
    %101 = arith.subi %99, %97 : index
    %102 = arith.divui %101, %c6 : index
    %103 = arith.muli %102, %c6 : index
    %104 = arith.addi %97, %103 : index
    %105 = arith.addi %97, %stepsPerWave : index
    %106 = arith.select %100, %105, %104 : index
    %116:8 = scf.for %107 = %97 to %106 step %c6 iter_args(%108 = %c16, %109 = %c16, %110 = %c16, %111 = %c16, %112 = %c16, %113 = %c16, %114 = %c16, %115 = %c16) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %117 = wave.lane
      %118 = arith.addi %107, %c7 : index
      %119 = arith.remui %117, %c13 : index
      %120 = arith.addi %13, %c5 : index
      %121 = arith.divui %118, %c1 : index
      %122 = arith.muli %121, %c3 : index
      %123 = arith.addi %120, %122 : index
      %124 = arith.muli %119, %c19 : index
      %125 = arith.addi %123, %124 : index
      %126 = vector.load %w[%125] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %127 = vector.bitcast %126 : vector<4xi8> to vector<2xf16>
      %128 = arith.divui %inputFeatures, %c2 : index
      %129 = arith.muli %128, %c3 : index
      %130 = arith.addi %120, %129 : index
      %131 = arith.muli %118, %c14 : index
      %132 = arith.addi %130, %131 : index
      %133 = arith.muli %119, %c6 : index
      %134 = arith.addi %132, %133 : index
      %135 = vector.load %w[%134] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %136 = vector.extract %127[0] : f16 from vector<2xf16>
      %137 = arith.extf %136 : f16 to f32
      %138 = vector.extract %135[0] : i8 from vector<2xi8>
      %139 = arith.extui %138 : i8 to i32
      %140 = arith.sitofp %139 : i32 to f32
      %141 = arith.mulf %137, %140 : f32
      %142 = arith.truncf %141 : f32 to f16
      %143 = vector.broadcast %142 : f16 to vector<16xf16>
      %144 = vector.extract %127[1] : f16 from vector<2xf16>
      %145 = arith.extf %144 : f16 to f32
      %146 = vector.extract %135[1] : i8 from vector<2xi8>
      %147 = arith.extui %146 : i8 to i32
      %148 = arith.sitofp %147 : i32 to f32
      %149 = arith.mulf %145, %148 : f32
      %150 = arith.truncf %149 : f32 to f16
      %151 = vector.broadcast %150 : f16 to vector<16xf16>
      %152 = arith.addi %13, %c5 : index
      %153 = arith.divui %inputFeatures, %c2 : index
      %154 = arith.muli %153, %c3 : index
      %155 = arith.addi %154, %inputFeatures : index
      %156 = arith.addi %155, %c4 : index
      %157 = arith.divui %156, %c5 : index
      %158 = arith.muli %157, %c5 : index
      %159 = arith.addi %152, %158 : index
      %160 = arith.muli %inputFeatures, %c1 : index
      %161 = arith.addi %159, %160 : index
      %162 = arith.muli %118, %c13 : index
      %163 = arith.addi %162, %119 : index
      %164 = arith.muli %163, %c7 : index
      %165 = arith.addi %161, %164 : index
      %166 = arith.muli %118, %c2 : index
      %167 = arith.addi %159, %166 : index
      %168 = arith.muli %119, %c13 : index
      %169 = arith.addi %167, %168 : index
      %170 = vector.load %w[%169] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %171 = vector.bitcast %170 : vector<16xi8> to vector<4xi32>
      %172 = arith.shrui %171, %c20 : vector<4xi32>
      %173 = arith.andi %172, %c21 : vector<4xi32>
      %174 = arith.ori %173, %c22 : vector<4xi32>
      %175 = vector.bitcast %174 : vector<4xi32> to vector<8xf16>
      %176 = arith.shrui %171, %c23 : vector<4xi32>
      %177 = arith.andi %176, %c21 : vector<4xi32>
      %178 = arith.ori %177, %c22 : vector<4xi32>
      %179 = vector.bitcast %178 : vector<4xi32> to vector<8xf16>
      %180 = arith.shrui %171, %c24 : vector<4xi32>
      %181 = arith.andi %180, %c21 : vector<4xi32>
      %182 = arith.ori %181, %c22 : vector<4xi32>
      %183 = vector.bitcast %182 : vector<4xi32> to vector<8xf16>
      %184 = arith.shrui %171, %c25 : vector<4xi32>
      %185 = arith.andi %184, %c21 : vector<4xi32>
      %186 = arith.ori %185, %c22 : vector<4xi32>
      %187 = vector.bitcast %186 : vector<4xi32> to vector<8xf16>
      %188 = vector.shuffle %175, %179 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %189 = vector.shuffle %183, %187 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %190 = vector.shuffle %188, %189 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %191 = arith.subf %190, %c26 : vector<32xf16>
      %192 = vector.shuffle %191, %191 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %193 = vector.shuffle %191, %191 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %194 = math.fma %192, %143, %151 : vector<16xf16>
      %195 = math.fma %193, %143, %151 : vector<16xf16>
      %196 = arith.addi %107, %c8 : index
      %197 = arith.remui %117, %c13 : index
      %198 = arith.addi %13, %c5 : index
      %199 = arith.divui %196, %c1 : index
      %200 = arith.muli %199, %c3 : index
      %201 = arith.addi %198, %200 : index
      %202 = arith.muli %197, %c19 : index
      %203 = arith.addi %201, %202 : index
      %204 = vector.load %w[%203] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %205 = vector.bitcast %204 : vector<4xi8> to vector<2xf16>
      %206 = arith.divui %inputFeatures, %c2 : index
      %207 = arith.muli %206, %c3 : index
      %208 = arith.addi %198, %207 : index
      %209 = arith.muli %196, %c14 : index
      %210 = arith.addi %208, %209 : index
      %211 = arith.muli %197, %c6 : index
      %212 = arith.addi %210, %211 : index
      %213 = vector.load %w[%212] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %214 = vector.extract %205[0] : f16 from vector<2xf16>
      %215 = arith.extf %214 : f16 to f32
      %216 = vector.extract %213[0] : i8 from vector<2xi8>
      %217 = arith.extui %216 : i8 to i32
      %218 = arith.sitofp %217 : i32 to f32
      %219 = arith.mulf %215, %218 : f32
      %220 = arith.truncf %219 : f32 to f16
      %221 = vector.broadcast %220 : f16 to vector<16xf16>
      %222 = vector.extract %205[1] : f16 from vector<2xf16>
      %223 = arith.extf %222 : f16 to f32
      %224 = vector.extract %213[1] : i8 from vector<2xi8>
      %225 = arith.extui %224 : i8 to i32
      %226 = arith.sitofp %225 : i32 to f32
      %227 = arith.mulf %223, %226 : f32
      %228 = arith.truncf %227 : f32 to f16
      %229 = vector.broadcast %228 : f16 to vector<16xf16>
      %230 = arith.addi %13, %c5 : index
      %231 = arith.divui %inputFeatures, %c2 : index
      %232 = arith.muli %231, %c3 : index
      %233 = arith.addi %232, %inputFeatures : index
      %234 = arith.addi %233, %c4 : index
      %235 = arith.divui %234, %c5 : index
      %236 = arith.muli %235, %c5 : index
      %237 = arith.addi %230, %236 : index
      %238 = arith.muli %inputFeatures, %c1 : index
      %239 = arith.addi %237, %238 : index
      %240 = arith.muli %196, %c13 : index
      %241 = arith.addi %240, %197 : index
      %242 = arith.muli %241, %c7 : index
      %243 = arith.addi %239, %242 : index
      %244 = arith.muli %196, %c2 : index
      %245 = arith.addi %237, %244 : index
      %246 = arith.muli %197, %c13 : index
      %247 = arith.addi %245, %246 : index
      %248 = vector.load %w[%247] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %249 = vector.bitcast %248 : vector<16xi8> to vector<4xi32>
      %250 = arith.shrui %249, %c20 : vector<4xi32>
      %251 = arith.andi %250, %c21 : vector<4xi32>
      %252 = arith.ori %251, %c22 : vector<4xi32>
      %253 = vector.bitcast %252 : vector<4xi32> to vector<8xf16>
      %254 = arith.shrui %249, %c23 : vector<4xi32>
      %255 = arith.andi %254, %c21 : vector<4xi32>
      %256 = arith.ori %255, %c22 : vector<4xi32>
      %257 = vector.bitcast %256 : vector<4xi32> to vector<8xf16>
      %258 = arith.shrui %249, %c24 : vector<4xi32>
      %259 = arith.andi %258, %c21 : vector<4xi32>
      %260 = arith.ori %259, %c22 : vector<4xi32>
      %261 = vector.bitcast %260 : vector<4xi32> to vector<8xf16>
      %262 = arith.shrui %249, %c25 : vector<4xi32>
      %263 = arith.andi %262, %c21 : vector<4xi32>
      %264 = arith.ori %263, %c22 : vector<4xi32>
      %265 = vector.bitcast %264 : vector<4xi32> to vector<8xf16>
      %266 = vector.shuffle %253, %257 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %267 = vector.shuffle %261, %265 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %268 = vector.shuffle %266, %267 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %269 = arith.subf %268, %c26 : vector<32xf16>
      %270 = vector.shuffle %269, %269 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %271 = vector.shuffle %269, %269 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %272 = math.fma %270, %221, %229 : vector<16xf16>
      %273 = math.fma %271, %221, %229 : vector<16xf16>
      %274 = arith.addi %107, %c7 : index
      %275 = arith.remui %117, %c13 : index
      %276 = arith.addi %15, %c5 : index
      %277 = arith.divui %274, %c1 : index
      %278 = arith.muli %277, %c3 : index
      %279 = arith.addi %276, %278 : index
      %280 = arith.muli %275, %c19 : index
      %281 = arith.addi %279, %280 : index
      %282 = vector.load %w[%281] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %283 = vector.bitcast %282 : vector<4xi8> to vector<2xf16>
      %284 = arith.divui %inputFeatures, %c2 : index
      %285 = arith.muli %284, %c3 : index
      %286 = arith.addi %276, %285 : index
      %287 = arith.muli %274, %c14 : index
      %288 = arith.addi %286, %287 : index
      %289 = arith.muli %275, %c6 : index
      %290 = arith.addi %288, %289 : index
      %291 = vector.load %w[%290] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %292 = vector.extract %283[0] : f16 from vector<2xf16>
      %293 = arith.extf %292 : f16 to f32
      %294 = vector.extract %291[0] : i8 from vector<2xi8>
      %295 = arith.extui %294 : i8 to i32
      %296 = arith.sitofp %295 : i32 to f32
      %297 = arith.mulf %293, %296 : f32
      %298 = arith.truncf %297 : f32 to f16
      %299 = vector.broadcast %298 : f16 to vector<16xf16>
      %300 = vector.extract %283[1] : f16 from vector<2xf16>
      %301 = arith.extf %300 : f16 to f32
      %302 = vector.extract %291[1] : i8 from vector<2xi8>
      %303 = arith.extui %302 : i8 to i32
      %304 = arith.sitofp %303 : i32 to f32
      %305 = arith.mulf %301, %304 : f32
      %306 = arith.truncf %305 : f32 to f16
      %307 = vector.broadcast %306 : f16 to vector<16xf16>
      %308 = arith.addi %15, %c5 : index
      %309 = arith.divui %inputFeatures, %c2 : index
      %310 = arith.muli %309, %c3 : index
      %311 = arith.addi %310, %inputFeatures : index
      %312 = arith.addi %311, %c4 : index
      %313 = arith.divui %312, %c5 : index
      %314 = arith.muli %313, %c5 : index
      %315 = arith.addi %308, %314 : index
      %316 = arith.muli %inputFeatures, %c1 : index
      %317 = arith.addi %315, %316 : index
      %318 = arith.muli %274, %c13 : index
      %319 = arith.addi %318, %275 : index
      %320 = arith.muli %319, %c7 : index
      %321 = arith.addi %317, %320 : index
      %322 = arith.muli %274, %c2 : index
      %323 = arith.addi %315, %322 : index
      %324 = arith.muli %275, %c13 : index
      %325 = arith.addi %323, %324 : index
      %326 = vector.load %w[%325] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %327 = vector.bitcast %326 : vector<16xi8> to vector<4xi32>
      %328 = arith.shrui %327, %c20 : vector<4xi32>
      %329 = arith.andi %328, %c21 : vector<4xi32>
      %330 = arith.ori %329, %c22 : vector<4xi32>
      %331 = vector.bitcast %330 : vector<4xi32> to vector<8xf16>
      %332 = arith.shrui %327, %c23 : vector<4xi32>
      %333 = arith.andi %332, %c21 : vector<4xi32>
      %334 = arith.ori %333, %c22 : vector<4xi32>
      %335 = vector.bitcast %334 : vector<4xi32> to vector<8xf16>
      %336 = arith.shrui %327, %c24 : vector<4xi32>
      %337 = arith.andi %336, %c21 : vector<4xi32>
      %338 = arith.ori %337, %c22 : vector<4xi32>
      %339 = vector.bitcast %338 : vector<4xi32> to vector<8xf16>
      %340 = arith.shrui %327, %c25 : vector<4xi32>
      %341 = arith.andi %340, %c21 : vector<4xi32>
      %342 = arith.ori %341, %c22 : vector<4xi32>
      %343 = vector.bitcast %342 : vector<4xi32> to vector<8xf16>
      %344 = vector.shuffle %331, %335 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %345 = vector.shuffle %339, %343 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %346 = vector.shuffle %344, %345 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %347 = arith.subf %346, %c26 : vector<32xf16>
      %348 = vector.shuffle %347, %347 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %349 = vector.shuffle %347, %347 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %350 = math.fma %348, %299, %307 : vector<16xf16>
      %351 = math.fma %349, %299, %307 : vector<16xf16>
      %352 = arith.addi %107, %c8 : index
      %353 = arith.remui %117, %c13 : index
      %354 = arith.addi %15, %c5 : index
      %355 = arith.divui %352, %c1 : index
      %356 = arith.muli %355, %c3 : index
      %357 = arith.addi %354, %356 : index
      %358 = arith.muli %353, %c19 : index
      %359 = arith.addi %357, %358 : index
      %360 = vector.load %w[%359] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %361 = vector.bitcast %360 : vector<4xi8> to vector<2xf16>
      %362 = arith.divui %inputFeatures, %c2 : index
      %363 = arith.muli %362, %c3 : index
      %364 = arith.addi %354, %363 : index
      %365 = arith.muli %352, %c14 : index
      %366 = arith.addi %364, %365 : index
      %367 = arith.muli %353, %c6 : index
      %368 = arith.addi %366, %367 : index
      %369 = vector.load %w[%368] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %370 = vector.extract %361[0] : f16 from vector<2xf16>
      %371 = arith.extf %370 : f16 to f32
      %372 = vector.extract %369[0] : i8 from vector<2xi8>
      %373 = arith.extui %372 : i8 to i32
      %374 = arith.sitofp %373 : i32 to f32
      %375 = arith.mulf %371, %374 : f32
      %376 = arith.truncf %375 : f32 to f16
      %377 = vector.broadcast %376 : f16 to vector<16xf16>
      %378 = vector.extract %361[1] : f16 from vector<2xf16>
      %379 = arith.extf %378 : f16 to f32
      %380 = vector.extract %369[1] : i8 from vector<2xi8>
      %381 = arith.extui %380 : i8 to i32
      %382 = arith.sitofp %381 : i32 to f32
      %383 = arith.mulf %379, %382 : f32
      %384 = arith.truncf %383 : f32 to f16
      %385 = vector.broadcast %384 : f16 to vector<16xf16>
      %386 = arith.addi %15, %c5 : index
      %387 = arith.divui %inputFeatures, %c2 : index
      %388 = arith.muli %387, %c3 : index
      %389 = arith.addi %388, %inputFeatures : index
      %390 = arith.addi %389, %c4 : index
      %391 = arith.divui %390, %c5 : index
      %392 = arith.muli %391, %c5 : index
      %393 = arith.addi %386, %392 : index
      %394 = arith.muli %inputFeatures, %c1 : index
      %395 = arith.addi %393, %394 : index
      %396 = arith.muli %352, %c13 : index
      %397 = arith.addi %396, %353 : index
      %398 = arith.muli %397, %c7 : index
      %399 = arith.addi %395, %398 : index
      %400 = arith.muli %352, %c2 : index
      %401 = arith.addi %393, %400 : index
      %402 = arith.muli %353, %c13 : index
      %403 = arith.addi %401, %402 : index
      %404 = vector.load %w[%403] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %405 = vector.bitcast %404 : vector<16xi8> to vector<4xi32>
      %406 = arith.shrui %405, %c20 : vector<4xi32>
      %407 = arith.andi %406, %c21 : vector<4xi32>
      %408 = arith.ori %407, %c22 : vector<4xi32>
      %409 = vector.bitcast %408 : vector<4xi32> to vector<8xf16>
      %410 = arith.shrui %405, %c23 : vector<4xi32>
      %411 = arith.andi %410, %c21 : vector<4xi32>
      %412 = arith.ori %411, %c22 : vector<4xi32>
      %413 = vector.bitcast %412 : vector<4xi32> to vector<8xf16>
      %414 = arith.shrui %405, %c24 : vector<4xi32>
      %415 = arith.andi %414, %c21 : vector<4xi32>
      %416 = arith.ori %415, %c22 : vector<4xi32>
      %417 = vector.bitcast %416 : vector<4xi32> to vector<8xf16>
      %418 = arith.shrui %405, %c25 : vector<4xi32>
      %419 = arith.andi %418, %c21 : vector<4xi32>
      %420 = arith.ori %419, %c22 : vector<4xi32>
      %421 = vector.bitcast %420 : vector<4xi32> to vector<8xf16>
      %422 = vector.shuffle %409, %413 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %423 = vector.shuffle %417, %421 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %424 = vector.shuffle %422, %423 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %425 = arith.subf %424, %c26 : vector<32xf16>
      %426 = vector.shuffle %425, %425 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %427 = vector.shuffle %425, %425 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %428 = math.fma %426, %377, %385 : vector<16xf16>
      %429 = math.fma %427, %377, %385 : vector<16xf16>
      %430 = arith.muli %107, %c6 : index
      %431 = arith.addi %430, %c7 : index
      %432 = arith.muli %tileRows, %c13 : index
      %433 = arith.muli %431, %432 : index
      %434 = arith.addi %39, %433 : index
      %435 = vector.load %x[%434] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %436 = arith.muli %tileRows, %c1 : index
      %437 = arith.addi %434, %436 : index
      %438 = vector.load %x[%437] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %439 = vector.shuffle %435, %438 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %440 = wave.mma %439, %194, %108 : vector<16xf16>, vector<8xf32>
      %441 = wave.mma %439, %350, %109 : vector<16xf16>, vector<8xf32>
      %442 = arith.muli %107, %c6 : index
      %443 = arith.addi %442, %c7 : index
      %444 = arith.muli %tileRows, %c13 : index
      %445 = arith.muli %443, %444 : index
      %446 = arith.addi %57, %445 : index
      %447 = vector.load %x[%446] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %448 = arith.muli %tileRows, %c1 : index
      %449 = arith.addi %446, %448 : index
      %450 = vector.load %x[%449] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %451 = vector.shuffle %447, %450 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %452 = wave.mma %451, %194, %110 : vector<16xf16>, vector<8xf32>
      %453 = wave.mma %451, %350, %111 : vector<16xf16>, vector<8xf32>
      %454 = arith.muli %107, %c6 : index
      %455 = arith.addi %454, %c7 : index
      %456 = arith.muli %tileRows, %c13 : index
      %457 = arith.muli %455, %456 : index
      %458 = arith.addi %75, %457 : index
      %459 = vector.load %x[%458] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %460 = arith.muli %tileRows, %c1 : index
      %461 = arith.addi %458, %460 : index
      %462 = vector.load %x[%461] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %463 = vector.shuffle %459, %462 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %464 = wave.mma %463, %194, %112 : vector<16xf16>, vector<8xf32>
      %465 = wave.mma %463, %350, %113 : vector<16xf16>, vector<8xf32>
      %466 = arith.muli %107, %c6 : index
      %467 = arith.addi %466, %c7 : index
      %468 = arith.muli %tileRows, %c13 : index
      %469 = arith.muli %467, %468 : index
      %470 = arith.addi %93, %469 : index
      %471 = vector.load %x[%470] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %472 = arith.muli %tileRows, %c1 : index
      %473 = arith.addi %470, %472 : index
      %474 = vector.load %x[%473] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %475 = vector.shuffle %471, %474 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %476 = wave.mma %475, %194, %114 : vector<16xf16>, vector<8xf32>
      %477 = wave.mma %475, %350, %115 : vector<16xf16>, vector<8xf32>
      %478 = arith.muli %107, %c6 : index
      %479 = arith.addi %478, %c8 : index
      %480 = arith.muli %tileRows, %c13 : index
      %481 = arith.muli %479, %480 : index
      %482 = arith.addi %39, %481 : index
      %483 = vector.load %x[%482] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %484 = arith.muli %tileRows, %c1 : index
      %485 = arith.addi %482, %484 : index
      %486 = vector.load %x[%485] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %487 = vector.shuffle %483, %486 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %488 = wave.mma %487, %195, %440 : vector<16xf16>, vector<8xf32>
      %489 = wave.mma %487, %351, %441 : vector<16xf16>, vector<8xf32>
      %490 = arith.muli %107, %c6 : index
      %491 = arith.addi %490, %c8 : index
      %492 = arith.muli %tileRows, %c13 : index
      %493 = arith.muli %491, %492 : index
      %494 = arith.addi %57, %493 : index
      %495 = vector.load %x[%494] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %496 = arith.muli %tileRows, %c1 : index
      %497 = arith.addi %494, %496 : index
      %498 = vector.load %x[%497] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %499 = vector.shuffle %495, %498 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %500 = wave.mma %499, %195, %452 : vector<16xf16>, vector<8xf32>
      %501 = wave.mma %499, %351, %453 : vector<16xf16>, vector<8xf32>
      %502 = arith.muli %107, %c6 : index
      %503 = arith.addi %502, %c8 : index
      %504 = arith.muli %tileRows, %c13 : index
      %505 = arith.muli %503, %504 : index
      %506 = arith.addi %75, %505 : index
      %507 = vector.load %x[%506] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %508 = arith.muli %tileRows, %c1 : index
      %509 = arith.addi %506, %508 : index
      %510 = vector.load %x[%509] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %511 = vector.shuffle %507, %510 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %512 = wave.mma %511, %195, %464 : vector<16xf16>, vector<8xf32>
      %513 = wave.mma %511, %351, %465 : vector<16xf16>, vector<8xf32>
      %514 = arith.muli %107, %c6 : index
      %515 = arith.addi %514, %c8 : index
      %516 = arith.muli %tileRows, %c13 : index
      %517 = arith.muli %515, %516 : index
      %518 = arith.addi %93, %517 : index
      %519 = vector.load %x[%518] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %520 = arith.muli %tileRows, %c1 : index
      %521 = arith.addi %518, %520 : index
      %522 = vector.load %x[%521] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %523 = vector.shuffle %519, %522 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %524 = wave.mma %523, %195, %476 : vector<16xf16>, vector<8xf32>
      %525 = wave.mma %523, %351, %477 : vector<16xf16>, vector<8xf32>
      %526 = arith.muli %107, %c6 : index
      %527 = arith.addi %526, %c6 : index
      %528 = arith.muli %tileRows, %c13 : index
      %529 = arith.muli %527, %528 : index
      %530 = arith.addi %39, %529 : index
      %531 = vector.load %x[%530] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %532 = arith.muli %tileRows, %c1 : index
      %533 = arith.addi %530, %532 : index
      %534 = vector.load %x[%533] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %535 = vector.shuffle %531, %534 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %536 = wave.mma %535, %272, %488 : vector<16xf16>, vector<8xf32>
      %537 = wave.mma %535, %428, %489 : vector<16xf16>, vector<8xf32>
      %538 = arith.muli %107, %c6 : index
      %539 = arith.addi %538, %c6 : index
      %540 = arith.muli %tileRows, %c13 : index
      %541 = arith.muli %539, %540 : index
      %542 = arith.addi %57, %541 : index
      %543 = vector.load %x[%542] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %544 = arith.muli %tileRows, %c1 : index
      %545 = arith.addi %542, %544 : index
      %546 = vector.load %x[%545] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %547 = vector.shuffle %543, %546 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %548 = wave.mma %547, %272, %500 : vector<16xf16>, vector<8xf32>
      %549 = wave.mma %547, %428, %501 : vector<16xf16>, vector<8xf32>
      %550 = arith.muli %107, %c6 : index
      %551 = arith.addi %550, %c6 : index
      %552 = arith.muli %tileRows, %c13 : index
      %553 = arith.muli %551, %552 : index
      %554 = arith.addi %75, %553 : index
      %555 = vector.load %x[%554] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %556 = arith.muli %tileRows, %c1 : index
      %557 = arith.addi %554, %556 : index
      %558 = vector.load %x[%557] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %559 = vector.shuffle %555, %558 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %560 = wave.mma %559, %272, %512 : vector<16xf16>, vector<8xf32>
      %561 = wave.mma %559, %428, %513 : vector<16xf16>, vector<8xf32>
      %562 = arith.muli %107, %c6 : index
      %563 = arith.addi %562, %c6 : index
      %564 = arith.muli %tileRows, %c13 : index
      %565 = arith.muli %563, %564 : index
      %566 = arith.addi %93, %565 : index
      %567 = vector.load %x[%566] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %568 = arith.muli %tileRows, %c1 : index
      %569 = arith.addi %566, %568 : index
      %570 = vector.load %x[%569] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %571 = vector.shuffle %567, %570 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %572 = wave.mma %571, %272, %524 : vector<16xf16>, vector<8xf32>
      %573 = wave.mma %571, %428, %525 : vector<16xf16>, vector<8xf32>
      %574 = arith.muli %107, %c6 : index
      %575 = arith.addi %574, %c27 : index
      %576 = arith.muli %tileRows, %c13 : index
      %577 = arith.muli %575, %576 : index
      %578 = arith.addi %39, %577 : index
      %579 = vector.load %x[%578] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %580 = arith.muli %tileRows, %c1 : index
      %581 = arith.addi %578, %580 : index
      %582 = vector.load %x[%581] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %583 = vector.shuffle %579, %582 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %584 = wave.mma %583, %273, %536 : vector<16xf16>, vector<8xf32>
      %585 = wave.mma %583, %429, %537 : vector<16xf16>, vector<8xf32>
      %586 = arith.muli %107, %c6 : index
      %587 = arith.addi %586, %c27 : index
      %588 = arith.muli %tileRows, %c13 : index
      %589 = arith.muli %587, %588 : index
      %590 = arith.addi %57, %589 : index
      %591 = vector.load %x[%590] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %592 = arith.muli %tileRows, %c1 : index
      %593 = arith.addi %590, %592 : index
      %594 = vector.load %x[%593] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %595 = vector.shuffle %591, %594 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %596 = wave.mma %595, %273, %548 : vector<16xf16>, vector<8xf32>
      %597 = wave.mma %595, %429, %549 : vector<16xf16>, vector<8xf32>
      %598 = arith.muli %107, %c6 : index
      %599 = arith.addi %598, %c27 : index
      %600 = arith.muli %tileRows, %c13 : index
      %601 = arith.muli %599, %600 : index
      %602 = arith.addi %75, %601 : index
      %603 = vector.load %x[%602] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %604 = arith.muli %tileRows, %c1 : index
      %605 = arith.addi %602, %604 : index
      %606 = vector.load %x[%605] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %607 = vector.shuffle %603, %606 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %608 = wave.mma %607, %273, %560 : vector<16xf16>, vector<8xf32>
      %609 = wave.mma %607, %429, %561 : vector<16xf16>, vector<8xf32>
      %610 = arith.muli %107, %c6 : index
      %611 = arith.addi %610, %c27 : index
      %612 = arith.muli %tileRows, %c13 : index
      %613 = arith.muli %611, %612 : index
      %614 = arith.addi %93, %613 : index
      %615 = vector.load %x[%614] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %616 = arith.muli %tileRows, %c1 : index
      %617 = arith.addi %614, %616 : index
      %618 = vector.load %x[%617] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %619 = vector.shuffle %615, %618 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %620 = wave.mma %619, %273, %572 : vector<16xf16>, vector<8xf32>
      %621 = wave.mma %619, %429, %573 : vector<16xf16>, vector<8xf32>
      scf.yield %584, %585, %596, %597, %608, %609, %620, %621 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %622 = arith.select %100, %106, %99 : index
    %632:8 = scf.for %623 = %106 to %622 step %c8 iter_args(%624 = %116#0, %625 = %116#1, %626 = %116#2, %627 = %116#3, %628 = %116#4, %629 = %116#5, %630 = %116#6, %631 = %116#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %633 = wave.lane
      %634 = arith.addi %623, %c7 : index
      %635 = arith.remui %633, %c13 : index
      %636 = arith.addi %13, %c5 : index
      %637 = arith.divui %634, %c1 : index
      %638 = arith.muli %637, %c3 : index
      %639 = arith.addi %636, %638 : index
      %640 = arith.muli %635, %c19 : index
      %641 = arith.addi %639, %640 : index
      %642 = vector.load %w[%641] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %643 = vector.bitcast %642 : vector<4xi8> to vector<2xf16>
      %644 = arith.divui %inputFeatures, %c2 : index
      %645 = arith.muli %644, %c3 : index
      %646 = arith.addi %636, %645 : index
      %647 = arith.muli %634, %c14 : index
      %648 = arith.addi %646, %647 : index
      %649 = arith.muli %635, %c6 : index
      %650 = arith.addi %648, %649 : index
      %651 = vector.load %w[%650] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %652 = vector.extract %643[0] : f16 from vector<2xf16>
      %653 = arith.extf %652 : f16 to f32
      %654 = vector.extract %651[0] : i8 from vector<2xi8>
      %655 = arith.extui %654 : i8 to i32
      %656 = arith.sitofp %655 : i32 to f32
      %657 = arith.mulf %653, %656 : f32
      %658 = arith.truncf %657 : f32 to f16
      %659 = vector.broadcast %658 : f16 to vector<16xf16>
      %660 = vector.extract %643[1] : f16 from vector<2xf16>
      %661 = arith.extf %660 : f16 to f32
      %662 = vector.extract %651[1] : i8 from vector<2xi8>
      %663 = arith.extui %662 : i8 to i32
      %664 = arith.sitofp %663 : i32 to f32
      %665 = arith.mulf %661, %664 : f32
      %666 = arith.truncf %665 : f32 to f16
      %667 = vector.broadcast %666 : f16 to vector<16xf16>
      %668 = arith.addi %13, %c5 : index
      %669 = arith.divui %inputFeatures, %c2 : index
      %670 = arith.muli %669, %c3 : index
      %671 = arith.addi %670, %inputFeatures : index
      %672 = arith.addi %671, %c4 : index
      %673 = arith.divui %672, %c5 : index
      %674 = arith.muli %673, %c5 : index
      %675 = arith.addi %668, %674 : index
      %676 = arith.muli %inputFeatures, %c1 : index
      %677 = arith.addi %675, %676 : index
      %678 = arith.muli %634, %c13 : index
      %679 = arith.addi %678, %635 : index
      %680 = arith.muli %679, %c7 : index
      %681 = arith.addi %677, %680 : index
      %682 = arith.muli %634, %c2 : index
      %683 = arith.addi %675, %682 : index
      %684 = arith.muli %635, %c13 : index
      %685 = arith.addi %683, %684 : index
      %686 = vector.load %w[%685] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %687 = vector.bitcast %686 : vector<16xi8> to vector<4xi32>
      %688 = arith.shrui %687, %c20 : vector<4xi32>
      %689 = arith.andi %688, %c21 : vector<4xi32>
      %690 = arith.ori %689, %c22 : vector<4xi32>
      %691 = vector.bitcast %690 : vector<4xi32> to vector<8xf16>
      %692 = arith.shrui %687, %c23 : vector<4xi32>
      %693 = arith.andi %692, %c21 : vector<4xi32>
      %694 = arith.ori %693, %c22 : vector<4xi32>
      %695 = vector.bitcast %694 : vector<4xi32> to vector<8xf16>
      %696 = arith.shrui %687, %c24 : vector<4xi32>
      %697 = arith.andi %696, %c21 : vector<4xi32>
      %698 = arith.ori %697, %c22 : vector<4xi32>
      %699 = vector.bitcast %698 : vector<4xi32> to vector<8xf16>
      %700 = arith.shrui %687, %c25 : vector<4xi32>
      %701 = arith.andi %700, %c21 : vector<4xi32>
      %702 = arith.ori %701, %c22 : vector<4xi32>
      %703 = vector.bitcast %702 : vector<4xi32> to vector<8xf16>
      %704 = vector.shuffle %691, %695 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %705 = vector.shuffle %699, %703 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %706 = vector.shuffle %704, %705 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %707 = arith.subf %706, %c26 : vector<32xf16>
      %708 = vector.shuffle %707, %707 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %709 = vector.shuffle %707, %707 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %710 = math.fma %708, %659, %667 : vector<16xf16>
      %711 = math.fma %709, %659, %667 : vector<16xf16>
      %712 = arith.addi %623, %c7 : index
      %713 = arith.remui %633, %c13 : index
      %714 = arith.addi %15, %c5 : index
      %715 = arith.divui %712, %c1 : index
      %716 = arith.muli %715, %c3 : index
      %717 = arith.addi %714, %716 : index
      %718 = arith.muli %713, %c19 : index
      %719 = arith.addi %717, %718 : index
      %720 = vector.load %w[%719] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %721 = vector.bitcast %720 : vector<4xi8> to vector<2xf16>
      %722 = arith.divui %inputFeatures, %c2 : index
      %723 = arith.muli %722, %c3 : index
      %724 = arith.addi %714, %723 : index
      %725 = arith.muli %712, %c14 : index
      %726 = arith.addi %724, %725 : index
      %727 = arith.muli %713, %c6 : index
      %728 = arith.addi %726, %727 : index
      %729 = vector.load %w[%728] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %730 = vector.extract %721[0] : f16 from vector<2xf16>
      %731 = arith.extf %730 : f16 to f32
      %732 = vector.extract %729[0] : i8 from vector<2xi8>
      %733 = arith.extui %732 : i8 to i32
      %734 = arith.sitofp %733 : i32 to f32
      %735 = arith.mulf %731, %734 : f32
      %736 = arith.truncf %735 : f32 to f16
      %737 = vector.broadcast %736 : f16 to vector<16xf16>
      %738 = vector.extract %721[1] : f16 from vector<2xf16>
      %739 = arith.extf %738 : f16 to f32
      %740 = vector.extract %729[1] : i8 from vector<2xi8>
      %741 = arith.extui %740 : i8 to i32
      %742 = arith.sitofp %741 : i32 to f32
      %743 = arith.mulf %739, %742 : f32
      %744 = arith.truncf %743 : f32 to f16
      %745 = vector.broadcast %744 : f16 to vector<16xf16>
      %746 = arith.addi %15, %c5 : index
      %747 = arith.divui %inputFeatures, %c2 : index
      %748 = arith.muli %747, %c3 : index
      %749 = arith.addi %748, %inputFeatures : index
      %750 = arith.addi %749, %c4 : index
      %751 = arith.divui %750, %c5 : index
      %752 = arith.muli %751, %c5 : index
      %753 = arith.addi %746, %752 : index
      %754 = arith.muli %inputFeatures, %c1 : index
      %755 = arith.addi %753, %754 : index
      %756 = arith.muli %712, %c13 : index
      %757 = arith.addi %756, %713 : index
      %758 = arith.muli %757, %c7 : index
      %759 = arith.addi %755, %758 : index
      %760 = arith.muli %712, %c2 : index
      %761 = arith.addi %753, %760 : index
      %762 = arith.muli %713, %c13 : index
      %763 = arith.addi %761, %762 : index
      %764 = vector.load %w[%763] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %765 = vector.bitcast %764 : vector<16xi8> to vector<4xi32>
      %766 = arith.shrui %765, %c20 : vector<4xi32>
      %767 = arith.andi %766, %c21 : vector<4xi32>
      %768 = arith.ori %767, %c22 : vector<4xi32>
      %769 = vector.bitcast %768 : vector<4xi32> to vector<8xf16>
      %770 = arith.shrui %765, %c23 : vector<4xi32>
      %771 = arith.andi %770, %c21 : vector<4xi32>
      %772 = arith.ori %771, %c22 : vector<4xi32>
      %773 = vector.bitcast %772 : vector<4xi32> to vector<8xf16>
      %774 = arith.shrui %765, %c24 : vector<4xi32>
      %775 = arith.andi %774, %c21 : vector<4xi32>
      %776 = arith.ori %775, %c22 : vector<4xi32>
      %777 = vector.bitcast %776 : vector<4xi32> to vector<8xf16>
      %778 = arith.shrui %765, %c25 : vector<4xi32>
      %779 = arith.andi %778, %c21 : vector<4xi32>
      %780 = arith.ori %779, %c22 : vector<4xi32>
      %781 = vector.bitcast %780 : vector<4xi32> to vector<8xf16>
      %782 = vector.shuffle %769, %773 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %783 = vector.shuffle %777, %781 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %784 = vector.shuffle %782, %783 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %785 = arith.subf %784, %c26 : vector<32xf16>
      %786 = vector.shuffle %785, %785 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %787 = vector.shuffle %785, %785 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %788 = math.fma %786, %737, %745 : vector<16xf16>
      %789 = math.fma %787, %737, %745 : vector<16xf16>
      %790 = arith.muli %623, %c6 : index
      %791 = arith.addi %790, %c7 : index
      %792 = arith.muli %tileRows, %c13 : index
      %793 = arith.muli %791, %792 : index
      %794 = arith.addi %39, %793 : index
      %795 = vector.load %x[%794] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %796 = arith.muli %tileRows, %c1 : index
      %797 = arith.addi %794, %796 : index
      %798 = vector.load %x[%797] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %799 = vector.shuffle %795, %798 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %800 = wave.mma %799, %710, %624 : vector<16xf16>, vector<8xf32>
      %801 = wave.mma %799, %788, %625 : vector<16xf16>, vector<8xf32>
      %802 = arith.muli %623, %c6 : index
      %803 = arith.addi %802, %c7 : index
      %804 = arith.muli %tileRows, %c13 : index
      %805 = arith.muli %803, %804 : index
      %806 = arith.addi %57, %805 : index
      %807 = vector.load %x[%806] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %808 = arith.muli %tileRows, %c1 : index
      %809 = arith.addi %806, %808 : index
      %810 = vector.load %x[%809] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %811 = vector.shuffle %807, %810 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %812 = wave.mma %811, %710, %626 : vector<16xf16>, vector<8xf32>
      %813 = wave.mma %811, %788, %627 : vector<16xf16>, vector<8xf32>
      %814 = arith.muli %623, %c6 : index
      %815 = arith.addi %814, %c7 : index
      %816 = arith.muli %tileRows, %c13 : index
      %817 = arith.muli %815, %816 : index
      %818 = arith.addi %75, %817 : index
      %819 = vector.load %x[%818] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %820 = arith.muli %tileRows, %c1 : index
      %821 = arith.addi %818, %820 : index
      %822 = vector.load %x[%821] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %823 = vector.shuffle %819, %822 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %824 = wave.mma %823, %710, %628 : vector<16xf16>, vector<8xf32>
      %825 = wave.mma %823, %788, %629 : vector<16xf16>, vector<8xf32>
      %826 = arith.muli %623, %c6 : index
      %827 = arith.addi %826, %c7 : index
      %828 = arith.muli %tileRows, %c13 : index
      %829 = arith.muli %827, %828 : index
      %830 = arith.addi %93, %829 : index
      %831 = vector.load %x[%830] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %832 = arith.muli %tileRows, %c1 : index
      %833 = arith.addi %830, %832 : index
      %834 = vector.load %x[%833] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %835 = vector.shuffle %831, %834 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %836 = wave.mma %835, %710, %630 : vector<16xf16>, vector<8xf32>
      %837 = wave.mma %835, %788, %631 : vector<16xf16>, vector<8xf32>
      %838 = arith.muli %623, %c6 : index
      %839 = arith.addi %838, %c8 : index
      %840 = arith.muli %tileRows, %c13 : index
      %841 = arith.muli %839, %840 : index
      %842 = arith.addi %39, %841 : index
      %843 = vector.load %x[%842] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %844 = arith.muli %tileRows, %c1 : index
      %845 = arith.addi %842, %844 : index
      %846 = vector.load %x[%845] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %847 = vector.shuffle %843, %846 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %848 = wave.mma %847, %711, %800 : vector<16xf16>, vector<8xf32>
      %849 = wave.mma %847, %789, %801 : vector<16xf16>, vector<8xf32>
      %850 = arith.muli %623, %c6 : index
      %851 = arith.addi %850, %c8 : index
      %852 = arith.muli %tileRows, %c13 : index
      %853 = arith.muli %851, %852 : index
      %854 = arith.addi %57, %853 : index
      %855 = vector.load %x[%854] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %856 = arith.muli %tileRows, %c1 : index
      %857 = arith.addi %854, %856 : index
      %858 = vector.load %x[%857] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %859 = vector.shuffle %855, %858 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %860 = wave.mma %859, %711, %812 : vector<16xf16>, vector<8xf32>
      %861 = wave.mma %859, %789, %813 : vector<16xf16>, vector<8xf32>
      %862 = arith.muli %623, %c6 : index
      %863 = arith.addi %862, %c8 : index
      %864 = arith.muli %tileRows, %c13 : index
      %865 = arith.muli %863, %864 : index
      %866 = arith.addi %75, %865 : index
      %867 = vector.load %x[%866] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %868 = arith.muli %tileRows, %c1 : index
      %869 = arith.addi %866, %868 : index
      %870 = vector.load %x[%869] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %871 = vector.shuffle %867, %870 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %872 = wave.mma %871, %711, %824 : vector<16xf16>, vector<8xf32>
      %873 = wave.mma %871, %789, %825 : vector<16xf16>, vector<8xf32>
      %874 = arith.muli %623, %c6 : index
      %875 = arith.addi %874, %c8 : index
      %876 = arith.muli %tileRows, %c13 : index
      %877 = arith.muli %875, %876 : index
      %878 = arith.addi %93, %877 : index
      %879 = vector.load %x[%878] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %880 = arith.muli %tileRows, %c1 : index
      %881 = arith.addi %878, %880 : index
      %882 = vector.load %x[%881] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %883 = vector.shuffle %879, %882 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %884 = wave.mma %883, %711, %836 : vector<16xf16>, vector<8xf32>
      %885 = wave.mma %883, %789, %837 : vector<16xf16>, vector<8xf32>
      scf.yield %848, %849, %860, %861, %872, %873, %884, %885 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %886 = wave.lane
    %887 = vector.extract %632#0[0] : f32 from vector<8xf32>
    %888 = vector.extract %632#1[0] : f32 from vector<8xf32>
    %889 = wave.lane
    %890 = arith.addi %18, %c7 : index
    %891 = arith.muli %c7, %c6 : index
    %892 = arith.addi %890, %891 : index
    %893 = arith.divui %889, %c13 : index
    %894 = arith.addi %892, %893 : index
    %895 = arith.cmpi slt, %894, %17 : index
    scf.if %895 {
      %896 = arith.cmpi eq, %hasFactors, %c8 : index
      %897 = arith.muli %894, %c6 : index
      %898 = memref.load %factors[%897] : memref<?xf32>
      %899 = arith.mulf %898, %operandScale : f32
      %900 = arith.select %896, %899, %operandScale : f32
      %901 = arith.remui %889, %c13 : index
      %902 = arith.muli %901, %c19 : index
      %903 = arith.addi %13, %902 : index
      %904 = vector.load %w[%903] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %905 = vector.bitcast %904 : vector<4xi8> to vector<1xf32>
      %906 = vector.extract %905[0] : f32 from vector<1xf32>
      %907 = arith.mulf %906, %900 : f32
      %908 = arith.mulf %887, %907 : f32
      %909 = arith.remui %889, %c13 : index
      %910 = arith.muli %909, %c19 : index
      %911 = arith.addi %15, %910 : index
      %912 = vector.load %w[%911] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %913 = vector.bitcast %912 : vector<4xi8> to vector<1xf32>
      %914 = vector.extract %913[0] : f32 from vector<1xf32>
      %915 = arith.mulf %914, %900 : f32
      %916 = arith.mulf %888, %915 : f32
      %917 = arith.addi %13, %c3 : index
      %918 = vector.load %w[%917] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %919 = vector.bitcast %918 : vector<4xi8> to vector<1xf32>
      %920 = vector.extract %919[0] : f32 from vector<1xf32>
      %921 = arith.muli %894, %c6 : index
      %922 = arith.addi %921, %c8 : index
      %923 = memref.load %factors[%922] : memref<?xf32>
      %924 = arith.mulf %923, %920 : f32
      %925 = arith.bitcast %924 : f32 to i32
      %926 = arith.shrui %925, %c30 : i32
      %927 = arith.maxsi %926, %c31 : i32
      %928 = arith.subi %c32, %927 : i32
      %929 = arith.shli %928, %c30 : i32
      %930 = arith.subi %927, %c33 : i32
      %931 = arith.shli %930, %c30 : i32
      %932 = arith.bitcast %929 : i32 to f32
      %933 = arith.bitcast %931 : i32 to f32
      %934 = arith.cmpi eq, %0, %c7 : index
      %935 = wave.lane
      %936 = arith.remui %935, %c13 : index
      %937 = arith.cmpi eq, %936, %c7 : index
      %938 = arith.andi %934, %937 : i1
      scf.if %938 {
        %939 = arith.muli %894, %c6 : index
        memref.store %933, %out_factors[%939] : memref<?xf32>
      }
      %940 = arith.mulf %908, %c35 : f32
      %941 = wave.exp2 %940 : f32
      %942 = arith.addf %c34, %941 : f32
      %943 = arith.divf %908, %942 : f32
      %944 = arith.mulf %943, %916 : f32
      %945 = arith.mulf %944, %932 : f32
      %946 = arith.truncf %945 : f32 to f16
      %947 = arith.muli %0, %c13 : index
      %948 = wave.lane
      %949 = arith.remui %948, %c13 : index
      %950 = arith.addi %947, %949 : index
      %951 = arith.divui %894, %outTileRows : index
      %952 = arith.divui %outputFeatures, %c13 : index
      %953 = arith.muli %951, %952 : index
      %954 = arith.divui %950, %c13 : index
      %955 = arith.addi %953, %954 : index
      %956 = arith.muli %955, %c6 : index
      %957 = arith.remui %950, %c13 : index
      %958 = arith.divui %957, %c1 : index
      %959 = arith.addi %956, %958 : index
      %960 = arith.muli %outTileRows, %c1 : index
      %961 = arith.muli %959, %960 : index
      %962 = arith.remui %894, %outTileRows : index
      %963 = arith.muli %962, %c1 : index
      %964 = arith.addi %961, %963 : index
      %965 = arith.remui %950, %c1 : index
      %966 = arith.addi %964, %965 : index
      memref.store %946, %out[%966] : memref<?xf16>
    }
    %967 = vector.extract %632#0[1] : f32 from vector<8xf32>
    %968 = vector.extract %632#1[1] : f32 from vector<8xf32>
    %969 = wave.lane
    %970 = arith.addi %18, %c7 : index
    %971 = arith.muli %c8, %c6 : index
    %972 = arith.addi %970, %971 : index
    %973 = arith.divui %969, %c13 : index
    %974 = arith.addi %972, %973 : index
    %975 = arith.cmpi slt, %974, %17 : index
    scf.if %975 {
      %976 = arith.cmpi eq, %hasFactors, %c8 : index
      %977 = arith.muli %974, %c6 : index
      %978 = memref.load %factors[%977] : memref<?xf32>
      %979 = arith.mulf %978, %operandScale : f32
      %980 = arith.select %976, %979, %operandScale : f32
      %981 = arith.remui %969, %c13 : index
      %982 = arith.muli %981, %c19 : index
      %983 = arith.addi %13, %982 : index
      %984 = vector.load %w[%983] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %985 = vector.bitcast %984 : vector<4xi8> to vector<1xf32>
      %986 = vector.extract %985[0] : f32 from vector<1xf32>
      %987 = arith.mulf %986, %980 : f32
      %988 = arith.mulf %967, %987 : f32
      %989 = arith.remui %969, %c13 : index
      %990 = arith.muli %989, %c19 : index
      %991 = arith.addi %15, %990 : index
      %992 = vector.load %w[%991] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %993 = vector.bitcast %992 : vector<4xi8> to vector<1xf32>
      %994 = vector.extract %993[0] : f32 from vector<1xf32>
      %995 = arith.mulf %994, %980 : f32
      %996 = arith.mulf %968, %995 : f32
      %997 = arith.addi %13, %c3 : index
      %998 = vector.load %w[%997] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %999 = vector.bitcast %998 : vector<4xi8> to vector<1xf32>
      %1000 = vector.extract %999[0] : f32 from vector<1xf32>
      %1001 = arith.muli %974, %c6 : index
      %1002 = arith.addi %1001, %c8 : index
      %1003 = memref.load %factors[%1002] : memref<?xf32>
      %1004 = arith.mulf %1003, %1000 : f32
      %1005 = arith.bitcast %1004 : f32 to i32
      %1006 = arith.shrui %1005, %c30 : i32
      %1007 = arith.maxsi %1006, %c31 : i32
      %1008 = arith.subi %c32, %1007 : i32
      %1009 = arith.shli %1008, %c30 : i32
      %1010 = arith.subi %1007, %c33 : i32
      %1011 = arith.shli %1010, %c30 : i32
      %1012 = arith.bitcast %1009 : i32 to f32
      %1013 = arith.bitcast %1011 : i32 to f32
      %1014 = arith.cmpi eq, %0, %c7 : index
      %1015 = wave.lane
      %1016 = arith.remui %1015, %c13 : index
      %1017 = arith.cmpi eq, %1016, %c7 : index
      %1018 = arith.andi %1014, %1017 : i1
      scf.if %1018 {
        %1019 = arith.muli %974, %c6 : index
        memref.store %1013, %out_factors[%1019] : memref<?xf32>
      }
      %1020 = arith.mulf %988, %c35 : f32
      %1021 = wave.exp2 %1020 : f32
      %1022 = arith.addf %c34, %1021 : f32
      %1023 = arith.divf %988, %1022 : f32
      %1024 = arith.mulf %1023, %996 : f32
      %1025 = arith.mulf %1024, %1012 : f32
      %1026 = arith.truncf %1025 : f32 to f16
      %1027 = arith.muli %0, %c13 : index
      %1028 = wave.lane
      %1029 = arith.remui %1028, %c13 : index
      %1030 = arith.addi %1027, %1029 : index
      %1031 = arith.divui %974, %outTileRows : index
      %1032 = arith.divui %outputFeatures, %c13 : index
      %1033 = arith.muli %1031, %1032 : index
      %1034 = arith.divui %1030, %c13 : index
      %1035 = arith.addi %1033, %1034 : index
      %1036 = arith.muli %1035, %c6 : index
      %1037 = arith.remui %1030, %c13 : index
      %1038 = arith.divui %1037, %c1 : index
      %1039 = arith.addi %1036, %1038 : index
      %1040 = arith.muli %outTileRows, %c1 : index
      %1041 = arith.muli %1039, %1040 : index
      %1042 = arith.remui %974, %outTileRows : index
      %1043 = arith.muli %1042, %c1 : index
      %1044 = arith.addi %1041, %1043 : index
      %1045 = arith.remui %1030, %c1 : index
      %1046 = arith.addi %1044, %1045 : index
      memref.store %1026, %out[%1046] : memref<?xf16>
    }
    %1047 = vector.extract %632#0[2] : f32 from vector<8xf32>
    %1048 = vector.extract %632#1[2] : f32 from vector<8xf32>
    %1049 = wave.lane
    %1050 = arith.addi %18, %c7 : index
    %1051 = arith.muli %c6, %c6 : index
    %1052 = arith.addi %1050, %1051 : index
    %1053 = arith.divui %1049, %c13 : index
    %1054 = arith.addi %1052, %1053 : index
    %1055 = arith.cmpi slt, %1054, %17 : index
    scf.if %1055 {
      %1056 = arith.cmpi eq, %hasFactors, %c8 : index
      %1057 = arith.muli %1054, %c6 : index
      %1058 = memref.load %factors[%1057] : memref<?xf32>
      %1059 = arith.mulf %1058, %operandScale : f32
      %1060 = arith.select %1056, %1059, %operandScale : f32
      %1061 = arith.remui %1049, %c13 : index
      %1062 = arith.muli %1061, %c19 : index
      %1063 = arith.addi %13, %1062 : index
      %1064 = vector.load %w[%1063] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1065 = vector.bitcast %1064 : vector<4xi8> to vector<1xf32>
      %1066 = vector.extract %1065[0] : f32 from vector<1xf32>
      %1067 = arith.mulf %1066, %1060 : f32
      %1068 = arith.mulf %1047, %1067 : f32
      %1069 = arith.remui %1049, %c13 : index
      %1070 = arith.muli %1069, %c19 : index
      %1071 = arith.addi %15, %1070 : index
      %1072 = vector.load %w[%1071] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1073 = vector.bitcast %1072 : vector<4xi8> to vector<1xf32>
      %1074 = vector.extract %1073[0] : f32 from vector<1xf32>
      %1075 = arith.mulf %1074, %1060 : f32
      %1076 = arith.mulf %1048, %1075 : f32
      %1077 = arith.addi %13, %c3 : index
      %1078 = vector.load %w[%1077] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1079 = vector.bitcast %1078 : vector<4xi8> to vector<1xf32>
      %1080 = vector.extract %1079[0] : f32 from vector<1xf32>
      %1081 = arith.muli %1054, %c6 : index
      %1082 = arith.addi %1081, %c8 : index
      %1083 = memref.load %factors[%1082] : memref<?xf32>
      %1084 = arith.mulf %1083, %1080 : f32
      %1085 = arith.bitcast %1084 : f32 to i32
      %1086 = arith.shrui %1085, %c30 : i32
      %1087 = arith.maxsi %1086, %c31 : i32
      %1088 = arith.subi %c32, %1087 : i32
      %1089 = arith.shli %1088, %c30 : i32
      %1090 = arith.subi %1087, %c33 : i32
      %1091 = arith.shli %1090, %c30 : i32
      %1092 = arith.bitcast %1089 : i32 to f32
      %1093 = arith.bitcast %1091 : i32 to f32
      %1094 = arith.cmpi eq, %0, %c7 : index
      %1095 = wave.lane
      %1096 = arith.remui %1095, %c13 : index
      %1097 = arith.cmpi eq, %1096, %c7 : index
      %1098 = arith.andi %1094, %1097 : i1
      scf.if %1098 {
        %1099 = arith.muli %1054, %c6 : index
        memref.store %1093, %out_factors[%1099] : memref<?xf32>
      }
      %1100 = arith.mulf %1068, %c35 : f32
      %1101 = wave.exp2 %1100 : f32
      %1102 = arith.addf %c34, %1101 : f32
      %1103 = arith.divf %1068, %1102 : f32
      %1104 = arith.mulf %1103, %1076 : f32
      %1105 = arith.mulf %1104, %1092 : f32
      %1106 = arith.truncf %1105 : f32 to f16
      %1107 = arith.muli %0, %c13 : index
      %1108 = wave.lane
      %1109 = arith.remui %1108, %c13 : index
      %1110 = arith.addi %1107, %1109 : index
      %1111 = arith.divui %1054, %outTileRows : index
      %1112 = arith.divui %outputFeatures, %c13 : index
      %1113 = arith.muli %1111, %1112 : index
      %1114 = arith.divui %1110, %c13 : index
      %1115 = arith.addi %1113, %1114 : index
      %1116 = arith.muli %1115, %c6 : index
      %1117 = arith.remui %1110, %c13 : index
      %1118 = arith.divui %1117, %c1 : index
      %1119 = arith.addi %1116, %1118 : index
      %1120 = arith.muli %outTileRows, %c1 : index
      %1121 = arith.muli %1119, %1120 : index
      %1122 = arith.remui %1054, %outTileRows : index
      %1123 = arith.muli %1122, %c1 : index
      %1124 = arith.addi %1121, %1123 : index
      %1125 = arith.remui %1110, %c1 : index
      %1126 = arith.addi %1124, %1125 : index
      memref.store %1106, %out[%1126] : memref<?xf16>
    }
    %1127 = vector.extract %632#0[3] : f32 from vector<8xf32>
    %1128 = vector.extract %632#1[3] : f32 from vector<8xf32>
    %1129 = wave.lane
    %1130 = arith.addi %18, %c7 : index
    %1131 = arith.muli %c27, %c6 : index
    %1132 = arith.addi %1130, %1131 : index
    %1133 = arith.divui %1129, %c13 : index
    %1134 = arith.addi %1132, %1133 : index
    %1135 = arith.cmpi slt, %1134, %17 : index
    scf.if %1135 {
      %1136 = arith.cmpi eq, %hasFactors, %c8 : index
      %1137 = arith.muli %1134, %c6 : index
      %1138 = memref.load %factors[%1137] : memref<?xf32>
      %1139 = arith.mulf %1138, %operandScale : f32
      %1140 = arith.select %1136, %1139, %operandScale : f32
      %1141 = arith.remui %1129, %c13 : index
      %1142 = arith.muli %1141, %c19 : index
      %1143 = arith.addi %13, %1142 : index
      %1144 = vector.load %w[%1143] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1145 = vector.bitcast %1144 : vector<4xi8> to vector<1xf32>
      %1146 = vector.extract %1145[0] : f32 from vector<1xf32>
      %1147 = arith.mulf %1146, %1140 : f32
      %1148 = arith.mulf %1127, %1147 : f32
      %1149 = arith.remui %1129, %c13 : index
      %1150 = arith.muli %1149, %c19 : index
      %1151 = arith.addi %15, %1150 : index
      %1152 = vector.load %w[%1151] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1153 = vector.bitcast %1152 : vector<4xi8> to vector<1xf32>
      %1154 = vector.extract %1153[0] : f32 from vector<1xf32>
      %1155 = arith.mulf %1154, %1140 : f32
      %1156 = arith.mulf %1128, %1155 : f32
      %1157 = arith.addi %13, %c3 : index
      %1158 = vector.load %w[%1157] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1159 = vector.bitcast %1158 : vector<4xi8> to vector<1xf32>
      %1160 = vector.extract %1159[0] : f32 from vector<1xf32>
      %1161 = arith.muli %1134, %c6 : index
      %1162 = arith.addi %1161, %c8 : index
      %1163 = memref.load %factors[%1162] : memref<?xf32>
      %1164 = arith.mulf %1163, %1160 : f32
      %1165 = arith.bitcast %1164 : f32 to i32
      %1166 = arith.shrui %1165, %c30 : i32
      %1167 = arith.maxsi %1166, %c31 : i32
      %1168 = arith.subi %c32, %1167 : i32
      %1169 = arith.shli %1168, %c30 : i32
      %1170 = arith.subi %1167, %c33 : i32
      %1171 = arith.shli %1170, %c30 : i32
      %1172 = arith.bitcast %1169 : i32 to f32
      %1173 = arith.bitcast %1171 : i32 to f32
      %1174 = arith.cmpi eq, %0, %c7 : index
      %1175 = wave.lane
      %1176 = arith.remui %1175, %c13 : index
      %1177 = arith.cmpi eq, %1176, %c7 : index
      %1178 = arith.andi %1174, %1177 : i1
      scf.if %1178 {
        %1179 = arith.muli %1134, %c6 : index
        memref.store %1173, %out_factors[%1179] : memref<?xf32>
      }
      %1180 = arith.mulf %1148, %c35 : f32
      %1181 = wave.exp2 %1180 : f32
      %1182 = arith.addf %c34, %1181 : f32
      %1183 = arith.divf %1148, %1182 : f32
      %1184 = arith.mulf %1183, %1156 : f32
      %1185 = arith.mulf %1184, %1172 : f32
      %1186 = arith.truncf %1185 : f32 to f16
      %1187 = arith.muli %0, %c13 : index
      %1188 = wave.lane
      %1189 = arith.remui %1188, %c13 : index
      %1190 = arith.addi %1187, %1189 : index
      %1191 = arith.divui %1134, %outTileRows : index
      %1192 = arith.divui %outputFeatures, %c13 : index
      %1193 = arith.muli %1191, %1192 : index
      %1194 = arith.divui %1190, %c13 : index
      %1195 = arith.addi %1193, %1194 : index
      %1196 = arith.muli %1195, %c6 : index
      %1197 = arith.remui %1190, %c13 : index
      %1198 = arith.divui %1197, %c1 : index
      %1199 = arith.addi %1196, %1198 : index
      %1200 = arith.muli %outTileRows, %c1 : index
      %1201 = arith.muli %1199, %1200 : index
      %1202 = arith.remui %1134, %outTileRows : index
      %1203 = arith.muli %1202, %c1 : index
      %1204 = arith.addi %1201, %1203 : index
      %1205 = arith.remui %1190, %c1 : index
      %1206 = arith.addi %1204, %1205 : index
      memref.store %1186, %out[%1206] : memref<?xf16>
    }
    %1207 = vector.extract %632#0[4] : f32 from vector<8xf32>
    %1208 = vector.extract %632#1[4] : f32 from vector<8xf32>
    %1209 = wave.lane
    %1210 = arith.addi %18, %c7 : index
    %1211 = arith.muli %c19, %c6 : index
    %1212 = arith.addi %1210, %1211 : index
    %1213 = arith.divui %1209, %c13 : index
    %1214 = arith.addi %1212, %1213 : index
    %1215 = arith.cmpi slt, %1214, %17 : index
    scf.if %1215 {
      %1216 = arith.cmpi eq, %hasFactors, %c8 : index
      %1217 = arith.muli %1214, %c6 : index
      %1218 = memref.load %factors[%1217] : memref<?xf32>
      %1219 = arith.mulf %1218, %operandScale : f32
      %1220 = arith.select %1216, %1219, %operandScale : f32
      %1221 = arith.remui %1209, %c13 : index
      %1222 = arith.muli %1221, %c19 : index
      %1223 = arith.addi %13, %1222 : index
      %1224 = vector.load %w[%1223] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1225 = vector.bitcast %1224 : vector<4xi8> to vector<1xf32>
      %1226 = vector.extract %1225[0] : f32 from vector<1xf32>
      %1227 = arith.mulf %1226, %1220 : f32
      %1228 = arith.mulf %1207, %1227 : f32
      %1229 = arith.remui %1209, %c13 : index
      %1230 = arith.muli %1229, %c19 : index
      %1231 = arith.addi %15, %1230 : index
      %1232 = vector.load %w[%1231] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1233 = vector.bitcast %1232 : vector<4xi8> to vector<1xf32>
      %1234 = vector.extract %1233[0] : f32 from vector<1xf32>
      %1235 = arith.mulf %1234, %1220 : f32
      %1236 = arith.mulf %1208, %1235 : f32
      %1237 = arith.addi %13, %c3 : index
      %1238 = vector.load %w[%1237] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1239 = vector.bitcast %1238 : vector<4xi8> to vector<1xf32>
      %1240 = vector.extract %1239[0] : f32 from vector<1xf32>
      %1241 = arith.muli %1214, %c6 : index
      %1242 = arith.addi %1241, %c8 : index
      %1243 = memref.load %factors[%1242] : memref<?xf32>
      %1244 = arith.mulf %1243, %1240 : f32
      %1245 = arith.bitcast %1244 : f32 to i32
      %1246 = arith.shrui %1245, %c30 : i32
      %1247 = arith.maxsi %1246, %c31 : i32
      %1248 = arith.subi %c32, %1247 : i32
      %1249 = arith.shli %1248, %c30 : i32
      %1250 = arith.subi %1247, %c33 : i32
      %1251 = arith.shli %1250, %c30 : i32
      %1252 = arith.bitcast %1249 : i32 to f32
      %1253 = arith.bitcast %1251 : i32 to f32
      %1254 = arith.cmpi eq, %0, %c7 : index
      %1255 = wave.lane
      %1256 = arith.remui %1255, %c13 : index
      %1257 = arith.cmpi eq, %1256, %c7 : index
      %1258 = arith.andi %1254, %1257 : i1
      scf.if %1258 {
        %1259 = arith.muli %1214, %c6 : index
        memref.store %1253, %out_factors[%1259] : memref<?xf32>
      }
      %1260 = arith.mulf %1228, %c35 : f32
      %1261 = wave.exp2 %1260 : f32
      %1262 = arith.addf %c34, %1261 : f32
      %1263 = arith.divf %1228, %1262 : f32
      %1264 = arith.mulf %1263, %1236 : f32
      %1265 = arith.mulf %1264, %1252 : f32
      %1266 = arith.truncf %1265 : f32 to f16
      %1267 = arith.muli %0, %c13 : index
      %1268 = wave.lane
      %1269 = arith.remui %1268, %c13 : index
      %1270 = arith.addi %1267, %1269 : index
      %1271 = arith.divui %1214, %outTileRows : index
      %1272 = arith.divui %outputFeatures, %c13 : index
      %1273 = arith.muli %1271, %1272 : index
      %1274 = arith.divui %1270, %c13 : index
      %1275 = arith.addi %1273, %1274 : index
      %1276 = arith.muli %1275, %c6 : index
      %1277 = arith.remui %1270, %c13 : index
      %1278 = arith.divui %1277, %c1 : index
      %1279 = arith.addi %1276, %1278 : index
      %1280 = arith.muli %outTileRows, %c1 : index
      %1281 = arith.muli %1279, %1280 : index
      %1282 = arith.remui %1214, %outTileRows : index
      %1283 = arith.muli %1282, %c1 : index
      %1284 = arith.addi %1281, %1283 : index
      %1285 = arith.remui %1270, %c1 : index
      %1286 = arith.addi %1284, %1285 : index
      memref.store %1266, %out[%1286] : memref<?xf16>
    }
    %1287 = vector.extract %632#0[5] : f32 from vector<8xf32>
    %1288 = vector.extract %632#1[5] : f32 from vector<8xf32>
    %1289 = wave.lane
    %1290 = arith.addi %18, %c7 : index
    %1291 = arith.muli %c36, %c6 : index
    %1292 = arith.addi %1290, %1291 : index
    %1293 = arith.divui %1289, %c13 : index
    %1294 = arith.addi %1292, %1293 : index
    %1295 = arith.cmpi slt, %1294, %17 : index
    scf.if %1295 {
      %1296 = arith.cmpi eq, %hasFactors, %c8 : index
      %1297 = arith.muli %1294, %c6 : index
      %1298 = memref.load %factors[%1297] : memref<?xf32>
      %1299 = arith.mulf %1298, %operandScale : f32
      %1300 = arith.select %1296, %1299, %operandScale : f32
      %1301 = arith.remui %1289, %c13 : index
      %1302 = arith.muli %1301, %c19 : index
      %1303 = arith.addi %13, %1302 : index
      %1304 = vector.load %w[%1303] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1305 = vector.bitcast %1304 : vector<4xi8> to vector<1xf32>
      %1306 = vector.extract %1305[0] : f32 from vector<1xf32>
      %1307 = arith.mulf %1306, %1300 : f32
      %1308 = arith.mulf %1287, %1307 : f32
      %1309 = arith.remui %1289, %c13 : index
      %1310 = arith.muli %1309, %c19 : index
      %1311 = arith.addi %15, %1310 : index
      %1312 = vector.load %w[%1311] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1313 = vector.bitcast %1312 : vector<4xi8> to vector<1xf32>
      %1314 = vector.extract %1313[0] : f32 from vector<1xf32>
      %1315 = arith.mulf %1314, %1300 : f32
      %1316 = arith.mulf %1288, %1315 : f32
      %1317 = arith.addi %13, %c3 : index
      %1318 = vector.load %w[%1317] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1319 = vector.bitcast %1318 : vector<4xi8> to vector<1xf32>
      %1320 = vector.extract %1319[0] : f32 from vector<1xf32>
      %1321 = arith.muli %1294, %c6 : index
      %1322 = arith.addi %1321, %c8 : index
      %1323 = memref.load %factors[%1322] : memref<?xf32>
      %1324 = arith.mulf %1323, %1320 : f32
      %1325 = arith.bitcast %1324 : f32 to i32
      %1326 = arith.shrui %1325, %c30 : i32
      %1327 = arith.maxsi %1326, %c31 : i32
      %1328 = arith.subi %c32, %1327 : i32
      %1329 = arith.shli %1328, %c30 : i32
      %1330 = arith.subi %1327, %c33 : i32
      %1331 = arith.shli %1330, %c30 : i32
      %1332 = arith.bitcast %1329 : i32 to f32
      %1333 = arith.bitcast %1331 : i32 to f32
      %1334 = arith.cmpi eq, %0, %c7 : index
      %1335 = wave.lane
      %1336 = arith.remui %1335, %c13 : index
      %1337 = arith.cmpi eq, %1336, %c7 : index
      %1338 = arith.andi %1334, %1337 : i1
      scf.if %1338 {
        %1339 = arith.muli %1294, %c6 : index
        memref.store %1333, %out_factors[%1339] : memref<?xf32>
      }
      %1340 = arith.mulf %1308, %c35 : f32
      %1341 = wave.exp2 %1340 : f32
      %1342 = arith.addf %c34, %1341 : f32
      %1343 = arith.divf %1308, %1342 : f32
      %1344 = arith.mulf %1343, %1316 : f32
      %1345 = arith.mulf %1344, %1332 : f32
      %1346 = arith.truncf %1345 : f32 to f16
      %1347 = arith.muli %0, %c13 : index
      %1348 = wave.lane
      %1349 = arith.remui %1348, %c13 : index
      %1350 = arith.addi %1347, %1349 : index
      %1351 = arith.divui %1294, %outTileRows : index
      %1352 = arith.divui %outputFeatures, %c13 : index
      %1353 = arith.muli %1351, %1352 : index
      %1354 = arith.divui %1350, %c13 : index
      %1355 = arith.addi %1353, %1354 : index
      %1356 = arith.muli %1355, %c6 : index
      %1357 = arith.remui %1350, %c13 : index
      %1358 = arith.divui %1357, %c1 : index
      %1359 = arith.addi %1356, %1358 : index
      %1360 = arith.muli %outTileRows, %c1 : index
      %1361 = arith.muli %1359, %1360 : index
      %1362 = arith.remui %1294, %outTileRows : index
      %1363 = arith.muli %1362, %c1 : index
      %1364 = arith.addi %1361, %1363 : index
      %1365 = arith.remui %1350, %c1 : index
      %1366 = arith.addi %1364, %1365 : index
      memref.store %1346, %out[%1366] : memref<?xf16>
    }
    %1367 = vector.extract %632#0[6] : f32 from vector<8xf32>
    %1368 = vector.extract %632#1[6] : f32 from vector<8xf32>
    %1369 = wave.lane
    %1370 = arith.addi %18, %c7 : index
    %1371 = arith.muli %c37, %c6 : index
    %1372 = arith.addi %1370, %1371 : index
    %1373 = arith.divui %1369, %c13 : index
    %1374 = arith.addi %1372, %1373 : index
    %1375 = arith.cmpi slt, %1374, %17 : index
    scf.if %1375 {
      %1376 = arith.cmpi eq, %hasFactors, %c8 : index
      %1377 = arith.muli %1374, %c6 : index
      %1378 = memref.load %factors[%1377] : memref<?xf32>
      %1379 = arith.mulf %1378, %operandScale : f32
      %1380 = arith.select %1376, %1379, %operandScale : f32
      %1381 = arith.remui %1369, %c13 : index
      %1382 = arith.muli %1381, %c19 : index
      %1383 = arith.addi %13, %1382 : index
      %1384 = vector.load %w[%1383] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1385 = vector.bitcast %1384 : vector<4xi8> to vector<1xf32>
      %1386 = vector.extract %1385[0] : f32 from vector<1xf32>
      %1387 = arith.mulf %1386, %1380 : f32
      %1388 = arith.mulf %1367, %1387 : f32
      %1389 = arith.remui %1369, %c13 : index
      %1390 = arith.muli %1389, %c19 : index
      %1391 = arith.addi %15, %1390 : index
      %1392 = vector.load %w[%1391] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1393 = vector.bitcast %1392 : vector<4xi8> to vector<1xf32>
      %1394 = vector.extract %1393[0] : f32 from vector<1xf32>
      %1395 = arith.mulf %1394, %1380 : f32
      %1396 = arith.mulf %1368, %1395 : f32
      %1397 = arith.addi %13, %c3 : index
      %1398 = vector.load %w[%1397] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1399 = vector.bitcast %1398 : vector<4xi8> to vector<1xf32>
      %1400 = vector.extract %1399[0] : f32 from vector<1xf32>
      %1401 = arith.muli %1374, %c6 : index
      %1402 = arith.addi %1401, %c8 : index
      %1403 = memref.load %factors[%1402] : memref<?xf32>
      %1404 = arith.mulf %1403, %1400 : f32
      %1405 = arith.bitcast %1404 : f32 to i32
      %1406 = arith.shrui %1405, %c30 : i32
      %1407 = arith.maxsi %1406, %c31 : i32
      %1408 = arith.subi %c32, %1407 : i32
      %1409 = arith.shli %1408, %c30 : i32
      %1410 = arith.subi %1407, %c33 : i32
      %1411 = arith.shli %1410, %c30 : i32
      %1412 = arith.bitcast %1409 : i32 to f32
      %1413 = arith.bitcast %1411 : i32 to f32
      %1414 = arith.cmpi eq, %0, %c7 : index
      %1415 = wave.lane
      %1416 = arith.remui %1415, %c13 : index
      %1417 = arith.cmpi eq, %1416, %c7 : index
      %1418 = arith.andi %1414, %1417 : i1
      scf.if %1418 {
        %1419 = arith.muli %1374, %c6 : index
        memref.store %1413, %out_factors[%1419] : memref<?xf32>
      }
      %1420 = arith.mulf %1388, %c35 : f32
      %1421 = wave.exp2 %1420 : f32
      %1422 = arith.addf %c34, %1421 : f32
      %1423 = arith.divf %1388, %1422 : f32
      %1424 = arith.mulf %1423, %1396 : f32
      %1425 = arith.mulf %1424, %1412 : f32
      %1426 = arith.truncf %1425 : f32 to f16
      %1427 = arith.muli %0, %c13 : index
      %1428 = wave.lane
      %1429 = arith.remui %1428, %c13 : index
      %1430 = arith.addi %1427, %1429 : index
      %1431 = arith.divui %1374, %outTileRows : index
      %1432 = arith.divui %outputFeatures, %c13 : index
      %1433 = arith.muli %1431, %1432 : index
      %1434 = arith.divui %1430, %c13 : index
      %1435 = arith.addi %1433, %1434 : index
      %1436 = arith.muli %1435, %c6 : index
      %1437 = arith.remui %1430, %c13 : index
      %1438 = arith.divui %1437, %c1 : index
      %1439 = arith.addi %1436, %1438 : index
      %1440 = arith.muli %outTileRows, %c1 : index
      %1441 = arith.muli %1439, %1440 : index
      %1442 = arith.remui %1374, %outTileRows : index
      %1443 = arith.muli %1442, %c1 : index
      %1444 = arith.addi %1441, %1443 : index
      %1445 = arith.remui %1430, %c1 : index
      %1446 = arith.addi %1444, %1445 : index
      memref.store %1426, %out[%1446] : memref<?xf16>
    }
    %1447 = vector.extract %632#0[7] : f32 from vector<8xf32>
    %1448 = vector.extract %632#1[7] : f32 from vector<8xf32>
    %1449 = wave.lane
    %1450 = arith.addi %18, %c7 : index
    %1451 = arith.muli %c38, %c6 : index
    %1452 = arith.addi %1450, %1451 : index
    %1453 = arith.divui %1449, %c13 : index
    %1454 = arith.addi %1452, %1453 : index
    %1455 = arith.cmpi slt, %1454, %17 : index
    scf.if %1455 {
      %1456 = arith.cmpi eq, %hasFactors, %c8 : index
      %1457 = arith.muli %1454, %c6 : index
      %1458 = memref.load %factors[%1457] : memref<?xf32>
      %1459 = arith.mulf %1458, %operandScale : f32
      %1460 = arith.select %1456, %1459, %operandScale : f32
      %1461 = arith.remui %1449, %c13 : index
      %1462 = arith.muli %1461, %c19 : index
      %1463 = arith.addi %13, %1462 : index
      %1464 = vector.load %w[%1463] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1465 = vector.bitcast %1464 : vector<4xi8> to vector<1xf32>
      %1466 = vector.extract %1465[0] : f32 from vector<1xf32>
      %1467 = arith.mulf %1466, %1460 : f32
      %1468 = arith.mulf %1447, %1467 : f32
      %1469 = arith.remui %1449, %c13 : index
      %1470 = arith.muli %1469, %c19 : index
      %1471 = arith.addi %15, %1470 : index
      %1472 = vector.load %w[%1471] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1473 = vector.bitcast %1472 : vector<4xi8> to vector<1xf32>
      %1474 = vector.extract %1473[0] : f32 from vector<1xf32>
      %1475 = arith.mulf %1474, %1460 : f32
      %1476 = arith.mulf %1448, %1475 : f32
      %1477 = arith.addi %13, %c3 : index
      %1478 = vector.load %w[%1477] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1479 = vector.bitcast %1478 : vector<4xi8> to vector<1xf32>
      %1480 = vector.extract %1479[0] : f32 from vector<1xf32>
      %1481 = arith.muli %1454, %c6 : index
      %1482 = arith.addi %1481, %c8 : index
      %1483 = memref.load %factors[%1482] : memref<?xf32>
      %1484 = arith.mulf %1483, %1480 : f32
      %1485 = arith.bitcast %1484 : f32 to i32
      %1486 = arith.shrui %1485, %c30 : i32
      %1487 = arith.maxsi %1486, %c31 : i32
      %1488 = arith.subi %c32, %1487 : i32
      %1489 = arith.shli %1488, %c30 : i32
      %1490 = arith.subi %1487, %c33 : i32
      %1491 = arith.shli %1490, %c30 : i32
      %1492 = arith.bitcast %1489 : i32 to f32
      %1493 = arith.bitcast %1491 : i32 to f32
      %1494 = arith.cmpi eq, %0, %c7 : index
      %1495 = wave.lane
      %1496 = arith.remui %1495, %c13 : index
      %1497 = arith.cmpi eq, %1496, %c7 : index
      %1498 = arith.andi %1494, %1497 : i1
      scf.if %1498 {
        %1499 = arith.muli %1454, %c6 : index
        memref.store %1493, %out_factors[%1499] : memref<?xf32>
      }
      %1500 = arith.mulf %1468, %c35 : f32
      %1501 = wave.exp2 %1500 : f32
      %1502 = arith.addf %c34, %1501 : f32
      %1503 = arith.divf %1468, %1502 : f32
      %1504 = arith.mulf %1503, %1476 : f32
      %1505 = arith.mulf %1504, %1492 : f32
      %1506 = arith.truncf %1505 : f32 to f16
      %1507 = arith.muli %0, %c13 : index
      %1508 = wave.lane
      %1509 = arith.remui %1508, %c13 : index
      %1510 = arith.addi %1507, %1509 : index
      %1511 = arith.divui %1454, %outTileRows : index
      %1512 = arith.divui %outputFeatures, %c13 : index
      %1513 = arith.muli %1511, %1512 : index
      %1514 = arith.divui %1510, %c13 : index
      %1515 = arith.addi %1513, %1514 : index
      %1516 = arith.muli %1515, %c6 : index
      %1517 = arith.remui %1510, %c13 : index
      %1518 = arith.divui %1517, %c1 : index
      %1519 = arith.addi %1516, %1518 : index
      %1520 = arith.muli %outTileRows, %c1 : index
      %1521 = arith.muli %1519, %1520 : index
      %1522 = arith.remui %1454, %outTileRows : index
      %1523 = arith.muli %1522, %c1 : index
      %1524 = arith.addi %1521, %1523 : index
      %1525 = arith.remui %1510, %c1 : index
      %1526 = arith.addi %1524, %1525 : index
      memref.store %1506, %out[%1526] : memref<?xf16>
    }
    %1527 = wave.lane
    %1528 = vector.extract %632#2[0] : f32 from vector<8xf32>
    %1529 = vector.extract %632#3[0] : f32 from vector<8xf32>
    %1530 = wave.lane
    %1531 = arith.addi %18, %c13 : index
    %1532 = arith.muli %c7, %c6 : index
    %1533 = arith.addi %1531, %1532 : index
    %1534 = arith.divui %1530, %c13 : index
    %1535 = arith.addi %1533, %1534 : index
    %1536 = arith.cmpi slt, %1535, %17 : index
    scf.if %1536 {
      %1537 = arith.cmpi eq, %hasFactors, %c8 : index
      %1538 = arith.muli %1535, %c6 : index
      %1539 = memref.load %factors[%1538] : memref<?xf32>
      %1540 = arith.mulf %1539, %operandScale : f32
      %1541 = arith.select %1537, %1540, %operandScale : f32
      %1542 = arith.remui %1530, %c13 : index
      %1543 = arith.muli %1542, %c19 : index
      %1544 = arith.addi %13, %1543 : index
      %1545 = vector.load %w[%1544] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1546 = vector.bitcast %1545 : vector<4xi8> to vector<1xf32>
      %1547 = vector.extract %1546[0] : f32 from vector<1xf32>
      %1548 = arith.mulf %1547, %1541 : f32
      %1549 = arith.mulf %1528, %1548 : f32
      %1550 = arith.remui %1530, %c13 : index
      %1551 = arith.muli %1550, %c19 : index
      %1552 = arith.addi %15, %1551 : index
      %1553 = vector.load %w[%1552] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1554 = vector.bitcast %1553 : vector<4xi8> to vector<1xf32>
      %1555 = vector.extract %1554[0] : f32 from vector<1xf32>
      %1556 = arith.mulf %1555, %1541 : f32
      %1557 = arith.mulf %1529, %1556 : f32
      %1558 = arith.addi %13, %c3 : index
      %1559 = vector.load %w[%1558] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1560 = vector.bitcast %1559 : vector<4xi8> to vector<1xf32>
      %1561 = vector.extract %1560[0] : f32 from vector<1xf32>
      %1562 = arith.muli %1535, %c6 : index
      %1563 = arith.addi %1562, %c8 : index
      %1564 = memref.load %factors[%1563] : memref<?xf32>
      %1565 = arith.mulf %1564, %1561 : f32
      %1566 = arith.bitcast %1565 : f32 to i32
      %1567 = arith.shrui %1566, %c30 : i32
      %1568 = arith.maxsi %1567, %c31 : i32
      %1569 = arith.subi %c32, %1568 : i32
      %1570 = arith.shli %1569, %c30 : i32
      %1571 = arith.subi %1568, %c33 : i32
      %1572 = arith.shli %1571, %c30 : i32
      %1573 = arith.bitcast %1570 : i32 to f32
      %1574 = arith.bitcast %1572 : i32 to f32
      %1575 = arith.cmpi eq, %0, %c7 : index
      %1576 = wave.lane
      %1577 = arith.remui %1576, %c13 : index
      %1578 = arith.cmpi eq, %1577, %c7 : index
      %1579 = arith.andi %1575, %1578 : i1
      scf.if %1579 {
        %1580 = arith.muli %1535, %c6 : index
        memref.store %1574, %out_factors[%1580] : memref<?xf32>
      }
      %1581 = arith.mulf %1549, %c35 : f32
      %1582 = wave.exp2 %1581 : f32
      %1583 = arith.addf %c34, %1582 : f32
      %1584 = arith.divf %1549, %1583 : f32
      %1585 = arith.mulf %1584, %1557 : f32
      %1586 = arith.mulf %1585, %1573 : f32
      %1587 = arith.truncf %1586 : f32 to f16
      %1588 = arith.muli %0, %c13 : index
      %1589 = wave.lane
      %1590 = arith.remui %1589, %c13 : index
      %1591 = arith.addi %1588, %1590 : index
      %1592 = arith.divui %1535, %outTileRows : index
      %1593 = arith.divui %outputFeatures, %c13 : index
      %1594 = arith.muli %1592, %1593 : index
      %1595 = arith.divui %1591, %c13 : index
      %1596 = arith.addi %1594, %1595 : index
      %1597 = arith.muli %1596, %c6 : index
      %1598 = arith.remui %1591, %c13 : index
      %1599 = arith.divui %1598, %c1 : index
      %1600 = arith.addi %1597, %1599 : index
      %1601 = arith.muli %outTileRows, %c1 : index
      %1602 = arith.muli %1600, %1601 : index
      %1603 = arith.remui %1535, %outTileRows : index
      %1604 = arith.muli %1603, %c1 : index
      %1605 = arith.addi %1602, %1604 : index
      %1606 = arith.remui %1591, %c1 : index
      %1607 = arith.addi %1605, %1606 : index
      memref.store %1587, %out[%1607] : memref<?xf16>
    }
    %1608 = vector.extract %632#2[1] : f32 from vector<8xf32>
    %1609 = vector.extract %632#3[1] : f32 from vector<8xf32>
    %1610 = wave.lane
    %1611 = arith.addi %18, %c13 : index
    %1612 = arith.muli %c8, %c6 : index
    %1613 = arith.addi %1611, %1612 : index
    %1614 = arith.divui %1610, %c13 : index
    %1615 = arith.addi %1613, %1614 : index
    %1616 = arith.cmpi slt, %1615, %17 : index
    scf.if %1616 {
      %1617 = arith.cmpi eq, %hasFactors, %c8 : index
      %1618 = arith.muli %1615, %c6 : index
      %1619 = memref.load %factors[%1618] : memref<?xf32>
      %1620 = arith.mulf %1619, %operandScale : f32
      %1621 = arith.select %1617, %1620, %operandScale : f32
      %1622 = arith.remui %1610, %c13 : index
      %1623 = arith.muli %1622, %c19 : index
      %1624 = arith.addi %13, %1623 : index
      %1625 = vector.load %w[%1624] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1626 = vector.bitcast %1625 : vector<4xi8> to vector<1xf32>
      %1627 = vector.extract %1626[0] : f32 from vector<1xf32>
      %1628 = arith.mulf %1627, %1621 : f32
      %1629 = arith.mulf %1608, %1628 : f32
      %1630 = arith.remui %1610, %c13 : index
      %1631 = arith.muli %1630, %c19 : index
      %1632 = arith.addi %15, %1631 : index
      %1633 = vector.load %w[%1632] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1634 = vector.bitcast %1633 : vector<4xi8> to vector<1xf32>
      %1635 = vector.extract %1634[0] : f32 from vector<1xf32>
      %1636 = arith.mulf %1635, %1621 : f32
      %1637 = arith.mulf %1609, %1636 : f32
      %1638 = arith.addi %13, %c3 : index
      %1639 = vector.load %w[%1638] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1640 = vector.bitcast %1639 : vector<4xi8> to vector<1xf32>
      %1641 = vector.extract %1640[0] : f32 from vector<1xf32>
      %1642 = arith.muli %1615, %c6 : index
      %1643 = arith.addi %1642, %c8 : index
      %1644 = memref.load %factors[%1643] : memref<?xf32>
      %1645 = arith.mulf %1644, %1641 : f32
      %1646 = arith.bitcast %1645 : f32 to i32
      %1647 = arith.shrui %1646, %c30 : i32
      %1648 = arith.maxsi %1647, %c31 : i32
      %1649 = arith.subi %c32, %1648 : i32
      %1650 = arith.shli %1649, %c30 : i32
      %1651 = arith.subi %1648, %c33 : i32
      %1652 = arith.shli %1651, %c30 : i32
      %1653 = arith.bitcast %1650 : i32 to f32
      %1654 = arith.bitcast %1652 : i32 to f32
      %1655 = arith.cmpi eq, %0, %c7 : index
      %1656 = wave.lane
      %1657 = arith.remui %1656, %c13 : index
      %1658 = arith.cmpi eq, %1657, %c7 : index
      %1659 = arith.andi %1655, %1658 : i1
      scf.if %1659 {
        %1660 = arith.muli %1615, %c6 : index
        memref.store %1654, %out_factors[%1660] : memref<?xf32>
      }
      %1661 = arith.mulf %1629, %c35 : f32
      %1662 = wave.exp2 %1661 : f32
      %1663 = arith.addf %c34, %1662 : f32
      %1664 = arith.divf %1629, %1663 : f32
      %1665 = arith.mulf %1664, %1637 : f32
      %1666 = arith.mulf %1665, %1653 : f32
      %1667 = arith.truncf %1666 : f32 to f16
      %1668 = arith.muli %0, %c13 : index
      %1669 = wave.lane
      %1670 = arith.remui %1669, %c13 : index
      %1671 = arith.addi %1668, %1670 : index
      %1672 = arith.divui %1615, %outTileRows : index
      %1673 = arith.divui %outputFeatures, %c13 : index
      %1674 = arith.muli %1672, %1673 : index
      %1675 = arith.divui %1671, %c13 : index
      %1676 = arith.addi %1674, %1675 : index
      %1677 = arith.muli %1676, %c6 : index
      %1678 = arith.remui %1671, %c13 : index
      %1679 = arith.divui %1678, %c1 : index
      %1680 = arith.addi %1677, %1679 : index
      %1681 = arith.muli %outTileRows, %c1 : index
      %1682 = arith.muli %1680, %1681 : index
      %1683 = arith.remui %1615, %outTileRows : index
      %1684 = arith.muli %1683, %c1 : index
      %1685 = arith.addi %1682, %1684 : index
      %1686 = arith.remui %1671, %c1 : index
      %1687 = arith.addi %1685, %1686 : index
      memref.store %1667, %out[%1687] : memref<?xf16>
    }
    %1688 = vector.extract %632#2[2] : f32 from vector<8xf32>
    %1689 = vector.extract %632#3[2] : f32 from vector<8xf32>
    %1690 = wave.lane
    %1691 = arith.addi %18, %c13 : index
    %1692 = arith.muli %c6, %c6 : index
    %1693 = arith.addi %1691, %1692 : index
    %1694 = arith.divui %1690, %c13 : index
    %1695 = arith.addi %1693, %1694 : index
    %1696 = arith.cmpi slt, %1695, %17 : index
    scf.if %1696 {
      %1697 = arith.cmpi eq, %hasFactors, %c8 : index
      %1698 = arith.muli %1695, %c6 : index
      %1699 = memref.load %factors[%1698] : memref<?xf32>
      %1700 = arith.mulf %1699, %operandScale : f32
      %1701 = arith.select %1697, %1700, %operandScale : f32
      %1702 = arith.remui %1690, %c13 : index
      %1703 = arith.muli %1702, %c19 : index
      %1704 = arith.addi %13, %1703 : index
      %1705 = vector.load %w[%1704] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1706 = vector.bitcast %1705 : vector<4xi8> to vector<1xf32>
      %1707 = vector.extract %1706[0] : f32 from vector<1xf32>
      %1708 = arith.mulf %1707, %1701 : f32
      %1709 = arith.mulf %1688, %1708 : f32
      %1710 = arith.remui %1690, %c13 : index
      %1711 = arith.muli %1710, %c19 : index
      %1712 = arith.addi %15, %1711 : index
      %1713 = vector.load %w[%1712] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1714 = vector.bitcast %1713 : vector<4xi8> to vector<1xf32>
      %1715 = vector.extract %1714[0] : f32 from vector<1xf32>
      %1716 = arith.mulf %1715, %1701 : f32
      %1717 = arith.mulf %1689, %1716 : f32
      %1718 = arith.addi %13, %c3 : index
      %1719 = vector.load %w[%1718] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1720 = vector.bitcast %1719 : vector<4xi8> to vector<1xf32>
      %1721 = vector.extract %1720[0] : f32 from vector<1xf32>
      %1722 = arith.muli %1695, %c6 : index
      %1723 = arith.addi %1722, %c8 : index
      %1724 = memref.load %factors[%1723] : memref<?xf32>
      %1725 = arith.mulf %1724, %1721 : f32
      %1726 = arith.bitcast %1725 : f32 to i32
      %1727 = arith.shrui %1726, %c30 : i32
      %1728 = arith.maxsi %1727, %c31 : i32
      %1729 = arith.subi %c32, %1728 : i32
      %1730 = arith.shli %1729, %c30 : i32
      %1731 = arith.subi %1728, %c33 : i32
      %1732 = arith.shli %1731, %c30 : i32
      %1733 = arith.bitcast %1730 : i32 to f32
      %1734 = arith.bitcast %1732 : i32 to f32
      %1735 = arith.cmpi eq, %0, %c7 : index
      %1736 = wave.lane
      %1737 = arith.remui %1736, %c13 : index
      %1738 = arith.cmpi eq, %1737, %c7 : index
      %1739 = arith.andi %1735, %1738 : i1
      scf.if %1739 {
        %1740 = arith.muli %1695, %c6 : index
        memref.store %1734, %out_factors[%1740] : memref<?xf32>
      }
      %1741 = arith.mulf %1709, %c35 : f32
      %1742 = wave.exp2 %1741 : f32
      %1743 = arith.addf %c34, %1742 : f32
      %1744 = arith.divf %1709, %1743 : f32
      %1745 = arith.mulf %1744, %1717 : f32
      %1746 = arith.mulf %1745, %1733 : f32
      %1747 = arith.truncf %1746 : f32 to f16
      %1748 = arith.muli %0, %c13 : index
      %1749 = wave.lane
      %1750 = arith.remui %1749, %c13 : index
      %1751 = arith.addi %1748, %1750 : index
      %1752 = arith.divui %1695, %outTileRows : index
      %1753 = arith.divui %outputFeatures, %c13 : index
      %1754 = arith.muli %1752, %1753 : index
      %1755 = arith.divui %1751, %c13 : index
      %1756 = arith.addi %1754, %1755 : index
      %1757 = arith.muli %1756, %c6 : index
      %1758 = arith.remui %1751, %c13 : index
      %1759 = arith.divui %1758, %c1 : index
      %1760 = arith.addi %1757, %1759 : index
      %1761 = arith.muli %outTileRows, %c1 : index
      %1762 = arith.muli %1760, %1761 : index
      %1763 = arith.remui %1695, %outTileRows : index
      %1764 = arith.muli %1763, %c1 : index
      %1765 = arith.addi %1762, %1764 : index
      %1766 = arith.remui %1751, %c1 : index
      %1767 = arith.addi %1765, %1766 : index
      memref.store %1747, %out[%1767] : memref<?xf16>
    }
    %1768 = vector.extract %632#2[3] : f32 from vector<8xf32>
    %1769 = vector.extract %632#3[3] : f32 from vector<8xf32>
    %1770 = wave.lane
    %1771 = arith.addi %18, %c13 : index
    %1772 = arith.muli %c27, %c6 : index
    %1773 = arith.addi %1771, %1772 : index
    %1774 = arith.divui %1770, %c13 : index
    %1775 = arith.addi %1773, %1774 : index
    %1776 = arith.cmpi slt, %1775, %17 : index
    scf.if %1776 {
      %1777 = arith.cmpi eq, %hasFactors, %c8 : index
      %1778 = arith.muli %1775, %c6 : index
      %1779 = memref.load %factors[%1778] : memref<?xf32>
      %1780 = arith.mulf %1779, %operandScale : f32
      %1781 = arith.select %1777, %1780, %operandScale : f32
      %1782 = arith.remui %1770, %c13 : index
      %1783 = arith.muli %1782, %c19 : index
      %1784 = arith.addi %13, %1783 : index
      %1785 = vector.load %w[%1784] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1786 = vector.bitcast %1785 : vector<4xi8> to vector<1xf32>
      %1787 = vector.extract %1786[0] : f32 from vector<1xf32>
      %1788 = arith.mulf %1787, %1781 : f32
      %1789 = arith.mulf %1768, %1788 : f32
      %1790 = arith.remui %1770, %c13 : index
      %1791 = arith.muli %1790, %c19 : index
      %1792 = arith.addi %15, %1791 : index
      %1793 = vector.load %w[%1792] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1794 = vector.bitcast %1793 : vector<4xi8> to vector<1xf32>
      %1795 = vector.extract %1794[0] : f32 from vector<1xf32>
      %1796 = arith.mulf %1795, %1781 : f32
      %1797 = arith.mulf %1769, %1796 : f32
      %1798 = arith.addi %13, %c3 : index
      %1799 = vector.load %w[%1798] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1800 = vector.bitcast %1799 : vector<4xi8> to vector<1xf32>
      %1801 = vector.extract %1800[0] : f32 from vector<1xf32>
      %1802 = arith.muli %1775, %c6 : index
      %1803 = arith.addi %1802, %c8 : index
      %1804 = memref.load %factors[%1803] : memref<?xf32>
      %1805 = arith.mulf %1804, %1801 : f32
      %1806 = arith.bitcast %1805 : f32 to i32
      %1807 = arith.shrui %1806, %c30 : i32
      %1808 = arith.maxsi %1807, %c31 : i32
      %1809 = arith.subi %c32, %1808 : i32
      %1810 = arith.shli %1809, %c30 : i32
      %1811 = arith.subi %1808, %c33 : i32
      %1812 = arith.shli %1811, %c30 : i32
      %1813 = arith.bitcast %1810 : i32 to f32
      %1814 = arith.bitcast %1812 : i32 to f32
      %1815 = arith.cmpi eq, %0, %c7 : index
      %1816 = wave.lane
      %1817 = arith.remui %1816, %c13 : index
      %1818 = arith.cmpi eq, %1817, %c7 : index
      %1819 = arith.andi %1815, %1818 : i1
      scf.if %1819 {
        %1820 = arith.muli %1775, %c6 : index
        memref.store %1814, %out_factors[%1820] : memref<?xf32>
      }
      %1821 = arith.mulf %1789, %c35 : f32
      %1822 = wave.exp2 %1821 : f32
      %1823 = arith.addf %c34, %1822 : f32
      %1824 = arith.divf %1789, %1823 : f32
      %1825 = arith.mulf %1824, %1797 : f32
      %1826 = arith.mulf %1825, %1813 : f32
      %1827 = arith.truncf %1826 : f32 to f16
      %1828 = arith.muli %0, %c13 : index
      %1829 = wave.lane
      %1830 = arith.remui %1829, %c13 : index
      %1831 = arith.addi %1828, %1830 : index
      %1832 = arith.divui %1775, %outTileRows : index
      %1833 = arith.divui %outputFeatures, %c13 : index
      %1834 = arith.muli %1832, %1833 : index
      %1835 = arith.divui %1831, %c13 : index
      %1836 = arith.addi %1834, %1835 : index
      %1837 = arith.muli %1836, %c6 : index
      %1838 = arith.remui %1831, %c13 : index
      %1839 = arith.divui %1838, %c1 : index
      %1840 = arith.addi %1837, %1839 : index
      %1841 = arith.muli %outTileRows, %c1 : index
      %1842 = arith.muli %1840, %1841 : index
      %1843 = arith.remui %1775, %outTileRows : index
      %1844 = arith.muli %1843, %c1 : index
      %1845 = arith.addi %1842, %1844 : index
      %1846 = arith.remui %1831, %c1 : index
      %1847 = arith.addi %1845, %1846 : index
      memref.store %1827, %out[%1847] : memref<?xf16>
    }
    %1848 = vector.extract %632#2[4] : f32 from vector<8xf32>
    %1849 = vector.extract %632#3[4] : f32 from vector<8xf32>
    %1850 = wave.lane
    %1851 = arith.addi %18, %c13 : index
    %1852 = arith.muli %c19, %c6 : index
    %1853 = arith.addi %1851, %1852 : index
    %1854 = arith.divui %1850, %c13 : index
    %1855 = arith.addi %1853, %1854 : index
    %1856 = arith.cmpi slt, %1855, %17 : index
    scf.if %1856 {
      %1857 = arith.cmpi eq, %hasFactors, %c8 : index
      %1858 = arith.muli %1855, %c6 : index
      %1859 = memref.load %factors[%1858] : memref<?xf32>
      %1860 = arith.mulf %1859, %operandScale : f32
      %1861 = arith.select %1857, %1860, %operandScale : f32
      %1862 = arith.remui %1850, %c13 : index
      %1863 = arith.muli %1862, %c19 : index
      %1864 = arith.addi %13, %1863 : index
      %1865 = vector.load %w[%1864] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1866 = vector.bitcast %1865 : vector<4xi8> to vector<1xf32>
      %1867 = vector.extract %1866[0] : f32 from vector<1xf32>
      %1868 = arith.mulf %1867, %1861 : f32
      %1869 = arith.mulf %1848, %1868 : f32
      %1870 = arith.remui %1850, %c13 : index
      %1871 = arith.muli %1870, %c19 : index
      %1872 = arith.addi %15, %1871 : index
      %1873 = vector.load %w[%1872] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1874 = vector.bitcast %1873 : vector<4xi8> to vector<1xf32>
      %1875 = vector.extract %1874[0] : f32 from vector<1xf32>
      %1876 = arith.mulf %1875, %1861 : f32
      %1877 = arith.mulf %1849, %1876 : f32
      %1878 = arith.addi %13, %c3 : index
      %1879 = vector.load %w[%1878] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1880 = vector.bitcast %1879 : vector<4xi8> to vector<1xf32>
      %1881 = vector.extract %1880[0] : f32 from vector<1xf32>
      %1882 = arith.muli %1855, %c6 : index
      %1883 = arith.addi %1882, %c8 : index
      %1884 = memref.load %factors[%1883] : memref<?xf32>
      %1885 = arith.mulf %1884, %1881 : f32
      %1886 = arith.bitcast %1885 : f32 to i32
      %1887 = arith.shrui %1886, %c30 : i32
      %1888 = arith.maxsi %1887, %c31 : i32
      %1889 = arith.subi %c32, %1888 : i32
      %1890 = arith.shli %1889, %c30 : i32
      %1891 = arith.subi %1888, %c33 : i32
      %1892 = arith.shli %1891, %c30 : i32
      %1893 = arith.bitcast %1890 : i32 to f32
      %1894 = arith.bitcast %1892 : i32 to f32
      %1895 = arith.cmpi eq, %0, %c7 : index
      %1896 = wave.lane
      %1897 = arith.remui %1896, %c13 : index
      %1898 = arith.cmpi eq, %1897, %c7 : index
      %1899 = arith.andi %1895, %1898 : i1
      scf.if %1899 {
        %1900 = arith.muli %1855, %c6 : index
        memref.store %1894, %out_factors[%1900] : memref<?xf32>
      }
      %1901 = arith.mulf %1869, %c35 : f32
      %1902 = wave.exp2 %1901 : f32
      %1903 = arith.addf %c34, %1902 : f32
      %1904 = arith.divf %1869, %1903 : f32
      %1905 = arith.mulf %1904, %1877 : f32
      %1906 = arith.mulf %1905, %1893 : f32
      %1907 = arith.truncf %1906 : f32 to f16
      %1908 = arith.muli %0, %c13 : index
      %1909 = wave.lane
      %1910 = arith.remui %1909, %c13 : index
      %1911 = arith.addi %1908, %1910 : index
      %1912 = arith.divui %1855, %outTileRows : index
      %1913 = arith.divui %outputFeatures, %c13 : index
      %1914 = arith.muli %1912, %1913 : index
      %1915 = arith.divui %1911, %c13 : index
      %1916 = arith.addi %1914, %1915 : index
      %1917 = arith.muli %1916, %c6 : index
      %1918 = arith.remui %1911, %c13 : index
      %1919 = arith.divui %1918, %c1 : index
      %1920 = arith.addi %1917, %1919 : index
      %1921 = arith.muli %outTileRows, %c1 : index
      %1922 = arith.muli %1920, %1921 : index
      %1923 = arith.remui %1855, %outTileRows : index
      %1924 = arith.muli %1923, %c1 : index
      %1925 = arith.addi %1922, %1924 : index
      %1926 = arith.remui %1911, %c1 : index
      %1927 = arith.addi %1925, %1926 : index
      memref.store %1907, %out[%1927] : memref<?xf16>
    }
    %1928 = vector.extract %632#2[5] : f32 from vector<8xf32>
    %1929 = vector.extract %632#3[5] : f32 from vector<8xf32>
    %1930 = wave.lane
    %1931 = arith.addi %18, %c13 : index
    %1932 = arith.muli %c36, %c6 : index
    %1933 = arith.addi %1931, %1932 : index
    %1934 = arith.divui %1930, %c13 : index
    %1935 = arith.addi %1933, %1934 : index
    %1936 = arith.cmpi slt, %1935, %17 : index
    scf.if %1936 {
      %1937 = arith.cmpi eq, %hasFactors, %c8 : index
      %1938 = arith.muli %1935, %c6 : index
      %1939 = memref.load %factors[%1938] : memref<?xf32>
      %1940 = arith.mulf %1939, %operandScale : f32
      %1941 = arith.select %1937, %1940, %operandScale : f32
      %1942 = arith.remui %1930, %c13 : index
      %1943 = arith.muli %1942, %c19 : index
      %1944 = arith.addi %13, %1943 : index
      %1945 = vector.load %w[%1944] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1946 = vector.bitcast %1945 : vector<4xi8> to vector<1xf32>
      %1947 = vector.extract %1946[0] : f32 from vector<1xf32>
      %1948 = arith.mulf %1947, %1941 : f32
      %1949 = arith.mulf %1928, %1948 : f32
      %1950 = arith.remui %1930, %c13 : index
      %1951 = arith.muli %1950, %c19 : index
      %1952 = arith.addi %15, %1951 : index
      %1953 = vector.load %w[%1952] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1954 = vector.bitcast %1953 : vector<4xi8> to vector<1xf32>
      %1955 = vector.extract %1954[0] : f32 from vector<1xf32>
      %1956 = arith.mulf %1955, %1941 : f32
      %1957 = arith.mulf %1929, %1956 : f32
      %1958 = arith.addi %13, %c3 : index
      %1959 = vector.load %w[%1958] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1960 = vector.bitcast %1959 : vector<4xi8> to vector<1xf32>
      %1961 = vector.extract %1960[0] : f32 from vector<1xf32>
      %1962 = arith.muli %1935, %c6 : index
      %1963 = arith.addi %1962, %c8 : index
      %1964 = memref.load %factors[%1963] : memref<?xf32>
      %1965 = arith.mulf %1964, %1961 : f32
      %1966 = arith.bitcast %1965 : f32 to i32
      %1967 = arith.shrui %1966, %c30 : i32
      %1968 = arith.maxsi %1967, %c31 : i32
      %1969 = arith.subi %c32, %1968 : i32
      %1970 = arith.shli %1969, %c30 : i32
      %1971 = arith.subi %1968, %c33 : i32
      %1972 = arith.shli %1971, %c30 : i32
      %1973 = arith.bitcast %1970 : i32 to f32
      %1974 = arith.bitcast %1972 : i32 to f32
      %1975 = arith.cmpi eq, %0, %c7 : index
      %1976 = wave.lane
      %1977 = arith.remui %1976, %c13 : index
      %1978 = arith.cmpi eq, %1977, %c7 : index
      %1979 = arith.andi %1975, %1978 : i1
      scf.if %1979 {
        %1980 = arith.muli %1935, %c6 : index
        memref.store %1974, %out_factors[%1980] : memref<?xf32>
      }
      %1981 = arith.mulf %1949, %c35 : f32
      %1982 = wave.exp2 %1981 : f32
      %1983 = arith.addf %c34, %1982 : f32
      %1984 = arith.divf %1949, %1983 : f32
      %1985 = arith.mulf %1984, %1957 : f32
      %1986 = arith.mulf %1985, %1973 : f32
      %1987 = arith.truncf %1986 : f32 to f16
      %1988 = arith.muli %0, %c13 : index
      %1989 = wave.lane
      %1990 = arith.remui %1989, %c13 : index
      %1991 = arith.addi %1988, %1990 : index
      %1992 = arith.divui %1935, %outTileRows : index
      %1993 = arith.divui %outputFeatures, %c13 : index
      %1994 = arith.muli %1992, %1993 : index
      %1995 = arith.divui %1991, %c13 : index
      %1996 = arith.addi %1994, %1995 : index
      %1997 = arith.muli %1996, %c6 : index
      %1998 = arith.remui %1991, %c13 : index
      %1999 = arith.divui %1998, %c1 : index
      %2000 = arith.addi %1997, %1999 : index
      %2001 = arith.muli %outTileRows, %c1 : index
      %2002 = arith.muli %2000, %2001 : index
      %2003 = arith.remui %1935, %outTileRows : index
      %2004 = arith.muli %2003, %c1 : index
      %2005 = arith.addi %2002, %2004 : index
      %2006 = arith.remui %1991, %c1 : index
      %2007 = arith.addi %2005, %2006 : index
      memref.store %1987, %out[%2007] : memref<?xf16>
    }
    %2008 = vector.extract %632#2[6] : f32 from vector<8xf32>
    %2009 = vector.extract %632#3[6] : f32 from vector<8xf32>
    %2010 = wave.lane
    %2011 = arith.addi %18, %c13 : index
    %2012 = arith.muli %c37, %c6 : index
    %2013 = arith.addi %2011, %2012 : index
    %2014 = arith.divui %2010, %c13 : index
    %2015 = arith.addi %2013, %2014 : index
    %2016 = arith.cmpi slt, %2015, %17 : index
    scf.if %2016 {
      %2017 = arith.cmpi eq, %hasFactors, %c8 : index
      %2018 = arith.muli %2015, %c6 : index
      %2019 = memref.load %factors[%2018] : memref<?xf32>
      %2020 = arith.mulf %2019, %operandScale : f32
      %2021 = arith.select %2017, %2020, %operandScale : f32
      %2022 = arith.remui %2010, %c13 : index
      %2023 = arith.muli %2022, %c19 : index
      %2024 = arith.addi %13, %2023 : index
      %2025 = vector.load %w[%2024] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2026 = vector.bitcast %2025 : vector<4xi8> to vector<1xf32>
      %2027 = vector.extract %2026[0] : f32 from vector<1xf32>
      %2028 = arith.mulf %2027, %2021 : f32
      %2029 = arith.mulf %2008, %2028 : f32
      %2030 = arith.remui %2010, %c13 : index
      %2031 = arith.muli %2030, %c19 : index
      %2032 = arith.addi %15, %2031 : index
      %2033 = vector.load %w[%2032] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2034 = vector.bitcast %2033 : vector<4xi8> to vector<1xf32>
      %2035 = vector.extract %2034[0] : f32 from vector<1xf32>
      %2036 = arith.mulf %2035, %2021 : f32
      %2037 = arith.mulf %2009, %2036 : f32
      %2038 = arith.addi %13, %c3 : index
      %2039 = vector.load %w[%2038] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2040 = vector.bitcast %2039 : vector<4xi8> to vector<1xf32>
      %2041 = vector.extract %2040[0] : f32 from vector<1xf32>
      %2042 = arith.muli %2015, %c6 : index
      %2043 = arith.addi %2042, %c8 : index
      %2044 = memref.load %factors[%2043] : memref<?xf32>
      %2045 = arith.mulf %2044, %2041 : f32
      %2046 = arith.bitcast %2045 : f32 to i32
      %2047 = arith.shrui %2046, %c30 : i32
      %2048 = arith.maxsi %2047, %c31 : i32
      %2049 = arith.subi %c32, %2048 : i32
      %2050 = arith.shli %2049, %c30 : i32
      %2051 = arith.subi %2048, %c33 : i32
      %2052 = arith.shli %2051, %c30 : i32
      %2053 = arith.bitcast %2050 : i32 to f32
      %2054 = arith.bitcast %2052 : i32 to f32
      %2055 = arith.cmpi eq, %0, %c7 : index
      %2056 = wave.lane
      %2057 = arith.remui %2056, %c13 : index
      %2058 = arith.cmpi eq, %2057, %c7 : index
      %2059 = arith.andi %2055, %2058 : i1
      scf.if %2059 {
        %2060 = arith.muli %2015, %c6 : index
        memref.store %2054, %out_factors[%2060] : memref<?xf32>
      }
      %2061 = arith.mulf %2029, %c35 : f32
      %2062 = wave.exp2 %2061 : f32
      %2063 = arith.addf %c34, %2062 : f32
      %2064 = arith.divf %2029, %2063 : f32
      %2065 = arith.mulf %2064, %2037 : f32
      %2066 = arith.mulf %2065, %2053 : f32
      %2067 = arith.truncf %2066 : f32 to f16
      %2068 = arith.muli %0, %c13 : index
      %2069 = wave.lane
      %2070 = arith.remui %2069, %c13 : index
      %2071 = arith.addi %2068, %2070 : index
      %2072 = arith.divui %2015, %outTileRows : index
      %2073 = arith.divui %outputFeatures, %c13 : index
      %2074 = arith.muli %2072, %2073 : index
      %2075 = arith.divui %2071, %c13 : index
      %2076 = arith.addi %2074, %2075 : index
      %2077 = arith.muli %2076, %c6 : index
      %2078 = arith.remui %2071, %c13 : index
      %2079 = arith.divui %2078, %c1 : index
      %2080 = arith.addi %2077, %2079 : index
      %2081 = arith.muli %outTileRows, %c1 : index
      %2082 = arith.muli %2080, %2081 : index
      %2083 = arith.remui %2015, %outTileRows : index
      %2084 = arith.muli %2083, %c1 : index
      %2085 = arith.addi %2082, %2084 : index
      %2086 = arith.remui %2071, %c1 : index
      %2087 = arith.addi %2085, %2086 : index
      memref.store %2067, %out[%2087] : memref<?xf16>
    }
    %2088 = vector.extract %632#2[7] : f32 from vector<8xf32>
    %2089 = vector.extract %632#3[7] : f32 from vector<8xf32>
    %2090 = wave.lane
    %2091 = arith.addi %18, %c13 : index
    %2092 = arith.muli %c38, %c6 : index
    %2093 = arith.addi %2091, %2092 : index
    %2094 = arith.divui %2090, %c13 : index
    %2095 = arith.addi %2093, %2094 : index
    %2096 = arith.cmpi slt, %2095, %17 : index
    scf.if %2096 {
      %2097 = arith.cmpi eq, %hasFactors, %c8 : index
      %2098 = arith.muli %2095, %c6 : index
      %2099 = memref.load %factors[%2098] : memref<?xf32>
      %2100 = arith.mulf %2099, %operandScale : f32
      %2101 = arith.select %2097, %2100, %operandScale : f32
      %2102 = arith.remui %2090, %c13 : index
      %2103 = arith.muli %2102, %c19 : index
      %2104 = arith.addi %13, %2103 : index
      %2105 = vector.load %w[%2104] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2106 = vector.bitcast %2105 : vector<4xi8> to vector<1xf32>
      %2107 = vector.extract %2106[0] : f32 from vector<1xf32>
      %2108 = arith.mulf %2107, %2101 : f32
      %2109 = arith.mulf %2088, %2108 : f32
      %2110 = arith.remui %2090, %c13 : index
      %2111 = arith.muli %2110, %c19 : index
      %2112 = arith.addi %15, %2111 : index
      %2113 = vector.load %w[%2112] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2114 = vector.bitcast %2113 : vector<4xi8> to vector<1xf32>
      %2115 = vector.extract %2114[0] : f32 from vector<1xf32>
      %2116 = arith.mulf %2115, %2101 : f32
      %2117 = arith.mulf %2089, %2116 : f32
      %2118 = arith.addi %13, %c3 : index
      %2119 = vector.load %w[%2118] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2120 = vector.bitcast %2119 : vector<4xi8> to vector<1xf32>
      %2121 = vector.extract %2120[0] : f32 from vector<1xf32>
      %2122 = arith.muli %2095, %c6 : index
      %2123 = arith.addi %2122, %c8 : index
      %2124 = memref.load %factors[%2123] : memref<?xf32>
      %2125 = arith.mulf %2124, %2121 : f32
      %2126 = arith.bitcast %2125 : f32 to i32
      %2127 = arith.shrui %2126, %c30 : i32
      %2128 = arith.maxsi %2127, %c31 : i32
      %2129 = arith.subi %c32, %2128 : i32
      %2130 = arith.shli %2129, %c30 : i32
      %2131 = arith.subi %2128, %c33 : i32
      %2132 = arith.shli %2131, %c30 : i32
      %2133 = arith.bitcast %2130 : i32 to f32
      %2134 = arith.bitcast %2132 : i32 to f32
      %2135 = arith.cmpi eq, %0, %c7 : index
      %2136 = wave.lane
      %2137 = arith.remui %2136, %c13 : index
      %2138 = arith.cmpi eq, %2137, %c7 : index
      %2139 = arith.andi %2135, %2138 : i1
      scf.if %2139 {
        %2140 = arith.muli %2095, %c6 : index
        memref.store %2134, %out_factors[%2140] : memref<?xf32>
      }
      %2141 = arith.mulf %2109, %c35 : f32
      %2142 = wave.exp2 %2141 : f32
      %2143 = arith.addf %c34, %2142 : f32
      %2144 = arith.divf %2109, %2143 : f32
      %2145 = arith.mulf %2144, %2117 : f32
      %2146 = arith.mulf %2145, %2133 : f32
      %2147 = arith.truncf %2146 : f32 to f16
      %2148 = arith.muli %0, %c13 : index
      %2149 = wave.lane
      %2150 = arith.remui %2149, %c13 : index
      %2151 = arith.addi %2148, %2150 : index
      %2152 = arith.divui %2095, %outTileRows : index
      %2153 = arith.divui %outputFeatures, %c13 : index
      %2154 = arith.muli %2152, %2153 : index
      %2155 = arith.divui %2151, %c13 : index
      %2156 = arith.addi %2154, %2155 : index
      %2157 = arith.muli %2156, %c6 : index
      %2158 = arith.remui %2151, %c13 : index
      %2159 = arith.divui %2158, %c1 : index
      %2160 = arith.addi %2157, %2159 : index
      %2161 = arith.muli %outTileRows, %c1 : index
      %2162 = arith.muli %2160, %2161 : index
      %2163 = arith.remui %2095, %outTileRows : index
      %2164 = arith.muli %2163, %c1 : index
      %2165 = arith.addi %2162, %2164 : index
      %2166 = arith.remui %2151, %c1 : index
      %2167 = arith.addi %2165, %2166 : index
      memref.store %2147, %out[%2167] : memref<?xf16>
    }
    %2168 = wave.lane
    %2169 = vector.extract %632#4[0] : f32 from vector<8xf32>
    %2170 = vector.extract %632#5[0] : f32 from vector<8xf32>
    %2171 = wave.lane
    %2172 = arith.addi %18, %c14 : index
    %2173 = arith.muli %c7, %c6 : index
    %2174 = arith.addi %2172, %2173 : index
    %2175 = arith.divui %2171, %c13 : index
    %2176 = arith.addi %2174, %2175 : index
    %2177 = arith.cmpi slt, %2176, %17 : index
    scf.if %2177 {
      %2178 = arith.cmpi eq, %hasFactors, %c8 : index
      %2179 = arith.muli %2176, %c6 : index
      %2180 = memref.load %factors[%2179] : memref<?xf32>
      %2181 = arith.mulf %2180, %operandScale : f32
      %2182 = arith.select %2178, %2181, %operandScale : f32
      %2183 = arith.remui %2171, %c13 : index
      %2184 = arith.muli %2183, %c19 : index
      %2185 = arith.addi %13, %2184 : index
      %2186 = vector.load %w[%2185] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2187 = vector.bitcast %2186 : vector<4xi8> to vector<1xf32>
      %2188 = vector.extract %2187[0] : f32 from vector<1xf32>
      %2189 = arith.mulf %2188, %2182 : f32
      %2190 = arith.mulf %2169, %2189 : f32
      %2191 = arith.remui %2171, %c13 : index
      %2192 = arith.muli %2191, %c19 : index
      %2193 = arith.addi %15, %2192 : index
      %2194 = vector.load %w[%2193] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2195 = vector.bitcast %2194 : vector<4xi8> to vector<1xf32>
      %2196 = vector.extract %2195[0] : f32 from vector<1xf32>
      %2197 = arith.mulf %2196, %2182 : f32
      %2198 = arith.mulf %2170, %2197 : f32
      %2199 = arith.addi %13, %c3 : index
      %2200 = vector.load %w[%2199] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2201 = vector.bitcast %2200 : vector<4xi8> to vector<1xf32>
      %2202 = vector.extract %2201[0] : f32 from vector<1xf32>
      %2203 = arith.muli %2176, %c6 : index
      %2204 = arith.addi %2203, %c8 : index
      %2205 = memref.load %factors[%2204] : memref<?xf32>
      %2206 = arith.mulf %2205, %2202 : f32
      %2207 = arith.bitcast %2206 : f32 to i32
      %2208 = arith.shrui %2207, %c30 : i32
      %2209 = arith.maxsi %2208, %c31 : i32
      %2210 = arith.subi %c32, %2209 : i32
      %2211 = arith.shli %2210, %c30 : i32
      %2212 = arith.subi %2209, %c33 : i32
      %2213 = arith.shli %2212, %c30 : i32
      %2214 = arith.bitcast %2211 : i32 to f32
      %2215 = arith.bitcast %2213 : i32 to f32
      %2216 = arith.cmpi eq, %0, %c7 : index
      %2217 = wave.lane
      %2218 = arith.remui %2217, %c13 : index
      %2219 = arith.cmpi eq, %2218, %c7 : index
      %2220 = arith.andi %2216, %2219 : i1
      scf.if %2220 {
        %2221 = arith.muli %2176, %c6 : index
        memref.store %2215, %out_factors[%2221] : memref<?xf32>
      }
      %2222 = arith.mulf %2190, %c35 : f32
      %2223 = wave.exp2 %2222 : f32
      %2224 = arith.addf %c34, %2223 : f32
      %2225 = arith.divf %2190, %2224 : f32
      %2226 = arith.mulf %2225, %2198 : f32
      %2227 = arith.mulf %2226, %2214 : f32
      %2228 = arith.truncf %2227 : f32 to f16
      %2229 = arith.muli %0, %c13 : index
      %2230 = wave.lane
      %2231 = arith.remui %2230, %c13 : index
      %2232 = arith.addi %2229, %2231 : index
      %2233 = arith.divui %2176, %outTileRows : index
      %2234 = arith.divui %outputFeatures, %c13 : index
      %2235 = arith.muli %2233, %2234 : index
      %2236 = arith.divui %2232, %c13 : index
      %2237 = arith.addi %2235, %2236 : index
      %2238 = arith.muli %2237, %c6 : index
      %2239 = arith.remui %2232, %c13 : index
      %2240 = arith.divui %2239, %c1 : index
      %2241 = arith.addi %2238, %2240 : index
      %2242 = arith.muli %outTileRows, %c1 : index
      %2243 = arith.muli %2241, %2242 : index
      %2244 = arith.remui %2176, %outTileRows : index
      %2245 = arith.muli %2244, %c1 : index
      %2246 = arith.addi %2243, %2245 : index
      %2247 = arith.remui %2232, %c1 : index
      %2248 = arith.addi %2246, %2247 : index
      memref.store %2228, %out[%2248] : memref<?xf16>
    }
    %2249 = vector.extract %632#4[1] : f32 from vector<8xf32>
    %2250 = vector.extract %632#5[1] : f32 from vector<8xf32>
    %2251 = wave.lane
    %2252 = arith.addi %18, %c14 : index
    %2253 = arith.muli %c8, %c6 : index
    %2254 = arith.addi %2252, %2253 : index
    %2255 = arith.divui %2251, %c13 : index
    %2256 = arith.addi %2254, %2255 : index
    %2257 = arith.cmpi slt, %2256, %17 : index
    scf.if %2257 {
      %2258 = arith.cmpi eq, %hasFactors, %c8 : index
      %2259 = arith.muli %2256, %c6 : index
      %2260 = memref.load %factors[%2259] : memref<?xf32>
      %2261 = arith.mulf %2260, %operandScale : f32
      %2262 = arith.select %2258, %2261, %operandScale : f32
      %2263 = arith.remui %2251, %c13 : index
      %2264 = arith.muli %2263, %c19 : index
      %2265 = arith.addi %13, %2264 : index
      %2266 = vector.load %w[%2265] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2267 = vector.bitcast %2266 : vector<4xi8> to vector<1xf32>
      %2268 = vector.extract %2267[0] : f32 from vector<1xf32>
      %2269 = arith.mulf %2268, %2262 : f32
      %2270 = arith.mulf %2249, %2269 : f32
      %2271 = arith.remui %2251, %c13 : index
      %2272 = arith.muli %2271, %c19 : index
      %2273 = arith.addi %15, %2272 : index
      %2274 = vector.load %w[%2273] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2275 = vector.bitcast %2274 : vector<4xi8> to vector<1xf32>
      %2276 = vector.extract %2275[0] : f32 from vector<1xf32>
      %2277 = arith.mulf %2276, %2262 : f32
      %2278 = arith.mulf %2250, %2277 : f32
      %2279 = arith.addi %13, %c3 : index
      %2280 = vector.load %w[%2279] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2281 = vector.bitcast %2280 : vector<4xi8> to vector<1xf32>
      %2282 = vector.extract %2281[0] : f32 from vector<1xf32>
      %2283 = arith.muli %2256, %c6 : index
      %2284 = arith.addi %2283, %c8 : index
      %2285 = memref.load %factors[%2284] : memref<?xf32>
      %2286 = arith.mulf %2285, %2282 : f32
      %2287 = arith.bitcast %2286 : f32 to i32
      %2288 = arith.shrui %2287, %c30 : i32
      %2289 = arith.maxsi %2288, %c31 : i32
      %2290 = arith.subi %c32, %2289 : i32
      %2291 = arith.shli %2290, %c30 : i32
      %2292 = arith.subi %2289, %c33 : i32
      %2293 = arith.shli %2292, %c30 : i32
      %2294 = arith.bitcast %2291 : i32 to f32
      %2295 = arith.bitcast %2293 : i32 to f32
      %2296 = arith.cmpi eq, %0, %c7 : index
      %2297 = wave.lane
      %2298 = arith.remui %2297, %c13 : index
      %2299 = arith.cmpi eq, %2298, %c7 : index
      %2300 = arith.andi %2296, %2299 : i1
      scf.if %2300 {
        %2301 = arith.muli %2256, %c6 : index
        memref.store %2295, %out_factors[%2301] : memref<?xf32>
      }
      %2302 = arith.mulf %2270, %c35 : f32
      %2303 = wave.exp2 %2302 : f32
      %2304 = arith.addf %c34, %2303 : f32
      %2305 = arith.divf %2270, %2304 : f32
      %2306 = arith.mulf %2305, %2278 : f32
      %2307 = arith.mulf %2306, %2294 : f32
      %2308 = arith.truncf %2307 : f32 to f16
      %2309 = arith.muli %0, %c13 : index
      %2310 = wave.lane
      %2311 = arith.remui %2310, %c13 : index
      %2312 = arith.addi %2309, %2311 : index
      %2313 = arith.divui %2256, %outTileRows : index
      %2314 = arith.divui %outputFeatures, %c13 : index
      %2315 = arith.muli %2313, %2314 : index
      %2316 = arith.divui %2312, %c13 : index
      %2317 = arith.addi %2315, %2316 : index
      %2318 = arith.muli %2317, %c6 : index
      %2319 = arith.remui %2312, %c13 : index
      %2320 = arith.divui %2319, %c1 : index
      %2321 = arith.addi %2318, %2320 : index
      %2322 = arith.muli %outTileRows, %c1 : index
      %2323 = arith.muli %2321, %2322 : index
      %2324 = arith.remui %2256, %outTileRows : index
      %2325 = arith.muli %2324, %c1 : index
      %2326 = arith.addi %2323, %2325 : index
      %2327 = arith.remui %2312, %c1 : index
      %2328 = arith.addi %2326, %2327 : index
      memref.store %2308, %out[%2328] : memref<?xf16>
    }
    %2329 = vector.extract %632#4[2] : f32 from vector<8xf32>
    %2330 = vector.extract %632#5[2] : f32 from vector<8xf32>
    %2331 = wave.lane
    %2332 = arith.addi %18, %c14 : index
    %2333 = arith.muli %c6, %c6 : index
    %2334 = arith.addi %2332, %2333 : index
    %2335 = arith.divui %2331, %c13 : index
    %2336 = arith.addi %2334, %2335 : index
    %2337 = arith.cmpi slt, %2336, %17 : index
    scf.if %2337 {
      %2338 = arith.cmpi eq, %hasFactors, %c8 : index
      %2339 = arith.muli %2336, %c6 : index
      %2340 = memref.load %factors[%2339] : memref<?xf32>
      %2341 = arith.mulf %2340, %operandScale : f32
      %2342 = arith.select %2338, %2341, %operandScale : f32
      %2343 = arith.remui %2331, %c13 : index
      %2344 = arith.muli %2343, %c19 : index
      %2345 = arith.addi %13, %2344 : index
      %2346 = vector.load %w[%2345] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2347 = vector.bitcast %2346 : vector<4xi8> to vector<1xf32>
      %2348 = vector.extract %2347[0] : f32 from vector<1xf32>
      %2349 = arith.mulf %2348, %2342 : f32
      %2350 = arith.mulf %2329, %2349 : f32
      %2351 = arith.remui %2331, %c13 : index
      %2352 = arith.muli %2351, %c19 : index
      %2353 = arith.addi %15, %2352 : index
      %2354 = vector.load %w[%2353] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2355 = vector.bitcast %2354 : vector<4xi8> to vector<1xf32>
      %2356 = vector.extract %2355[0] : f32 from vector<1xf32>
      %2357 = arith.mulf %2356, %2342 : f32
      %2358 = arith.mulf %2330, %2357 : f32
      %2359 = arith.addi %13, %c3 : index
      %2360 = vector.load %w[%2359] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2361 = vector.bitcast %2360 : vector<4xi8> to vector<1xf32>
      %2362 = vector.extract %2361[0] : f32 from vector<1xf32>
      %2363 = arith.muli %2336, %c6 : index
      %2364 = arith.addi %2363, %c8 : index
      %2365 = memref.load %factors[%2364] : memref<?xf32>
      %2366 = arith.mulf %2365, %2362 : f32
      %2367 = arith.bitcast %2366 : f32 to i32
      %2368 = arith.shrui %2367, %c30 : i32
      %2369 = arith.maxsi %2368, %c31 : i32
      %2370 = arith.subi %c32, %2369 : i32
      %2371 = arith.shli %2370, %c30 : i32
      %2372 = arith.subi %2369, %c33 : i32
      %2373 = arith.shli %2372, %c30 : i32
      %2374 = arith.bitcast %2371 : i32 to f32
      %2375 = arith.bitcast %2373 : i32 to f32
      %2376 = arith.cmpi eq, %0, %c7 : index
      %2377 = wave.lane
      %2378 = arith.remui %2377, %c13 : index
      %2379 = arith.cmpi eq, %2378, %c7 : index
      %2380 = arith.andi %2376, %2379 : i1
      scf.if %2380 {
        %2381 = arith.muli %2336, %c6 : index
        memref.store %2375, %out_factors[%2381] : memref<?xf32>
      }
      %2382 = arith.mulf %2350, %c35 : f32
      %2383 = wave.exp2 %2382 : f32
      %2384 = arith.addf %c34, %2383 : f32
      %2385 = arith.divf %2350, %2384 : f32
      %2386 = arith.mulf %2385, %2358 : f32
      %2387 = arith.mulf %2386, %2374 : f32
      %2388 = arith.truncf %2387 : f32 to f16
      %2389 = arith.muli %0, %c13 : index
      %2390 = wave.lane
      %2391 = arith.remui %2390, %c13 : index
      %2392 = arith.addi %2389, %2391 : index
      %2393 = arith.divui %2336, %outTileRows : index
      %2394 = arith.divui %outputFeatures, %c13 : index
      %2395 = arith.muli %2393, %2394 : index
      %2396 = arith.divui %2392, %c13 : index
      %2397 = arith.addi %2395, %2396 : index
      %2398 = arith.muli %2397, %c6 : index
      %2399 = arith.remui %2392, %c13 : index
      %2400 = arith.divui %2399, %c1 : index
      %2401 = arith.addi %2398, %2400 : index
      %2402 = arith.muli %outTileRows, %c1 : index
      %2403 = arith.muli %2401, %2402 : index
      %2404 = arith.remui %2336, %outTileRows : index
      %2405 = arith.muli %2404, %c1 : index
      %2406 = arith.addi %2403, %2405 : index
      %2407 = arith.remui %2392, %c1 : index
      %2408 = arith.addi %2406, %2407 : index
      memref.store %2388, %out[%2408] : memref<?xf16>
    }
    %2409 = vector.extract %632#4[3] : f32 from vector<8xf32>
    %2410 = vector.extract %632#5[3] : f32 from vector<8xf32>
    %2411 = wave.lane
    %2412 = arith.addi %18, %c14 : index
    %2413 = arith.muli %c27, %c6 : index
    %2414 = arith.addi %2412, %2413 : index
    %2415 = arith.divui %2411, %c13 : index
    %2416 = arith.addi %2414, %2415 : index
    %2417 = arith.cmpi slt, %2416, %17 : index
    scf.if %2417 {
      %2418 = arith.cmpi eq, %hasFactors, %c8 : index
      %2419 = arith.muli %2416, %c6 : index
      %2420 = memref.load %factors[%2419] : memref<?xf32>
      %2421 = arith.mulf %2420, %operandScale : f32
      %2422 = arith.select %2418, %2421, %operandScale : f32
      %2423 = arith.remui %2411, %c13 : index
      %2424 = arith.muli %2423, %c19 : index
      %2425 = arith.addi %13, %2424 : index
      %2426 = vector.load %w[%2425] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2427 = vector.bitcast %2426 : vector<4xi8> to vector<1xf32>
      %2428 = vector.extract %2427[0] : f32 from vector<1xf32>
      %2429 = arith.mulf %2428, %2422 : f32
      %2430 = arith.mulf %2409, %2429 : f32
      %2431 = arith.remui %2411, %c13 : index
      %2432 = arith.muli %2431, %c19 : index
      %2433 = arith.addi %15, %2432 : index
      %2434 = vector.load %w[%2433] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2435 = vector.bitcast %2434 : vector<4xi8> to vector<1xf32>
      %2436 = vector.extract %2435[0] : f32 from vector<1xf32>
      %2437 = arith.mulf %2436, %2422 : f32
      %2438 = arith.mulf %2410, %2437 : f32
      %2439 = arith.addi %13, %c3 : index
      %2440 = vector.load %w[%2439] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2441 = vector.bitcast %2440 : vector<4xi8> to vector<1xf32>
      %2442 = vector.extract %2441[0] : f32 from vector<1xf32>
      %2443 = arith.muli %2416, %c6 : index
      %2444 = arith.addi %2443, %c8 : index
      %2445 = memref.load %factors[%2444] : memref<?xf32>
      %2446 = arith.mulf %2445, %2442 : f32
      %2447 = arith.bitcast %2446 : f32 to i32
      %2448 = arith.shrui %2447, %c30 : i32
      %2449 = arith.maxsi %2448, %c31 : i32
      %2450 = arith.subi %c32, %2449 : i32
      %2451 = arith.shli %2450, %c30 : i32
      %2452 = arith.subi %2449, %c33 : i32
      %2453 = arith.shli %2452, %c30 : i32
      %2454 = arith.bitcast %2451 : i32 to f32
      %2455 = arith.bitcast %2453 : i32 to f32
      %2456 = arith.cmpi eq, %0, %c7 : index
      %2457 = wave.lane
      %2458 = arith.remui %2457, %c13 : index
      %2459 = arith.cmpi eq, %2458, %c7 : index
      %2460 = arith.andi %2456, %2459 : i1
      scf.if %2460 {
        %2461 = arith.muli %2416, %c6 : index
        memref.store %2455, %out_factors[%2461] : memref<?xf32>
      }
      %2462 = arith.mulf %2430, %c35 : f32
      %2463 = wave.exp2 %2462 : f32
      %2464 = arith.addf %c34, %2463 : f32
      %2465 = arith.divf %2430, %2464 : f32
      %2466 = arith.mulf %2465, %2438 : f32
      %2467 = arith.mulf %2466, %2454 : f32
      %2468 = arith.truncf %2467 : f32 to f16
      %2469 = arith.muli %0, %c13 : index
      %2470 = wave.lane
      %2471 = arith.remui %2470, %c13 : index
      %2472 = arith.addi %2469, %2471 : index
      %2473 = arith.divui %2416, %outTileRows : index
      %2474 = arith.divui %outputFeatures, %c13 : index
      %2475 = arith.muli %2473, %2474 : index
      %2476 = arith.divui %2472, %c13 : index
      %2477 = arith.addi %2475, %2476 : index
      %2478 = arith.muli %2477, %c6 : index
      %2479 = arith.remui %2472, %c13 : index
      %2480 = arith.divui %2479, %c1 : index
      %2481 = arith.addi %2478, %2480 : index
      %2482 = arith.muli %outTileRows, %c1 : index
      %2483 = arith.muli %2481, %2482 : index
      %2484 = arith.remui %2416, %outTileRows : index
      %2485 = arith.muli %2484, %c1 : index
      %2486 = arith.addi %2483, %2485 : index
      %2487 = arith.remui %2472, %c1 : index
      %2488 = arith.addi %2486, %2487 : index
      memref.store %2468, %out[%2488] : memref<?xf16>
    }
    %2489 = vector.extract %632#4[4] : f32 from vector<8xf32>
    %2490 = vector.extract %632#5[4] : f32 from vector<8xf32>
    %2491 = wave.lane
    %2492 = arith.addi %18, %c14 : index
    %2493 = arith.muli %c19, %c6 : index
    %2494 = arith.addi %2492, %2493 : index
    %2495 = arith.divui %2491, %c13 : index
    %2496 = arith.addi %2494, %2495 : index
    %2497 = arith.cmpi slt, %2496, %17 : index
    scf.if %2497 {
      %2498 = arith.cmpi eq, %hasFactors, %c8 : index
      %2499 = arith.muli %2496, %c6 : index
      %2500 = memref.load %factors[%2499] : memref<?xf32>
      %2501 = arith.mulf %2500, %operandScale : f32
      %2502 = arith.select %2498, %2501, %operandScale : f32
      %2503 = arith.remui %2491, %c13 : index
      %2504 = arith.muli %2503, %c19 : index
      %2505 = arith.addi %13, %2504 : index
      %2506 = vector.load %w[%2505] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2507 = vector.bitcast %2506 : vector<4xi8> to vector<1xf32>
      %2508 = vector.extract %2507[0] : f32 from vector<1xf32>
      %2509 = arith.mulf %2508, %2502 : f32
      %2510 = arith.mulf %2489, %2509 : f32
      %2511 = arith.remui %2491, %c13 : index
      %2512 = arith.muli %2511, %c19 : index
      %2513 = arith.addi %15, %2512 : index
      %2514 = vector.load %w[%2513] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2515 = vector.bitcast %2514 : vector<4xi8> to vector<1xf32>
      %2516 = vector.extract %2515[0] : f32 from vector<1xf32>
      %2517 = arith.mulf %2516, %2502 : f32
      %2518 = arith.mulf %2490, %2517 : f32
      %2519 = arith.addi %13, %c3 : index
      %2520 = vector.load %w[%2519] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2521 = vector.bitcast %2520 : vector<4xi8> to vector<1xf32>
      %2522 = vector.extract %2521[0] : f32 from vector<1xf32>
      %2523 = arith.muli %2496, %c6 : index
      %2524 = arith.addi %2523, %c8 : index
      %2525 = memref.load %factors[%2524] : memref<?xf32>
      %2526 = arith.mulf %2525, %2522 : f32
      %2527 = arith.bitcast %2526 : f32 to i32
      %2528 = arith.shrui %2527, %c30 : i32
      %2529 = arith.maxsi %2528, %c31 : i32
      %2530 = arith.subi %c32, %2529 : i32
      %2531 = arith.shli %2530, %c30 : i32
      %2532 = arith.subi %2529, %c33 : i32
      %2533 = arith.shli %2532, %c30 : i32
      %2534 = arith.bitcast %2531 : i32 to f32
      %2535 = arith.bitcast %2533 : i32 to f32
      %2536 = arith.cmpi eq, %0, %c7 : index
      %2537 = wave.lane
      %2538 = arith.remui %2537, %c13 : index
      %2539 = arith.cmpi eq, %2538, %c7 : index
      %2540 = arith.andi %2536, %2539 : i1
      scf.if %2540 {
        %2541 = arith.muli %2496, %c6 : index
        memref.store %2535, %out_factors[%2541] : memref<?xf32>
      }
      %2542 = arith.mulf %2510, %c35 : f32
      %2543 = wave.exp2 %2542 : f32
      %2544 = arith.addf %c34, %2543 : f32
      %2545 = arith.divf %2510, %2544 : f32
      %2546 = arith.mulf %2545, %2518 : f32
      %2547 = arith.mulf %2546, %2534 : f32
      %2548 = arith.truncf %2547 : f32 to f16
      %2549 = arith.muli %0, %c13 : index
      %2550 = wave.lane
      %2551 = arith.remui %2550, %c13 : index
      %2552 = arith.addi %2549, %2551 : index
      %2553 = arith.divui %2496, %outTileRows : index
      %2554 = arith.divui %outputFeatures, %c13 : index
      %2555 = arith.muli %2553, %2554 : index
      %2556 = arith.divui %2552, %c13 : index
      %2557 = arith.addi %2555, %2556 : index
      %2558 = arith.muli %2557, %c6 : index
      %2559 = arith.remui %2552, %c13 : index
      %2560 = arith.divui %2559, %c1 : index
      %2561 = arith.addi %2558, %2560 : index
      %2562 = arith.muli %outTileRows, %c1 : index
      %2563 = arith.muli %2561, %2562 : index
      %2564 = arith.remui %2496, %outTileRows : index
      %2565 = arith.muli %2564, %c1 : index
      %2566 = arith.addi %2563, %2565 : index
      %2567 = arith.remui %2552, %c1 : index
      %2568 = arith.addi %2566, %2567 : index
      memref.store %2548, %out[%2568] : memref<?xf16>
    }
    %2569 = vector.extract %632#4[5] : f32 from vector<8xf32>
    %2570 = vector.extract %632#5[5] : f32 from vector<8xf32>
    %2571 = wave.lane
    %2572 = arith.addi %18, %c14 : index
    %2573 = arith.muli %c36, %c6 : index
    %2574 = arith.addi %2572, %2573 : index
    %2575 = arith.divui %2571, %c13 : index
    %2576 = arith.addi %2574, %2575 : index
    %2577 = arith.cmpi slt, %2576, %17 : index
    scf.if %2577 {
      %2578 = arith.cmpi eq, %hasFactors, %c8 : index
      %2579 = arith.muli %2576, %c6 : index
      %2580 = memref.load %factors[%2579] : memref<?xf32>
      %2581 = arith.mulf %2580, %operandScale : f32
      %2582 = arith.select %2578, %2581, %operandScale : f32
      %2583 = arith.remui %2571, %c13 : index
      %2584 = arith.muli %2583, %c19 : index
      %2585 = arith.addi %13, %2584 : index
      %2586 = vector.load %w[%2585] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2587 = vector.bitcast %2586 : vector<4xi8> to vector<1xf32>
      %2588 = vector.extract %2587[0] : f32 from vector<1xf32>
      %2589 = arith.mulf %2588, %2582 : f32
      %2590 = arith.mulf %2569, %2589 : f32
      %2591 = arith.remui %2571, %c13 : index
      %2592 = arith.muli %2591, %c19 : index
      %2593 = arith.addi %15, %2592 : index
      %2594 = vector.load %w[%2593] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2595 = vector.bitcast %2594 : vector<4xi8> to vector<1xf32>
      %2596 = vector.extract %2595[0] : f32 from vector<1xf32>
      %2597 = arith.mulf %2596, %2582 : f32
      %2598 = arith.mulf %2570, %2597 : f32
      %2599 = arith.addi %13, %c3 : index
      %2600 = vector.load %w[%2599] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2601 = vector.bitcast %2600 : vector<4xi8> to vector<1xf32>
      %2602 = vector.extract %2601[0] : f32 from vector<1xf32>
      %2603 = arith.muli %2576, %c6 : index
      %2604 = arith.addi %2603, %c8 : index
      %2605 = memref.load %factors[%2604] : memref<?xf32>
      %2606 = arith.mulf %2605, %2602 : f32
      %2607 = arith.bitcast %2606 : f32 to i32
      %2608 = arith.shrui %2607, %c30 : i32
      %2609 = arith.maxsi %2608, %c31 : i32
      %2610 = arith.subi %c32, %2609 : i32
      %2611 = arith.shli %2610, %c30 : i32
      %2612 = arith.subi %2609, %c33 : i32
      %2613 = arith.shli %2612, %c30 : i32
      %2614 = arith.bitcast %2611 : i32 to f32
      %2615 = arith.bitcast %2613 : i32 to f32
      %2616 = arith.cmpi eq, %0, %c7 : index
      %2617 = wave.lane
      %2618 = arith.remui %2617, %c13 : index
      %2619 = arith.cmpi eq, %2618, %c7 : index
      %2620 = arith.andi %2616, %2619 : i1
      scf.if %2620 {
        %2621 = arith.muli %2576, %c6 : index
        memref.store %2615, %out_factors[%2621] : memref<?xf32>
      }
      %2622 = arith.mulf %2590, %c35 : f32
      %2623 = wave.exp2 %2622 : f32
      %2624 = arith.addf %c34, %2623 : f32
      %2625 = arith.divf %2590, %2624 : f32
      %2626 = arith.mulf %2625, %2598 : f32
      %2627 = arith.mulf %2626, %2614 : f32
      %2628 = arith.truncf %2627 : f32 to f16
      %2629 = arith.muli %0, %c13 : index
      %2630 = wave.lane
      %2631 = arith.remui %2630, %c13 : index
      %2632 = arith.addi %2629, %2631 : index
      %2633 = arith.divui %2576, %outTileRows : index
      %2634 = arith.divui %outputFeatures, %c13 : index
      %2635 = arith.muli %2633, %2634 : index
      %2636 = arith.divui %2632, %c13 : index
      %2637 = arith.addi %2635, %2636 : index
      %2638 = arith.muli %2637, %c6 : index
      %2639 = arith.remui %2632, %c13 : index
      %2640 = arith.divui %2639, %c1 : index
      %2641 = arith.addi %2638, %2640 : index
      %2642 = arith.muli %outTileRows, %c1 : index
      %2643 = arith.muli %2641, %2642 : index
      %2644 = arith.remui %2576, %outTileRows : index
      %2645 = arith.muli %2644, %c1 : index
      %2646 = arith.addi %2643, %2645 : index
      %2647 = arith.remui %2632, %c1 : index
      %2648 = arith.addi %2646, %2647 : index
      memref.store %2628, %out[%2648] : memref<?xf16>
    }
    %2649 = vector.extract %632#4[6] : f32 from vector<8xf32>
    %2650 = vector.extract %632#5[6] : f32 from vector<8xf32>
    %2651 = wave.lane
    %2652 = arith.addi %18, %c14 : index
    %2653 = arith.muli %c37, %c6 : index
    %2654 = arith.addi %2652, %2653 : index
    %2655 = arith.divui %2651, %c13 : index
    %2656 = arith.addi %2654, %2655 : index
    %2657 = arith.cmpi slt, %2656, %17 : index
    scf.if %2657 {
      %2658 = arith.cmpi eq, %hasFactors, %c8 : index
      %2659 = arith.muli %2656, %c6 : index
      %2660 = memref.load %factors[%2659] : memref<?xf32>
      %2661 = arith.mulf %2660, %operandScale : f32
      %2662 = arith.select %2658, %2661, %operandScale : f32
      %2663 = arith.remui %2651, %c13 : index
      %2664 = arith.muli %2663, %c19 : index
      %2665 = arith.addi %13, %2664 : index
      %2666 = vector.load %w[%2665] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2667 = vector.bitcast %2666 : vector<4xi8> to vector<1xf32>
      %2668 = vector.extract %2667[0] : f32 from vector<1xf32>
      %2669 = arith.mulf %2668, %2662 : f32
      %2670 = arith.mulf %2649, %2669 : f32
      %2671 = arith.remui %2651, %c13 : index
      %2672 = arith.muli %2671, %c19 : index
      %2673 = arith.addi %15, %2672 : index
      %2674 = vector.load %w[%2673] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2675 = vector.bitcast %2674 : vector<4xi8> to vector<1xf32>
      %2676 = vector.extract %2675[0] : f32 from vector<1xf32>
      %2677 = arith.mulf %2676, %2662 : f32
      %2678 = arith.mulf %2650, %2677 : f32
      %2679 = arith.addi %13, %c3 : index
      %2680 = vector.load %w[%2679] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2681 = vector.bitcast %2680 : vector<4xi8> to vector<1xf32>
      %2682 = vector.extract %2681[0] : f32 from vector<1xf32>
      %2683 = arith.muli %2656, %c6 : index
      %2684 = arith.addi %2683, %c8 : index
      %2685 = memref.load %factors[%2684] : memref<?xf32>
      %2686 = arith.mulf %2685, %2682 : f32
      %2687 = arith.bitcast %2686 : f32 to i32
      %2688 = arith.shrui %2687, %c30 : i32
      %2689 = arith.maxsi %2688, %c31 : i32
      %2690 = arith.subi %c32, %2689 : i32
      %2691 = arith.shli %2690, %c30 : i32
      %2692 = arith.subi %2689, %c33 : i32
      %2693 = arith.shli %2692, %c30 : i32
      %2694 = arith.bitcast %2691 : i32 to f32
      %2695 = arith.bitcast %2693 : i32 to f32
      %2696 = arith.cmpi eq, %0, %c7 : index
      %2697 = wave.lane
      %2698 = arith.remui %2697, %c13 : index
      %2699 = arith.cmpi eq, %2698, %c7 : index
      %2700 = arith.andi %2696, %2699 : i1
      scf.if %2700 {
        %2701 = arith.muli %2656, %c6 : index
        memref.store %2695, %out_factors[%2701] : memref<?xf32>
      }
      %2702 = arith.mulf %2670, %c35 : f32
      %2703 = wave.exp2 %2702 : f32
      %2704 = arith.addf %c34, %2703 : f32
      %2705 = arith.divf %2670, %2704 : f32
      %2706 = arith.mulf %2705, %2678 : f32
      %2707 = arith.mulf %2706, %2694 : f32
      %2708 = arith.truncf %2707 : f32 to f16
      %2709 = arith.muli %0, %c13 : index
      %2710 = wave.lane
      %2711 = arith.remui %2710, %c13 : index
      %2712 = arith.addi %2709, %2711 : index
      %2713 = arith.divui %2656, %outTileRows : index
      %2714 = arith.divui %outputFeatures, %c13 : index
      %2715 = arith.muli %2713, %2714 : index
      %2716 = arith.divui %2712, %c13 : index
      %2717 = arith.addi %2715, %2716 : index
      %2718 = arith.muli %2717, %c6 : index
      %2719 = arith.remui %2712, %c13 : index
      %2720 = arith.divui %2719, %c1 : index
      %2721 = arith.addi %2718, %2720 : index
      %2722 = arith.muli %outTileRows, %c1 : index
      %2723 = arith.muli %2721, %2722 : index
      %2724 = arith.remui %2656, %outTileRows : index
      %2725 = arith.muli %2724, %c1 : index
      %2726 = arith.addi %2723, %2725 : index
      %2727 = arith.remui %2712, %c1 : index
      %2728 = arith.addi %2726, %2727 : index
      memref.store %2708, %out[%2728] : memref<?xf16>
    }
    %2729 = vector.extract %632#4[7] : f32 from vector<8xf32>
    %2730 = vector.extract %632#5[7] : f32 from vector<8xf32>
    %2731 = wave.lane
    %2732 = arith.addi %18, %c14 : index
    %2733 = arith.muli %c38, %c6 : index
    %2734 = arith.addi %2732, %2733 : index
    %2735 = arith.divui %2731, %c13 : index
    %2736 = arith.addi %2734, %2735 : index
    %2737 = arith.cmpi slt, %2736, %17 : index
    scf.if %2737 {
      %2738 = arith.cmpi eq, %hasFactors, %c8 : index
      %2739 = arith.muli %2736, %c6 : index
      %2740 = memref.load %factors[%2739] : memref<?xf32>
      %2741 = arith.mulf %2740, %operandScale : f32
      %2742 = arith.select %2738, %2741, %operandScale : f32
      %2743 = arith.remui %2731, %c13 : index
      %2744 = arith.muli %2743, %c19 : index
      %2745 = arith.addi %13, %2744 : index
      %2746 = vector.load %w[%2745] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2747 = vector.bitcast %2746 : vector<4xi8> to vector<1xf32>
      %2748 = vector.extract %2747[0] : f32 from vector<1xf32>
      %2749 = arith.mulf %2748, %2742 : f32
      %2750 = arith.mulf %2729, %2749 : f32
      %2751 = arith.remui %2731, %c13 : index
      %2752 = arith.muli %2751, %c19 : index
      %2753 = arith.addi %15, %2752 : index
      %2754 = vector.load %w[%2753] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2755 = vector.bitcast %2754 : vector<4xi8> to vector<1xf32>
      %2756 = vector.extract %2755[0] : f32 from vector<1xf32>
      %2757 = arith.mulf %2756, %2742 : f32
      %2758 = arith.mulf %2730, %2757 : f32
      %2759 = arith.addi %13, %c3 : index
      %2760 = vector.load %w[%2759] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2761 = vector.bitcast %2760 : vector<4xi8> to vector<1xf32>
      %2762 = vector.extract %2761[0] : f32 from vector<1xf32>
      %2763 = arith.muli %2736, %c6 : index
      %2764 = arith.addi %2763, %c8 : index
      %2765 = memref.load %factors[%2764] : memref<?xf32>
      %2766 = arith.mulf %2765, %2762 : f32
      %2767 = arith.bitcast %2766 : f32 to i32
      %2768 = arith.shrui %2767, %c30 : i32
      %2769 = arith.maxsi %2768, %c31 : i32
      %2770 = arith.subi %c32, %2769 : i32
      %2771 = arith.shli %2770, %c30 : i32
      %2772 = arith.subi %2769, %c33 : i32
      %2773 = arith.shli %2772, %c30 : i32
      %2774 = arith.bitcast %2771 : i32 to f32
      %2775 = arith.bitcast %2773 : i32 to f32
      %2776 = arith.cmpi eq, %0, %c7 : index
      %2777 = wave.lane
      %2778 = arith.remui %2777, %c13 : index
      %2779 = arith.cmpi eq, %2778, %c7 : index
      %2780 = arith.andi %2776, %2779 : i1
      scf.if %2780 {
        %2781 = arith.muli %2736, %c6 : index
        memref.store %2775, %out_factors[%2781] : memref<?xf32>
      }
      %2782 = arith.mulf %2750, %c35 : f32
      %2783 = wave.exp2 %2782 : f32
      %2784 = arith.addf %c34, %2783 : f32
      %2785 = arith.divf %2750, %2784 : f32
      %2786 = arith.mulf %2785, %2758 : f32
      %2787 = arith.mulf %2786, %2774 : f32
      %2788 = arith.truncf %2787 : f32 to f16
      %2789 = arith.muli %0, %c13 : index
      %2790 = wave.lane
      %2791 = arith.remui %2790, %c13 : index
      %2792 = arith.addi %2789, %2791 : index
      %2793 = arith.divui %2736, %outTileRows : index
      %2794 = arith.divui %outputFeatures, %c13 : index
      %2795 = arith.muli %2793, %2794 : index
      %2796 = arith.divui %2792, %c13 : index
      %2797 = arith.addi %2795, %2796 : index
      %2798 = arith.muli %2797, %c6 : index
      %2799 = arith.remui %2792, %c13 : index
      %2800 = arith.divui %2799, %c1 : index
      %2801 = arith.addi %2798, %2800 : index
      %2802 = arith.muli %outTileRows, %c1 : index
      %2803 = arith.muli %2801, %2802 : index
      %2804 = arith.remui %2736, %outTileRows : index
      %2805 = arith.muli %2804, %c1 : index
      %2806 = arith.addi %2803, %2805 : index
      %2807 = arith.remui %2792, %c1 : index
      %2808 = arith.addi %2806, %2807 : index
      memref.store %2788, %out[%2808] : memref<?xf16>
    }
    %2809 = wave.lane
    %2810 = vector.extract %632#6[0] : f32 from vector<8xf32>
    %2811 = vector.extract %632#7[0] : f32 from vector<8xf32>
    %2812 = wave.lane
    %2813 = arith.addi %18, %c15 : index
    %2814 = arith.muli %c7, %c6 : index
    %2815 = arith.addi %2813, %2814 : index
    %2816 = arith.divui %2812, %c13 : index
    %2817 = arith.addi %2815, %2816 : index
    %2818 = arith.cmpi slt, %2817, %17 : index
    scf.if %2818 {
      %2819 = arith.cmpi eq, %hasFactors, %c8 : index
      %2820 = arith.muli %2817, %c6 : index
      %2821 = memref.load %factors[%2820] : memref<?xf32>
      %2822 = arith.mulf %2821, %operandScale : f32
      %2823 = arith.select %2819, %2822, %operandScale : f32
      %2824 = arith.remui %2812, %c13 : index
      %2825 = arith.muli %2824, %c19 : index
      %2826 = arith.addi %13, %2825 : index
      %2827 = vector.load %w[%2826] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2828 = vector.bitcast %2827 : vector<4xi8> to vector<1xf32>
      %2829 = vector.extract %2828[0] : f32 from vector<1xf32>
      %2830 = arith.mulf %2829, %2823 : f32
      %2831 = arith.mulf %2810, %2830 : f32
      %2832 = arith.remui %2812, %c13 : index
      %2833 = arith.muli %2832, %c19 : index
      %2834 = arith.addi %15, %2833 : index
      %2835 = vector.load %w[%2834] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2836 = vector.bitcast %2835 : vector<4xi8> to vector<1xf32>
      %2837 = vector.extract %2836[0] : f32 from vector<1xf32>
      %2838 = arith.mulf %2837, %2823 : f32
      %2839 = arith.mulf %2811, %2838 : f32
      %2840 = arith.addi %13, %c3 : index
      %2841 = vector.load %w[%2840] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2842 = vector.bitcast %2841 : vector<4xi8> to vector<1xf32>
      %2843 = vector.extract %2842[0] : f32 from vector<1xf32>
      %2844 = arith.muli %2817, %c6 : index
      %2845 = arith.addi %2844, %c8 : index
      %2846 = memref.load %factors[%2845] : memref<?xf32>
      %2847 = arith.mulf %2846, %2843 : f32
      %2848 = arith.bitcast %2847 : f32 to i32
      %2849 = arith.shrui %2848, %c30 : i32
      %2850 = arith.maxsi %2849, %c31 : i32
      %2851 = arith.subi %c32, %2850 : i32
      %2852 = arith.shli %2851, %c30 : i32
      %2853 = arith.subi %2850, %c33 : i32
      %2854 = arith.shli %2853, %c30 : i32
      %2855 = arith.bitcast %2852 : i32 to f32
      %2856 = arith.bitcast %2854 : i32 to f32
      %2857 = arith.cmpi eq, %0, %c7 : index
      %2858 = wave.lane
      %2859 = arith.remui %2858, %c13 : index
      %2860 = arith.cmpi eq, %2859, %c7 : index
      %2861 = arith.andi %2857, %2860 : i1
      scf.if %2861 {
        %2862 = arith.muli %2817, %c6 : index
        memref.store %2856, %out_factors[%2862] : memref<?xf32>
      }
      %2863 = arith.mulf %2831, %c35 : f32
      %2864 = wave.exp2 %2863 : f32
      %2865 = arith.addf %c34, %2864 : f32
      %2866 = arith.divf %2831, %2865 : f32
      %2867 = arith.mulf %2866, %2839 : f32
      %2868 = arith.mulf %2867, %2855 : f32
      %2869 = arith.truncf %2868 : f32 to f16
      %2870 = arith.muli %0, %c13 : index
      %2871 = wave.lane
      %2872 = arith.remui %2871, %c13 : index
      %2873 = arith.addi %2870, %2872 : index
      %2874 = arith.divui %2817, %outTileRows : index
      %2875 = arith.divui %outputFeatures, %c13 : index
      %2876 = arith.muli %2874, %2875 : index
      %2877 = arith.divui %2873, %c13 : index
      %2878 = arith.addi %2876, %2877 : index
      %2879 = arith.muli %2878, %c6 : index
      %2880 = arith.remui %2873, %c13 : index
      %2881 = arith.divui %2880, %c1 : index
      %2882 = arith.addi %2879, %2881 : index
      %2883 = arith.muli %outTileRows, %c1 : index
      %2884 = arith.muli %2882, %2883 : index
      %2885 = arith.remui %2817, %outTileRows : index
      %2886 = arith.muli %2885, %c1 : index
      %2887 = arith.addi %2884, %2886 : index
      %2888 = arith.remui %2873, %c1 : index
      %2889 = arith.addi %2887, %2888 : index
      memref.store %2869, %out[%2889] : memref<?xf16>
    }
    %2890 = vector.extract %632#6[1] : f32 from vector<8xf32>
    %2891 = vector.extract %632#7[1] : f32 from vector<8xf32>
    %2892 = wave.lane
    %2893 = arith.addi %18, %c15 : index
    %2894 = arith.muli %c8, %c6 : index
    %2895 = arith.addi %2893, %2894 : index
    %2896 = arith.divui %2892, %c13 : index
    %2897 = arith.addi %2895, %2896 : index
    %2898 = arith.cmpi slt, %2897, %17 : index
    scf.if %2898 {
      %2899 = arith.cmpi eq, %hasFactors, %c8 : index
      %2900 = arith.muli %2897, %c6 : index
      %2901 = memref.load %factors[%2900] : memref<?xf32>
      %2902 = arith.mulf %2901, %operandScale : f32
      %2903 = arith.select %2899, %2902, %operandScale : f32
      %2904 = arith.remui %2892, %c13 : index
      %2905 = arith.muli %2904, %c19 : index
      %2906 = arith.addi %13, %2905 : index
      %2907 = vector.load %w[%2906] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2908 = vector.bitcast %2907 : vector<4xi8> to vector<1xf32>
      %2909 = vector.extract %2908[0] : f32 from vector<1xf32>
      %2910 = arith.mulf %2909, %2903 : f32
      %2911 = arith.mulf %2890, %2910 : f32
      %2912 = arith.remui %2892, %c13 : index
      %2913 = arith.muli %2912, %c19 : index
      %2914 = arith.addi %15, %2913 : index
      %2915 = vector.load %w[%2914] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2916 = vector.bitcast %2915 : vector<4xi8> to vector<1xf32>
      %2917 = vector.extract %2916[0] : f32 from vector<1xf32>
      %2918 = arith.mulf %2917, %2903 : f32
      %2919 = arith.mulf %2891, %2918 : f32
      %2920 = arith.addi %13, %c3 : index
      %2921 = vector.load %w[%2920] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2922 = vector.bitcast %2921 : vector<4xi8> to vector<1xf32>
      %2923 = vector.extract %2922[0] : f32 from vector<1xf32>
      %2924 = arith.muli %2897, %c6 : index
      %2925 = arith.addi %2924, %c8 : index
      %2926 = memref.load %factors[%2925] : memref<?xf32>
      %2927 = arith.mulf %2926, %2923 : f32
      %2928 = arith.bitcast %2927 : f32 to i32
      %2929 = arith.shrui %2928, %c30 : i32
      %2930 = arith.maxsi %2929, %c31 : i32
      %2931 = arith.subi %c32, %2930 : i32
      %2932 = arith.shli %2931, %c30 : i32
      %2933 = arith.subi %2930, %c33 : i32
      %2934 = arith.shli %2933, %c30 : i32
      %2935 = arith.bitcast %2932 : i32 to f32
      %2936 = arith.bitcast %2934 : i32 to f32
      %2937 = arith.cmpi eq, %0, %c7 : index
      %2938 = wave.lane
      %2939 = arith.remui %2938, %c13 : index
      %2940 = arith.cmpi eq, %2939, %c7 : index
      %2941 = arith.andi %2937, %2940 : i1
      scf.if %2941 {
        %2942 = arith.muli %2897, %c6 : index
        memref.store %2936, %out_factors[%2942] : memref<?xf32>
      }
      %2943 = arith.mulf %2911, %c35 : f32
      %2944 = wave.exp2 %2943 : f32
      %2945 = arith.addf %c34, %2944 : f32
      %2946 = arith.divf %2911, %2945 : f32
      %2947 = arith.mulf %2946, %2919 : f32
      %2948 = arith.mulf %2947, %2935 : f32
      %2949 = arith.truncf %2948 : f32 to f16
      %2950 = arith.muli %0, %c13 : index
      %2951 = wave.lane
      %2952 = arith.remui %2951, %c13 : index
      %2953 = arith.addi %2950, %2952 : index
      %2954 = arith.divui %2897, %outTileRows : index
      %2955 = arith.divui %outputFeatures, %c13 : index
      %2956 = arith.muli %2954, %2955 : index
      %2957 = arith.divui %2953, %c13 : index
      %2958 = arith.addi %2956, %2957 : index
      %2959 = arith.muli %2958, %c6 : index
      %2960 = arith.remui %2953, %c13 : index
      %2961 = arith.divui %2960, %c1 : index
      %2962 = arith.addi %2959, %2961 : index
      %2963 = arith.muli %outTileRows, %c1 : index
      %2964 = arith.muli %2962, %2963 : index
      %2965 = arith.remui %2897, %outTileRows : index
      %2966 = arith.muli %2965, %c1 : index
      %2967 = arith.addi %2964, %2966 : index
      %2968 = arith.remui %2953, %c1 : index
      %2969 = arith.addi %2967, %2968 : index
      memref.store %2949, %out[%2969] : memref<?xf16>
    }
    %2970 = vector.extract %632#6[2] : f32 from vector<8xf32>
    %2971 = vector.extract %632#7[2] : f32 from vector<8xf32>
    %2972 = wave.lane
    %2973 = arith.addi %18, %c15 : index
    %2974 = arith.muli %c6, %c6 : index
    %2975 = arith.addi %2973, %2974 : index
    %2976 = arith.divui %2972, %c13 : index
    %2977 = arith.addi %2975, %2976 : index
    %2978 = arith.cmpi slt, %2977, %17 : index
    scf.if %2978 {
      %2979 = arith.cmpi eq, %hasFactors, %c8 : index
      %2980 = arith.muli %2977, %c6 : index
      %2981 = memref.load %factors[%2980] : memref<?xf32>
      %2982 = arith.mulf %2981, %operandScale : f32
      %2983 = arith.select %2979, %2982, %operandScale : f32
      %2984 = arith.remui %2972, %c13 : index
      %2985 = arith.muli %2984, %c19 : index
      %2986 = arith.addi %13, %2985 : index
      %2987 = vector.load %w[%2986] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2988 = vector.bitcast %2987 : vector<4xi8> to vector<1xf32>
      %2989 = vector.extract %2988[0] : f32 from vector<1xf32>
      %2990 = arith.mulf %2989, %2983 : f32
      %2991 = arith.mulf %2970, %2990 : f32
      %2992 = arith.remui %2972, %c13 : index
      %2993 = arith.muli %2992, %c19 : index
      %2994 = arith.addi %15, %2993 : index
      %2995 = vector.load %w[%2994] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2996 = vector.bitcast %2995 : vector<4xi8> to vector<1xf32>
      %2997 = vector.extract %2996[0] : f32 from vector<1xf32>
      %2998 = arith.mulf %2997, %2983 : f32
      %2999 = arith.mulf %2971, %2998 : f32
      %3000 = arith.addi %13, %c3 : index
      %3001 = vector.load %w[%3000] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3002 = vector.bitcast %3001 : vector<4xi8> to vector<1xf32>
      %3003 = vector.extract %3002[0] : f32 from vector<1xf32>
      %3004 = arith.muli %2977, %c6 : index
      %3005 = arith.addi %3004, %c8 : index
      %3006 = memref.load %factors[%3005] : memref<?xf32>
      %3007 = arith.mulf %3006, %3003 : f32
      %3008 = arith.bitcast %3007 : f32 to i32
      %3009 = arith.shrui %3008, %c30 : i32
      %3010 = arith.maxsi %3009, %c31 : i32
      %3011 = arith.subi %c32, %3010 : i32
      %3012 = arith.shli %3011, %c30 : i32
      %3013 = arith.subi %3010, %c33 : i32
      %3014 = arith.shli %3013, %c30 : i32
      %3015 = arith.bitcast %3012 : i32 to f32
      %3016 = arith.bitcast %3014 : i32 to f32
      %3017 = arith.cmpi eq, %0, %c7 : index
      %3018 = wave.lane
      %3019 = arith.remui %3018, %c13 : index
      %3020 = arith.cmpi eq, %3019, %c7 : index
      %3021 = arith.andi %3017, %3020 : i1
      scf.if %3021 {
        %3022 = arith.muli %2977, %c6 : index
        memref.store %3016, %out_factors[%3022] : memref<?xf32>
      }
      %3023 = arith.mulf %2991, %c35 : f32
      %3024 = wave.exp2 %3023 : f32
      %3025 = arith.addf %c34, %3024 : f32
      %3026 = arith.divf %2991, %3025 : f32
      %3027 = arith.mulf %3026, %2999 : f32
      %3028 = arith.mulf %3027, %3015 : f32
      %3029 = arith.truncf %3028 : f32 to f16
      %3030 = arith.muli %0, %c13 : index
      %3031 = wave.lane
      %3032 = arith.remui %3031, %c13 : index
      %3033 = arith.addi %3030, %3032 : index
      %3034 = arith.divui %2977, %outTileRows : index
      %3035 = arith.divui %outputFeatures, %c13 : index
      %3036 = arith.muli %3034, %3035 : index
      %3037 = arith.divui %3033, %c13 : index
      %3038 = arith.addi %3036, %3037 : index
      %3039 = arith.muli %3038, %c6 : index
      %3040 = arith.remui %3033, %c13 : index
      %3041 = arith.divui %3040, %c1 : index
      %3042 = arith.addi %3039, %3041 : index
      %3043 = arith.muli %outTileRows, %c1 : index
      %3044 = arith.muli %3042, %3043 : index
      %3045 = arith.remui %2977, %outTileRows : index
      %3046 = arith.muli %3045, %c1 : index
      %3047 = arith.addi %3044, %3046 : index
      %3048 = arith.remui %3033, %c1 : index
      %3049 = arith.addi %3047, %3048 : index
      memref.store %3029, %out[%3049] : memref<?xf16>
    }
    %3050 = vector.extract %632#6[3] : f32 from vector<8xf32>
    %3051 = vector.extract %632#7[3] : f32 from vector<8xf32>
    %3052 = wave.lane
    %3053 = arith.addi %18, %c15 : index
    %3054 = arith.muli %c27, %c6 : index
    %3055 = arith.addi %3053, %3054 : index
    %3056 = arith.divui %3052, %c13 : index
    %3057 = arith.addi %3055, %3056 : index
    %3058 = arith.cmpi slt, %3057, %17 : index
    scf.if %3058 {
      %3059 = arith.cmpi eq, %hasFactors, %c8 : index
      %3060 = arith.muli %3057, %c6 : index
      %3061 = memref.load %factors[%3060] : memref<?xf32>
      %3062 = arith.mulf %3061, %operandScale : f32
      %3063 = arith.select %3059, %3062, %operandScale : f32
      %3064 = arith.remui %3052, %c13 : index
      %3065 = arith.muli %3064, %c19 : index
      %3066 = arith.addi %13, %3065 : index
      %3067 = vector.load %w[%3066] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3068 = vector.bitcast %3067 : vector<4xi8> to vector<1xf32>
      %3069 = vector.extract %3068[0] : f32 from vector<1xf32>
      %3070 = arith.mulf %3069, %3063 : f32
      %3071 = arith.mulf %3050, %3070 : f32
      %3072 = arith.remui %3052, %c13 : index
      %3073 = arith.muli %3072, %c19 : index
      %3074 = arith.addi %15, %3073 : index
      %3075 = vector.load %w[%3074] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3076 = vector.bitcast %3075 : vector<4xi8> to vector<1xf32>
      %3077 = vector.extract %3076[0] : f32 from vector<1xf32>
      %3078 = arith.mulf %3077, %3063 : f32
      %3079 = arith.mulf %3051, %3078 : f32
      %3080 = arith.addi %13, %c3 : index
      %3081 = vector.load %w[%3080] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3082 = vector.bitcast %3081 : vector<4xi8> to vector<1xf32>
      %3083 = vector.extract %3082[0] : f32 from vector<1xf32>
      %3084 = arith.muli %3057, %c6 : index
      %3085 = arith.addi %3084, %c8 : index
      %3086 = memref.load %factors[%3085] : memref<?xf32>
      %3087 = arith.mulf %3086, %3083 : f32
      %3088 = arith.bitcast %3087 : f32 to i32
      %3089 = arith.shrui %3088, %c30 : i32
      %3090 = arith.maxsi %3089, %c31 : i32
      %3091 = arith.subi %c32, %3090 : i32
      %3092 = arith.shli %3091, %c30 : i32
      %3093 = arith.subi %3090, %c33 : i32
      %3094 = arith.shli %3093, %c30 : i32
      %3095 = arith.bitcast %3092 : i32 to f32
      %3096 = arith.bitcast %3094 : i32 to f32
      %3097 = arith.cmpi eq, %0, %c7 : index
      %3098 = wave.lane
      %3099 = arith.remui %3098, %c13 : index
      %3100 = arith.cmpi eq, %3099, %c7 : index
      %3101 = arith.andi %3097, %3100 : i1
      scf.if %3101 {
        %3102 = arith.muli %3057, %c6 : index
        memref.store %3096, %out_factors[%3102] : memref<?xf32>
      }
      %3103 = arith.mulf %3071, %c35 : f32
      %3104 = wave.exp2 %3103 : f32
      %3105 = arith.addf %c34, %3104 : f32
      %3106 = arith.divf %3071, %3105 : f32
      %3107 = arith.mulf %3106, %3079 : f32
      %3108 = arith.mulf %3107, %3095 : f32
      %3109 = arith.truncf %3108 : f32 to f16
      %3110 = arith.muli %0, %c13 : index
      %3111 = wave.lane
      %3112 = arith.remui %3111, %c13 : index
      %3113 = arith.addi %3110, %3112 : index
      %3114 = arith.divui %3057, %outTileRows : index
      %3115 = arith.divui %outputFeatures, %c13 : index
      %3116 = arith.muli %3114, %3115 : index
      %3117 = arith.divui %3113, %c13 : index
      %3118 = arith.addi %3116, %3117 : index
      %3119 = arith.muli %3118, %c6 : index
      %3120 = arith.remui %3113, %c13 : index
      %3121 = arith.divui %3120, %c1 : index
      %3122 = arith.addi %3119, %3121 : index
      %3123 = arith.muli %outTileRows, %c1 : index
      %3124 = arith.muli %3122, %3123 : index
      %3125 = arith.remui %3057, %outTileRows : index
      %3126 = arith.muli %3125, %c1 : index
      %3127 = arith.addi %3124, %3126 : index
      %3128 = arith.remui %3113, %c1 : index
      %3129 = arith.addi %3127, %3128 : index
      memref.store %3109, %out[%3129] : memref<?xf16>
    }
    %3130 = vector.extract %632#6[4] : f32 from vector<8xf32>
    %3131 = vector.extract %632#7[4] : f32 from vector<8xf32>
    %3132 = wave.lane
    %3133 = arith.addi %18, %c15 : index
    %3134 = arith.muli %c19, %c6 : index
    %3135 = arith.addi %3133, %3134 : index
    %3136 = arith.divui %3132, %c13 : index
    %3137 = arith.addi %3135, %3136 : index
    %3138 = arith.cmpi slt, %3137, %17 : index
    scf.if %3138 {
      %3139 = arith.cmpi eq, %hasFactors, %c8 : index
      %3140 = arith.muli %3137, %c6 : index
      %3141 = memref.load %factors[%3140] : memref<?xf32>
      %3142 = arith.mulf %3141, %operandScale : f32
      %3143 = arith.select %3139, %3142, %operandScale : f32
      %3144 = arith.remui %3132, %c13 : index
      %3145 = arith.muli %3144, %c19 : index
      %3146 = arith.addi %13, %3145 : index
      %3147 = vector.load %w[%3146] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3148 = vector.bitcast %3147 : vector<4xi8> to vector<1xf32>
      %3149 = vector.extract %3148[0] : f32 from vector<1xf32>
      %3150 = arith.mulf %3149, %3143 : f32
      %3151 = arith.mulf %3130, %3150 : f32
      %3152 = arith.remui %3132, %c13 : index
      %3153 = arith.muli %3152, %c19 : index
      %3154 = arith.addi %15, %3153 : index
      %3155 = vector.load %w[%3154] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3156 = vector.bitcast %3155 : vector<4xi8> to vector<1xf32>
      %3157 = vector.extract %3156[0] : f32 from vector<1xf32>
      %3158 = arith.mulf %3157, %3143 : f32
      %3159 = arith.mulf %3131, %3158 : f32
      %3160 = arith.addi %13, %c3 : index
      %3161 = vector.load %w[%3160] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3162 = vector.bitcast %3161 : vector<4xi8> to vector<1xf32>
      %3163 = vector.extract %3162[0] : f32 from vector<1xf32>
      %3164 = arith.muli %3137, %c6 : index
      %3165 = arith.addi %3164, %c8 : index
      %3166 = memref.load %factors[%3165] : memref<?xf32>
      %3167 = arith.mulf %3166, %3163 : f32
      %3168 = arith.bitcast %3167 : f32 to i32
      %3169 = arith.shrui %3168, %c30 : i32
      %3170 = arith.maxsi %3169, %c31 : i32
      %3171 = arith.subi %c32, %3170 : i32
      %3172 = arith.shli %3171, %c30 : i32
      %3173 = arith.subi %3170, %c33 : i32
      %3174 = arith.shli %3173, %c30 : i32
      %3175 = arith.bitcast %3172 : i32 to f32
      %3176 = arith.bitcast %3174 : i32 to f32
      %3177 = arith.cmpi eq, %0, %c7 : index
      %3178 = wave.lane
      %3179 = arith.remui %3178, %c13 : index
      %3180 = arith.cmpi eq, %3179, %c7 : index
      %3181 = arith.andi %3177, %3180 : i1
      scf.if %3181 {
        %3182 = arith.muli %3137, %c6 : index
        memref.store %3176, %out_factors[%3182] : memref<?xf32>
      }
      %3183 = arith.mulf %3151, %c35 : f32
      %3184 = wave.exp2 %3183 : f32
      %3185 = arith.addf %c34, %3184 : f32
      %3186 = arith.divf %3151, %3185 : f32
      %3187 = arith.mulf %3186, %3159 : f32
      %3188 = arith.mulf %3187, %3175 : f32
      %3189 = arith.truncf %3188 : f32 to f16
      %3190 = arith.muli %0, %c13 : index
      %3191 = wave.lane
      %3192 = arith.remui %3191, %c13 : index
      %3193 = arith.addi %3190, %3192 : index
      %3194 = arith.divui %3137, %outTileRows : index
      %3195 = arith.divui %outputFeatures, %c13 : index
      %3196 = arith.muli %3194, %3195 : index
      %3197 = arith.divui %3193, %c13 : index
      %3198 = arith.addi %3196, %3197 : index
      %3199 = arith.muli %3198, %c6 : index
      %3200 = arith.remui %3193, %c13 : index
      %3201 = arith.divui %3200, %c1 : index
      %3202 = arith.addi %3199, %3201 : index
      %3203 = arith.muli %outTileRows, %c1 : index
      %3204 = arith.muli %3202, %3203 : index
      %3205 = arith.remui %3137, %outTileRows : index
      %3206 = arith.muli %3205, %c1 : index
      %3207 = arith.addi %3204, %3206 : index
      %3208 = arith.remui %3193, %c1 : index
      %3209 = arith.addi %3207, %3208 : index
      memref.store %3189, %out[%3209] : memref<?xf16>
    }
    %3210 = vector.extract %632#6[5] : f32 from vector<8xf32>
    %3211 = vector.extract %632#7[5] : f32 from vector<8xf32>
    %3212 = wave.lane
    %3213 = arith.addi %18, %c15 : index
    %3214 = arith.muli %c36, %c6 : index
    %3215 = arith.addi %3213, %3214 : index
    %3216 = arith.divui %3212, %c13 : index
    %3217 = arith.addi %3215, %3216 : index
    %3218 = arith.cmpi slt, %3217, %17 : index
    scf.if %3218 {
      %3219 = arith.cmpi eq, %hasFactors, %c8 : index
      %3220 = arith.muli %3217, %c6 : index
      %3221 = memref.load %factors[%3220] : memref<?xf32>
      %3222 = arith.mulf %3221, %operandScale : f32
      %3223 = arith.select %3219, %3222, %operandScale : f32
      %3224 = arith.remui %3212, %c13 : index
      %3225 = arith.muli %3224, %c19 : index
      %3226 = arith.addi %13, %3225 : index
      %3227 = vector.load %w[%3226] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3228 = vector.bitcast %3227 : vector<4xi8> to vector<1xf32>
      %3229 = vector.extract %3228[0] : f32 from vector<1xf32>
      %3230 = arith.mulf %3229, %3223 : f32
      %3231 = arith.mulf %3210, %3230 : f32
      %3232 = arith.remui %3212, %c13 : index
      %3233 = arith.muli %3232, %c19 : index
      %3234 = arith.addi %15, %3233 : index
      %3235 = vector.load %w[%3234] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3236 = vector.bitcast %3235 : vector<4xi8> to vector<1xf32>
      %3237 = vector.extract %3236[0] : f32 from vector<1xf32>
      %3238 = arith.mulf %3237, %3223 : f32
      %3239 = arith.mulf %3211, %3238 : f32
      %3240 = arith.addi %13, %c3 : index
      %3241 = vector.load %w[%3240] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3242 = vector.bitcast %3241 : vector<4xi8> to vector<1xf32>
      %3243 = vector.extract %3242[0] : f32 from vector<1xf32>
      %3244 = arith.muli %3217, %c6 : index
      %3245 = arith.addi %3244, %c8 : index
      %3246 = memref.load %factors[%3245] : memref<?xf32>
      %3247 = arith.mulf %3246, %3243 : f32
      %3248 = arith.bitcast %3247 : f32 to i32
      %3249 = arith.shrui %3248, %c30 : i32
      %3250 = arith.maxsi %3249, %c31 : i32
      %3251 = arith.subi %c32, %3250 : i32
      %3252 = arith.shli %3251, %c30 : i32
      %3253 = arith.subi %3250, %c33 : i32
      %3254 = arith.shli %3253, %c30 : i32
      %3255 = arith.bitcast %3252 : i32 to f32
      %3256 = arith.bitcast %3254 : i32 to f32
      %3257 = arith.cmpi eq, %0, %c7 : index
      %3258 = wave.lane
      %3259 = arith.remui %3258, %c13 : index
      %3260 = arith.cmpi eq, %3259, %c7 : index
      %3261 = arith.andi %3257, %3260 : i1
      scf.if %3261 {
        %3262 = arith.muli %3217, %c6 : index
        memref.store %3256, %out_factors[%3262] : memref<?xf32>
      }
      %3263 = arith.mulf %3231, %c35 : f32
      %3264 = wave.exp2 %3263 : f32
      %3265 = arith.addf %c34, %3264 : f32
      %3266 = arith.divf %3231, %3265 : f32
      %3267 = arith.mulf %3266, %3239 : f32
      %3268 = arith.mulf %3267, %3255 : f32
      %3269 = arith.truncf %3268 : f32 to f16
      %3270 = arith.muli %0, %c13 : index
      %3271 = wave.lane
      %3272 = arith.remui %3271, %c13 : index
      %3273 = arith.addi %3270, %3272 : index
      %3274 = arith.divui %3217, %outTileRows : index
      %3275 = arith.divui %outputFeatures, %c13 : index
      %3276 = arith.muli %3274, %3275 : index
      %3277 = arith.divui %3273, %c13 : index
      %3278 = arith.addi %3276, %3277 : index
      %3279 = arith.muli %3278, %c6 : index
      %3280 = arith.remui %3273, %c13 : index
      %3281 = arith.divui %3280, %c1 : index
      %3282 = arith.addi %3279, %3281 : index
      %3283 = arith.muli %outTileRows, %c1 : index
      %3284 = arith.muli %3282, %3283 : index
      %3285 = arith.remui %3217, %outTileRows : index
      %3286 = arith.muli %3285, %c1 : index
      %3287 = arith.addi %3284, %3286 : index
      %3288 = arith.remui %3273, %c1 : index
      %3289 = arith.addi %3287, %3288 : index
      memref.store %3269, %out[%3289] : memref<?xf16>
    }
    %3290 = vector.extract %632#6[6] : f32 from vector<8xf32>
    %3291 = vector.extract %632#7[6] : f32 from vector<8xf32>
    %3292 = wave.lane
    %3293 = arith.addi %18, %c15 : index
    %3294 = arith.muli %c37, %c6 : index
    %3295 = arith.addi %3293, %3294 : index
    %3296 = arith.divui %3292, %c13 : index
    %3297 = arith.addi %3295, %3296 : index
    %3298 = arith.cmpi slt, %3297, %17 : index
    scf.if %3298 {
      %3299 = arith.cmpi eq, %hasFactors, %c8 : index
      %3300 = arith.muli %3297, %c6 : index
      %3301 = memref.load %factors[%3300] : memref<?xf32>
      %3302 = arith.mulf %3301, %operandScale : f32
      %3303 = arith.select %3299, %3302, %operandScale : f32
      %3304 = arith.remui %3292, %c13 : index
      %3305 = arith.muli %3304, %c19 : index
      %3306 = arith.addi %13, %3305 : index
      %3307 = vector.load %w[%3306] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3308 = vector.bitcast %3307 : vector<4xi8> to vector<1xf32>
      %3309 = vector.extract %3308[0] : f32 from vector<1xf32>
      %3310 = arith.mulf %3309, %3303 : f32
      %3311 = arith.mulf %3290, %3310 : f32
      %3312 = arith.remui %3292, %c13 : index
      %3313 = arith.muli %3312, %c19 : index
      %3314 = arith.addi %15, %3313 : index
      %3315 = vector.load %w[%3314] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3316 = vector.bitcast %3315 : vector<4xi8> to vector<1xf32>
      %3317 = vector.extract %3316[0] : f32 from vector<1xf32>
      %3318 = arith.mulf %3317, %3303 : f32
      %3319 = arith.mulf %3291, %3318 : f32
      %3320 = arith.addi %13, %c3 : index
      %3321 = vector.load %w[%3320] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3322 = vector.bitcast %3321 : vector<4xi8> to vector<1xf32>
      %3323 = vector.extract %3322[0] : f32 from vector<1xf32>
      %3324 = arith.muli %3297, %c6 : index
      %3325 = arith.addi %3324, %c8 : index
      %3326 = memref.load %factors[%3325] : memref<?xf32>
      %3327 = arith.mulf %3326, %3323 : f32
      %3328 = arith.bitcast %3327 : f32 to i32
      %3329 = arith.shrui %3328, %c30 : i32
      %3330 = arith.maxsi %3329, %c31 : i32
      %3331 = arith.subi %c32, %3330 : i32
      %3332 = arith.shli %3331, %c30 : i32
      %3333 = arith.subi %3330, %c33 : i32
      %3334 = arith.shli %3333, %c30 : i32
      %3335 = arith.bitcast %3332 : i32 to f32
      %3336 = arith.bitcast %3334 : i32 to f32
      %3337 = arith.cmpi eq, %0, %c7 : index
      %3338 = wave.lane
      %3339 = arith.remui %3338, %c13 : index
      %3340 = arith.cmpi eq, %3339, %c7 : index
      %3341 = arith.andi %3337, %3340 : i1
      scf.if %3341 {
        %3342 = arith.muli %3297, %c6 : index
        memref.store %3336, %out_factors[%3342] : memref<?xf32>
      }
      %3343 = arith.mulf %3311, %c35 : f32
      %3344 = wave.exp2 %3343 : f32
      %3345 = arith.addf %c34, %3344 : f32
      %3346 = arith.divf %3311, %3345 : f32
      %3347 = arith.mulf %3346, %3319 : f32
      %3348 = arith.mulf %3347, %3335 : f32
      %3349 = arith.truncf %3348 : f32 to f16
      %3350 = arith.muli %0, %c13 : index
      %3351 = wave.lane
      %3352 = arith.remui %3351, %c13 : index
      %3353 = arith.addi %3350, %3352 : index
      %3354 = arith.divui %3297, %outTileRows : index
      %3355 = arith.divui %outputFeatures, %c13 : index
      %3356 = arith.muli %3354, %3355 : index
      %3357 = arith.divui %3353, %c13 : index
      %3358 = arith.addi %3356, %3357 : index
      %3359 = arith.muli %3358, %c6 : index
      %3360 = arith.remui %3353, %c13 : index
      %3361 = arith.divui %3360, %c1 : index
      %3362 = arith.addi %3359, %3361 : index
      %3363 = arith.muli %outTileRows, %c1 : index
      %3364 = arith.muli %3362, %3363 : index
      %3365 = arith.remui %3297, %outTileRows : index
      %3366 = arith.muli %3365, %c1 : index
      %3367 = arith.addi %3364, %3366 : index
      %3368 = arith.remui %3353, %c1 : index
      %3369 = arith.addi %3367, %3368 : index
      memref.store %3349, %out[%3369] : memref<?xf16>
    }
    %3370 = vector.extract %632#6[7] : f32 from vector<8xf32>
    %3371 = vector.extract %632#7[7] : f32 from vector<8xf32>
    %3372 = wave.lane
    %3373 = arith.addi %18, %c15 : index
    %3374 = arith.muli %c38, %c6 : index
    %3375 = arith.addi %3373, %3374 : index
    %3376 = arith.divui %3372, %c13 : index
    %3377 = arith.addi %3375, %3376 : index
    %3378 = arith.cmpi slt, %3377, %17 : index
    scf.if %3378 {
      %3379 = arith.cmpi eq, %hasFactors, %c8 : index
      %3380 = arith.muli %3377, %c6 : index
      %3381 = memref.load %factors[%3380] : memref<?xf32>
      %3382 = arith.mulf %3381, %operandScale : f32
      %3383 = arith.select %3379, %3382, %operandScale : f32
      %3384 = arith.remui %3372, %c13 : index
      %3385 = arith.muli %3384, %c19 : index
      %3386 = arith.addi %13, %3385 : index
      %3387 = vector.load %w[%3386] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3388 = vector.bitcast %3387 : vector<4xi8> to vector<1xf32>
      %3389 = vector.extract %3388[0] : f32 from vector<1xf32>
      %3390 = arith.mulf %3389, %3383 : f32
      %3391 = arith.mulf %3370, %3390 : f32
      %3392 = arith.remui %3372, %c13 : index
      %3393 = arith.muli %3392, %c19 : index
      %3394 = arith.addi %15, %3393 : index
      %3395 = vector.load %w[%3394] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3396 = vector.bitcast %3395 : vector<4xi8> to vector<1xf32>
      %3397 = vector.extract %3396[0] : f32 from vector<1xf32>
      %3398 = arith.mulf %3397, %3383 : f32
      %3399 = arith.mulf %3371, %3398 : f32
      %3400 = arith.addi %13, %c3 : index
      %3401 = vector.load %w[%3400] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3402 = vector.bitcast %3401 : vector<4xi8> to vector<1xf32>
      %3403 = vector.extract %3402[0] : f32 from vector<1xf32>
      %3404 = arith.muli %3377, %c6 : index
      %3405 = arith.addi %3404, %c8 : index
      %3406 = memref.load %factors[%3405] : memref<?xf32>
      %3407 = arith.mulf %3406, %3403 : f32
      %3408 = arith.bitcast %3407 : f32 to i32
      %3409 = arith.shrui %3408, %c30 : i32
      %3410 = arith.maxsi %3409, %c31 : i32
      %3411 = arith.subi %c32, %3410 : i32
      %3412 = arith.shli %3411, %c30 : i32
      %3413 = arith.subi %3410, %c33 : i32
      %3414 = arith.shli %3413, %c30 : i32
      %3415 = arith.bitcast %3412 : i32 to f32
      %3416 = arith.bitcast %3414 : i32 to f32
      %3417 = arith.cmpi eq, %0, %c7 : index
      %3418 = wave.lane
      %3419 = arith.remui %3418, %c13 : index
      %3420 = arith.cmpi eq, %3419, %c7 : index
      %3421 = arith.andi %3417, %3420 : i1
      scf.if %3421 {
        %3422 = arith.muli %3377, %c6 : index
        memref.store %3416, %out_factors[%3422] : memref<?xf32>
      }
      %3423 = arith.mulf %3391, %c35 : f32
      %3424 = wave.exp2 %3423 : f32
      %3425 = arith.addf %c34, %3424 : f32
      %3426 = arith.divf %3391, %3425 : f32
      %3427 = arith.mulf %3426, %3399 : f32
      %3428 = arith.mulf %3427, %3415 : f32
      %3429 = arith.truncf %3428 : f32 to f16
      %3430 = arith.muli %0, %c13 : index
      %3431 = wave.lane
      %3432 = arith.remui %3431, %c13 : index
      %3433 = arith.addi %3430, %3432 : index
      %3434 = arith.divui %3377, %outTileRows : index
      %3435 = arith.divui %outputFeatures, %c13 : index
      %3436 = arith.muli %3434, %3435 : index
      %3437 = arith.divui %3433, %c13 : index
      %3438 = arith.addi %3436, %3437 : index
      %3439 = arith.muli %3438, %c6 : index
      %3440 = arith.remui %3433, %c13 : index
      %3441 = arith.divui %3440, %c1 : index
      %3442 = arith.addi %3439, %3441 : index
      %3443 = arith.muli %outTileRows, %c1 : index
      %3444 = arith.muli %3442, %3443 : index
      %3445 = arith.remui %3377, %outTileRows : index
      %3446 = arith.muli %3445, %c1 : index
      %3447 = arith.addi %3444, %3446 : index
      %3448 = arith.remui %3433, %c1 : index
      %3449 = arith.addi %3447, %3448 : index
      memref.store %3429, %out[%3449] : memref<?xf16>
    }
  }
  wave.return
}
