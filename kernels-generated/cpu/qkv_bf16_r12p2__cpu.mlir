// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='bf16', shape=Shape(rows=12, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_bf16_r12p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
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
  %c20 = arith.constant dense<16> : vector<16xi32>
  %c21 = arith.constant 32 : index
  %c22 = arith.constant 64 : index
  %c23 = arith.constant 96 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c30 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %c32 = arith.constant 256 : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c36 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c37 = arith.constant dense<0xC77FE000> : vector<16xf32>
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
          %125 = vector.bitcast %124 : vector<32xi8> to vector<16xi16>
          %126 = arith.extui %125 : vector<16xi16> to vector<16xi32>
          %127 = arith.shli %126, %c20 : vector<16xi32>
          %128 = arith.bitcast %127 : vector<16xi32> to vector<16xf32>
          %129 = arith.muli %93, %c19 : index
          %130 = arith.addi %91, %129 : index
          %131 = arith.addi %130, %c6 : index
          %132 = vector.load %w[%131] : memref<?xi8>, vector<32xi8>
          %133 = vector.bitcast %132 : vector<32xi8> to vector<16xi16>
          %134 = arith.extui %133 : vector<16xi16> to vector<16xi32>
          %135 = arith.shli %134, %c20 : vector<16xi32>
          %136 = arith.bitcast %135 : vector<16xi32> to vector<16xf32>
          %137 = arith.addi %40, %120 : index
          %138 = arith.addi %137, %c6 : index
          %139 = memref.load %x[%138] : memref<?xf32>
          %140 = vector.broadcast %139 : f32 to vector<16xf32>
          %141 = math.fma %140, %128, %94 : vector<16xf32>
          %142 = math.fma %140, %136, %95 : vector<16xf32>
          %143 = arith.addi %41, %120 : index
          %144 = arith.addi %143, %c6 : index
          %145 = memref.load %x[%144] : memref<?xf32>
          %146 = vector.broadcast %145 : f32 to vector<16xf32>
          %147 = math.fma %146, %128, %96 : vector<16xf32>
          %148 = math.fma %146, %136, %97 : vector<16xf32>
          %149 = arith.addi %42, %120 : index
          %150 = arith.addi %149, %c6 : index
          %151 = memref.load %x[%150] : memref<?xf32>
          %152 = vector.broadcast %151 : f32 to vector<16xf32>
          %153 = math.fma %152, %128, %98 : vector<16xf32>
          %154 = math.fma %152, %136, %99 : vector<16xf32>
          %155 = arith.addi %43, %120 : index
          %156 = arith.addi %155, %c6 : index
          %157 = memref.load %x[%156] : memref<?xf32>
          %158 = vector.broadcast %157 : f32 to vector<16xf32>
          %159 = math.fma %158, %128, %100 : vector<16xf32>
          %160 = math.fma %158, %136, %101 : vector<16xf32>
          %161 = arith.addi %44, %120 : index
          %162 = arith.addi %161, %c6 : index
          %163 = memref.load %x[%162] : memref<?xf32>
          %164 = vector.broadcast %163 : f32 to vector<16xf32>
          %165 = math.fma %164, %128, %102 : vector<16xf32>
          %166 = math.fma %164, %136, %103 : vector<16xf32>
          %167 = arith.addi %45, %120 : index
          %168 = arith.addi %167, %c6 : index
          %169 = memref.load %x[%168] : memref<?xf32>
          %170 = vector.broadcast %169 : f32 to vector<16xf32>
          %171 = math.fma %170, %128, %104 : vector<16xf32>
          %172 = math.fma %170, %136, %105 : vector<16xf32>
          %173 = arith.addi %46, %120 : index
          %174 = arith.addi %173, %c6 : index
          %175 = memref.load %x[%174] : memref<?xf32>
          %176 = vector.broadcast %175 : f32 to vector<16xf32>
          %177 = math.fma %176, %128, %106 : vector<16xf32>
          %178 = math.fma %176, %136, %107 : vector<16xf32>
          %179 = arith.addi %47, %120 : index
          %180 = arith.addi %179, %c6 : index
          %181 = memref.load %x[%180] : memref<?xf32>
          %182 = vector.broadcast %181 : f32 to vector<16xf32>
          %183 = math.fma %182, %128, %108 : vector<16xf32>
          %184 = math.fma %182, %136, %109 : vector<16xf32>
          %185 = arith.addi %48, %120 : index
          %186 = arith.addi %185, %c6 : index
          %187 = memref.load %x[%186] : memref<?xf32>
          %188 = vector.broadcast %187 : f32 to vector<16xf32>
          %189 = math.fma %188, %128, %110 : vector<16xf32>
          %190 = math.fma %188, %136, %111 : vector<16xf32>
          %191 = arith.addi %49, %120 : index
          %192 = arith.addi %191, %c6 : index
          %193 = memref.load %x[%192] : memref<?xf32>
          %194 = vector.broadcast %193 : f32 to vector<16xf32>
          %195 = math.fma %194, %128, %112 : vector<16xf32>
          %196 = math.fma %194, %136, %113 : vector<16xf32>
          %197 = arith.addi %50, %120 : index
          %198 = arith.addi %197, %c6 : index
          %199 = memref.load %x[%198] : memref<?xf32>
          %200 = vector.broadcast %199 : f32 to vector<16xf32>
          %201 = math.fma %200, %128, %114 : vector<16xf32>
          %202 = math.fma %200, %136, %115 : vector<16xf32>
          %203 = arith.addi %51, %120 : index
          %204 = arith.addi %203, %c6 : index
          %205 = memref.load %x[%204] : memref<?xf32>
          %206 = vector.broadcast %205 : f32 to vector<16xf32>
          %207 = math.fma %206, %128, %116 : vector<16xf32>
          %208 = math.fma %206, %136, %117 : vector<16xf32>
          %209 = arith.addi %122, %c21 : index
          %210 = vector.load %w[%209] : memref<?xi8>, vector<32xi8>
          %211 = vector.bitcast %210 : vector<32xi8> to vector<16xi16>
          %212 = arith.extui %211 : vector<16xi16> to vector<16xi32>
          %213 = arith.shli %212, %c20 : vector<16xi32>
          %214 = arith.bitcast %213 : vector<16xi32> to vector<16xf32>
          %215 = arith.addi %130, %c21 : index
          %216 = vector.load %w[%215] : memref<?xi8>, vector<32xi8>
          %217 = vector.bitcast %216 : vector<32xi8> to vector<16xi16>
          %218 = arith.extui %217 : vector<16xi16> to vector<16xi32>
          %219 = arith.shli %218, %c20 : vector<16xi32>
          %220 = arith.bitcast %219 : vector<16xi32> to vector<16xf32>
          %221 = arith.addi %40, %120 : index
          %222 = arith.addi %221, %c8 : index
          %223 = memref.load %x[%222] : memref<?xf32>
          %224 = vector.broadcast %223 : f32 to vector<16xf32>
          %225 = math.fma %224, %214, %141 : vector<16xf32>
          %226 = math.fma %224, %220, %142 : vector<16xf32>
          %227 = arith.addi %41, %120 : index
          %228 = arith.addi %227, %c8 : index
          %229 = memref.load %x[%228] : memref<?xf32>
          %230 = vector.broadcast %229 : f32 to vector<16xf32>
          %231 = math.fma %230, %214, %147 : vector<16xf32>
          %232 = math.fma %230, %220, %148 : vector<16xf32>
          %233 = arith.addi %42, %120 : index
          %234 = arith.addi %233, %c8 : index
          %235 = memref.load %x[%234] : memref<?xf32>
          %236 = vector.broadcast %235 : f32 to vector<16xf32>
          %237 = math.fma %236, %214, %153 : vector<16xf32>
          %238 = math.fma %236, %220, %154 : vector<16xf32>
          %239 = arith.addi %43, %120 : index
          %240 = arith.addi %239, %c8 : index
          %241 = memref.load %x[%240] : memref<?xf32>
          %242 = vector.broadcast %241 : f32 to vector<16xf32>
          %243 = math.fma %242, %214, %159 : vector<16xf32>
          %244 = math.fma %242, %220, %160 : vector<16xf32>
          %245 = arith.addi %44, %120 : index
          %246 = arith.addi %245, %c8 : index
          %247 = memref.load %x[%246] : memref<?xf32>
          %248 = vector.broadcast %247 : f32 to vector<16xf32>
          %249 = math.fma %248, %214, %165 : vector<16xf32>
          %250 = math.fma %248, %220, %166 : vector<16xf32>
          %251 = arith.addi %45, %120 : index
          %252 = arith.addi %251, %c8 : index
          %253 = memref.load %x[%252] : memref<?xf32>
          %254 = vector.broadcast %253 : f32 to vector<16xf32>
          %255 = math.fma %254, %214, %171 : vector<16xf32>
          %256 = math.fma %254, %220, %172 : vector<16xf32>
          %257 = arith.addi %46, %120 : index
          %258 = arith.addi %257, %c8 : index
          %259 = memref.load %x[%258] : memref<?xf32>
          %260 = vector.broadcast %259 : f32 to vector<16xf32>
          %261 = math.fma %260, %214, %177 : vector<16xf32>
          %262 = math.fma %260, %220, %178 : vector<16xf32>
          %263 = arith.addi %47, %120 : index
          %264 = arith.addi %263, %c8 : index
          %265 = memref.load %x[%264] : memref<?xf32>
          %266 = vector.broadcast %265 : f32 to vector<16xf32>
          %267 = math.fma %266, %214, %183 : vector<16xf32>
          %268 = math.fma %266, %220, %184 : vector<16xf32>
          %269 = arith.addi %48, %120 : index
          %270 = arith.addi %269, %c8 : index
          %271 = memref.load %x[%270] : memref<?xf32>
          %272 = vector.broadcast %271 : f32 to vector<16xf32>
          %273 = math.fma %272, %214, %189 : vector<16xf32>
          %274 = math.fma %272, %220, %190 : vector<16xf32>
          %275 = arith.addi %49, %120 : index
          %276 = arith.addi %275, %c8 : index
          %277 = memref.load %x[%276] : memref<?xf32>
          %278 = vector.broadcast %277 : f32 to vector<16xf32>
          %279 = math.fma %278, %214, %195 : vector<16xf32>
          %280 = math.fma %278, %220, %196 : vector<16xf32>
          %281 = arith.addi %50, %120 : index
          %282 = arith.addi %281, %c8 : index
          %283 = memref.load %x[%282] : memref<?xf32>
          %284 = vector.broadcast %283 : f32 to vector<16xf32>
          %285 = math.fma %284, %214, %201 : vector<16xf32>
          %286 = math.fma %284, %220, %202 : vector<16xf32>
          %287 = arith.addi %51, %120 : index
          %288 = arith.addi %287, %c8 : index
          %289 = memref.load %x[%288] : memref<?xf32>
          %290 = vector.broadcast %289 : f32 to vector<16xf32>
          %291 = math.fma %290, %214, %207 : vector<16xf32>
          %292 = math.fma %290, %220, %208 : vector<16xf32>
          %293 = arith.addi %122, %c22 : index
          %294 = vector.load %w[%293] : memref<?xi8>, vector<32xi8>
          %295 = vector.bitcast %294 : vector<32xi8> to vector<16xi16>
          %296 = arith.extui %295 : vector<16xi16> to vector<16xi32>
          %297 = arith.shli %296, %c20 : vector<16xi32>
          %298 = arith.bitcast %297 : vector<16xi32> to vector<16xf32>
          %299 = arith.addi %130, %c22 : index
          %300 = vector.load %w[%299] : memref<?xi8>, vector<32xi8>
          %301 = vector.bitcast %300 : vector<32xi8> to vector<16xi16>
          %302 = arith.extui %301 : vector<16xi16> to vector<16xi32>
          %303 = arith.shli %302, %c20 : vector<16xi32>
          %304 = arith.bitcast %303 : vector<16xi32> to vector<16xf32>
          %305 = arith.addi %40, %120 : index
          %306 = arith.addi %305, %c3 : index
          %307 = memref.load %x[%306] : memref<?xf32>
          %308 = vector.broadcast %307 : f32 to vector<16xf32>
          %309 = math.fma %308, %298, %225 : vector<16xf32>
          %310 = math.fma %308, %304, %226 : vector<16xf32>
          %311 = arith.addi %41, %120 : index
          %312 = arith.addi %311, %c3 : index
          %313 = memref.load %x[%312] : memref<?xf32>
          %314 = vector.broadcast %313 : f32 to vector<16xf32>
          %315 = math.fma %314, %298, %231 : vector<16xf32>
          %316 = math.fma %314, %304, %232 : vector<16xf32>
          %317 = arith.addi %42, %120 : index
          %318 = arith.addi %317, %c3 : index
          %319 = memref.load %x[%318] : memref<?xf32>
          %320 = vector.broadcast %319 : f32 to vector<16xf32>
          %321 = math.fma %320, %298, %237 : vector<16xf32>
          %322 = math.fma %320, %304, %238 : vector<16xf32>
          %323 = arith.addi %43, %120 : index
          %324 = arith.addi %323, %c3 : index
          %325 = memref.load %x[%324] : memref<?xf32>
          %326 = vector.broadcast %325 : f32 to vector<16xf32>
          %327 = math.fma %326, %298, %243 : vector<16xf32>
          %328 = math.fma %326, %304, %244 : vector<16xf32>
          %329 = arith.addi %44, %120 : index
          %330 = arith.addi %329, %c3 : index
          %331 = memref.load %x[%330] : memref<?xf32>
          %332 = vector.broadcast %331 : f32 to vector<16xf32>
          %333 = math.fma %332, %298, %249 : vector<16xf32>
          %334 = math.fma %332, %304, %250 : vector<16xf32>
          %335 = arith.addi %45, %120 : index
          %336 = arith.addi %335, %c3 : index
          %337 = memref.load %x[%336] : memref<?xf32>
          %338 = vector.broadcast %337 : f32 to vector<16xf32>
          %339 = math.fma %338, %298, %255 : vector<16xf32>
          %340 = math.fma %338, %304, %256 : vector<16xf32>
          %341 = arith.addi %46, %120 : index
          %342 = arith.addi %341, %c3 : index
          %343 = memref.load %x[%342] : memref<?xf32>
          %344 = vector.broadcast %343 : f32 to vector<16xf32>
          %345 = math.fma %344, %298, %261 : vector<16xf32>
          %346 = math.fma %344, %304, %262 : vector<16xf32>
          %347 = arith.addi %47, %120 : index
          %348 = arith.addi %347, %c3 : index
          %349 = memref.load %x[%348] : memref<?xf32>
          %350 = vector.broadcast %349 : f32 to vector<16xf32>
          %351 = math.fma %350, %298, %267 : vector<16xf32>
          %352 = math.fma %350, %304, %268 : vector<16xf32>
          %353 = arith.addi %48, %120 : index
          %354 = arith.addi %353, %c3 : index
          %355 = memref.load %x[%354] : memref<?xf32>
          %356 = vector.broadcast %355 : f32 to vector<16xf32>
          %357 = math.fma %356, %298, %273 : vector<16xf32>
          %358 = math.fma %356, %304, %274 : vector<16xf32>
          %359 = arith.addi %49, %120 : index
          %360 = arith.addi %359, %c3 : index
          %361 = memref.load %x[%360] : memref<?xf32>
          %362 = vector.broadcast %361 : f32 to vector<16xf32>
          %363 = math.fma %362, %298, %279 : vector<16xf32>
          %364 = math.fma %362, %304, %280 : vector<16xf32>
          %365 = arith.addi %50, %120 : index
          %366 = arith.addi %365, %c3 : index
          %367 = memref.load %x[%366] : memref<?xf32>
          %368 = vector.broadcast %367 : f32 to vector<16xf32>
          %369 = math.fma %368, %298, %285 : vector<16xf32>
          %370 = math.fma %368, %304, %286 : vector<16xf32>
          %371 = arith.addi %51, %120 : index
          %372 = arith.addi %371, %c3 : index
          %373 = memref.load %x[%372] : memref<?xf32>
          %374 = vector.broadcast %373 : f32 to vector<16xf32>
          %375 = math.fma %374, %298, %291 : vector<16xf32>
          %376 = math.fma %374, %304, %292 : vector<16xf32>
          %377 = arith.addi %122, %c23 : index
          %378 = vector.load %w[%377] : memref<?xi8>, vector<32xi8>
          %379 = vector.bitcast %378 : vector<32xi8> to vector<16xi16>
          %380 = arith.extui %379 : vector<16xi16> to vector<16xi32>
          %381 = arith.shli %380, %c20 : vector<16xi32>
          %382 = arith.bitcast %381 : vector<16xi32> to vector<16xf32>
          %383 = arith.addi %130, %c23 : index
          %384 = vector.load %w[%383] : memref<?xi8>, vector<32xi8>
          %385 = vector.bitcast %384 : vector<32xi8> to vector<16xi16>
          %386 = arith.extui %385 : vector<16xi16> to vector<16xi32>
          %387 = arith.shli %386, %c20 : vector<16xi32>
          %388 = arith.bitcast %387 : vector<16xi32> to vector<16xf32>
          %389 = arith.addi %40, %120 : index
          %390 = arith.addi %389, %c9 : index
          %391 = memref.load %x[%390] : memref<?xf32>
          %392 = vector.broadcast %391 : f32 to vector<16xf32>
          %393 = math.fma %392, %382, %309 : vector<16xf32>
          %394 = math.fma %392, %388, %310 : vector<16xf32>
          %395 = arith.addi %41, %120 : index
          %396 = arith.addi %395, %c9 : index
          %397 = memref.load %x[%396] : memref<?xf32>
          %398 = vector.broadcast %397 : f32 to vector<16xf32>
          %399 = math.fma %398, %382, %315 : vector<16xf32>
          %400 = math.fma %398, %388, %316 : vector<16xf32>
          %401 = arith.addi %42, %120 : index
          %402 = arith.addi %401, %c9 : index
          %403 = memref.load %x[%402] : memref<?xf32>
          %404 = vector.broadcast %403 : f32 to vector<16xf32>
          %405 = math.fma %404, %382, %321 : vector<16xf32>
          %406 = math.fma %404, %388, %322 : vector<16xf32>
          %407 = arith.addi %43, %120 : index
          %408 = arith.addi %407, %c9 : index
          %409 = memref.load %x[%408] : memref<?xf32>
          %410 = vector.broadcast %409 : f32 to vector<16xf32>
          %411 = math.fma %410, %382, %327 : vector<16xf32>
          %412 = math.fma %410, %388, %328 : vector<16xf32>
          %413 = arith.addi %44, %120 : index
          %414 = arith.addi %413, %c9 : index
          %415 = memref.load %x[%414] : memref<?xf32>
          %416 = vector.broadcast %415 : f32 to vector<16xf32>
          %417 = math.fma %416, %382, %333 : vector<16xf32>
          %418 = math.fma %416, %388, %334 : vector<16xf32>
          %419 = arith.addi %45, %120 : index
          %420 = arith.addi %419, %c9 : index
          %421 = memref.load %x[%420] : memref<?xf32>
          %422 = vector.broadcast %421 : f32 to vector<16xf32>
          %423 = math.fma %422, %382, %339 : vector<16xf32>
          %424 = math.fma %422, %388, %340 : vector<16xf32>
          %425 = arith.addi %46, %120 : index
          %426 = arith.addi %425, %c9 : index
          %427 = memref.load %x[%426] : memref<?xf32>
          %428 = vector.broadcast %427 : f32 to vector<16xf32>
          %429 = math.fma %428, %382, %345 : vector<16xf32>
          %430 = math.fma %428, %388, %346 : vector<16xf32>
          %431 = arith.addi %47, %120 : index
          %432 = arith.addi %431, %c9 : index
          %433 = memref.load %x[%432] : memref<?xf32>
          %434 = vector.broadcast %433 : f32 to vector<16xf32>
          %435 = math.fma %434, %382, %351 : vector<16xf32>
          %436 = math.fma %434, %388, %352 : vector<16xf32>
          %437 = arith.addi %48, %120 : index
          %438 = arith.addi %437, %c9 : index
          %439 = memref.load %x[%438] : memref<?xf32>
          %440 = vector.broadcast %439 : f32 to vector<16xf32>
          %441 = math.fma %440, %382, %357 : vector<16xf32>
          %442 = math.fma %440, %388, %358 : vector<16xf32>
          %443 = arith.addi %49, %120 : index
          %444 = arith.addi %443, %c9 : index
          %445 = memref.load %x[%444] : memref<?xf32>
          %446 = vector.broadcast %445 : f32 to vector<16xf32>
          %447 = math.fma %446, %382, %363 : vector<16xf32>
          %448 = math.fma %446, %388, %364 : vector<16xf32>
          %449 = arith.addi %50, %120 : index
          %450 = arith.addi %449, %c9 : index
          %451 = memref.load %x[%450] : memref<?xf32>
          %452 = vector.broadcast %451 : f32 to vector<16xf32>
          %453 = math.fma %452, %382, %369 : vector<16xf32>
          %454 = math.fma %452, %388, %370 : vector<16xf32>
          %455 = arith.addi %51, %120 : index
          %456 = arith.addi %455, %c9 : index
          %457 = memref.load %x[%456] : memref<?xf32>
          %458 = vector.broadcast %457 : f32 to vector<16xf32>
          %459 = math.fma %458, %382, %375 : vector<16xf32>
          %460 = math.fma %458, %388, %376 : vector<16xf32>
          scf.yield %393, %394, %399, %400, %405, %406, %411, %412, %417, %418, %423, %424, %429, %430, %435, %436, %441, %442, %447, %448, %453, %454, %459, %460 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %118#0, %118#1, %118#2, %118#3, %118#4, %118#5, %118#6, %118#7, %118#8, %118#9, %118#10, %118#11, %118#12, %118#13, %118#14, %118#15, %118#16, %118#17, %118#18, %118#19, %118#20, %118#21, %118#22, %118#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %461 = arith.muli %headDim, %c6 : index
      %462 = arith.muli %52, %c4 : index
      %463 = arith.addi %461, %462 : index
      %464 = arith.addi %463, %c6 : index
      vector.store %87#0, %3[%464] : memref<?xf32>, vector<16xf32>
      %465 = arith.muli %headDim, %c6 : index
      %466 = arith.muli %52, %c4 : index
      %467 = arith.addi %465, %466 : index
      %468 = arith.addi %467, %c4 : index
      vector.store %87#1, %3[%468] : memref<?xf32>, vector<16xf32>
      %469 = arith.muli %headDim, %c8 : index
      %470 = arith.muli %52, %c4 : index
      %471 = arith.addi %469, %470 : index
      %472 = arith.addi %471, %c6 : index
      vector.store %87#2, %3[%472] : memref<?xf32>, vector<16xf32>
      %473 = arith.muli %headDim, %c8 : index
      %474 = arith.muli %52, %c4 : index
      %475 = arith.addi %473, %474 : index
      %476 = arith.addi %475, %c4 : index
      vector.store %87#3, %3[%476] : memref<?xf32>, vector<16xf32>
      %477 = arith.muli %headDim, %c3 : index
      %478 = arith.muli %52, %c4 : index
      %479 = arith.addi %477, %478 : index
      %480 = arith.addi %479, %c6 : index
      vector.store %87#4, %3[%480] : memref<?xf32>, vector<16xf32>
      %481 = arith.muli %headDim, %c3 : index
      %482 = arith.muli %52, %c4 : index
      %483 = arith.addi %481, %482 : index
      %484 = arith.addi %483, %c4 : index
      vector.store %87#5, %3[%484] : memref<?xf32>, vector<16xf32>
      %485 = arith.muli %headDim, %c9 : index
      %486 = arith.muli %52, %c4 : index
      %487 = arith.addi %485, %486 : index
      %488 = arith.addi %487, %c6 : index
      vector.store %87#6, %3[%488] : memref<?xf32>, vector<16xf32>
      %489 = arith.muli %headDim, %c9 : index
      %490 = arith.muli %52, %c4 : index
      %491 = arith.addi %489, %490 : index
      %492 = arith.addi %491, %c4 : index
      vector.store %87#7, %3[%492] : memref<?xf32>, vector<16xf32>
      %493 = arith.muli %headDim, %c10 : index
      %494 = arith.muli %52, %c4 : index
      %495 = arith.addi %493, %494 : index
      %496 = arith.addi %495, %c6 : index
      vector.store %87#8, %3[%496] : memref<?xf32>, vector<16xf32>
      %497 = arith.muli %headDim, %c10 : index
      %498 = arith.muli %52, %c4 : index
      %499 = arith.addi %497, %498 : index
      %500 = arith.addi %499, %c4 : index
      vector.store %87#9, %3[%500] : memref<?xf32>, vector<16xf32>
      %501 = arith.muli %headDim, %c11 : index
      %502 = arith.muli %52, %c4 : index
      %503 = arith.addi %501, %502 : index
      %504 = arith.addi %503, %c6 : index
      vector.store %87#10, %3[%504] : memref<?xf32>, vector<16xf32>
      %505 = arith.muli %headDim, %c11 : index
      %506 = arith.muli %52, %c4 : index
      %507 = arith.addi %505, %506 : index
      %508 = arith.addi %507, %c4 : index
      vector.store %87#11, %3[%508] : memref<?xf32>, vector<16xf32>
      %509 = arith.muli %headDim, %c12 : index
      %510 = arith.muli %52, %c4 : index
      %511 = arith.addi %509, %510 : index
      %512 = arith.addi %511, %c6 : index
      vector.store %87#12, %3[%512] : memref<?xf32>, vector<16xf32>
      %513 = arith.muli %headDim, %c12 : index
      %514 = arith.muli %52, %c4 : index
      %515 = arith.addi %513, %514 : index
      %516 = arith.addi %515, %c4 : index
      vector.store %87#13, %3[%516] : memref<?xf32>, vector<16xf32>
      %517 = arith.muli %headDim, %c13 : index
      %518 = arith.muli %52, %c4 : index
      %519 = arith.addi %517, %518 : index
      %520 = arith.addi %519, %c6 : index
      vector.store %87#14, %3[%520] : memref<?xf32>, vector<16xf32>
      %521 = arith.muli %headDim, %c13 : index
      %522 = arith.muli %52, %c4 : index
      %523 = arith.addi %521, %522 : index
      %524 = arith.addi %523, %c4 : index
      vector.store %87#15, %3[%524] : memref<?xf32>, vector<16xf32>
      %525 = arith.muli %headDim, %c14 : index
      %526 = arith.muli %52, %c4 : index
      %527 = arith.addi %525, %526 : index
      %528 = arith.addi %527, %c6 : index
      vector.store %87#16, %3[%528] : memref<?xf32>, vector<16xf32>
      %529 = arith.muli %headDim, %c14 : index
      %530 = arith.muli %52, %c4 : index
      %531 = arith.addi %529, %530 : index
      %532 = arith.addi %531, %c4 : index
      vector.store %87#17, %3[%532] : memref<?xf32>, vector<16xf32>
      %533 = arith.muli %headDim, %c15 : index
      %534 = arith.muli %52, %c4 : index
      %535 = arith.addi %533, %534 : index
      %536 = arith.addi %535, %c6 : index
      vector.store %87#18, %3[%536] : memref<?xf32>, vector<16xf32>
      %537 = arith.muli %headDim, %c15 : index
      %538 = arith.muli %52, %c4 : index
      %539 = arith.addi %537, %538 : index
      %540 = arith.addi %539, %c4 : index
      vector.store %87#19, %3[%540] : memref<?xf32>, vector<16xf32>
      %541 = arith.muli %headDim, %c16 : index
      %542 = arith.muli %52, %c4 : index
      %543 = arith.addi %541, %542 : index
      %544 = arith.addi %543, %c6 : index
      vector.store %87#20, %3[%544] : memref<?xf32>, vector<16xf32>
      %545 = arith.muli %headDim, %c16 : index
      %546 = arith.muli %52, %c4 : index
      %547 = arith.addi %545, %546 : index
      %548 = arith.addi %547, %c4 : index
      vector.store %87#21, %3[%548] : memref<?xf32>, vector<16xf32>
      %549 = arith.muli %headDim, %c17 : index
      %550 = arith.muli %52, %c4 : index
      %551 = arith.addi %549, %550 : index
      %552 = arith.addi %551, %c6 : index
      vector.store %87#22, %3[%552] : memref<?xf32>, vector<16xf32>
      %553 = arith.muli %headDim, %c17 : index
      %554 = arith.muli %52, %c4 : index
      %555 = arith.addi %553, %554 : index
      %556 = arith.addi %555, %c4 : index
      vector.store %87#23, %3[%556] : memref<?xf32>, vector<16xf32>
    }
    %557 = arith.addi %14, %c2 : index
    %558 = arith.minsi %557, %13 : index
    scf.for %559 = %14 to %558 step %c8 {
      %560 = arith.subi %559, %14 : index
      %561 = arith.muli %560, %headDim : index
      %562 = arith.cmpi eq, %hasBias, %c8 : index
      scf.if %562 {
        scf.for %563 = %c6 to %headDim step %c4 {
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
        %573 = arith.cmpi eq, %hasNorm, %c8 : index
        scf.if %573 {
          %574 = arith.cmpi slt, %0, %heads : index
          %577 = scf.for %575 = %c6 to %headDim step %c4 iter_args(%576 = %c18) -> (vector<16xf32>) {
            %578 = arith.addi %561, %575 : index
            %579 = vector.load %3[%578] : memref<?xf32>, vector<16xf32>
            %580 = math.fma %579, %579, %576 : vector<16xf32>
            scf.yield %580 : vector<16xf32>
          }
          %581 = wave.reduce "add" %577 : vector<16xf32>
          %582 = arith.mulf %581, %inverseHeadDim : f32
          %583 = arith.addf %582, %epsilon : f32
          %584 = math.sqrt %583 : f32
          %585 = arith.divf %c30, %584 : f32
          %586 = vector.broadcast %585 : f32 to vector<16xf32>
          scf.for %587 = %c6 to %headDim step %c4 {
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
        %600 = arith.remui %598, %c32 : index
        %601 = arith.muli %600, %headDim : index
        %602 = arith.divui %598, %c32 : index
        %603 = arith.addi %602, %c32 : index
        %604 = arith.muli %603, %headDim : index
        scf.for %605 = %c6 to %599 step %c14 {
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
        scf.for %637 = %c6 to %headDim step %c4 {
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
        %647 = arith.cmpi sge, %646, %c6 : index
        scf.if %647 {
          %648 = arith.cmpi eq, %codec, %c6 : index
          scf.if %648 {
            %649 = arith.subi %0, %heads : index
            %650 = memref.load %scales[%649] : memref<?xf32>
            %651 = vector.broadcast %650 : f32 to vector<16xf32>
            %652 = arith.divui %646, %c4 : index
            %653 = arith.remui %646, %c4 : index
            %654 = arith.muli %headDim, %c3 : index
            %655 = arith.muli %652, %pageBytes : index
            scf.for %656 = %c6 to %headDim step %c4 {
              %657 = arith.addi %561, %656 : index
              %658 = vector.load %3[%657] : memref<?xf32>, vector<16xf32>
              %659 = arith.mulf %658, %651 : vector<16xf32>
              %660 = arith.minimumf %659, %c36 : vector<16xf32>
              %661 = arith.maximumf %660, %c37 : vector<16xf32>
              %662 = arith.truncf %661 : vector<16xf32> to vector<16xf16>
              %663 = vector.bitcast %662 : vector<16xf16> to vector<32xi8>
              %664 = arith.muli %656, %c3 : index
              vector.store %663, %5[%664] : memref<?xi8>, vector<32xi8>
            }
            %665 = arith.cmpi slt, %649, %kvHeads : index
            scf.if %665 {
              %666 = arith.muli %654, %c21 : index
              %667 = arith.muli %649, %666 : index
              %668 = arith.addi %655, %667 : index
              %669 = arith.muli %653, %c3 : index
              %670 = arith.addi %668, %669 : index
              scf.for %671 = %c6 to %headDim step %c8 {
                %672 = arith.muli %671, %c3 : index
                %673 = arith.addi %672, %c6 : index
                %674 = memref.load %5[%673] : memref<?xi8>
                %675 = arith.muli %671, %c21 : index
                %676 = arith.addi %670, %675 : index
                %677 = arith.addi %676, %c6 : index
                memref.store %674, %kv[%677] : memref<?xi8>
                %678 = arith.muli %671, %c3 : index
                %679 = arith.addi %678, %c8 : index
                %680 = memref.load %5[%679] : memref<?xi8>
                %681 = arith.muli %671, %c21 : index
                %682 = arith.addi %670, %681 : index
                %683 = arith.addi %682, %c8 : index
                memref.store %680, %kv[%683] : memref<?xi8>
              }
            } else {
              %684 = arith.subi %649, %kvHeads : index
              %685 = arith.muli %684, %c3 : index
              %686 = arith.addi %685, %c8 : index
              %687 = arith.muli %654, %c4 : index
              %688 = arith.muli %686, %687 : index
              %689 = arith.addi %655, %688 : index
              %690 = arith.muli %653, %654 : index
              %691 = arith.addi %689, %690 : index
              scf.for %692 = %c6 to %654 step %c4 {
                %693 = vector.load %5[%692] : memref<?xi8>, vector<16xi8>
                %694 = arith.addi %691, %692 : index
                vector.store %693, %kv[%694] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %695 = arith.cmpi eq, %codec, %c8 : index
          scf.if %695 {
            %696 = arith.subi %0, %heads : index
            %697 = memref.load %scales[%696] : memref<?xf32>
            %698 = vector.broadcast %697 : f32 to vector<16xf32>
            %699 = arith.divui %646, %c4 : index
            %700 = arith.remui %646, %c4 : index
            %701 = arith.muli %headDim, %c8 : index
            %702 = arith.muli %699, %pageBytes : index
            scf.for %703 = %c6 to %headDim step %c4 {
              %704 = arith.addi %561, %703 : index
              %705 = vector.load %3[%704] : memref<?xf32>, vector<16xf32>
              %706 = arith.mulf %705, %698 : vector<16xf32>
              %707 = wave.fp8_encode "e4m3" %706 : vector<16xf32> -> vector<16xi8>
              %708 = arith.muli %703, %c8 : index
              vector.store %707, %5[%708] : memref<?xi8>, vector<16xi8>
            }
            %709 = arith.cmpi slt, %696, %kvHeads : index
            scf.if %709 {
              %710 = arith.muli %701, %c21 : index
              %711 = arith.muli %696, %710 : index
              %712 = arith.addi %702, %711 : index
              %713 = arith.muli %700, %c8 : index
              %714 = arith.addi %712, %713 : index
              scf.for %715 = %c6 to %headDim step %c8 {
                %716 = arith.muli %715, %c8 : index
                %717 = arith.addi %716, %c6 : index
                %718 = memref.load %5[%717] : memref<?xi8>
                %719 = arith.muli %715, %c4 : index
                %720 = arith.addi %714, %719 : index
                %721 = arith.addi %720, %c6 : index
                memref.store %718, %kv[%721] : memref<?xi8>
              }
            } else {
              %722 = arith.subi %696, %kvHeads : index
              %723 = arith.muli %722, %c3 : index
              %724 = arith.addi %723, %c8 : index
              %725 = arith.muli %701, %c4 : index
              %726 = arith.muli %724, %725 : index
              %727 = arith.addi %702, %726 : index
              %728 = arith.muli %700, %701 : index
              %729 = arith.addi %727, %728 : index
              scf.for %730 = %c6 to %701 step %c4 {
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
            %737 = arith.divui %646, %c4 : index
            %738 = arith.remui %646, %c4 : index
            %739 = arith.muli %headDim, %c8 : index
            %740 = arith.muli %737, %pageBytes : index
            scf.for %741 = %c6 to %headDim step %c4 {
              %742 = arith.addi %561, %741 : index
              %743 = vector.load %3[%742] : memref<?xf32>, vector<16xf32>
              %744 = arith.mulf %743, %736 : vector<16xf32>
              %745 = wave.fp8_encode "e5m2" %744 : vector<16xf32> -> vector<16xi8>
              %746 = arith.muli %741, %c8 : index
              vector.store %745, %5[%746] : memref<?xi8>, vector<16xi8>
            }
            %747 = arith.cmpi slt, %734, %kvHeads : index
            scf.if %747 {
              %748 = arith.muli %739, %c21 : index
              %749 = arith.muli %734, %748 : index
              %750 = arith.addi %740, %749 : index
              %751 = arith.muli %738, %c8 : index
              %752 = arith.addi %750, %751 : index
              scf.for %753 = %c6 to %headDim step %c8 {
                %754 = arith.muli %753, %c8 : index
                %755 = arith.addi %754, %c6 : index
                %756 = memref.load %5[%755] : memref<?xi8>
                %757 = arith.muli %753, %c4 : index
                %758 = arith.addi %752, %757 : index
                %759 = arith.addi %758, %c6 : index
                memref.store %756, %kv[%759] : memref<?xi8>
              }
            } else {
              %760 = arith.subi %734, %kvHeads : index
              %761 = arith.muli %760, %c3 : index
              %762 = arith.addi %761, %c8 : index
              %763 = arith.muli %739, %c4 : index
              %764 = arith.muli %762, %763 : index
              %765 = arith.addi %740, %764 : index
              %766 = arith.muli %738, %739 : index
              %767 = arith.addi %765, %766 : index
              scf.for %768 = %c6 to %739 step %c4 {
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
