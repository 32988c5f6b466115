// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q4_k', shape=Shape(rows=4, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q4_k_r4p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 4 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 2368 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant 1 : index
  %c10 = arith.constant 3 : index
  %c11 = arith.constant dense<0x00000000> : vector<16xf32>
  %c12 = arith.constant 32 : index
  %c13 = arith.constant 8 : index
  %c14 = arith.constant 64 : index
  %c15 = arith.constant 320 : index
  %c16 = arith.constant dense<15> : vector<16xi32>
  %c17 = arith.constant dense<4> : vector<16xi32>
  %c18 = arith.constant 5 : index
  %c19 = arith.constant 48 : index
  %c20 = arith.constant 6 : index
  %c21 = arith.constant 7 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c28 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c33 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c34 = arith.constant dense<0xC77FE000> : vector<16xf32>
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
    %24 = arith.muli %17, %inputFeatures : index
    %25 = arith.muli %19, %inputFeatures : index
    %26 = arith.muli %21, %inputFeatures : index
    %27 = arith.muli %23, %inputFeatures : index
    scf.for %28 = %c7 to %8 step %c3 {
      %29 = arith.muli %0, %8 : index
      %30 = arith.addi %29, %28 : index
      %31 = arith.addi %30, %c7 : index
      %32 = arith.muli %31, %7 : index
      %33 = arith.muli %0, %8 : index
      %34 = arith.addi %33, %28 : index
      %35 = arith.addi %34, %c9 : index
      %36 = arith.muli %35, %7 : index
      %37 = arith.divui %inputFeatures, %c4 : index
      %47:8 = scf.for %38 = %c7 to %37 step %c9 iter_args(%39 = %c11, %40 = %c11, %41 = %c11, %42 = %c11, %43 = %c11, %44 = %c11, %45 = %c11, %46 = %c11) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %48 = arith.muli %38, %c5 : index
        %49 = arith.addi %32, %48 : index
        %50 = arith.muli %38, %c5 : index
        %51 = arith.addi %36, %50 : index
        %52 = arith.addi %49, %c7 : index
        %53 = vector.load %w[%52] : memref<?xi8>, vector<32xi8>
        %54 = vector.bitcast %53 : vector<32xi8> to vector<16xf16>
        %55 = arith.extf %54 : vector<16xf16> to vector<16xf32>
        %56 = arith.addi %49, %c12 : index
        %57 = vector.load %w[%56] : memref<?xi8>, vector<32xi8>
        %58 = vector.bitcast %57 : vector<32xi8> to vector<16xf16>
        %59 = arith.extf %58 : vector<16xf16> to vector<16xf32>
        %60 = arith.addi %51, %c7 : index
        %61 = vector.load %w[%60] : memref<?xi8>, vector<32xi8>
        %62 = vector.bitcast %61 : vector<32xi8> to vector<16xf16>
        %63 = arith.extf %62 : vector<16xf16> to vector<16xf32>
        %64 = arith.addi %51, %c12 : index
        %65 = vector.load %w[%64] : memref<?xi8>, vector<32xi8>
        %66 = vector.bitcast %65 : vector<32xi8> to vector<16xf16>
        %67 = arith.extf %66 : vector<16xf16> to vector<16xf32>
        %68 = arith.muli %38, %c4 : index
        %78:8 = scf.for %69 = %c7 to %c12 step %c9 iter_args(%70 = %39, %71 = %40, %72 = %41, %73 = %42, %74 = %43, %75 = %44, %76 = %45, %77 = %46) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %79 = arith.muli %69, %c13 : index
          %80 = arith.addi %68, %79 : index
          %81 = arith.addi %49, %c14 : index
          %82 = arith.divui %69, %c2 : index
          %83 = arith.muli %82, %c12 : index
          %84 = arith.addi %81, %83 : index
          %85 = arith.addi %84, %c7 : index
          %86 = vector.load %w[%85] : memref<?xi8>, vector<16xi8>
          %87 = arith.extui %86 : vector<16xi8> to vector<16xi32>
          %88 = arith.sitofp %87 : vector<16xi32> to vector<16xf32>
          %89 = arith.mulf %55, %88 : vector<16xf32>
          %90 = arith.addi %84, %c6 : index
          %91 = vector.load %w[%90] : memref<?xi8>, vector<16xi8>
          %92 = arith.extui %91 : vector<16xi8> to vector<16xi32>
          %93 = arith.sitofp %92 : vector<16xi32> to vector<16xf32>
          %94 = arith.mulf %59, %93 : vector<16xf32>
          %95 = arith.addi %49, %c15 : index
          %96 = arith.muli %69, %c14 : index
          %97 = arith.addi %95, %96 : index
          %98 = arith.addi %97, %c7 : index
          %99 = vector.load %w[%98] : memref<?xi8>, vector<16xi8>
          %100 = arith.extui %99 : vector<16xi8> to vector<16xi32>
          %101 = arith.andi %100, %c16 : vector<16xi32>
          %102 = arith.sitofp %101 : vector<16xi32> to vector<16xf32>
          %103 = math.fma %102, %89, %94 : vector<16xf32>
          %104 = arith.addi %51, %c14 : index
          %105 = arith.divui %69, %c2 : index
          %106 = arith.muli %105, %c12 : index
          %107 = arith.addi %104, %106 : index
          %108 = arith.addi %107, %c7 : index
          %109 = vector.load %w[%108] : memref<?xi8>, vector<16xi8>
          %110 = arith.extui %109 : vector<16xi8> to vector<16xi32>
          %111 = arith.sitofp %110 : vector<16xi32> to vector<16xf32>
          %112 = arith.mulf %63, %111 : vector<16xf32>
          %113 = arith.addi %107, %c6 : index
          %114 = vector.load %w[%113] : memref<?xi8>, vector<16xi8>
          %115 = arith.extui %114 : vector<16xi8> to vector<16xi32>
          %116 = arith.sitofp %115 : vector<16xi32> to vector<16xf32>
          %117 = arith.mulf %67, %116 : vector<16xf32>
          %118 = arith.addi %51, %c15 : index
          %119 = arith.muli %69, %c14 : index
          %120 = arith.addi %118, %119 : index
          %121 = arith.addi %120, %c7 : index
          %122 = vector.load %w[%121] : memref<?xi8>, vector<16xi8>
          %123 = arith.extui %122 : vector<16xi8> to vector<16xi32>
          %124 = arith.andi %123, %c16 : vector<16xi32>
          %125 = arith.sitofp %124 : vector<16xi32> to vector<16xf32>
          %126 = math.fma %125, %112, %117 : vector<16xf32>
          %127 = arith.addi %24, %80 : index
          %128 = arith.addi %127, %c7 : index
          %129 = memref.load %x[%128] : memref<?xf32>
          %130 = vector.broadcast %129 : f32 to vector<16xf32>
          %131 = math.fma %130, %103, %70 : vector<16xf32>
          %132 = math.fma %130, %126, %71 : vector<16xf32>
          %133 = arith.addi %25, %80 : index
          %134 = arith.addi %133, %c7 : index
          %135 = memref.load %x[%134] : memref<?xf32>
          %136 = vector.broadcast %135 : f32 to vector<16xf32>
          %137 = math.fma %136, %103, %72 : vector<16xf32>
          %138 = math.fma %136, %126, %73 : vector<16xf32>
          %139 = arith.addi %26, %80 : index
          %140 = arith.addi %139, %c7 : index
          %141 = memref.load %x[%140] : memref<?xf32>
          %142 = vector.broadcast %141 : f32 to vector<16xf32>
          %143 = math.fma %142, %103, %74 : vector<16xf32>
          %144 = math.fma %142, %126, %75 : vector<16xf32>
          %145 = arith.addi %27, %80 : index
          %146 = arith.addi %145, %c7 : index
          %147 = memref.load %x[%146] : memref<?xf32>
          %148 = vector.broadcast %147 : f32 to vector<16xf32>
          %149 = math.fma %148, %103, %76 : vector<16xf32>
          %150 = math.fma %148, %126, %77 : vector<16xf32>
          %151 = arith.addi %97, %c7 : index
          %152 = vector.load %w[%151] : memref<?xi8>, vector<16xi8>
          %153 = arith.extui %152 : vector<16xi8> to vector<16xi32>
          %154 = arith.shrui %153, %c17 : vector<16xi32>
          %155 = arith.sitofp %154 : vector<16xi32> to vector<16xf32>
          %156 = math.fma %155, %89, %94 : vector<16xf32>
          %157 = arith.addi %120, %c7 : index
          %158 = vector.load %w[%157] : memref<?xi8>, vector<16xi8>
          %159 = arith.extui %158 : vector<16xi8> to vector<16xi32>
          %160 = arith.shrui %159, %c17 : vector<16xi32>
          %161 = arith.sitofp %160 : vector<16xi32> to vector<16xf32>
          %162 = math.fma %161, %112, %117 : vector<16xf32>
          %163 = arith.addi %24, %80 : index
          %164 = arith.addi %163, %c9 : index
          %165 = memref.load %x[%164] : memref<?xf32>
          %166 = vector.broadcast %165 : f32 to vector<16xf32>
          %167 = math.fma %166, %156, %131 : vector<16xf32>
          %168 = math.fma %166, %162, %132 : vector<16xf32>
          %169 = arith.addi %25, %80 : index
          %170 = arith.addi %169, %c9 : index
          %171 = memref.load %x[%170] : memref<?xf32>
          %172 = vector.broadcast %171 : f32 to vector<16xf32>
          %173 = math.fma %172, %156, %137 : vector<16xf32>
          %174 = math.fma %172, %162, %138 : vector<16xf32>
          %175 = arith.addi %26, %80 : index
          %176 = arith.addi %175, %c9 : index
          %177 = memref.load %x[%176] : memref<?xf32>
          %178 = vector.broadcast %177 : f32 to vector<16xf32>
          %179 = math.fma %178, %156, %143 : vector<16xf32>
          %180 = math.fma %178, %162, %144 : vector<16xf32>
          %181 = arith.addi %27, %80 : index
          %182 = arith.addi %181, %c9 : index
          %183 = memref.load %x[%182] : memref<?xf32>
          %184 = vector.broadcast %183 : f32 to vector<16xf32>
          %185 = math.fma %184, %156, %149 : vector<16xf32>
          %186 = math.fma %184, %162, %150 : vector<16xf32>
          %187 = arith.addi %97, %c6 : index
          %188 = vector.load %w[%187] : memref<?xi8>, vector<16xi8>
          %189 = arith.extui %188 : vector<16xi8> to vector<16xi32>
          %190 = arith.andi %189, %c16 : vector<16xi32>
          %191 = arith.sitofp %190 : vector<16xi32> to vector<16xf32>
          %192 = math.fma %191, %89, %94 : vector<16xf32>
          %193 = arith.addi %120, %c6 : index
          %194 = vector.load %w[%193] : memref<?xi8>, vector<16xi8>
          %195 = arith.extui %194 : vector<16xi8> to vector<16xi32>
          %196 = arith.andi %195, %c16 : vector<16xi32>
          %197 = arith.sitofp %196 : vector<16xi32> to vector<16xf32>
          %198 = math.fma %197, %112, %117 : vector<16xf32>
          %199 = arith.addi %24, %80 : index
          %200 = arith.addi %199, %c3 : index
          %201 = memref.load %x[%200] : memref<?xf32>
          %202 = vector.broadcast %201 : f32 to vector<16xf32>
          %203 = math.fma %202, %192, %167 : vector<16xf32>
          %204 = math.fma %202, %198, %168 : vector<16xf32>
          %205 = arith.addi %25, %80 : index
          %206 = arith.addi %205, %c3 : index
          %207 = memref.load %x[%206] : memref<?xf32>
          %208 = vector.broadcast %207 : f32 to vector<16xf32>
          %209 = math.fma %208, %192, %173 : vector<16xf32>
          %210 = math.fma %208, %198, %174 : vector<16xf32>
          %211 = arith.addi %26, %80 : index
          %212 = arith.addi %211, %c3 : index
          %213 = memref.load %x[%212] : memref<?xf32>
          %214 = vector.broadcast %213 : f32 to vector<16xf32>
          %215 = math.fma %214, %192, %179 : vector<16xf32>
          %216 = math.fma %214, %198, %180 : vector<16xf32>
          %217 = arith.addi %27, %80 : index
          %218 = arith.addi %217, %c3 : index
          %219 = memref.load %x[%218] : memref<?xf32>
          %220 = vector.broadcast %219 : f32 to vector<16xf32>
          %221 = math.fma %220, %192, %185 : vector<16xf32>
          %222 = math.fma %220, %198, %186 : vector<16xf32>
          %223 = arith.addi %97, %c6 : index
          %224 = vector.load %w[%223] : memref<?xi8>, vector<16xi8>
          %225 = arith.extui %224 : vector<16xi8> to vector<16xi32>
          %226 = arith.shrui %225, %c17 : vector<16xi32>
          %227 = arith.sitofp %226 : vector<16xi32> to vector<16xf32>
          %228 = math.fma %227, %89, %94 : vector<16xf32>
          %229 = arith.addi %120, %c6 : index
          %230 = vector.load %w[%229] : memref<?xi8>, vector<16xi8>
          %231 = arith.extui %230 : vector<16xi8> to vector<16xi32>
          %232 = arith.shrui %231, %c17 : vector<16xi32>
          %233 = arith.sitofp %232 : vector<16xi32> to vector<16xf32>
          %234 = math.fma %233, %112, %117 : vector<16xf32>
          %235 = arith.addi %24, %80 : index
          %236 = arith.addi %235, %c10 : index
          %237 = memref.load %x[%236] : memref<?xf32>
          %238 = vector.broadcast %237 : f32 to vector<16xf32>
          %239 = math.fma %238, %228, %203 : vector<16xf32>
          %240 = math.fma %238, %234, %204 : vector<16xf32>
          %241 = arith.addi %25, %80 : index
          %242 = arith.addi %241, %c10 : index
          %243 = memref.load %x[%242] : memref<?xf32>
          %244 = vector.broadcast %243 : f32 to vector<16xf32>
          %245 = math.fma %244, %228, %209 : vector<16xf32>
          %246 = math.fma %244, %234, %210 : vector<16xf32>
          %247 = arith.addi %26, %80 : index
          %248 = arith.addi %247, %c10 : index
          %249 = memref.load %x[%248] : memref<?xf32>
          %250 = vector.broadcast %249 : f32 to vector<16xf32>
          %251 = math.fma %250, %228, %215 : vector<16xf32>
          %252 = math.fma %250, %234, %216 : vector<16xf32>
          %253 = arith.addi %27, %80 : index
          %254 = arith.addi %253, %c10 : index
          %255 = memref.load %x[%254] : memref<?xf32>
          %256 = vector.broadcast %255 : f32 to vector<16xf32>
          %257 = math.fma %256, %228, %221 : vector<16xf32>
          %258 = math.fma %256, %234, %222 : vector<16xf32>
          %259 = arith.addi %97, %c12 : index
          %260 = vector.load %w[%259] : memref<?xi8>, vector<16xi8>
          %261 = arith.extui %260 : vector<16xi8> to vector<16xi32>
          %262 = arith.andi %261, %c16 : vector<16xi32>
          %263 = arith.sitofp %262 : vector<16xi32> to vector<16xf32>
          %264 = math.fma %263, %89, %94 : vector<16xf32>
          %265 = arith.addi %120, %c12 : index
          %266 = vector.load %w[%265] : memref<?xi8>, vector<16xi8>
          %267 = arith.extui %266 : vector<16xi8> to vector<16xi32>
          %268 = arith.andi %267, %c16 : vector<16xi32>
          %269 = arith.sitofp %268 : vector<16xi32> to vector<16xf32>
          %270 = math.fma %269, %112, %117 : vector<16xf32>
          %271 = arith.addi %24, %80 : index
          %272 = arith.addi %271, %c2 : index
          %273 = memref.load %x[%272] : memref<?xf32>
          %274 = vector.broadcast %273 : f32 to vector<16xf32>
          %275 = math.fma %274, %264, %239 : vector<16xf32>
          %276 = math.fma %274, %270, %240 : vector<16xf32>
          %277 = arith.addi %25, %80 : index
          %278 = arith.addi %277, %c2 : index
          %279 = memref.load %x[%278] : memref<?xf32>
          %280 = vector.broadcast %279 : f32 to vector<16xf32>
          %281 = math.fma %280, %264, %245 : vector<16xf32>
          %282 = math.fma %280, %270, %246 : vector<16xf32>
          %283 = arith.addi %26, %80 : index
          %284 = arith.addi %283, %c2 : index
          %285 = memref.load %x[%284] : memref<?xf32>
          %286 = vector.broadcast %285 : f32 to vector<16xf32>
          %287 = math.fma %286, %264, %251 : vector<16xf32>
          %288 = math.fma %286, %270, %252 : vector<16xf32>
          %289 = arith.addi %27, %80 : index
          %290 = arith.addi %289, %c2 : index
          %291 = memref.load %x[%290] : memref<?xf32>
          %292 = vector.broadcast %291 : f32 to vector<16xf32>
          %293 = math.fma %292, %264, %257 : vector<16xf32>
          %294 = math.fma %292, %270, %258 : vector<16xf32>
          %295 = arith.addi %97, %c12 : index
          %296 = vector.load %w[%295] : memref<?xi8>, vector<16xi8>
          %297 = arith.extui %296 : vector<16xi8> to vector<16xi32>
          %298 = arith.shrui %297, %c17 : vector<16xi32>
          %299 = arith.sitofp %298 : vector<16xi32> to vector<16xf32>
          %300 = math.fma %299, %89, %94 : vector<16xf32>
          %301 = arith.addi %120, %c12 : index
          %302 = vector.load %w[%301] : memref<?xi8>, vector<16xi8>
          %303 = arith.extui %302 : vector<16xi8> to vector<16xi32>
          %304 = arith.shrui %303, %c17 : vector<16xi32>
          %305 = arith.sitofp %304 : vector<16xi32> to vector<16xf32>
          %306 = math.fma %305, %112, %117 : vector<16xf32>
          %307 = arith.addi %24, %80 : index
          %308 = arith.addi %307, %c18 : index
          %309 = memref.load %x[%308] : memref<?xf32>
          %310 = vector.broadcast %309 : f32 to vector<16xf32>
          %311 = math.fma %310, %300, %275 : vector<16xf32>
          %312 = math.fma %310, %306, %276 : vector<16xf32>
          %313 = arith.addi %25, %80 : index
          %314 = arith.addi %313, %c18 : index
          %315 = memref.load %x[%314] : memref<?xf32>
          %316 = vector.broadcast %315 : f32 to vector<16xf32>
          %317 = math.fma %316, %300, %281 : vector<16xf32>
          %318 = math.fma %316, %306, %282 : vector<16xf32>
          %319 = arith.addi %26, %80 : index
          %320 = arith.addi %319, %c18 : index
          %321 = memref.load %x[%320] : memref<?xf32>
          %322 = vector.broadcast %321 : f32 to vector<16xf32>
          %323 = math.fma %322, %300, %287 : vector<16xf32>
          %324 = math.fma %322, %306, %288 : vector<16xf32>
          %325 = arith.addi %27, %80 : index
          %326 = arith.addi %325, %c18 : index
          %327 = memref.load %x[%326] : memref<?xf32>
          %328 = vector.broadcast %327 : f32 to vector<16xf32>
          %329 = math.fma %328, %300, %293 : vector<16xf32>
          %330 = math.fma %328, %306, %294 : vector<16xf32>
          %331 = arith.addi %97, %c19 : index
          %332 = vector.load %w[%331] : memref<?xi8>, vector<16xi8>
          %333 = arith.extui %332 : vector<16xi8> to vector<16xi32>
          %334 = arith.andi %333, %c16 : vector<16xi32>
          %335 = arith.sitofp %334 : vector<16xi32> to vector<16xf32>
          %336 = math.fma %335, %89, %94 : vector<16xf32>
          %337 = arith.addi %120, %c19 : index
          %338 = vector.load %w[%337] : memref<?xi8>, vector<16xi8>
          %339 = arith.extui %338 : vector<16xi8> to vector<16xi32>
          %340 = arith.andi %339, %c16 : vector<16xi32>
          %341 = arith.sitofp %340 : vector<16xi32> to vector<16xf32>
          %342 = math.fma %341, %112, %117 : vector<16xf32>
          %343 = arith.addi %24, %80 : index
          %344 = arith.addi %343, %c20 : index
          %345 = memref.load %x[%344] : memref<?xf32>
          %346 = vector.broadcast %345 : f32 to vector<16xf32>
          %347 = math.fma %346, %336, %311 : vector<16xf32>
          %348 = math.fma %346, %342, %312 : vector<16xf32>
          %349 = arith.addi %25, %80 : index
          %350 = arith.addi %349, %c20 : index
          %351 = memref.load %x[%350] : memref<?xf32>
          %352 = vector.broadcast %351 : f32 to vector<16xf32>
          %353 = math.fma %352, %336, %317 : vector<16xf32>
          %354 = math.fma %352, %342, %318 : vector<16xf32>
          %355 = arith.addi %26, %80 : index
          %356 = arith.addi %355, %c20 : index
          %357 = memref.load %x[%356] : memref<?xf32>
          %358 = vector.broadcast %357 : f32 to vector<16xf32>
          %359 = math.fma %358, %336, %323 : vector<16xf32>
          %360 = math.fma %358, %342, %324 : vector<16xf32>
          %361 = arith.addi %27, %80 : index
          %362 = arith.addi %361, %c20 : index
          %363 = memref.load %x[%362] : memref<?xf32>
          %364 = vector.broadcast %363 : f32 to vector<16xf32>
          %365 = math.fma %364, %336, %329 : vector<16xf32>
          %366 = math.fma %364, %342, %330 : vector<16xf32>
          %367 = arith.addi %97, %c19 : index
          %368 = vector.load %w[%367] : memref<?xi8>, vector<16xi8>
          %369 = arith.extui %368 : vector<16xi8> to vector<16xi32>
          %370 = arith.shrui %369, %c17 : vector<16xi32>
          %371 = arith.sitofp %370 : vector<16xi32> to vector<16xf32>
          %372 = math.fma %371, %89, %94 : vector<16xf32>
          %373 = arith.addi %120, %c19 : index
          %374 = vector.load %w[%373] : memref<?xi8>, vector<16xi8>
          %375 = arith.extui %374 : vector<16xi8> to vector<16xi32>
          %376 = arith.shrui %375, %c17 : vector<16xi32>
          %377 = arith.sitofp %376 : vector<16xi32> to vector<16xf32>
          %378 = math.fma %377, %112, %117 : vector<16xf32>
          %379 = arith.addi %24, %80 : index
          %380 = arith.addi %379, %c21 : index
          %381 = memref.load %x[%380] : memref<?xf32>
          %382 = vector.broadcast %381 : f32 to vector<16xf32>
          %383 = math.fma %382, %372, %347 : vector<16xf32>
          %384 = math.fma %382, %378, %348 : vector<16xf32>
          %385 = arith.addi %25, %80 : index
          %386 = arith.addi %385, %c21 : index
          %387 = memref.load %x[%386] : memref<?xf32>
          %388 = vector.broadcast %387 : f32 to vector<16xf32>
          %389 = math.fma %388, %372, %353 : vector<16xf32>
          %390 = math.fma %388, %378, %354 : vector<16xf32>
          %391 = arith.addi %26, %80 : index
          %392 = arith.addi %391, %c21 : index
          %393 = memref.load %x[%392] : memref<?xf32>
          %394 = vector.broadcast %393 : f32 to vector<16xf32>
          %395 = math.fma %394, %372, %359 : vector<16xf32>
          %396 = math.fma %394, %378, %360 : vector<16xf32>
          %397 = arith.addi %27, %80 : index
          %398 = arith.addi %397, %c21 : index
          %399 = memref.load %x[%398] : memref<?xf32>
          %400 = vector.broadcast %399 : f32 to vector<16xf32>
          %401 = math.fma %400, %372, %365 : vector<16xf32>
          %402 = math.fma %400, %378, %366 : vector<16xf32>
          scf.yield %383, %384, %389, %390, %395, %396, %401, %402 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %78#0, %78#1, %78#2, %78#3, %78#4, %78#5, %78#6, %78#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %403 = arith.muli %headDim, %c7 : index
      %404 = arith.muli %28, %c6 : index
      %405 = arith.addi %403, %404 : index
      %406 = arith.addi %405, %c7 : index
      vector.store %47#0, %3[%406] : memref<?xf32>, vector<16xf32>
      %407 = arith.muli %headDim, %c7 : index
      %408 = arith.muli %28, %c6 : index
      %409 = arith.addi %407, %408 : index
      %410 = arith.addi %409, %c6 : index
      vector.store %47#1, %3[%410] : memref<?xf32>, vector<16xf32>
      %411 = arith.muli %headDim, %c9 : index
      %412 = arith.muli %28, %c6 : index
      %413 = arith.addi %411, %412 : index
      %414 = arith.addi %413, %c7 : index
      vector.store %47#2, %3[%414] : memref<?xf32>, vector<16xf32>
      %415 = arith.muli %headDim, %c9 : index
      %416 = arith.muli %28, %c6 : index
      %417 = arith.addi %415, %416 : index
      %418 = arith.addi %417, %c6 : index
      vector.store %47#3, %3[%418] : memref<?xf32>, vector<16xf32>
      %419 = arith.muli %headDim, %c3 : index
      %420 = arith.muli %28, %c6 : index
      %421 = arith.addi %419, %420 : index
      %422 = arith.addi %421, %c7 : index
      vector.store %47#4, %3[%422] : memref<?xf32>, vector<16xf32>
      %423 = arith.muli %headDim, %c3 : index
      %424 = arith.muli %28, %c6 : index
      %425 = arith.addi %423, %424 : index
      %426 = arith.addi %425, %c6 : index
      vector.store %47#5, %3[%426] : memref<?xf32>, vector<16xf32>
      %427 = arith.muli %headDim, %c10 : index
      %428 = arith.muli %28, %c6 : index
      %429 = arith.addi %427, %428 : index
      %430 = arith.addi %429, %c7 : index
      vector.store %47#6, %3[%430] : memref<?xf32>, vector<16xf32>
      %431 = arith.muli %headDim, %c10 : index
      %432 = arith.muli %28, %c6 : index
      %433 = arith.addi %431, %432 : index
      %434 = arith.addi %433, %c6 : index
      vector.store %47#7, %3[%434] : memref<?xf32>, vector<16xf32>
    }
    %435 = arith.addi %14, %c2 : index
    %436 = arith.minsi %435, %13 : index
    scf.for %437 = %14 to %436 step %c9 {
      %438 = arith.subi %437, %14 : index
      %439 = arith.muli %438, %headDim : index
      %440 = arith.cmpi eq, %hasBias, %c9 : index
      scf.if %440 {
        scf.for %441 = %c7 to %headDim step %c6 {
          %442 = arith.muli %0, %headDim : index
          %443 = arith.addi %442, %441 : index
          %444 = vector.load %bias[%443] : memref<?xf32>, vector<16xf32>
          %445 = arith.addi %439, %441 : index
          %446 = vector.load %3[%445] : memref<?xf32>, vector<16xf32>
          %447 = arith.addf %446, %444 : vector<16xf32>
          %448 = arith.addi %439, %441 : index
          vector.store %447, %3[%448] : memref<?xf32>, vector<16xf32>
        }
      }
      %449 = arith.addi %heads, %kvHeads : index
      %450 = arith.cmpi slt, %0, %449 : index
      scf.if %450 {
        %451 = arith.cmpi eq, %hasNorm, %c9 : index
        scf.if %451 {
          %452 = arith.cmpi slt, %0, %heads : index
          %455 = scf.for %453 = %c7 to %headDim step %c6 iter_args(%454 = %c11) -> (vector<16xf32>) {
            %456 = arith.addi %439, %453 : index
            %457 = vector.load %3[%456] : memref<?xf32>, vector<16xf32>
            %458 = math.fma %457, %457, %454 : vector<16xf32>
            scf.yield %458 : vector<16xf32>
          }
          %459 = wave.reduce "add" %455 : vector<16xf32>
          %460 = arith.mulf %459, %inverseHeadDim : f32
          %461 = arith.addf %460, %epsilon : f32
          %462 = math.sqrt %461 : f32
          %463 = arith.divf %c28, %462 : f32
          %464 = vector.broadcast %463 : f32 to vector<16xf32>
          scf.for %465 = %c7 to %headDim step %c6 {
            %466 = vector.load %query_norm[%465] : memref<?xf32>, vector<16xf32>
            %467 = vector.load %key_norm[%465] : memref<?xf32>, vector<16xf32>
            %468 = arith.select %452, %466, %467 : vector<16xf32>
            %469 = arith.addi %439, %465 : index
            %470 = vector.load %3[%469] : memref<?xf32>, vector<16xf32>
            %471 = arith.mulf %470, %464 : vector<16xf32>
            %472 = arith.mulf %471, %468 : vector<16xf32>
            %473 = arith.addi %439, %465 : index
            vector.store %472, %3[%473] : memref<?xf32>, vector<16xf32>
          }
        }
        %474 = arith.addi %positionsAt, %437 : index
        %475 = memref.load %step[%474] : memref<?xi32>
        %476 = arith.index_cast %475 : i32 to index
        %477 = arith.divui %headDim, %c3 : index
        %478 = arith.remui %476, %c4 : index
        %479 = arith.muli %478, %headDim : index
        %480 = arith.divui %476, %c4 : index
        %481 = arith.addi %480, %c4 : index
        %482 = arith.muli %481, %headDim : index
        scf.for %483 = %c7 to %477 step %c13 {
          %484 = arith.addi %479, %483 : index
          %485 = vector.load %rope[%484] : memref<?xf32>, vector<8xf32>
          %486 = arith.addi %479, %477 : index
          %487 = arith.addi %486, %483 : index
          %488 = vector.load %rope[%487] : memref<?xf32>, vector<8xf32>
          %489 = arith.addi %482, %483 : index
          %490 = vector.load %rope[%489] : memref<?xf32>, vector<8xf32>
          %491 = arith.addi %482, %477 : index
          %492 = arith.addi %491, %483 : index
          %493 = vector.load %rope[%492] : memref<?xf32>, vector<8xf32>
          %494 = arith.mulf %490, %485 : vector<8xf32>
          %495 = arith.mulf %493, %488 : vector<8xf32>
          %496 = arith.subf %494, %495 : vector<8xf32>
          %497 = arith.mulf %493, %485 : vector<8xf32>
          %498 = arith.mulf %490, %488 : vector<8xf32>
          %499 = arith.addf %497, %498 : vector<8xf32>
          %500 = arith.addi %439, %483 : index
          %501 = vector.load %3[%500] : memref<?xf32>, vector<8xf32>
          %502 = arith.addi %439, %477 : index
          %503 = arith.addi %502, %483 : index
          %504 = vector.load %3[%503] : memref<?xf32>, vector<8xf32>
          %505 = arith.mulf %501, %496 : vector<8xf32>
          %506 = arith.mulf %504, %499 : vector<8xf32>
          %507 = arith.subf %505, %506 : vector<8xf32>
          %508 = arith.addi %439, %483 : index
          vector.store %507, %3[%508] : memref<?xf32>, vector<8xf32>
          %509 = arith.mulf %504, %496 : vector<8xf32>
          %510 = arith.mulf %501, %499 : vector<8xf32>
          %511 = arith.addf %509, %510 : vector<8xf32>
          %512 = arith.addi %439, %477 : index
          %513 = arith.addi %512, %483 : index
          vector.store %511, %3[%513] : memref<?xf32>, vector<8xf32>
        }
      }
      %514 = arith.cmpi slt, %0, %heads : index
      scf.if %514 {
        scf.for %515 = %c7 to %headDim step %c6 {
          %516 = arith.addi %439, %515 : index
          %517 = vector.load %3[%516] : memref<?xf32>, vector<16xf32>
          %518 = arith.muli %437, %heads : index
          %519 = arith.addi %518, %0 : index
          %520 = arith.muli %519, %headDim : index
          %521 = arith.addi %520, %515 : index
          vector.store %517, %q[%521] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %522 = arith.addi %slotsAt, %437 : index
        %523 = memref.load %step[%522] : memref<?xi32>
        %524 = arith.index_cast %523 : i32 to index
        %525 = arith.cmpi sge, %524, %c7 : index
        scf.if %525 {
          %526 = arith.cmpi eq, %codec, %c7 : index
          scf.if %526 {
            %527 = arith.subi %0, %heads : index
            %528 = memref.load %scales[%527] : memref<?xf32>
            %529 = vector.broadcast %528 : f32 to vector<16xf32>
            %530 = arith.divui %524, %c6 : index
            %531 = arith.remui %524, %c6 : index
            %532 = arith.muli %headDim, %c3 : index
            %533 = arith.muli %530, %pageBytes : index
            scf.for %534 = %c7 to %headDim step %c6 {
              %535 = arith.addi %439, %534 : index
              %536 = vector.load %3[%535] : memref<?xf32>, vector<16xf32>
              %537 = arith.mulf %536, %529 : vector<16xf32>
              %538 = arith.minimumf %537, %c33 : vector<16xf32>
              %539 = arith.maximumf %538, %c34 : vector<16xf32>
              %540 = arith.truncf %539 : vector<16xf32> to vector<16xf16>
              %541 = vector.bitcast %540 : vector<16xf16> to vector<32xi8>
              %542 = arith.muli %534, %c3 : index
              vector.store %541, %5[%542] : memref<?xi8>, vector<32xi8>
            }
            %543 = arith.cmpi slt, %527, %kvHeads : index
            scf.if %543 {
              %544 = arith.muli %532, %c12 : index
              %545 = arith.muli %527, %544 : index
              %546 = arith.addi %533, %545 : index
              %547 = arith.muli %531, %c3 : index
              %548 = arith.addi %546, %547 : index
              scf.for %549 = %c7 to %headDim step %c9 {
                %550 = arith.muli %549, %c3 : index
                %551 = arith.addi %550, %c7 : index
                %552 = memref.load %5[%551] : memref<?xi8>
                %553 = arith.muli %549, %c12 : index
                %554 = arith.addi %548, %553 : index
                %555 = arith.addi %554, %c7 : index
                memref.store %552, %kv[%555] : memref<?xi8>
                %556 = arith.muli %549, %c3 : index
                %557 = arith.addi %556, %c9 : index
                %558 = memref.load %5[%557] : memref<?xi8>
                %559 = arith.muli %549, %c12 : index
                %560 = arith.addi %548, %559 : index
                %561 = arith.addi %560, %c9 : index
                memref.store %558, %kv[%561] : memref<?xi8>
              }
            } else {
              %562 = arith.subi %527, %kvHeads : index
              %563 = arith.muli %562, %c3 : index
              %564 = arith.addi %563, %c9 : index
              %565 = arith.muli %532, %c6 : index
              %566 = arith.muli %564, %565 : index
              %567 = arith.addi %533, %566 : index
              %568 = arith.muli %531, %532 : index
              %569 = arith.addi %567, %568 : index
              scf.for %570 = %c7 to %532 step %c6 {
                %571 = vector.load %5[%570] : memref<?xi8>, vector<16xi8>
                %572 = arith.addi %569, %570 : index
                vector.store %571, %kv[%572] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %573 = arith.cmpi eq, %codec, %c9 : index
          scf.if %573 {
            %574 = arith.subi %0, %heads : index
            %575 = memref.load %scales[%574] : memref<?xf32>
            %576 = vector.broadcast %575 : f32 to vector<16xf32>
            %577 = arith.divui %524, %c6 : index
            %578 = arith.remui %524, %c6 : index
            %579 = arith.muli %headDim, %c9 : index
            %580 = arith.muli %577, %pageBytes : index
            scf.for %581 = %c7 to %headDim step %c6 {
              %582 = arith.addi %439, %581 : index
              %583 = vector.load %3[%582] : memref<?xf32>, vector<16xf32>
              %584 = arith.mulf %583, %576 : vector<16xf32>
              %585 = wave.fp8_encode "e4m3" %584 : vector<16xf32> -> vector<16xi8>
              %586 = arith.muli %581, %c9 : index
              vector.store %585, %5[%586] : memref<?xi8>, vector<16xi8>
            }
            %587 = arith.cmpi slt, %574, %kvHeads : index
            scf.if %587 {
              %588 = arith.muli %579, %c12 : index
              %589 = arith.muli %574, %588 : index
              %590 = arith.addi %580, %589 : index
              %591 = arith.muli %578, %c9 : index
              %592 = arith.addi %590, %591 : index
              scf.for %593 = %c7 to %headDim step %c9 {
                %594 = arith.muli %593, %c9 : index
                %595 = arith.addi %594, %c7 : index
                %596 = memref.load %5[%595] : memref<?xi8>
                %597 = arith.muli %593, %c6 : index
                %598 = arith.addi %592, %597 : index
                %599 = arith.addi %598, %c7 : index
                memref.store %596, %kv[%599] : memref<?xi8>
              }
            } else {
              %600 = arith.subi %574, %kvHeads : index
              %601 = arith.muli %600, %c3 : index
              %602 = arith.addi %601, %c9 : index
              %603 = arith.muli %579, %c6 : index
              %604 = arith.muli %602, %603 : index
              %605 = arith.addi %580, %604 : index
              %606 = arith.muli %578, %579 : index
              %607 = arith.addi %605, %606 : index
              scf.for %608 = %c7 to %579 step %c6 {
                %609 = vector.load %5[%608] : memref<?xi8>, vector<16xi8>
                %610 = arith.addi %607, %608 : index
                vector.store %609, %kv[%610] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %611 = arith.cmpi eq, %codec, %c3 : index
          scf.if %611 {
            %612 = arith.subi %0, %heads : index
            %613 = memref.load %scales[%612] : memref<?xf32>
            %614 = vector.broadcast %613 : f32 to vector<16xf32>
            %615 = arith.divui %524, %c6 : index
            %616 = arith.remui %524, %c6 : index
            %617 = arith.muli %headDim, %c9 : index
            %618 = arith.muli %615, %pageBytes : index
            scf.for %619 = %c7 to %headDim step %c6 {
              %620 = arith.addi %439, %619 : index
              %621 = vector.load %3[%620] : memref<?xf32>, vector<16xf32>
              %622 = arith.mulf %621, %614 : vector<16xf32>
              %623 = wave.fp8_encode "e5m2" %622 : vector<16xf32> -> vector<16xi8>
              %624 = arith.muli %619, %c9 : index
              vector.store %623, %5[%624] : memref<?xi8>, vector<16xi8>
            }
            %625 = arith.cmpi slt, %612, %kvHeads : index
            scf.if %625 {
              %626 = arith.muli %617, %c12 : index
              %627 = arith.muli %612, %626 : index
              %628 = arith.addi %618, %627 : index
              %629 = arith.muli %616, %c9 : index
              %630 = arith.addi %628, %629 : index
              scf.for %631 = %c7 to %headDim step %c9 {
                %632 = arith.muli %631, %c9 : index
                %633 = arith.addi %632, %c7 : index
                %634 = memref.load %5[%633] : memref<?xi8>
                %635 = arith.muli %631, %c6 : index
                %636 = arith.addi %630, %635 : index
                %637 = arith.addi %636, %c7 : index
                memref.store %634, %kv[%637] : memref<?xi8>
              }
            } else {
              %638 = arith.subi %612, %kvHeads : index
              %639 = arith.muli %638, %c3 : index
              %640 = arith.addi %639, %c9 : index
              %641 = arith.muli %617, %c6 : index
              %642 = arith.muli %640, %641 : index
              %643 = arith.addi %618, %642 : index
              %644 = arith.muli %616, %617 : index
              %645 = arith.addi %643, %644 : index
              scf.for %646 = %c7 to %617 step %c6 {
                %647 = vector.load %5[%646] : memref<?xi8>, vector<16xi8>
                %648 = arith.addi %645, %646 : index
                vector.store %647, %kv[%648] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
