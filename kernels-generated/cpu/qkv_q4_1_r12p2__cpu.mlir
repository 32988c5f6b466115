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
          %133 = arith.addi %89, %c20 : index
          %134 = arith.muli %107, %c4 : index
          %135 = arith.addi %133, %134 : index
          %136 = arith.addi %135, %c7 : index
          %137 = vector.load %w[%136] : memref<?xi8>, vector<16xi8>
          %138 = arith.extui %137 : vector<16xi8> to vector<16xi32>
          %139 = arith.andi %138, %c21 : vector<16xi32>
          %140 = arith.shrui %138, %c22 : vector<16xi32>
          %141 = arith.sitofp %139 : vector<16xi32> to vector<16xf32>
          %142 = math.fma %141, %94, %98 : vector<16xf32>
          %143 = arith.sitofp %140 : vector<16xi32> to vector<16xf32>
          %144 = math.fma %143, %94, %98 : vector<16xf32>
          %145 = arith.addi %135, %c6 : index
          %146 = vector.load %w[%145] : memref<?xi8>, vector<16xi8>
          %147 = arith.extui %146 : vector<16xi8> to vector<16xi32>
          %148 = arith.andi %147, %c21 : vector<16xi32>
          %149 = arith.shrui %147, %c22 : vector<16xi32>
          %150 = arith.sitofp %148 : vector<16xi32> to vector<16xf32>
          %151 = math.fma %150, %94, %98 : vector<16xf32>
          %152 = arith.sitofp %149 : vector<16xi32> to vector<16xf32>
          %153 = math.fma %152, %94, %98 : vector<16xf32>
          %154 = arith.addi %91, %c20 : index
          %155 = arith.muli %107, %c4 : index
          %156 = arith.addi %154, %155 : index
          %157 = arith.addi %156, %c7 : index
          %158 = vector.load %w[%157] : memref<?xi8>, vector<16xi8>
          %159 = arith.extui %158 : vector<16xi8> to vector<16xi32>
          %160 = arith.andi %159, %c21 : vector<16xi32>
          %161 = arith.shrui %159, %c22 : vector<16xi32>
          %162 = arith.sitofp %160 : vector<16xi32> to vector<16xf32>
          %163 = math.fma %162, %101, %105 : vector<16xf32>
          %164 = arith.sitofp %161 : vector<16xi32> to vector<16xf32>
          %165 = math.fma %164, %101, %105 : vector<16xf32>
          %166 = arith.addi %156, %c6 : index
          %167 = vector.load %w[%166] : memref<?xi8>, vector<16xi8>
          %168 = arith.extui %167 : vector<16xi8> to vector<16xi32>
          %169 = arith.andi %168, %c21 : vector<16xi32>
          %170 = arith.shrui %168, %c22 : vector<16xi32>
          %171 = arith.sitofp %169 : vector<16xi32> to vector<16xf32>
          %172 = math.fma %171, %101, %105 : vector<16xf32>
          %173 = arith.sitofp %170 : vector<16xi32> to vector<16xf32>
          %174 = math.fma %173, %101, %105 : vector<16xf32>
          %175 = arith.muli %107, %c11 : index
          %176 = arith.addi %106, %175 : index
          %177 = arith.addi %40, %176 : index
          %178 = arith.addi %177, %c7 : index
          %179 = memref.load %x[%178] : memref<?xf32>
          %180 = vector.broadcast %179 : f32 to vector<16xf32>
          %181 = math.fma %180, %142, %108 : vector<16xf32>
          %182 = math.fma %180, %163, %109 : vector<16xf32>
          %183 = arith.addi %41, %176 : index
          %184 = arith.addi %183, %c7 : index
          %185 = memref.load %x[%184] : memref<?xf32>
          %186 = vector.broadcast %185 : f32 to vector<16xf32>
          %187 = math.fma %186, %142, %110 : vector<16xf32>
          %188 = math.fma %186, %163, %111 : vector<16xf32>
          %189 = arith.addi %42, %176 : index
          %190 = arith.addi %189, %c7 : index
          %191 = memref.load %x[%190] : memref<?xf32>
          %192 = vector.broadcast %191 : f32 to vector<16xf32>
          %193 = math.fma %192, %142, %112 : vector<16xf32>
          %194 = math.fma %192, %163, %113 : vector<16xf32>
          %195 = arith.addi %43, %176 : index
          %196 = arith.addi %195, %c7 : index
          %197 = memref.load %x[%196] : memref<?xf32>
          %198 = vector.broadcast %197 : f32 to vector<16xf32>
          %199 = math.fma %198, %142, %114 : vector<16xf32>
          %200 = math.fma %198, %163, %115 : vector<16xf32>
          %201 = arith.addi %44, %176 : index
          %202 = arith.addi %201, %c7 : index
          %203 = memref.load %x[%202] : memref<?xf32>
          %204 = vector.broadcast %203 : f32 to vector<16xf32>
          %205 = math.fma %204, %142, %116 : vector<16xf32>
          %206 = math.fma %204, %163, %117 : vector<16xf32>
          %207 = arith.addi %45, %176 : index
          %208 = arith.addi %207, %c7 : index
          %209 = memref.load %x[%208] : memref<?xf32>
          %210 = vector.broadcast %209 : f32 to vector<16xf32>
          %211 = math.fma %210, %142, %118 : vector<16xf32>
          %212 = math.fma %210, %163, %119 : vector<16xf32>
          %213 = arith.addi %46, %176 : index
          %214 = arith.addi %213, %c7 : index
          %215 = memref.load %x[%214] : memref<?xf32>
          %216 = vector.broadcast %215 : f32 to vector<16xf32>
          %217 = math.fma %216, %142, %120 : vector<16xf32>
          %218 = math.fma %216, %163, %121 : vector<16xf32>
          %219 = arith.addi %47, %176 : index
          %220 = arith.addi %219, %c7 : index
          %221 = memref.load %x[%220] : memref<?xf32>
          %222 = vector.broadcast %221 : f32 to vector<16xf32>
          %223 = math.fma %222, %142, %122 : vector<16xf32>
          %224 = math.fma %222, %163, %123 : vector<16xf32>
          %225 = arith.addi %48, %176 : index
          %226 = arith.addi %225, %c7 : index
          %227 = memref.load %x[%226] : memref<?xf32>
          %228 = vector.broadcast %227 : f32 to vector<16xf32>
          %229 = math.fma %228, %142, %124 : vector<16xf32>
          %230 = math.fma %228, %163, %125 : vector<16xf32>
          %231 = arith.addi %49, %176 : index
          %232 = arith.addi %231, %c7 : index
          %233 = memref.load %x[%232] : memref<?xf32>
          %234 = vector.broadcast %233 : f32 to vector<16xf32>
          %235 = math.fma %234, %142, %126 : vector<16xf32>
          %236 = math.fma %234, %163, %127 : vector<16xf32>
          %237 = arith.addi %50, %176 : index
          %238 = arith.addi %237, %c7 : index
          %239 = memref.load %x[%238] : memref<?xf32>
          %240 = vector.broadcast %239 : f32 to vector<16xf32>
          %241 = math.fma %240, %142, %128 : vector<16xf32>
          %242 = math.fma %240, %163, %129 : vector<16xf32>
          %243 = arith.addi %51, %176 : index
          %244 = arith.addi %243, %c7 : index
          %245 = memref.load %x[%244] : memref<?xf32>
          %246 = vector.broadcast %245 : f32 to vector<16xf32>
          %247 = math.fma %246, %142, %130 : vector<16xf32>
          %248 = math.fma %246, %163, %131 : vector<16xf32>
          %249 = arith.addi %40, %176 : index
          %250 = arith.addi %249, %c9 : index
          %251 = memref.load %x[%250] : memref<?xf32>
          %252 = vector.broadcast %251 : f32 to vector<16xf32>
          %253 = math.fma %252, %144, %181 : vector<16xf32>
          %254 = math.fma %252, %165, %182 : vector<16xf32>
          %255 = arith.addi %41, %176 : index
          %256 = arith.addi %255, %c9 : index
          %257 = memref.load %x[%256] : memref<?xf32>
          %258 = vector.broadcast %257 : f32 to vector<16xf32>
          %259 = math.fma %258, %144, %187 : vector<16xf32>
          %260 = math.fma %258, %165, %188 : vector<16xf32>
          %261 = arith.addi %42, %176 : index
          %262 = arith.addi %261, %c9 : index
          %263 = memref.load %x[%262] : memref<?xf32>
          %264 = vector.broadcast %263 : f32 to vector<16xf32>
          %265 = math.fma %264, %144, %193 : vector<16xf32>
          %266 = math.fma %264, %165, %194 : vector<16xf32>
          %267 = arith.addi %43, %176 : index
          %268 = arith.addi %267, %c9 : index
          %269 = memref.load %x[%268] : memref<?xf32>
          %270 = vector.broadcast %269 : f32 to vector<16xf32>
          %271 = math.fma %270, %144, %199 : vector<16xf32>
          %272 = math.fma %270, %165, %200 : vector<16xf32>
          %273 = arith.addi %44, %176 : index
          %274 = arith.addi %273, %c9 : index
          %275 = memref.load %x[%274] : memref<?xf32>
          %276 = vector.broadcast %275 : f32 to vector<16xf32>
          %277 = math.fma %276, %144, %205 : vector<16xf32>
          %278 = math.fma %276, %165, %206 : vector<16xf32>
          %279 = arith.addi %45, %176 : index
          %280 = arith.addi %279, %c9 : index
          %281 = memref.load %x[%280] : memref<?xf32>
          %282 = vector.broadcast %281 : f32 to vector<16xf32>
          %283 = math.fma %282, %144, %211 : vector<16xf32>
          %284 = math.fma %282, %165, %212 : vector<16xf32>
          %285 = arith.addi %46, %176 : index
          %286 = arith.addi %285, %c9 : index
          %287 = memref.load %x[%286] : memref<?xf32>
          %288 = vector.broadcast %287 : f32 to vector<16xf32>
          %289 = math.fma %288, %144, %217 : vector<16xf32>
          %290 = math.fma %288, %165, %218 : vector<16xf32>
          %291 = arith.addi %47, %176 : index
          %292 = arith.addi %291, %c9 : index
          %293 = memref.load %x[%292] : memref<?xf32>
          %294 = vector.broadcast %293 : f32 to vector<16xf32>
          %295 = math.fma %294, %144, %223 : vector<16xf32>
          %296 = math.fma %294, %165, %224 : vector<16xf32>
          %297 = arith.addi %48, %176 : index
          %298 = arith.addi %297, %c9 : index
          %299 = memref.load %x[%298] : memref<?xf32>
          %300 = vector.broadcast %299 : f32 to vector<16xf32>
          %301 = math.fma %300, %144, %229 : vector<16xf32>
          %302 = math.fma %300, %165, %230 : vector<16xf32>
          %303 = arith.addi %49, %176 : index
          %304 = arith.addi %303, %c9 : index
          %305 = memref.load %x[%304] : memref<?xf32>
          %306 = vector.broadcast %305 : f32 to vector<16xf32>
          %307 = math.fma %306, %144, %235 : vector<16xf32>
          %308 = math.fma %306, %165, %236 : vector<16xf32>
          %309 = arith.addi %50, %176 : index
          %310 = arith.addi %309, %c9 : index
          %311 = memref.load %x[%310] : memref<?xf32>
          %312 = vector.broadcast %311 : f32 to vector<16xf32>
          %313 = math.fma %312, %144, %241 : vector<16xf32>
          %314 = math.fma %312, %165, %242 : vector<16xf32>
          %315 = arith.addi %51, %176 : index
          %316 = arith.addi %315, %c9 : index
          %317 = memref.load %x[%316] : memref<?xf32>
          %318 = vector.broadcast %317 : f32 to vector<16xf32>
          %319 = math.fma %318, %144, %247 : vector<16xf32>
          %320 = math.fma %318, %165, %248 : vector<16xf32>
          %321 = arith.addi %40, %176 : index
          %322 = arith.addi %321, %c3 : index
          %323 = memref.load %x[%322] : memref<?xf32>
          %324 = vector.broadcast %323 : f32 to vector<16xf32>
          %325 = math.fma %324, %151, %253 : vector<16xf32>
          %326 = math.fma %324, %172, %254 : vector<16xf32>
          %327 = arith.addi %41, %176 : index
          %328 = arith.addi %327, %c3 : index
          %329 = memref.load %x[%328] : memref<?xf32>
          %330 = vector.broadcast %329 : f32 to vector<16xf32>
          %331 = math.fma %330, %151, %259 : vector<16xf32>
          %332 = math.fma %330, %172, %260 : vector<16xf32>
          %333 = arith.addi %42, %176 : index
          %334 = arith.addi %333, %c3 : index
          %335 = memref.load %x[%334] : memref<?xf32>
          %336 = vector.broadcast %335 : f32 to vector<16xf32>
          %337 = math.fma %336, %151, %265 : vector<16xf32>
          %338 = math.fma %336, %172, %266 : vector<16xf32>
          %339 = arith.addi %43, %176 : index
          %340 = arith.addi %339, %c3 : index
          %341 = memref.load %x[%340] : memref<?xf32>
          %342 = vector.broadcast %341 : f32 to vector<16xf32>
          %343 = math.fma %342, %151, %271 : vector<16xf32>
          %344 = math.fma %342, %172, %272 : vector<16xf32>
          %345 = arith.addi %44, %176 : index
          %346 = arith.addi %345, %c3 : index
          %347 = memref.load %x[%346] : memref<?xf32>
          %348 = vector.broadcast %347 : f32 to vector<16xf32>
          %349 = math.fma %348, %151, %277 : vector<16xf32>
          %350 = math.fma %348, %172, %278 : vector<16xf32>
          %351 = arith.addi %45, %176 : index
          %352 = arith.addi %351, %c3 : index
          %353 = memref.load %x[%352] : memref<?xf32>
          %354 = vector.broadcast %353 : f32 to vector<16xf32>
          %355 = math.fma %354, %151, %283 : vector<16xf32>
          %356 = math.fma %354, %172, %284 : vector<16xf32>
          %357 = arith.addi %46, %176 : index
          %358 = arith.addi %357, %c3 : index
          %359 = memref.load %x[%358] : memref<?xf32>
          %360 = vector.broadcast %359 : f32 to vector<16xf32>
          %361 = math.fma %360, %151, %289 : vector<16xf32>
          %362 = math.fma %360, %172, %290 : vector<16xf32>
          %363 = arith.addi %47, %176 : index
          %364 = arith.addi %363, %c3 : index
          %365 = memref.load %x[%364] : memref<?xf32>
          %366 = vector.broadcast %365 : f32 to vector<16xf32>
          %367 = math.fma %366, %151, %295 : vector<16xf32>
          %368 = math.fma %366, %172, %296 : vector<16xf32>
          %369 = arith.addi %48, %176 : index
          %370 = arith.addi %369, %c3 : index
          %371 = memref.load %x[%370] : memref<?xf32>
          %372 = vector.broadcast %371 : f32 to vector<16xf32>
          %373 = math.fma %372, %151, %301 : vector<16xf32>
          %374 = math.fma %372, %172, %302 : vector<16xf32>
          %375 = arith.addi %49, %176 : index
          %376 = arith.addi %375, %c3 : index
          %377 = memref.load %x[%376] : memref<?xf32>
          %378 = vector.broadcast %377 : f32 to vector<16xf32>
          %379 = math.fma %378, %151, %307 : vector<16xf32>
          %380 = math.fma %378, %172, %308 : vector<16xf32>
          %381 = arith.addi %50, %176 : index
          %382 = arith.addi %381, %c3 : index
          %383 = memref.load %x[%382] : memref<?xf32>
          %384 = vector.broadcast %383 : f32 to vector<16xf32>
          %385 = math.fma %384, %151, %313 : vector<16xf32>
          %386 = math.fma %384, %172, %314 : vector<16xf32>
          %387 = arith.addi %51, %176 : index
          %388 = arith.addi %387, %c3 : index
          %389 = memref.load %x[%388] : memref<?xf32>
          %390 = vector.broadcast %389 : f32 to vector<16xf32>
          %391 = math.fma %390, %151, %319 : vector<16xf32>
          %392 = math.fma %390, %172, %320 : vector<16xf32>
          %393 = arith.addi %40, %176 : index
          %394 = arith.addi %393, %c10 : index
          %395 = memref.load %x[%394] : memref<?xf32>
          %396 = vector.broadcast %395 : f32 to vector<16xf32>
          %397 = math.fma %396, %153, %325 : vector<16xf32>
          %398 = math.fma %396, %174, %326 : vector<16xf32>
          %399 = arith.addi %41, %176 : index
          %400 = arith.addi %399, %c10 : index
          %401 = memref.load %x[%400] : memref<?xf32>
          %402 = vector.broadcast %401 : f32 to vector<16xf32>
          %403 = math.fma %402, %153, %331 : vector<16xf32>
          %404 = math.fma %402, %174, %332 : vector<16xf32>
          %405 = arith.addi %42, %176 : index
          %406 = arith.addi %405, %c10 : index
          %407 = memref.load %x[%406] : memref<?xf32>
          %408 = vector.broadcast %407 : f32 to vector<16xf32>
          %409 = math.fma %408, %153, %337 : vector<16xf32>
          %410 = math.fma %408, %174, %338 : vector<16xf32>
          %411 = arith.addi %43, %176 : index
          %412 = arith.addi %411, %c10 : index
          %413 = memref.load %x[%412] : memref<?xf32>
          %414 = vector.broadcast %413 : f32 to vector<16xf32>
          %415 = math.fma %414, %153, %343 : vector<16xf32>
          %416 = math.fma %414, %174, %344 : vector<16xf32>
          %417 = arith.addi %44, %176 : index
          %418 = arith.addi %417, %c10 : index
          %419 = memref.load %x[%418] : memref<?xf32>
          %420 = vector.broadcast %419 : f32 to vector<16xf32>
          %421 = math.fma %420, %153, %349 : vector<16xf32>
          %422 = math.fma %420, %174, %350 : vector<16xf32>
          %423 = arith.addi %45, %176 : index
          %424 = arith.addi %423, %c10 : index
          %425 = memref.load %x[%424] : memref<?xf32>
          %426 = vector.broadcast %425 : f32 to vector<16xf32>
          %427 = math.fma %426, %153, %355 : vector<16xf32>
          %428 = math.fma %426, %174, %356 : vector<16xf32>
          %429 = arith.addi %46, %176 : index
          %430 = arith.addi %429, %c10 : index
          %431 = memref.load %x[%430] : memref<?xf32>
          %432 = vector.broadcast %431 : f32 to vector<16xf32>
          %433 = math.fma %432, %153, %361 : vector<16xf32>
          %434 = math.fma %432, %174, %362 : vector<16xf32>
          %435 = arith.addi %47, %176 : index
          %436 = arith.addi %435, %c10 : index
          %437 = memref.load %x[%436] : memref<?xf32>
          %438 = vector.broadcast %437 : f32 to vector<16xf32>
          %439 = math.fma %438, %153, %367 : vector<16xf32>
          %440 = math.fma %438, %174, %368 : vector<16xf32>
          %441 = arith.addi %48, %176 : index
          %442 = arith.addi %441, %c10 : index
          %443 = memref.load %x[%442] : memref<?xf32>
          %444 = vector.broadcast %443 : f32 to vector<16xf32>
          %445 = math.fma %444, %153, %373 : vector<16xf32>
          %446 = math.fma %444, %174, %374 : vector<16xf32>
          %447 = arith.addi %49, %176 : index
          %448 = arith.addi %447, %c10 : index
          %449 = memref.load %x[%448] : memref<?xf32>
          %450 = vector.broadcast %449 : f32 to vector<16xf32>
          %451 = math.fma %450, %153, %379 : vector<16xf32>
          %452 = math.fma %450, %174, %380 : vector<16xf32>
          %453 = arith.addi %50, %176 : index
          %454 = arith.addi %453, %c10 : index
          %455 = memref.load %x[%454] : memref<?xf32>
          %456 = vector.broadcast %455 : f32 to vector<16xf32>
          %457 = math.fma %456, %153, %385 : vector<16xf32>
          %458 = math.fma %456, %174, %386 : vector<16xf32>
          %459 = arith.addi %51, %176 : index
          %460 = arith.addi %459, %c10 : index
          %461 = memref.load %x[%460] : memref<?xf32>
          %462 = vector.broadcast %461 : f32 to vector<16xf32>
          %463 = math.fma %462, %153, %391 : vector<16xf32>
          %464 = math.fma %462, %174, %392 : vector<16xf32>
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
