// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='int4', shape=Shape(rows=12, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_int4_r12p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %groupSize = wave.param "groupSize" : index
  %c5 = arith.constant 8 : index
  %c6 = arith.constant 48 : index
  %c7 = arith.constant 2 : index
  %c8 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c11 = arith.constant 12 : index
  %c12 = arith.constant 3 : index
  %c13 = arith.constant 4 : index
  %c14 = arith.constant 5 : index
  %c15 = arith.constant 6 : index
  %c16 = arith.constant 7 : index
  %c17 = arith.constant 9 : index
  %c18 = arith.constant 10 : index
  %c19 = arith.constant 11 : index
  %c20 = arith.constant dense<0x00000000> : vector<16xf32>
  %c21 = arith.constant 32 : index
  %c22 = arith.constant dense<15> : vector<16xi32>
  %c23 = arith.constant dense<4> : vector<16xi32>
  %c24 = arith.constant 16 : index
  %0 = arith.cmpi eq, %hasResidual, %c1 : index
  %1 = arith.muli %groupSize, %c5 : index
  %2 = arith.addi %1, %c6 : index
  %3 = arith.divui %inputFeatures, %groupSize : index
  %4 = arith.muli %3, %2 : index
  %5 = wave.block 0
  %6 = wave.block 1
  %7 = arith.muli %5, %c7 : index
  %8 = arith.addi %7, %c8 : index
  %9 = arith.muli %8, %4 : index
  %10 = arith.muli %5, %c7 : index
  %11 = arith.addi %10, %c1 : index
  %12 = arith.muli %11, %4 : index
  %13 = memref.load %step[%countAt] : memref<?xi32>
  %14 = arith.index_cast %13 : i32 to index
  %15 = arith.muli %6, %rowsPerBlock : index
  %16 = arith.addi %15, %rowsPerBlock : index
  %17 = arith.minsi %16, %14 : index
  scf.for %18 = %15 to %17 step %c11 {
    %19 = arith.subi %17, %c1 : index
    %20 = arith.addi %18, %c8 : index
    %21 = arith.minsi %20, %19 : index
    %22 = arith.addi %18, %c1 : index
    %23 = arith.minsi %22, %19 : index
    %24 = arith.addi %18, %c7 : index
    %25 = arith.minsi %24, %19 : index
    %26 = arith.addi %18, %c12 : index
    %27 = arith.minsi %26, %19 : index
    %28 = arith.addi %18, %c13 : index
    %29 = arith.minsi %28, %19 : index
    %30 = arith.addi %18, %c14 : index
    %31 = arith.minsi %30, %19 : index
    %32 = arith.addi %18, %c15 : index
    %33 = arith.minsi %32, %19 : index
    %34 = arith.addi %18, %c16 : index
    %35 = arith.minsi %34, %19 : index
    %36 = arith.addi %18, %c5 : index
    %37 = arith.minsi %36, %19 : index
    %38 = arith.addi %18, %c17 : index
    %39 = arith.minsi %38, %19 : index
    %40 = arith.addi %18, %c18 : index
    %41 = arith.minsi %40, %19 : index
    %42 = arith.addi %18, %c19 : index
    %43 = arith.minsi %42, %19 : index
    %44 = arith.muli %21, %inputFeatures : index
    %45 = arith.muli %23, %inputFeatures : index
    %46 = arith.muli %25, %inputFeatures : index
    %47 = arith.muli %27, %inputFeatures : index
    %48 = arith.muli %29, %inputFeatures : index
    %49 = arith.muli %31, %inputFeatures : index
    %50 = arith.muli %33, %inputFeatures : index
    %51 = arith.muli %35, %inputFeatures : index
    %52 = arith.muli %37, %inputFeatures : index
    %53 = arith.muli %39, %inputFeatures : index
    %54 = arith.muli %41, %inputFeatures : index
    %55 = arith.muli %43, %inputFeatures : index
    %56 = arith.muli %groupSize, %c5 : index
    %57 = arith.addi %56, %c6 : index
    %58 = arith.divui %groupSize, %c13 : index
    %59 = arith.divui %inputFeatures, %groupSize : index
    %85:24 = scf.for %60 = %c8 to %59 step %c1 iter_args(%61 = %c20, %62 = %c20, %63 = %c20, %64 = %c20, %65 = %c20, %66 = %c20, %67 = %c20, %68 = %c20, %69 = %c20, %70 = %c20, %71 = %c20, %72 = %c20, %73 = %c20, %74 = %c20, %75 = %c20, %76 = %c20, %77 = %c20, %78 = %c20, %79 = %c20, %80 = %c20, %81 = %c20, %82 = %c20, %83 = %c20, %84 = %c20) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %86 = arith.muli %60, %57 : index
      %87 = arith.addi %9, %86 : index
      %88 = arith.muli %60, %57 : index
      %89 = arith.addi %12, %88 : index
      %90 = vector.load %w[%87] : memref<?xi8>, vector<32xi8>
      %91 = vector.bitcast %90 : vector<32xi8> to vector<16xf16>
      %92 = arith.extf %91 : vector<16xf16> to vector<16xf32>
      %93 = arith.addi %87, %c21 : index
      %94 = vector.load %w[%93] : memref<?xi8>, vector<16xi8>
      %95 = arith.extui %94 : vector<16xi8> to vector<16xi32>
      %96 = vector.load %w[%89] : memref<?xi8>, vector<32xi8>
      %97 = vector.bitcast %96 : vector<32xi8> to vector<16xf16>
      %98 = arith.extf %97 : vector<16xf16> to vector<16xf32>
      %99 = arith.addi %89, %c21 : index
      %100 = vector.load %w[%99] : memref<?xi8>, vector<16xi8>
      %101 = arith.extui %100 : vector<16xi8> to vector<16xi32>
      %102 = arith.muli %60, %groupSize : index
      %128:24 = scf.for %103 = %c8 to %58 step %c1 iter_args(%104 = %61, %105 = %62, %106 = %63, %107 = %64, %108 = %65, %109 = %66, %110 = %67, %111 = %68, %112 = %69, %113 = %70, %114 = %71, %115 = %72, %116 = %73, %117 = %74, %118 = %75, %119 = %76, %120 = %77, %121 = %78, %122 = %79, %123 = %80, %124 = %81, %125 = %82, %126 = %83, %127 = %84) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %129 = arith.muli %103, %c13 : index
        %130 = arith.addi %102, %129 : index
        %131 = arith.addi %87, %c6 : index
        %132 = arith.muli %103, %c21 : index
        %133 = arith.addi %131, %132 : index
        %134 = arith.addi %133, %c8 : index
        %135 = vector.load %w[%134] : memref<?xi8>, vector<16xi8>
        %136 = arith.extui %135 : vector<16xi8> to vector<16xi32>
        %137 = arith.andi %136, %c22 : vector<16xi32>
        %138 = arith.shrui %136, %c23 : vector<16xi32>
        %139 = arith.subi %137, %95 : vector<16xi32>
        %140 = arith.sitofp %139 : vector<16xi32> to vector<16xf32>
        %141 = arith.mulf %140, %92 : vector<16xf32>
        %142 = arith.addi %89, %c6 : index
        %143 = arith.muli %103, %c21 : index
        %144 = arith.addi %142, %143 : index
        %145 = arith.addi %144, %c8 : index
        %146 = vector.load %w[%145] : memref<?xi8>, vector<16xi8>
        %147 = arith.extui %146 : vector<16xi8> to vector<16xi32>
        %148 = arith.andi %147, %c22 : vector<16xi32>
        %149 = arith.shrui %147, %c23 : vector<16xi32>
        %150 = arith.subi %148, %101 : vector<16xi32>
        %151 = arith.sitofp %150 : vector<16xi32> to vector<16xf32>
        %152 = arith.mulf %151, %98 : vector<16xf32>
        %153 = arith.addi %44, %130 : index
        %154 = arith.addi %153, %c8 : index
        %155 = memref.load %x[%154] : memref<?xf32>
        %156 = vector.broadcast %155 : f32 to vector<16xf32>
        %157 = math.fma %156, %141, %104 : vector<16xf32>
        %158 = math.fma %156, %152, %105 : vector<16xf32>
        %159 = arith.addi %45, %130 : index
        %160 = arith.addi %159, %c8 : index
        %161 = memref.load %x[%160] : memref<?xf32>
        %162 = vector.broadcast %161 : f32 to vector<16xf32>
        %163 = math.fma %162, %141, %106 : vector<16xf32>
        %164 = math.fma %162, %152, %107 : vector<16xf32>
        %165 = arith.addi %46, %130 : index
        %166 = arith.addi %165, %c8 : index
        %167 = memref.load %x[%166] : memref<?xf32>
        %168 = vector.broadcast %167 : f32 to vector<16xf32>
        %169 = math.fma %168, %141, %108 : vector<16xf32>
        %170 = math.fma %168, %152, %109 : vector<16xf32>
        %171 = arith.addi %47, %130 : index
        %172 = arith.addi %171, %c8 : index
        %173 = memref.load %x[%172] : memref<?xf32>
        %174 = vector.broadcast %173 : f32 to vector<16xf32>
        %175 = math.fma %174, %141, %110 : vector<16xf32>
        %176 = math.fma %174, %152, %111 : vector<16xf32>
        %177 = arith.addi %48, %130 : index
        %178 = arith.addi %177, %c8 : index
        %179 = memref.load %x[%178] : memref<?xf32>
        %180 = vector.broadcast %179 : f32 to vector<16xf32>
        %181 = math.fma %180, %141, %112 : vector<16xf32>
        %182 = math.fma %180, %152, %113 : vector<16xf32>
        %183 = arith.addi %49, %130 : index
        %184 = arith.addi %183, %c8 : index
        %185 = memref.load %x[%184] : memref<?xf32>
        %186 = vector.broadcast %185 : f32 to vector<16xf32>
        %187 = math.fma %186, %141, %114 : vector<16xf32>
        %188 = math.fma %186, %152, %115 : vector<16xf32>
        %189 = arith.addi %50, %130 : index
        %190 = arith.addi %189, %c8 : index
        %191 = memref.load %x[%190] : memref<?xf32>
        %192 = vector.broadcast %191 : f32 to vector<16xf32>
        %193 = math.fma %192, %141, %116 : vector<16xf32>
        %194 = math.fma %192, %152, %117 : vector<16xf32>
        %195 = arith.addi %51, %130 : index
        %196 = arith.addi %195, %c8 : index
        %197 = memref.load %x[%196] : memref<?xf32>
        %198 = vector.broadcast %197 : f32 to vector<16xf32>
        %199 = math.fma %198, %141, %118 : vector<16xf32>
        %200 = math.fma %198, %152, %119 : vector<16xf32>
        %201 = arith.addi %52, %130 : index
        %202 = arith.addi %201, %c8 : index
        %203 = memref.load %x[%202] : memref<?xf32>
        %204 = vector.broadcast %203 : f32 to vector<16xf32>
        %205 = math.fma %204, %141, %120 : vector<16xf32>
        %206 = math.fma %204, %152, %121 : vector<16xf32>
        %207 = arith.addi %53, %130 : index
        %208 = arith.addi %207, %c8 : index
        %209 = memref.load %x[%208] : memref<?xf32>
        %210 = vector.broadcast %209 : f32 to vector<16xf32>
        %211 = math.fma %210, %141, %122 : vector<16xf32>
        %212 = math.fma %210, %152, %123 : vector<16xf32>
        %213 = arith.addi %54, %130 : index
        %214 = arith.addi %213, %c8 : index
        %215 = memref.load %x[%214] : memref<?xf32>
        %216 = vector.broadcast %215 : f32 to vector<16xf32>
        %217 = math.fma %216, %141, %124 : vector<16xf32>
        %218 = math.fma %216, %152, %125 : vector<16xf32>
        %219 = arith.addi %55, %130 : index
        %220 = arith.addi %219, %c8 : index
        %221 = memref.load %x[%220] : memref<?xf32>
        %222 = vector.broadcast %221 : f32 to vector<16xf32>
        %223 = math.fma %222, %141, %126 : vector<16xf32>
        %224 = math.fma %222, %152, %127 : vector<16xf32>
        %225 = arith.subi %138, %95 : vector<16xi32>
        %226 = arith.sitofp %225 : vector<16xi32> to vector<16xf32>
        %227 = arith.mulf %226, %92 : vector<16xf32>
        %228 = arith.subi %149, %101 : vector<16xi32>
        %229 = arith.sitofp %228 : vector<16xi32> to vector<16xf32>
        %230 = arith.mulf %229, %98 : vector<16xf32>
        %231 = arith.addi %44, %130 : index
        %232 = arith.addi %231, %c1 : index
        %233 = memref.load %x[%232] : memref<?xf32>
        %234 = vector.broadcast %233 : f32 to vector<16xf32>
        %235 = math.fma %234, %227, %157 : vector<16xf32>
        %236 = math.fma %234, %230, %158 : vector<16xf32>
        %237 = arith.addi %45, %130 : index
        %238 = arith.addi %237, %c1 : index
        %239 = memref.load %x[%238] : memref<?xf32>
        %240 = vector.broadcast %239 : f32 to vector<16xf32>
        %241 = math.fma %240, %227, %163 : vector<16xf32>
        %242 = math.fma %240, %230, %164 : vector<16xf32>
        %243 = arith.addi %46, %130 : index
        %244 = arith.addi %243, %c1 : index
        %245 = memref.load %x[%244] : memref<?xf32>
        %246 = vector.broadcast %245 : f32 to vector<16xf32>
        %247 = math.fma %246, %227, %169 : vector<16xf32>
        %248 = math.fma %246, %230, %170 : vector<16xf32>
        %249 = arith.addi %47, %130 : index
        %250 = arith.addi %249, %c1 : index
        %251 = memref.load %x[%250] : memref<?xf32>
        %252 = vector.broadcast %251 : f32 to vector<16xf32>
        %253 = math.fma %252, %227, %175 : vector<16xf32>
        %254 = math.fma %252, %230, %176 : vector<16xf32>
        %255 = arith.addi %48, %130 : index
        %256 = arith.addi %255, %c1 : index
        %257 = memref.load %x[%256] : memref<?xf32>
        %258 = vector.broadcast %257 : f32 to vector<16xf32>
        %259 = math.fma %258, %227, %181 : vector<16xf32>
        %260 = math.fma %258, %230, %182 : vector<16xf32>
        %261 = arith.addi %49, %130 : index
        %262 = arith.addi %261, %c1 : index
        %263 = memref.load %x[%262] : memref<?xf32>
        %264 = vector.broadcast %263 : f32 to vector<16xf32>
        %265 = math.fma %264, %227, %187 : vector<16xf32>
        %266 = math.fma %264, %230, %188 : vector<16xf32>
        %267 = arith.addi %50, %130 : index
        %268 = arith.addi %267, %c1 : index
        %269 = memref.load %x[%268] : memref<?xf32>
        %270 = vector.broadcast %269 : f32 to vector<16xf32>
        %271 = math.fma %270, %227, %193 : vector<16xf32>
        %272 = math.fma %270, %230, %194 : vector<16xf32>
        %273 = arith.addi %51, %130 : index
        %274 = arith.addi %273, %c1 : index
        %275 = memref.load %x[%274] : memref<?xf32>
        %276 = vector.broadcast %275 : f32 to vector<16xf32>
        %277 = math.fma %276, %227, %199 : vector<16xf32>
        %278 = math.fma %276, %230, %200 : vector<16xf32>
        %279 = arith.addi %52, %130 : index
        %280 = arith.addi %279, %c1 : index
        %281 = memref.load %x[%280] : memref<?xf32>
        %282 = vector.broadcast %281 : f32 to vector<16xf32>
        %283 = math.fma %282, %227, %205 : vector<16xf32>
        %284 = math.fma %282, %230, %206 : vector<16xf32>
        %285 = arith.addi %53, %130 : index
        %286 = arith.addi %285, %c1 : index
        %287 = memref.load %x[%286] : memref<?xf32>
        %288 = vector.broadcast %287 : f32 to vector<16xf32>
        %289 = math.fma %288, %227, %211 : vector<16xf32>
        %290 = math.fma %288, %230, %212 : vector<16xf32>
        %291 = arith.addi %54, %130 : index
        %292 = arith.addi %291, %c1 : index
        %293 = memref.load %x[%292] : memref<?xf32>
        %294 = vector.broadcast %293 : f32 to vector<16xf32>
        %295 = math.fma %294, %227, %217 : vector<16xf32>
        %296 = math.fma %294, %230, %218 : vector<16xf32>
        %297 = arith.addi %55, %130 : index
        %298 = arith.addi %297, %c1 : index
        %299 = memref.load %x[%298] : memref<?xf32>
        %300 = vector.broadcast %299 : f32 to vector<16xf32>
        %301 = math.fma %300, %227, %223 : vector<16xf32>
        %302 = math.fma %300, %230, %224 : vector<16xf32>
        %303 = arith.addi %133, %c24 : index
        %304 = vector.load %w[%303] : memref<?xi8>, vector<16xi8>
        %305 = arith.extui %304 : vector<16xi8> to vector<16xi32>
        %306 = arith.andi %305, %c22 : vector<16xi32>
        %307 = arith.shrui %305, %c23 : vector<16xi32>
        %308 = arith.subi %306, %95 : vector<16xi32>
        %309 = arith.sitofp %308 : vector<16xi32> to vector<16xf32>
        %310 = arith.mulf %309, %92 : vector<16xf32>
        %311 = arith.addi %144, %c24 : index
        %312 = vector.load %w[%311] : memref<?xi8>, vector<16xi8>
        %313 = arith.extui %312 : vector<16xi8> to vector<16xi32>
        %314 = arith.andi %313, %c22 : vector<16xi32>
        %315 = arith.shrui %313, %c23 : vector<16xi32>
        %316 = arith.subi %314, %101 : vector<16xi32>
        %317 = arith.sitofp %316 : vector<16xi32> to vector<16xf32>
        %318 = arith.mulf %317, %98 : vector<16xf32>
        %319 = arith.addi %44, %130 : index
        %320 = arith.addi %319, %c7 : index
        %321 = memref.load %x[%320] : memref<?xf32>
        %322 = vector.broadcast %321 : f32 to vector<16xf32>
        %323 = math.fma %322, %310, %235 : vector<16xf32>
        %324 = math.fma %322, %318, %236 : vector<16xf32>
        %325 = arith.addi %45, %130 : index
        %326 = arith.addi %325, %c7 : index
        %327 = memref.load %x[%326] : memref<?xf32>
        %328 = vector.broadcast %327 : f32 to vector<16xf32>
        %329 = math.fma %328, %310, %241 : vector<16xf32>
        %330 = math.fma %328, %318, %242 : vector<16xf32>
        %331 = arith.addi %46, %130 : index
        %332 = arith.addi %331, %c7 : index
        %333 = memref.load %x[%332] : memref<?xf32>
        %334 = vector.broadcast %333 : f32 to vector<16xf32>
        %335 = math.fma %334, %310, %247 : vector<16xf32>
        %336 = math.fma %334, %318, %248 : vector<16xf32>
        %337 = arith.addi %47, %130 : index
        %338 = arith.addi %337, %c7 : index
        %339 = memref.load %x[%338] : memref<?xf32>
        %340 = vector.broadcast %339 : f32 to vector<16xf32>
        %341 = math.fma %340, %310, %253 : vector<16xf32>
        %342 = math.fma %340, %318, %254 : vector<16xf32>
        %343 = arith.addi %48, %130 : index
        %344 = arith.addi %343, %c7 : index
        %345 = memref.load %x[%344] : memref<?xf32>
        %346 = vector.broadcast %345 : f32 to vector<16xf32>
        %347 = math.fma %346, %310, %259 : vector<16xf32>
        %348 = math.fma %346, %318, %260 : vector<16xf32>
        %349 = arith.addi %49, %130 : index
        %350 = arith.addi %349, %c7 : index
        %351 = memref.load %x[%350] : memref<?xf32>
        %352 = vector.broadcast %351 : f32 to vector<16xf32>
        %353 = math.fma %352, %310, %265 : vector<16xf32>
        %354 = math.fma %352, %318, %266 : vector<16xf32>
        %355 = arith.addi %50, %130 : index
        %356 = arith.addi %355, %c7 : index
        %357 = memref.load %x[%356] : memref<?xf32>
        %358 = vector.broadcast %357 : f32 to vector<16xf32>
        %359 = math.fma %358, %310, %271 : vector<16xf32>
        %360 = math.fma %358, %318, %272 : vector<16xf32>
        %361 = arith.addi %51, %130 : index
        %362 = arith.addi %361, %c7 : index
        %363 = memref.load %x[%362] : memref<?xf32>
        %364 = vector.broadcast %363 : f32 to vector<16xf32>
        %365 = math.fma %364, %310, %277 : vector<16xf32>
        %366 = math.fma %364, %318, %278 : vector<16xf32>
        %367 = arith.addi %52, %130 : index
        %368 = arith.addi %367, %c7 : index
        %369 = memref.load %x[%368] : memref<?xf32>
        %370 = vector.broadcast %369 : f32 to vector<16xf32>
        %371 = math.fma %370, %310, %283 : vector<16xf32>
        %372 = math.fma %370, %318, %284 : vector<16xf32>
        %373 = arith.addi %53, %130 : index
        %374 = arith.addi %373, %c7 : index
        %375 = memref.load %x[%374] : memref<?xf32>
        %376 = vector.broadcast %375 : f32 to vector<16xf32>
        %377 = math.fma %376, %310, %289 : vector<16xf32>
        %378 = math.fma %376, %318, %290 : vector<16xf32>
        %379 = arith.addi %54, %130 : index
        %380 = arith.addi %379, %c7 : index
        %381 = memref.load %x[%380] : memref<?xf32>
        %382 = vector.broadcast %381 : f32 to vector<16xf32>
        %383 = math.fma %382, %310, %295 : vector<16xf32>
        %384 = math.fma %382, %318, %296 : vector<16xf32>
        %385 = arith.addi %55, %130 : index
        %386 = arith.addi %385, %c7 : index
        %387 = memref.load %x[%386] : memref<?xf32>
        %388 = vector.broadcast %387 : f32 to vector<16xf32>
        %389 = math.fma %388, %310, %301 : vector<16xf32>
        %390 = math.fma %388, %318, %302 : vector<16xf32>
        %391 = arith.subi %307, %95 : vector<16xi32>
        %392 = arith.sitofp %391 : vector<16xi32> to vector<16xf32>
        %393 = arith.mulf %392, %92 : vector<16xf32>
        %394 = arith.subi %315, %101 : vector<16xi32>
        %395 = arith.sitofp %394 : vector<16xi32> to vector<16xf32>
        %396 = arith.mulf %395, %98 : vector<16xf32>
        %397 = arith.addi %44, %130 : index
        %398 = arith.addi %397, %c12 : index
        %399 = memref.load %x[%398] : memref<?xf32>
        %400 = vector.broadcast %399 : f32 to vector<16xf32>
        %401 = math.fma %400, %393, %323 : vector<16xf32>
        %402 = math.fma %400, %396, %324 : vector<16xf32>
        %403 = arith.addi %45, %130 : index
        %404 = arith.addi %403, %c12 : index
        %405 = memref.load %x[%404] : memref<?xf32>
        %406 = vector.broadcast %405 : f32 to vector<16xf32>
        %407 = math.fma %406, %393, %329 : vector<16xf32>
        %408 = math.fma %406, %396, %330 : vector<16xf32>
        %409 = arith.addi %46, %130 : index
        %410 = arith.addi %409, %c12 : index
        %411 = memref.load %x[%410] : memref<?xf32>
        %412 = vector.broadcast %411 : f32 to vector<16xf32>
        %413 = math.fma %412, %393, %335 : vector<16xf32>
        %414 = math.fma %412, %396, %336 : vector<16xf32>
        %415 = arith.addi %47, %130 : index
        %416 = arith.addi %415, %c12 : index
        %417 = memref.load %x[%416] : memref<?xf32>
        %418 = vector.broadcast %417 : f32 to vector<16xf32>
        %419 = math.fma %418, %393, %341 : vector<16xf32>
        %420 = math.fma %418, %396, %342 : vector<16xf32>
        %421 = arith.addi %48, %130 : index
        %422 = arith.addi %421, %c12 : index
        %423 = memref.load %x[%422] : memref<?xf32>
        %424 = vector.broadcast %423 : f32 to vector<16xf32>
        %425 = math.fma %424, %393, %347 : vector<16xf32>
        %426 = math.fma %424, %396, %348 : vector<16xf32>
        %427 = arith.addi %49, %130 : index
        %428 = arith.addi %427, %c12 : index
        %429 = memref.load %x[%428] : memref<?xf32>
        %430 = vector.broadcast %429 : f32 to vector<16xf32>
        %431 = math.fma %430, %393, %353 : vector<16xf32>
        %432 = math.fma %430, %396, %354 : vector<16xf32>
        %433 = arith.addi %50, %130 : index
        %434 = arith.addi %433, %c12 : index
        %435 = memref.load %x[%434] : memref<?xf32>
        %436 = vector.broadcast %435 : f32 to vector<16xf32>
        %437 = math.fma %436, %393, %359 : vector<16xf32>
        %438 = math.fma %436, %396, %360 : vector<16xf32>
        %439 = arith.addi %51, %130 : index
        %440 = arith.addi %439, %c12 : index
        %441 = memref.load %x[%440] : memref<?xf32>
        %442 = vector.broadcast %441 : f32 to vector<16xf32>
        %443 = math.fma %442, %393, %365 : vector<16xf32>
        %444 = math.fma %442, %396, %366 : vector<16xf32>
        %445 = arith.addi %52, %130 : index
        %446 = arith.addi %445, %c12 : index
        %447 = memref.load %x[%446] : memref<?xf32>
        %448 = vector.broadcast %447 : f32 to vector<16xf32>
        %449 = math.fma %448, %393, %371 : vector<16xf32>
        %450 = math.fma %448, %396, %372 : vector<16xf32>
        %451 = arith.addi %53, %130 : index
        %452 = arith.addi %451, %c12 : index
        %453 = memref.load %x[%452] : memref<?xf32>
        %454 = vector.broadcast %453 : f32 to vector<16xf32>
        %455 = math.fma %454, %393, %377 : vector<16xf32>
        %456 = math.fma %454, %396, %378 : vector<16xf32>
        %457 = arith.addi %54, %130 : index
        %458 = arith.addi %457, %c12 : index
        %459 = memref.load %x[%458] : memref<?xf32>
        %460 = vector.broadcast %459 : f32 to vector<16xf32>
        %461 = math.fma %460, %393, %383 : vector<16xf32>
        %462 = math.fma %460, %396, %384 : vector<16xf32>
        %463 = arith.addi %55, %130 : index
        %464 = arith.addi %463, %c12 : index
        %465 = memref.load %x[%464] : memref<?xf32>
        %466 = vector.broadcast %465 : f32 to vector<16xf32>
        %467 = math.fma %466, %393, %389 : vector<16xf32>
        %468 = math.fma %466, %396, %390 : vector<16xf32>
        scf.yield %401, %402, %407, %408, %413, %414, %419, %420, %425, %426, %431, %432, %437, %438, %443, %444, %449, %450, %455, %456, %461, %462, %467, %468 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %128#0, %128#1, %128#2, %128#3, %128#4, %128#5, %128#6, %128#7, %128#8, %128#9, %128#10, %128#11, %128#12, %128#13, %128#14, %128#15, %128#16, %128#17, %128#18, %128#19, %128#20, %128#21, %128#22, %128#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %469 = arith.addi %18, %c8 : index
    %470 = arith.cmpi slt, %469, %17 : index
    scf.if %470 {
      %471 = arith.muli %469, %outputFeatures : index
      %472 = arith.muli %5, %c21 : index
      %473 = arith.addi %471, %472 : index
      scf.if %0 {
        %474 = arith.addi %473, %c8 : index
        %475 = vector.load %residual[%474] : memref<?xf32>, vector<16xf32>
        %476 = arith.addf %475, %85#0 : vector<16xf32>
        %477 = arith.addi %473, %c8 : index
        vector.store %476, %out[%477] : memref<?xf32>, vector<16xf32>
      } else {
        %478 = arith.addi %473, %c8 : index
        vector.store %85#0, %out[%478] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %479 = arith.addi %473, %c24 : index
        %480 = vector.load %residual[%479] : memref<?xf32>, vector<16xf32>
        %481 = arith.addf %480, %85#1 : vector<16xf32>
        %482 = arith.addi %473, %c24 : index
        vector.store %481, %out[%482] : memref<?xf32>, vector<16xf32>
      } else {
        %483 = arith.addi %473, %c24 : index
        vector.store %85#1, %out[%483] : memref<?xf32>, vector<16xf32>
      }
    }
    %484 = arith.addi %18, %c1 : index
    %485 = arith.cmpi slt, %484, %17 : index
    scf.if %485 {
      %486 = arith.muli %484, %outputFeatures : index
      %487 = arith.muli %5, %c21 : index
      %488 = arith.addi %486, %487 : index
      scf.if %0 {
        %489 = arith.addi %488, %c8 : index
        %490 = vector.load %residual[%489] : memref<?xf32>, vector<16xf32>
        %491 = arith.addf %490, %85#2 : vector<16xf32>
        %492 = arith.addi %488, %c8 : index
        vector.store %491, %out[%492] : memref<?xf32>, vector<16xf32>
      } else {
        %493 = arith.addi %488, %c8 : index
        vector.store %85#2, %out[%493] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %494 = arith.addi %488, %c24 : index
        %495 = vector.load %residual[%494] : memref<?xf32>, vector<16xf32>
        %496 = arith.addf %495, %85#3 : vector<16xf32>
        %497 = arith.addi %488, %c24 : index
        vector.store %496, %out[%497] : memref<?xf32>, vector<16xf32>
      } else {
        %498 = arith.addi %488, %c24 : index
        vector.store %85#3, %out[%498] : memref<?xf32>, vector<16xf32>
      }
    }
    %499 = arith.addi %18, %c7 : index
    %500 = arith.cmpi slt, %499, %17 : index
    scf.if %500 {
      %501 = arith.muli %499, %outputFeatures : index
      %502 = arith.muli %5, %c21 : index
      %503 = arith.addi %501, %502 : index
      scf.if %0 {
        %504 = arith.addi %503, %c8 : index
        %505 = vector.load %residual[%504] : memref<?xf32>, vector<16xf32>
        %506 = arith.addf %505, %85#4 : vector<16xf32>
        %507 = arith.addi %503, %c8 : index
        vector.store %506, %out[%507] : memref<?xf32>, vector<16xf32>
      } else {
        %508 = arith.addi %503, %c8 : index
        vector.store %85#4, %out[%508] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %509 = arith.addi %503, %c24 : index
        %510 = vector.load %residual[%509] : memref<?xf32>, vector<16xf32>
        %511 = arith.addf %510, %85#5 : vector<16xf32>
        %512 = arith.addi %503, %c24 : index
        vector.store %511, %out[%512] : memref<?xf32>, vector<16xf32>
      } else {
        %513 = arith.addi %503, %c24 : index
        vector.store %85#5, %out[%513] : memref<?xf32>, vector<16xf32>
      }
    }
    %514 = arith.addi %18, %c12 : index
    %515 = arith.cmpi slt, %514, %17 : index
    scf.if %515 {
      %516 = arith.muli %514, %outputFeatures : index
      %517 = arith.muli %5, %c21 : index
      %518 = arith.addi %516, %517 : index
      scf.if %0 {
        %519 = arith.addi %518, %c8 : index
        %520 = vector.load %residual[%519] : memref<?xf32>, vector<16xf32>
        %521 = arith.addf %520, %85#6 : vector<16xf32>
        %522 = arith.addi %518, %c8 : index
        vector.store %521, %out[%522] : memref<?xf32>, vector<16xf32>
      } else {
        %523 = arith.addi %518, %c8 : index
        vector.store %85#6, %out[%523] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %524 = arith.addi %518, %c24 : index
        %525 = vector.load %residual[%524] : memref<?xf32>, vector<16xf32>
        %526 = arith.addf %525, %85#7 : vector<16xf32>
        %527 = arith.addi %518, %c24 : index
        vector.store %526, %out[%527] : memref<?xf32>, vector<16xf32>
      } else {
        %528 = arith.addi %518, %c24 : index
        vector.store %85#7, %out[%528] : memref<?xf32>, vector<16xf32>
      }
    }
    %529 = arith.addi %18, %c13 : index
    %530 = arith.cmpi slt, %529, %17 : index
    scf.if %530 {
      %531 = arith.muli %529, %outputFeatures : index
      %532 = arith.muli %5, %c21 : index
      %533 = arith.addi %531, %532 : index
      scf.if %0 {
        %534 = arith.addi %533, %c8 : index
        %535 = vector.load %residual[%534] : memref<?xf32>, vector<16xf32>
        %536 = arith.addf %535, %85#8 : vector<16xf32>
        %537 = arith.addi %533, %c8 : index
        vector.store %536, %out[%537] : memref<?xf32>, vector<16xf32>
      } else {
        %538 = arith.addi %533, %c8 : index
        vector.store %85#8, %out[%538] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %539 = arith.addi %533, %c24 : index
        %540 = vector.load %residual[%539] : memref<?xf32>, vector<16xf32>
        %541 = arith.addf %540, %85#9 : vector<16xf32>
        %542 = arith.addi %533, %c24 : index
        vector.store %541, %out[%542] : memref<?xf32>, vector<16xf32>
      } else {
        %543 = arith.addi %533, %c24 : index
        vector.store %85#9, %out[%543] : memref<?xf32>, vector<16xf32>
      }
    }
    %544 = arith.addi %18, %c14 : index
    %545 = arith.cmpi slt, %544, %17 : index
    scf.if %545 {
      %546 = arith.muli %544, %outputFeatures : index
      %547 = arith.muli %5, %c21 : index
      %548 = arith.addi %546, %547 : index
      scf.if %0 {
        %549 = arith.addi %548, %c8 : index
        %550 = vector.load %residual[%549] : memref<?xf32>, vector<16xf32>
        %551 = arith.addf %550, %85#10 : vector<16xf32>
        %552 = arith.addi %548, %c8 : index
        vector.store %551, %out[%552] : memref<?xf32>, vector<16xf32>
      } else {
        %553 = arith.addi %548, %c8 : index
        vector.store %85#10, %out[%553] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %554 = arith.addi %548, %c24 : index
        %555 = vector.load %residual[%554] : memref<?xf32>, vector<16xf32>
        %556 = arith.addf %555, %85#11 : vector<16xf32>
        %557 = arith.addi %548, %c24 : index
        vector.store %556, %out[%557] : memref<?xf32>, vector<16xf32>
      } else {
        %558 = arith.addi %548, %c24 : index
        vector.store %85#11, %out[%558] : memref<?xf32>, vector<16xf32>
      }
    }
    %559 = arith.addi %18, %c15 : index
    %560 = arith.cmpi slt, %559, %17 : index
    scf.if %560 {
      %561 = arith.muli %559, %outputFeatures : index
      %562 = arith.muli %5, %c21 : index
      %563 = arith.addi %561, %562 : index
      scf.if %0 {
        %564 = arith.addi %563, %c8 : index
        %565 = vector.load %residual[%564] : memref<?xf32>, vector<16xf32>
        %566 = arith.addf %565, %85#12 : vector<16xf32>
        %567 = arith.addi %563, %c8 : index
        vector.store %566, %out[%567] : memref<?xf32>, vector<16xf32>
      } else {
        %568 = arith.addi %563, %c8 : index
        vector.store %85#12, %out[%568] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %569 = arith.addi %563, %c24 : index
        %570 = vector.load %residual[%569] : memref<?xf32>, vector<16xf32>
        %571 = arith.addf %570, %85#13 : vector<16xf32>
        %572 = arith.addi %563, %c24 : index
        vector.store %571, %out[%572] : memref<?xf32>, vector<16xf32>
      } else {
        %573 = arith.addi %563, %c24 : index
        vector.store %85#13, %out[%573] : memref<?xf32>, vector<16xf32>
      }
    }
    %574 = arith.addi %18, %c16 : index
    %575 = arith.cmpi slt, %574, %17 : index
    scf.if %575 {
      %576 = arith.muli %574, %outputFeatures : index
      %577 = arith.muli %5, %c21 : index
      %578 = arith.addi %576, %577 : index
      scf.if %0 {
        %579 = arith.addi %578, %c8 : index
        %580 = vector.load %residual[%579] : memref<?xf32>, vector<16xf32>
        %581 = arith.addf %580, %85#14 : vector<16xf32>
        %582 = arith.addi %578, %c8 : index
        vector.store %581, %out[%582] : memref<?xf32>, vector<16xf32>
      } else {
        %583 = arith.addi %578, %c8 : index
        vector.store %85#14, %out[%583] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %584 = arith.addi %578, %c24 : index
        %585 = vector.load %residual[%584] : memref<?xf32>, vector<16xf32>
        %586 = arith.addf %585, %85#15 : vector<16xf32>
        %587 = arith.addi %578, %c24 : index
        vector.store %586, %out[%587] : memref<?xf32>, vector<16xf32>
      } else {
        %588 = arith.addi %578, %c24 : index
        vector.store %85#15, %out[%588] : memref<?xf32>, vector<16xf32>
      }
    }
    %589 = arith.addi %18, %c5 : index
    %590 = arith.cmpi slt, %589, %17 : index
    scf.if %590 {
      %591 = arith.muli %589, %outputFeatures : index
      %592 = arith.muli %5, %c21 : index
      %593 = arith.addi %591, %592 : index
      scf.if %0 {
        %594 = arith.addi %593, %c8 : index
        %595 = vector.load %residual[%594] : memref<?xf32>, vector<16xf32>
        %596 = arith.addf %595, %85#16 : vector<16xf32>
        %597 = arith.addi %593, %c8 : index
        vector.store %596, %out[%597] : memref<?xf32>, vector<16xf32>
      } else {
        %598 = arith.addi %593, %c8 : index
        vector.store %85#16, %out[%598] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %599 = arith.addi %593, %c24 : index
        %600 = vector.load %residual[%599] : memref<?xf32>, vector<16xf32>
        %601 = arith.addf %600, %85#17 : vector<16xf32>
        %602 = arith.addi %593, %c24 : index
        vector.store %601, %out[%602] : memref<?xf32>, vector<16xf32>
      } else {
        %603 = arith.addi %593, %c24 : index
        vector.store %85#17, %out[%603] : memref<?xf32>, vector<16xf32>
      }
    }
    %604 = arith.addi %18, %c17 : index
    %605 = arith.cmpi slt, %604, %17 : index
    scf.if %605 {
      %606 = arith.muli %604, %outputFeatures : index
      %607 = arith.muli %5, %c21 : index
      %608 = arith.addi %606, %607 : index
      scf.if %0 {
        %609 = arith.addi %608, %c8 : index
        %610 = vector.load %residual[%609] : memref<?xf32>, vector<16xf32>
        %611 = arith.addf %610, %85#18 : vector<16xf32>
        %612 = arith.addi %608, %c8 : index
        vector.store %611, %out[%612] : memref<?xf32>, vector<16xf32>
      } else {
        %613 = arith.addi %608, %c8 : index
        vector.store %85#18, %out[%613] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %614 = arith.addi %608, %c24 : index
        %615 = vector.load %residual[%614] : memref<?xf32>, vector<16xf32>
        %616 = arith.addf %615, %85#19 : vector<16xf32>
        %617 = arith.addi %608, %c24 : index
        vector.store %616, %out[%617] : memref<?xf32>, vector<16xf32>
      } else {
        %618 = arith.addi %608, %c24 : index
        vector.store %85#19, %out[%618] : memref<?xf32>, vector<16xf32>
      }
    }
    %619 = arith.addi %18, %c18 : index
    %620 = arith.cmpi slt, %619, %17 : index
    scf.if %620 {
      %621 = arith.muli %619, %outputFeatures : index
      %622 = arith.muli %5, %c21 : index
      %623 = arith.addi %621, %622 : index
      scf.if %0 {
        %624 = arith.addi %623, %c8 : index
        %625 = vector.load %residual[%624] : memref<?xf32>, vector<16xf32>
        %626 = arith.addf %625, %85#20 : vector<16xf32>
        %627 = arith.addi %623, %c8 : index
        vector.store %626, %out[%627] : memref<?xf32>, vector<16xf32>
      } else {
        %628 = arith.addi %623, %c8 : index
        vector.store %85#20, %out[%628] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %629 = arith.addi %623, %c24 : index
        %630 = vector.load %residual[%629] : memref<?xf32>, vector<16xf32>
        %631 = arith.addf %630, %85#21 : vector<16xf32>
        %632 = arith.addi %623, %c24 : index
        vector.store %631, %out[%632] : memref<?xf32>, vector<16xf32>
      } else {
        %633 = arith.addi %623, %c24 : index
        vector.store %85#21, %out[%633] : memref<?xf32>, vector<16xf32>
      }
    }
    %634 = arith.addi %18, %c19 : index
    %635 = arith.cmpi slt, %634, %17 : index
    scf.if %635 {
      %636 = arith.muli %634, %outputFeatures : index
      %637 = arith.muli %5, %c21 : index
      %638 = arith.addi %636, %637 : index
      scf.if %0 {
        %639 = arith.addi %638, %c8 : index
        %640 = vector.load %residual[%639] : memref<?xf32>, vector<16xf32>
        %641 = arith.addf %640, %85#22 : vector<16xf32>
        %642 = arith.addi %638, %c8 : index
        vector.store %641, %out[%642] : memref<?xf32>, vector<16xf32>
      } else {
        %643 = arith.addi %638, %c8 : index
        vector.store %85#22, %out[%643] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %644 = arith.addi %638, %c24 : index
        %645 = vector.load %residual[%644] : memref<?xf32>, vector<16xf32>
        %646 = arith.addf %645, %85#23 : vector<16xf32>
        %647 = arith.addi %638, %c24 : index
        vector.store %646, %out[%647] : memref<?xf32>, vector<16xf32>
      } else {
        %648 = arith.addi %638, %c24 : index
        vector.store %85#23, %out[%648] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
