// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q8_k', waves=4, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q8_k_w4p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 4 : i64} {
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
  %c10 = arith.constant 64 : index
  %c11 = arith.constant 2048 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %c15 = arith.constant 8 : index
  %c16 = arith.constant 48 : index
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
  %c36 = arith.constant 512 : index
  %c37 = arith.constant 1024 : index
  %c38 = arith.constant 1536 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c41 = arith.constant 4 : index
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
  %20 = arith.muli %1, %c10 : index
  %21 = wave.scratch %c11 : memref<?xf32>
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
    %37 = arith.divui %36, %c15 : index
    %38 = arith.addi %35, %37 : index
    %39 = arith.muli %tileRows, %c15 : index
    %40 = arith.muli %38, %39 : index
    %41 = arith.remui %29, %tileRows : index
    %42 = arith.muli %41, %c15 : index
    %43 = arith.addi %40, %42 : index
    %44 = arith.remui %c8, %c15 : index
    %45 = arith.addi %43, %44 : index
    %46 = arith.addi %27, %c1 : index
    %47 = arith.addi %20, %46 : index
    %48 = arith.divui %47, %tileRows : index
    %49 = arith.divui %inputFeatures, %c1 : index
    %50 = arith.muli %48, %49 : index
    %51 = arith.divui %c8, %c1 : index
    %52 = arith.addi %50, %51 : index
    %53 = arith.muli %52, %c3 : index
    %54 = arith.remui %c8, %c1 : index
    %55 = arith.divui %54, %c15 : index
    %56 = arith.addi %53, %55 : index
    %57 = arith.muli %tileRows, %c15 : index
    %58 = arith.muli %56, %57 : index
    %59 = arith.remui %47, %tileRows : index
    %60 = arith.muli %59, %c15 : index
    %61 = arith.addi %58, %60 : index
    %62 = arith.remui %c8, %c15 : index
    %63 = arith.addi %61, %62 : index
    %64 = arith.addi %27, %c5 : index
    %65 = arith.addi %20, %64 : index
    %66 = arith.divui %65, %tileRows : index
    %67 = arith.divui %inputFeatures, %c1 : index
    %68 = arith.muli %66, %67 : index
    %69 = arith.divui %c8, %c1 : index
    %70 = arith.addi %68, %69 : index
    %71 = arith.muli %70, %c3 : index
    %72 = arith.remui %c8, %c1 : index
    %73 = arith.divui %72, %c15 : index
    %74 = arith.addi %71, %73 : index
    %75 = arith.muli %tileRows, %c15 : index
    %76 = arith.muli %74, %75 : index
    %77 = arith.remui %65, %tileRows : index
    %78 = arith.muli %77, %c15 : index
    %79 = arith.addi %76, %78 : index
    %80 = arith.remui %c8, %c15 : index
    %81 = arith.addi %79, %80 : index
    %82 = arith.addi %27, %c16 : index
    %83 = arith.addi %20, %82 : index
    %84 = arith.divui %83, %tileRows : index
    %85 = arith.divui %inputFeatures, %c1 : index
    %86 = arith.muli %84, %85 : index
    %87 = arith.divui %c8, %c1 : index
    %88 = arith.addi %86, %87 : index
    %89 = arith.muli %88, %c3 : index
    %90 = arith.remui %c8, %c1 : index
    %91 = arith.divui %90, %c15 : index
    %92 = arith.addi %89, %91 : index
    %93 = arith.muli %tileRows, %c15 : index
    %94 = arith.muli %92, %93 : index
    %95 = arith.remui %83, %tileRows : index
    %96 = arith.muli %95, %c15 : index
    %97 = arith.addi %94, %96 : index
    %98 = arith.remui %c8, %c15 : index
    %99 = arith.addi %97, %98 : index
    %100 = wave.wave
    %101 = arith.divui %inputFeatures, %c5 : index
    %102 = arith.muli %100, %stepsPerWave : index
    %103 = arith.minsi %102, %101 : index
    %104 = arith.addi %103, %stepsPerWave : index
    %105 = arith.minsi %104, %101 : index
    %106 = arith.cmpi eq, %wholeBlocks, %c2 : index
    %107 = arith.subi %105, %103 : index
    %108 = arith.divui %107, %c3 : index
    %109 = arith.muli %108, %c3 : index
    %110 = arith.addi %103, %109 : index
    %111 = arith.addi %103, %stepsPerWave : index
    %112 = arith.select %106, %111, %110 : index
    %122:8 = scf.for %113 = %103 to %112 step %c3 iter_args(%114 = %c17, %115 = %c17, %116 = %c17, %117 = %c17, %118 = %c17, %119 = %c17, %120 = %c17, %121 = %c17) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %123 = wave.lane
      %124 = arith.addi %113, %c8 : index
      %125 = arith.remui %123, %c1 : index
      %126 = arith.addi %15, %c7 : index
      %127 = arith.divui %124, %c15 : index
      %128 = arith.muli %127, %c5 : index
      %129 = arith.addi %126, %128 : index
      %130 = arith.muli %125, %c3 : index
      %131 = arith.addi %129, %130 : index
      %132 = vector.load %w[%131] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %133 = vector.bitcast %132 : vector<2xi8> to vector<1xf16>
      %134 = arith.divui %inputFeatures, %c4 : index
      %135 = arith.muli %134, %c5 : index
      %136 = arith.addi %126, %135 : index
      %137 = arith.muli %124, %c1 : index
      %138 = arith.addi %136, %137 : index
      %139 = arith.muli %125, %c2 : index
      %140 = arith.addi %138, %139 : index
      %141 = vector.load %w[%140] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %142 = vector.extract %133[0] : f16 from vector<1xf16>
      %143 = arith.extf %142 : f16 to f32
      %144 = vector.extract %141[0] : i8 from vector<1xi8>
      %145 = arith.extsi %144 : i8 to i32
      %146 = arith.sitofp %145 : i32 to f32
      %147 = arith.mulf %143, %146 : f32
      %148 = arith.truncf %147 : f32 to f16
      %149 = vector.broadcast %148 : f16 to vector<16xf16>
      %150 = arith.addi %15, %c7 : index
      %151 = arith.muli %inputFeatures, %c2 : index
      %152 = arith.divui %151, %c3 : index
      %153 = arith.divui %inputFeatures, %c4 : index
      %154 = arith.muli %153, %c5 : index
      %155 = arith.addi %154, %152 : index
      %156 = arith.addi %155, %c6 : index
      %157 = arith.divui %156, %c7 : index
      %158 = arith.muli %157, %c7 : index
      %159 = arith.addi %150, %158 : index
      %160 = arith.muli %inputFeatures, %c15 : index
      %161 = arith.addi %159, %160 : index
      %162 = arith.muli %124, %c1 : index
      %163 = arith.addi %162, %125 : index
      %164 = arith.muli %163, %c1 : index
      %165 = arith.addi %161, %164 : index
      %166 = arith.muli %124, %c4 : index
      %167 = arith.addi %159, %166 : index
      %168 = arith.muli %125, %c1 : index
      %169 = arith.addi %167, %168 : index
      %170 = vector.load %w[%165] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %171 = vector.bitcast %170 : vector<16xi8> to vector<4xi32>
      %172 = vector.load %w[%169] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %173 = vector.bitcast %172 : vector<16xi8> to vector<4xi32>
      %174 = arith.shrui %173, %c20 : vector<4xi32>
      %175 = arith.andi %174, %c21 : vector<4xi32>
      %176 = arith.shrui %171, %c22 : vector<4xi32>
      %177 = arith.andi %176, %c21 : vector<4xi32>
      %178 = arith.shli %177, %c23 : vector<4xi32>
      %179 = arith.ori %175, %178 : vector<4xi32>
      %180 = arith.ori %179, %c24 : vector<4xi32>
      %181 = vector.bitcast %180 : vector<4xi32> to vector<8xf16>
      %182 = arith.shrui %173, %c23 : vector<4xi32>
      %183 = arith.andi %182, %c21 : vector<4xi32>
      %184 = arith.shrui %171, %c25 : vector<4xi32>
      %185 = arith.andi %184, %c21 : vector<4xi32>
      %186 = arith.shli %185, %c23 : vector<4xi32>
      %187 = arith.ori %183, %186 : vector<4xi32>
      %188 = arith.ori %187, %c24 : vector<4xi32>
      %189 = vector.bitcast %188 : vector<4xi32> to vector<8xf16>
      %190 = arith.shrui %173, %c26 : vector<4xi32>
      %191 = arith.andi %190, %c21 : vector<4xi32>
      %192 = arith.shrui %171, %c27 : vector<4xi32>
      %193 = arith.andi %192, %c21 : vector<4xi32>
      %194 = arith.shli %193, %c23 : vector<4xi32>
      %195 = arith.ori %191, %194 : vector<4xi32>
      %196 = arith.ori %195, %c24 : vector<4xi32>
      %197 = vector.bitcast %196 : vector<4xi32> to vector<8xf16>
      %198 = arith.shrui %173, %c28 : vector<4xi32>
      %199 = arith.andi %198, %c21 : vector<4xi32>
      %200 = arith.shrui %171, %c29 : vector<4xi32>
      %201 = arith.andi %200, %c21 : vector<4xi32>
      %202 = arith.shli %201, %c23 : vector<4xi32>
      %203 = arith.ori %199, %202 : vector<4xi32>
      %204 = arith.ori %203, %c24 : vector<4xi32>
      %205 = vector.bitcast %204 : vector<4xi32> to vector<8xf16>
      %206 = vector.shuffle %181, %189 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %207 = vector.shuffle %197, %205 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %208 = vector.shuffle %206, %207 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %209 = arith.subf %208, %c30 : vector<32xf16>
      %210 = vector.shuffle %209, %209 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %211 = vector.shuffle %209, %209 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %212 = arith.mulf %210, %149 : vector<16xf16>
      %213 = arith.mulf %211, %149 : vector<16xf16>
      %214 = arith.addi %113, %c2 : index
      %215 = arith.remui %123, %c1 : index
      %216 = arith.addi %15, %c7 : index
      %217 = arith.divui %214, %c15 : index
      %218 = arith.muli %217, %c5 : index
      %219 = arith.addi %216, %218 : index
      %220 = arith.muli %215, %c3 : index
      %221 = arith.addi %219, %220 : index
      %222 = vector.load %w[%221] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %223 = vector.bitcast %222 : vector<2xi8> to vector<1xf16>
      %224 = arith.divui %inputFeatures, %c4 : index
      %225 = arith.muli %224, %c5 : index
      %226 = arith.addi %216, %225 : index
      %227 = arith.muli %214, %c1 : index
      %228 = arith.addi %226, %227 : index
      %229 = arith.muli %215, %c2 : index
      %230 = arith.addi %228, %229 : index
      %231 = vector.load %w[%230] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %232 = vector.extract %223[0] : f16 from vector<1xf16>
      %233 = arith.extf %232 : f16 to f32
      %234 = vector.extract %231[0] : i8 from vector<1xi8>
      %235 = arith.extsi %234 : i8 to i32
      %236 = arith.sitofp %235 : i32 to f32
      %237 = arith.mulf %233, %236 : f32
      %238 = arith.truncf %237 : f32 to f16
      %239 = vector.broadcast %238 : f16 to vector<16xf16>
      %240 = arith.addi %15, %c7 : index
      %241 = arith.muli %inputFeatures, %c2 : index
      %242 = arith.divui %241, %c3 : index
      %243 = arith.divui %inputFeatures, %c4 : index
      %244 = arith.muli %243, %c5 : index
      %245 = arith.addi %244, %242 : index
      %246 = arith.addi %245, %c6 : index
      %247 = arith.divui %246, %c7 : index
      %248 = arith.muli %247, %c7 : index
      %249 = arith.addi %240, %248 : index
      %250 = arith.muli %inputFeatures, %c15 : index
      %251 = arith.addi %249, %250 : index
      %252 = arith.muli %214, %c1 : index
      %253 = arith.addi %252, %215 : index
      %254 = arith.muli %253, %c1 : index
      %255 = arith.addi %251, %254 : index
      %256 = arith.muli %214, %c4 : index
      %257 = arith.addi %249, %256 : index
      %258 = arith.muli %215, %c1 : index
      %259 = arith.addi %257, %258 : index
      %260 = vector.load %w[%255] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %261 = vector.bitcast %260 : vector<16xi8> to vector<4xi32>
      %262 = vector.load %w[%259] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %263 = vector.bitcast %262 : vector<16xi8> to vector<4xi32>
      %264 = arith.shrui %263, %c20 : vector<4xi32>
      %265 = arith.andi %264, %c21 : vector<4xi32>
      %266 = arith.shrui %261, %c22 : vector<4xi32>
      %267 = arith.andi %266, %c21 : vector<4xi32>
      %268 = arith.shli %267, %c23 : vector<4xi32>
      %269 = arith.ori %265, %268 : vector<4xi32>
      %270 = arith.ori %269, %c24 : vector<4xi32>
      %271 = vector.bitcast %270 : vector<4xi32> to vector<8xf16>
      %272 = arith.shrui %263, %c23 : vector<4xi32>
      %273 = arith.andi %272, %c21 : vector<4xi32>
      %274 = arith.shrui %261, %c25 : vector<4xi32>
      %275 = arith.andi %274, %c21 : vector<4xi32>
      %276 = arith.shli %275, %c23 : vector<4xi32>
      %277 = arith.ori %273, %276 : vector<4xi32>
      %278 = arith.ori %277, %c24 : vector<4xi32>
      %279 = vector.bitcast %278 : vector<4xi32> to vector<8xf16>
      %280 = arith.shrui %263, %c26 : vector<4xi32>
      %281 = arith.andi %280, %c21 : vector<4xi32>
      %282 = arith.shrui %261, %c27 : vector<4xi32>
      %283 = arith.andi %282, %c21 : vector<4xi32>
      %284 = arith.shli %283, %c23 : vector<4xi32>
      %285 = arith.ori %281, %284 : vector<4xi32>
      %286 = arith.ori %285, %c24 : vector<4xi32>
      %287 = vector.bitcast %286 : vector<4xi32> to vector<8xf16>
      %288 = arith.shrui %263, %c28 : vector<4xi32>
      %289 = arith.andi %288, %c21 : vector<4xi32>
      %290 = arith.shrui %261, %c29 : vector<4xi32>
      %291 = arith.andi %290, %c21 : vector<4xi32>
      %292 = arith.shli %291, %c23 : vector<4xi32>
      %293 = arith.ori %289, %292 : vector<4xi32>
      %294 = arith.ori %293, %c24 : vector<4xi32>
      %295 = vector.bitcast %294 : vector<4xi32> to vector<8xf16>
      %296 = vector.shuffle %271, %279 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %297 = vector.shuffle %287, %295 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %298 = vector.shuffle %296, %297 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %299 = arith.subf %298, %c30 : vector<32xf16>
      %300 = vector.shuffle %299, %299 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %301 = vector.shuffle %299, %299 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %302 = arith.mulf %300, %239 : vector<16xf16>
      %303 = arith.mulf %301, %239 : vector<16xf16>
      %304 = arith.addi %113, %c8 : index
      %305 = arith.remui %123, %c1 : index
      %306 = arith.addi %17, %c7 : index
      %307 = arith.divui %304, %c15 : index
      %308 = arith.muli %307, %c5 : index
      %309 = arith.addi %306, %308 : index
      %310 = arith.muli %305, %c3 : index
      %311 = arith.addi %309, %310 : index
      %312 = vector.load %w[%311] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %313 = vector.bitcast %312 : vector<2xi8> to vector<1xf16>
      %314 = arith.divui %inputFeatures, %c4 : index
      %315 = arith.muli %314, %c5 : index
      %316 = arith.addi %306, %315 : index
      %317 = arith.muli %304, %c1 : index
      %318 = arith.addi %316, %317 : index
      %319 = arith.muli %305, %c2 : index
      %320 = arith.addi %318, %319 : index
      %321 = vector.load %w[%320] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %322 = vector.extract %313[0] : f16 from vector<1xf16>
      %323 = arith.extf %322 : f16 to f32
      %324 = vector.extract %321[0] : i8 from vector<1xi8>
      %325 = arith.extsi %324 : i8 to i32
      %326 = arith.sitofp %325 : i32 to f32
      %327 = arith.mulf %323, %326 : f32
      %328 = arith.truncf %327 : f32 to f16
      %329 = vector.broadcast %328 : f16 to vector<16xf16>
      %330 = arith.addi %17, %c7 : index
      %331 = arith.muli %inputFeatures, %c2 : index
      %332 = arith.divui %331, %c3 : index
      %333 = arith.divui %inputFeatures, %c4 : index
      %334 = arith.muli %333, %c5 : index
      %335 = arith.addi %334, %332 : index
      %336 = arith.addi %335, %c6 : index
      %337 = arith.divui %336, %c7 : index
      %338 = arith.muli %337, %c7 : index
      %339 = arith.addi %330, %338 : index
      %340 = arith.muli %inputFeatures, %c15 : index
      %341 = arith.addi %339, %340 : index
      %342 = arith.muli %304, %c1 : index
      %343 = arith.addi %342, %305 : index
      %344 = arith.muli %343, %c1 : index
      %345 = arith.addi %341, %344 : index
      %346 = arith.muli %304, %c4 : index
      %347 = arith.addi %339, %346 : index
      %348 = arith.muli %305, %c1 : index
      %349 = arith.addi %347, %348 : index
      %350 = vector.load %w[%345] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %351 = vector.bitcast %350 : vector<16xi8> to vector<4xi32>
      %352 = vector.load %w[%349] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %353 = vector.bitcast %352 : vector<16xi8> to vector<4xi32>
      %354 = arith.shrui %353, %c20 : vector<4xi32>
      %355 = arith.andi %354, %c21 : vector<4xi32>
      %356 = arith.shrui %351, %c22 : vector<4xi32>
      %357 = arith.andi %356, %c21 : vector<4xi32>
      %358 = arith.shli %357, %c23 : vector<4xi32>
      %359 = arith.ori %355, %358 : vector<4xi32>
      %360 = arith.ori %359, %c24 : vector<4xi32>
      %361 = vector.bitcast %360 : vector<4xi32> to vector<8xf16>
      %362 = arith.shrui %353, %c23 : vector<4xi32>
      %363 = arith.andi %362, %c21 : vector<4xi32>
      %364 = arith.shrui %351, %c25 : vector<4xi32>
      %365 = arith.andi %364, %c21 : vector<4xi32>
      %366 = arith.shli %365, %c23 : vector<4xi32>
      %367 = arith.ori %363, %366 : vector<4xi32>
      %368 = arith.ori %367, %c24 : vector<4xi32>
      %369 = vector.bitcast %368 : vector<4xi32> to vector<8xf16>
      %370 = arith.shrui %353, %c26 : vector<4xi32>
      %371 = arith.andi %370, %c21 : vector<4xi32>
      %372 = arith.shrui %351, %c27 : vector<4xi32>
      %373 = arith.andi %372, %c21 : vector<4xi32>
      %374 = arith.shli %373, %c23 : vector<4xi32>
      %375 = arith.ori %371, %374 : vector<4xi32>
      %376 = arith.ori %375, %c24 : vector<4xi32>
      %377 = vector.bitcast %376 : vector<4xi32> to vector<8xf16>
      %378 = arith.shrui %353, %c28 : vector<4xi32>
      %379 = arith.andi %378, %c21 : vector<4xi32>
      %380 = arith.shrui %351, %c29 : vector<4xi32>
      %381 = arith.andi %380, %c21 : vector<4xi32>
      %382 = arith.shli %381, %c23 : vector<4xi32>
      %383 = arith.ori %379, %382 : vector<4xi32>
      %384 = arith.ori %383, %c24 : vector<4xi32>
      %385 = vector.bitcast %384 : vector<4xi32> to vector<8xf16>
      %386 = vector.shuffle %361, %369 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %387 = vector.shuffle %377, %385 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %388 = vector.shuffle %386, %387 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %389 = arith.subf %388, %c30 : vector<32xf16>
      %390 = vector.shuffle %389, %389 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %391 = vector.shuffle %389, %389 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %392 = arith.mulf %390, %329 : vector<16xf16>
      %393 = arith.mulf %391, %329 : vector<16xf16>
      %394 = arith.addi %113, %c2 : index
      %395 = arith.remui %123, %c1 : index
      %396 = arith.addi %17, %c7 : index
      %397 = arith.divui %394, %c15 : index
      %398 = arith.muli %397, %c5 : index
      %399 = arith.addi %396, %398 : index
      %400 = arith.muli %395, %c3 : index
      %401 = arith.addi %399, %400 : index
      %402 = vector.load %w[%401] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %403 = vector.bitcast %402 : vector<2xi8> to vector<1xf16>
      %404 = arith.divui %inputFeatures, %c4 : index
      %405 = arith.muli %404, %c5 : index
      %406 = arith.addi %396, %405 : index
      %407 = arith.muli %394, %c1 : index
      %408 = arith.addi %406, %407 : index
      %409 = arith.muli %395, %c2 : index
      %410 = arith.addi %408, %409 : index
      %411 = vector.load %w[%410] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %412 = vector.extract %403[0] : f16 from vector<1xf16>
      %413 = arith.extf %412 : f16 to f32
      %414 = vector.extract %411[0] : i8 from vector<1xi8>
      %415 = arith.extsi %414 : i8 to i32
      %416 = arith.sitofp %415 : i32 to f32
      %417 = arith.mulf %413, %416 : f32
      %418 = arith.truncf %417 : f32 to f16
      %419 = vector.broadcast %418 : f16 to vector<16xf16>
      %420 = arith.addi %17, %c7 : index
      %421 = arith.muli %inputFeatures, %c2 : index
      %422 = arith.divui %421, %c3 : index
      %423 = arith.divui %inputFeatures, %c4 : index
      %424 = arith.muli %423, %c5 : index
      %425 = arith.addi %424, %422 : index
      %426 = arith.addi %425, %c6 : index
      %427 = arith.divui %426, %c7 : index
      %428 = arith.muli %427, %c7 : index
      %429 = arith.addi %420, %428 : index
      %430 = arith.muli %inputFeatures, %c15 : index
      %431 = arith.addi %429, %430 : index
      %432 = arith.muli %394, %c1 : index
      %433 = arith.addi %432, %395 : index
      %434 = arith.muli %433, %c1 : index
      %435 = arith.addi %431, %434 : index
      %436 = arith.muli %394, %c4 : index
      %437 = arith.addi %429, %436 : index
      %438 = arith.muli %395, %c1 : index
      %439 = arith.addi %437, %438 : index
      %440 = vector.load %w[%435] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %441 = vector.bitcast %440 : vector<16xi8> to vector<4xi32>
      %442 = vector.load %w[%439] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %443 = vector.bitcast %442 : vector<16xi8> to vector<4xi32>
      %444 = arith.shrui %443, %c20 : vector<4xi32>
      %445 = arith.andi %444, %c21 : vector<4xi32>
      %446 = arith.shrui %441, %c22 : vector<4xi32>
      %447 = arith.andi %446, %c21 : vector<4xi32>
      %448 = arith.shli %447, %c23 : vector<4xi32>
      %449 = arith.ori %445, %448 : vector<4xi32>
      %450 = arith.ori %449, %c24 : vector<4xi32>
      %451 = vector.bitcast %450 : vector<4xi32> to vector<8xf16>
      %452 = arith.shrui %443, %c23 : vector<4xi32>
      %453 = arith.andi %452, %c21 : vector<4xi32>
      %454 = arith.shrui %441, %c25 : vector<4xi32>
      %455 = arith.andi %454, %c21 : vector<4xi32>
      %456 = arith.shli %455, %c23 : vector<4xi32>
      %457 = arith.ori %453, %456 : vector<4xi32>
      %458 = arith.ori %457, %c24 : vector<4xi32>
      %459 = vector.bitcast %458 : vector<4xi32> to vector<8xf16>
      %460 = arith.shrui %443, %c26 : vector<4xi32>
      %461 = arith.andi %460, %c21 : vector<4xi32>
      %462 = arith.shrui %441, %c27 : vector<4xi32>
      %463 = arith.andi %462, %c21 : vector<4xi32>
      %464 = arith.shli %463, %c23 : vector<4xi32>
      %465 = arith.ori %461, %464 : vector<4xi32>
      %466 = arith.ori %465, %c24 : vector<4xi32>
      %467 = vector.bitcast %466 : vector<4xi32> to vector<8xf16>
      %468 = arith.shrui %443, %c28 : vector<4xi32>
      %469 = arith.andi %468, %c21 : vector<4xi32>
      %470 = arith.shrui %441, %c29 : vector<4xi32>
      %471 = arith.andi %470, %c21 : vector<4xi32>
      %472 = arith.shli %471, %c23 : vector<4xi32>
      %473 = arith.ori %469, %472 : vector<4xi32>
      %474 = arith.ori %473, %c24 : vector<4xi32>
      %475 = vector.bitcast %474 : vector<4xi32> to vector<8xf16>
      %476 = vector.shuffle %451, %459 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %477 = vector.shuffle %467, %475 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %478 = vector.shuffle %476, %477 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %479 = arith.subf %478, %c30 : vector<32xf16>
      %480 = vector.shuffle %479, %479 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %481 = vector.shuffle %479, %479 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %482 = arith.mulf %480, %419 : vector<16xf16>
      %483 = arith.mulf %481, %419 : vector<16xf16>
      %484 = arith.muli %113, %c3 : index
      %485 = arith.addi %484, %c8 : index
      %486 = arith.muli %tileRows, %c1 : index
      %487 = arith.muli %485, %486 : index
      %488 = arith.addi %45, %487 : index
      %489 = vector.load %x[%488] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %490 = arith.muli %tileRows, %c15 : index
      %491 = arith.addi %488, %490 : index
      %492 = vector.load %x[%491] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %493 = vector.shuffle %489, %492 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %494 = wave.mma %493, %212, %114 : vector<16xf16>, vector<8xf32>
      %495 = wave.mma %493, %392, %115 : vector<16xf16>, vector<8xf32>
      %496 = arith.muli %113, %c3 : index
      %497 = arith.addi %496, %c8 : index
      %498 = arith.muli %tileRows, %c1 : index
      %499 = arith.muli %497, %498 : index
      %500 = arith.addi %63, %499 : index
      %501 = vector.load %x[%500] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %502 = arith.muli %tileRows, %c15 : index
      %503 = arith.addi %500, %502 : index
      %504 = vector.load %x[%503] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %505 = vector.shuffle %501, %504 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %506 = wave.mma %505, %212, %116 : vector<16xf16>, vector<8xf32>
      %507 = wave.mma %505, %392, %117 : vector<16xf16>, vector<8xf32>
      %508 = arith.muli %113, %c3 : index
      %509 = arith.addi %508, %c8 : index
      %510 = arith.muli %tileRows, %c1 : index
      %511 = arith.muli %509, %510 : index
      %512 = arith.addi %81, %511 : index
      %513 = vector.load %x[%512] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %514 = arith.muli %tileRows, %c15 : index
      %515 = arith.addi %512, %514 : index
      %516 = vector.load %x[%515] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %517 = vector.shuffle %513, %516 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %518 = wave.mma %517, %212, %118 : vector<16xf16>, vector<8xf32>
      %519 = wave.mma %517, %392, %119 : vector<16xf16>, vector<8xf32>
      %520 = arith.muli %113, %c3 : index
      %521 = arith.addi %520, %c8 : index
      %522 = arith.muli %tileRows, %c1 : index
      %523 = arith.muli %521, %522 : index
      %524 = arith.addi %99, %523 : index
      %525 = vector.load %x[%524] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %526 = arith.muli %tileRows, %c15 : index
      %527 = arith.addi %524, %526 : index
      %528 = vector.load %x[%527] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %529 = vector.shuffle %525, %528 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %530 = wave.mma %529, %212, %120 : vector<16xf16>, vector<8xf32>
      %531 = wave.mma %529, %392, %121 : vector<16xf16>, vector<8xf32>
      %532 = arith.muli %113, %c3 : index
      %533 = arith.addi %532, %c2 : index
      %534 = arith.muli %tileRows, %c1 : index
      %535 = arith.muli %533, %534 : index
      %536 = arith.addi %45, %535 : index
      %537 = vector.load %x[%536] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %538 = arith.muli %tileRows, %c15 : index
      %539 = arith.addi %536, %538 : index
      %540 = vector.load %x[%539] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %541 = vector.shuffle %537, %540 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %542 = wave.mma %541, %213, %494 : vector<16xf16>, vector<8xf32>
      %543 = wave.mma %541, %393, %495 : vector<16xf16>, vector<8xf32>
      %544 = arith.muli %113, %c3 : index
      %545 = arith.addi %544, %c2 : index
      %546 = arith.muli %tileRows, %c1 : index
      %547 = arith.muli %545, %546 : index
      %548 = arith.addi %63, %547 : index
      %549 = vector.load %x[%548] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %550 = arith.muli %tileRows, %c15 : index
      %551 = arith.addi %548, %550 : index
      %552 = vector.load %x[%551] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %553 = vector.shuffle %549, %552 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %554 = wave.mma %553, %213, %506 : vector<16xf16>, vector<8xf32>
      %555 = wave.mma %553, %393, %507 : vector<16xf16>, vector<8xf32>
      %556 = arith.muli %113, %c3 : index
      %557 = arith.addi %556, %c2 : index
      %558 = arith.muli %tileRows, %c1 : index
      %559 = arith.muli %557, %558 : index
      %560 = arith.addi %81, %559 : index
      %561 = vector.load %x[%560] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %562 = arith.muli %tileRows, %c15 : index
      %563 = arith.addi %560, %562 : index
      %564 = vector.load %x[%563] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %565 = vector.shuffle %561, %564 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %566 = wave.mma %565, %213, %518 : vector<16xf16>, vector<8xf32>
      %567 = wave.mma %565, %393, %519 : vector<16xf16>, vector<8xf32>
      %568 = arith.muli %113, %c3 : index
      %569 = arith.addi %568, %c2 : index
      %570 = arith.muli %tileRows, %c1 : index
      %571 = arith.muli %569, %570 : index
      %572 = arith.addi %99, %571 : index
      %573 = vector.load %x[%572] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %574 = arith.muli %tileRows, %c15 : index
      %575 = arith.addi %572, %574 : index
      %576 = vector.load %x[%575] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %577 = vector.shuffle %573, %576 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %578 = wave.mma %577, %213, %530 : vector<16xf16>, vector<8xf32>
      %579 = wave.mma %577, %393, %531 : vector<16xf16>, vector<8xf32>
      %580 = arith.muli %113, %c3 : index
      %581 = arith.addi %580, %c3 : index
      %582 = arith.muli %tileRows, %c1 : index
      %583 = arith.muli %581, %582 : index
      %584 = arith.addi %45, %583 : index
      %585 = vector.load %x[%584] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %586 = arith.muli %tileRows, %c15 : index
      %587 = arith.addi %584, %586 : index
      %588 = vector.load %x[%587] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %589 = vector.shuffle %585, %588 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %590 = wave.mma %589, %302, %542 : vector<16xf16>, vector<8xf32>
      %591 = wave.mma %589, %482, %543 : vector<16xf16>, vector<8xf32>
      %592 = arith.muli %113, %c3 : index
      %593 = arith.addi %592, %c3 : index
      %594 = arith.muli %tileRows, %c1 : index
      %595 = arith.muli %593, %594 : index
      %596 = arith.addi %63, %595 : index
      %597 = vector.load %x[%596] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %598 = arith.muli %tileRows, %c15 : index
      %599 = arith.addi %596, %598 : index
      %600 = vector.load %x[%599] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %601 = vector.shuffle %597, %600 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %602 = wave.mma %601, %302, %554 : vector<16xf16>, vector<8xf32>
      %603 = wave.mma %601, %482, %555 : vector<16xf16>, vector<8xf32>
      %604 = arith.muli %113, %c3 : index
      %605 = arith.addi %604, %c3 : index
      %606 = arith.muli %tileRows, %c1 : index
      %607 = arith.muli %605, %606 : index
      %608 = arith.addi %81, %607 : index
      %609 = vector.load %x[%608] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %610 = arith.muli %tileRows, %c15 : index
      %611 = arith.addi %608, %610 : index
      %612 = vector.load %x[%611] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %613 = vector.shuffle %609, %612 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %614 = wave.mma %613, %302, %566 : vector<16xf16>, vector<8xf32>
      %615 = wave.mma %613, %482, %567 : vector<16xf16>, vector<8xf32>
      %616 = arith.muli %113, %c3 : index
      %617 = arith.addi %616, %c3 : index
      %618 = arith.muli %tileRows, %c1 : index
      %619 = arith.muli %617, %618 : index
      %620 = arith.addi %99, %619 : index
      %621 = vector.load %x[%620] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %622 = arith.muli %tileRows, %c15 : index
      %623 = arith.addi %620, %622 : index
      %624 = vector.load %x[%623] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %625 = vector.shuffle %621, %624 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %626 = wave.mma %625, %302, %578 : vector<16xf16>, vector<8xf32>
      %627 = wave.mma %625, %482, %579 : vector<16xf16>, vector<8xf32>
      %628 = arith.muli %113, %c3 : index
      %629 = arith.addi %628, %c31 : index
      %630 = arith.muli %tileRows, %c1 : index
      %631 = arith.muli %629, %630 : index
      %632 = arith.addi %45, %631 : index
      %633 = vector.load %x[%632] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %634 = arith.muli %tileRows, %c15 : index
      %635 = arith.addi %632, %634 : index
      %636 = vector.load %x[%635] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %637 = vector.shuffle %633, %636 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %638 = wave.mma %637, %303, %590 : vector<16xf16>, vector<8xf32>
      %639 = wave.mma %637, %483, %591 : vector<16xf16>, vector<8xf32>
      %640 = arith.muli %113, %c3 : index
      %641 = arith.addi %640, %c31 : index
      %642 = arith.muli %tileRows, %c1 : index
      %643 = arith.muli %641, %642 : index
      %644 = arith.addi %63, %643 : index
      %645 = vector.load %x[%644] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %646 = arith.muli %tileRows, %c15 : index
      %647 = arith.addi %644, %646 : index
      %648 = vector.load %x[%647] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %649 = vector.shuffle %645, %648 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %650 = wave.mma %649, %303, %602 : vector<16xf16>, vector<8xf32>
      %651 = wave.mma %649, %483, %603 : vector<16xf16>, vector<8xf32>
      %652 = arith.muli %113, %c3 : index
      %653 = arith.addi %652, %c31 : index
      %654 = arith.muli %tileRows, %c1 : index
      %655 = arith.muli %653, %654 : index
      %656 = arith.addi %81, %655 : index
      %657 = vector.load %x[%656] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %658 = arith.muli %tileRows, %c15 : index
      %659 = arith.addi %656, %658 : index
      %660 = vector.load %x[%659] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %661 = vector.shuffle %657, %660 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %662 = wave.mma %661, %303, %614 : vector<16xf16>, vector<8xf32>
      %663 = wave.mma %661, %483, %615 : vector<16xf16>, vector<8xf32>
      %664 = arith.muli %113, %c3 : index
      %665 = arith.addi %664, %c31 : index
      %666 = arith.muli %tileRows, %c1 : index
      %667 = arith.muli %665, %666 : index
      %668 = arith.addi %99, %667 : index
      %669 = vector.load %x[%668] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %670 = arith.muli %tileRows, %c15 : index
      %671 = arith.addi %668, %670 : index
      %672 = vector.load %x[%671] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %673 = vector.shuffle %669, %672 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %674 = wave.mma %673, %303, %626 : vector<16xf16>, vector<8xf32>
      %675 = wave.mma %673, %483, %627 : vector<16xf16>, vector<8xf32>
      scf.yield %638, %639, %650, %651, %662, %663, %674, %675 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %676 = arith.select %106, %112, %105 : index
    %686:8 = scf.for %677 = %112 to %676 step %c2 iter_args(%678 = %122#0, %679 = %122#1, %680 = %122#2, %681 = %122#3, %682 = %122#4, %683 = %122#5, %684 = %122#6, %685 = %122#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %687 = wave.lane
      %688 = arith.addi %677, %c8 : index
      %689 = arith.remui %687, %c1 : index
      %690 = arith.addi %15, %c7 : index
      %691 = arith.divui %688, %c15 : index
      %692 = arith.muli %691, %c5 : index
      %693 = arith.addi %690, %692 : index
      %694 = arith.muli %689, %c3 : index
      %695 = arith.addi %693, %694 : index
      %696 = vector.load %w[%695] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %697 = vector.bitcast %696 : vector<2xi8> to vector<1xf16>
      %698 = arith.divui %inputFeatures, %c4 : index
      %699 = arith.muli %698, %c5 : index
      %700 = arith.addi %690, %699 : index
      %701 = arith.muli %688, %c1 : index
      %702 = arith.addi %700, %701 : index
      %703 = arith.muli %689, %c2 : index
      %704 = arith.addi %702, %703 : index
      %705 = vector.load %w[%704] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %706 = vector.extract %697[0] : f16 from vector<1xf16>
      %707 = arith.extf %706 : f16 to f32
      %708 = vector.extract %705[0] : i8 from vector<1xi8>
      %709 = arith.extsi %708 : i8 to i32
      %710 = arith.sitofp %709 : i32 to f32
      %711 = arith.mulf %707, %710 : f32
      %712 = arith.truncf %711 : f32 to f16
      %713 = vector.broadcast %712 : f16 to vector<16xf16>
      %714 = arith.addi %15, %c7 : index
      %715 = arith.muli %inputFeatures, %c2 : index
      %716 = arith.divui %715, %c3 : index
      %717 = arith.divui %inputFeatures, %c4 : index
      %718 = arith.muli %717, %c5 : index
      %719 = arith.addi %718, %716 : index
      %720 = arith.addi %719, %c6 : index
      %721 = arith.divui %720, %c7 : index
      %722 = arith.muli %721, %c7 : index
      %723 = arith.addi %714, %722 : index
      %724 = arith.muli %inputFeatures, %c15 : index
      %725 = arith.addi %723, %724 : index
      %726 = arith.muli %688, %c1 : index
      %727 = arith.addi %726, %689 : index
      %728 = arith.muli %727, %c1 : index
      %729 = arith.addi %725, %728 : index
      %730 = arith.muli %688, %c4 : index
      %731 = arith.addi %723, %730 : index
      %732 = arith.muli %689, %c1 : index
      %733 = arith.addi %731, %732 : index
      %734 = vector.load %w[%729] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %735 = vector.bitcast %734 : vector<16xi8> to vector<4xi32>
      %736 = vector.load %w[%733] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %737 = vector.bitcast %736 : vector<16xi8> to vector<4xi32>
      %738 = arith.shrui %737, %c20 : vector<4xi32>
      %739 = arith.andi %738, %c21 : vector<4xi32>
      %740 = arith.shrui %735, %c22 : vector<4xi32>
      %741 = arith.andi %740, %c21 : vector<4xi32>
      %742 = arith.shli %741, %c23 : vector<4xi32>
      %743 = arith.ori %739, %742 : vector<4xi32>
      %744 = arith.ori %743, %c24 : vector<4xi32>
      %745 = vector.bitcast %744 : vector<4xi32> to vector<8xf16>
      %746 = arith.shrui %737, %c23 : vector<4xi32>
      %747 = arith.andi %746, %c21 : vector<4xi32>
      %748 = arith.shrui %735, %c25 : vector<4xi32>
      %749 = arith.andi %748, %c21 : vector<4xi32>
      %750 = arith.shli %749, %c23 : vector<4xi32>
      %751 = arith.ori %747, %750 : vector<4xi32>
      %752 = arith.ori %751, %c24 : vector<4xi32>
      %753 = vector.bitcast %752 : vector<4xi32> to vector<8xf16>
      %754 = arith.shrui %737, %c26 : vector<4xi32>
      %755 = arith.andi %754, %c21 : vector<4xi32>
      %756 = arith.shrui %735, %c27 : vector<4xi32>
      %757 = arith.andi %756, %c21 : vector<4xi32>
      %758 = arith.shli %757, %c23 : vector<4xi32>
      %759 = arith.ori %755, %758 : vector<4xi32>
      %760 = arith.ori %759, %c24 : vector<4xi32>
      %761 = vector.bitcast %760 : vector<4xi32> to vector<8xf16>
      %762 = arith.shrui %737, %c28 : vector<4xi32>
      %763 = arith.andi %762, %c21 : vector<4xi32>
      %764 = arith.shrui %735, %c29 : vector<4xi32>
      %765 = arith.andi %764, %c21 : vector<4xi32>
      %766 = arith.shli %765, %c23 : vector<4xi32>
      %767 = arith.ori %763, %766 : vector<4xi32>
      %768 = arith.ori %767, %c24 : vector<4xi32>
      %769 = vector.bitcast %768 : vector<4xi32> to vector<8xf16>
      %770 = vector.shuffle %745, %753 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %771 = vector.shuffle %761, %769 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %772 = vector.shuffle %770, %771 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %773 = arith.subf %772, %c30 : vector<32xf16>
      %774 = vector.shuffle %773, %773 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %775 = vector.shuffle %773, %773 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %776 = arith.mulf %774, %713 : vector<16xf16>
      %777 = arith.mulf %775, %713 : vector<16xf16>
      %778 = arith.addi %677, %c8 : index
      %779 = arith.remui %687, %c1 : index
      %780 = arith.addi %17, %c7 : index
      %781 = arith.divui %778, %c15 : index
      %782 = arith.muli %781, %c5 : index
      %783 = arith.addi %780, %782 : index
      %784 = arith.muli %779, %c3 : index
      %785 = arith.addi %783, %784 : index
      %786 = vector.load %w[%785] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %787 = vector.bitcast %786 : vector<2xi8> to vector<1xf16>
      %788 = arith.divui %inputFeatures, %c4 : index
      %789 = arith.muli %788, %c5 : index
      %790 = arith.addi %780, %789 : index
      %791 = arith.muli %778, %c1 : index
      %792 = arith.addi %790, %791 : index
      %793 = arith.muli %779, %c2 : index
      %794 = arith.addi %792, %793 : index
      %795 = vector.load %w[%794] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %796 = vector.extract %787[0] : f16 from vector<1xf16>
      %797 = arith.extf %796 : f16 to f32
      %798 = vector.extract %795[0] : i8 from vector<1xi8>
      %799 = arith.extsi %798 : i8 to i32
      %800 = arith.sitofp %799 : i32 to f32
      %801 = arith.mulf %797, %800 : f32
      %802 = arith.truncf %801 : f32 to f16
      %803 = vector.broadcast %802 : f16 to vector<16xf16>
      %804 = arith.addi %17, %c7 : index
      %805 = arith.muli %inputFeatures, %c2 : index
      %806 = arith.divui %805, %c3 : index
      %807 = arith.divui %inputFeatures, %c4 : index
      %808 = arith.muli %807, %c5 : index
      %809 = arith.addi %808, %806 : index
      %810 = arith.addi %809, %c6 : index
      %811 = arith.divui %810, %c7 : index
      %812 = arith.muli %811, %c7 : index
      %813 = arith.addi %804, %812 : index
      %814 = arith.muli %inputFeatures, %c15 : index
      %815 = arith.addi %813, %814 : index
      %816 = arith.muli %778, %c1 : index
      %817 = arith.addi %816, %779 : index
      %818 = arith.muli %817, %c1 : index
      %819 = arith.addi %815, %818 : index
      %820 = arith.muli %778, %c4 : index
      %821 = arith.addi %813, %820 : index
      %822 = arith.muli %779, %c1 : index
      %823 = arith.addi %821, %822 : index
      %824 = vector.load %w[%819] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %825 = vector.bitcast %824 : vector<16xi8> to vector<4xi32>
      %826 = vector.load %w[%823] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %827 = vector.bitcast %826 : vector<16xi8> to vector<4xi32>
      %828 = arith.shrui %827, %c20 : vector<4xi32>
      %829 = arith.andi %828, %c21 : vector<4xi32>
      %830 = arith.shrui %825, %c22 : vector<4xi32>
      %831 = arith.andi %830, %c21 : vector<4xi32>
      %832 = arith.shli %831, %c23 : vector<4xi32>
      %833 = arith.ori %829, %832 : vector<4xi32>
      %834 = arith.ori %833, %c24 : vector<4xi32>
      %835 = vector.bitcast %834 : vector<4xi32> to vector<8xf16>
      %836 = arith.shrui %827, %c23 : vector<4xi32>
      %837 = arith.andi %836, %c21 : vector<4xi32>
      %838 = arith.shrui %825, %c25 : vector<4xi32>
      %839 = arith.andi %838, %c21 : vector<4xi32>
      %840 = arith.shli %839, %c23 : vector<4xi32>
      %841 = arith.ori %837, %840 : vector<4xi32>
      %842 = arith.ori %841, %c24 : vector<4xi32>
      %843 = vector.bitcast %842 : vector<4xi32> to vector<8xf16>
      %844 = arith.shrui %827, %c26 : vector<4xi32>
      %845 = arith.andi %844, %c21 : vector<4xi32>
      %846 = arith.shrui %825, %c27 : vector<4xi32>
      %847 = arith.andi %846, %c21 : vector<4xi32>
      %848 = arith.shli %847, %c23 : vector<4xi32>
      %849 = arith.ori %845, %848 : vector<4xi32>
      %850 = arith.ori %849, %c24 : vector<4xi32>
      %851 = vector.bitcast %850 : vector<4xi32> to vector<8xf16>
      %852 = arith.shrui %827, %c28 : vector<4xi32>
      %853 = arith.andi %852, %c21 : vector<4xi32>
      %854 = arith.shrui %825, %c29 : vector<4xi32>
      %855 = arith.andi %854, %c21 : vector<4xi32>
      %856 = arith.shli %855, %c23 : vector<4xi32>
      %857 = arith.ori %853, %856 : vector<4xi32>
      %858 = arith.ori %857, %c24 : vector<4xi32>
      %859 = vector.bitcast %858 : vector<4xi32> to vector<8xf16>
      %860 = vector.shuffle %835, %843 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %861 = vector.shuffle %851, %859 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %862 = vector.shuffle %860, %861 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %863 = arith.subf %862, %c30 : vector<32xf16>
      %864 = vector.shuffle %863, %863 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %865 = vector.shuffle %863, %863 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %866 = arith.mulf %864, %803 : vector<16xf16>
      %867 = arith.mulf %865, %803 : vector<16xf16>
      %868 = arith.muli %677, %c3 : index
      %869 = arith.addi %868, %c8 : index
      %870 = arith.muli %tileRows, %c1 : index
      %871 = arith.muli %869, %870 : index
      %872 = arith.addi %45, %871 : index
      %873 = vector.load %x[%872] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %874 = arith.muli %tileRows, %c15 : index
      %875 = arith.addi %872, %874 : index
      %876 = vector.load %x[%875] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %877 = vector.shuffle %873, %876 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %878 = wave.mma %877, %776, %678 : vector<16xf16>, vector<8xf32>
      %879 = wave.mma %877, %866, %679 : vector<16xf16>, vector<8xf32>
      %880 = arith.muli %677, %c3 : index
      %881 = arith.addi %880, %c8 : index
      %882 = arith.muli %tileRows, %c1 : index
      %883 = arith.muli %881, %882 : index
      %884 = arith.addi %63, %883 : index
      %885 = vector.load %x[%884] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %886 = arith.muli %tileRows, %c15 : index
      %887 = arith.addi %884, %886 : index
      %888 = vector.load %x[%887] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %889 = vector.shuffle %885, %888 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %890 = wave.mma %889, %776, %680 : vector<16xf16>, vector<8xf32>
      %891 = wave.mma %889, %866, %681 : vector<16xf16>, vector<8xf32>
      %892 = arith.muli %677, %c3 : index
      %893 = arith.addi %892, %c8 : index
      %894 = arith.muli %tileRows, %c1 : index
      %895 = arith.muli %893, %894 : index
      %896 = arith.addi %81, %895 : index
      %897 = vector.load %x[%896] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %898 = arith.muli %tileRows, %c15 : index
      %899 = arith.addi %896, %898 : index
      %900 = vector.load %x[%899] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %901 = vector.shuffle %897, %900 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %902 = wave.mma %901, %776, %682 : vector<16xf16>, vector<8xf32>
      %903 = wave.mma %901, %866, %683 : vector<16xf16>, vector<8xf32>
      %904 = arith.muli %677, %c3 : index
      %905 = arith.addi %904, %c8 : index
      %906 = arith.muli %tileRows, %c1 : index
      %907 = arith.muli %905, %906 : index
      %908 = arith.addi %99, %907 : index
      %909 = vector.load %x[%908] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %910 = arith.muli %tileRows, %c15 : index
      %911 = arith.addi %908, %910 : index
      %912 = vector.load %x[%911] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %913 = vector.shuffle %909, %912 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %914 = wave.mma %913, %776, %684 : vector<16xf16>, vector<8xf32>
      %915 = wave.mma %913, %866, %685 : vector<16xf16>, vector<8xf32>
      %916 = arith.muli %677, %c3 : index
      %917 = arith.addi %916, %c2 : index
      %918 = arith.muli %tileRows, %c1 : index
      %919 = arith.muli %917, %918 : index
      %920 = arith.addi %45, %919 : index
      %921 = vector.load %x[%920] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %922 = arith.muli %tileRows, %c15 : index
      %923 = arith.addi %920, %922 : index
      %924 = vector.load %x[%923] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %925 = vector.shuffle %921, %924 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %926 = wave.mma %925, %777, %878 : vector<16xf16>, vector<8xf32>
      %927 = wave.mma %925, %867, %879 : vector<16xf16>, vector<8xf32>
      %928 = arith.muli %677, %c3 : index
      %929 = arith.addi %928, %c2 : index
      %930 = arith.muli %tileRows, %c1 : index
      %931 = arith.muli %929, %930 : index
      %932 = arith.addi %63, %931 : index
      %933 = vector.load %x[%932] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %934 = arith.muli %tileRows, %c15 : index
      %935 = arith.addi %932, %934 : index
      %936 = vector.load %x[%935] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %937 = vector.shuffle %933, %936 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %938 = wave.mma %937, %777, %890 : vector<16xf16>, vector<8xf32>
      %939 = wave.mma %937, %867, %891 : vector<16xf16>, vector<8xf32>
      %940 = arith.muli %677, %c3 : index
      %941 = arith.addi %940, %c2 : index
      %942 = arith.muli %tileRows, %c1 : index
      %943 = arith.muli %941, %942 : index
      %944 = arith.addi %81, %943 : index
      %945 = vector.load %x[%944] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %946 = arith.muli %tileRows, %c15 : index
      %947 = arith.addi %944, %946 : index
      %948 = vector.load %x[%947] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %949 = vector.shuffle %945, %948 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %950 = wave.mma %949, %777, %902 : vector<16xf16>, vector<8xf32>
      %951 = wave.mma %949, %867, %903 : vector<16xf16>, vector<8xf32>
      %952 = arith.muli %677, %c3 : index
      %953 = arith.addi %952, %c2 : index
      %954 = arith.muli %tileRows, %c1 : index
      %955 = arith.muli %953, %954 : index
      %956 = arith.addi %99, %955 : index
      %957 = vector.load %x[%956] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %958 = arith.muli %tileRows, %c15 : index
      %959 = arith.addi %956, %958 : index
      %960 = vector.load %x[%959] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %961 = vector.shuffle %957, %960 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %962 = wave.mma %961, %777, %914 : vector<16xf16>, vector<8xf32>
      %963 = wave.mma %961, %867, %915 : vector<16xf16>, vector<8xf32>
      scf.yield %926, %927, %938, %939, %950, %951, %962, %963 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %964 = wave.lane
    %965 = wave.wave
    %966 = arith.muli %965, %c3 : index
    %967 = arith.addi %966, %c8 : index
    %968 = arith.muli %967, %c4 : index
    %969 = arith.addi %968, %964 : index
    %970 = vector.extract %686#0[0] : f32 from vector<8xf32>
    %971 = arith.addi %969, %c8 : index
    memref.store %970, %21[%971] : memref<?xf32>
    %972 = vector.extract %686#0[1] : f32 from vector<8xf32>
    %973 = arith.addi %969, %c5 : index
    memref.store %972, %21[%973] : memref<?xf32>
    %974 = vector.extract %686#0[2] : f32 from vector<8xf32>
    %975 = arith.addi %969, %c10 : index
    memref.store %974, %21[%975] : memref<?xf32>
    %976 = vector.extract %686#0[3] : f32 from vector<8xf32>
    %977 = arith.addi %969, %c32 : index
    memref.store %976, %21[%977] : memref<?xf32>
    %978 = vector.extract %686#0[4] : f32 from vector<8xf32>
    %979 = arith.addi %969, %c7 : index
    memref.store %978, %21[%979] : memref<?xf32>
    %980 = vector.extract %686#0[5] : f32 from vector<8xf32>
    %981 = arith.addi %969, %c33 : index
    memref.store %980, %21[%981] : memref<?xf32>
    %982 = vector.extract %686#0[6] : f32 from vector<8xf32>
    %983 = arith.addi %969, %c34 : index
    memref.store %982, %21[%983] : memref<?xf32>
    %984 = vector.extract %686#0[7] : f32 from vector<8xf32>
    %985 = arith.addi %969, %c35 : index
    memref.store %984, %21[%985] : memref<?xf32>
    %986 = arith.muli %965, %c3 : index
    %987 = arith.addi %986, %c2 : index
    %988 = arith.muli %987, %c4 : index
    %989 = arith.addi %988, %964 : index
    %990 = vector.extract %686#1[0] : f32 from vector<8xf32>
    %991 = arith.addi %989, %c8 : index
    memref.store %990, %21[%991] : memref<?xf32>
    %992 = vector.extract %686#1[1] : f32 from vector<8xf32>
    %993 = arith.addi %989, %c5 : index
    memref.store %992, %21[%993] : memref<?xf32>
    %994 = vector.extract %686#1[2] : f32 from vector<8xf32>
    %995 = arith.addi %989, %c10 : index
    memref.store %994, %21[%995] : memref<?xf32>
    %996 = vector.extract %686#1[3] : f32 from vector<8xf32>
    %997 = arith.addi %989, %c32 : index
    memref.store %996, %21[%997] : memref<?xf32>
    %998 = vector.extract %686#1[4] : f32 from vector<8xf32>
    %999 = arith.addi %989, %c7 : index
    memref.store %998, %21[%999] : memref<?xf32>
    %1000 = vector.extract %686#1[5] : f32 from vector<8xf32>
    %1001 = arith.addi %989, %c33 : index
    memref.store %1000, %21[%1001] : memref<?xf32>
    %1002 = vector.extract %686#1[6] : f32 from vector<8xf32>
    %1003 = arith.addi %989, %c34 : index
    memref.store %1002, %21[%1003] : memref<?xf32>
    %1004 = vector.extract %686#1[7] : f32 from vector<8xf32>
    %1005 = arith.addi %989, %c35 : index
    memref.store %1004, %21[%1005] : memref<?xf32>
    wave.barrier
    %1006 = arith.muli %965, %c3 : index
    %1007 = arith.addi %1006, %c8 : index
    %1008 = arith.muli %1007, %c5 : index
    %1009 = arith.addi %1008, %964 : index
    %1010 = arith.addi %1009, %c8 : index
    %1011 = memref.load %21[%1010] : memref<?xf32>
    %1012 = arith.addi %1010, %c36 : index
    %1013 = memref.load %21[%1012] : memref<?xf32>
    %1014 = arith.addf %1011, %1013 : f32
    %1015 = arith.addi %1010, %c37 : index
    %1016 = memref.load %21[%1015] : memref<?xf32>
    %1017 = arith.addf %1014, %1016 : f32
    %1018 = arith.addi %1010, %c38 : index
    %1019 = memref.load %21[%1018] : memref<?xf32>
    %1020 = arith.addf %1017, %1019 : f32
    %1021 = arith.muli %1007, %c5 : index
    %1022 = arith.addi %1021, %964 : index
    %1023 = arith.addi %1022, %c4 : index
    %1024 = memref.load %21[%1023] : memref<?xf32>
    %1025 = arith.addi %1023, %c36 : index
    %1026 = memref.load %21[%1025] : memref<?xf32>
    %1027 = arith.addf %1024, %1026 : f32
    %1028 = arith.addi %1023, %c37 : index
    %1029 = memref.load %21[%1028] : memref<?xf32>
    %1030 = arith.addf %1027, %1029 : f32
    %1031 = arith.addi %1023, %c38 : index
    %1032 = memref.load %21[%1031] : memref<?xf32>
    %1033 = arith.addf %1030, %1032 : f32
    %1034 = wave.lane
    %1035 = arith.addi %20, %c8 : index
    %1036 = arith.muli %1007, %c3 : index
    %1037 = arith.addi %1035, %1036 : index
    %1038 = arith.divui %1034, %c1 : index
    %1039 = arith.addi %1037, %1038 : index
    %1040 = arith.cmpi slt, %1039, %19 : index
    scf.if %1040 {
      %1041 = arith.cmpi eq, %hasFactors, %c2 : index
      %1042 = arith.muli %1039, %c3 : index
      %1043 = memref.load %factors[%1042] : memref<?xf32>
      %1044 = arith.mulf %1043, %operandScale : f32
      %1045 = arith.select %1041, %1044, %operandScale : f32
      %1046 = arith.remui %1034, %c1 : index
      %1047 = arith.muli %1046, %c41 : index
      %1048 = arith.addi %15, %1047 : index
      %1049 = vector.load %w[%1048] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1050 = vector.bitcast %1049 : vector<4xi8> to vector<1xf32>
      %1051 = vector.extract %1050[0] : f32 from vector<1xf32>
      %1052 = arith.mulf %1051, %1045 : f32
      %1053 = arith.mulf %1020, %1052 : f32
      %1054 = arith.remui %1034, %c1 : index
      %1055 = arith.muli %1054, %c41 : index
      %1056 = arith.addi %17, %1055 : index
      %1057 = vector.load %w[%1056] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1058 = vector.bitcast %1057 : vector<4xi8> to vector<1xf32>
      %1059 = vector.extract %1058[0] : f32 from vector<1xf32>
      %1060 = arith.mulf %1059, %1045 : f32
      %1061 = arith.mulf %1033, %1060 : f32
      %1062 = arith.muli %1039, %outputFeatures : index
      %1063 = arith.addi %1062, %24 : index
      %1064 = wave.lane
      %1065 = arith.remui %1064, %c1 : index
      %1066 = arith.addi %1063, %1065 : index
      scf.if %22 {
        %1067 = arith.addi %1066, %c8 : index
        %1068 = memref.load %residual[%1067] : memref<?xf32>
        %1069 = arith.addf %1068, %1053 : f32
        %1070 = arith.addi %1066, %c8 : index
        memref.store %1069, %out[%1070] : memref<?xf32>
      } else {
        %1071 = arith.addi %1066, %c8 : index
        memref.store %1053, %out[%1071] : memref<?xf32>
      }
      scf.if %22 {
        %1072 = arith.addi %1066, %c1 : index
        %1073 = memref.load %residual[%1072] : memref<?xf32>
        %1074 = arith.addf %1073, %1061 : f32
        %1075 = arith.addi %1066, %c1 : index
        memref.store %1074, %out[%1075] : memref<?xf32>
      } else {
        %1076 = arith.addi %1066, %c1 : index
        memref.store %1061, %out[%1076] : memref<?xf32>
      }
    }
    %1077 = arith.muli %965, %c3 : index
    %1078 = arith.addi %1077, %c2 : index
    %1079 = arith.muli %1078, %c5 : index
    %1080 = arith.addi %1079, %964 : index
    %1081 = arith.addi %1080, %c8 : index
    %1082 = memref.load %21[%1081] : memref<?xf32>
    %1083 = arith.addi %1081, %c36 : index
    %1084 = memref.load %21[%1083] : memref<?xf32>
    %1085 = arith.addf %1082, %1084 : f32
    %1086 = arith.addi %1081, %c37 : index
    %1087 = memref.load %21[%1086] : memref<?xf32>
    %1088 = arith.addf %1085, %1087 : f32
    %1089 = arith.addi %1081, %c38 : index
    %1090 = memref.load %21[%1089] : memref<?xf32>
    %1091 = arith.addf %1088, %1090 : f32
    %1092 = arith.muli %1078, %c5 : index
    %1093 = arith.addi %1092, %964 : index
    %1094 = arith.addi %1093, %c4 : index
    %1095 = memref.load %21[%1094] : memref<?xf32>
    %1096 = arith.addi %1094, %c36 : index
    %1097 = memref.load %21[%1096] : memref<?xf32>
    %1098 = arith.addf %1095, %1097 : f32
    %1099 = arith.addi %1094, %c37 : index
    %1100 = memref.load %21[%1099] : memref<?xf32>
    %1101 = arith.addf %1098, %1100 : f32
    %1102 = arith.addi %1094, %c38 : index
    %1103 = memref.load %21[%1102] : memref<?xf32>
    %1104 = arith.addf %1101, %1103 : f32
    %1105 = wave.lane
    %1106 = arith.addi %20, %c8 : index
    %1107 = arith.muli %1078, %c3 : index
    %1108 = arith.addi %1106, %1107 : index
    %1109 = arith.divui %1105, %c1 : index
    %1110 = arith.addi %1108, %1109 : index
    %1111 = arith.cmpi slt, %1110, %19 : index
    scf.if %1111 {
      %1112 = arith.cmpi eq, %hasFactors, %c2 : index
      %1113 = arith.muli %1110, %c3 : index
      %1114 = memref.load %factors[%1113] : memref<?xf32>
      %1115 = arith.mulf %1114, %operandScale : f32
      %1116 = arith.select %1112, %1115, %operandScale : f32
      %1117 = arith.remui %1105, %c1 : index
      %1118 = arith.muli %1117, %c41 : index
      %1119 = arith.addi %15, %1118 : index
      %1120 = vector.load %w[%1119] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1121 = vector.bitcast %1120 : vector<4xi8> to vector<1xf32>
      %1122 = vector.extract %1121[0] : f32 from vector<1xf32>
      %1123 = arith.mulf %1122, %1116 : f32
      %1124 = arith.mulf %1091, %1123 : f32
      %1125 = arith.remui %1105, %c1 : index
      %1126 = arith.muli %1125, %c41 : index
      %1127 = arith.addi %17, %1126 : index
      %1128 = vector.load %w[%1127] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1129 = vector.bitcast %1128 : vector<4xi8> to vector<1xf32>
      %1130 = vector.extract %1129[0] : f32 from vector<1xf32>
      %1131 = arith.mulf %1130, %1116 : f32
      %1132 = arith.mulf %1104, %1131 : f32
      %1133 = arith.muli %1110, %outputFeatures : index
      %1134 = arith.addi %1133, %24 : index
      %1135 = wave.lane
      %1136 = arith.remui %1135, %c1 : index
      %1137 = arith.addi %1134, %1136 : index
      scf.if %22 {
        %1138 = arith.addi %1137, %c8 : index
        %1139 = memref.load %residual[%1138] : memref<?xf32>
        %1140 = arith.addf %1139, %1124 : f32
        %1141 = arith.addi %1137, %c8 : index
        memref.store %1140, %out[%1141] : memref<?xf32>
      } else {
        %1142 = arith.addi %1137, %c8 : index
        memref.store %1124, %out[%1142] : memref<?xf32>
      }
      scf.if %22 {
        %1143 = arith.addi %1137, %c1 : index
        %1144 = memref.load %residual[%1143] : memref<?xf32>
        %1145 = arith.addf %1144, %1132 : f32
        %1146 = arith.addi %1137, %c1 : index
        memref.store %1145, %out[%1146] : memref<?xf32>
      } else {
        %1147 = arith.addi %1137, %c1 : index
        memref.store %1132, %out[%1147] : memref<?xf32>
      }
    }
    %1148 = wave.lane
    wave.barrier
    %1149 = wave.wave
    %1150 = arith.muli %1149, %c3 : index
    %1151 = arith.addi %1150, %c8 : index
    %1152 = arith.muli %1151, %c4 : index
    %1153 = arith.addi %1152, %1148 : index
    %1154 = vector.extract %686#2[0] : f32 from vector<8xf32>
    %1155 = arith.addi %1153, %c8 : index
    memref.store %1154, %21[%1155] : memref<?xf32>
    %1156 = vector.extract %686#2[1] : f32 from vector<8xf32>
    %1157 = arith.addi %1153, %c5 : index
    memref.store %1156, %21[%1157] : memref<?xf32>
    %1158 = vector.extract %686#2[2] : f32 from vector<8xf32>
    %1159 = arith.addi %1153, %c10 : index
    memref.store %1158, %21[%1159] : memref<?xf32>
    %1160 = vector.extract %686#2[3] : f32 from vector<8xf32>
    %1161 = arith.addi %1153, %c32 : index
    memref.store %1160, %21[%1161] : memref<?xf32>
    %1162 = vector.extract %686#2[4] : f32 from vector<8xf32>
    %1163 = arith.addi %1153, %c7 : index
    memref.store %1162, %21[%1163] : memref<?xf32>
    %1164 = vector.extract %686#2[5] : f32 from vector<8xf32>
    %1165 = arith.addi %1153, %c33 : index
    memref.store %1164, %21[%1165] : memref<?xf32>
    %1166 = vector.extract %686#2[6] : f32 from vector<8xf32>
    %1167 = arith.addi %1153, %c34 : index
    memref.store %1166, %21[%1167] : memref<?xf32>
    %1168 = vector.extract %686#2[7] : f32 from vector<8xf32>
    %1169 = arith.addi %1153, %c35 : index
    memref.store %1168, %21[%1169] : memref<?xf32>
    %1170 = arith.muli %1149, %c3 : index
    %1171 = arith.addi %1170, %c2 : index
    %1172 = arith.muli %1171, %c4 : index
    %1173 = arith.addi %1172, %1148 : index
    %1174 = vector.extract %686#3[0] : f32 from vector<8xf32>
    %1175 = arith.addi %1173, %c8 : index
    memref.store %1174, %21[%1175] : memref<?xf32>
    %1176 = vector.extract %686#3[1] : f32 from vector<8xf32>
    %1177 = arith.addi %1173, %c5 : index
    memref.store %1176, %21[%1177] : memref<?xf32>
    %1178 = vector.extract %686#3[2] : f32 from vector<8xf32>
    %1179 = arith.addi %1173, %c10 : index
    memref.store %1178, %21[%1179] : memref<?xf32>
    %1180 = vector.extract %686#3[3] : f32 from vector<8xf32>
    %1181 = arith.addi %1173, %c32 : index
    memref.store %1180, %21[%1181] : memref<?xf32>
    %1182 = vector.extract %686#3[4] : f32 from vector<8xf32>
    %1183 = arith.addi %1173, %c7 : index
    memref.store %1182, %21[%1183] : memref<?xf32>
    %1184 = vector.extract %686#3[5] : f32 from vector<8xf32>
    %1185 = arith.addi %1173, %c33 : index
    memref.store %1184, %21[%1185] : memref<?xf32>
    %1186 = vector.extract %686#3[6] : f32 from vector<8xf32>
    %1187 = arith.addi %1173, %c34 : index
    memref.store %1186, %21[%1187] : memref<?xf32>
    %1188 = vector.extract %686#3[7] : f32 from vector<8xf32>
    %1189 = arith.addi %1173, %c35 : index
    memref.store %1188, %21[%1189] : memref<?xf32>
    wave.barrier
    %1190 = arith.muli %1149, %c3 : index
    %1191 = arith.addi %1190, %c8 : index
    %1192 = arith.muli %1191, %c5 : index
    %1193 = arith.addi %1192, %1148 : index
    %1194 = arith.addi %1193, %c8 : index
    %1195 = memref.load %21[%1194] : memref<?xf32>
    %1196 = arith.addi %1194, %c36 : index
    %1197 = memref.load %21[%1196] : memref<?xf32>
    %1198 = arith.addf %1195, %1197 : f32
    %1199 = arith.addi %1194, %c37 : index
    %1200 = memref.load %21[%1199] : memref<?xf32>
    %1201 = arith.addf %1198, %1200 : f32
    %1202 = arith.addi %1194, %c38 : index
    %1203 = memref.load %21[%1202] : memref<?xf32>
    %1204 = arith.addf %1201, %1203 : f32
    %1205 = arith.muli %1191, %c5 : index
    %1206 = arith.addi %1205, %1148 : index
    %1207 = arith.addi %1206, %c4 : index
    %1208 = memref.load %21[%1207] : memref<?xf32>
    %1209 = arith.addi %1207, %c36 : index
    %1210 = memref.load %21[%1209] : memref<?xf32>
    %1211 = arith.addf %1208, %1210 : f32
    %1212 = arith.addi %1207, %c37 : index
    %1213 = memref.load %21[%1212] : memref<?xf32>
    %1214 = arith.addf %1211, %1213 : f32
    %1215 = arith.addi %1207, %c38 : index
    %1216 = memref.load %21[%1215] : memref<?xf32>
    %1217 = arith.addf %1214, %1216 : f32
    %1218 = wave.lane
    %1219 = arith.addi %20, %c1 : index
    %1220 = arith.muli %1191, %c3 : index
    %1221 = arith.addi %1219, %1220 : index
    %1222 = arith.divui %1218, %c1 : index
    %1223 = arith.addi %1221, %1222 : index
    %1224 = arith.cmpi slt, %1223, %19 : index
    scf.if %1224 {
      %1225 = arith.cmpi eq, %hasFactors, %c2 : index
      %1226 = arith.muli %1223, %c3 : index
      %1227 = memref.load %factors[%1226] : memref<?xf32>
      %1228 = arith.mulf %1227, %operandScale : f32
      %1229 = arith.select %1225, %1228, %operandScale : f32
      %1230 = arith.remui %1218, %c1 : index
      %1231 = arith.muli %1230, %c41 : index
      %1232 = arith.addi %15, %1231 : index
      %1233 = vector.load %w[%1232] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1234 = vector.bitcast %1233 : vector<4xi8> to vector<1xf32>
      %1235 = vector.extract %1234[0] : f32 from vector<1xf32>
      %1236 = arith.mulf %1235, %1229 : f32
      %1237 = arith.mulf %1204, %1236 : f32
      %1238 = arith.remui %1218, %c1 : index
      %1239 = arith.muli %1238, %c41 : index
      %1240 = arith.addi %17, %1239 : index
      %1241 = vector.load %w[%1240] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1242 = vector.bitcast %1241 : vector<4xi8> to vector<1xf32>
      %1243 = vector.extract %1242[0] : f32 from vector<1xf32>
      %1244 = arith.mulf %1243, %1229 : f32
      %1245 = arith.mulf %1217, %1244 : f32
      %1246 = arith.muli %1223, %outputFeatures : index
      %1247 = arith.addi %1246, %24 : index
      %1248 = wave.lane
      %1249 = arith.remui %1248, %c1 : index
      %1250 = arith.addi %1247, %1249 : index
      scf.if %22 {
        %1251 = arith.addi %1250, %c8 : index
        %1252 = memref.load %residual[%1251] : memref<?xf32>
        %1253 = arith.addf %1252, %1237 : f32
        %1254 = arith.addi %1250, %c8 : index
        memref.store %1253, %out[%1254] : memref<?xf32>
      } else {
        %1255 = arith.addi %1250, %c8 : index
        memref.store %1237, %out[%1255] : memref<?xf32>
      }
      scf.if %22 {
        %1256 = arith.addi %1250, %c1 : index
        %1257 = memref.load %residual[%1256] : memref<?xf32>
        %1258 = arith.addf %1257, %1245 : f32
        %1259 = arith.addi %1250, %c1 : index
        memref.store %1258, %out[%1259] : memref<?xf32>
      } else {
        %1260 = arith.addi %1250, %c1 : index
        memref.store %1245, %out[%1260] : memref<?xf32>
      }
    }
    %1261 = arith.muli %1149, %c3 : index
    %1262 = arith.addi %1261, %c2 : index
    %1263 = arith.muli %1262, %c5 : index
    %1264 = arith.addi %1263, %1148 : index
    %1265 = arith.addi %1264, %c8 : index
    %1266 = memref.load %21[%1265] : memref<?xf32>
    %1267 = arith.addi %1265, %c36 : index
    %1268 = memref.load %21[%1267] : memref<?xf32>
    %1269 = arith.addf %1266, %1268 : f32
    %1270 = arith.addi %1265, %c37 : index
    %1271 = memref.load %21[%1270] : memref<?xf32>
    %1272 = arith.addf %1269, %1271 : f32
    %1273 = arith.addi %1265, %c38 : index
    %1274 = memref.load %21[%1273] : memref<?xf32>
    %1275 = arith.addf %1272, %1274 : f32
    %1276 = arith.muli %1262, %c5 : index
    %1277 = arith.addi %1276, %1148 : index
    %1278 = arith.addi %1277, %c4 : index
    %1279 = memref.load %21[%1278] : memref<?xf32>
    %1280 = arith.addi %1278, %c36 : index
    %1281 = memref.load %21[%1280] : memref<?xf32>
    %1282 = arith.addf %1279, %1281 : f32
    %1283 = arith.addi %1278, %c37 : index
    %1284 = memref.load %21[%1283] : memref<?xf32>
    %1285 = arith.addf %1282, %1284 : f32
    %1286 = arith.addi %1278, %c38 : index
    %1287 = memref.load %21[%1286] : memref<?xf32>
    %1288 = arith.addf %1285, %1287 : f32
    %1289 = wave.lane
    %1290 = arith.addi %20, %c1 : index
    %1291 = arith.muli %1262, %c3 : index
    %1292 = arith.addi %1290, %1291 : index
    %1293 = arith.divui %1289, %c1 : index
    %1294 = arith.addi %1292, %1293 : index
    %1295 = arith.cmpi slt, %1294, %19 : index
    scf.if %1295 {
      %1296 = arith.cmpi eq, %hasFactors, %c2 : index
      %1297 = arith.muli %1294, %c3 : index
      %1298 = memref.load %factors[%1297] : memref<?xf32>
      %1299 = arith.mulf %1298, %operandScale : f32
      %1300 = arith.select %1296, %1299, %operandScale : f32
      %1301 = arith.remui %1289, %c1 : index
      %1302 = arith.muli %1301, %c41 : index
      %1303 = arith.addi %15, %1302 : index
      %1304 = vector.load %w[%1303] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1305 = vector.bitcast %1304 : vector<4xi8> to vector<1xf32>
      %1306 = vector.extract %1305[0] : f32 from vector<1xf32>
      %1307 = arith.mulf %1306, %1300 : f32
      %1308 = arith.mulf %1275, %1307 : f32
      %1309 = arith.remui %1289, %c1 : index
      %1310 = arith.muli %1309, %c41 : index
      %1311 = arith.addi %17, %1310 : index
      %1312 = vector.load %w[%1311] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1313 = vector.bitcast %1312 : vector<4xi8> to vector<1xf32>
      %1314 = vector.extract %1313[0] : f32 from vector<1xf32>
      %1315 = arith.mulf %1314, %1300 : f32
      %1316 = arith.mulf %1288, %1315 : f32
      %1317 = arith.muli %1294, %outputFeatures : index
      %1318 = arith.addi %1317, %24 : index
      %1319 = wave.lane
      %1320 = arith.remui %1319, %c1 : index
      %1321 = arith.addi %1318, %1320 : index
      scf.if %22 {
        %1322 = arith.addi %1321, %c8 : index
        %1323 = memref.load %residual[%1322] : memref<?xf32>
        %1324 = arith.addf %1323, %1308 : f32
        %1325 = arith.addi %1321, %c8 : index
        memref.store %1324, %out[%1325] : memref<?xf32>
      } else {
        %1326 = arith.addi %1321, %c8 : index
        memref.store %1308, %out[%1326] : memref<?xf32>
      }
      scf.if %22 {
        %1327 = arith.addi %1321, %c1 : index
        %1328 = memref.load %residual[%1327] : memref<?xf32>
        %1329 = arith.addf %1328, %1316 : f32
        %1330 = arith.addi %1321, %c1 : index
        memref.store %1329, %out[%1330] : memref<?xf32>
      } else {
        %1331 = arith.addi %1321, %c1 : index
        memref.store %1316, %out[%1331] : memref<?xf32>
      }
    }
    %1332 = wave.lane
    wave.barrier
    %1333 = wave.wave
    %1334 = arith.muli %1333, %c3 : index
    %1335 = arith.addi %1334, %c8 : index
    %1336 = arith.muli %1335, %c4 : index
    %1337 = arith.addi %1336, %1332 : index
    %1338 = vector.extract %686#4[0] : f32 from vector<8xf32>
    %1339 = arith.addi %1337, %c8 : index
    memref.store %1338, %21[%1339] : memref<?xf32>
    %1340 = vector.extract %686#4[1] : f32 from vector<8xf32>
    %1341 = arith.addi %1337, %c5 : index
    memref.store %1340, %21[%1341] : memref<?xf32>
    %1342 = vector.extract %686#4[2] : f32 from vector<8xf32>
    %1343 = arith.addi %1337, %c10 : index
    memref.store %1342, %21[%1343] : memref<?xf32>
    %1344 = vector.extract %686#4[3] : f32 from vector<8xf32>
    %1345 = arith.addi %1337, %c32 : index
    memref.store %1344, %21[%1345] : memref<?xf32>
    %1346 = vector.extract %686#4[4] : f32 from vector<8xf32>
    %1347 = arith.addi %1337, %c7 : index
    memref.store %1346, %21[%1347] : memref<?xf32>
    %1348 = vector.extract %686#4[5] : f32 from vector<8xf32>
    %1349 = arith.addi %1337, %c33 : index
    memref.store %1348, %21[%1349] : memref<?xf32>
    %1350 = vector.extract %686#4[6] : f32 from vector<8xf32>
    %1351 = arith.addi %1337, %c34 : index
    memref.store %1350, %21[%1351] : memref<?xf32>
    %1352 = vector.extract %686#4[7] : f32 from vector<8xf32>
    %1353 = arith.addi %1337, %c35 : index
    memref.store %1352, %21[%1353] : memref<?xf32>
    %1354 = arith.muli %1333, %c3 : index
    %1355 = arith.addi %1354, %c2 : index
    %1356 = arith.muli %1355, %c4 : index
    %1357 = arith.addi %1356, %1332 : index
    %1358 = vector.extract %686#5[0] : f32 from vector<8xf32>
    %1359 = arith.addi %1357, %c8 : index
    memref.store %1358, %21[%1359] : memref<?xf32>
    %1360 = vector.extract %686#5[1] : f32 from vector<8xf32>
    %1361 = arith.addi %1357, %c5 : index
    memref.store %1360, %21[%1361] : memref<?xf32>
    %1362 = vector.extract %686#5[2] : f32 from vector<8xf32>
    %1363 = arith.addi %1357, %c10 : index
    memref.store %1362, %21[%1363] : memref<?xf32>
    %1364 = vector.extract %686#5[3] : f32 from vector<8xf32>
    %1365 = arith.addi %1357, %c32 : index
    memref.store %1364, %21[%1365] : memref<?xf32>
    %1366 = vector.extract %686#5[4] : f32 from vector<8xf32>
    %1367 = arith.addi %1357, %c7 : index
    memref.store %1366, %21[%1367] : memref<?xf32>
    %1368 = vector.extract %686#5[5] : f32 from vector<8xf32>
    %1369 = arith.addi %1357, %c33 : index
    memref.store %1368, %21[%1369] : memref<?xf32>
    %1370 = vector.extract %686#5[6] : f32 from vector<8xf32>
    %1371 = arith.addi %1357, %c34 : index
    memref.store %1370, %21[%1371] : memref<?xf32>
    %1372 = vector.extract %686#5[7] : f32 from vector<8xf32>
    %1373 = arith.addi %1357, %c35 : index
    memref.store %1372, %21[%1373] : memref<?xf32>
    wave.barrier
    %1374 = arith.muli %1333, %c3 : index
    %1375 = arith.addi %1374, %c8 : index
    %1376 = arith.muli %1375, %c5 : index
    %1377 = arith.addi %1376, %1332 : index
    %1378 = arith.addi %1377, %c8 : index
    %1379 = memref.load %21[%1378] : memref<?xf32>
    %1380 = arith.addi %1378, %c36 : index
    %1381 = memref.load %21[%1380] : memref<?xf32>
    %1382 = arith.addf %1379, %1381 : f32
    %1383 = arith.addi %1378, %c37 : index
    %1384 = memref.load %21[%1383] : memref<?xf32>
    %1385 = arith.addf %1382, %1384 : f32
    %1386 = arith.addi %1378, %c38 : index
    %1387 = memref.load %21[%1386] : memref<?xf32>
    %1388 = arith.addf %1385, %1387 : f32
    %1389 = arith.muli %1375, %c5 : index
    %1390 = arith.addi %1389, %1332 : index
    %1391 = arith.addi %1390, %c4 : index
    %1392 = memref.load %21[%1391] : memref<?xf32>
    %1393 = arith.addi %1391, %c36 : index
    %1394 = memref.load %21[%1393] : memref<?xf32>
    %1395 = arith.addf %1392, %1394 : f32
    %1396 = arith.addi %1391, %c37 : index
    %1397 = memref.load %21[%1396] : memref<?xf32>
    %1398 = arith.addf %1395, %1397 : f32
    %1399 = arith.addi %1391, %c38 : index
    %1400 = memref.load %21[%1399] : memref<?xf32>
    %1401 = arith.addf %1398, %1400 : f32
    %1402 = wave.lane
    %1403 = arith.addi %20, %c5 : index
    %1404 = arith.muli %1375, %c3 : index
    %1405 = arith.addi %1403, %1404 : index
    %1406 = arith.divui %1402, %c1 : index
    %1407 = arith.addi %1405, %1406 : index
    %1408 = arith.cmpi slt, %1407, %19 : index
    scf.if %1408 {
      %1409 = arith.cmpi eq, %hasFactors, %c2 : index
      %1410 = arith.muli %1407, %c3 : index
      %1411 = memref.load %factors[%1410] : memref<?xf32>
      %1412 = arith.mulf %1411, %operandScale : f32
      %1413 = arith.select %1409, %1412, %operandScale : f32
      %1414 = arith.remui %1402, %c1 : index
      %1415 = arith.muli %1414, %c41 : index
      %1416 = arith.addi %15, %1415 : index
      %1417 = vector.load %w[%1416] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1418 = vector.bitcast %1417 : vector<4xi8> to vector<1xf32>
      %1419 = vector.extract %1418[0] : f32 from vector<1xf32>
      %1420 = arith.mulf %1419, %1413 : f32
      %1421 = arith.mulf %1388, %1420 : f32
      %1422 = arith.remui %1402, %c1 : index
      %1423 = arith.muli %1422, %c41 : index
      %1424 = arith.addi %17, %1423 : index
      %1425 = vector.load %w[%1424] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1426 = vector.bitcast %1425 : vector<4xi8> to vector<1xf32>
      %1427 = vector.extract %1426[0] : f32 from vector<1xf32>
      %1428 = arith.mulf %1427, %1413 : f32
      %1429 = arith.mulf %1401, %1428 : f32
      %1430 = arith.muli %1407, %outputFeatures : index
      %1431 = arith.addi %1430, %24 : index
      %1432 = wave.lane
      %1433 = arith.remui %1432, %c1 : index
      %1434 = arith.addi %1431, %1433 : index
      scf.if %22 {
        %1435 = arith.addi %1434, %c8 : index
        %1436 = memref.load %residual[%1435] : memref<?xf32>
        %1437 = arith.addf %1436, %1421 : f32
        %1438 = arith.addi %1434, %c8 : index
        memref.store %1437, %out[%1438] : memref<?xf32>
      } else {
        %1439 = arith.addi %1434, %c8 : index
        memref.store %1421, %out[%1439] : memref<?xf32>
      }
      scf.if %22 {
        %1440 = arith.addi %1434, %c1 : index
        %1441 = memref.load %residual[%1440] : memref<?xf32>
        %1442 = arith.addf %1441, %1429 : f32
        %1443 = arith.addi %1434, %c1 : index
        memref.store %1442, %out[%1443] : memref<?xf32>
      } else {
        %1444 = arith.addi %1434, %c1 : index
        memref.store %1429, %out[%1444] : memref<?xf32>
      }
    }
    %1445 = arith.muli %1333, %c3 : index
    %1446 = arith.addi %1445, %c2 : index
    %1447 = arith.muli %1446, %c5 : index
    %1448 = arith.addi %1447, %1332 : index
    %1449 = arith.addi %1448, %c8 : index
    %1450 = memref.load %21[%1449] : memref<?xf32>
    %1451 = arith.addi %1449, %c36 : index
    %1452 = memref.load %21[%1451] : memref<?xf32>
    %1453 = arith.addf %1450, %1452 : f32
    %1454 = arith.addi %1449, %c37 : index
    %1455 = memref.load %21[%1454] : memref<?xf32>
    %1456 = arith.addf %1453, %1455 : f32
    %1457 = arith.addi %1449, %c38 : index
    %1458 = memref.load %21[%1457] : memref<?xf32>
    %1459 = arith.addf %1456, %1458 : f32
    %1460 = arith.muli %1446, %c5 : index
    %1461 = arith.addi %1460, %1332 : index
    %1462 = arith.addi %1461, %c4 : index
    %1463 = memref.load %21[%1462] : memref<?xf32>
    %1464 = arith.addi %1462, %c36 : index
    %1465 = memref.load %21[%1464] : memref<?xf32>
    %1466 = arith.addf %1463, %1465 : f32
    %1467 = arith.addi %1462, %c37 : index
    %1468 = memref.load %21[%1467] : memref<?xf32>
    %1469 = arith.addf %1466, %1468 : f32
    %1470 = arith.addi %1462, %c38 : index
    %1471 = memref.load %21[%1470] : memref<?xf32>
    %1472 = arith.addf %1469, %1471 : f32
    %1473 = wave.lane
    %1474 = arith.addi %20, %c5 : index
    %1475 = arith.muli %1446, %c3 : index
    %1476 = arith.addi %1474, %1475 : index
    %1477 = arith.divui %1473, %c1 : index
    %1478 = arith.addi %1476, %1477 : index
    %1479 = arith.cmpi slt, %1478, %19 : index
    scf.if %1479 {
      %1480 = arith.cmpi eq, %hasFactors, %c2 : index
      %1481 = arith.muli %1478, %c3 : index
      %1482 = memref.load %factors[%1481] : memref<?xf32>
      %1483 = arith.mulf %1482, %operandScale : f32
      %1484 = arith.select %1480, %1483, %operandScale : f32
      %1485 = arith.remui %1473, %c1 : index
      %1486 = arith.muli %1485, %c41 : index
      %1487 = arith.addi %15, %1486 : index
      %1488 = vector.load %w[%1487] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1489 = vector.bitcast %1488 : vector<4xi8> to vector<1xf32>
      %1490 = vector.extract %1489[0] : f32 from vector<1xf32>
      %1491 = arith.mulf %1490, %1484 : f32
      %1492 = arith.mulf %1459, %1491 : f32
      %1493 = arith.remui %1473, %c1 : index
      %1494 = arith.muli %1493, %c41 : index
      %1495 = arith.addi %17, %1494 : index
      %1496 = vector.load %w[%1495] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1497 = vector.bitcast %1496 : vector<4xi8> to vector<1xf32>
      %1498 = vector.extract %1497[0] : f32 from vector<1xf32>
      %1499 = arith.mulf %1498, %1484 : f32
      %1500 = arith.mulf %1472, %1499 : f32
      %1501 = arith.muli %1478, %outputFeatures : index
      %1502 = arith.addi %1501, %24 : index
      %1503 = wave.lane
      %1504 = arith.remui %1503, %c1 : index
      %1505 = arith.addi %1502, %1504 : index
      scf.if %22 {
        %1506 = arith.addi %1505, %c8 : index
        %1507 = memref.load %residual[%1506] : memref<?xf32>
        %1508 = arith.addf %1507, %1492 : f32
        %1509 = arith.addi %1505, %c8 : index
        memref.store %1508, %out[%1509] : memref<?xf32>
      } else {
        %1510 = arith.addi %1505, %c8 : index
        memref.store %1492, %out[%1510] : memref<?xf32>
      }
      scf.if %22 {
        %1511 = arith.addi %1505, %c1 : index
        %1512 = memref.load %residual[%1511] : memref<?xf32>
        %1513 = arith.addf %1512, %1500 : f32
        %1514 = arith.addi %1505, %c1 : index
        memref.store %1513, %out[%1514] : memref<?xf32>
      } else {
        %1515 = arith.addi %1505, %c1 : index
        memref.store %1500, %out[%1515] : memref<?xf32>
      }
    }
    %1516 = wave.lane
    wave.barrier
    %1517 = wave.wave
    %1518 = arith.muli %1517, %c3 : index
    %1519 = arith.addi %1518, %c8 : index
    %1520 = arith.muli %1519, %c4 : index
    %1521 = arith.addi %1520, %1516 : index
    %1522 = vector.extract %686#6[0] : f32 from vector<8xf32>
    %1523 = arith.addi %1521, %c8 : index
    memref.store %1522, %21[%1523] : memref<?xf32>
    %1524 = vector.extract %686#6[1] : f32 from vector<8xf32>
    %1525 = arith.addi %1521, %c5 : index
    memref.store %1524, %21[%1525] : memref<?xf32>
    %1526 = vector.extract %686#6[2] : f32 from vector<8xf32>
    %1527 = arith.addi %1521, %c10 : index
    memref.store %1526, %21[%1527] : memref<?xf32>
    %1528 = vector.extract %686#6[3] : f32 from vector<8xf32>
    %1529 = arith.addi %1521, %c32 : index
    memref.store %1528, %21[%1529] : memref<?xf32>
    %1530 = vector.extract %686#6[4] : f32 from vector<8xf32>
    %1531 = arith.addi %1521, %c7 : index
    memref.store %1530, %21[%1531] : memref<?xf32>
    %1532 = vector.extract %686#6[5] : f32 from vector<8xf32>
    %1533 = arith.addi %1521, %c33 : index
    memref.store %1532, %21[%1533] : memref<?xf32>
    %1534 = vector.extract %686#6[6] : f32 from vector<8xf32>
    %1535 = arith.addi %1521, %c34 : index
    memref.store %1534, %21[%1535] : memref<?xf32>
    %1536 = vector.extract %686#6[7] : f32 from vector<8xf32>
    %1537 = arith.addi %1521, %c35 : index
    memref.store %1536, %21[%1537] : memref<?xf32>
    %1538 = arith.muli %1517, %c3 : index
    %1539 = arith.addi %1538, %c2 : index
    %1540 = arith.muli %1539, %c4 : index
    %1541 = arith.addi %1540, %1516 : index
    %1542 = vector.extract %686#7[0] : f32 from vector<8xf32>
    %1543 = arith.addi %1541, %c8 : index
    memref.store %1542, %21[%1543] : memref<?xf32>
    %1544 = vector.extract %686#7[1] : f32 from vector<8xf32>
    %1545 = arith.addi %1541, %c5 : index
    memref.store %1544, %21[%1545] : memref<?xf32>
    %1546 = vector.extract %686#7[2] : f32 from vector<8xf32>
    %1547 = arith.addi %1541, %c10 : index
    memref.store %1546, %21[%1547] : memref<?xf32>
    %1548 = vector.extract %686#7[3] : f32 from vector<8xf32>
    %1549 = arith.addi %1541, %c32 : index
    memref.store %1548, %21[%1549] : memref<?xf32>
    %1550 = vector.extract %686#7[4] : f32 from vector<8xf32>
    %1551 = arith.addi %1541, %c7 : index
    memref.store %1550, %21[%1551] : memref<?xf32>
    %1552 = vector.extract %686#7[5] : f32 from vector<8xf32>
    %1553 = arith.addi %1541, %c33 : index
    memref.store %1552, %21[%1553] : memref<?xf32>
    %1554 = vector.extract %686#7[6] : f32 from vector<8xf32>
    %1555 = arith.addi %1541, %c34 : index
    memref.store %1554, %21[%1555] : memref<?xf32>
    %1556 = vector.extract %686#7[7] : f32 from vector<8xf32>
    %1557 = arith.addi %1541, %c35 : index
    memref.store %1556, %21[%1557] : memref<?xf32>
    wave.barrier
    %1558 = arith.muli %1517, %c3 : index
    %1559 = arith.addi %1558, %c8 : index
    %1560 = arith.muli %1559, %c5 : index
    %1561 = arith.addi %1560, %1516 : index
    %1562 = arith.addi %1561, %c8 : index
    %1563 = memref.load %21[%1562] : memref<?xf32>
    %1564 = arith.addi %1562, %c36 : index
    %1565 = memref.load %21[%1564] : memref<?xf32>
    %1566 = arith.addf %1563, %1565 : f32
    %1567 = arith.addi %1562, %c37 : index
    %1568 = memref.load %21[%1567] : memref<?xf32>
    %1569 = arith.addf %1566, %1568 : f32
    %1570 = arith.addi %1562, %c38 : index
    %1571 = memref.load %21[%1570] : memref<?xf32>
    %1572 = arith.addf %1569, %1571 : f32
    %1573 = arith.muli %1559, %c5 : index
    %1574 = arith.addi %1573, %1516 : index
    %1575 = arith.addi %1574, %c4 : index
    %1576 = memref.load %21[%1575] : memref<?xf32>
    %1577 = arith.addi %1575, %c36 : index
    %1578 = memref.load %21[%1577] : memref<?xf32>
    %1579 = arith.addf %1576, %1578 : f32
    %1580 = arith.addi %1575, %c37 : index
    %1581 = memref.load %21[%1580] : memref<?xf32>
    %1582 = arith.addf %1579, %1581 : f32
    %1583 = arith.addi %1575, %c38 : index
    %1584 = memref.load %21[%1583] : memref<?xf32>
    %1585 = arith.addf %1582, %1584 : f32
    %1586 = wave.lane
    %1587 = arith.addi %20, %c16 : index
    %1588 = arith.muli %1559, %c3 : index
    %1589 = arith.addi %1587, %1588 : index
    %1590 = arith.divui %1586, %c1 : index
    %1591 = arith.addi %1589, %1590 : index
    %1592 = arith.cmpi slt, %1591, %19 : index
    scf.if %1592 {
      %1593 = arith.cmpi eq, %hasFactors, %c2 : index
      %1594 = arith.muli %1591, %c3 : index
      %1595 = memref.load %factors[%1594] : memref<?xf32>
      %1596 = arith.mulf %1595, %operandScale : f32
      %1597 = arith.select %1593, %1596, %operandScale : f32
      %1598 = arith.remui %1586, %c1 : index
      %1599 = arith.muli %1598, %c41 : index
      %1600 = arith.addi %15, %1599 : index
      %1601 = vector.load %w[%1600] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1602 = vector.bitcast %1601 : vector<4xi8> to vector<1xf32>
      %1603 = vector.extract %1602[0] : f32 from vector<1xf32>
      %1604 = arith.mulf %1603, %1597 : f32
      %1605 = arith.mulf %1572, %1604 : f32
      %1606 = arith.remui %1586, %c1 : index
      %1607 = arith.muli %1606, %c41 : index
      %1608 = arith.addi %17, %1607 : index
      %1609 = vector.load %w[%1608] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1610 = vector.bitcast %1609 : vector<4xi8> to vector<1xf32>
      %1611 = vector.extract %1610[0] : f32 from vector<1xf32>
      %1612 = arith.mulf %1611, %1597 : f32
      %1613 = arith.mulf %1585, %1612 : f32
      %1614 = arith.muli %1591, %outputFeatures : index
      %1615 = arith.addi %1614, %24 : index
      %1616 = wave.lane
      %1617 = arith.remui %1616, %c1 : index
      %1618 = arith.addi %1615, %1617 : index
      scf.if %22 {
        %1619 = arith.addi %1618, %c8 : index
        %1620 = memref.load %residual[%1619] : memref<?xf32>
        %1621 = arith.addf %1620, %1605 : f32
        %1622 = arith.addi %1618, %c8 : index
        memref.store %1621, %out[%1622] : memref<?xf32>
      } else {
        %1623 = arith.addi %1618, %c8 : index
        memref.store %1605, %out[%1623] : memref<?xf32>
      }
      scf.if %22 {
        %1624 = arith.addi %1618, %c1 : index
        %1625 = memref.load %residual[%1624] : memref<?xf32>
        %1626 = arith.addf %1625, %1613 : f32
        %1627 = arith.addi %1618, %c1 : index
        memref.store %1626, %out[%1627] : memref<?xf32>
      } else {
        %1628 = arith.addi %1618, %c1 : index
        memref.store %1613, %out[%1628] : memref<?xf32>
      }
    }
    %1629 = arith.muli %1517, %c3 : index
    %1630 = arith.addi %1629, %c2 : index
    %1631 = arith.muli %1630, %c5 : index
    %1632 = arith.addi %1631, %1516 : index
    %1633 = arith.addi %1632, %c8 : index
    %1634 = memref.load %21[%1633] : memref<?xf32>
    %1635 = arith.addi %1633, %c36 : index
    %1636 = memref.load %21[%1635] : memref<?xf32>
    %1637 = arith.addf %1634, %1636 : f32
    %1638 = arith.addi %1633, %c37 : index
    %1639 = memref.load %21[%1638] : memref<?xf32>
    %1640 = arith.addf %1637, %1639 : f32
    %1641 = arith.addi %1633, %c38 : index
    %1642 = memref.load %21[%1641] : memref<?xf32>
    %1643 = arith.addf %1640, %1642 : f32
    %1644 = arith.muli %1630, %c5 : index
    %1645 = arith.addi %1644, %1516 : index
    %1646 = arith.addi %1645, %c4 : index
    %1647 = memref.load %21[%1646] : memref<?xf32>
    %1648 = arith.addi %1646, %c36 : index
    %1649 = memref.load %21[%1648] : memref<?xf32>
    %1650 = arith.addf %1647, %1649 : f32
    %1651 = arith.addi %1646, %c37 : index
    %1652 = memref.load %21[%1651] : memref<?xf32>
    %1653 = arith.addf %1650, %1652 : f32
    %1654 = arith.addi %1646, %c38 : index
    %1655 = memref.load %21[%1654] : memref<?xf32>
    %1656 = arith.addf %1653, %1655 : f32
    %1657 = wave.lane
    %1658 = arith.addi %20, %c16 : index
    %1659 = arith.muli %1630, %c3 : index
    %1660 = arith.addi %1658, %1659 : index
    %1661 = arith.divui %1657, %c1 : index
    %1662 = arith.addi %1660, %1661 : index
    %1663 = arith.cmpi slt, %1662, %19 : index
    scf.if %1663 {
      %1664 = arith.cmpi eq, %hasFactors, %c2 : index
      %1665 = arith.muli %1662, %c3 : index
      %1666 = memref.load %factors[%1665] : memref<?xf32>
      %1667 = arith.mulf %1666, %operandScale : f32
      %1668 = arith.select %1664, %1667, %operandScale : f32
      %1669 = arith.remui %1657, %c1 : index
      %1670 = arith.muli %1669, %c41 : index
      %1671 = arith.addi %15, %1670 : index
      %1672 = vector.load %w[%1671] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1673 = vector.bitcast %1672 : vector<4xi8> to vector<1xf32>
      %1674 = vector.extract %1673[0] : f32 from vector<1xf32>
      %1675 = arith.mulf %1674, %1668 : f32
      %1676 = arith.mulf %1643, %1675 : f32
      %1677 = arith.remui %1657, %c1 : index
      %1678 = arith.muli %1677, %c41 : index
      %1679 = arith.addi %17, %1678 : index
      %1680 = vector.load %w[%1679] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1681 = vector.bitcast %1680 : vector<4xi8> to vector<1xf32>
      %1682 = vector.extract %1681[0] : f32 from vector<1xf32>
      %1683 = arith.mulf %1682, %1668 : f32
      %1684 = arith.mulf %1656, %1683 : f32
      %1685 = arith.muli %1662, %outputFeatures : index
      %1686 = arith.addi %1685, %24 : index
      %1687 = wave.lane
      %1688 = arith.remui %1687, %c1 : index
      %1689 = arith.addi %1686, %1688 : index
      scf.if %22 {
        %1690 = arith.addi %1689, %c8 : index
        %1691 = memref.load %residual[%1690] : memref<?xf32>
        %1692 = arith.addf %1691, %1676 : f32
        %1693 = arith.addi %1689, %c8 : index
        memref.store %1692, %out[%1693] : memref<?xf32>
      } else {
        %1694 = arith.addi %1689, %c8 : index
        memref.store %1676, %out[%1694] : memref<?xf32>
      }
      scf.if %22 {
        %1695 = arith.addi %1689, %c1 : index
        %1696 = memref.load %residual[%1695] : memref<?xf32>
        %1697 = arith.addf %1696, %1684 : f32
        %1698 = arith.addi %1689, %c1 : index
        memref.store %1697, %out[%1698] : memref<?xf32>
      } else {
        %1699 = arith.addi %1689, %c1 : index
        memref.store %1684, %out[%1699] : memref<?xf32>
      }
    }
  }
  wave.return
}
