// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q8_k', shape=Shape(rows=8, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q8_k_r8p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 4256 : index
  %c6 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant 8 : index
  %c10 = arith.constant 2 : index
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
  %5 = arith.muli %3, %c1 : index
  %6 = arith.addi %5, %c6 : index
  %7 = arith.muli %6, %2 : index
  %8 = memref.load %step[%countAt] : memref<?xi32>
  %9 = arith.index_cast %8 : i32 to index
  %10 = arith.muli %4, %rowsPerBlock : index
  %11 = arith.addi %10, %rowsPerBlock : index
  %12 = arith.minsi %11, %9 : index
  scf.for %13 = %10 to %12 step %c9 {
    %14 = arith.subi %12, %c1 : index
    %15 = arith.addi %13, %c6 : index
    %16 = arith.minsi %15, %14 : index
    %17 = arith.addi %13, %c1 : index
    %18 = arith.minsi %17, %14 : index
    %19 = arith.addi %13, %c10 : index
    %20 = arith.minsi %19, %14 : index
    %21 = arith.addi %13, %c11 : index
    %22 = arith.minsi %21, %14 : index
    %23 = arith.addi %13, %c12 : index
    %24 = arith.minsi %23, %14 : index
    %25 = arith.addi %13, %c13 : index
    %26 = arith.minsi %25, %14 : index
    %27 = arith.addi %13, %c14 : index
    %28 = arith.minsi %27, %14 : index
    %29 = arith.addi %13, %c15 : index
    %30 = arith.minsi %29, %14 : index
    %31 = arith.muli %16, %inputFeatures : index
    %32 = arith.muli %18, %inputFeatures : index
    %33 = arith.muli %20, %inputFeatures : index
    %34 = arith.muli %22, %inputFeatures : index
    %35 = arith.muli %24, %inputFeatures : index
    %36 = arith.muli %26, %inputFeatures : index
    %37 = arith.muli %28, %inputFeatures : index
    %38 = arith.muli %30, %inputFeatures : index
    %39 = arith.divui %inputFeatures, %c4 : index
    %49:8 = scf.for %40 = %c6 to %39 step %c1 iter_args(%41 = %c16, %42 = %c16, %43 = %c16, %44 = %c16, %45 = %c16, %46 = %c16, %47 = %c16, %48 = %c16) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %50 = arith.muli %40, %c5 : index
      %51 = arith.addi %7, %50 : index
      %52 = arith.addi %51, %c6 : index
      %53 = vector.load %w[%52] : memref<?xi8>, vector<32xi8>
      %54 = vector.bitcast %53 : vector<32xi8> to vector<16xf16>
      %55 = arith.extf %54 : vector<16xf16> to vector<16xf32>
      %56 = arith.muli %40, %c4 : index
      %66:8 = scf.for %57 = %c6 to %c17 step %c1 iter_args(%58 = %41, %59 = %42, %60 = %43, %61 = %44, %62 = %45, %63 = %46, %64 = %47, %65 = %48) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %67 = arith.muli %57, %c9 : index
        %68 = arith.addi %56, %67 : index
        %69 = arith.addi %51, %c17 : index
        %70 = arith.divui %57, %c12 : index
        %71 = arith.muli %70, %c18 : index
        %72 = arith.addi %69, %71 : index
        %73 = arith.addi %72, %c6 : index
        %74 = vector.load %w[%73] : memref<?xi8>, vector<16xi8>
        %75 = arith.extsi %74 : vector<16xi8> to vector<16xi32>
        %76 = arith.sitofp %75 : vector<16xi32> to vector<16xf32>
        %77 = arith.mulf %55, %76 : vector<16xf32>
        %78 = arith.addi %51, %c19 : index
        %79 = arith.muli %57, %c12 : index
        %80 = arith.addi %79, %c6 : index
        %81 = arith.muli %80, %c18 : index
        %82 = arith.addi %78, %81 : index
        %83 = vector.load %w[%82] : memref<?xi8>, vector<16xi8>
        %84 = arith.extui %83 : vector<16xi8> to vector<16xi32>
        %85 = arith.addi %51, %c19 : index
        %86 = arith.muli %57, %c12 : index
        %87 = arith.addi %86, %c1 : index
        %88 = arith.muli %87, %c18 : index
        %89 = arith.addi %85, %88 : index
        %90 = vector.load %w[%89] : memref<?xi8>, vector<16xi8>
        %91 = arith.extui %90 : vector<16xi8> to vector<16xi32>
        %92 = arith.addi %51, %c19 : index
        %93 = arith.muli %57, %c12 : index
        %94 = arith.addi %93, %c10 : index
        %95 = arith.muli %94, %c18 : index
        %96 = arith.addi %92, %95 : index
        %97 = vector.load %w[%96] : memref<?xi8>, vector<16xi8>
        %98 = arith.extui %97 : vector<16xi8> to vector<16xi32>
        %99 = arith.addi %51, %c19 : index
        %100 = arith.muli %57, %c12 : index
        %101 = arith.addi %100, %c11 : index
        %102 = arith.muli %101, %c18 : index
        %103 = arith.addi %99, %102 : index
        %104 = vector.load %w[%103] : memref<?xi8>, vector<16xi8>
        %105 = arith.extui %104 : vector<16xi8> to vector<16xi32>
        %106 = arith.addi %51, %c20 : index
        %107 = arith.muli %57, %c21 : index
        %108 = arith.addi %106, %107 : index
        %109 = arith.addi %108, %c6 : index
        %110 = vector.load %w[%109] : memref<?xi8>, vector<16xi8>
        %111 = arith.extui %110 : vector<16xi8> to vector<16xi32>
        %112 = arith.andi %111, %c22 : vector<16xi32>
        %113 = arith.shrui %84, %c23 : vector<16xi32>
        %114 = arith.andi %113, %c22 : vector<16xi32>
        %115 = arith.shli %114, %c24 : vector<16xi32>
        %116 = arith.ori %112, %115 : vector<16xi32>
        %117 = arith.subi %116, %c25 : vector<16xi32>
        %118 = arith.sitofp %117 : vector<16xi32> to vector<16xf32>
        %119 = arith.mulf %118, %77 : vector<16xf32>
        %120 = arith.addi %31, %68 : index
        %121 = arith.addi %120, %c6 : index
        %122 = memref.load %x[%121] : memref<?xf32>
        %123 = vector.broadcast %122 : f32 to vector<16xf32>
        %124 = math.fma %123, %119, %58 : vector<16xf32>
        %125 = arith.addi %32, %68 : index
        %126 = arith.addi %125, %c6 : index
        %127 = memref.load %x[%126] : memref<?xf32>
        %128 = vector.broadcast %127 : f32 to vector<16xf32>
        %129 = math.fma %128, %119, %59 : vector<16xf32>
        %130 = arith.addi %33, %68 : index
        %131 = arith.addi %130, %c6 : index
        %132 = memref.load %x[%131] : memref<?xf32>
        %133 = vector.broadcast %132 : f32 to vector<16xf32>
        %134 = math.fma %133, %119, %60 : vector<16xf32>
        %135 = arith.addi %34, %68 : index
        %136 = arith.addi %135, %c6 : index
        %137 = memref.load %x[%136] : memref<?xf32>
        %138 = vector.broadcast %137 : f32 to vector<16xf32>
        %139 = math.fma %138, %119, %61 : vector<16xf32>
        %140 = arith.addi %35, %68 : index
        %141 = arith.addi %140, %c6 : index
        %142 = memref.load %x[%141] : memref<?xf32>
        %143 = vector.broadcast %142 : f32 to vector<16xf32>
        %144 = math.fma %143, %119, %62 : vector<16xf32>
        %145 = arith.addi %36, %68 : index
        %146 = arith.addi %145, %c6 : index
        %147 = memref.load %x[%146] : memref<?xf32>
        %148 = vector.broadcast %147 : f32 to vector<16xf32>
        %149 = math.fma %148, %119, %63 : vector<16xf32>
        %150 = arith.addi %37, %68 : index
        %151 = arith.addi %150, %c6 : index
        %152 = memref.load %x[%151] : memref<?xf32>
        %153 = vector.broadcast %152 : f32 to vector<16xf32>
        %154 = math.fma %153, %119, %64 : vector<16xf32>
        %155 = arith.addi %38, %68 : index
        %156 = arith.addi %155, %c6 : index
        %157 = memref.load %x[%156] : memref<?xf32>
        %158 = vector.broadcast %157 : f32 to vector<16xf32>
        %159 = math.fma %158, %119, %65 : vector<16xf32>
        %160 = arith.addi %108, %c6 : index
        %161 = vector.load %w[%160] : memref<?xi8>, vector<16xi8>
        %162 = arith.extui %161 : vector<16xi8> to vector<16xi32>
        %163 = arith.shrui %162, %c24 : vector<16xi32>
        %164 = arith.shrui %84, %c24 : vector<16xi32>
        %165 = arith.andi %164, %c22 : vector<16xi32>
        %166 = arith.shli %165, %c24 : vector<16xi32>
        %167 = arith.ori %163, %166 : vector<16xi32>
        %168 = arith.subi %167, %c25 : vector<16xi32>
        %169 = arith.sitofp %168 : vector<16xi32> to vector<16xf32>
        %170 = arith.mulf %169, %77 : vector<16xf32>
        %171 = arith.addi %31, %68 : index
        %172 = arith.addi %171, %c1 : index
        %173 = memref.load %x[%172] : memref<?xf32>
        %174 = vector.broadcast %173 : f32 to vector<16xf32>
        %175 = math.fma %174, %170, %124 : vector<16xf32>
        %176 = arith.addi %32, %68 : index
        %177 = arith.addi %176, %c1 : index
        %178 = memref.load %x[%177] : memref<?xf32>
        %179 = vector.broadcast %178 : f32 to vector<16xf32>
        %180 = math.fma %179, %170, %129 : vector<16xf32>
        %181 = arith.addi %33, %68 : index
        %182 = arith.addi %181, %c1 : index
        %183 = memref.load %x[%182] : memref<?xf32>
        %184 = vector.broadcast %183 : f32 to vector<16xf32>
        %185 = math.fma %184, %170, %134 : vector<16xf32>
        %186 = arith.addi %34, %68 : index
        %187 = arith.addi %186, %c1 : index
        %188 = memref.load %x[%187] : memref<?xf32>
        %189 = vector.broadcast %188 : f32 to vector<16xf32>
        %190 = math.fma %189, %170, %139 : vector<16xf32>
        %191 = arith.addi %35, %68 : index
        %192 = arith.addi %191, %c1 : index
        %193 = memref.load %x[%192] : memref<?xf32>
        %194 = vector.broadcast %193 : f32 to vector<16xf32>
        %195 = math.fma %194, %170, %144 : vector<16xf32>
        %196 = arith.addi %36, %68 : index
        %197 = arith.addi %196, %c1 : index
        %198 = memref.load %x[%197] : memref<?xf32>
        %199 = vector.broadcast %198 : f32 to vector<16xf32>
        %200 = math.fma %199, %170, %149 : vector<16xf32>
        %201 = arith.addi %37, %68 : index
        %202 = arith.addi %201, %c1 : index
        %203 = memref.load %x[%202] : memref<?xf32>
        %204 = vector.broadcast %203 : f32 to vector<16xf32>
        %205 = math.fma %204, %170, %154 : vector<16xf32>
        %206 = arith.addi %38, %68 : index
        %207 = arith.addi %206, %c1 : index
        %208 = memref.load %x[%207] : memref<?xf32>
        %209 = vector.broadcast %208 : f32 to vector<16xf32>
        %210 = math.fma %209, %170, %159 : vector<16xf32>
        %211 = arith.addi %108, %c18 : index
        %212 = vector.load %w[%211] : memref<?xi8>, vector<16xi8>
        %213 = arith.extui %212 : vector<16xi8> to vector<16xi32>
        %214 = arith.andi %213, %c22 : vector<16xi32>
        %215 = arith.shrui %91, %c23 : vector<16xi32>
        %216 = arith.andi %215, %c22 : vector<16xi32>
        %217 = arith.shli %216, %c24 : vector<16xi32>
        %218 = arith.ori %214, %217 : vector<16xi32>
        %219 = arith.subi %218, %c25 : vector<16xi32>
        %220 = arith.sitofp %219 : vector<16xi32> to vector<16xf32>
        %221 = arith.mulf %220, %77 : vector<16xf32>
        %222 = arith.addi %31, %68 : index
        %223 = arith.addi %222, %c10 : index
        %224 = memref.load %x[%223] : memref<?xf32>
        %225 = vector.broadcast %224 : f32 to vector<16xf32>
        %226 = math.fma %225, %221, %175 : vector<16xf32>
        %227 = arith.addi %32, %68 : index
        %228 = arith.addi %227, %c10 : index
        %229 = memref.load %x[%228] : memref<?xf32>
        %230 = vector.broadcast %229 : f32 to vector<16xf32>
        %231 = math.fma %230, %221, %180 : vector<16xf32>
        %232 = arith.addi %33, %68 : index
        %233 = arith.addi %232, %c10 : index
        %234 = memref.load %x[%233] : memref<?xf32>
        %235 = vector.broadcast %234 : f32 to vector<16xf32>
        %236 = math.fma %235, %221, %185 : vector<16xf32>
        %237 = arith.addi %34, %68 : index
        %238 = arith.addi %237, %c10 : index
        %239 = memref.load %x[%238] : memref<?xf32>
        %240 = vector.broadcast %239 : f32 to vector<16xf32>
        %241 = math.fma %240, %221, %190 : vector<16xf32>
        %242 = arith.addi %35, %68 : index
        %243 = arith.addi %242, %c10 : index
        %244 = memref.load %x[%243] : memref<?xf32>
        %245 = vector.broadcast %244 : f32 to vector<16xf32>
        %246 = math.fma %245, %221, %195 : vector<16xf32>
        %247 = arith.addi %36, %68 : index
        %248 = arith.addi %247, %c10 : index
        %249 = memref.load %x[%248] : memref<?xf32>
        %250 = vector.broadcast %249 : f32 to vector<16xf32>
        %251 = math.fma %250, %221, %200 : vector<16xf32>
        %252 = arith.addi %37, %68 : index
        %253 = arith.addi %252, %c10 : index
        %254 = memref.load %x[%253] : memref<?xf32>
        %255 = vector.broadcast %254 : f32 to vector<16xf32>
        %256 = math.fma %255, %221, %205 : vector<16xf32>
        %257 = arith.addi %38, %68 : index
        %258 = arith.addi %257, %c10 : index
        %259 = memref.load %x[%258] : memref<?xf32>
        %260 = vector.broadcast %259 : f32 to vector<16xf32>
        %261 = math.fma %260, %221, %210 : vector<16xf32>
        %262 = arith.addi %108, %c18 : index
        %263 = vector.load %w[%262] : memref<?xi8>, vector<16xi8>
        %264 = arith.extui %263 : vector<16xi8> to vector<16xi32>
        %265 = arith.shrui %264, %c24 : vector<16xi32>
        %266 = arith.shrui %91, %c24 : vector<16xi32>
        %267 = arith.andi %266, %c22 : vector<16xi32>
        %268 = arith.shli %267, %c24 : vector<16xi32>
        %269 = arith.ori %265, %268 : vector<16xi32>
        %270 = arith.subi %269, %c25 : vector<16xi32>
        %271 = arith.sitofp %270 : vector<16xi32> to vector<16xf32>
        %272 = arith.mulf %271, %77 : vector<16xf32>
        %273 = arith.addi %31, %68 : index
        %274 = arith.addi %273, %c11 : index
        %275 = memref.load %x[%274] : memref<?xf32>
        %276 = vector.broadcast %275 : f32 to vector<16xf32>
        %277 = math.fma %276, %272, %226 : vector<16xf32>
        %278 = arith.addi %32, %68 : index
        %279 = arith.addi %278, %c11 : index
        %280 = memref.load %x[%279] : memref<?xf32>
        %281 = vector.broadcast %280 : f32 to vector<16xf32>
        %282 = math.fma %281, %272, %231 : vector<16xf32>
        %283 = arith.addi %33, %68 : index
        %284 = arith.addi %283, %c11 : index
        %285 = memref.load %x[%284] : memref<?xf32>
        %286 = vector.broadcast %285 : f32 to vector<16xf32>
        %287 = math.fma %286, %272, %236 : vector<16xf32>
        %288 = arith.addi %34, %68 : index
        %289 = arith.addi %288, %c11 : index
        %290 = memref.load %x[%289] : memref<?xf32>
        %291 = vector.broadcast %290 : f32 to vector<16xf32>
        %292 = math.fma %291, %272, %241 : vector<16xf32>
        %293 = arith.addi %35, %68 : index
        %294 = arith.addi %293, %c11 : index
        %295 = memref.load %x[%294] : memref<?xf32>
        %296 = vector.broadcast %295 : f32 to vector<16xf32>
        %297 = math.fma %296, %272, %246 : vector<16xf32>
        %298 = arith.addi %36, %68 : index
        %299 = arith.addi %298, %c11 : index
        %300 = memref.load %x[%299] : memref<?xf32>
        %301 = vector.broadcast %300 : f32 to vector<16xf32>
        %302 = math.fma %301, %272, %251 : vector<16xf32>
        %303 = arith.addi %37, %68 : index
        %304 = arith.addi %303, %c11 : index
        %305 = memref.load %x[%304] : memref<?xf32>
        %306 = vector.broadcast %305 : f32 to vector<16xf32>
        %307 = math.fma %306, %272, %256 : vector<16xf32>
        %308 = arith.addi %38, %68 : index
        %309 = arith.addi %308, %c11 : index
        %310 = memref.load %x[%309] : memref<?xf32>
        %311 = vector.broadcast %310 : f32 to vector<16xf32>
        %312 = math.fma %311, %272, %261 : vector<16xf32>
        %313 = arith.addi %108, %c17 : index
        %314 = vector.load %w[%313] : memref<?xi8>, vector<16xi8>
        %315 = arith.extui %314 : vector<16xi8> to vector<16xi32>
        %316 = arith.andi %315, %c22 : vector<16xi32>
        %317 = arith.shrui %98, %c23 : vector<16xi32>
        %318 = arith.andi %317, %c22 : vector<16xi32>
        %319 = arith.shli %318, %c24 : vector<16xi32>
        %320 = arith.ori %316, %319 : vector<16xi32>
        %321 = arith.subi %320, %c25 : vector<16xi32>
        %322 = arith.sitofp %321 : vector<16xi32> to vector<16xf32>
        %323 = arith.mulf %322, %77 : vector<16xf32>
        %324 = arith.addi %31, %68 : index
        %325 = arith.addi %324, %c12 : index
        %326 = memref.load %x[%325] : memref<?xf32>
        %327 = vector.broadcast %326 : f32 to vector<16xf32>
        %328 = math.fma %327, %323, %277 : vector<16xf32>
        %329 = arith.addi %32, %68 : index
        %330 = arith.addi %329, %c12 : index
        %331 = memref.load %x[%330] : memref<?xf32>
        %332 = vector.broadcast %331 : f32 to vector<16xf32>
        %333 = math.fma %332, %323, %282 : vector<16xf32>
        %334 = arith.addi %33, %68 : index
        %335 = arith.addi %334, %c12 : index
        %336 = memref.load %x[%335] : memref<?xf32>
        %337 = vector.broadcast %336 : f32 to vector<16xf32>
        %338 = math.fma %337, %323, %287 : vector<16xf32>
        %339 = arith.addi %34, %68 : index
        %340 = arith.addi %339, %c12 : index
        %341 = memref.load %x[%340] : memref<?xf32>
        %342 = vector.broadcast %341 : f32 to vector<16xf32>
        %343 = math.fma %342, %323, %292 : vector<16xf32>
        %344 = arith.addi %35, %68 : index
        %345 = arith.addi %344, %c12 : index
        %346 = memref.load %x[%345] : memref<?xf32>
        %347 = vector.broadcast %346 : f32 to vector<16xf32>
        %348 = math.fma %347, %323, %297 : vector<16xf32>
        %349 = arith.addi %36, %68 : index
        %350 = arith.addi %349, %c12 : index
        %351 = memref.load %x[%350] : memref<?xf32>
        %352 = vector.broadcast %351 : f32 to vector<16xf32>
        %353 = math.fma %352, %323, %302 : vector<16xf32>
        %354 = arith.addi %37, %68 : index
        %355 = arith.addi %354, %c12 : index
        %356 = memref.load %x[%355] : memref<?xf32>
        %357 = vector.broadcast %356 : f32 to vector<16xf32>
        %358 = math.fma %357, %323, %307 : vector<16xf32>
        %359 = arith.addi %38, %68 : index
        %360 = arith.addi %359, %c12 : index
        %361 = memref.load %x[%360] : memref<?xf32>
        %362 = vector.broadcast %361 : f32 to vector<16xf32>
        %363 = math.fma %362, %323, %312 : vector<16xf32>
        %364 = arith.addi %108, %c17 : index
        %365 = vector.load %w[%364] : memref<?xi8>, vector<16xi8>
        %366 = arith.extui %365 : vector<16xi8> to vector<16xi32>
        %367 = arith.shrui %366, %c24 : vector<16xi32>
        %368 = arith.shrui %98, %c24 : vector<16xi32>
        %369 = arith.andi %368, %c22 : vector<16xi32>
        %370 = arith.shli %369, %c24 : vector<16xi32>
        %371 = arith.ori %367, %370 : vector<16xi32>
        %372 = arith.subi %371, %c25 : vector<16xi32>
        %373 = arith.sitofp %372 : vector<16xi32> to vector<16xf32>
        %374 = arith.mulf %373, %77 : vector<16xf32>
        %375 = arith.addi %31, %68 : index
        %376 = arith.addi %375, %c13 : index
        %377 = memref.load %x[%376] : memref<?xf32>
        %378 = vector.broadcast %377 : f32 to vector<16xf32>
        %379 = math.fma %378, %374, %328 : vector<16xf32>
        %380 = arith.addi %32, %68 : index
        %381 = arith.addi %380, %c13 : index
        %382 = memref.load %x[%381] : memref<?xf32>
        %383 = vector.broadcast %382 : f32 to vector<16xf32>
        %384 = math.fma %383, %374, %333 : vector<16xf32>
        %385 = arith.addi %33, %68 : index
        %386 = arith.addi %385, %c13 : index
        %387 = memref.load %x[%386] : memref<?xf32>
        %388 = vector.broadcast %387 : f32 to vector<16xf32>
        %389 = math.fma %388, %374, %338 : vector<16xf32>
        %390 = arith.addi %34, %68 : index
        %391 = arith.addi %390, %c13 : index
        %392 = memref.load %x[%391] : memref<?xf32>
        %393 = vector.broadcast %392 : f32 to vector<16xf32>
        %394 = math.fma %393, %374, %343 : vector<16xf32>
        %395 = arith.addi %35, %68 : index
        %396 = arith.addi %395, %c13 : index
        %397 = memref.load %x[%396] : memref<?xf32>
        %398 = vector.broadcast %397 : f32 to vector<16xf32>
        %399 = math.fma %398, %374, %348 : vector<16xf32>
        %400 = arith.addi %36, %68 : index
        %401 = arith.addi %400, %c13 : index
        %402 = memref.load %x[%401] : memref<?xf32>
        %403 = vector.broadcast %402 : f32 to vector<16xf32>
        %404 = math.fma %403, %374, %353 : vector<16xf32>
        %405 = arith.addi %37, %68 : index
        %406 = arith.addi %405, %c13 : index
        %407 = memref.load %x[%406] : memref<?xf32>
        %408 = vector.broadcast %407 : f32 to vector<16xf32>
        %409 = math.fma %408, %374, %358 : vector<16xf32>
        %410 = arith.addi %38, %68 : index
        %411 = arith.addi %410, %c13 : index
        %412 = memref.load %x[%411] : memref<?xf32>
        %413 = vector.broadcast %412 : f32 to vector<16xf32>
        %414 = math.fma %413, %374, %363 : vector<16xf32>
        %415 = arith.addi %108, %c26 : index
        %416 = vector.load %w[%415] : memref<?xi8>, vector<16xi8>
        %417 = arith.extui %416 : vector<16xi8> to vector<16xi32>
        %418 = arith.andi %417, %c22 : vector<16xi32>
        %419 = arith.shrui %105, %c23 : vector<16xi32>
        %420 = arith.andi %419, %c22 : vector<16xi32>
        %421 = arith.shli %420, %c24 : vector<16xi32>
        %422 = arith.ori %418, %421 : vector<16xi32>
        %423 = arith.subi %422, %c25 : vector<16xi32>
        %424 = arith.sitofp %423 : vector<16xi32> to vector<16xf32>
        %425 = arith.mulf %424, %77 : vector<16xf32>
        %426 = arith.addi %31, %68 : index
        %427 = arith.addi %426, %c14 : index
        %428 = memref.load %x[%427] : memref<?xf32>
        %429 = vector.broadcast %428 : f32 to vector<16xf32>
        %430 = math.fma %429, %425, %379 : vector<16xf32>
        %431 = arith.addi %32, %68 : index
        %432 = arith.addi %431, %c14 : index
        %433 = memref.load %x[%432] : memref<?xf32>
        %434 = vector.broadcast %433 : f32 to vector<16xf32>
        %435 = math.fma %434, %425, %384 : vector<16xf32>
        %436 = arith.addi %33, %68 : index
        %437 = arith.addi %436, %c14 : index
        %438 = memref.load %x[%437] : memref<?xf32>
        %439 = vector.broadcast %438 : f32 to vector<16xf32>
        %440 = math.fma %439, %425, %389 : vector<16xf32>
        %441 = arith.addi %34, %68 : index
        %442 = arith.addi %441, %c14 : index
        %443 = memref.load %x[%442] : memref<?xf32>
        %444 = vector.broadcast %443 : f32 to vector<16xf32>
        %445 = math.fma %444, %425, %394 : vector<16xf32>
        %446 = arith.addi %35, %68 : index
        %447 = arith.addi %446, %c14 : index
        %448 = memref.load %x[%447] : memref<?xf32>
        %449 = vector.broadcast %448 : f32 to vector<16xf32>
        %450 = math.fma %449, %425, %399 : vector<16xf32>
        %451 = arith.addi %36, %68 : index
        %452 = arith.addi %451, %c14 : index
        %453 = memref.load %x[%452] : memref<?xf32>
        %454 = vector.broadcast %453 : f32 to vector<16xf32>
        %455 = math.fma %454, %425, %404 : vector<16xf32>
        %456 = arith.addi %37, %68 : index
        %457 = arith.addi %456, %c14 : index
        %458 = memref.load %x[%457] : memref<?xf32>
        %459 = vector.broadcast %458 : f32 to vector<16xf32>
        %460 = math.fma %459, %425, %409 : vector<16xf32>
        %461 = arith.addi %38, %68 : index
        %462 = arith.addi %461, %c14 : index
        %463 = memref.load %x[%462] : memref<?xf32>
        %464 = vector.broadcast %463 : f32 to vector<16xf32>
        %465 = math.fma %464, %425, %414 : vector<16xf32>
        %466 = arith.addi %108, %c26 : index
        %467 = vector.load %w[%466] : memref<?xi8>, vector<16xi8>
        %468 = arith.extui %467 : vector<16xi8> to vector<16xi32>
        %469 = arith.shrui %468, %c24 : vector<16xi32>
        %470 = arith.shrui %105, %c24 : vector<16xi32>
        %471 = arith.andi %470, %c22 : vector<16xi32>
        %472 = arith.shli %471, %c24 : vector<16xi32>
        %473 = arith.ori %469, %472 : vector<16xi32>
        %474 = arith.subi %473, %c25 : vector<16xi32>
        %475 = arith.sitofp %474 : vector<16xi32> to vector<16xf32>
        %476 = arith.mulf %475, %77 : vector<16xf32>
        %477 = arith.addi %31, %68 : index
        %478 = arith.addi %477, %c15 : index
        %479 = memref.load %x[%478] : memref<?xf32>
        %480 = vector.broadcast %479 : f32 to vector<16xf32>
        %481 = math.fma %480, %476, %430 : vector<16xf32>
        %482 = arith.addi %32, %68 : index
        %483 = arith.addi %482, %c15 : index
        %484 = memref.load %x[%483] : memref<?xf32>
        %485 = vector.broadcast %484 : f32 to vector<16xf32>
        %486 = math.fma %485, %476, %435 : vector<16xf32>
        %487 = arith.addi %33, %68 : index
        %488 = arith.addi %487, %c15 : index
        %489 = memref.load %x[%488] : memref<?xf32>
        %490 = vector.broadcast %489 : f32 to vector<16xf32>
        %491 = math.fma %490, %476, %440 : vector<16xf32>
        %492 = arith.addi %34, %68 : index
        %493 = arith.addi %492, %c15 : index
        %494 = memref.load %x[%493] : memref<?xf32>
        %495 = vector.broadcast %494 : f32 to vector<16xf32>
        %496 = math.fma %495, %476, %445 : vector<16xf32>
        %497 = arith.addi %35, %68 : index
        %498 = arith.addi %497, %c15 : index
        %499 = memref.load %x[%498] : memref<?xf32>
        %500 = vector.broadcast %499 : f32 to vector<16xf32>
        %501 = math.fma %500, %476, %450 : vector<16xf32>
        %502 = arith.addi %36, %68 : index
        %503 = arith.addi %502, %c15 : index
        %504 = memref.load %x[%503] : memref<?xf32>
        %505 = vector.broadcast %504 : f32 to vector<16xf32>
        %506 = math.fma %505, %476, %455 : vector<16xf32>
        %507 = arith.addi %37, %68 : index
        %508 = arith.addi %507, %c15 : index
        %509 = memref.load %x[%508] : memref<?xf32>
        %510 = vector.broadcast %509 : f32 to vector<16xf32>
        %511 = math.fma %510, %476, %460 : vector<16xf32>
        %512 = arith.addi %38, %68 : index
        %513 = arith.addi %512, %c15 : index
        %514 = memref.load %x[%513] : memref<?xf32>
        %515 = vector.broadcast %514 : f32 to vector<16xf32>
        %516 = math.fma %515, %476, %465 : vector<16xf32>
        scf.yield %481, %486, %491, %496, %501, %506, %511, %516 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %66#0, %66#1, %66#2, %66#3, %66#4, %66#5, %66#6, %66#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %517 = arith.addi %13, %c6 : index
    %518 = arith.cmpi slt, %517, %12 : index
    scf.if %518 {
      %519 = arith.muli %517, %outputFeatures : index
      %520 = arith.muli %3, %c18 : index
      %521 = arith.addi %519, %520 : index
      scf.if %0 {
        %522 = arith.addi %521, %c6 : index
        %523 = vector.load %residual[%522] : memref<?xf32>, vector<16xf32>
        %524 = arith.addf %523, %49#0 : vector<16xf32>
        %525 = arith.addi %521, %c6 : index
        vector.store %524, %out[%525] : memref<?xf32>, vector<16xf32>
      } else {
        %526 = arith.addi %521, %c6 : index
        vector.store %49#0, %out[%526] : memref<?xf32>, vector<16xf32>
      }
    }
    %527 = arith.addi %13, %c1 : index
    %528 = arith.cmpi slt, %527, %12 : index
    scf.if %528 {
      %529 = arith.muli %527, %outputFeatures : index
      %530 = arith.muli %3, %c18 : index
      %531 = arith.addi %529, %530 : index
      scf.if %0 {
        %532 = arith.addi %531, %c6 : index
        %533 = vector.load %residual[%532] : memref<?xf32>, vector<16xf32>
        %534 = arith.addf %533, %49#1 : vector<16xf32>
        %535 = arith.addi %531, %c6 : index
        vector.store %534, %out[%535] : memref<?xf32>, vector<16xf32>
      } else {
        %536 = arith.addi %531, %c6 : index
        vector.store %49#1, %out[%536] : memref<?xf32>, vector<16xf32>
      }
    }
    %537 = arith.addi %13, %c10 : index
    %538 = arith.cmpi slt, %537, %12 : index
    scf.if %538 {
      %539 = arith.muli %537, %outputFeatures : index
      %540 = arith.muli %3, %c18 : index
      %541 = arith.addi %539, %540 : index
      scf.if %0 {
        %542 = arith.addi %541, %c6 : index
        %543 = vector.load %residual[%542] : memref<?xf32>, vector<16xf32>
        %544 = arith.addf %543, %49#2 : vector<16xf32>
        %545 = arith.addi %541, %c6 : index
        vector.store %544, %out[%545] : memref<?xf32>, vector<16xf32>
      } else {
        %546 = arith.addi %541, %c6 : index
        vector.store %49#2, %out[%546] : memref<?xf32>, vector<16xf32>
      }
    }
    %547 = arith.addi %13, %c11 : index
    %548 = arith.cmpi slt, %547, %12 : index
    scf.if %548 {
      %549 = arith.muli %547, %outputFeatures : index
      %550 = arith.muli %3, %c18 : index
      %551 = arith.addi %549, %550 : index
      scf.if %0 {
        %552 = arith.addi %551, %c6 : index
        %553 = vector.load %residual[%552] : memref<?xf32>, vector<16xf32>
        %554 = arith.addf %553, %49#3 : vector<16xf32>
        %555 = arith.addi %551, %c6 : index
        vector.store %554, %out[%555] : memref<?xf32>, vector<16xf32>
      } else {
        %556 = arith.addi %551, %c6 : index
        vector.store %49#3, %out[%556] : memref<?xf32>, vector<16xf32>
      }
    }
    %557 = arith.addi %13, %c12 : index
    %558 = arith.cmpi slt, %557, %12 : index
    scf.if %558 {
      %559 = arith.muli %557, %outputFeatures : index
      %560 = arith.muli %3, %c18 : index
      %561 = arith.addi %559, %560 : index
      scf.if %0 {
        %562 = arith.addi %561, %c6 : index
        %563 = vector.load %residual[%562] : memref<?xf32>, vector<16xf32>
        %564 = arith.addf %563, %49#4 : vector<16xf32>
        %565 = arith.addi %561, %c6 : index
        vector.store %564, %out[%565] : memref<?xf32>, vector<16xf32>
      } else {
        %566 = arith.addi %561, %c6 : index
        vector.store %49#4, %out[%566] : memref<?xf32>, vector<16xf32>
      }
    }
    %567 = arith.addi %13, %c13 : index
    %568 = arith.cmpi slt, %567, %12 : index
    scf.if %568 {
      %569 = arith.muli %567, %outputFeatures : index
      %570 = arith.muli %3, %c18 : index
      %571 = arith.addi %569, %570 : index
      scf.if %0 {
        %572 = arith.addi %571, %c6 : index
        %573 = vector.load %residual[%572] : memref<?xf32>, vector<16xf32>
        %574 = arith.addf %573, %49#5 : vector<16xf32>
        %575 = arith.addi %571, %c6 : index
        vector.store %574, %out[%575] : memref<?xf32>, vector<16xf32>
      } else {
        %576 = arith.addi %571, %c6 : index
        vector.store %49#5, %out[%576] : memref<?xf32>, vector<16xf32>
      }
    }
    %577 = arith.addi %13, %c14 : index
    %578 = arith.cmpi slt, %577, %12 : index
    scf.if %578 {
      %579 = arith.muli %577, %outputFeatures : index
      %580 = arith.muli %3, %c18 : index
      %581 = arith.addi %579, %580 : index
      scf.if %0 {
        %582 = arith.addi %581, %c6 : index
        %583 = vector.load %residual[%582] : memref<?xf32>, vector<16xf32>
        %584 = arith.addf %583, %49#6 : vector<16xf32>
        %585 = arith.addi %581, %c6 : index
        vector.store %584, %out[%585] : memref<?xf32>, vector<16xf32>
      } else {
        %586 = arith.addi %581, %c6 : index
        vector.store %49#6, %out[%586] : memref<?xf32>, vector<16xf32>
      }
    }
    %587 = arith.addi %13, %c15 : index
    %588 = arith.cmpi slt, %587, %12 : index
    scf.if %588 {
      %589 = arith.muli %587, %outputFeatures : index
      %590 = arith.muli %3, %c18 : index
      %591 = arith.addi %589, %590 : index
      scf.if %0 {
        %592 = arith.addi %591, %c6 : index
        %593 = vector.load %residual[%592] : memref<?xf32>, vector<16xf32>
        %594 = arith.addf %593, %49#7 : vector<16xf32>
        %595 = arith.addi %591, %c6 : index
        vector.store %594, %out[%595] : memref<?xf32>, vector<16xf32>
      } else {
        %596 = arith.addi %591, %c6 : index
        vector.store %49#7, %out[%596] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
