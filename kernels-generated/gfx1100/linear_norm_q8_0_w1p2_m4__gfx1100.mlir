// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinearNorm(format='q8_0', waves=1, panels=2, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_norm_q8_0_w1p2_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 16 : index
  %c2 = arith.constant 127 : index
  %c3 = arith.constant 128 : index
  %c4 = arith.constant 2 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c12 = arith.constant 32 : index
  %c13 = arith.constant 8 : index
  %c14 = arith.constant 256 : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant 512 : index
  %c19 = arith.constant dense<16711935> : vector<4xi32>
  %c20 = arith.constant dense<1677747200> : vector<4xi32>
  %c21 = arith.constant dense<8> : vector<4xi32>
  %c22 = arith.constant dense<0x6480> : vector<16xf16>
  %c23 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %c25 = arith.constant 0x3F800000 : f32
  %c26 = arith.constant 4 : index
  %c27 = arith.constant 5 : index
  %c28 = arith.constant 6 : index
  %c29 = arith.constant 7 : index
  %arrivals = wave.param "arrivals" : index
  %features = wave.param "features" : index
  %c32 = arith.constant dense<0x00000000> : vector<4xf32>
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %epsilon = wave.param "epsilon" : f32
  %c35 = arith.constant 23 : i32
  %c36 = arith.constant 141 : i32
  %c37 = arith.constant 268 : i32
  %c38 = arith.constant 14 : i32
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.addi %inputFeatures, %c2 : index
  %4 = arith.divui %3, %c3 : index
  %5 = arith.muli %4, %c3 : index
  %6 = arith.addi %2, %5 : index
  %7 = arith.addi %6, %c3 : index
  %8 = arith.muli %0, %c4 : index
  %9 = arith.addi %8, %c5 : index
  %10 = arith.muli %9, %7 : index
  %11 = arith.addi %8, %c6 : index
  %12 = arith.muli %11, %7 : index
  %13 = memref.load %step[%countAt] : memref<?xi32>
  %14 = arith.index_cast %13 : i32 to index
  %15 = arith.muli %1, %c1 : index
  %16 = wave.wave
  %17 = wave.scratch %operandHalves : memref<?xf16>
  %18 = arith.cmpi eq, %hasResidual, %c6 : index
  %19 = wave.block 0
  %20 = arith.muli %19, %c12 : index
  %21 = arith.cmpi slt, %15, %14 : index
  scf.if %21 {
    %22 = arith.muli %1, %c6 : index
    %23 = wave.wave
    %24 = arith.muli %23, %c12 : index
    %25 = wave.lane
    %26 = arith.addi %24, %25 : index
    %27 = arith.muli %26, %c13 : index
    scf.for %28 = %27 to %operandHalves step %c14 {
      %29 = vector.load %x[%28] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      vector.store %29, %17[%28] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %30 = arith.divui %inputFeatures, %c12 : index
    %31 = arith.muli %16, %stepsPerWave : index
    %32 = arith.minsi %31, %30 : index
    %33 = arith.addi %32, %stepsPerWave : index
    %34 = arith.minsi %33, %30 : index
    %35 = arith.subi %34, %32 : index
    %36 = arith.divui %35, %c4 : index
    %37 = arith.muli %36, %c4 : index
    %38 = arith.addi %32, %37 : index
    %39 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %40 = arith.addi %32, %stepsPerWave : index
    %41 = arith.select %39, %40, %38 : index
    %45:2 = scf.for %42 = %32 to %41 step %c4 iter_args(%43 = %c15, %44 = %c15) -> (vector<8xf32>, vector<8xf32>) {
      %46 = wave.lane
      %47 = arith.addi %42, %c5 : index
      %48 = arith.remui %46, %c1 : index
      %49 = arith.addi %10, %c3 : index
      %50 = arith.muli %47, %c12 : index
      %51 = arith.addi %49, %50 : index
      %52 = arith.muli %48, %c4 : index
      %53 = arith.addi %51, %52 : index
      %54 = vector.load %w[%53] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %55 = vector.bitcast %54 : vector<2xi8> to vector<1xf16>
      %56 = vector.extract %55[0] : f16 from vector<1xf16>
      %57 = vector.broadcast %56 : f16 to vector<16xf16>
      %58 = arith.addi %10, %c3 : index
      %59 = arith.addi %inputFeatures, %c2 : index
      %60 = arith.divui %59, %c3 : index
      %61 = arith.muli %60, %c3 : index
      %62 = arith.addi %58, %61 : index
      %63 = arith.muli %47, %c18 : index
      %64 = arith.addi %62, %63 : index
      %65 = arith.addi %64, %c5 : index
      %66 = arith.muli %48, %c1 : index
      %67 = arith.addi %65, %66 : index
      %68 = vector.load %w[%67] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %69 = vector.bitcast %68 : vector<16xi8> to vector<4xi32>
      %70 = arith.andi %69, %c19 : vector<4xi32>
      %71 = arith.ori %70, %c20 : vector<4xi32>
      %72 = vector.bitcast %71 : vector<4xi32> to vector<8xf16>
      %73 = arith.shrui %69, %c21 : vector<4xi32>
      %74 = arith.andi %73, %c19 : vector<4xi32>
      %75 = arith.ori %74, %c20 : vector<4xi32>
      %76 = vector.bitcast %75 : vector<4xi32> to vector<8xf16>
      %77 = vector.shuffle %72, %76 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %78 = arith.subf %77, %c22 : vector<16xf16>
      %79 = arith.mulf %78, %57 : vector<16xf16>
      %80 = arith.muli %47, %c18 : index
      %81 = arith.addi %62, %80 : index
      %82 = arith.addi %81, %c14 : index
      %83 = arith.muli %48, %c1 : index
      %84 = arith.addi %82, %83 : index
      %85 = vector.load %w[%84] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %86 = vector.bitcast %85 : vector<16xi8> to vector<4xi32>
      %87 = arith.andi %86, %c19 : vector<4xi32>
      %88 = arith.ori %87, %c20 : vector<4xi32>
      %89 = vector.bitcast %88 : vector<4xi32> to vector<8xf16>
      %90 = arith.shrui %86, %c21 : vector<4xi32>
      %91 = arith.andi %90, %c19 : vector<4xi32>
      %92 = arith.ori %91, %c20 : vector<4xi32>
      %93 = vector.bitcast %92 : vector<4xi32> to vector<8xf16>
      %94 = vector.shuffle %89, %93 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %95 = arith.subf %94, %c22 : vector<16xf16>
      %96 = arith.mulf %95, %57 : vector<16xf16>
      %97 = arith.addi %42, %c6 : index
      %98 = arith.remui %46, %c1 : index
      %99 = arith.addi %10, %c3 : index
      %100 = arith.muli %97, %c12 : index
      %101 = arith.addi %99, %100 : index
      %102 = arith.muli %98, %c4 : index
      %103 = arith.addi %101, %102 : index
      %104 = vector.load %w[%103] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %105 = vector.bitcast %104 : vector<2xi8> to vector<1xf16>
      %106 = vector.extract %105[0] : f16 from vector<1xf16>
      %107 = vector.broadcast %106 : f16 to vector<16xf16>
      %108 = arith.addi %10, %c3 : index
      %109 = arith.addi %inputFeatures, %c2 : index
      %110 = arith.divui %109, %c3 : index
      %111 = arith.muli %110, %c3 : index
      %112 = arith.addi %108, %111 : index
      %113 = arith.muli %97, %c18 : index
      %114 = arith.addi %112, %113 : index
      %115 = arith.addi %114, %c5 : index
      %116 = arith.muli %98, %c1 : index
      %117 = arith.addi %115, %116 : index
      %118 = vector.load %w[%117] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %119 = vector.bitcast %118 : vector<16xi8> to vector<4xi32>
      %120 = arith.andi %119, %c19 : vector<4xi32>
      %121 = arith.ori %120, %c20 : vector<4xi32>
      %122 = vector.bitcast %121 : vector<4xi32> to vector<8xf16>
      %123 = arith.shrui %119, %c21 : vector<4xi32>
      %124 = arith.andi %123, %c19 : vector<4xi32>
      %125 = arith.ori %124, %c20 : vector<4xi32>
      %126 = vector.bitcast %125 : vector<4xi32> to vector<8xf16>
      %127 = vector.shuffle %122, %126 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %128 = arith.subf %127, %c22 : vector<16xf16>
      %129 = arith.mulf %128, %107 : vector<16xf16>
      %130 = arith.muli %97, %c18 : index
      %131 = arith.addi %112, %130 : index
      %132 = arith.addi %131, %c14 : index
      %133 = arith.muli %98, %c1 : index
      %134 = arith.addi %132, %133 : index
      %135 = vector.load %w[%134] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %136 = vector.bitcast %135 : vector<16xi8> to vector<4xi32>
      %137 = arith.andi %136, %c19 : vector<4xi32>
      %138 = arith.ori %137, %c20 : vector<4xi32>
      %139 = vector.bitcast %138 : vector<4xi32> to vector<8xf16>
      %140 = arith.shrui %136, %c21 : vector<4xi32>
      %141 = arith.andi %140, %c19 : vector<4xi32>
      %142 = arith.ori %141, %c20 : vector<4xi32>
      %143 = vector.bitcast %142 : vector<4xi32> to vector<8xf16>
      %144 = vector.shuffle %139, %143 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %145 = arith.subf %144, %c22 : vector<16xf16>
      %146 = arith.mulf %145, %107 : vector<16xf16>
      %147 = arith.addi %42, %c5 : index
      %148 = arith.remui %46, %c1 : index
      %149 = arith.addi %12, %c3 : index
      %150 = arith.muli %147, %c12 : index
      %151 = arith.addi %149, %150 : index
      %152 = arith.muli %148, %c4 : index
      %153 = arith.addi %151, %152 : index
      %154 = vector.load %w[%153] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %155 = vector.bitcast %154 : vector<2xi8> to vector<1xf16>
      %156 = vector.extract %155[0] : f16 from vector<1xf16>
      %157 = vector.broadcast %156 : f16 to vector<16xf16>
      %158 = arith.addi %12, %c3 : index
      %159 = arith.addi %inputFeatures, %c2 : index
      %160 = arith.divui %159, %c3 : index
      %161 = arith.muli %160, %c3 : index
      %162 = arith.addi %158, %161 : index
      %163 = arith.muli %147, %c18 : index
      %164 = arith.addi %162, %163 : index
      %165 = arith.addi %164, %c5 : index
      %166 = arith.muli %148, %c1 : index
      %167 = arith.addi %165, %166 : index
      %168 = vector.load %w[%167] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %169 = vector.bitcast %168 : vector<16xi8> to vector<4xi32>
      %170 = arith.andi %169, %c19 : vector<4xi32>
      %171 = arith.ori %170, %c20 : vector<4xi32>
      %172 = vector.bitcast %171 : vector<4xi32> to vector<8xf16>
      %173 = arith.shrui %169, %c21 : vector<4xi32>
      %174 = arith.andi %173, %c19 : vector<4xi32>
      %175 = arith.ori %174, %c20 : vector<4xi32>
      %176 = vector.bitcast %175 : vector<4xi32> to vector<8xf16>
      %177 = vector.shuffle %172, %176 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %178 = arith.subf %177, %c22 : vector<16xf16>
      %179 = arith.mulf %178, %157 : vector<16xf16>
      %180 = arith.muli %147, %c18 : index
      %181 = arith.addi %162, %180 : index
      %182 = arith.addi %181, %c14 : index
      %183 = arith.muli %148, %c1 : index
      %184 = arith.addi %182, %183 : index
      %185 = vector.load %w[%184] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %186 = vector.bitcast %185 : vector<16xi8> to vector<4xi32>
      %187 = arith.andi %186, %c19 : vector<4xi32>
      %188 = arith.ori %187, %c20 : vector<4xi32>
      %189 = vector.bitcast %188 : vector<4xi32> to vector<8xf16>
      %190 = arith.shrui %186, %c21 : vector<4xi32>
      %191 = arith.andi %190, %c19 : vector<4xi32>
      %192 = arith.ori %191, %c20 : vector<4xi32>
      %193 = vector.bitcast %192 : vector<4xi32> to vector<8xf16>
      %194 = vector.shuffle %189, %193 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %195 = arith.subf %194, %c22 : vector<16xf16>
      %196 = arith.mulf %195, %157 : vector<16xf16>
      %197 = arith.addi %42, %c6 : index
      %198 = arith.remui %46, %c1 : index
      %199 = arith.addi %12, %c3 : index
      %200 = arith.muli %197, %c12 : index
      %201 = arith.addi %199, %200 : index
      %202 = arith.muli %198, %c4 : index
      %203 = arith.addi %201, %202 : index
      %204 = vector.load %w[%203] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %205 = vector.bitcast %204 : vector<2xi8> to vector<1xf16>
      %206 = vector.extract %205[0] : f16 from vector<1xf16>
      %207 = vector.broadcast %206 : f16 to vector<16xf16>
      %208 = arith.addi %12, %c3 : index
      %209 = arith.addi %inputFeatures, %c2 : index
      %210 = arith.divui %209, %c3 : index
      %211 = arith.muli %210, %c3 : index
      %212 = arith.addi %208, %211 : index
      %213 = arith.muli %197, %c18 : index
      %214 = arith.addi %212, %213 : index
      %215 = arith.addi %214, %c5 : index
      %216 = arith.muli %198, %c1 : index
      %217 = arith.addi %215, %216 : index
      %218 = vector.load %w[%217] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %219 = vector.bitcast %218 : vector<16xi8> to vector<4xi32>
      %220 = arith.andi %219, %c19 : vector<4xi32>
      %221 = arith.ori %220, %c20 : vector<4xi32>
      %222 = vector.bitcast %221 : vector<4xi32> to vector<8xf16>
      %223 = arith.shrui %219, %c21 : vector<4xi32>
      %224 = arith.andi %223, %c19 : vector<4xi32>
      %225 = arith.ori %224, %c20 : vector<4xi32>
      %226 = vector.bitcast %225 : vector<4xi32> to vector<8xf16>
      %227 = vector.shuffle %222, %226 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %228 = arith.subf %227, %c22 : vector<16xf16>
      %229 = arith.mulf %228, %207 : vector<16xf16>
      %230 = arith.muli %197, %c18 : index
      %231 = arith.addi %212, %230 : index
      %232 = arith.addi %231, %c14 : index
      %233 = arith.muli %198, %c1 : index
      %234 = arith.addi %232, %233 : index
      %235 = vector.load %w[%234] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %236 = vector.bitcast %235 : vector<16xi8> to vector<4xi32>
      %237 = arith.andi %236, %c19 : vector<4xi32>
      %238 = arith.ori %237, %c20 : vector<4xi32>
      %239 = vector.bitcast %238 : vector<4xi32> to vector<8xf16>
      %240 = arith.shrui %236, %c21 : vector<4xi32>
      %241 = arith.andi %240, %c19 : vector<4xi32>
      %242 = arith.ori %241, %c20 : vector<4xi32>
      %243 = vector.bitcast %242 : vector<4xi32> to vector<8xf16>
      %244 = vector.shuffle %239, %243 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %245 = arith.subf %244, %c22 : vector<16xf16>
      %246 = arith.mulf %245, %207 : vector<16xf16>
      %247 = arith.addi %22, %c5 : index
      %248 = arith.muli %42, %c4 : index
      %249 = arith.addi %248, %c5 : index
      %250 = arith.divui %inputFeatures, %c1 : index
      %251 = arith.muli %247, %250 : index
      %252 = arith.addi %251, %249 : index
      %253 = arith.muli %tileRows, %c1 : index
      %254 = arith.muli %252, %253 : index
      %255 = arith.remui %46, %tileRows : index
      %256 = arith.muli %255, %c13 : index
      %257 = arith.addi %254, %256 : index
      %258 = vector.load %17[%257] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %259 = arith.muli %tileRows, %c13 : index
      %260 = arith.addi %257, %259 : index
      %261 = vector.load %17[%260] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %262 = vector.shuffle %258, %261 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %263 = wave.mma %262, %79, %43 : vector<16xf16>, vector<8xf32>
      %264 = wave.mma %262, %179, %44 : vector<16xf16>, vector<8xf32>
      %265 = arith.addi %22, %c5 : index
      %266 = arith.muli %42, %c4 : index
      %267 = arith.addi %266, %c6 : index
      %268 = arith.divui %inputFeatures, %c1 : index
      %269 = arith.muli %265, %268 : index
      %270 = arith.addi %269, %267 : index
      %271 = arith.muli %tileRows, %c1 : index
      %272 = arith.muli %270, %271 : index
      %273 = arith.remui %46, %tileRows : index
      %274 = arith.muli %273, %c13 : index
      %275 = arith.addi %272, %274 : index
      %276 = vector.load %17[%275] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %277 = arith.muli %tileRows, %c13 : index
      %278 = arith.addi %275, %277 : index
      %279 = vector.load %17[%278] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %280 = vector.shuffle %276, %279 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %281 = wave.mma %280, %96, %263 : vector<16xf16>, vector<8xf32>
      %282 = wave.mma %280, %196, %264 : vector<16xf16>, vector<8xf32>
      %283 = arith.addi %22, %c5 : index
      %284 = arith.muli %42, %c4 : index
      %285 = arith.addi %284, %c4 : index
      %286 = arith.divui %inputFeatures, %c1 : index
      %287 = arith.muli %283, %286 : index
      %288 = arith.addi %287, %285 : index
      %289 = arith.muli %tileRows, %c1 : index
      %290 = arith.muli %288, %289 : index
      %291 = arith.remui %46, %tileRows : index
      %292 = arith.muli %291, %c13 : index
      %293 = arith.addi %290, %292 : index
      %294 = vector.load %17[%293] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %295 = arith.muli %tileRows, %c13 : index
      %296 = arith.addi %293, %295 : index
      %297 = vector.load %17[%296] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %298 = vector.shuffle %294, %297 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %299 = wave.mma %298, %129, %281 : vector<16xf16>, vector<8xf32>
      %300 = wave.mma %298, %229, %282 : vector<16xf16>, vector<8xf32>
      %301 = arith.addi %22, %c5 : index
      %302 = arith.muli %42, %c4 : index
      %303 = arith.addi %302, %c23 : index
      %304 = arith.divui %inputFeatures, %c1 : index
      %305 = arith.muli %301, %304 : index
      %306 = arith.addi %305, %303 : index
      %307 = arith.muli %tileRows, %c1 : index
      %308 = arith.muli %306, %307 : index
      %309 = arith.remui %46, %tileRows : index
      %310 = arith.muli %309, %c13 : index
      %311 = arith.addi %308, %310 : index
      %312 = vector.load %17[%311] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %313 = arith.muli %tileRows, %c13 : index
      %314 = arith.addi %311, %313 : index
      %315 = vector.load %17[%314] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %316 = vector.shuffle %312, %315 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %317 = wave.mma %316, %146, %299 : vector<16xf16>, vector<8xf32>
      %318 = wave.mma %316, %246, %300 : vector<16xf16>, vector<8xf32>
      scf.yield %317, %318 : vector<8xf32>, vector<8xf32>
    }
    %319 = arith.select %39, %41, %34 : index
    %323:2 = scf.for %320 = %41 to %319 step %c6 iter_args(%321 = %45#0, %322 = %45#1) -> (vector<8xf32>, vector<8xf32>) {
      %324 = wave.lane
      %325 = arith.addi %320, %c5 : index
      %326 = arith.remui %324, %c1 : index
      %327 = arith.addi %10, %c3 : index
      %328 = arith.muli %325, %c12 : index
      %329 = arith.addi %327, %328 : index
      %330 = arith.muli %326, %c4 : index
      %331 = arith.addi %329, %330 : index
      %332 = vector.load %w[%331] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %333 = vector.bitcast %332 : vector<2xi8> to vector<1xf16>
      %334 = vector.extract %333[0] : f16 from vector<1xf16>
      %335 = vector.broadcast %334 : f16 to vector<16xf16>
      %336 = arith.addi %10, %c3 : index
      %337 = arith.addi %inputFeatures, %c2 : index
      %338 = arith.divui %337, %c3 : index
      %339 = arith.muli %338, %c3 : index
      %340 = arith.addi %336, %339 : index
      %341 = arith.muli %325, %c18 : index
      %342 = arith.addi %340, %341 : index
      %343 = arith.addi %342, %c5 : index
      %344 = arith.muli %326, %c1 : index
      %345 = arith.addi %343, %344 : index
      %346 = vector.load %w[%345] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %347 = vector.bitcast %346 : vector<16xi8> to vector<4xi32>
      %348 = arith.andi %347, %c19 : vector<4xi32>
      %349 = arith.ori %348, %c20 : vector<4xi32>
      %350 = vector.bitcast %349 : vector<4xi32> to vector<8xf16>
      %351 = arith.shrui %347, %c21 : vector<4xi32>
      %352 = arith.andi %351, %c19 : vector<4xi32>
      %353 = arith.ori %352, %c20 : vector<4xi32>
      %354 = vector.bitcast %353 : vector<4xi32> to vector<8xf16>
      %355 = vector.shuffle %350, %354 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %356 = arith.subf %355, %c22 : vector<16xf16>
      %357 = arith.mulf %356, %335 : vector<16xf16>
      %358 = arith.muli %325, %c18 : index
      %359 = arith.addi %340, %358 : index
      %360 = arith.addi %359, %c14 : index
      %361 = arith.muli %326, %c1 : index
      %362 = arith.addi %360, %361 : index
      %363 = vector.load %w[%362] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %364 = vector.bitcast %363 : vector<16xi8> to vector<4xi32>
      %365 = arith.andi %364, %c19 : vector<4xi32>
      %366 = arith.ori %365, %c20 : vector<4xi32>
      %367 = vector.bitcast %366 : vector<4xi32> to vector<8xf16>
      %368 = arith.shrui %364, %c21 : vector<4xi32>
      %369 = arith.andi %368, %c19 : vector<4xi32>
      %370 = arith.ori %369, %c20 : vector<4xi32>
      %371 = vector.bitcast %370 : vector<4xi32> to vector<8xf16>
      %372 = vector.shuffle %367, %371 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %373 = arith.subf %372, %c22 : vector<16xf16>
      %374 = arith.mulf %373, %335 : vector<16xf16>
      %375 = arith.addi %320, %c5 : index
      %376 = arith.remui %324, %c1 : index
      %377 = arith.addi %12, %c3 : index
      %378 = arith.muli %375, %c12 : index
      %379 = arith.addi %377, %378 : index
      %380 = arith.muli %376, %c4 : index
      %381 = arith.addi %379, %380 : index
      %382 = vector.load %w[%381] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %383 = vector.bitcast %382 : vector<2xi8> to vector<1xf16>
      %384 = vector.extract %383[0] : f16 from vector<1xf16>
      %385 = vector.broadcast %384 : f16 to vector<16xf16>
      %386 = arith.addi %12, %c3 : index
      %387 = arith.addi %inputFeatures, %c2 : index
      %388 = arith.divui %387, %c3 : index
      %389 = arith.muli %388, %c3 : index
      %390 = arith.addi %386, %389 : index
      %391 = arith.muli %375, %c18 : index
      %392 = arith.addi %390, %391 : index
      %393 = arith.addi %392, %c5 : index
      %394 = arith.muli %376, %c1 : index
      %395 = arith.addi %393, %394 : index
      %396 = vector.load %w[%395] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %397 = vector.bitcast %396 : vector<16xi8> to vector<4xi32>
      %398 = arith.andi %397, %c19 : vector<4xi32>
      %399 = arith.ori %398, %c20 : vector<4xi32>
      %400 = vector.bitcast %399 : vector<4xi32> to vector<8xf16>
      %401 = arith.shrui %397, %c21 : vector<4xi32>
      %402 = arith.andi %401, %c19 : vector<4xi32>
      %403 = arith.ori %402, %c20 : vector<4xi32>
      %404 = vector.bitcast %403 : vector<4xi32> to vector<8xf16>
      %405 = vector.shuffle %400, %404 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %406 = arith.subf %405, %c22 : vector<16xf16>
      %407 = arith.mulf %406, %385 : vector<16xf16>
      %408 = arith.muli %375, %c18 : index
      %409 = arith.addi %390, %408 : index
      %410 = arith.addi %409, %c14 : index
      %411 = arith.muli %376, %c1 : index
      %412 = arith.addi %410, %411 : index
      %413 = vector.load %w[%412] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %414 = vector.bitcast %413 : vector<16xi8> to vector<4xi32>
      %415 = arith.andi %414, %c19 : vector<4xi32>
      %416 = arith.ori %415, %c20 : vector<4xi32>
      %417 = vector.bitcast %416 : vector<4xi32> to vector<8xf16>
      %418 = arith.shrui %414, %c21 : vector<4xi32>
      %419 = arith.andi %418, %c19 : vector<4xi32>
      %420 = arith.ori %419, %c20 : vector<4xi32>
      %421 = vector.bitcast %420 : vector<4xi32> to vector<8xf16>
      %422 = vector.shuffle %417, %421 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %423 = arith.subf %422, %c22 : vector<16xf16>
      %424 = arith.mulf %423, %385 : vector<16xf16>
      %425 = arith.addi %22, %c5 : index
      %426 = arith.muli %320, %c4 : index
      %427 = arith.addi %426, %c5 : index
      %428 = arith.divui %inputFeatures, %c1 : index
      %429 = arith.muli %425, %428 : index
      %430 = arith.addi %429, %427 : index
      %431 = arith.muli %tileRows, %c1 : index
      %432 = arith.muli %430, %431 : index
      %433 = arith.remui %324, %tileRows : index
      %434 = arith.muli %433, %c13 : index
      %435 = arith.addi %432, %434 : index
      %436 = vector.load %17[%435] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %437 = arith.muli %tileRows, %c13 : index
      %438 = arith.addi %435, %437 : index
      %439 = vector.load %17[%438] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %440 = vector.shuffle %436, %439 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %441 = wave.mma %440, %357, %321 : vector<16xf16>, vector<8xf32>
      %442 = wave.mma %440, %407, %322 : vector<16xf16>, vector<8xf32>
      %443 = arith.addi %22, %c5 : index
      %444 = arith.muli %320, %c4 : index
      %445 = arith.addi %444, %c6 : index
      %446 = arith.divui %inputFeatures, %c1 : index
      %447 = arith.muli %443, %446 : index
      %448 = arith.addi %447, %445 : index
      %449 = arith.muli %tileRows, %c1 : index
      %450 = arith.muli %448, %449 : index
      %451 = arith.remui %324, %tileRows : index
      %452 = arith.muli %451, %c13 : index
      %453 = arith.addi %450, %452 : index
      %454 = vector.load %17[%453] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %455 = arith.muli %tileRows, %c13 : index
      %456 = arith.addi %453, %455 : index
      %457 = vector.load %17[%456] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %458 = vector.shuffle %454, %457 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %459 = wave.mma %458, %374, %441 : vector<16xf16>, vector<8xf32>
      %460 = wave.mma %458, %424, %442 : vector<16xf16>, vector<8xf32>
      scf.yield %459, %460 : vector<8xf32>, vector<8xf32>
    }
    %461 = wave.lane
    %462 = vector.extract %323#0[0] : f32 from vector<8xf32>
    %463 = vector.extract %323#1[0] : f32 from vector<8xf32>
    %464 = wave.lane
    %465 = arith.addi %15, %c5 : index
    %466 = arith.muli %c5, %c4 : index
    %467 = arith.addi %465, %466 : index
    %468 = arith.divui %464, %c1 : index
    %469 = arith.addi %467, %468 : index
    %470 = arith.cmpi slt, %469, %14 : index
    scf.if %470 {
      %471 = arith.cmpi eq, %hasFactors, %c6 : index
      %472 = memref.load %factors[%469] : memref<?xf32>
      %473 = arith.select %471, %472, %c25 : f32
      %474 = arith.remui %464, %c1 : index
      %475 = arith.muli %474, %c26 : index
      %476 = arith.addi %10, %475 : index
      %477 = vector.load %w[%476] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %478 = vector.bitcast %477 : vector<4xi8> to vector<1xf32>
      %479 = vector.extract %478[0] : f32 from vector<1xf32>
      %480 = arith.mulf %479, %473 : f32
      %481 = arith.mulf %462, %480 : f32
      %482 = arith.remui %464, %c1 : index
      %483 = arith.muli %482, %c26 : index
      %484 = arith.addi %12, %483 : index
      %485 = vector.load %w[%484] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %486 = vector.bitcast %485 : vector<4xi8> to vector<1xf32>
      %487 = vector.extract %486[0] : f32 from vector<1xf32>
      %488 = arith.mulf %487, %473 : f32
      %489 = arith.mulf %463, %488 : f32
      %490 = arith.muli %469, %outputFeatures : index
      %491 = arith.addi %490, %20 : index
      %492 = wave.lane
      %493 = arith.remui %492, %c1 : index
      %494 = arith.addi %491, %493 : index
      scf.if %18 {
        %495 = arith.addi %494, %c5 : index
        %496 = memref.load %residual[%495] : memref<?xf32>
        %497 = arith.addf %496, %481 : f32
        %498 = arith.addi %494, %c5 : index
        memref.store %497, %out[%498] : memref<?xf32>
      } else {
        %499 = arith.addi %494, %c5 : index
        memref.store %481, %out[%499] : memref<?xf32>
      }
      scf.if %18 {
        %500 = arith.addi %494, %c1 : index
        %501 = memref.load %residual[%500] : memref<?xf32>
        %502 = arith.addf %501, %489 : f32
        %503 = arith.addi %494, %c1 : index
        memref.store %502, %out[%503] : memref<?xf32>
      } else {
        %504 = arith.addi %494, %c1 : index
        memref.store %489, %out[%504] : memref<?xf32>
      }
    }
    %505 = vector.extract %323#0[1] : f32 from vector<8xf32>
    %506 = vector.extract %323#1[1] : f32 from vector<8xf32>
    %507 = wave.lane
    %508 = arith.addi %15, %c5 : index
    %509 = arith.muli %c6, %c4 : index
    %510 = arith.addi %508, %509 : index
    %511 = arith.divui %507, %c1 : index
    %512 = arith.addi %510, %511 : index
    %513 = arith.cmpi slt, %512, %14 : index
    scf.if %513 {
      %514 = arith.cmpi eq, %hasFactors, %c6 : index
      %515 = memref.load %factors[%512] : memref<?xf32>
      %516 = arith.select %514, %515, %c25 : f32
      %517 = arith.remui %507, %c1 : index
      %518 = arith.muli %517, %c26 : index
      %519 = arith.addi %10, %518 : index
      %520 = vector.load %w[%519] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %521 = vector.bitcast %520 : vector<4xi8> to vector<1xf32>
      %522 = vector.extract %521[0] : f32 from vector<1xf32>
      %523 = arith.mulf %522, %516 : f32
      %524 = arith.mulf %505, %523 : f32
      %525 = arith.remui %507, %c1 : index
      %526 = arith.muli %525, %c26 : index
      %527 = arith.addi %12, %526 : index
      %528 = vector.load %w[%527] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %529 = vector.bitcast %528 : vector<4xi8> to vector<1xf32>
      %530 = vector.extract %529[0] : f32 from vector<1xf32>
      %531 = arith.mulf %530, %516 : f32
      %532 = arith.mulf %506, %531 : f32
      %533 = arith.muli %512, %outputFeatures : index
      %534 = arith.addi %533, %20 : index
      %535 = wave.lane
      %536 = arith.remui %535, %c1 : index
      %537 = arith.addi %534, %536 : index
      scf.if %18 {
        %538 = arith.addi %537, %c5 : index
        %539 = memref.load %residual[%538] : memref<?xf32>
        %540 = arith.addf %539, %524 : f32
        %541 = arith.addi %537, %c5 : index
        memref.store %540, %out[%541] : memref<?xf32>
      } else {
        %542 = arith.addi %537, %c5 : index
        memref.store %524, %out[%542] : memref<?xf32>
      }
      scf.if %18 {
        %543 = arith.addi %537, %c1 : index
        %544 = memref.load %residual[%543] : memref<?xf32>
        %545 = arith.addf %544, %532 : f32
        %546 = arith.addi %537, %c1 : index
        memref.store %545, %out[%546] : memref<?xf32>
      } else {
        %547 = arith.addi %537, %c1 : index
        memref.store %532, %out[%547] : memref<?xf32>
      }
    }
    %548 = vector.extract %323#0[2] : f32 from vector<8xf32>
    %549 = vector.extract %323#1[2] : f32 from vector<8xf32>
    %550 = wave.lane
    %551 = arith.addi %15, %c5 : index
    %552 = arith.muli %c4, %c4 : index
    %553 = arith.addi %551, %552 : index
    %554 = arith.divui %550, %c1 : index
    %555 = arith.addi %553, %554 : index
    %556 = arith.cmpi slt, %555, %14 : index
    scf.if %556 {
      %557 = arith.cmpi eq, %hasFactors, %c6 : index
      %558 = memref.load %factors[%555] : memref<?xf32>
      %559 = arith.select %557, %558, %c25 : f32
      %560 = arith.remui %550, %c1 : index
      %561 = arith.muli %560, %c26 : index
      %562 = arith.addi %10, %561 : index
      %563 = vector.load %w[%562] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %564 = vector.bitcast %563 : vector<4xi8> to vector<1xf32>
      %565 = vector.extract %564[0] : f32 from vector<1xf32>
      %566 = arith.mulf %565, %559 : f32
      %567 = arith.mulf %548, %566 : f32
      %568 = arith.remui %550, %c1 : index
      %569 = arith.muli %568, %c26 : index
      %570 = arith.addi %12, %569 : index
      %571 = vector.load %w[%570] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %572 = vector.bitcast %571 : vector<4xi8> to vector<1xf32>
      %573 = vector.extract %572[0] : f32 from vector<1xf32>
      %574 = arith.mulf %573, %559 : f32
      %575 = arith.mulf %549, %574 : f32
      %576 = arith.muli %555, %outputFeatures : index
      %577 = arith.addi %576, %20 : index
      %578 = wave.lane
      %579 = arith.remui %578, %c1 : index
      %580 = arith.addi %577, %579 : index
      scf.if %18 {
        %581 = arith.addi %580, %c5 : index
        %582 = memref.load %residual[%581] : memref<?xf32>
        %583 = arith.addf %582, %567 : f32
        %584 = arith.addi %580, %c5 : index
        memref.store %583, %out[%584] : memref<?xf32>
      } else {
        %585 = arith.addi %580, %c5 : index
        memref.store %567, %out[%585] : memref<?xf32>
      }
      scf.if %18 {
        %586 = arith.addi %580, %c1 : index
        %587 = memref.load %residual[%586] : memref<?xf32>
        %588 = arith.addf %587, %575 : f32
        %589 = arith.addi %580, %c1 : index
        memref.store %588, %out[%589] : memref<?xf32>
      } else {
        %590 = arith.addi %580, %c1 : index
        memref.store %575, %out[%590] : memref<?xf32>
      }
    }
    %591 = vector.extract %323#0[3] : f32 from vector<8xf32>
    %592 = vector.extract %323#1[3] : f32 from vector<8xf32>
    %593 = wave.lane
    %594 = arith.addi %15, %c5 : index
    %595 = arith.muli %c23, %c4 : index
    %596 = arith.addi %594, %595 : index
    %597 = arith.divui %593, %c1 : index
    %598 = arith.addi %596, %597 : index
    %599 = arith.cmpi slt, %598, %14 : index
    scf.if %599 {
      %600 = arith.cmpi eq, %hasFactors, %c6 : index
      %601 = memref.load %factors[%598] : memref<?xf32>
      %602 = arith.select %600, %601, %c25 : f32
      %603 = arith.remui %593, %c1 : index
      %604 = arith.muli %603, %c26 : index
      %605 = arith.addi %10, %604 : index
      %606 = vector.load %w[%605] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %607 = vector.bitcast %606 : vector<4xi8> to vector<1xf32>
      %608 = vector.extract %607[0] : f32 from vector<1xf32>
      %609 = arith.mulf %608, %602 : f32
      %610 = arith.mulf %591, %609 : f32
      %611 = arith.remui %593, %c1 : index
      %612 = arith.muli %611, %c26 : index
      %613 = arith.addi %12, %612 : index
      %614 = vector.load %w[%613] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %615 = vector.bitcast %614 : vector<4xi8> to vector<1xf32>
      %616 = vector.extract %615[0] : f32 from vector<1xf32>
      %617 = arith.mulf %616, %602 : f32
      %618 = arith.mulf %592, %617 : f32
      %619 = arith.muli %598, %outputFeatures : index
      %620 = arith.addi %619, %20 : index
      %621 = wave.lane
      %622 = arith.remui %621, %c1 : index
      %623 = arith.addi %620, %622 : index
      scf.if %18 {
        %624 = arith.addi %623, %c5 : index
        %625 = memref.load %residual[%624] : memref<?xf32>
        %626 = arith.addf %625, %610 : f32
        %627 = arith.addi %623, %c5 : index
        memref.store %626, %out[%627] : memref<?xf32>
      } else {
        %628 = arith.addi %623, %c5 : index
        memref.store %610, %out[%628] : memref<?xf32>
      }
      scf.if %18 {
        %629 = arith.addi %623, %c1 : index
        %630 = memref.load %residual[%629] : memref<?xf32>
        %631 = arith.addf %630, %618 : f32
        %632 = arith.addi %623, %c1 : index
        memref.store %631, %out[%632] : memref<?xf32>
      } else {
        %633 = arith.addi %623, %c1 : index
        memref.store %618, %out[%633] : memref<?xf32>
      }
    }
    %634 = vector.extract %323#0[4] : f32 from vector<8xf32>
    %635 = vector.extract %323#1[4] : f32 from vector<8xf32>
    %636 = wave.lane
    %637 = arith.addi %15, %c5 : index
    %638 = arith.muli %c26, %c4 : index
    %639 = arith.addi %637, %638 : index
    %640 = arith.divui %636, %c1 : index
    %641 = arith.addi %639, %640 : index
    %642 = arith.cmpi slt, %641, %14 : index
    scf.if %642 {
      %643 = arith.cmpi eq, %hasFactors, %c6 : index
      %644 = memref.load %factors[%641] : memref<?xf32>
      %645 = arith.select %643, %644, %c25 : f32
      %646 = arith.remui %636, %c1 : index
      %647 = arith.muli %646, %c26 : index
      %648 = arith.addi %10, %647 : index
      %649 = vector.load %w[%648] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %650 = vector.bitcast %649 : vector<4xi8> to vector<1xf32>
      %651 = vector.extract %650[0] : f32 from vector<1xf32>
      %652 = arith.mulf %651, %645 : f32
      %653 = arith.mulf %634, %652 : f32
      %654 = arith.remui %636, %c1 : index
      %655 = arith.muli %654, %c26 : index
      %656 = arith.addi %12, %655 : index
      %657 = vector.load %w[%656] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %658 = vector.bitcast %657 : vector<4xi8> to vector<1xf32>
      %659 = vector.extract %658[0] : f32 from vector<1xf32>
      %660 = arith.mulf %659, %645 : f32
      %661 = arith.mulf %635, %660 : f32
      %662 = arith.muli %641, %outputFeatures : index
      %663 = arith.addi %662, %20 : index
      %664 = wave.lane
      %665 = arith.remui %664, %c1 : index
      %666 = arith.addi %663, %665 : index
      scf.if %18 {
        %667 = arith.addi %666, %c5 : index
        %668 = memref.load %residual[%667] : memref<?xf32>
        %669 = arith.addf %668, %653 : f32
        %670 = arith.addi %666, %c5 : index
        memref.store %669, %out[%670] : memref<?xf32>
      } else {
        %671 = arith.addi %666, %c5 : index
        memref.store %653, %out[%671] : memref<?xf32>
      }
      scf.if %18 {
        %672 = arith.addi %666, %c1 : index
        %673 = memref.load %residual[%672] : memref<?xf32>
        %674 = arith.addf %673, %661 : f32
        %675 = arith.addi %666, %c1 : index
        memref.store %674, %out[%675] : memref<?xf32>
      } else {
        %676 = arith.addi %666, %c1 : index
        memref.store %661, %out[%676] : memref<?xf32>
      }
    }
    %677 = vector.extract %323#0[5] : f32 from vector<8xf32>
    %678 = vector.extract %323#1[5] : f32 from vector<8xf32>
    %679 = wave.lane
    %680 = arith.addi %15, %c5 : index
    %681 = arith.muli %c27, %c4 : index
    %682 = arith.addi %680, %681 : index
    %683 = arith.divui %679, %c1 : index
    %684 = arith.addi %682, %683 : index
    %685 = arith.cmpi slt, %684, %14 : index
    scf.if %685 {
      %686 = arith.cmpi eq, %hasFactors, %c6 : index
      %687 = memref.load %factors[%684] : memref<?xf32>
      %688 = arith.select %686, %687, %c25 : f32
      %689 = arith.remui %679, %c1 : index
      %690 = arith.muli %689, %c26 : index
      %691 = arith.addi %10, %690 : index
      %692 = vector.load %w[%691] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %693 = vector.bitcast %692 : vector<4xi8> to vector<1xf32>
      %694 = vector.extract %693[0] : f32 from vector<1xf32>
      %695 = arith.mulf %694, %688 : f32
      %696 = arith.mulf %677, %695 : f32
      %697 = arith.remui %679, %c1 : index
      %698 = arith.muli %697, %c26 : index
      %699 = arith.addi %12, %698 : index
      %700 = vector.load %w[%699] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %701 = vector.bitcast %700 : vector<4xi8> to vector<1xf32>
      %702 = vector.extract %701[0] : f32 from vector<1xf32>
      %703 = arith.mulf %702, %688 : f32
      %704 = arith.mulf %678, %703 : f32
      %705 = arith.muli %684, %outputFeatures : index
      %706 = arith.addi %705, %20 : index
      %707 = wave.lane
      %708 = arith.remui %707, %c1 : index
      %709 = arith.addi %706, %708 : index
      scf.if %18 {
        %710 = arith.addi %709, %c5 : index
        %711 = memref.load %residual[%710] : memref<?xf32>
        %712 = arith.addf %711, %696 : f32
        %713 = arith.addi %709, %c5 : index
        memref.store %712, %out[%713] : memref<?xf32>
      } else {
        %714 = arith.addi %709, %c5 : index
        memref.store %696, %out[%714] : memref<?xf32>
      }
      scf.if %18 {
        %715 = arith.addi %709, %c1 : index
        %716 = memref.load %residual[%715] : memref<?xf32>
        %717 = arith.addf %716, %704 : f32
        %718 = arith.addi %709, %c1 : index
        memref.store %717, %out[%718] : memref<?xf32>
      } else {
        %719 = arith.addi %709, %c1 : index
        memref.store %704, %out[%719] : memref<?xf32>
      }
    }
    %720 = vector.extract %323#0[6] : f32 from vector<8xf32>
    %721 = vector.extract %323#1[6] : f32 from vector<8xf32>
    %722 = wave.lane
    %723 = arith.addi %15, %c5 : index
    %724 = arith.muli %c28, %c4 : index
    %725 = arith.addi %723, %724 : index
    %726 = arith.divui %722, %c1 : index
    %727 = arith.addi %725, %726 : index
    %728 = arith.cmpi slt, %727, %14 : index
    scf.if %728 {
      %729 = arith.cmpi eq, %hasFactors, %c6 : index
      %730 = memref.load %factors[%727] : memref<?xf32>
      %731 = arith.select %729, %730, %c25 : f32
      %732 = arith.remui %722, %c1 : index
      %733 = arith.muli %732, %c26 : index
      %734 = arith.addi %10, %733 : index
      %735 = vector.load %w[%734] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %736 = vector.bitcast %735 : vector<4xi8> to vector<1xf32>
      %737 = vector.extract %736[0] : f32 from vector<1xf32>
      %738 = arith.mulf %737, %731 : f32
      %739 = arith.mulf %720, %738 : f32
      %740 = arith.remui %722, %c1 : index
      %741 = arith.muli %740, %c26 : index
      %742 = arith.addi %12, %741 : index
      %743 = vector.load %w[%742] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %744 = vector.bitcast %743 : vector<4xi8> to vector<1xf32>
      %745 = vector.extract %744[0] : f32 from vector<1xf32>
      %746 = arith.mulf %745, %731 : f32
      %747 = arith.mulf %721, %746 : f32
      %748 = arith.muli %727, %outputFeatures : index
      %749 = arith.addi %748, %20 : index
      %750 = wave.lane
      %751 = arith.remui %750, %c1 : index
      %752 = arith.addi %749, %751 : index
      scf.if %18 {
        %753 = arith.addi %752, %c5 : index
        %754 = memref.load %residual[%753] : memref<?xf32>
        %755 = arith.addf %754, %739 : f32
        %756 = arith.addi %752, %c5 : index
        memref.store %755, %out[%756] : memref<?xf32>
      } else {
        %757 = arith.addi %752, %c5 : index
        memref.store %739, %out[%757] : memref<?xf32>
      }
      scf.if %18 {
        %758 = arith.addi %752, %c1 : index
        %759 = memref.load %residual[%758] : memref<?xf32>
        %760 = arith.addf %759, %747 : f32
        %761 = arith.addi %752, %c1 : index
        memref.store %760, %out[%761] : memref<?xf32>
      } else {
        %762 = arith.addi %752, %c1 : index
        memref.store %747, %out[%762] : memref<?xf32>
      }
    }
    %763 = vector.extract %323#0[7] : f32 from vector<8xf32>
    %764 = vector.extract %323#1[7] : f32 from vector<8xf32>
    %765 = wave.lane
    %766 = arith.addi %15, %c5 : index
    %767 = arith.muli %c29, %c4 : index
    %768 = arith.addi %766, %767 : index
    %769 = arith.divui %765, %c1 : index
    %770 = arith.addi %768, %769 : index
    %771 = arith.cmpi slt, %770, %14 : index
    scf.if %771 {
      %772 = arith.cmpi eq, %hasFactors, %c6 : index
      %773 = memref.load %factors[%770] : memref<?xf32>
      %774 = arith.select %772, %773, %c25 : f32
      %775 = arith.remui %765, %c1 : index
      %776 = arith.muli %775, %c26 : index
      %777 = arith.addi %10, %776 : index
      %778 = vector.load %w[%777] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %779 = vector.bitcast %778 : vector<4xi8> to vector<1xf32>
      %780 = vector.extract %779[0] : f32 from vector<1xf32>
      %781 = arith.mulf %780, %774 : f32
      %782 = arith.mulf %763, %781 : f32
      %783 = arith.remui %765, %c1 : index
      %784 = arith.muli %783, %c26 : index
      %785 = arith.addi %12, %784 : index
      %786 = vector.load %w[%785] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %787 = vector.bitcast %786 : vector<4xi8> to vector<1xf32>
      %788 = vector.extract %787[0] : f32 from vector<1xf32>
      %789 = arith.mulf %788, %774 : f32
      %790 = arith.mulf %764, %789 : f32
      %791 = arith.muli %770, %outputFeatures : index
      %792 = arith.addi %791, %20 : index
      %793 = wave.lane
      %794 = arith.remui %793, %c1 : index
      %795 = arith.addi %792, %794 : index
      scf.if %18 {
        %796 = arith.addi %795, %c5 : index
        %797 = memref.load %residual[%796] : memref<?xf32>
        %798 = arith.addf %797, %782 : f32
        %799 = arith.addi %795, %c5 : index
        memref.store %798, %out[%799] : memref<?xf32>
      } else {
        %800 = arith.addi %795, %c5 : index
        memref.store %782, %out[%800] : memref<?xf32>
      }
      scf.if %18 {
        %801 = arith.addi %795, %c1 : index
        %802 = memref.load %residual[%801] : memref<?xf32>
        %803 = arith.addf %802, %790 : f32
        %804 = arith.addi %795, %c1 : index
        memref.store %803, %out[%804] : memref<?xf32>
      } else {
        %805 = arith.addi %795, %c1 : index
        memref.store %790, %out[%805] : memref<?xf32>
      }
    }
  }
  %806 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %806 {
    %807 = arith.addi %15, %c1 : index
    %808 = arith.minsi %807, %14 : index
    %809 = wave.wave
    %810 = arith.addi %15, %809 : index
    scf.for %811 = %810 to %808 step %c6 {
      %812 = arith.muli %811, %features : index
      %813 = wave.lane
      %814 = arith.muli %813, %c26 : index
      %818:2 = scf.for %815 = %814 to %features step %c3 iter_args(%816 = %c32, %817 = %c32) -> (vector<4xf32>, vector<4xf32>) {
        %819 = arith.addi %812, %815 : index
        %820 = vector.load %out[%819] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %821 = vector.load %norm_weight[%815] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %822 = arith.mulf %820, %821 : vector<4xf32>
        %823 = math.absf %822 : vector<4xf32>
        %824 = math.fma %820, %820, %816 : vector<4xf32>
        %825 = arith.maximumf %817, %823 : vector<4xf32>
        scf.yield %824, %825 : vector<4xf32>, vector<4xf32>
      }
      %826 = wave.reduce "add" %818#0 : vector<4xf32>
      %827 = arith.mulf %826, %inverseFeatures : f32
      %828 = arith.addf %827, %epsilon : f32
      %829 = math.sqrt %828 : f32
      %830 = arith.divf %c25, %829 : f32
      %831 = wave.reduce "max" %818#1 : vector<4xf32>
      %832 = arith.mulf %831, %830 : f32
      %833 = arith.bitcast %832 : f32 to i32
      %834 = arith.shrui %833, %c35 : i32
      %835 = arith.maxsi %834, %c36 : i32
      %836 = arith.subi %c37, %835 : i32
      %837 = arith.shli %836, %c35 : i32
      %838 = arith.subi %835, %c38 : i32
      %839 = arith.shli %838, %c35 : i32
      %840 = arith.bitcast %837 : i32 to f32
      %841 = arith.bitcast %839 : i32 to f32
      %842 = wave.lane
      %843 = arith.cmpi eq, %842, %c5 : index
      scf.if %843 {
        memref.store %841, %normed_factors[%811] : memref<?xf32>
      }
      %844 = vector.broadcast %830 : f32 to vector<4xf32>
      %845 = vector.broadcast %840 : f32 to vector<4xf32>
      scf.for %846 = %814 to %features step %c3 {
        %847 = arith.addi %812, %846 : index
        %848 = vector.load %out[%847] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %849 = arith.mulf %848, %844 : vector<4xf32>
        %850 = vector.load %norm_weight[%846] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %851 = arith.mulf %849, %850 : vector<4xf32>
        %852 = arith.mulf %851, %845 : vector<4xf32>
        %853 = arith.divui %811, %tileRows : index
        %854 = arith.divui %features, %c1 : index
        %855 = arith.muli %853, %854 : index
        %856 = arith.divui %846, %c1 : index
        %857 = arith.addi %855, %856 : index
        %858 = arith.muli %857, %c4 : index
        %859 = arith.remui %846, %c1 : index
        %860 = arith.divui %859, %c13 : index
        %861 = arith.addi %858, %860 : index
        %862 = arith.muli %tileRows, %c13 : index
        %863 = arith.muli %861, %862 : index
        %864 = arith.remui %811, %tileRows : index
        %865 = arith.muli %864, %c13 : index
        %866 = arith.addi %863, %865 : index
        %867 = arith.remui %846, %c13 : index
        %868 = arith.addi %866, %867 : index
        %869 = arith.truncf %852 : vector<4xf32> to vector<4xf16>
        vector.store %869, %normed[%868] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
