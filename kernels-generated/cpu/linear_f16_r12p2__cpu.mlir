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
        %112 = arith.muli %86, %c12 : index
        %113 = arith.addi %85, %112 : index
        %114 = arith.muli %86, %c21 : index
        %115 = arith.addi %82, %114 : index
        %116 = arith.addi %115, %c7 : index
        %117 = vector.load %w[%116] : memref<?xi8>, vector<32xi8>
        %118 = vector.bitcast %117 : vector<32xi8> to vector<16xf16>
        %119 = arith.extf %118 : vector<16xf16> to vector<16xf32>
        %120 = arith.muli %86, %c21 : index
        %121 = arith.addi %84, %120 : index
        %122 = arith.addi %121, %c7 : index
        %123 = vector.load %w[%122] : memref<?xi8>, vector<32xi8>
        %124 = vector.bitcast %123 : vector<32xi8> to vector<16xf16>
        %125 = arith.extf %124 : vector<16xf16> to vector<16xf32>
        %126 = arith.addi %42, %113 : index
        %127 = arith.addi %126, %c7 : index
        %128 = memref.load %x[%127] : memref<?xf32>
        %129 = vector.broadcast %128 : f32 to vector<16xf32>
        %130 = math.fma %129, %119, %87 : vector<16xf32>
        %131 = math.fma %129, %125, %88 : vector<16xf32>
        %132 = arith.addi %43, %113 : index
        %133 = arith.addi %132, %c7 : index
        %134 = memref.load %x[%133] : memref<?xf32>
        %135 = vector.broadcast %134 : f32 to vector<16xf32>
        %136 = math.fma %135, %119, %89 : vector<16xf32>
        %137 = math.fma %135, %125, %90 : vector<16xf32>
        %138 = arith.addi %44, %113 : index
        %139 = arith.addi %138, %c7 : index
        %140 = memref.load %x[%139] : memref<?xf32>
        %141 = vector.broadcast %140 : f32 to vector<16xf32>
        %142 = math.fma %141, %119, %91 : vector<16xf32>
        %143 = math.fma %141, %125, %92 : vector<16xf32>
        %144 = arith.addi %45, %113 : index
        %145 = arith.addi %144, %c7 : index
        %146 = memref.load %x[%145] : memref<?xf32>
        %147 = vector.broadcast %146 : f32 to vector<16xf32>
        %148 = math.fma %147, %119, %93 : vector<16xf32>
        %149 = math.fma %147, %125, %94 : vector<16xf32>
        %150 = arith.addi %46, %113 : index
        %151 = arith.addi %150, %c7 : index
        %152 = memref.load %x[%151] : memref<?xf32>
        %153 = vector.broadcast %152 : f32 to vector<16xf32>
        %154 = math.fma %153, %119, %95 : vector<16xf32>
        %155 = math.fma %153, %125, %96 : vector<16xf32>
        %156 = arith.addi %47, %113 : index
        %157 = arith.addi %156, %c7 : index
        %158 = memref.load %x[%157] : memref<?xf32>
        %159 = vector.broadcast %158 : f32 to vector<16xf32>
        %160 = math.fma %159, %119, %97 : vector<16xf32>
        %161 = math.fma %159, %125, %98 : vector<16xf32>
        %162 = arith.addi %48, %113 : index
        %163 = arith.addi %162, %c7 : index
        %164 = memref.load %x[%163] : memref<?xf32>
        %165 = vector.broadcast %164 : f32 to vector<16xf32>
        %166 = math.fma %165, %119, %99 : vector<16xf32>
        %167 = math.fma %165, %125, %100 : vector<16xf32>
        %168 = arith.addi %49, %113 : index
        %169 = arith.addi %168, %c7 : index
        %170 = memref.load %x[%169] : memref<?xf32>
        %171 = vector.broadcast %170 : f32 to vector<16xf32>
        %172 = math.fma %171, %119, %101 : vector<16xf32>
        %173 = math.fma %171, %125, %102 : vector<16xf32>
        %174 = arith.addi %50, %113 : index
        %175 = arith.addi %174, %c7 : index
        %176 = memref.load %x[%175] : memref<?xf32>
        %177 = vector.broadcast %176 : f32 to vector<16xf32>
        %178 = math.fma %177, %119, %103 : vector<16xf32>
        %179 = math.fma %177, %125, %104 : vector<16xf32>
        %180 = arith.addi %51, %113 : index
        %181 = arith.addi %180, %c7 : index
        %182 = memref.load %x[%181] : memref<?xf32>
        %183 = vector.broadcast %182 : f32 to vector<16xf32>
        %184 = math.fma %183, %119, %105 : vector<16xf32>
        %185 = math.fma %183, %125, %106 : vector<16xf32>
        %186 = arith.addi %52, %113 : index
        %187 = arith.addi %186, %c7 : index
        %188 = memref.load %x[%187] : memref<?xf32>
        %189 = vector.broadcast %188 : f32 to vector<16xf32>
        %190 = math.fma %189, %119, %107 : vector<16xf32>
        %191 = math.fma %189, %125, %108 : vector<16xf32>
        %192 = arith.addi %53, %113 : index
        %193 = arith.addi %192, %c7 : index
        %194 = memref.load %x[%193] : memref<?xf32>
        %195 = vector.broadcast %194 : f32 to vector<16xf32>
        %196 = math.fma %195, %119, %109 : vector<16xf32>
        %197 = math.fma %195, %125, %110 : vector<16xf32>
        %198 = arith.addi %115, %c22 : index
        %199 = vector.load %w[%198] : memref<?xi8>, vector<32xi8>
        %200 = vector.bitcast %199 : vector<32xi8> to vector<16xf16>
        %201 = arith.extf %200 : vector<16xf16> to vector<16xf32>
        %202 = arith.addi %121, %c22 : index
        %203 = vector.load %w[%202] : memref<?xi8>, vector<32xi8>
        %204 = vector.bitcast %203 : vector<32xi8> to vector<16xf16>
        %205 = arith.extf %204 : vector<16xf16> to vector<16xf32>
        %206 = arith.addi %42, %113 : index
        %207 = arith.addi %206, %c1 : index
        %208 = memref.load %x[%207] : memref<?xf32>
        %209 = vector.broadcast %208 : f32 to vector<16xf32>
        %210 = math.fma %209, %201, %130 : vector<16xf32>
        %211 = math.fma %209, %205, %131 : vector<16xf32>
        %212 = arith.addi %43, %113 : index
        %213 = arith.addi %212, %c1 : index
        %214 = memref.load %x[%213] : memref<?xf32>
        %215 = vector.broadcast %214 : f32 to vector<16xf32>
        %216 = math.fma %215, %201, %136 : vector<16xf32>
        %217 = math.fma %215, %205, %137 : vector<16xf32>
        %218 = arith.addi %44, %113 : index
        %219 = arith.addi %218, %c1 : index
        %220 = memref.load %x[%219] : memref<?xf32>
        %221 = vector.broadcast %220 : f32 to vector<16xf32>
        %222 = math.fma %221, %201, %142 : vector<16xf32>
        %223 = math.fma %221, %205, %143 : vector<16xf32>
        %224 = arith.addi %45, %113 : index
        %225 = arith.addi %224, %c1 : index
        %226 = memref.load %x[%225] : memref<?xf32>
        %227 = vector.broadcast %226 : f32 to vector<16xf32>
        %228 = math.fma %227, %201, %148 : vector<16xf32>
        %229 = math.fma %227, %205, %149 : vector<16xf32>
        %230 = arith.addi %46, %113 : index
        %231 = arith.addi %230, %c1 : index
        %232 = memref.load %x[%231] : memref<?xf32>
        %233 = vector.broadcast %232 : f32 to vector<16xf32>
        %234 = math.fma %233, %201, %154 : vector<16xf32>
        %235 = math.fma %233, %205, %155 : vector<16xf32>
        %236 = arith.addi %47, %113 : index
        %237 = arith.addi %236, %c1 : index
        %238 = memref.load %x[%237] : memref<?xf32>
        %239 = vector.broadcast %238 : f32 to vector<16xf32>
        %240 = math.fma %239, %201, %160 : vector<16xf32>
        %241 = math.fma %239, %205, %161 : vector<16xf32>
        %242 = arith.addi %48, %113 : index
        %243 = arith.addi %242, %c1 : index
        %244 = memref.load %x[%243] : memref<?xf32>
        %245 = vector.broadcast %244 : f32 to vector<16xf32>
        %246 = math.fma %245, %201, %166 : vector<16xf32>
        %247 = math.fma %245, %205, %167 : vector<16xf32>
        %248 = arith.addi %49, %113 : index
        %249 = arith.addi %248, %c1 : index
        %250 = memref.load %x[%249] : memref<?xf32>
        %251 = vector.broadcast %250 : f32 to vector<16xf32>
        %252 = math.fma %251, %201, %172 : vector<16xf32>
        %253 = math.fma %251, %205, %173 : vector<16xf32>
        %254 = arith.addi %50, %113 : index
        %255 = arith.addi %254, %c1 : index
        %256 = memref.load %x[%255] : memref<?xf32>
        %257 = vector.broadcast %256 : f32 to vector<16xf32>
        %258 = math.fma %257, %201, %178 : vector<16xf32>
        %259 = math.fma %257, %205, %179 : vector<16xf32>
        %260 = arith.addi %51, %113 : index
        %261 = arith.addi %260, %c1 : index
        %262 = memref.load %x[%261] : memref<?xf32>
        %263 = vector.broadcast %262 : f32 to vector<16xf32>
        %264 = math.fma %263, %201, %184 : vector<16xf32>
        %265 = math.fma %263, %205, %185 : vector<16xf32>
        %266 = arith.addi %52, %113 : index
        %267 = arith.addi %266, %c1 : index
        %268 = memref.load %x[%267] : memref<?xf32>
        %269 = vector.broadcast %268 : f32 to vector<16xf32>
        %270 = math.fma %269, %201, %190 : vector<16xf32>
        %271 = math.fma %269, %205, %191 : vector<16xf32>
        %272 = arith.addi %53, %113 : index
        %273 = arith.addi %272, %c1 : index
        %274 = memref.load %x[%273] : memref<?xf32>
        %275 = vector.broadcast %274 : f32 to vector<16xf32>
        %276 = math.fma %275, %201, %196 : vector<16xf32>
        %277 = math.fma %275, %205, %197 : vector<16xf32>
        %278 = arith.addi %115, %c23 : index
        %279 = vector.load %w[%278] : memref<?xi8>, vector<32xi8>
        %280 = vector.bitcast %279 : vector<32xi8> to vector<16xf16>
        %281 = arith.extf %280 : vector<16xf16> to vector<16xf32>
        %282 = arith.addi %121, %c23 : index
        %283 = vector.load %w[%282] : memref<?xi8>, vector<32xi8>
        %284 = vector.bitcast %283 : vector<32xi8> to vector<16xf16>
        %285 = arith.extf %284 : vector<16xf16> to vector<16xf32>
        %286 = arith.addi %42, %113 : index
        %287 = arith.addi %286, %c6 : index
        %288 = memref.load %x[%287] : memref<?xf32>
        %289 = vector.broadcast %288 : f32 to vector<16xf32>
        %290 = math.fma %289, %281, %210 : vector<16xf32>
        %291 = math.fma %289, %285, %211 : vector<16xf32>
        %292 = arith.addi %43, %113 : index
        %293 = arith.addi %292, %c6 : index
        %294 = memref.load %x[%293] : memref<?xf32>
        %295 = vector.broadcast %294 : f32 to vector<16xf32>
        %296 = math.fma %295, %281, %216 : vector<16xf32>
        %297 = math.fma %295, %285, %217 : vector<16xf32>
        %298 = arith.addi %44, %113 : index
        %299 = arith.addi %298, %c6 : index
        %300 = memref.load %x[%299] : memref<?xf32>
        %301 = vector.broadcast %300 : f32 to vector<16xf32>
        %302 = math.fma %301, %281, %222 : vector<16xf32>
        %303 = math.fma %301, %285, %223 : vector<16xf32>
        %304 = arith.addi %45, %113 : index
        %305 = arith.addi %304, %c6 : index
        %306 = memref.load %x[%305] : memref<?xf32>
        %307 = vector.broadcast %306 : f32 to vector<16xf32>
        %308 = math.fma %307, %281, %228 : vector<16xf32>
        %309 = math.fma %307, %285, %229 : vector<16xf32>
        %310 = arith.addi %46, %113 : index
        %311 = arith.addi %310, %c6 : index
        %312 = memref.load %x[%311] : memref<?xf32>
        %313 = vector.broadcast %312 : f32 to vector<16xf32>
        %314 = math.fma %313, %281, %234 : vector<16xf32>
        %315 = math.fma %313, %285, %235 : vector<16xf32>
        %316 = arith.addi %47, %113 : index
        %317 = arith.addi %316, %c6 : index
        %318 = memref.load %x[%317] : memref<?xf32>
        %319 = vector.broadcast %318 : f32 to vector<16xf32>
        %320 = math.fma %319, %281, %240 : vector<16xf32>
        %321 = math.fma %319, %285, %241 : vector<16xf32>
        %322 = arith.addi %48, %113 : index
        %323 = arith.addi %322, %c6 : index
        %324 = memref.load %x[%323] : memref<?xf32>
        %325 = vector.broadcast %324 : f32 to vector<16xf32>
        %326 = math.fma %325, %281, %246 : vector<16xf32>
        %327 = math.fma %325, %285, %247 : vector<16xf32>
        %328 = arith.addi %49, %113 : index
        %329 = arith.addi %328, %c6 : index
        %330 = memref.load %x[%329] : memref<?xf32>
        %331 = vector.broadcast %330 : f32 to vector<16xf32>
        %332 = math.fma %331, %281, %252 : vector<16xf32>
        %333 = math.fma %331, %285, %253 : vector<16xf32>
        %334 = arith.addi %50, %113 : index
        %335 = arith.addi %334, %c6 : index
        %336 = memref.load %x[%335] : memref<?xf32>
        %337 = vector.broadcast %336 : f32 to vector<16xf32>
        %338 = math.fma %337, %281, %258 : vector<16xf32>
        %339 = math.fma %337, %285, %259 : vector<16xf32>
        %340 = arith.addi %51, %113 : index
        %341 = arith.addi %340, %c6 : index
        %342 = memref.load %x[%341] : memref<?xf32>
        %343 = vector.broadcast %342 : f32 to vector<16xf32>
        %344 = math.fma %343, %281, %264 : vector<16xf32>
        %345 = math.fma %343, %285, %265 : vector<16xf32>
        %346 = arith.addi %52, %113 : index
        %347 = arith.addi %346, %c6 : index
        %348 = memref.load %x[%347] : memref<?xf32>
        %349 = vector.broadcast %348 : f32 to vector<16xf32>
        %350 = math.fma %349, %281, %270 : vector<16xf32>
        %351 = math.fma %349, %285, %271 : vector<16xf32>
        %352 = arith.addi %53, %113 : index
        %353 = arith.addi %352, %c6 : index
        %354 = memref.load %x[%353] : memref<?xf32>
        %355 = vector.broadcast %354 : f32 to vector<16xf32>
        %356 = math.fma %355, %281, %276 : vector<16xf32>
        %357 = math.fma %355, %285, %277 : vector<16xf32>
        %358 = arith.addi %115, %c24 : index
        %359 = vector.load %w[%358] : memref<?xi8>, vector<32xi8>
        %360 = vector.bitcast %359 : vector<32xi8> to vector<16xf16>
        %361 = arith.extf %360 : vector<16xf16> to vector<16xf32>
        %362 = arith.addi %121, %c24 : index
        %363 = vector.load %w[%362] : memref<?xi8>, vector<32xi8>
        %364 = vector.bitcast %363 : vector<32xi8> to vector<16xf16>
        %365 = arith.extf %364 : vector<16xf16> to vector<16xf32>
        %366 = arith.addi %42, %113 : index
        %367 = arith.addi %366, %c11 : index
        %368 = memref.load %x[%367] : memref<?xf32>
        %369 = vector.broadcast %368 : f32 to vector<16xf32>
        %370 = math.fma %369, %361, %290 : vector<16xf32>
        %371 = math.fma %369, %365, %291 : vector<16xf32>
        %372 = arith.addi %43, %113 : index
        %373 = arith.addi %372, %c11 : index
        %374 = memref.load %x[%373] : memref<?xf32>
        %375 = vector.broadcast %374 : f32 to vector<16xf32>
        %376 = math.fma %375, %361, %296 : vector<16xf32>
        %377 = math.fma %375, %365, %297 : vector<16xf32>
        %378 = arith.addi %44, %113 : index
        %379 = arith.addi %378, %c11 : index
        %380 = memref.load %x[%379] : memref<?xf32>
        %381 = vector.broadcast %380 : f32 to vector<16xf32>
        %382 = math.fma %381, %361, %302 : vector<16xf32>
        %383 = math.fma %381, %365, %303 : vector<16xf32>
        %384 = arith.addi %45, %113 : index
        %385 = arith.addi %384, %c11 : index
        %386 = memref.load %x[%385] : memref<?xf32>
        %387 = vector.broadcast %386 : f32 to vector<16xf32>
        %388 = math.fma %387, %361, %308 : vector<16xf32>
        %389 = math.fma %387, %365, %309 : vector<16xf32>
        %390 = arith.addi %46, %113 : index
        %391 = arith.addi %390, %c11 : index
        %392 = memref.load %x[%391] : memref<?xf32>
        %393 = vector.broadcast %392 : f32 to vector<16xf32>
        %394 = math.fma %393, %361, %314 : vector<16xf32>
        %395 = math.fma %393, %365, %315 : vector<16xf32>
        %396 = arith.addi %47, %113 : index
        %397 = arith.addi %396, %c11 : index
        %398 = memref.load %x[%397] : memref<?xf32>
        %399 = vector.broadcast %398 : f32 to vector<16xf32>
        %400 = math.fma %399, %361, %320 : vector<16xf32>
        %401 = math.fma %399, %365, %321 : vector<16xf32>
        %402 = arith.addi %48, %113 : index
        %403 = arith.addi %402, %c11 : index
        %404 = memref.load %x[%403] : memref<?xf32>
        %405 = vector.broadcast %404 : f32 to vector<16xf32>
        %406 = math.fma %405, %361, %326 : vector<16xf32>
        %407 = math.fma %405, %365, %327 : vector<16xf32>
        %408 = arith.addi %49, %113 : index
        %409 = arith.addi %408, %c11 : index
        %410 = memref.load %x[%409] : memref<?xf32>
        %411 = vector.broadcast %410 : f32 to vector<16xf32>
        %412 = math.fma %411, %361, %332 : vector<16xf32>
        %413 = math.fma %411, %365, %333 : vector<16xf32>
        %414 = arith.addi %50, %113 : index
        %415 = arith.addi %414, %c11 : index
        %416 = memref.load %x[%415] : memref<?xf32>
        %417 = vector.broadcast %416 : f32 to vector<16xf32>
        %418 = math.fma %417, %361, %338 : vector<16xf32>
        %419 = math.fma %417, %365, %339 : vector<16xf32>
        %420 = arith.addi %51, %113 : index
        %421 = arith.addi %420, %c11 : index
        %422 = memref.load %x[%421] : memref<?xf32>
        %423 = vector.broadcast %422 : f32 to vector<16xf32>
        %424 = math.fma %423, %361, %344 : vector<16xf32>
        %425 = math.fma %423, %365, %345 : vector<16xf32>
        %426 = arith.addi %52, %113 : index
        %427 = arith.addi %426, %c11 : index
        %428 = memref.load %x[%427] : memref<?xf32>
        %429 = vector.broadcast %428 : f32 to vector<16xf32>
        %430 = math.fma %429, %361, %350 : vector<16xf32>
        %431 = math.fma %429, %365, %351 : vector<16xf32>
        %432 = arith.addi %53, %113 : index
        %433 = arith.addi %432, %c11 : index
        %434 = memref.load %x[%433] : memref<?xf32>
        %435 = vector.broadcast %434 : f32 to vector<16xf32>
        %436 = math.fma %435, %361, %356 : vector<16xf32>
        %437 = math.fma %435, %365, %357 : vector<16xf32>
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
