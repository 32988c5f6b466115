// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinearNorm(format='q8_k', waves=4, panels=2, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_norm_q8_k_w4p2_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) attributes {waves = 4 : i64} {
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
  %c10 = arith.constant 2048 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %c14 = arith.constant 8 : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant dense<0> : vector<4xi32>
  %c19 = arith.constant dense<983055> : vector<4xi32>
  %c20 = arith.constant dense<[0, 0, 0, 0]> : vector<4xi32>
  %c21 = arith.constant dense<4> : vector<4xi32>
  %c22 = arith.constant dense<1677747200> : vector<4xi32>
  %c23 = arith.constant dense<[4, 4, 4, 4]> : vector<4xi32>
  %c24 = arith.constant dense<8> : vector<4xi32>
  %c25 = arith.constant dense<[8, 8, 8, 8]> : vector<4xi32>
  %c26 = arith.constant dense<12> : vector<4xi32>
  %c27 = arith.constant dense<[12, 12, 12, 12]> : vector<4xi32>
  %c28 = arith.constant dense<0x6480> : vector<32xf16>
  %c29 = arith.constant 3 : index
  %c30 = arith.constant 64 : index
  %c31 = arith.constant 96 : index
  %c32 = arith.constant 160 : index
  %c33 = arith.constant 192 : index
  %c34 = arith.constant 224 : index
  %c35 = arith.constant 512 : index
  %c36 = arith.constant 1024 : index
  %c37 = arith.constant 1536 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c40 = arith.constant 4 : index
  %arrivals = wave.param "arrivals" : index
  %features = wave.param "features" : index
  %c43 = arith.constant dense<0x00000000> : vector<4xf32>
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %c45 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c47 = arith.constant 23 : i32
  %c48 = arith.constant 141 : i32
  %c49 = arith.constant 268 : i32
  %c50 = arith.constant 14 : i32
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
    %28 = arith.remui %27, %tileRows : index
    %29 = arith.addi %20, %28 : index
    %30 = arith.divui %29, %tileRows : index
    %31 = arith.divui %inputFeatures, %c1 : index
    %32 = arith.muli %30, %31 : index
    %33 = arith.divui %c8, %c1 : index
    %34 = arith.addi %32, %33 : index
    %35 = arith.muli %34, %c3 : index
    %36 = arith.remui %c8, %c1 : index
    %37 = arith.divui %36, %c14 : index
    %38 = arith.addi %35, %37 : index
    %39 = arith.muli %tileRows, %c14 : index
    %40 = arith.muli %38, %39 : index
    %41 = arith.remui %29, %tileRows : index
    %42 = arith.muli %41, %c14 : index
    %43 = arith.addi %40, %42 : index
    %44 = arith.remui %c8, %c14 : index
    %45 = arith.addi %43, %44 : index
    %46 = wave.wave
    %47 = arith.divui %inputFeatures, %c5 : index
    %48 = arith.muli %46, %stepsPerWave : index
    %49 = arith.minsi %48, %47 : index
    %50 = arith.addi %49, %stepsPerWave : index
    %51 = arith.minsi %50, %47 : index
    %52 = arith.cmpi eq, %wholeBlocks, %c2 : index
    %53 = arith.subi %51, %49 : index
    %54 = arith.divui %53, %c3 : index
    %55 = arith.muli %54, %c3 : index
    %56 = arith.addi %49, %55 : index
    %57 = arith.addi %49, %stepsPerWave : index
    %58 = arith.select %52, %57, %56 : index
    %62:2 = scf.for %59 = %49 to %58 step %c3 iter_args(%60 = %c15, %61 = %c15) -> (vector<8xf32>, vector<8xf32>) {
      %63 = wave.lane
      %64 = arith.addi %59, %c8 : index
      %65 = arith.remui %63, %c1 : index
      %66 = arith.addi %15, %c7 : index
      %67 = arith.divui %64, %c14 : index
      %68 = arith.muli %67, %c5 : index
      %69 = arith.addi %66, %68 : index
      %70 = arith.muli %65, %c3 : index
      %71 = arith.addi %69, %70 : index
      %72 = vector.load %w[%71] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %73 = vector.bitcast %72 : vector<2xi8> to vector<1xf16>
      %74 = arith.divui %inputFeatures, %c4 : index
      %75 = arith.muli %74, %c5 : index
      %76 = arith.addi %66, %75 : index
      %77 = arith.muli %64, %c1 : index
      %78 = arith.addi %76, %77 : index
      %79 = arith.muli %65, %c2 : index
      %80 = arith.addi %78, %79 : index
      %81 = vector.load %w[%80] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %82 = vector.extract %73[0] : f16 from vector<1xf16>
      %83 = arith.extf %82 : f16 to f32
      %84 = vector.extract %81[0] : i8 from vector<1xi8>
      %85 = arith.extsi %84 : i8 to i32
      %86 = arith.sitofp %85 : i32 to f32
      %87 = arith.mulf %83, %86 : f32
      %88 = arith.truncf %87 : f32 to f16
      %89 = vector.broadcast %88 : f16 to vector<16xf16>
      %90 = arith.addi %15, %c7 : index
      %91 = arith.muli %inputFeatures, %c2 : index
      %92 = arith.divui %91, %c3 : index
      %93 = arith.divui %inputFeatures, %c4 : index
      %94 = arith.muli %93, %c5 : index
      %95 = arith.addi %94, %92 : index
      %96 = arith.addi %95, %c6 : index
      %97 = arith.divui %96, %c7 : index
      %98 = arith.muli %97, %c7 : index
      %99 = arith.addi %90, %98 : index
      %100 = arith.muli %inputFeatures, %c14 : index
      %101 = arith.addi %99, %100 : index
      %102 = arith.muli %64, %c1 : index
      %103 = arith.addi %102, %65 : index
      %104 = arith.muli %103, %c1 : index
      %105 = arith.addi %101, %104 : index
      %106 = arith.muli %64, %c4 : index
      %107 = arith.addi %99, %106 : index
      %108 = arith.muli %65, %c1 : index
      %109 = arith.addi %107, %108 : index
      %110 = vector.load %w[%105] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %111 = vector.bitcast %110 : vector<16xi8> to vector<4xi32>
      %112 = vector.load %w[%109] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %113 = vector.bitcast %112 : vector<16xi8> to vector<4xi32>
      %114 = arith.shrui %113, %c18 : vector<4xi32>
      %115 = arith.andi %114, %c19 : vector<4xi32>
      %116 = arith.shrui %111, %c20 : vector<4xi32>
      %117 = arith.andi %116, %c19 : vector<4xi32>
      %118 = arith.shli %117, %c21 : vector<4xi32>
      %119 = arith.ori %115, %118 : vector<4xi32>
      %120 = arith.ori %119, %c22 : vector<4xi32>
      %121 = vector.bitcast %120 : vector<4xi32> to vector<8xf16>
      %122 = arith.shrui %113, %c21 : vector<4xi32>
      %123 = arith.andi %122, %c19 : vector<4xi32>
      %124 = arith.shrui %111, %c23 : vector<4xi32>
      %125 = arith.andi %124, %c19 : vector<4xi32>
      %126 = arith.shli %125, %c21 : vector<4xi32>
      %127 = arith.ori %123, %126 : vector<4xi32>
      %128 = arith.ori %127, %c22 : vector<4xi32>
      %129 = vector.bitcast %128 : vector<4xi32> to vector<8xf16>
      %130 = arith.shrui %113, %c24 : vector<4xi32>
      %131 = arith.andi %130, %c19 : vector<4xi32>
      %132 = arith.shrui %111, %c25 : vector<4xi32>
      %133 = arith.andi %132, %c19 : vector<4xi32>
      %134 = arith.shli %133, %c21 : vector<4xi32>
      %135 = arith.ori %131, %134 : vector<4xi32>
      %136 = arith.ori %135, %c22 : vector<4xi32>
      %137 = vector.bitcast %136 : vector<4xi32> to vector<8xf16>
      %138 = arith.shrui %113, %c26 : vector<4xi32>
      %139 = arith.andi %138, %c19 : vector<4xi32>
      %140 = arith.shrui %111, %c27 : vector<4xi32>
      %141 = arith.andi %140, %c19 : vector<4xi32>
      %142 = arith.shli %141, %c21 : vector<4xi32>
      %143 = arith.ori %139, %142 : vector<4xi32>
      %144 = arith.ori %143, %c22 : vector<4xi32>
      %145 = vector.bitcast %144 : vector<4xi32> to vector<8xf16>
      %146 = vector.shuffle %121, %129 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %147 = vector.shuffle %137, %145 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %148 = vector.shuffle %146, %147 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %149 = arith.subf %148, %c28 : vector<32xf16>
      %150 = vector.shuffle %149, %149 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %151 = vector.shuffle %149, %149 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %152 = arith.mulf %150, %89 : vector<16xf16>
      %153 = arith.mulf %151, %89 : vector<16xf16>
      %154 = arith.addi %59, %c2 : index
      %155 = arith.remui %63, %c1 : index
      %156 = arith.addi %15, %c7 : index
      %157 = arith.divui %154, %c14 : index
      %158 = arith.muli %157, %c5 : index
      %159 = arith.addi %156, %158 : index
      %160 = arith.muli %155, %c3 : index
      %161 = arith.addi %159, %160 : index
      %162 = vector.load %w[%161] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %163 = vector.bitcast %162 : vector<2xi8> to vector<1xf16>
      %164 = arith.divui %inputFeatures, %c4 : index
      %165 = arith.muli %164, %c5 : index
      %166 = arith.addi %156, %165 : index
      %167 = arith.muli %154, %c1 : index
      %168 = arith.addi %166, %167 : index
      %169 = arith.muli %155, %c2 : index
      %170 = arith.addi %168, %169 : index
      %171 = vector.load %w[%170] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %172 = vector.extract %163[0] : f16 from vector<1xf16>
      %173 = arith.extf %172 : f16 to f32
      %174 = vector.extract %171[0] : i8 from vector<1xi8>
      %175 = arith.extsi %174 : i8 to i32
      %176 = arith.sitofp %175 : i32 to f32
      %177 = arith.mulf %173, %176 : f32
      %178 = arith.truncf %177 : f32 to f16
      %179 = vector.broadcast %178 : f16 to vector<16xf16>
      %180 = arith.addi %15, %c7 : index
      %181 = arith.muli %inputFeatures, %c2 : index
      %182 = arith.divui %181, %c3 : index
      %183 = arith.divui %inputFeatures, %c4 : index
      %184 = arith.muli %183, %c5 : index
      %185 = arith.addi %184, %182 : index
      %186 = arith.addi %185, %c6 : index
      %187 = arith.divui %186, %c7 : index
      %188 = arith.muli %187, %c7 : index
      %189 = arith.addi %180, %188 : index
      %190 = arith.muli %inputFeatures, %c14 : index
      %191 = arith.addi %189, %190 : index
      %192 = arith.muli %154, %c1 : index
      %193 = arith.addi %192, %155 : index
      %194 = arith.muli %193, %c1 : index
      %195 = arith.addi %191, %194 : index
      %196 = arith.muli %154, %c4 : index
      %197 = arith.addi %189, %196 : index
      %198 = arith.muli %155, %c1 : index
      %199 = arith.addi %197, %198 : index
      %200 = vector.load %w[%195] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %201 = vector.bitcast %200 : vector<16xi8> to vector<4xi32>
      %202 = vector.load %w[%199] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %203 = vector.bitcast %202 : vector<16xi8> to vector<4xi32>
      %204 = arith.shrui %203, %c18 : vector<4xi32>
      %205 = arith.andi %204, %c19 : vector<4xi32>
      %206 = arith.shrui %201, %c20 : vector<4xi32>
      %207 = arith.andi %206, %c19 : vector<4xi32>
      %208 = arith.shli %207, %c21 : vector<4xi32>
      %209 = arith.ori %205, %208 : vector<4xi32>
      %210 = arith.ori %209, %c22 : vector<4xi32>
      %211 = vector.bitcast %210 : vector<4xi32> to vector<8xf16>
      %212 = arith.shrui %203, %c21 : vector<4xi32>
      %213 = arith.andi %212, %c19 : vector<4xi32>
      %214 = arith.shrui %201, %c23 : vector<4xi32>
      %215 = arith.andi %214, %c19 : vector<4xi32>
      %216 = arith.shli %215, %c21 : vector<4xi32>
      %217 = arith.ori %213, %216 : vector<4xi32>
      %218 = arith.ori %217, %c22 : vector<4xi32>
      %219 = vector.bitcast %218 : vector<4xi32> to vector<8xf16>
      %220 = arith.shrui %203, %c24 : vector<4xi32>
      %221 = arith.andi %220, %c19 : vector<4xi32>
      %222 = arith.shrui %201, %c25 : vector<4xi32>
      %223 = arith.andi %222, %c19 : vector<4xi32>
      %224 = arith.shli %223, %c21 : vector<4xi32>
      %225 = arith.ori %221, %224 : vector<4xi32>
      %226 = arith.ori %225, %c22 : vector<4xi32>
      %227 = vector.bitcast %226 : vector<4xi32> to vector<8xf16>
      %228 = arith.shrui %203, %c26 : vector<4xi32>
      %229 = arith.andi %228, %c19 : vector<4xi32>
      %230 = arith.shrui %201, %c27 : vector<4xi32>
      %231 = arith.andi %230, %c19 : vector<4xi32>
      %232 = arith.shli %231, %c21 : vector<4xi32>
      %233 = arith.ori %229, %232 : vector<4xi32>
      %234 = arith.ori %233, %c22 : vector<4xi32>
      %235 = vector.bitcast %234 : vector<4xi32> to vector<8xf16>
      %236 = vector.shuffle %211, %219 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %237 = vector.shuffle %227, %235 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %238 = vector.shuffle %236, %237 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %239 = arith.subf %238, %c28 : vector<32xf16>
      %240 = vector.shuffle %239, %239 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %241 = vector.shuffle %239, %239 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %242 = arith.mulf %240, %179 : vector<16xf16>
      %243 = arith.mulf %241, %179 : vector<16xf16>
      %244 = arith.addi %59, %c8 : index
      %245 = arith.remui %63, %c1 : index
      %246 = arith.addi %17, %c7 : index
      %247 = arith.divui %244, %c14 : index
      %248 = arith.muli %247, %c5 : index
      %249 = arith.addi %246, %248 : index
      %250 = arith.muli %245, %c3 : index
      %251 = arith.addi %249, %250 : index
      %252 = vector.load %w[%251] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %253 = vector.bitcast %252 : vector<2xi8> to vector<1xf16>
      %254 = arith.divui %inputFeatures, %c4 : index
      %255 = arith.muli %254, %c5 : index
      %256 = arith.addi %246, %255 : index
      %257 = arith.muli %244, %c1 : index
      %258 = arith.addi %256, %257 : index
      %259 = arith.muli %245, %c2 : index
      %260 = arith.addi %258, %259 : index
      %261 = vector.load %w[%260] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %262 = vector.extract %253[0] : f16 from vector<1xf16>
      %263 = arith.extf %262 : f16 to f32
      %264 = vector.extract %261[0] : i8 from vector<1xi8>
      %265 = arith.extsi %264 : i8 to i32
      %266 = arith.sitofp %265 : i32 to f32
      %267 = arith.mulf %263, %266 : f32
      %268 = arith.truncf %267 : f32 to f16
      %269 = vector.broadcast %268 : f16 to vector<16xf16>
      %270 = arith.addi %17, %c7 : index
      %271 = arith.muli %inputFeatures, %c2 : index
      %272 = arith.divui %271, %c3 : index
      %273 = arith.divui %inputFeatures, %c4 : index
      %274 = arith.muli %273, %c5 : index
      %275 = arith.addi %274, %272 : index
      %276 = arith.addi %275, %c6 : index
      %277 = arith.divui %276, %c7 : index
      %278 = arith.muli %277, %c7 : index
      %279 = arith.addi %270, %278 : index
      %280 = arith.muli %inputFeatures, %c14 : index
      %281 = arith.addi %279, %280 : index
      %282 = arith.muli %244, %c1 : index
      %283 = arith.addi %282, %245 : index
      %284 = arith.muli %283, %c1 : index
      %285 = arith.addi %281, %284 : index
      %286 = arith.muli %244, %c4 : index
      %287 = arith.addi %279, %286 : index
      %288 = arith.muli %245, %c1 : index
      %289 = arith.addi %287, %288 : index
      %290 = vector.load %w[%285] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %291 = vector.bitcast %290 : vector<16xi8> to vector<4xi32>
      %292 = vector.load %w[%289] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %293 = vector.bitcast %292 : vector<16xi8> to vector<4xi32>
      %294 = arith.shrui %293, %c18 : vector<4xi32>
      %295 = arith.andi %294, %c19 : vector<4xi32>
      %296 = arith.shrui %291, %c20 : vector<4xi32>
      %297 = arith.andi %296, %c19 : vector<4xi32>
      %298 = arith.shli %297, %c21 : vector<4xi32>
      %299 = arith.ori %295, %298 : vector<4xi32>
      %300 = arith.ori %299, %c22 : vector<4xi32>
      %301 = vector.bitcast %300 : vector<4xi32> to vector<8xf16>
      %302 = arith.shrui %293, %c21 : vector<4xi32>
      %303 = arith.andi %302, %c19 : vector<4xi32>
      %304 = arith.shrui %291, %c23 : vector<4xi32>
      %305 = arith.andi %304, %c19 : vector<4xi32>
      %306 = arith.shli %305, %c21 : vector<4xi32>
      %307 = arith.ori %303, %306 : vector<4xi32>
      %308 = arith.ori %307, %c22 : vector<4xi32>
      %309 = vector.bitcast %308 : vector<4xi32> to vector<8xf16>
      %310 = arith.shrui %293, %c24 : vector<4xi32>
      %311 = arith.andi %310, %c19 : vector<4xi32>
      %312 = arith.shrui %291, %c25 : vector<4xi32>
      %313 = arith.andi %312, %c19 : vector<4xi32>
      %314 = arith.shli %313, %c21 : vector<4xi32>
      %315 = arith.ori %311, %314 : vector<4xi32>
      %316 = arith.ori %315, %c22 : vector<4xi32>
      %317 = vector.bitcast %316 : vector<4xi32> to vector<8xf16>
      %318 = arith.shrui %293, %c26 : vector<4xi32>
      %319 = arith.andi %318, %c19 : vector<4xi32>
      %320 = arith.shrui %291, %c27 : vector<4xi32>
      %321 = arith.andi %320, %c19 : vector<4xi32>
      %322 = arith.shli %321, %c21 : vector<4xi32>
      %323 = arith.ori %319, %322 : vector<4xi32>
      %324 = arith.ori %323, %c22 : vector<4xi32>
      %325 = vector.bitcast %324 : vector<4xi32> to vector<8xf16>
      %326 = vector.shuffle %301, %309 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %327 = vector.shuffle %317, %325 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %328 = vector.shuffle %326, %327 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %329 = arith.subf %328, %c28 : vector<32xf16>
      %330 = vector.shuffle %329, %329 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %331 = vector.shuffle %329, %329 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %332 = arith.mulf %330, %269 : vector<16xf16>
      %333 = arith.mulf %331, %269 : vector<16xf16>
      %334 = arith.addi %59, %c2 : index
      %335 = arith.remui %63, %c1 : index
      %336 = arith.addi %17, %c7 : index
      %337 = arith.divui %334, %c14 : index
      %338 = arith.muli %337, %c5 : index
      %339 = arith.addi %336, %338 : index
      %340 = arith.muli %335, %c3 : index
      %341 = arith.addi %339, %340 : index
      %342 = vector.load %w[%341] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %343 = vector.bitcast %342 : vector<2xi8> to vector<1xf16>
      %344 = arith.divui %inputFeatures, %c4 : index
      %345 = arith.muli %344, %c5 : index
      %346 = arith.addi %336, %345 : index
      %347 = arith.muli %334, %c1 : index
      %348 = arith.addi %346, %347 : index
      %349 = arith.muli %335, %c2 : index
      %350 = arith.addi %348, %349 : index
      %351 = vector.load %w[%350] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %352 = vector.extract %343[0] : f16 from vector<1xf16>
      %353 = arith.extf %352 : f16 to f32
      %354 = vector.extract %351[0] : i8 from vector<1xi8>
      %355 = arith.extsi %354 : i8 to i32
      %356 = arith.sitofp %355 : i32 to f32
      %357 = arith.mulf %353, %356 : f32
      %358 = arith.truncf %357 : f32 to f16
      %359 = vector.broadcast %358 : f16 to vector<16xf16>
      %360 = arith.addi %17, %c7 : index
      %361 = arith.muli %inputFeatures, %c2 : index
      %362 = arith.divui %361, %c3 : index
      %363 = arith.divui %inputFeatures, %c4 : index
      %364 = arith.muli %363, %c5 : index
      %365 = arith.addi %364, %362 : index
      %366 = arith.addi %365, %c6 : index
      %367 = arith.divui %366, %c7 : index
      %368 = arith.muli %367, %c7 : index
      %369 = arith.addi %360, %368 : index
      %370 = arith.muli %inputFeatures, %c14 : index
      %371 = arith.addi %369, %370 : index
      %372 = arith.muli %334, %c1 : index
      %373 = arith.addi %372, %335 : index
      %374 = arith.muli %373, %c1 : index
      %375 = arith.addi %371, %374 : index
      %376 = arith.muli %334, %c4 : index
      %377 = arith.addi %369, %376 : index
      %378 = arith.muli %335, %c1 : index
      %379 = arith.addi %377, %378 : index
      %380 = vector.load %w[%375] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %381 = vector.bitcast %380 : vector<16xi8> to vector<4xi32>
      %382 = vector.load %w[%379] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %383 = vector.bitcast %382 : vector<16xi8> to vector<4xi32>
      %384 = arith.shrui %383, %c18 : vector<4xi32>
      %385 = arith.andi %384, %c19 : vector<4xi32>
      %386 = arith.shrui %381, %c20 : vector<4xi32>
      %387 = arith.andi %386, %c19 : vector<4xi32>
      %388 = arith.shli %387, %c21 : vector<4xi32>
      %389 = arith.ori %385, %388 : vector<4xi32>
      %390 = arith.ori %389, %c22 : vector<4xi32>
      %391 = vector.bitcast %390 : vector<4xi32> to vector<8xf16>
      %392 = arith.shrui %383, %c21 : vector<4xi32>
      %393 = arith.andi %392, %c19 : vector<4xi32>
      %394 = arith.shrui %381, %c23 : vector<4xi32>
      %395 = arith.andi %394, %c19 : vector<4xi32>
      %396 = arith.shli %395, %c21 : vector<4xi32>
      %397 = arith.ori %393, %396 : vector<4xi32>
      %398 = arith.ori %397, %c22 : vector<4xi32>
      %399 = vector.bitcast %398 : vector<4xi32> to vector<8xf16>
      %400 = arith.shrui %383, %c24 : vector<4xi32>
      %401 = arith.andi %400, %c19 : vector<4xi32>
      %402 = arith.shrui %381, %c25 : vector<4xi32>
      %403 = arith.andi %402, %c19 : vector<4xi32>
      %404 = arith.shli %403, %c21 : vector<4xi32>
      %405 = arith.ori %401, %404 : vector<4xi32>
      %406 = arith.ori %405, %c22 : vector<4xi32>
      %407 = vector.bitcast %406 : vector<4xi32> to vector<8xf16>
      %408 = arith.shrui %383, %c26 : vector<4xi32>
      %409 = arith.andi %408, %c19 : vector<4xi32>
      %410 = arith.shrui %381, %c27 : vector<4xi32>
      %411 = arith.andi %410, %c19 : vector<4xi32>
      %412 = arith.shli %411, %c21 : vector<4xi32>
      %413 = arith.ori %409, %412 : vector<4xi32>
      %414 = arith.ori %413, %c22 : vector<4xi32>
      %415 = vector.bitcast %414 : vector<4xi32> to vector<8xf16>
      %416 = vector.shuffle %391, %399 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %417 = vector.shuffle %407, %415 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %418 = vector.shuffle %416, %417 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %419 = arith.subf %418, %c28 : vector<32xf16>
      %420 = vector.shuffle %419, %419 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %421 = vector.shuffle %419, %419 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %422 = arith.mulf %420, %359 : vector<16xf16>
      %423 = arith.mulf %421, %359 : vector<16xf16>
      %424 = arith.muli %59, %c3 : index
      %425 = arith.addi %424, %c8 : index
      %426 = arith.muli %tileRows, %c1 : index
      %427 = arith.muli %425, %426 : index
      %428 = arith.addi %45, %427 : index
      %429 = vector.load %x[%428] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %430 = arith.muli %tileRows, %c14 : index
      %431 = arith.addi %428, %430 : index
      %432 = vector.load %x[%431] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %433 = vector.shuffle %429, %432 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %434 = wave.mma %433, %152, %60 : vector<16xf16>, vector<8xf32>
      %435 = wave.mma %433, %332, %61 : vector<16xf16>, vector<8xf32>
      %436 = arith.muli %59, %c3 : index
      %437 = arith.addi %436, %c2 : index
      %438 = arith.muli %tileRows, %c1 : index
      %439 = arith.muli %437, %438 : index
      %440 = arith.addi %45, %439 : index
      %441 = vector.load %x[%440] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %442 = arith.muli %tileRows, %c14 : index
      %443 = arith.addi %440, %442 : index
      %444 = vector.load %x[%443] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %445 = vector.shuffle %441, %444 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %446 = wave.mma %445, %153, %434 : vector<16xf16>, vector<8xf32>
      %447 = wave.mma %445, %333, %435 : vector<16xf16>, vector<8xf32>
      %448 = arith.muli %59, %c3 : index
      %449 = arith.addi %448, %c3 : index
      %450 = arith.muli %tileRows, %c1 : index
      %451 = arith.muli %449, %450 : index
      %452 = arith.addi %45, %451 : index
      %453 = vector.load %x[%452] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %454 = arith.muli %tileRows, %c14 : index
      %455 = arith.addi %452, %454 : index
      %456 = vector.load %x[%455] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %457 = vector.shuffle %453, %456 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %458 = wave.mma %457, %242, %446 : vector<16xf16>, vector<8xf32>
      %459 = wave.mma %457, %422, %447 : vector<16xf16>, vector<8xf32>
      %460 = arith.muli %59, %c3 : index
      %461 = arith.addi %460, %c29 : index
      %462 = arith.muli %tileRows, %c1 : index
      %463 = arith.muli %461, %462 : index
      %464 = arith.addi %45, %463 : index
      %465 = vector.load %x[%464] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %466 = arith.muli %tileRows, %c14 : index
      %467 = arith.addi %464, %466 : index
      %468 = vector.load %x[%467] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %469 = vector.shuffle %465, %468 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %470 = wave.mma %469, %243, %458 : vector<16xf16>, vector<8xf32>
      %471 = wave.mma %469, %423, %459 : vector<16xf16>, vector<8xf32>
      scf.yield %470, %471 : vector<8xf32>, vector<8xf32>
    }
    %472 = arith.select %52, %58, %51 : index
    %476:2 = scf.for %473 = %58 to %472 step %c2 iter_args(%474 = %62#0, %475 = %62#1) -> (vector<8xf32>, vector<8xf32>) {
      %477 = wave.lane
      %478 = arith.addi %473, %c8 : index
      %479 = arith.remui %477, %c1 : index
      %480 = arith.addi %15, %c7 : index
      %481 = arith.divui %478, %c14 : index
      %482 = arith.muli %481, %c5 : index
      %483 = arith.addi %480, %482 : index
      %484 = arith.muli %479, %c3 : index
      %485 = arith.addi %483, %484 : index
      %486 = vector.load %w[%485] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %487 = vector.bitcast %486 : vector<2xi8> to vector<1xf16>
      %488 = arith.divui %inputFeatures, %c4 : index
      %489 = arith.muli %488, %c5 : index
      %490 = arith.addi %480, %489 : index
      %491 = arith.muli %478, %c1 : index
      %492 = arith.addi %490, %491 : index
      %493 = arith.muli %479, %c2 : index
      %494 = arith.addi %492, %493 : index
      %495 = vector.load %w[%494] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %496 = vector.extract %487[0] : f16 from vector<1xf16>
      %497 = arith.extf %496 : f16 to f32
      %498 = vector.extract %495[0] : i8 from vector<1xi8>
      %499 = arith.extsi %498 : i8 to i32
      %500 = arith.sitofp %499 : i32 to f32
      %501 = arith.mulf %497, %500 : f32
      %502 = arith.truncf %501 : f32 to f16
      %503 = vector.broadcast %502 : f16 to vector<16xf16>
      %504 = arith.addi %15, %c7 : index
      %505 = arith.muli %inputFeatures, %c2 : index
      %506 = arith.divui %505, %c3 : index
      %507 = arith.divui %inputFeatures, %c4 : index
      %508 = arith.muli %507, %c5 : index
      %509 = arith.addi %508, %506 : index
      %510 = arith.addi %509, %c6 : index
      %511 = arith.divui %510, %c7 : index
      %512 = arith.muli %511, %c7 : index
      %513 = arith.addi %504, %512 : index
      %514 = arith.muli %inputFeatures, %c14 : index
      %515 = arith.addi %513, %514 : index
      %516 = arith.muli %478, %c1 : index
      %517 = arith.addi %516, %479 : index
      %518 = arith.muli %517, %c1 : index
      %519 = arith.addi %515, %518 : index
      %520 = arith.muli %478, %c4 : index
      %521 = arith.addi %513, %520 : index
      %522 = arith.muli %479, %c1 : index
      %523 = arith.addi %521, %522 : index
      %524 = vector.load %w[%519] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %525 = vector.bitcast %524 : vector<16xi8> to vector<4xi32>
      %526 = vector.load %w[%523] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %527 = vector.bitcast %526 : vector<16xi8> to vector<4xi32>
      %528 = arith.shrui %527, %c18 : vector<4xi32>
      %529 = arith.andi %528, %c19 : vector<4xi32>
      %530 = arith.shrui %525, %c20 : vector<4xi32>
      %531 = arith.andi %530, %c19 : vector<4xi32>
      %532 = arith.shli %531, %c21 : vector<4xi32>
      %533 = arith.ori %529, %532 : vector<4xi32>
      %534 = arith.ori %533, %c22 : vector<4xi32>
      %535 = vector.bitcast %534 : vector<4xi32> to vector<8xf16>
      %536 = arith.shrui %527, %c21 : vector<4xi32>
      %537 = arith.andi %536, %c19 : vector<4xi32>
      %538 = arith.shrui %525, %c23 : vector<4xi32>
      %539 = arith.andi %538, %c19 : vector<4xi32>
      %540 = arith.shli %539, %c21 : vector<4xi32>
      %541 = arith.ori %537, %540 : vector<4xi32>
      %542 = arith.ori %541, %c22 : vector<4xi32>
      %543 = vector.bitcast %542 : vector<4xi32> to vector<8xf16>
      %544 = arith.shrui %527, %c24 : vector<4xi32>
      %545 = arith.andi %544, %c19 : vector<4xi32>
      %546 = arith.shrui %525, %c25 : vector<4xi32>
      %547 = arith.andi %546, %c19 : vector<4xi32>
      %548 = arith.shli %547, %c21 : vector<4xi32>
      %549 = arith.ori %545, %548 : vector<4xi32>
      %550 = arith.ori %549, %c22 : vector<4xi32>
      %551 = vector.bitcast %550 : vector<4xi32> to vector<8xf16>
      %552 = arith.shrui %527, %c26 : vector<4xi32>
      %553 = arith.andi %552, %c19 : vector<4xi32>
      %554 = arith.shrui %525, %c27 : vector<4xi32>
      %555 = arith.andi %554, %c19 : vector<4xi32>
      %556 = arith.shli %555, %c21 : vector<4xi32>
      %557 = arith.ori %553, %556 : vector<4xi32>
      %558 = arith.ori %557, %c22 : vector<4xi32>
      %559 = vector.bitcast %558 : vector<4xi32> to vector<8xf16>
      %560 = vector.shuffle %535, %543 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %561 = vector.shuffle %551, %559 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %562 = vector.shuffle %560, %561 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %563 = arith.subf %562, %c28 : vector<32xf16>
      %564 = vector.shuffle %563, %563 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %565 = vector.shuffle %563, %563 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %566 = arith.mulf %564, %503 : vector<16xf16>
      %567 = arith.mulf %565, %503 : vector<16xf16>
      %568 = arith.addi %473, %c8 : index
      %569 = arith.remui %477, %c1 : index
      %570 = arith.addi %17, %c7 : index
      %571 = arith.divui %568, %c14 : index
      %572 = arith.muli %571, %c5 : index
      %573 = arith.addi %570, %572 : index
      %574 = arith.muli %569, %c3 : index
      %575 = arith.addi %573, %574 : index
      %576 = vector.load %w[%575] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %577 = vector.bitcast %576 : vector<2xi8> to vector<1xf16>
      %578 = arith.divui %inputFeatures, %c4 : index
      %579 = arith.muli %578, %c5 : index
      %580 = arith.addi %570, %579 : index
      %581 = arith.muli %568, %c1 : index
      %582 = arith.addi %580, %581 : index
      %583 = arith.muli %569, %c2 : index
      %584 = arith.addi %582, %583 : index
      %585 = vector.load %w[%584] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %586 = vector.extract %577[0] : f16 from vector<1xf16>
      %587 = arith.extf %586 : f16 to f32
      %588 = vector.extract %585[0] : i8 from vector<1xi8>
      %589 = arith.extsi %588 : i8 to i32
      %590 = arith.sitofp %589 : i32 to f32
      %591 = arith.mulf %587, %590 : f32
      %592 = arith.truncf %591 : f32 to f16
      %593 = vector.broadcast %592 : f16 to vector<16xf16>
      %594 = arith.addi %17, %c7 : index
      %595 = arith.muli %inputFeatures, %c2 : index
      %596 = arith.divui %595, %c3 : index
      %597 = arith.divui %inputFeatures, %c4 : index
      %598 = arith.muli %597, %c5 : index
      %599 = arith.addi %598, %596 : index
      %600 = arith.addi %599, %c6 : index
      %601 = arith.divui %600, %c7 : index
      %602 = arith.muli %601, %c7 : index
      %603 = arith.addi %594, %602 : index
      %604 = arith.muli %inputFeatures, %c14 : index
      %605 = arith.addi %603, %604 : index
      %606 = arith.muli %568, %c1 : index
      %607 = arith.addi %606, %569 : index
      %608 = arith.muli %607, %c1 : index
      %609 = arith.addi %605, %608 : index
      %610 = arith.muli %568, %c4 : index
      %611 = arith.addi %603, %610 : index
      %612 = arith.muli %569, %c1 : index
      %613 = arith.addi %611, %612 : index
      %614 = vector.load %w[%609] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %615 = vector.bitcast %614 : vector<16xi8> to vector<4xi32>
      %616 = vector.load %w[%613] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %617 = vector.bitcast %616 : vector<16xi8> to vector<4xi32>
      %618 = arith.shrui %617, %c18 : vector<4xi32>
      %619 = arith.andi %618, %c19 : vector<4xi32>
      %620 = arith.shrui %615, %c20 : vector<4xi32>
      %621 = arith.andi %620, %c19 : vector<4xi32>
      %622 = arith.shli %621, %c21 : vector<4xi32>
      %623 = arith.ori %619, %622 : vector<4xi32>
      %624 = arith.ori %623, %c22 : vector<4xi32>
      %625 = vector.bitcast %624 : vector<4xi32> to vector<8xf16>
      %626 = arith.shrui %617, %c21 : vector<4xi32>
      %627 = arith.andi %626, %c19 : vector<4xi32>
      %628 = arith.shrui %615, %c23 : vector<4xi32>
      %629 = arith.andi %628, %c19 : vector<4xi32>
      %630 = arith.shli %629, %c21 : vector<4xi32>
      %631 = arith.ori %627, %630 : vector<4xi32>
      %632 = arith.ori %631, %c22 : vector<4xi32>
      %633 = vector.bitcast %632 : vector<4xi32> to vector<8xf16>
      %634 = arith.shrui %617, %c24 : vector<4xi32>
      %635 = arith.andi %634, %c19 : vector<4xi32>
      %636 = arith.shrui %615, %c25 : vector<4xi32>
      %637 = arith.andi %636, %c19 : vector<4xi32>
      %638 = arith.shli %637, %c21 : vector<4xi32>
      %639 = arith.ori %635, %638 : vector<4xi32>
      %640 = arith.ori %639, %c22 : vector<4xi32>
      %641 = vector.bitcast %640 : vector<4xi32> to vector<8xf16>
      %642 = arith.shrui %617, %c26 : vector<4xi32>
      %643 = arith.andi %642, %c19 : vector<4xi32>
      %644 = arith.shrui %615, %c27 : vector<4xi32>
      %645 = arith.andi %644, %c19 : vector<4xi32>
      %646 = arith.shli %645, %c21 : vector<4xi32>
      %647 = arith.ori %643, %646 : vector<4xi32>
      %648 = arith.ori %647, %c22 : vector<4xi32>
      %649 = vector.bitcast %648 : vector<4xi32> to vector<8xf16>
      %650 = vector.shuffle %625, %633 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %651 = vector.shuffle %641, %649 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %652 = vector.shuffle %650, %651 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %653 = arith.subf %652, %c28 : vector<32xf16>
      %654 = vector.shuffle %653, %653 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %655 = vector.shuffle %653, %653 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %656 = arith.mulf %654, %593 : vector<16xf16>
      %657 = arith.mulf %655, %593 : vector<16xf16>
      %658 = arith.muli %473, %c3 : index
      %659 = arith.addi %658, %c8 : index
      %660 = arith.muli %tileRows, %c1 : index
      %661 = arith.muli %659, %660 : index
      %662 = arith.addi %45, %661 : index
      %663 = vector.load %x[%662] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %664 = arith.muli %tileRows, %c14 : index
      %665 = arith.addi %662, %664 : index
      %666 = vector.load %x[%665] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %667 = vector.shuffle %663, %666 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %668 = wave.mma %667, %566, %474 : vector<16xf16>, vector<8xf32>
      %669 = wave.mma %667, %656, %475 : vector<16xf16>, vector<8xf32>
      %670 = arith.muli %473, %c3 : index
      %671 = arith.addi %670, %c2 : index
      %672 = arith.muli %tileRows, %c1 : index
      %673 = arith.muli %671, %672 : index
      %674 = arith.addi %45, %673 : index
      %675 = vector.load %x[%674] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %676 = arith.muli %tileRows, %c14 : index
      %677 = arith.addi %674, %676 : index
      %678 = vector.load %x[%677] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %679 = vector.shuffle %675, %678 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %680 = wave.mma %679, %567, %668 : vector<16xf16>, vector<8xf32>
      %681 = wave.mma %679, %657, %669 : vector<16xf16>, vector<8xf32>
      scf.yield %680, %681 : vector<8xf32>, vector<8xf32>
    }
    %682 = wave.lane
    %683 = wave.wave
    %684 = arith.muli %683, %c3 : index
    %685 = arith.addi %684, %c8 : index
    %686 = arith.muli %685, %c4 : index
    %687 = arith.addi %686, %682 : index
    %688 = vector.extract %476#0[0] : f32 from vector<8xf32>
    %689 = arith.addi %687, %c8 : index
    memref.store %688, %21[%689] : memref<?xf32>
    %690 = vector.extract %476#0[1] : f32 from vector<8xf32>
    %691 = arith.addi %687, %c5 : index
    memref.store %690, %21[%691] : memref<?xf32>
    %692 = vector.extract %476#0[2] : f32 from vector<8xf32>
    %693 = arith.addi %687, %c30 : index
    memref.store %692, %21[%693] : memref<?xf32>
    %694 = vector.extract %476#0[3] : f32 from vector<8xf32>
    %695 = arith.addi %687, %c31 : index
    memref.store %694, %21[%695] : memref<?xf32>
    %696 = vector.extract %476#0[4] : f32 from vector<8xf32>
    %697 = arith.addi %687, %c7 : index
    memref.store %696, %21[%697] : memref<?xf32>
    %698 = vector.extract %476#0[5] : f32 from vector<8xf32>
    %699 = arith.addi %687, %c32 : index
    memref.store %698, %21[%699] : memref<?xf32>
    %700 = vector.extract %476#0[6] : f32 from vector<8xf32>
    %701 = arith.addi %687, %c33 : index
    memref.store %700, %21[%701] : memref<?xf32>
    %702 = vector.extract %476#0[7] : f32 from vector<8xf32>
    %703 = arith.addi %687, %c34 : index
    memref.store %702, %21[%703] : memref<?xf32>
    %704 = arith.muli %683, %c3 : index
    %705 = arith.addi %704, %c2 : index
    %706 = arith.muli %705, %c4 : index
    %707 = arith.addi %706, %682 : index
    %708 = vector.extract %476#1[0] : f32 from vector<8xf32>
    %709 = arith.addi %707, %c8 : index
    memref.store %708, %21[%709] : memref<?xf32>
    %710 = vector.extract %476#1[1] : f32 from vector<8xf32>
    %711 = arith.addi %707, %c5 : index
    memref.store %710, %21[%711] : memref<?xf32>
    %712 = vector.extract %476#1[2] : f32 from vector<8xf32>
    %713 = arith.addi %707, %c30 : index
    memref.store %712, %21[%713] : memref<?xf32>
    %714 = vector.extract %476#1[3] : f32 from vector<8xf32>
    %715 = arith.addi %707, %c31 : index
    memref.store %714, %21[%715] : memref<?xf32>
    %716 = vector.extract %476#1[4] : f32 from vector<8xf32>
    %717 = arith.addi %707, %c7 : index
    memref.store %716, %21[%717] : memref<?xf32>
    %718 = vector.extract %476#1[5] : f32 from vector<8xf32>
    %719 = arith.addi %707, %c32 : index
    memref.store %718, %21[%719] : memref<?xf32>
    %720 = vector.extract %476#1[6] : f32 from vector<8xf32>
    %721 = arith.addi %707, %c33 : index
    memref.store %720, %21[%721] : memref<?xf32>
    %722 = vector.extract %476#1[7] : f32 from vector<8xf32>
    %723 = arith.addi %707, %c34 : index
    memref.store %722, %21[%723] : memref<?xf32>
    wave.barrier
    %724 = arith.muli %683, %c3 : index
    %725 = arith.addi %724, %c8 : index
    %726 = arith.muli %725, %c5 : index
    %727 = arith.addi %726, %682 : index
    %728 = arith.addi %727, %c8 : index
    %729 = memref.load %21[%728] : memref<?xf32>
    %730 = arith.addi %728, %c35 : index
    %731 = memref.load %21[%730] : memref<?xf32>
    %732 = arith.addf %729, %731 : f32
    %733 = arith.addi %728, %c36 : index
    %734 = memref.load %21[%733] : memref<?xf32>
    %735 = arith.addf %732, %734 : f32
    %736 = arith.addi %728, %c37 : index
    %737 = memref.load %21[%736] : memref<?xf32>
    %738 = arith.addf %735, %737 : f32
    %739 = arith.muli %725, %c5 : index
    %740 = arith.addi %739, %682 : index
    %741 = arith.addi %740, %c4 : index
    %742 = memref.load %21[%741] : memref<?xf32>
    %743 = arith.addi %741, %c35 : index
    %744 = memref.load %21[%743] : memref<?xf32>
    %745 = arith.addf %742, %744 : f32
    %746 = arith.addi %741, %c36 : index
    %747 = memref.load %21[%746] : memref<?xf32>
    %748 = arith.addf %745, %747 : f32
    %749 = arith.addi %741, %c37 : index
    %750 = memref.load %21[%749] : memref<?xf32>
    %751 = arith.addf %748, %750 : f32
    %752 = wave.lane
    %753 = arith.addi %20, %c8 : index
    %754 = arith.muli %725, %c3 : index
    %755 = arith.addi %753, %754 : index
    %756 = arith.divui %752, %c1 : index
    %757 = arith.addi %755, %756 : index
    %758 = arith.cmpi slt, %757, %19 : index
    scf.if %758 {
      %759 = arith.cmpi eq, %hasFactors, %c2 : index
      %760 = arith.muli %757, %c3 : index
      %761 = memref.load %factors[%760] : memref<?xf32>
      %762 = arith.mulf %761, %operandScale : f32
      %763 = arith.select %759, %762, %operandScale : f32
      %764 = arith.remui %752, %c1 : index
      %765 = arith.muli %764, %c40 : index
      %766 = arith.addi %15, %765 : index
      %767 = vector.load %w[%766] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %768 = vector.bitcast %767 : vector<4xi8> to vector<1xf32>
      %769 = vector.extract %768[0] : f32 from vector<1xf32>
      %770 = arith.mulf %769, %763 : f32
      %771 = arith.mulf %738, %770 : f32
      %772 = arith.remui %752, %c1 : index
      %773 = arith.muli %772, %c40 : index
      %774 = arith.addi %17, %773 : index
      %775 = vector.load %w[%774] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %776 = vector.bitcast %775 : vector<4xi8> to vector<1xf32>
      %777 = vector.extract %776[0] : f32 from vector<1xf32>
      %778 = arith.mulf %777, %763 : f32
      %779 = arith.mulf %751, %778 : f32
      %780 = arith.muli %757, %outputFeatures : index
      %781 = arith.addi %780, %24 : index
      %782 = wave.lane
      %783 = arith.remui %782, %c1 : index
      %784 = arith.addi %781, %783 : index
      scf.if %22 {
        %785 = arith.addi %784, %c8 : index
        %786 = memref.load %residual[%785] : memref<?xf32>
        %787 = arith.addf %786, %771 : f32
        %788 = arith.addi %784, %c8 : index
        memref.store %787, %out[%788] : memref<?xf32>
      } else {
        %789 = arith.addi %784, %c8 : index
        memref.store %771, %out[%789] : memref<?xf32>
      }
      scf.if %22 {
        %790 = arith.addi %784, %c1 : index
        %791 = memref.load %residual[%790] : memref<?xf32>
        %792 = arith.addf %791, %779 : f32
        %793 = arith.addi %784, %c1 : index
        memref.store %792, %out[%793] : memref<?xf32>
      } else {
        %794 = arith.addi %784, %c1 : index
        memref.store %779, %out[%794] : memref<?xf32>
      }
    }
    %795 = arith.muli %683, %c3 : index
    %796 = arith.addi %795, %c2 : index
    %797 = arith.muli %796, %c5 : index
    %798 = arith.addi %797, %682 : index
    %799 = arith.addi %798, %c8 : index
    %800 = memref.load %21[%799] : memref<?xf32>
    %801 = arith.addi %799, %c35 : index
    %802 = memref.load %21[%801] : memref<?xf32>
    %803 = arith.addf %800, %802 : f32
    %804 = arith.addi %799, %c36 : index
    %805 = memref.load %21[%804] : memref<?xf32>
    %806 = arith.addf %803, %805 : f32
    %807 = arith.addi %799, %c37 : index
    %808 = memref.load %21[%807] : memref<?xf32>
    %809 = arith.addf %806, %808 : f32
    %810 = arith.muli %796, %c5 : index
    %811 = arith.addi %810, %682 : index
    %812 = arith.addi %811, %c4 : index
    %813 = memref.load %21[%812] : memref<?xf32>
    %814 = arith.addi %812, %c35 : index
    %815 = memref.load %21[%814] : memref<?xf32>
    %816 = arith.addf %813, %815 : f32
    %817 = arith.addi %812, %c36 : index
    %818 = memref.load %21[%817] : memref<?xf32>
    %819 = arith.addf %816, %818 : f32
    %820 = arith.addi %812, %c37 : index
    %821 = memref.load %21[%820] : memref<?xf32>
    %822 = arith.addf %819, %821 : f32
    %823 = wave.lane
    %824 = arith.addi %20, %c8 : index
    %825 = arith.muli %796, %c3 : index
    %826 = arith.addi %824, %825 : index
    %827 = arith.divui %823, %c1 : index
    %828 = arith.addi %826, %827 : index
    %829 = arith.cmpi slt, %828, %19 : index
    scf.if %829 {
      %830 = arith.cmpi eq, %hasFactors, %c2 : index
      %831 = arith.muli %828, %c3 : index
      %832 = memref.load %factors[%831] : memref<?xf32>
      %833 = arith.mulf %832, %operandScale : f32
      %834 = arith.select %830, %833, %operandScale : f32
      %835 = arith.remui %823, %c1 : index
      %836 = arith.muli %835, %c40 : index
      %837 = arith.addi %15, %836 : index
      %838 = vector.load %w[%837] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %839 = vector.bitcast %838 : vector<4xi8> to vector<1xf32>
      %840 = vector.extract %839[0] : f32 from vector<1xf32>
      %841 = arith.mulf %840, %834 : f32
      %842 = arith.mulf %809, %841 : f32
      %843 = arith.remui %823, %c1 : index
      %844 = arith.muli %843, %c40 : index
      %845 = arith.addi %17, %844 : index
      %846 = vector.load %w[%845] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %847 = vector.bitcast %846 : vector<4xi8> to vector<1xf32>
      %848 = vector.extract %847[0] : f32 from vector<1xf32>
      %849 = arith.mulf %848, %834 : f32
      %850 = arith.mulf %822, %849 : f32
      %851 = arith.muli %828, %outputFeatures : index
      %852 = arith.addi %851, %24 : index
      %853 = wave.lane
      %854 = arith.remui %853, %c1 : index
      %855 = arith.addi %852, %854 : index
      scf.if %22 {
        %856 = arith.addi %855, %c8 : index
        %857 = memref.load %residual[%856] : memref<?xf32>
        %858 = arith.addf %857, %842 : f32
        %859 = arith.addi %855, %c8 : index
        memref.store %858, %out[%859] : memref<?xf32>
      } else {
        %860 = arith.addi %855, %c8 : index
        memref.store %842, %out[%860] : memref<?xf32>
      }
      scf.if %22 {
        %861 = arith.addi %855, %c1 : index
        %862 = memref.load %residual[%861] : memref<?xf32>
        %863 = arith.addf %862, %850 : f32
        %864 = arith.addi %855, %c1 : index
        memref.store %863, %out[%864] : memref<?xf32>
      } else {
        %865 = arith.addi %855, %c1 : index
        memref.store %850, %out[%865] : memref<?xf32>
      }
    }
  }
  %866 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %866 {
    %867 = arith.addi %20, %c1 : index
    %868 = arith.minsi %867, %19 : index
    %869 = wave.wave
    %870 = arith.addi %20, %869 : index
    scf.for %871 = %870 to %868 step %c40 {
      %872 = arith.muli %871, %features : index
      %873 = wave.lane
      %874 = arith.muli %873, %c40 : index
      %879:3 = scf.for %875 = %874 to %features step %c7 iter_args(%876 = %c43, %877 = %c43, %878 = %c43) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
        %880 = arith.addi %872, %875 : index
        %881 = vector.load %out[%880] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %882 = vector.load %norm_weight[%875] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %883 = arith.mulf %881, %882 : vector<4xf32>
        %884 = math.fma %881, %881, %876 : vector<4xf32>
        %885 = math.fma %883, %883, %877 : vector<4xf32>
        %886 = math.absf %883 : vector<4xf32>
        %887 = arith.maximumf %878, %886 : vector<4xf32>
        scf.yield %884, %885, %887 : vector<4xf32>, vector<4xf32>, vector<4xf32>
      }
      %888 = wave.reduce "add" %879#0 : vector<4xf32>
      %889 = arith.mulf %888, %inverseFeatures : f32
      %890 = arith.addf %889, %epsilon : f32
      %891 = math.sqrt %890 : f32
      %892 = arith.divf %c45, %891 : f32
      %893 = wave.reduce "max" %879#2 : vector<4xf32>
      %894 = arith.mulf %893, %892 : f32
      %895 = arith.bitcast %894 : f32 to i32
      %896 = arith.shrui %895, %c47 : i32
      %897 = arith.maxsi %896, %c48 : i32
      %898 = arith.subi %c49, %897 : i32
      %899 = arith.shli %898, %c47 : i32
      %900 = arith.subi %897, %c50 : i32
      %901 = arith.shli %900, %c47 : i32
      %902 = arith.bitcast %899 : i32 to f32
      %903 = arith.bitcast %901 : i32 to f32
      %904 = wave.reduce "add" %879#1 : vector<4xf32>
      %905 = arith.mulf %904, %892 : f32
      %906 = arith.mulf %905, %892 : f32
      %907 = wave.lane
      %908 = arith.cmpi eq, %907, %c8 : index
      scf.if %908 {
        %909 = arith.muli %871, %c3 : index
        memref.store %903, %normed_factors[%909] : memref<?xf32>
        %910 = arith.muli %871, %c3 : index
        %911 = arith.addi %910, %c2 : index
        memref.store %906, %normed_factors[%911] : memref<?xf32>
      }
      %912 = vector.broadcast %892 : f32 to vector<4xf32>
      %913 = vector.broadcast %902 : f32 to vector<4xf32>
      scf.for %914 = %874 to %features step %c7 {
        %915 = arith.addi %872, %914 : index
        %916 = vector.load %out[%915] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %917 = arith.mulf %916, %912 : vector<4xf32>
        %918 = vector.load %norm_weight[%914] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %919 = arith.mulf %917, %918 : vector<4xf32>
        %920 = arith.mulf %919, %913 : vector<4xf32>
        %921 = arith.divui %871, %tileRows : index
        %922 = arith.divui %features, %c1 : index
        %923 = arith.muli %921, %922 : index
        %924 = arith.divui %914, %c1 : index
        %925 = arith.addi %923, %924 : index
        %926 = arith.muli %925, %c3 : index
        %927 = arith.remui %914, %c1 : index
        %928 = arith.divui %927, %c14 : index
        %929 = arith.addi %926, %928 : index
        %930 = arith.muli %tileRows, %c14 : index
        %931 = arith.muli %929, %930 : index
        %932 = arith.remui %871, %tileRows : index
        %933 = arith.muli %932, %c14 : index
        %934 = arith.addi %931, %933 : index
        %935 = arith.remui %914, %c14 : index
        %936 = arith.addi %934, %935 : index
        %937 = arith.truncf %920 : vector<4xf32> to vector<4xf16>
        vector.store %937, %normed[%936] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
