// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='bf16', shape=Shape(rows=8, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_bf16_r8p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 8 : index
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
  %c14 = arith.constant dense<0x00000000> : vector<16xf32>
  %c15 = arith.constant 128 : index
  %c16 = arith.constant dense<16> : vector<16xi32>
  %c17 = arith.constant 32 : index
  %c18 = arith.constant 64 : index
  %c19 = arith.constant 96 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c26 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %c28 = arith.constant 256 : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c32 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c33 = arith.constant dense<0xC77FE000> : vector<16xf32>
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
    %32 = arith.muli %17, %inputFeatures : index
    %33 = arith.muli %19, %inputFeatures : index
    %34 = arith.muli %21, %inputFeatures : index
    %35 = arith.muli %23, %inputFeatures : index
    %36 = arith.muli %25, %inputFeatures : index
    %37 = arith.muli %27, %inputFeatures : index
    %38 = arith.muli %29, %inputFeatures : index
    %39 = arith.muli %31, %inputFeatures : index
    scf.for %40 = %c6 to %8 step %c3 {
      %41 = arith.muli %0, %8 : index
      %42 = arith.addi %41, %40 : index
      %43 = arith.addi %42, %c6 : index
      %44 = arith.muli %43, %7 : index
      %45 = arith.muli %0, %8 : index
      %46 = arith.addi %45, %40 : index
      %47 = arith.addi %46, %c8 : index
      %48 = arith.muli %47, %7 : index
      %49 = arith.divui %inputFeatures, %c4 : index
      %67:16 = scf.for %50 = %c6 to %49 step %c8 iter_args(%51 = %c14, %52 = %c14, %53 = %c14, %54 = %c14, %55 = %c14, %56 = %c14, %57 = %c14, %58 = %c14, %59 = %c14, %60 = %c14, %61 = %c14, %62 = %c14, %63 = %c14, %64 = %c14, %65 = %c14, %66 = %c14) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %68 = arith.muli %50, %c5 : index
        %69 = arith.addi %44, %68 : index
        %70 = arith.muli %50, %c5 : index
        %71 = arith.addi %48, %70 : index
        %72 = arith.muli %50, %c4 : index
        %90:16 = scf.for %73 = %c6 to %c10 step %c8 iter_args(%74 = %51, %75 = %52, %76 = %53, %77 = %54, %78 = %55, %79 = %56, %80 = %57, %81 = %58, %82 = %59, %83 = %60, %84 = %61, %85 = %62, %86 = %63, %87 = %64, %88 = %65, %89 = %66) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %91 = arith.muli %73, %c10 : index
          %92 = arith.addi %72, %91 : index
          %93 = arith.muli %73, %c15 : index
          %94 = arith.addi %69, %93 : index
          %95 = arith.addi %94, %c6 : index
          %96 = vector.load %w[%95] : memref<?xi8>, vector<32xi8>
          %97 = vector.bitcast %96 : vector<32xi8> to vector<16xi16>
          %98 = arith.extui %97 : vector<16xi16> to vector<16xi32>
          %99 = arith.shli %98, %c16 : vector<16xi32>
          %100 = arith.bitcast %99 : vector<16xi32> to vector<16xf32>
          %101 = arith.muli %73, %c15 : index
          %102 = arith.addi %71, %101 : index
          %103 = arith.addi %102, %c6 : index
          %104 = vector.load %w[%103] : memref<?xi8>, vector<32xi8>
          %105 = vector.bitcast %104 : vector<32xi8> to vector<16xi16>
          %106 = arith.extui %105 : vector<16xi16> to vector<16xi32>
          %107 = arith.shli %106, %c16 : vector<16xi32>
          %108 = arith.bitcast %107 : vector<16xi32> to vector<16xf32>
          %109 = arith.addi %32, %92 : index
          %110 = arith.addi %109, %c6 : index
          %111 = memref.load %x[%110] : memref<?xf32>
          %112 = vector.broadcast %111 : f32 to vector<16xf32>
          %113 = math.fma %112, %100, %74 : vector<16xf32>
          %114 = math.fma %112, %108, %75 : vector<16xf32>
          %115 = arith.addi %33, %92 : index
          %116 = arith.addi %115, %c6 : index
          %117 = memref.load %x[%116] : memref<?xf32>
          %118 = vector.broadcast %117 : f32 to vector<16xf32>
          %119 = math.fma %118, %100, %76 : vector<16xf32>
          %120 = math.fma %118, %108, %77 : vector<16xf32>
          %121 = arith.addi %34, %92 : index
          %122 = arith.addi %121, %c6 : index
          %123 = memref.load %x[%122] : memref<?xf32>
          %124 = vector.broadcast %123 : f32 to vector<16xf32>
          %125 = math.fma %124, %100, %78 : vector<16xf32>
          %126 = math.fma %124, %108, %79 : vector<16xf32>
          %127 = arith.addi %35, %92 : index
          %128 = arith.addi %127, %c6 : index
          %129 = memref.load %x[%128] : memref<?xf32>
          %130 = vector.broadcast %129 : f32 to vector<16xf32>
          %131 = math.fma %130, %100, %80 : vector<16xf32>
          %132 = math.fma %130, %108, %81 : vector<16xf32>
          %133 = arith.addi %36, %92 : index
          %134 = arith.addi %133, %c6 : index
          %135 = memref.load %x[%134] : memref<?xf32>
          %136 = vector.broadcast %135 : f32 to vector<16xf32>
          %137 = math.fma %136, %100, %82 : vector<16xf32>
          %138 = math.fma %136, %108, %83 : vector<16xf32>
          %139 = arith.addi %37, %92 : index
          %140 = arith.addi %139, %c6 : index
          %141 = memref.load %x[%140] : memref<?xf32>
          %142 = vector.broadcast %141 : f32 to vector<16xf32>
          %143 = math.fma %142, %100, %84 : vector<16xf32>
          %144 = math.fma %142, %108, %85 : vector<16xf32>
          %145 = arith.addi %38, %92 : index
          %146 = arith.addi %145, %c6 : index
          %147 = memref.load %x[%146] : memref<?xf32>
          %148 = vector.broadcast %147 : f32 to vector<16xf32>
          %149 = math.fma %148, %100, %86 : vector<16xf32>
          %150 = math.fma %148, %108, %87 : vector<16xf32>
          %151 = arith.addi %39, %92 : index
          %152 = arith.addi %151, %c6 : index
          %153 = memref.load %x[%152] : memref<?xf32>
          %154 = vector.broadcast %153 : f32 to vector<16xf32>
          %155 = math.fma %154, %100, %88 : vector<16xf32>
          %156 = math.fma %154, %108, %89 : vector<16xf32>
          %157 = arith.addi %94, %c17 : index
          %158 = vector.load %w[%157] : memref<?xi8>, vector<32xi8>
          %159 = vector.bitcast %158 : vector<32xi8> to vector<16xi16>
          %160 = arith.extui %159 : vector<16xi16> to vector<16xi32>
          %161 = arith.shli %160, %c16 : vector<16xi32>
          %162 = arith.bitcast %161 : vector<16xi32> to vector<16xf32>
          %163 = arith.addi %102, %c17 : index
          %164 = vector.load %w[%163] : memref<?xi8>, vector<32xi8>
          %165 = vector.bitcast %164 : vector<32xi8> to vector<16xi16>
          %166 = arith.extui %165 : vector<16xi16> to vector<16xi32>
          %167 = arith.shli %166, %c16 : vector<16xi32>
          %168 = arith.bitcast %167 : vector<16xi32> to vector<16xf32>
          %169 = arith.addi %32, %92 : index
          %170 = arith.addi %169, %c8 : index
          %171 = memref.load %x[%170] : memref<?xf32>
          %172 = vector.broadcast %171 : f32 to vector<16xf32>
          %173 = math.fma %172, %162, %113 : vector<16xf32>
          %174 = math.fma %172, %168, %114 : vector<16xf32>
          %175 = arith.addi %33, %92 : index
          %176 = arith.addi %175, %c8 : index
          %177 = memref.load %x[%176] : memref<?xf32>
          %178 = vector.broadcast %177 : f32 to vector<16xf32>
          %179 = math.fma %178, %162, %119 : vector<16xf32>
          %180 = math.fma %178, %168, %120 : vector<16xf32>
          %181 = arith.addi %34, %92 : index
          %182 = arith.addi %181, %c8 : index
          %183 = memref.load %x[%182] : memref<?xf32>
          %184 = vector.broadcast %183 : f32 to vector<16xf32>
          %185 = math.fma %184, %162, %125 : vector<16xf32>
          %186 = math.fma %184, %168, %126 : vector<16xf32>
          %187 = arith.addi %35, %92 : index
          %188 = arith.addi %187, %c8 : index
          %189 = memref.load %x[%188] : memref<?xf32>
          %190 = vector.broadcast %189 : f32 to vector<16xf32>
          %191 = math.fma %190, %162, %131 : vector<16xf32>
          %192 = math.fma %190, %168, %132 : vector<16xf32>
          %193 = arith.addi %36, %92 : index
          %194 = arith.addi %193, %c8 : index
          %195 = memref.load %x[%194] : memref<?xf32>
          %196 = vector.broadcast %195 : f32 to vector<16xf32>
          %197 = math.fma %196, %162, %137 : vector<16xf32>
          %198 = math.fma %196, %168, %138 : vector<16xf32>
          %199 = arith.addi %37, %92 : index
          %200 = arith.addi %199, %c8 : index
          %201 = memref.load %x[%200] : memref<?xf32>
          %202 = vector.broadcast %201 : f32 to vector<16xf32>
          %203 = math.fma %202, %162, %143 : vector<16xf32>
          %204 = math.fma %202, %168, %144 : vector<16xf32>
          %205 = arith.addi %38, %92 : index
          %206 = arith.addi %205, %c8 : index
          %207 = memref.load %x[%206] : memref<?xf32>
          %208 = vector.broadcast %207 : f32 to vector<16xf32>
          %209 = math.fma %208, %162, %149 : vector<16xf32>
          %210 = math.fma %208, %168, %150 : vector<16xf32>
          %211 = arith.addi %39, %92 : index
          %212 = arith.addi %211, %c8 : index
          %213 = memref.load %x[%212] : memref<?xf32>
          %214 = vector.broadcast %213 : f32 to vector<16xf32>
          %215 = math.fma %214, %162, %155 : vector<16xf32>
          %216 = math.fma %214, %168, %156 : vector<16xf32>
          %217 = arith.addi %94, %c18 : index
          %218 = vector.load %w[%217] : memref<?xi8>, vector<32xi8>
          %219 = vector.bitcast %218 : vector<32xi8> to vector<16xi16>
          %220 = arith.extui %219 : vector<16xi16> to vector<16xi32>
          %221 = arith.shli %220, %c16 : vector<16xi32>
          %222 = arith.bitcast %221 : vector<16xi32> to vector<16xf32>
          %223 = arith.addi %102, %c18 : index
          %224 = vector.load %w[%223] : memref<?xi8>, vector<32xi8>
          %225 = vector.bitcast %224 : vector<32xi8> to vector<16xi16>
          %226 = arith.extui %225 : vector<16xi16> to vector<16xi32>
          %227 = arith.shli %226, %c16 : vector<16xi32>
          %228 = arith.bitcast %227 : vector<16xi32> to vector<16xf32>
          %229 = arith.addi %32, %92 : index
          %230 = arith.addi %229, %c3 : index
          %231 = memref.load %x[%230] : memref<?xf32>
          %232 = vector.broadcast %231 : f32 to vector<16xf32>
          %233 = math.fma %232, %222, %173 : vector<16xf32>
          %234 = math.fma %232, %228, %174 : vector<16xf32>
          %235 = arith.addi %33, %92 : index
          %236 = arith.addi %235, %c3 : index
          %237 = memref.load %x[%236] : memref<?xf32>
          %238 = vector.broadcast %237 : f32 to vector<16xf32>
          %239 = math.fma %238, %222, %179 : vector<16xf32>
          %240 = math.fma %238, %228, %180 : vector<16xf32>
          %241 = arith.addi %34, %92 : index
          %242 = arith.addi %241, %c3 : index
          %243 = memref.load %x[%242] : memref<?xf32>
          %244 = vector.broadcast %243 : f32 to vector<16xf32>
          %245 = math.fma %244, %222, %185 : vector<16xf32>
          %246 = math.fma %244, %228, %186 : vector<16xf32>
          %247 = arith.addi %35, %92 : index
          %248 = arith.addi %247, %c3 : index
          %249 = memref.load %x[%248] : memref<?xf32>
          %250 = vector.broadcast %249 : f32 to vector<16xf32>
          %251 = math.fma %250, %222, %191 : vector<16xf32>
          %252 = math.fma %250, %228, %192 : vector<16xf32>
          %253 = arith.addi %36, %92 : index
          %254 = arith.addi %253, %c3 : index
          %255 = memref.load %x[%254] : memref<?xf32>
          %256 = vector.broadcast %255 : f32 to vector<16xf32>
          %257 = math.fma %256, %222, %197 : vector<16xf32>
          %258 = math.fma %256, %228, %198 : vector<16xf32>
          %259 = arith.addi %37, %92 : index
          %260 = arith.addi %259, %c3 : index
          %261 = memref.load %x[%260] : memref<?xf32>
          %262 = vector.broadcast %261 : f32 to vector<16xf32>
          %263 = math.fma %262, %222, %203 : vector<16xf32>
          %264 = math.fma %262, %228, %204 : vector<16xf32>
          %265 = arith.addi %38, %92 : index
          %266 = arith.addi %265, %c3 : index
          %267 = memref.load %x[%266] : memref<?xf32>
          %268 = vector.broadcast %267 : f32 to vector<16xf32>
          %269 = math.fma %268, %222, %209 : vector<16xf32>
          %270 = math.fma %268, %228, %210 : vector<16xf32>
          %271 = arith.addi %39, %92 : index
          %272 = arith.addi %271, %c3 : index
          %273 = memref.load %x[%272] : memref<?xf32>
          %274 = vector.broadcast %273 : f32 to vector<16xf32>
          %275 = math.fma %274, %222, %215 : vector<16xf32>
          %276 = math.fma %274, %228, %216 : vector<16xf32>
          %277 = arith.addi %94, %c19 : index
          %278 = vector.load %w[%277] : memref<?xi8>, vector<32xi8>
          %279 = vector.bitcast %278 : vector<32xi8> to vector<16xi16>
          %280 = arith.extui %279 : vector<16xi16> to vector<16xi32>
          %281 = arith.shli %280, %c16 : vector<16xi32>
          %282 = arith.bitcast %281 : vector<16xi32> to vector<16xf32>
          %283 = arith.addi %102, %c19 : index
          %284 = vector.load %w[%283] : memref<?xi8>, vector<32xi8>
          %285 = vector.bitcast %284 : vector<32xi8> to vector<16xi16>
          %286 = arith.extui %285 : vector<16xi16> to vector<16xi32>
          %287 = arith.shli %286, %c16 : vector<16xi32>
          %288 = arith.bitcast %287 : vector<16xi32> to vector<16xf32>
          %289 = arith.addi %32, %92 : index
          %290 = arith.addi %289, %c9 : index
          %291 = memref.load %x[%290] : memref<?xf32>
          %292 = vector.broadcast %291 : f32 to vector<16xf32>
          %293 = math.fma %292, %282, %233 : vector<16xf32>
          %294 = math.fma %292, %288, %234 : vector<16xf32>
          %295 = arith.addi %33, %92 : index
          %296 = arith.addi %295, %c9 : index
          %297 = memref.load %x[%296] : memref<?xf32>
          %298 = vector.broadcast %297 : f32 to vector<16xf32>
          %299 = math.fma %298, %282, %239 : vector<16xf32>
          %300 = math.fma %298, %288, %240 : vector<16xf32>
          %301 = arith.addi %34, %92 : index
          %302 = arith.addi %301, %c9 : index
          %303 = memref.load %x[%302] : memref<?xf32>
          %304 = vector.broadcast %303 : f32 to vector<16xf32>
          %305 = math.fma %304, %282, %245 : vector<16xf32>
          %306 = math.fma %304, %288, %246 : vector<16xf32>
          %307 = arith.addi %35, %92 : index
          %308 = arith.addi %307, %c9 : index
          %309 = memref.load %x[%308] : memref<?xf32>
          %310 = vector.broadcast %309 : f32 to vector<16xf32>
          %311 = math.fma %310, %282, %251 : vector<16xf32>
          %312 = math.fma %310, %288, %252 : vector<16xf32>
          %313 = arith.addi %36, %92 : index
          %314 = arith.addi %313, %c9 : index
          %315 = memref.load %x[%314] : memref<?xf32>
          %316 = vector.broadcast %315 : f32 to vector<16xf32>
          %317 = math.fma %316, %282, %257 : vector<16xf32>
          %318 = math.fma %316, %288, %258 : vector<16xf32>
          %319 = arith.addi %37, %92 : index
          %320 = arith.addi %319, %c9 : index
          %321 = memref.load %x[%320] : memref<?xf32>
          %322 = vector.broadcast %321 : f32 to vector<16xf32>
          %323 = math.fma %322, %282, %263 : vector<16xf32>
          %324 = math.fma %322, %288, %264 : vector<16xf32>
          %325 = arith.addi %38, %92 : index
          %326 = arith.addi %325, %c9 : index
          %327 = memref.load %x[%326] : memref<?xf32>
          %328 = vector.broadcast %327 : f32 to vector<16xf32>
          %329 = math.fma %328, %282, %269 : vector<16xf32>
          %330 = math.fma %328, %288, %270 : vector<16xf32>
          %331 = arith.addi %39, %92 : index
          %332 = arith.addi %331, %c9 : index
          %333 = memref.load %x[%332] : memref<?xf32>
          %334 = vector.broadcast %333 : f32 to vector<16xf32>
          %335 = math.fma %334, %282, %275 : vector<16xf32>
          %336 = math.fma %334, %288, %276 : vector<16xf32>
          scf.yield %293, %294, %299, %300, %305, %306, %311, %312, %317, %318, %323, %324, %329, %330, %335, %336 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %90#0, %90#1, %90#2, %90#3, %90#4, %90#5, %90#6, %90#7, %90#8, %90#9, %90#10, %90#11, %90#12, %90#13, %90#14, %90#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %337 = arith.muli %headDim, %c6 : index
      %338 = arith.muli %40, %c4 : index
      %339 = arith.addi %337, %338 : index
      %340 = arith.addi %339, %c6 : index
      vector.store %67#0, %3[%340] : memref<?xf32>, vector<16xf32>
      %341 = arith.muli %headDim, %c6 : index
      %342 = arith.muli %40, %c4 : index
      %343 = arith.addi %341, %342 : index
      %344 = arith.addi %343, %c4 : index
      vector.store %67#1, %3[%344] : memref<?xf32>, vector<16xf32>
      %345 = arith.muli %headDim, %c8 : index
      %346 = arith.muli %40, %c4 : index
      %347 = arith.addi %345, %346 : index
      %348 = arith.addi %347, %c6 : index
      vector.store %67#2, %3[%348] : memref<?xf32>, vector<16xf32>
      %349 = arith.muli %headDim, %c8 : index
      %350 = arith.muli %40, %c4 : index
      %351 = arith.addi %349, %350 : index
      %352 = arith.addi %351, %c4 : index
      vector.store %67#3, %3[%352] : memref<?xf32>, vector<16xf32>
      %353 = arith.muli %headDim, %c3 : index
      %354 = arith.muli %40, %c4 : index
      %355 = arith.addi %353, %354 : index
      %356 = arith.addi %355, %c6 : index
      vector.store %67#4, %3[%356] : memref<?xf32>, vector<16xf32>
      %357 = arith.muli %headDim, %c3 : index
      %358 = arith.muli %40, %c4 : index
      %359 = arith.addi %357, %358 : index
      %360 = arith.addi %359, %c4 : index
      vector.store %67#5, %3[%360] : memref<?xf32>, vector<16xf32>
      %361 = arith.muli %headDim, %c9 : index
      %362 = arith.muli %40, %c4 : index
      %363 = arith.addi %361, %362 : index
      %364 = arith.addi %363, %c6 : index
      vector.store %67#6, %3[%364] : memref<?xf32>, vector<16xf32>
      %365 = arith.muli %headDim, %c9 : index
      %366 = arith.muli %40, %c4 : index
      %367 = arith.addi %365, %366 : index
      %368 = arith.addi %367, %c4 : index
      vector.store %67#7, %3[%368] : memref<?xf32>, vector<16xf32>
      %369 = arith.muli %headDim, %c10 : index
      %370 = arith.muli %40, %c4 : index
      %371 = arith.addi %369, %370 : index
      %372 = arith.addi %371, %c6 : index
      vector.store %67#8, %3[%372] : memref<?xf32>, vector<16xf32>
      %373 = arith.muli %headDim, %c10 : index
      %374 = arith.muli %40, %c4 : index
      %375 = arith.addi %373, %374 : index
      %376 = arith.addi %375, %c4 : index
      vector.store %67#9, %3[%376] : memref<?xf32>, vector<16xf32>
      %377 = arith.muli %headDim, %c11 : index
      %378 = arith.muli %40, %c4 : index
      %379 = arith.addi %377, %378 : index
      %380 = arith.addi %379, %c6 : index
      vector.store %67#10, %3[%380] : memref<?xf32>, vector<16xf32>
      %381 = arith.muli %headDim, %c11 : index
      %382 = arith.muli %40, %c4 : index
      %383 = arith.addi %381, %382 : index
      %384 = arith.addi %383, %c4 : index
      vector.store %67#11, %3[%384] : memref<?xf32>, vector<16xf32>
      %385 = arith.muli %headDim, %c12 : index
      %386 = arith.muli %40, %c4 : index
      %387 = arith.addi %385, %386 : index
      %388 = arith.addi %387, %c6 : index
      vector.store %67#12, %3[%388] : memref<?xf32>, vector<16xf32>
      %389 = arith.muli %headDim, %c12 : index
      %390 = arith.muli %40, %c4 : index
      %391 = arith.addi %389, %390 : index
      %392 = arith.addi %391, %c4 : index
      vector.store %67#13, %3[%392] : memref<?xf32>, vector<16xf32>
      %393 = arith.muli %headDim, %c13 : index
      %394 = arith.muli %40, %c4 : index
      %395 = arith.addi %393, %394 : index
      %396 = arith.addi %395, %c6 : index
      vector.store %67#14, %3[%396] : memref<?xf32>, vector<16xf32>
      %397 = arith.muli %headDim, %c13 : index
      %398 = arith.muli %40, %c4 : index
      %399 = arith.addi %397, %398 : index
      %400 = arith.addi %399, %c4 : index
      vector.store %67#15, %3[%400] : memref<?xf32>, vector<16xf32>
    }
    %401 = arith.addi %14, %c2 : index
    %402 = arith.minsi %401, %13 : index
    scf.for %403 = %14 to %402 step %c8 {
      %404 = arith.subi %403, %14 : index
      %405 = arith.muli %404, %headDim : index
      %406 = arith.cmpi eq, %hasBias, %c8 : index
      scf.if %406 {
        scf.for %407 = %c6 to %headDim step %c4 {
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
        %417 = arith.cmpi eq, %hasNorm, %c8 : index
        scf.if %417 {
          %418 = arith.cmpi slt, %0, %heads : index
          %421 = scf.for %419 = %c6 to %headDim step %c4 iter_args(%420 = %c14) -> (vector<16xf32>) {
            %422 = arith.addi %405, %419 : index
            %423 = vector.load %3[%422] : memref<?xf32>, vector<16xf32>
            %424 = math.fma %423, %423, %420 : vector<16xf32>
            scf.yield %424 : vector<16xf32>
          }
          %425 = wave.reduce "add" %421 : vector<16xf32>
          %426 = arith.mulf %425, %inverseHeadDim : f32
          %427 = arith.addf %426, %epsilon : f32
          %428 = math.sqrt %427 : f32
          %429 = arith.divf %c26, %428 : f32
          %430 = vector.broadcast %429 : f32 to vector<16xf32>
          scf.for %431 = %c6 to %headDim step %c4 {
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
        %444 = arith.remui %442, %c28 : index
        %445 = arith.muli %444, %headDim : index
        %446 = arith.divui %442, %c28 : index
        %447 = arith.addi %446, %c28 : index
        %448 = arith.muli %447, %headDim : index
        scf.for %449 = %c6 to %443 step %c2 {
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
        scf.for %481 = %c6 to %headDim step %c4 {
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
        %491 = arith.cmpi sge, %490, %c6 : index
        scf.if %491 {
          %492 = arith.cmpi eq, %codec, %c6 : index
          scf.if %492 {
            %493 = arith.subi %0, %heads : index
            %494 = memref.load %scales[%493] : memref<?xf32>
            %495 = vector.broadcast %494 : f32 to vector<16xf32>
            %496 = arith.divui %490, %c4 : index
            %497 = arith.remui %490, %c4 : index
            %498 = arith.muli %headDim, %c3 : index
            %499 = arith.muli %496, %pageBytes : index
            scf.for %500 = %c6 to %headDim step %c4 {
              %501 = arith.addi %405, %500 : index
              %502 = vector.load %3[%501] : memref<?xf32>, vector<16xf32>
              %503 = arith.mulf %502, %495 : vector<16xf32>
              %504 = arith.minimumf %503, %c32 : vector<16xf32>
              %505 = arith.maximumf %504, %c33 : vector<16xf32>
              %506 = arith.truncf %505 : vector<16xf32> to vector<16xf16>
              %507 = vector.bitcast %506 : vector<16xf16> to vector<32xi8>
              %508 = arith.muli %500, %c3 : index
              vector.store %507, %5[%508] : memref<?xi8>, vector<32xi8>
            }
            %509 = arith.cmpi slt, %493, %kvHeads : index
            scf.if %509 {
              %510 = arith.muli %498, %c17 : index
              %511 = arith.muli %493, %510 : index
              %512 = arith.addi %499, %511 : index
              %513 = arith.muli %497, %c3 : index
              %514 = arith.addi %512, %513 : index
              scf.for %515 = %c6 to %headDim step %c8 {
                %516 = arith.muli %515, %c3 : index
                %517 = arith.addi %516, %c6 : index
                %518 = memref.load %5[%517] : memref<?xi8>
                %519 = arith.muli %515, %c17 : index
                %520 = arith.addi %514, %519 : index
                %521 = arith.addi %520, %c6 : index
                memref.store %518, %kv[%521] : memref<?xi8>
                %522 = arith.muli %515, %c3 : index
                %523 = arith.addi %522, %c8 : index
                %524 = memref.load %5[%523] : memref<?xi8>
                %525 = arith.muli %515, %c17 : index
                %526 = arith.addi %514, %525 : index
                %527 = arith.addi %526, %c8 : index
                memref.store %524, %kv[%527] : memref<?xi8>
              }
            } else {
              %528 = arith.subi %493, %kvHeads : index
              %529 = arith.muli %528, %c3 : index
              %530 = arith.addi %529, %c8 : index
              %531 = arith.muli %498, %c4 : index
              %532 = arith.muli %530, %531 : index
              %533 = arith.addi %499, %532 : index
              %534 = arith.muli %497, %498 : index
              %535 = arith.addi %533, %534 : index
              scf.for %536 = %c6 to %498 step %c4 {
                %537 = vector.load %5[%536] : memref<?xi8>, vector<16xi8>
                %538 = arith.addi %535, %536 : index
                vector.store %537, %kv[%538] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %539 = arith.cmpi eq, %codec, %c8 : index
          scf.if %539 {
            %540 = arith.subi %0, %heads : index
            %541 = memref.load %scales[%540] : memref<?xf32>
            %542 = vector.broadcast %541 : f32 to vector<16xf32>
            %543 = arith.divui %490, %c4 : index
            %544 = arith.remui %490, %c4 : index
            %545 = arith.muli %headDim, %c8 : index
            %546 = arith.muli %543, %pageBytes : index
            scf.for %547 = %c6 to %headDim step %c4 {
              %548 = arith.addi %405, %547 : index
              %549 = vector.load %3[%548] : memref<?xf32>, vector<16xf32>
              %550 = arith.mulf %549, %542 : vector<16xf32>
              %551 = wave.fp8_encode "e4m3" %550 : vector<16xf32> -> vector<16xi8>
              %552 = arith.muli %547, %c8 : index
              vector.store %551, %5[%552] : memref<?xi8>, vector<16xi8>
            }
            %553 = arith.cmpi slt, %540, %kvHeads : index
            scf.if %553 {
              %554 = arith.muli %545, %c17 : index
              %555 = arith.muli %540, %554 : index
              %556 = arith.addi %546, %555 : index
              %557 = arith.muli %544, %c8 : index
              %558 = arith.addi %556, %557 : index
              scf.for %559 = %c6 to %headDim step %c8 {
                %560 = arith.muli %559, %c8 : index
                %561 = arith.addi %560, %c6 : index
                %562 = memref.load %5[%561] : memref<?xi8>
                %563 = arith.muli %559, %c4 : index
                %564 = arith.addi %558, %563 : index
                %565 = arith.addi %564, %c6 : index
                memref.store %562, %kv[%565] : memref<?xi8>
              }
            } else {
              %566 = arith.subi %540, %kvHeads : index
              %567 = arith.muli %566, %c3 : index
              %568 = arith.addi %567, %c8 : index
              %569 = arith.muli %545, %c4 : index
              %570 = arith.muli %568, %569 : index
              %571 = arith.addi %546, %570 : index
              %572 = arith.muli %544, %545 : index
              %573 = arith.addi %571, %572 : index
              scf.for %574 = %c6 to %545 step %c4 {
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
            %581 = arith.divui %490, %c4 : index
            %582 = arith.remui %490, %c4 : index
            %583 = arith.muli %headDim, %c8 : index
            %584 = arith.muli %581, %pageBytes : index
            scf.for %585 = %c6 to %headDim step %c4 {
              %586 = arith.addi %405, %585 : index
              %587 = vector.load %3[%586] : memref<?xf32>, vector<16xf32>
              %588 = arith.mulf %587, %580 : vector<16xf32>
              %589 = wave.fp8_encode "e5m2" %588 : vector<16xf32> -> vector<16xi8>
              %590 = arith.muli %585, %c8 : index
              vector.store %589, %5[%590] : memref<?xi8>, vector<16xi8>
            }
            %591 = arith.cmpi slt, %578, %kvHeads : index
            scf.if %591 {
              %592 = arith.muli %583, %c17 : index
              %593 = arith.muli %578, %592 : index
              %594 = arith.addi %584, %593 : index
              %595 = arith.muli %582, %c8 : index
              %596 = arith.addi %594, %595 : index
              scf.for %597 = %c6 to %headDim step %c8 {
                %598 = arith.muli %597, %c8 : index
                %599 = arith.addi %598, %c6 : index
                %600 = memref.load %5[%599] : memref<?xi8>
                %601 = arith.muli %597, %c4 : index
                %602 = arith.addi %596, %601 : index
                %603 = arith.addi %602, %c6 : index
                memref.store %600, %kv[%603] : memref<?xi8>
              }
            } else {
              %604 = arith.subi %578, %kvHeads : index
              %605 = arith.muli %604, %c3 : index
              %606 = arith.addi %605, %c8 : index
              %607 = arith.muli %583, %c4 : index
              %608 = arith.muli %606, %607 : index
              %609 = arith.addi %584, %608 : index
              %610 = arith.muli %582, %583 : index
              %611 = arith.addi %609, %610 : index
              scf.for %612 = %c6 to %583 step %c4 {
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
