// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='bf16', shape=Shape(rows=12, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_bf16_r12p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
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
  %c22 = arith.constant dense<16> : vector<16xi32>
  %c23 = arith.constant 32 : index
  %c24 = arith.constant 64 : index
  %c25 = arith.constant 96 : index
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
        %117 = vector.load %w[%116] : memref<?xi8>, vector<32xi8>
        %118 = vector.bitcast %117 : vector<32xi8> to vector<16xi16>
        %119 = arith.extui %118 : vector<16xi16> to vector<16xi32>
        %120 = arith.shli %119, %c22 : vector<16xi32>
        %121 = arith.bitcast %120 : vector<16xi32> to vector<16xf32>
        %122 = arith.muli %86, %c21 : index
        %123 = arith.addi %84, %122 : index
        %124 = arith.addi %123, %c7 : index
        %125 = vector.load %w[%124] : memref<?xi8>, vector<32xi8>
        %126 = vector.bitcast %125 : vector<32xi8> to vector<16xi16>
        %127 = arith.extui %126 : vector<16xi16> to vector<16xi32>
        %128 = arith.shli %127, %c22 : vector<16xi32>
        %129 = arith.bitcast %128 : vector<16xi32> to vector<16xf32>
        %130 = arith.addi %42, %113 : index
        %131 = arith.addi %130, %c7 : index
        %132 = memref.load %x[%131] : memref<?xf32>
        %133 = vector.broadcast %132 : f32 to vector<16xf32>
        %134 = math.fma %133, %121, %87 : vector<16xf32>
        %135 = math.fma %133, %129, %88 : vector<16xf32>
        %136 = arith.addi %43, %113 : index
        %137 = arith.addi %136, %c7 : index
        %138 = memref.load %x[%137] : memref<?xf32>
        %139 = vector.broadcast %138 : f32 to vector<16xf32>
        %140 = math.fma %139, %121, %89 : vector<16xf32>
        %141 = math.fma %139, %129, %90 : vector<16xf32>
        %142 = arith.addi %44, %113 : index
        %143 = arith.addi %142, %c7 : index
        %144 = memref.load %x[%143] : memref<?xf32>
        %145 = vector.broadcast %144 : f32 to vector<16xf32>
        %146 = math.fma %145, %121, %91 : vector<16xf32>
        %147 = math.fma %145, %129, %92 : vector<16xf32>
        %148 = arith.addi %45, %113 : index
        %149 = arith.addi %148, %c7 : index
        %150 = memref.load %x[%149] : memref<?xf32>
        %151 = vector.broadcast %150 : f32 to vector<16xf32>
        %152 = math.fma %151, %121, %93 : vector<16xf32>
        %153 = math.fma %151, %129, %94 : vector<16xf32>
        %154 = arith.addi %46, %113 : index
        %155 = arith.addi %154, %c7 : index
        %156 = memref.load %x[%155] : memref<?xf32>
        %157 = vector.broadcast %156 : f32 to vector<16xf32>
        %158 = math.fma %157, %121, %95 : vector<16xf32>
        %159 = math.fma %157, %129, %96 : vector<16xf32>
        %160 = arith.addi %47, %113 : index
        %161 = arith.addi %160, %c7 : index
        %162 = memref.load %x[%161] : memref<?xf32>
        %163 = vector.broadcast %162 : f32 to vector<16xf32>
        %164 = math.fma %163, %121, %97 : vector<16xf32>
        %165 = math.fma %163, %129, %98 : vector<16xf32>
        %166 = arith.addi %48, %113 : index
        %167 = arith.addi %166, %c7 : index
        %168 = memref.load %x[%167] : memref<?xf32>
        %169 = vector.broadcast %168 : f32 to vector<16xf32>
        %170 = math.fma %169, %121, %99 : vector<16xf32>
        %171 = math.fma %169, %129, %100 : vector<16xf32>
        %172 = arith.addi %49, %113 : index
        %173 = arith.addi %172, %c7 : index
        %174 = memref.load %x[%173] : memref<?xf32>
        %175 = vector.broadcast %174 : f32 to vector<16xf32>
        %176 = math.fma %175, %121, %101 : vector<16xf32>
        %177 = math.fma %175, %129, %102 : vector<16xf32>
        %178 = arith.addi %50, %113 : index
        %179 = arith.addi %178, %c7 : index
        %180 = memref.load %x[%179] : memref<?xf32>
        %181 = vector.broadcast %180 : f32 to vector<16xf32>
        %182 = math.fma %181, %121, %103 : vector<16xf32>
        %183 = math.fma %181, %129, %104 : vector<16xf32>
        %184 = arith.addi %51, %113 : index
        %185 = arith.addi %184, %c7 : index
        %186 = memref.load %x[%185] : memref<?xf32>
        %187 = vector.broadcast %186 : f32 to vector<16xf32>
        %188 = math.fma %187, %121, %105 : vector<16xf32>
        %189 = math.fma %187, %129, %106 : vector<16xf32>
        %190 = arith.addi %52, %113 : index
        %191 = arith.addi %190, %c7 : index
        %192 = memref.load %x[%191] : memref<?xf32>
        %193 = vector.broadcast %192 : f32 to vector<16xf32>
        %194 = math.fma %193, %121, %107 : vector<16xf32>
        %195 = math.fma %193, %129, %108 : vector<16xf32>
        %196 = arith.addi %53, %113 : index
        %197 = arith.addi %196, %c7 : index
        %198 = memref.load %x[%197] : memref<?xf32>
        %199 = vector.broadcast %198 : f32 to vector<16xf32>
        %200 = math.fma %199, %121, %109 : vector<16xf32>
        %201 = math.fma %199, %129, %110 : vector<16xf32>
        %202 = arith.addi %115, %c23 : index
        %203 = vector.load %w[%202] : memref<?xi8>, vector<32xi8>
        %204 = vector.bitcast %203 : vector<32xi8> to vector<16xi16>
        %205 = arith.extui %204 : vector<16xi16> to vector<16xi32>
        %206 = arith.shli %205, %c22 : vector<16xi32>
        %207 = arith.bitcast %206 : vector<16xi32> to vector<16xf32>
        %208 = arith.addi %123, %c23 : index
        %209 = vector.load %w[%208] : memref<?xi8>, vector<32xi8>
        %210 = vector.bitcast %209 : vector<32xi8> to vector<16xi16>
        %211 = arith.extui %210 : vector<16xi16> to vector<16xi32>
        %212 = arith.shli %211, %c22 : vector<16xi32>
        %213 = arith.bitcast %212 : vector<16xi32> to vector<16xf32>
        %214 = arith.addi %42, %113 : index
        %215 = arith.addi %214, %c1 : index
        %216 = memref.load %x[%215] : memref<?xf32>
        %217 = vector.broadcast %216 : f32 to vector<16xf32>
        %218 = math.fma %217, %207, %134 : vector<16xf32>
        %219 = math.fma %217, %213, %135 : vector<16xf32>
        %220 = arith.addi %43, %113 : index
        %221 = arith.addi %220, %c1 : index
        %222 = memref.load %x[%221] : memref<?xf32>
        %223 = vector.broadcast %222 : f32 to vector<16xf32>
        %224 = math.fma %223, %207, %140 : vector<16xf32>
        %225 = math.fma %223, %213, %141 : vector<16xf32>
        %226 = arith.addi %44, %113 : index
        %227 = arith.addi %226, %c1 : index
        %228 = memref.load %x[%227] : memref<?xf32>
        %229 = vector.broadcast %228 : f32 to vector<16xf32>
        %230 = math.fma %229, %207, %146 : vector<16xf32>
        %231 = math.fma %229, %213, %147 : vector<16xf32>
        %232 = arith.addi %45, %113 : index
        %233 = arith.addi %232, %c1 : index
        %234 = memref.load %x[%233] : memref<?xf32>
        %235 = vector.broadcast %234 : f32 to vector<16xf32>
        %236 = math.fma %235, %207, %152 : vector<16xf32>
        %237 = math.fma %235, %213, %153 : vector<16xf32>
        %238 = arith.addi %46, %113 : index
        %239 = arith.addi %238, %c1 : index
        %240 = memref.load %x[%239] : memref<?xf32>
        %241 = vector.broadcast %240 : f32 to vector<16xf32>
        %242 = math.fma %241, %207, %158 : vector<16xf32>
        %243 = math.fma %241, %213, %159 : vector<16xf32>
        %244 = arith.addi %47, %113 : index
        %245 = arith.addi %244, %c1 : index
        %246 = memref.load %x[%245] : memref<?xf32>
        %247 = vector.broadcast %246 : f32 to vector<16xf32>
        %248 = math.fma %247, %207, %164 : vector<16xf32>
        %249 = math.fma %247, %213, %165 : vector<16xf32>
        %250 = arith.addi %48, %113 : index
        %251 = arith.addi %250, %c1 : index
        %252 = memref.load %x[%251] : memref<?xf32>
        %253 = vector.broadcast %252 : f32 to vector<16xf32>
        %254 = math.fma %253, %207, %170 : vector<16xf32>
        %255 = math.fma %253, %213, %171 : vector<16xf32>
        %256 = arith.addi %49, %113 : index
        %257 = arith.addi %256, %c1 : index
        %258 = memref.load %x[%257] : memref<?xf32>
        %259 = vector.broadcast %258 : f32 to vector<16xf32>
        %260 = math.fma %259, %207, %176 : vector<16xf32>
        %261 = math.fma %259, %213, %177 : vector<16xf32>
        %262 = arith.addi %50, %113 : index
        %263 = arith.addi %262, %c1 : index
        %264 = memref.load %x[%263] : memref<?xf32>
        %265 = vector.broadcast %264 : f32 to vector<16xf32>
        %266 = math.fma %265, %207, %182 : vector<16xf32>
        %267 = math.fma %265, %213, %183 : vector<16xf32>
        %268 = arith.addi %51, %113 : index
        %269 = arith.addi %268, %c1 : index
        %270 = memref.load %x[%269] : memref<?xf32>
        %271 = vector.broadcast %270 : f32 to vector<16xf32>
        %272 = math.fma %271, %207, %188 : vector<16xf32>
        %273 = math.fma %271, %213, %189 : vector<16xf32>
        %274 = arith.addi %52, %113 : index
        %275 = arith.addi %274, %c1 : index
        %276 = memref.load %x[%275] : memref<?xf32>
        %277 = vector.broadcast %276 : f32 to vector<16xf32>
        %278 = math.fma %277, %207, %194 : vector<16xf32>
        %279 = math.fma %277, %213, %195 : vector<16xf32>
        %280 = arith.addi %53, %113 : index
        %281 = arith.addi %280, %c1 : index
        %282 = memref.load %x[%281] : memref<?xf32>
        %283 = vector.broadcast %282 : f32 to vector<16xf32>
        %284 = math.fma %283, %207, %200 : vector<16xf32>
        %285 = math.fma %283, %213, %201 : vector<16xf32>
        %286 = arith.addi %115, %c24 : index
        %287 = vector.load %w[%286] : memref<?xi8>, vector<32xi8>
        %288 = vector.bitcast %287 : vector<32xi8> to vector<16xi16>
        %289 = arith.extui %288 : vector<16xi16> to vector<16xi32>
        %290 = arith.shli %289, %c22 : vector<16xi32>
        %291 = arith.bitcast %290 : vector<16xi32> to vector<16xf32>
        %292 = arith.addi %123, %c24 : index
        %293 = vector.load %w[%292] : memref<?xi8>, vector<32xi8>
        %294 = vector.bitcast %293 : vector<32xi8> to vector<16xi16>
        %295 = arith.extui %294 : vector<16xi16> to vector<16xi32>
        %296 = arith.shli %295, %c22 : vector<16xi32>
        %297 = arith.bitcast %296 : vector<16xi32> to vector<16xf32>
        %298 = arith.addi %42, %113 : index
        %299 = arith.addi %298, %c6 : index
        %300 = memref.load %x[%299] : memref<?xf32>
        %301 = vector.broadcast %300 : f32 to vector<16xf32>
        %302 = math.fma %301, %291, %218 : vector<16xf32>
        %303 = math.fma %301, %297, %219 : vector<16xf32>
        %304 = arith.addi %43, %113 : index
        %305 = arith.addi %304, %c6 : index
        %306 = memref.load %x[%305] : memref<?xf32>
        %307 = vector.broadcast %306 : f32 to vector<16xf32>
        %308 = math.fma %307, %291, %224 : vector<16xf32>
        %309 = math.fma %307, %297, %225 : vector<16xf32>
        %310 = arith.addi %44, %113 : index
        %311 = arith.addi %310, %c6 : index
        %312 = memref.load %x[%311] : memref<?xf32>
        %313 = vector.broadcast %312 : f32 to vector<16xf32>
        %314 = math.fma %313, %291, %230 : vector<16xf32>
        %315 = math.fma %313, %297, %231 : vector<16xf32>
        %316 = arith.addi %45, %113 : index
        %317 = arith.addi %316, %c6 : index
        %318 = memref.load %x[%317] : memref<?xf32>
        %319 = vector.broadcast %318 : f32 to vector<16xf32>
        %320 = math.fma %319, %291, %236 : vector<16xf32>
        %321 = math.fma %319, %297, %237 : vector<16xf32>
        %322 = arith.addi %46, %113 : index
        %323 = arith.addi %322, %c6 : index
        %324 = memref.load %x[%323] : memref<?xf32>
        %325 = vector.broadcast %324 : f32 to vector<16xf32>
        %326 = math.fma %325, %291, %242 : vector<16xf32>
        %327 = math.fma %325, %297, %243 : vector<16xf32>
        %328 = arith.addi %47, %113 : index
        %329 = arith.addi %328, %c6 : index
        %330 = memref.load %x[%329] : memref<?xf32>
        %331 = vector.broadcast %330 : f32 to vector<16xf32>
        %332 = math.fma %331, %291, %248 : vector<16xf32>
        %333 = math.fma %331, %297, %249 : vector<16xf32>
        %334 = arith.addi %48, %113 : index
        %335 = arith.addi %334, %c6 : index
        %336 = memref.load %x[%335] : memref<?xf32>
        %337 = vector.broadcast %336 : f32 to vector<16xf32>
        %338 = math.fma %337, %291, %254 : vector<16xf32>
        %339 = math.fma %337, %297, %255 : vector<16xf32>
        %340 = arith.addi %49, %113 : index
        %341 = arith.addi %340, %c6 : index
        %342 = memref.load %x[%341] : memref<?xf32>
        %343 = vector.broadcast %342 : f32 to vector<16xf32>
        %344 = math.fma %343, %291, %260 : vector<16xf32>
        %345 = math.fma %343, %297, %261 : vector<16xf32>
        %346 = arith.addi %50, %113 : index
        %347 = arith.addi %346, %c6 : index
        %348 = memref.load %x[%347] : memref<?xf32>
        %349 = vector.broadcast %348 : f32 to vector<16xf32>
        %350 = math.fma %349, %291, %266 : vector<16xf32>
        %351 = math.fma %349, %297, %267 : vector<16xf32>
        %352 = arith.addi %51, %113 : index
        %353 = arith.addi %352, %c6 : index
        %354 = memref.load %x[%353] : memref<?xf32>
        %355 = vector.broadcast %354 : f32 to vector<16xf32>
        %356 = math.fma %355, %291, %272 : vector<16xf32>
        %357 = math.fma %355, %297, %273 : vector<16xf32>
        %358 = arith.addi %52, %113 : index
        %359 = arith.addi %358, %c6 : index
        %360 = memref.load %x[%359] : memref<?xf32>
        %361 = vector.broadcast %360 : f32 to vector<16xf32>
        %362 = math.fma %361, %291, %278 : vector<16xf32>
        %363 = math.fma %361, %297, %279 : vector<16xf32>
        %364 = arith.addi %53, %113 : index
        %365 = arith.addi %364, %c6 : index
        %366 = memref.load %x[%365] : memref<?xf32>
        %367 = vector.broadcast %366 : f32 to vector<16xf32>
        %368 = math.fma %367, %291, %284 : vector<16xf32>
        %369 = math.fma %367, %297, %285 : vector<16xf32>
        %370 = arith.addi %115, %c25 : index
        %371 = vector.load %w[%370] : memref<?xi8>, vector<32xi8>
        %372 = vector.bitcast %371 : vector<32xi8> to vector<16xi16>
        %373 = arith.extui %372 : vector<16xi16> to vector<16xi32>
        %374 = arith.shli %373, %c22 : vector<16xi32>
        %375 = arith.bitcast %374 : vector<16xi32> to vector<16xf32>
        %376 = arith.addi %123, %c25 : index
        %377 = vector.load %w[%376] : memref<?xi8>, vector<32xi8>
        %378 = vector.bitcast %377 : vector<32xi8> to vector<16xi16>
        %379 = arith.extui %378 : vector<16xi16> to vector<16xi32>
        %380 = arith.shli %379, %c22 : vector<16xi32>
        %381 = arith.bitcast %380 : vector<16xi32> to vector<16xf32>
        %382 = arith.addi %42, %113 : index
        %383 = arith.addi %382, %c11 : index
        %384 = memref.load %x[%383] : memref<?xf32>
        %385 = vector.broadcast %384 : f32 to vector<16xf32>
        %386 = math.fma %385, %375, %302 : vector<16xf32>
        %387 = math.fma %385, %381, %303 : vector<16xf32>
        %388 = arith.addi %43, %113 : index
        %389 = arith.addi %388, %c11 : index
        %390 = memref.load %x[%389] : memref<?xf32>
        %391 = vector.broadcast %390 : f32 to vector<16xf32>
        %392 = math.fma %391, %375, %308 : vector<16xf32>
        %393 = math.fma %391, %381, %309 : vector<16xf32>
        %394 = arith.addi %44, %113 : index
        %395 = arith.addi %394, %c11 : index
        %396 = memref.load %x[%395] : memref<?xf32>
        %397 = vector.broadcast %396 : f32 to vector<16xf32>
        %398 = math.fma %397, %375, %314 : vector<16xf32>
        %399 = math.fma %397, %381, %315 : vector<16xf32>
        %400 = arith.addi %45, %113 : index
        %401 = arith.addi %400, %c11 : index
        %402 = memref.load %x[%401] : memref<?xf32>
        %403 = vector.broadcast %402 : f32 to vector<16xf32>
        %404 = math.fma %403, %375, %320 : vector<16xf32>
        %405 = math.fma %403, %381, %321 : vector<16xf32>
        %406 = arith.addi %46, %113 : index
        %407 = arith.addi %406, %c11 : index
        %408 = memref.load %x[%407] : memref<?xf32>
        %409 = vector.broadcast %408 : f32 to vector<16xf32>
        %410 = math.fma %409, %375, %326 : vector<16xf32>
        %411 = math.fma %409, %381, %327 : vector<16xf32>
        %412 = arith.addi %47, %113 : index
        %413 = arith.addi %412, %c11 : index
        %414 = memref.load %x[%413] : memref<?xf32>
        %415 = vector.broadcast %414 : f32 to vector<16xf32>
        %416 = math.fma %415, %375, %332 : vector<16xf32>
        %417 = math.fma %415, %381, %333 : vector<16xf32>
        %418 = arith.addi %48, %113 : index
        %419 = arith.addi %418, %c11 : index
        %420 = memref.load %x[%419] : memref<?xf32>
        %421 = vector.broadcast %420 : f32 to vector<16xf32>
        %422 = math.fma %421, %375, %338 : vector<16xf32>
        %423 = math.fma %421, %381, %339 : vector<16xf32>
        %424 = arith.addi %49, %113 : index
        %425 = arith.addi %424, %c11 : index
        %426 = memref.load %x[%425] : memref<?xf32>
        %427 = vector.broadcast %426 : f32 to vector<16xf32>
        %428 = math.fma %427, %375, %344 : vector<16xf32>
        %429 = math.fma %427, %381, %345 : vector<16xf32>
        %430 = arith.addi %50, %113 : index
        %431 = arith.addi %430, %c11 : index
        %432 = memref.load %x[%431] : memref<?xf32>
        %433 = vector.broadcast %432 : f32 to vector<16xf32>
        %434 = math.fma %433, %375, %350 : vector<16xf32>
        %435 = math.fma %433, %381, %351 : vector<16xf32>
        %436 = arith.addi %51, %113 : index
        %437 = arith.addi %436, %c11 : index
        %438 = memref.load %x[%437] : memref<?xf32>
        %439 = vector.broadcast %438 : f32 to vector<16xf32>
        %440 = math.fma %439, %375, %356 : vector<16xf32>
        %441 = math.fma %439, %381, %357 : vector<16xf32>
        %442 = arith.addi %52, %113 : index
        %443 = arith.addi %442, %c11 : index
        %444 = memref.load %x[%443] : memref<?xf32>
        %445 = vector.broadcast %444 : f32 to vector<16xf32>
        %446 = math.fma %445, %375, %362 : vector<16xf32>
        %447 = math.fma %445, %381, %363 : vector<16xf32>
        %448 = arith.addi %53, %113 : index
        %449 = arith.addi %448, %c11 : index
        %450 = memref.load %x[%449] : memref<?xf32>
        %451 = vector.broadcast %450 : f32 to vector<16xf32>
        %452 = math.fma %451, %375, %368 : vector<16xf32>
        %453 = math.fma %451, %381, %369 : vector<16xf32>
        scf.yield %386, %387, %392, %393, %398, %399, %404, %405, %410, %411, %416, %417, %422, %423, %428, %429, %434, %435, %440, %441, %446, %447, %452, %453 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %111#0, %111#1, %111#2, %111#3, %111#4, %111#5, %111#6, %111#7, %111#8, %111#9, %111#10, %111#11, %111#12, %111#13, %111#14, %111#15, %111#16, %111#17, %111#18, %111#19, %111#20, %111#21, %111#22, %111#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %454 = arith.addi %16, %c7 : index
    %455 = arith.cmpi slt, %454, %15 : index
    scf.if %455 {
      %456 = arith.muli %454, %outputFeatures : index
      %457 = arith.muli %3, %c23 : index
      %458 = arith.addi %456, %457 : index
      scf.if %0 {
        %459 = arith.addi %458, %c7 : index
        %460 = vector.load %residual[%459] : memref<?xf32>, vector<16xf32>
        %461 = arith.addf %460, %80#0 : vector<16xf32>
        %462 = arith.addi %458, %c7 : index
        vector.store %461, %out[%462] : memref<?xf32>, vector<16xf32>
      } else {
        %463 = arith.addi %458, %c7 : index
        vector.store %80#0, %out[%463] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %464 = arith.addi %458, %c4 : index
        %465 = vector.load %residual[%464] : memref<?xf32>, vector<16xf32>
        %466 = arith.addf %465, %80#1 : vector<16xf32>
        %467 = arith.addi %458, %c4 : index
        vector.store %466, %out[%467] : memref<?xf32>, vector<16xf32>
      } else {
        %468 = arith.addi %458, %c4 : index
        vector.store %80#1, %out[%468] : memref<?xf32>, vector<16xf32>
      }
    }
    %469 = arith.addi %16, %c1 : index
    %470 = arith.cmpi slt, %469, %15 : index
    scf.if %470 {
      %471 = arith.muli %469, %outputFeatures : index
      %472 = arith.muli %3, %c23 : index
      %473 = arith.addi %471, %472 : index
      scf.if %0 {
        %474 = arith.addi %473, %c7 : index
        %475 = vector.load %residual[%474] : memref<?xf32>, vector<16xf32>
        %476 = arith.addf %475, %80#2 : vector<16xf32>
        %477 = arith.addi %473, %c7 : index
        vector.store %476, %out[%477] : memref<?xf32>, vector<16xf32>
      } else {
        %478 = arith.addi %473, %c7 : index
        vector.store %80#2, %out[%478] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %479 = arith.addi %473, %c4 : index
        %480 = vector.load %residual[%479] : memref<?xf32>, vector<16xf32>
        %481 = arith.addf %480, %80#3 : vector<16xf32>
        %482 = arith.addi %473, %c4 : index
        vector.store %481, %out[%482] : memref<?xf32>, vector<16xf32>
      } else {
        %483 = arith.addi %473, %c4 : index
        vector.store %80#3, %out[%483] : memref<?xf32>, vector<16xf32>
      }
    }
    %484 = arith.addi %16, %c6 : index
    %485 = arith.cmpi slt, %484, %15 : index
    scf.if %485 {
      %486 = arith.muli %484, %outputFeatures : index
      %487 = arith.muli %3, %c23 : index
      %488 = arith.addi %486, %487 : index
      scf.if %0 {
        %489 = arith.addi %488, %c7 : index
        %490 = vector.load %residual[%489] : memref<?xf32>, vector<16xf32>
        %491 = arith.addf %490, %80#4 : vector<16xf32>
        %492 = arith.addi %488, %c7 : index
        vector.store %491, %out[%492] : memref<?xf32>, vector<16xf32>
      } else {
        %493 = arith.addi %488, %c7 : index
        vector.store %80#4, %out[%493] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %494 = arith.addi %488, %c4 : index
        %495 = vector.load %residual[%494] : memref<?xf32>, vector<16xf32>
        %496 = arith.addf %495, %80#5 : vector<16xf32>
        %497 = arith.addi %488, %c4 : index
        vector.store %496, %out[%497] : memref<?xf32>, vector<16xf32>
      } else {
        %498 = arith.addi %488, %c4 : index
        vector.store %80#5, %out[%498] : memref<?xf32>, vector<16xf32>
      }
    }
    %499 = arith.addi %16, %c11 : index
    %500 = arith.cmpi slt, %499, %15 : index
    scf.if %500 {
      %501 = arith.muli %499, %outputFeatures : index
      %502 = arith.muli %3, %c23 : index
      %503 = arith.addi %501, %502 : index
      scf.if %0 {
        %504 = arith.addi %503, %c7 : index
        %505 = vector.load %residual[%504] : memref<?xf32>, vector<16xf32>
        %506 = arith.addf %505, %80#6 : vector<16xf32>
        %507 = arith.addi %503, %c7 : index
        vector.store %506, %out[%507] : memref<?xf32>, vector<16xf32>
      } else {
        %508 = arith.addi %503, %c7 : index
        vector.store %80#6, %out[%508] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %509 = arith.addi %503, %c4 : index
        %510 = vector.load %residual[%509] : memref<?xf32>, vector<16xf32>
        %511 = arith.addf %510, %80#7 : vector<16xf32>
        %512 = arith.addi %503, %c4 : index
        vector.store %511, %out[%512] : memref<?xf32>, vector<16xf32>
      } else {
        %513 = arith.addi %503, %c4 : index
        vector.store %80#7, %out[%513] : memref<?xf32>, vector<16xf32>
      }
    }
    %514 = arith.addi %16, %c12 : index
    %515 = arith.cmpi slt, %514, %15 : index
    scf.if %515 {
      %516 = arith.muli %514, %outputFeatures : index
      %517 = arith.muli %3, %c23 : index
      %518 = arith.addi %516, %517 : index
      scf.if %0 {
        %519 = arith.addi %518, %c7 : index
        %520 = vector.load %residual[%519] : memref<?xf32>, vector<16xf32>
        %521 = arith.addf %520, %80#8 : vector<16xf32>
        %522 = arith.addi %518, %c7 : index
        vector.store %521, %out[%522] : memref<?xf32>, vector<16xf32>
      } else {
        %523 = arith.addi %518, %c7 : index
        vector.store %80#8, %out[%523] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %524 = arith.addi %518, %c4 : index
        %525 = vector.load %residual[%524] : memref<?xf32>, vector<16xf32>
        %526 = arith.addf %525, %80#9 : vector<16xf32>
        %527 = arith.addi %518, %c4 : index
        vector.store %526, %out[%527] : memref<?xf32>, vector<16xf32>
      } else {
        %528 = arith.addi %518, %c4 : index
        vector.store %80#9, %out[%528] : memref<?xf32>, vector<16xf32>
      }
    }
    %529 = arith.addi %16, %c13 : index
    %530 = arith.cmpi slt, %529, %15 : index
    scf.if %530 {
      %531 = arith.muli %529, %outputFeatures : index
      %532 = arith.muli %3, %c23 : index
      %533 = arith.addi %531, %532 : index
      scf.if %0 {
        %534 = arith.addi %533, %c7 : index
        %535 = vector.load %residual[%534] : memref<?xf32>, vector<16xf32>
        %536 = arith.addf %535, %80#10 : vector<16xf32>
        %537 = arith.addi %533, %c7 : index
        vector.store %536, %out[%537] : memref<?xf32>, vector<16xf32>
      } else {
        %538 = arith.addi %533, %c7 : index
        vector.store %80#10, %out[%538] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %539 = arith.addi %533, %c4 : index
        %540 = vector.load %residual[%539] : memref<?xf32>, vector<16xf32>
        %541 = arith.addf %540, %80#11 : vector<16xf32>
        %542 = arith.addi %533, %c4 : index
        vector.store %541, %out[%542] : memref<?xf32>, vector<16xf32>
      } else {
        %543 = arith.addi %533, %c4 : index
        vector.store %80#11, %out[%543] : memref<?xf32>, vector<16xf32>
      }
    }
    %544 = arith.addi %16, %c14 : index
    %545 = arith.cmpi slt, %544, %15 : index
    scf.if %545 {
      %546 = arith.muli %544, %outputFeatures : index
      %547 = arith.muli %3, %c23 : index
      %548 = arith.addi %546, %547 : index
      scf.if %0 {
        %549 = arith.addi %548, %c7 : index
        %550 = vector.load %residual[%549] : memref<?xf32>, vector<16xf32>
        %551 = arith.addf %550, %80#12 : vector<16xf32>
        %552 = arith.addi %548, %c7 : index
        vector.store %551, %out[%552] : memref<?xf32>, vector<16xf32>
      } else {
        %553 = arith.addi %548, %c7 : index
        vector.store %80#12, %out[%553] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %554 = arith.addi %548, %c4 : index
        %555 = vector.load %residual[%554] : memref<?xf32>, vector<16xf32>
        %556 = arith.addf %555, %80#13 : vector<16xf32>
        %557 = arith.addi %548, %c4 : index
        vector.store %556, %out[%557] : memref<?xf32>, vector<16xf32>
      } else {
        %558 = arith.addi %548, %c4 : index
        vector.store %80#13, %out[%558] : memref<?xf32>, vector<16xf32>
      }
    }
    %559 = arith.addi %16, %c15 : index
    %560 = arith.cmpi slt, %559, %15 : index
    scf.if %560 {
      %561 = arith.muli %559, %outputFeatures : index
      %562 = arith.muli %3, %c23 : index
      %563 = arith.addi %561, %562 : index
      scf.if %0 {
        %564 = arith.addi %563, %c7 : index
        %565 = vector.load %residual[%564] : memref<?xf32>, vector<16xf32>
        %566 = arith.addf %565, %80#14 : vector<16xf32>
        %567 = arith.addi %563, %c7 : index
        vector.store %566, %out[%567] : memref<?xf32>, vector<16xf32>
      } else {
        %568 = arith.addi %563, %c7 : index
        vector.store %80#14, %out[%568] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %569 = arith.addi %563, %c4 : index
        %570 = vector.load %residual[%569] : memref<?xf32>, vector<16xf32>
        %571 = arith.addf %570, %80#15 : vector<16xf32>
        %572 = arith.addi %563, %c4 : index
        vector.store %571, %out[%572] : memref<?xf32>, vector<16xf32>
      } else {
        %573 = arith.addi %563, %c4 : index
        vector.store %80#15, %out[%573] : memref<?xf32>, vector<16xf32>
      }
    }
    %574 = arith.addi %16, %c16 : index
    %575 = arith.cmpi slt, %574, %15 : index
    scf.if %575 {
      %576 = arith.muli %574, %outputFeatures : index
      %577 = arith.muli %3, %c23 : index
      %578 = arith.addi %576, %577 : index
      scf.if %0 {
        %579 = arith.addi %578, %c7 : index
        %580 = vector.load %residual[%579] : memref<?xf32>, vector<16xf32>
        %581 = arith.addf %580, %80#16 : vector<16xf32>
        %582 = arith.addi %578, %c7 : index
        vector.store %581, %out[%582] : memref<?xf32>, vector<16xf32>
      } else {
        %583 = arith.addi %578, %c7 : index
        vector.store %80#16, %out[%583] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %584 = arith.addi %578, %c4 : index
        %585 = vector.load %residual[%584] : memref<?xf32>, vector<16xf32>
        %586 = arith.addf %585, %80#17 : vector<16xf32>
        %587 = arith.addi %578, %c4 : index
        vector.store %586, %out[%587] : memref<?xf32>, vector<16xf32>
      } else {
        %588 = arith.addi %578, %c4 : index
        vector.store %80#17, %out[%588] : memref<?xf32>, vector<16xf32>
      }
    }
    %589 = arith.addi %16, %c17 : index
    %590 = arith.cmpi slt, %589, %15 : index
    scf.if %590 {
      %591 = arith.muli %589, %outputFeatures : index
      %592 = arith.muli %3, %c23 : index
      %593 = arith.addi %591, %592 : index
      scf.if %0 {
        %594 = arith.addi %593, %c7 : index
        %595 = vector.load %residual[%594] : memref<?xf32>, vector<16xf32>
        %596 = arith.addf %595, %80#18 : vector<16xf32>
        %597 = arith.addi %593, %c7 : index
        vector.store %596, %out[%597] : memref<?xf32>, vector<16xf32>
      } else {
        %598 = arith.addi %593, %c7 : index
        vector.store %80#18, %out[%598] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %599 = arith.addi %593, %c4 : index
        %600 = vector.load %residual[%599] : memref<?xf32>, vector<16xf32>
        %601 = arith.addf %600, %80#19 : vector<16xf32>
        %602 = arith.addi %593, %c4 : index
        vector.store %601, %out[%602] : memref<?xf32>, vector<16xf32>
      } else {
        %603 = arith.addi %593, %c4 : index
        vector.store %80#19, %out[%603] : memref<?xf32>, vector<16xf32>
      }
    }
    %604 = arith.addi %16, %c18 : index
    %605 = arith.cmpi slt, %604, %15 : index
    scf.if %605 {
      %606 = arith.muli %604, %outputFeatures : index
      %607 = arith.muli %3, %c23 : index
      %608 = arith.addi %606, %607 : index
      scf.if %0 {
        %609 = arith.addi %608, %c7 : index
        %610 = vector.load %residual[%609] : memref<?xf32>, vector<16xf32>
        %611 = arith.addf %610, %80#20 : vector<16xf32>
        %612 = arith.addi %608, %c7 : index
        vector.store %611, %out[%612] : memref<?xf32>, vector<16xf32>
      } else {
        %613 = arith.addi %608, %c7 : index
        vector.store %80#20, %out[%613] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %614 = arith.addi %608, %c4 : index
        %615 = vector.load %residual[%614] : memref<?xf32>, vector<16xf32>
        %616 = arith.addf %615, %80#21 : vector<16xf32>
        %617 = arith.addi %608, %c4 : index
        vector.store %616, %out[%617] : memref<?xf32>, vector<16xf32>
      } else {
        %618 = arith.addi %608, %c4 : index
        vector.store %80#21, %out[%618] : memref<?xf32>, vector<16xf32>
      }
    }
    %619 = arith.addi %16, %c19 : index
    %620 = arith.cmpi slt, %619, %15 : index
    scf.if %620 {
      %621 = arith.muli %619, %outputFeatures : index
      %622 = arith.muli %3, %c23 : index
      %623 = arith.addi %621, %622 : index
      scf.if %0 {
        %624 = arith.addi %623, %c7 : index
        %625 = vector.load %residual[%624] : memref<?xf32>, vector<16xf32>
        %626 = arith.addf %625, %80#22 : vector<16xf32>
        %627 = arith.addi %623, %c7 : index
        vector.store %626, %out[%627] : memref<?xf32>, vector<16xf32>
      } else {
        %628 = arith.addi %623, %c7 : index
        vector.store %80#22, %out[%628] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %629 = arith.addi %623, %c4 : index
        %630 = vector.load %residual[%629] : memref<?xf32>, vector<16xf32>
        %631 = arith.addf %630, %80#23 : vector<16xf32>
        %632 = arith.addi %623, %c4 : index
        vector.store %631, %out[%632] : memref<?xf32>, vector<16xf32>
      } else {
        %633 = arith.addi %623, %c4 : index
        vector.store %80#23, %out[%633] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
