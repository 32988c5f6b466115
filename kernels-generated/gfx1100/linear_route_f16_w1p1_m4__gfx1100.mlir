// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='f16', waves=1, panels=1, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_f16_w1p1_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 32 : index
  %c2 = arith.constant 128 : index
  %c3 = arith.constant 1 : index
  %c4 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c6 = arith.constant 16 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c10 = arith.constant 8 : index
  %c11 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c14 = arith.constant 4 : index
  %c15 = arith.constant 512 : index
  %c16 = arith.constant 256 : index
  %c17 = arith.constant 2 : index
  %c18 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %c20 = arith.constant 0x3F800000 : f32
  %c21 = arith.constant 5 : index
  %c22 = arith.constant 6 : index
  %c23 = arith.constant 7 : index
  %experts = wave.param "experts" : index
  %arrivals = wave.param "arrivals" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %logitsWidth = wave.param "logitsWidth" : index
  %c28 = arith.constant 0xFF61B1E6 : f32
  %c29 = arith.constant 0x00000000 : f32
  %c30 = arith.constant 0x3FB8AA3B : f32
  %c31 = arith.constant 0 : i32
  %c32 = arith.constant 0xC0000000 : f32
  %c33 = arith.constant 0xCB800000 : f32
  %c34 = arith.constant 0xBF800000 : f32
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
  %10 = wave.block 0
  %11 = arith.muli %10, %c6 : index
  %12 = arith.cmpi slt, %9, %8 : index
  scf.if %12 {
    %13 = wave.lane
    %14 = arith.remui %13, %c6 : index
    %15 = wave.scratch %operandHalves : memref<?xf16>
    %16 = arith.divui %operandHalves, %c10 : index
    %17 = wave.wave
    %18 = arith.muli %17, %c1 : index
    %19 = wave.lane
    %20 = arith.addi %18, %19 : index
    scf.for %21 = %20 to %16 step %c1 {
      %22 = arith.muli %21, %c10 : index
      %23 = arith.addi %c4, %22 : index
      %24 = vector.load %x[%23] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %25 = arith.muli %21, %c10 : index
      vector.store %24, %15[%25] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %26 = arith.remui %14, %tileRows : index
    %27 = arith.muli %26, %c10 : index
    %28 = wave.wave
    %29 = arith.divui %inputFeatures, %c6 : index
    %30 = arith.muli %28, %stepsPerWave : index
    %31 = arith.minsi %30, %29 : index
    %32 = arith.addi %31, %stepsPerWave : index
    %33 = arith.minsi %32, %29 : index
    %34 = arith.cmpi eq, %wholeBlocks, %c3 : index
    %35 = arith.subi %33, %31 : index
    %36 = arith.divui %35, %c14 : index
    %37 = arith.muli %36, %c14 : index
    %38 = arith.addi %31, %37 : index
    %39 = arith.addi %31, %stepsPerWave : index
    %40 = arith.select %34, %39, %38 : index
    %43 = scf.for %41 = %31 to %40 step %c14 iter_args(%42 = %c11) -> (vector<8xf32>) {
      %44 = wave.lane
      %45 = arith.addi %41, %c4 : index
      %46 = arith.addi %6, %c2 : index
      %47 = arith.muli %45, %c15 : index
      %48 = arith.addi %46, %47 : index
      %49 = arith.remui %44, %c6 : index
      %50 = arith.muli %49, %c6 : index
      %51 = arith.addi %48, %50 : index
      %52 = vector.load %w[%51] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %53 = vector.bitcast %52 : vector<16xi8> to vector<8xf16>
      %54 = arith.addi %51, %c16 : index
      %55 = vector.load %w[%54] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %56 = vector.bitcast %55 : vector<16xi8> to vector<8xf16>
      %57 = vector.shuffle %53, %56 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %58 = arith.addi %41, %c3 : index
      %59 = arith.addi %6, %c2 : index
      %60 = arith.muli %58, %c15 : index
      %61 = arith.addi %59, %60 : index
      %62 = arith.remui %44, %c6 : index
      %63 = arith.muli %62, %c6 : index
      %64 = arith.addi %61, %63 : index
      %65 = vector.load %w[%64] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %66 = vector.bitcast %65 : vector<16xi8> to vector<8xf16>
      %67 = arith.addi %64, %c16 : index
      %68 = vector.load %w[%67] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %69 = vector.bitcast %68 : vector<16xi8> to vector<8xf16>
      %70 = vector.shuffle %66, %69 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %71 = arith.addi %41, %c17 : index
      %72 = arith.addi %6, %c2 : index
      %73 = arith.muli %71, %c15 : index
      %74 = arith.addi %72, %73 : index
      %75 = arith.remui %44, %c6 : index
      %76 = arith.muli %75, %c6 : index
      %77 = arith.addi %74, %76 : index
      %78 = vector.load %w[%77] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %79 = vector.bitcast %78 : vector<16xi8> to vector<8xf16>
      %80 = arith.addi %77, %c16 : index
      %81 = vector.load %w[%80] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %82 = vector.bitcast %81 : vector<16xi8> to vector<8xf16>
      %83 = vector.shuffle %79, %82 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %84 = arith.addi %41, %c18 : index
      %85 = arith.addi %6, %c2 : index
      %86 = arith.muli %84, %c15 : index
      %87 = arith.addi %85, %86 : index
      %88 = arith.remui %44, %c6 : index
      %89 = arith.muli %88, %c6 : index
      %90 = arith.addi %87, %89 : index
      %91 = vector.load %w[%90] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %92 = vector.bitcast %91 : vector<16xi8> to vector<8xf16>
      %93 = arith.addi %90, %c16 : index
      %94 = vector.load %w[%93] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %95 = vector.bitcast %94 : vector<16xi8> to vector<8xf16>
      %96 = vector.shuffle %92, %95 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %97 = arith.muli %41, %c3 : index
      %98 = arith.addi %97, %c4 : index
      %99 = arith.muli %tileRows, %c6 : index
      %100 = arith.muli %98, %99 : index
      %101 = arith.addi %27, %100 : index
      %102 = vector.load %15[%101] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %103 = arith.muli %tileRows, %c10 : index
      %104 = arith.addi %101, %103 : index
      %105 = vector.load %15[%104] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %106 = vector.shuffle %102, %105 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %107 = wave.mma %106, %57, %42 : vector<16xf16>, vector<8xf32>
      %108 = arith.muli %41, %c3 : index
      %109 = arith.addi %108, %c3 : index
      %110 = arith.muli %tileRows, %c6 : index
      %111 = arith.muli %109, %110 : index
      %112 = arith.addi %27, %111 : index
      %113 = vector.load %15[%112] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %114 = arith.muli %tileRows, %c10 : index
      %115 = arith.addi %112, %114 : index
      %116 = vector.load %15[%115] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %117 = vector.shuffle %113, %116 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %118 = wave.mma %117, %70, %107 : vector<16xf16>, vector<8xf32>
      %119 = arith.muli %41, %c3 : index
      %120 = arith.addi %119, %c17 : index
      %121 = arith.muli %tileRows, %c6 : index
      %122 = arith.muli %120, %121 : index
      %123 = arith.addi %27, %122 : index
      %124 = vector.load %15[%123] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %125 = arith.muli %tileRows, %c10 : index
      %126 = arith.addi %123, %125 : index
      %127 = vector.load %15[%126] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %128 = vector.shuffle %124, %127 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %129 = wave.mma %128, %83, %118 : vector<16xf16>, vector<8xf32>
      %130 = arith.muli %41, %c3 : index
      %131 = arith.addi %130, %c18 : index
      %132 = arith.muli %tileRows, %c6 : index
      %133 = arith.muli %131, %132 : index
      %134 = arith.addi %27, %133 : index
      %135 = vector.load %15[%134] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %136 = arith.muli %tileRows, %c10 : index
      %137 = arith.addi %134, %136 : index
      %138 = vector.load %15[%137] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %139 = vector.shuffle %135, %138 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %140 = wave.mma %139, %96, %129 : vector<16xf16>, vector<8xf32>
      scf.yield %140 : vector<8xf32>
    }
    %141 = arith.select %34, %40, %33 : index
    %144 = scf.for %142 = %40 to %141 step %c3 iter_args(%143 = %43) -> (vector<8xf32>) {
      %145 = wave.lane
      %146 = arith.addi %142, %c4 : index
      %147 = arith.addi %6, %c2 : index
      %148 = arith.muli %146, %c15 : index
      %149 = arith.addi %147, %148 : index
      %150 = arith.remui %145, %c6 : index
      %151 = arith.muli %150, %c6 : index
      %152 = arith.addi %149, %151 : index
      %153 = vector.load %w[%152] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %154 = vector.bitcast %153 : vector<16xi8> to vector<8xf16>
      %155 = arith.addi %152, %c16 : index
      %156 = vector.load %w[%155] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %157 = vector.bitcast %156 : vector<16xi8> to vector<8xf16>
      %158 = vector.shuffle %154, %157 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %159 = arith.muli %142, %c3 : index
      %160 = arith.addi %159, %c4 : index
      %161 = arith.muli %tileRows, %c6 : index
      %162 = arith.muli %160, %161 : index
      %163 = arith.addi %27, %162 : index
      %164 = vector.load %15[%163] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %165 = arith.muli %tileRows, %c10 : index
      %166 = arith.addi %163, %165 : index
      %167 = vector.load %15[%166] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %168 = vector.shuffle %164, %167 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %169 = wave.mma %168, %158, %143 : vector<16xf16>, vector<8xf32>
      scf.yield %169 : vector<8xf32>
    }
    %170 = wave.lane
    %171 = vector.extract %144[0] : f32 from vector<8xf32>
    %172 = wave.lane
    %173 = arith.addi %9, %c4 : index
    %174 = arith.muli %c4, %c17 : index
    %175 = arith.addi %173, %174 : index
    %176 = arith.divui %172, %c6 : index
    %177 = arith.addi %175, %176 : index
    %178 = arith.cmpi slt, %177, %8 : index
    scf.if %178 {
      %179 = arith.cmpi eq, %hasFactors, %c3 : index
      %180 = memref.load %factors[%177] : memref<?xf32>
      %181 = arith.select %179, %180, %c20 : f32
      %182 = arith.remui %172, %c6 : index
      %183 = arith.muli %182, %c14 : index
      %184 = arith.addi %6, %183 : index
      %185 = vector.load %w[%184] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %186 = vector.bitcast %185 : vector<4xi8> to vector<1xf32>
      %187 = vector.extract %186[0] : f32 from vector<1xf32>
      %188 = arith.mulf %187, %181 : f32
      %189 = arith.mulf %171, %188 : f32
      %190 = arith.muli %177, %outputFeatures : index
      %191 = arith.addi %190, %11 : index
      %192 = wave.lane
      %193 = arith.remui %192, %c6 : index
      %194 = arith.addi %191, %193 : index
      %195 = arith.addi %194, %c4 : index
      memref.store %189, %logits[%195] : memref<?xf32>
    }
    %196 = vector.extract %144[1] : f32 from vector<8xf32>
    %197 = wave.lane
    %198 = arith.addi %9, %c4 : index
    %199 = arith.muli %c3, %c17 : index
    %200 = arith.addi %198, %199 : index
    %201 = arith.divui %197, %c6 : index
    %202 = arith.addi %200, %201 : index
    %203 = arith.cmpi slt, %202, %8 : index
    scf.if %203 {
      %204 = arith.cmpi eq, %hasFactors, %c3 : index
      %205 = memref.load %factors[%202] : memref<?xf32>
      %206 = arith.select %204, %205, %c20 : f32
      %207 = arith.remui %197, %c6 : index
      %208 = arith.muli %207, %c14 : index
      %209 = arith.addi %6, %208 : index
      %210 = vector.load %w[%209] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %211 = vector.bitcast %210 : vector<4xi8> to vector<1xf32>
      %212 = vector.extract %211[0] : f32 from vector<1xf32>
      %213 = arith.mulf %212, %206 : f32
      %214 = arith.mulf %196, %213 : f32
      %215 = arith.muli %202, %outputFeatures : index
      %216 = arith.addi %215, %11 : index
      %217 = wave.lane
      %218 = arith.remui %217, %c6 : index
      %219 = arith.addi %216, %218 : index
      %220 = arith.addi %219, %c4 : index
      memref.store %214, %logits[%220] : memref<?xf32>
    }
    %221 = vector.extract %144[2] : f32 from vector<8xf32>
    %222 = wave.lane
    %223 = arith.addi %9, %c4 : index
    %224 = arith.muli %c17, %c17 : index
    %225 = arith.addi %223, %224 : index
    %226 = arith.divui %222, %c6 : index
    %227 = arith.addi %225, %226 : index
    %228 = arith.cmpi slt, %227, %8 : index
    scf.if %228 {
      %229 = arith.cmpi eq, %hasFactors, %c3 : index
      %230 = memref.load %factors[%227] : memref<?xf32>
      %231 = arith.select %229, %230, %c20 : f32
      %232 = arith.remui %222, %c6 : index
      %233 = arith.muli %232, %c14 : index
      %234 = arith.addi %6, %233 : index
      %235 = vector.load %w[%234] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %236 = vector.bitcast %235 : vector<4xi8> to vector<1xf32>
      %237 = vector.extract %236[0] : f32 from vector<1xf32>
      %238 = arith.mulf %237, %231 : f32
      %239 = arith.mulf %221, %238 : f32
      %240 = arith.muli %227, %outputFeatures : index
      %241 = arith.addi %240, %11 : index
      %242 = wave.lane
      %243 = arith.remui %242, %c6 : index
      %244 = arith.addi %241, %243 : index
      %245 = arith.addi %244, %c4 : index
      memref.store %239, %logits[%245] : memref<?xf32>
    }
    %246 = vector.extract %144[3] : f32 from vector<8xf32>
    %247 = wave.lane
    %248 = arith.addi %9, %c4 : index
    %249 = arith.muli %c18, %c17 : index
    %250 = arith.addi %248, %249 : index
    %251 = arith.divui %247, %c6 : index
    %252 = arith.addi %250, %251 : index
    %253 = arith.cmpi slt, %252, %8 : index
    scf.if %253 {
      %254 = arith.cmpi eq, %hasFactors, %c3 : index
      %255 = memref.load %factors[%252] : memref<?xf32>
      %256 = arith.select %254, %255, %c20 : f32
      %257 = arith.remui %247, %c6 : index
      %258 = arith.muli %257, %c14 : index
      %259 = arith.addi %6, %258 : index
      %260 = vector.load %w[%259] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %261 = vector.bitcast %260 : vector<4xi8> to vector<1xf32>
      %262 = vector.extract %261[0] : f32 from vector<1xf32>
      %263 = arith.mulf %262, %256 : f32
      %264 = arith.mulf %246, %263 : f32
      %265 = arith.muli %252, %outputFeatures : index
      %266 = arith.addi %265, %11 : index
      %267 = wave.lane
      %268 = arith.remui %267, %c6 : index
      %269 = arith.addi %266, %268 : index
      %270 = arith.addi %269, %c4 : index
      memref.store %264, %logits[%270] : memref<?xf32>
    }
    %271 = vector.extract %144[4] : f32 from vector<8xf32>
    %272 = wave.lane
    %273 = arith.addi %9, %c4 : index
    %274 = arith.muli %c14, %c17 : index
    %275 = arith.addi %273, %274 : index
    %276 = arith.divui %272, %c6 : index
    %277 = arith.addi %275, %276 : index
    %278 = arith.cmpi slt, %277, %8 : index
    scf.if %278 {
      %279 = arith.cmpi eq, %hasFactors, %c3 : index
      %280 = memref.load %factors[%277] : memref<?xf32>
      %281 = arith.select %279, %280, %c20 : f32
      %282 = arith.remui %272, %c6 : index
      %283 = arith.muli %282, %c14 : index
      %284 = arith.addi %6, %283 : index
      %285 = vector.load %w[%284] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %286 = vector.bitcast %285 : vector<4xi8> to vector<1xf32>
      %287 = vector.extract %286[0] : f32 from vector<1xf32>
      %288 = arith.mulf %287, %281 : f32
      %289 = arith.mulf %271, %288 : f32
      %290 = arith.muli %277, %outputFeatures : index
      %291 = arith.addi %290, %11 : index
      %292 = wave.lane
      %293 = arith.remui %292, %c6 : index
      %294 = arith.addi %291, %293 : index
      %295 = arith.addi %294, %c4 : index
      memref.store %289, %logits[%295] : memref<?xf32>
    }
    %296 = vector.extract %144[5] : f32 from vector<8xf32>
    %297 = wave.lane
    %298 = arith.addi %9, %c4 : index
    %299 = arith.muli %c21, %c17 : index
    %300 = arith.addi %298, %299 : index
    %301 = arith.divui %297, %c6 : index
    %302 = arith.addi %300, %301 : index
    %303 = arith.cmpi slt, %302, %8 : index
    scf.if %303 {
      %304 = arith.cmpi eq, %hasFactors, %c3 : index
      %305 = memref.load %factors[%302] : memref<?xf32>
      %306 = arith.select %304, %305, %c20 : f32
      %307 = arith.remui %297, %c6 : index
      %308 = arith.muli %307, %c14 : index
      %309 = arith.addi %6, %308 : index
      %310 = vector.load %w[%309] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %311 = vector.bitcast %310 : vector<4xi8> to vector<1xf32>
      %312 = vector.extract %311[0] : f32 from vector<1xf32>
      %313 = arith.mulf %312, %306 : f32
      %314 = arith.mulf %296, %313 : f32
      %315 = arith.muli %302, %outputFeatures : index
      %316 = arith.addi %315, %11 : index
      %317 = wave.lane
      %318 = arith.remui %317, %c6 : index
      %319 = arith.addi %316, %318 : index
      %320 = arith.addi %319, %c4 : index
      memref.store %314, %logits[%320] : memref<?xf32>
    }
    %321 = vector.extract %144[6] : f32 from vector<8xf32>
    %322 = wave.lane
    %323 = arith.addi %9, %c4 : index
    %324 = arith.muli %c22, %c17 : index
    %325 = arith.addi %323, %324 : index
    %326 = arith.divui %322, %c6 : index
    %327 = arith.addi %325, %326 : index
    %328 = arith.cmpi slt, %327, %8 : index
    scf.if %328 {
      %329 = arith.cmpi eq, %hasFactors, %c3 : index
      %330 = memref.load %factors[%327] : memref<?xf32>
      %331 = arith.select %329, %330, %c20 : f32
      %332 = arith.remui %322, %c6 : index
      %333 = arith.muli %332, %c14 : index
      %334 = arith.addi %6, %333 : index
      %335 = vector.load %w[%334] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %336 = vector.bitcast %335 : vector<4xi8> to vector<1xf32>
      %337 = vector.extract %336[0] : f32 from vector<1xf32>
      %338 = arith.mulf %337, %331 : f32
      %339 = arith.mulf %321, %338 : f32
      %340 = arith.muli %327, %outputFeatures : index
      %341 = arith.addi %340, %11 : index
      %342 = wave.lane
      %343 = arith.remui %342, %c6 : index
      %344 = arith.addi %341, %343 : index
      %345 = arith.addi %344, %c4 : index
      memref.store %339, %logits[%345] : memref<?xf32>
    }
    %346 = vector.extract %144[7] : f32 from vector<8xf32>
    %347 = wave.lane
    %348 = arith.addi %9, %c4 : index
    %349 = arith.muli %c23, %c17 : index
    %350 = arith.addi %348, %349 : index
    %351 = arith.divui %347, %c6 : index
    %352 = arith.addi %350, %351 : index
    %353 = arith.cmpi slt, %352, %8 : index
    scf.if %353 {
      %354 = arith.cmpi eq, %hasFactors, %c3 : index
      %355 = memref.load %factors[%352] : memref<?xf32>
      %356 = arith.select %354, %355, %c20 : f32
      %357 = arith.remui %347, %c6 : index
      %358 = arith.muli %357, %c14 : index
      %359 = arith.addi %6, %358 : index
      %360 = vector.load %w[%359] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %361 = vector.bitcast %360 : vector<4xi8> to vector<1xf32>
      %362 = vector.extract %361[0] : f32 from vector<1xf32>
      %363 = arith.mulf %362, %356 : f32
      %364 = arith.mulf %346, %363 : f32
      %365 = arith.muli %352, %outputFeatures : index
      %366 = arith.addi %365, %11 : index
      %367 = wave.lane
      %368 = arith.remui %367, %c6 : index
      %369 = arith.addi %366, %368 : index
      %370 = arith.addi %369, %c4 : index
      memref.store %364, %logits[%370] : memref<?xf32>
    }
  }
  %371 = arith.muli %experts, %c3 : index
  %372 = wave.scratch %371 : memref<?xf32>
  %373 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %373 {
    %374 = arith.addi %9, %c6 : index
    %375 = arith.minsi %374, %8 : index
    %376 = wave.wave
    %377 = arith.addi %9, %376 : index
    scf.for %378 = %377 to %375 step %c3 {
      %379 = wave.wave
      %380 = arith.muli %379, %experts : index
      %381 = wave.lane
      %382 = arith.muli %378, %logitsWidth : index
      %385 = scf.for %383 = %381 to %experts step %c1 iter_args(%384 = %c28) -> (f32) {
        %386 = arith.addi %382, %383 : index
        %387 = memref.load %logits[%386] : memref<?xf32>
        %388 = arith.maximumf %384, %387 : f32
        scf.yield %388 : f32
      }
      %389 = vector.broadcast %385 : f32 to vector<1xf32>
      %390 = wave.reduce "max" %389 : vector<1xf32>
      %393 = scf.for %391 = %381 to %experts step %c1 iter_args(%392 = %c29) -> (f32) {
        %394 = arith.addi %382, %391 : index
        %395 = memref.load %logits[%394] : memref<?xf32>
        %396 = arith.subf %395, %390 : f32
        %397 = arith.mulf %396, %c30 : f32
        %398 = wave.exp2 %397 : f32
        %399 = arith.addi %380, %391 : index
        memref.store %398, %372[%399] : memref<?xf32>
        %400 = arith.addf %392, %398 : f32
        scf.yield %400 : f32
      }
      %401 = vector.broadcast %393 : f32 to vector<1xf32>
      %402 = wave.reduce "add" %401 : vector<1xf32>
      scf.for %403 = %381 to %experts step %c1 {
        %404 = arith.addi %380, %403 : index
        %405 = memref.load %372[%404] : memref<?xf32>
        %406 = arith.divf %405, %402 : f32
        %407 = arith.addi %380, %403 : index
        memref.store %406, %372[%407] : memref<?xf32>
      }
      %412:3 = scf.for %408 = %c4 to %expertsPerToken step %c3 iter_args(%409 = %c29, %410 = %c29, %411 = %c31) -> (f32, f32, i32) {
        %416:2 = scf.for %413 = %381 to %experts step %c1 iter_args(%414 = %c32, %415 = %c29) -> (f32, f32) {
          %417 = arith.addi %380, %413 : index
          %418 = memref.load %372[%417] : memref<?xf32>
          %419 = arith.cmpf ogt, %418, %414 : f32
          %420 = arith.index_cast %413 : index to i32
          %421 = arith.sitofp %420 : i32 to f32
          %422 = arith.select %419, %418, %414 : f32
          %423 = arith.select %419, %421, %415 : f32
          scf.yield %422, %423 : f32, f32
        }
        %424 = vector.broadcast %416#0 : f32 to vector<1xf32>
        %425 = wave.reduce "max" %424 : vector<1xf32>
        %426 = arith.cmpf oeq, %416#0, %425 : f32
        %427 = arith.subf %c29, %416#1 : f32
        %428 = arith.select %426, %427, %c33 : f32
        %429 = vector.broadcast %428 : f32 to vector<1xf32>
        %430 = wave.reduce "max" %429 : vector<1xf32>
        %431 = arith.subf %c29, %430 : f32
        %432 = arith.fptosi %431 : f32 to i32
        %433 = arith.index_cast %432 : i32 to index
        %434 = arith.remui %433, %c1 : index
        %435 = arith.cmpi eq, %434, %381 : index
        scf.if %435 {
          %436 = arith.addi %380, %433 : index
          memref.store %c34, %372[%436] : memref<?xf32>
        }
        %437 = arith.cmpi eq, %408, %381 : index
        %438 = arith.addf %409, %425 : f32
        %439 = arith.select %437, %425, %410 : f32
        %440 = arith.select %437, %432, %411 : i32
        scf.yield %438, %439, %440 : f32, f32, i32
      }
      %441 = arith.cmpi eq, %normalize, %c3 : index
      %442 = arith.divf %412#1, %412#0 : f32
      %443 = arith.select %441, %442, %412#1 : f32
      %444 = arith.cmpi slt, %381, %expertsPerToken : index
      scf.if %444 {
        %445 = arith.muli %378, %expertsPerToken : index
        %446 = arith.addi %445, %381 : index
        memref.store %443, %weights[%446] : memref<?xf32>
        %447 = arith.muli %378, %expertsPerToken : index
        %448 = arith.addi %447, %381 : index
        memref.store %412#2, %ids_out[%448] : memref<?xi32>
      }
    }
  }
  wave.return
}
