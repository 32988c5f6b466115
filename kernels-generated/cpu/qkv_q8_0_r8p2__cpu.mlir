// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q8_0', shape=Shape(rows=8, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q8_0_r8p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 8 : index
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
  %c15 = arith.constant dense<0x00000000> : vector<16xf32>
  %c16 = arith.constant 64 : index
  %c17 = arith.constant 48 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c24 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %c26 = arith.constant 256 : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c30 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c31 = arith.constant dense<0xC77FE000> : vector<16xf32>
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
    %32 = arith.muli %17, %inputFeatures : index
    %33 = arith.muli %19, %inputFeatures : index
    %34 = arith.muli %21, %inputFeatures : index
    %35 = arith.muli %23, %inputFeatures : index
    %36 = arith.muli %25, %inputFeatures : index
    %37 = arith.muli %27, %inputFeatures : index
    %38 = arith.muli %29, %inputFeatures : index
    %39 = arith.muli %31, %inputFeatures : index
    scf.for %40 = %c7 to %8 step %c3 {
      %41 = arith.muli %0, %8 : index
      %42 = arith.addi %41, %40 : index
      %43 = arith.addi %42, %c7 : index
      %44 = arith.muli %43, %7 : index
      %45 = arith.muli %0, %8 : index
      %46 = arith.addi %45, %40 : index
      %47 = arith.addi %46, %c9 : index
      %48 = arith.muli %47, %7 : index
      %49 = arith.divui %inputFeatures, %c4 : index
      %67:16 = scf.for %50 = %c7 to %49 step %c9 iter_args(%51 = %c15, %52 = %c15, %53 = %c15, %54 = %c15, %55 = %c15, %56 = %c15, %57 = %c15, %58 = %c15, %59 = %c15, %60 = %c15, %61 = %c15, %62 = %c15, %63 = %c15, %64 = %c15, %65 = %c15, %66 = %c15) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %68 = arith.muli %50, %c5 : index
        %69 = arith.addi %44, %68 : index
        %70 = arith.muli %50, %c5 : index
        %71 = arith.addi %48, %70 : index
        %72 = vector.load %w[%69] : memref<?xi8>, vector<32xi8>
        %73 = vector.bitcast %72 : vector<32xi8> to vector<16xf16>
        %74 = arith.extf %73 : vector<16xf16> to vector<16xf32>
        %75 = vector.load %w[%71] : memref<?xi8>, vector<32xi8>
        %76 = vector.bitcast %75 : vector<32xi8> to vector<16xf16>
        %77 = arith.extf %76 : vector<16xf16> to vector<16xf32>
        %78 = arith.muli %50, %c4 : index
        %96:16 = scf.for %79 = %c7 to %c2 step %c9 iter_args(%80 = %51, %81 = %52, %82 = %53, %83 = %54, %84 = %55, %85 = %56, %86 = %57, %87 = %58, %88 = %59, %89 = %60, %90 = %61, %91 = %62, %92 = %63, %93 = %64, %94 = %65, %95 = %66) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %97 = arith.muli %79, %c11 : index
          %98 = arith.addi %78, %97 : index
          %99 = arith.addi %69, %c4 : index
          %100 = arith.muli %79, %c16 : index
          %101 = arith.addi %99, %100 : index
          %102 = arith.addi %101, %c7 : index
          %103 = vector.load %w[%102] : memref<?xi8>, vector<16xi8>
          %104 = arith.extsi %103 : vector<16xi8> to vector<16xi32>
          %105 = arith.sitofp %104 : vector<16xi32> to vector<16xf32>
          %106 = arith.mulf %105, %74 : vector<16xf32>
          %107 = arith.addi %71, %c4 : index
          %108 = arith.muli %79, %c16 : index
          %109 = arith.addi %107, %108 : index
          %110 = arith.addi %109, %c7 : index
          %111 = vector.load %w[%110] : memref<?xi8>, vector<16xi8>
          %112 = arith.extsi %111 : vector<16xi8> to vector<16xi32>
          %113 = arith.sitofp %112 : vector<16xi32> to vector<16xf32>
          %114 = arith.mulf %113, %77 : vector<16xf32>
          %115 = arith.addi %32, %98 : index
          %116 = arith.addi %115, %c7 : index
          %117 = memref.load %x[%116] : memref<?xf32>
          %118 = vector.broadcast %117 : f32 to vector<16xf32>
          %119 = math.fma %118, %106, %80 : vector<16xf32>
          %120 = math.fma %118, %114, %81 : vector<16xf32>
          %121 = arith.addi %33, %98 : index
          %122 = arith.addi %121, %c7 : index
          %123 = memref.load %x[%122] : memref<?xf32>
          %124 = vector.broadcast %123 : f32 to vector<16xf32>
          %125 = math.fma %124, %106, %82 : vector<16xf32>
          %126 = math.fma %124, %114, %83 : vector<16xf32>
          %127 = arith.addi %34, %98 : index
          %128 = arith.addi %127, %c7 : index
          %129 = memref.load %x[%128] : memref<?xf32>
          %130 = vector.broadcast %129 : f32 to vector<16xf32>
          %131 = math.fma %130, %106, %84 : vector<16xf32>
          %132 = math.fma %130, %114, %85 : vector<16xf32>
          %133 = arith.addi %35, %98 : index
          %134 = arith.addi %133, %c7 : index
          %135 = memref.load %x[%134] : memref<?xf32>
          %136 = vector.broadcast %135 : f32 to vector<16xf32>
          %137 = math.fma %136, %106, %86 : vector<16xf32>
          %138 = math.fma %136, %114, %87 : vector<16xf32>
          %139 = arith.addi %36, %98 : index
          %140 = arith.addi %139, %c7 : index
          %141 = memref.load %x[%140] : memref<?xf32>
          %142 = vector.broadcast %141 : f32 to vector<16xf32>
          %143 = math.fma %142, %106, %88 : vector<16xf32>
          %144 = math.fma %142, %114, %89 : vector<16xf32>
          %145 = arith.addi %37, %98 : index
          %146 = arith.addi %145, %c7 : index
          %147 = memref.load %x[%146] : memref<?xf32>
          %148 = vector.broadcast %147 : f32 to vector<16xf32>
          %149 = math.fma %148, %106, %90 : vector<16xf32>
          %150 = math.fma %148, %114, %91 : vector<16xf32>
          %151 = arith.addi %38, %98 : index
          %152 = arith.addi %151, %c7 : index
          %153 = memref.load %x[%152] : memref<?xf32>
          %154 = vector.broadcast %153 : f32 to vector<16xf32>
          %155 = math.fma %154, %106, %92 : vector<16xf32>
          %156 = math.fma %154, %114, %93 : vector<16xf32>
          %157 = arith.addi %39, %98 : index
          %158 = arith.addi %157, %c7 : index
          %159 = memref.load %x[%158] : memref<?xf32>
          %160 = vector.broadcast %159 : f32 to vector<16xf32>
          %161 = math.fma %160, %106, %94 : vector<16xf32>
          %162 = math.fma %160, %114, %95 : vector<16xf32>
          %163 = arith.addi %101, %c6 : index
          %164 = vector.load %w[%163] : memref<?xi8>, vector<16xi8>
          %165 = arith.extsi %164 : vector<16xi8> to vector<16xi32>
          %166 = arith.sitofp %165 : vector<16xi32> to vector<16xf32>
          %167 = arith.mulf %166, %74 : vector<16xf32>
          %168 = arith.addi %109, %c6 : index
          %169 = vector.load %w[%168] : memref<?xi8>, vector<16xi8>
          %170 = arith.extsi %169 : vector<16xi8> to vector<16xi32>
          %171 = arith.sitofp %170 : vector<16xi32> to vector<16xf32>
          %172 = arith.mulf %171, %77 : vector<16xf32>
          %173 = arith.addi %32, %98 : index
          %174 = arith.addi %173, %c9 : index
          %175 = memref.load %x[%174] : memref<?xf32>
          %176 = vector.broadcast %175 : f32 to vector<16xf32>
          %177 = math.fma %176, %167, %119 : vector<16xf32>
          %178 = math.fma %176, %172, %120 : vector<16xf32>
          %179 = arith.addi %33, %98 : index
          %180 = arith.addi %179, %c9 : index
          %181 = memref.load %x[%180] : memref<?xf32>
          %182 = vector.broadcast %181 : f32 to vector<16xf32>
          %183 = math.fma %182, %167, %125 : vector<16xf32>
          %184 = math.fma %182, %172, %126 : vector<16xf32>
          %185 = arith.addi %34, %98 : index
          %186 = arith.addi %185, %c9 : index
          %187 = memref.load %x[%186] : memref<?xf32>
          %188 = vector.broadcast %187 : f32 to vector<16xf32>
          %189 = math.fma %188, %167, %131 : vector<16xf32>
          %190 = math.fma %188, %172, %132 : vector<16xf32>
          %191 = arith.addi %35, %98 : index
          %192 = arith.addi %191, %c9 : index
          %193 = memref.load %x[%192] : memref<?xf32>
          %194 = vector.broadcast %193 : f32 to vector<16xf32>
          %195 = math.fma %194, %167, %137 : vector<16xf32>
          %196 = math.fma %194, %172, %138 : vector<16xf32>
          %197 = arith.addi %36, %98 : index
          %198 = arith.addi %197, %c9 : index
          %199 = memref.load %x[%198] : memref<?xf32>
          %200 = vector.broadcast %199 : f32 to vector<16xf32>
          %201 = math.fma %200, %167, %143 : vector<16xf32>
          %202 = math.fma %200, %172, %144 : vector<16xf32>
          %203 = arith.addi %37, %98 : index
          %204 = arith.addi %203, %c9 : index
          %205 = memref.load %x[%204] : memref<?xf32>
          %206 = vector.broadcast %205 : f32 to vector<16xf32>
          %207 = math.fma %206, %167, %149 : vector<16xf32>
          %208 = math.fma %206, %172, %150 : vector<16xf32>
          %209 = arith.addi %38, %98 : index
          %210 = arith.addi %209, %c9 : index
          %211 = memref.load %x[%210] : memref<?xf32>
          %212 = vector.broadcast %211 : f32 to vector<16xf32>
          %213 = math.fma %212, %167, %155 : vector<16xf32>
          %214 = math.fma %212, %172, %156 : vector<16xf32>
          %215 = arith.addi %39, %98 : index
          %216 = arith.addi %215, %c9 : index
          %217 = memref.load %x[%216] : memref<?xf32>
          %218 = vector.broadcast %217 : f32 to vector<16xf32>
          %219 = math.fma %218, %167, %161 : vector<16xf32>
          %220 = math.fma %218, %172, %162 : vector<16xf32>
          %221 = arith.addi %101, %c4 : index
          %222 = vector.load %w[%221] : memref<?xi8>, vector<16xi8>
          %223 = arith.extsi %222 : vector<16xi8> to vector<16xi32>
          %224 = arith.sitofp %223 : vector<16xi32> to vector<16xf32>
          %225 = arith.mulf %224, %74 : vector<16xf32>
          %226 = arith.addi %109, %c4 : index
          %227 = vector.load %w[%226] : memref<?xi8>, vector<16xi8>
          %228 = arith.extsi %227 : vector<16xi8> to vector<16xi32>
          %229 = arith.sitofp %228 : vector<16xi32> to vector<16xf32>
          %230 = arith.mulf %229, %77 : vector<16xf32>
          %231 = arith.addi %32, %98 : index
          %232 = arith.addi %231, %c3 : index
          %233 = memref.load %x[%232] : memref<?xf32>
          %234 = vector.broadcast %233 : f32 to vector<16xf32>
          %235 = math.fma %234, %225, %177 : vector<16xf32>
          %236 = math.fma %234, %230, %178 : vector<16xf32>
          %237 = arith.addi %33, %98 : index
          %238 = arith.addi %237, %c3 : index
          %239 = memref.load %x[%238] : memref<?xf32>
          %240 = vector.broadcast %239 : f32 to vector<16xf32>
          %241 = math.fma %240, %225, %183 : vector<16xf32>
          %242 = math.fma %240, %230, %184 : vector<16xf32>
          %243 = arith.addi %34, %98 : index
          %244 = arith.addi %243, %c3 : index
          %245 = memref.load %x[%244] : memref<?xf32>
          %246 = vector.broadcast %245 : f32 to vector<16xf32>
          %247 = math.fma %246, %225, %189 : vector<16xf32>
          %248 = math.fma %246, %230, %190 : vector<16xf32>
          %249 = arith.addi %35, %98 : index
          %250 = arith.addi %249, %c3 : index
          %251 = memref.load %x[%250] : memref<?xf32>
          %252 = vector.broadcast %251 : f32 to vector<16xf32>
          %253 = math.fma %252, %225, %195 : vector<16xf32>
          %254 = math.fma %252, %230, %196 : vector<16xf32>
          %255 = arith.addi %36, %98 : index
          %256 = arith.addi %255, %c3 : index
          %257 = memref.load %x[%256] : memref<?xf32>
          %258 = vector.broadcast %257 : f32 to vector<16xf32>
          %259 = math.fma %258, %225, %201 : vector<16xf32>
          %260 = math.fma %258, %230, %202 : vector<16xf32>
          %261 = arith.addi %37, %98 : index
          %262 = arith.addi %261, %c3 : index
          %263 = memref.load %x[%262] : memref<?xf32>
          %264 = vector.broadcast %263 : f32 to vector<16xf32>
          %265 = math.fma %264, %225, %207 : vector<16xf32>
          %266 = math.fma %264, %230, %208 : vector<16xf32>
          %267 = arith.addi %38, %98 : index
          %268 = arith.addi %267, %c3 : index
          %269 = memref.load %x[%268] : memref<?xf32>
          %270 = vector.broadcast %269 : f32 to vector<16xf32>
          %271 = math.fma %270, %225, %213 : vector<16xf32>
          %272 = math.fma %270, %230, %214 : vector<16xf32>
          %273 = arith.addi %39, %98 : index
          %274 = arith.addi %273, %c3 : index
          %275 = memref.load %x[%274] : memref<?xf32>
          %276 = vector.broadcast %275 : f32 to vector<16xf32>
          %277 = math.fma %276, %225, %219 : vector<16xf32>
          %278 = math.fma %276, %230, %220 : vector<16xf32>
          %279 = arith.addi %101, %c17 : index
          %280 = vector.load %w[%279] : memref<?xi8>, vector<16xi8>
          %281 = arith.extsi %280 : vector<16xi8> to vector<16xi32>
          %282 = arith.sitofp %281 : vector<16xi32> to vector<16xf32>
          %283 = arith.mulf %282, %74 : vector<16xf32>
          %284 = arith.addi %109, %c17 : index
          %285 = vector.load %w[%284] : memref<?xi8>, vector<16xi8>
          %286 = arith.extsi %285 : vector<16xi8> to vector<16xi32>
          %287 = arith.sitofp %286 : vector<16xi32> to vector<16xf32>
          %288 = arith.mulf %287, %77 : vector<16xf32>
          %289 = arith.addi %32, %98 : index
          %290 = arith.addi %289, %c10 : index
          %291 = memref.load %x[%290] : memref<?xf32>
          %292 = vector.broadcast %291 : f32 to vector<16xf32>
          %293 = math.fma %292, %283, %235 : vector<16xf32>
          %294 = math.fma %292, %288, %236 : vector<16xf32>
          %295 = arith.addi %33, %98 : index
          %296 = arith.addi %295, %c10 : index
          %297 = memref.load %x[%296] : memref<?xf32>
          %298 = vector.broadcast %297 : f32 to vector<16xf32>
          %299 = math.fma %298, %283, %241 : vector<16xf32>
          %300 = math.fma %298, %288, %242 : vector<16xf32>
          %301 = arith.addi %34, %98 : index
          %302 = arith.addi %301, %c10 : index
          %303 = memref.load %x[%302] : memref<?xf32>
          %304 = vector.broadcast %303 : f32 to vector<16xf32>
          %305 = math.fma %304, %283, %247 : vector<16xf32>
          %306 = math.fma %304, %288, %248 : vector<16xf32>
          %307 = arith.addi %35, %98 : index
          %308 = arith.addi %307, %c10 : index
          %309 = memref.load %x[%308] : memref<?xf32>
          %310 = vector.broadcast %309 : f32 to vector<16xf32>
          %311 = math.fma %310, %283, %253 : vector<16xf32>
          %312 = math.fma %310, %288, %254 : vector<16xf32>
          %313 = arith.addi %36, %98 : index
          %314 = arith.addi %313, %c10 : index
          %315 = memref.load %x[%314] : memref<?xf32>
          %316 = vector.broadcast %315 : f32 to vector<16xf32>
          %317 = math.fma %316, %283, %259 : vector<16xf32>
          %318 = math.fma %316, %288, %260 : vector<16xf32>
          %319 = arith.addi %37, %98 : index
          %320 = arith.addi %319, %c10 : index
          %321 = memref.load %x[%320] : memref<?xf32>
          %322 = vector.broadcast %321 : f32 to vector<16xf32>
          %323 = math.fma %322, %283, %265 : vector<16xf32>
          %324 = math.fma %322, %288, %266 : vector<16xf32>
          %325 = arith.addi %38, %98 : index
          %326 = arith.addi %325, %c10 : index
          %327 = memref.load %x[%326] : memref<?xf32>
          %328 = vector.broadcast %327 : f32 to vector<16xf32>
          %329 = math.fma %328, %283, %271 : vector<16xf32>
          %330 = math.fma %328, %288, %272 : vector<16xf32>
          %331 = arith.addi %39, %98 : index
          %332 = arith.addi %331, %c10 : index
          %333 = memref.load %x[%332] : memref<?xf32>
          %334 = vector.broadcast %333 : f32 to vector<16xf32>
          %335 = math.fma %334, %283, %277 : vector<16xf32>
          %336 = math.fma %334, %288, %278 : vector<16xf32>
          scf.yield %293, %294, %299, %300, %305, %306, %311, %312, %317, %318, %323, %324, %329, %330, %335, %336 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %96#0, %96#1, %96#2, %96#3, %96#4, %96#5, %96#6, %96#7, %96#8, %96#9, %96#10, %96#11, %96#12, %96#13, %96#14, %96#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %337 = arith.muli %headDim, %c7 : index
      %338 = arith.muli %40, %c6 : index
      %339 = arith.addi %337, %338 : index
      %340 = arith.addi %339, %c7 : index
      vector.store %67#0, %3[%340] : memref<?xf32>, vector<16xf32>
      %341 = arith.muli %headDim, %c7 : index
      %342 = arith.muli %40, %c6 : index
      %343 = arith.addi %341, %342 : index
      %344 = arith.addi %343, %c6 : index
      vector.store %67#1, %3[%344] : memref<?xf32>, vector<16xf32>
      %345 = arith.muli %headDim, %c9 : index
      %346 = arith.muli %40, %c6 : index
      %347 = arith.addi %345, %346 : index
      %348 = arith.addi %347, %c7 : index
      vector.store %67#2, %3[%348] : memref<?xf32>, vector<16xf32>
      %349 = arith.muli %headDim, %c9 : index
      %350 = arith.muli %40, %c6 : index
      %351 = arith.addi %349, %350 : index
      %352 = arith.addi %351, %c6 : index
      vector.store %67#3, %3[%352] : memref<?xf32>, vector<16xf32>
      %353 = arith.muli %headDim, %c3 : index
      %354 = arith.muli %40, %c6 : index
      %355 = arith.addi %353, %354 : index
      %356 = arith.addi %355, %c7 : index
      vector.store %67#4, %3[%356] : memref<?xf32>, vector<16xf32>
      %357 = arith.muli %headDim, %c3 : index
      %358 = arith.muli %40, %c6 : index
      %359 = arith.addi %357, %358 : index
      %360 = arith.addi %359, %c6 : index
      vector.store %67#5, %3[%360] : memref<?xf32>, vector<16xf32>
      %361 = arith.muli %headDim, %c10 : index
      %362 = arith.muli %40, %c6 : index
      %363 = arith.addi %361, %362 : index
      %364 = arith.addi %363, %c7 : index
      vector.store %67#6, %3[%364] : memref<?xf32>, vector<16xf32>
      %365 = arith.muli %headDim, %c10 : index
      %366 = arith.muli %40, %c6 : index
      %367 = arith.addi %365, %366 : index
      %368 = arith.addi %367, %c6 : index
      vector.store %67#7, %3[%368] : memref<?xf32>, vector<16xf32>
      %369 = arith.muli %headDim, %c11 : index
      %370 = arith.muli %40, %c6 : index
      %371 = arith.addi %369, %370 : index
      %372 = arith.addi %371, %c7 : index
      vector.store %67#8, %3[%372] : memref<?xf32>, vector<16xf32>
      %373 = arith.muli %headDim, %c11 : index
      %374 = arith.muli %40, %c6 : index
      %375 = arith.addi %373, %374 : index
      %376 = arith.addi %375, %c6 : index
      vector.store %67#9, %3[%376] : memref<?xf32>, vector<16xf32>
      %377 = arith.muli %headDim, %c12 : index
      %378 = arith.muli %40, %c6 : index
      %379 = arith.addi %377, %378 : index
      %380 = arith.addi %379, %c7 : index
      vector.store %67#10, %3[%380] : memref<?xf32>, vector<16xf32>
      %381 = arith.muli %headDim, %c12 : index
      %382 = arith.muli %40, %c6 : index
      %383 = arith.addi %381, %382 : index
      %384 = arith.addi %383, %c6 : index
      vector.store %67#11, %3[%384] : memref<?xf32>, vector<16xf32>
      %385 = arith.muli %headDim, %c13 : index
      %386 = arith.muli %40, %c6 : index
      %387 = arith.addi %385, %386 : index
      %388 = arith.addi %387, %c7 : index
      vector.store %67#12, %3[%388] : memref<?xf32>, vector<16xf32>
      %389 = arith.muli %headDim, %c13 : index
      %390 = arith.muli %40, %c6 : index
      %391 = arith.addi %389, %390 : index
      %392 = arith.addi %391, %c6 : index
      vector.store %67#13, %3[%392] : memref<?xf32>, vector<16xf32>
      %393 = arith.muli %headDim, %c14 : index
      %394 = arith.muli %40, %c6 : index
      %395 = arith.addi %393, %394 : index
      %396 = arith.addi %395, %c7 : index
      vector.store %67#14, %3[%396] : memref<?xf32>, vector<16xf32>
      %397 = arith.muli %headDim, %c14 : index
      %398 = arith.muli %40, %c6 : index
      %399 = arith.addi %397, %398 : index
      %400 = arith.addi %399, %c6 : index
      vector.store %67#15, %3[%400] : memref<?xf32>, vector<16xf32>
    }
    %401 = arith.addi %14, %c2 : index
    %402 = arith.minsi %401, %13 : index
    scf.for %403 = %14 to %402 step %c9 {
      %404 = arith.subi %403, %14 : index
      %405 = arith.muli %404, %headDim : index
      %406 = arith.cmpi eq, %hasBias, %c9 : index
      scf.if %406 {
        scf.for %407 = %c7 to %headDim step %c6 {
          %408 = arith.muli %0, %headDim : index
          %409 = arith.addi %408, %407 : index
          %410 = vector.load %bias[%409] : memref<?xf32>, vector<16xf32>
          %411 = arith.addi %405, %407 : index
          %412 = vector.load %3[%411] : memref<?xf32>, vector<16xf32>
          %413 = arith.addf %412, %410 : vector<16xf32>
          %414 = arith.addi %405, %407 : index
          vector.store %413, %3[%414] : memref<?xf32>, vector<16xf32>
        }
      }
      %415 = arith.addi %heads, %kvHeads : index
      %416 = arith.cmpi slt, %0, %415 : index
      scf.if %416 {
        %417 = arith.cmpi eq, %hasNorm, %c9 : index
        scf.if %417 {
          %418 = arith.cmpi slt, %0, %heads : index
          %421 = scf.for %419 = %c7 to %headDim step %c6 iter_args(%420 = %c15) -> (vector<16xf32>) {
            %422 = arith.addi %405, %419 : index
            %423 = vector.load %3[%422] : memref<?xf32>, vector<16xf32>
            %424 = math.fma %423, %423, %420 : vector<16xf32>
            scf.yield %424 : vector<16xf32>
          }
          %425 = wave.reduce "add" %421 : vector<16xf32>
          %426 = arith.mulf %425, %inverseHeadDim : f32
          %427 = arith.addf %426, %epsilon : f32
          %428 = math.sqrt %427 : f32
          %429 = arith.divf %c24, %428 : f32
          %430 = vector.broadcast %429 : f32 to vector<16xf32>
          scf.for %431 = %c7 to %headDim step %c6 {
            %432 = vector.load %query_norm[%431] : memref<?xf32>, vector<16xf32>
            %433 = vector.load %key_norm[%431] : memref<?xf32>, vector<16xf32>
            %434 = arith.select %418, %432, %433 : vector<16xf32>
            %435 = arith.addi %405, %431 : index
            %436 = vector.load %3[%435] : memref<?xf32>, vector<16xf32>
            %437 = arith.mulf %436, %430 : vector<16xf32>
            %438 = arith.mulf %437, %434 : vector<16xf32>
            %439 = arith.addi %405, %431 : index
            vector.store %438, %3[%439] : memref<?xf32>, vector<16xf32>
          }
        }
        %440 = arith.addi %positionsAt, %403 : index
        %441 = memref.load %step[%440] : memref<?xi32>
        %442 = arith.index_cast %441 : i32 to index
        %443 = arith.divui %headDim, %c3 : index
        %444 = arith.remui %442, %c26 : index
        %445 = arith.muli %444, %headDim : index
        %446 = arith.divui %442, %c26 : index
        %447 = arith.addi %446, %c26 : index
        %448 = arith.muli %447, %headDim : index
        scf.for %449 = %c7 to %443 step %c2 {
          %450 = arith.addi %445, %449 : index
          %451 = vector.load %rope[%450] : memref<?xf32>, vector<8xf32>
          %452 = arith.addi %445, %443 : index
          %453 = arith.addi %452, %449 : index
          %454 = vector.load %rope[%453] : memref<?xf32>, vector<8xf32>
          %455 = arith.addi %448, %449 : index
          %456 = vector.load %rope[%455] : memref<?xf32>, vector<8xf32>
          %457 = arith.addi %448, %443 : index
          %458 = arith.addi %457, %449 : index
          %459 = vector.load %rope[%458] : memref<?xf32>, vector<8xf32>
          %460 = arith.mulf %456, %451 : vector<8xf32>
          %461 = arith.mulf %459, %454 : vector<8xf32>
          %462 = arith.subf %460, %461 : vector<8xf32>
          %463 = arith.mulf %459, %451 : vector<8xf32>
          %464 = arith.mulf %456, %454 : vector<8xf32>
          %465 = arith.addf %463, %464 : vector<8xf32>
          %466 = arith.addi %405, %449 : index
          %467 = vector.load %3[%466] : memref<?xf32>, vector<8xf32>
          %468 = arith.addi %405, %443 : index
          %469 = arith.addi %468, %449 : index
          %470 = vector.load %3[%469] : memref<?xf32>, vector<8xf32>
          %471 = arith.mulf %467, %462 : vector<8xf32>
          %472 = arith.mulf %470, %465 : vector<8xf32>
          %473 = arith.subf %471, %472 : vector<8xf32>
          %474 = arith.addi %405, %449 : index
          vector.store %473, %3[%474] : memref<?xf32>, vector<8xf32>
          %475 = arith.mulf %470, %462 : vector<8xf32>
          %476 = arith.mulf %467, %465 : vector<8xf32>
          %477 = arith.addf %475, %476 : vector<8xf32>
          %478 = arith.addi %405, %443 : index
          %479 = arith.addi %478, %449 : index
          vector.store %477, %3[%479] : memref<?xf32>, vector<8xf32>
        }
      }
      %480 = arith.cmpi slt, %0, %heads : index
      scf.if %480 {
        scf.for %481 = %c7 to %headDim step %c6 {
          %482 = arith.addi %405, %481 : index
          %483 = vector.load %3[%482] : memref<?xf32>, vector<16xf32>
          %484 = arith.muli %403, %heads : index
          %485 = arith.addi %484, %0 : index
          %486 = arith.muli %485, %headDim : index
          %487 = arith.addi %486, %481 : index
          vector.store %483, %q[%487] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %488 = arith.addi %slotsAt, %403 : index
        %489 = memref.load %step[%488] : memref<?xi32>
        %490 = arith.index_cast %489 : i32 to index
        %491 = arith.cmpi sge, %490, %c7 : index
        scf.if %491 {
          %492 = arith.cmpi eq, %codec, %c7 : index
          scf.if %492 {
            %493 = arith.subi %0, %heads : index
            %494 = memref.load %scales[%493] : memref<?xf32>
            %495 = vector.broadcast %494 : f32 to vector<16xf32>
            %496 = arith.divui %490, %c6 : index
            %497 = arith.remui %490, %c6 : index
            %498 = arith.muli %headDim, %c3 : index
            %499 = arith.muli %496, %pageBytes : index
            scf.for %500 = %c7 to %headDim step %c6 {
              %501 = arith.addi %405, %500 : index
              %502 = vector.load %3[%501] : memref<?xf32>, vector<16xf32>
              %503 = arith.mulf %502, %495 : vector<16xf32>
              %504 = arith.minimumf %503, %c30 : vector<16xf32>
              %505 = arith.maximumf %504, %c31 : vector<16xf32>
              %506 = arith.truncf %505 : vector<16xf32> to vector<16xf16>
              %507 = vector.bitcast %506 : vector<16xf16> to vector<32xi8>
              %508 = arith.muli %500, %c3 : index
              vector.store %507, %5[%508] : memref<?xi8>, vector<32xi8>
            }
            %509 = arith.cmpi slt, %493, %kvHeads : index
            scf.if %509 {
              %510 = arith.muli %498, %c4 : index
              %511 = arith.muli %493, %510 : index
              %512 = arith.addi %499, %511 : index
              %513 = arith.muli %497, %c3 : index
              %514 = arith.addi %512, %513 : index
              scf.for %515 = %c7 to %headDim step %c9 {
                %516 = arith.muli %515, %c3 : index
                %517 = arith.addi %516, %c7 : index
                %518 = memref.load %5[%517] : memref<?xi8>
                %519 = arith.muli %515, %c4 : index
                %520 = arith.addi %514, %519 : index
                %521 = arith.addi %520, %c7 : index
                memref.store %518, %kv[%521] : memref<?xi8>
                %522 = arith.muli %515, %c3 : index
                %523 = arith.addi %522, %c9 : index
                %524 = memref.load %5[%523] : memref<?xi8>
                %525 = arith.muli %515, %c4 : index
                %526 = arith.addi %514, %525 : index
                %527 = arith.addi %526, %c9 : index
                memref.store %524, %kv[%527] : memref<?xi8>
              }
            } else {
              %528 = arith.subi %493, %kvHeads : index
              %529 = arith.muli %528, %c3 : index
              %530 = arith.addi %529, %c9 : index
              %531 = arith.muli %498, %c6 : index
              %532 = arith.muli %530, %531 : index
              %533 = arith.addi %499, %532 : index
              %534 = arith.muli %497, %498 : index
              %535 = arith.addi %533, %534 : index
              scf.for %536 = %c7 to %498 step %c6 {
                %537 = vector.load %5[%536] : memref<?xi8>, vector<16xi8>
                %538 = arith.addi %535, %536 : index
                vector.store %537, %kv[%538] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %539 = arith.cmpi eq, %codec, %c9 : index
          scf.if %539 {
            %540 = arith.subi %0, %heads : index
            %541 = memref.load %scales[%540] : memref<?xf32>
            %542 = vector.broadcast %541 : f32 to vector<16xf32>
            %543 = arith.divui %490, %c6 : index
            %544 = arith.remui %490, %c6 : index
            %545 = arith.muli %headDim, %c9 : index
            %546 = arith.muli %543, %pageBytes : index
            scf.for %547 = %c7 to %headDim step %c6 {
              %548 = arith.addi %405, %547 : index
              %549 = vector.load %3[%548] : memref<?xf32>, vector<16xf32>
              %550 = arith.mulf %549, %542 : vector<16xf32>
              %551 = wave.fp8_encode "e4m3" %550 : vector<16xf32> -> vector<16xi8>
              %552 = arith.muli %547, %c9 : index
              vector.store %551, %5[%552] : memref<?xi8>, vector<16xi8>
            }
            %553 = arith.cmpi slt, %540, %kvHeads : index
            scf.if %553 {
              %554 = arith.muli %545, %c4 : index
              %555 = arith.muli %540, %554 : index
              %556 = arith.addi %546, %555 : index
              %557 = arith.muli %544, %c9 : index
              %558 = arith.addi %556, %557 : index
              scf.for %559 = %c7 to %headDim step %c9 {
                %560 = arith.muli %559, %c9 : index
                %561 = arith.addi %560, %c7 : index
                %562 = memref.load %5[%561] : memref<?xi8>
                %563 = arith.muli %559, %c6 : index
                %564 = arith.addi %558, %563 : index
                %565 = arith.addi %564, %c7 : index
                memref.store %562, %kv[%565] : memref<?xi8>
              }
            } else {
              %566 = arith.subi %540, %kvHeads : index
              %567 = arith.muli %566, %c3 : index
              %568 = arith.addi %567, %c9 : index
              %569 = arith.muli %545, %c6 : index
              %570 = arith.muli %568, %569 : index
              %571 = arith.addi %546, %570 : index
              %572 = arith.muli %544, %545 : index
              %573 = arith.addi %571, %572 : index
              scf.for %574 = %c7 to %545 step %c6 {
                %575 = vector.load %5[%574] : memref<?xi8>, vector<16xi8>
                %576 = arith.addi %573, %574 : index
                vector.store %575, %kv[%576] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %577 = arith.cmpi eq, %codec, %c3 : index
          scf.if %577 {
            %578 = arith.subi %0, %heads : index
            %579 = memref.load %scales[%578] : memref<?xf32>
            %580 = vector.broadcast %579 : f32 to vector<16xf32>
            %581 = arith.divui %490, %c6 : index
            %582 = arith.remui %490, %c6 : index
            %583 = arith.muli %headDim, %c9 : index
            %584 = arith.muli %581, %pageBytes : index
            scf.for %585 = %c7 to %headDim step %c6 {
              %586 = arith.addi %405, %585 : index
              %587 = vector.load %3[%586] : memref<?xf32>, vector<16xf32>
              %588 = arith.mulf %587, %580 : vector<16xf32>
              %589 = wave.fp8_encode "e5m2" %588 : vector<16xf32> -> vector<16xi8>
              %590 = arith.muli %585, %c9 : index
              vector.store %589, %5[%590] : memref<?xi8>, vector<16xi8>
            }
            %591 = arith.cmpi slt, %578, %kvHeads : index
            scf.if %591 {
              %592 = arith.muli %583, %c4 : index
              %593 = arith.muli %578, %592 : index
              %594 = arith.addi %584, %593 : index
              %595 = arith.muli %582, %c9 : index
              %596 = arith.addi %594, %595 : index
              scf.for %597 = %c7 to %headDim step %c9 {
                %598 = arith.muli %597, %c9 : index
                %599 = arith.addi %598, %c7 : index
                %600 = memref.load %5[%599] : memref<?xi8>
                %601 = arith.muli %597, %c6 : index
                %602 = arith.addi %596, %601 : index
                %603 = arith.addi %602, %c7 : index
                memref.store %600, %kv[%603] : memref<?xi8>
              }
            } else {
              %604 = arith.subi %578, %kvHeads : index
              %605 = arith.muli %604, %c3 : index
              %606 = arith.addi %605, %c9 : index
              %607 = arith.muli %583, %c6 : index
              %608 = arith.muli %606, %607 : index
              %609 = arith.addi %584, %608 : index
              %610 = arith.muli %582, %583 : index
              %611 = arith.addi %609, %610 : index
              scf.for %612 = %c7 to %583 step %c6 {
                %613 = vector.load %5[%612] : memref<?xi8>, vector<16xi8>
                %614 = arith.addi %611, %612 : index
                vector.store %613, %kv[%614] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
