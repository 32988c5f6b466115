// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q4_k', shape=Shape(rows=8, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q4_k_r8p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 2368 : index
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
  %c20 = arith.constant 320 : index
  %c21 = arith.constant dense<15> : vector<16xi32>
  %c22 = arith.constant dense<4> : vector<16xi32>
  %c23 = arith.constant 48 : index
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
        %74 = arith.divui %61, %c12 : index
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
        %88 = arith.muli %61, %c18 : index
        %89 = arith.addi %87, %88 : index
        %90 = arith.addi %89, %c6 : index
        %91 = vector.load %w[%90] : memref<?xi8>, vector<16xi8>
        %92 = arith.extui %91 : vector<16xi8> to vector<16xi32>
        %93 = arith.andi %92, %c21 : vector<16xi32>
        %94 = arith.sitofp %93 : vector<16xi32> to vector<16xf32>
        %95 = math.fma %94, %81, %86 : vector<16xf32>
        %96 = arith.addi %31, %72 : index
        %97 = arith.addi %96, %c6 : index
        %98 = memref.load %x[%97] : memref<?xf32>
        %99 = vector.broadcast %98 : f32 to vector<16xf32>
        %100 = math.fma %99, %95, %62 : vector<16xf32>
        %101 = arith.addi %32, %72 : index
        %102 = arith.addi %101, %c6 : index
        %103 = memref.load %x[%102] : memref<?xf32>
        %104 = vector.broadcast %103 : f32 to vector<16xf32>
        %105 = math.fma %104, %95, %63 : vector<16xf32>
        %106 = arith.addi %33, %72 : index
        %107 = arith.addi %106, %c6 : index
        %108 = memref.load %x[%107] : memref<?xf32>
        %109 = vector.broadcast %108 : f32 to vector<16xf32>
        %110 = math.fma %109, %95, %64 : vector<16xf32>
        %111 = arith.addi %34, %72 : index
        %112 = arith.addi %111, %c6 : index
        %113 = memref.load %x[%112] : memref<?xf32>
        %114 = vector.broadcast %113 : f32 to vector<16xf32>
        %115 = math.fma %114, %95, %65 : vector<16xf32>
        %116 = arith.addi %35, %72 : index
        %117 = arith.addi %116, %c6 : index
        %118 = memref.load %x[%117] : memref<?xf32>
        %119 = vector.broadcast %118 : f32 to vector<16xf32>
        %120 = math.fma %119, %95, %66 : vector<16xf32>
        %121 = arith.addi %36, %72 : index
        %122 = arith.addi %121, %c6 : index
        %123 = memref.load %x[%122] : memref<?xf32>
        %124 = vector.broadcast %123 : f32 to vector<16xf32>
        %125 = math.fma %124, %95, %67 : vector<16xf32>
        %126 = arith.addi %37, %72 : index
        %127 = arith.addi %126, %c6 : index
        %128 = memref.load %x[%127] : memref<?xf32>
        %129 = vector.broadcast %128 : f32 to vector<16xf32>
        %130 = math.fma %129, %95, %68 : vector<16xf32>
        %131 = arith.addi %38, %72 : index
        %132 = arith.addi %131, %c6 : index
        %133 = memref.load %x[%132] : memref<?xf32>
        %134 = vector.broadcast %133 : f32 to vector<16xf32>
        %135 = math.fma %134, %95, %69 : vector<16xf32>
        %136 = arith.addi %89, %c6 : index
        %137 = vector.load %w[%136] : memref<?xi8>, vector<16xi8>
        %138 = arith.extui %137 : vector<16xi8> to vector<16xi32>
        %139 = arith.shrui %138, %c22 : vector<16xi32>
        %140 = arith.sitofp %139 : vector<16xi32> to vector<16xf32>
        %141 = math.fma %140, %81, %86 : vector<16xf32>
        %142 = arith.addi %31, %72 : index
        %143 = arith.addi %142, %c1 : index
        %144 = memref.load %x[%143] : memref<?xf32>
        %145 = vector.broadcast %144 : f32 to vector<16xf32>
        %146 = math.fma %145, %141, %100 : vector<16xf32>
        %147 = arith.addi %32, %72 : index
        %148 = arith.addi %147, %c1 : index
        %149 = memref.load %x[%148] : memref<?xf32>
        %150 = vector.broadcast %149 : f32 to vector<16xf32>
        %151 = math.fma %150, %141, %105 : vector<16xf32>
        %152 = arith.addi %33, %72 : index
        %153 = arith.addi %152, %c1 : index
        %154 = memref.load %x[%153] : memref<?xf32>
        %155 = vector.broadcast %154 : f32 to vector<16xf32>
        %156 = math.fma %155, %141, %110 : vector<16xf32>
        %157 = arith.addi %34, %72 : index
        %158 = arith.addi %157, %c1 : index
        %159 = memref.load %x[%158] : memref<?xf32>
        %160 = vector.broadcast %159 : f32 to vector<16xf32>
        %161 = math.fma %160, %141, %115 : vector<16xf32>
        %162 = arith.addi %35, %72 : index
        %163 = arith.addi %162, %c1 : index
        %164 = memref.load %x[%163] : memref<?xf32>
        %165 = vector.broadcast %164 : f32 to vector<16xf32>
        %166 = math.fma %165, %141, %120 : vector<16xf32>
        %167 = arith.addi %36, %72 : index
        %168 = arith.addi %167, %c1 : index
        %169 = memref.load %x[%168] : memref<?xf32>
        %170 = vector.broadcast %169 : f32 to vector<16xf32>
        %171 = math.fma %170, %141, %125 : vector<16xf32>
        %172 = arith.addi %37, %72 : index
        %173 = arith.addi %172, %c1 : index
        %174 = memref.load %x[%173] : memref<?xf32>
        %175 = vector.broadcast %174 : f32 to vector<16xf32>
        %176 = math.fma %175, %141, %130 : vector<16xf32>
        %177 = arith.addi %38, %72 : index
        %178 = arith.addi %177, %c1 : index
        %179 = memref.load %x[%178] : memref<?xf32>
        %180 = vector.broadcast %179 : f32 to vector<16xf32>
        %181 = math.fma %180, %141, %135 : vector<16xf32>
        %182 = arith.addi %89, %c19 : index
        %183 = vector.load %w[%182] : memref<?xi8>, vector<16xi8>
        %184 = arith.extui %183 : vector<16xi8> to vector<16xi32>
        %185 = arith.andi %184, %c21 : vector<16xi32>
        %186 = arith.sitofp %185 : vector<16xi32> to vector<16xf32>
        %187 = math.fma %186, %81, %86 : vector<16xf32>
        %188 = arith.addi %31, %72 : index
        %189 = arith.addi %188, %c10 : index
        %190 = memref.load %x[%189] : memref<?xf32>
        %191 = vector.broadcast %190 : f32 to vector<16xf32>
        %192 = math.fma %191, %187, %146 : vector<16xf32>
        %193 = arith.addi %32, %72 : index
        %194 = arith.addi %193, %c10 : index
        %195 = memref.load %x[%194] : memref<?xf32>
        %196 = vector.broadcast %195 : f32 to vector<16xf32>
        %197 = math.fma %196, %187, %151 : vector<16xf32>
        %198 = arith.addi %33, %72 : index
        %199 = arith.addi %198, %c10 : index
        %200 = memref.load %x[%199] : memref<?xf32>
        %201 = vector.broadcast %200 : f32 to vector<16xf32>
        %202 = math.fma %201, %187, %156 : vector<16xf32>
        %203 = arith.addi %34, %72 : index
        %204 = arith.addi %203, %c10 : index
        %205 = memref.load %x[%204] : memref<?xf32>
        %206 = vector.broadcast %205 : f32 to vector<16xf32>
        %207 = math.fma %206, %187, %161 : vector<16xf32>
        %208 = arith.addi %35, %72 : index
        %209 = arith.addi %208, %c10 : index
        %210 = memref.load %x[%209] : memref<?xf32>
        %211 = vector.broadcast %210 : f32 to vector<16xf32>
        %212 = math.fma %211, %187, %166 : vector<16xf32>
        %213 = arith.addi %36, %72 : index
        %214 = arith.addi %213, %c10 : index
        %215 = memref.load %x[%214] : memref<?xf32>
        %216 = vector.broadcast %215 : f32 to vector<16xf32>
        %217 = math.fma %216, %187, %171 : vector<16xf32>
        %218 = arith.addi %37, %72 : index
        %219 = arith.addi %218, %c10 : index
        %220 = memref.load %x[%219] : memref<?xf32>
        %221 = vector.broadcast %220 : f32 to vector<16xf32>
        %222 = math.fma %221, %187, %176 : vector<16xf32>
        %223 = arith.addi %38, %72 : index
        %224 = arith.addi %223, %c10 : index
        %225 = memref.load %x[%224] : memref<?xf32>
        %226 = vector.broadcast %225 : f32 to vector<16xf32>
        %227 = math.fma %226, %187, %181 : vector<16xf32>
        %228 = arith.addi %89, %c19 : index
        %229 = vector.load %w[%228] : memref<?xi8>, vector<16xi8>
        %230 = arith.extui %229 : vector<16xi8> to vector<16xi32>
        %231 = arith.shrui %230, %c22 : vector<16xi32>
        %232 = arith.sitofp %231 : vector<16xi32> to vector<16xf32>
        %233 = math.fma %232, %81, %86 : vector<16xf32>
        %234 = arith.addi %31, %72 : index
        %235 = arith.addi %234, %c11 : index
        %236 = memref.load %x[%235] : memref<?xf32>
        %237 = vector.broadcast %236 : f32 to vector<16xf32>
        %238 = math.fma %237, %233, %192 : vector<16xf32>
        %239 = arith.addi %32, %72 : index
        %240 = arith.addi %239, %c11 : index
        %241 = memref.load %x[%240] : memref<?xf32>
        %242 = vector.broadcast %241 : f32 to vector<16xf32>
        %243 = math.fma %242, %233, %197 : vector<16xf32>
        %244 = arith.addi %33, %72 : index
        %245 = arith.addi %244, %c11 : index
        %246 = memref.load %x[%245] : memref<?xf32>
        %247 = vector.broadcast %246 : f32 to vector<16xf32>
        %248 = math.fma %247, %233, %202 : vector<16xf32>
        %249 = arith.addi %34, %72 : index
        %250 = arith.addi %249, %c11 : index
        %251 = memref.load %x[%250] : memref<?xf32>
        %252 = vector.broadcast %251 : f32 to vector<16xf32>
        %253 = math.fma %252, %233, %207 : vector<16xf32>
        %254 = arith.addi %35, %72 : index
        %255 = arith.addi %254, %c11 : index
        %256 = memref.load %x[%255] : memref<?xf32>
        %257 = vector.broadcast %256 : f32 to vector<16xf32>
        %258 = math.fma %257, %233, %212 : vector<16xf32>
        %259 = arith.addi %36, %72 : index
        %260 = arith.addi %259, %c11 : index
        %261 = memref.load %x[%260] : memref<?xf32>
        %262 = vector.broadcast %261 : f32 to vector<16xf32>
        %263 = math.fma %262, %233, %217 : vector<16xf32>
        %264 = arith.addi %37, %72 : index
        %265 = arith.addi %264, %c11 : index
        %266 = memref.load %x[%265] : memref<?xf32>
        %267 = vector.broadcast %266 : f32 to vector<16xf32>
        %268 = math.fma %267, %233, %222 : vector<16xf32>
        %269 = arith.addi %38, %72 : index
        %270 = arith.addi %269, %c11 : index
        %271 = memref.load %x[%270] : memref<?xf32>
        %272 = vector.broadcast %271 : f32 to vector<16xf32>
        %273 = math.fma %272, %233, %227 : vector<16xf32>
        %274 = arith.addi %89, %c17 : index
        %275 = vector.load %w[%274] : memref<?xi8>, vector<16xi8>
        %276 = arith.extui %275 : vector<16xi8> to vector<16xi32>
        %277 = arith.andi %276, %c21 : vector<16xi32>
        %278 = arith.sitofp %277 : vector<16xi32> to vector<16xf32>
        %279 = math.fma %278, %81, %86 : vector<16xf32>
        %280 = arith.addi %31, %72 : index
        %281 = arith.addi %280, %c12 : index
        %282 = memref.load %x[%281] : memref<?xf32>
        %283 = vector.broadcast %282 : f32 to vector<16xf32>
        %284 = math.fma %283, %279, %238 : vector<16xf32>
        %285 = arith.addi %32, %72 : index
        %286 = arith.addi %285, %c12 : index
        %287 = memref.load %x[%286] : memref<?xf32>
        %288 = vector.broadcast %287 : f32 to vector<16xf32>
        %289 = math.fma %288, %279, %243 : vector<16xf32>
        %290 = arith.addi %33, %72 : index
        %291 = arith.addi %290, %c12 : index
        %292 = memref.load %x[%291] : memref<?xf32>
        %293 = vector.broadcast %292 : f32 to vector<16xf32>
        %294 = math.fma %293, %279, %248 : vector<16xf32>
        %295 = arith.addi %34, %72 : index
        %296 = arith.addi %295, %c12 : index
        %297 = memref.load %x[%296] : memref<?xf32>
        %298 = vector.broadcast %297 : f32 to vector<16xf32>
        %299 = math.fma %298, %279, %253 : vector<16xf32>
        %300 = arith.addi %35, %72 : index
        %301 = arith.addi %300, %c12 : index
        %302 = memref.load %x[%301] : memref<?xf32>
        %303 = vector.broadcast %302 : f32 to vector<16xf32>
        %304 = math.fma %303, %279, %258 : vector<16xf32>
        %305 = arith.addi %36, %72 : index
        %306 = arith.addi %305, %c12 : index
        %307 = memref.load %x[%306] : memref<?xf32>
        %308 = vector.broadcast %307 : f32 to vector<16xf32>
        %309 = math.fma %308, %279, %263 : vector<16xf32>
        %310 = arith.addi %37, %72 : index
        %311 = arith.addi %310, %c12 : index
        %312 = memref.load %x[%311] : memref<?xf32>
        %313 = vector.broadcast %312 : f32 to vector<16xf32>
        %314 = math.fma %313, %279, %268 : vector<16xf32>
        %315 = arith.addi %38, %72 : index
        %316 = arith.addi %315, %c12 : index
        %317 = memref.load %x[%316] : memref<?xf32>
        %318 = vector.broadcast %317 : f32 to vector<16xf32>
        %319 = math.fma %318, %279, %273 : vector<16xf32>
        %320 = arith.addi %89, %c17 : index
        %321 = vector.load %w[%320] : memref<?xi8>, vector<16xi8>
        %322 = arith.extui %321 : vector<16xi8> to vector<16xi32>
        %323 = arith.shrui %322, %c22 : vector<16xi32>
        %324 = arith.sitofp %323 : vector<16xi32> to vector<16xf32>
        %325 = math.fma %324, %81, %86 : vector<16xf32>
        %326 = arith.addi %31, %72 : index
        %327 = arith.addi %326, %c13 : index
        %328 = memref.load %x[%327] : memref<?xf32>
        %329 = vector.broadcast %328 : f32 to vector<16xf32>
        %330 = math.fma %329, %325, %284 : vector<16xf32>
        %331 = arith.addi %32, %72 : index
        %332 = arith.addi %331, %c13 : index
        %333 = memref.load %x[%332] : memref<?xf32>
        %334 = vector.broadcast %333 : f32 to vector<16xf32>
        %335 = math.fma %334, %325, %289 : vector<16xf32>
        %336 = arith.addi %33, %72 : index
        %337 = arith.addi %336, %c13 : index
        %338 = memref.load %x[%337] : memref<?xf32>
        %339 = vector.broadcast %338 : f32 to vector<16xf32>
        %340 = math.fma %339, %325, %294 : vector<16xf32>
        %341 = arith.addi %34, %72 : index
        %342 = arith.addi %341, %c13 : index
        %343 = memref.load %x[%342] : memref<?xf32>
        %344 = vector.broadcast %343 : f32 to vector<16xf32>
        %345 = math.fma %344, %325, %299 : vector<16xf32>
        %346 = arith.addi %35, %72 : index
        %347 = arith.addi %346, %c13 : index
        %348 = memref.load %x[%347] : memref<?xf32>
        %349 = vector.broadcast %348 : f32 to vector<16xf32>
        %350 = math.fma %349, %325, %304 : vector<16xf32>
        %351 = arith.addi %36, %72 : index
        %352 = arith.addi %351, %c13 : index
        %353 = memref.load %x[%352] : memref<?xf32>
        %354 = vector.broadcast %353 : f32 to vector<16xf32>
        %355 = math.fma %354, %325, %309 : vector<16xf32>
        %356 = arith.addi %37, %72 : index
        %357 = arith.addi %356, %c13 : index
        %358 = memref.load %x[%357] : memref<?xf32>
        %359 = vector.broadcast %358 : f32 to vector<16xf32>
        %360 = math.fma %359, %325, %314 : vector<16xf32>
        %361 = arith.addi %38, %72 : index
        %362 = arith.addi %361, %c13 : index
        %363 = memref.load %x[%362] : memref<?xf32>
        %364 = vector.broadcast %363 : f32 to vector<16xf32>
        %365 = math.fma %364, %325, %319 : vector<16xf32>
        %366 = arith.addi %89, %c23 : index
        %367 = vector.load %w[%366] : memref<?xi8>, vector<16xi8>
        %368 = arith.extui %367 : vector<16xi8> to vector<16xi32>
        %369 = arith.andi %368, %c21 : vector<16xi32>
        %370 = arith.sitofp %369 : vector<16xi32> to vector<16xf32>
        %371 = math.fma %370, %81, %86 : vector<16xf32>
        %372 = arith.addi %31, %72 : index
        %373 = arith.addi %372, %c14 : index
        %374 = memref.load %x[%373] : memref<?xf32>
        %375 = vector.broadcast %374 : f32 to vector<16xf32>
        %376 = math.fma %375, %371, %330 : vector<16xf32>
        %377 = arith.addi %32, %72 : index
        %378 = arith.addi %377, %c14 : index
        %379 = memref.load %x[%378] : memref<?xf32>
        %380 = vector.broadcast %379 : f32 to vector<16xf32>
        %381 = math.fma %380, %371, %335 : vector<16xf32>
        %382 = arith.addi %33, %72 : index
        %383 = arith.addi %382, %c14 : index
        %384 = memref.load %x[%383] : memref<?xf32>
        %385 = vector.broadcast %384 : f32 to vector<16xf32>
        %386 = math.fma %385, %371, %340 : vector<16xf32>
        %387 = arith.addi %34, %72 : index
        %388 = arith.addi %387, %c14 : index
        %389 = memref.load %x[%388] : memref<?xf32>
        %390 = vector.broadcast %389 : f32 to vector<16xf32>
        %391 = math.fma %390, %371, %345 : vector<16xf32>
        %392 = arith.addi %35, %72 : index
        %393 = arith.addi %392, %c14 : index
        %394 = memref.load %x[%393] : memref<?xf32>
        %395 = vector.broadcast %394 : f32 to vector<16xf32>
        %396 = math.fma %395, %371, %350 : vector<16xf32>
        %397 = arith.addi %36, %72 : index
        %398 = arith.addi %397, %c14 : index
        %399 = memref.load %x[%398] : memref<?xf32>
        %400 = vector.broadcast %399 : f32 to vector<16xf32>
        %401 = math.fma %400, %371, %355 : vector<16xf32>
        %402 = arith.addi %37, %72 : index
        %403 = arith.addi %402, %c14 : index
        %404 = memref.load %x[%403] : memref<?xf32>
        %405 = vector.broadcast %404 : f32 to vector<16xf32>
        %406 = math.fma %405, %371, %360 : vector<16xf32>
        %407 = arith.addi %38, %72 : index
        %408 = arith.addi %407, %c14 : index
        %409 = memref.load %x[%408] : memref<?xf32>
        %410 = vector.broadcast %409 : f32 to vector<16xf32>
        %411 = math.fma %410, %371, %365 : vector<16xf32>
        %412 = arith.addi %89, %c23 : index
        %413 = vector.load %w[%412] : memref<?xi8>, vector<16xi8>
        %414 = arith.extui %413 : vector<16xi8> to vector<16xi32>
        %415 = arith.shrui %414, %c22 : vector<16xi32>
        %416 = arith.sitofp %415 : vector<16xi32> to vector<16xf32>
        %417 = math.fma %416, %81, %86 : vector<16xf32>
        %418 = arith.addi %31, %72 : index
        %419 = arith.addi %418, %c15 : index
        %420 = memref.load %x[%419] : memref<?xf32>
        %421 = vector.broadcast %420 : f32 to vector<16xf32>
        %422 = math.fma %421, %417, %376 : vector<16xf32>
        %423 = arith.addi %32, %72 : index
        %424 = arith.addi %423, %c15 : index
        %425 = memref.load %x[%424] : memref<?xf32>
        %426 = vector.broadcast %425 : f32 to vector<16xf32>
        %427 = math.fma %426, %417, %381 : vector<16xf32>
        %428 = arith.addi %33, %72 : index
        %429 = arith.addi %428, %c15 : index
        %430 = memref.load %x[%429] : memref<?xf32>
        %431 = vector.broadcast %430 : f32 to vector<16xf32>
        %432 = math.fma %431, %417, %386 : vector<16xf32>
        %433 = arith.addi %34, %72 : index
        %434 = arith.addi %433, %c15 : index
        %435 = memref.load %x[%434] : memref<?xf32>
        %436 = vector.broadcast %435 : f32 to vector<16xf32>
        %437 = math.fma %436, %417, %391 : vector<16xf32>
        %438 = arith.addi %35, %72 : index
        %439 = arith.addi %438, %c15 : index
        %440 = memref.load %x[%439] : memref<?xf32>
        %441 = vector.broadcast %440 : f32 to vector<16xf32>
        %442 = math.fma %441, %417, %396 : vector<16xf32>
        %443 = arith.addi %36, %72 : index
        %444 = arith.addi %443, %c15 : index
        %445 = memref.load %x[%444] : memref<?xf32>
        %446 = vector.broadcast %445 : f32 to vector<16xf32>
        %447 = math.fma %446, %417, %401 : vector<16xf32>
        %448 = arith.addi %37, %72 : index
        %449 = arith.addi %448, %c15 : index
        %450 = memref.load %x[%449] : memref<?xf32>
        %451 = vector.broadcast %450 : f32 to vector<16xf32>
        %452 = math.fma %451, %417, %406 : vector<16xf32>
        %453 = arith.addi %38, %72 : index
        %454 = arith.addi %453, %c15 : index
        %455 = memref.load %x[%454] : memref<?xf32>
        %456 = vector.broadcast %455 : f32 to vector<16xf32>
        %457 = math.fma %456, %417, %411 : vector<16xf32>
        scf.yield %422, %427, %432, %437, %442, %447, %452, %457 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %70#0, %70#1, %70#2, %70#3, %70#4, %70#5, %70#6, %70#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %458 = arith.addi %13, %c6 : index
    %459 = arith.cmpi slt, %458, %12 : index
    scf.if %459 {
      %460 = arith.muli %458, %outputFeatures : index
      %461 = arith.muli %3, %c19 : index
      %462 = arith.addi %460, %461 : index
      scf.if %0 {
        %463 = arith.addi %462, %c6 : index
        %464 = vector.load %residual[%463] : memref<?xf32>, vector<16xf32>
        %465 = arith.addf %464, %49#0 : vector<16xf32>
        %466 = arith.addi %462, %c6 : index
        vector.store %465, %out[%466] : memref<?xf32>, vector<16xf32>
      } else {
        %467 = arith.addi %462, %c6 : index
        vector.store %49#0, %out[%467] : memref<?xf32>, vector<16xf32>
      }
    }
    %468 = arith.addi %13, %c1 : index
    %469 = arith.cmpi slt, %468, %12 : index
    scf.if %469 {
      %470 = arith.muli %468, %outputFeatures : index
      %471 = arith.muli %3, %c19 : index
      %472 = arith.addi %470, %471 : index
      scf.if %0 {
        %473 = arith.addi %472, %c6 : index
        %474 = vector.load %residual[%473] : memref<?xf32>, vector<16xf32>
        %475 = arith.addf %474, %49#1 : vector<16xf32>
        %476 = arith.addi %472, %c6 : index
        vector.store %475, %out[%476] : memref<?xf32>, vector<16xf32>
      } else {
        %477 = arith.addi %472, %c6 : index
        vector.store %49#1, %out[%477] : memref<?xf32>, vector<16xf32>
      }
    }
    %478 = arith.addi %13, %c10 : index
    %479 = arith.cmpi slt, %478, %12 : index
    scf.if %479 {
      %480 = arith.muli %478, %outputFeatures : index
      %481 = arith.muli %3, %c19 : index
      %482 = arith.addi %480, %481 : index
      scf.if %0 {
        %483 = arith.addi %482, %c6 : index
        %484 = vector.load %residual[%483] : memref<?xf32>, vector<16xf32>
        %485 = arith.addf %484, %49#2 : vector<16xf32>
        %486 = arith.addi %482, %c6 : index
        vector.store %485, %out[%486] : memref<?xf32>, vector<16xf32>
      } else {
        %487 = arith.addi %482, %c6 : index
        vector.store %49#2, %out[%487] : memref<?xf32>, vector<16xf32>
      }
    }
    %488 = arith.addi %13, %c11 : index
    %489 = arith.cmpi slt, %488, %12 : index
    scf.if %489 {
      %490 = arith.muli %488, %outputFeatures : index
      %491 = arith.muli %3, %c19 : index
      %492 = arith.addi %490, %491 : index
      scf.if %0 {
        %493 = arith.addi %492, %c6 : index
        %494 = vector.load %residual[%493] : memref<?xf32>, vector<16xf32>
        %495 = arith.addf %494, %49#3 : vector<16xf32>
        %496 = arith.addi %492, %c6 : index
        vector.store %495, %out[%496] : memref<?xf32>, vector<16xf32>
      } else {
        %497 = arith.addi %492, %c6 : index
        vector.store %49#3, %out[%497] : memref<?xf32>, vector<16xf32>
      }
    }
    %498 = arith.addi %13, %c12 : index
    %499 = arith.cmpi slt, %498, %12 : index
    scf.if %499 {
      %500 = arith.muli %498, %outputFeatures : index
      %501 = arith.muli %3, %c19 : index
      %502 = arith.addi %500, %501 : index
      scf.if %0 {
        %503 = arith.addi %502, %c6 : index
        %504 = vector.load %residual[%503] : memref<?xf32>, vector<16xf32>
        %505 = arith.addf %504, %49#4 : vector<16xf32>
        %506 = arith.addi %502, %c6 : index
        vector.store %505, %out[%506] : memref<?xf32>, vector<16xf32>
      } else {
        %507 = arith.addi %502, %c6 : index
        vector.store %49#4, %out[%507] : memref<?xf32>, vector<16xf32>
      }
    }
    %508 = arith.addi %13, %c13 : index
    %509 = arith.cmpi slt, %508, %12 : index
    scf.if %509 {
      %510 = arith.muli %508, %outputFeatures : index
      %511 = arith.muli %3, %c19 : index
      %512 = arith.addi %510, %511 : index
      scf.if %0 {
        %513 = arith.addi %512, %c6 : index
        %514 = vector.load %residual[%513] : memref<?xf32>, vector<16xf32>
        %515 = arith.addf %514, %49#5 : vector<16xf32>
        %516 = arith.addi %512, %c6 : index
        vector.store %515, %out[%516] : memref<?xf32>, vector<16xf32>
      } else {
        %517 = arith.addi %512, %c6 : index
        vector.store %49#5, %out[%517] : memref<?xf32>, vector<16xf32>
      }
    }
    %518 = arith.addi %13, %c14 : index
    %519 = arith.cmpi slt, %518, %12 : index
    scf.if %519 {
      %520 = arith.muli %518, %outputFeatures : index
      %521 = arith.muli %3, %c19 : index
      %522 = arith.addi %520, %521 : index
      scf.if %0 {
        %523 = arith.addi %522, %c6 : index
        %524 = vector.load %residual[%523] : memref<?xf32>, vector<16xf32>
        %525 = arith.addf %524, %49#6 : vector<16xf32>
        %526 = arith.addi %522, %c6 : index
        vector.store %525, %out[%526] : memref<?xf32>, vector<16xf32>
      } else {
        %527 = arith.addi %522, %c6 : index
        vector.store %49#6, %out[%527] : memref<?xf32>, vector<16xf32>
      }
    }
    %528 = arith.addi %13, %c15 : index
    %529 = arith.cmpi slt, %528, %12 : index
    scf.if %529 {
      %530 = arith.muli %528, %outputFeatures : index
      %531 = arith.muli %3, %c19 : index
      %532 = arith.addi %530, %531 : index
      scf.if %0 {
        %533 = arith.addi %532, %c6 : index
        %534 = vector.load %residual[%533] : memref<?xf32>, vector<16xf32>
        %535 = arith.addf %534, %49#7 : vector<16xf32>
        %536 = arith.addi %532, %c6 : index
        vector.store %535, %out[%536] : memref<?xf32>, vector<16xf32>
      } else {
        %537 = arith.addi %532, %c6 : index
        vector.store %49#7, %out[%537] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
