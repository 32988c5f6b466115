// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q4_k', shape=Shape(rows=12, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q4_k_r12p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 2368 : index
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
  %c24 = arith.constant 320 : index
  %c25 = arith.constant dense<15> : vector<16xi32>
  %c26 = arith.constant dense<4> : vector<16xi32>
  %c27 = arith.constant 48 : index
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
        %145 = arith.muli %102, %c22 : index
        %146 = arith.addi %144, %145 : index
        %147 = arith.addi %146, %c7 : index
        %148 = vector.load %w[%147] : memref<?xi8>, vector<16xi8>
        %149 = arith.extui %148 : vector<16xi8> to vector<16xi32>
        %150 = arith.andi %149, %c25 : vector<16xi32>
        %151 = arith.sitofp %150 : vector<16xi32> to vector<16xf32>
        %152 = math.fma %151, %138, %143 : vector<16xf32>
        %153 = arith.addi %84, %c22 : index
        %154 = arith.divui %102, %c12 : index
        %155 = arith.muli %154, %c21 : index
        %156 = arith.addi %153, %155 : index
        %157 = arith.addi %156, %c7 : index
        %158 = vector.load %w[%157] : memref<?xi8>, vector<16xi8>
        %159 = arith.extui %158 : vector<16xi8> to vector<16xi32>
        %160 = arith.sitofp %159 : vector<16xi32> to vector<16xf32>
        %161 = arith.mulf %96, %160 : vector<16xf32>
        %162 = arith.addi %156, %c23 : index
        %163 = vector.load %w[%162] : memref<?xi8>, vector<16xi8>
        %164 = arith.extui %163 : vector<16xi8> to vector<16xi32>
        %165 = arith.sitofp %164 : vector<16xi32> to vector<16xf32>
        %166 = arith.mulf %100, %165 : vector<16xf32>
        %167 = arith.addi %84, %c24 : index
        %168 = arith.muli %102, %c22 : index
        %169 = arith.addi %167, %168 : index
        %170 = arith.addi %169, %c7 : index
        %171 = vector.load %w[%170] : memref<?xi8>, vector<16xi8>
        %172 = arith.extui %171 : vector<16xi8> to vector<16xi32>
        %173 = arith.andi %172, %c25 : vector<16xi32>
        %174 = arith.sitofp %173 : vector<16xi32> to vector<16xf32>
        %175 = math.fma %174, %161, %166 : vector<16xf32>
        %176 = arith.addi %42, %129 : index
        %177 = arith.addi %176, %c7 : index
        %178 = memref.load %x[%177] : memref<?xf32>
        %179 = vector.broadcast %178 : f32 to vector<16xf32>
        %180 = math.fma %179, %152, %103 : vector<16xf32>
        %181 = math.fma %179, %175, %104 : vector<16xf32>
        %182 = arith.addi %43, %129 : index
        %183 = arith.addi %182, %c7 : index
        %184 = memref.load %x[%183] : memref<?xf32>
        %185 = vector.broadcast %184 : f32 to vector<16xf32>
        %186 = math.fma %185, %152, %105 : vector<16xf32>
        %187 = math.fma %185, %175, %106 : vector<16xf32>
        %188 = arith.addi %44, %129 : index
        %189 = arith.addi %188, %c7 : index
        %190 = memref.load %x[%189] : memref<?xf32>
        %191 = vector.broadcast %190 : f32 to vector<16xf32>
        %192 = math.fma %191, %152, %107 : vector<16xf32>
        %193 = math.fma %191, %175, %108 : vector<16xf32>
        %194 = arith.addi %45, %129 : index
        %195 = arith.addi %194, %c7 : index
        %196 = memref.load %x[%195] : memref<?xf32>
        %197 = vector.broadcast %196 : f32 to vector<16xf32>
        %198 = math.fma %197, %152, %109 : vector<16xf32>
        %199 = math.fma %197, %175, %110 : vector<16xf32>
        %200 = arith.addi %46, %129 : index
        %201 = arith.addi %200, %c7 : index
        %202 = memref.load %x[%201] : memref<?xf32>
        %203 = vector.broadcast %202 : f32 to vector<16xf32>
        %204 = math.fma %203, %152, %111 : vector<16xf32>
        %205 = math.fma %203, %175, %112 : vector<16xf32>
        %206 = arith.addi %47, %129 : index
        %207 = arith.addi %206, %c7 : index
        %208 = memref.load %x[%207] : memref<?xf32>
        %209 = vector.broadcast %208 : f32 to vector<16xf32>
        %210 = math.fma %209, %152, %113 : vector<16xf32>
        %211 = math.fma %209, %175, %114 : vector<16xf32>
        %212 = arith.addi %48, %129 : index
        %213 = arith.addi %212, %c7 : index
        %214 = memref.load %x[%213] : memref<?xf32>
        %215 = vector.broadcast %214 : f32 to vector<16xf32>
        %216 = math.fma %215, %152, %115 : vector<16xf32>
        %217 = math.fma %215, %175, %116 : vector<16xf32>
        %218 = arith.addi %49, %129 : index
        %219 = arith.addi %218, %c7 : index
        %220 = memref.load %x[%219] : memref<?xf32>
        %221 = vector.broadcast %220 : f32 to vector<16xf32>
        %222 = math.fma %221, %152, %117 : vector<16xf32>
        %223 = math.fma %221, %175, %118 : vector<16xf32>
        %224 = arith.addi %50, %129 : index
        %225 = arith.addi %224, %c7 : index
        %226 = memref.load %x[%225] : memref<?xf32>
        %227 = vector.broadcast %226 : f32 to vector<16xf32>
        %228 = math.fma %227, %152, %119 : vector<16xf32>
        %229 = math.fma %227, %175, %120 : vector<16xf32>
        %230 = arith.addi %51, %129 : index
        %231 = arith.addi %230, %c7 : index
        %232 = memref.load %x[%231] : memref<?xf32>
        %233 = vector.broadcast %232 : f32 to vector<16xf32>
        %234 = math.fma %233, %152, %121 : vector<16xf32>
        %235 = math.fma %233, %175, %122 : vector<16xf32>
        %236 = arith.addi %52, %129 : index
        %237 = arith.addi %236, %c7 : index
        %238 = memref.load %x[%237] : memref<?xf32>
        %239 = vector.broadcast %238 : f32 to vector<16xf32>
        %240 = math.fma %239, %152, %123 : vector<16xf32>
        %241 = math.fma %239, %175, %124 : vector<16xf32>
        %242 = arith.addi %53, %129 : index
        %243 = arith.addi %242, %c7 : index
        %244 = memref.load %x[%243] : memref<?xf32>
        %245 = vector.broadcast %244 : f32 to vector<16xf32>
        %246 = math.fma %245, %152, %125 : vector<16xf32>
        %247 = math.fma %245, %175, %126 : vector<16xf32>
        %248 = arith.addi %146, %c7 : index
        %249 = vector.load %w[%248] : memref<?xi8>, vector<16xi8>
        %250 = arith.extui %249 : vector<16xi8> to vector<16xi32>
        %251 = arith.shrui %250, %c26 : vector<16xi32>
        %252 = arith.sitofp %251 : vector<16xi32> to vector<16xf32>
        %253 = math.fma %252, %138, %143 : vector<16xf32>
        %254 = arith.addi %169, %c7 : index
        %255 = vector.load %w[%254] : memref<?xi8>, vector<16xi8>
        %256 = arith.extui %255 : vector<16xi8> to vector<16xi32>
        %257 = arith.shrui %256, %c26 : vector<16xi32>
        %258 = arith.sitofp %257 : vector<16xi32> to vector<16xf32>
        %259 = math.fma %258, %161, %166 : vector<16xf32>
        %260 = arith.addi %42, %129 : index
        %261 = arith.addi %260, %c1 : index
        %262 = memref.load %x[%261] : memref<?xf32>
        %263 = vector.broadcast %262 : f32 to vector<16xf32>
        %264 = math.fma %263, %253, %180 : vector<16xf32>
        %265 = math.fma %263, %259, %181 : vector<16xf32>
        %266 = arith.addi %43, %129 : index
        %267 = arith.addi %266, %c1 : index
        %268 = memref.load %x[%267] : memref<?xf32>
        %269 = vector.broadcast %268 : f32 to vector<16xf32>
        %270 = math.fma %269, %253, %186 : vector<16xf32>
        %271 = math.fma %269, %259, %187 : vector<16xf32>
        %272 = arith.addi %44, %129 : index
        %273 = arith.addi %272, %c1 : index
        %274 = memref.load %x[%273] : memref<?xf32>
        %275 = vector.broadcast %274 : f32 to vector<16xf32>
        %276 = math.fma %275, %253, %192 : vector<16xf32>
        %277 = math.fma %275, %259, %193 : vector<16xf32>
        %278 = arith.addi %45, %129 : index
        %279 = arith.addi %278, %c1 : index
        %280 = memref.load %x[%279] : memref<?xf32>
        %281 = vector.broadcast %280 : f32 to vector<16xf32>
        %282 = math.fma %281, %253, %198 : vector<16xf32>
        %283 = math.fma %281, %259, %199 : vector<16xf32>
        %284 = arith.addi %46, %129 : index
        %285 = arith.addi %284, %c1 : index
        %286 = memref.load %x[%285] : memref<?xf32>
        %287 = vector.broadcast %286 : f32 to vector<16xf32>
        %288 = math.fma %287, %253, %204 : vector<16xf32>
        %289 = math.fma %287, %259, %205 : vector<16xf32>
        %290 = arith.addi %47, %129 : index
        %291 = arith.addi %290, %c1 : index
        %292 = memref.load %x[%291] : memref<?xf32>
        %293 = vector.broadcast %292 : f32 to vector<16xf32>
        %294 = math.fma %293, %253, %210 : vector<16xf32>
        %295 = math.fma %293, %259, %211 : vector<16xf32>
        %296 = arith.addi %48, %129 : index
        %297 = arith.addi %296, %c1 : index
        %298 = memref.load %x[%297] : memref<?xf32>
        %299 = vector.broadcast %298 : f32 to vector<16xf32>
        %300 = math.fma %299, %253, %216 : vector<16xf32>
        %301 = math.fma %299, %259, %217 : vector<16xf32>
        %302 = arith.addi %49, %129 : index
        %303 = arith.addi %302, %c1 : index
        %304 = memref.load %x[%303] : memref<?xf32>
        %305 = vector.broadcast %304 : f32 to vector<16xf32>
        %306 = math.fma %305, %253, %222 : vector<16xf32>
        %307 = math.fma %305, %259, %223 : vector<16xf32>
        %308 = arith.addi %50, %129 : index
        %309 = arith.addi %308, %c1 : index
        %310 = memref.load %x[%309] : memref<?xf32>
        %311 = vector.broadcast %310 : f32 to vector<16xf32>
        %312 = math.fma %311, %253, %228 : vector<16xf32>
        %313 = math.fma %311, %259, %229 : vector<16xf32>
        %314 = arith.addi %51, %129 : index
        %315 = arith.addi %314, %c1 : index
        %316 = memref.load %x[%315] : memref<?xf32>
        %317 = vector.broadcast %316 : f32 to vector<16xf32>
        %318 = math.fma %317, %253, %234 : vector<16xf32>
        %319 = math.fma %317, %259, %235 : vector<16xf32>
        %320 = arith.addi %52, %129 : index
        %321 = arith.addi %320, %c1 : index
        %322 = memref.load %x[%321] : memref<?xf32>
        %323 = vector.broadcast %322 : f32 to vector<16xf32>
        %324 = math.fma %323, %253, %240 : vector<16xf32>
        %325 = math.fma %323, %259, %241 : vector<16xf32>
        %326 = arith.addi %53, %129 : index
        %327 = arith.addi %326, %c1 : index
        %328 = memref.load %x[%327] : memref<?xf32>
        %329 = vector.broadcast %328 : f32 to vector<16xf32>
        %330 = math.fma %329, %253, %246 : vector<16xf32>
        %331 = math.fma %329, %259, %247 : vector<16xf32>
        %332 = arith.addi %146, %c23 : index
        %333 = vector.load %w[%332] : memref<?xi8>, vector<16xi8>
        %334 = arith.extui %333 : vector<16xi8> to vector<16xi32>
        %335 = arith.andi %334, %c25 : vector<16xi32>
        %336 = arith.sitofp %335 : vector<16xi32> to vector<16xf32>
        %337 = math.fma %336, %138, %143 : vector<16xf32>
        %338 = arith.addi %169, %c23 : index
        %339 = vector.load %w[%338] : memref<?xi8>, vector<16xi8>
        %340 = arith.extui %339 : vector<16xi8> to vector<16xi32>
        %341 = arith.andi %340, %c25 : vector<16xi32>
        %342 = arith.sitofp %341 : vector<16xi32> to vector<16xf32>
        %343 = math.fma %342, %161, %166 : vector<16xf32>
        %344 = arith.addi %42, %129 : index
        %345 = arith.addi %344, %c6 : index
        %346 = memref.load %x[%345] : memref<?xf32>
        %347 = vector.broadcast %346 : f32 to vector<16xf32>
        %348 = math.fma %347, %337, %264 : vector<16xf32>
        %349 = math.fma %347, %343, %265 : vector<16xf32>
        %350 = arith.addi %43, %129 : index
        %351 = arith.addi %350, %c6 : index
        %352 = memref.load %x[%351] : memref<?xf32>
        %353 = vector.broadcast %352 : f32 to vector<16xf32>
        %354 = math.fma %353, %337, %270 : vector<16xf32>
        %355 = math.fma %353, %343, %271 : vector<16xf32>
        %356 = arith.addi %44, %129 : index
        %357 = arith.addi %356, %c6 : index
        %358 = memref.load %x[%357] : memref<?xf32>
        %359 = vector.broadcast %358 : f32 to vector<16xf32>
        %360 = math.fma %359, %337, %276 : vector<16xf32>
        %361 = math.fma %359, %343, %277 : vector<16xf32>
        %362 = arith.addi %45, %129 : index
        %363 = arith.addi %362, %c6 : index
        %364 = memref.load %x[%363] : memref<?xf32>
        %365 = vector.broadcast %364 : f32 to vector<16xf32>
        %366 = math.fma %365, %337, %282 : vector<16xf32>
        %367 = math.fma %365, %343, %283 : vector<16xf32>
        %368 = arith.addi %46, %129 : index
        %369 = arith.addi %368, %c6 : index
        %370 = memref.load %x[%369] : memref<?xf32>
        %371 = vector.broadcast %370 : f32 to vector<16xf32>
        %372 = math.fma %371, %337, %288 : vector<16xf32>
        %373 = math.fma %371, %343, %289 : vector<16xf32>
        %374 = arith.addi %47, %129 : index
        %375 = arith.addi %374, %c6 : index
        %376 = memref.load %x[%375] : memref<?xf32>
        %377 = vector.broadcast %376 : f32 to vector<16xf32>
        %378 = math.fma %377, %337, %294 : vector<16xf32>
        %379 = math.fma %377, %343, %295 : vector<16xf32>
        %380 = arith.addi %48, %129 : index
        %381 = arith.addi %380, %c6 : index
        %382 = memref.load %x[%381] : memref<?xf32>
        %383 = vector.broadcast %382 : f32 to vector<16xf32>
        %384 = math.fma %383, %337, %300 : vector<16xf32>
        %385 = math.fma %383, %343, %301 : vector<16xf32>
        %386 = arith.addi %49, %129 : index
        %387 = arith.addi %386, %c6 : index
        %388 = memref.load %x[%387] : memref<?xf32>
        %389 = vector.broadcast %388 : f32 to vector<16xf32>
        %390 = math.fma %389, %337, %306 : vector<16xf32>
        %391 = math.fma %389, %343, %307 : vector<16xf32>
        %392 = arith.addi %50, %129 : index
        %393 = arith.addi %392, %c6 : index
        %394 = memref.load %x[%393] : memref<?xf32>
        %395 = vector.broadcast %394 : f32 to vector<16xf32>
        %396 = math.fma %395, %337, %312 : vector<16xf32>
        %397 = math.fma %395, %343, %313 : vector<16xf32>
        %398 = arith.addi %51, %129 : index
        %399 = arith.addi %398, %c6 : index
        %400 = memref.load %x[%399] : memref<?xf32>
        %401 = vector.broadcast %400 : f32 to vector<16xf32>
        %402 = math.fma %401, %337, %318 : vector<16xf32>
        %403 = math.fma %401, %343, %319 : vector<16xf32>
        %404 = arith.addi %52, %129 : index
        %405 = arith.addi %404, %c6 : index
        %406 = memref.load %x[%405] : memref<?xf32>
        %407 = vector.broadcast %406 : f32 to vector<16xf32>
        %408 = math.fma %407, %337, %324 : vector<16xf32>
        %409 = math.fma %407, %343, %325 : vector<16xf32>
        %410 = arith.addi %53, %129 : index
        %411 = arith.addi %410, %c6 : index
        %412 = memref.load %x[%411] : memref<?xf32>
        %413 = vector.broadcast %412 : f32 to vector<16xf32>
        %414 = math.fma %413, %337, %330 : vector<16xf32>
        %415 = math.fma %413, %343, %331 : vector<16xf32>
        %416 = arith.addi %146, %c23 : index
        %417 = vector.load %w[%416] : memref<?xi8>, vector<16xi8>
        %418 = arith.extui %417 : vector<16xi8> to vector<16xi32>
        %419 = arith.shrui %418, %c26 : vector<16xi32>
        %420 = arith.sitofp %419 : vector<16xi32> to vector<16xf32>
        %421 = math.fma %420, %138, %143 : vector<16xf32>
        %422 = arith.addi %169, %c23 : index
        %423 = vector.load %w[%422] : memref<?xi8>, vector<16xi8>
        %424 = arith.extui %423 : vector<16xi8> to vector<16xi32>
        %425 = arith.shrui %424, %c26 : vector<16xi32>
        %426 = arith.sitofp %425 : vector<16xi32> to vector<16xf32>
        %427 = math.fma %426, %161, %166 : vector<16xf32>
        %428 = arith.addi %42, %129 : index
        %429 = arith.addi %428, %c11 : index
        %430 = memref.load %x[%429] : memref<?xf32>
        %431 = vector.broadcast %430 : f32 to vector<16xf32>
        %432 = math.fma %431, %421, %348 : vector<16xf32>
        %433 = math.fma %431, %427, %349 : vector<16xf32>
        %434 = arith.addi %43, %129 : index
        %435 = arith.addi %434, %c11 : index
        %436 = memref.load %x[%435] : memref<?xf32>
        %437 = vector.broadcast %436 : f32 to vector<16xf32>
        %438 = math.fma %437, %421, %354 : vector<16xf32>
        %439 = math.fma %437, %427, %355 : vector<16xf32>
        %440 = arith.addi %44, %129 : index
        %441 = arith.addi %440, %c11 : index
        %442 = memref.load %x[%441] : memref<?xf32>
        %443 = vector.broadcast %442 : f32 to vector<16xf32>
        %444 = math.fma %443, %421, %360 : vector<16xf32>
        %445 = math.fma %443, %427, %361 : vector<16xf32>
        %446 = arith.addi %45, %129 : index
        %447 = arith.addi %446, %c11 : index
        %448 = memref.load %x[%447] : memref<?xf32>
        %449 = vector.broadcast %448 : f32 to vector<16xf32>
        %450 = math.fma %449, %421, %366 : vector<16xf32>
        %451 = math.fma %449, %427, %367 : vector<16xf32>
        %452 = arith.addi %46, %129 : index
        %453 = arith.addi %452, %c11 : index
        %454 = memref.load %x[%453] : memref<?xf32>
        %455 = vector.broadcast %454 : f32 to vector<16xf32>
        %456 = math.fma %455, %421, %372 : vector<16xf32>
        %457 = math.fma %455, %427, %373 : vector<16xf32>
        %458 = arith.addi %47, %129 : index
        %459 = arith.addi %458, %c11 : index
        %460 = memref.load %x[%459] : memref<?xf32>
        %461 = vector.broadcast %460 : f32 to vector<16xf32>
        %462 = math.fma %461, %421, %378 : vector<16xf32>
        %463 = math.fma %461, %427, %379 : vector<16xf32>
        %464 = arith.addi %48, %129 : index
        %465 = arith.addi %464, %c11 : index
        %466 = memref.load %x[%465] : memref<?xf32>
        %467 = vector.broadcast %466 : f32 to vector<16xf32>
        %468 = math.fma %467, %421, %384 : vector<16xf32>
        %469 = math.fma %467, %427, %385 : vector<16xf32>
        %470 = arith.addi %49, %129 : index
        %471 = arith.addi %470, %c11 : index
        %472 = memref.load %x[%471] : memref<?xf32>
        %473 = vector.broadcast %472 : f32 to vector<16xf32>
        %474 = math.fma %473, %421, %390 : vector<16xf32>
        %475 = math.fma %473, %427, %391 : vector<16xf32>
        %476 = arith.addi %50, %129 : index
        %477 = arith.addi %476, %c11 : index
        %478 = memref.load %x[%477] : memref<?xf32>
        %479 = vector.broadcast %478 : f32 to vector<16xf32>
        %480 = math.fma %479, %421, %396 : vector<16xf32>
        %481 = math.fma %479, %427, %397 : vector<16xf32>
        %482 = arith.addi %51, %129 : index
        %483 = arith.addi %482, %c11 : index
        %484 = memref.load %x[%483] : memref<?xf32>
        %485 = vector.broadcast %484 : f32 to vector<16xf32>
        %486 = math.fma %485, %421, %402 : vector<16xf32>
        %487 = math.fma %485, %427, %403 : vector<16xf32>
        %488 = arith.addi %52, %129 : index
        %489 = arith.addi %488, %c11 : index
        %490 = memref.load %x[%489] : memref<?xf32>
        %491 = vector.broadcast %490 : f32 to vector<16xf32>
        %492 = math.fma %491, %421, %408 : vector<16xf32>
        %493 = math.fma %491, %427, %409 : vector<16xf32>
        %494 = arith.addi %53, %129 : index
        %495 = arith.addi %494, %c11 : index
        %496 = memref.load %x[%495] : memref<?xf32>
        %497 = vector.broadcast %496 : f32 to vector<16xf32>
        %498 = math.fma %497, %421, %414 : vector<16xf32>
        %499 = math.fma %497, %427, %415 : vector<16xf32>
        %500 = arith.addi %146, %c21 : index
        %501 = vector.load %w[%500] : memref<?xi8>, vector<16xi8>
        %502 = arith.extui %501 : vector<16xi8> to vector<16xi32>
        %503 = arith.andi %502, %c25 : vector<16xi32>
        %504 = arith.sitofp %503 : vector<16xi32> to vector<16xf32>
        %505 = math.fma %504, %138, %143 : vector<16xf32>
        %506 = arith.addi %169, %c21 : index
        %507 = vector.load %w[%506] : memref<?xi8>, vector<16xi8>
        %508 = arith.extui %507 : vector<16xi8> to vector<16xi32>
        %509 = arith.andi %508, %c25 : vector<16xi32>
        %510 = arith.sitofp %509 : vector<16xi32> to vector<16xf32>
        %511 = math.fma %510, %161, %166 : vector<16xf32>
        %512 = arith.addi %42, %129 : index
        %513 = arith.addi %512, %c12 : index
        %514 = memref.load %x[%513] : memref<?xf32>
        %515 = vector.broadcast %514 : f32 to vector<16xf32>
        %516 = math.fma %515, %505, %432 : vector<16xf32>
        %517 = math.fma %515, %511, %433 : vector<16xf32>
        %518 = arith.addi %43, %129 : index
        %519 = arith.addi %518, %c12 : index
        %520 = memref.load %x[%519] : memref<?xf32>
        %521 = vector.broadcast %520 : f32 to vector<16xf32>
        %522 = math.fma %521, %505, %438 : vector<16xf32>
        %523 = math.fma %521, %511, %439 : vector<16xf32>
        %524 = arith.addi %44, %129 : index
        %525 = arith.addi %524, %c12 : index
        %526 = memref.load %x[%525] : memref<?xf32>
        %527 = vector.broadcast %526 : f32 to vector<16xf32>
        %528 = math.fma %527, %505, %444 : vector<16xf32>
        %529 = math.fma %527, %511, %445 : vector<16xf32>
        %530 = arith.addi %45, %129 : index
        %531 = arith.addi %530, %c12 : index
        %532 = memref.load %x[%531] : memref<?xf32>
        %533 = vector.broadcast %532 : f32 to vector<16xf32>
        %534 = math.fma %533, %505, %450 : vector<16xf32>
        %535 = math.fma %533, %511, %451 : vector<16xf32>
        %536 = arith.addi %46, %129 : index
        %537 = arith.addi %536, %c12 : index
        %538 = memref.load %x[%537] : memref<?xf32>
        %539 = vector.broadcast %538 : f32 to vector<16xf32>
        %540 = math.fma %539, %505, %456 : vector<16xf32>
        %541 = math.fma %539, %511, %457 : vector<16xf32>
        %542 = arith.addi %47, %129 : index
        %543 = arith.addi %542, %c12 : index
        %544 = memref.load %x[%543] : memref<?xf32>
        %545 = vector.broadcast %544 : f32 to vector<16xf32>
        %546 = math.fma %545, %505, %462 : vector<16xf32>
        %547 = math.fma %545, %511, %463 : vector<16xf32>
        %548 = arith.addi %48, %129 : index
        %549 = arith.addi %548, %c12 : index
        %550 = memref.load %x[%549] : memref<?xf32>
        %551 = vector.broadcast %550 : f32 to vector<16xf32>
        %552 = math.fma %551, %505, %468 : vector<16xf32>
        %553 = math.fma %551, %511, %469 : vector<16xf32>
        %554 = arith.addi %49, %129 : index
        %555 = arith.addi %554, %c12 : index
        %556 = memref.load %x[%555] : memref<?xf32>
        %557 = vector.broadcast %556 : f32 to vector<16xf32>
        %558 = math.fma %557, %505, %474 : vector<16xf32>
        %559 = math.fma %557, %511, %475 : vector<16xf32>
        %560 = arith.addi %50, %129 : index
        %561 = arith.addi %560, %c12 : index
        %562 = memref.load %x[%561] : memref<?xf32>
        %563 = vector.broadcast %562 : f32 to vector<16xf32>
        %564 = math.fma %563, %505, %480 : vector<16xf32>
        %565 = math.fma %563, %511, %481 : vector<16xf32>
        %566 = arith.addi %51, %129 : index
        %567 = arith.addi %566, %c12 : index
        %568 = memref.load %x[%567] : memref<?xf32>
        %569 = vector.broadcast %568 : f32 to vector<16xf32>
        %570 = math.fma %569, %505, %486 : vector<16xf32>
        %571 = math.fma %569, %511, %487 : vector<16xf32>
        %572 = arith.addi %52, %129 : index
        %573 = arith.addi %572, %c12 : index
        %574 = memref.load %x[%573] : memref<?xf32>
        %575 = vector.broadcast %574 : f32 to vector<16xf32>
        %576 = math.fma %575, %505, %492 : vector<16xf32>
        %577 = math.fma %575, %511, %493 : vector<16xf32>
        %578 = arith.addi %53, %129 : index
        %579 = arith.addi %578, %c12 : index
        %580 = memref.load %x[%579] : memref<?xf32>
        %581 = vector.broadcast %580 : f32 to vector<16xf32>
        %582 = math.fma %581, %505, %498 : vector<16xf32>
        %583 = math.fma %581, %511, %499 : vector<16xf32>
        %584 = arith.addi %146, %c21 : index
        %585 = vector.load %w[%584] : memref<?xi8>, vector<16xi8>
        %586 = arith.extui %585 : vector<16xi8> to vector<16xi32>
        %587 = arith.shrui %586, %c26 : vector<16xi32>
        %588 = arith.sitofp %587 : vector<16xi32> to vector<16xf32>
        %589 = math.fma %588, %138, %143 : vector<16xf32>
        %590 = arith.addi %169, %c21 : index
        %591 = vector.load %w[%590] : memref<?xi8>, vector<16xi8>
        %592 = arith.extui %591 : vector<16xi8> to vector<16xi32>
        %593 = arith.shrui %592, %c26 : vector<16xi32>
        %594 = arith.sitofp %593 : vector<16xi32> to vector<16xf32>
        %595 = math.fma %594, %161, %166 : vector<16xf32>
        %596 = arith.addi %42, %129 : index
        %597 = arith.addi %596, %c13 : index
        %598 = memref.load %x[%597] : memref<?xf32>
        %599 = vector.broadcast %598 : f32 to vector<16xf32>
        %600 = math.fma %599, %589, %516 : vector<16xf32>
        %601 = math.fma %599, %595, %517 : vector<16xf32>
        %602 = arith.addi %43, %129 : index
        %603 = arith.addi %602, %c13 : index
        %604 = memref.load %x[%603] : memref<?xf32>
        %605 = vector.broadcast %604 : f32 to vector<16xf32>
        %606 = math.fma %605, %589, %522 : vector<16xf32>
        %607 = math.fma %605, %595, %523 : vector<16xf32>
        %608 = arith.addi %44, %129 : index
        %609 = arith.addi %608, %c13 : index
        %610 = memref.load %x[%609] : memref<?xf32>
        %611 = vector.broadcast %610 : f32 to vector<16xf32>
        %612 = math.fma %611, %589, %528 : vector<16xf32>
        %613 = math.fma %611, %595, %529 : vector<16xf32>
        %614 = arith.addi %45, %129 : index
        %615 = arith.addi %614, %c13 : index
        %616 = memref.load %x[%615] : memref<?xf32>
        %617 = vector.broadcast %616 : f32 to vector<16xf32>
        %618 = math.fma %617, %589, %534 : vector<16xf32>
        %619 = math.fma %617, %595, %535 : vector<16xf32>
        %620 = arith.addi %46, %129 : index
        %621 = arith.addi %620, %c13 : index
        %622 = memref.load %x[%621] : memref<?xf32>
        %623 = vector.broadcast %622 : f32 to vector<16xf32>
        %624 = math.fma %623, %589, %540 : vector<16xf32>
        %625 = math.fma %623, %595, %541 : vector<16xf32>
        %626 = arith.addi %47, %129 : index
        %627 = arith.addi %626, %c13 : index
        %628 = memref.load %x[%627] : memref<?xf32>
        %629 = vector.broadcast %628 : f32 to vector<16xf32>
        %630 = math.fma %629, %589, %546 : vector<16xf32>
        %631 = math.fma %629, %595, %547 : vector<16xf32>
        %632 = arith.addi %48, %129 : index
        %633 = arith.addi %632, %c13 : index
        %634 = memref.load %x[%633] : memref<?xf32>
        %635 = vector.broadcast %634 : f32 to vector<16xf32>
        %636 = math.fma %635, %589, %552 : vector<16xf32>
        %637 = math.fma %635, %595, %553 : vector<16xf32>
        %638 = arith.addi %49, %129 : index
        %639 = arith.addi %638, %c13 : index
        %640 = memref.load %x[%639] : memref<?xf32>
        %641 = vector.broadcast %640 : f32 to vector<16xf32>
        %642 = math.fma %641, %589, %558 : vector<16xf32>
        %643 = math.fma %641, %595, %559 : vector<16xf32>
        %644 = arith.addi %50, %129 : index
        %645 = arith.addi %644, %c13 : index
        %646 = memref.load %x[%645] : memref<?xf32>
        %647 = vector.broadcast %646 : f32 to vector<16xf32>
        %648 = math.fma %647, %589, %564 : vector<16xf32>
        %649 = math.fma %647, %595, %565 : vector<16xf32>
        %650 = arith.addi %51, %129 : index
        %651 = arith.addi %650, %c13 : index
        %652 = memref.load %x[%651] : memref<?xf32>
        %653 = vector.broadcast %652 : f32 to vector<16xf32>
        %654 = math.fma %653, %589, %570 : vector<16xf32>
        %655 = math.fma %653, %595, %571 : vector<16xf32>
        %656 = arith.addi %52, %129 : index
        %657 = arith.addi %656, %c13 : index
        %658 = memref.load %x[%657] : memref<?xf32>
        %659 = vector.broadcast %658 : f32 to vector<16xf32>
        %660 = math.fma %659, %589, %576 : vector<16xf32>
        %661 = math.fma %659, %595, %577 : vector<16xf32>
        %662 = arith.addi %53, %129 : index
        %663 = arith.addi %662, %c13 : index
        %664 = memref.load %x[%663] : memref<?xf32>
        %665 = vector.broadcast %664 : f32 to vector<16xf32>
        %666 = math.fma %665, %589, %582 : vector<16xf32>
        %667 = math.fma %665, %595, %583 : vector<16xf32>
        %668 = arith.addi %146, %c27 : index
        %669 = vector.load %w[%668] : memref<?xi8>, vector<16xi8>
        %670 = arith.extui %669 : vector<16xi8> to vector<16xi32>
        %671 = arith.andi %670, %c25 : vector<16xi32>
        %672 = arith.sitofp %671 : vector<16xi32> to vector<16xf32>
        %673 = math.fma %672, %138, %143 : vector<16xf32>
        %674 = arith.addi %169, %c27 : index
        %675 = vector.load %w[%674] : memref<?xi8>, vector<16xi8>
        %676 = arith.extui %675 : vector<16xi8> to vector<16xi32>
        %677 = arith.andi %676, %c25 : vector<16xi32>
        %678 = arith.sitofp %677 : vector<16xi32> to vector<16xf32>
        %679 = math.fma %678, %161, %166 : vector<16xf32>
        %680 = arith.addi %42, %129 : index
        %681 = arith.addi %680, %c14 : index
        %682 = memref.load %x[%681] : memref<?xf32>
        %683 = vector.broadcast %682 : f32 to vector<16xf32>
        %684 = math.fma %683, %673, %600 : vector<16xf32>
        %685 = math.fma %683, %679, %601 : vector<16xf32>
        %686 = arith.addi %43, %129 : index
        %687 = arith.addi %686, %c14 : index
        %688 = memref.load %x[%687] : memref<?xf32>
        %689 = vector.broadcast %688 : f32 to vector<16xf32>
        %690 = math.fma %689, %673, %606 : vector<16xf32>
        %691 = math.fma %689, %679, %607 : vector<16xf32>
        %692 = arith.addi %44, %129 : index
        %693 = arith.addi %692, %c14 : index
        %694 = memref.load %x[%693] : memref<?xf32>
        %695 = vector.broadcast %694 : f32 to vector<16xf32>
        %696 = math.fma %695, %673, %612 : vector<16xf32>
        %697 = math.fma %695, %679, %613 : vector<16xf32>
        %698 = arith.addi %45, %129 : index
        %699 = arith.addi %698, %c14 : index
        %700 = memref.load %x[%699] : memref<?xf32>
        %701 = vector.broadcast %700 : f32 to vector<16xf32>
        %702 = math.fma %701, %673, %618 : vector<16xf32>
        %703 = math.fma %701, %679, %619 : vector<16xf32>
        %704 = arith.addi %46, %129 : index
        %705 = arith.addi %704, %c14 : index
        %706 = memref.load %x[%705] : memref<?xf32>
        %707 = vector.broadcast %706 : f32 to vector<16xf32>
        %708 = math.fma %707, %673, %624 : vector<16xf32>
        %709 = math.fma %707, %679, %625 : vector<16xf32>
        %710 = arith.addi %47, %129 : index
        %711 = arith.addi %710, %c14 : index
        %712 = memref.load %x[%711] : memref<?xf32>
        %713 = vector.broadcast %712 : f32 to vector<16xf32>
        %714 = math.fma %713, %673, %630 : vector<16xf32>
        %715 = math.fma %713, %679, %631 : vector<16xf32>
        %716 = arith.addi %48, %129 : index
        %717 = arith.addi %716, %c14 : index
        %718 = memref.load %x[%717] : memref<?xf32>
        %719 = vector.broadcast %718 : f32 to vector<16xf32>
        %720 = math.fma %719, %673, %636 : vector<16xf32>
        %721 = math.fma %719, %679, %637 : vector<16xf32>
        %722 = arith.addi %49, %129 : index
        %723 = arith.addi %722, %c14 : index
        %724 = memref.load %x[%723] : memref<?xf32>
        %725 = vector.broadcast %724 : f32 to vector<16xf32>
        %726 = math.fma %725, %673, %642 : vector<16xf32>
        %727 = math.fma %725, %679, %643 : vector<16xf32>
        %728 = arith.addi %50, %129 : index
        %729 = arith.addi %728, %c14 : index
        %730 = memref.load %x[%729] : memref<?xf32>
        %731 = vector.broadcast %730 : f32 to vector<16xf32>
        %732 = math.fma %731, %673, %648 : vector<16xf32>
        %733 = math.fma %731, %679, %649 : vector<16xf32>
        %734 = arith.addi %51, %129 : index
        %735 = arith.addi %734, %c14 : index
        %736 = memref.load %x[%735] : memref<?xf32>
        %737 = vector.broadcast %736 : f32 to vector<16xf32>
        %738 = math.fma %737, %673, %654 : vector<16xf32>
        %739 = math.fma %737, %679, %655 : vector<16xf32>
        %740 = arith.addi %52, %129 : index
        %741 = arith.addi %740, %c14 : index
        %742 = memref.load %x[%741] : memref<?xf32>
        %743 = vector.broadcast %742 : f32 to vector<16xf32>
        %744 = math.fma %743, %673, %660 : vector<16xf32>
        %745 = math.fma %743, %679, %661 : vector<16xf32>
        %746 = arith.addi %53, %129 : index
        %747 = arith.addi %746, %c14 : index
        %748 = memref.load %x[%747] : memref<?xf32>
        %749 = vector.broadcast %748 : f32 to vector<16xf32>
        %750 = math.fma %749, %673, %666 : vector<16xf32>
        %751 = math.fma %749, %679, %667 : vector<16xf32>
        %752 = arith.addi %146, %c27 : index
        %753 = vector.load %w[%752] : memref<?xi8>, vector<16xi8>
        %754 = arith.extui %753 : vector<16xi8> to vector<16xi32>
        %755 = arith.shrui %754, %c26 : vector<16xi32>
        %756 = arith.sitofp %755 : vector<16xi32> to vector<16xf32>
        %757 = math.fma %756, %138, %143 : vector<16xf32>
        %758 = arith.addi %169, %c27 : index
        %759 = vector.load %w[%758] : memref<?xi8>, vector<16xi8>
        %760 = arith.extui %759 : vector<16xi8> to vector<16xi32>
        %761 = arith.shrui %760, %c26 : vector<16xi32>
        %762 = arith.sitofp %761 : vector<16xi32> to vector<16xf32>
        %763 = math.fma %762, %161, %166 : vector<16xf32>
        %764 = arith.addi %42, %129 : index
        %765 = arith.addi %764, %c15 : index
        %766 = memref.load %x[%765] : memref<?xf32>
        %767 = vector.broadcast %766 : f32 to vector<16xf32>
        %768 = math.fma %767, %757, %684 : vector<16xf32>
        %769 = math.fma %767, %763, %685 : vector<16xf32>
        %770 = arith.addi %43, %129 : index
        %771 = arith.addi %770, %c15 : index
        %772 = memref.load %x[%771] : memref<?xf32>
        %773 = vector.broadcast %772 : f32 to vector<16xf32>
        %774 = math.fma %773, %757, %690 : vector<16xf32>
        %775 = math.fma %773, %763, %691 : vector<16xf32>
        %776 = arith.addi %44, %129 : index
        %777 = arith.addi %776, %c15 : index
        %778 = memref.load %x[%777] : memref<?xf32>
        %779 = vector.broadcast %778 : f32 to vector<16xf32>
        %780 = math.fma %779, %757, %696 : vector<16xf32>
        %781 = math.fma %779, %763, %697 : vector<16xf32>
        %782 = arith.addi %45, %129 : index
        %783 = arith.addi %782, %c15 : index
        %784 = memref.load %x[%783] : memref<?xf32>
        %785 = vector.broadcast %784 : f32 to vector<16xf32>
        %786 = math.fma %785, %757, %702 : vector<16xf32>
        %787 = math.fma %785, %763, %703 : vector<16xf32>
        %788 = arith.addi %46, %129 : index
        %789 = arith.addi %788, %c15 : index
        %790 = memref.load %x[%789] : memref<?xf32>
        %791 = vector.broadcast %790 : f32 to vector<16xf32>
        %792 = math.fma %791, %757, %708 : vector<16xf32>
        %793 = math.fma %791, %763, %709 : vector<16xf32>
        %794 = arith.addi %47, %129 : index
        %795 = arith.addi %794, %c15 : index
        %796 = memref.load %x[%795] : memref<?xf32>
        %797 = vector.broadcast %796 : f32 to vector<16xf32>
        %798 = math.fma %797, %757, %714 : vector<16xf32>
        %799 = math.fma %797, %763, %715 : vector<16xf32>
        %800 = arith.addi %48, %129 : index
        %801 = arith.addi %800, %c15 : index
        %802 = memref.load %x[%801] : memref<?xf32>
        %803 = vector.broadcast %802 : f32 to vector<16xf32>
        %804 = math.fma %803, %757, %720 : vector<16xf32>
        %805 = math.fma %803, %763, %721 : vector<16xf32>
        %806 = arith.addi %49, %129 : index
        %807 = arith.addi %806, %c15 : index
        %808 = memref.load %x[%807] : memref<?xf32>
        %809 = vector.broadcast %808 : f32 to vector<16xf32>
        %810 = math.fma %809, %757, %726 : vector<16xf32>
        %811 = math.fma %809, %763, %727 : vector<16xf32>
        %812 = arith.addi %50, %129 : index
        %813 = arith.addi %812, %c15 : index
        %814 = memref.load %x[%813] : memref<?xf32>
        %815 = vector.broadcast %814 : f32 to vector<16xf32>
        %816 = math.fma %815, %757, %732 : vector<16xf32>
        %817 = math.fma %815, %763, %733 : vector<16xf32>
        %818 = arith.addi %51, %129 : index
        %819 = arith.addi %818, %c15 : index
        %820 = memref.load %x[%819] : memref<?xf32>
        %821 = vector.broadcast %820 : f32 to vector<16xf32>
        %822 = math.fma %821, %757, %738 : vector<16xf32>
        %823 = math.fma %821, %763, %739 : vector<16xf32>
        %824 = arith.addi %52, %129 : index
        %825 = arith.addi %824, %c15 : index
        %826 = memref.load %x[%825] : memref<?xf32>
        %827 = vector.broadcast %826 : f32 to vector<16xf32>
        %828 = math.fma %827, %757, %744 : vector<16xf32>
        %829 = math.fma %827, %763, %745 : vector<16xf32>
        %830 = arith.addi %53, %129 : index
        %831 = arith.addi %830, %c15 : index
        %832 = memref.load %x[%831] : memref<?xf32>
        %833 = vector.broadcast %832 : f32 to vector<16xf32>
        %834 = math.fma %833, %757, %750 : vector<16xf32>
        %835 = math.fma %833, %763, %751 : vector<16xf32>
        scf.yield %768, %769, %774, %775, %780, %781, %786, %787, %792, %793, %798, %799, %804, %805, %810, %811, %816, %817, %822, %823, %828, %829, %834, %835 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %127#0, %127#1, %127#2, %127#3, %127#4, %127#5, %127#6, %127#7, %127#8, %127#9, %127#10, %127#11, %127#12, %127#13, %127#14, %127#15, %127#16, %127#17, %127#18, %127#19, %127#20, %127#21, %127#22, %127#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %836 = arith.addi %16, %c7 : index
    %837 = arith.cmpi slt, %836, %15 : index
    scf.if %837 {
      %838 = arith.muli %836, %outputFeatures : index
      %839 = arith.muli %3, %c21 : index
      %840 = arith.addi %838, %839 : index
      scf.if %0 {
        %841 = arith.addi %840, %c7 : index
        %842 = vector.load %residual[%841] : memref<?xf32>, vector<16xf32>
        %843 = arith.addf %842, %80#0 : vector<16xf32>
        %844 = arith.addi %840, %c7 : index
        vector.store %843, %out[%844] : memref<?xf32>, vector<16xf32>
      } else {
        %845 = arith.addi %840, %c7 : index
        vector.store %80#0, %out[%845] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %846 = arith.addi %840, %c23 : index
        %847 = vector.load %residual[%846] : memref<?xf32>, vector<16xf32>
        %848 = arith.addf %847, %80#1 : vector<16xf32>
        %849 = arith.addi %840, %c23 : index
        vector.store %848, %out[%849] : memref<?xf32>, vector<16xf32>
      } else {
        %850 = arith.addi %840, %c23 : index
        vector.store %80#1, %out[%850] : memref<?xf32>, vector<16xf32>
      }
    }
    %851 = arith.addi %16, %c1 : index
    %852 = arith.cmpi slt, %851, %15 : index
    scf.if %852 {
      %853 = arith.muli %851, %outputFeatures : index
      %854 = arith.muli %3, %c21 : index
      %855 = arith.addi %853, %854 : index
      scf.if %0 {
        %856 = arith.addi %855, %c7 : index
        %857 = vector.load %residual[%856] : memref<?xf32>, vector<16xf32>
        %858 = arith.addf %857, %80#2 : vector<16xf32>
        %859 = arith.addi %855, %c7 : index
        vector.store %858, %out[%859] : memref<?xf32>, vector<16xf32>
      } else {
        %860 = arith.addi %855, %c7 : index
        vector.store %80#2, %out[%860] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %861 = arith.addi %855, %c23 : index
        %862 = vector.load %residual[%861] : memref<?xf32>, vector<16xf32>
        %863 = arith.addf %862, %80#3 : vector<16xf32>
        %864 = arith.addi %855, %c23 : index
        vector.store %863, %out[%864] : memref<?xf32>, vector<16xf32>
      } else {
        %865 = arith.addi %855, %c23 : index
        vector.store %80#3, %out[%865] : memref<?xf32>, vector<16xf32>
      }
    }
    %866 = arith.addi %16, %c6 : index
    %867 = arith.cmpi slt, %866, %15 : index
    scf.if %867 {
      %868 = arith.muli %866, %outputFeatures : index
      %869 = arith.muli %3, %c21 : index
      %870 = arith.addi %868, %869 : index
      scf.if %0 {
        %871 = arith.addi %870, %c7 : index
        %872 = vector.load %residual[%871] : memref<?xf32>, vector<16xf32>
        %873 = arith.addf %872, %80#4 : vector<16xf32>
        %874 = arith.addi %870, %c7 : index
        vector.store %873, %out[%874] : memref<?xf32>, vector<16xf32>
      } else {
        %875 = arith.addi %870, %c7 : index
        vector.store %80#4, %out[%875] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %876 = arith.addi %870, %c23 : index
        %877 = vector.load %residual[%876] : memref<?xf32>, vector<16xf32>
        %878 = arith.addf %877, %80#5 : vector<16xf32>
        %879 = arith.addi %870, %c23 : index
        vector.store %878, %out[%879] : memref<?xf32>, vector<16xf32>
      } else {
        %880 = arith.addi %870, %c23 : index
        vector.store %80#5, %out[%880] : memref<?xf32>, vector<16xf32>
      }
    }
    %881 = arith.addi %16, %c11 : index
    %882 = arith.cmpi slt, %881, %15 : index
    scf.if %882 {
      %883 = arith.muli %881, %outputFeatures : index
      %884 = arith.muli %3, %c21 : index
      %885 = arith.addi %883, %884 : index
      scf.if %0 {
        %886 = arith.addi %885, %c7 : index
        %887 = vector.load %residual[%886] : memref<?xf32>, vector<16xf32>
        %888 = arith.addf %887, %80#6 : vector<16xf32>
        %889 = arith.addi %885, %c7 : index
        vector.store %888, %out[%889] : memref<?xf32>, vector<16xf32>
      } else {
        %890 = arith.addi %885, %c7 : index
        vector.store %80#6, %out[%890] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %891 = arith.addi %885, %c23 : index
        %892 = vector.load %residual[%891] : memref<?xf32>, vector<16xf32>
        %893 = arith.addf %892, %80#7 : vector<16xf32>
        %894 = arith.addi %885, %c23 : index
        vector.store %893, %out[%894] : memref<?xf32>, vector<16xf32>
      } else {
        %895 = arith.addi %885, %c23 : index
        vector.store %80#7, %out[%895] : memref<?xf32>, vector<16xf32>
      }
    }
    %896 = arith.addi %16, %c12 : index
    %897 = arith.cmpi slt, %896, %15 : index
    scf.if %897 {
      %898 = arith.muli %896, %outputFeatures : index
      %899 = arith.muli %3, %c21 : index
      %900 = arith.addi %898, %899 : index
      scf.if %0 {
        %901 = arith.addi %900, %c7 : index
        %902 = vector.load %residual[%901] : memref<?xf32>, vector<16xf32>
        %903 = arith.addf %902, %80#8 : vector<16xf32>
        %904 = arith.addi %900, %c7 : index
        vector.store %903, %out[%904] : memref<?xf32>, vector<16xf32>
      } else {
        %905 = arith.addi %900, %c7 : index
        vector.store %80#8, %out[%905] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %906 = arith.addi %900, %c23 : index
        %907 = vector.load %residual[%906] : memref<?xf32>, vector<16xf32>
        %908 = arith.addf %907, %80#9 : vector<16xf32>
        %909 = arith.addi %900, %c23 : index
        vector.store %908, %out[%909] : memref<?xf32>, vector<16xf32>
      } else {
        %910 = arith.addi %900, %c23 : index
        vector.store %80#9, %out[%910] : memref<?xf32>, vector<16xf32>
      }
    }
    %911 = arith.addi %16, %c13 : index
    %912 = arith.cmpi slt, %911, %15 : index
    scf.if %912 {
      %913 = arith.muli %911, %outputFeatures : index
      %914 = arith.muli %3, %c21 : index
      %915 = arith.addi %913, %914 : index
      scf.if %0 {
        %916 = arith.addi %915, %c7 : index
        %917 = vector.load %residual[%916] : memref<?xf32>, vector<16xf32>
        %918 = arith.addf %917, %80#10 : vector<16xf32>
        %919 = arith.addi %915, %c7 : index
        vector.store %918, %out[%919] : memref<?xf32>, vector<16xf32>
      } else {
        %920 = arith.addi %915, %c7 : index
        vector.store %80#10, %out[%920] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %921 = arith.addi %915, %c23 : index
        %922 = vector.load %residual[%921] : memref<?xf32>, vector<16xf32>
        %923 = arith.addf %922, %80#11 : vector<16xf32>
        %924 = arith.addi %915, %c23 : index
        vector.store %923, %out[%924] : memref<?xf32>, vector<16xf32>
      } else {
        %925 = arith.addi %915, %c23 : index
        vector.store %80#11, %out[%925] : memref<?xf32>, vector<16xf32>
      }
    }
    %926 = arith.addi %16, %c14 : index
    %927 = arith.cmpi slt, %926, %15 : index
    scf.if %927 {
      %928 = arith.muli %926, %outputFeatures : index
      %929 = arith.muli %3, %c21 : index
      %930 = arith.addi %928, %929 : index
      scf.if %0 {
        %931 = arith.addi %930, %c7 : index
        %932 = vector.load %residual[%931] : memref<?xf32>, vector<16xf32>
        %933 = arith.addf %932, %80#12 : vector<16xf32>
        %934 = arith.addi %930, %c7 : index
        vector.store %933, %out[%934] : memref<?xf32>, vector<16xf32>
      } else {
        %935 = arith.addi %930, %c7 : index
        vector.store %80#12, %out[%935] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %936 = arith.addi %930, %c23 : index
        %937 = vector.load %residual[%936] : memref<?xf32>, vector<16xf32>
        %938 = arith.addf %937, %80#13 : vector<16xf32>
        %939 = arith.addi %930, %c23 : index
        vector.store %938, %out[%939] : memref<?xf32>, vector<16xf32>
      } else {
        %940 = arith.addi %930, %c23 : index
        vector.store %80#13, %out[%940] : memref<?xf32>, vector<16xf32>
      }
    }
    %941 = arith.addi %16, %c15 : index
    %942 = arith.cmpi slt, %941, %15 : index
    scf.if %942 {
      %943 = arith.muli %941, %outputFeatures : index
      %944 = arith.muli %3, %c21 : index
      %945 = arith.addi %943, %944 : index
      scf.if %0 {
        %946 = arith.addi %945, %c7 : index
        %947 = vector.load %residual[%946] : memref<?xf32>, vector<16xf32>
        %948 = arith.addf %947, %80#14 : vector<16xf32>
        %949 = arith.addi %945, %c7 : index
        vector.store %948, %out[%949] : memref<?xf32>, vector<16xf32>
      } else {
        %950 = arith.addi %945, %c7 : index
        vector.store %80#14, %out[%950] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %951 = arith.addi %945, %c23 : index
        %952 = vector.load %residual[%951] : memref<?xf32>, vector<16xf32>
        %953 = arith.addf %952, %80#15 : vector<16xf32>
        %954 = arith.addi %945, %c23 : index
        vector.store %953, %out[%954] : memref<?xf32>, vector<16xf32>
      } else {
        %955 = arith.addi %945, %c23 : index
        vector.store %80#15, %out[%955] : memref<?xf32>, vector<16xf32>
      }
    }
    %956 = arith.addi %16, %c16 : index
    %957 = arith.cmpi slt, %956, %15 : index
    scf.if %957 {
      %958 = arith.muli %956, %outputFeatures : index
      %959 = arith.muli %3, %c21 : index
      %960 = arith.addi %958, %959 : index
      scf.if %0 {
        %961 = arith.addi %960, %c7 : index
        %962 = vector.load %residual[%961] : memref<?xf32>, vector<16xf32>
        %963 = arith.addf %962, %80#16 : vector<16xf32>
        %964 = arith.addi %960, %c7 : index
        vector.store %963, %out[%964] : memref<?xf32>, vector<16xf32>
      } else {
        %965 = arith.addi %960, %c7 : index
        vector.store %80#16, %out[%965] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %966 = arith.addi %960, %c23 : index
        %967 = vector.load %residual[%966] : memref<?xf32>, vector<16xf32>
        %968 = arith.addf %967, %80#17 : vector<16xf32>
        %969 = arith.addi %960, %c23 : index
        vector.store %968, %out[%969] : memref<?xf32>, vector<16xf32>
      } else {
        %970 = arith.addi %960, %c23 : index
        vector.store %80#17, %out[%970] : memref<?xf32>, vector<16xf32>
      }
    }
    %971 = arith.addi %16, %c17 : index
    %972 = arith.cmpi slt, %971, %15 : index
    scf.if %972 {
      %973 = arith.muli %971, %outputFeatures : index
      %974 = arith.muli %3, %c21 : index
      %975 = arith.addi %973, %974 : index
      scf.if %0 {
        %976 = arith.addi %975, %c7 : index
        %977 = vector.load %residual[%976] : memref<?xf32>, vector<16xf32>
        %978 = arith.addf %977, %80#18 : vector<16xf32>
        %979 = arith.addi %975, %c7 : index
        vector.store %978, %out[%979] : memref<?xf32>, vector<16xf32>
      } else {
        %980 = arith.addi %975, %c7 : index
        vector.store %80#18, %out[%980] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %981 = arith.addi %975, %c23 : index
        %982 = vector.load %residual[%981] : memref<?xf32>, vector<16xf32>
        %983 = arith.addf %982, %80#19 : vector<16xf32>
        %984 = arith.addi %975, %c23 : index
        vector.store %983, %out[%984] : memref<?xf32>, vector<16xf32>
      } else {
        %985 = arith.addi %975, %c23 : index
        vector.store %80#19, %out[%985] : memref<?xf32>, vector<16xf32>
      }
    }
    %986 = arith.addi %16, %c18 : index
    %987 = arith.cmpi slt, %986, %15 : index
    scf.if %987 {
      %988 = arith.muli %986, %outputFeatures : index
      %989 = arith.muli %3, %c21 : index
      %990 = arith.addi %988, %989 : index
      scf.if %0 {
        %991 = arith.addi %990, %c7 : index
        %992 = vector.load %residual[%991] : memref<?xf32>, vector<16xf32>
        %993 = arith.addf %992, %80#20 : vector<16xf32>
        %994 = arith.addi %990, %c7 : index
        vector.store %993, %out[%994] : memref<?xf32>, vector<16xf32>
      } else {
        %995 = arith.addi %990, %c7 : index
        vector.store %80#20, %out[%995] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %996 = arith.addi %990, %c23 : index
        %997 = vector.load %residual[%996] : memref<?xf32>, vector<16xf32>
        %998 = arith.addf %997, %80#21 : vector<16xf32>
        %999 = arith.addi %990, %c23 : index
        vector.store %998, %out[%999] : memref<?xf32>, vector<16xf32>
      } else {
        %1000 = arith.addi %990, %c23 : index
        vector.store %80#21, %out[%1000] : memref<?xf32>, vector<16xf32>
      }
    }
    %1001 = arith.addi %16, %c19 : index
    %1002 = arith.cmpi slt, %1001, %15 : index
    scf.if %1002 {
      %1003 = arith.muli %1001, %outputFeatures : index
      %1004 = arith.muli %3, %c21 : index
      %1005 = arith.addi %1003, %1004 : index
      scf.if %0 {
        %1006 = arith.addi %1005, %c7 : index
        %1007 = vector.load %residual[%1006] : memref<?xf32>, vector<16xf32>
        %1008 = arith.addf %1007, %80#22 : vector<16xf32>
        %1009 = arith.addi %1005, %c7 : index
        vector.store %1008, %out[%1009] : memref<?xf32>, vector<16xf32>
      } else {
        %1010 = arith.addi %1005, %c7 : index
        vector.store %80#22, %out[%1010] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %1011 = arith.addi %1005, %c23 : index
        %1012 = vector.load %residual[%1011] : memref<?xf32>, vector<16xf32>
        %1013 = arith.addf %1012, %80#23 : vector<16xf32>
        %1014 = arith.addi %1005, %c23 : index
        vector.store %1013, %out[%1014] : memref<?xf32>, vector<16xf32>
      } else {
        %1015 = arith.addi %1005, %c23 : index
        vector.store %80#23, %out[%1015] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
