// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q8_0', shape=Shape(rows=12, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q8_0_r12p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 12 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 544 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant 1 : index
  %c10 = arith.constant 3 : index
  %c11 = arith.constant 4 : index
  %c12 = arith.constant 5 : index
  %c13 = arith.constant 6 : index
  %c14 = arith.constant 7 : index
  %c15 = arith.constant 8 : index
  %c16 = arith.constant 9 : index
  %c17 = arith.constant 10 : index
  %c18 = arith.constant 11 : index
  %c19 = arith.constant dense<0x00000000> : vector<16xf32>
  %c20 = arith.constant 64 : index
  %c21 = arith.constant 48 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c28 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %c30 = arith.constant 256 : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c34 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c35 = arith.constant dense<0xC77FE000> : vector<16xf32>
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %headDim, %c2 : index
  %3 = wave.scratch %2 : memref<?xf32>
  %4 = arith.muli %headDim, %c3 : index
  %5 = wave.scratch %4 : memref<?xi8>
  %6 = arith.divui %inputFeatures, %c4 : index
  %7 = arith.muli %6, %c5 : index
  %8 = arith.divui %headDim, %c6 : index
  %9 = memref.load %step[%c7] : memref<?xi32>
  %10 = arith.index_cast %9 : i32 to index
  %11 = arith.muli %1, %rowsPerBlock : index
  %12 = arith.addi %11, %rowsPerBlock : index
  %13 = arith.minsi %12, %10 : index
  scf.for %14 = %11 to %13 step %c2 {
    %15 = arith.subi %13, %c9 : index
    %16 = arith.addi %14, %c7 : index
    %17 = arith.minsi %16, %15 : index
    %18 = arith.addi %14, %c9 : index
    %19 = arith.minsi %18, %15 : index
    %20 = arith.addi %14, %c3 : index
    %21 = arith.minsi %20, %15 : index
    %22 = arith.addi %14, %c10 : index
    %23 = arith.minsi %22, %15 : index
    %24 = arith.addi %14, %c11 : index
    %25 = arith.minsi %24, %15 : index
    %26 = arith.addi %14, %c12 : index
    %27 = arith.minsi %26, %15 : index
    %28 = arith.addi %14, %c13 : index
    %29 = arith.minsi %28, %15 : index
    %30 = arith.addi %14, %c14 : index
    %31 = arith.minsi %30, %15 : index
    %32 = arith.addi %14, %c15 : index
    %33 = arith.minsi %32, %15 : index
    %34 = arith.addi %14, %c16 : index
    %35 = arith.minsi %34, %15 : index
    %36 = arith.addi %14, %c17 : index
    %37 = arith.minsi %36, %15 : index
    %38 = arith.addi %14, %c18 : index
    %39 = arith.minsi %38, %15 : index
    %40 = arith.muli %17, %inputFeatures : index
    %41 = arith.muli %19, %inputFeatures : index
    %42 = arith.muli %21, %inputFeatures : index
    %43 = arith.muli %23, %inputFeatures : index
    %44 = arith.muli %25, %inputFeatures : index
    %45 = arith.muli %27, %inputFeatures : index
    %46 = arith.muli %29, %inputFeatures : index
    %47 = arith.muli %31, %inputFeatures : index
    %48 = arith.muli %33, %inputFeatures : index
    %49 = arith.muli %35, %inputFeatures : index
    %50 = arith.muli %37, %inputFeatures : index
    %51 = arith.muli %39, %inputFeatures : index
    scf.for %52 = %c7 to %8 step %c3 {
      %53 = arith.muli %0, %8 : index
      %54 = arith.addi %53, %52 : index
      %55 = arith.addi %54, %c7 : index
      %56 = arith.muli %55, %7 : index
      %57 = arith.muli %0, %8 : index
      %58 = arith.addi %57, %52 : index
      %59 = arith.addi %58, %c9 : index
      %60 = arith.muli %59, %7 : index
      %61 = arith.divui %inputFeatures, %c4 : index
      %87:24 = scf.for %62 = %c7 to %61 step %c9 iter_args(%63 = %c19, %64 = %c19, %65 = %c19, %66 = %c19, %67 = %c19, %68 = %c19, %69 = %c19, %70 = %c19, %71 = %c19, %72 = %c19, %73 = %c19, %74 = %c19, %75 = %c19, %76 = %c19, %77 = %c19, %78 = %c19, %79 = %c19, %80 = %c19, %81 = %c19, %82 = %c19, %83 = %c19, %84 = %c19, %85 = %c19, %86 = %c19) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %88 = arith.muli %62, %c5 : index
        %89 = arith.addi %56, %88 : index
        %90 = arith.muli %62, %c5 : index
        %91 = arith.addi %60, %90 : index
        %92 = vector.load %w[%89] : memref<?xi8>, vector<32xi8>
        %93 = vector.bitcast %92 : vector<32xi8> to vector<16xf16>
        %94 = arith.extf %93 : vector<16xf16> to vector<16xf32>
        %95 = vector.load %w[%91] : memref<?xi8>, vector<32xi8>
        %96 = vector.bitcast %95 : vector<32xi8> to vector<16xf16>
        %97 = arith.extf %96 : vector<16xf16> to vector<16xf32>
        %98 = arith.muli %62, %c4 : index
        %124:24 = scf.for %99 = %c7 to %c15 step %c9 iter_args(%100 = %63, %101 = %64, %102 = %65, %103 = %66, %104 = %67, %105 = %68, %106 = %69, %107 = %70, %108 = %71, %109 = %72, %110 = %73, %111 = %74, %112 = %75, %113 = %76, %114 = %77, %115 = %78, %116 = %79, %117 = %80, %118 = %81, %119 = %82, %120 = %83, %121 = %84, %122 = %85, %123 = %86) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %125 = arith.muli %99, %c11 : index
          %126 = arith.addi %98, %125 : index
          %127 = arith.addi %89, %c4 : index
          %128 = arith.muli %99, %c20 : index
          %129 = arith.addi %127, %128 : index
          %130 = arith.addi %129, %c7 : index
          %131 = vector.load %w[%130] : memref<?xi8>, vector<16xi8>
          %132 = arith.extsi %131 : vector<16xi8> to vector<16xi32>
          %133 = arith.sitofp %132 : vector<16xi32> to vector<16xf32>
          %134 = arith.mulf %133, %94 : vector<16xf32>
          %135 = arith.addi %91, %c4 : index
          %136 = arith.muli %99, %c20 : index
          %137 = arith.addi %135, %136 : index
          %138 = arith.addi %137, %c7 : index
          %139 = vector.load %w[%138] : memref<?xi8>, vector<16xi8>
          %140 = arith.extsi %139 : vector<16xi8> to vector<16xi32>
          %141 = arith.sitofp %140 : vector<16xi32> to vector<16xf32>
          %142 = arith.mulf %141, %97 : vector<16xf32>
          %143 = arith.addi %40, %126 : index
          %144 = arith.addi %143, %c7 : index
          %145 = memref.load %x[%144] : memref<?xf32>
          %146 = vector.broadcast %145 : f32 to vector<16xf32>
          %147 = math.fma %146, %134, %100 : vector<16xf32>
          %148 = math.fma %146, %142, %101 : vector<16xf32>
          %149 = arith.addi %41, %126 : index
          %150 = arith.addi %149, %c7 : index
          %151 = memref.load %x[%150] : memref<?xf32>
          %152 = vector.broadcast %151 : f32 to vector<16xf32>
          %153 = math.fma %152, %134, %102 : vector<16xf32>
          %154 = math.fma %152, %142, %103 : vector<16xf32>
          %155 = arith.addi %42, %126 : index
          %156 = arith.addi %155, %c7 : index
          %157 = memref.load %x[%156] : memref<?xf32>
          %158 = vector.broadcast %157 : f32 to vector<16xf32>
          %159 = math.fma %158, %134, %104 : vector<16xf32>
          %160 = math.fma %158, %142, %105 : vector<16xf32>
          %161 = arith.addi %43, %126 : index
          %162 = arith.addi %161, %c7 : index
          %163 = memref.load %x[%162] : memref<?xf32>
          %164 = vector.broadcast %163 : f32 to vector<16xf32>
          %165 = math.fma %164, %134, %106 : vector<16xf32>
          %166 = math.fma %164, %142, %107 : vector<16xf32>
          %167 = arith.addi %44, %126 : index
          %168 = arith.addi %167, %c7 : index
          %169 = memref.load %x[%168] : memref<?xf32>
          %170 = vector.broadcast %169 : f32 to vector<16xf32>
          %171 = math.fma %170, %134, %108 : vector<16xf32>
          %172 = math.fma %170, %142, %109 : vector<16xf32>
          %173 = arith.addi %45, %126 : index
          %174 = arith.addi %173, %c7 : index
          %175 = memref.load %x[%174] : memref<?xf32>
          %176 = vector.broadcast %175 : f32 to vector<16xf32>
          %177 = math.fma %176, %134, %110 : vector<16xf32>
          %178 = math.fma %176, %142, %111 : vector<16xf32>
          %179 = arith.addi %46, %126 : index
          %180 = arith.addi %179, %c7 : index
          %181 = memref.load %x[%180] : memref<?xf32>
          %182 = vector.broadcast %181 : f32 to vector<16xf32>
          %183 = math.fma %182, %134, %112 : vector<16xf32>
          %184 = math.fma %182, %142, %113 : vector<16xf32>
          %185 = arith.addi %47, %126 : index
          %186 = arith.addi %185, %c7 : index
          %187 = memref.load %x[%186] : memref<?xf32>
          %188 = vector.broadcast %187 : f32 to vector<16xf32>
          %189 = math.fma %188, %134, %114 : vector<16xf32>
          %190 = math.fma %188, %142, %115 : vector<16xf32>
          %191 = arith.addi %48, %126 : index
          %192 = arith.addi %191, %c7 : index
          %193 = memref.load %x[%192] : memref<?xf32>
          %194 = vector.broadcast %193 : f32 to vector<16xf32>
          %195 = math.fma %194, %134, %116 : vector<16xf32>
          %196 = math.fma %194, %142, %117 : vector<16xf32>
          %197 = arith.addi %49, %126 : index
          %198 = arith.addi %197, %c7 : index
          %199 = memref.load %x[%198] : memref<?xf32>
          %200 = vector.broadcast %199 : f32 to vector<16xf32>
          %201 = math.fma %200, %134, %118 : vector<16xf32>
          %202 = math.fma %200, %142, %119 : vector<16xf32>
          %203 = arith.addi %50, %126 : index
          %204 = arith.addi %203, %c7 : index
          %205 = memref.load %x[%204] : memref<?xf32>
          %206 = vector.broadcast %205 : f32 to vector<16xf32>
          %207 = math.fma %206, %134, %120 : vector<16xf32>
          %208 = math.fma %206, %142, %121 : vector<16xf32>
          %209 = arith.addi %51, %126 : index
          %210 = arith.addi %209, %c7 : index
          %211 = memref.load %x[%210] : memref<?xf32>
          %212 = vector.broadcast %211 : f32 to vector<16xf32>
          %213 = math.fma %212, %134, %122 : vector<16xf32>
          %214 = math.fma %212, %142, %123 : vector<16xf32>
          %215 = arith.addi %129, %c6 : index
          %216 = vector.load %w[%215] : memref<?xi8>, vector<16xi8>
          %217 = arith.extsi %216 : vector<16xi8> to vector<16xi32>
          %218 = arith.sitofp %217 : vector<16xi32> to vector<16xf32>
          %219 = arith.mulf %218, %94 : vector<16xf32>
          %220 = arith.addi %137, %c6 : index
          %221 = vector.load %w[%220] : memref<?xi8>, vector<16xi8>
          %222 = arith.extsi %221 : vector<16xi8> to vector<16xi32>
          %223 = arith.sitofp %222 : vector<16xi32> to vector<16xf32>
          %224 = arith.mulf %223, %97 : vector<16xf32>
          %225 = arith.addi %40, %126 : index
          %226 = arith.addi %225, %c9 : index
          %227 = memref.load %x[%226] : memref<?xf32>
          %228 = vector.broadcast %227 : f32 to vector<16xf32>
          %229 = math.fma %228, %219, %147 : vector<16xf32>
          %230 = math.fma %228, %224, %148 : vector<16xf32>
          %231 = arith.addi %41, %126 : index
          %232 = arith.addi %231, %c9 : index
          %233 = memref.load %x[%232] : memref<?xf32>
          %234 = vector.broadcast %233 : f32 to vector<16xf32>
          %235 = math.fma %234, %219, %153 : vector<16xf32>
          %236 = math.fma %234, %224, %154 : vector<16xf32>
          %237 = arith.addi %42, %126 : index
          %238 = arith.addi %237, %c9 : index
          %239 = memref.load %x[%238] : memref<?xf32>
          %240 = vector.broadcast %239 : f32 to vector<16xf32>
          %241 = math.fma %240, %219, %159 : vector<16xf32>
          %242 = math.fma %240, %224, %160 : vector<16xf32>
          %243 = arith.addi %43, %126 : index
          %244 = arith.addi %243, %c9 : index
          %245 = memref.load %x[%244] : memref<?xf32>
          %246 = vector.broadcast %245 : f32 to vector<16xf32>
          %247 = math.fma %246, %219, %165 : vector<16xf32>
          %248 = math.fma %246, %224, %166 : vector<16xf32>
          %249 = arith.addi %44, %126 : index
          %250 = arith.addi %249, %c9 : index
          %251 = memref.load %x[%250] : memref<?xf32>
          %252 = vector.broadcast %251 : f32 to vector<16xf32>
          %253 = math.fma %252, %219, %171 : vector<16xf32>
          %254 = math.fma %252, %224, %172 : vector<16xf32>
          %255 = arith.addi %45, %126 : index
          %256 = arith.addi %255, %c9 : index
          %257 = memref.load %x[%256] : memref<?xf32>
          %258 = vector.broadcast %257 : f32 to vector<16xf32>
          %259 = math.fma %258, %219, %177 : vector<16xf32>
          %260 = math.fma %258, %224, %178 : vector<16xf32>
          %261 = arith.addi %46, %126 : index
          %262 = arith.addi %261, %c9 : index
          %263 = memref.load %x[%262] : memref<?xf32>
          %264 = vector.broadcast %263 : f32 to vector<16xf32>
          %265 = math.fma %264, %219, %183 : vector<16xf32>
          %266 = math.fma %264, %224, %184 : vector<16xf32>
          %267 = arith.addi %47, %126 : index
          %268 = arith.addi %267, %c9 : index
          %269 = memref.load %x[%268] : memref<?xf32>
          %270 = vector.broadcast %269 : f32 to vector<16xf32>
          %271 = math.fma %270, %219, %189 : vector<16xf32>
          %272 = math.fma %270, %224, %190 : vector<16xf32>
          %273 = arith.addi %48, %126 : index
          %274 = arith.addi %273, %c9 : index
          %275 = memref.load %x[%274] : memref<?xf32>
          %276 = vector.broadcast %275 : f32 to vector<16xf32>
          %277 = math.fma %276, %219, %195 : vector<16xf32>
          %278 = math.fma %276, %224, %196 : vector<16xf32>
          %279 = arith.addi %49, %126 : index
          %280 = arith.addi %279, %c9 : index
          %281 = memref.load %x[%280] : memref<?xf32>
          %282 = vector.broadcast %281 : f32 to vector<16xf32>
          %283 = math.fma %282, %219, %201 : vector<16xf32>
          %284 = math.fma %282, %224, %202 : vector<16xf32>
          %285 = arith.addi %50, %126 : index
          %286 = arith.addi %285, %c9 : index
          %287 = memref.load %x[%286] : memref<?xf32>
          %288 = vector.broadcast %287 : f32 to vector<16xf32>
          %289 = math.fma %288, %219, %207 : vector<16xf32>
          %290 = math.fma %288, %224, %208 : vector<16xf32>
          %291 = arith.addi %51, %126 : index
          %292 = arith.addi %291, %c9 : index
          %293 = memref.load %x[%292] : memref<?xf32>
          %294 = vector.broadcast %293 : f32 to vector<16xf32>
          %295 = math.fma %294, %219, %213 : vector<16xf32>
          %296 = math.fma %294, %224, %214 : vector<16xf32>
          %297 = arith.addi %129, %c4 : index
          %298 = vector.load %w[%297] : memref<?xi8>, vector<16xi8>
          %299 = arith.extsi %298 : vector<16xi8> to vector<16xi32>
          %300 = arith.sitofp %299 : vector<16xi32> to vector<16xf32>
          %301 = arith.mulf %300, %94 : vector<16xf32>
          %302 = arith.addi %137, %c4 : index
          %303 = vector.load %w[%302] : memref<?xi8>, vector<16xi8>
          %304 = arith.extsi %303 : vector<16xi8> to vector<16xi32>
          %305 = arith.sitofp %304 : vector<16xi32> to vector<16xf32>
          %306 = arith.mulf %305, %97 : vector<16xf32>
          %307 = arith.addi %40, %126 : index
          %308 = arith.addi %307, %c3 : index
          %309 = memref.load %x[%308] : memref<?xf32>
          %310 = vector.broadcast %309 : f32 to vector<16xf32>
          %311 = math.fma %310, %301, %229 : vector<16xf32>
          %312 = math.fma %310, %306, %230 : vector<16xf32>
          %313 = arith.addi %41, %126 : index
          %314 = arith.addi %313, %c3 : index
          %315 = memref.load %x[%314] : memref<?xf32>
          %316 = vector.broadcast %315 : f32 to vector<16xf32>
          %317 = math.fma %316, %301, %235 : vector<16xf32>
          %318 = math.fma %316, %306, %236 : vector<16xf32>
          %319 = arith.addi %42, %126 : index
          %320 = arith.addi %319, %c3 : index
          %321 = memref.load %x[%320] : memref<?xf32>
          %322 = vector.broadcast %321 : f32 to vector<16xf32>
          %323 = math.fma %322, %301, %241 : vector<16xf32>
          %324 = math.fma %322, %306, %242 : vector<16xf32>
          %325 = arith.addi %43, %126 : index
          %326 = arith.addi %325, %c3 : index
          %327 = memref.load %x[%326] : memref<?xf32>
          %328 = vector.broadcast %327 : f32 to vector<16xf32>
          %329 = math.fma %328, %301, %247 : vector<16xf32>
          %330 = math.fma %328, %306, %248 : vector<16xf32>
          %331 = arith.addi %44, %126 : index
          %332 = arith.addi %331, %c3 : index
          %333 = memref.load %x[%332] : memref<?xf32>
          %334 = vector.broadcast %333 : f32 to vector<16xf32>
          %335 = math.fma %334, %301, %253 : vector<16xf32>
          %336 = math.fma %334, %306, %254 : vector<16xf32>
          %337 = arith.addi %45, %126 : index
          %338 = arith.addi %337, %c3 : index
          %339 = memref.load %x[%338] : memref<?xf32>
          %340 = vector.broadcast %339 : f32 to vector<16xf32>
          %341 = math.fma %340, %301, %259 : vector<16xf32>
          %342 = math.fma %340, %306, %260 : vector<16xf32>
          %343 = arith.addi %46, %126 : index
          %344 = arith.addi %343, %c3 : index
          %345 = memref.load %x[%344] : memref<?xf32>
          %346 = vector.broadcast %345 : f32 to vector<16xf32>
          %347 = math.fma %346, %301, %265 : vector<16xf32>
          %348 = math.fma %346, %306, %266 : vector<16xf32>
          %349 = arith.addi %47, %126 : index
          %350 = arith.addi %349, %c3 : index
          %351 = memref.load %x[%350] : memref<?xf32>
          %352 = vector.broadcast %351 : f32 to vector<16xf32>
          %353 = math.fma %352, %301, %271 : vector<16xf32>
          %354 = math.fma %352, %306, %272 : vector<16xf32>
          %355 = arith.addi %48, %126 : index
          %356 = arith.addi %355, %c3 : index
          %357 = memref.load %x[%356] : memref<?xf32>
          %358 = vector.broadcast %357 : f32 to vector<16xf32>
          %359 = math.fma %358, %301, %277 : vector<16xf32>
          %360 = math.fma %358, %306, %278 : vector<16xf32>
          %361 = arith.addi %49, %126 : index
          %362 = arith.addi %361, %c3 : index
          %363 = memref.load %x[%362] : memref<?xf32>
          %364 = vector.broadcast %363 : f32 to vector<16xf32>
          %365 = math.fma %364, %301, %283 : vector<16xf32>
          %366 = math.fma %364, %306, %284 : vector<16xf32>
          %367 = arith.addi %50, %126 : index
          %368 = arith.addi %367, %c3 : index
          %369 = memref.load %x[%368] : memref<?xf32>
          %370 = vector.broadcast %369 : f32 to vector<16xf32>
          %371 = math.fma %370, %301, %289 : vector<16xf32>
          %372 = math.fma %370, %306, %290 : vector<16xf32>
          %373 = arith.addi %51, %126 : index
          %374 = arith.addi %373, %c3 : index
          %375 = memref.load %x[%374] : memref<?xf32>
          %376 = vector.broadcast %375 : f32 to vector<16xf32>
          %377 = math.fma %376, %301, %295 : vector<16xf32>
          %378 = math.fma %376, %306, %296 : vector<16xf32>
          %379 = arith.addi %129, %c21 : index
          %380 = vector.load %w[%379] : memref<?xi8>, vector<16xi8>
          %381 = arith.extsi %380 : vector<16xi8> to vector<16xi32>
          %382 = arith.sitofp %381 : vector<16xi32> to vector<16xf32>
          %383 = arith.mulf %382, %94 : vector<16xf32>
          %384 = arith.addi %137, %c21 : index
          %385 = vector.load %w[%384] : memref<?xi8>, vector<16xi8>
          %386 = arith.extsi %385 : vector<16xi8> to vector<16xi32>
          %387 = arith.sitofp %386 : vector<16xi32> to vector<16xf32>
          %388 = arith.mulf %387, %97 : vector<16xf32>
          %389 = arith.addi %40, %126 : index
          %390 = arith.addi %389, %c10 : index
          %391 = memref.load %x[%390] : memref<?xf32>
          %392 = vector.broadcast %391 : f32 to vector<16xf32>
          %393 = math.fma %392, %383, %311 : vector<16xf32>
          %394 = math.fma %392, %388, %312 : vector<16xf32>
          %395 = arith.addi %41, %126 : index
          %396 = arith.addi %395, %c10 : index
          %397 = memref.load %x[%396] : memref<?xf32>
          %398 = vector.broadcast %397 : f32 to vector<16xf32>
          %399 = math.fma %398, %383, %317 : vector<16xf32>
          %400 = math.fma %398, %388, %318 : vector<16xf32>
          %401 = arith.addi %42, %126 : index
          %402 = arith.addi %401, %c10 : index
          %403 = memref.load %x[%402] : memref<?xf32>
          %404 = vector.broadcast %403 : f32 to vector<16xf32>
          %405 = math.fma %404, %383, %323 : vector<16xf32>
          %406 = math.fma %404, %388, %324 : vector<16xf32>
          %407 = arith.addi %43, %126 : index
          %408 = arith.addi %407, %c10 : index
          %409 = memref.load %x[%408] : memref<?xf32>
          %410 = vector.broadcast %409 : f32 to vector<16xf32>
          %411 = math.fma %410, %383, %329 : vector<16xf32>
          %412 = math.fma %410, %388, %330 : vector<16xf32>
          %413 = arith.addi %44, %126 : index
          %414 = arith.addi %413, %c10 : index
          %415 = memref.load %x[%414] : memref<?xf32>
          %416 = vector.broadcast %415 : f32 to vector<16xf32>
          %417 = math.fma %416, %383, %335 : vector<16xf32>
          %418 = math.fma %416, %388, %336 : vector<16xf32>
          %419 = arith.addi %45, %126 : index
          %420 = arith.addi %419, %c10 : index
          %421 = memref.load %x[%420] : memref<?xf32>
          %422 = vector.broadcast %421 : f32 to vector<16xf32>
          %423 = math.fma %422, %383, %341 : vector<16xf32>
          %424 = math.fma %422, %388, %342 : vector<16xf32>
          %425 = arith.addi %46, %126 : index
          %426 = arith.addi %425, %c10 : index
          %427 = memref.load %x[%426] : memref<?xf32>
          %428 = vector.broadcast %427 : f32 to vector<16xf32>
          %429 = math.fma %428, %383, %347 : vector<16xf32>
          %430 = math.fma %428, %388, %348 : vector<16xf32>
          %431 = arith.addi %47, %126 : index
          %432 = arith.addi %431, %c10 : index
          %433 = memref.load %x[%432] : memref<?xf32>
          %434 = vector.broadcast %433 : f32 to vector<16xf32>
          %435 = math.fma %434, %383, %353 : vector<16xf32>
          %436 = math.fma %434, %388, %354 : vector<16xf32>
          %437 = arith.addi %48, %126 : index
          %438 = arith.addi %437, %c10 : index
          %439 = memref.load %x[%438] : memref<?xf32>
          %440 = vector.broadcast %439 : f32 to vector<16xf32>
          %441 = math.fma %440, %383, %359 : vector<16xf32>
          %442 = math.fma %440, %388, %360 : vector<16xf32>
          %443 = arith.addi %49, %126 : index
          %444 = arith.addi %443, %c10 : index
          %445 = memref.load %x[%444] : memref<?xf32>
          %446 = vector.broadcast %445 : f32 to vector<16xf32>
          %447 = math.fma %446, %383, %365 : vector<16xf32>
          %448 = math.fma %446, %388, %366 : vector<16xf32>
          %449 = arith.addi %50, %126 : index
          %450 = arith.addi %449, %c10 : index
          %451 = memref.load %x[%450] : memref<?xf32>
          %452 = vector.broadcast %451 : f32 to vector<16xf32>
          %453 = math.fma %452, %383, %371 : vector<16xf32>
          %454 = math.fma %452, %388, %372 : vector<16xf32>
          %455 = arith.addi %51, %126 : index
          %456 = arith.addi %455, %c10 : index
          %457 = memref.load %x[%456] : memref<?xf32>
          %458 = vector.broadcast %457 : f32 to vector<16xf32>
          %459 = math.fma %458, %383, %377 : vector<16xf32>
          %460 = math.fma %458, %388, %378 : vector<16xf32>
          scf.yield %393, %394, %399, %400, %405, %406, %411, %412, %417, %418, %423, %424, %429, %430, %435, %436, %441, %442, %447, %448, %453, %454, %459, %460 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %124#0, %124#1, %124#2, %124#3, %124#4, %124#5, %124#6, %124#7, %124#8, %124#9, %124#10, %124#11, %124#12, %124#13, %124#14, %124#15, %124#16, %124#17, %124#18, %124#19, %124#20, %124#21, %124#22, %124#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %461 = arith.muli %headDim, %c7 : index
      %462 = arith.muli %52, %c6 : index
      %463 = arith.addi %461, %462 : index
      %464 = arith.addi %463, %c7 : index
      vector.store %87#0, %3[%464] : memref<?xf32>, vector<16xf32>
      %465 = arith.muli %headDim, %c7 : index
      %466 = arith.muli %52, %c6 : index
      %467 = arith.addi %465, %466 : index
      %468 = arith.addi %467, %c6 : index
      vector.store %87#1, %3[%468] : memref<?xf32>, vector<16xf32>
      %469 = arith.muli %headDim, %c9 : index
      %470 = arith.muli %52, %c6 : index
      %471 = arith.addi %469, %470 : index
      %472 = arith.addi %471, %c7 : index
      vector.store %87#2, %3[%472] : memref<?xf32>, vector<16xf32>
      %473 = arith.muli %headDim, %c9 : index
      %474 = arith.muli %52, %c6 : index
      %475 = arith.addi %473, %474 : index
      %476 = arith.addi %475, %c6 : index
      vector.store %87#3, %3[%476] : memref<?xf32>, vector<16xf32>
      %477 = arith.muli %headDim, %c3 : index
      %478 = arith.muli %52, %c6 : index
      %479 = arith.addi %477, %478 : index
      %480 = arith.addi %479, %c7 : index
      vector.store %87#4, %3[%480] : memref<?xf32>, vector<16xf32>
      %481 = arith.muli %headDim, %c3 : index
      %482 = arith.muli %52, %c6 : index
      %483 = arith.addi %481, %482 : index
      %484 = arith.addi %483, %c6 : index
      vector.store %87#5, %3[%484] : memref<?xf32>, vector<16xf32>
      %485 = arith.muli %headDim, %c10 : index
      %486 = arith.muli %52, %c6 : index
      %487 = arith.addi %485, %486 : index
      %488 = arith.addi %487, %c7 : index
      vector.store %87#6, %3[%488] : memref<?xf32>, vector<16xf32>
      %489 = arith.muli %headDim, %c10 : index
      %490 = arith.muli %52, %c6 : index
      %491 = arith.addi %489, %490 : index
      %492 = arith.addi %491, %c6 : index
      vector.store %87#7, %3[%492] : memref<?xf32>, vector<16xf32>
      %493 = arith.muli %headDim, %c11 : index
      %494 = arith.muli %52, %c6 : index
      %495 = arith.addi %493, %494 : index
      %496 = arith.addi %495, %c7 : index
      vector.store %87#8, %3[%496] : memref<?xf32>, vector<16xf32>
      %497 = arith.muli %headDim, %c11 : index
      %498 = arith.muli %52, %c6 : index
      %499 = arith.addi %497, %498 : index
      %500 = arith.addi %499, %c6 : index
      vector.store %87#9, %3[%500] : memref<?xf32>, vector<16xf32>
      %501 = arith.muli %headDim, %c12 : index
      %502 = arith.muli %52, %c6 : index
      %503 = arith.addi %501, %502 : index
      %504 = arith.addi %503, %c7 : index
      vector.store %87#10, %3[%504] : memref<?xf32>, vector<16xf32>
      %505 = arith.muli %headDim, %c12 : index
      %506 = arith.muli %52, %c6 : index
      %507 = arith.addi %505, %506 : index
      %508 = arith.addi %507, %c6 : index
      vector.store %87#11, %3[%508] : memref<?xf32>, vector<16xf32>
      %509 = arith.muli %headDim, %c13 : index
      %510 = arith.muli %52, %c6 : index
      %511 = arith.addi %509, %510 : index
      %512 = arith.addi %511, %c7 : index
      vector.store %87#12, %3[%512] : memref<?xf32>, vector<16xf32>
      %513 = arith.muli %headDim, %c13 : index
      %514 = arith.muli %52, %c6 : index
      %515 = arith.addi %513, %514 : index
      %516 = arith.addi %515, %c6 : index
      vector.store %87#13, %3[%516] : memref<?xf32>, vector<16xf32>
      %517 = arith.muli %headDim, %c14 : index
      %518 = arith.muli %52, %c6 : index
      %519 = arith.addi %517, %518 : index
      %520 = arith.addi %519, %c7 : index
      vector.store %87#14, %3[%520] : memref<?xf32>, vector<16xf32>
      %521 = arith.muli %headDim, %c14 : index
      %522 = arith.muli %52, %c6 : index
      %523 = arith.addi %521, %522 : index
      %524 = arith.addi %523, %c6 : index
      vector.store %87#15, %3[%524] : memref<?xf32>, vector<16xf32>
      %525 = arith.muli %headDim, %c15 : index
      %526 = arith.muli %52, %c6 : index
      %527 = arith.addi %525, %526 : index
      %528 = arith.addi %527, %c7 : index
      vector.store %87#16, %3[%528] : memref<?xf32>, vector<16xf32>
      %529 = arith.muli %headDim, %c15 : index
      %530 = arith.muli %52, %c6 : index
      %531 = arith.addi %529, %530 : index
      %532 = arith.addi %531, %c6 : index
      vector.store %87#17, %3[%532] : memref<?xf32>, vector<16xf32>
      %533 = arith.muli %headDim, %c16 : index
      %534 = arith.muli %52, %c6 : index
      %535 = arith.addi %533, %534 : index
      %536 = arith.addi %535, %c7 : index
      vector.store %87#18, %3[%536] : memref<?xf32>, vector<16xf32>
      %537 = arith.muli %headDim, %c16 : index
      %538 = arith.muli %52, %c6 : index
      %539 = arith.addi %537, %538 : index
      %540 = arith.addi %539, %c6 : index
      vector.store %87#19, %3[%540] : memref<?xf32>, vector<16xf32>
      %541 = arith.muli %headDim, %c17 : index
      %542 = arith.muli %52, %c6 : index
      %543 = arith.addi %541, %542 : index
      %544 = arith.addi %543, %c7 : index
      vector.store %87#20, %3[%544] : memref<?xf32>, vector<16xf32>
      %545 = arith.muli %headDim, %c17 : index
      %546 = arith.muli %52, %c6 : index
      %547 = arith.addi %545, %546 : index
      %548 = arith.addi %547, %c6 : index
      vector.store %87#21, %3[%548] : memref<?xf32>, vector<16xf32>
      %549 = arith.muli %headDim, %c18 : index
      %550 = arith.muli %52, %c6 : index
      %551 = arith.addi %549, %550 : index
      %552 = arith.addi %551, %c7 : index
      vector.store %87#22, %3[%552] : memref<?xf32>, vector<16xf32>
      %553 = arith.muli %headDim, %c18 : index
      %554 = arith.muli %52, %c6 : index
      %555 = arith.addi %553, %554 : index
      %556 = arith.addi %555, %c6 : index
      vector.store %87#23, %3[%556] : memref<?xf32>, vector<16xf32>
    }
    %557 = arith.addi %14, %c2 : index
    %558 = arith.minsi %557, %13 : index
    scf.for %559 = %14 to %558 step %c9 {
      %560 = arith.subi %559, %14 : index
      %561 = arith.muli %560, %headDim : index
      %562 = arith.cmpi eq, %hasBias, %c9 : index
      scf.if %562 {
        scf.for %563 = %c7 to %headDim step %c6 {
          %564 = arith.muli %0, %headDim : index
          %565 = arith.addi %564, %563 : index
          %566 = vector.load %bias[%565] : memref<?xf32>, vector<16xf32>
          %567 = arith.addi %561, %563 : index
          %568 = vector.load %3[%567] : memref<?xf32>, vector<16xf32>
          %569 = arith.addf %568, %566 : vector<16xf32>
          %570 = arith.addi %561, %563 : index
          vector.store %569, %3[%570] : memref<?xf32>, vector<16xf32>
        }
      }
      %571 = arith.addi %heads, %kvHeads : index
      %572 = arith.cmpi slt, %0, %571 : index
      scf.if %572 {
        %573 = arith.cmpi eq, %hasNorm, %c9 : index
        scf.if %573 {
          %574 = arith.cmpi slt, %0, %heads : index
          %577 = scf.for %575 = %c7 to %headDim step %c6 iter_args(%576 = %c19) -> (vector<16xf32>) {
            %578 = arith.addi %561, %575 : index
            %579 = vector.load %3[%578] : memref<?xf32>, vector<16xf32>
            %580 = math.fma %579, %579, %576 : vector<16xf32>
            scf.yield %580 : vector<16xf32>
          }
          %581 = wave.reduce "add" %577 : vector<16xf32>
          %582 = arith.mulf %581, %inverseHeadDim : f32
          %583 = arith.addf %582, %epsilon : f32
          %584 = math.sqrt %583 : f32
          %585 = arith.divf %c28, %584 : f32
          %586 = vector.broadcast %585 : f32 to vector<16xf32>
          scf.for %587 = %c7 to %headDim step %c6 {
            %588 = vector.load %query_norm[%587] : memref<?xf32>, vector<16xf32>
            %589 = vector.load %key_norm[%587] : memref<?xf32>, vector<16xf32>
            %590 = arith.select %574, %588, %589 : vector<16xf32>
            %591 = arith.addi %561, %587 : index
            %592 = vector.load %3[%591] : memref<?xf32>, vector<16xf32>
            %593 = arith.mulf %592, %586 : vector<16xf32>
            %594 = arith.mulf %593, %590 : vector<16xf32>
            %595 = arith.addi %561, %587 : index
            vector.store %594, %3[%595] : memref<?xf32>, vector<16xf32>
          }
        }
        %596 = arith.addi %positionsAt, %559 : index
        %597 = memref.load %step[%596] : memref<?xi32>
        %598 = arith.index_cast %597 : i32 to index
        %599 = arith.divui %headDim, %c3 : index
        %600 = arith.remui %598, %c30 : index
        %601 = arith.muli %600, %headDim : index
        %602 = arith.divui %598, %c30 : index
        %603 = arith.addi %602, %c30 : index
        %604 = arith.muli %603, %headDim : index
        scf.for %605 = %c7 to %599 step %c15 {
          %606 = arith.addi %601, %605 : index
          %607 = vector.load %rope[%606] : memref<?xf32>, vector<8xf32>
          %608 = arith.addi %601, %599 : index
          %609 = arith.addi %608, %605 : index
          %610 = vector.load %rope[%609] : memref<?xf32>, vector<8xf32>
          %611 = arith.addi %604, %605 : index
          %612 = vector.load %rope[%611] : memref<?xf32>, vector<8xf32>
          %613 = arith.addi %604, %599 : index
          %614 = arith.addi %613, %605 : index
          %615 = vector.load %rope[%614] : memref<?xf32>, vector<8xf32>
          %616 = arith.mulf %612, %607 : vector<8xf32>
          %617 = arith.mulf %615, %610 : vector<8xf32>
          %618 = arith.subf %616, %617 : vector<8xf32>
          %619 = arith.mulf %615, %607 : vector<8xf32>
          %620 = arith.mulf %612, %610 : vector<8xf32>
          %621 = arith.addf %619, %620 : vector<8xf32>
          %622 = arith.addi %561, %605 : index
          %623 = vector.load %3[%622] : memref<?xf32>, vector<8xf32>
          %624 = arith.addi %561, %599 : index
          %625 = arith.addi %624, %605 : index
          %626 = vector.load %3[%625] : memref<?xf32>, vector<8xf32>
          %627 = arith.mulf %623, %618 : vector<8xf32>
          %628 = arith.mulf %626, %621 : vector<8xf32>
          %629 = arith.subf %627, %628 : vector<8xf32>
          %630 = arith.addi %561, %605 : index
          vector.store %629, %3[%630] : memref<?xf32>, vector<8xf32>
          %631 = arith.mulf %626, %618 : vector<8xf32>
          %632 = arith.mulf %623, %621 : vector<8xf32>
          %633 = arith.addf %631, %632 : vector<8xf32>
          %634 = arith.addi %561, %599 : index
          %635 = arith.addi %634, %605 : index
          vector.store %633, %3[%635] : memref<?xf32>, vector<8xf32>
        }
      }
      %636 = arith.cmpi slt, %0, %heads : index
      scf.if %636 {
        scf.for %637 = %c7 to %headDim step %c6 {
          %638 = arith.addi %561, %637 : index
          %639 = vector.load %3[%638] : memref<?xf32>, vector<16xf32>
          %640 = arith.muli %559, %heads : index
          %641 = arith.addi %640, %0 : index
          %642 = arith.muli %641, %headDim : index
          %643 = arith.addi %642, %637 : index
          vector.store %639, %q[%643] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %644 = arith.addi %slotsAt, %559 : index
        %645 = memref.load %step[%644] : memref<?xi32>
        %646 = arith.index_cast %645 : i32 to index
        %647 = arith.cmpi sge, %646, %c7 : index
        scf.if %647 {
          %648 = arith.cmpi eq, %codec, %c7 : index
          scf.if %648 {
            %649 = arith.subi %0, %heads : index
            %650 = memref.load %scales[%649] : memref<?xf32>
            %651 = vector.broadcast %650 : f32 to vector<16xf32>
            %652 = arith.divui %646, %c6 : index
            %653 = arith.remui %646, %c6 : index
            %654 = arith.muli %headDim, %c3 : index
            %655 = arith.muli %652, %pageBytes : index
            scf.for %656 = %c7 to %headDim step %c6 {
              %657 = arith.addi %561, %656 : index
              %658 = vector.load %3[%657] : memref<?xf32>, vector<16xf32>
              %659 = arith.mulf %658, %651 : vector<16xf32>
              %660 = arith.minimumf %659, %c34 : vector<16xf32>
              %661 = arith.maximumf %660, %c35 : vector<16xf32>
              %662 = arith.truncf %661 : vector<16xf32> to vector<16xf16>
              %663 = vector.bitcast %662 : vector<16xf16> to vector<32xi8>
              %664 = arith.muli %656, %c3 : index
              vector.store %663, %5[%664] : memref<?xi8>, vector<32xi8>
            }
            %665 = arith.cmpi slt, %649, %kvHeads : index
            scf.if %665 {
              %666 = arith.muli %654, %c4 : index
              %667 = arith.muli %649, %666 : index
              %668 = arith.addi %655, %667 : index
              %669 = arith.muli %653, %c3 : index
              %670 = arith.addi %668, %669 : index
              scf.for %671 = %c7 to %headDim step %c9 {
                %672 = arith.muli %671, %c3 : index
                %673 = arith.addi %672, %c7 : index
                %674 = memref.load %5[%673] : memref<?xi8>
                %675 = arith.muli %671, %c4 : index
                %676 = arith.addi %670, %675 : index
                %677 = arith.addi %676, %c7 : index
                memref.store %674, %kv[%677] : memref<?xi8>
                %678 = arith.muli %671, %c3 : index
                %679 = arith.addi %678, %c9 : index
                %680 = memref.load %5[%679] : memref<?xi8>
                %681 = arith.muli %671, %c4 : index
                %682 = arith.addi %670, %681 : index
                %683 = arith.addi %682, %c9 : index
                memref.store %680, %kv[%683] : memref<?xi8>
              }
            } else {
              %684 = arith.subi %649, %kvHeads : index
              %685 = arith.muli %684, %c3 : index
              %686 = arith.addi %685, %c9 : index
              %687 = arith.muli %654, %c6 : index
              %688 = arith.muli %686, %687 : index
              %689 = arith.addi %655, %688 : index
              %690 = arith.muli %653, %654 : index
              %691 = arith.addi %689, %690 : index
              scf.for %692 = %c7 to %654 step %c6 {
                %693 = vector.load %5[%692] : memref<?xi8>, vector<16xi8>
                %694 = arith.addi %691, %692 : index
                vector.store %693, %kv[%694] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %695 = arith.cmpi eq, %codec, %c9 : index
          scf.if %695 {
            %696 = arith.subi %0, %heads : index
            %697 = memref.load %scales[%696] : memref<?xf32>
            %698 = vector.broadcast %697 : f32 to vector<16xf32>
            %699 = arith.divui %646, %c6 : index
            %700 = arith.remui %646, %c6 : index
            %701 = arith.muli %headDim, %c9 : index
            %702 = arith.muli %699, %pageBytes : index
            scf.for %703 = %c7 to %headDim step %c6 {
              %704 = arith.addi %561, %703 : index
              %705 = vector.load %3[%704] : memref<?xf32>, vector<16xf32>
              %706 = arith.mulf %705, %698 : vector<16xf32>
              %707 = wave.fp8_encode "e4m3" %706 : vector<16xf32> -> vector<16xi8>
              %708 = arith.muli %703, %c9 : index
              vector.store %707, %5[%708] : memref<?xi8>, vector<16xi8>
            }
            %709 = arith.cmpi slt, %696, %kvHeads : index
            scf.if %709 {
              %710 = arith.muli %701, %c4 : index
              %711 = arith.muli %696, %710 : index
              %712 = arith.addi %702, %711 : index
              %713 = arith.muli %700, %c9 : index
              %714 = arith.addi %712, %713 : index
              scf.for %715 = %c7 to %headDim step %c9 {
                %716 = arith.muli %715, %c9 : index
                %717 = arith.addi %716, %c7 : index
                %718 = memref.load %5[%717] : memref<?xi8>
                %719 = arith.muli %715, %c6 : index
                %720 = arith.addi %714, %719 : index
                %721 = arith.addi %720, %c7 : index
                memref.store %718, %kv[%721] : memref<?xi8>
              }
            } else {
              %722 = arith.subi %696, %kvHeads : index
              %723 = arith.muli %722, %c3 : index
              %724 = arith.addi %723, %c9 : index
              %725 = arith.muli %701, %c6 : index
              %726 = arith.muli %724, %725 : index
              %727 = arith.addi %702, %726 : index
              %728 = arith.muli %700, %701 : index
              %729 = arith.addi %727, %728 : index
              scf.for %730 = %c7 to %701 step %c6 {
                %731 = vector.load %5[%730] : memref<?xi8>, vector<16xi8>
                %732 = arith.addi %729, %730 : index
                vector.store %731, %kv[%732] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %733 = arith.cmpi eq, %codec, %c3 : index
          scf.if %733 {
            %734 = arith.subi %0, %heads : index
            %735 = memref.load %scales[%734] : memref<?xf32>
            %736 = vector.broadcast %735 : f32 to vector<16xf32>
            %737 = arith.divui %646, %c6 : index
            %738 = arith.remui %646, %c6 : index
            %739 = arith.muli %headDim, %c9 : index
            %740 = arith.muli %737, %pageBytes : index
            scf.for %741 = %c7 to %headDim step %c6 {
              %742 = arith.addi %561, %741 : index
              %743 = vector.load %3[%742] : memref<?xf32>, vector<16xf32>
              %744 = arith.mulf %743, %736 : vector<16xf32>
              %745 = wave.fp8_encode "e5m2" %744 : vector<16xf32> -> vector<16xi8>
              %746 = arith.muli %741, %c9 : index
              vector.store %745, %5[%746] : memref<?xi8>, vector<16xi8>
            }
            %747 = arith.cmpi slt, %734, %kvHeads : index
            scf.if %747 {
              %748 = arith.muli %739, %c4 : index
              %749 = arith.muli %734, %748 : index
              %750 = arith.addi %740, %749 : index
              %751 = arith.muli %738, %c9 : index
              %752 = arith.addi %750, %751 : index
              scf.for %753 = %c7 to %headDim step %c9 {
                %754 = arith.muli %753, %c9 : index
                %755 = arith.addi %754, %c7 : index
                %756 = memref.load %5[%755] : memref<?xi8>
                %757 = arith.muli %753, %c6 : index
                %758 = arith.addi %752, %757 : index
                %759 = arith.addi %758, %c7 : index
                memref.store %756, %kv[%759] : memref<?xi8>
              }
            } else {
              %760 = arith.subi %734, %kvHeads : index
              %761 = arith.muli %760, %c3 : index
              %762 = arith.addi %761, %c9 : index
              %763 = arith.muli %739, %c6 : index
              %764 = arith.muli %762, %763 : index
              %765 = arith.addi %740, %764 : index
              %766 = arith.muli %738, %739 : index
              %767 = arith.addi %765, %766 : index
              scf.for %768 = %c7 to %739 step %c6 {
                %769 = vector.load %5[%768] : memref<?xi8>, vector<16xi8>
                %770 = arith.addi %767, %768 : index
                vector.store %769, %kv[%770] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
