// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q4_k', shape=Shape(rows=8, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q4_k_r8p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
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
  %c10 = arith.constant 8 : index
  %c11 = arith.constant 3 : index
  %c12 = arith.constant 4 : index
  %c13 = arith.constant 5 : index
  %c14 = arith.constant 6 : index
  %c15 = arith.constant 7 : index
  %c16 = arith.constant dense<0x00000000> : vector<16xf32>
  %c17 = arith.constant 32 : index
  %c18 = arith.constant 64 : index
  %c19 = arith.constant 16 : index
  %c20 = arith.constant 320 : index
  %c21 = arith.constant dense<15> : vector<16xi32>
  %c22 = arith.constant dense<4> : vector<16xi32>
  %c23 = arith.constant 48 : index
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
      %69 = arith.addi %62, %c17 : index
      %70 = vector.load %w[%69] : memref<?xi8>, vector<32xi8>
      %71 = vector.bitcast %70 : vector<32xi8> to vector<16xf16>
      %72 = arith.extf %71 : vector<16xf16> to vector<16xf32>
      %73 = arith.addi %64, %c7 : index
      %74 = vector.load %w[%73] : memref<?xi8>, vector<32xi8>
      %75 = vector.bitcast %74 : vector<32xi8> to vector<16xf16>
      %76 = arith.extf %75 : vector<16xf16> to vector<16xf32>
      %77 = arith.addi %64, %c17 : index
      %78 = vector.load %w[%77] : memref<?xi8>, vector<32xi8>
      %79 = vector.bitcast %78 : vector<32xi8> to vector<16xf16>
      %80 = arith.extf %79 : vector<16xf16> to vector<16xf32>
      %81 = arith.muli %43, %c4 : index
      %99:16 = scf.for %82 = %c7 to %c17 step %c1 iter_args(%83 = %44, %84 = %45, %85 = %46, %86 = %47, %87 = %48, %88 = %49, %89 = %50, %90 = %51, %91 = %52, %92 = %53, %93 = %54, %94 = %55, %95 = %56, %96 = %57, %97 = %58, %98 = %59) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %100 = arith.muli %82, %c10 : index
        %101 = arith.addi %81, %100 : index
        %102 = arith.addi %62, %c18 : index
        %103 = arith.divui %82, %c12 : index
        %104 = arith.muli %103, %c17 : index
        %105 = arith.addi %102, %104 : index
        %106 = arith.addi %105, %c7 : index
        %107 = vector.load %w[%106] : memref<?xi8>, vector<16xi8>
        %108 = arith.extui %107 : vector<16xi8> to vector<16xi32>
        %109 = arith.sitofp %108 : vector<16xi32> to vector<16xf32>
        %110 = arith.mulf %68, %109 : vector<16xf32>
        %111 = arith.addi %105, %c19 : index
        %112 = vector.load %w[%111] : memref<?xi8>, vector<16xi8>
        %113 = arith.extui %112 : vector<16xi8> to vector<16xi32>
        %114 = arith.sitofp %113 : vector<16xi32> to vector<16xf32>
        %115 = arith.mulf %72, %114 : vector<16xf32>
        %116 = arith.addi %62, %c20 : index
        %117 = arith.muli %82, %c18 : index
        %118 = arith.addi %116, %117 : index
        %119 = arith.addi %118, %c7 : index
        %120 = vector.load %w[%119] : memref<?xi8>, vector<16xi8>
        %121 = arith.extui %120 : vector<16xi8> to vector<16xi32>
        %122 = arith.andi %121, %c21 : vector<16xi32>
        %123 = arith.sitofp %122 : vector<16xi32> to vector<16xf32>
        %124 = math.fma %123, %110, %115 : vector<16xf32>
        %125 = arith.addi %64, %c18 : index
        %126 = arith.divui %82, %c12 : index
        %127 = arith.muli %126, %c17 : index
        %128 = arith.addi %125, %127 : index
        %129 = arith.addi %128, %c7 : index
        %130 = vector.load %w[%129] : memref<?xi8>, vector<16xi8>
        %131 = arith.extui %130 : vector<16xi8> to vector<16xi32>
        %132 = arith.sitofp %131 : vector<16xi32> to vector<16xf32>
        %133 = arith.mulf %76, %132 : vector<16xf32>
        %134 = arith.addi %128, %c19 : index
        %135 = vector.load %w[%134] : memref<?xi8>, vector<16xi8>
        %136 = arith.extui %135 : vector<16xi8> to vector<16xi32>
        %137 = arith.sitofp %136 : vector<16xi32> to vector<16xf32>
        %138 = arith.mulf %80, %137 : vector<16xf32>
        %139 = arith.addi %64, %c20 : index
        %140 = arith.muli %82, %c18 : index
        %141 = arith.addi %139, %140 : index
        %142 = arith.addi %141, %c7 : index
        %143 = vector.load %w[%142] : memref<?xi8>, vector<16xi8>
        %144 = arith.extui %143 : vector<16xi8> to vector<16xi32>
        %145 = arith.andi %144, %c21 : vector<16xi32>
        %146 = arith.sitofp %145 : vector<16xi32> to vector<16xf32>
        %147 = math.fma %146, %133, %138 : vector<16xf32>
        %148 = arith.addi %34, %101 : index
        %149 = arith.addi %148, %c7 : index
        %150 = memref.load %x[%149] : memref<?xf32>
        %151 = vector.broadcast %150 : f32 to vector<16xf32>
        %152 = math.fma %151, %124, %83 : vector<16xf32>
        %153 = math.fma %151, %147, %84 : vector<16xf32>
        %154 = arith.addi %35, %101 : index
        %155 = arith.addi %154, %c7 : index
        %156 = memref.load %x[%155] : memref<?xf32>
        %157 = vector.broadcast %156 : f32 to vector<16xf32>
        %158 = math.fma %157, %124, %85 : vector<16xf32>
        %159 = math.fma %157, %147, %86 : vector<16xf32>
        %160 = arith.addi %36, %101 : index
        %161 = arith.addi %160, %c7 : index
        %162 = memref.load %x[%161] : memref<?xf32>
        %163 = vector.broadcast %162 : f32 to vector<16xf32>
        %164 = math.fma %163, %124, %87 : vector<16xf32>
        %165 = math.fma %163, %147, %88 : vector<16xf32>
        %166 = arith.addi %37, %101 : index
        %167 = arith.addi %166, %c7 : index
        %168 = memref.load %x[%167] : memref<?xf32>
        %169 = vector.broadcast %168 : f32 to vector<16xf32>
        %170 = math.fma %169, %124, %89 : vector<16xf32>
        %171 = math.fma %169, %147, %90 : vector<16xf32>
        %172 = arith.addi %38, %101 : index
        %173 = arith.addi %172, %c7 : index
        %174 = memref.load %x[%173] : memref<?xf32>
        %175 = vector.broadcast %174 : f32 to vector<16xf32>
        %176 = math.fma %175, %124, %91 : vector<16xf32>
        %177 = math.fma %175, %147, %92 : vector<16xf32>
        %178 = arith.addi %39, %101 : index
        %179 = arith.addi %178, %c7 : index
        %180 = memref.load %x[%179] : memref<?xf32>
        %181 = vector.broadcast %180 : f32 to vector<16xf32>
        %182 = math.fma %181, %124, %93 : vector<16xf32>
        %183 = math.fma %181, %147, %94 : vector<16xf32>
        %184 = arith.addi %40, %101 : index
        %185 = arith.addi %184, %c7 : index
        %186 = memref.load %x[%185] : memref<?xf32>
        %187 = vector.broadcast %186 : f32 to vector<16xf32>
        %188 = math.fma %187, %124, %95 : vector<16xf32>
        %189 = math.fma %187, %147, %96 : vector<16xf32>
        %190 = arith.addi %41, %101 : index
        %191 = arith.addi %190, %c7 : index
        %192 = memref.load %x[%191] : memref<?xf32>
        %193 = vector.broadcast %192 : f32 to vector<16xf32>
        %194 = math.fma %193, %124, %97 : vector<16xf32>
        %195 = math.fma %193, %147, %98 : vector<16xf32>
        %196 = arith.addi %118, %c7 : index
        %197 = vector.load %w[%196] : memref<?xi8>, vector<16xi8>
        %198 = arith.extui %197 : vector<16xi8> to vector<16xi32>
        %199 = arith.shrui %198, %c22 : vector<16xi32>
        %200 = arith.sitofp %199 : vector<16xi32> to vector<16xf32>
        %201 = math.fma %200, %110, %115 : vector<16xf32>
        %202 = arith.addi %141, %c7 : index
        %203 = vector.load %w[%202] : memref<?xi8>, vector<16xi8>
        %204 = arith.extui %203 : vector<16xi8> to vector<16xi32>
        %205 = arith.shrui %204, %c22 : vector<16xi32>
        %206 = arith.sitofp %205 : vector<16xi32> to vector<16xf32>
        %207 = math.fma %206, %133, %138 : vector<16xf32>
        %208 = arith.addi %34, %101 : index
        %209 = arith.addi %208, %c1 : index
        %210 = memref.load %x[%209] : memref<?xf32>
        %211 = vector.broadcast %210 : f32 to vector<16xf32>
        %212 = math.fma %211, %201, %152 : vector<16xf32>
        %213 = math.fma %211, %207, %153 : vector<16xf32>
        %214 = arith.addi %35, %101 : index
        %215 = arith.addi %214, %c1 : index
        %216 = memref.load %x[%215] : memref<?xf32>
        %217 = vector.broadcast %216 : f32 to vector<16xf32>
        %218 = math.fma %217, %201, %158 : vector<16xf32>
        %219 = math.fma %217, %207, %159 : vector<16xf32>
        %220 = arith.addi %36, %101 : index
        %221 = arith.addi %220, %c1 : index
        %222 = memref.load %x[%221] : memref<?xf32>
        %223 = vector.broadcast %222 : f32 to vector<16xf32>
        %224 = math.fma %223, %201, %164 : vector<16xf32>
        %225 = math.fma %223, %207, %165 : vector<16xf32>
        %226 = arith.addi %37, %101 : index
        %227 = arith.addi %226, %c1 : index
        %228 = memref.load %x[%227] : memref<?xf32>
        %229 = vector.broadcast %228 : f32 to vector<16xf32>
        %230 = math.fma %229, %201, %170 : vector<16xf32>
        %231 = math.fma %229, %207, %171 : vector<16xf32>
        %232 = arith.addi %38, %101 : index
        %233 = arith.addi %232, %c1 : index
        %234 = memref.load %x[%233] : memref<?xf32>
        %235 = vector.broadcast %234 : f32 to vector<16xf32>
        %236 = math.fma %235, %201, %176 : vector<16xf32>
        %237 = math.fma %235, %207, %177 : vector<16xf32>
        %238 = arith.addi %39, %101 : index
        %239 = arith.addi %238, %c1 : index
        %240 = memref.load %x[%239] : memref<?xf32>
        %241 = vector.broadcast %240 : f32 to vector<16xf32>
        %242 = math.fma %241, %201, %182 : vector<16xf32>
        %243 = math.fma %241, %207, %183 : vector<16xf32>
        %244 = arith.addi %40, %101 : index
        %245 = arith.addi %244, %c1 : index
        %246 = memref.load %x[%245] : memref<?xf32>
        %247 = vector.broadcast %246 : f32 to vector<16xf32>
        %248 = math.fma %247, %201, %188 : vector<16xf32>
        %249 = math.fma %247, %207, %189 : vector<16xf32>
        %250 = arith.addi %41, %101 : index
        %251 = arith.addi %250, %c1 : index
        %252 = memref.load %x[%251] : memref<?xf32>
        %253 = vector.broadcast %252 : f32 to vector<16xf32>
        %254 = math.fma %253, %201, %194 : vector<16xf32>
        %255 = math.fma %253, %207, %195 : vector<16xf32>
        %256 = arith.addi %118, %c19 : index
        %257 = vector.load %w[%256] : memref<?xi8>, vector<16xi8>
        %258 = arith.extui %257 : vector<16xi8> to vector<16xi32>
        %259 = arith.andi %258, %c21 : vector<16xi32>
        %260 = arith.sitofp %259 : vector<16xi32> to vector<16xf32>
        %261 = math.fma %260, %110, %115 : vector<16xf32>
        %262 = arith.addi %141, %c19 : index
        %263 = vector.load %w[%262] : memref<?xi8>, vector<16xi8>
        %264 = arith.extui %263 : vector<16xi8> to vector<16xi32>
        %265 = arith.andi %264, %c21 : vector<16xi32>
        %266 = arith.sitofp %265 : vector<16xi32> to vector<16xf32>
        %267 = math.fma %266, %133, %138 : vector<16xf32>
        %268 = arith.addi %34, %101 : index
        %269 = arith.addi %268, %c6 : index
        %270 = memref.load %x[%269] : memref<?xf32>
        %271 = vector.broadcast %270 : f32 to vector<16xf32>
        %272 = math.fma %271, %261, %212 : vector<16xf32>
        %273 = math.fma %271, %267, %213 : vector<16xf32>
        %274 = arith.addi %35, %101 : index
        %275 = arith.addi %274, %c6 : index
        %276 = memref.load %x[%275] : memref<?xf32>
        %277 = vector.broadcast %276 : f32 to vector<16xf32>
        %278 = math.fma %277, %261, %218 : vector<16xf32>
        %279 = math.fma %277, %267, %219 : vector<16xf32>
        %280 = arith.addi %36, %101 : index
        %281 = arith.addi %280, %c6 : index
        %282 = memref.load %x[%281] : memref<?xf32>
        %283 = vector.broadcast %282 : f32 to vector<16xf32>
        %284 = math.fma %283, %261, %224 : vector<16xf32>
        %285 = math.fma %283, %267, %225 : vector<16xf32>
        %286 = arith.addi %37, %101 : index
        %287 = arith.addi %286, %c6 : index
        %288 = memref.load %x[%287] : memref<?xf32>
        %289 = vector.broadcast %288 : f32 to vector<16xf32>
        %290 = math.fma %289, %261, %230 : vector<16xf32>
        %291 = math.fma %289, %267, %231 : vector<16xf32>
        %292 = arith.addi %38, %101 : index
        %293 = arith.addi %292, %c6 : index
        %294 = memref.load %x[%293] : memref<?xf32>
        %295 = vector.broadcast %294 : f32 to vector<16xf32>
        %296 = math.fma %295, %261, %236 : vector<16xf32>
        %297 = math.fma %295, %267, %237 : vector<16xf32>
        %298 = arith.addi %39, %101 : index
        %299 = arith.addi %298, %c6 : index
        %300 = memref.load %x[%299] : memref<?xf32>
        %301 = vector.broadcast %300 : f32 to vector<16xf32>
        %302 = math.fma %301, %261, %242 : vector<16xf32>
        %303 = math.fma %301, %267, %243 : vector<16xf32>
        %304 = arith.addi %40, %101 : index
        %305 = arith.addi %304, %c6 : index
        %306 = memref.load %x[%305] : memref<?xf32>
        %307 = vector.broadcast %306 : f32 to vector<16xf32>
        %308 = math.fma %307, %261, %248 : vector<16xf32>
        %309 = math.fma %307, %267, %249 : vector<16xf32>
        %310 = arith.addi %41, %101 : index
        %311 = arith.addi %310, %c6 : index
        %312 = memref.load %x[%311] : memref<?xf32>
        %313 = vector.broadcast %312 : f32 to vector<16xf32>
        %314 = math.fma %313, %261, %254 : vector<16xf32>
        %315 = math.fma %313, %267, %255 : vector<16xf32>
        %316 = arith.addi %118, %c19 : index
        %317 = vector.load %w[%316] : memref<?xi8>, vector<16xi8>
        %318 = arith.extui %317 : vector<16xi8> to vector<16xi32>
        %319 = arith.shrui %318, %c22 : vector<16xi32>
        %320 = arith.sitofp %319 : vector<16xi32> to vector<16xf32>
        %321 = math.fma %320, %110, %115 : vector<16xf32>
        %322 = arith.addi %141, %c19 : index
        %323 = vector.load %w[%322] : memref<?xi8>, vector<16xi8>
        %324 = arith.extui %323 : vector<16xi8> to vector<16xi32>
        %325 = arith.shrui %324, %c22 : vector<16xi32>
        %326 = arith.sitofp %325 : vector<16xi32> to vector<16xf32>
        %327 = math.fma %326, %133, %138 : vector<16xf32>
        %328 = arith.addi %34, %101 : index
        %329 = arith.addi %328, %c11 : index
        %330 = memref.load %x[%329] : memref<?xf32>
        %331 = vector.broadcast %330 : f32 to vector<16xf32>
        %332 = math.fma %331, %321, %272 : vector<16xf32>
        %333 = math.fma %331, %327, %273 : vector<16xf32>
        %334 = arith.addi %35, %101 : index
        %335 = arith.addi %334, %c11 : index
        %336 = memref.load %x[%335] : memref<?xf32>
        %337 = vector.broadcast %336 : f32 to vector<16xf32>
        %338 = math.fma %337, %321, %278 : vector<16xf32>
        %339 = math.fma %337, %327, %279 : vector<16xf32>
        %340 = arith.addi %36, %101 : index
        %341 = arith.addi %340, %c11 : index
        %342 = memref.load %x[%341] : memref<?xf32>
        %343 = vector.broadcast %342 : f32 to vector<16xf32>
        %344 = math.fma %343, %321, %284 : vector<16xf32>
        %345 = math.fma %343, %327, %285 : vector<16xf32>
        %346 = arith.addi %37, %101 : index
        %347 = arith.addi %346, %c11 : index
        %348 = memref.load %x[%347] : memref<?xf32>
        %349 = vector.broadcast %348 : f32 to vector<16xf32>
        %350 = math.fma %349, %321, %290 : vector<16xf32>
        %351 = math.fma %349, %327, %291 : vector<16xf32>
        %352 = arith.addi %38, %101 : index
        %353 = arith.addi %352, %c11 : index
        %354 = memref.load %x[%353] : memref<?xf32>
        %355 = vector.broadcast %354 : f32 to vector<16xf32>
        %356 = math.fma %355, %321, %296 : vector<16xf32>
        %357 = math.fma %355, %327, %297 : vector<16xf32>
        %358 = arith.addi %39, %101 : index
        %359 = arith.addi %358, %c11 : index
        %360 = memref.load %x[%359] : memref<?xf32>
        %361 = vector.broadcast %360 : f32 to vector<16xf32>
        %362 = math.fma %361, %321, %302 : vector<16xf32>
        %363 = math.fma %361, %327, %303 : vector<16xf32>
        %364 = arith.addi %40, %101 : index
        %365 = arith.addi %364, %c11 : index
        %366 = memref.load %x[%365] : memref<?xf32>
        %367 = vector.broadcast %366 : f32 to vector<16xf32>
        %368 = math.fma %367, %321, %308 : vector<16xf32>
        %369 = math.fma %367, %327, %309 : vector<16xf32>
        %370 = arith.addi %41, %101 : index
        %371 = arith.addi %370, %c11 : index
        %372 = memref.load %x[%371] : memref<?xf32>
        %373 = vector.broadcast %372 : f32 to vector<16xf32>
        %374 = math.fma %373, %321, %314 : vector<16xf32>
        %375 = math.fma %373, %327, %315 : vector<16xf32>
        %376 = arith.addi %118, %c17 : index
        %377 = vector.load %w[%376] : memref<?xi8>, vector<16xi8>
        %378 = arith.extui %377 : vector<16xi8> to vector<16xi32>
        %379 = arith.andi %378, %c21 : vector<16xi32>
        %380 = arith.sitofp %379 : vector<16xi32> to vector<16xf32>
        %381 = math.fma %380, %110, %115 : vector<16xf32>
        %382 = arith.addi %141, %c17 : index
        %383 = vector.load %w[%382] : memref<?xi8>, vector<16xi8>
        %384 = arith.extui %383 : vector<16xi8> to vector<16xi32>
        %385 = arith.andi %384, %c21 : vector<16xi32>
        %386 = arith.sitofp %385 : vector<16xi32> to vector<16xf32>
        %387 = math.fma %386, %133, %138 : vector<16xf32>
        %388 = arith.addi %34, %101 : index
        %389 = arith.addi %388, %c12 : index
        %390 = memref.load %x[%389] : memref<?xf32>
        %391 = vector.broadcast %390 : f32 to vector<16xf32>
        %392 = math.fma %391, %381, %332 : vector<16xf32>
        %393 = math.fma %391, %387, %333 : vector<16xf32>
        %394 = arith.addi %35, %101 : index
        %395 = arith.addi %394, %c12 : index
        %396 = memref.load %x[%395] : memref<?xf32>
        %397 = vector.broadcast %396 : f32 to vector<16xf32>
        %398 = math.fma %397, %381, %338 : vector<16xf32>
        %399 = math.fma %397, %387, %339 : vector<16xf32>
        %400 = arith.addi %36, %101 : index
        %401 = arith.addi %400, %c12 : index
        %402 = memref.load %x[%401] : memref<?xf32>
        %403 = vector.broadcast %402 : f32 to vector<16xf32>
        %404 = math.fma %403, %381, %344 : vector<16xf32>
        %405 = math.fma %403, %387, %345 : vector<16xf32>
        %406 = arith.addi %37, %101 : index
        %407 = arith.addi %406, %c12 : index
        %408 = memref.load %x[%407] : memref<?xf32>
        %409 = vector.broadcast %408 : f32 to vector<16xf32>
        %410 = math.fma %409, %381, %350 : vector<16xf32>
        %411 = math.fma %409, %387, %351 : vector<16xf32>
        %412 = arith.addi %38, %101 : index
        %413 = arith.addi %412, %c12 : index
        %414 = memref.load %x[%413] : memref<?xf32>
        %415 = vector.broadcast %414 : f32 to vector<16xf32>
        %416 = math.fma %415, %381, %356 : vector<16xf32>
        %417 = math.fma %415, %387, %357 : vector<16xf32>
        %418 = arith.addi %39, %101 : index
        %419 = arith.addi %418, %c12 : index
        %420 = memref.load %x[%419] : memref<?xf32>
        %421 = vector.broadcast %420 : f32 to vector<16xf32>
        %422 = math.fma %421, %381, %362 : vector<16xf32>
        %423 = math.fma %421, %387, %363 : vector<16xf32>
        %424 = arith.addi %40, %101 : index
        %425 = arith.addi %424, %c12 : index
        %426 = memref.load %x[%425] : memref<?xf32>
        %427 = vector.broadcast %426 : f32 to vector<16xf32>
        %428 = math.fma %427, %381, %368 : vector<16xf32>
        %429 = math.fma %427, %387, %369 : vector<16xf32>
        %430 = arith.addi %41, %101 : index
        %431 = arith.addi %430, %c12 : index
        %432 = memref.load %x[%431] : memref<?xf32>
        %433 = vector.broadcast %432 : f32 to vector<16xf32>
        %434 = math.fma %433, %381, %374 : vector<16xf32>
        %435 = math.fma %433, %387, %375 : vector<16xf32>
        %436 = arith.addi %118, %c17 : index
        %437 = vector.load %w[%436] : memref<?xi8>, vector<16xi8>
        %438 = arith.extui %437 : vector<16xi8> to vector<16xi32>
        %439 = arith.shrui %438, %c22 : vector<16xi32>
        %440 = arith.sitofp %439 : vector<16xi32> to vector<16xf32>
        %441 = math.fma %440, %110, %115 : vector<16xf32>
        %442 = arith.addi %141, %c17 : index
        %443 = vector.load %w[%442] : memref<?xi8>, vector<16xi8>
        %444 = arith.extui %443 : vector<16xi8> to vector<16xi32>
        %445 = arith.shrui %444, %c22 : vector<16xi32>
        %446 = arith.sitofp %445 : vector<16xi32> to vector<16xf32>
        %447 = math.fma %446, %133, %138 : vector<16xf32>
        %448 = arith.addi %34, %101 : index
        %449 = arith.addi %448, %c13 : index
        %450 = memref.load %x[%449] : memref<?xf32>
        %451 = vector.broadcast %450 : f32 to vector<16xf32>
        %452 = math.fma %451, %441, %392 : vector<16xf32>
        %453 = math.fma %451, %447, %393 : vector<16xf32>
        %454 = arith.addi %35, %101 : index
        %455 = arith.addi %454, %c13 : index
        %456 = memref.load %x[%455] : memref<?xf32>
        %457 = vector.broadcast %456 : f32 to vector<16xf32>
        %458 = math.fma %457, %441, %398 : vector<16xf32>
        %459 = math.fma %457, %447, %399 : vector<16xf32>
        %460 = arith.addi %36, %101 : index
        %461 = arith.addi %460, %c13 : index
        %462 = memref.load %x[%461] : memref<?xf32>
        %463 = vector.broadcast %462 : f32 to vector<16xf32>
        %464 = math.fma %463, %441, %404 : vector<16xf32>
        %465 = math.fma %463, %447, %405 : vector<16xf32>
        %466 = arith.addi %37, %101 : index
        %467 = arith.addi %466, %c13 : index
        %468 = memref.load %x[%467] : memref<?xf32>
        %469 = vector.broadcast %468 : f32 to vector<16xf32>
        %470 = math.fma %469, %441, %410 : vector<16xf32>
        %471 = math.fma %469, %447, %411 : vector<16xf32>
        %472 = arith.addi %38, %101 : index
        %473 = arith.addi %472, %c13 : index
        %474 = memref.load %x[%473] : memref<?xf32>
        %475 = vector.broadcast %474 : f32 to vector<16xf32>
        %476 = math.fma %475, %441, %416 : vector<16xf32>
        %477 = math.fma %475, %447, %417 : vector<16xf32>
        %478 = arith.addi %39, %101 : index
        %479 = arith.addi %478, %c13 : index
        %480 = memref.load %x[%479] : memref<?xf32>
        %481 = vector.broadcast %480 : f32 to vector<16xf32>
        %482 = math.fma %481, %441, %422 : vector<16xf32>
        %483 = math.fma %481, %447, %423 : vector<16xf32>
        %484 = arith.addi %40, %101 : index
        %485 = arith.addi %484, %c13 : index
        %486 = memref.load %x[%485] : memref<?xf32>
        %487 = vector.broadcast %486 : f32 to vector<16xf32>
        %488 = math.fma %487, %441, %428 : vector<16xf32>
        %489 = math.fma %487, %447, %429 : vector<16xf32>
        %490 = arith.addi %41, %101 : index
        %491 = arith.addi %490, %c13 : index
        %492 = memref.load %x[%491] : memref<?xf32>
        %493 = vector.broadcast %492 : f32 to vector<16xf32>
        %494 = math.fma %493, %441, %434 : vector<16xf32>
        %495 = math.fma %493, %447, %435 : vector<16xf32>
        %496 = arith.addi %118, %c23 : index
        %497 = vector.load %w[%496] : memref<?xi8>, vector<16xi8>
        %498 = arith.extui %497 : vector<16xi8> to vector<16xi32>
        %499 = arith.andi %498, %c21 : vector<16xi32>
        %500 = arith.sitofp %499 : vector<16xi32> to vector<16xf32>
        %501 = math.fma %500, %110, %115 : vector<16xf32>
        %502 = arith.addi %141, %c23 : index
        %503 = vector.load %w[%502] : memref<?xi8>, vector<16xi8>
        %504 = arith.extui %503 : vector<16xi8> to vector<16xi32>
        %505 = arith.andi %504, %c21 : vector<16xi32>
        %506 = arith.sitofp %505 : vector<16xi32> to vector<16xf32>
        %507 = math.fma %506, %133, %138 : vector<16xf32>
        %508 = arith.addi %34, %101 : index
        %509 = arith.addi %508, %c14 : index
        %510 = memref.load %x[%509] : memref<?xf32>
        %511 = vector.broadcast %510 : f32 to vector<16xf32>
        %512 = math.fma %511, %501, %452 : vector<16xf32>
        %513 = math.fma %511, %507, %453 : vector<16xf32>
        %514 = arith.addi %35, %101 : index
        %515 = arith.addi %514, %c14 : index
        %516 = memref.load %x[%515] : memref<?xf32>
        %517 = vector.broadcast %516 : f32 to vector<16xf32>
        %518 = math.fma %517, %501, %458 : vector<16xf32>
        %519 = math.fma %517, %507, %459 : vector<16xf32>
        %520 = arith.addi %36, %101 : index
        %521 = arith.addi %520, %c14 : index
        %522 = memref.load %x[%521] : memref<?xf32>
        %523 = vector.broadcast %522 : f32 to vector<16xf32>
        %524 = math.fma %523, %501, %464 : vector<16xf32>
        %525 = math.fma %523, %507, %465 : vector<16xf32>
        %526 = arith.addi %37, %101 : index
        %527 = arith.addi %526, %c14 : index
        %528 = memref.load %x[%527] : memref<?xf32>
        %529 = vector.broadcast %528 : f32 to vector<16xf32>
        %530 = math.fma %529, %501, %470 : vector<16xf32>
        %531 = math.fma %529, %507, %471 : vector<16xf32>
        %532 = arith.addi %38, %101 : index
        %533 = arith.addi %532, %c14 : index
        %534 = memref.load %x[%533] : memref<?xf32>
        %535 = vector.broadcast %534 : f32 to vector<16xf32>
        %536 = math.fma %535, %501, %476 : vector<16xf32>
        %537 = math.fma %535, %507, %477 : vector<16xf32>
        %538 = arith.addi %39, %101 : index
        %539 = arith.addi %538, %c14 : index
        %540 = memref.load %x[%539] : memref<?xf32>
        %541 = vector.broadcast %540 : f32 to vector<16xf32>
        %542 = math.fma %541, %501, %482 : vector<16xf32>
        %543 = math.fma %541, %507, %483 : vector<16xf32>
        %544 = arith.addi %40, %101 : index
        %545 = arith.addi %544, %c14 : index
        %546 = memref.load %x[%545] : memref<?xf32>
        %547 = vector.broadcast %546 : f32 to vector<16xf32>
        %548 = math.fma %547, %501, %488 : vector<16xf32>
        %549 = math.fma %547, %507, %489 : vector<16xf32>
        %550 = arith.addi %41, %101 : index
        %551 = arith.addi %550, %c14 : index
        %552 = memref.load %x[%551] : memref<?xf32>
        %553 = vector.broadcast %552 : f32 to vector<16xf32>
        %554 = math.fma %553, %501, %494 : vector<16xf32>
        %555 = math.fma %553, %507, %495 : vector<16xf32>
        %556 = arith.addi %118, %c23 : index
        %557 = vector.load %w[%556] : memref<?xi8>, vector<16xi8>
        %558 = arith.extui %557 : vector<16xi8> to vector<16xi32>
        %559 = arith.shrui %558, %c22 : vector<16xi32>
        %560 = arith.sitofp %559 : vector<16xi32> to vector<16xf32>
        %561 = math.fma %560, %110, %115 : vector<16xf32>
        %562 = arith.addi %141, %c23 : index
        %563 = vector.load %w[%562] : memref<?xi8>, vector<16xi8>
        %564 = arith.extui %563 : vector<16xi8> to vector<16xi32>
        %565 = arith.shrui %564, %c22 : vector<16xi32>
        %566 = arith.sitofp %565 : vector<16xi32> to vector<16xf32>
        %567 = math.fma %566, %133, %138 : vector<16xf32>
        %568 = arith.addi %34, %101 : index
        %569 = arith.addi %568, %c15 : index
        %570 = memref.load %x[%569] : memref<?xf32>
        %571 = vector.broadcast %570 : f32 to vector<16xf32>
        %572 = math.fma %571, %561, %512 : vector<16xf32>
        %573 = math.fma %571, %567, %513 : vector<16xf32>
        %574 = arith.addi %35, %101 : index
        %575 = arith.addi %574, %c15 : index
        %576 = memref.load %x[%575] : memref<?xf32>
        %577 = vector.broadcast %576 : f32 to vector<16xf32>
        %578 = math.fma %577, %561, %518 : vector<16xf32>
        %579 = math.fma %577, %567, %519 : vector<16xf32>
        %580 = arith.addi %36, %101 : index
        %581 = arith.addi %580, %c15 : index
        %582 = memref.load %x[%581] : memref<?xf32>
        %583 = vector.broadcast %582 : f32 to vector<16xf32>
        %584 = math.fma %583, %561, %524 : vector<16xf32>
        %585 = math.fma %583, %567, %525 : vector<16xf32>
        %586 = arith.addi %37, %101 : index
        %587 = arith.addi %586, %c15 : index
        %588 = memref.load %x[%587] : memref<?xf32>
        %589 = vector.broadcast %588 : f32 to vector<16xf32>
        %590 = math.fma %589, %561, %530 : vector<16xf32>
        %591 = math.fma %589, %567, %531 : vector<16xf32>
        %592 = arith.addi %38, %101 : index
        %593 = arith.addi %592, %c15 : index
        %594 = memref.load %x[%593] : memref<?xf32>
        %595 = vector.broadcast %594 : f32 to vector<16xf32>
        %596 = math.fma %595, %561, %536 : vector<16xf32>
        %597 = math.fma %595, %567, %537 : vector<16xf32>
        %598 = arith.addi %39, %101 : index
        %599 = arith.addi %598, %c15 : index
        %600 = memref.load %x[%599] : memref<?xf32>
        %601 = vector.broadcast %600 : f32 to vector<16xf32>
        %602 = math.fma %601, %561, %542 : vector<16xf32>
        %603 = math.fma %601, %567, %543 : vector<16xf32>
        %604 = arith.addi %40, %101 : index
        %605 = arith.addi %604, %c15 : index
        %606 = memref.load %x[%605] : memref<?xf32>
        %607 = vector.broadcast %606 : f32 to vector<16xf32>
        %608 = math.fma %607, %561, %548 : vector<16xf32>
        %609 = math.fma %607, %567, %549 : vector<16xf32>
        %610 = arith.addi %41, %101 : index
        %611 = arith.addi %610, %c15 : index
        %612 = memref.load %x[%611] : memref<?xf32>
        %613 = vector.broadcast %612 : f32 to vector<16xf32>
        %614 = math.fma %613, %561, %554 : vector<16xf32>
        %615 = math.fma %613, %567, %555 : vector<16xf32>
        scf.yield %572, %573, %578, %579, %584, %585, %590, %591, %596, %597, %602, %603, %608, %609, %614, %615 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %99#0, %99#1, %99#2, %99#3, %99#4, %99#5, %99#6, %99#7, %99#8, %99#9, %99#10, %99#11, %99#12, %99#13, %99#14, %99#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %616 = arith.addi %16, %c7 : index
    %617 = arith.cmpi slt, %616, %15 : index
    scf.if %617 {
      %618 = arith.muli %616, %outputFeatures : index
      %619 = arith.muli %3, %c17 : index
      %620 = arith.addi %618, %619 : index
      scf.if %0 {
        %621 = arith.addi %620, %c7 : index
        %622 = vector.load %residual[%621] : memref<?xf32>, vector<16xf32>
        %623 = arith.addf %622, %60#0 : vector<16xf32>
        %624 = arith.addi %620, %c7 : index
        vector.store %623, %out[%624] : memref<?xf32>, vector<16xf32>
      } else {
        %625 = arith.addi %620, %c7 : index
        vector.store %60#0, %out[%625] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %626 = arith.addi %620, %c19 : index
        %627 = vector.load %residual[%626] : memref<?xf32>, vector<16xf32>
        %628 = arith.addf %627, %60#1 : vector<16xf32>
        %629 = arith.addi %620, %c19 : index
        vector.store %628, %out[%629] : memref<?xf32>, vector<16xf32>
      } else {
        %630 = arith.addi %620, %c19 : index
        vector.store %60#1, %out[%630] : memref<?xf32>, vector<16xf32>
      }
    }
    %631 = arith.addi %16, %c1 : index
    %632 = arith.cmpi slt, %631, %15 : index
    scf.if %632 {
      %633 = arith.muli %631, %outputFeatures : index
      %634 = arith.muli %3, %c17 : index
      %635 = arith.addi %633, %634 : index
      scf.if %0 {
        %636 = arith.addi %635, %c7 : index
        %637 = vector.load %residual[%636] : memref<?xf32>, vector<16xf32>
        %638 = arith.addf %637, %60#2 : vector<16xf32>
        %639 = arith.addi %635, %c7 : index
        vector.store %638, %out[%639] : memref<?xf32>, vector<16xf32>
      } else {
        %640 = arith.addi %635, %c7 : index
        vector.store %60#2, %out[%640] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %641 = arith.addi %635, %c19 : index
        %642 = vector.load %residual[%641] : memref<?xf32>, vector<16xf32>
        %643 = arith.addf %642, %60#3 : vector<16xf32>
        %644 = arith.addi %635, %c19 : index
        vector.store %643, %out[%644] : memref<?xf32>, vector<16xf32>
      } else {
        %645 = arith.addi %635, %c19 : index
        vector.store %60#3, %out[%645] : memref<?xf32>, vector<16xf32>
      }
    }
    %646 = arith.addi %16, %c6 : index
    %647 = arith.cmpi slt, %646, %15 : index
    scf.if %647 {
      %648 = arith.muli %646, %outputFeatures : index
      %649 = arith.muli %3, %c17 : index
      %650 = arith.addi %648, %649 : index
      scf.if %0 {
        %651 = arith.addi %650, %c7 : index
        %652 = vector.load %residual[%651] : memref<?xf32>, vector<16xf32>
        %653 = arith.addf %652, %60#4 : vector<16xf32>
        %654 = arith.addi %650, %c7 : index
        vector.store %653, %out[%654] : memref<?xf32>, vector<16xf32>
      } else {
        %655 = arith.addi %650, %c7 : index
        vector.store %60#4, %out[%655] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %656 = arith.addi %650, %c19 : index
        %657 = vector.load %residual[%656] : memref<?xf32>, vector<16xf32>
        %658 = arith.addf %657, %60#5 : vector<16xf32>
        %659 = arith.addi %650, %c19 : index
        vector.store %658, %out[%659] : memref<?xf32>, vector<16xf32>
      } else {
        %660 = arith.addi %650, %c19 : index
        vector.store %60#5, %out[%660] : memref<?xf32>, vector<16xf32>
      }
    }
    %661 = arith.addi %16, %c11 : index
    %662 = arith.cmpi slt, %661, %15 : index
    scf.if %662 {
      %663 = arith.muli %661, %outputFeatures : index
      %664 = arith.muli %3, %c17 : index
      %665 = arith.addi %663, %664 : index
      scf.if %0 {
        %666 = arith.addi %665, %c7 : index
        %667 = vector.load %residual[%666] : memref<?xf32>, vector<16xf32>
        %668 = arith.addf %667, %60#6 : vector<16xf32>
        %669 = arith.addi %665, %c7 : index
        vector.store %668, %out[%669] : memref<?xf32>, vector<16xf32>
      } else {
        %670 = arith.addi %665, %c7 : index
        vector.store %60#6, %out[%670] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %671 = arith.addi %665, %c19 : index
        %672 = vector.load %residual[%671] : memref<?xf32>, vector<16xf32>
        %673 = arith.addf %672, %60#7 : vector<16xf32>
        %674 = arith.addi %665, %c19 : index
        vector.store %673, %out[%674] : memref<?xf32>, vector<16xf32>
      } else {
        %675 = arith.addi %665, %c19 : index
        vector.store %60#7, %out[%675] : memref<?xf32>, vector<16xf32>
      }
    }
    %676 = arith.addi %16, %c12 : index
    %677 = arith.cmpi slt, %676, %15 : index
    scf.if %677 {
      %678 = arith.muli %676, %outputFeatures : index
      %679 = arith.muli %3, %c17 : index
      %680 = arith.addi %678, %679 : index
      scf.if %0 {
        %681 = arith.addi %680, %c7 : index
        %682 = vector.load %residual[%681] : memref<?xf32>, vector<16xf32>
        %683 = arith.addf %682, %60#8 : vector<16xf32>
        %684 = arith.addi %680, %c7 : index
        vector.store %683, %out[%684] : memref<?xf32>, vector<16xf32>
      } else {
        %685 = arith.addi %680, %c7 : index
        vector.store %60#8, %out[%685] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %686 = arith.addi %680, %c19 : index
        %687 = vector.load %residual[%686] : memref<?xf32>, vector<16xf32>
        %688 = arith.addf %687, %60#9 : vector<16xf32>
        %689 = arith.addi %680, %c19 : index
        vector.store %688, %out[%689] : memref<?xf32>, vector<16xf32>
      } else {
        %690 = arith.addi %680, %c19 : index
        vector.store %60#9, %out[%690] : memref<?xf32>, vector<16xf32>
      }
    }
    %691 = arith.addi %16, %c13 : index
    %692 = arith.cmpi slt, %691, %15 : index
    scf.if %692 {
      %693 = arith.muli %691, %outputFeatures : index
      %694 = arith.muli %3, %c17 : index
      %695 = arith.addi %693, %694 : index
      scf.if %0 {
        %696 = arith.addi %695, %c7 : index
        %697 = vector.load %residual[%696] : memref<?xf32>, vector<16xf32>
        %698 = arith.addf %697, %60#10 : vector<16xf32>
        %699 = arith.addi %695, %c7 : index
        vector.store %698, %out[%699] : memref<?xf32>, vector<16xf32>
      } else {
        %700 = arith.addi %695, %c7 : index
        vector.store %60#10, %out[%700] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %701 = arith.addi %695, %c19 : index
        %702 = vector.load %residual[%701] : memref<?xf32>, vector<16xf32>
        %703 = arith.addf %702, %60#11 : vector<16xf32>
        %704 = arith.addi %695, %c19 : index
        vector.store %703, %out[%704] : memref<?xf32>, vector<16xf32>
      } else {
        %705 = arith.addi %695, %c19 : index
        vector.store %60#11, %out[%705] : memref<?xf32>, vector<16xf32>
      }
    }
    %706 = arith.addi %16, %c14 : index
    %707 = arith.cmpi slt, %706, %15 : index
    scf.if %707 {
      %708 = arith.muli %706, %outputFeatures : index
      %709 = arith.muli %3, %c17 : index
      %710 = arith.addi %708, %709 : index
      scf.if %0 {
        %711 = arith.addi %710, %c7 : index
        %712 = vector.load %residual[%711] : memref<?xf32>, vector<16xf32>
        %713 = arith.addf %712, %60#12 : vector<16xf32>
        %714 = arith.addi %710, %c7 : index
        vector.store %713, %out[%714] : memref<?xf32>, vector<16xf32>
      } else {
        %715 = arith.addi %710, %c7 : index
        vector.store %60#12, %out[%715] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %716 = arith.addi %710, %c19 : index
        %717 = vector.load %residual[%716] : memref<?xf32>, vector<16xf32>
        %718 = arith.addf %717, %60#13 : vector<16xf32>
        %719 = arith.addi %710, %c19 : index
        vector.store %718, %out[%719] : memref<?xf32>, vector<16xf32>
      } else {
        %720 = arith.addi %710, %c19 : index
        vector.store %60#13, %out[%720] : memref<?xf32>, vector<16xf32>
      }
    }
    %721 = arith.addi %16, %c15 : index
    %722 = arith.cmpi slt, %721, %15 : index
    scf.if %722 {
      %723 = arith.muli %721, %outputFeatures : index
      %724 = arith.muli %3, %c17 : index
      %725 = arith.addi %723, %724 : index
      scf.if %0 {
        %726 = arith.addi %725, %c7 : index
        %727 = vector.load %residual[%726] : memref<?xf32>, vector<16xf32>
        %728 = arith.addf %727, %60#14 : vector<16xf32>
        %729 = arith.addi %725, %c7 : index
        vector.store %728, %out[%729] : memref<?xf32>, vector<16xf32>
      } else {
        %730 = arith.addi %725, %c7 : index
        vector.store %60#14, %out[%730] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %731 = arith.addi %725, %c19 : index
        %732 = vector.load %residual[%731] : memref<?xf32>, vector<16xf32>
        %733 = arith.addf %732, %60#15 : vector<16xf32>
        %734 = arith.addi %725, %c19 : index
        vector.store %733, %out[%734] : memref<?xf32>, vector<16xf32>
      } else {
        %735 = arith.addi %725, %c19 : index
        vector.store %60#15, %out[%735] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
