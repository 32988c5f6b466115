// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q5_1', shape=Shape(rows=4, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q5_1_r4p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 4 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 384 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant 1 : index
  %c10 = arith.constant 3 : index
  %c11 = arith.constant dense<0x00000000> : vector<16xf32>
  %c12 = arith.constant 8 : index
  %c13 = arith.constant 320 : index
  %c14 = arith.constant 64 : index
  %c15 = arith.constant dense<15> : vector<16xi32>
  %c16 = arith.constant dense<0> : vector<16xi32>
  %c17 = arith.constant dense<1> : vector<16xi32>
  %c18 = arith.constant dense<4> : vector<16xi32>
  %c19 = arith.constant dense<2> : vector<16xi32>
  %c20 = arith.constant dense<3> : vector<16xi32>
  %c21 = arith.constant dense<5> : vector<16xi32>
  %c22 = arith.constant 5 : index
  %c23 = arith.constant 48 : index
  %c24 = arith.constant dense<6> : vector<16xi32>
  %c25 = arith.constant 6 : index
  %c26 = arith.constant dense<7> : vector<16xi32>
  %c27 = arith.constant 7 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c34 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %c36 = arith.constant 256 : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c40 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c41 = arith.constant dense<0xC77FE000> : vector<16xf32>
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
        %52 = vector.load %w[%49] : memref<?xi8>, vector<32xi8>
        %53 = vector.bitcast %52 : vector<32xi8> to vector<16xf16>
        %54 = arith.extf %53 : vector<16xf16> to vector<16xf32>
        %55 = arith.addi %49, %c4 : index
        %56 = vector.load %w[%55] : memref<?xi8>, vector<32xi8>
        %57 = vector.bitcast %56 : vector<32xi8> to vector<16xf16>
        %58 = arith.extf %57 : vector<16xf16> to vector<16xf32>
        %59 = vector.load %w[%51] : memref<?xi8>, vector<32xi8>
        %60 = vector.bitcast %59 : vector<32xi8> to vector<16xf16>
        %61 = arith.extf %60 : vector<16xf16> to vector<16xf32>
        %62 = arith.addi %51, %c4 : index
        %63 = vector.load %w[%62] : memref<?xi8>, vector<32xi8>
        %64 = vector.bitcast %63 : vector<32xi8> to vector<16xf16>
        %65 = arith.extf %64 : vector<16xf16> to vector<16xf32>
        %66 = arith.muli %38, %c4 : index
        %76:8 = scf.for %67 = %c7 to %c2 step %c9 iter_args(%68 = %39, %69 = %40, %70 = %41, %71 = %42, %72 = %43, %73 = %44, %74 = %45, %75 = %46) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %77 = arith.muli %67, %c12 : index
          %78 = arith.addi %66, %77 : index
          %79 = arith.addi %49, %c13 : index
          %80 = arith.muli %67, %c9 : index
          %81 = arith.addi %80, %c7 : index
          %82 = arith.muli %81, %c6 : index
          %83 = arith.addi %79, %82 : index
          %84 = vector.load %w[%83] : memref<?xi8>, vector<16xi8>
          %85 = arith.extui %84 : vector<16xi8> to vector<16xi32>
          %86 = arith.addi %49, %c14 : index
          %87 = arith.muli %67, %c14 : index
          %88 = arith.addi %86, %87 : index
          %89 = arith.addi %88, %c7 : index
          %90 = vector.load %w[%89] : memref<?xi8>, vector<16xi8>
          %91 = arith.extui %90 : vector<16xi8> to vector<16xi32>
          %92 = arith.andi %91, %c15 : vector<16xi32>
          %93 = arith.shrui %85, %c16 : vector<16xi32>
          %94 = arith.andi %93, %c17 : vector<16xi32>
          %95 = arith.shli %94, %c18 : vector<16xi32>
          %96 = arith.ori %92, %95 : vector<16xi32>
          %97 = arith.sitofp %96 : vector<16xi32> to vector<16xf32>
          %98 = math.fma %97, %54, %58 : vector<16xf32>
          %99 = arith.addi %51, %c13 : index
          %100 = arith.muli %67, %c9 : index
          %101 = arith.addi %100, %c7 : index
          %102 = arith.muli %101, %c6 : index
          %103 = arith.addi %99, %102 : index
          %104 = vector.load %w[%103] : memref<?xi8>, vector<16xi8>
          %105 = arith.extui %104 : vector<16xi8> to vector<16xi32>
          %106 = arith.addi %51, %c14 : index
          %107 = arith.muli %67, %c14 : index
          %108 = arith.addi %106, %107 : index
          %109 = arith.addi %108, %c7 : index
          %110 = vector.load %w[%109] : memref<?xi8>, vector<16xi8>
          %111 = arith.extui %110 : vector<16xi8> to vector<16xi32>
          %112 = arith.andi %111, %c15 : vector<16xi32>
          %113 = arith.shrui %105, %c16 : vector<16xi32>
          %114 = arith.andi %113, %c17 : vector<16xi32>
          %115 = arith.shli %114, %c18 : vector<16xi32>
          %116 = arith.ori %112, %115 : vector<16xi32>
          %117 = arith.sitofp %116 : vector<16xi32> to vector<16xf32>
          %118 = math.fma %117, %61, %65 : vector<16xf32>
          %119 = arith.addi %24, %78 : index
          %120 = arith.addi %119, %c7 : index
          %121 = memref.load %x[%120] : memref<?xf32>
          %122 = vector.broadcast %121 : f32 to vector<16xf32>
          %123 = math.fma %122, %98, %68 : vector<16xf32>
          %124 = math.fma %122, %118, %69 : vector<16xf32>
          %125 = arith.addi %25, %78 : index
          %126 = arith.addi %125, %c7 : index
          %127 = memref.load %x[%126] : memref<?xf32>
          %128 = vector.broadcast %127 : f32 to vector<16xf32>
          %129 = math.fma %128, %98, %70 : vector<16xf32>
          %130 = math.fma %128, %118, %71 : vector<16xf32>
          %131 = arith.addi %26, %78 : index
          %132 = arith.addi %131, %c7 : index
          %133 = memref.load %x[%132] : memref<?xf32>
          %134 = vector.broadcast %133 : f32 to vector<16xf32>
          %135 = math.fma %134, %98, %72 : vector<16xf32>
          %136 = math.fma %134, %118, %73 : vector<16xf32>
          %137 = arith.addi %27, %78 : index
          %138 = arith.addi %137, %c7 : index
          %139 = memref.load %x[%138] : memref<?xf32>
          %140 = vector.broadcast %139 : f32 to vector<16xf32>
          %141 = math.fma %140, %98, %74 : vector<16xf32>
          %142 = math.fma %140, %118, %75 : vector<16xf32>
          %143 = arith.addi %88, %c7 : index
          %144 = vector.load %w[%143] : memref<?xi8>, vector<16xi8>
          %145 = arith.extui %144 : vector<16xi8> to vector<16xi32>
          %146 = arith.shrui %145, %c18 : vector<16xi32>
          %147 = arith.shrui %85, %c17 : vector<16xi32>
          %148 = arith.andi %147, %c17 : vector<16xi32>
          %149 = arith.shli %148, %c18 : vector<16xi32>
          %150 = arith.ori %146, %149 : vector<16xi32>
          %151 = arith.sitofp %150 : vector<16xi32> to vector<16xf32>
          %152 = math.fma %151, %54, %58 : vector<16xf32>
          %153 = arith.addi %108, %c7 : index
          %154 = vector.load %w[%153] : memref<?xi8>, vector<16xi8>
          %155 = arith.extui %154 : vector<16xi8> to vector<16xi32>
          %156 = arith.shrui %155, %c18 : vector<16xi32>
          %157 = arith.shrui %105, %c17 : vector<16xi32>
          %158 = arith.andi %157, %c17 : vector<16xi32>
          %159 = arith.shli %158, %c18 : vector<16xi32>
          %160 = arith.ori %156, %159 : vector<16xi32>
          %161 = arith.sitofp %160 : vector<16xi32> to vector<16xf32>
          %162 = math.fma %161, %61, %65 : vector<16xf32>
          %163 = arith.addi %24, %78 : index
          %164 = arith.addi %163, %c9 : index
          %165 = memref.load %x[%164] : memref<?xf32>
          %166 = vector.broadcast %165 : f32 to vector<16xf32>
          %167 = math.fma %166, %152, %123 : vector<16xf32>
          %168 = math.fma %166, %162, %124 : vector<16xf32>
          %169 = arith.addi %25, %78 : index
          %170 = arith.addi %169, %c9 : index
          %171 = memref.load %x[%170] : memref<?xf32>
          %172 = vector.broadcast %171 : f32 to vector<16xf32>
          %173 = math.fma %172, %152, %129 : vector<16xf32>
          %174 = math.fma %172, %162, %130 : vector<16xf32>
          %175 = arith.addi %26, %78 : index
          %176 = arith.addi %175, %c9 : index
          %177 = memref.load %x[%176] : memref<?xf32>
          %178 = vector.broadcast %177 : f32 to vector<16xf32>
          %179 = math.fma %178, %152, %135 : vector<16xf32>
          %180 = math.fma %178, %162, %136 : vector<16xf32>
          %181 = arith.addi %27, %78 : index
          %182 = arith.addi %181, %c9 : index
          %183 = memref.load %x[%182] : memref<?xf32>
          %184 = vector.broadcast %183 : f32 to vector<16xf32>
          %185 = math.fma %184, %152, %141 : vector<16xf32>
          %186 = math.fma %184, %162, %142 : vector<16xf32>
          %187 = arith.addi %88, %c6 : index
          %188 = vector.load %w[%187] : memref<?xi8>, vector<16xi8>
          %189 = arith.extui %188 : vector<16xi8> to vector<16xi32>
          %190 = arith.andi %189, %c15 : vector<16xi32>
          %191 = arith.shrui %85, %c19 : vector<16xi32>
          %192 = arith.andi %191, %c17 : vector<16xi32>
          %193 = arith.shli %192, %c18 : vector<16xi32>
          %194 = arith.ori %190, %193 : vector<16xi32>
          %195 = arith.sitofp %194 : vector<16xi32> to vector<16xf32>
          %196 = math.fma %195, %54, %58 : vector<16xf32>
          %197 = arith.addi %108, %c6 : index
          %198 = vector.load %w[%197] : memref<?xi8>, vector<16xi8>
          %199 = arith.extui %198 : vector<16xi8> to vector<16xi32>
          %200 = arith.andi %199, %c15 : vector<16xi32>
          %201 = arith.shrui %105, %c19 : vector<16xi32>
          %202 = arith.andi %201, %c17 : vector<16xi32>
          %203 = arith.shli %202, %c18 : vector<16xi32>
          %204 = arith.ori %200, %203 : vector<16xi32>
          %205 = arith.sitofp %204 : vector<16xi32> to vector<16xf32>
          %206 = math.fma %205, %61, %65 : vector<16xf32>
          %207 = arith.addi %24, %78 : index
          %208 = arith.addi %207, %c3 : index
          %209 = memref.load %x[%208] : memref<?xf32>
          %210 = vector.broadcast %209 : f32 to vector<16xf32>
          %211 = math.fma %210, %196, %167 : vector<16xf32>
          %212 = math.fma %210, %206, %168 : vector<16xf32>
          %213 = arith.addi %25, %78 : index
          %214 = arith.addi %213, %c3 : index
          %215 = memref.load %x[%214] : memref<?xf32>
          %216 = vector.broadcast %215 : f32 to vector<16xf32>
          %217 = math.fma %216, %196, %173 : vector<16xf32>
          %218 = math.fma %216, %206, %174 : vector<16xf32>
          %219 = arith.addi %26, %78 : index
          %220 = arith.addi %219, %c3 : index
          %221 = memref.load %x[%220] : memref<?xf32>
          %222 = vector.broadcast %221 : f32 to vector<16xf32>
          %223 = math.fma %222, %196, %179 : vector<16xf32>
          %224 = math.fma %222, %206, %180 : vector<16xf32>
          %225 = arith.addi %27, %78 : index
          %226 = arith.addi %225, %c3 : index
          %227 = memref.load %x[%226] : memref<?xf32>
          %228 = vector.broadcast %227 : f32 to vector<16xf32>
          %229 = math.fma %228, %196, %185 : vector<16xf32>
          %230 = math.fma %228, %206, %186 : vector<16xf32>
          %231 = arith.addi %88, %c6 : index
          %232 = vector.load %w[%231] : memref<?xi8>, vector<16xi8>
          %233 = arith.extui %232 : vector<16xi8> to vector<16xi32>
          %234 = arith.shrui %233, %c18 : vector<16xi32>
          %235 = arith.shrui %85, %c20 : vector<16xi32>
          %236 = arith.andi %235, %c17 : vector<16xi32>
          %237 = arith.shli %236, %c18 : vector<16xi32>
          %238 = arith.ori %234, %237 : vector<16xi32>
          %239 = arith.sitofp %238 : vector<16xi32> to vector<16xf32>
          %240 = math.fma %239, %54, %58 : vector<16xf32>
          %241 = arith.addi %108, %c6 : index
          %242 = vector.load %w[%241] : memref<?xi8>, vector<16xi8>
          %243 = arith.extui %242 : vector<16xi8> to vector<16xi32>
          %244 = arith.shrui %243, %c18 : vector<16xi32>
          %245 = arith.shrui %105, %c20 : vector<16xi32>
          %246 = arith.andi %245, %c17 : vector<16xi32>
          %247 = arith.shli %246, %c18 : vector<16xi32>
          %248 = arith.ori %244, %247 : vector<16xi32>
          %249 = arith.sitofp %248 : vector<16xi32> to vector<16xf32>
          %250 = math.fma %249, %61, %65 : vector<16xf32>
          %251 = arith.addi %24, %78 : index
          %252 = arith.addi %251, %c10 : index
          %253 = memref.load %x[%252] : memref<?xf32>
          %254 = vector.broadcast %253 : f32 to vector<16xf32>
          %255 = math.fma %254, %240, %211 : vector<16xf32>
          %256 = math.fma %254, %250, %212 : vector<16xf32>
          %257 = arith.addi %25, %78 : index
          %258 = arith.addi %257, %c10 : index
          %259 = memref.load %x[%258] : memref<?xf32>
          %260 = vector.broadcast %259 : f32 to vector<16xf32>
          %261 = math.fma %260, %240, %217 : vector<16xf32>
          %262 = math.fma %260, %250, %218 : vector<16xf32>
          %263 = arith.addi %26, %78 : index
          %264 = arith.addi %263, %c10 : index
          %265 = memref.load %x[%264] : memref<?xf32>
          %266 = vector.broadcast %265 : f32 to vector<16xf32>
          %267 = math.fma %266, %240, %223 : vector<16xf32>
          %268 = math.fma %266, %250, %224 : vector<16xf32>
          %269 = arith.addi %27, %78 : index
          %270 = arith.addi %269, %c10 : index
          %271 = memref.load %x[%270] : memref<?xf32>
          %272 = vector.broadcast %271 : f32 to vector<16xf32>
          %273 = math.fma %272, %240, %229 : vector<16xf32>
          %274 = math.fma %272, %250, %230 : vector<16xf32>
          %275 = arith.addi %88, %c4 : index
          %276 = vector.load %w[%275] : memref<?xi8>, vector<16xi8>
          %277 = arith.extui %276 : vector<16xi8> to vector<16xi32>
          %278 = arith.andi %277, %c15 : vector<16xi32>
          %279 = arith.shrui %85, %c18 : vector<16xi32>
          %280 = arith.andi %279, %c17 : vector<16xi32>
          %281 = arith.shli %280, %c18 : vector<16xi32>
          %282 = arith.ori %278, %281 : vector<16xi32>
          %283 = arith.sitofp %282 : vector<16xi32> to vector<16xf32>
          %284 = math.fma %283, %54, %58 : vector<16xf32>
          %285 = arith.addi %108, %c4 : index
          %286 = vector.load %w[%285] : memref<?xi8>, vector<16xi8>
          %287 = arith.extui %286 : vector<16xi8> to vector<16xi32>
          %288 = arith.andi %287, %c15 : vector<16xi32>
          %289 = arith.shrui %105, %c18 : vector<16xi32>
          %290 = arith.andi %289, %c17 : vector<16xi32>
          %291 = arith.shli %290, %c18 : vector<16xi32>
          %292 = arith.ori %288, %291 : vector<16xi32>
          %293 = arith.sitofp %292 : vector<16xi32> to vector<16xf32>
          %294 = math.fma %293, %61, %65 : vector<16xf32>
          %295 = arith.addi %24, %78 : index
          %296 = arith.addi %295, %c2 : index
          %297 = memref.load %x[%296] : memref<?xf32>
          %298 = vector.broadcast %297 : f32 to vector<16xf32>
          %299 = math.fma %298, %284, %255 : vector<16xf32>
          %300 = math.fma %298, %294, %256 : vector<16xf32>
          %301 = arith.addi %25, %78 : index
          %302 = arith.addi %301, %c2 : index
          %303 = memref.load %x[%302] : memref<?xf32>
          %304 = vector.broadcast %303 : f32 to vector<16xf32>
          %305 = math.fma %304, %284, %261 : vector<16xf32>
          %306 = math.fma %304, %294, %262 : vector<16xf32>
          %307 = arith.addi %26, %78 : index
          %308 = arith.addi %307, %c2 : index
          %309 = memref.load %x[%308] : memref<?xf32>
          %310 = vector.broadcast %309 : f32 to vector<16xf32>
          %311 = math.fma %310, %284, %267 : vector<16xf32>
          %312 = math.fma %310, %294, %268 : vector<16xf32>
          %313 = arith.addi %27, %78 : index
          %314 = arith.addi %313, %c2 : index
          %315 = memref.load %x[%314] : memref<?xf32>
          %316 = vector.broadcast %315 : f32 to vector<16xf32>
          %317 = math.fma %316, %284, %273 : vector<16xf32>
          %318 = math.fma %316, %294, %274 : vector<16xf32>
          %319 = arith.addi %88, %c4 : index
          %320 = vector.load %w[%319] : memref<?xi8>, vector<16xi8>
          %321 = arith.extui %320 : vector<16xi8> to vector<16xi32>
          %322 = arith.shrui %321, %c18 : vector<16xi32>
          %323 = arith.shrui %85, %c21 : vector<16xi32>
          %324 = arith.andi %323, %c17 : vector<16xi32>
          %325 = arith.shli %324, %c18 : vector<16xi32>
          %326 = arith.ori %322, %325 : vector<16xi32>
          %327 = arith.sitofp %326 : vector<16xi32> to vector<16xf32>
          %328 = math.fma %327, %54, %58 : vector<16xf32>
          %329 = arith.addi %108, %c4 : index
          %330 = vector.load %w[%329] : memref<?xi8>, vector<16xi8>
          %331 = arith.extui %330 : vector<16xi8> to vector<16xi32>
          %332 = arith.shrui %331, %c18 : vector<16xi32>
          %333 = arith.shrui %105, %c21 : vector<16xi32>
          %334 = arith.andi %333, %c17 : vector<16xi32>
          %335 = arith.shli %334, %c18 : vector<16xi32>
          %336 = arith.ori %332, %335 : vector<16xi32>
          %337 = arith.sitofp %336 : vector<16xi32> to vector<16xf32>
          %338 = math.fma %337, %61, %65 : vector<16xf32>
          %339 = arith.addi %24, %78 : index
          %340 = arith.addi %339, %c22 : index
          %341 = memref.load %x[%340] : memref<?xf32>
          %342 = vector.broadcast %341 : f32 to vector<16xf32>
          %343 = math.fma %342, %328, %299 : vector<16xf32>
          %344 = math.fma %342, %338, %300 : vector<16xf32>
          %345 = arith.addi %25, %78 : index
          %346 = arith.addi %345, %c22 : index
          %347 = memref.load %x[%346] : memref<?xf32>
          %348 = vector.broadcast %347 : f32 to vector<16xf32>
          %349 = math.fma %348, %328, %305 : vector<16xf32>
          %350 = math.fma %348, %338, %306 : vector<16xf32>
          %351 = arith.addi %26, %78 : index
          %352 = arith.addi %351, %c22 : index
          %353 = memref.load %x[%352] : memref<?xf32>
          %354 = vector.broadcast %353 : f32 to vector<16xf32>
          %355 = math.fma %354, %328, %311 : vector<16xf32>
          %356 = math.fma %354, %338, %312 : vector<16xf32>
          %357 = arith.addi %27, %78 : index
          %358 = arith.addi %357, %c22 : index
          %359 = memref.load %x[%358] : memref<?xf32>
          %360 = vector.broadcast %359 : f32 to vector<16xf32>
          %361 = math.fma %360, %328, %317 : vector<16xf32>
          %362 = math.fma %360, %338, %318 : vector<16xf32>
          %363 = arith.addi %88, %c23 : index
          %364 = vector.load %w[%363] : memref<?xi8>, vector<16xi8>
          %365 = arith.extui %364 : vector<16xi8> to vector<16xi32>
          %366 = arith.andi %365, %c15 : vector<16xi32>
          %367 = arith.shrui %85, %c24 : vector<16xi32>
          %368 = arith.andi %367, %c17 : vector<16xi32>
          %369 = arith.shli %368, %c18 : vector<16xi32>
          %370 = arith.ori %366, %369 : vector<16xi32>
          %371 = arith.sitofp %370 : vector<16xi32> to vector<16xf32>
          %372 = math.fma %371, %54, %58 : vector<16xf32>
          %373 = arith.addi %108, %c23 : index
          %374 = vector.load %w[%373] : memref<?xi8>, vector<16xi8>
          %375 = arith.extui %374 : vector<16xi8> to vector<16xi32>
          %376 = arith.andi %375, %c15 : vector<16xi32>
          %377 = arith.shrui %105, %c24 : vector<16xi32>
          %378 = arith.andi %377, %c17 : vector<16xi32>
          %379 = arith.shli %378, %c18 : vector<16xi32>
          %380 = arith.ori %376, %379 : vector<16xi32>
          %381 = arith.sitofp %380 : vector<16xi32> to vector<16xf32>
          %382 = math.fma %381, %61, %65 : vector<16xf32>
          %383 = arith.addi %24, %78 : index
          %384 = arith.addi %383, %c25 : index
          %385 = memref.load %x[%384] : memref<?xf32>
          %386 = vector.broadcast %385 : f32 to vector<16xf32>
          %387 = math.fma %386, %372, %343 : vector<16xf32>
          %388 = math.fma %386, %382, %344 : vector<16xf32>
          %389 = arith.addi %25, %78 : index
          %390 = arith.addi %389, %c25 : index
          %391 = memref.load %x[%390] : memref<?xf32>
          %392 = vector.broadcast %391 : f32 to vector<16xf32>
          %393 = math.fma %392, %372, %349 : vector<16xf32>
          %394 = math.fma %392, %382, %350 : vector<16xf32>
          %395 = arith.addi %26, %78 : index
          %396 = arith.addi %395, %c25 : index
          %397 = memref.load %x[%396] : memref<?xf32>
          %398 = vector.broadcast %397 : f32 to vector<16xf32>
          %399 = math.fma %398, %372, %355 : vector<16xf32>
          %400 = math.fma %398, %382, %356 : vector<16xf32>
          %401 = arith.addi %27, %78 : index
          %402 = arith.addi %401, %c25 : index
          %403 = memref.load %x[%402] : memref<?xf32>
          %404 = vector.broadcast %403 : f32 to vector<16xf32>
          %405 = math.fma %404, %372, %361 : vector<16xf32>
          %406 = math.fma %404, %382, %362 : vector<16xf32>
          %407 = arith.addi %88, %c23 : index
          %408 = vector.load %w[%407] : memref<?xi8>, vector<16xi8>
          %409 = arith.extui %408 : vector<16xi8> to vector<16xi32>
          %410 = arith.shrui %409, %c18 : vector<16xi32>
          %411 = arith.shrui %85, %c26 : vector<16xi32>
          %412 = arith.andi %411, %c17 : vector<16xi32>
          %413 = arith.shli %412, %c18 : vector<16xi32>
          %414 = arith.ori %410, %413 : vector<16xi32>
          %415 = arith.sitofp %414 : vector<16xi32> to vector<16xf32>
          %416 = math.fma %415, %54, %58 : vector<16xf32>
          %417 = arith.addi %108, %c23 : index
          %418 = vector.load %w[%417] : memref<?xi8>, vector<16xi8>
          %419 = arith.extui %418 : vector<16xi8> to vector<16xi32>
          %420 = arith.shrui %419, %c18 : vector<16xi32>
          %421 = arith.shrui %105, %c26 : vector<16xi32>
          %422 = arith.andi %421, %c17 : vector<16xi32>
          %423 = arith.shli %422, %c18 : vector<16xi32>
          %424 = arith.ori %420, %423 : vector<16xi32>
          %425 = arith.sitofp %424 : vector<16xi32> to vector<16xf32>
          %426 = math.fma %425, %61, %65 : vector<16xf32>
          %427 = arith.addi %24, %78 : index
          %428 = arith.addi %427, %c27 : index
          %429 = memref.load %x[%428] : memref<?xf32>
          %430 = vector.broadcast %429 : f32 to vector<16xf32>
          %431 = math.fma %430, %416, %387 : vector<16xf32>
          %432 = math.fma %430, %426, %388 : vector<16xf32>
          %433 = arith.addi %25, %78 : index
          %434 = arith.addi %433, %c27 : index
          %435 = memref.load %x[%434] : memref<?xf32>
          %436 = vector.broadcast %435 : f32 to vector<16xf32>
          %437 = math.fma %436, %416, %393 : vector<16xf32>
          %438 = math.fma %436, %426, %394 : vector<16xf32>
          %439 = arith.addi %26, %78 : index
          %440 = arith.addi %439, %c27 : index
          %441 = memref.load %x[%440] : memref<?xf32>
          %442 = vector.broadcast %441 : f32 to vector<16xf32>
          %443 = math.fma %442, %416, %399 : vector<16xf32>
          %444 = math.fma %442, %426, %400 : vector<16xf32>
          %445 = arith.addi %27, %78 : index
          %446 = arith.addi %445, %c27 : index
          %447 = memref.load %x[%446] : memref<?xf32>
          %448 = vector.broadcast %447 : f32 to vector<16xf32>
          %449 = math.fma %448, %416, %405 : vector<16xf32>
          %450 = math.fma %448, %426, %406 : vector<16xf32>
          scf.yield %431, %432, %437, %438, %443, %444, %449, %450 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %76#0, %76#1, %76#2, %76#3, %76#4, %76#5, %76#6, %76#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %451 = arith.muli %headDim, %c7 : index
      %452 = arith.muli %28, %c6 : index
      %453 = arith.addi %451, %452 : index
      %454 = arith.addi %453, %c7 : index
      vector.store %47#0, %3[%454] : memref<?xf32>, vector<16xf32>
      %455 = arith.muli %headDim, %c7 : index
      %456 = arith.muli %28, %c6 : index
      %457 = arith.addi %455, %456 : index
      %458 = arith.addi %457, %c6 : index
      vector.store %47#1, %3[%458] : memref<?xf32>, vector<16xf32>
      %459 = arith.muli %headDim, %c9 : index
      %460 = arith.muli %28, %c6 : index
      %461 = arith.addi %459, %460 : index
      %462 = arith.addi %461, %c7 : index
      vector.store %47#2, %3[%462] : memref<?xf32>, vector<16xf32>
      %463 = arith.muli %headDim, %c9 : index
      %464 = arith.muli %28, %c6 : index
      %465 = arith.addi %463, %464 : index
      %466 = arith.addi %465, %c6 : index
      vector.store %47#3, %3[%466] : memref<?xf32>, vector<16xf32>
      %467 = arith.muli %headDim, %c3 : index
      %468 = arith.muli %28, %c6 : index
      %469 = arith.addi %467, %468 : index
      %470 = arith.addi %469, %c7 : index
      vector.store %47#4, %3[%470] : memref<?xf32>, vector<16xf32>
      %471 = arith.muli %headDim, %c3 : index
      %472 = arith.muli %28, %c6 : index
      %473 = arith.addi %471, %472 : index
      %474 = arith.addi %473, %c6 : index
      vector.store %47#5, %3[%474] : memref<?xf32>, vector<16xf32>
      %475 = arith.muli %headDim, %c10 : index
      %476 = arith.muli %28, %c6 : index
      %477 = arith.addi %475, %476 : index
      %478 = arith.addi %477, %c7 : index
      vector.store %47#6, %3[%478] : memref<?xf32>, vector<16xf32>
      %479 = arith.muli %headDim, %c10 : index
      %480 = arith.muli %28, %c6 : index
      %481 = arith.addi %479, %480 : index
      %482 = arith.addi %481, %c6 : index
      vector.store %47#7, %3[%482] : memref<?xf32>, vector<16xf32>
    }
    %483 = arith.addi %14, %c2 : index
    %484 = arith.minsi %483, %13 : index
    scf.for %485 = %14 to %484 step %c9 {
      %486 = arith.subi %485, %14 : index
      %487 = arith.muli %486, %headDim : index
      %488 = arith.cmpi eq, %hasBias, %c9 : index
      scf.if %488 {
        scf.for %489 = %c7 to %headDim step %c6 {
          %490 = arith.muli %0, %headDim : index
          %491 = arith.addi %490, %489 : index
          %492 = vector.load %bias[%491] : memref<?xf32>, vector<16xf32>
          %493 = arith.addi %487, %489 : index
          %494 = vector.load %3[%493] : memref<?xf32>, vector<16xf32>
          %495 = arith.addf %494, %492 : vector<16xf32>
          %496 = arith.addi %487, %489 : index
          vector.store %495, %3[%496] : memref<?xf32>, vector<16xf32>
        }
      }
      %497 = arith.addi %heads, %kvHeads : index
      %498 = arith.cmpi slt, %0, %497 : index
      scf.if %498 {
        %499 = arith.cmpi eq, %hasNorm, %c9 : index
        scf.if %499 {
          %500 = arith.cmpi slt, %0, %heads : index
          %503 = scf.for %501 = %c7 to %headDim step %c6 iter_args(%502 = %c11) -> (vector<16xf32>) {
            %504 = arith.addi %487, %501 : index
            %505 = vector.load %3[%504] : memref<?xf32>, vector<16xf32>
            %506 = math.fma %505, %505, %502 : vector<16xf32>
            scf.yield %506 : vector<16xf32>
          }
          %507 = wave.reduce "add" %503 : vector<16xf32>
          %508 = arith.mulf %507, %inverseHeadDim : f32
          %509 = arith.addf %508, %epsilon : f32
          %510 = math.sqrt %509 : f32
          %511 = arith.divf %c34, %510 : f32
          %512 = vector.broadcast %511 : f32 to vector<16xf32>
          scf.for %513 = %c7 to %headDim step %c6 {
            %514 = vector.load %query_norm[%513] : memref<?xf32>, vector<16xf32>
            %515 = vector.load %key_norm[%513] : memref<?xf32>, vector<16xf32>
            %516 = arith.select %500, %514, %515 : vector<16xf32>
            %517 = arith.addi %487, %513 : index
            %518 = vector.load %3[%517] : memref<?xf32>, vector<16xf32>
            %519 = arith.mulf %518, %512 : vector<16xf32>
            %520 = arith.mulf %519, %516 : vector<16xf32>
            %521 = arith.addi %487, %513 : index
            vector.store %520, %3[%521] : memref<?xf32>, vector<16xf32>
          }
        }
        %522 = arith.addi %positionsAt, %485 : index
        %523 = memref.load %step[%522] : memref<?xi32>
        %524 = arith.index_cast %523 : i32 to index
        %525 = arith.divui %headDim, %c3 : index
        %526 = arith.remui %524, %c36 : index
        %527 = arith.muli %526, %headDim : index
        %528 = arith.divui %524, %c36 : index
        %529 = arith.addi %528, %c36 : index
        %530 = arith.muli %529, %headDim : index
        scf.for %531 = %c7 to %525 step %c12 {
          %532 = arith.addi %527, %531 : index
          %533 = vector.load %rope[%532] : memref<?xf32>, vector<8xf32>
          %534 = arith.addi %527, %525 : index
          %535 = arith.addi %534, %531 : index
          %536 = vector.load %rope[%535] : memref<?xf32>, vector<8xf32>
          %537 = arith.addi %530, %531 : index
          %538 = vector.load %rope[%537] : memref<?xf32>, vector<8xf32>
          %539 = arith.addi %530, %525 : index
          %540 = arith.addi %539, %531 : index
          %541 = vector.load %rope[%540] : memref<?xf32>, vector<8xf32>
          %542 = arith.mulf %538, %533 : vector<8xf32>
          %543 = arith.mulf %541, %536 : vector<8xf32>
          %544 = arith.subf %542, %543 : vector<8xf32>
          %545 = arith.mulf %541, %533 : vector<8xf32>
          %546 = arith.mulf %538, %536 : vector<8xf32>
          %547 = arith.addf %545, %546 : vector<8xf32>
          %548 = arith.addi %487, %531 : index
          %549 = vector.load %3[%548] : memref<?xf32>, vector<8xf32>
          %550 = arith.addi %487, %525 : index
          %551 = arith.addi %550, %531 : index
          %552 = vector.load %3[%551] : memref<?xf32>, vector<8xf32>
          %553 = arith.mulf %549, %544 : vector<8xf32>
          %554 = arith.mulf %552, %547 : vector<8xf32>
          %555 = arith.subf %553, %554 : vector<8xf32>
          %556 = arith.addi %487, %531 : index
          vector.store %555, %3[%556] : memref<?xf32>, vector<8xf32>
          %557 = arith.mulf %552, %544 : vector<8xf32>
          %558 = arith.mulf %549, %547 : vector<8xf32>
          %559 = arith.addf %557, %558 : vector<8xf32>
          %560 = arith.addi %487, %525 : index
          %561 = arith.addi %560, %531 : index
          vector.store %559, %3[%561] : memref<?xf32>, vector<8xf32>
        }
      }
      %562 = arith.cmpi slt, %0, %heads : index
      scf.if %562 {
        scf.for %563 = %c7 to %headDim step %c6 {
          %564 = arith.addi %487, %563 : index
          %565 = vector.load %3[%564] : memref<?xf32>, vector<16xf32>
          %566 = arith.muli %485, %heads : index
          %567 = arith.addi %566, %0 : index
          %568 = arith.muli %567, %headDim : index
          %569 = arith.addi %568, %563 : index
          vector.store %565, %q[%569] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %570 = arith.addi %slotsAt, %485 : index
        %571 = memref.load %step[%570] : memref<?xi32>
        %572 = arith.index_cast %571 : i32 to index
        %573 = arith.cmpi sge, %572, %c7 : index
        scf.if %573 {
          %574 = arith.cmpi eq, %codec, %c7 : index
          scf.if %574 {
            %575 = arith.subi %0, %heads : index
            %576 = memref.load %scales[%575] : memref<?xf32>
            %577 = vector.broadcast %576 : f32 to vector<16xf32>
            %578 = arith.divui %572, %c6 : index
            %579 = arith.remui %572, %c6 : index
            %580 = arith.muli %headDim, %c3 : index
            %581 = arith.muli %578, %pageBytes : index
            scf.for %582 = %c7 to %headDim step %c6 {
              %583 = arith.addi %487, %582 : index
              %584 = vector.load %3[%583] : memref<?xf32>, vector<16xf32>
              %585 = arith.mulf %584, %577 : vector<16xf32>
              %586 = arith.minimumf %585, %c40 : vector<16xf32>
              %587 = arith.maximumf %586, %c41 : vector<16xf32>
              %588 = arith.truncf %587 : vector<16xf32> to vector<16xf16>
              %589 = vector.bitcast %588 : vector<16xf16> to vector<32xi8>
              %590 = arith.muli %582, %c3 : index
              vector.store %589, %5[%590] : memref<?xi8>, vector<32xi8>
            }
            %591 = arith.cmpi slt, %575, %kvHeads : index
            scf.if %591 {
              %592 = arith.muli %580, %c4 : index
              %593 = arith.muli %575, %592 : index
              %594 = arith.addi %581, %593 : index
              %595 = arith.muli %579, %c3 : index
              %596 = arith.addi %594, %595 : index
              scf.for %597 = %c7 to %headDim step %c9 {
                %598 = arith.muli %597, %c3 : index
                %599 = arith.addi %598, %c7 : index
                %600 = memref.load %5[%599] : memref<?xi8>
                %601 = arith.muli %597, %c4 : index
                %602 = arith.addi %596, %601 : index
                %603 = arith.addi %602, %c7 : index
                memref.store %600, %kv[%603] : memref<?xi8>
                %604 = arith.muli %597, %c3 : index
                %605 = arith.addi %604, %c9 : index
                %606 = memref.load %5[%605] : memref<?xi8>
                %607 = arith.muli %597, %c4 : index
                %608 = arith.addi %596, %607 : index
                %609 = arith.addi %608, %c9 : index
                memref.store %606, %kv[%609] : memref<?xi8>
              }
            } else {
              %610 = arith.subi %575, %kvHeads : index
              %611 = arith.muli %610, %c3 : index
              %612 = arith.addi %611, %c9 : index
              %613 = arith.muli %580, %c6 : index
              %614 = arith.muli %612, %613 : index
              %615 = arith.addi %581, %614 : index
              %616 = arith.muli %579, %580 : index
              %617 = arith.addi %615, %616 : index
              scf.for %618 = %c7 to %580 step %c6 {
                %619 = vector.load %5[%618] : memref<?xi8>, vector<16xi8>
                %620 = arith.addi %617, %618 : index
                vector.store %619, %kv[%620] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %621 = arith.cmpi eq, %codec, %c9 : index
          scf.if %621 {
            %622 = arith.subi %0, %heads : index
            %623 = memref.load %scales[%622] : memref<?xf32>
            %624 = vector.broadcast %623 : f32 to vector<16xf32>
            %625 = arith.divui %572, %c6 : index
            %626 = arith.remui %572, %c6 : index
            %627 = arith.muli %headDim, %c9 : index
            %628 = arith.muli %625, %pageBytes : index
            scf.for %629 = %c7 to %headDim step %c6 {
              %630 = arith.addi %487, %629 : index
              %631 = vector.load %3[%630] : memref<?xf32>, vector<16xf32>
              %632 = arith.mulf %631, %624 : vector<16xf32>
              %633 = wave.fp8_encode "e4m3" %632 : vector<16xf32> -> vector<16xi8>
              %634 = arith.muli %629, %c9 : index
              vector.store %633, %5[%634] : memref<?xi8>, vector<16xi8>
            }
            %635 = arith.cmpi slt, %622, %kvHeads : index
            scf.if %635 {
              %636 = arith.muli %627, %c4 : index
              %637 = arith.muli %622, %636 : index
              %638 = arith.addi %628, %637 : index
              %639 = arith.muli %626, %c9 : index
              %640 = arith.addi %638, %639 : index
              scf.for %641 = %c7 to %headDim step %c9 {
                %642 = arith.muli %641, %c9 : index
                %643 = arith.addi %642, %c7 : index
                %644 = memref.load %5[%643] : memref<?xi8>
                %645 = arith.muli %641, %c6 : index
                %646 = arith.addi %640, %645 : index
                %647 = arith.addi %646, %c7 : index
                memref.store %644, %kv[%647] : memref<?xi8>
              }
            } else {
              %648 = arith.subi %622, %kvHeads : index
              %649 = arith.muli %648, %c3 : index
              %650 = arith.addi %649, %c9 : index
              %651 = arith.muli %627, %c6 : index
              %652 = arith.muli %650, %651 : index
              %653 = arith.addi %628, %652 : index
              %654 = arith.muli %626, %627 : index
              %655 = arith.addi %653, %654 : index
              scf.for %656 = %c7 to %627 step %c6 {
                %657 = vector.load %5[%656] : memref<?xi8>, vector<16xi8>
                %658 = arith.addi %655, %656 : index
                vector.store %657, %kv[%658] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %659 = arith.cmpi eq, %codec, %c3 : index
          scf.if %659 {
            %660 = arith.subi %0, %heads : index
            %661 = memref.load %scales[%660] : memref<?xf32>
            %662 = vector.broadcast %661 : f32 to vector<16xf32>
            %663 = arith.divui %572, %c6 : index
            %664 = arith.remui %572, %c6 : index
            %665 = arith.muli %headDim, %c9 : index
            %666 = arith.muli %663, %pageBytes : index
            scf.for %667 = %c7 to %headDim step %c6 {
              %668 = arith.addi %487, %667 : index
              %669 = vector.load %3[%668] : memref<?xf32>, vector<16xf32>
              %670 = arith.mulf %669, %662 : vector<16xf32>
              %671 = wave.fp8_encode "e5m2" %670 : vector<16xf32> -> vector<16xi8>
              %672 = arith.muli %667, %c9 : index
              vector.store %671, %5[%672] : memref<?xi8>, vector<16xi8>
            }
            %673 = arith.cmpi slt, %660, %kvHeads : index
            scf.if %673 {
              %674 = arith.muli %665, %c4 : index
              %675 = arith.muli %660, %674 : index
              %676 = arith.addi %666, %675 : index
              %677 = arith.muli %664, %c9 : index
              %678 = arith.addi %676, %677 : index
              scf.for %679 = %c7 to %headDim step %c9 {
                %680 = arith.muli %679, %c9 : index
                %681 = arith.addi %680, %c7 : index
                %682 = memref.load %5[%681] : memref<?xi8>
                %683 = arith.muli %679, %c6 : index
                %684 = arith.addi %678, %683 : index
                %685 = arith.addi %684, %c7 : index
                memref.store %682, %kv[%685] : memref<?xi8>
              }
            } else {
              %686 = arith.subi %660, %kvHeads : index
              %687 = arith.muli %686, %c3 : index
              %688 = arith.addi %687, %c9 : index
              %689 = arith.muli %665, %c6 : index
              %690 = arith.muli %688, %689 : index
              %691 = arith.addi %666, %690 : index
              %692 = arith.muli %664, %665 : index
              %693 = arith.addi %691, %692 : index
              scf.for %694 = %c7 to %665 step %c6 {
                %695 = vector.load %5[%694] : memref<?xi8>, vector<16xi8>
                %696 = arith.addi %693, %694 : index
                vector.store %695, %kv[%696] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
