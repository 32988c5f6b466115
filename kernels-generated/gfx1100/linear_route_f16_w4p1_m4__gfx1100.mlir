// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='f16', waves=4, panels=1, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_f16_w4p1_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) attributes {waves = 4 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 32 : index
  %c2 = arith.constant 128 : index
  %c3 = arith.constant 1 : index
  %c4 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 1024 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c11 = arith.constant 8 : index
  %c12 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c15 = arith.constant 4 : index
  %c16 = arith.constant 512 : index
  %c17 = arith.constant 256 : index
  %c18 = arith.constant 2 : index
  %c19 = arith.constant 3 : index
  %c20 = arith.constant 64 : index
  %c21 = arith.constant 96 : index
  %c22 = arith.constant 160 : index
  %c23 = arith.constant 192 : index
  %c24 = arith.constant 224 : index
  %c25 = arith.constant 768 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %experts = wave.param "experts" : index
  %arrivals = wave.param "arrivals" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %logitsWidth = wave.param "logitsWidth" : index
  %c32 = arith.constant 0xFF61B1E6 : f32
  %c33 = arith.constant 0x00000000 : f32
  %c34 = arith.constant 0x3FB8AA3B : f32
  %c35 = arith.constant 0 : i32
  %c36 = arith.constant 0xC0000000 : f32
  %c37 = arith.constant 0xCB800000 : f32
  %c38 = arith.constant 0xBF800000 : f32
  %normalize = wave.param "normalize" : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.addi %2, %c2 : index
  %4 = arith.muli %0, %c3 : index
  %5 = arith.addi %4, %c4 : index
  %6 = arith.muli %5, %3 : index
  %7 = memref.load %step[%countAt] : memref<?xi32>
  %8 = arith.index_cast %7 : i32 to index
  %9 = arith.muli %1, %c6 : index
  %10 = wave.scratch %c7 : memref<?xf32>
  %11 = wave.block 0
  %12 = arith.muli %11, %c6 : index
  %13 = arith.cmpi slt, %9, %8 : index
  scf.if %13 {
    %14 = wave.lane
    %15 = arith.remui %14, %c6 : index
    %16 = wave.scratch %operandHalves : memref<?xf16>
    %17 = arith.divui %operandHalves, %c11 : index
    %18 = wave.wave
    %19 = arith.muli %18, %c1 : index
    %20 = wave.lane
    %21 = arith.addi %19, %20 : index
    scf.for %22 = %21 to %17 step %c2 {
      %23 = arith.muli %22, %c11 : index
      %24 = arith.addi %c4, %23 : index
      %25 = vector.load %x[%24] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %26 = arith.muli %22, %c11 : index
      vector.store %25, %16[%26] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %27 = arith.remui %15, %tileRows : index
    %28 = arith.muli %27, %c11 : index
    %29 = wave.wave
    %30 = arith.divui %inputFeatures, %c6 : index
    %31 = arith.muli %29, %stepsPerWave : index
    %32 = arith.minsi %31, %30 : index
    %33 = arith.addi %32, %stepsPerWave : index
    %34 = arith.minsi %33, %30 : index
    %35 = arith.cmpi eq, %wholeBlocks, %c3 : index
    %36 = arith.subi %34, %32 : index
    %37 = arith.divui %36, %c15 : index
    %38 = arith.muli %37, %c15 : index
    %39 = arith.addi %32, %38 : index
    %40 = arith.addi %32, %stepsPerWave : index
    %41 = arith.select %35, %40, %39 : index
    %44 = scf.for %42 = %32 to %41 step %c15 iter_args(%43 = %c12) -> (vector<8xf32>) {
      %45 = wave.lane
      %46 = arith.addi %42, %c4 : index
      %47 = arith.addi %6, %c2 : index
      %48 = arith.muli %46, %c16 : index
      %49 = arith.addi %47, %48 : index
      %50 = arith.remui %45, %c6 : index
      %51 = arith.muli %50, %c6 : index
      %52 = arith.addi %49, %51 : index
      %53 = vector.load %w[%52] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %54 = vector.bitcast %53 : vector<16xi8> to vector<8xf16>
      %55 = arith.addi %52, %c17 : index
      %56 = vector.load %w[%55] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %57 = vector.bitcast %56 : vector<16xi8> to vector<8xf16>
      %58 = vector.shuffle %54, %57 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %59 = arith.addi %42, %c3 : index
      %60 = arith.addi %6, %c2 : index
      %61 = arith.muli %59, %c16 : index
      %62 = arith.addi %60, %61 : index
      %63 = arith.remui %45, %c6 : index
      %64 = arith.muli %63, %c6 : index
      %65 = arith.addi %62, %64 : index
      %66 = vector.load %w[%65] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %67 = vector.bitcast %66 : vector<16xi8> to vector<8xf16>
      %68 = arith.addi %65, %c17 : index
      %69 = vector.load %w[%68] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %70 = vector.bitcast %69 : vector<16xi8> to vector<8xf16>
      %71 = vector.shuffle %67, %70 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %72 = arith.addi %42, %c18 : index
      %73 = arith.addi %6, %c2 : index
      %74 = arith.muli %72, %c16 : index
      %75 = arith.addi %73, %74 : index
      %76 = arith.remui %45, %c6 : index
      %77 = arith.muli %76, %c6 : index
      %78 = arith.addi %75, %77 : index
      %79 = vector.load %w[%78] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %80 = vector.bitcast %79 : vector<16xi8> to vector<8xf16>
      %81 = arith.addi %78, %c17 : index
      %82 = vector.load %w[%81] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %83 = vector.bitcast %82 : vector<16xi8> to vector<8xf16>
      %84 = vector.shuffle %80, %83 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %85 = arith.addi %42, %c19 : index
      %86 = arith.addi %6, %c2 : index
      %87 = arith.muli %85, %c16 : index
      %88 = arith.addi %86, %87 : index
      %89 = arith.remui %45, %c6 : index
      %90 = arith.muli %89, %c6 : index
      %91 = arith.addi %88, %90 : index
      %92 = vector.load %w[%91] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %93 = vector.bitcast %92 : vector<16xi8> to vector<8xf16>
      %94 = arith.addi %91, %c17 : index
      %95 = vector.load %w[%94] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %96 = vector.bitcast %95 : vector<16xi8> to vector<8xf16>
      %97 = vector.shuffle %93, %96 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %98 = arith.muli %42, %c3 : index
      %99 = arith.addi %98, %c4 : index
      %100 = arith.muli %tileRows, %c6 : index
      %101 = arith.muli %99, %100 : index
      %102 = arith.addi %28, %101 : index
      %103 = vector.load %16[%102] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %104 = arith.muli %tileRows, %c11 : index
      %105 = arith.addi %102, %104 : index
      %106 = vector.load %16[%105] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %107 = vector.shuffle %103, %106 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %108 = wave.mma %107, %58, %43 : vector<16xf16>, vector<8xf32>
      %109 = arith.muli %42, %c3 : index
      %110 = arith.addi %109, %c3 : index
      %111 = arith.muli %tileRows, %c6 : index
      %112 = arith.muli %110, %111 : index
      %113 = arith.addi %28, %112 : index
      %114 = vector.load %16[%113] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %115 = arith.muli %tileRows, %c11 : index
      %116 = arith.addi %113, %115 : index
      %117 = vector.load %16[%116] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %118 = vector.shuffle %114, %117 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %119 = wave.mma %118, %71, %108 : vector<16xf16>, vector<8xf32>
      %120 = arith.muli %42, %c3 : index
      %121 = arith.addi %120, %c18 : index
      %122 = arith.muli %tileRows, %c6 : index
      %123 = arith.muli %121, %122 : index
      %124 = arith.addi %28, %123 : index
      %125 = vector.load %16[%124] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %126 = arith.muli %tileRows, %c11 : index
      %127 = arith.addi %124, %126 : index
      %128 = vector.load %16[%127] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %129 = vector.shuffle %125, %128 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %130 = wave.mma %129, %84, %119 : vector<16xf16>, vector<8xf32>
      %131 = arith.muli %42, %c3 : index
      %132 = arith.addi %131, %c19 : index
      %133 = arith.muli %tileRows, %c6 : index
      %134 = arith.muli %132, %133 : index
      %135 = arith.addi %28, %134 : index
      %136 = vector.load %16[%135] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %137 = arith.muli %tileRows, %c11 : index
      %138 = arith.addi %135, %137 : index
      %139 = vector.load %16[%138] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %140 = vector.shuffle %136, %139 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %141 = wave.mma %140, %97, %130 : vector<16xf16>, vector<8xf32>
      scf.yield %141 : vector<8xf32>
    }
    %142 = arith.select %35, %41, %34 : index
    %145 = scf.for %143 = %41 to %142 step %c3 iter_args(%144 = %44) -> (vector<8xf32>) {
      %146 = wave.lane
      %147 = arith.addi %143, %c4 : index
      %148 = arith.addi %6, %c2 : index
      %149 = arith.muli %147, %c16 : index
      %150 = arith.addi %148, %149 : index
      %151 = arith.remui %146, %c6 : index
      %152 = arith.muli %151, %c6 : index
      %153 = arith.addi %150, %152 : index
      %154 = vector.load %w[%153] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %155 = vector.bitcast %154 : vector<16xi8> to vector<8xf16>
      %156 = arith.addi %153, %c17 : index
      %157 = vector.load %w[%156] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %158 = vector.bitcast %157 : vector<16xi8> to vector<8xf16>
      %159 = vector.shuffle %155, %158 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %160 = arith.muli %143, %c3 : index
      %161 = arith.addi %160, %c4 : index
      %162 = arith.muli %tileRows, %c6 : index
      %163 = arith.muli %161, %162 : index
      %164 = arith.addi %28, %163 : index
      %165 = vector.load %16[%164] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %166 = arith.muli %tileRows, %c11 : index
      %167 = arith.addi %164, %166 : index
      %168 = vector.load %16[%167] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %169 = vector.shuffle %165, %168 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %170 = wave.mma %169, %159, %144 : vector<16xf16>, vector<8xf32>
      scf.yield %170 : vector<8xf32>
    }
    %171 = wave.lane
    %172 = wave.wave
    %173 = arith.muli %172, %c3 : index
    %174 = arith.addi %173, %c4 : index
    %175 = arith.muli %174, %c17 : index
    %176 = arith.addi %175, %171 : index
    %177 = vector.extract %145[0] : f32 from vector<8xf32>
    %178 = arith.addi %176, %c4 : index
    memref.store %177, %10[%178] : memref<?xf32>
    %179 = vector.extract %145[1] : f32 from vector<8xf32>
    %180 = arith.addi %176, %c1 : index
    memref.store %179, %10[%180] : memref<?xf32>
    %181 = vector.extract %145[2] : f32 from vector<8xf32>
    %182 = arith.addi %176, %c20 : index
    memref.store %181, %10[%182] : memref<?xf32>
    %183 = vector.extract %145[3] : f32 from vector<8xf32>
    %184 = arith.addi %176, %c21 : index
    memref.store %183, %10[%184] : memref<?xf32>
    %185 = vector.extract %145[4] : f32 from vector<8xf32>
    %186 = arith.addi %176, %c2 : index
    memref.store %185, %10[%186] : memref<?xf32>
    %187 = vector.extract %145[5] : f32 from vector<8xf32>
    %188 = arith.addi %176, %c22 : index
    memref.store %187, %10[%188] : memref<?xf32>
    %189 = vector.extract %145[6] : f32 from vector<8xf32>
    %190 = arith.addi %176, %c23 : index
    memref.store %189, %10[%190] : memref<?xf32>
    %191 = vector.extract %145[7] : f32 from vector<8xf32>
    %192 = arith.addi %176, %c24 : index
    memref.store %191, %10[%192] : memref<?xf32>
    wave.barrier
    %193 = arith.muli %172, %c18 : index
    %194 = arith.addi %193, %c4 : index
    %195 = arith.muli %194, %c1 : index
    %196 = arith.addi %195, %171 : index
    %197 = arith.addi %196, %c4 : index
    %198 = memref.load %10[%197] : memref<?xf32>
    %199 = arith.addi %197, %c17 : index
    %200 = memref.load %10[%199] : memref<?xf32>
    %201 = arith.addf %198, %200 : f32
    %202 = arith.addi %197, %c16 : index
    %203 = memref.load %10[%202] : memref<?xf32>
    %204 = arith.addf %201, %203 : f32
    %205 = arith.addi %197, %c25 : index
    %206 = memref.load %10[%205] : memref<?xf32>
    %207 = arith.addf %204, %206 : f32
    %208 = wave.lane
    %209 = arith.addi %9, %c4 : index
    %210 = arith.muli %194, %c18 : index
    %211 = arith.addi %209, %210 : index
    %212 = arith.divui %208, %c6 : index
    %213 = arith.addi %211, %212 : index
    %214 = arith.cmpi slt, %213, %8 : index
    scf.if %214 {
      %215 = arith.cmpi eq, %hasFactors, %c3 : index
      %216 = arith.muli %213, %c18 : index
      %217 = memref.load %factors[%216] : memref<?xf32>
      %218 = arith.mulf %217, %operandScale : f32
      %219 = arith.select %215, %218, %operandScale : f32
      %220 = arith.remui %208, %c6 : index
      %221 = arith.muli %220, %c15 : index
      %222 = arith.addi %6, %221 : index
      %223 = vector.load %w[%222] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %224 = vector.bitcast %223 : vector<4xi8> to vector<1xf32>
      %225 = vector.extract %224[0] : f32 from vector<1xf32>
      %226 = arith.mulf %225, %219 : f32
      %227 = arith.mulf %207, %226 : f32
      %228 = arith.muli %213, %outputFeatures : index
      %229 = arith.addi %228, %12 : index
      %230 = wave.lane
      %231 = arith.remui %230, %c6 : index
      %232 = arith.addi %229, %231 : index
      %233 = arith.addi %232, %c4 : index
      memref.store %227, %logits[%233] : memref<?xf32>
    }
    %234 = arith.muli %172, %c18 : index
    %235 = arith.addi %234, %c3 : index
    %236 = arith.muli %235, %c1 : index
    %237 = arith.addi %236, %171 : index
    %238 = arith.addi %237, %c4 : index
    %239 = memref.load %10[%238] : memref<?xf32>
    %240 = arith.addi %238, %c17 : index
    %241 = memref.load %10[%240] : memref<?xf32>
    %242 = arith.addf %239, %241 : f32
    %243 = arith.addi %238, %c16 : index
    %244 = memref.load %10[%243] : memref<?xf32>
    %245 = arith.addf %242, %244 : f32
    %246 = arith.addi %238, %c25 : index
    %247 = memref.load %10[%246] : memref<?xf32>
    %248 = arith.addf %245, %247 : f32
    %249 = wave.lane
    %250 = arith.addi %9, %c4 : index
    %251 = arith.muli %235, %c18 : index
    %252 = arith.addi %250, %251 : index
    %253 = arith.divui %249, %c6 : index
    %254 = arith.addi %252, %253 : index
    %255 = arith.cmpi slt, %254, %8 : index
    scf.if %255 {
      %256 = arith.cmpi eq, %hasFactors, %c3 : index
      %257 = arith.muli %254, %c18 : index
      %258 = memref.load %factors[%257] : memref<?xf32>
      %259 = arith.mulf %258, %operandScale : f32
      %260 = arith.select %256, %259, %operandScale : f32
      %261 = arith.remui %249, %c6 : index
      %262 = arith.muli %261, %c15 : index
      %263 = arith.addi %6, %262 : index
      %264 = vector.load %w[%263] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %265 = vector.bitcast %264 : vector<4xi8> to vector<1xf32>
      %266 = vector.extract %265[0] : f32 from vector<1xf32>
      %267 = arith.mulf %266, %260 : f32
      %268 = arith.mulf %248, %267 : f32
      %269 = arith.muli %254, %outputFeatures : index
      %270 = arith.addi %269, %12 : index
      %271 = wave.lane
      %272 = arith.remui %271, %c6 : index
      %273 = arith.addi %270, %272 : index
      %274 = arith.addi %273, %c4 : index
      memref.store %268, %logits[%274] : memref<?xf32>
    }
  }
  %275 = arith.muli %experts, %c15 : index
  %276 = wave.scratch %275 : memref<?xf32>
  %277 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %277 {
    %278 = arith.addi %9, %c6 : index
    %279 = arith.minsi %278, %8 : index
    %280 = wave.wave
    %281 = arith.addi %9, %280 : index
    scf.for %282 = %281 to %279 step %c15 {
      %283 = wave.wave
      %284 = arith.muli %283, %experts : index
      %285 = wave.lane
      %286 = arith.muli %282, %logitsWidth : index
      %289 = scf.for %287 = %285 to %experts step %c1 iter_args(%288 = %c32) -> (f32) {
        %290 = arith.addi %286, %287 : index
        %291 = memref.load %logits[%290] : memref<?xf32>
        %292 = arith.maximumf %288, %291 : f32
        scf.yield %292 : f32
      }
      %293 = vector.broadcast %289 : f32 to vector<1xf32>
      %294 = wave.reduce "max" %293 : vector<1xf32>
      %297 = scf.for %295 = %285 to %experts step %c1 iter_args(%296 = %c33) -> (f32) {
        %298 = arith.addi %286, %295 : index
        %299 = memref.load %logits[%298] : memref<?xf32>
        %300 = arith.subf %299, %294 : f32
        %301 = arith.mulf %300, %c34 : f32
        %302 = wave.exp2 %301 : f32
        %303 = arith.addi %284, %295 : index
        memref.store %302, %276[%303] : memref<?xf32>
        %304 = arith.addf %296, %302 : f32
        scf.yield %304 : f32
      }
      %305 = vector.broadcast %297 : f32 to vector<1xf32>
      %306 = wave.reduce "add" %305 : vector<1xf32>
      scf.for %307 = %285 to %experts step %c1 {
        %308 = arith.addi %284, %307 : index
        %309 = memref.load %276[%308] : memref<?xf32>
        %310 = arith.divf %309, %306 : f32
        %311 = arith.addi %284, %307 : index
        memref.store %310, %276[%311] : memref<?xf32>
      }
      %316:3 = scf.for %312 = %c4 to %expertsPerToken step %c3 iter_args(%313 = %c33, %314 = %c33, %315 = %c35) -> (f32, f32, i32) {
        %320:2 = scf.for %317 = %285 to %experts step %c1 iter_args(%318 = %c36, %319 = %c33) -> (f32, f32) {
          %321 = arith.addi %284, %317 : index
          %322 = memref.load %276[%321] : memref<?xf32>
          %323 = arith.cmpf ogt, %322, %318 : f32
          %324 = arith.index_cast %317 : index to i32
          %325 = arith.sitofp %324 : i32 to f32
          %326 = arith.select %323, %322, %318 : f32
          %327 = arith.select %323, %325, %319 : f32
          scf.yield %326, %327 : f32, f32
        }
        %328 = vector.broadcast %320#0 : f32 to vector<1xf32>
        %329 = wave.reduce "max" %328 : vector<1xf32>
        %330 = arith.cmpf oeq, %320#0, %329 : f32
        %331 = arith.subf %c33, %320#1 : f32
        %332 = arith.select %330, %331, %c37 : f32
        %333 = vector.broadcast %332 : f32 to vector<1xf32>
        %334 = wave.reduce "max" %333 : vector<1xf32>
        %335 = arith.subf %c33, %334 : f32
        %336 = arith.fptosi %335 : f32 to i32
        %337 = arith.index_cast %336 : i32 to index
        %338 = arith.remui %337, %c1 : index
        %339 = arith.cmpi eq, %338, %285 : index
        scf.if %339 {
          %340 = arith.addi %284, %337 : index
          memref.store %c38, %276[%340] : memref<?xf32>
        }
        %341 = arith.cmpi eq, %312, %285 : index
        %342 = arith.addf %313, %329 : f32
        %343 = arith.select %341, %329, %314 : f32
        %344 = arith.select %341, %336, %315 : i32
        scf.yield %342, %343, %344 : f32, f32, i32
      }
      %345 = arith.cmpi eq, %normalize, %c3 : index
      %346 = arith.divf %316#1, %316#0 : f32
      %347 = arith.select %345, %346, %316#1 : f32
      %348 = arith.cmpi slt, %285, %expertsPerToken : index
      scf.if %348 {
        %349 = arith.muli %282, %expertsPerToken : index
        %350 = arith.addi %349, %285 : index
        memref.store %347, %weights[%350] : memref<?xf32>
        %351 = arith.muli %282, %expertsPerToken : index
        %352 = arith.addi %351, %285 : index
        memref.store %316#2, %ids_out[%352] : memref<?xi32>
      }
    }
  }
  wave.return
}
