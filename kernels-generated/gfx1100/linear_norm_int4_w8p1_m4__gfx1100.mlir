// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinearNorm(format='int4', waves=8, panels=1, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_norm_int4_w8p1_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %groupSize = wave.param "groupSize" : index
  %c2 = arith.constant 8 : index
  %c3 = arith.constant 40 : index
  %c4 = arith.constant 15 : index
  %c5 = arith.constant 16 : index
  %c6 = arith.constant 1 : index
  %c7 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
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
  %c19 = arith.constant 2 : index
  %c20 = arith.constant 4 : index
  %c21 = arith.constant 15 : i32
  %c22 = arith.constant 25600 : i32
  %c23 = arith.constant dense<0> : vector<4xi32>
  %c24 = arith.constant dense<983055> : vector<4xi32>
  %c25 = arith.constant dense<1677747200> : vector<4xi32>
  %c26 = arith.constant dense<4> : vector<4xi32>
  %c27 = arith.constant dense<8> : vector<4xi32>
  %c28 = arith.constant dense<12> : vector<4xi32>
  %c29 = arith.constant 3 : index
  %c30 = arith.constant 64 : index
  %c31 = arith.constant 96 : index
  %c32 = arith.constant 128 : index
  %c33 = arith.constant 160 : index
  %c34 = arith.constant 192 : index
  %c35 = arith.constant 224 : index
  %c36 = arith.constant 512 : index
  %c37 = arith.constant 768 : index
  %c38 = arith.constant 1024 : index
  %c39 = arith.constant 1280 : index
  %c40 = arith.constant 1536 : index
  %c41 = arith.constant 1792 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %arrivals = wave.param "arrivals" : index
  %features = wave.param "features" : index
  %c46 = arith.constant dense<0x00000000> : vector<4xf32>
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %c48 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c50 = arith.constant 23 : i32
  %c51 = arith.constant 141 : i32
  %c52 = arith.constant 268 : i32
  %c53 = arith.constant 14 : i32
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.divui %inputFeatures, %groupSize : index
  %3 = arith.muli %inputFeatures, %c2 : index
  %4 = arith.muli %2, %c3 : index
  %5 = arith.addi %4, %c4 : index
  %6 = arith.divui %5, %c5 : index
  %7 = arith.muli %6, %c5 : index
  %8 = arith.addi %3, %7 : index
  %9 = arith.muli %0, %c6 : index
  %10 = arith.addi %9, %c7 : index
  %11 = arith.muli %10, %8 : index
  %12 = memref.load %step[%countAt] : memref<?xi32>
  %13 = arith.index_cast %12 : i32 to index
  %14 = arith.muli %1, %c5 : index
  %15 = wave.scratch %c9 : memref<?xf32>
  %16 = arith.cmpi eq, %hasResidual, %c6 : index
  %17 = wave.block 0
  %18 = arith.muli %17, %c5 : index
  %19 = arith.cmpi slt, %14, %13 : index
  scf.if %19 {
    %20 = wave.lane
    %21 = arith.remui %20, %c5 : index
    %22 = wave.scratch %operandHalves : memref<?xf16>
    %23 = arith.divui %operandHalves, %c2 : index
    %24 = wave.wave
    %25 = arith.muli %24, %c14 : index
    %26 = wave.lane
    %27 = arith.addi %25, %26 : index
    scf.for %28 = %27 to %23 step %c15 {
      %29 = arith.muli %28, %c2 : index
      %30 = arith.addi %c7, %29 : index
      %31 = vector.load %x[%30] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %32 = arith.muli %28, %c2 : index
      vector.store %31, %22[%32] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %33 = arith.remui %21, %tileRows : index
    %34 = arith.muli %33, %c2 : index
    %35 = wave.wave
    %36 = arith.divui %inputFeatures, %c14 : index
    %37 = arith.muli %35, %stepsPerWave : index
    %38 = arith.minsi %37, %36 : index
    %39 = arith.addi %38, %stepsPerWave : index
    %40 = arith.minsi %39, %36 : index
    %41 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %42 = arith.subi %40, %38 : index
    %43 = arith.divui %42, %c19 : index
    %44 = arith.muli %43, %c19 : index
    %45 = arith.addi %38, %44 : index
    %46 = arith.addi %38, %stepsPerWave : index
    %47 = arith.select %41, %46, %45 : index
    %50 = scf.for %48 = %38 to %47 step %c19 iter_args(%49 = %c16) -> (vector<8xf32>) {
      %51 = wave.lane
      %52 = arith.addi %48, %c7 : index
      %53 = arith.remui %51, %c5 : index
      %54 = arith.divui %groupSize, %c14 : index
      %55 = arith.divui %52, %54 : index
      %56 = arith.divui %inputFeatures, %groupSize : index
      %57 = arith.muli %inputFeatures, %c2 : index
      %58 = arith.addi %11, %57 : index
      %59 = arith.muli %55, %c14 : index
      %60 = arith.addi %58, %59 : index
      %61 = arith.muli %53, %c19 : index
      %62 = arith.addi %60, %61 : index
      %63 = vector.load %w[%62] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %64 = vector.bitcast %63 : vector<2xi8> to vector<1xf16>
      %65 = vector.extract %64[0] : f16 from vector<1xf16>
      %66 = arith.muli %56, %c14 : index
      %67 = arith.addi %58, %66 : index
      %68 = arith.muli %55, %c2 : index
      %69 = arith.addi %67, %68 : index
      %70 = arith.divui %53, %c19 : index
      %71 = arith.addi %69, %70 : index
      %72 = memref.load %w[%71] : memref<?xi8>
      %73 = arith.remui %53, %c19 : index
      %74 = arith.muli %73, %c20 : index
      %75 = arith.index_cast %74 : index to i32
      %76 = arith.extui %72 : i8 to i32
      %77 = arith.shrui %76, %75 : i32
      %78 = arith.andi %77, %c21 : i32
      %79 = arith.ori %78, %c22 : i32
      %80 = arith.trunci %79 : i32 to i16
      %81 = arith.bitcast %80 : i16 to f16
      %82 = arith.muli %52, %c15 : index
      %83 = arith.addi %11, %82 : index
      %84 = arith.muli %53, %c5 : index
      %85 = arith.addi %83, %84 : index
      %86 = vector.load %w[%85] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %87 = vector.bitcast %86 : vector<16xi8> to vector<4xi32>
      %88 = arith.shrui %87, %c23 : vector<4xi32>
      %89 = arith.andi %88, %c24 : vector<4xi32>
      %90 = arith.ori %89, %c25 : vector<4xi32>
      %91 = vector.bitcast %90 : vector<4xi32> to vector<8xf16>
      %92 = arith.shrui %87, %c26 : vector<4xi32>
      %93 = arith.andi %92, %c24 : vector<4xi32>
      %94 = arith.ori %93, %c25 : vector<4xi32>
      %95 = vector.bitcast %94 : vector<4xi32> to vector<8xf16>
      %96 = arith.shrui %87, %c27 : vector<4xi32>
      %97 = arith.andi %96, %c24 : vector<4xi32>
      %98 = arith.ori %97, %c25 : vector<4xi32>
      %99 = vector.bitcast %98 : vector<4xi32> to vector<8xf16>
      %100 = arith.shrui %87, %c28 : vector<4xi32>
      %101 = arith.andi %100, %c24 : vector<4xi32>
      %102 = arith.ori %101, %c25 : vector<4xi32>
      %103 = vector.bitcast %102 : vector<4xi32> to vector<8xf16>
      %104 = vector.shuffle %91, %95 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %105 = vector.shuffle %99, %103 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %106 = vector.shuffle %104, %105 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %107 = vector.broadcast %81 : f16 to vector<32xf16>
      %108 = arith.subf %106, %107 : vector<32xf16>
      %109 = vector.broadcast %65 : f16 to vector<32xf16>
      %110 = arith.mulf %108, %109 : vector<32xf16>
      %111 = vector.shuffle %110, %110 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %112 = vector.shuffle %110, %110 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %113 = arith.addi %48, %c6 : index
      %114 = arith.remui %51, %c5 : index
      %115 = arith.divui %groupSize, %c14 : index
      %116 = arith.divui %113, %115 : index
      %117 = arith.divui %inputFeatures, %groupSize : index
      %118 = arith.muli %inputFeatures, %c2 : index
      %119 = arith.addi %11, %118 : index
      %120 = arith.muli %116, %c14 : index
      %121 = arith.addi %119, %120 : index
      %122 = arith.muli %114, %c19 : index
      %123 = arith.addi %121, %122 : index
      %124 = vector.load %w[%123] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %125 = vector.bitcast %124 : vector<2xi8> to vector<1xf16>
      %126 = vector.extract %125[0] : f16 from vector<1xf16>
      %127 = arith.muli %117, %c14 : index
      %128 = arith.addi %119, %127 : index
      %129 = arith.muli %116, %c2 : index
      %130 = arith.addi %128, %129 : index
      %131 = arith.divui %114, %c19 : index
      %132 = arith.addi %130, %131 : index
      %133 = memref.load %w[%132] : memref<?xi8>
      %134 = arith.remui %114, %c19 : index
      %135 = arith.muli %134, %c20 : index
      %136 = arith.index_cast %135 : index to i32
      %137 = arith.extui %133 : i8 to i32
      %138 = arith.shrui %137, %136 : i32
      %139 = arith.andi %138, %c21 : i32
      %140 = arith.ori %139, %c22 : i32
      %141 = arith.trunci %140 : i32 to i16
      %142 = arith.bitcast %141 : i16 to f16
      %143 = arith.muli %113, %c15 : index
      %144 = arith.addi %11, %143 : index
      %145 = arith.muli %114, %c5 : index
      %146 = arith.addi %144, %145 : index
      %147 = vector.load %w[%146] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %148 = vector.bitcast %147 : vector<16xi8> to vector<4xi32>
      %149 = arith.shrui %148, %c23 : vector<4xi32>
      %150 = arith.andi %149, %c24 : vector<4xi32>
      %151 = arith.ori %150, %c25 : vector<4xi32>
      %152 = vector.bitcast %151 : vector<4xi32> to vector<8xf16>
      %153 = arith.shrui %148, %c26 : vector<4xi32>
      %154 = arith.andi %153, %c24 : vector<4xi32>
      %155 = arith.ori %154, %c25 : vector<4xi32>
      %156 = vector.bitcast %155 : vector<4xi32> to vector<8xf16>
      %157 = arith.shrui %148, %c27 : vector<4xi32>
      %158 = arith.andi %157, %c24 : vector<4xi32>
      %159 = arith.ori %158, %c25 : vector<4xi32>
      %160 = vector.bitcast %159 : vector<4xi32> to vector<8xf16>
      %161 = arith.shrui %148, %c28 : vector<4xi32>
      %162 = arith.andi %161, %c24 : vector<4xi32>
      %163 = arith.ori %162, %c25 : vector<4xi32>
      %164 = vector.bitcast %163 : vector<4xi32> to vector<8xf16>
      %165 = vector.shuffle %152, %156 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %166 = vector.shuffle %160, %164 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %167 = vector.shuffle %165, %166 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %168 = vector.broadcast %142 : f16 to vector<32xf16>
      %169 = arith.subf %167, %168 : vector<32xf16>
      %170 = vector.broadcast %126 : f16 to vector<32xf16>
      %171 = arith.mulf %169, %170 : vector<32xf16>
      %172 = vector.shuffle %171, %171 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %173 = vector.shuffle %171, %171 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %174 = arith.muli %48, %c19 : index
      %175 = arith.addi %174, %c7 : index
      %176 = arith.muli %tileRows, %c5 : index
      %177 = arith.muli %175, %176 : index
      %178 = arith.addi %34, %177 : index
      %179 = vector.load %22[%178] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %180 = arith.muli %tileRows, %c2 : index
      %181 = arith.addi %178, %180 : index
      %182 = vector.load %22[%181] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %183 = vector.shuffle %179, %182 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %184 = wave.mma %183, %111, %49 : vector<16xf16>, vector<8xf32>
      %185 = arith.muli %48, %c19 : index
      %186 = arith.addi %185, %c6 : index
      %187 = arith.muli %tileRows, %c5 : index
      %188 = arith.muli %186, %187 : index
      %189 = arith.addi %34, %188 : index
      %190 = vector.load %22[%189] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %191 = arith.muli %tileRows, %c2 : index
      %192 = arith.addi %189, %191 : index
      %193 = vector.load %22[%192] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %194 = vector.shuffle %190, %193 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %195 = wave.mma %194, %112, %184 : vector<16xf16>, vector<8xf32>
      %196 = arith.muli %48, %c19 : index
      %197 = arith.addi %196, %c19 : index
      %198 = arith.muli %tileRows, %c5 : index
      %199 = arith.muli %197, %198 : index
      %200 = arith.addi %34, %199 : index
      %201 = vector.load %22[%200] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %202 = arith.muli %tileRows, %c2 : index
      %203 = arith.addi %200, %202 : index
      %204 = vector.load %22[%203] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %205 = vector.shuffle %201, %204 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %206 = wave.mma %205, %172, %195 : vector<16xf16>, vector<8xf32>
      %207 = arith.muli %48, %c19 : index
      %208 = arith.addi %207, %c29 : index
      %209 = arith.muli %tileRows, %c5 : index
      %210 = arith.muli %208, %209 : index
      %211 = arith.addi %34, %210 : index
      %212 = vector.load %22[%211] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %213 = arith.muli %tileRows, %c2 : index
      %214 = arith.addi %211, %213 : index
      %215 = vector.load %22[%214] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %216 = vector.shuffle %212, %215 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %217 = wave.mma %216, %173, %206 : vector<16xf16>, vector<8xf32>
      scf.yield %217 : vector<8xf32>
    }
    %218 = arith.select %41, %47, %40 : index
    %221 = scf.for %219 = %47 to %218 step %c6 iter_args(%220 = %50) -> (vector<8xf32>) {
      %222 = wave.lane
      %223 = arith.addi %219, %c7 : index
      %224 = arith.remui %222, %c5 : index
      %225 = arith.divui %groupSize, %c14 : index
      %226 = arith.divui %223, %225 : index
      %227 = arith.divui %inputFeatures, %groupSize : index
      %228 = arith.muli %inputFeatures, %c2 : index
      %229 = arith.addi %11, %228 : index
      %230 = arith.muli %226, %c14 : index
      %231 = arith.addi %229, %230 : index
      %232 = arith.muli %224, %c19 : index
      %233 = arith.addi %231, %232 : index
      %234 = vector.load %w[%233] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %235 = vector.bitcast %234 : vector<2xi8> to vector<1xf16>
      %236 = vector.extract %235[0] : f16 from vector<1xf16>
      %237 = arith.muli %227, %c14 : index
      %238 = arith.addi %229, %237 : index
      %239 = arith.muli %226, %c2 : index
      %240 = arith.addi %238, %239 : index
      %241 = arith.divui %224, %c19 : index
      %242 = arith.addi %240, %241 : index
      %243 = memref.load %w[%242] : memref<?xi8>
      %244 = arith.remui %224, %c19 : index
      %245 = arith.muli %244, %c20 : index
      %246 = arith.index_cast %245 : index to i32
      %247 = arith.extui %243 : i8 to i32
      %248 = arith.shrui %247, %246 : i32
      %249 = arith.andi %248, %c21 : i32
      %250 = arith.ori %249, %c22 : i32
      %251 = arith.trunci %250 : i32 to i16
      %252 = arith.bitcast %251 : i16 to f16
      %253 = arith.muli %223, %c15 : index
      %254 = arith.addi %11, %253 : index
      %255 = arith.muli %224, %c5 : index
      %256 = arith.addi %254, %255 : index
      %257 = vector.load %w[%256] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %258 = vector.bitcast %257 : vector<16xi8> to vector<4xi32>
      %259 = arith.shrui %258, %c23 : vector<4xi32>
      %260 = arith.andi %259, %c24 : vector<4xi32>
      %261 = arith.ori %260, %c25 : vector<4xi32>
      %262 = vector.bitcast %261 : vector<4xi32> to vector<8xf16>
      %263 = arith.shrui %258, %c26 : vector<4xi32>
      %264 = arith.andi %263, %c24 : vector<4xi32>
      %265 = arith.ori %264, %c25 : vector<4xi32>
      %266 = vector.bitcast %265 : vector<4xi32> to vector<8xf16>
      %267 = arith.shrui %258, %c27 : vector<4xi32>
      %268 = arith.andi %267, %c24 : vector<4xi32>
      %269 = arith.ori %268, %c25 : vector<4xi32>
      %270 = vector.bitcast %269 : vector<4xi32> to vector<8xf16>
      %271 = arith.shrui %258, %c28 : vector<4xi32>
      %272 = arith.andi %271, %c24 : vector<4xi32>
      %273 = arith.ori %272, %c25 : vector<4xi32>
      %274 = vector.bitcast %273 : vector<4xi32> to vector<8xf16>
      %275 = vector.shuffle %262, %266 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %276 = vector.shuffle %270, %274 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %277 = vector.shuffle %275, %276 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %278 = vector.broadcast %252 : f16 to vector<32xf16>
      %279 = arith.subf %277, %278 : vector<32xf16>
      %280 = vector.broadcast %236 : f16 to vector<32xf16>
      %281 = arith.mulf %279, %280 : vector<32xf16>
      %282 = vector.shuffle %281, %281 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %283 = vector.shuffle %281, %281 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %284 = arith.muli %219, %c19 : index
      %285 = arith.addi %284, %c7 : index
      %286 = arith.muli %tileRows, %c5 : index
      %287 = arith.muli %285, %286 : index
      %288 = arith.addi %34, %287 : index
      %289 = vector.load %22[%288] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %290 = arith.muli %tileRows, %c2 : index
      %291 = arith.addi %288, %290 : index
      %292 = vector.load %22[%291] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %293 = vector.shuffle %289, %292 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %294 = wave.mma %293, %282, %220 : vector<16xf16>, vector<8xf32>
      %295 = arith.muli %219, %c19 : index
      %296 = arith.addi %295, %c6 : index
      %297 = arith.muli %tileRows, %c5 : index
      %298 = arith.muli %296, %297 : index
      %299 = arith.addi %34, %298 : index
      %300 = vector.load %22[%299] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %301 = arith.muli %tileRows, %c2 : index
      %302 = arith.addi %299, %301 : index
      %303 = vector.load %22[%302] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %304 = vector.shuffle %300, %303 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %305 = wave.mma %304, %283, %294 : vector<16xf16>, vector<8xf32>
      scf.yield %305 : vector<8xf32>
    }
    %306 = wave.lane
    %307 = wave.wave
    %308 = arith.muli %307, %c6 : index
    %309 = arith.addi %308, %c7 : index
    %310 = arith.muli %309, %c15 : index
    %311 = arith.addi %310, %306 : index
    %312 = vector.extract %221[0] : f32 from vector<8xf32>
    %313 = arith.addi %311, %c7 : index
    memref.store %312, %15[%313] : memref<?xf32>
    %314 = vector.extract %221[1] : f32 from vector<8xf32>
    %315 = arith.addi %311, %c14 : index
    memref.store %314, %15[%315] : memref<?xf32>
    %316 = vector.extract %221[2] : f32 from vector<8xf32>
    %317 = arith.addi %311, %c30 : index
    memref.store %316, %15[%317] : memref<?xf32>
    %318 = vector.extract %221[3] : f32 from vector<8xf32>
    %319 = arith.addi %311, %c31 : index
    memref.store %318, %15[%319] : memref<?xf32>
    %320 = vector.extract %221[4] : f32 from vector<8xf32>
    %321 = arith.addi %311, %c32 : index
    memref.store %320, %15[%321] : memref<?xf32>
    %322 = vector.extract %221[5] : f32 from vector<8xf32>
    %323 = arith.addi %311, %c33 : index
    memref.store %322, %15[%323] : memref<?xf32>
    %324 = vector.extract %221[6] : f32 from vector<8xf32>
    %325 = arith.addi %311, %c34 : index
    memref.store %324, %15[%325] : memref<?xf32>
    %326 = vector.extract %221[7] : f32 from vector<8xf32>
    %327 = arith.addi %311, %c35 : index
    memref.store %326, %15[%327] : memref<?xf32>
    wave.barrier
    %328 = arith.muli %307, %c6 : index
    %329 = arith.addi %328, %c7 : index
    %330 = arith.muli %329, %c14 : index
    %331 = arith.addi %330, %306 : index
    %332 = arith.addi %331, %c7 : index
    %333 = memref.load %15[%332] : memref<?xf32>
    %334 = arith.addi %332, %c15 : index
    %335 = memref.load %15[%334] : memref<?xf32>
    %336 = arith.addf %333, %335 : f32
    %337 = arith.addi %332, %c36 : index
    %338 = memref.load %15[%337] : memref<?xf32>
    %339 = arith.addf %336, %338 : f32
    %340 = arith.addi %332, %c37 : index
    %341 = memref.load %15[%340] : memref<?xf32>
    %342 = arith.addf %339, %341 : f32
    %343 = arith.addi %332, %c38 : index
    %344 = memref.load %15[%343] : memref<?xf32>
    %345 = arith.addf %342, %344 : f32
    %346 = arith.addi %332, %c39 : index
    %347 = memref.load %15[%346] : memref<?xf32>
    %348 = arith.addf %345, %347 : f32
    %349 = arith.addi %332, %c40 : index
    %350 = memref.load %15[%349] : memref<?xf32>
    %351 = arith.addf %348, %350 : f32
    %352 = arith.addi %332, %c41 : index
    %353 = memref.load %15[%352] : memref<?xf32>
    %354 = arith.addf %351, %353 : f32
    %355 = wave.lane
    %356 = arith.addi %14, %c7 : index
    %357 = arith.muli %329, %c19 : index
    %358 = arith.addi %356, %357 : index
    %359 = arith.divui %355, %c5 : index
    %360 = arith.addi %358, %359 : index
    %361 = arith.cmpi slt, %360, %13 : index
    scf.if %361 {
      %362 = arith.cmpi eq, %hasFactors, %c6 : index
      %363 = arith.muli %360, %c19 : index
      %364 = memref.load %factors[%363] : memref<?xf32>
      %365 = arith.mulf %364, %operandScale : f32
      %366 = arith.select %362, %365, %operandScale : f32
      %367 = arith.mulf %354, %366 : f32
      %368 = arith.muli %360, %outputFeatures : index
      %369 = arith.addi %368, %18 : index
      %370 = wave.lane
      %371 = arith.remui %370, %c5 : index
      %372 = arith.addi %369, %371 : index
      scf.if %16 {
        %373 = arith.addi %372, %c7 : index
        %374 = memref.load %residual[%373] : memref<?xf32>
        %375 = arith.addf %374, %367 : f32
        %376 = arith.addi %372, %c7 : index
        memref.store %375, %out[%376] : memref<?xf32>
      } else {
        %377 = arith.addi %372, %c7 : index
        memref.store %367, %out[%377] : memref<?xf32>
      }
    }
  }
  %378 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %378 {
    %379 = arith.addi %14, %c5 : index
    %380 = arith.minsi %379, %13 : index
    %381 = wave.wave
    %382 = arith.addi %14, %381 : index
    scf.for %383 = %382 to %380 step %c2 {
      %384 = arith.muli %383, %features : index
      %385 = wave.lane
      %386 = arith.muli %385, %c20 : index
      %391:3 = scf.for %387 = %386 to %features step %c32 iter_args(%388 = %c46, %389 = %c46, %390 = %c46) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
        %392 = arith.addi %384, %387 : index
        %393 = vector.load %out[%392] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %394 = vector.load %norm_weight[%387] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %395 = arith.mulf %393, %394 : vector<4xf32>
        %396 = math.fma %393, %393, %388 : vector<4xf32>
        %397 = math.fma %395, %395, %389 : vector<4xf32>
        %398 = math.absf %395 : vector<4xf32>
        %399 = arith.maximumf %390, %398 : vector<4xf32>
        scf.yield %396, %397, %399 : vector<4xf32>, vector<4xf32>, vector<4xf32>
      }
      %400 = wave.reduce "add" %391#0 : vector<4xf32>
      %401 = arith.mulf %400, %inverseFeatures : f32
      %402 = arith.addf %401, %epsilon : f32
      %403 = math.sqrt %402 : f32
      %404 = arith.divf %c48, %403 : f32
      %405 = wave.reduce "max" %391#2 : vector<4xf32>
      %406 = arith.mulf %405, %404 : f32
      %407 = arith.bitcast %406 : f32 to i32
      %408 = arith.shrui %407, %c50 : i32
      %409 = arith.maxsi %408, %c51 : i32
      %410 = arith.subi %c52, %409 : i32
      %411 = arith.shli %410, %c50 : i32
      %412 = arith.subi %409, %c53 : i32
      %413 = arith.shli %412, %c50 : i32
      %414 = arith.bitcast %411 : i32 to f32
      %415 = arith.bitcast %413 : i32 to f32
      %416 = wave.reduce "add" %391#1 : vector<4xf32>
      %417 = arith.mulf %416, %404 : f32
      %418 = arith.mulf %417, %404 : f32
      %419 = wave.lane
      %420 = arith.cmpi eq, %419, %c7 : index
      scf.if %420 {
        %421 = arith.muli %383, %c19 : index
        memref.store %415, %normed_factors[%421] : memref<?xf32>
        %422 = arith.muli %383, %c19 : index
        %423 = arith.addi %422, %c6 : index
        memref.store %418, %normed_factors[%423] : memref<?xf32>
      }
      %424 = vector.broadcast %404 : f32 to vector<4xf32>
      %425 = vector.broadcast %414 : f32 to vector<4xf32>
      scf.for %426 = %386 to %features step %c32 {
        %427 = arith.addi %384, %426 : index
        %428 = vector.load %out[%427] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %429 = arith.mulf %428, %424 : vector<4xf32>
        %430 = vector.load %norm_weight[%426] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %431 = arith.mulf %429, %430 : vector<4xf32>
        %432 = arith.mulf %431, %425 : vector<4xf32>
        %433 = arith.divui %383, %tileRows : index
        %434 = arith.divui %features, %c5 : index
        %435 = arith.muli %433, %434 : index
        %436 = arith.divui %426, %c5 : index
        %437 = arith.addi %435, %436 : index
        %438 = arith.muli %437, %c19 : index
        %439 = arith.remui %426, %c5 : index
        %440 = arith.divui %439, %c2 : index
        %441 = arith.addi %438, %440 : index
        %442 = arith.muli %tileRows, %c2 : index
        %443 = arith.muli %441, %442 : index
        %444 = arith.remui %383, %tileRows : index
        %445 = arith.muli %444, %c2 : index
        %446 = arith.addi %443, %445 : index
        %447 = arith.remui %426, %c2 : index
        %448 = arith.addi %446, %447 : index
        %449 = arith.truncf %432 : vector<4xf32> to vector<4xf16>
        vector.store %449, %normed[%448] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
