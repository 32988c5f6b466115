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
  %operandScale = wave.param "operandScale" : f32
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
      %215 = arith.muli %212, %c10 : index
      %216 = memref.load %factors[%215] : memref<?xf32>
      %217 = arith.mulf %216, %operandScale : f32
      %218 = arith.select %214, %217, %operandScale : f32
      %219 = arith.remui %207, %c6 : index
      %220 = arith.muli %219, %c15 : index
      %221 = arith.addi %6, %220 : index
      %222 = vector.load %w[%221] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %223 = vector.bitcast %222 : vector<4xi8> to vector<1xf32>
      %224 = vector.extract %223[0] : f32 from vector<1xf32>
      %225 = arith.mulf %224, %218 : f32
      %226 = arith.mulf %206, %225 : f32
      %227 = arith.muli %212, %outputFeatures : index
      %228 = arith.addi %227, %12 : index
      %229 = wave.lane
      %230 = arith.remui %229, %c6 : index
      %231 = arith.addi %228, %230 : index
      %232 = arith.addi %231, %c4 : index
      memref.store %226, %logits[%232] : memref<?xf32>
    }
    %233 = arith.muli %177, %c15 : index
    %234 = arith.addi %233, %c3 : index
    %235 = arith.muli %234, %c1 : index
    %236 = arith.addi %235, %176 : index
    %237 = arith.addi %236, %c4 : index
    %238 = memref.load %10[%237] : memref<?xf32>
    %239 = arith.addi %237, %c16 : index
    %240 = memref.load %10[%239] : memref<?xf32>
    %241 = arith.addf %238, %240 : f32
    %242 = wave.lane
    %243 = arith.addi %9, %c4 : index
    %244 = arith.muli %234, %c10 : index
    %245 = arith.addi %243, %244 : index
    %246 = arith.divui %242, %c6 : index
    %247 = arith.addi %245, %246 : index
    %248 = arith.cmpi slt, %247, %8 : index
    scf.if %248 {
      %249 = arith.cmpi eq, %hasFactors, %c3 : index
      %250 = arith.muli %247, %c10 : index
      %251 = memref.load %factors[%250] : memref<?xf32>
      %252 = arith.mulf %251, %operandScale : f32
      %253 = arith.select %249, %252, %operandScale : f32
      %254 = arith.remui %242, %c6 : index
      %255 = arith.muli %254, %c15 : index
      %256 = arith.addi %6, %255 : index
      %257 = vector.load %w[%256] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %258 = vector.bitcast %257 : vector<4xi8> to vector<1xf32>
      %259 = vector.extract %258[0] : f32 from vector<1xf32>
      %260 = arith.mulf %259, %253 : f32
      %261 = arith.mulf %241, %260 : f32
      %262 = arith.muli %247, %outputFeatures : index
      %263 = arith.addi %262, %12 : index
      %264 = wave.lane
      %265 = arith.remui %264, %c6 : index
      %266 = arith.addi %263, %265 : index
      %267 = arith.addi %266, %c4 : index
      memref.store %261, %logits[%267] : memref<?xf32>
    }
    %268 = arith.muli %177, %c15 : index
    %269 = arith.addi %268, %c10 : index
    %270 = arith.muli %269, %c1 : index
    %271 = arith.addi %270, %176 : index
    %272 = arith.addi %271, %c4 : index
    %273 = memref.load %10[%272] : memref<?xf32>
    %274 = arith.addi %272, %c16 : index
    %275 = memref.load %10[%274] : memref<?xf32>
    %276 = arith.addf %273, %275 : f32
    %277 = wave.lane
    %278 = arith.addi %9, %c4 : index
    %279 = arith.muli %269, %c10 : index
    %280 = arith.addi %278, %279 : index
    %281 = arith.divui %277, %c6 : index
    %282 = arith.addi %280, %281 : index
    %283 = arith.cmpi slt, %282, %8 : index
    scf.if %283 {
      %284 = arith.cmpi eq, %hasFactors, %c3 : index
      %285 = arith.muli %282, %c10 : index
      %286 = memref.load %factors[%285] : memref<?xf32>
      %287 = arith.mulf %286, %operandScale : f32
      %288 = arith.select %284, %287, %operandScale : f32
      %289 = arith.remui %277, %c6 : index
      %290 = arith.muli %289, %c15 : index
      %291 = arith.addi %6, %290 : index
      %292 = vector.load %w[%291] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %293 = vector.bitcast %292 : vector<4xi8> to vector<1xf32>
      %294 = vector.extract %293[0] : f32 from vector<1xf32>
      %295 = arith.mulf %294, %288 : f32
      %296 = arith.mulf %276, %295 : f32
      %297 = arith.muli %282, %outputFeatures : index
      %298 = arith.addi %297, %12 : index
      %299 = wave.lane
      %300 = arith.remui %299, %c6 : index
      %301 = arith.addi %298, %300 : index
      %302 = arith.addi %301, %c4 : index
      memref.store %296, %logits[%302] : memref<?xf32>
    }
    %303 = arith.muli %177, %c15 : index
    %304 = arith.addi %303, %c17 : index
    %305 = arith.muli %304, %c1 : index
    %306 = arith.addi %305, %176 : index
    %307 = arith.addi %306, %c4 : index
    %308 = memref.load %10[%307] : memref<?xf32>
    %309 = arith.addi %307, %c16 : index
    %310 = memref.load %10[%309] : memref<?xf32>
    %311 = arith.addf %308, %310 : f32
    %312 = wave.lane
    %313 = arith.addi %9, %c4 : index
    %314 = arith.muli %304, %c10 : index
    %315 = arith.addi %313, %314 : index
    %316 = arith.divui %312, %c6 : index
    %317 = arith.addi %315, %316 : index
    %318 = arith.cmpi slt, %317, %8 : index
    scf.if %318 {
      %319 = arith.cmpi eq, %hasFactors, %c3 : index
      %320 = arith.muli %317, %c10 : index
      %321 = memref.load %factors[%320] : memref<?xf32>
      %322 = arith.mulf %321, %operandScale : f32
      %323 = arith.select %319, %322, %operandScale : f32
      %324 = arith.remui %312, %c6 : index
      %325 = arith.muli %324, %c15 : index
      %326 = arith.addi %6, %325 : index
      %327 = vector.load %w[%326] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %328 = vector.bitcast %327 : vector<4xi8> to vector<1xf32>
      %329 = vector.extract %328[0] : f32 from vector<1xf32>
      %330 = arith.mulf %329, %323 : f32
      %331 = arith.mulf %311, %330 : f32
      %332 = arith.muli %317, %outputFeatures : index
      %333 = arith.addi %332, %12 : index
      %334 = wave.lane
      %335 = arith.remui %334, %c6 : index
      %336 = arith.addi %333, %335 : index
      %337 = arith.addi %336, %c4 : index
      memref.store %331, %logits[%337] : memref<?xf32>
    }
  }
  %338 = arith.muli %experts, %c10 : index
  %339 = wave.scratch %338 : memref<?xf32>
  %340 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %340 {
    %341 = arith.addi %9, %c6 : index
    %342 = arith.minsi %341, %8 : index
    %343 = wave.wave
    %344 = arith.addi %9, %343 : index
    scf.for %345 = %344 to %342 step %c10 {
      %346 = wave.wave
      %347 = arith.muli %346, %experts : index
      %348 = wave.lane
      %349 = arith.muli %345, %logitsWidth : index
      %352 = scf.for %350 = %348 to %experts step %c1 iter_args(%351 = %c29) -> (f32) {
        %353 = arith.addi %349, %350 : index
        %354 = memref.load %logits[%353] : memref<?xf32>
        %355 = arith.maximumf %351, %354 : f32
        scf.yield %355 : f32
      }
      %356 = vector.broadcast %352 : f32 to vector<1xf32>
      %357 = wave.reduce "max" %356 : vector<1xf32>
      %360 = scf.for %358 = %348 to %experts step %c1 iter_args(%359 = %c30) -> (f32) {
        %361 = arith.addi %349, %358 : index
        %362 = memref.load %logits[%361] : memref<?xf32>
        %363 = arith.subf %362, %357 : f32
        %364 = arith.mulf %363, %c31 : f32
        %365 = wave.exp2 %364 : f32
        %366 = arith.addi %347, %358 : index
        memref.store %365, %339[%366] : memref<?xf32>
        %367 = arith.addf %359, %365 : f32
        scf.yield %367 : f32
      }
      %368 = vector.broadcast %360 : f32 to vector<1xf32>
      %369 = wave.reduce "add" %368 : vector<1xf32>
      scf.for %370 = %348 to %experts step %c1 {
        %371 = arith.addi %347, %370 : index
        %372 = memref.load %339[%371] : memref<?xf32>
        %373 = arith.divf %372, %369 : f32
        %374 = arith.addi %347, %370 : index
        memref.store %373, %339[%374] : memref<?xf32>
      }
      %379:3 = scf.for %375 = %c4 to %expertsPerToken step %c3 iter_args(%376 = %c30, %377 = %c30, %378 = %c32) -> (f32, f32, i32) {
        %383:2 = scf.for %380 = %348 to %experts step %c1 iter_args(%381 = %c33, %382 = %c30) -> (f32, f32) {
          %384 = arith.addi %347, %380 : index
          %385 = memref.load %339[%384] : memref<?xf32>
          %386 = arith.cmpf ogt, %385, %381 : f32
          %387 = arith.index_cast %380 : index to i32
          %388 = arith.sitofp %387 : i32 to f32
          %389 = arith.select %386, %385, %381 : f32
          %390 = arith.select %386, %388, %382 : f32
          scf.yield %389, %390 : f32, f32
        }
        %391 = vector.broadcast %383#0 : f32 to vector<1xf32>
        %392 = wave.reduce "max" %391 : vector<1xf32>
        %393 = arith.cmpf oeq, %383#0, %392 : f32
        %394 = arith.subf %c30, %383#1 : f32
        %395 = arith.select %393, %394, %c34 : f32
        %396 = vector.broadcast %395 : f32 to vector<1xf32>
        %397 = wave.reduce "max" %396 : vector<1xf32>
        %398 = arith.subf %c30, %397 : f32
        %399 = arith.fptosi %398 : f32 to i32
        %400 = arith.index_cast %399 : i32 to index
        %401 = arith.remui %400, %c1 : index
        %402 = arith.cmpi eq, %401, %348 : index
        scf.if %402 {
          %403 = arith.addi %347, %400 : index
          memref.store %c35, %339[%403] : memref<?xf32>
        }
        %404 = arith.cmpi eq, %375, %348 : index
        %405 = arith.addf %376, %392 : f32
        %406 = arith.select %404, %392, %377 : f32
        %407 = arith.select %404, %399, %378 : i32
        scf.yield %405, %406, %407 : f32, f32, i32
      }
      %408 = arith.cmpi eq, %normalize, %c3 : index
      %409 = arith.divf %379#1, %379#0 : f32
      %410 = arith.select %408, %409, %379#1 : f32
      %411 = arith.cmpi slt, %348, %expertsPerToken : index
      scf.if %411 {
        %412 = arith.muli %345, %expertsPerToken : index
        %413 = arith.addi %412, %348 : index
        memref.store %410, %weights[%413] : memref<?xf32>
        %414 = arith.muli %345, %expertsPerToken : index
        %415 = arith.addi %414, %348 : index
        memref.store %379#2, %ids_out[%415] : memref<?xi32>
      }
    }
  }
  wave.return
}
