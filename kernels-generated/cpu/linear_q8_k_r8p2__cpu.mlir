// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q8_k', shape=Shape(rows=8, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q8_k_r8p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 4256 : index
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
  %c19 = arith.constant 2208 : index
  %c20 = arith.constant 160 : index
  %c21 = arith.constant 64 : index
  %c22 = arith.constant dense<15> : vector<16xi32>
  %c23 = arith.constant dense<0> : vector<16xi32>
  %c24 = arith.constant dense<4> : vector<16xi32>
  %c25 = arith.constant dense<128> : vector<16xi32>
  %c26 = arith.constant 48 : index
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
        %95 = arith.divui %74, %c12 : index
        %96 = arith.muli %95, %c18 : index
        %97 = arith.addi %94, %96 : index
        %98 = arith.addi %97, %c7 : index
        %99 = vector.load %w[%98] : memref<?xi8>, vector<16xi8>
        %100 = arith.extsi %99 : vector<16xi8> to vector<16xi32>
        %101 = arith.sitofp %100 : vector<16xi32> to vector<16xf32>
        %102 = arith.mulf %68, %101 : vector<16xf32>
        %103 = arith.addi %62, %c19 : index
        %104 = arith.muli %74, %c12 : index
        %105 = arith.addi %104, %c7 : index
        %106 = arith.muli %105, %c18 : index
        %107 = arith.addi %103, %106 : index
        %108 = vector.load %w[%107] : memref<?xi8>, vector<16xi8>
        %109 = arith.extui %108 : vector<16xi8> to vector<16xi32>
        %110 = arith.addi %62, %c19 : index
        %111 = arith.muli %74, %c12 : index
        %112 = arith.addi %111, %c1 : index
        %113 = arith.muli %112, %c18 : index
        %114 = arith.addi %110, %113 : index
        %115 = vector.load %w[%114] : memref<?xi8>, vector<16xi8>
        %116 = arith.extui %115 : vector<16xi8> to vector<16xi32>
        %117 = arith.addi %62, %c19 : index
        %118 = arith.muli %74, %c12 : index
        %119 = arith.addi %118, %c6 : index
        %120 = arith.muli %119, %c18 : index
        %121 = arith.addi %117, %120 : index
        %122 = vector.load %w[%121] : memref<?xi8>, vector<16xi8>
        %123 = arith.extui %122 : vector<16xi8> to vector<16xi32>
        %124 = arith.addi %62, %c19 : index
        %125 = arith.muli %74, %c12 : index
        %126 = arith.addi %125, %c11 : index
        %127 = arith.muli %126, %c18 : index
        %128 = arith.addi %124, %127 : index
        %129 = vector.load %w[%128] : memref<?xi8>, vector<16xi8>
        %130 = arith.extui %129 : vector<16xi8> to vector<16xi32>
        %131 = arith.addi %62, %c20 : index
        %132 = arith.muli %74, %c21 : index
        %133 = arith.addi %131, %132 : index
        %134 = arith.addi %133, %c7 : index
        %135 = vector.load %w[%134] : memref<?xi8>, vector<16xi8>
        %136 = arith.extui %135 : vector<16xi8> to vector<16xi32>
        %137 = arith.andi %136, %c22 : vector<16xi32>
        %138 = arith.shrui %109, %c23 : vector<16xi32>
        %139 = arith.andi %138, %c22 : vector<16xi32>
        %140 = arith.shli %139, %c24 : vector<16xi32>
        %141 = arith.ori %137, %140 : vector<16xi32>
        %142 = arith.subi %141, %c25 : vector<16xi32>
        %143 = arith.sitofp %142 : vector<16xi32> to vector<16xf32>
        %144 = arith.mulf %143, %102 : vector<16xf32>
        %145 = arith.addi %64, %c17 : index
        %146 = arith.divui %74, %c12 : index
        %147 = arith.muli %146, %c18 : index
        %148 = arith.addi %145, %147 : index
        %149 = arith.addi %148, %c7 : index
        %150 = vector.load %w[%149] : memref<?xi8>, vector<16xi8>
        %151 = arith.extsi %150 : vector<16xi8> to vector<16xi32>
        %152 = arith.sitofp %151 : vector<16xi32> to vector<16xf32>
        %153 = arith.mulf %72, %152 : vector<16xf32>
        %154 = arith.addi %64, %c19 : index
        %155 = arith.muli %74, %c12 : index
        %156 = arith.addi %155, %c7 : index
        %157 = arith.muli %156, %c18 : index
        %158 = arith.addi %154, %157 : index
        %159 = vector.load %w[%158] : memref<?xi8>, vector<16xi8>
        %160 = arith.extui %159 : vector<16xi8> to vector<16xi32>
        %161 = arith.addi %64, %c19 : index
        %162 = arith.muli %74, %c12 : index
        %163 = arith.addi %162, %c1 : index
        %164 = arith.muli %163, %c18 : index
        %165 = arith.addi %161, %164 : index
        %166 = vector.load %w[%165] : memref<?xi8>, vector<16xi8>
        %167 = arith.extui %166 : vector<16xi8> to vector<16xi32>
        %168 = arith.addi %64, %c19 : index
        %169 = arith.muli %74, %c12 : index
        %170 = arith.addi %169, %c6 : index
        %171 = arith.muli %170, %c18 : index
        %172 = arith.addi %168, %171 : index
        %173 = vector.load %w[%172] : memref<?xi8>, vector<16xi8>
        %174 = arith.extui %173 : vector<16xi8> to vector<16xi32>
        %175 = arith.addi %64, %c19 : index
        %176 = arith.muli %74, %c12 : index
        %177 = arith.addi %176, %c11 : index
        %178 = arith.muli %177, %c18 : index
        %179 = arith.addi %175, %178 : index
        %180 = vector.load %w[%179] : memref<?xi8>, vector<16xi8>
        %181 = arith.extui %180 : vector<16xi8> to vector<16xi32>
        %182 = arith.addi %64, %c20 : index
        %183 = arith.muli %74, %c21 : index
        %184 = arith.addi %182, %183 : index
        %185 = arith.addi %184, %c7 : index
        %186 = vector.load %w[%185] : memref<?xi8>, vector<16xi8>
        %187 = arith.extui %186 : vector<16xi8> to vector<16xi32>
        %188 = arith.andi %187, %c22 : vector<16xi32>
        %189 = arith.shrui %160, %c23 : vector<16xi32>
        %190 = arith.andi %189, %c22 : vector<16xi32>
        %191 = arith.shli %190, %c24 : vector<16xi32>
        %192 = arith.ori %188, %191 : vector<16xi32>
        %193 = arith.subi %192, %c25 : vector<16xi32>
        %194 = arith.sitofp %193 : vector<16xi32> to vector<16xf32>
        %195 = arith.mulf %194, %153 : vector<16xf32>
        %196 = arith.addi %34, %93 : index
        %197 = arith.addi %196, %c7 : index
        %198 = memref.load %x[%197] : memref<?xf32>
        %199 = vector.broadcast %198 : f32 to vector<16xf32>
        %200 = math.fma %199, %144, %75 : vector<16xf32>
        %201 = math.fma %199, %195, %76 : vector<16xf32>
        %202 = arith.addi %35, %93 : index
        %203 = arith.addi %202, %c7 : index
        %204 = memref.load %x[%203] : memref<?xf32>
        %205 = vector.broadcast %204 : f32 to vector<16xf32>
        %206 = math.fma %205, %144, %77 : vector<16xf32>
        %207 = math.fma %205, %195, %78 : vector<16xf32>
        %208 = arith.addi %36, %93 : index
        %209 = arith.addi %208, %c7 : index
        %210 = memref.load %x[%209] : memref<?xf32>
        %211 = vector.broadcast %210 : f32 to vector<16xf32>
        %212 = math.fma %211, %144, %79 : vector<16xf32>
        %213 = math.fma %211, %195, %80 : vector<16xf32>
        %214 = arith.addi %37, %93 : index
        %215 = arith.addi %214, %c7 : index
        %216 = memref.load %x[%215] : memref<?xf32>
        %217 = vector.broadcast %216 : f32 to vector<16xf32>
        %218 = math.fma %217, %144, %81 : vector<16xf32>
        %219 = math.fma %217, %195, %82 : vector<16xf32>
        %220 = arith.addi %38, %93 : index
        %221 = arith.addi %220, %c7 : index
        %222 = memref.load %x[%221] : memref<?xf32>
        %223 = vector.broadcast %222 : f32 to vector<16xf32>
        %224 = math.fma %223, %144, %83 : vector<16xf32>
        %225 = math.fma %223, %195, %84 : vector<16xf32>
        %226 = arith.addi %39, %93 : index
        %227 = arith.addi %226, %c7 : index
        %228 = memref.load %x[%227] : memref<?xf32>
        %229 = vector.broadcast %228 : f32 to vector<16xf32>
        %230 = math.fma %229, %144, %85 : vector<16xf32>
        %231 = math.fma %229, %195, %86 : vector<16xf32>
        %232 = arith.addi %40, %93 : index
        %233 = arith.addi %232, %c7 : index
        %234 = memref.load %x[%233] : memref<?xf32>
        %235 = vector.broadcast %234 : f32 to vector<16xf32>
        %236 = math.fma %235, %144, %87 : vector<16xf32>
        %237 = math.fma %235, %195, %88 : vector<16xf32>
        %238 = arith.addi %41, %93 : index
        %239 = arith.addi %238, %c7 : index
        %240 = memref.load %x[%239] : memref<?xf32>
        %241 = vector.broadcast %240 : f32 to vector<16xf32>
        %242 = math.fma %241, %144, %89 : vector<16xf32>
        %243 = math.fma %241, %195, %90 : vector<16xf32>
        %244 = arith.addi %133, %c7 : index
        %245 = vector.load %w[%244] : memref<?xi8>, vector<16xi8>
        %246 = arith.extui %245 : vector<16xi8> to vector<16xi32>
        %247 = arith.shrui %246, %c24 : vector<16xi32>
        %248 = arith.shrui %109, %c24 : vector<16xi32>
        %249 = arith.andi %248, %c22 : vector<16xi32>
        %250 = arith.shli %249, %c24 : vector<16xi32>
        %251 = arith.ori %247, %250 : vector<16xi32>
        %252 = arith.subi %251, %c25 : vector<16xi32>
        %253 = arith.sitofp %252 : vector<16xi32> to vector<16xf32>
        %254 = arith.mulf %253, %102 : vector<16xf32>
        %255 = arith.addi %184, %c7 : index
        %256 = vector.load %w[%255] : memref<?xi8>, vector<16xi8>
        %257 = arith.extui %256 : vector<16xi8> to vector<16xi32>
        %258 = arith.shrui %257, %c24 : vector<16xi32>
        %259 = arith.shrui %160, %c24 : vector<16xi32>
        %260 = arith.andi %259, %c22 : vector<16xi32>
        %261 = arith.shli %260, %c24 : vector<16xi32>
        %262 = arith.ori %258, %261 : vector<16xi32>
        %263 = arith.subi %262, %c25 : vector<16xi32>
        %264 = arith.sitofp %263 : vector<16xi32> to vector<16xf32>
        %265 = arith.mulf %264, %153 : vector<16xf32>
        %266 = arith.addi %34, %93 : index
        %267 = arith.addi %266, %c1 : index
        %268 = memref.load %x[%267] : memref<?xf32>
        %269 = vector.broadcast %268 : f32 to vector<16xf32>
        %270 = math.fma %269, %254, %200 : vector<16xf32>
        %271 = math.fma %269, %265, %201 : vector<16xf32>
        %272 = arith.addi %35, %93 : index
        %273 = arith.addi %272, %c1 : index
        %274 = memref.load %x[%273] : memref<?xf32>
        %275 = vector.broadcast %274 : f32 to vector<16xf32>
        %276 = math.fma %275, %254, %206 : vector<16xf32>
        %277 = math.fma %275, %265, %207 : vector<16xf32>
        %278 = arith.addi %36, %93 : index
        %279 = arith.addi %278, %c1 : index
        %280 = memref.load %x[%279] : memref<?xf32>
        %281 = vector.broadcast %280 : f32 to vector<16xf32>
        %282 = math.fma %281, %254, %212 : vector<16xf32>
        %283 = math.fma %281, %265, %213 : vector<16xf32>
        %284 = arith.addi %37, %93 : index
        %285 = arith.addi %284, %c1 : index
        %286 = memref.load %x[%285] : memref<?xf32>
        %287 = vector.broadcast %286 : f32 to vector<16xf32>
        %288 = math.fma %287, %254, %218 : vector<16xf32>
        %289 = math.fma %287, %265, %219 : vector<16xf32>
        %290 = arith.addi %38, %93 : index
        %291 = arith.addi %290, %c1 : index
        %292 = memref.load %x[%291] : memref<?xf32>
        %293 = vector.broadcast %292 : f32 to vector<16xf32>
        %294 = math.fma %293, %254, %224 : vector<16xf32>
        %295 = math.fma %293, %265, %225 : vector<16xf32>
        %296 = arith.addi %39, %93 : index
        %297 = arith.addi %296, %c1 : index
        %298 = memref.load %x[%297] : memref<?xf32>
        %299 = vector.broadcast %298 : f32 to vector<16xf32>
        %300 = math.fma %299, %254, %230 : vector<16xf32>
        %301 = math.fma %299, %265, %231 : vector<16xf32>
        %302 = arith.addi %40, %93 : index
        %303 = arith.addi %302, %c1 : index
        %304 = memref.load %x[%303] : memref<?xf32>
        %305 = vector.broadcast %304 : f32 to vector<16xf32>
        %306 = math.fma %305, %254, %236 : vector<16xf32>
        %307 = math.fma %305, %265, %237 : vector<16xf32>
        %308 = arith.addi %41, %93 : index
        %309 = arith.addi %308, %c1 : index
        %310 = memref.load %x[%309] : memref<?xf32>
        %311 = vector.broadcast %310 : f32 to vector<16xf32>
        %312 = math.fma %311, %254, %242 : vector<16xf32>
        %313 = math.fma %311, %265, %243 : vector<16xf32>
        %314 = arith.addi %133, %c18 : index
        %315 = vector.load %w[%314] : memref<?xi8>, vector<16xi8>
        %316 = arith.extui %315 : vector<16xi8> to vector<16xi32>
        %317 = arith.andi %316, %c22 : vector<16xi32>
        %318 = arith.shrui %116, %c23 : vector<16xi32>
        %319 = arith.andi %318, %c22 : vector<16xi32>
        %320 = arith.shli %319, %c24 : vector<16xi32>
        %321 = arith.ori %317, %320 : vector<16xi32>
        %322 = arith.subi %321, %c25 : vector<16xi32>
        %323 = arith.sitofp %322 : vector<16xi32> to vector<16xf32>
        %324 = arith.mulf %323, %102 : vector<16xf32>
        %325 = arith.addi %184, %c18 : index
        %326 = vector.load %w[%325] : memref<?xi8>, vector<16xi8>
        %327 = arith.extui %326 : vector<16xi8> to vector<16xi32>
        %328 = arith.andi %327, %c22 : vector<16xi32>
        %329 = arith.shrui %167, %c23 : vector<16xi32>
        %330 = arith.andi %329, %c22 : vector<16xi32>
        %331 = arith.shli %330, %c24 : vector<16xi32>
        %332 = arith.ori %328, %331 : vector<16xi32>
        %333 = arith.subi %332, %c25 : vector<16xi32>
        %334 = arith.sitofp %333 : vector<16xi32> to vector<16xf32>
        %335 = arith.mulf %334, %153 : vector<16xf32>
        %336 = arith.addi %34, %93 : index
        %337 = arith.addi %336, %c6 : index
        %338 = memref.load %x[%337] : memref<?xf32>
        %339 = vector.broadcast %338 : f32 to vector<16xf32>
        %340 = math.fma %339, %324, %270 : vector<16xf32>
        %341 = math.fma %339, %335, %271 : vector<16xf32>
        %342 = arith.addi %35, %93 : index
        %343 = arith.addi %342, %c6 : index
        %344 = memref.load %x[%343] : memref<?xf32>
        %345 = vector.broadcast %344 : f32 to vector<16xf32>
        %346 = math.fma %345, %324, %276 : vector<16xf32>
        %347 = math.fma %345, %335, %277 : vector<16xf32>
        %348 = arith.addi %36, %93 : index
        %349 = arith.addi %348, %c6 : index
        %350 = memref.load %x[%349] : memref<?xf32>
        %351 = vector.broadcast %350 : f32 to vector<16xf32>
        %352 = math.fma %351, %324, %282 : vector<16xf32>
        %353 = math.fma %351, %335, %283 : vector<16xf32>
        %354 = arith.addi %37, %93 : index
        %355 = arith.addi %354, %c6 : index
        %356 = memref.load %x[%355] : memref<?xf32>
        %357 = vector.broadcast %356 : f32 to vector<16xf32>
        %358 = math.fma %357, %324, %288 : vector<16xf32>
        %359 = math.fma %357, %335, %289 : vector<16xf32>
        %360 = arith.addi %38, %93 : index
        %361 = arith.addi %360, %c6 : index
        %362 = memref.load %x[%361] : memref<?xf32>
        %363 = vector.broadcast %362 : f32 to vector<16xf32>
        %364 = math.fma %363, %324, %294 : vector<16xf32>
        %365 = math.fma %363, %335, %295 : vector<16xf32>
        %366 = arith.addi %39, %93 : index
        %367 = arith.addi %366, %c6 : index
        %368 = memref.load %x[%367] : memref<?xf32>
        %369 = vector.broadcast %368 : f32 to vector<16xf32>
        %370 = math.fma %369, %324, %300 : vector<16xf32>
        %371 = math.fma %369, %335, %301 : vector<16xf32>
        %372 = arith.addi %40, %93 : index
        %373 = arith.addi %372, %c6 : index
        %374 = memref.load %x[%373] : memref<?xf32>
        %375 = vector.broadcast %374 : f32 to vector<16xf32>
        %376 = math.fma %375, %324, %306 : vector<16xf32>
        %377 = math.fma %375, %335, %307 : vector<16xf32>
        %378 = arith.addi %41, %93 : index
        %379 = arith.addi %378, %c6 : index
        %380 = memref.load %x[%379] : memref<?xf32>
        %381 = vector.broadcast %380 : f32 to vector<16xf32>
        %382 = math.fma %381, %324, %312 : vector<16xf32>
        %383 = math.fma %381, %335, %313 : vector<16xf32>
        %384 = arith.addi %133, %c18 : index
        %385 = vector.load %w[%384] : memref<?xi8>, vector<16xi8>
        %386 = arith.extui %385 : vector<16xi8> to vector<16xi32>
        %387 = arith.shrui %386, %c24 : vector<16xi32>
        %388 = arith.shrui %116, %c24 : vector<16xi32>
        %389 = arith.andi %388, %c22 : vector<16xi32>
        %390 = arith.shli %389, %c24 : vector<16xi32>
        %391 = arith.ori %387, %390 : vector<16xi32>
        %392 = arith.subi %391, %c25 : vector<16xi32>
        %393 = arith.sitofp %392 : vector<16xi32> to vector<16xf32>
        %394 = arith.mulf %393, %102 : vector<16xf32>
        %395 = arith.addi %184, %c18 : index
        %396 = vector.load %w[%395] : memref<?xi8>, vector<16xi8>
        %397 = arith.extui %396 : vector<16xi8> to vector<16xi32>
        %398 = arith.shrui %397, %c24 : vector<16xi32>
        %399 = arith.shrui %167, %c24 : vector<16xi32>
        %400 = arith.andi %399, %c22 : vector<16xi32>
        %401 = arith.shli %400, %c24 : vector<16xi32>
        %402 = arith.ori %398, %401 : vector<16xi32>
        %403 = arith.subi %402, %c25 : vector<16xi32>
        %404 = arith.sitofp %403 : vector<16xi32> to vector<16xf32>
        %405 = arith.mulf %404, %153 : vector<16xf32>
        %406 = arith.addi %34, %93 : index
        %407 = arith.addi %406, %c11 : index
        %408 = memref.load %x[%407] : memref<?xf32>
        %409 = vector.broadcast %408 : f32 to vector<16xf32>
        %410 = math.fma %409, %394, %340 : vector<16xf32>
        %411 = math.fma %409, %405, %341 : vector<16xf32>
        %412 = arith.addi %35, %93 : index
        %413 = arith.addi %412, %c11 : index
        %414 = memref.load %x[%413] : memref<?xf32>
        %415 = vector.broadcast %414 : f32 to vector<16xf32>
        %416 = math.fma %415, %394, %346 : vector<16xf32>
        %417 = math.fma %415, %405, %347 : vector<16xf32>
        %418 = arith.addi %36, %93 : index
        %419 = arith.addi %418, %c11 : index
        %420 = memref.load %x[%419] : memref<?xf32>
        %421 = vector.broadcast %420 : f32 to vector<16xf32>
        %422 = math.fma %421, %394, %352 : vector<16xf32>
        %423 = math.fma %421, %405, %353 : vector<16xf32>
        %424 = arith.addi %37, %93 : index
        %425 = arith.addi %424, %c11 : index
        %426 = memref.load %x[%425] : memref<?xf32>
        %427 = vector.broadcast %426 : f32 to vector<16xf32>
        %428 = math.fma %427, %394, %358 : vector<16xf32>
        %429 = math.fma %427, %405, %359 : vector<16xf32>
        %430 = arith.addi %38, %93 : index
        %431 = arith.addi %430, %c11 : index
        %432 = memref.load %x[%431] : memref<?xf32>
        %433 = vector.broadcast %432 : f32 to vector<16xf32>
        %434 = math.fma %433, %394, %364 : vector<16xf32>
        %435 = math.fma %433, %405, %365 : vector<16xf32>
        %436 = arith.addi %39, %93 : index
        %437 = arith.addi %436, %c11 : index
        %438 = memref.load %x[%437] : memref<?xf32>
        %439 = vector.broadcast %438 : f32 to vector<16xf32>
        %440 = math.fma %439, %394, %370 : vector<16xf32>
        %441 = math.fma %439, %405, %371 : vector<16xf32>
        %442 = arith.addi %40, %93 : index
        %443 = arith.addi %442, %c11 : index
        %444 = memref.load %x[%443] : memref<?xf32>
        %445 = vector.broadcast %444 : f32 to vector<16xf32>
        %446 = math.fma %445, %394, %376 : vector<16xf32>
        %447 = math.fma %445, %405, %377 : vector<16xf32>
        %448 = arith.addi %41, %93 : index
        %449 = arith.addi %448, %c11 : index
        %450 = memref.load %x[%449] : memref<?xf32>
        %451 = vector.broadcast %450 : f32 to vector<16xf32>
        %452 = math.fma %451, %394, %382 : vector<16xf32>
        %453 = math.fma %451, %405, %383 : vector<16xf32>
        %454 = arith.addi %133, %c17 : index
        %455 = vector.load %w[%454] : memref<?xi8>, vector<16xi8>
        %456 = arith.extui %455 : vector<16xi8> to vector<16xi32>
        %457 = arith.andi %456, %c22 : vector<16xi32>
        %458 = arith.shrui %123, %c23 : vector<16xi32>
        %459 = arith.andi %458, %c22 : vector<16xi32>
        %460 = arith.shli %459, %c24 : vector<16xi32>
        %461 = arith.ori %457, %460 : vector<16xi32>
        %462 = arith.subi %461, %c25 : vector<16xi32>
        %463 = arith.sitofp %462 : vector<16xi32> to vector<16xf32>
        %464 = arith.mulf %463, %102 : vector<16xf32>
        %465 = arith.addi %184, %c17 : index
        %466 = vector.load %w[%465] : memref<?xi8>, vector<16xi8>
        %467 = arith.extui %466 : vector<16xi8> to vector<16xi32>
        %468 = arith.andi %467, %c22 : vector<16xi32>
        %469 = arith.shrui %174, %c23 : vector<16xi32>
        %470 = arith.andi %469, %c22 : vector<16xi32>
        %471 = arith.shli %470, %c24 : vector<16xi32>
        %472 = arith.ori %468, %471 : vector<16xi32>
        %473 = arith.subi %472, %c25 : vector<16xi32>
        %474 = arith.sitofp %473 : vector<16xi32> to vector<16xf32>
        %475 = arith.mulf %474, %153 : vector<16xf32>
        %476 = arith.addi %34, %93 : index
        %477 = arith.addi %476, %c12 : index
        %478 = memref.load %x[%477] : memref<?xf32>
        %479 = vector.broadcast %478 : f32 to vector<16xf32>
        %480 = math.fma %479, %464, %410 : vector<16xf32>
        %481 = math.fma %479, %475, %411 : vector<16xf32>
        %482 = arith.addi %35, %93 : index
        %483 = arith.addi %482, %c12 : index
        %484 = memref.load %x[%483] : memref<?xf32>
        %485 = vector.broadcast %484 : f32 to vector<16xf32>
        %486 = math.fma %485, %464, %416 : vector<16xf32>
        %487 = math.fma %485, %475, %417 : vector<16xf32>
        %488 = arith.addi %36, %93 : index
        %489 = arith.addi %488, %c12 : index
        %490 = memref.load %x[%489] : memref<?xf32>
        %491 = vector.broadcast %490 : f32 to vector<16xf32>
        %492 = math.fma %491, %464, %422 : vector<16xf32>
        %493 = math.fma %491, %475, %423 : vector<16xf32>
        %494 = arith.addi %37, %93 : index
        %495 = arith.addi %494, %c12 : index
        %496 = memref.load %x[%495] : memref<?xf32>
        %497 = vector.broadcast %496 : f32 to vector<16xf32>
        %498 = math.fma %497, %464, %428 : vector<16xf32>
        %499 = math.fma %497, %475, %429 : vector<16xf32>
        %500 = arith.addi %38, %93 : index
        %501 = arith.addi %500, %c12 : index
        %502 = memref.load %x[%501] : memref<?xf32>
        %503 = vector.broadcast %502 : f32 to vector<16xf32>
        %504 = math.fma %503, %464, %434 : vector<16xf32>
        %505 = math.fma %503, %475, %435 : vector<16xf32>
        %506 = arith.addi %39, %93 : index
        %507 = arith.addi %506, %c12 : index
        %508 = memref.load %x[%507] : memref<?xf32>
        %509 = vector.broadcast %508 : f32 to vector<16xf32>
        %510 = math.fma %509, %464, %440 : vector<16xf32>
        %511 = math.fma %509, %475, %441 : vector<16xf32>
        %512 = arith.addi %40, %93 : index
        %513 = arith.addi %512, %c12 : index
        %514 = memref.load %x[%513] : memref<?xf32>
        %515 = vector.broadcast %514 : f32 to vector<16xf32>
        %516 = math.fma %515, %464, %446 : vector<16xf32>
        %517 = math.fma %515, %475, %447 : vector<16xf32>
        %518 = arith.addi %41, %93 : index
        %519 = arith.addi %518, %c12 : index
        %520 = memref.load %x[%519] : memref<?xf32>
        %521 = vector.broadcast %520 : f32 to vector<16xf32>
        %522 = math.fma %521, %464, %452 : vector<16xf32>
        %523 = math.fma %521, %475, %453 : vector<16xf32>
        %524 = arith.addi %133, %c17 : index
        %525 = vector.load %w[%524] : memref<?xi8>, vector<16xi8>
        %526 = arith.extui %525 : vector<16xi8> to vector<16xi32>
        %527 = arith.shrui %526, %c24 : vector<16xi32>
        %528 = arith.shrui %123, %c24 : vector<16xi32>
        %529 = arith.andi %528, %c22 : vector<16xi32>
        %530 = arith.shli %529, %c24 : vector<16xi32>
        %531 = arith.ori %527, %530 : vector<16xi32>
        %532 = arith.subi %531, %c25 : vector<16xi32>
        %533 = arith.sitofp %532 : vector<16xi32> to vector<16xf32>
        %534 = arith.mulf %533, %102 : vector<16xf32>
        %535 = arith.addi %184, %c17 : index
        %536 = vector.load %w[%535] : memref<?xi8>, vector<16xi8>
        %537 = arith.extui %536 : vector<16xi8> to vector<16xi32>
        %538 = arith.shrui %537, %c24 : vector<16xi32>
        %539 = arith.shrui %174, %c24 : vector<16xi32>
        %540 = arith.andi %539, %c22 : vector<16xi32>
        %541 = arith.shli %540, %c24 : vector<16xi32>
        %542 = arith.ori %538, %541 : vector<16xi32>
        %543 = arith.subi %542, %c25 : vector<16xi32>
        %544 = arith.sitofp %543 : vector<16xi32> to vector<16xf32>
        %545 = arith.mulf %544, %153 : vector<16xf32>
        %546 = arith.addi %34, %93 : index
        %547 = arith.addi %546, %c13 : index
        %548 = memref.load %x[%547] : memref<?xf32>
        %549 = vector.broadcast %548 : f32 to vector<16xf32>
        %550 = math.fma %549, %534, %480 : vector<16xf32>
        %551 = math.fma %549, %545, %481 : vector<16xf32>
        %552 = arith.addi %35, %93 : index
        %553 = arith.addi %552, %c13 : index
        %554 = memref.load %x[%553] : memref<?xf32>
        %555 = vector.broadcast %554 : f32 to vector<16xf32>
        %556 = math.fma %555, %534, %486 : vector<16xf32>
        %557 = math.fma %555, %545, %487 : vector<16xf32>
        %558 = arith.addi %36, %93 : index
        %559 = arith.addi %558, %c13 : index
        %560 = memref.load %x[%559] : memref<?xf32>
        %561 = vector.broadcast %560 : f32 to vector<16xf32>
        %562 = math.fma %561, %534, %492 : vector<16xf32>
        %563 = math.fma %561, %545, %493 : vector<16xf32>
        %564 = arith.addi %37, %93 : index
        %565 = arith.addi %564, %c13 : index
        %566 = memref.load %x[%565] : memref<?xf32>
        %567 = vector.broadcast %566 : f32 to vector<16xf32>
        %568 = math.fma %567, %534, %498 : vector<16xf32>
        %569 = math.fma %567, %545, %499 : vector<16xf32>
        %570 = arith.addi %38, %93 : index
        %571 = arith.addi %570, %c13 : index
        %572 = memref.load %x[%571] : memref<?xf32>
        %573 = vector.broadcast %572 : f32 to vector<16xf32>
        %574 = math.fma %573, %534, %504 : vector<16xf32>
        %575 = math.fma %573, %545, %505 : vector<16xf32>
        %576 = arith.addi %39, %93 : index
        %577 = arith.addi %576, %c13 : index
        %578 = memref.load %x[%577] : memref<?xf32>
        %579 = vector.broadcast %578 : f32 to vector<16xf32>
        %580 = math.fma %579, %534, %510 : vector<16xf32>
        %581 = math.fma %579, %545, %511 : vector<16xf32>
        %582 = arith.addi %40, %93 : index
        %583 = arith.addi %582, %c13 : index
        %584 = memref.load %x[%583] : memref<?xf32>
        %585 = vector.broadcast %584 : f32 to vector<16xf32>
        %586 = math.fma %585, %534, %516 : vector<16xf32>
        %587 = math.fma %585, %545, %517 : vector<16xf32>
        %588 = arith.addi %41, %93 : index
        %589 = arith.addi %588, %c13 : index
        %590 = memref.load %x[%589] : memref<?xf32>
        %591 = vector.broadcast %590 : f32 to vector<16xf32>
        %592 = math.fma %591, %534, %522 : vector<16xf32>
        %593 = math.fma %591, %545, %523 : vector<16xf32>
        %594 = arith.addi %133, %c26 : index
        %595 = vector.load %w[%594] : memref<?xi8>, vector<16xi8>
        %596 = arith.extui %595 : vector<16xi8> to vector<16xi32>
        %597 = arith.andi %596, %c22 : vector<16xi32>
        %598 = arith.shrui %130, %c23 : vector<16xi32>
        %599 = arith.andi %598, %c22 : vector<16xi32>
        %600 = arith.shli %599, %c24 : vector<16xi32>
        %601 = arith.ori %597, %600 : vector<16xi32>
        %602 = arith.subi %601, %c25 : vector<16xi32>
        %603 = arith.sitofp %602 : vector<16xi32> to vector<16xf32>
        %604 = arith.mulf %603, %102 : vector<16xf32>
        %605 = arith.addi %184, %c26 : index
        %606 = vector.load %w[%605] : memref<?xi8>, vector<16xi8>
        %607 = arith.extui %606 : vector<16xi8> to vector<16xi32>
        %608 = arith.andi %607, %c22 : vector<16xi32>
        %609 = arith.shrui %181, %c23 : vector<16xi32>
        %610 = arith.andi %609, %c22 : vector<16xi32>
        %611 = arith.shli %610, %c24 : vector<16xi32>
        %612 = arith.ori %608, %611 : vector<16xi32>
        %613 = arith.subi %612, %c25 : vector<16xi32>
        %614 = arith.sitofp %613 : vector<16xi32> to vector<16xf32>
        %615 = arith.mulf %614, %153 : vector<16xf32>
        %616 = arith.addi %34, %93 : index
        %617 = arith.addi %616, %c14 : index
        %618 = memref.load %x[%617] : memref<?xf32>
        %619 = vector.broadcast %618 : f32 to vector<16xf32>
        %620 = math.fma %619, %604, %550 : vector<16xf32>
        %621 = math.fma %619, %615, %551 : vector<16xf32>
        %622 = arith.addi %35, %93 : index
        %623 = arith.addi %622, %c14 : index
        %624 = memref.load %x[%623] : memref<?xf32>
        %625 = vector.broadcast %624 : f32 to vector<16xf32>
        %626 = math.fma %625, %604, %556 : vector<16xf32>
        %627 = math.fma %625, %615, %557 : vector<16xf32>
        %628 = arith.addi %36, %93 : index
        %629 = arith.addi %628, %c14 : index
        %630 = memref.load %x[%629] : memref<?xf32>
        %631 = vector.broadcast %630 : f32 to vector<16xf32>
        %632 = math.fma %631, %604, %562 : vector<16xf32>
        %633 = math.fma %631, %615, %563 : vector<16xf32>
        %634 = arith.addi %37, %93 : index
        %635 = arith.addi %634, %c14 : index
        %636 = memref.load %x[%635] : memref<?xf32>
        %637 = vector.broadcast %636 : f32 to vector<16xf32>
        %638 = math.fma %637, %604, %568 : vector<16xf32>
        %639 = math.fma %637, %615, %569 : vector<16xf32>
        %640 = arith.addi %38, %93 : index
        %641 = arith.addi %640, %c14 : index
        %642 = memref.load %x[%641] : memref<?xf32>
        %643 = vector.broadcast %642 : f32 to vector<16xf32>
        %644 = math.fma %643, %604, %574 : vector<16xf32>
        %645 = math.fma %643, %615, %575 : vector<16xf32>
        %646 = arith.addi %39, %93 : index
        %647 = arith.addi %646, %c14 : index
        %648 = memref.load %x[%647] : memref<?xf32>
        %649 = vector.broadcast %648 : f32 to vector<16xf32>
        %650 = math.fma %649, %604, %580 : vector<16xf32>
        %651 = math.fma %649, %615, %581 : vector<16xf32>
        %652 = arith.addi %40, %93 : index
        %653 = arith.addi %652, %c14 : index
        %654 = memref.load %x[%653] : memref<?xf32>
        %655 = vector.broadcast %654 : f32 to vector<16xf32>
        %656 = math.fma %655, %604, %586 : vector<16xf32>
        %657 = math.fma %655, %615, %587 : vector<16xf32>
        %658 = arith.addi %41, %93 : index
        %659 = arith.addi %658, %c14 : index
        %660 = memref.load %x[%659] : memref<?xf32>
        %661 = vector.broadcast %660 : f32 to vector<16xf32>
        %662 = math.fma %661, %604, %592 : vector<16xf32>
        %663 = math.fma %661, %615, %593 : vector<16xf32>
        %664 = arith.addi %133, %c26 : index
        %665 = vector.load %w[%664] : memref<?xi8>, vector<16xi8>
        %666 = arith.extui %665 : vector<16xi8> to vector<16xi32>
        %667 = arith.shrui %666, %c24 : vector<16xi32>
        %668 = arith.shrui %130, %c24 : vector<16xi32>
        %669 = arith.andi %668, %c22 : vector<16xi32>
        %670 = arith.shli %669, %c24 : vector<16xi32>
        %671 = arith.ori %667, %670 : vector<16xi32>
        %672 = arith.subi %671, %c25 : vector<16xi32>
        %673 = arith.sitofp %672 : vector<16xi32> to vector<16xf32>
        %674 = arith.mulf %673, %102 : vector<16xf32>
        %675 = arith.addi %184, %c26 : index
        %676 = vector.load %w[%675] : memref<?xi8>, vector<16xi8>
        %677 = arith.extui %676 : vector<16xi8> to vector<16xi32>
        %678 = arith.shrui %677, %c24 : vector<16xi32>
        %679 = arith.shrui %181, %c24 : vector<16xi32>
        %680 = arith.andi %679, %c22 : vector<16xi32>
        %681 = arith.shli %680, %c24 : vector<16xi32>
        %682 = arith.ori %678, %681 : vector<16xi32>
        %683 = arith.subi %682, %c25 : vector<16xi32>
        %684 = arith.sitofp %683 : vector<16xi32> to vector<16xf32>
        %685 = arith.mulf %684, %153 : vector<16xf32>
        %686 = arith.addi %34, %93 : index
        %687 = arith.addi %686, %c15 : index
        %688 = memref.load %x[%687] : memref<?xf32>
        %689 = vector.broadcast %688 : f32 to vector<16xf32>
        %690 = math.fma %689, %674, %620 : vector<16xf32>
        %691 = math.fma %689, %685, %621 : vector<16xf32>
        %692 = arith.addi %35, %93 : index
        %693 = arith.addi %692, %c15 : index
        %694 = memref.load %x[%693] : memref<?xf32>
        %695 = vector.broadcast %694 : f32 to vector<16xf32>
        %696 = math.fma %695, %674, %626 : vector<16xf32>
        %697 = math.fma %695, %685, %627 : vector<16xf32>
        %698 = arith.addi %36, %93 : index
        %699 = arith.addi %698, %c15 : index
        %700 = memref.load %x[%699] : memref<?xf32>
        %701 = vector.broadcast %700 : f32 to vector<16xf32>
        %702 = math.fma %701, %674, %632 : vector<16xf32>
        %703 = math.fma %701, %685, %633 : vector<16xf32>
        %704 = arith.addi %37, %93 : index
        %705 = arith.addi %704, %c15 : index
        %706 = memref.load %x[%705] : memref<?xf32>
        %707 = vector.broadcast %706 : f32 to vector<16xf32>
        %708 = math.fma %707, %674, %638 : vector<16xf32>
        %709 = math.fma %707, %685, %639 : vector<16xf32>
        %710 = arith.addi %38, %93 : index
        %711 = arith.addi %710, %c15 : index
        %712 = memref.load %x[%711] : memref<?xf32>
        %713 = vector.broadcast %712 : f32 to vector<16xf32>
        %714 = math.fma %713, %674, %644 : vector<16xf32>
        %715 = math.fma %713, %685, %645 : vector<16xf32>
        %716 = arith.addi %39, %93 : index
        %717 = arith.addi %716, %c15 : index
        %718 = memref.load %x[%717] : memref<?xf32>
        %719 = vector.broadcast %718 : f32 to vector<16xf32>
        %720 = math.fma %719, %674, %650 : vector<16xf32>
        %721 = math.fma %719, %685, %651 : vector<16xf32>
        %722 = arith.addi %40, %93 : index
        %723 = arith.addi %722, %c15 : index
        %724 = memref.load %x[%723] : memref<?xf32>
        %725 = vector.broadcast %724 : f32 to vector<16xf32>
        %726 = math.fma %725, %674, %656 : vector<16xf32>
        %727 = math.fma %725, %685, %657 : vector<16xf32>
        %728 = arith.addi %41, %93 : index
        %729 = arith.addi %728, %c15 : index
        %730 = memref.load %x[%729] : memref<?xf32>
        %731 = vector.broadcast %730 : f32 to vector<16xf32>
        %732 = math.fma %731, %674, %662 : vector<16xf32>
        %733 = math.fma %731, %685, %663 : vector<16xf32>
        scf.yield %690, %691, %696, %697, %702, %703, %708, %709, %714, %715, %720, %721, %726, %727, %732, %733 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %91#0, %91#1, %91#2, %91#3, %91#4, %91#5, %91#6, %91#7, %91#8, %91#9, %91#10, %91#11, %91#12, %91#13, %91#14, %91#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %734 = arith.addi %16, %c7 : index
    %735 = arith.cmpi slt, %734, %15 : index
    scf.if %735 {
      %736 = arith.muli %734, %outputFeatures : index
      %737 = arith.muli %3, %c17 : index
      %738 = arith.addi %736, %737 : index
      scf.if %0 {
        %739 = arith.addi %738, %c7 : index
        %740 = vector.load %residual[%739] : memref<?xf32>, vector<16xf32>
        %741 = arith.addf %740, %60#0 : vector<16xf32>
        %742 = arith.addi %738, %c7 : index
        vector.store %741, %out[%742] : memref<?xf32>, vector<16xf32>
      } else {
        %743 = arith.addi %738, %c7 : index
        vector.store %60#0, %out[%743] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %744 = arith.addi %738, %c18 : index
        %745 = vector.load %residual[%744] : memref<?xf32>, vector<16xf32>
        %746 = arith.addf %745, %60#1 : vector<16xf32>
        %747 = arith.addi %738, %c18 : index
        vector.store %746, %out[%747] : memref<?xf32>, vector<16xf32>
      } else {
        %748 = arith.addi %738, %c18 : index
        vector.store %60#1, %out[%748] : memref<?xf32>, vector<16xf32>
      }
    }
    %749 = arith.addi %16, %c1 : index
    %750 = arith.cmpi slt, %749, %15 : index
    scf.if %750 {
      %751 = arith.muli %749, %outputFeatures : index
      %752 = arith.muli %3, %c17 : index
      %753 = arith.addi %751, %752 : index
      scf.if %0 {
        %754 = arith.addi %753, %c7 : index
        %755 = vector.load %residual[%754] : memref<?xf32>, vector<16xf32>
        %756 = arith.addf %755, %60#2 : vector<16xf32>
        %757 = arith.addi %753, %c7 : index
        vector.store %756, %out[%757] : memref<?xf32>, vector<16xf32>
      } else {
        %758 = arith.addi %753, %c7 : index
        vector.store %60#2, %out[%758] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %759 = arith.addi %753, %c18 : index
        %760 = vector.load %residual[%759] : memref<?xf32>, vector<16xf32>
        %761 = arith.addf %760, %60#3 : vector<16xf32>
        %762 = arith.addi %753, %c18 : index
        vector.store %761, %out[%762] : memref<?xf32>, vector<16xf32>
      } else {
        %763 = arith.addi %753, %c18 : index
        vector.store %60#3, %out[%763] : memref<?xf32>, vector<16xf32>
      }
    }
    %764 = arith.addi %16, %c6 : index
    %765 = arith.cmpi slt, %764, %15 : index
    scf.if %765 {
      %766 = arith.muli %764, %outputFeatures : index
      %767 = arith.muli %3, %c17 : index
      %768 = arith.addi %766, %767 : index
      scf.if %0 {
        %769 = arith.addi %768, %c7 : index
        %770 = vector.load %residual[%769] : memref<?xf32>, vector<16xf32>
        %771 = arith.addf %770, %60#4 : vector<16xf32>
        %772 = arith.addi %768, %c7 : index
        vector.store %771, %out[%772] : memref<?xf32>, vector<16xf32>
      } else {
        %773 = arith.addi %768, %c7 : index
        vector.store %60#4, %out[%773] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %774 = arith.addi %768, %c18 : index
        %775 = vector.load %residual[%774] : memref<?xf32>, vector<16xf32>
        %776 = arith.addf %775, %60#5 : vector<16xf32>
        %777 = arith.addi %768, %c18 : index
        vector.store %776, %out[%777] : memref<?xf32>, vector<16xf32>
      } else {
        %778 = arith.addi %768, %c18 : index
        vector.store %60#5, %out[%778] : memref<?xf32>, vector<16xf32>
      }
    }
    %779 = arith.addi %16, %c11 : index
    %780 = arith.cmpi slt, %779, %15 : index
    scf.if %780 {
      %781 = arith.muli %779, %outputFeatures : index
      %782 = arith.muli %3, %c17 : index
      %783 = arith.addi %781, %782 : index
      scf.if %0 {
        %784 = arith.addi %783, %c7 : index
        %785 = vector.load %residual[%784] : memref<?xf32>, vector<16xf32>
        %786 = arith.addf %785, %60#6 : vector<16xf32>
        %787 = arith.addi %783, %c7 : index
        vector.store %786, %out[%787] : memref<?xf32>, vector<16xf32>
      } else {
        %788 = arith.addi %783, %c7 : index
        vector.store %60#6, %out[%788] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %789 = arith.addi %783, %c18 : index
        %790 = vector.load %residual[%789] : memref<?xf32>, vector<16xf32>
        %791 = arith.addf %790, %60#7 : vector<16xf32>
        %792 = arith.addi %783, %c18 : index
        vector.store %791, %out[%792] : memref<?xf32>, vector<16xf32>
      } else {
        %793 = arith.addi %783, %c18 : index
        vector.store %60#7, %out[%793] : memref<?xf32>, vector<16xf32>
      }
    }
    %794 = arith.addi %16, %c12 : index
    %795 = arith.cmpi slt, %794, %15 : index
    scf.if %795 {
      %796 = arith.muli %794, %outputFeatures : index
      %797 = arith.muli %3, %c17 : index
      %798 = arith.addi %796, %797 : index
      scf.if %0 {
        %799 = arith.addi %798, %c7 : index
        %800 = vector.load %residual[%799] : memref<?xf32>, vector<16xf32>
        %801 = arith.addf %800, %60#8 : vector<16xf32>
        %802 = arith.addi %798, %c7 : index
        vector.store %801, %out[%802] : memref<?xf32>, vector<16xf32>
      } else {
        %803 = arith.addi %798, %c7 : index
        vector.store %60#8, %out[%803] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %804 = arith.addi %798, %c18 : index
        %805 = vector.load %residual[%804] : memref<?xf32>, vector<16xf32>
        %806 = arith.addf %805, %60#9 : vector<16xf32>
        %807 = arith.addi %798, %c18 : index
        vector.store %806, %out[%807] : memref<?xf32>, vector<16xf32>
      } else {
        %808 = arith.addi %798, %c18 : index
        vector.store %60#9, %out[%808] : memref<?xf32>, vector<16xf32>
      }
    }
    %809 = arith.addi %16, %c13 : index
    %810 = arith.cmpi slt, %809, %15 : index
    scf.if %810 {
      %811 = arith.muli %809, %outputFeatures : index
      %812 = arith.muli %3, %c17 : index
      %813 = arith.addi %811, %812 : index
      scf.if %0 {
        %814 = arith.addi %813, %c7 : index
        %815 = vector.load %residual[%814] : memref<?xf32>, vector<16xf32>
        %816 = arith.addf %815, %60#10 : vector<16xf32>
        %817 = arith.addi %813, %c7 : index
        vector.store %816, %out[%817] : memref<?xf32>, vector<16xf32>
      } else {
        %818 = arith.addi %813, %c7 : index
        vector.store %60#10, %out[%818] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %819 = arith.addi %813, %c18 : index
        %820 = vector.load %residual[%819] : memref<?xf32>, vector<16xf32>
        %821 = arith.addf %820, %60#11 : vector<16xf32>
        %822 = arith.addi %813, %c18 : index
        vector.store %821, %out[%822] : memref<?xf32>, vector<16xf32>
      } else {
        %823 = arith.addi %813, %c18 : index
        vector.store %60#11, %out[%823] : memref<?xf32>, vector<16xf32>
      }
    }
    %824 = arith.addi %16, %c14 : index
    %825 = arith.cmpi slt, %824, %15 : index
    scf.if %825 {
      %826 = arith.muli %824, %outputFeatures : index
      %827 = arith.muli %3, %c17 : index
      %828 = arith.addi %826, %827 : index
      scf.if %0 {
        %829 = arith.addi %828, %c7 : index
        %830 = vector.load %residual[%829] : memref<?xf32>, vector<16xf32>
        %831 = arith.addf %830, %60#12 : vector<16xf32>
        %832 = arith.addi %828, %c7 : index
        vector.store %831, %out[%832] : memref<?xf32>, vector<16xf32>
      } else {
        %833 = arith.addi %828, %c7 : index
        vector.store %60#12, %out[%833] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %834 = arith.addi %828, %c18 : index
        %835 = vector.load %residual[%834] : memref<?xf32>, vector<16xf32>
        %836 = arith.addf %835, %60#13 : vector<16xf32>
        %837 = arith.addi %828, %c18 : index
        vector.store %836, %out[%837] : memref<?xf32>, vector<16xf32>
      } else {
        %838 = arith.addi %828, %c18 : index
        vector.store %60#13, %out[%838] : memref<?xf32>, vector<16xf32>
      }
    }
    %839 = arith.addi %16, %c15 : index
    %840 = arith.cmpi slt, %839, %15 : index
    scf.if %840 {
      %841 = arith.muli %839, %outputFeatures : index
      %842 = arith.muli %3, %c17 : index
      %843 = arith.addi %841, %842 : index
      scf.if %0 {
        %844 = arith.addi %843, %c7 : index
        %845 = vector.load %residual[%844] : memref<?xf32>, vector<16xf32>
        %846 = arith.addf %845, %60#14 : vector<16xf32>
        %847 = arith.addi %843, %c7 : index
        vector.store %846, %out[%847] : memref<?xf32>, vector<16xf32>
      } else {
        %848 = arith.addi %843, %c7 : index
        vector.store %60#14, %out[%848] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %849 = arith.addi %843, %c18 : index
        %850 = vector.load %residual[%849] : memref<?xf32>, vector<16xf32>
        %851 = arith.addf %850, %60#15 : vector<16xf32>
        %852 = arith.addi %843, %c18 : index
        vector.store %851, %out[%852] : memref<?xf32>, vector<16xf32>
      } else {
        %853 = arith.addi %843, %c18 : index
        vector.store %60#15, %out[%853] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
