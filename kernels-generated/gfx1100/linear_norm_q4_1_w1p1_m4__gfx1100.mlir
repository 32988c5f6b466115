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
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c13 = arith.constant 32 : index
  %c14 = arith.constant 256 : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant 64 : index
  %c19 = arith.constant 4 : index
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
  %15 = wave.wave
  %16 = wave.scratch %operandHalves : memref<?xf16>
  %17 = arith.cmpi eq, %hasResidual, %c5 : index
  %18 = wave.block 0
  %19 = arith.muli %18, %c8 : index
  %20 = arith.cmpi slt, %14, %13 : index
  scf.if %20 {
    %21 = arith.muli %1, %c5 : index
    %22 = wave.wave
    %23 = arith.muli %22, %c13 : index
    %24 = wave.lane
    %25 = arith.addi %23, %24 : index
    %26 = arith.muli %25, %c1 : index
    scf.for %27 = %26 to %operandHalves step %c14 {
      %28 = vector.load %x[%27] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      vector.store %28, %16[%27] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %29 = arith.divui %inputFeatures, %c13 : index
    %30 = arith.muli %15, %stepsPerWave : index
    %31 = arith.minsi %30, %29 : index
    %32 = arith.addi %31, %stepsPerWave : index
    %33 = arith.minsi %32, %29 : index
    %34 = arith.subi %33, %31 : index
    %35 = arith.divui %34, %c2 : index
    %36 = arith.muli %35, %c2 : index
    %37 = arith.addi %31, %36 : index
    %38 = arith.cmpi eq, %wholeBlocks, %c5 : index
    %39 = arith.addi %31, %stepsPerWave : index
    %40 = arith.select %38, %39, %37 : index
    %43 = scf.for %41 = %31 to %40 step %c2 iter_args(%42 = %c15) -> (vector<8xf32>) {
      %44 = wave.lane
      %45 = arith.addi %41, %c6 : index
      %46 = arith.remui %44, %c8 : index
      %47 = arith.addi %11, %c4 : index
      %48 = arith.muli %45, %c18 : index
      %49 = arith.addi %47, %48 : index
      %50 = arith.muli %46, %c19 : index
      %51 = arith.addi %49, %50 : index
      %52 = vector.load %w[%51] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %53 = vector.bitcast %52 : vector<4xi8> to vector<2xf16>
      %54 = vector.extract %53[0] : f16 from vector<2xf16>
      %55 = vector.broadcast %54 : f16 to vector<16xf16>
      %56 = vector.extract %53[1] : f16 from vector<2xf16>
      %57 = vector.broadcast %56 : f16 to vector<16xf16>
      %58 = arith.addi %11, %c4 : index
      %59 = arith.muli %inputFeatures, %c2 : index
      %60 = arith.addi %59, %c3 : index
      %61 = arith.divui %60, %c4 : index
      %62 = arith.muli %61, %c4 : index
      %63 = arith.addi %58, %62 : index
      %64 = arith.muli %45, %c14 : index
      %65 = arith.addi %63, %64 : index
      %66 = arith.muli %46, %c8 : index
      %67 = arith.addi %65, %66 : index
      %68 = vector.load %w[%67] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %69 = vector.bitcast %68 : vector<16xi8> to vector<4xi32>
      %70 = arith.shrui %69, %c20 : vector<4xi32>
      %71 = arith.andi %70, %c21 : vector<4xi32>
      %72 = arith.ori %71, %c22 : vector<4xi32>
      %73 = vector.bitcast %72 : vector<4xi32> to vector<8xf16>
      %74 = arith.shrui %69, %c23 : vector<4xi32>
      %75 = arith.andi %74, %c21 : vector<4xi32>
      %76 = arith.ori %75, %c22 : vector<4xi32>
      %77 = vector.bitcast %76 : vector<4xi32> to vector<8xf16>
      %78 = arith.shrui %69, %c24 : vector<4xi32>
      %79 = arith.andi %78, %c21 : vector<4xi32>
      %80 = arith.ori %79, %c22 : vector<4xi32>
      %81 = vector.bitcast %80 : vector<4xi32> to vector<8xf16>
      %82 = arith.shrui %69, %c25 : vector<4xi32>
      %83 = arith.andi %82, %c21 : vector<4xi32>
      %84 = arith.ori %83, %c22 : vector<4xi32>
      %85 = vector.bitcast %84 : vector<4xi32> to vector<8xf16>
      %86 = vector.shuffle %73, %77 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %87 = vector.shuffle %81, %85 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %88 = vector.shuffle %86, %87 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %89 = arith.subf %88, %c26 : vector<32xf16>
      %90 = vector.shuffle %89, %89 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %91 = vector.shuffle %89, %89 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %92 = math.fma %90, %55, %57 : vector<16xf16>
      %93 = math.fma %91, %55, %57 : vector<16xf16>
      %94 = arith.addi %41, %c5 : index
      %95 = arith.remui %44, %c8 : index
      %96 = arith.addi %11, %c4 : index
      %97 = arith.muli %94, %c18 : index
      %98 = arith.addi %96, %97 : index
      %99 = arith.muli %95, %c19 : index
      %100 = arith.addi %98, %99 : index
      %101 = vector.load %w[%100] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %102 = vector.bitcast %101 : vector<4xi8> to vector<2xf16>
      %103 = vector.extract %102[0] : f16 from vector<2xf16>
      %104 = vector.broadcast %103 : f16 to vector<16xf16>
      %105 = vector.extract %102[1] : f16 from vector<2xf16>
      %106 = vector.broadcast %105 : f16 to vector<16xf16>
      %107 = arith.addi %11, %c4 : index
      %108 = arith.muli %inputFeatures, %c2 : index
      %109 = arith.addi %108, %c3 : index
      %110 = arith.divui %109, %c4 : index
      %111 = arith.muli %110, %c4 : index
      %112 = arith.addi %107, %111 : index
      %113 = arith.muli %94, %c14 : index
      %114 = arith.addi %112, %113 : index
      %115 = arith.muli %95, %c8 : index
      %116 = arith.addi %114, %115 : index
      %117 = vector.load %w[%116] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %118 = vector.bitcast %117 : vector<16xi8> to vector<4xi32>
      %119 = arith.shrui %118, %c20 : vector<4xi32>
      %120 = arith.andi %119, %c21 : vector<4xi32>
      %121 = arith.ori %120, %c22 : vector<4xi32>
      %122 = vector.bitcast %121 : vector<4xi32> to vector<8xf16>
      %123 = arith.shrui %118, %c23 : vector<4xi32>
      %124 = arith.andi %123, %c21 : vector<4xi32>
      %125 = arith.ori %124, %c22 : vector<4xi32>
      %126 = vector.bitcast %125 : vector<4xi32> to vector<8xf16>
      %127 = arith.shrui %118, %c24 : vector<4xi32>
      %128 = arith.andi %127, %c21 : vector<4xi32>
      %129 = arith.ori %128, %c22 : vector<4xi32>
      %130 = vector.bitcast %129 : vector<4xi32> to vector<8xf16>
      %131 = arith.shrui %118, %c25 : vector<4xi32>
      %132 = arith.andi %131, %c21 : vector<4xi32>
      %133 = arith.ori %132, %c22 : vector<4xi32>
      %134 = vector.bitcast %133 : vector<4xi32> to vector<8xf16>
      %135 = vector.shuffle %122, %126 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %136 = vector.shuffle %130, %134 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %137 = vector.shuffle %135, %136 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %138 = arith.subf %137, %c26 : vector<32xf16>
      %139 = vector.shuffle %138, %138 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %140 = vector.shuffle %138, %138 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %141 = math.fma %139, %104, %106 : vector<16xf16>
      %142 = math.fma %140, %104, %106 : vector<16xf16>
      %143 = arith.addi %21, %c6 : index
      %144 = arith.muli %41, %c2 : index
      %145 = arith.addi %144, %c6 : index
      %146 = arith.divui %inputFeatures, %c8 : index
      %147 = arith.muli %143, %146 : index
      %148 = arith.addi %147, %145 : index
      %149 = arith.muli %tileRows, %c8 : index
      %150 = arith.muli %148, %149 : index
      %151 = arith.remui %44, %tileRows : index
      %152 = arith.muli %151, %c1 : index
      %153 = arith.addi %150, %152 : index
      %154 = vector.load %16[%153] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %155 = arith.muli %tileRows, %c1 : index
      %156 = arith.addi %153, %155 : index
      %157 = vector.load %16[%156] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %158 = vector.shuffle %154, %157 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %159 = wave.mma %158, %92, %42 : vector<16xf16>, vector<8xf32>
      %160 = arith.addi %21, %c6 : index
      %161 = arith.muli %41, %c2 : index
      %162 = arith.addi %161, %c5 : index
      %163 = arith.divui %inputFeatures, %c8 : index
      %164 = arith.muli %160, %163 : index
      %165 = arith.addi %164, %162 : index
      %166 = arith.muli %tileRows, %c8 : index
      %167 = arith.muli %165, %166 : index
      %168 = arith.remui %44, %tileRows : index
      %169 = arith.muli %168, %c1 : index
      %170 = arith.addi %167, %169 : index
      %171 = vector.load %16[%170] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %172 = arith.muli %tileRows, %c1 : index
      %173 = arith.addi %170, %172 : index
      %174 = vector.load %16[%173] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %175 = vector.shuffle %171, %174 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %176 = wave.mma %175, %93, %159 : vector<16xf16>, vector<8xf32>
      %177 = arith.addi %21, %c6 : index
      %178 = arith.muli %41, %c2 : index
      %179 = arith.addi %178, %c2 : index
      %180 = arith.divui %inputFeatures, %c8 : index
      %181 = arith.muli %177, %180 : index
      %182 = arith.addi %181, %179 : index
      %183 = arith.muli %tileRows, %c8 : index
      %184 = arith.muli %182, %183 : index
      %185 = arith.remui %44, %tileRows : index
      %186 = arith.muli %185, %c1 : index
      %187 = arith.addi %184, %186 : index
      %188 = vector.load %16[%187] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %189 = arith.muli %tileRows, %c1 : index
      %190 = arith.addi %187, %189 : index
      %191 = vector.load %16[%190] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %192 = vector.shuffle %188, %191 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %193 = wave.mma %192, %141, %176 : vector<16xf16>, vector<8xf32>
      %194 = arith.addi %21, %c6 : index
      %195 = arith.muli %41, %c2 : index
      %196 = arith.addi %195, %c27 : index
      %197 = arith.divui %inputFeatures, %c8 : index
      %198 = arith.muli %194, %197 : index
      %199 = arith.addi %198, %196 : index
      %200 = arith.muli %tileRows, %c8 : index
      %201 = arith.muli %199, %200 : index
      %202 = arith.remui %44, %tileRows : index
      %203 = arith.muli %202, %c1 : index
      %204 = arith.addi %201, %203 : index
      %205 = vector.load %16[%204] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %206 = arith.muli %tileRows, %c1 : index
      %207 = arith.addi %204, %206 : index
      %208 = vector.load %16[%207] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %209 = vector.shuffle %205, %208 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %210 = wave.mma %209, %142, %193 : vector<16xf16>, vector<8xf32>
      scf.yield %210 : vector<8xf32>
    }
    %211 = arith.select %38, %40, %33 : index
    %214 = scf.for %212 = %40 to %211 step %c5 iter_args(%213 = %43) -> (vector<8xf32>) {
      %215 = wave.lane
      %216 = arith.addi %212, %c6 : index
      %217 = arith.remui %215, %c8 : index
      %218 = arith.addi %11, %c4 : index
      %219 = arith.muli %216, %c18 : index
      %220 = arith.addi %218, %219 : index
      %221 = arith.muli %217, %c19 : index
      %222 = arith.addi %220, %221 : index
      %223 = vector.load %w[%222] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %224 = vector.bitcast %223 : vector<4xi8> to vector<2xf16>
      %225 = vector.extract %224[0] : f16 from vector<2xf16>
      %226 = vector.broadcast %225 : f16 to vector<16xf16>
      %227 = vector.extract %224[1] : f16 from vector<2xf16>
      %228 = vector.broadcast %227 : f16 to vector<16xf16>
      %229 = arith.addi %11, %c4 : index
      %230 = arith.muli %inputFeatures, %c2 : index
      %231 = arith.addi %230, %c3 : index
      %232 = arith.divui %231, %c4 : index
      %233 = arith.muli %232, %c4 : index
      %234 = arith.addi %229, %233 : index
      %235 = arith.muli %216, %c14 : index
      %236 = arith.addi %234, %235 : index
      %237 = arith.muli %217, %c8 : index
      %238 = arith.addi %236, %237 : index
      %239 = vector.load %w[%238] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %240 = vector.bitcast %239 : vector<16xi8> to vector<4xi32>
      %241 = arith.shrui %240, %c20 : vector<4xi32>
      %242 = arith.andi %241, %c21 : vector<4xi32>
      %243 = arith.ori %242, %c22 : vector<4xi32>
      %244 = vector.bitcast %243 : vector<4xi32> to vector<8xf16>
      %245 = arith.shrui %240, %c23 : vector<4xi32>
      %246 = arith.andi %245, %c21 : vector<4xi32>
      %247 = arith.ori %246, %c22 : vector<4xi32>
      %248 = vector.bitcast %247 : vector<4xi32> to vector<8xf16>
      %249 = arith.shrui %240, %c24 : vector<4xi32>
      %250 = arith.andi %249, %c21 : vector<4xi32>
      %251 = arith.ori %250, %c22 : vector<4xi32>
      %252 = vector.bitcast %251 : vector<4xi32> to vector<8xf16>
      %253 = arith.shrui %240, %c25 : vector<4xi32>
      %254 = arith.andi %253, %c21 : vector<4xi32>
      %255 = arith.ori %254, %c22 : vector<4xi32>
      %256 = vector.bitcast %255 : vector<4xi32> to vector<8xf16>
      %257 = vector.shuffle %244, %248 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %258 = vector.shuffle %252, %256 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %259 = vector.shuffle %257, %258 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %260 = arith.subf %259, %c26 : vector<32xf16>
      %261 = vector.shuffle %260, %260 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %262 = vector.shuffle %260, %260 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %263 = math.fma %261, %226, %228 : vector<16xf16>
      %264 = math.fma %262, %226, %228 : vector<16xf16>
      %265 = arith.addi %21, %c6 : index
      %266 = arith.muli %212, %c2 : index
      %267 = arith.addi %266, %c6 : index
      %268 = arith.divui %inputFeatures, %c8 : index
      %269 = arith.muli %265, %268 : index
      %270 = arith.addi %269, %267 : index
      %271 = arith.muli %tileRows, %c8 : index
      %272 = arith.muli %270, %271 : index
      %273 = arith.remui %215, %tileRows : index
      %274 = arith.muli %273, %c1 : index
      %275 = arith.addi %272, %274 : index
      %276 = vector.load %16[%275] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %277 = arith.muli %tileRows, %c1 : index
      %278 = arith.addi %275, %277 : index
      %279 = vector.load %16[%278] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %280 = vector.shuffle %276, %279 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %281 = wave.mma %280, %263, %213 : vector<16xf16>, vector<8xf32>
      %282 = arith.addi %21, %c6 : index
      %283 = arith.muli %212, %c2 : index
      %284 = arith.addi %283, %c5 : index
      %285 = arith.divui %inputFeatures, %c8 : index
      %286 = arith.muli %282, %285 : index
      %287 = arith.addi %286, %284 : index
      %288 = arith.muli %tileRows, %c8 : index
      %289 = arith.muli %287, %288 : index
      %290 = arith.remui %215, %tileRows : index
      %291 = arith.muli %290, %c1 : index
      %292 = arith.addi %289, %291 : index
      %293 = vector.load %16[%292] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %294 = arith.muli %tileRows, %c1 : index
      %295 = arith.addi %292, %294 : index
      %296 = vector.load %16[%295] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %297 = vector.shuffle %293, %296 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %298 = wave.mma %297, %264, %281 : vector<16xf16>, vector<8xf32>
      scf.yield %298 : vector<8xf32>
    }
    %299 = wave.lane
    %300 = vector.extract %214[0] : f32 from vector<8xf32>
    %301 = wave.lane
    %302 = arith.addi %14, %c6 : index
    %303 = arith.muli %c6, %c2 : index
    %304 = arith.addi %302, %303 : index
    %305 = arith.divui %301, %c8 : index
    %306 = arith.addi %304, %305 : index
    %307 = arith.cmpi slt, %306, %13 : index
    scf.if %307 {
      %308 = arith.cmpi eq, %hasFactors, %c5 : index
      %309 = memref.load %factors[%306] : memref<?xf32>
      %310 = arith.select %308, %309, %c29 : f32
      %311 = arith.remui %301, %c8 : index
      %312 = arith.muli %311, %c19 : index
      %313 = arith.addi %11, %312 : index
      %314 = vector.load %w[%313] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %315 = vector.bitcast %314 : vector<4xi8> to vector<1xf32>
      %316 = vector.extract %315[0] : f32 from vector<1xf32>
      %317 = arith.mulf %316, %310 : f32
      %318 = arith.mulf %300, %317 : f32
      %319 = arith.muli %306, %outputFeatures : index
      %320 = arith.addi %319, %19 : index
      %321 = wave.lane
      %322 = arith.remui %321, %c8 : index
      %323 = arith.addi %320, %322 : index
      scf.if %17 {
        %324 = arith.addi %323, %c6 : index
        %325 = memref.load %residual[%324] : memref<?xf32>
        %326 = arith.addf %325, %318 : f32
        %327 = arith.addi %323, %c6 : index
        memref.store %326, %out[%327] : memref<?xf32>
      } else {
        %328 = arith.addi %323, %c6 : index
        memref.store %318, %out[%328] : memref<?xf32>
      }
    }
    %329 = vector.extract %214[1] : f32 from vector<8xf32>
    %330 = wave.lane
    %331 = arith.addi %14, %c6 : index
    %332 = arith.muli %c5, %c2 : index
    %333 = arith.addi %331, %332 : index
    %334 = arith.divui %330, %c8 : index
    %335 = arith.addi %333, %334 : index
    %336 = arith.cmpi slt, %335, %13 : index
    scf.if %336 {
      %337 = arith.cmpi eq, %hasFactors, %c5 : index
      %338 = memref.load %factors[%335] : memref<?xf32>
      %339 = arith.select %337, %338, %c29 : f32
      %340 = arith.remui %330, %c8 : index
      %341 = arith.muli %340, %c19 : index
      %342 = arith.addi %11, %341 : index
      %343 = vector.load %w[%342] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %344 = vector.bitcast %343 : vector<4xi8> to vector<1xf32>
      %345 = vector.extract %344[0] : f32 from vector<1xf32>
      %346 = arith.mulf %345, %339 : f32
      %347 = arith.mulf %329, %346 : f32
      %348 = arith.muli %335, %outputFeatures : index
      %349 = arith.addi %348, %19 : index
      %350 = wave.lane
      %351 = arith.remui %350, %c8 : index
      %352 = arith.addi %349, %351 : index
      scf.if %17 {
        %353 = arith.addi %352, %c6 : index
        %354 = memref.load %residual[%353] : memref<?xf32>
        %355 = arith.addf %354, %347 : f32
        %356 = arith.addi %352, %c6 : index
        memref.store %355, %out[%356] : memref<?xf32>
      } else {
        %357 = arith.addi %352, %c6 : index
        memref.store %347, %out[%357] : memref<?xf32>
      }
    }
    %358 = vector.extract %214[2] : f32 from vector<8xf32>
    %359 = wave.lane
    %360 = arith.addi %14, %c6 : index
    %361 = arith.muli %c2, %c2 : index
    %362 = arith.addi %360, %361 : index
    %363 = arith.divui %359, %c8 : index
    %364 = arith.addi %362, %363 : index
    %365 = arith.cmpi slt, %364, %13 : index
    scf.if %365 {
      %366 = arith.cmpi eq, %hasFactors, %c5 : index
      %367 = memref.load %factors[%364] : memref<?xf32>
      %368 = arith.select %366, %367, %c29 : f32
      %369 = arith.remui %359, %c8 : index
      %370 = arith.muli %369, %c19 : index
      %371 = arith.addi %11, %370 : index
      %372 = vector.load %w[%371] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %373 = vector.bitcast %372 : vector<4xi8> to vector<1xf32>
      %374 = vector.extract %373[0] : f32 from vector<1xf32>
      %375 = arith.mulf %374, %368 : f32
      %376 = arith.mulf %358, %375 : f32
      %377 = arith.muli %364, %outputFeatures : index
      %378 = arith.addi %377, %19 : index
      %379 = wave.lane
      %380 = arith.remui %379, %c8 : index
      %381 = arith.addi %378, %380 : index
      scf.if %17 {
        %382 = arith.addi %381, %c6 : index
        %383 = memref.load %residual[%382] : memref<?xf32>
        %384 = arith.addf %383, %376 : f32
        %385 = arith.addi %381, %c6 : index
        memref.store %384, %out[%385] : memref<?xf32>
      } else {
        %386 = arith.addi %381, %c6 : index
        memref.store %376, %out[%386] : memref<?xf32>
      }
    }
    %387 = vector.extract %214[3] : f32 from vector<8xf32>
    %388 = wave.lane
    %389 = arith.addi %14, %c6 : index
    %390 = arith.muli %c27, %c2 : index
    %391 = arith.addi %389, %390 : index
    %392 = arith.divui %388, %c8 : index
    %393 = arith.addi %391, %392 : index
    %394 = arith.cmpi slt, %393, %13 : index
    scf.if %394 {
      %395 = arith.cmpi eq, %hasFactors, %c5 : index
      %396 = memref.load %factors[%393] : memref<?xf32>
      %397 = arith.select %395, %396, %c29 : f32
      %398 = arith.remui %388, %c8 : index
      %399 = arith.muli %398, %c19 : index
      %400 = arith.addi %11, %399 : index
      %401 = vector.load %w[%400] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %402 = vector.bitcast %401 : vector<4xi8> to vector<1xf32>
      %403 = vector.extract %402[0] : f32 from vector<1xf32>
      %404 = arith.mulf %403, %397 : f32
      %405 = arith.mulf %387, %404 : f32
      %406 = arith.muli %393, %outputFeatures : index
      %407 = arith.addi %406, %19 : index
      %408 = wave.lane
      %409 = arith.remui %408, %c8 : index
      %410 = arith.addi %407, %409 : index
      scf.if %17 {
        %411 = arith.addi %410, %c6 : index
        %412 = memref.load %residual[%411] : memref<?xf32>
        %413 = arith.addf %412, %405 : f32
        %414 = arith.addi %410, %c6 : index
        memref.store %413, %out[%414] : memref<?xf32>
      } else {
        %415 = arith.addi %410, %c6 : index
        memref.store %405, %out[%415] : memref<?xf32>
      }
    }
    %416 = vector.extract %214[4] : f32 from vector<8xf32>
    %417 = wave.lane
    %418 = arith.addi %14, %c6 : index
    %419 = arith.muli %c19, %c2 : index
    %420 = arith.addi %418, %419 : index
    %421 = arith.divui %417, %c8 : index
    %422 = arith.addi %420, %421 : index
    %423 = arith.cmpi slt, %422, %13 : index
    scf.if %423 {
      %424 = arith.cmpi eq, %hasFactors, %c5 : index
      %425 = memref.load %factors[%422] : memref<?xf32>
      %426 = arith.select %424, %425, %c29 : f32
      %427 = arith.remui %417, %c8 : index
      %428 = arith.muli %427, %c19 : index
      %429 = arith.addi %11, %428 : index
      %430 = vector.load %w[%429] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %431 = vector.bitcast %430 : vector<4xi8> to vector<1xf32>
      %432 = vector.extract %431[0] : f32 from vector<1xf32>
      %433 = arith.mulf %432, %426 : f32
      %434 = arith.mulf %416, %433 : f32
      %435 = arith.muli %422, %outputFeatures : index
      %436 = arith.addi %435, %19 : index
      %437 = wave.lane
      %438 = arith.remui %437, %c8 : index
      %439 = arith.addi %436, %438 : index
      scf.if %17 {
        %440 = arith.addi %439, %c6 : index
        %441 = memref.load %residual[%440] : memref<?xf32>
        %442 = arith.addf %441, %434 : f32
        %443 = arith.addi %439, %c6 : index
        memref.store %442, %out[%443] : memref<?xf32>
      } else {
        %444 = arith.addi %439, %c6 : index
        memref.store %434, %out[%444] : memref<?xf32>
      }
    }
    %445 = vector.extract %214[5] : f32 from vector<8xf32>
    %446 = wave.lane
    %447 = arith.addi %14, %c6 : index
    %448 = arith.muli %c30, %c2 : index
    %449 = arith.addi %447, %448 : index
    %450 = arith.divui %446, %c8 : index
    %451 = arith.addi %449, %450 : index
    %452 = arith.cmpi slt, %451, %13 : index
    scf.if %452 {
      %453 = arith.cmpi eq, %hasFactors, %c5 : index
      %454 = memref.load %factors[%451] : memref<?xf32>
      %455 = arith.select %453, %454, %c29 : f32
      %456 = arith.remui %446, %c8 : index
      %457 = arith.muli %456, %c19 : index
      %458 = arith.addi %11, %457 : index
      %459 = vector.load %w[%458] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %460 = vector.bitcast %459 : vector<4xi8> to vector<1xf32>
      %461 = vector.extract %460[0] : f32 from vector<1xf32>
      %462 = arith.mulf %461, %455 : f32
      %463 = arith.mulf %445, %462 : f32
      %464 = arith.muli %451, %outputFeatures : index
      %465 = arith.addi %464, %19 : index
      %466 = wave.lane
      %467 = arith.remui %466, %c8 : index
      %468 = arith.addi %465, %467 : index
      scf.if %17 {
        %469 = arith.addi %468, %c6 : index
        %470 = memref.load %residual[%469] : memref<?xf32>
        %471 = arith.addf %470, %463 : f32
        %472 = arith.addi %468, %c6 : index
        memref.store %471, %out[%472] : memref<?xf32>
      } else {
        %473 = arith.addi %468, %c6 : index
        memref.store %463, %out[%473] : memref<?xf32>
      }
    }
    %474 = vector.extract %214[6] : f32 from vector<8xf32>
    %475 = wave.lane
    %476 = arith.addi %14, %c6 : index
    %477 = arith.muli %c31, %c2 : index
    %478 = arith.addi %476, %477 : index
    %479 = arith.divui %475, %c8 : index
    %480 = arith.addi %478, %479 : index
    %481 = arith.cmpi slt, %480, %13 : index
    scf.if %481 {
      %482 = arith.cmpi eq, %hasFactors, %c5 : index
      %483 = memref.load %factors[%480] : memref<?xf32>
      %484 = arith.select %482, %483, %c29 : f32
      %485 = arith.remui %475, %c8 : index
      %486 = arith.muli %485, %c19 : index
      %487 = arith.addi %11, %486 : index
      %488 = vector.load %w[%487] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %489 = vector.bitcast %488 : vector<4xi8> to vector<1xf32>
      %490 = vector.extract %489[0] : f32 from vector<1xf32>
      %491 = arith.mulf %490, %484 : f32
      %492 = arith.mulf %474, %491 : f32
      %493 = arith.muli %480, %outputFeatures : index
      %494 = arith.addi %493, %19 : index
      %495 = wave.lane
      %496 = arith.remui %495, %c8 : index
      %497 = arith.addi %494, %496 : index
      scf.if %17 {
        %498 = arith.addi %497, %c6 : index
        %499 = memref.load %residual[%498] : memref<?xf32>
        %500 = arith.addf %499, %492 : f32
        %501 = arith.addi %497, %c6 : index
        memref.store %500, %out[%501] : memref<?xf32>
      } else {
        %502 = arith.addi %497, %c6 : index
        memref.store %492, %out[%502] : memref<?xf32>
      }
    }
    %503 = vector.extract %214[7] : f32 from vector<8xf32>
    %504 = wave.lane
    %505 = arith.addi %14, %c6 : index
    %506 = arith.muli %c32, %c2 : index
    %507 = arith.addi %505, %506 : index
    %508 = arith.divui %504, %c8 : index
    %509 = arith.addi %507, %508 : index
    %510 = arith.cmpi slt, %509, %13 : index
    scf.if %510 {
      %511 = arith.cmpi eq, %hasFactors, %c5 : index
      %512 = memref.load %factors[%509] : memref<?xf32>
      %513 = arith.select %511, %512, %c29 : f32
      %514 = arith.remui %504, %c8 : index
      %515 = arith.muli %514, %c19 : index
      %516 = arith.addi %11, %515 : index
      %517 = vector.load %w[%516] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %518 = vector.bitcast %517 : vector<4xi8> to vector<1xf32>
      %519 = vector.extract %518[0] : f32 from vector<1xf32>
      %520 = arith.mulf %519, %513 : f32
      %521 = arith.mulf %503, %520 : f32
      %522 = arith.muli %509, %outputFeatures : index
      %523 = arith.addi %522, %19 : index
      %524 = wave.lane
      %525 = arith.remui %524, %c8 : index
      %526 = arith.addi %523, %525 : index
      scf.if %17 {
        %527 = arith.addi %526, %c6 : index
        %528 = memref.load %residual[%527] : memref<?xf32>
        %529 = arith.addf %528, %521 : f32
        %530 = arith.addi %526, %c6 : index
        memref.store %529, %out[%530] : memref<?xf32>
      } else {
        %531 = arith.addi %526, %c6 : index
        memref.store %521, %out[%531] : memref<?xf32>
      }
    }
  }
  %532 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %532 {
    %533 = arith.addi %14, %c8 : index
    %534 = arith.minsi %533, %13 : index
    %535 = wave.wave
    %536 = arith.addi %14, %535 : index
    scf.for %537 = %536 to %534 step %c5 {
      %538 = arith.muli %537, %features : index
      %539 = wave.lane
      %540 = arith.muli %539, %c19 : index
      %544:2 = scf.for %541 = %540 to %features step %c4 iter_args(%542 = %c35, %543 = %c35) -> (vector<4xf32>, vector<4xf32>) {
        %545 = arith.addi %538, %541 : index
        %546 = vector.load %out[%545] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %547 = vector.load %norm_weight[%541] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %548 = arith.mulf %546, %547 : vector<4xf32>
        %549 = math.absf %548 : vector<4xf32>
        %550 = math.fma %546, %546, %542 : vector<4xf32>
        %551 = arith.maximumf %543, %549 : vector<4xf32>
        scf.yield %550, %551 : vector<4xf32>, vector<4xf32>
      }
      %552 = wave.reduce "add" %544#0 : vector<4xf32>
      %553 = arith.mulf %552, %inverseFeatures : f32
      %554 = arith.addf %553, %epsilon : f32
      %555 = math.sqrt %554 : f32
      %556 = arith.divf %c29, %555 : f32
      %557 = wave.reduce "max" %544#1 : vector<4xf32>
      %558 = arith.mulf %557, %556 : f32
      %559 = arith.bitcast %558 : f32 to i32
      %560 = arith.shrui %559, %c38 : i32
      %561 = arith.maxsi %560, %c39 : i32
      %562 = arith.subi %c40, %561 : i32
      %563 = arith.shli %562, %c38 : i32
      %564 = arith.subi %561, %c41 : i32
      %565 = arith.shli %564, %c38 : i32
      %566 = arith.bitcast %563 : i32 to f32
      %567 = arith.bitcast %565 : i32 to f32
      %568 = wave.lane
      %569 = arith.cmpi eq, %568, %c6 : index
      scf.if %569 {
        memref.store %567, %normed_factors[%537] : memref<?xf32>
      }
      %570 = vector.broadcast %556 : f32 to vector<4xf32>
      %571 = vector.broadcast %566 : f32 to vector<4xf32>
      scf.for %572 = %540 to %features step %c4 {
        %573 = arith.addi %538, %572 : index
        %574 = vector.load %out[%573] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %575 = arith.mulf %574, %570 : vector<4xf32>
        %576 = vector.load %norm_weight[%572] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %577 = arith.mulf %575, %576 : vector<4xf32>
        %578 = arith.mulf %577, %571 : vector<4xf32>
        %579 = arith.divui %537, %tileRows : index
        %580 = arith.divui %features, %c8 : index
        %581 = arith.muli %579, %580 : index
        %582 = arith.divui %572, %c8 : index
        %583 = arith.addi %581, %582 : index
        %584 = arith.muli %583, %c2 : index
        %585 = arith.remui %572, %c8 : index
        %586 = arith.divui %585, %c1 : index
        %587 = arith.addi %584, %586 : index
        %588 = arith.muli %tileRows, %c1 : index
        %589 = arith.muli %587, %588 : index
        %590 = arith.remui %537, %tileRows : index
        %591 = arith.muli %590, %c1 : index
        %592 = arith.addi %589, %591 : index
        %593 = arith.remui %572, %c1 : index
        %594 = arith.addi %592, %593 : index
        %595 = arith.truncf %578 : vector<4xf32> to vector<4xf16>
        vector.store %595, %normed[%594] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
