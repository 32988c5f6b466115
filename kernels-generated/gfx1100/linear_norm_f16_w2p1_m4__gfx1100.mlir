// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinearNorm(format='f16', waves=2, panels=1, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_norm_f16_w2p1_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) attributes {waves = 2 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 32 : index
  %c2 = arith.constant 128 : index
  %c3 = arith.constant 1 : index
  %c4 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c6 = arith.constant 16 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c9 = arith.constant 512 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c12 = arith.constant 8 : index
  %c13 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %c15 = arith.constant 4 : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c17 = arith.constant 256 : index
  %c18 = arith.constant 2 : index
  %c19 = arith.constant 3 : index
  %c20 = arith.constant 64 : index
  %c21 = arith.constant 96 : index
  %c22 = arith.constant 160 : index
  %c23 = arith.constant 192 : index
  %c24 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %c26 = arith.constant 0x3F800000 : f32
  %arrivals = wave.param "arrivals" : index
  %features = wave.param "features" : index
  %c29 = arith.constant dense<0x00000000> : vector<4xf32>
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %epsilon = wave.param "epsilon" : f32
  %c32 = arith.constant 23 : i32
  %c33 = arith.constant 141 : i32
  %c34 = arith.constant 268 : i32
  %c35 = arith.constant 14 : i32
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
  %10 = wave.wave
  %11 = wave.scratch %operandHalves : memref<?xf16>
  %12 = wave.scratch %c9 : memref<?xf32>
  %13 = arith.cmpi eq, %hasResidual, %c3 : index
  %14 = wave.block 0
  %15 = arith.muli %14, %c6 : index
  %16 = arith.cmpi slt, %9, %8 : index
  scf.if %16 {
    %17 = arith.muli %1, %c3 : index
    %18 = wave.wave
    %19 = arith.muli %18, %c1 : index
    %20 = wave.lane
    %21 = arith.addi %19, %20 : index
    %22 = arith.muli %21, %c12 : index
    scf.for %23 = %22 to %operandHalves step %c9 {
      %24 = vector.load %x[%23] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      vector.store %24, %11[%23] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %25 = arith.divui %inputFeatures, %c6 : index
    %26 = arith.muli %10, %stepsPerWave : index
    %27 = arith.minsi %26, %25 : index
    %28 = arith.addi %27, %stepsPerWave : index
    %29 = arith.minsi %28, %25 : index
    %30 = arith.subi %29, %27 : index
    %31 = arith.divui %30, %c15 : index
    %32 = arith.muli %31, %c15 : index
    %33 = arith.addi %27, %32 : index
    %34 = arith.cmpi eq, %wholeBlocks, %c3 : index
    %35 = arith.addi %27, %stepsPerWave : index
    %36 = arith.select %34, %35, %33 : index
    %39 = scf.for %37 = %27 to %36 step %c15 iter_args(%38 = %c13) -> (vector<8xf32>) {
      %40 = wave.lane
      %41 = arith.addi %37, %c4 : index
      %42 = arith.addi %6, %c2 : index
      %43 = arith.muli %41, %c9 : index
      %44 = arith.addi %42, %43 : index
      %45 = arith.remui %40, %c6 : index
      %46 = arith.muli %45, %c6 : index
      %47 = arith.addi %44, %46 : index
      %48 = vector.load %w[%47] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %49 = vector.bitcast %48 : vector<16xi8> to vector<8xf16>
      %50 = arith.addi %47, %c17 : index
      %51 = vector.load %w[%50] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %52 = vector.bitcast %51 : vector<16xi8> to vector<8xf16>
      %53 = vector.shuffle %49, %52 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %54 = arith.addi %37, %c3 : index
      %55 = arith.addi %6, %c2 : index
      %56 = arith.muli %54, %c9 : index
      %57 = arith.addi %55, %56 : index
      %58 = arith.remui %40, %c6 : index
      %59 = arith.muli %58, %c6 : index
      %60 = arith.addi %57, %59 : index
      %61 = vector.load %w[%60] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %62 = vector.bitcast %61 : vector<16xi8> to vector<8xf16>
      %63 = arith.addi %60, %c17 : index
      %64 = vector.load %w[%63] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %65 = vector.bitcast %64 : vector<16xi8> to vector<8xf16>
      %66 = vector.shuffle %62, %65 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %67 = arith.addi %37, %c18 : index
      %68 = arith.addi %6, %c2 : index
      %69 = arith.muli %67, %c9 : index
      %70 = arith.addi %68, %69 : index
      %71 = arith.remui %40, %c6 : index
      %72 = arith.muli %71, %c6 : index
      %73 = arith.addi %70, %72 : index
      %74 = vector.load %w[%73] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %75 = vector.bitcast %74 : vector<16xi8> to vector<8xf16>
      %76 = arith.addi %73, %c17 : index
      %77 = vector.load %w[%76] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %78 = vector.bitcast %77 : vector<16xi8> to vector<8xf16>
      %79 = vector.shuffle %75, %78 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %80 = arith.addi %37, %c19 : index
      %81 = arith.addi %6, %c2 : index
      %82 = arith.muli %80, %c9 : index
      %83 = arith.addi %81, %82 : index
      %84 = arith.remui %40, %c6 : index
      %85 = arith.muli %84, %c6 : index
      %86 = arith.addi %83, %85 : index
      %87 = vector.load %w[%86] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %88 = vector.bitcast %87 : vector<16xi8> to vector<8xf16>
      %89 = arith.addi %86, %c17 : index
      %90 = vector.load %w[%89] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %91 = vector.bitcast %90 : vector<16xi8> to vector<8xf16>
      %92 = vector.shuffle %88, %91 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %93 = arith.addi %17, %c4 : index
      %94 = arith.muli %37, %c3 : index
      %95 = arith.addi %94, %c4 : index
      %96 = arith.divui %inputFeatures, %c6 : index
      %97 = arith.muli %93, %96 : index
      %98 = arith.addi %97, %95 : index
      %99 = arith.muli %tileRows, %c6 : index
      %100 = arith.muli %98, %99 : index
      %101 = arith.remui %40, %tileRows : index
      %102 = arith.muli %101, %c12 : index
      %103 = arith.addi %100, %102 : index
      %104 = vector.load %11[%103] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %105 = arith.muli %tileRows, %c12 : index
      %106 = arith.addi %103, %105 : index
      %107 = vector.load %11[%106] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %108 = vector.shuffle %104, %107 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %109 = wave.mma %108, %53, %38 : vector<16xf16>, vector<8xf32>
      %110 = arith.addi %17, %c4 : index
      %111 = arith.muli %37, %c3 : index
      %112 = arith.addi %111, %c3 : index
      %113 = arith.divui %inputFeatures, %c6 : index
      %114 = arith.muli %110, %113 : index
      %115 = arith.addi %114, %112 : index
      %116 = arith.muli %tileRows, %c6 : index
      %117 = arith.muli %115, %116 : index
      %118 = arith.remui %40, %tileRows : index
      %119 = arith.muli %118, %c12 : index
      %120 = arith.addi %117, %119 : index
      %121 = vector.load %11[%120] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %122 = arith.muli %tileRows, %c12 : index
      %123 = arith.addi %120, %122 : index
      %124 = vector.load %11[%123] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %125 = vector.shuffle %121, %124 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %126 = wave.mma %125, %66, %109 : vector<16xf16>, vector<8xf32>
      %127 = arith.addi %17, %c4 : index
      %128 = arith.muli %37, %c3 : index
      %129 = arith.addi %128, %c18 : index
      %130 = arith.divui %inputFeatures, %c6 : index
      %131 = arith.muli %127, %130 : index
      %132 = arith.addi %131, %129 : index
      %133 = arith.muli %tileRows, %c6 : index
      %134 = arith.muli %132, %133 : index
      %135 = arith.remui %40, %tileRows : index
      %136 = arith.muli %135, %c12 : index
      %137 = arith.addi %134, %136 : index
      %138 = vector.load %11[%137] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %139 = arith.muli %tileRows, %c12 : index
      %140 = arith.addi %137, %139 : index
      %141 = vector.load %11[%140] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %142 = vector.shuffle %138, %141 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %143 = wave.mma %142, %79, %126 : vector<16xf16>, vector<8xf32>
      %144 = arith.addi %17, %c4 : index
      %145 = arith.muli %37, %c3 : index
      %146 = arith.addi %145, %c19 : index
      %147 = arith.divui %inputFeatures, %c6 : index
      %148 = arith.muli %144, %147 : index
      %149 = arith.addi %148, %146 : index
      %150 = arith.muli %tileRows, %c6 : index
      %151 = arith.muli %149, %150 : index
      %152 = arith.remui %40, %tileRows : index
      %153 = arith.muli %152, %c12 : index
      %154 = arith.addi %151, %153 : index
      %155 = vector.load %11[%154] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %156 = arith.muli %tileRows, %c12 : index
      %157 = arith.addi %154, %156 : index
      %158 = vector.load %11[%157] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %159 = vector.shuffle %155, %158 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %160 = wave.mma %159, %92, %143 : vector<16xf16>, vector<8xf32>
      scf.yield %160 : vector<8xf32>
    }
    %161 = arith.select %34, %36, %29 : index
    %164 = scf.for %162 = %36 to %161 step %c3 iter_args(%163 = %39) -> (vector<8xf32>) {
      %165 = wave.lane
      %166 = arith.addi %162, %c4 : index
      %167 = arith.addi %6, %c2 : index
      %168 = arith.muli %166, %c9 : index
      %169 = arith.addi %167, %168 : index
      %170 = arith.remui %165, %c6 : index
      %171 = arith.muli %170, %c6 : index
      %172 = arith.addi %169, %171 : index
      %173 = vector.load %w[%172] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %174 = vector.bitcast %173 : vector<16xi8> to vector<8xf16>
      %175 = arith.addi %172, %c17 : index
      %176 = vector.load %w[%175] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %177 = vector.bitcast %176 : vector<16xi8> to vector<8xf16>
      %178 = vector.shuffle %174, %177 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %179 = arith.addi %17, %c4 : index
      %180 = arith.muli %162, %c3 : index
      %181 = arith.addi %180, %c4 : index
      %182 = arith.divui %inputFeatures, %c6 : index
      %183 = arith.muli %179, %182 : index
      %184 = arith.addi %183, %181 : index
      %185 = arith.muli %tileRows, %c6 : index
      %186 = arith.muli %184, %185 : index
      %187 = arith.remui %165, %tileRows : index
      %188 = arith.muli %187, %c12 : index
      %189 = arith.addi %186, %188 : index
      %190 = vector.load %11[%189] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %191 = arith.muli %tileRows, %c12 : index
      %192 = arith.addi %189, %191 : index
      %193 = vector.load %11[%192] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %194 = vector.shuffle %190, %193 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %195 = wave.mma %194, %178, %163 : vector<16xf16>, vector<8xf32>
      scf.yield %195 : vector<8xf32>
    }
    %196 = wave.lane
    %197 = wave.wave
    %198 = arith.muli %197, %c3 : index
    %199 = arith.addi %198, %c4 : index
    %200 = arith.muli %199, %c17 : index
    %201 = arith.addi %200, %196 : index
    %202 = vector.extract %164[0] : f32 from vector<8xf32>
    %203 = arith.addi %201, %c4 : index
    memref.store %202, %12[%203] : memref<?xf32>
    %204 = vector.extract %164[1] : f32 from vector<8xf32>
    %205 = arith.addi %201, %c1 : index
    memref.store %204, %12[%205] : memref<?xf32>
    %206 = vector.extract %164[2] : f32 from vector<8xf32>
    %207 = arith.addi %201, %c20 : index
    memref.store %206, %12[%207] : memref<?xf32>
    %208 = vector.extract %164[3] : f32 from vector<8xf32>
    %209 = arith.addi %201, %c21 : index
    memref.store %208, %12[%209] : memref<?xf32>
    %210 = vector.extract %164[4] : f32 from vector<8xf32>
    %211 = arith.addi %201, %c2 : index
    memref.store %210, %12[%211] : memref<?xf32>
    %212 = vector.extract %164[5] : f32 from vector<8xf32>
    %213 = arith.addi %201, %c22 : index
    memref.store %212, %12[%213] : memref<?xf32>
    %214 = vector.extract %164[6] : f32 from vector<8xf32>
    %215 = arith.addi %201, %c23 : index
    memref.store %214, %12[%215] : memref<?xf32>
    %216 = vector.extract %164[7] : f32 from vector<8xf32>
    %217 = arith.addi %201, %c24 : index
    memref.store %216, %12[%217] : memref<?xf32>
    wave.barrier
    %218 = arith.muli %197, %c15 : index
    %219 = arith.addi %218, %c4 : index
    %220 = arith.muli %219, %c1 : index
    %221 = arith.addi %220, %196 : index
    %222 = arith.addi %221, %c4 : index
    %223 = memref.load %12[%222] : memref<?xf32>
    %224 = arith.addi %222, %c17 : index
    %225 = memref.load %12[%224] : memref<?xf32>
    %226 = arith.addf %223, %225 : f32
    %227 = wave.lane
    %228 = arith.addi %9, %c4 : index
    %229 = arith.muli %219, %c18 : index
    %230 = arith.addi %228, %229 : index
    %231 = arith.divui %227, %c6 : index
    %232 = arith.addi %230, %231 : index
    %233 = arith.cmpi slt, %232, %8 : index
    scf.if %233 {
      %234 = arith.cmpi eq, %hasFactors, %c3 : index
      %235 = memref.load %factors[%232] : memref<?xf32>
      %236 = arith.select %234, %235, %c26 : f32
      %237 = arith.remui %227, %c6 : index
      %238 = arith.muli %237, %c15 : index
      %239 = arith.addi %6, %238 : index
      %240 = vector.load %w[%239] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %241 = vector.bitcast %240 : vector<4xi8> to vector<1xf32>
      %242 = vector.extract %241[0] : f32 from vector<1xf32>
      %243 = arith.mulf %242, %236 : f32
      %244 = arith.mulf %226, %243 : f32
      %245 = arith.muli %232, %outputFeatures : index
      %246 = arith.addi %245, %15 : index
      %247 = wave.lane
      %248 = arith.remui %247, %c6 : index
      %249 = arith.addi %246, %248 : index
      scf.if %13 {
        %250 = arith.addi %249, %c4 : index
        %251 = memref.load %residual[%250] : memref<?xf32>
        %252 = arith.addf %251, %244 : f32
        %253 = arith.addi %249, %c4 : index
        memref.store %252, %out[%253] : memref<?xf32>
      } else {
        %254 = arith.addi %249, %c4 : index
        memref.store %244, %out[%254] : memref<?xf32>
      }
    }
    %255 = arith.muli %197, %c15 : index
    %256 = arith.addi %255, %c3 : index
    %257 = arith.muli %256, %c1 : index
    %258 = arith.addi %257, %196 : index
    %259 = arith.addi %258, %c4 : index
    %260 = memref.load %12[%259] : memref<?xf32>
    %261 = arith.addi %259, %c17 : index
    %262 = memref.load %12[%261] : memref<?xf32>
    %263 = arith.addf %260, %262 : f32
    %264 = wave.lane
    %265 = arith.addi %9, %c4 : index
    %266 = arith.muli %256, %c18 : index
    %267 = arith.addi %265, %266 : index
    %268 = arith.divui %264, %c6 : index
    %269 = arith.addi %267, %268 : index
    %270 = arith.cmpi slt, %269, %8 : index
    scf.if %270 {
      %271 = arith.cmpi eq, %hasFactors, %c3 : index
      %272 = memref.load %factors[%269] : memref<?xf32>
      %273 = arith.select %271, %272, %c26 : f32
      %274 = arith.remui %264, %c6 : index
      %275 = arith.muli %274, %c15 : index
      %276 = arith.addi %6, %275 : index
      %277 = vector.load %w[%276] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %278 = vector.bitcast %277 : vector<4xi8> to vector<1xf32>
      %279 = vector.extract %278[0] : f32 from vector<1xf32>
      %280 = arith.mulf %279, %273 : f32
      %281 = arith.mulf %263, %280 : f32
      %282 = arith.muli %269, %outputFeatures : index
      %283 = arith.addi %282, %15 : index
      %284 = wave.lane
      %285 = arith.remui %284, %c6 : index
      %286 = arith.addi %283, %285 : index
      scf.if %13 {
        %287 = arith.addi %286, %c4 : index
        %288 = memref.load %residual[%287] : memref<?xf32>
        %289 = arith.addf %288, %281 : f32
        %290 = arith.addi %286, %c4 : index
        memref.store %289, %out[%290] : memref<?xf32>
      } else {
        %291 = arith.addi %286, %c4 : index
        memref.store %281, %out[%291] : memref<?xf32>
      }
    }
    %292 = arith.muli %197, %c15 : index
    %293 = arith.addi %292, %c18 : index
    %294 = arith.muli %293, %c1 : index
    %295 = arith.addi %294, %196 : index
    %296 = arith.addi %295, %c4 : index
    %297 = memref.load %12[%296] : memref<?xf32>
    %298 = arith.addi %296, %c17 : index
    %299 = memref.load %12[%298] : memref<?xf32>
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
      %310 = arith.select %308, %309, %c26 : f32
      %311 = arith.remui %301, %c6 : index
      %312 = arith.muli %311, %c15 : index
      %313 = arith.addi %6, %312 : index
      %314 = vector.load %w[%313] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %315 = vector.bitcast %314 : vector<4xi8> to vector<1xf32>
      %316 = vector.extract %315[0] : f32 from vector<1xf32>
      %317 = arith.mulf %316, %310 : f32
      %318 = arith.mulf %300, %317 : f32
      %319 = arith.muli %306, %outputFeatures : index
      %320 = arith.addi %319, %15 : index
      %321 = wave.lane
      %322 = arith.remui %321, %c6 : index
      %323 = arith.addi %320, %322 : index
      scf.if %13 {
        %324 = arith.addi %323, %c4 : index
        %325 = memref.load %residual[%324] : memref<?xf32>
        %326 = arith.addf %325, %318 : f32
        %327 = arith.addi %323, %c4 : index
        memref.store %326, %out[%327] : memref<?xf32>
      } else {
        %328 = arith.addi %323, %c4 : index
        memref.store %318, %out[%328] : memref<?xf32>
      }
    }
    %329 = arith.muli %197, %c15 : index
    %330 = arith.addi %329, %c19 : index
    %331 = arith.muli %330, %c1 : index
    %332 = arith.addi %331, %196 : index
    %333 = arith.addi %332, %c4 : index
    %334 = memref.load %12[%333] : memref<?xf32>
    %335 = arith.addi %333, %c17 : index
    %336 = memref.load %12[%335] : memref<?xf32>
    %337 = arith.addf %334, %336 : f32
    %338 = wave.lane
    %339 = arith.addi %9, %c4 : index
    %340 = arith.muli %330, %c18 : index
    %341 = arith.addi %339, %340 : index
    %342 = arith.divui %338, %c6 : index
    %343 = arith.addi %341, %342 : index
    %344 = arith.cmpi slt, %343, %8 : index
    scf.if %344 {
      %345 = arith.cmpi eq, %hasFactors, %c3 : index
      %346 = memref.load %factors[%343] : memref<?xf32>
      %347 = arith.select %345, %346, %c26 : f32
      %348 = arith.remui %338, %c6 : index
      %349 = arith.muli %348, %c15 : index
      %350 = arith.addi %6, %349 : index
      %351 = vector.load %w[%350] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %352 = vector.bitcast %351 : vector<4xi8> to vector<1xf32>
      %353 = vector.extract %352[0] : f32 from vector<1xf32>
      %354 = arith.mulf %353, %347 : f32
      %355 = arith.mulf %337, %354 : f32
      %356 = arith.muli %343, %outputFeatures : index
      %357 = arith.addi %356, %15 : index
      %358 = wave.lane
      %359 = arith.remui %358, %c6 : index
      %360 = arith.addi %357, %359 : index
      scf.if %13 {
        %361 = arith.addi %360, %c4 : index
        %362 = memref.load %residual[%361] : memref<?xf32>
        %363 = arith.addf %362, %355 : f32
        %364 = arith.addi %360, %c4 : index
        memref.store %363, %out[%364] : memref<?xf32>
      } else {
        %365 = arith.addi %360, %c4 : index
        memref.store %355, %out[%365] : memref<?xf32>
      }
    }
  }
  %366 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %366 {
    %367 = arith.addi %9, %c6 : index
    %368 = arith.minsi %367, %8 : index
    %369 = wave.wave
    %370 = arith.addi %9, %369 : index
    scf.for %371 = %370 to %368 step %c18 {
      %372 = arith.muli %371, %features : index
      %373 = wave.lane
      %374 = arith.muli %373, %c15 : index
      %378:2 = scf.for %375 = %374 to %features step %c2 iter_args(%376 = %c29, %377 = %c29) -> (vector<4xf32>, vector<4xf32>) {
        %379 = arith.addi %372, %375 : index
        %380 = vector.load %out[%379] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %381 = vector.load %norm_weight[%375] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %382 = arith.mulf %380, %381 : vector<4xf32>
        %383 = math.absf %382 : vector<4xf32>
        %384 = math.fma %380, %380, %376 : vector<4xf32>
        %385 = arith.maximumf %377, %383 : vector<4xf32>
        scf.yield %384, %385 : vector<4xf32>, vector<4xf32>
      }
      %386 = wave.reduce "add" %378#0 : vector<4xf32>
      %387 = arith.mulf %386, %inverseFeatures : f32
      %388 = arith.addf %387, %epsilon : f32
      %389 = math.sqrt %388 : f32
      %390 = arith.divf %c26, %389 : f32
      %391 = wave.reduce "max" %378#1 : vector<4xf32>
      %392 = arith.mulf %391, %390 : f32
      %393 = arith.bitcast %392 : f32 to i32
      %394 = arith.shrui %393, %c32 : i32
      %395 = arith.maxsi %394, %c33 : i32
      %396 = arith.subi %c34, %395 : i32
      %397 = arith.shli %396, %c32 : i32
      %398 = arith.subi %395, %c35 : i32
      %399 = arith.shli %398, %c32 : i32
      %400 = arith.bitcast %397 : i32 to f32
      %401 = arith.bitcast %399 : i32 to f32
      %402 = wave.lane
      %403 = arith.cmpi eq, %402, %c4 : index
      scf.if %403 {
        memref.store %401, %normed_factors[%371] : memref<?xf32>
      }
      %404 = vector.broadcast %390 : f32 to vector<4xf32>
      %405 = vector.broadcast %400 : f32 to vector<4xf32>
      scf.for %406 = %374 to %features step %c2 {
        %407 = arith.addi %372, %406 : index
        %408 = vector.load %out[%407] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %409 = arith.mulf %408, %404 : vector<4xf32>
        %410 = vector.load %norm_weight[%406] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %411 = arith.mulf %409, %410 : vector<4xf32>
        %412 = arith.mulf %411, %405 : vector<4xf32>
        %413 = arith.divui %371, %tileRows : index
        %414 = arith.divui %features, %c6 : index
        %415 = arith.muli %413, %414 : index
        %416 = arith.divui %406, %c6 : index
        %417 = arith.addi %415, %416 : index
        %418 = arith.muli %417, %c18 : index
        %419 = arith.remui %406, %c6 : index
        %420 = arith.divui %419, %c12 : index
        %421 = arith.addi %418, %420 : index
        %422 = arith.muli %tileRows, %c12 : index
        %423 = arith.muli %421, %422 : index
        %424 = arith.remui %371, %tileRows : index
        %425 = arith.muli %424, %c12 : index
        %426 = arith.addi %423, %425 : index
        %427 = arith.remui %406, %c12 : index
        %428 = arith.addi %426, %427 : index
        %429 = arith.truncf %412 : vector<4xf32> to vector<4xf16>
        vector.store %429, %normed[%428] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
