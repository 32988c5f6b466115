// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q5_k', shape=Shape(rows=4, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q5_k_r4p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 4 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 2880 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant 1 : index
  %c10 = arith.constant 3 : index
  %c11 = arith.constant dense<0x00000000> : vector<16xf32>
  %c12 = arith.constant 32 : index
  %c13 = arith.constant 8 : index
  %c14 = arith.constant 64 : index
  %c15 = arith.constant 2368 : index
  %c16 = arith.constant 320 : index
  %c17 = arith.constant dense<15> : vector<16xi32>
  %c18 = arith.constant dense<0> : vector<16xi32>
  %c19 = arith.constant dense<1> : vector<16xi32>
  %c20 = arith.constant dense<4> : vector<16xi32>
  %c21 = arith.constant dense<2> : vector<16xi32>
  %c22 = arith.constant dense<3> : vector<16xi32>
  %c23 = arith.constant dense<5> : vector<16xi32>
  %c24 = arith.constant 5 : index
  %c25 = arith.constant 48 : index
  %c26 = arith.constant dense<6> : vector<16xi32>
  %c27 = arith.constant 6 : index
  %c28 = arith.constant dense<7> : vector<16xi32>
  %c29 = arith.constant 7 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c36 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c41 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c42 = arith.constant dense<0xC77FE000> : vector<16xf32>
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
        %46 = arith.addi %41, %c12 : index
        %47 = vector.load %w[%46] : memref<?xi8>, vector<32xi8>
        %48 = vector.bitcast %47 : vector<32xi8> to vector<16xf16>
        %49 = arith.extf %48 : vector<16xf16> to vector<16xf32>
        %50 = arith.muli %34, %c4 : index
        %56:4 = scf.for %51 = %c7 to %c12 step %c9 iter_args(%52 = %35, %53 = %36, %54 = %37, %55 = %38) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %57 = arith.muli %51, %c13 : index
          %58 = arith.addi %50, %57 : index
          %59 = arith.addi %41, %c14 : index
          %60 = arith.divui %51, %c2 : index
          %61 = arith.muli %60, %c12 : index
          %62 = arith.addi %59, %61 : index
          %63 = arith.addi %62, %c7 : index
          %64 = vector.load %w[%63] : memref<?xi8>, vector<16xi8>
          %65 = arith.extui %64 : vector<16xi8> to vector<16xi32>
          %66 = arith.sitofp %65 : vector<16xi32> to vector<16xf32>
          %67 = arith.mulf %45, %66 : vector<16xf32>
          %68 = arith.addi %62, %c6 : index
          %69 = vector.load %w[%68] : memref<?xi8>, vector<16xi8>
          %70 = arith.extui %69 : vector<16xi8> to vector<16xi32>
          %71 = arith.sitofp %70 : vector<16xi32> to vector<16xf32>
          %72 = arith.mulf %49, %71 : vector<16xf32>
          %73 = arith.addi %41, %c15 : index
          %74 = arith.muli %51, %c9 : index
          %75 = arith.addi %74, %c7 : index
          %76 = arith.muli %75, %c6 : index
          %77 = arith.addi %73, %76 : index
          %78 = vector.load %w[%77] : memref<?xi8>, vector<16xi8>
          %79 = arith.extui %78 : vector<16xi8> to vector<16xi32>
          %80 = arith.addi %41, %c16 : index
          %81 = arith.muli %51, %c14 : index
          %82 = arith.addi %80, %81 : index
          %83 = arith.addi %82, %c7 : index
          %84 = vector.load %w[%83] : memref<?xi8>, vector<16xi8>
          %85 = arith.extui %84 : vector<16xi8> to vector<16xi32>
          %86 = arith.andi %85, %c17 : vector<16xi32>
          %87 = arith.shrui %79, %c18 : vector<16xi32>
          %88 = arith.andi %87, %c19 : vector<16xi32>
          %89 = arith.shli %88, %c20 : vector<16xi32>
          %90 = arith.ori %86, %89 : vector<16xi32>
          %91 = arith.sitofp %90 : vector<16xi32> to vector<16xf32>
          %92 = math.fma %91, %67, %72 : vector<16xf32>
          %93 = arith.addi %24, %58 : index
          %94 = arith.addi %93, %c7 : index
          %95 = memref.load %x[%94] : memref<?xf32>
          %96 = vector.broadcast %95 : f32 to vector<16xf32>
          %97 = math.fma %96, %92, %52 : vector<16xf32>
          %98 = arith.addi %25, %58 : index
          %99 = arith.addi %98, %c7 : index
          %100 = memref.load %x[%99] : memref<?xf32>
          %101 = vector.broadcast %100 : f32 to vector<16xf32>
          %102 = math.fma %101, %92, %53 : vector<16xf32>
          %103 = arith.addi %26, %58 : index
          %104 = arith.addi %103, %c7 : index
          %105 = memref.load %x[%104] : memref<?xf32>
          %106 = vector.broadcast %105 : f32 to vector<16xf32>
          %107 = math.fma %106, %92, %54 : vector<16xf32>
          %108 = arith.addi %27, %58 : index
          %109 = arith.addi %108, %c7 : index
          %110 = memref.load %x[%109] : memref<?xf32>
          %111 = vector.broadcast %110 : f32 to vector<16xf32>
          %112 = math.fma %111, %92, %55 : vector<16xf32>
          %113 = arith.addi %82, %c7 : index
          %114 = vector.load %w[%113] : memref<?xi8>, vector<16xi8>
          %115 = arith.extui %114 : vector<16xi8> to vector<16xi32>
          %116 = arith.shrui %115, %c20 : vector<16xi32>
          %117 = arith.shrui %79, %c19 : vector<16xi32>
          %118 = arith.andi %117, %c19 : vector<16xi32>
          %119 = arith.shli %118, %c20 : vector<16xi32>
          %120 = arith.ori %116, %119 : vector<16xi32>
          %121 = arith.sitofp %120 : vector<16xi32> to vector<16xf32>
          %122 = math.fma %121, %67, %72 : vector<16xf32>
          %123 = arith.addi %24, %58 : index
          %124 = arith.addi %123, %c9 : index
          %125 = memref.load %x[%124] : memref<?xf32>
          %126 = vector.broadcast %125 : f32 to vector<16xf32>
          %127 = math.fma %126, %122, %97 : vector<16xf32>
          %128 = arith.addi %25, %58 : index
          %129 = arith.addi %128, %c9 : index
          %130 = memref.load %x[%129] : memref<?xf32>
          %131 = vector.broadcast %130 : f32 to vector<16xf32>
          %132 = math.fma %131, %122, %102 : vector<16xf32>
          %133 = arith.addi %26, %58 : index
          %134 = arith.addi %133, %c9 : index
          %135 = memref.load %x[%134] : memref<?xf32>
          %136 = vector.broadcast %135 : f32 to vector<16xf32>
          %137 = math.fma %136, %122, %107 : vector<16xf32>
          %138 = arith.addi %27, %58 : index
          %139 = arith.addi %138, %c9 : index
          %140 = memref.load %x[%139] : memref<?xf32>
          %141 = vector.broadcast %140 : f32 to vector<16xf32>
          %142 = math.fma %141, %122, %112 : vector<16xf32>
          %143 = arith.addi %82, %c6 : index
          %144 = vector.load %w[%143] : memref<?xi8>, vector<16xi8>
          %145 = arith.extui %144 : vector<16xi8> to vector<16xi32>
          %146 = arith.andi %145, %c17 : vector<16xi32>
          %147 = arith.shrui %79, %c21 : vector<16xi32>
          %148 = arith.andi %147, %c19 : vector<16xi32>
          %149 = arith.shli %148, %c20 : vector<16xi32>
          %150 = arith.ori %146, %149 : vector<16xi32>
          %151 = arith.sitofp %150 : vector<16xi32> to vector<16xf32>
          %152 = math.fma %151, %67, %72 : vector<16xf32>
          %153 = arith.addi %24, %58 : index
          %154 = arith.addi %153, %c3 : index
          %155 = memref.load %x[%154] : memref<?xf32>
          %156 = vector.broadcast %155 : f32 to vector<16xf32>
          %157 = math.fma %156, %152, %127 : vector<16xf32>
          %158 = arith.addi %25, %58 : index
          %159 = arith.addi %158, %c3 : index
          %160 = memref.load %x[%159] : memref<?xf32>
          %161 = vector.broadcast %160 : f32 to vector<16xf32>
          %162 = math.fma %161, %152, %132 : vector<16xf32>
          %163 = arith.addi %26, %58 : index
          %164 = arith.addi %163, %c3 : index
          %165 = memref.load %x[%164] : memref<?xf32>
          %166 = vector.broadcast %165 : f32 to vector<16xf32>
          %167 = math.fma %166, %152, %137 : vector<16xf32>
          %168 = arith.addi %27, %58 : index
          %169 = arith.addi %168, %c3 : index
          %170 = memref.load %x[%169] : memref<?xf32>
          %171 = vector.broadcast %170 : f32 to vector<16xf32>
          %172 = math.fma %171, %152, %142 : vector<16xf32>
          %173 = arith.addi %82, %c6 : index
          %174 = vector.load %w[%173] : memref<?xi8>, vector<16xi8>
          %175 = arith.extui %174 : vector<16xi8> to vector<16xi32>
          %176 = arith.shrui %175, %c20 : vector<16xi32>
          %177 = arith.shrui %79, %c22 : vector<16xi32>
          %178 = arith.andi %177, %c19 : vector<16xi32>
          %179 = arith.shli %178, %c20 : vector<16xi32>
          %180 = arith.ori %176, %179 : vector<16xi32>
          %181 = arith.sitofp %180 : vector<16xi32> to vector<16xf32>
          %182 = math.fma %181, %67, %72 : vector<16xf32>
          %183 = arith.addi %24, %58 : index
          %184 = arith.addi %183, %c10 : index
          %185 = memref.load %x[%184] : memref<?xf32>
          %186 = vector.broadcast %185 : f32 to vector<16xf32>
          %187 = math.fma %186, %182, %157 : vector<16xf32>
          %188 = arith.addi %25, %58 : index
          %189 = arith.addi %188, %c10 : index
          %190 = memref.load %x[%189] : memref<?xf32>
          %191 = vector.broadcast %190 : f32 to vector<16xf32>
          %192 = math.fma %191, %182, %162 : vector<16xf32>
          %193 = arith.addi %26, %58 : index
          %194 = arith.addi %193, %c10 : index
          %195 = memref.load %x[%194] : memref<?xf32>
          %196 = vector.broadcast %195 : f32 to vector<16xf32>
          %197 = math.fma %196, %182, %167 : vector<16xf32>
          %198 = arith.addi %27, %58 : index
          %199 = arith.addi %198, %c10 : index
          %200 = memref.load %x[%199] : memref<?xf32>
          %201 = vector.broadcast %200 : f32 to vector<16xf32>
          %202 = math.fma %201, %182, %172 : vector<16xf32>
          %203 = arith.addi %82, %c12 : index
          %204 = vector.load %w[%203] : memref<?xi8>, vector<16xi8>
          %205 = arith.extui %204 : vector<16xi8> to vector<16xi32>
          %206 = arith.andi %205, %c17 : vector<16xi32>
          %207 = arith.shrui %79, %c20 : vector<16xi32>
          %208 = arith.andi %207, %c19 : vector<16xi32>
          %209 = arith.shli %208, %c20 : vector<16xi32>
          %210 = arith.ori %206, %209 : vector<16xi32>
          %211 = arith.sitofp %210 : vector<16xi32> to vector<16xf32>
          %212 = math.fma %211, %67, %72 : vector<16xf32>
          %213 = arith.addi %24, %58 : index
          %214 = arith.addi %213, %c2 : index
          %215 = memref.load %x[%214] : memref<?xf32>
          %216 = vector.broadcast %215 : f32 to vector<16xf32>
          %217 = math.fma %216, %212, %187 : vector<16xf32>
          %218 = arith.addi %25, %58 : index
          %219 = arith.addi %218, %c2 : index
          %220 = memref.load %x[%219] : memref<?xf32>
          %221 = vector.broadcast %220 : f32 to vector<16xf32>
          %222 = math.fma %221, %212, %192 : vector<16xf32>
          %223 = arith.addi %26, %58 : index
          %224 = arith.addi %223, %c2 : index
          %225 = memref.load %x[%224] : memref<?xf32>
          %226 = vector.broadcast %225 : f32 to vector<16xf32>
          %227 = math.fma %226, %212, %197 : vector<16xf32>
          %228 = arith.addi %27, %58 : index
          %229 = arith.addi %228, %c2 : index
          %230 = memref.load %x[%229] : memref<?xf32>
          %231 = vector.broadcast %230 : f32 to vector<16xf32>
          %232 = math.fma %231, %212, %202 : vector<16xf32>
          %233 = arith.addi %82, %c12 : index
          %234 = vector.load %w[%233] : memref<?xi8>, vector<16xi8>
          %235 = arith.extui %234 : vector<16xi8> to vector<16xi32>
          %236 = arith.shrui %235, %c20 : vector<16xi32>
          %237 = arith.shrui %79, %c23 : vector<16xi32>
          %238 = arith.andi %237, %c19 : vector<16xi32>
          %239 = arith.shli %238, %c20 : vector<16xi32>
          %240 = arith.ori %236, %239 : vector<16xi32>
          %241 = arith.sitofp %240 : vector<16xi32> to vector<16xf32>
          %242 = math.fma %241, %67, %72 : vector<16xf32>
          %243 = arith.addi %24, %58 : index
          %244 = arith.addi %243, %c24 : index
          %245 = memref.load %x[%244] : memref<?xf32>
          %246 = vector.broadcast %245 : f32 to vector<16xf32>
          %247 = math.fma %246, %242, %217 : vector<16xf32>
          %248 = arith.addi %25, %58 : index
          %249 = arith.addi %248, %c24 : index
          %250 = memref.load %x[%249] : memref<?xf32>
          %251 = vector.broadcast %250 : f32 to vector<16xf32>
          %252 = math.fma %251, %242, %222 : vector<16xf32>
          %253 = arith.addi %26, %58 : index
          %254 = arith.addi %253, %c24 : index
          %255 = memref.load %x[%254] : memref<?xf32>
          %256 = vector.broadcast %255 : f32 to vector<16xf32>
          %257 = math.fma %256, %242, %227 : vector<16xf32>
          %258 = arith.addi %27, %58 : index
          %259 = arith.addi %258, %c24 : index
          %260 = memref.load %x[%259] : memref<?xf32>
          %261 = vector.broadcast %260 : f32 to vector<16xf32>
          %262 = math.fma %261, %242, %232 : vector<16xf32>
          %263 = arith.addi %82, %c25 : index
          %264 = vector.load %w[%263] : memref<?xi8>, vector<16xi8>
          %265 = arith.extui %264 : vector<16xi8> to vector<16xi32>
          %266 = arith.andi %265, %c17 : vector<16xi32>
          %267 = arith.shrui %79, %c26 : vector<16xi32>
          %268 = arith.andi %267, %c19 : vector<16xi32>
          %269 = arith.shli %268, %c20 : vector<16xi32>
          %270 = arith.ori %266, %269 : vector<16xi32>
          %271 = arith.sitofp %270 : vector<16xi32> to vector<16xf32>
          %272 = math.fma %271, %67, %72 : vector<16xf32>
          %273 = arith.addi %24, %58 : index
          %274 = arith.addi %273, %c27 : index
          %275 = memref.load %x[%274] : memref<?xf32>
          %276 = vector.broadcast %275 : f32 to vector<16xf32>
          %277 = math.fma %276, %272, %247 : vector<16xf32>
          %278 = arith.addi %25, %58 : index
          %279 = arith.addi %278, %c27 : index
          %280 = memref.load %x[%279] : memref<?xf32>
          %281 = vector.broadcast %280 : f32 to vector<16xf32>
          %282 = math.fma %281, %272, %252 : vector<16xf32>
          %283 = arith.addi %26, %58 : index
          %284 = arith.addi %283, %c27 : index
          %285 = memref.load %x[%284] : memref<?xf32>
          %286 = vector.broadcast %285 : f32 to vector<16xf32>
          %287 = math.fma %286, %272, %257 : vector<16xf32>
          %288 = arith.addi %27, %58 : index
          %289 = arith.addi %288, %c27 : index
          %290 = memref.load %x[%289] : memref<?xf32>
          %291 = vector.broadcast %290 : f32 to vector<16xf32>
          %292 = math.fma %291, %272, %262 : vector<16xf32>
          %293 = arith.addi %82, %c25 : index
          %294 = vector.load %w[%293] : memref<?xi8>, vector<16xi8>
          %295 = arith.extui %294 : vector<16xi8> to vector<16xi32>
          %296 = arith.shrui %295, %c20 : vector<16xi32>
          %297 = arith.shrui %79, %c28 : vector<16xi32>
          %298 = arith.andi %297, %c19 : vector<16xi32>
          %299 = arith.shli %298, %c20 : vector<16xi32>
          %300 = arith.ori %296, %299 : vector<16xi32>
          %301 = arith.sitofp %300 : vector<16xi32> to vector<16xf32>
          %302 = math.fma %301, %67, %72 : vector<16xf32>
          %303 = arith.addi %24, %58 : index
          %304 = arith.addi %303, %c29 : index
          %305 = memref.load %x[%304] : memref<?xf32>
          %306 = vector.broadcast %305 : f32 to vector<16xf32>
          %307 = math.fma %306, %302, %277 : vector<16xf32>
          %308 = arith.addi %25, %58 : index
          %309 = arith.addi %308, %c29 : index
          %310 = memref.load %x[%309] : memref<?xf32>
          %311 = vector.broadcast %310 : f32 to vector<16xf32>
          %312 = math.fma %311, %302, %282 : vector<16xf32>
          %313 = arith.addi %26, %58 : index
          %314 = arith.addi %313, %c29 : index
          %315 = memref.load %x[%314] : memref<?xf32>
          %316 = vector.broadcast %315 : f32 to vector<16xf32>
          %317 = math.fma %316, %302, %287 : vector<16xf32>
          %318 = arith.addi %27, %58 : index
          %319 = arith.addi %318, %c29 : index
          %320 = memref.load %x[%319] : memref<?xf32>
          %321 = vector.broadcast %320 : f32 to vector<16xf32>
          %322 = math.fma %321, %302, %292 : vector<16xf32>
          scf.yield %307, %312, %317, %322 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %56#0, %56#1, %56#2, %56#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %323 = arith.muli %headDim, %c7 : index
      %324 = arith.muli %28, %c6 : index
      %325 = arith.addi %323, %324 : index
      %326 = arith.addi %325, %c7 : index
      vector.store %39#0, %3[%326] : memref<?xf32>, vector<16xf32>
      %327 = arith.muli %headDim, %c9 : index
      %328 = arith.muli %28, %c6 : index
      %329 = arith.addi %327, %328 : index
      %330 = arith.addi %329, %c7 : index
      vector.store %39#1, %3[%330] : memref<?xf32>, vector<16xf32>
      %331 = arith.muli %headDim, %c3 : index
      %332 = arith.muli %28, %c6 : index
      %333 = arith.addi %331, %332 : index
      %334 = arith.addi %333, %c7 : index
      vector.store %39#2, %3[%334] : memref<?xf32>, vector<16xf32>
      %335 = arith.muli %headDim, %c10 : index
      %336 = arith.muli %28, %c6 : index
      %337 = arith.addi %335, %336 : index
      %338 = arith.addi %337, %c7 : index
      vector.store %39#3, %3[%338] : memref<?xf32>, vector<16xf32>
    }
    %339 = arith.addi %14, %c2 : index
    %340 = arith.minsi %339, %13 : index
    scf.for %341 = %14 to %340 step %c9 {
      %342 = arith.subi %341, %14 : index
      %343 = arith.muli %342, %headDim : index
      %344 = arith.cmpi eq, %hasBias, %c9 : index
      scf.if %344 {
        scf.for %345 = %c7 to %headDim step %c6 {
          %346 = arith.muli %0, %headDim : index
          %347 = arith.addi %346, %345 : index
          %348 = vector.load %bias[%347] : memref<?xf32>, vector<16xf32>
          %349 = arith.addi %343, %345 : index
          %350 = vector.load %3[%349] : memref<?xf32>, vector<16xf32>
          %351 = arith.addf %350, %348 : vector<16xf32>
          %352 = arith.addi %343, %345 : index
          vector.store %351, %3[%352] : memref<?xf32>, vector<16xf32>
        }
      }
      %353 = arith.addi %heads, %kvHeads : index
      %354 = arith.cmpi slt, %0, %353 : index
      scf.if %354 {
        %355 = arith.cmpi eq, %hasNorm, %c9 : index
        scf.if %355 {
          %356 = arith.cmpi slt, %0, %heads : index
          %359 = scf.for %357 = %c7 to %headDim step %c6 iter_args(%358 = %c11) -> (vector<16xf32>) {
            %360 = arith.addi %343, %357 : index
            %361 = vector.load %3[%360] : memref<?xf32>, vector<16xf32>
            %362 = math.fma %361, %361, %358 : vector<16xf32>
            scf.yield %362 : vector<16xf32>
          }
          %363 = wave.reduce "add" %359 : vector<16xf32>
          %364 = arith.mulf %363, %inverseHeadDim : f32
          %365 = arith.addf %364, %epsilon : f32
          %366 = math.sqrt %365 : f32
          %367 = arith.divf %c36, %366 : f32
          %368 = vector.broadcast %367 : f32 to vector<16xf32>
          scf.for %369 = %c7 to %headDim step %c6 {
            %370 = vector.load %query_norm[%369] : memref<?xf32>, vector<16xf32>
            %371 = vector.load %key_norm[%369] : memref<?xf32>, vector<16xf32>
            %372 = arith.select %356, %370, %371 : vector<16xf32>
            %373 = arith.addi %343, %369 : index
            %374 = vector.load %3[%373] : memref<?xf32>, vector<16xf32>
            %375 = arith.mulf %374, %368 : vector<16xf32>
            %376 = arith.mulf %375, %372 : vector<16xf32>
            %377 = arith.addi %343, %369 : index
            vector.store %376, %3[%377] : memref<?xf32>, vector<16xf32>
          }
        }
        %378 = arith.addi %positionsAt, %341 : index
        %379 = memref.load %step[%378] : memref<?xi32>
        %380 = arith.index_cast %379 : i32 to index
        %381 = arith.divui %headDim, %c3 : index
        %382 = arith.remui %380, %c4 : index
        %383 = arith.muli %382, %headDim : index
        %384 = arith.divui %380, %c4 : index
        %385 = arith.addi %384, %c4 : index
        %386 = arith.muli %385, %headDim : index
        scf.for %387 = %c7 to %381 step %c13 {
          %388 = arith.addi %383, %387 : index
          %389 = vector.load %rope[%388] : memref<?xf32>, vector<8xf32>
          %390 = arith.addi %383, %381 : index
          %391 = arith.addi %390, %387 : index
          %392 = vector.load %rope[%391] : memref<?xf32>, vector<8xf32>
          %393 = arith.addi %386, %387 : index
          %394 = vector.load %rope[%393] : memref<?xf32>, vector<8xf32>
          %395 = arith.addi %386, %381 : index
          %396 = arith.addi %395, %387 : index
          %397 = vector.load %rope[%396] : memref<?xf32>, vector<8xf32>
          %398 = arith.mulf %394, %389 : vector<8xf32>
          %399 = arith.mulf %397, %392 : vector<8xf32>
          %400 = arith.subf %398, %399 : vector<8xf32>
          %401 = arith.mulf %397, %389 : vector<8xf32>
          %402 = arith.mulf %394, %392 : vector<8xf32>
          %403 = arith.addf %401, %402 : vector<8xf32>
          %404 = arith.addi %343, %387 : index
          %405 = vector.load %3[%404] : memref<?xf32>, vector<8xf32>
          %406 = arith.addi %343, %381 : index
          %407 = arith.addi %406, %387 : index
          %408 = vector.load %3[%407] : memref<?xf32>, vector<8xf32>
          %409 = arith.mulf %405, %400 : vector<8xf32>
          %410 = arith.mulf %408, %403 : vector<8xf32>
          %411 = arith.subf %409, %410 : vector<8xf32>
          %412 = arith.addi %343, %387 : index
          vector.store %411, %3[%412] : memref<?xf32>, vector<8xf32>
          %413 = arith.mulf %408, %400 : vector<8xf32>
          %414 = arith.mulf %405, %403 : vector<8xf32>
          %415 = arith.addf %413, %414 : vector<8xf32>
          %416 = arith.addi %343, %381 : index
          %417 = arith.addi %416, %387 : index
          vector.store %415, %3[%417] : memref<?xf32>, vector<8xf32>
        }
      }
      %418 = arith.cmpi slt, %0, %heads : index
      scf.if %418 {
        scf.for %419 = %c7 to %headDim step %c6 {
          %420 = arith.addi %343, %419 : index
          %421 = vector.load %3[%420] : memref<?xf32>, vector<16xf32>
          %422 = arith.muli %341, %heads : index
          %423 = arith.addi %422, %0 : index
          %424 = arith.muli %423, %headDim : index
          %425 = arith.addi %424, %419 : index
          vector.store %421, %q[%425] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %426 = arith.addi %slotsAt, %341 : index
        %427 = memref.load %step[%426] : memref<?xi32>
        %428 = arith.index_cast %427 : i32 to index
        %429 = arith.cmpi sge, %428, %c7 : index
        scf.if %429 {
          %430 = arith.cmpi eq, %codec, %c7 : index
          scf.if %430 {
            %431 = arith.subi %0, %heads : index
            %432 = memref.load %scales[%431] : memref<?xf32>
            %433 = vector.broadcast %432 : f32 to vector<16xf32>
            %434 = arith.divui %428, %c6 : index
            %435 = arith.remui %428, %c6 : index
            %436 = arith.muli %headDim, %c3 : index
            %437 = arith.muli %434, %pageBytes : index
            scf.for %438 = %c7 to %headDim step %c6 {
              %439 = arith.addi %343, %438 : index
              %440 = vector.load %3[%439] : memref<?xf32>, vector<16xf32>
              %441 = arith.mulf %440, %433 : vector<16xf32>
              %442 = arith.minimumf %441, %c41 : vector<16xf32>
              %443 = arith.maximumf %442, %c42 : vector<16xf32>
              %444 = arith.truncf %443 : vector<16xf32> to vector<16xf16>
              %445 = vector.bitcast %444 : vector<16xf16> to vector<32xi8>
              %446 = arith.muli %438, %c3 : index
              vector.store %445, %5[%446] : memref<?xi8>, vector<32xi8>
            }
            %447 = arith.cmpi slt, %431, %kvHeads : index
            scf.if %447 {
              %448 = arith.muli %436, %c12 : index
              %449 = arith.muli %431, %448 : index
              %450 = arith.addi %437, %449 : index
              %451 = arith.muli %435, %c3 : index
              %452 = arith.addi %450, %451 : index
              scf.for %453 = %c7 to %headDim step %c9 {
                %454 = arith.muli %453, %c3 : index
                %455 = arith.addi %454, %c7 : index
                %456 = memref.load %5[%455] : memref<?xi8>
                %457 = arith.muli %453, %c12 : index
                %458 = arith.addi %452, %457 : index
                %459 = arith.addi %458, %c7 : index
                memref.store %456, %kv[%459] : memref<?xi8>
                %460 = arith.muli %453, %c3 : index
                %461 = arith.addi %460, %c9 : index
                %462 = memref.load %5[%461] : memref<?xi8>
                %463 = arith.muli %453, %c12 : index
                %464 = arith.addi %452, %463 : index
                %465 = arith.addi %464, %c9 : index
                memref.store %462, %kv[%465] : memref<?xi8>
              }
            } else {
              %466 = arith.subi %431, %kvHeads : index
              %467 = arith.muli %466, %c3 : index
              %468 = arith.addi %467, %c9 : index
              %469 = arith.muli %436, %c6 : index
              %470 = arith.muli %468, %469 : index
              %471 = arith.addi %437, %470 : index
              %472 = arith.muli %435, %436 : index
              %473 = arith.addi %471, %472 : index
              scf.for %474 = %c7 to %436 step %c6 {
                %475 = vector.load %5[%474] : memref<?xi8>, vector<16xi8>
                %476 = arith.addi %473, %474 : index
                vector.store %475, %kv[%476] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %477 = arith.cmpi eq, %codec, %c9 : index
          scf.if %477 {
            %478 = arith.subi %0, %heads : index
            %479 = memref.load %scales[%478] : memref<?xf32>
            %480 = vector.broadcast %479 : f32 to vector<16xf32>
            %481 = arith.divui %428, %c6 : index
            %482 = arith.remui %428, %c6 : index
            %483 = arith.muli %headDim, %c9 : index
            %484 = arith.muli %481, %pageBytes : index
            scf.for %485 = %c7 to %headDim step %c6 {
              %486 = arith.addi %343, %485 : index
              %487 = vector.load %3[%486] : memref<?xf32>, vector<16xf32>
              %488 = arith.mulf %487, %480 : vector<16xf32>
              %489 = wave.fp8_encode "e4m3" %488 : vector<16xf32> -> vector<16xi8>
              %490 = arith.muli %485, %c9 : index
              vector.store %489, %5[%490] : memref<?xi8>, vector<16xi8>
            }
            %491 = arith.cmpi slt, %478, %kvHeads : index
            scf.if %491 {
              %492 = arith.muli %483, %c12 : index
              %493 = arith.muli %478, %492 : index
              %494 = arith.addi %484, %493 : index
              %495 = arith.muli %482, %c9 : index
              %496 = arith.addi %494, %495 : index
              scf.for %497 = %c7 to %headDim step %c9 {
                %498 = arith.muli %497, %c9 : index
                %499 = arith.addi %498, %c7 : index
                %500 = memref.load %5[%499] : memref<?xi8>
                %501 = arith.muli %497, %c6 : index
                %502 = arith.addi %496, %501 : index
                %503 = arith.addi %502, %c7 : index
                memref.store %500, %kv[%503] : memref<?xi8>
              }
            } else {
              %504 = arith.subi %478, %kvHeads : index
              %505 = arith.muli %504, %c3 : index
              %506 = arith.addi %505, %c9 : index
              %507 = arith.muli %483, %c6 : index
              %508 = arith.muli %506, %507 : index
              %509 = arith.addi %484, %508 : index
              %510 = arith.muli %482, %483 : index
              %511 = arith.addi %509, %510 : index
              scf.for %512 = %c7 to %483 step %c6 {
                %513 = vector.load %5[%512] : memref<?xi8>, vector<16xi8>
                %514 = arith.addi %511, %512 : index
                vector.store %513, %kv[%514] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %515 = arith.cmpi eq, %codec, %c3 : index
          scf.if %515 {
            %516 = arith.subi %0, %heads : index
            %517 = memref.load %scales[%516] : memref<?xf32>
            %518 = vector.broadcast %517 : f32 to vector<16xf32>
            %519 = arith.divui %428, %c6 : index
            %520 = arith.remui %428, %c6 : index
            %521 = arith.muli %headDim, %c9 : index
            %522 = arith.muli %519, %pageBytes : index
            scf.for %523 = %c7 to %headDim step %c6 {
              %524 = arith.addi %343, %523 : index
              %525 = vector.load %3[%524] : memref<?xf32>, vector<16xf32>
              %526 = arith.mulf %525, %518 : vector<16xf32>
              %527 = wave.fp8_encode "e5m2" %526 : vector<16xf32> -> vector<16xi8>
              %528 = arith.muli %523, %c9 : index
              vector.store %527, %5[%528] : memref<?xi8>, vector<16xi8>
            }
            %529 = arith.cmpi slt, %516, %kvHeads : index
            scf.if %529 {
              %530 = arith.muli %521, %c12 : index
              %531 = arith.muli %516, %530 : index
              %532 = arith.addi %522, %531 : index
              %533 = arith.muli %520, %c9 : index
              %534 = arith.addi %532, %533 : index
              scf.for %535 = %c7 to %headDim step %c9 {
                %536 = arith.muli %535, %c9 : index
                %537 = arith.addi %536, %c7 : index
                %538 = memref.load %5[%537] : memref<?xi8>
                %539 = arith.muli %535, %c6 : index
                %540 = arith.addi %534, %539 : index
                %541 = arith.addi %540, %c7 : index
                memref.store %538, %kv[%541] : memref<?xi8>
              }
            } else {
              %542 = arith.subi %516, %kvHeads : index
              %543 = arith.muli %542, %c3 : index
              %544 = arith.addi %543, %c9 : index
              %545 = arith.muli %521, %c6 : index
              %546 = arith.muli %544, %545 : index
              %547 = arith.addi %522, %546 : index
              %548 = arith.muli %520, %521 : index
              %549 = arith.addi %547, %548 : index
              scf.for %550 = %c7 to %521 step %c6 {
                %551 = vector.load %5[%550] : memref<?xi8>, vector<16xi8>
                %552 = arith.addi %549, %550 : index
                vector.store %551, %kv[%552] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
