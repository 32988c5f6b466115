// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='f16', waves=4, panels=1, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_f16_w4p1_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) attributes {waves = 4 : i64} {
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
  %c10 = arith.constant 2 : index
  %c11 = arith.constant 8 : index
  %c12 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c15 = arith.constant 4 : index
  %c16 = arith.constant 512 : index
  %c17 = arith.constant 256 : index
  %c18 = arith.constant 3 : index
  %c19 = arith.constant 64 : index
  %c20 = arith.constant 96 : index
  %c21 = arith.constant 160 : index
  %c22 = arith.constant 192 : index
  %c23 = arith.constant 224 : index
  %c24 = arith.constant 768 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %experts = wave.param "experts" : index
  %arrivals = wave.param "arrivals" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %logitsWidth = wave.param "logitsWidth" : index
  %c31 = arith.constant 0xFF61B1E6 : f32
  %c32 = arith.constant 0x00000000 : f32
  %c33 = arith.constant 0x3FB8AA3B : f32
  %c34 = arith.constant 0 : i32
  %c35 = arith.constant 0xC0000000 : f32
  %c36 = arith.constant 0xCB800000 : f32
  %c37 = arith.constant 0xBF800000 : f32
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
    %16 = arith.remui %15, %tileRows : index
    %17 = arith.addi %9, %16 : index
    %18 = arith.divui %17, %tileRows : index
    %19 = arith.divui %inputFeatures, %c6 : index
    %20 = arith.muli %18, %19 : index
    %21 = arith.divui %c4, %c6 : index
    %22 = arith.addi %20, %21 : index
    %23 = arith.muli %22, %c10 : index
    %24 = arith.remui %c4, %c6 : index
    %25 = arith.divui %24, %c11 : index
    %26 = arith.addi %23, %25 : index
    %27 = arith.muli %tileRows, %c11 : index
    %28 = arith.muli %26, %27 : index
    %29 = arith.remui %17, %tileRows : index
    %30 = arith.muli %29, %c11 : index
    %31 = arith.addi %28, %30 : index
    %32 = arith.remui %c4, %c11 : index
    %33 = arith.addi %31, %32 : index
    %34 = wave.wave
    %35 = arith.divui %inputFeatures, %c6 : index
    %36 = arith.muli %34, %stepsPerWave : index
    %37 = arith.minsi %36, %35 : index
    %38 = arith.addi %37, %stepsPerWave : index
    %39 = arith.minsi %38, %35 : index
    %40 = arith.cmpi eq, %wholeBlocks, %c3 : index
    %41 = arith.subi %39, %37 : index
    %42 = arith.divui %41, %c15 : index
    %43 = arith.muli %42, %c15 : index
    %44 = arith.addi %37, %43 : index
    %45 = arith.addi %37, %stepsPerWave : index
    %46 = arith.select %40, %45, %44 : index
    %49 = scf.for %47 = %37 to %46 step %c15 iter_args(%48 = %c12) -> (vector<8xf32>) {
      %50 = wave.lane
      %51 = arith.addi %47, %c4 : index
      %52 = arith.addi %6, %c2 : index
      %53 = arith.muli %51, %c16 : index
      %54 = arith.addi %52, %53 : index
      %55 = arith.remui %50, %c6 : index
      %56 = arith.muli %55, %c6 : index
      %57 = arith.addi %54, %56 : index
      %58 = vector.load %w[%57] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %59 = vector.bitcast %58 : vector<16xi8> to vector<8xf16>
      %60 = arith.addi %57, %c17 : index
      %61 = vector.load %w[%60] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %62 = vector.bitcast %61 : vector<16xi8> to vector<8xf16>
      %63 = vector.shuffle %59, %62 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %64 = arith.addi %47, %c3 : index
      %65 = arith.addi %6, %c2 : index
      %66 = arith.muli %64, %c16 : index
      %67 = arith.addi %65, %66 : index
      %68 = arith.remui %50, %c6 : index
      %69 = arith.muli %68, %c6 : index
      %70 = arith.addi %67, %69 : index
      %71 = vector.load %w[%70] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %72 = vector.bitcast %71 : vector<16xi8> to vector<8xf16>
      %73 = arith.addi %70, %c17 : index
      %74 = vector.load %w[%73] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %75 = vector.bitcast %74 : vector<16xi8> to vector<8xf16>
      %76 = vector.shuffle %72, %75 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %77 = arith.addi %47, %c10 : index
      %78 = arith.addi %6, %c2 : index
      %79 = arith.muli %77, %c16 : index
      %80 = arith.addi %78, %79 : index
      %81 = arith.remui %50, %c6 : index
      %82 = arith.muli %81, %c6 : index
      %83 = arith.addi %80, %82 : index
      %84 = vector.load %w[%83] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %85 = vector.bitcast %84 : vector<16xi8> to vector<8xf16>
      %86 = arith.addi %83, %c17 : index
      %87 = vector.load %w[%86] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %88 = vector.bitcast %87 : vector<16xi8> to vector<8xf16>
      %89 = vector.shuffle %85, %88 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %90 = arith.addi %47, %c18 : index
      %91 = arith.addi %6, %c2 : index
      %92 = arith.muli %90, %c16 : index
      %93 = arith.addi %91, %92 : index
      %94 = arith.remui %50, %c6 : index
      %95 = arith.muli %94, %c6 : index
      %96 = arith.addi %93, %95 : index
      %97 = vector.load %w[%96] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %98 = vector.bitcast %97 : vector<16xi8> to vector<8xf16>
      %99 = arith.addi %96, %c17 : index
      %100 = vector.load %w[%99] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %101 = vector.bitcast %100 : vector<16xi8> to vector<8xf16>
      %102 = vector.shuffle %98, %101 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %103 = arith.muli %47, %c3 : index
      %104 = arith.addi %103, %c4 : index
      %105 = arith.muli %tileRows, %c6 : index
      %106 = arith.muli %104, %105 : index
      %107 = arith.addi %33, %106 : index
      %108 = vector.load %x[%107] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %109 = arith.muli %tileRows, %c11 : index
      %110 = arith.addi %107, %109 : index
      %111 = vector.load %x[%110] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %112 = vector.shuffle %108, %111 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %113 = wave.mma %112, %63, %48 : vector<16xf16>, vector<8xf32>
      %114 = arith.muli %47, %c3 : index
      %115 = arith.addi %114, %c3 : index
      %116 = arith.muli %tileRows, %c6 : index
      %117 = arith.muli %115, %116 : index
      %118 = arith.addi %33, %117 : index
      %119 = vector.load %x[%118] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %120 = arith.muli %tileRows, %c11 : index
      %121 = arith.addi %118, %120 : index
      %122 = vector.load %x[%121] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %123 = vector.shuffle %119, %122 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %124 = wave.mma %123, %76, %113 : vector<16xf16>, vector<8xf32>
      %125 = arith.muli %47, %c3 : index
      %126 = arith.addi %125, %c10 : index
      %127 = arith.muli %tileRows, %c6 : index
      %128 = arith.muli %126, %127 : index
      %129 = arith.addi %33, %128 : index
      %130 = vector.load %x[%129] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %131 = arith.muli %tileRows, %c11 : index
      %132 = arith.addi %129, %131 : index
      %133 = vector.load %x[%132] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %134 = vector.shuffle %130, %133 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %135 = wave.mma %134, %89, %124 : vector<16xf16>, vector<8xf32>
      %136 = arith.muli %47, %c3 : index
      %137 = arith.addi %136, %c18 : index
      %138 = arith.muli %tileRows, %c6 : index
      %139 = arith.muli %137, %138 : index
      %140 = arith.addi %33, %139 : index
      %141 = vector.load %x[%140] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %142 = arith.muli %tileRows, %c11 : index
      %143 = arith.addi %140, %142 : index
      %144 = vector.load %x[%143] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %145 = vector.shuffle %141, %144 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %146 = wave.mma %145, %102, %135 : vector<16xf16>, vector<8xf32>
      scf.yield %146 : vector<8xf32>
    }
    %147 = arith.select %40, %46, %39 : index
    %150 = scf.for %148 = %46 to %147 step %c3 iter_args(%149 = %49) -> (vector<8xf32>) {
      %151 = wave.lane
      %152 = arith.addi %148, %c4 : index
      %153 = arith.addi %6, %c2 : index
      %154 = arith.muli %152, %c16 : index
      %155 = arith.addi %153, %154 : index
      %156 = arith.remui %151, %c6 : index
      %157 = arith.muli %156, %c6 : index
      %158 = arith.addi %155, %157 : index
      %159 = vector.load %w[%158] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %160 = vector.bitcast %159 : vector<16xi8> to vector<8xf16>
      %161 = arith.addi %158, %c17 : index
      %162 = vector.load %w[%161] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %163 = vector.bitcast %162 : vector<16xi8> to vector<8xf16>
      %164 = vector.shuffle %160, %163 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %165 = arith.muli %148, %c3 : index
      %166 = arith.addi %165, %c4 : index
      %167 = arith.muli %tileRows, %c6 : index
      %168 = arith.muli %166, %167 : index
      %169 = arith.addi %33, %168 : index
      %170 = vector.load %x[%169] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %171 = arith.muli %tileRows, %c11 : index
      %172 = arith.addi %169, %171 : index
      %173 = vector.load %x[%172] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %174 = vector.shuffle %170, %173 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %175 = wave.mma %174, %164, %149 : vector<16xf16>, vector<8xf32>
      scf.yield %175 : vector<8xf32>
    }
    %176 = wave.lane
    %177 = wave.wave
    %178 = arith.muli %177, %c3 : index
    %179 = arith.addi %178, %c4 : index
    %180 = arith.muli %179, %c17 : index
    %181 = arith.addi %180, %176 : index
    %182 = vector.extract %150[0] : f32 from vector<8xf32>
    %183 = arith.addi %181, %c4 : index
    memref.store %182, %10[%183] : memref<?xf32>
    %184 = vector.extract %150[1] : f32 from vector<8xf32>
    %185 = arith.addi %181, %c1 : index
    memref.store %184, %10[%185] : memref<?xf32>
    %186 = vector.extract %150[2] : f32 from vector<8xf32>
    %187 = arith.addi %181, %c19 : index
    memref.store %186, %10[%187] : memref<?xf32>
    %188 = vector.extract %150[3] : f32 from vector<8xf32>
    %189 = arith.addi %181, %c20 : index
    memref.store %188, %10[%189] : memref<?xf32>
    %190 = vector.extract %150[4] : f32 from vector<8xf32>
    %191 = arith.addi %181, %c2 : index
    memref.store %190, %10[%191] : memref<?xf32>
    %192 = vector.extract %150[5] : f32 from vector<8xf32>
    %193 = arith.addi %181, %c21 : index
    memref.store %192, %10[%193] : memref<?xf32>
    %194 = vector.extract %150[6] : f32 from vector<8xf32>
    %195 = arith.addi %181, %c22 : index
    memref.store %194, %10[%195] : memref<?xf32>
    %196 = vector.extract %150[7] : f32 from vector<8xf32>
    %197 = arith.addi %181, %c23 : index
    memref.store %196, %10[%197] : memref<?xf32>
    wave.barrier
    %198 = arith.muli %177, %c10 : index
    %199 = arith.addi %198, %c4 : index
    %200 = arith.muli %199, %c1 : index
    %201 = arith.addi %200, %176 : index
    %202 = arith.addi %201, %c4 : index
    %203 = memref.load %10[%202] : memref<?xf32>
    %204 = arith.addi %202, %c17 : index
    %205 = memref.load %10[%204] : memref<?xf32>
    %206 = arith.addf %203, %205 : f32
    %207 = arith.addi %202, %c16 : index
    %208 = memref.load %10[%207] : memref<?xf32>
    %209 = arith.addf %206, %208 : f32
    %210 = arith.addi %202, %c24 : index
    %211 = memref.load %10[%210] : memref<?xf32>
    %212 = arith.addf %209, %211 : f32
    %213 = wave.lane
    %214 = arith.addi %9, %c4 : index
    %215 = arith.muli %199, %c10 : index
    %216 = arith.addi %214, %215 : index
    %217 = arith.divui %213, %c6 : index
    %218 = arith.addi %216, %217 : index
    %219 = arith.cmpi slt, %218, %8 : index
    scf.if %219 {
      %220 = arith.cmpi eq, %hasFactors, %c3 : index
      %221 = arith.muli %218, %c10 : index
      %222 = memref.load %factors[%221] : memref<?xf32>
      %223 = arith.mulf %222, %operandScale : f32
      %224 = arith.select %220, %223, %operandScale : f32
      %225 = arith.remui %213, %c6 : index
      %226 = arith.muli %225, %c15 : index
      %227 = arith.addi %6, %226 : index
      %228 = vector.load %w[%227] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %229 = vector.bitcast %228 : vector<4xi8> to vector<1xf32>
      %230 = vector.extract %229[0] : f32 from vector<1xf32>
      %231 = arith.mulf %230, %224 : f32
      %232 = arith.mulf %212, %231 : f32
      %233 = arith.muli %218, %outputFeatures : index
      %234 = arith.addi %233, %12 : index
      %235 = wave.lane
      %236 = arith.remui %235, %c6 : index
      %237 = arith.addi %234, %236 : index
      %238 = arith.addi %237, %c4 : index
      memref.store %232, %logits[%238] : memref<?xf32>
    }
    %239 = arith.muli %177, %c10 : index
    %240 = arith.addi %239, %c3 : index
    %241 = arith.muli %240, %c1 : index
    %242 = arith.addi %241, %176 : index
    %243 = arith.addi %242, %c4 : index
    %244 = memref.load %10[%243] : memref<?xf32>
    %245 = arith.addi %243, %c17 : index
    %246 = memref.load %10[%245] : memref<?xf32>
    %247 = arith.addf %244, %246 : f32
    %248 = arith.addi %243, %c16 : index
    %249 = memref.load %10[%248] : memref<?xf32>
    %250 = arith.addf %247, %249 : f32
    %251 = arith.addi %243, %c24 : index
    %252 = memref.load %10[%251] : memref<?xf32>
    %253 = arith.addf %250, %252 : f32
    %254 = wave.lane
    %255 = arith.addi %9, %c4 : index
    %256 = arith.muli %240, %c10 : index
    %257 = arith.addi %255, %256 : index
    %258 = arith.divui %254, %c6 : index
    %259 = arith.addi %257, %258 : index
    %260 = arith.cmpi slt, %259, %8 : index
    scf.if %260 {
      %261 = arith.cmpi eq, %hasFactors, %c3 : index
      %262 = arith.muli %259, %c10 : index
      %263 = memref.load %factors[%262] : memref<?xf32>
      %264 = arith.mulf %263, %operandScale : f32
      %265 = arith.select %261, %264, %operandScale : f32
      %266 = arith.remui %254, %c6 : index
      %267 = arith.muli %266, %c15 : index
      %268 = arith.addi %6, %267 : index
      %269 = vector.load %w[%268] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %270 = vector.bitcast %269 : vector<4xi8> to vector<1xf32>
      %271 = vector.extract %270[0] : f32 from vector<1xf32>
      %272 = arith.mulf %271, %265 : f32
      %273 = arith.mulf %253, %272 : f32
      %274 = arith.muli %259, %outputFeatures : index
      %275 = arith.addi %274, %12 : index
      %276 = wave.lane
      %277 = arith.remui %276, %c6 : index
      %278 = arith.addi %275, %277 : index
      %279 = arith.addi %278, %c4 : index
      memref.store %273, %logits[%279] : memref<?xf32>
    }
  }
  %280 = arith.muli %experts, %c15 : index
  %281 = wave.scratch %280 : memref<?xf32>
  %282 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %282 {
    %283 = arith.addi %9, %c6 : index
    %284 = arith.minsi %283, %8 : index
    %285 = wave.wave
    %286 = arith.addi %9, %285 : index
    scf.for %287 = %286 to %284 step %c15 {
      %288 = wave.wave
      %289 = arith.muli %288, %experts : index
      %290 = wave.lane
      %291 = arith.muli %287, %logitsWidth : index
      %294 = scf.for %292 = %290 to %experts step %c1 iter_args(%293 = %c31) -> (f32) {
        %295 = arith.addi %291, %292 : index
        %296 = memref.load %logits[%295] : memref<?xf32>
        %297 = arith.maximumf %293, %296 : f32
        scf.yield %297 : f32
      }
      %298 = vector.broadcast %294 : f32 to vector<1xf32>
      %299 = wave.reduce "max" %298 : vector<1xf32>
      %302 = scf.for %300 = %290 to %experts step %c1 iter_args(%301 = %c32) -> (f32) {
        %303 = arith.addi %291, %300 : index
        %304 = memref.load %logits[%303] : memref<?xf32>
        %305 = arith.subf %304, %299 : f32
        %306 = arith.mulf %305, %c33 : f32
        %307 = wave.exp2 %306 : f32
        %308 = arith.addi %289, %300 : index
        memref.store %307, %281[%308] : memref<?xf32>
        %309 = arith.addf %301, %307 : f32
        scf.yield %309 : f32
      }
      %310 = vector.broadcast %302 : f32 to vector<1xf32>
      %311 = wave.reduce "add" %310 : vector<1xf32>
      scf.for %312 = %290 to %experts step %c1 {
        %313 = arith.addi %289, %312 : index
        %314 = memref.load %281[%313] : memref<?xf32>
        %315 = arith.divf %314, %311 : f32
        %316 = arith.addi %289, %312 : index
        memref.store %315, %281[%316] : memref<?xf32>
      }
      %321:3 = scf.for %317 = %c4 to %expertsPerToken step %c3 iter_args(%318 = %c32, %319 = %c32, %320 = %c34) -> (f32, f32, i32) {
        %325:2 = scf.for %322 = %290 to %experts step %c1 iter_args(%323 = %c35, %324 = %c32) -> (f32, f32) {
          %326 = arith.addi %289, %322 : index
          %327 = memref.load %281[%326] : memref<?xf32>
          %328 = arith.cmpf ogt, %327, %323 : f32
          %329 = arith.index_cast %322 : index to i32
          %330 = arith.sitofp %329 : i32 to f32
          %331 = arith.select %328, %327, %323 : f32
          %332 = arith.select %328, %330, %324 : f32
          scf.yield %331, %332 : f32, f32
        }
        %333 = vector.broadcast %325#0 : f32 to vector<1xf32>
        %334 = wave.reduce "max" %333 : vector<1xf32>
        %335 = arith.cmpf oeq, %325#0, %334 : f32
        %336 = arith.subf %c32, %325#1 : f32
        %337 = arith.select %335, %336, %c36 : f32
        %338 = vector.broadcast %337 : f32 to vector<1xf32>
        %339 = wave.reduce "max" %338 : vector<1xf32>
        %340 = arith.subf %c32, %339 : f32
        %341 = arith.fptosi %340 : f32 to i32
        %342 = arith.index_cast %341 : i32 to index
        %343 = arith.remui %342, %c1 : index
        %344 = arith.cmpi eq, %343, %290 : index
        scf.if %344 {
          %345 = arith.addi %289, %342 : index
          memref.store %c37, %281[%345] : memref<?xf32>
        }
        %346 = arith.cmpi eq, %317, %290 : index
        %347 = arith.addf %318, %334 : f32
        %348 = arith.select %346, %334, %319 : f32
        %349 = arith.select %346, %341, %320 : i32
        scf.yield %347, %348, %349 : f32, f32, i32
      }
      %350 = arith.cmpi eq, %normalize, %c3 : index
      %351 = arith.divf %321#1, %321#0 : f32
      %352 = arith.select %350, %351, %321#1 : f32
      %353 = arith.cmpi slt, %290, %expertsPerToken : index
      scf.if %353 {
        %354 = arith.muli %287, %expertsPerToken : index
        %355 = arith.addi %354, %290 : index
        memref.store %352, %weights[%355] : memref<?xf32>
        %356 = arith.muli %287, %expertsPerToken : index
        %357 = arith.addi %356, %290 : index
        memref.store %321#2, %ids_out[%357] : memref<?xi32>
      }
    }
  }
  wave.return
}
