// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinearNorm(format='q5_1', waves=1, panels=1, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_norm_q5_1_w1p1_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 127 : index
  %c4 = arith.constant 128 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 16 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c13 = arith.constant 32 : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c17 = arith.constant 64 : index
  %c18 = arith.constant 4 : index
  %c19 = arith.constant 256 : index
  %c20 = arith.constant dense<0> : vector<4xi32>
  %c21 = arith.constant dense<983055> : vector<4xi32>
  %c22 = arith.constant dense<[0, 4, 8, 12]> : vector<4xi32>
  %c23 = arith.constant dense<65537> : vector<4xi32>
  %c24 = arith.constant dense<4> : vector<4xi32>
  %c25 = arith.constant dense<1677747200> : vector<4xi32>
  %c26 = arith.constant dense<[1, 5, 9, 13]> : vector<4xi32>
  %c27 = arith.constant dense<8> : vector<4xi32>
  %c28 = arith.constant dense<[2, 6, 10, 14]> : vector<4xi32>
  %c29 = arith.constant dense<12> : vector<4xi32>
  %c30 = arith.constant dense<[3, 7, 11, 15]> : vector<4xi32>
  %c31 = arith.constant dense<0x6400> : vector<32xf16>
  %c32 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c35 = arith.constant 5 : index
  %c36 = arith.constant 6 : index
  %c37 = arith.constant 7 : index
  %arrivals = wave.param "arrivals" : index
  %features = wave.param "features" : index
  %c40 = arith.constant dense<0x00000000> : vector<4xf32>
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %c42 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c44 = arith.constant 23 : i32
  %c45 = arith.constant 141 : i32
  %c46 = arith.constant 268 : i32
  %c47 = arith.constant 14 : i32
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.muli %inputFeatures, %c2 : index
  %4 = arith.addi %3, %c3 : index
  %5 = arith.divui %4, %c4 : index
  %6 = arith.muli %5, %c4 : index
  %7 = arith.addi %2, %6 : index
  %8 = arith.addi %7, %c4 : index
  %9 = arith.muli %inputFeatures, %c2 : index
  %10 = arith.addi %8, %9 : index
  %11 = arith.muli %0, %c5 : index
  %12 = arith.addi %11, %c6 : index
  %13 = arith.muli %12, %10 : index
  %14 = memref.load %step[%countAt] : memref<?xi32>
  %15 = arith.index_cast %14 : i32 to index
  %16 = arith.muli %1, %c8 : index
  %17 = arith.cmpi eq, %hasResidual, %c5 : index
  %18 = wave.block 0
  %19 = arith.muli %18, %c8 : index
  %20 = arith.cmpi slt, %16, %15 : index
  scf.if %20 {
    %21 = wave.lane
    %22 = arith.remui %21, %c8 : index
    %23 = wave.scratch %operandHalves : memref<?xf16>
    %24 = arith.divui %operandHalves, %c1 : index
    %25 = wave.wave
    %26 = arith.muli %25, %c13 : index
    %27 = wave.lane
    %28 = arith.addi %26, %27 : index
    scf.for %29 = %28 to %24 step %c13 {
      %30 = arith.muli %29, %c1 : index
      %31 = arith.addi %c6, %30 : index
      %32 = vector.load %x[%31] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %33 = arith.muli %29, %c1 : index
      vector.store %32, %23[%33] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %34 = arith.remui %22, %tileRows : index
    %35 = arith.muli %34, %c1 : index
    %36 = wave.wave
    %37 = arith.divui %inputFeatures, %c13 : index
    %38 = arith.muli %36, %stepsPerWave : index
    %39 = arith.minsi %38, %37 : index
    %40 = arith.addi %39, %stepsPerWave : index
    %41 = arith.minsi %40, %37 : index
    %42 = arith.cmpi eq, %wholeBlocks, %c5 : index
    %43 = arith.subi %41, %39 : index
    %44 = arith.divui %43, %c2 : index
    %45 = arith.muli %44, %c2 : index
    %46 = arith.addi %39, %45 : index
    %47 = arith.addi %39, %stepsPerWave : index
    %48 = arith.select %42, %47, %46 : index
    %51 = scf.for %49 = %39 to %48 step %c2 iter_args(%50 = %c14) -> (vector<8xf32>) {
      %52 = wave.lane
      %53 = arith.addi %49, %c6 : index
      %54 = arith.remui %52, %c8 : index
      %55 = arith.addi %13, %c4 : index
      %56 = arith.muli %53, %c17 : index
      %57 = arith.addi %55, %56 : index
      %58 = arith.muli %54, %c18 : index
      %59 = arith.addi %57, %58 : index
      %60 = vector.load %w[%59] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %61 = vector.bitcast %60 : vector<4xi8> to vector<2xf16>
      %62 = vector.extract %61[0] : f16 from vector<2xf16>
      %63 = vector.broadcast %62 : f16 to vector<16xf16>
      %64 = vector.extract %61[1] : f16 from vector<2xf16>
      %65 = vector.broadcast %64 : f16 to vector<16xf16>
      %66 = arith.addi %13, %c4 : index
      %67 = arith.muli %inputFeatures, %c2 : index
      %68 = arith.addi %67, %c3 : index
      %69 = arith.divui %68, %c4 : index
      %70 = arith.muli %69, %c4 : index
      %71 = arith.addi %66, %70 : index
      %72 = arith.muli %53, %c19 : index
      %73 = arith.addi %71, %72 : index
      %74 = arith.muli %54, %c8 : index
      %75 = arith.addi %73, %74 : index
      %76 = arith.muli %inputFeatures, %c1 : index
      %77 = arith.muli %inputFeatures, %c2 : index
      %78 = arith.addi %77, %c3 : index
      %79 = arith.divui %78, %c4 : index
      %80 = arith.muli %79, %c4 : index
      %81 = arith.addi %76, %80 : index
      %82 = arith.addi %81, %c4 : index
      %83 = arith.addi %13, %82 : index
      %84 = arith.muli %53, %c8 : index
      %85 = arith.addi %84, %54 : index
      %86 = arith.muli %85, %c18 : index
      %87 = arith.addi %83, %86 : index
      %88 = vector.load %w[%87] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %89 = vector.bitcast %88 : vector<4xi8> to vector<1xi32>
      %90 = vector.shuffle %89, %89 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %91 = vector.load %w[%75] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %92 = vector.bitcast %91 : vector<16xi8> to vector<4xi32>
      %93 = arith.shrui %92, %c20 : vector<4xi32>
      %94 = arith.andi %93, %c21 : vector<4xi32>
      %95 = arith.shrui %90, %c22 : vector<4xi32>
      %96 = arith.andi %95, %c23 : vector<4xi32>
      %97 = arith.shli %96, %c24 : vector<4xi32>
      %98 = arith.ori %94, %97 : vector<4xi32>
      %99 = arith.ori %98, %c25 : vector<4xi32>
      %100 = vector.bitcast %99 : vector<4xi32> to vector<8xf16>
      %101 = arith.shrui %92, %c24 : vector<4xi32>
      %102 = arith.andi %101, %c21 : vector<4xi32>
      %103 = arith.shrui %90, %c26 : vector<4xi32>
      %104 = arith.andi %103, %c23 : vector<4xi32>
      %105 = arith.shli %104, %c24 : vector<4xi32>
      %106 = arith.ori %102, %105 : vector<4xi32>
      %107 = arith.ori %106, %c25 : vector<4xi32>
      %108 = vector.bitcast %107 : vector<4xi32> to vector<8xf16>
      %109 = arith.shrui %92, %c27 : vector<4xi32>
      %110 = arith.andi %109, %c21 : vector<4xi32>
      %111 = arith.shrui %90, %c28 : vector<4xi32>
      %112 = arith.andi %111, %c23 : vector<4xi32>
      %113 = arith.shli %112, %c24 : vector<4xi32>
      %114 = arith.ori %110, %113 : vector<4xi32>
      %115 = arith.ori %114, %c25 : vector<4xi32>
      %116 = vector.bitcast %115 : vector<4xi32> to vector<8xf16>
      %117 = arith.shrui %92, %c29 : vector<4xi32>
      %118 = arith.andi %117, %c21 : vector<4xi32>
      %119 = arith.shrui %90, %c30 : vector<4xi32>
      %120 = arith.andi %119, %c23 : vector<4xi32>
      %121 = arith.shli %120, %c24 : vector<4xi32>
      %122 = arith.ori %118, %121 : vector<4xi32>
      %123 = arith.ori %122, %c25 : vector<4xi32>
      %124 = vector.bitcast %123 : vector<4xi32> to vector<8xf16>
      %125 = vector.shuffle %100, %108 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %126 = vector.shuffle %116, %124 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %127 = vector.shuffle %125, %126 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %128 = arith.subf %127, %c31 : vector<32xf16>
      %129 = vector.shuffle %128, %128 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %130 = vector.shuffle %128, %128 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %131 = math.fma %129, %63, %65 : vector<16xf16>
      %132 = math.fma %130, %63, %65 : vector<16xf16>
      %133 = arith.addi %49, %c5 : index
      %134 = arith.remui %52, %c8 : index
      %135 = arith.addi %13, %c4 : index
      %136 = arith.muli %133, %c17 : index
      %137 = arith.addi %135, %136 : index
      %138 = arith.muli %134, %c18 : index
      %139 = arith.addi %137, %138 : index
      %140 = vector.load %w[%139] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %141 = vector.bitcast %140 : vector<4xi8> to vector<2xf16>
      %142 = vector.extract %141[0] : f16 from vector<2xf16>
      %143 = vector.broadcast %142 : f16 to vector<16xf16>
      %144 = vector.extract %141[1] : f16 from vector<2xf16>
      %145 = vector.broadcast %144 : f16 to vector<16xf16>
      %146 = arith.addi %13, %c4 : index
      %147 = arith.muli %inputFeatures, %c2 : index
      %148 = arith.addi %147, %c3 : index
      %149 = arith.divui %148, %c4 : index
      %150 = arith.muli %149, %c4 : index
      %151 = arith.addi %146, %150 : index
      %152 = arith.muli %133, %c19 : index
      %153 = arith.addi %151, %152 : index
      %154 = arith.muli %134, %c8 : index
      %155 = arith.addi %153, %154 : index
      %156 = arith.muli %inputFeatures, %c1 : index
      %157 = arith.muli %inputFeatures, %c2 : index
      %158 = arith.addi %157, %c3 : index
      %159 = arith.divui %158, %c4 : index
      %160 = arith.muli %159, %c4 : index
      %161 = arith.addi %156, %160 : index
      %162 = arith.addi %161, %c4 : index
      %163 = arith.addi %13, %162 : index
      %164 = arith.muli %133, %c8 : index
      %165 = arith.addi %164, %134 : index
      %166 = arith.muli %165, %c18 : index
      %167 = arith.addi %163, %166 : index
      %168 = vector.load %w[%167] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %169 = vector.bitcast %168 : vector<4xi8> to vector<1xi32>
      %170 = vector.shuffle %169, %169 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %171 = vector.load %w[%155] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %172 = vector.bitcast %171 : vector<16xi8> to vector<4xi32>
      %173 = arith.shrui %172, %c20 : vector<4xi32>
      %174 = arith.andi %173, %c21 : vector<4xi32>
      %175 = arith.shrui %170, %c22 : vector<4xi32>
      %176 = arith.andi %175, %c23 : vector<4xi32>
      %177 = arith.shli %176, %c24 : vector<4xi32>
      %178 = arith.ori %174, %177 : vector<4xi32>
      %179 = arith.ori %178, %c25 : vector<4xi32>
      %180 = vector.bitcast %179 : vector<4xi32> to vector<8xf16>
      %181 = arith.shrui %172, %c24 : vector<4xi32>
      %182 = arith.andi %181, %c21 : vector<4xi32>
      %183 = arith.shrui %170, %c26 : vector<4xi32>
      %184 = arith.andi %183, %c23 : vector<4xi32>
      %185 = arith.shli %184, %c24 : vector<4xi32>
      %186 = arith.ori %182, %185 : vector<4xi32>
      %187 = arith.ori %186, %c25 : vector<4xi32>
      %188 = vector.bitcast %187 : vector<4xi32> to vector<8xf16>
      %189 = arith.shrui %172, %c27 : vector<4xi32>
      %190 = arith.andi %189, %c21 : vector<4xi32>
      %191 = arith.shrui %170, %c28 : vector<4xi32>
      %192 = arith.andi %191, %c23 : vector<4xi32>
      %193 = arith.shli %192, %c24 : vector<4xi32>
      %194 = arith.ori %190, %193 : vector<4xi32>
      %195 = arith.ori %194, %c25 : vector<4xi32>
      %196 = vector.bitcast %195 : vector<4xi32> to vector<8xf16>
      %197 = arith.shrui %172, %c29 : vector<4xi32>
      %198 = arith.andi %197, %c21 : vector<4xi32>
      %199 = arith.shrui %170, %c30 : vector<4xi32>
      %200 = arith.andi %199, %c23 : vector<4xi32>
      %201 = arith.shli %200, %c24 : vector<4xi32>
      %202 = arith.ori %198, %201 : vector<4xi32>
      %203 = arith.ori %202, %c25 : vector<4xi32>
      %204 = vector.bitcast %203 : vector<4xi32> to vector<8xf16>
      %205 = vector.shuffle %180, %188 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %206 = vector.shuffle %196, %204 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %207 = vector.shuffle %205, %206 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %208 = arith.subf %207, %c31 : vector<32xf16>
      %209 = vector.shuffle %208, %208 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %210 = vector.shuffle %208, %208 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %211 = math.fma %209, %143, %145 : vector<16xf16>
      %212 = math.fma %210, %143, %145 : vector<16xf16>
      %213 = arith.muli %49, %c2 : index
      %214 = arith.addi %213, %c6 : index
      %215 = arith.muli %tileRows, %c8 : index
      %216 = arith.muli %214, %215 : index
      %217 = arith.addi %35, %216 : index
      %218 = vector.load %23[%217] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %219 = arith.muli %tileRows, %c1 : index
      %220 = arith.addi %217, %219 : index
      %221 = vector.load %23[%220] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %222 = vector.shuffle %218, %221 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %223 = wave.mma %222, %131, %50 : vector<16xf16>, vector<8xf32>
      %224 = arith.muli %49, %c2 : index
      %225 = arith.addi %224, %c5 : index
      %226 = arith.muli %tileRows, %c8 : index
      %227 = arith.muli %225, %226 : index
      %228 = arith.addi %35, %227 : index
      %229 = vector.load %23[%228] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %230 = arith.muli %tileRows, %c1 : index
      %231 = arith.addi %228, %230 : index
      %232 = vector.load %23[%231] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %233 = vector.shuffle %229, %232 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %234 = wave.mma %233, %132, %223 : vector<16xf16>, vector<8xf32>
      %235 = arith.muli %49, %c2 : index
      %236 = arith.addi %235, %c2 : index
      %237 = arith.muli %tileRows, %c8 : index
      %238 = arith.muli %236, %237 : index
      %239 = arith.addi %35, %238 : index
      %240 = vector.load %23[%239] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %241 = arith.muli %tileRows, %c1 : index
      %242 = arith.addi %239, %241 : index
      %243 = vector.load %23[%242] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %244 = vector.shuffle %240, %243 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %245 = wave.mma %244, %211, %234 : vector<16xf16>, vector<8xf32>
      %246 = arith.muli %49, %c2 : index
      %247 = arith.addi %246, %c32 : index
      %248 = arith.muli %tileRows, %c8 : index
      %249 = arith.muli %247, %248 : index
      %250 = arith.addi %35, %249 : index
      %251 = vector.load %23[%250] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %252 = arith.muli %tileRows, %c1 : index
      %253 = arith.addi %250, %252 : index
      %254 = vector.load %23[%253] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %255 = vector.shuffle %251, %254 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %256 = wave.mma %255, %212, %245 : vector<16xf16>, vector<8xf32>
      scf.yield %256 : vector<8xf32>
    }
    %257 = arith.select %42, %48, %41 : index
    %260 = scf.for %258 = %48 to %257 step %c5 iter_args(%259 = %51) -> (vector<8xf32>) {
      %261 = wave.lane
      %262 = arith.addi %258, %c6 : index
      %263 = arith.remui %261, %c8 : index
      %264 = arith.addi %13, %c4 : index
      %265 = arith.muli %262, %c17 : index
      %266 = arith.addi %264, %265 : index
      %267 = arith.muli %263, %c18 : index
      %268 = arith.addi %266, %267 : index
      %269 = vector.load %w[%268] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %270 = vector.bitcast %269 : vector<4xi8> to vector<2xf16>
      %271 = vector.extract %270[0] : f16 from vector<2xf16>
      %272 = vector.broadcast %271 : f16 to vector<16xf16>
      %273 = vector.extract %270[1] : f16 from vector<2xf16>
      %274 = vector.broadcast %273 : f16 to vector<16xf16>
      %275 = arith.addi %13, %c4 : index
      %276 = arith.muli %inputFeatures, %c2 : index
      %277 = arith.addi %276, %c3 : index
      %278 = arith.divui %277, %c4 : index
      %279 = arith.muli %278, %c4 : index
      %280 = arith.addi %275, %279 : index
      %281 = arith.muli %262, %c19 : index
      %282 = arith.addi %280, %281 : index
      %283 = arith.muli %263, %c8 : index
      %284 = arith.addi %282, %283 : index
      %285 = arith.muli %inputFeatures, %c1 : index
      %286 = arith.muli %inputFeatures, %c2 : index
      %287 = arith.addi %286, %c3 : index
      %288 = arith.divui %287, %c4 : index
      %289 = arith.muli %288, %c4 : index
      %290 = arith.addi %285, %289 : index
      %291 = arith.addi %290, %c4 : index
      %292 = arith.addi %13, %291 : index
      %293 = arith.muli %262, %c8 : index
      %294 = arith.addi %293, %263 : index
      %295 = arith.muli %294, %c18 : index
      %296 = arith.addi %292, %295 : index
      %297 = vector.load %w[%296] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %298 = vector.bitcast %297 : vector<4xi8> to vector<1xi32>
      %299 = vector.shuffle %298, %298 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %300 = vector.load %w[%284] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %301 = vector.bitcast %300 : vector<16xi8> to vector<4xi32>
      %302 = arith.shrui %301, %c20 : vector<4xi32>
      %303 = arith.andi %302, %c21 : vector<4xi32>
      %304 = arith.shrui %299, %c22 : vector<4xi32>
      %305 = arith.andi %304, %c23 : vector<4xi32>
      %306 = arith.shli %305, %c24 : vector<4xi32>
      %307 = arith.ori %303, %306 : vector<4xi32>
      %308 = arith.ori %307, %c25 : vector<4xi32>
      %309 = vector.bitcast %308 : vector<4xi32> to vector<8xf16>
      %310 = arith.shrui %301, %c24 : vector<4xi32>
      %311 = arith.andi %310, %c21 : vector<4xi32>
      %312 = arith.shrui %299, %c26 : vector<4xi32>
      %313 = arith.andi %312, %c23 : vector<4xi32>
      %314 = arith.shli %313, %c24 : vector<4xi32>
      %315 = arith.ori %311, %314 : vector<4xi32>
      %316 = arith.ori %315, %c25 : vector<4xi32>
      %317 = vector.bitcast %316 : vector<4xi32> to vector<8xf16>
      %318 = arith.shrui %301, %c27 : vector<4xi32>
      %319 = arith.andi %318, %c21 : vector<4xi32>
      %320 = arith.shrui %299, %c28 : vector<4xi32>
      %321 = arith.andi %320, %c23 : vector<4xi32>
      %322 = arith.shli %321, %c24 : vector<4xi32>
      %323 = arith.ori %319, %322 : vector<4xi32>
      %324 = arith.ori %323, %c25 : vector<4xi32>
      %325 = vector.bitcast %324 : vector<4xi32> to vector<8xf16>
      %326 = arith.shrui %301, %c29 : vector<4xi32>
      %327 = arith.andi %326, %c21 : vector<4xi32>
      %328 = arith.shrui %299, %c30 : vector<4xi32>
      %329 = arith.andi %328, %c23 : vector<4xi32>
      %330 = arith.shli %329, %c24 : vector<4xi32>
      %331 = arith.ori %327, %330 : vector<4xi32>
      %332 = arith.ori %331, %c25 : vector<4xi32>
      %333 = vector.bitcast %332 : vector<4xi32> to vector<8xf16>
      %334 = vector.shuffle %309, %317 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %335 = vector.shuffle %325, %333 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %336 = vector.shuffle %334, %335 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %337 = arith.subf %336, %c31 : vector<32xf16>
      %338 = vector.shuffle %337, %337 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %339 = vector.shuffle %337, %337 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %340 = math.fma %338, %272, %274 : vector<16xf16>
      %341 = math.fma %339, %272, %274 : vector<16xf16>
      %342 = arith.muli %258, %c2 : index
      %343 = arith.addi %342, %c6 : index
      %344 = arith.muli %tileRows, %c8 : index
      %345 = arith.muli %343, %344 : index
      %346 = arith.addi %35, %345 : index
      %347 = vector.load %23[%346] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %348 = arith.muli %tileRows, %c1 : index
      %349 = arith.addi %346, %348 : index
      %350 = vector.load %23[%349] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %351 = vector.shuffle %347, %350 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %352 = wave.mma %351, %340, %259 : vector<16xf16>, vector<8xf32>
      %353 = arith.muli %258, %c2 : index
      %354 = arith.addi %353, %c5 : index
      %355 = arith.muli %tileRows, %c8 : index
      %356 = arith.muli %354, %355 : index
      %357 = arith.addi %35, %356 : index
      %358 = vector.load %23[%357] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %359 = arith.muli %tileRows, %c1 : index
      %360 = arith.addi %357, %359 : index
      %361 = vector.load %23[%360] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %362 = vector.shuffle %358, %361 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %363 = wave.mma %362, %341, %352 : vector<16xf16>, vector<8xf32>
      scf.yield %363 : vector<8xf32>
    }
    %364 = wave.lane
    %365 = vector.extract %260[0] : f32 from vector<8xf32>
    %366 = wave.lane
    %367 = arith.addi %16, %c6 : index
    %368 = arith.muli %c6, %c2 : index
    %369 = arith.addi %367, %368 : index
    %370 = arith.divui %366, %c8 : index
    %371 = arith.addi %369, %370 : index
    %372 = arith.cmpi slt, %371, %15 : index
    scf.if %372 {
      %373 = arith.cmpi eq, %hasFactors, %c5 : index
      %374 = arith.muli %371, %c2 : index
      %375 = memref.load %factors[%374] : memref<?xf32>
      %376 = arith.mulf %375, %operandScale : f32
      %377 = arith.select %373, %376, %operandScale : f32
      %378 = arith.remui %366, %c8 : index
      %379 = arith.muli %378, %c18 : index
      %380 = arith.addi %13, %379 : index
      %381 = vector.load %w[%380] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %382 = vector.bitcast %381 : vector<4xi8> to vector<1xf32>
      %383 = vector.extract %382[0] : f32 from vector<1xf32>
      %384 = arith.mulf %383, %377 : f32
      %385 = arith.mulf %365, %384 : f32
      %386 = arith.muli %371, %outputFeatures : index
      %387 = arith.addi %386, %19 : index
      %388 = wave.lane
      %389 = arith.remui %388, %c8 : index
      %390 = arith.addi %387, %389 : index
      scf.if %17 {
        %391 = arith.addi %390, %c6 : index
        %392 = memref.load %residual[%391] : memref<?xf32>
        %393 = arith.addf %392, %385 : f32
        %394 = arith.addi %390, %c6 : index
        memref.store %393, %out[%394] : memref<?xf32>
      } else {
        %395 = arith.addi %390, %c6 : index
        memref.store %385, %out[%395] : memref<?xf32>
      }
    }
    %396 = vector.extract %260[1] : f32 from vector<8xf32>
    %397 = wave.lane
    %398 = arith.addi %16, %c6 : index
    %399 = arith.muli %c5, %c2 : index
    %400 = arith.addi %398, %399 : index
    %401 = arith.divui %397, %c8 : index
    %402 = arith.addi %400, %401 : index
    %403 = arith.cmpi slt, %402, %15 : index
    scf.if %403 {
      %404 = arith.cmpi eq, %hasFactors, %c5 : index
      %405 = arith.muli %402, %c2 : index
      %406 = memref.load %factors[%405] : memref<?xf32>
      %407 = arith.mulf %406, %operandScale : f32
      %408 = arith.select %404, %407, %operandScale : f32
      %409 = arith.remui %397, %c8 : index
      %410 = arith.muli %409, %c18 : index
      %411 = arith.addi %13, %410 : index
      %412 = vector.load %w[%411] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %413 = vector.bitcast %412 : vector<4xi8> to vector<1xf32>
      %414 = vector.extract %413[0] : f32 from vector<1xf32>
      %415 = arith.mulf %414, %408 : f32
      %416 = arith.mulf %396, %415 : f32
      %417 = arith.muli %402, %outputFeatures : index
      %418 = arith.addi %417, %19 : index
      %419 = wave.lane
      %420 = arith.remui %419, %c8 : index
      %421 = arith.addi %418, %420 : index
      scf.if %17 {
        %422 = arith.addi %421, %c6 : index
        %423 = memref.load %residual[%422] : memref<?xf32>
        %424 = arith.addf %423, %416 : f32
        %425 = arith.addi %421, %c6 : index
        memref.store %424, %out[%425] : memref<?xf32>
      } else {
        %426 = arith.addi %421, %c6 : index
        memref.store %416, %out[%426] : memref<?xf32>
      }
    }
    %427 = vector.extract %260[2] : f32 from vector<8xf32>
    %428 = wave.lane
    %429 = arith.addi %16, %c6 : index
    %430 = arith.muli %c2, %c2 : index
    %431 = arith.addi %429, %430 : index
    %432 = arith.divui %428, %c8 : index
    %433 = arith.addi %431, %432 : index
    %434 = arith.cmpi slt, %433, %15 : index
    scf.if %434 {
      %435 = arith.cmpi eq, %hasFactors, %c5 : index
      %436 = arith.muli %433, %c2 : index
      %437 = memref.load %factors[%436] : memref<?xf32>
      %438 = arith.mulf %437, %operandScale : f32
      %439 = arith.select %435, %438, %operandScale : f32
      %440 = arith.remui %428, %c8 : index
      %441 = arith.muli %440, %c18 : index
      %442 = arith.addi %13, %441 : index
      %443 = vector.load %w[%442] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %444 = vector.bitcast %443 : vector<4xi8> to vector<1xf32>
      %445 = vector.extract %444[0] : f32 from vector<1xf32>
      %446 = arith.mulf %445, %439 : f32
      %447 = arith.mulf %427, %446 : f32
      %448 = arith.muli %433, %outputFeatures : index
      %449 = arith.addi %448, %19 : index
      %450 = wave.lane
      %451 = arith.remui %450, %c8 : index
      %452 = arith.addi %449, %451 : index
      scf.if %17 {
        %453 = arith.addi %452, %c6 : index
        %454 = memref.load %residual[%453] : memref<?xf32>
        %455 = arith.addf %454, %447 : f32
        %456 = arith.addi %452, %c6 : index
        memref.store %455, %out[%456] : memref<?xf32>
      } else {
        %457 = arith.addi %452, %c6 : index
        memref.store %447, %out[%457] : memref<?xf32>
      }
    }
    %458 = vector.extract %260[3] : f32 from vector<8xf32>
    %459 = wave.lane
    %460 = arith.addi %16, %c6 : index
    %461 = arith.muli %c32, %c2 : index
    %462 = arith.addi %460, %461 : index
    %463 = arith.divui %459, %c8 : index
    %464 = arith.addi %462, %463 : index
    %465 = arith.cmpi slt, %464, %15 : index
    scf.if %465 {
      %466 = arith.cmpi eq, %hasFactors, %c5 : index
      %467 = arith.muli %464, %c2 : index
      %468 = memref.load %factors[%467] : memref<?xf32>
      %469 = arith.mulf %468, %operandScale : f32
      %470 = arith.select %466, %469, %operandScale : f32
      %471 = arith.remui %459, %c8 : index
      %472 = arith.muli %471, %c18 : index
      %473 = arith.addi %13, %472 : index
      %474 = vector.load %w[%473] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %475 = vector.bitcast %474 : vector<4xi8> to vector<1xf32>
      %476 = vector.extract %475[0] : f32 from vector<1xf32>
      %477 = arith.mulf %476, %470 : f32
      %478 = arith.mulf %458, %477 : f32
      %479 = arith.muli %464, %outputFeatures : index
      %480 = arith.addi %479, %19 : index
      %481 = wave.lane
      %482 = arith.remui %481, %c8 : index
      %483 = arith.addi %480, %482 : index
      scf.if %17 {
        %484 = arith.addi %483, %c6 : index
        %485 = memref.load %residual[%484] : memref<?xf32>
        %486 = arith.addf %485, %478 : f32
        %487 = arith.addi %483, %c6 : index
        memref.store %486, %out[%487] : memref<?xf32>
      } else {
        %488 = arith.addi %483, %c6 : index
        memref.store %478, %out[%488] : memref<?xf32>
      }
    }
    %489 = vector.extract %260[4] : f32 from vector<8xf32>
    %490 = wave.lane
    %491 = arith.addi %16, %c6 : index
    %492 = arith.muli %c18, %c2 : index
    %493 = arith.addi %491, %492 : index
    %494 = arith.divui %490, %c8 : index
    %495 = arith.addi %493, %494 : index
    %496 = arith.cmpi slt, %495, %15 : index
    scf.if %496 {
      %497 = arith.cmpi eq, %hasFactors, %c5 : index
      %498 = arith.muli %495, %c2 : index
      %499 = memref.load %factors[%498] : memref<?xf32>
      %500 = arith.mulf %499, %operandScale : f32
      %501 = arith.select %497, %500, %operandScale : f32
      %502 = arith.remui %490, %c8 : index
      %503 = arith.muli %502, %c18 : index
      %504 = arith.addi %13, %503 : index
      %505 = vector.load %w[%504] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %506 = vector.bitcast %505 : vector<4xi8> to vector<1xf32>
      %507 = vector.extract %506[0] : f32 from vector<1xf32>
      %508 = arith.mulf %507, %501 : f32
      %509 = arith.mulf %489, %508 : f32
      %510 = arith.muli %495, %outputFeatures : index
      %511 = arith.addi %510, %19 : index
      %512 = wave.lane
      %513 = arith.remui %512, %c8 : index
      %514 = arith.addi %511, %513 : index
      scf.if %17 {
        %515 = arith.addi %514, %c6 : index
        %516 = memref.load %residual[%515] : memref<?xf32>
        %517 = arith.addf %516, %509 : f32
        %518 = arith.addi %514, %c6 : index
        memref.store %517, %out[%518] : memref<?xf32>
      } else {
        %519 = arith.addi %514, %c6 : index
        memref.store %509, %out[%519] : memref<?xf32>
      }
    }
    %520 = vector.extract %260[5] : f32 from vector<8xf32>
    %521 = wave.lane
    %522 = arith.addi %16, %c6 : index
    %523 = arith.muli %c35, %c2 : index
    %524 = arith.addi %522, %523 : index
    %525 = arith.divui %521, %c8 : index
    %526 = arith.addi %524, %525 : index
    %527 = arith.cmpi slt, %526, %15 : index
    scf.if %527 {
      %528 = arith.cmpi eq, %hasFactors, %c5 : index
      %529 = arith.muli %526, %c2 : index
      %530 = memref.load %factors[%529] : memref<?xf32>
      %531 = arith.mulf %530, %operandScale : f32
      %532 = arith.select %528, %531, %operandScale : f32
      %533 = arith.remui %521, %c8 : index
      %534 = arith.muli %533, %c18 : index
      %535 = arith.addi %13, %534 : index
      %536 = vector.load %w[%535] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %537 = vector.bitcast %536 : vector<4xi8> to vector<1xf32>
      %538 = vector.extract %537[0] : f32 from vector<1xf32>
      %539 = arith.mulf %538, %532 : f32
      %540 = arith.mulf %520, %539 : f32
      %541 = arith.muli %526, %outputFeatures : index
      %542 = arith.addi %541, %19 : index
      %543 = wave.lane
      %544 = arith.remui %543, %c8 : index
      %545 = arith.addi %542, %544 : index
      scf.if %17 {
        %546 = arith.addi %545, %c6 : index
        %547 = memref.load %residual[%546] : memref<?xf32>
        %548 = arith.addf %547, %540 : f32
        %549 = arith.addi %545, %c6 : index
        memref.store %548, %out[%549] : memref<?xf32>
      } else {
        %550 = arith.addi %545, %c6 : index
        memref.store %540, %out[%550] : memref<?xf32>
      }
    }
    %551 = vector.extract %260[6] : f32 from vector<8xf32>
    %552 = wave.lane
    %553 = arith.addi %16, %c6 : index
    %554 = arith.muli %c36, %c2 : index
    %555 = arith.addi %553, %554 : index
    %556 = arith.divui %552, %c8 : index
    %557 = arith.addi %555, %556 : index
    %558 = arith.cmpi slt, %557, %15 : index
    scf.if %558 {
      %559 = arith.cmpi eq, %hasFactors, %c5 : index
      %560 = arith.muli %557, %c2 : index
      %561 = memref.load %factors[%560] : memref<?xf32>
      %562 = arith.mulf %561, %operandScale : f32
      %563 = arith.select %559, %562, %operandScale : f32
      %564 = arith.remui %552, %c8 : index
      %565 = arith.muli %564, %c18 : index
      %566 = arith.addi %13, %565 : index
      %567 = vector.load %w[%566] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %568 = vector.bitcast %567 : vector<4xi8> to vector<1xf32>
      %569 = vector.extract %568[0] : f32 from vector<1xf32>
      %570 = arith.mulf %569, %563 : f32
      %571 = arith.mulf %551, %570 : f32
      %572 = arith.muli %557, %outputFeatures : index
      %573 = arith.addi %572, %19 : index
      %574 = wave.lane
      %575 = arith.remui %574, %c8 : index
      %576 = arith.addi %573, %575 : index
      scf.if %17 {
        %577 = arith.addi %576, %c6 : index
        %578 = memref.load %residual[%577] : memref<?xf32>
        %579 = arith.addf %578, %571 : f32
        %580 = arith.addi %576, %c6 : index
        memref.store %579, %out[%580] : memref<?xf32>
      } else {
        %581 = arith.addi %576, %c6 : index
        memref.store %571, %out[%581] : memref<?xf32>
      }
    }
    %582 = vector.extract %260[7] : f32 from vector<8xf32>
    %583 = wave.lane
    %584 = arith.addi %16, %c6 : index
    %585 = arith.muli %c37, %c2 : index
    %586 = arith.addi %584, %585 : index
    %587 = arith.divui %583, %c8 : index
    %588 = arith.addi %586, %587 : index
    %589 = arith.cmpi slt, %588, %15 : index
    scf.if %589 {
      %590 = arith.cmpi eq, %hasFactors, %c5 : index
      %591 = arith.muli %588, %c2 : index
      %592 = memref.load %factors[%591] : memref<?xf32>
      %593 = arith.mulf %592, %operandScale : f32
      %594 = arith.select %590, %593, %operandScale : f32
      %595 = arith.remui %583, %c8 : index
      %596 = arith.muli %595, %c18 : index
      %597 = arith.addi %13, %596 : index
      %598 = vector.load %w[%597] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %599 = vector.bitcast %598 : vector<4xi8> to vector<1xf32>
      %600 = vector.extract %599[0] : f32 from vector<1xf32>
      %601 = arith.mulf %600, %594 : f32
      %602 = arith.mulf %582, %601 : f32
      %603 = arith.muli %588, %outputFeatures : index
      %604 = arith.addi %603, %19 : index
      %605 = wave.lane
      %606 = arith.remui %605, %c8 : index
      %607 = arith.addi %604, %606 : index
      scf.if %17 {
        %608 = arith.addi %607, %c6 : index
        %609 = memref.load %residual[%608] : memref<?xf32>
        %610 = arith.addf %609, %602 : f32
        %611 = arith.addi %607, %c6 : index
        memref.store %610, %out[%611] : memref<?xf32>
      } else {
        %612 = arith.addi %607, %c6 : index
        memref.store %602, %out[%612] : memref<?xf32>
      }
    }
  }
  %613 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %613 {
    %614 = arith.addi %16, %c8 : index
    %615 = arith.minsi %614, %15 : index
    %616 = wave.wave
    %617 = arith.addi %16, %616 : index
    scf.for %618 = %617 to %615 step %c5 {
      %619 = arith.muli %618, %features : index
      %620 = wave.lane
      %621 = arith.muli %620, %c18 : index
      %626:3 = scf.for %622 = %621 to %features step %c4 iter_args(%623 = %c40, %624 = %c40, %625 = %c40) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
        %627 = arith.addi %619, %622 : index
        %628 = vector.load %out[%627] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %629 = vector.load %norm_weight[%622] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %630 = arith.mulf %628, %629 : vector<4xf32>
        %631 = math.fma %628, %628, %623 : vector<4xf32>
        %632 = math.fma %630, %630, %624 : vector<4xf32>
        %633 = math.absf %630 : vector<4xf32>
        %634 = arith.maximumf %625, %633 : vector<4xf32>
        scf.yield %631, %632, %634 : vector<4xf32>, vector<4xf32>, vector<4xf32>
      }
      %635 = wave.reduce "add" %626#0 : vector<4xf32>
      %636 = arith.mulf %635, %inverseFeatures : f32
      %637 = arith.addf %636, %epsilon : f32
      %638 = math.sqrt %637 : f32
      %639 = arith.divf %c42, %638 : f32
      %640 = wave.reduce "max" %626#2 : vector<4xf32>
      %641 = arith.mulf %640, %639 : f32
      %642 = arith.bitcast %641 : f32 to i32
      %643 = arith.shrui %642, %c44 : i32
      %644 = arith.maxsi %643, %c45 : i32
      %645 = arith.subi %c46, %644 : i32
      %646 = arith.shli %645, %c44 : i32
      %647 = arith.subi %644, %c47 : i32
      %648 = arith.shli %647, %c44 : i32
      %649 = arith.bitcast %646 : i32 to f32
      %650 = arith.bitcast %648 : i32 to f32
      %651 = wave.reduce "add" %626#1 : vector<4xf32>
      %652 = arith.mulf %651, %639 : f32
      %653 = arith.mulf %652, %639 : f32
      %654 = wave.lane
      %655 = arith.cmpi eq, %654, %c6 : index
      scf.if %655 {
        %656 = arith.muli %618, %c2 : index
        memref.store %650, %normed_factors[%656] : memref<?xf32>
        %657 = arith.muli %618, %c2 : index
        %658 = arith.addi %657, %c5 : index
        memref.store %653, %normed_factors[%658] : memref<?xf32>
      }
      %659 = vector.broadcast %639 : f32 to vector<4xf32>
      %660 = vector.broadcast %649 : f32 to vector<4xf32>
      scf.for %661 = %621 to %features step %c4 {
        %662 = arith.addi %619, %661 : index
        %663 = vector.load %out[%662] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %664 = arith.mulf %663, %659 : vector<4xf32>
        %665 = vector.load %norm_weight[%661] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %666 = arith.mulf %664, %665 : vector<4xf32>
        %667 = arith.mulf %666, %660 : vector<4xf32>
        %668 = arith.divui %618, %tileRows : index
        %669 = arith.divui %features, %c8 : index
        %670 = arith.muli %668, %669 : index
        %671 = arith.divui %661, %c8 : index
        %672 = arith.addi %670, %671 : index
        %673 = arith.muli %672, %c2 : index
        %674 = arith.remui %661, %c8 : index
        %675 = arith.divui %674, %c1 : index
        %676 = arith.addi %673, %675 : index
        %677 = arith.muli %tileRows, %c1 : index
        %678 = arith.muli %676, %677 : index
        %679 = arith.remui %618, %tileRows : index
        %680 = arith.muli %679, %c1 : index
        %681 = arith.addi %678, %680 : index
        %682 = arith.remui %661, %c1 : index
        %683 = arith.addi %681, %682 : index
        %684 = arith.truncf %667 : vector<4xf32> to vector<4xf16>
        vector.store %684, %normed[%683] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
