// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q8_0', shape=Shape(rows=12, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q8_0_r12p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 544 : index
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
  %c21 = arith.constant 64 : index
  %c22 = arith.constant 16 : index
  %c23 = arith.constant 48 : index
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
      %85 = vector.load %w[%82] : memref<?xi8>, vector<32xi8>
      %86 = vector.bitcast %85 : vector<32xi8> to vector<16xf16>
      %87 = arith.extf %86 : vector<16xf16> to vector<16xf32>
      %88 = vector.load %w[%84] : memref<?xi8>, vector<32xi8>
      %89 = vector.bitcast %88 : vector<32xi8> to vector<16xf16>
      %90 = arith.extf %89 : vector<16xf16> to vector<16xf32>
      %91 = arith.muli %55, %c4 : index
      %117:24 = scf.for %92 = %c7 to %c16 step %c1 iter_args(%93 = %56, %94 = %57, %95 = %58, %96 = %59, %97 = %60, %98 = %61, %99 = %62, %100 = %63, %101 = %64, %102 = %65, %103 = %66, %104 = %67, %105 = %68, %106 = %69, %107 = %70, %108 = %71, %109 = %72, %110 = %73, %111 = %74, %112 = %75, %113 = %76, %114 = %77, %115 = %78, %116 = %79) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %118 = arith.muli %92, %c12 : index
        %119 = arith.addi %91, %118 : index
        %120 = arith.addi %82, %c4 : index
        %121 = arith.muli %92, %c21 : index
        %122 = arith.addi %120, %121 : index
        %123 = arith.addi %122, %c7 : index
        %124 = vector.load %w[%123] : memref<?xi8>, vector<16xi8>
        %125 = arith.extsi %124 : vector<16xi8> to vector<16xi32>
        %126 = arith.sitofp %125 : vector<16xi32> to vector<16xf32>
        %127 = arith.mulf %126, %87 : vector<16xf32>
        %128 = arith.addi %84, %c4 : index
        %129 = arith.muli %92, %c21 : index
        %130 = arith.addi %128, %129 : index
        %131 = arith.addi %130, %c7 : index
        %132 = vector.load %w[%131] : memref<?xi8>, vector<16xi8>
        %133 = arith.extsi %132 : vector<16xi8> to vector<16xi32>
        %134 = arith.sitofp %133 : vector<16xi32> to vector<16xf32>
        %135 = arith.mulf %134, %90 : vector<16xf32>
        %136 = arith.addi %42, %119 : index
        %137 = arith.addi %136, %c7 : index
        %138 = memref.load %x[%137] : memref<?xf32>
        %139 = vector.broadcast %138 : f32 to vector<16xf32>
        %140 = math.fma %139, %127, %93 : vector<16xf32>
        %141 = math.fma %139, %135, %94 : vector<16xf32>
        %142 = arith.addi %43, %119 : index
        %143 = arith.addi %142, %c7 : index
        %144 = memref.load %x[%143] : memref<?xf32>
        %145 = vector.broadcast %144 : f32 to vector<16xf32>
        %146 = math.fma %145, %127, %95 : vector<16xf32>
        %147 = math.fma %145, %135, %96 : vector<16xf32>
        %148 = arith.addi %44, %119 : index
        %149 = arith.addi %148, %c7 : index
        %150 = memref.load %x[%149] : memref<?xf32>
        %151 = vector.broadcast %150 : f32 to vector<16xf32>
        %152 = math.fma %151, %127, %97 : vector<16xf32>
        %153 = math.fma %151, %135, %98 : vector<16xf32>
        %154 = arith.addi %45, %119 : index
        %155 = arith.addi %154, %c7 : index
        %156 = memref.load %x[%155] : memref<?xf32>
        %157 = vector.broadcast %156 : f32 to vector<16xf32>
        %158 = math.fma %157, %127, %99 : vector<16xf32>
        %159 = math.fma %157, %135, %100 : vector<16xf32>
        %160 = arith.addi %46, %119 : index
        %161 = arith.addi %160, %c7 : index
        %162 = memref.load %x[%161] : memref<?xf32>
        %163 = vector.broadcast %162 : f32 to vector<16xf32>
        %164 = math.fma %163, %127, %101 : vector<16xf32>
        %165 = math.fma %163, %135, %102 : vector<16xf32>
        %166 = arith.addi %47, %119 : index
        %167 = arith.addi %166, %c7 : index
        %168 = memref.load %x[%167] : memref<?xf32>
        %169 = vector.broadcast %168 : f32 to vector<16xf32>
        %170 = math.fma %169, %127, %103 : vector<16xf32>
        %171 = math.fma %169, %135, %104 : vector<16xf32>
        %172 = arith.addi %48, %119 : index
        %173 = arith.addi %172, %c7 : index
        %174 = memref.load %x[%173] : memref<?xf32>
        %175 = vector.broadcast %174 : f32 to vector<16xf32>
        %176 = math.fma %175, %127, %105 : vector<16xf32>
        %177 = math.fma %175, %135, %106 : vector<16xf32>
        %178 = arith.addi %49, %119 : index
        %179 = arith.addi %178, %c7 : index
        %180 = memref.load %x[%179] : memref<?xf32>
        %181 = vector.broadcast %180 : f32 to vector<16xf32>
        %182 = math.fma %181, %127, %107 : vector<16xf32>
        %183 = math.fma %181, %135, %108 : vector<16xf32>
        %184 = arith.addi %50, %119 : index
        %185 = arith.addi %184, %c7 : index
        %186 = memref.load %x[%185] : memref<?xf32>
        %187 = vector.broadcast %186 : f32 to vector<16xf32>
        %188 = math.fma %187, %127, %109 : vector<16xf32>
        %189 = math.fma %187, %135, %110 : vector<16xf32>
        %190 = arith.addi %51, %119 : index
        %191 = arith.addi %190, %c7 : index
        %192 = memref.load %x[%191] : memref<?xf32>
        %193 = vector.broadcast %192 : f32 to vector<16xf32>
        %194 = math.fma %193, %127, %111 : vector<16xf32>
        %195 = math.fma %193, %135, %112 : vector<16xf32>
        %196 = arith.addi %52, %119 : index
        %197 = arith.addi %196, %c7 : index
        %198 = memref.load %x[%197] : memref<?xf32>
        %199 = vector.broadcast %198 : f32 to vector<16xf32>
        %200 = math.fma %199, %127, %113 : vector<16xf32>
        %201 = math.fma %199, %135, %114 : vector<16xf32>
        %202 = arith.addi %53, %119 : index
        %203 = arith.addi %202, %c7 : index
        %204 = memref.load %x[%203] : memref<?xf32>
        %205 = vector.broadcast %204 : f32 to vector<16xf32>
        %206 = math.fma %205, %127, %115 : vector<16xf32>
        %207 = math.fma %205, %135, %116 : vector<16xf32>
        %208 = arith.addi %122, %c22 : index
        %209 = vector.load %w[%208] : memref<?xi8>, vector<16xi8>
        %210 = arith.extsi %209 : vector<16xi8> to vector<16xi32>
        %211 = arith.sitofp %210 : vector<16xi32> to vector<16xf32>
        %212 = arith.mulf %211, %87 : vector<16xf32>
        %213 = arith.addi %130, %c22 : index
        %214 = vector.load %w[%213] : memref<?xi8>, vector<16xi8>
        %215 = arith.extsi %214 : vector<16xi8> to vector<16xi32>
        %216 = arith.sitofp %215 : vector<16xi32> to vector<16xf32>
        %217 = arith.mulf %216, %90 : vector<16xf32>
        %218 = arith.addi %42, %119 : index
        %219 = arith.addi %218, %c1 : index
        %220 = memref.load %x[%219] : memref<?xf32>
        %221 = vector.broadcast %220 : f32 to vector<16xf32>
        %222 = math.fma %221, %212, %140 : vector<16xf32>
        %223 = math.fma %221, %217, %141 : vector<16xf32>
        %224 = arith.addi %43, %119 : index
        %225 = arith.addi %224, %c1 : index
        %226 = memref.load %x[%225] : memref<?xf32>
        %227 = vector.broadcast %226 : f32 to vector<16xf32>
        %228 = math.fma %227, %212, %146 : vector<16xf32>
        %229 = math.fma %227, %217, %147 : vector<16xf32>
        %230 = arith.addi %44, %119 : index
        %231 = arith.addi %230, %c1 : index
        %232 = memref.load %x[%231] : memref<?xf32>
        %233 = vector.broadcast %232 : f32 to vector<16xf32>
        %234 = math.fma %233, %212, %152 : vector<16xf32>
        %235 = math.fma %233, %217, %153 : vector<16xf32>
        %236 = arith.addi %45, %119 : index
        %237 = arith.addi %236, %c1 : index
        %238 = memref.load %x[%237] : memref<?xf32>
        %239 = vector.broadcast %238 : f32 to vector<16xf32>
        %240 = math.fma %239, %212, %158 : vector<16xf32>
        %241 = math.fma %239, %217, %159 : vector<16xf32>
        %242 = arith.addi %46, %119 : index
        %243 = arith.addi %242, %c1 : index
        %244 = memref.load %x[%243] : memref<?xf32>
        %245 = vector.broadcast %244 : f32 to vector<16xf32>
        %246 = math.fma %245, %212, %164 : vector<16xf32>
        %247 = math.fma %245, %217, %165 : vector<16xf32>
        %248 = arith.addi %47, %119 : index
        %249 = arith.addi %248, %c1 : index
        %250 = memref.load %x[%249] : memref<?xf32>
        %251 = vector.broadcast %250 : f32 to vector<16xf32>
        %252 = math.fma %251, %212, %170 : vector<16xf32>
        %253 = math.fma %251, %217, %171 : vector<16xf32>
        %254 = arith.addi %48, %119 : index
        %255 = arith.addi %254, %c1 : index
        %256 = memref.load %x[%255] : memref<?xf32>
        %257 = vector.broadcast %256 : f32 to vector<16xf32>
        %258 = math.fma %257, %212, %176 : vector<16xf32>
        %259 = math.fma %257, %217, %177 : vector<16xf32>
        %260 = arith.addi %49, %119 : index
        %261 = arith.addi %260, %c1 : index
        %262 = memref.load %x[%261] : memref<?xf32>
        %263 = vector.broadcast %262 : f32 to vector<16xf32>
        %264 = math.fma %263, %212, %182 : vector<16xf32>
        %265 = math.fma %263, %217, %183 : vector<16xf32>
        %266 = arith.addi %50, %119 : index
        %267 = arith.addi %266, %c1 : index
        %268 = memref.load %x[%267] : memref<?xf32>
        %269 = vector.broadcast %268 : f32 to vector<16xf32>
        %270 = math.fma %269, %212, %188 : vector<16xf32>
        %271 = math.fma %269, %217, %189 : vector<16xf32>
        %272 = arith.addi %51, %119 : index
        %273 = arith.addi %272, %c1 : index
        %274 = memref.load %x[%273] : memref<?xf32>
        %275 = vector.broadcast %274 : f32 to vector<16xf32>
        %276 = math.fma %275, %212, %194 : vector<16xf32>
        %277 = math.fma %275, %217, %195 : vector<16xf32>
        %278 = arith.addi %52, %119 : index
        %279 = arith.addi %278, %c1 : index
        %280 = memref.load %x[%279] : memref<?xf32>
        %281 = vector.broadcast %280 : f32 to vector<16xf32>
        %282 = math.fma %281, %212, %200 : vector<16xf32>
        %283 = math.fma %281, %217, %201 : vector<16xf32>
        %284 = arith.addi %53, %119 : index
        %285 = arith.addi %284, %c1 : index
        %286 = memref.load %x[%285] : memref<?xf32>
        %287 = vector.broadcast %286 : f32 to vector<16xf32>
        %288 = math.fma %287, %212, %206 : vector<16xf32>
        %289 = math.fma %287, %217, %207 : vector<16xf32>
        %290 = arith.addi %122, %c4 : index
        %291 = vector.load %w[%290] : memref<?xi8>, vector<16xi8>
        %292 = arith.extsi %291 : vector<16xi8> to vector<16xi32>
        %293 = arith.sitofp %292 : vector<16xi32> to vector<16xf32>
        %294 = arith.mulf %293, %87 : vector<16xf32>
        %295 = arith.addi %130, %c4 : index
        %296 = vector.load %w[%295] : memref<?xi8>, vector<16xi8>
        %297 = arith.extsi %296 : vector<16xi8> to vector<16xi32>
        %298 = arith.sitofp %297 : vector<16xi32> to vector<16xf32>
        %299 = arith.mulf %298, %90 : vector<16xf32>
        %300 = arith.addi %42, %119 : index
        %301 = arith.addi %300, %c6 : index
        %302 = memref.load %x[%301] : memref<?xf32>
        %303 = vector.broadcast %302 : f32 to vector<16xf32>
        %304 = math.fma %303, %294, %222 : vector<16xf32>
        %305 = math.fma %303, %299, %223 : vector<16xf32>
        %306 = arith.addi %43, %119 : index
        %307 = arith.addi %306, %c6 : index
        %308 = memref.load %x[%307] : memref<?xf32>
        %309 = vector.broadcast %308 : f32 to vector<16xf32>
        %310 = math.fma %309, %294, %228 : vector<16xf32>
        %311 = math.fma %309, %299, %229 : vector<16xf32>
        %312 = arith.addi %44, %119 : index
        %313 = arith.addi %312, %c6 : index
        %314 = memref.load %x[%313] : memref<?xf32>
        %315 = vector.broadcast %314 : f32 to vector<16xf32>
        %316 = math.fma %315, %294, %234 : vector<16xf32>
        %317 = math.fma %315, %299, %235 : vector<16xf32>
        %318 = arith.addi %45, %119 : index
        %319 = arith.addi %318, %c6 : index
        %320 = memref.load %x[%319] : memref<?xf32>
        %321 = vector.broadcast %320 : f32 to vector<16xf32>
        %322 = math.fma %321, %294, %240 : vector<16xf32>
        %323 = math.fma %321, %299, %241 : vector<16xf32>
        %324 = arith.addi %46, %119 : index
        %325 = arith.addi %324, %c6 : index
        %326 = memref.load %x[%325] : memref<?xf32>
        %327 = vector.broadcast %326 : f32 to vector<16xf32>
        %328 = math.fma %327, %294, %246 : vector<16xf32>
        %329 = math.fma %327, %299, %247 : vector<16xf32>
        %330 = arith.addi %47, %119 : index
        %331 = arith.addi %330, %c6 : index
        %332 = memref.load %x[%331] : memref<?xf32>
        %333 = vector.broadcast %332 : f32 to vector<16xf32>
        %334 = math.fma %333, %294, %252 : vector<16xf32>
        %335 = math.fma %333, %299, %253 : vector<16xf32>
        %336 = arith.addi %48, %119 : index
        %337 = arith.addi %336, %c6 : index
        %338 = memref.load %x[%337] : memref<?xf32>
        %339 = vector.broadcast %338 : f32 to vector<16xf32>
        %340 = math.fma %339, %294, %258 : vector<16xf32>
        %341 = math.fma %339, %299, %259 : vector<16xf32>
        %342 = arith.addi %49, %119 : index
        %343 = arith.addi %342, %c6 : index
        %344 = memref.load %x[%343] : memref<?xf32>
        %345 = vector.broadcast %344 : f32 to vector<16xf32>
        %346 = math.fma %345, %294, %264 : vector<16xf32>
        %347 = math.fma %345, %299, %265 : vector<16xf32>
        %348 = arith.addi %50, %119 : index
        %349 = arith.addi %348, %c6 : index
        %350 = memref.load %x[%349] : memref<?xf32>
        %351 = vector.broadcast %350 : f32 to vector<16xf32>
        %352 = math.fma %351, %294, %270 : vector<16xf32>
        %353 = math.fma %351, %299, %271 : vector<16xf32>
        %354 = arith.addi %51, %119 : index
        %355 = arith.addi %354, %c6 : index
        %356 = memref.load %x[%355] : memref<?xf32>
        %357 = vector.broadcast %356 : f32 to vector<16xf32>
        %358 = math.fma %357, %294, %276 : vector<16xf32>
        %359 = math.fma %357, %299, %277 : vector<16xf32>
        %360 = arith.addi %52, %119 : index
        %361 = arith.addi %360, %c6 : index
        %362 = memref.load %x[%361] : memref<?xf32>
        %363 = vector.broadcast %362 : f32 to vector<16xf32>
        %364 = math.fma %363, %294, %282 : vector<16xf32>
        %365 = math.fma %363, %299, %283 : vector<16xf32>
        %366 = arith.addi %53, %119 : index
        %367 = arith.addi %366, %c6 : index
        %368 = memref.load %x[%367] : memref<?xf32>
        %369 = vector.broadcast %368 : f32 to vector<16xf32>
        %370 = math.fma %369, %294, %288 : vector<16xf32>
        %371 = math.fma %369, %299, %289 : vector<16xf32>
        %372 = arith.addi %122, %c23 : index
        %373 = vector.load %w[%372] : memref<?xi8>, vector<16xi8>
        %374 = arith.extsi %373 : vector<16xi8> to vector<16xi32>
        %375 = arith.sitofp %374 : vector<16xi32> to vector<16xf32>
        %376 = arith.mulf %375, %87 : vector<16xf32>
        %377 = arith.addi %130, %c23 : index
        %378 = vector.load %w[%377] : memref<?xi8>, vector<16xi8>
        %379 = arith.extsi %378 : vector<16xi8> to vector<16xi32>
        %380 = arith.sitofp %379 : vector<16xi32> to vector<16xf32>
        %381 = arith.mulf %380, %90 : vector<16xf32>
        %382 = arith.addi %42, %119 : index
        %383 = arith.addi %382, %c11 : index
        %384 = memref.load %x[%383] : memref<?xf32>
        %385 = vector.broadcast %384 : f32 to vector<16xf32>
        %386 = math.fma %385, %376, %304 : vector<16xf32>
        %387 = math.fma %385, %381, %305 : vector<16xf32>
        %388 = arith.addi %43, %119 : index
        %389 = arith.addi %388, %c11 : index
        %390 = memref.load %x[%389] : memref<?xf32>
        %391 = vector.broadcast %390 : f32 to vector<16xf32>
        %392 = math.fma %391, %376, %310 : vector<16xf32>
        %393 = math.fma %391, %381, %311 : vector<16xf32>
        %394 = arith.addi %44, %119 : index
        %395 = arith.addi %394, %c11 : index
        %396 = memref.load %x[%395] : memref<?xf32>
        %397 = vector.broadcast %396 : f32 to vector<16xf32>
        %398 = math.fma %397, %376, %316 : vector<16xf32>
        %399 = math.fma %397, %381, %317 : vector<16xf32>
        %400 = arith.addi %45, %119 : index
        %401 = arith.addi %400, %c11 : index
        %402 = memref.load %x[%401] : memref<?xf32>
        %403 = vector.broadcast %402 : f32 to vector<16xf32>
        %404 = math.fma %403, %376, %322 : vector<16xf32>
        %405 = math.fma %403, %381, %323 : vector<16xf32>
        %406 = arith.addi %46, %119 : index
        %407 = arith.addi %406, %c11 : index
        %408 = memref.load %x[%407] : memref<?xf32>
        %409 = vector.broadcast %408 : f32 to vector<16xf32>
        %410 = math.fma %409, %376, %328 : vector<16xf32>
        %411 = math.fma %409, %381, %329 : vector<16xf32>
        %412 = arith.addi %47, %119 : index
        %413 = arith.addi %412, %c11 : index
        %414 = memref.load %x[%413] : memref<?xf32>
        %415 = vector.broadcast %414 : f32 to vector<16xf32>
        %416 = math.fma %415, %376, %334 : vector<16xf32>
        %417 = math.fma %415, %381, %335 : vector<16xf32>
        %418 = arith.addi %48, %119 : index
        %419 = arith.addi %418, %c11 : index
        %420 = memref.load %x[%419] : memref<?xf32>
        %421 = vector.broadcast %420 : f32 to vector<16xf32>
        %422 = math.fma %421, %376, %340 : vector<16xf32>
        %423 = math.fma %421, %381, %341 : vector<16xf32>
        %424 = arith.addi %49, %119 : index
        %425 = arith.addi %424, %c11 : index
        %426 = memref.load %x[%425] : memref<?xf32>
        %427 = vector.broadcast %426 : f32 to vector<16xf32>
        %428 = math.fma %427, %376, %346 : vector<16xf32>
        %429 = math.fma %427, %381, %347 : vector<16xf32>
        %430 = arith.addi %50, %119 : index
        %431 = arith.addi %430, %c11 : index
        %432 = memref.load %x[%431] : memref<?xf32>
        %433 = vector.broadcast %432 : f32 to vector<16xf32>
        %434 = math.fma %433, %376, %352 : vector<16xf32>
        %435 = math.fma %433, %381, %353 : vector<16xf32>
        %436 = arith.addi %51, %119 : index
        %437 = arith.addi %436, %c11 : index
        %438 = memref.load %x[%437] : memref<?xf32>
        %439 = vector.broadcast %438 : f32 to vector<16xf32>
        %440 = math.fma %439, %376, %358 : vector<16xf32>
        %441 = math.fma %439, %381, %359 : vector<16xf32>
        %442 = arith.addi %52, %119 : index
        %443 = arith.addi %442, %c11 : index
        %444 = memref.load %x[%443] : memref<?xf32>
        %445 = vector.broadcast %444 : f32 to vector<16xf32>
        %446 = math.fma %445, %376, %364 : vector<16xf32>
        %447 = math.fma %445, %381, %365 : vector<16xf32>
        %448 = arith.addi %53, %119 : index
        %449 = arith.addi %448, %c11 : index
        %450 = memref.load %x[%449] : memref<?xf32>
        %451 = vector.broadcast %450 : f32 to vector<16xf32>
        %452 = math.fma %451, %376, %370 : vector<16xf32>
        %453 = math.fma %451, %381, %371 : vector<16xf32>
        scf.yield %386, %387, %392, %393, %398, %399, %404, %405, %410, %411, %416, %417, %422, %423, %428, %429, %434, %435, %440, %441, %446, %447, %452, %453 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %117#0, %117#1, %117#2, %117#3, %117#4, %117#5, %117#6, %117#7, %117#8, %117#9, %117#10, %117#11, %117#12, %117#13, %117#14, %117#15, %117#16, %117#17, %117#18, %117#19, %117#20, %117#21, %117#22, %117#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %454 = arith.addi %16, %c7 : index
    %455 = arith.cmpi slt, %454, %15 : index
    scf.if %455 {
      %456 = arith.muli %454, %outputFeatures : index
      %457 = arith.muli %3, %c4 : index
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
        %464 = arith.addi %458, %c22 : index
        %465 = vector.load %residual[%464] : memref<?xf32>, vector<16xf32>
        %466 = arith.addf %465, %80#1 : vector<16xf32>
        %467 = arith.addi %458, %c22 : index
        vector.store %466, %out[%467] : memref<?xf32>, vector<16xf32>
      } else {
        %468 = arith.addi %458, %c22 : index
        vector.store %80#1, %out[%468] : memref<?xf32>, vector<16xf32>
      }
    }
    %469 = arith.addi %16, %c1 : index
    %470 = arith.cmpi slt, %469, %15 : index
    scf.if %470 {
      %471 = arith.muli %469, %outputFeatures : index
      %472 = arith.muli %3, %c4 : index
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
        %479 = arith.addi %473, %c22 : index
        %480 = vector.load %residual[%479] : memref<?xf32>, vector<16xf32>
        %481 = arith.addf %480, %80#3 : vector<16xf32>
        %482 = arith.addi %473, %c22 : index
        vector.store %481, %out[%482] : memref<?xf32>, vector<16xf32>
      } else {
        %483 = arith.addi %473, %c22 : index
        vector.store %80#3, %out[%483] : memref<?xf32>, vector<16xf32>
      }
    }
    %484 = arith.addi %16, %c6 : index
    %485 = arith.cmpi slt, %484, %15 : index
    scf.if %485 {
      %486 = arith.muli %484, %outputFeatures : index
      %487 = arith.muli %3, %c4 : index
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
        %494 = arith.addi %488, %c22 : index
        %495 = vector.load %residual[%494] : memref<?xf32>, vector<16xf32>
        %496 = arith.addf %495, %80#5 : vector<16xf32>
        %497 = arith.addi %488, %c22 : index
        vector.store %496, %out[%497] : memref<?xf32>, vector<16xf32>
      } else {
        %498 = arith.addi %488, %c22 : index
        vector.store %80#5, %out[%498] : memref<?xf32>, vector<16xf32>
      }
    }
    %499 = arith.addi %16, %c11 : index
    %500 = arith.cmpi slt, %499, %15 : index
    scf.if %500 {
      %501 = arith.muli %499, %outputFeatures : index
      %502 = arith.muli %3, %c4 : index
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
        %509 = arith.addi %503, %c22 : index
        %510 = vector.load %residual[%509] : memref<?xf32>, vector<16xf32>
        %511 = arith.addf %510, %80#7 : vector<16xf32>
        %512 = arith.addi %503, %c22 : index
        vector.store %511, %out[%512] : memref<?xf32>, vector<16xf32>
      } else {
        %513 = arith.addi %503, %c22 : index
        vector.store %80#7, %out[%513] : memref<?xf32>, vector<16xf32>
      }
    }
    %514 = arith.addi %16, %c12 : index
    %515 = arith.cmpi slt, %514, %15 : index
    scf.if %515 {
      %516 = arith.muli %514, %outputFeatures : index
      %517 = arith.muli %3, %c4 : index
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
        %524 = arith.addi %518, %c22 : index
        %525 = vector.load %residual[%524] : memref<?xf32>, vector<16xf32>
        %526 = arith.addf %525, %80#9 : vector<16xf32>
        %527 = arith.addi %518, %c22 : index
        vector.store %526, %out[%527] : memref<?xf32>, vector<16xf32>
      } else {
        %528 = arith.addi %518, %c22 : index
        vector.store %80#9, %out[%528] : memref<?xf32>, vector<16xf32>
      }
    }
    %529 = arith.addi %16, %c13 : index
    %530 = arith.cmpi slt, %529, %15 : index
    scf.if %530 {
      %531 = arith.muli %529, %outputFeatures : index
      %532 = arith.muli %3, %c4 : index
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
        %539 = arith.addi %533, %c22 : index
        %540 = vector.load %residual[%539] : memref<?xf32>, vector<16xf32>
        %541 = arith.addf %540, %80#11 : vector<16xf32>
        %542 = arith.addi %533, %c22 : index
        vector.store %541, %out[%542] : memref<?xf32>, vector<16xf32>
      } else {
        %543 = arith.addi %533, %c22 : index
        vector.store %80#11, %out[%543] : memref<?xf32>, vector<16xf32>
      }
    }
    %544 = arith.addi %16, %c14 : index
    %545 = arith.cmpi slt, %544, %15 : index
    scf.if %545 {
      %546 = arith.muli %544, %outputFeatures : index
      %547 = arith.muli %3, %c4 : index
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
        %554 = arith.addi %548, %c22 : index
        %555 = vector.load %residual[%554] : memref<?xf32>, vector<16xf32>
        %556 = arith.addf %555, %80#13 : vector<16xf32>
        %557 = arith.addi %548, %c22 : index
        vector.store %556, %out[%557] : memref<?xf32>, vector<16xf32>
      } else {
        %558 = arith.addi %548, %c22 : index
        vector.store %80#13, %out[%558] : memref<?xf32>, vector<16xf32>
      }
    }
    %559 = arith.addi %16, %c15 : index
    %560 = arith.cmpi slt, %559, %15 : index
    scf.if %560 {
      %561 = arith.muli %559, %outputFeatures : index
      %562 = arith.muli %3, %c4 : index
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
        %569 = arith.addi %563, %c22 : index
        %570 = vector.load %residual[%569] : memref<?xf32>, vector<16xf32>
        %571 = arith.addf %570, %80#15 : vector<16xf32>
        %572 = arith.addi %563, %c22 : index
        vector.store %571, %out[%572] : memref<?xf32>, vector<16xf32>
      } else {
        %573 = arith.addi %563, %c22 : index
        vector.store %80#15, %out[%573] : memref<?xf32>, vector<16xf32>
      }
    }
    %574 = arith.addi %16, %c16 : index
    %575 = arith.cmpi slt, %574, %15 : index
    scf.if %575 {
      %576 = arith.muli %574, %outputFeatures : index
      %577 = arith.muli %3, %c4 : index
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
        %584 = arith.addi %578, %c22 : index
        %585 = vector.load %residual[%584] : memref<?xf32>, vector<16xf32>
        %586 = arith.addf %585, %80#17 : vector<16xf32>
        %587 = arith.addi %578, %c22 : index
        vector.store %586, %out[%587] : memref<?xf32>, vector<16xf32>
      } else {
        %588 = arith.addi %578, %c22 : index
        vector.store %80#17, %out[%588] : memref<?xf32>, vector<16xf32>
      }
    }
    %589 = arith.addi %16, %c17 : index
    %590 = arith.cmpi slt, %589, %15 : index
    scf.if %590 {
      %591 = arith.muli %589, %outputFeatures : index
      %592 = arith.muli %3, %c4 : index
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
        %599 = arith.addi %593, %c22 : index
        %600 = vector.load %residual[%599] : memref<?xf32>, vector<16xf32>
        %601 = arith.addf %600, %80#19 : vector<16xf32>
        %602 = arith.addi %593, %c22 : index
        vector.store %601, %out[%602] : memref<?xf32>, vector<16xf32>
      } else {
        %603 = arith.addi %593, %c22 : index
        vector.store %80#19, %out[%603] : memref<?xf32>, vector<16xf32>
      }
    }
    %604 = arith.addi %16, %c18 : index
    %605 = arith.cmpi slt, %604, %15 : index
    scf.if %605 {
      %606 = arith.muli %604, %outputFeatures : index
      %607 = arith.muli %3, %c4 : index
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
        %614 = arith.addi %608, %c22 : index
        %615 = vector.load %residual[%614] : memref<?xf32>, vector<16xf32>
        %616 = arith.addf %615, %80#21 : vector<16xf32>
        %617 = arith.addi %608, %c22 : index
        vector.store %616, %out[%617] : memref<?xf32>, vector<16xf32>
      } else {
        %618 = arith.addi %608, %c22 : index
        vector.store %80#21, %out[%618] : memref<?xf32>, vector<16xf32>
      }
    }
    %619 = arith.addi %16, %c19 : index
    %620 = arith.cmpi slt, %619, %15 : index
    scf.if %620 {
      %621 = arith.muli %619, %outputFeatures : index
      %622 = arith.muli %3, %c4 : index
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
        %629 = arith.addi %623, %c22 : index
        %630 = vector.load %residual[%629] : memref<?xf32>, vector<16xf32>
        %631 = arith.addf %630, %80#23 : vector<16xf32>
        %632 = arith.addi %623, %c22 : index
        vector.store %631, %out[%632] : memref<?xf32>, vector<16xf32>
      } else {
        %633 = arith.addi %623, %c22 : index
        vector.store %80#23, %out[%633] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
