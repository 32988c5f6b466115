// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q8_k', shape=Shape(rows=4, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q8_k_r4p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 4 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 4256 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant 1 : index
  %c10 = arith.constant 3 : index
  %c11 = arith.constant dense<0x00000000> : vector<16xf32>
  %c12 = arith.constant 32 : index
  %c13 = arith.constant 8 : index
  %c14 = arith.constant 2208 : index
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
          %56 = arith.divui %47, %c2 : index
          %57 = arith.muli %56, %c6 : index
          %58 = arith.addi %55, %57 : index
          %59 = arith.addi %58, %c7 : index
          %60 = vector.load %w[%59] : memref<?xi8>, vector<16xi8>
          %61 = arith.extsi %60 : vector<16xi8> to vector<16xi32>
          %62 = arith.sitofp %61 : vector<16xi32> to vector<16xf32>
          %63 = arith.mulf %45, %62 : vector<16xf32>
          %64 = arith.addi %41, %c14 : index
          %65 = arith.muli %47, %c2 : index
          %66 = arith.addi %65, %c7 : index
          %67 = arith.muli %66, %c6 : index
          %68 = arith.addi %64, %67 : index
          %69 = vector.load %w[%68] : memref<?xi8>, vector<16xi8>
          %70 = arith.extui %69 : vector<16xi8> to vector<16xi32>
          %71 = arith.addi %41, %c14 : index
          %72 = arith.muli %47, %c2 : index
          %73 = arith.addi %72, %c9 : index
          %74 = arith.muli %73, %c6 : index
          %75 = arith.addi %71, %74 : index
          %76 = vector.load %w[%75] : memref<?xi8>, vector<16xi8>
          %77 = arith.extui %76 : vector<16xi8> to vector<16xi32>
          %78 = arith.addi %41, %c14 : index
          %79 = arith.muli %47, %c2 : index
          %80 = arith.addi %79, %c3 : index
          %81 = arith.muli %80, %c6 : index
          %82 = arith.addi %78, %81 : index
          %83 = vector.load %w[%82] : memref<?xi8>, vector<16xi8>
          %84 = arith.extui %83 : vector<16xi8> to vector<16xi32>
          %85 = arith.addi %41, %c14 : index
          %86 = arith.muli %47, %c2 : index
          %87 = arith.addi %86, %c10 : index
          %88 = arith.muli %87, %c6 : index
          %89 = arith.addi %85, %88 : index
          %90 = vector.load %w[%89] : memref<?xi8>, vector<16xi8>
          %91 = arith.extui %90 : vector<16xi8> to vector<16xi32>
          %92 = arith.addi %41, %c15 : index
          %93 = arith.muli %47, %c16 : index
          %94 = arith.addi %92, %93 : index
          %95 = arith.addi %94, %c7 : index
          %96 = vector.load %w[%95] : memref<?xi8>, vector<16xi8>
          %97 = arith.extui %96 : vector<16xi8> to vector<16xi32>
          %98 = arith.andi %97, %c17 : vector<16xi32>
          %99 = arith.shrui %70, %c18 : vector<16xi32>
          %100 = arith.andi %99, %c17 : vector<16xi32>
          %101 = arith.shli %100, %c19 : vector<16xi32>
          %102 = arith.ori %98, %101 : vector<16xi32>
          %103 = arith.subi %102, %c20 : vector<16xi32>
          %104 = arith.sitofp %103 : vector<16xi32> to vector<16xf32>
          %105 = arith.mulf %104, %63 : vector<16xf32>
          %106 = arith.addi %24, %54 : index
          %107 = arith.addi %106, %c7 : index
          %108 = memref.load %x[%107] : memref<?xf32>
          %109 = vector.broadcast %108 : f32 to vector<16xf32>
          %110 = math.fma %109, %105, %48 : vector<16xf32>
          %111 = arith.addi %25, %54 : index
          %112 = arith.addi %111, %c7 : index
          %113 = memref.load %x[%112] : memref<?xf32>
          %114 = vector.broadcast %113 : f32 to vector<16xf32>
          %115 = math.fma %114, %105, %49 : vector<16xf32>
          %116 = arith.addi %26, %54 : index
          %117 = arith.addi %116, %c7 : index
          %118 = memref.load %x[%117] : memref<?xf32>
          %119 = vector.broadcast %118 : f32 to vector<16xf32>
          %120 = math.fma %119, %105, %50 : vector<16xf32>
          %121 = arith.addi %27, %54 : index
          %122 = arith.addi %121, %c7 : index
          %123 = memref.load %x[%122] : memref<?xf32>
          %124 = vector.broadcast %123 : f32 to vector<16xf32>
          %125 = math.fma %124, %105, %51 : vector<16xf32>
          %126 = arith.addi %94, %c7 : index
          %127 = vector.load %w[%126] : memref<?xi8>, vector<16xi8>
          %128 = arith.extui %127 : vector<16xi8> to vector<16xi32>
          %129 = arith.shrui %128, %c19 : vector<16xi32>
          %130 = arith.shrui %70, %c19 : vector<16xi32>
          %131 = arith.andi %130, %c17 : vector<16xi32>
          %132 = arith.shli %131, %c19 : vector<16xi32>
          %133 = arith.ori %129, %132 : vector<16xi32>
          %134 = arith.subi %133, %c20 : vector<16xi32>
          %135 = arith.sitofp %134 : vector<16xi32> to vector<16xf32>
          %136 = arith.mulf %135, %63 : vector<16xf32>
          %137 = arith.addi %24, %54 : index
          %138 = arith.addi %137, %c9 : index
          %139 = memref.load %x[%138] : memref<?xf32>
          %140 = vector.broadcast %139 : f32 to vector<16xf32>
          %141 = math.fma %140, %136, %110 : vector<16xf32>
          %142 = arith.addi %25, %54 : index
          %143 = arith.addi %142, %c9 : index
          %144 = memref.load %x[%143] : memref<?xf32>
          %145 = vector.broadcast %144 : f32 to vector<16xf32>
          %146 = math.fma %145, %136, %115 : vector<16xf32>
          %147 = arith.addi %26, %54 : index
          %148 = arith.addi %147, %c9 : index
          %149 = memref.load %x[%148] : memref<?xf32>
          %150 = vector.broadcast %149 : f32 to vector<16xf32>
          %151 = math.fma %150, %136, %120 : vector<16xf32>
          %152 = arith.addi %27, %54 : index
          %153 = arith.addi %152, %c9 : index
          %154 = memref.load %x[%153] : memref<?xf32>
          %155 = vector.broadcast %154 : f32 to vector<16xf32>
          %156 = math.fma %155, %136, %125 : vector<16xf32>
          %157 = arith.addi %94, %c6 : index
          %158 = vector.load %w[%157] : memref<?xi8>, vector<16xi8>
          %159 = arith.extui %158 : vector<16xi8> to vector<16xi32>
          %160 = arith.andi %159, %c17 : vector<16xi32>
          %161 = arith.shrui %77, %c18 : vector<16xi32>
          %162 = arith.andi %161, %c17 : vector<16xi32>
          %163 = arith.shli %162, %c19 : vector<16xi32>
          %164 = arith.ori %160, %163 : vector<16xi32>
          %165 = arith.subi %164, %c20 : vector<16xi32>
          %166 = arith.sitofp %165 : vector<16xi32> to vector<16xf32>
          %167 = arith.mulf %166, %63 : vector<16xf32>
          %168 = arith.addi %24, %54 : index
          %169 = arith.addi %168, %c3 : index
          %170 = memref.load %x[%169] : memref<?xf32>
          %171 = vector.broadcast %170 : f32 to vector<16xf32>
          %172 = math.fma %171, %167, %141 : vector<16xf32>
          %173 = arith.addi %25, %54 : index
          %174 = arith.addi %173, %c3 : index
          %175 = memref.load %x[%174] : memref<?xf32>
          %176 = vector.broadcast %175 : f32 to vector<16xf32>
          %177 = math.fma %176, %167, %146 : vector<16xf32>
          %178 = arith.addi %26, %54 : index
          %179 = arith.addi %178, %c3 : index
          %180 = memref.load %x[%179] : memref<?xf32>
          %181 = vector.broadcast %180 : f32 to vector<16xf32>
          %182 = math.fma %181, %167, %151 : vector<16xf32>
          %183 = arith.addi %27, %54 : index
          %184 = arith.addi %183, %c3 : index
          %185 = memref.load %x[%184] : memref<?xf32>
          %186 = vector.broadcast %185 : f32 to vector<16xf32>
          %187 = math.fma %186, %167, %156 : vector<16xf32>
          %188 = arith.addi %94, %c6 : index
          %189 = vector.load %w[%188] : memref<?xi8>, vector<16xi8>
          %190 = arith.extui %189 : vector<16xi8> to vector<16xi32>
          %191 = arith.shrui %190, %c19 : vector<16xi32>
          %192 = arith.shrui %77, %c19 : vector<16xi32>
          %193 = arith.andi %192, %c17 : vector<16xi32>
          %194 = arith.shli %193, %c19 : vector<16xi32>
          %195 = arith.ori %191, %194 : vector<16xi32>
          %196 = arith.subi %195, %c20 : vector<16xi32>
          %197 = arith.sitofp %196 : vector<16xi32> to vector<16xf32>
          %198 = arith.mulf %197, %63 : vector<16xf32>
          %199 = arith.addi %24, %54 : index
          %200 = arith.addi %199, %c10 : index
          %201 = memref.load %x[%200] : memref<?xf32>
          %202 = vector.broadcast %201 : f32 to vector<16xf32>
          %203 = math.fma %202, %198, %172 : vector<16xf32>
          %204 = arith.addi %25, %54 : index
          %205 = arith.addi %204, %c10 : index
          %206 = memref.load %x[%205] : memref<?xf32>
          %207 = vector.broadcast %206 : f32 to vector<16xf32>
          %208 = math.fma %207, %198, %177 : vector<16xf32>
          %209 = arith.addi %26, %54 : index
          %210 = arith.addi %209, %c10 : index
          %211 = memref.load %x[%210] : memref<?xf32>
          %212 = vector.broadcast %211 : f32 to vector<16xf32>
          %213 = math.fma %212, %198, %182 : vector<16xf32>
          %214 = arith.addi %27, %54 : index
          %215 = arith.addi %214, %c10 : index
          %216 = memref.load %x[%215] : memref<?xf32>
          %217 = vector.broadcast %216 : f32 to vector<16xf32>
          %218 = math.fma %217, %198, %187 : vector<16xf32>
          %219 = arith.addi %94, %c12 : index
          %220 = vector.load %w[%219] : memref<?xi8>, vector<16xi8>
          %221 = arith.extui %220 : vector<16xi8> to vector<16xi32>
          %222 = arith.andi %221, %c17 : vector<16xi32>
          %223 = arith.shrui %84, %c18 : vector<16xi32>
          %224 = arith.andi %223, %c17 : vector<16xi32>
          %225 = arith.shli %224, %c19 : vector<16xi32>
          %226 = arith.ori %222, %225 : vector<16xi32>
          %227 = arith.subi %226, %c20 : vector<16xi32>
          %228 = arith.sitofp %227 : vector<16xi32> to vector<16xf32>
          %229 = arith.mulf %228, %63 : vector<16xf32>
          %230 = arith.addi %24, %54 : index
          %231 = arith.addi %230, %c2 : index
          %232 = memref.load %x[%231] : memref<?xf32>
          %233 = vector.broadcast %232 : f32 to vector<16xf32>
          %234 = math.fma %233, %229, %203 : vector<16xf32>
          %235 = arith.addi %25, %54 : index
          %236 = arith.addi %235, %c2 : index
          %237 = memref.load %x[%236] : memref<?xf32>
          %238 = vector.broadcast %237 : f32 to vector<16xf32>
          %239 = math.fma %238, %229, %208 : vector<16xf32>
          %240 = arith.addi %26, %54 : index
          %241 = arith.addi %240, %c2 : index
          %242 = memref.load %x[%241] : memref<?xf32>
          %243 = vector.broadcast %242 : f32 to vector<16xf32>
          %244 = math.fma %243, %229, %213 : vector<16xf32>
          %245 = arith.addi %27, %54 : index
          %246 = arith.addi %245, %c2 : index
          %247 = memref.load %x[%246] : memref<?xf32>
          %248 = vector.broadcast %247 : f32 to vector<16xf32>
          %249 = math.fma %248, %229, %218 : vector<16xf32>
          %250 = arith.addi %94, %c12 : index
          %251 = vector.load %w[%250] : memref<?xi8>, vector<16xi8>
          %252 = arith.extui %251 : vector<16xi8> to vector<16xi32>
          %253 = arith.shrui %252, %c19 : vector<16xi32>
          %254 = arith.shrui %84, %c19 : vector<16xi32>
          %255 = arith.andi %254, %c17 : vector<16xi32>
          %256 = arith.shli %255, %c19 : vector<16xi32>
          %257 = arith.ori %253, %256 : vector<16xi32>
          %258 = arith.subi %257, %c20 : vector<16xi32>
          %259 = arith.sitofp %258 : vector<16xi32> to vector<16xf32>
          %260 = arith.mulf %259, %63 : vector<16xf32>
          %261 = arith.addi %24, %54 : index
          %262 = arith.addi %261, %c21 : index
          %263 = memref.load %x[%262] : memref<?xf32>
          %264 = vector.broadcast %263 : f32 to vector<16xf32>
          %265 = math.fma %264, %260, %234 : vector<16xf32>
          %266 = arith.addi %25, %54 : index
          %267 = arith.addi %266, %c21 : index
          %268 = memref.load %x[%267] : memref<?xf32>
          %269 = vector.broadcast %268 : f32 to vector<16xf32>
          %270 = math.fma %269, %260, %239 : vector<16xf32>
          %271 = arith.addi %26, %54 : index
          %272 = arith.addi %271, %c21 : index
          %273 = memref.load %x[%272] : memref<?xf32>
          %274 = vector.broadcast %273 : f32 to vector<16xf32>
          %275 = math.fma %274, %260, %244 : vector<16xf32>
          %276 = arith.addi %27, %54 : index
          %277 = arith.addi %276, %c21 : index
          %278 = memref.load %x[%277] : memref<?xf32>
          %279 = vector.broadcast %278 : f32 to vector<16xf32>
          %280 = math.fma %279, %260, %249 : vector<16xf32>
          %281 = arith.addi %94, %c22 : index
          %282 = vector.load %w[%281] : memref<?xi8>, vector<16xi8>
          %283 = arith.extui %282 : vector<16xi8> to vector<16xi32>
          %284 = arith.andi %283, %c17 : vector<16xi32>
          %285 = arith.shrui %91, %c18 : vector<16xi32>
          %286 = arith.andi %285, %c17 : vector<16xi32>
          %287 = arith.shli %286, %c19 : vector<16xi32>
          %288 = arith.ori %284, %287 : vector<16xi32>
          %289 = arith.subi %288, %c20 : vector<16xi32>
          %290 = arith.sitofp %289 : vector<16xi32> to vector<16xf32>
          %291 = arith.mulf %290, %63 : vector<16xf32>
          %292 = arith.addi %24, %54 : index
          %293 = arith.addi %292, %c23 : index
          %294 = memref.load %x[%293] : memref<?xf32>
          %295 = vector.broadcast %294 : f32 to vector<16xf32>
          %296 = math.fma %295, %291, %265 : vector<16xf32>
          %297 = arith.addi %25, %54 : index
          %298 = arith.addi %297, %c23 : index
          %299 = memref.load %x[%298] : memref<?xf32>
          %300 = vector.broadcast %299 : f32 to vector<16xf32>
          %301 = math.fma %300, %291, %270 : vector<16xf32>
          %302 = arith.addi %26, %54 : index
          %303 = arith.addi %302, %c23 : index
          %304 = memref.load %x[%303] : memref<?xf32>
          %305 = vector.broadcast %304 : f32 to vector<16xf32>
          %306 = math.fma %305, %291, %275 : vector<16xf32>
          %307 = arith.addi %27, %54 : index
          %308 = arith.addi %307, %c23 : index
          %309 = memref.load %x[%308] : memref<?xf32>
          %310 = vector.broadcast %309 : f32 to vector<16xf32>
          %311 = math.fma %310, %291, %280 : vector<16xf32>
          %312 = arith.addi %94, %c22 : index
          %313 = vector.load %w[%312] : memref<?xi8>, vector<16xi8>
          %314 = arith.extui %313 : vector<16xi8> to vector<16xi32>
          %315 = arith.shrui %314, %c19 : vector<16xi32>
          %316 = arith.shrui %91, %c19 : vector<16xi32>
          %317 = arith.andi %316, %c17 : vector<16xi32>
          %318 = arith.shli %317, %c19 : vector<16xi32>
          %319 = arith.ori %315, %318 : vector<16xi32>
          %320 = arith.subi %319, %c20 : vector<16xi32>
          %321 = arith.sitofp %320 : vector<16xi32> to vector<16xf32>
          %322 = arith.mulf %321, %63 : vector<16xf32>
          %323 = arith.addi %24, %54 : index
          %324 = arith.addi %323, %c24 : index
          %325 = memref.load %x[%324] : memref<?xf32>
          %326 = vector.broadcast %325 : f32 to vector<16xf32>
          %327 = math.fma %326, %322, %296 : vector<16xf32>
          %328 = arith.addi %25, %54 : index
          %329 = arith.addi %328, %c24 : index
          %330 = memref.load %x[%329] : memref<?xf32>
          %331 = vector.broadcast %330 : f32 to vector<16xf32>
          %332 = math.fma %331, %322, %301 : vector<16xf32>
          %333 = arith.addi %26, %54 : index
          %334 = arith.addi %333, %c24 : index
          %335 = memref.load %x[%334] : memref<?xf32>
          %336 = vector.broadcast %335 : f32 to vector<16xf32>
          %337 = math.fma %336, %322, %306 : vector<16xf32>
          %338 = arith.addi %27, %54 : index
          %339 = arith.addi %338, %c24 : index
          %340 = memref.load %x[%339] : memref<?xf32>
          %341 = vector.broadcast %340 : f32 to vector<16xf32>
          %342 = math.fma %341, %322, %311 : vector<16xf32>
          scf.yield %327, %332, %337, %342 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %52#0, %52#1, %52#2, %52#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %343 = arith.muli %headDim, %c7 : index
      %344 = arith.muli %28, %c6 : index
      %345 = arith.addi %343, %344 : index
      %346 = arith.addi %345, %c7 : index
      vector.store %39#0, %3[%346] : memref<?xf32>, vector<16xf32>
      %347 = arith.muli %headDim, %c9 : index
      %348 = arith.muli %28, %c6 : index
      %349 = arith.addi %347, %348 : index
      %350 = arith.addi %349, %c7 : index
      vector.store %39#1, %3[%350] : memref<?xf32>, vector<16xf32>
      %351 = arith.muli %headDim, %c3 : index
      %352 = arith.muli %28, %c6 : index
      %353 = arith.addi %351, %352 : index
      %354 = arith.addi %353, %c7 : index
      vector.store %39#2, %3[%354] : memref<?xf32>, vector<16xf32>
      %355 = arith.muli %headDim, %c10 : index
      %356 = arith.muli %28, %c6 : index
      %357 = arith.addi %355, %356 : index
      %358 = arith.addi %357, %c7 : index
      vector.store %39#3, %3[%358] : memref<?xf32>, vector<16xf32>
    }
    %359 = arith.addi %14, %c2 : index
    %360 = arith.minsi %359, %13 : index
    scf.for %361 = %14 to %360 step %c9 {
      %362 = arith.subi %361, %14 : index
      %363 = arith.muli %362, %headDim : index
      %364 = arith.cmpi eq, %hasBias, %c9 : index
      scf.if %364 {
        scf.for %365 = %c7 to %headDim step %c6 {
          %366 = arith.muli %0, %headDim : index
          %367 = arith.addi %366, %365 : index
          %368 = vector.load %bias[%367] : memref<?xf32>, vector<16xf32>
          %369 = arith.addi %363, %365 : index
          %370 = vector.load %3[%369] : memref<?xf32>, vector<16xf32>
          %371 = arith.addf %370, %368 : vector<16xf32>
          %372 = arith.addi %363, %365 : index
          vector.store %371, %3[%372] : memref<?xf32>, vector<16xf32>
        }
      }
      %373 = arith.addi %heads, %kvHeads : index
      %374 = arith.cmpi slt, %0, %373 : index
      scf.if %374 {
        %375 = arith.cmpi eq, %hasNorm, %c9 : index
        scf.if %375 {
          %376 = arith.cmpi slt, %0, %heads : index
          %379 = scf.for %377 = %c7 to %headDim step %c6 iter_args(%378 = %c11) -> (vector<16xf32>) {
            %380 = arith.addi %363, %377 : index
            %381 = vector.load %3[%380] : memref<?xf32>, vector<16xf32>
            %382 = math.fma %381, %381, %378 : vector<16xf32>
            scf.yield %382 : vector<16xf32>
          }
          %383 = wave.reduce "add" %379 : vector<16xf32>
          %384 = arith.mulf %383, %inverseHeadDim : f32
          %385 = arith.addf %384, %epsilon : f32
          %386 = math.sqrt %385 : f32
          %387 = arith.divf %c31, %386 : f32
          %388 = vector.broadcast %387 : f32 to vector<16xf32>
          scf.for %389 = %c7 to %headDim step %c6 {
            %390 = vector.load %query_norm[%389] : memref<?xf32>, vector<16xf32>
            %391 = vector.load %key_norm[%389] : memref<?xf32>, vector<16xf32>
            %392 = arith.select %376, %390, %391 : vector<16xf32>
            %393 = arith.addi %363, %389 : index
            %394 = vector.load %3[%393] : memref<?xf32>, vector<16xf32>
            %395 = arith.mulf %394, %388 : vector<16xf32>
            %396 = arith.mulf %395, %392 : vector<16xf32>
            %397 = arith.addi %363, %389 : index
            vector.store %396, %3[%397] : memref<?xf32>, vector<16xf32>
          }
        }
        %398 = arith.addi %positionsAt, %361 : index
        %399 = memref.load %step[%398] : memref<?xi32>
        %400 = arith.index_cast %399 : i32 to index
        %401 = arith.divui %headDim, %c3 : index
        %402 = arith.remui %400, %c4 : index
        %403 = arith.muli %402, %headDim : index
        %404 = arith.divui %400, %c4 : index
        %405 = arith.addi %404, %c4 : index
        %406 = arith.muli %405, %headDim : index
        scf.for %407 = %c7 to %401 step %c13 {
          %408 = arith.addi %403, %407 : index
          %409 = vector.load %rope[%408] : memref<?xf32>, vector<8xf32>
          %410 = arith.addi %403, %401 : index
          %411 = arith.addi %410, %407 : index
          %412 = vector.load %rope[%411] : memref<?xf32>, vector<8xf32>
          %413 = arith.addi %406, %407 : index
          %414 = vector.load %rope[%413] : memref<?xf32>, vector<8xf32>
          %415 = arith.addi %406, %401 : index
          %416 = arith.addi %415, %407 : index
          %417 = vector.load %rope[%416] : memref<?xf32>, vector<8xf32>
          %418 = arith.mulf %414, %409 : vector<8xf32>
          %419 = arith.mulf %417, %412 : vector<8xf32>
          %420 = arith.subf %418, %419 : vector<8xf32>
          %421 = arith.mulf %417, %409 : vector<8xf32>
          %422 = arith.mulf %414, %412 : vector<8xf32>
          %423 = arith.addf %421, %422 : vector<8xf32>
          %424 = arith.addi %363, %407 : index
          %425 = vector.load %3[%424] : memref<?xf32>, vector<8xf32>
          %426 = arith.addi %363, %401 : index
          %427 = arith.addi %426, %407 : index
          %428 = vector.load %3[%427] : memref<?xf32>, vector<8xf32>
          %429 = arith.mulf %425, %420 : vector<8xf32>
          %430 = arith.mulf %428, %423 : vector<8xf32>
          %431 = arith.subf %429, %430 : vector<8xf32>
          %432 = arith.addi %363, %407 : index
          vector.store %431, %3[%432] : memref<?xf32>, vector<8xf32>
          %433 = arith.mulf %428, %420 : vector<8xf32>
          %434 = arith.mulf %425, %423 : vector<8xf32>
          %435 = arith.addf %433, %434 : vector<8xf32>
          %436 = arith.addi %363, %401 : index
          %437 = arith.addi %436, %407 : index
          vector.store %435, %3[%437] : memref<?xf32>, vector<8xf32>
        }
      }
      %438 = arith.cmpi slt, %0, %heads : index
      scf.if %438 {
        scf.for %439 = %c7 to %headDim step %c6 {
          %440 = arith.addi %363, %439 : index
          %441 = vector.load %3[%440] : memref<?xf32>, vector<16xf32>
          %442 = arith.muli %361, %heads : index
          %443 = arith.addi %442, %0 : index
          %444 = arith.muli %443, %headDim : index
          %445 = arith.addi %444, %439 : index
          vector.store %441, %q[%445] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %446 = arith.addi %slotsAt, %361 : index
        %447 = memref.load %step[%446] : memref<?xi32>
        %448 = arith.index_cast %447 : i32 to index
        %449 = arith.cmpi sge, %448, %c7 : index
        scf.if %449 {
          %450 = arith.cmpi eq, %codec, %c7 : index
          scf.if %450 {
            %451 = arith.subi %0, %heads : index
            %452 = memref.load %scales[%451] : memref<?xf32>
            %453 = vector.broadcast %452 : f32 to vector<16xf32>
            %454 = arith.divui %448, %c6 : index
            %455 = arith.remui %448, %c6 : index
            %456 = arith.muli %headDim, %c3 : index
            %457 = arith.muli %454, %pageBytes : index
            scf.for %458 = %c7 to %headDim step %c6 {
              %459 = arith.addi %363, %458 : index
              %460 = vector.load %3[%459] : memref<?xf32>, vector<16xf32>
              %461 = arith.mulf %460, %453 : vector<16xf32>
              %462 = arith.minimumf %461, %c36 : vector<16xf32>
              %463 = arith.maximumf %462, %c37 : vector<16xf32>
              %464 = arith.truncf %463 : vector<16xf32> to vector<16xf16>
              %465 = vector.bitcast %464 : vector<16xf16> to vector<32xi8>
              %466 = arith.muli %458, %c3 : index
              vector.store %465, %5[%466] : memref<?xi8>, vector<32xi8>
            }
            %467 = arith.cmpi slt, %451, %kvHeads : index
            scf.if %467 {
              %468 = arith.muli %456, %c12 : index
              %469 = arith.muli %451, %468 : index
              %470 = arith.addi %457, %469 : index
              %471 = arith.muli %455, %c3 : index
              %472 = arith.addi %470, %471 : index
              scf.for %473 = %c7 to %headDim step %c9 {
                %474 = arith.muli %473, %c3 : index
                %475 = arith.addi %474, %c7 : index
                %476 = memref.load %5[%475] : memref<?xi8>
                %477 = arith.muli %473, %c12 : index
                %478 = arith.addi %472, %477 : index
                %479 = arith.addi %478, %c7 : index
                memref.store %476, %kv[%479] : memref<?xi8>
                %480 = arith.muli %473, %c3 : index
                %481 = arith.addi %480, %c9 : index
                %482 = memref.load %5[%481] : memref<?xi8>
                %483 = arith.muli %473, %c12 : index
                %484 = arith.addi %472, %483 : index
                %485 = arith.addi %484, %c9 : index
                memref.store %482, %kv[%485] : memref<?xi8>
              }
            } else {
              %486 = arith.subi %451, %kvHeads : index
              %487 = arith.muli %486, %c3 : index
              %488 = arith.addi %487, %c9 : index
              %489 = arith.muli %456, %c6 : index
              %490 = arith.muli %488, %489 : index
              %491 = arith.addi %457, %490 : index
              %492 = arith.muli %455, %456 : index
              %493 = arith.addi %491, %492 : index
              scf.for %494 = %c7 to %456 step %c6 {
                %495 = vector.load %5[%494] : memref<?xi8>, vector<16xi8>
                %496 = arith.addi %493, %494 : index
                vector.store %495, %kv[%496] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %497 = arith.cmpi eq, %codec, %c9 : index
          scf.if %497 {
            %498 = arith.subi %0, %heads : index
            %499 = memref.load %scales[%498] : memref<?xf32>
            %500 = vector.broadcast %499 : f32 to vector<16xf32>
            %501 = arith.divui %448, %c6 : index
            %502 = arith.remui %448, %c6 : index
            %503 = arith.muli %headDim, %c9 : index
            %504 = arith.muli %501, %pageBytes : index
            scf.for %505 = %c7 to %headDim step %c6 {
              %506 = arith.addi %363, %505 : index
              %507 = vector.load %3[%506] : memref<?xf32>, vector<16xf32>
              %508 = arith.mulf %507, %500 : vector<16xf32>
              %509 = wave.fp8_encode "e4m3" %508 : vector<16xf32> -> vector<16xi8>
              %510 = arith.muli %505, %c9 : index
              vector.store %509, %5[%510] : memref<?xi8>, vector<16xi8>
            }
            %511 = arith.cmpi slt, %498, %kvHeads : index
            scf.if %511 {
              %512 = arith.muli %503, %c12 : index
              %513 = arith.muli %498, %512 : index
              %514 = arith.addi %504, %513 : index
              %515 = arith.muli %502, %c9 : index
              %516 = arith.addi %514, %515 : index
              scf.for %517 = %c7 to %headDim step %c9 {
                %518 = arith.muli %517, %c9 : index
                %519 = arith.addi %518, %c7 : index
                %520 = memref.load %5[%519] : memref<?xi8>
                %521 = arith.muli %517, %c6 : index
                %522 = arith.addi %516, %521 : index
                %523 = arith.addi %522, %c7 : index
                memref.store %520, %kv[%523] : memref<?xi8>
              }
            } else {
              %524 = arith.subi %498, %kvHeads : index
              %525 = arith.muli %524, %c3 : index
              %526 = arith.addi %525, %c9 : index
              %527 = arith.muli %503, %c6 : index
              %528 = arith.muli %526, %527 : index
              %529 = arith.addi %504, %528 : index
              %530 = arith.muli %502, %503 : index
              %531 = arith.addi %529, %530 : index
              scf.for %532 = %c7 to %503 step %c6 {
                %533 = vector.load %5[%532] : memref<?xi8>, vector<16xi8>
                %534 = arith.addi %531, %532 : index
                vector.store %533, %kv[%534] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %535 = arith.cmpi eq, %codec, %c3 : index
          scf.if %535 {
            %536 = arith.subi %0, %heads : index
            %537 = memref.load %scales[%536] : memref<?xf32>
            %538 = vector.broadcast %537 : f32 to vector<16xf32>
            %539 = arith.divui %448, %c6 : index
            %540 = arith.remui %448, %c6 : index
            %541 = arith.muli %headDim, %c9 : index
            %542 = arith.muli %539, %pageBytes : index
            scf.for %543 = %c7 to %headDim step %c6 {
              %544 = arith.addi %363, %543 : index
              %545 = vector.load %3[%544] : memref<?xf32>, vector<16xf32>
              %546 = arith.mulf %545, %538 : vector<16xf32>
              %547 = wave.fp8_encode "e5m2" %546 : vector<16xf32> -> vector<16xi8>
              %548 = arith.muli %543, %c9 : index
              vector.store %547, %5[%548] : memref<?xi8>, vector<16xi8>
            }
            %549 = arith.cmpi slt, %536, %kvHeads : index
            scf.if %549 {
              %550 = arith.muli %541, %c12 : index
              %551 = arith.muli %536, %550 : index
              %552 = arith.addi %542, %551 : index
              %553 = arith.muli %540, %c9 : index
              %554 = arith.addi %552, %553 : index
              scf.for %555 = %c7 to %headDim step %c9 {
                %556 = arith.muli %555, %c9 : index
                %557 = arith.addi %556, %c7 : index
                %558 = memref.load %5[%557] : memref<?xi8>
                %559 = arith.muli %555, %c6 : index
                %560 = arith.addi %554, %559 : index
                %561 = arith.addi %560, %c7 : index
                memref.store %558, %kv[%561] : memref<?xi8>
              }
            } else {
              %562 = arith.subi %536, %kvHeads : index
              %563 = arith.muli %562, %c3 : index
              %564 = arith.addi %563, %c9 : index
              %565 = arith.muli %541, %c6 : index
              %566 = arith.muli %564, %565 : index
              %567 = arith.addi %542, %566 : index
              %568 = arith.muli %540, %541 : index
              %569 = arith.addi %567, %568 : index
              scf.for %570 = %c7 to %541 step %c6 {
                %571 = vector.load %5[%570] : memref<?xi8>, vector<16xi8>
                %572 = arith.addi %569, %570 : index
                vector.store %571, %kv[%572] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
