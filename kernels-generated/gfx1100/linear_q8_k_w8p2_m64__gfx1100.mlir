// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q8_k', waves=8, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q8_k_w8p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 8 : i64} {
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
  %c11 = arith.constant 4096 : index
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
  %c39 = arith.constant 2048 : index
  %c40 = arith.constant 2560 : index
  %c41 = arith.constant 3072 : index
  %c42 = arith.constant 3584 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c45 = arith.constant 4 : index
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
    %1006 = arith.muli %965, %c2 : index
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
    %1021 = arith.addi %1010, %c39 : index
    %1022 = memref.load %21[%1021] : memref<?xf32>
    %1023 = arith.addf %1020, %1022 : f32
    %1024 = arith.addi %1010, %c40 : index
    %1025 = memref.load %21[%1024] : memref<?xf32>
    %1026 = arith.addf %1023, %1025 : f32
    %1027 = arith.addi %1010, %c41 : index
    %1028 = memref.load %21[%1027] : memref<?xf32>
    %1029 = arith.addf %1026, %1028 : f32
    %1030 = arith.addi %1010, %c42 : index
    %1031 = memref.load %21[%1030] : memref<?xf32>
    %1032 = arith.addf %1029, %1031 : f32
    %1033 = arith.muli %1007, %c5 : index
    %1034 = arith.addi %1033, %964 : index
    %1035 = arith.addi %1034, %c4 : index
    %1036 = memref.load %21[%1035] : memref<?xf32>
    %1037 = arith.addi %1035, %c36 : index
    %1038 = memref.load %21[%1037] : memref<?xf32>
    %1039 = arith.addf %1036, %1038 : f32
    %1040 = arith.addi %1035, %c37 : index
    %1041 = memref.load %21[%1040] : memref<?xf32>
    %1042 = arith.addf %1039, %1041 : f32
    %1043 = arith.addi %1035, %c38 : index
    %1044 = memref.load %21[%1043] : memref<?xf32>
    %1045 = arith.addf %1042, %1044 : f32
    %1046 = arith.addi %1035, %c39 : index
    %1047 = memref.load %21[%1046] : memref<?xf32>
    %1048 = arith.addf %1045, %1047 : f32
    %1049 = arith.addi %1035, %c40 : index
    %1050 = memref.load %21[%1049] : memref<?xf32>
    %1051 = arith.addf %1048, %1050 : f32
    %1052 = arith.addi %1035, %c41 : index
    %1053 = memref.load %21[%1052] : memref<?xf32>
    %1054 = arith.addf %1051, %1053 : f32
    %1055 = arith.addi %1035, %c42 : index
    %1056 = memref.load %21[%1055] : memref<?xf32>
    %1057 = arith.addf %1054, %1056 : f32
    %1058 = wave.lane
    %1059 = arith.addi %20, %c8 : index
    %1060 = arith.muli %1007, %c3 : index
    %1061 = arith.addi %1059, %1060 : index
    %1062 = arith.divui %1058, %c1 : index
    %1063 = arith.addi %1061, %1062 : index
    %1064 = arith.cmpi slt, %1063, %19 : index
    scf.if %1064 {
      %1065 = arith.cmpi eq, %hasFactors, %c2 : index
      %1066 = arith.muli %1063, %c3 : index
      %1067 = memref.load %factors[%1066] : memref<?xf32>
      %1068 = arith.mulf %1067, %operandScale : f32
      %1069 = arith.select %1065, %1068, %operandScale : f32
      %1070 = arith.remui %1058, %c1 : index
      %1071 = arith.muli %1070, %c45 : index
      %1072 = arith.addi %15, %1071 : index
      %1073 = vector.load %w[%1072] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1074 = vector.bitcast %1073 : vector<4xi8> to vector<1xf32>
      %1075 = vector.extract %1074[0] : f32 from vector<1xf32>
      %1076 = arith.mulf %1075, %1069 : f32
      %1077 = arith.mulf %1032, %1076 : f32
      %1078 = arith.remui %1058, %c1 : index
      %1079 = arith.muli %1078, %c45 : index
      %1080 = arith.addi %17, %1079 : index
      %1081 = vector.load %w[%1080] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1082 = vector.bitcast %1081 : vector<4xi8> to vector<1xf32>
      %1083 = vector.extract %1082[0] : f32 from vector<1xf32>
      %1084 = arith.mulf %1083, %1069 : f32
      %1085 = arith.mulf %1057, %1084 : f32
      %1086 = arith.muli %1063, %outputFeatures : index
      %1087 = arith.addi %1086, %24 : index
      %1088 = wave.lane
      %1089 = arith.remui %1088, %c1 : index
      %1090 = arith.addi %1087, %1089 : index
      scf.if %22 {
        %1091 = arith.addi %1090, %c8 : index
        %1092 = memref.load %residual[%1091] : memref<?xf32>
        %1093 = arith.addf %1092, %1077 : f32
        %1094 = arith.addi %1090, %c8 : index
        memref.store %1093, %out[%1094] : memref<?xf32>
      } else {
        %1095 = arith.addi %1090, %c8 : index
        memref.store %1077, %out[%1095] : memref<?xf32>
      }
      scf.if %22 {
        %1096 = arith.addi %1090, %c1 : index
        %1097 = memref.load %residual[%1096] : memref<?xf32>
        %1098 = arith.addf %1097, %1085 : f32
        %1099 = arith.addi %1090, %c1 : index
        memref.store %1098, %out[%1099] : memref<?xf32>
      } else {
        %1100 = arith.addi %1090, %c1 : index
        memref.store %1085, %out[%1100] : memref<?xf32>
      }
    }
    %1101 = wave.lane
    wave.barrier
    %1102 = wave.wave
    %1103 = arith.muli %1102, %c3 : index
    %1104 = arith.addi %1103, %c8 : index
    %1105 = arith.muli %1104, %c4 : index
    %1106 = arith.addi %1105, %1101 : index
    %1107 = vector.extract %686#2[0] : f32 from vector<8xf32>
    %1108 = arith.addi %1106, %c8 : index
    memref.store %1107, %21[%1108] : memref<?xf32>
    %1109 = vector.extract %686#2[1] : f32 from vector<8xf32>
    %1110 = arith.addi %1106, %c5 : index
    memref.store %1109, %21[%1110] : memref<?xf32>
    %1111 = vector.extract %686#2[2] : f32 from vector<8xf32>
    %1112 = arith.addi %1106, %c10 : index
    memref.store %1111, %21[%1112] : memref<?xf32>
    %1113 = vector.extract %686#2[3] : f32 from vector<8xf32>
    %1114 = arith.addi %1106, %c32 : index
    memref.store %1113, %21[%1114] : memref<?xf32>
    %1115 = vector.extract %686#2[4] : f32 from vector<8xf32>
    %1116 = arith.addi %1106, %c7 : index
    memref.store %1115, %21[%1116] : memref<?xf32>
    %1117 = vector.extract %686#2[5] : f32 from vector<8xf32>
    %1118 = arith.addi %1106, %c33 : index
    memref.store %1117, %21[%1118] : memref<?xf32>
    %1119 = vector.extract %686#2[6] : f32 from vector<8xf32>
    %1120 = arith.addi %1106, %c34 : index
    memref.store %1119, %21[%1120] : memref<?xf32>
    %1121 = vector.extract %686#2[7] : f32 from vector<8xf32>
    %1122 = arith.addi %1106, %c35 : index
    memref.store %1121, %21[%1122] : memref<?xf32>
    %1123 = arith.muli %1102, %c3 : index
    %1124 = arith.addi %1123, %c2 : index
    %1125 = arith.muli %1124, %c4 : index
    %1126 = arith.addi %1125, %1101 : index
    %1127 = vector.extract %686#3[0] : f32 from vector<8xf32>
    %1128 = arith.addi %1126, %c8 : index
    memref.store %1127, %21[%1128] : memref<?xf32>
    %1129 = vector.extract %686#3[1] : f32 from vector<8xf32>
    %1130 = arith.addi %1126, %c5 : index
    memref.store %1129, %21[%1130] : memref<?xf32>
    %1131 = vector.extract %686#3[2] : f32 from vector<8xf32>
    %1132 = arith.addi %1126, %c10 : index
    memref.store %1131, %21[%1132] : memref<?xf32>
    %1133 = vector.extract %686#3[3] : f32 from vector<8xf32>
    %1134 = arith.addi %1126, %c32 : index
    memref.store %1133, %21[%1134] : memref<?xf32>
    %1135 = vector.extract %686#3[4] : f32 from vector<8xf32>
    %1136 = arith.addi %1126, %c7 : index
    memref.store %1135, %21[%1136] : memref<?xf32>
    %1137 = vector.extract %686#3[5] : f32 from vector<8xf32>
    %1138 = arith.addi %1126, %c33 : index
    memref.store %1137, %21[%1138] : memref<?xf32>
    %1139 = vector.extract %686#3[6] : f32 from vector<8xf32>
    %1140 = arith.addi %1126, %c34 : index
    memref.store %1139, %21[%1140] : memref<?xf32>
    %1141 = vector.extract %686#3[7] : f32 from vector<8xf32>
    %1142 = arith.addi %1126, %c35 : index
    memref.store %1141, %21[%1142] : memref<?xf32>
    wave.barrier
    %1143 = arith.muli %1102, %c2 : index
    %1144 = arith.addi %1143, %c8 : index
    %1145 = arith.muli %1144, %c5 : index
    %1146 = arith.addi %1145, %1101 : index
    %1147 = arith.addi %1146, %c8 : index
    %1148 = memref.load %21[%1147] : memref<?xf32>
    %1149 = arith.addi %1147, %c36 : index
    %1150 = memref.load %21[%1149] : memref<?xf32>
    %1151 = arith.addf %1148, %1150 : f32
    %1152 = arith.addi %1147, %c37 : index
    %1153 = memref.load %21[%1152] : memref<?xf32>
    %1154 = arith.addf %1151, %1153 : f32
    %1155 = arith.addi %1147, %c38 : index
    %1156 = memref.load %21[%1155] : memref<?xf32>
    %1157 = arith.addf %1154, %1156 : f32
    %1158 = arith.addi %1147, %c39 : index
    %1159 = memref.load %21[%1158] : memref<?xf32>
    %1160 = arith.addf %1157, %1159 : f32
    %1161 = arith.addi %1147, %c40 : index
    %1162 = memref.load %21[%1161] : memref<?xf32>
    %1163 = arith.addf %1160, %1162 : f32
    %1164 = arith.addi %1147, %c41 : index
    %1165 = memref.load %21[%1164] : memref<?xf32>
    %1166 = arith.addf %1163, %1165 : f32
    %1167 = arith.addi %1147, %c42 : index
    %1168 = memref.load %21[%1167] : memref<?xf32>
    %1169 = arith.addf %1166, %1168 : f32
    %1170 = arith.muli %1144, %c5 : index
    %1171 = arith.addi %1170, %1101 : index
    %1172 = arith.addi %1171, %c4 : index
    %1173 = memref.load %21[%1172] : memref<?xf32>
    %1174 = arith.addi %1172, %c36 : index
    %1175 = memref.load %21[%1174] : memref<?xf32>
    %1176 = arith.addf %1173, %1175 : f32
    %1177 = arith.addi %1172, %c37 : index
    %1178 = memref.load %21[%1177] : memref<?xf32>
    %1179 = arith.addf %1176, %1178 : f32
    %1180 = arith.addi %1172, %c38 : index
    %1181 = memref.load %21[%1180] : memref<?xf32>
    %1182 = arith.addf %1179, %1181 : f32
    %1183 = arith.addi %1172, %c39 : index
    %1184 = memref.load %21[%1183] : memref<?xf32>
    %1185 = arith.addf %1182, %1184 : f32
    %1186 = arith.addi %1172, %c40 : index
    %1187 = memref.load %21[%1186] : memref<?xf32>
    %1188 = arith.addf %1185, %1187 : f32
    %1189 = arith.addi %1172, %c41 : index
    %1190 = memref.load %21[%1189] : memref<?xf32>
    %1191 = arith.addf %1188, %1190 : f32
    %1192 = arith.addi %1172, %c42 : index
    %1193 = memref.load %21[%1192] : memref<?xf32>
    %1194 = arith.addf %1191, %1193 : f32
    %1195 = wave.lane
    %1196 = arith.addi %20, %c1 : index
    %1197 = arith.muli %1144, %c3 : index
    %1198 = arith.addi %1196, %1197 : index
    %1199 = arith.divui %1195, %c1 : index
    %1200 = arith.addi %1198, %1199 : index
    %1201 = arith.cmpi slt, %1200, %19 : index
    scf.if %1201 {
      %1202 = arith.cmpi eq, %hasFactors, %c2 : index
      %1203 = arith.muli %1200, %c3 : index
      %1204 = memref.load %factors[%1203] : memref<?xf32>
      %1205 = arith.mulf %1204, %operandScale : f32
      %1206 = arith.select %1202, %1205, %operandScale : f32
      %1207 = arith.remui %1195, %c1 : index
      %1208 = arith.muli %1207, %c45 : index
      %1209 = arith.addi %15, %1208 : index
      %1210 = vector.load %w[%1209] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1211 = vector.bitcast %1210 : vector<4xi8> to vector<1xf32>
      %1212 = vector.extract %1211[0] : f32 from vector<1xf32>
      %1213 = arith.mulf %1212, %1206 : f32
      %1214 = arith.mulf %1169, %1213 : f32
      %1215 = arith.remui %1195, %c1 : index
      %1216 = arith.muli %1215, %c45 : index
      %1217 = arith.addi %17, %1216 : index
      %1218 = vector.load %w[%1217] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1219 = vector.bitcast %1218 : vector<4xi8> to vector<1xf32>
      %1220 = vector.extract %1219[0] : f32 from vector<1xf32>
      %1221 = arith.mulf %1220, %1206 : f32
      %1222 = arith.mulf %1194, %1221 : f32
      %1223 = arith.muli %1200, %outputFeatures : index
      %1224 = arith.addi %1223, %24 : index
      %1225 = wave.lane
      %1226 = arith.remui %1225, %c1 : index
      %1227 = arith.addi %1224, %1226 : index
      scf.if %22 {
        %1228 = arith.addi %1227, %c8 : index
        %1229 = memref.load %residual[%1228] : memref<?xf32>
        %1230 = arith.addf %1229, %1214 : f32
        %1231 = arith.addi %1227, %c8 : index
        memref.store %1230, %out[%1231] : memref<?xf32>
      } else {
        %1232 = arith.addi %1227, %c8 : index
        memref.store %1214, %out[%1232] : memref<?xf32>
      }
      scf.if %22 {
        %1233 = arith.addi %1227, %c1 : index
        %1234 = memref.load %residual[%1233] : memref<?xf32>
        %1235 = arith.addf %1234, %1222 : f32
        %1236 = arith.addi %1227, %c1 : index
        memref.store %1235, %out[%1236] : memref<?xf32>
      } else {
        %1237 = arith.addi %1227, %c1 : index
        memref.store %1222, %out[%1237] : memref<?xf32>
      }
    }
    %1238 = wave.lane
    wave.barrier
    %1239 = wave.wave
    %1240 = arith.muli %1239, %c3 : index
    %1241 = arith.addi %1240, %c8 : index
    %1242 = arith.muli %1241, %c4 : index
    %1243 = arith.addi %1242, %1238 : index
    %1244 = vector.extract %686#4[0] : f32 from vector<8xf32>
    %1245 = arith.addi %1243, %c8 : index
    memref.store %1244, %21[%1245] : memref<?xf32>
    %1246 = vector.extract %686#4[1] : f32 from vector<8xf32>
    %1247 = arith.addi %1243, %c5 : index
    memref.store %1246, %21[%1247] : memref<?xf32>
    %1248 = vector.extract %686#4[2] : f32 from vector<8xf32>
    %1249 = arith.addi %1243, %c10 : index
    memref.store %1248, %21[%1249] : memref<?xf32>
    %1250 = vector.extract %686#4[3] : f32 from vector<8xf32>
    %1251 = arith.addi %1243, %c32 : index
    memref.store %1250, %21[%1251] : memref<?xf32>
    %1252 = vector.extract %686#4[4] : f32 from vector<8xf32>
    %1253 = arith.addi %1243, %c7 : index
    memref.store %1252, %21[%1253] : memref<?xf32>
    %1254 = vector.extract %686#4[5] : f32 from vector<8xf32>
    %1255 = arith.addi %1243, %c33 : index
    memref.store %1254, %21[%1255] : memref<?xf32>
    %1256 = vector.extract %686#4[6] : f32 from vector<8xf32>
    %1257 = arith.addi %1243, %c34 : index
    memref.store %1256, %21[%1257] : memref<?xf32>
    %1258 = vector.extract %686#4[7] : f32 from vector<8xf32>
    %1259 = arith.addi %1243, %c35 : index
    memref.store %1258, %21[%1259] : memref<?xf32>
    %1260 = arith.muli %1239, %c3 : index
    %1261 = arith.addi %1260, %c2 : index
    %1262 = arith.muli %1261, %c4 : index
    %1263 = arith.addi %1262, %1238 : index
    %1264 = vector.extract %686#5[0] : f32 from vector<8xf32>
    %1265 = arith.addi %1263, %c8 : index
    memref.store %1264, %21[%1265] : memref<?xf32>
    %1266 = vector.extract %686#5[1] : f32 from vector<8xf32>
    %1267 = arith.addi %1263, %c5 : index
    memref.store %1266, %21[%1267] : memref<?xf32>
    %1268 = vector.extract %686#5[2] : f32 from vector<8xf32>
    %1269 = arith.addi %1263, %c10 : index
    memref.store %1268, %21[%1269] : memref<?xf32>
    %1270 = vector.extract %686#5[3] : f32 from vector<8xf32>
    %1271 = arith.addi %1263, %c32 : index
    memref.store %1270, %21[%1271] : memref<?xf32>
    %1272 = vector.extract %686#5[4] : f32 from vector<8xf32>
    %1273 = arith.addi %1263, %c7 : index
    memref.store %1272, %21[%1273] : memref<?xf32>
    %1274 = vector.extract %686#5[5] : f32 from vector<8xf32>
    %1275 = arith.addi %1263, %c33 : index
    memref.store %1274, %21[%1275] : memref<?xf32>
    %1276 = vector.extract %686#5[6] : f32 from vector<8xf32>
    %1277 = arith.addi %1263, %c34 : index
    memref.store %1276, %21[%1277] : memref<?xf32>
    %1278 = vector.extract %686#5[7] : f32 from vector<8xf32>
    %1279 = arith.addi %1263, %c35 : index
    memref.store %1278, %21[%1279] : memref<?xf32>
    wave.barrier
    %1280 = arith.muli %1239, %c2 : index
    %1281 = arith.addi %1280, %c8 : index
    %1282 = arith.muli %1281, %c5 : index
    %1283 = arith.addi %1282, %1238 : index
    %1284 = arith.addi %1283, %c8 : index
    %1285 = memref.load %21[%1284] : memref<?xf32>
    %1286 = arith.addi %1284, %c36 : index
    %1287 = memref.load %21[%1286] : memref<?xf32>
    %1288 = arith.addf %1285, %1287 : f32
    %1289 = arith.addi %1284, %c37 : index
    %1290 = memref.load %21[%1289] : memref<?xf32>
    %1291 = arith.addf %1288, %1290 : f32
    %1292 = arith.addi %1284, %c38 : index
    %1293 = memref.load %21[%1292] : memref<?xf32>
    %1294 = arith.addf %1291, %1293 : f32
    %1295 = arith.addi %1284, %c39 : index
    %1296 = memref.load %21[%1295] : memref<?xf32>
    %1297 = arith.addf %1294, %1296 : f32
    %1298 = arith.addi %1284, %c40 : index
    %1299 = memref.load %21[%1298] : memref<?xf32>
    %1300 = arith.addf %1297, %1299 : f32
    %1301 = arith.addi %1284, %c41 : index
    %1302 = memref.load %21[%1301] : memref<?xf32>
    %1303 = arith.addf %1300, %1302 : f32
    %1304 = arith.addi %1284, %c42 : index
    %1305 = memref.load %21[%1304] : memref<?xf32>
    %1306 = arith.addf %1303, %1305 : f32
    %1307 = arith.muli %1281, %c5 : index
    %1308 = arith.addi %1307, %1238 : index
    %1309 = arith.addi %1308, %c4 : index
    %1310 = memref.load %21[%1309] : memref<?xf32>
    %1311 = arith.addi %1309, %c36 : index
    %1312 = memref.load %21[%1311] : memref<?xf32>
    %1313 = arith.addf %1310, %1312 : f32
    %1314 = arith.addi %1309, %c37 : index
    %1315 = memref.load %21[%1314] : memref<?xf32>
    %1316 = arith.addf %1313, %1315 : f32
    %1317 = arith.addi %1309, %c38 : index
    %1318 = memref.load %21[%1317] : memref<?xf32>
    %1319 = arith.addf %1316, %1318 : f32
    %1320 = arith.addi %1309, %c39 : index
    %1321 = memref.load %21[%1320] : memref<?xf32>
    %1322 = arith.addf %1319, %1321 : f32
    %1323 = arith.addi %1309, %c40 : index
    %1324 = memref.load %21[%1323] : memref<?xf32>
    %1325 = arith.addf %1322, %1324 : f32
    %1326 = arith.addi %1309, %c41 : index
    %1327 = memref.load %21[%1326] : memref<?xf32>
    %1328 = arith.addf %1325, %1327 : f32
    %1329 = arith.addi %1309, %c42 : index
    %1330 = memref.load %21[%1329] : memref<?xf32>
    %1331 = arith.addf %1328, %1330 : f32
    %1332 = wave.lane
    %1333 = arith.addi %20, %c5 : index
    %1334 = arith.muli %1281, %c3 : index
    %1335 = arith.addi %1333, %1334 : index
    %1336 = arith.divui %1332, %c1 : index
    %1337 = arith.addi %1335, %1336 : index
    %1338 = arith.cmpi slt, %1337, %19 : index
    scf.if %1338 {
      %1339 = arith.cmpi eq, %hasFactors, %c2 : index
      %1340 = arith.muli %1337, %c3 : index
      %1341 = memref.load %factors[%1340] : memref<?xf32>
      %1342 = arith.mulf %1341, %operandScale : f32
      %1343 = arith.select %1339, %1342, %operandScale : f32
      %1344 = arith.remui %1332, %c1 : index
      %1345 = arith.muli %1344, %c45 : index
      %1346 = arith.addi %15, %1345 : index
      %1347 = vector.load %w[%1346] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1348 = vector.bitcast %1347 : vector<4xi8> to vector<1xf32>
      %1349 = vector.extract %1348[0] : f32 from vector<1xf32>
      %1350 = arith.mulf %1349, %1343 : f32
      %1351 = arith.mulf %1306, %1350 : f32
      %1352 = arith.remui %1332, %c1 : index
      %1353 = arith.muli %1352, %c45 : index
      %1354 = arith.addi %17, %1353 : index
      %1355 = vector.load %w[%1354] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1356 = vector.bitcast %1355 : vector<4xi8> to vector<1xf32>
      %1357 = vector.extract %1356[0] : f32 from vector<1xf32>
      %1358 = arith.mulf %1357, %1343 : f32
      %1359 = arith.mulf %1331, %1358 : f32
      %1360 = arith.muli %1337, %outputFeatures : index
      %1361 = arith.addi %1360, %24 : index
      %1362 = wave.lane
      %1363 = arith.remui %1362, %c1 : index
      %1364 = arith.addi %1361, %1363 : index
      scf.if %22 {
        %1365 = arith.addi %1364, %c8 : index
        %1366 = memref.load %residual[%1365] : memref<?xf32>
        %1367 = arith.addf %1366, %1351 : f32
        %1368 = arith.addi %1364, %c8 : index
        memref.store %1367, %out[%1368] : memref<?xf32>
      } else {
        %1369 = arith.addi %1364, %c8 : index
        memref.store %1351, %out[%1369] : memref<?xf32>
      }
      scf.if %22 {
        %1370 = arith.addi %1364, %c1 : index
        %1371 = memref.load %residual[%1370] : memref<?xf32>
        %1372 = arith.addf %1371, %1359 : f32
        %1373 = arith.addi %1364, %c1 : index
        memref.store %1372, %out[%1373] : memref<?xf32>
      } else {
        %1374 = arith.addi %1364, %c1 : index
        memref.store %1359, %out[%1374] : memref<?xf32>
      }
    }
    %1375 = wave.lane
    wave.barrier
    %1376 = wave.wave
    %1377 = arith.muli %1376, %c3 : index
    %1378 = arith.addi %1377, %c8 : index
    %1379 = arith.muli %1378, %c4 : index
    %1380 = arith.addi %1379, %1375 : index
    %1381 = vector.extract %686#6[0] : f32 from vector<8xf32>
    %1382 = arith.addi %1380, %c8 : index
    memref.store %1381, %21[%1382] : memref<?xf32>
    %1383 = vector.extract %686#6[1] : f32 from vector<8xf32>
    %1384 = arith.addi %1380, %c5 : index
    memref.store %1383, %21[%1384] : memref<?xf32>
    %1385 = vector.extract %686#6[2] : f32 from vector<8xf32>
    %1386 = arith.addi %1380, %c10 : index
    memref.store %1385, %21[%1386] : memref<?xf32>
    %1387 = vector.extract %686#6[3] : f32 from vector<8xf32>
    %1388 = arith.addi %1380, %c32 : index
    memref.store %1387, %21[%1388] : memref<?xf32>
    %1389 = vector.extract %686#6[4] : f32 from vector<8xf32>
    %1390 = arith.addi %1380, %c7 : index
    memref.store %1389, %21[%1390] : memref<?xf32>
    %1391 = vector.extract %686#6[5] : f32 from vector<8xf32>
    %1392 = arith.addi %1380, %c33 : index
    memref.store %1391, %21[%1392] : memref<?xf32>
    %1393 = vector.extract %686#6[6] : f32 from vector<8xf32>
    %1394 = arith.addi %1380, %c34 : index
    memref.store %1393, %21[%1394] : memref<?xf32>
    %1395 = vector.extract %686#6[7] : f32 from vector<8xf32>
    %1396 = arith.addi %1380, %c35 : index
    memref.store %1395, %21[%1396] : memref<?xf32>
    %1397 = arith.muli %1376, %c3 : index
    %1398 = arith.addi %1397, %c2 : index
    %1399 = arith.muli %1398, %c4 : index
    %1400 = arith.addi %1399, %1375 : index
    %1401 = vector.extract %686#7[0] : f32 from vector<8xf32>
    %1402 = arith.addi %1400, %c8 : index
    memref.store %1401, %21[%1402] : memref<?xf32>
    %1403 = vector.extract %686#7[1] : f32 from vector<8xf32>
    %1404 = arith.addi %1400, %c5 : index
    memref.store %1403, %21[%1404] : memref<?xf32>
    %1405 = vector.extract %686#7[2] : f32 from vector<8xf32>
    %1406 = arith.addi %1400, %c10 : index
    memref.store %1405, %21[%1406] : memref<?xf32>
    %1407 = vector.extract %686#7[3] : f32 from vector<8xf32>
    %1408 = arith.addi %1400, %c32 : index
    memref.store %1407, %21[%1408] : memref<?xf32>
    %1409 = vector.extract %686#7[4] : f32 from vector<8xf32>
    %1410 = arith.addi %1400, %c7 : index
    memref.store %1409, %21[%1410] : memref<?xf32>
    %1411 = vector.extract %686#7[5] : f32 from vector<8xf32>
    %1412 = arith.addi %1400, %c33 : index
    memref.store %1411, %21[%1412] : memref<?xf32>
    %1413 = vector.extract %686#7[6] : f32 from vector<8xf32>
    %1414 = arith.addi %1400, %c34 : index
    memref.store %1413, %21[%1414] : memref<?xf32>
    %1415 = vector.extract %686#7[7] : f32 from vector<8xf32>
    %1416 = arith.addi %1400, %c35 : index
    memref.store %1415, %21[%1416] : memref<?xf32>
    wave.barrier
    %1417 = arith.muli %1376, %c2 : index
    %1418 = arith.addi %1417, %c8 : index
    %1419 = arith.muli %1418, %c5 : index
    %1420 = arith.addi %1419, %1375 : index
    %1421 = arith.addi %1420, %c8 : index
    %1422 = memref.load %21[%1421] : memref<?xf32>
    %1423 = arith.addi %1421, %c36 : index
    %1424 = memref.load %21[%1423] : memref<?xf32>
    %1425 = arith.addf %1422, %1424 : f32
    %1426 = arith.addi %1421, %c37 : index
    %1427 = memref.load %21[%1426] : memref<?xf32>
    %1428 = arith.addf %1425, %1427 : f32
    %1429 = arith.addi %1421, %c38 : index
    %1430 = memref.load %21[%1429] : memref<?xf32>
    %1431 = arith.addf %1428, %1430 : f32
    %1432 = arith.addi %1421, %c39 : index
    %1433 = memref.load %21[%1432] : memref<?xf32>
    %1434 = arith.addf %1431, %1433 : f32
    %1435 = arith.addi %1421, %c40 : index
    %1436 = memref.load %21[%1435] : memref<?xf32>
    %1437 = arith.addf %1434, %1436 : f32
    %1438 = arith.addi %1421, %c41 : index
    %1439 = memref.load %21[%1438] : memref<?xf32>
    %1440 = arith.addf %1437, %1439 : f32
    %1441 = arith.addi %1421, %c42 : index
    %1442 = memref.load %21[%1441] : memref<?xf32>
    %1443 = arith.addf %1440, %1442 : f32
    %1444 = arith.muli %1418, %c5 : index
    %1445 = arith.addi %1444, %1375 : index
    %1446 = arith.addi %1445, %c4 : index
    %1447 = memref.load %21[%1446] : memref<?xf32>
    %1448 = arith.addi %1446, %c36 : index
    %1449 = memref.load %21[%1448] : memref<?xf32>
    %1450 = arith.addf %1447, %1449 : f32
    %1451 = arith.addi %1446, %c37 : index
    %1452 = memref.load %21[%1451] : memref<?xf32>
    %1453 = arith.addf %1450, %1452 : f32
    %1454 = arith.addi %1446, %c38 : index
    %1455 = memref.load %21[%1454] : memref<?xf32>
    %1456 = arith.addf %1453, %1455 : f32
    %1457 = arith.addi %1446, %c39 : index
    %1458 = memref.load %21[%1457] : memref<?xf32>
    %1459 = arith.addf %1456, %1458 : f32
    %1460 = arith.addi %1446, %c40 : index
    %1461 = memref.load %21[%1460] : memref<?xf32>
    %1462 = arith.addf %1459, %1461 : f32
    %1463 = arith.addi %1446, %c41 : index
    %1464 = memref.load %21[%1463] : memref<?xf32>
    %1465 = arith.addf %1462, %1464 : f32
    %1466 = arith.addi %1446, %c42 : index
    %1467 = memref.load %21[%1466] : memref<?xf32>
    %1468 = arith.addf %1465, %1467 : f32
    %1469 = wave.lane
    %1470 = arith.addi %20, %c16 : index
    %1471 = arith.muli %1418, %c3 : index
    %1472 = arith.addi %1470, %1471 : index
    %1473 = arith.divui %1469, %c1 : index
    %1474 = arith.addi %1472, %1473 : index
    %1475 = arith.cmpi slt, %1474, %19 : index
    scf.if %1475 {
      %1476 = arith.cmpi eq, %hasFactors, %c2 : index
      %1477 = arith.muli %1474, %c3 : index
      %1478 = memref.load %factors[%1477] : memref<?xf32>
      %1479 = arith.mulf %1478, %operandScale : f32
      %1480 = arith.select %1476, %1479, %operandScale : f32
      %1481 = arith.remui %1469, %c1 : index
      %1482 = arith.muli %1481, %c45 : index
      %1483 = arith.addi %15, %1482 : index
      %1484 = vector.load %w[%1483] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1485 = vector.bitcast %1484 : vector<4xi8> to vector<1xf32>
      %1486 = vector.extract %1485[0] : f32 from vector<1xf32>
      %1487 = arith.mulf %1486, %1480 : f32
      %1488 = arith.mulf %1443, %1487 : f32
      %1489 = arith.remui %1469, %c1 : index
      %1490 = arith.muli %1489, %c45 : index
      %1491 = arith.addi %17, %1490 : index
      %1492 = vector.load %w[%1491] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1493 = vector.bitcast %1492 : vector<4xi8> to vector<1xf32>
      %1494 = vector.extract %1493[0] : f32 from vector<1xf32>
      %1495 = arith.mulf %1494, %1480 : f32
      %1496 = arith.mulf %1468, %1495 : f32
      %1497 = arith.muli %1474, %outputFeatures : index
      %1498 = arith.addi %1497, %24 : index
      %1499 = wave.lane
      %1500 = arith.remui %1499, %c1 : index
      %1501 = arith.addi %1498, %1500 : index
      scf.if %22 {
        %1502 = arith.addi %1501, %c8 : index
        %1503 = memref.load %residual[%1502] : memref<?xf32>
        %1504 = arith.addf %1503, %1488 : f32
        %1505 = arith.addi %1501, %c8 : index
        memref.store %1504, %out[%1505] : memref<?xf32>
      } else {
        %1506 = arith.addi %1501, %c8 : index
        memref.store %1488, %out[%1506] : memref<?xf32>
      }
      scf.if %22 {
        %1507 = arith.addi %1501, %c1 : index
        %1508 = memref.load %residual[%1507] : memref<?xf32>
        %1509 = arith.addf %1508, %1496 : f32
        %1510 = arith.addi %1501, %c1 : index
        memref.store %1509, %out[%1510] : memref<?xf32>
      } else {
        %1511 = arith.addi %1501, %c1 : index
        memref.store %1496, %out[%1511] : memref<?xf32>
      }
    }
  }
  wave.return
}
