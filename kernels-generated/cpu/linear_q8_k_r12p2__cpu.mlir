// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q8_k', shape=Shape(rows=12, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q8_k_r12p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
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
  %c23 = arith.constant 2208 : index
  %c24 = arith.constant 160 : index
  %c25 = arith.constant 64 : index
  %c26 = arith.constant dense<15> : vector<16xi32>
  %c27 = arith.constant dense<0> : vector<16xi32>
  %c28 = arith.constant dense<4> : vector<16xi32>
  %c29 = arith.constant dense<128> : vector<16xi32>
  %c30 = arith.constant 48 : index
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
        %123 = arith.divui %94, %c12 : index
        %124 = arith.muli %123, %c22 : index
        %125 = arith.addi %122, %124 : index
        %126 = arith.addi %125, %c7 : index
        %127 = vector.load %w[%126] : memref<?xi8>, vector<16xi8>
        %128 = arith.extsi %127 : vector<16xi8> to vector<16xi32>
        %129 = arith.sitofp %128 : vector<16xi32> to vector<16xf32>
        %130 = arith.mulf %88, %129 : vector<16xf32>
        %131 = arith.addi %82, %c23 : index
        %132 = arith.muli %94, %c12 : index
        %133 = arith.addi %132, %c7 : index
        %134 = arith.muli %133, %c22 : index
        %135 = arith.addi %131, %134 : index
        %136 = vector.load %w[%135] : memref<?xi8>, vector<16xi8>
        %137 = arith.extui %136 : vector<16xi8> to vector<16xi32>
        %138 = arith.addi %82, %c23 : index
        %139 = arith.muli %94, %c12 : index
        %140 = arith.addi %139, %c1 : index
        %141 = arith.muli %140, %c22 : index
        %142 = arith.addi %138, %141 : index
        %143 = vector.load %w[%142] : memref<?xi8>, vector<16xi8>
        %144 = arith.extui %143 : vector<16xi8> to vector<16xi32>
        %145 = arith.addi %82, %c23 : index
        %146 = arith.muli %94, %c12 : index
        %147 = arith.addi %146, %c6 : index
        %148 = arith.muli %147, %c22 : index
        %149 = arith.addi %145, %148 : index
        %150 = vector.load %w[%149] : memref<?xi8>, vector<16xi8>
        %151 = arith.extui %150 : vector<16xi8> to vector<16xi32>
        %152 = arith.addi %82, %c23 : index
        %153 = arith.muli %94, %c12 : index
        %154 = arith.addi %153, %c11 : index
        %155 = arith.muli %154, %c22 : index
        %156 = arith.addi %152, %155 : index
        %157 = vector.load %w[%156] : memref<?xi8>, vector<16xi8>
        %158 = arith.extui %157 : vector<16xi8> to vector<16xi32>
        %159 = arith.addi %82, %c24 : index
        %160 = arith.muli %94, %c25 : index
        %161 = arith.addi %159, %160 : index
        %162 = arith.addi %161, %c7 : index
        %163 = vector.load %w[%162] : memref<?xi8>, vector<16xi8>
        %164 = arith.extui %163 : vector<16xi8> to vector<16xi32>
        %165 = arith.andi %164, %c26 : vector<16xi32>
        %166 = arith.shrui %137, %c27 : vector<16xi32>
        %167 = arith.andi %166, %c26 : vector<16xi32>
        %168 = arith.shli %167, %c28 : vector<16xi32>
        %169 = arith.ori %165, %168 : vector<16xi32>
        %170 = arith.subi %169, %c29 : vector<16xi32>
        %171 = arith.sitofp %170 : vector<16xi32> to vector<16xf32>
        %172 = arith.mulf %171, %130 : vector<16xf32>
        %173 = arith.addi %84, %c21 : index
        %174 = arith.divui %94, %c12 : index
        %175 = arith.muli %174, %c22 : index
        %176 = arith.addi %173, %175 : index
        %177 = arith.addi %176, %c7 : index
        %178 = vector.load %w[%177] : memref<?xi8>, vector<16xi8>
        %179 = arith.extsi %178 : vector<16xi8> to vector<16xi32>
        %180 = arith.sitofp %179 : vector<16xi32> to vector<16xf32>
        %181 = arith.mulf %92, %180 : vector<16xf32>
        %182 = arith.addi %84, %c23 : index
        %183 = arith.muli %94, %c12 : index
        %184 = arith.addi %183, %c7 : index
        %185 = arith.muli %184, %c22 : index
        %186 = arith.addi %182, %185 : index
        %187 = vector.load %w[%186] : memref<?xi8>, vector<16xi8>
        %188 = arith.extui %187 : vector<16xi8> to vector<16xi32>
        %189 = arith.addi %84, %c23 : index
        %190 = arith.muli %94, %c12 : index
        %191 = arith.addi %190, %c1 : index
        %192 = arith.muli %191, %c22 : index
        %193 = arith.addi %189, %192 : index
        %194 = vector.load %w[%193] : memref<?xi8>, vector<16xi8>
        %195 = arith.extui %194 : vector<16xi8> to vector<16xi32>
        %196 = arith.addi %84, %c23 : index
        %197 = arith.muli %94, %c12 : index
        %198 = arith.addi %197, %c6 : index
        %199 = arith.muli %198, %c22 : index
        %200 = arith.addi %196, %199 : index
        %201 = vector.load %w[%200] : memref<?xi8>, vector<16xi8>
        %202 = arith.extui %201 : vector<16xi8> to vector<16xi32>
        %203 = arith.addi %84, %c23 : index
        %204 = arith.muli %94, %c12 : index
        %205 = arith.addi %204, %c11 : index
        %206 = arith.muli %205, %c22 : index
        %207 = arith.addi %203, %206 : index
        %208 = vector.load %w[%207] : memref<?xi8>, vector<16xi8>
        %209 = arith.extui %208 : vector<16xi8> to vector<16xi32>
        %210 = arith.addi %84, %c24 : index
        %211 = arith.muli %94, %c25 : index
        %212 = arith.addi %210, %211 : index
        %213 = arith.addi %212, %c7 : index
        %214 = vector.load %w[%213] : memref<?xi8>, vector<16xi8>
        %215 = arith.extui %214 : vector<16xi8> to vector<16xi32>
        %216 = arith.andi %215, %c26 : vector<16xi32>
        %217 = arith.shrui %188, %c27 : vector<16xi32>
        %218 = arith.andi %217, %c26 : vector<16xi32>
        %219 = arith.shli %218, %c28 : vector<16xi32>
        %220 = arith.ori %216, %219 : vector<16xi32>
        %221 = arith.subi %220, %c29 : vector<16xi32>
        %222 = arith.sitofp %221 : vector<16xi32> to vector<16xf32>
        %223 = arith.mulf %222, %181 : vector<16xf32>
        %224 = arith.addi %42, %121 : index
        %225 = arith.addi %224, %c7 : index
        %226 = memref.load %x[%225] : memref<?xf32>
        %227 = vector.broadcast %226 : f32 to vector<16xf32>
        %228 = math.fma %227, %172, %95 : vector<16xf32>
        %229 = math.fma %227, %223, %96 : vector<16xf32>
        %230 = arith.addi %43, %121 : index
        %231 = arith.addi %230, %c7 : index
        %232 = memref.load %x[%231] : memref<?xf32>
        %233 = vector.broadcast %232 : f32 to vector<16xf32>
        %234 = math.fma %233, %172, %97 : vector<16xf32>
        %235 = math.fma %233, %223, %98 : vector<16xf32>
        %236 = arith.addi %44, %121 : index
        %237 = arith.addi %236, %c7 : index
        %238 = memref.load %x[%237] : memref<?xf32>
        %239 = vector.broadcast %238 : f32 to vector<16xf32>
        %240 = math.fma %239, %172, %99 : vector<16xf32>
        %241 = math.fma %239, %223, %100 : vector<16xf32>
        %242 = arith.addi %45, %121 : index
        %243 = arith.addi %242, %c7 : index
        %244 = memref.load %x[%243] : memref<?xf32>
        %245 = vector.broadcast %244 : f32 to vector<16xf32>
        %246 = math.fma %245, %172, %101 : vector<16xf32>
        %247 = math.fma %245, %223, %102 : vector<16xf32>
        %248 = arith.addi %46, %121 : index
        %249 = arith.addi %248, %c7 : index
        %250 = memref.load %x[%249] : memref<?xf32>
        %251 = vector.broadcast %250 : f32 to vector<16xf32>
        %252 = math.fma %251, %172, %103 : vector<16xf32>
        %253 = math.fma %251, %223, %104 : vector<16xf32>
        %254 = arith.addi %47, %121 : index
        %255 = arith.addi %254, %c7 : index
        %256 = memref.load %x[%255] : memref<?xf32>
        %257 = vector.broadcast %256 : f32 to vector<16xf32>
        %258 = math.fma %257, %172, %105 : vector<16xf32>
        %259 = math.fma %257, %223, %106 : vector<16xf32>
        %260 = arith.addi %48, %121 : index
        %261 = arith.addi %260, %c7 : index
        %262 = memref.load %x[%261] : memref<?xf32>
        %263 = vector.broadcast %262 : f32 to vector<16xf32>
        %264 = math.fma %263, %172, %107 : vector<16xf32>
        %265 = math.fma %263, %223, %108 : vector<16xf32>
        %266 = arith.addi %49, %121 : index
        %267 = arith.addi %266, %c7 : index
        %268 = memref.load %x[%267] : memref<?xf32>
        %269 = vector.broadcast %268 : f32 to vector<16xf32>
        %270 = math.fma %269, %172, %109 : vector<16xf32>
        %271 = math.fma %269, %223, %110 : vector<16xf32>
        %272 = arith.addi %50, %121 : index
        %273 = arith.addi %272, %c7 : index
        %274 = memref.load %x[%273] : memref<?xf32>
        %275 = vector.broadcast %274 : f32 to vector<16xf32>
        %276 = math.fma %275, %172, %111 : vector<16xf32>
        %277 = math.fma %275, %223, %112 : vector<16xf32>
        %278 = arith.addi %51, %121 : index
        %279 = arith.addi %278, %c7 : index
        %280 = memref.load %x[%279] : memref<?xf32>
        %281 = vector.broadcast %280 : f32 to vector<16xf32>
        %282 = math.fma %281, %172, %113 : vector<16xf32>
        %283 = math.fma %281, %223, %114 : vector<16xf32>
        %284 = arith.addi %52, %121 : index
        %285 = arith.addi %284, %c7 : index
        %286 = memref.load %x[%285] : memref<?xf32>
        %287 = vector.broadcast %286 : f32 to vector<16xf32>
        %288 = math.fma %287, %172, %115 : vector<16xf32>
        %289 = math.fma %287, %223, %116 : vector<16xf32>
        %290 = arith.addi %53, %121 : index
        %291 = arith.addi %290, %c7 : index
        %292 = memref.load %x[%291] : memref<?xf32>
        %293 = vector.broadcast %292 : f32 to vector<16xf32>
        %294 = math.fma %293, %172, %117 : vector<16xf32>
        %295 = math.fma %293, %223, %118 : vector<16xf32>
        %296 = arith.addi %161, %c7 : index
        %297 = vector.load %w[%296] : memref<?xi8>, vector<16xi8>
        %298 = arith.extui %297 : vector<16xi8> to vector<16xi32>
        %299 = arith.shrui %298, %c28 : vector<16xi32>
        %300 = arith.shrui %137, %c28 : vector<16xi32>
        %301 = arith.andi %300, %c26 : vector<16xi32>
        %302 = arith.shli %301, %c28 : vector<16xi32>
        %303 = arith.ori %299, %302 : vector<16xi32>
        %304 = arith.subi %303, %c29 : vector<16xi32>
        %305 = arith.sitofp %304 : vector<16xi32> to vector<16xf32>
        %306 = arith.mulf %305, %130 : vector<16xf32>
        %307 = arith.addi %212, %c7 : index
        %308 = vector.load %w[%307] : memref<?xi8>, vector<16xi8>
        %309 = arith.extui %308 : vector<16xi8> to vector<16xi32>
        %310 = arith.shrui %309, %c28 : vector<16xi32>
        %311 = arith.shrui %188, %c28 : vector<16xi32>
        %312 = arith.andi %311, %c26 : vector<16xi32>
        %313 = arith.shli %312, %c28 : vector<16xi32>
        %314 = arith.ori %310, %313 : vector<16xi32>
        %315 = arith.subi %314, %c29 : vector<16xi32>
        %316 = arith.sitofp %315 : vector<16xi32> to vector<16xf32>
        %317 = arith.mulf %316, %181 : vector<16xf32>
        %318 = arith.addi %42, %121 : index
        %319 = arith.addi %318, %c1 : index
        %320 = memref.load %x[%319] : memref<?xf32>
        %321 = vector.broadcast %320 : f32 to vector<16xf32>
        %322 = math.fma %321, %306, %228 : vector<16xf32>
        %323 = math.fma %321, %317, %229 : vector<16xf32>
        %324 = arith.addi %43, %121 : index
        %325 = arith.addi %324, %c1 : index
        %326 = memref.load %x[%325] : memref<?xf32>
        %327 = vector.broadcast %326 : f32 to vector<16xf32>
        %328 = math.fma %327, %306, %234 : vector<16xf32>
        %329 = math.fma %327, %317, %235 : vector<16xf32>
        %330 = arith.addi %44, %121 : index
        %331 = arith.addi %330, %c1 : index
        %332 = memref.load %x[%331] : memref<?xf32>
        %333 = vector.broadcast %332 : f32 to vector<16xf32>
        %334 = math.fma %333, %306, %240 : vector<16xf32>
        %335 = math.fma %333, %317, %241 : vector<16xf32>
        %336 = arith.addi %45, %121 : index
        %337 = arith.addi %336, %c1 : index
        %338 = memref.load %x[%337] : memref<?xf32>
        %339 = vector.broadcast %338 : f32 to vector<16xf32>
        %340 = math.fma %339, %306, %246 : vector<16xf32>
        %341 = math.fma %339, %317, %247 : vector<16xf32>
        %342 = arith.addi %46, %121 : index
        %343 = arith.addi %342, %c1 : index
        %344 = memref.load %x[%343] : memref<?xf32>
        %345 = vector.broadcast %344 : f32 to vector<16xf32>
        %346 = math.fma %345, %306, %252 : vector<16xf32>
        %347 = math.fma %345, %317, %253 : vector<16xf32>
        %348 = arith.addi %47, %121 : index
        %349 = arith.addi %348, %c1 : index
        %350 = memref.load %x[%349] : memref<?xf32>
        %351 = vector.broadcast %350 : f32 to vector<16xf32>
        %352 = math.fma %351, %306, %258 : vector<16xf32>
        %353 = math.fma %351, %317, %259 : vector<16xf32>
        %354 = arith.addi %48, %121 : index
        %355 = arith.addi %354, %c1 : index
        %356 = memref.load %x[%355] : memref<?xf32>
        %357 = vector.broadcast %356 : f32 to vector<16xf32>
        %358 = math.fma %357, %306, %264 : vector<16xf32>
        %359 = math.fma %357, %317, %265 : vector<16xf32>
        %360 = arith.addi %49, %121 : index
        %361 = arith.addi %360, %c1 : index
        %362 = memref.load %x[%361] : memref<?xf32>
        %363 = vector.broadcast %362 : f32 to vector<16xf32>
        %364 = math.fma %363, %306, %270 : vector<16xf32>
        %365 = math.fma %363, %317, %271 : vector<16xf32>
        %366 = arith.addi %50, %121 : index
        %367 = arith.addi %366, %c1 : index
        %368 = memref.load %x[%367] : memref<?xf32>
        %369 = vector.broadcast %368 : f32 to vector<16xf32>
        %370 = math.fma %369, %306, %276 : vector<16xf32>
        %371 = math.fma %369, %317, %277 : vector<16xf32>
        %372 = arith.addi %51, %121 : index
        %373 = arith.addi %372, %c1 : index
        %374 = memref.load %x[%373] : memref<?xf32>
        %375 = vector.broadcast %374 : f32 to vector<16xf32>
        %376 = math.fma %375, %306, %282 : vector<16xf32>
        %377 = math.fma %375, %317, %283 : vector<16xf32>
        %378 = arith.addi %52, %121 : index
        %379 = arith.addi %378, %c1 : index
        %380 = memref.load %x[%379] : memref<?xf32>
        %381 = vector.broadcast %380 : f32 to vector<16xf32>
        %382 = math.fma %381, %306, %288 : vector<16xf32>
        %383 = math.fma %381, %317, %289 : vector<16xf32>
        %384 = arith.addi %53, %121 : index
        %385 = arith.addi %384, %c1 : index
        %386 = memref.load %x[%385] : memref<?xf32>
        %387 = vector.broadcast %386 : f32 to vector<16xf32>
        %388 = math.fma %387, %306, %294 : vector<16xf32>
        %389 = math.fma %387, %317, %295 : vector<16xf32>
        %390 = arith.addi %161, %c22 : index
        %391 = vector.load %w[%390] : memref<?xi8>, vector<16xi8>
        %392 = arith.extui %391 : vector<16xi8> to vector<16xi32>
        %393 = arith.andi %392, %c26 : vector<16xi32>
        %394 = arith.shrui %144, %c27 : vector<16xi32>
        %395 = arith.andi %394, %c26 : vector<16xi32>
        %396 = arith.shli %395, %c28 : vector<16xi32>
        %397 = arith.ori %393, %396 : vector<16xi32>
        %398 = arith.subi %397, %c29 : vector<16xi32>
        %399 = arith.sitofp %398 : vector<16xi32> to vector<16xf32>
        %400 = arith.mulf %399, %130 : vector<16xf32>
        %401 = arith.addi %212, %c22 : index
        %402 = vector.load %w[%401] : memref<?xi8>, vector<16xi8>
        %403 = arith.extui %402 : vector<16xi8> to vector<16xi32>
        %404 = arith.andi %403, %c26 : vector<16xi32>
        %405 = arith.shrui %195, %c27 : vector<16xi32>
        %406 = arith.andi %405, %c26 : vector<16xi32>
        %407 = arith.shli %406, %c28 : vector<16xi32>
        %408 = arith.ori %404, %407 : vector<16xi32>
        %409 = arith.subi %408, %c29 : vector<16xi32>
        %410 = arith.sitofp %409 : vector<16xi32> to vector<16xf32>
        %411 = arith.mulf %410, %181 : vector<16xf32>
        %412 = arith.addi %42, %121 : index
        %413 = arith.addi %412, %c6 : index
        %414 = memref.load %x[%413] : memref<?xf32>
        %415 = vector.broadcast %414 : f32 to vector<16xf32>
        %416 = math.fma %415, %400, %322 : vector<16xf32>
        %417 = math.fma %415, %411, %323 : vector<16xf32>
        %418 = arith.addi %43, %121 : index
        %419 = arith.addi %418, %c6 : index
        %420 = memref.load %x[%419] : memref<?xf32>
        %421 = vector.broadcast %420 : f32 to vector<16xf32>
        %422 = math.fma %421, %400, %328 : vector<16xf32>
        %423 = math.fma %421, %411, %329 : vector<16xf32>
        %424 = arith.addi %44, %121 : index
        %425 = arith.addi %424, %c6 : index
        %426 = memref.load %x[%425] : memref<?xf32>
        %427 = vector.broadcast %426 : f32 to vector<16xf32>
        %428 = math.fma %427, %400, %334 : vector<16xf32>
        %429 = math.fma %427, %411, %335 : vector<16xf32>
        %430 = arith.addi %45, %121 : index
        %431 = arith.addi %430, %c6 : index
        %432 = memref.load %x[%431] : memref<?xf32>
        %433 = vector.broadcast %432 : f32 to vector<16xf32>
        %434 = math.fma %433, %400, %340 : vector<16xf32>
        %435 = math.fma %433, %411, %341 : vector<16xf32>
        %436 = arith.addi %46, %121 : index
        %437 = arith.addi %436, %c6 : index
        %438 = memref.load %x[%437] : memref<?xf32>
        %439 = vector.broadcast %438 : f32 to vector<16xf32>
        %440 = math.fma %439, %400, %346 : vector<16xf32>
        %441 = math.fma %439, %411, %347 : vector<16xf32>
        %442 = arith.addi %47, %121 : index
        %443 = arith.addi %442, %c6 : index
        %444 = memref.load %x[%443] : memref<?xf32>
        %445 = vector.broadcast %444 : f32 to vector<16xf32>
        %446 = math.fma %445, %400, %352 : vector<16xf32>
        %447 = math.fma %445, %411, %353 : vector<16xf32>
        %448 = arith.addi %48, %121 : index
        %449 = arith.addi %448, %c6 : index
        %450 = memref.load %x[%449] : memref<?xf32>
        %451 = vector.broadcast %450 : f32 to vector<16xf32>
        %452 = math.fma %451, %400, %358 : vector<16xf32>
        %453 = math.fma %451, %411, %359 : vector<16xf32>
        %454 = arith.addi %49, %121 : index
        %455 = arith.addi %454, %c6 : index
        %456 = memref.load %x[%455] : memref<?xf32>
        %457 = vector.broadcast %456 : f32 to vector<16xf32>
        %458 = math.fma %457, %400, %364 : vector<16xf32>
        %459 = math.fma %457, %411, %365 : vector<16xf32>
        %460 = arith.addi %50, %121 : index
        %461 = arith.addi %460, %c6 : index
        %462 = memref.load %x[%461] : memref<?xf32>
        %463 = vector.broadcast %462 : f32 to vector<16xf32>
        %464 = math.fma %463, %400, %370 : vector<16xf32>
        %465 = math.fma %463, %411, %371 : vector<16xf32>
        %466 = arith.addi %51, %121 : index
        %467 = arith.addi %466, %c6 : index
        %468 = memref.load %x[%467] : memref<?xf32>
        %469 = vector.broadcast %468 : f32 to vector<16xf32>
        %470 = math.fma %469, %400, %376 : vector<16xf32>
        %471 = math.fma %469, %411, %377 : vector<16xf32>
        %472 = arith.addi %52, %121 : index
        %473 = arith.addi %472, %c6 : index
        %474 = memref.load %x[%473] : memref<?xf32>
        %475 = vector.broadcast %474 : f32 to vector<16xf32>
        %476 = math.fma %475, %400, %382 : vector<16xf32>
        %477 = math.fma %475, %411, %383 : vector<16xf32>
        %478 = arith.addi %53, %121 : index
        %479 = arith.addi %478, %c6 : index
        %480 = memref.load %x[%479] : memref<?xf32>
        %481 = vector.broadcast %480 : f32 to vector<16xf32>
        %482 = math.fma %481, %400, %388 : vector<16xf32>
        %483 = math.fma %481, %411, %389 : vector<16xf32>
        %484 = arith.addi %161, %c22 : index
        %485 = vector.load %w[%484] : memref<?xi8>, vector<16xi8>
        %486 = arith.extui %485 : vector<16xi8> to vector<16xi32>
        %487 = arith.shrui %486, %c28 : vector<16xi32>
        %488 = arith.shrui %144, %c28 : vector<16xi32>
        %489 = arith.andi %488, %c26 : vector<16xi32>
        %490 = arith.shli %489, %c28 : vector<16xi32>
        %491 = arith.ori %487, %490 : vector<16xi32>
        %492 = arith.subi %491, %c29 : vector<16xi32>
        %493 = arith.sitofp %492 : vector<16xi32> to vector<16xf32>
        %494 = arith.mulf %493, %130 : vector<16xf32>
        %495 = arith.addi %212, %c22 : index
        %496 = vector.load %w[%495] : memref<?xi8>, vector<16xi8>
        %497 = arith.extui %496 : vector<16xi8> to vector<16xi32>
        %498 = arith.shrui %497, %c28 : vector<16xi32>
        %499 = arith.shrui %195, %c28 : vector<16xi32>
        %500 = arith.andi %499, %c26 : vector<16xi32>
        %501 = arith.shli %500, %c28 : vector<16xi32>
        %502 = arith.ori %498, %501 : vector<16xi32>
        %503 = arith.subi %502, %c29 : vector<16xi32>
        %504 = arith.sitofp %503 : vector<16xi32> to vector<16xf32>
        %505 = arith.mulf %504, %181 : vector<16xf32>
        %506 = arith.addi %42, %121 : index
        %507 = arith.addi %506, %c11 : index
        %508 = memref.load %x[%507] : memref<?xf32>
        %509 = vector.broadcast %508 : f32 to vector<16xf32>
        %510 = math.fma %509, %494, %416 : vector<16xf32>
        %511 = math.fma %509, %505, %417 : vector<16xf32>
        %512 = arith.addi %43, %121 : index
        %513 = arith.addi %512, %c11 : index
        %514 = memref.load %x[%513] : memref<?xf32>
        %515 = vector.broadcast %514 : f32 to vector<16xf32>
        %516 = math.fma %515, %494, %422 : vector<16xf32>
        %517 = math.fma %515, %505, %423 : vector<16xf32>
        %518 = arith.addi %44, %121 : index
        %519 = arith.addi %518, %c11 : index
        %520 = memref.load %x[%519] : memref<?xf32>
        %521 = vector.broadcast %520 : f32 to vector<16xf32>
        %522 = math.fma %521, %494, %428 : vector<16xf32>
        %523 = math.fma %521, %505, %429 : vector<16xf32>
        %524 = arith.addi %45, %121 : index
        %525 = arith.addi %524, %c11 : index
        %526 = memref.load %x[%525] : memref<?xf32>
        %527 = vector.broadcast %526 : f32 to vector<16xf32>
        %528 = math.fma %527, %494, %434 : vector<16xf32>
        %529 = math.fma %527, %505, %435 : vector<16xf32>
        %530 = arith.addi %46, %121 : index
        %531 = arith.addi %530, %c11 : index
        %532 = memref.load %x[%531] : memref<?xf32>
        %533 = vector.broadcast %532 : f32 to vector<16xf32>
        %534 = math.fma %533, %494, %440 : vector<16xf32>
        %535 = math.fma %533, %505, %441 : vector<16xf32>
        %536 = arith.addi %47, %121 : index
        %537 = arith.addi %536, %c11 : index
        %538 = memref.load %x[%537] : memref<?xf32>
        %539 = vector.broadcast %538 : f32 to vector<16xf32>
        %540 = math.fma %539, %494, %446 : vector<16xf32>
        %541 = math.fma %539, %505, %447 : vector<16xf32>
        %542 = arith.addi %48, %121 : index
        %543 = arith.addi %542, %c11 : index
        %544 = memref.load %x[%543] : memref<?xf32>
        %545 = vector.broadcast %544 : f32 to vector<16xf32>
        %546 = math.fma %545, %494, %452 : vector<16xf32>
        %547 = math.fma %545, %505, %453 : vector<16xf32>
        %548 = arith.addi %49, %121 : index
        %549 = arith.addi %548, %c11 : index
        %550 = memref.load %x[%549] : memref<?xf32>
        %551 = vector.broadcast %550 : f32 to vector<16xf32>
        %552 = math.fma %551, %494, %458 : vector<16xf32>
        %553 = math.fma %551, %505, %459 : vector<16xf32>
        %554 = arith.addi %50, %121 : index
        %555 = arith.addi %554, %c11 : index
        %556 = memref.load %x[%555] : memref<?xf32>
        %557 = vector.broadcast %556 : f32 to vector<16xf32>
        %558 = math.fma %557, %494, %464 : vector<16xf32>
        %559 = math.fma %557, %505, %465 : vector<16xf32>
        %560 = arith.addi %51, %121 : index
        %561 = arith.addi %560, %c11 : index
        %562 = memref.load %x[%561] : memref<?xf32>
        %563 = vector.broadcast %562 : f32 to vector<16xf32>
        %564 = math.fma %563, %494, %470 : vector<16xf32>
        %565 = math.fma %563, %505, %471 : vector<16xf32>
        %566 = arith.addi %52, %121 : index
        %567 = arith.addi %566, %c11 : index
        %568 = memref.load %x[%567] : memref<?xf32>
        %569 = vector.broadcast %568 : f32 to vector<16xf32>
        %570 = math.fma %569, %494, %476 : vector<16xf32>
        %571 = math.fma %569, %505, %477 : vector<16xf32>
        %572 = arith.addi %53, %121 : index
        %573 = arith.addi %572, %c11 : index
        %574 = memref.load %x[%573] : memref<?xf32>
        %575 = vector.broadcast %574 : f32 to vector<16xf32>
        %576 = math.fma %575, %494, %482 : vector<16xf32>
        %577 = math.fma %575, %505, %483 : vector<16xf32>
        %578 = arith.addi %161, %c21 : index
        %579 = vector.load %w[%578] : memref<?xi8>, vector<16xi8>
        %580 = arith.extui %579 : vector<16xi8> to vector<16xi32>
        %581 = arith.andi %580, %c26 : vector<16xi32>
        %582 = arith.shrui %151, %c27 : vector<16xi32>
        %583 = arith.andi %582, %c26 : vector<16xi32>
        %584 = arith.shli %583, %c28 : vector<16xi32>
        %585 = arith.ori %581, %584 : vector<16xi32>
        %586 = arith.subi %585, %c29 : vector<16xi32>
        %587 = arith.sitofp %586 : vector<16xi32> to vector<16xf32>
        %588 = arith.mulf %587, %130 : vector<16xf32>
        %589 = arith.addi %212, %c21 : index
        %590 = vector.load %w[%589] : memref<?xi8>, vector<16xi8>
        %591 = arith.extui %590 : vector<16xi8> to vector<16xi32>
        %592 = arith.andi %591, %c26 : vector<16xi32>
        %593 = arith.shrui %202, %c27 : vector<16xi32>
        %594 = arith.andi %593, %c26 : vector<16xi32>
        %595 = arith.shli %594, %c28 : vector<16xi32>
        %596 = arith.ori %592, %595 : vector<16xi32>
        %597 = arith.subi %596, %c29 : vector<16xi32>
        %598 = arith.sitofp %597 : vector<16xi32> to vector<16xf32>
        %599 = arith.mulf %598, %181 : vector<16xf32>
        %600 = arith.addi %42, %121 : index
        %601 = arith.addi %600, %c12 : index
        %602 = memref.load %x[%601] : memref<?xf32>
        %603 = vector.broadcast %602 : f32 to vector<16xf32>
        %604 = math.fma %603, %588, %510 : vector<16xf32>
        %605 = math.fma %603, %599, %511 : vector<16xf32>
        %606 = arith.addi %43, %121 : index
        %607 = arith.addi %606, %c12 : index
        %608 = memref.load %x[%607] : memref<?xf32>
        %609 = vector.broadcast %608 : f32 to vector<16xf32>
        %610 = math.fma %609, %588, %516 : vector<16xf32>
        %611 = math.fma %609, %599, %517 : vector<16xf32>
        %612 = arith.addi %44, %121 : index
        %613 = arith.addi %612, %c12 : index
        %614 = memref.load %x[%613] : memref<?xf32>
        %615 = vector.broadcast %614 : f32 to vector<16xf32>
        %616 = math.fma %615, %588, %522 : vector<16xf32>
        %617 = math.fma %615, %599, %523 : vector<16xf32>
        %618 = arith.addi %45, %121 : index
        %619 = arith.addi %618, %c12 : index
        %620 = memref.load %x[%619] : memref<?xf32>
        %621 = vector.broadcast %620 : f32 to vector<16xf32>
        %622 = math.fma %621, %588, %528 : vector<16xf32>
        %623 = math.fma %621, %599, %529 : vector<16xf32>
        %624 = arith.addi %46, %121 : index
        %625 = arith.addi %624, %c12 : index
        %626 = memref.load %x[%625] : memref<?xf32>
        %627 = vector.broadcast %626 : f32 to vector<16xf32>
        %628 = math.fma %627, %588, %534 : vector<16xf32>
        %629 = math.fma %627, %599, %535 : vector<16xf32>
        %630 = arith.addi %47, %121 : index
        %631 = arith.addi %630, %c12 : index
        %632 = memref.load %x[%631] : memref<?xf32>
        %633 = vector.broadcast %632 : f32 to vector<16xf32>
        %634 = math.fma %633, %588, %540 : vector<16xf32>
        %635 = math.fma %633, %599, %541 : vector<16xf32>
        %636 = arith.addi %48, %121 : index
        %637 = arith.addi %636, %c12 : index
        %638 = memref.load %x[%637] : memref<?xf32>
        %639 = vector.broadcast %638 : f32 to vector<16xf32>
        %640 = math.fma %639, %588, %546 : vector<16xf32>
        %641 = math.fma %639, %599, %547 : vector<16xf32>
        %642 = arith.addi %49, %121 : index
        %643 = arith.addi %642, %c12 : index
        %644 = memref.load %x[%643] : memref<?xf32>
        %645 = vector.broadcast %644 : f32 to vector<16xf32>
        %646 = math.fma %645, %588, %552 : vector<16xf32>
        %647 = math.fma %645, %599, %553 : vector<16xf32>
        %648 = arith.addi %50, %121 : index
        %649 = arith.addi %648, %c12 : index
        %650 = memref.load %x[%649] : memref<?xf32>
        %651 = vector.broadcast %650 : f32 to vector<16xf32>
        %652 = math.fma %651, %588, %558 : vector<16xf32>
        %653 = math.fma %651, %599, %559 : vector<16xf32>
        %654 = arith.addi %51, %121 : index
        %655 = arith.addi %654, %c12 : index
        %656 = memref.load %x[%655] : memref<?xf32>
        %657 = vector.broadcast %656 : f32 to vector<16xf32>
        %658 = math.fma %657, %588, %564 : vector<16xf32>
        %659 = math.fma %657, %599, %565 : vector<16xf32>
        %660 = arith.addi %52, %121 : index
        %661 = arith.addi %660, %c12 : index
        %662 = memref.load %x[%661] : memref<?xf32>
        %663 = vector.broadcast %662 : f32 to vector<16xf32>
        %664 = math.fma %663, %588, %570 : vector<16xf32>
        %665 = math.fma %663, %599, %571 : vector<16xf32>
        %666 = arith.addi %53, %121 : index
        %667 = arith.addi %666, %c12 : index
        %668 = memref.load %x[%667] : memref<?xf32>
        %669 = vector.broadcast %668 : f32 to vector<16xf32>
        %670 = math.fma %669, %588, %576 : vector<16xf32>
        %671 = math.fma %669, %599, %577 : vector<16xf32>
        %672 = arith.addi %161, %c21 : index
        %673 = vector.load %w[%672] : memref<?xi8>, vector<16xi8>
        %674 = arith.extui %673 : vector<16xi8> to vector<16xi32>
        %675 = arith.shrui %674, %c28 : vector<16xi32>
        %676 = arith.shrui %151, %c28 : vector<16xi32>
        %677 = arith.andi %676, %c26 : vector<16xi32>
        %678 = arith.shli %677, %c28 : vector<16xi32>
        %679 = arith.ori %675, %678 : vector<16xi32>
        %680 = arith.subi %679, %c29 : vector<16xi32>
        %681 = arith.sitofp %680 : vector<16xi32> to vector<16xf32>
        %682 = arith.mulf %681, %130 : vector<16xf32>
        %683 = arith.addi %212, %c21 : index
        %684 = vector.load %w[%683] : memref<?xi8>, vector<16xi8>
        %685 = arith.extui %684 : vector<16xi8> to vector<16xi32>
        %686 = arith.shrui %685, %c28 : vector<16xi32>
        %687 = arith.shrui %202, %c28 : vector<16xi32>
        %688 = arith.andi %687, %c26 : vector<16xi32>
        %689 = arith.shli %688, %c28 : vector<16xi32>
        %690 = arith.ori %686, %689 : vector<16xi32>
        %691 = arith.subi %690, %c29 : vector<16xi32>
        %692 = arith.sitofp %691 : vector<16xi32> to vector<16xf32>
        %693 = arith.mulf %692, %181 : vector<16xf32>
        %694 = arith.addi %42, %121 : index
        %695 = arith.addi %694, %c13 : index
        %696 = memref.load %x[%695] : memref<?xf32>
        %697 = vector.broadcast %696 : f32 to vector<16xf32>
        %698 = math.fma %697, %682, %604 : vector<16xf32>
        %699 = math.fma %697, %693, %605 : vector<16xf32>
        %700 = arith.addi %43, %121 : index
        %701 = arith.addi %700, %c13 : index
        %702 = memref.load %x[%701] : memref<?xf32>
        %703 = vector.broadcast %702 : f32 to vector<16xf32>
        %704 = math.fma %703, %682, %610 : vector<16xf32>
        %705 = math.fma %703, %693, %611 : vector<16xf32>
        %706 = arith.addi %44, %121 : index
        %707 = arith.addi %706, %c13 : index
        %708 = memref.load %x[%707] : memref<?xf32>
        %709 = vector.broadcast %708 : f32 to vector<16xf32>
        %710 = math.fma %709, %682, %616 : vector<16xf32>
        %711 = math.fma %709, %693, %617 : vector<16xf32>
        %712 = arith.addi %45, %121 : index
        %713 = arith.addi %712, %c13 : index
        %714 = memref.load %x[%713] : memref<?xf32>
        %715 = vector.broadcast %714 : f32 to vector<16xf32>
        %716 = math.fma %715, %682, %622 : vector<16xf32>
        %717 = math.fma %715, %693, %623 : vector<16xf32>
        %718 = arith.addi %46, %121 : index
        %719 = arith.addi %718, %c13 : index
        %720 = memref.load %x[%719] : memref<?xf32>
        %721 = vector.broadcast %720 : f32 to vector<16xf32>
        %722 = math.fma %721, %682, %628 : vector<16xf32>
        %723 = math.fma %721, %693, %629 : vector<16xf32>
        %724 = arith.addi %47, %121 : index
        %725 = arith.addi %724, %c13 : index
        %726 = memref.load %x[%725] : memref<?xf32>
        %727 = vector.broadcast %726 : f32 to vector<16xf32>
        %728 = math.fma %727, %682, %634 : vector<16xf32>
        %729 = math.fma %727, %693, %635 : vector<16xf32>
        %730 = arith.addi %48, %121 : index
        %731 = arith.addi %730, %c13 : index
        %732 = memref.load %x[%731] : memref<?xf32>
        %733 = vector.broadcast %732 : f32 to vector<16xf32>
        %734 = math.fma %733, %682, %640 : vector<16xf32>
        %735 = math.fma %733, %693, %641 : vector<16xf32>
        %736 = arith.addi %49, %121 : index
        %737 = arith.addi %736, %c13 : index
        %738 = memref.load %x[%737] : memref<?xf32>
        %739 = vector.broadcast %738 : f32 to vector<16xf32>
        %740 = math.fma %739, %682, %646 : vector<16xf32>
        %741 = math.fma %739, %693, %647 : vector<16xf32>
        %742 = arith.addi %50, %121 : index
        %743 = arith.addi %742, %c13 : index
        %744 = memref.load %x[%743] : memref<?xf32>
        %745 = vector.broadcast %744 : f32 to vector<16xf32>
        %746 = math.fma %745, %682, %652 : vector<16xf32>
        %747 = math.fma %745, %693, %653 : vector<16xf32>
        %748 = arith.addi %51, %121 : index
        %749 = arith.addi %748, %c13 : index
        %750 = memref.load %x[%749] : memref<?xf32>
        %751 = vector.broadcast %750 : f32 to vector<16xf32>
        %752 = math.fma %751, %682, %658 : vector<16xf32>
        %753 = math.fma %751, %693, %659 : vector<16xf32>
        %754 = arith.addi %52, %121 : index
        %755 = arith.addi %754, %c13 : index
        %756 = memref.load %x[%755] : memref<?xf32>
        %757 = vector.broadcast %756 : f32 to vector<16xf32>
        %758 = math.fma %757, %682, %664 : vector<16xf32>
        %759 = math.fma %757, %693, %665 : vector<16xf32>
        %760 = arith.addi %53, %121 : index
        %761 = arith.addi %760, %c13 : index
        %762 = memref.load %x[%761] : memref<?xf32>
        %763 = vector.broadcast %762 : f32 to vector<16xf32>
        %764 = math.fma %763, %682, %670 : vector<16xf32>
        %765 = math.fma %763, %693, %671 : vector<16xf32>
        %766 = arith.addi %161, %c30 : index
        %767 = vector.load %w[%766] : memref<?xi8>, vector<16xi8>
        %768 = arith.extui %767 : vector<16xi8> to vector<16xi32>
        %769 = arith.andi %768, %c26 : vector<16xi32>
        %770 = arith.shrui %158, %c27 : vector<16xi32>
        %771 = arith.andi %770, %c26 : vector<16xi32>
        %772 = arith.shli %771, %c28 : vector<16xi32>
        %773 = arith.ori %769, %772 : vector<16xi32>
        %774 = arith.subi %773, %c29 : vector<16xi32>
        %775 = arith.sitofp %774 : vector<16xi32> to vector<16xf32>
        %776 = arith.mulf %775, %130 : vector<16xf32>
        %777 = arith.addi %212, %c30 : index
        %778 = vector.load %w[%777] : memref<?xi8>, vector<16xi8>
        %779 = arith.extui %778 : vector<16xi8> to vector<16xi32>
        %780 = arith.andi %779, %c26 : vector<16xi32>
        %781 = arith.shrui %209, %c27 : vector<16xi32>
        %782 = arith.andi %781, %c26 : vector<16xi32>
        %783 = arith.shli %782, %c28 : vector<16xi32>
        %784 = arith.ori %780, %783 : vector<16xi32>
        %785 = arith.subi %784, %c29 : vector<16xi32>
        %786 = arith.sitofp %785 : vector<16xi32> to vector<16xf32>
        %787 = arith.mulf %786, %181 : vector<16xf32>
        %788 = arith.addi %42, %121 : index
        %789 = arith.addi %788, %c14 : index
        %790 = memref.load %x[%789] : memref<?xf32>
        %791 = vector.broadcast %790 : f32 to vector<16xf32>
        %792 = math.fma %791, %776, %698 : vector<16xf32>
        %793 = math.fma %791, %787, %699 : vector<16xf32>
        %794 = arith.addi %43, %121 : index
        %795 = arith.addi %794, %c14 : index
        %796 = memref.load %x[%795] : memref<?xf32>
        %797 = vector.broadcast %796 : f32 to vector<16xf32>
        %798 = math.fma %797, %776, %704 : vector<16xf32>
        %799 = math.fma %797, %787, %705 : vector<16xf32>
        %800 = arith.addi %44, %121 : index
        %801 = arith.addi %800, %c14 : index
        %802 = memref.load %x[%801] : memref<?xf32>
        %803 = vector.broadcast %802 : f32 to vector<16xf32>
        %804 = math.fma %803, %776, %710 : vector<16xf32>
        %805 = math.fma %803, %787, %711 : vector<16xf32>
        %806 = arith.addi %45, %121 : index
        %807 = arith.addi %806, %c14 : index
        %808 = memref.load %x[%807] : memref<?xf32>
        %809 = vector.broadcast %808 : f32 to vector<16xf32>
        %810 = math.fma %809, %776, %716 : vector<16xf32>
        %811 = math.fma %809, %787, %717 : vector<16xf32>
        %812 = arith.addi %46, %121 : index
        %813 = arith.addi %812, %c14 : index
        %814 = memref.load %x[%813] : memref<?xf32>
        %815 = vector.broadcast %814 : f32 to vector<16xf32>
        %816 = math.fma %815, %776, %722 : vector<16xf32>
        %817 = math.fma %815, %787, %723 : vector<16xf32>
        %818 = arith.addi %47, %121 : index
        %819 = arith.addi %818, %c14 : index
        %820 = memref.load %x[%819] : memref<?xf32>
        %821 = vector.broadcast %820 : f32 to vector<16xf32>
        %822 = math.fma %821, %776, %728 : vector<16xf32>
        %823 = math.fma %821, %787, %729 : vector<16xf32>
        %824 = arith.addi %48, %121 : index
        %825 = arith.addi %824, %c14 : index
        %826 = memref.load %x[%825] : memref<?xf32>
        %827 = vector.broadcast %826 : f32 to vector<16xf32>
        %828 = math.fma %827, %776, %734 : vector<16xf32>
        %829 = math.fma %827, %787, %735 : vector<16xf32>
        %830 = arith.addi %49, %121 : index
        %831 = arith.addi %830, %c14 : index
        %832 = memref.load %x[%831] : memref<?xf32>
        %833 = vector.broadcast %832 : f32 to vector<16xf32>
        %834 = math.fma %833, %776, %740 : vector<16xf32>
        %835 = math.fma %833, %787, %741 : vector<16xf32>
        %836 = arith.addi %50, %121 : index
        %837 = arith.addi %836, %c14 : index
        %838 = memref.load %x[%837] : memref<?xf32>
        %839 = vector.broadcast %838 : f32 to vector<16xf32>
        %840 = math.fma %839, %776, %746 : vector<16xf32>
        %841 = math.fma %839, %787, %747 : vector<16xf32>
        %842 = arith.addi %51, %121 : index
        %843 = arith.addi %842, %c14 : index
        %844 = memref.load %x[%843] : memref<?xf32>
        %845 = vector.broadcast %844 : f32 to vector<16xf32>
        %846 = math.fma %845, %776, %752 : vector<16xf32>
        %847 = math.fma %845, %787, %753 : vector<16xf32>
        %848 = arith.addi %52, %121 : index
        %849 = arith.addi %848, %c14 : index
        %850 = memref.load %x[%849] : memref<?xf32>
        %851 = vector.broadcast %850 : f32 to vector<16xf32>
        %852 = math.fma %851, %776, %758 : vector<16xf32>
        %853 = math.fma %851, %787, %759 : vector<16xf32>
        %854 = arith.addi %53, %121 : index
        %855 = arith.addi %854, %c14 : index
        %856 = memref.load %x[%855] : memref<?xf32>
        %857 = vector.broadcast %856 : f32 to vector<16xf32>
        %858 = math.fma %857, %776, %764 : vector<16xf32>
        %859 = math.fma %857, %787, %765 : vector<16xf32>
        %860 = arith.addi %161, %c30 : index
        %861 = vector.load %w[%860] : memref<?xi8>, vector<16xi8>
        %862 = arith.extui %861 : vector<16xi8> to vector<16xi32>
        %863 = arith.shrui %862, %c28 : vector<16xi32>
        %864 = arith.shrui %158, %c28 : vector<16xi32>
        %865 = arith.andi %864, %c26 : vector<16xi32>
        %866 = arith.shli %865, %c28 : vector<16xi32>
        %867 = arith.ori %863, %866 : vector<16xi32>
        %868 = arith.subi %867, %c29 : vector<16xi32>
        %869 = arith.sitofp %868 : vector<16xi32> to vector<16xf32>
        %870 = arith.mulf %869, %130 : vector<16xf32>
        %871 = arith.addi %212, %c30 : index
        %872 = vector.load %w[%871] : memref<?xi8>, vector<16xi8>
        %873 = arith.extui %872 : vector<16xi8> to vector<16xi32>
        %874 = arith.shrui %873, %c28 : vector<16xi32>
        %875 = arith.shrui %209, %c28 : vector<16xi32>
        %876 = arith.andi %875, %c26 : vector<16xi32>
        %877 = arith.shli %876, %c28 : vector<16xi32>
        %878 = arith.ori %874, %877 : vector<16xi32>
        %879 = arith.subi %878, %c29 : vector<16xi32>
        %880 = arith.sitofp %879 : vector<16xi32> to vector<16xf32>
        %881 = arith.mulf %880, %181 : vector<16xf32>
        %882 = arith.addi %42, %121 : index
        %883 = arith.addi %882, %c15 : index
        %884 = memref.load %x[%883] : memref<?xf32>
        %885 = vector.broadcast %884 : f32 to vector<16xf32>
        %886 = math.fma %885, %870, %792 : vector<16xf32>
        %887 = math.fma %885, %881, %793 : vector<16xf32>
        %888 = arith.addi %43, %121 : index
        %889 = arith.addi %888, %c15 : index
        %890 = memref.load %x[%889] : memref<?xf32>
        %891 = vector.broadcast %890 : f32 to vector<16xf32>
        %892 = math.fma %891, %870, %798 : vector<16xf32>
        %893 = math.fma %891, %881, %799 : vector<16xf32>
        %894 = arith.addi %44, %121 : index
        %895 = arith.addi %894, %c15 : index
        %896 = memref.load %x[%895] : memref<?xf32>
        %897 = vector.broadcast %896 : f32 to vector<16xf32>
        %898 = math.fma %897, %870, %804 : vector<16xf32>
        %899 = math.fma %897, %881, %805 : vector<16xf32>
        %900 = arith.addi %45, %121 : index
        %901 = arith.addi %900, %c15 : index
        %902 = memref.load %x[%901] : memref<?xf32>
        %903 = vector.broadcast %902 : f32 to vector<16xf32>
        %904 = math.fma %903, %870, %810 : vector<16xf32>
        %905 = math.fma %903, %881, %811 : vector<16xf32>
        %906 = arith.addi %46, %121 : index
        %907 = arith.addi %906, %c15 : index
        %908 = memref.load %x[%907] : memref<?xf32>
        %909 = vector.broadcast %908 : f32 to vector<16xf32>
        %910 = math.fma %909, %870, %816 : vector<16xf32>
        %911 = math.fma %909, %881, %817 : vector<16xf32>
        %912 = arith.addi %47, %121 : index
        %913 = arith.addi %912, %c15 : index
        %914 = memref.load %x[%913] : memref<?xf32>
        %915 = vector.broadcast %914 : f32 to vector<16xf32>
        %916 = math.fma %915, %870, %822 : vector<16xf32>
        %917 = math.fma %915, %881, %823 : vector<16xf32>
        %918 = arith.addi %48, %121 : index
        %919 = arith.addi %918, %c15 : index
        %920 = memref.load %x[%919] : memref<?xf32>
        %921 = vector.broadcast %920 : f32 to vector<16xf32>
        %922 = math.fma %921, %870, %828 : vector<16xf32>
        %923 = math.fma %921, %881, %829 : vector<16xf32>
        %924 = arith.addi %49, %121 : index
        %925 = arith.addi %924, %c15 : index
        %926 = memref.load %x[%925] : memref<?xf32>
        %927 = vector.broadcast %926 : f32 to vector<16xf32>
        %928 = math.fma %927, %870, %834 : vector<16xf32>
        %929 = math.fma %927, %881, %835 : vector<16xf32>
        %930 = arith.addi %50, %121 : index
        %931 = arith.addi %930, %c15 : index
        %932 = memref.load %x[%931] : memref<?xf32>
        %933 = vector.broadcast %932 : f32 to vector<16xf32>
        %934 = math.fma %933, %870, %840 : vector<16xf32>
        %935 = math.fma %933, %881, %841 : vector<16xf32>
        %936 = arith.addi %51, %121 : index
        %937 = arith.addi %936, %c15 : index
        %938 = memref.load %x[%937] : memref<?xf32>
        %939 = vector.broadcast %938 : f32 to vector<16xf32>
        %940 = math.fma %939, %870, %846 : vector<16xf32>
        %941 = math.fma %939, %881, %847 : vector<16xf32>
        %942 = arith.addi %52, %121 : index
        %943 = arith.addi %942, %c15 : index
        %944 = memref.load %x[%943] : memref<?xf32>
        %945 = vector.broadcast %944 : f32 to vector<16xf32>
        %946 = math.fma %945, %870, %852 : vector<16xf32>
        %947 = math.fma %945, %881, %853 : vector<16xf32>
        %948 = arith.addi %53, %121 : index
        %949 = arith.addi %948, %c15 : index
        %950 = memref.load %x[%949] : memref<?xf32>
        %951 = vector.broadcast %950 : f32 to vector<16xf32>
        %952 = math.fma %951, %870, %858 : vector<16xf32>
        %953 = math.fma %951, %881, %859 : vector<16xf32>
        scf.yield %886, %887, %892, %893, %898, %899, %904, %905, %910, %911, %916, %917, %922, %923, %928, %929, %934, %935, %940, %941, %946, %947, %952, %953 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %119#0, %119#1, %119#2, %119#3, %119#4, %119#5, %119#6, %119#7, %119#8, %119#9, %119#10, %119#11, %119#12, %119#13, %119#14, %119#15, %119#16, %119#17, %119#18, %119#19, %119#20, %119#21, %119#22, %119#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %954 = arith.addi %16, %c7 : index
    %955 = arith.cmpi slt, %954, %15 : index
    scf.if %955 {
      %956 = arith.muli %954, %outputFeatures : index
      %957 = arith.muli %3, %c21 : index
      %958 = arith.addi %956, %957 : index
      scf.if %0 {
        %959 = arith.addi %958, %c7 : index
        %960 = vector.load %residual[%959] : memref<?xf32>, vector<16xf32>
        %961 = arith.addf %960, %80#0 : vector<16xf32>
        %962 = arith.addi %958, %c7 : index
        vector.store %961, %out[%962] : memref<?xf32>, vector<16xf32>
      } else {
        %963 = arith.addi %958, %c7 : index
        vector.store %80#0, %out[%963] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %964 = arith.addi %958, %c22 : index
        %965 = vector.load %residual[%964] : memref<?xf32>, vector<16xf32>
        %966 = arith.addf %965, %80#1 : vector<16xf32>
        %967 = arith.addi %958, %c22 : index
        vector.store %966, %out[%967] : memref<?xf32>, vector<16xf32>
      } else {
        %968 = arith.addi %958, %c22 : index
        vector.store %80#1, %out[%968] : memref<?xf32>, vector<16xf32>
      }
    }
    %969 = arith.addi %16, %c1 : index
    %970 = arith.cmpi slt, %969, %15 : index
    scf.if %970 {
      %971 = arith.muli %969, %outputFeatures : index
      %972 = arith.muli %3, %c21 : index
      %973 = arith.addi %971, %972 : index
      scf.if %0 {
        %974 = arith.addi %973, %c7 : index
        %975 = vector.load %residual[%974] : memref<?xf32>, vector<16xf32>
        %976 = arith.addf %975, %80#2 : vector<16xf32>
        %977 = arith.addi %973, %c7 : index
        vector.store %976, %out[%977] : memref<?xf32>, vector<16xf32>
      } else {
        %978 = arith.addi %973, %c7 : index
        vector.store %80#2, %out[%978] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %979 = arith.addi %973, %c22 : index
        %980 = vector.load %residual[%979] : memref<?xf32>, vector<16xf32>
        %981 = arith.addf %980, %80#3 : vector<16xf32>
        %982 = arith.addi %973, %c22 : index
        vector.store %981, %out[%982] : memref<?xf32>, vector<16xf32>
      } else {
        %983 = arith.addi %973, %c22 : index
        vector.store %80#3, %out[%983] : memref<?xf32>, vector<16xf32>
      }
    }
    %984 = arith.addi %16, %c6 : index
    %985 = arith.cmpi slt, %984, %15 : index
    scf.if %985 {
      %986 = arith.muli %984, %outputFeatures : index
      %987 = arith.muli %3, %c21 : index
      %988 = arith.addi %986, %987 : index
      scf.if %0 {
        %989 = arith.addi %988, %c7 : index
        %990 = vector.load %residual[%989] : memref<?xf32>, vector<16xf32>
        %991 = arith.addf %990, %80#4 : vector<16xf32>
        %992 = arith.addi %988, %c7 : index
        vector.store %991, %out[%992] : memref<?xf32>, vector<16xf32>
      } else {
        %993 = arith.addi %988, %c7 : index
        vector.store %80#4, %out[%993] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %994 = arith.addi %988, %c22 : index
        %995 = vector.load %residual[%994] : memref<?xf32>, vector<16xf32>
        %996 = arith.addf %995, %80#5 : vector<16xf32>
        %997 = arith.addi %988, %c22 : index
        vector.store %996, %out[%997] : memref<?xf32>, vector<16xf32>
      } else {
        %998 = arith.addi %988, %c22 : index
        vector.store %80#5, %out[%998] : memref<?xf32>, vector<16xf32>
      }
    }
    %999 = arith.addi %16, %c11 : index
    %1000 = arith.cmpi slt, %999, %15 : index
    scf.if %1000 {
      %1001 = arith.muli %999, %outputFeatures : index
      %1002 = arith.muli %3, %c21 : index
      %1003 = arith.addi %1001, %1002 : index
      scf.if %0 {
        %1004 = arith.addi %1003, %c7 : index
        %1005 = vector.load %residual[%1004] : memref<?xf32>, vector<16xf32>
        %1006 = arith.addf %1005, %80#6 : vector<16xf32>
        %1007 = arith.addi %1003, %c7 : index
        vector.store %1006, %out[%1007] : memref<?xf32>, vector<16xf32>
      } else {
        %1008 = arith.addi %1003, %c7 : index
        vector.store %80#6, %out[%1008] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %1009 = arith.addi %1003, %c22 : index
        %1010 = vector.load %residual[%1009] : memref<?xf32>, vector<16xf32>
        %1011 = arith.addf %1010, %80#7 : vector<16xf32>
        %1012 = arith.addi %1003, %c22 : index
        vector.store %1011, %out[%1012] : memref<?xf32>, vector<16xf32>
      } else {
        %1013 = arith.addi %1003, %c22 : index
        vector.store %80#7, %out[%1013] : memref<?xf32>, vector<16xf32>
      }
    }
    %1014 = arith.addi %16, %c12 : index
    %1015 = arith.cmpi slt, %1014, %15 : index
    scf.if %1015 {
      %1016 = arith.muli %1014, %outputFeatures : index
      %1017 = arith.muli %3, %c21 : index
      %1018 = arith.addi %1016, %1017 : index
      scf.if %0 {
        %1019 = arith.addi %1018, %c7 : index
        %1020 = vector.load %residual[%1019] : memref<?xf32>, vector<16xf32>
        %1021 = arith.addf %1020, %80#8 : vector<16xf32>
        %1022 = arith.addi %1018, %c7 : index
        vector.store %1021, %out[%1022] : memref<?xf32>, vector<16xf32>
      } else {
        %1023 = arith.addi %1018, %c7 : index
        vector.store %80#8, %out[%1023] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %1024 = arith.addi %1018, %c22 : index
        %1025 = vector.load %residual[%1024] : memref<?xf32>, vector<16xf32>
        %1026 = arith.addf %1025, %80#9 : vector<16xf32>
        %1027 = arith.addi %1018, %c22 : index
        vector.store %1026, %out[%1027] : memref<?xf32>, vector<16xf32>
      } else {
        %1028 = arith.addi %1018, %c22 : index
        vector.store %80#9, %out[%1028] : memref<?xf32>, vector<16xf32>
      }
    }
    %1029 = arith.addi %16, %c13 : index
    %1030 = arith.cmpi slt, %1029, %15 : index
    scf.if %1030 {
      %1031 = arith.muli %1029, %outputFeatures : index
      %1032 = arith.muli %3, %c21 : index
      %1033 = arith.addi %1031, %1032 : index
      scf.if %0 {
        %1034 = arith.addi %1033, %c7 : index
        %1035 = vector.load %residual[%1034] : memref<?xf32>, vector<16xf32>
        %1036 = arith.addf %1035, %80#10 : vector<16xf32>
        %1037 = arith.addi %1033, %c7 : index
        vector.store %1036, %out[%1037] : memref<?xf32>, vector<16xf32>
      } else {
        %1038 = arith.addi %1033, %c7 : index
        vector.store %80#10, %out[%1038] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %1039 = arith.addi %1033, %c22 : index
        %1040 = vector.load %residual[%1039] : memref<?xf32>, vector<16xf32>
        %1041 = arith.addf %1040, %80#11 : vector<16xf32>
        %1042 = arith.addi %1033, %c22 : index
        vector.store %1041, %out[%1042] : memref<?xf32>, vector<16xf32>
      } else {
        %1043 = arith.addi %1033, %c22 : index
        vector.store %80#11, %out[%1043] : memref<?xf32>, vector<16xf32>
      }
    }
    %1044 = arith.addi %16, %c14 : index
    %1045 = arith.cmpi slt, %1044, %15 : index
    scf.if %1045 {
      %1046 = arith.muli %1044, %outputFeatures : index
      %1047 = arith.muli %3, %c21 : index
      %1048 = arith.addi %1046, %1047 : index
      scf.if %0 {
        %1049 = arith.addi %1048, %c7 : index
        %1050 = vector.load %residual[%1049] : memref<?xf32>, vector<16xf32>
        %1051 = arith.addf %1050, %80#12 : vector<16xf32>
        %1052 = arith.addi %1048, %c7 : index
        vector.store %1051, %out[%1052] : memref<?xf32>, vector<16xf32>
      } else {
        %1053 = arith.addi %1048, %c7 : index
        vector.store %80#12, %out[%1053] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %1054 = arith.addi %1048, %c22 : index
        %1055 = vector.load %residual[%1054] : memref<?xf32>, vector<16xf32>
        %1056 = arith.addf %1055, %80#13 : vector<16xf32>
        %1057 = arith.addi %1048, %c22 : index
        vector.store %1056, %out[%1057] : memref<?xf32>, vector<16xf32>
      } else {
        %1058 = arith.addi %1048, %c22 : index
        vector.store %80#13, %out[%1058] : memref<?xf32>, vector<16xf32>
      }
    }
    %1059 = arith.addi %16, %c15 : index
    %1060 = arith.cmpi slt, %1059, %15 : index
    scf.if %1060 {
      %1061 = arith.muli %1059, %outputFeatures : index
      %1062 = arith.muli %3, %c21 : index
      %1063 = arith.addi %1061, %1062 : index
      scf.if %0 {
        %1064 = arith.addi %1063, %c7 : index
        %1065 = vector.load %residual[%1064] : memref<?xf32>, vector<16xf32>
        %1066 = arith.addf %1065, %80#14 : vector<16xf32>
        %1067 = arith.addi %1063, %c7 : index
        vector.store %1066, %out[%1067] : memref<?xf32>, vector<16xf32>
      } else {
        %1068 = arith.addi %1063, %c7 : index
        vector.store %80#14, %out[%1068] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %1069 = arith.addi %1063, %c22 : index
        %1070 = vector.load %residual[%1069] : memref<?xf32>, vector<16xf32>
        %1071 = arith.addf %1070, %80#15 : vector<16xf32>
        %1072 = arith.addi %1063, %c22 : index
        vector.store %1071, %out[%1072] : memref<?xf32>, vector<16xf32>
      } else {
        %1073 = arith.addi %1063, %c22 : index
        vector.store %80#15, %out[%1073] : memref<?xf32>, vector<16xf32>
      }
    }
    %1074 = arith.addi %16, %c16 : index
    %1075 = arith.cmpi slt, %1074, %15 : index
    scf.if %1075 {
      %1076 = arith.muli %1074, %outputFeatures : index
      %1077 = arith.muli %3, %c21 : index
      %1078 = arith.addi %1076, %1077 : index
      scf.if %0 {
        %1079 = arith.addi %1078, %c7 : index
        %1080 = vector.load %residual[%1079] : memref<?xf32>, vector<16xf32>
        %1081 = arith.addf %1080, %80#16 : vector<16xf32>
        %1082 = arith.addi %1078, %c7 : index
        vector.store %1081, %out[%1082] : memref<?xf32>, vector<16xf32>
      } else {
        %1083 = arith.addi %1078, %c7 : index
        vector.store %80#16, %out[%1083] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %1084 = arith.addi %1078, %c22 : index
        %1085 = vector.load %residual[%1084] : memref<?xf32>, vector<16xf32>
        %1086 = arith.addf %1085, %80#17 : vector<16xf32>
        %1087 = arith.addi %1078, %c22 : index
        vector.store %1086, %out[%1087] : memref<?xf32>, vector<16xf32>
      } else {
        %1088 = arith.addi %1078, %c22 : index
        vector.store %80#17, %out[%1088] : memref<?xf32>, vector<16xf32>
      }
    }
    %1089 = arith.addi %16, %c17 : index
    %1090 = arith.cmpi slt, %1089, %15 : index
    scf.if %1090 {
      %1091 = arith.muli %1089, %outputFeatures : index
      %1092 = arith.muli %3, %c21 : index
      %1093 = arith.addi %1091, %1092 : index
      scf.if %0 {
        %1094 = arith.addi %1093, %c7 : index
        %1095 = vector.load %residual[%1094] : memref<?xf32>, vector<16xf32>
        %1096 = arith.addf %1095, %80#18 : vector<16xf32>
        %1097 = arith.addi %1093, %c7 : index
        vector.store %1096, %out[%1097] : memref<?xf32>, vector<16xf32>
      } else {
        %1098 = arith.addi %1093, %c7 : index
        vector.store %80#18, %out[%1098] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %1099 = arith.addi %1093, %c22 : index
        %1100 = vector.load %residual[%1099] : memref<?xf32>, vector<16xf32>
        %1101 = arith.addf %1100, %80#19 : vector<16xf32>
        %1102 = arith.addi %1093, %c22 : index
        vector.store %1101, %out[%1102] : memref<?xf32>, vector<16xf32>
      } else {
        %1103 = arith.addi %1093, %c22 : index
        vector.store %80#19, %out[%1103] : memref<?xf32>, vector<16xf32>
      }
    }
    %1104 = arith.addi %16, %c18 : index
    %1105 = arith.cmpi slt, %1104, %15 : index
    scf.if %1105 {
      %1106 = arith.muli %1104, %outputFeatures : index
      %1107 = arith.muli %3, %c21 : index
      %1108 = arith.addi %1106, %1107 : index
      scf.if %0 {
        %1109 = arith.addi %1108, %c7 : index
        %1110 = vector.load %residual[%1109] : memref<?xf32>, vector<16xf32>
        %1111 = arith.addf %1110, %80#20 : vector<16xf32>
        %1112 = arith.addi %1108, %c7 : index
        vector.store %1111, %out[%1112] : memref<?xf32>, vector<16xf32>
      } else {
        %1113 = arith.addi %1108, %c7 : index
        vector.store %80#20, %out[%1113] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %1114 = arith.addi %1108, %c22 : index
        %1115 = vector.load %residual[%1114] : memref<?xf32>, vector<16xf32>
        %1116 = arith.addf %1115, %80#21 : vector<16xf32>
        %1117 = arith.addi %1108, %c22 : index
        vector.store %1116, %out[%1117] : memref<?xf32>, vector<16xf32>
      } else {
        %1118 = arith.addi %1108, %c22 : index
        vector.store %80#21, %out[%1118] : memref<?xf32>, vector<16xf32>
      }
    }
    %1119 = arith.addi %16, %c19 : index
    %1120 = arith.cmpi slt, %1119, %15 : index
    scf.if %1120 {
      %1121 = arith.muli %1119, %outputFeatures : index
      %1122 = arith.muli %3, %c21 : index
      %1123 = arith.addi %1121, %1122 : index
      scf.if %0 {
        %1124 = arith.addi %1123, %c7 : index
        %1125 = vector.load %residual[%1124] : memref<?xf32>, vector<16xf32>
        %1126 = arith.addf %1125, %80#22 : vector<16xf32>
        %1127 = arith.addi %1123, %c7 : index
        vector.store %1126, %out[%1127] : memref<?xf32>, vector<16xf32>
      } else {
        %1128 = arith.addi %1123, %c7 : index
        vector.store %80#22, %out[%1128] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %1129 = arith.addi %1123, %c22 : index
        %1130 = vector.load %residual[%1129] : memref<?xf32>, vector<16xf32>
        %1131 = arith.addf %1130, %80#23 : vector<16xf32>
        %1132 = arith.addi %1123, %c22 : index
        vector.store %1131, %out[%1132] : memref<?xf32>, vector<16xf32>
      } else {
        %1133 = arith.addi %1123, %c22 : index
        vector.store %80#23, %out[%1133] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
