// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinearNorm(format='q4_k', waves=2, panels=2, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_norm_q4_k_w2p2_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) attributes {waves = 2 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 256 : index
  %c3 = arith.constant 64 : index
  %c4 = arith.constant 127 : index
  %c5 = arith.constant 128 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %c8 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c10 = arith.constant 16 : index
  %c11 = arith.constant 1024 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c14 = arith.constant 32 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c17 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
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
  %c33 = arith.constant 512 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %arrivals = wave.param "arrivals" : index
  %features = wave.param "features" : index
  %c38 = arith.constant dense<0x00000000> : vector<4xf32>
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %c40 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c42 = arith.constant 23 : i32
  %c43 = arith.constant 141 : i32
  %c44 = arith.constant 268 : i32
  %c45 = arith.constant 14 : i32
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
  %14 = arith.addi %11, %c8 : index
  %15 = arith.muli %14, %10 : index
  %16 = memref.load %step[%countAt] : memref<?xi32>
  %17 = arith.index_cast %16 : i32 to index
  %18 = arith.muli %1, %c10 : index
  %19 = wave.scratch %c11 : memref<?xf32>
  %20 = arith.cmpi eq, %hasResidual, %c8 : index
  %21 = wave.block 0
  %22 = arith.muli %21, %c14 : index
  %23 = arith.cmpi slt, %18, %17 : index
  scf.if %23 {
    %24 = wave.lane
    %25 = arith.remui %24, %c10 : index
    %26 = wave.scratch %operandHalves : memref<?xf16>
    %27 = arith.divui %operandHalves, %c1 : index
    %28 = wave.wave
    %29 = arith.muli %28, %c14 : index
    %30 = wave.lane
    %31 = arith.addi %29, %30 : index
    scf.for %32 = %31 to %27 step %c3 {
      %33 = arith.muli %32, %c1 : index
      %34 = arith.addi %c7, %33 : index
      %35 = vector.load %x[%34] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %36 = arith.muli %32, %c1 : index
      vector.store %35, %26[%36] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %37 = arith.remui %25, %tileRows : index
    %38 = arith.muli %37, %c1 : index
    %39 = wave.wave
    %40 = arith.divui %inputFeatures, %c14 : index
    %41 = arith.muli %39, %stepsPerWave : index
    %42 = arith.minsi %41, %40 : index
    %43 = arith.addi %42, %stepsPerWave : index
    %44 = arith.minsi %43, %40 : index
    %45 = arith.cmpi eq, %wholeBlocks, %c8 : index
    %46 = arith.subi %44, %42 : index
    %47 = arith.divui %46, %c6 : index
    %48 = arith.muli %47, %c6 : index
    %49 = arith.addi %42, %48 : index
    %50 = arith.addi %42, %stepsPerWave : index
    %51 = arith.select %45, %50, %49 : index
    %55:2 = scf.for %52 = %42 to %51 step %c6 iter_args(%53 = %c17, %54 = %c17) -> (vector<8xf32>, vector<8xf32>) {
      %56 = wave.lane
      %57 = arith.addi %52, %c7 : index
      %58 = arith.remui %56, %c10 : index
      %59 = arith.addi %13, %c5 : index
      %60 = arith.divui %57, %c1 : index
      %61 = arith.muli %60, %c3 : index
      %62 = arith.addi %59, %61 : index
      %63 = arith.muli %58, %c20 : index
      %64 = arith.addi %62, %63 : index
      %65 = vector.load %w[%64] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %66 = vector.bitcast %65 : vector<4xi8> to vector<2xf16>
      %67 = arith.divui %inputFeatures, %c2 : index
      %68 = arith.muli %67, %c3 : index
      %69 = arith.addi %59, %68 : index
      %70 = arith.muli %57, %c14 : index
      %71 = arith.addi %69, %70 : index
      %72 = arith.muli %58, %c6 : index
      %73 = arith.addi %71, %72 : index
      %74 = vector.load %w[%73] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %75 = vector.extract %66[0] : f16 from vector<2xf16>
      %76 = arith.extf %75 : f16 to f32
      %77 = vector.extract %74[0] : i8 from vector<2xi8>
      %78 = arith.extui %77 : i8 to i32
      %79 = arith.sitofp %78 : i32 to f32
      %80 = arith.mulf %76, %79 : f32
      %81 = arith.truncf %80 : f32 to f16
      %82 = vector.broadcast %81 : f16 to vector<16xf16>
      %83 = vector.extract %66[1] : f16 from vector<2xf16>
      %84 = arith.extf %83 : f16 to f32
      %85 = vector.extract %74[1] : i8 from vector<2xi8>
      %86 = arith.extui %85 : i8 to i32
      %87 = arith.sitofp %86 : i32 to f32
      %88 = arith.mulf %84, %87 : f32
      %89 = arith.truncf %88 : f32 to f16
      %90 = vector.broadcast %89 : f16 to vector<16xf16>
      %91 = arith.addi %13, %c5 : index
      %92 = arith.divui %inputFeatures, %c2 : index
      %93 = arith.muli %92, %c3 : index
      %94 = arith.addi %93, %inputFeatures : index
      %95 = arith.addi %94, %c4 : index
      %96 = arith.divui %95, %c5 : index
      %97 = arith.muli %96, %c5 : index
      %98 = arith.addi %91, %97 : index
      %99 = arith.muli %inputFeatures, %c1 : index
      %100 = arith.addi %98, %99 : index
      %101 = arith.muli %57, %c10 : index
      %102 = arith.addi %101, %58 : index
      %103 = arith.muli %102, %c7 : index
      %104 = arith.addi %100, %103 : index
      %105 = arith.muli %57, %c2 : index
      %106 = arith.addi %98, %105 : index
      %107 = arith.muli %58, %c10 : index
      %108 = arith.addi %106, %107 : index
      %109 = vector.load %w[%108] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %110 = vector.bitcast %109 : vector<16xi8> to vector<4xi32>
      %111 = arith.shrui %110, %c21 : vector<4xi32>
      %112 = arith.andi %111, %c22 : vector<4xi32>
      %113 = arith.ori %112, %c23 : vector<4xi32>
      %114 = vector.bitcast %113 : vector<4xi32> to vector<8xf16>
      %115 = arith.shrui %110, %c24 : vector<4xi32>
      %116 = arith.andi %115, %c22 : vector<4xi32>
      %117 = arith.ori %116, %c23 : vector<4xi32>
      %118 = vector.bitcast %117 : vector<4xi32> to vector<8xf16>
      %119 = arith.shrui %110, %c25 : vector<4xi32>
      %120 = arith.andi %119, %c22 : vector<4xi32>
      %121 = arith.ori %120, %c23 : vector<4xi32>
      %122 = vector.bitcast %121 : vector<4xi32> to vector<8xf16>
      %123 = arith.shrui %110, %c26 : vector<4xi32>
      %124 = arith.andi %123, %c22 : vector<4xi32>
      %125 = arith.ori %124, %c23 : vector<4xi32>
      %126 = vector.bitcast %125 : vector<4xi32> to vector<8xf16>
      %127 = vector.shuffle %114, %118 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %128 = vector.shuffle %122, %126 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %129 = vector.shuffle %127, %128 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %130 = arith.subf %129, %c27 : vector<32xf16>
      %131 = vector.shuffle %130, %130 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %132 = vector.shuffle %130, %130 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %133 = math.fma %131, %82, %90 : vector<16xf16>
      %134 = math.fma %132, %82, %90 : vector<16xf16>
      %135 = arith.addi %52, %c8 : index
      %136 = arith.remui %56, %c10 : index
      %137 = arith.addi %13, %c5 : index
      %138 = arith.divui %135, %c1 : index
      %139 = arith.muli %138, %c3 : index
      %140 = arith.addi %137, %139 : index
      %141 = arith.muli %136, %c20 : index
      %142 = arith.addi %140, %141 : index
      %143 = vector.load %w[%142] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %144 = vector.bitcast %143 : vector<4xi8> to vector<2xf16>
      %145 = arith.divui %inputFeatures, %c2 : index
      %146 = arith.muli %145, %c3 : index
      %147 = arith.addi %137, %146 : index
      %148 = arith.muli %135, %c14 : index
      %149 = arith.addi %147, %148 : index
      %150 = arith.muli %136, %c6 : index
      %151 = arith.addi %149, %150 : index
      %152 = vector.load %w[%151] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %153 = vector.extract %144[0] : f16 from vector<2xf16>
      %154 = arith.extf %153 : f16 to f32
      %155 = vector.extract %152[0] : i8 from vector<2xi8>
      %156 = arith.extui %155 : i8 to i32
      %157 = arith.sitofp %156 : i32 to f32
      %158 = arith.mulf %154, %157 : f32
      %159 = arith.truncf %158 : f32 to f16
      %160 = vector.broadcast %159 : f16 to vector<16xf16>
      %161 = vector.extract %144[1] : f16 from vector<2xf16>
      %162 = arith.extf %161 : f16 to f32
      %163 = vector.extract %152[1] : i8 from vector<2xi8>
      %164 = arith.extui %163 : i8 to i32
      %165 = arith.sitofp %164 : i32 to f32
      %166 = arith.mulf %162, %165 : f32
      %167 = arith.truncf %166 : f32 to f16
      %168 = vector.broadcast %167 : f16 to vector<16xf16>
      %169 = arith.addi %13, %c5 : index
      %170 = arith.divui %inputFeatures, %c2 : index
      %171 = arith.muli %170, %c3 : index
      %172 = arith.addi %171, %inputFeatures : index
      %173 = arith.addi %172, %c4 : index
      %174 = arith.divui %173, %c5 : index
      %175 = arith.muli %174, %c5 : index
      %176 = arith.addi %169, %175 : index
      %177 = arith.muli %inputFeatures, %c1 : index
      %178 = arith.addi %176, %177 : index
      %179 = arith.muli %135, %c10 : index
      %180 = arith.addi %179, %136 : index
      %181 = arith.muli %180, %c7 : index
      %182 = arith.addi %178, %181 : index
      %183 = arith.muli %135, %c2 : index
      %184 = arith.addi %176, %183 : index
      %185 = arith.muli %136, %c10 : index
      %186 = arith.addi %184, %185 : index
      %187 = vector.load %w[%186] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %188 = vector.bitcast %187 : vector<16xi8> to vector<4xi32>
      %189 = arith.shrui %188, %c21 : vector<4xi32>
      %190 = arith.andi %189, %c22 : vector<4xi32>
      %191 = arith.ori %190, %c23 : vector<4xi32>
      %192 = vector.bitcast %191 : vector<4xi32> to vector<8xf16>
      %193 = arith.shrui %188, %c24 : vector<4xi32>
      %194 = arith.andi %193, %c22 : vector<4xi32>
      %195 = arith.ori %194, %c23 : vector<4xi32>
      %196 = vector.bitcast %195 : vector<4xi32> to vector<8xf16>
      %197 = arith.shrui %188, %c25 : vector<4xi32>
      %198 = arith.andi %197, %c22 : vector<4xi32>
      %199 = arith.ori %198, %c23 : vector<4xi32>
      %200 = vector.bitcast %199 : vector<4xi32> to vector<8xf16>
      %201 = arith.shrui %188, %c26 : vector<4xi32>
      %202 = arith.andi %201, %c22 : vector<4xi32>
      %203 = arith.ori %202, %c23 : vector<4xi32>
      %204 = vector.bitcast %203 : vector<4xi32> to vector<8xf16>
      %205 = vector.shuffle %192, %196 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %206 = vector.shuffle %200, %204 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %207 = vector.shuffle %205, %206 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %208 = arith.subf %207, %c27 : vector<32xf16>
      %209 = vector.shuffle %208, %208 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %210 = vector.shuffle %208, %208 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %211 = math.fma %209, %160, %168 : vector<16xf16>
      %212 = math.fma %210, %160, %168 : vector<16xf16>
      %213 = arith.addi %52, %c7 : index
      %214 = arith.remui %56, %c10 : index
      %215 = arith.addi %15, %c5 : index
      %216 = arith.divui %213, %c1 : index
      %217 = arith.muli %216, %c3 : index
      %218 = arith.addi %215, %217 : index
      %219 = arith.muli %214, %c20 : index
      %220 = arith.addi %218, %219 : index
      %221 = vector.load %w[%220] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %222 = vector.bitcast %221 : vector<4xi8> to vector<2xf16>
      %223 = arith.divui %inputFeatures, %c2 : index
      %224 = arith.muli %223, %c3 : index
      %225 = arith.addi %215, %224 : index
      %226 = arith.muli %213, %c14 : index
      %227 = arith.addi %225, %226 : index
      %228 = arith.muli %214, %c6 : index
      %229 = arith.addi %227, %228 : index
      %230 = vector.load %w[%229] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %231 = vector.extract %222[0] : f16 from vector<2xf16>
      %232 = arith.extf %231 : f16 to f32
      %233 = vector.extract %230[0] : i8 from vector<2xi8>
      %234 = arith.extui %233 : i8 to i32
      %235 = arith.sitofp %234 : i32 to f32
      %236 = arith.mulf %232, %235 : f32
      %237 = arith.truncf %236 : f32 to f16
      %238 = vector.broadcast %237 : f16 to vector<16xf16>
      %239 = vector.extract %222[1] : f16 from vector<2xf16>
      %240 = arith.extf %239 : f16 to f32
      %241 = vector.extract %230[1] : i8 from vector<2xi8>
      %242 = arith.extui %241 : i8 to i32
      %243 = arith.sitofp %242 : i32 to f32
      %244 = arith.mulf %240, %243 : f32
      %245 = arith.truncf %244 : f32 to f16
      %246 = vector.broadcast %245 : f16 to vector<16xf16>
      %247 = arith.addi %15, %c5 : index
      %248 = arith.divui %inputFeatures, %c2 : index
      %249 = arith.muli %248, %c3 : index
      %250 = arith.addi %249, %inputFeatures : index
      %251 = arith.addi %250, %c4 : index
      %252 = arith.divui %251, %c5 : index
      %253 = arith.muli %252, %c5 : index
      %254 = arith.addi %247, %253 : index
      %255 = arith.muli %inputFeatures, %c1 : index
      %256 = arith.addi %254, %255 : index
      %257 = arith.muli %213, %c10 : index
      %258 = arith.addi %257, %214 : index
      %259 = arith.muli %258, %c7 : index
      %260 = arith.addi %256, %259 : index
      %261 = arith.muli %213, %c2 : index
      %262 = arith.addi %254, %261 : index
      %263 = arith.muli %214, %c10 : index
      %264 = arith.addi %262, %263 : index
      %265 = vector.load %w[%264] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %266 = vector.bitcast %265 : vector<16xi8> to vector<4xi32>
      %267 = arith.shrui %266, %c21 : vector<4xi32>
      %268 = arith.andi %267, %c22 : vector<4xi32>
      %269 = arith.ori %268, %c23 : vector<4xi32>
      %270 = vector.bitcast %269 : vector<4xi32> to vector<8xf16>
      %271 = arith.shrui %266, %c24 : vector<4xi32>
      %272 = arith.andi %271, %c22 : vector<4xi32>
      %273 = arith.ori %272, %c23 : vector<4xi32>
      %274 = vector.bitcast %273 : vector<4xi32> to vector<8xf16>
      %275 = arith.shrui %266, %c25 : vector<4xi32>
      %276 = arith.andi %275, %c22 : vector<4xi32>
      %277 = arith.ori %276, %c23 : vector<4xi32>
      %278 = vector.bitcast %277 : vector<4xi32> to vector<8xf16>
      %279 = arith.shrui %266, %c26 : vector<4xi32>
      %280 = arith.andi %279, %c22 : vector<4xi32>
      %281 = arith.ori %280, %c23 : vector<4xi32>
      %282 = vector.bitcast %281 : vector<4xi32> to vector<8xf16>
      %283 = vector.shuffle %270, %274 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %284 = vector.shuffle %278, %282 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %285 = vector.shuffle %283, %284 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %286 = arith.subf %285, %c27 : vector<32xf16>
      %287 = vector.shuffle %286, %286 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %288 = vector.shuffle %286, %286 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %289 = math.fma %287, %238, %246 : vector<16xf16>
      %290 = math.fma %288, %238, %246 : vector<16xf16>
      %291 = arith.addi %52, %c8 : index
      %292 = arith.remui %56, %c10 : index
      %293 = arith.addi %15, %c5 : index
      %294 = arith.divui %291, %c1 : index
      %295 = arith.muli %294, %c3 : index
      %296 = arith.addi %293, %295 : index
      %297 = arith.muli %292, %c20 : index
      %298 = arith.addi %296, %297 : index
      %299 = vector.load %w[%298] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %300 = vector.bitcast %299 : vector<4xi8> to vector<2xf16>
      %301 = arith.divui %inputFeatures, %c2 : index
      %302 = arith.muli %301, %c3 : index
      %303 = arith.addi %293, %302 : index
      %304 = arith.muli %291, %c14 : index
      %305 = arith.addi %303, %304 : index
      %306 = arith.muli %292, %c6 : index
      %307 = arith.addi %305, %306 : index
      %308 = vector.load %w[%307] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %309 = vector.extract %300[0] : f16 from vector<2xf16>
      %310 = arith.extf %309 : f16 to f32
      %311 = vector.extract %308[0] : i8 from vector<2xi8>
      %312 = arith.extui %311 : i8 to i32
      %313 = arith.sitofp %312 : i32 to f32
      %314 = arith.mulf %310, %313 : f32
      %315 = arith.truncf %314 : f32 to f16
      %316 = vector.broadcast %315 : f16 to vector<16xf16>
      %317 = vector.extract %300[1] : f16 from vector<2xf16>
      %318 = arith.extf %317 : f16 to f32
      %319 = vector.extract %308[1] : i8 from vector<2xi8>
      %320 = arith.extui %319 : i8 to i32
      %321 = arith.sitofp %320 : i32 to f32
      %322 = arith.mulf %318, %321 : f32
      %323 = arith.truncf %322 : f32 to f16
      %324 = vector.broadcast %323 : f16 to vector<16xf16>
      %325 = arith.addi %15, %c5 : index
      %326 = arith.divui %inputFeatures, %c2 : index
      %327 = arith.muli %326, %c3 : index
      %328 = arith.addi %327, %inputFeatures : index
      %329 = arith.addi %328, %c4 : index
      %330 = arith.divui %329, %c5 : index
      %331 = arith.muli %330, %c5 : index
      %332 = arith.addi %325, %331 : index
      %333 = arith.muli %inputFeatures, %c1 : index
      %334 = arith.addi %332, %333 : index
      %335 = arith.muli %291, %c10 : index
      %336 = arith.addi %335, %292 : index
      %337 = arith.muli %336, %c7 : index
      %338 = arith.addi %334, %337 : index
      %339 = arith.muli %291, %c2 : index
      %340 = arith.addi %332, %339 : index
      %341 = arith.muli %292, %c10 : index
      %342 = arith.addi %340, %341 : index
      %343 = vector.load %w[%342] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %344 = vector.bitcast %343 : vector<16xi8> to vector<4xi32>
      %345 = arith.shrui %344, %c21 : vector<4xi32>
      %346 = arith.andi %345, %c22 : vector<4xi32>
      %347 = arith.ori %346, %c23 : vector<4xi32>
      %348 = vector.bitcast %347 : vector<4xi32> to vector<8xf16>
      %349 = arith.shrui %344, %c24 : vector<4xi32>
      %350 = arith.andi %349, %c22 : vector<4xi32>
      %351 = arith.ori %350, %c23 : vector<4xi32>
      %352 = vector.bitcast %351 : vector<4xi32> to vector<8xf16>
      %353 = arith.shrui %344, %c25 : vector<4xi32>
      %354 = arith.andi %353, %c22 : vector<4xi32>
      %355 = arith.ori %354, %c23 : vector<4xi32>
      %356 = vector.bitcast %355 : vector<4xi32> to vector<8xf16>
      %357 = arith.shrui %344, %c26 : vector<4xi32>
      %358 = arith.andi %357, %c22 : vector<4xi32>
      %359 = arith.ori %358, %c23 : vector<4xi32>
      %360 = vector.bitcast %359 : vector<4xi32> to vector<8xf16>
      %361 = vector.shuffle %348, %352 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %362 = vector.shuffle %356, %360 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %363 = vector.shuffle %361, %362 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %364 = arith.subf %363, %c27 : vector<32xf16>
      %365 = vector.shuffle %364, %364 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %366 = vector.shuffle %364, %364 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %367 = math.fma %365, %316, %324 : vector<16xf16>
      %368 = math.fma %366, %316, %324 : vector<16xf16>
      %369 = arith.muli %52, %c6 : index
      %370 = arith.addi %369, %c7 : index
      %371 = arith.muli %tileRows, %c10 : index
      %372 = arith.muli %370, %371 : index
      %373 = arith.addi %38, %372 : index
      %374 = vector.load %26[%373] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %375 = arith.muli %tileRows, %c1 : index
      %376 = arith.addi %373, %375 : index
      %377 = vector.load %26[%376] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %378 = vector.shuffle %374, %377 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %379 = wave.mma %378, %133, %53 : vector<16xf16>, vector<8xf32>
      %380 = wave.mma %378, %289, %54 : vector<16xf16>, vector<8xf32>
      %381 = arith.muli %52, %c6 : index
      %382 = arith.addi %381, %c8 : index
      %383 = arith.muli %tileRows, %c10 : index
      %384 = arith.muli %382, %383 : index
      %385 = arith.addi %38, %384 : index
      %386 = vector.load %26[%385] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %387 = arith.muli %tileRows, %c1 : index
      %388 = arith.addi %385, %387 : index
      %389 = vector.load %26[%388] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %390 = vector.shuffle %386, %389 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %391 = wave.mma %390, %134, %379 : vector<16xf16>, vector<8xf32>
      %392 = wave.mma %390, %290, %380 : vector<16xf16>, vector<8xf32>
      %393 = arith.muli %52, %c6 : index
      %394 = arith.addi %393, %c6 : index
      %395 = arith.muli %tileRows, %c10 : index
      %396 = arith.muli %394, %395 : index
      %397 = arith.addi %38, %396 : index
      %398 = vector.load %26[%397] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %399 = arith.muli %tileRows, %c1 : index
      %400 = arith.addi %397, %399 : index
      %401 = vector.load %26[%400] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %402 = vector.shuffle %398, %401 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %403 = wave.mma %402, %211, %391 : vector<16xf16>, vector<8xf32>
      %404 = wave.mma %402, %367, %392 : vector<16xf16>, vector<8xf32>
      %405 = arith.muli %52, %c6 : index
      %406 = arith.addi %405, %c28 : index
      %407 = arith.muli %tileRows, %c10 : index
      %408 = arith.muli %406, %407 : index
      %409 = arith.addi %38, %408 : index
      %410 = vector.load %26[%409] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %411 = arith.muli %tileRows, %c1 : index
      %412 = arith.addi %409, %411 : index
      %413 = vector.load %26[%412] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %414 = vector.shuffle %410, %413 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %415 = wave.mma %414, %212, %403 : vector<16xf16>, vector<8xf32>
      %416 = wave.mma %414, %368, %404 : vector<16xf16>, vector<8xf32>
      scf.yield %415, %416 : vector<8xf32>, vector<8xf32>
    }
    %417 = arith.select %45, %51, %44 : index
    %421:2 = scf.for %418 = %51 to %417 step %c8 iter_args(%419 = %55#0, %420 = %55#1) -> (vector<8xf32>, vector<8xf32>) {
      %422 = wave.lane
      %423 = arith.addi %418, %c7 : index
      %424 = arith.remui %422, %c10 : index
      %425 = arith.addi %13, %c5 : index
      %426 = arith.divui %423, %c1 : index
      %427 = arith.muli %426, %c3 : index
      %428 = arith.addi %425, %427 : index
      %429 = arith.muli %424, %c20 : index
      %430 = arith.addi %428, %429 : index
      %431 = vector.load %w[%430] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %432 = vector.bitcast %431 : vector<4xi8> to vector<2xf16>
      %433 = arith.divui %inputFeatures, %c2 : index
      %434 = arith.muli %433, %c3 : index
      %435 = arith.addi %425, %434 : index
      %436 = arith.muli %423, %c14 : index
      %437 = arith.addi %435, %436 : index
      %438 = arith.muli %424, %c6 : index
      %439 = arith.addi %437, %438 : index
      %440 = vector.load %w[%439] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %441 = vector.extract %432[0] : f16 from vector<2xf16>
      %442 = arith.extf %441 : f16 to f32
      %443 = vector.extract %440[0] : i8 from vector<2xi8>
      %444 = arith.extui %443 : i8 to i32
      %445 = arith.sitofp %444 : i32 to f32
      %446 = arith.mulf %442, %445 : f32
      %447 = arith.truncf %446 : f32 to f16
      %448 = vector.broadcast %447 : f16 to vector<16xf16>
      %449 = vector.extract %432[1] : f16 from vector<2xf16>
      %450 = arith.extf %449 : f16 to f32
      %451 = vector.extract %440[1] : i8 from vector<2xi8>
      %452 = arith.extui %451 : i8 to i32
      %453 = arith.sitofp %452 : i32 to f32
      %454 = arith.mulf %450, %453 : f32
      %455 = arith.truncf %454 : f32 to f16
      %456 = vector.broadcast %455 : f16 to vector<16xf16>
      %457 = arith.addi %13, %c5 : index
      %458 = arith.divui %inputFeatures, %c2 : index
      %459 = arith.muli %458, %c3 : index
      %460 = arith.addi %459, %inputFeatures : index
      %461 = arith.addi %460, %c4 : index
      %462 = arith.divui %461, %c5 : index
      %463 = arith.muli %462, %c5 : index
      %464 = arith.addi %457, %463 : index
      %465 = arith.muli %inputFeatures, %c1 : index
      %466 = arith.addi %464, %465 : index
      %467 = arith.muli %423, %c10 : index
      %468 = arith.addi %467, %424 : index
      %469 = arith.muli %468, %c7 : index
      %470 = arith.addi %466, %469 : index
      %471 = arith.muli %423, %c2 : index
      %472 = arith.addi %464, %471 : index
      %473 = arith.muli %424, %c10 : index
      %474 = arith.addi %472, %473 : index
      %475 = vector.load %w[%474] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %476 = vector.bitcast %475 : vector<16xi8> to vector<4xi32>
      %477 = arith.shrui %476, %c21 : vector<4xi32>
      %478 = arith.andi %477, %c22 : vector<4xi32>
      %479 = arith.ori %478, %c23 : vector<4xi32>
      %480 = vector.bitcast %479 : vector<4xi32> to vector<8xf16>
      %481 = arith.shrui %476, %c24 : vector<4xi32>
      %482 = arith.andi %481, %c22 : vector<4xi32>
      %483 = arith.ori %482, %c23 : vector<4xi32>
      %484 = vector.bitcast %483 : vector<4xi32> to vector<8xf16>
      %485 = arith.shrui %476, %c25 : vector<4xi32>
      %486 = arith.andi %485, %c22 : vector<4xi32>
      %487 = arith.ori %486, %c23 : vector<4xi32>
      %488 = vector.bitcast %487 : vector<4xi32> to vector<8xf16>
      %489 = arith.shrui %476, %c26 : vector<4xi32>
      %490 = arith.andi %489, %c22 : vector<4xi32>
      %491 = arith.ori %490, %c23 : vector<4xi32>
      %492 = vector.bitcast %491 : vector<4xi32> to vector<8xf16>
      %493 = vector.shuffle %480, %484 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %494 = vector.shuffle %488, %492 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %495 = vector.shuffle %493, %494 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %496 = arith.subf %495, %c27 : vector<32xf16>
      %497 = vector.shuffle %496, %496 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %498 = vector.shuffle %496, %496 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %499 = math.fma %497, %448, %456 : vector<16xf16>
      %500 = math.fma %498, %448, %456 : vector<16xf16>
      %501 = arith.addi %418, %c7 : index
      %502 = arith.remui %422, %c10 : index
      %503 = arith.addi %15, %c5 : index
      %504 = arith.divui %501, %c1 : index
      %505 = arith.muli %504, %c3 : index
      %506 = arith.addi %503, %505 : index
      %507 = arith.muli %502, %c20 : index
      %508 = arith.addi %506, %507 : index
      %509 = vector.load %w[%508] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %510 = vector.bitcast %509 : vector<4xi8> to vector<2xf16>
      %511 = arith.divui %inputFeatures, %c2 : index
      %512 = arith.muli %511, %c3 : index
      %513 = arith.addi %503, %512 : index
      %514 = arith.muli %501, %c14 : index
      %515 = arith.addi %513, %514 : index
      %516 = arith.muli %502, %c6 : index
      %517 = arith.addi %515, %516 : index
      %518 = vector.load %w[%517] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %519 = vector.extract %510[0] : f16 from vector<2xf16>
      %520 = arith.extf %519 : f16 to f32
      %521 = vector.extract %518[0] : i8 from vector<2xi8>
      %522 = arith.extui %521 : i8 to i32
      %523 = arith.sitofp %522 : i32 to f32
      %524 = arith.mulf %520, %523 : f32
      %525 = arith.truncf %524 : f32 to f16
      %526 = vector.broadcast %525 : f16 to vector<16xf16>
      %527 = vector.extract %510[1] : f16 from vector<2xf16>
      %528 = arith.extf %527 : f16 to f32
      %529 = vector.extract %518[1] : i8 from vector<2xi8>
      %530 = arith.extui %529 : i8 to i32
      %531 = arith.sitofp %530 : i32 to f32
      %532 = arith.mulf %528, %531 : f32
      %533 = arith.truncf %532 : f32 to f16
      %534 = vector.broadcast %533 : f16 to vector<16xf16>
      %535 = arith.addi %15, %c5 : index
      %536 = arith.divui %inputFeatures, %c2 : index
      %537 = arith.muli %536, %c3 : index
      %538 = arith.addi %537, %inputFeatures : index
      %539 = arith.addi %538, %c4 : index
      %540 = arith.divui %539, %c5 : index
      %541 = arith.muli %540, %c5 : index
      %542 = arith.addi %535, %541 : index
      %543 = arith.muli %inputFeatures, %c1 : index
      %544 = arith.addi %542, %543 : index
      %545 = arith.muli %501, %c10 : index
      %546 = arith.addi %545, %502 : index
      %547 = arith.muli %546, %c7 : index
      %548 = arith.addi %544, %547 : index
      %549 = arith.muli %501, %c2 : index
      %550 = arith.addi %542, %549 : index
      %551 = arith.muli %502, %c10 : index
      %552 = arith.addi %550, %551 : index
      %553 = vector.load %w[%552] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %554 = vector.bitcast %553 : vector<16xi8> to vector<4xi32>
      %555 = arith.shrui %554, %c21 : vector<4xi32>
      %556 = arith.andi %555, %c22 : vector<4xi32>
      %557 = arith.ori %556, %c23 : vector<4xi32>
      %558 = vector.bitcast %557 : vector<4xi32> to vector<8xf16>
      %559 = arith.shrui %554, %c24 : vector<4xi32>
      %560 = arith.andi %559, %c22 : vector<4xi32>
      %561 = arith.ori %560, %c23 : vector<4xi32>
      %562 = vector.bitcast %561 : vector<4xi32> to vector<8xf16>
      %563 = arith.shrui %554, %c25 : vector<4xi32>
      %564 = arith.andi %563, %c22 : vector<4xi32>
      %565 = arith.ori %564, %c23 : vector<4xi32>
      %566 = vector.bitcast %565 : vector<4xi32> to vector<8xf16>
      %567 = arith.shrui %554, %c26 : vector<4xi32>
      %568 = arith.andi %567, %c22 : vector<4xi32>
      %569 = arith.ori %568, %c23 : vector<4xi32>
      %570 = vector.bitcast %569 : vector<4xi32> to vector<8xf16>
      %571 = vector.shuffle %558, %562 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %572 = vector.shuffle %566, %570 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %573 = vector.shuffle %571, %572 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %574 = arith.subf %573, %c27 : vector<32xf16>
      %575 = vector.shuffle %574, %574 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %576 = vector.shuffle %574, %574 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %577 = math.fma %575, %526, %534 : vector<16xf16>
      %578 = math.fma %576, %526, %534 : vector<16xf16>
      %579 = arith.muli %418, %c6 : index
      %580 = arith.addi %579, %c7 : index
      %581 = arith.muli %tileRows, %c10 : index
      %582 = arith.muli %580, %581 : index
      %583 = arith.addi %38, %582 : index
      %584 = vector.load %26[%583] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %585 = arith.muli %tileRows, %c1 : index
      %586 = arith.addi %583, %585 : index
      %587 = vector.load %26[%586] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %588 = vector.shuffle %584, %587 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %589 = wave.mma %588, %499, %419 : vector<16xf16>, vector<8xf32>
      %590 = wave.mma %588, %577, %420 : vector<16xf16>, vector<8xf32>
      %591 = arith.muli %418, %c6 : index
      %592 = arith.addi %591, %c8 : index
      %593 = arith.muli %tileRows, %c10 : index
      %594 = arith.muli %592, %593 : index
      %595 = arith.addi %38, %594 : index
      %596 = vector.load %26[%595] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %597 = arith.muli %tileRows, %c1 : index
      %598 = arith.addi %595, %597 : index
      %599 = vector.load %26[%598] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %600 = vector.shuffle %596, %599 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %601 = wave.mma %600, %500, %589 : vector<16xf16>, vector<8xf32>
      %602 = wave.mma %600, %578, %590 : vector<16xf16>, vector<8xf32>
      scf.yield %601, %602 : vector<8xf32>, vector<8xf32>
    }
    %603 = wave.lane
    %604 = wave.wave
    %605 = arith.muli %604, %c6 : index
    %606 = arith.addi %605, %c7 : index
    %607 = arith.muli %606, %c2 : index
    %608 = arith.addi %607, %603 : index
    %609 = vector.extract %421#0[0] : f32 from vector<8xf32>
    %610 = arith.addi %608, %c7 : index
    memref.store %609, %19[%610] : memref<?xf32>
    %611 = vector.extract %421#0[1] : f32 from vector<8xf32>
    %612 = arith.addi %608, %c14 : index
    memref.store %611, %19[%612] : memref<?xf32>
    %613 = vector.extract %421#0[2] : f32 from vector<8xf32>
    %614 = arith.addi %608, %c3 : index
    memref.store %613, %19[%614] : memref<?xf32>
    %615 = vector.extract %421#0[3] : f32 from vector<8xf32>
    %616 = arith.addi %608, %c29 : index
    memref.store %615, %19[%616] : memref<?xf32>
    %617 = vector.extract %421#0[4] : f32 from vector<8xf32>
    %618 = arith.addi %608, %c5 : index
    memref.store %617, %19[%618] : memref<?xf32>
    %619 = vector.extract %421#0[5] : f32 from vector<8xf32>
    %620 = arith.addi %608, %c30 : index
    memref.store %619, %19[%620] : memref<?xf32>
    %621 = vector.extract %421#0[6] : f32 from vector<8xf32>
    %622 = arith.addi %608, %c31 : index
    memref.store %621, %19[%622] : memref<?xf32>
    %623 = vector.extract %421#0[7] : f32 from vector<8xf32>
    %624 = arith.addi %608, %c32 : index
    memref.store %623, %19[%624] : memref<?xf32>
    %625 = arith.muli %604, %c6 : index
    %626 = arith.addi %625, %c8 : index
    %627 = arith.muli %626, %c2 : index
    %628 = arith.addi %627, %603 : index
    %629 = vector.extract %421#1[0] : f32 from vector<8xf32>
    %630 = arith.addi %628, %c7 : index
    memref.store %629, %19[%630] : memref<?xf32>
    %631 = vector.extract %421#1[1] : f32 from vector<8xf32>
    %632 = arith.addi %628, %c14 : index
    memref.store %631, %19[%632] : memref<?xf32>
    %633 = vector.extract %421#1[2] : f32 from vector<8xf32>
    %634 = arith.addi %628, %c3 : index
    memref.store %633, %19[%634] : memref<?xf32>
    %635 = vector.extract %421#1[3] : f32 from vector<8xf32>
    %636 = arith.addi %628, %c29 : index
    memref.store %635, %19[%636] : memref<?xf32>
    %637 = vector.extract %421#1[4] : f32 from vector<8xf32>
    %638 = arith.addi %628, %c5 : index
    memref.store %637, %19[%638] : memref<?xf32>
    %639 = vector.extract %421#1[5] : f32 from vector<8xf32>
    %640 = arith.addi %628, %c30 : index
    memref.store %639, %19[%640] : memref<?xf32>
    %641 = vector.extract %421#1[6] : f32 from vector<8xf32>
    %642 = arith.addi %628, %c31 : index
    memref.store %641, %19[%642] : memref<?xf32>
    %643 = vector.extract %421#1[7] : f32 from vector<8xf32>
    %644 = arith.addi %628, %c32 : index
    memref.store %643, %19[%644] : memref<?xf32>
    wave.barrier
    %645 = arith.muli %604, %c20 : index
    %646 = arith.addi %645, %c7 : index
    %647 = arith.muli %646, %c14 : index
    %648 = arith.addi %647, %603 : index
    %649 = arith.addi %648, %c7 : index
    %650 = memref.load %19[%649] : memref<?xf32>
    %651 = arith.addi %649, %c33 : index
    %652 = memref.load %19[%651] : memref<?xf32>
    %653 = arith.addf %650, %652 : f32
    %654 = arith.muli %646, %c14 : index
    %655 = arith.addi %654, %603 : index
    %656 = arith.addi %655, %c2 : index
    %657 = memref.load %19[%656] : memref<?xf32>
    %658 = arith.addi %656, %c33 : index
    %659 = memref.load %19[%658] : memref<?xf32>
    %660 = arith.addf %657, %659 : f32
    %661 = wave.lane
    %662 = arith.addi %18, %c7 : index
    %663 = arith.muli %646, %c6 : index
    %664 = arith.addi %662, %663 : index
    %665 = arith.divui %661, %c10 : index
    %666 = arith.addi %664, %665 : index
    %667 = arith.cmpi slt, %666, %17 : index
    scf.if %667 {
      %668 = arith.cmpi eq, %hasFactors, %c8 : index
      %669 = arith.muli %666, %c6 : index
      %670 = memref.load %factors[%669] : memref<?xf32>
      %671 = arith.mulf %670, %operandScale : f32
      %672 = arith.select %668, %671, %operandScale : f32
      %673 = arith.remui %661, %c10 : index
      %674 = arith.muli %673, %c20 : index
      %675 = arith.addi %13, %674 : index
      %676 = vector.load %w[%675] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %677 = vector.bitcast %676 : vector<4xi8> to vector<1xf32>
      %678 = vector.extract %677[0] : f32 from vector<1xf32>
      %679 = arith.mulf %678, %672 : f32
      %680 = arith.mulf %653, %679 : f32
      %681 = arith.remui %661, %c10 : index
      %682 = arith.muli %681, %c20 : index
      %683 = arith.addi %15, %682 : index
      %684 = vector.load %w[%683] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %685 = vector.bitcast %684 : vector<4xi8> to vector<1xf32>
      %686 = vector.extract %685[0] : f32 from vector<1xf32>
      %687 = arith.mulf %686, %672 : f32
      %688 = arith.mulf %660, %687 : f32
      %689 = arith.muli %666, %outputFeatures : index
      %690 = arith.addi %689, %22 : index
      %691 = wave.lane
      %692 = arith.remui %691, %c10 : index
      %693 = arith.addi %690, %692 : index
      scf.if %20 {
        %694 = arith.addi %693, %c7 : index
        %695 = memref.load %residual[%694] : memref<?xf32>
        %696 = arith.addf %695, %680 : f32
        %697 = arith.addi %693, %c7 : index
        memref.store %696, %out[%697] : memref<?xf32>
      } else {
        %698 = arith.addi %693, %c7 : index
        memref.store %680, %out[%698] : memref<?xf32>
      }
      scf.if %20 {
        %699 = arith.addi %693, %c10 : index
        %700 = memref.load %residual[%699] : memref<?xf32>
        %701 = arith.addf %700, %688 : f32
        %702 = arith.addi %693, %c10 : index
        memref.store %701, %out[%702] : memref<?xf32>
      } else {
        %703 = arith.addi %693, %c10 : index
        memref.store %688, %out[%703] : memref<?xf32>
      }
    }
    %704 = arith.muli %604, %c20 : index
    %705 = arith.addi %704, %c8 : index
    %706 = arith.muli %705, %c14 : index
    %707 = arith.addi %706, %603 : index
    %708 = arith.addi %707, %c7 : index
    %709 = memref.load %19[%708] : memref<?xf32>
    %710 = arith.addi %708, %c33 : index
    %711 = memref.load %19[%710] : memref<?xf32>
    %712 = arith.addf %709, %711 : f32
    %713 = arith.muli %705, %c14 : index
    %714 = arith.addi %713, %603 : index
    %715 = arith.addi %714, %c2 : index
    %716 = memref.load %19[%715] : memref<?xf32>
    %717 = arith.addi %715, %c33 : index
    %718 = memref.load %19[%717] : memref<?xf32>
    %719 = arith.addf %716, %718 : f32
    %720 = wave.lane
    %721 = arith.addi %18, %c7 : index
    %722 = arith.muli %705, %c6 : index
    %723 = arith.addi %721, %722 : index
    %724 = arith.divui %720, %c10 : index
    %725 = arith.addi %723, %724 : index
    %726 = arith.cmpi slt, %725, %17 : index
    scf.if %726 {
      %727 = arith.cmpi eq, %hasFactors, %c8 : index
      %728 = arith.muli %725, %c6 : index
      %729 = memref.load %factors[%728] : memref<?xf32>
      %730 = arith.mulf %729, %operandScale : f32
      %731 = arith.select %727, %730, %operandScale : f32
      %732 = arith.remui %720, %c10 : index
      %733 = arith.muli %732, %c20 : index
      %734 = arith.addi %13, %733 : index
      %735 = vector.load %w[%734] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %736 = vector.bitcast %735 : vector<4xi8> to vector<1xf32>
      %737 = vector.extract %736[0] : f32 from vector<1xf32>
      %738 = arith.mulf %737, %731 : f32
      %739 = arith.mulf %712, %738 : f32
      %740 = arith.remui %720, %c10 : index
      %741 = arith.muli %740, %c20 : index
      %742 = arith.addi %15, %741 : index
      %743 = vector.load %w[%742] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %744 = vector.bitcast %743 : vector<4xi8> to vector<1xf32>
      %745 = vector.extract %744[0] : f32 from vector<1xf32>
      %746 = arith.mulf %745, %731 : f32
      %747 = arith.mulf %719, %746 : f32
      %748 = arith.muli %725, %outputFeatures : index
      %749 = arith.addi %748, %22 : index
      %750 = wave.lane
      %751 = arith.remui %750, %c10 : index
      %752 = arith.addi %749, %751 : index
      scf.if %20 {
        %753 = arith.addi %752, %c7 : index
        %754 = memref.load %residual[%753] : memref<?xf32>
        %755 = arith.addf %754, %739 : f32
        %756 = arith.addi %752, %c7 : index
        memref.store %755, %out[%756] : memref<?xf32>
      } else {
        %757 = arith.addi %752, %c7 : index
        memref.store %739, %out[%757] : memref<?xf32>
      }
      scf.if %20 {
        %758 = arith.addi %752, %c10 : index
        %759 = memref.load %residual[%758] : memref<?xf32>
        %760 = arith.addf %759, %747 : f32
        %761 = arith.addi %752, %c10 : index
        memref.store %760, %out[%761] : memref<?xf32>
      } else {
        %762 = arith.addi %752, %c10 : index
        memref.store %747, %out[%762] : memref<?xf32>
      }
    }
    %763 = arith.muli %604, %c20 : index
    %764 = arith.addi %763, %c6 : index
    %765 = arith.muli %764, %c14 : index
    %766 = arith.addi %765, %603 : index
    %767 = arith.addi %766, %c7 : index
    %768 = memref.load %19[%767] : memref<?xf32>
    %769 = arith.addi %767, %c33 : index
    %770 = memref.load %19[%769] : memref<?xf32>
    %771 = arith.addf %768, %770 : f32
    %772 = arith.muli %764, %c14 : index
    %773 = arith.addi %772, %603 : index
    %774 = arith.addi %773, %c2 : index
    %775 = memref.load %19[%774] : memref<?xf32>
    %776 = arith.addi %774, %c33 : index
    %777 = memref.load %19[%776] : memref<?xf32>
    %778 = arith.addf %775, %777 : f32
    %779 = wave.lane
    %780 = arith.addi %18, %c7 : index
    %781 = arith.muli %764, %c6 : index
    %782 = arith.addi %780, %781 : index
    %783 = arith.divui %779, %c10 : index
    %784 = arith.addi %782, %783 : index
    %785 = arith.cmpi slt, %784, %17 : index
    scf.if %785 {
      %786 = arith.cmpi eq, %hasFactors, %c8 : index
      %787 = arith.muli %784, %c6 : index
      %788 = memref.load %factors[%787] : memref<?xf32>
      %789 = arith.mulf %788, %operandScale : f32
      %790 = arith.select %786, %789, %operandScale : f32
      %791 = arith.remui %779, %c10 : index
      %792 = arith.muli %791, %c20 : index
      %793 = arith.addi %13, %792 : index
      %794 = vector.load %w[%793] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %795 = vector.bitcast %794 : vector<4xi8> to vector<1xf32>
      %796 = vector.extract %795[0] : f32 from vector<1xf32>
      %797 = arith.mulf %796, %790 : f32
      %798 = arith.mulf %771, %797 : f32
      %799 = arith.remui %779, %c10 : index
      %800 = arith.muli %799, %c20 : index
      %801 = arith.addi %15, %800 : index
      %802 = vector.load %w[%801] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %803 = vector.bitcast %802 : vector<4xi8> to vector<1xf32>
      %804 = vector.extract %803[0] : f32 from vector<1xf32>
      %805 = arith.mulf %804, %790 : f32
      %806 = arith.mulf %778, %805 : f32
      %807 = arith.muli %784, %outputFeatures : index
      %808 = arith.addi %807, %22 : index
      %809 = wave.lane
      %810 = arith.remui %809, %c10 : index
      %811 = arith.addi %808, %810 : index
      scf.if %20 {
        %812 = arith.addi %811, %c7 : index
        %813 = memref.load %residual[%812] : memref<?xf32>
        %814 = arith.addf %813, %798 : f32
        %815 = arith.addi %811, %c7 : index
        memref.store %814, %out[%815] : memref<?xf32>
      } else {
        %816 = arith.addi %811, %c7 : index
        memref.store %798, %out[%816] : memref<?xf32>
      }
      scf.if %20 {
        %817 = arith.addi %811, %c10 : index
        %818 = memref.load %residual[%817] : memref<?xf32>
        %819 = arith.addf %818, %806 : f32
        %820 = arith.addi %811, %c10 : index
        memref.store %819, %out[%820] : memref<?xf32>
      } else {
        %821 = arith.addi %811, %c10 : index
        memref.store %806, %out[%821] : memref<?xf32>
      }
    }
    %822 = arith.muli %604, %c20 : index
    %823 = arith.addi %822, %c28 : index
    %824 = arith.muli %823, %c14 : index
    %825 = arith.addi %824, %603 : index
    %826 = arith.addi %825, %c7 : index
    %827 = memref.load %19[%826] : memref<?xf32>
    %828 = arith.addi %826, %c33 : index
    %829 = memref.load %19[%828] : memref<?xf32>
    %830 = arith.addf %827, %829 : f32
    %831 = arith.muli %823, %c14 : index
    %832 = arith.addi %831, %603 : index
    %833 = arith.addi %832, %c2 : index
    %834 = memref.load %19[%833] : memref<?xf32>
    %835 = arith.addi %833, %c33 : index
    %836 = memref.load %19[%835] : memref<?xf32>
    %837 = arith.addf %834, %836 : f32
    %838 = wave.lane
    %839 = arith.addi %18, %c7 : index
    %840 = arith.muli %823, %c6 : index
    %841 = arith.addi %839, %840 : index
    %842 = arith.divui %838, %c10 : index
    %843 = arith.addi %841, %842 : index
    %844 = arith.cmpi slt, %843, %17 : index
    scf.if %844 {
      %845 = arith.cmpi eq, %hasFactors, %c8 : index
      %846 = arith.muli %843, %c6 : index
      %847 = memref.load %factors[%846] : memref<?xf32>
      %848 = arith.mulf %847, %operandScale : f32
      %849 = arith.select %845, %848, %operandScale : f32
      %850 = arith.remui %838, %c10 : index
      %851 = arith.muli %850, %c20 : index
      %852 = arith.addi %13, %851 : index
      %853 = vector.load %w[%852] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %854 = vector.bitcast %853 : vector<4xi8> to vector<1xf32>
      %855 = vector.extract %854[0] : f32 from vector<1xf32>
      %856 = arith.mulf %855, %849 : f32
      %857 = arith.mulf %830, %856 : f32
      %858 = arith.remui %838, %c10 : index
      %859 = arith.muli %858, %c20 : index
      %860 = arith.addi %15, %859 : index
      %861 = vector.load %w[%860] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %862 = vector.bitcast %861 : vector<4xi8> to vector<1xf32>
      %863 = vector.extract %862[0] : f32 from vector<1xf32>
      %864 = arith.mulf %863, %849 : f32
      %865 = arith.mulf %837, %864 : f32
      %866 = arith.muli %843, %outputFeatures : index
      %867 = arith.addi %866, %22 : index
      %868 = wave.lane
      %869 = arith.remui %868, %c10 : index
      %870 = arith.addi %867, %869 : index
      scf.if %20 {
        %871 = arith.addi %870, %c7 : index
        %872 = memref.load %residual[%871] : memref<?xf32>
        %873 = arith.addf %872, %857 : f32
        %874 = arith.addi %870, %c7 : index
        memref.store %873, %out[%874] : memref<?xf32>
      } else {
        %875 = arith.addi %870, %c7 : index
        memref.store %857, %out[%875] : memref<?xf32>
      }
      scf.if %20 {
        %876 = arith.addi %870, %c10 : index
        %877 = memref.load %residual[%876] : memref<?xf32>
        %878 = arith.addf %877, %865 : f32
        %879 = arith.addi %870, %c10 : index
        memref.store %878, %out[%879] : memref<?xf32>
      } else {
        %880 = arith.addi %870, %c10 : index
        memref.store %865, %out[%880] : memref<?xf32>
      }
    }
  }
  %881 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %881 {
    %882 = arith.addi %18, %c10 : index
    %883 = arith.minsi %882, %17 : index
    %884 = wave.wave
    %885 = arith.addi %18, %884 : index
    scf.for %886 = %885 to %883 step %c6 {
      %887 = arith.muli %886, %features : index
      %888 = wave.lane
      %889 = arith.muli %888, %c20 : index
      %894:3 = scf.for %890 = %889 to %features step %c5 iter_args(%891 = %c38, %892 = %c38, %893 = %c38) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
        %895 = arith.addi %887, %890 : index
        %896 = vector.load %out[%895] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %897 = vector.load %norm_weight[%890] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %898 = arith.mulf %896, %897 : vector<4xf32>
        %899 = math.fma %896, %896, %891 : vector<4xf32>
        %900 = math.fma %898, %898, %892 : vector<4xf32>
        %901 = math.absf %898 : vector<4xf32>
        %902 = arith.maximumf %893, %901 : vector<4xf32>
        scf.yield %899, %900, %902 : vector<4xf32>, vector<4xf32>, vector<4xf32>
      }
      %903 = wave.reduce "add" %894#0 : vector<4xf32>
      %904 = arith.mulf %903, %inverseFeatures : f32
      %905 = arith.addf %904, %epsilon : f32
      %906 = math.sqrt %905 : f32
      %907 = arith.divf %c40, %906 : f32
      %908 = wave.reduce "max" %894#2 : vector<4xf32>
      %909 = arith.mulf %908, %907 : f32
      %910 = arith.bitcast %909 : f32 to i32
      %911 = arith.shrui %910, %c42 : i32
      %912 = arith.maxsi %911, %c43 : i32
      %913 = arith.subi %c44, %912 : i32
      %914 = arith.shli %913, %c42 : i32
      %915 = arith.subi %912, %c45 : i32
      %916 = arith.shli %915, %c42 : i32
      %917 = arith.bitcast %914 : i32 to f32
      %918 = arith.bitcast %916 : i32 to f32
      %919 = wave.reduce "add" %894#1 : vector<4xf32>
      %920 = arith.mulf %919, %907 : f32
      %921 = arith.mulf %920, %907 : f32
      %922 = wave.lane
      %923 = arith.cmpi eq, %922, %c7 : index
      scf.if %923 {
        %924 = arith.muli %886, %c6 : index
        memref.store %918, %normed_factors[%924] : memref<?xf32>
        %925 = arith.muli %886, %c6 : index
        %926 = arith.addi %925, %c8 : index
        memref.store %921, %normed_factors[%926] : memref<?xf32>
      }
      %927 = vector.broadcast %907 : f32 to vector<4xf32>
      %928 = vector.broadcast %917 : f32 to vector<4xf32>
      scf.for %929 = %889 to %features step %c5 {
        %930 = arith.addi %887, %929 : index
        %931 = vector.load %out[%930] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %932 = arith.mulf %931, %927 : vector<4xf32>
        %933 = vector.load %norm_weight[%929] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %934 = arith.mulf %932, %933 : vector<4xf32>
        %935 = arith.mulf %934, %928 : vector<4xf32>
        %936 = arith.divui %886, %tileRows : index
        %937 = arith.divui %features, %c10 : index
        %938 = arith.muli %936, %937 : index
        %939 = arith.divui %929, %c10 : index
        %940 = arith.addi %938, %939 : index
        %941 = arith.muli %940, %c6 : index
        %942 = arith.remui %929, %c10 : index
        %943 = arith.divui %942, %c1 : index
        %944 = arith.addi %941, %943 : index
        %945 = arith.muli %tileRows, %c1 : index
        %946 = arith.muli %944, %945 : index
        %947 = arith.remui %886, %tileRows : index
        %948 = arith.muli %947, %c1 : index
        %949 = arith.addi %946, %948 : index
        %950 = arith.remui %929, %c1 : index
        %951 = arith.addi %949, %950 : index
        %952 = arith.truncf %935 : vector<4xf32> to vector<4xf16>
        vector.store %952, %normed[%951] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
