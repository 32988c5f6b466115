// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q4_1', shape=Shape(rows=12, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q4_1_r12p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 320 : index
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
  %c21 = arith.constant 64 : index
  %c22 = arith.constant dense<15> : vector<16xi32>
  %c23 = arith.constant dense<4> : vector<16xi32>
  %c24 = arith.constant 16 : index
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
      %125:24 = scf.for %100 = %c7 to %c16 step %c1 iter_args(%101 = %56, %102 = %57, %103 = %58, %104 = %59, %105 = %60, %106 = %61, %107 = %62, %108 = %63, %109 = %64, %110 = %65, %111 = %66, %112 = %67, %113 = %68, %114 = %69, %115 = %70, %116 = %71, %117 = %72, %118 = %73, %119 = %74, %120 = %75, %121 = %76, %122 = %77, %123 = %78, %124 = %79) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %126 = arith.addi %82, %c21 : index
        %127 = arith.muli %100, %c4 : index
        %128 = arith.addi %126, %127 : index
        %129 = arith.addi %128, %c7 : index
        %130 = vector.load %w[%129] : memref<?xi8>, vector<16xi8>
        %131 = arith.extui %130 : vector<16xi8> to vector<16xi32>
        %132 = arith.andi %131, %c22 : vector<16xi32>
        %133 = arith.shrui %131, %c23 : vector<16xi32>
        %134 = arith.sitofp %132 : vector<16xi32> to vector<16xf32>
        %135 = math.fma %134, %87, %91 : vector<16xf32>
        %136 = arith.sitofp %133 : vector<16xi32> to vector<16xf32>
        %137 = math.fma %136, %87, %91 : vector<16xf32>
        %138 = arith.addi %128, %c24 : index
        %139 = vector.load %w[%138] : memref<?xi8>, vector<16xi8>
        %140 = arith.extui %139 : vector<16xi8> to vector<16xi32>
        %141 = arith.andi %140, %c22 : vector<16xi32>
        %142 = arith.shrui %140, %c23 : vector<16xi32>
        %143 = arith.sitofp %141 : vector<16xi32> to vector<16xf32>
        %144 = math.fma %143, %87, %91 : vector<16xf32>
        %145 = arith.sitofp %142 : vector<16xi32> to vector<16xf32>
        %146 = math.fma %145, %87, %91 : vector<16xf32>
        %147 = arith.addi %84, %c21 : index
        %148 = arith.muli %100, %c4 : index
        %149 = arith.addi %147, %148 : index
        %150 = arith.addi %149, %c7 : index
        %151 = vector.load %w[%150] : memref<?xi8>, vector<16xi8>
        %152 = arith.extui %151 : vector<16xi8> to vector<16xi32>
        %153 = arith.andi %152, %c22 : vector<16xi32>
        %154 = arith.shrui %152, %c23 : vector<16xi32>
        %155 = arith.sitofp %153 : vector<16xi32> to vector<16xf32>
        %156 = math.fma %155, %94, %98 : vector<16xf32>
        %157 = arith.sitofp %154 : vector<16xi32> to vector<16xf32>
        %158 = math.fma %157, %94, %98 : vector<16xf32>
        %159 = arith.addi %149, %c24 : index
        %160 = vector.load %w[%159] : memref<?xi8>, vector<16xi8>
        %161 = arith.extui %160 : vector<16xi8> to vector<16xi32>
        %162 = arith.andi %161, %c22 : vector<16xi32>
        %163 = arith.shrui %161, %c23 : vector<16xi32>
        %164 = arith.sitofp %162 : vector<16xi32> to vector<16xf32>
        %165 = math.fma %164, %94, %98 : vector<16xf32>
        %166 = arith.sitofp %163 : vector<16xi32> to vector<16xf32>
        %167 = math.fma %166, %94, %98 : vector<16xf32>
        %168 = arith.muli %100, %c12 : index
        %169 = arith.addi %99, %168 : index
        %170 = arith.addi %42, %169 : index
        %171 = arith.addi %170, %c7 : index
        %172 = memref.load %x[%171] : memref<?xf32>
        %173 = vector.broadcast %172 : f32 to vector<16xf32>
        %174 = math.fma %173, %135, %101 : vector<16xf32>
        %175 = math.fma %173, %156, %102 : vector<16xf32>
        %176 = arith.addi %43, %169 : index
        %177 = arith.addi %176, %c7 : index
        %178 = memref.load %x[%177] : memref<?xf32>
        %179 = vector.broadcast %178 : f32 to vector<16xf32>
        %180 = math.fma %179, %135, %103 : vector<16xf32>
        %181 = math.fma %179, %156, %104 : vector<16xf32>
        %182 = arith.addi %44, %169 : index
        %183 = arith.addi %182, %c7 : index
        %184 = memref.load %x[%183] : memref<?xf32>
        %185 = vector.broadcast %184 : f32 to vector<16xf32>
        %186 = math.fma %185, %135, %105 : vector<16xf32>
        %187 = math.fma %185, %156, %106 : vector<16xf32>
        %188 = arith.addi %45, %169 : index
        %189 = arith.addi %188, %c7 : index
        %190 = memref.load %x[%189] : memref<?xf32>
        %191 = vector.broadcast %190 : f32 to vector<16xf32>
        %192 = math.fma %191, %135, %107 : vector<16xf32>
        %193 = math.fma %191, %156, %108 : vector<16xf32>
        %194 = arith.addi %46, %169 : index
        %195 = arith.addi %194, %c7 : index
        %196 = memref.load %x[%195] : memref<?xf32>
        %197 = vector.broadcast %196 : f32 to vector<16xf32>
        %198 = math.fma %197, %135, %109 : vector<16xf32>
        %199 = math.fma %197, %156, %110 : vector<16xf32>
        %200 = arith.addi %47, %169 : index
        %201 = arith.addi %200, %c7 : index
        %202 = memref.load %x[%201] : memref<?xf32>
        %203 = vector.broadcast %202 : f32 to vector<16xf32>
        %204 = math.fma %203, %135, %111 : vector<16xf32>
        %205 = math.fma %203, %156, %112 : vector<16xf32>
        %206 = arith.addi %48, %169 : index
        %207 = arith.addi %206, %c7 : index
        %208 = memref.load %x[%207] : memref<?xf32>
        %209 = vector.broadcast %208 : f32 to vector<16xf32>
        %210 = math.fma %209, %135, %113 : vector<16xf32>
        %211 = math.fma %209, %156, %114 : vector<16xf32>
        %212 = arith.addi %49, %169 : index
        %213 = arith.addi %212, %c7 : index
        %214 = memref.load %x[%213] : memref<?xf32>
        %215 = vector.broadcast %214 : f32 to vector<16xf32>
        %216 = math.fma %215, %135, %115 : vector<16xf32>
        %217 = math.fma %215, %156, %116 : vector<16xf32>
        %218 = arith.addi %50, %169 : index
        %219 = arith.addi %218, %c7 : index
        %220 = memref.load %x[%219] : memref<?xf32>
        %221 = vector.broadcast %220 : f32 to vector<16xf32>
        %222 = math.fma %221, %135, %117 : vector<16xf32>
        %223 = math.fma %221, %156, %118 : vector<16xf32>
        %224 = arith.addi %51, %169 : index
        %225 = arith.addi %224, %c7 : index
        %226 = memref.load %x[%225] : memref<?xf32>
        %227 = vector.broadcast %226 : f32 to vector<16xf32>
        %228 = math.fma %227, %135, %119 : vector<16xf32>
        %229 = math.fma %227, %156, %120 : vector<16xf32>
        %230 = arith.addi %52, %169 : index
        %231 = arith.addi %230, %c7 : index
        %232 = memref.load %x[%231] : memref<?xf32>
        %233 = vector.broadcast %232 : f32 to vector<16xf32>
        %234 = math.fma %233, %135, %121 : vector<16xf32>
        %235 = math.fma %233, %156, %122 : vector<16xf32>
        %236 = arith.addi %53, %169 : index
        %237 = arith.addi %236, %c7 : index
        %238 = memref.load %x[%237] : memref<?xf32>
        %239 = vector.broadcast %238 : f32 to vector<16xf32>
        %240 = math.fma %239, %135, %123 : vector<16xf32>
        %241 = math.fma %239, %156, %124 : vector<16xf32>
        %242 = arith.addi %42, %169 : index
        %243 = arith.addi %242, %c1 : index
        %244 = memref.load %x[%243] : memref<?xf32>
        %245 = vector.broadcast %244 : f32 to vector<16xf32>
        %246 = math.fma %245, %137, %174 : vector<16xf32>
        %247 = math.fma %245, %158, %175 : vector<16xf32>
        %248 = arith.addi %43, %169 : index
        %249 = arith.addi %248, %c1 : index
        %250 = memref.load %x[%249] : memref<?xf32>
        %251 = vector.broadcast %250 : f32 to vector<16xf32>
        %252 = math.fma %251, %137, %180 : vector<16xf32>
        %253 = math.fma %251, %158, %181 : vector<16xf32>
        %254 = arith.addi %44, %169 : index
        %255 = arith.addi %254, %c1 : index
        %256 = memref.load %x[%255] : memref<?xf32>
        %257 = vector.broadcast %256 : f32 to vector<16xf32>
        %258 = math.fma %257, %137, %186 : vector<16xf32>
        %259 = math.fma %257, %158, %187 : vector<16xf32>
        %260 = arith.addi %45, %169 : index
        %261 = arith.addi %260, %c1 : index
        %262 = memref.load %x[%261] : memref<?xf32>
        %263 = vector.broadcast %262 : f32 to vector<16xf32>
        %264 = math.fma %263, %137, %192 : vector<16xf32>
        %265 = math.fma %263, %158, %193 : vector<16xf32>
        %266 = arith.addi %46, %169 : index
        %267 = arith.addi %266, %c1 : index
        %268 = memref.load %x[%267] : memref<?xf32>
        %269 = vector.broadcast %268 : f32 to vector<16xf32>
        %270 = math.fma %269, %137, %198 : vector<16xf32>
        %271 = math.fma %269, %158, %199 : vector<16xf32>
        %272 = arith.addi %47, %169 : index
        %273 = arith.addi %272, %c1 : index
        %274 = memref.load %x[%273] : memref<?xf32>
        %275 = vector.broadcast %274 : f32 to vector<16xf32>
        %276 = math.fma %275, %137, %204 : vector<16xf32>
        %277 = math.fma %275, %158, %205 : vector<16xf32>
        %278 = arith.addi %48, %169 : index
        %279 = arith.addi %278, %c1 : index
        %280 = memref.load %x[%279] : memref<?xf32>
        %281 = vector.broadcast %280 : f32 to vector<16xf32>
        %282 = math.fma %281, %137, %210 : vector<16xf32>
        %283 = math.fma %281, %158, %211 : vector<16xf32>
        %284 = arith.addi %49, %169 : index
        %285 = arith.addi %284, %c1 : index
        %286 = memref.load %x[%285] : memref<?xf32>
        %287 = vector.broadcast %286 : f32 to vector<16xf32>
        %288 = math.fma %287, %137, %216 : vector<16xf32>
        %289 = math.fma %287, %158, %217 : vector<16xf32>
        %290 = arith.addi %50, %169 : index
        %291 = arith.addi %290, %c1 : index
        %292 = memref.load %x[%291] : memref<?xf32>
        %293 = vector.broadcast %292 : f32 to vector<16xf32>
        %294 = math.fma %293, %137, %222 : vector<16xf32>
        %295 = math.fma %293, %158, %223 : vector<16xf32>
        %296 = arith.addi %51, %169 : index
        %297 = arith.addi %296, %c1 : index
        %298 = memref.load %x[%297] : memref<?xf32>
        %299 = vector.broadcast %298 : f32 to vector<16xf32>
        %300 = math.fma %299, %137, %228 : vector<16xf32>
        %301 = math.fma %299, %158, %229 : vector<16xf32>
        %302 = arith.addi %52, %169 : index
        %303 = arith.addi %302, %c1 : index
        %304 = memref.load %x[%303] : memref<?xf32>
        %305 = vector.broadcast %304 : f32 to vector<16xf32>
        %306 = math.fma %305, %137, %234 : vector<16xf32>
        %307 = math.fma %305, %158, %235 : vector<16xf32>
        %308 = arith.addi %53, %169 : index
        %309 = arith.addi %308, %c1 : index
        %310 = memref.load %x[%309] : memref<?xf32>
        %311 = vector.broadcast %310 : f32 to vector<16xf32>
        %312 = math.fma %311, %137, %240 : vector<16xf32>
        %313 = math.fma %311, %158, %241 : vector<16xf32>
        %314 = arith.addi %42, %169 : index
        %315 = arith.addi %314, %c6 : index
        %316 = memref.load %x[%315] : memref<?xf32>
        %317 = vector.broadcast %316 : f32 to vector<16xf32>
        %318 = math.fma %317, %144, %246 : vector<16xf32>
        %319 = math.fma %317, %165, %247 : vector<16xf32>
        %320 = arith.addi %43, %169 : index
        %321 = arith.addi %320, %c6 : index
        %322 = memref.load %x[%321] : memref<?xf32>
        %323 = vector.broadcast %322 : f32 to vector<16xf32>
        %324 = math.fma %323, %144, %252 : vector<16xf32>
        %325 = math.fma %323, %165, %253 : vector<16xf32>
        %326 = arith.addi %44, %169 : index
        %327 = arith.addi %326, %c6 : index
        %328 = memref.load %x[%327] : memref<?xf32>
        %329 = vector.broadcast %328 : f32 to vector<16xf32>
        %330 = math.fma %329, %144, %258 : vector<16xf32>
        %331 = math.fma %329, %165, %259 : vector<16xf32>
        %332 = arith.addi %45, %169 : index
        %333 = arith.addi %332, %c6 : index
        %334 = memref.load %x[%333] : memref<?xf32>
        %335 = vector.broadcast %334 : f32 to vector<16xf32>
        %336 = math.fma %335, %144, %264 : vector<16xf32>
        %337 = math.fma %335, %165, %265 : vector<16xf32>
        %338 = arith.addi %46, %169 : index
        %339 = arith.addi %338, %c6 : index
        %340 = memref.load %x[%339] : memref<?xf32>
        %341 = vector.broadcast %340 : f32 to vector<16xf32>
        %342 = math.fma %341, %144, %270 : vector<16xf32>
        %343 = math.fma %341, %165, %271 : vector<16xf32>
        %344 = arith.addi %47, %169 : index
        %345 = arith.addi %344, %c6 : index
        %346 = memref.load %x[%345] : memref<?xf32>
        %347 = vector.broadcast %346 : f32 to vector<16xf32>
        %348 = math.fma %347, %144, %276 : vector<16xf32>
        %349 = math.fma %347, %165, %277 : vector<16xf32>
        %350 = arith.addi %48, %169 : index
        %351 = arith.addi %350, %c6 : index
        %352 = memref.load %x[%351] : memref<?xf32>
        %353 = vector.broadcast %352 : f32 to vector<16xf32>
        %354 = math.fma %353, %144, %282 : vector<16xf32>
        %355 = math.fma %353, %165, %283 : vector<16xf32>
        %356 = arith.addi %49, %169 : index
        %357 = arith.addi %356, %c6 : index
        %358 = memref.load %x[%357] : memref<?xf32>
        %359 = vector.broadcast %358 : f32 to vector<16xf32>
        %360 = math.fma %359, %144, %288 : vector<16xf32>
        %361 = math.fma %359, %165, %289 : vector<16xf32>
        %362 = arith.addi %50, %169 : index
        %363 = arith.addi %362, %c6 : index
        %364 = memref.load %x[%363] : memref<?xf32>
        %365 = vector.broadcast %364 : f32 to vector<16xf32>
        %366 = math.fma %365, %144, %294 : vector<16xf32>
        %367 = math.fma %365, %165, %295 : vector<16xf32>
        %368 = arith.addi %51, %169 : index
        %369 = arith.addi %368, %c6 : index
        %370 = memref.load %x[%369] : memref<?xf32>
        %371 = vector.broadcast %370 : f32 to vector<16xf32>
        %372 = math.fma %371, %144, %300 : vector<16xf32>
        %373 = math.fma %371, %165, %301 : vector<16xf32>
        %374 = arith.addi %52, %169 : index
        %375 = arith.addi %374, %c6 : index
        %376 = memref.load %x[%375] : memref<?xf32>
        %377 = vector.broadcast %376 : f32 to vector<16xf32>
        %378 = math.fma %377, %144, %306 : vector<16xf32>
        %379 = math.fma %377, %165, %307 : vector<16xf32>
        %380 = arith.addi %53, %169 : index
        %381 = arith.addi %380, %c6 : index
        %382 = memref.load %x[%381] : memref<?xf32>
        %383 = vector.broadcast %382 : f32 to vector<16xf32>
        %384 = math.fma %383, %144, %312 : vector<16xf32>
        %385 = math.fma %383, %165, %313 : vector<16xf32>
        %386 = arith.addi %42, %169 : index
        %387 = arith.addi %386, %c11 : index
        %388 = memref.load %x[%387] : memref<?xf32>
        %389 = vector.broadcast %388 : f32 to vector<16xf32>
        %390 = math.fma %389, %146, %318 : vector<16xf32>
        %391 = math.fma %389, %167, %319 : vector<16xf32>
        %392 = arith.addi %43, %169 : index
        %393 = arith.addi %392, %c11 : index
        %394 = memref.load %x[%393] : memref<?xf32>
        %395 = vector.broadcast %394 : f32 to vector<16xf32>
        %396 = math.fma %395, %146, %324 : vector<16xf32>
        %397 = math.fma %395, %167, %325 : vector<16xf32>
        %398 = arith.addi %44, %169 : index
        %399 = arith.addi %398, %c11 : index
        %400 = memref.load %x[%399] : memref<?xf32>
        %401 = vector.broadcast %400 : f32 to vector<16xf32>
        %402 = math.fma %401, %146, %330 : vector<16xf32>
        %403 = math.fma %401, %167, %331 : vector<16xf32>
        %404 = arith.addi %45, %169 : index
        %405 = arith.addi %404, %c11 : index
        %406 = memref.load %x[%405] : memref<?xf32>
        %407 = vector.broadcast %406 : f32 to vector<16xf32>
        %408 = math.fma %407, %146, %336 : vector<16xf32>
        %409 = math.fma %407, %167, %337 : vector<16xf32>
        %410 = arith.addi %46, %169 : index
        %411 = arith.addi %410, %c11 : index
        %412 = memref.load %x[%411] : memref<?xf32>
        %413 = vector.broadcast %412 : f32 to vector<16xf32>
        %414 = math.fma %413, %146, %342 : vector<16xf32>
        %415 = math.fma %413, %167, %343 : vector<16xf32>
        %416 = arith.addi %47, %169 : index
        %417 = arith.addi %416, %c11 : index
        %418 = memref.load %x[%417] : memref<?xf32>
        %419 = vector.broadcast %418 : f32 to vector<16xf32>
        %420 = math.fma %419, %146, %348 : vector<16xf32>
        %421 = math.fma %419, %167, %349 : vector<16xf32>
        %422 = arith.addi %48, %169 : index
        %423 = arith.addi %422, %c11 : index
        %424 = memref.load %x[%423] : memref<?xf32>
        %425 = vector.broadcast %424 : f32 to vector<16xf32>
        %426 = math.fma %425, %146, %354 : vector<16xf32>
        %427 = math.fma %425, %167, %355 : vector<16xf32>
        %428 = arith.addi %49, %169 : index
        %429 = arith.addi %428, %c11 : index
        %430 = memref.load %x[%429] : memref<?xf32>
        %431 = vector.broadcast %430 : f32 to vector<16xf32>
        %432 = math.fma %431, %146, %360 : vector<16xf32>
        %433 = math.fma %431, %167, %361 : vector<16xf32>
        %434 = arith.addi %50, %169 : index
        %435 = arith.addi %434, %c11 : index
        %436 = memref.load %x[%435] : memref<?xf32>
        %437 = vector.broadcast %436 : f32 to vector<16xf32>
        %438 = math.fma %437, %146, %366 : vector<16xf32>
        %439 = math.fma %437, %167, %367 : vector<16xf32>
        %440 = arith.addi %51, %169 : index
        %441 = arith.addi %440, %c11 : index
        %442 = memref.load %x[%441] : memref<?xf32>
        %443 = vector.broadcast %442 : f32 to vector<16xf32>
        %444 = math.fma %443, %146, %372 : vector<16xf32>
        %445 = math.fma %443, %167, %373 : vector<16xf32>
        %446 = arith.addi %52, %169 : index
        %447 = arith.addi %446, %c11 : index
        %448 = memref.load %x[%447] : memref<?xf32>
        %449 = vector.broadcast %448 : f32 to vector<16xf32>
        %450 = math.fma %449, %146, %378 : vector<16xf32>
        %451 = math.fma %449, %167, %379 : vector<16xf32>
        %452 = arith.addi %53, %169 : index
        %453 = arith.addi %452, %c11 : index
        %454 = memref.load %x[%453] : memref<?xf32>
        %455 = vector.broadcast %454 : f32 to vector<16xf32>
        %456 = math.fma %455, %146, %384 : vector<16xf32>
        %457 = math.fma %455, %167, %385 : vector<16xf32>
        scf.yield %390, %391, %396, %397, %402, %403, %408, %409, %414, %415, %420, %421, %426, %427, %432, %433, %438, %439, %444, %445, %450, %451, %456, %457 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %125#0, %125#1, %125#2, %125#3, %125#4, %125#5, %125#6, %125#7, %125#8, %125#9, %125#10, %125#11, %125#12, %125#13, %125#14, %125#15, %125#16, %125#17, %125#18, %125#19, %125#20, %125#21, %125#22, %125#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %458 = arith.addi %16, %c7 : index
    %459 = arith.cmpi slt, %458, %15 : index
    scf.if %459 {
      %460 = arith.muli %458, %outputFeatures : index
      %461 = arith.muli %3, %c4 : index
      %462 = arith.addi %460, %461 : index
      scf.if %0 {
        %463 = arith.addi %462, %c7 : index
        %464 = vector.load %residual[%463] : memref<?xf32>, vector<16xf32>
        %465 = arith.addf %464, %80#0 : vector<16xf32>
        %466 = arith.addi %462, %c7 : index
        vector.store %465, %out[%466] : memref<?xf32>, vector<16xf32>
      } else {
        %467 = arith.addi %462, %c7 : index
        vector.store %80#0, %out[%467] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %468 = arith.addi %462, %c24 : index
        %469 = vector.load %residual[%468] : memref<?xf32>, vector<16xf32>
        %470 = arith.addf %469, %80#1 : vector<16xf32>
        %471 = arith.addi %462, %c24 : index
        vector.store %470, %out[%471] : memref<?xf32>, vector<16xf32>
      } else {
        %472 = arith.addi %462, %c24 : index
        vector.store %80#1, %out[%472] : memref<?xf32>, vector<16xf32>
      }
    }
    %473 = arith.addi %16, %c1 : index
    %474 = arith.cmpi slt, %473, %15 : index
    scf.if %474 {
      %475 = arith.muli %473, %outputFeatures : index
      %476 = arith.muli %3, %c4 : index
      %477 = arith.addi %475, %476 : index
      scf.if %0 {
        %478 = arith.addi %477, %c7 : index
        %479 = vector.load %residual[%478] : memref<?xf32>, vector<16xf32>
        %480 = arith.addf %479, %80#2 : vector<16xf32>
        %481 = arith.addi %477, %c7 : index
        vector.store %480, %out[%481] : memref<?xf32>, vector<16xf32>
      } else {
        %482 = arith.addi %477, %c7 : index
        vector.store %80#2, %out[%482] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %483 = arith.addi %477, %c24 : index
        %484 = vector.load %residual[%483] : memref<?xf32>, vector<16xf32>
        %485 = arith.addf %484, %80#3 : vector<16xf32>
        %486 = arith.addi %477, %c24 : index
        vector.store %485, %out[%486] : memref<?xf32>, vector<16xf32>
      } else {
        %487 = arith.addi %477, %c24 : index
        vector.store %80#3, %out[%487] : memref<?xf32>, vector<16xf32>
      }
    }
    %488 = arith.addi %16, %c6 : index
    %489 = arith.cmpi slt, %488, %15 : index
    scf.if %489 {
      %490 = arith.muli %488, %outputFeatures : index
      %491 = arith.muli %3, %c4 : index
      %492 = arith.addi %490, %491 : index
      scf.if %0 {
        %493 = arith.addi %492, %c7 : index
        %494 = vector.load %residual[%493] : memref<?xf32>, vector<16xf32>
        %495 = arith.addf %494, %80#4 : vector<16xf32>
        %496 = arith.addi %492, %c7 : index
        vector.store %495, %out[%496] : memref<?xf32>, vector<16xf32>
      } else {
        %497 = arith.addi %492, %c7 : index
        vector.store %80#4, %out[%497] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %498 = arith.addi %492, %c24 : index
        %499 = vector.load %residual[%498] : memref<?xf32>, vector<16xf32>
        %500 = arith.addf %499, %80#5 : vector<16xf32>
        %501 = arith.addi %492, %c24 : index
        vector.store %500, %out[%501] : memref<?xf32>, vector<16xf32>
      } else {
        %502 = arith.addi %492, %c24 : index
        vector.store %80#5, %out[%502] : memref<?xf32>, vector<16xf32>
      }
    }
    %503 = arith.addi %16, %c11 : index
    %504 = arith.cmpi slt, %503, %15 : index
    scf.if %504 {
      %505 = arith.muli %503, %outputFeatures : index
      %506 = arith.muli %3, %c4 : index
      %507 = arith.addi %505, %506 : index
      scf.if %0 {
        %508 = arith.addi %507, %c7 : index
        %509 = vector.load %residual[%508] : memref<?xf32>, vector<16xf32>
        %510 = arith.addf %509, %80#6 : vector<16xf32>
        %511 = arith.addi %507, %c7 : index
        vector.store %510, %out[%511] : memref<?xf32>, vector<16xf32>
      } else {
        %512 = arith.addi %507, %c7 : index
        vector.store %80#6, %out[%512] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %513 = arith.addi %507, %c24 : index
        %514 = vector.load %residual[%513] : memref<?xf32>, vector<16xf32>
        %515 = arith.addf %514, %80#7 : vector<16xf32>
        %516 = arith.addi %507, %c24 : index
        vector.store %515, %out[%516] : memref<?xf32>, vector<16xf32>
      } else {
        %517 = arith.addi %507, %c24 : index
        vector.store %80#7, %out[%517] : memref<?xf32>, vector<16xf32>
      }
    }
    %518 = arith.addi %16, %c12 : index
    %519 = arith.cmpi slt, %518, %15 : index
    scf.if %519 {
      %520 = arith.muli %518, %outputFeatures : index
      %521 = arith.muli %3, %c4 : index
      %522 = arith.addi %520, %521 : index
      scf.if %0 {
        %523 = arith.addi %522, %c7 : index
        %524 = vector.load %residual[%523] : memref<?xf32>, vector<16xf32>
        %525 = arith.addf %524, %80#8 : vector<16xf32>
        %526 = arith.addi %522, %c7 : index
        vector.store %525, %out[%526] : memref<?xf32>, vector<16xf32>
      } else {
        %527 = arith.addi %522, %c7 : index
        vector.store %80#8, %out[%527] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %528 = arith.addi %522, %c24 : index
        %529 = vector.load %residual[%528] : memref<?xf32>, vector<16xf32>
        %530 = arith.addf %529, %80#9 : vector<16xf32>
        %531 = arith.addi %522, %c24 : index
        vector.store %530, %out[%531] : memref<?xf32>, vector<16xf32>
      } else {
        %532 = arith.addi %522, %c24 : index
        vector.store %80#9, %out[%532] : memref<?xf32>, vector<16xf32>
      }
    }
    %533 = arith.addi %16, %c13 : index
    %534 = arith.cmpi slt, %533, %15 : index
    scf.if %534 {
      %535 = arith.muli %533, %outputFeatures : index
      %536 = arith.muli %3, %c4 : index
      %537 = arith.addi %535, %536 : index
      scf.if %0 {
        %538 = arith.addi %537, %c7 : index
        %539 = vector.load %residual[%538] : memref<?xf32>, vector<16xf32>
        %540 = arith.addf %539, %80#10 : vector<16xf32>
        %541 = arith.addi %537, %c7 : index
        vector.store %540, %out[%541] : memref<?xf32>, vector<16xf32>
      } else {
        %542 = arith.addi %537, %c7 : index
        vector.store %80#10, %out[%542] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %543 = arith.addi %537, %c24 : index
        %544 = vector.load %residual[%543] : memref<?xf32>, vector<16xf32>
        %545 = arith.addf %544, %80#11 : vector<16xf32>
        %546 = arith.addi %537, %c24 : index
        vector.store %545, %out[%546] : memref<?xf32>, vector<16xf32>
      } else {
        %547 = arith.addi %537, %c24 : index
        vector.store %80#11, %out[%547] : memref<?xf32>, vector<16xf32>
      }
    }
    %548 = arith.addi %16, %c14 : index
    %549 = arith.cmpi slt, %548, %15 : index
    scf.if %549 {
      %550 = arith.muli %548, %outputFeatures : index
      %551 = arith.muli %3, %c4 : index
      %552 = arith.addi %550, %551 : index
      scf.if %0 {
        %553 = arith.addi %552, %c7 : index
        %554 = vector.load %residual[%553] : memref<?xf32>, vector<16xf32>
        %555 = arith.addf %554, %80#12 : vector<16xf32>
        %556 = arith.addi %552, %c7 : index
        vector.store %555, %out[%556] : memref<?xf32>, vector<16xf32>
      } else {
        %557 = arith.addi %552, %c7 : index
        vector.store %80#12, %out[%557] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %558 = arith.addi %552, %c24 : index
        %559 = vector.load %residual[%558] : memref<?xf32>, vector<16xf32>
        %560 = arith.addf %559, %80#13 : vector<16xf32>
        %561 = arith.addi %552, %c24 : index
        vector.store %560, %out[%561] : memref<?xf32>, vector<16xf32>
      } else {
        %562 = arith.addi %552, %c24 : index
        vector.store %80#13, %out[%562] : memref<?xf32>, vector<16xf32>
      }
    }
    %563 = arith.addi %16, %c15 : index
    %564 = arith.cmpi slt, %563, %15 : index
    scf.if %564 {
      %565 = arith.muli %563, %outputFeatures : index
      %566 = arith.muli %3, %c4 : index
      %567 = arith.addi %565, %566 : index
      scf.if %0 {
        %568 = arith.addi %567, %c7 : index
        %569 = vector.load %residual[%568] : memref<?xf32>, vector<16xf32>
        %570 = arith.addf %569, %80#14 : vector<16xf32>
        %571 = arith.addi %567, %c7 : index
        vector.store %570, %out[%571] : memref<?xf32>, vector<16xf32>
      } else {
        %572 = arith.addi %567, %c7 : index
        vector.store %80#14, %out[%572] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %573 = arith.addi %567, %c24 : index
        %574 = vector.load %residual[%573] : memref<?xf32>, vector<16xf32>
        %575 = arith.addf %574, %80#15 : vector<16xf32>
        %576 = arith.addi %567, %c24 : index
        vector.store %575, %out[%576] : memref<?xf32>, vector<16xf32>
      } else {
        %577 = arith.addi %567, %c24 : index
        vector.store %80#15, %out[%577] : memref<?xf32>, vector<16xf32>
      }
    }
    %578 = arith.addi %16, %c16 : index
    %579 = arith.cmpi slt, %578, %15 : index
    scf.if %579 {
      %580 = arith.muli %578, %outputFeatures : index
      %581 = arith.muli %3, %c4 : index
      %582 = arith.addi %580, %581 : index
      scf.if %0 {
        %583 = arith.addi %582, %c7 : index
        %584 = vector.load %residual[%583] : memref<?xf32>, vector<16xf32>
        %585 = arith.addf %584, %80#16 : vector<16xf32>
        %586 = arith.addi %582, %c7 : index
        vector.store %585, %out[%586] : memref<?xf32>, vector<16xf32>
      } else {
        %587 = arith.addi %582, %c7 : index
        vector.store %80#16, %out[%587] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %588 = arith.addi %582, %c24 : index
        %589 = vector.load %residual[%588] : memref<?xf32>, vector<16xf32>
        %590 = arith.addf %589, %80#17 : vector<16xf32>
        %591 = arith.addi %582, %c24 : index
        vector.store %590, %out[%591] : memref<?xf32>, vector<16xf32>
      } else {
        %592 = arith.addi %582, %c24 : index
        vector.store %80#17, %out[%592] : memref<?xf32>, vector<16xf32>
      }
    }
    %593 = arith.addi %16, %c17 : index
    %594 = arith.cmpi slt, %593, %15 : index
    scf.if %594 {
      %595 = arith.muli %593, %outputFeatures : index
      %596 = arith.muli %3, %c4 : index
      %597 = arith.addi %595, %596 : index
      scf.if %0 {
        %598 = arith.addi %597, %c7 : index
        %599 = vector.load %residual[%598] : memref<?xf32>, vector<16xf32>
        %600 = arith.addf %599, %80#18 : vector<16xf32>
        %601 = arith.addi %597, %c7 : index
        vector.store %600, %out[%601] : memref<?xf32>, vector<16xf32>
      } else {
        %602 = arith.addi %597, %c7 : index
        vector.store %80#18, %out[%602] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %603 = arith.addi %597, %c24 : index
        %604 = vector.load %residual[%603] : memref<?xf32>, vector<16xf32>
        %605 = arith.addf %604, %80#19 : vector<16xf32>
        %606 = arith.addi %597, %c24 : index
        vector.store %605, %out[%606] : memref<?xf32>, vector<16xf32>
      } else {
        %607 = arith.addi %597, %c24 : index
        vector.store %80#19, %out[%607] : memref<?xf32>, vector<16xf32>
      }
    }
    %608 = arith.addi %16, %c18 : index
    %609 = arith.cmpi slt, %608, %15 : index
    scf.if %609 {
      %610 = arith.muli %608, %outputFeatures : index
      %611 = arith.muli %3, %c4 : index
      %612 = arith.addi %610, %611 : index
      scf.if %0 {
        %613 = arith.addi %612, %c7 : index
        %614 = vector.load %residual[%613] : memref<?xf32>, vector<16xf32>
        %615 = arith.addf %614, %80#20 : vector<16xf32>
        %616 = arith.addi %612, %c7 : index
        vector.store %615, %out[%616] : memref<?xf32>, vector<16xf32>
      } else {
        %617 = arith.addi %612, %c7 : index
        vector.store %80#20, %out[%617] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %618 = arith.addi %612, %c24 : index
        %619 = vector.load %residual[%618] : memref<?xf32>, vector<16xf32>
        %620 = arith.addf %619, %80#21 : vector<16xf32>
        %621 = arith.addi %612, %c24 : index
        vector.store %620, %out[%621] : memref<?xf32>, vector<16xf32>
      } else {
        %622 = arith.addi %612, %c24 : index
        vector.store %80#21, %out[%622] : memref<?xf32>, vector<16xf32>
      }
    }
    %623 = arith.addi %16, %c19 : index
    %624 = arith.cmpi slt, %623, %15 : index
    scf.if %624 {
      %625 = arith.muli %623, %outputFeatures : index
      %626 = arith.muli %3, %c4 : index
      %627 = arith.addi %625, %626 : index
      scf.if %0 {
        %628 = arith.addi %627, %c7 : index
        %629 = vector.load %residual[%628] : memref<?xf32>, vector<16xf32>
        %630 = arith.addf %629, %80#22 : vector<16xf32>
        %631 = arith.addi %627, %c7 : index
        vector.store %630, %out[%631] : memref<?xf32>, vector<16xf32>
      } else {
        %632 = arith.addi %627, %c7 : index
        vector.store %80#22, %out[%632] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %633 = arith.addi %627, %c24 : index
        %634 = vector.load %residual[%633] : memref<?xf32>, vector<16xf32>
        %635 = arith.addf %634, %80#23 : vector<16xf32>
        %636 = arith.addi %627, %c24 : index
        vector.store %635, %out[%636] : memref<?xf32>, vector<16xf32>
      } else {
        %637 = arith.addi %627, %c24 : index
        vector.store %80#23, %out[%637] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
