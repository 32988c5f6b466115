// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='f16', shape=Shape(rows=12, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_f16_r12p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 12 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 512 : index
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
  %c19 = arith.constant 128 : index
  %c20 = arith.constant 32 : index
  %c21 = arith.constant 64 : index
  %c22 = arith.constant 96 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c29 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %c31 = arith.constant 256 : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c35 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c36 = arith.constant dense<0xC77FE000> : vector<16xf32>
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
          %124 = vector.load %w[%123] : memref<?xi8>, vector<32xi8>
          %125 = vector.bitcast %124 : vector<32xi8> to vector<16xf16>
          %126 = arith.extf %125 : vector<16xf16> to vector<16xf32>
          %127 = arith.muli %93, %c19 : index
          %128 = arith.addi %91, %127 : index
          %129 = arith.addi %128, %c6 : index
          %130 = vector.load %w[%129] : memref<?xi8>, vector<32xi8>
          %131 = vector.bitcast %130 : vector<32xi8> to vector<16xf16>
          %132 = arith.extf %131 : vector<16xf16> to vector<16xf32>
          %133 = arith.addi %40, %120 : index
          %134 = arith.addi %133, %c6 : index
          %135 = memref.load %x[%134] : memref<?xf32>
          %136 = vector.broadcast %135 : f32 to vector<16xf32>
          %137 = math.fma %136, %126, %94 : vector<16xf32>
          %138 = math.fma %136, %132, %95 : vector<16xf32>
          %139 = arith.addi %41, %120 : index
          %140 = arith.addi %139, %c6 : index
          %141 = memref.load %x[%140] : memref<?xf32>
          %142 = vector.broadcast %141 : f32 to vector<16xf32>
          %143 = math.fma %142, %126, %96 : vector<16xf32>
          %144 = math.fma %142, %132, %97 : vector<16xf32>
          %145 = arith.addi %42, %120 : index
          %146 = arith.addi %145, %c6 : index
          %147 = memref.load %x[%146] : memref<?xf32>
          %148 = vector.broadcast %147 : f32 to vector<16xf32>
          %149 = math.fma %148, %126, %98 : vector<16xf32>
          %150 = math.fma %148, %132, %99 : vector<16xf32>
          %151 = arith.addi %43, %120 : index
          %152 = arith.addi %151, %c6 : index
          %153 = memref.load %x[%152] : memref<?xf32>
          %154 = vector.broadcast %153 : f32 to vector<16xf32>
          %155 = math.fma %154, %126, %100 : vector<16xf32>
          %156 = math.fma %154, %132, %101 : vector<16xf32>
          %157 = arith.addi %44, %120 : index
          %158 = arith.addi %157, %c6 : index
          %159 = memref.load %x[%158] : memref<?xf32>
          %160 = vector.broadcast %159 : f32 to vector<16xf32>
          %161 = math.fma %160, %126, %102 : vector<16xf32>
          %162 = math.fma %160, %132, %103 : vector<16xf32>
          %163 = arith.addi %45, %120 : index
          %164 = arith.addi %163, %c6 : index
          %165 = memref.load %x[%164] : memref<?xf32>
          %166 = vector.broadcast %165 : f32 to vector<16xf32>
          %167 = math.fma %166, %126, %104 : vector<16xf32>
          %168 = math.fma %166, %132, %105 : vector<16xf32>
          %169 = arith.addi %46, %120 : index
          %170 = arith.addi %169, %c6 : index
          %171 = memref.load %x[%170] : memref<?xf32>
          %172 = vector.broadcast %171 : f32 to vector<16xf32>
          %173 = math.fma %172, %126, %106 : vector<16xf32>
          %174 = math.fma %172, %132, %107 : vector<16xf32>
          %175 = arith.addi %47, %120 : index
          %176 = arith.addi %175, %c6 : index
          %177 = memref.load %x[%176] : memref<?xf32>
          %178 = vector.broadcast %177 : f32 to vector<16xf32>
          %179 = math.fma %178, %126, %108 : vector<16xf32>
          %180 = math.fma %178, %132, %109 : vector<16xf32>
          %181 = arith.addi %48, %120 : index
          %182 = arith.addi %181, %c6 : index
          %183 = memref.load %x[%182] : memref<?xf32>
          %184 = vector.broadcast %183 : f32 to vector<16xf32>
          %185 = math.fma %184, %126, %110 : vector<16xf32>
          %186 = math.fma %184, %132, %111 : vector<16xf32>
          %187 = arith.addi %49, %120 : index
          %188 = arith.addi %187, %c6 : index
          %189 = memref.load %x[%188] : memref<?xf32>
          %190 = vector.broadcast %189 : f32 to vector<16xf32>
          %191 = math.fma %190, %126, %112 : vector<16xf32>
          %192 = math.fma %190, %132, %113 : vector<16xf32>
          %193 = arith.addi %50, %120 : index
          %194 = arith.addi %193, %c6 : index
          %195 = memref.load %x[%194] : memref<?xf32>
          %196 = vector.broadcast %195 : f32 to vector<16xf32>
          %197 = math.fma %196, %126, %114 : vector<16xf32>
          %198 = math.fma %196, %132, %115 : vector<16xf32>
          %199 = arith.addi %51, %120 : index
          %200 = arith.addi %199, %c6 : index
          %201 = memref.load %x[%200] : memref<?xf32>
          %202 = vector.broadcast %201 : f32 to vector<16xf32>
          %203 = math.fma %202, %126, %116 : vector<16xf32>
          %204 = math.fma %202, %132, %117 : vector<16xf32>
          %205 = arith.addi %122, %c20 : index
          %206 = vector.load %w[%205] : memref<?xi8>, vector<32xi8>
          %207 = vector.bitcast %206 : vector<32xi8> to vector<16xf16>
          %208 = arith.extf %207 : vector<16xf16> to vector<16xf32>
          %209 = arith.addi %128, %c20 : index
          %210 = vector.load %w[%209] : memref<?xi8>, vector<32xi8>
          %211 = vector.bitcast %210 : vector<32xi8> to vector<16xf16>
          %212 = arith.extf %211 : vector<16xf16> to vector<16xf32>
          %213 = arith.addi %40, %120 : index
          %214 = arith.addi %213, %c8 : index
          %215 = memref.load %x[%214] : memref<?xf32>
          %216 = vector.broadcast %215 : f32 to vector<16xf32>
          %217 = math.fma %216, %208, %137 : vector<16xf32>
          %218 = math.fma %216, %212, %138 : vector<16xf32>
          %219 = arith.addi %41, %120 : index
          %220 = arith.addi %219, %c8 : index
          %221 = memref.load %x[%220] : memref<?xf32>
          %222 = vector.broadcast %221 : f32 to vector<16xf32>
          %223 = math.fma %222, %208, %143 : vector<16xf32>
          %224 = math.fma %222, %212, %144 : vector<16xf32>
          %225 = arith.addi %42, %120 : index
          %226 = arith.addi %225, %c8 : index
          %227 = memref.load %x[%226] : memref<?xf32>
          %228 = vector.broadcast %227 : f32 to vector<16xf32>
          %229 = math.fma %228, %208, %149 : vector<16xf32>
          %230 = math.fma %228, %212, %150 : vector<16xf32>
          %231 = arith.addi %43, %120 : index
          %232 = arith.addi %231, %c8 : index
          %233 = memref.load %x[%232] : memref<?xf32>
          %234 = vector.broadcast %233 : f32 to vector<16xf32>
          %235 = math.fma %234, %208, %155 : vector<16xf32>
          %236 = math.fma %234, %212, %156 : vector<16xf32>
          %237 = arith.addi %44, %120 : index
          %238 = arith.addi %237, %c8 : index
          %239 = memref.load %x[%238] : memref<?xf32>
          %240 = vector.broadcast %239 : f32 to vector<16xf32>
          %241 = math.fma %240, %208, %161 : vector<16xf32>
          %242 = math.fma %240, %212, %162 : vector<16xf32>
          %243 = arith.addi %45, %120 : index
          %244 = arith.addi %243, %c8 : index
          %245 = memref.load %x[%244] : memref<?xf32>
          %246 = vector.broadcast %245 : f32 to vector<16xf32>
          %247 = math.fma %246, %208, %167 : vector<16xf32>
          %248 = math.fma %246, %212, %168 : vector<16xf32>
          %249 = arith.addi %46, %120 : index
          %250 = arith.addi %249, %c8 : index
          %251 = memref.load %x[%250] : memref<?xf32>
          %252 = vector.broadcast %251 : f32 to vector<16xf32>
          %253 = math.fma %252, %208, %173 : vector<16xf32>
          %254 = math.fma %252, %212, %174 : vector<16xf32>
          %255 = arith.addi %47, %120 : index
          %256 = arith.addi %255, %c8 : index
          %257 = memref.load %x[%256] : memref<?xf32>
          %258 = vector.broadcast %257 : f32 to vector<16xf32>
          %259 = math.fma %258, %208, %179 : vector<16xf32>
          %260 = math.fma %258, %212, %180 : vector<16xf32>
          %261 = arith.addi %48, %120 : index
          %262 = arith.addi %261, %c8 : index
          %263 = memref.load %x[%262] : memref<?xf32>
          %264 = vector.broadcast %263 : f32 to vector<16xf32>
          %265 = math.fma %264, %208, %185 : vector<16xf32>
          %266 = math.fma %264, %212, %186 : vector<16xf32>
          %267 = arith.addi %49, %120 : index
          %268 = arith.addi %267, %c8 : index
          %269 = memref.load %x[%268] : memref<?xf32>
          %270 = vector.broadcast %269 : f32 to vector<16xf32>
          %271 = math.fma %270, %208, %191 : vector<16xf32>
          %272 = math.fma %270, %212, %192 : vector<16xf32>
          %273 = arith.addi %50, %120 : index
          %274 = arith.addi %273, %c8 : index
          %275 = memref.load %x[%274] : memref<?xf32>
          %276 = vector.broadcast %275 : f32 to vector<16xf32>
          %277 = math.fma %276, %208, %197 : vector<16xf32>
          %278 = math.fma %276, %212, %198 : vector<16xf32>
          %279 = arith.addi %51, %120 : index
          %280 = arith.addi %279, %c8 : index
          %281 = memref.load %x[%280] : memref<?xf32>
          %282 = vector.broadcast %281 : f32 to vector<16xf32>
          %283 = math.fma %282, %208, %203 : vector<16xf32>
          %284 = math.fma %282, %212, %204 : vector<16xf32>
          %285 = arith.addi %122, %c21 : index
          %286 = vector.load %w[%285] : memref<?xi8>, vector<32xi8>
          %287 = vector.bitcast %286 : vector<32xi8> to vector<16xf16>
          %288 = arith.extf %287 : vector<16xf16> to vector<16xf32>
          %289 = arith.addi %128, %c21 : index
          %290 = vector.load %w[%289] : memref<?xi8>, vector<32xi8>
          %291 = vector.bitcast %290 : vector<32xi8> to vector<16xf16>
          %292 = arith.extf %291 : vector<16xf16> to vector<16xf32>
          %293 = arith.addi %40, %120 : index
          %294 = arith.addi %293, %c3 : index
          %295 = memref.load %x[%294] : memref<?xf32>
          %296 = vector.broadcast %295 : f32 to vector<16xf32>
          %297 = math.fma %296, %288, %217 : vector<16xf32>
          %298 = math.fma %296, %292, %218 : vector<16xf32>
          %299 = arith.addi %41, %120 : index
          %300 = arith.addi %299, %c3 : index
          %301 = memref.load %x[%300] : memref<?xf32>
          %302 = vector.broadcast %301 : f32 to vector<16xf32>
          %303 = math.fma %302, %288, %223 : vector<16xf32>
          %304 = math.fma %302, %292, %224 : vector<16xf32>
          %305 = arith.addi %42, %120 : index
          %306 = arith.addi %305, %c3 : index
          %307 = memref.load %x[%306] : memref<?xf32>
          %308 = vector.broadcast %307 : f32 to vector<16xf32>
          %309 = math.fma %308, %288, %229 : vector<16xf32>
          %310 = math.fma %308, %292, %230 : vector<16xf32>
          %311 = arith.addi %43, %120 : index
          %312 = arith.addi %311, %c3 : index
          %313 = memref.load %x[%312] : memref<?xf32>
          %314 = vector.broadcast %313 : f32 to vector<16xf32>
          %315 = math.fma %314, %288, %235 : vector<16xf32>
          %316 = math.fma %314, %292, %236 : vector<16xf32>
          %317 = arith.addi %44, %120 : index
          %318 = arith.addi %317, %c3 : index
          %319 = memref.load %x[%318] : memref<?xf32>
          %320 = vector.broadcast %319 : f32 to vector<16xf32>
          %321 = math.fma %320, %288, %241 : vector<16xf32>
          %322 = math.fma %320, %292, %242 : vector<16xf32>
          %323 = arith.addi %45, %120 : index
          %324 = arith.addi %323, %c3 : index
          %325 = memref.load %x[%324] : memref<?xf32>
          %326 = vector.broadcast %325 : f32 to vector<16xf32>
          %327 = math.fma %326, %288, %247 : vector<16xf32>
          %328 = math.fma %326, %292, %248 : vector<16xf32>
          %329 = arith.addi %46, %120 : index
          %330 = arith.addi %329, %c3 : index
          %331 = memref.load %x[%330] : memref<?xf32>
          %332 = vector.broadcast %331 : f32 to vector<16xf32>
          %333 = math.fma %332, %288, %253 : vector<16xf32>
          %334 = math.fma %332, %292, %254 : vector<16xf32>
          %335 = arith.addi %47, %120 : index
          %336 = arith.addi %335, %c3 : index
          %337 = memref.load %x[%336] : memref<?xf32>
          %338 = vector.broadcast %337 : f32 to vector<16xf32>
          %339 = math.fma %338, %288, %259 : vector<16xf32>
          %340 = math.fma %338, %292, %260 : vector<16xf32>
          %341 = arith.addi %48, %120 : index
          %342 = arith.addi %341, %c3 : index
          %343 = memref.load %x[%342] : memref<?xf32>
          %344 = vector.broadcast %343 : f32 to vector<16xf32>
          %345 = math.fma %344, %288, %265 : vector<16xf32>
          %346 = math.fma %344, %292, %266 : vector<16xf32>
          %347 = arith.addi %49, %120 : index
          %348 = arith.addi %347, %c3 : index
          %349 = memref.load %x[%348] : memref<?xf32>
          %350 = vector.broadcast %349 : f32 to vector<16xf32>
          %351 = math.fma %350, %288, %271 : vector<16xf32>
          %352 = math.fma %350, %292, %272 : vector<16xf32>
          %353 = arith.addi %50, %120 : index
          %354 = arith.addi %353, %c3 : index
          %355 = memref.load %x[%354] : memref<?xf32>
          %356 = vector.broadcast %355 : f32 to vector<16xf32>
          %357 = math.fma %356, %288, %277 : vector<16xf32>
          %358 = math.fma %356, %292, %278 : vector<16xf32>
          %359 = arith.addi %51, %120 : index
          %360 = arith.addi %359, %c3 : index
          %361 = memref.load %x[%360] : memref<?xf32>
          %362 = vector.broadcast %361 : f32 to vector<16xf32>
          %363 = math.fma %362, %288, %283 : vector<16xf32>
          %364 = math.fma %362, %292, %284 : vector<16xf32>
          %365 = arith.addi %122, %c22 : index
          %366 = vector.load %w[%365] : memref<?xi8>, vector<32xi8>
          %367 = vector.bitcast %366 : vector<32xi8> to vector<16xf16>
          %368 = arith.extf %367 : vector<16xf16> to vector<16xf32>
          %369 = arith.addi %128, %c22 : index
          %370 = vector.load %w[%369] : memref<?xi8>, vector<32xi8>
          %371 = vector.bitcast %370 : vector<32xi8> to vector<16xf16>
          %372 = arith.extf %371 : vector<16xf16> to vector<16xf32>
          %373 = arith.addi %40, %120 : index
          %374 = arith.addi %373, %c9 : index
          %375 = memref.load %x[%374] : memref<?xf32>
          %376 = vector.broadcast %375 : f32 to vector<16xf32>
          %377 = math.fma %376, %368, %297 : vector<16xf32>
          %378 = math.fma %376, %372, %298 : vector<16xf32>
          %379 = arith.addi %41, %120 : index
          %380 = arith.addi %379, %c9 : index
          %381 = memref.load %x[%380] : memref<?xf32>
          %382 = vector.broadcast %381 : f32 to vector<16xf32>
          %383 = math.fma %382, %368, %303 : vector<16xf32>
          %384 = math.fma %382, %372, %304 : vector<16xf32>
          %385 = arith.addi %42, %120 : index
          %386 = arith.addi %385, %c9 : index
          %387 = memref.load %x[%386] : memref<?xf32>
          %388 = vector.broadcast %387 : f32 to vector<16xf32>
          %389 = math.fma %388, %368, %309 : vector<16xf32>
          %390 = math.fma %388, %372, %310 : vector<16xf32>
          %391 = arith.addi %43, %120 : index
          %392 = arith.addi %391, %c9 : index
          %393 = memref.load %x[%392] : memref<?xf32>
          %394 = vector.broadcast %393 : f32 to vector<16xf32>
          %395 = math.fma %394, %368, %315 : vector<16xf32>
          %396 = math.fma %394, %372, %316 : vector<16xf32>
          %397 = arith.addi %44, %120 : index
          %398 = arith.addi %397, %c9 : index
          %399 = memref.load %x[%398] : memref<?xf32>
          %400 = vector.broadcast %399 : f32 to vector<16xf32>
          %401 = math.fma %400, %368, %321 : vector<16xf32>
          %402 = math.fma %400, %372, %322 : vector<16xf32>
          %403 = arith.addi %45, %120 : index
          %404 = arith.addi %403, %c9 : index
          %405 = memref.load %x[%404] : memref<?xf32>
          %406 = vector.broadcast %405 : f32 to vector<16xf32>
          %407 = math.fma %406, %368, %327 : vector<16xf32>
          %408 = math.fma %406, %372, %328 : vector<16xf32>
          %409 = arith.addi %46, %120 : index
          %410 = arith.addi %409, %c9 : index
          %411 = memref.load %x[%410] : memref<?xf32>
          %412 = vector.broadcast %411 : f32 to vector<16xf32>
          %413 = math.fma %412, %368, %333 : vector<16xf32>
          %414 = math.fma %412, %372, %334 : vector<16xf32>
          %415 = arith.addi %47, %120 : index
          %416 = arith.addi %415, %c9 : index
          %417 = memref.load %x[%416] : memref<?xf32>
          %418 = vector.broadcast %417 : f32 to vector<16xf32>
          %419 = math.fma %418, %368, %339 : vector<16xf32>
          %420 = math.fma %418, %372, %340 : vector<16xf32>
          %421 = arith.addi %48, %120 : index
          %422 = arith.addi %421, %c9 : index
          %423 = memref.load %x[%422] : memref<?xf32>
          %424 = vector.broadcast %423 : f32 to vector<16xf32>
          %425 = math.fma %424, %368, %345 : vector<16xf32>
          %426 = math.fma %424, %372, %346 : vector<16xf32>
          %427 = arith.addi %49, %120 : index
          %428 = arith.addi %427, %c9 : index
          %429 = memref.load %x[%428] : memref<?xf32>
          %430 = vector.broadcast %429 : f32 to vector<16xf32>
          %431 = math.fma %430, %368, %351 : vector<16xf32>
          %432 = math.fma %430, %372, %352 : vector<16xf32>
          %433 = arith.addi %50, %120 : index
          %434 = arith.addi %433, %c9 : index
          %435 = memref.load %x[%434] : memref<?xf32>
          %436 = vector.broadcast %435 : f32 to vector<16xf32>
          %437 = math.fma %436, %368, %357 : vector<16xf32>
          %438 = math.fma %436, %372, %358 : vector<16xf32>
          %439 = arith.addi %51, %120 : index
          %440 = arith.addi %439, %c9 : index
          %441 = memref.load %x[%440] : memref<?xf32>
          %442 = vector.broadcast %441 : f32 to vector<16xf32>
          %443 = math.fma %442, %368, %363 : vector<16xf32>
          %444 = math.fma %442, %372, %364 : vector<16xf32>
          scf.yield %377, %378, %383, %384, %389, %390, %395, %396, %401, %402, %407, %408, %413, %414, %419, %420, %425, %426, %431, %432, %437, %438, %443, %444 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %118#0, %118#1, %118#2, %118#3, %118#4, %118#5, %118#6, %118#7, %118#8, %118#9, %118#10, %118#11, %118#12, %118#13, %118#14, %118#15, %118#16, %118#17, %118#18, %118#19, %118#20, %118#21, %118#22, %118#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %445 = arith.muli %headDim, %c6 : index
      %446 = arith.muli %52, %c4 : index
      %447 = arith.addi %445, %446 : index
      %448 = arith.addi %447, %c6 : index
      vector.store %87#0, %3[%448] : memref<?xf32>, vector<16xf32>
      %449 = arith.muli %headDim, %c6 : index
      %450 = arith.muli %52, %c4 : index
      %451 = arith.addi %449, %450 : index
      %452 = arith.addi %451, %c4 : index
      vector.store %87#1, %3[%452] : memref<?xf32>, vector<16xf32>
      %453 = arith.muli %headDim, %c8 : index
      %454 = arith.muli %52, %c4 : index
      %455 = arith.addi %453, %454 : index
      %456 = arith.addi %455, %c6 : index
      vector.store %87#2, %3[%456] : memref<?xf32>, vector<16xf32>
      %457 = arith.muli %headDim, %c8 : index
      %458 = arith.muli %52, %c4 : index
      %459 = arith.addi %457, %458 : index
      %460 = arith.addi %459, %c4 : index
      vector.store %87#3, %3[%460] : memref<?xf32>, vector<16xf32>
      %461 = arith.muli %headDim, %c3 : index
      %462 = arith.muli %52, %c4 : index
      %463 = arith.addi %461, %462 : index
      %464 = arith.addi %463, %c6 : index
      vector.store %87#4, %3[%464] : memref<?xf32>, vector<16xf32>
      %465 = arith.muli %headDim, %c3 : index
      %466 = arith.muli %52, %c4 : index
      %467 = arith.addi %465, %466 : index
      %468 = arith.addi %467, %c4 : index
      vector.store %87#5, %3[%468] : memref<?xf32>, vector<16xf32>
      %469 = arith.muli %headDim, %c9 : index
      %470 = arith.muli %52, %c4 : index
      %471 = arith.addi %469, %470 : index
      %472 = arith.addi %471, %c6 : index
      vector.store %87#6, %3[%472] : memref<?xf32>, vector<16xf32>
      %473 = arith.muli %headDim, %c9 : index
      %474 = arith.muli %52, %c4 : index
      %475 = arith.addi %473, %474 : index
      %476 = arith.addi %475, %c4 : index
      vector.store %87#7, %3[%476] : memref<?xf32>, vector<16xf32>
      %477 = arith.muli %headDim, %c10 : index
      %478 = arith.muli %52, %c4 : index
      %479 = arith.addi %477, %478 : index
      %480 = arith.addi %479, %c6 : index
      vector.store %87#8, %3[%480] : memref<?xf32>, vector<16xf32>
      %481 = arith.muli %headDim, %c10 : index
      %482 = arith.muli %52, %c4 : index
      %483 = arith.addi %481, %482 : index
      %484 = arith.addi %483, %c4 : index
      vector.store %87#9, %3[%484] : memref<?xf32>, vector<16xf32>
      %485 = arith.muli %headDim, %c11 : index
      %486 = arith.muli %52, %c4 : index
      %487 = arith.addi %485, %486 : index
      %488 = arith.addi %487, %c6 : index
      vector.store %87#10, %3[%488] : memref<?xf32>, vector<16xf32>
      %489 = arith.muli %headDim, %c11 : index
      %490 = arith.muli %52, %c4 : index
      %491 = arith.addi %489, %490 : index
      %492 = arith.addi %491, %c4 : index
      vector.store %87#11, %3[%492] : memref<?xf32>, vector<16xf32>
      %493 = arith.muli %headDim, %c12 : index
      %494 = arith.muli %52, %c4 : index
      %495 = arith.addi %493, %494 : index
      %496 = arith.addi %495, %c6 : index
      vector.store %87#12, %3[%496] : memref<?xf32>, vector<16xf32>
      %497 = arith.muli %headDim, %c12 : index
      %498 = arith.muli %52, %c4 : index
      %499 = arith.addi %497, %498 : index
      %500 = arith.addi %499, %c4 : index
      vector.store %87#13, %3[%500] : memref<?xf32>, vector<16xf32>
      %501 = arith.muli %headDim, %c13 : index
      %502 = arith.muli %52, %c4 : index
      %503 = arith.addi %501, %502 : index
      %504 = arith.addi %503, %c6 : index
      vector.store %87#14, %3[%504] : memref<?xf32>, vector<16xf32>
      %505 = arith.muli %headDim, %c13 : index
      %506 = arith.muli %52, %c4 : index
      %507 = arith.addi %505, %506 : index
      %508 = arith.addi %507, %c4 : index
      vector.store %87#15, %3[%508] : memref<?xf32>, vector<16xf32>
      %509 = arith.muli %headDim, %c14 : index
      %510 = arith.muli %52, %c4 : index
      %511 = arith.addi %509, %510 : index
      %512 = arith.addi %511, %c6 : index
      vector.store %87#16, %3[%512] : memref<?xf32>, vector<16xf32>
      %513 = arith.muli %headDim, %c14 : index
      %514 = arith.muli %52, %c4 : index
      %515 = arith.addi %513, %514 : index
      %516 = arith.addi %515, %c4 : index
      vector.store %87#17, %3[%516] : memref<?xf32>, vector<16xf32>
      %517 = arith.muli %headDim, %c15 : index
      %518 = arith.muli %52, %c4 : index
      %519 = arith.addi %517, %518 : index
      %520 = arith.addi %519, %c6 : index
      vector.store %87#18, %3[%520] : memref<?xf32>, vector<16xf32>
      %521 = arith.muli %headDim, %c15 : index
      %522 = arith.muli %52, %c4 : index
      %523 = arith.addi %521, %522 : index
      %524 = arith.addi %523, %c4 : index
      vector.store %87#19, %3[%524] : memref<?xf32>, vector<16xf32>
      %525 = arith.muli %headDim, %c16 : index
      %526 = arith.muli %52, %c4 : index
      %527 = arith.addi %525, %526 : index
      %528 = arith.addi %527, %c6 : index
      vector.store %87#20, %3[%528] : memref<?xf32>, vector<16xf32>
      %529 = arith.muli %headDim, %c16 : index
      %530 = arith.muli %52, %c4 : index
      %531 = arith.addi %529, %530 : index
      %532 = arith.addi %531, %c4 : index
      vector.store %87#21, %3[%532] : memref<?xf32>, vector<16xf32>
      %533 = arith.muli %headDim, %c17 : index
      %534 = arith.muli %52, %c4 : index
      %535 = arith.addi %533, %534 : index
      %536 = arith.addi %535, %c6 : index
      vector.store %87#22, %3[%536] : memref<?xf32>, vector<16xf32>
      %537 = arith.muli %headDim, %c17 : index
      %538 = arith.muli %52, %c4 : index
      %539 = arith.addi %537, %538 : index
      %540 = arith.addi %539, %c4 : index
      vector.store %87#23, %3[%540] : memref<?xf32>, vector<16xf32>
    }
    %541 = arith.addi %14, %c2 : index
    %542 = arith.minsi %541, %13 : index
    scf.for %543 = %14 to %542 step %c8 {
      %544 = arith.subi %543, %14 : index
      %545 = arith.muli %544, %headDim : index
      %546 = arith.cmpi eq, %hasBias, %c8 : index
      scf.if %546 {
        scf.for %547 = %c6 to %headDim step %c4 {
          %548 = arith.muli %0, %headDim : index
          %549 = arith.addi %548, %547 : index
          %550 = vector.load %bias[%549] : memref<?xf32>, vector<16xf32>
          %551 = arith.addi %545, %547 : index
          %552 = vector.load %3[%551] : memref<?xf32>, vector<16xf32>
          %553 = arith.addf %552, %550 : vector<16xf32>
          %554 = arith.addi %545, %547 : index
          vector.store %553, %3[%554] : memref<?xf32>, vector<16xf32>
        }
      }
      %555 = arith.addi %heads, %kvHeads : index
      %556 = arith.cmpi slt, %0, %555 : index
      scf.if %556 {
        %557 = arith.cmpi eq, %hasNorm, %c8 : index
        scf.if %557 {
          %558 = arith.cmpi slt, %0, %heads : index
          %561 = scf.for %559 = %c6 to %headDim step %c4 iter_args(%560 = %c18) -> (vector<16xf32>) {
            %562 = arith.addi %545, %559 : index
            %563 = vector.load %3[%562] : memref<?xf32>, vector<16xf32>
            %564 = math.fma %563, %563, %560 : vector<16xf32>
            scf.yield %564 : vector<16xf32>
          }
          %565 = wave.reduce "add" %561 : vector<16xf32>
          %566 = arith.mulf %565, %inverseHeadDim : f32
          %567 = arith.addf %566, %epsilon : f32
          %568 = math.sqrt %567 : f32
          %569 = arith.divf %c29, %568 : f32
          %570 = vector.broadcast %569 : f32 to vector<16xf32>
          scf.for %571 = %c6 to %headDim step %c4 {
            %572 = vector.load %query_norm[%571] : memref<?xf32>, vector<16xf32>
            %573 = vector.load %key_norm[%571] : memref<?xf32>, vector<16xf32>
            %574 = arith.select %558, %572, %573 : vector<16xf32>
            %575 = arith.addi %545, %571 : index
            %576 = vector.load %3[%575] : memref<?xf32>, vector<16xf32>
            %577 = arith.mulf %576, %570 : vector<16xf32>
            %578 = arith.mulf %577, %574 : vector<16xf32>
            %579 = arith.addi %545, %571 : index
            vector.store %578, %3[%579] : memref<?xf32>, vector<16xf32>
          }
        }
        %580 = arith.addi %positionsAt, %543 : index
        %581 = memref.load %step[%580] : memref<?xi32>
        %582 = arith.index_cast %581 : i32 to index
        %583 = arith.divui %headDim, %c3 : index
        %584 = arith.remui %582, %c31 : index
        %585 = arith.muli %584, %headDim : index
        %586 = arith.divui %582, %c31 : index
        %587 = arith.addi %586, %c31 : index
        %588 = arith.muli %587, %headDim : index
        scf.for %589 = %c6 to %583 step %c14 {
          %590 = arith.addi %585, %589 : index
          %591 = vector.load %rope[%590] : memref<?xf32>, vector<8xf32>
          %592 = arith.addi %585, %583 : index
          %593 = arith.addi %592, %589 : index
          %594 = vector.load %rope[%593] : memref<?xf32>, vector<8xf32>
          %595 = arith.addi %588, %589 : index
          %596 = vector.load %rope[%595] : memref<?xf32>, vector<8xf32>
          %597 = arith.addi %588, %583 : index
          %598 = arith.addi %597, %589 : index
          %599 = vector.load %rope[%598] : memref<?xf32>, vector<8xf32>
          %600 = arith.mulf %596, %591 : vector<8xf32>
          %601 = arith.mulf %599, %594 : vector<8xf32>
          %602 = arith.subf %600, %601 : vector<8xf32>
          %603 = arith.mulf %599, %591 : vector<8xf32>
          %604 = arith.mulf %596, %594 : vector<8xf32>
          %605 = arith.addf %603, %604 : vector<8xf32>
          %606 = arith.addi %545, %589 : index
          %607 = vector.load %3[%606] : memref<?xf32>, vector<8xf32>
          %608 = arith.addi %545, %583 : index
          %609 = arith.addi %608, %589 : index
          %610 = vector.load %3[%609] : memref<?xf32>, vector<8xf32>
          %611 = arith.mulf %607, %602 : vector<8xf32>
          %612 = arith.mulf %610, %605 : vector<8xf32>
          %613 = arith.subf %611, %612 : vector<8xf32>
          %614 = arith.addi %545, %589 : index
          vector.store %613, %3[%614] : memref<?xf32>, vector<8xf32>
          %615 = arith.mulf %610, %602 : vector<8xf32>
          %616 = arith.mulf %607, %605 : vector<8xf32>
          %617 = arith.addf %615, %616 : vector<8xf32>
          %618 = arith.addi %545, %583 : index
          %619 = arith.addi %618, %589 : index
          vector.store %617, %3[%619] : memref<?xf32>, vector<8xf32>
        }
      }
      %620 = arith.cmpi slt, %0, %heads : index
      scf.if %620 {
        scf.for %621 = %c6 to %headDim step %c4 {
          %622 = arith.addi %545, %621 : index
          %623 = vector.load %3[%622] : memref<?xf32>, vector<16xf32>
          %624 = arith.muli %543, %heads : index
          %625 = arith.addi %624, %0 : index
          %626 = arith.muli %625, %headDim : index
          %627 = arith.addi %626, %621 : index
          vector.store %623, %q[%627] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %628 = arith.addi %slotsAt, %543 : index
        %629 = memref.load %step[%628] : memref<?xi32>
        %630 = arith.index_cast %629 : i32 to index
        %631 = arith.cmpi sge, %630, %c6 : index
        scf.if %631 {
          %632 = arith.cmpi eq, %codec, %c6 : index
          scf.if %632 {
            %633 = arith.subi %0, %heads : index
            %634 = memref.load %scales[%633] : memref<?xf32>
            %635 = vector.broadcast %634 : f32 to vector<16xf32>
            %636 = arith.divui %630, %c4 : index
            %637 = arith.remui %630, %c4 : index
            %638 = arith.muli %headDim, %c3 : index
            %639 = arith.muli %636, %pageBytes : index
            scf.for %640 = %c6 to %headDim step %c4 {
              %641 = arith.addi %545, %640 : index
              %642 = vector.load %3[%641] : memref<?xf32>, vector<16xf32>
              %643 = arith.mulf %642, %635 : vector<16xf32>
              %644 = arith.minimumf %643, %c35 : vector<16xf32>
              %645 = arith.maximumf %644, %c36 : vector<16xf32>
              %646 = arith.truncf %645 : vector<16xf32> to vector<16xf16>
              %647 = vector.bitcast %646 : vector<16xf16> to vector<32xi8>
              %648 = arith.muli %640, %c3 : index
              vector.store %647, %5[%648] : memref<?xi8>, vector<32xi8>
            }
            %649 = arith.cmpi slt, %633, %kvHeads : index
            scf.if %649 {
              %650 = arith.muli %638, %c20 : index
              %651 = arith.muli %633, %650 : index
              %652 = arith.addi %639, %651 : index
              %653 = arith.muli %637, %c3 : index
              %654 = arith.addi %652, %653 : index
              scf.for %655 = %c6 to %headDim step %c8 {
                %656 = arith.muli %655, %c3 : index
                %657 = arith.addi %656, %c6 : index
                %658 = memref.load %5[%657] : memref<?xi8>
                %659 = arith.muli %655, %c20 : index
                %660 = arith.addi %654, %659 : index
                %661 = arith.addi %660, %c6 : index
                memref.store %658, %kv[%661] : memref<?xi8>
                %662 = arith.muli %655, %c3 : index
                %663 = arith.addi %662, %c8 : index
                %664 = memref.load %5[%663] : memref<?xi8>
                %665 = arith.muli %655, %c20 : index
                %666 = arith.addi %654, %665 : index
                %667 = arith.addi %666, %c8 : index
                memref.store %664, %kv[%667] : memref<?xi8>
              }
            } else {
              %668 = arith.subi %633, %kvHeads : index
              %669 = arith.muli %668, %c3 : index
              %670 = arith.addi %669, %c8 : index
              %671 = arith.muli %638, %c4 : index
              %672 = arith.muli %670, %671 : index
              %673 = arith.addi %639, %672 : index
              %674 = arith.muli %637, %638 : index
              %675 = arith.addi %673, %674 : index
              scf.for %676 = %c6 to %638 step %c4 {
                %677 = vector.load %5[%676] : memref<?xi8>, vector<16xi8>
                %678 = arith.addi %675, %676 : index
                vector.store %677, %kv[%678] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %679 = arith.cmpi eq, %codec, %c8 : index
          scf.if %679 {
            %680 = arith.subi %0, %heads : index
            %681 = memref.load %scales[%680] : memref<?xf32>
            %682 = vector.broadcast %681 : f32 to vector<16xf32>
            %683 = arith.divui %630, %c4 : index
            %684 = arith.remui %630, %c4 : index
            %685 = arith.muli %headDim, %c8 : index
            %686 = arith.muli %683, %pageBytes : index
            scf.for %687 = %c6 to %headDim step %c4 {
              %688 = arith.addi %545, %687 : index
              %689 = vector.load %3[%688] : memref<?xf32>, vector<16xf32>
              %690 = arith.mulf %689, %682 : vector<16xf32>
              %691 = wave.fp8_encode "e4m3" %690 : vector<16xf32> -> vector<16xi8>
              %692 = arith.muli %687, %c8 : index
              vector.store %691, %5[%692] : memref<?xi8>, vector<16xi8>
            }
            %693 = arith.cmpi slt, %680, %kvHeads : index
            scf.if %693 {
              %694 = arith.muli %685, %c20 : index
              %695 = arith.muli %680, %694 : index
              %696 = arith.addi %686, %695 : index
              %697 = arith.muli %684, %c8 : index
              %698 = arith.addi %696, %697 : index
              scf.for %699 = %c6 to %headDim step %c8 {
                %700 = arith.muli %699, %c8 : index
                %701 = arith.addi %700, %c6 : index
                %702 = memref.load %5[%701] : memref<?xi8>
                %703 = arith.muli %699, %c4 : index
                %704 = arith.addi %698, %703 : index
                %705 = arith.addi %704, %c6 : index
                memref.store %702, %kv[%705] : memref<?xi8>
              }
            } else {
              %706 = arith.subi %680, %kvHeads : index
              %707 = arith.muli %706, %c3 : index
              %708 = arith.addi %707, %c8 : index
              %709 = arith.muli %685, %c4 : index
              %710 = arith.muli %708, %709 : index
              %711 = arith.addi %686, %710 : index
              %712 = arith.muli %684, %685 : index
              %713 = arith.addi %711, %712 : index
              scf.for %714 = %c6 to %685 step %c4 {
                %715 = vector.load %5[%714] : memref<?xi8>, vector<16xi8>
                %716 = arith.addi %713, %714 : index
                vector.store %715, %kv[%716] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %717 = arith.cmpi eq, %codec, %c3 : index
          scf.if %717 {
            %718 = arith.subi %0, %heads : index
            %719 = memref.load %scales[%718] : memref<?xf32>
            %720 = vector.broadcast %719 : f32 to vector<16xf32>
            %721 = arith.divui %630, %c4 : index
            %722 = arith.remui %630, %c4 : index
            %723 = arith.muli %headDim, %c8 : index
            %724 = arith.muli %721, %pageBytes : index
            scf.for %725 = %c6 to %headDim step %c4 {
              %726 = arith.addi %545, %725 : index
              %727 = vector.load %3[%726] : memref<?xf32>, vector<16xf32>
              %728 = arith.mulf %727, %720 : vector<16xf32>
              %729 = wave.fp8_encode "e5m2" %728 : vector<16xf32> -> vector<16xi8>
              %730 = arith.muli %725, %c8 : index
              vector.store %729, %5[%730] : memref<?xi8>, vector<16xi8>
            }
            %731 = arith.cmpi slt, %718, %kvHeads : index
            scf.if %731 {
              %732 = arith.muli %723, %c20 : index
              %733 = arith.muli %718, %732 : index
              %734 = arith.addi %724, %733 : index
              %735 = arith.muli %722, %c8 : index
              %736 = arith.addi %734, %735 : index
              scf.for %737 = %c6 to %headDim step %c8 {
                %738 = arith.muli %737, %c8 : index
                %739 = arith.addi %738, %c6 : index
                %740 = memref.load %5[%739] : memref<?xi8>
                %741 = arith.muli %737, %c4 : index
                %742 = arith.addi %736, %741 : index
                %743 = arith.addi %742, %c6 : index
                memref.store %740, %kv[%743] : memref<?xi8>
              }
            } else {
              %744 = arith.subi %718, %kvHeads : index
              %745 = arith.muli %744, %c3 : index
              %746 = arith.addi %745, %c8 : index
              %747 = arith.muli %723, %c4 : index
              %748 = arith.muli %746, %747 : index
              %749 = arith.addi %724, %748 : index
              %750 = arith.muli %722, %723 : index
              %751 = arith.addi %749, %750 : index
              scf.for %752 = %c6 to %723 step %c4 {
                %753 = vector.load %5[%752] : memref<?xi8>, vector<16xi8>
                %754 = arith.addi %751, %752 : index
                vector.store %753, %kv[%754] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
