// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='f32', shape=Shape(rows=12, panels=2), gate_up=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @expert_linear_f32_r12p2__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %groupsPerExpert = wave.param "groupsPerExpert" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 1024 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %experts = wave.param "experts" : index
  %c9 = arith.constant 12 : index
  %c10 = arith.constant 3 : index
  %c11 = arith.constant 4 : index
  %c12 = arith.constant 5 : index
  %c13 = arith.constant 6 : index
  %c14 = arith.constant 7 : index
  %c15 = arith.constant 8 : index
  %c16 = arith.constant 9 : index
  %c17 = arith.constant 10 : index
  %c18 = arith.constant 11 : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c20 = arith.constant dense<0x00000000> : vector<16xf32>
  %c21 = arith.constant 256 : index
  %c22 = arith.constant 64 : index
  %c23 = arith.constant 128 : index
  %c24 = arith.constant 192 : index
  %c25 = arith.constant 32 : index
  %0 = wave.block 0
  %1 = arith.divui %0, %groupsPerExpert : index
  %2 = wave.block 0
  %3 = arith.remui %2, %groupsPerExpert : index
  %4 = arith.divui %inputFeatures, %c3 : index
  %5 = arith.muli %4, %c4 : index
  %6 = memref.load %groups[%1] : memref<?xi32>
  %7 = arith.index_cast %6 : i32 to index
  %8 = arith.addi %1, %c5 : index
  %9 = memref.load %groups[%8] : memref<?xi32>
  %10 = arith.index_cast %9 : i32 to index
  %11 = arith.muli %1, %groupsPerExpert : index
  %12 = arith.addi %11, %3 : index
  %13 = arith.muli %12, %c6 : index
  %14 = arith.addi %13, %c7 : index
  %15 = arith.muli %14, %5 : index
  %16 = arith.addi %13, %c5 : index
  %17 = arith.muli %16, %5 : index
  %18 = arith.addi %experts, %c5 : index
  scf.for %19 = %7 to %10 step %c9 {
    %20 = arith.subi %10, %c5 : index
    %21 = arith.addi %19, %c7 : index
    %22 = arith.minsi %21, %20 : index
    %23 = arith.addi %19, %c5 : index
    %24 = arith.minsi %23, %20 : index
    %25 = arith.addi %19, %c6 : index
    %26 = arith.minsi %25, %20 : index
    %27 = arith.addi %19, %c10 : index
    %28 = arith.minsi %27, %20 : index
    %29 = arith.addi %19, %c11 : index
    %30 = arith.minsi %29, %20 : index
    %31 = arith.addi %19, %c12 : index
    %32 = arith.minsi %31, %20 : index
    %33 = arith.addi %19, %c13 : index
    %34 = arith.minsi %33, %20 : index
    %35 = arith.addi %19, %c14 : index
    %36 = arith.minsi %35, %20 : index
    %37 = arith.addi %19, %c15 : index
    %38 = arith.minsi %37, %20 : index
    %39 = arith.addi %19, %c16 : index
    %40 = arith.minsi %39, %20 : index
    %41 = arith.addi %19, %c17 : index
    %42 = arith.minsi %41, %20 : index
    %43 = arith.addi %19, %c18 : index
    %44 = arith.minsi %43, %20 : index
    %45 = arith.addi %18, %22 : index
    %46 = memref.load %groups[%45] : memref<?xi32>
    %47 = arith.index_cast %46 : i32 to index
    %48 = arith.addi %18, %24 : index
    %49 = memref.load %groups[%48] : memref<?xi32>
    %50 = arith.index_cast %49 : i32 to index
    %51 = arith.addi %18, %26 : index
    %52 = memref.load %groups[%51] : memref<?xi32>
    %53 = arith.index_cast %52 : i32 to index
    %54 = arith.addi %18, %28 : index
    %55 = memref.load %groups[%54] : memref<?xi32>
    %56 = arith.index_cast %55 : i32 to index
    %57 = arith.addi %18, %30 : index
    %58 = memref.load %groups[%57] : memref<?xi32>
    %59 = arith.index_cast %58 : i32 to index
    %60 = arith.addi %18, %32 : index
    %61 = memref.load %groups[%60] : memref<?xi32>
    %62 = arith.index_cast %61 : i32 to index
    %63 = arith.addi %18, %34 : index
    %64 = memref.load %groups[%63] : memref<?xi32>
    %65 = arith.index_cast %64 : i32 to index
    %66 = arith.addi %18, %36 : index
    %67 = memref.load %groups[%66] : memref<?xi32>
    %68 = arith.index_cast %67 : i32 to index
    %69 = arith.addi %18, %38 : index
    %70 = memref.load %groups[%69] : memref<?xi32>
    %71 = arith.index_cast %70 : i32 to index
    %72 = arith.addi %18, %40 : index
    %73 = memref.load %groups[%72] : memref<?xi32>
    %74 = arith.index_cast %73 : i32 to index
    %75 = arith.addi %18, %42 : index
    %76 = memref.load %groups[%75] : memref<?xi32>
    %77 = arith.index_cast %76 : i32 to index
    %78 = arith.addi %18, %44 : index
    %79 = memref.load %groups[%78] : memref<?xi32>
    %80 = arith.index_cast %79 : i32 to index
    %81 = arith.divui %47, %rowDivisor : index
    %82 = arith.muli %81, %inputFeatures : index
    %83 = arith.divui %50, %rowDivisor : index
    %84 = arith.muli %83, %inputFeatures : index
    %85 = arith.divui %53, %rowDivisor : index
    %86 = arith.muli %85, %inputFeatures : index
    %87 = arith.divui %56, %rowDivisor : index
    %88 = arith.muli %87, %inputFeatures : index
    %89 = arith.divui %59, %rowDivisor : index
    %90 = arith.muli %89, %inputFeatures : index
    %91 = arith.divui %62, %rowDivisor : index
    %92 = arith.muli %91, %inputFeatures : index
    %93 = arith.divui %65, %rowDivisor : index
    %94 = arith.muli %93, %inputFeatures : index
    %95 = arith.divui %68, %rowDivisor : index
    %96 = arith.muli %95, %inputFeatures : index
    %97 = arith.divui %71, %rowDivisor : index
    %98 = arith.muli %97, %inputFeatures : index
    %99 = arith.divui %74, %rowDivisor : index
    %100 = arith.muli %99, %inputFeatures : index
    %101 = arith.divui %77, %rowDivisor : index
    %102 = arith.muli %101, %inputFeatures : index
    %103 = arith.divui %80, %rowDivisor : index
    %104 = arith.muli %103, %inputFeatures : index
    %105 = arith.divui %inputFeatures, %c3 : index
    %131:24 = scf.for %106 = %c7 to %105 step %c5 iter_args(%107 = %c20, %108 = %c20, %109 = %c20, %110 = %c20, %111 = %c20, %112 = %c20, %113 = %c20, %114 = %c20, %115 = %c20, %116 = %c20, %117 = %c20, %118 = %c20, %119 = %c20, %120 = %c20, %121 = %c20, %122 = %c20, %123 = %c20, %124 = %c20, %125 = %c20, %126 = %c20, %127 = %c20, %128 = %c20, %129 = %c20, %130 = %c20) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %132 = arith.muli %106, %c4 : index
      %133 = arith.addi %15, %132 : index
      %134 = arith.muli %106, %c4 : index
      %135 = arith.addi %17, %134 : index
      %136 = arith.muli %106, %c3 : index
      %162:24 = scf.for %137 = %c7 to %c11 step %c5 iter_args(%138 = %107, %139 = %108, %140 = %109, %141 = %110, %142 = %111, %143 = %112, %144 = %113, %145 = %114, %146 = %115, %147 = %116, %148 = %117, %149 = %118, %150 = %119, %151 = %120, %152 = %121, %153 = %122, %154 = %123, %155 = %124, %156 = %125, %157 = %126, %158 = %127, %159 = %128, %160 = %129, %161 = %130) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %163 = arith.muli %137, %c11 : index
        %164 = arith.addi %136, %163 : index
        %165 = arith.muli %137, %c21 : index
        %166 = arith.addi %133, %165 : index
        %167 = arith.addi %166, %c7 : index
        %168 = vector.load %w[%167] : memref<?xi8>, vector<64xi8>
        %169 = vector.bitcast %168 : vector<64xi8> to vector<16xf32>
        %170 = arith.muli %137, %c21 : index
        %171 = arith.addi %135, %170 : index
        %172 = arith.addi %171, %c7 : index
        %173 = vector.load %w[%172] : memref<?xi8>, vector<64xi8>
        %174 = vector.bitcast %173 : vector<64xi8> to vector<16xf32>
        %175 = arith.addi %82, %164 : index
        %176 = arith.addi %175, %c7 : index
        %177 = memref.load %x[%176] : memref<?xf32>
        %178 = vector.broadcast %177 : f32 to vector<16xf32>
        %179 = math.fma %178, %169, %138 : vector<16xf32>
        %180 = math.fma %178, %174, %139 : vector<16xf32>
        %181 = arith.addi %84, %164 : index
        %182 = arith.addi %181, %c7 : index
        %183 = memref.load %x[%182] : memref<?xf32>
        %184 = vector.broadcast %183 : f32 to vector<16xf32>
        %185 = math.fma %184, %169, %140 : vector<16xf32>
        %186 = math.fma %184, %174, %141 : vector<16xf32>
        %187 = arith.addi %86, %164 : index
        %188 = arith.addi %187, %c7 : index
        %189 = memref.load %x[%188] : memref<?xf32>
        %190 = vector.broadcast %189 : f32 to vector<16xf32>
        %191 = math.fma %190, %169, %142 : vector<16xf32>
        %192 = math.fma %190, %174, %143 : vector<16xf32>
        %193 = arith.addi %88, %164 : index
        %194 = arith.addi %193, %c7 : index
        %195 = memref.load %x[%194] : memref<?xf32>
        %196 = vector.broadcast %195 : f32 to vector<16xf32>
        %197 = math.fma %196, %169, %144 : vector<16xf32>
        %198 = math.fma %196, %174, %145 : vector<16xf32>
        %199 = arith.addi %90, %164 : index
        %200 = arith.addi %199, %c7 : index
        %201 = memref.load %x[%200] : memref<?xf32>
        %202 = vector.broadcast %201 : f32 to vector<16xf32>
        %203 = math.fma %202, %169, %146 : vector<16xf32>
        %204 = math.fma %202, %174, %147 : vector<16xf32>
        %205 = arith.addi %92, %164 : index
        %206 = arith.addi %205, %c7 : index
        %207 = memref.load %x[%206] : memref<?xf32>
        %208 = vector.broadcast %207 : f32 to vector<16xf32>
        %209 = math.fma %208, %169, %148 : vector<16xf32>
        %210 = math.fma %208, %174, %149 : vector<16xf32>
        %211 = arith.addi %94, %164 : index
        %212 = arith.addi %211, %c7 : index
        %213 = memref.load %x[%212] : memref<?xf32>
        %214 = vector.broadcast %213 : f32 to vector<16xf32>
        %215 = math.fma %214, %169, %150 : vector<16xf32>
        %216 = math.fma %214, %174, %151 : vector<16xf32>
        %217 = arith.addi %96, %164 : index
        %218 = arith.addi %217, %c7 : index
        %219 = memref.load %x[%218] : memref<?xf32>
        %220 = vector.broadcast %219 : f32 to vector<16xf32>
        %221 = math.fma %220, %169, %152 : vector<16xf32>
        %222 = math.fma %220, %174, %153 : vector<16xf32>
        %223 = arith.addi %98, %164 : index
        %224 = arith.addi %223, %c7 : index
        %225 = memref.load %x[%224] : memref<?xf32>
        %226 = vector.broadcast %225 : f32 to vector<16xf32>
        %227 = math.fma %226, %169, %154 : vector<16xf32>
        %228 = math.fma %226, %174, %155 : vector<16xf32>
        %229 = arith.addi %100, %164 : index
        %230 = arith.addi %229, %c7 : index
        %231 = memref.load %x[%230] : memref<?xf32>
        %232 = vector.broadcast %231 : f32 to vector<16xf32>
        %233 = math.fma %232, %169, %156 : vector<16xf32>
        %234 = math.fma %232, %174, %157 : vector<16xf32>
        %235 = arith.addi %102, %164 : index
        %236 = arith.addi %235, %c7 : index
        %237 = memref.load %x[%236] : memref<?xf32>
        %238 = vector.broadcast %237 : f32 to vector<16xf32>
        %239 = math.fma %238, %169, %158 : vector<16xf32>
        %240 = math.fma %238, %174, %159 : vector<16xf32>
        %241 = arith.addi %104, %164 : index
        %242 = arith.addi %241, %c7 : index
        %243 = memref.load %x[%242] : memref<?xf32>
        %244 = vector.broadcast %243 : f32 to vector<16xf32>
        %245 = math.fma %244, %169, %160 : vector<16xf32>
        %246 = math.fma %244, %174, %161 : vector<16xf32>
        %247 = arith.addi %166, %c22 : index
        %248 = vector.load %w[%247] : memref<?xi8>, vector<64xi8>
        %249 = vector.bitcast %248 : vector<64xi8> to vector<16xf32>
        %250 = arith.addi %171, %c22 : index
        %251 = vector.load %w[%250] : memref<?xi8>, vector<64xi8>
        %252 = vector.bitcast %251 : vector<64xi8> to vector<16xf32>
        %253 = arith.addi %82, %164 : index
        %254 = arith.addi %253, %c5 : index
        %255 = memref.load %x[%254] : memref<?xf32>
        %256 = vector.broadcast %255 : f32 to vector<16xf32>
        %257 = math.fma %256, %249, %179 : vector<16xf32>
        %258 = math.fma %256, %252, %180 : vector<16xf32>
        %259 = arith.addi %84, %164 : index
        %260 = arith.addi %259, %c5 : index
        %261 = memref.load %x[%260] : memref<?xf32>
        %262 = vector.broadcast %261 : f32 to vector<16xf32>
        %263 = math.fma %262, %249, %185 : vector<16xf32>
        %264 = math.fma %262, %252, %186 : vector<16xf32>
        %265 = arith.addi %86, %164 : index
        %266 = arith.addi %265, %c5 : index
        %267 = memref.load %x[%266] : memref<?xf32>
        %268 = vector.broadcast %267 : f32 to vector<16xf32>
        %269 = math.fma %268, %249, %191 : vector<16xf32>
        %270 = math.fma %268, %252, %192 : vector<16xf32>
        %271 = arith.addi %88, %164 : index
        %272 = arith.addi %271, %c5 : index
        %273 = memref.load %x[%272] : memref<?xf32>
        %274 = vector.broadcast %273 : f32 to vector<16xf32>
        %275 = math.fma %274, %249, %197 : vector<16xf32>
        %276 = math.fma %274, %252, %198 : vector<16xf32>
        %277 = arith.addi %90, %164 : index
        %278 = arith.addi %277, %c5 : index
        %279 = memref.load %x[%278] : memref<?xf32>
        %280 = vector.broadcast %279 : f32 to vector<16xf32>
        %281 = math.fma %280, %249, %203 : vector<16xf32>
        %282 = math.fma %280, %252, %204 : vector<16xf32>
        %283 = arith.addi %92, %164 : index
        %284 = arith.addi %283, %c5 : index
        %285 = memref.load %x[%284] : memref<?xf32>
        %286 = vector.broadcast %285 : f32 to vector<16xf32>
        %287 = math.fma %286, %249, %209 : vector<16xf32>
        %288 = math.fma %286, %252, %210 : vector<16xf32>
        %289 = arith.addi %94, %164 : index
        %290 = arith.addi %289, %c5 : index
        %291 = memref.load %x[%290] : memref<?xf32>
        %292 = vector.broadcast %291 : f32 to vector<16xf32>
        %293 = math.fma %292, %249, %215 : vector<16xf32>
        %294 = math.fma %292, %252, %216 : vector<16xf32>
        %295 = arith.addi %96, %164 : index
        %296 = arith.addi %295, %c5 : index
        %297 = memref.load %x[%296] : memref<?xf32>
        %298 = vector.broadcast %297 : f32 to vector<16xf32>
        %299 = math.fma %298, %249, %221 : vector<16xf32>
        %300 = math.fma %298, %252, %222 : vector<16xf32>
        %301 = arith.addi %98, %164 : index
        %302 = arith.addi %301, %c5 : index
        %303 = memref.load %x[%302] : memref<?xf32>
        %304 = vector.broadcast %303 : f32 to vector<16xf32>
        %305 = math.fma %304, %249, %227 : vector<16xf32>
        %306 = math.fma %304, %252, %228 : vector<16xf32>
        %307 = arith.addi %100, %164 : index
        %308 = arith.addi %307, %c5 : index
        %309 = memref.load %x[%308] : memref<?xf32>
        %310 = vector.broadcast %309 : f32 to vector<16xf32>
        %311 = math.fma %310, %249, %233 : vector<16xf32>
        %312 = math.fma %310, %252, %234 : vector<16xf32>
        %313 = arith.addi %102, %164 : index
        %314 = arith.addi %313, %c5 : index
        %315 = memref.load %x[%314] : memref<?xf32>
        %316 = vector.broadcast %315 : f32 to vector<16xf32>
        %317 = math.fma %316, %249, %239 : vector<16xf32>
        %318 = math.fma %316, %252, %240 : vector<16xf32>
        %319 = arith.addi %104, %164 : index
        %320 = arith.addi %319, %c5 : index
        %321 = memref.load %x[%320] : memref<?xf32>
        %322 = vector.broadcast %321 : f32 to vector<16xf32>
        %323 = math.fma %322, %249, %245 : vector<16xf32>
        %324 = math.fma %322, %252, %246 : vector<16xf32>
        %325 = arith.addi %166, %c23 : index
        %326 = vector.load %w[%325] : memref<?xi8>, vector<64xi8>
        %327 = vector.bitcast %326 : vector<64xi8> to vector<16xf32>
        %328 = arith.addi %171, %c23 : index
        %329 = vector.load %w[%328] : memref<?xi8>, vector<64xi8>
        %330 = vector.bitcast %329 : vector<64xi8> to vector<16xf32>
        %331 = arith.addi %82, %164 : index
        %332 = arith.addi %331, %c6 : index
        %333 = memref.load %x[%332] : memref<?xf32>
        %334 = vector.broadcast %333 : f32 to vector<16xf32>
        %335 = math.fma %334, %327, %257 : vector<16xf32>
        %336 = math.fma %334, %330, %258 : vector<16xf32>
        %337 = arith.addi %84, %164 : index
        %338 = arith.addi %337, %c6 : index
        %339 = memref.load %x[%338] : memref<?xf32>
        %340 = vector.broadcast %339 : f32 to vector<16xf32>
        %341 = math.fma %340, %327, %263 : vector<16xf32>
        %342 = math.fma %340, %330, %264 : vector<16xf32>
        %343 = arith.addi %86, %164 : index
        %344 = arith.addi %343, %c6 : index
        %345 = memref.load %x[%344] : memref<?xf32>
        %346 = vector.broadcast %345 : f32 to vector<16xf32>
        %347 = math.fma %346, %327, %269 : vector<16xf32>
        %348 = math.fma %346, %330, %270 : vector<16xf32>
        %349 = arith.addi %88, %164 : index
        %350 = arith.addi %349, %c6 : index
        %351 = memref.load %x[%350] : memref<?xf32>
        %352 = vector.broadcast %351 : f32 to vector<16xf32>
        %353 = math.fma %352, %327, %275 : vector<16xf32>
        %354 = math.fma %352, %330, %276 : vector<16xf32>
        %355 = arith.addi %90, %164 : index
        %356 = arith.addi %355, %c6 : index
        %357 = memref.load %x[%356] : memref<?xf32>
        %358 = vector.broadcast %357 : f32 to vector<16xf32>
        %359 = math.fma %358, %327, %281 : vector<16xf32>
        %360 = math.fma %358, %330, %282 : vector<16xf32>
        %361 = arith.addi %92, %164 : index
        %362 = arith.addi %361, %c6 : index
        %363 = memref.load %x[%362] : memref<?xf32>
        %364 = vector.broadcast %363 : f32 to vector<16xf32>
        %365 = math.fma %364, %327, %287 : vector<16xf32>
        %366 = math.fma %364, %330, %288 : vector<16xf32>
        %367 = arith.addi %94, %164 : index
        %368 = arith.addi %367, %c6 : index
        %369 = memref.load %x[%368] : memref<?xf32>
        %370 = vector.broadcast %369 : f32 to vector<16xf32>
        %371 = math.fma %370, %327, %293 : vector<16xf32>
        %372 = math.fma %370, %330, %294 : vector<16xf32>
        %373 = arith.addi %96, %164 : index
        %374 = arith.addi %373, %c6 : index
        %375 = memref.load %x[%374] : memref<?xf32>
        %376 = vector.broadcast %375 : f32 to vector<16xf32>
        %377 = math.fma %376, %327, %299 : vector<16xf32>
        %378 = math.fma %376, %330, %300 : vector<16xf32>
        %379 = arith.addi %98, %164 : index
        %380 = arith.addi %379, %c6 : index
        %381 = memref.load %x[%380] : memref<?xf32>
        %382 = vector.broadcast %381 : f32 to vector<16xf32>
        %383 = math.fma %382, %327, %305 : vector<16xf32>
        %384 = math.fma %382, %330, %306 : vector<16xf32>
        %385 = arith.addi %100, %164 : index
        %386 = arith.addi %385, %c6 : index
        %387 = memref.load %x[%386] : memref<?xf32>
        %388 = vector.broadcast %387 : f32 to vector<16xf32>
        %389 = math.fma %388, %327, %311 : vector<16xf32>
        %390 = math.fma %388, %330, %312 : vector<16xf32>
        %391 = arith.addi %102, %164 : index
        %392 = arith.addi %391, %c6 : index
        %393 = memref.load %x[%392] : memref<?xf32>
        %394 = vector.broadcast %393 : f32 to vector<16xf32>
        %395 = math.fma %394, %327, %317 : vector<16xf32>
        %396 = math.fma %394, %330, %318 : vector<16xf32>
        %397 = arith.addi %104, %164 : index
        %398 = arith.addi %397, %c6 : index
        %399 = memref.load %x[%398] : memref<?xf32>
        %400 = vector.broadcast %399 : f32 to vector<16xf32>
        %401 = math.fma %400, %327, %323 : vector<16xf32>
        %402 = math.fma %400, %330, %324 : vector<16xf32>
        %403 = arith.addi %166, %c24 : index
        %404 = vector.load %w[%403] : memref<?xi8>, vector<64xi8>
        %405 = vector.bitcast %404 : vector<64xi8> to vector<16xf32>
        %406 = arith.addi %171, %c24 : index
        %407 = vector.load %w[%406] : memref<?xi8>, vector<64xi8>
        %408 = vector.bitcast %407 : vector<64xi8> to vector<16xf32>
        %409 = arith.addi %82, %164 : index
        %410 = arith.addi %409, %c10 : index
        %411 = memref.load %x[%410] : memref<?xf32>
        %412 = vector.broadcast %411 : f32 to vector<16xf32>
        %413 = math.fma %412, %405, %335 : vector<16xf32>
        %414 = math.fma %412, %408, %336 : vector<16xf32>
        %415 = arith.addi %84, %164 : index
        %416 = arith.addi %415, %c10 : index
        %417 = memref.load %x[%416] : memref<?xf32>
        %418 = vector.broadcast %417 : f32 to vector<16xf32>
        %419 = math.fma %418, %405, %341 : vector<16xf32>
        %420 = math.fma %418, %408, %342 : vector<16xf32>
        %421 = arith.addi %86, %164 : index
        %422 = arith.addi %421, %c10 : index
        %423 = memref.load %x[%422] : memref<?xf32>
        %424 = vector.broadcast %423 : f32 to vector<16xf32>
        %425 = math.fma %424, %405, %347 : vector<16xf32>
        %426 = math.fma %424, %408, %348 : vector<16xf32>
        %427 = arith.addi %88, %164 : index
        %428 = arith.addi %427, %c10 : index
        %429 = memref.load %x[%428] : memref<?xf32>
        %430 = vector.broadcast %429 : f32 to vector<16xf32>
        %431 = math.fma %430, %405, %353 : vector<16xf32>
        %432 = math.fma %430, %408, %354 : vector<16xf32>
        %433 = arith.addi %90, %164 : index
        %434 = arith.addi %433, %c10 : index
        %435 = memref.load %x[%434] : memref<?xf32>
        %436 = vector.broadcast %435 : f32 to vector<16xf32>
        %437 = math.fma %436, %405, %359 : vector<16xf32>
        %438 = math.fma %436, %408, %360 : vector<16xf32>
        %439 = arith.addi %92, %164 : index
        %440 = arith.addi %439, %c10 : index
        %441 = memref.load %x[%440] : memref<?xf32>
        %442 = vector.broadcast %441 : f32 to vector<16xf32>
        %443 = math.fma %442, %405, %365 : vector<16xf32>
        %444 = math.fma %442, %408, %366 : vector<16xf32>
        %445 = arith.addi %94, %164 : index
        %446 = arith.addi %445, %c10 : index
        %447 = memref.load %x[%446] : memref<?xf32>
        %448 = vector.broadcast %447 : f32 to vector<16xf32>
        %449 = math.fma %448, %405, %371 : vector<16xf32>
        %450 = math.fma %448, %408, %372 : vector<16xf32>
        %451 = arith.addi %96, %164 : index
        %452 = arith.addi %451, %c10 : index
        %453 = memref.load %x[%452] : memref<?xf32>
        %454 = vector.broadcast %453 : f32 to vector<16xf32>
        %455 = math.fma %454, %405, %377 : vector<16xf32>
        %456 = math.fma %454, %408, %378 : vector<16xf32>
        %457 = arith.addi %98, %164 : index
        %458 = arith.addi %457, %c10 : index
        %459 = memref.load %x[%458] : memref<?xf32>
        %460 = vector.broadcast %459 : f32 to vector<16xf32>
        %461 = math.fma %460, %405, %383 : vector<16xf32>
        %462 = math.fma %460, %408, %384 : vector<16xf32>
        %463 = arith.addi %100, %164 : index
        %464 = arith.addi %463, %c10 : index
        %465 = memref.load %x[%464] : memref<?xf32>
        %466 = vector.broadcast %465 : f32 to vector<16xf32>
        %467 = math.fma %466, %405, %389 : vector<16xf32>
        %468 = math.fma %466, %408, %390 : vector<16xf32>
        %469 = arith.addi %102, %164 : index
        %470 = arith.addi %469, %c10 : index
        %471 = memref.load %x[%470] : memref<?xf32>
        %472 = vector.broadcast %471 : f32 to vector<16xf32>
        %473 = math.fma %472, %405, %395 : vector<16xf32>
        %474 = math.fma %472, %408, %396 : vector<16xf32>
        %475 = arith.addi %104, %164 : index
        %476 = arith.addi %475, %c10 : index
        %477 = memref.load %x[%476] : memref<?xf32>
        %478 = vector.broadcast %477 : f32 to vector<16xf32>
        %479 = math.fma %478, %405, %401 : vector<16xf32>
        %480 = math.fma %478, %408, %402 : vector<16xf32>
        scf.yield %413, %414, %419, %420, %425, %426, %431, %432, %437, %438, %443, %444, %449, %450, %455, %456, %461, %462, %467, %468, %473, %474, %479, %480 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %162#0, %162#1, %162#2, %162#3, %162#4, %162#5, %162#6, %162#7, %162#8, %162#9, %162#10, %162#11, %162#12, %162#13, %162#14, %162#15, %162#16, %162#17, %162#18, %162#19, %162#20, %162#21, %162#22, %162#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %481 = arith.addi %19, %c7 : index
    %482 = arith.cmpi slt, %481, %10 : index
    scf.if %482 {
      %483 = arith.muli %47, %outputFeatures : index
      %484 = arith.muli %3, %c25 : index
      %485 = arith.addi %483, %484 : index
      %486 = arith.addi %485, %c7 : index
      vector.store %131#0, %out[%486] : memref<?xf32>, vector<16xf32>
      %487 = arith.addi %485, %c3 : index
      vector.store %131#1, %out[%487] : memref<?xf32>, vector<16xf32>
    }
    %488 = arith.addi %19, %c5 : index
    %489 = arith.cmpi slt, %488, %10 : index
    scf.if %489 {
      %490 = arith.muli %50, %outputFeatures : index
      %491 = arith.muli %3, %c25 : index
      %492 = arith.addi %490, %491 : index
      %493 = arith.addi %492, %c7 : index
      vector.store %131#2, %out[%493] : memref<?xf32>, vector<16xf32>
      %494 = arith.addi %492, %c3 : index
      vector.store %131#3, %out[%494] : memref<?xf32>, vector<16xf32>
    }
    %495 = arith.addi %19, %c6 : index
    %496 = arith.cmpi slt, %495, %10 : index
    scf.if %496 {
      %497 = arith.muli %53, %outputFeatures : index
      %498 = arith.muli %3, %c25 : index
      %499 = arith.addi %497, %498 : index
      %500 = arith.addi %499, %c7 : index
      vector.store %131#4, %out[%500] : memref<?xf32>, vector<16xf32>
      %501 = arith.addi %499, %c3 : index
      vector.store %131#5, %out[%501] : memref<?xf32>, vector<16xf32>
    }
    %502 = arith.addi %19, %c10 : index
    %503 = arith.cmpi slt, %502, %10 : index
    scf.if %503 {
      %504 = arith.muli %56, %outputFeatures : index
      %505 = arith.muli %3, %c25 : index
      %506 = arith.addi %504, %505 : index
      %507 = arith.addi %506, %c7 : index
      vector.store %131#6, %out[%507] : memref<?xf32>, vector<16xf32>
      %508 = arith.addi %506, %c3 : index
      vector.store %131#7, %out[%508] : memref<?xf32>, vector<16xf32>
    }
    %509 = arith.addi %19, %c11 : index
    %510 = arith.cmpi slt, %509, %10 : index
    scf.if %510 {
      %511 = arith.muli %59, %outputFeatures : index
      %512 = arith.muli %3, %c25 : index
      %513 = arith.addi %511, %512 : index
      %514 = arith.addi %513, %c7 : index
      vector.store %131#8, %out[%514] : memref<?xf32>, vector<16xf32>
      %515 = arith.addi %513, %c3 : index
      vector.store %131#9, %out[%515] : memref<?xf32>, vector<16xf32>
    }
    %516 = arith.addi %19, %c12 : index
    %517 = arith.cmpi slt, %516, %10 : index
    scf.if %517 {
      %518 = arith.muli %62, %outputFeatures : index
      %519 = arith.muli %3, %c25 : index
      %520 = arith.addi %518, %519 : index
      %521 = arith.addi %520, %c7 : index
      vector.store %131#10, %out[%521] : memref<?xf32>, vector<16xf32>
      %522 = arith.addi %520, %c3 : index
      vector.store %131#11, %out[%522] : memref<?xf32>, vector<16xf32>
    }
    %523 = arith.addi %19, %c13 : index
    %524 = arith.cmpi slt, %523, %10 : index
    scf.if %524 {
      %525 = arith.muli %65, %outputFeatures : index
      %526 = arith.muli %3, %c25 : index
      %527 = arith.addi %525, %526 : index
      %528 = arith.addi %527, %c7 : index
      vector.store %131#12, %out[%528] : memref<?xf32>, vector<16xf32>
      %529 = arith.addi %527, %c3 : index
      vector.store %131#13, %out[%529] : memref<?xf32>, vector<16xf32>
    }
    %530 = arith.addi %19, %c14 : index
    %531 = arith.cmpi slt, %530, %10 : index
    scf.if %531 {
      %532 = arith.muli %68, %outputFeatures : index
      %533 = arith.muli %3, %c25 : index
      %534 = arith.addi %532, %533 : index
      %535 = arith.addi %534, %c7 : index
      vector.store %131#14, %out[%535] : memref<?xf32>, vector<16xf32>
      %536 = arith.addi %534, %c3 : index
      vector.store %131#15, %out[%536] : memref<?xf32>, vector<16xf32>
    }
    %537 = arith.addi %19, %c15 : index
    %538 = arith.cmpi slt, %537, %10 : index
    scf.if %538 {
      %539 = arith.muli %71, %outputFeatures : index
      %540 = arith.muli %3, %c25 : index
      %541 = arith.addi %539, %540 : index
      %542 = arith.addi %541, %c7 : index
      vector.store %131#16, %out[%542] : memref<?xf32>, vector<16xf32>
      %543 = arith.addi %541, %c3 : index
      vector.store %131#17, %out[%543] : memref<?xf32>, vector<16xf32>
    }
    %544 = arith.addi %19, %c16 : index
    %545 = arith.cmpi slt, %544, %10 : index
    scf.if %545 {
      %546 = arith.muli %74, %outputFeatures : index
      %547 = arith.muli %3, %c25 : index
      %548 = arith.addi %546, %547 : index
      %549 = arith.addi %548, %c7 : index
      vector.store %131#18, %out[%549] : memref<?xf32>, vector<16xf32>
      %550 = arith.addi %548, %c3 : index
      vector.store %131#19, %out[%550] : memref<?xf32>, vector<16xf32>
    }
    %551 = arith.addi %19, %c17 : index
    %552 = arith.cmpi slt, %551, %10 : index
    scf.if %552 {
      %553 = arith.muli %77, %outputFeatures : index
      %554 = arith.muli %3, %c25 : index
      %555 = arith.addi %553, %554 : index
      %556 = arith.addi %555, %c7 : index
      vector.store %131#20, %out[%556] : memref<?xf32>, vector<16xf32>
      %557 = arith.addi %555, %c3 : index
      vector.store %131#21, %out[%557] : memref<?xf32>, vector<16xf32>
    }
    %558 = arith.addi %19, %c18 : index
    %559 = arith.cmpi slt, %558, %10 : index
    scf.if %559 {
      %560 = arith.muli %80, %outputFeatures : index
      %561 = arith.muli %3, %c25 : index
      %562 = arith.addi %560, %561 : index
      %563 = arith.addi %562, %c7 : index
      vector.store %131#22, %out[%563] : memref<?xf32>, vector<16xf32>
      %564 = arith.addi %562, %c3 : index
      vector.store %131#23, %out[%564] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
