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
  %c25 = arith.constant 0x3F800000 : f32
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
      %210 = memref.load %factors[%207] : memref<?xf32>
      %211 = arith.select %209, %210, %c25 : f32
      %212 = arith.remui %202, %c6 : index
      %213 = arith.muli %212, %c16 : index
      %214 = arith.addi %6, %213 : index
      %215 = vector.load %w[%214] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %216 = vector.bitcast %215 : vector<4xi8> to vector<1xf32>
      %217 = vector.extract %216[0] : f32 from vector<1xf32>
      %218 = arith.mulf %217, %211 : f32
      %219 = arith.mulf %201, %218 : f32
      %220 = arith.muli %207, %outputFeatures : index
      %221 = arith.addi %220, %12 : index
      %222 = wave.lane
      %223 = arith.remui %222, %c6 : index
      %224 = arith.addi %221, %223 : index
      %225 = arith.addi %224, %c4 : index
      memref.store %219, %logits[%225] : memref<?xf32>
    }
    %226 = arith.muli %172, %c16 : index
    %227 = arith.addi %226, %c3 : index
    %228 = arith.muli %227, %c1 : index
    %229 = arith.addi %228, %171 : index
    %230 = arith.addi %229, %c4 : index
    %231 = memref.load %10[%230] : memref<?xf32>
    %232 = arith.addi %230, %c17 : index
    %233 = memref.load %10[%232] : memref<?xf32>
    %234 = arith.addf %231, %233 : f32
    %235 = wave.lane
    %236 = arith.addi %9, %c4 : index
    %237 = arith.muli %227, %c18 : index
    %238 = arith.addi %236, %237 : index
    %239 = arith.divui %235, %c6 : index
    %240 = arith.addi %238, %239 : index
    %241 = arith.cmpi slt, %240, %8 : index
    scf.if %241 {
      %242 = arith.cmpi eq, %hasFactors, %c3 : index
      %243 = memref.load %factors[%240] : memref<?xf32>
      %244 = arith.select %242, %243, %c25 : f32
      %245 = arith.remui %235, %c6 : index
      %246 = arith.muli %245, %c16 : index
      %247 = arith.addi %6, %246 : index
      %248 = vector.load %w[%247] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %249 = vector.bitcast %248 : vector<4xi8> to vector<1xf32>
      %250 = vector.extract %249[0] : f32 from vector<1xf32>
      %251 = arith.mulf %250, %244 : f32
      %252 = arith.mulf %234, %251 : f32
      %253 = arith.muli %240, %outputFeatures : index
      %254 = arith.addi %253, %12 : index
      %255 = wave.lane
      %256 = arith.remui %255, %c6 : index
      %257 = arith.addi %254, %256 : index
      %258 = arith.addi %257, %c4 : index
      memref.store %252, %logits[%258] : memref<?xf32>
    }
    %259 = arith.muli %172, %c16 : index
    %260 = arith.addi %259, %c18 : index
    %261 = arith.muli %260, %c1 : index
    %262 = arith.addi %261, %171 : index
    %263 = arith.addi %262, %c4 : index
    %264 = memref.load %10[%263] : memref<?xf32>
    %265 = arith.addi %263, %c17 : index
    %266 = memref.load %10[%265] : memref<?xf32>
    %267 = arith.addf %264, %266 : f32
    %268 = wave.lane
    %269 = arith.addi %9, %c4 : index
    %270 = arith.muli %260, %c18 : index
    %271 = arith.addi %269, %270 : index
    %272 = arith.divui %268, %c6 : index
    %273 = arith.addi %271, %272 : index
    %274 = arith.cmpi slt, %273, %8 : index
    scf.if %274 {
      %275 = arith.cmpi eq, %hasFactors, %c3 : index
      %276 = memref.load %factors[%273] : memref<?xf32>
      %277 = arith.select %275, %276, %c25 : f32
      %278 = arith.remui %268, %c6 : index
      %279 = arith.muli %278, %c16 : index
      %280 = arith.addi %6, %279 : index
      %281 = vector.load %w[%280] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %282 = vector.bitcast %281 : vector<4xi8> to vector<1xf32>
      %283 = vector.extract %282[0] : f32 from vector<1xf32>
      %284 = arith.mulf %283, %277 : f32
      %285 = arith.mulf %267, %284 : f32
      %286 = arith.muli %273, %outputFeatures : index
      %287 = arith.addi %286, %12 : index
      %288 = wave.lane
      %289 = arith.remui %288, %c6 : index
      %290 = arith.addi %287, %289 : index
      %291 = arith.addi %290, %c4 : index
      memref.store %285, %logits[%291] : memref<?xf32>
    }
    %292 = arith.muli %172, %c16 : index
    %293 = arith.addi %292, %c19 : index
    %294 = arith.muli %293, %c1 : index
    %295 = arith.addi %294, %171 : index
    %296 = arith.addi %295, %c4 : index
    %297 = memref.load %10[%296] : memref<?xf32>
    %298 = arith.addi %296, %c17 : index
    %299 = memref.load %10[%298] : memref<?xf32>
    %300 = arith.addf %297, %299 : f32
    %301 = wave.lane
    %302 = arith.addi %9, %c4 : index
    %303 = arith.muli %293, %c18 : index
    %304 = arith.addi %302, %303 : index
    %305 = arith.divui %301, %c6 : index
    %306 = arith.addi %304, %305 : index
    %307 = arith.cmpi slt, %306, %8 : index
    scf.if %307 {
      %308 = arith.cmpi eq, %hasFactors, %c3 : index
      %309 = memref.load %factors[%306] : memref<?xf32>
      %310 = arith.select %308, %309, %c25 : f32
      %311 = arith.remui %301, %c6 : index
      %312 = arith.muli %311, %c16 : index
      %313 = arith.addi %6, %312 : index
      %314 = vector.load %w[%313] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %315 = vector.bitcast %314 : vector<4xi8> to vector<1xf32>
      %316 = vector.extract %315[0] : f32 from vector<1xf32>
      %317 = arith.mulf %316, %310 : f32
      %318 = arith.mulf %300, %317 : f32
      %319 = arith.muli %306, %outputFeatures : index
      %320 = arith.addi %319, %12 : index
      %321 = wave.lane
      %322 = arith.remui %321, %c6 : index
      %323 = arith.addi %320, %322 : index
      %324 = arith.addi %323, %c4 : index
      memref.store %318, %logits[%324] : memref<?xf32>
    }
  }
  %325 = arith.muli %experts, %c18 : index
  %326 = wave.scratch %325 : memref<?xf32>
  %327 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %327 {
    %328 = arith.addi %9, %c6 : index
    %329 = arith.minsi %328, %8 : index
    %330 = wave.wave
    %331 = arith.addi %9, %330 : index
    scf.for %332 = %331 to %329 step %c18 {
      %333 = wave.wave
      %334 = arith.muli %333, %experts : index
      %335 = wave.lane
      %336 = arith.muli %332, %logitsWidth : index
      %339 = scf.for %337 = %335 to %experts step %c1 iter_args(%338 = %c30) -> (f32) {
        %340 = arith.addi %336, %337 : index
        %341 = memref.load %logits[%340] : memref<?xf32>
        %342 = arith.maximumf %338, %341 : f32
        scf.yield %342 : f32
      }
      %343 = vector.broadcast %339 : f32 to vector<1xf32>
      %344 = wave.reduce "max" %343 : vector<1xf32>
      %347 = scf.for %345 = %335 to %experts step %c1 iter_args(%346 = %c31) -> (f32) {
        %348 = arith.addi %336, %345 : index
        %349 = memref.load %logits[%348] : memref<?xf32>
        %350 = arith.subf %349, %344 : f32
        %351 = arith.mulf %350, %c32 : f32
        %352 = wave.exp2 %351 : f32
        %353 = arith.addi %334, %345 : index
        memref.store %352, %326[%353] : memref<?xf32>
        %354 = arith.addf %346, %352 : f32
        scf.yield %354 : f32
      }
      %355 = vector.broadcast %347 : f32 to vector<1xf32>
      %356 = wave.reduce "add" %355 : vector<1xf32>
      scf.for %357 = %335 to %experts step %c1 {
        %358 = arith.addi %334, %357 : index
        %359 = memref.load %326[%358] : memref<?xf32>
        %360 = arith.divf %359, %356 : f32
        %361 = arith.addi %334, %357 : index
        memref.store %360, %326[%361] : memref<?xf32>
      }
      %366:3 = scf.for %362 = %c4 to %expertsPerToken step %c3 iter_args(%363 = %c31, %364 = %c31, %365 = %c33) -> (f32, f32, i32) {
        %370:2 = scf.for %367 = %335 to %experts step %c1 iter_args(%368 = %c34, %369 = %c31) -> (f32, f32) {
          %371 = arith.addi %334, %367 : index
          %372 = memref.load %326[%371] : memref<?xf32>
          %373 = arith.cmpf ogt, %372, %368 : f32
          %374 = arith.index_cast %367 : index to i32
          %375 = arith.sitofp %374 : i32 to f32
          %376 = arith.select %373, %372, %368 : f32
          %377 = arith.select %373, %375, %369 : f32
          scf.yield %376, %377 : f32, f32
        }
        %378 = vector.broadcast %370#0 : f32 to vector<1xf32>
        %379 = wave.reduce "max" %378 : vector<1xf32>
        %380 = arith.cmpf oeq, %370#0, %379 : f32
        %381 = arith.subf %c31, %370#1 : f32
        %382 = arith.select %380, %381, %c35 : f32
        %383 = vector.broadcast %382 : f32 to vector<1xf32>
        %384 = wave.reduce "max" %383 : vector<1xf32>
        %385 = arith.subf %c31, %384 : f32
        %386 = arith.fptosi %385 : f32 to i32
        %387 = arith.index_cast %386 : i32 to index
        %388 = arith.remui %387, %c1 : index
        %389 = arith.cmpi eq, %388, %335 : index
        scf.if %389 {
          %390 = arith.addi %334, %387 : index
          memref.store %c36, %326[%390] : memref<?xf32>
        }
        %391 = arith.cmpi eq, %362, %335 : index
        %392 = arith.addf %363, %379 : f32
        %393 = arith.select %391, %379, %364 : f32
        %394 = arith.select %391, %386, %365 : i32
        scf.yield %392, %393, %394 : f32, f32, i32
      }
      %395 = arith.cmpi eq, %normalize, %c3 : index
      %396 = arith.divf %366#1, %366#0 : f32
      %397 = arith.select %395, %396, %366#1 : f32
      %398 = arith.cmpi slt, %335, %expertsPerToken : index
      scf.if %398 {
        %399 = arith.muli %332, %expertsPerToken : index
        %400 = arith.addi %399, %335 : index
        memref.store %397, %weights[%400] : memref<?xf32>
        %401 = arith.muli %332, %expertsPerToken : index
        %402 = arith.addi %401, %335 : index
        memref.store %366#2, %ids_out[%402] : memref<?xi32>
      }
    }
  }
  wave.return
}
