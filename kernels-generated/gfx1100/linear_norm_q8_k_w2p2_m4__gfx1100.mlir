// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinearNorm(format='q8_k', waves=2, panels=2, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_norm_q8_k_w2p2_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) attributes {waves = 2 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 16 : index
  %c2 = arith.constant 1 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 32 : index
  %c6 = arith.constant 127 : index
  %c7 = arith.constant 128 : index
  %c8 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c10 = arith.constant 1024 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c15 = arith.constant 8 : index
  %c16 = arith.constant 64 : index
  %c17 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c20 = arith.constant dense<0> : vector<4xi32>
  %c21 = arith.constant dense<983055> : vector<4xi32>
  %c22 = arith.constant dense<[0, 0, 0, 0]> : vector<4xi32>
  %c23 = arith.constant dense<4> : vector<4xi32>
  %c24 = arith.constant dense<1677747200> : vector<4xi32>
  %c25 = arith.constant dense<[4, 4, 4, 4]> : vector<4xi32>
  %c26 = arith.constant dense<8> : vector<4xi32>
  %c27 = arith.constant dense<[8, 8, 8, 8]> : vector<4xi32>
  %c28 = arith.constant dense<12> : vector<4xi32>
  %c29 = arith.constant dense<[12, 12, 12, 12]> : vector<4xi32>
  %c30 = arith.constant dense<0x6480> : vector<32xf16>
  %c31 = arith.constant 3 : index
  %c32 = arith.constant 96 : index
  %c33 = arith.constant 160 : index
  %c34 = arith.constant 192 : index
  %c35 = arith.constant 224 : index
  %c36 = arith.constant 4 : index
  %c37 = arith.constant 512 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %arrivals = wave.param "arrivals" : index
  %features = wave.param "features" : index
  %c42 = arith.constant dense<0x00000000> : vector<4xf32>
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %c44 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c46 = arith.constant 23 : i32
  %c47 = arith.constant 141 : i32
  %c48 = arith.constant 268 : i32
  %c49 = arith.constant 14 : i32
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.muli %inputFeatures, %c2 : index
  %4 = arith.divui %3, %c3 : index
  %5 = arith.divui %inputFeatures, %c4 : index
  %6 = arith.muli %5, %c5 : index
  %7 = arith.addi %6, %4 : index
  %8 = arith.addi %7, %c6 : index
  %9 = arith.divui %8, %c7 : index
  %10 = arith.muli %9, %c7 : index
  %11 = arith.addi %2, %10 : index
  %12 = arith.addi %11, %c7 : index
  %13 = arith.muli %0, %c3 : index
  %14 = arith.addi %13, %c8 : index
  %15 = arith.muli %14, %12 : index
  %16 = arith.addi %13, %c2 : index
  %17 = arith.muli %16, %12 : index
  %18 = memref.load %step[%countAt] : memref<?xi32>
  %19 = arith.index_cast %18 : i32 to index
  %20 = arith.muli %1, %c1 : index
  %21 = wave.scratch %c10 : memref<?xf32>
  %22 = arith.cmpi eq, %hasResidual, %c2 : index
  %23 = wave.block 0
  %24 = arith.muli %23, %c5 : index
  %25 = arith.cmpi slt, %20, %19 : index
  scf.if %25 {
    %26 = wave.lane
    %27 = arith.remui %26, %c1 : index
    %28 = wave.scratch %operandHalves : memref<?xf16>
    %29 = arith.divui %operandHalves, %c15 : index
    %30 = wave.wave
    %31 = arith.muli %30, %c5 : index
    %32 = wave.lane
    %33 = arith.addi %31, %32 : index
    scf.for %34 = %33 to %29 step %c16 {
      %35 = arith.muli %34, %c15 : index
      %36 = arith.addi %c8, %35 : index
      %37 = vector.load %x[%36] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %38 = arith.muli %34, %c15 : index
      vector.store %37, %28[%38] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %39 = arith.remui %27, %tileRows : index
    %40 = arith.muli %39, %c15 : index
    %41 = wave.wave
    %42 = arith.divui %inputFeatures, %c5 : index
    %43 = arith.muli %41, %stepsPerWave : index
    %44 = arith.minsi %43, %42 : index
    %45 = arith.addi %44, %stepsPerWave : index
    %46 = arith.minsi %45, %42 : index
    %47 = arith.cmpi eq, %wholeBlocks, %c2 : index
    %48 = arith.subi %46, %44 : index
    %49 = arith.divui %48, %c3 : index
    %50 = arith.muli %49, %c3 : index
    %51 = arith.addi %44, %50 : index
    %52 = arith.addi %44, %stepsPerWave : index
    %53 = arith.select %47, %52, %51 : index
    %57:2 = scf.for %54 = %44 to %53 step %c3 iter_args(%55 = %c17, %56 = %c17) -> (vector<8xf32>, vector<8xf32>) {
      %58 = wave.lane
      %59 = arith.addi %54, %c8 : index
      %60 = arith.remui %58, %c1 : index
      %61 = arith.addi %15, %c7 : index
      %62 = arith.divui %59, %c15 : index
      %63 = arith.muli %62, %c5 : index
      %64 = arith.addi %61, %63 : index
      %65 = arith.muli %60, %c3 : index
      %66 = arith.addi %64, %65 : index
      %67 = vector.load %w[%66] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %68 = vector.bitcast %67 : vector<2xi8> to vector<1xf16>
      %69 = arith.divui %inputFeatures, %c4 : index
      %70 = arith.muli %69, %c5 : index
      %71 = arith.addi %61, %70 : index
      %72 = arith.muli %59, %c1 : index
      %73 = arith.addi %71, %72 : index
      %74 = arith.muli %60, %c2 : index
      %75 = arith.addi %73, %74 : index
      %76 = vector.load %w[%75] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %77 = vector.extract %68[0] : f16 from vector<1xf16>
      %78 = arith.extf %77 : f16 to f32
      %79 = vector.extract %76[0] : i8 from vector<1xi8>
      %80 = arith.extsi %79 : i8 to i32
      %81 = arith.sitofp %80 : i32 to f32
      %82 = arith.mulf %78, %81 : f32
      %83 = arith.truncf %82 : f32 to f16
      %84 = vector.broadcast %83 : f16 to vector<16xf16>
      %85 = arith.addi %15, %c7 : index
      %86 = arith.muli %inputFeatures, %c2 : index
      %87 = arith.divui %86, %c3 : index
      %88 = arith.divui %inputFeatures, %c4 : index
      %89 = arith.muli %88, %c5 : index
      %90 = arith.addi %89, %87 : index
      %91 = arith.addi %90, %c6 : index
      %92 = arith.divui %91, %c7 : index
      %93 = arith.muli %92, %c7 : index
      %94 = arith.addi %85, %93 : index
      %95 = arith.muli %inputFeatures, %c15 : index
      %96 = arith.addi %94, %95 : index
      %97 = arith.muli %59, %c1 : index
      %98 = arith.addi %97, %60 : index
      %99 = arith.muli %98, %c1 : index
      %100 = arith.addi %96, %99 : index
      %101 = arith.muli %59, %c4 : index
      %102 = arith.addi %94, %101 : index
      %103 = arith.muli %60, %c1 : index
      %104 = arith.addi %102, %103 : index
      %105 = vector.load %w[%100] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %106 = vector.bitcast %105 : vector<16xi8> to vector<4xi32>
      %107 = vector.load %w[%104] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %108 = vector.bitcast %107 : vector<16xi8> to vector<4xi32>
      %109 = arith.shrui %108, %c20 : vector<4xi32>
      %110 = arith.andi %109, %c21 : vector<4xi32>
      %111 = arith.shrui %106, %c22 : vector<4xi32>
      %112 = arith.andi %111, %c21 : vector<4xi32>
      %113 = arith.shli %112, %c23 : vector<4xi32>
      %114 = arith.ori %110, %113 : vector<4xi32>
      %115 = arith.ori %114, %c24 : vector<4xi32>
      %116 = vector.bitcast %115 : vector<4xi32> to vector<8xf16>
      %117 = arith.shrui %108, %c23 : vector<4xi32>
      %118 = arith.andi %117, %c21 : vector<4xi32>
      %119 = arith.shrui %106, %c25 : vector<4xi32>
      %120 = arith.andi %119, %c21 : vector<4xi32>
      %121 = arith.shli %120, %c23 : vector<4xi32>
      %122 = arith.ori %118, %121 : vector<4xi32>
      %123 = arith.ori %122, %c24 : vector<4xi32>
      %124 = vector.bitcast %123 : vector<4xi32> to vector<8xf16>
      %125 = arith.shrui %108, %c26 : vector<4xi32>
      %126 = arith.andi %125, %c21 : vector<4xi32>
      %127 = arith.shrui %106, %c27 : vector<4xi32>
      %128 = arith.andi %127, %c21 : vector<4xi32>
      %129 = arith.shli %128, %c23 : vector<4xi32>
      %130 = arith.ori %126, %129 : vector<4xi32>
      %131 = arith.ori %130, %c24 : vector<4xi32>
      %132 = vector.bitcast %131 : vector<4xi32> to vector<8xf16>
      %133 = arith.shrui %108, %c28 : vector<4xi32>
      %134 = arith.andi %133, %c21 : vector<4xi32>
      %135 = arith.shrui %106, %c29 : vector<4xi32>
      %136 = arith.andi %135, %c21 : vector<4xi32>
      %137 = arith.shli %136, %c23 : vector<4xi32>
      %138 = arith.ori %134, %137 : vector<4xi32>
      %139 = arith.ori %138, %c24 : vector<4xi32>
      %140 = vector.bitcast %139 : vector<4xi32> to vector<8xf16>
      %141 = vector.shuffle %116, %124 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %142 = vector.shuffle %132, %140 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %143 = vector.shuffle %141, %142 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %144 = arith.subf %143, %c30 : vector<32xf16>
      %145 = vector.shuffle %144, %144 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %146 = vector.shuffle %144, %144 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %147 = arith.mulf %145, %84 : vector<16xf16>
      %148 = arith.mulf %146, %84 : vector<16xf16>
      %149 = arith.addi %54, %c2 : index
      %150 = arith.remui %58, %c1 : index
      %151 = arith.addi %15, %c7 : index
      %152 = arith.divui %149, %c15 : index
      %153 = arith.muli %152, %c5 : index
      %154 = arith.addi %151, %153 : index
      %155 = arith.muli %150, %c3 : index
      %156 = arith.addi %154, %155 : index
      %157 = vector.load %w[%156] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %158 = vector.bitcast %157 : vector<2xi8> to vector<1xf16>
      %159 = arith.divui %inputFeatures, %c4 : index
      %160 = arith.muli %159, %c5 : index
      %161 = arith.addi %151, %160 : index
      %162 = arith.muli %149, %c1 : index
      %163 = arith.addi %161, %162 : index
      %164 = arith.muli %150, %c2 : index
      %165 = arith.addi %163, %164 : index
      %166 = vector.load %w[%165] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %167 = vector.extract %158[0] : f16 from vector<1xf16>
      %168 = arith.extf %167 : f16 to f32
      %169 = vector.extract %166[0] : i8 from vector<1xi8>
      %170 = arith.extsi %169 : i8 to i32
      %171 = arith.sitofp %170 : i32 to f32
      %172 = arith.mulf %168, %171 : f32
      %173 = arith.truncf %172 : f32 to f16
      %174 = vector.broadcast %173 : f16 to vector<16xf16>
      %175 = arith.addi %15, %c7 : index
      %176 = arith.muli %inputFeatures, %c2 : index
      %177 = arith.divui %176, %c3 : index
      %178 = arith.divui %inputFeatures, %c4 : index
      %179 = arith.muli %178, %c5 : index
      %180 = arith.addi %179, %177 : index
      %181 = arith.addi %180, %c6 : index
      %182 = arith.divui %181, %c7 : index
      %183 = arith.muli %182, %c7 : index
      %184 = arith.addi %175, %183 : index
      %185 = arith.muli %inputFeatures, %c15 : index
      %186 = arith.addi %184, %185 : index
      %187 = arith.muli %149, %c1 : index
      %188 = arith.addi %187, %150 : index
      %189 = arith.muli %188, %c1 : index
      %190 = arith.addi %186, %189 : index
      %191 = arith.muli %149, %c4 : index
      %192 = arith.addi %184, %191 : index
      %193 = arith.muli %150, %c1 : index
      %194 = arith.addi %192, %193 : index
      %195 = vector.load %w[%190] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %196 = vector.bitcast %195 : vector<16xi8> to vector<4xi32>
      %197 = vector.load %w[%194] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %198 = vector.bitcast %197 : vector<16xi8> to vector<4xi32>
      %199 = arith.shrui %198, %c20 : vector<4xi32>
      %200 = arith.andi %199, %c21 : vector<4xi32>
      %201 = arith.shrui %196, %c22 : vector<4xi32>
      %202 = arith.andi %201, %c21 : vector<4xi32>
      %203 = arith.shli %202, %c23 : vector<4xi32>
      %204 = arith.ori %200, %203 : vector<4xi32>
      %205 = arith.ori %204, %c24 : vector<4xi32>
      %206 = vector.bitcast %205 : vector<4xi32> to vector<8xf16>
      %207 = arith.shrui %198, %c23 : vector<4xi32>
      %208 = arith.andi %207, %c21 : vector<4xi32>
      %209 = arith.shrui %196, %c25 : vector<4xi32>
      %210 = arith.andi %209, %c21 : vector<4xi32>
      %211 = arith.shli %210, %c23 : vector<4xi32>
      %212 = arith.ori %208, %211 : vector<4xi32>
      %213 = arith.ori %212, %c24 : vector<4xi32>
      %214 = vector.bitcast %213 : vector<4xi32> to vector<8xf16>
      %215 = arith.shrui %198, %c26 : vector<4xi32>
      %216 = arith.andi %215, %c21 : vector<4xi32>
      %217 = arith.shrui %196, %c27 : vector<4xi32>
      %218 = arith.andi %217, %c21 : vector<4xi32>
      %219 = arith.shli %218, %c23 : vector<4xi32>
      %220 = arith.ori %216, %219 : vector<4xi32>
      %221 = arith.ori %220, %c24 : vector<4xi32>
      %222 = vector.bitcast %221 : vector<4xi32> to vector<8xf16>
      %223 = arith.shrui %198, %c28 : vector<4xi32>
      %224 = arith.andi %223, %c21 : vector<4xi32>
      %225 = arith.shrui %196, %c29 : vector<4xi32>
      %226 = arith.andi %225, %c21 : vector<4xi32>
      %227 = arith.shli %226, %c23 : vector<4xi32>
      %228 = arith.ori %224, %227 : vector<4xi32>
      %229 = arith.ori %228, %c24 : vector<4xi32>
      %230 = vector.bitcast %229 : vector<4xi32> to vector<8xf16>
      %231 = vector.shuffle %206, %214 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %232 = vector.shuffle %222, %230 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %233 = vector.shuffle %231, %232 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %234 = arith.subf %233, %c30 : vector<32xf16>
      %235 = vector.shuffle %234, %234 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %236 = vector.shuffle %234, %234 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %237 = arith.mulf %235, %174 : vector<16xf16>
      %238 = arith.mulf %236, %174 : vector<16xf16>
      %239 = arith.addi %54, %c8 : index
      %240 = arith.remui %58, %c1 : index
      %241 = arith.addi %17, %c7 : index
      %242 = arith.divui %239, %c15 : index
      %243 = arith.muli %242, %c5 : index
      %244 = arith.addi %241, %243 : index
      %245 = arith.muli %240, %c3 : index
      %246 = arith.addi %244, %245 : index
      %247 = vector.load %w[%246] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %248 = vector.bitcast %247 : vector<2xi8> to vector<1xf16>
      %249 = arith.divui %inputFeatures, %c4 : index
      %250 = arith.muli %249, %c5 : index
      %251 = arith.addi %241, %250 : index
      %252 = arith.muli %239, %c1 : index
      %253 = arith.addi %251, %252 : index
      %254 = arith.muli %240, %c2 : index
      %255 = arith.addi %253, %254 : index
      %256 = vector.load %w[%255] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %257 = vector.extract %248[0] : f16 from vector<1xf16>
      %258 = arith.extf %257 : f16 to f32
      %259 = vector.extract %256[0] : i8 from vector<1xi8>
      %260 = arith.extsi %259 : i8 to i32
      %261 = arith.sitofp %260 : i32 to f32
      %262 = arith.mulf %258, %261 : f32
      %263 = arith.truncf %262 : f32 to f16
      %264 = vector.broadcast %263 : f16 to vector<16xf16>
      %265 = arith.addi %17, %c7 : index
      %266 = arith.muli %inputFeatures, %c2 : index
      %267 = arith.divui %266, %c3 : index
      %268 = arith.divui %inputFeatures, %c4 : index
      %269 = arith.muli %268, %c5 : index
      %270 = arith.addi %269, %267 : index
      %271 = arith.addi %270, %c6 : index
      %272 = arith.divui %271, %c7 : index
      %273 = arith.muli %272, %c7 : index
      %274 = arith.addi %265, %273 : index
      %275 = arith.muli %inputFeatures, %c15 : index
      %276 = arith.addi %274, %275 : index
      %277 = arith.muli %239, %c1 : index
      %278 = arith.addi %277, %240 : index
      %279 = arith.muli %278, %c1 : index
      %280 = arith.addi %276, %279 : index
      %281 = arith.muli %239, %c4 : index
      %282 = arith.addi %274, %281 : index
      %283 = arith.muli %240, %c1 : index
      %284 = arith.addi %282, %283 : index
      %285 = vector.load %w[%280] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %286 = vector.bitcast %285 : vector<16xi8> to vector<4xi32>
      %287 = vector.load %w[%284] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %288 = vector.bitcast %287 : vector<16xi8> to vector<4xi32>
      %289 = arith.shrui %288, %c20 : vector<4xi32>
      %290 = arith.andi %289, %c21 : vector<4xi32>
      %291 = arith.shrui %286, %c22 : vector<4xi32>
      %292 = arith.andi %291, %c21 : vector<4xi32>
      %293 = arith.shli %292, %c23 : vector<4xi32>
      %294 = arith.ori %290, %293 : vector<4xi32>
      %295 = arith.ori %294, %c24 : vector<4xi32>
      %296 = vector.bitcast %295 : vector<4xi32> to vector<8xf16>
      %297 = arith.shrui %288, %c23 : vector<4xi32>
      %298 = arith.andi %297, %c21 : vector<4xi32>
      %299 = arith.shrui %286, %c25 : vector<4xi32>
      %300 = arith.andi %299, %c21 : vector<4xi32>
      %301 = arith.shli %300, %c23 : vector<4xi32>
      %302 = arith.ori %298, %301 : vector<4xi32>
      %303 = arith.ori %302, %c24 : vector<4xi32>
      %304 = vector.bitcast %303 : vector<4xi32> to vector<8xf16>
      %305 = arith.shrui %288, %c26 : vector<4xi32>
      %306 = arith.andi %305, %c21 : vector<4xi32>
      %307 = arith.shrui %286, %c27 : vector<4xi32>
      %308 = arith.andi %307, %c21 : vector<4xi32>
      %309 = arith.shli %308, %c23 : vector<4xi32>
      %310 = arith.ori %306, %309 : vector<4xi32>
      %311 = arith.ori %310, %c24 : vector<4xi32>
      %312 = vector.bitcast %311 : vector<4xi32> to vector<8xf16>
      %313 = arith.shrui %288, %c28 : vector<4xi32>
      %314 = arith.andi %313, %c21 : vector<4xi32>
      %315 = arith.shrui %286, %c29 : vector<4xi32>
      %316 = arith.andi %315, %c21 : vector<4xi32>
      %317 = arith.shli %316, %c23 : vector<4xi32>
      %318 = arith.ori %314, %317 : vector<4xi32>
      %319 = arith.ori %318, %c24 : vector<4xi32>
      %320 = vector.bitcast %319 : vector<4xi32> to vector<8xf16>
      %321 = vector.shuffle %296, %304 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %322 = vector.shuffle %312, %320 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %323 = vector.shuffle %321, %322 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %324 = arith.subf %323, %c30 : vector<32xf16>
      %325 = vector.shuffle %324, %324 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %326 = vector.shuffle %324, %324 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %327 = arith.mulf %325, %264 : vector<16xf16>
      %328 = arith.mulf %326, %264 : vector<16xf16>
      %329 = arith.addi %54, %c2 : index
      %330 = arith.remui %58, %c1 : index
      %331 = arith.addi %17, %c7 : index
      %332 = arith.divui %329, %c15 : index
      %333 = arith.muli %332, %c5 : index
      %334 = arith.addi %331, %333 : index
      %335 = arith.muli %330, %c3 : index
      %336 = arith.addi %334, %335 : index
      %337 = vector.load %w[%336] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %338 = vector.bitcast %337 : vector<2xi8> to vector<1xf16>
      %339 = arith.divui %inputFeatures, %c4 : index
      %340 = arith.muli %339, %c5 : index
      %341 = arith.addi %331, %340 : index
      %342 = arith.muli %329, %c1 : index
      %343 = arith.addi %341, %342 : index
      %344 = arith.muli %330, %c2 : index
      %345 = arith.addi %343, %344 : index
      %346 = vector.load %w[%345] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %347 = vector.extract %338[0] : f16 from vector<1xf16>
      %348 = arith.extf %347 : f16 to f32
      %349 = vector.extract %346[0] : i8 from vector<1xi8>
      %350 = arith.extsi %349 : i8 to i32
      %351 = arith.sitofp %350 : i32 to f32
      %352 = arith.mulf %348, %351 : f32
      %353 = arith.truncf %352 : f32 to f16
      %354 = vector.broadcast %353 : f16 to vector<16xf16>
      %355 = arith.addi %17, %c7 : index
      %356 = arith.muli %inputFeatures, %c2 : index
      %357 = arith.divui %356, %c3 : index
      %358 = arith.divui %inputFeatures, %c4 : index
      %359 = arith.muli %358, %c5 : index
      %360 = arith.addi %359, %357 : index
      %361 = arith.addi %360, %c6 : index
      %362 = arith.divui %361, %c7 : index
      %363 = arith.muli %362, %c7 : index
      %364 = arith.addi %355, %363 : index
      %365 = arith.muli %inputFeatures, %c15 : index
      %366 = arith.addi %364, %365 : index
      %367 = arith.muli %329, %c1 : index
      %368 = arith.addi %367, %330 : index
      %369 = arith.muli %368, %c1 : index
      %370 = arith.addi %366, %369 : index
      %371 = arith.muli %329, %c4 : index
      %372 = arith.addi %364, %371 : index
      %373 = arith.muli %330, %c1 : index
      %374 = arith.addi %372, %373 : index
      %375 = vector.load %w[%370] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %376 = vector.bitcast %375 : vector<16xi8> to vector<4xi32>
      %377 = vector.load %w[%374] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %378 = vector.bitcast %377 : vector<16xi8> to vector<4xi32>
      %379 = arith.shrui %378, %c20 : vector<4xi32>
      %380 = arith.andi %379, %c21 : vector<4xi32>
      %381 = arith.shrui %376, %c22 : vector<4xi32>
      %382 = arith.andi %381, %c21 : vector<4xi32>
      %383 = arith.shli %382, %c23 : vector<4xi32>
      %384 = arith.ori %380, %383 : vector<4xi32>
      %385 = arith.ori %384, %c24 : vector<4xi32>
      %386 = vector.bitcast %385 : vector<4xi32> to vector<8xf16>
      %387 = arith.shrui %378, %c23 : vector<4xi32>
      %388 = arith.andi %387, %c21 : vector<4xi32>
      %389 = arith.shrui %376, %c25 : vector<4xi32>
      %390 = arith.andi %389, %c21 : vector<4xi32>
      %391 = arith.shli %390, %c23 : vector<4xi32>
      %392 = arith.ori %388, %391 : vector<4xi32>
      %393 = arith.ori %392, %c24 : vector<4xi32>
      %394 = vector.bitcast %393 : vector<4xi32> to vector<8xf16>
      %395 = arith.shrui %378, %c26 : vector<4xi32>
      %396 = arith.andi %395, %c21 : vector<4xi32>
      %397 = arith.shrui %376, %c27 : vector<4xi32>
      %398 = arith.andi %397, %c21 : vector<4xi32>
      %399 = arith.shli %398, %c23 : vector<4xi32>
      %400 = arith.ori %396, %399 : vector<4xi32>
      %401 = arith.ori %400, %c24 : vector<4xi32>
      %402 = vector.bitcast %401 : vector<4xi32> to vector<8xf16>
      %403 = arith.shrui %378, %c28 : vector<4xi32>
      %404 = arith.andi %403, %c21 : vector<4xi32>
      %405 = arith.shrui %376, %c29 : vector<4xi32>
      %406 = arith.andi %405, %c21 : vector<4xi32>
      %407 = arith.shli %406, %c23 : vector<4xi32>
      %408 = arith.ori %404, %407 : vector<4xi32>
      %409 = arith.ori %408, %c24 : vector<4xi32>
      %410 = vector.bitcast %409 : vector<4xi32> to vector<8xf16>
      %411 = vector.shuffle %386, %394 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %412 = vector.shuffle %402, %410 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %413 = vector.shuffle %411, %412 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %414 = arith.subf %413, %c30 : vector<32xf16>
      %415 = vector.shuffle %414, %414 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %416 = vector.shuffle %414, %414 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %417 = arith.mulf %415, %354 : vector<16xf16>
      %418 = arith.mulf %416, %354 : vector<16xf16>
      %419 = arith.muli %54, %c3 : index
      %420 = arith.addi %419, %c8 : index
      %421 = arith.muli %tileRows, %c1 : index
      %422 = arith.muli %420, %421 : index
      %423 = arith.addi %40, %422 : index
      %424 = vector.load %28[%423] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %425 = arith.muli %tileRows, %c15 : index
      %426 = arith.addi %423, %425 : index
      %427 = vector.load %28[%426] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %428 = vector.shuffle %424, %427 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %429 = wave.mma %428, %147, %55 : vector<16xf16>, vector<8xf32>
      %430 = wave.mma %428, %327, %56 : vector<16xf16>, vector<8xf32>
      %431 = arith.muli %54, %c3 : index
      %432 = arith.addi %431, %c2 : index
      %433 = arith.muli %tileRows, %c1 : index
      %434 = arith.muli %432, %433 : index
      %435 = arith.addi %40, %434 : index
      %436 = vector.load %28[%435] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %437 = arith.muli %tileRows, %c15 : index
      %438 = arith.addi %435, %437 : index
      %439 = vector.load %28[%438] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %440 = vector.shuffle %436, %439 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %441 = wave.mma %440, %148, %429 : vector<16xf16>, vector<8xf32>
      %442 = wave.mma %440, %328, %430 : vector<16xf16>, vector<8xf32>
      %443 = arith.muli %54, %c3 : index
      %444 = arith.addi %443, %c3 : index
      %445 = arith.muli %tileRows, %c1 : index
      %446 = arith.muli %444, %445 : index
      %447 = arith.addi %40, %446 : index
      %448 = vector.load %28[%447] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %449 = arith.muli %tileRows, %c15 : index
      %450 = arith.addi %447, %449 : index
      %451 = vector.load %28[%450] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %452 = vector.shuffle %448, %451 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %453 = wave.mma %452, %237, %441 : vector<16xf16>, vector<8xf32>
      %454 = wave.mma %452, %417, %442 : vector<16xf16>, vector<8xf32>
      %455 = arith.muli %54, %c3 : index
      %456 = arith.addi %455, %c31 : index
      %457 = arith.muli %tileRows, %c1 : index
      %458 = arith.muli %456, %457 : index
      %459 = arith.addi %40, %458 : index
      %460 = vector.load %28[%459] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %461 = arith.muli %tileRows, %c15 : index
      %462 = arith.addi %459, %461 : index
      %463 = vector.load %28[%462] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %464 = vector.shuffle %460, %463 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %465 = wave.mma %464, %238, %453 : vector<16xf16>, vector<8xf32>
      %466 = wave.mma %464, %418, %454 : vector<16xf16>, vector<8xf32>
      scf.yield %465, %466 : vector<8xf32>, vector<8xf32>
    }
    %467 = arith.select %47, %53, %46 : index
    %471:2 = scf.for %468 = %53 to %467 step %c2 iter_args(%469 = %57#0, %470 = %57#1) -> (vector<8xf32>, vector<8xf32>) {
      %472 = wave.lane
      %473 = arith.addi %468, %c8 : index
      %474 = arith.remui %472, %c1 : index
      %475 = arith.addi %15, %c7 : index
      %476 = arith.divui %473, %c15 : index
      %477 = arith.muli %476, %c5 : index
      %478 = arith.addi %475, %477 : index
      %479 = arith.muli %474, %c3 : index
      %480 = arith.addi %478, %479 : index
      %481 = vector.load %w[%480] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %482 = vector.bitcast %481 : vector<2xi8> to vector<1xf16>
      %483 = arith.divui %inputFeatures, %c4 : index
      %484 = arith.muli %483, %c5 : index
      %485 = arith.addi %475, %484 : index
      %486 = arith.muli %473, %c1 : index
      %487 = arith.addi %485, %486 : index
      %488 = arith.muli %474, %c2 : index
      %489 = arith.addi %487, %488 : index
      %490 = vector.load %w[%489] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %491 = vector.extract %482[0] : f16 from vector<1xf16>
      %492 = arith.extf %491 : f16 to f32
      %493 = vector.extract %490[0] : i8 from vector<1xi8>
      %494 = arith.extsi %493 : i8 to i32
      %495 = arith.sitofp %494 : i32 to f32
      %496 = arith.mulf %492, %495 : f32
      %497 = arith.truncf %496 : f32 to f16
      %498 = vector.broadcast %497 : f16 to vector<16xf16>
      %499 = arith.addi %15, %c7 : index
      %500 = arith.muli %inputFeatures, %c2 : index
      %501 = arith.divui %500, %c3 : index
      %502 = arith.divui %inputFeatures, %c4 : index
      %503 = arith.muli %502, %c5 : index
      %504 = arith.addi %503, %501 : index
      %505 = arith.addi %504, %c6 : index
      %506 = arith.divui %505, %c7 : index
      %507 = arith.muli %506, %c7 : index
      %508 = arith.addi %499, %507 : index
      %509 = arith.muli %inputFeatures, %c15 : index
      %510 = arith.addi %508, %509 : index
      %511 = arith.muli %473, %c1 : index
      %512 = arith.addi %511, %474 : index
      %513 = arith.muli %512, %c1 : index
      %514 = arith.addi %510, %513 : index
      %515 = arith.muli %473, %c4 : index
      %516 = arith.addi %508, %515 : index
      %517 = arith.muli %474, %c1 : index
      %518 = arith.addi %516, %517 : index
      %519 = vector.load %w[%514] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %520 = vector.bitcast %519 : vector<16xi8> to vector<4xi32>
      %521 = vector.load %w[%518] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %522 = vector.bitcast %521 : vector<16xi8> to vector<4xi32>
      %523 = arith.shrui %522, %c20 : vector<4xi32>
      %524 = arith.andi %523, %c21 : vector<4xi32>
      %525 = arith.shrui %520, %c22 : vector<4xi32>
      %526 = arith.andi %525, %c21 : vector<4xi32>
      %527 = arith.shli %526, %c23 : vector<4xi32>
      %528 = arith.ori %524, %527 : vector<4xi32>
      %529 = arith.ori %528, %c24 : vector<4xi32>
      %530 = vector.bitcast %529 : vector<4xi32> to vector<8xf16>
      %531 = arith.shrui %522, %c23 : vector<4xi32>
      %532 = arith.andi %531, %c21 : vector<4xi32>
      %533 = arith.shrui %520, %c25 : vector<4xi32>
      %534 = arith.andi %533, %c21 : vector<4xi32>
      %535 = arith.shli %534, %c23 : vector<4xi32>
      %536 = arith.ori %532, %535 : vector<4xi32>
      %537 = arith.ori %536, %c24 : vector<4xi32>
      %538 = vector.bitcast %537 : vector<4xi32> to vector<8xf16>
      %539 = arith.shrui %522, %c26 : vector<4xi32>
      %540 = arith.andi %539, %c21 : vector<4xi32>
      %541 = arith.shrui %520, %c27 : vector<4xi32>
      %542 = arith.andi %541, %c21 : vector<4xi32>
      %543 = arith.shli %542, %c23 : vector<4xi32>
      %544 = arith.ori %540, %543 : vector<4xi32>
      %545 = arith.ori %544, %c24 : vector<4xi32>
      %546 = vector.bitcast %545 : vector<4xi32> to vector<8xf16>
      %547 = arith.shrui %522, %c28 : vector<4xi32>
      %548 = arith.andi %547, %c21 : vector<4xi32>
      %549 = arith.shrui %520, %c29 : vector<4xi32>
      %550 = arith.andi %549, %c21 : vector<4xi32>
      %551 = arith.shli %550, %c23 : vector<4xi32>
      %552 = arith.ori %548, %551 : vector<4xi32>
      %553 = arith.ori %552, %c24 : vector<4xi32>
      %554 = vector.bitcast %553 : vector<4xi32> to vector<8xf16>
      %555 = vector.shuffle %530, %538 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %556 = vector.shuffle %546, %554 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %557 = vector.shuffle %555, %556 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %558 = arith.subf %557, %c30 : vector<32xf16>
      %559 = vector.shuffle %558, %558 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %560 = vector.shuffle %558, %558 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %561 = arith.mulf %559, %498 : vector<16xf16>
      %562 = arith.mulf %560, %498 : vector<16xf16>
      %563 = arith.addi %468, %c8 : index
      %564 = arith.remui %472, %c1 : index
      %565 = arith.addi %17, %c7 : index
      %566 = arith.divui %563, %c15 : index
      %567 = arith.muli %566, %c5 : index
      %568 = arith.addi %565, %567 : index
      %569 = arith.muli %564, %c3 : index
      %570 = arith.addi %568, %569 : index
      %571 = vector.load %w[%570] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %572 = vector.bitcast %571 : vector<2xi8> to vector<1xf16>
      %573 = arith.divui %inputFeatures, %c4 : index
      %574 = arith.muli %573, %c5 : index
      %575 = arith.addi %565, %574 : index
      %576 = arith.muli %563, %c1 : index
      %577 = arith.addi %575, %576 : index
      %578 = arith.muli %564, %c2 : index
      %579 = arith.addi %577, %578 : index
      %580 = vector.load %w[%579] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %581 = vector.extract %572[0] : f16 from vector<1xf16>
      %582 = arith.extf %581 : f16 to f32
      %583 = vector.extract %580[0] : i8 from vector<1xi8>
      %584 = arith.extsi %583 : i8 to i32
      %585 = arith.sitofp %584 : i32 to f32
      %586 = arith.mulf %582, %585 : f32
      %587 = arith.truncf %586 : f32 to f16
      %588 = vector.broadcast %587 : f16 to vector<16xf16>
      %589 = arith.addi %17, %c7 : index
      %590 = arith.muli %inputFeatures, %c2 : index
      %591 = arith.divui %590, %c3 : index
      %592 = arith.divui %inputFeatures, %c4 : index
      %593 = arith.muli %592, %c5 : index
      %594 = arith.addi %593, %591 : index
      %595 = arith.addi %594, %c6 : index
      %596 = arith.divui %595, %c7 : index
      %597 = arith.muli %596, %c7 : index
      %598 = arith.addi %589, %597 : index
      %599 = arith.muli %inputFeatures, %c15 : index
      %600 = arith.addi %598, %599 : index
      %601 = arith.muli %563, %c1 : index
      %602 = arith.addi %601, %564 : index
      %603 = arith.muli %602, %c1 : index
      %604 = arith.addi %600, %603 : index
      %605 = arith.muli %563, %c4 : index
      %606 = arith.addi %598, %605 : index
      %607 = arith.muli %564, %c1 : index
      %608 = arith.addi %606, %607 : index
      %609 = vector.load %w[%604] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %610 = vector.bitcast %609 : vector<16xi8> to vector<4xi32>
      %611 = vector.load %w[%608] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %612 = vector.bitcast %611 : vector<16xi8> to vector<4xi32>
      %613 = arith.shrui %612, %c20 : vector<4xi32>
      %614 = arith.andi %613, %c21 : vector<4xi32>
      %615 = arith.shrui %610, %c22 : vector<4xi32>
      %616 = arith.andi %615, %c21 : vector<4xi32>
      %617 = arith.shli %616, %c23 : vector<4xi32>
      %618 = arith.ori %614, %617 : vector<4xi32>
      %619 = arith.ori %618, %c24 : vector<4xi32>
      %620 = vector.bitcast %619 : vector<4xi32> to vector<8xf16>
      %621 = arith.shrui %612, %c23 : vector<4xi32>
      %622 = arith.andi %621, %c21 : vector<4xi32>
      %623 = arith.shrui %610, %c25 : vector<4xi32>
      %624 = arith.andi %623, %c21 : vector<4xi32>
      %625 = arith.shli %624, %c23 : vector<4xi32>
      %626 = arith.ori %622, %625 : vector<4xi32>
      %627 = arith.ori %626, %c24 : vector<4xi32>
      %628 = vector.bitcast %627 : vector<4xi32> to vector<8xf16>
      %629 = arith.shrui %612, %c26 : vector<4xi32>
      %630 = arith.andi %629, %c21 : vector<4xi32>
      %631 = arith.shrui %610, %c27 : vector<4xi32>
      %632 = arith.andi %631, %c21 : vector<4xi32>
      %633 = arith.shli %632, %c23 : vector<4xi32>
      %634 = arith.ori %630, %633 : vector<4xi32>
      %635 = arith.ori %634, %c24 : vector<4xi32>
      %636 = vector.bitcast %635 : vector<4xi32> to vector<8xf16>
      %637 = arith.shrui %612, %c28 : vector<4xi32>
      %638 = arith.andi %637, %c21 : vector<4xi32>
      %639 = arith.shrui %610, %c29 : vector<4xi32>
      %640 = arith.andi %639, %c21 : vector<4xi32>
      %641 = arith.shli %640, %c23 : vector<4xi32>
      %642 = arith.ori %638, %641 : vector<4xi32>
      %643 = arith.ori %642, %c24 : vector<4xi32>
      %644 = vector.bitcast %643 : vector<4xi32> to vector<8xf16>
      %645 = vector.shuffle %620, %628 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %646 = vector.shuffle %636, %644 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %647 = vector.shuffle %645, %646 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %648 = arith.subf %647, %c30 : vector<32xf16>
      %649 = vector.shuffle %648, %648 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %650 = vector.shuffle %648, %648 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %651 = arith.mulf %649, %588 : vector<16xf16>
      %652 = arith.mulf %650, %588 : vector<16xf16>
      %653 = arith.muli %468, %c3 : index
      %654 = arith.addi %653, %c8 : index
      %655 = arith.muli %tileRows, %c1 : index
      %656 = arith.muli %654, %655 : index
      %657 = arith.addi %40, %656 : index
      %658 = vector.load %28[%657] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %659 = arith.muli %tileRows, %c15 : index
      %660 = arith.addi %657, %659 : index
      %661 = vector.load %28[%660] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %662 = vector.shuffle %658, %661 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %663 = wave.mma %662, %561, %469 : vector<16xf16>, vector<8xf32>
      %664 = wave.mma %662, %651, %470 : vector<16xf16>, vector<8xf32>
      %665 = arith.muli %468, %c3 : index
      %666 = arith.addi %665, %c2 : index
      %667 = arith.muli %tileRows, %c1 : index
      %668 = arith.muli %666, %667 : index
      %669 = arith.addi %40, %668 : index
      %670 = vector.load %28[%669] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %671 = arith.muli %tileRows, %c15 : index
      %672 = arith.addi %669, %671 : index
      %673 = vector.load %28[%672] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %674 = vector.shuffle %670, %673 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %675 = wave.mma %674, %562, %663 : vector<16xf16>, vector<8xf32>
      %676 = wave.mma %674, %652, %664 : vector<16xf16>, vector<8xf32>
      scf.yield %675, %676 : vector<8xf32>, vector<8xf32>
    }
    %677 = wave.lane
    %678 = wave.wave
    %679 = arith.muli %678, %c3 : index
    %680 = arith.addi %679, %c8 : index
    %681 = arith.muli %680, %c4 : index
    %682 = arith.addi %681, %677 : index
    %683 = vector.extract %471#0[0] : f32 from vector<8xf32>
    %684 = arith.addi %682, %c8 : index
    memref.store %683, %21[%684] : memref<?xf32>
    %685 = vector.extract %471#0[1] : f32 from vector<8xf32>
    %686 = arith.addi %682, %c5 : index
    memref.store %685, %21[%686] : memref<?xf32>
    %687 = vector.extract %471#0[2] : f32 from vector<8xf32>
    %688 = arith.addi %682, %c16 : index
    memref.store %687, %21[%688] : memref<?xf32>
    %689 = vector.extract %471#0[3] : f32 from vector<8xf32>
    %690 = arith.addi %682, %c32 : index
    memref.store %689, %21[%690] : memref<?xf32>
    %691 = vector.extract %471#0[4] : f32 from vector<8xf32>
    %692 = arith.addi %682, %c7 : index
    memref.store %691, %21[%692] : memref<?xf32>
    %693 = vector.extract %471#0[5] : f32 from vector<8xf32>
    %694 = arith.addi %682, %c33 : index
    memref.store %693, %21[%694] : memref<?xf32>
    %695 = vector.extract %471#0[6] : f32 from vector<8xf32>
    %696 = arith.addi %682, %c34 : index
    memref.store %695, %21[%696] : memref<?xf32>
    %697 = vector.extract %471#0[7] : f32 from vector<8xf32>
    %698 = arith.addi %682, %c35 : index
    memref.store %697, %21[%698] : memref<?xf32>
    %699 = arith.muli %678, %c3 : index
    %700 = arith.addi %699, %c2 : index
    %701 = arith.muli %700, %c4 : index
    %702 = arith.addi %701, %677 : index
    %703 = vector.extract %471#1[0] : f32 from vector<8xf32>
    %704 = arith.addi %702, %c8 : index
    memref.store %703, %21[%704] : memref<?xf32>
    %705 = vector.extract %471#1[1] : f32 from vector<8xf32>
    %706 = arith.addi %702, %c5 : index
    memref.store %705, %21[%706] : memref<?xf32>
    %707 = vector.extract %471#1[2] : f32 from vector<8xf32>
    %708 = arith.addi %702, %c16 : index
    memref.store %707, %21[%708] : memref<?xf32>
    %709 = vector.extract %471#1[3] : f32 from vector<8xf32>
    %710 = arith.addi %702, %c32 : index
    memref.store %709, %21[%710] : memref<?xf32>
    %711 = vector.extract %471#1[4] : f32 from vector<8xf32>
    %712 = arith.addi %702, %c7 : index
    memref.store %711, %21[%712] : memref<?xf32>
    %713 = vector.extract %471#1[5] : f32 from vector<8xf32>
    %714 = arith.addi %702, %c33 : index
    memref.store %713, %21[%714] : memref<?xf32>
    %715 = vector.extract %471#1[6] : f32 from vector<8xf32>
    %716 = arith.addi %702, %c34 : index
    memref.store %715, %21[%716] : memref<?xf32>
    %717 = vector.extract %471#1[7] : f32 from vector<8xf32>
    %718 = arith.addi %702, %c35 : index
    memref.store %717, %21[%718] : memref<?xf32>
    wave.barrier
    %719 = arith.muli %678, %c36 : index
    %720 = arith.addi %719, %c8 : index
    %721 = arith.muli %720, %c5 : index
    %722 = arith.addi %721, %677 : index
    %723 = arith.addi %722, %c8 : index
    %724 = memref.load %21[%723] : memref<?xf32>
    %725 = arith.addi %723, %c37 : index
    %726 = memref.load %21[%725] : memref<?xf32>
    %727 = arith.addf %724, %726 : f32
    %728 = arith.muli %720, %c5 : index
    %729 = arith.addi %728, %677 : index
    %730 = arith.addi %729, %c4 : index
    %731 = memref.load %21[%730] : memref<?xf32>
    %732 = arith.addi %730, %c37 : index
    %733 = memref.load %21[%732] : memref<?xf32>
    %734 = arith.addf %731, %733 : f32
    %735 = wave.lane
    %736 = arith.addi %20, %c8 : index
    %737 = arith.muli %720, %c3 : index
    %738 = arith.addi %736, %737 : index
    %739 = arith.divui %735, %c1 : index
    %740 = arith.addi %738, %739 : index
    %741 = arith.cmpi slt, %740, %19 : index
    scf.if %741 {
      %742 = arith.cmpi eq, %hasFactors, %c2 : index
      %743 = arith.muli %740, %c3 : index
      %744 = memref.load %factors[%743] : memref<?xf32>
      %745 = arith.mulf %744, %operandScale : f32
      %746 = arith.select %742, %745, %operandScale : f32
      %747 = arith.remui %735, %c1 : index
      %748 = arith.muli %747, %c36 : index
      %749 = arith.addi %15, %748 : index
      %750 = vector.load %w[%749] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %751 = vector.bitcast %750 : vector<4xi8> to vector<1xf32>
      %752 = vector.extract %751[0] : f32 from vector<1xf32>
      %753 = arith.mulf %752, %746 : f32
      %754 = arith.mulf %727, %753 : f32
      %755 = arith.remui %735, %c1 : index
      %756 = arith.muli %755, %c36 : index
      %757 = arith.addi %17, %756 : index
      %758 = vector.load %w[%757] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %759 = vector.bitcast %758 : vector<4xi8> to vector<1xf32>
      %760 = vector.extract %759[0] : f32 from vector<1xf32>
      %761 = arith.mulf %760, %746 : f32
      %762 = arith.mulf %734, %761 : f32
      %763 = arith.muli %740, %outputFeatures : index
      %764 = arith.addi %763, %24 : index
      %765 = wave.lane
      %766 = arith.remui %765, %c1 : index
      %767 = arith.addi %764, %766 : index
      scf.if %22 {
        %768 = arith.addi %767, %c8 : index
        %769 = memref.load %residual[%768] : memref<?xf32>
        %770 = arith.addf %769, %754 : f32
        %771 = arith.addi %767, %c8 : index
        memref.store %770, %out[%771] : memref<?xf32>
      } else {
        %772 = arith.addi %767, %c8 : index
        memref.store %754, %out[%772] : memref<?xf32>
      }
      scf.if %22 {
        %773 = arith.addi %767, %c1 : index
        %774 = memref.load %residual[%773] : memref<?xf32>
        %775 = arith.addf %774, %762 : f32
        %776 = arith.addi %767, %c1 : index
        memref.store %775, %out[%776] : memref<?xf32>
      } else {
        %777 = arith.addi %767, %c1 : index
        memref.store %762, %out[%777] : memref<?xf32>
      }
    }
    %778 = arith.muli %678, %c36 : index
    %779 = arith.addi %778, %c2 : index
    %780 = arith.muli %779, %c5 : index
    %781 = arith.addi %780, %677 : index
    %782 = arith.addi %781, %c8 : index
    %783 = memref.load %21[%782] : memref<?xf32>
    %784 = arith.addi %782, %c37 : index
    %785 = memref.load %21[%784] : memref<?xf32>
    %786 = arith.addf %783, %785 : f32
    %787 = arith.muli %779, %c5 : index
    %788 = arith.addi %787, %677 : index
    %789 = arith.addi %788, %c4 : index
    %790 = memref.load %21[%789] : memref<?xf32>
    %791 = arith.addi %789, %c37 : index
    %792 = memref.load %21[%791] : memref<?xf32>
    %793 = arith.addf %790, %792 : f32
    %794 = wave.lane
    %795 = arith.addi %20, %c8 : index
    %796 = arith.muli %779, %c3 : index
    %797 = arith.addi %795, %796 : index
    %798 = arith.divui %794, %c1 : index
    %799 = arith.addi %797, %798 : index
    %800 = arith.cmpi slt, %799, %19 : index
    scf.if %800 {
      %801 = arith.cmpi eq, %hasFactors, %c2 : index
      %802 = arith.muli %799, %c3 : index
      %803 = memref.load %factors[%802] : memref<?xf32>
      %804 = arith.mulf %803, %operandScale : f32
      %805 = arith.select %801, %804, %operandScale : f32
      %806 = arith.remui %794, %c1 : index
      %807 = arith.muli %806, %c36 : index
      %808 = arith.addi %15, %807 : index
      %809 = vector.load %w[%808] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %810 = vector.bitcast %809 : vector<4xi8> to vector<1xf32>
      %811 = vector.extract %810[0] : f32 from vector<1xf32>
      %812 = arith.mulf %811, %805 : f32
      %813 = arith.mulf %786, %812 : f32
      %814 = arith.remui %794, %c1 : index
      %815 = arith.muli %814, %c36 : index
      %816 = arith.addi %17, %815 : index
      %817 = vector.load %w[%816] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %818 = vector.bitcast %817 : vector<4xi8> to vector<1xf32>
      %819 = vector.extract %818[0] : f32 from vector<1xf32>
      %820 = arith.mulf %819, %805 : f32
      %821 = arith.mulf %793, %820 : f32
      %822 = arith.muli %799, %outputFeatures : index
      %823 = arith.addi %822, %24 : index
      %824 = wave.lane
      %825 = arith.remui %824, %c1 : index
      %826 = arith.addi %823, %825 : index
      scf.if %22 {
        %827 = arith.addi %826, %c8 : index
        %828 = memref.load %residual[%827] : memref<?xf32>
        %829 = arith.addf %828, %813 : f32
        %830 = arith.addi %826, %c8 : index
        memref.store %829, %out[%830] : memref<?xf32>
      } else {
        %831 = arith.addi %826, %c8 : index
        memref.store %813, %out[%831] : memref<?xf32>
      }
      scf.if %22 {
        %832 = arith.addi %826, %c1 : index
        %833 = memref.load %residual[%832] : memref<?xf32>
        %834 = arith.addf %833, %821 : f32
        %835 = arith.addi %826, %c1 : index
        memref.store %834, %out[%835] : memref<?xf32>
      } else {
        %836 = arith.addi %826, %c1 : index
        memref.store %821, %out[%836] : memref<?xf32>
      }
    }
    %837 = arith.muli %678, %c36 : index
    %838 = arith.addi %837, %c3 : index
    %839 = arith.muli %838, %c5 : index
    %840 = arith.addi %839, %677 : index
    %841 = arith.addi %840, %c8 : index
    %842 = memref.load %21[%841] : memref<?xf32>
    %843 = arith.addi %841, %c37 : index
    %844 = memref.load %21[%843] : memref<?xf32>
    %845 = arith.addf %842, %844 : f32
    %846 = arith.muli %838, %c5 : index
    %847 = arith.addi %846, %677 : index
    %848 = arith.addi %847, %c4 : index
    %849 = memref.load %21[%848] : memref<?xf32>
    %850 = arith.addi %848, %c37 : index
    %851 = memref.load %21[%850] : memref<?xf32>
    %852 = arith.addf %849, %851 : f32
    %853 = wave.lane
    %854 = arith.addi %20, %c8 : index
    %855 = arith.muli %838, %c3 : index
    %856 = arith.addi %854, %855 : index
    %857 = arith.divui %853, %c1 : index
    %858 = arith.addi %856, %857 : index
    %859 = arith.cmpi slt, %858, %19 : index
    scf.if %859 {
      %860 = arith.cmpi eq, %hasFactors, %c2 : index
      %861 = arith.muli %858, %c3 : index
      %862 = memref.load %factors[%861] : memref<?xf32>
      %863 = arith.mulf %862, %operandScale : f32
      %864 = arith.select %860, %863, %operandScale : f32
      %865 = arith.remui %853, %c1 : index
      %866 = arith.muli %865, %c36 : index
      %867 = arith.addi %15, %866 : index
      %868 = vector.load %w[%867] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %869 = vector.bitcast %868 : vector<4xi8> to vector<1xf32>
      %870 = vector.extract %869[0] : f32 from vector<1xf32>
      %871 = arith.mulf %870, %864 : f32
      %872 = arith.mulf %845, %871 : f32
      %873 = arith.remui %853, %c1 : index
      %874 = arith.muli %873, %c36 : index
      %875 = arith.addi %17, %874 : index
      %876 = vector.load %w[%875] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %877 = vector.bitcast %876 : vector<4xi8> to vector<1xf32>
      %878 = vector.extract %877[0] : f32 from vector<1xf32>
      %879 = arith.mulf %878, %864 : f32
      %880 = arith.mulf %852, %879 : f32
      %881 = arith.muli %858, %outputFeatures : index
      %882 = arith.addi %881, %24 : index
      %883 = wave.lane
      %884 = arith.remui %883, %c1 : index
      %885 = arith.addi %882, %884 : index
      scf.if %22 {
        %886 = arith.addi %885, %c8 : index
        %887 = memref.load %residual[%886] : memref<?xf32>
        %888 = arith.addf %887, %872 : f32
        %889 = arith.addi %885, %c8 : index
        memref.store %888, %out[%889] : memref<?xf32>
      } else {
        %890 = arith.addi %885, %c8 : index
        memref.store %872, %out[%890] : memref<?xf32>
      }
      scf.if %22 {
        %891 = arith.addi %885, %c1 : index
        %892 = memref.load %residual[%891] : memref<?xf32>
        %893 = arith.addf %892, %880 : f32
        %894 = arith.addi %885, %c1 : index
        memref.store %893, %out[%894] : memref<?xf32>
      } else {
        %895 = arith.addi %885, %c1 : index
        memref.store %880, %out[%895] : memref<?xf32>
      }
    }
    %896 = arith.muli %678, %c36 : index
    %897 = arith.addi %896, %c31 : index
    %898 = arith.muli %897, %c5 : index
    %899 = arith.addi %898, %677 : index
    %900 = arith.addi %899, %c8 : index
    %901 = memref.load %21[%900] : memref<?xf32>
    %902 = arith.addi %900, %c37 : index
    %903 = memref.load %21[%902] : memref<?xf32>
    %904 = arith.addf %901, %903 : f32
    %905 = arith.muli %897, %c5 : index
    %906 = arith.addi %905, %677 : index
    %907 = arith.addi %906, %c4 : index
    %908 = memref.load %21[%907] : memref<?xf32>
    %909 = arith.addi %907, %c37 : index
    %910 = memref.load %21[%909] : memref<?xf32>
    %911 = arith.addf %908, %910 : f32
    %912 = wave.lane
    %913 = arith.addi %20, %c8 : index
    %914 = arith.muli %897, %c3 : index
    %915 = arith.addi %913, %914 : index
    %916 = arith.divui %912, %c1 : index
    %917 = arith.addi %915, %916 : index
    %918 = arith.cmpi slt, %917, %19 : index
    scf.if %918 {
      %919 = arith.cmpi eq, %hasFactors, %c2 : index
      %920 = arith.muli %917, %c3 : index
      %921 = memref.load %factors[%920] : memref<?xf32>
      %922 = arith.mulf %921, %operandScale : f32
      %923 = arith.select %919, %922, %operandScale : f32
      %924 = arith.remui %912, %c1 : index
      %925 = arith.muli %924, %c36 : index
      %926 = arith.addi %15, %925 : index
      %927 = vector.load %w[%926] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %928 = vector.bitcast %927 : vector<4xi8> to vector<1xf32>
      %929 = vector.extract %928[0] : f32 from vector<1xf32>
      %930 = arith.mulf %929, %923 : f32
      %931 = arith.mulf %904, %930 : f32
      %932 = arith.remui %912, %c1 : index
      %933 = arith.muli %932, %c36 : index
      %934 = arith.addi %17, %933 : index
      %935 = vector.load %w[%934] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %936 = vector.bitcast %935 : vector<4xi8> to vector<1xf32>
      %937 = vector.extract %936[0] : f32 from vector<1xf32>
      %938 = arith.mulf %937, %923 : f32
      %939 = arith.mulf %911, %938 : f32
      %940 = arith.muli %917, %outputFeatures : index
      %941 = arith.addi %940, %24 : index
      %942 = wave.lane
      %943 = arith.remui %942, %c1 : index
      %944 = arith.addi %941, %943 : index
      scf.if %22 {
        %945 = arith.addi %944, %c8 : index
        %946 = memref.load %residual[%945] : memref<?xf32>
        %947 = arith.addf %946, %931 : f32
        %948 = arith.addi %944, %c8 : index
        memref.store %947, %out[%948] : memref<?xf32>
      } else {
        %949 = arith.addi %944, %c8 : index
        memref.store %931, %out[%949] : memref<?xf32>
      }
      scf.if %22 {
        %950 = arith.addi %944, %c1 : index
        %951 = memref.load %residual[%950] : memref<?xf32>
        %952 = arith.addf %951, %939 : f32
        %953 = arith.addi %944, %c1 : index
        memref.store %952, %out[%953] : memref<?xf32>
      } else {
        %954 = arith.addi %944, %c1 : index
        memref.store %939, %out[%954] : memref<?xf32>
      }
    }
  }
  %955 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %955 {
    %956 = arith.addi %20, %c1 : index
    %957 = arith.minsi %956, %19 : index
    %958 = wave.wave
    %959 = arith.addi %20, %958 : index
    scf.for %960 = %959 to %957 step %c3 {
      %961 = arith.muli %960, %features : index
      %962 = wave.lane
      %963 = arith.muli %962, %c36 : index
      %968:3 = scf.for %964 = %963 to %features step %c7 iter_args(%965 = %c42, %966 = %c42, %967 = %c42) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
        %969 = arith.addi %961, %964 : index
        %970 = vector.load %out[%969] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %971 = vector.load %norm_weight[%964] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %972 = arith.mulf %970, %971 : vector<4xf32>
        %973 = math.fma %970, %970, %965 : vector<4xf32>
        %974 = math.fma %972, %972, %966 : vector<4xf32>
        %975 = math.absf %972 : vector<4xf32>
        %976 = arith.maximumf %967, %975 : vector<4xf32>
        scf.yield %973, %974, %976 : vector<4xf32>, vector<4xf32>, vector<4xf32>
      }
      %977 = wave.reduce "add" %968#0 : vector<4xf32>
      %978 = arith.mulf %977, %inverseFeatures : f32
      %979 = arith.addf %978, %epsilon : f32
      %980 = math.sqrt %979 : f32
      %981 = arith.divf %c44, %980 : f32
      %982 = wave.reduce "max" %968#2 : vector<4xf32>
      %983 = arith.mulf %982, %981 : f32
      %984 = arith.bitcast %983 : f32 to i32
      %985 = arith.shrui %984, %c46 : i32
      %986 = arith.maxsi %985, %c47 : i32
      %987 = arith.subi %c48, %986 : i32
      %988 = arith.shli %987, %c46 : i32
      %989 = arith.subi %986, %c49 : i32
      %990 = arith.shli %989, %c46 : i32
      %991 = arith.bitcast %988 : i32 to f32
      %992 = arith.bitcast %990 : i32 to f32
      %993 = wave.reduce "add" %968#1 : vector<4xf32>
      %994 = arith.mulf %993, %981 : f32
      %995 = arith.mulf %994, %981 : f32
      %996 = wave.lane
      %997 = arith.cmpi eq, %996, %c8 : index
      scf.if %997 {
        %998 = arith.muli %960, %c3 : index
        memref.store %992, %normed_factors[%998] : memref<?xf32>
        %999 = arith.muli %960, %c3 : index
        %1000 = arith.addi %999, %c2 : index
        memref.store %995, %normed_factors[%1000] : memref<?xf32>
      }
      %1001 = vector.broadcast %981 : f32 to vector<4xf32>
      %1002 = vector.broadcast %991 : f32 to vector<4xf32>
      scf.for %1003 = %963 to %features step %c7 {
        %1004 = arith.addi %961, %1003 : index
        %1005 = vector.load %out[%1004] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %1006 = arith.mulf %1005, %1001 : vector<4xf32>
        %1007 = vector.load %norm_weight[%1003] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %1008 = arith.mulf %1006, %1007 : vector<4xf32>
        %1009 = arith.mulf %1008, %1002 : vector<4xf32>
        %1010 = arith.divui %960, %tileRows : index
        %1011 = arith.divui %features, %c1 : index
        %1012 = arith.muli %1010, %1011 : index
        %1013 = arith.divui %1003, %c1 : index
        %1014 = arith.addi %1012, %1013 : index
        %1015 = arith.muli %1014, %c3 : index
        %1016 = arith.remui %1003, %c1 : index
        %1017 = arith.divui %1016, %c15 : index
        %1018 = arith.addi %1015, %1017 : index
        %1019 = arith.muli %tileRows, %c15 : index
        %1020 = arith.muli %1018, %1019 : index
        %1021 = arith.remui %960, %tileRows : index
        %1022 = arith.muli %1021, %c15 : index
        %1023 = arith.addi %1020, %1022 : index
        %1024 = arith.remui %1003, %c15 : index
        %1025 = arith.addi %1023, %1024 : index
        %1026 = arith.truncf %1009 : vector<4xf32> to vector<4xf16>
        vector.store %1026, %normed[%1025] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
