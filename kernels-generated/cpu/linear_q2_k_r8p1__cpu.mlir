// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q2_k', shape=Shape(rows=8, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q2_k_r8p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 1600 : index
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
  %c18 = arith.constant 64 : index
  %c19 = arith.constant 16 : index
  %c20 = arith.constant 576 : index
  %c21 = arith.constant dense<0> : vector<16xi32>
  %c22 = arith.constant dense<3> : vector<16xi32>
  %c23 = arith.constant dense<2> : vector<16xi32>
  %c24 = arith.constant dense<4> : vector<16xi32>
  %c25 = arith.constant dense<6> : vector<16xi32>
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
      %56 = arith.addi %51, %c17 : index
      %57 = vector.load %w[%56] : memref<?xi8>, vector<32xi8>
      %58 = vector.bitcast %57 : vector<32xi8> to vector<16xf16>
      %59 = arith.extf %58 : vector<16xf16> to vector<16xf32>
      %60 = arith.muli %40, %c4 : index
      %70:8 = scf.for %61 = %c6 to %c17 step %c1 iter_args(%62 = %41, %63 = %42, %64 = %43, %65 = %44, %66 = %45, %67 = %46, %68 = %47, %69 = %48) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %71 = arith.muli %61, %c9 : index
        %72 = arith.addi %60, %71 : index
        %73 = arith.addi %51, %c18 : index
        %74 = arith.divui %61, %c10 : index
        %75 = arith.muli %74, %c17 : index
        %76 = arith.addi %73, %75 : index
        %77 = arith.addi %76, %c6 : index
        %78 = vector.load %w[%77] : memref<?xi8>, vector<16xi8>
        %79 = arith.extui %78 : vector<16xi8> to vector<16xi32>
        %80 = arith.sitofp %79 : vector<16xi32> to vector<16xf32>
        %81 = arith.mulf %55, %80 : vector<16xf32>
        %82 = arith.addi %76, %c19 : index
        %83 = vector.load %w[%82] : memref<?xi8>, vector<16xi8>
        %84 = arith.extui %83 : vector<16xi8> to vector<16xi32>
        %85 = arith.sitofp %84 : vector<16xi32> to vector<16xf32>
        %86 = arith.mulf %59, %85 : vector<16xf32>
        %87 = arith.addi %51, %c20 : index
        %88 = arith.muli %61, %c10 : index
        %89 = arith.addi %88, %c6 : index
        %90 = arith.muli %89, %c19 : index
        %91 = arith.addi %87, %90 : index
        %92 = vector.load %w[%91] : memref<?xi8>, vector<16xi8>
        %93 = arith.extui %92 : vector<16xi8> to vector<16xi32>
        %94 = arith.addi %51, %c20 : index
        %95 = arith.muli %61, %c10 : index
        %96 = arith.addi %95, %c1 : index
        %97 = arith.muli %96, %c19 : index
        %98 = arith.addi %94, %97 : index
        %99 = vector.load %w[%98] : memref<?xi8>, vector<16xi8>
        %100 = arith.extui %99 : vector<16xi8> to vector<16xi32>
        %101 = arith.shrui %93, %c21 : vector<16xi32>
        %102 = arith.andi %101, %c22 : vector<16xi32>
        %103 = arith.sitofp %102 : vector<16xi32> to vector<16xf32>
        %104 = math.fma %103, %81, %86 : vector<16xf32>
        %105 = arith.addi %31, %72 : index
        %106 = arith.addi %105, %c6 : index
        %107 = memref.load %x[%106] : memref<?xf32>
        %108 = vector.broadcast %107 : f32 to vector<16xf32>
        %109 = math.fma %108, %104, %62 : vector<16xf32>
        %110 = arith.addi %32, %72 : index
        %111 = arith.addi %110, %c6 : index
        %112 = memref.load %x[%111] : memref<?xf32>
        %113 = vector.broadcast %112 : f32 to vector<16xf32>
        %114 = math.fma %113, %104, %63 : vector<16xf32>
        %115 = arith.addi %33, %72 : index
        %116 = arith.addi %115, %c6 : index
        %117 = memref.load %x[%116] : memref<?xf32>
        %118 = vector.broadcast %117 : f32 to vector<16xf32>
        %119 = math.fma %118, %104, %64 : vector<16xf32>
        %120 = arith.addi %34, %72 : index
        %121 = arith.addi %120, %c6 : index
        %122 = memref.load %x[%121] : memref<?xf32>
        %123 = vector.broadcast %122 : f32 to vector<16xf32>
        %124 = math.fma %123, %104, %65 : vector<16xf32>
        %125 = arith.addi %35, %72 : index
        %126 = arith.addi %125, %c6 : index
        %127 = memref.load %x[%126] : memref<?xf32>
        %128 = vector.broadcast %127 : f32 to vector<16xf32>
        %129 = math.fma %128, %104, %66 : vector<16xf32>
        %130 = arith.addi %36, %72 : index
        %131 = arith.addi %130, %c6 : index
        %132 = memref.load %x[%131] : memref<?xf32>
        %133 = vector.broadcast %132 : f32 to vector<16xf32>
        %134 = math.fma %133, %104, %67 : vector<16xf32>
        %135 = arith.addi %37, %72 : index
        %136 = arith.addi %135, %c6 : index
        %137 = memref.load %x[%136] : memref<?xf32>
        %138 = vector.broadcast %137 : f32 to vector<16xf32>
        %139 = math.fma %138, %104, %68 : vector<16xf32>
        %140 = arith.addi %38, %72 : index
        %141 = arith.addi %140, %c6 : index
        %142 = memref.load %x[%141] : memref<?xf32>
        %143 = vector.broadcast %142 : f32 to vector<16xf32>
        %144 = math.fma %143, %104, %69 : vector<16xf32>
        %145 = arith.shrui %93, %c23 : vector<16xi32>
        %146 = arith.andi %145, %c22 : vector<16xi32>
        %147 = arith.sitofp %146 : vector<16xi32> to vector<16xf32>
        %148 = math.fma %147, %81, %86 : vector<16xf32>
        %149 = arith.addi %31, %72 : index
        %150 = arith.addi %149, %c1 : index
        %151 = memref.load %x[%150] : memref<?xf32>
        %152 = vector.broadcast %151 : f32 to vector<16xf32>
        %153 = math.fma %152, %148, %109 : vector<16xf32>
        %154 = arith.addi %32, %72 : index
        %155 = arith.addi %154, %c1 : index
        %156 = memref.load %x[%155] : memref<?xf32>
        %157 = vector.broadcast %156 : f32 to vector<16xf32>
        %158 = math.fma %157, %148, %114 : vector<16xf32>
        %159 = arith.addi %33, %72 : index
        %160 = arith.addi %159, %c1 : index
        %161 = memref.load %x[%160] : memref<?xf32>
        %162 = vector.broadcast %161 : f32 to vector<16xf32>
        %163 = math.fma %162, %148, %119 : vector<16xf32>
        %164 = arith.addi %34, %72 : index
        %165 = arith.addi %164, %c1 : index
        %166 = memref.load %x[%165] : memref<?xf32>
        %167 = vector.broadcast %166 : f32 to vector<16xf32>
        %168 = math.fma %167, %148, %124 : vector<16xf32>
        %169 = arith.addi %35, %72 : index
        %170 = arith.addi %169, %c1 : index
        %171 = memref.load %x[%170] : memref<?xf32>
        %172 = vector.broadcast %171 : f32 to vector<16xf32>
        %173 = math.fma %172, %148, %129 : vector<16xf32>
        %174 = arith.addi %36, %72 : index
        %175 = arith.addi %174, %c1 : index
        %176 = memref.load %x[%175] : memref<?xf32>
        %177 = vector.broadcast %176 : f32 to vector<16xf32>
        %178 = math.fma %177, %148, %134 : vector<16xf32>
        %179 = arith.addi %37, %72 : index
        %180 = arith.addi %179, %c1 : index
        %181 = memref.load %x[%180] : memref<?xf32>
        %182 = vector.broadcast %181 : f32 to vector<16xf32>
        %183 = math.fma %182, %148, %139 : vector<16xf32>
        %184 = arith.addi %38, %72 : index
        %185 = arith.addi %184, %c1 : index
        %186 = memref.load %x[%185] : memref<?xf32>
        %187 = vector.broadcast %186 : f32 to vector<16xf32>
        %188 = math.fma %187, %148, %144 : vector<16xf32>
        %189 = arith.shrui %93, %c24 : vector<16xi32>
        %190 = arith.andi %189, %c22 : vector<16xi32>
        %191 = arith.sitofp %190 : vector<16xi32> to vector<16xf32>
        %192 = math.fma %191, %81, %86 : vector<16xf32>
        %193 = arith.addi %31, %72 : index
        %194 = arith.addi %193, %c10 : index
        %195 = memref.load %x[%194] : memref<?xf32>
        %196 = vector.broadcast %195 : f32 to vector<16xf32>
        %197 = math.fma %196, %192, %153 : vector<16xf32>
        %198 = arith.addi %32, %72 : index
        %199 = arith.addi %198, %c10 : index
        %200 = memref.load %x[%199] : memref<?xf32>
        %201 = vector.broadcast %200 : f32 to vector<16xf32>
        %202 = math.fma %201, %192, %158 : vector<16xf32>
        %203 = arith.addi %33, %72 : index
        %204 = arith.addi %203, %c10 : index
        %205 = memref.load %x[%204] : memref<?xf32>
        %206 = vector.broadcast %205 : f32 to vector<16xf32>
        %207 = math.fma %206, %192, %163 : vector<16xf32>
        %208 = arith.addi %34, %72 : index
        %209 = arith.addi %208, %c10 : index
        %210 = memref.load %x[%209] : memref<?xf32>
        %211 = vector.broadcast %210 : f32 to vector<16xf32>
        %212 = math.fma %211, %192, %168 : vector<16xf32>
        %213 = arith.addi %35, %72 : index
        %214 = arith.addi %213, %c10 : index
        %215 = memref.load %x[%214] : memref<?xf32>
        %216 = vector.broadcast %215 : f32 to vector<16xf32>
        %217 = math.fma %216, %192, %173 : vector<16xf32>
        %218 = arith.addi %36, %72 : index
        %219 = arith.addi %218, %c10 : index
        %220 = memref.load %x[%219] : memref<?xf32>
        %221 = vector.broadcast %220 : f32 to vector<16xf32>
        %222 = math.fma %221, %192, %178 : vector<16xf32>
        %223 = arith.addi %37, %72 : index
        %224 = arith.addi %223, %c10 : index
        %225 = memref.load %x[%224] : memref<?xf32>
        %226 = vector.broadcast %225 : f32 to vector<16xf32>
        %227 = math.fma %226, %192, %183 : vector<16xf32>
        %228 = arith.addi %38, %72 : index
        %229 = arith.addi %228, %c10 : index
        %230 = memref.load %x[%229] : memref<?xf32>
        %231 = vector.broadcast %230 : f32 to vector<16xf32>
        %232 = math.fma %231, %192, %188 : vector<16xf32>
        %233 = arith.shrui %93, %c25 : vector<16xi32>
        %234 = arith.andi %233, %c22 : vector<16xi32>
        %235 = arith.sitofp %234 : vector<16xi32> to vector<16xf32>
        %236 = math.fma %235, %81, %86 : vector<16xf32>
        %237 = arith.addi %31, %72 : index
        %238 = arith.addi %237, %c11 : index
        %239 = memref.load %x[%238] : memref<?xf32>
        %240 = vector.broadcast %239 : f32 to vector<16xf32>
        %241 = math.fma %240, %236, %197 : vector<16xf32>
        %242 = arith.addi %32, %72 : index
        %243 = arith.addi %242, %c11 : index
        %244 = memref.load %x[%243] : memref<?xf32>
        %245 = vector.broadcast %244 : f32 to vector<16xf32>
        %246 = math.fma %245, %236, %202 : vector<16xf32>
        %247 = arith.addi %33, %72 : index
        %248 = arith.addi %247, %c11 : index
        %249 = memref.load %x[%248] : memref<?xf32>
        %250 = vector.broadcast %249 : f32 to vector<16xf32>
        %251 = math.fma %250, %236, %207 : vector<16xf32>
        %252 = arith.addi %34, %72 : index
        %253 = arith.addi %252, %c11 : index
        %254 = memref.load %x[%253] : memref<?xf32>
        %255 = vector.broadcast %254 : f32 to vector<16xf32>
        %256 = math.fma %255, %236, %212 : vector<16xf32>
        %257 = arith.addi %35, %72 : index
        %258 = arith.addi %257, %c11 : index
        %259 = memref.load %x[%258] : memref<?xf32>
        %260 = vector.broadcast %259 : f32 to vector<16xf32>
        %261 = math.fma %260, %236, %217 : vector<16xf32>
        %262 = arith.addi %36, %72 : index
        %263 = arith.addi %262, %c11 : index
        %264 = memref.load %x[%263] : memref<?xf32>
        %265 = vector.broadcast %264 : f32 to vector<16xf32>
        %266 = math.fma %265, %236, %222 : vector<16xf32>
        %267 = arith.addi %37, %72 : index
        %268 = arith.addi %267, %c11 : index
        %269 = memref.load %x[%268] : memref<?xf32>
        %270 = vector.broadcast %269 : f32 to vector<16xf32>
        %271 = math.fma %270, %236, %227 : vector<16xf32>
        %272 = arith.addi %38, %72 : index
        %273 = arith.addi %272, %c11 : index
        %274 = memref.load %x[%273] : memref<?xf32>
        %275 = vector.broadcast %274 : f32 to vector<16xf32>
        %276 = math.fma %275, %236, %232 : vector<16xf32>
        %277 = arith.shrui %100, %c21 : vector<16xi32>
        %278 = arith.andi %277, %c22 : vector<16xi32>
        %279 = arith.sitofp %278 : vector<16xi32> to vector<16xf32>
        %280 = math.fma %279, %81, %86 : vector<16xf32>
        %281 = arith.addi %31, %72 : index
        %282 = arith.addi %281, %c12 : index
        %283 = memref.load %x[%282] : memref<?xf32>
        %284 = vector.broadcast %283 : f32 to vector<16xf32>
        %285 = math.fma %284, %280, %241 : vector<16xf32>
        %286 = arith.addi %32, %72 : index
        %287 = arith.addi %286, %c12 : index
        %288 = memref.load %x[%287] : memref<?xf32>
        %289 = vector.broadcast %288 : f32 to vector<16xf32>
        %290 = math.fma %289, %280, %246 : vector<16xf32>
        %291 = arith.addi %33, %72 : index
        %292 = arith.addi %291, %c12 : index
        %293 = memref.load %x[%292] : memref<?xf32>
        %294 = vector.broadcast %293 : f32 to vector<16xf32>
        %295 = math.fma %294, %280, %251 : vector<16xf32>
        %296 = arith.addi %34, %72 : index
        %297 = arith.addi %296, %c12 : index
        %298 = memref.load %x[%297] : memref<?xf32>
        %299 = vector.broadcast %298 : f32 to vector<16xf32>
        %300 = math.fma %299, %280, %256 : vector<16xf32>
        %301 = arith.addi %35, %72 : index
        %302 = arith.addi %301, %c12 : index
        %303 = memref.load %x[%302] : memref<?xf32>
        %304 = vector.broadcast %303 : f32 to vector<16xf32>
        %305 = math.fma %304, %280, %261 : vector<16xf32>
        %306 = arith.addi %36, %72 : index
        %307 = arith.addi %306, %c12 : index
        %308 = memref.load %x[%307] : memref<?xf32>
        %309 = vector.broadcast %308 : f32 to vector<16xf32>
        %310 = math.fma %309, %280, %266 : vector<16xf32>
        %311 = arith.addi %37, %72 : index
        %312 = arith.addi %311, %c12 : index
        %313 = memref.load %x[%312] : memref<?xf32>
        %314 = vector.broadcast %313 : f32 to vector<16xf32>
        %315 = math.fma %314, %280, %271 : vector<16xf32>
        %316 = arith.addi %38, %72 : index
        %317 = arith.addi %316, %c12 : index
        %318 = memref.load %x[%317] : memref<?xf32>
        %319 = vector.broadcast %318 : f32 to vector<16xf32>
        %320 = math.fma %319, %280, %276 : vector<16xf32>
        %321 = arith.shrui %100, %c23 : vector<16xi32>
        %322 = arith.andi %321, %c22 : vector<16xi32>
        %323 = arith.sitofp %322 : vector<16xi32> to vector<16xf32>
        %324 = math.fma %323, %81, %86 : vector<16xf32>
        %325 = arith.addi %31, %72 : index
        %326 = arith.addi %325, %c13 : index
        %327 = memref.load %x[%326] : memref<?xf32>
        %328 = vector.broadcast %327 : f32 to vector<16xf32>
        %329 = math.fma %328, %324, %285 : vector<16xf32>
        %330 = arith.addi %32, %72 : index
        %331 = arith.addi %330, %c13 : index
        %332 = memref.load %x[%331] : memref<?xf32>
        %333 = vector.broadcast %332 : f32 to vector<16xf32>
        %334 = math.fma %333, %324, %290 : vector<16xf32>
        %335 = arith.addi %33, %72 : index
        %336 = arith.addi %335, %c13 : index
        %337 = memref.load %x[%336] : memref<?xf32>
        %338 = vector.broadcast %337 : f32 to vector<16xf32>
        %339 = math.fma %338, %324, %295 : vector<16xf32>
        %340 = arith.addi %34, %72 : index
        %341 = arith.addi %340, %c13 : index
        %342 = memref.load %x[%341] : memref<?xf32>
        %343 = vector.broadcast %342 : f32 to vector<16xf32>
        %344 = math.fma %343, %324, %300 : vector<16xf32>
        %345 = arith.addi %35, %72 : index
        %346 = arith.addi %345, %c13 : index
        %347 = memref.load %x[%346] : memref<?xf32>
        %348 = vector.broadcast %347 : f32 to vector<16xf32>
        %349 = math.fma %348, %324, %305 : vector<16xf32>
        %350 = arith.addi %36, %72 : index
        %351 = arith.addi %350, %c13 : index
        %352 = memref.load %x[%351] : memref<?xf32>
        %353 = vector.broadcast %352 : f32 to vector<16xf32>
        %354 = math.fma %353, %324, %310 : vector<16xf32>
        %355 = arith.addi %37, %72 : index
        %356 = arith.addi %355, %c13 : index
        %357 = memref.load %x[%356] : memref<?xf32>
        %358 = vector.broadcast %357 : f32 to vector<16xf32>
        %359 = math.fma %358, %324, %315 : vector<16xf32>
        %360 = arith.addi %38, %72 : index
        %361 = arith.addi %360, %c13 : index
        %362 = memref.load %x[%361] : memref<?xf32>
        %363 = vector.broadcast %362 : f32 to vector<16xf32>
        %364 = math.fma %363, %324, %320 : vector<16xf32>
        %365 = arith.shrui %100, %c24 : vector<16xi32>
        %366 = arith.andi %365, %c22 : vector<16xi32>
        %367 = arith.sitofp %366 : vector<16xi32> to vector<16xf32>
        %368 = math.fma %367, %81, %86 : vector<16xf32>
        %369 = arith.addi %31, %72 : index
        %370 = arith.addi %369, %c14 : index
        %371 = memref.load %x[%370] : memref<?xf32>
        %372 = vector.broadcast %371 : f32 to vector<16xf32>
        %373 = math.fma %372, %368, %329 : vector<16xf32>
        %374 = arith.addi %32, %72 : index
        %375 = arith.addi %374, %c14 : index
        %376 = memref.load %x[%375] : memref<?xf32>
        %377 = vector.broadcast %376 : f32 to vector<16xf32>
        %378 = math.fma %377, %368, %334 : vector<16xf32>
        %379 = arith.addi %33, %72 : index
        %380 = arith.addi %379, %c14 : index
        %381 = memref.load %x[%380] : memref<?xf32>
        %382 = vector.broadcast %381 : f32 to vector<16xf32>
        %383 = math.fma %382, %368, %339 : vector<16xf32>
        %384 = arith.addi %34, %72 : index
        %385 = arith.addi %384, %c14 : index
        %386 = memref.load %x[%385] : memref<?xf32>
        %387 = vector.broadcast %386 : f32 to vector<16xf32>
        %388 = math.fma %387, %368, %344 : vector<16xf32>
        %389 = arith.addi %35, %72 : index
        %390 = arith.addi %389, %c14 : index
        %391 = memref.load %x[%390] : memref<?xf32>
        %392 = vector.broadcast %391 : f32 to vector<16xf32>
        %393 = math.fma %392, %368, %349 : vector<16xf32>
        %394 = arith.addi %36, %72 : index
        %395 = arith.addi %394, %c14 : index
        %396 = memref.load %x[%395] : memref<?xf32>
        %397 = vector.broadcast %396 : f32 to vector<16xf32>
        %398 = math.fma %397, %368, %354 : vector<16xf32>
        %399 = arith.addi %37, %72 : index
        %400 = arith.addi %399, %c14 : index
        %401 = memref.load %x[%400] : memref<?xf32>
        %402 = vector.broadcast %401 : f32 to vector<16xf32>
        %403 = math.fma %402, %368, %359 : vector<16xf32>
        %404 = arith.addi %38, %72 : index
        %405 = arith.addi %404, %c14 : index
        %406 = memref.load %x[%405] : memref<?xf32>
        %407 = vector.broadcast %406 : f32 to vector<16xf32>
        %408 = math.fma %407, %368, %364 : vector<16xf32>
        %409 = arith.shrui %100, %c25 : vector<16xi32>
        %410 = arith.andi %409, %c22 : vector<16xi32>
        %411 = arith.sitofp %410 : vector<16xi32> to vector<16xf32>
        %412 = math.fma %411, %81, %86 : vector<16xf32>
        %413 = arith.addi %31, %72 : index
        %414 = arith.addi %413, %c15 : index
        %415 = memref.load %x[%414] : memref<?xf32>
        %416 = vector.broadcast %415 : f32 to vector<16xf32>
        %417 = math.fma %416, %412, %373 : vector<16xf32>
        %418 = arith.addi %32, %72 : index
        %419 = arith.addi %418, %c15 : index
        %420 = memref.load %x[%419] : memref<?xf32>
        %421 = vector.broadcast %420 : f32 to vector<16xf32>
        %422 = math.fma %421, %412, %378 : vector<16xf32>
        %423 = arith.addi %33, %72 : index
        %424 = arith.addi %423, %c15 : index
        %425 = memref.load %x[%424] : memref<?xf32>
        %426 = vector.broadcast %425 : f32 to vector<16xf32>
        %427 = math.fma %426, %412, %383 : vector<16xf32>
        %428 = arith.addi %34, %72 : index
        %429 = arith.addi %428, %c15 : index
        %430 = memref.load %x[%429] : memref<?xf32>
        %431 = vector.broadcast %430 : f32 to vector<16xf32>
        %432 = math.fma %431, %412, %388 : vector<16xf32>
        %433 = arith.addi %35, %72 : index
        %434 = arith.addi %433, %c15 : index
        %435 = memref.load %x[%434] : memref<?xf32>
        %436 = vector.broadcast %435 : f32 to vector<16xf32>
        %437 = math.fma %436, %412, %393 : vector<16xf32>
        %438 = arith.addi %36, %72 : index
        %439 = arith.addi %438, %c15 : index
        %440 = memref.load %x[%439] : memref<?xf32>
        %441 = vector.broadcast %440 : f32 to vector<16xf32>
        %442 = math.fma %441, %412, %398 : vector<16xf32>
        %443 = arith.addi %37, %72 : index
        %444 = arith.addi %443, %c15 : index
        %445 = memref.load %x[%444] : memref<?xf32>
        %446 = vector.broadcast %445 : f32 to vector<16xf32>
        %447 = math.fma %446, %412, %403 : vector<16xf32>
        %448 = arith.addi %38, %72 : index
        %449 = arith.addi %448, %c15 : index
        %450 = memref.load %x[%449] : memref<?xf32>
        %451 = vector.broadcast %450 : f32 to vector<16xf32>
        %452 = math.fma %451, %412, %408 : vector<16xf32>
        scf.yield %417, %422, %427, %432, %437, %442, %447, %452 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %70#0, %70#1, %70#2, %70#3, %70#4, %70#5, %70#6, %70#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %453 = arith.addi %13, %c6 : index
    %454 = arith.cmpi slt, %453, %12 : index
    scf.if %454 {
      %455 = arith.muli %453, %outputFeatures : index
      %456 = arith.muli %3, %c19 : index
      %457 = arith.addi %455, %456 : index
      scf.if %0 {
        %458 = arith.addi %457, %c6 : index
        %459 = vector.load %residual[%458] : memref<?xf32>, vector<16xf32>
        %460 = arith.addf %459, %49#0 : vector<16xf32>
        %461 = arith.addi %457, %c6 : index
        vector.store %460, %out[%461] : memref<?xf32>, vector<16xf32>
      } else {
        %462 = arith.addi %457, %c6 : index
        vector.store %49#0, %out[%462] : memref<?xf32>, vector<16xf32>
      }
    }
    %463 = arith.addi %13, %c1 : index
    %464 = arith.cmpi slt, %463, %12 : index
    scf.if %464 {
      %465 = arith.muli %463, %outputFeatures : index
      %466 = arith.muli %3, %c19 : index
      %467 = arith.addi %465, %466 : index
      scf.if %0 {
        %468 = arith.addi %467, %c6 : index
        %469 = vector.load %residual[%468] : memref<?xf32>, vector<16xf32>
        %470 = arith.addf %469, %49#1 : vector<16xf32>
        %471 = arith.addi %467, %c6 : index
        vector.store %470, %out[%471] : memref<?xf32>, vector<16xf32>
      } else {
        %472 = arith.addi %467, %c6 : index
        vector.store %49#1, %out[%472] : memref<?xf32>, vector<16xf32>
      }
    }
    %473 = arith.addi %13, %c10 : index
    %474 = arith.cmpi slt, %473, %12 : index
    scf.if %474 {
      %475 = arith.muli %473, %outputFeatures : index
      %476 = arith.muli %3, %c19 : index
      %477 = arith.addi %475, %476 : index
      scf.if %0 {
        %478 = arith.addi %477, %c6 : index
        %479 = vector.load %residual[%478] : memref<?xf32>, vector<16xf32>
        %480 = arith.addf %479, %49#2 : vector<16xf32>
        %481 = arith.addi %477, %c6 : index
        vector.store %480, %out[%481] : memref<?xf32>, vector<16xf32>
      } else {
        %482 = arith.addi %477, %c6 : index
        vector.store %49#2, %out[%482] : memref<?xf32>, vector<16xf32>
      }
    }
    %483 = arith.addi %13, %c11 : index
    %484 = arith.cmpi slt, %483, %12 : index
    scf.if %484 {
      %485 = arith.muli %483, %outputFeatures : index
      %486 = arith.muli %3, %c19 : index
      %487 = arith.addi %485, %486 : index
      scf.if %0 {
        %488 = arith.addi %487, %c6 : index
        %489 = vector.load %residual[%488] : memref<?xf32>, vector<16xf32>
        %490 = arith.addf %489, %49#3 : vector<16xf32>
        %491 = arith.addi %487, %c6 : index
        vector.store %490, %out[%491] : memref<?xf32>, vector<16xf32>
      } else {
        %492 = arith.addi %487, %c6 : index
        vector.store %49#3, %out[%492] : memref<?xf32>, vector<16xf32>
      }
    }
    %493 = arith.addi %13, %c12 : index
    %494 = arith.cmpi slt, %493, %12 : index
    scf.if %494 {
      %495 = arith.muli %493, %outputFeatures : index
      %496 = arith.muli %3, %c19 : index
      %497 = arith.addi %495, %496 : index
      scf.if %0 {
        %498 = arith.addi %497, %c6 : index
        %499 = vector.load %residual[%498] : memref<?xf32>, vector<16xf32>
        %500 = arith.addf %499, %49#4 : vector<16xf32>
        %501 = arith.addi %497, %c6 : index
        vector.store %500, %out[%501] : memref<?xf32>, vector<16xf32>
      } else {
        %502 = arith.addi %497, %c6 : index
        vector.store %49#4, %out[%502] : memref<?xf32>, vector<16xf32>
      }
    }
    %503 = arith.addi %13, %c13 : index
    %504 = arith.cmpi slt, %503, %12 : index
    scf.if %504 {
      %505 = arith.muli %503, %outputFeatures : index
      %506 = arith.muli %3, %c19 : index
      %507 = arith.addi %505, %506 : index
      scf.if %0 {
        %508 = arith.addi %507, %c6 : index
        %509 = vector.load %residual[%508] : memref<?xf32>, vector<16xf32>
        %510 = arith.addf %509, %49#5 : vector<16xf32>
        %511 = arith.addi %507, %c6 : index
        vector.store %510, %out[%511] : memref<?xf32>, vector<16xf32>
      } else {
        %512 = arith.addi %507, %c6 : index
        vector.store %49#5, %out[%512] : memref<?xf32>, vector<16xf32>
      }
    }
    %513 = arith.addi %13, %c14 : index
    %514 = arith.cmpi slt, %513, %12 : index
    scf.if %514 {
      %515 = arith.muli %513, %outputFeatures : index
      %516 = arith.muli %3, %c19 : index
      %517 = arith.addi %515, %516 : index
      scf.if %0 {
        %518 = arith.addi %517, %c6 : index
        %519 = vector.load %residual[%518] : memref<?xf32>, vector<16xf32>
        %520 = arith.addf %519, %49#6 : vector<16xf32>
        %521 = arith.addi %517, %c6 : index
        vector.store %520, %out[%521] : memref<?xf32>, vector<16xf32>
      } else {
        %522 = arith.addi %517, %c6 : index
        vector.store %49#6, %out[%522] : memref<?xf32>, vector<16xf32>
      }
    }
    %523 = arith.addi %13, %c15 : index
    %524 = arith.cmpi slt, %523, %12 : index
    scf.if %524 {
      %525 = arith.muli %523, %outputFeatures : index
      %526 = arith.muli %3, %c19 : index
      %527 = arith.addi %525, %526 : index
      scf.if %0 {
        %528 = arith.addi %527, %c6 : index
        %529 = vector.load %residual[%528] : memref<?xf32>, vector<16xf32>
        %530 = arith.addf %529, %49#7 : vector<16xf32>
        %531 = arith.addi %527, %c6 : index
        vector.store %530, %out[%531] : memref<?xf32>, vector<16xf32>
      } else {
        %532 = arith.addi %527, %c6 : index
        vector.store %49#7, %out[%532] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
