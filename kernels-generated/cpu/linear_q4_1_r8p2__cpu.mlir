// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q4_1', shape=Shape(rows=8, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q4_1_r8p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
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
  %c10 = arith.constant 8 : index
  %c11 = arith.constant 3 : index
  %c12 = arith.constant 4 : index
  %c13 = arith.constant 5 : index
  %c14 = arith.constant 6 : index
  %c15 = arith.constant 7 : index
  %c16 = arith.constant dense<0x00000000> : vector<16xf32>
  %c17 = arith.constant 64 : index
  %c18 = arith.constant dense<15> : vector<16xi32>
  %c19 = arith.constant dense<4> : vector<16xi32>
  %c20 = arith.constant 16 : index
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
      %65 = vector.load %w[%62] : memref<?xi8>, vector<32xi8>
      %66 = vector.bitcast %65 : vector<32xi8> to vector<16xf16>
      %67 = arith.extf %66 : vector<16xf16> to vector<16xf32>
      %68 = arith.addi %62, %c4 : index
      %69 = vector.load %w[%68] : memref<?xi8>, vector<32xi8>
      %70 = vector.bitcast %69 : vector<32xi8> to vector<16xf16>
      %71 = arith.extf %70 : vector<16xf16> to vector<16xf32>
      %72 = vector.load %w[%64] : memref<?xi8>, vector<32xi8>
      %73 = vector.bitcast %72 : vector<32xi8> to vector<16xf16>
      %74 = arith.extf %73 : vector<16xf16> to vector<16xf32>
      %75 = arith.addi %64, %c4 : index
      %76 = vector.load %w[%75] : memref<?xi8>, vector<32xi8>
      %77 = vector.bitcast %76 : vector<32xi8> to vector<16xf16>
      %78 = arith.extf %77 : vector<16xf16> to vector<16xf32>
      %79 = arith.muli %43, %c4 : index
      %97:16 = scf.for %80 = %c7 to %c10 step %c1 iter_args(%81 = %44, %82 = %45, %83 = %46, %84 = %47, %85 = %48, %86 = %49, %87 = %50, %88 = %51, %89 = %52, %90 = %53, %91 = %54, %92 = %55, %93 = %56, %94 = %57, %95 = %58, %96 = %59) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %98 = arith.muli %80, %c12 : index
        %99 = arith.addi %79, %98 : index
        %100 = arith.addi %62, %c17 : index
        %101 = arith.muli %80, %c4 : index
        %102 = arith.addi %100, %101 : index
        %103 = arith.addi %102, %c7 : index
        %104 = vector.load %w[%103] : memref<?xi8>, vector<16xi8>
        %105 = arith.extui %104 : vector<16xi8> to vector<16xi32>
        %106 = arith.andi %105, %c18 : vector<16xi32>
        %107 = arith.shrui %105, %c19 : vector<16xi32>
        %108 = arith.sitofp %106 : vector<16xi32> to vector<16xf32>
        %109 = math.fma %108, %67, %71 : vector<16xf32>
        %110 = arith.addi %64, %c17 : index
        %111 = arith.muli %80, %c4 : index
        %112 = arith.addi %110, %111 : index
        %113 = arith.addi %112, %c7 : index
        %114 = vector.load %w[%113] : memref<?xi8>, vector<16xi8>
        %115 = arith.extui %114 : vector<16xi8> to vector<16xi32>
        %116 = arith.andi %115, %c18 : vector<16xi32>
        %117 = arith.shrui %115, %c19 : vector<16xi32>
        %118 = arith.sitofp %116 : vector<16xi32> to vector<16xf32>
        %119 = math.fma %118, %74, %78 : vector<16xf32>
        %120 = arith.addi %34, %99 : index
        %121 = arith.addi %120, %c7 : index
        %122 = memref.load %x[%121] : memref<?xf32>
        %123 = vector.broadcast %122 : f32 to vector<16xf32>
        %124 = math.fma %123, %109, %81 : vector<16xf32>
        %125 = math.fma %123, %119, %82 : vector<16xf32>
        %126 = arith.addi %35, %99 : index
        %127 = arith.addi %126, %c7 : index
        %128 = memref.load %x[%127] : memref<?xf32>
        %129 = vector.broadcast %128 : f32 to vector<16xf32>
        %130 = math.fma %129, %109, %83 : vector<16xf32>
        %131 = math.fma %129, %119, %84 : vector<16xf32>
        %132 = arith.addi %36, %99 : index
        %133 = arith.addi %132, %c7 : index
        %134 = memref.load %x[%133] : memref<?xf32>
        %135 = vector.broadcast %134 : f32 to vector<16xf32>
        %136 = math.fma %135, %109, %85 : vector<16xf32>
        %137 = math.fma %135, %119, %86 : vector<16xf32>
        %138 = arith.addi %37, %99 : index
        %139 = arith.addi %138, %c7 : index
        %140 = memref.load %x[%139] : memref<?xf32>
        %141 = vector.broadcast %140 : f32 to vector<16xf32>
        %142 = math.fma %141, %109, %87 : vector<16xf32>
        %143 = math.fma %141, %119, %88 : vector<16xf32>
        %144 = arith.addi %38, %99 : index
        %145 = arith.addi %144, %c7 : index
        %146 = memref.load %x[%145] : memref<?xf32>
        %147 = vector.broadcast %146 : f32 to vector<16xf32>
        %148 = math.fma %147, %109, %89 : vector<16xf32>
        %149 = math.fma %147, %119, %90 : vector<16xf32>
        %150 = arith.addi %39, %99 : index
        %151 = arith.addi %150, %c7 : index
        %152 = memref.load %x[%151] : memref<?xf32>
        %153 = vector.broadcast %152 : f32 to vector<16xf32>
        %154 = math.fma %153, %109, %91 : vector<16xf32>
        %155 = math.fma %153, %119, %92 : vector<16xf32>
        %156 = arith.addi %40, %99 : index
        %157 = arith.addi %156, %c7 : index
        %158 = memref.load %x[%157] : memref<?xf32>
        %159 = vector.broadcast %158 : f32 to vector<16xf32>
        %160 = math.fma %159, %109, %93 : vector<16xf32>
        %161 = math.fma %159, %119, %94 : vector<16xf32>
        %162 = arith.addi %41, %99 : index
        %163 = arith.addi %162, %c7 : index
        %164 = memref.load %x[%163] : memref<?xf32>
        %165 = vector.broadcast %164 : f32 to vector<16xf32>
        %166 = math.fma %165, %109, %95 : vector<16xf32>
        %167 = math.fma %165, %119, %96 : vector<16xf32>
        %168 = arith.sitofp %107 : vector<16xi32> to vector<16xf32>
        %169 = math.fma %168, %67, %71 : vector<16xf32>
        %170 = arith.sitofp %117 : vector<16xi32> to vector<16xf32>
        %171 = math.fma %170, %74, %78 : vector<16xf32>
        %172 = arith.addi %34, %99 : index
        %173 = arith.addi %172, %c1 : index
        %174 = memref.load %x[%173] : memref<?xf32>
        %175 = vector.broadcast %174 : f32 to vector<16xf32>
        %176 = math.fma %175, %169, %124 : vector<16xf32>
        %177 = math.fma %175, %171, %125 : vector<16xf32>
        %178 = arith.addi %35, %99 : index
        %179 = arith.addi %178, %c1 : index
        %180 = memref.load %x[%179] : memref<?xf32>
        %181 = vector.broadcast %180 : f32 to vector<16xf32>
        %182 = math.fma %181, %169, %130 : vector<16xf32>
        %183 = math.fma %181, %171, %131 : vector<16xf32>
        %184 = arith.addi %36, %99 : index
        %185 = arith.addi %184, %c1 : index
        %186 = memref.load %x[%185] : memref<?xf32>
        %187 = vector.broadcast %186 : f32 to vector<16xf32>
        %188 = math.fma %187, %169, %136 : vector<16xf32>
        %189 = math.fma %187, %171, %137 : vector<16xf32>
        %190 = arith.addi %37, %99 : index
        %191 = arith.addi %190, %c1 : index
        %192 = memref.load %x[%191] : memref<?xf32>
        %193 = vector.broadcast %192 : f32 to vector<16xf32>
        %194 = math.fma %193, %169, %142 : vector<16xf32>
        %195 = math.fma %193, %171, %143 : vector<16xf32>
        %196 = arith.addi %38, %99 : index
        %197 = arith.addi %196, %c1 : index
        %198 = memref.load %x[%197] : memref<?xf32>
        %199 = vector.broadcast %198 : f32 to vector<16xf32>
        %200 = math.fma %199, %169, %148 : vector<16xf32>
        %201 = math.fma %199, %171, %149 : vector<16xf32>
        %202 = arith.addi %39, %99 : index
        %203 = arith.addi %202, %c1 : index
        %204 = memref.load %x[%203] : memref<?xf32>
        %205 = vector.broadcast %204 : f32 to vector<16xf32>
        %206 = math.fma %205, %169, %154 : vector<16xf32>
        %207 = math.fma %205, %171, %155 : vector<16xf32>
        %208 = arith.addi %40, %99 : index
        %209 = arith.addi %208, %c1 : index
        %210 = memref.load %x[%209] : memref<?xf32>
        %211 = vector.broadcast %210 : f32 to vector<16xf32>
        %212 = math.fma %211, %169, %160 : vector<16xf32>
        %213 = math.fma %211, %171, %161 : vector<16xf32>
        %214 = arith.addi %41, %99 : index
        %215 = arith.addi %214, %c1 : index
        %216 = memref.load %x[%215] : memref<?xf32>
        %217 = vector.broadcast %216 : f32 to vector<16xf32>
        %218 = math.fma %217, %169, %166 : vector<16xf32>
        %219 = math.fma %217, %171, %167 : vector<16xf32>
        %220 = arith.addi %102, %c20 : index
        %221 = vector.load %w[%220] : memref<?xi8>, vector<16xi8>
        %222 = arith.extui %221 : vector<16xi8> to vector<16xi32>
        %223 = arith.andi %222, %c18 : vector<16xi32>
        %224 = arith.shrui %222, %c19 : vector<16xi32>
        %225 = arith.sitofp %223 : vector<16xi32> to vector<16xf32>
        %226 = math.fma %225, %67, %71 : vector<16xf32>
        %227 = arith.addi %112, %c20 : index
        %228 = vector.load %w[%227] : memref<?xi8>, vector<16xi8>
        %229 = arith.extui %228 : vector<16xi8> to vector<16xi32>
        %230 = arith.andi %229, %c18 : vector<16xi32>
        %231 = arith.shrui %229, %c19 : vector<16xi32>
        %232 = arith.sitofp %230 : vector<16xi32> to vector<16xf32>
        %233 = math.fma %232, %74, %78 : vector<16xf32>
        %234 = arith.addi %34, %99 : index
        %235 = arith.addi %234, %c6 : index
        %236 = memref.load %x[%235] : memref<?xf32>
        %237 = vector.broadcast %236 : f32 to vector<16xf32>
        %238 = math.fma %237, %226, %176 : vector<16xf32>
        %239 = math.fma %237, %233, %177 : vector<16xf32>
        %240 = arith.addi %35, %99 : index
        %241 = arith.addi %240, %c6 : index
        %242 = memref.load %x[%241] : memref<?xf32>
        %243 = vector.broadcast %242 : f32 to vector<16xf32>
        %244 = math.fma %243, %226, %182 : vector<16xf32>
        %245 = math.fma %243, %233, %183 : vector<16xf32>
        %246 = arith.addi %36, %99 : index
        %247 = arith.addi %246, %c6 : index
        %248 = memref.load %x[%247] : memref<?xf32>
        %249 = vector.broadcast %248 : f32 to vector<16xf32>
        %250 = math.fma %249, %226, %188 : vector<16xf32>
        %251 = math.fma %249, %233, %189 : vector<16xf32>
        %252 = arith.addi %37, %99 : index
        %253 = arith.addi %252, %c6 : index
        %254 = memref.load %x[%253] : memref<?xf32>
        %255 = vector.broadcast %254 : f32 to vector<16xf32>
        %256 = math.fma %255, %226, %194 : vector<16xf32>
        %257 = math.fma %255, %233, %195 : vector<16xf32>
        %258 = arith.addi %38, %99 : index
        %259 = arith.addi %258, %c6 : index
        %260 = memref.load %x[%259] : memref<?xf32>
        %261 = vector.broadcast %260 : f32 to vector<16xf32>
        %262 = math.fma %261, %226, %200 : vector<16xf32>
        %263 = math.fma %261, %233, %201 : vector<16xf32>
        %264 = arith.addi %39, %99 : index
        %265 = arith.addi %264, %c6 : index
        %266 = memref.load %x[%265] : memref<?xf32>
        %267 = vector.broadcast %266 : f32 to vector<16xf32>
        %268 = math.fma %267, %226, %206 : vector<16xf32>
        %269 = math.fma %267, %233, %207 : vector<16xf32>
        %270 = arith.addi %40, %99 : index
        %271 = arith.addi %270, %c6 : index
        %272 = memref.load %x[%271] : memref<?xf32>
        %273 = vector.broadcast %272 : f32 to vector<16xf32>
        %274 = math.fma %273, %226, %212 : vector<16xf32>
        %275 = math.fma %273, %233, %213 : vector<16xf32>
        %276 = arith.addi %41, %99 : index
        %277 = arith.addi %276, %c6 : index
        %278 = memref.load %x[%277] : memref<?xf32>
        %279 = vector.broadcast %278 : f32 to vector<16xf32>
        %280 = math.fma %279, %226, %218 : vector<16xf32>
        %281 = math.fma %279, %233, %219 : vector<16xf32>
        %282 = arith.sitofp %224 : vector<16xi32> to vector<16xf32>
        %283 = math.fma %282, %67, %71 : vector<16xf32>
        %284 = arith.sitofp %231 : vector<16xi32> to vector<16xf32>
        %285 = math.fma %284, %74, %78 : vector<16xf32>
        %286 = arith.addi %34, %99 : index
        %287 = arith.addi %286, %c11 : index
        %288 = memref.load %x[%287] : memref<?xf32>
        %289 = vector.broadcast %288 : f32 to vector<16xf32>
        %290 = math.fma %289, %283, %238 : vector<16xf32>
        %291 = math.fma %289, %285, %239 : vector<16xf32>
        %292 = arith.addi %35, %99 : index
        %293 = arith.addi %292, %c11 : index
        %294 = memref.load %x[%293] : memref<?xf32>
        %295 = vector.broadcast %294 : f32 to vector<16xf32>
        %296 = math.fma %295, %283, %244 : vector<16xf32>
        %297 = math.fma %295, %285, %245 : vector<16xf32>
        %298 = arith.addi %36, %99 : index
        %299 = arith.addi %298, %c11 : index
        %300 = memref.load %x[%299] : memref<?xf32>
        %301 = vector.broadcast %300 : f32 to vector<16xf32>
        %302 = math.fma %301, %283, %250 : vector<16xf32>
        %303 = math.fma %301, %285, %251 : vector<16xf32>
        %304 = arith.addi %37, %99 : index
        %305 = arith.addi %304, %c11 : index
        %306 = memref.load %x[%305] : memref<?xf32>
        %307 = vector.broadcast %306 : f32 to vector<16xf32>
        %308 = math.fma %307, %283, %256 : vector<16xf32>
        %309 = math.fma %307, %285, %257 : vector<16xf32>
        %310 = arith.addi %38, %99 : index
        %311 = arith.addi %310, %c11 : index
        %312 = memref.load %x[%311] : memref<?xf32>
        %313 = vector.broadcast %312 : f32 to vector<16xf32>
        %314 = math.fma %313, %283, %262 : vector<16xf32>
        %315 = math.fma %313, %285, %263 : vector<16xf32>
        %316 = arith.addi %39, %99 : index
        %317 = arith.addi %316, %c11 : index
        %318 = memref.load %x[%317] : memref<?xf32>
        %319 = vector.broadcast %318 : f32 to vector<16xf32>
        %320 = math.fma %319, %283, %268 : vector<16xf32>
        %321 = math.fma %319, %285, %269 : vector<16xf32>
        %322 = arith.addi %40, %99 : index
        %323 = arith.addi %322, %c11 : index
        %324 = memref.load %x[%323] : memref<?xf32>
        %325 = vector.broadcast %324 : f32 to vector<16xf32>
        %326 = math.fma %325, %283, %274 : vector<16xf32>
        %327 = math.fma %325, %285, %275 : vector<16xf32>
        %328 = arith.addi %41, %99 : index
        %329 = arith.addi %328, %c11 : index
        %330 = memref.load %x[%329] : memref<?xf32>
        %331 = vector.broadcast %330 : f32 to vector<16xf32>
        %332 = math.fma %331, %283, %280 : vector<16xf32>
        %333 = math.fma %331, %285, %281 : vector<16xf32>
        scf.yield %290, %291, %296, %297, %302, %303, %308, %309, %314, %315, %320, %321, %326, %327, %332, %333 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %97#0, %97#1, %97#2, %97#3, %97#4, %97#5, %97#6, %97#7, %97#8, %97#9, %97#10, %97#11, %97#12, %97#13, %97#14, %97#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %334 = arith.addi %16, %c7 : index
    %335 = arith.cmpi slt, %334, %15 : index
    scf.if %335 {
      %336 = arith.muli %334, %outputFeatures : index
      %337 = arith.muli %3, %c4 : index
      %338 = arith.addi %336, %337 : index
      scf.if %0 {
        %339 = arith.addi %338, %c7 : index
        %340 = vector.load %residual[%339] : memref<?xf32>, vector<16xf32>
        %341 = arith.addf %340, %60#0 : vector<16xf32>
        %342 = arith.addi %338, %c7 : index
        vector.store %341, %out[%342] : memref<?xf32>, vector<16xf32>
      } else {
        %343 = arith.addi %338, %c7 : index
        vector.store %60#0, %out[%343] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %344 = arith.addi %338, %c20 : index
        %345 = vector.load %residual[%344] : memref<?xf32>, vector<16xf32>
        %346 = arith.addf %345, %60#1 : vector<16xf32>
        %347 = arith.addi %338, %c20 : index
        vector.store %346, %out[%347] : memref<?xf32>, vector<16xf32>
      } else {
        %348 = arith.addi %338, %c20 : index
        vector.store %60#1, %out[%348] : memref<?xf32>, vector<16xf32>
      }
    }
    %349 = arith.addi %16, %c1 : index
    %350 = arith.cmpi slt, %349, %15 : index
    scf.if %350 {
      %351 = arith.muli %349, %outputFeatures : index
      %352 = arith.muli %3, %c4 : index
      %353 = arith.addi %351, %352 : index
      scf.if %0 {
        %354 = arith.addi %353, %c7 : index
        %355 = vector.load %residual[%354] : memref<?xf32>, vector<16xf32>
        %356 = arith.addf %355, %60#2 : vector<16xf32>
        %357 = arith.addi %353, %c7 : index
        vector.store %356, %out[%357] : memref<?xf32>, vector<16xf32>
      } else {
        %358 = arith.addi %353, %c7 : index
        vector.store %60#2, %out[%358] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %359 = arith.addi %353, %c20 : index
        %360 = vector.load %residual[%359] : memref<?xf32>, vector<16xf32>
        %361 = arith.addf %360, %60#3 : vector<16xf32>
        %362 = arith.addi %353, %c20 : index
        vector.store %361, %out[%362] : memref<?xf32>, vector<16xf32>
      } else {
        %363 = arith.addi %353, %c20 : index
        vector.store %60#3, %out[%363] : memref<?xf32>, vector<16xf32>
      }
    }
    %364 = arith.addi %16, %c6 : index
    %365 = arith.cmpi slt, %364, %15 : index
    scf.if %365 {
      %366 = arith.muli %364, %outputFeatures : index
      %367 = arith.muli %3, %c4 : index
      %368 = arith.addi %366, %367 : index
      scf.if %0 {
        %369 = arith.addi %368, %c7 : index
        %370 = vector.load %residual[%369] : memref<?xf32>, vector<16xf32>
        %371 = arith.addf %370, %60#4 : vector<16xf32>
        %372 = arith.addi %368, %c7 : index
        vector.store %371, %out[%372] : memref<?xf32>, vector<16xf32>
      } else {
        %373 = arith.addi %368, %c7 : index
        vector.store %60#4, %out[%373] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %374 = arith.addi %368, %c20 : index
        %375 = vector.load %residual[%374] : memref<?xf32>, vector<16xf32>
        %376 = arith.addf %375, %60#5 : vector<16xf32>
        %377 = arith.addi %368, %c20 : index
        vector.store %376, %out[%377] : memref<?xf32>, vector<16xf32>
      } else {
        %378 = arith.addi %368, %c20 : index
        vector.store %60#5, %out[%378] : memref<?xf32>, vector<16xf32>
      }
    }
    %379 = arith.addi %16, %c11 : index
    %380 = arith.cmpi slt, %379, %15 : index
    scf.if %380 {
      %381 = arith.muli %379, %outputFeatures : index
      %382 = arith.muli %3, %c4 : index
      %383 = arith.addi %381, %382 : index
      scf.if %0 {
        %384 = arith.addi %383, %c7 : index
        %385 = vector.load %residual[%384] : memref<?xf32>, vector<16xf32>
        %386 = arith.addf %385, %60#6 : vector<16xf32>
        %387 = arith.addi %383, %c7 : index
        vector.store %386, %out[%387] : memref<?xf32>, vector<16xf32>
      } else {
        %388 = arith.addi %383, %c7 : index
        vector.store %60#6, %out[%388] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %389 = arith.addi %383, %c20 : index
        %390 = vector.load %residual[%389] : memref<?xf32>, vector<16xf32>
        %391 = arith.addf %390, %60#7 : vector<16xf32>
        %392 = arith.addi %383, %c20 : index
        vector.store %391, %out[%392] : memref<?xf32>, vector<16xf32>
      } else {
        %393 = arith.addi %383, %c20 : index
        vector.store %60#7, %out[%393] : memref<?xf32>, vector<16xf32>
      }
    }
    %394 = arith.addi %16, %c12 : index
    %395 = arith.cmpi slt, %394, %15 : index
    scf.if %395 {
      %396 = arith.muli %394, %outputFeatures : index
      %397 = arith.muli %3, %c4 : index
      %398 = arith.addi %396, %397 : index
      scf.if %0 {
        %399 = arith.addi %398, %c7 : index
        %400 = vector.load %residual[%399] : memref<?xf32>, vector<16xf32>
        %401 = arith.addf %400, %60#8 : vector<16xf32>
        %402 = arith.addi %398, %c7 : index
        vector.store %401, %out[%402] : memref<?xf32>, vector<16xf32>
      } else {
        %403 = arith.addi %398, %c7 : index
        vector.store %60#8, %out[%403] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %404 = arith.addi %398, %c20 : index
        %405 = vector.load %residual[%404] : memref<?xf32>, vector<16xf32>
        %406 = arith.addf %405, %60#9 : vector<16xf32>
        %407 = arith.addi %398, %c20 : index
        vector.store %406, %out[%407] : memref<?xf32>, vector<16xf32>
      } else {
        %408 = arith.addi %398, %c20 : index
        vector.store %60#9, %out[%408] : memref<?xf32>, vector<16xf32>
      }
    }
    %409 = arith.addi %16, %c13 : index
    %410 = arith.cmpi slt, %409, %15 : index
    scf.if %410 {
      %411 = arith.muli %409, %outputFeatures : index
      %412 = arith.muli %3, %c4 : index
      %413 = arith.addi %411, %412 : index
      scf.if %0 {
        %414 = arith.addi %413, %c7 : index
        %415 = vector.load %residual[%414] : memref<?xf32>, vector<16xf32>
        %416 = arith.addf %415, %60#10 : vector<16xf32>
        %417 = arith.addi %413, %c7 : index
        vector.store %416, %out[%417] : memref<?xf32>, vector<16xf32>
      } else {
        %418 = arith.addi %413, %c7 : index
        vector.store %60#10, %out[%418] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %419 = arith.addi %413, %c20 : index
        %420 = vector.load %residual[%419] : memref<?xf32>, vector<16xf32>
        %421 = arith.addf %420, %60#11 : vector<16xf32>
        %422 = arith.addi %413, %c20 : index
        vector.store %421, %out[%422] : memref<?xf32>, vector<16xf32>
      } else {
        %423 = arith.addi %413, %c20 : index
        vector.store %60#11, %out[%423] : memref<?xf32>, vector<16xf32>
      }
    }
    %424 = arith.addi %16, %c14 : index
    %425 = arith.cmpi slt, %424, %15 : index
    scf.if %425 {
      %426 = arith.muli %424, %outputFeatures : index
      %427 = arith.muli %3, %c4 : index
      %428 = arith.addi %426, %427 : index
      scf.if %0 {
        %429 = arith.addi %428, %c7 : index
        %430 = vector.load %residual[%429] : memref<?xf32>, vector<16xf32>
        %431 = arith.addf %430, %60#12 : vector<16xf32>
        %432 = arith.addi %428, %c7 : index
        vector.store %431, %out[%432] : memref<?xf32>, vector<16xf32>
      } else {
        %433 = arith.addi %428, %c7 : index
        vector.store %60#12, %out[%433] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %434 = arith.addi %428, %c20 : index
        %435 = vector.load %residual[%434] : memref<?xf32>, vector<16xf32>
        %436 = arith.addf %435, %60#13 : vector<16xf32>
        %437 = arith.addi %428, %c20 : index
        vector.store %436, %out[%437] : memref<?xf32>, vector<16xf32>
      } else {
        %438 = arith.addi %428, %c20 : index
        vector.store %60#13, %out[%438] : memref<?xf32>, vector<16xf32>
      }
    }
    %439 = arith.addi %16, %c15 : index
    %440 = arith.cmpi slt, %439, %15 : index
    scf.if %440 {
      %441 = arith.muli %439, %outputFeatures : index
      %442 = arith.muli %3, %c4 : index
      %443 = arith.addi %441, %442 : index
      scf.if %0 {
        %444 = arith.addi %443, %c7 : index
        %445 = vector.load %residual[%444] : memref<?xf32>, vector<16xf32>
        %446 = arith.addf %445, %60#14 : vector<16xf32>
        %447 = arith.addi %443, %c7 : index
        vector.store %446, %out[%447] : memref<?xf32>, vector<16xf32>
      } else {
        %448 = arith.addi %443, %c7 : index
        vector.store %60#14, %out[%448] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %449 = arith.addi %443, %c20 : index
        %450 = vector.load %residual[%449] : memref<?xf32>, vector<16xf32>
        %451 = arith.addf %450, %60#15 : vector<16xf32>
        %452 = arith.addi %443, %c20 : index
        vector.store %451, %out[%452] : memref<?xf32>, vector<16xf32>
      } else {
        %453 = arith.addi %443, %c20 : index
        vector.store %60#15, %out[%453] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
