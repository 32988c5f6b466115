// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q5_k', shape=Shape(rows=12, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q5_k_r12p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 2880 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c10 = arith.constant 12 : index
  %c11 = arith.constant 3 : index
  %c12 = arith.constant 4 : index
  %c13 = arith.constant 5 : index
  %c14 = arith.constant 6 : index
  %c15 = arith.constant 7 : index
  %c16 = arith.constant 8 : index
  %c17 = arith.constant 9 : index
  %c18 = arith.constant 10 : index
  %c19 = arith.constant 11 : index
  %c20 = arith.constant dense<0x00000000> : vector<16xf32>
  %c21 = arith.constant 32 : index
  %c22 = arith.constant 64 : index
  %c23 = arith.constant 16 : index
  %c24 = arith.constant 2368 : index
  %c25 = arith.constant 320 : index
  %c26 = arith.constant dense<15> : vector<16xi32>
  %c27 = arith.constant dense<0> : vector<16xi32>
  %c28 = arith.constant dense<1> : vector<16xi32>
  %c29 = arith.constant dense<4> : vector<16xi32>
  %c30 = arith.constant dense<2> : vector<16xi32>
  %c31 = arith.constant dense<3> : vector<16xi32>
  %c32 = arith.constant dense<5> : vector<16xi32>
  %c33 = arith.constant 48 : index
  %c34 = arith.constant dense<6> : vector<16xi32>
  %c35 = arith.constant dense<7> : vector<16xi32>
  %0 = arith.cmpi eq, %hasResidual, %c1 : index
  %1 = arith.divui %inputFeatures, %c4 : index
  %2 = arith.muli %1, %c5 : index
  %3 = wave.block 0
  %4 = wave.block 1
  %5 = arith.muli %3, %c6 : index
  %6 = arith.addi %5, %c7 : index
  %7 = arith.muli %6, %2 : index
  %8 = arith.muli %3, %c6 : index
  %9 = arith.addi %8, %c1 : index
  %10 = arith.muli %9, %2 : index
  %11 = memref.load %step[%countAt] : memref<?xi32>
  %12 = arith.index_cast %11 : i32 to index
  %13 = arith.muli %4, %rowsPerBlock : index
  %14 = arith.addi %13, %rowsPerBlock : index
  %15 = arith.minsi %14, %12 : index
  scf.for %16 = %13 to %15 step %c10 {
    %17 = arith.subi %15, %c1 : index
    %18 = arith.addi %16, %c7 : index
    %19 = arith.minsi %18, %17 : index
    %20 = arith.addi %16, %c1 : index
    %21 = arith.minsi %20, %17 : index
    %22 = arith.addi %16, %c6 : index
    %23 = arith.minsi %22, %17 : index
    %24 = arith.addi %16, %c11 : index
    %25 = arith.minsi %24, %17 : index
    %26 = arith.addi %16, %c12 : index
    %27 = arith.minsi %26, %17 : index
    %28 = arith.addi %16, %c13 : index
    %29 = arith.minsi %28, %17 : index
    %30 = arith.addi %16, %c14 : index
    %31 = arith.minsi %30, %17 : index
    %32 = arith.addi %16, %c15 : index
    %33 = arith.minsi %32, %17 : index
    %34 = arith.addi %16, %c16 : index
    %35 = arith.minsi %34, %17 : index
    %36 = arith.addi %16, %c17 : index
    %37 = arith.minsi %36, %17 : index
    %38 = arith.addi %16, %c18 : index
    %39 = arith.minsi %38, %17 : index
    %40 = arith.addi %16, %c19 : index
    %41 = arith.minsi %40, %17 : index
    %42 = arith.muli %19, %inputFeatures : index
    %43 = arith.muli %21, %inputFeatures : index
    %44 = arith.muli %23, %inputFeatures : index
    %45 = arith.muli %25, %inputFeatures : index
    %46 = arith.muli %27, %inputFeatures : index
    %47 = arith.muli %29, %inputFeatures : index
    %48 = arith.muli %31, %inputFeatures : index
    %49 = arith.muli %33, %inputFeatures : index
    %50 = arith.muli %35, %inputFeatures : index
    %51 = arith.muli %37, %inputFeatures : index
    %52 = arith.muli %39, %inputFeatures : index
    %53 = arith.muli %41, %inputFeatures : index
    %54 = arith.divui %inputFeatures, %c4 : index
    %80:24 = scf.for %55 = %c7 to %54 step %c1 iter_args(%56 = %c20, %57 = %c20, %58 = %c20, %59 = %c20, %60 = %c20, %61 = %c20, %62 = %c20, %63 = %c20, %64 = %c20, %65 = %c20, %66 = %c20, %67 = %c20, %68 = %c20, %69 = %c20, %70 = %c20, %71 = %c20, %72 = %c20, %73 = %c20, %74 = %c20, %75 = %c20, %76 = %c20, %77 = %c20, %78 = %c20, %79 = %c20) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %81 = arith.muli %55, %c5 : index
      %82 = arith.addi %7, %81 : index
      %83 = arith.muli %55, %c5 : index
      %84 = arith.addi %10, %83 : index
      %85 = arith.addi %82, %c7 : index
      %86 = vector.load %w[%85] : memref<?xi8>, vector<32xi8>
      %87 = vector.bitcast %86 : vector<32xi8> to vector<16xf16>
      %88 = arith.extf %87 : vector<16xf16> to vector<16xf32>
      %89 = arith.addi %82, %c21 : index
      %90 = vector.load %w[%89] : memref<?xi8>, vector<32xi8>
      %91 = vector.bitcast %90 : vector<32xi8> to vector<16xf16>
      %92 = arith.extf %91 : vector<16xf16> to vector<16xf32>
      %93 = arith.addi %84, %c7 : index
      %94 = vector.load %w[%93] : memref<?xi8>, vector<32xi8>
      %95 = vector.bitcast %94 : vector<32xi8> to vector<16xf16>
      %96 = arith.extf %95 : vector<16xf16> to vector<16xf32>
      %97 = arith.addi %84, %c21 : index
      %98 = vector.load %w[%97] : memref<?xi8>, vector<32xi8>
      %99 = vector.bitcast %98 : vector<32xi8> to vector<16xf16>
      %100 = arith.extf %99 : vector<16xf16> to vector<16xf32>
      %101 = arith.muli %55, %c4 : index
      %127:24 = scf.for %102 = %c7 to %c21 step %c1 iter_args(%103 = %56, %104 = %57, %105 = %58, %106 = %59, %107 = %60, %108 = %61, %109 = %62, %110 = %63, %111 = %64, %112 = %65, %113 = %66, %114 = %67, %115 = %68, %116 = %69, %117 = %70, %118 = %71, %119 = %72, %120 = %73, %121 = %74, %122 = %75, %123 = %76, %124 = %77, %125 = %78, %126 = %79) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %128 = arith.muli %102, %c16 : index
        %129 = arith.addi %101, %128 : index
        %130 = arith.addi %82, %c22 : index
        %131 = arith.divui %102, %c12 : index
        %132 = arith.muli %131, %c21 : index
        %133 = arith.addi %130, %132 : index
        %134 = arith.addi %133, %c7 : index
        %135 = vector.load %w[%134] : memref<?xi8>, vector<16xi8>
        %136 = arith.extui %135 : vector<16xi8> to vector<16xi32>
        %137 = arith.sitofp %136 : vector<16xi32> to vector<16xf32>
        %138 = arith.mulf %88, %137 : vector<16xf32>
        %139 = arith.addi %133, %c23 : index
        %140 = vector.load %w[%139] : memref<?xi8>, vector<16xi8>
        %141 = arith.extui %140 : vector<16xi8> to vector<16xi32>
        %142 = arith.sitofp %141 : vector<16xi32> to vector<16xf32>
        %143 = arith.mulf %92, %142 : vector<16xf32>
        %144 = arith.addi %82, %c24 : index
        %145 = arith.muli %102, %c1 : index
        %146 = arith.addi %145, %c7 : index
        %147 = arith.muli %146, %c23 : index
        %148 = arith.addi %144, %147 : index
        %149 = vector.load %w[%148] : memref<?xi8>, vector<16xi8>
        %150 = arith.extui %149 : vector<16xi8> to vector<16xi32>
        %151 = arith.addi %82, %c25 : index
        %152 = arith.muli %102, %c22 : index
        %153 = arith.addi %151, %152 : index
        %154 = arith.addi %153, %c7 : index
        %155 = vector.load %w[%154] : memref<?xi8>, vector<16xi8>
        %156 = arith.extui %155 : vector<16xi8> to vector<16xi32>
        %157 = arith.andi %156, %c26 : vector<16xi32>
        %158 = arith.shrui %150, %c27 : vector<16xi32>
        %159 = arith.andi %158, %c28 : vector<16xi32>
        %160 = arith.shli %159, %c29 : vector<16xi32>
        %161 = arith.ori %157, %160 : vector<16xi32>
        %162 = arith.sitofp %161 : vector<16xi32> to vector<16xf32>
        %163 = math.fma %162, %138, %143 : vector<16xf32>
        %164 = arith.addi %84, %c22 : index
        %165 = arith.divui %102, %c12 : index
        %166 = arith.muli %165, %c21 : index
        %167 = arith.addi %164, %166 : index
        %168 = arith.addi %167, %c7 : index
        %169 = vector.load %w[%168] : memref<?xi8>, vector<16xi8>
        %170 = arith.extui %169 : vector<16xi8> to vector<16xi32>
        %171 = arith.sitofp %170 : vector<16xi32> to vector<16xf32>
        %172 = arith.mulf %96, %171 : vector<16xf32>
        %173 = arith.addi %167, %c23 : index
        %174 = vector.load %w[%173] : memref<?xi8>, vector<16xi8>
        %175 = arith.extui %174 : vector<16xi8> to vector<16xi32>
        %176 = arith.sitofp %175 : vector<16xi32> to vector<16xf32>
        %177 = arith.mulf %100, %176 : vector<16xf32>
        %178 = arith.addi %84, %c24 : index
        %179 = arith.muli %102, %c1 : index
        %180 = arith.addi %179, %c7 : index
        %181 = arith.muli %180, %c23 : index
        %182 = arith.addi %178, %181 : index
        %183 = vector.load %w[%182] : memref<?xi8>, vector<16xi8>
        %184 = arith.extui %183 : vector<16xi8> to vector<16xi32>
        %185 = arith.addi %84, %c25 : index
        %186 = arith.muli %102, %c22 : index
        %187 = arith.addi %185, %186 : index
        %188 = arith.addi %187, %c7 : index
        %189 = vector.load %w[%188] : memref<?xi8>, vector<16xi8>
        %190 = arith.extui %189 : vector<16xi8> to vector<16xi32>
        %191 = arith.andi %190, %c26 : vector<16xi32>
        %192 = arith.shrui %184, %c27 : vector<16xi32>
        %193 = arith.andi %192, %c28 : vector<16xi32>
        %194 = arith.shli %193, %c29 : vector<16xi32>
        %195 = arith.ori %191, %194 : vector<16xi32>
        %196 = arith.sitofp %195 : vector<16xi32> to vector<16xf32>
        %197 = math.fma %196, %172, %177 : vector<16xf32>
        %198 = arith.addi %42, %129 : index
        %199 = arith.addi %198, %c7 : index
        %200 = memref.load %x[%199] : memref<?xf32>
        %201 = vector.broadcast %200 : f32 to vector<16xf32>
        %202 = math.fma %201, %163, %103 : vector<16xf32>
        %203 = math.fma %201, %197, %104 : vector<16xf32>
        %204 = arith.addi %43, %129 : index
        %205 = arith.addi %204, %c7 : index
        %206 = memref.load %x[%205] : memref<?xf32>
        %207 = vector.broadcast %206 : f32 to vector<16xf32>
        %208 = math.fma %207, %163, %105 : vector<16xf32>
        %209 = math.fma %207, %197, %106 : vector<16xf32>
        %210 = arith.addi %44, %129 : index
        %211 = arith.addi %210, %c7 : index
        %212 = memref.load %x[%211] : memref<?xf32>
        %213 = vector.broadcast %212 : f32 to vector<16xf32>
        %214 = math.fma %213, %163, %107 : vector<16xf32>
        %215 = math.fma %213, %197, %108 : vector<16xf32>
        %216 = arith.addi %45, %129 : index
        %217 = arith.addi %216, %c7 : index
        %218 = memref.load %x[%217] : memref<?xf32>
        %219 = vector.broadcast %218 : f32 to vector<16xf32>
        %220 = math.fma %219, %163, %109 : vector<16xf32>
        %221 = math.fma %219, %197, %110 : vector<16xf32>
        %222 = arith.addi %46, %129 : index
        %223 = arith.addi %222, %c7 : index
        %224 = memref.load %x[%223] : memref<?xf32>
        %225 = vector.broadcast %224 : f32 to vector<16xf32>
        %226 = math.fma %225, %163, %111 : vector<16xf32>
        %227 = math.fma %225, %197, %112 : vector<16xf32>
        %228 = arith.addi %47, %129 : index
        %229 = arith.addi %228, %c7 : index
        %230 = memref.load %x[%229] : memref<?xf32>
        %231 = vector.broadcast %230 : f32 to vector<16xf32>
        %232 = math.fma %231, %163, %113 : vector<16xf32>
        %233 = math.fma %231, %197, %114 : vector<16xf32>
        %234 = arith.addi %48, %129 : index
        %235 = arith.addi %234, %c7 : index
        %236 = memref.load %x[%235] : memref<?xf32>
        %237 = vector.broadcast %236 : f32 to vector<16xf32>
        %238 = math.fma %237, %163, %115 : vector<16xf32>
        %239 = math.fma %237, %197, %116 : vector<16xf32>
        %240 = arith.addi %49, %129 : index
        %241 = arith.addi %240, %c7 : index
        %242 = memref.load %x[%241] : memref<?xf32>
        %243 = vector.broadcast %242 : f32 to vector<16xf32>
        %244 = math.fma %243, %163, %117 : vector<16xf32>
        %245 = math.fma %243, %197, %118 : vector<16xf32>
        %246 = arith.addi %50, %129 : index
        %247 = arith.addi %246, %c7 : index
        %248 = memref.load %x[%247] : memref<?xf32>
        %249 = vector.broadcast %248 : f32 to vector<16xf32>
        %250 = math.fma %249, %163, %119 : vector<16xf32>
        %251 = math.fma %249, %197, %120 : vector<16xf32>
        %252 = arith.addi %51, %129 : index
        %253 = arith.addi %252, %c7 : index
        %254 = memref.load %x[%253] : memref<?xf32>
        %255 = vector.broadcast %254 : f32 to vector<16xf32>
        %256 = math.fma %255, %163, %121 : vector<16xf32>
        %257 = math.fma %255, %197, %122 : vector<16xf32>
        %258 = arith.addi %52, %129 : index
        %259 = arith.addi %258, %c7 : index
        %260 = memref.load %x[%259] : memref<?xf32>
        %261 = vector.broadcast %260 : f32 to vector<16xf32>
        %262 = math.fma %261, %163, %123 : vector<16xf32>
        %263 = math.fma %261, %197, %124 : vector<16xf32>
        %264 = arith.addi %53, %129 : index
        %265 = arith.addi %264, %c7 : index
        %266 = memref.load %x[%265] : memref<?xf32>
        %267 = vector.broadcast %266 : f32 to vector<16xf32>
        %268 = math.fma %267, %163, %125 : vector<16xf32>
        %269 = math.fma %267, %197, %126 : vector<16xf32>
        %270 = arith.addi %153, %c7 : index
        %271 = vector.load %w[%270] : memref<?xi8>, vector<16xi8>
        %272 = arith.extui %271 : vector<16xi8> to vector<16xi32>
        %273 = arith.shrui %272, %c29 : vector<16xi32>
        %274 = arith.shrui %150, %c28 : vector<16xi32>
        %275 = arith.andi %274, %c28 : vector<16xi32>
        %276 = arith.shli %275, %c29 : vector<16xi32>
        %277 = arith.ori %273, %276 : vector<16xi32>
        %278 = arith.sitofp %277 : vector<16xi32> to vector<16xf32>
        %279 = math.fma %278, %138, %143 : vector<16xf32>
        %280 = arith.addi %187, %c7 : index
        %281 = vector.load %w[%280] : memref<?xi8>, vector<16xi8>
        %282 = arith.extui %281 : vector<16xi8> to vector<16xi32>
        %283 = arith.shrui %282, %c29 : vector<16xi32>
        %284 = arith.shrui %184, %c28 : vector<16xi32>
        %285 = arith.andi %284, %c28 : vector<16xi32>
        %286 = arith.shli %285, %c29 : vector<16xi32>
        %287 = arith.ori %283, %286 : vector<16xi32>
        %288 = arith.sitofp %287 : vector<16xi32> to vector<16xf32>
        %289 = math.fma %288, %172, %177 : vector<16xf32>
        %290 = arith.addi %42, %129 : index
        %291 = arith.addi %290, %c1 : index
        %292 = memref.load %x[%291] : memref<?xf32>
        %293 = vector.broadcast %292 : f32 to vector<16xf32>
        %294 = math.fma %293, %279, %202 : vector<16xf32>
        %295 = math.fma %293, %289, %203 : vector<16xf32>
        %296 = arith.addi %43, %129 : index
        %297 = arith.addi %296, %c1 : index
        %298 = memref.load %x[%297] : memref<?xf32>
        %299 = vector.broadcast %298 : f32 to vector<16xf32>
        %300 = math.fma %299, %279, %208 : vector<16xf32>
        %301 = math.fma %299, %289, %209 : vector<16xf32>
        %302 = arith.addi %44, %129 : index
        %303 = arith.addi %302, %c1 : index
        %304 = memref.load %x[%303] : memref<?xf32>
        %305 = vector.broadcast %304 : f32 to vector<16xf32>
        %306 = math.fma %305, %279, %214 : vector<16xf32>
        %307 = math.fma %305, %289, %215 : vector<16xf32>
        %308 = arith.addi %45, %129 : index
        %309 = arith.addi %308, %c1 : index
        %310 = memref.load %x[%309] : memref<?xf32>
        %311 = vector.broadcast %310 : f32 to vector<16xf32>
        %312 = math.fma %311, %279, %220 : vector<16xf32>
        %313 = math.fma %311, %289, %221 : vector<16xf32>
        %314 = arith.addi %46, %129 : index
        %315 = arith.addi %314, %c1 : index
        %316 = memref.load %x[%315] : memref<?xf32>
        %317 = vector.broadcast %316 : f32 to vector<16xf32>
        %318 = math.fma %317, %279, %226 : vector<16xf32>
        %319 = math.fma %317, %289, %227 : vector<16xf32>
        %320 = arith.addi %47, %129 : index
        %321 = arith.addi %320, %c1 : index
        %322 = memref.load %x[%321] : memref<?xf32>
        %323 = vector.broadcast %322 : f32 to vector<16xf32>
        %324 = math.fma %323, %279, %232 : vector<16xf32>
        %325 = math.fma %323, %289, %233 : vector<16xf32>
        %326 = arith.addi %48, %129 : index
        %327 = arith.addi %326, %c1 : index
        %328 = memref.load %x[%327] : memref<?xf32>
        %329 = vector.broadcast %328 : f32 to vector<16xf32>
        %330 = math.fma %329, %279, %238 : vector<16xf32>
        %331 = math.fma %329, %289, %239 : vector<16xf32>
        %332 = arith.addi %49, %129 : index
        %333 = arith.addi %332, %c1 : index
        %334 = memref.load %x[%333] : memref<?xf32>
        %335 = vector.broadcast %334 : f32 to vector<16xf32>
        %336 = math.fma %335, %279, %244 : vector<16xf32>
        %337 = math.fma %335, %289, %245 : vector<16xf32>
        %338 = arith.addi %50, %129 : index
        %339 = arith.addi %338, %c1 : index
        %340 = memref.load %x[%339] : memref<?xf32>
        %341 = vector.broadcast %340 : f32 to vector<16xf32>
        %342 = math.fma %341, %279, %250 : vector<16xf32>
        %343 = math.fma %341, %289, %251 : vector<16xf32>
        %344 = arith.addi %51, %129 : index
        %345 = arith.addi %344, %c1 : index
        %346 = memref.load %x[%345] : memref<?xf32>
        %347 = vector.broadcast %346 : f32 to vector<16xf32>
        %348 = math.fma %347, %279, %256 : vector<16xf32>
        %349 = math.fma %347, %289, %257 : vector<16xf32>
        %350 = arith.addi %52, %129 : index
        %351 = arith.addi %350, %c1 : index
        %352 = memref.load %x[%351] : memref<?xf32>
        %353 = vector.broadcast %352 : f32 to vector<16xf32>
        %354 = math.fma %353, %279, %262 : vector<16xf32>
        %355 = math.fma %353, %289, %263 : vector<16xf32>
        %356 = arith.addi %53, %129 : index
        %357 = arith.addi %356, %c1 : index
        %358 = memref.load %x[%357] : memref<?xf32>
        %359 = vector.broadcast %358 : f32 to vector<16xf32>
        %360 = math.fma %359, %279, %268 : vector<16xf32>
        %361 = math.fma %359, %289, %269 : vector<16xf32>
        %362 = arith.addi %153, %c23 : index
        %363 = vector.load %w[%362] : memref<?xi8>, vector<16xi8>
        %364 = arith.extui %363 : vector<16xi8> to vector<16xi32>
        %365 = arith.andi %364, %c26 : vector<16xi32>
        %366 = arith.shrui %150, %c30 : vector<16xi32>
        %367 = arith.andi %366, %c28 : vector<16xi32>
        %368 = arith.shli %367, %c29 : vector<16xi32>
        %369 = arith.ori %365, %368 : vector<16xi32>
        %370 = arith.sitofp %369 : vector<16xi32> to vector<16xf32>
        %371 = math.fma %370, %138, %143 : vector<16xf32>
        %372 = arith.addi %187, %c23 : index
        %373 = vector.load %w[%372] : memref<?xi8>, vector<16xi8>
        %374 = arith.extui %373 : vector<16xi8> to vector<16xi32>
        %375 = arith.andi %374, %c26 : vector<16xi32>
        %376 = arith.shrui %184, %c30 : vector<16xi32>
        %377 = arith.andi %376, %c28 : vector<16xi32>
        %378 = arith.shli %377, %c29 : vector<16xi32>
        %379 = arith.ori %375, %378 : vector<16xi32>
        %380 = arith.sitofp %379 : vector<16xi32> to vector<16xf32>
        %381 = math.fma %380, %172, %177 : vector<16xf32>
        %382 = arith.addi %42, %129 : index
        %383 = arith.addi %382, %c6 : index
        %384 = memref.load %x[%383] : memref<?xf32>
        %385 = vector.broadcast %384 : f32 to vector<16xf32>
        %386 = math.fma %385, %371, %294 : vector<16xf32>
        %387 = math.fma %385, %381, %295 : vector<16xf32>
        %388 = arith.addi %43, %129 : index
        %389 = arith.addi %388, %c6 : index
        %390 = memref.load %x[%389] : memref<?xf32>
        %391 = vector.broadcast %390 : f32 to vector<16xf32>
        %392 = math.fma %391, %371, %300 : vector<16xf32>
        %393 = math.fma %391, %381, %301 : vector<16xf32>
        %394 = arith.addi %44, %129 : index
        %395 = arith.addi %394, %c6 : index
        %396 = memref.load %x[%395] : memref<?xf32>
        %397 = vector.broadcast %396 : f32 to vector<16xf32>
        %398 = math.fma %397, %371, %306 : vector<16xf32>
        %399 = math.fma %397, %381, %307 : vector<16xf32>
        %400 = arith.addi %45, %129 : index
        %401 = arith.addi %400, %c6 : index
        %402 = memref.load %x[%401] : memref<?xf32>
        %403 = vector.broadcast %402 : f32 to vector<16xf32>
        %404 = math.fma %403, %371, %312 : vector<16xf32>
        %405 = math.fma %403, %381, %313 : vector<16xf32>
        %406 = arith.addi %46, %129 : index
        %407 = arith.addi %406, %c6 : index
        %408 = memref.load %x[%407] : memref<?xf32>
        %409 = vector.broadcast %408 : f32 to vector<16xf32>
        %410 = math.fma %409, %371, %318 : vector<16xf32>
        %411 = math.fma %409, %381, %319 : vector<16xf32>
        %412 = arith.addi %47, %129 : index
        %413 = arith.addi %412, %c6 : index
        %414 = memref.load %x[%413] : memref<?xf32>
        %415 = vector.broadcast %414 : f32 to vector<16xf32>
        %416 = math.fma %415, %371, %324 : vector<16xf32>
        %417 = math.fma %415, %381, %325 : vector<16xf32>
        %418 = arith.addi %48, %129 : index
        %419 = arith.addi %418, %c6 : index
        %420 = memref.load %x[%419] : memref<?xf32>
        %421 = vector.broadcast %420 : f32 to vector<16xf32>
        %422 = math.fma %421, %371, %330 : vector<16xf32>
        %423 = math.fma %421, %381, %331 : vector<16xf32>
        %424 = arith.addi %49, %129 : index
        %425 = arith.addi %424, %c6 : index
        %426 = memref.load %x[%425] : memref<?xf32>
        %427 = vector.broadcast %426 : f32 to vector<16xf32>
        %428 = math.fma %427, %371, %336 : vector<16xf32>
        %429 = math.fma %427, %381, %337 : vector<16xf32>
        %430 = arith.addi %50, %129 : index
        %431 = arith.addi %430, %c6 : index
        %432 = memref.load %x[%431] : memref<?xf32>
        %433 = vector.broadcast %432 : f32 to vector<16xf32>
        %434 = math.fma %433, %371, %342 : vector<16xf32>
        %435 = math.fma %433, %381, %343 : vector<16xf32>
        %436 = arith.addi %51, %129 : index
        %437 = arith.addi %436, %c6 : index
        %438 = memref.load %x[%437] : memref<?xf32>
        %439 = vector.broadcast %438 : f32 to vector<16xf32>
        %440 = math.fma %439, %371, %348 : vector<16xf32>
        %441 = math.fma %439, %381, %349 : vector<16xf32>
        %442 = arith.addi %52, %129 : index
        %443 = arith.addi %442, %c6 : index
        %444 = memref.load %x[%443] : memref<?xf32>
        %445 = vector.broadcast %444 : f32 to vector<16xf32>
        %446 = math.fma %445, %371, %354 : vector<16xf32>
        %447 = math.fma %445, %381, %355 : vector<16xf32>
        %448 = arith.addi %53, %129 : index
        %449 = arith.addi %448, %c6 : index
        %450 = memref.load %x[%449] : memref<?xf32>
        %451 = vector.broadcast %450 : f32 to vector<16xf32>
        %452 = math.fma %451, %371, %360 : vector<16xf32>
        %453 = math.fma %451, %381, %361 : vector<16xf32>
        %454 = arith.addi %153, %c23 : index
        %455 = vector.load %w[%454] : memref<?xi8>, vector<16xi8>
        %456 = arith.extui %455 : vector<16xi8> to vector<16xi32>
        %457 = arith.shrui %456, %c29 : vector<16xi32>
        %458 = arith.shrui %150, %c31 : vector<16xi32>
        %459 = arith.andi %458, %c28 : vector<16xi32>
        %460 = arith.shli %459, %c29 : vector<16xi32>
        %461 = arith.ori %457, %460 : vector<16xi32>
        %462 = arith.sitofp %461 : vector<16xi32> to vector<16xf32>
        %463 = math.fma %462, %138, %143 : vector<16xf32>
        %464 = arith.addi %187, %c23 : index
        %465 = vector.load %w[%464] : memref<?xi8>, vector<16xi8>
        %466 = arith.extui %465 : vector<16xi8> to vector<16xi32>
        %467 = arith.shrui %466, %c29 : vector<16xi32>
        %468 = arith.shrui %184, %c31 : vector<16xi32>
        %469 = arith.andi %468, %c28 : vector<16xi32>
        %470 = arith.shli %469, %c29 : vector<16xi32>
        %471 = arith.ori %467, %470 : vector<16xi32>
        %472 = arith.sitofp %471 : vector<16xi32> to vector<16xf32>
        %473 = math.fma %472, %172, %177 : vector<16xf32>
        %474 = arith.addi %42, %129 : index
        %475 = arith.addi %474, %c11 : index
        %476 = memref.load %x[%475] : memref<?xf32>
        %477 = vector.broadcast %476 : f32 to vector<16xf32>
        %478 = math.fma %477, %463, %386 : vector<16xf32>
        %479 = math.fma %477, %473, %387 : vector<16xf32>
        %480 = arith.addi %43, %129 : index
        %481 = arith.addi %480, %c11 : index
        %482 = memref.load %x[%481] : memref<?xf32>
        %483 = vector.broadcast %482 : f32 to vector<16xf32>
        %484 = math.fma %483, %463, %392 : vector<16xf32>
        %485 = math.fma %483, %473, %393 : vector<16xf32>
        %486 = arith.addi %44, %129 : index
        %487 = arith.addi %486, %c11 : index
        %488 = memref.load %x[%487] : memref<?xf32>
        %489 = vector.broadcast %488 : f32 to vector<16xf32>
        %490 = math.fma %489, %463, %398 : vector<16xf32>
        %491 = math.fma %489, %473, %399 : vector<16xf32>
        %492 = arith.addi %45, %129 : index
        %493 = arith.addi %492, %c11 : index
        %494 = memref.load %x[%493] : memref<?xf32>
        %495 = vector.broadcast %494 : f32 to vector<16xf32>
        %496 = math.fma %495, %463, %404 : vector<16xf32>
        %497 = math.fma %495, %473, %405 : vector<16xf32>
        %498 = arith.addi %46, %129 : index
        %499 = arith.addi %498, %c11 : index
        %500 = memref.load %x[%499] : memref<?xf32>
        %501 = vector.broadcast %500 : f32 to vector<16xf32>
        %502 = math.fma %501, %463, %410 : vector<16xf32>
        %503 = math.fma %501, %473, %411 : vector<16xf32>
        %504 = arith.addi %47, %129 : index
        %505 = arith.addi %504, %c11 : index
        %506 = memref.load %x[%505] : memref<?xf32>
        %507 = vector.broadcast %506 : f32 to vector<16xf32>
        %508 = math.fma %507, %463, %416 : vector<16xf32>
        %509 = math.fma %507, %473, %417 : vector<16xf32>
        %510 = arith.addi %48, %129 : index
        %511 = arith.addi %510, %c11 : index
        %512 = memref.load %x[%511] : memref<?xf32>
        %513 = vector.broadcast %512 : f32 to vector<16xf32>
        %514 = math.fma %513, %463, %422 : vector<16xf32>
        %515 = math.fma %513, %473, %423 : vector<16xf32>
        %516 = arith.addi %49, %129 : index
        %517 = arith.addi %516, %c11 : index
        %518 = memref.load %x[%517] : memref<?xf32>
        %519 = vector.broadcast %518 : f32 to vector<16xf32>
        %520 = math.fma %519, %463, %428 : vector<16xf32>
        %521 = math.fma %519, %473, %429 : vector<16xf32>
        %522 = arith.addi %50, %129 : index
        %523 = arith.addi %522, %c11 : index
        %524 = memref.load %x[%523] : memref<?xf32>
        %525 = vector.broadcast %524 : f32 to vector<16xf32>
        %526 = math.fma %525, %463, %434 : vector<16xf32>
        %527 = math.fma %525, %473, %435 : vector<16xf32>
        %528 = arith.addi %51, %129 : index
        %529 = arith.addi %528, %c11 : index
        %530 = memref.load %x[%529] : memref<?xf32>
        %531 = vector.broadcast %530 : f32 to vector<16xf32>
        %532 = math.fma %531, %463, %440 : vector<16xf32>
        %533 = math.fma %531, %473, %441 : vector<16xf32>
        %534 = arith.addi %52, %129 : index
        %535 = arith.addi %534, %c11 : index
        %536 = memref.load %x[%535] : memref<?xf32>
        %537 = vector.broadcast %536 : f32 to vector<16xf32>
        %538 = math.fma %537, %463, %446 : vector<16xf32>
        %539 = math.fma %537, %473, %447 : vector<16xf32>
        %540 = arith.addi %53, %129 : index
        %541 = arith.addi %540, %c11 : index
        %542 = memref.load %x[%541] : memref<?xf32>
        %543 = vector.broadcast %542 : f32 to vector<16xf32>
        %544 = math.fma %543, %463, %452 : vector<16xf32>
        %545 = math.fma %543, %473, %453 : vector<16xf32>
        %546 = arith.addi %153, %c21 : index
        %547 = vector.load %w[%546] : memref<?xi8>, vector<16xi8>
        %548 = arith.extui %547 : vector<16xi8> to vector<16xi32>
        %549 = arith.andi %548, %c26 : vector<16xi32>
        %550 = arith.shrui %150, %c29 : vector<16xi32>
        %551 = arith.andi %550, %c28 : vector<16xi32>
        %552 = arith.shli %551, %c29 : vector<16xi32>
        %553 = arith.ori %549, %552 : vector<16xi32>
        %554 = arith.sitofp %553 : vector<16xi32> to vector<16xf32>
        %555 = math.fma %554, %138, %143 : vector<16xf32>
        %556 = arith.addi %187, %c21 : index
        %557 = vector.load %w[%556] : memref<?xi8>, vector<16xi8>
        %558 = arith.extui %557 : vector<16xi8> to vector<16xi32>
        %559 = arith.andi %558, %c26 : vector<16xi32>
        %560 = arith.shrui %184, %c29 : vector<16xi32>
        %561 = arith.andi %560, %c28 : vector<16xi32>
        %562 = arith.shli %561, %c29 : vector<16xi32>
        %563 = arith.ori %559, %562 : vector<16xi32>
        %564 = arith.sitofp %563 : vector<16xi32> to vector<16xf32>
        %565 = math.fma %564, %172, %177 : vector<16xf32>
        %566 = arith.addi %42, %129 : index
        %567 = arith.addi %566, %c12 : index
        %568 = memref.load %x[%567] : memref<?xf32>
        %569 = vector.broadcast %568 : f32 to vector<16xf32>
        %570 = math.fma %569, %555, %478 : vector<16xf32>
        %571 = math.fma %569, %565, %479 : vector<16xf32>
        %572 = arith.addi %43, %129 : index
        %573 = arith.addi %572, %c12 : index
        %574 = memref.load %x[%573] : memref<?xf32>
        %575 = vector.broadcast %574 : f32 to vector<16xf32>
        %576 = math.fma %575, %555, %484 : vector<16xf32>
        %577 = math.fma %575, %565, %485 : vector<16xf32>
        %578 = arith.addi %44, %129 : index
        %579 = arith.addi %578, %c12 : index
        %580 = memref.load %x[%579] : memref<?xf32>
        %581 = vector.broadcast %580 : f32 to vector<16xf32>
        %582 = math.fma %581, %555, %490 : vector<16xf32>
        %583 = math.fma %581, %565, %491 : vector<16xf32>
        %584 = arith.addi %45, %129 : index
        %585 = arith.addi %584, %c12 : index
        %586 = memref.load %x[%585] : memref<?xf32>
        %587 = vector.broadcast %586 : f32 to vector<16xf32>
        %588 = math.fma %587, %555, %496 : vector<16xf32>
        %589 = math.fma %587, %565, %497 : vector<16xf32>
        %590 = arith.addi %46, %129 : index
        %591 = arith.addi %590, %c12 : index
        %592 = memref.load %x[%591] : memref<?xf32>
        %593 = vector.broadcast %592 : f32 to vector<16xf32>
        %594 = math.fma %593, %555, %502 : vector<16xf32>
        %595 = math.fma %593, %565, %503 : vector<16xf32>
        %596 = arith.addi %47, %129 : index
        %597 = arith.addi %596, %c12 : index
        %598 = memref.load %x[%597] : memref<?xf32>
        %599 = vector.broadcast %598 : f32 to vector<16xf32>
        %600 = math.fma %599, %555, %508 : vector<16xf32>
        %601 = math.fma %599, %565, %509 : vector<16xf32>
        %602 = arith.addi %48, %129 : index
        %603 = arith.addi %602, %c12 : index
        %604 = memref.load %x[%603] : memref<?xf32>
        %605 = vector.broadcast %604 : f32 to vector<16xf32>
        %606 = math.fma %605, %555, %514 : vector<16xf32>
        %607 = math.fma %605, %565, %515 : vector<16xf32>
        %608 = arith.addi %49, %129 : index
        %609 = arith.addi %608, %c12 : index
        %610 = memref.load %x[%609] : memref<?xf32>
        %611 = vector.broadcast %610 : f32 to vector<16xf32>
        %612 = math.fma %611, %555, %520 : vector<16xf32>
        %613 = math.fma %611, %565, %521 : vector<16xf32>
        %614 = arith.addi %50, %129 : index
        %615 = arith.addi %614, %c12 : index
        %616 = memref.load %x[%615] : memref<?xf32>
        %617 = vector.broadcast %616 : f32 to vector<16xf32>
        %618 = math.fma %617, %555, %526 : vector<16xf32>
        %619 = math.fma %617, %565, %527 : vector<16xf32>
        %620 = arith.addi %51, %129 : index
        %621 = arith.addi %620, %c12 : index
        %622 = memref.load %x[%621] : memref<?xf32>
        %623 = vector.broadcast %622 : f32 to vector<16xf32>
        %624 = math.fma %623, %555, %532 : vector<16xf32>
        %625 = math.fma %623, %565, %533 : vector<16xf32>
        %626 = arith.addi %52, %129 : index
        %627 = arith.addi %626, %c12 : index
        %628 = memref.load %x[%627] : memref<?xf32>
        %629 = vector.broadcast %628 : f32 to vector<16xf32>
        %630 = math.fma %629, %555, %538 : vector<16xf32>
        %631 = math.fma %629, %565, %539 : vector<16xf32>
        %632 = arith.addi %53, %129 : index
        %633 = arith.addi %632, %c12 : index
        %634 = memref.load %x[%633] : memref<?xf32>
        %635 = vector.broadcast %634 : f32 to vector<16xf32>
        %636 = math.fma %635, %555, %544 : vector<16xf32>
        %637 = math.fma %635, %565, %545 : vector<16xf32>
        %638 = arith.addi %153, %c21 : index
        %639 = vector.load %w[%638] : memref<?xi8>, vector<16xi8>
        %640 = arith.extui %639 : vector<16xi8> to vector<16xi32>
        %641 = arith.shrui %640, %c29 : vector<16xi32>
        %642 = arith.shrui %150, %c32 : vector<16xi32>
        %643 = arith.andi %642, %c28 : vector<16xi32>
        %644 = arith.shli %643, %c29 : vector<16xi32>
        %645 = arith.ori %641, %644 : vector<16xi32>
        %646 = arith.sitofp %645 : vector<16xi32> to vector<16xf32>
        %647 = math.fma %646, %138, %143 : vector<16xf32>
        %648 = arith.addi %187, %c21 : index
        %649 = vector.load %w[%648] : memref<?xi8>, vector<16xi8>
        %650 = arith.extui %649 : vector<16xi8> to vector<16xi32>
        %651 = arith.shrui %650, %c29 : vector<16xi32>
        %652 = arith.shrui %184, %c32 : vector<16xi32>
        %653 = arith.andi %652, %c28 : vector<16xi32>
        %654 = arith.shli %653, %c29 : vector<16xi32>
        %655 = arith.ori %651, %654 : vector<16xi32>
        %656 = arith.sitofp %655 : vector<16xi32> to vector<16xf32>
        %657 = math.fma %656, %172, %177 : vector<16xf32>
        %658 = arith.addi %42, %129 : index
        %659 = arith.addi %658, %c13 : index
        %660 = memref.load %x[%659] : memref<?xf32>
        %661 = vector.broadcast %660 : f32 to vector<16xf32>
        %662 = math.fma %661, %647, %570 : vector<16xf32>
        %663 = math.fma %661, %657, %571 : vector<16xf32>
        %664 = arith.addi %43, %129 : index
        %665 = arith.addi %664, %c13 : index
        %666 = memref.load %x[%665] : memref<?xf32>
        %667 = vector.broadcast %666 : f32 to vector<16xf32>
        %668 = math.fma %667, %647, %576 : vector<16xf32>
        %669 = math.fma %667, %657, %577 : vector<16xf32>
        %670 = arith.addi %44, %129 : index
        %671 = arith.addi %670, %c13 : index
        %672 = memref.load %x[%671] : memref<?xf32>
        %673 = vector.broadcast %672 : f32 to vector<16xf32>
        %674 = math.fma %673, %647, %582 : vector<16xf32>
        %675 = math.fma %673, %657, %583 : vector<16xf32>
        %676 = arith.addi %45, %129 : index
        %677 = arith.addi %676, %c13 : index
        %678 = memref.load %x[%677] : memref<?xf32>
        %679 = vector.broadcast %678 : f32 to vector<16xf32>
        %680 = math.fma %679, %647, %588 : vector<16xf32>
        %681 = math.fma %679, %657, %589 : vector<16xf32>
        %682 = arith.addi %46, %129 : index
        %683 = arith.addi %682, %c13 : index
        %684 = memref.load %x[%683] : memref<?xf32>
        %685 = vector.broadcast %684 : f32 to vector<16xf32>
        %686 = math.fma %685, %647, %594 : vector<16xf32>
        %687 = math.fma %685, %657, %595 : vector<16xf32>
        %688 = arith.addi %47, %129 : index
        %689 = arith.addi %688, %c13 : index
        %690 = memref.load %x[%689] : memref<?xf32>
        %691 = vector.broadcast %690 : f32 to vector<16xf32>
        %692 = math.fma %691, %647, %600 : vector<16xf32>
        %693 = math.fma %691, %657, %601 : vector<16xf32>
        %694 = arith.addi %48, %129 : index
        %695 = arith.addi %694, %c13 : index
        %696 = memref.load %x[%695] : memref<?xf32>
        %697 = vector.broadcast %696 : f32 to vector<16xf32>
        %698 = math.fma %697, %647, %606 : vector<16xf32>
        %699 = math.fma %697, %657, %607 : vector<16xf32>
        %700 = arith.addi %49, %129 : index
        %701 = arith.addi %700, %c13 : index
        %702 = memref.load %x[%701] : memref<?xf32>
        %703 = vector.broadcast %702 : f32 to vector<16xf32>
        %704 = math.fma %703, %647, %612 : vector<16xf32>
        %705 = math.fma %703, %657, %613 : vector<16xf32>
        %706 = arith.addi %50, %129 : index
        %707 = arith.addi %706, %c13 : index
        %708 = memref.load %x[%707] : memref<?xf32>
        %709 = vector.broadcast %708 : f32 to vector<16xf32>
        %710 = math.fma %709, %647, %618 : vector<16xf32>
        %711 = math.fma %709, %657, %619 : vector<16xf32>
        %712 = arith.addi %51, %129 : index
        %713 = arith.addi %712, %c13 : index
        %714 = memref.load %x[%713] : memref<?xf32>
        %715 = vector.broadcast %714 : f32 to vector<16xf32>
        %716 = math.fma %715, %647, %624 : vector<16xf32>
        %717 = math.fma %715, %657, %625 : vector<16xf32>
        %718 = arith.addi %52, %129 : index
        %719 = arith.addi %718, %c13 : index
        %720 = memref.load %x[%719] : memref<?xf32>
        %721 = vector.broadcast %720 : f32 to vector<16xf32>
        %722 = math.fma %721, %647, %630 : vector<16xf32>
        %723 = math.fma %721, %657, %631 : vector<16xf32>
        %724 = arith.addi %53, %129 : index
        %725 = arith.addi %724, %c13 : index
        %726 = memref.load %x[%725] : memref<?xf32>
        %727 = vector.broadcast %726 : f32 to vector<16xf32>
        %728 = math.fma %727, %647, %636 : vector<16xf32>
        %729 = math.fma %727, %657, %637 : vector<16xf32>
        %730 = arith.addi %153, %c33 : index
        %731 = vector.load %w[%730] : memref<?xi8>, vector<16xi8>
        %732 = arith.extui %731 : vector<16xi8> to vector<16xi32>
        %733 = arith.andi %732, %c26 : vector<16xi32>
        %734 = arith.shrui %150, %c34 : vector<16xi32>
        %735 = arith.andi %734, %c28 : vector<16xi32>
        %736 = arith.shli %735, %c29 : vector<16xi32>
        %737 = arith.ori %733, %736 : vector<16xi32>
        %738 = arith.sitofp %737 : vector<16xi32> to vector<16xf32>
        %739 = math.fma %738, %138, %143 : vector<16xf32>
        %740 = arith.addi %187, %c33 : index
        %741 = vector.load %w[%740] : memref<?xi8>, vector<16xi8>
        %742 = arith.extui %741 : vector<16xi8> to vector<16xi32>
        %743 = arith.andi %742, %c26 : vector<16xi32>
        %744 = arith.shrui %184, %c34 : vector<16xi32>
        %745 = arith.andi %744, %c28 : vector<16xi32>
        %746 = arith.shli %745, %c29 : vector<16xi32>
        %747 = arith.ori %743, %746 : vector<16xi32>
        %748 = arith.sitofp %747 : vector<16xi32> to vector<16xf32>
        %749 = math.fma %748, %172, %177 : vector<16xf32>
        %750 = arith.addi %42, %129 : index
        %751 = arith.addi %750, %c14 : index
        %752 = memref.load %x[%751] : memref<?xf32>
        %753 = vector.broadcast %752 : f32 to vector<16xf32>
        %754 = math.fma %753, %739, %662 : vector<16xf32>
        %755 = math.fma %753, %749, %663 : vector<16xf32>
        %756 = arith.addi %43, %129 : index
        %757 = arith.addi %756, %c14 : index
        %758 = memref.load %x[%757] : memref<?xf32>
        %759 = vector.broadcast %758 : f32 to vector<16xf32>
        %760 = math.fma %759, %739, %668 : vector<16xf32>
        %761 = math.fma %759, %749, %669 : vector<16xf32>
        %762 = arith.addi %44, %129 : index
        %763 = arith.addi %762, %c14 : index
        %764 = memref.load %x[%763] : memref<?xf32>
        %765 = vector.broadcast %764 : f32 to vector<16xf32>
        %766 = math.fma %765, %739, %674 : vector<16xf32>
        %767 = math.fma %765, %749, %675 : vector<16xf32>
        %768 = arith.addi %45, %129 : index
        %769 = arith.addi %768, %c14 : index
        %770 = memref.load %x[%769] : memref<?xf32>
        %771 = vector.broadcast %770 : f32 to vector<16xf32>
        %772 = math.fma %771, %739, %680 : vector<16xf32>
        %773 = math.fma %771, %749, %681 : vector<16xf32>
        %774 = arith.addi %46, %129 : index
        %775 = arith.addi %774, %c14 : index
        %776 = memref.load %x[%775] : memref<?xf32>
        %777 = vector.broadcast %776 : f32 to vector<16xf32>
        %778 = math.fma %777, %739, %686 : vector<16xf32>
        %779 = math.fma %777, %749, %687 : vector<16xf32>
        %780 = arith.addi %47, %129 : index
        %781 = arith.addi %780, %c14 : index
        %782 = memref.load %x[%781] : memref<?xf32>
        %783 = vector.broadcast %782 : f32 to vector<16xf32>
        %784 = math.fma %783, %739, %692 : vector<16xf32>
        %785 = math.fma %783, %749, %693 : vector<16xf32>
        %786 = arith.addi %48, %129 : index
        %787 = arith.addi %786, %c14 : index
        %788 = memref.load %x[%787] : memref<?xf32>
        %789 = vector.broadcast %788 : f32 to vector<16xf32>
        %790 = math.fma %789, %739, %698 : vector<16xf32>
        %791 = math.fma %789, %749, %699 : vector<16xf32>
        %792 = arith.addi %49, %129 : index
        %793 = arith.addi %792, %c14 : index
        %794 = memref.load %x[%793] : memref<?xf32>
        %795 = vector.broadcast %794 : f32 to vector<16xf32>
        %796 = math.fma %795, %739, %704 : vector<16xf32>
        %797 = math.fma %795, %749, %705 : vector<16xf32>
        %798 = arith.addi %50, %129 : index
        %799 = arith.addi %798, %c14 : index
        %800 = memref.load %x[%799] : memref<?xf32>
        %801 = vector.broadcast %800 : f32 to vector<16xf32>
        %802 = math.fma %801, %739, %710 : vector<16xf32>
        %803 = math.fma %801, %749, %711 : vector<16xf32>
        %804 = arith.addi %51, %129 : index
        %805 = arith.addi %804, %c14 : index
        %806 = memref.load %x[%805] : memref<?xf32>
        %807 = vector.broadcast %806 : f32 to vector<16xf32>
        %808 = math.fma %807, %739, %716 : vector<16xf32>
        %809 = math.fma %807, %749, %717 : vector<16xf32>
        %810 = arith.addi %52, %129 : index
        %811 = arith.addi %810, %c14 : index
        %812 = memref.load %x[%811] : memref<?xf32>
        %813 = vector.broadcast %812 : f32 to vector<16xf32>
        %814 = math.fma %813, %739, %722 : vector<16xf32>
        %815 = math.fma %813, %749, %723 : vector<16xf32>
        %816 = arith.addi %53, %129 : index
        %817 = arith.addi %816, %c14 : index
        %818 = memref.load %x[%817] : memref<?xf32>
        %819 = vector.broadcast %818 : f32 to vector<16xf32>
        %820 = math.fma %819, %739, %728 : vector<16xf32>
        %821 = math.fma %819, %749, %729 : vector<16xf32>
        %822 = arith.addi %153, %c33 : index
        %823 = vector.load %w[%822] : memref<?xi8>, vector<16xi8>
        %824 = arith.extui %823 : vector<16xi8> to vector<16xi32>
        %825 = arith.shrui %824, %c29 : vector<16xi32>
        %826 = arith.shrui %150, %c35 : vector<16xi32>
        %827 = arith.andi %826, %c28 : vector<16xi32>
        %828 = arith.shli %827, %c29 : vector<16xi32>
        %829 = arith.ori %825, %828 : vector<16xi32>
        %830 = arith.sitofp %829 : vector<16xi32> to vector<16xf32>
        %831 = math.fma %830, %138, %143 : vector<16xf32>
        %832 = arith.addi %187, %c33 : index
        %833 = vector.load %w[%832] : memref<?xi8>, vector<16xi8>
        %834 = arith.extui %833 : vector<16xi8> to vector<16xi32>
        %835 = arith.shrui %834, %c29 : vector<16xi32>
        %836 = arith.shrui %184, %c35 : vector<16xi32>
        %837 = arith.andi %836, %c28 : vector<16xi32>
        %838 = arith.shli %837, %c29 : vector<16xi32>
        %839 = arith.ori %835, %838 : vector<16xi32>
        %840 = arith.sitofp %839 : vector<16xi32> to vector<16xf32>
        %841 = math.fma %840, %172, %177 : vector<16xf32>
        %842 = arith.addi %42, %129 : index
        %843 = arith.addi %842, %c15 : index
        %844 = memref.load %x[%843] : memref<?xf32>
        %845 = vector.broadcast %844 : f32 to vector<16xf32>
        %846 = math.fma %845, %831, %754 : vector<16xf32>
        %847 = math.fma %845, %841, %755 : vector<16xf32>
        %848 = arith.addi %43, %129 : index
        %849 = arith.addi %848, %c15 : index
        %850 = memref.load %x[%849] : memref<?xf32>
        %851 = vector.broadcast %850 : f32 to vector<16xf32>
        %852 = math.fma %851, %831, %760 : vector<16xf32>
        %853 = math.fma %851, %841, %761 : vector<16xf32>
        %854 = arith.addi %44, %129 : index
        %855 = arith.addi %854, %c15 : index
        %856 = memref.load %x[%855] : memref<?xf32>
        %857 = vector.broadcast %856 : f32 to vector<16xf32>
        %858 = math.fma %857, %831, %766 : vector<16xf32>
        %859 = math.fma %857, %841, %767 : vector<16xf32>
        %860 = arith.addi %45, %129 : index
        %861 = arith.addi %860, %c15 : index
        %862 = memref.load %x[%861] : memref<?xf32>
        %863 = vector.broadcast %862 : f32 to vector<16xf32>
        %864 = math.fma %863, %831, %772 : vector<16xf32>
        %865 = math.fma %863, %841, %773 : vector<16xf32>
        %866 = arith.addi %46, %129 : index
        %867 = arith.addi %866, %c15 : index
        %868 = memref.load %x[%867] : memref<?xf32>
        %869 = vector.broadcast %868 : f32 to vector<16xf32>
        %870 = math.fma %869, %831, %778 : vector<16xf32>
        %871 = math.fma %869, %841, %779 : vector<16xf32>
        %872 = arith.addi %47, %129 : index
        %873 = arith.addi %872, %c15 : index
        %874 = memref.load %x[%873] : memref<?xf32>
        %875 = vector.broadcast %874 : f32 to vector<16xf32>
        %876 = math.fma %875, %831, %784 : vector<16xf32>
        %877 = math.fma %875, %841, %785 : vector<16xf32>
        %878 = arith.addi %48, %129 : index
        %879 = arith.addi %878, %c15 : index
        %880 = memref.load %x[%879] : memref<?xf32>
        %881 = vector.broadcast %880 : f32 to vector<16xf32>
        %882 = math.fma %881, %831, %790 : vector<16xf32>
        %883 = math.fma %881, %841, %791 : vector<16xf32>
        %884 = arith.addi %49, %129 : index
        %885 = arith.addi %884, %c15 : index
        %886 = memref.load %x[%885] : memref<?xf32>
        %887 = vector.broadcast %886 : f32 to vector<16xf32>
        %888 = math.fma %887, %831, %796 : vector<16xf32>
        %889 = math.fma %887, %841, %797 : vector<16xf32>
        %890 = arith.addi %50, %129 : index
        %891 = arith.addi %890, %c15 : index
        %892 = memref.load %x[%891] : memref<?xf32>
        %893 = vector.broadcast %892 : f32 to vector<16xf32>
        %894 = math.fma %893, %831, %802 : vector<16xf32>
        %895 = math.fma %893, %841, %803 : vector<16xf32>
        %896 = arith.addi %51, %129 : index
        %897 = arith.addi %896, %c15 : index
        %898 = memref.load %x[%897] : memref<?xf32>
        %899 = vector.broadcast %898 : f32 to vector<16xf32>
        %900 = math.fma %899, %831, %808 : vector<16xf32>
        %901 = math.fma %899, %841, %809 : vector<16xf32>
        %902 = arith.addi %52, %129 : index
        %903 = arith.addi %902, %c15 : index
        %904 = memref.load %x[%903] : memref<?xf32>
        %905 = vector.broadcast %904 : f32 to vector<16xf32>
        %906 = math.fma %905, %831, %814 : vector<16xf32>
        %907 = math.fma %905, %841, %815 : vector<16xf32>
        %908 = arith.addi %53, %129 : index
        %909 = arith.addi %908, %c15 : index
        %910 = memref.load %x[%909] : memref<?xf32>
        %911 = vector.broadcast %910 : f32 to vector<16xf32>
        %912 = math.fma %911, %831, %820 : vector<16xf32>
        %913 = math.fma %911, %841, %821 : vector<16xf32>
        scf.yield %846, %847, %852, %853, %858, %859, %864, %865, %870, %871, %876, %877, %882, %883, %888, %889, %894, %895, %900, %901, %906, %907, %912, %913 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %127#0, %127#1, %127#2, %127#3, %127#4, %127#5, %127#6, %127#7, %127#8, %127#9, %127#10, %127#11, %127#12, %127#13, %127#14, %127#15, %127#16, %127#17, %127#18, %127#19, %127#20, %127#21, %127#22, %127#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %914 = arith.addi %16, %c7 : index
    %915 = arith.cmpi slt, %914, %15 : index
    scf.if %915 {
      %916 = arith.muli %914, %outputFeatures : index
      %917 = arith.muli %3, %c21 : index
      %918 = arith.addi %916, %917 : index
      scf.if %0 {
        %919 = arith.addi %918, %c7 : index
        %920 = vector.load %residual[%919] : memref<?xf32>, vector<16xf32>
        %921 = arith.addf %920, %80#0 : vector<16xf32>
        %922 = arith.addi %918, %c7 : index
        vector.store %921, %out[%922] : memref<?xf32>, vector<16xf32>
      } else {
        %923 = arith.addi %918, %c7 : index
        vector.store %80#0, %out[%923] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %924 = arith.addi %918, %c23 : index
        %925 = vector.load %residual[%924] : memref<?xf32>, vector<16xf32>
        %926 = arith.addf %925, %80#1 : vector<16xf32>
        %927 = arith.addi %918, %c23 : index
        vector.store %926, %out[%927] : memref<?xf32>, vector<16xf32>
      } else {
        %928 = arith.addi %918, %c23 : index
        vector.store %80#1, %out[%928] : memref<?xf32>, vector<16xf32>
      }
    }
    %929 = arith.addi %16, %c1 : index
    %930 = arith.cmpi slt, %929, %15 : index
    scf.if %930 {
      %931 = arith.muli %929, %outputFeatures : index
      %932 = arith.muli %3, %c21 : index
      %933 = arith.addi %931, %932 : index
      scf.if %0 {
        %934 = arith.addi %933, %c7 : index
        %935 = vector.load %residual[%934] : memref<?xf32>, vector<16xf32>
        %936 = arith.addf %935, %80#2 : vector<16xf32>
        %937 = arith.addi %933, %c7 : index
        vector.store %936, %out[%937] : memref<?xf32>, vector<16xf32>
      } else {
        %938 = arith.addi %933, %c7 : index
        vector.store %80#2, %out[%938] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %939 = arith.addi %933, %c23 : index
        %940 = vector.load %residual[%939] : memref<?xf32>, vector<16xf32>
        %941 = arith.addf %940, %80#3 : vector<16xf32>
        %942 = arith.addi %933, %c23 : index
        vector.store %941, %out[%942] : memref<?xf32>, vector<16xf32>
      } else {
        %943 = arith.addi %933, %c23 : index
        vector.store %80#3, %out[%943] : memref<?xf32>, vector<16xf32>
      }
    }
    %944 = arith.addi %16, %c6 : index
    %945 = arith.cmpi slt, %944, %15 : index
    scf.if %945 {
      %946 = arith.muli %944, %outputFeatures : index
      %947 = arith.muli %3, %c21 : index
      %948 = arith.addi %946, %947 : index
      scf.if %0 {
        %949 = arith.addi %948, %c7 : index
        %950 = vector.load %residual[%949] : memref<?xf32>, vector<16xf32>
        %951 = arith.addf %950, %80#4 : vector<16xf32>
        %952 = arith.addi %948, %c7 : index
        vector.store %951, %out[%952] : memref<?xf32>, vector<16xf32>
      } else {
        %953 = arith.addi %948, %c7 : index
        vector.store %80#4, %out[%953] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %954 = arith.addi %948, %c23 : index
        %955 = vector.load %residual[%954] : memref<?xf32>, vector<16xf32>
        %956 = arith.addf %955, %80#5 : vector<16xf32>
        %957 = arith.addi %948, %c23 : index
        vector.store %956, %out[%957] : memref<?xf32>, vector<16xf32>
      } else {
        %958 = arith.addi %948, %c23 : index
        vector.store %80#5, %out[%958] : memref<?xf32>, vector<16xf32>
      }
    }
    %959 = arith.addi %16, %c11 : index
    %960 = arith.cmpi slt, %959, %15 : index
    scf.if %960 {
      %961 = arith.muli %959, %outputFeatures : index
      %962 = arith.muli %3, %c21 : index
      %963 = arith.addi %961, %962 : index
      scf.if %0 {
        %964 = arith.addi %963, %c7 : index
        %965 = vector.load %residual[%964] : memref<?xf32>, vector<16xf32>
        %966 = arith.addf %965, %80#6 : vector<16xf32>
        %967 = arith.addi %963, %c7 : index
        vector.store %966, %out[%967] : memref<?xf32>, vector<16xf32>
      } else {
        %968 = arith.addi %963, %c7 : index
        vector.store %80#6, %out[%968] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %969 = arith.addi %963, %c23 : index
        %970 = vector.load %residual[%969] : memref<?xf32>, vector<16xf32>
        %971 = arith.addf %970, %80#7 : vector<16xf32>
        %972 = arith.addi %963, %c23 : index
        vector.store %971, %out[%972] : memref<?xf32>, vector<16xf32>
      } else {
        %973 = arith.addi %963, %c23 : index
        vector.store %80#7, %out[%973] : memref<?xf32>, vector<16xf32>
      }
    }
    %974 = arith.addi %16, %c12 : index
    %975 = arith.cmpi slt, %974, %15 : index
    scf.if %975 {
      %976 = arith.muli %974, %outputFeatures : index
      %977 = arith.muli %3, %c21 : index
      %978 = arith.addi %976, %977 : index
      scf.if %0 {
        %979 = arith.addi %978, %c7 : index
        %980 = vector.load %residual[%979] : memref<?xf32>, vector<16xf32>
        %981 = arith.addf %980, %80#8 : vector<16xf32>
        %982 = arith.addi %978, %c7 : index
        vector.store %981, %out[%982] : memref<?xf32>, vector<16xf32>
      } else {
        %983 = arith.addi %978, %c7 : index
        vector.store %80#8, %out[%983] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %984 = arith.addi %978, %c23 : index
        %985 = vector.load %residual[%984] : memref<?xf32>, vector<16xf32>
        %986 = arith.addf %985, %80#9 : vector<16xf32>
        %987 = arith.addi %978, %c23 : index
        vector.store %986, %out[%987] : memref<?xf32>, vector<16xf32>
      } else {
        %988 = arith.addi %978, %c23 : index
        vector.store %80#9, %out[%988] : memref<?xf32>, vector<16xf32>
      }
    }
    %989 = arith.addi %16, %c13 : index
    %990 = arith.cmpi slt, %989, %15 : index
    scf.if %990 {
      %991 = arith.muli %989, %outputFeatures : index
      %992 = arith.muli %3, %c21 : index
      %993 = arith.addi %991, %992 : index
      scf.if %0 {
        %994 = arith.addi %993, %c7 : index
        %995 = vector.load %residual[%994] : memref<?xf32>, vector<16xf32>
        %996 = arith.addf %995, %80#10 : vector<16xf32>
        %997 = arith.addi %993, %c7 : index
        vector.store %996, %out[%997] : memref<?xf32>, vector<16xf32>
      } else {
        %998 = arith.addi %993, %c7 : index
        vector.store %80#10, %out[%998] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %999 = arith.addi %993, %c23 : index
        %1000 = vector.load %residual[%999] : memref<?xf32>, vector<16xf32>
        %1001 = arith.addf %1000, %80#11 : vector<16xf32>
        %1002 = arith.addi %993, %c23 : index
        vector.store %1001, %out[%1002] : memref<?xf32>, vector<16xf32>
      } else {
        %1003 = arith.addi %993, %c23 : index
        vector.store %80#11, %out[%1003] : memref<?xf32>, vector<16xf32>
      }
    }
    %1004 = arith.addi %16, %c14 : index
    %1005 = arith.cmpi slt, %1004, %15 : index
    scf.if %1005 {
      %1006 = arith.muli %1004, %outputFeatures : index
      %1007 = arith.muli %3, %c21 : index
      %1008 = arith.addi %1006, %1007 : index
      scf.if %0 {
        %1009 = arith.addi %1008, %c7 : index
        %1010 = vector.load %residual[%1009] : memref<?xf32>, vector<16xf32>
        %1011 = arith.addf %1010, %80#12 : vector<16xf32>
        %1012 = arith.addi %1008, %c7 : index
        vector.store %1011, %out[%1012] : memref<?xf32>, vector<16xf32>
      } else {
        %1013 = arith.addi %1008, %c7 : index
        vector.store %80#12, %out[%1013] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %1014 = arith.addi %1008, %c23 : index
        %1015 = vector.load %residual[%1014] : memref<?xf32>, vector<16xf32>
        %1016 = arith.addf %1015, %80#13 : vector<16xf32>
        %1017 = arith.addi %1008, %c23 : index
        vector.store %1016, %out[%1017] : memref<?xf32>, vector<16xf32>
      } else {
        %1018 = arith.addi %1008, %c23 : index
        vector.store %80#13, %out[%1018] : memref<?xf32>, vector<16xf32>
      }
    }
    %1019 = arith.addi %16, %c15 : index
    %1020 = arith.cmpi slt, %1019, %15 : index
    scf.if %1020 {
      %1021 = arith.muli %1019, %outputFeatures : index
      %1022 = arith.muli %3, %c21 : index
      %1023 = arith.addi %1021, %1022 : index
      scf.if %0 {
        %1024 = arith.addi %1023, %c7 : index
        %1025 = vector.load %residual[%1024] : memref<?xf32>, vector<16xf32>
        %1026 = arith.addf %1025, %80#14 : vector<16xf32>
        %1027 = arith.addi %1023, %c7 : index
        vector.store %1026, %out[%1027] : memref<?xf32>, vector<16xf32>
      } else {
        %1028 = arith.addi %1023, %c7 : index
        vector.store %80#14, %out[%1028] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %1029 = arith.addi %1023, %c23 : index
        %1030 = vector.load %residual[%1029] : memref<?xf32>, vector<16xf32>
        %1031 = arith.addf %1030, %80#15 : vector<16xf32>
        %1032 = arith.addi %1023, %c23 : index
        vector.store %1031, %out[%1032] : memref<?xf32>, vector<16xf32>
      } else {
        %1033 = arith.addi %1023, %c23 : index
        vector.store %80#15, %out[%1033] : memref<?xf32>, vector<16xf32>
      }
    }
    %1034 = arith.addi %16, %c16 : index
    %1035 = arith.cmpi slt, %1034, %15 : index
    scf.if %1035 {
      %1036 = arith.muli %1034, %outputFeatures : index
      %1037 = arith.muli %3, %c21 : index
      %1038 = arith.addi %1036, %1037 : index
      scf.if %0 {
        %1039 = arith.addi %1038, %c7 : index
        %1040 = vector.load %residual[%1039] : memref<?xf32>, vector<16xf32>
        %1041 = arith.addf %1040, %80#16 : vector<16xf32>
        %1042 = arith.addi %1038, %c7 : index
        vector.store %1041, %out[%1042] : memref<?xf32>, vector<16xf32>
      } else {
        %1043 = arith.addi %1038, %c7 : index
        vector.store %80#16, %out[%1043] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %1044 = arith.addi %1038, %c23 : index
        %1045 = vector.load %residual[%1044] : memref<?xf32>, vector<16xf32>
        %1046 = arith.addf %1045, %80#17 : vector<16xf32>
        %1047 = arith.addi %1038, %c23 : index
        vector.store %1046, %out[%1047] : memref<?xf32>, vector<16xf32>
      } else {
        %1048 = arith.addi %1038, %c23 : index
        vector.store %80#17, %out[%1048] : memref<?xf32>, vector<16xf32>
      }
    }
    %1049 = arith.addi %16, %c17 : index
    %1050 = arith.cmpi slt, %1049, %15 : index
    scf.if %1050 {
      %1051 = arith.muli %1049, %outputFeatures : index
      %1052 = arith.muli %3, %c21 : index
      %1053 = arith.addi %1051, %1052 : index
      scf.if %0 {
        %1054 = arith.addi %1053, %c7 : index
        %1055 = vector.load %residual[%1054] : memref<?xf32>, vector<16xf32>
        %1056 = arith.addf %1055, %80#18 : vector<16xf32>
        %1057 = arith.addi %1053, %c7 : index
        vector.store %1056, %out[%1057] : memref<?xf32>, vector<16xf32>
      } else {
        %1058 = arith.addi %1053, %c7 : index
        vector.store %80#18, %out[%1058] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %1059 = arith.addi %1053, %c23 : index
        %1060 = vector.load %residual[%1059] : memref<?xf32>, vector<16xf32>
        %1061 = arith.addf %1060, %80#19 : vector<16xf32>
        %1062 = arith.addi %1053, %c23 : index
        vector.store %1061, %out[%1062] : memref<?xf32>, vector<16xf32>
      } else {
        %1063 = arith.addi %1053, %c23 : index
        vector.store %80#19, %out[%1063] : memref<?xf32>, vector<16xf32>
      }
    }
    %1064 = arith.addi %16, %c18 : index
    %1065 = arith.cmpi slt, %1064, %15 : index
    scf.if %1065 {
      %1066 = arith.muli %1064, %outputFeatures : index
      %1067 = arith.muli %3, %c21 : index
      %1068 = arith.addi %1066, %1067 : index
      scf.if %0 {
        %1069 = arith.addi %1068, %c7 : index
        %1070 = vector.load %residual[%1069] : memref<?xf32>, vector<16xf32>
        %1071 = arith.addf %1070, %80#20 : vector<16xf32>
        %1072 = arith.addi %1068, %c7 : index
        vector.store %1071, %out[%1072] : memref<?xf32>, vector<16xf32>
      } else {
        %1073 = arith.addi %1068, %c7 : index
        vector.store %80#20, %out[%1073] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %1074 = arith.addi %1068, %c23 : index
        %1075 = vector.load %residual[%1074] : memref<?xf32>, vector<16xf32>
        %1076 = arith.addf %1075, %80#21 : vector<16xf32>
        %1077 = arith.addi %1068, %c23 : index
        vector.store %1076, %out[%1077] : memref<?xf32>, vector<16xf32>
      } else {
        %1078 = arith.addi %1068, %c23 : index
        vector.store %80#21, %out[%1078] : memref<?xf32>, vector<16xf32>
      }
    }
    %1079 = arith.addi %16, %c19 : index
    %1080 = arith.cmpi slt, %1079, %15 : index
    scf.if %1080 {
      %1081 = arith.muli %1079, %outputFeatures : index
      %1082 = arith.muli %3, %c21 : index
      %1083 = arith.addi %1081, %1082 : index
      scf.if %0 {
        %1084 = arith.addi %1083, %c7 : index
        %1085 = vector.load %residual[%1084] : memref<?xf32>, vector<16xf32>
        %1086 = arith.addf %1085, %80#22 : vector<16xf32>
        %1087 = arith.addi %1083, %c7 : index
        vector.store %1086, %out[%1087] : memref<?xf32>, vector<16xf32>
      } else {
        %1088 = arith.addi %1083, %c7 : index
        vector.store %80#22, %out[%1088] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %1089 = arith.addi %1083, %c23 : index
        %1090 = vector.load %residual[%1089] : memref<?xf32>, vector<16xf32>
        %1091 = arith.addf %1090, %80#23 : vector<16xf32>
        %1092 = arith.addi %1083, %c23 : index
        vector.store %1091, %out[%1092] : memref<?xf32>, vector<16xf32>
      } else {
        %1093 = arith.addi %1083, %c23 : index
        vector.store %80#23, %out[%1093] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
