// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='f32', shape=Shape(rows=12, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_f32_r12p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 12 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 1024 : index
  %c6 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c8 = arith.constant 1 : index
  %c9 = arith.constant 3 : index
  %c10 = arith.constant 4 : index
  %c11 = arith.constant 5 : index
  %c12 = arith.constant 6 : index
  %c13 = arith.constant 7 : index
  %c14 = arith.constant 8 : index
  %c15 = arith.constant 9 : index
  %c16 = arith.constant 10 : index
  %c17 = arith.constant 11 : index
  %c18 = arith.constant dense<0x00000000> : vector<16xf32>
  %c19 = arith.constant 256 : index
  %c20 = arith.constant 64 : index
  %c21 = arith.constant 128 : index
  %c22 = arith.constant 192 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c29 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c34 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c35 = arith.constant dense<0xC77FE000> : vector<16xf32>
  %c36 = arith.constant 32 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %headDim, %c2 : index
  %3 = wave.scratch %2 : memref<?xf32>
  %4 = arith.muli %headDim, %c3 : index
  %5 = wave.scratch %4 : memref<?xi8>
  %6 = arith.divui %inputFeatures, %c4 : index
  %7 = arith.muli %6, %c5 : index
  %8 = arith.divui %headDim, %c4 : index
  %9 = memref.load %step[%c6] : memref<?xi32>
  %10 = arith.index_cast %9 : i32 to index
  %11 = arith.muli %1, %rowsPerBlock : index
  %12 = arith.addi %11, %rowsPerBlock : index
  %13 = arith.minsi %12, %10 : index
  scf.for %14 = %11 to %13 step %c2 {
    %15 = arith.subi %13, %c8 : index
    %16 = arith.addi %14, %c6 : index
    %17 = arith.minsi %16, %15 : index
    %18 = arith.addi %14, %c8 : index
    %19 = arith.minsi %18, %15 : index
    %20 = arith.addi %14, %c3 : index
    %21 = arith.minsi %20, %15 : index
    %22 = arith.addi %14, %c9 : index
    %23 = arith.minsi %22, %15 : index
    %24 = arith.addi %14, %c10 : index
    %25 = arith.minsi %24, %15 : index
    %26 = arith.addi %14, %c11 : index
    %27 = arith.minsi %26, %15 : index
    %28 = arith.addi %14, %c12 : index
    %29 = arith.minsi %28, %15 : index
    %30 = arith.addi %14, %c13 : index
    %31 = arith.minsi %30, %15 : index
    %32 = arith.addi %14, %c14 : index
    %33 = arith.minsi %32, %15 : index
    %34 = arith.addi %14, %c15 : index
    %35 = arith.minsi %34, %15 : index
    %36 = arith.addi %14, %c16 : index
    %37 = arith.minsi %36, %15 : index
    %38 = arith.addi %14, %c17 : index
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
    scf.for %52 = %c6 to %8 step %c3 {
      %53 = arith.muli %0, %8 : index
      %54 = arith.addi %53, %52 : index
      %55 = arith.addi %54, %c6 : index
      %56 = arith.muli %55, %7 : index
      %57 = arith.muli %0, %8 : index
      %58 = arith.addi %57, %52 : index
      %59 = arith.addi %58, %c8 : index
      %60 = arith.muli %59, %7 : index
      %61 = arith.divui %inputFeatures, %c4 : index
      %87:24 = scf.for %62 = %c6 to %61 step %c8 iter_args(%63 = %c18, %64 = %c18, %65 = %c18, %66 = %c18, %67 = %c18, %68 = %c18, %69 = %c18, %70 = %c18, %71 = %c18, %72 = %c18, %73 = %c18, %74 = %c18, %75 = %c18, %76 = %c18, %77 = %c18, %78 = %c18, %79 = %c18, %80 = %c18, %81 = %c18, %82 = %c18, %83 = %c18, %84 = %c18, %85 = %c18, %86 = %c18) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %88 = arith.muli %62, %c5 : index
        %89 = arith.addi %56, %88 : index
        %90 = arith.muli %62, %c5 : index
        %91 = arith.addi %60, %90 : index
        %92 = arith.muli %62, %c4 : index
        %118:24 = scf.for %93 = %c6 to %c10 step %c8 iter_args(%94 = %63, %95 = %64, %96 = %65, %97 = %66, %98 = %67, %99 = %68, %100 = %69, %101 = %70, %102 = %71, %103 = %72, %104 = %73, %105 = %74, %106 = %75, %107 = %76, %108 = %77, %109 = %78, %110 = %79, %111 = %80, %112 = %81, %113 = %82, %114 = %83, %115 = %84, %116 = %85, %117 = %86) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %119 = arith.muli %93, %c10 : index
          %120 = arith.addi %92, %119 : index
          %121 = arith.muli %93, %c19 : index
          %122 = arith.addi %89, %121 : index
          %123 = arith.addi %122, %c6 : index
          %124 = vector.load %w[%123] : memref<?xi8>, vector<64xi8>
          %125 = vector.bitcast %124 : vector<64xi8> to vector<16xf32>
          %126 = arith.muli %93, %c19 : index
          %127 = arith.addi %91, %126 : index
          %128 = arith.addi %127, %c6 : index
          %129 = vector.load %w[%128] : memref<?xi8>, vector<64xi8>
          %130 = vector.bitcast %129 : vector<64xi8> to vector<16xf32>
          %131 = arith.addi %40, %120 : index
          %132 = arith.addi %131, %c6 : index
          %133 = memref.load %x[%132] : memref<?xf32>
          %134 = vector.broadcast %133 : f32 to vector<16xf32>
          %135 = math.fma %134, %125, %94 : vector<16xf32>
          %136 = math.fma %134, %130, %95 : vector<16xf32>
          %137 = arith.addi %41, %120 : index
          %138 = arith.addi %137, %c6 : index
          %139 = memref.load %x[%138] : memref<?xf32>
          %140 = vector.broadcast %139 : f32 to vector<16xf32>
          %141 = math.fma %140, %125, %96 : vector<16xf32>
          %142 = math.fma %140, %130, %97 : vector<16xf32>
          %143 = arith.addi %42, %120 : index
          %144 = arith.addi %143, %c6 : index
          %145 = memref.load %x[%144] : memref<?xf32>
          %146 = vector.broadcast %145 : f32 to vector<16xf32>
          %147 = math.fma %146, %125, %98 : vector<16xf32>
          %148 = math.fma %146, %130, %99 : vector<16xf32>
          %149 = arith.addi %43, %120 : index
          %150 = arith.addi %149, %c6 : index
          %151 = memref.load %x[%150] : memref<?xf32>
          %152 = vector.broadcast %151 : f32 to vector<16xf32>
          %153 = math.fma %152, %125, %100 : vector<16xf32>
          %154 = math.fma %152, %130, %101 : vector<16xf32>
          %155 = arith.addi %44, %120 : index
          %156 = arith.addi %155, %c6 : index
          %157 = memref.load %x[%156] : memref<?xf32>
          %158 = vector.broadcast %157 : f32 to vector<16xf32>
          %159 = math.fma %158, %125, %102 : vector<16xf32>
          %160 = math.fma %158, %130, %103 : vector<16xf32>
          %161 = arith.addi %45, %120 : index
          %162 = arith.addi %161, %c6 : index
          %163 = memref.load %x[%162] : memref<?xf32>
          %164 = vector.broadcast %163 : f32 to vector<16xf32>
          %165 = math.fma %164, %125, %104 : vector<16xf32>
          %166 = math.fma %164, %130, %105 : vector<16xf32>
          %167 = arith.addi %46, %120 : index
          %168 = arith.addi %167, %c6 : index
          %169 = memref.load %x[%168] : memref<?xf32>
          %170 = vector.broadcast %169 : f32 to vector<16xf32>
          %171 = math.fma %170, %125, %106 : vector<16xf32>
          %172 = math.fma %170, %130, %107 : vector<16xf32>
          %173 = arith.addi %47, %120 : index
          %174 = arith.addi %173, %c6 : index
          %175 = memref.load %x[%174] : memref<?xf32>
          %176 = vector.broadcast %175 : f32 to vector<16xf32>
          %177 = math.fma %176, %125, %108 : vector<16xf32>
          %178 = math.fma %176, %130, %109 : vector<16xf32>
          %179 = arith.addi %48, %120 : index
          %180 = arith.addi %179, %c6 : index
          %181 = memref.load %x[%180] : memref<?xf32>
          %182 = vector.broadcast %181 : f32 to vector<16xf32>
          %183 = math.fma %182, %125, %110 : vector<16xf32>
          %184 = math.fma %182, %130, %111 : vector<16xf32>
          %185 = arith.addi %49, %120 : index
          %186 = arith.addi %185, %c6 : index
          %187 = memref.load %x[%186] : memref<?xf32>
          %188 = vector.broadcast %187 : f32 to vector<16xf32>
          %189 = math.fma %188, %125, %112 : vector<16xf32>
          %190 = math.fma %188, %130, %113 : vector<16xf32>
          %191 = arith.addi %50, %120 : index
          %192 = arith.addi %191, %c6 : index
          %193 = memref.load %x[%192] : memref<?xf32>
          %194 = vector.broadcast %193 : f32 to vector<16xf32>
          %195 = math.fma %194, %125, %114 : vector<16xf32>
          %196 = math.fma %194, %130, %115 : vector<16xf32>
          %197 = arith.addi %51, %120 : index
          %198 = arith.addi %197, %c6 : index
          %199 = memref.load %x[%198] : memref<?xf32>
          %200 = vector.broadcast %199 : f32 to vector<16xf32>
          %201 = math.fma %200, %125, %116 : vector<16xf32>
          %202 = math.fma %200, %130, %117 : vector<16xf32>
          %203 = arith.addi %122, %c20 : index
          %204 = vector.load %w[%203] : memref<?xi8>, vector<64xi8>
          %205 = vector.bitcast %204 : vector<64xi8> to vector<16xf32>
          %206 = arith.addi %127, %c20 : index
          %207 = vector.load %w[%206] : memref<?xi8>, vector<64xi8>
          %208 = vector.bitcast %207 : vector<64xi8> to vector<16xf32>
          %209 = arith.addi %40, %120 : index
          %210 = arith.addi %209, %c8 : index
          %211 = memref.load %x[%210] : memref<?xf32>
          %212 = vector.broadcast %211 : f32 to vector<16xf32>
          %213 = math.fma %212, %205, %135 : vector<16xf32>
          %214 = math.fma %212, %208, %136 : vector<16xf32>
          %215 = arith.addi %41, %120 : index
          %216 = arith.addi %215, %c8 : index
          %217 = memref.load %x[%216] : memref<?xf32>
          %218 = vector.broadcast %217 : f32 to vector<16xf32>
          %219 = math.fma %218, %205, %141 : vector<16xf32>
          %220 = math.fma %218, %208, %142 : vector<16xf32>
          %221 = arith.addi %42, %120 : index
          %222 = arith.addi %221, %c8 : index
          %223 = memref.load %x[%222] : memref<?xf32>
          %224 = vector.broadcast %223 : f32 to vector<16xf32>
          %225 = math.fma %224, %205, %147 : vector<16xf32>
          %226 = math.fma %224, %208, %148 : vector<16xf32>
          %227 = arith.addi %43, %120 : index
          %228 = arith.addi %227, %c8 : index
          %229 = memref.load %x[%228] : memref<?xf32>
          %230 = vector.broadcast %229 : f32 to vector<16xf32>
          %231 = math.fma %230, %205, %153 : vector<16xf32>
          %232 = math.fma %230, %208, %154 : vector<16xf32>
          %233 = arith.addi %44, %120 : index
          %234 = arith.addi %233, %c8 : index
          %235 = memref.load %x[%234] : memref<?xf32>
          %236 = vector.broadcast %235 : f32 to vector<16xf32>
          %237 = math.fma %236, %205, %159 : vector<16xf32>
          %238 = math.fma %236, %208, %160 : vector<16xf32>
          %239 = arith.addi %45, %120 : index
          %240 = arith.addi %239, %c8 : index
          %241 = memref.load %x[%240] : memref<?xf32>
          %242 = vector.broadcast %241 : f32 to vector<16xf32>
          %243 = math.fma %242, %205, %165 : vector<16xf32>
          %244 = math.fma %242, %208, %166 : vector<16xf32>
          %245 = arith.addi %46, %120 : index
          %246 = arith.addi %245, %c8 : index
          %247 = memref.load %x[%246] : memref<?xf32>
          %248 = vector.broadcast %247 : f32 to vector<16xf32>
          %249 = math.fma %248, %205, %171 : vector<16xf32>
          %250 = math.fma %248, %208, %172 : vector<16xf32>
          %251 = arith.addi %47, %120 : index
          %252 = arith.addi %251, %c8 : index
          %253 = memref.load %x[%252] : memref<?xf32>
          %254 = vector.broadcast %253 : f32 to vector<16xf32>
          %255 = math.fma %254, %205, %177 : vector<16xf32>
          %256 = math.fma %254, %208, %178 : vector<16xf32>
          %257 = arith.addi %48, %120 : index
          %258 = arith.addi %257, %c8 : index
          %259 = memref.load %x[%258] : memref<?xf32>
          %260 = vector.broadcast %259 : f32 to vector<16xf32>
          %261 = math.fma %260, %205, %183 : vector<16xf32>
          %262 = math.fma %260, %208, %184 : vector<16xf32>
          %263 = arith.addi %49, %120 : index
          %264 = arith.addi %263, %c8 : index
          %265 = memref.load %x[%264] : memref<?xf32>
          %266 = vector.broadcast %265 : f32 to vector<16xf32>
          %267 = math.fma %266, %205, %189 : vector<16xf32>
          %268 = math.fma %266, %208, %190 : vector<16xf32>
          %269 = arith.addi %50, %120 : index
          %270 = arith.addi %269, %c8 : index
          %271 = memref.load %x[%270] : memref<?xf32>
          %272 = vector.broadcast %271 : f32 to vector<16xf32>
          %273 = math.fma %272, %205, %195 : vector<16xf32>
          %274 = math.fma %272, %208, %196 : vector<16xf32>
          %275 = arith.addi %51, %120 : index
          %276 = arith.addi %275, %c8 : index
          %277 = memref.load %x[%276] : memref<?xf32>
          %278 = vector.broadcast %277 : f32 to vector<16xf32>
          %279 = math.fma %278, %205, %201 : vector<16xf32>
          %280 = math.fma %278, %208, %202 : vector<16xf32>
          %281 = arith.addi %122, %c21 : index
          %282 = vector.load %w[%281] : memref<?xi8>, vector<64xi8>
          %283 = vector.bitcast %282 : vector<64xi8> to vector<16xf32>
          %284 = arith.addi %127, %c21 : index
          %285 = vector.load %w[%284] : memref<?xi8>, vector<64xi8>
          %286 = vector.bitcast %285 : vector<64xi8> to vector<16xf32>
          %287 = arith.addi %40, %120 : index
          %288 = arith.addi %287, %c3 : index
          %289 = memref.load %x[%288] : memref<?xf32>
          %290 = vector.broadcast %289 : f32 to vector<16xf32>
          %291 = math.fma %290, %283, %213 : vector<16xf32>
          %292 = math.fma %290, %286, %214 : vector<16xf32>
          %293 = arith.addi %41, %120 : index
          %294 = arith.addi %293, %c3 : index
          %295 = memref.load %x[%294] : memref<?xf32>
          %296 = vector.broadcast %295 : f32 to vector<16xf32>
          %297 = math.fma %296, %283, %219 : vector<16xf32>
          %298 = math.fma %296, %286, %220 : vector<16xf32>
          %299 = arith.addi %42, %120 : index
          %300 = arith.addi %299, %c3 : index
          %301 = memref.load %x[%300] : memref<?xf32>
          %302 = vector.broadcast %301 : f32 to vector<16xf32>
          %303 = math.fma %302, %283, %225 : vector<16xf32>
          %304 = math.fma %302, %286, %226 : vector<16xf32>
          %305 = arith.addi %43, %120 : index
          %306 = arith.addi %305, %c3 : index
          %307 = memref.load %x[%306] : memref<?xf32>
          %308 = vector.broadcast %307 : f32 to vector<16xf32>
          %309 = math.fma %308, %283, %231 : vector<16xf32>
          %310 = math.fma %308, %286, %232 : vector<16xf32>
          %311 = arith.addi %44, %120 : index
          %312 = arith.addi %311, %c3 : index
          %313 = memref.load %x[%312] : memref<?xf32>
          %314 = vector.broadcast %313 : f32 to vector<16xf32>
          %315 = math.fma %314, %283, %237 : vector<16xf32>
          %316 = math.fma %314, %286, %238 : vector<16xf32>
          %317 = arith.addi %45, %120 : index
          %318 = arith.addi %317, %c3 : index
          %319 = memref.load %x[%318] : memref<?xf32>
          %320 = vector.broadcast %319 : f32 to vector<16xf32>
          %321 = math.fma %320, %283, %243 : vector<16xf32>
          %322 = math.fma %320, %286, %244 : vector<16xf32>
          %323 = arith.addi %46, %120 : index
          %324 = arith.addi %323, %c3 : index
          %325 = memref.load %x[%324] : memref<?xf32>
          %326 = vector.broadcast %325 : f32 to vector<16xf32>
          %327 = math.fma %326, %283, %249 : vector<16xf32>
          %328 = math.fma %326, %286, %250 : vector<16xf32>
          %329 = arith.addi %47, %120 : index
          %330 = arith.addi %329, %c3 : index
          %331 = memref.load %x[%330] : memref<?xf32>
          %332 = vector.broadcast %331 : f32 to vector<16xf32>
          %333 = math.fma %332, %283, %255 : vector<16xf32>
          %334 = math.fma %332, %286, %256 : vector<16xf32>
          %335 = arith.addi %48, %120 : index
          %336 = arith.addi %335, %c3 : index
          %337 = memref.load %x[%336] : memref<?xf32>
          %338 = vector.broadcast %337 : f32 to vector<16xf32>
          %339 = math.fma %338, %283, %261 : vector<16xf32>
          %340 = math.fma %338, %286, %262 : vector<16xf32>
          %341 = arith.addi %49, %120 : index
          %342 = arith.addi %341, %c3 : index
          %343 = memref.load %x[%342] : memref<?xf32>
          %344 = vector.broadcast %343 : f32 to vector<16xf32>
          %345 = math.fma %344, %283, %267 : vector<16xf32>
          %346 = math.fma %344, %286, %268 : vector<16xf32>
          %347 = arith.addi %50, %120 : index
          %348 = arith.addi %347, %c3 : index
          %349 = memref.load %x[%348] : memref<?xf32>
          %350 = vector.broadcast %349 : f32 to vector<16xf32>
          %351 = math.fma %350, %283, %273 : vector<16xf32>
          %352 = math.fma %350, %286, %274 : vector<16xf32>
          %353 = arith.addi %51, %120 : index
          %354 = arith.addi %353, %c3 : index
          %355 = memref.load %x[%354] : memref<?xf32>
          %356 = vector.broadcast %355 : f32 to vector<16xf32>
          %357 = math.fma %356, %283, %279 : vector<16xf32>
          %358 = math.fma %356, %286, %280 : vector<16xf32>
          %359 = arith.addi %122, %c22 : index
          %360 = vector.load %w[%359] : memref<?xi8>, vector<64xi8>
          %361 = vector.bitcast %360 : vector<64xi8> to vector<16xf32>
          %362 = arith.addi %127, %c22 : index
          %363 = vector.load %w[%362] : memref<?xi8>, vector<64xi8>
          %364 = vector.bitcast %363 : vector<64xi8> to vector<16xf32>
          %365 = arith.addi %40, %120 : index
          %366 = arith.addi %365, %c9 : index
          %367 = memref.load %x[%366] : memref<?xf32>
          %368 = vector.broadcast %367 : f32 to vector<16xf32>
          %369 = math.fma %368, %361, %291 : vector<16xf32>
          %370 = math.fma %368, %364, %292 : vector<16xf32>
          %371 = arith.addi %41, %120 : index
          %372 = arith.addi %371, %c9 : index
          %373 = memref.load %x[%372] : memref<?xf32>
          %374 = vector.broadcast %373 : f32 to vector<16xf32>
          %375 = math.fma %374, %361, %297 : vector<16xf32>
          %376 = math.fma %374, %364, %298 : vector<16xf32>
          %377 = arith.addi %42, %120 : index
          %378 = arith.addi %377, %c9 : index
          %379 = memref.load %x[%378] : memref<?xf32>
          %380 = vector.broadcast %379 : f32 to vector<16xf32>
          %381 = math.fma %380, %361, %303 : vector<16xf32>
          %382 = math.fma %380, %364, %304 : vector<16xf32>
          %383 = arith.addi %43, %120 : index
          %384 = arith.addi %383, %c9 : index
          %385 = memref.load %x[%384] : memref<?xf32>
          %386 = vector.broadcast %385 : f32 to vector<16xf32>
          %387 = math.fma %386, %361, %309 : vector<16xf32>
          %388 = math.fma %386, %364, %310 : vector<16xf32>
          %389 = arith.addi %44, %120 : index
          %390 = arith.addi %389, %c9 : index
          %391 = memref.load %x[%390] : memref<?xf32>
          %392 = vector.broadcast %391 : f32 to vector<16xf32>
          %393 = math.fma %392, %361, %315 : vector<16xf32>
          %394 = math.fma %392, %364, %316 : vector<16xf32>
          %395 = arith.addi %45, %120 : index
          %396 = arith.addi %395, %c9 : index
          %397 = memref.load %x[%396] : memref<?xf32>
          %398 = vector.broadcast %397 : f32 to vector<16xf32>
          %399 = math.fma %398, %361, %321 : vector<16xf32>
          %400 = math.fma %398, %364, %322 : vector<16xf32>
          %401 = arith.addi %46, %120 : index
          %402 = arith.addi %401, %c9 : index
          %403 = memref.load %x[%402] : memref<?xf32>
          %404 = vector.broadcast %403 : f32 to vector<16xf32>
          %405 = math.fma %404, %361, %327 : vector<16xf32>
          %406 = math.fma %404, %364, %328 : vector<16xf32>
          %407 = arith.addi %47, %120 : index
          %408 = arith.addi %407, %c9 : index
          %409 = memref.load %x[%408] : memref<?xf32>
          %410 = vector.broadcast %409 : f32 to vector<16xf32>
          %411 = math.fma %410, %361, %333 : vector<16xf32>
          %412 = math.fma %410, %364, %334 : vector<16xf32>
          %413 = arith.addi %48, %120 : index
          %414 = arith.addi %413, %c9 : index
          %415 = memref.load %x[%414] : memref<?xf32>
          %416 = vector.broadcast %415 : f32 to vector<16xf32>
          %417 = math.fma %416, %361, %339 : vector<16xf32>
          %418 = math.fma %416, %364, %340 : vector<16xf32>
          %419 = arith.addi %49, %120 : index
          %420 = arith.addi %419, %c9 : index
          %421 = memref.load %x[%420] : memref<?xf32>
          %422 = vector.broadcast %421 : f32 to vector<16xf32>
          %423 = math.fma %422, %361, %345 : vector<16xf32>
          %424 = math.fma %422, %364, %346 : vector<16xf32>
          %425 = arith.addi %50, %120 : index
          %426 = arith.addi %425, %c9 : index
          %427 = memref.load %x[%426] : memref<?xf32>
          %428 = vector.broadcast %427 : f32 to vector<16xf32>
          %429 = math.fma %428, %361, %351 : vector<16xf32>
          %430 = math.fma %428, %364, %352 : vector<16xf32>
          %431 = arith.addi %51, %120 : index
          %432 = arith.addi %431, %c9 : index
          %433 = memref.load %x[%432] : memref<?xf32>
          %434 = vector.broadcast %433 : f32 to vector<16xf32>
          %435 = math.fma %434, %361, %357 : vector<16xf32>
          %436 = math.fma %434, %364, %358 : vector<16xf32>
          scf.yield %369, %370, %375, %376, %381, %382, %387, %388, %393, %394, %399, %400, %405, %406, %411, %412, %417, %418, %423, %424, %429, %430, %435, %436 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %118#0, %118#1, %118#2, %118#3, %118#4, %118#5, %118#6, %118#7, %118#8, %118#9, %118#10, %118#11, %118#12, %118#13, %118#14, %118#15, %118#16, %118#17, %118#18, %118#19, %118#20, %118#21, %118#22, %118#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %437 = arith.muli %headDim, %c6 : index
      %438 = arith.muli %52, %c4 : index
      %439 = arith.addi %437, %438 : index
      %440 = arith.addi %439, %c6 : index
      vector.store %87#0, %3[%440] : memref<?xf32>, vector<16xf32>
      %441 = arith.muli %headDim, %c6 : index
      %442 = arith.muli %52, %c4 : index
      %443 = arith.addi %441, %442 : index
      %444 = arith.addi %443, %c4 : index
      vector.store %87#1, %3[%444] : memref<?xf32>, vector<16xf32>
      %445 = arith.muli %headDim, %c8 : index
      %446 = arith.muli %52, %c4 : index
      %447 = arith.addi %445, %446 : index
      %448 = arith.addi %447, %c6 : index
      vector.store %87#2, %3[%448] : memref<?xf32>, vector<16xf32>
      %449 = arith.muli %headDim, %c8 : index
      %450 = arith.muli %52, %c4 : index
      %451 = arith.addi %449, %450 : index
      %452 = arith.addi %451, %c4 : index
      vector.store %87#3, %3[%452] : memref<?xf32>, vector<16xf32>
      %453 = arith.muli %headDim, %c3 : index
      %454 = arith.muli %52, %c4 : index
      %455 = arith.addi %453, %454 : index
      %456 = arith.addi %455, %c6 : index
      vector.store %87#4, %3[%456] : memref<?xf32>, vector<16xf32>
      %457 = arith.muli %headDim, %c3 : index
      %458 = arith.muli %52, %c4 : index
      %459 = arith.addi %457, %458 : index
      %460 = arith.addi %459, %c4 : index
      vector.store %87#5, %3[%460] : memref<?xf32>, vector<16xf32>
      %461 = arith.muli %headDim, %c9 : index
      %462 = arith.muli %52, %c4 : index
      %463 = arith.addi %461, %462 : index
      %464 = arith.addi %463, %c6 : index
      vector.store %87#6, %3[%464] : memref<?xf32>, vector<16xf32>
      %465 = arith.muli %headDim, %c9 : index
      %466 = arith.muli %52, %c4 : index
      %467 = arith.addi %465, %466 : index
      %468 = arith.addi %467, %c4 : index
      vector.store %87#7, %3[%468] : memref<?xf32>, vector<16xf32>
      %469 = arith.muli %headDim, %c10 : index
      %470 = arith.muli %52, %c4 : index
      %471 = arith.addi %469, %470 : index
      %472 = arith.addi %471, %c6 : index
      vector.store %87#8, %3[%472] : memref<?xf32>, vector<16xf32>
      %473 = arith.muli %headDim, %c10 : index
      %474 = arith.muli %52, %c4 : index
      %475 = arith.addi %473, %474 : index
      %476 = arith.addi %475, %c4 : index
      vector.store %87#9, %3[%476] : memref<?xf32>, vector<16xf32>
      %477 = arith.muli %headDim, %c11 : index
      %478 = arith.muli %52, %c4 : index
      %479 = arith.addi %477, %478 : index
      %480 = arith.addi %479, %c6 : index
      vector.store %87#10, %3[%480] : memref<?xf32>, vector<16xf32>
      %481 = arith.muli %headDim, %c11 : index
      %482 = arith.muli %52, %c4 : index
      %483 = arith.addi %481, %482 : index
      %484 = arith.addi %483, %c4 : index
      vector.store %87#11, %3[%484] : memref<?xf32>, vector<16xf32>
      %485 = arith.muli %headDim, %c12 : index
      %486 = arith.muli %52, %c4 : index
      %487 = arith.addi %485, %486 : index
      %488 = arith.addi %487, %c6 : index
      vector.store %87#12, %3[%488] : memref<?xf32>, vector<16xf32>
      %489 = arith.muli %headDim, %c12 : index
      %490 = arith.muli %52, %c4 : index
      %491 = arith.addi %489, %490 : index
      %492 = arith.addi %491, %c4 : index
      vector.store %87#13, %3[%492] : memref<?xf32>, vector<16xf32>
      %493 = arith.muli %headDim, %c13 : index
      %494 = arith.muli %52, %c4 : index
      %495 = arith.addi %493, %494 : index
      %496 = arith.addi %495, %c6 : index
      vector.store %87#14, %3[%496] : memref<?xf32>, vector<16xf32>
      %497 = arith.muli %headDim, %c13 : index
      %498 = arith.muli %52, %c4 : index
      %499 = arith.addi %497, %498 : index
      %500 = arith.addi %499, %c4 : index
      vector.store %87#15, %3[%500] : memref<?xf32>, vector<16xf32>
      %501 = arith.muli %headDim, %c14 : index
      %502 = arith.muli %52, %c4 : index
      %503 = arith.addi %501, %502 : index
      %504 = arith.addi %503, %c6 : index
      vector.store %87#16, %3[%504] : memref<?xf32>, vector<16xf32>
      %505 = arith.muli %headDim, %c14 : index
      %506 = arith.muli %52, %c4 : index
      %507 = arith.addi %505, %506 : index
      %508 = arith.addi %507, %c4 : index
      vector.store %87#17, %3[%508] : memref<?xf32>, vector<16xf32>
      %509 = arith.muli %headDim, %c15 : index
      %510 = arith.muli %52, %c4 : index
      %511 = arith.addi %509, %510 : index
      %512 = arith.addi %511, %c6 : index
      vector.store %87#18, %3[%512] : memref<?xf32>, vector<16xf32>
      %513 = arith.muli %headDim, %c15 : index
      %514 = arith.muli %52, %c4 : index
      %515 = arith.addi %513, %514 : index
      %516 = arith.addi %515, %c4 : index
      vector.store %87#19, %3[%516] : memref<?xf32>, vector<16xf32>
      %517 = arith.muli %headDim, %c16 : index
      %518 = arith.muli %52, %c4 : index
      %519 = arith.addi %517, %518 : index
      %520 = arith.addi %519, %c6 : index
      vector.store %87#20, %3[%520] : memref<?xf32>, vector<16xf32>
      %521 = arith.muli %headDim, %c16 : index
      %522 = arith.muli %52, %c4 : index
      %523 = arith.addi %521, %522 : index
      %524 = arith.addi %523, %c4 : index
      vector.store %87#21, %3[%524] : memref<?xf32>, vector<16xf32>
      %525 = arith.muli %headDim, %c17 : index
      %526 = arith.muli %52, %c4 : index
      %527 = arith.addi %525, %526 : index
      %528 = arith.addi %527, %c6 : index
      vector.store %87#22, %3[%528] : memref<?xf32>, vector<16xf32>
      %529 = arith.muli %headDim, %c17 : index
      %530 = arith.muli %52, %c4 : index
      %531 = arith.addi %529, %530 : index
      %532 = arith.addi %531, %c4 : index
      vector.store %87#23, %3[%532] : memref<?xf32>, vector<16xf32>
    }
    %533 = arith.addi %14, %c2 : index
    %534 = arith.minsi %533, %13 : index
    scf.for %535 = %14 to %534 step %c8 {
      %536 = arith.subi %535, %14 : index
      %537 = arith.muli %536, %headDim : index
      %538 = arith.cmpi eq, %hasBias, %c8 : index
      scf.if %538 {
        scf.for %539 = %c6 to %headDim step %c4 {
          %540 = arith.muli %0, %headDim : index
          %541 = arith.addi %540, %539 : index
          %542 = vector.load %bias[%541] : memref<?xf32>, vector<16xf32>
          %543 = arith.addi %537, %539 : index
          %544 = vector.load %3[%543] : memref<?xf32>, vector<16xf32>
          %545 = arith.addf %544, %542 : vector<16xf32>
          %546 = arith.addi %537, %539 : index
          vector.store %545, %3[%546] : memref<?xf32>, vector<16xf32>
        }
      }
      %547 = arith.addi %heads, %kvHeads : index
      %548 = arith.cmpi slt, %0, %547 : index
      scf.if %548 {
        %549 = arith.cmpi eq, %hasNorm, %c8 : index
        scf.if %549 {
          %550 = arith.cmpi slt, %0, %heads : index
          %553 = scf.for %551 = %c6 to %headDim step %c4 iter_args(%552 = %c18) -> (vector<16xf32>) {
            %554 = arith.addi %537, %551 : index
            %555 = vector.load %3[%554] : memref<?xf32>, vector<16xf32>
            %556 = math.fma %555, %555, %552 : vector<16xf32>
            scf.yield %556 : vector<16xf32>
          }
          %557 = wave.reduce "add" %553 : vector<16xf32>
          %558 = arith.mulf %557, %inverseHeadDim : f32
          %559 = arith.addf %558, %epsilon : f32
          %560 = math.sqrt %559 : f32
          %561 = arith.divf %c29, %560 : f32
          %562 = vector.broadcast %561 : f32 to vector<16xf32>
          scf.for %563 = %c6 to %headDim step %c4 {
            %564 = vector.load %query_norm[%563] : memref<?xf32>, vector<16xf32>
            %565 = vector.load %key_norm[%563] : memref<?xf32>, vector<16xf32>
            %566 = arith.select %550, %564, %565 : vector<16xf32>
            %567 = arith.addi %537, %563 : index
            %568 = vector.load %3[%567] : memref<?xf32>, vector<16xf32>
            %569 = arith.mulf %568, %562 : vector<16xf32>
            %570 = arith.mulf %569, %566 : vector<16xf32>
            %571 = arith.addi %537, %563 : index
            vector.store %570, %3[%571] : memref<?xf32>, vector<16xf32>
          }
        }
        %572 = arith.addi %positionsAt, %535 : index
        %573 = memref.load %step[%572] : memref<?xi32>
        %574 = arith.index_cast %573 : i32 to index
        %575 = arith.divui %headDim, %c3 : index
        %576 = arith.remui %574, %c19 : index
        %577 = arith.muli %576, %headDim : index
        %578 = arith.divui %574, %c19 : index
        %579 = arith.addi %578, %c19 : index
        %580 = arith.muli %579, %headDim : index
        scf.for %581 = %c6 to %575 step %c14 {
          %582 = arith.addi %577, %581 : index
          %583 = vector.load %rope[%582] : memref<?xf32>, vector<8xf32>
          %584 = arith.addi %577, %575 : index
          %585 = arith.addi %584, %581 : index
          %586 = vector.load %rope[%585] : memref<?xf32>, vector<8xf32>
          %587 = arith.addi %580, %581 : index
          %588 = vector.load %rope[%587] : memref<?xf32>, vector<8xf32>
          %589 = arith.addi %580, %575 : index
          %590 = arith.addi %589, %581 : index
          %591 = vector.load %rope[%590] : memref<?xf32>, vector<8xf32>
          %592 = arith.mulf %588, %583 : vector<8xf32>
          %593 = arith.mulf %591, %586 : vector<8xf32>
          %594 = arith.subf %592, %593 : vector<8xf32>
          %595 = arith.mulf %591, %583 : vector<8xf32>
          %596 = arith.mulf %588, %586 : vector<8xf32>
          %597 = arith.addf %595, %596 : vector<8xf32>
          %598 = arith.addi %537, %581 : index
          %599 = vector.load %3[%598] : memref<?xf32>, vector<8xf32>
          %600 = arith.addi %537, %575 : index
          %601 = arith.addi %600, %581 : index
          %602 = vector.load %3[%601] : memref<?xf32>, vector<8xf32>
          %603 = arith.mulf %599, %594 : vector<8xf32>
          %604 = arith.mulf %602, %597 : vector<8xf32>
          %605 = arith.subf %603, %604 : vector<8xf32>
          %606 = arith.addi %537, %581 : index
          vector.store %605, %3[%606] : memref<?xf32>, vector<8xf32>
          %607 = arith.mulf %602, %594 : vector<8xf32>
          %608 = arith.mulf %599, %597 : vector<8xf32>
          %609 = arith.addf %607, %608 : vector<8xf32>
          %610 = arith.addi %537, %575 : index
          %611 = arith.addi %610, %581 : index
          vector.store %609, %3[%611] : memref<?xf32>, vector<8xf32>
        }
      }
      %612 = arith.cmpi slt, %0, %heads : index
      scf.if %612 {
        scf.for %613 = %c6 to %headDim step %c4 {
          %614 = arith.addi %537, %613 : index
          %615 = vector.load %3[%614] : memref<?xf32>, vector<16xf32>
          %616 = arith.muli %535, %heads : index
          %617 = arith.addi %616, %0 : index
          %618 = arith.muli %617, %headDim : index
          %619 = arith.addi %618, %613 : index
          vector.store %615, %q[%619] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %620 = arith.addi %slotsAt, %535 : index
        %621 = memref.load %step[%620] : memref<?xi32>
        %622 = arith.index_cast %621 : i32 to index
        %623 = arith.cmpi sge, %622, %c6 : index
        scf.if %623 {
          %624 = arith.cmpi eq, %codec, %c6 : index
          scf.if %624 {
            %625 = arith.subi %0, %heads : index
            %626 = memref.load %scales[%625] : memref<?xf32>
            %627 = vector.broadcast %626 : f32 to vector<16xf32>
            %628 = arith.divui %622, %c4 : index
            %629 = arith.remui %622, %c4 : index
            %630 = arith.muli %headDim, %c3 : index
            %631 = arith.muli %628, %pageBytes : index
            scf.for %632 = %c6 to %headDim step %c4 {
              %633 = arith.addi %537, %632 : index
              %634 = vector.load %3[%633] : memref<?xf32>, vector<16xf32>
              %635 = arith.mulf %634, %627 : vector<16xf32>
              %636 = arith.minimumf %635, %c34 : vector<16xf32>
              %637 = arith.maximumf %636, %c35 : vector<16xf32>
              %638 = arith.truncf %637 : vector<16xf32> to vector<16xf16>
              %639 = vector.bitcast %638 : vector<16xf16> to vector<32xi8>
              %640 = arith.muli %632, %c3 : index
              vector.store %639, %5[%640] : memref<?xi8>, vector<32xi8>
            }
            %641 = arith.cmpi slt, %625, %kvHeads : index
            scf.if %641 {
              %642 = arith.muli %630, %c36 : index
              %643 = arith.muli %625, %642 : index
              %644 = arith.addi %631, %643 : index
              %645 = arith.muli %629, %c3 : index
              %646 = arith.addi %644, %645 : index
              scf.for %647 = %c6 to %headDim step %c8 {
                %648 = arith.muli %647, %c3 : index
                %649 = arith.addi %648, %c6 : index
                %650 = memref.load %5[%649] : memref<?xi8>
                %651 = arith.muli %647, %c36 : index
                %652 = arith.addi %646, %651 : index
                %653 = arith.addi %652, %c6 : index
                memref.store %650, %kv[%653] : memref<?xi8>
                %654 = arith.muli %647, %c3 : index
                %655 = arith.addi %654, %c8 : index
                %656 = memref.load %5[%655] : memref<?xi8>
                %657 = arith.muli %647, %c36 : index
                %658 = arith.addi %646, %657 : index
                %659 = arith.addi %658, %c8 : index
                memref.store %656, %kv[%659] : memref<?xi8>
              }
            } else {
              %660 = arith.subi %625, %kvHeads : index
              %661 = arith.muli %660, %c3 : index
              %662 = arith.addi %661, %c8 : index
              %663 = arith.muli %630, %c4 : index
              %664 = arith.muli %662, %663 : index
              %665 = arith.addi %631, %664 : index
              %666 = arith.muli %629, %630 : index
              %667 = arith.addi %665, %666 : index
              scf.for %668 = %c6 to %630 step %c4 {
                %669 = vector.load %5[%668] : memref<?xi8>, vector<16xi8>
                %670 = arith.addi %667, %668 : index
                vector.store %669, %kv[%670] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %671 = arith.cmpi eq, %codec, %c8 : index
          scf.if %671 {
            %672 = arith.subi %0, %heads : index
            %673 = memref.load %scales[%672] : memref<?xf32>
            %674 = vector.broadcast %673 : f32 to vector<16xf32>
            %675 = arith.divui %622, %c4 : index
            %676 = arith.remui %622, %c4 : index
            %677 = arith.muli %headDim, %c8 : index
            %678 = arith.muli %675, %pageBytes : index
            scf.for %679 = %c6 to %headDim step %c4 {
              %680 = arith.addi %537, %679 : index
              %681 = vector.load %3[%680] : memref<?xf32>, vector<16xf32>
              %682 = arith.mulf %681, %674 : vector<16xf32>
              %683 = wave.fp8_encode "e4m3" %682 : vector<16xf32> -> vector<16xi8>
              %684 = arith.muli %679, %c8 : index
              vector.store %683, %5[%684] : memref<?xi8>, vector<16xi8>
            }
            %685 = arith.cmpi slt, %672, %kvHeads : index
            scf.if %685 {
              %686 = arith.muli %677, %c36 : index
              %687 = arith.muli %672, %686 : index
              %688 = arith.addi %678, %687 : index
              %689 = arith.muli %676, %c8 : index
              %690 = arith.addi %688, %689 : index
              scf.for %691 = %c6 to %headDim step %c8 {
                %692 = arith.muli %691, %c8 : index
                %693 = arith.addi %692, %c6 : index
                %694 = memref.load %5[%693] : memref<?xi8>
                %695 = arith.muli %691, %c4 : index
                %696 = arith.addi %690, %695 : index
                %697 = arith.addi %696, %c6 : index
                memref.store %694, %kv[%697] : memref<?xi8>
              }
            } else {
              %698 = arith.subi %672, %kvHeads : index
              %699 = arith.muli %698, %c3 : index
              %700 = arith.addi %699, %c8 : index
              %701 = arith.muli %677, %c4 : index
              %702 = arith.muli %700, %701 : index
              %703 = arith.addi %678, %702 : index
              %704 = arith.muli %676, %677 : index
              %705 = arith.addi %703, %704 : index
              scf.for %706 = %c6 to %677 step %c4 {
                %707 = vector.load %5[%706] : memref<?xi8>, vector<16xi8>
                %708 = arith.addi %705, %706 : index
                vector.store %707, %kv[%708] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %709 = arith.cmpi eq, %codec, %c3 : index
          scf.if %709 {
            %710 = arith.subi %0, %heads : index
            %711 = memref.load %scales[%710] : memref<?xf32>
            %712 = vector.broadcast %711 : f32 to vector<16xf32>
            %713 = arith.divui %622, %c4 : index
            %714 = arith.remui %622, %c4 : index
            %715 = arith.muli %headDim, %c8 : index
            %716 = arith.muli %713, %pageBytes : index
            scf.for %717 = %c6 to %headDim step %c4 {
              %718 = arith.addi %537, %717 : index
              %719 = vector.load %3[%718] : memref<?xf32>, vector<16xf32>
              %720 = arith.mulf %719, %712 : vector<16xf32>
              %721 = wave.fp8_encode "e5m2" %720 : vector<16xf32> -> vector<16xi8>
              %722 = arith.muli %717, %c8 : index
              vector.store %721, %5[%722] : memref<?xi8>, vector<16xi8>
            }
            %723 = arith.cmpi slt, %710, %kvHeads : index
            scf.if %723 {
              %724 = arith.muli %715, %c36 : index
              %725 = arith.muli %710, %724 : index
              %726 = arith.addi %716, %725 : index
              %727 = arith.muli %714, %c8 : index
              %728 = arith.addi %726, %727 : index
              scf.for %729 = %c6 to %headDim step %c8 {
                %730 = arith.muli %729, %c8 : index
                %731 = arith.addi %730, %c6 : index
                %732 = memref.load %5[%731] : memref<?xi8>
                %733 = arith.muli %729, %c4 : index
                %734 = arith.addi %728, %733 : index
                %735 = arith.addi %734, %c6 : index
                memref.store %732, %kv[%735] : memref<?xi8>
              }
            } else {
              %736 = arith.subi %710, %kvHeads : index
              %737 = arith.muli %736, %c3 : index
              %738 = arith.addi %737, %c8 : index
              %739 = arith.muli %715, %c4 : index
              %740 = arith.muli %738, %739 : index
              %741 = arith.addi %716, %740 : index
              %742 = arith.muli %714, %715 : index
              %743 = arith.addi %741, %742 : index
              scf.for %744 = %c6 to %715 step %c4 {
                %745 = vector.load %5[%744] : memref<?xi8>, vector<16xi8>
                %746 = arith.addi %743, %744 : index
                vector.store %745, %kv[%746] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
