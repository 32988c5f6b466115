// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinearNorm(format='q5_1', waves=8, panels=1, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_norm_q5_1_w8p1_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 127 : index
  %c4 = arith.constant 128 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 16 : index
  %c9 = arith.constant 2048 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c14 = arith.constant 32 : index
  %c15 = arith.constant 256 : index
  %c16 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c19 = arith.constant 64 : index
  %c20 = arith.constant 4 : index
  %c21 = arith.constant dense<0> : vector<4xi32>
  %c22 = arith.constant dense<983055> : vector<4xi32>
  %c23 = arith.constant dense<[0, 4, 8, 12]> : vector<4xi32>
  %c24 = arith.constant dense<65537> : vector<4xi32>
  %c25 = arith.constant dense<4> : vector<4xi32>
  %c26 = arith.constant dense<1677747200> : vector<4xi32>
  %c27 = arith.constant dense<[1, 5, 9, 13]> : vector<4xi32>
  %c28 = arith.constant dense<8> : vector<4xi32>
  %c29 = arith.constant dense<[2, 6, 10, 14]> : vector<4xi32>
  %c30 = arith.constant dense<12> : vector<4xi32>
  %c31 = arith.constant dense<[3, 7, 11, 15]> : vector<4xi32>
  %c32 = arith.constant dense<0x6400> : vector<32xf16>
  %c33 = arith.constant 3 : index
  %c34 = arith.constant 96 : index
  %c35 = arith.constant 160 : index
  %c36 = arith.constant 192 : index
  %c37 = arith.constant 224 : index
  %c38 = arith.constant 512 : index
  %c39 = arith.constant 768 : index
  %c40 = arith.constant 1024 : index
  %c41 = arith.constant 1280 : index
  %c42 = arith.constant 1536 : index
  %c43 = arith.constant 1792 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %arrivals = wave.param "arrivals" : index
  %features = wave.param "features" : index
  %c48 = arith.constant dense<0x00000000> : vector<4xf32>
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %c50 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c52 = arith.constant 23 : i32
  %c53 = arith.constant 141 : i32
  %c54 = arith.constant 268 : i32
  %c55 = arith.constant 14 : i32
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
  %17 = wave.scratch %c9 : memref<?xf32>
  %18 = arith.cmpi eq, %hasResidual, %c5 : index
  %19 = wave.block 0
  %20 = arith.muli %19, %c8 : index
  %21 = arith.cmpi slt, %16, %15 : index
  scf.if %21 {
    %22 = wave.lane
    %23 = arith.remui %22, %c8 : index
    %24 = wave.scratch %operandHalves : memref<?xf16>
    %25 = arith.divui %operandHalves, %c1 : index
    %26 = wave.wave
    %27 = arith.muli %26, %c14 : index
    %28 = wave.lane
    %29 = arith.addi %27, %28 : index
    scf.for %30 = %29 to %25 step %c15 {
      %31 = arith.muli %30, %c1 : index
      %32 = arith.addi %c6, %31 : index
      %33 = vector.load %x[%32] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %34 = arith.muli %30, %c1 : index
      vector.store %33, %24[%34] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %35 = arith.remui %23, %tileRows : index
    %36 = arith.muli %35, %c1 : index
    %37 = wave.wave
    %38 = arith.divui %inputFeatures, %c14 : index
    %39 = arith.muli %37, %stepsPerWave : index
    %40 = arith.minsi %39, %38 : index
    %41 = arith.addi %40, %stepsPerWave : index
    %42 = arith.minsi %41, %38 : index
    %43 = arith.cmpi eq, %wholeBlocks, %c5 : index
    %44 = arith.subi %42, %40 : index
    %45 = arith.divui %44, %c2 : index
    %46 = arith.muli %45, %c2 : index
    %47 = arith.addi %40, %46 : index
    %48 = arith.addi %40, %stepsPerWave : index
    %49 = arith.select %43, %48, %47 : index
    %52 = scf.for %50 = %40 to %49 step %c2 iter_args(%51 = %c16) -> (vector<8xf32>) {
      %53 = wave.lane
      %54 = arith.addi %50, %c6 : index
      %55 = arith.remui %53, %c8 : index
      %56 = arith.addi %13, %c4 : index
      %57 = arith.muli %54, %c19 : index
      %58 = arith.addi %56, %57 : index
      %59 = arith.muli %55, %c20 : index
      %60 = arith.addi %58, %59 : index
      %61 = vector.load %w[%60] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %62 = vector.bitcast %61 : vector<4xi8> to vector<2xf16>
      %63 = vector.extract %62[0] : f16 from vector<2xf16>
      %64 = vector.broadcast %63 : f16 to vector<16xf16>
      %65 = vector.extract %62[1] : f16 from vector<2xf16>
      %66 = vector.broadcast %65 : f16 to vector<16xf16>
      %67 = arith.addi %13, %c4 : index
      %68 = arith.muli %inputFeatures, %c2 : index
      %69 = arith.addi %68, %c3 : index
      %70 = arith.divui %69, %c4 : index
      %71 = arith.muli %70, %c4 : index
      %72 = arith.addi %67, %71 : index
      %73 = arith.muli %54, %c15 : index
      %74 = arith.addi %72, %73 : index
      %75 = arith.muli %55, %c8 : index
      %76 = arith.addi %74, %75 : index
      %77 = arith.muli %inputFeatures, %c1 : index
      %78 = arith.muli %inputFeatures, %c2 : index
      %79 = arith.addi %78, %c3 : index
      %80 = arith.divui %79, %c4 : index
      %81 = arith.muli %80, %c4 : index
      %82 = arith.addi %77, %81 : index
      %83 = arith.addi %82, %c4 : index
      %84 = arith.addi %13, %83 : index
      %85 = arith.muli %54, %c8 : index
      %86 = arith.addi %85, %55 : index
      %87 = arith.muli %86, %c20 : index
      %88 = arith.addi %84, %87 : index
      %89 = vector.load %w[%88] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %90 = vector.bitcast %89 : vector<4xi8> to vector<1xi32>
      %91 = vector.shuffle %90, %90 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %92 = vector.load %w[%76] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %93 = vector.bitcast %92 : vector<16xi8> to vector<4xi32>
      %94 = arith.shrui %93, %c21 : vector<4xi32>
      %95 = arith.andi %94, %c22 : vector<4xi32>
      %96 = arith.shrui %91, %c23 : vector<4xi32>
      %97 = arith.andi %96, %c24 : vector<4xi32>
      %98 = arith.shli %97, %c25 : vector<4xi32>
      %99 = arith.ori %95, %98 : vector<4xi32>
      %100 = arith.ori %99, %c26 : vector<4xi32>
      %101 = vector.bitcast %100 : vector<4xi32> to vector<8xf16>
      %102 = arith.shrui %93, %c25 : vector<4xi32>
      %103 = arith.andi %102, %c22 : vector<4xi32>
      %104 = arith.shrui %91, %c27 : vector<4xi32>
      %105 = arith.andi %104, %c24 : vector<4xi32>
      %106 = arith.shli %105, %c25 : vector<4xi32>
      %107 = arith.ori %103, %106 : vector<4xi32>
      %108 = arith.ori %107, %c26 : vector<4xi32>
      %109 = vector.bitcast %108 : vector<4xi32> to vector<8xf16>
      %110 = arith.shrui %93, %c28 : vector<4xi32>
      %111 = arith.andi %110, %c22 : vector<4xi32>
      %112 = arith.shrui %91, %c29 : vector<4xi32>
      %113 = arith.andi %112, %c24 : vector<4xi32>
      %114 = arith.shli %113, %c25 : vector<4xi32>
      %115 = arith.ori %111, %114 : vector<4xi32>
      %116 = arith.ori %115, %c26 : vector<4xi32>
      %117 = vector.bitcast %116 : vector<4xi32> to vector<8xf16>
      %118 = arith.shrui %93, %c30 : vector<4xi32>
      %119 = arith.andi %118, %c22 : vector<4xi32>
      %120 = arith.shrui %91, %c31 : vector<4xi32>
      %121 = arith.andi %120, %c24 : vector<4xi32>
      %122 = arith.shli %121, %c25 : vector<4xi32>
      %123 = arith.ori %119, %122 : vector<4xi32>
      %124 = arith.ori %123, %c26 : vector<4xi32>
      %125 = vector.bitcast %124 : vector<4xi32> to vector<8xf16>
      %126 = vector.shuffle %101, %109 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %127 = vector.shuffle %117, %125 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %128 = vector.shuffle %126, %127 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %129 = arith.subf %128, %c32 : vector<32xf16>
      %130 = vector.shuffle %129, %129 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %131 = vector.shuffle %129, %129 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %132 = math.fma %130, %64, %66 : vector<16xf16>
      %133 = math.fma %131, %64, %66 : vector<16xf16>
      %134 = arith.addi %50, %c5 : index
      %135 = arith.remui %53, %c8 : index
      %136 = arith.addi %13, %c4 : index
      %137 = arith.muli %134, %c19 : index
      %138 = arith.addi %136, %137 : index
      %139 = arith.muli %135, %c20 : index
      %140 = arith.addi %138, %139 : index
      %141 = vector.load %w[%140] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %142 = vector.bitcast %141 : vector<4xi8> to vector<2xf16>
      %143 = vector.extract %142[0] : f16 from vector<2xf16>
      %144 = vector.broadcast %143 : f16 to vector<16xf16>
      %145 = vector.extract %142[1] : f16 from vector<2xf16>
      %146 = vector.broadcast %145 : f16 to vector<16xf16>
      %147 = arith.addi %13, %c4 : index
      %148 = arith.muli %inputFeatures, %c2 : index
      %149 = arith.addi %148, %c3 : index
      %150 = arith.divui %149, %c4 : index
      %151 = arith.muli %150, %c4 : index
      %152 = arith.addi %147, %151 : index
      %153 = arith.muli %134, %c15 : index
      %154 = arith.addi %152, %153 : index
      %155 = arith.muli %135, %c8 : index
      %156 = arith.addi %154, %155 : index
      %157 = arith.muli %inputFeatures, %c1 : index
      %158 = arith.muli %inputFeatures, %c2 : index
      %159 = arith.addi %158, %c3 : index
      %160 = arith.divui %159, %c4 : index
      %161 = arith.muli %160, %c4 : index
      %162 = arith.addi %157, %161 : index
      %163 = arith.addi %162, %c4 : index
      %164 = arith.addi %13, %163 : index
      %165 = arith.muli %134, %c8 : index
      %166 = arith.addi %165, %135 : index
      %167 = arith.muli %166, %c20 : index
      %168 = arith.addi %164, %167 : index
      %169 = vector.load %w[%168] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %170 = vector.bitcast %169 : vector<4xi8> to vector<1xi32>
      %171 = vector.shuffle %170, %170 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %172 = vector.load %w[%156] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %173 = vector.bitcast %172 : vector<16xi8> to vector<4xi32>
      %174 = arith.shrui %173, %c21 : vector<4xi32>
      %175 = arith.andi %174, %c22 : vector<4xi32>
      %176 = arith.shrui %171, %c23 : vector<4xi32>
      %177 = arith.andi %176, %c24 : vector<4xi32>
      %178 = arith.shli %177, %c25 : vector<4xi32>
      %179 = arith.ori %175, %178 : vector<4xi32>
      %180 = arith.ori %179, %c26 : vector<4xi32>
      %181 = vector.bitcast %180 : vector<4xi32> to vector<8xf16>
      %182 = arith.shrui %173, %c25 : vector<4xi32>
      %183 = arith.andi %182, %c22 : vector<4xi32>
      %184 = arith.shrui %171, %c27 : vector<4xi32>
      %185 = arith.andi %184, %c24 : vector<4xi32>
      %186 = arith.shli %185, %c25 : vector<4xi32>
      %187 = arith.ori %183, %186 : vector<4xi32>
      %188 = arith.ori %187, %c26 : vector<4xi32>
      %189 = vector.bitcast %188 : vector<4xi32> to vector<8xf16>
      %190 = arith.shrui %173, %c28 : vector<4xi32>
      %191 = arith.andi %190, %c22 : vector<4xi32>
      %192 = arith.shrui %171, %c29 : vector<4xi32>
      %193 = arith.andi %192, %c24 : vector<4xi32>
      %194 = arith.shli %193, %c25 : vector<4xi32>
      %195 = arith.ori %191, %194 : vector<4xi32>
      %196 = arith.ori %195, %c26 : vector<4xi32>
      %197 = vector.bitcast %196 : vector<4xi32> to vector<8xf16>
      %198 = arith.shrui %173, %c30 : vector<4xi32>
      %199 = arith.andi %198, %c22 : vector<4xi32>
      %200 = arith.shrui %171, %c31 : vector<4xi32>
      %201 = arith.andi %200, %c24 : vector<4xi32>
      %202 = arith.shli %201, %c25 : vector<4xi32>
      %203 = arith.ori %199, %202 : vector<4xi32>
      %204 = arith.ori %203, %c26 : vector<4xi32>
      %205 = vector.bitcast %204 : vector<4xi32> to vector<8xf16>
      %206 = vector.shuffle %181, %189 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %207 = vector.shuffle %197, %205 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %208 = vector.shuffle %206, %207 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %209 = arith.subf %208, %c32 : vector<32xf16>
      %210 = vector.shuffle %209, %209 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %211 = vector.shuffle %209, %209 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %212 = math.fma %210, %144, %146 : vector<16xf16>
      %213 = math.fma %211, %144, %146 : vector<16xf16>
      %214 = arith.muli %50, %c2 : index
      %215 = arith.addi %214, %c6 : index
      %216 = arith.muli %tileRows, %c8 : index
      %217 = arith.muli %215, %216 : index
      %218 = arith.addi %36, %217 : index
      %219 = vector.load %24[%218] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %220 = arith.muli %tileRows, %c1 : index
      %221 = arith.addi %218, %220 : index
      %222 = vector.load %24[%221] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %223 = vector.shuffle %219, %222 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %224 = wave.mma %223, %132, %51 : vector<16xf16>, vector<8xf32>
      %225 = arith.muli %50, %c2 : index
      %226 = arith.addi %225, %c5 : index
      %227 = arith.muli %tileRows, %c8 : index
      %228 = arith.muli %226, %227 : index
      %229 = arith.addi %36, %228 : index
      %230 = vector.load %24[%229] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %231 = arith.muli %tileRows, %c1 : index
      %232 = arith.addi %229, %231 : index
      %233 = vector.load %24[%232] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %234 = vector.shuffle %230, %233 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %235 = wave.mma %234, %133, %224 : vector<16xf16>, vector<8xf32>
      %236 = arith.muli %50, %c2 : index
      %237 = arith.addi %236, %c2 : index
      %238 = arith.muli %tileRows, %c8 : index
      %239 = arith.muli %237, %238 : index
      %240 = arith.addi %36, %239 : index
      %241 = vector.load %24[%240] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %242 = arith.muli %tileRows, %c1 : index
      %243 = arith.addi %240, %242 : index
      %244 = vector.load %24[%243] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %245 = vector.shuffle %241, %244 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %246 = wave.mma %245, %212, %235 : vector<16xf16>, vector<8xf32>
      %247 = arith.muli %50, %c2 : index
      %248 = arith.addi %247, %c33 : index
      %249 = arith.muli %tileRows, %c8 : index
      %250 = arith.muli %248, %249 : index
      %251 = arith.addi %36, %250 : index
      %252 = vector.load %24[%251] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %253 = arith.muli %tileRows, %c1 : index
      %254 = arith.addi %251, %253 : index
      %255 = vector.load %24[%254] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %256 = vector.shuffle %252, %255 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %257 = wave.mma %256, %213, %246 : vector<16xf16>, vector<8xf32>
      scf.yield %257 : vector<8xf32>
    }
    %258 = arith.select %43, %49, %42 : index
    %261 = scf.for %259 = %49 to %258 step %c5 iter_args(%260 = %52) -> (vector<8xf32>) {
      %262 = wave.lane
      %263 = arith.addi %259, %c6 : index
      %264 = arith.remui %262, %c8 : index
      %265 = arith.addi %13, %c4 : index
      %266 = arith.muli %263, %c19 : index
      %267 = arith.addi %265, %266 : index
      %268 = arith.muli %264, %c20 : index
      %269 = arith.addi %267, %268 : index
      %270 = vector.load %w[%269] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %271 = vector.bitcast %270 : vector<4xi8> to vector<2xf16>
      %272 = vector.extract %271[0] : f16 from vector<2xf16>
      %273 = vector.broadcast %272 : f16 to vector<16xf16>
      %274 = vector.extract %271[1] : f16 from vector<2xf16>
      %275 = vector.broadcast %274 : f16 to vector<16xf16>
      %276 = arith.addi %13, %c4 : index
      %277 = arith.muli %inputFeatures, %c2 : index
      %278 = arith.addi %277, %c3 : index
      %279 = arith.divui %278, %c4 : index
      %280 = arith.muli %279, %c4 : index
      %281 = arith.addi %276, %280 : index
      %282 = arith.muli %263, %c15 : index
      %283 = arith.addi %281, %282 : index
      %284 = arith.muli %264, %c8 : index
      %285 = arith.addi %283, %284 : index
      %286 = arith.muli %inputFeatures, %c1 : index
      %287 = arith.muli %inputFeatures, %c2 : index
      %288 = arith.addi %287, %c3 : index
      %289 = arith.divui %288, %c4 : index
      %290 = arith.muli %289, %c4 : index
      %291 = arith.addi %286, %290 : index
      %292 = arith.addi %291, %c4 : index
      %293 = arith.addi %13, %292 : index
      %294 = arith.muli %263, %c8 : index
      %295 = arith.addi %294, %264 : index
      %296 = arith.muli %295, %c20 : index
      %297 = arith.addi %293, %296 : index
      %298 = vector.load %w[%297] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %299 = vector.bitcast %298 : vector<4xi8> to vector<1xi32>
      %300 = vector.shuffle %299, %299 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %301 = vector.load %w[%285] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %302 = vector.bitcast %301 : vector<16xi8> to vector<4xi32>
      %303 = arith.shrui %302, %c21 : vector<4xi32>
      %304 = arith.andi %303, %c22 : vector<4xi32>
      %305 = arith.shrui %300, %c23 : vector<4xi32>
      %306 = arith.andi %305, %c24 : vector<4xi32>
      %307 = arith.shli %306, %c25 : vector<4xi32>
      %308 = arith.ori %304, %307 : vector<4xi32>
      %309 = arith.ori %308, %c26 : vector<4xi32>
      %310 = vector.bitcast %309 : vector<4xi32> to vector<8xf16>
      %311 = arith.shrui %302, %c25 : vector<4xi32>
      %312 = arith.andi %311, %c22 : vector<4xi32>
      %313 = arith.shrui %300, %c27 : vector<4xi32>
      %314 = arith.andi %313, %c24 : vector<4xi32>
      %315 = arith.shli %314, %c25 : vector<4xi32>
      %316 = arith.ori %312, %315 : vector<4xi32>
      %317 = arith.ori %316, %c26 : vector<4xi32>
      %318 = vector.bitcast %317 : vector<4xi32> to vector<8xf16>
      %319 = arith.shrui %302, %c28 : vector<4xi32>
      %320 = arith.andi %319, %c22 : vector<4xi32>
      %321 = arith.shrui %300, %c29 : vector<4xi32>
      %322 = arith.andi %321, %c24 : vector<4xi32>
      %323 = arith.shli %322, %c25 : vector<4xi32>
      %324 = arith.ori %320, %323 : vector<4xi32>
      %325 = arith.ori %324, %c26 : vector<4xi32>
      %326 = vector.bitcast %325 : vector<4xi32> to vector<8xf16>
      %327 = arith.shrui %302, %c30 : vector<4xi32>
      %328 = arith.andi %327, %c22 : vector<4xi32>
      %329 = arith.shrui %300, %c31 : vector<4xi32>
      %330 = arith.andi %329, %c24 : vector<4xi32>
      %331 = arith.shli %330, %c25 : vector<4xi32>
      %332 = arith.ori %328, %331 : vector<4xi32>
      %333 = arith.ori %332, %c26 : vector<4xi32>
      %334 = vector.bitcast %333 : vector<4xi32> to vector<8xf16>
      %335 = vector.shuffle %310, %318 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %336 = vector.shuffle %326, %334 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %337 = vector.shuffle %335, %336 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %338 = arith.subf %337, %c32 : vector<32xf16>
      %339 = vector.shuffle %338, %338 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %340 = vector.shuffle %338, %338 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %341 = math.fma %339, %273, %275 : vector<16xf16>
      %342 = math.fma %340, %273, %275 : vector<16xf16>
      %343 = arith.muli %259, %c2 : index
      %344 = arith.addi %343, %c6 : index
      %345 = arith.muli %tileRows, %c8 : index
      %346 = arith.muli %344, %345 : index
      %347 = arith.addi %36, %346 : index
      %348 = vector.load %24[%347] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %349 = arith.muli %tileRows, %c1 : index
      %350 = arith.addi %347, %349 : index
      %351 = vector.load %24[%350] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %352 = vector.shuffle %348, %351 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %353 = wave.mma %352, %341, %260 : vector<16xf16>, vector<8xf32>
      %354 = arith.muli %259, %c2 : index
      %355 = arith.addi %354, %c5 : index
      %356 = arith.muli %tileRows, %c8 : index
      %357 = arith.muli %355, %356 : index
      %358 = arith.addi %36, %357 : index
      %359 = vector.load %24[%358] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %360 = arith.muli %tileRows, %c1 : index
      %361 = arith.addi %358, %360 : index
      %362 = vector.load %24[%361] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %363 = vector.shuffle %359, %362 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %364 = wave.mma %363, %342, %353 : vector<16xf16>, vector<8xf32>
      scf.yield %364 : vector<8xf32>
    }
    %365 = wave.lane
    %366 = wave.wave
    %367 = arith.muli %366, %c5 : index
    %368 = arith.addi %367, %c6 : index
    %369 = arith.muli %368, %c15 : index
    %370 = arith.addi %369, %365 : index
    %371 = vector.extract %261[0] : f32 from vector<8xf32>
    %372 = arith.addi %370, %c6 : index
    memref.store %371, %17[%372] : memref<?xf32>
    %373 = vector.extract %261[1] : f32 from vector<8xf32>
    %374 = arith.addi %370, %c14 : index
    memref.store %373, %17[%374] : memref<?xf32>
    %375 = vector.extract %261[2] : f32 from vector<8xf32>
    %376 = arith.addi %370, %c19 : index
    memref.store %375, %17[%376] : memref<?xf32>
    %377 = vector.extract %261[3] : f32 from vector<8xf32>
    %378 = arith.addi %370, %c34 : index
    memref.store %377, %17[%378] : memref<?xf32>
    %379 = vector.extract %261[4] : f32 from vector<8xf32>
    %380 = arith.addi %370, %c4 : index
    memref.store %379, %17[%380] : memref<?xf32>
    %381 = vector.extract %261[5] : f32 from vector<8xf32>
    %382 = arith.addi %370, %c35 : index
    memref.store %381, %17[%382] : memref<?xf32>
    %383 = vector.extract %261[6] : f32 from vector<8xf32>
    %384 = arith.addi %370, %c36 : index
    memref.store %383, %17[%384] : memref<?xf32>
    %385 = vector.extract %261[7] : f32 from vector<8xf32>
    %386 = arith.addi %370, %c37 : index
    memref.store %385, %17[%386] : memref<?xf32>
    wave.barrier
    %387 = arith.muli %366, %c5 : index
    %388 = arith.addi %387, %c6 : index
    %389 = arith.muli %388, %c14 : index
    %390 = arith.addi %389, %365 : index
    %391 = arith.addi %390, %c6 : index
    %392 = memref.load %17[%391] : memref<?xf32>
    %393 = arith.addi %391, %c15 : index
    %394 = memref.load %17[%393] : memref<?xf32>
    %395 = arith.addf %392, %394 : f32
    %396 = arith.addi %391, %c38 : index
    %397 = memref.load %17[%396] : memref<?xf32>
    %398 = arith.addf %395, %397 : f32
    %399 = arith.addi %391, %c39 : index
    %400 = memref.load %17[%399] : memref<?xf32>
    %401 = arith.addf %398, %400 : f32
    %402 = arith.addi %391, %c40 : index
    %403 = memref.load %17[%402] : memref<?xf32>
    %404 = arith.addf %401, %403 : f32
    %405 = arith.addi %391, %c41 : index
    %406 = memref.load %17[%405] : memref<?xf32>
    %407 = arith.addf %404, %406 : f32
    %408 = arith.addi %391, %c42 : index
    %409 = memref.load %17[%408] : memref<?xf32>
    %410 = arith.addf %407, %409 : f32
    %411 = arith.addi %391, %c43 : index
    %412 = memref.load %17[%411] : memref<?xf32>
    %413 = arith.addf %410, %412 : f32
    %414 = wave.lane
    %415 = arith.addi %16, %c6 : index
    %416 = arith.muli %388, %c2 : index
    %417 = arith.addi %415, %416 : index
    %418 = arith.divui %414, %c8 : index
    %419 = arith.addi %417, %418 : index
    %420 = arith.cmpi slt, %419, %15 : index
    scf.if %420 {
      %421 = arith.cmpi eq, %hasFactors, %c5 : index
      %422 = arith.muli %419, %c2 : index
      %423 = memref.load %factors[%422] : memref<?xf32>
      %424 = arith.mulf %423, %operandScale : f32
      %425 = arith.select %421, %424, %operandScale : f32
      %426 = arith.remui %414, %c8 : index
      %427 = arith.muli %426, %c20 : index
      %428 = arith.addi %13, %427 : index
      %429 = vector.load %w[%428] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %430 = vector.bitcast %429 : vector<4xi8> to vector<1xf32>
      %431 = vector.extract %430[0] : f32 from vector<1xf32>
      %432 = arith.mulf %431, %425 : f32
      %433 = arith.mulf %413, %432 : f32
      %434 = arith.muli %419, %outputFeatures : index
      %435 = arith.addi %434, %20 : index
      %436 = wave.lane
      %437 = arith.remui %436, %c8 : index
      %438 = arith.addi %435, %437 : index
      scf.if %18 {
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
  }
  %444 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %444 {
    %445 = arith.addi %16, %c8 : index
    %446 = arith.minsi %445, %15 : index
    %447 = wave.wave
    %448 = arith.addi %16, %447 : index
    scf.for %449 = %448 to %446 step %c1 {
      %450 = arith.muli %449, %features : index
      %451 = wave.lane
      %452 = arith.muli %451, %c20 : index
      %457:3 = scf.for %453 = %452 to %features step %c4 iter_args(%454 = %c48, %455 = %c48, %456 = %c48) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
        %458 = arith.addi %450, %453 : index
        %459 = vector.load %out[%458] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %460 = vector.load %norm_weight[%453] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %461 = arith.mulf %459, %460 : vector<4xf32>
        %462 = math.fma %459, %459, %454 : vector<4xf32>
        %463 = math.fma %461, %461, %455 : vector<4xf32>
        %464 = math.absf %461 : vector<4xf32>
        %465 = arith.maximumf %456, %464 : vector<4xf32>
        scf.yield %462, %463, %465 : vector<4xf32>, vector<4xf32>, vector<4xf32>
      }
      %466 = wave.reduce "add" %457#0 : vector<4xf32>
      %467 = arith.mulf %466, %inverseFeatures : f32
      %468 = arith.addf %467, %epsilon : f32
      %469 = math.sqrt %468 : f32
      %470 = arith.divf %c50, %469 : f32
      %471 = wave.reduce "max" %457#2 : vector<4xf32>
      %472 = arith.mulf %471, %470 : f32
      %473 = arith.bitcast %472 : f32 to i32
      %474 = arith.shrui %473, %c52 : i32
      %475 = arith.maxsi %474, %c53 : i32
      %476 = arith.subi %c54, %475 : i32
      %477 = arith.shli %476, %c52 : i32
      %478 = arith.subi %475, %c55 : i32
      %479 = arith.shli %478, %c52 : i32
      %480 = arith.bitcast %477 : i32 to f32
      %481 = arith.bitcast %479 : i32 to f32
      %482 = wave.reduce "add" %457#1 : vector<4xf32>
      %483 = arith.mulf %482, %470 : f32
      %484 = arith.mulf %483, %470 : f32
      %485 = wave.lane
      %486 = arith.cmpi eq, %485, %c6 : index
      scf.if %486 {
        %487 = arith.muli %449, %c2 : index
        memref.store %481, %normed_factors[%487] : memref<?xf32>
        %488 = arith.muli %449, %c2 : index
        %489 = arith.addi %488, %c5 : index
        memref.store %484, %normed_factors[%489] : memref<?xf32>
      }
      %490 = vector.broadcast %470 : f32 to vector<4xf32>
      %491 = vector.broadcast %480 : f32 to vector<4xf32>
      scf.for %492 = %452 to %features step %c4 {
        %493 = arith.addi %450, %492 : index
        %494 = vector.load %out[%493] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %495 = arith.mulf %494, %490 : vector<4xf32>
        %496 = vector.load %norm_weight[%492] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %497 = arith.mulf %495, %496 : vector<4xf32>
        %498 = arith.mulf %497, %491 : vector<4xf32>
        %499 = arith.divui %449, %tileRows : index
        %500 = arith.divui %features, %c8 : index
        %501 = arith.muli %499, %500 : index
        %502 = arith.divui %492, %c8 : index
        %503 = arith.addi %501, %502 : index
        %504 = arith.muli %503, %c2 : index
        %505 = arith.remui %492, %c8 : index
        %506 = arith.divui %505, %c1 : index
        %507 = arith.addi %504, %506 : index
        %508 = arith.muli %tileRows, %c1 : index
        %509 = arith.muli %507, %508 : index
        %510 = arith.remui %449, %tileRows : index
        %511 = arith.muli %510, %c1 : index
        %512 = arith.addi %509, %511 : index
        %513 = arith.remui %492, %c1 : index
        %514 = arith.addi %512, %513 : index
        %515 = arith.truncf %498 : vector<4xf32> to vector<4xf16>
        vector.store %515, %normed[%514] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
