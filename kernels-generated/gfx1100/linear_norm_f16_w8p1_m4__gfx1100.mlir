// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinearNorm(format='f16', waves=8, panels=1, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_norm_f16_w8p1_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 32 : index
  %c2 = arith.constant 128 : index
  %c3 = arith.constant 1 : index
  %c4 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 2048 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c12 = arith.constant 8 : index
  %c13 = arith.constant 256 : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c17 = arith.constant 4 : index
  %c18 = arith.constant 512 : index
  %c19 = arith.constant 2 : index
  %c20 = arith.constant 3 : index
  %c21 = arith.constant 64 : index
  %c22 = arith.constant 96 : index
  %c23 = arith.constant 160 : index
  %c24 = arith.constant 192 : index
  %c25 = arith.constant 224 : index
  %c26 = arith.constant 768 : index
  %c27 = arith.constant 1024 : index
  %c28 = arith.constant 1280 : index
  %c29 = arith.constant 1536 : index
  %c30 = arith.constant 1792 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %arrivals = wave.param "arrivals" : index
  %features = wave.param "features" : index
  %c35 = arith.constant dense<0x00000000> : vector<4xf32>
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %c37 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c39 = arith.constant 23 : i32
  %c40 = arith.constant 141 : i32
  %c41 = arith.constant 268 : i32
  %c42 = arith.constant 14 : i32
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
  %11 = arith.cmpi eq, %hasResidual, %c3 : index
  %12 = wave.block 0
  %13 = arith.muli %12, %c6 : index
  %14 = arith.cmpi slt, %9, %8 : index
  scf.if %14 {
    %15 = wave.lane
    %16 = arith.remui %15, %c6 : index
    %17 = wave.scratch %operandHalves : memref<?xf16>
    %18 = arith.divui %operandHalves, %c12 : index
    %19 = wave.wave
    %20 = arith.muli %19, %c1 : index
    %21 = wave.lane
    %22 = arith.addi %20, %21 : index
    scf.for %23 = %22 to %18 step %c13 {
      %24 = arith.muli %23, %c12 : index
      %25 = arith.addi %c4, %24 : index
      %26 = vector.load %x[%25] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %27 = arith.muli %23, %c12 : index
      vector.store %26, %17[%27] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %28 = arith.remui %16, %tileRows : index
    %29 = arith.muli %28, %c12 : index
    %30 = wave.wave
    %31 = arith.divui %inputFeatures, %c6 : index
    %32 = arith.muli %30, %stepsPerWave : index
    %33 = arith.minsi %32, %31 : index
    %34 = arith.addi %33, %stepsPerWave : index
    %35 = arith.minsi %34, %31 : index
    %36 = arith.cmpi eq, %wholeBlocks, %c3 : index
    %37 = arith.subi %35, %33 : index
    %38 = arith.divui %37, %c17 : index
    %39 = arith.muli %38, %c17 : index
    %40 = arith.addi %33, %39 : index
    %41 = arith.addi %33, %stepsPerWave : index
    %42 = arith.select %36, %41, %40 : index
    %45 = scf.for %43 = %33 to %42 step %c17 iter_args(%44 = %c14) -> (vector<8xf32>) {
      %46 = wave.lane
      %47 = arith.addi %43, %c4 : index
      %48 = arith.addi %6, %c2 : index
      %49 = arith.muli %47, %c18 : index
      %50 = arith.addi %48, %49 : index
      %51 = arith.remui %46, %c6 : index
      %52 = arith.muli %51, %c6 : index
      %53 = arith.addi %50, %52 : index
      %54 = vector.load %w[%53] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %55 = vector.bitcast %54 : vector<16xi8> to vector<8xf16>
      %56 = arith.addi %53, %c13 : index
      %57 = vector.load %w[%56] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %58 = vector.bitcast %57 : vector<16xi8> to vector<8xf16>
      %59 = vector.shuffle %55, %58 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %60 = arith.addi %43, %c3 : index
      %61 = arith.addi %6, %c2 : index
      %62 = arith.muli %60, %c18 : index
      %63 = arith.addi %61, %62 : index
      %64 = arith.remui %46, %c6 : index
      %65 = arith.muli %64, %c6 : index
      %66 = arith.addi %63, %65 : index
      %67 = vector.load %w[%66] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %68 = vector.bitcast %67 : vector<16xi8> to vector<8xf16>
      %69 = arith.addi %66, %c13 : index
      %70 = vector.load %w[%69] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %71 = vector.bitcast %70 : vector<16xi8> to vector<8xf16>
      %72 = vector.shuffle %68, %71 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %73 = arith.addi %43, %c19 : index
      %74 = arith.addi %6, %c2 : index
      %75 = arith.muli %73, %c18 : index
      %76 = arith.addi %74, %75 : index
      %77 = arith.remui %46, %c6 : index
      %78 = arith.muli %77, %c6 : index
      %79 = arith.addi %76, %78 : index
      %80 = vector.load %w[%79] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %81 = vector.bitcast %80 : vector<16xi8> to vector<8xf16>
      %82 = arith.addi %79, %c13 : index
      %83 = vector.load %w[%82] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %84 = vector.bitcast %83 : vector<16xi8> to vector<8xf16>
      %85 = vector.shuffle %81, %84 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %86 = arith.addi %43, %c20 : index
      %87 = arith.addi %6, %c2 : index
      %88 = arith.muli %86, %c18 : index
      %89 = arith.addi %87, %88 : index
      %90 = arith.remui %46, %c6 : index
      %91 = arith.muli %90, %c6 : index
      %92 = arith.addi %89, %91 : index
      %93 = vector.load %w[%92] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %94 = vector.bitcast %93 : vector<16xi8> to vector<8xf16>
      %95 = arith.addi %92, %c13 : index
      %96 = vector.load %w[%95] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %97 = vector.bitcast %96 : vector<16xi8> to vector<8xf16>
      %98 = vector.shuffle %94, %97 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %99 = arith.muli %43, %c3 : index
      %100 = arith.addi %99, %c4 : index
      %101 = arith.muli %tileRows, %c6 : index
      %102 = arith.muli %100, %101 : index
      %103 = arith.addi %29, %102 : index
      %104 = vector.load %17[%103] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %105 = arith.muli %tileRows, %c12 : index
      %106 = arith.addi %103, %105 : index
      %107 = vector.load %17[%106] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %108 = vector.shuffle %104, %107 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %109 = wave.mma %108, %59, %44 : vector<16xf16>, vector<8xf32>
      %110 = arith.muli %43, %c3 : index
      %111 = arith.addi %110, %c3 : index
      %112 = arith.muli %tileRows, %c6 : index
      %113 = arith.muli %111, %112 : index
      %114 = arith.addi %29, %113 : index
      %115 = vector.load %17[%114] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %116 = arith.muli %tileRows, %c12 : index
      %117 = arith.addi %114, %116 : index
      %118 = vector.load %17[%117] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %119 = vector.shuffle %115, %118 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %120 = wave.mma %119, %72, %109 : vector<16xf16>, vector<8xf32>
      %121 = arith.muli %43, %c3 : index
      %122 = arith.addi %121, %c19 : index
      %123 = arith.muli %tileRows, %c6 : index
      %124 = arith.muli %122, %123 : index
      %125 = arith.addi %29, %124 : index
      %126 = vector.load %17[%125] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %127 = arith.muli %tileRows, %c12 : index
      %128 = arith.addi %125, %127 : index
      %129 = vector.load %17[%128] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %130 = vector.shuffle %126, %129 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %131 = wave.mma %130, %85, %120 : vector<16xf16>, vector<8xf32>
      %132 = arith.muli %43, %c3 : index
      %133 = arith.addi %132, %c20 : index
      %134 = arith.muli %tileRows, %c6 : index
      %135 = arith.muli %133, %134 : index
      %136 = arith.addi %29, %135 : index
      %137 = vector.load %17[%136] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %138 = arith.muli %tileRows, %c12 : index
      %139 = arith.addi %136, %138 : index
      %140 = vector.load %17[%139] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %141 = vector.shuffle %137, %140 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %142 = wave.mma %141, %98, %131 : vector<16xf16>, vector<8xf32>
      scf.yield %142 : vector<8xf32>
    }
    %143 = arith.select %36, %42, %35 : index
    %146 = scf.for %144 = %42 to %143 step %c3 iter_args(%145 = %45) -> (vector<8xf32>) {
      %147 = wave.lane
      %148 = arith.addi %144, %c4 : index
      %149 = arith.addi %6, %c2 : index
      %150 = arith.muli %148, %c18 : index
      %151 = arith.addi %149, %150 : index
      %152 = arith.remui %147, %c6 : index
      %153 = arith.muli %152, %c6 : index
      %154 = arith.addi %151, %153 : index
      %155 = vector.load %w[%154] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %156 = vector.bitcast %155 : vector<16xi8> to vector<8xf16>
      %157 = arith.addi %154, %c13 : index
      %158 = vector.load %w[%157] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %159 = vector.bitcast %158 : vector<16xi8> to vector<8xf16>
      %160 = vector.shuffle %156, %159 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %161 = arith.muli %144, %c3 : index
      %162 = arith.addi %161, %c4 : index
      %163 = arith.muli %tileRows, %c6 : index
      %164 = arith.muli %162, %163 : index
      %165 = arith.addi %29, %164 : index
      %166 = vector.load %17[%165] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %167 = arith.muli %tileRows, %c12 : index
      %168 = arith.addi %165, %167 : index
      %169 = vector.load %17[%168] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %170 = vector.shuffle %166, %169 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %171 = wave.mma %170, %160, %145 : vector<16xf16>, vector<8xf32>
      scf.yield %171 : vector<8xf32>
    }
    %172 = wave.lane
    %173 = wave.wave
    %174 = arith.muli %173, %c3 : index
    %175 = arith.addi %174, %c4 : index
    %176 = arith.muli %175, %c13 : index
    %177 = arith.addi %176, %172 : index
    %178 = vector.extract %146[0] : f32 from vector<8xf32>
    %179 = arith.addi %177, %c4 : index
    memref.store %178, %10[%179] : memref<?xf32>
    %180 = vector.extract %146[1] : f32 from vector<8xf32>
    %181 = arith.addi %177, %c1 : index
    memref.store %180, %10[%181] : memref<?xf32>
    %182 = vector.extract %146[2] : f32 from vector<8xf32>
    %183 = arith.addi %177, %c21 : index
    memref.store %182, %10[%183] : memref<?xf32>
    %184 = vector.extract %146[3] : f32 from vector<8xf32>
    %185 = arith.addi %177, %c22 : index
    memref.store %184, %10[%185] : memref<?xf32>
    %186 = vector.extract %146[4] : f32 from vector<8xf32>
    %187 = arith.addi %177, %c2 : index
    memref.store %186, %10[%187] : memref<?xf32>
    %188 = vector.extract %146[5] : f32 from vector<8xf32>
    %189 = arith.addi %177, %c23 : index
    memref.store %188, %10[%189] : memref<?xf32>
    %190 = vector.extract %146[6] : f32 from vector<8xf32>
    %191 = arith.addi %177, %c24 : index
    memref.store %190, %10[%191] : memref<?xf32>
    %192 = vector.extract %146[7] : f32 from vector<8xf32>
    %193 = arith.addi %177, %c25 : index
    memref.store %192, %10[%193] : memref<?xf32>
    wave.barrier
    %194 = arith.muli %173, %c3 : index
    %195 = arith.addi %194, %c4 : index
    %196 = arith.muli %195, %c1 : index
    %197 = arith.addi %196, %172 : index
    %198 = arith.addi %197, %c4 : index
    %199 = memref.load %10[%198] : memref<?xf32>
    %200 = arith.addi %198, %c13 : index
    %201 = memref.load %10[%200] : memref<?xf32>
    %202 = arith.addf %199, %201 : f32
    %203 = arith.addi %198, %c18 : index
    %204 = memref.load %10[%203] : memref<?xf32>
    %205 = arith.addf %202, %204 : f32
    %206 = arith.addi %198, %c26 : index
    %207 = memref.load %10[%206] : memref<?xf32>
    %208 = arith.addf %205, %207 : f32
    %209 = arith.addi %198, %c27 : index
    %210 = memref.load %10[%209] : memref<?xf32>
    %211 = arith.addf %208, %210 : f32
    %212 = arith.addi %198, %c28 : index
    %213 = memref.load %10[%212] : memref<?xf32>
    %214 = arith.addf %211, %213 : f32
    %215 = arith.addi %198, %c29 : index
    %216 = memref.load %10[%215] : memref<?xf32>
    %217 = arith.addf %214, %216 : f32
    %218 = arith.addi %198, %c30 : index
    %219 = memref.load %10[%218] : memref<?xf32>
    %220 = arith.addf %217, %219 : f32
    %221 = wave.lane
    %222 = arith.addi %9, %c4 : index
    %223 = arith.muli %195, %c19 : index
    %224 = arith.addi %222, %223 : index
    %225 = arith.divui %221, %c6 : index
    %226 = arith.addi %224, %225 : index
    %227 = arith.cmpi slt, %226, %8 : index
    scf.if %227 {
      %228 = arith.cmpi eq, %hasFactors, %c3 : index
      %229 = arith.muli %226, %c19 : index
      %230 = memref.load %factors[%229] : memref<?xf32>
      %231 = arith.mulf %230, %operandScale : f32
      %232 = arith.select %228, %231, %operandScale : f32
      %233 = arith.remui %221, %c6 : index
      %234 = arith.muli %233, %c17 : index
      %235 = arith.addi %6, %234 : index
      %236 = vector.load %w[%235] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %237 = vector.bitcast %236 : vector<4xi8> to vector<1xf32>
      %238 = vector.extract %237[0] : f32 from vector<1xf32>
      %239 = arith.mulf %238, %232 : f32
      %240 = arith.mulf %220, %239 : f32
      %241 = arith.muli %226, %outputFeatures : index
      %242 = arith.addi %241, %13 : index
      %243 = wave.lane
      %244 = arith.remui %243, %c6 : index
      %245 = arith.addi %242, %244 : index
      scf.if %11 {
        %246 = arith.addi %245, %c4 : index
        %247 = memref.load %residual[%246] : memref<?xf32>
        %248 = arith.addf %247, %240 : f32
        %249 = arith.addi %245, %c4 : index
        memref.store %248, %out[%249] : memref<?xf32>
      } else {
        %250 = arith.addi %245, %c4 : index
        memref.store %240, %out[%250] : memref<?xf32>
      }
    }
  }
  %251 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %251 {
    %252 = arith.addi %9, %c6 : index
    %253 = arith.minsi %252, %8 : index
    %254 = wave.wave
    %255 = arith.addi %9, %254 : index
    scf.for %256 = %255 to %253 step %c12 {
      %257 = arith.muli %256, %features : index
      %258 = wave.lane
      %259 = arith.muli %258, %c17 : index
      %264:3 = scf.for %260 = %259 to %features step %c2 iter_args(%261 = %c35, %262 = %c35, %263 = %c35) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
        %265 = arith.addi %257, %260 : index
        %266 = vector.load %out[%265] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %267 = vector.load %norm_weight[%260] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %268 = arith.mulf %266, %267 : vector<4xf32>
        %269 = math.fma %266, %266, %261 : vector<4xf32>
        %270 = math.fma %268, %268, %262 : vector<4xf32>
        %271 = math.absf %268 : vector<4xf32>
        %272 = arith.maximumf %263, %271 : vector<4xf32>
        scf.yield %269, %270, %272 : vector<4xf32>, vector<4xf32>, vector<4xf32>
      }
      %273 = wave.reduce "add" %264#0 : vector<4xf32>
      %274 = arith.mulf %273, %inverseFeatures : f32
      %275 = arith.addf %274, %epsilon : f32
      %276 = math.sqrt %275 : f32
      %277 = arith.divf %c37, %276 : f32
      %278 = wave.reduce "max" %264#2 : vector<4xf32>
      %279 = arith.mulf %278, %277 : f32
      %280 = arith.bitcast %279 : f32 to i32
      %281 = arith.shrui %280, %c39 : i32
      %282 = arith.maxsi %281, %c40 : i32
      %283 = arith.subi %c41, %282 : i32
      %284 = arith.shli %283, %c39 : i32
      %285 = arith.subi %282, %c42 : i32
      %286 = arith.shli %285, %c39 : i32
      %287 = arith.bitcast %284 : i32 to f32
      %288 = arith.bitcast %286 : i32 to f32
      %289 = wave.reduce "add" %264#1 : vector<4xf32>
      %290 = arith.mulf %289, %277 : f32
      %291 = arith.mulf %290, %277 : f32
      %292 = wave.lane
      %293 = arith.cmpi eq, %292, %c4 : index
      scf.if %293 {
        %294 = arith.muli %256, %c19 : index
        memref.store %288, %normed_factors[%294] : memref<?xf32>
        %295 = arith.muli %256, %c19 : index
        %296 = arith.addi %295, %c3 : index
        memref.store %291, %normed_factors[%296] : memref<?xf32>
      }
      %297 = vector.broadcast %277 : f32 to vector<4xf32>
      %298 = vector.broadcast %287 : f32 to vector<4xf32>
      scf.for %299 = %259 to %features step %c2 {
        %300 = arith.addi %257, %299 : index
        %301 = vector.load %out[%300] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %302 = arith.mulf %301, %297 : vector<4xf32>
        %303 = vector.load %norm_weight[%299] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %304 = arith.mulf %302, %303 : vector<4xf32>
        %305 = arith.mulf %304, %298 : vector<4xf32>
        %306 = arith.divui %256, %tileRows : index
        %307 = arith.divui %features, %c6 : index
        %308 = arith.muli %306, %307 : index
        %309 = arith.divui %299, %c6 : index
        %310 = arith.addi %308, %309 : index
        %311 = arith.muli %310, %c19 : index
        %312 = arith.remui %299, %c6 : index
        %313 = arith.divui %312, %c12 : index
        %314 = arith.addi %311, %313 : index
        %315 = arith.muli %tileRows, %c12 : index
        %316 = arith.muli %314, %315 : index
        %317 = arith.remui %256, %tileRows : index
        %318 = arith.muli %317, %c12 : index
        %319 = arith.addi %316, %318 : index
        %320 = arith.remui %299, %c12 : index
        %321 = arith.addi %319, %320 : index
        %322 = arith.truncf %305 : vector<4xf32> to vector<4xf16>
        vector.store %322, %normed[%321] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
