// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q8_k', shape=Shape(rows=2, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q8_k_r2p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 256 : index
  %c4 = arith.constant 4256 : index
  %c5 = arith.constant 16 : index
  %c6 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c8 = arith.constant 1 : index
  %c9 = arith.constant dense<0x00000000> : vector<16xf32>
  %c10 = arith.constant 32 : index
  %c11 = arith.constant 8 : index
  %c12 = arith.constant 4 : index
  %c13 = arith.constant 2208 : index
  %c14 = arith.constant 3 : index
  %c15 = arith.constant 160 : index
  %c16 = arith.constant 64 : index
  %c17 = arith.constant dense<15> : vector<16xi32>
  %c18 = arith.constant dense<0> : vector<16xi32>
  %c19 = arith.constant dense<4> : vector<16xi32>
  %c20 = arith.constant dense<128> : vector<16xi32>
  %c21 = arith.constant 5 : index
  %c22 = arith.constant 48 : index
  %c23 = arith.constant 6 : index
  %c24 = arith.constant 7 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c31 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c36 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c37 = arith.constant dense<0xC77FE000> : vector<16xf32>
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %headDim, %c2 : index
  %3 = wave.scratch %2 : memref<?xf32>
  %4 = arith.muli %headDim, %c2 : index
  %5 = wave.scratch %4 : memref<?xi8>
  %6 = arith.divui %inputFeatures, %c3 : index
  %7 = arith.muli %6, %c4 : index
  %8 = arith.divui %headDim, %c5 : index
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
    %20 = arith.muli %17, %inputFeatures : index
    %21 = arith.muli %19, %inputFeatures : index
    scf.for %22 = %c6 to %8 step %c2 {
      %23 = arith.muli %0, %8 : index
      %24 = arith.addi %23, %22 : index
      %25 = arith.addi %24, %c6 : index
      %26 = arith.muli %25, %7 : index
      %27 = arith.muli %0, %8 : index
      %28 = arith.addi %27, %22 : index
      %29 = arith.addi %28, %c8 : index
      %30 = arith.muli %29, %7 : index
      %31 = arith.divui %inputFeatures, %c3 : index
      %37:4 = scf.for %32 = %c6 to %31 step %c8 iter_args(%33 = %c9, %34 = %c9, %35 = %c9, %36 = %c9) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %38 = arith.muli %32, %c4 : index
        %39 = arith.addi %26, %38 : index
        %40 = arith.muli %32, %c4 : index
        %41 = arith.addi %30, %40 : index
        %42 = arith.addi %39, %c6 : index
        %43 = vector.load %w[%42] : memref<?xi8>, vector<32xi8>
        %44 = vector.bitcast %43 : vector<32xi8> to vector<16xf16>
        %45 = arith.extf %44 : vector<16xf16> to vector<16xf32>
        %46 = arith.addi %41, %c6 : index
        %47 = vector.load %w[%46] : memref<?xi8>, vector<32xi8>
        %48 = vector.bitcast %47 : vector<32xi8> to vector<16xf16>
        %49 = arith.extf %48 : vector<16xf16> to vector<16xf32>
        %50 = arith.muli %32, %c3 : index
        %56:4 = scf.for %51 = %c6 to %c10 step %c8 iter_args(%52 = %33, %53 = %34, %54 = %35, %55 = %36) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %57 = arith.muli %51, %c11 : index
          %58 = arith.addi %50, %57 : index
          %59 = arith.addi %39, %c10 : index
          %60 = arith.divui %51, %c12 : index
          %61 = arith.muli %60, %c5 : index
          %62 = arith.addi %59, %61 : index
          %63 = arith.addi %62, %c6 : index
          %64 = vector.load %w[%63] : memref<?xi8>, vector<16xi8>
          %65 = arith.extsi %64 : vector<16xi8> to vector<16xi32>
          %66 = arith.sitofp %65 : vector<16xi32> to vector<16xf32>
          %67 = arith.mulf %45, %66 : vector<16xf32>
          %68 = arith.addi %39, %c13 : index
          %69 = arith.muli %51, %c12 : index
          %70 = arith.addi %69, %c6 : index
          %71 = arith.muli %70, %c5 : index
          %72 = arith.addi %68, %71 : index
          %73 = vector.load %w[%72] : memref<?xi8>, vector<16xi8>
          %74 = arith.extui %73 : vector<16xi8> to vector<16xi32>
          %75 = arith.addi %39, %c13 : index
          %76 = arith.muli %51, %c12 : index
          %77 = arith.addi %76, %c8 : index
          %78 = arith.muli %77, %c5 : index
          %79 = arith.addi %75, %78 : index
          %80 = vector.load %w[%79] : memref<?xi8>, vector<16xi8>
          %81 = arith.extui %80 : vector<16xi8> to vector<16xi32>
          %82 = arith.addi %39, %c13 : index
          %83 = arith.muli %51, %c12 : index
          %84 = arith.addi %83, %c2 : index
          %85 = arith.muli %84, %c5 : index
          %86 = arith.addi %82, %85 : index
          %87 = vector.load %w[%86] : memref<?xi8>, vector<16xi8>
          %88 = arith.extui %87 : vector<16xi8> to vector<16xi32>
          %89 = arith.addi %39, %c13 : index
          %90 = arith.muli %51, %c12 : index
          %91 = arith.addi %90, %c14 : index
          %92 = arith.muli %91, %c5 : index
          %93 = arith.addi %89, %92 : index
          %94 = vector.load %w[%93] : memref<?xi8>, vector<16xi8>
          %95 = arith.extui %94 : vector<16xi8> to vector<16xi32>
          %96 = arith.addi %39, %c15 : index
          %97 = arith.muli %51, %c16 : index
          %98 = arith.addi %96, %97 : index
          %99 = arith.addi %98, %c6 : index
          %100 = vector.load %w[%99] : memref<?xi8>, vector<16xi8>
          %101 = arith.extui %100 : vector<16xi8> to vector<16xi32>
          %102 = arith.andi %101, %c17 : vector<16xi32>
          %103 = arith.shrui %74, %c18 : vector<16xi32>
          %104 = arith.andi %103, %c17 : vector<16xi32>
          %105 = arith.shli %104, %c19 : vector<16xi32>
          %106 = arith.ori %102, %105 : vector<16xi32>
          %107 = arith.subi %106, %c20 : vector<16xi32>
          %108 = arith.sitofp %107 : vector<16xi32> to vector<16xf32>
          %109 = arith.mulf %108, %67 : vector<16xf32>
          %110 = arith.addi %41, %c10 : index
          %111 = arith.divui %51, %c12 : index
          %112 = arith.muli %111, %c5 : index
          %113 = arith.addi %110, %112 : index
          %114 = arith.addi %113, %c6 : index
          %115 = vector.load %w[%114] : memref<?xi8>, vector<16xi8>
          %116 = arith.extsi %115 : vector<16xi8> to vector<16xi32>
          %117 = arith.sitofp %116 : vector<16xi32> to vector<16xf32>
          %118 = arith.mulf %49, %117 : vector<16xf32>
          %119 = arith.addi %41, %c13 : index
          %120 = arith.muli %51, %c12 : index
          %121 = arith.addi %120, %c6 : index
          %122 = arith.muli %121, %c5 : index
          %123 = arith.addi %119, %122 : index
          %124 = vector.load %w[%123] : memref<?xi8>, vector<16xi8>
          %125 = arith.extui %124 : vector<16xi8> to vector<16xi32>
          %126 = arith.addi %41, %c13 : index
          %127 = arith.muli %51, %c12 : index
          %128 = arith.addi %127, %c8 : index
          %129 = arith.muli %128, %c5 : index
          %130 = arith.addi %126, %129 : index
          %131 = vector.load %w[%130] : memref<?xi8>, vector<16xi8>
          %132 = arith.extui %131 : vector<16xi8> to vector<16xi32>
          %133 = arith.addi %41, %c13 : index
          %134 = arith.muli %51, %c12 : index
          %135 = arith.addi %134, %c2 : index
          %136 = arith.muli %135, %c5 : index
          %137 = arith.addi %133, %136 : index
          %138 = vector.load %w[%137] : memref<?xi8>, vector<16xi8>
          %139 = arith.extui %138 : vector<16xi8> to vector<16xi32>
          %140 = arith.addi %41, %c13 : index
          %141 = arith.muli %51, %c12 : index
          %142 = arith.addi %141, %c14 : index
          %143 = arith.muli %142, %c5 : index
          %144 = arith.addi %140, %143 : index
          %145 = vector.load %w[%144] : memref<?xi8>, vector<16xi8>
          %146 = arith.extui %145 : vector<16xi8> to vector<16xi32>
          %147 = arith.addi %41, %c15 : index
          %148 = arith.muli %51, %c16 : index
          %149 = arith.addi %147, %148 : index
          %150 = arith.addi %149, %c6 : index
          %151 = vector.load %w[%150] : memref<?xi8>, vector<16xi8>
          %152 = arith.extui %151 : vector<16xi8> to vector<16xi32>
          %153 = arith.andi %152, %c17 : vector<16xi32>
          %154 = arith.shrui %125, %c18 : vector<16xi32>
          %155 = arith.andi %154, %c17 : vector<16xi32>
          %156 = arith.shli %155, %c19 : vector<16xi32>
          %157 = arith.ori %153, %156 : vector<16xi32>
          %158 = arith.subi %157, %c20 : vector<16xi32>
          %159 = arith.sitofp %158 : vector<16xi32> to vector<16xf32>
          %160 = arith.mulf %159, %118 : vector<16xf32>
          %161 = arith.addi %20, %58 : index
          %162 = arith.addi %161, %c6 : index
          %163 = memref.load %x[%162] : memref<?xf32>
          %164 = vector.broadcast %163 : f32 to vector<16xf32>
          %165 = math.fma %164, %109, %52 : vector<16xf32>
          %166 = math.fma %164, %160, %53 : vector<16xf32>
          %167 = arith.addi %21, %58 : index
          %168 = arith.addi %167, %c6 : index
          %169 = memref.load %x[%168] : memref<?xf32>
          %170 = vector.broadcast %169 : f32 to vector<16xf32>
          %171 = math.fma %170, %109, %54 : vector<16xf32>
          %172 = math.fma %170, %160, %55 : vector<16xf32>
          %173 = arith.addi %98, %c6 : index
          %174 = vector.load %w[%173] : memref<?xi8>, vector<16xi8>
          %175 = arith.extui %174 : vector<16xi8> to vector<16xi32>
          %176 = arith.shrui %175, %c19 : vector<16xi32>
          %177 = arith.shrui %74, %c19 : vector<16xi32>
          %178 = arith.andi %177, %c17 : vector<16xi32>
          %179 = arith.shli %178, %c19 : vector<16xi32>
          %180 = arith.ori %176, %179 : vector<16xi32>
          %181 = arith.subi %180, %c20 : vector<16xi32>
          %182 = arith.sitofp %181 : vector<16xi32> to vector<16xf32>
          %183 = arith.mulf %182, %67 : vector<16xf32>
          %184 = arith.addi %149, %c6 : index
          %185 = vector.load %w[%184] : memref<?xi8>, vector<16xi8>
          %186 = arith.extui %185 : vector<16xi8> to vector<16xi32>
          %187 = arith.shrui %186, %c19 : vector<16xi32>
          %188 = arith.shrui %125, %c19 : vector<16xi32>
          %189 = arith.andi %188, %c17 : vector<16xi32>
          %190 = arith.shli %189, %c19 : vector<16xi32>
          %191 = arith.ori %187, %190 : vector<16xi32>
          %192 = arith.subi %191, %c20 : vector<16xi32>
          %193 = arith.sitofp %192 : vector<16xi32> to vector<16xf32>
          %194 = arith.mulf %193, %118 : vector<16xf32>
          %195 = arith.addi %20, %58 : index
          %196 = arith.addi %195, %c8 : index
          %197 = memref.load %x[%196] : memref<?xf32>
          %198 = vector.broadcast %197 : f32 to vector<16xf32>
          %199 = math.fma %198, %183, %165 : vector<16xf32>
          %200 = math.fma %198, %194, %166 : vector<16xf32>
          %201 = arith.addi %21, %58 : index
          %202 = arith.addi %201, %c8 : index
          %203 = memref.load %x[%202] : memref<?xf32>
          %204 = vector.broadcast %203 : f32 to vector<16xf32>
          %205 = math.fma %204, %183, %171 : vector<16xf32>
          %206 = math.fma %204, %194, %172 : vector<16xf32>
          %207 = arith.addi %98, %c5 : index
          %208 = vector.load %w[%207] : memref<?xi8>, vector<16xi8>
          %209 = arith.extui %208 : vector<16xi8> to vector<16xi32>
          %210 = arith.andi %209, %c17 : vector<16xi32>
          %211 = arith.shrui %81, %c18 : vector<16xi32>
          %212 = arith.andi %211, %c17 : vector<16xi32>
          %213 = arith.shli %212, %c19 : vector<16xi32>
          %214 = arith.ori %210, %213 : vector<16xi32>
          %215 = arith.subi %214, %c20 : vector<16xi32>
          %216 = arith.sitofp %215 : vector<16xi32> to vector<16xf32>
          %217 = arith.mulf %216, %67 : vector<16xf32>
          %218 = arith.addi %149, %c5 : index
          %219 = vector.load %w[%218] : memref<?xi8>, vector<16xi8>
          %220 = arith.extui %219 : vector<16xi8> to vector<16xi32>
          %221 = arith.andi %220, %c17 : vector<16xi32>
          %222 = arith.shrui %132, %c18 : vector<16xi32>
          %223 = arith.andi %222, %c17 : vector<16xi32>
          %224 = arith.shli %223, %c19 : vector<16xi32>
          %225 = arith.ori %221, %224 : vector<16xi32>
          %226 = arith.subi %225, %c20 : vector<16xi32>
          %227 = arith.sitofp %226 : vector<16xi32> to vector<16xf32>
          %228 = arith.mulf %227, %118 : vector<16xf32>
          %229 = arith.addi %20, %58 : index
          %230 = arith.addi %229, %c2 : index
          %231 = memref.load %x[%230] : memref<?xf32>
          %232 = vector.broadcast %231 : f32 to vector<16xf32>
          %233 = math.fma %232, %217, %199 : vector<16xf32>
          %234 = math.fma %232, %228, %200 : vector<16xf32>
          %235 = arith.addi %21, %58 : index
          %236 = arith.addi %235, %c2 : index
          %237 = memref.load %x[%236] : memref<?xf32>
          %238 = vector.broadcast %237 : f32 to vector<16xf32>
          %239 = math.fma %238, %217, %205 : vector<16xf32>
          %240 = math.fma %238, %228, %206 : vector<16xf32>
          %241 = arith.addi %98, %c5 : index
          %242 = vector.load %w[%241] : memref<?xi8>, vector<16xi8>
          %243 = arith.extui %242 : vector<16xi8> to vector<16xi32>
          %244 = arith.shrui %243, %c19 : vector<16xi32>
          %245 = arith.shrui %81, %c19 : vector<16xi32>
          %246 = arith.andi %245, %c17 : vector<16xi32>
          %247 = arith.shli %246, %c19 : vector<16xi32>
          %248 = arith.ori %244, %247 : vector<16xi32>
          %249 = arith.subi %248, %c20 : vector<16xi32>
          %250 = arith.sitofp %249 : vector<16xi32> to vector<16xf32>
          %251 = arith.mulf %250, %67 : vector<16xf32>
          %252 = arith.addi %149, %c5 : index
          %253 = vector.load %w[%252] : memref<?xi8>, vector<16xi8>
          %254 = arith.extui %253 : vector<16xi8> to vector<16xi32>
          %255 = arith.shrui %254, %c19 : vector<16xi32>
          %256 = arith.shrui %132, %c19 : vector<16xi32>
          %257 = arith.andi %256, %c17 : vector<16xi32>
          %258 = arith.shli %257, %c19 : vector<16xi32>
          %259 = arith.ori %255, %258 : vector<16xi32>
          %260 = arith.subi %259, %c20 : vector<16xi32>
          %261 = arith.sitofp %260 : vector<16xi32> to vector<16xf32>
          %262 = arith.mulf %261, %118 : vector<16xf32>
          %263 = arith.addi %20, %58 : index
          %264 = arith.addi %263, %c14 : index
          %265 = memref.load %x[%264] : memref<?xf32>
          %266 = vector.broadcast %265 : f32 to vector<16xf32>
          %267 = math.fma %266, %251, %233 : vector<16xf32>
          %268 = math.fma %266, %262, %234 : vector<16xf32>
          %269 = arith.addi %21, %58 : index
          %270 = arith.addi %269, %c14 : index
          %271 = memref.load %x[%270] : memref<?xf32>
          %272 = vector.broadcast %271 : f32 to vector<16xf32>
          %273 = math.fma %272, %251, %239 : vector<16xf32>
          %274 = math.fma %272, %262, %240 : vector<16xf32>
          %275 = arith.addi %98, %c10 : index
          %276 = vector.load %w[%275] : memref<?xi8>, vector<16xi8>
          %277 = arith.extui %276 : vector<16xi8> to vector<16xi32>
          %278 = arith.andi %277, %c17 : vector<16xi32>
          %279 = arith.shrui %88, %c18 : vector<16xi32>
          %280 = arith.andi %279, %c17 : vector<16xi32>
          %281 = arith.shli %280, %c19 : vector<16xi32>
          %282 = arith.ori %278, %281 : vector<16xi32>
          %283 = arith.subi %282, %c20 : vector<16xi32>
          %284 = arith.sitofp %283 : vector<16xi32> to vector<16xf32>
          %285 = arith.mulf %284, %67 : vector<16xf32>
          %286 = arith.addi %149, %c10 : index
          %287 = vector.load %w[%286] : memref<?xi8>, vector<16xi8>
          %288 = arith.extui %287 : vector<16xi8> to vector<16xi32>
          %289 = arith.andi %288, %c17 : vector<16xi32>
          %290 = arith.shrui %139, %c18 : vector<16xi32>
          %291 = arith.andi %290, %c17 : vector<16xi32>
          %292 = arith.shli %291, %c19 : vector<16xi32>
          %293 = arith.ori %289, %292 : vector<16xi32>
          %294 = arith.subi %293, %c20 : vector<16xi32>
          %295 = arith.sitofp %294 : vector<16xi32> to vector<16xf32>
          %296 = arith.mulf %295, %118 : vector<16xf32>
          %297 = arith.addi %20, %58 : index
          %298 = arith.addi %297, %c12 : index
          %299 = memref.load %x[%298] : memref<?xf32>
          %300 = vector.broadcast %299 : f32 to vector<16xf32>
          %301 = math.fma %300, %285, %267 : vector<16xf32>
          %302 = math.fma %300, %296, %268 : vector<16xf32>
          %303 = arith.addi %21, %58 : index
          %304 = arith.addi %303, %c12 : index
          %305 = memref.load %x[%304] : memref<?xf32>
          %306 = vector.broadcast %305 : f32 to vector<16xf32>
          %307 = math.fma %306, %285, %273 : vector<16xf32>
          %308 = math.fma %306, %296, %274 : vector<16xf32>
          %309 = arith.addi %98, %c10 : index
          %310 = vector.load %w[%309] : memref<?xi8>, vector<16xi8>
          %311 = arith.extui %310 : vector<16xi8> to vector<16xi32>
          %312 = arith.shrui %311, %c19 : vector<16xi32>
          %313 = arith.shrui %88, %c19 : vector<16xi32>
          %314 = arith.andi %313, %c17 : vector<16xi32>
          %315 = arith.shli %314, %c19 : vector<16xi32>
          %316 = arith.ori %312, %315 : vector<16xi32>
          %317 = arith.subi %316, %c20 : vector<16xi32>
          %318 = arith.sitofp %317 : vector<16xi32> to vector<16xf32>
          %319 = arith.mulf %318, %67 : vector<16xf32>
          %320 = arith.addi %149, %c10 : index
          %321 = vector.load %w[%320] : memref<?xi8>, vector<16xi8>
          %322 = arith.extui %321 : vector<16xi8> to vector<16xi32>
          %323 = arith.shrui %322, %c19 : vector<16xi32>
          %324 = arith.shrui %139, %c19 : vector<16xi32>
          %325 = arith.andi %324, %c17 : vector<16xi32>
          %326 = arith.shli %325, %c19 : vector<16xi32>
          %327 = arith.ori %323, %326 : vector<16xi32>
          %328 = arith.subi %327, %c20 : vector<16xi32>
          %329 = arith.sitofp %328 : vector<16xi32> to vector<16xf32>
          %330 = arith.mulf %329, %118 : vector<16xf32>
          %331 = arith.addi %20, %58 : index
          %332 = arith.addi %331, %c21 : index
          %333 = memref.load %x[%332] : memref<?xf32>
          %334 = vector.broadcast %333 : f32 to vector<16xf32>
          %335 = math.fma %334, %319, %301 : vector<16xf32>
          %336 = math.fma %334, %330, %302 : vector<16xf32>
          %337 = arith.addi %21, %58 : index
          %338 = arith.addi %337, %c21 : index
          %339 = memref.load %x[%338] : memref<?xf32>
          %340 = vector.broadcast %339 : f32 to vector<16xf32>
          %341 = math.fma %340, %319, %307 : vector<16xf32>
          %342 = math.fma %340, %330, %308 : vector<16xf32>
          %343 = arith.addi %98, %c22 : index
          %344 = vector.load %w[%343] : memref<?xi8>, vector<16xi8>
          %345 = arith.extui %344 : vector<16xi8> to vector<16xi32>
          %346 = arith.andi %345, %c17 : vector<16xi32>
          %347 = arith.shrui %95, %c18 : vector<16xi32>
          %348 = arith.andi %347, %c17 : vector<16xi32>
          %349 = arith.shli %348, %c19 : vector<16xi32>
          %350 = arith.ori %346, %349 : vector<16xi32>
          %351 = arith.subi %350, %c20 : vector<16xi32>
          %352 = arith.sitofp %351 : vector<16xi32> to vector<16xf32>
          %353 = arith.mulf %352, %67 : vector<16xf32>
          %354 = arith.addi %149, %c22 : index
          %355 = vector.load %w[%354] : memref<?xi8>, vector<16xi8>
          %356 = arith.extui %355 : vector<16xi8> to vector<16xi32>
          %357 = arith.andi %356, %c17 : vector<16xi32>
          %358 = arith.shrui %146, %c18 : vector<16xi32>
          %359 = arith.andi %358, %c17 : vector<16xi32>
          %360 = arith.shli %359, %c19 : vector<16xi32>
          %361 = arith.ori %357, %360 : vector<16xi32>
          %362 = arith.subi %361, %c20 : vector<16xi32>
          %363 = arith.sitofp %362 : vector<16xi32> to vector<16xf32>
          %364 = arith.mulf %363, %118 : vector<16xf32>
          %365 = arith.addi %20, %58 : index
          %366 = arith.addi %365, %c23 : index
          %367 = memref.load %x[%366] : memref<?xf32>
          %368 = vector.broadcast %367 : f32 to vector<16xf32>
          %369 = math.fma %368, %353, %335 : vector<16xf32>
          %370 = math.fma %368, %364, %336 : vector<16xf32>
          %371 = arith.addi %21, %58 : index
          %372 = arith.addi %371, %c23 : index
          %373 = memref.load %x[%372] : memref<?xf32>
          %374 = vector.broadcast %373 : f32 to vector<16xf32>
          %375 = math.fma %374, %353, %341 : vector<16xf32>
          %376 = math.fma %374, %364, %342 : vector<16xf32>
          %377 = arith.addi %98, %c22 : index
          %378 = vector.load %w[%377] : memref<?xi8>, vector<16xi8>
          %379 = arith.extui %378 : vector<16xi8> to vector<16xi32>
          %380 = arith.shrui %379, %c19 : vector<16xi32>
          %381 = arith.shrui %95, %c19 : vector<16xi32>
          %382 = arith.andi %381, %c17 : vector<16xi32>
          %383 = arith.shli %382, %c19 : vector<16xi32>
          %384 = arith.ori %380, %383 : vector<16xi32>
          %385 = arith.subi %384, %c20 : vector<16xi32>
          %386 = arith.sitofp %385 : vector<16xi32> to vector<16xf32>
          %387 = arith.mulf %386, %67 : vector<16xf32>
          %388 = arith.addi %149, %c22 : index
          %389 = vector.load %w[%388] : memref<?xi8>, vector<16xi8>
          %390 = arith.extui %389 : vector<16xi8> to vector<16xi32>
          %391 = arith.shrui %390, %c19 : vector<16xi32>
          %392 = arith.shrui %146, %c19 : vector<16xi32>
          %393 = arith.andi %392, %c17 : vector<16xi32>
          %394 = arith.shli %393, %c19 : vector<16xi32>
          %395 = arith.ori %391, %394 : vector<16xi32>
          %396 = arith.subi %395, %c20 : vector<16xi32>
          %397 = arith.sitofp %396 : vector<16xi32> to vector<16xf32>
          %398 = arith.mulf %397, %118 : vector<16xf32>
          %399 = arith.addi %20, %58 : index
          %400 = arith.addi %399, %c24 : index
          %401 = memref.load %x[%400] : memref<?xf32>
          %402 = vector.broadcast %401 : f32 to vector<16xf32>
          %403 = math.fma %402, %387, %369 : vector<16xf32>
          %404 = math.fma %402, %398, %370 : vector<16xf32>
          %405 = arith.addi %21, %58 : index
          %406 = arith.addi %405, %c24 : index
          %407 = memref.load %x[%406] : memref<?xf32>
          %408 = vector.broadcast %407 : f32 to vector<16xf32>
          %409 = math.fma %408, %387, %375 : vector<16xf32>
          %410 = math.fma %408, %398, %376 : vector<16xf32>
          scf.yield %403, %404, %409, %410 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %56#0, %56#1, %56#2, %56#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %411 = arith.muli %headDim, %c6 : index
      %412 = arith.muli %22, %c5 : index
      %413 = arith.addi %411, %412 : index
      %414 = arith.addi %413, %c6 : index
      vector.store %37#0, %3[%414] : memref<?xf32>, vector<16xf32>
      %415 = arith.muli %headDim, %c6 : index
      %416 = arith.muli %22, %c5 : index
      %417 = arith.addi %415, %416 : index
      %418 = arith.addi %417, %c5 : index
      vector.store %37#1, %3[%418] : memref<?xf32>, vector<16xf32>
      %419 = arith.muli %headDim, %c8 : index
      %420 = arith.muli %22, %c5 : index
      %421 = arith.addi %419, %420 : index
      %422 = arith.addi %421, %c6 : index
      vector.store %37#2, %3[%422] : memref<?xf32>, vector<16xf32>
      %423 = arith.muli %headDim, %c8 : index
      %424 = arith.muli %22, %c5 : index
      %425 = arith.addi %423, %424 : index
      %426 = arith.addi %425, %c5 : index
      vector.store %37#3, %3[%426] : memref<?xf32>, vector<16xf32>
    }
    %427 = arith.addi %14, %c2 : index
    %428 = arith.minsi %427, %13 : index
    scf.for %429 = %14 to %428 step %c8 {
      %430 = arith.subi %429, %14 : index
      %431 = arith.muli %430, %headDim : index
      %432 = arith.cmpi eq, %hasBias, %c8 : index
      scf.if %432 {
        scf.for %433 = %c6 to %headDim step %c5 {
          %434 = arith.muli %0, %headDim : index
          %435 = arith.addi %434, %433 : index
          %436 = vector.load %bias[%435] : memref<?xf32>, vector<16xf32>
          %437 = arith.addi %431, %433 : index
          %438 = vector.load %3[%437] : memref<?xf32>, vector<16xf32>
          %439 = arith.addf %438, %436 : vector<16xf32>
          %440 = arith.addi %431, %433 : index
          vector.store %439, %3[%440] : memref<?xf32>, vector<16xf32>
        }
      }
      %441 = arith.addi %heads, %kvHeads : index
      %442 = arith.cmpi slt, %0, %441 : index
      scf.if %442 {
        %443 = arith.cmpi eq, %hasNorm, %c8 : index
        scf.if %443 {
          %444 = arith.cmpi slt, %0, %heads : index
          %447 = scf.for %445 = %c6 to %headDim step %c5 iter_args(%446 = %c9) -> (vector<16xf32>) {
            %448 = arith.addi %431, %445 : index
            %449 = vector.load %3[%448] : memref<?xf32>, vector<16xf32>
            %450 = math.fma %449, %449, %446 : vector<16xf32>
            scf.yield %450 : vector<16xf32>
          }
          %451 = wave.reduce "add" %447 : vector<16xf32>
          %452 = arith.mulf %451, %inverseHeadDim : f32
          %453 = arith.addf %452, %epsilon : f32
          %454 = math.sqrt %453 : f32
          %455 = arith.divf %c31, %454 : f32
          %456 = vector.broadcast %455 : f32 to vector<16xf32>
          scf.for %457 = %c6 to %headDim step %c5 {
            %458 = vector.load %query_norm[%457] : memref<?xf32>, vector<16xf32>
            %459 = vector.load %key_norm[%457] : memref<?xf32>, vector<16xf32>
            %460 = arith.select %444, %458, %459 : vector<16xf32>
            %461 = arith.addi %431, %457 : index
            %462 = vector.load %3[%461] : memref<?xf32>, vector<16xf32>
            %463 = arith.mulf %462, %456 : vector<16xf32>
            %464 = arith.mulf %463, %460 : vector<16xf32>
            %465 = arith.addi %431, %457 : index
            vector.store %464, %3[%465] : memref<?xf32>, vector<16xf32>
          }
        }
        %466 = arith.addi %positionsAt, %429 : index
        %467 = memref.load %step[%466] : memref<?xi32>
        %468 = arith.index_cast %467 : i32 to index
        %469 = arith.divui %headDim, %c2 : index
        %470 = arith.remui %468, %c3 : index
        %471 = arith.muli %470, %headDim : index
        %472 = arith.divui %468, %c3 : index
        %473 = arith.addi %472, %c3 : index
        %474 = arith.muli %473, %headDim : index
        scf.for %475 = %c6 to %469 step %c11 {
          %476 = arith.addi %471, %475 : index
          %477 = vector.load %rope[%476] : memref<?xf32>, vector<8xf32>
          %478 = arith.addi %471, %469 : index
          %479 = arith.addi %478, %475 : index
          %480 = vector.load %rope[%479] : memref<?xf32>, vector<8xf32>
          %481 = arith.addi %474, %475 : index
          %482 = vector.load %rope[%481] : memref<?xf32>, vector<8xf32>
          %483 = arith.addi %474, %469 : index
          %484 = arith.addi %483, %475 : index
          %485 = vector.load %rope[%484] : memref<?xf32>, vector<8xf32>
          %486 = arith.mulf %482, %477 : vector<8xf32>
          %487 = arith.mulf %485, %480 : vector<8xf32>
          %488 = arith.subf %486, %487 : vector<8xf32>
          %489 = arith.mulf %485, %477 : vector<8xf32>
          %490 = arith.mulf %482, %480 : vector<8xf32>
          %491 = arith.addf %489, %490 : vector<8xf32>
          %492 = arith.addi %431, %475 : index
          %493 = vector.load %3[%492] : memref<?xf32>, vector<8xf32>
          %494 = arith.addi %431, %469 : index
          %495 = arith.addi %494, %475 : index
          %496 = vector.load %3[%495] : memref<?xf32>, vector<8xf32>
          %497 = arith.mulf %493, %488 : vector<8xf32>
          %498 = arith.mulf %496, %491 : vector<8xf32>
          %499 = arith.subf %497, %498 : vector<8xf32>
          %500 = arith.addi %431, %475 : index
          vector.store %499, %3[%500] : memref<?xf32>, vector<8xf32>
          %501 = arith.mulf %496, %488 : vector<8xf32>
          %502 = arith.mulf %493, %491 : vector<8xf32>
          %503 = arith.addf %501, %502 : vector<8xf32>
          %504 = arith.addi %431, %469 : index
          %505 = arith.addi %504, %475 : index
          vector.store %503, %3[%505] : memref<?xf32>, vector<8xf32>
        }
      }
      %506 = arith.cmpi slt, %0, %heads : index
      scf.if %506 {
        scf.for %507 = %c6 to %headDim step %c5 {
          %508 = arith.addi %431, %507 : index
          %509 = vector.load %3[%508] : memref<?xf32>, vector<16xf32>
          %510 = arith.muli %429, %heads : index
          %511 = arith.addi %510, %0 : index
          %512 = arith.muli %511, %headDim : index
          %513 = arith.addi %512, %507 : index
          vector.store %509, %q[%513] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %514 = arith.addi %slotsAt, %429 : index
        %515 = memref.load %step[%514] : memref<?xi32>
        %516 = arith.index_cast %515 : i32 to index
        %517 = arith.cmpi sge, %516, %c6 : index
        scf.if %517 {
          %518 = arith.cmpi eq, %codec, %c6 : index
          scf.if %518 {
            %519 = arith.subi %0, %heads : index
            %520 = memref.load %scales[%519] : memref<?xf32>
            %521 = vector.broadcast %520 : f32 to vector<16xf32>
            %522 = arith.divui %516, %c5 : index
            %523 = arith.remui %516, %c5 : index
            %524 = arith.muli %headDim, %c2 : index
            %525 = arith.muli %522, %pageBytes : index
            scf.for %526 = %c6 to %headDim step %c5 {
              %527 = arith.addi %431, %526 : index
              %528 = vector.load %3[%527] : memref<?xf32>, vector<16xf32>
              %529 = arith.mulf %528, %521 : vector<16xf32>
              %530 = arith.minimumf %529, %c36 : vector<16xf32>
              %531 = arith.maximumf %530, %c37 : vector<16xf32>
              %532 = arith.truncf %531 : vector<16xf32> to vector<16xf16>
              %533 = vector.bitcast %532 : vector<16xf16> to vector<32xi8>
              %534 = arith.muli %526, %c2 : index
              vector.store %533, %5[%534] : memref<?xi8>, vector<32xi8>
            }
            %535 = arith.cmpi slt, %519, %kvHeads : index
            scf.if %535 {
              %536 = arith.muli %524, %c10 : index
              %537 = arith.muli %519, %536 : index
              %538 = arith.addi %525, %537 : index
              %539 = arith.muli %523, %c2 : index
              %540 = arith.addi %538, %539 : index
              scf.for %541 = %c6 to %headDim step %c8 {
                %542 = arith.muli %541, %c2 : index
                %543 = arith.addi %542, %c6 : index
                %544 = memref.load %5[%543] : memref<?xi8>
                %545 = arith.muli %541, %c10 : index
                %546 = arith.addi %540, %545 : index
                %547 = arith.addi %546, %c6 : index
                memref.store %544, %kv[%547] : memref<?xi8>
                %548 = arith.muli %541, %c2 : index
                %549 = arith.addi %548, %c8 : index
                %550 = memref.load %5[%549] : memref<?xi8>
                %551 = arith.muli %541, %c10 : index
                %552 = arith.addi %540, %551 : index
                %553 = arith.addi %552, %c8 : index
                memref.store %550, %kv[%553] : memref<?xi8>
              }
            } else {
              %554 = arith.subi %519, %kvHeads : index
              %555 = arith.muli %554, %c2 : index
              %556 = arith.addi %555, %c8 : index
              %557 = arith.muli %524, %c5 : index
              %558 = arith.muli %556, %557 : index
              %559 = arith.addi %525, %558 : index
              %560 = arith.muli %523, %524 : index
              %561 = arith.addi %559, %560 : index
              scf.for %562 = %c6 to %524 step %c5 {
                %563 = vector.load %5[%562] : memref<?xi8>, vector<16xi8>
                %564 = arith.addi %561, %562 : index
                vector.store %563, %kv[%564] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %565 = arith.cmpi eq, %codec, %c8 : index
          scf.if %565 {
            %566 = arith.subi %0, %heads : index
            %567 = memref.load %scales[%566] : memref<?xf32>
            %568 = vector.broadcast %567 : f32 to vector<16xf32>
            %569 = arith.divui %516, %c5 : index
            %570 = arith.remui %516, %c5 : index
            %571 = arith.muli %headDim, %c8 : index
            %572 = arith.muli %569, %pageBytes : index
            scf.for %573 = %c6 to %headDim step %c5 {
              %574 = arith.addi %431, %573 : index
              %575 = vector.load %3[%574] : memref<?xf32>, vector<16xf32>
              %576 = arith.mulf %575, %568 : vector<16xf32>
              %577 = wave.fp8_encode "e4m3" %576 : vector<16xf32> -> vector<16xi8>
              %578 = arith.muli %573, %c8 : index
              vector.store %577, %5[%578] : memref<?xi8>, vector<16xi8>
            }
            %579 = arith.cmpi slt, %566, %kvHeads : index
            scf.if %579 {
              %580 = arith.muli %571, %c10 : index
              %581 = arith.muli %566, %580 : index
              %582 = arith.addi %572, %581 : index
              %583 = arith.muli %570, %c8 : index
              %584 = arith.addi %582, %583 : index
              scf.for %585 = %c6 to %headDim step %c8 {
                %586 = arith.muli %585, %c8 : index
                %587 = arith.addi %586, %c6 : index
                %588 = memref.load %5[%587] : memref<?xi8>
                %589 = arith.muli %585, %c5 : index
                %590 = arith.addi %584, %589 : index
                %591 = arith.addi %590, %c6 : index
                memref.store %588, %kv[%591] : memref<?xi8>
              }
            } else {
              %592 = arith.subi %566, %kvHeads : index
              %593 = arith.muli %592, %c2 : index
              %594 = arith.addi %593, %c8 : index
              %595 = arith.muli %571, %c5 : index
              %596 = arith.muli %594, %595 : index
              %597 = arith.addi %572, %596 : index
              %598 = arith.muli %570, %571 : index
              %599 = arith.addi %597, %598 : index
              scf.for %600 = %c6 to %571 step %c5 {
                %601 = vector.load %5[%600] : memref<?xi8>, vector<16xi8>
                %602 = arith.addi %599, %600 : index
                vector.store %601, %kv[%602] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %603 = arith.cmpi eq, %codec, %c2 : index
          scf.if %603 {
            %604 = arith.subi %0, %heads : index
            %605 = memref.load %scales[%604] : memref<?xf32>
            %606 = vector.broadcast %605 : f32 to vector<16xf32>
            %607 = arith.divui %516, %c5 : index
            %608 = arith.remui %516, %c5 : index
            %609 = arith.muli %headDim, %c8 : index
            %610 = arith.muli %607, %pageBytes : index
            scf.for %611 = %c6 to %headDim step %c5 {
              %612 = arith.addi %431, %611 : index
              %613 = vector.load %3[%612] : memref<?xf32>, vector<16xf32>
              %614 = arith.mulf %613, %606 : vector<16xf32>
              %615 = wave.fp8_encode "e5m2" %614 : vector<16xf32> -> vector<16xi8>
              %616 = arith.muli %611, %c8 : index
              vector.store %615, %5[%616] : memref<?xi8>, vector<16xi8>
            }
            %617 = arith.cmpi slt, %604, %kvHeads : index
            scf.if %617 {
              %618 = arith.muli %609, %c10 : index
              %619 = arith.muli %604, %618 : index
              %620 = arith.addi %610, %619 : index
              %621 = arith.muli %608, %c8 : index
              %622 = arith.addi %620, %621 : index
              scf.for %623 = %c6 to %headDim step %c8 {
                %624 = arith.muli %623, %c8 : index
                %625 = arith.addi %624, %c6 : index
                %626 = memref.load %5[%625] : memref<?xi8>
                %627 = arith.muli %623, %c5 : index
                %628 = arith.addi %622, %627 : index
                %629 = arith.addi %628, %c6 : index
                memref.store %626, %kv[%629] : memref<?xi8>
              }
            } else {
              %630 = arith.subi %604, %kvHeads : index
              %631 = arith.muli %630, %c2 : index
              %632 = arith.addi %631, %c8 : index
              %633 = arith.muli %609, %c5 : index
              %634 = arith.muli %632, %633 : index
              %635 = arith.addi %610, %634 : index
              %636 = arith.muli %608, %609 : index
              %637 = arith.addi %635, %636 : index
              scf.for %638 = %c6 to %609 step %c5 {
                %639 = vector.load %5[%638] : memref<?xi8>, vector<16xi8>
                %640 = arith.addi %637, %638 : index
                vector.store %639, %kv[%640] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
