// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q8_k', shape=Shape(rows=1, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q8_k_r1p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 1 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 4256 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
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
    %15 = arith.subi %13, %c2 : index
    %16 = arith.addi %14, %c7 : index
    %17 = arith.minsi %16, %15 : index
    %18 = arith.muli %17, %inputFeatures : index
    scf.for %19 = %c7 to %8 step %c3 {
      %20 = arith.muli %0, %8 : index
      %21 = arith.addi %20, %19 : index
      %22 = arith.addi %21, %c7 : index
      %23 = arith.muli %22, %7 : index
      %24 = arith.muli %0, %8 : index
      %25 = arith.addi %24, %19 : index
      %26 = arith.addi %25, %c2 : index
      %27 = arith.muli %26, %7 : index
      %28 = arith.divui %inputFeatures, %c4 : index
      %32:2 = scf.for %29 = %c7 to %28 step %c2 iter_args(%30 = %c9, %31 = %c9) -> (vector<16xf32>, vector<16xf32>) {
        %33 = arith.muli %29, %c5 : index
        %34 = arith.addi %23, %33 : index
        %35 = arith.muli %29, %c5 : index
        %36 = arith.addi %27, %35 : index
        %37 = arith.addi %34, %c7 : index
        %38 = vector.load %w[%37] : memref<?xi8>, vector<32xi8>
        %39 = vector.bitcast %38 : vector<32xi8> to vector<16xf16>
        %40 = arith.extf %39 : vector<16xf16> to vector<16xf32>
        %41 = arith.addi %36, %c7 : index
        %42 = vector.load %w[%41] : memref<?xi8>, vector<32xi8>
        %43 = vector.bitcast %42 : vector<32xi8> to vector<16xf16>
        %44 = arith.extf %43 : vector<16xf16> to vector<16xf32>
        %45 = arith.muli %29, %c4 : index
        %49:2 = scf.for %46 = %c7 to %c10 step %c2 iter_args(%47 = %30, %48 = %31) -> (vector<16xf32>, vector<16xf32>) {
          %50 = arith.muli %46, %c11 : index
          %51 = arith.addi %45, %50 : index
          %52 = arith.addi %34, %c10 : index
          %53 = arith.divui %46, %c12 : index
          %54 = arith.muli %53, %c6 : index
          %55 = arith.addi %52, %54 : index
          %56 = arith.addi %55, %c7 : index
          %57 = vector.load %w[%56] : memref<?xi8>, vector<16xi8>
          %58 = arith.extsi %57 : vector<16xi8> to vector<16xi32>
          %59 = arith.sitofp %58 : vector<16xi32> to vector<16xf32>
          %60 = arith.mulf %40, %59 : vector<16xf32>
          %61 = arith.addi %34, %c13 : index
          %62 = arith.muli %46, %c12 : index
          %63 = arith.addi %62, %c7 : index
          %64 = arith.muli %63, %c6 : index
          %65 = arith.addi %61, %64 : index
          %66 = vector.load %w[%65] : memref<?xi8>, vector<16xi8>
          %67 = arith.extui %66 : vector<16xi8> to vector<16xi32>
          %68 = arith.addi %34, %c13 : index
          %69 = arith.muli %46, %c12 : index
          %70 = arith.addi %69, %c2 : index
          %71 = arith.muli %70, %c6 : index
          %72 = arith.addi %68, %71 : index
          %73 = vector.load %w[%72] : memref<?xi8>, vector<16xi8>
          %74 = arith.extui %73 : vector<16xi8> to vector<16xi32>
          %75 = arith.addi %34, %c13 : index
          %76 = arith.muli %46, %c12 : index
          %77 = arith.addi %76, %c3 : index
          %78 = arith.muli %77, %c6 : index
          %79 = arith.addi %75, %78 : index
          %80 = vector.load %w[%79] : memref<?xi8>, vector<16xi8>
          %81 = arith.extui %80 : vector<16xi8> to vector<16xi32>
          %82 = arith.addi %34, %c13 : index
          %83 = arith.muli %46, %c12 : index
          %84 = arith.addi %83, %c14 : index
          %85 = arith.muli %84, %c6 : index
          %86 = arith.addi %82, %85 : index
          %87 = vector.load %w[%86] : memref<?xi8>, vector<16xi8>
          %88 = arith.extui %87 : vector<16xi8> to vector<16xi32>
          %89 = arith.addi %34, %c15 : index
          %90 = arith.muli %46, %c16 : index
          %91 = arith.addi %89, %90 : index
          %92 = arith.addi %91, %c7 : index
          %93 = vector.load %w[%92] : memref<?xi8>, vector<16xi8>
          %94 = arith.extui %93 : vector<16xi8> to vector<16xi32>
          %95 = arith.andi %94, %c17 : vector<16xi32>
          %96 = arith.shrui %67, %c18 : vector<16xi32>
          %97 = arith.andi %96, %c17 : vector<16xi32>
          %98 = arith.shli %97, %c19 : vector<16xi32>
          %99 = arith.ori %95, %98 : vector<16xi32>
          %100 = arith.subi %99, %c20 : vector<16xi32>
          %101 = arith.sitofp %100 : vector<16xi32> to vector<16xf32>
          %102 = arith.mulf %101, %60 : vector<16xf32>
          %103 = arith.addi %36, %c10 : index
          %104 = arith.divui %46, %c12 : index
          %105 = arith.muli %104, %c6 : index
          %106 = arith.addi %103, %105 : index
          %107 = arith.addi %106, %c7 : index
          %108 = vector.load %w[%107] : memref<?xi8>, vector<16xi8>
          %109 = arith.extsi %108 : vector<16xi8> to vector<16xi32>
          %110 = arith.sitofp %109 : vector<16xi32> to vector<16xf32>
          %111 = arith.mulf %44, %110 : vector<16xf32>
          %112 = arith.addi %36, %c13 : index
          %113 = arith.muli %46, %c12 : index
          %114 = arith.addi %113, %c7 : index
          %115 = arith.muli %114, %c6 : index
          %116 = arith.addi %112, %115 : index
          %117 = vector.load %w[%116] : memref<?xi8>, vector<16xi8>
          %118 = arith.extui %117 : vector<16xi8> to vector<16xi32>
          %119 = arith.addi %36, %c13 : index
          %120 = arith.muli %46, %c12 : index
          %121 = arith.addi %120, %c2 : index
          %122 = arith.muli %121, %c6 : index
          %123 = arith.addi %119, %122 : index
          %124 = vector.load %w[%123] : memref<?xi8>, vector<16xi8>
          %125 = arith.extui %124 : vector<16xi8> to vector<16xi32>
          %126 = arith.addi %36, %c13 : index
          %127 = arith.muli %46, %c12 : index
          %128 = arith.addi %127, %c3 : index
          %129 = arith.muli %128, %c6 : index
          %130 = arith.addi %126, %129 : index
          %131 = vector.load %w[%130] : memref<?xi8>, vector<16xi8>
          %132 = arith.extui %131 : vector<16xi8> to vector<16xi32>
          %133 = arith.addi %36, %c13 : index
          %134 = arith.muli %46, %c12 : index
          %135 = arith.addi %134, %c14 : index
          %136 = arith.muli %135, %c6 : index
          %137 = arith.addi %133, %136 : index
          %138 = vector.load %w[%137] : memref<?xi8>, vector<16xi8>
          %139 = arith.extui %138 : vector<16xi8> to vector<16xi32>
          %140 = arith.addi %36, %c15 : index
          %141 = arith.muli %46, %c16 : index
          %142 = arith.addi %140, %141 : index
          %143 = arith.addi %142, %c7 : index
          %144 = vector.load %w[%143] : memref<?xi8>, vector<16xi8>
          %145 = arith.extui %144 : vector<16xi8> to vector<16xi32>
          %146 = arith.andi %145, %c17 : vector<16xi32>
          %147 = arith.shrui %118, %c18 : vector<16xi32>
          %148 = arith.andi %147, %c17 : vector<16xi32>
          %149 = arith.shli %148, %c19 : vector<16xi32>
          %150 = arith.ori %146, %149 : vector<16xi32>
          %151 = arith.subi %150, %c20 : vector<16xi32>
          %152 = arith.sitofp %151 : vector<16xi32> to vector<16xf32>
          %153 = arith.mulf %152, %111 : vector<16xf32>
          %154 = arith.addi %18, %51 : index
          %155 = arith.addi %154, %c7 : index
          %156 = memref.load %x[%155] : memref<?xf32>
          %157 = vector.broadcast %156 : f32 to vector<16xf32>
          %158 = math.fma %157, %102, %47 : vector<16xf32>
          %159 = math.fma %157, %153, %48 : vector<16xf32>
          %160 = arith.addi %91, %c7 : index
          %161 = vector.load %w[%160] : memref<?xi8>, vector<16xi8>
          %162 = arith.extui %161 : vector<16xi8> to vector<16xi32>
          %163 = arith.shrui %162, %c19 : vector<16xi32>
          %164 = arith.shrui %67, %c19 : vector<16xi32>
          %165 = arith.andi %164, %c17 : vector<16xi32>
          %166 = arith.shli %165, %c19 : vector<16xi32>
          %167 = arith.ori %163, %166 : vector<16xi32>
          %168 = arith.subi %167, %c20 : vector<16xi32>
          %169 = arith.sitofp %168 : vector<16xi32> to vector<16xf32>
          %170 = arith.mulf %169, %60 : vector<16xf32>
          %171 = arith.addi %142, %c7 : index
          %172 = vector.load %w[%171] : memref<?xi8>, vector<16xi8>
          %173 = arith.extui %172 : vector<16xi8> to vector<16xi32>
          %174 = arith.shrui %173, %c19 : vector<16xi32>
          %175 = arith.shrui %118, %c19 : vector<16xi32>
          %176 = arith.andi %175, %c17 : vector<16xi32>
          %177 = arith.shli %176, %c19 : vector<16xi32>
          %178 = arith.ori %174, %177 : vector<16xi32>
          %179 = arith.subi %178, %c20 : vector<16xi32>
          %180 = arith.sitofp %179 : vector<16xi32> to vector<16xf32>
          %181 = arith.mulf %180, %111 : vector<16xf32>
          %182 = arith.addi %18, %51 : index
          %183 = arith.addi %182, %c2 : index
          %184 = memref.load %x[%183] : memref<?xf32>
          %185 = vector.broadcast %184 : f32 to vector<16xf32>
          %186 = math.fma %185, %170, %158 : vector<16xf32>
          %187 = math.fma %185, %181, %159 : vector<16xf32>
          %188 = arith.addi %91, %c6 : index
          %189 = vector.load %w[%188] : memref<?xi8>, vector<16xi8>
          %190 = arith.extui %189 : vector<16xi8> to vector<16xi32>
          %191 = arith.andi %190, %c17 : vector<16xi32>
          %192 = arith.shrui %74, %c18 : vector<16xi32>
          %193 = arith.andi %192, %c17 : vector<16xi32>
          %194 = arith.shli %193, %c19 : vector<16xi32>
          %195 = arith.ori %191, %194 : vector<16xi32>
          %196 = arith.subi %195, %c20 : vector<16xi32>
          %197 = arith.sitofp %196 : vector<16xi32> to vector<16xf32>
          %198 = arith.mulf %197, %60 : vector<16xf32>
          %199 = arith.addi %142, %c6 : index
          %200 = vector.load %w[%199] : memref<?xi8>, vector<16xi8>
          %201 = arith.extui %200 : vector<16xi8> to vector<16xi32>
          %202 = arith.andi %201, %c17 : vector<16xi32>
          %203 = arith.shrui %125, %c18 : vector<16xi32>
          %204 = arith.andi %203, %c17 : vector<16xi32>
          %205 = arith.shli %204, %c19 : vector<16xi32>
          %206 = arith.ori %202, %205 : vector<16xi32>
          %207 = arith.subi %206, %c20 : vector<16xi32>
          %208 = arith.sitofp %207 : vector<16xi32> to vector<16xf32>
          %209 = arith.mulf %208, %111 : vector<16xf32>
          %210 = arith.addi %18, %51 : index
          %211 = arith.addi %210, %c3 : index
          %212 = memref.load %x[%211] : memref<?xf32>
          %213 = vector.broadcast %212 : f32 to vector<16xf32>
          %214 = math.fma %213, %198, %186 : vector<16xf32>
          %215 = math.fma %213, %209, %187 : vector<16xf32>
          %216 = arith.addi %91, %c6 : index
          %217 = vector.load %w[%216] : memref<?xi8>, vector<16xi8>
          %218 = arith.extui %217 : vector<16xi8> to vector<16xi32>
          %219 = arith.shrui %218, %c19 : vector<16xi32>
          %220 = arith.shrui %74, %c19 : vector<16xi32>
          %221 = arith.andi %220, %c17 : vector<16xi32>
          %222 = arith.shli %221, %c19 : vector<16xi32>
          %223 = arith.ori %219, %222 : vector<16xi32>
          %224 = arith.subi %223, %c20 : vector<16xi32>
          %225 = arith.sitofp %224 : vector<16xi32> to vector<16xf32>
          %226 = arith.mulf %225, %60 : vector<16xf32>
          %227 = arith.addi %142, %c6 : index
          %228 = vector.load %w[%227] : memref<?xi8>, vector<16xi8>
          %229 = arith.extui %228 : vector<16xi8> to vector<16xi32>
          %230 = arith.shrui %229, %c19 : vector<16xi32>
          %231 = arith.shrui %125, %c19 : vector<16xi32>
          %232 = arith.andi %231, %c17 : vector<16xi32>
          %233 = arith.shli %232, %c19 : vector<16xi32>
          %234 = arith.ori %230, %233 : vector<16xi32>
          %235 = arith.subi %234, %c20 : vector<16xi32>
          %236 = arith.sitofp %235 : vector<16xi32> to vector<16xf32>
          %237 = arith.mulf %236, %111 : vector<16xf32>
          %238 = arith.addi %18, %51 : index
          %239 = arith.addi %238, %c14 : index
          %240 = memref.load %x[%239] : memref<?xf32>
          %241 = vector.broadcast %240 : f32 to vector<16xf32>
          %242 = math.fma %241, %226, %214 : vector<16xf32>
          %243 = math.fma %241, %237, %215 : vector<16xf32>
          %244 = arith.addi %91, %c10 : index
          %245 = vector.load %w[%244] : memref<?xi8>, vector<16xi8>
          %246 = arith.extui %245 : vector<16xi8> to vector<16xi32>
          %247 = arith.andi %246, %c17 : vector<16xi32>
          %248 = arith.shrui %81, %c18 : vector<16xi32>
          %249 = arith.andi %248, %c17 : vector<16xi32>
          %250 = arith.shli %249, %c19 : vector<16xi32>
          %251 = arith.ori %247, %250 : vector<16xi32>
          %252 = arith.subi %251, %c20 : vector<16xi32>
          %253 = arith.sitofp %252 : vector<16xi32> to vector<16xf32>
          %254 = arith.mulf %253, %60 : vector<16xf32>
          %255 = arith.addi %142, %c10 : index
          %256 = vector.load %w[%255] : memref<?xi8>, vector<16xi8>
          %257 = arith.extui %256 : vector<16xi8> to vector<16xi32>
          %258 = arith.andi %257, %c17 : vector<16xi32>
          %259 = arith.shrui %132, %c18 : vector<16xi32>
          %260 = arith.andi %259, %c17 : vector<16xi32>
          %261 = arith.shli %260, %c19 : vector<16xi32>
          %262 = arith.ori %258, %261 : vector<16xi32>
          %263 = arith.subi %262, %c20 : vector<16xi32>
          %264 = arith.sitofp %263 : vector<16xi32> to vector<16xf32>
          %265 = arith.mulf %264, %111 : vector<16xf32>
          %266 = arith.addi %18, %51 : index
          %267 = arith.addi %266, %c12 : index
          %268 = memref.load %x[%267] : memref<?xf32>
          %269 = vector.broadcast %268 : f32 to vector<16xf32>
          %270 = math.fma %269, %254, %242 : vector<16xf32>
          %271 = math.fma %269, %265, %243 : vector<16xf32>
          %272 = arith.addi %91, %c10 : index
          %273 = vector.load %w[%272] : memref<?xi8>, vector<16xi8>
          %274 = arith.extui %273 : vector<16xi8> to vector<16xi32>
          %275 = arith.shrui %274, %c19 : vector<16xi32>
          %276 = arith.shrui %81, %c19 : vector<16xi32>
          %277 = arith.andi %276, %c17 : vector<16xi32>
          %278 = arith.shli %277, %c19 : vector<16xi32>
          %279 = arith.ori %275, %278 : vector<16xi32>
          %280 = arith.subi %279, %c20 : vector<16xi32>
          %281 = arith.sitofp %280 : vector<16xi32> to vector<16xf32>
          %282 = arith.mulf %281, %60 : vector<16xf32>
          %283 = arith.addi %142, %c10 : index
          %284 = vector.load %w[%283] : memref<?xi8>, vector<16xi8>
          %285 = arith.extui %284 : vector<16xi8> to vector<16xi32>
          %286 = arith.shrui %285, %c19 : vector<16xi32>
          %287 = arith.shrui %132, %c19 : vector<16xi32>
          %288 = arith.andi %287, %c17 : vector<16xi32>
          %289 = arith.shli %288, %c19 : vector<16xi32>
          %290 = arith.ori %286, %289 : vector<16xi32>
          %291 = arith.subi %290, %c20 : vector<16xi32>
          %292 = arith.sitofp %291 : vector<16xi32> to vector<16xf32>
          %293 = arith.mulf %292, %111 : vector<16xf32>
          %294 = arith.addi %18, %51 : index
          %295 = arith.addi %294, %c21 : index
          %296 = memref.load %x[%295] : memref<?xf32>
          %297 = vector.broadcast %296 : f32 to vector<16xf32>
          %298 = math.fma %297, %282, %270 : vector<16xf32>
          %299 = math.fma %297, %293, %271 : vector<16xf32>
          %300 = arith.addi %91, %c22 : index
          %301 = vector.load %w[%300] : memref<?xi8>, vector<16xi8>
          %302 = arith.extui %301 : vector<16xi8> to vector<16xi32>
          %303 = arith.andi %302, %c17 : vector<16xi32>
          %304 = arith.shrui %88, %c18 : vector<16xi32>
          %305 = arith.andi %304, %c17 : vector<16xi32>
          %306 = arith.shli %305, %c19 : vector<16xi32>
          %307 = arith.ori %303, %306 : vector<16xi32>
          %308 = arith.subi %307, %c20 : vector<16xi32>
          %309 = arith.sitofp %308 : vector<16xi32> to vector<16xf32>
          %310 = arith.mulf %309, %60 : vector<16xf32>
          %311 = arith.addi %142, %c22 : index
          %312 = vector.load %w[%311] : memref<?xi8>, vector<16xi8>
          %313 = arith.extui %312 : vector<16xi8> to vector<16xi32>
          %314 = arith.andi %313, %c17 : vector<16xi32>
          %315 = arith.shrui %139, %c18 : vector<16xi32>
          %316 = arith.andi %315, %c17 : vector<16xi32>
          %317 = arith.shli %316, %c19 : vector<16xi32>
          %318 = arith.ori %314, %317 : vector<16xi32>
          %319 = arith.subi %318, %c20 : vector<16xi32>
          %320 = arith.sitofp %319 : vector<16xi32> to vector<16xf32>
          %321 = arith.mulf %320, %111 : vector<16xf32>
          %322 = arith.addi %18, %51 : index
          %323 = arith.addi %322, %c23 : index
          %324 = memref.load %x[%323] : memref<?xf32>
          %325 = vector.broadcast %324 : f32 to vector<16xf32>
          %326 = math.fma %325, %310, %298 : vector<16xf32>
          %327 = math.fma %325, %321, %299 : vector<16xf32>
          %328 = arith.addi %91, %c22 : index
          %329 = vector.load %w[%328] : memref<?xi8>, vector<16xi8>
          %330 = arith.extui %329 : vector<16xi8> to vector<16xi32>
          %331 = arith.shrui %330, %c19 : vector<16xi32>
          %332 = arith.shrui %88, %c19 : vector<16xi32>
          %333 = arith.andi %332, %c17 : vector<16xi32>
          %334 = arith.shli %333, %c19 : vector<16xi32>
          %335 = arith.ori %331, %334 : vector<16xi32>
          %336 = arith.subi %335, %c20 : vector<16xi32>
          %337 = arith.sitofp %336 : vector<16xi32> to vector<16xf32>
          %338 = arith.mulf %337, %60 : vector<16xf32>
          %339 = arith.addi %142, %c22 : index
          %340 = vector.load %w[%339] : memref<?xi8>, vector<16xi8>
          %341 = arith.extui %340 : vector<16xi8> to vector<16xi32>
          %342 = arith.shrui %341, %c19 : vector<16xi32>
          %343 = arith.shrui %139, %c19 : vector<16xi32>
          %344 = arith.andi %343, %c17 : vector<16xi32>
          %345 = arith.shli %344, %c19 : vector<16xi32>
          %346 = arith.ori %342, %345 : vector<16xi32>
          %347 = arith.subi %346, %c20 : vector<16xi32>
          %348 = arith.sitofp %347 : vector<16xi32> to vector<16xf32>
          %349 = arith.mulf %348, %111 : vector<16xf32>
          %350 = arith.addi %18, %51 : index
          %351 = arith.addi %350, %c24 : index
          %352 = memref.load %x[%351] : memref<?xf32>
          %353 = vector.broadcast %352 : f32 to vector<16xf32>
          %354 = math.fma %353, %338, %326 : vector<16xf32>
          %355 = math.fma %353, %349, %327 : vector<16xf32>
          scf.yield %354, %355 : vector<16xf32>, vector<16xf32>
        }
        scf.yield %49#0, %49#1 : vector<16xf32>, vector<16xf32>
      }
      %356 = arith.muli %headDim, %c7 : index
      %357 = arith.muli %19, %c6 : index
      %358 = arith.addi %356, %357 : index
      %359 = arith.addi %358, %c7 : index
      vector.store %32#0, %3[%359] : memref<?xf32>, vector<16xf32>
      %360 = arith.muli %headDim, %c7 : index
      %361 = arith.muli %19, %c6 : index
      %362 = arith.addi %360, %361 : index
      %363 = arith.addi %362, %c6 : index
      vector.store %32#1, %3[%363] : memref<?xf32>, vector<16xf32>
    }
    %364 = arith.addi %14, %c2 : index
    %365 = arith.minsi %364, %13 : index
    scf.for %366 = %14 to %365 step %c2 {
      %367 = arith.subi %366, %14 : index
      %368 = arith.muli %367, %headDim : index
      %369 = arith.cmpi eq, %hasBias, %c2 : index
      scf.if %369 {
        scf.for %370 = %c7 to %headDim step %c6 {
          %371 = arith.muli %0, %headDim : index
          %372 = arith.addi %371, %370 : index
          %373 = vector.load %bias[%372] : memref<?xf32>, vector<16xf32>
          %374 = arith.addi %368, %370 : index
          %375 = vector.load %3[%374] : memref<?xf32>, vector<16xf32>
          %376 = arith.addf %375, %373 : vector<16xf32>
          %377 = arith.addi %368, %370 : index
          vector.store %376, %3[%377] : memref<?xf32>, vector<16xf32>
        }
      }
      %378 = arith.addi %heads, %kvHeads : index
      %379 = arith.cmpi slt, %0, %378 : index
      scf.if %379 {
        %380 = arith.cmpi eq, %hasNorm, %c2 : index
        scf.if %380 {
          %381 = arith.cmpi slt, %0, %heads : index
          %384 = scf.for %382 = %c7 to %headDim step %c6 iter_args(%383 = %c9) -> (vector<16xf32>) {
            %385 = arith.addi %368, %382 : index
            %386 = vector.load %3[%385] : memref<?xf32>, vector<16xf32>
            %387 = math.fma %386, %386, %383 : vector<16xf32>
            scf.yield %387 : vector<16xf32>
          }
          %388 = wave.reduce "add" %384 : vector<16xf32>
          %389 = arith.mulf %388, %inverseHeadDim : f32
          %390 = arith.addf %389, %epsilon : f32
          %391 = math.sqrt %390 : f32
          %392 = arith.divf %c31, %391 : f32
          %393 = vector.broadcast %392 : f32 to vector<16xf32>
          scf.for %394 = %c7 to %headDim step %c6 {
            %395 = vector.load %query_norm[%394] : memref<?xf32>, vector<16xf32>
            %396 = vector.load %key_norm[%394] : memref<?xf32>, vector<16xf32>
            %397 = arith.select %381, %395, %396 : vector<16xf32>
            %398 = arith.addi %368, %394 : index
            %399 = vector.load %3[%398] : memref<?xf32>, vector<16xf32>
            %400 = arith.mulf %399, %393 : vector<16xf32>
            %401 = arith.mulf %400, %397 : vector<16xf32>
            %402 = arith.addi %368, %394 : index
            vector.store %401, %3[%402] : memref<?xf32>, vector<16xf32>
          }
        }
        %403 = arith.addi %positionsAt, %366 : index
        %404 = memref.load %step[%403] : memref<?xi32>
        %405 = arith.index_cast %404 : i32 to index
        %406 = arith.divui %headDim, %c3 : index
        %407 = arith.remui %405, %c4 : index
        %408 = arith.muli %407, %headDim : index
        %409 = arith.divui %405, %c4 : index
        %410 = arith.addi %409, %c4 : index
        %411 = arith.muli %410, %headDim : index
        scf.for %412 = %c7 to %406 step %c11 {
          %413 = arith.addi %408, %412 : index
          %414 = vector.load %rope[%413] : memref<?xf32>, vector<8xf32>
          %415 = arith.addi %408, %406 : index
          %416 = arith.addi %415, %412 : index
          %417 = vector.load %rope[%416] : memref<?xf32>, vector<8xf32>
          %418 = arith.addi %411, %412 : index
          %419 = vector.load %rope[%418] : memref<?xf32>, vector<8xf32>
          %420 = arith.addi %411, %406 : index
          %421 = arith.addi %420, %412 : index
          %422 = vector.load %rope[%421] : memref<?xf32>, vector<8xf32>
          %423 = arith.mulf %419, %414 : vector<8xf32>
          %424 = arith.mulf %422, %417 : vector<8xf32>
          %425 = arith.subf %423, %424 : vector<8xf32>
          %426 = arith.mulf %422, %414 : vector<8xf32>
          %427 = arith.mulf %419, %417 : vector<8xf32>
          %428 = arith.addf %426, %427 : vector<8xf32>
          %429 = arith.addi %368, %412 : index
          %430 = vector.load %3[%429] : memref<?xf32>, vector<8xf32>
          %431 = arith.addi %368, %406 : index
          %432 = arith.addi %431, %412 : index
          %433 = vector.load %3[%432] : memref<?xf32>, vector<8xf32>
          %434 = arith.mulf %430, %425 : vector<8xf32>
          %435 = arith.mulf %433, %428 : vector<8xf32>
          %436 = arith.subf %434, %435 : vector<8xf32>
          %437 = arith.addi %368, %412 : index
          vector.store %436, %3[%437] : memref<?xf32>, vector<8xf32>
          %438 = arith.mulf %433, %425 : vector<8xf32>
          %439 = arith.mulf %430, %428 : vector<8xf32>
          %440 = arith.addf %438, %439 : vector<8xf32>
          %441 = arith.addi %368, %406 : index
          %442 = arith.addi %441, %412 : index
          vector.store %440, %3[%442] : memref<?xf32>, vector<8xf32>
        }
      }
      %443 = arith.cmpi slt, %0, %heads : index
      scf.if %443 {
        scf.for %444 = %c7 to %headDim step %c6 {
          %445 = arith.addi %368, %444 : index
          %446 = vector.load %3[%445] : memref<?xf32>, vector<16xf32>
          %447 = arith.muli %366, %heads : index
          %448 = arith.addi %447, %0 : index
          %449 = arith.muli %448, %headDim : index
          %450 = arith.addi %449, %444 : index
          vector.store %446, %q[%450] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %451 = arith.addi %slotsAt, %366 : index
        %452 = memref.load %step[%451] : memref<?xi32>
        %453 = arith.index_cast %452 : i32 to index
        %454 = arith.cmpi sge, %453, %c7 : index
        scf.if %454 {
          %455 = arith.cmpi eq, %codec, %c7 : index
          scf.if %455 {
            %456 = arith.subi %0, %heads : index
            %457 = memref.load %scales[%456] : memref<?xf32>
            %458 = vector.broadcast %457 : f32 to vector<16xf32>
            %459 = arith.divui %453, %c6 : index
            %460 = arith.remui %453, %c6 : index
            %461 = arith.muli %headDim, %c3 : index
            %462 = arith.muli %459, %pageBytes : index
            scf.for %463 = %c7 to %headDim step %c6 {
              %464 = arith.addi %368, %463 : index
              %465 = vector.load %3[%464] : memref<?xf32>, vector<16xf32>
              %466 = arith.mulf %465, %458 : vector<16xf32>
              %467 = arith.minimumf %466, %c36 : vector<16xf32>
              %468 = arith.maximumf %467, %c37 : vector<16xf32>
              %469 = arith.truncf %468 : vector<16xf32> to vector<16xf16>
              %470 = vector.bitcast %469 : vector<16xf16> to vector<32xi8>
              %471 = arith.muli %463, %c3 : index
              vector.store %470, %5[%471] : memref<?xi8>, vector<32xi8>
            }
            %472 = arith.cmpi slt, %456, %kvHeads : index
            scf.if %472 {
              %473 = arith.muli %461, %c10 : index
              %474 = arith.muli %456, %473 : index
              %475 = arith.addi %462, %474 : index
              %476 = arith.muli %460, %c3 : index
              %477 = arith.addi %475, %476 : index
              scf.for %478 = %c7 to %headDim step %c2 {
                %479 = arith.muli %478, %c3 : index
                %480 = arith.addi %479, %c7 : index
                %481 = memref.load %5[%480] : memref<?xi8>
                %482 = arith.muli %478, %c10 : index
                %483 = arith.addi %477, %482 : index
                %484 = arith.addi %483, %c7 : index
                memref.store %481, %kv[%484] : memref<?xi8>
                %485 = arith.muli %478, %c3 : index
                %486 = arith.addi %485, %c2 : index
                %487 = memref.load %5[%486] : memref<?xi8>
                %488 = arith.muli %478, %c10 : index
                %489 = arith.addi %477, %488 : index
                %490 = arith.addi %489, %c2 : index
                memref.store %487, %kv[%490] : memref<?xi8>
              }
            } else {
              %491 = arith.subi %456, %kvHeads : index
              %492 = arith.muli %491, %c3 : index
              %493 = arith.addi %492, %c2 : index
              %494 = arith.muli %461, %c6 : index
              %495 = arith.muli %493, %494 : index
              %496 = arith.addi %462, %495 : index
              %497 = arith.muli %460, %461 : index
              %498 = arith.addi %496, %497 : index
              scf.for %499 = %c7 to %461 step %c6 {
                %500 = vector.load %5[%499] : memref<?xi8>, vector<16xi8>
                %501 = arith.addi %498, %499 : index
                vector.store %500, %kv[%501] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %502 = arith.cmpi eq, %codec, %c2 : index
          scf.if %502 {
            %503 = arith.subi %0, %heads : index
            %504 = memref.load %scales[%503] : memref<?xf32>
            %505 = vector.broadcast %504 : f32 to vector<16xf32>
            %506 = arith.divui %453, %c6 : index
            %507 = arith.remui %453, %c6 : index
            %508 = arith.muli %headDim, %c2 : index
            %509 = arith.muli %506, %pageBytes : index
            scf.for %510 = %c7 to %headDim step %c6 {
              %511 = arith.addi %368, %510 : index
              %512 = vector.load %3[%511] : memref<?xf32>, vector<16xf32>
              %513 = arith.mulf %512, %505 : vector<16xf32>
              %514 = wave.fp8_encode "e4m3" %513 : vector<16xf32> -> vector<16xi8>
              %515 = arith.muli %510, %c2 : index
              vector.store %514, %5[%515] : memref<?xi8>, vector<16xi8>
            }
            %516 = arith.cmpi slt, %503, %kvHeads : index
            scf.if %516 {
              %517 = arith.muli %508, %c10 : index
              %518 = arith.muli %503, %517 : index
              %519 = arith.addi %509, %518 : index
              %520 = arith.muli %507, %c2 : index
              %521 = arith.addi %519, %520 : index
              scf.for %522 = %c7 to %headDim step %c2 {
                %523 = arith.muli %522, %c2 : index
                %524 = arith.addi %523, %c7 : index
                %525 = memref.load %5[%524] : memref<?xi8>
                %526 = arith.muli %522, %c6 : index
                %527 = arith.addi %521, %526 : index
                %528 = arith.addi %527, %c7 : index
                memref.store %525, %kv[%528] : memref<?xi8>
              }
            } else {
              %529 = arith.subi %503, %kvHeads : index
              %530 = arith.muli %529, %c3 : index
              %531 = arith.addi %530, %c2 : index
              %532 = arith.muli %508, %c6 : index
              %533 = arith.muli %531, %532 : index
              %534 = arith.addi %509, %533 : index
              %535 = arith.muli %507, %508 : index
              %536 = arith.addi %534, %535 : index
              scf.for %537 = %c7 to %508 step %c6 {
                %538 = vector.load %5[%537] : memref<?xi8>, vector<16xi8>
                %539 = arith.addi %536, %537 : index
                vector.store %538, %kv[%539] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %540 = arith.cmpi eq, %codec, %c3 : index
          scf.if %540 {
            %541 = arith.subi %0, %heads : index
            %542 = memref.load %scales[%541] : memref<?xf32>
            %543 = vector.broadcast %542 : f32 to vector<16xf32>
            %544 = arith.divui %453, %c6 : index
            %545 = arith.remui %453, %c6 : index
            %546 = arith.muli %headDim, %c2 : index
            %547 = arith.muli %544, %pageBytes : index
            scf.for %548 = %c7 to %headDim step %c6 {
              %549 = arith.addi %368, %548 : index
              %550 = vector.load %3[%549] : memref<?xf32>, vector<16xf32>
              %551 = arith.mulf %550, %543 : vector<16xf32>
              %552 = wave.fp8_encode "e5m2" %551 : vector<16xf32> -> vector<16xi8>
              %553 = arith.muli %548, %c2 : index
              vector.store %552, %5[%553] : memref<?xi8>, vector<16xi8>
            }
            %554 = arith.cmpi slt, %541, %kvHeads : index
            scf.if %554 {
              %555 = arith.muli %546, %c10 : index
              %556 = arith.muli %541, %555 : index
              %557 = arith.addi %547, %556 : index
              %558 = arith.muli %545, %c2 : index
              %559 = arith.addi %557, %558 : index
              scf.for %560 = %c7 to %headDim step %c2 {
                %561 = arith.muli %560, %c2 : index
                %562 = arith.addi %561, %c7 : index
                %563 = memref.load %5[%562] : memref<?xi8>
                %564 = arith.muli %560, %c6 : index
                %565 = arith.addi %559, %564 : index
                %566 = arith.addi %565, %c7 : index
                memref.store %563, %kv[%566] : memref<?xi8>
              }
            } else {
              %567 = arith.subi %541, %kvHeads : index
              %568 = arith.muli %567, %c3 : index
              %569 = arith.addi %568, %c2 : index
              %570 = arith.muli %546, %c6 : index
              %571 = arith.muli %569, %570 : index
              %572 = arith.addi %547, %571 : index
              %573 = arith.muli %545, %546 : index
              %574 = arith.addi %572, %573 : index
              scf.for %575 = %c7 to %546 step %c6 {
                %576 = vector.load %5[%575] : memref<?xi8>, vector<16xi8>
                %577 = arith.addi %574, %575 : index
                vector.store %576, %kv[%577] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
