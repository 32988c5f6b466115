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
  %c7 = arith.constant 512 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c12 = arith.constant 8 : index
  %c13 = arith.constant 64 : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c17 = arith.constant 4 : index
  %c18 = arith.constant 256 : index
  %c19 = arith.constant 2 : index
  %c20 = arith.constant 3 : index
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
      %49 = arith.muli %47, %c7 : index
      %50 = arith.addi %48, %49 : index
      %51 = arith.remui %46, %c6 : index
      %52 = arith.muli %51, %c6 : index
      %53 = arith.addi %50, %52 : index
      %54 = vector.load %w[%53] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %55 = vector.bitcast %54 : vector<16xi8> to vector<8xf16>
      %56 = arith.addi %53, %c18 : index
      %57 = vector.load %w[%56] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %58 = vector.bitcast %57 : vector<16xi8> to vector<8xf16>
      %59 = vector.shuffle %55, %58 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %60 = arith.addi %43, %c3 : index
      %61 = arith.addi %6, %c2 : index
      %62 = arith.muli %60, %c7 : index
      %63 = arith.addi %61, %62 : index
      %64 = arith.remui %46, %c6 : index
      %65 = arith.muli %64, %c6 : index
      %66 = arith.addi %63, %65 : index
      %67 = vector.load %w[%66] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %68 = vector.bitcast %67 : vector<16xi8> to vector<8xf16>
      %69 = arith.addi %66, %c18 : index
      %70 = vector.load %w[%69] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %71 = vector.bitcast %70 : vector<16xi8> to vector<8xf16>
      %72 = vector.shuffle %68, %71 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %73 = arith.addi %43, %c19 : index
      %74 = arith.addi %6, %c2 : index
      %75 = arith.muli %73, %c7 : index
      %76 = arith.addi %74, %75 : index
      %77 = arith.remui %46, %c6 : index
      %78 = arith.muli %77, %c6 : index
      %79 = arith.addi %76, %78 : index
      %80 = vector.load %w[%79] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %81 = vector.bitcast %80 : vector<16xi8> to vector<8xf16>
      %82 = arith.addi %79, %c18 : index
      %83 = vector.load %w[%82] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %84 = vector.bitcast %83 : vector<16xi8> to vector<8xf16>
      %85 = vector.shuffle %81, %84 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %86 = arith.addi %43, %c20 : index
      %87 = arith.addi %6, %c2 : index
      %88 = arith.muli %86, %c7 : index
      %89 = arith.addi %87, %88 : index
      %90 = arith.remui %46, %c6 : index
      %91 = arith.muli %90, %c6 : index
      %92 = arith.addi %89, %91 : index
      %93 = vector.load %w[%92] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %94 = vector.bitcast %93 : vector<16xi8> to vector<8xf16>
      %95 = arith.addi %92, %c18 : index
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
      %150 = arith.muli %148, %c7 : index
      %151 = arith.addi %149, %150 : index
      %152 = arith.remui %147, %c6 : index
      %153 = arith.muli %152, %c6 : index
      %154 = arith.addi %151, %153 : index
      %155 = vector.load %w[%154] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %156 = vector.bitcast %155 : vector<16xi8> to vector<8xf16>
      %157 = arith.addi %154, %c18 : index
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
    %176 = arith.muli %175, %c18 : index
    %177 = arith.addi %176, %172 : index
    %178 = vector.extract %146[0] : f32 from vector<8xf32>
    %179 = arith.addi %177, %c4 : index
    memref.store %178, %10[%179] : memref<?xf32>
    %180 = vector.extract %146[1] : f32 from vector<8xf32>
    %181 = arith.addi %177, %c1 : index
    memref.store %180, %10[%181] : memref<?xf32>
    %182 = vector.extract %146[2] : f32 from vector<8xf32>
    %183 = arith.addi %177, %c13 : index
    memref.store %182, %10[%183] : memref<?xf32>
    %184 = vector.extract %146[3] : f32 from vector<8xf32>
    %185 = arith.addi %177, %c21 : index
    memref.store %184, %10[%185] : memref<?xf32>
    %186 = vector.extract %146[4] : f32 from vector<8xf32>
    %187 = arith.addi %177, %c2 : index
    memref.store %186, %10[%187] : memref<?xf32>
    %188 = vector.extract %146[5] : f32 from vector<8xf32>
    %189 = arith.addi %177, %c22 : index
    memref.store %188, %10[%189] : memref<?xf32>
    %190 = vector.extract %146[6] : f32 from vector<8xf32>
    %191 = arith.addi %177, %c23 : index
    memref.store %190, %10[%191] : memref<?xf32>
    %192 = vector.extract %146[7] : f32 from vector<8xf32>
    %193 = arith.addi %177, %c24 : index
    memref.store %192, %10[%193] : memref<?xf32>
    wave.barrier
    %194 = arith.muli %173, %c17 : index
    %195 = arith.addi %194, %c4 : index
    %196 = arith.muli %195, %c1 : index
    %197 = arith.addi %196, %172 : index
    %198 = arith.addi %197, %c4 : index
    %199 = memref.load %10[%198] : memref<?xf32>
    %200 = arith.addi %198, %c18 : index
    %201 = memref.load %10[%200] : memref<?xf32>
    %202 = arith.addf %199, %201 : f32
    %203 = wave.lane
    %204 = arith.addi %9, %c4 : index
    %205 = arith.muli %195, %c19 : index
    %206 = arith.addi %204, %205 : index
    %207 = arith.divui %203, %c6 : index
    %208 = arith.addi %206, %207 : index
    %209 = arith.cmpi slt, %208, %8 : index
    scf.if %209 {
      %210 = arith.cmpi eq, %hasFactors, %c3 : index
      %211 = memref.load %factors[%208] : memref<?xf32>
      %212 = arith.select %210, %211, %c26 : f32
      %213 = arith.remui %203, %c6 : index
      %214 = arith.muli %213, %c17 : index
      %215 = arith.addi %6, %214 : index
      %216 = vector.load %w[%215] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %217 = vector.bitcast %216 : vector<4xi8> to vector<1xf32>
      %218 = vector.extract %217[0] : f32 from vector<1xf32>
      %219 = arith.mulf %218, %212 : f32
      %220 = arith.mulf %202, %219 : f32
      %221 = arith.muli %208, %outputFeatures : index
      %222 = arith.addi %221, %13 : index
      %223 = wave.lane
      %224 = arith.remui %223, %c6 : index
      %225 = arith.addi %222, %224 : index
      scf.if %11 {
        %226 = arith.addi %225, %c4 : index
        %227 = memref.load %residual[%226] : memref<?xf32>
        %228 = arith.addf %227, %220 : f32
        %229 = arith.addi %225, %c4 : index
        memref.store %228, %out[%229] : memref<?xf32>
      } else {
        %230 = arith.addi %225, %c4 : index
        memref.store %220, %out[%230] : memref<?xf32>
      }
    }
    %231 = arith.muli %173, %c17 : index
    %232 = arith.addi %231, %c3 : index
    %233 = arith.muli %232, %c1 : index
    %234 = arith.addi %233, %172 : index
    %235 = arith.addi %234, %c4 : index
    %236 = memref.load %10[%235] : memref<?xf32>
    %237 = arith.addi %235, %c18 : index
    %238 = memref.load %10[%237] : memref<?xf32>
    %239 = arith.addf %236, %238 : f32
    %240 = wave.lane
    %241 = arith.addi %9, %c4 : index
    %242 = arith.muli %232, %c19 : index
    %243 = arith.addi %241, %242 : index
    %244 = arith.divui %240, %c6 : index
    %245 = arith.addi %243, %244 : index
    %246 = arith.cmpi slt, %245, %8 : index
    scf.if %246 {
      %247 = arith.cmpi eq, %hasFactors, %c3 : index
      %248 = memref.load %factors[%245] : memref<?xf32>
      %249 = arith.select %247, %248, %c26 : f32
      %250 = arith.remui %240, %c6 : index
      %251 = arith.muli %250, %c17 : index
      %252 = arith.addi %6, %251 : index
      %253 = vector.load %w[%252] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %254 = vector.bitcast %253 : vector<4xi8> to vector<1xf32>
      %255 = vector.extract %254[0] : f32 from vector<1xf32>
      %256 = arith.mulf %255, %249 : f32
      %257 = arith.mulf %239, %256 : f32
      %258 = arith.muli %245, %outputFeatures : index
      %259 = arith.addi %258, %13 : index
      %260 = wave.lane
      %261 = arith.remui %260, %c6 : index
      %262 = arith.addi %259, %261 : index
      scf.if %11 {
        %263 = arith.addi %262, %c4 : index
        %264 = memref.load %residual[%263] : memref<?xf32>
        %265 = arith.addf %264, %257 : f32
        %266 = arith.addi %262, %c4 : index
        memref.store %265, %out[%266] : memref<?xf32>
      } else {
        %267 = arith.addi %262, %c4 : index
        memref.store %257, %out[%267] : memref<?xf32>
      }
    }
    %268 = arith.muli %173, %c17 : index
    %269 = arith.addi %268, %c19 : index
    %270 = arith.muli %269, %c1 : index
    %271 = arith.addi %270, %172 : index
    %272 = arith.addi %271, %c4 : index
    %273 = memref.load %10[%272] : memref<?xf32>
    %274 = arith.addi %272, %c18 : index
    %275 = memref.load %10[%274] : memref<?xf32>
    %276 = arith.addf %273, %275 : f32
    %277 = wave.lane
    %278 = arith.addi %9, %c4 : index
    %279 = arith.muli %269, %c19 : index
    %280 = arith.addi %278, %279 : index
    %281 = arith.divui %277, %c6 : index
    %282 = arith.addi %280, %281 : index
    %283 = arith.cmpi slt, %282, %8 : index
    scf.if %283 {
      %284 = arith.cmpi eq, %hasFactors, %c3 : index
      %285 = memref.load %factors[%282] : memref<?xf32>
      %286 = arith.select %284, %285, %c26 : f32
      %287 = arith.remui %277, %c6 : index
      %288 = arith.muli %287, %c17 : index
      %289 = arith.addi %6, %288 : index
      %290 = vector.load %w[%289] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %291 = vector.bitcast %290 : vector<4xi8> to vector<1xf32>
      %292 = vector.extract %291[0] : f32 from vector<1xf32>
      %293 = arith.mulf %292, %286 : f32
      %294 = arith.mulf %276, %293 : f32
      %295 = arith.muli %282, %outputFeatures : index
      %296 = arith.addi %295, %13 : index
      %297 = wave.lane
      %298 = arith.remui %297, %c6 : index
      %299 = arith.addi %296, %298 : index
      scf.if %11 {
        %300 = arith.addi %299, %c4 : index
        %301 = memref.load %residual[%300] : memref<?xf32>
        %302 = arith.addf %301, %294 : f32
        %303 = arith.addi %299, %c4 : index
        memref.store %302, %out[%303] : memref<?xf32>
      } else {
        %304 = arith.addi %299, %c4 : index
        memref.store %294, %out[%304] : memref<?xf32>
      }
    }
    %305 = arith.muli %173, %c17 : index
    %306 = arith.addi %305, %c20 : index
    %307 = arith.muli %306, %c1 : index
    %308 = arith.addi %307, %172 : index
    %309 = arith.addi %308, %c4 : index
    %310 = memref.load %10[%309] : memref<?xf32>
    %311 = arith.addi %309, %c18 : index
    %312 = memref.load %10[%311] : memref<?xf32>
    %313 = arith.addf %310, %312 : f32
    %314 = wave.lane
    %315 = arith.addi %9, %c4 : index
    %316 = arith.muli %306, %c19 : index
    %317 = arith.addi %315, %316 : index
    %318 = arith.divui %314, %c6 : index
    %319 = arith.addi %317, %318 : index
    %320 = arith.cmpi slt, %319, %8 : index
    scf.if %320 {
      %321 = arith.cmpi eq, %hasFactors, %c3 : index
      %322 = memref.load %factors[%319] : memref<?xf32>
      %323 = arith.select %321, %322, %c26 : f32
      %324 = arith.remui %314, %c6 : index
      %325 = arith.muli %324, %c17 : index
      %326 = arith.addi %6, %325 : index
      %327 = vector.load %w[%326] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %328 = vector.bitcast %327 : vector<4xi8> to vector<1xf32>
      %329 = vector.extract %328[0] : f32 from vector<1xf32>
      %330 = arith.mulf %329, %323 : f32
      %331 = arith.mulf %313, %330 : f32
      %332 = arith.muli %319, %outputFeatures : index
      %333 = arith.addi %332, %13 : index
      %334 = wave.lane
      %335 = arith.remui %334, %c6 : index
      %336 = arith.addi %333, %335 : index
      scf.if %11 {
        %337 = arith.addi %336, %c4 : index
        %338 = memref.load %residual[%337] : memref<?xf32>
        %339 = arith.addf %338, %331 : f32
        %340 = arith.addi %336, %c4 : index
        memref.store %339, %out[%340] : memref<?xf32>
      } else {
        %341 = arith.addi %336, %c4 : index
        memref.store %331, %out[%341] : memref<?xf32>
      }
    }
  }
  %342 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %342 {
    %343 = arith.addi %9, %c6 : index
    %344 = arith.minsi %343, %8 : index
    %345 = wave.wave
    %346 = arith.addi %9, %345 : index
    scf.for %347 = %346 to %344 step %c19 {
      %348 = arith.muli %347, %features : index
      %349 = wave.lane
      %350 = arith.muli %349, %c17 : index
      %354:2 = scf.for %351 = %350 to %features step %c2 iter_args(%352 = %c29, %353 = %c29) -> (vector<4xf32>, vector<4xf32>) {
        %355 = arith.addi %348, %351 : index
        %356 = vector.load %out[%355] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %357 = vector.load %norm_weight[%351] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %358 = arith.mulf %356, %357 : vector<4xf32>
        %359 = math.absf %358 : vector<4xf32>
        %360 = math.fma %356, %356, %352 : vector<4xf32>
        %361 = arith.maximumf %353, %359 : vector<4xf32>
        scf.yield %360, %361 : vector<4xf32>, vector<4xf32>
      }
      %362 = wave.reduce "add" %354#0 : vector<4xf32>
      %363 = arith.mulf %362, %inverseFeatures : f32
      %364 = arith.addf %363, %epsilon : f32
      %365 = math.sqrt %364 : f32
      %366 = arith.divf %c26, %365 : f32
      %367 = wave.reduce "max" %354#1 : vector<4xf32>
      %368 = arith.mulf %367, %366 : f32
      %369 = arith.bitcast %368 : f32 to i32
      %370 = arith.shrui %369, %c32 : i32
      %371 = arith.maxsi %370, %c33 : i32
      %372 = arith.subi %c34, %371 : i32
      %373 = arith.shli %372, %c32 : i32
      %374 = arith.subi %371, %c35 : i32
      %375 = arith.shli %374, %c32 : i32
      %376 = arith.bitcast %373 : i32 to f32
      %377 = arith.bitcast %375 : i32 to f32
      %378 = wave.lane
      %379 = arith.cmpi eq, %378, %c4 : index
      scf.if %379 {
        memref.store %377, %normed_factors[%347] : memref<?xf32>
      }
      %380 = vector.broadcast %366 : f32 to vector<4xf32>
      %381 = vector.broadcast %376 : f32 to vector<4xf32>
      scf.for %382 = %350 to %features step %c2 {
        %383 = arith.addi %348, %382 : index
        %384 = vector.load %out[%383] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %385 = arith.mulf %384, %380 : vector<4xf32>
        %386 = vector.load %norm_weight[%382] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %387 = arith.mulf %385, %386 : vector<4xf32>
        %388 = arith.mulf %387, %381 : vector<4xf32>
        %389 = arith.divui %347, %tileRows : index
        %390 = arith.divui %features, %c6 : index
        %391 = arith.muli %389, %390 : index
        %392 = arith.divui %382, %c6 : index
        %393 = arith.addi %391, %392 : index
        %394 = arith.muli %393, %c19 : index
        %395 = arith.remui %382, %c6 : index
        %396 = arith.divui %395, %c12 : index
        %397 = arith.addi %394, %396 : index
        %398 = arith.muli %tileRows, %c12 : index
        %399 = arith.muli %397, %398 : index
        %400 = arith.remui %347, %tileRows : index
        %401 = arith.muli %400, %c12 : index
        %402 = arith.addi %399, %401 : index
        %403 = arith.remui %382, %c12 : index
        %404 = arith.addi %402, %403 : index
        %405 = arith.truncf %388 : vector<4xf32> to vector<4xf16>
        vector.store %405, %normed[%404] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
