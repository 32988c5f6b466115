// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinearNorm(format='q4_1', waves=1, panels=2, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_norm_q4_1_w1p2_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 127 : index
  %c4 = arith.constant 128 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 16 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c11 = arith.constant 32 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c17 = arith.constant 64 : index
  %c18 = arith.constant 4 : index
  %c19 = arith.constant 256 : index
  %c20 = arith.constant dense<0> : vector<4xi32>
  %c21 = arith.constant dense<983055> : vector<4xi32>
  %c22 = arith.constant dense<1677747200> : vector<4xi32>
  %c23 = arith.constant dense<4> : vector<4xi32>
  %c24 = arith.constant dense<8> : vector<4xi32>
  %c25 = arith.constant dense<12> : vector<4xi32>
  %c26 = arith.constant dense<0x6400> : vector<32xf16>
  %c27 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %c29 = arith.constant 0x3F800000 : f32
  %c30 = arith.constant 5 : index
  %c31 = arith.constant 6 : index
  %c32 = arith.constant 7 : index
  %arrivals = wave.param "arrivals" : index
  %features = wave.param "features" : index
  %c35 = arith.constant dense<0x00000000> : vector<4xf32>
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %epsilon = wave.param "epsilon" : f32
  %c38 = arith.constant 23 : i32
  %c39 = arith.constant 141 : i32
  %c40 = arith.constant 268 : i32
  %c41 = arith.constant 14 : i32
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.muli %inputFeatures, %c2 : index
  %4 = arith.addi %3, %c3 : index
  %5 = arith.divui %4, %c4 : index
  %6 = arith.muli %5, %c4 : index
  %7 = arith.addi %2, %6 : index
  %8 = arith.addi %7, %c4 : index
  %9 = arith.muli %0, %c2 : index
  %10 = arith.addi %9, %c5 : index
  %11 = arith.muli %10, %8 : index
  %12 = arith.addi %9, %c6 : index
  %13 = arith.muli %12, %8 : index
  %14 = memref.load %step[%countAt] : memref<?xi32>
  %15 = arith.index_cast %14 : i32 to index
  %16 = arith.muli %1, %c8 : index
  %17 = arith.cmpi eq, %hasResidual, %c6 : index
  %18 = wave.block 0
  %19 = arith.muli %18, %c11 : index
  %20 = arith.cmpi slt, %16, %15 : index
  scf.if %20 {
    %21 = wave.lane
    %22 = arith.remui %21, %c8 : index
    %23 = wave.scratch %operandHalves : memref<?xf16>
    %24 = arith.divui %operandHalves, %c1 : index
    %25 = wave.wave
    %26 = arith.muli %25, %c11 : index
    %27 = wave.lane
    %28 = arith.addi %26, %27 : index
    scf.for %29 = %28 to %24 step %c11 {
      %30 = arith.muli %29, %c1 : index
      %31 = arith.addi %c5, %30 : index
      %32 = vector.load %x[%31] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %33 = arith.muli %29, %c1 : index
      vector.store %32, %23[%33] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %34 = arith.remui %22, %tileRows : index
    %35 = arith.muli %34, %c1 : index
    %36 = wave.wave
    %37 = arith.divui %inputFeatures, %c11 : index
    %38 = arith.muli %36, %stepsPerWave : index
    %39 = arith.minsi %38, %37 : index
    %40 = arith.addi %39, %stepsPerWave : index
    %41 = arith.minsi %40, %37 : index
    %42 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %43 = arith.subi %41, %39 : index
    %44 = arith.divui %43, %c2 : index
    %45 = arith.muli %44, %c2 : index
    %46 = arith.addi %39, %45 : index
    %47 = arith.addi %39, %stepsPerWave : index
    %48 = arith.select %42, %47, %46 : index
    %52:2 = scf.for %49 = %39 to %48 step %c2 iter_args(%50 = %c14, %51 = %c14) -> (vector<8xf32>, vector<8xf32>) {
      %53 = wave.lane
      %54 = arith.addi %49, %c5 : index
      %55 = arith.remui %53, %c8 : index
      %56 = arith.addi %11, %c4 : index
      %57 = arith.muli %54, %c17 : index
      %58 = arith.addi %56, %57 : index
      %59 = arith.muli %55, %c18 : index
      %60 = arith.addi %58, %59 : index
      %61 = vector.load %w[%60] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %62 = vector.bitcast %61 : vector<4xi8> to vector<2xf16>
      %63 = vector.extract %62[0] : f16 from vector<2xf16>
      %64 = vector.broadcast %63 : f16 to vector<16xf16>
      %65 = vector.extract %62[1] : f16 from vector<2xf16>
      %66 = vector.broadcast %65 : f16 to vector<16xf16>
      %67 = arith.addi %11, %c4 : index
      %68 = arith.muli %inputFeatures, %c2 : index
      %69 = arith.addi %68, %c3 : index
      %70 = arith.divui %69, %c4 : index
      %71 = arith.muli %70, %c4 : index
      %72 = arith.addi %67, %71 : index
      %73 = arith.muli %54, %c19 : index
      %74 = arith.addi %72, %73 : index
      %75 = arith.muli %55, %c8 : index
      %76 = arith.addi %74, %75 : index
      %77 = vector.load %w[%76] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %78 = vector.bitcast %77 : vector<16xi8> to vector<4xi32>
      %79 = arith.shrui %78, %c20 : vector<4xi32>
      %80 = arith.andi %79, %c21 : vector<4xi32>
      %81 = arith.ori %80, %c22 : vector<4xi32>
      %82 = vector.bitcast %81 : vector<4xi32> to vector<8xf16>
      %83 = arith.shrui %78, %c23 : vector<4xi32>
      %84 = arith.andi %83, %c21 : vector<4xi32>
      %85 = arith.ori %84, %c22 : vector<4xi32>
      %86 = vector.bitcast %85 : vector<4xi32> to vector<8xf16>
      %87 = arith.shrui %78, %c24 : vector<4xi32>
      %88 = arith.andi %87, %c21 : vector<4xi32>
      %89 = arith.ori %88, %c22 : vector<4xi32>
      %90 = vector.bitcast %89 : vector<4xi32> to vector<8xf16>
      %91 = arith.shrui %78, %c25 : vector<4xi32>
      %92 = arith.andi %91, %c21 : vector<4xi32>
      %93 = arith.ori %92, %c22 : vector<4xi32>
      %94 = vector.bitcast %93 : vector<4xi32> to vector<8xf16>
      %95 = vector.shuffle %82, %86 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %96 = vector.shuffle %90, %94 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %97 = vector.shuffle %95, %96 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %98 = arith.subf %97, %c26 : vector<32xf16>
      %99 = vector.shuffle %98, %98 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %100 = vector.shuffle %98, %98 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %101 = math.fma %99, %64, %66 : vector<16xf16>
      %102 = math.fma %100, %64, %66 : vector<16xf16>
      %103 = arith.addi %49, %c6 : index
      %104 = arith.remui %53, %c8 : index
      %105 = arith.addi %11, %c4 : index
      %106 = arith.muli %103, %c17 : index
      %107 = arith.addi %105, %106 : index
      %108 = arith.muli %104, %c18 : index
      %109 = arith.addi %107, %108 : index
      %110 = vector.load %w[%109] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %111 = vector.bitcast %110 : vector<4xi8> to vector<2xf16>
      %112 = vector.extract %111[0] : f16 from vector<2xf16>
      %113 = vector.broadcast %112 : f16 to vector<16xf16>
      %114 = vector.extract %111[1] : f16 from vector<2xf16>
      %115 = vector.broadcast %114 : f16 to vector<16xf16>
      %116 = arith.addi %11, %c4 : index
      %117 = arith.muli %inputFeatures, %c2 : index
      %118 = arith.addi %117, %c3 : index
      %119 = arith.divui %118, %c4 : index
      %120 = arith.muli %119, %c4 : index
      %121 = arith.addi %116, %120 : index
      %122 = arith.muli %103, %c19 : index
      %123 = arith.addi %121, %122 : index
      %124 = arith.muli %104, %c8 : index
      %125 = arith.addi %123, %124 : index
      %126 = vector.load %w[%125] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %127 = vector.bitcast %126 : vector<16xi8> to vector<4xi32>
      %128 = arith.shrui %127, %c20 : vector<4xi32>
      %129 = arith.andi %128, %c21 : vector<4xi32>
      %130 = arith.ori %129, %c22 : vector<4xi32>
      %131 = vector.bitcast %130 : vector<4xi32> to vector<8xf16>
      %132 = arith.shrui %127, %c23 : vector<4xi32>
      %133 = arith.andi %132, %c21 : vector<4xi32>
      %134 = arith.ori %133, %c22 : vector<4xi32>
      %135 = vector.bitcast %134 : vector<4xi32> to vector<8xf16>
      %136 = arith.shrui %127, %c24 : vector<4xi32>
      %137 = arith.andi %136, %c21 : vector<4xi32>
      %138 = arith.ori %137, %c22 : vector<4xi32>
      %139 = vector.bitcast %138 : vector<4xi32> to vector<8xf16>
      %140 = arith.shrui %127, %c25 : vector<4xi32>
      %141 = arith.andi %140, %c21 : vector<4xi32>
      %142 = arith.ori %141, %c22 : vector<4xi32>
      %143 = vector.bitcast %142 : vector<4xi32> to vector<8xf16>
      %144 = vector.shuffle %131, %135 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %145 = vector.shuffle %139, %143 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %146 = vector.shuffle %144, %145 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %147 = arith.subf %146, %c26 : vector<32xf16>
      %148 = vector.shuffle %147, %147 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %149 = vector.shuffle %147, %147 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %150 = math.fma %148, %113, %115 : vector<16xf16>
      %151 = math.fma %149, %113, %115 : vector<16xf16>
      %152 = arith.addi %49, %c5 : index
      %153 = arith.remui %53, %c8 : index
      %154 = arith.addi %13, %c4 : index
      %155 = arith.muli %152, %c17 : index
      %156 = arith.addi %154, %155 : index
      %157 = arith.muli %153, %c18 : index
      %158 = arith.addi %156, %157 : index
      %159 = vector.load %w[%158] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %160 = vector.bitcast %159 : vector<4xi8> to vector<2xf16>
      %161 = vector.extract %160[0] : f16 from vector<2xf16>
      %162 = vector.broadcast %161 : f16 to vector<16xf16>
      %163 = vector.extract %160[1] : f16 from vector<2xf16>
      %164 = vector.broadcast %163 : f16 to vector<16xf16>
      %165 = arith.addi %13, %c4 : index
      %166 = arith.muli %inputFeatures, %c2 : index
      %167 = arith.addi %166, %c3 : index
      %168 = arith.divui %167, %c4 : index
      %169 = arith.muli %168, %c4 : index
      %170 = arith.addi %165, %169 : index
      %171 = arith.muli %152, %c19 : index
      %172 = arith.addi %170, %171 : index
      %173 = arith.muli %153, %c8 : index
      %174 = arith.addi %172, %173 : index
      %175 = vector.load %w[%174] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %176 = vector.bitcast %175 : vector<16xi8> to vector<4xi32>
      %177 = arith.shrui %176, %c20 : vector<4xi32>
      %178 = arith.andi %177, %c21 : vector<4xi32>
      %179 = arith.ori %178, %c22 : vector<4xi32>
      %180 = vector.bitcast %179 : vector<4xi32> to vector<8xf16>
      %181 = arith.shrui %176, %c23 : vector<4xi32>
      %182 = arith.andi %181, %c21 : vector<4xi32>
      %183 = arith.ori %182, %c22 : vector<4xi32>
      %184 = vector.bitcast %183 : vector<4xi32> to vector<8xf16>
      %185 = arith.shrui %176, %c24 : vector<4xi32>
      %186 = arith.andi %185, %c21 : vector<4xi32>
      %187 = arith.ori %186, %c22 : vector<4xi32>
      %188 = vector.bitcast %187 : vector<4xi32> to vector<8xf16>
      %189 = arith.shrui %176, %c25 : vector<4xi32>
      %190 = arith.andi %189, %c21 : vector<4xi32>
      %191 = arith.ori %190, %c22 : vector<4xi32>
      %192 = vector.bitcast %191 : vector<4xi32> to vector<8xf16>
      %193 = vector.shuffle %180, %184 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %194 = vector.shuffle %188, %192 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %195 = vector.shuffle %193, %194 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %196 = arith.subf %195, %c26 : vector<32xf16>
      %197 = vector.shuffle %196, %196 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %198 = vector.shuffle %196, %196 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %199 = math.fma %197, %162, %164 : vector<16xf16>
      %200 = math.fma %198, %162, %164 : vector<16xf16>
      %201 = arith.addi %49, %c6 : index
      %202 = arith.remui %53, %c8 : index
      %203 = arith.addi %13, %c4 : index
      %204 = arith.muli %201, %c17 : index
      %205 = arith.addi %203, %204 : index
      %206 = arith.muli %202, %c18 : index
      %207 = arith.addi %205, %206 : index
      %208 = vector.load %w[%207] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %209 = vector.bitcast %208 : vector<4xi8> to vector<2xf16>
      %210 = vector.extract %209[0] : f16 from vector<2xf16>
      %211 = vector.broadcast %210 : f16 to vector<16xf16>
      %212 = vector.extract %209[1] : f16 from vector<2xf16>
      %213 = vector.broadcast %212 : f16 to vector<16xf16>
      %214 = arith.addi %13, %c4 : index
      %215 = arith.muli %inputFeatures, %c2 : index
      %216 = arith.addi %215, %c3 : index
      %217 = arith.divui %216, %c4 : index
      %218 = arith.muli %217, %c4 : index
      %219 = arith.addi %214, %218 : index
      %220 = arith.muli %201, %c19 : index
      %221 = arith.addi %219, %220 : index
      %222 = arith.muli %202, %c8 : index
      %223 = arith.addi %221, %222 : index
      %224 = vector.load %w[%223] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %225 = vector.bitcast %224 : vector<16xi8> to vector<4xi32>
      %226 = arith.shrui %225, %c20 : vector<4xi32>
      %227 = arith.andi %226, %c21 : vector<4xi32>
      %228 = arith.ori %227, %c22 : vector<4xi32>
      %229 = vector.bitcast %228 : vector<4xi32> to vector<8xf16>
      %230 = arith.shrui %225, %c23 : vector<4xi32>
      %231 = arith.andi %230, %c21 : vector<4xi32>
      %232 = arith.ori %231, %c22 : vector<4xi32>
      %233 = vector.bitcast %232 : vector<4xi32> to vector<8xf16>
      %234 = arith.shrui %225, %c24 : vector<4xi32>
      %235 = arith.andi %234, %c21 : vector<4xi32>
      %236 = arith.ori %235, %c22 : vector<4xi32>
      %237 = vector.bitcast %236 : vector<4xi32> to vector<8xf16>
      %238 = arith.shrui %225, %c25 : vector<4xi32>
      %239 = arith.andi %238, %c21 : vector<4xi32>
      %240 = arith.ori %239, %c22 : vector<4xi32>
      %241 = vector.bitcast %240 : vector<4xi32> to vector<8xf16>
      %242 = vector.shuffle %229, %233 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %243 = vector.shuffle %237, %241 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %244 = vector.shuffle %242, %243 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %245 = arith.subf %244, %c26 : vector<32xf16>
      %246 = vector.shuffle %245, %245 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %247 = vector.shuffle %245, %245 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %248 = math.fma %246, %211, %213 : vector<16xf16>
      %249 = math.fma %247, %211, %213 : vector<16xf16>
      %250 = arith.muli %49, %c2 : index
      %251 = arith.addi %250, %c5 : index
      %252 = arith.muli %tileRows, %c8 : index
      %253 = arith.muli %251, %252 : index
      %254 = arith.addi %35, %253 : index
      %255 = vector.load %23[%254] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %256 = arith.muli %tileRows, %c1 : index
      %257 = arith.addi %254, %256 : index
      %258 = vector.load %23[%257] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %259 = vector.shuffle %255, %258 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %260 = wave.mma %259, %101, %50 : vector<16xf16>, vector<8xf32>
      %261 = wave.mma %259, %199, %51 : vector<16xf16>, vector<8xf32>
      %262 = arith.muli %49, %c2 : index
      %263 = arith.addi %262, %c6 : index
      %264 = arith.muli %tileRows, %c8 : index
      %265 = arith.muli %263, %264 : index
      %266 = arith.addi %35, %265 : index
      %267 = vector.load %23[%266] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %268 = arith.muli %tileRows, %c1 : index
      %269 = arith.addi %266, %268 : index
      %270 = vector.load %23[%269] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %271 = vector.shuffle %267, %270 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %272 = wave.mma %271, %102, %260 : vector<16xf16>, vector<8xf32>
      %273 = wave.mma %271, %200, %261 : vector<16xf16>, vector<8xf32>
      %274 = arith.muli %49, %c2 : index
      %275 = arith.addi %274, %c2 : index
      %276 = arith.muli %tileRows, %c8 : index
      %277 = arith.muli %275, %276 : index
      %278 = arith.addi %35, %277 : index
      %279 = vector.load %23[%278] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %280 = arith.muli %tileRows, %c1 : index
      %281 = arith.addi %278, %280 : index
      %282 = vector.load %23[%281] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %283 = vector.shuffle %279, %282 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %284 = wave.mma %283, %150, %272 : vector<16xf16>, vector<8xf32>
      %285 = wave.mma %283, %248, %273 : vector<16xf16>, vector<8xf32>
      %286 = arith.muli %49, %c2 : index
      %287 = arith.addi %286, %c27 : index
      %288 = arith.muli %tileRows, %c8 : index
      %289 = arith.muli %287, %288 : index
      %290 = arith.addi %35, %289 : index
      %291 = vector.load %23[%290] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %292 = arith.muli %tileRows, %c1 : index
      %293 = arith.addi %290, %292 : index
      %294 = vector.load %23[%293] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %295 = vector.shuffle %291, %294 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %296 = wave.mma %295, %151, %284 : vector<16xf16>, vector<8xf32>
      %297 = wave.mma %295, %249, %285 : vector<16xf16>, vector<8xf32>
      scf.yield %296, %297 : vector<8xf32>, vector<8xf32>
    }
    %298 = arith.select %42, %48, %41 : index
    %302:2 = scf.for %299 = %48 to %298 step %c6 iter_args(%300 = %52#0, %301 = %52#1) -> (vector<8xf32>, vector<8xf32>) {
      %303 = wave.lane
      %304 = arith.addi %299, %c5 : index
      %305 = arith.remui %303, %c8 : index
      %306 = arith.addi %11, %c4 : index
      %307 = arith.muli %304, %c17 : index
      %308 = arith.addi %306, %307 : index
      %309 = arith.muli %305, %c18 : index
      %310 = arith.addi %308, %309 : index
      %311 = vector.load %w[%310] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %312 = vector.bitcast %311 : vector<4xi8> to vector<2xf16>
      %313 = vector.extract %312[0] : f16 from vector<2xf16>
      %314 = vector.broadcast %313 : f16 to vector<16xf16>
      %315 = vector.extract %312[1] : f16 from vector<2xf16>
      %316 = vector.broadcast %315 : f16 to vector<16xf16>
      %317 = arith.addi %11, %c4 : index
      %318 = arith.muli %inputFeatures, %c2 : index
      %319 = arith.addi %318, %c3 : index
      %320 = arith.divui %319, %c4 : index
      %321 = arith.muli %320, %c4 : index
      %322 = arith.addi %317, %321 : index
      %323 = arith.muli %304, %c19 : index
      %324 = arith.addi %322, %323 : index
      %325 = arith.muli %305, %c8 : index
      %326 = arith.addi %324, %325 : index
      %327 = vector.load %w[%326] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %328 = vector.bitcast %327 : vector<16xi8> to vector<4xi32>
      %329 = arith.shrui %328, %c20 : vector<4xi32>
      %330 = arith.andi %329, %c21 : vector<4xi32>
      %331 = arith.ori %330, %c22 : vector<4xi32>
      %332 = vector.bitcast %331 : vector<4xi32> to vector<8xf16>
      %333 = arith.shrui %328, %c23 : vector<4xi32>
      %334 = arith.andi %333, %c21 : vector<4xi32>
      %335 = arith.ori %334, %c22 : vector<4xi32>
      %336 = vector.bitcast %335 : vector<4xi32> to vector<8xf16>
      %337 = arith.shrui %328, %c24 : vector<4xi32>
      %338 = arith.andi %337, %c21 : vector<4xi32>
      %339 = arith.ori %338, %c22 : vector<4xi32>
      %340 = vector.bitcast %339 : vector<4xi32> to vector<8xf16>
      %341 = arith.shrui %328, %c25 : vector<4xi32>
      %342 = arith.andi %341, %c21 : vector<4xi32>
      %343 = arith.ori %342, %c22 : vector<4xi32>
      %344 = vector.bitcast %343 : vector<4xi32> to vector<8xf16>
      %345 = vector.shuffle %332, %336 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %346 = vector.shuffle %340, %344 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %347 = vector.shuffle %345, %346 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %348 = arith.subf %347, %c26 : vector<32xf16>
      %349 = vector.shuffle %348, %348 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %350 = vector.shuffle %348, %348 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %351 = math.fma %349, %314, %316 : vector<16xf16>
      %352 = math.fma %350, %314, %316 : vector<16xf16>
      %353 = arith.addi %299, %c5 : index
      %354 = arith.remui %303, %c8 : index
      %355 = arith.addi %13, %c4 : index
      %356 = arith.muli %353, %c17 : index
      %357 = arith.addi %355, %356 : index
      %358 = arith.muli %354, %c18 : index
      %359 = arith.addi %357, %358 : index
      %360 = vector.load %w[%359] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %361 = vector.bitcast %360 : vector<4xi8> to vector<2xf16>
      %362 = vector.extract %361[0] : f16 from vector<2xf16>
      %363 = vector.broadcast %362 : f16 to vector<16xf16>
      %364 = vector.extract %361[1] : f16 from vector<2xf16>
      %365 = vector.broadcast %364 : f16 to vector<16xf16>
      %366 = arith.addi %13, %c4 : index
      %367 = arith.muli %inputFeatures, %c2 : index
      %368 = arith.addi %367, %c3 : index
      %369 = arith.divui %368, %c4 : index
      %370 = arith.muli %369, %c4 : index
      %371 = arith.addi %366, %370 : index
      %372 = arith.muli %353, %c19 : index
      %373 = arith.addi %371, %372 : index
      %374 = arith.muli %354, %c8 : index
      %375 = arith.addi %373, %374 : index
      %376 = vector.load %w[%375] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %377 = vector.bitcast %376 : vector<16xi8> to vector<4xi32>
      %378 = arith.shrui %377, %c20 : vector<4xi32>
      %379 = arith.andi %378, %c21 : vector<4xi32>
      %380 = arith.ori %379, %c22 : vector<4xi32>
      %381 = vector.bitcast %380 : vector<4xi32> to vector<8xf16>
      %382 = arith.shrui %377, %c23 : vector<4xi32>
      %383 = arith.andi %382, %c21 : vector<4xi32>
      %384 = arith.ori %383, %c22 : vector<4xi32>
      %385 = vector.bitcast %384 : vector<4xi32> to vector<8xf16>
      %386 = arith.shrui %377, %c24 : vector<4xi32>
      %387 = arith.andi %386, %c21 : vector<4xi32>
      %388 = arith.ori %387, %c22 : vector<4xi32>
      %389 = vector.bitcast %388 : vector<4xi32> to vector<8xf16>
      %390 = arith.shrui %377, %c25 : vector<4xi32>
      %391 = arith.andi %390, %c21 : vector<4xi32>
      %392 = arith.ori %391, %c22 : vector<4xi32>
      %393 = vector.bitcast %392 : vector<4xi32> to vector<8xf16>
      %394 = vector.shuffle %381, %385 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %395 = vector.shuffle %389, %393 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %396 = vector.shuffle %394, %395 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %397 = arith.subf %396, %c26 : vector<32xf16>
      %398 = vector.shuffle %397, %397 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %399 = vector.shuffle %397, %397 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %400 = math.fma %398, %363, %365 : vector<16xf16>
      %401 = math.fma %399, %363, %365 : vector<16xf16>
      %402 = arith.muli %299, %c2 : index
      %403 = arith.addi %402, %c5 : index
      %404 = arith.muli %tileRows, %c8 : index
      %405 = arith.muli %403, %404 : index
      %406 = arith.addi %35, %405 : index
      %407 = vector.load %23[%406] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %408 = arith.muli %tileRows, %c1 : index
      %409 = arith.addi %406, %408 : index
      %410 = vector.load %23[%409] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %411 = vector.shuffle %407, %410 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %412 = wave.mma %411, %351, %300 : vector<16xf16>, vector<8xf32>
      %413 = wave.mma %411, %400, %301 : vector<16xf16>, vector<8xf32>
      %414 = arith.muli %299, %c2 : index
      %415 = arith.addi %414, %c6 : index
      %416 = arith.muli %tileRows, %c8 : index
      %417 = arith.muli %415, %416 : index
      %418 = arith.addi %35, %417 : index
      %419 = vector.load %23[%418] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %420 = arith.muli %tileRows, %c1 : index
      %421 = arith.addi %418, %420 : index
      %422 = vector.load %23[%421] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %423 = vector.shuffle %419, %422 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %424 = wave.mma %423, %352, %412 : vector<16xf16>, vector<8xf32>
      %425 = wave.mma %423, %401, %413 : vector<16xf16>, vector<8xf32>
      scf.yield %424, %425 : vector<8xf32>, vector<8xf32>
    }
    %426 = wave.lane
    %427 = vector.extract %302#0[0] : f32 from vector<8xf32>
    %428 = vector.extract %302#1[0] : f32 from vector<8xf32>
    %429 = wave.lane
    %430 = arith.addi %16, %c5 : index
    %431 = arith.muli %c5, %c2 : index
    %432 = arith.addi %430, %431 : index
    %433 = arith.divui %429, %c8 : index
    %434 = arith.addi %432, %433 : index
    %435 = arith.cmpi slt, %434, %15 : index
    scf.if %435 {
      %436 = arith.cmpi eq, %hasFactors, %c6 : index
      %437 = memref.load %factors[%434] : memref<?xf32>
      %438 = arith.select %436, %437, %c29 : f32
      %439 = arith.remui %429, %c8 : index
      %440 = arith.muli %439, %c18 : index
      %441 = arith.addi %11, %440 : index
      %442 = vector.load %w[%441] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %443 = vector.bitcast %442 : vector<4xi8> to vector<1xf32>
      %444 = vector.extract %443[0] : f32 from vector<1xf32>
      %445 = arith.mulf %444, %438 : f32
      %446 = arith.mulf %427, %445 : f32
      %447 = arith.remui %429, %c8 : index
      %448 = arith.muli %447, %c18 : index
      %449 = arith.addi %13, %448 : index
      %450 = vector.load %w[%449] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %451 = vector.bitcast %450 : vector<4xi8> to vector<1xf32>
      %452 = vector.extract %451[0] : f32 from vector<1xf32>
      %453 = arith.mulf %452, %438 : f32
      %454 = arith.mulf %428, %453 : f32
      %455 = arith.muli %434, %outputFeatures : index
      %456 = arith.addi %455, %19 : index
      %457 = wave.lane
      %458 = arith.remui %457, %c8 : index
      %459 = arith.addi %456, %458 : index
      scf.if %17 {
        %460 = arith.addi %459, %c5 : index
        %461 = memref.load %residual[%460] : memref<?xf32>
        %462 = arith.addf %461, %446 : f32
        %463 = arith.addi %459, %c5 : index
        memref.store %462, %out[%463] : memref<?xf32>
      } else {
        %464 = arith.addi %459, %c5 : index
        memref.store %446, %out[%464] : memref<?xf32>
      }
      scf.if %17 {
        %465 = arith.addi %459, %c8 : index
        %466 = memref.load %residual[%465] : memref<?xf32>
        %467 = arith.addf %466, %454 : f32
        %468 = arith.addi %459, %c8 : index
        memref.store %467, %out[%468] : memref<?xf32>
      } else {
        %469 = arith.addi %459, %c8 : index
        memref.store %454, %out[%469] : memref<?xf32>
      }
    }
    %470 = vector.extract %302#0[1] : f32 from vector<8xf32>
    %471 = vector.extract %302#1[1] : f32 from vector<8xf32>
    %472 = wave.lane
    %473 = arith.addi %16, %c5 : index
    %474 = arith.muli %c6, %c2 : index
    %475 = arith.addi %473, %474 : index
    %476 = arith.divui %472, %c8 : index
    %477 = arith.addi %475, %476 : index
    %478 = arith.cmpi slt, %477, %15 : index
    scf.if %478 {
      %479 = arith.cmpi eq, %hasFactors, %c6 : index
      %480 = memref.load %factors[%477] : memref<?xf32>
      %481 = arith.select %479, %480, %c29 : f32
      %482 = arith.remui %472, %c8 : index
      %483 = arith.muli %482, %c18 : index
      %484 = arith.addi %11, %483 : index
      %485 = vector.load %w[%484] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %486 = vector.bitcast %485 : vector<4xi8> to vector<1xf32>
      %487 = vector.extract %486[0] : f32 from vector<1xf32>
      %488 = arith.mulf %487, %481 : f32
      %489 = arith.mulf %470, %488 : f32
      %490 = arith.remui %472, %c8 : index
      %491 = arith.muli %490, %c18 : index
      %492 = arith.addi %13, %491 : index
      %493 = vector.load %w[%492] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %494 = vector.bitcast %493 : vector<4xi8> to vector<1xf32>
      %495 = vector.extract %494[0] : f32 from vector<1xf32>
      %496 = arith.mulf %495, %481 : f32
      %497 = arith.mulf %471, %496 : f32
      %498 = arith.muli %477, %outputFeatures : index
      %499 = arith.addi %498, %19 : index
      %500 = wave.lane
      %501 = arith.remui %500, %c8 : index
      %502 = arith.addi %499, %501 : index
      scf.if %17 {
        %503 = arith.addi %502, %c5 : index
        %504 = memref.load %residual[%503] : memref<?xf32>
        %505 = arith.addf %504, %489 : f32
        %506 = arith.addi %502, %c5 : index
        memref.store %505, %out[%506] : memref<?xf32>
      } else {
        %507 = arith.addi %502, %c5 : index
        memref.store %489, %out[%507] : memref<?xf32>
      }
      scf.if %17 {
        %508 = arith.addi %502, %c8 : index
        %509 = memref.load %residual[%508] : memref<?xf32>
        %510 = arith.addf %509, %497 : f32
        %511 = arith.addi %502, %c8 : index
        memref.store %510, %out[%511] : memref<?xf32>
      } else {
        %512 = arith.addi %502, %c8 : index
        memref.store %497, %out[%512] : memref<?xf32>
      }
    }
    %513 = vector.extract %302#0[2] : f32 from vector<8xf32>
    %514 = vector.extract %302#1[2] : f32 from vector<8xf32>
    %515 = wave.lane
    %516 = arith.addi %16, %c5 : index
    %517 = arith.muli %c2, %c2 : index
    %518 = arith.addi %516, %517 : index
    %519 = arith.divui %515, %c8 : index
    %520 = arith.addi %518, %519 : index
    %521 = arith.cmpi slt, %520, %15 : index
    scf.if %521 {
      %522 = arith.cmpi eq, %hasFactors, %c6 : index
      %523 = memref.load %factors[%520] : memref<?xf32>
      %524 = arith.select %522, %523, %c29 : f32
      %525 = arith.remui %515, %c8 : index
      %526 = arith.muli %525, %c18 : index
      %527 = arith.addi %11, %526 : index
      %528 = vector.load %w[%527] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %529 = vector.bitcast %528 : vector<4xi8> to vector<1xf32>
      %530 = vector.extract %529[0] : f32 from vector<1xf32>
      %531 = arith.mulf %530, %524 : f32
      %532 = arith.mulf %513, %531 : f32
      %533 = arith.remui %515, %c8 : index
      %534 = arith.muli %533, %c18 : index
      %535 = arith.addi %13, %534 : index
      %536 = vector.load %w[%535] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %537 = vector.bitcast %536 : vector<4xi8> to vector<1xf32>
      %538 = vector.extract %537[0] : f32 from vector<1xf32>
      %539 = arith.mulf %538, %524 : f32
      %540 = arith.mulf %514, %539 : f32
      %541 = arith.muli %520, %outputFeatures : index
      %542 = arith.addi %541, %19 : index
      %543 = wave.lane
      %544 = arith.remui %543, %c8 : index
      %545 = arith.addi %542, %544 : index
      scf.if %17 {
        %546 = arith.addi %545, %c5 : index
        %547 = memref.load %residual[%546] : memref<?xf32>
        %548 = arith.addf %547, %532 : f32
        %549 = arith.addi %545, %c5 : index
        memref.store %548, %out[%549] : memref<?xf32>
      } else {
        %550 = arith.addi %545, %c5 : index
        memref.store %532, %out[%550] : memref<?xf32>
      }
      scf.if %17 {
        %551 = arith.addi %545, %c8 : index
        %552 = memref.load %residual[%551] : memref<?xf32>
        %553 = arith.addf %552, %540 : f32
        %554 = arith.addi %545, %c8 : index
        memref.store %553, %out[%554] : memref<?xf32>
      } else {
        %555 = arith.addi %545, %c8 : index
        memref.store %540, %out[%555] : memref<?xf32>
      }
    }
    %556 = vector.extract %302#0[3] : f32 from vector<8xf32>
    %557 = vector.extract %302#1[3] : f32 from vector<8xf32>
    %558 = wave.lane
    %559 = arith.addi %16, %c5 : index
    %560 = arith.muli %c27, %c2 : index
    %561 = arith.addi %559, %560 : index
    %562 = arith.divui %558, %c8 : index
    %563 = arith.addi %561, %562 : index
    %564 = arith.cmpi slt, %563, %15 : index
    scf.if %564 {
      %565 = arith.cmpi eq, %hasFactors, %c6 : index
      %566 = memref.load %factors[%563] : memref<?xf32>
      %567 = arith.select %565, %566, %c29 : f32
      %568 = arith.remui %558, %c8 : index
      %569 = arith.muli %568, %c18 : index
      %570 = arith.addi %11, %569 : index
      %571 = vector.load %w[%570] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %572 = vector.bitcast %571 : vector<4xi8> to vector<1xf32>
      %573 = vector.extract %572[0] : f32 from vector<1xf32>
      %574 = arith.mulf %573, %567 : f32
      %575 = arith.mulf %556, %574 : f32
      %576 = arith.remui %558, %c8 : index
      %577 = arith.muli %576, %c18 : index
      %578 = arith.addi %13, %577 : index
      %579 = vector.load %w[%578] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %580 = vector.bitcast %579 : vector<4xi8> to vector<1xf32>
      %581 = vector.extract %580[0] : f32 from vector<1xf32>
      %582 = arith.mulf %581, %567 : f32
      %583 = arith.mulf %557, %582 : f32
      %584 = arith.muli %563, %outputFeatures : index
      %585 = arith.addi %584, %19 : index
      %586 = wave.lane
      %587 = arith.remui %586, %c8 : index
      %588 = arith.addi %585, %587 : index
      scf.if %17 {
        %589 = arith.addi %588, %c5 : index
        %590 = memref.load %residual[%589] : memref<?xf32>
        %591 = arith.addf %590, %575 : f32
        %592 = arith.addi %588, %c5 : index
        memref.store %591, %out[%592] : memref<?xf32>
      } else {
        %593 = arith.addi %588, %c5 : index
        memref.store %575, %out[%593] : memref<?xf32>
      }
      scf.if %17 {
        %594 = arith.addi %588, %c8 : index
        %595 = memref.load %residual[%594] : memref<?xf32>
        %596 = arith.addf %595, %583 : f32
        %597 = arith.addi %588, %c8 : index
        memref.store %596, %out[%597] : memref<?xf32>
      } else {
        %598 = arith.addi %588, %c8 : index
        memref.store %583, %out[%598] : memref<?xf32>
      }
    }
    %599 = vector.extract %302#0[4] : f32 from vector<8xf32>
    %600 = vector.extract %302#1[4] : f32 from vector<8xf32>
    %601 = wave.lane
    %602 = arith.addi %16, %c5 : index
    %603 = arith.muli %c18, %c2 : index
    %604 = arith.addi %602, %603 : index
    %605 = arith.divui %601, %c8 : index
    %606 = arith.addi %604, %605 : index
    %607 = arith.cmpi slt, %606, %15 : index
    scf.if %607 {
      %608 = arith.cmpi eq, %hasFactors, %c6 : index
      %609 = memref.load %factors[%606] : memref<?xf32>
      %610 = arith.select %608, %609, %c29 : f32
      %611 = arith.remui %601, %c8 : index
      %612 = arith.muli %611, %c18 : index
      %613 = arith.addi %11, %612 : index
      %614 = vector.load %w[%613] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %615 = vector.bitcast %614 : vector<4xi8> to vector<1xf32>
      %616 = vector.extract %615[0] : f32 from vector<1xf32>
      %617 = arith.mulf %616, %610 : f32
      %618 = arith.mulf %599, %617 : f32
      %619 = arith.remui %601, %c8 : index
      %620 = arith.muli %619, %c18 : index
      %621 = arith.addi %13, %620 : index
      %622 = vector.load %w[%621] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %623 = vector.bitcast %622 : vector<4xi8> to vector<1xf32>
      %624 = vector.extract %623[0] : f32 from vector<1xf32>
      %625 = arith.mulf %624, %610 : f32
      %626 = arith.mulf %600, %625 : f32
      %627 = arith.muli %606, %outputFeatures : index
      %628 = arith.addi %627, %19 : index
      %629 = wave.lane
      %630 = arith.remui %629, %c8 : index
      %631 = arith.addi %628, %630 : index
      scf.if %17 {
        %632 = arith.addi %631, %c5 : index
        %633 = memref.load %residual[%632] : memref<?xf32>
        %634 = arith.addf %633, %618 : f32
        %635 = arith.addi %631, %c5 : index
        memref.store %634, %out[%635] : memref<?xf32>
      } else {
        %636 = arith.addi %631, %c5 : index
        memref.store %618, %out[%636] : memref<?xf32>
      }
      scf.if %17 {
        %637 = arith.addi %631, %c8 : index
        %638 = memref.load %residual[%637] : memref<?xf32>
        %639 = arith.addf %638, %626 : f32
        %640 = arith.addi %631, %c8 : index
        memref.store %639, %out[%640] : memref<?xf32>
      } else {
        %641 = arith.addi %631, %c8 : index
        memref.store %626, %out[%641] : memref<?xf32>
      }
    }
    %642 = vector.extract %302#0[5] : f32 from vector<8xf32>
    %643 = vector.extract %302#1[5] : f32 from vector<8xf32>
    %644 = wave.lane
    %645 = arith.addi %16, %c5 : index
    %646 = arith.muli %c30, %c2 : index
    %647 = arith.addi %645, %646 : index
    %648 = arith.divui %644, %c8 : index
    %649 = arith.addi %647, %648 : index
    %650 = arith.cmpi slt, %649, %15 : index
    scf.if %650 {
      %651 = arith.cmpi eq, %hasFactors, %c6 : index
      %652 = memref.load %factors[%649] : memref<?xf32>
      %653 = arith.select %651, %652, %c29 : f32
      %654 = arith.remui %644, %c8 : index
      %655 = arith.muli %654, %c18 : index
      %656 = arith.addi %11, %655 : index
      %657 = vector.load %w[%656] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %658 = vector.bitcast %657 : vector<4xi8> to vector<1xf32>
      %659 = vector.extract %658[0] : f32 from vector<1xf32>
      %660 = arith.mulf %659, %653 : f32
      %661 = arith.mulf %642, %660 : f32
      %662 = arith.remui %644, %c8 : index
      %663 = arith.muli %662, %c18 : index
      %664 = arith.addi %13, %663 : index
      %665 = vector.load %w[%664] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %666 = vector.bitcast %665 : vector<4xi8> to vector<1xf32>
      %667 = vector.extract %666[0] : f32 from vector<1xf32>
      %668 = arith.mulf %667, %653 : f32
      %669 = arith.mulf %643, %668 : f32
      %670 = arith.muli %649, %outputFeatures : index
      %671 = arith.addi %670, %19 : index
      %672 = wave.lane
      %673 = arith.remui %672, %c8 : index
      %674 = arith.addi %671, %673 : index
      scf.if %17 {
        %675 = arith.addi %674, %c5 : index
        %676 = memref.load %residual[%675] : memref<?xf32>
        %677 = arith.addf %676, %661 : f32
        %678 = arith.addi %674, %c5 : index
        memref.store %677, %out[%678] : memref<?xf32>
      } else {
        %679 = arith.addi %674, %c5 : index
        memref.store %661, %out[%679] : memref<?xf32>
      }
      scf.if %17 {
        %680 = arith.addi %674, %c8 : index
        %681 = memref.load %residual[%680] : memref<?xf32>
        %682 = arith.addf %681, %669 : f32
        %683 = arith.addi %674, %c8 : index
        memref.store %682, %out[%683] : memref<?xf32>
      } else {
        %684 = arith.addi %674, %c8 : index
        memref.store %669, %out[%684] : memref<?xf32>
      }
    }
    %685 = vector.extract %302#0[6] : f32 from vector<8xf32>
    %686 = vector.extract %302#1[6] : f32 from vector<8xf32>
    %687 = wave.lane
    %688 = arith.addi %16, %c5 : index
    %689 = arith.muli %c31, %c2 : index
    %690 = arith.addi %688, %689 : index
    %691 = arith.divui %687, %c8 : index
    %692 = arith.addi %690, %691 : index
    %693 = arith.cmpi slt, %692, %15 : index
    scf.if %693 {
      %694 = arith.cmpi eq, %hasFactors, %c6 : index
      %695 = memref.load %factors[%692] : memref<?xf32>
      %696 = arith.select %694, %695, %c29 : f32
      %697 = arith.remui %687, %c8 : index
      %698 = arith.muli %697, %c18 : index
      %699 = arith.addi %11, %698 : index
      %700 = vector.load %w[%699] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %701 = vector.bitcast %700 : vector<4xi8> to vector<1xf32>
      %702 = vector.extract %701[0] : f32 from vector<1xf32>
      %703 = arith.mulf %702, %696 : f32
      %704 = arith.mulf %685, %703 : f32
      %705 = arith.remui %687, %c8 : index
      %706 = arith.muli %705, %c18 : index
      %707 = arith.addi %13, %706 : index
      %708 = vector.load %w[%707] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %709 = vector.bitcast %708 : vector<4xi8> to vector<1xf32>
      %710 = vector.extract %709[0] : f32 from vector<1xf32>
      %711 = arith.mulf %710, %696 : f32
      %712 = arith.mulf %686, %711 : f32
      %713 = arith.muli %692, %outputFeatures : index
      %714 = arith.addi %713, %19 : index
      %715 = wave.lane
      %716 = arith.remui %715, %c8 : index
      %717 = arith.addi %714, %716 : index
      scf.if %17 {
        %718 = arith.addi %717, %c5 : index
        %719 = memref.load %residual[%718] : memref<?xf32>
        %720 = arith.addf %719, %704 : f32
        %721 = arith.addi %717, %c5 : index
        memref.store %720, %out[%721] : memref<?xf32>
      } else {
        %722 = arith.addi %717, %c5 : index
        memref.store %704, %out[%722] : memref<?xf32>
      }
      scf.if %17 {
        %723 = arith.addi %717, %c8 : index
        %724 = memref.load %residual[%723] : memref<?xf32>
        %725 = arith.addf %724, %712 : f32
        %726 = arith.addi %717, %c8 : index
        memref.store %725, %out[%726] : memref<?xf32>
      } else {
        %727 = arith.addi %717, %c8 : index
        memref.store %712, %out[%727] : memref<?xf32>
      }
    }
    %728 = vector.extract %302#0[7] : f32 from vector<8xf32>
    %729 = vector.extract %302#1[7] : f32 from vector<8xf32>
    %730 = wave.lane
    %731 = arith.addi %16, %c5 : index
    %732 = arith.muli %c32, %c2 : index
    %733 = arith.addi %731, %732 : index
    %734 = arith.divui %730, %c8 : index
    %735 = arith.addi %733, %734 : index
    %736 = arith.cmpi slt, %735, %15 : index
    scf.if %736 {
      %737 = arith.cmpi eq, %hasFactors, %c6 : index
      %738 = memref.load %factors[%735] : memref<?xf32>
      %739 = arith.select %737, %738, %c29 : f32
      %740 = arith.remui %730, %c8 : index
      %741 = arith.muli %740, %c18 : index
      %742 = arith.addi %11, %741 : index
      %743 = vector.load %w[%742] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %744 = vector.bitcast %743 : vector<4xi8> to vector<1xf32>
      %745 = vector.extract %744[0] : f32 from vector<1xf32>
      %746 = arith.mulf %745, %739 : f32
      %747 = arith.mulf %728, %746 : f32
      %748 = arith.remui %730, %c8 : index
      %749 = arith.muli %748, %c18 : index
      %750 = arith.addi %13, %749 : index
      %751 = vector.load %w[%750] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %752 = vector.bitcast %751 : vector<4xi8> to vector<1xf32>
      %753 = vector.extract %752[0] : f32 from vector<1xf32>
      %754 = arith.mulf %753, %739 : f32
      %755 = arith.mulf %729, %754 : f32
      %756 = arith.muli %735, %outputFeatures : index
      %757 = arith.addi %756, %19 : index
      %758 = wave.lane
      %759 = arith.remui %758, %c8 : index
      %760 = arith.addi %757, %759 : index
      scf.if %17 {
        %761 = arith.addi %760, %c5 : index
        %762 = memref.load %residual[%761] : memref<?xf32>
        %763 = arith.addf %762, %747 : f32
        %764 = arith.addi %760, %c5 : index
        memref.store %763, %out[%764] : memref<?xf32>
      } else {
        %765 = arith.addi %760, %c5 : index
        memref.store %747, %out[%765] : memref<?xf32>
      }
      scf.if %17 {
        %766 = arith.addi %760, %c8 : index
        %767 = memref.load %residual[%766] : memref<?xf32>
        %768 = arith.addf %767, %755 : f32
        %769 = arith.addi %760, %c8 : index
        memref.store %768, %out[%769] : memref<?xf32>
      } else {
        %770 = arith.addi %760, %c8 : index
        memref.store %755, %out[%770] : memref<?xf32>
      }
    }
  }
  %771 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %771 {
    %772 = arith.addi %16, %c8 : index
    %773 = arith.minsi %772, %15 : index
    %774 = wave.wave
    %775 = arith.addi %16, %774 : index
    scf.for %776 = %775 to %773 step %c6 {
      %777 = arith.muli %776, %features : index
      %778 = wave.lane
      %779 = arith.muli %778, %c18 : index
      %783:2 = scf.for %780 = %779 to %features step %c4 iter_args(%781 = %c35, %782 = %c35) -> (vector<4xf32>, vector<4xf32>) {
        %784 = arith.addi %777, %780 : index
        %785 = vector.load %out[%784] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %786 = vector.load %norm_weight[%780] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %787 = arith.mulf %785, %786 : vector<4xf32>
        %788 = math.absf %787 : vector<4xf32>
        %789 = math.fma %785, %785, %781 : vector<4xf32>
        %790 = arith.maximumf %782, %788 : vector<4xf32>
        scf.yield %789, %790 : vector<4xf32>, vector<4xf32>
      }
      %791 = wave.reduce "add" %783#0 : vector<4xf32>
      %792 = arith.mulf %791, %inverseFeatures : f32
      %793 = arith.addf %792, %epsilon : f32
      %794 = math.sqrt %793 : f32
      %795 = arith.divf %c29, %794 : f32
      %796 = wave.reduce "max" %783#1 : vector<4xf32>
      %797 = arith.mulf %796, %795 : f32
      %798 = arith.bitcast %797 : f32 to i32
      %799 = arith.shrui %798, %c38 : i32
      %800 = arith.maxsi %799, %c39 : i32
      %801 = arith.subi %c40, %800 : i32
      %802 = arith.shli %801, %c38 : i32
      %803 = arith.subi %800, %c41 : i32
      %804 = arith.shli %803, %c38 : i32
      %805 = arith.bitcast %802 : i32 to f32
      %806 = arith.bitcast %804 : i32 to f32
      %807 = wave.lane
      %808 = arith.cmpi eq, %807, %c5 : index
      scf.if %808 {
        memref.store %806, %normed_factors[%776] : memref<?xf32>
      }
      %809 = vector.broadcast %795 : f32 to vector<4xf32>
      %810 = vector.broadcast %805 : f32 to vector<4xf32>
      scf.for %811 = %779 to %features step %c4 {
        %812 = arith.addi %777, %811 : index
        %813 = vector.load %out[%812] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %814 = arith.mulf %813, %809 : vector<4xf32>
        %815 = vector.load %norm_weight[%811] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %816 = arith.mulf %814, %815 : vector<4xf32>
        %817 = arith.mulf %816, %810 : vector<4xf32>
        %818 = arith.divui %776, %tileRows : index
        %819 = arith.divui %features, %c8 : index
        %820 = arith.muli %818, %819 : index
        %821 = arith.divui %811, %c8 : index
        %822 = arith.addi %820, %821 : index
        %823 = arith.muli %822, %c2 : index
        %824 = arith.remui %811, %c8 : index
        %825 = arith.divui %824, %c1 : index
        %826 = arith.addi %823, %825 : index
        %827 = arith.muli %tileRows, %c1 : index
        %828 = arith.muli %826, %827 : index
        %829 = arith.remui %776, %tileRows : index
        %830 = arith.muli %829, %c1 : index
        %831 = arith.addi %828, %830 : index
        %832 = arith.remui %811, %c1 : index
        %833 = arith.addi %831, %832 : index
        %834 = arith.truncf %817 : vector<4xf32> to vector<4xf16>
        vector.store %834, %normed[%833] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
