// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q6_k', shape=Shape(rows=12, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q6_k_r12p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
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
  %c22 = arith.constant 16 : index
  %c23 = arith.constant 2336 : index
  %c24 = arith.constant 288 : index
  %c25 = arith.constant 64 : index
  %c26 = arith.constant dense<15> : vector<16xi32>
  %c27 = arith.constant dense<0> : vector<16xi32>
  %c28 = arith.constant dense<3> : vector<16xi32>
  %c29 = arith.constant dense<4> : vector<16xi32>
  %c30 = arith.constant dense<32> : vector<16xi32>
  %c31 = arith.constant dense<2> : vector<16xi32>
  %c32 = arith.constant dense<6> : vector<16xi32>
  %c33 = arith.constant 48 : index
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
      %89 = arith.addi %84, %c7 : index
      %90 = vector.load %w[%89] : memref<?xi8>, vector<32xi8>
      %91 = vector.bitcast %90 : vector<32xi8> to vector<16xf16>
      %92 = arith.extf %91 : vector<16xf16> to vector<16xf32>
      %93 = arith.muli %55, %c4 : index
      %119:24 = scf.for %94 = %c7 to %c21 step %c1 iter_args(%95 = %56, %96 = %57, %97 = %58, %98 = %59, %99 = %60, %100 = %61, %101 = %62, %102 = %63, %103 = %64, %104 = %65, %105 = %66, %106 = %67, %107 = %68, %108 = %69, %109 = %70, %110 = %71, %111 = %72, %112 = %73, %113 = %74, %114 = %75, %115 = %76, %116 = %77, %117 = %78, %118 = %79) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %120 = arith.muli %94, %c16 : index
        %121 = arith.addi %93, %120 : index
        %122 = arith.addi %82, %c21 : index
        %123 = arith.divui %94, %c6 : index
        %124 = arith.muli %123, %c22 : index
        %125 = arith.addi %122, %124 : index
        %126 = arith.addi %125, %c7 : index
        %127 = vector.load %w[%126] : memref<?xi8>, vector<16xi8>
        %128 = arith.extsi %127 : vector<16xi8> to vector<16xi32>
        %129 = arith.sitofp %128 : vector<16xi32> to vector<16xf32>
        %130 = arith.mulf %88, %129 : vector<16xf32>
        %131 = arith.addi %82, %c23 : index
        %132 = arith.muli %94, %c6 : index
        %133 = arith.addi %132, %c7 : index
        %134 = arith.muli %133, %c22 : index
        %135 = arith.addi %131, %134 : index
        %136 = vector.load %w[%135] : memref<?xi8>, vector<16xi8>
        %137 = arith.extui %136 : vector<16xi8> to vector<16xi32>
        %138 = arith.addi %82, %c23 : index
        %139 = arith.muli %94, %c6 : index
        %140 = arith.addi %139, %c1 : index
        %141 = arith.muli %140, %c22 : index
        %142 = arith.addi %138, %141 : index
        %143 = vector.load %w[%142] : memref<?xi8>, vector<16xi8>
        %144 = arith.extui %143 : vector<16xi8> to vector<16xi32>
        %145 = arith.addi %82, %c24 : index
        %146 = arith.muli %94, %c25 : index
        %147 = arith.addi %145, %146 : index
        %148 = arith.addi %147, %c7 : index
        %149 = vector.load %w[%148] : memref<?xi8>, vector<16xi8>
        %150 = arith.extui %149 : vector<16xi8> to vector<16xi32>
        %151 = arith.andi %150, %c26 : vector<16xi32>
        %152 = arith.shrui %137, %c27 : vector<16xi32>
        %153 = arith.andi %152, %c28 : vector<16xi32>
        %154 = arith.shli %153, %c29 : vector<16xi32>
        %155 = arith.ori %151, %154 : vector<16xi32>
        %156 = arith.subi %155, %c30 : vector<16xi32>
        %157 = arith.sitofp %156 : vector<16xi32> to vector<16xf32>
        %158 = arith.mulf %157, %130 : vector<16xf32>
        %159 = arith.addi %84, %c21 : index
        %160 = arith.divui %94, %c6 : index
        %161 = arith.muli %160, %c22 : index
        %162 = arith.addi %159, %161 : index
        %163 = arith.addi %162, %c7 : index
        %164 = vector.load %w[%163] : memref<?xi8>, vector<16xi8>
        %165 = arith.extsi %164 : vector<16xi8> to vector<16xi32>
        %166 = arith.sitofp %165 : vector<16xi32> to vector<16xf32>
        %167 = arith.mulf %92, %166 : vector<16xf32>
        %168 = arith.addi %84, %c23 : index
        %169 = arith.muli %94, %c6 : index
        %170 = arith.addi %169, %c7 : index
        %171 = arith.muli %170, %c22 : index
        %172 = arith.addi %168, %171 : index
        %173 = vector.load %w[%172] : memref<?xi8>, vector<16xi8>
        %174 = arith.extui %173 : vector<16xi8> to vector<16xi32>
        %175 = arith.addi %84, %c23 : index
        %176 = arith.muli %94, %c6 : index
        %177 = arith.addi %176, %c1 : index
        %178 = arith.muli %177, %c22 : index
        %179 = arith.addi %175, %178 : index
        %180 = vector.load %w[%179] : memref<?xi8>, vector<16xi8>
        %181 = arith.extui %180 : vector<16xi8> to vector<16xi32>
        %182 = arith.addi %84, %c24 : index
        %183 = arith.muli %94, %c25 : index
        %184 = arith.addi %182, %183 : index
        %185 = arith.addi %184, %c7 : index
        %186 = vector.load %w[%185] : memref<?xi8>, vector<16xi8>
        %187 = arith.extui %186 : vector<16xi8> to vector<16xi32>
        %188 = arith.andi %187, %c26 : vector<16xi32>
        %189 = arith.shrui %174, %c27 : vector<16xi32>
        %190 = arith.andi %189, %c28 : vector<16xi32>
        %191 = arith.shli %190, %c29 : vector<16xi32>
        %192 = arith.ori %188, %191 : vector<16xi32>
        %193 = arith.subi %192, %c30 : vector<16xi32>
        %194 = arith.sitofp %193 : vector<16xi32> to vector<16xf32>
        %195 = arith.mulf %194, %167 : vector<16xf32>
        %196 = arith.addi %42, %121 : index
        %197 = arith.addi %196, %c7 : index
        %198 = memref.load %x[%197] : memref<?xf32>
        %199 = vector.broadcast %198 : f32 to vector<16xf32>
        %200 = math.fma %199, %158, %95 : vector<16xf32>
        %201 = math.fma %199, %195, %96 : vector<16xf32>
        %202 = arith.addi %43, %121 : index
        %203 = arith.addi %202, %c7 : index
        %204 = memref.load %x[%203] : memref<?xf32>
        %205 = vector.broadcast %204 : f32 to vector<16xf32>
        %206 = math.fma %205, %158, %97 : vector<16xf32>
        %207 = math.fma %205, %195, %98 : vector<16xf32>
        %208 = arith.addi %44, %121 : index
        %209 = arith.addi %208, %c7 : index
        %210 = memref.load %x[%209] : memref<?xf32>
        %211 = vector.broadcast %210 : f32 to vector<16xf32>
        %212 = math.fma %211, %158, %99 : vector<16xf32>
        %213 = math.fma %211, %195, %100 : vector<16xf32>
        %214 = arith.addi %45, %121 : index
        %215 = arith.addi %214, %c7 : index
        %216 = memref.load %x[%215] : memref<?xf32>
        %217 = vector.broadcast %216 : f32 to vector<16xf32>
        %218 = math.fma %217, %158, %101 : vector<16xf32>
        %219 = math.fma %217, %195, %102 : vector<16xf32>
        %220 = arith.addi %46, %121 : index
        %221 = arith.addi %220, %c7 : index
        %222 = memref.load %x[%221] : memref<?xf32>
        %223 = vector.broadcast %222 : f32 to vector<16xf32>
        %224 = math.fma %223, %158, %103 : vector<16xf32>
        %225 = math.fma %223, %195, %104 : vector<16xf32>
        %226 = arith.addi %47, %121 : index
        %227 = arith.addi %226, %c7 : index
        %228 = memref.load %x[%227] : memref<?xf32>
        %229 = vector.broadcast %228 : f32 to vector<16xf32>
        %230 = math.fma %229, %158, %105 : vector<16xf32>
        %231 = math.fma %229, %195, %106 : vector<16xf32>
        %232 = arith.addi %48, %121 : index
        %233 = arith.addi %232, %c7 : index
        %234 = memref.load %x[%233] : memref<?xf32>
        %235 = vector.broadcast %234 : f32 to vector<16xf32>
        %236 = math.fma %235, %158, %107 : vector<16xf32>
        %237 = math.fma %235, %195, %108 : vector<16xf32>
        %238 = arith.addi %49, %121 : index
        %239 = arith.addi %238, %c7 : index
        %240 = memref.load %x[%239] : memref<?xf32>
        %241 = vector.broadcast %240 : f32 to vector<16xf32>
        %242 = math.fma %241, %158, %109 : vector<16xf32>
        %243 = math.fma %241, %195, %110 : vector<16xf32>
        %244 = arith.addi %50, %121 : index
        %245 = arith.addi %244, %c7 : index
        %246 = memref.load %x[%245] : memref<?xf32>
        %247 = vector.broadcast %246 : f32 to vector<16xf32>
        %248 = math.fma %247, %158, %111 : vector<16xf32>
        %249 = math.fma %247, %195, %112 : vector<16xf32>
        %250 = arith.addi %51, %121 : index
        %251 = arith.addi %250, %c7 : index
        %252 = memref.load %x[%251] : memref<?xf32>
        %253 = vector.broadcast %252 : f32 to vector<16xf32>
        %254 = math.fma %253, %158, %113 : vector<16xf32>
        %255 = math.fma %253, %195, %114 : vector<16xf32>
        %256 = arith.addi %52, %121 : index
        %257 = arith.addi %256, %c7 : index
        %258 = memref.load %x[%257] : memref<?xf32>
        %259 = vector.broadcast %258 : f32 to vector<16xf32>
        %260 = math.fma %259, %158, %115 : vector<16xf32>
        %261 = math.fma %259, %195, %116 : vector<16xf32>
        %262 = arith.addi %53, %121 : index
        %263 = arith.addi %262, %c7 : index
        %264 = memref.load %x[%263] : memref<?xf32>
        %265 = vector.broadcast %264 : f32 to vector<16xf32>
        %266 = math.fma %265, %158, %117 : vector<16xf32>
        %267 = math.fma %265, %195, %118 : vector<16xf32>
        %268 = arith.addi %147, %c7 : index
        %269 = vector.load %w[%268] : memref<?xi8>, vector<16xi8>
        %270 = arith.extui %269 : vector<16xi8> to vector<16xi32>
        %271 = arith.shrui %270, %c29 : vector<16xi32>
        %272 = arith.shrui %137, %c31 : vector<16xi32>
        %273 = arith.andi %272, %c28 : vector<16xi32>
        %274 = arith.shli %273, %c29 : vector<16xi32>
        %275 = arith.ori %271, %274 : vector<16xi32>
        %276 = arith.subi %275, %c30 : vector<16xi32>
        %277 = arith.sitofp %276 : vector<16xi32> to vector<16xf32>
        %278 = arith.mulf %277, %130 : vector<16xf32>
        %279 = arith.addi %184, %c7 : index
        %280 = vector.load %w[%279] : memref<?xi8>, vector<16xi8>
        %281 = arith.extui %280 : vector<16xi8> to vector<16xi32>
        %282 = arith.shrui %281, %c29 : vector<16xi32>
        %283 = arith.shrui %174, %c31 : vector<16xi32>
        %284 = arith.andi %283, %c28 : vector<16xi32>
        %285 = arith.shli %284, %c29 : vector<16xi32>
        %286 = arith.ori %282, %285 : vector<16xi32>
        %287 = arith.subi %286, %c30 : vector<16xi32>
        %288 = arith.sitofp %287 : vector<16xi32> to vector<16xf32>
        %289 = arith.mulf %288, %167 : vector<16xf32>
        %290 = arith.addi %42, %121 : index
        %291 = arith.addi %290, %c1 : index
        %292 = memref.load %x[%291] : memref<?xf32>
        %293 = vector.broadcast %292 : f32 to vector<16xf32>
        %294 = math.fma %293, %278, %200 : vector<16xf32>
        %295 = math.fma %293, %289, %201 : vector<16xf32>
        %296 = arith.addi %43, %121 : index
        %297 = arith.addi %296, %c1 : index
        %298 = memref.load %x[%297] : memref<?xf32>
        %299 = vector.broadcast %298 : f32 to vector<16xf32>
        %300 = math.fma %299, %278, %206 : vector<16xf32>
        %301 = math.fma %299, %289, %207 : vector<16xf32>
        %302 = arith.addi %44, %121 : index
        %303 = arith.addi %302, %c1 : index
        %304 = memref.load %x[%303] : memref<?xf32>
        %305 = vector.broadcast %304 : f32 to vector<16xf32>
        %306 = math.fma %305, %278, %212 : vector<16xf32>
        %307 = math.fma %305, %289, %213 : vector<16xf32>
        %308 = arith.addi %45, %121 : index
        %309 = arith.addi %308, %c1 : index
        %310 = memref.load %x[%309] : memref<?xf32>
        %311 = vector.broadcast %310 : f32 to vector<16xf32>
        %312 = math.fma %311, %278, %218 : vector<16xf32>
        %313 = math.fma %311, %289, %219 : vector<16xf32>
        %314 = arith.addi %46, %121 : index
        %315 = arith.addi %314, %c1 : index
        %316 = memref.load %x[%315] : memref<?xf32>
        %317 = vector.broadcast %316 : f32 to vector<16xf32>
        %318 = math.fma %317, %278, %224 : vector<16xf32>
        %319 = math.fma %317, %289, %225 : vector<16xf32>
        %320 = arith.addi %47, %121 : index
        %321 = arith.addi %320, %c1 : index
        %322 = memref.load %x[%321] : memref<?xf32>
        %323 = vector.broadcast %322 : f32 to vector<16xf32>
        %324 = math.fma %323, %278, %230 : vector<16xf32>
        %325 = math.fma %323, %289, %231 : vector<16xf32>
        %326 = arith.addi %48, %121 : index
        %327 = arith.addi %326, %c1 : index
        %328 = memref.load %x[%327] : memref<?xf32>
        %329 = vector.broadcast %328 : f32 to vector<16xf32>
        %330 = math.fma %329, %278, %236 : vector<16xf32>
        %331 = math.fma %329, %289, %237 : vector<16xf32>
        %332 = arith.addi %49, %121 : index
        %333 = arith.addi %332, %c1 : index
        %334 = memref.load %x[%333] : memref<?xf32>
        %335 = vector.broadcast %334 : f32 to vector<16xf32>
        %336 = math.fma %335, %278, %242 : vector<16xf32>
        %337 = math.fma %335, %289, %243 : vector<16xf32>
        %338 = arith.addi %50, %121 : index
        %339 = arith.addi %338, %c1 : index
        %340 = memref.load %x[%339] : memref<?xf32>
        %341 = vector.broadcast %340 : f32 to vector<16xf32>
        %342 = math.fma %341, %278, %248 : vector<16xf32>
        %343 = math.fma %341, %289, %249 : vector<16xf32>
        %344 = arith.addi %51, %121 : index
        %345 = arith.addi %344, %c1 : index
        %346 = memref.load %x[%345] : memref<?xf32>
        %347 = vector.broadcast %346 : f32 to vector<16xf32>
        %348 = math.fma %347, %278, %254 : vector<16xf32>
        %349 = math.fma %347, %289, %255 : vector<16xf32>
        %350 = arith.addi %52, %121 : index
        %351 = arith.addi %350, %c1 : index
        %352 = memref.load %x[%351] : memref<?xf32>
        %353 = vector.broadcast %352 : f32 to vector<16xf32>
        %354 = math.fma %353, %278, %260 : vector<16xf32>
        %355 = math.fma %353, %289, %261 : vector<16xf32>
        %356 = arith.addi %53, %121 : index
        %357 = arith.addi %356, %c1 : index
        %358 = memref.load %x[%357] : memref<?xf32>
        %359 = vector.broadcast %358 : f32 to vector<16xf32>
        %360 = math.fma %359, %278, %266 : vector<16xf32>
        %361 = math.fma %359, %289, %267 : vector<16xf32>
        %362 = arith.addi %147, %c22 : index
        %363 = vector.load %w[%362] : memref<?xi8>, vector<16xi8>
        %364 = arith.extui %363 : vector<16xi8> to vector<16xi32>
        %365 = arith.andi %364, %c26 : vector<16xi32>
        %366 = arith.shrui %137, %c29 : vector<16xi32>
        %367 = arith.andi %366, %c28 : vector<16xi32>
        %368 = arith.shli %367, %c29 : vector<16xi32>
        %369 = arith.ori %365, %368 : vector<16xi32>
        %370 = arith.subi %369, %c30 : vector<16xi32>
        %371 = arith.sitofp %370 : vector<16xi32> to vector<16xf32>
        %372 = arith.mulf %371, %130 : vector<16xf32>
        %373 = arith.addi %184, %c22 : index
        %374 = vector.load %w[%373] : memref<?xi8>, vector<16xi8>
        %375 = arith.extui %374 : vector<16xi8> to vector<16xi32>
        %376 = arith.andi %375, %c26 : vector<16xi32>
        %377 = arith.shrui %174, %c29 : vector<16xi32>
        %378 = arith.andi %377, %c28 : vector<16xi32>
        %379 = arith.shli %378, %c29 : vector<16xi32>
        %380 = arith.ori %376, %379 : vector<16xi32>
        %381 = arith.subi %380, %c30 : vector<16xi32>
        %382 = arith.sitofp %381 : vector<16xi32> to vector<16xf32>
        %383 = arith.mulf %382, %167 : vector<16xf32>
        %384 = arith.addi %42, %121 : index
        %385 = arith.addi %384, %c6 : index
        %386 = memref.load %x[%385] : memref<?xf32>
        %387 = vector.broadcast %386 : f32 to vector<16xf32>
        %388 = math.fma %387, %372, %294 : vector<16xf32>
        %389 = math.fma %387, %383, %295 : vector<16xf32>
        %390 = arith.addi %43, %121 : index
        %391 = arith.addi %390, %c6 : index
        %392 = memref.load %x[%391] : memref<?xf32>
        %393 = vector.broadcast %392 : f32 to vector<16xf32>
        %394 = math.fma %393, %372, %300 : vector<16xf32>
        %395 = math.fma %393, %383, %301 : vector<16xf32>
        %396 = arith.addi %44, %121 : index
        %397 = arith.addi %396, %c6 : index
        %398 = memref.load %x[%397] : memref<?xf32>
        %399 = vector.broadcast %398 : f32 to vector<16xf32>
        %400 = math.fma %399, %372, %306 : vector<16xf32>
        %401 = math.fma %399, %383, %307 : vector<16xf32>
        %402 = arith.addi %45, %121 : index
        %403 = arith.addi %402, %c6 : index
        %404 = memref.load %x[%403] : memref<?xf32>
        %405 = vector.broadcast %404 : f32 to vector<16xf32>
        %406 = math.fma %405, %372, %312 : vector<16xf32>
        %407 = math.fma %405, %383, %313 : vector<16xf32>
        %408 = arith.addi %46, %121 : index
        %409 = arith.addi %408, %c6 : index
        %410 = memref.load %x[%409] : memref<?xf32>
        %411 = vector.broadcast %410 : f32 to vector<16xf32>
        %412 = math.fma %411, %372, %318 : vector<16xf32>
        %413 = math.fma %411, %383, %319 : vector<16xf32>
        %414 = arith.addi %47, %121 : index
        %415 = arith.addi %414, %c6 : index
        %416 = memref.load %x[%415] : memref<?xf32>
        %417 = vector.broadcast %416 : f32 to vector<16xf32>
        %418 = math.fma %417, %372, %324 : vector<16xf32>
        %419 = math.fma %417, %383, %325 : vector<16xf32>
        %420 = arith.addi %48, %121 : index
        %421 = arith.addi %420, %c6 : index
        %422 = memref.load %x[%421] : memref<?xf32>
        %423 = vector.broadcast %422 : f32 to vector<16xf32>
        %424 = math.fma %423, %372, %330 : vector<16xf32>
        %425 = math.fma %423, %383, %331 : vector<16xf32>
        %426 = arith.addi %49, %121 : index
        %427 = arith.addi %426, %c6 : index
        %428 = memref.load %x[%427] : memref<?xf32>
        %429 = vector.broadcast %428 : f32 to vector<16xf32>
        %430 = math.fma %429, %372, %336 : vector<16xf32>
        %431 = math.fma %429, %383, %337 : vector<16xf32>
        %432 = arith.addi %50, %121 : index
        %433 = arith.addi %432, %c6 : index
        %434 = memref.load %x[%433] : memref<?xf32>
        %435 = vector.broadcast %434 : f32 to vector<16xf32>
        %436 = math.fma %435, %372, %342 : vector<16xf32>
        %437 = math.fma %435, %383, %343 : vector<16xf32>
        %438 = arith.addi %51, %121 : index
        %439 = arith.addi %438, %c6 : index
        %440 = memref.load %x[%439] : memref<?xf32>
        %441 = vector.broadcast %440 : f32 to vector<16xf32>
        %442 = math.fma %441, %372, %348 : vector<16xf32>
        %443 = math.fma %441, %383, %349 : vector<16xf32>
        %444 = arith.addi %52, %121 : index
        %445 = arith.addi %444, %c6 : index
        %446 = memref.load %x[%445] : memref<?xf32>
        %447 = vector.broadcast %446 : f32 to vector<16xf32>
        %448 = math.fma %447, %372, %354 : vector<16xf32>
        %449 = math.fma %447, %383, %355 : vector<16xf32>
        %450 = arith.addi %53, %121 : index
        %451 = arith.addi %450, %c6 : index
        %452 = memref.load %x[%451] : memref<?xf32>
        %453 = vector.broadcast %452 : f32 to vector<16xf32>
        %454 = math.fma %453, %372, %360 : vector<16xf32>
        %455 = math.fma %453, %383, %361 : vector<16xf32>
        %456 = arith.addi %147, %c22 : index
        %457 = vector.load %w[%456] : memref<?xi8>, vector<16xi8>
        %458 = arith.extui %457 : vector<16xi8> to vector<16xi32>
        %459 = arith.shrui %458, %c29 : vector<16xi32>
        %460 = arith.shrui %137, %c32 : vector<16xi32>
        %461 = arith.andi %460, %c28 : vector<16xi32>
        %462 = arith.shli %461, %c29 : vector<16xi32>
        %463 = arith.ori %459, %462 : vector<16xi32>
        %464 = arith.subi %463, %c30 : vector<16xi32>
        %465 = arith.sitofp %464 : vector<16xi32> to vector<16xf32>
        %466 = arith.mulf %465, %130 : vector<16xf32>
        %467 = arith.addi %184, %c22 : index
        %468 = vector.load %w[%467] : memref<?xi8>, vector<16xi8>
        %469 = arith.extui %468 : vector<16xi8> to vector<16xi32>
        %470 = arith.shrui %469, %c29 : vector<16xi32>
        %471 = arith.shrui %174, %c32 : vector<16xi32>
        %472 = arith.andi %471, %c28 : vector<16xi32>
        %473 = arith.shli %472, %c29 : vector<16xi32>
        %474 = arith.ori %470, %473 : vector<16xi32>
        %475 = arith.subi %474, %c30 : vector<16xi32>
        %476 = arith.sitofp %475 : vector<16xi32> to vector<16xf32>
        %477 = arith.mulf %476, %167 : vector<16xf32>
        %478 = arith.addi %42, %121 : index
        %479 = arith.addi %478, %c11 : index
        %480 = memref.load %x[%479] : memref<?xf32>
        %481 = vector.broadcast %480 : f32 to vector<16xf32>
        %482 = math.fma %481, %466, %388 : vector<16xf32>
        %483 = math.fma %481, %477, %389 : vector<16xf32>
        %484 = arith.addi %43, %121 : index
        %485 = arith.addi %484, %c11 : index
        %486 = memref.load %x[%485] : memref<?xf32>
        %487 = vector.broadcast %486 : f32 to vector<16xf32>
        %488 = math.fma %487, %466, %394 : vector<16xf32>
        %489 = math.fma %487, %477, %395 : vector<16xf32>
        %490 = arith.addi %44, %121 : index
        %491 = arith.addi %490, %c11 : index
        %492 = memref.load %x[%491] : memref<?xf32>
        %493 = vector.broadcast %492 : f32 to vector<16xf32>
        %494 = math.fma %493, %466, %400 : vector<16xf32>
        %495 = math.fma %493, %477, %401 : vector<16xf32>
        %496 = arith.addi %45, %121 : index
        %497 = arith.addi %496, %c11 : index
        %498 = memref.load %x[%497] : memref<?xf32>
        %499 = vector.broadcast %498 : f32 to vector<16xf32>
        %500 = math.fma %499, %466, %406 : vector<16xf32>
        %501 = math.fma %499, %477, %407 : vector<16xf32>
        %502 = arith.addi %46, %121 : index
        %503 = arith.addi %502, %c11 : index
        %504 = memref.load %x[%503] : memref<?xf32>
        %505 = vector.broadcast %504 : f32 to vector<16xf32>
        %506 = math.fma %505, %466, %412 : vector<16xf32>
        %507 = math.fma %505, %477, %413 : vector<16xf32>
        %508 = arith.addi %47, %121 : index
        %509 = arith.addi %508, %c11 : index
        %510 = memref.load %x[%509] : memref<?xf32>
        %511 = vector.broadcast %510 : f32 to vector<16xf32>
        %512 = math.fma %511, %466, %418 : vector<16xf32>
        %513 = math.fma %511, %477, %419 : vector<16xf32>
        %514 = arith.addi %48, %121 : index
        %515 = arith.addi %514, %c11 : index
        %516 = memref.load %x[%515] : memref<?xf32>
        %517 = vector.broadcast %516 : f32 to vector<16xf32>
        %518 = math.fma %517, %466, %424 : vector<16xf32>
        %519 = math.fma %517, %477, %425 : vector<16xf32>
        %520 = arith.addi %49, %121 : index
        %521 = arith.addi %520, %c11 : index
        %522 = memref.load %x[%521] : memref<?xf32>
        %523 = vector.broadcast %522 : f32 to vector<16xf32>
        %524 = math.fma %523, %466, %430 : vector<16xf32>
        %525 = math.fma %523, %477, %431 : vector<16xf32>
        %526 = arith.addi %50, %121 : index
        %527 = arith.addi %526, %c11 : index
        %528 = memref.load %x[%527] : memref<?xf32>
        %529 = vector.broadcast %528 : f32 to vector<16xf32>
        %530 = math.fma %529, %466, %436 : vector<16xf32>
        %531 = math.fma %529, %477, %437 : vector<16xf32>
        %532 = arith.addi %51, %121 : index
        %533 = arith.addi %532, %c11 : index
        %534 = memref.load %x[%533] : memref<?xf32>
        %535 = vector.broadcast %534 : f32 to vector<16xf32>
        %536 = math.fma %535, %466, %442 : vector<16xf32>
        %537 = math.fma %535, %477, %443 : vector<16xf32>
        %538 = arith.addi %52, %121 : index
        %539 = arith.addi %538, %c11 : index
        %540 = memref.load %x[%539] : memref<?xf32>
        %541 = vector.broadcast %540 : f32 to vector<16xf32>
        %542 = math.fma %541, %466, %448 : vector<16xf32>
        %543 = math.fma %541, %477, %449 : vector<16xf32>
        %544 = arith.addi %53, %121 : index
        %545 = arith.addi %544, %c11 : index
        %546 = memref.load %x[%545] : memref<?xf32>
        %547 = vector.broadcast %546 : f32 to vector<16xf32>
        %548 = math.fma %547, %466, %454 : vector<16xf32>
        %549 = math.fma %547, %477, %455 : vector<16xf32>
        %550 = arith.addi %147, %c21 : index
        %551 = vector.load %w[%550] : memref<?xi8>, vector<16xi8>
        %552 = arith.extui %551 : vector<16xi8> to vector<16xi32>
        %553 = arith.andi %552, %c26 : vector<16xi32>
        %554 = arith.shrui %144, %c27 : vector<16xi32>
        %555 = arith.andi %554, %c28 : vector<16xi32>
        %556 = arith.shli %555, %c29 : vector<16xi32>
        %557 = arith.ori %553, %556 : vector<16xi32>
        %558 = arith.subi %557, %c30 : vector<16xi32>
        %559 = arith.sitofp %558 : vector<16xi32> to vector<16xf32>
        %560 = arith.mulf %559, %130 : vector<16xf32>
        %561 = arith.addi %184, %c21 : index
        %562 = vector.load %w[%561] : memref<?xi8>, vector<16xi8>
        %563 = arith.extui %562 : vector<16xi8> to vector<16xi32>
        %564 = arith.andi %563, %c26 : vector<16xi32>
        %565 = arith.shrui %181, %c27 : vector<16xi32>
        %566 = arith.andi %565, %c28 : vector<16xi32>
        %567 = arith.shli %566, %c29 : vector<16xi32>
        %568 = arith.ori %564, %567 : vector<16xi32>
        %569 = arith.subi %568, %c30 : vector<16xi32>
        %570 = arith.sitofp %569 : vector<16xi32> to vector<16xf32>
        %571 = arith.mulf %570, %167 : vector<16xf32>
        %572 = arith.addi %42, %121 : index
        %573 = arith.addi %572, %c12 : index
        %574 = memref.load %x[%573] : memref<?xf32>
        %575 = vector.broadcast %574 : f32 to vector<16xf32>
        %576 = math.fma %575, %560, %482 : vector<16xf32>
        %577 = math.fma %575, %571, %483 : vector<16xf32>
        %578 = arith.addi %43, %121 : index
        %579 = arith.addi %578, %c12 : index
        %580 = memref.load %x[%579] : memref<?xf32>
        %581 = vector.broadcast %580 : f32 to vector<16xf32>
        %582 = math.fma %581, %560, %488 : vector<16xf32>
        %583 = math.fma %581, %571, %489 : vector<16xf32>
        %584 = arith.addi %44, %121 : index
        %585 = arith.addi %584, %c12 : index
        %586 = memref.load %x[%585] : memref<?xf32>
        %587 = vector.broadcast %586 : f32 to vector<16xf32>
        %588 = math.fma %587, %560, %494 : vector<16xf32>
        %589 = math.fma %587, %571, %495 : vector<16xf32>
        %590 = arith.addi %45, %121 : index
        %591 = arith.addi %590, %c12 : index
        %592 = memref.load %x[%591] : memref<?xf32>
        %593 = vector.broadcast %592 : f32 to vector<16xf32>
        %594 = math.fma %593, %560, %500 : vector<16xf32>
        %595 = math.fma %593, %571, %501 : vector<16xf32>
        %596 = arith.addi %46, %121 : index
        %597 = arith.addi %596, %c12 : index
        %598 = memref.load %x[%597] : memref<?xf32>
        %599 = vector.broadcast %598 : f32 to vector<16xf32>
        %600 = math.fma %599, %560, %506 : vector<16xf32>
        %601 = math.fma %599, %571, %507 : vector<16xf32>
        %602 = arith.addi %47, %121 : index
        %603 = arith.addi %602, %c12 : index
        %604 = memref.load %x[%603] : memref<?xf32>
        %605 = vector.broadcast %604 : f32 to vector<16xf32>
        %606 = math.fma %605, %560, %512 : vector<16xf32>
        %607 = math.fma %605, %571, %513 : vector<16xf32>
        %608 = arith.addi %48, %121 : index
        %609 = arith.addi %608, %c12 : index
        %610 = memref.load %x[%609] : memref<?xf32>
        %611 = vector.broadcast %610 : f32 to vector<16xf32>
        %612 = math.fma %611, %560, %518 : vector<16xf32>
        %613 = math.fma %611, %571, %519 : vector<16xf32>
        %614 = arith.addi %49, %121 : index
        %615 = arith.addi %614, %c12 : index
        %616 = memref.load %x[%615] : memref<?xf32>
        %617 = vector.broadcast %616 : f32 to vector<16xf32>
        %618 = math.fma %617, %560, %524 : vector<16xf32>
        %619 = math.fma %617, %571, %525 : vector<16xf32>
        %620 = arith.addi %50, %121 : index
        %621 = arith.addi %620, %c12 : index
        %622 = memref.load %x[%621] : memref<?xf32>
        %623 = vector.broadcast %622 : f32 to vector<16xf32>
        %624 = math.fma %623, %560, %530 : vector<16xf32>
        %625 = math.fma %623, %571, %531 : vector<16xf32>
        %626 = arith.addi %51, %121 : index
        %627 = arith.addi %626, %c12 : index
        %628 = memref.load %x[%627] : memref<?xf32>
        %629 = vector.broadcast %628 : f32 to vector<16xf32>
        %630 = math.fma %629, %560, %536 : vector<16xf32>
        %631 = math.fma %629, %571, %537 : vector<16xf32>
        %632 = arith.addi %52, %121 : index
        %633 = arith.addi %632, %c12 : index
        %634 = memref.load %x[%633] : memref<?xf32>
        %635 = vector.broadcast %634 : f32 to vector<16xf32>
        %636 = math.fma %635, %560, %542 : vector<16xf32>
        %637 = math.fma %635, %571, %543 : vector<16xf32>
        %638 = arith.addi %53, %121 : index
        %639 = arith.addi %638, %c12 : index
        %640 = memref.load %x[%639] : memref<?xf32>
        %641 = vector.broadcast %640 : f32 to vector<16xf32>
        %642 = math.fma %641, %560, %548 : vector<16xf32>
        %643 = math.fma %641, %571, %549 : vector<16xf32>
        %644 = arith.addi %147, %c21 : index
        %645 = vector.load %w[%644] : memref<?xi8>, vector<16xi8>
        %646 = arith.extui %645 : vector<16xi8> to vector<16xi32>
        %647 = arith.shrui %646, %c29 : vector<16xi32>
        %648 = arith.shrui %144, %c31 : vector<16xi32>
        %649 = arith.andi %648, %c28 : vector<16xi32>
        %650 = arith.shli %649, %c29 : vector<16xi32>
        %651 = arith.ori %647, %650 : vector<16xi32>
        %652 = arith.subi %651, %c30 : vector<16xi32>
        %653 = arith.sitofp %652 : vector<16xi32> to vector<16xf32>
        %654 = arith.mulf %653, %130 : vector<16xf32>
        %655 = arith.addi %184, %c21 : index
        %656 = vector.load %w[%655] : memref<?xi8>, vector<16xi8>
        %657 = arith.extui %656 : vector<16xi8> to vector<16xi32>
        %658 = arith.shrui %657, %c29 : vector<16xi32>
        %659 = arith.shrui %181, %c31 : vector<16xi32>
        %660 = arith.andi %659, %c28 : vector<16xi32>
        %661 = arith.shli %660, %c29 : vector<16xi32>
        %662 = arith.ori %658, %661 : vector<16xi32>
        %663 = arith.subi %662, %c30 : vector<16xi32>
        %664 = arith.sitofp %663 : vector<16xi32> to vector<16xf32>
        %665 = arith.mulf %664, %167 : vector<16xf32>
        %666 = arith.addi %42, %121 : index
        %667 = arith.addi %666, %c13 : index
        %668 = memref.load %x[%667] : memref<?xf32>
        %669 = vector.broadcast %668 : f32 to vector<16xf32>
        %670 = math.fma %669, %654, %576 : vector<16xf32>
        %671 = math.fma %669, %665, %577 : vector<16xf32>
        %672 = arith.addi %43, %121 : index
        %673 = arith.addi %672, %c13 : index
        %674 = memref.load %x[%673] : memref<?xf32>
        %675 = vector.broadcast %674 : f32 to vector<16xf32>
        %676 = math.fma %675, %654, %582 : vector<16xf32>
        %677 = math.fma %675, %665, %583 : vector<16xf32>
        %678 = arith.addi %44, %121 : index
        %679 = arith.addi %678, %c13 : index
        %680 = memref.load %x[%679] : memref<?xf32>
        %681 = vector.broadcast %680 : f32 to vector<16xf32>
        %682 = math.fma %681, %654, %588 : vector<16xf32>
        %683 = math.fma %681, %665, %589 : vector<16xf32>
        %684 = arith.addi %45, %121 : index
        %685 = arith.addi %684, %c13 : index
        %686 = memref.load %x[%685] : memref<?xf32>
        %687 = vector.broadcast %686 : f32 to vector<16xf32>
        %688 = math.fma %687, %654, %594 : vector<16xf32>
        %689 = math.fma %687, %665, %595 : vector<16xf32>
        %690 = arith.addi %46, %121 : index
        %691 = arith.addi %690, %c13 : index
        %692 = memref.load %x[%691] : memref<?xf32>
        %693 = vector.broadcast %692 : f32 to vector<16xf32>
        %694 = math.fma %693, %654, %600 : vector<16xf32>
        %695 = math.fma %693, %665, %601 : vector<16xf32>
        %696 = arith.addi %47, %121 : index
        %697 = arith.addi %696, %c13 : index
        %698 = memref.load %x[%697] : memref<?xf32>
        %699 = vector.broadcast %698 : f32 to vector<16xf32>
        %700 = math.fma %699, %654, %606 : vector<16xf32>
        %701 = math.fma %699, %665, %607 : vector<16xf32>
        %702 = arith.addi %48, %121 : index
        %703 = arith.addi %702, %c13 : index
        %704 = memref.load %x[%703] : memref<?xf32>
        %705 = vector.broadcast %704 : f32 to vector<16xf32>
        %706 = math.fma %705, %654, %612 : vector<16xf32>
        %707 = math.fma %705, %665, %613 : vector<16xf32>
        %708 = arith.addi %49, %121 : index
        %709 = arith.addi %708, %c13 : index
        %710 = memref.load %x[%709] : memref<?xf32>
        %711 = vector.broadcast %710 : f32 to vector<16xf32>
        %712 = math.fma %711, %654, %618 : vector<16xf32>
        %713 = math.fma %711, %665, %619 : vector<16xf32>
        %714 = arith.addi %50, %121 : index
        %715 = arith.addi %714, %c13 : index
        %716 = memref.load %x[%715] : memref<?xf32>
        %717 = vector.broadcast %716 : f32 to vector<16xf32>
        %718 = math.fma %717, %654, %624 : vector<16xf32>
        %719 = math.fma %717, %665, %625 : vector<16xf32>
        %720 = arith.addi %51, %121 : index
        %721 = arith.addi %720, %c13 : index
        %722 = memref.load %x[%721] : memref<?xf32>
        %723 = vector.broadcast %722 : f32 to vector<16xf32>
        %724 = math.fma %723, %654, %630 : vector<16xf32>
        %725 = math.fma %723, %665, %631 : vector<16xf32>
        %726 = arith.addi %52, %121 : index
        %727 = arith.addi %726, %c13 : index
        %728 = memref.load %x[%727] : memref<?xf32>
        %729 = vector.broadcast %728 : f32 to vector<16xf32>
        %730 = math.fma %729, %654, %636 : vector<16xf32>
        %731 = math.fma %729, %665, %637 : vector<16xf32>
        %732 = arith.addi %53, %121 : index
        %733 = arith.addi %732, %c13 : index
        %734 = memref.load %x[%733] : memref<?xf32>
        %735 = vector.broadcast %734 : f32 to vector<16xf32>
        %736 = math.fma %735, %654, %642 : vector<16xf32>
        %737 = math.fma %735, %665, %643 : vector<16xf32>
        %738 = arith.addi %147, %c33 : index
        %739 = vector.load %w[%738] : memref<?xi8>, vector<16xi8>
        %740 = arith.extui %739 : vector<16xi8> to vector<16xi32>
        %741 = arith.andi %740, %c26 : vector<16xi32>
        %742 = arith.shrui %144, %c29 : vector<16xi32>
        %743 = arith.andi %742, %c28 : vector<16xi32>
        %744 = arith.shli %743, %c29 : vector<16xi32>
        %745 = arith.ori %741, %744 : vector<16xi32>
        %746 = arith.subi %745, %c30 : vector<16xi32>
        %747 = arith.sitofp %746 : vector<16xi32> to vector<16xf32>
        %748 = arith.mulf %747, %130 : vector<16xf32>
        %749 = arith.addi %184, %c33 : index
        %750 = vector.load %w[%749] : memref<?xi8>, vector<16xi8>
        %751 = arith.extui %750 : vector<16xi8> to vector<16xi32>
        %752 = arith.andi %751, %c26 : vector<16xi32>
        %753 = arith.shrui %181, %c29 : vector<16xi32>
        %754 = arith.andi %753, %c28 : vector<16xi32>
        %755 = arith.shli %754, %c29 : vector<16xi32>
        %756 = arith.ori %752, %755 : vector<16xi32>
        %757 = arith.subi %756, %c30 : vector<16xi32>
        %758 = arith.sitofp %757 : vector<16xi32> to vector<16xf32>
        %759 = arith.mulf %758, %167 : vector<16xf32>
        %760 = arith.addi %42, %121 : index
        %761 = arith.addi %760, %c14 : index
        %762 = memref.load %x[%761] : memref<?xf32>
        %763 = vector.broadcast %762 : f32 to vector<16xf32>
        %764 = math.fma %763, %748, %670 : vector<16xf32>
        %765 = math.fma %763, %759, %671 : vector<16xf32>
        %766 = arith.addi %43, %121 : index
        %767 = arith.addi %766, %c14 : index
        %768 = memref.load %x[%767] : memref<?xf32>
        %769 = vector.broadcast %768 : f32 to vector<16xf32>
        %770 = math.fma %769, %748, %676 : vector<16xf32>
        %771 = math.fma %769, %759, %677 : vector<16xf32>
        %772 = arith.addi %44, %121 : index
        %773 = arith.addi %772, %c14 : index
        %774 = memref.load %x[%773] : memref<?xf32>
        %775 = vector.broadcast %774 : f32 to vector<16xf32>
        %776 = math.fma %775, %748, %682 : vector<16xf32>
        %777 = math.fma %775, %759, %683 : vector<16xf32>
        %778 = arith.addi %45, %121 : index
        %779 = arith.addi %778, %c14 : index
        %780 = memref.load %x[%779] : memref<?xf32>
        %781 = vector.broadcast %780 : f32 to vector<16xf32>
        %782 = math.fma %781, %748, %688 : vector<16xf32>
        %783 = math.fma %781, %759, %689 : vector<16xf32>
        %784 = arith.addi %46, %121 : index
        %785 = arith.addi %784, %c14 : index
        %786 = memref.load %x[%785] : memref<?xf32>
        %787 = vector.broadcast %786 : f32 to vector<16xf32>
        %788 = math.fma %787, %748, %694 : vector<16xf32>
        %789 = math.fma %787, %759, %695 : vector<16xf32>
        %790 = arith.addi %47, %121 : index
        %791 = arith.addi %790, %c14 : index
        %792 = memref.load %x[%791] : memref<?xf32>
        %793 = vector.broadcast %792 : f32 to vector<16xf32>
        %794 = math.fma %793, %748, %700 : vector<16xf32>
        %795 = math.fma %793, %759, %701 : vector<16xf32>
        %796 = arith.addi %48, %121 : index
        %797 = arith.addi %796, %c14 : index
        %798 = memref.load %x[%797] : memref<?xf32>
        %799 = vector.broadcast %798 : f32 to vector<16xf32>
        %800 = math.fma %799, %748, %706 : vector<16xf32>
        %801 = math.fma %799, %759, %707 : vector<16xf32>
        %802 = arith.addi %49, %121 : index
        %803 = arith.addi %802, %c14 : index
        %804 = memref.load %x[%803] : memref<?xf32>
        %805 = vector.broadcast %804 : f32 to vector<16xf32>
        %806 = math.fma %805, %748, %712 : vector<16xf32>
        %807 = math.fma %805, %759, %713 : vector<16xf32>
        %808 = arith.addi %50, %121 : index
        %809 = arith.addi %808, %c14 : index
        %810 = memref.load %x[%809] : memref<?xf32>
        %811 = vector.broadcast %810 : f32 to vector<16xf32>
        %812 = math.fma %811, %748, %718 : vector<16xf32>
        %813 = math.fma %811, %759, %719 : vector<16xf32>
        %814 = arith.addi %51, %121 : index
        %815 = arith.addi %814, %c14 : index
        %816 = memref.load %x[%815] : memref<?xf32>
        %817 = vector.broadcast %816 : f32 to vector<16xf32>
        %818 = math.fma %817, %748, %724 : vector<16xf32>
        %819 = math.fma %817, %759, %725 : vector<16xf32>
        %820 = arith.addi %52, %121 : index
        %821 = arith.addi %820, %c14 : index
        %822 = memref.load %x[%821] : memref<?xf32>
        %823 = vector.broadcast %822 : f32 to vector<16xf32>
        %824 = math.fma %823, %748, %730 : vector<16xf32>
        %825 = math.fma %823, %759, %731 : vector<16xf32>
        %826 = arith.addi %53, %121 : index
        %827 = arith.addi %826, %c14 : index
        %828 = memref.load %x[%827] : memref<?xf32>
        %829 = vector.broadcast %828 : f32 to vector<16xf32>
        %830 = math.fma %829, %748, %736 : vector<16xf32>
        %831 = math.fma %829, %759, %737 : vector<16xf32>
        %832 = arith.addi %147, %c33 : index
        %833 = vector.load %w[%832] : memref<?xi8>, vector<16xi8>
        %834 = arith.extui %833 : vector<16xi8> to vector<16xi32>
        %835 = arith.shrui %834, %c29 : vector<16xi32>
        %836 = arith.shrui %144, %c32 : vector<16xi32>
        %837 = arith.andi %836, %c28 : vector<16xi32>
        %838 = arith.shli %837, %c29 : vector<16xi32>
        %839 = arith.ori %835, %838 : vector<16xi32>
        %840 = arith.subi %839, %c30 : vector<16xi32>
        %841 = arith.sitofp %840 : vector<16xi32> to vector<16xf32>
        %842 = arith.mulf %841, %130 : vector<16xf32>
        %843 = arith.addi %184, %c33 : index
        %844 = vector.load %w[%843] : memref<?xi8>, vector<16xi8>
        %845 = arith.extui %844 : vector<16xi8> to vector<16xi32>
        %846 = arith.shrui %845, %c29 : vector<16xi32>
        %847 = arith.shrui %181, %c32 : vector<16xi32>
        %848 = arith.andi %847, %c28 : vector<16xi32>
        %849 = arith.shli %848, %c29 : vector<16xi32>
        %850 = arith.ori %846, %849 : vector<16xi32>
        %851 = arith.subi %850, %c30 : vector<16xi32>
        %852 = arith.sitofp %851 : vector<16xi32> to vector<16xf32>
        %853 = arith.mulf %852, %167 : vector<16xf32>
        %854 = arith.addi %42, %121 : index
        %855 = arith.addi %854, %c15 : index
        %856 = memref.load %x[%855] : memref<?xf32>
        %857 = vector.broadcast %856 : f32 to vector<16xf32>
        %858 = math.fma %857, %842, %764 : vector<16xf32>
        %859 = math.fma %857, %853, %765 : vector<16xf32>
        %860 = arith.addi %43, %121 : index
        %861 = arith.addi %860, %c15 : index
        %862 = memref.load %x[%861] : memref<?xf32>
        %863 = vector.broadcast %862 : f32 to vector<16xf32>
        %864 = math.fma %863, %842, %770 : vector<16xf32>
        %865 = math.fma %863, %853, %771 : vector<16xf32>
        %866 = arith.addi %44, %121 : index
        %867 = arith.addi %866, %c15 : index
        %868 = memref.load %x[%867] : memref<?xf32>
        %869 = vector.broadcast %868 : f32 to vector<16xf32>
        %870 = math.fma %869, %842, %776 : vector<16xf32>
        %871 = math.fma %869, %853, %777 : vector<16xf32>
        %872 = arith.addi %45, %121 : index
        %873 = arith.addi %872, %c15 : index
        %874 = memref.load %x[%873] : memref<?xf32>
        %875 = vector.broadcast %874 : f32 to vector<16xf32>
        %876 = math.fma %875, %842, %782 : vector<16xf32>
        %877 = math.fma %875, %853, %783 : vector<16xf32>
        %878 = arith.addi %46, %121 : index
        %879 = arith.addi %878, %c15 : index
        %880 = memref.load %x[%879] : memref<?xf32>
        %881 = vector.broadcast %880 : f32 to vector<16xf32>
        %882 = math.fma %881, %842, %788 : vector<16xf32>
        %883 = math.fma %881, %853, %789 : vector<16xf32>
        %884 = arith.addi %47, %121 : index
        %885 = arith.addi %884, %c15 : index
        %886 = memref.load %x[%885] : memref<?xf32>
        %887 = vector.broadcast %886 : f32 to vector<16xf32>
        %888 = math.fma %887, %842, %794 : vector<16xf32>
        %889 = math.fma %887, %853, %795 : vector<16xf32>
        %890 = arith.addi %48, %121 : index
        %891 = arith.addi %890, %c15 : index
        %892 = memref.load %x[%891] : memref<?xf32>
        %893 = vector.broadcast %892 : f32 to vector<16xf32>
        %894 = math.fma %893, %842, %800 : vector<16xf32>
        %895 = math.fma %893, %853, %801 : vector<16xf32>
        %896 = arith.addi %49, %121 : index
        %897 = arith.addi %896, %c15 : index
        %898 = memref.load %x[%897] : memref<?xf32>
        %899 = vector.broadcast %898 : f32 to vector<16xf32>
        %900 = math.fma %899, %842, %806 : vector<16xf32>
        %901 = math.fma %899, %853, %807 : vector<16xf32>
        %902 = arith.addi %50, %121 : index
        %903 = arith.addi %902, %c15 : index
        %904 = memref.load %x[%903] : memref<?xf32>
        %905 = vector.broadcast %904 : f32 to vector<16xf32>
        %906 = math.fma %905, %842, %812 : vector<16xf32>
        %907 = math.fma %905, %853, %813 : vector<16xf32>
        %908 = arith.addi %51, %121 : index
        %909 = arith.addi %908, %c15 : index
        %910 = memref.load %x[%909] : memref<?xf32>
        %911 = vector.broadcast %910 : f32 to vector<16xf32>
        %912 = math.fma %911, %842, %818 : vector<16xf32>
        %913 = math.fma %911, %853, %819 : vector<16xf32>
        %914 = arith.addi %52, %121 : index
        %915 = arith.addi %914, %c15 : index
        %916 = memref.load %x[%915] : memref<?xf32>
        %917 = vector.broadcast %916 : f32 to vector<16xf32>
        %918 = math.fma %917, %842, %824 : vector<16xf32>
        %919 = math.fma %917, %853, %825 : vector<16xf32>
        %920 = arith.addi %53, %121 : index
        %921 = arith.addi %920, %c15 : index
        %922 = memref.load %x[%921] : memref<?xf32>
        %923 = vector.broadcast %922 : f32 to vector<16xf32>
        %924 = math.fma %923, %842, %830 : vector<16xf32>
        %925 = math.fma %923, %853, %831 : vector<16xf32>
        scf.yield %858, %859, %864, %865, %870, %871, %876, %877, %882, %883, %888, %889, %894, %895, %900, %901, %906, %907, %912, %913, %918, %919, %924, %925 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %119#0, %119#1, %119#2, %119#3, %119#4, %119#5, %119#6, %119#7, %119#8, %119#9, %119#10, %119#11, %119#12, %119#13, %119#14, %119#15, %119#16, %119#17, %119#18, %119#19, %119#20, %119#21, %119#22, %119#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %926 = arith.addi %16, %c7 : index
    %927 = arith.cmpi slt, %926, %15 : index
    scf.if %927 {
      %928 = arith.muli %926, %outputFeatures : index
      %929 = arith.muli %3, %c21 : index
      %930 = arith.addi %928, %929 : index
      scf.if %0 {
        %931 = arith.addi %930, %c7 : index
        %932 = vector.load %residual[%931] : memref<?xf32>, vector<16xf32>
        %933 = arith.addf %932, %80#0 : vector<16xf32>
        %934 = arith.addi %930, %c7 : index
        vector.store %933, %out[%934] : memref<?xf32>, vector<16xf32>
      } else {
        %935 = arith.addi %930, %c7 : index
        vector.store %80#0, %out[%935] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %936 = arith.addi %930, %c22 : index
        %937 = vector.load %residual[%936] : memref<?xf32>, vector<16xf32>
        %938 = arith.addf %937, %80#1 : vector<16xf32>
        %939 = arith.addi %930, %c22 : index
        vector.store %938, %out[%939] : memref<?xf32>, vector<16xf32>
      } else {
        %940 = arith.addi %930, %c22 : index
        vector.store %80#1, %out[%940] : memref<?xf32>, vector<16xf32>
      }
    }
    %941 = arith.addi %16, %c1 : index
    %942 = arith.cmpi slt, %941, %15 : index
    scf.if %942 {
      %943 = arith.muli %941, %outputFeatures : index
      %944 = arith.muli %3, %c21 : index
      %945 = arith.addi %943, %944 : index
      scf.if %0 {
        %946 = arith.addi %945, %c7 : index
        %947 = vector.load %residual[%946] : memref<?xf32>, vector<16xf32>
        %948 = arith.addf %947, %80#2 : vector<16xf32>
        %949 = arith.addi %945, %c7 : index
        vector.store %948, %out[%949] : memref<?xf32>, vector<16xf32>
      } else {
        %950 = arith.addi %945, %c7 : index
        vector.store %80#2, %out[%950] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %951 = arith.addi %945, %c22 : index
        %952 = vector.load %residual[%951] : memref<?xf32>, vector<16xf32>
        %953 = arith.addf %952, %80#3 : vector<16xf32>
        %954 = arith.addi %945, %c22 : index
        vector.store %953, %out[%954] : memref<?xf32>, vector<16xf32>
      } else {
        %955 = arith.addi %945, %c22 : index
        vector.store %80#3, %out[%955] : memref<?xf32>, vector<16xf32>
      }
    }
    %956 = arith.addi %16, %c6 : index
    %957 = arith.cmpi slt, %956, %15 : index
    scf.if %957 {
      %958 = arith.muli %956, %outputFeatures : index
      %959 = arith.muli %3, %c21 : index
      %960 = arith.addi %958, %959 : index
      scf.if %0 {
        %961 = arith.addi %960, %c7 : index
        %962 = vector.load %residual[%961] : memref<?xf32>, vector<16xf32>
        %963 = arith.addf %962, %80#4 : vector<16xf32>
        %964 = arith.addi %960, %c7 : index
        vector.store %963, %out[%964] : memref<?xf32>, vector<16xf32>
      } else {
        %965 = arith.addi %960, %c7 : index
        vector.store %80#4, %out[%965] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %966 = arith.addi %960, %c22 : index
        %967 = vector.load %residual[%966] : memref<?xf32>, vector<16xf32>
        %968 = arith.addf %967, %80#5 : vector<16xf32>
        %969 = arith.addi %960, %c22 : index
        vector.store %968, %out[%969] : memref<?xf32>, vector<16xf32>
      } else {
        %970 = arith.addi %960, %c22 : index
        vector.store %80#5, %out[%970] : memref<?xf32>, vector<16xf32>
      }
    }
    %971 = arith.addi %16, %c11 : index
    %972 = arith.cmpi slt, %971, %15 : index
    scf.if %972 {
      %973 = arith.muli %971, %outputFeatures : index
      %974 = arith.muli %3, %c21 : index
      %975 = arith.addi %973, %974 : index
      scf.if %0 {
        %976 = arith.addi %975, %c7 : index
        %977 = vector.load %residual[%976] : memref<?xf32>, vector<16xf32>
        %978 = arith.addf %977, %80#6 : vector<16xf32>
        %979 = arith.addi %975, %c7 : index
        vector.store %978, %out[%979] : memref<?xf32>, vector<16xf32>
      } else {
        %980 = arith.addi %975, %c7 : index
        vector.store %80#6, %out[%980] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %981 = arith.addi %975, %c22 : index
        %982 = vector.load %residual[%981] : memref<?xf32>, vector<16xf32>
        %983 = arith.addf %982, %80#7 : vector<16xf32>
        %984 = arith.addi %975, %c22 : index
        vector.store %983, %out[%984] : memref<?xf32>, vector<16xf32>
      } else {
        %985 = arith.addi %975, %c22 : index
        vector.store %80#7, %out[%985] : memref<?xf32>, vector<16xf32>
      }
    }
    %986 = arith.addi %16, %c12 : index
    %987 = arith.cmpi slt, %986, %15 : index
    scf.if %987 {
      %988 = arith.muli %986, %outputFeatures : index
      %989 = arith.muli %3, %c21 : index
      %990 = arith.addi %988, %989 : index
      scf.if %0 {
        %991 = arith.addi %990, %c7 : index
        %992 = vector.load %residual[%991] : memref<?xf32>, vector<16xf32>
        %993 = arith.addf %992, %80#8 : vector<16xf32>
        %994 = arith.addi %990, %c7 : index
        vector.store %993, %out[%994] : memref<?xf32>, vector<16xf32>
      } else {
        %995 = arith.addi %990, %c7 : index
        vector.store %80#8, %out[%995] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %996 = arith.addi %990, %c22 : index
        %997 = vector.load %residual[%996] : memref<?xf32>, vector<16xf32>
        %998 = arith.addf %997, %80#9 : vector<16xf32>
        %999 = arith.addi %990, %c22 : index
        vector.store %998, %out[%999] : memref<?xf32>, vector<16xf32>
      } else {
        %1000 = arith.addi %990, %c22 : index
        vector.store %80#9, %out[%1000] : memref<?xf32>, vector<16xf32>
      }
    }
    %1001 = arith.addi %16, %c13 : index
    %1002 = arith.cmpi slt, %1001, %15 : index
    scf.if %1002 {
      %1003 = arith.muli %1001, %outputFeatures : index
      %1004 = arith.muli %3, %c21 : index
      %1005 = arith.addi %1003, %1004 : index
      scf.if %0 {
        %1006 = arith.addi %1005, %c7 : index
        %1007 = vector.load %residual[%1006] : memref<?xf32>, vector<16xf32>
        %1008 = arith.addf %1007, %80#10 : vector<16xf32>
        %1009 = arith.addi %1005, %c7 : index
        vector.store %1008, %out[%1009] : memref<?xf32>, vector<16xf32>
      } else {
        %1010 = arith.addi %1005, %c7 : index
        vector.store %80#10, %out[%1010] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %1011 = arith.addi %1005, %c22 : index
        %1012 = vector.load %residual[%1011] : memref<?xf32>, vector<16xf32>
        %1013 = arith.addf %1012, %80#11 : vector<16xf32>
        %1014 = arith.addi %1005, %c22 : index
        vector.store %1013, %out[%1014] : memref<?xf32>, vector<16xf32>
      } else {
        %1015 = arith.addi %1005, %c22 : index
        vector.store %80#11, %out[%1015] : memref<?xf32>, vector<16xf32>
      }
    }
    %1016 = arith.addi %16, %c14 : index
    %1017 = arith.cmpi slt, %1016, %15 : index
    scf.if %1017 {
      %1018 = arith.muli %1016, %outputFeatures : index
      %1019 = arith.muli %3, %c21 : index
      %1020 = arith.addi %1018, %1019 : index
      scf.if %0 {
        %1021 = arith.addi %1020, %c7 : index
        %1022 = vector.load %residual[%1021] : memref<?xf32>, vector<16xf32>
        %1023 = arith.addf %1022, %80#12 : vector<16xf32>
        %1024 = arith.addi %1020, %c7 : index
        vector.store %1023, %out[%1024] : memref<?xf32>, vector<16xf32>
      } else {
        %1025 = arith.addi %1020, %c7 : index
        vector.store %80#12, %out[%1025] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %1026 = arith.addi %1020, %c22 : index
        %1027 = vector.load %residual[%1026] : memref<?xf32>, vector<16xf32>
        %1028 = arith.addf %1027, %80#13 : vector<16xf32>
        %1029 = arith.addi %1020, %c22 : index
        vector.store %1028, %out[%1029] : memref<?xf32>, vector<16xf32>
      } else {
        %1030 = arith.addi %1020, %c22 : index
        vector.store %80#13, %out[%1030] : memref<?xf32>, vector<16xf32>
      }
    }
    %1031 = arith.addi %16, %c15 : index
    %1032 = arith.cmpi slt, %1031, %15 : index
    scf.if %1032 {
      %1033 = arith.muli %1031, %outputFeatures : index
      %1034 = arith.muli %3, %c21 : index
      %1035 = arith.addi %1033, %1034 : index
      scf.if %0 {
        %1036 = arith.addi %1035, %c7 : index
        %1037 = vector.load %residual[%1036] : memref<?xf32>, vector<16xf32>
        %1038 = arith.addf %1037, %80#14 : vector<16xf32>
        %1039 = arith.addi %1035, %c7 : index
        vector.store %1038, %out[%1039] : memref<?xf32>, vector<16xf32>
      } else {
        %1040 = arith.addi %1035, %c7 : index
        vector.store %80#14, %out[%1040] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %1041 = arith.addi %1035, %c22 : index
        %1042 = vector.load %residual[%1041] : memref<?xf32>, vector<16xf32>
        %1043 = arith.addf %1042, %80#15 : vector<16xf32>
        %1044 = arith.addi %1035, %c22 : index
        vector.store %1043, %out[%1044] : memref<?xf32>, vector<16xf32>
      } else {
        %1045 = arith.addi %1035, %c22 : index
        vector.store %80#15, %out[%1045] : memref<?xf32>, vector<16xf32>
      }
    }
    %1046 = arith.addi %16, %c16 : index
    %1047 = arith.cmpi slt, %1046, %15 : index
    scf.if %1047 {
      %1048 = arith.muli %1046, %outputFeatures : index
      %1049 = arith.muli %3, %c21 : index
      %1050 = arith.addi %1048, %1049 : index
      scf.if %0 {
        %1051 = arith.addi %1050, %c7 : index
        %1052 = vector.load %residual[%1051] : memref<?xf32>, vector<16xf32>
        %1053 = arith.addf %1052, %80#16 : vector<16xf32>
        %1054 = arith.addi %1050, %c7 : index
        vector.store %1053, %out[%1054] : memref<?xf32>, vector<16xf32>
      } else {
        %1055 = arith.addi %1050, %c7 : index
        vector.store %80#16, %out[%1055] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %1056 = arith.addi %1050, %c22 : index
        %1057 = vector.load %residual[%1056] : memref<?xf32>, vector<16xf32>
        %1058 = arith.addf %1057, %80#17 : vector<16xf32>
        %1059 = arith.addi %1050, %c22 : index
        vector.store %1058, %out[%1059] : memref<?xf32>, vector<16xf32>
      } else {
        %1060 = arith.addi %1050, %c22 : index
        vector.store %80#17, %out[%1060] : memref<?xf32>, vector<16xf32>
      }
    }
    %1061 = arith.addi %16, %c17 : index
    %1062 = arith.cmpi slt, %1061, %15 : index
    scf.if %1062 {
      %1063 = arith.muli %1061, %outputFeatures : index
      %1064 = arith.muli %3, %c21 : index
      %1065 = arith.addi %1063, %1064 : index
      scf.if %0 {
        %1066 = arith.addi %1065, %c7 : index
        %1067 = vector.load %residual[%1066] : memref<?xf32>, vector<16xf32>
        %1068 = arith.addf %1067, %80#18 : vector<16xf32>
        %1069 = arith.addi %1065, %c7 : index
        vector.store %1068, %out[%1069] : memref<?xf32>, vector<16xf32>
      } else {
        %1070 = arith.addi %1065, %c7 : index
        vector.store %80#18, %out[%1070] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %1071 = arith.addi %1065, %c22 : index
        %1072 = vector.load %residual[%1071] : memref<?xf32>, vector<16xf32>
        %1073 = arith.addf %1072, %80#19 : vector<16xf32>
        %1074 = arith.addi %1065, %c22 : index
        vector.store %1073, %out[%1074] : memref<?xf32>, vector<16xf32>
      } else {
        %1075 = arith.addi %1065, %c22 : index
        vector.store %80#19, %out[%1075] : memref<?xf32>, vector<16xf32>
      }
    }
    %1076 = arith.addi %16, %c18 : index
    %1077 = arith.cmpi slt, %1076, %15 : index
    scf.if %1077 {
      %1078 = arith.muli %1076, %outputFeatures : index
      %1079 = arith.muli %3, %c21 : index
      %1080 = arith.addi %1078, %1079 : index
      scf.if %0 {
        %1081 = arith.addi %1080, %c7 : index
        %1082 = vector.load %residual[%1081] : memref<?xf32>, vector<16xf32>
        %1083 = arith.addf %1082, %80#20 : vector<16xf32>
        %1084 = arith.addi %1080, %c7 : index
        vector.store %1083, %out[%1084] : memref<?xf32>, vector<16xf32>
      } else {
        %1085 = arith.addi %1080, %c7 : index
        vector.store %80#20, %out[%1085] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %1086 = arith.addi %1080, %c22 : index
        %1087 = vector.load %residual[%1086] : memref<?xf32>, vector<16xf32>
        %1088 = arith.addf %1087, %80#21 : vector<16xf32>
        %1089 = arith.addi %1080, %c22 : index
        vector.store %1088, %out[%1089] : memref<?xf32>, vector<16xf32>
      } else {
        %1090 = arith.addi %1080, %c22 : index
        vector.store %80#21, %out[%1090] : memref<?xf32>, vector<16xf32>
      }
    }
    %1091 = arith.addi %16, %c19 : index
    %1092 = arith.cmpi slt, %1091, %15 : index
    scf.if %1092 {
      %1093 = arith.muli %1091, %outputFeatures : index
      %1094 = arith.muli %3, %c21 : index
      %1095 = arith.addi %1093, %1094 : index
      scf.if %0 {
        %1096 = arith.addi %1095, %c7 : index
        %1097 = vector.load %residual[%1096] : memref<?xf32>, vector<16xf32>
        %1098 = arith.addf %1097, %80#22 : vector<16xf32>
        %1099 = arith.addi %1095, %c7 : index
        vector.store %1098, %out[%1099] : memref<?xf32>, vector<16xf32>
      } else {
        %1100 = arith.addi %1095, %c7 : index
        vector.store %80#22, %out[%1100] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %1101 = arith.addi %1095, %c22 : index
        %1102 = vector.load %residual[%1101] : memref<?xf32>, vector<16xf32>
        %1103 = arith.addf %1102, %80#23 : vector<16xf32>
        %1104 = arith.addi %1095, %c22 : index
        vector.store %1103, %out[%1104] : memref<?xf32>, vector<16xf32>
      } else {
        %1105 = arith.addi %1095, %c22 : index
        vector.store %80#23, %out[%1105] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
