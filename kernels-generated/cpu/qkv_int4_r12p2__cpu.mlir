// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='int4', shape=Shape(rows=12, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_int4_r12p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 12 : index
  %c3 = arith.constant 2 : index
  %groupSize = wave.param "groupSize" : index
  %c5 = arith.constant 8 : index
  %c6 = arith.constant 48 : index
  %c7 = arith.constant 16 : index
  %c8 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c10 = arith.constant 1 : index
  %c11 = arith.constant 3 : index
  %c12 = arith.constant 4 : index
  %c13 = arith.constant 5 : index
  %c14 = arith.constant 6 : index
  %c15 = arith.constant 7 : index
  %c16 = arith.constant 9 : index
  %c17 = arith.constant 10 : index
  %c18 = arith.constant 11 : index
  %c19 = arith.constant dense<0x00000000> : vector<16xf32>
  %c20 = arith.constant 32 : index
  %c21 = arith.constant dense<15> : vector<16xi32>
  %c22 = arith.constant dense<4> : vector<16xi32>
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
  %6 = arith.muli %groupSize, %c5 : index
  %7 = arith.addi %6, %c6 : index
  %8 = arith.divui %inputFeatures, %groupSize : index
  %9 = arith.muli %8, %7 : index
  %10 = arith.divui %headDim, %c7 : index
  %11 = memref.load %step[%c8] : memref<?xi32>
  %12 = arith.index_cast %11 : i32 to index
  %13 = arith.muli %1, %rowsPerBlock : index
  %14 = arith.addi %13, %rowsPerBlock : index
  %15 = arith.minsi %14, %12 : index
  scf.for %16 = %13 to %15 step %c2 {
    %17 = arith.subi %15, %c10 : index
    %18 = arith.addi %16, %c8 : index
    %19 = arith.minsi %18, %17 : index
    %20 = arith.addi %16, %c10 : index
    %21 = arith.minsi %20, %17 : index
    %22 = arith.addi %16, %c3 : index
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
    %34 = arith.addi %16, %c5 : index
    %35 = arith.minsi %34, %17 : index
    %36 = arith.addi %16, %c16 : index
    %37 = arith.minsi %36, %17 : index
    %38 = arith.addi %16, %c17 : index
    %39 = arith.minsi %38, %17 : index
    %40 = arith.addi %16, %c18 : index
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
    scf.for %54 = %c8 to %10 step %c3 {
      %55 = arith.muli %0, %10 : index
      %56 = arith.addi %55, %54 : index
      %57 = arith.addi %56, %c8 : index
      %58 = arith.muli %57, %9 : index
      %59 = arith.muli %0, %10 : index
      %60 = arith.addi %59, %54 : index
      %61 = arith.addi %60, %c10 : index
      %62 = arith.muli %61, %9 : index
      %63 = arith.muli %groupSize, %c5 : index
      %64 = arith.addi %63, %c6 : index
      %65 = arith.divui %groupSize, %c12 : index
      %66 = arith.divui %inputFeatures, %groupSize : index
      %92:24 = scf.for %67 = %c8 to %66 step %c10 iter_args(%68 = %c19, %69 = %c19, %70 = %c19, %71 = %c19, %72 = %c19, %73 = %c19, %74 = %c19, %75 = %c19, %76 = %c19, %77 = %c19, %78 = %c19, %79 = %c19, %80 = %c19, %81 = %c19, %82 = %c19, %83 = %c19, %84 = %c19, %85 = %c19, %86 = %c19, %87 = %c19, %88 = %c19, %89 = %c19, %90 = %c19, %91 = %c19) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %93 = arith.muli %67, %64 : index
        %94 = arith.addi %58, %93 : index
        %95 = arith.muli %67, %64 : index
        %96 = arith.addi %62, %95 : index
        %97 = vector.load %w[%94] : memref<?xi8>, vector<32xi8>
        %98 = vector.bitcast %97 : vector<32xi8> to vector<16xf16>
        %99 = arith.extf %98 : vector<16xf16> to vector<16xf32>
        %100 = arith.addi %94, %c20 : index
        %101 = vector.load %w[%100] : memref<?xi8>, vector<16xi8>
        %102 = arith.extui %101 : vector<16xi8> to vector<16xi32>
        %103 = vector.load %w[%96] : memref<?xi8>, vector<32xi8>
        %104 = vector.bitcast %103 : vector<32xi8> to vector<16xf16>
        %105 = arith.extf %104 : vector<16xf16> to vector<16xf32>
        %106 = arith.addi %96, %c20 : index
        %107 = vector.load %w[%106] : memref<?xi8>, vector<16xi8>
        %108 = arith.extui %107 : vector<16xi8> to vector<16xi32>
        %109 = arith.muli %67, %groupSize : index
        %135:24 = scf.for %110 = %c8 to %65 step %c10 iter_args(%111 = %68, %112 = %69, %113 = %70, %114 = %71, %115 = %72, %116 = %73, %117 = %74, %118 = %75, %119 = %76, %120 = %77, %121 = %78, %122 = %79, %123 = %80, %124 = %81, %125 = %82, %126 = %83, %127 = %84, %128 = %85, %129 = %86, %130 = %87, %131 = %88, %132 = %89, %133 = %90, %134 = %91) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %136 = arith.muli %110, %c12 : index
          %137 = arith.addi %109, %136 : index
          %138 = arith.addi %94, %c6 : index
          %139 = arith.muli %110, %c20 : index
          %140 = arith.addi %138, %139 : index
          %141 = arith.addi %140, %c8 : index
          %142 = vector.load %w[%141] : memref<?xi8>, vector<16xi8>
          %143 = arith.extui %142 : vector<16xi8> to vector<16xi32>
          %144 = arith.andi %143, %c21 : vector<16xi32>
          %145 = arith.shrui %143, %c22 : vector<16xi32>
          %146 = arith.subi %144, %102 : vector<16xi32>
          %147 = arith.sitofp %146 : vector<16xi32> to vector<16xf32>
          %148 = arith.mulf %147, %99 : vector<16xf32>
          %149 = arith.addi %96, %c6 : index
          %150 = arith.muli %110, %c20 : index
          %151 = arith.addi %149, %150 : index
          %152 = arith.addi %151, %c8 : index
          %153 = vector.load %w[%152] : memref<?xi8>, vector<16xi8>
          %154 = arith.extui %153 : vector<16xi8> to vector<16xi32>
          %155 = arith.andi %154, %c21 : vector<16xi32>
          %156 = arith.shrui %154, %c22 : vector<16xi32>
          %157 = arith.subi %155, %108 : vector<16xi32>
          %158 = arith.sitofp %157 : vector<16xi32> to vector<16xf32>
          %159 = arith.mulf %158, %105 : vector<16xf32>
          %160 = arith.addi %42, %137 : index
          %161 = arith.addi %160, %c8 : index
          %162 = memref.load %x[%161] : memref<?xf32>
          %163 = vector.broadcast %162 : f32 to vector<16xf32>
          %164 = math.fma %163, %148, %111 : vector<16xf32>
          %165 = math.fma %163, %159, %112 : vector<16xf32>
          %166 = arith.addi %43, %137 : index
          %167 = arith.addi %166, %c8 : index
          %168 = memref.load %x[%167] : memref<?xf32>
          %169 = vector.broadcast %168 : f32 to vector<16xf32>
          %170 = math.fma %169, %148, %113 : vector<16xf32>
          %171 = math.fma %169, %159, %114 : vector<16xf32>
          %172 = arith.addi %44, %137 : index
          %173 = arith.addi %172, %c8 : index
          %174 = memref.load %x[%173] : memref<?xf32>
          %175 = vector.broadcast %174 : f32 to vector<16xf32>
          %176 = math.fma %175, %148, %115 : vector<16xf32>
          %177 = math.fma %175, %159, %116 : vector<16xf32>
          %178 = arith.addi %45, %137 : index
          %179 = arith.addi %178, %c8 : index
          %180 = memref.load %x[%179] : memref<?xf32>
          %181 = vector.broadcast %180 : f32 to vector<16xf32>
          %182 = math.fma %181, %148, %117 : vector<16xf32>
          %183 = math.fma %181, %159, %118 : vector<16xf32>
          %184 = arith.addi %46, %137 : index
          %185 = arith.addi %184, %c8 : index
          %186 = memref.load %x[%185] : memref<?xf32>
          %187 = vector.broadcast %186 : f32 to vector<16xf32>
          %188 = math.fma %187, %148, %119 : vector<16xf32>
          %189 = math.fma %187, %159, %120 : vector<16xf32>
          %190 = arith.addi %47, %137 : index
          %191 = arith.addi %190, %c8 : index
          %192 = memref.load %x[%191] : memref<?xf32>
          %193 = vector.broadcast %192 : f32 to vector<16xf32>
          %194 = math.fma %193, %148, %121 : vector<16xf32>
          %195 = math.fma %193, %159, %122 : vector<16xf32>
          %196 = arith.addi %48, %137 : index
          %197 = arith.addi %196, %c8 : index
          %198 = memref.load %x[%197] : memref<?xf32>
          %199 = vector.broadcast %198 : f32 to vector<16xf32>
          %200 = math.fma %199, %148, %123 : vector<16xf32>
          %201 = math.fma %199, %159, %124 : vector<16xf32>
          %202 = arith.addi %49, %137 : index
          %203 = arith.addi %202, %c8 : index
          %204 = memref.load %x[%203] : memref<?xf32>
          %205 = vector.broadcast %204 : f32 to vector<16xf32>
          %206 = math.fma %205, %148, %125 : vector<16xf32>
          %207 = math.fma %205, %159, %126 : vector<16xf32>
          %208 = arith.addi %50, %137 : index
          %209 = arith.addi %208, %c8 : index
          %210 = memref.load %x[%209] : memref<?xf32>
          %211 = vector.broadcast %210 : f32 to vector<16xf32>
          %212 = math.fma %211, %148, %127 : vector<16xf32>
          %213 = math.fma %211, %159, %128 : vector<16xf32>
          %214 = arith.addi %51, %137 : index
          %215 = arith.addi %214, %c8 : index
          %216 = memref.load %x[%215] : memref<?xf32>
          %217 = vector.broadcast %216 : f32 to vector<16xf32>
          %218 = math.fma %217, %148, %129 : vector<16xf32>
          %219 = math.fma %217, %159, %130 : vector<16xf32>
          %220 = arith.addi %52, %137 : index
          %221 = arith.addi %220, %c8 : index
          %222 = memref.load %x[%221] : memref<?xf32>
          %223 = vector.broadcast %222 : f32 to vector<16xf32>
          %224 = math.fma %223, %148, %131 : vector<16xf32>
          %225 = math.fma %223, %159, %132 : vector<16xf32>
          %226 = arith.addi %53, %137 : index
          %227 = arith.addi %226, %c8 : index
          %228 = memref.load %x[%227] : memref<?xf32>
          %229 = vector.broadcast %228 : f32 to vector<16xf32>
          %230 = math.fma %229, %148, %133 : vector<16xf32>
          %231 = math.fma %229, %159, %134 : vector<16xf32>
          %232 = arith.subi %145, %102 : vector<16xi32>
          %233 = arith.sitofp %232 : vector<16xi32> to vector<16xf32>
          %234 = arith.mulf %233, %99 : vector<16xf32>
          %235 = arith.subi %156, %108 : vector<16xi32>
          %236 = arith.sitofp %235 : vector<16xi32> to vector<16xf32>
          %237 = arith.mulf %236, %105 : vector<16xf32>
          %238 = arith.addi %42, %137 : index
          %239 = arith.addi %238, %c10 : index
          %240 = memref.load %x[%239] : memref<?xf32>
          %241 = vector.broadcast %240 : f32 to vector<16xf32>
          %242 = math.fma %241, %234, %164 : vector<16xf32>
          %243 = math.fma %241, %237, %165 : vector<16xf32>
          %244 = arith.addi %43, %137 : index
          %245 = arith.addi %244, %c10 : index
          %246 = memref.load %x[%245] : memref<?xf32>
          %247 = vector.broadcast %246 : f32 to vector<16xf32>
          %248 = math.fma %247, %234, %170 : vector<16xf32>
          %249 = math.fma %247, %237, %171 : vector<16xf32>
          %250 = arith.addi %44, %137 : index
          %251 = arith.addi %250, %c10 : index
          %252 = memref.load %x[%251] : memref<?xf32>
          %253 = vector.broadcast %252 : f32 to vector<16xf32>
          %254 = math.fma %253, %234, %176 : vector<16xf32>
          %255 = math.fma %253, %237, %177 : vector<16xf32>
          %256 = arith.addi %45, %137 : index
          %257 = arith.addi %256, %c10 : index
          %258 = memref.load %x[%257] : memref<?xf32>
          %259 = vector.broadcast %258 : f32 to vector<16xf32>
          %260 = math.fma %259, %234, %182 : vector<16xf32>
          %261 = math.fma %259, %237, %183 : vector<16xf32>
          %262 = arith.addi %46, %137 : index
          %263 = arith.addi %262, %c10 : index
          %264 = memref.load %x[%263] : memref<?xf32>
          %265 = vector.broadcast %264 : f32 to vector<16xf32>
          %266 = math.fma %265, %234, %188 : vector<16xf32>
          %267 = math.fma %265, %237, %189 : vector<16xf32>
          %268 = arith.addi %47, %137 : index
          %269 = arith.addi %268, %c10 : index
          %270 = memref.load %x[%269] : memref<?xf32>
          %271 = vector.broadcast %270 : f32 to vector<16xf32>
          %272 = math.fma %271, %234, %194 : vector<16xf32>
          %273 = math.fma %271, %237, %195 : vector<16xf32>
          %274 = arith.addi %48, %137 : index
          %275 = arith.addi %274, %c10 : index
          %276 = memref.load %x[%275] : memref<?xf32>
          %277 = vector.broadcast %276 : f32 to vector<16xf32>
          %278 = math.fma %277, %234, %200 : vector<16xf32>
          %279 = math.fma %277, %237, %201 : vector<16xf32>
          %280 = arith.addi %49, %137 : index
          %281 = arith.addi %280, %c10 : index
          %282 = memref.load %x[%281] : memref<?xf32>
          %283 = vector.broadcast %282 : f32 to vector<16xf32>
          %284 = math.fma %283, %234, %206 : vector<16xf32>
          %285 = math.fma %283, %237, %207 : vector<16xf32>
          %286 = arith.addi %50, %137 : index
          %287 = arith.addi %286, %c10 : index
          %288 = memref.load %x[%287] : memref<?xf32>
          %289 = vector.broadcast %288 : f32 to vector<16xf32>
          %290 = math.fma %289, %234, %212 : vector<16xf32>
          %291 = math.fma %289, %237, %213 : vector<16xf32>
          %292 = arith.addi %51, %137 : index
          %293 = arith.addi %292, %c10 : index
          %294 = memref.load %x[%293] : memref<?xf32>
          %295 = vector.broadcast %294 : f32 to vector<16xf32>
          %296 = math.fma %295, %234, %218 : vector<16xf32>
          %297 = math.fma %295, %237, %219 : vector<16xf32>
          %298 = arith.addi %52, %137 : index
          %299 = arith.addi %298, %c10 : index
          %300 = memref.load %x[%299] : memref<?xf32>
          %301 = vector.broadcast %300 : f32 to vector<16xf32>
          %302 = math.fma %301, %234, %224 : vector<16xf32>
          %303 = math.fma %301, %237, %225 : vector<16xf32>
          %304 = arith.addi %53, %137 : index
          %305 = arith.addi %304, %c10 : index
          %306 = memref.load %x[%305] : memref<?xf32>
          %307 = vector.broadcast %306 : f32 to vector<16xf32>
          %308 = math.fma %307, %234, %230 : vector<16xf32>
          %309 = math.fma %307, %237, %231 : vector<16xf32>
          %310 = arith.addi %140, %c7 : index
          %311 = vector.load %w[%310] : memref<?xi8>, vector<16xi8>
          %312 = arith.extui %311 : vector<16xi8> to vector<16xi32>
          %313 = arith.andi %312, %c21 : vector<16xi32>
          %314 = arith.shrui %312, %c22 : vector<16xi32>
          %315 = arith.subi %313, %102 : vector<16xi32>
          %316 = arith.sitofp %315 : vector<16xi32> to vector<16xf32>
          %317 = arith.mulf %316, %99 : vector<16xf32>
          %318 = arith.addi %151, %c7 : index
          %319 = vector.load %w[%318] : memref<?xi8>, vector<16xi8>
          %320 = arith.extui %319 : vector<16xi8> to vector<16xi32>
          %321 = arith.andi %320, %c21 : vector<16xi32>
          %322 = arith.shrui %320, %c22 : vector<16xi32>
          %323 = arith.subi %321, %108 : vector<16xi32>
          %324 = arith.sitofp %323 : vector<16xi32> to vector<16xf32>
          %325 = arith.mulf %324, %105 : vector<16xf32>
          %326 = arith.addi %42, %137 : index
          %327 = arith.addi %326, %c3 : index
          %328 = memref.load %x[%327] : memref<?xf32>
          %329 = vector.broadcast %328 : f32 to vector<16xf32>
          %330 = math.fma %329, %317, %242 : vector<16xf32>
          %331 = math.fma %329, %325, %243 : vector<16xf32>
          %332 = arith.addi %43, %137 : index
          %333 = arith.addi %332, %c3 : index
          %334 = memref.load %x[%333] : memref<?xf32>
          %335 = vector.broadcast %334 : f32 to vector<16xf32>
          %336 = math.fma %335, %317, %248 : vector<16xf32>
          %337 = math.fma %335, %325, %249 : vector<16xf32>
          %338 = arith.addi %44, %137 : index
          %339 = arith.addi %338, %c3 : index
          %340 = memref.load %x[%339] : memref<?xf32>
          %341 = vector.broadcast %340 : f32 to vector<16xf32>
          %342 = math.fma %341, %317, %254 : vector<16xf32>
          %343 = math.fma %341, %325, %255 : vector<16xf32>
          %344 = arith.addi %45, %137 : index
          %345 = arith.addi %344, %c3 : index
          %346 = memref.load %x[%345] : memref<?xf32>
          %347 = vector.broadcast %346 : f32 to vector<16xf32>
          %348 = math.fma %347, %317, %260 : vector<16xf32>
          %349 = math.fma %347, %325, %261 : vector<16xf32>
          %350 = arith.addi %46, %137 : index
          %351 = arith.addi %350, %c3 : index
          %352 = memref.load %x[%351] : memref<?xf32>
          %353 = vector.broadcast %352 : f32 to vector<16xf32>
          %354 = math.fma %353, %317, %266 : vector<16xf32>
          %355 = math.fma %353, %325, %267 : vector<16xf32>
          %356 = arith.addi %47, %137 : index
          %357 = arith.addi %356, %c3 : index
          %358 = memref.load %x[%357] : memref<?xf32>
          %359 = vector.broadcast %358 : f32 to vector<16xf32>
          %360 = math.fma %359, %317, %272 : vector<16xf32>
          %361 = math.fma %359, %325, %273 : vector<16xf32>
          %362 = arith.addi %48, %137 : index
          %363 = arith.addi %362, %c3 : index
          %364 = memref.load %x[%363] : memref<?xf32>
          %365 = vector.broadcast %364 : f32 to vector<16xf32>
          %366 = math.fma %365, %317, %278 : vector<16xf32>
          %367 = math.fma %365, %325, %279 : vector<16xf32>
          %368 = arith.addi %49, %137 : index
          %369 = arith.addi %368, %c3 : index
          %370 = memref.load %x[%369] : memref<?xf32>
          %371 = vector.broadcast %370 : f32 to vector<16xf32>
          %372 = math.fma %371, %317, %284 : vector<16xf32>
          %373 = math.fma %371, %325, %285 : vector<16xf32>
          %374 = arith.addi %50, %137 : index
          %375 = arith.addi %374, %c3 : index
          %376 = memref.load %x[%375] : memref<?xf32>
          %377 = vector.broadcast %376 : f32 to vector<16xf32>
          %378 = math.fma %377, %317, %290 : vector<16xf32>
          %379 = math.fma %377, %325, %291 : vector<16xf32>
          %380 = arith.addi %51, %137 : index
          %381 = arith.addi %380, %c3 : index
          %382 = memref.load %x[%381] : memref<?xf32>
          %383 = vector.broadcast %382 : f32 to vector<16xf32>
          %384 = math.fma %383, %317, %296 : vector<16xf32>
          %385 = math.fma %383, %325, %297 : vector<16xf32>
          %386 = arith.addi %52, %137 : index
          %387 = arith.addi %386, %c3 : index
          %388 = memref.load %x[%387] : memref<?xf32>
          %389 = vector.broadcast %388 : f32 to vector<16xf32>
          %390 = math.fma %389, %317, %302 : vector<16xf32>
          %391 = math.fma %389, %325, %303 : vector<16xf32>
          %392 = arith.addi %53, %137 : index
          %393 = arith.addi %392, %c3 : index
          %394 = memref.load %x[%393] : memref<?xf32>
          %395 = vector.broadcast %394 : f32 to vector<16xf32>
          %396 = math.fma %395, %317, %308 : vector<16xf32>
          %397 = math.fma %395, %325, %309 : vector<16xf32>
          %398 = arith.subi %314, %102 : vector<16xi32>
          %399 = arith.sitofp %398 : vector<16xi32> to vector<16xf32>
          %400 = arith.mulf %399, %99 : vector<16xf32>
          %401 = arith.subi %322, %108 : vector<16xi32>
          %402 = arith.sitofp %401 : vector<16xi32> to vector<16xf32>
          %403 = arith.mulf %402, %105 : vector<16xf32>
          %404 = arith.addi %42, %137 : index
          %405 = arith.addi %404, %c11 : index
          %406 = memref.load %x[%405] : memref<?xf32>
          %407 = vector.broadcast %406 : f32 to vector<16xf32>
          %408 = math.fma %407, %400, %330 : vector<16xf32>
          %409 = math.fma %407, %403, %331 : vector<16xf32>
          %410 = arith.addi %43, %137 : index
          %411 = arith.addi %410, %c11 : index
          %412 = memref.load %x[%411] : memref<?xf32>
          %413 = vector.broadcast %412 : f32 to vector<16xf32>
          %414 = math.fma %413, %400, %336 : vector<16xf32>
          %415 = math.fma %413, %403, %337 : vector<16xf32>
          %416 = arith.addi %44, %137 : index
          %417 = arith.addi %416, %c11 : index
          %418 = memref.load %x[%417] : memref<?xf32>
          %419 = vector.broadcast %418 : f32 to vector<16xf32>
          %420 = math.fma %419, %400, %342 : vector<16xf32>
          %421 = math.fma %419, %403, %343 : vector<16xf32>
          %422 = arith.addi %45, %137 : index
          %423 = arith.addi %422, %c11 : index
          %424 = memref.load %x[%423] : memref<?xf32>
          %425 = vector.broadcast %424 : f32 to vector<16xf32>
          %426 = math.fma %425, %400, %348 : vector<16xf32>
          %427 = math.fma %425, %403, %349 : vector<16xf32>
          %428 = arith.addi %46, %137 : index
          %429 = arith.addi %428, %c11 : index
          %430 = memref.load %x[%429] : memref<?xf32>
          %431 = vector.broadcast %430 : f32 to vector<16xf32>
          %432 = math.fma %431, %400, %354 : vector<16xf32>
          %433 = math.fma %431, %403, %355 : vector<16xf32>
          %434 = arith.addi %47, %137 : index
          %435 = arith.addi %434, %c11 : index
          %436 = memref.load %x[%435] : memref<?xf32>
          %437 = vector.broadcast %436 : f32 to vector<16xf32>
          %438 = math.fma %437, %400, %360 : vector<16xf32>
          %439 = math.fma %437, %403, %361 : vector<16xf32>
          %440 = arith.addi %48, %137 : index
          %441 = arith.addi %440, %c11 : index
          %442 = memref.load %x[%441] : memref<?xf32>
          %443 = vector.broadcast %442 : f32 to vector<16xf32>
          %444 = math.fma %443, %400, %366 : vector<16xf32>
          %445 = math.fma %443, %403, %367 : vector<16xf32>
          %446 = arith.addi %49, %137 : index
          %447 = arith.addi %446, %c11 : index
          %448 = memref.load %x[%447] : memref<?xf32>
          %449 = vector.broadcast %448 : f32 to vector<16xf32>
          %450 = math.fma %449, %400, %372 : vector<16xf32>
          %451 = math.fma %449, %403, %373 : vector<16xf32>
          %452 = arith.addi %50, %137 : index
          %453 = arith.addi %452, %c11 : index
          %454 = memref.load %x[%453] : memref<?xf32>
          %455 = vector.broadcast %454 : f32 to vector<16xf32>
          %456 = math.fma %455, %400, %378 : vector<16xf32>
          %457 = math.fma %455, %403, %379 : vector<16xf32>
          %458 = arith.addi %51, %137 : index
          %459 = arith.addi %458, %c11 : index
          %460 = memref.load %x[%459] : memref<?xf32>
          %461 = vector.broadcast %460 : f32 to vector<16xf32>
          %462 = math.fma %461, %400, %384 : vector<16xf32>
          %463 = math.fma %461, %403, %385 : vector<16xf32>
          %464 = arith.addi %52, %137 : index
          %465 = arith.addi %464, %c11 : index
          %466 = memref.load %x[%465] : memref<?xf32>
          %467 = vector.broadcast %466 : f32 to vector<16xf32>
          %468 = math.fma %467, %400, %390 : vector<16xf32>
          %469 = math.fma %467, %403, %391 : vector<16xf32>
          %470 = arith.addi %53, %137 : index
          %471 = arith.addi %470, %c11 : index
          %472 = memref.load %x[%471] : memref<?xf32>
          %473 = vector.broadcast %472 : f32 to vector<16xf32>
          %474 = math.fma %473, %400, %396 : vector<16xf32>
          %475 = math.fma %473, %403, %397 : vector<16xf32>
          scf.yield %408, %409, %414, %415, %420, %421, %426, %427, %432, %433, %438, %439, %444, %445, %450, %451, %456, %457, %462, %463, %468, %469, %474, %475 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %135#0, %135#1, %135#2, %135#3, %135#4, %135#5, %135#6, %135#7, %135#8, %135#9, %135#10, %135#11, %135#12, %135#13, %135#14, %135#15, %135#16, %135#17, %135#18, %135#19, %135#20, %135#21, %135#22, %135#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %476 = arith.muli %headDim, %c8 : index
      %477 = arith.muli %54, %c7 : index
      %478 = arith.addi %476, %477 : index
      %479 = arith.addi %478, %c8 : index
      vector.store %92#0, %3[%479] : memref<?xf32>, vector<16xf32>
      %480 = arith.muli %headDim, %c8 : index
      %481 = arith.muli %54, %c7 : index
      %482 = arith.addi %480, %481 : index
      %483 = arith.addi %482, %c7 : index
      vector.store %92#1, %3[%483] : memref<?xf32>, vector<16xf32>
      %484 = arith.muli %headDim, %c10 : index
      %485 = arith.muli %54, %c7 : index
      %486 = arith.addi %484, %485 : index
      %487 = arith.addi %486, %c8 : index
      vector.store %92#2, %3[%487] : memref<?xf32>, vector<16xf32>
      %488 = arith.muli %headDim, %c10 : index
      %489 = arith.muli %54, %c7 : index
      %490 = arith.addi %488, %489 : index
      %491 = arith.addi %490, %c7 : index
      vector.store %92#3, %3[%491] : memref<?xf32>, vector<16xf32>
      %492 = arith.muli %headDim, %c3 : index
      %493 = arith.muli %54, %c7 : index
      %494 = arith.addi %492, %493 : index
      %495 = arith.addi %494, %c8 : index
      vector.store %92#4, %3[%495] : memref<?xf32>, vector<16xf32>
      %496 = arith.muli %headDim, %c3 : index
      %497 = arith.muli %54, %c7 : index
      %498 = arith.addi %496, %497 : index
      %499 = arith.addi %498, %c7 : index
      vector.store %92#5, %3[%499] : memref<?xf32>, vector<16xf32>
      %500 = arith.muli %headDim, %c11 : index
      %501 = arith.muli %54, %c7 : index
      %502 = arith.addi %500, %501 : index
      %503 = arith.addi %502, %c8 : index
      vector.store %92#6, %3[%503] : memref<?xf32>, vector<16xf32>
      %504 = arith.muli %headDim, %c11 : index
      %505 = arith.muli %54, %c7 : index
      %506 = arith.addi %504, %505 : index
      %507 = arith.addi %506, %c7 : index
      vector.store %92#7, %3[%507] : memref<?xf32>, vector<16xf32>
      %508 = arith.muli %headDim, %c12 : index
      %509 = arith.muli %54, %c7 : index
      %510 = arith.addi %508, %509 : index
      %511 = arith.addi %510, %c8 : index
      vector.store %92#8, %3[%511] : memref<?xf32>, vector<16xf32>
      %512 = arith.muli %headDim, %c12 : index
      %513 = arith.muli %54, %c7 : index
      %514 = arith.addi %512, %513 : index
      %515 = arith.addi %514, %c7 : index
      vector.store %92#9, %3[%515] : memref<?xf32>, vector<16xf32>
      %516 = arith.muli %headDim, %c13 : index
      %517 = arith.muli %54, %c7 : index
      %518 = arith.addi %516, %517 : index
      %519 = arith.addi %518, %c8 : index
      vector.store %92#10, %3[%519] : memref<?xf32>, vector<16xf32>
      %520 = arith.muli %headDim, %c13 : index
      %521 = arith.muli %54, %c7 : index
      %522 = arith.addi %520, %521 : index
      %523 = arith.addi %522, %c7 : index
      vector.store %92#11, %3[%523] : memref<?xf32>, vector<16xf32>
      %524 = arith.muli %headDim, %c14 : index
      %525 = arith.muli %54, %c7 : index
      %526 = arith.addi %524, %525 : index
      %527 = arith.addi %526, %c8 : index
      vector.store %92#12, %3[%527] : memref<?xf32>, vector<16xf32>
      %528 = arith.muli %headDim, %c14 : index
      %529 = arith.muli %54, %c7 : index
      %530 = arith.addi %528, %529 : index
      %531 = arith.addi %530, %c7 : index
      vector.store %92#13, %3[%531] : memref<?xf32>, vector<16xf32>
      %532 = arith.muli %headDim, %c15 : index
      %533 = arith.muli %54, %c7 : index
      %534 = arith.addi %532, %533 : index
      %535 = arith.addi %534, %c8 : index
      vector.store %92#14, %3[%535] : memref<?xf32>, vector<16xf32>
      %536 = arith.muli %headDim, %c15 : index
      %537 = arith.muli %54, %c7 : index
      %538 = arith.addi %536, %537 : index
      %539 = arith.addi %538, %c7 : index
      vector.store %92#15, %3[%539] : memref<?xf32>, vector<16xf32>
      %540 = arith.muli %headDim, %c5 : index
      %541 = arith.muli %54, %c7 : index
      %542 = arith.addi %540, %541 : index
      %543 = arith.addi %542, %c8 : index
      vector.store %92#16, %3[%543] : memref<?xf32>, vector<16xf32>
      %544 = arith.muli %headDim, %c5 : index
      %545 = arith.muli %54, %c7 : index
      %546 = arith.addi %544, %545 : index
      %547 = arith.addi %546, %c7 : index
      vector.store %92#17, %3[%547] : memref<?xf32>, vector<16xf32>
      %548 = arith.muli %headDim, %c16 : index
      %549 = arith.muli %54, %c7 : index
      %550 = arith.addi %548, %549 : index
      %551 = arith.addi %550, %c8 : index
      vector.store %92#18, %3[%551] : memref<?xf32>, vector<16xf32>
      %552 = arith.muli %headDim, %c16 : index
      %553 = arith.muli %54, %c7 : index
      %554 = arith.addi %552, %553 : index
      %555 = arith.addi %554, %c7 : index
      vector.store %92#19, %3[%555] : memref<?xf32>, vector<16xf32>
      %556 = arith.muli %headDim, %c17 : index
      %557 = arith.muli %54, %c7 : index
      %558 = arith.addi %556, %557 : index
      %559 = arith.addi %558, %c8 : index
      vector.store %92#20, %3[%559] : memref<?xf32>, vector<16xf32>
      %560 = arith.muli %headDim, %c17 : index
      %561 = arith.muli %54, %c7 : index
      %562 = arith.addi %560, %561 : index
      %563 = arith.addi %562, %c7 : index
      vector.store %92#21, %3[%563] : memref<?xf32>, vector<16xf32>
      %564 = arith.muli %headDim, %c18 : index
      %565 = arith.muli %54, %c7 : index
      %566 = arith.addi %564, %565 : index
      %567 = arith.addi %566, %c8 : index
      vector.store %92#22, %3[%567] : memref<?xf32>, vector<16xf32>
      %568 = arith.muli %headDim, %c18 : index
      %569 = arith.muli %54, %c7 : index
      %570 = arith.addi %568, %569 : index
      %571 = arith.addi %570, %c7 : index
      vector.store %92#23, %3[%571] : memref<?xf32>, vector<16xf32>
    }
    %572 = arith.addi %16, %c2 : index
    %573 = arith.minsi %572, %15 : index
    scf.for %574 = %16 to %573 step %c10 {
      %575 = arith.subi %574, %16 : index
      %576 = arith.muli %575, %headDim : index
      %577 = arith.cmpi eq, %hasBias, %c10 : index
      scf.if %577 {
        scf.for %578 = %c8 to %headDim step %c7 {
          %579 = arith.muli %0, %headDim : index
          %580 = arith.addi %579, %578 : index
          %581 = vector.load %bias[%580] : memref<?xf32>, vector<16xf32>
          %582 = arith.addi %576, %578 : index
          %583 = vector.load %3[%582] : memref<?xf32>, vector<16xf32>
          %584 = arith.addf %583, %581 : vector<16xf32>
          %585 = arith.addi %576, %578 : index
          vector.store %584, %3[%585] : memref<?xf32>, vector<16xf32>
        }
      }
      %586 = arith.addi %heads, %kvHeads : index
      %587 = arith.cmpi slt, %0, %586 : index
      scf.if %587 {
        %588 = arith.cmpi eq, %hasNorm, %c10 : index
        scf.if %588 {
          %589 = arith.cmpi slt, %0, %heads : index
          %592 = scf.for %590 = %c8 to %headDim step %c7 iter_args(%591 = %c19) -> (vector<16xf32>) {
            %593 = arith.addi %576, %590 : index
            %594 = vector.load %3[%593] : memref<?xf32>, vector<16xf32>
            %595 = math.fma %594, %594, %591 : vector<16xf32>
            scf.yield %595 : vector<16xf32>
          }
          %596 = wave.reduce "add" %592 : vector<16xf32>
          %597 = arith.mulf %596, %inverseHeadDim : f32
          %598 = arith.addf %597, %epsilon : f32
          %599 = math.sqrt %598 : f32
          %600 = arith.divf %c29, %599 : f32
          %601 = vector.broadcast %600 : f32 to vector<16xf32>
          scf.for %602 = %c8 to %headDim step %c7 {
            %603 = vector.load %query_norm[%602] : memref<?xf32>, vector<16xf32>
            %604 = vector.load %key_norm[%602] : memref<?xf32>, vector<16xf32>
            %605 = arith.select %589, %603, %604 : vector<16xf32>
            %606 = arith.addi %576, %602 : index
            %607 = vector.load %3[%606] : memref<?xf32>, vector<16xf32>
            %608 = arith.mulf %607, %601 : vector<16xf32>
            %609 = arith.mulf %608, %605 : vector<16xf32>
            %610 = arith.addi %576, %602 : index
            vector.store %609, %3[%610] : memref<?xf32>, vector<16xf32>
          }
        }
        %611 = arith.addi %positionsAt, %574 : index
        %612 = memref.load %step[%611] : memref<?xi32>
        %613 = arith.index_cast %612 : i32 to index
        %614 = arith.divui %headDim, %c3 : index
        %615 = arith.remui %613, %c31 : index
        %616 = arith.muli %615, %headDim : index
        %617 = arith.divui %613, %c31 : index
        %618 = arith.addi %617, %c31 : index
        %619 = arith.muli %618, %headDim : index
        scf.for %620 = %c8 to %614 step %c5 {
          %621 = arith.addi %616, %620 : index
          %622 = vector.load %rope[%621] : memref<?xf32>, vector<8xf32>
          %623 = arith.addi %616, %614 : index
          %624 = arith.addi %623, %620 : index
          %625 = vector.load %rope[%624] : memref<?xf32>, vector<8xf32>
          %626 = arith.addi %619, %620 : index
          %627 = vector.load %rope[%626] : memref<?xf32>, vector<8xf32>
          %628 = arith.addi %619, %614 : index
          %629 = arith.addi %628, %620 : index
          %630 = vector.load %rope[%629] : memref<?xf32>, vector<8xf32>
          %631 = arith.mulf %627, %622 : vector<8xf32>
          %632 = arith.mulf %630, %625 : vector<8xf32>
          %633 = arith.subf %631, %632 : vector<8xf32>
          %634 = arith.mulf %630, %622 : vector<8xf32>
          %635 = arith.mulf %627, %625 : vector<8xf32>
          %636 = arith.addf %634, %635 : vector<8xf32>
          %637 = arith.addi %576, %620 : index
          %638 = vector.load %3[%637] : memref<?xf32>, vector<8xf32>
          %639 = arith.addi %576, %614 : index
          %640 = arith.addi %639, %620 : index
          %641 = vector.load %3[%640] : memref<?xf32>, vector<8xf32>
          %642 = arith.mulf %638, %633 : vector<8xf32>
          %643 = arith.mulf %641, %636 : vector<8xf32>
          %644 = arith.subf %642, %643 : vector<8xf32>
          %645 = arith.addi %576, %620 : index
          vector.store %644, %3[%645] : memref<?xf32>, vector<8xf32>
          %646 = arith.mulf %641, %633 : vector<8xf32>
          %647 = arith.mulf %638, %636 : vector<8xf32>
          %648 = arith.addf %646, %647 : vector<8xf32>
          %649 = arith.addi %576, %614 : index
          %650 = arith.addi %649, %620 : index
          vector.store %648, %3[%650] : memref<?xf32>, vector<8xf32>
        }
      }
      %651 = arith.cmpi slt, %0, %heads : index
      scf.if %651 {
        scf.for %652 = %c8 to %headDim step %c7 {
          %653 = arith.addi %576, %652 : index
          %654 = vector.load %3[%653] : memref<?xf32>, vector<16xf32>
          %655 = arith.muli %574, %heads : index
          %656 = arith.addi %655, %0 : index
          %657 = arith.muli %656, %headDim : index
          %658 = arith.addi %657, %652 : index
          vector.store %654, %q[%658] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %659 = arith.addi %slotsAt, %574 : index
        %660 = memref.load %step[%659] : memref<?xi32>
        %661 = arith.index_cast %660 : i32 to index
        %662 = arith.cmpi sge, %661, %c8 : index
        scf.if %662 {
          %663 = arith.cmpi eq, %codec, %c8 : index
          scf.if %663 {
            %664 = arith.subi %0, %heads : index
            %665 = memref.load %scales[%664] : memref<?xf32>
            %666 = vector.broadcast %665 : f32 to vector<16xf32>
            %667 = arith.divui %661, %c7 : index
            %668 = arith.remui %661, %c7 : index
            %669 = arith.muli %headDim, %c3 : index
            %670 = arith.muli %667, %pageBytes : index
            scf.for %671 = %c8 to %headDim step %c7 {
              %672 = arith.addi %576, %671 : index
              %673 = vector.load %3[%672] : memref<?xf32>, vector<16xf32>
              %674 = arith.mulf %673, %666 : vector<16xf32>
              %675 = arith.minimumf %674, %c35 : vector<16xf32>
              %676 = arith.maximumf %675, %c36 : vector<16xf32>
              %677 = arith.truncf %676 : vector<16xf32> to vector<16xf16>
              %678 = vector.bitcast %677 : vector<16xf16> to vector<32xi8>
              %679 = arith.muli %671, %c3 : index
              vector.store %678, %5[%679] : memref<?xi8>, vector<32xi8>
            }
            %680 = arith.cmpi slt, %664, %kvHeads : index
            scf.if %680 {
              %681 = arith.muli %669, %c20 : index
              %682 = arith.muli %664, %681 : index
              %683 = arith.addi %670, %682 : index
              %684 = arith.muli %668, %c3 : index
              %685 = arith.addi %683, %684 : index
              scf.for %686 = %c8 to %headDim step %c10 {
                %687 = arith.muli %686, %c3 : index
                %688 = arith.addi %687, %c8 : index
                %689 = memref.load %5[%688] : memref<?xi8>
                %690 = arith.muli %686, %c20 : index
                %691 = arith.addi %685, %690 : index
                %692 = arith.addi %691, %c8 : index
                memref.store %689, %kv[%692] : memref<?xi8>
                %693 = arith.muli %686, %c3 : index
                %694 = arith.addi %693, %c10 : index
                %695 = memref.load %5[%694] : memref<?xi8>
                %696 = arith.muli %686, %c20 : index
                %697 = arith.addi %685, %696 : index
                %698 = arith.addi %697, %c10 : index
                memref.store %695, %kv[%698] : memref<?xi8>
              }
            } else {
              %699 = arith.subi %664, %kvHeads : index
              %700 = arith.muli %699, %c3 : index
              %701 = arith.addi %700, %c10 : index
              %702 = arith.muli %669, %c7 : index
              %703 = arith.muli %701, %702 : index
              %704 = arith.addi %670, %703 : index
              %705 = arith.muli %668, %669 : index
              %706 = arith.addi %704, %705 : index
              scf.for %707 = %c8 to %669 step %c7 {
                %708 = vector.load %5[%707] : memref<?xi8>, vector<16xi8>
                %709 = arith.addi %706, %707 : index
                vector.store %708, %kv[%709] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %710 = arith.cmpi eq, %codec, %c10 : index
          scf.if %710 {
            %711 = arith.subi %0, %heads : index
            %712 = memref.load %scales[%711] : memref<?xf32>
            %713 = vector.broadcast %712 : f32 to vector<16xf32>
            %714 = arith.divui %661, %c7 : index
            %715 = arith.remui %661, %c7 : index
            %716 = arith.muli %headDim, %c10 : index
            %717 = arith.muli %714, %pageBytes : index
            scf.for %718 = %c8 to %headDim step %c7 {
              %719 = arith.addi %576, %718 : index
              %720 = vector.load %3[%719] : memref<?xf32>, vector<16xf32>
              %721 = arith.mulf %720, %713 : vector<16xf32>
              %722 = wave.fp8_encode "e4m3" %721 : vector<16xf32> -> vector<16xi8>
              %723 = arith.muli %718, %c10 : index
              vector.store %722, %5[%723] : memref<?xi8>, vector<16xi8>
            }
            %724 = arith.cmpi slt, %711, %kvHeads : index
            scf.if %724 {
              %725 = arith.muli %716, %c20 : index
              %726 = arith.muli %711, %725 : index
              %727 = arith.addi %717, %726 : index
              %728 = arith.muli %715, %c10 : index
              %729 = arith.addi %727, %728 : index
              scf.for %730 = %c8 to %headDim step %c10 {
                %731 = arith.muli %730, %c10 : index
                %732 = arith.addi %731, %c8 : index
                %733 = memref.load %5[%732] : memref<?xi8>
                %734 = arith.muli %730, %c7 : index
                %735 = arith.addi %729, %734 : index
                %736 = arith.addi %735, %c8 : index
                memref.store %733, %kv[%736] : memref<?xi8>
              }
            } else {
              %737 = arith.subi %711, %kvHeads : index
              %738 = arith.muli %737, %c3 : index
              %739 = arith.addi %738, %c10 : index
              %740 = arith.muli %716, %c7 : index
              %741 = arith.muli %739, %740 : index
              %742 = arith.addi %717, %741 : index
              %743 = arith.muli %715, %716 : index
              %744 = arith.addi %742, %743 : index
              scf.for %745 = %c8 to %716 step %c7 {
                %746 = vector.load %5[%745] : memref<?xi8>, vector<16xi8>
                %747 = arith.addi %744, %745 : index
                vector.store %746, %kv[%747] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %748 = arith.cmpi eq, %codec, %c3 : index
          scf.if %748 {
            %749 = arith.subi %0, %heads : index
            %750 = memref.load %scales[%749] : memref<?xf32>
            %751 = vector.broadcast %750 : f32 to vector<16xf32>
            %752 = arith.divui %661, %c7 : index
            %753 = arith.remui %661, %c7 : index
            %754 = arith.muli %headDim, %c10 : index
            %755 = arith.muli %752, %pageBytes : index
            scf.for %756 = %c8 to %headDim step %c7 {
              %757 = arith.addi %576, %756 : index
              %758 = vector.load %3[%757] : memref<?xf32>, vector<16xf32>
              %759 = arith.mulf %758, %751 : vector<16xf32>
              %760 = wave.fp8_encode "e5m2" %759 : vector<16xf32> -> vector<16xi8>
              %761 = arith.muli %756, %c10 : index
              vector.store %760, %5[%761] : memref<?xi8>, vector<16xi8>
            }
            %762 = arith.cmpi slt, %749, %kvHeads : index
            scf.if %762 {
              %763 = arith.muli %754, %c20 : index
              %764 = arith.muli %749, %763 : index
              %765 = arith.addi %755, %764 : index
              %766 = arith.muli %753, %c10 : index
              %767 = arith.addi %765, %766 : index
              scf.for %768 = %c8 to %headDim step %c10 {
                %769 = arith.muli %768, %c10 : index
                %770 = arith.addi %769, %c8 : index
                %771 = memref.load %5[%770] : memref<?xi8>
                %772 = arith.muli %768, %c7 : index
                %773 = arith.addi %767, %772 : index
                %774 = arith.addi %773, %c8 : index
                memref.store %771, %kv[%774] : memref<?xi8>
              }
            } else {
              %775 = arith.subi %749, %kvHeads : index
              %776 = arith.muli %775, %c3 : index
              %777 = arith.addi %776, %c10 : index
              %778 = arith.muli %754, %c7 : index
              %779 = arith.muli %777, %778 : index
              %780 = arith.addi %755, %779 : index
              %781 = arith.muli %753, %754 : index
              %782 = arith.addi %780, %781 : index
              scf.for %783 = %c8 to %754 step %c7 {
                %784 = vector.load %5[%783] : memref<?xi8>, vector<16xi8>
                %785 = arith.addi %782, %783 : index
                vector.store %784, %kv[%785] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
