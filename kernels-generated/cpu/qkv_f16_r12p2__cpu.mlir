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
          %119 = arith.muli %93, %c19 : index
          %120 = arith.addi %89, %119 : index
          %121 = arith.addi %120, %c6 : index
          %122 = vector.load %w[%121] : memref<?xi8>, vector<32xi8>
          %123 = vector.bitcast %122 : vector<32xi8> to vector<16xf16>
          %124 = arith.extf %123 : vector<16xf16> to vector<16xf32>
          %125 = arith.addi %120, %c20 : index
          %126 = vector.load %w[%125] : memref<?xi8>, vector<32xi8>
          %127 = vector.bitcast %126 : vector<32xi8> to vector<16xf16>
          %128 = arith.extf %127 : vector<16xf16> to vector<16xf32>
          %129 = arith.addi %120, %c21 : index
          %130 = vector.load %w[%129] : memref<?xi8>, vector<32xi8>
          %131 = vector.bitcast %130 : vector<32xi8> to vector<16xf16>
          %132 = arith.extf %131 : vector<16xf16> to vector<16xf32>
          %133 = arith.addi %120, %c22 : index
          %134 = vector.load %w[%133] : memref<?xi8>, vector<32xi8>
          %135 = vector.bitcast %134 : vector<32xi8> to vector<16xf16>
          %136 = arith.extf %135 : vector<16xf16> to vector<16xf32>
          %137 = arith.muli %93, %c19 : index
          %138 = arith.addi %91, %137 : index
          %139 = arith.addi %138, %c6 : index
          %140 = vector.load %w[%139] : memref<?xi8>, vector<32xi8>
          %141 = vector.bitcast %140 : vector<32xi8> to vector<16xf16>
          %142 = arith.extf %141 : vector<16xf16> to vector<16xf32>
          %143 = arith.addi %138, %c20 : index
          %144 = vector.load %w[%143] : memref<?xi8>, vector<32xi8>
          %145 = vector.bitcast %144 : vector<32xi8> to vector<16xf16>
          %146 = arith.extf %145 : vector<16xf16> to vector<16xf32>
          %147 = arith.addi %138, %c21 : index
          %148 = vector.load %w[%147] : memref<?xi8>, vector<32xi8>
          %149 = vector.bitcast %148 : vector<32xi8> to vector<16xf16>
          %150 = arith.extf %149 : vector<16xf16> to vector<16xf32>
          %151 = arith.addi %138, %c22 : index
          %152 = vector.load %w[%151] : memref<?xi8>, vector<32xi8>
          %153 = vector.bitcast %152 : vector<32xi8> to vector<16xf16>
          %154 = arith.extf %153 : vector<16xf16> to vector<16xf32>
          %155 = arith.muli %93, %c10 : index
          %156 = arith.addi %92, %155 : index
          %157 = arith.addi %40, %156 : index
          %158 = arith.addi %157, %c6 : index
          %159 = memref.load %x[%158] : memref<?xf32>
          %160 = vector.broadcast %159 : f32 to vector<16xf32>
          %161 = math.fma %160, %124, %94 : vector<16xf32>
          %162 = math.fma %160, %142, %95 : vector<16xf32>
          %163 = arith.addi %41, %156 : index
          %164 = arith.addi %163, %c6 : index
          %165 = memref.load %x[%164] : memref<?xf32>
          %166 = vector.broadcast %165 : f32 to vector<16xf32>
          %167 = math.fma %166, %124, %96 : vector<16xf32>
          %168 = math.fma %166, %142, %97 : vector<16xf32>
          %169 = arith.addi %42, %156 : index
          %170 = arith.addi %169, %c6 : index
          %171 = memref.load %x[%170] : memref<?xf32>
          %172 = vector.broadcast %171 : f32 to vector<16xf32>
          %173 = math.fma %172, %124, %98 : vector<16xf32>
          %174 = math.fma %172, %142, %99 : vector<16xf32>
          %175 = arith.addi %43, %156 : index
          %176 = arith.addi %175, %c6 : index
          %177 = memref.load %x[%176] : memref<?xf32>
          %178 = vector.broadcast %177 : f32 to vector<16xf32>
          %179 = math.fma %178, %124, %100 : vector<16xf32>
          %180 = math.fma %178, %142, %101 : vector<16xf32>
          %181 = arith.addi %44, %156 : index
          %182 = arith.addi %181, %c6 : index
          %183 = memref.load %x[%182] : memref<?xf32>
          %184 = vector.broadcast %183 : f32 to vector<16xf32>
          %185 = math.fma %184, %124, %102 : vector<16xf32>
          %186 = math.fma %184, %142, %103 : vector<16xf32>
          %187 = arith.addi %45, %156 : index
          %188 = arith.addi %187, %c6 : index
          %189 = memref.load %x[%188] : memref<?xf32>
          %190 = vector.broadcast %189 : f32 to vector<16xf32>
          %191 = math.fma %190, %124, %104 : vector<16xf32>
          %192 = math.fma %190, %142, %105 : vector<16xf32>
          %193 = arith.addi %46, %156 : index
          %194 = arith.addi %193, %c6 : index
          %195 = memref.load %x[%194] : memref<?xf32>
          %196 = vector.broadcast %195 : f32 to vector<16xf32>
          %197 = math.fma %196, %124, %106 : vector<16xf32>
          %198 = math.fma %196, %142, %107 : vector<16xf32>
          %199 = arith.addi %47, %156 : index
          %200 = arith.addi %199, %c6 : index
          %201 = memref.load %x[%200] : memref<?xf32>
          %202 = vector.broadcast %201 : f32 to vector<16xf32>
          %203 = math.fma %202, %124, %108 : vector<16xf32>
          %204 = math.fma %202, %142, %109 : vector<16xf32>
          %205 = arith.addi %48, %156 : index
          %206 = arith.addi %205, %c6 : index
          %207 = memref.load %x[%206] : memref<?xf32>
          %208 = vector.broadcast %207 : f32 to vector<16xf32>
          %209 = math.fma %208, %124, %110 : vector<16xf32>
          %210 = math.fma %208, %142, %111 : vector<16xf32>
          %211 = arith.addi %49, %156 : index
          %212 = arith.addi %211, %c6 : index
          %213 = memref.load %x[%212] : memref<?xf32>
          %214 = vector.broadcast %213 : f32 to vector<16xf32>
          %215 = math.fma %214, %124, %112 : vector<16xf32>
          %216 = math.fma %214, %142, %113 : vector<16xf32>
          %217 = arith.addi %50, %156 : index
          %218 = arith.addi %217, %c6 : index
          %219 = memref.load %x[%218] : memref<?xf32>
          %220 = vector.broadcast %219 : f32 to vector<16xf32>
          %221 = math.fma %220, %124, %114 : vector<16xf32>
          %222 = math.fma %220, %142, %115 : vector<16xf32>
          %223 = arith.addi %51, %156 : index
          %224 = arith.addi %223, %c6 : index
          %225 = memref.load %x[%224] : memref<?xf32>
          %226 = vector.broadcast %225 : f32 to vector<16xf32>
          %227 = math.fma %226, %124, %116 : vector<16xf32>
          %228 = math.fma %226, %142, %117 : vector<16xf32>
          %229 = arith.addi %40, %156 : index
          %230 = arith.addi %229, %c8 : index
          %231 = memref.load %x[%230] : memref<?xf32>
          %232 = vector.broadcast %231 : f32 to vector<16xf32>
          %233 = math.fma %232, %128, %161 : vector<16xf32>
          %234 = math.fma %232, %146, %162 : vector<16xf32>
          %235 = arith.addi %41, %156 : index
          %236 = arith.addi %235, %c8 : index
          %237 = memref.load %x[%236] : memref<?xf32>
          %238 = vector.broadcast %237 : f32 to vector<16xf32>
          %239 = math.fma %238, %128, %167 : vector<16xf32>
          %240 = math.fma %238, %146, %168 : vector<16xf32>
          %241 = arith.addi %42, %156 : index
          %242 = arith.addi %241, %c8 : index
          %243 = memref.load %x[%242] : memref<?xf32>
          %244 = vector.broadcast %243 : f32 to vector<16xf32>
          %245 = math.fma %244, %128, %173 : vector<16xf32>
          %246 = math.fma %244, %146, %174 : vector<16xf32>
          %247 = arith.addi %43, %156 : index
          %248 = arith.addi %247, %c8 : index
          %249 = memref.load %x[%248] : memref<?xf32>
          %250 = vector.broadcast %249 : f32 to vector<16xf32>
          %251 = math.fma %250, %128, %179 : vector<16xf32>
          %252 = math.fma %250, %146, %180 : vector<16xf32>
          %253 = arith.addi %44, %156 : index
          %254 = arith.addi %253, %c8 : index
          %255 = memref.load %x[%254] : memref<?xf32>
          %256 = vector.broadcast %255 : f32 to vector<16xf32>
          %257 = math.fma %256, %128, %185 : vector<16xf32>
          %258 = math.fma %256, %146, %186 : vector<16xf32>
          %259 = arith.addi %45, %156 : index
          %260 = arith.addi %259, %c8 : index
          %261 = memref.load %x[%260] : memref<?xf32>
          %262 = vector.broadcast %261 : f32 to vector<16xf32>
          %263 = math.fma %262, %128, %191 : vector<16xf32>
          %264 = math.fma %262, %146, %192 : vector<16xf32>
          %265 = arith.addi %46, %156 : index
          %266 = arith.addi %265, %c8 : index
          %267 = memref.load %x[%266] : memref<?xf32>
          %268 = vector.broadcast %267 : f32 to vector<16xf32>
          %269 = math.fma %268, %128, %197 : vector<16xf32>
          %270 = math.fma %268, %146, %198 : vector<16xf32>
          %271 = arith.addi %47, %156 : index
          %272 = arith.addi %271, %c8 : index
          %273 = memref.load %x[%272] : memref<?xf32>
          %274 = vector.broadcast %273 : f32 to vector<16xf32>
          %275 = math.fma %274, %128, %203 : vector<16xf32>
          %276 = math.fma %274, %146, %204 : vector<16xf32>
          %277 = arith.addi %48, %156 : index
          %278 = arith.addi %277, %c8 : index
          %279 = memref.load %x[%278] : memref<?xf32>
          %280 = vector.broadcast %279 : f32 to vector<16xf32>
          %281 = math.fma %280, %128, %209 : vector<16xf32>
          %282 = math.fma %280, %146, %210 : vector<16xf32>
          %283 = arith.addi %49, %156 : index
          %284 = arith.addi %283, %c8 : index
          %285 = memref.load %x[%284] : memref<?xf32>
          %286 = vector.broadcast %285 : f32 to vector<16xf32>
          %287 = math.fma %286, %128, %215 : vector<16xf32>
          %288 = math.fma %286, %146, %216 : vector<16xf32>
          %289 = arith.addi %50, %156 : index
          %290 = arith.addi %289, %c8 : index
          %291 = memref.load %x[%290] : memref<?xf32>
          %292 = vector.broadcast %291 : f32 to vector<16xf32>
          %293 = math.fma %292, %128, %221 : vector<16xf32>
          %294 = math.fma %292, %146, %222 : vector<16xf32>
          %295 = arith.addi %51, %156 : index
          %296 = arith.addi %295, %c8 : index
          %297 = memref.load %x[%296] : memref<?xf32>
          %298 = vector.broadcast %297 : f32 to vector<16xf32>
          %299 = math.fma %298, %128, %227 : vector<16xf32>
          %300 = math.fma %298, %146, %228 : vector<16xf32>
          %301 = arith.addi %40, %156 : index
          %302 = arith.addi %301, %c3 : index
          %303 = memref.load %x[%302] : memref<?xf32>
          %304 = vector.broadcast %303 : f32 to vector<16xf32>
          %305 = math.fma %304, %132, %233 : vector<16xf32>
          %306 = math.fma %304, %150, %234 : vector<16xf32>
          %307 = arith.addi %41, %156 : index
          %308 = arith.addi %307, %c3 : index
          %309 = memref.load %x[%308] : memref<?xf32>
          %310 = vector.broadcast %309 : f32 to vector<16xf32>
          %311 = math.fma %310, %132, %239 : vector<16xf32>
          %312 = math.fma %310, %150, %240 : vector<16xf32>
          %313 = arith.addi %42, %156 : index
          %314 = arith.addi %313, %c3 : index
          %315 = memref.load %x[%314] : memref<?xf32>
          %316 = vector.broadcast %315 : f32 to vector<16xf32>
          %317 = math.fma %316, %132, %245 : vector<16xf32>
          %318 = math.fma %316, %150, %246 : vector<16xf32>
          %319 = arith.addi %43, %156 : index
          %320 = arith.addi %319, %c3 : index
          %321 = memref.load %x[%320] : memref<?xf32>
          %322 = vector.broadcast %321 : f32 to vector<16xf32>
          %323 = math.fma %322, %132, %251 : vector<16xf32>
          %324 = math.fma %322, %150, %252 : vector<16xf32>
          %325 = arith.addi %44, %156 : index
          %326 = arith.addi %325, %c3 : index
          %327 = memref.load %x[%326] : memref<?xf32>
          %328 = vector.broadcast %327 : f32 to vector<16xf32>
          %329 = math.fma %328, %132, %257 : vector<16xf32>
          %330 = math.fma %328, %150, %258 : vector<16xf32>
          %331 = arith.addi %45, %156 : index
          %332 = arith.addi %331, %c3 : index
          %333 = memref.load %x[%332] : memref<?xf32>
          %334 = vector.broadcast %333 : f32 to vector<16xf32>
          %335 = math.fma %334, %132, %263 : vector<16xf32>
          %336 = math.fma %334, %150, %264 : vector<16xf32>
          %337 = arith.addi %46, %156 : index
          %338 = arith.addi %337, %c3 : index
          %339 = memref.load %x[%338] : memref<?xf32>
          %340 = vector.broadcast %339 : f32 to vector<16xf32>
          %341 = math.fma %340, %132, %269 : vector<16xf32>
          %342 = math.fma %340, %150, %270 : vector<16xf32>
          %343 = arith.addi %47, %156 : index
          %344 = arith.addi %343, %c3 : index
          %345 = memref.load %x[%344] : memref<?xf32>
          %346 = vector.broadcast %345 : f32 to vector<16xf32>
          %347 = math.fma %346, %132, %275 : vector<16xf32>
          %348 = math.fma %346, %150, %276 : vector<16xf32>
          %349 = arith.addi %48, %156 : index
          %350 = arith.addi %349, %c3 : index
          %351 = memref.load %x[%350] : memref<?xf32>
          %352 = vector.broadcast %351 : f32 to vector<16xf32>
          %353 = math.fma %352, %132, %281 : vector<16xf32>
          %354 = math.fma %352, %150, %282 : vector<16xf32>
          %355 = arith.addi %49, %156 : index
          %356 = arith.addi %355, %c3 : index
          %357 = memref.load %x[%356] : memref<?xf32>
          %358 = vector.broadcast %357 : f32 to vector<16xf32>
          %359 = math.fma %358, %132, %287 : vector<16xf32>
          %360 = math.fma %358, %150, %288 : vector<16xf32>
          %361 = arith.addi %50, %156 : index
          %362 = arith.addi %361, %c3 : index
          %363 = memref.load %x[%362] : memref<?xf32>
          %364 = vector.broadcast %363 : f32 to vector<16xf32>
          %365 = math.fma %364, %132, %293 : vector<16xf32>
          %366 = math.fma %364, %150, %294 : vector<16xf32>
          %367 = arith.addi %51, %156 : index
          %368 = arith.addi %367, %c3 : index
          %369 = memref.load %x[%368] : memref<?xf32>
          %370 = vector.broadcast %369 : f32 to vector<16xf32>
          %371 = math.fma %370, %132, %299 : vector<16xf32>
          %372 = math.fma %370, %150, %300 : vector<16xf32>
          %373 = arith.addi %40, %156 : index
          %374 = arith.addi %373, %c9 : index
          %375 = memref.load %x[%374] : memref<?xf32>
          %376 = vector.broadcast %375 : f32 to vector<16xf32>
          %377 = math.fma %376, %136, %305 : vector<16xf32>
          %378 = math.fma %376, %154, %306 : vector<16xf32>
          %379 = arith.addi %41, %156 : index
          %380 = arith.addi %379, %c9 : index
          %381 = memref.load %x[%380] : memref<?xf32>
          %382 = vector.broadcast %381 : f32 to vector<16xf32>
          %383 = math.fma %382, %136, %311 : vector<16xf32>
          %384 = math.fma %382, %154, %312 : vector<16xf32>
          %385 = arith.addi %42, %156 : index
          %386 = arith.addi %385, %c9 : index
          %387 = memref.load %x[%386] : memref<?xf32>
          %388 = vector.broadcast %387 : f32 to vector<16xf32>
          %389 = math.fma %388, %136, %317 : vector<16xf32>
          %390 = math.fma %388, %154, %318 : vector<16xf32>
          %391 = arith.addi %43, %156 : index
          %392 = arith.addi %391, %c9 : index
          %393 = memref.load %x[%392] : memref<?xf32>
          %394 = vector.broadcast %393 : f32 to vector<16xf32>
          %395 = math.fma %394, %136, %323 : vector<16xf32>
          %396 = math.fma %394, %154, %324 : vector<16xf32>
          %397 = arith.addi %44, %156 : index
          %398 = arith.addi %397, %c9 : index
          %399 = memref.load %x[%398] : memref<?xf32>
          %400 = vector.broadcast %399 : f32 to vector<16xf32>
          %401 = math.fma %400, %136, %329 : vector<16xf32>
          %402 = math.fma %400, %154, %330 : vector<16xf32>
          %403 = arith.addi %45, %156 : index
          %404 = arith.addi %403, %c9 : index
          %405 = memref.load %x[%404] : memref<?xf32>
          %406 = vector.broadcast %405 : f32 to vector<16xf32>
          %407 = math.fma %406, %136, %335 : vector<16xf32>
          %408 = math.fma %406, %154, %336 : vector<16xf32>
          %409 = arith.addi %46, %156 : index
          %410 = arith.addi %409, %c9 : index
          %411 = memref.load %x[%410] : memref<?xf32>
          %412 = vector.broadcast %411 : f32 to vector<16xf32>
          %413 = math.fma %412, %136, %341 : vector<16xf32>
          %414 = math.fma %412, %154, %342 : vector<16xf32>
          %415 = arith.addi %47, %156 : index
          %416 = arith.addi %415, %c9 : index
          %417 = memref.load %x[%416] : memref<?xf32>
          %418 = vector.broadcast %417 : f32 to vector<16xf32>
          %419 = math.fma %418, %136, %347 : vector<16xf32>
          %420 = math.fma %418, %154, %348 : vector<16xf32>
          %421 = arith.addi %48, %156 : index
          %422 = arith.addi %421, %c9 : index
          %423 = memref.load %x[%422] : memref<?xf32>
          %424 = vector.broadcast %423 : f32 to vector<16xf32>
          %425 = math.fma %424, %136, %353 : vector<16xf32>
          %426 = math.fma %424, %154, %354 : vector<16xf32>
          %427 = arith.addi %49, %156 : index
          %428 = arith.addi %427, %c9 : index
          %429 = memref.load %x[%428] : memref<?xf32>
          %430 = vector.broadcast %429 : f32 to vector<16xf32>
          %431 = math.fma %430, %136, %359 : vector<16xf32>
          %432 = math.fma %430, %154, %360 : vector<16xf32>
          %433 = arith.addi %50, %156 : index
          %434 = arith.addi %433, %c9 : index
          %435 = memref.load %x[%434] : memref<?xf32>
          %436 = vector.broadcast %435 : f32 to vector<16xf32>
          %437 = math.fma %436, %136, %365 : vector<16xf32>
          %438 = math.fma %436, %154, %366 : vector<16xf32>
          %439 = arith.addi %51, %156 : index
          %440 = arith.addi %439, %c9 : index
          %441 = memref.load %x[%440] : memref<?xf32>
          %442 = vector.broadcast %441 : f32 to vector<16xf32>
          %443 = math.fma %442, %136, %371 : vector<16xf32>
          %444 = math.fma %442, %154, %372 : vector<16xf32>
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
