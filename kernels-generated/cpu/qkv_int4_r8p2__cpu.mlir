// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='int4', shape=Shape(rows=8, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_int4_r8p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 8 : index
  %c3 = arith.constant 2 : index
  %groupSize = wave.param "groupSize" : index
  %c5 = arith.constant 48 : index
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
  %c16 = arith.constant 32 : index
  %c17 = arith.constant dense<15> : vector<16xi32>
  %c18 = arith.constant dense<4> : vector<16xi32>
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c25 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %c27 = arith.constant 256 : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c31 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c32 = arith.constant dense<0xC77FE000> : vector<16xf32>
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %headDim, %c2 : index
  %3 = wave.scratch %2 : memref<?xf32>
  %4 = arith.muli %headDim, %c3 : index
  %5 = wave.scratch %4 : memref<?xi8>
  %6 = arith.muli %groupSize, %c2 : index
  %7 = arith.addi %6, %c5 : index
  %8 = arith.divui %inputFeatures, %groupSize : index
  %9 = arith.muli %8, %7 : index
  %10 = arith.divui %headDim, %c6 : index
  %11 = memref.load %step[%c7] : memref<?xi32>
  %12 = arith.index_cast %11 : i32 to index
  %13 = arith.muli %1, %rowsPerBlock : index
  %14 = arith.addi %13, %rowsPerBlock : index
  %15 = arith.minsi %14, %12 : index
  scf.for %16 = %13 to %15 step %c2 {
    %17 = arith.subi %15, %c9 : index
    %18 = arith.addi %16, %c7 : index
    %19 = arith.minsi %18, %17 : index
    %20 = arith.addi %16, %c9 : index
    %21 = arith.minsi %20, %17 : index
    %22 = arith.addi %16, %c3 : index
    %23 = arith.minsi %22, %17 : index
    %24 = arith.addi %16, %c10 : index
    %25 = arith.minsi %24, %17 : index
    %26 = arith.addi %16, %c11 : index
    %27 = arith.minsi %26, %17 : index
    %28 = arith.addi %16, %c12 : index
    %29 = arith.minsi %28, %17 : index
    %30 = arith.addi %16, %c13 : index
    %31 = arith.minsi %30, %17 : index
    %32 = arith.addi %16, %c14 : index
    %33 = arith.minsi %32, %17 : index
    %34 = arith.muli %19, %inputFeatures : index
    %35 = arith.muli %21, %inputFeatures : index
    %36 = arith.muli %23, %inputFeatures : index
    %37 = arith.muli %25, %inputFeatures : index
    %38 = arith.muli %27, %inputFeatures : index
    %39 = arith.muli %29, %inputFeatures : index
    %40 = arith.muli %31, %inputFeatures : index
    %41 = arith.muli %33, %inputFeatures : index
    scf.for %42 = %c7 to %10 step %c3 {
      %43 = arith.muli %0, %10 : index
      %44 = arith.addi %43, %42 : index
      %45 = arith.addi %44, %c7 : index
      %46 = arith.muli %45, %9 : index
      %47 = arith.muli %0, %10 : index
      %48 = arith.addi %47, %42 : index
      %49 = arith.addi %48, %c9 : index
      %50 = arith.muli %49, %9 : index
      %51 = arith.muli %groupSize, %c2 : index
      %52 = arith.addi %51, %c5 : index
      %53 = arith.divui %groupSize, %c11 : index
      %54 = arith.divui %inputFeatures, %groupSize : index
      %72:16 = scf.for %55 = %c7 to %54 step %c9 iter_args(%56 = %c15, %57 = %c15, %58 = %c15, %59 = %c15, %60 = %c15, %61 = %c15, %62 = %c15, %63 = %c15, %64 = %c15, %65 = %c15, %66 = %c15, %67 = %c15, %68 = %c15, %69 = %c15, %70 = %c15, %71 = %c15) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %73 = arith.muli %55, %52 : index
        %74 = arith.addi %46, %73 : index
        %75 = arith.muli %55, %52 : index
        %76 = arith.addi %50, %75 : index
        %77 = vector.load %w[%74] : memref<?xi8>, vector<32xi8>
        %78 = vector.bitcast %77 : vector<32xi8> to vector<16xf16>
        %79 = arith.extf %78 : vector<16xf16> to vector<16xf32>
        %80 = arith.addi %74, %c16 : index
        %81 = vector.load %w[%80] : memref<?xi8>, vector<16xi8>
        %82 = arith.extui %81 : vector<16xi8> to vector<16xi32>
        %83 = vector.load %w[%76] : memref<?xi8>, vector<32xi8>
        %84 = vector.bitcast %83 : vector<32xi8> to vector<16xf16>
        %85 = arith.extf %84 : vector<16xf16> to vector<16xf32>
        %86 = arith.addi %76, %c16 : index
        %87 = vector.load %w[%86] : memref<?xi8>, vector<16xi8>
        %88 = arith.extui %87 : vector<16xi8> to vector<16xi32>
        %89 = arith.muli %55, %groupSize : index
        %107:16 = scf.for %90 = %c7 to %53 step %c9 iter_args(%91 = %56, %92 = %57, %93 = %58, %94 = %59, %95 = %60, %96 = %61, %97 = %62, %98 = %63, %99 = %64, %100 = %65, %101 = %66, %102 = %67, %103 = %68, %104 = %69, %105 = %70, %106 = %71) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %108 = arith.muli %90, %c11 : index
          %109 = arith.addi %89, %108 : index
          %110 = arith.addi %74, %c5 : index
          %111 = arith.muli %90, %c16 : index
          %112 = arith.addi %110, %111 : index
          %113 = arith.addi %112, %c7 : index
          %114 = vector.load %w[%113] : memref<?xi8>, vector<16xi8>
          %115 = arith.extui %114 : vector<16xi8> to vector<16xi32>
          %116 = arith.andi %115, %c17 : vector<16xi32>
          %117 = arith.shrui %115, %c18 : vector<16xi32>
          %118 = arith.subi %116, %82 : vector<16xi32>
          %119 = arith.sitofp %118 : vector<16xi32> to vector<16xf32>
          %120 = arith.mulf %119, %79 : vector<16xf32>
          %121 = arith.addi %76, %c5 : index
          %122 = arith.muli %90, %c16 : index
          %123 = arith.addi %121, %122 : index
          %124 = arith.addi %123, %c7 : index
          %125 = vector.load %w[%124] : memref<?xi8>, vector<16xi8>
          %126 = arith.extui %125 : vector<16xi8> to vector<16xi32>
          %127 = arith.andi %126, %c17 : vector<16xi32>
          %128 = arith.shrui %126, %c18 : vector<16xi32>
          %129 = arith.subi %127, %88 : vector<16xi32>
          %130 = arith.sitofp %129 : vector<16xi32> to vector<16xf32>
          %131 = arith.mulf %130, %85 : vector<16xf32>
          %132 = arith.addi %34, %109 : index
          %133 = arith.addi %132, %c7 : index
          %134 = memref.load %x[%133] : memref<?xf32>
          %135 = vector.broadcast %134 : f32 to vector<16xf32>
          %136 = math.fma %135, %120, %91 : vector<16xf32>
          %137 = math.fma %135, %131, %92 : vector<16xf32>
          %138 = arith.addi %35, %109 : index
          %139 = arith.addi %138, %c7 : index
          %140 = memref.load %x[%139] : memref<?xf32>
          %141 = vector.broadcast %140 : f32 to vector<16xf32>
          %142 = math.fma %141, %120, %93 : vector<16xf32>
          %143 = math.fma %141, %131, %94 : vector<16xf32>
          %144 = arith.addi %36, %109 : index
          %145 = arith.addi %144, %c7 : index
          %146 = memref.load %x[%145] : memref<?xf32>
          %147 = vector.broadcast %146 : f32 to vector<16xf32>
          %148 = math.fma %147, %120, %95 : vector<16xf32>
          %149 = math.fma %147, %131, %96 : vector<16xf32>
          %150 = arith.addi %37, %109 : index
          %151 = arith.addi %150, %c7 : index
          %152 = memref.load %x[%151] : memref<?xf32>
          %153 = vector.broadcast %152 : f32 to vector<16xf32>
          %154 = math.fma %153, %120, %97 : vector<16xf32>
          %155 = math.fma %153, %131, %98 : vector<16xf32>
          %156 = arith.addi %38, %109 : index
          %157 = arith.addi %156, %c7 : index
          %158 = memref.load %x[%157] : memref<?xf32>
          %159 = vector.broadcast %158 : f32 to vector<16xf32>
          %160 = math.fma %159, %120, %99 : vector<16xf32>
          %161 = math.fma %159, %131, %100 : vector<16xf32>
          %162 = arith.addi %39, %109 : index
          %163 = arith.addi %162, %c7 : index
          %164 = memref.load %x[%163] : memref<?xf32>
          %165 = vector.broadcast %164 : f32 to vector<16xf32>
          %166 = math.fma %165, %120, %101 : vector<16xf32>
          %167 = math.fma %165, %131, %102 : vector<16xf32>
          %168 = arith.addi %40, %109 : index
          %169 = arith.addi %168, %c7 : index
          %170 = memref.load %x[%169] : memref<?xf32>
          %171 = vector.broadcast %170 : f32 to vector<16xf32>
          %172 = math.fma %171, %120, %103 : vector<16xf32>
          %173 = math.fma %171, %131, %104 : vector<16xf32>
          %174 = arith.addi %41, %109 : index
          %175 = arith.addi %174, %c7 : index
          %176 = memref.load %x[%175] : memref<?xf32>
          %177 = vector.broadcast %176 : f32 to vector<16xf32>
          %178 = math.fma %177, %120, %105 : vector<16xf32>
          %179 = math.fma %177, %131, %106 : vector<16xf32>
          %180 = arith.subi %117, %82 : vector<16xi32>
          %181 = arith.sitofp %180 : vector<16xi32> to vector<16xf32>
          %182 = arith.mulf %181, %79 : vector<16xf32>
          %183 = arith.subi %128, %88 : vector<16xi32>
          %184 = arith.sitofp %183 : vector<16xi32> to vector<16xf32>
          %185 = arith.mulf %184, %85 : vector<16xf32>
          %186 = arith.addi %34, %109 : index
          %187 = arith.addi %186, %c9 : index
          %188 = memref.load %x[%187] : memref<?xf32>
          %189 = vector.broadcast %188 : f32 to vector<16xf32>
          %190 = math.fma %189, %182, %136 : vector<16xf32>
          %191 = math.fma %189, %185, %137 : vector<16xf32>
          %192 = arith.addi %35, %109 : index
          %193 = arith.addi %192, %c9 : index
          %194 = memref.load %x[%193] : memref<?xf32>
          %195 = vector.broadcast %194 : f32 to vector<16xf32>
          %196 = math.fma %195, %182, %142 : vector<16xf32>
          %197 = math.fma %195, %185, %143 : vector<16xf32>
          %198 = arith.addi %36, %109 : index
          %199 = arith.addi %198, %c9 : index
          %200 = memref.load %x[%199] : memref<?xf32>
          %201 = vector.broadcast %200 : f32 to vector<16xf32>
          %202 = math.fma %201, %182, %148 : vector<16xf32>
          %203 = math.fma %201, %185, %149 : vector<16xf32>
          %204 = arith.addi %37, %109 : index
          %205 = arith.addi %204, %c9 : index
          %206 = memref.load %x[%205] : memref<?xf32>
          %207 = vector.broadcast %206 : f32 to vector<16xf32>
          %208 = math.fma %207, %182, %154 : vector<16xf32>
          %209 = math.fma %207, %185, %155 : vector<16xf32>
          %210 = arith.addi %38, %109 : index
          %211 = arith.addi %210, %c9 : index
          %212 = memref.load %x[%211] : memref<?xf32>
          %213 = vector.broadcast %212 : f32 to vector<16xf32>
          %214 = math.fma %213, %182, %160 : vector<16xf32>
          %215 = math.fma %213, %185, %161 : vector<16xf32>
          %216 = arith.addi %39, %109 : index
          %217 = arith.addi %216, %c9 : index
          %218 = memref.load %x[%217] : memref<?xf32>
          %219 = vector.broadcast %218 : f32 to vector<16xf32>
          %220 = math.fma %219, %182, %166 : vector<16xf32>
          %221 = math.fma %219, %185, %167 : vector<16xf32>
          %222 = arith.addi %40, %109 : index
          %223 = arith.addi %222, %c9 : index
          %224 = memref.load %x[%223] : memref<?xf32>
          %225 = vector.broadcast %224 : f32 to vector<16xf32>
          %226 = math.fma %225, %182, %172 : vector<16xf32>
          %227 = math.fma %225, %185, %173 : vector<16xf32>
          %228 = arith.addi %41, %109 : index
          %229 = arith.addi %228, %c9 : index
          %230 = memref.load %x[%229] : memref<?xf32>
          %231 = vector.broadcast %230 : f32 to vector<16xf32>
          %232 = math.fma %231, %182, %178 : vector<16xf32>
          %233 = math.fma %231, %185, %179 : vector<16xf32>
          %234 = arith.addi %112, %c6 : index
          %235 = vector.load %w[%234] : memref<?xi8>, vector<16xi8>
          %236 = arith.extui %235 : vector<16xi8> to vector<16xi32>
          %237 = arith.andi %236, %c17 : vector<16xi32>
          %238 = arith.shrui %236, %c18 : vector<16xi32>
          %239 = arith.subi %237, %82 : vector<16xi32>
          %240 = arith.sitofp %239 : vector<16xi32> to vector<16xf32>
          %241 = arith.mulf %240, %79 : vector<16xf32>
          %242 = arith.addi %123, %c6 : index
          %243 = vector.load %w[%242] : memref<?xi8>, vector<16xi8>
          %244 = arith.extui %243 : vector<16xi8> to vector<16xi32>
          %245 = arith.andi %244, %c17 : vector<16xi32>
          %246 = arith.shrui %244, %c18 : vector<16xi32>
          %247 = arith.subi %245, %88 : vector<16xi32>
          %248 = arith.sitofp %247 : vector<16xi32> to vector<16xf32>
          %249 = arith.mulf %248, %85 : vector<16xf32>
          %250 = arith.addi %34, %109 : index
          %251 = arith.addi %250, %c3 : index
          %252 = memref.load %x[%251] : memref<?xf32>
          %253 = vector.broadcast %252 : f32 to vector<16xf32>
          %254 = math.fma %253, %241, %190 : vector<16xf32>
          %255 = math.fma %253, %249, %191 : vector<16xf32>
          %256 = arith.addi %35, %109 : index
          %257 = arith.addi %256, %c3 : index
          %258 = memref.load %x[%257] : memref<?xf32>
          %259 = vector.broadcast %258 : f32 to vector<16xf32>
          %260 = math.fma %259, %241, %196 : vector<16xf32>
          %261 = math.fma %259, %249, %197 : vector<16xf32>
          %262 = arith.addi %36, %109 : index
          %263 = arith.addi %262, %c3 : index
          %264 = memref.load %x[%263] : memref<?xf32>
          %265 = vector.broadcast %264 : f32 to vector<16xf32>
          %266 = math.fma %265, %241, %202 : vector<16xf32>
          %267 = math.fma %265, %249, %203 : vector<16xf32>
          %268 = arith.addi %37, %109 : index
          %269 = arith.addi %268, %c3 : index
          %270 = memref.load %x[%269] : memref<?xf32>
          %271 = vector.broadcast %270 : f32 to vector<16xf32>
          %272 = math.fma %271, %241, %208 : vector<16xf32>
          %273 = math.fma %271, %249, %209 : vector<16xf32>
          %274 = arith.addi %38, %109 : index
          %275 = arith.addi %274, %c3 : index
          %276 = memref.load %x[%275] : memref<?xf32>
          %277 = vector.broadcast %276 : f32 to vector<16xf32>
          %278 = math.fma %277, %241, %214 : vector<16xf32>
          %279 = math.fma %277, %249, %215 : vector<16xf32>
          %280 = arith.addi %39, %109 : index
          %281 = arith.addi %280, %c3 : index
          %282 = memref.load %x[%281] : memref<?xf32>
          %283 = vector.broadcast %282 : f32 to vector<16xf32>
          %284 = math.fma %283, %241, %220 : vector<16xf32>
          %285 = math.fma %283, %249, %221 : vector<16xf32>
          %286 = arith.addi %40, %109 : index
          %287 = arith.addi %286, %c3 : index
          %288 = memref.load %x[%287] : memref<?xf32>
          %289 = vector.broadcast %288 : f32 to vector<16xf32>
          %290 = math.fma %289, %241, %226 : vector<16xf32>
          %291 = math.fma %289, %249, %227 : vector<16xf32>
          %292 = arith.addi %41, %109 : index
          %293 = arith.addi %292, %c3 : index
          %294 = memref.load %x[%293] : memref<?xf32>
          %295 = vector.broadcast %294 : f32 to vector<16xf32>
          %296 = math.fma %295, %241, %232 : vector<16xf32>
          %297 = math.fma %295, %249, %233 : vector<16xf32>
          %298 = arith.subi %238, %82 : vector<16xi32>
          %299 = arith.sitofp %298 : vector<16xi32> to vector<16xf32>
          %300 = arith.mulf %299, %79 : vector<16xf32>
          %301 = arith.subi %246, %88 : vector<16xi32>
          %302 = arith.sitofp %301 : vector<16xi32> to vector<16xf32>
          %303 = arith.mulf %302, %85 : vector<16xf32>
          %304 = arith.addi %34, %109 : index
          %305 = arith.addi %304, %c10 : index
          %306 = memref.load %x[%305] : memref<?xf32>
          %307 = vector.broadcast %306 : f32 to vector<16xf32>
          %308 = math.fma %307, %300, %254 : vector<16xf32>
          %309 = math.fma %307, %303, %255 : vector<16xf32>
          %310 = arith.addi %35, %109 : index
          %311 = arith.addi %310, %c10 : index
          %312 = memref.load %x[%311] : memref<?xf32>
          %313 = vector.broadcast %312 : f32 to vector<16xf32>
          %314 = math.fma %313, %300, %260 : vector<16xf32>
          %315 = math.fma %313, %303, %261 : vector<16xf32>
          %316 = arith.addi %36, %109 : index
          %317 = arith.addi %316, %c10 : index
          %318 = memref.load %x[%317] : memref<?xf32>
          %319 = vector.broadcast %318 : f32 to vector<16xf32>
          %320 = math.fma %319, %300, %266 : vector<16xf32>
          %321 = math.fma %319, %303, %267 : vector<16xf32>
          %322 = arith.addi %37, %109 : index
          %323 = arith.addi %322, %c10 : index
          %324 = memref.load %x[%323] : memref<?xf32>
          %325 = vector.broadcast %324 : f32 to vector<16xf32>
          %326 = math.fma %325, %300, %272 : vector<16xf32>
          %327 = math.fma %325, %303, %273 : vector<16xf32>
          %328 = arith.addi %38, %109 : index
          %329 = arith.addi %328, %c10 : index
          %330 = memref.load %x[%329] : memref<?xf32>
          %331 = vector.broadcast %330 : f32 to vector<16xf32>
          %332 = math.fma %331, %300, %278 : vector<16xf32>
          %333 = math.fma %331, %303, %279 : vector<16xf32>
          %334 = arith.addi %39, %109 : index
          %335 = arith.addi %334, %c10 : index
          %336 = memref.load %x[%335] : memref<?xf32>
          %337 = vector.broadcast %336 : f32 to vector<16xf32>
          %338 = math.fma %337, %300, %284 : vector<16xf32>
          %339 = math.fma %337, %303, %285 : vector<16xf32>
          %340 = arith.addi %40, %109 : index
          %341 = arith.addi %340, %c10 : index
          %342 = memref.load %x[%341] : memref<?xf32>
          %343 = vector.broadcast %342 : f32 to vector<16xf32>
          %344 = math.fma %343, %300, %290 : vector<16xf32>
          %345 = math.fma %343, %303, %291 : vector<16xf32>
          %346 = arith.addi %41, %109 : index
          %347 = arith.addi %346, %c10 : index
          %348 = memref.load %x[%347] : memref<?xf32>
          %349 = vector.broadcast %348 : f32 to vector<16xf32>
          %350 = math.fma %349, %300, %296 : vector<16xf32>
          %351 = math.fma %349, %303, %297 : vector<16xf32>
          scf.yield %308, %309, %314, %315, %320, %321, %326, %327, %332, %333, %338, %339, %344, %345, %350, %351 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %107#0, %107#1, %107#2, %107#3, %107#4, %107#5, %107#6, %107#7, %107#8, %107#9, %107#10, %107#11, %107#12, %107#13, %107#14, %107#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %352 = arith.muli %headDim, %c7 : index
      %353 = arith.muli %42, %c6 : index
      %354 = arith.addi %352, %353 : index
      %355 = arith.addi %354, %c7 : index
      vector.store %72#0, %3[%355] : memref<?xf32>, vector<16xf32>
      %356 = arith.muli %headDim, %c7 : index
      %357 = arith.muli %42, %c6 : index
      %358 = arith.addi %356, %357 : index
      %359 = arith.addi %358, %c6 : index
      vector.store %72#1, %3[%359] : memref<?xf32>, vector<16xf32>
      %360 = arith.muli %headDim, %c9 : index
      %361 = arith.muli %42, %c6 : index
      %362 = arith.addi %360, %361 : index
      %363 = arith.addi %362, %c7 : index
      vector.store %72#2, %3[%363] : memref<?xf32>, vector<16xf32>
      %364 = arith.muli %headDim, %c9 : index
      %365 = arith.muli %42, %c6 : index
      %366 = arith.addi %364, %365 : index
      %367 = arith.addi %366, %c6 : index
      vector.store %72#3, %3[%367] : memref<?xf32>, vector<16xf32>
      %368 = arith.muli %headDim, %c3 : index
      %369 = arith.muli %42, %c6 : index
      %370 = arith.addi %368, %369 : index
      %371 = arith.addi %370, %c7 : index
      vector.store %72#4, %3[%371] : memref<?xf32>, vector<16xf32>
      %372 = arith.muli %headDim, %c3 : index
      %373 = arith.muli %42, %c6 : index
      %374 = arith.addi %372, %373 : index
      %375 = arith.addi %374, %c6 : index
      vector.store %72#5, %3[%375] : memref<?xf32>, vector<16xf32>
      %376 = arith.muli %headDim, %c10 : index
      %377 = arith.muli %42, %c6 : index
      %378 = arith.addi %376, %377 : index
      %379 = arith.addi %378, %c7 : index
      vector.store %72#6, %3[%379] : memref<?xf32>, vector<16xf32>
      %380 = arith.muli %headDim, %c10 : index
      %381 = arith.muli %42, %c6 : index
      %382 = arith.addi %380, %381 : index
      %383 = arith.addi %382, %c6 : index
      vector.store %72#7, %3[%383] : memref<?xf32>, vector<16xf32>
      %384 = arith.muli %headDim, %c11 : index
      %385 = arith.muli %42, %c6 : index
      %386 = arith.addi %384, %385 : index
      %387 = arith.addi %386, %c7 : index
      vector.store %72#8, %3[%387] : memref<?xf32>, vector<16xf32>
      %388 = arith.muli %headDim, %c11 : index
      %389 = arith.muli %42, %c6 : index
      %390 = arith.addi %388, %389 : index
      %391 = arith.addi %390, %c6 : index
      vector.store %72#9, %3[%391] : memref<?xf32>, vector<16xf32>
      %392 = arith.muli %headDim, %c12 : index
      %393 = arith.muli %42, %c6 : index
      %394 = arith.addi %392, %393 : index
      %395 = arith.addi %394, %c7 : index
      vector.store %72#10, %3[%395] : memref<?xf32>, vector<16xf32>
      %396 = arith.muli %headDim, %c12 : index
      %397 = arith.muli %42, %c6 : index
      %398 = arith.addi %396, %397 : index
      %399 = arith.addi %398, %c6 : index
      vector.store %72#11, %3[%399] : memref<?xf32>, vector<16xf32>
      %400 = arith.muli %headDim, %c13 : index
      %401 = arith.muli %42, %c6 : index
      %402 = arith.addi %400, %401 : index
      %403 = arith.addi %402, %c7 : index
      vector.store %72#12, %3[%403] : memref<?xf32>, vector<16xf32>
      %404 = arith.muli %headDim, %c13 : index
      %405 = arith.muli %42, %c6 : index
      %406 = arith.addi %404, %405 : index
      %407 = arith.addi %406, %c6 : index
      vector.store %72#13, %3[%407] : memref<?xf32>, vector<16xf32>
      %408 = arith.muli %headDim, %c14 : index
      %409 = arith.muli %42, %c6 : index
      %410 = arith.addi %408, %409 : index
      %411 = arith.addi %410, %c7 : index
      vector.store %72#14, %3[%411] : memref<?xf32>, vector<16xf32>
      %412 = arith.muli %headDim, %c14 : index
      %413 = arith.muli %42, %c6 : index
      %414 = arith.addi %412, %413 : index
      %415 = arith.addi %414, %c6 : index
      vector.store %72#15, %3[%415] : memref<?xf32>, vector<16xf32>
    }
    %416 = arith.addi %16, %c2 : index
    %417 = arith.minsi %416, %15 : index
    scf.for %418 = %16 to %417 step %c9 {
      %419 = arith.subi %418, %16 : index
      %420 = arith.muli %419, %headDim : index
      %421 = arith.cmpi eq, %hasBias, %c9 : index
      scf.if %421 {
        scf.for %422 = %c7 to %headDim step %c6 {
          %423 = arith.muli %0, %headDim : index
          %424 = arith.addi %423, %422 : index
          %425 = vector.load %bias[%424] : memref<?xf32>, vector<16xf32>
          %426 = arith.addi %420, %422 : index
          %427 = vector.load %3[%426] : memref<?xf32>, vector<16xf32>
          %428 = arith.addf %427, %425 : vector<16xf32>
          %429 = arith.addi %420, %422 : index
          vector.store %428, %3[%429] : memref<?xf32>, vector<16xf32>
        }
      }
      %430 = arith.addi %heads, %kvHeads : index
      %431 = arith.cmpi slt, %0, %430 : index
      scf.if %431 {
        %432 = arith.cmpi eq, %hasNorm, %c9 : index
        scf.if %432 {
          %433 = arith.cmpi slt, %0, %heads : index
          %436 = scf.for %434 = %c7 to %headDim step %c6 iter_args(%435 = %c15) -> (vector<16xf32>) {
            %437 = arith.addi %420, %434 : index
            %438 = vector.load %3[%437] : memref<?xf32>, vector<16xf32>
            %439 = math.fma %438, %438, %435 : vector<16xf32>
            scf.yield %439 : vector<16xf32>
          }
          %440 = wave.reduce "add" %436 : vector<16xf32>
          %441 = arith.mulf %440, %inverseHeadDim : f32
          %442 = arith.addf %441, %epsilon : f32
          %443 = math.sqrt %442 : f32
          %444 = arith.divf %c25, %443 : f32
          %445 = vector.broadcast %444 : f32 to vector<16xf32>
          scf.for %446 = %c7 to %headDim step %c6 {
            %447 = vector.load %query_norm[%446] : memref<?xf32>, vector<16xf32>
            %448 = vector.load %key_norm[%446] : memref<?xf32>, vector<16xf32>
            %449 = arith.select %433, %447, %448 : vector<16xf32>
            %450 = arith.addi %420, %446 : index
            %451 = vector.load %3[%450] : memref<?xf32>, vector<16xf32>
            %452 = arith.mulf %451, %445 : vector<16xf32>
            %453 = arith.mulf %452, %449 : vector<16xf32>
            %454 = arith.addi %420, %446 : index
            vector.store %453, %3[%454] : memref<?xf32>, vector<16xf32>
          }
        }
        %455 = arith.addi %positionsAt, %418 : index
        %456 = memref.load %step[%455] : memref<?xi32>
        %457 = arith.index_cast %456 : i32 to index
        %458 = arith.divui %headDim, %c3 : index
        %459 = arith.remui %457, %c27 : index
        %460 = arith.muli %459, %headDim : index
        %461 = arith.divui %457, %c27 : index
        %462 = arith.addi %461, %c27 : index
        %463 = arith.muli %462, %headDim : index
        scf.for %464 = %c7 to %458 step %c2 {
          %465 = arith.addi %460, %464 : index
          %466 = vector.load %rope[%465] : memref<?xf32>, vector<8xf32>
          %467 = arith.addi %460, %458 : index
          %468 = arith.addi %467, %464 : index
          %469 = vector.load %rope[%468] : memref<?xf32>, vector<8xf32>
          %470 = arith.addi %463, %464 : index
          %471 = vector.load %rope[%470] : memref<?xf32>, vector<8xf32>
          %472 = arith.addi %463, %458 : index
          %473 = arith.addi %472, %464 : index
          %474 = vector.load %rope[%473] : memref<?xf32>, vector<8xf32>
          %475 = arith.mulf %471, %466 : vector<8xf32>
          %476 = arith.mulf %474, %469 : vector<8xf32>
          %477 = arith.subf %475, %476 : vector<8xf32>
          %478 = arith.mulf %474, %466 : vector<8xf32>
          %479 = arith.mulf %471, %469 : vector<8xf32>
          %480 = arith.addf %478, %479 : vector<8xf32>
          %481 = arith.addi %420, %464 : index
          %482 = vector.load %3[%481] : memref<?xf32>, vector<8xf32>
          %483 = arith.addi %420, %458 : index
          %484 = arith.addi %483, %464 : index
          %485 = vector.load %3[%484] : memref<?xf32>, vector<8xf32>
          %486 = arith.mulf %482, %477 : vector<8xf32>
          %487 = arith.mulf %485, %480 : vector<8xf32>
          %488 = arith.subf %486, %487 : vector<8xf32>
          %489 = arith.addi %420, %464 : index
          vector.store %488, %3[%489] : memref<?xf32>, vector<8xf32>
          %490 = arith.mulf %485, %477 : vector<8xf32>
          %491 = arith.mulf %482, %480 : vector<8xf32>
          %492 = arith.addf %490, %491 : vector<8xf32>
          %493 = arith.addi %420, %458 : index
          %494 = arith.addi %493, %464 : index
          vector.store %492, %3[%494] : memref<?xf32>, vector<8xf32>
        }
      }
      %495 = arith.cmpi slt, %0, %heads : index
      scf.if %495 {
        scf.for %496 = %c7 to %headDim step %c6 {
          %497 = arith.addi %420, %496 : index
          %498 = vector.load %3[%497] : memref<?xf32>, vector<16xf32>
          %499 = arith.muli %418, %heads : index
          %500 = arith.addi %499, %0 : index
          %501 = arith.muli %500, %headDim : index
          %502 = arith.addi %501, %496 : index
          vector.store %498, %q[%502] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %503 = arith.addi %slotsAt, %418 : index
        %504 = memref.load %step[%503] : memref<?xi32>
        %505 = arith.index_cast %504 : i32 to index
        %506 = arith.cmpi sge, %505, %c7 : index
        scf.if %506 {
          %507 = arith.cmpi eq, %codec, %c7 : index
          scf.if %507 {
            %508 = arith.subi %0, %heads : index
            %509 = memref.load %scales[%508] : memref<?xf32>
            %510 = vector.broadcast %509 : f32 to vector<16xf32>
            %511 = arith.divui %505, %c6 : index
            %512 = arith.remui %505, %c6 : index
            %513 = arith.muli %headDim, %c3 : index
            %514 = arith.muli %511, %pageBytes : index
            scf.for %515 = %c7 to %headDim step %c6 {
              %516 = arith.addi %420, %515 : index
              %517 = vector.load %3[%516] : memref<?xf32>, vector<16xf32>
              %518 = arith.mulf %517, %510 : vector<16xf32>
              %519 = arith.minimumf %518, %c31 : vector<16xf32>
              %520 = arith.maximumf %519, %c32 : vector<16xf32>
              %521 = arith.truncf %520 : vector<16xf32> to vector<16xf16>
              %522 = vector.bitcast %521 : vector<16xf16> to vector<32xi8>
              %523 = arith.muli %515, %c3 : index
              vector.store %522, %5[%523] : memref<?xi8>, vector<32xi8>
            }
            %524 = arith.cmpi slt, %508, %kvHeads : index
            scf.if %524 {
              %525 = arith.muli %513, %c16 : index
              %526 = arith.muli %508, %525 : index
              %527 = arith.addi %514, %526 : index
              %528 = arith.muli %512, %c3 : index
              %529 = arith.addi %527, %528 : index
              scf.for %530 = %c7 to %headDim step %c9 {
                %531 = arith.muli %530, %c3 : index
                %532 = arith.addi %531, %c7 : index
                %533 = memref.load %5[%532] : memref<?xi8>
                %534 = arith.muli %530, %c16 : index
                %535 = arith.addi %529, %534 : index
                %536 = arith.addi %535, %c7 : index
                memref.store %533, %kv[%536] : memref<?xi8>
                %537 = arith.muli %530, %c3 : index
                %538 = arith.addi %537, %c9 : index
                %539 = memref.load %5[%538] : memref<?xi8>
                %540 = arith.muli %530, %c16 : index
                %541 = arith.addi %529, %540 : index
                %542 = arith.addi %541, %c9 : index
                memref.store %539, %kv[%542] : memref<?xi8>
              }
            } else {
              %543 = arith.subi %508, %kvHeads : index
              %544 = arith.muli %543, %c3 : index
              %545 = arith.addi %544, %c9 : index
              %546 = arith.muli %513, %c6 : index
              %547 = arith.muli %545, %546 : index
              %548 = arith.addi %514, %547 : index
              %549 = arith.muli %512, %513 : index
              %550 = arith.addi %548, %549 : index
              scf.for %551 = %c7 to %513 step %c6 {
                %552 = vector.load %5[%551] : memref<?xi8>, vector<16xi8>
                %553 = arith.addi %550, %551 : index
                vector.store %552, %kv[%553] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %554 = arith.cmpi eq, %codec, %c9 : index
          scf.if %554 {
            %555 = arith.subi %0, %heads : index
            %556 = memref.load %scales[%555] : memref<?xf32>
            %557 = vector.broadcast %556 : f32 to vector<16xf32>
            %558 = arith.divui %505, %c6 : index
            %559 = arith.remui %505, %c6 : index
            %560 = arith.muli %headDim, %c9 : index
            %561 = arith.muli %558, %pageBytes : index
            scf.for %562 = %c7 to %headDim step %c6 {
              %563 = arith.addi %420, %562 : index
              %564 = vector.load %3[%563] : memref<?xf32>, vector<16xf32>
              %565 = arith.mulf %564, %557 : vector<16xf32>
              %566 = wave.fp8_encode "e4m3" %565 : vector<16xf32> -> vector<16xi8>
              %567 = arith.muli %562, %c9 : index
              vector.store %566, %5[%567] : memref<?xi8>, vector<16xi8>
            }
            %568 = arith.cmpi slt, %555, %kvHeads : index
            scf.if %568 {
              %569 = arith.muli %560, %c16 : index
              %570 = arith.muli %555, %569 : index
              %571 = arith.addi %561, %570 : index
              %572 = arith.muli %559, %c9 : index
              %573 = arith.addi %571, %572 : index
              scf.for %574 = %c7 to %headDim step %c9 {
                %575 = arith.muli %574, %c9 : index
                %576 = arith.addi %575, %c7 : index
                %577 = memref.load %5[%576] : memref<?xi8>
                %578 = arith.muli %574, %c6 : index
                %579 = arith.addi %573, %578 : index
                %580 = arith.addi %579, %c7 : index
                memref.store %577, %kv[%580] : memref<?xi8>
              }
            } else {
              %581 = arith.subi %555, %kvHeads : index
              %582 = arith.muli %581, %c3 : index
              %583 = arith.addi %582, %c9 : index
              %584 = arith.muli %560, %c6 : index
              %585 = arith.muli %583, %584 : index
              %586 = arith.addi %561, %585 : index
              %587 = arith.muli %559, %560 : index
              %588 = arith.addi %586, %587 : index
              scf.for %589 = %c7 to %560 step %c6 {
                %590 = vector.load %5[%589] : memref<?xi8>, vector<16xi8>
                %591 = arith.addi %588, %589 : index
                vector.store %590, %kv[%591] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %592 = arith.cmpi eq, %codec, %c3 : index
          scf.if %592 {
            %593 = arith.subi %0, %heads : index
            %594 = memref.load %scales[%593] : memref<?xf32>
            %595 = vector.broadcast %594 : f32 to vector<16xf32>
            %596 = arith.divui %505, %c6 : index
            %597 = arith.remui %505, %c6 : index
            %598 = arith.muli %headDim, %c9 : index
            %599 = arith.muli %596, %pageBytes : index
            scf.for %600 = %c7 to %headDim step %c6 {
              %601 = arith.addi %420, %600 : index
              %602 = vector.load %3[%601] : memref<?xf32>, vector<16xf32>
              %603 = arith.mulf %602, %595 : vector<16xf32>
              %604 = wave.fp8_encode "e5m2" %603 : vector<16xf32> -> vector<16xi8>
              %605 = arith.muli %600, %c9 : index
              vector.store %604, %5[%605] : memref<?xi8>, vector<16xi8>
            }
            %606 = arith.cmpi slt, %593, %kvHeads : index
            scf.if %606 {
              %607 = arith.muli %598, %c16 : index
              %608 = arith.muli %593, %607 : index
              %609 = arith.addi %599, %608 : index
              %610 = arith.muli %597, %c9 : index
              %611 = arith.addi %609, %610 : index
              scf.for %612 = %c7 to %headDim step %c9 {
                %613 = arith.muli %612, %c9 : index
                %614 = arith.addi %613, %c7 : index
                %615 = memref.load %5[%614] : memref<?xi8>
                %616 = arith.muli %612, %c6 : index
                %617 = arith.addi %611, %616 : index
                %618 = arith.addi %617, %c7 : index
                memref.store %615, %kv[%618] : memref<?xi8>
              }
            } else {
              %619 = arith.subi %593, %kvHeads : index
              %620 = arith.muli %619, %c3 : index
              %621 = arith.addi %620, %c9 : index
              %622 = arith.muli %598, %c6 : index
              %623 = arith.muli %621, %622 : index
              %624 = arith.addi %599, %623 : index
              %625 = arith.muli %597, %598 : index
              %626 = arith.addi %624, %625 : index
              scf.for %627 = %c7 to %598 step %c6 {
                %628 = vector.load %5[%627] : memref<?xi8>, vector<16xi8>
                %629 = arith.addi %626, %627 : index
                vector.store %628, %kv[%629] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
