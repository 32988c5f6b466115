// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='int4', shape=Shape(rows=8, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_int4_r8p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %groupSize = wave.param "groupSize" : index
  %c5 = arith.constant 8 : index
  %c6 = arith.constant 48 : index
  %c7 = arith.constant 2 : index
  %c8 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c11 = arith.constant 3 : index
  %c12 = arith.constant 4 : index
  %c13 = arith.constant 5 : index
  %c14 = arith.constant 6 : index
  %c15 = arith.constant 7 : index
  %c16 = arith.constant dense<0x00000000> : vector<16xf32>
  %c17 = arith.constant 32 : index
  %c18 = arith.constant dense<15> : vector<16xi32>
  %c19 = arith.constant dense<4> : vector<16xi32>
  %c20 = arith.constant 16 : index
  %0 = arith.cmpi eq, %hasResidual, %c1 : index
  %1 = arith.muli %groupSize, %c5 : index
  %2 = arith.addi %1, %c6 : index
  %3 = arith.divui %inputFeatures, %groupSize : index
  %4 = arith.muli %3, %2 : index
  %5 = wave.block 0
  %6 = wave.block 1
  %7 = arith.muli %5, %c7 : index
  %8 = arith.addi %7, %c8 : index
  %9 = arith.muli %8, %4 : index
  %10 = arith.muli %5, %c7 : index
  %11 = arith.addi %10, %c1 : index
  %12 = arith.muli %11, %4 : index
  %13 = memref.load %step[%countAt] : memref<?xi32>
  %14 = arith.index_cast %13 : i32 to index
  %15 = arith.muli %6, %rowsPerBlock : index
  %16 = arith.addi %15, %rowsPerBlock : index
  %17 = arith.minsi %16, %14 : index
  scf.for %18 = %15 to %17 step %c5 {
    %19 = arith.subi %17, %c1 : index
    %20 = arith.addi %18, %c8 : index
    %21 = arith.minsi %20, %19 : index
    %22 = arith.addi %18, %c1 : index
    %23 = arith.minsi %22, %19 : index
    %24 = arith.addi %18, %c7 : index
    %25 = arith.minsi %24, %19 : index
    %26 = arith.addi %18, %c11 : index
    %27 = arith.minsi %26, %19 : index
    %28 = arith.addi %18, %c12 : index
    %29 = arith.minsi %28, %19 : index
    %30 = arith.addi %18, %c13 : index
    %31 = arith.minsi %30, %19 : index
    %32 = arith.addi %18, %c14 : index
    %33 = arith.minsi %32, %19 : index
    %34 = arith.addi %18, %c15 : index
    %35 = arith.minsi %34, %19 : index
    %36 = arith.muli %21, %inputFeatures : index
    %37 = arith.muli %23, %inputFeatures : index
    %38 = arith.muli %25, %inputFeatures : index
    %39 = arith.muli %27, %inputFeatures : index
    %40 = arith.muli %29, %inputFeatures : index
    %41 = arith.muli %31, %inputFeatures : index
    %42 = arith.muli %33, %inputFeatures : index
    %43 = arith.muli %35, %inputFeatures : index
    %44 = arith.muli %groupSize, %c5 : index
    %45 = arith.addi %44, %c6 : index
    %46 = arith.divui %groupSize, %c12 : index
    %47 = arith.divui %inputFeatures, %groupSize : index
    %65:16 = scf.for %48 = %c8 to %47 step %c1 iter_args(%49 = %c16, %50 = %c16, %51 = %c16, %52 = %c16, %53 = %c16, %54 = %c16, %55 = %c16, %56 = %c16, %57 = %c16, %58 = %c16, %59 = %c16, %60 = %c16, %61 = %c16, %62 = %c16, %63 = %c16, %64 = %c16) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %66 = arith.muli %48, %45 : index
      %67 = arith.addi %9, %66 : index
      %68 = arith.muli %48, %45 : index
      %69 = arith.addi %12, %68 : index
      %70 = vector.load %w[%67] : memref<?xi8>, vector<32xi8>
      %71 = vector.bitcast %70 : vector<32xi8> to vector<16xf16>
      %72 = arith.extf %71 : vector<16xf16> to vector<16xf32>
      %73 = arith.addi %67, %c17 : index
      %74 = vector.load %w[%73] : memref<?xi8>, vector<16xi8>
      %75 = arith.extui %74 : vector<16xi8> to vector<16xi32>
      %76 = vector.load %w[%69] : memref<?xi8>, vector<32xi8>
      %77 = vector.bitcast %76 : vector<32xi8> to vector<16xf16>
      %78 = arith.extf %77 : vector<16xf16> to vector<16xf32>
      %79 = arith.addi %69, %c17 : index
      %80 = vector.load %w[%79] : memref<?xi8>, vector<16xi8>
      %81 = arith.extui %80 : vector<16xi8> to vector<16xi32>
      %82 = arith.muli %48, %groupSize : index
      %100:16 = scf.for %83 = %c8 to %46 step %c1 iter_args(%84 = %49, %85 = %50, %86 = %51, %87 = %52, %88 = %53, %89 = %54, %90 = %55, %91 = %56, %92 = %57, %93 = %58, %94 = %59, %95 = %60, %96 = %61, %97 = %62, %98 = %63, %99 = %64) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %101 = arith.muli %83, %c12 : index
        %102 = arith.addi %82, %101 : index
        %103 = arith.addi %67, %c6 : index
        %104 = arith.muli %83, %c17 : index
        %105 = arith.addi %103, %104 : index
        %106 = arith.addi %105, %c8 : index
        %107 = vector.load %w[%106] : memref<?xi8>, vector<16xi8>
        %108 = arith.extui %107 : vector<16xi8> to vector<16xi32>
        %109 = arith.andi %108, %c18 : vector<16xi32>
        %110 = arith.shrui %108, %c19 : vector<16xi32>
        %111 = arith.subi %109, %75 : vector<16xi32>
        %112 = arith.sitofp %111 : vector<16xi32> to vector<16xf32>
        %113 = arith.mulf %112, %72 : vector<16xf32>
        %114 = arith.addi %69, %c6 : index
        %115 = arith.muli %83, %c17 : index
        %116 = arith.addi %114, %115 : index
        %117 = arith.addi %116, %c8 : index
        %118 = vector.load %w[%117] : memref<?xi8>, vector<16xi8>
        %119 = arith.extui %118 : vector<16xi8> to vector<16xi32>
        %120 = arith.andi %119, %c18 : vector<16xi32>
        %121 = arith.shrui %119, %c19 : vector<16xi32>
        %122 = arith.subi %120, %81 : vector<16xi32>
        %123 = arith.sitofp %122 : vector<16xi32> to vector<16xf32>
        %124 = arith.mulf %123, %78 : vector<16xf32>
        %125 = arith.addi %36, %102 : index
        %126 = arith.addi %125, %c8 : index
        %127 = memref.load %x[%126] : memref<?xf32>
        %128 = vector.broadcast %127 : f32 to vector<16xf32>
        %129 = math.fma %128, %113, %84 : vector<16xf32>
        %130 = math.fma %128, %124, %85 : vector<16xf32>
        %131 = arith.addi %37, %102 : index
        %132 = arith.addi %131, %c8 : index
        %133 = memref.load %x[%132] : memref<?xf32>
        %134 = vector.broadcast %133 : f32 to vector<16xf32>
        %135 = math.fma %134, %113, %86 : vector<16xf32>
        %136 = math.fma %134, %124, %87 : vector<16xf32>
        %137 = arith.addi %38, %102 : index
        %138 = arith.addi %137, %c8 : index
        %139 = memref.load %x[%138] : memref<?xf32>
        %140 = vector.broadcast %139 : f32 to vector<16xf32>
        %141 = math.fma %140, %113, %88 : vector<16xf32>
        %142 = math.fma %140, %124, %89 : vector<16xf32>
        %143 = arith.addi %39, %102 : index
        %144 = arith.addi %143, %c8 : index
        %145 = memref.load %x[%144] : memref<?xf32>
        %146 = vector.broadcast %145 : f32 to vector<16xf32>
        %147 = math.fma %146, %113, %90 : vector<16xf32>
        %148 = math.fma %146, %124, %91 : vector<16xf32>
        %149 = arith.addi %40, %102 : index
        %150 = arith.addi %149, %c8 : index
        %151 = memref.load %x[%150] : memref<?xf32>
        %152 = vector.broadcast %151 : f32 to vector<16xf32>
        %153 = math.fma %152, %113, %92 : vector<16xf32>
        %154 = math.fma %152, %124, %93 : vector<16xf32>
        %155 = arith.addi %41, %102 : index
        %156 = arith.addi %155, %c8 : index
        %157 = memref.load %x[%156] : memref<?xf32>
        %158 = vector.broadcast %157 : f32 to vector<16xf32>
        %159 = math.fma %158, %113, %94 : vector<16xf32>
        %160 = math.fma %158, %124, %95 : vector<16xf32>
        %161 = arith.addi %42, %102 : index
        %162 = arith.addi %161, %c8 : index
        %163 = memref.load %x[%162] : memref<?xf32>
        %164 = vector.broadcast %163 : f32 to vector<16xf32>
        %165 = math.fma %164, %113, %96 : vector<16xf32>
        %166 = math.fma %164, %124, %97 : vector<16xf32>
        %167 = arith.addi %43, %102 : index
        %168 = arith.addi %167, %c8 : index
        %169 = memref.load %x[%168] : memref<?xf32>
        %170 = vector.broadcast %169 : f32 to vector<16xf32>
        %171 = math.fma %170, %113, %98 : vector<16xf32>
        %172 = math.fma %170, %124, %99 : vector<16xf32>
        %173 = arith.subi %110, %75 : vector<16xi32>
        %174 = arith.sitofp %173 : vector<16xi32> to vector<16xf32>
        %175 = arith.mulf %174, %72 : vector<16xf32>
        %176 = arith.subi %121, %81 : vector<16xi32>
        %177 = arith.sitofp %176 : vector<16xi32> to vector<16xf32>
        %178 = arith.mulf %177, %78 : vector<16xf32>
        %179 = arith.addi %36, %102 : index
        %180 = arith.addi %179, %c1 : index
        %181 = memref.load %x[%180] : memref<?xf32>
        %182 = vector.broadcast %181 : f32 to vector<16xf32>
        %183 = math.fma %182, %175, %129 : vector<16xf32>
        %184 = math.fma %182, %178, %130 : vector<16xf32>
        %185 = arith.addi %37, %102 : index
        %186 = arith.addi %185, %c1 : index
        %187 = memref.load %x[%186] : memref<?xf32>
        %188 = vector.broadcast %187 : f32 to vector<16xf32>
        %189 = math.fma %188, %175, %135 : vector<16xf32>
        %190 = math.fma %188, %178, %136 : vector<16xf32>
        %191 = arith.addi %38, %102 : index
        %192 = arith.addi %191, %c1 : index
        %193 = memref.load %x[%192] : memref<?xf32>
        %194 = vector.broadcast %193 : f32 to vector<16xf32>
        %195 = math.fma %194, %175, %141 : vector<16xf32>
        %196 = math.fma %194, %178, %142 : vector<16xf32>
        %197 = arith.addi %39, %102 : index
        %198 = arith.addi %197, %c1 : index
        %199 = memref.load %x[%198] : memref<?xf32>
        %200 = vector.broadcast %199 : f32 to vector<16xf32>
        %201 = math.fma %200, %175, %147 : vector<16xf32>
        %202 = math.fma %200, %178, %148 : vector<16xf32>
        %203 = arith.addi %40, %102 : index
        %204 = arith.addi %203, %c1 : index
        %205 = memref.load %x[%204] : memref<?xf32>
        %206 = vector.broadcast %205 : f32 to vector<16xf32>
        %207 = math.fma %206, %175, %153 : vector<16xf32>
        %208 = math.fma %206, %178, %154 : vector<16xf32>
        %209 = arith.addi %41, %102 : index
        %210 = arith.addi %209, %c1 : index
        %211 = memref.load %x[%210] : memref<?xf32>
        %212 = vector.broadcast %211 : f32 to vector<16xf32>
        %213 = math.fma %212, %175, %159 : vector<16xf32>
        %214 = math.fma %212, %178, %160 : vector<16xf32>
        %215 = arith.addi %42, %102 : index
        %216 = arith.addi %215, %c1 : index
        %217 = memref.load %x[%216] : memref<?xf32>
        %218 = vector.broadcast %217 : f32 to vector<16xf32>
        %219 = math.fma %218, %175, %165 : vector<16xf32>
        %220 = math.fma %218, %178, %166 : vector<16xf32>
        %221 = arith.addi %43, %102 : index
        %222 = arith.addi %221, %c1 : index
        %223 = memref.load %x[%222] : memref<?xf32>
        %224 = vector.broadcast %223 : f32 to vector<16xf32>
        %225 = math.fma %224, %175, %171 : vector<16xf32>
        %226 = math.fma %224, %178, %172 : vector<16xf32>
        %227 = arith.addi %105, %c20 : index
        %228 = vector.load %w[%227] : memref<?xi8>, vector<16xi8>
        %229 = arith.extui %228 : vector<16xi8> to vector<16xi32>
        %230 = arith.andi %229, %c18 : vector<16xi32>
        %231 = arith.shrui %229, %c19 : vector<16xi32>
        %232 = arith.subi %230, %75 : vector<16xi32>
        %233 = arith.sitofp %232 : vector<16xi32> to vector<16xf32>
        %234 = arith.mulf %233, %72 : vector<16xf32>
        %235 = arith.addi %116, %c20 : index
        %236 = vector.load %w[%235] : memref<?xi8>, vector<16xi8>
        %237 = arith.extui %236 : vector<16xi8> to vector<16xi32>
        %238 = arith.andi %237, %c18 : vector<16xi32>
        %239 = arith.shrui %237, %c19 : vector<16xi32>
        %240 = arith.subi %238, %81 : vector<16xi32>
        %241 = arith.sitofp %240 : vector<16xi32> to vector<16xf32>
        %242 = arith.mulf %241, %78 : vector<16xf32>
        %243 = arith.addi %36, %102 : index
        %244 = arith.addi %243, %c7 : index
        %245 = memref.load %x[%244] : memref<?xf32>
        %246 = vector.broadcast %245 : f32 to vector<16xf32>
        %247 = math.fma %246, %234, %183 : vector<16xf32>
        %248 = math.fma %246, %242, %184 : vector<16xf32>
        %249 = arith.addi %37, %102 : index
        %250 = arith.addi %249, %c7 : index
        %251 = memref.load %x[%250] : memref<?xf32>
        %252 = vector.broadcast %251 : f32 to vector<16xf32>
        %253 = math.fma %252, %234, %189 : vector<16xf32>
        %254 = math.fma %252, %242, %190 : vector<16xf32>
        %255 = arith.addi %38, %102 : index
        %256 = arith.addi %255, %c7 : index
        %257 = memref.load %x[%256] : memref<?xf32>
        %258 = vector.broadcast %257 : f32 to vector<16xf32>
        %259 = math.fma %258, %234, %195 : vector<16xf32>
        %260 = math.fma %258, %242, %196 : vector<16xf32>
        %261 = arith.addi %39, %102 : index
        %262 = arith.addi %261, %c7 : index
        %263 = memref.load %x[%262] : memref<?xf32>
        %264 = vector.broadcast %263 : f32 to vector<16xf32>
        %265 = math.fma %264, %234, %201 : vector<16xf32>
        %266 = math.fma %264, %242, %202 : vector<16xf32>
        %267 = arith.addi %40, %102 : index
        %268 = arith.addi %267, %c7 : index
        %269 = memref.load %x[%268] : memref<?xf32>
        %270 = vector.broadcast %269 : f32 to vector<16xf32>
        %271 = math.fma %270, %234, %207 : vector<16xf32>
        %272 = math.fma %270, %242, %208 : vector<16xf32>
        %273 = arith.addi %41, %102 : index
        %274 = arith.addi %273, %c7 : index
        %275 = memref.load %x[%274] : memref<?xf32>
        %276 = vector.broadcast %275 : f32 to vector<16xf32>
        %277 = math.fma %276, %234, %213 : vector<16xf32>
        %278 = math.fma %276, %242, %214 : vector<16xf32>
        %279 = arith.addi %42, %102 : index
        %280 = arith.addi %279, %c7 : index
        %281 = memref.load %x[%280] : memref<?xf32>
        %282 = vector.broadcast %281 : f32 to vector<16xf32>
        %283 = math.fma %282, %234, %219 : vector<16xf32>
        %284 = math.fma %282, %242, %220 : vector<16xf32>
        %285 = arith.addi %43, %102 : index
        %286 = arith.addi %285, %c7 : index
        %287 = memref.load %x[%286] : memref<?xf32>
        %288 = vector.broadcast %287 : f32 to vector<16xf32>
        %289 = math.fma %288, %234, %225 : vector<16xf32>
        %290 = math.fma %288, %242, %226 : vector<16xf32>
        %291 = arith.subi %231, %75 : vector<16xi32>
        %292 = arith.sitofp %291 : vector<16xi32> to vector<16xf32>
        %293 = arith.mulf %292, %72 : vector<16xf32>
        %294 = arith.subi %239, %81 : vector<16xi32>
        %295 = arith.sitofp %294 : vector<16xi32> to vector<16xf32>
        %296 = arith.mulf %295, %78 : vector<16xf32>
        %297 = arith.addi %36, %102 : index
        %298 = arith.addi %297, %c11 : index
        %299 = memref.load %x[%298] : memref<?xf32>
        %300 = vector.broadcast %299 : f32 to vector<16xf32>
        %301 = math.fma %300, %293, %247 : vector<16xf32>
        %302 = math.fma %300, %296, %248 : vector<16xf32>
        %303 = arith.addi %37, %102 : index
        %304 = arith.addi %303, %c11 : index
        %305 = memref.load %x[%304] : memref<?xf32>
        %306 = vector.broadcast %305 : f32 to vector<16xf32>
        %307 = math.fma %306, %293, %253 : vector<16xf32>
        %308 = math.fma %306, %296, %254 : vector<16xf32>
        %309 = arith.addi %38, %102 : index
        %310 = arith.addi %309, %c11 : index
        %311 = memref.load %x[%310] : memref<?xf32>
        %312 = vector.broadcast %311 : f32 to vector<16xf32>
        %313 = math.fma %312, %293, %259 : vector<16xf32>
        %314 = math.fma %312, %296, %260 : vector<16xf32>
        %315 = arith.addi %39, %102 : index
        %316 = arith.addi %315, %c11 : index
        %317 = memref.load %x[%316] : memref<?xf32>
        %318 = vector.broadcast %317 : f32 to vector<16xf32>
        %319 = math.fma %318, %293, %265 : vector<16xf32>
        %320 = math.fma %318, %296, %266 : vector<16xf32>
        %321 = arith.addi %40, %102 : index
        %322 = arith.addi %321, %c11 : index
        %323 = memref.load %x[%322] : memref<?xf32>
        %324 = vector.broadcast %323 : f32 to vector<16xf32>
        %325 = math.fma %324, %293, %271 : vector<16xf32>
        %326 = math.fma %324, %296, %272 : vector<16xf32>
        %327 = arith.addi %41, %102 : index
        %328 = arith.addi %327, %c11 : index
        %329 = memref.load %x[%328] : memref<?xf32>
        %330 = vector.broadcast %329 : f32 to vector<16xf32>
        %331 = math.fma %330, %293, %277 : vector<16xf32>
        %332 = math.fma %330, %296, %278 : vector<16xf32>
        %333 = arith.addi %42, %102 : index
        %334 = arith.addi %333, %c11 : index
        %335 = memref.load %x[%334] : memref<?xf32>
        %336 = vector.broadcast %335 : f32 to vector<16xf32>
        %337 = math.fma %336, %293, %283 : vector<16xf32>
        %338 = math.fma %336, %296, %284 : vector<16xf32>
        %339 = arith.addi %43, %102 : index
        %340 = arith.addi %339, %c11 : index
        %341 = memref.load %x[%340] : memref<?xf32>
        %342 = vector.broadcast %341 : f32 to vector<16xf32>
        %343 = math.fma %342, %293, %289 : vector<16xf32>
        %344 = math.fma %342, %296, %290 : vector<16xf32>
        scf.yield %301, %302, %307, %308, %313, %314, %319, %320, %325, %326, %331, %332, %337, %338, %343, %344 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %100#0, %100#1, %100#2, %100#3, %100#4, %100#5, %100#6, %100#7, %100#8, %100#9, %100#10, %100#11, %100#12, %100#13, %100#14, %100#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %345 = arith.addi %18, %c8 : index
    %346 = arith.cmpi slt, %345, %17 : index
    scf.if %346 {
      %347 = arith.muli %345, %outputFeatures : index
      %348 = arith.muli %5, %c17 : index
      %349 = arith.addi %347, %348 : index
      scf.if %0 {
        %350 = arith.addi %349, %c8 : index
        %351 = vector.load %residual[%350] : memref<?xf32>, vector<16xf32>
        %352 = arith.addf %351, %65#0 : vector<16xf32>
        %353 = arith.addi %349, %c8 : index
        vector.store %352, %out[%353] : memref<?xf32>, vector<16xf32>
      } else {
        %354 = arith.addi %349, %c8 : index
        vector.store %65#0, %out[%354] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %355 = arith.addi %349, %c20 : index
        %356 = vector.load %residual[%355] : memref<?xf32>, vector<16xf32>
        %357 = arith.addf %356, %65#1 : vector<16xf32>
        %358 = arith.addi %349, %c20 : index
        vector.store %357, %out[%358] : memref<?xf32>, vector<16xf32>
      } else {
        %359 = arith.addi %349, %c20 : index
        vector.store %65#1, %out[%359] : memref<?xf32>, vector<16xf32>
      }
    }
    %360 = arith.addi %18, %c1 : index
    %361 = arith.cmpi slt, %360, %17 : index
    scf.if %361 {
      %362 = arith.muli %360, %outputFeatures : index
      %363 = arith.muli %5, %c17 : index
      %364 = arith.addi %362, %363 : index
      scf.if %0 {
        %365 = arith.addi %364, %c8 : index
        %366 = vector.load %residual[%365] : memref<?xf32>, vector<16xf32>
        %367 = arith.addf %366, %65#2 : vector<16xf32>
        %368 = arith.addi %364, %c8 : index
        vector.store %367, %out[%368] : memref<?xf32>, vector<16xf32>
      } else {
        %369 = arith.addi %364, %c8 : index
        vector.store %65#2, %out[%369] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %370 = arith.addi %364, %c20 : index
        %371 = vector.load %residual[%370] : memref<?xf32>, vector<16xf32>
        %372 = arith.addf %371, %65#3 : vector<16xf32>
        %373 = arith.addi %364, %c20 : index
        vector.store %372, %out[%373] : memref<?xf32>, vector<16xf32>
      } else {
        %374 = arith.addi %364, %c20 : index
        vector.store %65#3, %out[%374] : memref<?xf32>, vector<16xf32>
      }
    }
    %375 = arith.addi %18, %c7 : index
    %376 = arith.cmpi slt, %375, %17 : index
    scf.if %376 {
      %377 = arith.muli %375, %outputFeatures : index
      %378 = arith.muli %5, %c17 : index
      %379 = arith.addi %377, %378 : index
      scf.if %0 {
        %380 = arith.addi %379, %c8 : index
        %381 = vector.load %residual[%380] : memref<?xf32>, vector<16xf32>
        %382 = arith.addf %381, %65#4 : vector<16xf32>
        %383 = arith.addi %379, %c8 : index
        vector.store %382, %out[%383] : memref<?xf32>, vector<16xf32>
      } else {
        %384 = arith.addi %379, %c8 : index
        vector.store %65#4, %out[%384] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %385 = arith.addi %379, %c20 : index
        %386 = vector.load %residual[%385] : memref<?xf32>, vector<16xf32>
        %387 = arith.addf %386, %65#5 : vector<16xf32>
        %388 = arith.addi %379, %c20 : index
        vector.store %387, %out[%388] : memref<?xf32>, vector<16xf32>
      } else {
        %389 = arith.addi %379, %c20 : index
        vector.store %65#5, %out[%389] : memref<?xf32>, vector<16xf32>
      }
    }
    %390 = arith.addi %18, %c11 : index
    %391 = arith.cmpi slt, %390, %17 : index
    scf.if %391 {
      %392 = arith.muli %390, %outputFeatures : index
      %393 = arith.muli %5, %c17 : index
      %394 = arith.addi %392, %393 : index
      scf.if %0 {
        %395 = arith.addi %394, %c8 : index
        %396 = vector.load %residual[%395] : memref<?xf32>, vector<16xf32>
        %397 = arith.addf %396, %65#6 : vector<16xf32>
        %398 = arith.addi %394, %c8 : index
        vector.store %397, %out[%398] : memref<?xf32>, vector<16xf32>
      } else {
        %399 = arith.addi %394, %c8 : index
        vector.store %65#6, %out[%399] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %400 = arith.addi %394, %c20 : index
        %401 = vector.load %residual[%400] : memref<?xf32>, vector<16xf32>
        %402 = arith.addf %401, %65#7 : vector<16xf32>
        %403 = arith.addi %394, %c20 : index
        vector.store %402, %out[%403] : memref<?xf32>, vector<16xf32>
      } else {
        %404 = arith.addi %394, %c20 : index
        vector.store %65#7, %out[%404] : memref<?xf32>, vector<16xf32>
      }
    }
    %405 = arith.addi %18, %c12 : index
    %406 = arith.cmpi slt, %405, %17 : index
    scf.if %406 {
      %407 = arith.muli %405, %outputFeatures : index
      %408 = arith.muli %5, %c17 : index
      %409 = arith.addi %407, %408 : index
      scf.if %0 {
        %410 = arith.addi %409, %c8 : index
        %411 = vector.load %residual[%410] : memref<?xf32>, vector<16xf32>
        %412 = arith.addf %411, %65#8 : vector<16xf32>
        %413 = arith.addi %409, %c8 : index
        vector.store %412, %out[%413] : memref<?xf32>, vector<16xf32>
      } else {
        %414 = arith.addi %409, %c8 : index
        vector.store %65#8, %out[%414] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %415 = arith.addi %409, %c20 : index
        %416 = vector.load %residual[%415] : memref<?xf32>, vector<16xf32>
        %417 = arith.addf %416, %65#9 : vector<16xf32>
        %418 = arith.addi %409, %c20 : index
        vector.store %417, %out[%418] : memref<?xf32>, vector<16xf32>
      } else {
        %419 = arith.addi %409, %c20 : index
        vector.store %65#9, %out[%419] : memref<?xf32>, vector<16xf32>
      }
    }
    %420 = arith.addi %18, %c13 : index
    %421 = arith.cmpi slt, %420, %17 : index
    scf.if %421 {
      %422 = arith.muli %420, %outputFeatures : index
      %423 = arith.muli %5, %c17 : index
      %424 = arith.addi %422, %423 : index
      scf.if %0 {
        %425 = arith.addi %424, %c8 : index
        %426 = vector.load %residual[%425] : memref<?xf32>, vector<16xf32>
        %427 = arith.addf %426, %65#10 : vector<16xf32>
        %428 = arith.addi %424, %c8 : index
        vector.store %427, %out[%428] : memref<?xf32>, vector<16xf32>
      } else {
        %429 = arith.addi %424, %c8 : index
        vector.store %65#10, %out[%429] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %430 = arith.addi %424, %c20 : index
        %431 = vector.load %residual[%430] : memref<?xf32>, vector<16xf32>
        %432 = arith.addf %431, %65#11 : vector<16xf32>
        %433 = arith.addi %424, %c20 : index
        vector.store %432, %out[%433] : memref<?xf32>, vector<16xf32>
      } else {
        %434 = arith.addi %424, %c20 : index
        vector.store %65#11, %out[%434] : memref<?xf32>, vector<16xf32>
      }
    }
    %435 = arith.addi %18, %c14 : index
    %436 = arith.cmpi slt, %435, %17 : index
    scf.if %436 {
      %437 = arith.muli %435, %outputFeatures : index
      %438 = arith.muli %5, %c17 : index
      %439 = arith.addi %437, %438 : index
      scf.if %0 {
        %440 = arith.addi %439, %c8 : index
        %441 = vector.load %residual[%440] : memref<?xf32>, vector<16xf32>
        %442 = arith.addf %441, %65#12 : vector<16xf32>
        %443 = arith.addi %439, %c8 : index
        vector.store %442, %out[%443] : memref<?xf32>, vector<16xf32>
      } else {
        %444 = arith.addi %439, %c8 : index
        vector.store %65#12, %out[%444] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %445 = arith.addi %439, %c20 : index
        %446 = vector.load %residual[%445] : memref<?xf32>, vector<16xf32>
        %447 = arith.addf %446, %65#13 : vector<16xf32>
        %448 = arith.addi %439, %c20 : index
        vector.store %447, %out[%448] : memref<?xf32>, vector<16xf32>
      } else {
        %449 = arith.addi %439, %c20 : index
        vector.store %65#13, %out[%449] : memref<?xf32>, vector<16xf32>
      }
    }
    %450 = arith.addi %18, %c15 : index
    %451 = arith.cmpi slt, %450, %17 : index
    scf.if %451 {
      %452 = arith.muli %450, %outputFeatures : index
      %453 = arith.muli %5, %c17 : index
      %454 = arith.addi %452, %453 : index
      scf.if %0 {
        %455 = arith.addi %454, %c8 : index
        %456 = vector.load %residual[%455] : memref<?xf32>, vector<16xf32>
        %457 = arith.addf %456, %65#14 : vector<16xf32>
        %458 = arith.addi %454, %c8 : index
        vector.store %457, %out[%458] : memref<?xf32>, vector<16xf32>
      } else {
        %459 = arith.addi %454, %c8 : index
        vector.store %65#14, %out[%459] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %460 = arith.addi %454, %c20 : index
        %461 = vector.load %residual[%460] : memref<?xf32>, vector<16xf32>
        %462 = arith.addf %461, %65#15 : vector<16xf32>
        %463 = arith.addi %454, %c20 : index
        vector.store %462, %out[%463] : memref<?xf32>, vector<16xf32>
      } else {
        %464 = arith.addi %454, %c20 : index
        vector.store %65#15, %out[%464] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
