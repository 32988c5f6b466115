// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='f16', shape=Shape(rows=12, panels=2), gate_up=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @expert_linear_f16_r12p2__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %groupsPerExpert = wave.param "groupsPerExpert" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 512 : index
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
  %c21 = arith.constant 128 : index
  %c22 = arith.constant 32 : index
  %c23 = arith.constant 64 : index
  %c24 = arith.constant 96 : index
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
        %168 = vector.load %w[%167] : memref<?xi8>, vector<32xi8>
        %169 = vector.bitcast %168 : vector<32xi8> to vector<16xf16>
        %170 = arith.extf %169 : vector<16xf16> to vector<16xf32>
        %171 = arith.muli %137, %c21 : index
        %172 = arith.addi %135, %171 : index
        %173 = arith.addi %172, %c7 : index
        %174 = vector.load %w[%173] : memref<?xi8>, vector<32xi8>
        %175 = vector.bitcast %174 : vector<32xi8> to vector<16xf16>
        %176 = arith.extf %175 : vector<16xf16> to vector<16xf32>
        %177 = arith.addi %82, %164 : index
        %178 = arith.addi %177, %c7 : index
        %179 = memref.load %x[%178] : memref<?xf32>
        %180 = vector.broadcast %179 : f32 to vector<16xf32>
        %181 = math.fma %180, %170, %138 : vector<16xf32>
        %182 = math.fma %180, %176, %139 : vector<16xf32>
        %183 = arith.addi %84, %164 : index
        %184 = arith.addi %183, %c7 : index
        %185 = memref.load %x[%184] : memref<?xf32>
        %186 = vector.broadcast %185 : f32 to vector<16xf32>
        %187 = math.fma %186, %170, %140 : vector<16xf32>
        %188 = math.fma %186, %176, %141 : vector<16xf32>
        %189 = arith.addi %86, %164 : index
        %190 = arith.addi %189, %c7 : index
        %191 = memref.load %x[%190] : memref<?xf32>
        %192 = vector.broadcast %191 : f32 to vector<16xf32>
        %193 = math.fma %192, %170, %142 : vector<16xf32>
        %194 = math.fma %192, %176, %143 : vector<16xf32>
        %195 = arith.addi %88, %164 : index
        %196 = arith.addi %195, %c7 : index
        %197 = memref.load %x[%196] : memref<?xf32>
        %198 = vector.broadcast %197 : f32 to vector<16xf32>
        %199 = math.fma %198, %170, %144 : vector<16xf32>
        %200 = math.fma %198, %176, %145 : vector<16xf32>
        %201 = arith.addi %90, %164 : index
        %202 = arith.addi %201, %c7 : index
        %203 = memref.load %x[%202] : memref<?xf32>
        %204 = vector.broadcast %203 : f32 to vector<16xf32>
        %205 = math.fma %204, %170, %146 : vector<16xf32>
        %206 = math.fma %204, %176, %147 : vector<16xf32>
        %207 = arith.addi %92, %164 : index
        %208 = arith.addi %207, %c7 : index
        %209 = memref.load %x[%208] : memref<?xf32>
        %210 = vector.broadcast %209 : f32 to vector<16xf32>
        %211 = math.fma %210, %170, %148 : vector<16xf32>
        %212 = math.fma %210, %176, %149 : vector<16xf32>
        %213 = arith.addi %94, %164 : index
        %214 = arith.addi %213, %c7 : index
        %215 = memref.load %x[%214] : memref<?xf32>
        %216 = vector.broadcast %215 : f32 to vector<16xf32>
        %217 = math.fma %216, %170, %150 : vector<16xf32>
        %218 = math.fma %216, %176, %151 : vector<16xf32>
        %219 = arith.addi %96, %164 : index
        %220 = arith.addi %219, %c7 : index
        %221 = memref.load %x[%220] : memref<?xf32>
        %222 = vector.broadcast %221 : f32 to vector<16xf32>
        %223 = math.fma %222, %170, %152 : vector<16xf32>
        %224 = math.fma %222, %176, %153 : vector<16xf32>
        %225 = arith.addi %98, %164 : index
        %226 = arith.addi %225, %c7 : index
        %227 = memref.load %x[%226] : memref<?xf32>
        %228 = vector.broadcast %227 : f32 to vector<16xf32>
        %229 = math.fma %228, %170, %154 : vector<16xf32>
        %230 = math.fma %228, %176, %155 : vector<16xf32>
        %231 = arith.addi %100, %164 : index
        %232 = arith.addi %231, %c7 : index
        %233 = memref.load %x[%232] : memref<?xf32>
        %234 = vector.broadcast %233 : f32 to vector<16xf32>
        %235 = math.fma %234, %170, %156 : vector<16xf32>
        %236 = math.fma %234, %176, %157 : vector<16xf32>
        %237 = arith.addi %102, %164 : index
        %238 = arith.addi %237, %c7 : index
        %239 = memref.load %x[%238] : memref<?xf32>
        %240 = vector.broadcast %239 : f32 to vector<16xf32>
        %241 = math.fma %240, %170, %158 : vector<16xf32>
        %242 = math.fma %240, %176, %159 : vector<16xf32>
        %243 = arith.addi %104, %164 : index
        %244 = arith.addi %243, %c7 : index
        %245 = memref.load %x[%244] : memref<?xf32>
        %246 = vector.broadcast %245 : f32 to vector<16xf32>
        %247 = math.fma %246, %170, %160 : vector<16xf32>
        %248 = math.fma %246, %176, %161 : vector<16xf32>
        %249 = arith.addi %166, %c22 : index
        %250 = vector.load %w[%249] : memref<?xi8>, vector<32xi8>
        %251 = vector.bitcast %250 : vector<32xi8> to vector<16xf16>
        %252 = arith.extf %251 : vector<16xf16> to vector<16xf32>
        %253 = arith.addi %172, %c22 : index
        %254 = vector.load %w[%253] : memref<?xi8>, vector<32xi8>
        %255 = vector.bitcast %254 : vector<32xi8> to vector<16xf16>
        %256 = arith.extf %255 : vector<16xf16> to vector<16xf32>
        %257 = arith.addi %82, %164 : index
        %258 = arith.addi %257, %c5 : index
        %259 = memref.load %x[%258] : memref<?xf32>
        %260 = vector.broadcast %259 : f32 to vector<16xf32>
        %261 = math.fma %260, %252, %181 : vector<16xf32>
        %262 = math.fma %260, %256, %182 : vector<16xf32>
        %263 = arith.addi %84, %164 : index
        %264 = arith.addi %263, %c5 : index
        %265 = memref.load %x[%264] : memref<?xf32>
        %266 = vector.broadcast %265 : f32 to vector<16xf32>
        %267 = math.fma %266, %252, %187 : vector<16xf32>
        %268 = math.fma %266, %256, %188 : vector<16xf32>
        %269 = arith.addi %86, %164 : index
        %270 = arith.addi %269, %c5 : index
        %271 = memref.load %x[%270] : memref<?xf32>
        %272 = vector.broadcast %271 : f32 to vector<16xf32>
        %273 = math.fma %272, %252, %193 : vector<16xf32>
        %274 = math.fma %272, %256, %194 : vector<16xf32>
        %275 = arith.addi %88, %164 : index
        %276 = arith.addi %275, %c5 : index
        %277 = memref.load %x[%276] : memref<?xf32>
        %278 = vector.broadcast %277 : f32 to vector<16xf32>
        %279 = math.fma %278, %252, %199 : vector<16xf32>
        %280 = math.fma %278, %256, %200 : vector<16xf32>
        %281 = arith.addi %90, %164 : index
        %282 = arith.addi %281, %c5 : index
        %283 = memref.load %x[%282] : memref<?xf32>
        %284 = vector.broadcast %283 : f32 to vector<16xf32>
        %285 = math.fma %284, %252, %205 : vector<16xf32>
        %286 = math.fma %284, %256, %206 : vector<16xf32>
        %287 = arith.addi %92, %164 : index
        %288 = arith.addi %287, %c5 : index
        %289 = memref.load %x[%288] : memref<?xf32>
        %290 = vector.broadcast %289 : f32 to vector<16xf32>
        %291 = math.fma %290, %252, %211 : vector<16xf32>
        %292 = math.fma %290, %256, %212 : vector<16xf32>
        %293 = arith.addi %94, %164 : index
        %294 = arith.addi %293, %c5 : index
        %295 = memref.load %x[%294] : memref<?xf32>
        %296 = vector.broadcast %295 : f32 to vector<16xf32>
        %297 = math.fma %296, %252, %217 : vector<16xf32>
        %298 = math.fma %296, %256, %218 : vector<16xf32>
        %299 = arith.addi %96, %164 : index
        %300 = arith.addi %299, %c5 : index
        %301 = memref.load %x[%300] : memref<?xf32>
        %302 = vector.broadcast %301 : f32 to vector<16xf32>
        %303 = math.fma %302, %252, %223 : vector<16xf32>
        %304 = math.fma %302, %256, %224 : vector<16xf32>
        %305 = arith.addi %98, %164 : index
        %306 = arith.addi %305, %c5 : index
        %307 = memref.load %x[%306] : memref<?xf32>
        %308 = vector.broadcast %307 : f32 to vector<16xf32>
        %309 = math.fma %308, %252, %229 : vector<16xf32>
        %310 = math.fma %308, %256, %230 : vector<16xf32>
        %311 = arith.addi %100, %164 : index
        %312 = arith.addi %311, %c5 : index
        %313 = memref.load %x[%312] : memref<?xf32>
        %314 = vector.broadcast %313 : f32 to vector<16xf32>
        %315 = math.fma %314, %252, %235 : vector<16xf32>
        %316 = math.fma %314, %256, %236 : vector<16xf32>
        %317 = arith.addi %102, %164 : index
        %318 = arith.addi %317, %c5 : index
        %319 = memref.load %x[%318] : memref<?xf32>
        %320 = vector.broadcast %319 : f32 to vector<16xf32>
        %321 = math.fma %320, %252, %241 : vector<16xf32>
        %322 = math.fma %320, %256, %242 : vector<16xf32>
        %323 = arith.addi %104, %164 : index
        %324 = arith.addi %323, %c5 : index
        %325 = memref.load %x[%324] : memref<?xf32>
        %326 = vector.broadcast %325 : f32 to vector<16xf32>
        %327 = math.fma %326, %252, %247 : vector<16xf32>
        %328 = math.fma %326, %256, %248 : vector<16xf32>
        %329 = arith.addi %166, %c23 : index
        %330 = vector.load %w[%329] : memref<?xi8>, vector<32xi8>
        %331 = vector.bitcast %330 : vector<32xi8> to vector<16xf16>
        %332 = arith.extf %331 : vector<16xf16> to vector<16xf32>
        %333 = arith.addi %172, %c23 : index
        %334 = vector.load %w[%333] : memref<?xi8>, vector<32xi8>
        %335 = vector.bitcast %334 : vector<32xi8> to vector<16xf16>
        %336 = arith.extf %335 : vector<16xf16> to vector<16xf32>
        %337 = arith.addi %82, %164 : index
        %338 = arith.addi %337, %c6 : index
        %339 = memref.load %x[%338] : memref<?xf32>
        %340 = vector.broadcast %339 : f32 to vector<16xf32>
        %341 = math.fma %340, %332, %261 : vector<16xf32>
        %342 = math.fma %340, %336, %262 : vector<16xf32>
        %343 = arith.addi %84, %164 : index
        %344 = arith.addi %343, %c6 : index
        %345 = memref.load %x[%344] : memref<?xf32>
        %346 = vector.broadcast %345 : f32 to vector<16xf32>
        %347 = math.fma %346, %332, %267 : vector<16xf32>
        %348 = math.fma %346, %336, %268 : vector<16xf32>
        %349 = arith.addi %86, %164 : index
        %350 = arith.addi %349, %c6 : index
        %351 = memref.load %x[%350] : memref<?xf32>
        %352 = vector.broadcast %351 : f32 to vector<16xf32>
        %353 = math.fma %352, %332, %273 : vector<16xf32>
        %354 = math.fma %352, %336, %274 : vector<16xf32>
        %355 = arith.addi %88, %164 : index
        %356 = arith.addi %355, %c6 : index
        %357 = memref.load %x[%356] : memref<?xf32>
        %358 = vector.broadcast %357 : f32 to vector<16xf32>
        %359 = math.fma %358, %332, %279 : vector<16xf32>
        %360 = math.fma %358, %336, %280 : vector<16xf32>
        %361 = arith.addi %90, %164 : index
        %362 = arith.addi %361, %c6 : index
        %363 = memref.load %x[%362] : memref<?xf32>
        %364 = vector.broadcast %363 : f32 to vector<16xf32>
        %365 = math.fma %364, %332, %285 : vector<16xf32>
        %366 = math.fma %364, %336, %286 : vector<16xf32>
        %367 = arith.addi %92, %164 : index
        %368 = arith.addi %367, %c6 : index
        %369 = memref.load %x[%368] : memref<?xf32>
        %370 = vector.broadcast %369 : f32 to vector<16xf32>
        %371 = math.fma %370, %332, %291 : vector<16xf32>
        %372 = math.fma %370, %336, %292 : vector<16xf32>
        %373 = arith.addi %94, %164 : index
        %374 = arith.addi %373, %c6 : index
        %375 = memref.load %x[%374] : memref<?xf32>
        %376 = vector.broadcast %375 : f32 to vector<16xf32>
        %377 = math.fma %376, %332, %297 : vector<16xf32>
        %378 = math.fma %376, %336, %298 : vector<16xf32>
        %379 = arith.addi %96, %164 : index
        %380 = arith.addi %379, %c6 : index
        %381 = memref.load %x[%380] : memref<?xf32>
        %382 = vector.broadcast %381 : f32 to vector<16xf32>
        %383 = math.fma %382, %332, %303 : vector<16xf32>
        %384 = math.fma %382, %336, %304 : vector<16xf32>
        %385 = arith.addi %98, %164 : index
        %386 = arith.addi %385, %c6 : index
        %387 = memref.load %x[%386] : memref<?xf32>
        %388 = vector.broadcast %387 : f32 to vector<16xf32>
        %389 = math.fma %388, %332, %309 : vector<16xf32>
        %390 = math.fma %388, %336, %310 : vector<16xf32>
        %391 = arith.addi %100, %164 : index
        %392 = arith.addi %391, %c6 : index
        %393 = memref.load %x[%392] : memref<?xf32>
        %394 = vector.broadcast %393 : f32 to vector<16xf32>
        %395 = math.fma %394, %332, %315 : vector<16xf32>
        %396 = math.fma %394, %336, %316 : vector<16xf32>
        %397 = arith.addi %102, %164 : index
        %398 = arith.addi %397, %c6 : index
        %399 = memref.load %x[%398] : memref<?xf32>
        %400 = vector.broadcast %399 : f32 to vector<16xf32>
        %401 = math.fma %400, %332, %321 : vector<16xf32>
        %402 = math.fma %400, %336, %322 : vector<16xf32>
        %403 = arith.addi %104, %164 : index
        %404 = arith.addi %403, %c6 : index
        %405 = memref.load %x[%404] : memref<?xf32>
        %406 = vector.broadcast %405 : f32 to vector<16xf32>
        %407 = math.fma %406, %332, %327 : vector<16xf32>
        %408 = math.fma %406, %336, %328 : vector<16xf32>
        %409 = arith.addi %166, %c24 : index
        %410 = vector.load %w[%409] : memref<?xi8>, vector<32xi8>
        %411 = vector.bitcast %410 : vector<32xi8> to vector<16xf16>
        %412 = arith.extf %411 : vector<16xf16> to vector<16xf32>
        %413 = arith.addi %172, %c24 : index
        %414 = vector.load %w[%413] : memref<?xi8>, vector<32xi8>
        %415 = vector.bitcast %414 : vector<32xi8> to vector<16xf16>
        %416 = arith.extf %415 : vector<16xf16> to vector<16xf32>
        %417 = arith.addi %82, %164 : index
        %418 = arith.addi %417, %c10 : index
        %419 = memref.load %x[%418] : memref<?xf32>
        %420 = vector.broadcast %419 : f32 to vector<16xf32>
        %421 = math.fma %420, %412, %341 : vector<16xf32>
        %422 = math.fma %420, %416, %342 : vector<16xf32>
        %423 = arith.addi %84, %164 : index
        %424 = arith.addi %423, %c10 : index
        %425 = memref.load %x[%424] : memref<?xf32>
        %426 = vector.broadcast %425 : f32 to vector<16xf32>
        %427 = math.fma %426, %412, %347 : vector<16xf32>
        %428 = math.fma %426, %416, %348 : vector<16xf32>
        %429 = arith.addi %86, %164 : index
        %430 = arith.addi %429, %c10 : index
        %431 = memref.load %x[%430] : memref<?xf32>
        %432 = vector.broadcast %431 : f32 to vector<16xf32>
        %433 = math.fma %432, %412, %353 : vector<16xf32>
        %434 = math.fma %432, %416, %354 : vector<16xf32>
        %435 = arith.addi %88, %164 : index
        %436 = arith.addi %435, %c10 : index
        %437 = memref.load %x[%436] : memref<?xf32>
        %438 = vector.broadcast %437 : f32 to vector<16xf32>
        %439 = math.fma %438, %412, %359 : vector<16xf32>
        %440 = math.fma %438, %416, %360 : vector<16xf32>
        %441 = arith.addi %90, %164 : index
        %442 = arith.addi %441, %c10 : index
        %443 = memref.load %x[%442] : memref<?xf32>
        %444 = vector.broadcast %443 : f32 to vector<16xf32>
        %445 = math.fma %444, %412, %365 : vector<16xf32>
        %446 = math.fma %444, %416, %366 : vector<16xf32>
        %447 = arith.addi %92, %164 : index
        %448 = arith.addi %447, %c10 : index
        %449 = memref.load %x[%448] : memref<?xf32>
        %450 = vector.broadcast %449 : f32 to vector<16xf32>
        %451 = math.fma %450, %412, %371 : vector<16xf32>
        %452 = math.fma %450, %416, %372 : vector<16xf32>
        %453 = arith.addi %94, %164 : index
        %454 = arith.addi %453, %c10 : index
        %455 = memref.load %x[%454] : memref<?xf32>
        %456 = vector.broadcast %455 : f32 to vector<16xf32>
        %457 = math.fma %456, %412, %377 : vector<16xf32>
        %458 = math.fma %456, %416, %378 : vector<16xf32>
        %459 = arith.addi %96, %164 : index
        %460 = arith.addi %459, %c10 : index
        %461 = memref.load %x[%460] : memref<?xf32>
        %462 = vector.broadcast %461 : f32 to vector<16xf32>
        %463 = math.fma %462, %412, %383 : vector<16xf32>
        %464 = math.fma %462, %416, %384 : vector<16xf32>
        %465 = arith.addi %98, %164 : index
        %466 = arith.addi %465, %c10 : index
        %467 = memref.load %x[%466] : memref<?xf32>
        %468 = vector.broadcast %467 : f32 to vector<16xf32>
        %469 = math.fma %468, %412, %389 : vector<16xf32>
        %470 = math.fma %468, %416, %390 : vector<16xf32>
        %471 = arith.addi %100, %164 : index
        %472 = arith.addi %471, %c10 : index
        %473 = memref.load %x[%472] : memref<?xf32>
        %474 = vector.broadcast %473 : f32 to vector<16xf32>
        %475 = math.fma %474, %412, %395 : vector<16xf32>
        %476 = math.fma %474, %416, %396 : vector<16xf32>
        %477 = arith.addi %102, %164 : index
        %478 = arith.addi %477, %c10 : index
        %479 = memref.load %x[%478] : memref<?xf32>
        %480 = vector.broadcast %479 : f32 to vector<16xf32>
        %481 = math.fma %480, %412, %401 : vector<16xf32>
        %482 = math.fma %480, %416, %402 : vector<16xf32>
        %483 = arith.addi %104, %164 : index
        %484 = arith.addi %483, %c10 : index
        %485 = memref.load %x[%484] : memref<?xf32>
        %486 = vector.broadcast %485 : f32 to vector<16xf32>
        %487 = math.fma %486, %412, %407 : vector<16xf32>
        %488 = math.fma %486, %416, %408 : vector<16xf32>
        scf.yield %421, %422, %427, %428, %433, %434, %439, %440, %445, %446, %451, %452, %457, %458, %463, %464, %469, %470, %475, %476, %481, %482, %487, %488 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %162#0, %162#1, %162#2, %162#3, %162#4, %162#5, %162#6, %162#7, %162#8, %162#9, %162#10, %162#11, %162#12, %162#13, %162#14, %162#15, %162#16, %162#17, %162#18, %162#19, %162#20, %162#21, %162#22, %162#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %489 = arith.addi %19, %c7 : index
    %490 = arith.cmpi slt, %489, %10 : index
    scf.if %490 {
      %491 = arith.muli %47, %outputFeatures : index
      %492 = arith.muli %3, %c22 : index
      %493 = arith.addi %491, %492 : index
      %494 = arith.addi %493, %c7 : index
      vector.store %131#0, %out[%494] : memref<?xf32>, vector<16xf32>
      %495 = arith.addi %493, %c3 : index
      vector.store %131#1, %out[%495] : memref<?xf32>, vector<16xf32>
    }
    %496 = arith.addi %19, %c5 : index
    %497 = arith.cmpi slt, %496, %10 : index
    scf.if %497 {
      %498 = arith.muli %50, %outputFeatures : index
      %499 = arith.muli %3, %c22 : index
      %500 = arith.addi %498, %499 : index
      %501 = arith.addi %500, %c7 : index
      vector.store %131#2, %out[%501] : memref<?xf32>, vector<16xf32>
      %502 = arith.addi %500, %c3 : index
      vector.store %131#3, %out[%502] : memref<?xf32>, vector<16xf32>
    }
    %503 = arith.addi %19, %c6 : index
    %504 = arith.cmpi slt, %503, %10 : index
    scf.if %504 {
      %505 = arith.muli %53, %outputFeatures : index
      %506 = arith.muli %3, %c22 : index
      %507 = arith.addi %505, %506 : index
      %508 = arith.addi %507, %c7 : index
      vector.store %131#4, %out[%508] : memref<?xf32>, vector<16xf32>
      %509 = arith.addi %507, %c3 : index
      vector.store %131#5, %out[%509] : memref<?xf32>, vector<16xf32>
    }
    %510 = arith.addi %19, %c10 : index
    %511 = arith.cmpi slt, %510, %10 : index
    scf.if %511 {
      %512 = arith.muli %56, %outputFeatures : index
      %513 = arith.muli %3, %c22 : index
      %514 = arith.addi %512, %513 : index
      %515 = arith.addi %514, %c7 : index
      vector.store %131#6, %out[%515] : memref<?xf32>, vector<16xf32>
      %516 = arith.addi %514, %c3 : index
      vector.store %131#7, %out[%516] : memref<?xf32>, vector<16xf32>
    }
    %517 = arith.addi %19, %c11 : index
    %518 = arith.cmpi slt, %517, %10 : index
    scf.if %518 {
      %519 = arith.muli %59, %outputFeatures : index
      %520 = arith.muli %3, %c22 : index
      %521 = arith.addi %519, %520 : index
      %522 = arith.addi %521, %c7 : index
      vector.store %131#8, %out[%522] : memref<?xf32>, vector<16xf32>
      %523 = arith.addi %521, %c3 : index
      vector.store %131#9, %out[%523] : memref<?xf32>, vector<16xf32>
    }
    %524 = arith.addi %19, %c12 : index
    %525 = arith.cmpi slt, %524, %10 : index
    scf.if %525 {
      %526 = arith.muli %62, %outputFeatures : index
      %527 = arith.muli %3, %c22 : index
      %528 = arith.addi %526, %527 : index
      %529 = arith.addi %528, %c7 : index
      vector.store %131#10, %out[%529] : memref<?xf32>, vector<16xf32>
      %530 = arith.addi %528, %c3 : index
      vector.store %131#11, %out[%530] : memref<?xf32>, vector<16xf32>
    }
    %531 = arith.addi %19, %c13 : index
    %532 = arith.cmpi slt, %531, %10 : index
    scf.if %532 {
      %533 = arith.muli %65, %outputFeatures : index
      %534 = arith.muli %3, %c22 : index
      %535 = arith.addi %533, %534 : index
      %536 = arith.addi %535, %c7 : index
      vector.store %131#12, %out[%536] : memref<?xf32>, vector<16xf32>
      %537 = arith.addi %535, %c3 : index
      vector.store %131#13, %out[%537] : memref<?xf32>, vector<16xf32>
    }
    %538 = arith.addi %19, %c14 : index
    %539 = arith.cmpi slt, %538, %10 : index
    scf.if %539 {
      %540 = arith.muli %68, %outputFeatures : index
      %541 = arith.muli %3, %c22 : index
      %542 = arith.addi %540, %541 : index
      %543 = arith.addi %542, %c7 : index
      vector.store %131#14, %out[%543] : memref<?xf32>, vector<16xf32>
      %544 = arith.addi %542, %c3 : index
      vector.store %131#15, %out[%544] : memref<?xf32>, vector<16xf32>
    }
    %545 = arith.addi %19, %c15 : index
    %546 = arith.cmpi slt, %545, %10 : index
    scf.if %546 {
      %547 = arith.muli %71, %outputFeatures : index
      %548 = arith.muli %3, %c22 : index
      %549 = arith.addi %547, %548 : index
      %550 = arith.addi %549, %c7 : index
      vector.store %131#16, %out[%550] : memref<?xf32>, vector<16xf32>
      %551 = arith.addi %549, %c3 : index
      vector.store %131#17, %out[%551] : memref<?xf32>, vector<16xf32>
    }
    %552 = arith.addi %19, %c16 : index
    %553 = arith.cmpi slt, %552, %10 : index
    scf.if %553 {
      %554 = arith.muli %74, %outputFeatures : index
      %555 = arith.muli %3, %c22 : index
      %556 = arith.addi %554, %555 : index
      %557 = arith.addi %556, %c7 : index
      vector.store %131#18, %out[%557] : memref<?xf32>, vector<16xf32>
      %558 = arith.addi %556, %c3 : index
      vector.store %131#19, %out[%558] : memref<?xf32>, vector<16xf32>
    }
    %559 = arith.addi %19, %c17 : index
    %560 = arith.cmpi slt, %559, %10 : index
    scf.if %560 {
      %561 = arith.muli %77, %outputFeatures : index
      %562 = arith.muli %3, %c22 : index
      %563 = arith.addi %561, %562 : index
      %564 = arith.addi %563, %c7 : index
      vector.store %131#20, %out[%564] : memref<?xf32>, vector<16xf32>
      %565 = arith.addi %563, %c3 : index
      vector.store %131#21, %out[%565] : memref<?xf32>, vector<16xf32>
    }
    %566 = arith.addi %19, %c18 : index
    %567 = arith.cmpi slt, %566, %10 : index
    scf.if %567 {
      %568 = arith.muli %80, %outputFeatures : index
      %569 = arith.muli %3, %c22 : index
      %570 = arith.addi %568, %569 : index
      %571 = arith.addi %570, %c7 : index
      vector.store %131#22, %out[%571] : memref<?xf32>, vector<16xf32>
      %572 = arith.addi %570, %c3 : index
      vector.store %131#23, %out[%572] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
