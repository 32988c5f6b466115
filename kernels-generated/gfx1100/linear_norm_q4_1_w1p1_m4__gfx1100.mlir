// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinearNorm(format='q4_1', waves=1, panels=1, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_norm_q4_1_w1p1_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) {
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
  %c22 = arith.constant dense<1677747200> : vector<4xi32>
  %c23 = arith.constant dense<4> : vector<4xi32>
  %c24 = arith.constant dense<8> : vector<4xi32>
  %c25 = arith.constant dense<12> : vector<4xi32>
  %c26 = arith.constant dense<0x6400> : vector<32xf16>
  %c27 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c30 = arith.constant 5 : index
  %c31 = arith.constant 6 : index
  %c32 = arith.constant 7 : index
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
  %3 = arith.muli %inputFeatures, %c2 : index
  %4 = arith.addi %3, %c3 : index
  %5 = arith.divui %4, %c4 : index
  %6 = arith.muli %5, %c4 : index
  %7 = arith.addi %2, %6 : index
  %8 = arith.addi %7, %c4 : index
  %9 = arith.muli %0, %c5 : index
  %10 = arith.addi %9, %c6 : index
  %11 = arith.muli %10, %8 : index
  %12 = memref.load %step[%countAt] : memref<?xi32>
  %13 = arith.index_cast %12 : i32 to index
  %14 = arith.muli %1, %c8 : index
  %15 = arith.cmpi eq, %hasResidual, %c5 : index
  %16 = wave.block 0
  %17 = arith.muli %16, %c8 : index
  %18 = arith.cmpi slt, %14, %13 : index
  scf.if %18 {
    %19 = wave.lane
    %20 = arith.remui %19, %c8 : index
    %21 = wave.scratch %operandHalves : memref<?xf16>
    %22 = arith.divui %operandHalves, %c1 : index
    %23 = wave.wave
    %24 = arith.muli %23, %c13 : index
    %25 = wave.lane
    %26 = arith.addi %24, %25 : index
    scf.for %27 = %26 to %22 step %c13 {
      %28 = arith.muli %27, %c1 : index
      %29 = arith.addi %c6, %28 : index
      %30 = vector.load %x[%29] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %31 = arith.muli %27, %c1 : index
      vector.store %30, %21[%31] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %32 = arith.remui %20, %tileRows : index
    %33 = arith.muli %32, %c1 : index
    %34 = wave.wave
    %35 = arith.divui %inputFeatures, %c13 : index
    %36 = arith.muli %34, %stepsPerWave : index
    %37 = arith.minsi %36, %35 : index
    %38 = arith.addi %37, %stepsPerWave : index
    %39 = arith.minsi %38, %35 : index
    %40 = arith.cmpi eq, %wholeBlocks, %c5 : index
    %41 = arith.subi %39, %37 : index
    %42 = arith.divui %41, %c2 : index
    %43 = arith.muli %42, %c2 : index
    %44 = arith.addi %37, %43 : index
    %45 = arith.addi %37, %stepsPerWave : index
    %46 = arith.select %40, %45, %44 : index
    %49 = scf.for %47 = %37 to %46 step %c2 iter_args(%48 = %c14) -> (vector<8xf32>) {
      %50 = wave.lane
      %51 = arith.addi %47, %c6 : index
      %52 = arith.remui %50, %c8 : index
      %53 = arith.addi %11, %c4 : index
      %54 = arith.muli %51, %c17 : index
      %55 = arith.addi %53, %54 : index
      %56 = arith.muli %52, %c18 : index
      %57 = arith.addi %55, %56 : index
      %58 = vector.load %w[%57] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %59 = vector.bitcast %58 : vector<4xi8> to vector<2xf16>
      %60 = vector.extract %59[0] : f16 from vector<2xf16>
      %61 = vector.broadcast %60 : f16 to vector<16xf16>
      %62 = vector.extract %59[1] : f16 from vector<2xf16>
      %63 = vector.broadcast %62 : f16 to vector<16xf16>
      %64 = arith.addi %11, %c4 : index
      %65 = arith.muli %inputFeatures, %c2 : index
      %66 = arith.addi %65, %c3 : index
      %67 = arith.divui %66, %c4 : index
      %68 = arith.muli %67, %c4 : index
      %69 = arith.addi %64, %68 : index
      %70 = arith.muli %51, %c19 : index
      %71 = arith.addi %69, %70 : index
      %72 = arith.muli %52, %c8 : index
      %73 = arith.addi %71, %72 : index
      %74 = vector.load %w[%73] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %75 = vector.bitcast %74 : vector<16xi8> to vector<4xi32>
      %76 = arith.shrui %75, %c20 : vector<4xi32>
      %77 = arith.andi %76, %c21 : vector<4xi32>
      %78 = arith.ori %77, %c22 : vector<4xi32>
      %79 = vector.bitcast %78 : vector<4xi32> to vector<8xf16>
      %80 = arith.shrui %75, %c23 : vector<4xi32>
      %81 = arith.andi %80, %c21 : vector<4xi32>
      %82 = arith.ori %81, %c22 : vector<4xi32>
      %83 = vector.bitcast %82 : vector<4xi32> to vector<8xf16>
      %84 = arith.shrui %75, %c24 : vector<4xi32>
      %85 = arith.andi %84, %c21 : vector<4xi32>
      %86 = arith.ori %85, %c22 : vector<4xi32>
      %87 = vector.bitcast %86 : vector<4xi32> to vector<8xf16>
      %88 = arith.shrui %75, %c25 : vector<4xi32>
      %89 = arith.andi %88, %c21 : vector<4xi32>
      %90 = arith.ori %89, %c22 : vector<4xi32>
      %91 = vector.bitcast %90 : vector<4xi32> to vector<8xf16>
      %92 = vector.shuffle %79, %83 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %93 = vector.shuffle %87, %91 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %94 = vector.shuffle %92, %93 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %95 = arith.subf %94, %c26 : vector<32xf16>
      %96 = vector.shuffle %95, %95 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %97 = vector.shuffle %95, %95 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %98 = math.fma %96, %61, %63 : vector<16xf16>
      %99 = math.fma %97, %61, %63 : vector<16xf16>
      %100 = arith.addi %47, %c5 : index
      %101 = arith.remui %50, %c8 : index
      %102 = arith.addi %11, %c4 : index
      %103 = arith.muli %100, %c17 : index
      %104 = arith.addi %102, %103 : index
      %105 = arith.muli %101, %c18 : index
      %106 = arith.addi %104, %105 : index
      %107 = vector.load %w[%106] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %108 = vector.bitcast %107 : vector<4xi8> to vector<2xf16>
      %109 = vector.extract %108[0] : f16 from vector<2xf16>
      %110 = vector.broadcast %109 : f16 to vector<16xf16>
      %111 = vector.extract %108[1] : f16 from vector<2xf16>
      %112 = vector.broadcast %111 : f16 to vector<16xf16>
      %113 = arith.addi %11, %c4 : index
      %114 = arith.muli %inputFeatures, %c2 : index
      %115 = arith.addi %114, %c3 : index
      %116 = arith.divui %115, %c4 : index
      %117 = arith.muli %116, %c4 : index
      %118 = arith.addi %113, %117 : index
      %119 = arith.muli %100, %c19 : index
      %120 = arith.addi %118, %119 : index
      %121 = arith.muli %101, %c8 : index
      %122 = arith.addi %120, %121 : index
      %123 = vector.load %w[%122] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %124 = vector.bitcast %123 : vector<16xi8> to vector<4xi32>
      %125 = arith.shrui %124, %c20 : vector<4xi32>
      %126 = arith.andi %125, %c21 : vector<4xi32>
      %127 = arith.ori %126, %c22 : vector<4xi32>
      %128 = vector.bitcast %127 : vector<4xi32> to vector<8xf16>
      %129 = arith.shrui %124, %c23 : vector<4xi32>
      %130 = arith.andi %129, %c21 : vector<4xi32>
      %131 = arith.ori %130, %c22 : vector<4xi32>
      %132 = vector.bitcast %131 : vector<4xi32> to vector<8xf16>
      %133 = arith.shrui %124, %c24 : vector<4xi32>
      %134 = arith.andi %133, %c21 : vector<4xi32>
      %135 = arith.ori %134, %c22 : vector<4xi32>
      %136 = vector.bitcast %135 : vector<4xi32> to vector<8xf16>
      %137 = arith.shrui %124, %c25 : vector<4xi32>
      %138 = arith.andi %137, %c21 : vector<4xi32>
      %139 = arith.ori %138, %c22 : vector<4xi32>
      %140 = vector.bitcast %139 : vector<4xi32> to vector<8xf16>
      %141 = vector.shuffle %128, %132 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %142 = vector.shuffle %136, %140 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %143 = vector.shuffle %141, %142 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %144 = arith.subf %143, %c26 : vector<32xf16>
      %145 = vector.shuffle %144, %144 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %146 = vector.shuffle %144, %144 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %147 = math.fma %145, %110, %112 : vector<16xf16>
      %148 = math.fma %146, %110, %112 : vector<16xf16>
      %149 = arith.muli %47, %c2 : index
      %150 = arith.addi %149, %c6 : index
      %151 = arith.muli %tileRows, %c8 : index
      %152 = arith.muli %150, %151 : index
      %153 = arith.addi %33, %152 : index
      %154 = vector.load %21[%153] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %155 = arith.muli %tileRows, %c1 : index
      %156 = arith.addi %153, %155 : index
      %157 = vector.load %21[%156] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %158 = vector.shuffle %154, %157 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %159 = wave.mma %158, %98, %48 : vector<16xf16>, vector<8xf32>
      %160 = arith.muli %47, %c2 : index
      %161 = arith.addi %160, %c5 : index
      %162 = arith.muli %tileRows, %c8 : index
      %163 = arith.muli %161, %162 : index
      %164 = arith.addi %33, %163 : index
      %165 = vector.load %21[%164] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %166 = arith.muli %tileRows, %c1 : index
      %167 = arith.addi %164, %166 : index
      %168 = vector.load %21[%167] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %169 = vector.shuffle %165, %168 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %170 = wave.mma %169, %99, %159 : vector<16xf16>, vector<8xf32>
      %171 = arith.muli %47, %c2 : index
      %172 = arith.addi %171, %c2 : index
      %173 = arith.muli %tileRows, %c8 : index
      %174 = arith.muli %172, %173 : index
      %175 = arith.addi %33, %174 : index
      %176 = vector.load %21[%175] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %177 = arith.muli %tileRows, %c1 : index
      %178 = arith.addi %175, %177 : index
      %179 = vector.load %21[%178] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %180 = vector.shuffle %176, %179 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %181 = wave.mma %180, %147, %170 : vector<16xf16>, vector<8xf32>
      %182 = arith.muli %47, %c2 : index
      %183 = arith.addi %182, %c27 : index
      %184 = arith.muli %tileRows, %c8 : index
      %185 = arith.muli %183, %184 : index
      %186 = arith.addi %33, %185 : index
      %187 = vector.load %21[%186] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %188 = arith.muli %tileRows, %c1 : index
      %189 = arith.addi %186, %188 : index
      %190 = vector.load %21[%189] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %191 = vector.shuffle %187, %190 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %192 = wave.mma %191, %148, %181 : vector<16xf16>, vector<8xf32>
      scf.yield %192 : vector<8xf32>
    }
    %193 = arith.select %40, %46, %39 : index
    %196 = scf.for %194 = %46 to %193 step %c5 iter_args(%195 = %49) -> (vector<8xf32>) {
      %197 = wave.lane
      %198 = arith.addi %194, %c6 : index
      %199 = arith.remui %197, %c8 : index
      %200 = arith.addi %11, %c4 : index
      %201 = arith.muli %198, %c17 : index
      %202 = arith.addi %200, %201 : index
      %203 = arith.muli %199, %c18 : index
      %204 = arith.addi %202, %203 : index
      %205 = vector.load %w[%204] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %206 = vector.bitcast %205 : vector<4xi8> to vector<2xf16>
      %207 = vector.extract %206[0] : f16 from vector<2xf16>
      %208 = vector.broadcast %207 : f16 to vector<16xf16>
      %209 = vector.extract %206[1] : f16 from vector<2xf16>
      %210 = vector.broadcast %209 : f16 to vector<16xf16>
      %211 = arith.addi %11, %c4 : index
      %212 = arith.muli %inputFeatures, %c2 : index
      %213 = arith.addi %212, %c3 : index
      %214 = arith.divui %213, %c4 : index
      %215 = arith.muli %214, %c4 : index
      %216 = arith.addi %211, %215 : index
      %217 = arith.muli %198, %c19 : index
      %218 = arith.addi %216, %217 : index
      %219 = arith.muli %199, %c8 : index
      %220 = arith.addi %218, %219 : index
      %221 = vector.load %w[%220] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %222 = vector.bitcast %221 : vector<16xi8> to vector<4xi32>
      %223 = arith.shrui %222, %c20 : vector<4xi32>
      %224 = arith.andi %223, %c21 : vector<4xi32>
      %225 = arith.ori %224, %c22 : vector<4xi32>
      %226 = vector.bitcast %225 : vector<4xi32> to vector<8xf16>
      %227 = arith.shrui %222, %c23 : vector<4xi32>
      %228 = arith.andi %227, %c21 : vector<4xi32>
      %229 = arith.ori %228, %c22 : vector<4xi32>
      %230 = vector.bitcast %229 : vector<4xi32> to vector<8xf16>
      %231 = arith.shrui %222, %c24 : vector<4xi32>
      %232 = arith.andi %231, %c21 : vector<4xi32>
      %233 = arith.ori %232, %c22 : vector<4xi32>
      %234 = vector.bitcast %233 : vector<4xi32> to vector<8xf16>
      %235 = arith.shrui %222, %c25 : vector<4xi32>
      %236 = arith.andi %235, %c21 : vector<4xi32>
      %237 = arith.ori %236, %c22 : vector<4xi32>
      %238 = vector.bitcast %237 : vector<4xi32> to vector<8xf16>
      %239 = vector.shuffle %226, %230 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %240 = vector.shuffle %234, %238 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %241 = vector.shuffle %239, %240 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %242 = arith.subf %241, %c26 : vector<32xf16>
      %243 = vector.shuffle %242, %242 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %244 = vector.shuffle %242, %242 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %245 = math.fma %243, %208, %210 : vector<16xf16>
      %246 = math.fma %244, %208, %210 : vector<16xf16>
      %247 = arith.muli %194, %c2 : index
      %248 = arith.addi %247, %c6 : index
      %249 = arith.muli %tileRows, %c8 : index
      %250 = arith.muli %248, %249 : index
      %251 = arith.addi %33, %250 : index
      %252 = vector.load %21[%251] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %253 = arith.muli %tileRows, %c1 : index
      %254 = arith.addi %251, %253 : index
      %255 = vector.load %21[%254] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %256 = vector.shuffle %252, %255 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %257 = wave.mma %256, %245, %195 : vector<16xf16>, vector<8xf32>
      %258 = arith.muli %194, %c2 : index
      %259 = arith.addi %258, %c5 : index
      %260 = arith.muli %tileRows, %c8 : index
      %261 = arith.muli %259, %260 : index
      %262 = arith.addi %33, %261 : index
      %263 = vector.load %21[%262] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %264 = arith.muli %tileRows, %c1 : index
      %265 = arith.addi %262, %264 : index
      %266 = vector.load %21[%265] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %267 = vector.shuffle %263, %266 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %268 = wave.mma %267, %246, %257 : vector<16xf16>, vector<8xf32>
      scf.yield %268 : vector<8xf32>
    }
    %269 = wave.lane
    %270 = vector.extract %196[0] : f32 from vector<8xf32>
    %271 = wave.lane
    %272 = arith.addi %14, %c6 : index
    %273 = arith.muli %c6, %c2 : index
    %274 = arith.addi %272, %273 : index
    %275 = arith.divui %271, %c8 : index
    %276 = arith.addi %274, %275 : index
    %277 = arith.cmpi slt, %276, %13 : index
    scf.if %277 {
      %278 = arith.cmpi eq, %hasFactors, %c5 : index
      %279 = arith.muli %276, %c2 : index
      %280 = memref.load %factors[%279] : memref<?xf32>
      %281 = arith.mulf %280, %operandScale : f32
      %282 = arith.select %278, %281, %operandScale : f32
      %283 = arith.remui %271, %c8 : index
      %284 = arith.muli %283, %c18 : index
      %285 = arith.addi %11, %284 : index
      %286 = vector.load %w[%285] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %287 = vector.bitcast %286 : vector<4xi8> to vector<1xf32>
      %288 = vector.extract %287[0] : f32 from vector<1xf32>
      %289 = arith.mulf %288, %282 : f32
      %290 = arith.mulf %270, %289 : f32
      %291 = arith.muli %276, %outputFeatures : index
      %292 = arith.addi %291, %17 : index
      %293 = wave.lane
      %294 = arith.remui %293, %c8 : index
      %295 = arith.addi %292, %294 : index
      scf.if %15 {
        %296 = arith.addi %295, %c6 : index
        %297 = memref.load %residual[%296] : memref<?xf32>
        %298 = arith.addf %297, %290 : f32
        %299 = arith.addi %295, %c6 : index
        memref.store %298, %out[%299] : memref<?xf32>
      } else {
        %300 = arith.addi %295, %c6 : index
        memref.store %290, %out[%300] : memref<?xf32>
      }
    }
    %301 = vector.extract %196[1] : f32 from vector<8xf32>
    %302 = wave.lane
    %303 = arith.addi %14, %c6 : index
    %304 = arith.muli %c5, %c2 : index
    %305 = arith.addi %303, %304 : index
    %306 = arith.divui %302, %c8 : index
    %307 = arith.addi %305, %306 : index
    %308 = arith.cmpi slt, %307, %13 : index
    scf.if %308 {
      %309 = arith.cmpi eq, %hasFactors, %c5 : index
      %310 = arith.muli %307, %c2 : index
      %311 = memref.load %factors[%310] : memref<?xf32>
      %312 = arith.mulf %311, %operandScale : f32
      %313 = arith.select %309, %312, %operandScale : f32
      %314 = arith.remui %302, %c8 : index
      %315 = arith.muli %314, %c18 : index
      %316 = arith.addi %11, %315 : index
      %317 = vector.load %w[%316] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %318 = vector.bitcast %317 : vector<4xi8> to vector<1xf32>
      %319 = vector.extract %318[0] : f32 from vector<1xf32>
      %320 = arith.mulf %319, %313 : f32
      %321 = arith.mulf %301, %320 : f32
      %322 = arith.muli %307, %outputFeatures : index
      %323 = arith.addi %322, %17 : index
      %324 = wave.lane
      %325 = arith.remui %324, %c8 : index
      %326 = arith.addi %323, %325 : index
      scf.if %15 {
        %327 = arith.addi %326, %c6 : index
        %328 = memref.load %residual[%327] : memref<?xf32>
        %329 = arith.addf %328, %321 : f32
        %330 = arith.addi %326, %c6 : index
        memref.store %329, %out[%330] : memref<?xf32>
      } else {
        %331 = arith.addi %326, %c6 : index
        memref.store %321, %out[%331] : memref<?xf32>
      }
    }
    %332 = vector.extract %196[2] : f32 from vector<8xf32>
    %333 = wave.lane
    %334 = arith.addi %14, %c6 : index
    %335 = arith.muli %c2, %c2 : index
    %336 = arith.addi %334, %335 : index
    %337 = arith.divui %333, %c8 : index
    %338 = arith.addi %336, %337 : index
    %339 = arith.cmpi slt, %338, %13 : index
    scf.if %339 {
      %340 = arith.cmpi eq, %hasFactors, %c5 : index
      %341 = arith.muli %338, %c2 : index
      %342 = memref.load %factors[%341] : memref<?xf32>
      %343 = arith.mulf %342, %operandScale : f32
      %344 = arith.select %340, %343, %operandScale : f32
      %345 = arith.remui %333, %c8 : index
      %346 = arith.muli %345, %c18 : index
      %347 = arith.addi %11, %346 : index
      %348 = vector.load %w[%347] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %349 = vector.bitcast %348 : vector<4xi8> to vector<1xf32>
      %350 = vector.extract %349[0] : f32 from vector<1xf32>
      %351 = arith.mulf %350, %344 : f32
      %352 = arith.mulf %332, %351 : f32
      %353 = arith.muli %338, %outputFeatures : index
      %354 = arith.addi %353, %17 : index
      %355 = wave.lane
      %356 = arith.remui %355, %c8 : index
      %357 = arith.addi %354, %356 : index
      scf.if %15 {
        %358 = arith.addi %357, %c6 : index
        %359 = memref.load %residual[%358] : memref<?xf32>
        %360 = arith.addf %359, %352 : f32
        %361 = arith.addi %357, %c6 : index
        memref.store %360, %out[%361] : memref<?xf32>
      } else {
        %362 = arith.addi %357, %c6 : index
        memref.store %352, %out[%362] : memref<?xf32>
      }
    }
    %363 = vector.extract %196[3] : f32 from vector<8xf32>
    %364 = wave.lane
    %365 = arith.addi %14, %c6 : index
    %366 = arith.muli %c27, %c2 : index
    %367 = arith.addi %365, %366 : index
    %368 = arith.divui %364, %c8 : index
    %369 = arith.addi %367, %368 : index
    %370 = arith.cmpi slt, %369, %13 : index
    scf.if %370 {
      %371 = arith.cmpi eq, %hasFactors, %c5 : index
      %372 = arith.muli %369, %c2 : index
      %373 = memref.load %factors[%372] : memref<?xf32>
      %374 = arith.mulf %373, %operandScale : f32
      %375 = arith.select %371, %374, %operandScale : f32
      %376 = arith.remui %364, %c8 : index
      %377 = arith.muli %376, %c18 : index
      %378 = arith.addi %11, %377 : index
      %379 = vector.load %w[%378] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %380 = vector.bitcast %379 : vector<4xi8> to vector<1xf32>
      %381 = vector.extract %380[0] : f32 from vector<1xf32>
      %382 = arith.mulf %381, %375 : f32
      %383 = arith.mulf %363, %382 : f32
      %384 = arith.muli %369, %outputFeatures : index
      %385 = arith.addi %384, %17 : index
      %386 = wave.lane
      %387 = arith.remui %386, %c8 : index
      %388 = arith.addi %385, %387 : index
      scf.if %15 {
        %389 = arith.addi %388, %c6 : index
        %390 = memref.load %residual[%389] : memref<?xf32>
        %391 = arith.addf %390, %383 : f32
        %392 = arith.addi %388, %c6 : index
        memref.store %391, %out[%392] : memref<?xf32>
      } else {
        %393 = arith.addi %388, %c6 : index
        memref.store %383, %out[%393] : memref<?xf32>
      }
    }
    %394 = vector.extract %196[4] : f32 from vector<8xf32>
    %395 = wave.lane
    %396 = arith.addi %14, %c6 : index
    %397 = arith.muli %c18, %c2 : index
    %398 = arith.addi %396, %397 : index
    %399 = arith.divui %395, %c8 : index
    %400 = arith.addi %398, %399 : index
    %401 = arith.cmpi slt, %400, %13 : index
    scf.if %401 {
      %402 = arith.cmpi eq, %hasFactors, %c5 : index
      %403 = arith.muli %400, %c2 : index
      %404 = memref.load %factors[%403] : memref<?xf32>
      %405 = arith.mulf %404, %operandScale : f32
      %406 = arith.select %402, %405, %operandScale : f32
      %407 = arith.remui %395, %c8 : index
      %408 = arith.muli %407, %c18 : index
      %409 = arith.addi %11, %408 : index
      %410 = vector.load %w[%409] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %411 = vector.bitcast %410 : vector<4xi8> to vector<1xf32>
      %412 = vector.extract %411[0] : f32 from vector<1xf32>
      %413 = arith.mulf %412, %406 : f32
      %414 = arith.mulf %394, %413 : f32
      %415 = arith.muli %400, %outputFeatures : index
      %416 = arith.addi %415, %17 : index
      %417 = wave.lane
      %418 = arith.remui %417, %c8 : index
      %419 = arith.addi %416, %418 : index
      scf.if %15 {
        %420 = arith.addi %419, %c6 : index
        %421 = memref.load %residual[%420] : memref<?xf32>
        %422 = arith.addf %421, %414 : f32
        %423 = arith.addi %419, %c6 : index
        memref.store %422, %out[%423] : memref<?xf32>
      } else {
        %424 = arith.addi %419, %c6 : index
        memref.store %414, %out[%424] : memref<?xf32>
      }
    }
    %425 = vector.extract %196[5] : f32 from vector<8xf32>
    %426 = wave.lane
    %427 = arith.addi %14, %c6 : index
    %428 = arith.muli %c30, %c2 : index
    %429 = arith.addi %427, %428 : index
    %430 = arith.divui %426, %c8 : index
    %431 = arith.addi %429, %430 : index
    %432 = arith.cmpi slt, %431, %13 : index
    scf.if %432 {
      %433 = arith.cmpi eq, %hasFactors, %c5 : index
      %434 = arith.muli %431, %c2 : index
      %435 = memref.load %factors[%434] : memref<?xf32>
      %436 = arith.mulf %435, %operandScale : f32
      %437 = arith.select %433, %436, %operandScale : f32
      %438 = arith.remui %426, %c8 : index
      %439 = arith.muli %438, %c18 : index
      %440 = arith.addi %11, %439 : index
      %441 = vector.load %w[%440] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %442 = vector.bitcast %441 : vector<4xi8> to vector<1xf32>
      %443 = vector.extract %442[0] : f32 from vector<1xf32>
      %444 = arith.mulf %443, %437 : f32
      %445 = arith.mulf %425, %444 : f32
      %446 = arith.muli %431, %outputFeatures : index
      %447 = arith.addi %446, %17 : index
      %448 = wave.lane
      %449 = arith.remui %448, %c8 : index
      %450 = arith.addi %447, %449 : index
      scf.if %15 {
        %451 = arith.addi %450, %c6 : index
        %452 = memref.load %residual[%451] : memref<?xf32>
        %453 = arith.addf %452, %445 : f32
        %454 = arith.addi %450, %c6 : index
        memref.store %453, %out[%454] : memref<?xf32>
      } else {
        %455 = arith.addi %450, %c6 : index
        memref.store %445, %out[%455] : memref<?xf32>
      }
    }
    %456 = vector.extract %196[6] : f32 from vector<8xf32>
    %457 = wave.lane
    %458 = arith.addi %14, %c6 : index
    %459 = arith.muli %c31, %c2 : index
    %460 = arith.addi %458, %459 : index
    %461 = arith.divui %457, %c8 : index
    %462 = arith.addi %460, %461 : index
    %463 = arith.cmpi slt, %462, %13 : index
    scf.if %463 {
      %464 = arith.cmpi eq, %hasFactors, %c5 : index
      %465 = arith.muli %462, %c2 : index
      %466 = memref.load %factors[%465] : memref<?xf32>
      %467 = arith.mulf %466, %operandScale : f32
      %468 = arith.select %464, %467, %operandScale : f32
      %469 = arith.remui %457, %c8 : index
      %470 = arith.muli %469, %c18 : index
      %471 = arith.addi %11, %470 : index
      %472 = vector.load %w[%471] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %473 = vector.bitcast %472 : vector<4xi8> to vector<1xf32>
      %474 = vector.extract %473[0] : f32 from vector<1xf32>
      %475 = arith.mulf %474, %468 : f32
      %476 = arith.mulf %456, %475 : f32
      %477 = arith.muli %462, %outputFeatures : index
      %478 = arith.addi %477, %17 : index
      %479 = wave.lane
      %480 = arith.remui %479, %c8 : index
      %481 = arith.addi %478, %480 : index
      scf.if %15 {
        %482 = arith.addi %481, %c6 : index
        %483 = memref.load %residual[%482] : memref<?xf32>
        %484 = arith.addf %483, %476 : f32
        %485 = arith.addi %481, %c6 : index
        memref.store %484, %out[%485] : memref<?xf32>
      } else {
        %486 = arith.addi %481, %c6 : index
        memref.store %476, %out[%486] : memref<?xf32>
      }
    }
    %487 = vector.extract %196[7] : f32 from vector<8xf32>
    %488 = wave.lane
    %489 = arith.addi %14, %c6 : index
    %490 = arith.muli %c32, %c2 : index
    %491 = arith.addi %489, %490 : index
    %492 = arith.divui %488, %c8 : index
    %493 = arith.addi %491, %492 : index
    %494 = arith.cmpi slt, %493, %13 : index
    scf.if %494 {
      %495 = arith.cmpi eq, %hasFactors, %c5 : index
      %496 = arith.muli %493, %c2 : index
      %497 = memref.load %factors[%496] : memref<?xf32>
      %498 = arith.mulf %497, %operandScale : f32
      %499 = arith.select %495, %498, %operandScale : f32
      %500 = arith.remui %488, %c8 : index
      %501 = arith.muli %500, %c18 : index
      %502 = arith.addi %11, %501 : index
      %503 = vector.load %w[%502] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %504 = vector.bitcast %503 : vector<4xi8> to vector<1xf32>
      %505 = vector.extract %504[0] : f32 from vector<1xf32>
      %506 = arith.mulf %505, %499 : f32
      %507 = arith.mulf %487, %506 : f32
      %508 = arith.muli %493, %outputFeatures : index
      %509 = arith.addi %508, %17 : index
      %510 = wave.lane
      %511 = arith.remui %510, %c8 : index
      %512 = arith.addi %509, %511 : index
      scf.if %15 {
        %513 = arith.addi %512, %c6 : index
        %514 = memref.load %residual[%513] : memref<?xf32>
        %515 = arith.addf %514, %507 : f32
        %516 = arith.addi %512, %c6 : index
        memref.store %515, %out[%516] : memref<?xf32>
      } else {
        %517 = arith.addi %512, %c6 : index
        memref.store %507, %out[%517] : memref<?xf32>
      }
    }
  }
  %518 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %518 {
    %519 = arith.addi %14, %c8 : index
    %520 = arith.minsi %519, %13 : index
    %521 = wave.wave
    %522 = arith.addi %14, %521 : index
    scf.for %523 = %522 to %520 step %c5 {
      %524 = arith.muli %523, %features : index
      %525 = wave.lane
      %526 = arith.muli %525, %c18 : index
      %531:3 = scf.for %527 = %526 to %features step %c4 iter_args(%528 = %c35, %529 = %c35, %530 = %c35) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
        %532 = arith.addi %524, %527 : index
        %533 = vector.load %out[%532] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %534 = vector.load %norm_weight[%527] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %535 = arith.mulf %533, %534 : vector<4xf32>
        %536 = math.fma %533, %533, %528 : vector<4xf32>
        %537 = math.fma %535, %535, %529 : vector<4xf32>
        %538 = math.absf %535 : vector<4xf32>
        %539 = arith.maximumf %530, %538 : vector<4xf32>
        scf.yield %536, %537, %539 : vector<4xf32>, vector<4xf32>, vector<4xf32>
      }
      %540 = wave.reduce "add" %531#0 : vector<4xf32>
      %541 = arith.mulf %540, %inverseFeatures : f32
      %542 = arith.addf %541, %epsilon : f32
      %543 = math.sqrt %542 : f32
      %544 = arith.divf %c37, %543 : f32
      %545 = wave.reduce "max" %531#2 : vector<4xf32>
      %546 = arith.mulf %545, %544 : f32
      %547 = arith.bitcast %546 : f32 to i32
      %548 = arith.shrui %547, %c39 : i32
      %549 = arith.maxsi %548, %c40 : i32
      %550 = arith.subi %c41, %549 : i32
      %551 = arith.shli %550, %c39 : i32
      %552 = arith.subi %549, %c42 : i32
      %553 = arith.shli %552, %c39 : i32
      %554 = arith.bitcast %551 : i32 to f32
      %555 = arith.bitcast %553 : i32 to f32
      %556 = wave.reduce "add" %531#1 : vector<4xf32>
      %557 = arith.mulf %556, %544 : f32
      %558 = arith.mulf %557, %544 : f32
      %559 = wave.lane
      %560 = arith.cmpi eq, %559, %c6 : index
      scf.if %560 {
        %561 = arith.muli %523, %c2 : index
        memref.store %555, %normed_factors[%561] : memref<?xf32>
        %562 = arith.muli %523, %c2 : index
        %563 = arith.addi %562, %c5 : index
        memref.store %558, %normed_factors[%563] : memref<?xf32>
      }
      %564 = vector.broadcast %544 : f32 to vector<4xf32>
      %565 = vector.broadcast %554 : f32 to vector<4xf32>
      scf.for %566 = %526 to %features step %c4 {
        %567 = arith.addi %524, %566 : index
        %568 = vector.load %out[%567] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %569 = arith.mulf %568, %564 : vector<4xf32>
        %570 = vector.load %norm_weight[%566] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %571 = arith.mulf %569, %570 : vector<4xf32>
        %572 = arith.mulf %571, %565 : vector<4xf32>
        %573 = arith.divui %523, %tileRows : index
        %574 = arith.divui %features, %c8 : index
        %575 = arith.muli %573, %574 : index
        %576 = arith.divui %566, %c8 : index
        %577 = arith.addi %575, %576 : index
        %578 = arith.muli %577, %c2 : index
        %579 = arith.remui %566, %c8 : index
        %580 = arith.divui %579, %c1 : index
        %581 = arith.addi %578, %580 : index
        %582 = arith.muli %tileRows, %c1 : index
        %583 = arith.muli %581, %582 : index
        %584 = arith.remui %523, %tileRows : index
        %585 = arith.muli %584, %c1 : index
        %586 = arith.addi %583, %585 : index
        %587 = arith.remui %566, %c1 : index
        %588 = arith.addi %586, %587 : index
        %589 = arith.truncf %572 : vector<4xf32> to vector<4xf16>
        vector.store %589, %normed[%588] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
