// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q4_1', shape=Shape(rows=8, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q4_1_r8p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 8 : index
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
  %c15 = arith.constant dense<0x00000000> : vector<16xf32>
  %c16 = arith.constant 64 : index
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
        %75 = arith.addi %69, %c4 : index
        %76 = vector.load %w[%75] : memref<?xi8>, vector<32xi8>
        %77 = vector.bitcast %76 : vector<32xi8> to vector<16xf16>
        %78 = arith.extf %77 : vector<16xf16> to vector<16xf32>
        %79 = vector.load %w[%71] : memref<?xi8>, vector<32xi8>
        %80 = vector.bitcast %79 : vector<32xi8> to vector<16xf16>
        %81 = arith.extf %80 : vector<16xf16> to vector<16xf32>
        %82 = arith.addi %71, %c4 : index
        %83 = vector.load %w[%82] : memref<?xi8>, vector<32xi8>
        %84 = vector.bitcast %83 : vector<32xi8> to vector<16xf16>
        %85 = arith.extf %84 : vector<16xf16> to vector<16xf32>
        %86 = arith.muli %50, %c4 : index
        %104:16 = scf.for %87 = %c7 to %c2 step %c9 iter_args(%88 = %51, %89 = %52, %90 = %53, %91 = %54, %92 = %55, %93 = %56, %94 = %57, %95 = %58, %96 = %59, %97 = %60, %98 = %61, %99 = %62, %100 = %63, %101 = %64, %102 = %65, %103 = %66) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %105 = arith.muli %87, %c11 : index
          %106 = arith.addi %86, %105 : index
          %107 = arith.addi %69, %c16 : index
          %108 = arith.muli %87, %c4 : index
          %109 = arith.addi %107, %108 : index
          %110 = arith.addi %109, %c7 : index
          %111 = vector.load %w[%110] : memref<?xi8>, vector<16xi8>
          %112 = arith.extui %111 : vector<16xi8> to vector<16xi32>
          %113 = arith.andi %112, %c17 : vector<16xi32>
          %114 = arith.shrui %112, %c18 : vector<16xi32>
          %115 = arith.sitofp %113 : vector<16xi32> to vector<16xf32>
          %116 = math.fma %115, %74, %78 : vector<16xf32>
          %117 = arith.addi %71, %c16 : index
          %118 = arith.muli %87, %c4 : index
          %119 = arith.addi %117, %118 : index
          %120 = arith.addi %119, %c7 : index
          %121 = vector.load %w[%120] : memref<?xi8>, vector<16xi8>
          %122 = arith.extui %121 : vector<16xi8> to vector<16xi32>
          %123 = arith.andi %122, %c17 : vector<16xi32>
          %124 = arith.shrui %122, %c18 : vector<16xi32>
          %125 = arith.sitofp %123 : vector<16xi32> to vector<16xf32>
          %126 = math.fma %125, %81, %85 : vector<16xf32>
          %127 = arith.addi %32, %106 : index
          %128 = arith.addi %127, %c7 : index
          %129 = memref.load %x[%128] : memref<?xf32>
          %130 = vector.broadcast %129 : f32 to vector<16xf32>
          %131 = math.fma %130, %116, %88 : vector<16xf32>
          %132 = math.fma %130, %126, %89 : vector<16xf32>
          %133 = arith.addi %33, %106 : index
          %134 = arith.addi %133, %c7 : index
          %135 = memref.load %x[%134] : memref<?xf32>
          %136 = vector.broadcast %135 : f32 to vector<16xf32>
          %137 = math.fma %136, %116, %90 : vector<16xf32>
          %138 = math.fma %136, %126, %91 : vector<16xf32>
          %139 = arith.addi %34, %106 : index
          %140 = arith.addi %139, %c7 : index
          %141 = memref.load %x[%140] : memref<?xf32>
          %142 = vector.broadcast %141 : f32 to vector<16xf32>
          %143 = math.fma %142, %116, %92 : vector<16xf32>
          %144 = math.fma %142, %126, %93 : vector<16xf32>
          %145 = arith.addi %35, %106 : index
          %146 = arith.addi %145, %c7 : index
          %147 = memref.load %x[%146] : memref<?xf32>
          %148 = vector.broadcast %147 : f32 to vector<16xf32>
          %149 = math.fma %148, %116, %94 : vector<16xf32>
          %150 = math.fma %148, %126, %95 : vector<16xf32>
          %151 = arith.addi %36, %106 : index
          %152 = arith.addi %151, %c7 : index
          %153 = memref.load %x[%152] : memref<?xf32>
          %154 = vector.broadcast %153 : f32 to vector<16xf32>
          %155 = math.fma %154, %116, %96 : vector<16xf32>
          %156 = math.fma %154, %126, %97 : vector<16xf32>
          %157 = arith.addi %37, %106 : index
          %158 = arith.addi %157, %c7 : index
          %159 = memref.load %x[%158] : memref<?xf32>
          %160 = vector.broadcast %159 : f32 to vector<16xf32>
          %161 = math.fma %160, %116, %98 : vector<16xf32>
          %162 = math.fma %160, %126, %99 : vector<16xf32>
          %163 = arith.addi %38, %106 : index
          %164 = arith.addi %163, %c7 : index
          %165 = memref.load %x[%164] : memref<?xf32>
          %166 = vector.broadcast %165 : f32 to vector<16xf32>
          %167 = math.fma %166, %116, %100 : vector<16xf32>
          %168 = math.fma %166, %126, %101 : vector<16xf32>
          %169 = arith.addi %39, %106 : index
          %170 = arith.addi %169, %c7 : index
          %171 = memref.load %x[%170] : memref<?xf32>
          %172 = vector.broadcast %171 : f32 to vector<16xf32>
          %173 = math.fma %172, %116, %102 : vector<16xf32>
          %174 = math.fma %172, %126, %103 : vector<16xf32>
          %175 = arith.sitofp %114 : vector<16xi32> to vector<16xf32>
          %176 = math.fma %175, %74, %78 : vector<16xf32>
          %177 = arith.sitofp %124 : vector<16xi32> to vector<16xf32>
          %178 = math.fma %177, %81, %85 : vector<16xf32>
          %179 = arith.addi %32, %106 : index
          %180 = arith.addi %179, %c9 : index
          %181 = memref.load %x[%180] : memref<?xf32>
          %182 = vector.broadcast %181 : f32 to vector<16xf32>
          %183 = math.fma %182, %176, %131 : vector<16xf32>
          %184 = math.fma %182, %178, %132 : vector<16xf32>
          %185 = arith.addi %33, %106 : index
          %186 = arith.addi %185, %c9 : index
          %187 = memref.load %x[%186] : memref<?xf32>
          %188 = vector.broadcast %187 : f32 to vector<16xf32>
          %189 = math.fma %188, %176, %137 : vector<16xf32>
          %190 = math.fma %188, %178, %138 : vector<16xf32>
          %191 = arith.addi %34, %106 : index
          %192 = arith.addi %191, %c9 : index
          %193 = memref.load %x[%192] : memref<?xf32>
          %194 = vector.broadcast %193 : f32 to vector<16xf32>
          %195 = math.fma %194, %176, %143 : vector<16xf32>
          %196 = math.fma %194, %178, %144 : vector<16xf32>
          %197 = arith.addi %35, %106 : index
          %198 = arith.addi %197, %c9 : index
          %199 = memref.load %x[%198] : memref<?xf32>
          %200 = vector.broadcast %199 : f32 to vector<16xf32>
          %201 = math.fma %200, %176, %149 : vector<16xf32>
          %202 = math.fma %200, %178, %150 : vector<16xf32>
          %203 = arith.addi %36, %106 : index
          %204 = arith.addi %203, %c9 : index
          %205 = memref.load %x[%204] : memref<?xf32>
          %206 = vector.broadcast %205 : f32 to vector<16xf32>
          %207 = math.fma %206, %176, %155 : vector<16xf32>
          %208 = math.fma %206, %178, %156 : vector<16xf32>
          %209 = arith.addi %37, %106 : index
          %210 = arith.addi %209, %c9 : index
          %211 = memref.load %x[%210] : memref<?xf32>
          %212 = vector.broadcast %211 : f32 to vector<16xf32>
          %213 = math.fma %212, %176, %161 : vector<16xf32>
          %214 = math.fma %212, %178, %162 : vector<16xf32>
          %215 = arith.addi %38, %106 : index
          %216 = arith.addi %215, %c9 : index
          %217 = memref.load %x[%216] : memref<?xf32>
          %218 = vector.broadcast %217 : f32 to vector<16xf32>
          %219 = math.fma %218, %176, %167 : vector<16xf32>
          %220 = math.fma %218, %178, %168 : vector<16xf32>
          %221 = arith.addi %39, %106 : index
          %222 = arith.addi %221, %c9 : index
          %223 = memref.load %x[%222] : memref<?xf32>
          %224 = vector.broadcast %223 : f32 to vector<16xf32>
          %225 = math.fma %224, %176, %173 : vector<16xf32>
          %226 = math.fma %224, %178, %174 : vector<16xf32>
          %227 = arith.addi %109, %c6 : index
          %228 = vector.load %w[%227] : memref<?xi8>, vector<16xi8>
          %229 = arith.extui %228 : vector<16xi8> to vector<16xi32>
          %230 = arith.andi %229, %c17 : vector<16xi32>
          %231 = arith.shrui %229, %c18 : vector<16xi32>
          %232 = arith.sitofp %230 : vector<16xi32> to vector<16xf32>
          %233 = math.fma %232, %74, %78 : vector<16xf32>
          %234 = arith.addi %119, %c6 : index
          %235 = vector.load %w[%234] : memref<?xi8>, vector<16xi8>
          %236 = arith.extui %235 : vector<16xi8> to vector<16xi32>
          %237 = arith.andi %236, %c17 : vector<16xi32>
          %238 = arith.shrui %236, %c18 : vector<16xi32>
          %239 = arith.sitofp %237 : vector<16xi32> to vector<16xf32>
          %240 = math.fma %239, %81, %85 : vector<16xf32>
          %241 = arith.addi %32, %106 : index
          %242 = arith.addi %241, %c3 : index
          %243 = memref.load %x[%242] : memref<?xf32>
          %244 = vector.broadcast %243 : f32 to vector<16xf32>
          %245 = math.fma %244, %233, %183 : vector<16xf32>
          %246 = math.fma %244, %240, %184 : vector<16xf32>
          %247 = arith.addi %33, %106 : index
          %248 = arith.addi %247, %c3 : index
          %249 = memref.load %x[%248] : memref<?xf32>
          %250 = vector.broadcast %249 : f32 to vector<16xf32>
          %251 = math.fma %250, %233, %189 : vector<16xf32>
          %252 = math.fma %250, %240, %190 : vector<16xf32>
          %253 = arith.addi %34, %106 : index
          %254 = arith.addi %253, %c3 : index
          %255 = memref.load %x[%254] : memref<?xf32>
          %256 = vector.broadcast %255 : f32 to vector<16xf32>
          %257 = math.fma %256, %233, %195 : vector<16xf32>
          %258 = math.fma %256, %240, %196 : vector<16xf32>
          %259 = arith.addi %35, %106 : index
          %260 = arith.addi %259, %c3 : index
          %261 = memref.load %x[%260] : memref<?xf32>
          %262 = vector.broadcast %261 : f32 to vector<16xf32>
          %263 = math.fma %262, %233, %201 : vector<16xf32>
          %264 = math.fma %262, %240, %202 : vector<16xf32>
          %265 = arith.addi %36, %106 : index
          %266 = arith.addi %265, %c3 : index
          %267 = memref.load %x[%266] : memref<?xf32>
          %268 = vector.broadcast %267 : f32 to vector<16xf32>
          %269 = math.fma %268, %233, %207 : vector<16xf32>
          %270 = math.fma %268, %240, %208 : vector<16xf32>
          %271 = arith.addi %37, %106 : index
          %272 = arith.addi %271, %c3 : index
          %273 = memref.load %x[%272] : memref<?xf32>
          %274 = vector.broadcast %273 : f32 to vector<16xf32>
          %275 = math.fma %274, %233, %213 : vector<16xf32>
          %276 = math.fma %274, %240, %214 : vector<16xf32>
          %277 = arith.addi %38, %106 : index
          %278 = arith.addi %277, %c3 : index
          %279 = memref.load %x[%278] : memref<?xf32>
          %280 = vector.broadcast %279 : f32 to vector<16xf32>
          %281 = math.fma %280, %233, %219 : vector<16xf32>
          %282 = math.fma %280, %240, %220 : vector<16xf32>
          %283 = arith.addi %39, %106 : index
          %284 = arith.addi %283, %c3 : index
          %285 = memref.load %x[%284] : memref<?xf32>
          %286 = vector.broadcast %285 : f32 to vector<16xf32>
          %287 = math.fma %286, %233, %225 : vector<16xf32>
          %288 = math.fma %286, %240, %226 : vector<16xf32>
          %289 = arith.sitofp %231 : vector<16xi32> to vector<16xf32>
          %290 = math.fma %289, %74, %78 : vector<16xf32>
          %291 = arith.sitofp %238 : vector<16xi32> to vector<16xf32>
          %292 = math.fma %291, %81, %85 : vector<16xf32>
          %293 = arith.addi %32, %106 : index
          %294 = arith.addi %293, %c10 : index
          %295 = memref.load %x[%294] : memref<?xf32>
          %296 = vector.broadcast %295 : f32 to vector<16xf32>
          %297 = math.fma %296, %290, %245 : vector<16xf32>
          %298 = math.fma %296, %292, %246 : vector<16xf32>
          %299 = arith.addi %33, %106 : index
          %300 = arith.addi %299, %c10 : index
          %301 = memref.load %x[%300] : memref<?xf32>
          %302 = vector.broadcast %301 : f32 to vector<16xf32>
          %303 = math.fma %302, %290, %251 : vector<16xf32>
          %304 = math.fma %302, %292, %252 : vector<16xf32>
          %305 = arith.addi %34, %106 : index
          %306 = arith.addi %305, %c10 : index
          %307 = memref.load %x[%306] : memref<?xf32>
          %308 = vector.broadcast %307 : f32 to vector<16xf32>
          %309 = math.fma %308, %290, %257 : vector<16xf32>
          %310 = math.fma %308, %292, %258 : vector<16xf32>
          %311 = arith.addi %35, %106 : index
          %312 = arith.addi %311, %c10 : index
          %313 = memref.load %x[%312] : memref<?xf32>
          %314 = vector.broadcast %313 : f32 to vector<16xf32>
          %315 = math.fma %314, %290, %263 : vector<16xf32>
          %316 = math.fma %314, %292, %264 : vector<16xf32>
          %317 = arith.addi %36, %106 : index
          %318 = arith.addi %317, %c10 : index
          %319 = memref.load %x[%318] : memref<?xf32>
          %320 = vector.broadcast %319 : f32 to vector<16xf32>
          %321 = math.fma %320, %290, %269 : vector<16xf32>
          %322 = math.fma %320, %292, %270 : vector<16xf32>
          %323 = arith.addi %37, %106 : index
          %324 = arith.addi %323, %c10 : index
          %325 = memref.load %x[%324] : memref<?xf32>
          %326 = vector.broadcast %325 : f32 to vector<16xf32>
          %327 = math.fma %326, %290, %275 : vector<16xf32>
          %328 = math.fma %326, %292, %276 : vector<16xf32>
          %329 = arith.addi %38, %106 : index
          %330 = arith.addi %329, %c10 : index
          %331 = memref.load %x[%330] : memref<?xf32>
          %332 = vector.broadcast %331 : f32 to vector<16xf32>
          %333 = math.fma %332, %290, %281 : vector<16xf32>
          %334 = math.fma %332, %292, %282 : vector<16xf32>
          %335 = arith.addi %39, %106 : index
          %336 = arith.addi %335, %c10 : index
          %337 = memref.load %x[%336] : memref<?xf32>
          %338 = vector.broadcast %337 : f32 to vector<16xf32>
          %339 = math.fma %338, %290, %287 : vector<16xf32>
          %340 = math.fma %338, %292, %288 : vector<16xf32>
          scf.yield %297, %298, %303, %304, %309, %310, %315, %316, %321, %322, %327, %328, %333, %334, %339, %340 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %104#0, %104#1, %104#2, %104#3, %104#4, %104#5, %104#6, %104#7, %104#8, %104#9, %104#10, %104#11, %104#12, %104#13, %104#14, %104#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %341 = arith.muli %headDim, %c7 : index
      %342 = arith.muli %40, %c6 : index
      %343 = arith.addi %341, %342 : index
      %344 = arith.addi %343, %c7 : index
      vector.store %67#0, %3[%344] : memref<?xf32>, vector<16xf32>
      %345 = arith.muli %headDim, %c7 : index
      %346 = arith.muli %40, %c6 : index
      %347 = arith.addi %345, %346 : index
      %348 = arith.addi %347, %c6 : index
      vector.store %67#1, %3[%348] : memref<?xf32>, vector<16xf32>
      %349 = arith.muli %headDim, %c9 : index
      %350 = arith.muli %40, %c6 : index
      %351 = arith.addi %349, %350 : index
      %352 = arith.addi %351, %c7 : index
      vector.store %67#2, %3[%352] : memref<?xf32>, vector<16xf32>
      %353 = arith.muli %headDim, %c9 : index
      %354 = arith.muli %40, %c6 : index
      %355 = arith.addi %353, %354 : index
      %356 = arith.addi %355, %c6 : index
      vector.store %67#3, %3[%356] : memref<?xf32>, vector<16xf32>
      %357 = arith.muli %headDim, %c3 : index
      %358 = arith.muli %40, %c6 : index
      %359 = arith.addi %357, %358 : index
      %360 = arith.addi %359, %c7 : index
      vector.store %67#4, %3[%360] : memref<?xf32>, vector<16xf32>
      %361 = arith.muli %headDim, %c3 : index
      %362 = arith.muli %40, %c6 : index
      %363 = arith.addi %361, %362 : index
      %364 = arith.addi %363, %c6 : index
      vector.store %67#5, %3[%364] : memref<?xf32>, vector<16xf32>
      %365 = arith.muli %headDim, %c10 : index
      %366 = arith.muli %40, %c6 : index
      %367 = arith.addi %365, %366 : index
      %368 = arith.addi %367, %c7 : index
      vector.store %67#6, %3[%368] : memref<?xf32>, vector<16xf32>
      %369 = arith.muli %headDim, %c10 : index
      %370 = arith.muli %40, %c6 : index
      %371 = arith.addi %369, %370 : index
      %372 = arith.addi %371, %c6 : index
      vector.store %67#7, %3[%372] : memref<?xf32>, vector<16xf32>
      %373 = arith.muli %headDim, %c11 : index
      %374 = arith.muli %40, %c6 : index
      %375 = arith.addi %373, %374 : index
      %376 = arith.addi %375, %c7 : index
      vector.store %67#8, %3[%376] : memref<?xf32>, vector<16xf32>
      %377 = arith.muli %headDim, %c11 : index
      %378 = arith.muli %40, %c6 : index
      %379 = arith.addi %377, %378 : index
      %380 = arith.addi %379, %c6 : index
      vector.store %67#9, %3[%380] : memref<?xf32>, vector<16xf32>
      %381 = arith.muli %headDim, %c12 : index
      %382 = arith.muli %40, %c6 : index
      %383 = arith.addi %381, %382 : index
      %384 = arith.addi %383, %c7 : index
      vector.store %67#10, %3[%384] : memref<?xf32>, vector<16xf32>
      %385 = arith.muli %headDim, %c12 : index
      %386 = arith.muli %40, %c6 : index
      %387 = arith.addi %385, %386 : index
      %388 = arith.addi %387, %c6 : index
      vector.store %67#11, %3[%388] : memref<?xf32>, vector<16xf32>
      %389 = arith.muli %headDim, %c13 : index
      %390 = arith.muli %40, %c6 : index
      %391 = arith.addi %389, %390 : index
      %392 = arith.addi %391, %c7 : index
      vector.store %67#12, %3[%392] : memref<?xf32>, vector<16xf32>
      %393 = arith.muli %headDim, %c13 : index
      %394 = arith.muli %40, %c6 : index
      %395 = arith.addi %393, %394 : index
      %396 = arith.addi %395, %c6 : index
      vector.store %67#13, %3[%396] : memref<?xf32>, vector<16xf32>
      %397 = arith.muli %headDim, %c14 : index
      %398 = arith.muli %40, %c6 : index
      %399 = arith.addi %397, %398 : index
      %400 = arith.addi %399, %c7 : index
      vector.store %67#14, %3[%400] : memref<?xf32>, vector<16xf32>
      %401 = arith.muli %headDim, %c14 : index
      %402 = arith.muli %40, %c6 : index
      %403 = arith.addi %401, %402 : index
      %404 = arith.addi %403, %c6 : index
      vector.store %67#15, %3[%404] : memref<?xf32>, vector<16xf32>
    }
    %405 = arith.addi %14, %c2 : index
    %406 = arith.minsi %405, %13 : index
    scf.for %407 = %14 to %406 step %c9 {
      %408 = arith.subi %407, %14 : index
      %409 = arith.muli %408, %headDim : index
      %410 = arith.cmpi eq, %hasBias, %c9 : index
      scf.if %410 {
        scf.for %411 = %c7 to %headDim step %c6 {
          %412 = arith.muli %0, %headDim : index
          %413 = arith.addi %412, %411 : index
          %414 = vector.load %bias[%413] : memref<?xf32>, vector<16xf32>
          %415 = arith.addi %409, %411 : index
          %416 = vector.load %3[%415] : memref<?xf32>, vector<16xf32>
          %417 = arith.addf %416, %414 : vector<16xf32>
          %418 = arith.addi %409, %411 : index
          vector.store %417, %3[%418] : memref<?xf32>, vector<16xf32>
        }
      }
      %419 = arith.addi %heads, %kvHeads : index
      %420 = arith.cmpi slt, %0, %419 : index
      scf.if %420 {
        %421 = arith.cmpi eq, %hasNorm, %c9 : index
        scf.if %421 {
          %422 = arith.cmpi slt, %0, %heads : index
          %425 = scf.for %423 = %c7 to %headDim step %c6 iter_args(%424 = %c15) -> (vector<16xf32>) {
            %426 = arith.addi %409, %423 : index
            %427 = vector.load %3[%426] : memref<?xf32>, vector<16xf32>
            %428 = math.fma %427, %427, %424 : vector<16xf32>
            scf.yield %428 : vector<16xf32>
          }
          %429 = wave.reduce "add" %425 : vector<16xf32>
          %430 = arith.mulf %429, %inverseHeadDim : f32
          %431 = arith.addf %430, %epsilon : f32
          %432 = math.sqrt %431 : f32
          %433 = arith.divf %c25, %432 : f32
          %434 = vector.broadcast %433 : f32 to vector<16xf32>
          scf.for %435 = %c7 to %headDim step %c6 {
            %436 = vector.load %query_norm[%435] : memref<?xf32>, vector<16xf32>
            %437 = vector.load %key_norm[%435] : memref<?xf32>, vector<16xf32>
            %438 = arith.select %422, %436, %437 : vector<16xf32>
            %439 = arith.addi %409, %435 : index
            %440 = vector.load %3[%439] : memref<?xf32>, vector<16xf32>
            %441 = arith.mulf %440, %434 : vector<16xf32>
            %442 = arith.mulf %441, %438 : vector<16xf32>
            %443 = arith.addi %409, %435 : index
            vector.store %442, %3[%443] : memref<?xf32>, vector<16xf32>
          }
        }
        %444 = arith.addi %positionsAt, %407 : index
        %445 = memref.load %step[%444] : memref<?xi32>
        %446 = arith.index_cast %445 : i32 to index
        %447 = arith.divui %headDim, %c3 : index
        %448 = arith.remui %446, %c27 : index
        %449 = arith.muli %448, %headDim : index
        %450 = arith.divui %446, %c27 : index
        %451 = arith.addi %450, %c27 : index
        %452 = arith.muli %451, %headDim : index
        scf.for %453 = %c7 to %447 step %c2 {
          %454 = arith.addi %449, %453 : index
          %455 = vector.load %rope[%454] : memref<?xf32>, vector<8xf32>
          %456 = arith.addi %449, %447 : index
          %457 = arith.addi %456, %453 : index
          %458 = vector.load %rope[%457] : memref<?xf32>, vector<8xf32>
          %459 = arith.addi %452, %453 : index
          %460 = vector.load %rope[%459] : memref<?xf32>, vector<8xf32>
          %461 = arith.addi %452, %447 : index
          %462 = arith.addi %461, %453 : index
          %463 = vector.load %rope[%462] : memref<?xf32>, vector<8xf32>
          %464 = arith.mulf %460, %455 : vector<8xf32>
          %465 = arith.mulf %463, %458 : vector<8xf32>
          %466 = arith.subf %464, %465 : vector<8xf32>
          %467 = arith.mulf %463, %455 : vector<8xf32>
          %468 = arith.mulf %460, %458 : vector<8xf32>
          %469 = arith.addf %467, %468 : vector<8xf32>
          %470 = arith.addi %409, %453 : index
          %471 = vector.load %3[%470] : memref<?xf32>, vector<8xf32>
          %472 = arith.addi %409, %447 : index
          %473 = arith.addi %472, %453 : index
          %474 = vector.load %3[%473] : memref<?xf32>, vector<8xf32>
          %475 = arith.mulf %471, %466 : vector<8xf32>
          %476 = arith.mulf %474, %469 : vector<8xf32>
          %477 = arith.subf %475, %476 : vector<8xf32>
          %478 = arith.addi %409, %453 : index
          vector.store %477, %3[%478] : memref<?xf32>, vector<8xf32>
          %479 = arith.mulf %474, %466 : vector<8xf32>
          %480 = arith.mulf %471, %469 : vector<8xf32>
          %481 = arith.addf %479, %480 : vector<8xf32>
          %482 = arith.addi %409, %447 : index
          %483 = arith.addi %482, %453 : index
          vector.store %481, %3[%483] : memref<?xf32>, vector<8xf32>
        }
      }
      %484 = arith.cmpi slt, %0, %heads : index
      scf.if %484 {
        scf.for %485 = %c7 to %headDim step %c6 {
          %486 = arith.addi %409, %485 : index
          %487 = vector.load %3[%486] : memref<?xf32>, vector<16xf32>
          %488 = arith.muli %407, %heads : index
          %489 = arith.addi %488, %0 : index
          %490 = arith.muli %489, %headDim : index
          %491 = arith.addi %490, %485 : index
          vector.store %487, %q[%491] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %492 = arith.addi %slotsAt, %407 : index
        %493 = memref.load %step[%492] : memref<?xi32>
        %494 = arith.index_cast %493 : i32 to index
        %495 = arith.cmpi sge, %494, %c7 : index
        scf.if %495 {
          %496 = arith.cmpi eq, %codec, %c7 : index
          scf.if %496 {
            %497 = arith.subi %0, %heads : index
            %498 = memref.load %scales[%497] : memref<?xf32>
            %499 = vector.broadcast %498 : f32 to vector<16xf32>
            %500 = arith.divui %494, %c6 : index
            %501 = arith.remui %494, %c6 : index
            %502 = arith.muli %headDim, %c3 : index
            %503 = arith.muli %500, %pageBytes : index
            scf.for %504 = %c7 to %headDim step %c6 {
              %505 = arith.addi %409, %504 : index
              %506 = vector.load %3[%505] : memref<?xf32>, vector<16xf32>
              %507 = arith.mulf %506, %499 : vector<16xf32>
              %508 = arith.minimumf %507, %c31 : vector<16xf32>
              %509 = arith.maximumf %508, %c32 : vector<16xf32>
              %510 = arith.truncf %509 : vector<16xf32> to vector<16xf16>
              %511 = vector.bitcast %510 : vector<16xf16> to vector<32xi8>
              %512 = arith.muli %504, %c3 : index
              vector.store %511, %5[%512] : memref<?xi8>, vector<32xi8>
            }
            %513 = arith.cmpi slt, %497, %kvHeads : index
            scf.if %513 {
              %514 = arith.muli %502, %c4 : index
              %515 = arith.muli %497, %514 : index
              %516 = arith.addi %503, %515 : index
              %517 = arith.muli %501, %c3 : index
              %518 = arith.addi %516, %517 : index
              scf.for %519 = %c7 to %headDim step %c9 {
                %520 = arith.muli %519, %c3 : index
                %521 = arith.addi %520, %c7 : index
                %522 = memref.load %5[%521] : memref<?xi8>
                %523 = arith.muli %519, %c4 : index
                %524 = arith.addi %518, %523 : index
                %525 = arith.addi %524, %c7 : index
                memref.store %522, %kv[%525] : memref<?xi8>
                %526 = arith.muli %519, %c3 : index
                %527 = arith.addi %526, %c9 : index
                %528 = memref.load %5[%527] : memref<?xi8>
                %529 = arith.muli %519, %c4 : index
                %530 = arith.addi %518, %529 : index
                %531 = arith.addi %530, %c9 : index
                memref.store %528, %kv[%531] : memref<?xi8>
              }
            } else {
              %532 = arith.subi %497, %kvHeads : index
              %533 = arith.muli %532, %c3 : index
              %534 = arith.addi %533, %c9 : index
              %535 = arith.muli %502, %c6 : index
              %536 = arith.muli %534, %535 : index
              %537 = arith.addi %503, %536 : index
              %538 = arith.muli %501, %502 : index
              %539 = arith.addi %537, %538 : index
              scf.for %540 = %c7 to %502 step %c6 {
                %541 = vector.load %5[%540] : memref<?xi8>, vector<16xi8>
                %542 = arith.addi %539, %540 : index
                vector.store %541, %kv[%542] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %543 = arith.cmpi eq, %codec, %c9 : index
          scf.if %543 {
            %544 = arith.subi %0, %heads : index
            %545 = memref.load %scales[%544] : memref<?xf32>
            %546 = vector.broadcast %545 : f32 to vector<16xf32>
            %547 = arith.divui %494, %c6 : index
            %548 = arith.remui %494, %c6 : index
            %549 = arith.muli %headDim, %c9 : index
            %550 = arith.muli %547, %pageBytes : index
            scf.for %551 = %c7 to %headDim step %c6 {
              %552 = arith.addi %409, %551 : index
              %553 = vector.load %3[%552] : memref<?xf32>, vector<16xf32>
              %554 = arith.mulf %553, %546 : vector<16xf32>
              %555 = wave.fp8_encode "e4m3" %554 : vector<16xf32> -> vector<16xi8>
              %556 = arith.muli %551, %c9 : index
              vector.store %555, %5[%556] : memref<?xi8>, vector<16xi8>
            }
            %557 = arith.cmpi slt, %544, %kvHeads : index
            scf.if %557 {
              %558 = arith.muli %549, %c4 : index
              %559 = arith.muli %544, %558 : index
              %560 = arith.addi %550, %559 : index
              %561 = arith.muli %548, %c9 : index
              %562 = arith.addi %560, %561 : index
              scf.for %563 = %c7 to %headDim step %c9 {
                %564 = arith.muli %563, %c9 : index
                %565 = arith.addi %564, %c7 : index
                %566 = memref.load %5[%565] : memref<?xi8>
                %567 = arith.muli %563, %c6 : index
                %568 = arith.addi %562, %567 : index
                %569 = arith.addi %568, %c7 : index
                memref.store %566, %kv[%569] : memref<?xi8>
              }
            } else {
              %570 = arith.subi %544, %kvHeads : index
              %571 = arith.muli %570, %c3 : index
              %572 = arith.addi %571, %c9 : index
              %573 = arith.muli %549, %c6 : index
              %574 = arith.muli %572, %573 : index
              %575 = arith.addi %550, %574 : index
              %576 = arith.muli %548, %549 : index
              %577 = arith.addi %575, %576 : index
              scf.for %578 = %c7 to %549 step %c6 {
                %579 = vector.load %5[%578] : memref<?xi8>, vector<16xi8>
                %580 = arith.addi %577, %578 : index
                vector.store %579, %kv[%580] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %581 = arith.cmpi eq, %codec, %c3 : index
          scf.if %581 {
            %582 = arith.subi %0, %heads : index
            %583 = memref.load %scales[%582] : memref<?xf32>
            %584 = vector.broadcast %583 : f32 to vector<16xf32>
            %585 = arith.divui %494, %c6 : index
            %586 = arith.remui %494, %c6 : index
            %587 = arith.muli %headDim, %c9 : index
            %588 = arith.muli %585, %pageBytes : index
            scf.for %589 = %c7 to %headDim step %c6 {
              %590 = arith.addi %409, %589 : index
              %591 = vector.load %3[%590] : memref<?xf32>, vector<16xf32>
              %592 = arith.mulf %591, %584 : vector<16xf32>
              %593 = wave.fp8_encode "e5m2" %592 : vector<16xf32> -> vector<16xi8>
              %594 = arith.muli %589, %c9 : index
              vector.store %593, %5[%594] : memref<?xi8>, vector<16xi8>
            }
            %595 = arith.cmpi slt, %582, %kvHeads : index
            scf.if %595 {
              %596 = arith.muli %587, %c4 : index
              %597 = arith.muli %582, %596 : index
              %598 = arith.addi %588, %597 : index
              %599 = arith.muli %586, %c9 : index
              %600 = arith.addi %598, %599 : index
              scf.for %601 = %c7 to %headDim step %c9 {
                %602 = arith.muli %601, %c9 : index
                %603 = arith.addi %602, %c7 : index
                %604 = memref.load %5[%603] : memref<?xi8>
                %605 = arith.muli %601, %c6 : index
                %606 = arith.addi %600, %605 : index
                %607 = arith.addi %606, %c7 : index
                memref.store %604, %kv[%607] : memref<?xi8>
              }
            } else {
              %608 = arith.subi %582, %kvHeads : index
              %609 = arith.muli %608, %c3 : index
              %610 = arith.addi %609, %c9 : index
              %611 = arith.muli %587, %c6 : index
              %612 = arith.muli %610, %611 : index
              %613 = arith.addi %588, %612 : index
              %614 = arith.muli %586, %587 : index
              %615 = arith.addi %613, %614 : index
              scf.for %616 = %c7 to %587 step %c6 {
                %617 = vector.load %5[%616] : memref<?xi8>, vector<16xi8>
                %618 = arith.addi %615, %616 : index
                vector.store %617, %kv[%618] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
