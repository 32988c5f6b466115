// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinearNorm(format='f16', waves=4, panels=1, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_norm_f16_w4p1_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) attributes {waves = 4 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 32 : index
  %c2 = arith.constant 128 : index
  %c3 = arith.constant 1 : index
  %c4 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c6 = arith.constant 16 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c9 = arith.constant 1024 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c12 = arith.constant 8 : index
  %c13 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %c15 = arith.constant 4 : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c17 = arith.constant 512 : index
  %c18 = arith.constant 256 : index
  %c19 = arith.constant 2 : index
  %c20 = arith.constant 3 : index
  %c21 = arith.constant 64 : index
  %c22 = arith.constant 96 : index
  %c23 = arith.constant 160 : index
  %c24 = arith.constant 192 : index
  %c25 = arith.constant 224 : index
  %c26 = arith.constant 768 : index
  %hasFactors = wave.param "hasFactors" : index
  %c28 = arith.constant 0x3F800000 : f32
  %arrivals = wave.param "arrivals" : index
  %features = wave.param "features" : index
  %c31 = arith.constant dense<0x00000000> : vector<4xf32>
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %epsilon = wave.param "epsilon" : f32
  %c34 = arith.constant 23 : i32
  %c35 = arith.constant 141 : i32
  %c36 = arith.constant 268 : i32
  %c37 = arith.constant 14 : i32
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
      %43 = arith.muli %41, %c17 : index
      %44 = arith.addi %42, %43 : index
      %45 = arith.remui %40, %c6 : index
      %46 = arith.muli %45, %c6 : index
      %47 = arith.addi %44, %46 : index
      %48 = vector.load %w[%47] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %49 = vector.bitcast %48 : vector<16xi8> to vector<8xf16>
      %50 = arith.addi %47, %c18 : index
      %51 = vector.load %w[%50] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %52 = vector.bitcast %51 : vector<16xi8> to vector<8xf16>
      %53 = vector.shuffle %49, %52 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %54 = arith.addi %37, %c3 : index
      %55 = arith.addi %6, %c2 : index
      %56 = arith.muli %54, %c17 : index
      %57 = arith.addi %55, %56 : index
      %58 = arith.remui %40, %c6 : index
      %59 = arith.muli %58, %c6 : index
      %60 = arith.addi %57, %59 : index
      %61 = vector.load %w[%60] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %62 = vector.bitcast %61 : vector<16xi8> to vector<8xf16>
      %63 = arith.addi %60, %c18 : index
      %64 = vector.load %w[%63] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %65 = vector.bitcast %64 : vector<16xi8> to vector<8xf16>
      %66 = vector.shuffle %62, %65 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %67 = arith.addi %37, %c19 : index
      %68 = arith.addi %6, %c2 : index
      %69 = arith.muli %67, %c17 : index
      %70 = arith.addi %68, %69 : index
      %71 = arith.remui %40, %c6 : index
      %72 = arith.muli %71, %c6 : index
      %73 = arith.addi %70, %72 : index
      %74 = vector.load %w[%73] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %75 = vector.bitcast %74 : vector<16xi8> to vector<8xf16>
      %76 = arith.addi %73, %c18 : index
      %77 = vector.load %w[%76] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %78 = vector.bitcast %77 : vector<16xi8> to vector<8xf16>
      %79 = vector.shuffle %75, %78 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %80 = arith.addi %37, %c20 : index
      %81 = arith.addi %6, %c2 : index
      %82 = arith.muli %80, %c17 : index
      %83 = arith.addi %81, %82 : index
      %84 = arith.remui %40, %c6 : index
      %85 = arith.muli %84, %c6 : index
      %86 = arith.addi %83, %85 : index
      %87 = vector.load %w[%86] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %88 = vector.bitcast %87 : vector<16xi8> to vector<8xf16>
      %89 = arith.addi %86, %c18 : index
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
      %129 = arith.addi %128, %c19 : index
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
      %146 = arith.addi %145, %c20 : index
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
      %168 = arith.muli %166, %c17 : index
      %169 = arith.addi %167, %168 : index
      %170 = arith.remui %165, %c6 : index
      %171 = arith.muli %170, %c6 : index
      %172 = arith.addi %169, %171 : index
      %173 = vector.load %w[%172] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %174 = vector.bitcast %173 : vector<16xi8> to vector<8xf16>
      %175 = arith.addi %172, %c18 : index
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
    %200 = arith.muli %199, %c18 : index
    %201 = arith.addi %200, %196 : index
    %202 = vector.extract %164[0] : f32 from vector<8xf32>
    %203 = arith.addi %201, %c4 : index
    memref.store %202, %12[%203] : memref<?xf32>
    %204 = vector.extract %164[1] : f32 from vector<8xf32>
    %205 = arith.addi %201, %c1 : index
    memref.store %204, %12[%205] : memref<?xf32>
    %206 = vector.extract %164[2] : f32 from vector<8xf32>
    %207 = arith.addi %201, %c21 : index
    memref.store %206, %12[%207] : memref<?xf32>
    %208 = vector.extract %164[3] : f32 from vector<8xf32>
    %209 = arith.addi %201, %c22 : index
    memref.store %208, %12[%209] : memref<?xf32>
    %210 = vector.extract %164[4] : f32 from vector<8xf32>
    %211 = arith.addi %201, %c2 : index
    memref.store %210, %12[%211] : memref<?xf32>
    %212 = vector.extract %164[5] : f32 from vector<8xf32>
    %213 = arith.addi %201, %c23 : index
    memref.store %212, %12[%213] : memref<?xf32>
    %214 = vector.extract %164[6] : f32 from vector<8xf32>
    %215 = arith.addi %201, %c24 : index
    memref.store %214, %12[%215] : memref<?xf32>
    %216 = vector.extract %164[7] : f32 from vector<8xf32>
    %217 = arith.addi %201, %c25 : index
    memref.store %216, %12[%217] : memref<?xf32>
    wave.barrier
    %218 = arith.muli %197, %c19 : index
    %219 = arith.addi %218, %c4 : index
    %220 = arith.muli %219, %c1 : index
    %221 = arith.addi %220, %196 : index
    %222 = arith.addi %221, %c4 : index
    %223 = memref.load %12[%222] : memref<?xf32>
    %224 = arith.addi %222, %c18 : index
    %225 = memref.load %12[%224] : memref<?xf32>
    %226 = arith.addf %223, %225 : f32
    %227 = arith.addi %222, %c17 : index
    %228 = memref.load %12[%227] : memref<?xf32>
    %229 = arith.addf %226, %228 : f32
    %230 = arith.addi %222, %c26 : index
    %231 = memref.load %12[%230] : memref<?xf32>
    %232 = arith.addf %229, %231 : f32
    %233 = wave.lane
    %234 = arith.addi %9, %c4 : index
    %235 = arith.muli %219, %c19 : index
    %236 = arith.addi %234, %235 : index
    %237 = arith.divui %233, %c6 : index
    %238 = arith.addi %236, %237 : index
    %239 = arith.cmpi slt, %238, %8 : index
    scf.if %239 {
      %240 = arith.cmpi eq, %hasFactors, %c3 : index
      %241 = memref.load %factors[%238] : memref<?xf32>
      %242 = arith.select %240, %241, %c28 : f32
      %243 = arith.remui %233, %c6 : index
      %244 = arith.muli %243, %c15 : index
      %245 = arith.addi %6, %244 : index
      %246 = vector.load %w[%245] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %247 = vector.bitcast %246 : vector<4xi8> to vector<1xf32>
      %248 = vector.extract %247[0] : f32 from vector<1xf32>
      %249 = arith.mulf %248, %242 : f32
      %250 = arith.mulf %232, %249 : f32
      %251 = arith.muli %238, %outputFeatures : index
      %252 = arith.addi %251, %15 : index
      %253 = wave.lane
      %254 = arith.remui %253, %c6 : index
      %255 = arith.addi %252, %254 : index
      scf.if %13 {
        %256 = arith.addi %255, %c4 : index
        %257 = memref.load %residual[%256] : memref<?xf32>
        %258 = arith.addf %257, %250 : f32
        %259 = arith.addi %255, %c4 : index
        memref.store %258, %out[%259] : memref<?xf32>
      } else {
        %260 = arith.addi %255, %c4 : index
        memref.store %250, %out[%260] : memref<?xf32>
      }
    }
    %261 = arith.muli %197, %c19 : index
    %262 = arith.addi %261, %c3 : index
    %263 = arith.muli %262, %c1 : index
    %264 = arith.addi %263, %196 : index
    %265 = arith.addi %264, %c4 : index
    %266 = memref.load %12[%265] : memref<?xf32>
    %267 = arith.addi %265, %c18 : index
    %268 = memref.load %12[%267] : memref<?xf32>
    %269 = arith.addf %266, %268 : f32
    %270 = arith.addi %265, %c17 : index
    %271 = memref.load %12[%270] : memref<?xf32>
    %272 = arith.addf %269, %271 : f32
    %273 = arith.addi %265, %c26 : index
    %274 = memref.load %12[%273] : memref<?xf32>
    %275 = arith.addf %272, %274 : f32
    %276 = wave.lane
    %277 = arith.addi %9, %c4 : index
    %278 = arith.muli %262, %c19 : index
    %279 = arith.addi %277, %278 : index
    %280 = arith.divui %276, %c6 : index
    %281 = arith.addi %279, %280 : index
    %282 = arith.cmpi slt, %281, %8 : index
    scf.if %282 {
      %283 = arith.cmpi eq, %hasFactors, %c3 : index
      %284 = memref.load %factors[%281] : memref<?xf32>
      %285 = arith.select %283, %284, %c28 : f32
      %286 = arith.remui %276, %c6 : index
      %287 = arith.muli %286, %c15 : index
      %288 = arith.addi %6, %287 : index
      %289 = vector.load %w[%288] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %290 = vector.bitcast %289 : vector<4xi8> to vector<1xf32>
      %291 = vector.extract %290[0] : f32 from vector<1xf32>
      %292 = arith.mulf %291, %285 : f32
      %293 = arith.mulf %275, %292 : f32
      %294 = arith.muli %281, %outputFeatures : index
      %295 = arith.addi %294, %15 : index
      %296 = wave.lane
      %297 = arith.remui %296, %c6 : index
      %298 = arith.addi %295, %297 : index
      scf.if %13 {
        %299 = arith.addi %298, %c4 : index
        %300 = memref.load %residual[%299] : memref<?xf32>
        %301 = arith.addf %300, %293 : f32
        %302 = arith.addi %298, %c4 : index
        memref.store %301, %out[%302] : memref<?xf32>
      } else {
        %303 = arith.addi %298, %c4 : index
        memref.store %293, %out[%303] : memref<?xf32>
      }
    }
  }
  %304 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %304 {
    %305 = arith.addi %9, %c6 : index
    %306 = arith.minsi %305, %8 : index
    %307 = wave.wave
    %308 = arith.addi %9, %307 : index
    scf.for %309 = %308 to %306 step %c15 {
      %310 = arith.muli %309, %features : index
      %311 = wave.lane
      %312 = arith.muli %311, %c15 : index
      %316:2 = scf.for %313 = %312 to %features step %c2 iter_args(%314 = %c31, %315 = %c31) -> (vector<4xf32>, vector<4xf32>) {
        %317 = arith.addi %310, %313 : index
        %318 = vector.load %out[%317] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %319 = vector.load %norm_weight[%313] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %320 = arith.mulf %318, %319 : vector<4xf32>
        %321 = math.absf %320 : vector<4xf32>
        %322 = math.fma %318, %318, %314 : vector<4xf32>
        %323 = arith.maximumf %315, %321 : vector<4xf32>
        scf.yield %322, %323 : vector<4xf32>, vector<4xf32>
      }
      %324 = wave.reduce "add" %316#0 : vector<4xf32>
      %325 = arith.mulf %324, %inverseFeatures : f32
      %326 = arith.addf %325, %epsilon : f32
      %327 = math.sqrt %326 : f32
      %328 = arith.divf %c28, %327 : f32
      %329 = wave.reduce "max" %316#1 : vector<4xf32>
      %330 = arith.mulf %329, %328 : f32
      %331 = arith.bitcast %330 : f32 to i32
      %332 = arith.shrui %331, %c34 : i32
      %333 = arith.maxsi %332, %c35 : i32
      %334 = arith.subi %c36, %333 : i32
      %335 = arith.shli %334, %c34 : i32
      %336 = arith.subi %333, %c37 : i32
      %337 = arith.shli %336, %c34 : i32
      %338 = arith.bitcast %335 : i32 to f32
      %339 = arith.bitcast %337 : i32 to f32
      %340 = wave.lane
      %341 = arith.cmpi eq, %340, %c4 : index
      scf.if %341 {
        memref.store %339, %normed_factors[%309] : memref<?xf32>
      }
      %342 = vector.broadcast %328 : f32 to vector<4xf32>
      %343 = vector.broadcast %338 : f32 to vector<4xf32>
      scf.for %344 = %312 to %features step %c2 {
        %345 = arith.addi %310, %344 : index
        %346 = vector.load %out[%345] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %347 = arith.mulf %346, %342 : vector<4xf32>
        %348 = vector.load %norm_weight[%344] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %349 = arith.mulf %347, %348 : vector<4xf32>
        %350 = arith.mulf %349, %343 : vector<4xf32>
        %351 = arith.divui %309, %tileRows : index
        %352 = arith.divui %features, %c6 : index
        %353 = arith.muli %351, %352 : index
        %354 = arith.divui %344, %c6 : index
        %355 = arith.addi %353, %354 : index
        %356 = arith.muli %355, %c19 : index
        %357 = arith.remui %344, %c6 : index
        %358 = arith.divui %357, %c12 : index
        %359 = arith.addi %356, %358 : index
        %360 = arith.muli %tileRows, %c12 : index
        %361 = arith.muli %359, %360 : index
        %362 = arith.remui %309, %tileRows : index
        %363 = arith.muli %362, %c12 : index
        %364 = arith.addi %361, %363 : index
        %365 = arith.remui %344, %c12 : index
        %366 = arith.addi %364, %365 : index
        %367 = arith.truncf %350 : vector<4xf32> to vector<4xf16>
        vector.store %367, %normed[%366] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
