// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='f32', shape=Shape(rows=12, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_f32_r12p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 1024 : index
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
  %c21 = arith.constant 256 : index
  %c22 = arith.constant 64 : index
  %c23 = arith.constant 128 : index
  %c24 = arith.constant 192 : index
  %c25 = arith.constant 32 : index
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
        %112 = arith.muli %86, %c12 : index
        %113 = arith.addi %85, %112 : index
        %114 = arith.muli %86, %c21 : index
        %115 = arith.addi %82, %114 : index
        %116 = arith.addi %115, %c7 : index
        %117 = vector.load %w[%116] : memref<?xi8>, vector<64xi8>
        %118 = vector.bitcast %117 : vector<64xi8> to vector<16xf32>
        %119 = arith.muli %86, %c21 : index
        %120 = arith.addi %84, %119 : index
        %121 = arith.addi %120, %c7 : index
        %122 = vector.load %w[%121] : memref<?xi8>, vector<64xi8>
        %123 = vector.bitcast %122 : vector<64xi8> to vector<16xf32>
        %124 = arith.addi %42, %113 : index
        %125 = arith.addi %124, %c7 : index
        %126 = memref.load %x[%125] : memref<?xf32>
        %127 = vector.broadcast %126 : f32 to vector<16xf32>
        %128 = math.fma %127, %118, %87 : vector<16xf32>
        %129 = math.fma %127, %123, %88 : vector<16xf32>
        %130 = arith.addi %43, %113 : index
        %131 = arith.addi %130, %c7 : index
        %132 = memref.load %x[%131] : memref<?xf32>
        %133 = vector.broadcast %132 : f32 to vector<16xf32>
        %134 = math.fma %133, %118, %89 : vector<16xf32>
        %135 = math.fma %133, %123, %90 : vector<16xf32>
        %136 = arith.addi %44, %113 : index
        %137 = arith.addi %136, %c7 : index
        %138 = memref.load %x[%137] : memref<?xf32>
        %139 = vector.broadcast %138 : f32 to vector<16xf32>
        %140 = math.fma %139, %118, %91 : vector<16xf32>
        %141 = math.fma %139, %123, %92 : vector<16xf32>
        %142 = arith.addi %45, %113 : index
        %143 = arith.addi %142, %c7 : index
        %144 = memref.load %x[%143] : memref<?xf32>
        %145 = vector.broadcast %144 : f32 to vector<16xf32>
        %146 = math.fma %145, %118, %93 : vector<16xf32>
        %147 = math.fma %145, %123, %94 : vector<16xf32>
        %148 = arith.addi %46, %113 : index
        %149 = arith.addi %148, %c7 : index
        %150 = memref.load %x[%149] : memref<?xf32>
        %151 = vector.broadcast %150 : f32 to vector<16xf32>
        %152 = math.fma %151, %118, %95 : vector<16xf32>
        %153 = math.fma %151, %123, %96 : vector<16xf32>
        %154 = arith.addi %47, %113 : index
        %155 = arith.addi %154, %c7 : index
        %156 = memref.load %x[%155] : memref<?xf32>
        %157 = vector.broadcast %156 : f32 to vector<16xf32>
        %158 = math.fma %157, %118, %97 : vector<16xf32>
        %159 = math.fma %157, %123, %98 : vector<16xf32>
        %160 = arith.addi %48, %113 : index
        %161 = arith.addi %160, %c7 : index
        %162 = memref.load %x[%161] : memref<?xf32>
        %163 = vector.broadcast %162 : f32 to vector<16xf32>
        %164 = math.fma %163, %118, %99 : vector<16xf32>
        %165 = math.fma %163, %123, %100 : vector<16xf32>
        %166 = arith.addi %49, %113 : index
        %167 = arith.addi %166, %c7 : index
        %168 = memref.load %x[%167] : memref<?xf32>
        %169 = vector.broadcast %168 : f32 to vector<16xf32>
        %170 = math.fma %169, %118, %101 : vector<16xf32>
        %171 = math.fma %169, %123, %102 : vector<16xf32>
        %172 = arith.addi %50, %113 : index
        %173 = arith.addi %172, %c7 : index
        %174 = memref.load %x[%173] : memref<?xf32>
        %175 = vector.broadcast %174 : f32 to vector<16xf32>
        %176 = math.fma %175, %118, %103 : vector<16xf32>
        %177 = math.fma %175, %123, %104 : vector<16xf32>
        %178 = arith.addi %51, %113 : index
        %179 = arith.addi %178, %c7 : index
        %180 = memref.load %x[%179] : memref<?xf32>
        %181 = vector.broadcast %180 : f32 to vector<16xf32>
        %182 = math.fma %181, %118, %105 : vector<16xf32>
        %183 = math.fma %181, %123, %106 : vector<16xf32>
        %184 = arith.addi %52, %113 : index
        %185 = arith.addi %184, %c7 : index
        %186 = memref.load %x[%185] : memref<?xf32>
        %187 = vector.broadcast %186 : f32 to vector<16xf32>
        %188 = math.fma %187, %118, %107 : vector<16xf32>
        %189 = math.fma %187, %123, %108 : vector<16xf32>
        %190 = arith.addi %53, %113 : index
        %191 = arith.addi %190, %c7 : index
        %192 = memref.load %x[%191] : memref<?xf32>
        %193 = vector.broadcast %192 : f32 to vector<16xf32>
        %194 = math.fma %193, %118, %109 : vector<16xf32>
        %195 = math.fma %193, %123, %110 : vector<16xf32>
        %196 = arith.addi %115, %c22 : index
        %197 = vector.load %w[%196] : memref<?xi8>, vector<64xi8>
        %198 = vector.bitcast %197 : vector<64xi8> to vector<16xf32>
        %199 = arith.addi %120, %c22 : index
        %200 = vector.load %w[%199] : memref<?xi8>, vector<64xi8>
        %201 = vector.bitcast %200 : vector<64xi8> to vector<16xf32>
        %202 = arith.addi %42, %113 : index
        %203 = arith.addi %202, %c1 : index
        %204 = memref.load %x[%203] : memref<?xf32>
        %205 = vector.broadcast %204 : f32 to vector<16xf32>
        %206 = math.fma %205, %198, %128 : vector<16xf32>
        %207 = math.fma %205, %201, %129 : vector<16xf32>
        %208 = arith.addi %43, %113 : index
        %209 = arith.addi %208, %c1 : index
        %210 = memref.load %x[%209] : memref<?xf32>
        %211 = vector.broadcast %210 : f32 to vector<16xf32>
        %212 = math.fma %211, %198, %134 : vector<16xf32>
        %213 = math.fma %211, %201, %135 : vector<16xf32>
        %214 = arith.addi %44, %113 : index
        %215 = arith.addi %214, %c1 : index
        %216 = memref.load %x[%215] : memref<?xf32>
        %217 = vector.broadcast %216 : f32 to vector<16xf32>
        %218 = math.fma %217, %198, %140 : vector<16xf32>
        %219 = math.fma %217, %201, %141 : vector<16xf32>
        %220 = arith.addi %45, %113 : index
        %221 = arith.addi %220, %c1 : index
        %222 = memref.load %x[%221] : memref<?xf32>
        %223 = vector.broadcast %222 : f32 to vector<16xf32>
        %224 = math.fma %223, %198, %146 : vector<16xf32>
        %225 = math.fma %223, %201, %147 : vector<16xf32>
        %226 = arith.addi %46, %113 : index
        %227 = arith.addi %226, %c1 : index
        %228 = memref.load %x[%227] : memref<?xf32>
        %229 = vector.broadcast %228 : f32 to vector<16xf32>
        %230 = math.fma %229, %198, %152 : vector<16xf32>
        %231 = math.fma %229, %201, %153 : vector<16xf32>
        %232 = arith.addi %47, %113 : index
        %233 = arith.addi %232, %c1 : index
        %234 = memref.load %x[%233] : memref<?xf32>
        %235 = vector.broadcast %234 : f32 to vector<16xf32>
        %236 = math.fma %235, %198, %158 : vector<16xf32>
        %237 = math.fma %235, %201, %159 : vector<16xf32>
        %238 = arith.addi %48, %113 : index
        %239 = arith.addi %238, %c1 : index
        %240 = memref.load %x[%239] : memref<?xf32>
        %241 = vector.broadcast %240 : f32 to vector<16xf32>
        %242 = math.fma %241, %198, %164 : vector<16xf32>
        %243 = math.fma %241, %201, %165 : vector<16xf32>
        %244 = arith.addi %49, %113 : index
        %245 = arith.addi %244, %c1 : index
        %246 = memref.load %x[%245] : memref<?xf32>
        %247 = vector.broadcast %246 : f32 to vector<16xf32>
        %248 = math.fma %247, %198, %170 : vector<16xf32>
        %249 = math.fma %247, %201, %171 : vector<16xf32>
        %250 = arith.addi %50, %113 : index
        %251 = arith.addi %250, %c1 : index
        %252 = memref.load %x[%251] : memref<?xf32>
        %253 = vector.broadcast %252 : f32 to vector<16xf32>
        %254 = math.fma %253, %198, %176 : vector<16xf32>
        %255 = math.fma %253, %201, %177 : vector<16xf32>
        %256 = arith.addi %51, %113 : index
        %257 = arith.addi %256, %c1 : index
        %258 = memref.load %x[%257] : memref<?xf32>
        %259 = vector.broadcast %258 : f32 to vector<16xf32>
        %260 = math.fma %259, %198, %182 : vector<16xf32>
        %261 = math.fma %259, %201, %183 : vector<16xf32>
        %262 = arith.addi %52, %113 : index
        %263 = arith.addi %262, %c1 : index
        %264 = memref.load %x[%263] : memref<?xf32>
        %265 = vector.broadcast %264 : f32 to vector<16xf32>
        %266 = math.fma %265, %198, %188 : vector<16xf32>
        %267 = math.fma %265, %201, %189 : vector<16xf32>
        %268 = arith.addi %53, %113 : index
        %269 = arith.addi %268, %c1 : index
        %270 = memref.load %x[%269] : memref<?xf32>
        %271 = vector.broadcast %270 : f32 to vector<16xf32>
        %272 = math.fma %271, %198, %194 : vector<16xf32>
        %273 = math.fma %271, %201, %195 : vector<16xf32>
        %274 = arith.addi %115, %c23 : index
        %275 = vector.load %w[%274] : memref<?xi8>, vector<64xi8>
        %276 = vector.bitcast %275 : vector<64xi8> to vector<16xf32>
        %277 = arith.addi %120, %c23 : index
        %278 = vector.load %w[%277] : memref<?xi8>, vector<64xi8>
        %279 = vector.bitcast %278 : vector<64xi8> to vector<16xf32>
        %280 = arith.addi %42, %113 : index
        %281 = arith.addi %280, %c6 : index
        %282 = memref.load %x[%281] : memref<?xf32>
        %283 = vector.broadcast %282 : f32 to vector<16xf32>
        %284 = math.fma %283, %276, %206 : vector<16xf32>
        %285 = math.fma %283, %279, %207 : vector<16xf32>
        %286 = arith.addi %43, %113 : index
        %287 = arith.addi %286, %c6 : index
        %288 = memref.load %x[%287] : memref<?xf32>
        %289 = vector.broadcast %288 : f32 to vector<16xf32>
        %290 = math.fma %289, %276, %212 : vector<16xf32>
        %291 = math.fma %289, %279, %213 : vector<16xf32>
        %292 = arith.addi %44, %113 : index
        %293 = arith.addi %292, %c6 : index
        %294 = memref.load %x[%293] : memref<?xf32>
        %295 = vector.broadcast %294 : f32 to vector<16xf32>
        %296 = math.fma %295, %276, %218 : vector<16xf32>
        %297 = math.fma %295, %279, %219 : vector<16xf32>
        %298 = arith.addi %45, %113 : index
        %299 = arith.addi %298, %c6 : index
        %300 = memref.load %x[%299] : memref<?xf32>
        %301 = vector.broadcast %300 : f32 to vector<16xf32>
        %302 = math.fma %301, %276, %224 : vector<16xf32>
        %303 = math.fma %301, %279, %225 : vector<16xf32>
        %304 = arith.addi %46, %113 : index
        %305 = arith.addi %304, %c6 : index
        %306 = memref.load %x[%305] : memref<?xf32>
        %307 = vector.broadcast %306 : f32 to vector<16xf32>
        %308 = math.fma %307, %276, %230 : vector<16xf32>
        %309 = math.fma %307, %279, %231 : vector<16xf32>
        %310 = arith.addi %47, %113 : index
        %311 = arith.addi %310, %c6 : index
        %312 = memref.load %x[%311] : memref<?xf32>
        %313 = vector.broadcast %312 : f32 to vector<16xf32>
        %314 = math.fma %313, %276, %236 : vector<16xf32>
        %315 = math.fma %313, %279, %237 : vector<16xf32>
        %316 = arith.addi %48, %113 : index
        %317 = arith.addi %316, %c6 : index
        %318 = memref.load %x[%317] : memref<?xf32>
        %319 = vector.broadcast %318 : f32 to vector<16xf32>
        %320 = math.fma %319, %276, %242 : vector<16xf32>
        %321 = math.fma %319, %279, %243 : vector<16xf32>
        %322 = arith.addi %49, %113 : index
        %323 = arith.addi %322, %c6 : index
        %324 = memref.load %x[%323] : memref<?xf32>
        %325 = vector.broadcast %324 : f32 to vector<16xf32>
        %326 = math.fma %325, %276, %248 : vector<16xf32>
        %327 = math.fma %325, %279, %249 : vector<16xf32>
        %328 = arith.addi %50, %113 : index
        %329 = arith.addi %328, %c6 : index
        %330 = memref.load %x[%329] : memref<?xf32>
        %331 = vector.broadcast %330 : f32 to vector<16xf32>
        %332 = math.fma %331, %276, %254 : vector<16xf32>
        %333 = math.fma %331, %279, %255 : vector<16xf32>
        %334 = arith.addi %51, %113 : index
        %335 = arith.addi %334, %c6 : index
        %336 = memref.load %x[%335] : memref<?xf32>
        %337 = vector.broadcast %336 : f32 to vector<16xf32>
        %338 = math.fma %337, %276, %260 : vector<16xf32>
        %339 = math.fma %337, %279, %261 : vector<16xf32>
        %340 = arith.addi %52, %113 : index
        %341 = arith.addi %340, %c6 : index
        %342 = memref.load %x[%341] : memref<?xf32>
        %343 = vector.broadcast %342 : f32 to vector<16xf32>
        %344 = math.fma %343, %276, %266 : vector<16xf32>
        %345 = math.fma %343, %279, %267 : vector<16xf32>
        %346 = arith.addi %53, %113 : index
        %347 = arith.addi %346, %c6 : index
        %348 = memref.load %x[%347] : memref<?xf32>
        %349 = vector.broadcast %348 : f32 to vector<16xf32>
        %350 = math.fma %349, %276, %272 : vector<16xf32>
        %351 = math.fma %349, %279, %273 : vector<16xf32>
        %352 = arith.addi %115, %c24 : index
        %353 = vector.load %w[%352] : memref<?xi8>, vector<64xi8>
        %354 = vector.bitcast %353 : vector<64xi8> to vector<16xf32>
        %355 = arith.addi %120, %c24 : index
        %356 = vector.load %w[%355] : memref<?xi8>, vector<64xi8>
        %357 = vector.bitcast %356 : vector<64xi8> to vector<16xf32>
        %358 = arith.addi %42, %113 : index
        %359 = arith.addi %358, %c11 : index
        %360 = memref.load %x[%359] : memref<?xf32>
        %361 = vector.broadcast %360 : f32 to vector<16xf32>
        %362 = math.fma %361, %354, %284 : vector<16xf32>
        %363 = math.fma %361, %357, %285 : vector<16xf32>
        %364 = arith.addi %43, %113 : index
        %365 = arith.addi %364, %c11 : index
        %366 = memref.load %x[%365] : memref<?xf32>
        %367 = vector.broadcast %366 : f32 to vector<16xf32>
        %368 = math.fma %367, %354, %290 : vector<16xf32>
        %369 = math.fma %367, %357, %291 : vector<16xf32>
        %370 = arith.addi %44, %113 : index
        %371 = arith.addi %370, %c11 : index
        %372 = memref.load %x[%371] : memref<?xf32>
        %373 = vector.broadcast %372 : f32 to vector<16xf32>
        %374 = math.fma %373, %354, %296 : vector<16xf32>
        %375 = math.fma %373, %357, %297 : vector<16xf32>
        %376 = arith.addi %45, %113 : index
        %377 = arith.addi %376, %c11 : index
        %378 = memref.load %x[%377] : memref<?xf32>
        %379 = vector.broadcast %378 : f32 to vector<16xf32>
        %380 = math.fma %379, %354, %302 : vector<16xf32>
        %381 = math.fma %379, %357, %303 : vector<16xf32>
        %382 = arith.addi %46, %113 : index
        %383 = arith.addi %382, %c11 : index
        %384 = memref.load %x[%383] : memref<?xf32>
        %385 = vector.broadcast %384 : f32 to vector<16xf32>
        %386 = math.fma %385, %354, %308 : vector<16xf32>
        %387 = math.fma %385, %357, %309 : vector<16xf32>
        %388 = arith.addi %47, %113 : index
        %389 = arith.addi %388, %c11 : index
        %390 = memref.load %x[%389] : memref<?xf32>
        %391 = vector.broadcast %390 : f32 to vector<16xf32>
        %392 = math.fma %391, %354, %314 : vector<16xf32>
        %393 = math.fma %391, %357, %315 : vector<16xf32>
        %394 = arith.addi %48, %113 : index
        %395 = arith.addi %394, %c11 : index
        %396 = memref.load %x[%395] : memref<?xf32>
        %397 = vector.broadcast %396 : f32 to vector<16xf32>
        %398 = math.fma %397, %354, %320 : vector<16xf32>
        %399 = math.fma %397, %357, %321 : vector<16xf32>
        %400 = arith.addi %49, %113 : index
        %401 = arith.addi %400, %c11 : index
        %402 = memref.load %x[%401] : memref<?xf32>
        %403 = vector.broadcast %402 : f32 to vector<16xf32>
        %404 = math.fma %403, %354, %326 : vector<16xf32>
        %405 = math.fma %403, %357, %327 : vector<16xf32>
        %406 = arith.addi %50, %113 : index
        %407 = arith.addi %406, %c11 : index
        %408 = memref.load %x[%407] : memref<?xf32>
        %409 = vector.broadcast %408 : f32 to vector<16xf32>
        %410 = math.fma %409, %354, %332 : vector<16xf32>
        %411 = math.fma %409, %357, %333 : vector<16xf32>
        %412 = arith.addi %51, %113 : index
        %413 = arith.addi %412, %c11 : index
        %414 = memref.load %x[%413] : memref<?xf32>
        %415 = vector.broadcast %414 : f32 to vector<16xf32>
        %416 = math.fma %415, %354, %338 : vector<16xf32>
        %417 = math.fma %415, %357, %339 : vector<16xf32>
        %418 = arith.addi %52, %113 : index
        %419 = arith.addi %418, %c11 : index
        %420 = memref.load %x[%419] : memref<?xf32>
        %421 = vector.broadcast %420 : f32 to vector<16xf32>
        %422 = math.fma %421, %354, %344 : vector<16xf32>
        %423 = math.fma %421, %357, %345 : vector<16xf32>
        %424 = arith.addi %53, %113 : index
        %425 = arith.addi %424, %c11 : index
        %426 = memref.load %x[%425] : memref<?xf32>
        %427 = vector.broadcast %426 : f32 to vector<16xf32>
        %428 = math.fma %427, %354, %350 : vector<16xf32>
        %429 = math.fma %427, %357, %351 : vector<16xf32>
        scf.yield %362, %363, %368, %369, %374, %375, %380, %381, %386, %387, %392, %393, %398, %399, %404, %405, %410, %411, %416, %417, %422, %423, %428, %429 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %111#0, %111#1, %111#2, %111#3, %111#4, %111#5, %111#6, %111#7, %111#8, %111#9, %111#10, %111#11, %111#12, %111#13, %111#14, %111#15, %111#16, %111#17, %111#18, %111#19, %111#20, %111#21, %111#22, %111#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %430 = arith.addi %16, %c7 : index
    %431 = arith.cmpi slt, %430, %15 : index
    scf.if %431 {
      %432 = arith.muli %430, %outputFeatures : index
      %433 = arith.muli %3, %c25 : index
      %434 = arith.addi %432, %433 : index
      scf.if %0 {
        %435 = arith.addi %434, %c7 : index
        %436 = vector.load %residual[%435] : memref<?xf32>, vector<16xf32>
        %437 = arith.addf %436, %80#0 : vector<16xf32>
        %438 = arith.addi %434, %c7 : index
        vector.store %437, %out[%438] : memref<?xf32>, vector<16xf32>
      } else {
        %439 = arith.addi %434, %c7 : index
        vector.store %80#0, %out[%439] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %440 = arith.addi %434, %c4 : index
        %441 = vector.load %residual[%440] : memref<?xf32>, vector<16xf32>
        %442 = arith.addf %441, %80#1 : vector<16xf32>
        %443 = arith.addi %434, %c4 : index
        vector.store %442, %out[%443] : memref<?xf32>, vector<16xf32>
      } else {
        %444 = arith.addi %434, %c4 : index
        vector.store %80#1, %out[%444] : memref<?xf32>, vector<16xf32>
      }
    }
    %445 = arith.addi %16, %c1 : index
    %446 = arith.cmpi slt, %445, %15 : index
    scf.if %446 {
      %447 = arith.muli %445, %outputFeatures : index
      %448 = arith.muli %3, %c25 : index
      %449 = arith.addi %447, %448 : index
      scf.if %0 {
        %450 = arith.addi %449, %c7 : index
        %451 = vector.load %residual[%450] : memref<?xf32>, vector<16xf32>
        %452 = arith.addf %451, %80#2 : vector<16xf32>
        %453 = arith.addi %449, %c7 : index
        vector.store %452, %out[%453] : memref<?xf32>, vector<16xf32>
      } else {
        %454 = arith.addi %449, %c7 : index
        vector.store %80#2, %out[%454] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %455 = arith.addi %449, %c4 : index
        %456 = vector.load %residual[%455] : memref<?xf32>, vector<16xf32>
        %457 = arith.addf %456, %80#3 : vector<16xf32>
        %458 = arith.addi %449, %c4 : index
        vector.store %457, %out[%458] : memref<?xf32>, vector<16xf32>
      } else {
        %459 = arith.addi %449, %c4 : index
        vector.store %80#3, %out[%459] : memref<?xf32>, vector<16xf32>
      }
    }
    %460 = arith.addi %16, %c6 : index
    %461 = arith.cmpi slt, %460, %15 : index
    scf.if %461 {
      %462 = arith.muli %460, %outputFeatures : index
      %463 = arith.muli %3, %c25 : index
      %464 = arith.addi %462, %463 : index
      scf.if %0 {
        %465 = arith.addi %464, %c7 : index
        %466 = vector.load %residual[%465] : memref<?xf32>, vector<16xf32>
        %467 = arith.addf %466, %80#4 : vector<16xf32>
        %468 = arith.addi %464, %c7 : index
        vector.store %467, %out[%468] : memref<?xf32>, vector<16xf32>
      } else {
        %469 = arith.addi %464, %c7 : index
        vector.store %80#4, %out[%469] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %470 = arith.addi %464, %c4 : index
        %471 = vector.load %residual[%470] : memref<?xf32>, vector<16xf32>
        %472 = arith.addf %471, %80#5 : vector<16xf32>
        %473 = arith.addi %464, %c4 : index
        vector.store %472, %out[%473] : memref<?xf32>, vector<16xf32>
      } else {
        %474 = arith.addi %464, %c4 : index
        vector.store %80#5, %out[%474] : memref<?xf32>, vector<16xf32>
      }
    }
    %475 = arith.addi %16, %c11 : index
    %476 = arith.cmpi slt, %475, %15 : index
    scf.if %476 {
      %477 = arith.muli %475, %outputFeatures : index
      %478 = arith.muli %3, %c25 : index
      %479 = arith.addi %477, %478 : index
      scf.if %0 {
        %480 = arith.addi %479, %c7 : index
        %481 = vector.load %residual[%480] : memref<?xf32>, vector<16xf32>
        %482 = arith.addf %481, %80#6 : vector<16xf32>
        %483 = arith.addi %479, %c7 : index
        vector.store %482, %out[%483] : memref<?xf32>, vector<16xf32>
      } else {
        %484 = arith.addi %479, %c7 : index
        vector.store %80#6, %out[%484] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %485 = arith.addi %479, %c4 : index
        %486 = vector.load %residual[%485] : memref<?xf32>, vector<16xf32>
        %487 = arith.addf %486, %80#7 : vector<16xf32>
        %488 = arith.addi %479, %c4 : index
        vector.store %487, %out[%488] : memref<?xf32>, vector<16xf32>
      } else {
        %489 = arith.addi %479, %c4 : index
        vector.store %80#7, %out[%489] : memref<?xf32>, vector<16xf32>
      }
    }
    %490 = arith.addi %16, %c12 : index
    %491 = arith.cmpi slt, %490, %15 : index
    scf.if %491 {
      %492 = arith.muli %490, %outputFeatures : index
      %493 = arith.muli %3, %c25 : index
      %494 = arith.addi %492, %493 : index
      scf.if %0 {
        %495 = arith.addi %494, %c7 : index
        %496 = vector.load %residual[%495] : memref<?xf32>, vector<16xf32>
        %497 = arith.addf %496, %80#8 : vector<16xf32>
        %498 = arith.addi %494, %c7 : index
        vector.store %497, %out[%498] : memref<?xf32>, vector<16xf32>
      } else {
        %499 = arith.addi %494, %c7 : index
        vector.store %80#8, %out[%499] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %500 = arith.addi %494, %c4 : index
        %501 = vector.load %residual[%500] : memref<?xf32>, vector<16xf32>
        %502 = arith.addf %501, %80#9 : vector<16xf32>
        %503 = arith.addi %494, %c4 : index
        vector.store %502, %out[%503] : memref<?xf32>, vector<16xf32>
      } else {
        %504 = arith.addi %494, %c4 : index
        vector.store %80#9, %out[%504] : memref<?xf32>, vector<16xf32>
      }
    }
    %505 = arith.addi %16, %c13 : index
    %506 = arith.cmpi slt, %505, %15 : index
    scf.if %506 {
      %507 = arith.muli %505, %outputFeatures : index
      %508 = arith.muli %3, %c25 : index
      %509 = arith.addi %507, %508 : index
      scf.if %0 {
        %510 = arith.addi %509, %c7 : index
        %511 = vector.load %residual[%510] : memref<?xf32>, vector<16xf32>
        %512 = arith.addf %511, %80#10 : vector<16xf32>
        %513 = arith.addi %509, %c7 : index
        vector.store %512, %out[%513] : memref<?xf32>, vector<16xf32>
      } else {
        %514 = arith.addi %509, %c7 : index
        vector.store %80#10, %out[%514] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %515 = arith.addi %509, %c4 : index
        %516 = vector.load %residual[%515] : memref<?xf32>, vector<16xf32>
        %517 = arith.addf %516, %80#11 : vector<16xf32>
        %518 = arith.addi %509, %c4 : index
        vector.store %517, %out[%518] : memref<?xf32>, vector<16xf32>
      } else {
        %519 = arith.addi %509, %c4 : index
        vector.store %80#11, %out[%519] : memref<?xf32>, vector<16xf32>
      }
    }
    %520 = arith.addi %16, %c14 : index
    %521 = arith.cmpi slt, %520, %15 : index
    scf.if %521 {
      %522 = arith.muli %520, %outputFeatures : index
      %523 = arith.muli %3, %c25 : index
      %524 = arith.addi %522, %523 : index
      scf.if %0 {
        %525 = arith.addi %524, %c7 : index
        %526 = vector.load %residual[%525] : memref<?xf32>, vector<16xf32>
        %527 = arith.addf %526, %80#12 : vector<16xf32>
        %528 = arith.addi %524, %c7 : index
        vector.store %527, %out[%528] : memref<?xf32>, vector<16xf32>
      } else {
        %529 = arith.addi %524, %c7 : index
        vector.store %80#12, %out[%529] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %530 = arith.addi %524, %c4 : index
        %531 = vector.load %residual[%530] : memref<?xf32>, vector<16xf32>
        %532 = arith.addf %531, %80#13 : vector<16xf32>
        %533 = arith.addi %524, %c4 : index
        vector.store %532, %out[%533] : memref<?xf32>, vector<16xf32>
      } else {
        %534 = arith.addi %524, %c4 : index
        vector.store %80#13, %out[%534] : memref<?xf32>, vector<16xf32>
      }
    }
    %535 = arith.addi %16, %c15 : index
    %536 = arith.cmpi slt, %535, %15 : index
    scf.if %536 {
      %537 = arith.muli %535, %outputFeatures : index
      %538 = arith.muli %3, %c25 : index
      %539 = arith.addi %537, %538 : index
      scf.if %0 {
        %540 = arith.addi %539, %c7 : index
        %541 = vector.load %residual[%540] : memref<?xf32>, vector<16xf32>
        %542 = arith.addf %541, %80#14 : vector<16xf32>
        %543 = arith.addi %539, %c7 : index
        vector.store %542, %out[%543] : memref<?xf32>, vector<16xf32>
      } else {
        %544 = arith.addi %539, %c7 : index
        vector.store %80#14, %out[%544] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %545 = arith.addi %539, %c4 : index
        %546 = vector.load %residual[%545] : memref<?xf32>, vector<16xf32>
        %547 = arith.addf %546, %80#15 : vector<16xf32>
        %548 = arith.addi %539, %c4 : index
        vector.store %547, %out[%548] : memref<?xf32>, vector<16xf32>
      } else {
        %549 = arith.addi %539, %c4 : index
        vector.store %80#15, %out[%549] : memref<?xf32>, vector<16xf32>
      }
    }
    %550 = arith.addi %16, %c16 : index
    %551 = arith.cmpi slt, %550, %15 : index
    scf.if %551 {
      %552 = arith.muli %550, %outputFeatures : index
      %553 = arith.muli %3, %c25 : index
      %554 = arith.addi %552, %553 : index
      scf.if %0 {
        %555 = arith.addi %554, %c7 : index
        %556 = vector.load %residual[%555] : memref<?xf32>, vector<16xf32>
        %557 = arith.addf %556, %80#16 : vector<16xf32>
        %558 = arith.addi %554, %c7 : index
        vector.store %557, %out[%558] : memref<?xf32>, vector<16xf32>
      } else {
        %559 = arith.addi %554, %c7 : index
        vector.store %80#16, %out[%559] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %560 = arith.addi %554, %c4 : index
        %561 = vector.load %residual[%560] : memref<?xf32>, vector<16xf32>
        %562 = arith.addf %561, %80#17 : vector<16xf32>
        %563 = arith.addi %554, %c4 : index
        vector.store %562, %out[%563] : memref<?xf32>, vector<16xf32>
      } else {
        %564 = arith.addi %554, %c4 : index
        vector.store %80#17, %out[%564] : memref<?xf32>, vector<16xf32>
      }
    }
    %565 = arith.addi %16, %c17 : index
    %566 = arith.cmpi slt, %565, %15 : index
    scf.if %566 {
      %567 = arith.muli %565, %outputFeatures : index
      %568 = arith.muli %3, %c25 : index
      %569 = arith.addi %567, %568 : index
      scf.if %0 {
        %570 = arith.addi %569, %c7 : index
        %571 = vector.load %residual[%570] : memref<?xf32>, vector<16xf32>
        %572 = arith.addf %571, %80#18 : vector<16xf32>
        %573 = arith.addi %569, %c7 : index
        vector.store %572, %out[%573] : memref<?xf32>, vector<16xf32>
      } else {
        %574 = arith.addi %569, %c7 : index
        vector.store %80#18, %out[%574] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %575 = arith.addi %569, %c4 : index
        %576 = vector.load %residual[%575] : memref<?xf32>, vector<16xf32>
        %577 = arith.addf %576, %80#19 : vector<16xf32>
        %578 = arith.addi %569, %c4 : index
        vector.store %577, %out[%578] : memref<?xf32>, vector<16xf32>
      } else {
        %579 = arith.addi %569, %c4 : index
        vector.store %80#19, %out[%579] : memref<?xf32>, vector<16xf32>
      }
    }
    %580 = arith.addi %16, %c18 : index
    %581 = arith.cmpi slt, %580, %15 : index
    scf.if %581 {
      %582 = arith.muli %580, %outputFeatures : index
      %583 = arith.muli %3, %c25 : index
      %584 = arith.addi %582, %583 : index
      scf.if %0 {
        %585 = arith.addi %584, %c7 : index
        %586 = vector.load %residual[%585] : memref<?xf32>, vector<16xf32>
        %587 = arith.addf %586, %80#20 : vector<16xf32>
        %588 = arith.addi %584, %c7 : index
        vector.store %587, %out[%588] : memref<?xf32>, vector<16xf32>
      } else {
        %589 = arith.addi %584, %c7 : index
        vector.store %80#20, %out[%589] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %590 = arith.addi %584, %c4 : index
        %591 = vector.load %residual[%590] : memref<?xf32>, vector<16xf32>
        %592 = arith.addf %591, %80#21 : vector<16xf32>
        %593 = arith.addi %584, %c4 : index
        vector.store %592, %out[%593] : memref<?xf32>, vector<16xf32>
      } else {
        %594 = arith.addi %584, %c4 : index
        vector.store %80#21, %out[%594] : memref<?xf32>, vector<16xf32>
      }
    }
    %595 = arith.addi %16, %c19 : index
    %596 = arith.cmpi slt, %595, %15 : index
    scf.if %596 {
      %597 = arith.muli %595, %outputFeatures : index
      %598 = arith.muli %3, %c25 : index
      %599 = arith.addi %597, %598 : index
      scf.if %0 {
        %600 = arith.addi %599, %c7 : index
        %601 = vector.load %residual[%600] : memref<?xf32>, vector<16xf32>
        %602 = arith.addf %601, %80#22 : vector<16xf32>
        %603 = arith.addi %599, %c7 : index
        vector.store %602, %out[%603] : memref<?xf32>, vector<16xf32>
      } else {
        %604 = arith.addi %599, %c7 : index
        vector.store %80#22, %out[%604] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %605 = arith.addi %599, %c4 : index
        %606 = vector.load %residual[%605] : memref<?xf32>, vector<16xf32>
        %607 = arith.addf %606, %80#23 : vector<16xf32>
        %608 = arith.addi %599, %c4 : index
        vector.store %607, %out[%608] : memref<?xf32>, vector<16xf32>
      } else {
        %609 = arith.addi %599, %c4 : index
        vector.store %80#23, %out[%609] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
