// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='f16', waves=2, panels=1, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_f16_w2p1_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) attributes {waves = 2 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 32 : index
  %c2 = arith.constant 128 : index
  %c3 = arith.constant 1 : index
  %c4 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 512 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c11 = arith.constant 8 : index
  %c12 = arith.constant 64 : index
  %c13 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c16 = arith.constant 4 : index
  %c17 = arith.constant 256 : index
  %c18 = arith.constant 2 : index
  %c19 = arith.constant 3 : index
  %c20 = arith.constant 96 : index
  %c21 = arith.constant 160 : index
  %c22 = arith.constant 192 : index
  %c23 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %experts = wave.param "experts" : index
  %arrivals = wave.param "arrivals" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %logitsWidth = wave.param "logitsWidth" : index
  %c30 = arith.constant 0xFF61B1E6 : f32
  %c31 = arith.constant 0x00000000 : f32
  %c32 = arith.constant 0x3FB8AA3B : f32
  %c33 = arith.constant 0 : i32
  %c34 = arith.constant 0xC0000000 : f32
  %c35 = arith.constant 0xCB800000 : f32
  %c36 = arith.constant 0xBF800000 : f32
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
    scf.for %22 = %21 to %17 step %c12 {
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
    %37 = arith.divui %36, %c16 : index
    %38 = arith.muli %37, %c16 : index
    %39 = arith.addi %32, %38 : index
    %40 = arith.addi %32, %stepsPerWave : index
    %41 = arith.select %35, %40, %39 : index
    %44 = scf.for %42 = %32 to %41 step %c16 iter_args(%43 = %c13) -> (vector<8xf32>) {
      %45 = wave.lane
      %46 = arith.addi %42, %c4 : index
      %47 = arith.addi %6, %c2 : index
      %48 = arith.muli %46, %c7 : index
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
      %61 = arith.muli %59, %c7 : index
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
      %74 = arith.muli %72, %c7 : index
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
      %87 = arith.muli %85, %c7 : index
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
      %149 = arith.muli %147, %c7 : index
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
    %182 = arith.addi %176, %c12 : index
    memref.store %181, %10[%182] : memref<?xf32>
    %183 = vector.extract %145[3] : f32 from vector<8xf32>
    %184 = arith.addi %176, %c20 : index
    memref.store %183, %10[%184] : memref<?xf32>
    %185 = vector.extract %145[4] : f32 from vector<8xf32>
    %186 = arith.addi %176, %c2 : index
    memref.store %185, %10[%186] : memref<?xf32>
    %187 = vector.extract %145[5] : f32 from vector<8xf32>
    %188 = arith.addi %176, %c21 : index
    memref.store %187, %10[%188] : memref<?xf32>
    %189 = vector.extract %145[6] : f32 from vector<8xf32>
    %190 = arith.addi %176, %c22 : index
    memref.store %189, %10[%190] : memref<?xf32>
    %191 = vector.extract %145[7] : f32 from vector<8xf32>
    %192 = arith.addi %176, %c23 : index
    memref.store %191, %10[%192] : memref<?xf32>
    wave.barrier
    %193 = arith.muli %172, %c16 : index
    %194 = arith.addi %193, %c4 : index
    %195 = arith.muli %194, %c1 : index
    %196 = arith.addi %195, %171 : index
    %197 = arith.addi %196, %c4 : index
    %198 = memref.load %10[%197] : memref<?xf32>
    %199 = arith.addi %197, %c17 : index
    %200 = memref.load %10[%199] : memref<?xf32>
    %201 = arith.addf %198, %200 : f32
    %202 = wave.lane
    %203 = arith.addi %9, %c4 : index
    %204 = arith.muli %194, %c18 : index
    %205 = arith.addi %203, %204 : index
    %206 = arith.divui %202, %c6 : index
    %207 = arith.addi %205, %206 : index
    %208 = arith.cmpi slt, %207, %8 : index
    scf.if %208 {
      %209 = arith.cmpi eq, %hasFactors, %c3 : index
      %210 = arith.muli %207, %c18 : index
      %211 = memref.load %factors[%210] : memref<?xf32>
      %212 = arith.mulf %211, %operandScale : f32
      %213 = arith.select %209, %212, %operandScale : f32
      %214 = arith.remui %202, %c6 : index
      %215 = arith.muli %214, %c16 : index
      %216 = arith.addi %6, %215 : index
      %217 = vector.load %w[%216] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %218 = vector.bitcast %217 : vector<4xi8> to vector<1xf32>
      %219 = vector.extract %218[0] : f32 from vector<1xf32>
      %220 = arith.mulf %219, %213 : f32
      %221 = arith.mulf %201, %220 : f32
      %222 = arith.muli %207, %outputFeatures : index
      %223 = arith.addi %222, %12 : index
      %224 = wave.lane
      %225 = arith.remui %224, %c6 : index
      %226 = arith.addi %223, %225 : index
      %227 = arith.addi %226, %c4 : index
      memref.store %221, %logits[%227] : memref<?xf32>
    }
    %228 = arith.muli %172, %c16 : index
    %229 = arith.addi %228, %c3 : index
    %230 = arith.muli %229, %c1 : index
    %231 = arith.addi %230, %171 : index
    %232 = arith.addi %231, %c4 : index
    %233 = memref.load %10[%232] : memref<?xf32>
    %234 = arith.addi %232, %c17 : index
    %235 = memref.load %10[%234] : memref<?xf32>
    %236 = arith.addf %233, %235 : f32
    %237 = wave.lane
    %238 = arith.addi %9, %c4 : index
    %239 = arith.muli %229, %c18 : index
    %240 = arith.addi %238, %239 : index
    %241 = arith.divui %237, %c6 : index
    %242 = arith.addi %240, %241 : index
    %243 = arith.cmpi slt, %242, %8 : index
    scf.if %243 {
      %244 = arith.cmpi eq, %hasFactors, %c3 : index
      %245 = arith.muli %242, %c18 : index
      %246 = memref.load %factors[%245] : memref<?xf32>
      %247 = arith.mulf %246, %operandScale : f32
      %248 = arith.select %244, %247, %operandScale : f32
      %249 = arith.remui %237, %c6 : index
      %250 = arith.muli %249, %c16 : index
      %251 = arith.addi %6, %250 : index
      %252 = vector.load %w[%251] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %253 = vector.bitcast %252 : vector<4xi8> to vector<1xf32>
      %254 = vector.extract %253[0] : f32 from vector<1xf32>
      %255 = arith.mulf %254, %248 : f32
      %256 = arith.mulf %236, %255 : f32
      %257 = arith.muli %242, %outputFeatures : index
      %258 = arith.addi %257, %12 : index
      %259 = wave.lane
      %260 = arith.remui %259, %c6 : index
      %261 = arith.addi %258, %260 : index
      %262 = arith.addi %261, %c4 : index
      memref.store %256, %logits[%262] : memref<?xf32>
    }
    %263 = arith.muli %172, %c16 : index
    %264 = arith.addi %263, %c18 : index
    %265 = arith.muli %264, %c1 : index
    %266 = arith.addi %265, %171 : index
    %267 = arith.addi %266, %c4 : index
    %268 = memref.load %10[%267] : memref<?xf32>
    %269 = arith.addi %267, %c17 : index
    %270 = memref.load %10[%269] : memref<?xf32>
    %271 = arith.addf %268, %270 : f32
    %272 = wave.lane
    %273 = arith.addi %9, %c4 : index
    %274 = arith.muli %264, %c18 : index
    %275 = arith.addi %273, %274 : index
    %276 = arith.divui %272, %c6 : index
    %277 = arith.addi %275, %276 : index
    %278 = arith.cmpi slt, %277, %8 : index
    scf.if %278 {
      %279 = arith.cmpi eq, %hasFactors, %c3 : index
      %280 = arith.muli %277, %c18 : index
      %281 = memref.load %factors[%280] : memref<?xf32>
      %282 = arith.mulf %281, %operandScale : f32
      %283 = arith.select %279, %282, %operandScale : f32
      %284 = arith.remui %272, %c6 : index
      %285 = arith.muli %284, %c16 : index
      %286 = arith.addi %6, %285 : index
      %287 = vector.load %w[%286] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %288 = vector.bitcast %287 : vector<4xi8> to vector<1xf32>
      %289 = vector.extract %288[0] : f32 from vector<1xf32>
      %290 = arith.mulf %289, %283 : f32
      %291 = arith.mulf %271, %290 : f32
      %292 = arith.muli %277, %outputFeatures : index
      %293 = arith.addi %292, %12 : index
      %294 = wave.lane
      %295 = arith.remui %294, %c6 : index
      %296 = arith.addi %293, %295 : index
      %297 = arith.addi %296, %c4 : index
      memref.store %291, %logits[%297] : memref<?xf32>
    }
    %298 = arith.muli %172, %c16 : index
    %299 = arith.addi %298, %c19 : index
    %300 = arith.muli %299, %c1 : index
    %301 = arith.addi %300, %171 : index
    %302 = arith.addi %301, %c4 : index
    %303 = memref.load %10[%302] : memref<?xf32>
    %304 = arith.addi %302, %c17 : index
    %305 = memref.load %10[%304] : memref<?xf32>
    %306 = arith.addf %303, %305 : f32
    %307 = wave.lane
    %308 = arith.addi %9, %c4 : index
    %309 = arith.muli %299, %c18 : index
    %310 = arith.addi %308, %309 : index
    %311 = arith.divui %307, %c6 : index
    %312 = arith.addi %310, %311 : index
    %313 = arith.cmpi slt, %312, %8 : index
    scf.if %313 {
      %314 = arith.cmpi eq, %hasFactors, %c3 : index
      %315 = arith.muli %312, %c18 : index
      %316 = memref.load %factors[%315] : memref<?xf32>
      %317 = arith.mulf %316, %operandScale : f32
      %318 = arith.select %314, %317, %operandScale : f32
      %319 = arith.remui %307, %c6 : index
      %320 = arith.muli %319, %c16 : index
      %321 = arith.addi %6, %320 : index
      %322 = vector.load %w[%321] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %323 = vector.bitcast %322 : vector<4xi8> to vector<1xf32>
      %324 = vector.extract %323[0] : f32 from vector<1xf32>
      %325 = arith.mulf %324, %318 : f32
      %326 = arith.mulf %306, %325 : f32
      %327 = arith.muli %312, %outputFeatures : index
      %328 = arith.addi %327, %12 : index
      %329 = wave.lane
      %330 = arith.remui %329, %c6 : index
      %331 = arith.addi %328, %330 : index
      %332 = arith.addi %331, %c4 : index
      memref.store %326, %logits[%332] : memref<?xf32>
    }
  }
  %333 = arith.muli %experts, %c18 : index
  %334 = wave.scratch %333 : memref<?xf32>
  %335 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %335 {
    %336 = arith.addi %9, %c6 : index
    %337 = arith.minsi %336, %8 : index
    %338 = wave.wave
    %339 = arith.addi %9, %338 : index
    scf.for %340 = %339 to %337 step %c18 {
      %341 = wave.wave
      %342 = arith.muli %341, %experts : index
      %343 = wave.lane
      %344 = arith.muli %340, %logitsWidth : index
      %347 = scf.for %345 = %343 to %experts step %c1 iter_args(%346 = %c30) -> (f32) {
        %348 = arith.addi %344, %345 : index
        %349 = memref.load %logits[%348] : memref<?xf32>
        %350 = arith.maximumf %346, %349 : f32
        scf.yield %350 : f32
      }
      %351 = vector.broadcast %347 : f32 to vector<1xf32>
      %352 = wave.reduce "max" %351 : vector<1xf32>
      %355 = scf.for %353 = %343 to %experts step %c1 iter_args(%354 = %c31) -> (f32) {
        %356 = arith.addi %344, %353 : index
        %357 = memref.load %logits[%356] : memref<?xf32>
        %358 = arith.subf %357, %352 : f32
        %359 = arith.mulf %358, %c32 : f32
        %360 = wave.exp2 %359 : f32
        %361 = arith.addi %342, %353 : index
        memref.store %360, %334[%361] : memref<?xf32>
        %362 = arith.addf %354, %360 : f32
        scf.yield %362 : f32
      }
      %363 = vector.broadcast %355 : f32 to vector<1xf32>
      %364 = wave.reduce "add" %363 : vector<1xf32>
      scf.for %365 = %343 to %experts step %c1 {
        %366 = arith.addi %342, %365 : index
        %367 = memref.load %334[%366] : memref<?xf32>
        %368 = arith.divf %367, %364 : f32
        %369 = arith.addi %342, %365 : index
        memref.store %368, %334[%369] : memref<?xf32>
      }
      %374:3 = scf.for %370 = %c4 to %expertsPerToken step %c3 iter_args(%371 = %c31, %372 = %c31, %373 = %c33) -> (f32, f32, i32) {
        %378:2 = scf.for %375 = %343 to %experts step %c1 iter_args(%376 = %c34, %377 = %c31) -> (f32, f32) {
          %379 = arith.addi %342, %375 : index
          %380 = memref.load %334[%379] : memref<?xf32>
          %381 = arith.cmpf ogt, %380, %376 : f32
          %382 = arith.index_cast %375 : index to i32
          %383 = arith.sitofp %382 : i32 to f32
          %384 = arith.select %381, %380, %376 : f32
          %385 = arith.select %381, %383, %377 : f32
          scf.yield %384, %385 : f32, f32
        }
        %386 = vector.broadcast %378#0 : f32 to vector<1xf32>
        %387 = wave.reduce "max" %386 : vector<1xf32>
        %388 = arith.cmpf oeq, %378#0, %387 : f32
        %389 = arith.subf %c31, %378#1 : f32
        %390 = arith.select %388, %389, %c35 : f32
        %391 = vector.broadcast %390 : f32 to vector<1xf32>
        %392 = wave.reduce "max" %391 : vector<1xf32>
        %393 = arith.subf %c31, %392 : f32
        %394 = arith.fptosi %393 : f32 to i32
        %395 = arith.index_cast %394 : i32 to index
        %396 = arith.remui %395, %c1 : index
        %397 = arith.cmpi eq, %396, %343 : index
        scf.if %397 {
          %398 = arith.addi %342, %395 : index
          memref.store %c36, %334[%398] : memref<?xf32>
        }
        %399 = arith.cmpi eq, %370, %343 : index
        %400 = arith.addf %371, %387 : f32
        %401 = arith.select %399, %387, %372 : f32
        %402 = arith.select %399, %394, %373 : i32
        scf.yield %400, %401, %402 : f32, f32, i32
      }
      %403 = arith.cmpi eq, %normalize, %c3 : index
      %404 = arith.divf %374#1, %374#0 : f32
      %405 = arith.select %403, %404, %374#1 : f32
      %406 = arith.cmpi slt, %343, %expertsPerToken : index
      scf.if %406 {
        %407 = arith.muli %340, %expertsPerToken : index
        %408 = arith.addi %407, %343 : index
        memref.store %405, %weights[%408] : memref<?xf32>
        %409 = arith.muli %340, %expertsPerToken : index
        %410 = arith.addi %409, %343 : index
        memref.store %374#2, %ids_out[%410] : memref<?xi32>
      }
    }
  }
  wave.return
}
