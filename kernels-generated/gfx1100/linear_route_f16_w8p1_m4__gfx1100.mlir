// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='f16', waves=8, panels=1, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_f16_w8p1_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 32 : index
  %c2 = arith.constant 128 : index
  %c3 = arith.constant 1 : index
  %c4 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 2048 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c11 = arith.constant 8 : index
  %c12 = arith.constant 256 : index
  %c13 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c16 = arith.constant 4 : index
  %c17 = arith.constant 512 : index
  %c18 = arith.constant 2 : index
  %c19 = arith.constant 3 : index
  %c20 = arith.constant 64 : index
  %c21 = arith.constant 96 : index
  %c22 = arith.constant 160 : index
  %c23 = arith.constant 192 : index
  %c24 = arith.constant 224 : index
  %c25 = arith.constant 768 : index
  %c26 = arith.constant 1024 : index
  %c27 = arith.constant 1280 : index
  %c28 = arith.constant 1536 : index
  %c29 = arith.constant 1792 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %experts = wave.param "experts" : index
  %arrivals = wave.param "arrivals" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %logitsWidth = wave.param "logitsWidth" : index
  %c36 = arith.constant 0xFF61B1E6 : f32
  %c37 = arith.constant 0x00000000 : f32
  %c38 = arith.constant 0x3FB8AA3B : f32
  %c39 = arith.constant 0 : i32
  %c40 = arith.constant 0xC0000000 : f32
  %c41 = arith.constant 0xCB800000 : f32
  %c42 = arith.constant 0xBF800000 : f32
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
      %48 = arith.muli %46, %c17 : index
      %49 = arith.addi %47, %48 : index
      %50 = arith.remui %45, %c6 : index
      %51 = arith.muli %50, %c6 : index
      %52 = arith.addi %49, %51 : index
      %53 = vector.load %w[%52] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %54 = vector.bitcast %53 : vector<16xi8> to vector<8xf16>
      %55 = arith.addi %52, %c12 : index
      %56 = vector.load %w[%55] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %57 = vector.bitcast %56 : vector<16xi8> to vector<8xf16>
      %58 = vector.shuffle %54, %57 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %59 = arith.addi %42, %c3 : index
      %60 = arith.addi %6, %c2 : index
      %61 = arith.muli %59, %c17 : index
      %62 = arith.addi %60, %61 : index
      %63 = arith.remui %45, %c6 : index
      %64 = arith.muli %63, %c6 : index
      %65 = arith.addi %62, %64 : index
      %66 = vector.load %w[%65] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %67 = vector.bitcast %66 : vector<16xi8> to vector<8xf16>
      %68 = arith.addi %65, %c12 : index
      %69 = vector.load %w[%68] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %70 = vector.bitcast %69 : vector<16xi8> to vector<8xf16>
      %71 = vector.shuffle %67, %70 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %72 = arith.addi %42, %c18 : index
      %73 = arith.addi %6, %c2 : index
      %74 = arith.muli %72, %c17 : index
      %75 = arith.addi %73, %74 : index
      %76 = arith.remui %45, %c6 : index
      %77 = arith.muli %76, %c6 : index
      %78 = arith.addi %75, %77 : index
      %79 = vector.load %w[%78] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %80 = vector.bitcast %79 : vector<16xi8> to vector<8xf16>
      %81 = arith.addi %78, %c12 : index
      %82 = vector.load %w[%81] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %83 = vector.bitcast %82 : vector<16xi8> to vector<8xf16>
      %84 = vector.shuffle %80, %83 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %85 = arith.addi %42, %c19 : index
      %86 = arith.addi %6, %c2 : index
      %87 = arith.muli %85, %c17 : index
      %88 = arith.addi %86, %87 : index
      %89 = arith.remui %45, %c6 : index
      %90 = arith.muli %89, %c6 : index
      %91 = arith.addi %88, %90 : index
      %92 = vector.load %w[%91] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %93 = vector.bitcast %92 : vector<16xi8> to vector<8xf16>
      %94 = arith.addi %91, %c12 : index
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
      %149 = arith.muli %147, %c17 : index
      %150 = arith.addi %148, %149 : index
      %151 = arith.remui %146, %c6 : index
      %152 = arith.muli %151, %c6 : index
      %153 = arith.addi %150, %152 : index
      %154 = vector.load %w[%153] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %155 = vector.bitcast %154 : vector<16xi8> to vector<8xf16>
      %156 = arith.addi %153, %c12 : index
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
    %175 = arith.muli %174, %c12 : index
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
    %193 = arith.muli %172, %c3 : index
    %194 = arith.addi %193, %c4 : index
    %195 = arith.muli %194, %c1 : index
    %196 = arith.addi %195, %171 : index
    %197 = arith.addi %196, %c4 : index
    %198 = memref.load %10[%197] : memref<?xf32>
    %199 = arith.addi %197, %c12 : index
    %200 = memref.load %10[%199] : memref<?xf32>
    %201 = arith.addf %198, %200 : f32
    %202 = arith.addi %197, %c17 : index
    %203 = memref.load %10[%202] : memref<?xf32>
    %204 = arith.addf %201, %203 : f32
    %205 = arith.addi %197, %c25 : index
    %206 = memref.load %10[%205] : memref<?xf32>
    %207 = arith.addf %204, %206 : f32
    %208 = arith.addi %197, %c26 : index
    %209 = memref.load %10[%208] : memref<?xf32>
    %210 = arith.addf %207, %209 : f32
    %211 = arith.addi %197, %c27 : index
    %212 = memref.load %10[%211] : memref<?xf32>
    %213 = arith.addf %210, %212 : f32
    %214 = arith.addi %197, %c28 : index
    %215 = memref.load %10[%214] : memref<?xf32>
    %216 = arith.addf %213, %215 : f32
    %217 = arith.addi %197, %c29 : index
    %218 = memref.load %10[%217] : memref<?xf32>
    %219 = arith.addf %216, %218 : f32
    %220 = wave.lane
    %221 = arith.addi %9, %c4 : index
    %222 = arith.muli %194, %c18 : index
    %223 = arith.addi %221, %222 : index
    %224 = arith.divui %220, %c6 : index
    %225 = arith.addi %223, %224 : index
    %226 = arith.cmpi slt, %225, %8 : index
    scf.if %226 {
      %227 = arith.cmpi eq, %hasFactors, %c3 : index
      %228 = arith.muli %225, %c18 : index
      %229 = memref.load %factors[%228] : memref<?xf32>
      %230 = arith.mulf %229, %operandScale : f32
      %231 = arith.select %227, %230, %operandScale : f32
      %232 = arith.remui %220, %c6 : index
      %233 = arith.muli %232, %c16 : index
      %234 = arith.addi %6, %233 : index
      %235 = vector.load %w[%234] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %236 = vector.bitcast %235 : vector<4xi8> to vector<1xf32>
      %237 = vector.extract %236[0] : f32 from vector<1xf32>
      %238 = arith.mulf %237, %231 : f32
      %239 = arith.mulf %219, %238 : f32
      %240 = arith.muli %225, %outputFeatures : index
      %241 = arith.addi %240, %12 : index
      %242 = wave.lane
      %243 = arith.remui %242, %c6 : index
      %244 = arith.addi %241, %243 : index
      %245 = arith.addi %244, %c4 : index
      memref.store %239, %logits[%245] : memref<?xf32>
    }
  }
  %246 = arith.muli %experts, %c11 : index
  %247 = wave.scratch %246 : memref<?xf32>
  %248 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %248 {
    %249 = arith.addi %9, %c6 : index
    %250 = arith.minsi %249, %8 : index
    %251 = wave.wave
    %252 = arith.addi %9, %251 : index
    scf.for %253 = %252 to %250 step %c11 {
      %254 = wave.wave
      %255 = arith.muli %254, %experts : index
      %256 = wave.lane
      %257 = arith.muli %253, %logitsWidth : index
      %260 = scf.for %258 = %256 to %experts step %c1 iter_args(%259 = %c36) -> (f32) {
        %261 = arith.addi %257, %258 : index
        %262 = memref.load %logits[%261] : memref<?xf32>
        %263 = arith.maximumf %259, %262 : f32
        scf.yield %263 : f32
      }
      %264 = vector.broadcast %260 : f32 to vector<1xf32>
      %265 = wave.reduce "max" %264 : vector<1xf32>
      %268 = scf.for %266 = %256 to %experts step %c1 iter_args(%267 = %c37) -> (f32) {
        %269 = arith.addi %257, %266 : index
        %270 = memref.load %logits[%269] : memref<?xf32>
        %271 = arith.subf %270, %265 : f32
        %272 = arith.mulf %271, %c38 : f32
        %273 = wave.exp2 %272 : f32
        %274 = arith.addi %255, %266 : index
        memref.store %273, %247[%274] : memref<?xf32>
        %275 = arith.addf %267, %273 : f32
        scf.yield %275 : f32
      }
      %276 = vector.broadcast %268 : f32 to vector<1xf32>
      %277 = wave.reduce "add" %276 : vector<1xf32>
      scf.for %278 = %256 to %experts step %c1 {
        %279 = arith.addi %255, %278 : index
        %280 = memref.load %247[%279] : memref<?xf32>
        %281 = arith.divf %280, %277 : f32
        %282 = arith.addi %255, %278 : index
        memref.store %281, %247[%282] : memref<?xf32>
      }
      %287:3 = scf.for %283 = %c4 to %expertsPerToken step %c3 iter_args(%284 = %c37, %285 = %c37, %286 = %c39) -> (f32, f32, i32) {
        %291:2 = scf.for %288 = %256 to %experts step %c1 iter_args(%289 = %c40, %290 = %c37) -> (f32, f32) {
          %292 = arith.addi %255, %288 : index
          %293 = memref.load %247[%292] : memref<?xf32>
          %294 = arith.cmpf ogt, %293, %289 : f32
          %295 = arith.index_cast %288 : index to i32
          %296 = arith.sitofp %295 : i32 to f32
          %297 = arith.select %294, %293, %289 : f32
          %298 = arith.select %294, %296, %290 : f32
          scf.yield %297, %298 : f32, f32
        }
        %299 = vector.broadcast %291#0 : f32 to vector<1xf32>
        %300 = wave.reduce "max" %299 : vector<1xf32>
        %301 = arith.cmpf oeq, %291#0, %300 : f32
        %302 = arith.subf %c37, %291#1 : f32
        %303 = arith.select %301, %302, %c41 : f32
        %304 = vector.broadcast %303 : f32 to vector<1xf32>
        %305 = wave.reduce "max" %304 : vector<1xf32>
        %306 = arith.subf %c37, %305 : f32
        %307 = arith.fptosi %306 : f32 to i32
        %308 = arith.index_cast %307 : i32 to index
        %309 = arith.remui %308, %c1 : index
        %310 = arith.cmpi eq, %309, %256 : index
        scf.if %310 {
          %311 = arith.addi %255, %308 : index
          memref.store %c42, %247[%311] : memref<?xf32>
        }
        %312 = arith.cmpi eq, %283, %256 : index
        %313 = arith.addf %284, %300 : f32
        %314 = arith.select %312, %300, %285 : f32
        %315 = arith.select %312, %307, %286 : i32
        scf.yield %313, %314, %315 : f32, f32, i32
      }
      %316 = arith.cmpi eq, %normalize, %c3 : index
      %317 = arith.divf %287#1, %287#0 : f32
      %318 = arith.select %316, %317, %287#1 : f32
      %319 = arith.cmpi slt, %256, %expertsPerToken : index
      scf.if %319 {
        %320 = arith.muli %253, %expertsPerToken : index
        %321 = arith.addi %320, %256 : index
        memref.store %318, %weights[%321] : memref<?xf32>
        %322 = arith.muli %253, %expertsPerToken : index
        %323 = arith.addi %322, %256 : index
        memref.store %287#2, %ids_out[%323] : memref<?xi32>
      }
    }
  }
  wave.return
}
