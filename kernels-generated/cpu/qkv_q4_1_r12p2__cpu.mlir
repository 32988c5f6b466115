// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q4_1', shape=Shape(rows=12, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q4_1_r12p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 12 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 320 : index
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
        %95 = arith.addi %89, %c4 : index
        %96 = vector.load %w[%95] : memref<?xi8>, vector<32xi8>
        %97 = vector.bitcast %96 : vector<32xi8> to vector<16xf16>
        %98 = arith.extf %97 : vector<16xf16> to vector<16xf32>
        %99 = vector.load %w[%91] : memref<?xi8>, vector<32xi8>
        %100 = vector.bitcast %99 : vector<32xi8> to vector<16xf16>
        %101 = arith.extf %100 : vector<16xf16> to vector<16xf32>
        %102 = arith.addi %91, %c4 : index
        %103 = vector.load %w[%102] : memref<?xi8>, vector<32xi8>
        %104 = vector.bitcast %103 : vector<32xi8> to vector<16xf16>
        %105 = arith.extf %104 : vector<16xf16> to vector<16xf32>
        %106 = arith.muli %62, %c4 : index
        %132:24 = scf.for %107 = %c7 to %c15 step %c9 iter_args(%108 = %63, %109 = %64, %110 = %65, %111 = %66, %112 = %67, %113 = %68, %114 = %69, %115 = %70, %116 = %71, %117 = %72, %118 = %73, %119 = %74, %120 = %75, %121 = %76, %122 = %77, %123 = %78, %124 = %79, %125 = %80, %126 = %81, %127 = %82, %128 = %83, %129 = %84, %130 = %85, %131 = %86) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %133 = arith.muli %107, %c11 : index
          %134 = arith.addi %106, %133 : index
          %135 = arith.addi %89, %c20 : index
          %136 = arith.muli %107, %c4 : index
          %137 = arith.addi %135, %136 : index
          %138 = arith.addi %137, %c7 : index
          %139 = vector.load %w[%138] : memref<?xi8>, vector<16xi8>
          %140 = arith.extui %139 : vector<16xi8> to vector<16xi32>
          %141 = arith.andi %140, %c21 : vector<16xi32>
          %142 = arith.shrui %140, %c22 : vector<16xi32>
          %143 = arith.sitofp %141 : vector<16xi32> to vector<16xf32>
          %144 = math.fma %143, %94, %98 : vector<16xf32>
          %145 = arith.addi %91, %c20 : index
          %146 = arith.muli %107, %c4 : index
          %147 = arith.addi %145, %146 : index
          %148 = arith.addi %147, %c7 : index
          %149 = vector.load %w[%148] : memref<?xi8>, vector<16xi8>
          %150 = arith.extui %149 : vector<16xi8> to vector<16xi32>
          %151 = arith.andi %150, %c21 : vector<16xi32>
          %152 = arith.shrui %150, %c22 : vector<16xi32>
          %153 = arith.sitofp %151 : vector<16xi32> to vector<16xf32>
          %154 = math.fma %153, %101, %105 : vector<16xf32>
          %155 = arith.addi %40, %134 : index
          %156 = arith.addi %155, %c7 : index
          %157 = memref.load %x[%156] : memref<?xf32>
          %158 = vector.broadcast %157 : f32 to vector<16xf32>
          %159 = math.fma %158, %144, %108 : vector<16xf32>
          %160 = math.fma %158, %154, %109 : vector<16xf32>
          %161 = arith.addi %41, %134 : index
          %162 = arith.addi %161, %c7 : index
          %163 = memref.load %x[%162] : memref<?xf32>
          %164 = vector.broadcast %163 : f32 to vector<16xf32>
          %165 = math.fma %164, %144, %110 : vector<16xf32>
          %166 = math.fma %164, %154, %111 : vector<16xf32>
          %167 = arith.addi %42, %134 : index
          %168 = arith.addi %167, %c7 : index
          %169 = memref.load %x[%168] : memref<?xf32>
          %170 = vector.broadcast %169 : f32 to vector<16xf32>
          %171 = math.fma %170, %144, %112 : vector<16xf32>
          %172 = math.fma %170, %154, %113 : vector<16xf32>
          %173 = arith.addi %43, %134 : index
          %174 = arith.addi %173, %c7 : index
          %175 = memref.load %x[%174] : memref<?xf32>
          %176 = vector.broadcast %175 : f32 to vector<16xf32>
          %177 = math.fma %176, %144, %114 : vector<16xf32>
          %178 = math.fma %176, %154, %115 : vector<16xf32>
          %179 = arith.addi %44, %134 : index
          %180 = arith.addi %179, %c7 : index
          %181 = memref.load %x[%180] : memref<?xf32>
          %182 = vector.broadcast %181 : f32 to vector<16xf32>
          %183 = math.fma %182, %144, %116 : vector<16xf32>
          %184 = math.fma %182, %154, %117 : vector<16xf32>
          %185 = arith.addi %45, %134 : index
          %186 = arith.addi %185, %c7 : index
          %187 = memref.load %x[%186] : memref<?xf32>
          %188 = vector.broadcast %187 : f32 to vector<16xf32>
          %189 = math.fma %188, %144, %118 : vector<16xf32>
          %190 = math.fma %188, %154, %119 : vector<16xf32>
          %191 = arith.addi %46, %134 : index
          %192 = arith.addi %191, %c7 : index
          %193 = memref.load %x[%192] : memref<?xf32>
          %194 = vector.broadcast %193 : f32 to vector<16xf32>
          %195 = math.fma %194, %144, %120 : vector<16xf32>
          %196 = math.fma %194, %154, %121 : vector<16xf32>
          %197 = arith.addi %47, %134 : index
          %198 = arith.addi %197, %c7 : index
          %199 = memref.load %x[%198] : memref<?xf32>
          %200 = vector.broadcast %199 : f32 to vector<16xf32>
          %201 = math.fma %200, %144, %122 : vector<16xf32>
          %202 = math.fma %200, %154, %123 : vector<16xf32>
          %203 = arith.addi %48, %134 : index
          %204 = arith.addi %203, %c7 : index
          %205 = memref.load %x[%204] : memref<?xf32>
          %206 = vector.broadcast %205 : f32 to vector<16xf32>
          %207 = math.fma %206, %144, %124 : vector<16xf32>
          %208 = math.fma %206, %154, %125 : vector<16xf32>
          %209 = arith.addi %49, %134 : index
          %210 = arith.addi %209, %c7 : index
          %211 = memref.load %x[%210] : memref<?xf32>
          %212 = vector.broadcast %211 : f32 to vector<16xf32>
          %213 = math.fma %212, %144, %126 : vector<16xf32>
          %214 = math.fma %212, %154, %127 : vector<16xf32>
          %215 = arith.addi %50, %134 : index
          %216 = arith.addi %215, %c7 : index
          %217 = memref.load %x[%216] : memref<?xf32>
          %218 = vector.broadcast %217 : f32 to vector<16xf32>
          %219 = math.fma %218, %144, %128 : vector<16xf32>
          %220 = math.fma %218, %154, %129 : vector<16xf32>
          %221 = arith.addi %51, %134 : index
          %222 = arith.addi %221, %c7 : index
          %223 = memref.load %x[%222] : memref<?xf32>
          %224 = vector.broadcast %223 : f32 to vector<16xf32>
          %225 = math.fma %224, %144, %130 : vector<16xf32>
          %226 = math.fma %224, %154, %131 : vector<16xf32>
          %227 = arith.sitofp %142 : vector<16xi32> to vector<16xf32>
          %228 = math.fma %227, %94, %98 : vector<16xf32>
          %229 = arith.sitofp %152 : vector<16xi32> to vector<16xf32>
          %230 = math.fma %229, %101, %105 : vector<16xf32>
          %231 = arith.addi %40, %134 : index
          %232 = arith.addi %231, %c9 : index
          %233 = memref.load %x[%232] : memref<?xf32>
          %234 = vector.broadcast %233 : f32 to vector<16xf32>
          %235 = math.fma %234, %228, %159 : vector<16xf32>
          %236 = math.fma %234, %230, %160 : vector<16xf32>
          %237 = arith.addi %41, %134 : index
          %238 = arith.addi %237, %c9 : index
          %239 = memref.load %x[%238] : memref<?xf32>
          %240 = vector.broadcast %239 : f32 to vector<16xf32>
          %241 = math.fma %240, %228, %165 : vector<16xf32>
          %242 = math.fma %240, %230, %166 : vector<16xf32>
          %243 = arith.addi %42, %134 : index
          %244 = arith.addi %243, %c9 : index
          %245 = memref.load %x[%244] : memref<?xf32>
          %246 = vector.broadcast %245 : f32 to vector<16xf32>
          %247 = math.fma %246, %228, %171 : vector<16xf32>
          %248 = math.fma %246, %230, %172 : vector<16xf32>
          %249 = arith.addi %43, %134 : index
          %250 = arith.addi %249, %c9 : index
          %251 = memref.load %x[%250] : memref<?xf32>
          %252 = vector.broadcast %251 : f32 to vector<16xf32>
          %253 = math.fma %252, %228, %177 : vector<16xf32>
          %254 = math.fma %252, %230, %178 : vector<16xf32>
          %255 = arith.addi %44, %134 : index
          %256 = arith.addi %255, %c9 : index
          %257 = memref.load %x[%256] : memref<?xf32>
          %258 = vector.broadcast %257 : f32 to vector<16xf32>
          %259 = math.fma %258, %228, %183 : vector<16xf32>
          %260 = math.fma %258, %230, %184 : vector<16xf32>
          %261 = arith.addi %45, %134 : index
          %262 = arith.addi %261, %c9 : index
          %263 = memref.load %x[%262] : memref<?xf32>
          %264 = vector.broadcast %263 : f32 to vector<16xf32>
          %265 = math.fma %264, %228, %189 : vector<16xf32>
          %266 = math.fma %264, %230, %190 : vector<16xf32>
          %267 = arith.addi %46, %134 : index
          %268 = arith.addi %267, %c9 : index
          %269 = memref.load %x[%268] : memref<?xf32>
          %270 = vector.broadcast %269 : f32 to vector<16xf32>
          %271 = math.fma %270, %228, %195 : vector<16xf32>
          %272 = math.fma %270, %230, %196 : vector<16xf32>
          %273 = arith.addi %47, %134 : index
          %274 = arith.addi %273, %c9 : index
          %275 = memref.load %x[%274] : memref<?xf32>
          %276 = vector.broadcast %275 : f32 to vector<16xf32>
          %277 = math.fma %276, %228, %201 : vector<16xf32>
          %278 = math.fma %276, %230, %202 : vector<16xf32>
          %279 = arith.addi %48, %134 : index
          %280 = arith.addi %279, %c9 : index
          %281 = memref.load %x[%280] : memref<?xf32>
          %282 = vector.broadcast %281 : f32 to vector<16xf32>
          %283 = math.fma %282, %228, %207 : vector<16xf32>
          %284 = math.fma %282, %230, %208 : vector<16xf32>
          %285 = arith.addi %49, %134 : index
          %286 = arith.addi %285, %c9 : index
          %287 = memref.load %x[%286] : memref<?xf32>
          %288 = vector.broadcast %287 : f32 to vector<16xf32>
          %289 = math.fma %288, %228, %213 : vector<16xf32>
          %290 = math.fma %288, %230, %214 : vector<16xf32>
          %291 = arith.addi %50, %134 : index
          %292 = arith.addi %291, %c9 : index
          %293 = memref.load %x[%292] : memref<?xf32>
          %294 = vector.broadcast %293 : f32 to vector<16xf32>
          %295 = math.fma %294, %228, %219 : vector<16xf32>
          %296 = math.fma %294, %230, %220 : vector<16xf32>
          %297 = arith.addi %51, %134 : index
          %298 = arith.addi %297, %c9 : index
          %299 = memref.load %x[%298] : memref<?xf32>
          %300 = vector.broadcast %299 : f32 to vector<16xf32>
          %301 = math.fma %300, %228, %225 : vector<16xf32>
          %302 = math.fma %300, %230, %226 : vector<16xf32>
          %303 = arith.addi %137, %c6 : index
          %304 = vector.load %w[%303] : memref<?xi8>, vector<16xi8>
          %305 = arith.extui %304 : vector<16xi8> to vector<16xi32>
          %306 = arith.andi %305, %c21 : vector<16xi32>
          %307 = arith.shrui %305, %c22 : vector<16xi32>
          %308 = arith.sitofp %306 : vector<16xi32> to vector<16xf32>
          %309 = math.fma %308, %94, %98 : vector<16xf32>
          %310 = arith.addi %147, %c6 : index
          %311 = vector.load %w[%310] : memref<?xi8>, vector<16xi8>
          %312 = arith.extui %311 : vector<16xi8> to vector<16xi32>
          %313 = arith.andi %312, %c21 : vector<16xi32>
          %314 = arith.shrui %312, %c22 : vector<16xi32>
          %315 = arith.sitofp %313 : vector<16xi32> to vector<16xf32>
          %316 = math.fma %315, %101, %105 : vector<16xf32>
          %317 = arith.addi %40, %134 : index
          %318 = arith.addi %317, %c3 : index
          %319 = memref.load %x[%318] : memref<?xf32>
          %320 = vector.broadcast %319 : f32 to vector<16xf32>
          %321 = math.fma %320, %309, %235 : vector<16xf32>
          %322 = math.fma %320, %316, %236 : vector<16xf32>
          %323 = arith.addi %41, %134 : index
          %324 = arith.addi %323, %c3 : index
          %325 = memref.load %x[%324] : memref<?xf32>
          %326 = vector.broadcast %325 : f32 to vector<16xf32>
          %327 = math.fma %326, %309, %241 : vector<16xf32>
          %328 = math.fma %326, %316, %242 : vector<16xf32>
          %329 = arith.addi %42, %134 : index
          %330 = arith.addi %329, %c3 : index
          %331 = memref.load %x[%330] : memref<?xf32>
          %332 = vector.broadcast %331 : f32 to vector<16xf32>
          %333 = math.fma %332, %309, %247 : vector<16xf32>
          %334 = math.fma %332, %316, %248 : vector<16xf32>
          %335 = arith.addi %43, %134 : index
          %336 = arith.addi %335, %c3 : index
          %337 = memref.load %x[%336] : memref<?xf32>
          %338 = vector.broadcast %337 : f32 to vector<16xf32>
          %339 = math.fma %338, %309, %253 : vector<16xf32>
          %340 = math.fma %338, %316, %254 : vector<16xf32>
          %341 = arith.addi %44, %134 : index
          %342 = arith.addi %341, %c3 : index
          %343 = memref.load %x[%342] : memref<?xf32>
          %344 = vector.broadcast %343 : f32 to vector<16xf32>
          %345 = math.fma %344, %309, %259 : vector<16xf32>
          %346 = math.fma %344, %316, %260 : vector<16xf32>
          %347 = arith.addi %45, %134 : index
          %348 = arith.addi %347, %c3 : index
          %349 = memref.load %x[%348] : memref<?xf32>
          %350 = vector.broadcast %349 : f32 to vector<16xf32>
          %351 = math.fma %350, %309, %265 : vector<16xf32>
          %352 = math.fma %350, %316, %266 : vector<16xf32>
          %353 = arith.addi %46, %134 : index
          %354 = arith.addi %353, %c3 : index
          %355 = memref.load %x[%354] : memref<?xf32>
          %356 = vector.broadcast %355 : f32 to vector<16xf32>
          %357 = math.fma %356, %309, %271 : vector<16xf32>
          %358 = math.fma %356, %316, %272 : vector<16xf32>
          %359 = arith.addi %47, %134 : index
          %360 = arith.addi %359, %c3 : index
          %361 = memref.load %x[%360] : memref<?xf32>
          %362 = vector.broadcast %361 : f32 to vector<16xf32>
          %363 = math.fma %362, %309, %277 : vector<16xf32>
          %364 = math.fma %362, %316, %278 : vector<16xf32>
          %365 = arith.addi %48, %134 : index
          %366 = arith.addi %365, %c3 : index
          %367 = memref.load %x[%366] : memref<?xf32>
          %368 = vector.broadcast %367 : f32 to vector<16xf32>
          %369 = math.fma %368, %309, %283 : vector<16xf32>
          %370 = math.fma %368, %316, %284 : vector<16xf32>
          %371 = arith.addi %49, %134 : index
          %372 = arith.addi %371, %c3 : index
          %373 = memref.load %x[%372] : memref<?xf32>
          %374 = vector.broadcast %373 : f32 to vector<16xf32>
          %375 = math.fma %374, %309, %289 : vector<16xf32>
          %376 = math.fma %374, %316, %290 : vector<16xf32>
          %377 = arith.addi %50, %134 : index
          %378 = arith.addi %377, %c3 : index
          %379 = memref.load %x[%378] : memref<?xf32>
          %380 = vector.broadcast %379 : f32 to vector<16xf32>
          %381 = math.fma %380, %309, %295 : vector<16xf32>
          %382 = math.fma %380, %316, %296 : vector<16xf32>
          %383 = arith.addi %51, %134 : index
          %384 = arith.addi %383, %c3 : index
          %385 = memref.load %x[%384] : memref<?xf32>
          %386 = vector.broadcast %385 : f32 to vector<16xf32>
          %387 = math.fma %386, %309, %301 : vector<16xf32>
          %388 = math.fma %386, %316, %302 : vector<16xf32>
          %389 = arith.sitofp %307 : vector<16xi32> to vector<16xf32>
          %390 = math.fma %389, %94, %98 : vector<16xf32>
          %391 = arith.sitofp %314 : vector<16xi32> to vector<16xf32>
          %392 = math.fma %391, %101, %105 : vector<16xf32>
          %393 = arith.addi %40, %134 : index
          %394 = arith.addi %393, %c10 : index
          %395 = memref.load %x[%394] : memref<?xf32>
          %396 = vector.broadcast %395 : f32 to vector<16xf32>
          %397 = math.fma %396, %390, %321 : vector<16xf32>
          %398 = math.fma %396, %392, %322 : vector<16xf32>
          %399 = arith.addi %41, %134 : index
          %400 = arith.addi %399, %c10 : index
          %401 = memref.load %x[%400] : memref<?xf32>
          %402 = vector.broadcast %401 : f32 to vector<16xf32>
          %403 = math.fma %402, %390, %327 : vector<16xf32>
          %404 = math.fma %402, %392, %328 : vector<16xf32>
          %405 = arith.addi %42, %134 : index
          %406 = arith.addi %405, %c10 : index
          %407 = memref.load %x[%406] : memref<?xf32>
          %408 = vector.broadcast %407 : f32 to vector<16xf32>
          %409 = math.fma %408, %390, %333 : vector<16xf32>
          %410 = math.fma %408, %392, %334 : vector<16xf32>
          %411 = arith.addi %43, %134 : index
          %412 = arith.addi %411, %c10 : index
          %413 = memref.load %x[%412] : memref<?xf32>
          %414 = vector.broadcast %413 : f32 to vector<16xf32>
          %415 = math.fma %414, %390, %339 : vector<16xf32>
          %416 = math.fma %414, %392, %340 : vector<16xf32>
          %417 = arith.addi %44, %134 : index
          %418 = arith.addi %417, %c10 : index
          %419 = memref.load %x[%418] : memref<?xf32>
          %420 = vector.broadcast %419 : f32 to vector<16xf32>
          %421 = math.fma %420, %390, %345 : vector<16xf32>
          %422 = math.fma %420, %392, %346 : vector<16xf32>
          %423 = arith.addi %45, %134 : index
          %424 = arith.addi %423, %c10 : index
          %425 = memref.load %x[%424] : memref<?xf32>
          %426 = vector.broadcast %425 : f32 to vector<16xf32>
          %427 = math.fma %426, %390, %351 : vector<16xf32>
          %428 = math.fma %426, %392, %352 : vector<16xf32>
          %429 = arith.addi %46, %134 : index
          %430 = arith.addi %429, %c10 : index
          %431 = memref.load %x[%430] : memref<?xf32>
          %432 = vector.broadcast %431 : f32 to vector<16xf32>
          %433 = math.fma %432, %390, %357 : vector<16xf32>
          %434 = math.fma %432, %392, %358 : vector<16xf32>
          %435 = arith.addi %47, %134 : index
          %436 = arith.addi %435, %c10 : index
          %437 = memref.load %x[%436] : memref<?xf32>
          %438 = vector.broadcast %437 : f32 to vector<16xf32>
          %439 = math.fma %438, %390, %363 : vector<16xf32>
          %440 = math.fma %438, %392, %364 : vector<16xf32>
          %441 = arith.addi %48, %134 : index
          %442 = arith.addi %441, %c10 : index
          %443 = memref.load %x[%442] : memref<?xf32>
          %444 = vector.broadcast %443 : f32 to vector<16xf32>
          %445 = math.fma %444, %390, %369 : vector<16xf32>
          %446 = math.fma %444, %392, %370 : vector<16xf32>
          %447 = arith.addi %49, %134 : index
          %448 = arith.addi %447, %c10 : index
          %449 = memref.load %x[%448] : memref<?xf32>
          %450 = vector.broadcast %449 : f32 to vector<16xf32>
          %451 = math.fma %450, %390, %375 : vector<16xf32>
          %452 = math.fma %450, %392, %376 : vector<16xf32>
          %453 = arith.addi %50, %134 : index
          %454 = arith.addi %453, %c10 : index
          %455 = memref.load %x[%454] : memref<?xf32>
          %456 = vector.broadcast %455 : f32 to vector<16xf32>
          %457 = math.fma %456, %390, %381 : vector<16xf32>
          %458 = math.fma %456, %392, %382 : vector<16xf32>
          %459 = arith.addi %51, %134 : index
          %460 = arith.addi %459, %c10 : index
          %461 = memref.load %x[%460] : memref<?xf32>
          %462 = vector.broadcast %461 : f32 to vector<16xf32>
          %463 = math.fma %462, %390, %387 : vector<16xf32>
          %464 = math.fma %462, %392, %388 : vector<16xf32>
          scf.yield %397, %398, %403, %404, %409, %410, %415, %416, %421, %422, %427, %428, %433, %434, %439, %440, %445, %446, %451, %452, %457, %458, %463, %464 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %132#0, %132#1, %132#2, %132#3, %132#4, %132#5, %132#6, %132#7, %132#8, %132#9, %132#10, %132#11, %132#12, %132#13, %132#14, %132#15, %132#16, %132#17, %132#18, %132#19, %132#20, %132#21, %132#22, %132#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %465 = arith.muli %headDim, %c7 : index
      %466 = arith.muli %52, %c6 : index
      %467 = arith.addi %465, %466 : index
      %468 = arith.addi %467, %c7 : index
      vector.store %87#0, %3[%468] : memref<?xf32>, vector<16xf32>
      %469 = arith.muli %headDim, %c7 : index
      %470 = arith.muli %52, %c6 : index
      %471 = arith.addi %469, %470 : index
      %472 = arith.addi %471, %c6 : index
      vector.store %87#1, %3[%472] : memref<?xf32>, vector<16xf32>
      %473 = arith.muli %headDim, %c9 : index
      %474 = arith.muli %52, %c6 : index
      %475 = arith.addi %473, %474 : index
      %476 = arith.addi %475, %c7 : index
      vector.store %87#2, %3[%476] : memref<?xf32>, vector<16xf32>
      %477 = arith.muli %headDim, %c9 : index
      %478 = arith.muli %52, %c6 : index
      %479 = arith.addi %477, %478 : index
      %480 = arith.addi %479, %c6 : index
      vector.store %87#3, %3[%480] : memref<?xf32>, vector<16xf32>
      %481 = arith.muli %headDim, %c3 : index
      %482 = arith.muli %52, %c6 : index
      %483 = arith.addi %481, %482 : index
      %484 = arith.addi %483, %c7 : index
      vector.store %87#4, %3[%484] : memref<?xf32>, vector<16xf32>
      %485 = arith.muli %headDim, %c3 : index
      %486 = arith.muli %52, %c6 : index
      %487 = arith.addi %485, %486 : index
      %488 = arith.addi %487, %c6 : index
      vector.store %87#5, %3[%488] : memref<?xf32>, vector<16xf32>
      %489 = arith.muli %headDim, %c10 : index
      %490 = arith.muli %52, %c6 : index
      %491 = arith.addi %489, %490 : index
      %492 = arith.addi %491, %c7 : index
      vector.store %87#6, %3[%492] : memref<?xf32>, vector<16xf32>
      %493 = arith.muli %headDim, %c10 : index
      %494 = arith.muli %52, %c6 : index
      %495 = arith.addi %493, %494 : index
      %496 = arith.addi %495, %c6 : index
      vector.store %87#7, %3[%496] : memref<?xf32>, vector<16xf32>
      %497 = arith.muli %headDim, %c11 : index
      %498 = arith.muli %52, %c6 : index
      %499 = arith.addi %497, %498 : index
      %500 = arith.addi %499, %c7 : index
      vector.store %87#8, %3[%500] : memref<?xf32>, vector<16xf32>
      %501 = arith.muli %headDim, %c11 : index
      %502 = arith.muli %52, %c6 : index
      %503 = arith.addi %501, %502 : index
      %504 = arith.addi %503, %c6 : index
      vector.store %87#9, %3[%504] : memref<?xf32>, vector<16xf32>
      %505 = arith.muli %headDim, %c12 : index
      %506 = arith.muli %52, %c6 : index
      %507 = arith.addi %505, %506 : index
      %508 = arith.addi %507, %c7 : index
      vector.store %87#10, %3[%508] : memref<?xf32>, vector<16xf32>
      %509 = arith.muli %headDim, %c12 : index
      %510 = arith.muli %52, %c6 : index
      %511 = arith.addi %509, %510 : index
      %512 = arith.addi %511, %c6 : index
      vector.store %87#11, %3[%512] : memref<?xf32>, vector<16xf32>
      %513 = arith.muli %headDim, %c13 : index
      %514 = arith.muli %52, %c6 : index
      %515 = arith.addi %513, %514 : index
      %516 = arith.addi %515, %c7 : index
      vector.store %87#12, %3[%516] : memref<?xf32>, vector<16xf32>
      %517 = arith.muli %headDim, %c13 : index
      %518 = arith.muli %52, %c6 : index
      %519 = arith.addi %517, %518 : index
      %520 = arith.addi %519, %c6 : index
      vector.store %87#13, %3[%520] : memref<?xf32>, vector<16xf32>
      %521 = arith.muli %headDim, %c14 : index
      %522 = arith.muli %52, %c6 : index
      %523 = arith.addi %521, %522 : index
      %524 = arith.addi %523, %c7 : index
      vector.store %87#14, %3[%524] : memref<?xf32>, vector<16xf32>
      %525 = arith.muli %headDim, %c14 : index
      %526 = arith.muli %52, %c6 : index
      %527 = arith.addi %525, %526 : index
      %528 = arith.addi %527, %c6 : index
      vector.store %87#15, %3[%528] : memref<?xf32>, vector<16xf32>
      %529 = arith.muli %headDim, %c15 : index
      %530 = arith.muli %52, %c6 : index
      %531 = arith.addi %529, %530 : index
      %532 = arith.addi %531, %c7 : index
      vector.store %87#16, %3[%532] : memref<?xf32>, vector<16xf32>
      %533 = arith.muli %headDim, %c15 : index
      %534 = arith.muli %52, %c6 : index
      %535 = arith.addi %533, %534 : index
      %536 = arith.addi %535, %c6 : index
      vector.store %87#17, %3[%536] : memref<?xf32>, vector<16xf32>
      %537 = arith.muli %headDim, %c16 : index
      %538 = arith.muli %52, %c6 : index
      %539 = arith.addi %537, %538 : index
      %540 = arith.addi %539, %c7 : index
      vector.store %87#18, %3[%540] : memref<?xf32>, vector<16xf32>
      %541 = arith.muli %headDim, %c16 : index
      %542 = arith.muli %52, %c6 : index
      %543 = arith.addi %541, %542 : index
      %544 = arith.addi %543, %c6 : index
      vector.store %87#19, %3[%544] : memref<?xf32>, vector<16xf32>
      %545 = arith.muli %headDim, %c17 : index
      %546 = arith.muli %52, %c6 : index
      %547 = arith.addi %545, %546 : index
      %548 = arith.addi %547, %c7 : index
      vector.store %87#20, %3[%548] : memref<?xf32>, vector<16xf32>
      %549 = arith.muli %headDim, %c17 : index
      %550 = arith.muli %52, %c6 : index
      %551 = arith.addi %549, %550 : index
      %552 = arith.addi %551, %c6 : index
      vector.store %87#21, %3[%552] : memref<?xf32>, vector<16xf32>
      %553 = arith.muli %headDim, %c18 : index
      %554 = arith.muli %52, %c6 : index
      %555 = arith.addi %553, %554 : index
      %556 = arith.addi %555, %c7 : index
      vector.store %87#22, %3[%556] : memref<?xf32>, vector<16xf32>
      %557 = arith.muli %headDim, %c18 : index
      %558 = arith.muli %52, %c6 : index
      %559 = arith.addi %557, %558 : index
      %560 = arith.addi %559, %c6 : index
      vector.store %87#23, %3[%560] : memref<?xf32>, vector<16xf32>
    }
    %561 = arith.addi %14, %c2 : index
    %562 = arith.minsi %561, %13 : index
    scf.for %563 = %14 to %562 step %c9 {
      %564 = arith.subi %563, %14 : index
      %565 = arith.muli %564, %headDim : index
      %566 = arith.cmpi eq, %hasBias, %c9 : index
      scf.if %566 {
        scf.for %567 = %c7 to %headDim step %c6 {
          %568 = arith.muli %0, %headDim : index
          %569 = arith.addi %568, %567 : index
          %570 = vector.load %bias[%569] : memref<?xf32>, vector<16xf32>
          %571 = arith.addi %565, %567 : index
          %572 = vector.load %3[%571] : memref<?xf32>, vector<16xf32>
          %573 = arith.addf %572, %570 : vector<16xf32>
          %574 = arith.addi %565, %567 : index
          vector.store %573, %3[%574] : memref<?xf32>, vector<16xf32>
        }
      }
      %575 = arith.addi %heads, %kvHeads : index
      %576 = arith.cmpi slt, %0, %575 : index
      scf.if %576 {
        %577 = arith.cmpi eq, %hasNorm, %c9 : index
        scf.if %577 {
          %578 = arith.cmpi slt, %0, %heads : index
          %581 = scf.for %579 = %c7 to %headDim step %c6 iter_args(%580 = %c19) -> (vector<16xf32>) {
            %582 = arith.addi %565, %579 : index
            %583 = vector.load %3[%582] : memref<?xf32>, vector<16xf32>
            %584 = math.fma %583, %583, %580 : vector<16xf32>
            scf.yield %584 : vector<16xf32>
          }
          %585 = wave.reduce "add" %581 : vector<16xf32>
          %586 = arith.mulf %585, %inverseHeadDim : f32
          %587 = arith.addf %586, %epsilon : f32
          %588 = math.sqrt %587 : f32
          %589 = arith.divf %c29, %588 : f32
          %590 = vector.broadcast %589 : f32 to vector<16xf32>
          scf.for %591 = %c7 to %headDim step %c6 {
            %592 = vector.load %query_norm[%591] : memref<?xf32>, vector<16xf32>
            %593 = vector.load %key_norm[%591] : memref<?xf32>, vector<16xf32>
            %594 = arith.select %578, %592, %593 : vector<16xf32>
            %595 = arith.addi %565, %591 : index
            %596 = vector.load %3[%595] : memref<?xf32>, vector<16xf32>
            %597 = arith.mulf %596, %590 : vector<16xf32>
            %598 = arith.mulf %597, %594 : vector<16xf32>
            %599 = arith.addi %565, %591 : index
            vector.store %598, %3[%599] : memref<?xf32>, vector<16xf32>
          }
        }
        %600 = arith.addi %positionsAt, %563 : index
        %601 = memref.load %step[%600] : memref<?xi32>
        %602 = arith.index_cast %601 : i32 to index
        %603 = arith.divui %headDim, %c3 : index
        %604 = arith.remui %602, %c31 : index
        %605 = arith.muli %604, %headDim : index
        %606 = arith.divui %602, %c31 : index
        %607 = arith.addi %606, %c31 : index
        %608 = arith.muli %607, %headDim : index
        scf.for %609 = %c7 to %603 step %c15 {
          %610 = arith.addi %605, %609 : index
          %611 = vector.load %rope[%610] : memref<?xf32>, vector<8xf32>
          %612 = arith.addi %605, %603 : index
          %613 = arith.addi %612, %609 : index
          %614 = vector.load %rope[%613] : memref<?xf32>, vector<8xf32>
          %615 = arith.addi %608, %609 : index
          %616 = vector.load %rope[%615] : memref<?xf32>, vector<8xf32>
          %617 = arith.addi %608, %603 : index
          %618 = arith.addi %617, %609 : index
          %619 = vector.load %rope[%618] : memref<?xf32>, vector<8xf32>
          %620 = arith.mulf %616, %611 : vector<8xf32>
          %621 = arith.mulf %619, %614 : vector<8xf32>
          %622 = arith.subf %620, %621 : vector<8xf32>
          %623 = arith.mulf %619, %611 : vector<8xf32>
          %624 = arith.mulf %616, %614 : vector<8xf32>
          %625 = arith.addf %623, %624 : vector<8xf32>
          %626 = arith.addi %565, %609 : index
          %627 = vector.load %3[%626] : memref<?xf32>, vector<8xf32>
          %628 = arith.addi %565, %603 : index
          %629 = arith.addi %628, %609 : index
          %630 = vector.load %3[%629] : memref<?xf32>, vector<8xf32>
          %631 = arith.mulf %627, %622 : vector<8xf32>
          %632 = arith.mulf %630, %625 : vector<8xf32>
          %633 = arith.subf %631, %632 : vector<8xf32>
          %634 = arith.addi %565, %609 : index
          vector.store %633, %3[%634] : memref<?xf32>, vector<8xf32>
          %635 = arith.mulf %630, %622 : vector<8xf32>
          %636 = arith.mulf %627, %625 : vector<8xf32>
          %637 = arith.addf %635, %636 : vector<8xf32>
          %638 = arith.addi %565, %603 : index
          %639 = arith.addi %638, %609 : index
          vector.store %637, %3[%639] : memref<?xf32>, vector<8xf32>
        }
      }
      %640 = arith.cmpi slt, %0, %heads : index
      scf.if %640 {
        scf.for %641 = %c7 to %headDim step %c6 {
          %642 = arith.addi %565, %641 : index
          %643 = vector.load %3[%642] : memref<?xf32>, vector<16xf32>
          %644 = arith.muli %563, %heads : index
          %645 = arith.addi %644, %0 : index
          %646 = arith.muli %645, %headDim : index
          %647 = arith.addi %646, %641 : index
          vector.store %643, %q[%647] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %648 = arith.addi %slotsAt, %563 : index
        %649 = memref.load %step[%648] : memref<?xi32>
        %650 = arith.index_cast %649 : i32 to index
        %651 = arith.cmpi sge, %650, %c7 : index
        scf.if %651 {
          %652 = arith.cmpi eq, %codec, %c7 : index
          scf.if %652 {
            %653 = arith.subi %0, %heads : index
            %654 = memref.load %scales[%653] : memref<?xf32>
            %655 = vector.broadcast %654 : f32 to vector<16xf32>
            %656 = arith.divui %650, %c6 : index
            %657 = arith.remui %650, %c6 : index
            %658 = arith.muli %headDim, %c3 : index
            %659 = arith.muli %656, %pageBytes : index
            scf.for %660 = %c7 to %headDim step %c6 {
              %661 = arith.addi %565, %660 : index
              %662 = vector.load %3[%661] : memref<?xf32>, vector<16xf32>
              %663 = arith.mulf %662, %655 : vector<16xf32>
              %664 = arith.minimumf %663, %c35 : vector<16xf32>
              %665 = arith.maximumf %664, %c36 : vector<16xf32>
              %666 = arith.truncf %665 : vector<16xf32> to vector<16xf16>
              %667 = vector.bitcast %666 : vector<16xf16> to vector<32xi8>
              %668 = arith.muli %660, %c3 : index
              vector.store %667, %5[%668] : memref<?xi8>, vector<32xi8>
            }
            %669 = arith.cmpi slt, %653, %kvHeads : index
            scf.if %669 {
              %670 = arith.muli %658, %c4 : index
              %671 = arith.muli %653, %670 : index
              %672 = arith.addi %659, %671 : index
              %673 = arith.muli %657, %c3 : index
              %674 = arith.addi %672, %673 : index
              scf.for %675 = %c7 to %headDim step %c9 {
                %676 = arith.muli %675, %c3 : index
                %677 = arith.addi %676, %c7 : index
                %678 = memref.load %5[%677] : memref<?xi8>
                %679 = arith.muli %675, %c4 : index
                %680 = arith.addi %674, %679 : index
                %681 = arith.addi %680, %c7 : index
                memref.store %678, %kv[%681] : memref<?xi8>
                %682 = arith.muli %675, %c3 : index
                %683 = arith.addi %682, %c9 : index
                %684 = memref.load %5[%683] : memref<?xi8>
                %685 = arith.muli %675, %c4 : index
                %686 = arith.addi %674, %685 : index
                %687 = arith.addi %686, %c9 : index
                memref.store %684, %kv[%687] : memref<?xi8>
              }
            } else {
              %688 = arith.subi %653, %kvHeads : index
              %689 = arith.muli %688, %c3 : index
              %690 = arith.addi %689, %c9 : index
              %691 = arith.muli %658, %c6 : index
              %692 = arith.muli %690, %691 : index
              %693 = arith.addi %659, %692 : index
              %694 = arith.muli %657, %658 : index
              %695 = arith.addi %693, %694 : index
              scf.for %696 = %c7 to %658 step %c6 {
                %697 = vector.load %5[%696] : memref<?xi8>, vector<16xi8>
                %698 = arith.addi %695, %696 : index
                vector.store %697, %kv[%698] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %699 = arith.cmpi eq, %codec, %c9 : index
          scf.if %699 {
            %700 = arith.subi %0, %heads : index
            %701 = memref.load %scales[%700] : memref<?xf32>
            %702 = vector.broadcast %701 : f32 to vector<16xf32>
            %703 = arith.divui %650, %c6 : index
            %704 = arith.remui %650, %c6 : index
            %705 = arith.muli %headDim, %c9 : index
            %706 = arith.muli %703, %pageBytes : index
            scf.for %707 = %c7 to %headDim step %c6 {
              %708 = arith.addi %565, %707 : index
              %709 = vector.load %3[%708] : memref<?xf32>, vector<16xf32>
              %710 = arith.mulf %709, %702 : vector<16xf32>
              %711 = wave.fp8_encode "e4m3" %710 : vector<16xf32> -> vector<16xi8>
              %712 = arith.muli %707, %c9 : index
              vector.store %711, %5[%712] : memref<?xi8>, vector<16xi8>
            }
            %713 = arith.cmpi slt, %700, %kvHeads : index
            scf.if %713 {
              %714 = arith.muli %705, %c4 : index
              %715 = arith.muli %700, %714 : index
              %716 = arith.addi %706, %715 : index
              %717 = arith.muli %704, %c9 : index
              %718 = arith.addi %716, %717 : index
              scf.for %719 = %c7 to %headDim step %c9 {
                %720 = arith.muli %719, %c9 : index
                %721 = arith.addi %720, %c7 : index
                %722 = memref.load %5[%721] : memref<?xi8>
                %723 = arith.muli %719, %c6 : index
                %724 = arith.addi %718, %723 : index
                %725 = arith.addi %724, %c7 : index
                memref.store %722, %kv[%725] : memref<?xi8>
              }
            } else {
              %726 = arith.subi %700, %kvHeads : index
              %727 = arith.muli %726, %c3 : index
              %728 = arith.addi %727, %c9 : index
              %729 = arith.muli %705, %c6 : index
              %730 = arith.muli %728, %729 : index
              %731 = arith.addi %706, %730 : index
              %732 = arith.muli %704, %705 : index
              %733 = arith.addi %731, %732 : index
              scf.for %734 = %c7 to %705 step %c6 {
                %735 = vector.load %5[%734] : memref<?xi8>, vector<16xi8>
                %736 = arith.addi %733, %734 : index
                vector.store %735, %kv[%736] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %737 = arith.cmpi eq, %codec, %c3 : index
          scf.if %737 {
            %738 = arith.subi %0, %heads : index
            %739 = memref.load %scales[%738] : memref<?xf32>
            %740 = vector.broadcast %739 : f32 to vector<16xf32>
            %741 = arith.divui %650, %c6 : index
            %742 = arith.remui %650, %c6 : index
            %743 = arith.muli %headDim, %c9 : index
            %744 = arith.muli %741, %pageBytes : index
            scf.for %745 = %c7 to %headDim step %c6 {
              %746 = arith.addi %565, %745 : index
              %747 = vector.load %3[%746] : memref<?xf32>, vector<16xf32>
              %748 = arith.mulf %747, %740 : vector<16xf32>
              %749 = wave.fp8_encode "e5m2" %748 : vector<16xf32> -> vector<16xi8>
              %750 = arith.muli %745, %c9 : index
              vector.store %749, %5[%750] : memref<?xi8>, vector<16xi8>
            }
            %751 = arith.cmpi slt, %738, %kvHeads : index
            scf.if %751 {
              %752 = arith.muli %743, %c4 : index
              %753 = arith.muli %738, %752 : index
              %754 = arith.addi %744, %753 : index
              %755 = arith.muli %742, %c9 : index
              %756 = arith.addi %754, %755 : index
              scf.for %757 = %c7 to %headDim step %c9 {
                %758 = arith.muli %757, %c9 : index
                %759 = arith.addi %758, %c7 : index
                %760 = memref.load %5[%759] : memref<?xi8>
                %761 = arith.muli %757, %c6 : index
                %762 = arith.addi %756, %761 : index
                %763 = arith.addi %762, %c7 : index
                memref.store %760, %kv[%763] : memref<?xi8>
              }
            } else {
              %764 = arith.subi %738, %kvHeads : index
              %765 = arith.muli %764, %c3 : index
              %766 = arith.addi %765, %c9 : index
              %767 = arith.muli %743, %c6 : index
              %768 = arith.muli %766, %767 : index
              %769 = arith.addi %744, %768 : index
              %770 = arith.muli %742, %743 : index
              %771 = arith.addi %769, %770 : index
              scf.for %772 = %c7 to %743 step %c6 {
                %773 = vector.load %5[%772] : memref<?xi8>, vector<16xi8>
                %774 = arith.addi %771, %772 : index
                vector.store %773, %kv[%774] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
