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
        %126 = arith.muli %100, %c12 : index
        %127 = arith.addi %99, %126 : index
        %128 = arith.addi %82, %c21 : index
        %129 = arith.muli %100, %c4 : index
        %130 = arith.addi %128, %129 : index
        %131 = arith.addi %130, %c7 : index
        %132 = vector.load %w[%131] : memref<?xi8>, vector<16xi8>
        %133 = arith.extui %132 : vector<16xi8> to vector<16xi32>
        %134 = arith.andi %133, %c22 : vector<16xi32>
        %135 = arith.shrui %133, %c23 : vector<16xi32>
        %136 = arith.sitofp %134 : vector<16xi32> to vector<16xf32>
        %137 = math.fma %136, %87, %91 : vector<16xf32>
        %138 = arith.addi %84, %c21 : index
        %139 = arith.muli %100, %c4 : index
        %140 = arith.addi %138, %139 : index
        %141 = arith.addi %140, %c7 : index
        %142 = vector.load %w[%141] : memref<?xi8>, vector<16xi8>
        %143 = arith.extui %142 : vector<16xi8> to vector<16xi32>
        %144 = arith.andi %143, %c22 : vector<16xi32>
        %145 = arith.shrui %143, %c23 : vector<16xi32>
        %146 = arith.sitofp %144 : vector<16xi32> to vector<16xf32>
        %147 = math.fma %146, %94, %98 : vector<16xf32>
        %148 = arith.addi %42, %127 : index
        %149 = arith.addi %148, %c7 : index
        %150 = memref.load %x[%149] : memref<?xf32>
        %151 = vector.broadcast %150 : f32 to vector<16xf32>
        %152 = math.fma %151, %137, %101 : vector<16xf32>
        %153 = math.fma %151, %147, %102 : vector<16xf32>
        %154 = arith.addi %43, %127 : index
        %155 = arith.addi %154, %c7 : index
        %156 = memref.load %x[%155] : memref<?xf32>
        %157 = vector.broadcast %156 : f32 to vector<16xf32>
        %158 = math.fma %157, %137, %103 : vector<16xf32>
        %159 = math.fma %157, %147, %104 : vector<16xf32>
        %160 = arith.addi %44, %127 : index
        %161 = arith.addi %160, %c7 : index
        %162 = memref.load %x[%161] : memref<?xf32>
        %163 = vector.broadcast %162 : f32 to vector<16xf32>
        %164 = math.fma %163, %137, %105 : vector<16xf32>
        %165 = math.fma %163, %147, %106 : vector<16xf32>
        %166 = arith.addi %45, %127 : index
        %167 = arith.addi %166, %c7 : index
        %168 = memref.load %x[%167] : memref<?xf32>
        %169 = vector.broadcast %168 : f32 to vector<16xf32>
        %170 = math.fma %169, %137, %107 : vector<16xf32>
        %171 = math.fma %169, %147, %108 : vector<16xf32>
        %172 = arith.addi %46, %127 : index
        %173 = arith.addi %172, %c7 : index
        %174 = memref.load %x[%173] : memref<?xf32>
        %175 = vector.broadcast %174 : f32 to vector<16xf32>
        %176 = math.fma %175, %137, %109 : vector<16xf32>
        %177 = math.fma %175, %147, %110 : vector<16xf32>
        %178 = arith.addi %47, %127 : index
        %179 = arith.addi %178, %c7 : index
        %180 = memref.load %x[%179] : memref<?xf32>
        %181 = vector.broadcast %180 : f32 to vector<16xf32>
        %182 = math.fma %181, %137, %111 : vector<16xf32>
        %183 = math.fma %181, %147, %112 : vector<16xf32>
        %184 = arith.addi %48, %127 : index
        %185 = arith.addi %184, %c7 : index
        %186 = memref.load %x[%185] : memref<?xf32>
        %187 = vector.broadcast %186 : f32 to vector<16xf32>
        %188 = math.fma %187, %137, %113 : vector<16xf32>
        %189 = math.fma %187, %147, %114 : vector<16xf32>
        %190 = arith.addi %49, %127 : index
        %191 = arith.addi %190, %c7 : index
        %192 = memref.load %x[%191] : memref<?xf32>
        %193 = vector.broadcast %192 : f32 to vector<16xf32>
        %194 = math.fma %193, %137, %115 : vector<16xf32>
        %195 = math.fma %193, %147, %116 : vector<16xf32>
        %196 = arith.addi %50, %127 : index
        %197 = arith.addi %196, %c7 : index
        %198 = memref.load %x[%197] : memref<?xf32>
        %199 = vector.broadcast %198 : f32 to vector<16xf32>
        %200 = math.fma %199, %137, %117 : vector<16xf32>
        %201 = math.fma %199, %147, %118 : vector<16xf32>
        %202 = arith.addi %51, %127 : index
        %203 = arith.addi %202, %c7 : index
        %204 = memref.load %x[%203] : memref<?xf32>
        %205 = vector.broadcast %204 : f32 to vector<16xf32>
        %206 = math.fma %205, %137, %119 : vector<16xf32>
        %207 = math.fma %205, %147, %120 : vector<16xf32>
        %208 = arith.addi %52, %127 : index
        %209 = arith.addi %208, %c7 : index
        %210 = memref.load %x[%209] : memref<?xf32>
        %211 = vector.broadcast %210 : f32 to vector<16xf32>
        %212 = math.fma %211, %137, %121 : vector<16xf32>
        %213 = math.fma %211, %147, %122 : vector<16xf32>
        %214 = arith.addi %53, %127 : index
        %215 = arith.addi %214, %c7 : index
        %216 = memref.load %x[%215] : memref<?xf32>
        %217 = vector.broadcast %216 : f32 to vector<16xf32>
        %218 = math.fma %217, %137, %123 : vector<16xf32>
        %219 = math.fma %217, %147, %124 : vector<16xf32>
        %220 = arith.sitofp %135 : vector<16xi32> to vector<16xf32>
        %221 = math.fma %220, %87, %91 : vector<16xf32>
        %222 = arith.sitofp %145 : vector<16xi32> to vector<16xf32>
        %223 = math.fma %222, %94, %98 : vector<16xf32>
        %224 = arith.addi %42, %127 : index
        %225 = arith.addi %224, %c1 : index
        %226 = memref.load %x[%225] : memref<?xf32>
        %227 = vector.broadcast %226 : f32 to vector<16xf32>
        %228 = math.fma %227, %221, %152 : vector<16xf32>
        %229 = math.fma %227, %223, %153 : vector<16xf32>
        %230 = arith.addi %43, %127 : index
        %231 = arith.addi %230, %c1 : index
        %232 = memref.load %x[%231] : memref<?xf32>
        %233 = vector.broadcast %232 : f32 to vector<16xf32>
        %234 = math.fma %233, %221, %158 : vector<16xf32>
        %235 = math.fma %233, %223, %159 : vector<16xf32>
        %236 = arith.addi %44, %127 : index
        %237 = arith.addi %236, %c1 : index
        %238 = memref.load %x[%237] : memref<?xf32>
        %239 = vector.broadcast %238 : f32 to vector<16xf32>
        %240 = math.fma %239, %221, %164 : vector<16xf32>
        %241 = math.fma %239, %223, %165 : vector<16xf32>
        %242 = arith.addi %45, %127 : index
        %243 = arith.addi %242, %c1 : index
        %244 = memref.load %x[%243] : memref<?xf32>
        %245 = vector.broadcast %244 : f32 to vector<16xf32>
        %246 = math.fma %245, %221, %170 : vector<16xf32>
        %247 = math.fma %245, %223, %171 : vector<16xf32>
        %248 = arith.addi %46, %127 : index
        %249 = arith.addi %248, %c1 : index
        %250 = memref.load %x[%249] : memref<?xf32>
        %251 = vector.broadcast %250 : f32 to vector<16xf32>
        %252 = math.fma %251, %221, %176 : vector<16xf32>
        %253 = math.fma %251, %223, %177 : vector<16xf32>
        %254 = arith.addi %47, %127 : index
        %255 = arith.addi %254, %c1 : index
        %256 = memref.load %x[%255] : memref<?xf32>
        %257 = vector.broadcast %256 : f32 to vector<16xf32>
        %258 = math.fma %257, %221, %182 : vector<16xf32>
        %259 = math.fma %257, %223, %183 : vector<16xf32>
        %260 = arith.addi %48, %127 : index
        %261 = arith.addi %260, %c1 : index
        %262 = memref.load %x[%261] : memref<?xf32>
        %263 = vector.broadcast %262 : f32 to vector<16xf32>
        %264 = math.fma %263, %221, %188 : vector<16xf32>
        %265 = math.fma %263, %223, %189 : vector<16xf32>
        %266 = arith.addi %49, %127 : index
        %267 = arith.addi %266, %c1 : index
        %268 = memref.load %x[%267] : memref<?xf32>
        %269 = vector.broadcast %268 : f32 to vector<16xf32>
        %270 = math.fma %269, %221, %194 : vector<16xf32>
        %271 = math.fma %269, %223, %195 : vector<16xf32>
        %272 = arith.addi %50, %127 : index
        %273 = arith.addi %272, %c1 : index
        %274 = memref.load %x[%273] : memref<?xf32>
        %275 = vector.broadcast %274 : f32 to vector<16xf32>
        %276 = math.fma %275, %221, %200 : vector<16xf32>
        %277 = math.fma %275, %223, %201 : vector<16xf32>
        %278 = arith.addi %51, %127 : index
        %279 = arith.addi %278, %c1 : index
        %280 = memref.load %x[%279] : memref<?xf32>
        %281 = vector.broadcast %280 : f32 to vector<16xf32>
        %282 = math.fma %281, %221, %206 : vector<16xf32>
        %283 = math.fma %281, %223, %207 : vector<16xf32>
        %284 = arith.addi %52, %127 : index
        %285 = arith.addi %284, %c1 : index
        %286 = memref.load %x[%285] : memref<?xf32>
        %287 = vector.broadcast %286 : f32 to vector<16xf32>
        %288 = math.fma %287, %221, %212 : vector<16xf32>
        %289 = math.fma %287, %223, %213 : vector<16xf32>
        %290 = arith.addi %53, %127 : index
        %291 = arith.addi %290, %c1 : index
        %292 = memref.load %x[%291] : memref<?xf32>
        %293 = vector.broadcast %292 : f32 to vector<16xf32>
        %294 = math.fma %293, %221, %218 : vector<16xf32>
        %295 = math.fma %293, %223, %219 : vector<16xf32>
        %296 = arith.addi %130, %c24 : index
        %297 = vector.load %w[%296] : memref<?xi8>, vector<16xi8>
        %298 = arith.extui %297 : vector<16xi8> to vector<16xi32>
        %299 = arith.andi %298, %c22 : vector<16xi32>
        %300 = arith.shrui %298, %c23 : vector<16xi32>
        %301 = arith.sitofp %299 : vector<16xi32> to vector<16xf32>
        %302 = math.fma %301, %87, %91 : vector<16xf32>
        %303 = arith.addi %140, %c24 : index
        %304 = vector.load %w[%303] : memref<?xi8>, vector<16xi8>
        %305 = arith.extui %304 : vector<16xi8> to vector<16xi32>
        %306 = arith.andi %305, %c22 : vector<16xi32>
        %307 = arith.shrui %305, %c23 : vector<16xi32>
        %308 = arith.sitofp %306 : vector<16xi32> to vector<16xf32>
        %309 = math.fma %308, %94, %98 : vector<16xf32>
        %310 = arith.addi %42, %127 : index
        %311 = arith.addi %310, %c6 : index
        %312 = memref.load %x[%311] : memref<?xf32>
        %313 = vector.broadcast %312 : f32 to vector<16xf32>
        %314 = math.fma %313, %302, %228 : vector<16xf32>
        %315 = math.fma %313, %309, %229 : vector<16xf32>
        %316 = arith.addi %43, %127 : index
        %317 = arith.addi %316, %c6 : index
        %318 = memref.load %x[%317] : memref<?xf32>
        %319 = vector.broadcast %318 : f32 to vector<16xf32>
        %320 = math.fma %319, %302, %234 : vector<16xf32>
        %321 = math.fma %319, %309, %235 : vector<16xf32>
        %322 = arith.addi %44, %127 : index
        %323 = arith.addi %322, %c6 : index
        %324 = memref.load %x[%323] : memref<?xf32>
        %325 = vector.broadcast %324 : f32 to vector<16xf32>
        %326 = math.fma %325, %302, %240 : vector<16xf32>
        %327 = math.fma %325, %309, %241 : vector<16xf32>
        %328 = arith.addi %45, %127 : index
        %329 = arith.addi %328, %c6 : index
        %330 = memref.load %x[%329] : memref<?xf32>
        %331 = vector.broadcast %330 : f32 to vector<16xf32>
        %332 = math.fma %331, %302, %246 : vector<16xf32>
        %333 = math.fma %331, %309, %247 : vector<16xf32>
        %334 = arith.addi %46, %127 : index
        %335 = arith.addi %334, %c6 : index
        %336 = memref.load %x[%335] : memref<?xf32>
        %337 = vector.broadcast %336 : f32 to vector<16xf32>
        %338 = math.fma %337, %302, %252 : vector<16xf32>
        %339 = math.fma %337, %309, %253 : vector<16xf32>
        %340 = arith.addi %47, %127 : index
        %341 = arith.addi %340, %c6 : index
        %342 = memref.load %x[%341] : memref<?xf32>
        %343 = vector.broadcast %342 : f32 to vector<16xf32>
        %344 = math.fma %343, %302, %258 : vector<16xf32>
        %345 = math.fma %343, %309, %259 : vector<16xf32>
        %346 = arith.addi %48, %127 : index
        %347 = arith.addi %346, %c6 : index
        %348 = memref.load %x[%347] : memref<?xf32>
        %349 = vector.broadcast %348 : f32 to vector<16xf32>
        %350 = math.fma %349, %302, %264 : vector<16xf32>
        %351 = math.fma %349, %309, %265 : vector<16xf32>
        %352 = arith.addi %49, %127 : index
        %353 = arith.addi %352, %c6 : index
        %354 = memref.load %x[%353] : memref<?xf32>
        %355 = vector.broadcast %354 : f32 to vector<16xf32>
        %356 = math.fma %355, %302, %270 : vector<16xf32>
        %357 = math.fma %355, %309, %271 : vector<16xf32>
        %358 = arith.addi %50, %127 : index
        %359 = arith.addi %358, %c6 : index
        %360 = memref.load %x[%359] : memref<?xf32>
        %361 = vector.broadcast %360 : f32 to vector<16xf32>
        %362 = math.fma %361, %302, %276 : vector<16xf32>
        %363 = math.fma %361, %309, %277 : vector<16xf32>
        %364 = arith.addi %51, %127 : index
        %365 = arith.addi %364, %c6 : index
        %366 = memref.load %x[%365] : memref<?xf32>
        %367 = vector.broadcast %366 : f32 to vector<16xf32>
        %368 = math.fma %367, %302, %282 : vector<16xf32>
        %369 = math.fma %367, %309, %283 : vector<16xf32>
        %370 = arith.addi %52, %127 : index
        %371 = arith.addi %370, %c6 : index
        %372 = memref.load %x[%371] : memref<?xf32>
        %373 = vector.broadcast %372 : f32 to vector<16xf32>
        %374 = math.fma %373, %302, %288 : vector<16xf32>
        %375 = math.fma %373, %309, %289 : vector<16xf32>
        %376 = arith.addi %53, %127 : index
        %377 = arith.addi %376, %c6 : index
        %378 = memref.load %x[%377] : memref<?xf32>
        %379 = vector.broadcast %378 : f32 to vector<16xf32>
        %380 = math.fma %379, %302, %294 : vector<16xf32>
        %381 = math.fma %379, %309, %295 : vector<16xf32>
        %382 = arith.sitofp %300 : vector<16xi32> to vector<16xf32>
        %383 = math.fma %382, %87, %91 : vector<16xf32>
        %384 = arith.sitofp %307 : vector<16xi32> to vector<16xf32>
        %385 = math.fma %384, %94, %98 : vector<16xf32>
        %386 = arith.addi %42, %127 : index
        %387 = arith.addi %386, %c11 : index
        %388 = memref.load %x[%387] : memref<?xf32>
        %389 = vector.broadcast %388 : f32 to vector<16xf32>
        %390 = math.fma %389, %383, %314 : vector<16xf32>
        %391 = math.fma %389, %385, %315 : vector<16xf32>
        %392 = arith.addi %43, %127 : index
        %393 = arith.addi %392, %c11 : index
        %394 = memref.load %x[%393] : memref<?xf32>
        %395 = vector.broadcast %394 : f32 to vector<16xf32>
        %396 = math.fma %395, %383, %320 : vector<16xf32>
        %397 = math.fma %395, %385, %321 : vector<16xf32>
        %398 = arith.addi %44, %127 : index
        %399 = arith.addi %398, %c11 : index
        %400 = memref.load %x[%399] : memref<?xf32>
        %401 = vector.broadcast %400 : f32 to vector<16xf32>
        %402 = math.fma %401, %383, %326 : vector<16xf32>
        %403 = math.fma %401, %385, %327 : vector<16xf32>
        %404 = arith.addi %45, %127 : index
        %405 = arith.addi %404, %c11 : index
        %406 = memref.load %x[%405] : memref<?xf32>
        %407 = vector.broadcast %406 : f32 to vector<16xf32>
        %408 = math.fma %407, %383, %332 : vector<16xf32>
        %409 = math.fma %407, %385, %333 : vector<16xf32>
        %410 = arith.addi %46, %127 : index
        %411 = arith.addi %410, %c11 : index
        %412 = memref.load %x[%411] : memref<?xf32>
        %413 = vector.broadcast %412 : f32 to vector<16xf32>
        %414 = math.fma %413, %383, %338 : vector<16xf32>
        %415 = math.fma %413, %385, %339 : vector<16xf32>
        %416 = arith.addi %47, %127 : index
        %417 = arith.addi %416, %c11 : index
        %418 = memref.load %x[%417] : memref<?xf32>
        %419 = vector.broadcast %418 : f32 to vector<16xf32>
        %420 = math.fma %419, %383, %344 : vector<16xf32>
        %421 = math.fma %419, %385, %345 : vector<16xf32>
        %422 = arith.addi %48, %127 : index
        %423 = arith.addi %422, %c11 : index
        %424 = memref.load %x[%423] : memref<?xf32>
        %425 = vector.broadcast %424 : f32 to vector<16xf32>
        %426 = math.fma %425, %383, %350 : vector<16xf32>
        %427 = math.fma %425, %385, %351 : vector<16xf32>
        %428 = arith.addi %49, %127 : index
        %429 = arith.addi %428, %c11 : index
        %430 = memref.load %x[%429] : memref<?xf32>
        %431 = vector.broadcast %430 : f32 to vector<16xf32>
        %432 = math.fma %431, %383, %356 : vector<16xf32>
        %433 = math.fma %431, %385, %357 : vector<16xf32>
        %434 = arith.addi %50, %127 : index
        %435 = arith.addi %434, %c11 : index
        %436 = memref.load %x[%435] : memref<?xf32>
        %437 = vector.broadcast %436 : f32 to vector<16xf32>
        %438 = math.fma %437, %383, %362 : vector<16xf32>
        %439 = math.fma %437, %385, %363 : vector<16xf32>
        %440 = arith.addi %51, %127 : index
        %441 = arith.addi %440, %c11 : index
        %442 = memref.load %x[%441] : memref<?xf32>
        %443 = vector.broadcast %442 : f32 to vector<16xf32>
        %444 = math.fma %443, %383, %368 : vector<16xf32>
        %445 = math.fma %443, %385, %369 : vector<16xf32>
        %446 = arith.addi %52, %127 : index
        %447 = arith.addi %446, %c11 : index
        %448 = memref.load %x[%447] : memref<?xf32>
        %449 = vector.broadcast %448 : f32 to vector<16xf32>
        %450 = math.fma %449, %383, %374 : vector<16xf32>
        %451 = math.fma %449, %385, %375 : vector<16xf32>
        %452 = arith.addi %53, %127 : index
        %453 = arith.addi %452, %c11 : index
        %454 = memref.load %x[%453] : memref<?xf32>
        %455 = vector.broadcast %454 : f32 to vector<16xf32>
        %456 = math.fma %455, %383, %380 : vector<16xf32>
        %457 = math.fma %455, %385, %381 : vector<16xf32>
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
