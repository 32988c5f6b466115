// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='f16', shape=Shape(rows=12, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_f16_r12p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 512 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c10 = arith.constant 12 : index
  %c11 = arith.constant 3 : index
  %c12 = arith.constant 4 : index
  %c13 = arith.constant 5 : index
  %c14 = arith.constant 6 : index
  %c15 = arith.constant 7 : index
  %c16 = arith.constant 8 : index
  %c17 = arith.constant 9 : index
  %c18 = arith.constant 10 : index
  %c19 = arith.constant 11 : index
  %c20 = arith.constant dense<0x00000000> : vector<16xf32>
  %c21 = arith.constant 128 : index
  %c22 = arith.constant 32 : index
  %c23 = arith.constant 64 : index
  %c24 = arith.constant 96 : index
  %0 = arith.cmpi eq, %hasResidual, %c1 : index
  %1 = arith.divui %inputFeatures, %c4 : index
  %2 = arith.muli %1, %c5 : index
  %3 = wave.block 0
  %4 = wave.block 1
  %5 = arith.muli %3, %c6 : index
  %6 = arith.addi %5, %c7 : index
  %7 = arith.muli %6, %2 : index
  %8 = arith.muli %3, %c6 : index
  %9 = arith.addi %8, %c1 : index
  %10 = arith.muli %9, %2 : index
  %11 = memref.load %step[%countAt] : memref<?xi32>
  %12 = arith.index_cast %11 : i32 to index
  %13 = arith.muli %4, %rowsPerBlock : index
  %14 = arith.addi %13, %rowsPerBlock : index
  %15 = arith.minsi %14, %12 : index
  scf.for %16 = %13 to %15 step %c10 {
    %17 = arith.subi %15, %c1 : index
    %18 = arith.addi %16, %c7 : index
    %19 = arith.minsi %18, %17 : index
    %20 = arith.addi %16, %c1 : index
    %21 = arith.minsi %20, %17 : index
    %22 = arith.addi %16, %c6 : index
    %23 = arith.minsi %22, %17 : index
    %24 = arith.addi %16, %c11 : index
    %25 = arith.minsi %24, %17 : index
    %26 = arith.addi %16, %c12 : index
    %27 = arith.minsi %26, %17 : index
    %28 = arith.addi %16, %c13 : index
    %29 = arith.minsi %28, %17 : index
    %30 = arith.addi %16, %c14 : index
    %31 = arith.minsi %30, %17 : index
    %32 = arith.addi %16, %c15 : index
    %33 = arith.minsi %32, %17 : index
    %34 = arith.addi %16, %c16 : index
    %35 = arith.minsi %34, %17 : index
    %36 = arith.addi %16, %c17 : index
    %37 = arith.minsi %36, %17 : index
    %38 = arith.addi %16, %c18 : index
    %39 = arith.minsi %38, %17 : index
    %40 = arith.addi %16, %c19 : index
    %41 = arith.minsi %40, %17 : index
    %42 = arith.muli %19, %inputFeatures : index
    %43 = arith.muli %21, %inputFeatures : index
    %44 = arith.muli %23, %inputFeatures : index
    %45 = arith.muli %25, %inputFeatures : index
    %46 = arith.muli %27, %inputFeatures : index
    %47 = arith.muli %29, %inputFeatures : index
    %48 = arith.muli %31, %inputFeatures : index
    %49 = arith.muli %33, %inputFeatures : index
    %50 = arith.muli %35, %inputFeatures : index
    %51 = arith.muli %37, %inputFeatures : index
    %52 = arith.muli %39, %inputFeatures : index
    %53 = arith.muli %41, %inputFeatures : index
    %54 = arith.divui %inputFeatures, %c4 : index
    %80:24 = scf.for %55 = %c7 to %54 step %c1 iter_args(%56 = %c20, %57 = %c20, %58 = %c20, %59 = %c20, %60 = %c20, %61 = %c20, %62 = %c20, %63 = %c20, %64 = %c20, %65 = %c20, %66 = %c20, %67 = %c20, %68 = %c20, %69 = %c20, %70 = %c20, %71 = %c20, %72 = %c20, %73 = %c20, %74 = %c20, %75 = %c20, %76 = %c20, %77 = %c20, %78 = %c20, %79 = %c20) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %81 = arith.muli %55, %c5 : index
      %82 = arith.addi %7, %81 : index
      %83 = arith.muli %55, %c5 : index
      %84 = arith.addi %10, %83 : index
      %85 = arith.muli %55, %c4 : index
      %111:24 = scf.for %86 = %c7 to %c12 step %c1 iter_args(%87 = %56, %88 = %57, %89 = %58, %90 = %59, %91 = %60, %92 = %61, %93 = %62, %94 = %63, %95 = %64, %96 = %65, %97 = %66, %98 = %67, %99 = %68, %100 = %69, %101 = %70, %102 = %71, %103 = %72, %104 = %73, %105 = %74, %106 = %75, %107 = %76, %108 = %77, %109 = %78, %110 = %79) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %112 = arith.muli %86, %c21 : index
        %113 = arith.addi %82, %112 : index
        %114 = arith.addi %113, %c7 : index
        %115 = vector.load %w[%114] : memref<?xi8>, vector<32xi8>
        %116 = vector.bitcast %115 : vector<32xi8> to vector<16xf16>
        %117 = arith.extf %116 : vector<16xf16> to vector<16xf32>
        %118 = arith.addi %113, %c22 : index
        %119 = vector.load %w[%118] : memref<?xi8>, vector<32xi8>
        %120 = vector.bitcast %119 : vector<32xi8> to vector<16xf16>
        %121 = arith.extf %120 : vector<16xf16> to vector<16xf32>
        %122 = arith.addi %113, %c23 : index
        %123 = vector.load %w[%122] : memref<?xi8>, vector<32xi8>
        %124 = vector.bitcast %123 : vector<32xi8> to vector<16xf16>
        %125 = arith.extf %124 : vector<16xf16> to vector<16xf32>
        %126 = arith.addi %113, %c24 : index
        %127 = vector.load %w[%126] : memref<?xi8>, vector<32xi8>
        %128 = vector.bitcast %127 : vector<32xi8> to vector<16xf16>
        %129 = arith.extf %128 : vector<16xf16> to vector<16xf32>
        %130 = arith.muli %86, %c21 : index
        %131 = arith.addi %84, %130 : index
        %132 = arith.addi %131, %c7 : index
        %133 = vector.load %w[%132] : memref<?xi8>, vector<32xi8>
        %134 = vector.bitcast %133 : vector<32xi8> to vector<16xf16>
        %135 = arith.extf %134 : vector<16xf16> to vector<16xf32>
        %136 = arith.addi %131, %c22 : index
        %137 = vector.load %w[%136] : memref<?xi8>, vector<32xi8>
        %138 = vector.bitcast %137 : vector<32xi8> to vector<16xf16>
        %139 = arith.extf %138 : vector<16xf16> to vector<16xf32>
        %140 = arith.addi %131, %c23 : index
        %141 = vector.load %w[%140] : memref<?xi8>, vector<32xi8>
        %142 = vector.bitcast %141 : vector<32xi8> to vector<16xf16>
        %143 = arith.extf %142 : vector<16xf16> to vector<16xf32>
        %144 = arith.addi %131, %c24 : index
        %145 = vector.load %w[%144] : memref<?xi8>, vector<32xi8>
        %146 = vector.bitcast %145 : vector<32xi8> to vector<16xf16>
        %147 = arith.extf %146 : vector<16xf16> to vector<16xf32>
        %148 = arith.muli %86, %c12 : index
        %149 = arith.addi %85, %148 : index
        %150 = arith.addi %42, %149 : index
        %151 = arith.addi %150, %c7 : index
        %152 = memref.load %x[%151] : memref<?xf32>
        %153 = vector.broadcast %152 : f32 to vector<16xf32>
        %154 = math.fma %153, %117, %87 : vector<16xf32>
        %155 = math.fma %153, %135, %88 : vector<16xf32>
        %156 = arith.addi %43, %149 : index
        %157 = arith.addi %156, %c7 : index
        %158 = memref.load %x[%157] : memref<?xf32>
        %159 = vector.broadcast %158 : f32 to vector<16xf32>
        %160 = math.fma %159, %117, %89 : vector<16xf32>
        %161 = math.fma %159, %135, %90 : vector<16xf32>
        %162 = arith.addi %44, %149 : index
        %163 = arith.addi %162, %c7 : index
        %164 = memref.load %x[%163] : memref<?xf32>
        %165 = vector.broadcast %164 : f32 to vector<16xf32>
        %166 = math.fma %165, %117, %91 : vector<16xf32>
        %167 = math.fma %165, %135, %92 : vector<16xf32>
        %168 = arith.addi %45, %149 : index
        %169 = arith.addi %168, %c7 : index
        %170 = memref.load %x[%169] : memref<?xf32>
        %171 = vector.broadcast %170 : f32 to vector<16xf32>
        %172 = math.fma %171, %117, %93 : vector<16xf32>
        %173 = math.fma %171, %135, %94 : vector<16xf32>
        %174 = arith.addi %46, %149 : index
        %175 = arith.addi %174, %c7 : index
        %176 = memref.load %x[%175] : memref<?xf32>
        %177 = vector.broadcast %176 : f32 to vector<16xf32>
        %178 = math.fma %177, %117, %95 : vector<16xf32>
        %179 = math.fma %177, %135, %96 : vector<16xf32>
        %180 = arith.addi %47, %149 : index
        %181 = arith.addi %180, %c7 : index
        %182 = memref.load %x[%181] : memref<?xf32>
        %183 = vector.broadcast %182 : f32 to vector<16xf32>
        %184 = math.fma %183, %117, %97 : vector<16xf32>
        %185 = math.fma %183, %135, %98 : vector<16xf32>
        %186 = arith.addi %48, %149 : index
        %187 = arith.addi %186, %c7 : index
        %188 = memref.load %x[%187] : memref<?xf32>
        %189 = vector.broadcast %188 : f32 to vector<16xf32>
        %190 = math.fma %189, %117, %99 : vector<16xf32>
        %191 = math.fma %189, %135, %100 : vector<16xf32>
        %192 = arith.addi %49, %149 : index
        %193 = arith.addi %192, %c7 : index
        %194 = memref.load %x[%193] : memref<?xf32>
        %195 = vector.broadcast %194 : f32 to vector<16xf32>
        %196 = math.fma %195, %117, %101 : vector<16xf32>
        %197 = math.fma %195, %135, %102 : vector<16xf32>
        %198 = arith.addi %50, %149 : index
        %199 = arith.addi %198, %c7 : index
        %200 = memref.load %x[%199] : memref<?xf32>
        %201 = vector.broadcast %200 : f32 to vector<16xf32>
        %202 = math.fma %201, %117, %103 : vector<16xf32>
        %203 = math.fma %201, %135, %104 : vector<16xf32>
        %204 = arith.addi %51, %149 : index
        %205 = arith.addi %204, %c7 : index
        %206 = memref.load %x[%205] : memref<?xf32>
        %207 = vector.broadcast %206 : f32 to vector<16xf32>
        %208 = math.fma %207, %117, %105 : vector<16xf32>
        %209 = math.fma %207, %135, %106 : vector<16xf32>
        %210 = arith.addi %52, %149 : index
        %211 = arith.addi %210, %c7 : index
        %212 = memref.load %x[%211] : memref<?xf32>
        %213 = vector.broadcast %212 : f32 to vector<16xf32>
        %214 = math.fma %213, %117, %107 : vector<16xf32>
        %215 = math.fma %213, %135, %108 : vector<16xf32>
        %216 = arith.addi %53, %149 : index
        %217 = arith.addi %216, %c7 : index
        %218 = memref.load %x[%217] : memref<?xf32>
        %219 = vector.broadcast %218 : f32 to vector<16xf32>
        %220 = math.fma %219, %117, %109 : vector<16xf32>
        %221 = math.fma %219, %135, %110 : vector<16xf32>
        %222 = arith.addi %42, %149 : index
        %223 = arith.addi %222, %c1 : index
        %224 = memref.load %x[%223] : memref<?xf32>
        %225 = vector.broadcast %224 : f32 to vector<16xf32>
        %226 = math.fma %225, %121, %154 : vector<16xf32>
        %227 = math.fma %225, %139, %155 : vector<16xf32>
        %228 = arith.addi %43, %149 : index
        %229 = arith.addi %228, %c1 : index
        %230 = memref.load %x[%229] : memref<?xf32>
        %231 = vector.broadcast %230 : f32 to vector<16xf32>
        %232 = math.fma %231, %121, %160 : vector<16xf32>
        %233 = math.fma %231, %139, %161 : vector<16xf32>
        %234 = arith.addi %44, %149 : index
        %235 = arith.addi %234, %c1 : index
        %236 = memref.load %x[%235] : memref<?xf32>
        %237 = vector.broadcast %236 : f32 to vector<16xf32>
        %238 = math.fma %237, %121, %166 : vector<16xf32>
        %239 = math.fma %237, %139, %167 : vector<16xf32>
        %240 = arith.addi %45, %149 : index
        %241 = arith.addi %240, %c1 : index
        %242 = memref.load %x[%241] : memref<?xf32>
        %243 = vector.broadcast %242 : f32 to vector<16xf32>
        %244 = math.fma %243, %121, %172 : vector<16xf32>
        %245 = math.fma %243, %139, %173 : vector<16xf32>
        %246 = arith.addi %46, %149 : index
        %247 = arith.addi %246, %c1 : index
        %248 = memref.load %x[%247] : memref<?xf32>
        %249 = vector.broadcast %248 : f32 to vector<16xf32>
        %250 = math.fma %249, %121, %178 : vector<16xf32>
        %251 = math.fma %249, %139, %179 : vector<16xf32>
        %252 = arith.addi %47, %149 : index
        %253 = arith.addi %252, %c1 : index
        %254 = memref.load %x[%253] : memref<?xf32>
        %255 = vector.broadcast %254 : f32 to vector<16xf32>
        %256 = math.fma %255, %121, %184 : vector<16xf32>
        %257 = math.fma %255, %139, %185 : vector<16xf32>
        %258 = arith.addi %48, %149 : index
        %259 = arith.addi %258, %c1 : index
        %260 = memref.load %x[%259] : memref<?xf32>
        %261 = vector.broadcast %260 : f32 to vector<16xf32>
        %262 = math.fma %261, %121, %190 : vector<16xf32>
        %263 = math.fma %261, %139, %191 : vector<16xf32>
        %264 = arith.addi %49, %149 : index
        %265 = arith.addi %264, %c1 : index
        %266 = memref.load %x[%265] : memref<?xf32>
        %267 = vector.broadcast %266 : f32 to vector<16xf32>
        %268 = math.fma %267, %121, %196 : vector<16xf32>
        %269 = math.fma %267, %139, %197 : vector<16xf32>
        %270 = arith.addi %50, %149 : index
        %271 = arith.addi %270, %c1 : index
        %272 = memref.load %x[%271] : memref<?xf32>
        %273 = vector.broadcast %272 : f32 to vector<16xf32>
        %274 = math.fma %273, %121, %202 : vector<16xf32>
        %275 = math.fma %273, %139, %203 : vector<16xf32>
        %276 = arith.addi %51, %149 : index
        %277 = arith.addi %276, %c1 : index
        %278 = memref.load %x[%277] : memref<?xf32>
        %279 = vector.broadcast %278 : f32 to vector<16xf32>
        %280 = math.fma %279, %121, %208 : vector<16xf32>
        %281 = math.fma %279, %139, %209 : vector<16xf32>
        %282 = arith.addi %52, %149 : index
        %283 = arith.addi %282, %c1 : index
        %284 = memref.load %x[%283] : memref<?xf32>
        %285 = vector.broadcast %284 : f32 to vector<16xf32>
        %286 = math.fma %285, %121, %214 : vector<16xf32>
        %287 = math.fma %285, %139, %215 : vector<16xf32>
        %288 = arith.addi %53, %149 : index
        %289 = arith.addi %288, %c1 : index
        %290 = memref.load %x[%289] : memref<?xf32>
        %291 = vector.broadcast %290 : f32 to vector<16xf32>
        %292 = math.fma %291, %121, %220 : vector<16xf32>
        %293 = math.fma %291, %139, %221 : vector<16xf32>
        %294 = arith.addi %42, %149 : index
        %295 = arith.addi %294, %c6 : index
        %296 = memref.load %x[%295] : memref<?xf32>
        %297 = vector.broadcast %296 : f32 to vector<16xf32>
        %298 = math.fma %297, %125, %226 : vector<16xf32>
        %299 = math.fma %297, %143, %227 : vector<16xf32>
        %300 = arith.addi %43, %149 : index
        %301 = arith.addi %300, %c6 : index
        %302 = memref.load %x[%301] : memref<?xf32>
        %303 = vector.broadcast %302 : f32 to vector<16xf32>
        %304 = math.fma %303, %125, %232 : vector<16xf32>
        %305 = math.fma %303, %143, %233 : vector<16xf32>
        %306 = arith.addi %44, %149 : index
        %307 = arith.addi %306, %c6 : index
        %308 = memref.load %x[%307] : memref<?xf32>
        %309 = vector.broadcast %308 : f32 to vector<16xf32>
        %310 = math.fma %309, %125, %238 : vector<16xf32>
        %311 = math.fma %309, %143, %239 : vector<16xf32>
        %312 = arith.addi %45, %149 : index
        %313 = arith.addi %312, %c6 : index
        %314 = memref.load %x[%313] : memref<?xf32>
        %315 = vector.broadcast %314 : f32 to vector<16xf32>
        %316 = math.fma %315, %125, %244 : vector<16xf32>
        %317 = math.fma %315, %143, %245 : vector<16xf32>
        %318 = arith.addi %46, %149 : index
        %319 = arith.addi %318, %c6 : index
        %320 = memref.load %x[%319] : memref<?xf32>
        %321 = vector.broadcast %320 : f32 to vector<16xf32>
        %322 = math.fma %321, %125, %250 : vector<16xf32>
        %323 = math.fma %321, %143, %251 : vector<16xf32>
        %324 = arith.addi %47, %149 : index
        %325 = arith.addi %324, %c6 : index
        %326 = memref.load %x[%325] : memref<?xf32>
        %327 = vector.broadcast %326 : f32 to vector<16xf32>
        %328 = math.fma %327, %125, %256 : vector<16xf32>
        %329 = math.fma %327, %143, %257 : vector<16xf32>
        %330 = arith.addi %48, %149 : index
        %331 = arith.addi %330, %c6 : index
        %332 = memref.load %x[%331] : memref<?xf32>
        %333 = vector.broadcast %332 : f32 to vector<16xf32>
        %334 = math.fma %333, %125, %262 : vector<16xf32>
        %335 = math.fma %333, %143, %263 : vector<16xf32>
        %336 = arith.addi %49, %149 : index
        %337 = arith.addi %336, %c6 : index
        %338 = memref.load %x[%337] : memref<?xf32>
        %339 = vector.broadcast %338 : f32 to vector<16xf32>
        %340 = math.fma %339, %125, %268 : vector<16xf32>
        %341 = math.fma %339, %143, %269 : vector<16xf32>
        %342 = arith.addi %50, %149 : index
        %343 = arith.addi %342, %c6 : index
        %344 = memref.load %x[%343] : memref<?xf32>
        %345 = vector.broadcast %344 : f32 to vector<16xf32>
        %346 = math.fma %345, %125, %274 : vector<16xf32>
        %347 = math.fma %345, %143, %275 : vector<16xf32>
        %348 = arith.addi %51, %149 : index
        %349 = arith.addi %348, %c6 : index
        %350 = memref.load %x[%349] : memref<?xf32>
        %351 = vector.broadcast %350 : f32 to vector<16xf32>
        %352 = math.fma %351, %125, %280 : vector<16xf32>
        %353 = math.fma %351, %143, %281 : vector<16xf32>
        %354 = arith.addi %52, %149 : index
        %355 = arith.addi %354, %c6 : index
        %356 = memref.load %x[%355] : memref<?xf32>
        %357 = vector.broadcast %356 : f32 to vector<16xf32>
        %358 = math.fma %357, %125, %286 : vector<16xf32>
        %359 = math.fma %357, %143, %287 : vector<16xf32>
        %360 = arith.addi %53, %149 : index
        %361 = arith.addi %360, %c6 : index
        %362 = memref.load %x[%361] : memref<?xf32>
        %363 = vector.broadcast %362 : f32 to vector<16xf32>
        %364 = math.fma %363, %125, %292 : vector<16xf32>
        %365 = math.fma %363, %143, %293 : vector<16xf32>
        %366 = arith.addi %42, %149 : index
        %367 = arith.addi %366, %c11 : index
        %368 = memref.load %x[%367] : memref<?xf32>
        %369 = vector.broadcast %368 : f32 to vector<16xf32>
        %370 = math.fma %369, %129, %298 : vector<16xf32>
        %371 = math.fma %369, %147, %299 : vector<16xf32>
        %372 = arith.addi %43, %149 : index
        %373 = arith.addi %372, %c11 : index
        %374 = memref.load %x[%373] : memref<?xf32>
        %375 = vector.broadcast %374 : f32 to vector<16xf32>
        %376 = math.fma %375, %129, %304 : vector<16xf32>
        %377 = math.fma %375, %147, %305 : vector<16xf32>
        %378 = arith.addi %44, %149 : index
        %379 = arith.addi %378, %c11 : index
        %380 = memref.load %x[%379] : memref<?xf32>
        %381 = vector.broadcast %380 : f32 to vector<16xf32>
        %382 = math.fma %381, %129, %310 : vector<16xf32>
        %383 = math.fma %381, %147, %311 : vector<16xf32>
        %384 = arith.addi %45, %149 : index
        %385 = arith.addi %384, %c11 : index
        %386 = memref.load %x[%385] : memref<?xf32>
        %387 = vector.broadcast %386 : f32 to vector<16xf32>
        %388 = math.fma %387, %129, %316 : vector<16xf32>
        %389 = math.fma %387, %147, %317 : vector<16xf32>
        %390 = arith.addi %46, %149 : index
        %391 = arith.addi %390, %c11 : index
        %392 = memref.load %x[%391] : memref<?xf32>
        %393 = vector.broadcast %392 : f32 to vector<16xf32>
        %394 = math.fma %393, %129, %322 : vector<16xf32>
        %395 = math.fma %393, %147, %323 : vector<16xf32>
        %396 = arith.addi %47, %149 : index
        %397 = arith.addi %396, %c11 : index
        %398 = memref.load %x[%397] : memref<?xf32>
        %399 = vector.broadcast %398 : f32 to vector<16xf32>
        %400 = math.fma %399, %129, %328 : vector<16xf32>
        %401 = math.fma %399, %147, %329 : vector<16xf32>
        %402 = arith.addi %48, %149 : index
        %403 = arith.addi %402, %c11 : index
        %404 = memref.load %x[%403] : memref<?xf32>
        %405 = vector.broadcast %404 : f32 to vector<16xf32>
        %406 = math.fma %405, %129, %334 : vector<16xf32>
        %407 = math.fma %405, %147, %335 : vector<16xf32>
        %408 = arith.addi %49, %149 : index
        %409 = arith.addi %408, %c11 : index
        %410 = memref.load %x[%409] : memref<?xf32>
        %411 = vector.broadcast %410 : f32 to vector<16xf32>
        %412 = math.fma %411, %129, %340 : vector<16xf32>
        %413 = math.fma %411, %147, %341 : vector<16xf32>
        %414 = arith.addi %50, %149 : index
        %415 = arith.addi %414, %c11 : index
        %416 = memref.load %x[%415] : memref<?xf32>
        %417 = vector.broadcast %416 : f32 to vector<16xf32>
        %418 = math.fma %417, %129, %346 : vector<16xf32>
        %419 = math.fma %417, %147, %347 : vector<16xf32>
        %420 = arith.addi %51, %149 : index
        %421 = arith.addi %420, %c11 : index
        %422 = memref.load %x[%421] : memref<?xf32>
        %423 = vector.broadcast %422 : f32 to vector<16xf32>
        %424 = math.fma %423, %129, %352 : vector<16xf32>
        %425 = math.fma %423, %147, %353 : vector<16xf32>
        %426 = arith.addi %52, %149 : index
        %427 = arith.addi %426, %c11 : index
        %428 = memref.load %x[%427] : memref<?xf32>
        %429 = vector.broadcast %428 : f32 to vector<16xf32>
        %430 = math.fma %429, %129, %358 : vector<16xf32>
        %431 = math.fma %429, %147, %359 : vector<16xf32>
        %432 = arith.addi %53, %149 : index
        %433 = arith.addi %432, %c11 : index
        %434 = memref.load %x[%433] : memref<?xf32>
        %435 = vector.broadcast %434 : f32 to vector<16xf32>
        %436 = math.fma %435, %129, %364 : vector<16xf32>
        %437 = math.fma %435, %147, %365 : vector<16xf32>
        scf.yield %370, %371, %376, %377, %382, %383, %388, %389, %394, %395, %400, %401, %406, %407, %412, %413, %418, %419, %424, %425, %430, %431, %436, %437 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %111#0, %111#1, %111#2, %111#3, %111#4, %111#5, %111#6, %111#7, %111#8, %111#9, %111#10, %111#11, %111#12, %111#13, %111#14, %111#15, %111#16, %111#17, %111#18, %111#19, %111#20, %111#21, %111#22, %111#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %438 = arith.addi %16, %c7 : index
    %439 = arith.cmpi slt, %438, %15 : index
    scf.if %439 {
      %440 = arith.muli %438, %outputFeatures : index
      %441 = arith.muli %3, %c22 : index
      %442 = arith.addi %440, %441 : index
      scf.if %0 {
        %443 = arith.addi %442, %c7 : index
        %444 = vector.load %residual[%443] : memref<?xf32>, vector<16xf32>
        %445 = arith.addf %444, %80#0 : vector<16xf32>
        %446 = arith.addi %442, %c7 : index
        vector.store %445, %out[%446] : memref<?xf32>, vector<16xf32>
      } else {
        %447 = arith.addi %442, %c7 : index
        vector.store %80#0, %out[%447] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %448 = arith.addi %442, %c4 : index
        %449 = vector.load %residual[%448] : memref<?xf32>, vector<16xf32>
        %450 = arith.addf %449, %80#1 : vector<16xf32>
        %451 = arith.addi %442, %c4 : index
        vector.store %450, %out[%451] : memref<?xf32>, vector<16xf32>
      } else {
        %452 = arith.addi %442, %c4 : index
        vector.store %80#1, %out[%452] : memref<?xf32>, vector<16xf32>
      }
    }
    %453 = arith.addi %16, %c1 : index
    %454 = arith.cmpi slt, %453, %15 : index
    scf.if %454 {
      %455 = arith.muli %453, %outputFeatures : index
      %456 = arith.muli %3, %c22 : index
      %457 = arith.addi %455, %456 : index
      scf.if %0 {
        %458 = arith.addi %457, %c7 : index
        %459 = vector.load %residual[%458] : memref<?xf32>, vector<16xf32>
        %460 = arith.addf %459, %80#2 : vector<16xf32>
        %461 = arith.addi %457, %c7 : index
        vector.store %460, %out[%461] : memref<?xf32>, vector<16xf32>
      } else {
        %462 = arith.addi %457, %c7 : index
        vector.store %80#2, %out[%462] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %463 = arith.addi %457, %c4 : index
        %464 = vector.load %residual[%463] : memref<?xf32>, vector<16xf32>
        %465 = arith.addf %464, %80#3 : vector<16xf32>
        %466 = arith.addi %457, %c4 : index
        vector.store %465, %out[%466] : memref<?xf32>, vector<16xf32>
      } else {
        %467 = arith.addi %457, %c4 : index
        vector.store %80#3, %out[%467] : memref<?xf32>, vector<16xf32>
      }
    }
    %468 = arith.addi %16, %c6 : index
    %469 = arith.cmpi slt, %468, %15 : index
    scf.if %469 {
      %470 = arith.muli %468, %outputFeatures : index
      %471 = arith.muli %3, %c22 : index
      %472 = arith.addi %470, %471 : index
      scf.if %0 {
        %473 = arith.addi %472, %c7 : index
        %474 = vector.load %residual[%473] : memref<?xf32>, vector<16xf32>
        %475 = arith.addf %474, %80#4 : vector<16xf32>
        %476 = arith.addi %472, %c7 : index
        vector.store %475, %out[%476] : memref<?xf32>, vector<16xf32>
      } else {
        %477 = arith.addi %472, %c7 : index
        vector.store %80#4, %out[%477] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %478 = arith.addi %472, %c4 : index
        %479 = vector.load %residual[%478] : memref<?xf32>, vector<16xf32>
        %480 = arith.addf %479, %80#5 : vector<16xf32>
        %481 = arith.addi %472, %c4 : index
        vector.store %480, %out[%481] : memref<?xf32>, vector<16xf32>
      } else {
        %482 = arith.addi %472, %c4 : index
        vector.store %80#5, %out[%482] : memref<?xf32>, vector<16xf32>
      }
    }
    %483 = arith.addi %16, %c11 : index
    %484 = arith.cmpi slt, %483, %15 : index
    scf.if %484 {
      %485 = arith.muli %483, %outputFeatures : index
      %486 = arith.muli %3, %c22 : index
      %487 = arith.addi %485, %486 : index
      scf.if %0 {
        %488 = arith.addi %487, %c7 : index
        %489 = vector.load %residual[%488] : memref<?xf32>, vector<16xf32>
        %490 = arith.addf %489, %80#6 : vector<16xf32>
        %491 = arith.addi %487, %c7 : index
        vector.store %490, %out[%491] : memref<?xf32>, vector<16xf32>
      } else {
        %492 = arith.addi %487, %c7 : index
        vector.store %80#6, %out[%492] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %493 = arith.addi %487, %c4 : index
        %494 = vector.load %residual[%493] : memref<?xf32>, vector<16xf32>
        %495 = arith.addf %494, %80#7 : vector<16xf32>
        %496 = arith.addi %487, %c4 : index
        vector.store %495, %out[%496] : memref<?xf32>, vector<16xf32>
      } else {
        %497 = arith.addi %487, %c4 : index
        vector.store %80#7, %out[%497] : memref<?xf32>, vector<16xf32>
      }
    }
    %498 = arith.addi %16, %c12 : index
    %499 = arith.cmpi slt, %498, %15 : index
    scf.if %499 {
      %500 = arith.muli %498, %outputFeatures : index
      %501 = arith.muli %3, %c22 : index
      %502 = arith.addi %500, %501 : index
      scf.if %0 {
        %503 = arith.addi %502, %c7 : index
        %504 = vector.load %residual[%503] : memref<?xf32>, vector<16xf32>
        %505 = arith.addf %504, %80#8 : vector<16xf32>
        %506 = arith.addi %502, %c7 : index
        vector.store %505, %out[%506] : memref<?xf32>, vector<16xf32>
      } else {
        %507 = arith.addi %502, %c7 : index
        vector.store %80#8, %out[%507] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %508 = arith.addi %502, %c4 : index
        %509 = vector.load %residual[%508] : memref<?xf32>, vector<16xf32>
        %510 = arith.addf %509, %80#9 : vector<16xf32>
        %511 = arith.addi %502, %c4 : index
        vector.store %510, %out[%511] : memref<?xf32>, vector<16xf32>
      } else {
        %512 = arith.addi %502, %c4 : index
        vector.store %80#9, %out[%512] : memref<?xf32>, vector<16xf32>
      }
    }
    %513 = arith.addi %16, %c13 : index
    %514 = arith.cmpi slt, %513, %15 : index
    scf.if %514 {
      %515 = arith.muli %513, %outputFeatures : index
      %516 = arith.muli %3, %c22 : index
      %517 = arith.addi %515, %516 : index
      scf.if %0 {
        %518 = arith.addi %517, %c7 : index
        %519 = vector.load %residual[%518] : memref<?xf32>, vector<16xf32>
        %520 = arith.addf %519, %80#10 : vector<16xf32>
        %521 = arith.addi %517, %c7 : index
        vector.store %520, %out[%521] : memref<?xf32>, vector<16xf32>
      } else {
        %522 = arith.addi %517, %c7 : index
        vector.store %80#10, %out[%522] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %523 = arith.addi %517, %c4 : index
        %524 = vector.load %residual[%523] : memref<?xf32>, vector<16xf32>
        %525 = arith.addf %524, %80#11 : vector<16xf32>
        %526 = arith.addi %517, %c4 : index
        vector.store %525, %out[%526] : memref<?xf32>, vector<16xf32>
      } else {
        %527 = arith.addi %517, %c4 : index
        vector.store %80#11, %out[%527] : memref<?xf32>, vector<16xf32>
      }
    }
    %528 = arith.addi %16, %c14 : index
    %529 = arith.cmpi slt, %528, %15 : index
    scf.if %529 {
      %530 = arith.muli %528, %outputFeatures : index
      %531 = arith.muli %3, %c22 : index
      %532 = arith.addi %530, %531 : index
      scf.if %0 {
        %533 = arith.addi %532, %c7 : index
        %534 = vector.load %residual[%533] : memref<?xf32>, vector<16xf32>
        %535 = arith.addf %534, %80#12 : vector<16xf32>
        %536 = arith.addi %532, %c7 : index
        vector.store %535, %out[%536] : memref<?xf32>, vector<16xf32>
      } else {
        %537 = arith.addi %532, %c7 : index
        vector.store %80#12, %out[%537] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %538 = arith.addi %532, %c4 : index
        %539 = vector.load %residual[%538] : memref<?xf32>, vector<16xf32>
        %540 = arith.addf %539, %80#13 : vector<16xf32>
        %541 = arith.addi %532, %c4 : index
        vector.store %540, %out[%541] : memref<?xf32>, vector<16xf32>
      } else {
        %542 = arith.addi %532, %c4 : index
        vector.store %80#13, %out[%542] : memref<?xf32>, vector<16xf32>
      }
    }
    %543 = arith.addi %16, %c15 : index
    %544 = arith.cmpi slt, %543, %15 : index
    scf.if %544 {
      %545 = arith.muli %543, %outputFeatures : index
      %546 = arith.muli %3, %c22 : index
      %547 = arith.addi %545, %546 : index
      scf.if %0 {
        %548 = arith.addi %547, %c7 : index
        %549 = vector.load %residual[%548] : memref<?xf32>, vector<16xf32>
        %550 = arith.addf %549, %80#14 : vector<16xf32>
        %551 = arith.addi %547, %c7 : index
        vector.store %550, %out[%551] : memref<?xf32>, vector<16xf32>
      } else {
        %552 = arith.addi %547, %c7 : index
        vector.store %80#14, %out[%552] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %553 = arith.addi %547, %c4 : index
        %554 = vector.load %residual[%553] : memref<?xf32>, vector<16xf32>
        %555 = arith.addf %554, %80#15 : vector<16xf32>
        %556 = arith.addi %547, %c4 : index
        vector.store %555, %out[%556] : memref<?xf32>, vector<16xf32>
      } else {
        %557 = arith.addi %547, %c4 : index
        vector.store %80#15, %out[%557] : memref<?xf32>, vector<16xf32>
      }
    }
    %558 = arith.addi %16, %c16 : index
    %559 = arith.cmpi slt, %558, %15 : index
    scf.if %559 {
      %560 = arith.muli %558, %outputFeatures : index
      %561 = arith.muli %3, %c22 : index
      %562 = arith.addi %560, %561 : index
      scf.if %0 {
        %563 = arith.addi %562, %c7 : index
        %564 = vector.load %residual[%563] : memref<?xf32>, vector<16xf32>
        %565 = arith.addf %564, %80#16 : vector<16xf32>
        %566 = arith.addi %562, %c7 : index
        vector.store %565, %out[%566] : memref<?xf32>, vector<16xf32>
      } else {
        %567 = arith.addi %562, %c7 : index
        vector.store %80#16, %out[%567] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %568 = arith.addi %562, %c4 : index
        %569 = vector.load %residual[%568] : memref<?xf32>, vector<16xf32>
        %570 = arith.addf %569, %80#17 : vector<16xf32>
        %571 = arith.addi %562, %c4 : index
        vector.store %570, %out[%571] : memref<?xf32>, vector<16xf32>
      } else {
        %572 = arith.addi %562, %c4 : index
        vector.store %80#17, %out[%572] : memref<?xf32>, vector<16xf32>
      }
    }
    %573 = arith.addi %16, %c17 : index
    %574 = arith.cmpi slt, %573, %15 : index
    scf.if %574 {
      %575 = arith.muli %573, %outputFeatures : index
      %576 = arith.muli %3, %c22 : index
      %577 = arith.addi %575, %576 : index
      scf.if %0 {
        %578 = arith.addi %577, %c7 : index
        %579 = vector.load %residual[%578] : memref<?xf32>, vector<16xf32>
        %580 = arith.addf %579, %80#18 : vector<16xf32>
        %581 = arith.addi %577, %c7 : index
        vector.store %580, %out[%581] : memref<?xf32>, vector<16xf32>
      } else {
        %582 = arith.addi %577, %c7 : index
        vector.store %80#18, %out[%582] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %583 = arith.addi %577, %c4 : index
        %584 = vector.load %residual[%583] : memref<?xf32>, vector<16xf32>
        %585 = arith.addf %584, %80#19 : vector<16xf32>
        %586 = arith.addi %577, %c4 : index
        vector.store %585, %out[%586] : memref<?xf32>, vector<16xf32>
      } else {
        %587 = arith.addi %577, %c4 : index
        vector.store %80#19, %out[%587] : memref<?xf32>, vector<16xf32>
      }
    }
    %588 = arith.addi %16, %c18 : index
    %589 = arith.cmpi slt, %588, %15 : index
    scf.if %589 {
      %590 = arith.muli %588, %outputFeatures : index
      %591 = arith.muli %3, %c22 : index
      %592 = arith.addi %590, %591 : index
      scf.if %0 {
        %593 = arith.addi %592, %c7 : index
        %594 = vector.load %residual[%593] : memref<?xf32>, vector<16xf32>
        %595 = arith.addf %594, %80#20 : vector<16xf32>
        %596 = arith.addi %592, %c7 : index
        vector.store %595, %out[%596] : memref<?xf32>, vector<16xf32>
      } else {
        %597 = arith.addi %592, %c7 : index
        vector.store %80#20, %out[%597] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %598 = arith.addi %592, %c4 : index
        %599 = vector.load %residual[%598] : memref<?xf32>, vector<16xf32>
        %600 = arith.addf %599, %80#21 : vector<16xf32>
        %601 = arith.addi %592, %c4 : index
        vector.store %600, %out[%601] : memref<?xf32>, vector<16xf32>
      } else {
        %602 = arith.addi %592, %c4 : index
        vector.store %80#21, %out[%602] : memref<?xf32>, vector<16xf32>
      }
    }
    %603 = arith.addi %16, %c19 : index
    %604 = arith.cmpi slt, %603, %15 : index
    scf.if %604 {
      %605 = arith.muli %603, %outputFeatures : index
      %606 = arith.muli %3, %c22 : index
      %607 = arith.addi %605, %606 : index
      scf.if %0 {
        %608 = arith.addi %607, %c7 : index
        %609 = vector.load %residual[%608] : memref<?xf32>, vector<16xf32>
        %610 = arith.addf %609, %80#22 : vector<16xf32>
        %611 = arith.addi %607, %c7 : index
        vector.store %610, %out[%611] : memref<?xf32>, vector<16xf32>
      } else {
        %612 = arith.addi %607, %c7 : index
        vector.store %80#22, %out[%612] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %613 = arith.addi %607, %c4 : index
        %614 = vector.load %residual[%613] : memref<?xf32>, vector<16xf32>
        %615 = arith.addf %614, %80#23 : vector<16xf32>
        %616 = arith.addi %607, %c4 : index
        vector.store %615, %out[%616] : memref<?xf32>, vector<16xf32>
      } else {
        %617 = arith.addi %607, %c4 : index
        vector.store %80#23, %out[%617] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
