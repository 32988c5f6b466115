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
  %operandScale = wave.param "operandScale" : f32
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
      %180 = arith.muli %177, %c17 : index
      %181 = memref.load %factors[%180] : memref<?xf32>
      %182 = arith.mulf %181, %operandScale : f32
      %183 = arith.select %179, %182, %operandScale : f32
      %184 = arith.remui %172, %c6 : index
      %185 = arith.muli %184, %c14 : index
      %186 = arith.addi %6, %185 : index
      %187 = vector.load %w[%186] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %188 = vector.bitcast %187 : vector<4xi8> to vector<1xf32>
      %189 = vector.extract %188[0] : f32 from vector<1xf32>
      %190 = arith.mulf %189, %183 : f32
      %191 = arith.mulf %171, %190 : f32
      %192 = arith.muli %177, %outputFeatures : index
      %193 = arith.addi %192, %11 : index
      %194 = wave.lane
      %195 = arith.remui %194, %c6 : index
      %196 = arith.addi %193, %195 : index
      %197 = arith.addi %196, %c4 : index
      memref.store %191, %logits[%197] : memref<?xf32>
    }
    %198 = vector.extract %144[1] : f32 from vector<8xf32>
    %199 = wave.lane
    %200 = arith.addi %9, %c4 : index
    %201 = arith.muli %c3, %c17 : index
    %202 = arith.addi %200, %201 : index
    %203 = arith.divui %199, %c6 : index
    %204 = arith.addi %202, %203 : index
    %205 = arith.cmpi slt, %204, %8 : index
    scf.if %205 {
      %206 = arith.cmpi eq, %hasFactors, %c3 : index
      %207 = arith.muli %204, %c17 : index
      %208 = memref.load %factors[%207] : memref<?xf32>
      %209 = arith.mulf %208, %operandScale : f32
      %210 = arith.select %206, %209, %operandScale : f32
      %211 = arith.remui %199, %c6 : index
      %212 = arith.muli %211, %c14 : index
      %213 = arith.addi %6, %212 : index
      %214 = vector.load %w[%213] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %215 = vector.bitcast %214 : vector<4xi8> to vector<1xf32>
      %216 = vector.extract %215[0] : f32 from vector<1xf32>
      %217 = arith.mulf %216, %210 : f32
      %218 = arith.mulf %198, %217 : f32
      %219 = arith.muli %204, %outputFeatures : index
      %220 = arith.addi %219, %11 : index
      %221 = wave.lane
      %222 = arith.remui %221, %c6 : index
      %223 = arith.addi %220, %222 : index
      %224 = arith.addi %223, %c4 : index
      memref.store %218, %logits[%224] : memref<?xf32>
    }
    %225 = vector.extract %144[2] : f32 from vector<8xf32>
    %226 = wave.lane
    %227 = arith.addi %9, %c4 : index
    %228 = arith.muli %c17, %c17 : index
    %229 = arith.addi %227, %228 : index
    %230 = arith.divui %226, %c6 : index
    %231 = arith.addi %229, %230 : index
    %232 = arith.cmpi slt, %231, %8 : index
    scf.if %232 {
      %233 = arith.cmpi eq, %hasFactors, %c3 : index
      %234 = arith.muli %231, %c17 : index
      %235 = memref.load %factors[%234] : memref<?xf32>
      %236 = arith.mulf %235, %operandScale : f32
      %237 = arith.select %233, %236, %operandScale : f32
      %238 = arith.remui %226, %c6 : index
      %239 = arith.muli %238, %c14 : index
      %240 = arith.addi %6, %239 : index
      %241 = vector.load %w[%240] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %242 = vector.bitcast %241 : vector<4xi8> to vector<1xf32>
      %243 = vector.extract %242[0] : f32 from vector<1xf32>
      %244 = arith.mulf %243, %237 : f32
      %245 = arith.mulf %225, %244 : f32
      %246 = arith.muli %231, %outputFeatures : index
      %247 = arith.addi %246, %11 : index
      %248 = wave.lane
      %249 = arith.remui %248, %c6 : index
      %250 = arith.addi %247, %249 : index
      %251 = arith.addi %250, %c4 : index
      memref.store %245, %logits[%251] : memref<?xf32>
    }
    %252 = vector.extract %144[3] : f32 from vector<8xf32>
    %253 = wave.lane
    %254 = arith.addi %9, %c4 : index
    %255 = arith.muli %c18, %c17 : index
    %256 = arith.addi %254, %255 : index
    %257 = arith.divui %253, %c6 : index
    %258 = arith.addi %256, %257 : index
    %259 = arith.cmpi slt, %258, %8 : index
    scf.if %259 {
      %260 = arith.cmpi eq, %hasFactors, %c3 : index
      %261 = arith.muli %258, %c17 : index
      %262 = memref.load %factors[%261] : memref<?xf32>
      %263 = arith.mulf %262, %operandScale : f32
      %264 = arith.select %260, %263, %operandScale : f32
      %265 = arith.remui %253, %c6 : index
      %266 = arith.muli %265, %c14 : index
      %267 = arith.addi %6, %266 : index
      %268 = vector.load %w[%267] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %269 = vector.bitcast %268 : vector<4xi8> to vector<1xf32>
      %270 = vector.extract %269[0] : f32 from vector<1xf32>
      %271 = arith.mulf %270, %264 : f32
      %272 = arith.mulf %252, %271 : f32
      %273 = arith.muli %258, %outputFeatures : index
      %274 = arith.addi %273, %11 : index
      %275 = wave.lane
      %276 = arith.remui %275, %c6 : index
      %277 = arith.addi %274, %276 : index
      %278 = arith.addi %277, %c4 : index
      memref.store %272, %logits[%278] : memref<?xf32>
    }
    %279 = vector.extract %144[4] : f32 from vector<8xf32>
    %280 = wave.lane
    %281 = arith.addi %9, %c4 : index
    %282 = arith.muli %c14, %c17 : index
    %283 = arith.addi %281, %282 : index
    %284 = arith.divui %280, %c6 : index
    %285 = arith.addi %283, %284 : index
    %286 = arith.cmpi slt, %285, %8 : index
    scf.if %286 {
      %287 = arith.cmpi eq, %hasFactors, %c3 : index
      %288 = arith.muli %285, %c17 : index
      %289 = memref.load %factors[%288] : memref<?xf32>
      %290 = arith.mulf %289, %operandScale : f32
      %291 = arith.select %287, %290, %operandScale : f32
      %292 = arith.remui %280, %c6 : index
      %293 = arith.muli %292, %c14 : index
      %294 = arith.addi %6, %293 : index
      %295 = vector.load %w[%294] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %296 = vector.bitcast %295 : vector<4xi8> to vector<1xf32>
      %297 = vector.extract %296[0] : f32 from vector<1xf32>
      %298 = arith.mulf %297, %291 : f32
      %299 = arith.mulf %279, %298 : f32
      %300 = arith.muli %285, %outputFeatures : index
      %301 = arith.addi %300, %11 : index
      %302 = wave.lane
      %303 = arith.remui %302, %c6 : index
      %304 = arith.addi %301, %303 : index
      %305 = arith.addi %304, %c4 : index
      memref.store %299, %logits[%305] : memref<?xf32>
    }
    %306 = vector.extract %144[5] : f32 from vector<8xf32>
    %307 = wave.lane
    %308 = arith.addi %9, %c4 : index
    %309 = arith.muli %c21, %c17 : index
    %310 = arith.addi %308, %309 : index
    %311 = arith.divui %307, %c6 : index
    %312 = arith.addi %310, %311 : index
    %313 = arith.cmpi slt, %312, %8 : index
    scf.if %313 {
      %314 = arith.cmpi eq, %hasFactors, %c3 : index
      %315 = arith.muli %312, %c17 : index
      %316 = memref.load %factors[%315] : memref<?xf32>
      %317 = arith.mulf %316, %operandScale : f32
      %318 = arith.select %314, %317, %operandScale : f32
      %319 = arith.remui %307, %c6 : index
      %320 = arith.muli %319, %c14 : index
      %321 = arith.addi %6, %320 : index
      %322 = vector.load %w[%321] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %323 = vector.bitcast %322 : vector<4xi8> to vector<1xf32>
      %324 = vector.extract %323[0] : f32 from vector<1xf32>
      %325 = arith.mulf %324, %318 : f32
      %326 = arith.mulf %306, %325 : f32
      %327 = arith.muli %312, %outputFeatures : index
      %328 = arith.addi %327, %11 : index
      %329 = wave.lane
      %330 = arith.remui %329, %c6 : index
      %331 = arith.addi %328, %330 : index
      %332 = arith.addi %331, %c4 : index
      memref.store %326, %logits[%332] : memref<?xf32>
    }
    %333 = vector.extract %144[6] : f32 from vector<8xf32>
    %334 = wave.lane
    %335 = arith.addi %9, %c4 : index
    %336 = arith.muli %c22, %c17 : index
    %337 = arith.addi %335, %336 : index
    %338 = arith.divui %334, %c6 : index
    %339 = arith.addi %337, %338 : index
    %340 = arith.cmpi slt, %339, %8 : index
    scf.if %340 {
      %341 = arith.cmpi eq, %hasFactors, %c3 : index
      %342 = arith.muli %339, %c17 : index
      %343 = memref.load %factors[%342] : memref<?xf32>
      %344 = arith.mulf %343, %operandScale : f32
      %345 = arith.select %341, %344, %operandScale : f32
      %346 = arith.remui %334, %c6 : index
      %347 = arith.muli %346, %c14 : index
      %348 = arith.addi %6, %347 : index
      %349 = vector.load %w[%348] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %350 = vector.bitcast %349 : vector<4xi8> to vector<1xf32>
      %351 = vector.extract %350[0] : f32 from vector<1xf32>
      %352 = arith.mulf %351, %345 : f32
      %353 = arith.mulf %333, %352 : f32
      %354 = arith.muli %339, %outputFeatures : index
      %355 = arith.addi %354, %11 : index
      %356 = wave.lane
      %357 = arith.remui %356, %c6 : index
      %358 = arith.addi %355, %357 : index
      %359 = arith.addi %358, %c4 : index
      memref.store %353, %logits[%359] : memref<?xf32>
    }
    %360 = vector.extract %144[7] : f32 from vector<8xf32>
    %361 = wave.lane
    %362 = arith.addi %9, %c4 : index
    %363 = arith.muli %c23, %c17 : index
    %364 = arith.addi %362, %363 : index
    %365 = arith.divui %361, %c6 : index
    %366 = arith.addi %364, %365 : index
    %367 = arith.cmpi slt, %366, %8 : index
    scf.if %367 {
      %368 = arith.cmpi eq, %hasFactors, %c3 : index
      %369 = arith.muli %366, %c17 : index
      %370 = memref.load %factors[%369] : memref<?xf32>
      %371 = arith.mulf %370, %operandScale : f32
      %372 = arith.select %368, %371, %operandScale : f32
      %373 = arith.remui %361, %c6 : index
      %374 = arith.muli %373, %c14 : index
      %375 = arith.addi %6, %374 : index
      %376 = vector.load %w[%375] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %377 = vector.bitcast %376 : vector<4xi8> to vector<1xf32>
      %378 = vector.extract %377[0] : f32 from vector<1xf32>
      %379 = arith.mulf %378, %372 : f32
      %380 = arith.mulf %360, %379 : f32
      %381 = arith.muli %366, %outputFeatures : index
      %382 = arith.addi %381, %11 : index
      %383 = wave.lane
      %384 = arith.remui %383, %c6 : index
      %385 = arith.addi %382, %384 : index
      %386 = arith.addi %385, %c4 : index
      memref.store %380, %logits[%386] : memref<?xf32>
    }
  }
  %387 = arith.muli %experts, %c3 : index
  %388 = wave.scratch %387 : memref<?xf32>
  %389 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %389 {
    %390 = arith.addi %9, %c6 : index
    %391 = arith.minsi %390, %8 : index
    %392 = wave.wave
    %393 = arith.addi %9, %392 : index
    scf.for %394 = %393 to %391 step %c3 {
      %395 = wave.wave
      %396 = arith.muli %395, %experts : index
      %397 = wave.lane
      %398 = arith.muli %394, %logitsWidth : index
      %401 = scf.for %399 = %397 to %experts step %c1 iter_args(%400 = %c28) -> (f32) {
        %402 = arith.addi %398, %399 : index
        %403 = memref.load %logits[%402] : memref<?xf32>
        %404 = arith.maximumf %400, %403 : f32
        scf.yield %404 : f32
      }
      %405 = vector.broadcast %401 : f32 to vector<1xf32>
      %406 = wave.reduce "max" %405 : vector<1xf32>
      %409 = scf.for %407 = %397 to %experts step %c1 iter_args(%408 = %c29) -> (f32) {
        %410 = arith.addi %398, %407 : index
        %411 = memref.load %logits[%410] : memref<?xf32>
        %412 = arith.subf %411, %406 : f32
        %413 = arith.mulf %412, %c30 : f32
        %414 = wave.exp2 %413 : f32
        %415 = arith.addi %396, %407 : index
        memref.store %414, %388[%415] : memref<?xf32>
        %416 = arith.addf %408, %414 : f32
        scf.yield %416 : f32
      }
      %417 = vector.broadcast %409 : f32 to vector<1xf32>
      %418 = wave.reduce "add" %417 : vector<1xf32>
      scf.for %419 = %397 to %experts step %c1 {
        %420 = arith.addi %396, %419 : index
        %421 = memref.load %388[%420] : memref<?xf32>
        %422 = arith.divf %421, %418 : f32
        %423 = arith.addi %396, %419 : index
        memref.store %422, %388[%423] : memref<?xf32>
      }
      %428:3 = scf.for %424 = %c4 to %expertsPerToken step %c3 iter_args(%425 = %c29, %426 = %c29, %427 = %c31) -> (f32, f32, i32) {
        %432:2 = scf.for %429 = %397 to %experts step %c1 iter_args(%430 = %c32, %431 = %c29) -> (f32, f32) {
          %433 = arith.addi %396, %429 : index
          %434 = memref.load %388[%433] : memref<?xf32>
          %435 = arith.cmpf ogt, %434, %430 : f32
          %436 = arith.index_cast %429 : index to i32
          %437 = arith.sitofp %436 : i32 to f32
          %438 = arith.select %435, %434, %430 : f32
          %439 = arith.select %435, %437, %431 : f32
          scf.yield %438, %439 : f32, f32
        }
        %440 = vector.broadcast %432#0 : f32 to vector<1xf32>
        %441 = wave.reduce "max" %440 : vector<1xf32>
        %442 = arith.cmpf oeq, %432#0, %441 : f32
        %443 = arith.subf %c29, %432#1 : f32
        %444 = arith.select %442, %443, %c33 : f32
        %445 = vector.broadcast %444 : f32 to vector<1xf32>
        %446 = wave.reduce "max" %445 : vector<1xf32>
        %447 = arith.subf %c29, %446 : f32
        %448 = arith.fptosi %447 : f32 to i32
        %449 = arith.index_cast %448 : i32 to index
        %450 = arith.remui %449, %c1 : index
        %451 = arith.cmpi eq, %450, %397 : index
        scf.if %451 {
          %452 = arith.addi %396, %449 : index
          memref.store %c34, %388[%452] : memref<?xf32>
        }
        %453 = arith.cmpi eq, %424, %397 : index
        %454 = arith.addf %425, %441 : f32
        %455 = arith.select %453, %441, %426 : f32
        %456 = arith.select %453, %448, %427 : i32
        scf.yield %454, %455, %456 : f32, f32, i32
      }
      %457 = arith.cmpi eq, %normalize, %c3 : index
      %458 = arith.divf %428#1, %428#0 : f32
      %459 = arith.select %457, %458, %428#1 : f32
      %460 = arith.cmpi slt, %397, %expertsPerToken : index
      scf.if %460 {
        %461 = arith.muli %394, %expertsPerToken : index
        %462 = arith.addi %461, %397 : index
        memref.store %459, %weights[%462] : memref<?xf32>
        %463 = arith.muli %394, %expertsPerToken : index
        %464 = arith.addi %463, %397 : index
        memref.store %428#2, %ids_out[%464] : memref<?xi32>
      }
    }
  }
  wave.return
}
