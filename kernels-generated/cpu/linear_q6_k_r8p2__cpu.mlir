// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q6_k', shape=Shape(rows=8, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q6_k_r8p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 3360 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c10 = arith.constant 8 : index
  %c11 = arith.constant 3 : index
  %c12 = arith.constant 4 : index
  %c13 = arith.constant 5 : index
  %c14 = arith.constant 6 : index
  %c15 = arith.constant 7 : index
  %c16 = arith.constant dense<0x00000000> : vector<16xf32>
  %c17 = arith.constant 32 : index
  %c18 = arith.constant 16 : index
  %c19 = arith.constant 2336 : index
  %c20 = arith.constant 288 : index
  %c21 = arith.constant 64 : index
  %c22 = arith.constant dense<15> : vector<16xi32>
  %c23 = arith.constant dense<0> : vector<16xi32>
  %c24 = arith.constant dense<3> : vector<16xi32>
  %c25 = arith.constant dense<4> : vector<16xi32>
  %c26 = arith.constant dense<32> : vector<16xi32>
  %c27 = arith.constant dense<2> : vector<16xi32>
  %c28 = arith.constant dense<6> : vector<16xi32>
  %c29 = arith.constant 48 : index
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
    %34 = arith.muli %19, %inputFeatures : index
    %35 = arith.muli %21, %inputFeatures : index
    %36 = arith.muli %23, %inputFeatures : index
    %37 = arith.muli %25, %inputFeatures : index
    %38 = arith.muli %27, %inputFeatures : index
    %39 = arith.muli %29, %inputFeatures : index
    %40 = arith.muli %31, %inputFeatures : index
    %41 = arith.muli %33, %inputFeatures : index
    %42 = arith.divui %inputFeatures, %c4 : index
    %60:16 = scf.for %43 = %c7 to %42 step %c1 iter_args(%44 = %c16, %45 = %c16, %46 = %c16, %47 = %c16, %48 = %c16, %49 = %c16, %50 = %c16, %51 = %c16, %52 = %c16, %53 = %c16, %54 = %c16, %55 = %c16, %56 = %c16, %57 = %c16, %58 = %c16, %59 = %c16) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %61 = arith.muli %43, %c5 : index
      %62 = arith.addi %7, %61 : index
      %63 = arith.muli %43, %c5 : index
      %64 = arith.addi %10, %63 : index
      %65 = arith.addi %62, %c7 : index
      %66 = vector.load %w[%65] : memref<?xi8>, vector<32xi8>
      %67 = vector.bitcast %66 : vector<32xi8> to vector<16xf16>
      %68 = arith.extf %67 : vector<16xf16> to vector<16xf32>
      %69 = arith.addi %64, %c7 : index
      %70 = vector.load %w[%69] : memref<?xi8>, vector<32xi8>
      %71 = vector.bitcast %70 : vector<32xi8> to vector<16xf16>
      %72 = arith.extf %71 : vector<16xf16> to vector<16xf32>
      %73 = arith.muli %43, %c4 : index
      %91:16 = scf.for %74 = %c7 to %c17 step %c1 iter_args(%75 = %44, %76 = %45, %77 = %46, %78 = %47, %79 = %48, %80 = %49, %81 = %50, %82 = %51, %83 = %52, %84 = %53, %85 = %54, %86 = %55, %87 = %56, %88 = %57, %89 = %58, %90 = %59) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %92 = arith.muli %74, %c10 : index
        %93 = arith.addi %73, %92 : index
        %94 = arith.addi %62, %c17 : index
        %95 = arith.divui %74, %c6 : index
        %96 = arith.muli %95, %c18 : index
        %97 = arith.addi %94, %96 : index
        %98 = arith.addi %97, %c7 : index
        %99 = vector.load %w[%98] : memref<?xi8>, vector<16xi8>
        %100 = arith.extsi %99 : vector<16xi8> to vector<16xi32>
        %101 = arith.sitofp %100 : vector<16xi32> to vector<16xf32>
        %102 = arith.mulf %68, %101 : vector<16xf32>
        %103 = arith.addi %62, %c19 : index
        %104 = arith.muli %74, %c6 : index
        %105 = arith.addi %104, %c7 : index
        %106 = arith.muli %105, %c18 : index
        %107 = arith.addi %103, %106 : index
        %108 = vector.load %w[%107] : memref<?xi8>, vector<16xi8>
        %109 = arith.extui %108 : vector<16xi8> to vector<16xi32>
        %110 = arith.addi %62, %c19 : index
        %111 = arith.muli %74, %c6 : index
        %112 = arith.addi %111, %c1 : index
        %113 = arith.muli %112, %c18 : index
        %114 = arith.addi %110, %113 : index
        %115 = vector.load %w[%114] : memref<?xi8>, vector<16xi8>
        %116 = arith.extui %115 : vector<16xi8> to vector<16xi32>
        %117 = arith.addi %62, %c20 : index
        %118 = arith.muli %74, %c21 : index
        %119 = arith.addi %117, %118 : index
        %120 = arith.addi %119, %c7 : index
        %121 = vector.load %w[%120] : memref<?xi8>, vector<16xi8>
        %122 = arith.extui %121 : vector<16xi8> to vector<16xi32>
        %123 = arith.andi %122, %c22 : vector<16xi32>
        %124 = arith.shrui %109, %c23 : vector<16xi32>
        %125 = arith.andi %124, %c24 : vector<16xi32>
        %126 = arith.shli %125, %c25 : vector<16xi32>
        %127 = arith.ori %123, %126 : vector<16xi32>
        %128 = arith.subi %127, %c26 : vector<16xi32>
        %129 = arith.sitofp %128 : vector<16xi32> to vector<16xf32>
        %130 = arith.mulf %129, %102 : vector<16xf32>
        %131 = arith.addi %64, %c17 : index
        %132 = arith.divui %74, %c6 : index
        %133 = arith.muli %132, %c18 : index
        %134 = arith.addi %131, %133 : index
        %135 = arith.addi %134, %c7 : index
        %136 = vector.load %w[%135] : memref<?xi8>, vector<16xi8>
        %137 = arith.extsi %136 : vector<16xi8> to vector<16xi32>
        %138 = arith.sitofp %137 : vector<16xi32> to vector<16xf32>
        %139 = arith.mulf %72, %138 : vector<16xf32>
        %140 = arith.addi %64, %c19 : index
        %141 = arith.muli %74, %c6 : index
        %142 = arith.addi %141, %c7 : index
        %143 = arith.muli %142, %c18 : index
        %144 = arith.addi %140, %143 : index
        %145 = vector.load %w[%144] : memref<?xi8>, vector<16xi8>
        %146 = arith.extui %145 : vector<16xi8> to vector<16xi32>
        %147 = arith.addi %64, %c19 : index
        %148 = arith.muli %74, %c6 : index
        %149 = arith.addi %148, %c1 : index
        %150 = arith.muli %149, %c18 : index
        %151 = arith.addi %147, %150 : index
        %152 = vector.load %w[%151] : memref<?xi8>, vector<16xi8>
        %153 = arith.extui %152 : vector<16xi8> to vector<16xi32>
        %154 = arith.addi %64, %c20 : index
        %155 = arith.muli %74, %c21 : index
        %156 = arith.addi %154, %155 : index
        %157 = arith.addi %156, %c7 : index
        %158 = vector.load %w[%157] : memref<?xi8>, vector<16xi8>
        %159 = arith.extui %158 : vector<16xi8> to vector<16xi32>
        %160 = arith.andi %159, %c22 : vector<16xi32>
        %161 = arith.shrui %146, %c23 : vector<16xi32>
        %162 = arith.andi %161, %c24 : vector<16xi32>
        %163 = arith.shli %162, %c25 : vector<16xi32>
        %164 = arith.ori %160, %163 : vector<16xi32>
        %165 = arith.subi %164, %c26 : vector<16xi32>
        %166 = arith.sitofp %165 : vector<16xi32> to vector<16xf32>
        %167 = arith.mulf %166, %139 : vector<16xf32>
        %168 = arith.addi %34, %93 : index
        %169 = arith.addi %168, %c7 : index
        %170 = memref.load %x[%169] : memref<?xf32>
        %171 = vector.broadcast %170 : f32 to vector<16xf32>
        %172 = math.fma %171, %130, %75 : vector<16xf32>
        %173 = math.fma %171, %167, %76 : vector<16xf32>
        %174 = arith.addi %35, %93 : index
        %175 = arith.addi %174, %c7 : index
        %176 = memref.load %x[%175] : memref<?xf32>
        %177 = vector.broadcast %176 : f32 to vector<16xf32>
        %178 = math.fma %177, %130, %77 : vector<16xf32>
        %179 = math.fma %177, %167, %78 : vector<16xf32>
        %180 = arith.addi %36, %93 : index
        %181 = arith.addi %180, %c7 : index
        %182 = memref.load %x[%181] : memref<?xf32>
        %183 = vector.broadcast %182 : f32 to vector<16xf32>
        %184 = math.fma %183, %130, %79 : vector<16xf32>
        %185 = math.fma %183, %167, %80 : vector<16xf32>
        %186 = arith.addi %37, %93 : index
        %187 = arith.addi %186, %c7 : index
        %188 = memref.load %x[%187] : memref<?xf32>
        %189 = vector.broadcast %188 : f32 to vector<16xf32>
        %190 = math.fma %189, %130, %81 : vector<16xf32>
        %191 = math.fma %189, %167, %82 : vector<16xf32>
        %192 = arith.addi %38, %93 : index
        %193 = arith.addi %192, %c7 : index
        %194 = memref.load %x[%193] : memref<?xf32>
        %195 = vector.broadcast %194 : f32 to vector<16xf32>
        %196 = math.fma %195, %130, %83 : vector<16xf32>
        %197 = math.fma %195, %167, %84 : vector<16xf32>
        %198 = arith.addi %39, %93 : index
        %199 = arith.addi %198, %c7 : index
        %200 = memref.load %x[%199] : memref<?xf32>
        %201 = vector.broadcast %200 : f32 to vector<16xf32>
        %202 = math.fma %201, %130, %85 : vector<16xf32>
        %203 = math.fma %201, %167, %86 : vector<16xf32>
        %204 = arith.addi %40, %93 : index
        %205 = arith.addi %204, %c7 : index
        %206 = memref.load %x[%205] : memref<?xf32>
        %207 = vector.broadcast %206 : f32 to vector<16xf32>
        %208 = math.fma %207, %130, %87 : vector<16xf32>
        %209 = math.fma %207, %167, %88 : vector<16xf32>
        %210 = arith.addi %41, %93 : index
        %211 = arith.addi %210, %c7 : index
        %212 = memref.load %x[%211] : memref<?xf32>
        %213 = vector.broadcast %212 : f32 to vector<16xf32>
        %214 = math.fma %213, %130, %89 : vector<16xf32>
        %215 = math.fma %213, %167, %90 : vector<16xf32>
        %216 = arith.addi %119, %c7 : index
        %217 = vector.load %w[%216] : memref<?xi8>, vector<16xi8>
        %218 = arith.extui %217 : vector<16xi8> to vector<16xi32>
        %219 = arith.shrui %218, %c25 : vector<16xi32>
        %220 = arith.shrui %109, %c27 : vector<16xi32>
        %221 = arith.andi %220, %c24 : vector<16xi32>
        %222 = arith.shli %221, %c25 : vector<16xi32>
        %223 = arith.ori %219, %222 : vector<16xi32>
        %224 = arith.subi %223, %c26 : vector<16xi32>
        %225 = arith.sitofp %224 : vector<16xi32> to vector<16xf32>
        %226 = arith.mulf %225, %102 : vector<16xf32>
        %227 = arith.addi %156, %c7 : index
        %228 = vector.load %w[%227] : memref<?xi8>, vector<16xi8>
        %229 = arith.extui %228 : vector<16xi8> to vector<16xi32>
        %230 = arith.shrui %229, %c25 : vector<16xi32>
        %231 = arith.shrui %146, %c27 : vector<16xi32>
        %232 = arith.andi %231, %c24 : vector<16xi32>
        %233 = arith.shli %232, %c25 : vector<16xi32>
        %234 = arith.ori %230, %233 : vector<16xi32>
        %235 = arith.subi %234, %c26 : vector<16xi32>
        %236 = arith.sitofp %235 : vector<16xi32> to vector<16xf32>
        %237 = arith.mulf %236, %139 : vector<16xf32>
        %238 = arith.addi %34, %93 : index
        %239 = arith.addi %238, %c1 : index
        %240 = memref.load %x[%239] : memref<?xf32>
        %241 = vector.broadcast %240 : f32 to vector<16xf32>
        %242 = math.fma %241, %226, %172 : vector<16xf32>
        %243 = math.fma %241, %237, %173 : vector<16xf32>
        %244 = arith.addi %35, %93 : index
        %245 = arith.addi %244, %c1 : index
        %246 = memref.load %x[%245] : memref<?xf32>
        %247 = vector.broadcast %246 : f32 to vector<16xf32>
        %248 = math.fma %247, %226, %178 : vector<16xf32>
        %249 = math.fma %247, %237, %179 : vector<16xf32>
        %250 = arith.addi %36, %93 : index
        %251 = arith.addi %250, %c1 : index
        %252 = memref.load %x[%251] : memref<?xf32>
        %253 = vector.broadcast %252 : f32 to vector<16xf32>
        %254 = math.fma %253, %226, %184 : vector<16xf32>
        %255 = math.fma %253, %237, %185 : vector<16xf32>
        %256 = arith.addi %37, %93 : index
        %257 = arith.addi %256, %c1 : index
        %258 = memref.load %x[%257] : memref<?xf32>
        %259 = vector.broadcast %258 : f32 to vector<16xf32>
        %260 = math.fma %259, %226, %190 : vector<16xf32>
        %261 = math.fma %259, %237, %191 : vector<16xf32>
        %262 = arith.addi %38, %93 : index
        %263 = arith.addi %262, %c1 : index
        %264 = memref.load %x[%263] : memref<?xf32>
        %265 = vector.broadcast %264 : f32 to vector<16xf32>
        %266 = math.fma %265, %226, %196 : vector<16xf32>
        %267 = math.fma %265, %237, %197 : vector<16xf32>
        %268 = arith.addi %39, %93 : index
        %269 = arith.addi %268, %c1 : index
        %270 = memref.load %x[%269] : memref<?xf32>
        %271 = vector.broadcast %270 : f32 to vector<16xf32>
        %272 = math.fma %271, %226, %202 : vector<16xf32>
        %273 = math.fma %271, %237, %203 : vector<16xf32>
        %274 = arith.addi %40, %93 : index
        %275 = arith.addi %274, %c1 : index
        %276 = memref.load %x[%275] : memref<?xf32>
        %277 = vector.broadcast %276 : f32 to vector<16xf32>
        %278 = math.fma %277, %226, %208 : vector<16xf32>
        %279 = math.fma %277, %237, %209 : vector<16xf32>
        %280 = arith.addi %41, %93 : index
        %281 = arith.addi %280, %c1 : index
        %282 = memref.load %x[%281] : memref<?xf32>
        %283 = vector.broadcast %282 : f32 to vector<16xf32>
        %284 = math.fma %283, %226, %214 : vector<16xf32>
        %285 = math.fma %283, %237, %215 : vector<16xf32>
        %286 = arith.addi %119, %c18 : index
        %287 = vector.load %w[%286] : memref<?xi8>, vector<16xi8>
        %288 = arith.extui %287 : vector<16xi8> to vector<16xi32>
        %289 = arith.andi %288, %c22 : vector<16xi32>
        %290 = arith.shrui %109, %c25 : vector<16xi32>
        %291 = arith.andi %290, %c24 : vector<16xi32>
        %292 = arith.shli %291, %c25 : vector<16xi32>
        %293 = arith.ori %289, %292 : vector<16xi32>
        %294 = arith.subi %293, %c26 : vector<16xi32>
        %295 = arith.sitofp %294 : vector<16xi32> to vector<16xf32>
        %296 = arith.mulf %295, %102 : vector<16xf32>
        %297 = arith.addi %156, %c18 : index
        %298 = vector.load %w[%297] : memref<?xi8>, vector<16xi8>
        %299 = arith.extui %298 : vector<16xi8> to vector<16xi32>
        %300 = arith.andi %299, %c22 : vector<16xi32>
        %301 = arith.shrui %146, %c25 : vector<16xi32>
        %302 = arith.andi %301, %c24 : vector<16xi32>
        %303 = arith.shli %302, %c25 : vector<16xi32>
        %304 = arith.ori %300, %303 : vector<16xi32>
        %305 = arith.subi %304, %c26 : vector<16xi32>
        %306 = arith.sitofp %305 : vector<16xi32> to vector<16xf32>
        %307 = arith.mulf %306, %139 : vector<16xf32>
        %308 = arith.addi %34, %93 : index
        %309 = arith.addi %308, %c6 : index
        %310 = memref.load %x[%309] : memref<?xf32>
        %311 = vector.broadcast %310 : f32 to vector<16xf32>
        %312 = math.fma %311, %296, %242 : vector<16xf32>
        %313 = math.fma %311, %307, %243 : vector<16xf32>
        %314 = arith.addi %35, %93 : index
        %315 = arith.addi %314, %c6 : index
        %316 = memref.load %x[%315] : memref<?xf32>
        %317 = vector.broadcast %316 : f32 to vector<16xf32>
        %318 = math.fma %317, %296, %248 : vector<16xf32>
        %319 = math.fma %317, %307, %249 : vector<16xf32>
        %320 = arith.addi %36, %93 : index
        %321 = arith.addi %320, %c6 : index
        %322 = memref.load %x[%321] : memref<?xf32>
        %323 = vector.broadcast %322 : f32 to vector<16xf32>
        %324 = math.fma %323, %296, %254 : vector<16xf32>
        %325 = math.fma %323, %307, %255 : vector<16xf32>
        %326 = arith.addi %37, %93 : index
        %327 = arith.addi %326, %c6 : index
        %328 = memref.load %x[%327] : memref<?xf32>
        %329 = vector.broadcast %328 : f32 to vector<16xf32>
        %330 = math.fma %329, %296, %260 : vector<16xf32>
        %331 = math.fma %329, %307, %261 : vector<16xf32>
        %332 = arith.addi %38, %93 : index
        %333 = arith.addi %332, %c6 : index
        %334 = memref.load %x[%333] : memref<?xf32>
        %335 = vector.broadcast %334 : f32 to vector<16xf32>
        %336 = math.fma %335, %296, %266 : vector<16xf32>
        %337 = math.fma %335, %307, %267 : vector<16xf32>
        %338 = arith.addi %39, %93 : index
        %339 = arith.addi %338, %c6 : index
        %340 = memref.load %x[%339] : memref<?xf32>
        %341 = vector.broadcast %340 : f32 to vector<16xf32>
        %342 = math.fma %341, %296, %272 : vector<16xf32>
        %343 = math.fma %341, %307, %273 : vector<16xf32>
        %344 = arith.addi %40, %93 : index
        %345 = arith.addi %344, %c6 : index
        %346 = memref.load %x[%345] : memref<?xf32>
        %347 = vector.broadcast %346 : f32 to vector<16xf32>
        %348 = math.fma %347, %296, %278 : vector<16xf32>
        %349 = math.fma %347, %307, %279 : vector<16xf32>
        %350 = arith.addi %41, %93 : index
        %351 = arith.addi %350, %c6 : index
        %352 = memref.load %x[%351] : memref<?xf32>
        %353 = vector.broadcast %352 : f32 to vector<16xf32>
        %354 = math.fma %353, %296, %284 : vector<16xf32>
        %355 = math.fma %353, %307, %285 : vector<16xf32>
        %356 = arith.addi %119, %c18 : index
        %357 = vector.load %w[%356] : memref<?xi8>, vector<16xi8>
        %358 = arith.extui %357 : vector<16xi8> to vector<16xi32>
        %359 = arith.shrui %358, %c25 : vector<16xi32>
        %360 = arith.shrui %109, %c28 : vector<16xi32>
        %361 = arith.andi %360, %c24 : vector<16xi32>
        %362 = arith.shli %361, %c25 : vector<16xi32>
        %363 = arith.ori %359, %362 : vector<16xi32>
        %364 = arith.subi %363, %c26 : vector<16xi32>
        %365 = arith.sitofp %364 : vector<16xi32> to vector<16xf32>
        %366 = arith.mulf %365, %102 : vector<16xf32>
        %367 = arith.addi %156, %c18 : index
        %368 = vector.load %w[%367] : memref<?xi8>, vector<16xi8>
        %369 = arith.extui %368 : vector<16xi8> to vector<16xi32>
        %370 = arith.shrui %369, %c25 : vector<16xi32>
        %371 = arith.shrui %146, %c28 : vector<16xi32>
        %372 = arith.andi %371, %c24 : vector<16xi32>
        %373 = arith.shli %372, %c25 : vector<16xi32>
        %374 = arith.ori %370, %373 : vector<16xi32>
        %375 = arith.subi %374, %c26 : vector<16xi32>
        %376 = arith.sitofp %375 : vector<16xi32> to vector<16xf32>
        %377 = arith.mulf %376, %139 : vector<16xf32>
        %378 = arith.addi %34, %93 : index
        %379 = arith.addi %378, %c11 : index
        %380 = memref.load %x[%379] : memref<?xf32>
        %381 = vector.broadcast %380 : f32 to vector<16xf32>
        %382 = math.fma %381, %366, %312 : vector<16xf32>
        %383 = math.fma %381, %377, %313 : vector<16xf32>
        %384 = arith.addi %35, %93 : index
        %385 = arith.addi %384, %c11 : index
        %386 = memref.load %x[%385] : memref<?xf32>
        %387 = vector.broadcast %386 : f32 to vector<16xf32>
        %388 = math.fma %387, %366, %318 : vector<16xf32>
        %389 = math.fma %387, %377, %319 : vector<16xf32>
        %390 = arith.addi %36, %93 : index
        %391 = arith.addi %390, %c11 : index
        %392 = memref.load %x[%391] : memref<?xf32>
        %393 = vector.broadcast %392 : f32 to vector<16xf32>
        %394 = math.fma %393, %366, %324 : vector<16xf32>
        %395 = math.fma %393, %377, %325 : vector<16xf32>
        %396 = arith.addi %37, %93 : index
        %397 = arith.addi %396, %c11 : index
        %398 = memref.load %x[%397] : memref<?xf32>
        %399 = vector.broadcast %398 : f32 to vector<16xf32>
        %400 = math.fma %399, %366, %330 : vector<16xf32>
        %401 = math.fma %399, %377, %331 : vector<16xf32>
        %402 = arith.addi %38, %93 : index
        %403 = arith.addi %402, %c11 : index
        %404 = memref.load %x[%403] : memref<?xf32>
        %405 = vector.broadcast %404 : f32 to vector<16xf32>
        %406 = math.fma %405, %366, %336 : vector<16xf32>
        %407 = math.fma %405, %377, %337 : vector<16xf32>
        %408 = arith.addi %39, %93 : index
        %409 = arith.addi %408, %c11 : index
        %410 = memref.load %x[%409] : memref<?xf32>
        %411 = vector.broadcast %410 : f32 to vector<16xf32>
        %412 = math.fma %411, %366, %342 : vector<16xf32>
        %413 = math.fma %411, %377, %343 : vector<16xf32>
        %414 = arith.addi %40, %93 : index
        %415 = arith.addi %414, %c11 : index
        %416 = memref.load %x[%415] : memref<?xf32>
        %417 = vector.broadcast %416 : f32 to vector<16xf32>
        %418 = math.fma %417, %366, %348 : vector<16xf32>
        %419 = math.fma %417, %377, %349 : vector<16xf32>
        %420 = arith.addi %41, %93 : index
        %421 = arith.addi %420, %c11 : index
        %422 = memref.load %x[%421] : memref<?xf32>
        %423 = vector.broadcast %422 : f32 to vector<16xf32>
        %424 = math.fma %423, %366, %354 : vector<16xf32>
        %425 = math.fma %423, %377, %355 : vector<16xf32>
        %426 = arith.addi %119, %c17 : index
        %427 = vector.load %w[%426] : memref<?xi8>, vector<16xi8>
        %428 = arith.extui %427 : vector<16xi8> to vector<16xi32>
        %429 = arith.andi %428, %c22 : vector<16xi32>
        %430 = arith.shrui %116, %c23 : vector<16xi32>
        %431 = arith.andi %430, %c24 : vector<16xi32>
        %432 = arith.shli %431, %c25 : vector<16xi32>
        %433 = arith.ori %429, %432 : vector<16xi32>
        %434 = arith.subi %433, %c26 : vector<16xi32>
        %435 = arith.sitofp %434 : vector<16xi32> to vector<16xf32>
        %436 = arith.mulf %435, %102 : vector<16xf32>
        %437 = arith.addi %156, %c17 : index
        %438 = vector.load %w[%437] : memref<?xi8>, vector<16xi8>
        %439 = arith.extui %438 : vector<16xi8> to vector<16xi32>
        %440 = arith.andi %439, %c22 : vector<16xi32>
        %441 = arith.shrui %153, %c23 : vector<16xi32>
        %442 = arith.andi %441, %c24 : vector<16xi32>
        %443 = arith.shli %442, %c25 : vector<16xi32>
        %444 = arith.ori %440, %443 : vector<16xi32>
        %445 = arith.subi %444, %c26 : vector<16xi32>
        %446 = arith.sitofp %445 : vector<16xi32> to vector<16xf32>
        %447 = arith.mulf %446, %139 : vector<16xf32>
        %448 = arith.addi %34, %93 : index
        %449 = arith.addi %448, %c12 : index
        %450 = memref.load %x[%449] : memref<?xf32>
        %451 = vector.broadcast %450 : f32 to vector<16xf32>
        %452 = math.fma %451, %436, %382 : vector<16xf32>
        %453 = math.fma %451, %447, %383 : vector<16xf32>
        %454 = arith.addi %35, %93 : index
        %455 = arith.addi %454, %c12 : index
        %456 = memref.load %x[%455] : memref<?xf32>
        %457 = vector.broadcast %456 : f32 to vector<16xf32>
        %458 = math.fma %457, %436, %388 : vector<16xf32>
        %459 = math.fma %457, %447, %389 : vector<16xf32>
        %460 = arith.addi %36, %93 : index
        %461 = arith.addi %460, %c12 : index
        %462 = memref.load %x[%461] : memref<?xf32>
        %463 = vector.broadcast %462 : f32 to vector<16xf32>
        %464 = math.fma %463, %436, %394 : vector<16xf32>
        %465 = math.fma %463, %447, %395 : vector<16xf32>
        %466 = arith.addi %37, %93 : index
        %467 = arith.addi %466, %c12 : index
        %468 = memref.load %x[%467] : memref<?xf32>
        %469 = vector.broadcast %468 : f32 to vector<16xf32>
        %470 = math.fma %469, %436, %400 : vector<16xf32>
        %471 = math.fma %469, %447, %401 : vector<16xf32>
        %472 = arith.addi %38, %93 : index
        %473 = arith.addi %472, %c12 : index
        %474 = memref.load %x[%473] : memref<?xf32>
        %475 = vector.broadcast %474 : f32 to vector<16xf32>
        %476 = math.fma %475, %436, %406 : vector<16xf32>
        %477 = math.fma %475, %447, %407 : vector<16xf32>
        %478 = arith.addi %39, %93 : index
        %479 = arith.addi %478, %c12 : index
        %480 = memref.load %x[%479] : memref<?xf32>
        %481 = vector.broadcast %480 : f32 to vector<16xf32>
        %482 = math.fma %481, %436, %412 : vector<16xf32>
        %483 = math.fma %481, %447, %413 : vector<16xf32>
        %484 = arith.addi %40, %93 : index
        %485 = arith.addi %484, %c12 : index
        %486 = memref.load %x[%485] : memref<?xf32>
        %487 = vector.broadcast %486 : f32 to vector<16xf32>
        %488 = math.fma %487, %436, %418 : vector<16xf32>
        %489 = math.fma %487, %447, %419 : vector<16xf32>
        %490 = arith.addi %41, %93 : index
        %491 = arith.addi %490, %c12 : index
        %492 = memref.load %x[%491] : memref<?xf32>
        %493 = vector.broadcast %492 : f32 to vector<16xf32>
        %494 = math.fma %493, %436, %424 : vector<16xf32>
        %495 = math.fma %493, %447, %425 : vector<16xf32>
        %496 = arith.addi %119, %c17 : index
        %497 = vector.load %w[%496] : memref<?xi8>, vector<16xi8>
        %498 = arith.extui %497 : vector<16xi8> to vector<16xi32>
        %499 = arith.shrui %498, %c25 : vector<16xi32>
        %500 = arith.shrui %116, %c27 : vector<16xi32>
        %501 = arith.andi %500, %c24 : vector<16xi32>
        %502 = arith.shli %501, %c25 : vector<16xi32>
        %503 = arith.ori %499, %502 : vector<16xi32>
        %504 = arith.subi %503, %c26 : vector<16xi32>
        %505 = arith.sitofp %504 : vector<16xi32> to vector<16xf32>
        %506 = arith.mulf %505, %102 : vector<16xf32>
        %507 = arith.addi %156, %c17 : index
        %508 = vector.load %w[%507] : memref<?xi8>, vector<16xi8>
        %509 = arith.extui %508 : vector<16xi8> to vector<16xi32>
        %510 = arith.shrui %509, %c25 : vector<16xi32>
        %511 = arith.shrui %153, %c27 : vector<16xi32>
        %512 = arith.andi %511, %c24 : vector<16xi32>
        %513 = arith.shli %512, %c25 : vector<16xi32>
        %514 = arith.ori %510, %513 : vector<16xi32>
        %515 = arith.subi %514, %c26 : vector<16xi32>
        %516 = arith.sitofp %515 : vector<16xi32> to vector<16xf32>
        %517 = arith.mulf %516, %139 : vector<16xf32>
        %518 = arith.addi %34, %93 : index
        %519 = arith.addi %518, %c13 : index
        %520 = memref.load %x[%519] : memref<?xf32>
        %521 = vector.broadcast %520 : f32 to vector<16xf32>
        %522 = math.fma %521, %506, %452 : vector<16xf32>
        %523 = math.fma %521, %517, %453 : vector<16xf32>
        %524 = arith.addi %35, %93 : index
        %525 = arith.addi %524, %c13 : index
        %526 = memref.load %x[%525] : memref<?xf32>
        %527 = vector.broadcast %526 : f32 to vector<16xf32>
        %528 = math.fma %527, %506, %458 : vector<16xf32>
        %529 = math.fma %527, %517, %459 : vector<16xf32>
        %530 = arith.addi %36, %93 : index
        %531 = arith.addi %530, %c13 : index
        %532 = memref.load %x[%531] : memref<?xf32>
        %533 = vector.broadcast %532 : f32 to vector<16xf32>
        %534 = math.fma %533, %506, %464 : vector<16xf32>
        %535 = math.fma %533, %517, %465 : vector<16xf32>
        %536 = arith.addi %37, %93 : index
        %537 = arith.addi %536, %c13 : index
        %538 = memref.load %x[%537] : memref<?xf32>
        %539 = vector.broadcast %538 : f32 to vector<16xf32>
        %540 = math.fma %539, %506, %470 : vector<16xf32>
        %541 = math.fma %539, %517, %471 : vector<16xf32>
        %542 = arith.addi %38, %93 : index
        %543 = arith.addi %542, %c13 : index
        %544 = memref.load %x[%543] : memref<?xf32>
        %545 = vector.broadcast %544 : f32 to vector<16xf32>
        %546 = math.fma %545, %506, %476 : vector<16xf32>
        %547 = math.fma %545, %517, %477 : vector<16xf32>
        %548 = arith.addi %39, %93 : index
        %549 = arith.addi %548, %c13 : index
        %550 = memref.load %x[%549] : memref<?xf32>
        %551 = vector.broadcast %550 : f32 to vector<16xf32>
        %552 = math.fma %551, %506, %482 : vector<16xf32>
        %553 = math.fma %551, %517, %483 : vector<16xf32>
        %554 = arith.addi %40, %93 : index
        %555 = arith.addi %554, %c13 : index
        %556 = memref.load %x[%555] : memref<?xf32>
        %557 = vector.broadcast %556 : f32 to vector<16xf32>
        %558 = math.fma %557, %506, %488 : vector<16xf32>
        %559 = math.fma %557, %517, %489 : vector<16xf32>
        %560 = arith.addi %41, %93 : index
        %561 = arith.addi %560, %c13 : index
        %562 = memref.load %x[%561] : memref<?xf32>
        %563 = vector.broadcast %562 : f32 to vector<16xf32>
        %564 = math.fma %563, %506, %494 : vector<16xf32>
        %565 = math.fma %563, %517, %495 : vector<16xf32>
        %566 = arith.addi %119, %c29 : index
        %567 = vector.load %w[%566] : memref<?xi8>, vector<16xi8>
        %568 = arith.extui %567 : vector<16xi8> to vector<16xi32>
        %569 = arith.andi %568, %c22 : vector<16xi32>
        %570 = arith.shrui %116, %c25 : vector<16xi32>
        %571 = arith.andi %570, %c24 : vector<16xi32>
        %572 = arith.shli %571, %c25 : vector<16xi32>
        %573 = arith.ori %569, %572 : vector<16xi32>
        %574 = arith.subi %573, %c26 : vector<16xi32>
        %575 = arith.sitofp %574 : vector<16xi32> to vector<16xf32>
        %576 = arith.mulf %575, %102 : vector<16xf32>
        %577 = arith.addi %156, %c29 : index
        %578 = vector.load %w[%577] : memref<?xi8>, vector<16xi8>
        %579 = arith.extui %578 : vector<16xi8> to vector<16xi32>
        %580 = arith.andi %579, %c22 : vector<16xi32>
        %581 = arith.shrui %153, %c25 : vector<16xi32>
        %582 = arith.andi %581, %c24 : vector<16xi32>
        %583 = arith.shli %582, %c25 : vector<16xi32>
        %584 = arith.ori %580, %583 : vector<16xi32>
        %585 = arith.subi %584, %c26 : vector<16xi32>
        %586 = arith.sitofp %585 : vector<16xi32> to vector<16xf32>
        %587 = arith.mulf %586, %139 : vector<16xf32>
        %588 = arith.addi %34, %93 : index
        %589 = arith.addi %588, %c14 : index
        %590 = memref.load %x[%589] : memref<?xf32>
        %591 = vector.broadcast %590 : f32 to vector<16xf32>
        %592 = math.fma %591, %576, %522 : vector<16xf32>
        %593 = math.fma %591, %587, %523 : vector<16xf32>
        %594 = arith.addi %35, %93 : index
        %595 = arith.addi %594, %c14 : index
        %596 = memref.load %x[%595] : memref<?xf32>
        %597 = vector.broadcast %596 : f32 to vector<16xf32>
        %598 = math.fma %597, %576, %528 : vector<16xf32>
        %599 = math.fma %597, %587, %529 : vector<16xf32>
        %600 = arith.addi %36, %93 : index
        %601 = arith.addi %600, %c14 : index
        %602 = memref.load %x[%601] : memref<?xf32>
        %603 = vector.broadcast %602 : f32 to vector<16xf32>
        %604 = math.fma %603, %576, %534 : vector<16xf32>
        %605 = math.fma %603, %587, %535 : vector<16xf32>
        %606 = arith.addi %37, %93 : index
        %607 = arith.addi %606, %c14 : index
        %608 = memref.load %x[%607] : memref<?xf32>
        %609 = vector.broadcast %608 : f32 to vector<16xf32>
        %610 = math.fma %609, %576, %540 : vector<16xf32>
        %611 = math.fma %609, %587, %541 : vector<16xf32>
        %612 = arith.addi %38, %93 : index
        %613 = arith.addi %612, %c14 : index
        %614 = memref.load %x[%613] : memref<?xf32>
        %615 = vector.broadcast %614 : f32 to vector<16xf32>
        %616 = math.fma %615, %576, %546 : vector<16xf32>
        %617 = math.fma %615, %587, %547 : vector<16xf32>
        %618 = arith.addi %39, %93 : index
        %619 = arith.addi %618, %c14 : index
        %620 = memref.load %x[%619] : memref<?xf32>
        %621 = vector.broadcast %620 : f32 to vector<16xf32>
        %622 = math.fma %621, %576, %552 : vector<16xf32>
        %623 = math.fma %621, %587, %553 : vector<16xf32>
        %624 = arith.addi %40, %93 : index
        %625 = arith.addi %624, %c14 : index
        %626 = memref.load %x[%625] : memref<?xf32>
        %627 = vector.broadcast %626 : f32 to vector<16xf32>
        %628 = math.fma %627, %576, %558 : vector<16xf32>
        %629 = math.fma %627, %587, %559 : vector<16xf32>
        %630 = arith.addi %41, %93 : index
        %631 = arith.addi %630, %c14 : index
        %632 = memref.load %x[%631] : memref<?xf32>
        %633 = vector.broadcast %632 : f32 to vector<16xf32>
        %634 = math.fma %633, %576, %564 : vector<16xf32>
        %635 = math.fma %633, %587, %565 : vector<16xf32>
        %636 = arith.addi %119, %c29 : index
        %637 = vector.load %w[%636] : memref<?xi8>, vector<16xi8>
        %638 = arith.extui %637 : vector<16xi8> to vector<16xi32>
        %639 = arith.shrui %638, %c25 : vector<16xi32>
        %640 = arith.shrui %116, %c28 : vector<16xi32>
        %641 = arith.andi %640, %c24 : vector<16xi32>
        %642 = arith.shli %641, %c25 : vector<16xi32>
        %643 = arith.ori %639, %642 : vector<16xi32>
        %644 = arith.subi %643, %c26 : vector<16xi32>
        %645 = arith.sitofp %644 : vector<16xi32> to vector<16xf32>
        %646 = arith.mulf %645, %102 : vector<16xf32>
        %647 = arith.addi %156, %c29 : index
        %648 = vector.load %w[%647] : memref<?xi8>, vector<16xi8>
        %649 = arith.extui %648 : vector<16xi8> to vector<16xi32>
        %650 = arith.shrui %649, %c25 : vector<16xi32>
        %651 = arith.shrui %153, %c28 : vector<16xi32>
        %652 = arith.andi %651, %c24 : vector<16xi32>
        %653 = arith.shli %652, %c25 : vector<16xi32>
        %654 = arith.ori %650, %653 : vector<16xi32>
        %655 = arith.subi %654, %c26 : vector<16xi32>
        %656 = arith.sitofp %655 : vector<16xi32> to vector<16xf32>
        %657 = arith.mulf %656, %139 : vector<16xf32>
        %658 = arith.addi %34, %93 : index
        %659 = arith.addi %658, %c15 : index
        %660 = memref.load %x[%659] : memref<?xf32>
        %661 = vector.broadcast %660 : f32 to vector<16xf32>
        %662 = math.fma %661, %646, %592 : vector<16xf32>
        %663 = math.fma %661, %657, %593 : vector<16xf32>
        %664 = arith.addi %35, %93 : index
        %665 = arith.addi %664, %c15 : index
        %666 = memref.load %x[%665] : memref<?xf32>
        %667 = vector.broadcast %666 : f32 to vector<16xf32>
        %668 = math.fma %667, %646, %598 : vector<16xf32>
        %669 = math.fma %667, %657, %599 : vector<16xf32>
        %670 = arith.addi %36, %93 : index
        %671 = arith.addi %670, %c15 : index
        %672 = memref.load %x[%671] : memref<?xf32>
        %673 = vector.broadcast %672 : f32 to vector<16xf32>
        %674 = math.fma %673, %646, %604 : vector<16xf32>
        %675 = math.fma %673, %657, %605 : vector<16xf32>
        %676 = arith.addi %37, %93 : index
        %677 = arith.addi %676, %c15 : index
        %678 = memref.load %x[%677] : memref<?xf32>
        %679 = vector.broadcast %678 : f32 to vector<16xf32>
        %680 = math.fma %679, %646, %610 : vector<16xf32>
        %681 = math.fma %679, %657, %611 : vector<16xf32>
        %682 = arith.addi %38, %93 : index
        %683 = arith.addi %682, %c15 : index
        %684 = memref.load %x[%683] : memref<?xf32>
        %685 = vector.broadcast %684 : f32 to vector<16xf32>
        %686 = math.fma %685, %646, %616 : vector<16xf32>
        %687 = math.fma %685, %657, %617 : vector<16xf32>
        %688 = arith.addi %39, %93 : index
        %689 = arith.addi %688, %c15 : index
        %690 = memref.load %x[%689] : memref<?xf32>
        %691 = vector.broadcast %690 : f32 to vector<16xf32>
        %692 = math.fma %691, %646, %622 : vector<16xf32>
        %693 = math.fma %691, %657, %623 : vector<16xf32>
        %694 = arith.addi %40, %93 : index
        %695 = arith.addi %694, %c15 : index
        %696 = memref.load %x[%695] : memref<?xf32>
        %697 = vector.broadcast %696 : f32 to vector<16xf32>
        %698 = math.fma %697, %646, %628 : vector<16xf32>
        %699 = math.fma %697, %657, %629 : vector<16xf32>
        %700 = arith.addi %41, %93 : index
        %701 = arith.addi %700, %c15 : index
        %702 = memref.load %x[%701] : memref<?xf32>
        %703 = vector.broadcast %702 : f32 to vector<16xf32>
        %704 = math.fma %703, %646, %634 : vector<16xf32>
        %705 = math.fma %703, %657, %635 : vector<16xf32>
        scf.yield %662, %663, %668, %669, %674, %675, %680, %681, %686, %687, %692, %693, %698, %699, %704, %705 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %91#0, %91#1, %91#2, %91#3, %91#4, %91#5, %91#6, %91#7, %91#8, %91#9, %91#10, %91#11, %91#12, %91#13, %91#14, %91#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %706 = arith.addi %16, %c7 : index
    %707 = arith.cmpi slt, %706, %15 : index
    scf.if %707 {
      %708 = arith.muli %706, %outputFeatures : index
      %709 = arith.muli %3, %c17 : index
      %710 = arith.addi %708, %709 : index
      scf.if %0 {
        %711 = arith.addi %710, %c7 : index
        %712 = vector.load %residual[%711] : memref<?xf32>, vector<16xf32>
        %713 = arith.addf %712, %60#0 : vector<16xf32>
        %714 = arith.addi %710, %c7 : index
        vector.store %713, %out[%714] : memref<?xf32>, vector<16xf32>
      } else {
        %715 = arith.addi %710, %c7 : index
        vector.store %60#0, %out[%715] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %716 = arith.addi %710, %c18 : index
        %717 = vector.load %residual[%716] : memref<?xf32>, vector<16xf32>
        %718 = arith.addf %717, %60#1 : vector<16xf32>
        %719 = arith.addi %710, %c18 : index
        vector.store %718, %out[%719] : memref<?xf32>, vector<16xf32>
      } else {
        %720 = arith.addi %710, %c18 : index
        vector.store %60#1, %out[%720] : memref<?xf32>, vector<16xf32>
      }
    }
    %721 = arith.addi %16, %c1 : index
    %722 = arith.cmpi slt, %721, %15 : index
    scf.if %722 {
      %723 = arith.muli %721, %outputFeatures : index
      %724 = arith.muli %3, %c17 : index
      %725 = arith.addi %723, %724 : index
      scf.if %0 {
        %726 = arith.addi %725, %c7 : index
        %727 = vector.load %residual[%726] : memref<?xf32>, vector<16xf32>
        %728 = arith.addf %727, %60#2 : vector<16xf32>
        %729 = arith.addi %725, %c7 : index
        vector.store %728, %out[%729] : memref<?xf32>, vector<16xf32>
      } else {
        %730 = arith.addi %725, %c7 : index
        vector.store %60#2, %out[%730] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %731 = arith.addi %725, %c18 : index
        %732 = vector.load %residual[%731] : memref<?xf32>, vector<16xf32>
        %733 = arith.addf %732, %60#3 : vector<16xf32>
        %734 = arith.addi %725, %c18 : index
        vector.store %733, %out[%734] : memref<?xf32>, vector<16xf32>
      } else {
        %735 = arith.addi %725, %c18 : index
        vector.store %60#3, %out[%735] : memref<?xf32>, vector<16xf32>
      }
    }
    %736 = arith.addi %16, %c6 : index
    %737 = arith.cmpi slt, %736, %15 : index
    scf.if %737 {
      %738 = arith.muli %736, %outputFeatures : index
      %739 = arith.muli %3, %c17 : index
      %740 = arith.addi %738, %739 : index
      scf.if %0 {
        %741 = arith.addi %740, %c7 : index
        %742 = vector.load %residual[%741] : memref<?xf32>, vector<16xf32>
        %743 = arith.addf %742, %60#4 : vector<16xf32>
        %744 = arith.addi %740, %c7 : index
        vector.store %743, %out[%744] : memref<?xf32>, vector<16xf32>
      } else {
        %745 = arith.addi %740, %c7 : index
        vector.store %60#4, %out[%745] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %746 = arith.addi %740, %c18 : index
        %747 = vector.load %residual[%746] : memref<?xf32>, vector<16xf32>
        %748 = arith.addf %747, %60#5 : vector<16xf32>
        %749 = arith.addi %740, %c18 : index
        vector.store %748, %out[%749] : memref<?xf32>, vector<16xf32>
      } else {
        %750 = arith.addi %740, %c18 : index
        vector.store %60#5, %out[%750] : memref<?xf32>, vector<16xf32>
      }
    }
    %751 = arith.addi %16, %c11 : index
    %752 = arith.cmpi slt, %751, %15 : index
    scf.if %752 {
      %753 = arith.muli %751, %outputFeatures : index
      %754 = arith.muli %3, %c17 : index
      %755 = arith.addi %753, %754 : index
      scf.if %0 {
        %756 = arith.addi %755, %c7 : index
        %757 = vector.load %residual[%756] : memref<?xf32>, vector<16xf32>
        %758 = arith.addf %757, %60#6 : vector<16xf32>
        %759 = arith.addi %755, %c7 : index
        vector.store %758, %out[%759] : memref<?xf32>, vector<16xf32>
      } else {
        %760 = arith.addi %755, %c7 : index
        vector.store %60#6, %out[%760] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %761 = arith.addi %755, %c18 : index
        %762 = vector.load %residual[%761] : memref<?xf32>, vector<16xf32>
        %763 = arith.addf %762, %60#7 : vector<16xf32>
        %764 = arith.addi %755, %c18 : index
        vector.store %763, %out[%764] : memref<?xf32>, vector<16xf32>
      } else {
        %765 = arith.addi %755, %c18 : index
        vector.store %60#7, %out[%765] : memref<?xf32>, vector<16xf32>
      }
    }
    %766 = arith.addi %16, %c12 : index
    %767 = arith.cmpi slt, %766, %15 : index
    scf.if %767 {
      %768 = arith.muli %766, %outputFeatures : index
      %769 = arith.muli %3, %c17 : index
      %770 = arith.addi %768, %769 : index
      scf.if %0 {
        %771 = arith.addi %770, %c7 : index
        %772 = vector.load %residual[%771] : memref<?xf32>, vector<16xf32>
        %773 = arith.addf %772, %60#8 : vector<16xf32>
        %774 = arith.addi %770, %c7 : index
        vector.store %773, %out[%774] : memref<?xf32>, vector<16xf32>
      } else {
        %775 = arith.addi %770, %c7 : index
        vector.store %60#8, %out[%775] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %776 = arith.addi %770, %c18 : index
        %777 = vector.load %residual[%776] : memref<?xf32>, vector<16xf32>
        %778 = arith.addf %777, %60#9 : vector<16xf32>
        %779 = arith.addi %770, %c18 : index
        vector.store %778, %out[%779] : memref<?xf32>, vector<16xf32>
      } else {
        %780 = arith.addi %770, %c18 : index
        vector.store %60#9, %out[%780] : memref<?xf32>, vector<16xf32>
      }
    }
    %781 = arith.addi %16, %c13 : index
    %782 = arith.cmpi slt, %781, %15 : index
    scf.if %782 {
      %783 = arith.muli %781, %outputFeatures : index
      %784 = arith.muli %3, %c17 : index
      %785 = arith.addi %783, %784 : index
      scf.if %0 {
        %786 = arith.addi %785, %c7 : index
        %787 = vector.load %residual[%786] : memref<?xf32>, vector<16xf32>
        %788 = arith.addf %787, %60#10 : vector<16xf32>
        %789 = arith.addi %785, %c7 : index
        vector.store %788, %out[%789] : memref<?xf32>, vector<16xf32>
      } else {
        %790 = arith.addi %785, %c7 : index
        vector.store %60#10, %out[%790] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %791 = arith.addi %785, %c18 : index
        %792 = vector.load %residual[%791] : memref<?xf32>, vector<16xf32>
        %793 = arith.addf %792, %60#11 : vector<16xf32>
        %794 = arith.addi %785, %c18 : index
        vector.store %793, %out[%794] : memref<?xf32>, vector<16xf32>
      } else {
        %795 = arith.addi %785, %c18 : index
        vector.store %60#11, %out[%795] : memref<?xf32>, vector<16xf32>
      }
    }
    %796 = arith.addi %16, %c14 : index
    %797 = arith.cmpi slt, %796, %15 : index
    scf.if %797 {
      %798 = arith.muli %796, %outputFeatures : index
      %799 = arith.muli %3, %c17 : index
      %800 = arith.addi %798, %799 : index
      scf.if %0 {
        %801 = arith.addi %800, %c7 : index
        %802 = vector.load %residual[%801] : memref<?xf32>, vector<16xf32>
        %803 = arith.addf %802, %60#12 : vector<16xf32>
        %804 = arith.addi %800, %c7 : index
        vector.store %803, %out[%804] : memref<?xf32>, vector<16xf32>
      } else {
        %805 = arith.addi %800, %c7 : index
        vector.store %60#12, %out[%805] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %806 = arith.addi %800, %c18 : index
        %807 = vector.load %residual[%806] : memref<?xf32>, vector<16xf32>
        %808 = arith.addf %807, %60#13 : vector<16xf32>
        %809 = arith.addi %800, %c18 : index
        vector.store %808, %out[%809] : memref<?xf32>, vector<16xf32>
      } else {
        %810 = arith.addi %800, %c18 : index
        vector.store %60#13, %out[%810] : memref<?xf32>, vector<16xf32>
      }
    }
    %811 = arith.addi %16, %c15 : index
    %812 = arith.cmpi slt, %811, %15 : index
    scf.if %812 {
      %813 = arith.muli %811, %outputFeatures : index
      %814 = arith.muli %3, %c17 : index
      %815 = arith.addi %813, %814 : index
      scf.if %0 {
        %816 = arith.addi %815, %c7 : index
        %817 = vector.load %residual[%816] : memref<?xf32>, vector<16xf32>
        %818 = arith.addf %817, %60#14 : vector<16xf32>
        %819 = arith.addi %815, %c7 : index
        vector.store %818, %out[%819] : memref<?xf32>, vector<16xf32>
      } else {
        %820 = arith.addi %815, %c7 : index
        vector.store %60#14, %out[%820] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %821 = arith.addi %815, %c18 : index
        %822 = vector.load %residual[%821] : memref<?xf32>, vector<16xf32>
        %823 = arith.addf %822, %60#15 : vector<16xf32>
        %824 = arith.addi %815, %c18 : index
        vector.store %823, %out[%824] : memref<?xf32>, vector<16xf32>
      } else {
        %825 = arith.addi %815, %c18 : index
        vector.store %60#15, %out[%825] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
