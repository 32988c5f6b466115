// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinearNorm(format='q4_1', waves=4, panels=2, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_norm_q4_1_w4p2_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) attributes {waves = 4 : i64} {
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
  %c11 = arith.constant 2048 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c14 = arith.constant 32 : index
  %c15 = arith.constant 1024 : index
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
  %c34 = arith.constant 512 : index
  %c35 = arith.constant 1536 : index
  %hasFactors = wave.param "hasFactors" : index
  %c37 = arith.constant 0x3F800000 : f32
  %arrivals = wave.param "arrivals" : index
  %features = wave.param "features" : index
  %c40 = arith.constant dense<0x00000000> : vector<4xf32>
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %epsilon = wave.param "epsilon" : f32
  %c43 = arith.constant 23 : i32
  %c44 = arith.constant 141 : i32
  %c45 = arith.constant 268 : i32
  %c46 = arith.constant 14 : i32
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
    %499 = arith.muli %458, %c2 : index
    %500 = arith.addi %499, %c5 : index
    %501 = arith.muli %500, %c14 : index
    %502 = arith.addi %501, %457 : index
    %503 = arith.addi %502, %c5 : index
    %504 = memref.load %19[%503] : memref<?xf32>
    %505 = arith.addi %503, %c34 : index
    %506 = memref.load %19[%505] : memref<?xf32>
    %507 = arith.addf %504, %506 : f32
    %508 = arith.addi %503, %c15 : index
    %509 = memref.load %19[%508] : memref<?xf32>
    %510 = arith.addf %507, %509 : f32
    %511 = arith.addi %503, %c35 : index
    %512 = memref.load %19[%511] : memref<?xf32>
    %513 = arith.addf %510, %512 : f32
    %514 = arith.muli %500, %c14 : index
    %515 = arith.addi %514, %457 : index
    %516 = arith.addi %515, %c21 : index
    %517 = memref.load %19[%516] : memref<?xf32>
    %518 = arith.addi %516, %c34 : index
    %519 = memref.load %19[%518] : memref<?xf32>
    %520 = arith.addf %517, %519 : f32
    %521 = arith.addi %516, %c15 : index
    %522 = memref.load %19[%521] : memref<?xf32>
    %523 = arith.addf %520, %522 : f32
    %524 = arith.addi %516, %c35 : index
    %525 = memref.load %19[%524] : memref<?xf32>
    %526 = arith.addf %523, %525 : f32
    %527 = wave.lane
    %528 = arith.addi %16, %c5 : index
    %529 = arith.muli %500, %c2 : index
    %530 = arith.addi %528, %529 : index
    %531 = arith.divui %527, %c8 : index
    %532 = arith.addi %530, %531 : index
    %533 = arith.cmpi slt, %532, %15 : index
    scf.if %533 {
      %534 = arith.cmpi eq, %hasFactors, %c6 : index
      %535 = memref.load %factors[%532] : memref<?xf32>
      %536 = arith.select %534, %535, %c37 : f32
      %537 = arith.remui %527, %c8 : index
      %538 = arith.muli %537, %c20 : index
      %539 = arith.addi %11, %538 : index
      %540 = vector.load %w[%539] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %541 = vector.bitcast %540 : vector<4xi8> to vector<1xf32>
      %542 = vector.extract %541[0] : f32 from vector<1xf32>
      %543 = arith.mulf %542, %536 : f32
      %544 = arith.mulf %513, %543 : f32
      %545 = arith.remui %527, %c8 : index
      %546 = arith.muli %545, %c20 : index
      %547 = arith.addi %13, %546 : index
      %548 = vector.load %w[%547] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %549 = vector.bitcast %548 : vector<4xi8> to vector<1xf32>
      %550 = vector.extract %549[0] : f32 from vector<1xf32>
      %551 = arith.mulf %550, %536 : f32
      %552 = arith.mulf %526, %551 : f32
      %553 = arith.muli %532, %outputFeatures : index
      %554 = arith.addi %553, %22 : index
      %555 = wave.lane
      %556 = arith.remui %555, %c8 : index
      %557 = arith.addi %554, %556 : index
      scf.if %20 {
        %558 = arith.addi %557, %c5 : index
        %559 = memref.load %residual[%558] : memref<?xf32>
        %560 = arith.addf %559, %544 : f32
        %561 = arith.addi %557, %c5 : index
        memref.store %560, %out[%561] : memref<?xf32>
      } else {
        %562 = arith.addi %557, %c5 : index
        memref.store %544, %out[%562] : memref<?xf32>
      }
      scf.if %20 {
        %563 = arith.addi %557, %c8 : index
        %564 = memref.load %residual[%563] : memref<?xf32>
        %565 = arith.addf %564, %552 : f32
        %566 = arith.addi %557, %c8 : index
        memref.store %565, %out[%566] : memref<?xf32>
      } else {
        %567 = arith.addi %557, %c8 : index
        memref.store %552, %out[%567] : memref<?xf32>
      }
    }
    %568 = arith.muli %458, %c2 : index
    %569 = arith.addi %568, %c6 : index
    %570 = arith.muli %569, %c14 : index
    %571 = arith.addi %570, %457 : index
    %572 = arith.addi %571, %c5 : index
    %573 = memref.load %19[%572] : memref<?xf32>
    %574 = arith.addi %572, %c34 : index
    %575 = memref.load %19[%574] : memref<?xf32>
    %576 = arith.addf %573, %575 : f32
    %577 = arith.addi %572, %c15 : index
    %578 = memref.load %19[%577] : memref<?xf32>
    %579 = arith.addf %576, %578 : f32
    %580 = arith.addi %572, %c35 : index
    %581 = memref.load %19[%580] : memref<?xf32>
    %582 = arith.addf %579, %581 : f32
    %583 = arith.muli %569, %c14 : index
    %584 = arith.addi %583, %457 : index
    %585 = arith.addi %584, %c21 : index
    %586 = memref.load %19[%585] : memref<?xf32>
    %587 = arith.addi %585, %c34 : index
    %588 = memref.load %19[%587] : memref<?xf32>
    %589 = arith.addf %586, %588 : f32
    %590 = arith.addi %585, %c15 : index
    %591 = memref.load %19[%590] : memref<?xf32>
    %592 = arith.addf %589, %591 : f32
    %593 = arith.addi %585, %c35 : index
    %594 = memref.load %19[%593] : memref<?xf32>
    %595 = arith.addf %592, %594 : f32
    %596 = wave.lane
    %597 = arith.addi %16, %c5 : index
    %598 = arith.muli %569, %c2 : index
    %599 = arith.addi %597, %598 : index
    %600 = arith.divui %596, %c8 : index
    %601 = arith.addi %599, %600 : index
    %602 = arith.cmpi slt, %601, %15 : index
    scf.if %602 {
      %603 = arith.cmpi eq, %hasFactors, %c6 : index
      %604 = memref.load %factors[%601] : memref<?xf32>
      %605 = arith.select %603, %604, %c37 : f32
      %606 = arith.remui %596, %c8 : index
      %607 = arith.muli %606, %c20 : index
      %608 = arith.addi %11, %607 : index
      %609 = vector.load %w[%608] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %610 = vector.bitcast %609 : vector<4xi8> to vector<1xf32>
      %611 = vector.extract %610[0] : f32 from vector<1xf32>
      %612 = arith.mulf %611, %605 : f32
      %613 = arith.mulf %582, %612 : f32
      %614 = arith.remui %596, %c8 : index
      %615 = arith.muli %614, %c20 : index
      %616 = arith.addi %13, %615 : index
      %617 = vector.load %w[%616] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %618 = vector.bitcast %617 : vector<4xi8> to vector<1xf32>
      %619 = vector.extract %618[0] : f32 from vector<1xf32>
      %620 = arith.mulf %619, %605 : f32
      %621 = arith.mulf %595, %620 : f32
      %622 = arith.muli %601, %outputFeatures : index
      %623 = arith.addi %622, %22 : index
      %624 = wave.lane
      %625 = arith.remui %624, %c8 : index
      %626 = arith.addi %623, %625 : index
      scf.if %20 {
        %627 = arith.addi %626, %c5 : index
        %628 = memref.load %residual[%627] : memref<?xf32>
        %629 = arith.addf %628, %613 : f32
        %630 = arith.addi %626, %c5 : index
        memref.store %629, %out[%630] : memref<?xf32>
      } else {
        %631 = arith.addi %626, %c5 : index
        memref.store %613, %out[%631] : memref<?xf32>
      }
      scf.if %20 {
        %632 = arith.addi %626, %c8 : index
        %633 = memref.load %residual[%632] : memref<?xf32>
        %634 = arith.addf %633, %621 : f32
        %635 = arith.addi %626, %c8 : index
        memref.store %634, %out[%635] : memref<?xf32>
      } else {
        %636 = arith.addi %626, %c8 : index
        memref.store %621, %out[%636] : memref<?xf32>
      }
    }
  }
  %637 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %637 {
    %638 = arith.addi %16, %c8 : index
    %639 = arith.minsi %638, %15 : index
    %640 = wave.wave
    %641 = arith.addi %16, %640 : index
    scf.for %642 = %641 to %639 step %c20 {
      %643 = arith.muli %642, %features : index
      %644 = wave.lane
      %645 = arith.muli %644, %c20 : index
      %649:2 = scf.for %646 = %645 to %features step %c4 iter_args(%647 = %c40, %648 = %c40) -> (vector<4xf32>, vector<4xf32>) {
        %650 = arith.addi %643, %646 : index
        %651 = vector.load %out[%650] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %652 = vector.load %norm_weight[%646] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %653 = arith.mulf %651, %652 : vector<4xf32>
        %654 = math.absf %653 : vector<4xf32>
        %655 = math.fma %651, %651, %647 : vector<4xf32>
        %656 = arith.maximumf %648, %654 : vector<4xf32>
        scf.yield %655, %656 : vector<4xf32>, vector<4xf32>
      }
      %657 = wave.reduce "add" %649#0 : vector<4xf32>
      %658 = arith.mulf %657, %inverseFeatures : f32
      %659 = arith.addf %658, %epsilon : f32
      %660 = math.sqrt %659 : f32
      %661 = arith.divf %c37, %660 : f32
      %662 = wave.reduce "max" %649#1 : vector<4xf32>
      %663 = arith.mulf %662, %661 : f32
      %664 = arith.bitcast %663 : f32 to i32
      %665 = arith.shrui %664, %c43 : i32
      %666 = arith.maxsi %665, %c44 : i32
      %667 = arith.subi %c45, %666 : i32
      %668 = arith.shli %667, %c43 : i32
      %669 = arith.subi %666, %c46 : i32
      %670 = arith.shli %669, %c43 : i32
      %671 = arith.bitcast %668 : i32 to f32
      %672 = arith.bitcast %670 : i32 to f32
      %673 = wave.lane
      %674 = arith.cmpi eq, %673, %c5 : index
      scf.if %674 {
        memref.store %672, %normed_factors[%642] : memref<?xf32>
      }
      %675 = vector.broadcast %661 : f32 to vector<4xf32>
      %676 = vector.broadcast %671 : f32 to vector<4xf32>
      scf.for %677 = %645 to %features step %c4 {
        %678 = arith.addi %643, %677 : index
        %679 = vector.load %out[%678] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %680 = arith.mulf %679, %675 : vector<4xf32>
        %681 = vector.load %norm_weight[%677] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %682 = arith.mulf %680, %681 : vector<4xf32>
        %683 = arith.mulf %682, %676 : vector<4xf32>
        %684 = arith.divui %642, %tileRows : index
        %685 = arith.divui %features, %c8 : index
        %686 = arith.muli %684, %685 : index
        %687 = arith.divui %677, %c8 : index
        %688 = arith.addi %686, %687 : index
        %689 = arith.muli %688, %c2 : index
        %690 = arith.remui %677, %c8 : index
        %691 = arith.divui %690, %c1 : index
        %692 = arith.addi %689, %691 : index
        %693 = arith.muli %tileRows, %c1 : index
        %694 = arith.muli %692, %693 : index
        %695 = arith.remui %642, %tileRows : index
        %696 = arith.muli %695, %c1 : index
        %697 = arith.addi %694, %696 : index
        %698 = arith.remui %677, %c1 : index
        %699 = arith.addi %697, %698 : index
        %700 = arith.truncf %683 : vector<4xf32> to vector<4xf16>
        vector.store %700, %normed[%699] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
