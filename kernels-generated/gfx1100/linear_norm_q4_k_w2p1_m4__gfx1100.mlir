// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinearNorm(format='q4_k', waves=2, panels=1, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_norm_q4_k_w2p1_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) attributes {waves = 2 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 256 : index
  %c3 = arith.constant 64 : index
  %c4 = arith.constant 127 : index
  %c5 = arith.constant 128 : index
  %c6 = arith.constant 1 : index
  %c7 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c9 = arith.constant 16 : index
  %c10 = arith.constant 512 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c15 = arith.constant 32 : index
  %c16 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c19 = arith.constant 2 : index
  %c20 = arith.constant 4 : index
  %c21 = arith.constant dense<0> : vector<4xi32>
  %c22 = arith.constant dense<983055> : vector<4xi32>
  %c23 = arith.constant dense<1677747200> : vector<4xi32>
  %c24 = arith.constant dense<4> : vector<4xi32>
  %c25 = arith.constant dense<8> : vector<4xi32>
  %c26 = arith.constant dense<12> : vector<4xi32>
  %c27 = arith.constant dense<0x6400> : vector<32xf16>
  %c28 = arith.constant 3 : index
  %c29 = arith.constant 96 : index
  %c30 = arith.constant 160 : index
  %c31 = arith.constant 192 : index
  %c32 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %arrivals = wave.param "arrivals" : index
  %features = wave.param "features" : index
  %c37 = arith.constant dense<0x00000000> : vector<4xf32>
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %c39 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c41 = arith.constant 23 : i32
  %c42 = arith.constant 141 : i32
  %c43 = arith.constant 268 : i32
  %c44 = arith.constant 14 : i32
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.divui %inputFeatures, %c2 : index
  %4 = arith.muli %3, %c3 : index
  %5 = arith.addi %4, %inputFeatures : index
  %6 = arith.addi %5, %c4 : index
  %7 = arith.divui %6, %c5 : index
  %8 = arith.muli %7, %c5 : index
  %9 = arith.addi %2, %8 : index
  %10 = arith.addi %9, %c5 : index
  %11 = arith.muli %0, %c6 : index
  %12 = arith.addi %11, %c7 : index
  %13 = arith.muli %12, %10 : index
  %14 = memref.load %step[%countAt] : memref<?xi32>
  %15 = arith.index_cast %14 : i32 to index
  %16 = arith.muli %1, %c9 : index
  %17 = wave.scratch %c10 : memref<?xf32>
  %18 = arith.cmpi eq, %hasResidual, %c6 : index
  %19 = wave.block 0
  %20 = arith.muli %19, %c9 : index
  %21 = arith.cmpi slt, %16, %15 : index
  scf.if %21 {
    %22 = wave.lane
    %23 = arith.remui %22, %c9 : index
    %24 = wave.scratch %operandHalves : memref<?xf16>
    %25 = arith.divui %operandHalves, %c1 : index
    %26 = wave.wave
    %27 = arith.muli %26, %c15 : index
    %28 = wave.lane
    %29 = arith.addi %27, %28 : index
    scf.for %30 = %29 to %25 step %c3 {
      %31 = arith.muli %30, %c1 : index
      %32 = arith.addi %c7, %31 : index
      %33 = vector.load %x[%32] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %34 = arith.muli %30, %c1 : index
      vector.store %33, %24[%34] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %35 = arith.remui %23, %tileRows : index
    %36 = arith.muli %35, %c1 : index
    %37 = wave.wave
    %38 = arith.divui %inputFeatures, %c15 : index
    %39 = arith.muli %37, %stepsPerWave : index
    %40 = arith.minsi %39, %38 : index
    %41 = arith.addi %40, %stepsPerWave : index
    %42 = arith.minsi %41, %38 : index
    %43 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %44 = arith.subi %42, %40 : index
    %45 = arith.divui %44, %c19 : index
    %46 = arith.muli %45, %c19 : index
    %47 = arith.addi %40, %46 : index
    %48 = arith.addi %40, %stepsPerWave : index
    %49 = arith.select %43, %48, %47 : index
    %52 = scf.for %50 = %40 to %49 step %c19 iter_args(%51 = %c16) -> (vector<8xf32>) {
      %53 = wave.lane
      %54 = arith.addi %50, %c7 : index
      %55 = arith.remui %53, %c9 : index
      %56 = arith.addi %13, %c5 : index
      %57 = arith.divui %54, %c1 : index
      %58 = arith.muli %57, %c3 : index
      %59 = arith.addi %56, %58 : index
      %60 = arith.muli %55, %c20 : index
      %61 = arith.addi %59, %60 : index
      %62 = vector.load %w[%61] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %63 = vector.bitcast %62 : vector<4xi8> to vector<2xf16>
      %64 = arith.divui %inputFeatures, %c2 : index
      %65 = arith.muli %64, %c3 : index
      %66 = arith.addi %56, %65 : index
      %67 = arith.muli %54, %c15 : index
      %68 = arith.addi %66, %67 : index
      %69 = arith.muli %55, %c19 : index
      %70 = arith.addi %68, %69 : index
      %71 = vector.load %w[%70] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %72 = vector.extract %63[0] : f16 from vector<2xf16>
      %73 = arith.extf %72 : f16 to f32
      %74 = vector.extract %71[0] : i8 from vector<2xi8>
      %75 = arith.extui %74 : i8 to i32
      %76 = arith.sitofp %75 : i32 to f32
      %77 = arith.mulf %73, %76 : f32
      %78 = arith.truncf %77 : f32 to f16
      %79 = vector.broadcast %78 : f16 to vector<16xf16>
      %80 = vector.extract %63[1] : f16 from vector<2xf16>
      %81 = arith.extf %80 : f16 to f32
      %82 = vector.extract %71[1] : i8 from vector<2xi8>
      %83 = arith.extui %82 : i8 to i32
      %84 = arith.sitofp %83 : i32 to f32
      %85 = arith.mulf %81, %84 : f32
      %86 = arith.truncf %85 : f32 to f16
      %87 = vector.broadcast %86 : f16 to vector<16xf16>
      %88 = arith.addi %13, %c5 : index
      %89 = arith.divui %inputFeatures, %c2 : index
      %90 = arith.muli %89, %c3 : index
      %91 = arith.addi %90, %inputFeatures : index
      %92 = arith.addi %91, %c4 : index
      %93 = arith.divui %92, %c5 : index
      %94 = arith.muli %93, %c5 : index
      %95 = arith.addi %88, %94 : index
      %96 = arith.muli %inputFeatures, %c1 : index
      %97 = arith.addi %95, %96 : index
      %98 = arith.muli %54, %c9 : index
      %99 = arith.addi %98, %55 : index
      %100 = arith.muli %99, %c7 : index
      %101 = arith.addi %97, %100 : index
      %102 = arith.muli %54, %c2 : index
      %103 = arith.addi %95, %102 : index
      %104 = arith.muli %55, %c9 : index
      %105 = arith.addi %103, %104 : index
      %106 = vector.load %w[%105] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %107 = vector.bitcast %106 : vector<16xi8> to vector<4xi32>
      %108 = arith.shrui %107, %c21 : vector<4xi32>
      %109 = arith.andi %108, %c22 : vector<4xi32>
      %110 = arith.ori %109, %c23 : vector<4xi32>
      %111 = vector.bitcast %110 : vector<4xi32> to vector<8xf16>
      %112 = arith.shrui %107, %c24 : vector<4xi32>
      %113 = arith.andi %112, %c22 : vector<4xi32>
      %114 = arith.ori %113, %c23 : vector<4xi32>
      %115 = vector.bitcast %114 : vector<4xi32> to vector<8xf16>
      %116 = arith.shrui %107, %c25 : vector<4xi32>
      %117 = arith.andi %116, %c22 : vector<4xi32>
      %118 = arith.ori %117, %c23 : vector<4xi32>
      %119 = vector.bitcast %118 : vector<4xi32> to vector<8xf16>
      %120 = arith.shrui %107, %c26 : vector<4xi32>
      %121 = arith.andi %120, %c22 : vector<4xi32>
      %122 = arith.ori %121, %c23 : vector<4xi32>
      %123 = vector.bitcast %122 : vector<4xi32> to vector<8xf16>
      %124 = vector.shuffle %111, %115 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %125 = vector.shuffle %119, %123 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %126 = vector.shuffle %124, %125 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %127 = arith.subf %126, %c27 : vector<32xf16>
      %128 = vector.shuffle %127, %127 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %129 = vector.shuffle %127, %127 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %130 = math.fma %128, %79, %87 : vector<16xf16>
      %131 = math.fma %129, %79, %87 : vector<16xf16>
      %132 = arith.addi %50, %c6 : index
      %133 = arith.remui %53, %c9 : index
      %134 = arith.addi %13, %c5 : index
      %135 = arith.divui %132, %c1 : index
      %136 = arith.muli %135, %c3 : index
      %137 = arith.addi %134, %136 : index
      %138 = arith.muli %133, %c20 : index
      %139 = arith.addi %137, %138 : index
      %140 = vector.load %w[%139] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %141 = vector.bitcast %140 : vector<4xi8> to vector<2xf16>
      %142 = arith.divui %inputFeatures, %c2 : index
      %143 = arith.muli %142, %c3 : index
      %144 = arith.addi %134, %143 : index
      %145 = arith.muli %132, %c15 : index
      %146 = arith.addi %144, %145 : index
      %147 = arith.muli %133, %c19 : index
      %148 = arith.addi %146, %147 : index
      %149 = vector.load %w[%148] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %150 = vector.extract %141[0] : f16 from vector<2xf16>
      %151 = arith.extf %150 : f16 to f32
      %152 = vector.extract %149[0] : i8 from vector<2xi8>
      %153 = arith.extui %152 : i8 to i32
      %154 = arith.sitofp %153 : i32 to f32
      %155 = arith.mulf %151, %154 : f32
      %156 = arith.truncf %155 : f32 to f16
      %157 = vector.broadcast %156 : f16 to vector<16xf16>
      %158 = vector.extract %141[1] : f16 from vector<2xf16>
      %159 = arith.extf %158 : f16 to f32
      %160 = vector.extract %149[1] : i8 from vector<2xi8>
      %161 = arith.extui %160 : i8 to i32
      %162 = arith.sitofp %161 : i32 to f32
      %163 = arith.mulf %159, %162 : f32
      %164 = arith.truncf %163 : f32 to f16
      %165 = vector.broadcast %164 : f16 to vector<16xf16>
      %166 = arith.addi %13, %c5 : index
      %167 = arith.divui %inputFeatures, %c2 : index
      %168 = arith.muli %167, %c3 : index
      %169 = arith.addi %168, %inputFeatures : index
      %170 = arith.addi %169, %c4 : index
      %171 = arith.divui %170, %c5 : index
      %172 = arith.muli %171, %c5 : index
      %173 = arith.addi %166, %172 : index
      %174 = arith.muli %inputFeatures, %c1 : index
      %175 = arith.addi %173, %174 : index
      %176 = arith.muli %132, %c9 : index
      %177 = arith.addi %176, %133 : index
      %178 = arith.muli %177, %c7 : index
      %179 = arith.addi %175, %178 : index
      %180 = arith.muli %132, %c2 : index
      %181 = arith.addi %173, %180 : index
      %182 = arith.muli %133, %c9 : index
      %183 = arith.addi %181, %182 : index
      %184 = vector.load %w[%183] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %185 = vector.bitcast %184 : vector<16xi8> to vector<4xi32>
      %186 = arith.shrui %185, %c21 : vector<4xi32>
      %187 = arith.andi %186, %c22 : vector<4xi32>
      %188 = arith.ori %187, %c23 : vector<4xi32>
      %189 = vector.bitcast %188 : vector<4xi32> to vector<8xf16>
      %190 = arith.shrui %185, %c24 : vector<4xi32>
      %191 = arith.andi %190, %c22 : vector<4xi32>
      %192 = arith.ori %191, %c23 : vector<4xi32>
      %193 = vector.bitcast %192 : vector<4xi32> to vector<8xf16>
      %194 = arith.shrui %185, %c25 : vector<4xi32>
      %195 = arith.andi %194, %c22 : vector<4xi32>
      %196 = arith.ori %195, %c23 : vector<4xi32>
      %197 = vector.bitcast %196 : vector<4xi32> to vector<8xf16>
      %198 = arith.shrui %185, %c26 : vector<4xi32>
      %199 = arith.andi %198, %c22 : vector<4xi32>
      %200 = arith.ori %199, %c23 : vector<4xi32>
      %201 = vector.bitcast %200 : vector<4xi32> to vector<8xf16>
      %202 = vector.shuffle %189, %193 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %203 = vector.shuffle %197, %201 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %204 = vector.shuffle %202, %203 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %205 = arith.subf %204, %c27 : vector<32xf16>
      %206 = vector.shuffle %205, %205 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %207 = vector.shuffle %205, %205 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %208 = math.fma %206, %157, %165 : vector<16xf16>
      %209 = math.fma %207, %157, %165 : vector<16xf16>
      %210 = arith.muli %50, %c19 : index
      %211 = arith.addi %210, %c7 : index
      %212 = arith.muli %tileRows, %c9 : index
      %213 = arith.muli %211, %212 : index
      %214 = arith.addi %36, %213 : index
      %215 = vector.load %24[%214] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %216 = arith.muli %tileRows, %c1 : index
      %217 = arith.addi %214, %216 : index
      %218 = vector.load %24[%217] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %219 = vector.shuffle %215, %218 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %220 = wave.mma %219, %130, %51 : vector<16xf16>, vector<8xf32>
      %221 = arith.muli %50, %c19 : index
      %222 = arith.addi %221, %c6 : index
      %223 = arith.muli %tileRows, %c9 : index
      %224 = arith.muli %222, %223 : index
      %225 = arith.addi %36, %224 : index
      %226 = vector.load %24[%225] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %227 = arith.muli %tileRows, %c1 : index
      %228 = arith.addi %225, %227 : index
      %229 = vector.load %24[%228] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %230 = vector.shuffle %226, %229 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %231 = wave.mma %230, %131, %220 : vector<16xf16>, vector<8xf32>
      %232 = arith.muli %50, %c19 : index
      %233 = arith.addi %232, %c19 : index
      %234 = arith.muli %tileRows, %c9 : index
      %235 = arith.muli %233, %234 : index
      %236 = arith.addi %36, %235 : index
      %237 = vector.load %24[%236] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %238 = arith.muli %tileRows, %c1 : index
      %239 = arith.addi %236, %238 : index
      %240 = vector.load %24[%239] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %241 = vector.shuffle %237, %240 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %242 = wave.mma %241, %208, %231 : vector<16xf16>, vector<8xf32>
      %243 = arith.muli %50, %c19 : index
      %244 = arith.addi %243, %c28 : index
      %245 = arith.muli %tileRows, %c9 : index
      %246 = arith.muli %244, %245 : index
      %247 = arith.addi %36, %246 : index
      %248 = vector.load %24[%247] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %249 = arith.muli %tileRows, %c1 : index
      %250 = arith.addi %247, %249 : index
      %251 = vector.load %24[%250] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %252 = vector.shuffle %248, %251 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %253 = wave.mma %252, %209, %242 : vector<16xf16>, vector<8xf32>
      scf.yield %253 : vector<8xf32>
    }
    %254 = arith.select %43, %49, %42 : index
    %257 = scf.for %255 = %49 to %254 step %c6 iter_args(%256 = %52) -> (vector<8xf32>) {
      %258 = wave.lane
      %259 = arith.addi %255, %c7 : index
      %260 = arith.remui %258, %c9 : index
      %261 = arith.addi %13, %c5 : index
      %262 = arith.divui %259, %c1 : index
      %263 = arith.muli %262, %c3 : index
      %264 = arith.addi %261, %263 : index
      %265 = arith.muli %260, %c20 : index
      %266 = arith.addi %264, %265 : index
      %267 = vector.load %w[%266] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %268 = vector.bitcast %267 : vector<4xi8> to vector<2xf16>
      %269 = arith.divui %inputFeatures, %c2 : index
      %270 = arith.muli %269, %c3 : index
      %271 = arith.addi %261, %270 : index
      %272 = arith.muli %259, %c15 : index
      %273 = arith.addi %271, %272 : index
      %274 = arith.muli %260, %c19 : index
      %275 = arith.addi %273, %274 : index
      %276 = vector.load %w[%275] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %277 = vector.extract %268[0] : f16 from vector<2xf16>
      %278 = arith.extf %277 : f16 to f32
      %279 = vector.extract %276[0] : i8 from vector<2xi8>
      %280 = arith.extui %279 : i8 to i32
      %281 = arith.sitofp %280 : i32 to f32
      %282 = arith.mulf %278, %281 : f32
      %283 = arith.truncf %282 : f32 to f16
      %284 = vector.broadcast %283 : f16 to vector<16xf16>
      %285 = vector.extract %268[1] : f16 from vector<2xf16>
      %286 = arith.extf %285 : f16 to f32
      %287 = vector.extract %276[1] : i8 from vector<2xi8>
      %288 = arith.extui %287 : i8 to i32
      %289 = arith.sitofp %288 : i32 to f32
      %290 = arith.mulf %286, %289 : f32
      %291 = arith.truncf %290 : f32 to f16
      %292 = vector.broadcast %291 : f16 to vector<16xf16>
      %293 = arith.addi %13, %c5 : index
      %294 = arith.divui %inputFeatures, %c2 : index
      %295 = arith.muli %294, %c3 : index
      %296 = arith.addi %295, %inputFeatures : index
      %297 = arith.addi %296, %c4 : index
      %298 = arith.divui %297, %c5 : index
      %299 = arith.muli %298, %c5 : index
      %300 = arith.addi %293, %299 : index
      %301 = arith.muli %inputFeatures, %c1 : index
      %302 = arith.addi %300, %301 : index
      %303 = arith.muli %259, %c9 : index
      %304 = arith.addi %303, %260 : index
      %305 = arith.muli %304, %c7 : index
      %306 = arith.addi %302, %305 : index
      %307 = arith.muli %259, %c2 : index
      %308 = arith.addi %300, %307 : index
      %309 = arith.muli %260, %c9 : index
      %310 = arith.addi %308, %309 : index
      %311 = vector.load %w[%310] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %312 = vector.bitcast %311 : vector<16xi8> to vector<4xi32>
      %313 = arith.shrui %312, %c21 : vector<4xi32>
      %314 = arith.andi %313, %c22 : vector<4xi32>
      %315 = arith.ori %314, %c23 : vector<4xi32>
      %316 = vector.bitcast %315 : vector<4xi32> to vector<8xf16>
      %317 = arith.shrui %312, %c24 : vector<4xi32>
      %318 = arith.andi %317, %c22 : vector<4xi32>
      %319 = arith.ori %318, %c23 : vector<4xi32>
      %320 = vector.bitcast %319 : vector<4xi32> to vector<8xf16>
      %321 = arith.shrui %312, %c25 : vector<4xi32>
      %322 = arith.andi %321, %c22 : vector<4xi32>
      %323 = arith.ori %322, %c23 : vector<4xi32>
      %324 = vector.bitcast %323 : vector<4xi32> to vector<8xf16>
      %325 = arith.shrui %312, %c26 : vector<4xi32>
      %326 = arith.andi %325, %c22 : vector<4xi32>
      %327 = arith.ori %326, %c23 : vector<4xi32>
      %328 = vector.bitcast %327 : vector<4xi32> to vector<8xf16>
      %329 = vector.shuffle %316, %320 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %330 = vector.shuffle %324, %328 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %331 = vector.shuffle %329, %330 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %332 = arith.subf %331, %c27 : vector<32xf16>
      %333 = vector.shuffle %332, %332 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %334 = vector.shuffle %332, %332 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %335 = math.fma %333, %284, %292 : vector<16xf16>
      %336 = math.fma %334, %284, %292 : vector<16xf16>
      %337 = arith.muli %255, %c19 : index
      %338 = arith.addi %337, %c7 : index
      %339 = arith.muli %tileRows, %c9 : index
      %340 = arith.muli %338, %339 : index
      %341 = arith.addi %36, %340 : index
      %342 = vector.load %24[%341] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %343 = arith.muli %tileRows, %c1 : index
      %344 = arith.addi %341, %343 : index
      %345 = vector.load %24[%344] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %346 = vector.shuffle %342, %345 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %347 = wave.mma %346, %335, %256 : vector<16xf16>, vector<8xf32>
      %348 = arith.muli %255, %c19 : index
      %349 = arith.addi %348, %c6 : index
      %350 = arith.muli %tileRows, %c9 : index
      %351 = arith.muli %349, %350 : index
      %352 = arith.addi %36, %351 : index
      %353 = vector.load %24[%352] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %354 = arith.muli %tileRows, %c1 : index
      %355 = arith.addi %352, %354 : index
      %356 = vector.load %24[%355] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %357 = vector.shuffle %353, %356 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %358 = wave.mma %357, %336, %347 : vector<16xf16>, vector<8xf32>
      scf.yield %358 : vector<8xf32>
    }
    %359 = wave.lane
    %360 = wave.wave
    %361 = arith.muli %360, %c6 : index
    %362 = arith.addi %361, %c7 : index
    %363 = arith.muli %362, %c2 : index
    %364 = arith.addi %363, %359 : index
    %365 = vector.extract %257[0] : f32 from vector<8xf32>
    %366 = arith.addi %364, %c7 : index
    memref.store %365, %17[%366] : memref<?xf32>
    %367 = vector.extract %257[1] : f32 from vector<8xf32>
    %368 = arith.addi %364, %c15 : index
    memref.store %367, %17[%368] : memref<?xf32>
    %369 = vector.extract %257[2] : f32 from vector<8xf32>
    %370 = arith.addi %364, %c3 : index
    memref.store %369, %17[%370] : memref<?xf32>
    %371 = vector.extract %257[3] : f32 from vector<8xf32>
    %372 = arith.addi %364, %c29 : index
    memref.store %371, %17[%372] : memref<?xf32>
    %373 = vector.extract %257[4] : f32 from vector<8xf32>
    %374 = arith.addi %364, %c5 : index
    memref.store %373, %17[%374] : memref<?xf32>
    %375 = vector.extract %257[5] : f32 from vector<8xf32>
    %376 = arith.addi %364, %c30 : index
    memref.store %375, %17[%376] : memref<?xf32>
    %377 = vector.extract %257[6] : f32 from vector<8xf32>
    %378 = arith.addi %364, %c31 : index
    memref.store %377, %17[%378] : memref<?xf32>
    %379 = vector.extract %257[7] : f32 from vector<8xf32>
    %380 = arith.addi %364, %c32 : index
    memref.store %379, %17[%380] : memref<?xf32>
    wave.barrier
    %381 = arith.muli %360, %c20 : index
    %382 = arith.addi %381, %c7 : index
    %383 = arith.muli %382, %c15 : index
    %384 = arith.addi %383, %359 : index
    %385 = arith.addi %384, %c7 : index
    %386 = memref.load %17[%385] : memref<?xf32>
    %387 = arith.addi %385, %c2 : index
    %388 = memref.load %17[%387] : memref<?xf32>
    %389 = arith.addf %386, %388 : f32
    %390 = wave.lane
    %391 = arith.addi %16, %c7 : index
    %392 = arith.muli %382, %c19 : index
    %393 = arith.addi %391, %392 : index
    %394 = arith.divui %390, %c9 : index
    %395 = arith.addi %393, %394 : index
    %396 = arith.cmpi slt, %395, %15 : index
    scf.if %396 {
      %397 = arith.cmpi eq, %hasFactors, %c6 : index
      %398 = arith.muli %395, %c19 : index
      %399 = memref.load %factors[%398] : memref<?xf32>
      %400 = arith.mulf %399, %operandScale : f32
      %401 = arith.select %397, %400, %operandScale : f32
      %402 = arith.remui %390, %c9 : index
      %403 = arith.muli %402, %c20 : index
      %404 = arith.addi %13, %403 : index
      %405 = vector.load %w[%404] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %406 = vector.bitcast %405 : vector<4xi8> to vector<1xf32>
      %407 = vector.extract %406[0] : f32 from vector<1xf32>
      %408 = arith.mulf %407, %401 : f32
      %409 = arith.mulf %389, %408 : f32
      %410 = arith.muli %395, %outputFeatures : index
      %411 = arith.addi %410, %20 : index
      %412 = wave.lane
      %413 = arith.remui %412, %c9 : index
      %414 = arith.addi %411, %413 : index
      scf.if %18 {
        %415 = arith.addi %414, %c7 : index
        %416 = memref.load %residual[%415] : memref<?xf32>
        %417 = arith.addf %416, %409 : f32
        %418 = arith.addi %414, %c7 : index
        memref.store %417, %out[%418] : memref<?xf32>
      } else {
        %419 = arith.addi %414, %c7 : index
        memref.store %409, %out[%419] : memref<?xf32>
      }
    }
    %420 = arith.muli %360, %c20 : index
    %421 = arith.addi %420, %c6 : index
    %422 = arith.muli %421, %c15 : index
    %423 = arith.addi %422, %359 : index
    %424 = arith.addi %423, %c7 : index
    %425 = memref.load %17[%424] : memref<?xf32>
    %426 = arith.addi %424, %c2 : index
    %427 = memref.load %17[%426] : memref<?xf32>
    %428 = arith.addf %425, %427 : f32
    %429 = wave.lane
    %430 = arith.addi %16, %c7 : index
    %431 = arith.muli %421, %c19 : index
    %432 = arith.addi %430, %431 : index
    %433 = arith.divui %429, %c9 : index
    %434 = arith.addi %432, %433 : index
    %435 = arith.cmpi slt, %434, %15 : index
    scf.if %435 {
      %436 = arith.cmpi eq, %hasFactors, %c6 : index
      %437 = arith.muli %434, %c19 : index
      %438 = memref.load %factors[%437] : memref<?xf32>
      %439 = arith.mulf %438, %operandScale : f32
      %440 = arith.select %436, %439, %operandScale : f32
      %441 = arith.remui %429, %c9 : index
      %442 = arith.muli %441, %c20 : index
      %443 = arith.addi %13, %442 : index
      %444 = vector.load %w[%443] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %445 = vector.bitcast %444 : vector<4xi8> to vector<1xf32>
      %446 = vector.extract %445[0] : f32 from vector<1xf32>
      %447 = arith.mulf %446, %440 : f32
      %448 = arith.mulf %428, %447 : f32
      %449 = arith.muli %434, %outputFeatures : index
      %450 = arith.addi %449, %20 : index
      %451 = wave.lane
      %452 = arith.remui %451, %c9 : index
      %453 = arith.addi %450, %452 : index
      scf.if %18 {
        %454 = arith.addi %453, %c7 : index
        %455 = memref.load %residual[%454] : memref<?xf32>
        %456 = arith.addf %455, %448 : f32
        %457 = arith.addi %453, %c7 : index
        memref.store %456, %out[%457] : memref<?xf32>
      } else {
        %458 = arith.addi %453, %c7 : index
        memref.store %448, %out[%458] : memref<?xf32>
      }
    }
    %459 = arith.muli %360, %c20 : index
    %460 = arith.addi %459, %c19 : index
    %461 = arith.muli %460, %c15 : index
    %462 = arith.addi %461, %359 : index
    %463 = arith.addi %462, %c7 : index
    %464 = memref.load %17[%463] : memref<?xf32>
    %465 = arith.addi %463, %c2 : index
    %466 = memref.load %17[%465] : memref<?xf32>
    %467 = arith.addf %464, %466 : f32
    %468 = wave.lane
    %469 = arith.addi %16, %c7 : index
    %470 = arith.muli %460, %c19 : index
    %471 = arith.addi %469, %470 : index
    %472 = arith.divui %468, %c9 : index
    %473 = arith.addi %471, %472 : index
    %474 = arith.cmpi slt, %473, %15 : index
    scf.if %474 {
      %475 = arith.cmpi eq, %hasFactors, %c6 : index
      %476 = arith.muli %473, %c19 : index
      %477 = memref.load %factors[%476] : memref<?xf32>
      %478 = arith.mulf %477, %operandScale : f32
      %479 = arith.select %475, %478, %operandScale : f32
      %480 = arith.remui %468, %c9 : index
      %481 = arith.muli %480, %c20 : index
      %482 = arith.addi %13, %481 : index
      %483 = vector.load %w[%482] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %484 = vector.bitcast %483 : vector<4xi8> to vector<1xf32>
      %485 = vector.extract %484[0] : f32 from vector<1xf32>
      %486 = arith.mulf %485, %479 : f32
      %487 = arith.mulf %467, %486 : f32
      %488 = arith.muli %473, %outputFeatures : index
      %489 = arith.addi %488, %20 : index
      %490 = wave.lane
      %491 = arith.remui %490, %c9 : index
      %492 = arith.addi %489, %491 : index
      scf.if %18 {
        %493 = arith.addi %492, %c7 : index
        %494 = memref.load %residual[%493] : memref<?xf32>
        %495 = arith.addf %494, %487 : f32
        %496 = arith.addi %492, %c7 : index
        memref.store %495, %out[%496] : memref<?xf32>
      } else {
        %497 = arith.addi %492, %c7 : index
        memref.store %487, %out[%497] : memref<?xf32>
      }
    }
    %498 = arith.muli %360, %c20 : index
    %499 = arith.addi %498, %c28 : index
    %500 = arith.muli %499, %c15 : index
    %501 = arith.addi %500, %359 : index
    %502 = arith.addi %501, %c7 : index
    %503 = memref.load %17[%502] : memref<?xf32>
    %504 = arith.addi %502, %c2 : index
    %505 = memref.load %17[%504] : memref<?xf32>
    %506 = arith.addf %503, %505 : f32
    %507 = wave.lane
    %508 = arith.addi %16, %c7 : index
    %509 = arith.muli %499, %c19 : index
    %510 = arith.addi %508, %509 : index
    %511 = arith.divui %507, %c9 : index
    %512 = arith.addi %510, %511 : index
    %513 = arith.cmpi slt, %512, %15 : index
    scf.if %513 {
      %514 = arith.cmpi eq, %hasFactors, %c6 : index
      %515 = arith.muli %512, %c19 : index
      %516 = memref.load %factors[%515] : memref<?xf32>
      %517 = arith.mulf %516, %operandScale : f32
      %518 = arith.select %514, %517, %operandScale : f32
      %519 = arith.remui %507, %c9 : index
      %520 = arith.muli %519, %c20 : index
      %521 = arith.addi %13, %520 : index
      %522 = vector.load %w[%521] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %523 = vector.bitcast %522 : vector<4xi8> to vector<1xf32>
      %524 = vector.extract %523[0] : f32 from vector<1xf32>
      %525 = arith.mulf %524, %518 : f32
      %526 = arith.mulf %506, %525 : f32
      %527 = arith.muli %512, %outputFeatures : index
      %528 = arith.addi %527, %20 : index
      %529 = wave.lane
      %530 = arith.remui %529, %c9 : index
      %531 = arith.addi %528, %530 : index
      scf.if %18 {
        %532 = arith.addi %531, %c7 : index
        %533 = memref.load %residual[%532] : memref<?xf32>
        %534 = arith.addf %533, %526 : f32
        %535 = arith.addi %531, %c7 : index
        memref.store %534, %out[%535] : memref<?xf32>
      } else {
        %536 = arith.addi %531, %c7 : index
        memref.store %526, %out[%536] : memref<?xf32>
      }
    }
  }
  %537 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %537 {
    %538 = arith.addi %16, %c9 : index
    %539 = arith.minsi %538, %15 : index
    %540 = wave.wave
    %541 = arith.addi %16, %540 : index
    scf.for %542 = %541 to %539 step %c19 {
      %543 = arith.muli %542, %features : index
      %544 = wave.lane
      %545 = arith.muli %544, %c20 : index
      %550:3 = scf.for %546 = %545 to %features step %c5 iter_args(%547 = %c37, %548 = %c37, %549 = %c37) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
        %551 = arith.addi %543, %546 : index
        %552 = vector.load %out[%551] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %553 = vector.load %norm_weight[%546] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %554 = arith.mulf %552, %553 : vector<4xf32>
        %555 = math.fma %552, %552, %547 : vector<4xf32>
        %556 = math.fma %554, %554, %548 : vector<4xf32>
        %557 = math.absf %554 : vector<4xf32>
        %558 = arith.maximumf %549, %557 : vector<4xf32>
        scf.yield %555, %556, %558 : vector<4xf32>, vector<4xf32>, vector<4xf32>
      }
      %559 = wave.reduce "add" %550#0 : vector<4xf32>
      %560 = arith.mulf %559, %inverseFeatures : f32
      %561 = arith.addf %560, %epsilon : f32
      %562 = math.sqrt %561 : f32
      %563 = arith.divf %c39, %562 : f32
      %564 = wave.reduce "max" %550#2 : vector<4xf32>
      %565 = arith.mulf %564, %563 : f32
      %566 = arith.bitcast %565 : f32 to i32
      %567 = arith.shrui %566, %c41 : i32
      %568 = arith.maxsi %567, %c42 : i32
      %569 = arith.subi %c43, %568 : i32
      %570 = arith.shli %569, %c41 : i32
      %571 = arith.subi %568, %c44 : i32
      %572 = arith.shli %571, %c41 : i32
      %573 = arith.bitcast %570 : i32 to f32
      %574 = arith.bitcast %572 : i32 to f32
      %575 = wave.reduce "add" %550#1 : vector<4xf32>
      %576 = arith.mulf %575, %563 : f32
      %577 = arith.mulf %576, %563 : f32
      %578 = wave.lane
      %579 = arith.cmpi eq, %578, %c7 : index
      scf.if %579 {
        %580 = arith.muli %542, %c19 : index
        memref.store %574, %normed_factors[%580] : memref<?xf32>
        %581 = arith.muli %542, %c19 : index
        %582 = arith.addi %581, %c6 : index
        memref.store %577, %normed_factors[%582] : memref<?xf32>
      }
      %583 = vector.broadcast %563 : f32 to vector<4xf32>
      %584 = vector.broadcast %573 : f32 to vector<4xf32>
      scf.for %585 = %545 to %features step %c5 {
        %586 = arith.addi %543, %585 : index
        %587 = vector.load %out[%586] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %588 = arith.mulf %587, %583 : vector<4xf32>
        %589 = vector.load %norm_weight[%585] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %590 = arith.mulf %588, %589 : vector<4xf32>
        %591 = arith.mulf %590, %584 : vector<4xf32>
        %592 = arith.divui %542, %tileRows : index
        %593 = arith.divui %features, %c9 : index
        %594 = arith.muli %592, %593 : index
        %595 = arith.divui %585, %c9 : index
        %596 = arith.addi %594, %595 : index
        %597 = arith.muli %596, %c19 : index
        %598 = arith.remui %585, %c9 : index
        %599 = arith.divui %598, %c1 : index
        %600 = arith.addi %597, %599 : index
        %601 = arith.muli %tileRows, %c1 : index
        %602 = arith.muli %600, %601 : index
        %603 = arith.remui %542, %tileRows : index
        %604 = arith.muli %603, %c1 : index
        %605 = arith.addi %602, %604 : index
        %606 = arith.remui %585, %c1 : index
        %607 = arith.addi %605, %606 : index
        %608 = arith.truncf %591 : vector<4xf32> to vector<4xf16>
        vector.store %608, %normed[%607] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
