// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q5_1', shape=Shape(rows=12, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q5_1_r12p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 384 : index
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
  %c21 = arith.constant 320 : index
  %c22 = arith.constant 16 : index
  %c23 = arith.constant 64 : index
  %c24 = arith.constant dense<15> : vector<16xi32>
  %c25 = arith.constant dense<0> : vector<16xi32>
  %c26 = arith.constant dense<1> : vector<16xi32>
  %c27 = arith.constant dense<4> : vector<16xi32>
  %c28 = arith.constant dense<2> : vector<16xi32>
  %c29 = arith.constant dense<3> : vector<16xi32>
  %c30 = arith.constant dense<5> : vector<16xi32>
  %c31 = arith.constant 48 : index
  %c32 = arith.constant dense<6> : vector<16xi32>
  %c33 = arith.constant dense<7> : vector<16xi32>
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
      %85 = vector.load %w[%82] : memref<?xi8>, vector<32xi8>
      %86 = vector.bitcast %85 : vector<32xi8> to vector<16xf16>
      %87 = arith.extf %86 : vector<16xf16> to vector<16xf32>
      %88 = arith.addi %82, %c4 : index
      %89 = vector.load %w[%88] : memref<?xi8>, vector<32xi8>
      %90 = vector.bitcast %89 : vector<32xi8> to vector<16xf16>
      %91 = arith.extf %90 : vector<16xf16> to vector<16xf32>
      %92 = vector.load %w[%84] : memref<?xi8>, vector<32xi8>
      %93 = vector.bitcast %92 : vector<32xi8> to vector<16xf16>
      %94 = arith.extf %93 : vector<16xf16> to vector<16xf32>
      %95 = arith.addi %84, %c4 : index
      %96 = vector.load %w[%95] : memref<?xi8>, vector<32xi8>
      %97 = vector.bitcast %96 : vector<32xi8> to vector<16xf16>
      %98 = arith.extf %97 : vector<16xf16> to vector<16xf32>
      %99 = arith.muli %55, %c4 : index
      %125:24 = scf.for %100 = %c7 to %c12 step %c1 iter_args(%101 = %56, %102 = %57, %103 = %58, %104 = %59, %105 = %60, %106 = %61, %107 = %62, %108 = %63, %109 = %64, %110 = %65, %111 = %66, %112 = %67, %113 = %68, %114 = %69, %115 = %70, %116 = %71, %117 = %72, %118 = %73, %119 = %74, %120 = %75, %121 = %76, %122 = %77, %123 = %78, %124 = %79) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %126 = arith.muli %100, %c16 : index
        %127 = arith.addi %99, %126 : index
        %128 = arith.addi %82, %c21 : index
        %129 = arith.muli %100, %c1 : index
        %130 = arith.addi %129, %c7 : index
        %131 = arith.muli %130, %c22 : index
        %132 = arith.addi %128, %131 : index
        %133 = vector.load %w[%132] : memref<?xi8>, vector<16xi8>
        %134 = arith.extui %133 : vector<16xi8> to vector<16xi32>
        %135 = arith.addi %82, %c23 : index
        %136 = arith.muli %100, %c23 : index
        %137 = arith.addi %135, %136 : index
        %138 = arith.addi %137, %c7 : index
        %139 = vector.load %w[%138] : memref<?xi8>, vector<16xi8>
        %140 = arith.extui %139 : vector<16xi8> to vector<16xi32>
        %141 = arith.andi %140, %c24 : vector<16xi32>
        %142 = arith.shrui %134, %c25 : vector<16xi32>
        %143 = arith.andi %142, %c26 : vector<16xi32>
        %144 = arith.shli %143, %c27 : vector<16xi32>
        %145 = arith.ori %141, %144 : vector<16xi32>
        %146 = arith.sitofp %145 : vector<16xi32> to vector<16xf32>
        %147 = math.fma %146, %87, %91 : vector<16xf32>
        %148 = arith.addi %84, %c21 : index
        %149 = arith.muli %100, %c1 : index
        %150 = arith.addi %149, %c7 : index
        %151 = arith.muli %150, %c22 : index
        %152 = arith.addi %148, %151 : index
        %153 = vector.load %w[%152] : memref<?xi8>, vector<16xi8>
        %154 = arith.extui %153 : vector<16xi8> to vector<16xi32>
        %155 = arith.addi %84, %c23 : index
        %156 = arith.muli %100, %c23 : index
        %157 = arith.addi %155, %156 : index
        %158 = arith.addi %157, %c7 : index
        %159 = vector.load %w[%158] : memref<?xi8>, vector<16xi8>
        %160 = arith.extui %159 : vector<16xi8> to vector<16xi32>
        %161 = arith.andi %160, %c24 : vector<16xi32>
        %162 = arith.shrui %154, %c25 : vector<16xi32>
        %163 = arith.andi %162, %c26 : vector<16xi32>
        %164 = arith.shli %163, %c27 : vector<16xi32>
        %165 = arith.ori %161, %164 : vector<16xi32>
        %166 = arith.sitofp %165 : vector<16xi32> to vector<16xf32>
        %167 = math.fma %166, %94, %98 : vector<16xf32>
        %168 = arith.addi %42, %127 : index
        %169 = arith.addi %168, %c7 : index
        %170 = memref.load %x[%169] : memref<?xf32>
        %171 = vector.broadcast %170 : f32 to vector<16xf32>
        %172 = math.fma %171, %147, %101 : vector<16xf32>
        %173 = math.fma %171, %167, %102 : vector<16xf32>
        %174 = arith.addi %43, %127 : index
        %175 = arith.addi %174, %c7 : index
        %176 = memref.load %x[%175] : memref<?xf32>
        %177 = vector.broadcast %176 : f32 to vector<16xf32>
        %178 = math.fma %177, %147, %103 : vector<16xf32>
        %179 = math.fma %177, %167, %104 : vector<16xf32>
        %180 = arith.addi %44, %127 : index
        %181 = arith.addi %180, %c7 : index
        %182 = memref.load %x[%181] : memref<?xf32>
        %183 = vector.broadcast %182 : f32 to vector<16xf32>
        %184 = math.fma %183, %147, %105 : vector<16xf32>
        %185 = math.fma %183, %167, %106 : vector<16xf32>
        %186 = arith.addi %45, %127 : index
        %187 = arith.addi %186, %c7 : index
        %188 = memref.load %x[%187] : memref<?xf32>
        %189 = vector.broadcast %188 : f32 to vector<16xf32>
        %190 = math.fma %189, %147, %107 : vector<16xf32>
        %191 = math.fma %189, %167, %108 : vector<16xf32>
        %192 = arith.addi %46, %127 : index
        %193 = arith.addi %192, %c7 : index
        %194 = memref.load %x[%193] : memref<?xf32>
        %195 = vector.broadcast %194 : f32 to vector<16xf32>
        %196 = math.fma %195, %147, %109 : vector<16xf32>
        %197 = math.fma %195, %167, %110 : vector<16xf32>
        %198 = arith.addi %47, %127 : index
        %199 = arith.addi %198, %c7 : index
        %200 = memref.load %x[%199] : memref<?xf32>
        %201 = vector.broadcast %200 : f32 to vector<16xf32>
        %202 = math.fma %201, %147, %111 : vector<16xf32>
        %203 = math.fma %201, %167, %112 : vector<16xf32>
        %204 = arith.addi %48, %127 : index
        %205 = arith.addi %204, %c7 : index
        %206 = memref.load %x[%205] : memref<?xf32>
        %207 = vector.broadcast %206 : f32 to vector<16xf32>
        %208 = math.fma %207, %147, %113 : vector<16xf32>
        %209 = math.fma %207, %167, %114 : vector<16xf32>
        %210 = arith.addi %49, %127 : index
        %211 = arith.addi %210, %c7 : index
        %212 = memref.load %x[%211] : memref<?xf32>
        %213 = vector.broadcast %212 : f32 to vector<16xf32>
        %214 = math.fma %213, %147, %115 : vector<16xf32>
        %215 = math.fma %213, %167, %116 : vector<16xf32>
        %216 = arith.addi %50, %127 : index
        %217 = arith.addi %216, %c7 : index
        %218 = memref.load %x[%217] : memref<?xf32>
        %219 = vector.broadcast %218 : f32 to vector<16xf32>
        %220 = math.fma %219, %147, %117 : vector<16xf32>
        %221 = math.fma %219, %167, %118 : vector<16xf32>
        %222 = arith.addi %51, %127 : index
        %223 = arith.addi %222, %c7 : index
        %224 = memref.load %x[%223] : memref<?xf32>
        %225 = vector.broadcast %224 : f32 to vector<16xf32>
        %226 = math.fma %225, %147, %119 : vector<16xf32>
        %227 = math.fma %225, %167, %120 : vector<16xf32>
        %228 = arith.addi %52, %127 : index
        %229 = arith.addi %228, %c7 : index
        %230 = memref.load %x[%229] : memref<?xf32>
        %231 = vector.broadcast %230 : f32 to vector<16xf32>
        %232 = math.fma %231, %147, %121 : vector<16xf32>
        %233 = math.fma %231, %167, %122 : vector<16xf32>
        %234 = arith.addi %53, %127 : index
        %235 = arith.addi %234, %c7 : index
        %236 = memref.load %x[%235] : memref<?xf32>
        %237 = vector.broadcast %236 : f32 to vector<16xf32>
        %238 = math.fma %237, %147, %123 : vector<16xf32>
        %239 = math.fma %237, %167, %124 : vector<16xf32>
        %240 = arith.addi %137, %c7 : index
        %241 = vector.load %w[%240] : memref<?xi8>, vector<16xi8>
        %242 = arith.extui %241 : vector<16xi8> to vector<16xi32>
        %243 = arith.shrui %242, %c27 : vector<16xi32>
        %244 = arith.shrui %134, %c26 : vector<16xi32>
        %245 = arith.andi %244, %c26 : vector<16xi32>
        %246 = arith.shli %245, %c27 : vector<16xi32>
        %247 = arith.ori %243, %246 : vector<16xi32>
        %248 = arith.sitofp %247 : vector<16xi32> to vector<16xf32>
        %249 = math.fma %248, %87, %91 : vector<16xf32>
        %250 = arith.addi %157, %c7 : index
        %251 = vector.load %w[%250] : memref<?xi8>, vector<16xi8>
        %252 = arith.extui %251 : vector<16xi8> to vector<16xi32>
        %253 = arith.shrui %252, %c27 : vector<16xi32>
        %254 = arith.shrui %154, %c26 : vector<16xi32>
        %255 = arith.andi %254, %c26 : vector<16xi32>
        %256 = arith.shli %255, %c27 : vector<16xi32>
        %257 = arith.ori %253, %256 : vector<16xi32>
        %258 = arith.sitofp %257 : vector<16xi32> to vector<16xf32>
        %259 = math.fma %258, %94, %98 : vector<16xf32>
        %260 = arith.addi %42, %127 : index
        %261 = arith.addi %260, %c1 : index
        %262 = memref.load %x[%261] : memref<?xf32>
        %263 = vector.broadcast %262 : f32 to vector<16xf32>
        %264 = math.fma %263, %249, %172 : vector<16xf32>
        %265 = math.fma %263, %259, %173 : vector<16xf32>
        %266 = arith.addi %43, %127 : index
        %267 = arith.addi %266, %c1 : index
        %268 = memref.load %x[%267] : memref<?xf32>
        %269 = vector.broadcast %268 : f32 to vector<16xf32>
        %270 = math.fma %269, %249, %178 : vector<16xf32>
        %271 = math.fma %269, %259, %179 : vector<16xf32>
        %272 = arith.addi %44, %127 : index
        %273 = arith.addi %272, %c1 : index
        %274 = memref.load %x[%273] : memref<?xf32>
        %275 = vector.broadcast %274 : f32 to vector<16xf32>
        %276 = math.fma %275, %249, %184 : vector<16xf32>
        %277 = math.fma %275, %259, %185 : vector<16xf32>
        %278 = arith.addi %45, %127 : index
        %279 = arith.addi %278, %c1 : index
        %280 = memref.load %x[%279] : memref<?xf32>
        %281 = vector.broadcast %280 : f32 to vector<16xf32>
        %282 = math.fma %281, %249, %190 : vector<16xf32>
        %283 = math.fma %281, %259, %191 : vector<16xf32>
        %284 = arith.addi %46, %127 : index
        %285 = arith.addi %284, %c1 : index
        %286 = memref.load %x[%285] : memref<?xf32>
        %287 = vector.broadcast %286 : f32 to vector<16xf32>
        %288 = math.fma %287, %249, %196 : vector<16xf32>
        %289 = math.fma %287, %259, %197 : vector<16xf32>
        %290 = arith.addi %47, %127 : index
        %291 = arith.addi %290, %c1 : index
        %292 = memref.load %x[%291] : memref<?xf32>
        %293 = vector.broadcast %292 : f32 to vector<16xf32>
        %294 = math.fma %293, %249, %202 : vector<16xf32>
        %295 = math.fma %293, %259, %203 : vector<16xf32>
        %296 = arith.addi %48, %127 : index
        %297 = arith.addi %296, %c1 : index
        %298 = memref.load %x[%297] : memref<?xf32>
        %299 = vector.broadcast %298 : f32 to vector<16xf32>
        %300 = math.fma %299, %249, %208 : vector<16xf32>
        %301 = math.fma %299, %259, %209 : vector<16xf32>
        %302 = arith.addi %49, %127 : index
        %303 = arith.addi %302, %c1 : index
        %304 = memref.load %x[%303] : memref<?xf32>
        %305 = vector.broadcast %304 : f32 to vector<16xf32>
        %306 = math.fma %305, %249, %214 : vector<16xf32>
        %307 = math.fma %305, %259, %215 : vector<16xf32>
        %308 = arith.addi %50, %127 : index
        %309 = arith.addi %308, %c1 : index
        %310 = memref.load %x[%309] : memref<?xf32>
        %311 = vector.broadcast %310 : f32 to vector<16xf32>
        %312 = math.fma %311, %249, %220 : vector<16xf32>
        %313 = math.fma %311, %259, %221 : vector<16xf32>
        %314 = arith.addi %51, %127 : index
        %315 = arith.addi %314, %c1 : index
        %316 = memref.load %x[%315] : memref<?xf32>
        %317 = vector.broadcast %316 : f32 to vector<16xf32>
        %318 = math.fma %317, %249, %226 : vector<16xf32>
        %319 = math.fma %317, %259, %227 : vector<16xf32>
        %320 = arith.addi %52, %127 : index
        %321 = arith.addi %320, %c1 : index
        %322 = memref.load %x[%321] : memref<?xf32>
        %323 = vector.broadcast %322 : f32 to vector<16xf32>
        %324 = math.fma %323, %249, %232 : vector<16xf32>
        %325 = math.fma %323, %259, %233 : vector<16xf32>
        %326 = arith.addi %53, %127 : index
        %327 = arith.addi %326, %c1 : index
        %328 = memref.load %x[%327] : memref<?xf32>
        %329 = vector.broadcast %328 : f32 to vector<16xf32>
        %330 = math.fma %329, %249, %238 : vector<16xf32>
        %331 = math.fma %329, %259, %239 : vector<16xf32>
        %332 = arith.addi %137, %c22 : index
        %333 = vector.load %w[%332] : memref<?xi8>, vector<16xi8>
        %334 = arith.extui %333 : vector<16xi8> to vector<16xi32>
        %335 = arith.andi %334, %c24 : vector<16xi32>
        %336 = arith.shrui %134, %c28 : vector<16xi32>
        %337 = arith.andi %336, %c26 : vector<16xi32>
        %338 = arith.shli %337, %c27 : vector<16xi32>
        %339 = arith.ori %335, %338 : vector<16xi32>
        %340 = arith.sitofp %339 : vector<16xi32> to vector<16xf32>
        %341 = math.fma %340, %87, %91 : vector<16xf32>
        %342 = arith.addi %157, %c22 : index
        %343 = vector.load %w[%342] : memref<?xi8>, vector<16xi8>
        %344 = arith.extui %343 : vector<16xi8> to vector<16xi32>
        %345 = arith.andi %344, %c24 : vector<16xi32>
        %346 = arith.shrui %154, %c28 : vector<16xi32>
        %347 = arith.andi %346, %c26 : vector<16xi32>
        %348 = arith.shli %347, %c27 : vector<16xi32>
        %349 = arith.ori %345, %348 : vector<16xi32>
        %350 = arith.sitofp %349 : vector<16xi32> to vector<16xf32>
        %351 = math.fma %350, %94, %98 : vector<16xf32>
        %352 = arith.addi %42, %127 : index
        %353 = arith.addi %352, %c6 : index
        %354 = memref.load %x[%353] : memref<?xf32>
        %355 = vector.broadcast %354 : f32 to vector<16xf32>
        %356 = math.fma %355, %341, %264 : vector<16xf32>
        %357 = math.fma %355, %351, %265 : vector<16xf32>
        %358 = arith.addi %43, %127 : index
        %359 = arith.addi %358, %c6 : index
        %360 = memref.load %x[%359] : memref<?xf32>
        %361 = vector.broadcast %360 : f32 to vector<16xf32>
        %362 = math.fma %361, %341, %270 : vector<16xf32>
        %363 = math.fma %361, %351, %271 : vector<16xf32>
        %364 = arith.addi %44, %127 : index
        %365 = arith.addi %364, %c6 : index
        %366 = memref.load %x[%365] : memref<?xf32>
        %367 = vector.broadcast %366 : f32 to vector<16xf32>
        %368 = math.fma %367, %341, %276 : vector<16xf32>
        %369 = math.fma %367, %351, %277 : vector<16xf32>
        %370 = arith.addi %45, %127 : index
        %371 = arith.addi %370, %c6 : index
        %372 = memref.load %x[%371] : memref<?xf32>
        %373 = vector.broadcast %372 : f32 to vector<16xf32>
        %374 = math.fma %373, %341, %282 : vector<16xf32>
        %375 = math.fma %373, %351, %283 : vector<16xf32>
        %376 = arith.addi %46, %127 : index
        %377 = arith.addi %376, %c6 : index
        %378 = memref.load %x[%377] : memref<?xf32>
        %379 = vector.broadcast %378 : f32 to vector<16xf32>
        %380 = math.fma %379, %341, %288 : vector<16xf32>
        %381 = math.fma %379, %351, %289 : vector<16xf32>
        %382 = arith.addi %47, %127 : index
        %383 = arith.addi %382, %c6 : index
        %384 = memref.load %x[%383] : memref<?xf32>
        %385 = vector.broadcast %384 : f32 to vector<16xf32>
        %386 = math.fma %385, %341, %294 : vector<16xf32>
        %387 = math.fma %385, %351, %295 : vector<16xf32>
        %388 = arith.addi %48, %127 : index
        %389 = arith.addi %388, %c6 : index
        %390 = memref.load %x[%389] : memref<?xf32>
        %391 = vector.broadcast %390 : f32 to vector<16xf32>
        %392 = math.fma %391, %341, %300 : vector<16xf32>
        %393 = math.fma %391, %351, %301 : vector<16xf32>
        %394 = arith.addi %49, %127 : index
        %395 = arith.addi %394, %c6 : index
        %396 = memref.load %x[%395] : memref<?xf32>
        %397 = vector.broadcast %396 : f32 to vector<16xf32>
        %398 = math.fma %397, %341, %306 : vector<16xf32>
        %399 = math.fma %397, %351, %307 : vector<16xf32>
        %400 = arith.addi %50, %127 : index
        %401 = arith.addi %400, %c6 : index
        %402 = memref.load %x[%401] : memref<?xf32>
        %403 = vector.broadcast %402 : f32 to vector<16xf32>
        %404 = math.fma %403, %341, %312 : vector<16xf32>
        %405 = math.fma %403, %351, %313 : vector<16xf32>
        %406 = arith.addi %51, %127 : index
        %407 = arith.addi %406, %c6 : index
        %408 = memref.load %x[%407] : memref<?xf32>
        %409 = vector.broadcast %408 : f32 to vector<16xf32>
        %410 = math.fma %409, %341, %318 : vector<16xf32>
        %411 = math.fma %409, %351, %319 : vector<16xf32>
        %412 = arith.addi %52, %127 : index
        %413 = arith.addi %412, %c6 : index
        %414 = memref.load %x[%413] : memref<?xf32>
        %415 = vector.broadcast %414 : f32 to vector<16xf32>
        %416 = math.fma %415, %341, %324 : vector<16xf32>
        %417 = math.fma %415, %351, %325 : vector<16xf32>
        %418 = arith.addi %53, %127 : index
        %419 = arith.addi %418, %c6 : index
        %420 = memref.load %x[%419] : memref<?xf32>
        %421 = vector.broadcast %420 : f32 to vector<16xf32>
        %422 = math.fma %421, %341, %330 : vector<16xf32>
        %423 = math.fma %421, %351, %331 : vector<16xf32>
        %424 = arith.addi %137, %c22 : index
        %425 = vector.load %w[%424] : memref<?xi8>, vector<16xi8>
        %426 = arith.extui %425 : vector<16xi8> to vector<16xi32>
        %427 = arith.shrui %426, %c27 : vector<16xi32>
        %428 = arith.shrui %134, %c29 : vector<16xi32>
        %429 = arith.andi %428, %c26 : vector<16xi32>
        %430 = arith.shli %429, %c27 : vector<16xi32>
        %431 = arith.ori %427, %430 : vector<16xi32>
        %432 = arith.sitofp %431 : vector<16xi32> to vector<16xf32>
        %433 = math.fma %432, %87, %91 : vector<16xf32>
        %434 = arith.addi %157, %c22 : index
        %435 = vector.load %w[%434] : memref<?xi8>, vector<16xi8>
        %436 = arith.extui %435 : vector<16xi8> to vector<16xi32>
        %437 = arith.shrui %436, %c27 : vector<16xi32>
        %438 = arith.shrui %154, %c29 : vector<16xi32>
        %439 = arith.andi %438, %c26 : vector<16xi32>
        %440 = arith.shli %439, %c27 : vector<16xi32>
        %441 = arith.ori %437, %440 : vector<16xi32>
        %442 = arith.sitofp %441 : vector<16xi32> to vector<16xf32>
        %443 = math.fma %442, %94, %98 : vector<16xf32>
        %444 = arith.addi %42, %127 : index
        %445 = arith.addi %444, %c11 : index
        %446 = memref.load %x[%445] : memref<?xf32>
        %447 = vector.broadcast %446 : f32 to vector<16xf32>
        %448 = math.fma %447, %433, %356 : vector<16xf32>
        %449 = math.fma %447, %443, %357 : vector<16xf32>
        %450 = arith.addi %43, %127 : index
        %451 = arith.addi %450, %c11 : index
        %452 = memref.load %x[%451] : memref<?xf32>
        %453 = vector.broadcast %452 : f32 to vector<16xf32>
        %454 = math.fma %453, %433, %362 : vector<16xf32>
        %455 = math.fma %453, %443, %363 : vector<16xf32>
        %456 = arith.addi %44, %127 : index
        %457 = arith.addi %456, %c11 : index
        %458 = memref.load %x[%457] : memref<?xf32>
        %459 = vector.broadcast %458 : f32 to vector<16xf32>
        %460 = math.fma %459, %433, %368 : vector<16xf32>
        %461 = math.fma %459, %443, %369 : vector<16xf32>
        %462 = arith.addi %45, %127 : index
        %463 = arith.addi %462, %c11 : index
        %464 = memref.load %x[%463] : memref<?xf32>
        %465 = vector.broadcast %464 : f32 to vector<16xf32>
        %466 = math.fma %465, %433, %374 : vector<16xf32>
        %467 = math.fma %465, %443, %375 : vector<16xf32>
        %468 = arith.addi %46, %127 : index
        %469 = arith.addi %468, %c11 : index
        %470 = memref.load %x[%469] : memref<?xf32>
        %471 = vector.broadcast %470 : f32 to vector<16xf32>
        %472 = math.fma %471, %433, %380 : vector<16xf32>
        %473 = math.fma %471, %443, %381 : vector<16xf32>
        %474 = arith.addi %47, %127 : index
        %475 = arith.addi %474, %c11 : index
        %476 = memref.load %x[%475] : memref<?xf32>
        %477 = vector.broadcast %476 : f32 to vector<16xf32>
        %478 = math.fma %477, %433, %386 : vector<16xf32>
        %479 = math.fma %477, %443, %387 : vector<16xf32>
        %480 = arith.addi %48, %127 : index
        %481 = arith.addi %480, %c11 : index
        %482 = memref.load %x[%481] : memref<?xf32>
        %483 = vector.broadcast %482 : f32 to vector<16xf32>
        %484 = math.fma %483, %433, %392 : vector<16xf32>
        %485 = math.fma %483, %443, %393 : vector<16xf32>
        %486 = arith.addi %49, %127 : index
        %487 = arith.addi %486, %c11 : index
        %488 = memref.load %x[%487] : memref<?xf32>
        %489 = vector.broadcast %488 : f32 to vector<16xf32>
        %490 = math.fma %489, %433, %398 : vector<16xf32>
        %491 = math.fma %489, %443, %399 : vector<16xf32>
        %492 = arith.addi %50, %127 : index
        %493 = arith.addi %492, %c11 : index
        %494 = memref.load %x[%493] : memref<?xf32>
        %495 = vector.broadcast %494 : f32 to vector<16xf32>
        %496 = math.fma %495, %433, %404 : vector<16xf32>
        %497 = math.fma %495, %443, %405 : vector<16xf32>
        %498 = arith.addi %51, %127 : index
        %499 = arith.addi %498, %c11 : index
        %500 = memref.load %x[%499] : memref<?xf32>
        %501 = vector.broadcast %500 : f32 to vector<16xf32>
        %502 = math.fma %501, %433, %410 : vector<16xf32>
        %503 = math.fma %501, %443, %411 : vector<16xf32>
        %504 = arith.addi %52, %127 : index
        %505 = arith.addi %504, %c11 : index
        %506 = memref.load %x[%505] : memref<?xf32>
        %507 = vector.broadcast %506 : f32 to vector<16xf32>
        %508 = math.fma %507, %433, %416 : vector<16xf32>
        %509 = math.fma %507, %443, %417 : vector<16xf32>
        %510 = arith.addi %53, %127 : index
        %511 = arith.addi %510, %c11 : index
        %512 = memref.load %x[%511] : memref<?xf32>
        %513 = vector.broadcast %512 : f32 to vector<16xf32>
        %514 = math.fma %513, %433, %422 : vector<16xf32>
        %515 = math.fma %513, %443, %423 : vector<16xf32>
        %516 = arith.addi %137, %c4 : index
        %517 = vector.load %w[%516] : memref<?xi8>, vector<16xi8>
        %518 = arith.extui %517 : vector<16xi8> to vector<16xi32>
        %519 = arith.andi %518, %c24 : vector<16xi32>
        %520 = arith.shrui %134, %c27 : vector<16xi32>
        %521 = arith.andi %520, %c26 : vector<16xi32>
        %522 = arith.shli %521, %c27 : vector<16xi32>
        %523 = arith.ori %519, %522 : vector<16xi32>
        %524 = arith.sitofp %523 : vector<16xi32> to vector<16xf32>
        %525 = math.fma %524, %87, %91 : vector<16xf32>
        %526 = arith.addi %157, %c4 : index
        %527 = vector.load %w[%526] : memref<?xi8>, vector<16xi8>
        %528 = arith.extui %527 : vector<16xi8> to vector<16xi32>
        %529 = arith.andi %528, %c24 : vector<16xi32>
        %530 = arith.shrui %154, %c27 : vector<16xi32>
        %531 = arith.andi %530, %c26 : vector<16xi32>
        %532 = arith.shli %531, %c27 : vector<16xi32>
        %533 = arith.ori %529, %532 : vector<16xi32>
        %534 = arith.sitofp %533 : vector<16xi32> to vector<16xf32>
        %535 = math.fma %534, %94, %98 : vector<16xf32>
        %536 = arith.addi %42, %127 : index
        %537 = arith.addi %536, %c12 : index
        %538 = memref.load %x[%537] : memref<?xf32>
        %539 = vector.broadcast %538 : f32 to vector<16xf32>
        %540 = math.fma %539, %525, %448 : vector<16xf32>
        %541 = math.fma %539, %535, %449 : vector<16xf32>
        %542 = arith.addi %43, %127 : index
        %543 = arith.addi %542, %c12 : index
        %544 = memref.load %x[%543] : memref<?xf32>
        %545 = vector.broadcast %544 : f32 to vector<16xf32>
        %546 = math.fma %545, %525, %454 : vector<16xf32>
        %547 = math.fma %545, %535, %455 : vector<16xf32>
        %548 = arith.addi %44, %127 : index
        %549 = arith.addi %548, %c12 : index
        %550 = memref.load %x[%549] : memref<?xf32>
        %551 = vector.broadcast %550 : f32 to vector<16xf32>
        %552 = math.fma %551, %525, %460 : vector<16xf32>
        %553 = math.fma %551, %535, %461 : vector<16xf32>
        %554 = arith.addi %45, %127 : index
        %555 = arith.addi %554, %c12 : index
        %556 = memref.load %x[%555] : memref<?xf32>
        %557 = vector.broadcast %556 : f32 to vector<16xf32>
        %558 = math.fma %557, %525, %466 : vector<16xf32>
        %559 = math.fma %557, %535, %467 : vector<16xf32>
        %560 = arith.addi %46, %127 : index
        %561 = arith.addi %560, %c12 : index
        %562 = memref.load %x[%561] : memref<?xf32>
        %563 = vector.broadcast %562 : f32 to vector<16xf32>
        %564 = math.fma %563, %525, %472 : vector<16xf32>
        %565 = math.fma %563, %535, %473 : vector<16xf32>
        %566 = arith.addi %47, %127 : index
        %567 = arith.addi %566, %c12 : index
        %568 = memref.load %x[%567] : memref<?xf32>
        %569 = vector.broadcast %568 : f32 to vector<16xf32>
        %570 = math.fma %569, %525, %478 : vector<16xf32>
        %571 = math.fma %569, %535, %479 : vector<16xf32>
        %572 = arith.addi %48, %127 : index
        %573 = arith.addi %572, %c12 : index
        %574 = memref.load %x[%573] : memref<?xf32>
        %575 = vector.broadcast %574 : f32 to vector<16xf32>
        %576 = math.fma %575, %525, %484 : vector<16xf32>
        %577 = math.fma %575, %535, %485 : vector<16xf32>
        %578 = arith.addi %49, %127 : index
        %579 = arith.addi %578, %c12 : index
        %580 = memref.load %x[%579] : memref<?xf32>
        %581 = vector.broadcast %580 : f32 to vector<16xf32>
        %582 = math.fma %581, %525, %490 : vector<16xf32>
        %583 = math.fma %581, %535, %491 : vector<16xf32>
        %584 = arith.addi %50, %127 : index
        %585 = arith.addi %584, %c12 : index
        %586 = memref.load %x[%585] : memref<?xf32>
        %587 = vector.broadcast %586 : f32 to vector<16xf32>
        %588 = math.fma %587, %525, %496 : vector<16xf32>
        %589 = math.fma %587, %535, %497 : vector<16xf32>
        %590 = arith.addi %51, %127 : index
        %591 = arith.addi %590, %c12 : index
        %592 = memref.load %x[%591] : memref<?xf32>
        %593 = vector.broadcast %592 : f32 to vector<16xf32>
        %594 = math.fma %593, %525, %502 : vector<16xf32>
        %595 = math.fma %593, %535, %503 : vector<16xf32>
        %596 = arith.addi %52, %127 : index
        %597 = arith.addi %596, %c12 : index
        %598 = memref.load %x[%597] : memref<?xf32>
        %599 = vector.broadcast %598 : f32 to vector<16xf32>
        %600 = math.fma %599, %525, %508 : vector<16xf32>
        %601 = math.fma %599, %535, %509 : vector<16xf32>
        %602 = arith.addi %53, %127 : index
        %603 = arith.addi %602, %c12 : index
        %604 = memref.load %x[%603] : memref<?xf32>
        %605 = vector.broadcast %604 : f32 to vector<16xf32>
        %606 = math.fma %605, %525, %514 : vector<16xf32>
        %607 = math.fma %605, %535, %515 : vector<16xf32>
        %608 = arith.addi %137, %c4 : index
        %609 = vector.load %w[%608] : memref<?xi8>, vector<16xi8>
        %610 = arith.extui %609 : vector<16xi8> to vector<16xi32>
        %611 = arith.shrui %610, %c27 : vector<16xi32>
        %612 = arith.shrui %134, %c30 : vector<16xi32>
        %613 = arith.andi %612, %c26 : vector<16xi32>
        %614 = arith.shli %613, %c27 : vector<16xi32>
        %615 = arith.ori %611, %614 : vector<16xi32>
        %616 = arith.sitofp %615 : vector<16xi32> to vector<16xf32>
        %617 = math.fma %616, %87, %91 : vector<16xf32>
        %618 = arith.addi %157, %c4 : index
        %619 = vector.load %w[%618] : memref<?xi8>, vector<16xi8>
        %620 = arith.extui %619 : vector<16xi8> to vector<16xi32>
        %621 = arith.shrui %620, %c27 : vector<16xi32>
        %622 = arith.shrui %154, %c30 : vector<16xi32>
        %623 = arith.andi %622, %c26 : vector<16xi32>
        %624 = arith.shli %623, %c27 : vector<16xi32>
        %625 = arith.ori %621, %624 : vector<16xi32>
        %626 = arith.sitofp %625 : vector<16xi32> to vector<16xf32>
        %627 = math.fma %626, %94, %98 : vector<16xf32>
        %628 = arith.addi %42, %127 : index
        %629 = arith.addi %628, %c13 : index
        %630 = memref.load %x[%629] : memref<?xf32>
        %631 = vector.broadcast %630 : f32 to vector<16xf32>
        %632 = math.fma %631, %617, %540 : vector<16xf32>
        %633 = math.fma %631, %627, %541 : vector<16xf32>
        %634 = arith.addi %43, %127 : index
        %635 = arith.addi %634, %c13 : index
        %636 = memref.load %x[%635] : memref<?xf32>
        %637 = vector.broadcast %636 : f32 to vector<16xf32>
        %638 = math.fma %637, %617, %546 : vector<16xf32>
        %639 = math.fma %637, %627, %547 : vector<16xf32>
        %640 = arith.addi %44, %127 : index
        %641 = arith.addi %640, %c13 : index
        %642 = memref.load %x[%641] : memref<?xf32>
        %643 = vector.broadcast %642 : f32 to vector<16xf32>
        %644 = math.fma %643, %617, %552 : vector<16xf32>
        %645 = math.fma %643, %627, %553 : vector<16xf32>
        %646 = arith.addi %45, %127 : index
        %647 = arith.addi %646, %c13 : index
        %648 = memref.load %x[%647] : memref<?xf32>
        %649 = vector.broadcast %648 : f32 to vector<16xf32>
        %650 = math.fma %649, %617, %558 : vector<16xf32>
        %651 = math.fma %649, %627, %559 : vector<16xf32>
        %652 = arith.addi %46, %127 : index
        %653 = arith.addi %652, %c13 : index
        %654 = memref.load %x[%653] : memref<?xf32>
        %655 = vector.broadcast %654 : f32 to vector<16xf32>
        %656 = math.fma %655, %617, %564 : vector<16xf32>
        %657 = math.fma %655, %627, %565 : vector<16xf32>
        %658 = arith.addi %47, %127 : index
        %659 = arith.addi %658, %c13 : index
        %660 = memref.load %x[%659] : memref<?xf32>
        %661 = vector.broadcast %660 : f32 to vector<16xf32>
        %662 = math.fma %661, %617, %570 : vector<16xf32>
        %663 = math.fma %661, %627, %571 : vector<16xf32>
        %664 = arith.addi %48, %127 : index
        %665 = arith.addi %664, %c13 : index
        %666 = memref.load %x[%665] : memref<?xf32>
        %667 = vector.broadcast %666 : f32 to vector<16xf32>
        %668 = math.fma %667, %617, %576 : vector<16xf32>
        %669 = math.fma %667, %627, %577 : vector<16xf32>
        %670 = arith.addi %49, %127 : index
        %671 = arith.addi %670, %c13 : index
        %672 = memref.load %x[%671] : memref<?xf32>
        %673 = vector.broadcast %672 : f32 to vector<16xf32>
        %674 = math.fma %673, %617, %582 : vector<16xf32>
        %675 = math.fma %673, %627, %583 : vector<16xf32>
        %676 = arith.addi %50, %127 : index
        %677 = arith.addi %676, %c13 : index
        %678 = memref.load %x[%677] : memref<?xf32>
        %679 = vector.broadcast %678 : f32 to vector<16xf32>
        %680 = math.fma %679, %617, %588 : vector<16xf32>
        %681 = math.fma %679, %627, %589 : vector<16xf32>
        %682 = arith.addi %51, %127 : index
        %683 = arith.addi %682, %c13 : index
        %684 = memref.load %x[%683] : memref<?xf32>
        %685 = vector.broadcast %684 : f32 to vector<16xf32>
        %686 = math.fma %685, %617, %594 : vector<16xf32>
        %687 = math.fma %685, %627, %595 : vector<16xf32>
        %688 = arith.addi %52, %127 : index
        %689 = arith.addi %688, %c13 : index
        %690 = memref.load %x[%689] : memref<?xf32>
        %691 = vector.broadcast %690 : f32 to vector<16xf32>
        %692 = math.fma %691, %617, %600 : vector<16xf32>
        %693 = math.fma %691, %627, %601 : vector<16xf32>
        %694 = arith.addi %53, %127 : index
        %695 = arith.addi %694, %c13 : index
        %696 = memref.load %x[%695] : memref<?xf32>
        %697 = vector.broadcast %696 : f32 to vector<16xf32>
        %698 = math.fma %697, %617, %606 : vector<16xf32>
        %699 = math.fma %697, %627, %607 : vector<16xf32>
        %700 = arith.addi %137, %c31 : index
        %701 = vector.load %w[%700] : memref<?xi8>, vector<16xi8>
        %702 = arith.extui %701 : vector<16xi8> to vector<16xi32>
        %703 = arith.andi %702, %c24 : vector<16xi32>
        %704 = arith.shrui %134, %c32 : vector<16xi32>
        %705 = arith.andi %704, %c26 : vector<16xi32>
        %706 = arith.shli %705, %c27 : vector<16xi32>
        %707 = arith.ori %703, %706 : vector<16xi32>
        %708 = arith.sitofp %707 : vector<16xi32> to vector<16xf32>
        %709 = math.fma %708, %87, %91 : vector<16xf32>
        %710 = arith.addi %157, %c31 : index
        %711 = vector.load %w[%710] : memref<?xi8>, vector<16xi8>
        %712 = arith.extui %711 : vector<16xi8> to vector<16xi32>
        %713 = arith.andi %712, %c24 : vector<16xi32>
        %714 = arith.shrui %154, %c32 : vector<16xi32>
        %715 = arith.andi %714, %c26 : vector<16xi32>
        %716 = arith.shli %715, %c27 : vector<16xi32>
        %717 = arith.ori %713, %716 : vector<16xi32>
        %718 = arith.sitofp %717 : vector<16xi32> to vector<16xf32>
        %719 = math.fma %718, %94, %98 : vector<16xf32>
        %720 = arith.addi %42, %127 : index
        %721 = arith.addi %720, %c14 : index
        %722 = memref.load %x[%721] : memref<?xf32>
        %723 = vector.broadcast %722 : f32 to vector<16xf32>
        %724 = math.fma %723, %709, %632 : vector<16xf32>
        %725 = math.fma %723, %719, %633 : vector<16xf32>
        %726 = arith.addi %43, %127 : index
        %727 = arith.addi %726, %c14 : index
        %728 = memref.load %x[%727] : memref<?xf32>
        %729 = vector.broadcast %728 : f32 to vector<16xf32>
        %730 = math.fma %729, %709, %638 : vector<16xf32>
        %731 = math.fma %729, %719, %639 : vector<16xf32>
        %732 = arith.addi %44, %127 : index
        %733 = arith.addi %732, %c14 : index
        %734 = memref.load %x[%733] : memref<?xf32>
        %735 = vector.broadcast %734 : f32 to vector<16xf32>
        %736 = math.fma %735, %709, %644 : vector<16xf32>
        %737 = math.fma %735, %719, %645 : vector<16xf32>
        %738 = arith.addi %45, %127 : index
        %739 = arith.addi %738, %c14 : index
        %740 = memref.load %x[%739] : memref<?xf32>
        %741 = vector.broadcast %740 : f32 to vector<16xf32>
        %742 = math.fma %741, %709, %650 : vector<16xf32>
        %743 = math.fma %741, %719, %651 : vector<16xf32>
        %744 = arith.addi %46, %127 : index
        %745 = arith.addi %744, %c14 : index
        %746 = memref.load %x[%745] : memref<?xf32>
        %747 = vector.broadcast %746 : f32 to vector<16xf32>
        %748 = math.fma %747, %709, %656 : vector<16xf32>
        %749 = math.fma %747, %719, %657 : vector<16xf32>
        %750 = arith.addi %47, %127 : index
        %751 = arith.addi %750, %c14 : index
        %752 = memref.load %x[%751] : memref<?xf32>
        %753 = vector.broadcast %752 : f32 to vector<16xf32>
        %754 = math.fma %753, %709, %662 : vector<16xf32>
        %755 = math.fma %753, %719, %663 : vector<16xf32>
        %756 = arith.addi %48, %127 : index
        %757 = arith.addi %756, %c14 : index
        %758 = memref.load %x[%757] : memref<?xf32>
        %759 = vector.broadcast %758 : f32 to vector<16xf32>
        %760 = math.fma %759, %709, %668 : vector<16xf32>
        %761 = math.fma %759, %719, %669 : vector<16xf32>
        %762 = arith.addi %49, %127 : index
        %763 = arith.addi %762, %c14 : index
        %764 = memref.load %x[%763] : memref<?xf32>
        %765 = vector.broadcast %764 : f32 to vector<16xf32>
        %766 = math.fma %765, %709, %674 : vector<16xf32>
        %767 = math.fma %765, %719, %675 : vector<16xf32>
        %768 = arith.addi %50, %127 : index
        %769 = arith.addi %768, %c14 : index
        %770 = memref.load %x[%769] : memref<?xf32>
        %771 = vector.broadcast %770 : f32 to vector<16xf32>
        %772 = math.fma %771, %709, %680 : vector<16xf32>
        %773 = math.fma %771, %719, %681 : vector<16xf32>
        %774 = arith.addi %51, %127 : index
        %775 = arith.addi %774, %c14 : index
        %776 = memref.load %x[%775] : memref<?xf32>
        %777 = vector.broadcast %776 : f32 to vector<16xf32>
        %778 = math.fma %777, %709, %686 : vector<16xf32>
        %779 = math.fma %777, %719, %687 : vector<16xf32>
        %780 = arith.addi %52, %127 : index
        %781 = arith.addi %780, %c14 : index
        %782 = memref.load %x[%781] : memref<?xf32>
        %783 = vector.broadcast %782 : f32 to vector<16xf32>
        %784 = math.fma %783, %709, %692 : vector<16xf32>
        %785 = math.fma %783, %719, %693 : vector<16xf32>
        %786 = arith.addi %53, %127 : index
        %787 = arith.addi %786, %c14 : index
        %788 = memref.load %x[%787] : memref<?xf32>
        %789 = vector.broadcast %788 : f32 to vector<16xf32>
        %790 = math.fma %789, %709, %698 : vector<16xf32>
        %791 = math.fma %789, %719, %699 : vector<16xf32>
        %792 = arith.addi %137, %c31 : index
        %793 = vector.load %w[%792] : memref<?xi8>, vector<16xi8>
        %794 = arith.extui %793 : vector<16xi8> to vector<16xi32>
        %795 = arith.shrui %794, %c27 : vector<16xi32>
        %796 = arith.shrui %134, %c33 : vector<16xi32>
        %797 = arith.andi %796, %c26 : vector<16xi32>
        %798 = arith.shli %797, %c27 : vector<16xi32>
        %799 = arith.ori %795, %798 : vector<16xi32>
        %800 = arith.sitofp %799 : vector<16xi32> to vector<16xf32>
        %801 = math.fma %800, %87, %91 : vector<16xf32>
        %802 = arith.addi %157, %c31 : index
        %803 = vector.load %w[%802] : memref<?xi8>, vector<16xi8>
        %804 = arith.extui %803 : vector<16xi8> to vector<16xi32>
        %805 = arith.shrui %804, %c27 : vector<16xi32>
        %806 = arith.shrui %154, %c33 : vector<16xi32>
        %807 = arith.andi %806, %c26 : vector<16xi32>
        %808 = arith.shli %807, %c27 : vector<16xi32>
        %809 = arith.ori %805, %808 : vector<16xi32>
        %810 = arith.sitofp %809 : vector<16xi32> to vector<16xf32>
        %811 = math.fma %810, %94, %98 : vector<16xf32>
        %812 = arith.addi %42, %127 : index
        %813 = arith.addi %812, %c15 : index
        %814 = memref.load %x[%813] : memref<?xf32>
        %815 = vector.broadcast %814 : f32 to vector<16xf32>
        %816 = math.fma %815, %801, %724 : vector<16xf32>
        %817 = math.fma %815, %811, %725 : vector<16xf32>
        %818 = arith.addi %43, %127 : index
        %819 = arith.addi %818, %c15 : index
        %820 = memref.load %x[%819] : memref<?xf32>
        %821 = vector.broadcast %820 : f32 to vector<16xf32>
        %822 = math.fma %821, %801, %730 : vector<16xf32>
        %823 = math.fma %821, %811, %731 : vector<16xf32>
        %824 = arith.addi %44, %127 : index
        %825 = arith.addi %824, %c15 : index
        %826 = memref.load %x[%825] : memref<?xf32>
        %827 = vector.broadcast %826 : f32 to vector<16xf32>
        %828 = math.fma %827, %801, %736 : vector<16xf32>
        %829 = math.fma %827, %811, %737 : vector<16xf32>
        %830 = arith.addi %45, %127 : index
        %831 = arith.addi %830, %c15 : index
        %832 = memref.load %x[%831] : memref<?xf32>
        %833 = vector.broadcast %832 : f32 to vector<16xf32>
        %834 = math.fma %833, %801, %742 : vector<16xf32>
        %835 = math.fma %833, %811, %743 : vector<16xf32>
        %836 = arith.addi %46, %127 : index
        %837 = arith.addi %836, %c15 : index
        %838 = memref.load %x[%837] : memref<?xf32>
        %839 = vector.broadcast %838 : f32 to vector<16xf32>
        %840 = math.fma %839, %801, %748 : vector<16xf32>
        %841 = math.fma %839, %811, %749 : vector<16xf32>
        %842 = arith.addi %47, %127 : index
        %843 = arith.addi %842, %c15 : index
        %844 = memref.load %x[%843] : memref<?xf32>
        %845 = vector.broadcast %844 : f32 to vector<16xf32>
        %846 = math.fma %845, %801, %754 : vector<16xf32>
        %847 = math.fma %845, %811, %755 : vector<16xf32>
        %848 = arith.addi %48, %127 : index
        %849 = arith.addi %848, %c15 : index
        %850 = memref.load %x[%849] : memref<?xf32>
        %851 = vector.broadcast %850 : f32 to vector<16xf32>
        %852 = math.fma %851, %801, %760 : vector<16xf32>
        %853 = math.fma %851, %811, %761 : vector<16xf32>
        %854 = arith.addi %49, %127 : index
        %855 = arith.addi %854, %c15 : index
        %856 = memref.load %x[%855] : memref<?xf32>
        %857 = vector.broadcast %856 : f32 to vector<16xf32>
        %858 = math.fma %857, %801, %766 : vector<16xf32>
        %859 = math.fma %857, %811, %767 : vector<16xf32>
        %860 = arith.addi %50, %127 : index
        %861 = arith.addi %860, %c15 : index
        %862 = memref.load %x[%861] : memref<?xf32>
        %863 = vector.broadcast %862 : f32 to vector<16xf32>
        %864 = math.fma %863, %801, %772 : vector<16xf32>
        %865 = math.fma %863, %811, %773 : vector<16xf32>
        %866 = arith.addi %51, %127 : index
        %867 = arith.addi %866, %c15 : index
        %868 = memref.load %x[%867] : memref<?xf32>
        %869 = vector.broadcast %868 : f32 to vector<16xf32>
        %870 = math.fma %869, %801, %778 : vector<16xf32>
        %871 = math.fma %869, %811, %779 : vector<16xf32>
        %872 = arith.addi %52, %127 : index
        %873 = arith.addi %872, %c15 : index
        %874 = memref.load %x[%873] : memref<?xf32>
        %875 = vector.broadcast %874 : f32 to vector<16xf32>
        %876 = math.fma %875, %801, %784 : vector<16xf32>
        %877 = math.fma %875, %811, %785 : vector<16xf32>
        %878 = arith.addi %53, %127 : index
        %879 = arith.addi %878, %c15 : index
        %880 = memref.load %x[%879] : memref<?xf32>
        %881 = vector.broadcast %880 : f32 to vector<16xf32>
        %882 = math.fma %881, %801, %790 : vector<16xf32>
        %883 = math.fma %881, %811, %791 : vector<16xf32>
        scf.yield %816, %817, %822, %823, %828, %829, %834, %835, %840, %841, %846, %847, %852, %853, %858, %859, %864, %865, %870, %871, %876, %877, %882, %883 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %125#0, %125#1, %125#2, %125#3, %125#4, %125#5, %125#6, %125#7, %125#8, %125#9, %125#10, %125#11, %125#12, %125#13, %125#14, %125#15, %125#16, %125#17, %125#18, %125#19, %125#20, %125#21, %125#22, %125#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %884 = arith.addi %16, %c7 : index
    %885 = arith.cmpi slt, %884, %15 : index
    scf.if %885 {
      %886 = arith.muli %884, %outputFeatures : index
      %887 = arith.muli %3, %c4 : index
      %888 = arith.addi %886, %887 : index
      scf.if %0 {
        %889 = arith.addi %888, %c7 : index
        %890 = vector.load %residual[%889] : memref<?xf32>, vector<16xf32>
        %891 = arith.addf %890, %80#0 : vector<16xf32>
        %892 = arith.addi %888, %c7 : index
        vector.store %891, %out[%892] : memref<?xf32>, vector<16xf32>
      } else {
        %893 = arith.addi %888, %c7 : index
        vector.store %80#0, %out[%893] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %894 = arith.addi %888, %c22 : index
        %895 = vector.load %residual[%894] : memref<?xf32>, vector<16xf32>
        %896 = arith.addf %895, %80#1 : vector<16xf32>
        %897 = arith.addi %888, %c22 : index
        vector.store %896, %out[%897] : memref<?xf32>, vector<16xf32>
      } else {
        %898 = arith.addi %888, %c22 : index
        vector.store %80#1, %out[%898] : memref<?xf32>, vector<16xf32>
      }
    }
    %899 = arith.addi %16, %c1 : index
    %900 = arith.cmpi slt, %899, %15 : index
    scf.if %900 {
      %901 = arith.muli %899, %outputFeatures : index
      %902 = arith.muli %3, %c4 : index
      %903 = arith.addi %901, %902 : index
      scf.if %0 {
        %904 = arith.addi %903, %c7 : index
        %905 = vector.load %residual[%904] : memref<?xf32>, vector<16xf32>
        %906 = arith.addf %905, %80#2 : vector<16xf32>
        %907 = arith.addi %903, %c7 : index
        vector.store %906, %out[%907] : memref<?xf32>, vector<16xf32>
      } else {
        %908 = arith.addi %903, %c7 : index
        vector.store %80#2, %out[%908] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %909 = arith.addi %903, %c22 : index
        %910 = vector.load %residual[%909] : memref<?xf32>, vector<16xf32>
        %911 = arith.addf %910, %80#3 : vector<16xf32>
        %912 = arith.addi %903, %c22 : index
        vector.store %911, %out[%912] : memref<?xf32>, vector<16xf32>
      } else {
        %913 = arith.addi %903, %c22 : index
        vector.store %80#3, %out[%913] : memref<?xf32>, vector<16xf32>
      }
    }
    %914 = arith.addi %16, %c6 : index
    %915 = arith.cmpi slt, %914, %15 : index
    scf.if %915 {
      %916 = arith.muli %914, %outputFeatures : index
      %917 = arith.muli %3, %c4 : index
      %918 = arith.addi %916, %917 : index
      scf.if %0 {
        %919 = arith.addi %918, %c7 : index
        %920 = vector.load %residual[%919] : memref<?xf32>, vector<16xf32>
        %921 = arith.addf %920, %80#4 : vector<16xf32>
        %922 = arith.addi %918, %c7 : index
        vector.store %921, %out[%922] : memref<?xf32>, vector<16xf32>
      } else {
        %923 = arith.addi %918, %c7 : index
        vector.store %80#4, %out[%923] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %924 = arith.addi %918, %c22 : index
        %925 = vector.load %residual[%924] : memref<?xf32>, vector<16xf32>
        %926 = arith.addf %925, %80#5 : vector<16xf32>
        %927 = arith.addi %918, %c22 : index
        vector.store %926, %out[%927] : memref<?xf32>, vector<16xf32>
      } else {
        %928 = arith.addi %918, %c22 : index
        vector.store %80#5, %out[%928] : memref<?xf32>, vector<16xf32>
      }
    }
    %929 = arith.addi %16, %c11 : index
    %930 = arith.cmpi slt, %929, %15 : index
    scf.if %930 {
      %931 = arith.muli %929, %outputFeatures : index
      %932 = arith.muli %3, %c4 : index
      %933 = arith.addi %931, %932 : index
      scf.if %0 {
        %934 = arith.addi %933, %c7 : index
        %935 = vector.load %residual[%934] : memref<?xf32>, vector<16xf32>
        %936 = arith.addf %935, %80#6 : vector<16xf32>
        %937 = arith.addi %933, %c7 : index
        vector.store %936, %out[%937] : memref<?xf32>, vector<16xf32>
      } else {
        %938 = arith.addi %933, %c7 : index
        vector.store %80#6, %out[%938] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %939 = arith.addi %933, %c22 : index
        %940 = vector.load %residual[%939] : memref<?xf32>, vector<16xf32>
        %941 = arith.addf %940, %80#7 : vector<16xf32>
        %942 = arith.addi %933, %c22 : index
        vector.store %941, %out[%942] : memref<?xf32>, vector<16xf32>
      } else {
        %943 = arith.addi %933, %c22 : index
        vector.store %80#7, %out[%943] : memref<?xf32>, vector<16xf32>
      }
    }
    %944 = arith.addi %16, %c12 : index
    %945 = arith.cmpi slt, %944, %15 : index
    scf.if %945 {
      %946 = arith.muli %944, %outputFeatures : index
      %947 = arith.muli %3, %c4 : index
      %948 = arith.addi %946, %947 : index
      scf.if %0 {
        %949 = arith.addi %948, %c7 : index
        %950 = vector.load %residual[%949] : memref<?xf32>, vector<16xf32>
        %951 = arith.addf %950, %80#8 : vector<16xf32>
        %952 = arith.addi %948, %c7 : index
        vector.store %951, %out[%952] : memref<?xf32>, vector<16xf32>
      } else {
        %953 = arith.addi %948, %c7 : index
        vector.store %80#8, %out[%953] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %954 = arith.addi %948, %c22 : index
        %955 = vector.load %residual[%954] : memref<?xf32>, vector<16xf32>
        %956 = arith.addf %955, %80#9 : vector<16xf32>
        %957 = arith.addi %948, %c22 : index
        vector.store %956, %out[%957] : memref<?xf32>, vector<16xf32>
      } else {
        %958 = arith.addi %948, %c22 : index
        vector.store %80#9, %out[%958] : memref<?xf32>, vector<16xf32>
      }
    }
    %959 = arith.addi %16, %c13 : index
    %960 = arith.cmpi slt, %959, %15 : index
    scf.if %960 {
      %961 = arith.muli %959, %outputFeatures : index
      %962 = arith.muli %3, %c4 : index
      %963 = arith.addi %961, %962 : index
      scf.if %0 {
        %964 = arith.addi %963, %c7 : index
        %965 = vector.load %residual[%964] : memref<?xf32>, vector<16xf32>
        %966 = arith.addf %965, %80#10 : vector<16xf32>
        %967 = arith.addi %963, %c7 : index
        vector.store %966, %out[%967] : memref<?xf32>, vector<16xf32>
      } else {
        %968 = arith.addi %963, %c7 : index
        vector.store %80#10, %out[%968] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %969 = arith.addi %963, %c22 : index
        %970 = vector.load %residual[%969] : memref<?xf32>, vector<16xf32>
        %971 = arith.addf %970, %80#11 : vector<16xf32>
        %972 = arith.addi %963, %c22 : index
        vector.store %971, %out[%972] : memref<?xf32>, vector<16xf32>
      } else {
        %973 = arith.addi %963, %c22 : index
        vector.store %80#11, %out[%973] : memref<?xf32>, vector<16xf32>
      }
    }
    %974 = arith.addi %16, %c14 : index
    %975 = arith.cmpi slt, %974, %15 : index
    scf.if %975 {
      %976 = arith.muli %974, %outputFeatures : index
      %977 = arith.muli %3, %c4 : index
      %978 = arith.addi %976, %977 : index
      scf.if %0 {
        %979 = arith.addi %978, %c7 : index
        %980 = vector.load %residual[%979] : memref<?xf32>, vector<16xf32>
        %981 = arith.addf %980, %80#12 : vector<16xf32>
        %982 = arith.addi %978, %c7 : index
        vector.store %981, %out[%982] : memref<?xf32>, vector<16xf32>
      } else {
        %983 = arith.addi %978, %c7 : index
        vector.store %80#12, %out[%983] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %984 = arith.addi %978, %c22 : index
        %985 = vector.load %residual[%984] : memref<?xf32>, vector<16xf32>
        %986 = arith.addf %985, %80#13 : vector<16xf32>
        %987 = arith.addi %978, %c22 : index
        vector.store %986, %out[%987] : memref<?xf32>, vector<16xf32>
      } else {
        %988 = arith.addi %978, %c22 : index
        vector.store %80#13, %out[%988] : memref<?xf32>, vector<16xf32>
      }
    }
    %989 = arith.addi %16, %c15 : index
    %990 = arith.cmpi slt, %989, %15 : index
    scf.if %990 {
      %991 = arith.muli %989, %outputFeatures : index
      %992 = arith.muli %3, %c4 : index
      %993 = arith.addi %991, %992 : index
      scf.if %0 {
        %994 = arith.addi %993, %c7 : index
        %995 = vector.load %residual[%994] : memref<?xf32>, vector<16xf32>
        %996 = arith.addf %995, %80#14 : vector<16xf32>
        %997 = arith.addi %993, %c7 : index
        vector.store %996, %out[%997] : memref<?xf32>, vector<16xf32>
      } else {
        %998 = arith.addi %993, %c7 : index
        vector.store %80#14, %out[%998] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %999 = arith.addi %993, %c22 : index
        %1000 = vector.load %residual[%999] : memref<?xf32>, vector<16xf32>
        %1001 = arith.addf %1000, %80#15 : vector<16xf32>
        %1002 = arith.addi %993, %c22 : index
        vector.store %1001, %out[%1002] : memref<?xf32>, vector<16xf32>
      } else {
        %1003 = arith.addi %993, %c22 : index
        vector.store %80#15, %out[%1003] : memref<?xf32>, vector<16xf32>
      }
    }
    %1004 = arith.addi %16, %c16 : index
    %1005 = arith.cmpi slt, %1004, %15 : index
    scf.if %1005 {
      %1006 = arith.muli %1004, %outputFeatures : index
      %1007 = arith.muli %3, %c4 : index
      %1008 = arith.addi %1006, %1007 : index
      scf.if %0 {
        %1009 = arith.addi %1008, %c7 : index
        %1010 = vector.load %residual[%1009] : memref<?xf32>, vector<16xf32>
        %1011 = arith.addf %1010, %80#16 : vector<16xf32>
        %1012 = arith.addi %1008, %c7 : index
        vector.store %1011, %out[%1012] : memref<?xf32>, vector<16xf32>
      } else {
        %1013 = arith.addi %1008, %c7 : index
        vector.store %80#16, %out[%1013] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %1014 = arith.addi %1008, %c22 : index
        %1015 = vector.load %residual[%1014] : memref<?xf32>, vector<16xf32>
        %1016 = arith.addf %1015, %80#17 : vector<16xf32>
        %1017 = arith.addi %1008, %c22 : index
        vector.store %1016, %out[%1017] : memref<?xf32>, vector<16xf32>
      } else {
        %1018 = arith.addi %1008, %c22 : index
        vector.store %80#17, %out[%1018] : memref<?xf32>, vector<16xf32>
      }
    }
    %1019 = arith.addi %16, %c17 : index
    %1020 = arith.cmpi slt, %1019, %15 : index
    scf.if %1020 {
      %1021 = arith.muli %1019, %outputFeatures : index
      %1022 = arith.muli %3, %c4 : index
      %1023 = arith.addi %1021, %1022 : index
      scf.if %0 {
        %1024 = arith.addi %1023, %c7 : index
        %1025 = vector.load %residual[%1024] : memref<?xf32>, vector<16xf32>
        %1026 = arith.addf %1025, %80#18 : vector<16xf32>
        %1027 = arith.addi %1023, %c7 : index
        vector.store %1026, %out[%1027] : memref<?xf32>, vector<16xf32>
      } else {
        %1028 = arith.addi %1023, %c7 : index
        vector.store %80#18, %out[%1028] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %1029 = arith.addi %1023, %c22 : index
        %1030 = vector.load %residual[%1029] : memref<?xf32>, vector<16xf32>
        %1031 = arith.addf %1030, %80#19 : vector<16xf32>
        %1032 = arith.addi %1023, %c22 : index
        vector.store %1031, %out[%1032] : memref<?xf32>, vector<16xf32>
      } else {
        %1033 = arith.addi %1023, %c22 : index
        vector.store %80#19, %out[%1033] : memref<?xf32>, vector<16xf32>
      }
    }
    %1034 = arith.addi %16, %c18 : index
    %1035 = arith.cmpi slt, %1034, %15 : index
    scf.if %1035 {
      %1036 = arith.muli %1034, %outputFeatures : index
      %1037 = arith.muli %3, %c4 : index
      %1038 = arith.addi %1036, %1037 : index
      scf.if %0 {
        %1039 = arith.addi %1038, %c7 : index
        %1040 = vector.load %residual[%1039] : memref<?xf32>, vector<16xf32>
        %1041 = arith.addf %1040, %80#20 : vector<16xf32>
        %1042 = arith.addi %1038, %c7 : index
        vector.store %1041, %out[%1042] : memref<?xf32>, vector<16xf32>
      } else {
        %1043 = arith.addi %1038, %c7 : index
        vector.store %80#20, %out[%1043] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %1044 = arith.addi %1038, %c22 : index
        %1045 = vector.load %residual[%1044] : memref<?xf32>, vector<16xf32>
        %1046 = arith.addf %1045, %80#21 : vector<16xf32>
        %1047 = arith.addi %1038, %c22 : index
        vector.store %1046, %out[%1047] : memref<?xf32>, vector<16xf32>
      } else {
        %1048 = arith.addi %1038, %c22 : index
        vector.store %80#21, %out[%1048] : memref<?xf32>, vector<16xf32>
      }
    }
    %1049 = arith.addi %16, %c19 : index
    %1050 = arith.cmpi slt, %1049, %15 : index
    scf.if %1050 {
      %1051 = arith.muli %1049, %outputFeatures : index
      %1052 = arith.muli %3, %c4 : index
      %1053 = arith.addi %1051, %1052 : index
      scf.if %0 {
        %1054 = arith.addi %1053, %c7 : index
        %1055 = vector.load %residual[%1054] : memref<?xf32>, vector<16xf32>
        %1056 = arith.addf %1055, %80#22 : vector<16xf32>
        %1057 = arith.addi %1053, %c7 : index
        vector.store %1056, %out[%1057] : memref<?xf32>, vector<16xf32>
      } else {
        %1058 = arith.addi %1053, %c7 : index
        vector.store %80#22, %out[%1058] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %1059 = arith.addi %1053, %c22 : index
        %1060 = vector.load %residual[%1059] : memref<?xf32>, vector<16xf32>
        %1061 = arith.addf %1060, %80#23 : vector<16xf32>
        %1062 = arith.addi %1053, %c22 : index
        vector.store %1061, %out[%1062] : memref<?xf32>, vector<16xf32>
      } else {
        %1063 = arith.addi %1053, %c22 : index
        vector.store %80#23, %out[%1063] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
