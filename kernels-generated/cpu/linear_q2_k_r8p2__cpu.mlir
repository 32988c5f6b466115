// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q2_k', shape=Shape(rows=8, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q2_k_r8p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
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
        %103 = arith.divui %82, %c6 : index
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
        %117 = arith.muli %82, %c6 : index
        %118 = arith.addi %117, %c7 : index
        %119 = arith.muli %118, %c19 : index
        %120 = arith.addi %116, %119 : index
        %121 = vector.load %w[%120] : memref<?xi8>, vector<16xi8>
        %122 = arith.extui %121 : vector<16xi8> to vector<16xi32>
        %123 = arith.addi %62, %c20 : index
        %124 = arith.muli %82, %c6 : index
        %125 = arith.addi %124, %c1 : index
        %126 = arith.muli %125, %c19 : index
        %127 = arith.addi %123, %126 : index
        %128 = vector.load %w[%127] : memref<?xi8>, vector<16xi8>
        %129 = arith.extui %128 : vector<16xi8> to vector<16xi32>
        %130 = arith.shrui %122, %c21 : vector<16xi32>
        %131 = arith.andi %130, %c22 : vector<16xi32>
        %132 = arith.sitofp %131 : vector<16xi32> to vector<16xf32>
        %133 = math.fma %132, %110, %115 : vector<16xf32>
        %134 = arith.addi %64, %c18 : index
        %135 = arith.divui %82, %c6 : index
        %136 = arith.muli %135, %c17 : index
        %137 = arith.addi %134, %136 : index
        %138 = arith.addi %137, %c7 : index
        %139 = vector.load %w[%138] : memref<?xi8>, vector<16xi8>
        %140 = arith.extui %139 : vector<16xi8> to vector<16xi32>
        %141 = arith.sitofp %140 : vector<16xi32> to vector<16xf32>
        %142 = arith.mulf %76, %141 : vector<16xf32>
        %143 = arith.addi %137, %c19 : index
        %144 = vector.load %w[%143] : memref<?xi8>, vector<16xi8>
        %145 = arith.extui %144 : vector<16xi8> to vector<16xi32>
        %146 = arith.sitofp %145 : vector<16xi32> to vector<16xf32>
        %147 = arith.mulf %80, %146 : vector<16xf32>
        %148 = arith.addi %64, %c20 : index
        %149 = arith.muli %82, %c6 : index
        %150 = arith.addi %149, %c7 : index
        %151 = arith.muli %150, %c19 : index
        %152 = arith.addi %148, %151 : index
        %153 = vector.load %w[%152] : memref<?xi8>, vector<16xi8>
        %154 = arith.extui %153 : vector<16xi8> to vector<16xi32>
        %155 = arith.addi %64, %c20 : index
        %156 = arith.muli %82, %c6 : index
        %157 = arith.addi %156, %c1 : index
        %158 = arith.muli %157, %c19 : index
        %159 = arith.addi %155, %158 : index
        %160 = vector.load %w[%159] : memref<?xi8>, vector<16xi8>
        %161 = arith.extui %160 : vector<16xi8> to vector<16xi32>
        %162 = arith.shrui %154, %c21 : vector<16xi32>
        %163 = arith.andi %162, %c22 : vector<16xi32>
        %164 = arith.sitofp %163 : vector<16xi32> to vector<16xf32>
        %165 = math.fma %164, %142, %147 : vector<16xf32>
        %166 = arith.addi %34, %101 : index
        %167 = arith.addi %166, %c7 : index
        %168 = memref.load %x[%167] : memref<?xf32>
        %169 = vector.broadcast %168 : f32 to vector<16xf32>
        %170 = math.fma %169, %133, %83 : vector<16xf32>
        %171 = math.fma %169, %165, %84 : vector<16xf32>
        %172 = arith.addi %35, %101 : index
        %173 = arith.addi %172, %c7 : index
        %174 = memref.load %x[%173] : memref<?xf32>
        %175 = vector.broadcast %174 : f32 to vector<16xf32>
        %176 = math.fma %175, %133, %85 : vector<16xf32>
        %177 = math.fma %175, %165, %86 : vector<16xf32>
        %178 = arith.addi %36, %101 : index
        %179 = arith.addi %178, %c7 : index
        %180 = memref.load %x[%179] : memref<?xf32>
        %181 = vector.broadcast %180 : f32 to vector<16xf32>
        %182 = math.fma %181, %133, %87 : vector<16xf32>
        %183 = math.fma %181, %165, %88 : vector<16xf32>
        %184 = arith.addi %37, %101 : index
        %185 = arith.addi %184, %c7 : index
        %186 = memref.load %x[%185] : memref<?xf32>
        %187 = vector.broadcast %186 : f32 to vector<16xf32>
        %188 = math.fma %187, %133, %89 : vector<16xf32>
        %189 = math.fma %187, %165, %90 : vector<16xf32>
        %190 = arith.addi %38, %101 : index
        %191 = arith.addi %190, %c7 : index
        %192 = memref.load %x[%191] : memref<?xf32>
        %193 = vector.broadcast %192 : f32 to vector<16xf32>
        %194 = math.fma %193, %133, %91 : vector<16xf32>
        %195 = math.fma %193, %165, %92 : vector<16xf32>
        %196 = arith.addi %39, %101 : index
        %197 = arith.addi %196, %c7 : index
        %198 = memref.load %x[%197] : memref<?xf32>
        %199 = vector.broadcast %198 : f32 to vector<16xf32>
        %200 = math.fma %199, %133, %93 : vector<16xf32>
        %201 = math.fma %199, %165, %94 : vector<16xf32>
        %202 = arith.addi %40, %101 : index
        %203 = arith.addi %202, %c7 : index
        %204 = memref.load %x[%203] : memref<?xf32>
        %205 = vector.broadcast %204 : f32 to vector<16xf32>
        %206 = math.fma %205, %133, %95 : vector<16xf32>
        %207 = math.fma %205, %165, %96 : vector<16xf32>
        %208 = arith.addi %41, %101 : index
        %209 = arith.addi %208, %c7 : index
        %210 = memref.load %x[%209] : memref<?xf32>
        %211 = vector.broadcast %210 : f32 to vector<16xf32>
        %212 = math.fma %211, %133, %97 : vector<16xf32>
        %213 = math.fma %211, %165, %98 : vector<16xf32>
        %214 = arith.shrui %122, %c23 : vector<16xi32>
        %215 = arith.andi %214, %c22 : vector<16xi32>
        %216 = arith.sitofp %215 : vector<16xi32> to vector<16xf32>
        %217 = math.fma %216, %110, %115 : vector<16xf32>
        %218 = arith.shrui %154, %c23 : vector<16xi32>
        %219 = arith.andi %218, %c22 : vector<16xi32>
        %220 = arith.sitofp %219 : vector<16xi32> to vector<16xf32>
        %221 = math.fma %220, %142, %147 : vector<16xf32>
        %222 = arith.addi %34, %101 : index
        %223 = arith.addi %222, %c1 : index
        %224 = memref.load %x[%223] : memref<?xf32>
        %225 = vector.broadcast %224 : f32 to vector<16xf32>
        %226 = math.fma %225, %217, %170 : vector<16xf32>
        %227 = math.fma %225, %221, %171 : vector<16xf32>
        %228 = arith.addi %35, %101 : index
        %229 = arith.addi %228, %c1 : index
        %230 = memref.load %x[%229] : memref<?xf32>
        %231 = vector.broadcast %230 : f32 to vector<16xf32>
        %232 = math.fma %231, %217, %176 : vector<16xf32>
        %233 = math.fma %231, %221, %177 : vector<16xf32>
        %234 = arith.addi %36, %101 : index
        %235 = arith.addi %234, %c1 : index
        %236 = memref.load %x[%235] : memref<?xf32>
        %237 = vector.broadcast %236 : f32 to vector<16xf32>
        %238 = math.fma %237, %217, %182 : vector<16xf32>
        %239 = math.fma %237, %221, %183 : vector<16xf32>
        %240 = arith.addi %37, %101 : index
        %241 = arith.addi %240, %c1 : index
        %242 = memref.load %x[%241] : memref<?xf32>
        %243 = vector.broadcast %242 : f32 to vector<16xf32>
        %244 = math.fma %243, %217, %188 : vector<16xf32>
        %245 = math.fma %243, %221, %189 : vector<16xf32>
        %246 = arith.addi %38, %101 : index
        %247 = arith.addi %246, %c1 : index
        %248 = memref.load %x[%247] : memref<?xf32>
        %249 = vector.broadcast %248 : f32 to vector<16xf32>
        %250 = math.fma %249, %217, %194 : vector<16xf32>
        %251 = math.fma %249, %221, %195 : vector<16xf32>
        %252 = arith.addi %39, %101 : index
        %253 = arith.addi %252, %c1 : index
        %254 = memref.load %x[%253] : memref<?xf32>
        %255 = vector.broadcast %254 : f32 to vector<16xf32>
        %256 = math.fma %255, %217, %200 : vector<16xf32>
        %257 = math.fma %255, %221, %201 : vector<16xf32>
        %258 = arith.addi %40, %101 : index
        %259 = arith.addi %258, %c1 : index
        %260 = memref.load %x[%259] : memref<?xf32>
        %261 = vector.broadcast %260 : f32 to vector<16xf32>
        %262 = math.fma %261, %217, %206 : vector<16xf32>
        %263 = math.fma %261, %221, %207 : vector<16xf32>
        %264 = arith.addi %41, %101 : index
        %265 = arith.addi %264, %c1 : index
        %266 = memref.load %x[%265] : memref<?xf32>
        %267 = vector.broadcast %266 : f32 to vector<16xf32>
        %268 = math.fma %267, %217, %212 : vector<16xf32>
        %269 = math.fma %267, %221, %213 : vector<16xf32>
        %270 = arith.shrui %122, %c24 : vector<16xi32>
        %271 = arith.andi %270, %c22 : vector<16xi32>
        %272 = arith.sitofp %271 : vector<16xi32> to vector<16xf32>
        %273 = math.fma %272, %110, %115 : vector<16xf32>
        %274 = arith.shrui %154, %c24 : vector<16xi32>
        %275 = arith.andi %274, %c22 : vector<16xi32>
        %276 = arith.sitofp %275 : vector<16xi32> to vector<16xf32>
        %277 = math.fma %276, %142, %147 : vector<16xf32>
        %278 = arith.addi %34, %101 : index
        %279 = arith.addi %278, %c6 : index
        %280 = memref.load %x[%279] : memref<?xf32>
        %281 = vector.broadcast %280 : f32 to vector<16xf32>
        %282 = math.fma %281, %273, %226 : vector<16xf32>
        %283 = math.fma %281, %277, %227 : vector<16xf32>
        %284 = arith.addi %35, %101 : index
        %285 = arith.addi %284, %c6 : index
        %286 = memref.load %x[%285] : memref<?xf32>
        %287 = vector.broadcast %286 : f32 to vector<16xf32>
        %288 = math.fma %287, %273, %232 : vector<16xf32>
        %289 = math.fma %287, %277, %233 : vector<16xf32>
        %290 = arith.addi %36, %101 : index
        %291 = arith.addi %290, %c6 : index
        %292 = memref.load %x[%291] : memref<?xf32>
        %293 = vector.broadcast %292 : f32 to vector<16xf32>
        %294 = math.fma %293, %273, %238 : vector<16xf32>
        %295 = math.fma %293, %277, %239 : vector<16xf32>
        %296 = arith.addi %37, %101 : index
        %297 = arith.addi %296, %c6 : index
        %298 = memref.load %x[%297] : memref<?xf32>
        %299 = vector.broadcast %298 : f32 to vector<16xf32>
        %300 = math.fma %299, %273, %244 : vector<16xf32>
        %301 = math.fma %299, %277, %245 : vector<16xf32>
        %302 = arith.addi %38, %101 : index
        %303 = arith.addi %302, %c6 : index
        %304 = memref.load %x[%303] : memref<?xf32>
        %305 = vector.broadcast %304 : f32 to vector<16xf32>
        %306 = math.fma %305, %273, %250 : vector<16xf32>
        %307 = math.fma %305, %277, %251 : vector<16xf32>
        %308 = arith.addi %39, %101 : index
        %309 = arith.addi %308, %c6 : index
        %310 = memref.load %x[%309] : memref<?xf32>
        %311 = vector.broadcast %310 : f32 to vector<16xf32>
        %312 = math.fma %311, %273, %256 : vector<16xf32>
        %313 = math.fma %311, %277, %257 : vector<16xf32>
        %314 = arith.addi %40, %101 : index
        %315 = arith.addi %314, %c6 : index
        %316 = memref.load %x[%315] : memref<?xf32>
        %317 = vector.broadcast %316 : f32 to vector<16xf32>
        %318 = math.fma %317, %273, %262 : vector<16xf32>
        %319 = math.fma %317, %277, %263 : vector<16xf32>
        %320 = arith.addi %41, %101 : index
        %321 = arith.addi %320, %c6 : index
        %322 = memref.load %x[%321] : memref<?xf32>
        %323 = vector.broadcast %322 : f32 to vector<16xf32>
        %324 = math.fma %323, %273, %268 : vector<16xf32>
        %325 = math.fma %323, %277, %269 : vector<16xf32>
        %326 = arith.shrui %122, %c25 : vector<16xi32>
        %327 = arith.andi %326, %c22 : vector<16xi32>
        %328 = arith.sitofp %327 : vector<16xi32> to vector<16xf32>
        %329 = math.fma %328, %110, %115 : vector<16xf32>
        %330 = arith.shrui %154, %c25 : vector<16xi32>
        %331 = arith.andi %330, %c22 : vector<16xi32>
        %332 = arith.sitofp %331 : vector<16xi32> to vector<16xf32>
        %333 = math.fma %332, %142, %147 : vector<16xf32>
        %334 = arith.addi %34, %101 : index
        %335 = arith.addi %334, %c11 : index
        %336 = memref.load %x[%335] : memref<?xf32>
        %337 = vector.broadcast %336 : f32 to vector<16xf32>
        %338 = math.fma %337, %329, %282 : vector<16xf32>
        %339 = math.fma %337, %333, %283 : vector<16xf32>
        %340 = arith.addi %35, %101 : index
        %341 = arith.addi %340, %c11 : index
        %342 = memref.load %x[%341] : memref<?xf32>
        %343 = vector.broadcast %342 : f32 to vector<16xf32>
        %344 = math.fma %343, %329, %288 : vector<16xf32>
        %345 = math.fma %343, %333, %289 : vector<16xf32>
        %346 = arith.addi %36, %101 : index
        %347 = arith.addi %346, %c11 : index
        %348 = memref.load %x[%347] : memref<?xf32>
        %349 = vector.broadcast %348 : f32 to vector<16xf32>
        %350 = math.fma %349, %329, %294 : vector<16xf32>
        %351 = math.fma %349, %333, %295 : vector<16xf32>
        %352 = arith.addi %37, %101 : index
        %353 = arith.addi %352, %c11 : index
        %354 = memref.load %x[%353] : memref<?xf32>
        %355 = vector.broadcast %354 : f32 to vector<16xf32>
        %356 = math.fma %355, %329, %300 : vector<16xf32>
        %357 = math.fma %355, %333, %301 : vector<16xf32>
        %358 = arith.addi %38, %101 : index
        %359 = arith.addi %358, %c11 : index
        %360 = memref.load %x[%359] : memref<?xf32>
        %361 = vector.broadcast %360 : f32 to vector<16xf32>
        %362 = math.fma %361, %329, %306 : vector<16xf32>
        %363 = math.fma %361, %333, %307 : vector<16xf32>
        %364 = arith.addi %39, %101 : index
        %365 = arith.addi %364, %c11 : index
        %366 = memref.load %x[%365] : memref<?xf32>
        %367 = vector.broadcast %366 : f32 to vector<16xf32>
        %368 = math.fma %367, %329, %312 : vector<16xf32>
        %369 = math.fma %367, %333, %313 : vector<16xf32>
        %370 = arith.addi %40, %101 : index
        %371 = arith.addi %370, %c11 : index
        %372 = memref.load %x[%371] : memref<?xf32>
        %373 = vector.broadcast %372 : f32 to vector<16xf32>
        %374 = math.fma %373, %329, %318 : vector<16xf32>
        %375 = math.fma %373, %333, %319 : vector<16xf32>
        %376 = arith.addi %41, %101 : index
        %377 = arith.addi %376, %c11 : index
        %378 = memref.load %x[%377] : memref<?xf32>
        %379 = vector.broadcast %378 : f32 to vector<16xf32>
        %380 = math.fma %379, %329, %324 : vector<16xf32>
        %381 = math.fma %379, %333, %325 : vector<16xf32>
        %382 = arith.shrui %129, %c21 : vector<16xi32>
        %383 = arith.andi %382, %c22 : vector<16xi32>
        %384 = arith.sitofp %383 : vector<16xi32> to vector<16xf32>
        %385 = math.fma %384, %110, %115 : vector<16xf32>
        %386 = arith.shrui %161, %c21 : vector<16xi32>
        %387 = arith.andi %386, %c22 : vector<16xi32>
        %388 = arith.sitofp %387 : vector<16xi32> to vector<16xf32>
        %389 = math.fma %388, %142, %147 : vector<16xf32>
        %390 = arith.addi %34, %101 : index
        %391 = arith.addi %390, %c12 : index
        %392 = memref.load %x[%391] : memref<?xf32>
        %393 = vector.broadcast %392 : f32 to vector<16xf32>
        %394 = math.fma %393, %385, %338 : vector<16xf32>
        %395 = math.fma %393, %389, %339 : vector<16xf32>
        %396 = arith.addi %35, %101 : index
        %397 = arith.addi %396, %c12 : index
        %398 = memref.load %x[%397] : memref<?xf32>
        %399 = vector.broadcast %398 : f32 to vector<16xf32>
        %400 = math.fma %399, %385, %344 : vector<16xf32>
        %401 = math.fma %399, %389, %345 : vector<16xf32>
        %402 = arith.addi %36, %101 : index
        %403 = arith.addi %402, %c12 : index
        %404 = memref.load %x[%403] : memref<?xf32>
        %405 = vector.broadcast %404 : f32 to vector<16xf32>
        %406 = math.fma %405, %385, %350 : vector<16xf32>
        %407 = math.fma %405, %389, %351 : vector<16xf32>
        %408 = arith.addi %37, %101 : index
        %409 = arith.addi %408, %c12 : index
        %410 = memref.load %x[%409] : memref<?xf32>
        %411 = vector.broadcast %410 : f32 to vector<16xf32>
        %412 = math.fma %411, %385, %356 : vector<16xf32>
        %413 = math.fma %411, %389, %357 : vector<16xf32>
        %414 = arith.addi %38, %101 : index
        %415 = arith.addi %414, %c12 : index
        %416 = memref.load %x[%415] : memref<?xf32>
        %417 = vector.broadcast %416 : f32 to vector<16xf32>
        %418 = math.fma %417, %385, %362 : vector<16xf32>
        %419 = math.fma %417, %389, %363 : vector<16xf32>
        %420 = arith.addi %39, %101 : index
        %421 = arith.addi %420, %c12 : index
        %422 = memref.load %x[%421] : memref<?xf32>
        %423 = vector.broadcast %422 : f32 to vector<16xf32>
        %424 = math.fma %423, %385, %368 : vector<16xf32>
        %425 = math.fma %423, %389, %369 : vector<16xf32>
        %426 = arith.addi %40, %101 : index
        %427 = arith.addi %426, %c12 : index
        %428 = memref.load %x[%427] : memref<?xf32>
        %429 = vector.broadcast %428 : f32 to vector<16xf32>
        %430 = math.fma %429, %385, %374 : vector<16xf32>
        %431 = math.fma %429, %389, %375 : vector<16xf32>
        %432 = arith.addi %41, %101 : index
        %433 = arith.addi %432, %c12 : index
        %434 = memref.load %x[%433] : memref<?xf32>
        %435 = vector.broadcast %434 : f32 to vector<16xf32>
        %436 = math.fma %435, %385, %380 : vector<16xf32>
        %437 = math.fma %435, %389, %381 : vector<16xf32>
        %438 = arith.shrui %129, %c23 : vector<16xi32>
        %439 = arith.andi %438, %c22 : vector<16xi32>
        %440 = arith.sitofp %439 : vector<16xi32> to vector<16xf32>
        %441 = math.fma %440, %110, %115 : vector<16xf32>
        %442 = arith.shrui %161, %c23 : vector<16xi32>
        %443 = arith.andi %442, %c22 : vector<16xi32>
        %444 = arith.sitofp %443 : vector<16xi32> to vector<16xf32>
        %445 = math.fma %444, %142, %147 : vector<16xf32>
        %446 = arith.addi %34, %101 : index
        %447 = arith.addi %446, %c13 : index
        %448 = memref.load %x[%447] : memref<?xf32>
        %449 = vector.broadcast %448 : f32 to vector<16xf32>
        %450 = math.fma %449, %441, %394 : vector<16xf32>
        %451 = math.fma %449, %445, %395 : vector<16xf32>
        %452 = arith.addi %35, %101 : index
        %453 = arith.addi %452, %c13 : index
        %454 = memref.load %x[%453] : memref<?xf32>
        %455 = vector.broadcast %454 : f32 to vector<16xf32>
        %456 = math.fma %455, %441, %400 : vector<16xf32>
        %457 = math.fma %455, %445, %401 : vector<16xf32>
        %458 = arith.addi %36, %101 : index
        %459 = arith.addi %458, %c13 : index
        %460 = memref.load %x[%459] : memref<?xf32>
        %461 = vector.broadcast %460 : f32 to vector<16xf32>
        %462 = math.fma %461, %441, %406 : vector<16xf32>
        %463 = math.fma %461, %445, %407 : vector<16xf32>
        %464 = arith.addi %37, %101 : index
        %465 = arith.addi %464, %c13 : index
        %466 = memref.load %x[%465] : memref<?xf32>
        %467 = vector.broadcast %466 : f32 to vector<16xf32>
        %468 = math.fma %467, %441, %412 : vector<16xf32>
        %469 = math.fma %467, %445, %413 : vector<16xf32>
        %470 = arith.addi %38, %101 : index
        %471 = arith.addi %470, %c13 : index
        %472 = memref.load %x[%471] : memref<?xf32>
        %473 = vector.broadcast %472 : f32 to vector<16xf32>
        %474 = math.fma %473, %441, %418 : vector<16xf32>
        %475 = math.fma %473, %445, %419 : vector<16xf32>
        %476 = arith.addi %39, %101 : index
        %477 = arith.addi %476, %c13 : index
        %478 = memref.load %x[%477] : memref<?xf32>
        %479 = vector.broadcast %478 : f32 to vector<16xf32>
        %480 = math.fma %479, %441, %424 : vector<16xf32>
        %481 = math.fma %479, %445, %425 : vector<16xf32>
        %482 = arith.addi %40, %101 : index
        %483 = arith.addi %482, %c13 : index
        %484 = memref.load %x[%483] : memref<?xf32>
        %485 = vector.broadcast %484 : f32 to vector<16xf32>
        %486 = math.fma %485, %441, %430 : vector<16xf32>
        %487 = math.fma %485, %445, %431 : vector<16xf32>
        %488 = arith.addi %41, %101 : index
        %489 = arith.addi %488, %c13 : index
        %490 = memref.load %x[%489] : memref<?xf32>
        %491 = vector.broadcast %490 : f32 to vector<16xf32>
        %492 = math.fma %491, %441, %436 : vector<16xf32>
        %493 = math.fma %491, %445, %437 : vector<16xf32>
        %494 = arith.shrui %129, %c24 : vector<16xi32>
        %495 = arith.andi %494, %c22 : vector<16xi32>
        %496 = arith.sitofp %495 : vector<16xi32> to vector<16xf32>
        %497 = math.fma %496, %110, %115 : vector<16xf32>
        %498 = arith.shrui %161, %c24 : vector<16xi32>
        %499 = arith.andi %498, %c22 : vector<16xi32>
        %500 = arith.sitofp %499 : vector<16xi32> to vector<16xf32>
        %501 = math.fma %500, %142, %147 : vector<16xf32>
        %502 = arith.addi %34, %101 : index
        %503 = arith.addi %502, %c14 : index
        %504 = memref.load %x[%503] : memref<?xf32>
        %505 = vector.broadcast %504 : f32 to vector<16xf32>
        %506 = math.fma %505, %497, %450 : vector<16xf32>
        %507 = math.fma %505, %501, %451 : vector<16xf32>
        %508 = arith.addi %35, %101 : index
        %509 = arith.addi %508, %c14 : index
        %510 = memref.load %x[%509] : memref<?xf32>
        %511 = vector.broadcast %510 : f32 to vector<16xf32>
        %512 = math.fma %511, %497, %456 : vector<16xf32>
        %513 = math.fma %511, %501, %457 : vector<16xf32>
        %514 = arith.addi %36, %101 : index
        %515 = arith.addi %514, %c14 : index
        %516 = memref.load %x[%515] : memref<?xf32>
        %517 = vector.broadcast %516 : f32 to vector<16xf32>
        %518 = math.fma %517, %497, %462 : vector<16xf32>
        %519 = math.fma %517, %501, %463 : vector<16xf32>
        %520 = arith.addi %37, %101 : index
        %521 = arith.addi %520, %c14 : index
        %522 = memref.load %x[%521] : memref<?xf32>
        %523 = vector.broadcast %522 : f32 to vector<16xf32>
        %524 = math.fma %523, %497, %468 : vector<16xf32>
        %525 = math.fma %523, %501, %469 : vector<16xf32>
        %526 = arith.addi %38, %101 : index
        %527 = arith.addi %526, %c14 : index
        %528 = memref.load %x[%527] : memref<?xf32>
        %529 = vector.broadcast %528 : f32 to vector<16xf32>
        %530 = math.fma %529, %497, %474 : vector<16xf32>
        %531 = math.fma %529, %501, %475 : vector<16xf32>
        %532 = arith.addi %39, %101 : index
        %533 = arith.addi %532, %c14 : index
        %534 = memref.load %x[%533] : memref<?xf32>
        %535 = vector.broadcast %534 : f32 to vector<16xf32>
        %536 = math.fma %535, %497, %480 : vector<16xf32>
        %537 = math.fma %535, %501, %481 : vector<16xf32>
        %538 = arith.addi %40, %101 : index
        %539 = arith.addi %538, %c14 : index
        %540 = memref.load %x[%539] : memref<?xf32>
        %541 = vector.broadcast %540 : f32 to vector<16xf32>
        %542 = math.fma %541, %497, %486 : vector<16xf32>
        %543 = math.fma %541, %501, %487 : vector<16xf32>
        %544 = arith.addi %41, %101 : index
        %545 = arith.addi %544, %c14 : index
        %546 = memref.load %x[%545] : memref<?xf32>
        %547 = vector.broadcast %546 : f32 to vector<16xf32>
        %548 = math.fma %547, %497, %492 : vector<16xf32>
        %549 = math.fma %547, %501, %493 : vector<16xf32>
        %550 = arith.shrui %129, %c25 : vector<16xi32>
        %551 = arith.andi %550, %c22 : vector<16xi32>
        %552 = arith.sitofp %551 : vector<16xi32> to vector<16xf32>
        %553 = math.fma %552, %110, %115 : vector<16xf32>
        %554 = arith.shrui %161, %c25 : vector<16xi32>
        %555 = arith.andi %554, %c22 : vector<16xi32>
        %556 = arith.sitofp %555 : vector<16xi32> to vector<16xf32>
        %557 = math.fma %556, %142, %147 : vector<16xf32>
        %558 = arith.addi %34, %101 : index
        %559 = arith.addi %558, %c15 : index
        %560 = memref.load %x[%559] : memref<?xf32>
        %561 = vector.broadcast %560 : f32 to vector<16xf32>
        %562 = math.fma %561, %553, %506 : vector<16xf32>
        %563 = math.fma %561, %557, %507 : vector<16xf32>
        %564 = arith.addi %35, %101 : index
        %565 = arith.addi %564, %c15 : index
        %566 = memref.load %x[%565] : memref<?xf32>
        %567 = vector.broadcast %566 : f32 to vector<16xf32>
        %568 = math.fma %567, %553, %512 : vector<16xf32>
        %569 = math.fma %567, %557, %513 : vector<16xf32>
        %570 = arith.addi %36, %101 : index
        %571 = arith.addi %570, %c15 : index
        %572 = memref.load %x[%571] : memref<?xf32>
        %573 = vector.broadcast %572 : f32 to vector<16xf32>
        %574 = math.fma %573, %553, %518 : vector<16xf32>
        %575 = math.fma %573, %557, %519 : vector<16xf32>
        %576 = arith.addi %37, %101 : index
        %577 = arith.addi %576, %c15 : index
        %578 = memref.load %x[%577] : memref<?xf32>
        %579 = vector.broadcast %578 : f32 to vector<16xf32>
        %580 = math.fma %579, %553, %524 : vector<16xf32>
        %581 = math.fma %579, %557, %525 : vector<16xf32>
        %582 = arith.addi %38, %101 : index
        %583 = arith.addi %582, %c15 : index
        %584 = memref.load %x[%583] : memref<?xf32>
        %585 = vector.broadcast %584 : f32 to vector<16xf32>
        %586 = math.fma %585, %553, %530 : vector<16xf32>
        %587 = math.fma %585, %557, %531 : vector<16xf32>
        %588 = arith.addi %39, %101 : index
        %589 = arith.addi %588, %c15 : index
        %590 = memref.load %x[%589] : memref<?xf32>
        %591 = vector.broadcast %590 : f32 to vector<16xf32>
        %592 = math.fma %591, %553, %536 : vector<16xf32>
        %593 = math.fma %591, %557, %537 : vector<16xf32>
        %594 = arith.addi %40, %101 : index
        %595 = arith.addi %594, %c15 : index
        %596 = memref.load %x[%595] : memref<?xf32>
        %597 = vector.broadcast %596 : f32 to vector<16xf32>
        %598 = math.fma %597, %553, %542 : vector<16xf32>
        %599 = math.fma %597, %557, %543 : vector<16xf32>
        %600 = arith.addi %41, %101 : index
        %601 = arith.addi %600, %c15 : index
        %602 = memref.load %x[%601] : memref<?xf32>
        %603 = vector.broadcast %602 : f32 to vector<16xf32>
        %604 = math.fma %603, %553, %548 : vector<16xf32>
        %605 = math.fma %603, %557, %549 : vector<16xf32>
        scf.yield %562, %563, %568, %569, %574, %575, %580, %581, %586, %587, %592, %593, %598, %599, %604, %605 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %99#0, %99#1, %99#2, %99#3, %99#4, %99#5, %99#6, %99#7, %99#8, %99#9, %99#10, %99#11, %99#12, %99#13, %99#14, %99#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %606 = arith.addi %16, %c7 : index
    %607 = arith.cmpi slt, %606, %15 : index
    scf.if %607 {
      %608 = arith.muli %606, %outputFeatures : index
      %609 = arith.muli %3, %c17 : index
      %610 = arith.addi %608, %609 : index
      scf.if %0 {
        %611 = arith.addi %610, %c7 : index
        %612 = vector.load %residual[%611] : memref<?xf32>, vector<16xf32>
        %613 = arith.addf %612, %60#0 : vector<16xf32>
        %614 = arith.addi %610, %c7 : index
        vector.store %613, %out[%614] : memref<?xf32>, vector<16xf32>
      } else {
        %615 = arith.addi %610, %c7 : index
        vector.store %60#0, %out[%615] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %616 = arith.addi %610, %c19 : index
        %617 = vector.load %residual[%616] : memref<?xf32>, vector<16xf32>
        %618 = arith.addf %617, %60#1 : vector<16xf32>
        %619 = arith.addi %610, %c19 : index
        vector.store %618, %out[%619] : memref<?xf32>, vector<16xf32>
      } else {
        %620 = arith.addi %610, %c19 : index
        vector.store %60#1, %out[%620] : memref<?xf32>, vector<16xf32>
      }
    }
    %621 = arith.addi %16, %c1 : index
    %622 = arith.cmpi slt, %621, %15 : index
    scf.if %622 {
      %623 = arith.muli %621, %outputFeatures : index
      %624 = arith.muli %3, %c17 : index
      %625 = arith.addi %623, %624 : index
      scf.if %0 {
        %626 = arith.addi %625, %c7 : index
        %627 = vector.load %residual[%626] : memref<?xf32>, vector<16xf32>
        %628 = arith.addf %627, %60#2 : vector<16xf32>
        %629 = arith.addi %625, %c7 : index
        vector.store %628, %out[%629] : memref<?xf32>, vector<16xf32>
      } else {
        %630 = arith.addi %625, %c7 : index
        vector.store %60#2, %out[%630] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %631 = arith.addi %625, %c19 : index
        %632 = vector.load %residual[%631] : memref<?xf32>, vector<16xf32>
        %633 = arith.addf %632, %60#3 : vector<16xf32>
        %634 = arith.addi %625, %c19 : index
        vector.store %633, %out[%634] : memref<?xf32>, vector<16xf32>
      } else {
        %635 = arith.addi %625, %c19 : index
        vector.store %60#3, %out[%635] : memref<?xf32>, vector<16xf32>
      }
    }
    %636 = arith.addi %16, %c6 : index
    %637 = arith.cmpi slt, %636, %15 : index
    scf.if %637 {
      %638 = arith.muli %636, %outputFeatures : index
      %639 = arith.muli %3, %c17 : index
      %640 = arith.addi %638, %639 : index
      scf.if %0 {
        %641 = arith.addi %640, %c7 : index
        %642 = vector.load %residual[%641] : memref<?xf32>, vector<16xf32>
        %643 = arith.addf %642, %60#4 : vector<16xf32>
        %644 = arith.addi %640, %c7 : index
        vector.store %643, %out[%644] : memref<?xf32>, vector<16xf32>
      } else {
        %645 = arith.addi %640, %c7 : index
        vector.store %60#4, %out[%645] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %646 = arith.addi %640, %c19 : index
        %647 = vector.load %residual[%646] : memref<?xf32>, vector<16xf32>
        %648 = arith.addf %647, %60#5 : vector<16xf32>
        %649 = arith.addi %640, %c19 : index
        vector.store %648, %out[%649] : memref<?xf32>, vector<16xf32>
      } else {
        %650 = arith.addi %640, %c19 : index
        vector.store %60#5, %out[%650] : memref<?xf32>, vector<16xf32>
      }
    }
    %651 = arith.addi %16, %c11 : index
    %652 = arith.cmpi slt, %651, %15 : index
    scf.if %652 {
      %653 = arith.muli %651, %outputFeatures : index
      %654 = arith.muli %3, %c17 : index
      %655 = arith.addi %653, %654 : index
      scf.if %0 {
        %656 = arith.addi %655, %c7 : index
        %657 = vector.load %residual[%656] : memref<?xf32>, vector<16xf32>
        %658 = arith.addf %657, %60#6 : vector<16xf32>
        %659 = arith.addi %655, %c7 : index
        vector.store %658, %out[%659] : memref<?xf32>, vector<16xf32>
      } else {
        %660 = arith.addi %655, %c7 : index
        vector.store %60#6, %out[%660] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %661 = arith.addi %655, %c19 : index
        %662 = vector.load %residual[%661] : memref<?xf32>, vector<16xf32>
        %663 = arith.addf %662, %60#7 : vector<16xf32>
        %664 = arith.addi %655, %c19 : index
        vector.store %663, %out[%664] : memref<?xf32>, vector<16xf32>
      } else {
        %665 = arith.addi %655, %c19 : index
        vector.store %60#7, %out[%665] : memref<?xf32>, vector<16xf32>
      }
    }
    %666 = arith.addi %16, %c12 : index
    %667 = arith.cmpi slt, %666, %15 : index
    scf.if %667 {
      %668 = arith.muli %666, %outputFeatures : index
      %669 = arith.muli %3, %c17 : index
      %670 = arith.addi %668, %669 : index
      scf.if %0 {
        %671 = arith.addi %670, %c7 : index
        %672 = vector.load %residual[%671] : memref<?xf32>, vector<16xf32>
        %673 = arith.addf %672, %60#8 : vector<16xf32>
        %674 = arith.addi %670, %c7 : index
        vector.store %673, %out[%674] : memref<?xf32>, vector<16xf32>
      } else {
        %675 = arith.addi %670, %c7 : index
        vector.store %60#8, %out[%675] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %676 = arith.addi %670, %c19 : index
        %677 = vector.load %residual[%676] : memref<?xf32>, vector<16xf32>
        %678 = arith.addf %677, %60#9 : vector<16xf32>
        %679 = arith.addi %670, %c19 : index
        vector.store %678, %out[%679] : memref<?xf32>, vector<16xf32>
      } else {
        %680 = arith.addi %670, %c19 : index
        vector.store %60#9, %out[%680] : memref<?xf32>, vector<16xf32>
      }
    }
    %681 = arith.addi %16, %c13 : index
    %682 = arith.cmpi slt, %681, %15 : index
    scf.if %682 {
      %683 = arith.muli %681, %outputFeatures : index
      %684 = arith.muli %3, %c17 : index
      %685 = arith.addi %683, %684 : index
      scf.if %0 {
        %686 = arith.addi %685, %c7 : index
        %687 = vector.load %residual[%686] : memref<?xf32>, vector<16xf32>
        %688 = arith.addf %687, %60#10 : vector<16xf32>
        %689 = arith.addi %685, %c7 : index
        vector.store %688, %out[%689] : memref<?xf32>, vector<16xf32>
      } else {
        %690 = arith.addi %685, %c7 : index
        vector.store %60#10, %out[%690] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %691 = arith.addi %685, %c19 : index
        %692 = vector.load %residual[%691] : memref<?xf32>, vector<16xf32>
        %693 = arith.addf %692, %60#11 : vector<16xf32>
        %694 = arith.addi %685, %c19 : index
        vector.store %693, %out[%694] : memref<?xf32>, vector<16xf32>
      } else {
        %695 = arith.addi %685, %c19 : index
        vector.store %60#11, %out[%695] : memref<?xf32>, vector<16xf32>
      }
    }
    %696 = arith.addi %16, %c14 : index
    %697 = arith.cmpi slt, %696, %15 : index
    scf.if %697 {
      %698 = arith.muli %696, %outputFeatures : index
      %699 = arith.muli %3, %c17 : index
      %700 = arith.addi %698, %699 : index
      scf.if %0 {
        %701 = arith.addi %700, %c7 : index
        %702 = vector.load %residual[%701] : memref<?xf32>, vector<16xf32>
        %703 = arith.addf %702, %60#12 : vector<16xf32>
        %704 = arith.addi %700, %c7 : index
        vector.store %703, %out[%704] : memref<?xf32>, vector<16xf32>
      } else {
        %705 = arith.addi %700, %c7 : index
        vector.store %60#12, %out[%705] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %706 = arith.addi %700, %c19 : index
        %707 = vector.load %residual[%706] : memref<?xf32>, vector<16xf32>
        %708 = arith.addf %707, %60#13 : vector<16xf32>
        %709 = arith.addi %700, %c19 : index
        vector.store %708, %out[%709] : memref<?xf32>, vector<16xf32>
      } else {
        %710 = arith.addi %700, %c19 : index
        vector.store %60#13, %out[%710] : memref<?xf32>, vector<16xf32>
      }
    }
    %711 = arith.addi %16, %c15 : index
    %712 = arith.cmpi slt, %711, %15 : index
    scf.if %712 {
      %713 = arith.muli %711, %outputFeatures : index
      %714 = arith.muli %3, %c17 : index
      %715 = arith.addi %713, %714 : index
      scf.if %0 {
        %716 = arith.addi %715, %c7 : index
        %717 = vector.load %residual[%716] : memref<?xf32>, vector<16xf32>
        %718 = arith.addf %717, %60#14 : vector<16xf32>
        %719 = arith.addi %715, %c7 : index
        vector.store %718, %out[%719] : memref<?xf32>, vector<16xf32>
      } else {
        %720 = arith.addi %715, %c7 : index
        vector.store %60#14, %out[%720] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %721 = arith.addi %715, %c19 : index
        %722 = vector.load %residual[%721] : memref<?xf32>, vector<16xf32>
        %723 = arith.addf %722, %60#15 : vector<16xf32>
        %724 = arith.addi %715, %c19 : index
        vector.store %723, %out[%724] : memref<?xf32>, vector<16xf32>
      } else {
        %725 = arith.addi %715, %c19 : index
        vector.store %60#15, %out[%725] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
