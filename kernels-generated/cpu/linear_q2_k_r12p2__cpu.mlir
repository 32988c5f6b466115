// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q2_k', shape=Shape(rows=12, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q2_k_r12p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 1600 : index
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
  %c24 = arith.constant 576 : index
  %c25 = arith.constant dense<0> : vector<16xi32>
  %c26 = arith.constant dense<3> : vector<16xi32>
  %c27 = arith.constant dense<2> : vector<16xi32>
  %c28 = arith.constant dense<4> : vector<16xi32>
  %c29 = arith.constant dense<6> : vector<16xi32>
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
        %131 = arith.divui %102, %c6 : index
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
        %145 = arith.muli %102, %c6 : index
        %146 = arith.addi %145, %c7 : index
        %147 = arith.muli %146, %c23 : index
        %148 = arith.addi %144, %147 : index
        %149 = vector.load %w[%148] : memref<?xi8>, vector<16xi8>
        %150 = arith.extui %149 : vector<16xi8> to vector<16xi32>
        %151 = arith.addi %82, %c24 : index
        %152 = arith.muli %102, %c6 : index
        %153 = arith.addi %152, %c1 : index
        %154 = arith.muli %153, %c23 : index
        %155 = arith.addi %151, %154 : index
        %156 = vector.load %w[%155] : memref<?xi8>, vector<16xi8>
        %157 = arith.extui %156 : vector<16xi8> to vector<16xi32>
        %158 = arith.shrui %150, %c25 : vector<16xi32>
        %159 = arith.andi %158, %c26 : vector<16xi32>
        %160 = arith.sitofp %159 : vector<16xi32> to vector<16xf32>
        %161 = math.fma %160, %138, %143 : vector<16xf32>
        %162 = arith.addi %84, %c22 : index
        %163 = arith.divui %102, %c6 : index
        %164 = arith.muli %163, %c21 : index
        %165 = arith.addi %162, %164 : index
        %166 = arith.addi %165, %c7 : index
        %167 = vector.load %w[%166] : memref<?xi8>, vector<16xi8>
        %168 = arith.extui %167 : vector<16xi8> to vector<16xi32>
        %169 = arith.sitofp %168 : vector<16xi32> to vector<16xf32>
        %170 = arith.mulf %96, %169 : vector<16xf32>
        %171 = arith.addi %165, %c23 : index
        %172 = vector.load %w[%171] : memref<?xi8>, vector<16xi8>
        %173 = arith.extui %172 : vector<16xi8> to vector<16xi32>
        %174 = arith.sitofp %173 : vector<16xi32> to vector<16xf32>
        %175 = arith.mulf %100, %174 : vector<16xf32>
        %176 = arith.addi %84, %c24 : index
        %177 = arith.muli %102, %c6 : index
        %178 = arith.addi %177, %c7 : index
        %179 = arith.muli %178, %c23 : index
        %180 = arith.addi %176, %179 : index
        %181 = vector.load %w[%180] : memref<?xi8>, vector<16xi8>
        %182 = arith.extui %181 : vector<16xi8> to vector<16xi32>
        %183 = arith.addi %84, %c24 : index
        %184 = arith.muli %102, %c6 : index
        %185 = arith.addi %184, %c1 : index
        %186 = arith.muli %185, %c23 : index
        %187 = arith.addi %183, %186 : index
        %188 = vector.load %w[%187] : memref<?xi8>, vector<16xi8>
        %189 = arith.extui %188 : vector<16xi8> to vector<16xi32>
        %190 = arith.shrui %182, %c25 : vector<16xi32>
        %191 = arith.andi %190, %c26 : vector<16xi32>
        %192 = arith.sitofp %191 : vector<16xi32> to vector<16xf32>
        %193 = math.fma %192, %170, %175 : vector<16xf32>
        %194 = arith.addi %42, %129 : index
        %195 = arith.addi %194, %c7 : index
        %196 = memref.load %x[%195] : memref<?xf32>
        %197 = vector.broadcast %196 : f32 to vector<16xf32>
        %198 = math.fma %197, %161, %103 : vector<16xf32>
        %199 = math.fma %197, %193, %104 : vector<16xf32>
        %200 = arith.addi %43, %129 : index
        %201 = arith.addi %200, %c7 : index
        %202 = memref.load %x[%201] : memref<?xf32>
        %203 = vector.broadcast %202 : f32 to vector<16xf32>
        %204 = math.fma %203, %161, %105 : vector<16xf32>
        %205 = math.fma %203, %193, %106 : vector<16xf32>
        %206 = arith.addi %44, %129 : index
        %207 = arith.addi %206, %c7 : index
        %208 = memref.load %x[%207] : memref<?xf32>
        %209 = vector.broadcast %208 : f32 to vector<16xf32>
        %210 = math.fma %209, %161, %107 : vector<16xf32>
        %211 = math.fma %209, %193, %108 : vector<16xf32>
        %212 = arith.addi %45, %129 : index
        %213 = arith.addi %212, %c7 : index
        %214 = memref.load %x[%213] : memref<?xf32>
        %215 = vector.broadcast %214 : f32 to vector<16xf32>
        %216 = math.fma %215, %161, %109 : vector<16xf32>
        %217 = math.fma %215, %193, %110 : vector<16xf32>
        %218 = arith.addi %46, %129 : index
        %219 = arith.addi %218, %c7 : index
        %220 = memref.load %x[%219] : memref<?xf32>
        %221 = vector.broadcast %220 : f32 to vector<16xf32>
        %222 = math.fma %221, %161, %111 : vector<16xf32>
        %223 = math.fma %221, %193, %112 : vector<16xf32>
        %224 = arith.addi %47, %129 : index
        %225 = arith.addi %224, %c7 : index
        %226 = memref.load %x[%225] : memref<?xf32>
        %227 = vector.broadcast %226 : f32 to vector<16xf32>
        %228 = math.fma %227, %161, %113 : vector<16xf32>
        %229 = math.fma %227, %193, %114 : vector<16xf32>
        %230 = arith.addi %48, %129 : index
        %231 = arith.addi %230, %c7 : index
        %232 = memref.load %x[%231] : memref<?xf32>
        %233 = vector.broadcast %232 : f32 to vector<16xf32>
        %234 = math.fma %233, %161, %115 : vector<16xf32>
        %235 = math.fma %233, %193, %116 : vector<16xf32>
        %236 = arith.addi %49, %129 : index
        %237 = arith.addi %236, %c7 : index
        %238 = memref.load %x[%237] : memref<?xf32>
        %239 = vector.broadcast %238 : f32 to vector<16xf32>
        %240 = math.fma %239, %161, %117 : vector<16xf32>
        %241 = math.fma %239, %193, %118 : vector<16xf32>
        %242 = arith.addi %50, %129 : index
        %243 = arith.addi %242, %c7 : index
        %244 = memref.load %x[%243] : memref<?xf32>
        %245 = vector.broadcast %244 : f32 to vector<16xf32>
        %246 = math.fma %245, %161, %119 : vector<16xf32>
        %247 = math.fma %245, %193, %120 : vector<16xf32>
        %248 = arith.addi %51, %129 : index
        %249 = arith.addi %248, %c7 : index
        %250 = memref.load %x[%249] : memref<?xf32>
        %251 = vector.broadcast %250 : f32 to vector<16xf32>
        %252 = math.fma %251, %161, %121 : vector<16xf32>
        %253 = math.fma %251, %193, %122 : vector<16xf32>
        %254 = arith.addi %52, %129 : index
        %255 = arith.addi %254, %c7 : index
        %256 = memref.load %x[%255] : memref<?xf32>
        %257 = vector.broadcast %256 : f32 to vector<16xf32>
        %258 = math.fma %257, %161, %123 : vector<16xf32>
        %259 = math.fma %257, %193, %124 : vector<16xf32>
        %260 = arith.addi %53, %129 : index
        %261 = arith.addi %260, %c7 : index
        %262 = memref.load %x[%261] : memref<?xf32>
        %263 = vector.broadcast %262 : f32 to vector<16xf32>
        %264 = math.fma %263, %161, %125 : vector<16xf32>
        %265 = math.fma %263, %193, %126 : vector<16xf32>
        %266 = arith.shrui %150, %c27 : vector<16xi32>
        %267 = arith.andi %266, %c26 : vector<16xi32>
        %268 = arith.sitofp %267 : vector<16xi32> to vector<16xf32>
        %269 = math.fma %268, %138, %143 : vector<16xf32>
        %270 = arith.shrui %182, %c27 : vector<16xi32>
        %271 = arith.andi %270, %c26 : vector<16xi32>
        %272 = arith.sitofp %271 : vector<16xi32> to vector<16xf32>
        %273 = math.fma %272, %170, %175 : vector<16xf32>
        %274 = arith.addi %42, %129 : index
        %275 = arith.addi %274, %c1 : index
        %276 = memref.load %x[%275] : memref<?xf32>
        %277 = vector.broadcast %276 : f32 to vector<16xf32>
        %278 = math.fma %277, %269, %198 : vector<16xf32>
        %279 = math.fma %277, %273, %199 : vector<16xf32>
        %280 = arith.addi %43, %129 : index
        %281 = arith.addi %280, %c1 : index
        %282 = memref.load %x[%281] : memref<?xf32>
        %283 = vector.broadcast %282 : f32 to vector<16xf32>
        %284 = math.fma %283, %269, %204 : vector<16xf32>
        %285 = math.fma %283, %273, %205 : vector<16xf32>
        %286 = arith.addi %44, %129 : index
        %287 = arith.addi %286, %c1 : index
        %288 = memref.load %x[%287] : memref<?xf32>
        %289 = vector.broadcast %288 : f32 to vector<16xf32>
        %290 = math.fma %289, %269, %210 : vector<16xf32>
        %291 = math.fma %289, %273, %211 : vector<16xf32>
        %292 = arith.addi %45, %129 : index
        %293 = arith.addi %292, %c1 : index
        %294 = memref.load %x[%293] : memref<?xf32>
        %295 = vector.broadcast %294 : f32 to vector<16xf32>
        %296 = math.fma %295, %269, %216 : vector<16xf32>
        %297 = math.fma %295, %273, %217 : vector<16xf32>
        %298 = arith.addi %46, %129 : index
        %299 = arith.addi %298, %c1 : index
        %300 = memref.load %x[%299] : memref<?xf32>
        %301 = vector.broadcast %300 : f32 to vector<16xf32>
        %302 = math.fma %301, %269, %222 : vector<16xf32>
        %303 = math.fma %301, %273, %223 : vector<16xf32>
        %304 = arith.addi %47, %129 : index
        %305 = arith.addi %304, %c1 : index
        %306 = memref.load %x[%305] : memref<?xf32>
        %307 = vector.broadcast %306 : f32 to vector<16xf32>
        %308 = math.fma %307, %269, %228 : vector<16xf32>
        %309 = math.fma %307, %273, %229 : vector<16xf32>
        %310 = arith.addi %48, %129 : index
        %311 = arith.addi %310, %c1 : index
        %312 = memref.load %x[%311] : memref<?xf32>
        %313 = vector.broadcast %312 : f32 to vector<16xf32>
        %314 = math.fma %313, %269, %234 : vector<16xf32>
        %315 = math.fma %313, %273, %235 : vector<16xf32>
        %316 = arith.addi %49, %129 : index
        %317 = arith.addi %316, %c1 : index
        %318 = memref.load %x[%317] : memref<?xf32>
        %319 = vector.broadcast %318 : f32 to vector<16xf32>
        %320 = math.fma %319, %269, %240 : vector<16xf32>
        %321 = math.fma %319, %273, %241 : vector<16xf32>
        %322 = arith.addi %50, %129 : index
        %323 = arith.addi %322, %c1 : index
        %324 = memref.load %x[%323] : memref<?xf32>
        %325 = vector.broadcast %324 : f32 to vector<16xf32>
        %326 = math.fma %325, %269, %246 : vector<16xf32>
        %327 = math.fma %325, %273, %247 : vector<16xf32>
        %328 = arith.addi %51, %129 : index
        %329 = arith.addi %328, %c1 : index
        %330 = memref.load %x[%329] : memref<?xf32>
        %331 = vector.broadcast %330 : f32 to vector<16xf32>
        %332 = math.fma %331, %269, %252 : vector<16xf32>
        %333 = math.fma %331, %273, %253 : vector<16xf32>
        %334 = arith.addi %52, %129 : index
        %335 = arith.addi %334, %c1 : index
        %336 = memref.load %x[%335] : memref<?xf32>
        %337 = vector.broadcast %336 : f32 to vector<16xf32>
        %338 = math.fma %337, %269, %258 : vector<16xf32>
        %339 = math.fma %337, %273, %259 : vector<16xf32>
        %340 = arith.addi %53, %129 : index
        %341 = arith.addi %340, %c1 : index
        %342 = memref.load %x[%341] : memref<?xf32>
        %343 = vector.broadcast %342 : f32 to vector<16xf32>
        %344 = math.fma %343, %269, %264 : vector<16xf32>
        %345 = math.fma %343, %273, %265 : vector<16xf32>
        %346 = arith.shrui %150, %c28 : vector<16xi32>
        %347 = arith.andi %346, %c26 : vector<16xi32>
        %348 = arith.sitofp %347 : vector<16xi32> to vector<16xf32>
        %349 = math.fma %348, %138, %143 : vector<16xf32>
        %350 = arith.shrui %182, %c28 : vector<16xi32>
        %351 = arith.andi %350, %c26 : vector<16xi32>
        %352 = arith.sitofp %351 : vector<16xi32> to vector<16xf32>
        %353 = math.fma %352, %170, %175 : vector<16xf32>
        %354 = arith.addi %42, %129 : index
        %355 = arith.addi %354, %c6 : index
        %356 = memref.load %x[%355] : memref<?xf32>
        %357 = vector.broadcast %356 : f32 to vector<16xf32>
        %358 = math.fma %357, %349, %278 : vector<16xf32>
        %359 = math.fma %357, %353, %279 : vector<16xf32>
        %360 = arith.addi %43, %129 : index
        %361 = arith.addi %360, %c6 : index
        %362 = memref.load %x[%361] : memref<?xf32>
        %363 = vector.broadcast %362 : f32 to vector<16xf32>
        %364 = math.fma %363, %349, %284 : vector<16xf32>
        %365 = math.fma %363, %353, %285 : vector<16xf32>
        %366 = arith.addi %44, %129 : index
        %367 = arith.addi %366, %c6 : index
        %368 = memref.load %x[%367] : memref<?xf32>
        %369 = vector.broadcast %368 : f32 to vector<16xf32>
        %370 = math.fma %369, %349, %290 : vector<16xf32>
        %371 = math.fma %369, %353, %291 : vector<16xf32>
        %372 = arith.addi %45, %129 : index
        %373 = arith.addi %372, %c6 : index
        %374 = memref.load %x[%373] : memref<?xf32>
        %375 = vector.broadcast %374 : f32 to vector<16xf32>
        %376 = math.fma %375, %349, %296 : vector<16xf32>
        %377 = math.fma %375, %353, %297 : vector<16xf32>
        %378 = arith.addi %46, %129 : index
        %379 = arith.addi %378, %c6 : index
        %380 = memref.load %x[%379] : memref<?xf32>
        %381 = vector.broadcast %380 : f32 to vector<16xf32>
        %382 = math.fma %381, %349, %302 : vector<16xf32>
        %383 = math.fma %381, %353, %303 : vector<16xf32>
        %384 = arith.addi %47, %129 : index
        %385 = arith.addi %384, %c6 : index
        %386 = memref.load %x[%385] : memref<?xf32>
        %387 = vector.broadcast %386 : f32 to vector<16xf32>
        %388 = math.fma %387, %349, %308 : vector<16xf32>
        %389 = math.fma %387, %353, %309 : vector<16xf32>
        %390 = arith.addi %48, %129 : index
        %391 = arith.addi %390, %c6 : index
        %392 = memref.load %x[%391] : memref<?xf32>
        %393 = vector.broadcast %392 : f32 to vector<16xf32>
        %394 = math.fma %393, %349, %314 : vector<16xf32>
        %395 = math.fma %393, %353, %315 : vector<16xf32>
        %396 = arith.addi %49, %129 : index
        %397 = arith.addi %396, %c6 : index
        %398 = memref.load %x[%397] : memref<?xf32>
        %399 = vector.broadcast %398 : f32 to vector<16xf32>
        %400 = math.fma %399, %349, %320 : vector<16xf32>
        %401 = math.fma %399, %353, %321 : vector<16xf32>
        %402 = arith.addi %50, %129 : index
        %403 = arith.addi %402, %c6 : index
        %404 = memref.load %x[%403] : memref<?xf32>
        %405 = vector.broadcast %404 : f32 to vector<16xf32>
        %406 = math.fma %405, %349, %326 : vector<16xf32>
        %407 = math.fma %405, %353, %327 : vector<16xf32>
        %408 = arith.addi %51, %129 : index
        %409 = arith.addi %408, %c6 : index
        %410 = memref.load %x[%409] : memref<?xf32>
        %411 = vector.broadcast %410 : f32 to vector<16xf32>
        %412 = math.fma %411, %349, %332 : vector<16xf32>
        %413 = math.fma %411, %353, %333 : vector<16xf32>
        %414 = arith.addi %52, %129 : index
        %415 = arith.addi %414, %c6 : index
        %416 = memref.load %x[%415] : memref<?xf32>
        %417 = vector.broadcast %416 : f32 to vector<16xf32>
        %418 = math.fma %417, %349, %338 : vector<16xf32>
        %419 = math.fma %417, %353, %339 : vector<16xf32>
        %420 = arith.addi %53, %129 : index
        %421 = arith.addi %420, %c6 : index
        %422 = memref.load %x[%421] : memref<?xf32>
        %423 = vector.broadcast %422 : f32 to vector<16xf32>
        %424 = math.fma %423, %349, %344 : vector<16xf32>
        %425 = math.fma %423, %353, %345 : vector<16xf32>
        %426 = arith.shrui %150, %c29 : vector<16xi32>
        %427 = arith.andi %426, %c26 : vector<16xi32>
        %428 = arith.sitofp %427 : vector<16xi32> to vector<16xf32>
        %429 = math.fma %428, %138, %143 : vector<16xf32>
        %430 = arith.shrui %182, %c29 : vector<16xi32>
        %431 = arith.andi %430, %c26 : vector<16xi32>
        %432 = arith.sitofp %431 : vector<16xi32> to vector<16xf32>
        %433 = math.fma %432, %170, %175 : vector<16xf32>
        %434 = arith.addi %42, %129 : index
        %435 = arith.addi %434, %c11 : index
        %436 = memref.load %x[%435] : memref<?xf32>
        %437 = vector.broadcast %436 : f32 to vector<16xf32>
        %438 = math.fma %437, %429, %358 : vector<16xf32>
        %439 = math.fma %437, %433, %359 : vector<16xf32>
        %440 = arith.addi %43, %129 : index
        %441 = arith.addi %440, %c11 : index
        %442 = memref.load %x[%441] : memref<?xf32>
        %443 = vector.broadcast %442 : f32 to vector<16xf32>
        %444 = math.fma %443, %429, %364 : vector<16xf32>
        %445 = math.fma %443, %433, %365 : vector<16xf32>
        %446 = arith.addi %44, %129 : index
        %447 = arith.addi %446, %c11 : index
        %448 = memref.load %x[%447] : memref<?xf32>
        %449 = vector.broadcast %448 : f32 to vector<16xf32>
        %450 = math.fma %449, %429, %370 : vector<16xf32>
        %451 = math.fma %449, %433, %371 : vector<16xf32>
        %452 = arith.addi %45, %129 : index
        %453 = arith.addi %452, %c11 : index
        %454 = memref.load %x[%453] : memref<?xf32>
        %455 = vector.broadcast %454 : f32 to vector<16xf32>
        %456 = math.fma %455, %429, %376 : vector<16xf32>
        %457 = math.fma %455, %433, %377 : vector<16xf32>
        %458 = arith.addi %46, %129 : index
        %459 = arith.addi %458, %c11 : index
        %460 = memref.load %x[%459] : memref<?xf32>
        %461 = vector.broadcast %460 : f32 to vector<16xf32>
        %462 = math.fma %461, %429, %382 : vector<16xf32>
        %463 = math.fma %461, %433, %383 : vector<16xf32>
        %464 = arith.addi %47, %129 : index
        %465 = arith.addi %464, %c11 : index
        %466 = memref.load %x[%465] : memref<?xf32>
        %467 = vector.broadcast %466 : f32 to vector<16xf32>
        %468 = math.fma %467, %429, %388 : vector<16xf32>
        %469 = math.fma %467, %433, %389 : vector<16xf32>
        %470 = arith.addi %48, %129 : index
        %471 = arith.addi %470, %c11 : index
        %472 = memref.load %x[%471] : memref<?xf32>
        %473 = vector.broadcast %472 : f32 to vector<16xf32>
        %474 = math.fma %473, %429, %394 : vector<16xf32>
        %475 = math.fma %473, %433, %395 : vector<16xf32>
        %476 = arith.addi %49, %129 : index
        %477 = arith.addi %476, %c11 : index
        %478 = memref.load %x[%477] : memref<?xf32>
        %479 = vector.broadcast %478 : f32 to vector<16xf32>
        %480 = math.fma %479, %429, %400 : vector<16xf32>
        %481 = math.fma %479, %433, %401 : vector<16xf32>
        %482 = arith.addi %50, %129 : index
        %483 = arith.addi %482, %c11 : index
        %484 = memref.load %x[%483] : memref<?xf32>
        %485 = vector.broadcast %484 : f32 to vector<16xf32>
        %486 = math.fma %485, %429, %406 : vector<16xf32>
        %487 = math.fma %485, %433, %407 : vector<16xf32>
        %488 = arith.addi %51, %129 : index
        %489 = arith.addi %488, %c11 : index
        %490 = memref.load %x[%489] : memref<?xf32>
        %491 = vector.broadcast %490 : f32 to vector<16xf32>
        %492 = math.fma %491, %429, %412 : vector<16xf32>
        %493 = math.fma %491, %433, %413 : vector<16xf32>
        %494 = arith.addi %52, %129 : index
        %495 = arith.addi %494, %c11 : index
        %496 = memref.load %x[%495] : memref<?xf32>
        %497 = vector.broadcast %496 : f32 to vector<16xf32>
        %498 = math.fma %497, %429, %418 : vector<16xf32>
        %499 = math.fma %497, %433, %419 : vector<16xf32>
        %500 = arith.addi %53, %129 : index
        %501 = arith.addi %500, %c11 : index
        %502 = memref.load %x[%501] : memref<?xf32>
        %503 = vector.broadcast %502 : f32 to vector<16xf32>
        %504 = math.fma %503, %429, %424 : vector<16xf32>
        %505 = math.fma %503, %433, %425 : vector<16xf32>
        %506 = arith.shrui %157, %c25 : vector<16xi32>
        %507 = arith.andi %506, %c26 : vector<16xi32>
        %508 = arith.sitofp %507 : vector<16xi32> to vector<16xf32>
        %509 = math.fma %508, %138, %143 : vector<16xf32>
        %510 = arith.shrui %189, %c25 : vector<16xi32>
        %511 = arith.andi %510, %c26 : vector<16xi32>
        %512 = arith.sitofp %511 : vector<16xi32> to vector<16xf32>
        %513 = math.fma %512, %170, %175 : vector<16xf32>
        %514 = arith.addi %42, %129 : index
        %515 = arith.addi %514, %c12 : index
        %516 = memref.load %x[%515] : memref<?xf32>
        %517 = vector.broadcast %516 : f32 to vector<16xf32>
        %518 = math.fma %517, %509, %438 : vector<16xf32>
        %519 = math.fma %517, %513, %439 : vector<16xf32>
        %520 = arith.addi %43, %129 : index
        %521 = arith.addi %520, %c12 : index
        %522 = memref.load %x[%521] : memref<?xf32>
        %523 = vector.broadcast %522 : f32 to vector<16xf32>
        %524 = math.fma %523, %509, %444 : vector<16xf32>
        %525 = math.fma %523, %513, %445 : vector<16xf32>
        %526 = arith.addi %44, %129 : index
        %527 = arith.addi %526, %c12 : index
        %528 = memref.load %x[%527] : memref<?xf32>
        %529 = vector.broadcast %528 : f32 to vector<16xf32>
        %530 = math.fma %529, %509, %450 : vector<16xf32>
        %531 = math.fma %529, %513, %451 : vector<16xf32>
        %532 = arith.addi %45, %129 : index
        %533 = arith.addi %532, %c12 : index
        %534 = memref.load %x[%533] : memref<?xf32>
        %535 = vector.broadcast %534 : f32 to vector<16xf32>
        %536 = math.fma %535, %509, %456 : vector<16xf32>
        %537 = math.fma %535, %513, %457 : vector<16xf32>
        %538 = arith.addi %46, %129 : index
        %539 = arith.addi %538, %c12 : index
        %540 = memref.load %x[%539] : memref<?xf32>
        %541 = vector.broadcast %540 : f32 to vector<16xf32>
        %542 = math.fma %541, %509, %462 : vector<16xf32>
        %543 = math.fma %541, %513, %463 : vector<16xf32>
        %544 = arith.addi %47, %129 : index
        %545 = arith.addi %544, %c12 : index
        %546 = memref.load %x[%545] : memref<?xf32>
        %547 = vector.broadcast %546 : f32 to vector<16xf32>
        %548 = math.fma %547, %509, %468 : vector<16xf32>
        %549 = math.fma %547, %513, %469 : vector<16xf32>
        %550 = arith.addi %48, %129 : index
        %551 = arith.addi %550, %c12 : index
        %552 = memref.load %x[%551] : memref<?xf32>
        %553 = vector.broadcast %552 : f32 to vector<16xf32>
        %554 = math.fma %553, %509, %474 : vector<16xf32>
        %555 = math.fma %553, %513, %475 : vector<16xf32>
        %556 = arith.addi %49, %129 : index
        %557 = arith.addi %556, %c12 : index
        %558 = memref.load %x[%557] : memref<?xf32>
        %559 = vector.broadcast %558 : f32 to vector<16xf32>
        %560 = math.fma %559, %509, %480 : vector<16xf32>
        %561 = math.fma %559, %513, %481 : vector<16xf32>
        %562 = arith.addi %50, %129 : index
        %563 = arith.addi %562, %c12 : index
        %564 = memref.load %x[%563] : memref<?xf32>
        %565 = vector.broadcast %564 : f32 to vector<16xf32>
        %566 = math.fma %565, %509, %486 : vector<16xf32>
        %567 = math.fma %565, %513, %487 : vector<16xf32>
        %568 = arith.addi %51, %129 : index
        %569 = arith.addi %568, %c12 : index
        %570 = memref.load %x[%569] : memref<?xf32>
        %571 = vector.broadcast %570 : f32 to vector<16xf32>
        %572 = math.fma %571, %509, %492 : vector<16xf32>
        %573 = math.fma %571, %513, %493 : vector<16xf32>
        %574 = arith.addi %52, %129 : index
        %575 = arith.addi %574, %c12 : index
        %576 = memref.load %x[%575] : memref<?xf32>
        %577 = vector.broadcast %576 : f32 to vector<16xf32>
        %578 = math.fma %577, %509, %498 : vector<16xf32>
        %579 = math.fma %577, %513, %499 : vector<16xf32>
        %580 = arith.addi %53, %129 : index
        %581 = arith.addi %580, %c12 : index
        %582 = memref.load %x[%581] : memref<?xf32>
        %583 = vector.broadcast %582 : f32 to vector<16xf32>
        %584 = math.fma %583, %509, %504 : vector<16xf32>
        %585 = math.fma %583, %513, %505 : vector<16xf32>
        %586 = arith.shrui %157, %c27 : vector<16xi32>
        %587 = arith.andi %586, %c26 : vector<16xi32>
        %588 = arith.sitofp %587 : vector<16xi32> to vector<16xf32>
        %589 = math.fma %588, %138, %143 : vector<16xf32>
        %590 = arith.shrui %189, %c27 : vector<16xi32>
        %591 = arith.andi %590, %c26 : vector<16xi32>
        %592 = arith.sitofp %591 : vector<16xi32> to vector<16xf32>
        %593 = math.fma %592, %170, %175 : vector<16xf32>
        %594 = arith.addi %42, %129 : index
        %595 = arith.addi %594, %c13 : index
        %596 = memref.load %x[%595] : memref<?xf32>
        %597 = vector.broadcast %596 : f32 to vector<16xf32>
        %598 = math.fma %597, %589, %518 : vector<16xf32>
        %599 = math.fma %597, %593, %519 : vector<16xf32>
        %600 = arith.addi %43, %129 : index
        %601 = arith.addi %600, %c13 : index
        %602 = memref.load %x[%601] : memref<?xf32>
        %603 = vector.broadcast %602 : f32 to vector<16xf32>
        %604 = math.fma %603, %589, %524 : vector<16xf32>
        %605 = math.fma %603, %593, %525 : vector<16xf32>
        %606 = arith.addi %44, %129 : index
        %607 = arith.addi %606, %c13 : index
        %608 = memref.load %x[%607] : memref<?xf32>
        %609 = vector.broadcast %608 : f32 to vector<16xf32>
        %610 = math.fma %609, %589, %530 : vector<16xf32>
        %611 = math.fma %609, %593, %531 : vector<16xf32>
        %612 = arith.addi %45, %129 : index
        %613 = arith.addi %612, %c13 : index
        %614 = memref.load %x[%613] : memref<?xf32>
        %615 = vector.broadcast %614 : f32 to vector<16xf32>
        %616 = math.fma %615, %589, %536 : vector<16xf32>
        %617 = math.fma %615, %593, %537 : vector<16xf32>
        %618 = arith.addi %46, %129 : index
        %619 = arith.addi %618, %c13 : index
        %620 = memref.load %x[%619] : memref<?xf32>
        %621 = vector.broadcast %620 : f32 to vector<16xf32>
        %622 = math.fma %621, %589, %542 : vector<16xf32>
        %623 = math.fma %621, %593, %543 : vector<16xf32>
        %624 = arith.addi %47, %129 : index
        %625 = arith.addi %624, %c13 : index
        %626 = memref.load %x[%625] : memref<?xf32>
        %627 = vector.broadcast %626 : f32 to vector<16xf32>
        %628 = math.fma %627, %589, %548 : vector<16xf32>
        %629 = math.fma %627, %593, %549 : vector<16xf32>
        %630 = arith.addi %48, %129 : index
        %631 = arith.addi %630, %c13 : index
        %632 = memref.load %x[%631] : memref<?xf32>
        %633 = vector.broadcast %632 : f32 to vector<16xf32>
        %634 = math.fma %633, %589, %554 : vector<16xf32>
        %635 = math.fma %633, %593, %555 : vector<16xf32>
        %636 = arith.addi %49, %129 : index
        %637 = arith.addi %636, %c13 : index
        %638 = memref.load %x[%637] : memref<?xf32>
        %639 = vector.broadcast %638 : f32 to vector<16xf32>
        %640 = math.fma %639, %589, %560 : vector<16xf32>
        %641 = math.fma %639, %593, %561 : vector<16xf32>
        %642 = arith.addi %50, %129 : index
        %643 = arith.addi %642, %c13 : index
        %644 = memref.load %x[%643] : memref<?xf32>
        %645 = vector.broadcast %644 : f32 to vector<16xf32>
        %646 = math.fma %645, %589, %566 : vector<16xf32>
        %647 = math.fma %645, %593, %567 : vector<16xf32>
        %648 = arith.addi %51, %129 : index
        %649 = arith.addi %648, %c13 : index
        %650 = memref.load %x[%649] : memref<?xf32>
        %651 = vector.broadcast %650 : f32 to vector<16xf32>
        %652 = math.fma %651, %589, %572 : vector<16xf32>
        %653 = math.fma %651, %593, %573 : vector<16xf32>
        %654 = arith.addi %52, %129 : index
        %655 = arith.addi %654, %c13 : index
        %656 = memref.load %x[%655] : memref<?xf32>
        %657 = vector.broadcast %656 : f32 to vector<16xf32>
        %658 = math.fma %657, %589, %578 : vector<16xf32>
        %659 = math.fma %657, %593, %579 : vector<16xf32>
        %660 = arith.addi %53, %129 : index
        %661 = arith.addi %660, %c13 : index
        %662 = memref.load %x[%661] : memref<?xf32>
        %663 = vector.broadcast %662 : f32 to vector<16xf32>
        %664 = math.fma %663, %589, %584 : vector<16xf32>
        %665 = math.fma %663, %593, %585 : vector<16xf32>
        %666 = arith.shrui %157, %c28 : vector<16xi32>
        %667 = arith.andi %666, %c26 : vector<16xi32>
        %668 = arith.sitofp %667 : vector<16xi32> to vector<16xf32>
        %669 = math.fma %668, %138, %143 : vector<16xf32>
        %670 = arith.shrui %189, %c28 : vector<16xi32>
        %671 = arith.andi %670, %c26 : vector<16xi32>
        %672 = arith.sitofp %671 : vector<16xi32> to vector<16xf32>
        %673 = math.fma %672, %170, %175 : vector<16xf32>
        %674 = arith.addi %42, %129 : index
        %675 = arith.addi %674, %c14 : index
        %676 = memref.load %x[%675] : memref<?xf32>
        %677 = vector.broadcast %676 : f32 to vector<16xf32>
        %678 = math.fma %677, %669, %598 : vector<16xf32>
        %679 = math.fma %677, %673, %599 : vector<16xf32>
        %680 = arith.addi %43, %129 : index
        %681 = arith.addi %680, %c14 : index
        %682 = memref.load %x[%681] : memref<?xf32>
        %683 = vector.broadcast %682 : f32 to vector<16xf32>
        %684 = math.fma %683, %669, %604 : vector<16xf32>
        %685 = math.fma %683, %673, %605 : vector<16xf32>
        %686 = arith.addi %44, %129 : index
        %687 = arith.addi %686, %c14 : index
        %688 = memref.load %x[%687] : memref<?xf32>
        %689 = vector.broadcast %688 : f32 to vector<16xf32>
        %690 = math.fma %689, %669, %610 : vector<16xf32>
        %691 = math.fma %689, %673, %611 : vector<16xf32>
        %692 = arith.addi %45, %129 : index
        %693 = arith.addi %692, %c14 : index
        %694 = memref.load %x[%693] : memref<?xf32>
        %695 = vector.broadcast %694 : f32 to vector<16xf32>
        %696 = math.fma %695, %669, %616 : vector<16xf32>
        %697 = math.fma %695, %673, %617 : vector<16xf32>
        %698 = arith.addi %46, %129 : index
        %699 = arith.addi %698, %c14 : index
        %700 = memref.load %x[%699] : memref<?xf32>
        %701 = vector.broadcast %700 : f32 to vector<16xf32>
        %702 = math.fma %701, %669, %622 : vector<16xf32>
        %703 = math.fma %701, %673, %623 : vector<16xf32>
        %704 = arith.addi %47, %129 : index
        %705 = arith.addi %704, %c14 : index
        %706 = memref.load %x[%705] : memref<?xf32>
        %707 = vector.broadcast %706 : f32 to vector<16xf32>
        %708 = math.fma %707, %669, %628 : vector<16xf32>
        %709 = math.fma %707, %673, %629 : vector<16xf32>
        %710 = arith.addi %48, %129 : index
        %711 = arith.addi %710, %c14 : index
        %712 = memref.load %x[%711] : memref<?xf32>
        %713 = vector.broadcast %712 : f32 to vector<16xf32>
        %714 = math.fma %713, %669, %634 : vector<16xf32>
        %715 = math.fma %713, %673, %635 : vector<16xf32>
        %716 = arith.addi %49, %129 : index
        %717 = arith.addi %716, %c14 : index
        %718 = memref.load %x[%717] : memref<?xf32>
        %719 = vector.broadcast %718 : f32 to vector<16xf32>
        %720 = math.fma %719, %669, %640 : vector<16xf32>
        %721 = math.fma %719, %673, %641 : vector<16xf32>
        %722 = arith.addi %50, %129 : index
        %723 = arith.addi %722, %c14 : index
        %724 = memref.load %x[%723] : memref<?xf32>
        %725 = vector.broadcast %724 : f32 to vector<16xf32>
        %726 = math.fma %725, %669, %646 : vector<16xf32>
        %727 = math.fma %725, %673, %647 : vector<16xf32>
        %728 = arith.addi %51, %129 : index
        %729 = arith.addi %728, %c14 : index
        %730 = memref.load %x[%729] : memref<?xf32>
        %731 = vector.broadcast %730 : f32 to vector<16xf32>
        %732 = math.fma %731, %669, %652 : vector<16xf32>
        %733 = math.fma %731, %673, %653 : vector<16xf32>
        %734 = arith.addi %52, %129 : index
        %735 = arith.addi %734, %c14 : index
        %736 = memref.load %x[%735] : memref<?xf32>
        %737 = vector.broadcast %736 : f32 to vector<16xf32>
        %738 = math.fma %737, %669, %658 : vector<16xf32>
        %739 = math.fma %737, %673, %659 : vector<16xf32>
        %740 = arith.addi %53, %129 : index
        %741 = arith.addi %740, %c14 : index
        %742 = memref.load %x[%741] : memref<?xf32>
        %743 = vector.broadcast %742 : f32 to vector<16xf32>
        %744 = math.fma %743, %669, %664 : vector<16xf32>
        %745 = math.fma %743, %673, %665 : vector<16xf32>
        %746 = arith.shrui %157, %c29 : vector<16xi32>
        %747 = arith.andi %746, %c26 : vector<16xi32>
        %748 = arith.sitofp %747 : vector<16xi32> to vector<16xf32>
        %749 = math.fma %748, %138, %143 : vector<16xf32>
        %750 = arith.shrui %189, %c29 : vector<16xi32>
        %751 = arith.andi %750, %c26 : vector<16xi32>
        %752 = arith.sitofp %751 : vector<16xi32> to vector<16xf32>
        %753 = math.fma %752, %170, %175 : vector<16xf32>
        %754 = arith.addi %42, %129 : index
        %755 = arith.addi %754, %c15 : index
        %756 = memref.load %x[%755] : memref<?xf32>
        %757 = vector.broadcast %756 : f32 to vector<16xf32>
        %758 = math.fma %757, %749, %678 : vector<16xf32>
        %759 = math.fma %757, %753, %679 : vector<16xf32>
        %760 = arith.addi %43, %129 : index
        %761 = arith.addi %760, %c15 : index
        %762 = memref.load %x[%761] : memref<?xf32>
        %763 = vector.broadcast %762 : f32 to vector<16xf32>
        %764 = math.fma %763, %749, %684 : vector<16xf32>
        %765 = math.fma %763, %753, %685 : vector<16xf32>
        %766 = arith.addi %44, %129 : index
        %767 = arith.addi %766, %c15 : index
        %768 = memref.load %x[%767] : memref<?xf32>
        %769 = vector.broadcast %768 : f32 to vector<16xf32>
        %770 = math.fma %769, %749, %690 : vector<16xf32>
        %771 = math.fma %769, %753, %691 : vector<16xf32>
        %772 = arith.addi %45, %129 : index
        %773 = arith.addi %772, %c15 : index
        %774 = memref.load %x[%773] : memref<?xf32>
        %775 = vector.broadcast %774 : f32 to vector<16xf32>
        %776 = math.fma %775, %749, %696 : vector<16xf32>
        %777 = math.fma %775, %753, %697 : vector<16xf32>
        %778 = arith.addi %46, %129 : index
        %779 = arith.addi %778, %c15 : index
        %780 = memref.load %x[%779] : memref<?xf32>
        %781 = vector.broadcast %780 : f32 to vector<16xf32>
        %782 = math.fma %781, %749, %702 : vector<16xf32>
        %783 = math.fma %781, %753, %703 : vector<16xf32>
        %784 = arith.addi %47, %129 : index
        %785 = arith.addi %784, %c15 : index
        %786 = memref.load %x[%785] : memref<?xf32>
        %787 = vector.broadcast %786 : f32 to vector<16xf32>
        %788 = math.fma %787, %749, %708 : vector<16xf32>
        %789 = math.fma %787, %753, %709 : vector<16xf32>
        %790 = arith.addi %48, %129 : index
        %791 = arith.addi %790, %c15 : index
        %792 = memref.load %x[%791] : memref<?xf32>
        %793 = vector.broadcast %792 : f32 to vector<16xf32>
        %794 = math.fma %793, %749, %714 : vector<16xf32>
        %795 = math.fma %793, %753, %715 : vector<16xf32>
        %796 = arith.addi %49, %129 : index
        %797 = arith.addi %796, %c15 : index
        %798 = memref.load %x[%797] : memref<?xf32>
        %799 = vector.broadcast %798 : f32 to vector<16xf32>
        %800 = math.fma %799, %749, %720 : vector<16xf32>
        %801 = math.fma %799, %753, %721 : vector<16xf32>
        %802 = arith.addi %50, %129 : index
        %803 = arith.addi %802, %c15 : index
        %804 = memref.load %x[%803] : memref<?xf32>
        %805 = vector.broadcast %804 : f32 to vector<16xf32>
        %806 = math.fma %805, %749, %726 : vector<16xf32>
        %807 = math.fma %805, %753, %727 : vector<16xf32>
        %808 = arith.addi %51, %129 : index
        %809 = arith.addi %808, %c15 : index
        %810 = memref.load %x[%809] : memref<?xf32>
        %811 = vector.broadcast %810 : f32 to vector<16xf32>
        %812 = math.fma %811, %749, %732 : vector<16xf32>
        %813 = math.fma %811, %753, %733 : vector<16xf32>
        %814 = arith.addi %52, %129 : index
        %815 = arith.addi %814, %c15 : index
        %816 = memref.load %x[%815] : memref<?xf32>
        %817 = vector.broadcast %816 : f32 to vector<16xf32>
        %818 = math.fma %817, %749, %738 : vector<16xf32>
        %819 = math.fma %817, %753, %739 : vector<16xf32>
        %820 = arith.addi %53, %129 : index
        %821 = arith.addi %820, %c15 : index
        %822 = memref.load %x[%821] : memref<?xf32>
        %823 = vector.broadcast %822 : f32 to vector<16xf32>
        %824 = math.fma %823, %749, %744 : vector<16xf32>
        %825 = math.fma %823, %753, %745 : vector<16xf32>
        scf.yield %758, %759, %764, %765, %770, %771, %776, %777, %782, %783, %788, %789, %794, %795, %800, %801, %806, %807, %812, %813, %818, %819, %824, %825 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %127#0, %127#1, %127#2, %127#3, %127#4, %127#5, %127#6, %127#7, %127#8, %127#9, %127#10, %127#11, %127#12, %127#13, %127#14, %127#15, %127#16, %127#17, %127#18, %127#19, %127#20, %127#21, %127#22, %127#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %826 = arith.addi %16, %c7 : index
    %827 = arith.cmpi slt, %826, %15 : index
    scf.if %827 {
      %828 = arith.muli %826, %outputFeatures : index
      %829 = arith.muli %3, %c21 : index
      %830 = arith.addi %828, %829 : index
      scf.if %0 {
        %831 = arith.addi %830, %c7 : index
        %832 = vector.load %residual[%831] : memref<?xf32>, vector<16xf32>
        %833 = arith.addf %832, %80#0 : vector<16xf32>
        %834 = arith.addi %830, %c7 : index
        vector.store %833, %out[%834] : memref<?xf32>, vector<16xf32>
      } else {
        %835 = arith.addi %830, %c7 : index
        vector.store %80#0, %out[%835] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %836 = arith.addi %830, %c23 : index
        %837 = vector.load %residual[%836] : memref<?xf32>, vector<16xf32>
        %838 = arith.addf %837, %80#1 : vector<16xf32>
        %839 = arith.addi %830, %c23 : index
        vector.store %838, %out[%839] : memref<?xf32>, vector<16xf32>
      } else {
        %840 = arith.addi %830, %c23 : index
        vector.store %80#1, %out[%840] : memref<?xf32>, vector<16xf32>
      }
    }
    %841 = arith.addi %16, %c1 : index
    %842 = arith.cmpi slt, %841, %15 : index
    scf.if %842 {
      %843 = arith.muli %841, %outputFeatures : index
      %844 = arith.muli %3, %c21 : index
      %845 = arith.addi %843, %844 : index
      scf.if %0 {
        %846 = arith.addi %845, %c7 : index
        %847 = vector.load %residual[%846] : memref<?xf32>, vector<16xf32>
        %848 = arith.addf %847, %80#2 : vector<16xf32>
        %849 = arith.addi %845, %c7 : index
        vector.store %848, %out[%849] : memref<?xf32>, vector<16xf32>
      } else {
        %850 = arith.addi %845, %c7 : index
        vector.store %80#2, %out[%850] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %851 = arith.addi %845, %c23 : index
        %852 = vector.load %residual[%851] : memref<?xf32>, vector<16xf32>
        %853 = arith.addf %852, %80#3 : vector<16xf32>
        %854 = arith.addi %845, %c23 : index
        vector.store %853, %out[%854] : memref<?xf32>, vector<16xf32>
      } else {
        %855 = arith.addi %845, %c23 : index
        vector.store %80#3, %out[%855] : memref<?xf32>, vector<16xf32>
      }
    }
    %856 = arith.addi %16, %c6 : index
    %857 = arith.cmpi slt, %856, %15 : index
    scf.if %857 {
      %858 = arith.muli %856, %outputFeatures : index
      %859 = arith.muli %3, %c21 : index
      %860 = arith.addi %858, %859 : index
      scf.if %0 {
        %861 = arith.addi %860, %c7 : index
        %862 = vector.load %residual[%861] : memref<?xf32>, vector<16xf32>
        %863 = arith.addf %862, %80#4 : vector<16xf32>
        %864 = arith.addi %860, %c7 : index
        vector.store %863, %out[%864] : memref<?xf32>, vector<16xf32>
      } else {
        %865 = arith.addi %860, %c7 : index
        vector.store %80#4, %out[%865] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %866 = arith.addi %860, %c23 : index
        %867 = vector.load %residual[%866] : memref<?xf32>, vector<16xf32>
        %868 = arith.addf %867, %80#5 : vector<16xf32>
        %869 = arith.addi %860, %c23 : index
        vector.store %868, %out[%869] : memref<?xf32>, vector<16xf32>
      } else {
        %870 = arith.addi %860, %c23 : index
        vector.store %80#5, %out[%870] : memref<?xf32>, vector<16xf32>
      }
    }
    %871 = arith.addi %16, %c11 : index
    %872 = arith.cmpi slt, %871, %15 : index
    scf.if %872 {
      %873 = arith.muli %871, %outputFeatures : index
      %874 = arith.muli %3, %c21 : index
      %875 = arith.addi %873, %874 : index
      scf.if %0 {
        %876 = arith.addi %875, %c7 : index
        %877 = vector.load %residual[%876] : memref<?xf32>, vector<16xf32>
        %878 = arith.addf %877, %80#6 : vector<16xf32>
        %879 = arith.addi %875, %c7 : index
        vector.store %878, %out[%879] : memref<?xf32>, vector<16xf32>
      } else {
        %880 = arith.addi %875, %c7 : index
        vector.store %80#6, %out[%880] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %881 = arith.addi %875, %c23 : index
        %882 = vector.load %residual[%881] : memref<?xf32>, vector<16xf32>
        %883 = arith.addf %882, %80#7 : vector<16xf32>
        %884 = arith.addi %875, %c23 : index
        vector.store %883, %out[%884] : memref<?xf32>, vector<16xf32>
      } else {
        %885 = arith.addi %875, %c23 : index
        vector.store %80#7, %out[%885] : memref<?xf32>, vector<16xf32>
      }
    }
    %886 = arith.addi %16, %c12 : index
    %887 = arith.cmpi slt, %886, %15 : index
    scf.if %887 {
      %888 = arith.muli %886, %outputFeatures : index
      %889 = arith.muli %3, %c21 : index
      %890 = arith.addi %888, %889 : index
      scf.if %0 {
        %891 = arith.addi %890, %c7 : index
        %892 = vector.load %residual[%891] : memref<?xf32>, vector<16xf32>
        %893 = arith.addf %892, %80#8 : vector<16xf32>
        %894 = arith.addi %890, %c7 : index
        vector.store %893, %out[%894] : memref<?xf32>, vector<16xf32>
      } else {
        %895 = arith.addi %890, %c7 : index
        vector.store %80#8, %out[%895] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %896 = arith.addi %890, %c23 : index
        %897 = vector.load %residual[%896] : memref<?xf32>, vector<16xf32>
        %898 = arith.addf %897, %80#9 : vector<16xf32>
        %899 = arith.addi %890, %c23 : index
        vector.store %898, %out[%899] : memref<?xf32>, vector<16xf32>
      } else {
        %900 = arith.addi %890, %c23 : index
        vector.store %80#9, %out[%900] : memref<?xf32>, vector<16xf32>
      }
    }
    %901 = arith.addi %16, %c13 : index
    %902 = arith.cmpi slt, %901, %15 : index
    scf.if %902 {
      %903 = arith.muli %901, %outputFeatures : index
      %904 = arith.muli %3, %c21 : index
      %905 = arith.addi %903, %904 : index
      scf.if %0 {
        %906 = arith.addi %905, %c7 : index
        %907 = vector.load %residual[%906] : memref<?xf32>, vector<16xf32>
        %908 = arith.addf %907, %80#10 : vector<16xf32>
        %909 = arith.addi %905, %c7 : index
        vector.store %908, %out[%909] : memref<?xf32>, vector<16xf32>
      } else {
        %910 = arith.addi %905, %c7 : index
        vector.store %80#10, %out[%910] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %911 = arith.addi %905, %c23 : index
        %912 = vector.load %residual[%911] : memref<?xf32>, vector<16xf32>
        %913 = arith.addf %912, %80#11 : vector<16xf32>
        %914 = arith.addi %905, %c23 : index
        vector.store %913, %out[%914] : memref<?xf32>, vector<16xf32>
      } else {
        %915 = arith.addi %905, %c23 : index
        vector.store %80#11, %out[%915] : memref<?xf32>, vector<16xf32>
      }
    }
    %916 = arith.addi %16, %c14 : index
    %917 = arith.cmpi slt, %916, %15 : index
    scf.if %917 {
      %918 = arith.muli %916, %outputFeatures : index
      %919 = arith.muli %3, %c21 : index
      %920 = arith.addi %918, %919 : index
      scf.if %0 {
        %921 = arith.addi %920, %c7 : index
        %922 = vector.load %residual[%921] : memref<?xf32>, vector<16xf32>
        %923 = arith.addf %922, %80#12 : vector<16xf32>
        %924 = arith.addi %920, %c7 : index
        vector.store %923, %out[%924] : memref<?xf32>, vector<16xf32>
      } else {
        %925 = arith.addi %920, %c7 : index
        vector.store %80#12, %out[%925] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %926 = arith.addi %920, %c23 : index
        %927 = vector.load %residual[%926] : memref<?xf32>, vector<16xf32>
        %928 = arith.addf %927, %80#13 : vector<16xf32>
        %929 = arith.addi %920, %c23 : index
        vector.store %928, %out[%929] : memref<?xf32>, vector<16xf32>
      } else {
        %930 = arith.addi %920, %c23 : index
        vector.store %80#13, %out[%930] : memref<?xf32>, vector<16xf32>
      }
    }
    %931 = arith.addi %16, %c15 : index
    %932 = arith.cmpi slt, %931, %15 : index
    scf.if %932 {
      %933 = arith.muli %931, %outputFeatures : index
      %934 = arith.muli %3, %c21 : index
      %935 = arith.addi %933, %934 : index
      scf.if %0 {
        %936 = arith.addi %935, %c7 : index
        %937 = vector.load %residual[%936] : memref<?xf32>, vector<16xf32>
        %938 = arith.addf %937, %80#14 : vector<16xf32>
        %939 = arith.addi %935, %c7 : index
        vector.store %938, %out[%939] : memref<?xf32>, vector<16xf32>
      } else {
        %940 = arith.addi %935, %c7 : index
        vector.store %80#14, %out[%940] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %941 = arith.addi %935, %c23 : index
        %942 = vector.load %residual[%941] : memref<?xf32>, vector<16xf32>
        %943 = arith.addf %942, %80#15 : vector<16xf32>
        %944 = arith.addi %935, %c23 : index
        vector.store %943, %out[%944] : memref<?xf32>, vector<16xf32>
      } else {
        %945 = arith.addi %935, %c23 : index
        vector.store %80#15, %out[%945] : memref<?xf32>, vector<16xf32>
      }
    }
    %946 = arith.addi %16, %c16 : index
    %947 = arith.cmpi slt, %946, %15 : index
    scf.if %947 {
      %948 = arith.muli %946, %outputFeatures : index
      %949 = arith.muli %3, %c21 : index
      %950 = arith.addi %948, %949 : index
      scf.if %0 {
        %951 = arith.addi %950, %c7 : index
        %952 = vector.load %residual[%951] : memref<?xf32>, vector<16xf32>
        %953 = arith.addf %952, %80#16 : vector<16xf32>
        %954 = arith.addi %950, %c7 : index
        vector.store %953, %out[%954] : memref<?xf32>, vector<16xf32>
      } else {
        %955 = arith.addi %950, %c7 : index
        vector.store %80#16, %out[%955] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %956 = arith.addi %950, %c23 : index
        %957 = vector.load %residual[%956] : memref<?xf32>, vector<16xf32>
        %958 = arith.addf %957, %80#17 : vector<16xf32>
        %959 = arith.addi %950, %c23 : index
        vector.store %958, %out[%959] : memref<?xf32>, vector<16xf32>
      } else {
        %960 = arith.addi %950, %c23 : index
        vector.store %80#17, %out[%960] : memref<?xf32>, vector<16xf32>
      }
    }
    %961 = arith.addi %16, %c17 : index
    %962 = arith.cmpi slt, %961, %15 : index
    scf.if %962 {
      %963 = arith.muli %961, %outputFeatures : index
      %964 = arith.muli %3, %c21 : index
      %965 = arith.addi %963, %964 : index
      scf.if %0 {
        %966 = arith.addi %965, %c7 : index
        %967 = vector.load %residual[%966] : memref<?xf32>, vector<16xf32>
        %968 = arith.addf %967, %80#18 : vector<16xf32>
        %969 = arith.addi %965, %c7 : index
        vector.store %968, %out[%969] : memref<?xf32>, vector<16xf32>
      } else {
        %970 = arith.addi %965, %c7 : index
        vector.store %80#18, %out[%970] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %971 = arith.addi %965, %c23 : index
        %972 = vector.load %residual[%971] : memref<?xf32>, vector<16xf32>
        %973 = arith.addf %972, %80#19 : vector<16xf32>
        %974 = arith.addi %965, %c23 : index
        vector.store %973, %out[%974] : memref<?xf32>, vector<16xf32>
      } else {
        %975 = arith.addi %965, %c23 : index
        vector.store %80#19, %out[%975] : memref<?xf32>, vector<16xf32>
      }
    }
    %976 = arith.addi %16, %c18 : index
    %977 = arith.cmpi slt, %976, %15 : index
    scf.if %977 {
      %978 = arith.muli %976, %outputFeatures : index
      %979 = arith.muli %3, %c21 : index
      %980 = arith.addi %978, %979 : index
      scf.if %0 {
        %981 = arith.addi %980, %c7 : index
        %982 = vector.load %residual[%981] : memref<?xf32>, vector<16xf32>
        %983 = arith.addf %982, %80#20 : vector<16xf32>
        %984 = arith.addi %980, %c7 : index
        vector.store %983, %out[%984] : memref<?xf32>, vector<16xf32>
      } else {
        %985 = arith.addi %980, %c7 : index
        vector.store %80#20, %out[%985] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %986 = arith.addi %980, %c23 : index
        %987 = vector.load %residual[%986] : memref<?xf32>, vector<16xf32>
        %988 = arith.addf %987, %80#21 : vector<16xf32>
        %989 = arith.addi %980, %c23 : index
        vector.store %988, %out[%989] : memref<?xf32>, vector<16xf32>
      } else {
        %990 = arith.addi %980, %c23 : index
        vector.store %80#21, %out[%990] : memref<?xf32>, vector<16xf32>
      }
    }
    %991 = arith.addi %16, %c19 : index
    %992 = arith.cmpi slt, %991, %15 : index
    scf.if %992 {
      %993 = arith.muli %991, %outputFeatures : index
      %994 = arith.muli %3, %c21 : index
      %995 = arith.addi %993, %994 : index
      scf.if %0 {
        %996 = arith.addi %995, %c7 : index
        %997 = vector.load %residual[%996] : memref<?xf32>, vector<16xf32>
        %998 = arith.addf %997, %80#22 : vector<16xf32>
        %999 = arith.addi %995, %c7 : index
        vector.store %998, %out[%999] : memref<?xf32>, vector<16xf32>
      } else {
        %1000 = arith.addi %995, %c7 : index
        vector.store %80#22, %out[%1000] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %1001 = arith.addi %995, %c23 : index
        %1002 = vector.load %residual[%1001] : memref<?xf32>, vector<16xf32>
        %1003 = arith.addf %1002, %80#23 : vector<16xf32>
        %1004 = arith.addi %995, %c23 : index
        vector.store %1003, %out[%1004] : memref<?xf32>, vector<16xf32>
      } else {
        %1005 = arith.addi %995, %c23 : index
        vector.store %80#23, %out[%1005] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
