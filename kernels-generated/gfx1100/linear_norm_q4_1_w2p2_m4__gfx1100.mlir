// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinearNorm(format='q4_1', waves=2, panels=2, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_norm_q4_1_w2p2_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) attributes {waves = 2 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 127 : index
  %c4 = arith.constant 128 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 16 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c11 = arith.constant 1024 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c14 = arith.constant 32 : index
  %c15 = arith.constant 512 : index
  %c16 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c19 = arith.constant 64 : index
  %c20 = arith.constant 4 : index
  %c21 = arith.constant 256 : index
  %c22 = arith.constant dense<0> : vector<4xi32>
  %c23 = arith.constant dense<983055> : vector<4xi32>
  %c24 = arith.constant dense<1677747200> : vector<4xi32>
  %c25 = arith.constant dense<4> : vector<4xi32>
  %c26 = arith.constant dense<8> : vector<4xi32>
  %c27 = arith.constant dense<12> : vector<4xi32>
  %c28 = arith.constant dense<0x6400> : vector<32xf16>
  %c29 = arith.constant 3 : index
  %c30 = arith.constant 96 : index
  %c31 = arith.constant 160 : index
  %c32 = arith.constant 192 : index
  %c33 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %c35 = arith.constant 0x3F800000 : f32
  %arrivals = wave.param "arrivals" : index
  %features = wave.param "features" : index
  %c38 = arith.constant dense<0x00000000> : vector<4xf32>
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %epsilon = wave.param "epsilon" : f32
  %c41 = arith.constant 23 : i32
  %c42 = arith.constant 141 : i32
  %c43 = arith.constant 268 : i32
  %c44 = arith.constant 14 : i32
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
  %17 = wave.wave
  %18 = wave.scratch %operandHalves : memref<?xf16>
  %19 = wave.scratch %c11 : memref<?xf32>
  %20 = arith.cmpi eq, %hasResidual, %c6 : index
  %21 = wave.block 0
  %22 = arith.muli %21, %c14 : index
  %23 = arith.cmpi slt, %16, %15 : index
  scf.if %23 {
    %24 = arith.muli %1, %c6 : index
    %25 = wave.wave
    %26 = arith.muli %25, %c14 : index
    %27 = wave.lane
    %28 = arith.addi %26, %27 : index
    %29 = arith.muli %28, %c1 : index
    scf.for %30 = %29 to %operandHalves step %c15 {
      %31 = vector.load %x[%30] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      vector.store %31, %18[%30] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %32 = arith.divui %inputFeatures, %c14 : index
    %33 = arith.muli %17, %stepsPerWave : index
    %34 = arith.minsi %33, %32 : index
    %35 = arith.addi %34, %stepsPerWave : index
    %36 = arith.minsi %35, %32 : index
    %37 = arith.subi %36, %34 : index
    %38 = arith.divui %37, %c2 : index
    %39 = arith.muli %38, %c2 : index
    %40 = arith.addi %34, %39 : index
    %41 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %42 = arith.addi %34, %stepsPerWave : index
    %43 = arith.select %41, %42, %40 : index
    %47:2 = scf.for %44 = %34 to %43 step %c2 iter_args(%45 = %c16, %46 = %c16) -> (vector<8xf32>, vector<8xf32>) {
      %48 = wave.lane
      %49 = arith.addi %44, %c5 : index
      %50 = arith.remui %48, %c8 : index
      %51 = arith.addi %11, %c4 : index
      %52 = arith.muli %49, %c19 : index
      %53 = arith.addi %51, %52 : index
      %54 = arith.muli %50, %c20 : index
      %55 = arith.addi %53, %54 : index
      %56 = vector.load %w[%55] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %57 = vector.bitcast %56 : vector<4xi8> to vector<2xf16>
      %58 = vector.extract %57[0] : f16 from vector<2xf16>
      %59 = vector.broadcast %58 : f16 to vector<16xf16>
      %60 = vector.extract %57[1] : f16 from vector<2xf16>
      %61 = vector.broadcast %60 : f16 to vector<16xf16>
      %62 = arith.addi %11, %c4 : index
      %63 = arith.muli %inputFeatures, %c2 : index
      %64 = arith.addi %63, %c3 : index
      %65 = arith.divui %64, %c4 : index
      %66 = arith.muli %65, %c4 : index
      %67 = arith.addi %62, %66 : index
      %68 = arith.muli %49, %c21 : index
      %69 = arith.addi %67, %68 : index
      %70 = arith.muli %50, %c8 : index
      %71 = arith.addi %69, %70 : index
      %72 = vector.load %w[%71] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %73 = vector.bitcast %72 : vector<16xi8> to vector<4xi32>
      %74 = arith.shrui %73, %c22 : vector<4xi32>
      %75 = arith.andi %74, %c23 : vector<4xi32>
      %76 = arith.ori %75, %c24 : vector<4xi32>
      %77 = vector.bitcast %76 : vector<4xi32> to vector<8xf16>
      %78 = arith.shrui %73, %c25 : vector<4xi32>
      %79 = arith.andi %78, %c23 : vector<4xi32>
      %80 = arith.ori %79, %c24 : vector<4xi32>
      %81 = vector.bitcast %80 : vector<4xi32> to vector<8xf16>
      %82 = arith.shrui %73, %c26 : vector<4xi32>
      %83 = arith.andi %82, %c23 : vector<4xi32>
      %84 = arith.ori %83, %c24 : vector<4xi32>
      %85 = vector.bitcast %84 : vector<4xi32> to vector<8xf16>
      %86 = arith.shrui %73, %c27 : vector<4xi32>
      %87 = arith.andi %86, %c23 : vector<4xi32>
      %88 = arith.ori %87, %c24 : vector<4xi32>
      %89 = vector.bitcast %88 : vector<4xi32> to vector<8xf16>
      %90 = vector.shuffle %77, %81 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %91 = vector.shuffle %85, %89 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %92 = vector.shuffle %90, %91 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %93 = arith.subf %92, %c28 : vector<32xf16>
      %94 = vector.shuffle %93, %93 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %95 = vector.shuffle %93, %93 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %96 = math.fma %94, %59, %61 : vector<16xf16>
      %97 = math.fma %95, %59, %61 : vector<16xf16>
      %98 = arith.addi %44, %c6 : index
      %99 = arith.remui %48, %c8 : index
      %100 = arith.addi %11, %c4 : index
      %101 = arith.muli %98, %c19 : index
      %102 = arith.addi %100, %101 : index
      %103 = arith.muli %99, %c20 : index
      %104 = arith.addi %102, %103 : index
      %105 = vector.load %w[%104] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %106 = vector.bitcast %105 : vector<4xi8> to vector<2xf16>
      %107 = vector.extract %106[0] : f16 from vector<2xf16>
      %108 = vector.broadcast %107 : f16 to vector<16xf16>
      %109 = vector.extract %106[1] : f16 from vector<2xf16>
      %110 = vector.broadcast %109 : f16 to vector<16xf16>
      %111 = arith.addi %11, %c4 : index
      %112 = arith.muli %inputFeatures, %c2 : index
      %113 = arith.addi %112, %c3 : index
      %114 = arith.divui %113, %c4 : index
      %115 = arith.muli %114, %c4 : index
      %116 = arith.addi %111, %115 : index
      %117 = arith.muli %98, %c21 : index
      %118 = arith.addi %116, %117 : index
      %119 = arith.muli %99, %c8 : index
      %120 = arith.addi %118, %119 : index
      %121 = vector.load %w[%120] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %122 = vector.bitcast %121 : vector<16xi8> to vector<4xi32>
      %123 = arith.shrui %122, %c22 : vector<4xi32>
      %124 = arith.andi %123, %c23 : vector<4xi32>
      %125 = arith.ori %124, %c24 : vector<4xi32>
      %126 = vector.bitcast %125 : vector<4xi32> to vector<8xf16>
      %127 = arith.shrui %122, %c25 : vector<4xi32>
      %128 = arith.andi %127, %c23 : vector<4xi32>
      %129 = arith.ori %128, %c24 : vector<4xi32>
      %130 = vector.bitcast %129 : vector<4xi32> to vector<8xf16>
      %131 = arith.shrui %122, %c26 : vector<4xi32>
      %132 = arith.andi %131, %c23 : vector<4xi32>
      %133 = arith.ori %132, %c24 : vector<4xi32>
      %134 = vector.bitcast %133 : vector<4xi32> to vector<8xf16>
      %135 = arith.shrui %122, %c27 : vector<4xi32>
      %136 = arith.andi %135, %c23 : vector<4xi32>
      %137 = arith.ori %136, %c24 : vector<4xi32>
      %138 = vector.bitcast %137 : vector<4xi32> to vector<8xf16>
      %139 = vector.shuffle %126, %130 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %140 = vector.shuffle %134, %138 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %141 = vector.shuffle %139, %140 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %142 = arith.subf %141, %c28 : vector<32xf16>
      %143 = vector.shuffle %142, %142 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %144 = vector.shuffle %142, %142 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %145 = math.fma %143, %108, %110 : vector<16xf16>
      %146 = math.fma %144, %108, %110 : vector<16xf16>
      %147 = arith.addi %44, %c5 : index
      %148 = arith.remui %48, %c8 : index
      %149 = arith.addi %13, %c4 : index
      %150 = arith.muli %147, %c19 : index
      %151 = arith.addi %149, %150 : index
      %152 = arith.muli %148, %c20 : index
      %153 = arith.addi %151, %152 : index
      %154 = vector.load %w[%153] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %155 = vector.bitcast %154 : vector<4xi8> to vector<2xf16>
      %156 = vector.extract %155[0] : f16 from vector<2xf16>
      %157 = vector.broadcast %156 : f16 to vector<16xf16>
      %158 = vector.extract %155[1] : f16 from vector<2xf16>
      %159 = vector.broadcast %158 : f16 to vector<16xf16>
      %160 = arith.addi %13, %c4 : index
      %161 = arith.muli %inputFeatures, %c2 : index
      %162 = arith.addi %161, %c3 : index
      %163 = arith.divui %162, %c4 : index
      %164 = arith.muli %163, %c4 : index
      %165 = arith.addi %160, %164 : index
      %166 = arith.muli %147, %c21 : index
      %167 = arith.addi %165, %166 : index
      %168 = arith.muli %148, %c8 : index
      %169 = arith.addi %167, %168 : index
      %170 = vector.load %w[%169] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %171 = vector.bitcast %170 : vector<16xi8> to vector<4xi32>
      %172 = arith.shrui %171, %c22 : vector<4xi32>
      %173 = arith.andi %172, %c23 : vector<4xi32>
      %174 = arith.ori %173, %c24 : vector<4xi32>
      %175 = vector.bitcast %174 : vector<4xi32> to vector<8xf16>
      %176 = arith.shrui %171, %c25 : vector<4xi32>
      %177 = arith.andi %176, %c23 : vector<4xi32>
      %178 = arith.ori %177, %c24 : vector<4xi32>
      %179 = vector.bitcast %178 : vector<4xi32> to vector<8xf16>
      %180 = arith.shrui %171, %c26 : vector<4xi32>
      %181 = arith.andi %180, %c23 : vector<4xi32>
      %182 = arith.ori %181, %c24 : vector<4xi32>
      %183 = vector.bitcast %182 : vector<4xi32> to vector<8xf16>
      %184 = arith.shrui %171, %c27 : vector<4xi32>
      %185 = arith.andi %184, %c23 : vector<4xi32>
      %186 = arith.ori %185, %c24 : vector<4xi32>
      %187 = vector.bitcast %186 : vector<4xi32> to vector<8xf16>
      %188 = vector.shuffle %175, %179 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %189 = vector.shuffle %183, %187 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %190 = vector.shuffle %188, %189 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %191 = arith.subf %190, %c28 : vector<32xf16>
      %192 = vector.shuffle %191, %191 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %193 = vector.shuffle %191, %191 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %194 = math.fma %192, %157, %159 : vector<16xf16>
      %195 = math.fma %193, %157, %159 : vector<16xf16>
      %196 = arith.addi %44, %c6 : index
      %197 = arith.remui %48, %c8 : index
      %198 = arith.addi %13, %c4 : index
      %199 = arith.muli %196, %c19 : index
      %200 = arith.addi %198, %199 : index
      %201 = arith.muli %197, %c20 : index
      %202 = arith.addi %200, %201 : index
      %203 = vector.load %w[%202] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %204 = vector.bitcast %203 : vector<4xi8> to vector<2xf16>
      %205 = vector.extract %204[0] : f16 from vector<2xf16>
      %206 = vector.broadcast %205 : f16 to vector<16xf16>
      %207 = vector.extract %204[1] : f16 from vector<2xf16>
      %208 = vector.broadcast %207 : f16 to vector<16xf16>
      %209 = arith.addi %13, %c4 : index
      %210 = arith.muli %inputFeatures, %c2 : index
      %211 = arith.addi %210, %c3 : index
      %212 = arith.divui %211, %c4 : index
      %213 = arith.muli %212, %c4 : index
      %214 = arith.addi %209, %213 : index
      %215 = arith.muli %196, %c21 : index
      %216 = arith.addi %214, %215 : index
      %217 = arith.muli %197, %c8 : index
      %218 = arith.addi %216, %217 : index
      %219 = vector.load %w[%218] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %220 = vector.bitcast %219 : vector<16xi8> to vector<4xi32>
      %221 = arith.shrui %220, %c22 : vector<4xi32>
      %222 = arith.andi %221, %c23 : vector<4xi32>
      %223 = arith.ori %222, %c24 : vector<4xi32>
      %224 = vector.bitcast %223 : vector<4xi32> to vector<8xf16>
      %225 = arith.shrui %220, %c25 : vector<4xi32>
      %226 = arith.andi %225, %c23 : vector<4xi32>
      %227 = arith.ori %226, %c24 : vector<4xi32>
      %228 = vector.bitcast %227 : vector<4xi32> to vector<8xf16>
      %229 = arith.shrui %220, %c26 : vector<4xi32>
      %230 = arith.andi %229, %c23 : vector<4xi32>
      %231 = arith.ori %230, %c24 : vector<4xi32>
      %232 = vector.bitcast %231 : vector<4xi32> to vector<8xf16>
      %233 = arith.shrui %220, %c27 : vector<4xi32>
      %234 = arith.andi %233, %c23 : vector<4xi32>
      %235 = arith.ori %234, %c24 : vector<4xi32>
      %236 = vector.bitcast %235 : vector<4xi32> to vector<8xf16>
      %237 = vector.shuffle %224, %228 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %238 = vector.shuffle %232, %236 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %239 = vector.shuffle %237, %238 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %240 = arith.subf %239, %c28 : vector<32xf16>
      %241 = vector.shuffle %240, %240 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %242 = vector.shuffle %240, %240 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %243 = math.fma %241, %206, %208 : vector<16xf16>
      %244 = math.fma %242, %206, %208 : vector<16xf16>
      %245 = arith.addi %24, %c5 : index
      %246 = arith.muli %44, %c2 : index
      %247 = arith.addi %246, %c5 : index
      %248 = arith.divui %inputFeatures, %c8 : index
      %249 = arith.muli %245, %248 : index
      %250 = arith.addi %249, %247 : index
      %251 = arith.muli %tileRows, %c8 : index
      %252 = arith.muli %250, %251 : index
      %253 = arith.remui %48, %tileRows : index
      %254 = arith.muli %253, %c1 : index
      %255 = arith.addi %252, %254 : index
      %256 = vector.load %18[%255] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %257 = arith.muli %tileRows, %c1 : index
      %258 = arith.addi %255, %257 : index
      %259 = vector.load %18[%258] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %260 = vector.shuffle %256, %259 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %261 = wave.mma %260, %96, %45 : vector<16xf16>, vector<8xf32>
      %262 = wave.mma %260, %194, %46 : vector<16xf16>, vector<8xf32>
      %263 = arith.addi %24, %c5 : index
      %264 = arith.muli %44, %c2 : index
      %265 = arith.addi %264, %c6 : index
      %266 = arith.divui %inputFeatures, %c8 : index
      %267 = arith.muli %263, %266 : index
      %268 = arith.addi %267, %265 : index
      %269 = arith.muli %tileRows, %c8 : index
      %270 = arith.muli %268, %269 : index
      %271 = arith.remui %48, %tileRows : index
      %272 = arith.muli %271, %c1 : index
      %273 = arith.addi %270, %272 : index
      %274 = vector.load %18[%273] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %275 = arith.muli %tileRows, %c1 : index
      %276 = arith.addi %273, %275 : index
      %277 = vector.load %18[%276] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %278 = vector.shuffle %274, %277 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %279 = wave.mma %278, %97, %261 : vector<16xf16>, vector<8xf32>
      %280 = wave.mma %278, %195, %262 : vector<16xf16>, vector<8xf32>
      %281 = arith.addi %24, %c5 : index
      %282 = arith.muli %44, %c2 : index
      %283 = arith.addi %282, %c2 : index
      %284 = arith.divui %inputFeatures, %c8 : index
      %285 = arith.muli %281, %284 : index
      %286 = arith.addi %285, %283 : index
      %287 = arith.muli %tileRows, %c8 : index
      %288 = arith.muli %286, %287 : index
      %289 = arith.remui %48, %tileRows : index
      %290 = arith.muli %289, %c1 : index
      %291 = arith.addi %288, %290 : index
      %292 = vector.load %18[%291] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %293 = arith.muli %tileRows, %c1 : index
      %294 = arith.addi %291, %293 : index
      %295 = vector.load %18[%294] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %296 = vector.shuffle %292, %295 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %297 = wave.mma %296, %145, %279 : vector<16xf16>, vector<8xf32>
      %298 = wave.mma %296, %243, %280 : vector<16xf16>, vector<8xf32>
      %299 = arith.addi %24, %c5 : index
      %300 = arith.muli %44, %c2 : index
      %301 = arith.addi %300, %c29 : index
      %302 = arith.divui %inputFeatures, %c8 : index
      %303 = arith.muli %299, %302 : index
      %304 = arith.addi %303, %301 : index
      %305 = arith.muli %tileRows, %c8 : index
      %306 = arith.muli %304, %305 : index
      %307 = arith.remui %48, %tileRows : index
      %308 = arith.muli %307, %c1 : index
      %309 = arith.addi %306, %308 : index
      %310 = vector.load %18[%309] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %311 = arith.muli %tileRows, %c1 : index
      %312 = arith.addi %309, %311 : index
      %313 = vector.load %18[%312] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %314 = vector.shuffle %310, %313 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %315 = wave.mma %314, %146, %297 : vector<16xf16>, vector<8xf32>
      %316 = wave.mma %314, %244, %298 : vector<16xf16>, vector<8xf32>
      scf.yield %315, %316 : vector<8xf32>, vector<8xf32>
    }
    %317 = arith.select %41, %43, %36 : index
    %321:2 = scf.for %318 = %43 to %317 step %c6 iter_args(%319 = %47#0, %320 = %47#1) -> (vector<8xf32>, vector<8xf32>) {
      %322 = wave.lane
      %323 = arith.addi %318, %c5 : index
      %324 = arith.remui %322, %c8 : index
      %325 = arith.addi %11, %c4 : index
      %326 = arith.muli %323, %c19 : index
      %327 = arith.addi %325, %326 : index
      %328 = arith.muli %324, %c20 : index
      %329 = arith.addi %327, %328 : index
      %330 = vector.load %w[%329] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %331 = vector.bitcast %330 : vector<4xi8> to vector<2xf16>
      %332 = vector.extract %331[0] : f16 from vector<2xf16>
      %333 = vector.broadcast %332 : f16 to vector<16xf16>
      %334 = vector.extract %331[1] : f16 from vector<2xf16>
      %335 = vector.broadcast %334 : f16 to vector<16xf16>
      %336 = arith.addi %11, %c4 : index
      %337 = arith.muli %inputFeatures, %c2 : index
      %338 = arith.addi %337, %c3 : index
      %339 = arith.divui %338, %c4 : index
      %340 = arith.muli %339, %c4 : index
      %341 = arith.addi %336, %340 : index
      %342 = arith.muli %323, %c21 : index
      %343 = arith.addi %341, %342 : index
      %344 = arith.muli %324, %c8 : index
      %345 = arith.addi %343, %344 : index
      %346 = vector.load %w[%345] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %347 = vector.bitcast %346 : vector<16xi8> to vector<4xi32>
      %348 = arith.shrui %347, %c22 : vector<4xi32>
      %349 = arith.andi %348, %c23 : vector<4xi32>
      %350 = arith.ori %349, %c24 : vector<4xi32>
      %351 = vector.bitcast %350 : vector<4xi32> to vector<8xf16>
      %352 = arith.shrui %347, %c25 : vector<4xi32>
      %353 = arith.andi %352, %c23 : vector<4xi32>
      %354 = arith.ori %353, %c24 : vector<4xi32>
      %355 = vector.bitcast %354 : vector<4xi32> to vector<8xf16>
      %356 = arith.shrui %347, %c26 : vector<4xi32>
      %357 = arith.andi %356, %c23 : vector<4xi32>
      %358 = arith.ori %357, %c24 : vector<4xi32>
      %359 = vector.bitcast %358 : vector<4xi32> to vector<8xf16>
      %360 = arith.shrui %347, %c27 : vector<4xi32>
      %361 = arith.andi %360, %c23 : vector<4xi32>
      %362 = arith.ori %361, %c24 : vector<4xi32>
      %363 = vector.bitcast %362 : vector<4xi32> to vector<8xf16>
      %364 = vector.shuffle %351, %355 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %365 = vector.shuffle %359, %363 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %366 = vector.shuffle %364, %365 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %367 = arith.subf %366, %c28 : vector<32xf16>
      %368 = vector.shuffle %367, %367 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %369 = vector.shuffle %367, %367 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %370 = math.fma %368, %333, %335 : vector<16xf16>
      %371 = math.fma %369, %333, %335 : vector<16xf16>
      %372 = arith.addi %318, %c5 : index
      %373 = arith.remui %322, %c8 : index
      %374 = arith.addi %13, %c4 : index
      %375 = arith.muli %372, %c19 : index
      %376 = arith.addi %374, %375 : index
      %377 = arith.muli %373, %c20 : index
      %378 = arith.addi %376, %377 : index
      %379 = vector.load %w[%378] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %380 = vector.bitcast %379 : vector<4xi8> to vector<2xf16>
      %381 = vector.extract %380[0] : f16 from vector<2xf16>
      %382 = vector.broadcast %381 : f16 to vector<16xf16>
      %383 = vector.extract %380[1] : f16 from vector<2xf16>
      %384 = vector.broadcast %383 : f16 to vector<16xf16>
      %385 = arith.addi %13, %c4 : index
      %386 = arith.muli %inputFeatures, %c2 : index
      %387 = arith.addi %386, %c3 : index
      %388 = arith.divui %387, %c4 : index
      %389 = arith.muli %388, %c4 : index
      %390 = arith.addi %385, %389 : index
      %391 = arith.muli %372, %c21 : index
      %392 = arith.addi %390, %391 : index
      %393 = arith.muli %373, %c8 : index
      %394 = arith.addi %392, %393 : index
      %395 = vector.load %w[%394] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %396 = vector.bitcast %395 : vector<16xi8> to vector<4xi32>
      %397 = arith.shrui %396, %c22 : vector<4xi32>
      %398 = arith.andi %397, %c23 : vector<4xi32>
      %399 = arith.ori %398, %c24 : vector<4xi32>
      %400 = vector.bitcast %399 : vector<4xi32> to vector<8xf16>
      %401 = arith.shrui %396, %c25 : vector<4xi32>
      %402 = arith.andi %401, %c23 : vector<4xi32>
      %403 = arith.ori %402, %c24 : vector<4xi32>
      %404 = vector.bitcast %403 : vector<4xi32> to vector<8xf16>
      %405 = arith.shrui %396, %c26 : vector<4xi32>
      %406 = arith.andi %405, %c23 : vector<4xi32>
      %407 = arith.ori %406, %c24 : vector<4xi32>
      %408 = vector.bitcast %407 : vector<4xi32> to vector<8xf16>
      %409 = arith.shrui %396, %c27 : vector<4xi32>
      %410 = arith.andi %409, %c23 : vector<4xi32>
      %411 = arith.ori %410, %c24 : vector<4xi32>
      %412 = vector.bitcast %411 : vector<4xi32> to vector<8xf16>
      %413 = vector.shuffle %400, %404 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %414 = vector.shuffle %408, %412 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %415 = vector.shuffle %413, %414 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %416 = arith.subf %415, %c28 : vector<32xf16>
      %417 = vector.shuffle %416, %416 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %418 = vector.shuffle %416, %416 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %419 = math.fma %417, %382, %384 : vector<16xf16>
      %420 = math.fma %418, %382, %384 : vector<16xf16>
      %421 = arith.addi %24, %c5 : index
      %422 = arith.muli %318, %c2 : index
      %423 = arith.addi %422, %c5 : index
      %424 = arith.divui %inputFeatures, %c8 : index
      %425 = arith.muli %421, %424 : index
      %426 = arith.addi %425, %423 : index
      %427 = arith.muli %tileRows, %c8 : index
      %428 = arith.muli %426, %427 : index
      %429 = arith.remui %322, %tileRows : index
      %430 = arith.muli %429, %c1 : index
      %431 = arith.addi %428, %430 : index
      %432 = vector.load %18[%431] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %433 = arith.muli %tileRows, %c1 : index
      %434 = arith.addi %431, %433 : index
      %435 = vector.load %18[%434] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %436 = vector.shuffle %432, %435 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %437 = wave.mma %436, %370, %319 : vector<16xf16>, vector<8xf32>
      %438 = wave.mma %436, %419, %320 : vector<16xf16>, vector<8xf32>
      %439 = arith.addi %24, %c5 : index
      %440 = arith.muli %318, %c2 : index
      %441 = arith.addi %440, %c6 : index
      %442 = arith.divui %inputFeatures, %c8 : index
      %443 = arith.muli %439, %442 : index
      %444 = arith.addi %443, %441 : index
      %445 = arith.muli %tileRows, %c8 : index
      %446 = arith.muli %444, %445 : index
      %447 = arith.remui %322, %tileRows : index
      %448 = arith.muli %447, %c1 : index
      %449 = arith.addi %446, %448 : index
      %450 = vector.load %18[%449] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %451 = arith.muli %tileRows, %c1 : index
      %452 = arith.addi %449, %451 : index
      %453 = vector.load %18[%452] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %454 = vector.shuffle %450, %453 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %455 = wave.mma %454, %371, %437 : vector<16xf16>, vector<8xf32>
      %456 = wave.mma %454, %420, %438 : vector<16xf16>, vector<8xf32>
      scf.yield %455, %456 : vector<8xf32>, vector<8xf32>
    }
    %457 = wave.lane
    %458 = wave.wave
    %459 = arith.muli %458, %c2 : index
    %460 = arith.addi %459, %c5 : index
    %461 = arith.muli %460, %c21 : index
    %462 = arith.addi %461, %457 : index
    %463 = vector.extract %321#0[0] : f32 from vector<8xf32>
    %464 = arith.addi %462, %c5 : index
    memref.store %463, %19[%464] : memref<?xf32>
    %465 = vector.extract %321#0[1] : f32 from vector<8xf32>
    %466 = arith.addi %462, %c14 : index
    memref.store %465, %19[%466] : memref<?xf32>
    %467 = vector.extract %321#0[2] : f32 from vector<8xf32>
    %468 = arith.addi %462, %c19 : index
    memref.store %467, %19[%468] : memref<?xf32>
    %469 = vector.extract %321#0[3] : f32 from vector<8xf32>
    %470 = arith.addi %462, %c30 : index
    memref.store %469, %19[%470] : memref<?xf32>
    %471 = vector.extract %321#0[4] : f32 from vector<8xf32>
    %472 = arith.addi %462, %c4 : index
    memref.store %471, %19[%472] : memref<?xf32>
    %473 = vector.extract %321#0[5] : f32 from vector<8xf32>
    %474 = arith.addi %462, %c31 : index
    memref.store %473, %19[%474] : memref<?xf32>
    %475 = vector.extract %321#0[6] : f32 from vector<8xf32>
    %476 = arith.addi %462, %c32 : index
    memref.store %475, %19[%476] : memref<?xf32>
    %477 = vector.extract %321#0[7] : f32 from vector<8xf32>
    %478 = arith.addi %462, %c33 : index
    memref.store %477, %19[%478] : memref<?xf32>
    %479 = arith.muli %458, %c2 : index
    %480 = arith.addi %479, %c6 : index
    %481 = arith.muli %480, %c21 : index
    %482 = arith.addi %481, %457 : index
    %483 = vector.extract %321#1[0] : f32 from vector<8xf32>
    %484 = arith.addi %482, %c5 : index
    memref.store %483, %19[%484] : memref<?xf32>
    %485 = vector.extract %321#1[1] : f32 from vector<8xf32>
    %486 = arith.addi %482, %c14 : index
    memref.store %485, %19[%486] : memref<?xf32>
    %487 = vector.extract %321#1[2] : f32 from vector<8xf32>
    %488 = arith.addi %482, %c19 : index
    memref.store %487, %19[%488] : memref<?xf32>
    %489 = vector.extract %321#1[3] : f32 from vector<8xf32>
    %490 = arith.addi %482, %c30 : index
    memref.store %489, %19[%490] : memref<?xf32>
    %491 = vector.extract %321#1[4] : f32 from vector<8xf32>
    %492 = arith.addi %482, %c4 : index
    memref.store %491, %19[%492] : memref<?xf32>
    %493 = vector.extract %321#1[5] : f32 from vector<8xf32>
    %494 = arith.addi %482, %c31 : index
    memref.store %493, %19[%494] : memref<?xf32>
    %495 = vector.extract %321#1[6] : f32 from vector<8xf32>
    %496 = arith.addi %482, %c32 : index
    memref.store %495, %19[%496] : memref<?xf32>
    %497 = vector.extract %321#1[7] : f32 from vector<8xf32>
    %498 = arith.addi %482, %c33 : index
    memref.store %497, %19[%498] : memref<?xf32>
    wave.barrier
    %499 = arith.muli %458, %c20 : index
    %500 = arith.addi %499, %c5 : index
    %501 = arith.muli %500, %c14 : index
    %502 = arith.addi %501, %457 : index
    %503 = arith.addi %502, %c5 : index
    %504 = memref.load %19[%503] : memref<?xf32>
    %505 = arith.addi %503, %c15 : index
    %506 = memref.load %19[%505] : memref<?xf32>
    %507 = arith.addf %504, %506 : f32
    %508 = arith.muli %500, %c14 : index
    %509 = arith.addi %508, %457 : index
    %510 = arith.addi %509, %c21 : index
    %511 = memref.load %19[%510] : memref<?xf32>
    %512 = arith.addi %510, %c15 : index
    %513 = memref.load %19[%512] : memref<?xf32>
    %514 = arith.addf %511, %513 : f32
    %515 = wave.lane
    %516 = arith.addi %16, %c5 : index
    %517 = arith.muli %500, %c2 : index
    %518 = arith.addi %516, %517 : index
    %519 = arith.divui %515, %c8 : index
    %520 = arith.addi %518, %519 : index
    %521 = arith.cmpi slt, %520, %15 : index
    scf.if %521 {
      %522 = arith.cmpi eq, %hasFactors, %c6 : index
      %523 = memref.load %factors[%520] : memref<?xf32>
      %524 = arith.select %522, %523, %c35 : f32
      %525 = arith.remui %515, %c8 : index
      %526 = arith.muli %525, %c20 : index
      %527 = arith.addi %11, %526 : index
      %528 = vector.load %w[%527] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %529 = vector.bitcast %528 : vector<4xi8> to vector<1xf32>
      %530 = vector.extract %529[0] : f32 from vector<1xf32>
      %531 = arith.mulf %530, %524 : f32
      %532 = arith.mulf %507, %531 : f32
      %533 = arith.remui %515, %c8 : index
      %534 = arith.muli %533, %c20 : index
      %535 = arith.addi %13, %534 : index
      %536 = vector.load %w[%535] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %537 = vector.bitcast %536 : vector<4xi8> to vector<1xf32>
      %538 = vector.extract %537[0] : f32 from vector<1xf32>
      %539 = arith.mulf %538, %524 : f32
      %540 = arith.mulf %514, %539 : f32
      %541 = arith.muli %520, %outputFeatures : index
      %542 = arith.addi %541, %22 : index
      %543 = wave.lane
      %544 = arith.remui %543, %c8 : index
      %545 = arith.addi %542, %544 : index
      scf.if %20 {
        %546 = arith.addi %545, %c5 : index
        %547 = memref.load %residual[%546] : memref<?xf32>
        %548 = arith.addf %547, %532 : f32
        %549 = arith.addi %545, %c5 : index
        memref.store %548, %out[%549] : memref<?xf32>
      } else {
        %550 = arith.addi %545, %c5 : index
        memref.store %532, %out[%550] : memref<?xf32>
      }
      scf.if %20 {
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
    %556 = arith.muli %458, %c20 : index
    %557 = arith.addi %556, %c6 : index
    %558 = arith.muli %557, %c14 : index
    %559 = arith.addi %558, %457 : index
    %560 = arith.addi %559, %c5 : index
    %561 = memref.load %19[%560] : memref<?xf32>
    %562 = arith.addi %560, %c15 : index
    %563 = memref.load %19[%562] : memref<?xf32>
    %564 = arith.addf %561, %563 : f32
    %565 = arith.muli %557, %c14 : index
    %566 = arith.addi %565, %457 : index
    %567 = arith.addi %566, %c21 : index
    %568 = memref.load %19[%567] : memref<?xf32>
    %569 = arith.addi %567, %c15 : index
    %570 = memref.load %19[%569] : memref<?xf32>
    %571 = arith.addf %568, %570 : f32
    %572 = wave.lane
    %573 = arith.addi %16, %c5 : index
    %574 = arith.muli %557, %c2 : index
    %575 = arith.addi %573, %574 : index
    %576 = arith.divui %572, %c8 : index
    %577 = arith.addi %575, %576 : index
    %578 = arith.cmpi slt, %577, %15 : index
    scf.if %578 {
      %579 = arith.cmpi eq, %hasFactors, %c6 : index
      %580 = memref.load %factors[%577] : memref<?xf32>
      %581 = arith.select %579, %580, %c35 : f32
      %582 = arith.remui %572, %c8 : index
      %583 = arith.muli %582, %c20 : index
      %584 = arith.addi %11, %583 : index
      %585 = vector.load %w[%584] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %586 = vector.bitcast %585 : vector<4xi8> to vector<1xf32>
      %587 = vector.extract %586[0] : f32 from vector<1xf32>
      %588 = arith.mulf %587, %581 : f32
      %589 = arith.mulf %564, %588 : f32
      %590 = arith.remui %572, %c8 : index
      %591 = arith.muli %590, %c20 : index
      %592 = arith.addi %13, %591 : index
      %593 = vector.load %w[%592] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %594 = vector.bitcast %593 : vector<4xi8> to vector<1xf32>
      %595 = vector.extract %594[0] : f32 from vector<1xf32>
      %596 = arith.mulf %595, %581 : f32
      %597 = arith.mulf %571, %596 : f32
      %598 = arith.muli %577, %outputFeatures : index
      %599 = arith.addi %598, %22 : index
      %600 = wave.lane
      %601 = arith.remui %600, %c8 : index
      %602 = arith.addi %599, %601 : index
      scf.if %20 {
        %603 = arith.addi %602, %c5 : index
        %604 = memref.load %residual[%603] : memref<?xf32>
        %605 = arith.addf %604, %589 : f32
        %606 = arith.addi %602, %c5 : index
        memref.store %605, %out[%606] : memref<?xf32>
      } else {
        %607 = arith.addi %602, %c5 : index
        memref.store %589, %out[%607] : memref<?xf32>
      }
      scf.if %20 {
        %608 = arith.addi %602, %c8 : index
        %609 = memref.load %residual[%608] : memref<?xf32>
        %610 = arith.addf %609, %597 : f32
        %611 = arith.addi %602, %c8 : index
        memref.store %610, %out[%611] : memref<?xf32>
      } else {
        %612 = arith.addi %602, %c8 : index
        memref.store %597, %out[%612] : memref<?xf32>
      }
    }
    %613 = arith.muli %458, %c20 : index
    %614 = arith.addi %613, %c2 : index
    %615 = arith.muli %614, %c14 : index
    %616 = arith.addi %615, %457 : index
    %617 = arith.addi %616, %c5 : index
    %618 = memref.load %19[%617] : memref<?xf32>
    %619 = arith.addi %617, %c15 : index
    %620 = memref.load %19[%619] : memref<?xf32>
    %621 = arith.addf %618, %620 : f32
    %622 = arith.muli %614, %c14 : index
    %623 = arith.addi %622, %457 : index
    %624 = arith.addi %623, %c21 : index
    %625 = memref.load %19[%624] : memref<?xf32>
    %626 = arith.addi %624, %c15 : index
    %627 = memref.load %19[%626] : memref<?xf32>
    %628 = arith.addf %625, %627 : f32
    %629 = wave.lane
    %630 = arith.addi %16, %c5 : index
    %631 = arith.muli %614, %c2 : index
    %632 = arith.addi %630, %631 : index
    %633 = arith.divui %629, %c8 : index
    %634 = arith.addi %632, %633 : index
    %635 = arith.cmpi slt, %634, %15 : index
    scf.if %635 {
      %636 = arith.cmpi eq, %hasFactors, %c6 : index
      %637 = memref.load %factors[%634] : memref<?xf32>
      %638 = arith.select %636, %637, %c35 : f32
      %639 = arith.remui %629, %c8 : index
      %640 = arith.muli %639, %c20 : index
      %641 = arith.addi %11, %640 : index
      %642 = vector.load %w[%641] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %643 = vector.bitcast %642 : vector<4xi8> to vector<1xf32>
      %644 = vector.extract %643[0] : f32 from vector<1xf32>
      %645 = arith.mulf %644, %638 : f32
      %646 = arith.mulf %621, %645 : f32
      %647 = arith.remui %629, %c8 : index
      %648 = arith.muli %647, %c20 : index
      %649 = arith.addi %13, %648 : index
      %650 = vector.load %w[%649] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %651 = vector.bitcast %650 : vector<4xi8> to vector<1xf32>
      %652 = vector.extract %651[0] : f32 from vector<1xf32>
      %653 = arith.mulf %652, %638 : f32
      %654 = arith.mulf %628, %653 : f32
      %655 = arith.muli %634, %outputFeatures : index
      %656 = arith.addi %655, %22 : index
      %657 = wave.lane
      %658 = arith.remui %657, %c8 : index
      %659 = arith.addi %656, %658 : index
      scf.if %20 {
        %660 = arith.addi %659, %c5 : index
        %661 = memref.load %residual[%660] : memref<?xf32>
        %662 = arith.addf %661, %646 : f32
        %663 = arith.addi %659, %c5 : index
        memref.store %662, %out[%663] : memref<?xf32>
      } else {
        %664 = arith.addi %659, %c5 : index
        memref.store %646, %out[%664] : memref<?xf32>
      }
      scf.if %20 {
        %665 = arith.addi %659, %c8 : index
        %666 = memref.load %residual[%665] : memref<?xf32>
        %667 = arith.addf %666, %654 : f32
        %668 = arith.addi %659, %c8 : index
        memref.store %667, %out[%668] : memref<?xf32>
      } else {
        %669 = arith.addi %659, %c8 : index
        memref.store %654, %out[%669] : memref<?xf32>
      }
    }
    %670 = arith.muli %458, %c20 : index
    %671 = arith.addi %670, %c29 : index
    %672 = arith.muli %671, %c14 : index
    %673 = arith.addi %672, %457 : index
    %674 = arith.addi %673, %c5 : index
    %675 = memref.load %19[%674] : memref<?xf32>
    %676 = arith.addi %674, %c15 : index
    %677 = memref.load %19[%676] : memref<?xf32>
    %678 = arith.addf %675, %677 : f32
    %679 = arith.muli %671, %c14 : index
    %680 = arith.addi %679, %457 : index
    %681 = arith.addi %680, %c21 : index
    %682 = memref.load %19[%681] : memref<?xf32>
    %683 = arith.addi %681, %c15 : index
    %684 = memref.load %19[%683] : memref<?xf32>
    %685 = arith.addf %682, %684 : f32
    %686 = wave.lane
    %687 = arith.addi %16, %c5 : index
    %688 = arith.muli %671, %c2 : index
    %689 = arith.addi %687, %688 : index
    %690 = arith.divui %686, %c8 : index
    %691 = arith.addi %689, %690 : index
    %692 = arith.cmpi slt, %691, %15 : index
    scf.if %692 {
      %693 = arith.cmpi eq, %hasFactors, %c6 : index
      %694 = memref.load %factors[%691] : memref<?xf32>
      %695 = arith.select %693, %694, %c35 : f32
      %696 = arith.remui %686, %c8 : index
      %697 = arith.muli %696, %c20 : index
      %698 = arith.addi %11, %697 : index
      %699 = vector.load %w[%698] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %700 = vector.bitcast %699 : vector<4xi8> to vector<1xf32>
      %701 = vector.extract %700[0] : f32 from vector<1xf32>
      %702 = arith.mulf %701, %695 : f32
      %703 = arith.mulf %678, %702 : f32
      %704 = arith.remui %686, %c8 : index
      %705 = arith.muli %704, %c20 : index
      %706 = arith.addi %13, %705 : index
      %707 = vector.load %w[%706] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %708 = vector.bitcast %707 : vector<4xi8> to vector<1xf32>
      %709 = vector.extract %708[0] : f32 from vector<1xf32>
      %710 = arith.mulf %709, %695 : f32
      %711 = arith.mulf %685, %710 : f32
      %712 = arith.muli %691, %outputFeatures : index
      %713 = arith.addi %712, %22 : index
      %714 = wave.lane
      %715 = arith.remui %714, %c8 : index
      %716 = arith.addi %713, %715 : index
      scf.if %20 {
        %717 = arith.addi %716, %c5 : index
        %718 = memref.load %residual[%717] : memref<?xf32>
        %719 = arith.addf %718, %703 : f32
        %720 = arith.addi %716, %c5 : index
        memref.store %719, %out[%720] : memref<?xf32>
      } else {
        %721 = arith.addi %716, %c5 : index
        memref.store %703, %out[%721] : memref<?xf32>
      }
      scf.if %20 {
        %722 = arith.addi %716, %c8 : index
        %723 = memref.load %residual[%722] : memref<?xf32>
        %724 = arith.addf %723, %711 : f32
        %725 = arith.addi %716, %c8 : index
        memref.store %724, %out[%725] : memref<?xf32>
      } else {
        %726 = arith.addi %716, %c8 : index
        memref.store %711, %out[%726] : memref<?xf32>
      }
    }
  }
  %727 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %727 {
    %728 = arith.addi %16, %c8 : index
    %729 = arith.minsi %728, %15 : index
    %730 = wave.wave
    %731 = arith.addi %16, %730 : index
    scf.for %732 = %731 to %729 step %c2 {
      %733 = arith.muli %732, %features : index
      %734 = wave.lane
      %735 = arith.muli %734, %c20 : index
      %739:2 = scf.for %736 = %735 to %features step %c4 iter_args(%737 = %c38, %738 = %c38) -> (vector<4xf32>, vector<4xf32>) {
        %740 = arith.addi %733, %736 : index
        %741 = vector.load %out[%740] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %742 = vector.load %norm_weight[%736] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %743 = arith.mulf %741, %742 : vector<4xf32>
        %744 = math.absf %743 : vector<4xf32>
        %745 = math.fma %741, %741, %737 : vector<4xf32>
        %746 = arith.maximumf %738, %744 : vector<4xf32>
        scf.yield %745, %746 : vector<4xf32>, vector<4xf32>
      }
      %747 = wave.reduce "add" %739#0 : vector<4xf32>
      %748 = arith.mulf %747, %inverseFeatures : f32
      %749 = arith.addf %748, %epsilon : f32
      %750 = math.sqrt %749 : f32
      %751 = arith.divf %c35, %750 : f32
      %752 = wave.reduce "max" %739#1 : vector<4xf32>
      %753 = arith.mulf %752, %751 : f32
      %754 = arith.bitcast %753 : f32 to i32
      %755 = arith.shrui %754, %c41 : i32
      %756 = arith.maxsi %755, %c42 : i32
      %757 = arith.subi %c43, %756 : i32
      %758 = arith.shli %757, %c41 : i32
      %759 = arith.subi %756, %c44 : i32
      %760 = arith.shli %759, %c41 : i32
      %761 = arith.bitcast %758 : i32 to f32
      %762 = arith.bitcast %760 : i32 to f32
      %763 = wave.lane
      %764 = arith.cmpi eq, %763, %c5 : index
      scf.if %764 {
        memref.store %762, %normed_factors[%732] : memref<?xf32>
      }
      %765 = vector.broadcast %751 : f32 to vector<4xf32>
      %766 = vector.broadcast %761 : f32 to vector<4xf32>
      scf.for %767 = %735 to %features step %c4 {
        %768 = arith.addi %733, %767 : index
        %769 = vector.load %out[%768] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %770 = arith.mulf %769, %765 : vector<4xf32>
        %771 = vector.load %norm_weight[%767] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %772 = arith.mulf %770, %771 : vector<4xf32>
        %773 = arith.mulf %772, %766 : vector<4xf32>
        %774 = arith.divui %732, %tileRows : index
        %775 = arith.divui %features, %c8 : index
        %776 = arith.muli %774, %775 : index
        %777 = arith.divui %767, %c8 : index
        %778 = arith.addi %776, %777 : index
        %779 = arith.muli %778, %c2 : index
        %780 = arith.remui %767, %c8 : index
        %781 = arith.divui %780, %c1 : index
        %782 = arith.addi %779, %781 : index
        %783 = arith.muli %tileRows, %c1 : index
        %784 = arith.muli %782, %783 : index
        %785 = arith.remui %732, %tileRows : index
        %786 = arith.muli %785, %c1 : index
        %787 = arith.addi %784, %786 : index
        %788 = arith.remui %767, %c1 : index
        %789 = arith.addi %787, %788 : index
        %790 = arith.truncf %773 : vector<4xf32> to vector<4xf16>
        vector.store %790, %normed[%789] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
