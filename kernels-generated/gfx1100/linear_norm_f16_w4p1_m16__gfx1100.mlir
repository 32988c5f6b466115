// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinearNorm(format='f16', waves=4, panels=1, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_norm_f16_w4p1_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) attributes {waves = 4 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 32 : index
  %c2 = arith.constant 128 : index
  %c3 = arith.constant 1 : index
  %c4 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c6 = arith.constant 16 : index
  %tileRows = wave.param "tileRows" : index
  %c8 = arith.constant 1024 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c11 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %c13 = arith.constant 4 : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c15 = arith.constant 512 : index
  %c16 = arith.constant 256 : index
  %c17 = arith.constant 2 : index
  %c18 = arith.constant 3 : index
  %c19 = arith.constant 8 : index
  %c20 = arith.constant 64 : index
  %c21 = arith.constant 96 : index
  %c22 = arith.constant 160 : index
  %c23 = arith.constant 192 : index
  %c24 = arith.constant 224 : index
  %c25 = arith.constant 768 : index
  %hasFactors = wave.param "hasFactors" : index
  %c27 = arith.constant 0x3F800000 : f32
  %arrivals = wave.param "arrivals" : index
  %features = wave.param "features" : index
  %c30 = arith.constant dense<0x00000000> : vector<4xf32>
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %epsilon = wave.param "epsilon" : f32
  %c33 = arith.constant 23 : i32
  %c34 = arith.constant 141 : i32
  %c35 = arith.constant 268 : i32
  %c36 = arith.constant 14 : i32
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
  %11 = wave.scratch %c8 : memref<?xf32>
  %12 = arith.cmpi eq, %hasResidual, %c3 : index
  %13 = wave.block 0
  %14 = arith.muli %13, %c6 : index
  %15 = arith.cmpi slt, %9, %8 : index
  scf.if %15 {
    %16 = arith.muli %1, %c3 : index
    %17 = arith.divui %inputFeatures, %c6 : index
    %18 = arith.muli %10, %stepsPerWave : index
    %19 = arith.minsi %18, %17 : index
    %20 = arith.addi %19, %stepsPerWave : index
    %21 = arith.minsi %20, %17 : index
    %22 = arith.subi %21, %19 : index
    %23 = arith.divui %22, %c13 : index
    %24 = arith.muli %23, %c13 : index
    %25 = arith.addi %19, %24 : index
    %26 = arith.cmpi eq, %wholeBlocks, %c3 : index
    %27 = arith.addi %19, %stepsPerWave : index
    %28 = arith.select %26, %27, %25 : index
    %31 = scf.for %29 = %19 to %28 step %c13 iter_args(%30 = %c11) -> (vector<8xf32>) {
      %32 = wave.lane
      %33 = arith.addi %29, %c4 : index
      %34 = arith.addi %6, %c2 : index
      %35 = arith.muli %33, %c15 : index
      %36 = arith.addi %34, %35 : index
      %37 = arith.remui %32, %c6 : index
      %38 = arith.muli %37, %c6 : index
      %39 = arith.addi %36, %38 : index
      %40 = vector.load %w[%39] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %41 = vector.bitcast %40 : vector<16xi8> to vector<8xf16>
      %42 = arith.addi %39, %c16 : index
      %43 = vector.load %w[%42] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %44 = vector.bitcast %43 : vector<16xi8> to vector<8xf16>
      %45 = vector.shuffle %41, %44 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %46 = arith.addi %29, %c3 : index
      %47 = arith.addi %6, %c2 : index
      %48 = arith.muli %46, %c15 : index
      %49 = arith.addi %47, %48 : index
      %50 = arith.remui %32, %c6 : index
      %51 = arith.muli %50, %c6 : index
      %52 = arith.addi %49, %51 : index
      %53 = vector.load %w[%52] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %54 = vector.bitcast %53 : vector<16xi8> to vector<8xf16>
      %55 = arith.addi %52, %c16 : index
      %56 = vector.load %w[%55] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %57 = vector.bitcast %56 : vector<16xi8> to vector<8xf16>
      %58 = vector.shuffle %54, %57 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %59 = arith.addi %29, %c17 : index
      %60 = arith.addi %6, %c2 : index
      %61 = arith.muli %59, %c15 : index
      %62 = arith.addi %60, %61 : index
      %63 = arith.remui %32, %c6 : index
      %64 = arith.muli %63, %c6 : index
      %65 = arith.addi %62, %64 : index
      %66 = vector.load %w[%65] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %67 = vector.bitcast %66 : vector<16xi8> to vector<8xf16>
      %68 = arith.addi %65, %c16 : index
      %69 = vector.load %w[%68] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %70 = vector.bitcast %69 : vector<16xi8> to vector<8xf16>
      %71 = vector.shuffle %67, %70 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %72 = arith.addi %29, %c18 : index
      %73 = arith.addi %6, %c2 : index
      %74 = arith.muli %72, %c15 : index
      %75 = arith.addi %73, %74 : index
      %76 = arith.remui %32, %c6 : index
      %77 = arith.muli %76, %c6 : index
      %78 = arith.addi %75, %77 : index
      %79 = vector.load %w[%78] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %80 = vector.bitcast %79 : vector<16xi8> to vector<8xf16>
      %81 = arith.addi %78, %c16 : index
      %82 = vector.load %w[%81] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %83 = vector.bitcast %82 : vector<16xi8> to vector<8xf16>
      %84 = vector.shuffle %80, %83 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %85 = arith.addi %16, %c4 : index
      %86 = arith.muli %29, %c3 : index
      %87 = arith.addi %86, %c4 : index
      %88 = arith.divui %inputFeatures, %c6 : index
      %89 = arith.muli %85, %88 : index
      %90 = arith.addi %89, %87 : index
      %91 = arith.muli %tileRows, %c6 : index
      %92 = arith.muli %90, %91 : index
      %93 = arith.remui %32, %tileRows : index
      %94 = arith.muli %93, %c19 : index
      %95 = arith.addi %92, %94 : index
      %96 = vector.load %x[%95] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %97 = arith.muli %tileRows, %c19 : index
      %98 = arith.addi %95, %97 : index
      %99 = vector.load %x[%98] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %100 = vector.shuffle %96, %99 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %101 = wave.mma %100, %45, %30 : vector<16xf16>, vector<8xf32>
      %102 = arith.addi %16, %c4 : index
      %103 = arith.muli %29, %c3 : index
      %104 = arith.addi %103, %c3 : index
      %105 = arith.divui %inputFeatures, %c6 : index
      %106 = arith.muli %102, %105 : index
      %107 = arith.addi %106, %104 : index
      %108 = arith.muli %tileRows, %c6 : index
      %109 = arith.muli %107, %108 : index
      %110 = arith.remui %32, %tileRows : index
      %111 = arith.muli %110, %c19 : index
      %112 = arith.addi %109, %111 : index
      %113 = vector.load %x[%112] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %114 = arith.muli %tileRows, %c19 : index
      %115 = arith.addi %112, %114 : index
      %116 = vector.load %x[%115] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %117 = vector.shuffle %113, %116 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %118 = wave.mma %117, %58, %101 : vector<16xf16>, vector<8xf32>
      %119 = arith.addi %16, %c4 : index
      %120 = arith.muli %29, %c3 : index
      %121 = arith.addi %120, %c17 : index
      %122 = arith.divui %inputFeatures, %c6 : index
      %123 = arith.muli %119, %122 : index
      %124 = arith.addi %123, %121 : index
      %125 = arith.muli %tileRows, %c6 : index
      %126 = arith.muli %124, %125 : index
      %127 = arith.remui %32, %tileRows : index
      %128 = arith.muli %127, %c19 : index
      %129 = arith.addi %126, %128 : index
      %130 = vector.load %x[%129] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %131 = arith.muli %tileRows, %c19 : index
      %132 = arith.addi %129, %131 : index
      %133 = vector.load %x[%132] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %134 = vector.shuffle %130, %133 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %135 = wave.mma %134, %71, %118 : vector<16xf16>, vector<8xf32>
      %136 = arith.addi %16, %c4 : index
      %137 = arith.muli %29, %c3 : index
      %138 = arith.addi %137, %c18 : index
      %139 = arith.divui %inputFeatures, %c6 : index
      %140 = arith.muli %136, %139 : index
      %141 = arith.addi %140, %138 : index
      %142 = arith.muli %tileRows, %c6 : index
      %143 = arith.muli %141, %142 : index
      %144 = arith.remui %32, %tileRows : index
      %145 = arith.muli %144, %c19 : index
      %146 = arith.addi %143, %145 : index
      %147 = vector.load %x[%146] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %148 = arith.muli %tileRows, %c19 : index
      %149 = arith.addi %146, %148 : index
      %150 = vector.load %x[%149] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %151 = vector.shuffle %147, %150 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %152 = wave.mma %151, %84, %135 : vector<16xf16>, vector<8xf32>
      scf.yield %152 : vector<8xf32>
    }
    %153 = arith.select %26, %28, %21 : index
    %156 = scf.for %154 = %28 to %153 step %c3 iter_args(%155 = %31) -> (vector<8xf32>) {
      %157 = wave.lane
      %158 = arith.addi %154, %c4 : index
      %159 = arith.addi %6, %c2 : index
      %160 = arith.muli %158, %c15 : index
      %161 = arith.addi %159, %160 : index
      %162 = arith.remui %157, %c6 : index
      %163 = arith.muli %162, %c6 : index
      %164 = arith.addi %161, %163 : index
      %165 = vector.load %w[%164] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %166 = vector.bitcast %165 : vector<16xi8> to vector<8xf16>
      %167 = arith.addi %164, %c16 : index
      %168 = vector.load %w[%167] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %169 = vector.bitcast %168 : vector<16xi8> to vector<8xf16>
      %170 = vector.shuffle %166, %169 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %171 = arith.addi %16, %c4 : index
      %172 = arith.muli %154, %c3 : index
      %173 = arith.addi %172, %c4 : index
      %174 = arith.divui %inputFeatures, %c6 : index
      %175 = arith.muli %171, %174 : index
      %176 = arith.addi %175, %173 : index
      %177 = arith.muli %tileRows, %c6 : index
      %178 = arith.muli %176, %177 : index
      %179 = arith.remui %157, %tileRows : index
      %180 = arith.muli %179, %c19 : index
      %181 = arith.addi %178, %180 : index
      %182 = vector.load %x[%181] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %183 = arith.muli %tileRows, %c19 : index
      %184 = arith.addi %181, %183 : index
      %185 = vector.load %x[%184] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %186 = vector.shuffle %182, %185 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %187 = wave.mma %186, %170, %155 : vector<16xf16>, vector<8xf32>
      scf.yield %187 : vector<8xf32>
    }
    %188 = wave.lane
    %189 = wave.wave
    %190 = arith.muli %189, %c3 : index
    %191 = arith.addi %190, %c4 : index
    %192 = arith.muli %191, %c16 : index
    %193 = arith.addi %192, %188 : index
    %194 = vector.extract %156[0] : f32 from vector<8xf32>
    %195 = arith.addi %193, %c4 : index
    memref.store %194, %11[%195] : memref<?xf32>
    %196 = vector.extract %156[1] : f32 from vector<8xf32>
    %197 = arith.addi %193, %c1 : index
    memref.store %196, %11[%197] : memref<?xf32>
    %198 = vector.extract %156[2] : f32 from vector<8xf32>
    %199 = arith.addi %193, %c20 : index
    memref.store %198, %11[%199] : memref<?xf32>
    %200 = vector.extract %156[3] : f32 from vector<8xf32>
    %201 = arith.addi %193, %c21 : index
    memref.store %200, %11[%201] : memref<?xf32>
    %202 = vector.extract %156[4] : f32 from vector<8xf32>
    %203 = arith.addi %193, %c2 : index
    memref.store %202, %11[%203] : memref<?xf32>
    %204 = vector.extract %156[5] : f32 from vector<8xf32>
    %205 = arith.addi %193, %c22 : index
    memref.store %204, %11[%205] : memref<?xf32>
    %206 = vector.extract %156[6] : f32 from vector<8xf32>
    %207 = arith.addi %193, %c23 : index
    memref.store %206, %11[%207] : memref<?xf32>
    %208 = vector.extract %156[7] : f32 from vector<8xf32>
    %209 = arith.addi %193, %c24 : index
    memref.store %208, %11[%209] : memref<?xf32>
    wave.barrier
    %210 = arith.muli %189, %c17 : index
    %211 = arith.addi %210, %c4 : index
    %212 = arith.muli %211, %c1 : index
    %213 = arith.addi %212, %188 : index
    %214 = arith.addi %213, %c4 : index
    %215 = memref.load %11[%214] : memref<?xf32>
    %216 = arith.addi %214, %c16 : index
    %217 = memref.load %11[%216] : memref<?xf32>
    %218 = arith.addf %215, %217 : f32
    %219 = arith.addi %214, %c15 : index
    %220 = memref.load %11[%219] : memref<?xf32>
    %221 = arith.addf %218, %220 : f32
    %222 = arith.addi %214, %c25 : index
    %223 = memref.load %11[%222] : memref<?xf32>
    %224 = arith.addf %221, %223 : f32
    %225 = wave.lane
    %226 = arith.addi %9, %c4 : index
    %227 = arith.muli %211, %c17 : index
    %228 = arith.addi %226, %227 : index
    %229 = arith.divui %225, %c6 : index
    %230 = arith.addi %228, %229 : index
    %231 = arith.cmpi slt, %230, %8 : index
    scf.if %231 {
      %232 = arith.cmpi eq, %hasFactors, %c3 : index
      %233 = memref.load %factors[%230] : memref<?xf32>
      %234 = arith.select %232, %233, %c27 : f32
      %235 = arith.remui %225, %c6 : index
      %236 = arith.muli %235, %c13 : index
      %237 = arith.addi %6, %236 : index
      %238 = vector.load %w[%237] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %239 = vector.bitcast %238 : vector<4xi8> to vector<1xf32>
      %240 = vector.extract %239[0] : f32 from vector<1xf32>
      %241 = arith.mulf %240, %234 : f32
      %242 = arith.mulf %224, %241 : f32
      %243 = arith.muli %230, %outputFeatures : index
      %244 = arith.addi %243, %14 : index
      %245 = wave.lane
      %246 = arith.remui %245, %c6 : index
      %247 = arith.addi %244, %246 : index
      scf.if %12 {
        %248 = arith.addi %247, %c4 : index
        %249 = memref.load %residual[%248] : memref<?xf32>
        %250 = arith.addf %249, %242 : f32
        %251 = arith.addi %247, %c4 : index
        memref.store %250, %out[%251] : memref<?xf32>
      } else {
        %252 = arith.addi %247, %c4 : index
        memref.store %242, %out[%252] : memref<?xf32>
      }
    }
    %253 = arith.muli %189, %c17 : index
    %254 = arith.addi %253, %c3 : index
    %255 = arith.muli %254, %c1 : index
    %256 = arith.addi %255, %188 : index
    %257 = arith.addi %256, %c4 : index
    %258 = memref.load %11[%257] : memref<?xf32>
    %259 = arith.addi %257, %c16 : index
    %260 = memref.load %11[%259] : memref<?xf32>
    %261 = arith.addf %258, %260 : f32
    %262 = arith.addi %257, %c15 : index
    %263 = memref.load %11[%262] : memref<?xf32>
    %264 = arith.addf %261, %263 : f32
    %265 = arith.addi %257, %c25 : index
    %266 = memref.load %11[%265] : memref<?xf32>
    %267 = arith.addf %264, %266 : f32
    %268 = wave.lane
    %269 = arith.addi %9, %c4 : index
    %270 = arith.muli %254, %c17 : index
    %271 = arith.addi %269, %270 : index
    %272 = arith.divui %268, %c6 : index
    %273 = arith.addi %271, %272 : index
    %274 = arith.cmpi slt, %273, %8 : index
    scf.if %274 {
      %275 = arith.cmpi eq, %hasFactors, %c3 : index
      %276 = memref.load %factors[%273] : memref<?xf32>
      %277 = arith.select %275, %276, %c27 : f32
      %278 = arith.remui %268, %c6 : index
      %279 = arith.muli %278, %c13 : index
      %280 = arith.addi %6, %279 : index
      %281 = vector.load %w[%280] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %282 = vector.bitcast %281 : vector<4xi8> to vector<1xf32>
      %283 = vector.extract %282[0] : f32 from vector<1xf32>
      %284 = arith.mulf %283, %277 : f32
      %285 = arith.mulf %267, %284 : f32
      %286 = arith.muli %273, %outputFeatures : index
      %287 = arith.addi %286, %14 : index
      %288 = wave.lane
      %289 = arith.remui %288, %c6 : index
      %290 = arith.addi %287, %289 : index
      scf.if %12 {
        %291 = arith.addi %290, %c4 : index
        %292 = memref.load %residual[%291] : memref<?xf32>
        %293 = arith.addf %292, %285 : f32
        %294 = arith.addi %290, %c4 : index
        memref.store %293, %out[%294] : memref<?xf32>
      } else {
        %295 = arith.addi %290, %c4 : index
        memref.store %285, %out[%295] : memref<?xf32>
      }
    }
  }
  %296 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %296 {
    %297 = arith.addi %9, %c6 : index
    %298 = arith.minsi %297, %8 : index
    %299 = wave.wave
    %300 = arith.addi %9, %299 : index
    scf.for %301 = %300 to %298 step %c13 {
      %302 = arith.muli %301, %features : index
      %303 = wave.lane
      %304 = arith.muli %303, %c13 : index
      %308:2 = scf.for %305 = %304 to %features step %c2 iter_args(%306 = %c30, %307 = %c30) -> (vector<4xf32>, vector<4xf32>) {
        %309 = arith.addi %302, %305 : index
        %310 = vector.load %out[%309] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %311 = vector.load %norm_weight[%305] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %312 = arith.mulf %310, %311 : vector<4xf32>
        %313 = math.absf %312 : vector<4xf32>
        %314 = math.fma %310, %310, %306 : vector<4xf32>
        %315 = arith.maximumf %307, %313 : vector<4xf32>
        scf.yield %314, %315 : vector<4xf32>, vector<4xf32>
      }
      %316 = wave.reduce "add" %308#0 : vector<4xf32>
      %317 = arith.mulf %316, %inverseFeatures : f32
      %318 = arith.addf %317, %epsilon : f32
      %319 = math.sqrt %318 : f32
      %320 = arith.divf %c27, %319 : f32
      %321 = wave.reduce "max" %308#1 : vector<4xf32>
      %322 = arith.mulf %321, %320 : f32
      %323 = arith.bitcast %322 : f32 to i32
      %324 = arith.shrui %323, %c33 : i32
      %325 = arith.maxsi %324, %c34 : i32
      %326 = arith.subi %c35, %325 : i32
      %327 = arith.shli %326, %c33 : i32
      %328 = arith.subi %325, %c36 : i32
      %329 = arith.shli %328, %c33 : i32
      %330 = arith.bitcast %327 : i32 to f32
      %331 = arith.bitcast %329 : i32 to f32
      %332 = wave.lane
      %333 = arith.cmpi eq, %332, %c4 : index
      scf.if %333 {
        memref.store %331, %normed_factors[%301] : memref<?xf32>
      }
      %334 = vector.broadcast %320 : f32 to vector<4xf32>
      %335 = vector.broadcast %330 : f32 to vector<4xf32>
      scf.for %336 = %304 to %features step %c2 {
        %337 = arith.addi %302, %336 : index
        %338 = vector.load %out[%337] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %339 = arith.mulf %338, %334 : vector<4xf32>
        %340 = vector.load %norm_weight[%336] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %341 = arith.mulf %339, %340 : vector<4xf32>
        %342 = arith.mulf %341, %335 : vector<4xf32>
        %343 = arith.divui %301, %tileRows : index
        %344 = arith.divui %features, %c6 : index
        %345 = arith.muli %343, %344 : index
        %346 = arith.divui %336, %c6 : index
        %347 = arith.addi %345, %346 : index
        %348 = arith.muli %347, %c17 : index
        %349 = arith.remui %336, %c6 : index
        %350 = arith.divui %349, %c19 : index
        %351 = arith.addi %348, %350 : index
        %352 = arith.muli %tileRows, %c19 : index
        %353 = arith.muli %351, %352 : index
        %354 = arith.remui %301, %tileRows : index
        %355 = arith.muli %354, %c19 : index
        %356 = arith.addi %353, %355 : index
        %357 = arith.remui %336, %c19 : index
        %358 = arith.addi %356, %357 : index
        %359 = arith.truncf %342 : vector<4xf32> to vector<4xf16>
        vector.store %359, %normed[%358] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
