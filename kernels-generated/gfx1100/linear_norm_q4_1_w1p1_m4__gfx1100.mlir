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
      %279 = memref.load %factors[%276] : memref<?xf32>
      %280 = arith.select %278, %279, %c29 : f32
      %281 = arith.remui %271, %c8 : index
      %282 = arith.muli %281, %c18 : index
      %283 = arith.addi %11, %282 : index
      %284 = vector.load %w[%283] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %285 = vector.bitcast %284 : vector<4xi8> to vector<1xf32>
      %286 = vector.extract %285[0] : f32 from vector<1xf32>
      %287 = arith.mulf %286, %280 : f32
      %288 = arith.mulf %270, %287 : f32
      %289 = arith.muli %276, %outputFeatures : index
      %290 = arith.addi %289, %17 : index
      %291 = wave.lane
      %292 = arith.remui %291, %c8 : index
      %293 = arith.addi %290, %292 : index
      scf.if %15 {
        %294 = arith.addi %293, %c6 : index
        %295 = memref.load %residual[%294] : memref<?xf32>
        %296 = arith.addf %295, %288 : f32
        %297 = arith.addi %293, %c6 : index
        memref.store %296, %out[%297] : memref<?xf32>
      } else {
        %298 = arith.addi %293, %c6 : index
        memref.store %288, %out[%298] : memref<?xf32>
      }
    }
    %299 = vector.extract %196[1] : f32 from vector<8xf32>
    %300 = wave.lane
    %301 = arith.addi %14, %c6 : index
    %302 = arith.muli %c5, %c2 : index
    %303 = arith.addi %301, %302 : index
    %304 = arith.divui %300, %c8 : index
    %305 = arith.addi %303, %304 : index
    %306 = arith.cmpi slt, %305, %13 : index
    scf.if %306 {
      %307 = arith.cmpi eq, %hasFactors, %c5 : index
      %308 = memref.load %factors[%305] : memref<?xf32>
      %309 = arith.select %307, %308, %c29 : f32
      %310 = arith.remui %300, %c8 : index
      %311 = arith.muli %310, %c18 : index
      %312 = arith.addi %11, %311 : index
      %313 = vector.load %w[%312] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %314 = vector.bitcast %313 : vector<4xi8> to vector<1xf32>
      %315 = vector.extract %314[0] : f32 from vector<1xf32>
      %316 = arith.mulf %315, %309 : f32
      %317 = arith.mulf %299, %316 : f32
      %318 = arith.muli %305, %outputFeatures : index
      %319 = arith.addi %318, %17 : index
      %320 = wave.lane
      %321 = arith.remui %320, %c8 : index
      %322 = arith.addi %319, %321 : index
      scf.if %15 {
        %323 = arith.addi %322, %c6 : index
        %324 = memref.load %residual[%323] : memref<?xf32>
        %325 = arith.addf %324, %317 : f32
        %326 = arith.addi %322, %c6 : index
        memref.store %325, %out[%326] : memref<?xf32>
      } else {
        %327 = arith.addi %322, %c6 : index
        memref.store %317, %out[%327] : memref<?xf32>
      }
    }
    %328 = vector.extract %196[2] : f32 from vector<8xf32>
    %329 = wave.lane
    %330 = arith.addi %14, %c6 : index
    %331 = arith.muli %c2, %c2 : index
    %332 = arith.addi %330, %331 : index
    %333 = arith.divui %329, %c8 : index
    %334 = arith.addi %332, %333 : index
    %335 = arith.cmpi slt, %334, %13 : index
    scf.if %335 {
      %336 = arith.cmpi eq, %hasFactors, %c5 : index
      %337 = memref.load %factors[%334] : memref<?xf32>
      %338 = arith.select %336, %337, %c29 : f32
      %339 = arith.remui %329, %c8 : index
      %340 = arith.muli %339, %c18 : index
      %341 = arith.addi %11, %340 : index
      %342 = vector.load %w[%341] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %343 = vector.bitcast %342 : vector<4xi8> to vector<1xf32>
      %344 = vector.extract %343[0] : f32 from vector<1xf32>
      %345 = arith.mulf %344, %338 : f32
      %346 = arith.mulf %328, %345 : f32
      %347 = arith.muli %334, %outputFeatures : index
      %348 = arith.addi %347, %17 : index
      %349 = wave.lane
      %350 = arith.remui %349, %c8 : index
      %351 = arith.addi %348, %350 : index
      scf.if %15 {
        %352 = arith.addi %351, %c6 : index
        %353 = memref.load %residual[%352] : memref<?xf32>
        %354 = arith.addf %353, %346 : f32
        %355 = arith.addi %351, %c6 : index
        memref.store %354, %out[%355] : memref<?xf32>
      } else {
        %356 = arith.addi %351, %c6 : index
        memref.store %346, %out[%356] : memref<?xf32>
      }
    }
    %357 = vector.extract %196[3] : f32 from vector<8xf32>
    %358 = wave.lane
    %359 = arith.addi %14, %c6 : index
    %360 = arith.muli %c27, %c2 : index
    %361 = arith.addi %359, %360 : index
    %362 = arith.divui %358, %c8 : index
    %363 = arith.addi %361, %362 : index
    %364 = arith.cmpi slt, %363, %13 : index
    scf.if %364 {
      %365 = arith.cmpi eq, %hasFactors, %c5 : index
      %366 = memref.load %factors[%363] : memref<?xf32>
      %367 = arith.select %365, %366, %c29 : f32
      %368 = arith.remui %358, %c8 : index
      %369 = arith.muli %368, %c18 : index
      %370 = arith.addi %11, %369 : index
      %371 = vector.load %w[%370] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %372 = vector.bitcast %371 : vector<4xi8> to vector<1xf32>
      %373 = vector.extract %372[0] : f32 from vector<1xf32>
      %374 = arith.mulf %373, %367 : f32
      %375 = arith.mulf %357, %374 : f32
      %376 = arith.muli %363, %outputFeatures : index
      %377 = arith.addi %376, %17 : index
      %378 = wave.lane
      %379 = arith.remui %378, %c8 : index
      %380 = arith.addi %377, %379 : index
      scf.if %15 {
        %381 = arith.addi %380, %c6 : index
        %382 = memref.load %residual[%381] : memref<?xf32>
        %383 = arith.addf %382, %375 : f32
        %384 = arith.addi %380, %c6 : index
        memref.store %383, %out[%384] : memref<?xf32>
      } else {
        %385 = arith.addi %380, %c6 : index
        memref.store %375, %out[%385] : memref<?xf32>
      }
    }
    %386 = vector.extract %196[4] : f32 from vector<8xf32>
    %387 = wave.lane
    %388 = arith.addi %14, %c6 : index
    %389 = arith.muli %c18, %c2 : index
    %390 = arith.addi %388, %389 : index
    %391 = arith.divui %387, %c8 : index
    %392 = arith.addi %390, %391 : index
    %393 = arith.cmpi slt, %392, %13 : index
    scf.if %393 {
      %394 = arith.cmpi eq, %hasFactors, %c5 : index
      %395 = memref.load %factors[%392] : memref<?xf32>
      %396 = arith.select %394, %395, %c29 : f32
      %397 = arith.remui %387, %c8 : index
      %398 = arith.muli %397, %c18 : index
      %399 = arith.addi %11, %398 : index
      %400 = vector.load %w[%399] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %401 = vector.bitcast %400 : vector<4xi8> to vector<1xf32>
      %402 = vector.extract %401[0] : f32 from vector<1xf32>
      %403 = arith.mulf %402, %396 : f32
      %404 = arith.mulf %386, %403 : f32
      %405 = arith.muli %392, %outputFeatures : index
      %406 = arith.addi %405, %17 : index
      %407 = wave.lane
      %408 = arith.remui %407, %c8 : index
      %409 = arith.addi %406, %408 : index
      scf.if %15 {
        %410 = arith.addi %409, %c6 : index
        %411 = memref.load %residual[%410] : memref<?xf32>
        %412 = arith.addf %411, %404 : f32
        %413 = arith.addi %409, %c6 : index
        memref.store %412, %out[%413] : memref<?xf32>
      } else {
        %414 = arith.addi %409, %c6 : index
        memref.store %404, %out[%414] : memref<?xf32>
      }
    }
    %415 = vector.extract %196[5] : f32 from vector<8xf32>
    %416 = wave.lane
    %417 = arith.addi %14, %c6 : index
    %418 = arith.muli %c30, %c2 : index
    %419 = arith.addi %417, %418 : index
    %420 = arith.divui %416, %c8 : index
    %421 = arith.addi %419, %420 : index
    %422 = arith.cmpi slt, %421, %13 : index
    scf.if %422 {
      %423 = arith.cmpi eq, %hasFactors, %c5 : index
      %424 = memref.load %factors[%421] : memref<?xf32>
      %425 = arith.select %423, %424, %c29 : f32
      %426 = arith.remui %416, %c8 : index
      %427 = arith.muli %426, %c18 : index
      %428 = arith.addi %11, %427 : index
      %429 = vector.load %w[%428] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %430 = vector.bitcast %429 : vector<4xi8> to vector<1xf32>
      %431 = vector.extract %430[0] : f32 from vector<1xf32>
      %432 = arith.mulf %431, %425 : f32
      %433 = arith.mulf %415, %432 : f32
      %434 = arith.muli %421, %outputFeatures : index
      %435 = arith.addi %434, %17 : index
      %436 = wave.lane
      %437 = arith.remui %436, %c8 : index
      %438 = arith.addi %435, %437 : index
      scf.if %15 {
        %439 = arith.addi %438, %c6 : index
        %440 = memref.load %residual[%439] : memref<?xf32>
        %441 = arith.addf %440, %433 : f32
        %442 = arith.addi %438, %c6 : index
        memref.store %441, %out[%442] : memref<?xf32>
      } else {
        %443 = arith.addi %438, %c6 : index
        memref.store %433, %out[%443] : memref<?xf32>
      }
    }
    %444 = vector.extract %196[6] : f32 from vector<8xf32>
    %445 = wave.lane
    %446 = arith.addi %14, %c6 : index
    %447 = arith.muli %c31, %c2 : index
    %448 = arith.addi %446, %447 : index
    %449 = arith.divui %445, %c8 : index
    %450 = arith.addi %448, %449 : index
    %451 = arith.cmpi slt, %450, %13 : index
    scf.if %451 {
      %452 = arith.cmpi eq, %hasFactors, %c5 : index
      %453 = memref.load %factors[%450] : memref<?xf32>
      %454 = arith.select %452, %453, %c29 : f32
      %455 = arith.remui %445, %c8 : index
      %456 = arith.muli %455, %c18 : index
      %457 = arith.addi %11, %456 : index
      %458 = vector.load %w[%457] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %459 = vector.bitcast %458 : vector<4xi8> to vector<1xf32>
      %460 = vector.extract %459[0] : f32 from vector<1xf32>
      %461 = arith.mulf %460, %454 : f32
      %462 = arith.mulf %444, %461 : f32
      %463 = arith.muli %450, %outputFeatures : index
      %464 = arith.addi %463, %17 : index
      %465 = wave.lane
      %466 = arith.remui %465, %c8 : index
      %467 = arith.addi %464, %466 : index
      scf.if %15 {
        %468 = arith.addi %467, %c6 : index
        %469 = memref.load %residual[%468] : memref<?xf32>
        %470 = arith.addf %469, %462 : f32
        %471 = arith.addi %467, %c6 : index
        memref.store %470, %out[%471] : memref<?xf32>
      } else {
        %472 = arith.addi %467, %c6 : index
        memref.store %462, %out[%472] : memref<?xf32>
      }
    }
    %473 = vector.extract %196[7] : f32 from vector<8xf32>
    %474 = wave.lane
    %475 = arith.addi %14, %c6 : index
    %476 = arith.muli %c32, %c2 : index
    %477 = arith.addi %475, %476 : index
    %478 = arith.divui %474, %c8 : index
    %479 = arith.addi %477, %478 : index
    %480 = arith.cmpi slt, %479, %13 : index
    scf.if %480 {
      %481 = arith.cmpi eq, %hasFactors, %c5 : index
      %482 = memref.load %factors[%479] : memref<?xf32>
      %483 = arith.select %481, %482, %c29 : f32
      %484 = arith.remui %474, %c8 : index
      %485 = arith.muli %484, %c18 : index
      %486 = arith.addi %11, %485 : index
      %487 = vector.load %w[%486] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %488 = vector.bitcast %487 : vector<4xi8> to vector<1xf32>
      %489 = vector.extract %488[0] : f32 from vector<1xf32>
      %490 = arith.mulf %489, %483 : f32
      %491 = arith.mulf %473, %490 : f32
      %492 = arith.muli %479, %outputFeatures : index
      %493 = arith.addi %492, %17 : index
      %494 = wave.lane
      %495 = arith.remui %494, %c8 : index
      %496 = arith.addi %493, %495 : index
      scf.if %15 {
        %497 = arith.addi %496, %c6 : index
        %498 = memref.load %residual[%497] : memref<?xf32>
        %499 = arith.addf %498, %491 : f32
        %500 = arith.addi %496, %c6 : index
        memref.store %499, %out[%500] : memref<?xf32>
      } else {
        %501 = arith.addi %496, %c6 : index
        memref.store %491, %out[%501] : memref<?xf32>
      }
    }
  }
  %502 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %502 {
    %503 = arith.addi %14, %c8 : index
    %504 = arith.minsi %503, %13 : index
    %505 = wave.wave
    %506 = arith.addi %14, %505 : index
    scf.for %507 = %506 to %504 step %c5 {
      %508 = arith.muli %507, %features : index
      %509 = wave.lane
      %510 = arith.muli %509, %c18 : index
      %514:2 = scf.for %511 = %510 to %features step %c4 iter_args(%512 = %c35, %513 = %c35) -> (vector<4xf32>, vector<4xf32>) {
        %515 = arith.addi %508, %511 : index
        %516 = vector.load %out[%515] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %517 = vector.load %norm_weight[%511] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %518 = arith.mulf %516, %517 : vector<4xf32>
        %519 = math.absf %518 : vector<4xf32>
        %520 = math.fma %516, %516, %512 : vector<4xf32>
        %521 = arith.maximumf %513, %519 : vector<4xf32>
        scf.yield %520, %521 : vector<4xf32>, vector<4xf32>
      }
      %522 = wave.reduce "add" %514#0 : vector<4xf32>
      %523 = arith.mulf %522, %inverseFeatures : f32
      %524 = arith.addf %523, %epsilon : f32
      %525 = math.sqrt %524 : f32
      %526 = arith.divf %c29, %525 : f32
      %527 = wave.reduce "max" %514#1 : vector<4xf32>
      %528 = arith.mulf %527, %526 : f32
      %529 = arith.bitcast %528 : f32 to i32
      %530 = arith.shrui %529, %c38 : i32
      %531 = arith.maxsi %530, %c39 : i32
      %532 = arith.subi %c40, %531 : i32
      %533 = arith.shli %532, %c38 : i32
      %534 = arith.subi %531, %c41 : i32
      %535 = arith.shli %534, %c38 : i32
      %536 = arith.bitcast %533 : i32 to f32
      %537 = arith.bitcast %535 : i32 to f32
      %538 = wave.lane
      %539 = arith.cmpi eq, %538, %c6 : index
      scf.if %539 {
        memref.store %537, %normed_factors[%507] : memref<?xf32>
      }
      %540 = vector.broadcast %526 : f32 to vector<4xf32>
      %541 = vector.broadcast %536 : f32 to vector<4xf32>
      scf.for %542 = %510 to %features step %c4 {
        %543 = arith.addi %508, %542 : index
        %544 = vector.load %out[%543] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %545 = arith.mulf %544, %540 : vector<4xf32>
        %546 = vector.load %norm_weight[%542] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %547 = arith.mulf %545, %546 : vector<4xf32>
        %548 = arith.mulf %547, %541 : vector<4xf32>
        %549 = arith.divui %507, %tileRows : index
        %550 = arith.divui %features, %c8 : index
        %551 = arith.muli %549, %550 : index
        %552 = arith.divui %542, %c8 : index
        %553 = arith.addi %551, %552 : index
        %554 = arith.muli %553, %c2 : index
        %555 = arith.remui %542, %c8 : index
        %556 = arith.divui %555, %c1 : index
        %557 = arith.addi %554, %556 : index
        %558 = arith.muli %tileRows, %c1 : index
        %559 = arith.muli %557, %558 : index
        %560 = arith.remui %507, %tileRows : index
        %561 = arith.muli %560, %c1 : index
        %562 = arith.addi %559, %561 : index
        %563 = arith.remui %542, %c1 : index
        %564 = arith.addi %562, %563 : index
        %565 = arith.truncf %548 : vector<4xf32> to vector<4xf16>
        vector.store %565, %normed[%564] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
