// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q4_k', shape=Shape(rows=4, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q4_k_r4p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
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
  %c10 = arith.constant 4 : index
  %c11 = arith.constant 3 : index
  %c12 = arith.constant dense<0x00000000> : vector<16xf32>
  %c13 = arith.constant 32 : index
  %c14 = arith.constant 8 : index
  %c15 = arith.constant 64 : index
  %c16 = arith.constant 16 : index
  %c17 = arith.constant 320 : index
  %c18 = arith.constant dense<15> : vector<16xi32>
  %c19 = arith.constant dense<4> : vector<16xi32>
  %c20 = arith.constant 5 : index
  %c21 = arith.constant 48 : index
  %c22 = arith.constant 6 : index
  %c23 = arith.constant 7 : index
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
    %26 = arith.muli %19, %inputFeatures : index
    %27 = arith.muli %21, %inputFeatures : index
    %28 = arith.muli %23, %inputFeatures : index
    %29 = arith.muli %25, %inputFeatures : index
    %30 = arith.divui %inputFeatures, %c4 : index
    %40:8 = scf.for %31 = %c7 to %30 step %c1 iter_args(%32 = %c12, %33 = %c12, %34 = %c12, %35 = %c12, %36 = %c12, %37 = %c12, %38 = %c12, %39 = %c12) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %41 = arith.muli %31, %c5 : index
      %42 = arith.addi %7, %41 : index
      %43 = arith.muli %31, %c5 : index
      %44 = arith.addi %10, %43 : index
      %45 = arith.addi %42, %c7 : index
      %46 = vector.load %w[%45] : memref<?xi8>, vector<32xi8>
      %47 = vector.bitcast %46 : vector<32xi8> to vector<16xf16>
      %48 = arith.extf %47 : vector<16xf16> to vector<16xf32>
      %49 = arith.addi %42, %c13 : index
      %50 = vector.load %w[%49] : memref<?xi8>, vector<32xi8>
      %51 = vector.bitcast %50 : vector<32xi8> to vector<16xf16>
      %52 = arith.extf %51 : vector<16xf16> to vector<16xf32>
      %53 = arith.addi %44, %c7 : index
      %54 = vector.load %w[%53] : memref<?xi8>, vector<32xi8>
      %55 = vector.bitcast %54 : vector<32xi8> to vector<16xf16>
      %56 = arith.extf %55 : vector<16xf16> to vector<16xf32>
      %57 = arith.addi %44, %c13 : index
      %58 = vector.load %w[%57] : memref<?xi8>, vector<32xi8>
      %59 = vector.bitcast %58 : vector<32xi8> to vector<16xf16>
      %60 = arith.extf %59 : vector<16xf16> to vector<16xf32>
      %61 = arith.muli %31, %c4 : index
      %71:8 = scf.for %62 = %c7 to %c13 step %c1 iter_args(%63 = %32, %64 = %33, %65 = %34, %66 = %35, %67 = %36, %68 = %37, %69 = %38, %70 = %39) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %72 = arith.muli %62, %c14 : index
        %73 = arith.addi %61, %72 : index
        %74 = arith.addi %42, %c15 : index
        %75 = arith.divui %62, %c10 : index
        %76 = arith.muli %75, %c13 : index
        %77 = arith.addi %74, %76 : index
        %78 = arith.addi %77, %c7 : index
        %79 = vector.load %w[%78] : memref<?xi8>, vector<16xi8>
        %80 = arith.extui %79 : vector<16xi8> to vector<16xi32>
        %81 = arith.sitofp %80 : vector<16xi32> to vector<16xf32>
        %82 = arith.mulf %48, %81 : vector<16xf32>
        %83 = arith.addi %77, %c16 : index
        %84 = vector.load %w[%83] : memref<?xi8>, vector<16xi8>
        %85 = arith.extui %84 : vector<16xi8> to vector<16xi32>
        %86 = arith.sitofp %85 : vector<16xi32> to vector<16xf32>
        %87 = arith.mulf %52, %86 : vector<16xf32>
        %88 = arith.addi %42, %c17 : index
        %89 = arith.muli %62, %c15 : index
        %90 = arith.addi %88, %89 : index
        %91 = arith.addi %90, %c7 : index
        %92 = vector.load %w[%91] : memref<?xi8>, vector<16xi8>
        %93 = arith.extui %92 : vector<16xi8> to vector<16xi32>
        %94 = arith.andi %93, %c18 : vector<16xi32>
        %95 = arith.sitofp %94 : vector<16xi32> to vector<16xf32>
        %96 = math.fma %95, %82, %87 : vector<16xf32>
        %97 = arith.addi %44, %c15 : index
        %98 = arith.divui %62, %c10 : index
        %99 = arith.muli %98, %c13 : index
        %100 = arith.addi %97, %99 : index
        %101 = arith.addi %100, %c7 : index
        %102 = vector.load %w[%101] : memref<?xi8>, vector<16xi8>
        %103 = arith.extui %102 : vector<16xi8> to vector<16xi32>
        %104 = arith.sitofp %103 : vector<16xi32> to vector<16xf32>
        %105 = arith.mulf %56, %104 : vector<16xf32>
        %106 = arith.addi %100, %c16 : index
        %107 = vector.load %w[%106] : memref<?xi8>, vector<16xi8>
        %108 = arith.extui %107 : vector<16xi8> to vector<16xi32>
        %109 = arith.sitofp %108 : vector<16xi32> to vector<16xf32>
        %110 = arith.mulf %60, %109 : vector<16xf32>
        %111 = arith.addi %44, %c17 : index
        %112 = arith.muli %62, %c15 : index
        %113 = arith.addi %111, %112 : index
        %114 = arith.addi %113, %c7 : index
        %115 = vector.load %w[%114] : memref<?xi8>, vector<16xi8>
        %116 = arith.extui %115 : vector<16xi8> to vector<16xi32>
        %117 = arith.andi %116, %c18 : vector<16xi32>
        %118 = arith.sitofp %117 : vector<16xi32> to vector<16xf32>
        %119 = math.fma %118, %105, %110 : vector<16xf32>
        %120 = arith.addi %26, %73 : index
        %121 = arith.addi %120, %c7 : index
        %122 = memref.load %x[%121] : memref<?xf32>
        %123 = vector.broadcast %122 : f32 to vector<16xf32>
        %124 = math.fma %123, %96, %63 : vector<16xf32>
        %125 = math.fma %123, %119, %64 : vector<16xf32>
        %126 = arith.addi %27, %73 : index
        %127 = arith.addi %126, %c7 : index
        %128 = memref.load %x[%127] : memref<?xf32>
        %129 = vector.broadcast %128 : f32 to vector<16xf32>
        %130 = math.fma %129, %96, %65 : vector<16xf32>
        %131 = math.fma %129, %119, %66 : vector<16xf32>
        %132 = arith.addi %28, %73 : index
        %133 = arith.addi %132, %c7 : index
        %134 = memref.load %x[%133] : memref<?xf32>
        %135 = vector.broadcast %134 : f32 to vector<16xf32>
        %136 = math.fma %135, %96, %67 : vector<16xf32>
        %137 = math.fma %135, %119, %68 : vector<16xf32>
        %138 = arith.addi %29, %73 : index
        %139 = arith.addi %138, %c7 : index
        %140 = memref.load %x[%139] : memref<?xf32>
        %141 = vector.broadcast %140 : f32 to vector<16xf32>
        %142 = math.fma %141, %96, %69 : vector<16xf32>
        %143 = math.fma %141, %119, %70 : vector<16xf32>
        %144 = arith.addi %90, %c7 : index
        %145 = vector.load %w[%144] : memref<?xi8>, vector<16xi8>
        %146 = arith.extui %145 : vector<16xi8> to vector<16xi32>
        %147 = arith.shrui %146, %c19 : vector<16xi32>
        %148 = arith.sitofp %147 : vector<16xi32> to vector<16xf32>
        %149 = math.fma %148, %82, %87 : vector<16xf32>
        %150 = arith.addi %113, %c7 : index
        %151 = vector.load %w[%150] : memref<?xi8>, vector<16xi8>
        %152 = arith.extui %151 : vector<16xi8> to vector<16xi32>
        %153 = arith.shrui %152, %c19 : vector<16xi32>
        %154 = arith.sitofp %153 : vector<16xi32> to vector<16xf32>
        %155 = math.fma %154, %105, %110 : vector<16xf32>
        %156 = arith.addi %26, %73 : index
        %157 = arith.addi %156, %c1 : index
        %158 = memref.load %x[%157] : memref<?xf32>
        %159 = vector.broadcast %158 : f32 to vector<16xf32>
        %160 = math.fma %159, %149, %124 : vector<16xf32>
        %161 = math.fma %159, %155, %125 : vector<16xf32>
        %162 = arith.addi %27, %73 : index
        %163 = arith.addi %162, %c1 : index
        %164 = memref.load %x[%163] : memref<?xf32>
        %165 = vector.broadcast %164 : f32 to vector<16xf32>
        %166 = math.fma %165, %149, %130 : vector<16xf32>
        %167 = math.fma %165, %155, %131 : vector<16xf32>
        %168 = arith.addi %28, %73 : index
        %169 = arith.addi %168, %c1 : index
        %170 = memref.load %x[%169] : memref<?xf32>
        %171 = vector.broadcast %170 : f32 to vector<16xf32>
        %172 = math.fma %171, %149, %136 : vector<16xf32>
        %173 = math.fma %171, %155, %137 : vector<16xf32>
        %174 = arith.addi %29, %73 : index
        %175 = arith.addi %174, %c1 : index
        %176 = memref.load %x[%175] : memref<?xf32>
        %177 = vector.broadcast %176 : f32 to vector<16xf32>
        %178 = math.fma %177, %149, %142 : vector<16xf32>
        %179 = math.fma %177, %155, %143 : vector<16xf32>
        %180 = arith.addi %90, %c16 : index
        %181 = vector.load %w[%180] : memref<?xi8>, vector<16xi8>
        %182 = arith.extui %181 : vector<16xi8> to vector<16xi32>
        %183 = arith.andi %182, %c18 : vector<16xi32>
        %184 = arith.sitofp %183 : vector<16xi32> to vector<16xf32>
        %185 = math.fma %184, %82, %87 : vector<16xf32>
        %186 = arith.addi %113, %c16 : index
        %187 = vector.load %w[%186] : memref<?xi8>, vector<16xi8>
        %188 = arith.extui %187 : vector<16xi8> to vector<16xi32>
        %189 = arith.andi %188, %c18 : vector<16xi32>
        %190 = arith.sitofp %189 : vector<16xi32> to vector<16xf32>
        %191 = math.fma %190, %105, %110 : vector<16xf32>
        %192 = arith.addi %26, %73 : index
        %193 = arith.addi %192, %c6 : index
        %194 = memref.load %x[%193] : memref<?xf32>
        %195 = vector.broadcast %194 : f32 to vector<16xf32>
        %196 = math.fma %195, %185, %160 : vector<16xf32>
        %197 = math.fma %195, %191, %161 : vector<16xf32>
        %198 = arith.addi %27, %73 : index
        %199 = arith.addi %198, %c6 : index
        %200 = memref.load %x[%199] : memref<?xf32>
        %201 = vector.broadcast %200 : f32 to vector<16xf32>
        %202 = math.fma %201, %185, %166 : vector<16xf32>
        %203 = math.fma %201, %191, %167 : vector<16xf32>
        %204 = arith.addi %28, %73 : index
        %205 = arith.addi %204, %c6 : index
        %206 = memref.load %x[%205] : memref<?xf32>
        %207 = vector.broadcast %206 : f32 to vector<16xf32>
        %208 = math.fma %207, %185, %172 : vector<16xf32>
        %209 = math.fma %207, %191, %173 : vector<16xf32>
        %210 = arith.addi %29, %73 : index
        %211 = arith.addi %210, %c6 : index
        %212 = memref.load %x[%211] : memref<?xf32>
        %213 = vector.broadcast %212 : f32 to vector<16xf32>
        %214 = math.fma %213, %185, %178 : vector<16xf32>
        %215 = math.fma %213, %191, %179 : vector<16xf32>
        %216 = arith.addi %90, %c16 : index
        %217 = vector.load %w[%216] : memref<?xi8>, vector<16xi8>
        %218 = arith.extui %217 : vector<16xi8> to vector<16xi32>
        %219 = arith.shrui %218, %c19 : vector<16xi32>
        %220 = arith.sitofp %219 : vector<16xi32> to vector<16xf32>
        %221 = math.fma %220, %82, %87 : vector<16xf32>
        %222 = arith.addi %113, %c16 : index
        %223 = vector.load %w[%222] : memref<?xi8>, vector<16xi8>
        %224 = arith.extui %223 : vector<16xi8> to vector<16xi32>
        %225 = arith.shrui %224, %c19 : vector<16xi32>
        %226 = arith.sitofp %225 : vector<16xi32> to vector<16xf32>
        %227 = math.fma %226, %105, %110 : vector<16xf32>
        %228 = arith.addi %26, %73 : index
        %229 = arith.addi %228, %c11 : index
        %230 = memref.load %x[%229] : memref<?xf32>
        %231 = vector.broadcast %230 : f32 to vector<16xf32>
        %232 = math.fma %231, %221, %196 : vector<16xf32>
        %233 = math.fma %231, %227, %197 : vector<16xf32>
        %234 = arith.addi %27, %73 : index
        %235 = arith.addi %234, %c11 : index
        %236 = memref.load %x[%235] : memref<?xf32>
        %237 = vector.broadcast %236 : f32 to vector<16xf32>
        %238 = math.fma %237, %221, %202 : vector<16xf32>
        %239 = math.fma %237, %227, %203 : vector<16xf32>
        %240 = arith.addi %28, %73 : index
        %241 = arith.addi %240, %c11 : index
        %242 = memref.load %x[%241] : memref<?xf32>
        %243 = vector.broadcast %242 : f32 to vector<16xf32>
        %244 = math.fma %243, %221, %208 : vector<16xf32>
        %245 = math.fma %243, %227, %209 : vector<16xf32>
        %246 = arith.addi %29, %73 : index
        %247 = arith.addi %246, %c11 : index
        %248 = memref.load %x[%247] : memref<?xf32>
        %249 = vector.broadcast %248 : f32 to vector<16xf32>
        %250 = math.fma %249, %221, %214 : vector<16xf32>
        %251 = math.fma %249, %227, %215 : vector<16xf32>
        %252 = arith.addi %90, %c13 : index
        %253 = vector.load %w[%252] : memref<?xi8>, vector<16xi8>
        %254 = arith.extui %253 : vector<16xi8> to vector<16xi32>
        %255 = arith.andi %254, %c18 : vector<16xi32>
        %256 = arith.sitofp %255 : vector<16xi32> to vector<16xf32>
        %257 = math.fma %256, %82, %87 : vector<16xf32>
        %258 = arith.addi %113, %c13 : index
        %259 = vector.load %w[%258] : memref<?xi8>, vector<16xi8>
        %260 = arith.extui %259 : vector<16xi8> to vector<16xi32>
        %261 = arith.andi %260, %c18 : vector<16xi32>
        %262 = arith.sitofp %261 : vector<16xi32> to vector<16xf32>
        %263 = math.fma %262, %105, %110 : vector<16xf32>
        %264 = arith.addi %26, %73 : index
        %265 = arith.addi %264, %c10 : index
        %266 = memref.load %x[%265] : memref<?xf32>
        %267 = vector.broadcast %266 : f32 to vector<16xf32>
        %268 = math.fma %267, %257, %232 : vector<16xf32>
        %269 = math.fma %267, %263, %233 : vector<16xf32>
        %270 = arith.addi %27, %73 : index
        %271 = arith.addi %270, %c10 : index
        %272 = memref.load %x[%271] : memref<?xf32>
        %273 = vector.broadcast %272 : f32 to vector<16xf32>
        %274 = math.fma %273, %257, %238 : vector<16xf32>
        %275 = math.fma %273, %263, %239 : vector<16xf32>
        %276 = arith.addi %28, %73 : index
        %277 = arith.addi %276, %c10 : index
        %278 = memref.load %x[%277] : memref<?xf32>
        %279 = vector.broadcast %278 : f32 to vector<16xf32>
        %280 = math.fma %279, %257, %244 : vector<16xf32>
        %281 = math.fma %279, %263, %245 : vector<16xf32>
        %282 = arith.addi %29, %73 : index
        %283 = arith.addi %282, %c10 : index
        %284 = memref.load %x[%283] : memref<?xf32>
        %285 = vector.broadcast %284 : f32 to vector<16xf32>
        %286 = math.fma %285, %257, %250 : vector<16xf32>
        %287 = math.fma %285, %263, %251 : vector<16xf32>
        %288 = arith.addi %90, %c13 : index
        %289 = vector.load %w[%288] : memref<?xi8>, vector<16xi8>
        %290 = arith.extui %289 : vector<16xi8> to vector<16xi32>
        %291 = arith.shrui %290, %c19 : vector<16xi32>
        %292 = arith.sitofp %291 : vector<16xi32> to vector<16xf32>
        %293 = math.fma %292, %82, %87 : vector<16xf32>
        %294 = arith.addi %113, %c13 : index
        %295 = vector.load %w[%294] : memref<?xi8>, vector<16xi8>
        %296 = arith.extui %295 : vector<16xi8> to vector<16xi32>
        %297 = arith.shrui %296, %c19 : vector<16xi32>
        %298 = arith.sitofp %297 : vector<16xi32> to vector<16xf32>
        %299 = math.fma %298, %105, %110 : vector<16xf32>
        %300 = arith.addi %26, %73 : index
        %301 = arith.addi %300, %c20 : index
        %302 = memref.load %x[%301] : memref<?xf32>
        %303 = vector.broadcast %302 : f32 to vector<16xf32>
        %304 = math.fma %303, %293, %268 : vector<16xf32>
        %305 = math.fma %303, %299, %269 : vector<16xf32>
        %306 = arith.addi %27, %73 : index
        %307 = arith.addi %306, %c20 : index
        %308 = memref.load %x[%307] : memref<?xf32>
        %309 = vector.broadcast %308 : f32 to vector<16xf32>
        %310 = math.fma %309, %293, %274 : vector<16xf32>
        %311 = math.fma %309, %299, %275 : vector<16xf32>
        %312 = arith.addi %28, %73 : index
        %313 = arith.addi %312, %c20 : index
        %314 = memref.load %x[%313] : memref<?xf32>
        %315 = vector.broadcast %314 : f32 to vector<16xf32>
        %316 = math.fma %315, %293, %280 : vector<16xf32>
        %317 = math.fma %315, %299, %281 : vector<16xf32>
        %318 = arith.addi %29, %73 : index
        %319 = arith.addi %318, %c20 : index
        %320 = memref.load %x[%319] : memref<?xf32>
        %321 = vector.broadcast %320 : f32 to vector<16xf32>
        %322 = math.fma %321, %293, %286 : vector<16xf32>
        %323 = math.fma %321, %299, %287 : vector<16xf32>
        %324 = arith.addi %90, %c21 : index
        %325 = vector.load %w[%324] : memref<?xi8>, vector<16xi8>
        %326 = arith.extui %325 : vector<16xi8> to vector<16xi32>
        %327 = arith.andi %326, %c18 : vector<16xi32>
        %328 = arith.sitofp %327 : vector<16xi32> to vector<16xf32>
        %329 = math.fma %328, %82, %87 : vector<16xf32>
        %330 = arith.addi %113, %c21 : index
        %331 = vector.load %w[%330] : memref<?xi8>, vector<16xi8>
        %332 = arith.extui %331 : vector<16xi8> to vector<16xi32>
        %333 = arith.andi %332, %c18 : vector<16xi32>
        %334 = arith.sitofp %333 : vector<16xi32> to vector<16xf32>
        %335 = math.fma %334, %105, %110 : vector<16xf32>
        %336 = arith.addi %26, %73 : index
        %337 = arith.addi %336, %c22 : index
        %338 = memref.load %x[%337] : memref<?xf32>
        %339 = vector.broadcast %338 : f32 to vector<16xf32>
        %340 = math.fma %339, %329, %304 : vector<16xf32>
        %341 = math.fma %339, %335, %305 : vector<16xf32>
        %342 = arith.addi %27, %73 : index
        %343 = arith.addi %342, %c22 : index
        %344 = memref.load %x[%343] : memref<?xf32>
        %345 = vector.broadcast %344 : f32 to vector<16xf32>
        %346 = math.fma %345, %329, %310 : vector<16xf32>
        %347 = math.fma %345, %335, %311 : vector<16xf32>
        %348 = arith.addi %28, %73 : index
        %349 = arith.addi %348, %c22 : index
        %350 = memref.load %x[%349] : memref<?xf32>
        %351 = vector.broadcast %350 : f32 to vector<16xf32>
        %352 = math.fma %351, %329, %316 : vector<16xf32>
        %353 = math.fma %351, %335, %317 : vector<16xf32>
        %354 = arith.addi %29, %73 : index
        %355 = arith.addi %354, %c22 : index
        %356 = memref.load %x[%355] : memref<?xf32>
        %357 = vector.broadcast %356 : f32 to vector<16xf32>
        %358 = math.fma %357, %329, %322 : vector<16xf32>
        %359 = math.fma %357, %335, %323 : vector<16xf32>
        %360 = arith.addi %90, %c21 : index
        %361 = vector.load %w[%360] : memref<?xi8>, vector<16xi8>
        %362 = arith.extui %361 : vector<16xi8> to vector<16xi32>
        %363 = arith.shrui %362, %c19 : vector<16xi32>
        %364 = arith.sitofp %363 : vector<16xi32> to vector<16xf32>
        %365 = math.fma %364, %82, %87 : vector<16xf32>
        %366 = arith.addi %113, %c21 : index
        %367 = vector.load %w[%366] : memref<?xi8>, vector<16xi8>
        %368 = arith.extui %367 : vector<16xi8> to vector<16xi32>
        %369 = arith.shrui %368, %c19 : vector<16xi32>
        %370 = arith.sitofp %369 : vector<16xi32> to vector<16xf32>
        %371 = math.fma %370, %105, %110 : vector<16xf32>
        %372 = arith.addi %26, %73 : index
        %373 = arith.addi %372, %c23 : index
        %374 = memref.load %x[%373] : memref<?xf32>
        %375 = vector.broadcast %374 : f32 to vector<16xf32>
        %376 = math.fma %375, %365, %340 : vector<16xf32>
        %377 = math.fma %375, %371, %341 : vector<16xf32>
        %378 = arith.addi %27, %73 : index
        %379 = arith.addi %378, %c23 : index
        %380 = memref.load %x[%379] : memref<?xf32>
        %381 = vector.broadcast %380 : f32 to vector<16xf32>
        %382 = math.fma %381, %365, %346 : vector<16xf32>
        %383 = math.fma %381, %371, %347 : vector<16xf32>
        %384 = arith.addi %28, %73 : index
        %385 = arith.addi %384, %c23 : index
        %386 = memref.load %x[%385] : memref<?xf32>
        %387 = vector.broadcast %386 : f32 to vector<16xf32>
        %388 = math.fma %387, %365, %352 : vector<16xf32>
        %389 = math.fma %387, %371, %353 : vector<16xf32>
        %390 = arith.addi %29, %73 : index
        %391 = arith.addi %390, %c23 : index
        %392 = memref.load %x[%391] : memref<?xf32>
        %393 = vector.broadcast %392 : f32 to vector<16xf32>
        %394 = math.fma %393, %365, %358 : vector<16xf32>
        %395 = math.fma %393, %371, %359 : vector<16xf32>
        scf.yield %376, %377, %382, %383, %388, %389, %394, %395 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %71#0, %71#1, %71#2, %71#3, %71#4, %71#5, %71#6, %71#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %396 = arith.addi %16, %c7 : index
    %397 = arith.cmpi slt, %396, %15 : index
    scf.if %397 {
      %398 = arith.muli %396, %outputFeatures : index
      %399 = arith.muli %3, %c13 : index
      %400 = arith.addi %398, %399 : index
      scf.if %0 {
        %401 = arith.addi %400, %c7 : index
        %402 = vector.load %residual[%401] : memref<?xf32>, vector<16xf32>
        %403 = arith.addf %402, %40#0 : vector<16xf32>
        %404 = arith.addi %400, %c7 : index
        vector.store %403, %out[%404] : memref<?xf32>, vector<16xf32>
      } else {
        %405 = arith.addi %400, %c7 : index
        vector.store %40#0, %out[%405] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %406 = arith.addi %400, %c16 : index
        %407 = vector.load %residual[%406] : memref<?xf32>, vector<16xf32>
        %408 = arith.addf %407, %40#1 : vector<16xf32>
        %409 = arith.addi %400, %c16 : index
        vector.store %408, %out[%409] : memref<?xf32>, vector<16xf32>
      } else {
        %410 = arith.addi %400, %c16 : index
        vector.store %40#1, %out[%410] : memref<?xf32>, vector<16xf32>
      }
    }
    %411 = arith.addi %16, %c1 : index
    %412 = arith.cmpi slt, %411, %15 : index
    scf.if %412 {
      %413 = arith.muli %411, %outputFeatures : index
      %414 = arith.muli %3, %c13 : index
      %415 = arith.addi %413, %414 : index
      scf.if %0 {
        %416 = arith.addi %415, %c7 : index
        %417 = vector.load %residual[%416] : memref<?xf32>, vector<16xf32>
        %418 = arith.addf %417, %40#2 : vector<16xf32>
        %419 = arith.addi %415, %c7 : index
        vector.store %418, %out[%419] : memref<?xf32>, vector<16xf32>
      } else {
        %420 = arith.addi %415, %c7 : index
        vector.store %40#2, %out[%420] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %421 = arith.addi %415, %c16 : index
        %422 = vector.load %residual[%421] : memref<?xf32>, vector<16xf32>
        %423 = arith.addf %422, %40#3 : vector<16xf32>
        %424 = arith.addi %415, %c16 : index
        vector.store %423, %out[%424] : memref<?xf32>, vector<16xf32>
      } else {
        %425 = arith.addi %415, %c16 : index
        vector.store %40#3, %out[%425] : memref<?xf32>, vector<16xf32>
      }
    }
    %426 = arith.addi %16, %c6 : index
    %427 = arith.cmpi slt, %426, %15 : index
    scf.if %427 {
      %428 = arith.muli %426, %outputFeatures : index
      %429 = arith.muli %3, %c13 : index
      %430 = arith.addi %428, %429 : index
      scf.if %0 {
        %431 = arith.addi %430, %c7 : index
        %432 = vector.load %residual[%431] : memref<?xf32>, vector<16xf32>
        %433 = arith.addf %432, %40#4 : vector<16xf32>
        %434 = arith.addi %430, %c7 : index
        vector.store %433, %out[%434] : memref<?xf32>, vector<16xf32>
      } else {
        %435 = arith.addi %430, %c7 : index
        vector.store %40#4, %out[%435] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %436 = arith.addi %430, %c16 : index
        %437 = vector.load %residual[%436] : memref<?xf32>, vector<16xf32>
        %438 = arith.addf %437, %40#5 : vector<16xf32>
        %439 = arith.addi %430, %c16 : index
        vector.store %438, %out[%439] : memref<?xf32>, vector<16xf32>
      } else {
        %440 = arith.addi %430, %c16 : index
        vector.store %40#5, %out[%440] : memref<?xf32>, vector<16xf32>
      }
    }
    %441 = arith.addi %16, %c11 : index
    %442 = arith.cmpi slt, %441, %15 : index
    scf.if %442 {
      %443 = arith.muli %441, %outputFeatures : index
      %444 = arith.muli %3, %c13 : index
      %445 = arith.addi %443, %444 : index
      scf.if %0 {
        %446 = arith.addi %445, %c7 : index
        %447 = vector.load %residual[%446] : memref<?xf32>, vector<16xf32>
        %448 = arith.addf %447, %40#6 : vector<16xf32>
        %449 = arith.addi %445, %c7 : index
        vector.store %448, %out[%449] : memref<?xf32>, vector<16xf32>
      } else {
        %450 = arith.addi %445, %c7 : index
        vector.store %40#6, %out[%450] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %451 = arith.addi %445, %c16 : index
        %452 = vector.load %residual[%451] : memref<?xf32>, vector<16xf32>
        %453 = arith.addf %452, %40#7 : vector<16xf32>
        %454 = arith.addi %445, %c16 : index
        vector.store %453, %out[%454] : memref<?xf32>, vector<16xf32>
      } else {
        %455 = arith.addi %445, %c16 : index
        vector.store %40#7, %out[%455] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
