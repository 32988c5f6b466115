// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q6_k', shape=Shape(rows=2, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q6_k_r2p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 256 : index
  %c4 = arith.constant 3360 : index
  %c5 = arith.constant 16 : index
  %c6 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c8 = arith.constant 1 : index
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
          %60 = arith.divui %51, %c2 : index
          %61 = arith.muli %60, %c5 : index
          %62 = arith.addi %59, %61 : index
          %63 = arith.addi %62, %c6 : index
          %64 = vector.load %w[%63] : memref<?xi8>, vector<16xi8>
          %65 = arith.extsi %64 : vector<16xi8> to vector<16xi32>
          %66 = arith.sitofp %65 : vector<16xi32> to vector<16xf32>
          %67 = arith.mulf %45, %66 : vector<16xf32>
          %68 = arith.addi %39, %c12 : index
          %69 = arith.muli %51, %c2 : index
          %70 = arith.addi %69, %c6 : index
          %71 = arith.muli %70, %c5 : index
          %72 = arith.addi %68, %71 : index
          %73 = vector.load %w[%72] : memref<?xi8>, vector<16xi8>
          %74 = arith.extui %73 : vector<16xi8> to vector<16xi32>
          %75 = arith.addi %39, %c12 : index
          %76 = arith.muli %51, %c2 : index
          %77 = arith.addi %76, %c8 : index
          %78 = arith.muli %77, %c5 : index
          %79 = arith.addi %75, %78 : index
          %80 = vector.load %w[%79] : memref<?xi8>, vector<16xi8>
          %81 = arith.extui %80 : vector<16xi8> to vector<16xi32>
          %82 = arith.addi %39, %c13 : index
          %83 = arith.muli %51, %c14 : index
          %84 = arith.addi %82, %83 : index
          %85 = arith.addi %84, %c6 : index
          %86 = vector.load %w[%85] : memref<?xi8>, vector<16xi8>
          %87 = arith.extui %86 : vector<16xi8> to vector<16xi32>
          %88 = arith.andi %87, %c15 : vector<16xi32>
          %89 = arith.shrui %74, %c16 : vector<16xi32>
          %90 = arith.andi %89, %c17 : vector<16xi32>
          %91 = arith.shli %90, %c18 : vector<16xi32>
          %92 = arith.ori %88, %91 : vector<16xi32>
          %93 = arith.subi %92, %c19 : vector<16xi32>
          %94 = arith.sitofp %93 : vector<16xi32> to vector<16xf32>
          %95 = arith.mulf %94, %67 : vector<16xf32>
          %96 = arith.addi %41, %c10 : index
          %97 = arith.divui %51, %c2 : index
          %98 = arith.muli %97, %c5 : index
          %99 = arith.addi %96, %98 : index
          %100 = arith.addi %99, %c6 : index
          %101 = vector.load %w[%100] : memref<?xi8>, vector<16xi8>
          %102 = arith.extsi %101 : vector<16xi8> to vector<16xi32>
          %103 = arith.sitofp %102 : vector<16xi32> to vector<16xf32>
          %104 = arith.mulf %49, %103 : vector<16xf32>
          %105 = arith.addi %41, %c12 : index
          %106 = arith.muli %51, %c2 : index
          %107 = arith.addi %106, %c6 : index
          %108 = arith.muli %107, %c5 : index
          %109 = arith.addi %105, %108 : index
          %110 = vector.load %w[%109] : memref<?xi8>, vector<16xi8>
          %111 = arith.extui %110 : vector<16xi8> to vector<16xi32>
          %112 = arith.addi %41, %c12 : index
          %113 = arith.muli %51, %c2 : index
          %114 = arith.addi %113, %c8 : index
          %115 = arith.muli %114, %c5 : index
          %116 = arith.addi %112, %115 : index
          %117 = vector.load %w[%116] : memref<?xi8>, vector<16xi8>
          %118 = arith.extui %117 : vector<16xi8> to vector<16xi32>
          %119 = arith.addi %41, %c13 : index
          %120 = arith.muli %51, %c14 : index
          %121 = arith.addi %119, %120 : index
          %122 = arith.addi %121, %c6 : index
          %123 = vector.load %w[%122] : memref<?xi8>, vector<16xi8>
          %124 = arith.extui %123 : vector<16xi8> to vector<16xi32>
          %125 = arith.andi %124, %c15 : vector<16xi32>
          %126 = arith.shrui %111, %c16 : vector<16xi32>
          %127 = arith.andi %126, %c17 : vector<16xi32>
          %128 = arith.shli %127, %c18 : vector<16xi32>
          %129 = arith.ori %125, %128 : vector<16xi32>
          %130 = arith.subi %129, %c19 : vector<16xi32>
          %131 = arith.sitofp %130 : vector<16xi32> to vector<16xf32>
          %132 = arith.mulf %131, %104 : vector<16xf32>
          %133 = arith.addi %20, %58 : index
          %134 = arith.addi %133, %c6 : index
          %135 = memref.load %x[%134] : memref<?xf32>
          %136 = vector.broadcast %135 : f32 to vector<16xf32>
          %137 = math.fma %136, %95, %52 : vector<16xf32>
          %138 = math.fma %136, %132, %53 : vector<16xf32>
          %139 = arith.addi %21, %58 : index
          %140 = arith.addi %139, %c6 : index
          %141 = memref.load %x[%140] : memref<?xf32>
          %142 = vector.broadcast %141 : f32 to vector<16xf32>
          %143 = math.fma %142, %95, %54 : vector<16xf32>
          %144 = math.fma %142, %132, %55 : vector<16xf32>
          %145 = arith.addi %84, %c6 : index
          %146 = vector.load %w[%145] : memref<?xi8>, vector<16xi8>
          %147 = arith.extui %146 : vector<16xi8> to vector<16xi32>
          %148 = arith.shrui %147, %c18 : vector<16xi32>
          %149 = arith.shrui %74, %c20 : vector<16xi32>
          %150 = arith.andi %149, %c17 : vector<16xi32>
          %151 = arith.shli %150, %c18 : vector<16xi32>
          %152 = arith.ori %148, %151 : vector<16xi32>
          %153 = arith.subi %152, %c19 : vector<16xi32>
          %154 = arith.sitofp %153 : vector<16xi32> to vector<16xf32>
          %155 = arith.mulf %154, %67 : vector<16xf32>
          %156 = arith.addi %121, %c6 : index
          %157 = vector.load %w[%156] : memref<?xi8>, vector<16xi8>
          %158 = arith.extui %157 : vector<16xi8> to vector<16xi32>
          %159 = arith.shrui %158, %c18 : vector<16xi32>
          %160 = arith.shrui %111, %c20 : vector<16xi32>
          %161 = arith.andi %160, %c17 : vector<16xi32>
          %162 = arith.shli %161, %c18 : vector<16xi32>
          %163 = arith.ori %159, %162 : vector<16xi32>
          %164 = arith.subi %163, %c19 : vector<16xi32>
          %165 = arith.sitofp %164 : vector<16xi32> to vector<16xf32>
          %166 = arith.mulf %165, %104 : vector<16xf32>
          %167 = arith.addi %20, %58 : index
          %168 = arith.addi %167, %c8 : index
          %169 = memref.load %x[%168] : memref<?xf32>
          %170 = vector.broadcast %169 : f32 to vector<16xf32>
          %171 = math.fma %170, %155, %137 : vector<16xf32>
          %172 = math.fma %170, %166, %138 : vector<16xf32>
          %173 = arith.addi %21, %58 : index
          %174 = arith.addi %173, %c8 : index
          %175 = memref.load %x[%174] : memref<?xf32>
          %176 = vector.broadcast %175 : f32 to vector<16xf32>
          %177 = math.fma %176, %155, %143 : vector<16xf32>
          %178 = math.fma %176, %166, %144 : vector<16xf32>
          %179 = arith.addi %84, %c5 : index
          %180 = vector.load %w[%179] : memref<?xi8>, vector<16xi8>
          %181 = arith.extui %180 : vector<16xi8> to vector<16xi32>
          %182 = arith.andi %181, %c15 : vector<16xi32>
          %183 = arith.shrui %74, %c18 : vector<16xi32>
          %184 = arith.andi %183, %c17 : vector<16xi32>
          %185 = arith.shli %184, %c18 : vector<16xi32>
          %186 = arith.ori %182, %185 : vector<16xi32>
          %187 = arith.subi %186, %c19 : vector<16xi32>
          %188 = arith.sitofp %187 : vector<16xi32> to vector<16xf32>
          %189 = arith.mulf %188, %67 : vector<16xf32>
          %190 = arith.addi %121, %c5 : index
          %191 = vector.load %w[%190] : memref<?xi8>, vector<16xi8>
          %192 = arith.extui %191 : vector<16xi8> to vector<16xi32>
          %193 = arith.andi %192, %c15 : vector<16xi32>
          %194 = arith.shrui %111, %c18 : vector<16xi32>
          %195 = arith.andi %194, %c17 : vector<16xi32>
          %196 = arith.shli %195, %c18 : vector<16xi32>
          %197 = arith.ori %193, %196 : vector<16xi32>
          %198 = arith.subi %197, %c19 : vector<16xi32>
          %199 = arith.sitofp %198 : vector<16xi32> to vector<16xf32>
          %200 = arith.mulf %199, %104 : vector<16xf32>
          %201 = arith.addi %20, %58 : index
          %202 = arith.addi %201, %c2 : index
          %203 = memref.load %x[%202] : memref<?xf32>
          %204 = vector.broadcast %203 : f32 to vector<16xf32>
          %205 = math.fma %204, %189, %171 : vector<16xf32>
          %206 = math.fma %204, %200, %172 : vector<16xf32>
          %207 = arith.addi %21, %58 : index
          %208 = arith.addi %207, %c2 : index
          %209 = memref.load %x[%208] : memref<?xf32>
          %210 = vector.broadcast %209 : f32 to vector<16xf32>
          %211 = math.fma %210, %189, %177 : vector<16xf32>
          %212 = math.fma %210, %200, %178 : vector<16xf32>
          %213 = arith.addi %84, %c5 : index
          %214 = vector.load %w[%213] : memref<?xi8>, vector<16xi8>
          %215 = arith.extui %214 : vector<16xi8> to vector<16xi32>
          %216 = arith.shrui %215, %c18 : vector<16xi32>
          %217 = arith.shrui %74, %c21 : vector<16xi32>
          %218 = arith.andi %217, %c17 : vector<16xi32>
          %219 = arith.shli %218, %c18 : vector<16xi32>
          %220 = arith.ori %216, %219 : vector<16xi32>
          %221 = arith.subi %220, %c19 : vector<16xi32>
          %222 = arith.sitofp %221 : vector<16xi32> to vector<16xf32>
          %223 = arith.mulf %222, %67 : vector<16xf32>
          %224 = arith.addi %121, %c5 : index
          %225 = vector.load %w[%224] : memref<?xi8>, vector<16xi8>
          %226 = arith.extui %225 : vector<16xi8> to vector<16xi32>
          %227 = arith.shrui %226, %c18 : vector<16xi32>
          %228 = arith.shrui %111, %c21 : vector<16xi32>
          %229 = arith.andi %228, %c17 : vector<16xi32>
          %230 = arith.shli %229, %c18 : vector<16xi32>
          %231 = arith.ori %227, %230 : vector<16xi32>
          %232 = arith.subi %231, %c19 : vector<16xi32>
          %233 = arith.sitofp %232 : vector<16xi32> to vector<16xf32>
          %234 = arith.mulf %233, %104 : vector<16xf32>
          %235 = arith.addi %20, %58 : index
          %236 = arith.addi %235, %c22 : index
          %237 = memref.load %x[%236] : memref<?xf32>
          %238 = vector.broadcast %237 : f32 to vector<16xf32>
          %239 = math.fma %238, %223, %205 : vector<16xf32>
          %240 = math.fma %238, %234, %206 : vector<16xf32>
          %241 = arith.addi %21, %58 : index
          %242 = arith.addi %241, %c22 : index
          %243 = memref.load %x[%242] : memref<?xf32>
          %244 = vector.broadcast %243 : f32 to vector<16xf32>
          %245 = math.fma %244, %223, %211 : vector<16xf32>
          %246 = math.fma %244, %234, %212 : vector<16xf32>
          %247 = arith.addi %84, %c10 : index
          %248 = vector.load %w[%247] : memref<?xi8>, vector<16xi8>
          %249 = arith.extui %248 : vector<16xi8> to vector<16xi32>
          %250 = arith.andi %249, %c15 : vector<16xi32>
          %251 = arith.shrui %81, %c16 : vector<16xi32>
          %252 = arith.andi %251, %c17 : vector<16xi32>
          %253 = arith.shli %252, %c18 : vector<16xi32>
          %254 = arith.ori %250, %253 : vector<16xi32>
          %255 = arith.subi %254, %c19 : vector<16xi32>
          %256 = arith.sitofp %255 : vector<16xi32> to vector<16xf32>
          %257 = arith.mulf %256, %67 : vector<16xf32>
          %258 = arith.addi %121, %c10 : index
          %259 = vector.load %w[%258] : memref<?xi8>, vector<16xi8>
          %260 = arith.extui %259 : vector<16xi8> to vector<16xi32>
          %261 = arith.andi %260, %c15 : vector<16xi32>
          %262 = arith.shrui %118, %c16 : vector<16xi32>
          %263 = arith.andi %262, %c17 : vector<16xi32>
          %264 = arith.shli %263, %c18 : vector<16xi32>
          %265 = arith.ori %261, %264 : vector<16xi32>
          %266 = arith.subi %265, %c19 : vector<16xi32>
          %267 = arith.sitofp %266 : vector<16xi32> to vector<16xf32>
          %268 = arith.mulf %267, %104 : vector<16xf32>
          %269 = arith.addi %20, %58 : index
          %270 = arith.addi %269, %c23 : index
          %271 = memref.load %x[%270] : memref<?xf32>
          %272 = vector.broadcast %271 : f32 to vector<16xf32>
          %273 = math.fma %272, %257, %239 : vector<16xf32>
          %274 = math.fma %272, %268, %240 : vector<16xf32>
          %275 = arith.addi %21, %58 : index
          %276 = arith.addi %275, %c23 : index
          %277 = memref.load %x[%276] : memref<?xf32>
          %278 = vector.broadcast %277 : f32 to vector<16xf32>
          %279 = math.fma %278, %257, %245 : vector<16xf32>
          %280 = math.fma %278, %268, %246 : vector<16xf32>
          %281 = arith.addi %84, %c10 : index
          %282 = vector.load %w[%281] : memref<?xi8>, vector<16xi8>
          %283 = arith.extui %282 : vector<16xi8> to vector<16xi32>
          %284 = arith.shrui %283, %c18 : vector<16xi32>
          %285 = arith.shrui %81, %c20 : vector<16xi32>
          %286 = arith.andi %285, %c17 : vector<16xi32>
          %287 = arith.shli %286, %c18 : vector<16xi32>
          %288 = arith.ori %284, %287 : vector<16xi32>
          %289 = arith.subi %288, %c19 : vector<16xi32>
          %290 = arith.sitofp %289 : vector<16xi32> to vector<16xf32>
          %291 = arith.mulf %290, %67 : vector<16xf32>
          %292 = arith.addi %121, %c10 : index
          %293 = vector.load %w[%292] : memref<?xi8>, vector<16xi8>
          %294 = arith.extui %293 : vector<16xi8> to vector<16xi32>
          %295 = arith.shrui %294, %c18 : vector<16xi32>
          %296 = arith.shrui %118, %c20 : vector<16xi32>
          %297 = arith.andi %296, %c17 : vector<16xi32>
          %298 = arith.shli %297, %c18 : vector<16xi32>
          %299 = arith.ori %295, %298 : vector<16xi32>
          %300 = arith.subi %299, %c19 : vector<16xi32>
          %301 = arith.sitofp %300 : vector<16xi32> to vector<16xf32>
          %302 = arith.mulf %301, %104 : vector<16xf32>
          %303 = arith.addi %20, %58 : index
          %304 = arith.addi %303, %c24 : index
          %305 = memref.load %x[%304] : memref<?xf32>
          %306 = vector.broadcast %305 : f32 to vector<16xf32>
          %307 = math.fma %306, %291, %273 : vector<16xf32>
          %308 = math.fma %306, %302, %274 : vector<16xf32>
          %309 = arith.addi %21, %58 : index
          %310 = arith.addi %309, %c24 : index
          %311 = memref.load %x[%310] : memref<?xf32>
          %312 = vector.broadcast %311 : f32 to vector<16xf32>
          %313 = math.fma %312, %291, %279 : vector<16xf32>
          %314 = math.fma %312, %302, %280 : vector<16xf32>
          %315 = arith.addi %84, %c25 : index
          %316 = vector.load %w[%315] : memref<?xi8>, vector<16xi8>
          %317 = arith.extui %316 : vector<16xi8> to vector<16xi32>
          %318 = arith.andi %317, %c15 : vector<16xi32>
          %319 = arith.shrui %81, %c18 : vector<16xi32>
          %320 = arith.andi %319, %c17 : vector<16xi32>
          %321 = arith.shli %320, %c18 : vector<16xi32>
          %322 = arith.ori %318, %321 : vector<16xi32>
          %323 = arith.subi %322, %c19 : vector<16xi32>
          %324 = arith.sitofp %323 : vector<16xi32> to vector<16xf32>
          %325 = arith.mulf %324, %67 : vector<16xf32>
          %326 = arith.addi %121, %c25 : index
          %327 = vector.load %w[%326] : memref<?xi8>, vector<16xi8>
          %328 = arith.extui %327 : vector<16xi8> to vector<16xi32>
          %329 = arith.andi %328, %c15 : vector<16xi32>
          %330 = arith.shrui %118, %c18 : vector<16xi32>
          %331 = arith.andi %330, %c17 : vector<16xi32>
          %332 = arith.shli %331, %c18 : vector<16xi32>
          %333 = arith.ori %329, %332 : vector<16xi32>
          %334 = arith.subi %333, %c19 : vector<16xi32>
          %335 = arith.sitofp %334 : vector<16xi32> to vector<16xf32>
          %336 = arith.mulf %335, %104 : vector<16xf32>
          %337 = arith.addi %20, %58 : index
          %338 = arith.addi %337, %c26 : index
          %339 = memref.load %x[%338] : memref<?xf32>
          %340 = vector.broadcast %339 : f32 to vector<16xf32>
          %341 = math.fma %340, %325, %307 : vector<16xf32>
          %342 = math.fma %340, %336, %308 : vector<16xf32>
          %343 = arith.addi %21, %58 : index
          %344 = arith.addi %343, %c26 : index
          %345 = memref.load %x[%344] : memref<?xf32>
          %346 = vector.broadcast %345 : f32 to vector<16xf32>
          %347 = math.fma %346, %325, %313 : vector<16xf32>
          %348 = math.fma %346, %336, %314 : vector<16xf32>
          %349 = arith.addi %84, %c25 : index
          %350 = vector.load %w[%349] : memref<?xi8>, vector<16xi8>
          %351 = arith.extui %350 : vector<16xi8> to vector<16xi32>
          %352 = arith.shrui %351, %c18 : vector<16xi32>
          %353 = arith.shrui %81, %c21 : vector<16xi32>
          %354 = arith.andi %353, %c17 : vector<16xi32>
          %355 = arith.shli %354, %c18 : vector<16xi32>
          %356 = arith.ori %352, %355 : vector<16xi32>
          %357 = arith.subi %356, %c19 : vector<16xi32>
          %358 = arith.sitofp %357 : vector<16xi32> to vector<16xf32>
          %359 = arith.mulf %358, %67 : vector<16xf32>
          %360 = arith.addi %121, %c25 : index
          %361 = vector.load %w[%360] : memref<?xi8>, vector<16xi8>
          %362 = arith.extui %361 : vector<16xi8> to vector<16xi32>
          %363 = arith.shrui %362, %c18 : vector<16xi32>
          %364 = arith.shrui %118, %c21 : vector<16xi32>
          %365 = arith.andi %364, %c17 : vector<16xi32>
          %366 = arith.shli %365, %c18 : vector<16xi32>
          %367 = arith.ori %363, %366 : vector<16xi32>
          %368 = arith.subi %367, %c19 : vector<16xi32>
          %369 = arith.sitofp %368 : vector<16xi32> to vector<16xf32>
          %370 = arith.mulf %369, %104 : vector<16xf32>
          %371 = arith.addi %20, %58 : index
          %372 = arith.addi %371, %c27 : index
          %373 = memref.load %x[%372] : memref<?xf32>
          %374 = vector.broadcast %373 : f32 to vector<16xf32>
          %375 = math.fma %374, %359, %341 : vector<16xf32>
          %376 = math.fma %374, %370, %342 : vector<16xf32>
          %377 = arith.addi %21, %58 : index
          %378 = arith.addi %377, %c27 : index
          %379 = memref.load %x[%378] : memref<?xf32>
          %380 = vector.broadcast %379 : f32 to vector<16xf32>
          %381 = math.fma %380, %359, %347 : vector<16xf32>
          %382 = math.fma %380, %370, %348 : vector<16xf32>
          scf.yield %375, %376, %381, %382 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %56#0, %56#1, %56#2, %56#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %383 = arith.muli %headDim, %c6 : index
      %384 = arith.muli %22, %c5 : index
      %385 = arith.addi %383, %384 : index
      %386 = arith.addi %385, %c6 : index
      vector.store %37#0, %3[%386] : memref<?xf32>, vector<16xf32>
      %387 = arith.muli %headDim, %c6 : index
      %388 = arith.muli %22, %c5 : index
      %389 = arith.addi %387, %388 : index
      %390 = arith.addi %389, %c5 : index
      vector.store %37#1, %3[%390] : memref<?xf32>, vector<16xf32>
      %391 = arith.muli %headDim, %c8 : index
      %392 = arith.muli %22, %c5 : index
      %393 = arith.addi %391, %392 : index
      %394 = arith.addi %393, %c6 : index
      vector.store %37#2, %3[%394] : memref<?xf32>, vector<16xf32>
      %395 = arith.muli %headDim, %c8 : index
      %396 = arith.muli %22, %c5 : index
      %397 = arith.addi %395, %396 : index
      %398 = arith.addi %397, %c5 : index
      vector.store %37#3, %3[%398] : memref<?xf32>, vector<16xf32>
    }
    %399 = arith.addi %14, %c2 : index
    %400 = arith.minsi %399, %13 : index
    scf.for %401 = %14 to %400 step %c8 {
      %402 = arith.subi %401, %14 : index
      %403 = arith.muli %402, %headDim : index
      %404 = arith.cmpi eq, %hasBias, %c8 : index
      scf.if %404 {
        scf.for %405 = %c6 to %headDim step %c5 {
          %406 = arith.muli %0, %headDim : index
          %407 = arith.addi %406, %405 : index
          %408 = vector.load %bias[%407] : memref<?xf32>, vector<16xf32>
          %409 = arith.addi %403, %405 : index
          %410 = vector.load %3[%409] : memref<?xf32>, vector<16xf32>
          %411 = arith.addf %410, %408 : vector<16xf32>
          %412 = arith.addi %403, %405 : index
          vector.store %411, %3[%412] : memref<?xf32>, vector<16xf32>
        }
      }
      %413 = arith.addi %heads, %kvHeads : index
      %414 = arith.cmpi slt, %0, %413 : index
      scf.if %414 {
        %415 = arith.cmpi eq, %hasNorm, %c8 : index
        scf.if %415 {
          %416 = arith.cmpi slt, %0, %heads : index
          %419 = scf.for %417 = %c6 to %headDim step %c5 iter_args(%418 = %c9) -> (vector<16xf32>) {
            %420 = arith.addi %403, %417 : index
            %421 = vector.load %3[%420] : memref<?xf32>, vector<16xf32>
            %422 = math.fma %421, %421, %418 : vector<16xf32>
            scf.yield %422 : vector<16xf32>
          }
          %423 = wave.reduce "add" %419 : vector<16xf32>
          %424 = arith.mulf %423, %inverseHeadDim : f32
          %425 = arith.addf %424, %epsilon : f32
          %426 = math.sqrt %425 : f32
          %427 = arith.divf %c34, %426 : f32
          %428 = vector.broadcast %427 : f32 to vector<16xf32>
          scf.for %429 = %c6 to %headDim step %c5 {
            %430 = vector.load %query_norm[%429] : memref<?xf32>, vector<16xf32>
            %431 = vector.load %key_norm[%429] : memref<?xf32>, vector<16xf32>
            %432 = arith.select %416, %430, %431 : vector<16xf32>
            %433 = arith.addi %403, %429 : index
            %434 = vector.load %3[%433] : memref<?xf32>, vector<16xf32>
            %435 = arith.mulf %434, %428 : vector<16xf32>
            %436 = arith.mulf %435, %432 : vector<16xf32>
            %437 = arith.addi %403, %429 : index
            vector.store %436, %3[%437] : memref<?xf32>, vector<16xf32>
          }
        }
        %438 = arith.addi %positionsAt, %401 : index
        %439 = memref.load %step[%438] : memref<?xi32>
        %440 = arith.index_cast %439 : i32 to index
        %441 = arith.divui %headDim, %c2 : index
        %442 = arith.remui %440, %c3 : index
        %443 = arith.muli %442, %headDim : index
        %444 = arith.divui %440, %c3 : index
        %445 = arith.addi %444, %c3 : index
        %446 = arith.muli %445, %headDim : index
        scf.for %447 = %c6 to %441 step %c11 {
          %448 = arith.addi %443, %447 : index
          %449 = vector.load %rope[%448] : memref<?xf32>, vector<8xf32>
          %450 = arith.addi %443, %441 : index
          %451 = arith.addi %450, %447 : index
          %452 = vector.load %rope[%451] : memref<?xf32>, vector<8xf32>
          %453 = arith.addi %446, %447 : index
          %454 = vector.load %rope[%453] : memref<?xf32>, vector<8xf32>
          %455 = arith.addi %446, %441 : index
          %456 = arith.addi %455, %447 : index
          %457 = vector.load %rope[%456] : memref<?xf32>, vector<8xf32>
          %458 = arith.mulf %454, %449 : vector<8xf32>
          %459 = arith.mulf %457, %452 : vector<8xf32>
          %460 = arith.subf %458, %459 : vector<8xf32>
          %461 = arith.mulf %457, %449 : vector<8xf32>
          %462 = arith.mulf %454, %452 : vector<8xf32>
          %463 = arith.addf %461, %462 : vector<8xf32>
          %464 = arith.addi %403, %447 : index
          %465 = vector.load %3[%464] : memref<?xf32>, vector<8xf32>
          %466 = arith.addi %403, %441 : index
          %467 = arith.addi %466, %447 : index
          %468 = vector.load %3[%467] : memref<?xf32>, vector<8xf32>
          %469 = arith.mulf %465, %460 : vector<8xf32>
          %470 = arith.mulf %468, %463 : vector<8xf32>
          %471 = arith.subf %469, %470 : vector<8xf32>
          %472 = arith.addi %403, %447 : index
          vector.store %471, %3[%472] : memref<?xf32>, vector<8xf32>
          %473 = arith.mulf %468, %460 : vector<8xf32>
          %474 = arith.mulf %465, %463 : vector<8xf32>
          %475 = arith.addf %473, %474 : vector<8xf32>
          %476 = arith.addi %403, %441 : index
          %477 = arith.addi %476, %447 : index
          vector.store %475, %3[%477] : memref<?xf32>, vector<8xf32>
        }
      }
      %478 = arith.cmpi slt, %0, %heads : index
      scf.if %478 {
        scf.for %479 = %c6 to %headDim step %c5 {
          %480 = arith.addi %403, %479 : index
          %481 = vector.load %3[%480] : memref<?xf32>, vector<16xf32>
          %482 = arith.muli %401, %heads : index
          %483 = arith.addi %482, %0 : index
          %484 = arith.muli %483, %headDim : index
          %485 = arith.addi %484, %479 : index
          vector.store %481, %q[%485] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %486 = arith.addi %slotsAt, %401 : index
        %487 = memref.load %step[%486] : memref<?xi32>
        %488 = arith.index_cast %487 : i32 to index
        %489 = arith.cmpi sge, %488, %c6 : index
        scf.if %489 {
          %490 = arith.cmpi eq, %codec, %c6 : index
          scf.if %490 {
            %491 = arith.subi %0, %heads : index
            %492 = memref.load %scales[%491] : memref<?xf32>
            %493 = vector.broadcast %492 : f32 to vector<16xf32>
            %494 = arith.divui %488, %c5 : index
            %495 = arith.remui %488, %c5 : index
            %496 = arith.muli %headDim, %c2 : index
            %497 = arith.muli %494, %pageBytes : index
            scf.for %498 = %c6 to %headDim step %c5 {
              %499 = arith.addi %403, %498 : index
              %500 = vector.load %3[%499] : memref<?xf32>, vector<16xf32>
              %501 = arith.mulf %500, %493 : vector<16xf32>
              %502 = arith.minimumf %501, %c39 : vector<16xf32>
              %503 = arith.maximumf %502, %c40 : vector<16xf32>
              %504 = arith.truncf %503 : vector<16xf32> to vector<16xf16>
              %505 = vector.bitcast %504 : vector<16xf16> to vector<32xi8>
              %506 = arith.muli %498, %c2 : index
              vector.store %505, %5[%506] : memref<?xi8>, vector<32xi8>
            }
            %507 = arith.cmpi slt, %491, %kvHeads : index
            scf.if %507 {
              %508 = arith.muli %496, %c10 : index
              %509 = arith.muli %491, %508 : index
              %510 = arith.addi %497, %509 : index
              %511 = arith.muli %495, %c2 : index
              %512 = arith.addi %510, %511 : index
              scf.for %513 = %c6 to %headDim step %c8 {
                %514 = arith.muli %513, %c2 : index
                %515 = arith.addi %514, %c6 : index
                %516 = memref.load %5[%515] : memref<?xi8>
                %517 = arith.muli %513, %c10 : index
                %518 = arith.addi %512, %517 : index
                %519 = arith.addi %518, %c6 : index
                memref.store %516, %kv[%519] : memref<?xi8>
                %520 = arith.muli %513, %c2 : index
                %521 = arith.addi %520, %c8 : index
                %522 = memref.load %5[%521] : memref<?xi8>
                %523 = arith.muli %513, %c10 : index
                %524 = arith.addi %512, %523 : index
                %525 = arith.addi %524, %c8 : index
                memref.store %522, %kv[%525] : memref<?xi8>
              }
            } else {
              %526 = arith.subi %491, %kvHeads : index
              %527 = arith.muli %526, %c2 : index
              %528 = arith.addi %527, %c8 : index
              %529 = arith.muli %496, %c5 : index
              %530 = arith.muli %528, %529 : index
              %531 = arith.addi %497, %530 : index
              %532 = arith.muli %495, %496 : index
              %533 = arith.addi %531, %532 : index
              scf.for %534 = %c6 to %496 step %c5 {
                %535 = vector.load %5[%534] : memref<?xi8>, vector<16xi8>
                %536 = arith.addi %533, %534 : index
                vector.store %535, %kv[%536] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %537 = arith.cmpi eq, %codec, %c8 : index
          scf.if %537 {
            %538 = arith.subi %0, %heads : index
            %539 = memref.load %scales[%538] : memref<?xf32>
            %540 = vector.broadcast %539 : f32 to vector<16xf32>
            %541 = arith.divui %488, %c5 : index
            %542 = arith.remui %488, %c5 : index
            %543 = arith.muli %headDim, %c8 : index
            %544 = arith.muli %541, %pageBytes : index
            scf.for %545 = %c6 to %headDim step %c5 {
              %546 = arith.addi %403, %545 : index
              %547 = vector.load %3[%546] : memref<?xf32>, vector<16xf32>
              %548 = arith.mulf %547, %540 : vector<16xf32>
              %549 = wave.fp8_encode "e4m3" %548 : vector<16xf32> -> vector<16xi8>
              %550 = arith.muli %545, %c8 : index
              vector.store %549, %5[%550] : memref<?xi8>, vector<16xi8>
            }
            %551 = arith.cmpi slt, %538, %kvHeads : index
            scf.if %551 {
              %552 = arith.muli %543, %c10 : index
              %553 = arith.muli %538, %552 : index
              %554 = arith.addi %544, %553 : index
              %555 = arith.muli %542, %c8 : index
              %556 = arith.addi %554, %555 : index
              scf.for %557 = %c6 to %headDim step %c8 {
                %558 = arith.muli %557, %c8 : index
                %559 = arith.addi %558, %c6 : index
                %560 = memref.load %5[%559] : memref<?xi8>
                %561 = arith.muli %557, %c5 : index
                %562 = arith.addi %556, %561 : index
                %563 = arith.addi %562, %c6 : index
                memref.store %560, %kv[%563] : memref<?xi8>
              }
            } else {
              %564 = arith.subi %538, %kvHeads : index
              %565 = arith.muli %564, %c2 : index
              %566 = arith.addi %565, %c8 : index
              %567 = arith.muli %543, %c5 : index
              %568 = arith.muli %566, %567 : index
              %569 = arith.addi %544, %568 : index
              %570 = arith.muli %542, %543 : index
              %571 = arith.addi %569, %570 : index
              scf.for %572 = %c6 to %543 step %c5 {
                %573 = vector.load %5[%572] : memref<?xi8>, vector<16xi8>
                %574 = arith.addi %571, %572 : index
                vector.store %573, %kv[%574] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %575 = arith.cmpi eq, %codec, %c2 : index
          scf.if %575 {
            %576 = arith.subi %0, %heads : index
            %577 = memref.load %scales[%576] : memref<?xf32>
            %578 = vector.broadcast %577 : f32 to vector<16xf32>
            %579 = arith.divui %488, %c5 : index
            %580 = arith.remui %488, %c5 : index
            %581 = arith.muli %headDim, %c8 : index
            %582 = arith.muli %579, %pageBytes : index
            scf.for %583 = %c6 to %headDim step %c5 {
              %584 = arith.addi %403, %583 : index
              %585 = vector.load %3[%584] : memref<?xf32>, vector<16xf32>
              %586 = arith.mulf %585, %578 : vector<16xf32>
              %587 = wave.fp8_encode "e5m2" %586 : vector<16xf32> -> vector<16xi8>
              %588 = arith.muli %583, %c8 : index
              vector.store %587, %5[%588] : memref<?xi8>, vector<16xi8>
            }
            %589 = arith.cmpi slt, %576, %kvHeads : index
            scf.if %589 {
              %590 = arith.muli %581, %c10 : index
              %591 = arith.muli %576, %590 : index
              %592 = arith.addi %582, %591 : index
              %593 = arith.muli %580, %c8 : index
              %594 = arith.addi %592, %593 : index
              scf.for %595 = %c6 to %headDim step %c8 {
                %596 = arith.muli %595, %c8 : index
                %597 = arith.addi %596, %c6 : index
                %598 = memref.load %5[%597] : memref<?xi8>
                %599 = arith.muli %595, %c5 : index
                %600 = arith.addi %594, %599 : index
                %601 = arith.addi %600, %c6 : index
                memref.store %598, %kv[%601] : memref<?xi8>
              }
            } else {
              %602 = arith.subi %576, %kvHeads : index
              %603 = arith.muli %602, %c2 : index
              %604 = arith.addi %603, %c8 : index
              %605 = arith.muli %581, %c5 : index
              %606 = arith.muli %604, %605 : index
              %607 = arith.addi %582, %606 : index
              %608 = arith.muli %580, %581 : index
              %609 = arith.addi %607, %608 : index
              scf.for %610 = %c6 to %581 step %c5 {
                %611 = vector.load %5[%610] : memref<?xi8>, vector<16xi8>
                %612 = arith.addi %609, %610 : index
                vector.store %611, %kv[%612] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
