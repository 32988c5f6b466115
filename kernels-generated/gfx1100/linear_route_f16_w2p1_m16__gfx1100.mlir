// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='f16', waves=2, panels=1, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_f16_w2p1_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) attributes {waves = 2 : i64} {
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
  %c10 = arith.constant 2 : index
  %c11 = arith.constant 8 : index
  %c12 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c15 = arith.constant 4 : index
  %c16 = arith.constant 256 : index
  %c17 = arith.constant 3 : index
  %c18 = arith.constant 64 : index
  %c19 = arith.constant 96 : index
  %c20 = arith.constant 160 : index
  %c21 = arith.constant 192 : index
  %c22 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %c24 = arith.constant 0x3F800000 : f32
  %experts = wave.param "experts" : index
  %arrivals = wave.param "arrivals" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %logitsWidth = wave.param "logitsWidth" : index
  %c29 = arith.constant 0xFF61B1E6 : f32
  %c30 = arith.constant 0x00000000 : f32
  %c31 = arith.constant 0x3FB8AA3B : f32
  %c32 = arith.constant 0 : i32
  %c33 = arith.constant 0xC0000000 : f32
  %c34 = arith.constant 0xCB800000 : f32
  %c35 = arith.constant 0xBF800000 : f32
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
      %53 = arith.muli %51, %c7 : index
      %54 = arith.addi %52, %53 : index
      %55 = arith.remui %50, %c6 : index
      %56 = arith.muli %55, %c6 : index
      %57 = arith.addi %54, %56 : index
      %58 = vector.load %w[%57] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %59 = vector.bitcast %58 : vector<16xi8> to vector<8xf16>
      %60 = arith.addi %57, %c16 : index
      %61 = vector.load %w[%60] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %62 = vector.bitcast %61 : vector<16xi8> to vector<8xf16>
      %63 = vector.shuffle %59, %62 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %64 = arith.addi %47, %c3 : index
      %65 = arith.addi %6, %c2 : index
      %66 = arith.muli %64, %c7 : index
      %67 = arith.addi %65, %66 : index
      %68 = arith.remui %50, %c6 : index
      %69 = arith.muli %68, %c6 : index
      %70 = arith.addi %67, %69 : index
      %71 = vector.load %w[%70] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %72 = vector.bitcast %71 : vector<16xi8> to vector<8xf16>
      %73 = arith.addi %70, %c16 : index
      %74 = vector.load %w[%73] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %75 = vector.bitcast %74 : vector<16xi8> to vector<8xf16>
      %76 = vector.shuffle %72, %75 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %77 = arith.addi %47, %c10 : index
      %78 = arith.addi %6, %c2 : index
      %79 = arith.muli %77, %c7 : index
      %80 = arith.addi %78, %79 : index
      %81 = arith.remui %50, %c6 : index
      %82 = arith.muli %81, %c6 : index
      %83 = arith.addi %80, %82 : index
      %84 = vector.load %w[%83] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %85 = vector.bitcast %84 : vector<16xi8> to vector<8xf16>
      %86 = arith.addi %83, %c16 : index
      %87 = vector.load %w[%86] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %88 = vector.bitcast %87 : vector<16xi8> to vector<8xf16>
      %89 = vector.shuffle %85, %88 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %90 = arith.addi %47, %c17 : index
      %91 = arith.addi %6, %c2 : index
      %92 = arith.muli %90, %c7 : index
      %93 = arith.addi %91, %92 : index
      %94 = arith.remui %50, %c6 : index
      %95 = arith.muli %94, %c6 : index
      %96 = arith.addi %93, %95 : index
      %97 = vector.load %w[%96] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %98 = vector.bitcast %97 : vector<16xi8> to vector<8xf16>
      %99 = arith.addi %96, %c16 : index
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
      %137 = arith.addi %136, %c17 : index
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
      %154 = arith.muli %152, %c7 : index
      %155 = arith.addi %153, %154 : index
      %156 = arith.remui %151, %c6 : index
      %157 = arith.muli %156, %c6 : index
      %158 = arith.addi %155, %157 : index
      %159 = vector.load %w[%158] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %160 = vector.bitcast %159 : vector<16xi8> to vector<8xf16>
      %161 = arith.addi %158, %c16 : index
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
    %180 = arith.muli %179, %c16 : index
    %181 = arith.addi %180, %176 : index
    %182 = vector.extract %150[0] : f32 from vector<8xf32>
    %183 = arith.addi %181, %c4 : index
    memref.store %182, %10[%183] : memref<?xf32>
    %184 = vector.extract %150[1] : f32 from vector<8xf32>
    %185 = arith.addi %181, %c1 : index
    memref.store %184, %10[%185] : memref<?xf32>
    %186 = vector.extract %150[2] : f32 from vector<8xf32>
    %187 = arith.addi %181, %c18 : index
    memref.store %186, %10[%187] : memref<?xf32>
    %188 = vector.extract %150[3] : f32 from vector<8xf32>
    %189 = arith.addi %181, %c19 : index
    memref.store %188, %10[%189] : memref<?xf32>
    %190 = vector.extract %150[4] : f32 from vector<8xf32>
    %191 = arith.addi %181, %c2 : index
    memref.store %190, %10[%191] : memref<?xf32>
    %192 = vector.extract %150[5] : f32 from vector<8xf32>
    %193 = arith.addi %181, %c20 : index
    memref.store %192, %10[%193] : memref<?xf32>
    %194 = vector.extract %150[6] : f32 from vector<8xf32>
    %195 = arith.addi %181, %c21 : index
    memref.store %194, %10[%195] : memref<?xf32>
    %196 = vector.extract %150[7] : f32 from vector<8xf32>
    %197 = arith.addi %181, %c22 : index
    memref.store %196, %10[%197] : memref<?xf32>
    wave.barrier
    %198 = arith.muli %177, %c15 : index
    %199 = arith.addi %198, %c4 : index
    %200 = arith.muli %199, %c1 : index
    %201 = arith.addi %200, %176 : index
    %202 = arith.addi %201, %c4 : index
    %203 = memref.load %10[%202] : memref<?xf32>
    %204 = arith.addi %202, %c16 : index
    %205 = memref.load %10[%204] : memref<?xf32>
    %206 = arith.addf %203, %205 : f32
    %207 = wave.lane
    %208 = arith.addi %9, %c4 : index
    %209 = arith.muli %199, %c10 : index
    %210 = arith.addi %208, %209 : index
    %211 = arith.divui %207, %c6 : index
    %212 = arith.addi %210, %211 : index
    %213 = arith.cmpi slt, %212, %8 : index
    scf.if %213 {
      %214 = arith.cmpi eq, %hasFactors, %c3 : index
      %215 = memref.load %factors[%212] : memref<?xf32>
      %216 = arith.select %214, %215, %c24 : f32
      %217 = arith.remui %207, %c6 : index
      %218 = arith.muli %217, %c15 : index
      %219 = arith.addi %6, %218 : index
      %220 = vector.load %w[%219] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %221 = vector.bitcast %220 : vector<4xi8> to vector<1xf32>
      %222 = vector.extract %221[0] : f32 from vector<1xf32>
      %223 = arith.mulf %222, %216 : f32
      %224 = arith.mulf %206, %223 : f32
      %225 = arith.muli %212, %outputFeatures : index
      %226 = arith.addi %225, %12 : index
      %227 = wave.lane
      %228 = arith.remui %227, %c6 : index
      %229 = arith.addi %226, %228 : index
      %230 = arith.addi %229, %c4 : index
      memref.store %224, %logits[%230] : memref<?xf32>
    }
    %231 = arith.muli %177, %c15 : index
    %232 = arith.addi %231, %c3 : index
    %233 = arith.muli %232, %c1 : index
    %234 = arith.addi %233, %176 : index
    %235 = arith.addi %234, %c4 : index
    %236 = memref.load %10[%235] : memref<?xf32>
    %237 = arith.addi %235, %c16 : index
    %238 = memref.load %10[%237] : memref<?xf32>
    %239 = arith.addf %236, %238 : f32
    %240 = wave.lane
    %241 = arith.addi %9, %c4 : index
    %242 = arith.muli %232, %c10 : index
    %243 = arith.addi %241, %242 : index
    %244 = arith.divui %240, %c6 : index
    %245 = arith.addi %243, %244 : index
    %246 = arith.cmpi slt, %245, %8 : index
    scf.if %246 {
      %247 = arith.cmpi eq, %hasFactors, %c3 : index
      %248 = memref.load %factors[%245] : memref<?xf32>
      %249 = arith.select %247, %248, %c24 : f32
      %250 = arith.remui %240, %c6 : index
      %251 = arith.muli %250, %c15 : index
      %252 = arith.addi %6, %251 : index
      %253 = vector.load %w[%252] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %254 = vector.bitcast %253 : vector<4xi8> to vector<1xf32>
      %255 = vector.extract %254[0] : f32 from vector<1xf32>
      %256 = arith.mulf %255, %249 : f32
      %257 = arith.mulf %239, %256 : f32
      %258 = arith.muli %245, %outputFeatures : index
      %259 = arith.addi %258, %12 : index
      %260 = wave.lane
      %261 = arith.remui %260, %c6 : index
      %262 = arith.addi %259, %261 : index
      %263 = arith.addi %262, %c4 : index
      memref.store %257, %logits[%263] : memref<?xf32>
    }
    %264 = arith.muli %177, %c15 : index
    %265 = arith.addi %264, %c10 : index
    %266 = arith.muli %265, %c1 : index
    %267 = arith.addi %266, %176 : index
    %268 = arith.addi %267, %c4 : index
    %269 = memref.load %10[%268] : memref<?xf32>
    %270 = arith.addi %268, %c16 : index
    %271 = memref.load %10[%270] : memref<?xf32>
    %272 = arith.addf %269, %271 : f32
    %273 = wave.lane
    %274 = arith.addi %9, %c4 : index
    %275 = arith.muli %265, %c10 : index
    %276 = arith.addi %274, %275 : index
    %277 = arith.divui %273, %c6 : index
    %278 = arith.addi %276, %277 : index
    %279 = arith.cmpi slt, %278, %8 : index
    scf.if %279 {
      %280 = arith.cmpi eq, %hasFactors, %c3 : index
      %281 = memref.load %factors[%278] : memref<?xf32>
      %282 = arith.select %280, %281, %c24 : f32
      %283 = arith.remui %273, %c6 : index
      %284 = arith.muli %283, %c15 : index
      %285 = arith.addi %6, %284 : index
      %286 = vector.load %w[%285] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %287 = vector.bitcast %286 : vector<4xi8> to vector<1xf32>
      %288 = vector.extract %287[0] : f32 from vector<1xf32>
      %289 = arith.mulf %288, %282 : f32
      %290 = arith.mulf %272, %289 : f32
      %291 = arith.muli %278, %outputFeatures : index
      %292 = arith.addi %291, %12 : index
      %293 = wave.lane
      %294 = arith.remui %293, %c6 : index
      %295 = arith.addi %292, %294 : index
      %296 = arith.addi %295, %c4 : index
      memref.store %290, %logits[%296] : memref<?xf32>
    }
    %297 = arith.muli %177, %c15 : index
    %298 = arith.addi %297, %c17 : index
    %299 = arith.muli %298, %c1 : index
    %300 = arith.addi %299, %176 : index
    %301 = arith.addi %300, %c4 : index
    %302 = memref.load %10[%301] : memref<?xf32>
    %303 = arith.addi %301, %c16 : index
    %304 = memref.load %10[%303] : memref<?xf32>
    %305 = arith.addf %302, %304 : f32
    %306 = wave.lane
    %307 = arith.addi %9, %c4 : index
    %308 = arith.muli %298, %c10 : index
    %309 = arith.addi %307, %308 : index
    %310 = arith.divui %306, %c6 : index
    %311 = arith.addi %309, %310 : index
    %312 = arith.cmpi slt, %311, %8 : index
    scf.if %312 {
      %313 = arith.cmpi eq, %hasFactors, %c3 : index
      %314 = memref.load %factors[%311] : memref<?xf32>
      %315 = arith.select %313, %314, %c24 : f32
      %316 = arith.remui %306, %c6 : index
      %317 = arith.muli %316, %c15 : index
      %318 = arith.addi %6, %317 : index
      %319 = vector.load %w[%318] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %320 = vector.bitcast %319 : vector<4xi8> to vector<1xf32>
      %321 = vector.extract %320[0] : f32 from vector<1xf32>
      %322 = arith.mulf %321, %315 : f32
      %323 = arith.mulf %305, %322 : f32
      %324 = arith.muli %311, %outputFeatures : index
      %325 = arith.addi %324, %12 : index
      %326 = wave.lane
      %327 = arith.remui %326, %c6 : index
      %328 = arith.addi %325, %327 : index
      %329 = arith.addi %328, %c4 : index
      memref.store %323, %logits[%329] : memref<?xf32>
    }
  }
  %330 = arith.muli %experts, %c10 : index
  %331 = wave.scratch %330 : memref<?xf32>
  %332 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %332 {
    %333 = arith.addi %9, %c6 : index
    %334 = arith.minsi %333, %8 : index
    %335 = wave.wave
    %336 = arith.addi %9, %335 : index
    scf.for %337 = %336 to %334 step %c10 {
      %338 = wave.wave
      %339 = arith.muli %338, %experts : index
      %340 = wave.lane
      %341 = arith.muli %337, %logitsWidth : index
      %344 = scf.for %342 = %340 to %experts step %c1 iter_args(%343 = %c29) -> (f32) {
        %345 = arith.addi %341, %342 : index
        %346 = memref.load %logits[%345] : memref<?xf32>
        %347 = arith.maximumf %343, %346 : f32
        scf.yield %347 : f32
      }
      %348 = vector.broadcast %344 : f32 to vector<1xf32>
      %349 = wave.reduce "max" %348 : vector<1xf32>
      %352 = scf.for %350 = %340 to %experts step %c1 iter_args(%351 = %c30) -> (f32) {
        %353 = arith.addi %341, %350 : index
        %354 = memref.load %logits[%353] : memref<?xf32>
        %355 = arith.subf %354, %349 : f32
        %356 = arith.mulf %355, %c31 : f32
        %357 = wave.exp2 %356 : f32
        %358 = arith.addi %339, %350 : index
        memref.store %357, %331[%358] : memref<?xf32>
        %359 = arith.addf %351, %357 : f32
        scf.yield %359 : f32
      }
      %360 = vector.broadcast %352 : f32 to vector<1xf32>
      %361 = wave.reduce "add" %360 : vector<1xf32>
      scf.for %362 = %340 to %experts step %c1 {
        %363 = arith.addi %339, %362 : index
        %364 = memref.load %331[%363] : memref<?xf32>
        %365 = arith.divf %364, %361 : f32
        %366 = arith.addi %339, %362 : index
        memref.store %365, %331[%366] : memref<?xf32>
      }
      %371:3 = scf.for %367 = %c4 to %expertsPerToken step %c3 iter_args(%368 = %c30, %369 = %c30, %370 = %c32) -> (f32, f32, i32) {
        %375:2 = scf.for %372 = %340 to %experts step %c1 iter_args(%373 = %c33, %374 = %c30) -> (f32, f32) {
          %376 = arith.addi %339, %372 : index
          %377 = memref.load %331[%376] : memref<?xf32>
          %378 = arith.cmpf ogt, %377, %373 : f32
          %379 = arith.index_cast %372 : index to i32
          %380 = arith.sitofp %379 : i32 to f32
          %381 = arith.select %378, %377, %373 : f32
          %382 = arith.select %378, %380, %374 : f32
          scf.yield %381, %382 : f32, f32
        }
        %383 = vector.broadcast %375#0 : f32 to vector<1xf32>
        %384 = wave.reduce "max" %383 : vector<1xf32>
        %385 = arith.cmpf oeq, %375#0, %384 : f32
        %386 = arith.subf %c30, %375#1 : f32
        %387 = arith.select %385, %386, %c34 : f32
        %388 = vector.broadcast %387 : f32 to vector<1xf32>
        %389 = wave.reduce "max" %388 : vector<1xf32>
        %390 = arith.subf %c30, %389 : f32
        %391 = arith.fptosi %390 : f32 to i32
        %392 = arith.index_cast %391 : i32 to index
        %393 = arith.remui %392, %c1 : index
        %394 = arith.cmpi eq, %393, %340 : index
        scf.if %394 {
          %395 = arith.addi %339, %392 : index
          memref.store %c35, %331[%395] : memref<?xf32>
        }
        %396 = arith.cmpi eq, %367, %340 : index
        %397 = arith.addf %368, %384 : f32
        %398 = arith.select %396, %384, %369 : f32
        %399 = arith.select %396, %391, %370 : i32
        scf.yield %397, %398, %399 : f32, f32, i32
      }
      %400 = arith.cmpi eq, %normalize, %c3 : index
      %401 = arith.divf %371#1, %371#0 : f32
      %402 = arith.select %400, %401, %371#1 : f32
      %403 = arith.cmpi slt, %340, %expertsPerToken : index
      scf.if %403 {
        %404 = arith.muli %337, %expertsPerToken : index
        %405 = arith.addi %404, %340 : index
        memref.store %402, %weights[%405] : memref<?xf32>
        %406 = arith.muli %337, %expertsPerToken : index
        %407 = arith.addi %406, %340 : index
        memref.store %371#2, %ids_out[%407] : memref<?xi32>
      }
    }
  }
  wave.return
}
