// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q6_k', shape=Shape(rows=4, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q6_k_r4p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 4 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 3360 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant 1 : index
  %c10 = arith.constant 3 : index
  %c11 = arith.constant dense<0x00000000> : vector<16xf32>
  %c12 = arith.constant 32 : index
  %c13 = arith.constant 8 : index
  %c14 = arith.constant 2336 : index
  %c15 = arith.constant 288 : index
  %c16 = arith.constant 64 : index
  %c17 = arith.constant dense<15> : vector<16xi32>
  %c18 = arith.constant dense<0> : vector<16xi32>
  %c19 = arith.constant dense<3> : vector<16xi32>
  %c20 = arith.constant dense<4> : vector<16xi32>
  %c21 = arith.constant dense<32> : vector<16xi32>
  %c22 = arith.constant dense<2> : vector<16xi32>
  %c23 = arith.constant dense<6> : vector<16xi32>
  %c24 = arith.constant 5 : index
  %c25 = arith.constant 48 : index
  %c26 = arith.constant 6 : index
  %c27 = arith.constant 7 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c34 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c39 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c40 = arith.constant dense<0xC77FE000> : vector<16xf32>
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
    scf.for %28 = %c7 to %8 step %c9 {
      %29 = arith.muli %0, %8 : index
      %30 = arith.addi %29, %28 : index
      %31 = arith.addi %30, %c7 : index
      %32 = arith.muli %31, %7 : index
      %33 = arith.divui %inputFeatures, %c4 : index
      %39:4 = scf.for %34 = %c7 to %33 step %c9 iter_args(%35 = %c11, %36 = %c11, %37 = %c11, %38 = %c11) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %40 = arith.muli %34, %c5 : index
        %41 = arith.addi %32, %40 : index
        %42 = arith.addi %41, %c7 : index
        %43 = vector.load %w[%42] : memref<?xi8>, vector<32xi8>
        %44 = vector.bitcast %43 : vector<32xi8> to vector<16xf16>
        %45 = arith.extf %44 : vector<16xf16> to vector<16xf32>
        %46 = arith.muli %34, %c4 : index
        %52:4 = scf.for %47 = %c7 to %c12 step %c9 iter_args(%48 = %35, %49 = %36, %50 = %37, %51 = %38) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %53 = arith.muli %47, %c13 : index
          %54 = arith.addi %46, %53 : index
          %55 = arith.addi %41, %c12 : index
          %56 = arith.divui %47, %c3 : index
          %57 = arith.muli %56, %c6 : index
          %58 = arith.addi %55, %57 : index
          %59 = arith.addi %58, %c7 : index
          %60 = vector.load %w[%59] : memref<?xi8>, vector<16xi8>
          %61 = arith.extsi %60 : vector<16xi8> to vector<16xi32>
          %62 = arith.sitofp %61 : vector<16xi32> to vector<16xf32>
          %63 = arith.mulf %45, %62 : vector<16xf32>
          %64 = arith.addi %41, %c14 : index
          %65 = arith.muli %47, %c3 : index
          %66 = arith.addi %65, %c7 : index
          %67 = arith.muli %66, %c6 : index
          %68 = arith.addi %64, %67 : index
          %69 = vector.load %w[%68] : memref<?xi8>, vector<16xi8>
          %70 = arith.extui %69 : vector<16xi8> to vector<16xi32>
          %71 = arith.addi %41, %c14 : index
          %72 = arith.muli %47, %c3 : index
          %73 = arith.addi %72, %c9 : index
          %74 = arith.muli %73, %c6 : index
          %75 = arith.addi %71, %74 : index
          %76 = vector.load %w[%75] : memref<?xi8>, vector<16xi8>
          %77 = arith.extui %76 : vector<16xi8> to vector<16xi32>
          %78 = arith.addi %41, %c15 : index
          %79 = arith.muli %47, %c16 : index
          %80 = arith.addi %78, %79 : index
          %81 = arith.addi %80, %c7 : index
          %82 = vector.load %w[%81] : memref<?xi8>, vector<16xi8>
          %83 = arith.extui %82 : vector<16xi8> to vector<16xi32>
          %84 = arith.andi %83, %c17 : vector<16xi32>
          %85 = arith.shrui %70, %c18 : vector<16xi32>
          %86 = arith.andi %85, %c19 : vector<16xi32>
          %87 = arith.shli %86, %c20 : vector<16xi32>
          %88 = arith.ori %84, %87 : vector<16xi32>
          %89 = arith.subi %88, %c21 : vector<16xi32>
          %90 = arith.sitofp %89 : vector<16xi32> to vector<16xf32>
          %91 = arith.mulf %90, %63 : vector<16xf32>
          %92 = arith.addi %24, %54 : index
          %93 = arith.addi %92, %c7 : index
          %94 = memref.load %x[%93] : memref<?xf32>
          %95 = vector.broadcast %94 : f32 to vector<16xf32>
          %96 = math.fma %95, %91, %48 : vector<16xf32>
          %97 = arith.addi %25, %54 : index
          %98 = arith.addi %97, %c7 : index
          %99 = memref.load %x[%98] : memref<?xf32>
          %100 = vector.broadcast %99 : f32 to vector<16xf32>
          %101 = math.fma %100, %91, %49 : vector<16xf32>
          %102 = arith.addi %26, %54 : index
          %103 = arith.addi %102, %c7 : index
          %104 = memref.load %x[%103] : memref<?xf32>
          %105 = vector.broadcast %104 : f32 to vector<16xf32>
          %106 = math.fma %105, %91, %50 : vector<16xf32>
          %107 = arith.addi %27, %54 : index
          %108 = arith.addi %107, %c7 : index
          %109 = memref.load %x[%108] : memref<?xf32>
          %110 = vector.broadcast %109 : f32 to vector<16xf32>
          %111 = math.fma %110, %91, %51 : vector<16xf32>
          %112 = arith.addi %80, %c7 : index
          %113 = vector.load %w[%112] : memref<?xi8>, vector<16xi8>
          %114 = arith.extui %113 : vector<16xi8> to vector<16xi32>
          %115 = arith.shrui %114, %c20 : vector<16xi32>
          %116 = arith.shrui %70, %c22 : vector<16xi32>
          %117 = arith.andi %116, %c19 : vector<16xi32>
          %118 = arith.shli %117, %c20 : vector<16xi32>
          %119 = arith.ori %115, %118 : vector<16xi32>
          %120 = arith.subi %119, %c21 : vector<16xi32>
          %121 = arith.sitofp %120 : vector<16xi32> to vector<16xf32>
          %122 = arith.mulf %121, %63 : vector<16xf32>
          %123 = arith.addi %24, %54 : index
          %124 = arith.addi %123, %c9 : index
          %125 = memref.load %x[%124] : memref<?xf32>
          %126 = vector.broadcast %125 : f32 to vector<16xf32>
          %127 = math.fma %126, %122, %96 : vector<16xf32>
          %128 = arith.addi %25, %54 : index
          %129 = arith.addi %128, %c9 : index
          %130 = memref.load %x[%129] : memref<?xf32>
          %131 = vector.broadcast %130 : f32 to vector<16xf32>
          %132 = math.fma %131, %122, %101 : vector<16xf32>
          %133 = arith.addi %26, %54 : index
          %134 = arith.addi %133, %c9 : index
          %135 = memref.load %x[%134] : memref<?xf32>
          %136 = vector.broadcast %135 : f32 to vector<16xf32>
          %137 = math.fma %136, %122, %106 : vector<16xf32>
          %138 = arith.addi %27, %54 : index
          %139 = arith.addi %138, %c9 : index
          %140 = memref.load %x[%139] : memref<?xf32>
          %141 = vector.broadcast %140 : f32 to vector<16xf32>
          %142 = math.fma %141, %122, %111 : vector<16xf32>
          %143 = arith.addi %80, %c6 : index
          %144 = vector.load %w[%143] : memref<?xi8>, vector<16xi8>
          %145 = arith.extui %144 : vector<16xi8> to vector<16xi32>
          %146 = arith.andi %145, %c17 : vector<16xi32>
          %147 = arith.shrui %70, %c20 : vector<16xi32>
          %148 = arith.andi %147, %c19 : vector<16xi32>
          %149 = arith.shli %148, %c20 : vector<16xi32>
          %150 = arith.ori %146, %149 : vector<16xi32>
          %151 = arith.subi %150, %c21 : vector<16xi32>
          %152 = arith.sitofp %151 : vector<16xi32> to vector<16xf32>
          %153 = arith.mulf %152, %63 : vector<16xf32>
          %154 = arith.addi %24, %54 : index
          %155 = arith.addi %154, %c3 : index
          %156 = memref.load %x[%155] : memref<?xf32>
          %157 = vector.broadcast %156 : f32 to vector<16xf32>
          %158 = math.fma %157, %153, %127 : vector<16xf32>
          %159 = arith.addi %25, %54 : index
          %160 = arith.addi %159, %c3 : index
          %161 = memref.load %x[%160] : memref<?xf32>
          %162 = vector.broadcast %161 : f32 to vector<16xf32>
          %163 = math.fma %162, %153, %132 : vector<16xf32>
          %164 = arith.addi %26, %54 : index
          %165 = arith.addi %164, %c3 : index
          %166 = memref.load %x[%165] : memref<?xf32>
          %167 = vector.broadcast %166 : f32 to vector<16xf32>
          %168 = math.fma %167, %153, %137 : vector<16xf32>
          %169 = arith.addi %27, %54 : index
          %170 = arith.addi %169, %c3 : index
          %171 = memref.load %x[%170] : memref<?xf32>
          %172 = vector.broadcast %171 : f32 to vector<16xf32>
          %173 = math.fma %172, %153, %142 : vector<16xf32>
          %174 = arith.addi %80, %c6 : index
          %175 = vector.load %w[%174] : memref<?xi8>, vector<16xi8>
          %176 = arith.extui %175 : vector<16xi8> to vector<16xi32>
          %177 = arith.shrui %176, %c20 : vector<16xi32>
          %178 = arith.shrui %70, %c23 : vector<16xi32>
          %179 = arith.andi %178, %c19 : vector<16xi32>
          %180 = arith.shli %179, %c20 : vector<16xi32>
          %181 = arith.ori %177, %180 : vector<16xi32>
          %182 = arith.subi %181, %c21 : vector<16xi32>
          %183 = arith.sitofp %182 : vector<16xi32> to vector<16xf32>
          %184 = arith.mulf %183, %63 : vector<16xf32>
          %185 = arith.addi %24, %54 : index
          %186 = arith.addi %185, %c10 : index
          %187 = memref.load %x[%186] : memref<?xf32>
          %188 = vector.broadcast %187 : f32 to vector<16xf32>
          %189 = math.fma %188, %184, %158 : vector<16xf32>
          %190 = arith.addi %25, %54 : index
          %191 = arith.addi %190, %c10 : index
          %192 = memref.load %x[%191] : memref<?xf32>
          %193 = vector.broadcast %192 : f32 to vector<16xf32>
          %194 = math.fma %193, %184, %163 : vector<16xf32>
          %195 = arith.addi %26, %54 : index
          %196 = arith.addi %195, %c10 : index
          %197 = memref.load %x[%196] : memref<?xf32>
          %198 = vector.broadcast %197 : f32 to vector<16xf32>
          %199 = math.fma %198, %184, %168 : vector<16xf32>
          %200 = arith.addi %27, %54 : index
          %201 = arith.addi %200, %c10 : index
          %202 = memref.load %x[%201] : memref<?xf32>
          %203 = vector.broadcast %202 : f32 to vector<16xf32>
          %204 = math.fma %203, %184, %173 : vector<16xf32>
          %205 = arith.addi %80, %c12 : index
          %206 = vector.load %w[%205] : memref<?xi8>, vector<16xi8>
          %207 = arith.extui %206 : vector<16xi8> to vector<16xi32>
          %208 = arith.andi %207, %c17 : vector<16xi32>
          %209 = arith.shrui %77, %c18 : vector<16xi32>
          %210 = arith.andi %209, %c19 : vector<16xi32>
          %211 = arith.shli %210, %c20 : vector<16xi32>
          %212 = arith.ori %208, %211 : vector<16xi32>
          %213 = arith.subi %212, %c21 : vector<16xi32>
          %214 = arith.sitofp %213 : vector<16xi32> to vector<16xf32>
          %215 = arith.mulf %214, %63 : vector<16xf32>
          %216 = arith.addi %24, %54 : index
          %217 = arith.addi %216, %c2 : index
          %218 = memref.load %x[%217] : memref<?xf32>
          %219 = vector.broadcast %218 : f32 to vector<16xf32>
          %220 = math.fma %219, %215, %189 : vector<16xf32>
          %221 = arith.addi %25, %54 : index
          %222 = arith.addi %221, %c2 : index
          %223 = memref.load %x[%222] : memref<?xf32>
          %224 = vector.broadcast %223 : f32 to vector<16xf32>
          %225 = math.fma %224, %215, %194 : vector<16xf32>
          %226 = arith.addi %26, %54 : index
          %227 = arith.addi %226, %c2 : index
          %228 = memref.load %x[%227] : memref<?xf32>
          %229 = vector.broadcast %228 : f32 to vector<16xf32>
          %230 = math.fma %229, %215, %199 : vector<16xf32>
          %231 = arith.addi %27, %54 : index
          %232 = arith.addi %231, %c2 : index
          %233 = memref.load %x[%232] : memref<?xf32>
          %234 = vector.broadcast %233 : f32 to vector<16xf32>
          %235 = math.fma %234, %215, %204 : vector<16xf32>
          %236 = arith.addi %80, %c12 : index
          %237 = vector.load %w[%236] : memref<?xi8>, vector<16xi8>
          %238 = arith.extui %237 : vector<16xi8> to vector<16xi32>
          %239 = arith.shrui %238, %c20 : vector<16xi32>
          %240 = arith.shrui %77, %c22 : vector<16xi32>
          %241 = arith.andi %240, %c19 : vector<16xi32>
          %242 = arith.shli %241, %c20 : vector<16xi32>
          %243 = arith.ori %239, %242 : vector<16xi32>
          %244 = arith.subi %243, %c21 : vector<16xi32>
          %245 = arith.sitofp %244 : vector<16xi32> to vector<16xf32>
          %246 = arith.mulf %245, %63 : vector<16xf32>
          %247 = arith.addi %24, %54 : index
          %248 = arith.addi %247, %c24 : index
          %249 = memref.load %x[%248] : memref<?xf32>
          %250 = vector.broadcast %249 : f32 to vector<16xf32>
          %251 = math.fma %250, %246, %220 : vector<16xf32>
          %252 = arith.addi %25, %54 : index
          %253 = arith.addi %252, %c24 : index
          %254 = memref.load %x[%253] : memref<?xf32>
          %255 = vector.broadcast %254 : f32 to vector<16xf32>
          %256 = math.fma %255, %246, %225 : vector<16xf32>
          %257 = arith.addi %26, %54 : index
          %258 = arith.addi %257, %c24 : index
          %259 = memref.load %x[%258] : memref<?xf32>
          %260 = vector.broadcast %259 : f32 to vector<16xf32>
          %261 = math.fma %260, %246, %230 : vector<16xf32>
          %262 = arith.addi %27, %54 : index
          %263 = arith.addi %262, %c24 : index
          %264 = memref.load %x[%263] : memref<?xf32>
          %265 = vector.broadcast %264 : f32 to vector<16xf32>
          %266 = math.fma %265, %246, %235 : vector<16xf32>
          %267 = arith.addi %80, %c25 : index
          %268 = vector.load %w[%267] : memref<?xi8>, vector<16xi8>
          %269 = arith.extui %268 : vector<16xi8> to vector<16xi32>
          %270 = arith.andi %269, %c17 : vector<16xi32>
          %271 = arith.shrui %77, %c20 : vector<16xi32>
          %272 = arith.andi %271, %c19 : vector<16xi32>
          %273 = arith.shli %272, %c20 : vector<16xi32>
          %274 = arith.ori %270, %273 : vector<16xi32>
          %275 = arith.subi %274, %c21 : vector<16xi32>
          %276 = arith.sitofp %275 : vector<16xi32> to vector<16xf32>
          %277 = arith.mulf %276, %63 : vector<16xf32>
          %278 = arith.addi %24, %54 : index
          %279 = arith.addi %278, %c26 : index
          %280 = memref.load %x[%279] : memref<?xf32>
          %281 = vector.broadcast %280 : f32 to vector<16xf32>
          %282 = math.fma %281, %277, %251 : vector<16xf32>
          %283 = arith.addi %25, %54 : index
          %284 = arith.addi %283, %c26 : index
          %285 = memref.load %x[%284] : memref<?xf32>
          %286 = vector.broadcast %285 : f32 to vector<16xf32>
          %287 = math.fma %286, %277, %256 : vector<16xf32>
          %288 = arith.addi %26, %54 : index
          %289 = arith.addi %288, %c26 : index
          %290 = memref.load %x[%289] : memref<?xf32>
          %291 = vector.broadcast %290 : f32 to vector<16xf32>
          %292 = math.fma %291, %277, %261 : vector<16xf32>
          %293 = arith.addi %27, %54 : index
          %294 = arith.addi %293, %c26 : index
          %295 = memref.load %x[%294] : memref<?xf32>
          %296 = vector.broadcast %295 : f32 to vector<16xf32>
          %297 = math.fma %296, %277, %266 : vector<16xf32>
          %298 = arith.addi %80, %c25 : index
          %299 = vector.load %w[%298] : memref<?xi8>, vector<16xi8>
          %300 = arith.extui %299 : vector<16xi8> to vector<16xi32>
          %301 = arith.shrui %300, %c20 : vector<16xi32>
          %302 = arith.shrui %77, %c23 : vector<16xi32>
          %303 = arith.andi %302, %c19 : vector<16xi32>
          %304 = arith.shli %303, %c20 : vector<16xi32>
          %305 = arith.ori %301, %304 : vector<16xi32>
          %306 = arith.subi %305, %c21 : vector<16xi32>
          %307 = arith.sitofp %306 : vector<16xi32> to vector<16xf32>
          %308 = arith.mulf %307, %63 : vector<16xf32>
          %309 = arith.addi %24, %54 : index
          %310 = arith.addi %309, %c27 : index
          %311 = memref.load %x[%310] : memref<?xf32>
          %312 = vector.broadcast %311 : f32 to vector<16xf32>
          %313 = math.fma %312, %308, %282 : vector<16xf32>
          %314 = arith.addi %25, %54 : index
          %315 = arith.addi %314, %c27 : index
          %316 = memref.load %x[%315] : memref<?xf32>
          %317 = vector.broadcast %316 : f32 to vector<16xf32>
          %318 = math.fma %317, %308, %287 : vector<16xf32>
          %319 = arith.addi %26, %54 : index
          %320 = arith.addi %319, %c27 : index
          %321 = memref.load %x[%320] : memref<?xf32>
          %322 = vector.broadcast %321 : f32 to vector<16xf32>
          %323 = math.fma %322, %308, %292 : vector<16xf32>
          %324 = arith.addi %27, %54 : index
          %325 = arith.addi %324, %c27 : index
          %326 = memref.load %x[%325] : memref<?xf32>
          %327 = vector.broadcast %326 : f32 to vector<16xf32>
          %328 = math.fma %327, %308, %297 : vector<16xf32>
          scf.yield %313, %318, %323, %328 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %52#0, %52#1, %52#2, %52#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %329 = arith.muli %headDim, %c7 : index
      %330 = arith.muli %28, %c6 : index
      %331 = arith.addi %329, %330 : index
      %332 = arith.addi %331, %c7 : index
      vector.store %39#0, %3[%332] : memref<?xf32>, vector<16xf32>
      %333 = arith.muli %headDim, %c9 : index
      %334 = arith.muli %28, %c6 : index
      %335 = arith.addi %333, %334 : index
      %336 = arith.addi %335, %c7 : index
      vector.store %39#1, %3[%336] : memref<?xf32>, vector<16xf32>
      %337 = arith.muli %headDim, %c3 : index
      %338 = arith.muli %28, %c6 : index
      %339 = arith.addi %337, %338 : index
      %340 = arith.addi %339, %c7 : index
      vector.store %39#2, %3[%340] : memref<?xf32>, vector<16xf32>
      %341 = arith.muli %headDim, %c10 : index
      %342 = arith.muli %28, %c6 : index
      %343 = arith.addi %341, %342 : index
      %344 = arith.addi %343, %c7 : index
      vector.store %39#3, %3[%344] : memref<?xf32>, vector<16xf32>
    }
    %345 = arith.addi %14, %c2 : index
    %346 = arith.minsi %345, %13 : index
    scf.for %347 = %14 to %346 step %c9 {
      %348 = arith.subi %347, %14 : index
      %349 = arith.muli %348, %headDim : index
      %350 = arith.cmpi eq, %hasBias, %c9 : index
      scf.if %350 {
        scf.for %351 = %c7 to %headDim step %c6 {
          %352 = arith.muli %0, %headDim : index
          %353 = arith.addi %352, %351 : index
          %354 = vector.load %bias[%353] : memref<?xf32>, vector<16xf32>
          %355 = arith.addi %349, %351 : index
          %356 = vector.load %3[%355] : memref<?xf32>, vector<16xf32>
          %357 = arith.addf %356, %354 : vector<16xf32>
          %358 = arith.addi %349, %351 : index
          vector.store %357, %3[%358] : memref<?xf32>, vector<16xf32>
        }
      }
      %359 = arith.addi %heads, %kvHeads : index
      %360 = arith.cmpi slt, %0, %359 : index
      scf.if %360 {
        %361 = arith.cmpi eq, %hasNorm, %c9 : index
        scf.if %361 {
          %362 = arith.cmpi slt, %0, %heads : index
          %365 = scf.for %363 = %c7 to %headDim step %c6 iter_args(%364 = %c11) -> (vector<16xf32>) {
            %366 = arith.addi %349, %363 : index
            %367 = vector.load %3[%366] : memref<?xf32>, vector<16xf32>
            %368 = math.fma %367, %367, %364 : vector<16xf32>
            scf.yield %368 : vector<16xf32>
          }
          %369 = wave.reduce "add" %365 : vector<16xf32>
          %370 = arith.mulf %369, %inverseHeadDim : f32
          %371 = arith.addf %370, %epsilon : f32
          %372 = math.sqrt %371 : f32
          %373 = arith.divf %c34, %372 : f32
          %374 = vector.broadcast %373 : f32 to vector<16xf32>
          scf.for %375 = %c7 to %headDim step %c6 {
            %376 = vector.load %query_norm[%375] : memref<?xf32>, vector<16xf32>
            %377 = vector.load %key_norm[%375] : memref<?xf32>, vector<16xf32>
            %378 = arith.select %362, %376, %377 : vector<16xf32>
            %379 = arith.addi %349, %375 : index
            %380 = vector.load %3[%379] : memref<?xf32>, vector<16xf32>
            %381 = arith.mulf %380, %374 : vector<16xf32>
            %382 = arith.mulf %381, %378 : vector<16xf32>
            %383 = arith.addi %349, %375 : index
            vector.store %382, %3[%383] : memref<?xf32>, vector<16xf32>
          }
        }
        %384 = arith.addi %positionsAt, %347 : index
        %385 = memref.load %step[%384] : memref<?xi32>
        %386 = arith.index_cast %385 : i32 to index
        %387 = arith.divui %headDim, %c3 : index
        %388 = arith.remui %386, %c4 : index
        %389 = arith.muli %388, %headDim : index
        %390 = arith.divui %386, %c4 : index
        %391 = arith.addi %390, %c4 : index
        %392 = arith.muli %391, %headDim : index
        scf.for %393 = %c7 to %387 step %c13 {
          %394 = arith.addi %389, %393 : index
          %395 = vector.load %rope[%394] : memref<?xf32>, vector<8xf32>
          %396 = arith.addi %389, %387 : index
          %397 = arith.addi %396, %393 : index
          %398 = vector.load %rope[%397] : memref<?xf32>, vector<8xf32>
          %399 = arith.addi %392, %393 : index
          %400 = vector.load %rope[%399] : memref<?xf32>, vector<8xf32>
          %401 = arith.addi %392, %387 : index
          %402 = arith.addi %401, %393 : index
          %403 = vector.load %rope[%402] : memref<?xf32>, vector<8xf32>
          %404 = arith.mulf %400, %395 : vector<8xf32>
          %405 = arith.mulf %403, %398 : vector<8xf32>
          %406 = arith.subf %404, %405 : vector<8xf32>
          %407 = arith.mulf %403, %395 : vector<8xf32>
          %408 = arith.mulf %400, %398 : vector<8xf32>
          %409 = arith.addf %407, %408 : vector<8xf32>
          %410 = arith.addi %349, %393 : index
          %411 = vector.load %3[%410] : memref<?xf32>, vector<8xf32>
          %412 = arith.addi %349, %387 : index
          %413 = arith.addi %412, %393 : index
          %414 = vector.load %3[%413] : memref<?xf32>, vector<8xf32>
          %415 = arith.mulf %411, %406 : vector<8xf32>
          %416 = arith.mulf %414, %409 : vector<8xf32>
          %417 = arith.subf %415, %416 : vector<8xf32>
          %418 = arith.addi %349, %393 : index
          vector.store %417, %3[%418] : memref<?xf32>, vector<8xf32>
          %419 = arith.mulf %414, %406 : vector<8xf32>
          %420 = arith.mulf %411, %409 : vector<8xf32>
          %421 = arith.addf %419, %420 : vector<8xf32>
          %422 = arith.addi %349, %387 : index
          %423 = arith.addi %422, %393 : index
          vector.store %421, %3[%423] : memref<?xf32>, vector<8xf32>
        }
      }
      %424 = arith.cmpi slt, %0, %heads : index
      scf.if %424 {
        scf.for %425 = %c7 to %headDim step %c6 {
          %426 = arith.addi %349, %425 : index
          %427 = vector.load %3[%426] : memref<?xf32>, vector<16xf32>
          %428 = arith.muli %347, %heads : index
          %429 = arith.addi %428, %0 : index
          %430 = arith.muli %429, %headDim : index
          %431 = arith.addi %430, %425 : index
          vector.store %427, %q[%431] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %432 = arith.addi %slotsAt, %347 : index
        %433 = memref.load %step[%432] : memref<?xi32>
        %434 = arith.index_cast %433 : i32 to index
        %435 = arith.cmpi sge, %434, %c7 : index
        scf.if %435 {
          %436 = arith.cmpi eq, %codec, %c7 : index
          scf.if %436 {
            %437 = arith.subi %0, %heads : index
            %438 = memref.load %scales[%437] : memref<?xf32>
            %439 = vector.broadcast %438 : f32 to vector<16xf32>
            %440 = arith.divui %434, %c6 : index
            %441 = arith.remui %434, %c6 : index
            %442 = arith.muli %headDim, %c3 : index
            %443 = arith.muli %440, %pageBytes : index
            scf.for %444 = %c7 to %headDim step %c6 {
              %445 = arith.addi %349, %444 : index
              %446 = vector.load %3[%445] : memref<?xf32>, vector<16xf32>
              %447 = arith.mulf %446, %439 : vector<16xf32>
              %448 = arith.minimumf %447, %c39 : vector<16xf32>
              %449 = arith.maximumf %448, %c40 : vector<16xf32>
              %450 = arith.truncf %449 : vector<16xf32> to vector<16xf16>
              %451 = vector.bitcast %450 : vector<16xf16> to vector<32xi8>
              %452 = arith.muli %444, %c3 : index
              vector.store %451, %5[%452] : memref<?xi8>, vector<32xi8>
            }
            %453 = arith.cmpi slt, %437, %kvHeads : index
            scf.if %453 {
              %454 = arith.muli %442, %c12 : index
              %455 = arith.muli %437, %454 : index
              %456 = arith.addi %443, %455 : index
              %457 = arith.muli %441, %c3 : index
              %458 = arith.addi %456, %457 : index
              scf.for %459 = %c7 to %headDim step %c9 {
                %460 = arith.muli %459, %c3 : index
                %461 = arith.addi %460, %c7 : index
                %462 = memref.load %5[%461] : memref<?xi8>
                %463 = arith.muli %459, %c12 : index
                %464 = arith.addi %458, %463 : index
                %465 = arith.addi %464, %c7 : index
                memref.store %462, %kv[%465] : memref<?xi8>
                %466 = arith.muli %459, %c3 : index
                %467 = arith.addi %466, %c9 : index
                %468 = memref.load %5[%467] : memref<?xi8>
                %469 = arith.muli %459, %c12 : index
                %470 = arith.addi %458, %469 : index
                %471 = arith.addi %470, %c9 : index
                memref.store %468, %kv[%471] : memref<?xi8>
              }
            } else {
              %472 = arith.subi %437, %kvHeads : index
              %473 = arith.muli %472, %c3 : index
              %474 = arith.addi %473, %c9 : index
              %475 = arith.muli %442, %c6 : index
              %476 = arith.muli %474, %475 : index
              %477 = arith.addi %443, %476 : index
              %478 = arith.muli %441, %442 : index
              %479 = arith.addi %477, %478 : index
              scf.for %480 = %c7 to %442 step %c6 {
                %481 = vector.load %5[%480] : memref<?xi8>, vector<16xi8>
                %482 = arith.addi %479, %480 : index
                vector.store %481, %kv[%482] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %483 = arith.cmpi eq, %codec, %c9 : index
          scf.if %483 {
            %484 = arith.subi %0, %heads : index
            %485 = memref.load %scales[%484] : memref<?xf32>
            %486 = vector.broadcast %485 : f32 to vector<16xf32>
            %487 = arith.divui %434, %c6 : index
            %488 = arith.remui %434, %c6 : index
            %489 = arith.muli %headDim, %c9 : index
            %490 = arith.muli %487, %pageBytes : index
            scf.for %491 = %c7 to %headDim step %c6 {
              %492 = arith.addi %349, %491 : index
              %493 = vector.load %3[%492] : memref<?xf32>, vector<16xf32>
              %494 = arith.mulf %493, %486 : vector<16xf32>
              %495 = wave.fp8_encode "e4m3" %494 : vector<16xf32> -> vector<16xi8>
              %496 = arith.muli %491, %c9 : index
              vector.store %495, %5[%496] : memref<?xi8>, vector<16xi8>
            }
            %497 = arith.cmpi slt, %484, %kvHeads : index
            scf.if %497 {
              %498 = arith.muli %489, %c12 : index
              %499 = arith.muli %484, %498 : index
              %500 = arith.addi %490, %499 : index
              %501 = arith.muli %488, %c9 : index
              %502 = arith.addi %500, %501 : index
              scf.for %503 = %c7 to %headDim step %c9 {
                %504 = arith.muli %503, %c9 : index
                %505 = arith.addi %504, %c7 : index
                %506 = memref.load %5[%505] : memref<?xi8>
                %507 = arith.muli %503, %c6 : index
                %508 = arith.addi %502, %507 : index
                %509 = arith.addi %508, %c7 : index
                memref.store %506, %kv[%509] : memref<?xi8>
              }
            } else {
              %510 = arith.subi %484, %kvHeads : index
              %511 = arith.muli %510, %c3 : index
              %512 = arith.addi %511, %c9 : index
              %513 = arith.muli %489, %c6 : index
              %514 = arith.muli %512, %513 : index
              %515 = arith.addi %490, %514 : index
              %516 = arith.muli %488, %489 : index
              %517 = arith.addi %515, %516 : index
              scf.for %518 = %c7 to %489 step %c6 {
                %519 = vector.load %5[%518] : memref<?xi8>, vector<16xi8>
                %520 = arith.addi %517, %518 : index
                vector.store %519, %kv[%520] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %521 = arith.cmpi eq, %codec, %c3 : index
          scf.if %521 {
            %522 = arith.subi %0, %heads : index
            %523 = memref.load %scales[%522] : memref<?xf32>
            %524 = vector.broadcast %523 : f32 to vector<16xf32>
            %525 = arith.divui %434, %c6 : index
            %526 = arith.remui %434, %c6 : index
            %527 = arith.muli %headDim, %c9 : index
            %528 = arith.muli %525, %pageBytes : index
            scf.for %529 = %c7 to %headDim step %c6 {
              %530 = arith.addi %349, %529 : index
              %531 = vector.load %3[%530] : memref<?xf32>, vector<16xf32>
              %532 = arith.mulf %531, %524 : vector<16xf32>
              %533 = wave.fp8_encode "e5m2" %532 : vector<16xf32> -> vector<16xi8>
              %534 = arith.muli %529, %c9 : index
              vector.store %533, %5[%534] : memref<?xi8>, vector<16xi8>
            }
            %535 = arith.cmpi slt, %522, %kvHeads : index
            scf.if %535 {
              %536 = arith.muli %527, %c12 : index
              %537 = arith.muli %522, %536 : index
              %538 = arith.addi %528, %537 : index
              %539 = arith.muli %526, %c9 : index
              %540 = arith.addi %538, %539 : index
              scf.for %541 = %c7 to %headDim step %c9 {
                %542 = arith.muli %541, %c9 : index
                %543 = arith.addi %542, %c7 : index
                %544 = memref.load %5[%543] : memref<?xi8>
                %545 = arith.muli %541, %c6 : index
                %546 = arith.addi %540, %545 : index
                %547 = arith.addi %546, %c7 : index
                memref.store %544, %kv[%547] : memref<?xi8>
              }
            } else {
              %548 = arith.subi %522, %kvHeads : index
              %549 = arith.muli %548, %c3 : index
              %550 = arith.addi %549, %c9 : index
              %551 = arith.muli %527, %c6 : index
              %552 = arith.muli %550, %551 : index
              %553 = arith.addi %528, %552 : index
              %554 = arith.muli %526, %527 : index
              %555 = arith.addi %553, %554 : index
              scf.for %556 = %c7 to %527 step %c6 {
                %557 = vector.load %5[%556] : memref<?xi8>, vector<16xi8>
                %558 = arith.addi %555, %556 : index
                vector.store %557, %kv[%558] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
