// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinearNorm(format='f16', waves=8, panels=1, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_norm_f16_w8p1_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 32 : index
  %c2 = arith.constant 128 : index
  %c3 = arith.constant 1 : index
  %c4 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c6 = arith.constant 16 : index
  %tileRows = wave.param "tileRows" : index
  %c8 = arith.constant 2048 : index
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
  %c26 = arith.constant 1024 : index
  %c27 = arith.constant 1280 : index
  %c28 = arith.constant 1536 : index
  %c29 = arith.constant 1792 : index
  %hasFactors = wave.param "hasFactors" : index
  %c31 = arith.constant 0x3F800000 : f32
  %arrivals = wave.param "arrivals" : index
  %features = wave.param "features" : index
  %c34 = arith.constant dense<0x00000000> : vector<4xf32>
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %epsilon = wave.param "epsilon" : f32
  %c37 = arith.constant 23 : i32
  %c38 = arith.constant 141 : i32
  %c39 = arith.constant 268 : i32
  %c40 = arith.constant 14 : i32
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
    %210 = arith.muli %189, %c3 : index
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
    %225 = arith.addi %214, %c26 : index
    %226 = memref.load %11[%225] : memref<?xf32>
    %227 = arith.addf %224, %226 : f32
    %228 = arith.addi %214, %c27 : index
    %229 = memref.load %11[%228] : memref<?xf32>
    %230 = arith.addf %227, %229 : f32
    %231 = arith.addi %214, %c28 : index
    %232 = memref.load %11[%231] : memref<?xf32>
    %233 = arith.addf %230, %232 : f32
    %234 = arith.addi %214, %c29 : index
    %235 = memref.load %11[%234] : memref<?xf32>
    %236 = arith.addf %233, %235 : f32
    %237 = wave.lane
    %238 = arith.addi %9, %c4 : index
    %239 = arith.muli %211, %c17 : index
    %240 = arith.addi %238, %239 : index
    %241 = arith.divui %237, %c6 : index
    %242 = arith.addi %240, %241 : index
    %243 = arith.cmpi slt, %242, %8 : index
    scf.if %243 {
      %244 = arith.cmpi eq, %hasFactors, %c3 : index
      %245 = memref.load %factors[%242] : memref<?xf32>
      %246 = arith.select %244, %245, %c31 : f32
      %247 = arith.remui %237, %c6 : index
      %248 = arith.muli %247, %c13 : index
      %249 = arith.addi %6, %248 : index
      %250 = vector.load %w[%249] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %251 = vector.bitcast %250 : vector<4xi8> to vector<1xf32>
      %252 = vector.extract %251[0] : f32 from vector<1xf32>
      %253 = arith.mulf %252, %246 : f32
      %254 = arith.mulf %236, %253 : f32
      %255 = arith.muli %242, %outputFeatures : index
      %256 = arith.addi %255, %14 : index
      %257 = wave.lane
      %258 = arith.remui %257, %c6 : index
      %259 = arith.addi %256, %258 : index
      scf.if %12 {
        %260 = arith.addi %259, %c4 : index
        %261 = memref.load %residual[%260] : memref<?xf32>
        %262 = arith.addf %261, %254 : f32
        %263 = arith.addi %259, %c4 : index
        memref.store %262, %out[%263] : memref<?xf32>
      } else {
        %264 = arith.addi %259, %c4 : index
        memref.store %254, %out[%264] : memref<?xf32>
      }
    }
  }
  %265 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %265 {
    %266 = arith.addi %9, %c6 : index
    %267 = arith.minsi %266, %8 : index
    %268 = wave.wave
    %269 = arith.addi %9, %268 : index
    scf.for %270 = %269 to %267 step %c19 {
      %271 = arith.muli %270, %features : index
      %272 = wave.lane
      %273 = arith.muli %272, %c13 : index
      %277:2 = scf.for %274 = %273 to %features step %c2 iter_args(%275 = %c34, %276 = %c34) -> (vector<4xf32>, vector<4xf32>) {
        %278 = arith.addi %271, %274 : index
        %279 = vector.load %out[%278] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %280 = vector.load %norm_weight[%274] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %281 = arith.mulf %279, %280 : vector<4xf32>
        %282 = math.absf %281 : vector<4xf32>
        %283 = math.fma %279, %279, %275 : vector<4xf32>
        %284 = arith.maximumf %276, %282 : vector<4xf32>
        scf.yield %283, %284 : vector<4xf32>, vector<4xf32>
      }
      %285 = wave.reduce "add" %277#0 : vector<4xf32>
      %286 = arith.mulf %285, %inverseFeatures : f32
      %287 = arith.addf %286, %epsilon : f32
      %288 = math.sqrt %287 : f32
      %289 = arith.divf %c31, %288 : f32
      %290 = wave.reduce "max" %277#1 : vector<4xf32>
      %291 = arith.mulf %290, %289 : f32
      %292 = arith.bitcast %291 : f32 to i32
      %293 = arith.shrui %292, %c37 : i32
      %294 = arith.maxsi %293, %c38 : i32
      %295 = arith.subi %c39, %294 : i32
      %296 = arith.shli %295, %c37 : i32
      %297 = arith.subi %294, %c40 : i32
      %298 = arith.shli %297, %c37 : i32
      %299 = arith.bitcast %296 : i32 to f32
      %300 = arith.bitcast %298 : i32 to f32
      %301 = wave.lane
      %302 = arith.cmpi eq, %301, %c4 : index
      scf.if %302 {
        memref.store %300, %normed_factors[%270] : memref<?xf32>
      }
      %303 = vector.broadcast %289 : f32 to vector<4xf32>
      %304 = vector.broadcast %299 : f32 to vector<4xf32>
      scf.for %305 = %273 to %features step %c2 {
        %306 = arith.addi %271, %305 : index
        %307 = vector.load %out[%306] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %308 = arith.mulf %307, %303 : vector<4xf32>
        %309 = vector.load %norm_weight[%305] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %310 = arith.mulf %308, %309 : vector<4xf32>
        %311 = arith.mulf %310, %304 : vector<4xf32>
        %312 = arith.divui %270, %tileRows : index
        %313 = arith.divui %features, %c6 : index
        %314 = arith.muli %312, %313 : index
        %315 = arith.divui %305, %c6 : index
        %316 = arith.addi %314, %315 : index
        %317 = arith.muli %316, %c17 : index
        %318 = arith.remui %305, %c6 : index
        %319 = arith.divui %318, %c19 : index
        %320 = arith.addi %317, %319 : index
        %321 = arith.muli %tileRows, %c19 : index
        %322 = arith.muli %320, %321 : index
        %323 = arith.remui %270, %tileRows : index
        %324 = arith.muli %323, %c19 : index
        %325 = arith.addi %322, %324 : index
        %326 = arith.remui %305, %c19 : index
        %327 = arith.addi %325, %326 : index
        %328 = arith.truncf %311 : vector<4xf32> to vector<4xf16>
        vector.store %328, %normed[%327] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
