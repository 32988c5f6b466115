// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinearNorm(format='q5_k', waves=8, panels=1, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_norm_q5_k_w8p1_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 10 : index
  %c2 = arith.constant 256 : index
  %c3 = arith.constant 64 : index
  %c4 = arith.constant 127 : index
  %c5 = arith.constant 128 : index
  %c6 = arith.constant 1 : index
  %c7 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c9 = arith.constant 16 : index
  %c10 = arith.constant 2048 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c15 = arith.constant 8 : index
  %c16 = arith.constant 32 : index
  %c17 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c20 = arith.constant 2 : index
  %c21 = arith.constant 4 : index
  %c22 = arith.constant dense<0> : vector<4xi32>
  %c23 = arith.constant dense<983055> : vector<4xi32>
  %c24 = arith.constant dense<[0, 4, 8, 12]> : vector<4xi32>
  %c25 = arith.constant dense<65537> : vector<4xi32>
  %c26 = arith.constant dense<4> : vector<4xi32>
  %c27 = arith.constant dense<1677747200> : vector<4xi32>
  %c28 = arith.constant dense<[1, 5, 9, 13]> : vector<4xi32>
  %c29 = arith.constant dense<8> : vector<4xi32>
  %c30 = arith.constant dense<[2, 6, 10, 14]> : vector<4xi32>
  %c31 = arith.constant dense<12> : vector<4xi32>
  %c32 = arith.constant dense<[3, 7, 11, 15]> : vector<4xi32>
  %c33 = arith.constant dense<0x6400> : vector<32xf16>
  %c34 = arith.constant 3 : index
  %c35 = arith.constant 96 : index
  %c36 = arith.constant 160 : index
  %c37 = arith.constant 192 : index
  %c38 = arith.constant 224 : index
  %c39 = arith.constant 512 : index
  %c40 = arith.constant 768 : index
  %c41 = arith.constant 1024 : index
  %c42 = arith.constant 1280 : index
  %c43 = arith.constant 1536 : index
  %c44 = arith.constant 1792 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %arrivals = wave.param "arrivals" : index
  %features = wave.param "features" : index
  %c49 = arith.constant dense<0x00000000> : vector<4xf32>
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %c51 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c53 = arith.constant 23 : i32
  %c54 = arith.constant 141 : i32
  %c55 = arith.constant 268 : i32
  %c56 = arith.constant 14 : i32
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
    %25 = arith.divui %operandHalves, %c15 : index
    %26 = wave.wave
    %27 = arith.muli %26, %c16 : index
    %28 = wave.lane
    %29 = arith.addi %27, %28 : index
    scf.for %30 = %29 to %25 step %c2 {
      %31 = arith.muli %30, %c15 : index
      %32 = arith.addi %c7, %31 : index
      %33 = vector.load %x[%32] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %34 = arith.muli %30, %c15 : index
      vector.store %33, %24[%34] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %35 = arith.remui %23, %tileRows : index
    %36 = arith.muli %35, %c15 : index
    %37 = wave.wave
    %38 = arith.divui %inputFeatures, %c16 : index
    %39 = arith.muli %37, %stepsPerWave : index
    %40 = arith.minsi %39, %38 : index
    %41 = arith.addi %40, %stepsPerWave : index
    %42 = arith.minsi %41, %38 : index
    %43 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %44 = arith.subi %42, %40 : index
    %45 = arith.divui %44, %c20 : index
    %46 = arith.muli %45, %c20 : index
    %47 = arith.addi %40, %46 : index
    %48 = arith.addi %40, %stepsPerWave : index
    %49 = arith.select %43, %48, %47 : index
    %52 = scf.for %50 = %40 to %49 step %c20 iter_args(%51 = %c17) -> (vector<8xf32>) {
      %53 = wave.lane
      %54 = arith.addi %50, %c7 : index
      %55 = arith.remui %53, %c9 : index
      %56 = arith.addi %13, %c5 : index
      %57 = arith.divui %54, %c15 : index
      %58 = arith.muli %57, %c3 : index
      %59 = arith.addi %56, %58 : index
      %60 = arith.muli %55, %c21 : index
      %61 = arith.addi %59, %60 : index
      %62 = vector.load %w[%61] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %63 = vector.bitcast %62 : vector<4xi8> to vector<2xf16>
      %64 = arith.divui %inputFeatures, %c2 : index
      %65 = arith.muli %64, %c3 : index
      %66 = arith.addi %56, %65 : index
      %67 = arith.muli %54, %c16 : index
      %68 = arith.addi %66, %67 : index
      %69 = arith.muli %55, %c20 : index
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
      %96 = arith.muli %inputFeatures, %c15 : index
      %97 = arith.addi %95, %96 : index
      %98 = arith.muli %54, %c9 : index
      %99 = arith.addi %98, %55 : index
      %100 = arith.muli %99, %c21 : index
      %101 = arith.addi %97, %100 : index
      %102 = arith.muli %54, %c2 : index
      %103 = arith.addi %95, %102 : index
      %104 = arith.muli %55, %c9 : index
      %105 = arith.addi %103, %104 : index
      %106 = vector.load %w[%101] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %107 = vector.bitcast %106 : vector<4xi8> to vector<1xi32>
      %108 = vector.shuffle %107, %107 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %109 = vector.load %w[%105] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %110 = vector.bitcast %109 : vector<16xi8> to vector<4xi32>
      %111 = arith.shrui %110, %c22 : vector<4xi32>
      %112 = arith.andi %111, %c23 : vector<4xi32>
      %113 = arith.shrui %108, %c24 : vector<4xi32>
      %114 = arith.andi %113, %c25 : vector<4xi32>
      %115 = arith.shli %114, %c26 : vector<4xi32>
      %116 = arith.ori %112, %115 : vector<4xi32>
      %117 = arith.ori %116, %c27 : vector<4xi32>
      %118 = vector.bitcast %117 : vector<4xi32> to vector<8xf16>
      %119 = arith.shrui %110, %c26 : vector<4xi32>
      %120 = arith.andi %119, %c23 : vector<4xi32>
      %121 = arith.shrui %108, %c28 : vector<4xi32>
      %122 = arith.andi %121, %c25 : vector<4xi32>
      %123 = arith.shli %122, %c26 : vector<4xi32>
      %124 = arith.ori %120, %123 : vector<4xi32>
      %125 = arith.ori %124, %c27 : vector<4xi32>
      %126 = vector.bitcast %125 : vector<4xi32> to vector<8xf16>
      %127 = arith.shrui %110, %c29 : vector<4xi32>
      %128 = arith.andi %127, %c23 : vector<4xi32>
      %129 = arith.shrui %108, %c30 : vector<4xi32>
      %130 = arith.andi %129, %c25 : vector<4xi32>
      %131 = arith.shli %130, %c26 : vector<4xi32>
      %132 = arith.ori %128, %131 : vector<4xi32>
      %133 = arith.ori %132, %c27 : vector<4xi32>
      %134 = vector.bitcast %133 : vector<4xi32> to vector<8xf16>
      %135 = arith.shrui %110, %c31 : vector<4xi32>
      %136 = arith.andi %135, %c23 : vector<4xi32>
      %137 = arith.shrui %108, %c32 : vector<4xi32>
      %138 = arith.andi %137, %c25 : vector<4xi32>
      %139 = arith.shli %138, %c26 : vector<4xi32>
      %140 = arith.ori %136, %139 : vector<4xi32>
      %141 = arith.ori %140, %c27 : vector<4xi32>
      %142 = vector.bitcast %141 : vector<4xi32> to vector<8xf16>
      %143 = vector.shuffle %118, %126 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %144 = vector.shuffle %134, %142 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %145 = vector.shuffle %143, %144 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %146 = arith.subf %145, %c33 : vector<32xf16>
      %147 = vector.shuffle %146, %146 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %148 = vector.shuffle %146, %146 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %149 = math.fma %147, %79, %87 : vector<16xf16>
      %150 = math.fma %148, %79, %87 : vector<16xf16>
      %151 = arith.addi %50, %c6 : index
      %152 = arith.remui %53, %c9 : index
      %153 = arith.addi %13, %c5 : index
      %154 = arith.divui %151, %c15 : index
      %155 = arith.muli %154, %c3 : index
      %156 = arith.addi %153, %155 : index
      %157 = arith.muli %152, %c21 : index
      %158 = arith.addi %156, %157 : index
      %159 = vector.load %w[%158] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %160 = vector.bitcast %159 : vector<4xi8> to vector<2xf16>
      %161 = arith.divui %inputFeatures, %c2 : index
      %162 = arith.muli %161, %c3 : index
      %163 = arith.addi %153, %162 : index
      %164 = arith.muli %151, %c16 : index
      %165 = arith.addi %163, %164 : index
      %166 = arith.muli %152, %c20 : index
      %167 = arith.addi %165, %166 : index
      %168 = vector.load %w[%167] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %169 = vector.extract %160[0] : f16 from vector<2xf16>
      %170 = arith.extf %169 : f16 to f32
      %171 = vector.extract %168[0] : i8 from vector<2xi8>
      %172 = arith.extui %171 : i8 to i32
      %173 = arith.sitofp %172 : i32 to f32
      %174 = arith.mulf %170, %173 : f32
      %175 = arith.truncf %174 : f32 to f16
      %176 = vector.broadcast %175 : f16 to vector<16xf16>
      %177 = vector.extract %160[1] : f16 from vector<2xf16>
      %178 = arith.extf %177 : f16 to f32
      %179 = vector.extract %168[1] : i8 from vector<2xi8>
      %180 = arith.extui %179 : i8 to i32
      %181 = arith.sitofp %180 : i32 to f32
      %182 = arith.mulf %178, %181 : f32
      %183 = arith.truncf %182 : f32 to f16
      %184 = vector.broadcast %183 : f16 to vector<16xf16>
      %185 = arith.addi %13, %c5 : index
      %186 = arith.divui %inputFeatures, %c2 : index
      %187 = arith.muli %186, %c3 : index
      %188 = arith.addi %187, %inputFeatures : index
      %189 = arith.addi %188, %c4 : index
      %190 = arith.divui %189, %c5 : index
      %191 = arith.muli %190, %c5 : index
      %192 = arith.addi %185, %191 : index
      %193 = arith.muli %inputFeatures, %c15 : index
      %194 = arith.addi %192, %193 : index
      %195 = arith.muli %151, %c9 : index
      %196 = arith.addi %195, %152 : index
      %197 = arith.muli %196, %c21 : index
      %198 = arith.addi %194, %197 : index
      %199 = arith.muli %151, %c2 : index
      %200 = arith.addi %192, %199 : index
      %201 = arith.muli %152, %c9 : index
      %202 = arith.addi %200, %201 : index
      %203 = vector.load %w[%198] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %204 = vector.bitcast %203 : vector<4xi8> to vector<1xi32>
      %205 = vector.shuffle %204, %204 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %206 = vector.load %w[%202] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %207 = vector.bitcast %206 : vector<16xi8> to vector<4xi32>
      %208 = arith.shrui %207, %c22 : vector<4xi32>
      %209 = arith.andi %208, %c23 : vector<4xi32>
      %210 = arith.shrui %205, %c24 : vector<4xi32>
      %211 = arith.andi %210, %c25 : vector<4xi32>
      %212 = arith.shli %211, %c26 : vector<4xi32>
      %213 = arith.ori %209, %212 : vector<4xi32>
      %214 = arith.ori %213, %c27 : vector<4xi32>
      %215 = vector.bitcast %214 : vector<4xi32> to vector<8xf16>
      %216 = arith.shrui %207, %c26 : vector<4xi32>
      %217 = arith.andi %216, %c23 : vector<4xi32>
      %218 = arith.shrui %205, %c28 : vector<4xi32>
      %219 = arith.andi %218, %c25 : vector<4xi32>
      %220 = arith.shli %219, %c26 : vector<4xi32>
      %221 = arith.ori %217, %220 : vector<4xi32>
      %222 = arith.ori %221, %c27 : vector<4xi32>
      %223 = vector.bitcast %222 : vector<4xi32> to vector<8xf16>
      %224 = arith.shrui %207, %c29 : vector<4xi32>
      %225 = arith.andi %224, %c23 : vector<4xi32>
      %226 = arith.shrui %205, %c30 : vector<4xi32>
      %227 = arith.andi %226, %c25 : vector<4xi32>
      %228 = arith.shli %227, %c26 : vector<4xi32>
      %229 = arith.ori %225, %228 : vector<4xi32>
      %230 = arith.ori %229, %c27 : vector<4xi32>
      %231 = vector.bitcast %230 : vector<4xi32> to vector<8xf16>
      %232 = arith.shrui %207, %c31 : vector<4xi32>
      %233 = arith.andi %232, %c23 : vector<4xi32>
      %234 = arith.shrui %205, %c32 : vector<4xi32>
      %235 = arith.andi %234, %c25 : vector<4xi32>
      %236 = arith.shli %235, %c26 : vector<4xi32>
      %237 = arith.ori %233, %236 : vector<4xi32>
      %238 = arith.ori %237, %c27 : vector<4xi32>
      %239 = vector.bitcast %238 : vector<4xi32> to vector<8xf16>
      %240 = vector.shuffle %215, %223 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %241 = vector.shuffle %231, %239 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %242 = vector.shuffle %240, %241 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %243 = arith.subf %242, %c33 : vector<32xf16>
      %244 = vector.shuffle %243, %243 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %245 = vector.shuffle %243, %243 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %246 = math.fma %244, %176, %184 : vector<16xf16>
      %247 = math.fma %245, %176, %184 : vector<16xf16>
      %248 = arith.muli %50, %c20 : index
      %249 = arith.addi %248, %c7 : index
      %250 = arith.muli %tileRows, %c9 : index
      %251 = arith.muli %249, %250 : index
      %252 = arith.addi %36, %251 : index
      %253 = vector.load %24[%252] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %254 = arith.muli %tileRows, %c15 : index
      %255 = arith.addi %252, %254 : index
      %256 = vector.load %24[%255] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %257 = vector.shuffle %253, %256 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %258 = wave.mma %257, %149, %51 : vector<16xf16>, vector<8xf32>
      %259 = arith.muli %50, %c20 : index
      %260 = arith.addi %259, %c6 : index
      %261 = arith.muli %tileRows, %c9 : index
      %262 = arith.muli %260, %261 : index
      %263 = arith.addi %36, %262 : index
      %264 = vector.load %24[%263] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %265 = arith.muli %tileRows, %c15 : index
      %266 = arith.addi %263, %265 : index
      %267 = vector.load %24[%266] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %268 = vector.shuffle %264, %267 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %269 = wave.mma %268, %150, %258 : vector<16xf16>, vector<8xf32>
      %270 = arith.muli %50, %c20 : index
      %271 = arith.addi %270, %c20 : index
      %272 = arith.muli %tileRows, %c9 : index
      %273 = arith.muli %271, %272 : index
      %274 = arith.addi %36, %273 : index
      %275 = vector.load %24[%274] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %276 = arith.muli %tileRows, %c15 : index
      %277 = arith.addi %274, %276 : index
      %278 = vector.load %24[%277] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %279 = vector.shuffle %275, %278 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %280 = wave.mma %279, %246, %269 : vector<16xf16>, vector<8xf32>
      %281 = arith.muli %50, %c20 : index
      %282 = arith.addi %281, %c34 : index
      %283 = arith.muli %tileRows, %c9 : index
      %284 = arith.muli %282, %283 : index
      %285 = arith.addi %36, %284 : index
      %286 = vector.load %24[%285] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %287 = arith.muli %tileRows, %c15 : index
      %288 = arith.addi %285, %287 : index
      %289 = vector.load %24[%288] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %290 = vector.shuffle %286, %289 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %291 = wave.mma %290, %247, %280 : vector<16xf16>, vector<8xf32>
      scf.yield %291 : vector<8xf32>
    }
    %292 = arith.select %43, %49, %42 : index
    %295 = scf.for %293 = %49 to %292 step %c6 iter_args(%294 = %52) -> (vector<8xf32>) {
      %296 = wave.lane
      %297 = arith.addi %293, %c7 : index
      %298 = arith.remui %296, %c9 : index
      %299 = arith.addi %13, %c5 : index
      %300 = arith.divui %297, %c15 : index
      %301 = arith.muli %300, %c3 : index
      %302 = arith.addi %299, %301 : index
      %303 = arith.muli %298, %c21 : index
      %304 = arith.addi %302, %303 : index
      %305 = vector.load %w[%304] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %306 = vector.bitcast %305 : vector<4xi8> to vector<2xf16>
      %307 = arith.divui %inputFeatures, %c2 : index
      %308 = arith.muli %307, %c3 : index
      %309 = arith.addi %299, %308 : index
      %310 = arith.muli %297, %c16 : index
      %311 = arith.addi %309, %310 : index
      %312 = arith.muli %298, %c20 : index
      %313 = arith.addi %311, %312 : index
      %314 = vector.load %w[%313] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %315 = vector.extract %306[0] : f16 from vector<2xf16>
      %316 = arith.extf %315 : f16 to f32
      %317 = vector.extract %314[0] : i8 from vector<2xi8>
      %318 = arith.extui %317 : i8 to i32
      %319 = arith.sitofp %318 : i32 to f32
      %320 = arith.mulf %316, %319 : f32
      %321 = arith.truncf %320 : f32 to f16
      %322 = vector.broadcast %321 : f16 to vector<16xf16>
      %323 = vector.extract %306[1] : f16 from vector<2xf16>
      %324 = arith.extf %323 : f16 to f32
      %325 = vector.extract %314[1] : i8 from vector<2xi8>
      %326 = arith.extui %325 : i8 to i32
      %327 = arith.sitofp %326 : i32 to f32
      %328 = arith.mulf %324, %327 : f32
      %329 = arith.truncf %328 : f32 to f16
      %330 = vector.broadcast %329 : f16 to vector<16xf16>
      %331 = arith.addi %13, %c5 : index
      %332 = arith.divui %inputFeatures, %c2 : index
      %333 = arith.muli %332, %c3 : index
      %334 = arith.addi %333, %inputFeatures : index
      %335 = arith.addi %334, %c4 : index
      %336 = arith.divui %335, %c5 : index
      %337 = arith.muli %336, %c5 : index
      %338 = arith.addi %331, %337 : index
      %339 = arith.muli %inputFeatures, %c15 : index
      %340 = arith.addi %338, %339 : index
      %341 = arith.muli %297, %c9 : index
      %342 = arith.addi %341, %298 : index
      %343 = arith.muli %342, %c21 : index
      %344 = arith.addi %340, %343 : index
      %345 = arith.muli %297, %c2 : index
      %346 = arith.addi %338, %345 : index
      %347 = arith.muli %298, %c9 : index
      %348 = arith.addi %346, %347 : index
      %349 = vector.load %w[%344] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %350 = vector.bitcast %349 : vector<4xi8> to vector<1xi32>
      %351 = vector.shuffle %350, %350 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %352 = vector.load %w[%348] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %353 = vector.bitcast %352 : vector<16xi8> to vector<4xi32>
      %354 = arith.shrui %353, %c22 : vector<4xi32>
      %355 = arith.andi %354, %c23 : vector<4xi32>
      %356 = arith.shrui %351, %c24 : vector<4xi32>
      %357 = arith.andi %356, %c25 : vector<4xi32>
      %358 = arith.shli %357, %c26 : vector<4xi32>
      %359 = arith.ori %355, %358 : vector<4xi32>
      %360 = arith.ori %359, %c27 : vector<4xi32>
      %361 = vector.bitcast %360 : vector<4xi32> to vector<8xf16>
      %362 = arith.shrui %353, %c26 : vector<4xi32>
      %363 = arith.andi %362, %c23 : vector<4xi32>
      %364 = arith.shrui %351, %c28 : vector<4xi32>
      %365 = arith.andi %364, %c25 : vector<4xi32>
      %366 = arith.shli %365, %c26 : vector<4xi32>
      %367 = arith.ori %363, %366 : vector<4xi32>
      %368 = arith.ori %367, %c27 : vector<4xi32>
      %369 = vector.bitcast %368 : vector<4xi32> to vector<8xf16>
      %370 = arith.shrui %353, %c29 : vector<4xi32>
      %371 = arith.andi %370, %c23 : vector<4xi32>
      %372 = arith.shrui %351, %c30 : vector<4xi32>
      %373 = arith.andi %372, %c25 : vector<4xi32>
      %374 = arith.shli %373, %c26 : vector<4xi32>
      %375 = arith.ori %371, %374 : vector<4xi32>
      %376 = arith.ori %375, %c27 : vector<4xi32>
      %377 = vector.bitcast %376 : vector<4xi32> to vector<8xf16>
      %378 = arith.shrui %353, %c31 : vector<4xi32>
      %379 = arith.andi %378, %c23 : vector<4xi32>
      %380 = arith.shrui %351, %c32 : vector<4xi32>
      %381 = arith.andi %380, %c25 : vector<4xi32>
      %382 = arith.shli %381, %c26 : vector<4xi32>
      %383 = arith.ori %379, %382 : vector<4xi32>
      %384 = arith.ori %383, %c27 : vector<4xi32>
      %385 = vector.bitcast %384 : vector<4xi32> to vector<8xf16>
      %386 = vector.shuffle %361, %369 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %387 = vector.shuffle %377, %385 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %388 = vector.shuffle %386, %387 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %389 = arith.subf %388, %c33 : vector<32xf16>
      %390 = vector.shuffle %389, %389 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %391 = vector.shuffle %389, %389 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %392 = math.fma %390, %322, %330 : vector<16xf16>
      %393 = math.fma %391, %322, %330 : vector<16xf16>
      %394 = arith.muli %293, %c20 : index
      %395 = arith.addi %394, %c7 : index
      %396 = arith.muli %tileRows, %c9 : index
      %397 = arith.muli %395, %396 : index
      %398 = arith.addi %36, %397 : index
      %399 = vector.load %24[%398] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %400 = arith.muli %tileRows, %c15 : index
      %401 = arith.addi %398, %400 : index
      %402 = vector.load %24[%401] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %403 = vector.shuffle %399, %402 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %404 = wave.mma %403, %392, %294 : vector<16xf16>, vector<8xf32>
      %405 = arith.muli %293, %c20 : index
      %406 = arith.addi %405, %c6 : index
      %407 = arith.muli %tileRows, %c9 : index
      %408 = arith.muli %406, %407 : index
      %409 = arith.addi %36, %408 : index
      %410 = vector.load %24[%409] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %411 = arith.muli %tileRows, %c15 : index
      %412 = arith.addi %409, %411 : index
      %413 = vector.load %24[%412] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %414 = vector.shuffle %410, %413 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %415 = wave.mma %414, %393, %404 : vector<16xf16>, vector<8xf32>
      scf.yield %415 : vector<8xf32>
    }
    %416 = wave.lane
    %417 = wave.wave
    %418 = arith.muli %417, %c6 : index
    %419 = arith.addi %418, %c7 : index
    %420 = arith.muli %419, %c2 : index
    %421 = arith.addi %420, %416 : index
    %422 = vector.extract %295[0] : f32 from vector<8xf32>
    %423 = arith.addi %421, %c7 : index
    memref.store %422, %17[%423] : memref<?xf32>
    %424 = vector.extract %295[1] : f32 from vector<8xf32>
    %425 = arith.addi %421, %c16 : index
    memref.store %424, %17[%425] : memref<?xf32>
    %426 = vector.extract %295[2] : f32 from vector<8xf32>
    %427 = arith.addi %421, %c3 : index
    memref.store %426, %17[%427] : memref<?xf32>
    %428 = vector.extract %295[3] : f32 from vector<8xf32>
    %429 = arith.addi %421, %c35 : index
    memref.store %428, %17[%429] : memref<?xf32>
    %430 = vector.extract %295[4] : f32 from vector<8xf32>
    %431 = arith.addi %421, %c5 : index
    memref.store %430, %17[%431] : memref<?xf32>
    %432 = vector.extract %295[5] : f32 from vector<8xf32>
    %433 = arith.addi %421, %c36 : index
    memref.store %432, %17[%433] : memref<?xf32>
    %434 = vector.extract %295[6] : f32 from vector<8xf32>
    %435 = arith.addi %421, %c37 : index
    memref.store %434, %17[%435] : memref<?xf32>
    %436 = vector.extract %295[7] : f32 from vector<8xf32>
    %437 = arith.addi %421, %c38 : index
    memref.store %436, %17[%437] : memref<?xf32>
    wave.barrier
    %438 = arith.muli %417, %c6 : index
    %439 = arith.addi %438, %c7 : index
    %440 = arith.muli %439, %c16 : index
    %441 = arith.addi %440, %416 : index
    %442 = arith.addi %441, %c7 : index
    %443 = memref.load %17[%442] : memref<?xf32>
    %444 = arith.addi %442, %c2 : index
    %445 = memref.load %17[%444] : memref<?xf32>
    %446 = arith.addf %443, %445 : f32
    %447 = arith.addi %442, %c39 : index
    %448 = memref.load %17[%447] : memref<?xf32>
    %449 = arith.addf %446, %448 : f32
    %450 = arith.addi %442, %c40 : index
    %451 = memref.load %17[%450] : memref<?xf32>
    %452 = arith.addf %449, %451 : f32
    %453 = arith.addi %442, %c41 : index
    %454 = memref.load %17[%453] : memref<?xf32>
    %455 = arith.addf %452, %454 : f32
    %456 = arith.addi %442, %c42 : index
    %457 = memref.load %17[%456] : memref<?xf32>
    %458 = arith.addf %455, %457 : f32
    %459 = arith.addi %442, %c43 : index
    %460 = memref.load %17[%459] : memref<?xf32>
    %461 = arith.addf %458, %460 : f32
    %462 = arith.addi %442, %c44 : index
    %463 = memref.load %17[%462] : memref<?xf32>
    %464 = arith.addf %461, %463 : f32
    %465 = wave.lane
    %466 = arith.addi %16, %c7 : index
    %467 = arith.muli %439, %c20 : index
    %468 = arith.addi %466, %467 : index
    %469 = arith.divui %465, %c9 : index
    %470 = arith.addi %468, %469 : index
    %471 = arith.cmpi slt, %470, %15 : index
    scf.if %471 {
      %472 = arith.cmpi eq, %hasFactors, %c6 : index
      %473 = arith.muli %470, %c20 : index
      %474 = memref.load %factors[%473] : memref<?xf32>
      %475 = arith.mulf %474, %operandScale : f32
      %476 = arith.select %472, %475, %operandScale : f32
      %477 = arith.remui %465, %c9 : index
      %478 = arith.muli %477, %c21 : index
      %479 = arith.addi %13, %478 : index
      %480 = vector.load %w[%479] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %481 = vector.bitcast %480 : vector<4xi8> to vector<1xf32>
      %482 = vector.extract %481[0] : f32 from vector<1xf32>
      %483 = arith.mulf %482, %476 : f32
      %484 = arith.mulf %464, %483 : f32
      %485 = arith.muli %470, %outputFeatures : index
      %486 = arith.addi %485, %20 : index
      %487 = wave.lane
      %488 = arith.remui %487, %c9 : index
      %489 = arith.addi %486, %488 : index
      scf.if %18 {
        %490 = arith.addi %489, %c7 : index
        %491 = memref.load %residual[%490] : memref<?xf32>
        %492 = arith.addf %491, %484 : f32
        %493 = arith.addi %489, %c7 : index
        memref.store %492, %out[%493] : memref<?xf32>
      } else {
        %494 = arith.addi %489, %c7 : index
        memref.store %484, %out[%494] : memref<?xf32>
      }
    }
  }
  %495 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %495 {
    %496 = arith.addi %16, %c9 : index
    %497 = arith.minsi %496, %15 : index
    %498 = wave.wave
    %499 = arith.addi %16, %498 : index
    scf.for %500 = %499 to %497 step %c15 {
      %501 = arith.muli %500, %features : index
      %502 = wave.lane
      %503 = arith.muli %502, %c21 : index
      %508:3 = scf.for %504 = %503 to %features step %c5 iter_args(%505 = %c49, %506 = %c49, %507 = %c49) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
        %509 = arith.addi %501, %504 : index
        %510 = vector.load %out[%509] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %511 = vector.load %norm_weight[%504] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %512 = arith.mulf %510, %511 : vector<4xf32>
        %513 = math.fma %510, %510, %505 : vector<4xf32>
        %514 = math.fma %512, %512, %506 : vector<4xf32>
        %515 = math.absf %512 : vector<4xf32>
        %516 = arith.maximumf %507, %515 : vector<4xf32>
        scf.yield %513, %514, %516 : vector<4xf32>, vector<4xf32>, vector<4xf32>
      }
      %517 = wave.reduce "add" %508#0 : vector<4xf32>
      %518 = arith.mulf %517, %inverseFeatures : f32
      %519 = arith.addf %518, %epsilon : f32
      %520 = math.sqrt %519 : f32
      %521 = arith.divf %c51, %520 : f32
      %522 = wave.reduce "max" %508#2 : vector<4xf32>
      %523 = arith.mulf %522, %521 : f32
      %524 = arith.bitcast %523 : f32 to i32
      %525 = arith.shrui %524, %c53 : i32
      %526 = arith.maxsi %525, %c54 : i32
      %527 = arith.subi %c55, %526 : i32
      %528 = arith.shli %527, %c53 : i32
      %529 = arith.subi %526, %c56 : i32
      %530 = arith.shli %529, %c53 : i32
      %531 = arith.bitcast %528 : i32 to f32
      %532 = arith.bitcast %530 : i32 to f32
      %533 = wave.reduce "add" %508#1 : vector<4xf32>
      %534 = arith.mulf %533, %521 : f32
      %535 = arith.mulf %534, %521 : f32
      %536 = wave.lane
      %537 = arith.cmpi eq, %536, %c7 : index
      scf.if %537 {
        %538 = arith.muli %500, %c20 : index
        memref.store %532, %normed_factors[%538] : memref<?xf32>
        %539 = arith.muli %500, %c20 : index
        %540 = arith.addi %539, %c6 : index
        memref.store %535, %normed_factors[%540] : memref<?xf32>
      }
      %541 = vector.broadcast %521 : f32 to vector<4xf32>
      %542 = vector.broadcast %531 : f32 to vector<4xf32>
      scf.for %543 = %503 to %features step %c5 {
        %544 = arith.addi %501, %543 : index
        %545 = vector.load %out[%544] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %546 = arith.mulf %545, %541 : vector<4xf32>
        %547 = vector.load %norm_weight[%543] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %548 = arith.mulf %546, %547 : vector<4xf32>
        %549 = arith.mulf %548, %542 : vector<4xf32>
        %550 = arith.divui %500, %tileRows : index
        %551 = arith.divui %features, %c9 : index
        %552 = arith.muli %550, %551 : index
        %553 = arith.divui %543, %c9 : index
        %554 = arith.addi %552, %553 : index
        %555 = arith.muli %554, %c20 : index
        %556 = arith.remui %543, %c9 : index
        %557 = arith.divui %556, %c15 : index
        %558 = arith.addi %555, %557 : index
        %559 = arith.muli %tileRows, %c15 : index
        %560 = arith.muli %558, %559 : index
        %561 = arith.remui %500, %tileRows : index
        %562 = arith.muli %561, %c15 : index
        %563 = arith.addi %560, %562 : index
        %564 = arith.remui %543, %c15 : index
        %565 = arith.addi %563, %564 : index
        %566 = arith.truncf %549 : vector<4xf32> to vector<4xf16>
        vector.store %566, %normed[%565] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
