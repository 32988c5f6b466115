// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q6_k', shape=Shape(rows=1, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q6_k_r1p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 1 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 3360 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant dense<0x00000000> : vector<16xf32>
  %c10 = arith.constant 32 : index
  %c11 = arith.constant 8 : index
  %c12 = arith.constant 2336 : index
  %c13 = arith.constant 288 : index
  %c14 = arith.constant 64 : index
  %c15 = arith.constant dense<15> : vector<16xi32>
  %c16 = arith.constant dense<0> : vector<16xi32>
  %c17 = arith.constant dense<3> : vector<16xi32>
  %c18 = arith.constant dense<4> : vector<16xi32>
  %c19 = arith.constant dense<32> : vector<16xi32>
  %c20 = arith.constant dense<2> : vector<16xi32>
  %c21 = arith.constant dense<6> : vector<16xi32>
  %c22 = arith.constant 3 : index
  %c23 = arith.constant 4 : index
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
          %53 = arith.divui %46, %c3 : index
          %54 = arith.muli %53, %c6 : index
          %55 = arith.addi %52, %54 : index
          %56 = arith.addi %55, %c7 : index
          %57 = vector.load %w[%56] : memref<?xi8>, vector<16xi8>
          %58 = arith.extsi %57 : vector<16xi8> to vector<16xi32>
          %59 = arith.sitofp %58 : vector<16xi32> to vector<16xf32>
          %60 = arith.mulf %40, %59 : vector<16xf32>
          %61 = arith.addi %34, %c12 : index
          %62 = arith.muli %46, %c3 : index
          %63 = arith.addi %62, %c7 : index
          %64 = arith.muli %63, %c6 : index
          %65 = arith.addi %61, %64 : index
          %66 = vector.load %w[%65] : memref<?xi8>, vector<16xi8>
          %67 = arith.extui %66 : vector<16xi8> to vector<16xi32>
          %68 = arith.addi %34, %c12 : index
          %69 = arith.muli %46, %c3 : index
          %70 = arith.addi %69, %c2 : index
          %71 = arith.muli %70, %c6 : index
          %72 = arith.addi %68, %71 : index
          %73 = vector.load %w[%72] : memref<?xi8>, vector<16xi8>
          %74 = arith.extui %73 : vector<16xi8> to vector<16xi32>
          %75 = arith.addi %34, %c13 : index
          %76 = arith.muli %46, %c14 : index
          %77 = arith.addi %75, %76 : index
          %78 = arith.addi %77, %c7 : index
          %79 = vector.load %w[%78] : memref<?xi8>, vector<16xi8>
          %80 = arith.extui %79 : vector<16xi8> to vector<16xi32>
          %81 = arith.andi %80, %c15 : vector<16xi32>
          %82 = arith.shrui %67, %c16 : vector<16xi32>
          %83 = arith.andi %82, %c17 : vector<16xi32>
          %84 = arith.shli %83, %c18 : vector<16xi32>
          %85 = arith.ori %81, %84 : vector<16xi32>
          %86 = arith.subi %85, %c19 : vector<16xi32>
          %87 = arith.sitofp %86 : vector<16xi32> to vector<16xf32>
          %88 = arith.mulf %87, %60 : vector<16xf32>
          %89 = arith.addi %36, %c10 : index
          %90 = arith.divui %46, %c3 : index
          %91 = arith.muli %90, %c6 : index
          %92 = arith.addi %89, %91 : index
          %93 = arith.addi %92, %c7 : index
          %94 = vector.load %w[%93] : memref<?xi8>, vector<16xi8>
          %95 = arith.extsi %94 : vector<16xi8> to vector<16xi32>
          %96 = arith.sitofp %95 : vector<16xi32> to vector<16xf32>
          %97 = arith.mulf %44, %96 : vector<16xf32>
          %98 = arith.addi %36, %c12 : index
          %99 = arith.muli %46, %c3 : index
          %100 = arith.addi %99, %c7 : index
          %101 = arith.muli %100, %c6 : index
          %102 = arith.addi %98, %101 : index
          %103 = vector.load %w[%102] : memref<?xi8>, vector<16xi8>
          %104 = arith.extui %103 : vector<16xi8> to vector<16xi32>
          %105 = arith.addi %36, %c12 : index
          %106 = arith.muli %46, %c3 : index
          %107 = arith.addi %106, %c2 : index
          %108 = arith.muli %107, %c6 : index
          %109 = arith.addi %105, %108 : index
          %110 = vector.load %w[%109] : memref<?xi8>, vector<16xi8>
          %111 = arith.extui %110 : vector<16xi8> to vector<16xi32>
          %112 = arith.addi %36, %c13 : index
          %113 = arith.muli %46, %c14 : index
          %114 = arith.addi %112, %113 : index
          %115 = arith.addi %114, %c7 : index
          %116 = vector.load %w[%115] : memref<?xi8>, vector<16xi8>
          %117 = arith.extui %116 : vector<16xi8> to vector<16xi32>
          %118 = arith.andi %117, %c15 : vector<16xi32>
          %119 = arith.shrui %104, %c16 : vector<16xi32>
          %120 = arith.andi %119, %c17 : vector<16xi32>
          %121 = arith.shli %120, %c18 : vector<16xi32>
          %122 = arith.ori %118, %121 : vector<16xi32>
          %123 = arith.subi %122, %c19 : vector<16xi32>
          %124 = arith.sitofp %123 : vector<16xi32> to vector<16xf32>
          %125 = arith.mulf %124, %97 : vector<16xf32>
          %126 = arith.addi %18, %51 : index
          %127 = arith.addi %126, %c7 : index
          %128 = memref.load %x[%127] : memref<?xf32>
          %129 = vector.broadcast %128 : f32 to vector<16xf32>
          %130 = math.fma %129, %88, %47 : vector<16xf32>
          %131 = math.fma %129, %125, %48 : vector<16xf32>
          %132 = arith.addi %77, %c7 : index
          %133 = vector.load %w[%132] : memref<?xi8>, vector<16xi8>
          %134 = arith.extui %133 : vector<16xi8> to vector<16xi32>
          %135 = arith.shrui %134, %c18 : vector<16xi32>
          %136 = arith.shrui %67, %c20 : vector<16xi32>
          %137 = arith.andi %136, %c17 : vector<16xi32>
          %138 = arith.shli %137, %c18 : vector<16xi32>
          %139 = arith.ori %135, %138 : vector<16xi32>
          %140 = arith.subi %139, %c19 : vector<16xi32>
          %141 = arith.sitofp %140 : vector<16xi32> to vector<16xf32>
          %142 = arith.mulf %141, %60 : vector<16xf32>
          %143 = arith.addi %114, %c7 : index
          %144 = vector.load %w[%143] : memref<?xi8>, vector<16xi8>
          %145 = arith.extui %144 : vector<16xi8> to vector<16xi32>
          %146 = arith.shrui %145, %c18 : vector<16xi32>
          %147 = arith.shrui %104, %c20 : vector<16xi32>
          %148 = arith.andi %147, %c17 : vector<16xi32>
          %149 = arith.shli %148, %c18 : vector<16xi32>
          %150 = arith.ori %146, %149 : vector<16xi32>
          %151 = arith.subi %150, %c19 : vector<16xi32>
          %152 = arith.sitofp %151 : vector<16xi32> to vector<16xf32>
          %153 = arith.mulf %152, %97 : vector<16xf32>
          %154 = arith.addi %18, %51 : index
          %155 = arith.addi %154, %c2 : index
          %156 = memref.load %x[%155] : memref<?xf32>
          %157 = vector.broadcast %156 : f32 to vector<16xf32>
          %158 = math.fma %157, %142, %130 : vector<16xf32>
          %159 = math.fma %157, %153, %131 : vector<16xf32>
          %160 = arith.addi %77, %c6 : index
          %161 = vector.load %w[%160] : memref<?xi8>, vector<16xi8>
          %162 = arith.extui %161 : vector<16xi8> to vector<16xi32>
          %163 = arith.andi %162, %c15 : vector<16xi32>
          %164 = arith.shrui %67, %c18 : vector<16xi32>
          %165 = arith.andi %164, %c17 : vector<16xi32>
          %166 = arith.shli %165, %c18 : vector<16xi32>
          %167 = arith.ori %163, %166 : vector<16xi32>
          %168 = arith.subi %167, %c19 : vector<16xi32>
          %169 = arith.sitofp %168 : vector<16xi32> to vector<16xf32>
          %170 = arith.mulf %169, %60 : vector<16xf32>
          %171 = arith.addi %114, %c6 : index
          %172 = vector.load %w[%171] : memref<?xi8>, vector<16xi8>
          %173 = arith.extui %172 : vector<16xi8> to vector<16xi32>
          %174 = arith.andi %173, %c15 : vector<16xi32>
          %175 = arith.shrui %104, %c18 : vector<16xi32>
          %176 = arith.andi %175, %c17 : vector<16xi32>
          %177 = arith.shli %176, %c18 : vector<16xi32>
          %178 = arith.ori %174, %177 : vector<16xi32>
          %179 = arith.subi %178, %c19 : vector<16xi32>
          %180 = arith.sitofp %179 : vector<16xi32> to vector<16xf32>
          %181 = arith.mulf %180, %97 : vector<16xf32>
          %182 = arith.addi %18, %51 : index
          %183 = arith.addi %182, %c3 : index
          %184 = memref.load %x[%183] : memref<?xf32>
          %185 = vector.broadcast %184 : f32 to vector<16xf32>
          %186 = math.fma %185, %170, %158 : vector<16xf32>
          %187 = math.fma %185, %181, %159 : vector<16xf32>
          %188 = arith.addi %77, %c6 : index
          %189 = vector.load %w[%188] : memref<?xi8>, vector<16xi8>
          %190 = arith.extui %189 : vector<16xi8> to vector<16xi32>
          %191 = arith.shrui %190, %c18 : vector<16xi32>
          %192 = arith.shrui %67, %c21 : vector<16xi32>
          %193 = arith.andi %192, %c17 : vector<16xi32>
          %194 = arith.shli %193, %c18 : vector<16xi32>
          %195 = arith.ori %191, %194 : vector<16xi32>
          %196 = arith.subi %195, %c19 : vector<16xi32>
          %197 = arith.sitofp %196 : vector<16xi32> to vector<16xf32>
          %198 = arith.mulf %197, %60 : vector<16xf32>
          %199 = arith.addi %114, %c6 : index
          %200 = vector.load %w[%199] : memref<?xi8>, vector<16xi8>
          %201 = arith.extui %200 : vector<16xi8> to vector<16xi32>
          %202 = arith.shrui %201, %c18 : vector<16xi32>
          %203 = arith.shrui %104, %c21 : vector<16xi32>
          %204 = arith.andi %203, %c17 : vector<16xi32>
          %205 = arith.shli %204, %c18 : vector<16xi32>
          %206 = arith.ori %202, %205 : vector<16xi32>
          %207 = arith.subi %206, %c19 : vector<16xi32>
          %208 = arith.sitofp %207 : vector<16xi32> to vector<16xf32>
          %209 = arith.mulf %208, %97 : vector<16xf32>
          %210 = arith.addi %18, %51 : index
          %211 = arith.addi %210, %c22 : index
          %212 = memref.load %x[%211] : memref<?xf32>
          %213 = vector.broadcast %212 : f32 to vector<16xf32>
          %214 = math.fma %213, %198, %186 : vector<16xf32>
          %215 = math.fma %213, %209, %187 : vector<16xf32>
          %216 = arith.addi %77, %c10 : index
          %217 = vector.load %w[%216] : memref<?xi8>, vector<16xi8>
          %218 = arith.extui %217 : vector<16xi8> to vector<16xi32>
          %219 = arith.andi %218, %c15 : vector<16xi32>
          %220 = arith.shrui %74, %c16 : vector<16xi32>
          %221 = arith.andi %220, %c17 : vector<16xi32>
          %222 = arith.shli %221, %c18 : vector<16xi32>
          %223 = arith.ori %219, %222 : vector<16xi32>
          %224 = arith.subi %223, %c19 : vector<16xi32>
          %225 = arith.sitofp %224 : vector<16xi32> to vector<16xf32>
          %226 = arith.mulf %225, %60 : vector<16xf32>
          %227 = arith.addi %114, %c10 : index
          %228 = vector.load %w[%227] : memref<?xi8>, vector<16xi8>
          %229 = arith.extui %228 : vector<16xi8> to vector<16xi32>
          %230 = arith.andi %229, %c15 : vector<16xi32>
          %231 = arith.shrui %111, %c16 : vector<16xi32>
          %232 = arith.andi %231, %c17 : vector<16xi32>
          %233 = arith.shli %232, %c18 : vector<16xi32>
          %234 = arith.ori %230, %233 : vector<16xi32>
          %235 = arith.subi %234, %c19 : vector<16xi32>
          %236 = arith.sitofp %235 : vector<16xi32> to vector<16xf32>
          %237 = arith.mulf %236, %97 : vector<16xf32>
          %238 = arith.addi %18, %51 : index
          %239 = arith.addi %238, %c23 : index
          %240 = memref.load %x[%239] : memref<?xf32>
          %241 = vector.broadcast %240 : f32 to vector<16xf32>
          %242 = math.fma %241, %226, %214 : vector<16xf32>
          %243 = math.fma %241, %237, %215 : vector<16xf32>
          %244 = arith.addi %77, %c10 : index
          %245 = vector.load %w[%244] : memref<?xi8>, vector<16xi8>
          %246 = arith.extui %245 : vector<16xi8> to vector<16xi32>
          %247 = arith.shrui %246, %c18 : vector<16xi32>
          %248 = arith.shrui %74, %c20 : vector<16xi32>
          %249 = arith.andi %248, %c17 : vector<16xi32>
          %250 = arith.shli %249, %c18 : vector<16xi32>
          %251 = arith.ori %247, %250 : vector<16xi32>
          %252 = arith.subi %251, %c19 : vector<16xi32>
          %253 = arith.sitofp %252 : vector<16xi32> to vector<16xf32>
          %254 = arith.mulf %253, %60 : vector<16xf32>
          %255 = arith.addi %114, %c10 : index
          %256 = vector.load %w[%255] : memref<?xi8>, vector<16xi8>
          %257 = arith.extui %256 : vector<16xi8> to vector<16xi32>
          %258 = arith.shrui %257, %c18 : vector<16xi32>
          %259 = arith.shrui %111, %c20 : vector<16xi32>
          %260 = arith.andi %259, %c17 : vector<16xi32>
          %261 = arith.shli %260, %c18 : vector<16xi32>
          %262 = arith.ori %258, %261 : vector<16xi32>
          %263 = arith.subi %262, %c19 : vector<16xi32>
          %264 = arith.sitofp %263 : vector<16xi32> to vector<16xf32>
          %265 = arith.mulf %264, %97 : vector<16xf32>
          %266 = arith.addi %18, %51 : index
          %267 = arith.addi %266, %c24 : index
          %268 = memref.load %x[%267] : memref<?xf32>
          %269 = vector.broadcast %268 : f32 to vector<16xf32>
          %270 = math.fma %269, %254, %242 : vector<16xf32>
          %271 = math.fma %269, %265, %243 : vector<16xf32>
          %272 = arith.addi %77, %c25 : index
          %273 = vector.load %w[%272] : memref<?xi8>, vector<16xi8>
          %274 = arith.extui %273 : vector<16xi8> to vector<16xi32>
          %275 = arith.andi %274, %c15 : vector<16xi32>
          %276 = arith.shrui %74, %c18 : vector<16xi32>
          %277 = arith.andi %276, %c17 : vector<16xi32>
          %278 = arith.shli %277, %c18 : vector<16xi32>
          %279 = arith.ori %275, %278 : vector<16xi32>
          %280 = arith.subi %279, %c19 : vector<16xi32>
          %281 = arith.sitofp %280 : vector<16xi32> to vector<16xf32>
          %282 = arith.mulf %281, %60 : vector<16xf32>
          %283 = arith.addi %114, %c25 : index
          %284 = vector.load %w[%283] : memref<?xi8>, vector<16xi8>
          %285 = arith.extui %284 : vector<16xi8> to vector<16xi32>
          %286 = arith.andi %285, %c15 : vector<16xi32>
          %287 = arith.shrui %111, %c18 : vector<16xi32>
          %288 = arith.andi %287, %c17 : vector<16xi32>
          %289 = arith.shli %288, %c18 : vector<16xi32>
          %290 = arith.ori %286, %289 : vector<16xi32>
          %291 = arith.subi %290, %c19 : vector<16xi32>
          %292 = arith.sitofp %291 : vector<16xi32> to vector<16xf32>
          %293 = arith.mulf %292, %97 : vector<16xf32>
          %294 = arith.addi %18, %51 : index
          %295 = arith.addi %294, %c26 : index
          %296 = memref.load %x[%295] : memref<?xf32>
          %297 = vector.broadcast %296 : f32 to vector<16xf32>
          %298 = math.fma %297, %282, %270 : vector<16xf32>
          %299 = math.fma %297, %293, %271 : vector<16xf32>
          %300 = arith.addi %77, %c25 : index
          %301 = vector.load %w[%300] : memref<?xi8>, vector<16xi8>
          %302 = arith.extui %301 : vector<16xi8> to vector<16xi32>
          %303 = arith.shrui %302, %c18 : vector<16xi32>
          %304 = arith.shrui %74, %c21 : vector<16xi32>
          %305 = arith.andi %304, %c17 : vector<16xi32>
          %306 = arith.shli %305, %c18 : vector<16xi32>
          %307 = arith.ori %303, %306 : vector<16xi32>
          %308 = arith.subi %307, %c19 : vector<16xi32>
          %309 = arith.sitofp %308 : vector<16xi32> to vector<16xf32>
          %310 = arith.mulf %309, %60 : vector<16xf32>
          %311 = arith.addi %114, %c25 : index
          %312 = vector.load %w[%311] : memref<?xi8>, vector<16xi8>
          %313 = arith.extui %312 : vector<16xi8> to vector<16xi32>
          %314 = arith.shrui %313, %c18 : vector<16xi32>
          %315 = arith.shrui %111, %c21 : vector<16xi32>
          %316 = arith.andi %315, %c17 : vector<16xi32>
          %317 = arith.shli %316, %c18 : vector<16xi32>
          %318 = arith.ori %314, %317 : vector<16xi32>
          %319 = arith.subi %318, %c19 : vector<16xi32>
          %320 = arith.sitofp %319 : vector<16xi32> to vector<16xf32>
          %321 = arith.mulf %320, %97 : vector<16xf32>
          %322 = arith.addi %18, %51 : index
          %323 = arith.addi %322, %c27 : index
          %324 = memref.load %x[%323] : memref<?xf32>
          %325 = vector.broadcast %324 : f32 to vector<16xf32>
          %326 = math.fma %325, %310, %298 : vector<16xf32>
          %327 = math.fma %325, %321, %299 : vector<16xf32>
          scf.yield %326, %327 : vector<16xf32>, vector<16xf32>
        }
        scf.yield %49#0, %49#1 : vector<16xf32>, vector<16xf32>
      }
      %328 = arith.muli %headDim, %c7 : index
      %329 = arith.muli %19, %c6 : index
      %330 = arith.addi %328, %329 : index
      %331 = arith.addi %330, %c7 : index
      vector.store %32#0, %3[%331] : memref<?xf32>, vector<16xf32>
      %332 = arith.muli %headDim, %c7 : index
      %333 = arith.muli %19, %c6 : index
      %334 = arith.addi %332, %333 : index
      %335 = arith.addi %334, %c6 : index
      vector.store %32#1, %3[%335] : memref<?xf32>, vector<16xf32>
    }
    %336 = arith.addi %14, %c2 : index
    %337 = arith.minsi %336, %13 : index
    scf.for %338 = %14 to %337 step %c2 {
      %339 = arith.subi %338, %14 : index
      %340 = arith.muli %339, %headDim : index
      %341 = arith.cmpi eq, %hasBias, %c2 : index
      scf.if %341 {
        scf.for %342 = %c7 to %headDim step %c6 {
          %343 = arith.muli %0, %headDim : index
          %344 = arith.addi %343, %342 : index
          %345 = vector.load %bias[%344] : memref<?xf32>, vector<16xf32>
          %346 = arith.addi %340, %342 : index
          %347 = vector.load %3[%346] : memref<?xf32>, vector<16xf32>
          %348 = arith.addf %347, %345 : vector<16xf32>
          %349 = arith.addi %340, %342 : index
          vector.store %348, %3[%349] : memref<?xf32>, vector<16xf32>
        }
      }
      %350 = arith.addi %heads, %kvHeads : index
      %351 = arith.cmpi slt, %0, %350 : index
      scf.if %351 {
        %352 = arith.cmpi eq, %hasNorm, %c2 : index
        scf.if %352 {
          %353 = arith.cmpi slt, %0, %heads : index
          %356 = scf.for %354 = %c7 to %headDim step %c6 iter_args(%355 = %c9) -> (vector<16xf32>) {
            %357 = arith.addi %340, %354 : index
            %358 = vector.load %3[%357] : memref<?xf32>, vector<16xf32>
            %359 = math.fma %358, %358, %355 : vector<16xf32>
            scf.yield %359 : vector<16xf32>
          }
          %360 = wave.reduce "add" %356 : vector<16xf32>
          %361 = arith.mulf %360, %inverseHeadDim : f32
          %362 = arith.addf %361, %epsilon : f32
          %363 = math.sqrt %362 : f32
          %364 = arith.divf %c34, %363 : f32
          %365 = vector.broadcast %364 : f32 to vector<16xf32>
          scf.for %366 = %c7 to %headDim step %c6 {
            %367 = vector.load %query_norm[%366] : memref<?xf32>, vector<16xf32>
            %368 = vector.load %key_norm[%366] : memref<?xf32>, vector<16xf32>
            %369 = arith.select %353, %367, %368 : vector<16xf32>
            %370 = arith.addi %340, %366 : index
            %371 = vector.load %3[%370] : memref<?xf32>, vector<16xf32>
            %372 = arith.mulf %371, %365 : vector<16xf32>
            %373 = arith.mulf %372, %369 : vector<16xf32>
            %374 = arith.addi %340, %366 : index
            vector.store %373, %3[%374] : memref<?xf32>, vector<16xf32>
          }
        }
        %375 = arith.addi %positionsAt, %338 : index
        %376 = memref.load %step[%375] : memref<?xi32>
        %377 = arith.index_cast %376 : i32 to index
        %378 = arith.divui %headDim, %c3 : index
        %379 = arith.remui %377, %c4 : index
        %380 = arith.muli %379, %headDim : index
        %381 = arith.divui %377, %c4 : index
        %382 = arith.addi %381, %c4 : index
        %383 = arith.muli %382, %headDim : index
        scf.for %384 = %c7 to %378 step %c11 {
          %385 = arith.addi %380, %384 : index
          %386 = vector.load %rope[%385] : memref<?xf32>, vector<8xf32>
          %387 = arith.addi %380, %378 : index
          %388 = arith.addi %387, %384 : index
          %389 = vector.load %rope[%388] : memref<?xf32>, vector<8xf32>
          %390 = arith.addi %383, %384 : index
          %391 = vector.load %rope[%390] : memref<?xf32>, vector<8xf32>
          %392 = arith.addi %383, %378 : index
          %393 = arith.addi %392, %384 : index
          %394 = vector.load %rope[%393] : memref<?xf32>, vector<8xf32>
          %395 = arith.mulf %391, %386 : vector<8xf32>
          %396 = arith.mulf %394, %389 : vector<8xf32>
          %397 = arith.subf %395, %396 : vector<8xf32>
          %398 = arith.mulf %394, %386 : vector<8xf32>
          %399 = arith.mulf %391, %389 : vector<8xf32>
          %400 = arith.addf %398, %399 : vector<8xf32>
          %401 = arith.addi %340, %384 : index
          %402 = vector.load %3[%401] : memref<?xf32>, vector<8xf32>
          %403 = arith.addi %340, %378 : index
          %404 = arith.addi %403, %384 : index
          %405 = vector.load %3[%404] : memref<?xf32>, vector<8xf32>
          %406 = arith.mulf %402, %397 : vector<8xf32>
          %407 = arith.mulf %405, %400 : vector<8xf32>
          %408 = arith.subf %406, %407 : vector<8xf32>
          %409 = arith.addi %340, %384 : index
          vector.store %408, %3[%409] : memref<?xf32>, vector<8xf32>
          %410 = arith.mulf %405, %397 : vector<8xf32>
          %411 = arith.mulf %402, %400 : vector<8xf32>
          %412 = arith.addf %410, %411 : vector<8xf32>
          %413 = arith.addi %340, %378 : index
          %414 = arith.addi %413, %384 : index
          vector.store %412, %3[%414] : memref<?xf32>, vector<8xf32>
        }
      }
      %415 = arith.cmpi slt, %0, %heads : index
      scf.if %415 {
        scf.for %416 = %c7 to %headDim step %c6 {
          %417 = arith.addi %340, %416 : index
          %418 = vector.load %3[%417] : memref<?xf32>, vector<16xf32>
          %419 = arith.muli %338, %heads : index
          %420 = arith.addi %419, %0 : index
          %421 = arith.muli %420, %headDim : index
          %422 = arith.addi %421, %416 : index
          vector.store %418, %q[%422] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %423 = arith.addi %slotsAt, %338 : index
        %424 = memref.load %step[%423] : memref<?xi32>
        %425 = arith.index_cast %424 : i32 to index
        %426 = arith.cmpi sge, %425, %c7 : index
        scf.if %426 {
          %427 = arith.cmpi eq, %codec, %c7 : index
          scf.if %427 {
            %428 = arith.subi %0, %heads : index
            %429 = memref.load %scales[%428] : memref<?xf32>
            %430 = vector.broadcast %429 : f32 to vector<16xf32>
            %431 = arith.divui %425, %c6 : index
            %432 = arith.remui %425, %c6 : index
            %433 = arith.muli %headDim, %c3 : index
            %434 = arith.muli %431, %pageBytes : index
            scf.for %435 = %c7 to %headDim step %c6 {
              %436 = arith.addi %340, %435 : index
              %437 = vector.load %3[%436] : memref<?xf32>, vector<16xf32>
              %438 = arith.mulf %437, %430 : vector<16xf32>
              %439 = arith.minimumf %438, %c39 : vector<16xf32>
              %440 = arith.maximumf %439, %c40 : vector<16xf32>
              %441 = arith.truncf %440 : vector<16xf32> to vector<16xf16>
              %442 = vector.bitcast %441 : vector<16xf16> to vector<32xi8>
              %443 = arith.muli %435, %c3 : index
              vector.store %442, %5[%443] : memref<?xi8>, vector<32xi8>
            }
            %444 = arith.cmpi slt, %428, %kvHeads : index
            scf.if %444 {
              %445 = arith.muli %433, %c10 : index
              %446 = arith.muli %428, %445 : index
              %447 = arith.addi %434, %446 : index
              %448 = arith.muli %432, %c3 : index
              %449 = arith.addi %447, %448 : index
              scf.for %450 = %c7 to %headDim step %c2 {
                %451 = arith.muli %450, %c3 : index
                %452 = arith.addi %451, %c7 : index
                %453 = memref.load %5[%452] : memref<?xi8>
                %454 = arith.muli %450, %c10 : index
                %455 = arith.addi %449, %454 : index
                %456 = arith.addi %455, %c7 : index
                memref.store %453, %kv[%456] : memref<?xi8>
                %457 = arith.muli %450, %c3 : index
                %458 = arith.addi %457, %c2 : index
                %459 = memref.load %5[%458] : memref<?xi8>
                %460 = arith.muli %450, %c10 : index
                %461 = arith.addi %449, %460 : index
                %462 = arith.addi %461, %c2 : index
                memref.store %459, %kv[%462] : memref<?xi8>
              }
            } else {
              %463 = arith.subi %428, %kvHeads : index
              %464 = arith.muli %463, %c3 : index
              %465 = arith.addi %464, %c2 : index
              %466 = arith.muli %433, %c6 : index
              %467 = arith.muli %465, %466 : index
              %468 = arith.addi %434, %467 : index
              %469 = arith.muli %432, %433 : index
              %470 = arith.addi %468, %469 : index
              scf.for %471 = %c7 to %433 step %c6 {
                %472 = vector.load %5[%471] : memref<?xi8>, vector<16xi8>
                %473 = arith.addi %470, %471 : index
                vector.store %472, %kv[%473] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %474 = arith.cmpi eq, %codec, %c2 : index
          scf.if %474 {
            %475 = arith.subi %0, %heads : index
            %476 = memref.load %scales[%475] : memref<?xf32>
            %477 = vector.broadcast %476 : f32 to vector<16xf32>
            %478 = arith.divui %425, %c6 : index
            %479 = arith.remui %425, %c6 : index
            %480 = arith.muli %headDim, %c2 : index
            %481 = arith.muli %478, %pageBytes : index
            scf.for %482 = %c7 to %headDim step %c6 {
              %483 = arith.addi %340, %482 : index
              %484 = vector.load %3[%483] : memref<?xf32>, vector<16xf32>
              %485 = arith.mulf %484, %477 : vector<16xf32>
              %486 = wave.fp8_encode "e4m3" %485 : vector<16xf32> -> vector<16xi8>
              %487 = arith.muli %482, %c2 : index
              vector.store %486, %5[%487] : memref<?xi8>, vector<16xi8>
            }
            %488 = arith.cmpi slt, %475, %kvHeads : index
            scf.if %488 {
              %489 = arith.muli %480, %c10 : index
              %490 = arith.muli %475, %489 : index
              %491 = arith.addi %481, %490 : index
              %492 = arith.muli %479, %c2 : index
              %493 = arith.addi %491, %492 : index
              scf.for %494 = %c7 to %headDim step %c2 {
                %495 = arith.muli %494, %c2 : index
                %496 = arith.addi %495, %c7 : index
                %497 = memref.load %5[%496] : memref<?xi8>
                %498 = arith.muli %494, %c6 : index
                %499 = arith.addi %493, %498 : index
                %500 = arith.addi %499, %c7 : index
                memref.store %497, %kv[%500] : memref<?xi8>
              }
            } else {
              %501 = arith.subi %475, %kvHeads : index
              %502 = arith.muli %501, %c3 : index
              %503 = arith.addi %502, %c2 : index
              %504 = arith.muli %480, %c6 : index
              %505 = arith.muli %503, %504 : index
              %506 = arith.addi %481, %505 : index
              %507 = arith.muli %479, %480 : index
              %508 = arith.addi %506, %507 : index
              scf.for %509 = %c7 to %480 step %c6 {
                %510 = vector.load %5[%509] : memref<?xi8>, vector<16xi8>
                %511 = arith.addi %508, %509 : index
                vector.store %510, %kv[%511] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %512 = arith.cmpi eq, %codec, %c3 : index
          scf.if %512 {
            %513 = arith.subi %0, %heads : index
            %514 = memref.load %scales[%513] : memref<?xf32>
            %515 = vector.broadcast %514 : f32 to vector<16xf32>
            %516 = arith.divui %425, %c6 : index
            %517 = arith.remui %425, %c6 : index
            %518 = arith.muli %headDim, %c2 : index
            %519 = arith.muli %516, %pageBytes : index
            scf.for %520 = %c7 to %headDim step %c6 {
              %521 = arith.addi %340, %520 : index
              %522 = vector.load %3[%521] : memref<?xf32>, vector<16xf32>
              %523 = arith.mulf %522, %515 : vector<16xf32>
              %524 = wave.fp8_encode "e5m2" %523 : vector<16xf32> -> vector<16xi8>
              %525 = arith.muli %520, %c2 : index
              vector.store %524, %5[%525] : memref<?xi8>, vector<16xi8>
            }
            %526 = arith.cmpi slt, %513, %kvHeads : index
            scf.if %526 {
              %527 = arith.muli %518, %c10 : index
              %528 = arith.muli %513, %527 : index
              %529 = arith.addi %519, %528 : index
              %530 = arith.muli %517, %c2 : index
              %531 = arith.addi %529, %530 : index
              scf.for %532 = %c7 to %headDim step %c2 {
                %533 = arith.muli %532, %c2 : index
                %534 = arith.addi %533, %c7 : index
                %535 = memref.load %5[%534] : memref<?xi8>
                %536 = arith.muli %532, %c6 : index
                %537 = arith.addi %531, %536 : index
                %538 = arith.addi %537, %c7 : index
                memref.store %535, %kv[%538] : memref<?xi8>
              }
            } else {
              %539 = arith.subi %513, %kvHeads : index
              %540 = arith.muli %539, %c3 : index
              %541 = arith.addi %540, %c2 : index
              %542 = arith.muli %518, %c6 : index
              %543 = arith.muli %541, %542 : index
              %544 = arith.addi %519, %543 : index
              %545 = arith.muli %517, %518 : index
              %546 = arith.addi %544, %545 : index
              scf.for %547 = %c7 to %518 step %c6 {
                %548 = vector.load %5[%547] : memref<?xi8>, vector<16xi8>
                %549 = arith.addi %546, %547 : index
                vector.store %548, %kv[%549] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
