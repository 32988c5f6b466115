// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q8_k', waves=2, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q8_k_w2p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 2 : i64} {
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
  %c11 = arith.constant 1024 : index
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
  %c36 = arith.constant 4 : index
  %c37 = arith.constant 512 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
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
    %1006 = arith.muli %965, %c36 : index
    %1007 = arith.addi %1006, %c8 : index
    %1008 = arith.muli %1007, %c5 : index
    %1009 = arith.addi %1008, %964 : index
    %1010 = arith.addi %1009, %c8 : index
    %1011 = memref.load %21[%1010] : memref<?xf32>
    %1012 = arith.addi %1010, %c37 : index
    %1013 = memref.load %21[%1012] : memref<?xf32>
    %1014 = arith.addf %1011, %1013 : f32
    %1015 = arith.muli %1007, %c5 : index
    %1016 = arith.addi %1015, %964 : index
    %1017 = arith.addi %1016, %c4 : index
    %1018 = memref.load %21[%1017] : memref<?xf32>
    %1019 = arith.addi %1017, %c37 : index
    %1020 = memref.load %21[%1019] : memref<?xf32>
    %1021 = arith.addf %1018, %1020 : f32
    %1022 = wave.lane
    %1023 = arith.addi %20, %c8 : index
    %1024 = arith.muli %1007, %c3 : index
    %1025 = arith.addi %1023, %1024 : index
    %1026 = arith.divui %1022, %c1 : index
    %1027 = arith.addi %1025, %1026 : index
    %1028 = arith.cmpi slt, %1027, %19 : index
    scf.if %1028 {
      %1029 = arith.cmpi eq, %hasFactors, %c2 : index
      %1030 = arith.muli %1027, %c3 : index
      %1031 = memref.load %factors[%1030] : memref<?xf32>
      %1032 = arith.mulf %1031, %operandScale : f32
      %1033 = arith.select %1029, %1032, %operandScale : f32
      %1034 = arith.remui %1022, %c1 : index
      %1035 = arith.muli %1034, %c36 : index
      %1036 = arith.addi %15, %1035 : index
      %1037 = vector.load %w[%1036] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1038 = vector.bitcast %1037 : vector<4xi8> to vector<1xf32>
      %1039 = vector.extract %1038[0] : f32 from vector<1xf32>
      %1040 = arith.mulf %1039, %1033 : f32
      %1041 = arith.mulf %1014, %1040 : f32
      %1042 = arith.remui %1022, %c1 : index
      %1043 = arith.muli %1042, %c36 : index
      %1044 = arith.addi %17, %1043 : index
      %1045 = vector.load %w[%1044] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1046 = vector.bitcast %1045 : vector<4xi8> to vector<1xf32>
      %1047 = vector.extract %1046[0] : f32 from vector<1xf32>
      %1048 = arith.mulf %1047, %1033 : f32
      %1049 = arith.mulf %1021, %1048 : f32
      %1050 = arith.muli %1027, %outputFeatures : index
      %1051 = arith.addi %1050, %24 : index
      %1052 = wave.lane
      %1053 = arith.remui %1052, %c1 : index
      %1054 = arith.addi %1051, %1053 : index
      scf.if %22 {
        %1055 = arith.addi %1054, %c8 : index
        %1056 = memref.load %residual[%1055] : memref<?xf32>
        %1057 = arith.addf %1056, %1041 : f32
        %1058 = arith.addi %1054, %c8 : index
        memref.store %1057, %out[%1058] : memref<?xf32>
      } else {
        %1059 = arith.addi %1054, %c8 : index
        memref.store %1041, %out[%1059] : memref<?xf32>
      }
      scf.if %22 {
        %1060 = arith.addi %1054, %c1 : index
        %1061 = memref.load %residual[%1060] : memref<?xf32>
        %1062 = arith.addf %1061, %1049 : f32
        %1063 = arith.addi %1054, %c1 : index
        memref.store %1062, %out[%1063] : memref<?xf32>
      } else {
        %1064 = arith.addi %1054, %c1 : index
        memref.store %1049, %out[%1064] : memref<?xf32>
      }
    }
    %1065 = arith.muli %965, %c36 : index
    %1066 = arith.addi %1065, %c2 : index
    %1067 = arith.muli %1066, %c5 : index
    %1068 = arith.addi %1067, %964 : index
    %1069 = arith.addi %1068, %c8 : index
    %1070 = memref.load %21[%1069] : memref<?xf32>
    %1071 = arith.addi %1069, %c37 : index
    %1072 = memref.load %21[%1071] : memref<?xf32>
    %1073 = arith.addf %1070, %1072 : f32
    %1074 = arith.muli %1066, %c5 : index
    %1075 = arith.addi %1074, %964 : index
    %1076 = arith.addi %1075, %c4 : index
    %1077 = memref.load %21[%1076] : memref<?xf32>
    %1078 = arith.addi %1076, %c37 : index
    %1079 = memref.load %21[%1078] : memref<?xf32>
    %1080 = arith.addf %1077, %1079 : f32
    %1081 = wave.lane
    %1082 = arith.addi %20, %c8 : index
    %1083 = arith.muli %1066, %c3 : index
    %1084 = arith.addi %1082, %1083 : index
    %1085 = arith.divui %1081, %c1 : index
    %1086 = arith.addi %1084, %1085 : index
    %1087 = arith.cmpi slt, %1086, %19 : index
    scf.if %1087 {
      %1088 = arith.cmpi eq, %hasFactors, %c2 : index
      %1089 = arith.muli %1086, %c3 : index
      %1090 = memref.load %factors[%1089] : memref<?xf32>
      %1091 = arith.mulf %1090, %operandScale : f32
      %1092 = arith.select %1088, %1091, %operandScale : f32
      %1093 = arith.remui %1081, %c1 : index
      %1094 = arith.muli %1093, %c36 : index
      %1095 = arith.addi %15, %1094 : index
      %1096 = vector.load %w[%1095] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1097 = vector.bitcast %1096 : vector<4xi8> to vector<1xf32>
      %1098 = vector.extract %1097[0] : f32 from vector<1xf32>
      %1099 = arith.mulf %1098, %1092 : f32
      %1100 = arith.mulf %1073, %1099 : f32
      %1101 = arith.remui %1081, %c1 : index
      %1102 = arith.muli %1101, %c36 : index
      %1103 = arith.addi %17, %1102 : index
      %1104 = vector.load %w[%1103] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1105 = vector.bitcast %1104 : vector<4xi8> to vector<1xf32>
      %1106 = vector.extract %1105[0] : f32 from vector<1xf32>
      %1107 = arith.mulf %1106, %1092 : f32
      %1108 = arith.mulf %1080, %1107 : f32
      %1109 = arith.muli %1086, %outputFeatures : index
      %1110 = arith.addi %1109, %24 : index
      %1111 = wave.lane
      %1112 = arith.remui %1111, %c1 : index
      %1113 = arith.addi %1110, %1112 : index
      scf.if %22 {
        %1114 = arith.addi %1113, %c8 : index
        %1115 = memref.load %residual[%1114] : memref<?xf32>
        %1116 = arith.addf %1115, %1100 : f32
        %1117 = arith.addi %1113, %c8 : index
        memref.store %1116, %out[%1117] : memref<?xf32>
      } else {
        %1118 = arith.addi %1113, %c8 : index
        memref.store %1100, %out[%1118] : memref<?xf32>
      }
      scf.if %22 {
        %1119 = arith.addi %1113, %c1 : index
        %1120 = memref.load %residual[%1119] : memref<?xf32>
        %1121 = arith.addf %1120, %1108 : f32
        %1122 = arith.addi %1113, %c1 : index
        memref.store %1121, %out[%1122] : memref<?xf32>
      } else {
        %1123 = arith.addi %1113, %c1 : index
        memref.store %1108, %out[%1123] : memref<?xf32>
      }
    }
    %1124 = arith.muli %965, %c36 : index
    %1125 = arith.addi %1124, %c3 : index
    %1126 = arith.muli %1125, %c5 : index
    %1127 = arith.addi %1126, %964 : index
    %1128 = arith.addi %1127, %c8 : index
    %1129 = memref.load %21[%1128] : memref<?xf32>
    %1130 = arith.addi %1128, %c37 : index
    %1131 = memref.load %21[%1130] : memref<?xf32>
    %1132 = arith.addf %1129, %1131 : f32
    %1133 = arith.muli %1125, %c5 : index
    %1134 = arith.addi %1133, %964 : index
    %1135 = arith.addi %1134, %c4 : index
    %1136 = memref.load %21[%1135] : memref<?xf32>
    %1137 = arith.addi %1135, %c37 : index
    %1138 = memref.load %21[%1137] : memref<?xf32>
    %1139 = arith.addf %1136, %1138 : f32
    %1140 = wave.lane
    %1141 = arith.addi %20, %c8 : index
    %1142 = arith.muli %1125, %c3 : index
    %1143 = arith.addi %1141, %1142 : index
    %1144 = arith.divui %1140, %c1 : index
    %1145 = arith.addi %1143, %1144 : index
    %1146 = arith.cmpi slt, %1145, %19 : index
    scf.if %1146 {
      %1147 = arith.cmpi eq, %hasFactors, %c2 : index
      %1148 = arith.muli %1145, %c3 : index
      %1149 = memref.load %factors[%1148] : memref<?xf32>
      %1150 = arith.mulf %1149, %operandScale : f32
      %1151 = arith.select %1147, %1150, %operandScale : f32
      %1152 = arith.remui %1140, %c1 : index
      %1153 = arith.muli %1152, %c36 : index
      %1154 = arith.addi %15, %1153 : index
      %1155 = vector.load %w[%1154] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1156 = vector.bitcast %1155 : vector<4xi8> to vector<1xf32>
      %1157 = vector.extract %1156[0] : f32 from vector<1xf32>
      %1158 = arith.mulf %1157, %1151 : f32
      %1159 = arith.mulf %1132, %1158 : f32
      %1160 = arith.remui %1140, %c1 : index
      %1161 = arith.muli %1160, %c36 : index
      %1162 = arith.addi %17, %1161 : index
      %1163 = vector.load %w[%1162] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1164 = vector.bitcast %1163 : vector<4xi8> to vector<1xf32>
      %1165 = vector.extract %1164[0] : f32 from vector<1xf32>
      %1166 = arith.mulf %1165, %1151 : f32
      %1167 = arith.mulf %1139, %1166 : f32
      %1168 = arith.muli %1145, %outputFeatures : index
      %1169 = arith.addi %1168, %24 : index
      %1170 = wave.lane
      %1171 = arith.remui %1170, %c1 : index
      %1172 = arith.addi %1169, %1171 : index
      scf.if %22 {
        %1173 = arith.addi %1172, %c8 : index
        %1174 = memref.load %residual[%1173] : memref<?xf32>
        %1175 = arith.addf %1174, %1159 : f32
        %1176 = arith.addi %1172, %c8 : index
        memref.store %1175, %out[%1176] : memref<?xf32>
      } else {
        %1177 = arith.addi %1172, %c8 : index
        memref.store %1159, %out[%1177] : memref<?xf32>
      }
      scf.if %22 {
        %1178 = arith.addi %1172, %c1 : index
        %1179 = memref.load %residual[%1178] : memref<?xf32>
        %1180 = arith.addf %1179, %1167 : f32
        %1181 = arith.addi %1172, %c1 : index
        memref.store %1180, %out[%1181] : memref<?xf32>
      } else {
        %1182 = arith.addi %1172, %c1 : index
        memref.store %1167, %out[%1182] : memref<?xf32>
      }
    }
    %1183 = arith.muli %965, %c36 : index
    %1184 = arith.addi %1183, %c31 : index
    %1185 = arith.muli %1184, %c5 : index
    %1186 = arith.addi %1185, %964 : index
    %1187 = arith.addi %1186, %c8 : index
    %1188 = memref.load %21[%1187] : memref<?xf32>
    %1189 = arith.addi %1187, %c37 : index
    %1190 = memref.load %21[%1189] : memref<?xf32>
    %1191 = arith.addf %1188, %1190 : f32
    %1192 = arith.muli %1184, %c5 : index
    %1193 = arith.addi %1192, %964 : index
    %1194 = arith.addi %1193, %c4 : index
    %1195 = memref.load %21[%1194] : memref<?xf32>
    %1196 = arith.addi %1194, %c37 : index
    %1197 = memref.load %21[%1196] : memref<?xf32>
    %1198 = arith.addf %1195, %1197 : f32
    %1199 = wave.lane
    %1200 = arith.addi %20, %c8 : index
    %1201 = arith.muli %1184, %c3 : index
    %1202 = arith.addi %1200, %1201 : index
    %1203 = arith.divui %1199, %c1 : index
    %1204 = arith.addi %1202, %1203 : index
    %1205 = arith.cmpi slt, %1204, %19 : index
    scf.if %1205 {
      %1206 = arith.cmpi eq, %hasFactors, %c2 : index
      %1207 = arith.muli %1204, %c3 : index
      %1208 = memref.load %factors[%1207] : memref<?xf32>
      %1209 = arith.mulf %1208, %operandScale : f32
      %1210 = arith.select %1206, %1209, %operandScale : f32
      %1211 = arith.remui %1199, %c1 : index
      %1212 = arith.muli %1211, %c36 : index
      %1213 = arith.addi %15, %1212 : index
      %1214 = vector.load %w[%1213] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1215 = vector.bitcast %1214 : vector<4xi8> to vector<1xf32>
      %1216 = vector.extract %1215[0] : f32 from vector<1xf32>
      %1217 = arith.mulf %1216, %1210 : f32
      %1218 = arith.mulf %1191, %1217 : f32
      %1219 = arith.remui %1199, %c1 : index
      %1220 = arith.muli %1219, %c36 : index
      %1221 = arith.addi %17, %1220 : index
      %1222 = vector.load %w[%1221] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1223 = vector.bitcast %1222 : vector<4xi8> to vector<1xf32>
      %1224 = vector.extract %1223[0] : f32 from vector<1xf32>
      %1225 = arith.mulf %1224, %1210 : f32
      %1226 = arith.mulf %1198, %1225 : f32
      %1227 = arith.muli %1204, %outputFeatures : index
      %1228 = arith.addi %1227, %24 : index
      %1229 = wave.lane
      %1230 = arith.remui %1229, %c1 : index
      %1231 = arith.addi %1228, %1230 : index
      scf.if %22 {
        %1232 = arith.addi %1231, %c8 : index
        %1233 = memref.load %residual[%1232] : memref<?xf32>
        %1234 = arith.addf %1233, %1218 : f32
        %1235 = arith.addi %1231, %c8 : index
        memref.store %1234, %out[%1235] : memref<?xf32>
      } else {
        %1236 = arith.addi %1231, %c8 : index
        memref.store %1218, %out[%1236] : memref<?xf32>
      }
      scf.if %22 {
        %1237 = arith.addi %1231, %c1 : index
        %1238 = memref.load %residual[%1237] : memref<?xf32>
        %1239 = arith.addf %1238, %1226 : f32
        %1240 = arith.addi %1231, %c1 : index
        memref.store %1239, %out[%1240] : memref<?xf32>
      } else {
        %1241 = arith.addi %1231, %c1 : index
        memref.store %1226, %out[%1241] : memref<?xf32>
      }
    }
    %1242 = wave.lane
    wave.barrier
    %1243 = wave.wave
    %1244 = arith.muli %1243, %c3 : index
    %1245 = arith.addi %1244, %c8 : index
    %1246 = arith.muli %1245, %c4 : index
    %1247 = arith.addi %1246, %1242 : index
    %1248 = vector.extract %686#2[0] : f32 from vector<8xf32>
    %1249 = arith.addi %1247, %c8 : index
    memref.store %1248, %21[%1249] : memref<?xf32>
    %1250 = vector.extract %686#2[1] : f32 from vector<8xf32>
    %1251 = arith.addi %1247, %c5 : index
    memref.store %1250, %21[%1251] : memref<?xf32>
    %1252 = vector.extract %686#2[2] : f32 from vector<8xf32>
    %1253 = arith.addi %1247, %c10 : index
    memref.store %1252, %21[%1253] : memref<?xf32>
    %1254 = vector.extract %686#2[3] : f32 from vector<8xf32>
    %1255 = arith.addi %1247, %c32 : index
    memref.store %1254, %21[%1255] : memref<?xf32>
    %1256 = vector.extract %686#2[4] : f32 from vector<8xf32>
    %1257 = arith.addi %1247, %c7 : index
    memref.store %1256, %21[%1257] : memref<?xf32>
    %1258 = vector.extract %686#2[5] : f32 from vector<8xf32>
    %1259 = arith.addi %1247, %c33 : index
    memref.store %1258, %21[%1259] : memref<?xf32>
    %1260 = vector.extract %686#2[6] : f32 from vector<8xf32>
    %1261 = arith.addi %1247, %c34 : index
    memref.store %1260, %21[%1261] : memref<?xf32>
    %1262 = vector.extract %686#2[7] : f32 from vector<8xf32>
    %1263 = arith.addi %1247, %c35 : index
    memref.store %1262, %21[%1263] : memref<?xf32>
    %1264 = arith.muli %1243, %c3 : index
    %1265 = arith.addi %1264, %c2 : index
    %1266 = arith.muli %1265, %c4 : index
    %1267 = arith.addi %1266, %1242 : index
    %1268 = vector.extract %686#3[0] : f32 from vector<8xf32>
    %1269 = arith.addi %1267, %c8 : index
    memref.store %1268, %21[%1269] : memref<?xf32>
    %1270 = vector.extract %686#3[1] : f32 from vector<8xf32>
    %1271 = arith.addi %1267, %c5 : index
    memref.store %1270, %21[%1271] : memref<?xf32>
    %1272 = vector.extract %686#3[2] : f32 from vector<8xf32>
    %1273 = arith.addi %1267, %c10 : index
    memref.store %1272, %21[%1273] : memref<?xf32>
    %1274 = vector.extract %686#3[3] : f32 from vector<8xf32>
    %1275 = arith.addi %1267, %c32 : index
    memref.store %1274, %21[%1275] : memref<?xf32>
    %1276 = vector.extract %686#3[4] : f32 from vector<8xf32>
    %1277 = arith.addi %1267, %c7 : index
    memref.store %1276, %21[%1277] : memref<?xf32>
    %1278 = vector.extract %686#3[5] : f32 from vector<8xf32>
    %1279 = arith.addi %1267, %c33 : index
    memref.store %1278, %21[%1279] : memref<?xf32>
    %1280 = vector.extract %686#3[6] : f32 from vector<8xf32>
    %1281 = arith.addi %1267, %c34 : index
    memref.store %1280, %21[%1281] : memref<?xf32>
    %1282 = vector.extract %686#3[7] : f32 from vector<8xf32>
    %1283 = arith.addi %1267, %c35 : index
    memref.store %1282, %21[%1283] : memref<?xf32>
    wave.barrier
    %1284 = arith.muli %1243, %c36 : index
    %1285 = arith.addi %1284, %c8 : index
    %1286 = arith.muli %1285, %c5 : index
    %1287 = arith.addi %1286, %1242 : index
    %1288 = arith.addi %1287, %c8 : index
    %1289 = memref.load %21[%1288] : memref<?xf32>
    %1290 = arith.addi %1288, %c37 : index
    %1291 = memref.load %21[%1290] : memref<?xf32>
    %1292 = arith.addf %1289, %1291 : f32
    %1293 = arith.muli %1285, %c5 : index
    %1294 = arith.addi %1293, %1242 : index
    %1295 = arith.addi %1294, %c4 : index
    %1296 = memref.load %21[%1295] : memref<?xf32>
    %1297 = arith.addi %1295, %c37 : index
    %1298 = memref.load %21[%1297] : memref<?xf32>
    %1299 = arith.addf %1296, %1298 : f32
    %1300 = wave.lane
    %1301 = arith.addi %20, %c1 : index
    %1302 = arith.muli %1285, %c3 : index
    %1303 = arith.addi %1301, %1302 : index
    %1304 = arith.divui %1300, %c1 : index
    %1305 = arith.addi %1303, %1304 : index
    %1306 = arith.cmpi slt, %1305, %19 : index
    scf.if %1306 {
      %1307 = arith.cmpi eq, %hasFactors, %c2 : index
      %1308 = arith.muli %1305, %c3 : index
      %1309 = memref.load %factors[%1308] : memref<?xf32>
      %1310 = arith.mulf %1309, %operandScale : f32
      %1311 = arith.select %1307, %1310, %operandScale : f32
      %1312 = arith.remui %1300, %c1 : index
      %1313 = arith.muli %1312, %c36 : index
      %1314 = arith.addi %15, %1313 : index
      %1315 = vector.load %w[%1314] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1316 = vector.bitcast %1315 : vector<4xi8> to vector<1xf32>
      %1317 = vector.extract %1316[0] : f32 from vector<1xf32>
      %1318 = arith.mulf %1317, %1311 : f32
      %1319 = arith.mulf %1292, %1318 : f32
      %1320 = arith.remui %1300, %c1 : index
      %1321 = arith.muli %1320, %c36 : index
      %1322 = arith.addi %17, %1321 : index
      %1323 = vector.load %w[%1322] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1324 = vector.bitcast %1323 : vector<4xi8> to vector<1xf32>
      %1325 = vector.extract %1324[0] : f32 from vector<1xf32>
      %1326 = arith.mulf %1325, %1311 : f32
      %1327 = arith.mulf %1299, %1326 : f32
      %1328 = arith.muli %1305, %outputFeatures : index
      %1329 = arith.addi %1328, %24 : index
      %1330 = wave.lane
      %1331 = arith.remui %1330, %c1 : index
      %1332 = arith.addi %1329, %1331 : index
      scf.if %22 {
        %1333 = arith.addi %1332, %c8 : index
        %1334 = memref.load %residual[%1333] : memref<?xf32>
        %1335 = arith.addf %1334, %1319 : f32
        %1336 = arith.addi %1332, %c8 : index
        memref.store %1335, %out[%1336] : memref<?xf32>
      } else {
        %1337 = arith.addi %1332, %c8 : index
        memref.store %1319, %out[%1337] : memref<?xf32>
      }
      scf.if %22 {
        %1338 = arith.addi %1332, %c1 : index
        %1339 = memref.load %residual[%1338] : memref<?xf32>
        %1340 = arith.addf %1339, %1327 : f32
        %1341 = arith.addi %1332, %c1 : index
        memref.store %1340, %out[%1341] : memref<?xf32>
      } else {
        %1342 = arith.addi %1332, %c1 : index
        memref.store %1327, %out[%1342] : memref<?xf32>
      }
    }
    %1343 = arith.muli %1243, %c36 : index
    %1344 = arith.addi %1343, %c2 : index
    %1345 = arith.muli %1344, %c5 : index
    %1346 = arith.addi %1345, %1242 : index
    %1347 = arith.addi %1346, %c8 : index
    %1348 = memref.load %21[%1347] : memref<?xf32>
    %1349 = arith.addi %1347, %c37 : index
    %1350 = memref.load %21[%1349] : memref<?xf32>
    %1351 = arith.addf %1348, %1350 : f32
    %1352 = arith.muli %1344, %c5 : index
    %1353 = arith.addi %1352, %1242 : index
    %1354 = arith.addi %1353, %c4 : index
    %1355 = memref.load %21[%1354] : memref<?xf32>
    %1356 = arith.addi %1354, %c37 : index
    %1357 = memref.load %21[%1356] : memref<?xf32>
    %1358 = arith.addf %1355, %1357 : f32
    %1359 = wave.lane
    %1360 = arith.addi %20, %c1 : index
    %1361 = arith.muli %1344, %c3 : index
    %1362 = arith.addi %1360, %1361 : index
    %1363 = arith.divui %1359, %c1 : index
    %1364 = arith.addi %1362, %1363 : index
    %1365 = arith.cmpi slt, %1364, %19 : index
    scf.if %1365 {
      %1366 = arith.cmpi eq, %hasFactors, %c2 : index
      %1367 = arith.muli %1364, %c3 : index
      %1368 = memref.load %factors[%1367] : memref<?xf32>
      %1369 = arith.mulf %1368, %operandScale : f32
      %1370 = arith.select %1366, %1369, %operandScale : f32
      %1371 = arith.remui %1359, %c1 : index
      %1372 = arith.muli %1371, %c36 : index
      %1373 = arith.addi %15, %1372 : index
      %1374 = vector.load %w[%1373] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1375 = vector.bitcast %1374 : vector<4xi8> to vector<1xf32>
      %1376 = vector.extract %1375[0] : f32 from vector<1xf32>
      %1377 = arith.mulf %1376, %1370 : f32
      %1378 = arith.mulf %1351, %1377 : f32
      %1379 = arith.remui %1359, %c1 : index
      %1380 = arith.muli %1379, %c36 : index
      %1381 = arith.addi %17, %1380 : index
      %1382 = vector.load %w[%1381] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1383 = vector.bitcast %1382 : vector<4xi8> to vector<1xf32>
      %1384 = vector.extract %1383[0] : f32 from vector<1xf32>
      %1385 = arith.mulf %1384, %1370 : f32
      %1386 = arith.mulf %1358, %1385 : f32
      %1387 = arith.muli %1364, %outputFeatures : index
      %1388 = arith.addi %1387, %24 : index
      %1389 = wave.lane
      %1390 = arith.remui %1389, %c1 : index
      %1391 = arith.addi %1388, %1390 : index
      scf.if %22 {
        %1392 = arith.addi %1391, %c8 : index
        %1393 = memref.load %residual[%1392] : memref<?xf32>
        %1394 = arith.addf %1393, %1378 : f32
        %1395 = arith.addi %1391, %c8 : index
        memref.store %1394, %out[%1395] : memref<?xf32>
      } else {
        %1396 = arith.addi %1391, %c8 : index
        memref.store %1378, %out[%1396] : memref<?xf32>
      }
      scf.if %22 {
        %1397 = arith.addi %1391, %c1 : index
        %1398 = memref.load %residual[%1397] : memref<?xf32>
        %1399 = arith.addf %1398, %1386 : f32
        %1400 = arith.addi %1391, %c1 : index
        memref.store %1399, %out[%1400] : memref<?xf32>
      } else {
        %1401 = arith.addi %1391, %c1 : index
        memref.store %1386, %out[%1401] : memref<?xf32>
      }
    }
    %1402 = arith.muli %1243, %c36 : index
    %1403 = arith.addi %1402, %c3 : index
    %1404 = arith.muli %1403, %c5 : index
    %1405 = arith.addi %1404, %1242 : index
    %1406 = arith.addi %1405, %c8 : index
    %1407 = memref.load %21[%1406] : memref<?xf32>
    %1408 = arith.addi %1406, %c37 : index
    %1409 = memref.load %21[%1408] : memref<?xf32>
    %1410 = arith.addf %1407, %1409 : f32
    %1411 = arith.muli %1403, %c5 : index
    %1412 = arith.addi %1411, %1242 : index
    %1413 = arith.addi %1412, %c4 : index
    %1414 = memref.load %21[%1413] : memref<?xf32>
    %1415 = arith.addi %1413, %c37 : index
    %1416 = memref.load %21[%1415] : memref<?xf32>
    %1417 = arith.addf %1414, %1416 : f32
    %1418 = wave.lane
    %1419 = arith.addi %20, %c1 : index
    %1420 = arith.muli %1403, %c3 : index
    %1421 = arith.addi %1419, %1420 : index
    %1422 = arith.divui %1418, %c1 : index
    %1423 = arith.addi %1421, %1422 : index
    %1424 = arith.cmpi slt, %1423, %19 : index
    scf.if %1424 {
      %1425 = arith.cmpi eq, %hasFactors, %c2 : index
      %1426 = arith.muli %1423, %c3 : index
      %1427 = memref.load %factors[%1426] : memref<?xf32>
      %1428 = arith.mulf %1427, %operandScale : f32
      %1429 = arith.select %1425, %1428, %operandScale : f32
      %1430 = arith.remui %1418, %c1 : index
      %1431 = arith.muli %1430, %c36 : index
      %1432 = arith.addi %15, %1431 : index
      %1433 = vector.load %w[%1432] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1434 = vector.bitcast %1433 : vector<4xi8> to vector<1xf32>
      %1435 = vector.extract %1434[0] : f32 from vector<1xf32>
      %1436 = arith.mulf %1435, %1429 : f32
      %1437 = arith.mulf %1410, %1436 : f32
      %1438 = arith.remui %1418, %c1 : index
      %1439 = arith.muli %1438, %c36 : index
      %1440 = arith.addi %17, %1439 : index
      %1441 = vector.load %w[%1440] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1442 = vector.bitcast %1441 : vector<4xi8> to vector<1xf32>
      %1443 = vector.extract %1442[0] : f32 from vector<1xf32>
      %1444 = arith.mulf %1443, %1429 : f32
      %1445 = arith.mulf %1417, %1444 : f32
      %1446 = arith.muli %1423, %outputFeatures : index
      %1447 = arith.addi %1446, %24 : index
      %1448 = wave.lane
      %1449 = arith.remui %1448, %c1 : index
      %1450 = arith.addi %1447, %1449 : index
      scf.if %22 {
        %1451 = arith.addi %1450, %c8 : index
        %1452 = memref.load %residual[%1451] : memref<?xf32>
        %1453 = arith.addf %1452, %1437 : f32
        %1454 = arith.addi %1450, %c8 : index
        memref.store %1453, %out[%1454] : memref<?xf32>
      } else {
        %1455 = arith.addi %1450, %c8 : index
        memref.store %1437, %out[%1455] : memref<?xf32>
      }
      scf.if %22 {
        %1456 = arith.addi %1450, %c1 : index
        %1457 = memref.load %residual[%1456] : memref<?xf32>
        %1458 = arith.addf %1457, %1445 : f32
        %1459 = arith.addi %1450, %c1 : index
        memref.store %1458, %out[%1459] : memref<?xf32>
      } else {
        %1460 = arith.addi %1450, %c1 : index
        memref.store %1445, %out[%1460] : memref<?xf32>
      }
    }
    %1461 = arith.muli %1243, %c36 : index
    %1462 = arith.addi %1461, %c31 : index
    %1463 = arith.muli %1462, %c5 : index
    %1464 = arith.addi %1463, %1242 : index
    %1465 = arith.addi %1464, %c8 : index
    %1466 = memref.load %21[%1465] : memref<?xf32>
    %1467 = arith.addi %1465, %c37 : index
    %1468 = memref.load %21[%1467] : memref<?xf32>
    %1469 = arith.addf %1466, %1468 : f32
    %1470 = arith.muli %1462, %c5 : index
    %1471 = arith.addi %1470, %1242 : index
    %1472 = arith.addi %1471, %c4 : index
    %1473 = memref.load %21[%1472] : memref<?xf32>
    %1474 = arith.addi %1472, %c37 : index
    %1475 = memref.load %21[%1474] : memref<?xf32>
    %1476 = arith.addf %1473, %1475 : f32
    %1477 = wave.lane
    %1478 = arith.addi %20, %c1 : index
    %1479 = arith.muli %1462, %c3 : index
    %1480 = arith.addi %1478, %1479 : index
    %1481 = arith.divui %1477, %c1 : index
    %1482 = arith.addi %1480, %1481 : index
    %1483 = arith.cmpi slt, %1482, %19 : index
    scf.if %1483 {
      %1484 = arith.cmpi eq, %hasFactors, %c2 : index
      %1485 = arith.muli %1482, %c3 : index
      %1486 = memref.load %factors[%1485] : memref<?xf32>
      %1487 = arith.mulf %1486, %operandScale : f32
      %1488 = arith.select %1484, %1487, %operandScale : f32
      %1489 = arith.remui %1477, %c1 : index
      %1490 = arith.muli %1489, %c36 : index
      %1491 = arith.addi %15, %1490 : index
      %1492 = vector.load %w[%1491] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1493 = vector.bitcast %1492 : vector<4xi8> to vector<1xf32>
      %1494 = vector.extract %1493[0] : f32 from vector<1xf32>
      %1495 = arith.mulf %1494, %1488 : f32
      %1496 = arith.mulf %1469, %1495 : f32
      %1497 = arith.remui %1477, %c1 : index
      %1498 = arith.muli %1497, %c36 : index
      %1499 = arith.addi %17, %1498 : index
      %1500 = vector.load %w[%1499] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1501 = vector.bitcast %1500 : vector<4xi8> to vector<1xf32>
      %1502 = vector.extract %1501[0] : f32 from vector<1xf32>
      %1503 = arith.mulf %1502, %1488 : f32
      %1504 = arith.mulf %1476, %1503 : f32
      %1505 = arith.muli %1482, %outputFeatures : index
      %1506 = arith.addi %1505, %24 : index
      %1507 = wave.lane
      %1508 = arith.remui %1507, %c1 : index
      %1509 = arith.addi %1506, %1508 : index
      scf.if %22 {
        %1510 = arith.addi %1509, %c8 : index
        %1511 = memref.load %residual[%1510] : memref<?xf32>
        %1512 = arith.addf %1511, %1496 : f32
        %1513 = arith.addi %1509, %c8 : index
        memref.store %1512, %out[%1513] : memref<?xf32>
      } else {
        %1514 = arith.addi %1509, %c8 : index
        memref.store %1496, %out[%1514] : memref<?xf32>
      }
      scf.if %22 {
        %1515 = arith.addi %1509, %c1 : index
        %1516 = memref.load %residual[%1515] : memref<?xf32>
        %1517 = arith.addf %1516, %1504 : f32
        %1518 = arith.addi %1509, %c1 : index
        memref.store %1517, %out[%1518] : memref<?xf32>
      } else {
        %1519 = arith.addi %1509, %c1 : index
        memref.store %1504, %out[%1519] : memref<?xf32>
      }
    }
    %1520 = wave.lane
    wave.barrier
    %1521 = wave.wave
    %1522 = arith.muli %1521, %c3 : index
    %1523 = arith.addi %1522, %c8 : index
    %1524 = arith.muli %1523, %c4 : index
    %1525 = arith.addi %1524, %1520 : index
    %1526 = vector.extract %686#4[0] : f32 from vector<8xf32>
    %1527 = arith.addi %1525, %c8 : index
    memref.store %1526, %21[%1527] : memref<?xf32>
    %1528 = vector.extract %686#4[1] : f32 from vector<8xf32>
    %1529 = arith.addi %1525, %c5 : index
    memref.store %1528, %21[%1529] : memref<?xf32>
    %1530 = vector.extract %686#4[2] : f32 from vector<8xf32>
    %1531 = arith.addi %1525, %c10 : index
    memref.store %1530, %21[%1531] : memref<?xf32>
    %1532 = vector.extract %686#4[3] : f32 from vector<8xf32>
    %1533 = arith.addi %1525, %c32 : index
    memref.store %1532, %21[%1533] : memref<?xf32>
    %1534 = vector.extract %686#4[4] : f32 from vector<8xf32>
    %1535 = arith.addi %1525, %c7 : index
    memref.store %1534, %21[%1535] : memref<?xf32>
    %1536 = vector.extract %686#4[5] : f32 from vector<8xf32>
    %1537 = arith.addi %1525, %c33 : index
    memref.store %1536, %21[%1537] : memref<?xf32>
    %1538 = vector.extract %686#4[6] : f32 from vector<8xf32>
    %1539 = arith.addi %1525, %c34 : index
    memref.store %1538, %21[%1539] : memref<?xf32>
    %1540 = vector.extract %686#4[7] : f32 from vector<8xf32>
    %1541 = arith.addi %1525, %c35 : index
    memref.store %1540, %21[%1541] : memref<?xf32>
    %1542 = arith.muli %1521, %c3 : index
    %1543 = arith.addi %1542, %c2 : index
    %1544 = arith.muli %1543, %c4 : index
    %1545 = arith.addi %1544, %1520 : index
    %1546 = vector.extract %686#5[0] : f32 from vector<8xf32>
    %1547 = arith.addi %1545, %c8 : index
    memref.store %1546, %21[%1547] : memref<?xf32>
    %1548 = vector.extract %686#5[1] : f32 from vector<8xf32>
    %1549 = arith.addi %1545, %c5 : index
    memref.store %1548, %21[%1549] : memref<?xf32>
    %1550 = vector.extract %686#5[2] : f32 from vector<8xf32>
    %1551 = arith.addi %1545, %c10 : index
    memref.store %1550, %21[%1551] : memref<?xf32>
    %1552 = vector.extract %686#5[3] : f32 from vector<8xf32>
    %1553 = arith.addi %1545, %c32 : index
    memref.store %1552, %21[%1553] : memref<?xf32>
    %1554 = vector.extract %686#5[4] : f32 from vector<8xf32>
    %1555 = arith.addi %1545, %c7 : index
    memref.store %1554, %21[%1555] : memref<?xf32>
    %1556 = vector.extract %686#5[5] : f32 from vector<8xf32>
    %1557 = arith.addi %1545, %c33 : index
    memref.store %1556, %21[%1557] : memref<?xf32>
    %1558 = vector.extract %686#5[6] : f32 from vector<8xf32>
    %1559 = arith.addi %1545, %c34 : index
    memref.store %1558, %21[%1559] : memref<?xf32>
    %1560 = vector.extract %686#5[7] : f32 from vector<8xf32>
    %1561 = arith.addi %1545, %c35 : index
    memref.store %1560, %21[%1561] : memref<?xf32>
    wave.barrier
    %1562 = arith.muli %1521, %c36 : index
    %1563 = arith.addi %1562, %c8 : index
    %1564 = arith.muli %1563, %c5 : index
    %1565 = arith.addi %1564, %1520 : index
    %1566 = arith.addi %1565, %c8 : index
    %1567 = memref.load %21[%1566] : memref<?xf32>
    %1568 = arith.addi %1566, %c37 : index
    %1569 = memref.load %21[%1568] : memref<?xf32>
    %1570 = arith.addf %1567, %1569 : f32
    %1571 = arith.muli %1563, %c5 : index
    %1572 = arith.addi %1571, %1520 : index
    %1573 = arith.addi %1572, %c4 : index
    %1574 = memref.load %21[%1573] : memref<?xf32>
    %1575 = arith.addi %1573, %c37 : index
    %1576 = memref.load %21[%1575] : memref<?xf32>
    %1577 = arith.addf %1574, %1576 : f32
    %1578 = wave.lane
    %1579 = arith.addi %20, %c5 : index
    %1580 = arith.muli %1563, %c3 : index
    %1581 = arith.addi %1579, %1580 : index
    %1582 = arith.divui %1578, %c1 : index
    %1583 = arith.addi %1581, %1582 : index
    %1584 = arith.cmpi slt, %1583, %19 : index
    scf.if %1584 {
      %1585 = arith.cmpi eq, %hasFactors, %c2 : index
      %1586 = arith.muli %1583, %c3 : index
      %1587 = memref.load %factors[%1586] : memref<?xf32>
      %1588 = arith.mulf %1587, %operandScale : f32
      %1589 = arith.select %1585, %1588, %operandScale : f32
      %1590 = arith.remui %1578, %c1 : index
      %1591 = arith.muli %1590, %c36 : index
      %1592 = arith.addi %15, %1591 : index
      %1593 = vector.load %w[%1592] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1594 = vector.bitcast %1593 : vector<4xi8> to vector<1xf32>
      %1595 = vector.extract %1594[0] : f32 from vector<1xf32>
      %1596 = arith.mulf %1595, %1589 : f32
      %1597 = arith.mulf %1570, %1596 : f32
      %1598 = arith.remui %1578, %c1 : index
      %1599 = arith.muli %1598, %c36 : index
      %1600 = arith.addi %17, %1599 : index
      %1601 = vector.load %w[%1600] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1602 = vector.bitcast %1601 : vector<4xi8> to vector<1xf32>
      %1603 = vector.extract %1602[0] : f32 from vector<1xf32>
      %1604 = arith.mulf %1603, %1589 : f32
      %1605 = arith.mulf %1577, %1604 : f32
      %1606 = arith.muli %1583, %outputFeatures : index
      %1607 = arith.addi %1606, %24 : index
      %1608 = wave.lane
      %1609 = arith.remui %1608, %c1 : index
      %1610 = arith.addi %1607, %1609 : index
      scf.if %22 {
        %1611 = arith.addi %1610, %c8 : index
        %1612 = memref.load %residual[%1611] : memref<?xf32>
        %1613 = arith.addf %1612, %1597 : f32
        %1614 = arith.addi %1610, %c8 : index
        memref.store %1613, %out[%1614] : memref<?xf32>
      } else {
        %1615 = arith.addi %1610, %c8 : index
        memref.store %1597, %out[%1615] : memref<?xf32>
      }
      scf.if %22 {
        %1616 = arith.addi %1610, %c1 : index
        %1617 = memref.load %residual[%1616] : memref<?xf32>
        %1618 = arith.addf %1617, %1605 : f32
        %1619 = arith.addi %1610, %c1 : index
        memref.store %1618, %out[%1619] : memref<?xf32>
      } else {
        %1620 = arith.addi %1610, %c1 : index
        memref.store %1605, %out[%1620] : memref<?xf32>
      }
    }
    %1621 = arith.muli %1521, %c36 : index
    %1622 = arith.addi %1621, %c2 : index
    %1623 = arith.muli %1622, %c5 : index
    %1624 = arith.addi %1623, %1520 : index
    %1625 = arith.addi %1624, %c8 : index
    %1626 = memref.load %21[%1625] : memref<?xf32>
    %1627 = arith.addi %1625, %c37 : index
    %1628 = memref.load %21[%1627] : memref<?xf32>
    %1629 = arith.addf %1626, %1628 : f32
    %1630 = arith.muli %1622, %c5 : index
    %1631 = arith.addi %1630, %1520 : index
    %1632 = arith.addi %1631, %c4 : index
    %1633 = memref.load %21[%1632] : memref<?xf32>
    %1634 = arith.addi %1632, %c37 : index
    %1635 = memref.load %21[%1634] : memref<?xf32>
    %1636 = arith.addf %1633, %1635 : f32
    %1637 = wave.lane
    %1638 = arith.addi %20, %c5 : index
    %1639 = arith.muli %1622, %c3 : index
    %1640 = arith.addi %1638, %1639 : index
    %1641 = arith.divui %1637, %c1 : index
    %1642 = arith.addi %1640, %1641 : index
    %1643 = arith.cmpi slt, %1642, %19 : index
    scf.if %1643 {
      %1644 = arith.cmpi eq, %hasFactors, %c2 : index
      %1645 = arith.muli %1642, %c3 : index
      %1646 = memref.load %factors[%1645] : memref<?xf32>
      %1647 = arith.mulf %1646, %operandScale : f32
      %1648 = arith.select %1644, %1647, %operandScale : f32
      %1649 = arith.remui %1637, %c1 : index
      %1650 = arith.muli %1649, %c36 : index
      %1651 = arith.addi %15, %1650 : index
      %1652 = vector.load %w[%1651] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1653 = vector.bitcast %1652 : vector<4xi8> to vector<1xf32>
      %1654 = vector.extract %1653[0] : f32 from vector<1xf32>
      %1655 = arith.mulf %1654, %1648 : f32
      %1656 = arith.mulf %1629, %1655 : f32
      %1657 = arith.remui %1637, %c1 : index
      %1658 = arith.muli %1657, %c36 : index
      %1659 = arith.addi %17, %1658 : index
      %1660 = vector.load %w[%1659] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1661 = vector.bitcast %1660 : vector<4xi8> to vector<1xf32>
      %1662 = vector.extract %1661[0] : f32 from vector<1xf32>
      %1663 = arith.mulf %1662, %1648 : f32
      %1664 = arith.mulf %1636, %1663 : f32
      %1665 = arith.muli %1642, %outputFeatures : index
      %1666 = arith.addi %1665, %24 : index
      %1667 = wave.lane
      %1668 = arith.remui %1667, %c1 : index
      %1669 = arith.addi %1666, %1668 : index
      scf.if %22 {
        %1670 = arith.addi %1669, %c8 : index
        %1671 = memref.load %residual[%1670] : memref<?xf32>
        %1672 = arith.addf %1671, %1656 : f32
        %1673 = arith.addi %1669, %c8 : index
        memref.store %1672, %out[%1673] : memref<?xf32>
      } else {
        %1674 = arith.addi %1669, %c8 : index
        memref.store %1656, %out[%1674] : memref<?xf32>
      }
      scf.if %22 {
        %1675 = arith.addi %1669, %c1 : index
        %1676 = memref.load %residual[%1675] : memref<?xf32>
        %1677 = arith.addf %1676, %1664 : f32
        %1678 = arith.addi %1669, %c1 : index
        memref.store %1677, %out[%1678] : memref<?xf32>
      } else {
        %1679 = arith.addi %1669, %c1 : index
        memref.store %1664, %out[%1679] : memref<?xf32>
      }
    }
    %1680 = arith.muli %1521, %c36 : index
    %1681 = arith.addi %1680, %c3 : index
    %1682 = arith.muli %1681, %c5 : index
    %1683 = arith.addi %1682, %1520 : index
    %1684 = arith.addi %1683, %c8 : index
    %1685 = memref.load %21[%1684] : memref<?xf32>
    %1686 = arith.addi %1684, %c37 : index
    %1687 = memref.load %21[%1686] : memref<?xf32>
    %1688 = arith.addf %1685, %1687 : f32
    %1689 = arith.muli %1681, %c5 : index
    %1690 = arith.addi %1689, %1520 : index
    %1691 = arith.addi %1690, %c4 : index
    %1692 = memref.load %21[%1691] : memref<?xf32>
    %1693 = arith.addi %1691, %c37 : index
    %1694 = memref.load %21[%1693] : memref<?xf32>
    %1695 = arith.addf %1692, %1694 : f32
    %1696 = wave.lane
    %1697 = arith.addi %20, %c5 : index
    %1698 = arith.muli %1681, %c3 : index
    %1699 = arith.addi %1697, %1698 : index
    %1700 = arith.divui %1696, %c1 : index
    %1701 = arith.addi %1699, %1700 : index
    %1702 = arith.cmpi slt, %1701, %19 : index
    scf.if %1702 {
      %1703 = arith.cmpi eq, %hasFactors, %c2 : index
      %1704 = arith.muli %1701, %c3 : index
      %1705 = memref.load %factors[%1704] : memref<?xf32>
      %1706 = arith.mulf %1705, %operandScale : f32
      %1707 = arith.select %1703, %1706, %operandScale : f32
      %1708 = arith.remui %1696, %c1 : index
      %1709 = arith.muli %1708, %c36 : index
      %1710 = arith.addi %15, %1709 : index
      %1711 = vector.load %w[%1710] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1712 = vector.bitcast %1711 : vector<4xi8> to vector<1xf32>
      %1713 = vector.extract %1712[0] : f32 from vector<1xf32>
      %1714 = arith.mulf %1713, %1707 : f32
      %1715 = arith.mulf %1688, %1714 : f32
      %1716 = arith.remui %1696, %c1 : index
      %1717 = arith.muli %1716, %c36 : index
      %1718 = arith.addi %17, %1717 : index
      %1719 = vector.load %w[%1718] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1720 = vector.bitcast %1719 : vector<4xi8> to vector<1xf32>
      %1721 = vector.extract %1720[0] : f32 from vector<1xf32>
      %1722 = arith.mulf %1721, %1707 : f32
      %1723 = arith.mulf %1695, %1722 : f32
      %1724 = arith.muli %1701, %outputFeatures : index
      %1725 = arith.addi %1724, %24 : index
      %1726 = wave.lane
      %1727 = arith.remui %1726, %c1 : index
      %1728 = arith.addi %1725, %1727 : index
      scf.if %22 {
        %1729 = arith.addi %1728, %c8 : index
        %1730 = memref.load %residual[%1729] : memref<?xf32>
        %1731 = arith.addf %1730, %1715 : f32
        %1732 = arith.addi %1728, %c8 : index
        memref.store %1731, %out[%1732] : memref<?xf32>
      } else {
        %1733 = arith.addi %1728, %c8 : index
        memref.store %1715, %out[%1733] : memref<?xf32>
      }
      scf.if %22 {
        %1734 = arith.addi %1728, %c1 : index
        %1735 = memref.load %residual[%1734] : memref<?xf32>
        %1736 = arith.addf %1735, %1723 : f32
        %1737 = arith.addi %1728, %c1 : index
        memref.store %1736, %out[%1737] : memref<?xf32>
      } else {
        %1738 = arith.addi %1728, %c1 : index
        memref.store %1723, %out[%1738] : memref<?xf32>
      }
    }
    %1739 = arith.muli %1521, %c36 : index
    %1740 = arith.addi %1739, %c31 : index
    %1741 = arith.muli %1740, %c5 : index
    %1742 = arith.addi %1741, %1520 : index
    %1743 = arith.addi %1742, %c8 : index
    %1744 = memref.load %21[%1743] : memref<?xf32>
    %1745 = arith.addi %1743, %c37 : index
    %1746 = memref.load %21[%1745] : memref<?xf32>
    %1747 = arith.addf %1744, %1746 : f32
    %1748 = arith.muli %1740, %c5 : index
    %1749 = arith.addi %1748, %1520 : index
    %1750 = arith.addi %1749, %c4 : index
    %1751 = memref.load %21[%1750] : memref<?xf32>
    %1752 = arith.addi %1750, %c37 : index
    %1753 = memref.load %21[%1752] : memref<?xf32>
    %1754 = arith.addf %1751, %1753 : f32
    %1755 = wave.lane
    %1756 = arith.addi %20, %c5 : index
    %1757 = arith.muli %1740, %c3 : index
    %1758 = arith.addi %1756, %1757 : index
    %1759 = arith.divui %1755, %c1 : index
    %1760 = arith.addi %1758, %1759 : index
    %1761 = arith.cmpi slt, %1760, %19 : index
    scf.if %1761 {
      %1762 = arith.cmpi eq, %hasFactors, %c2 : index
      %1763 = arith.muli %1760, %c3 : index
      %1764 = memref.load %factors[%1763] : memref<?xf32>
      %1765 = arith.mulf %1764, %operandScale : f32
      %1766 = arith.select %1762, %1765, %operandScale : f32
      %1767 = arith.remui %1755, %c1 : index
      %1768 = arith.muli %1767, %c36 : index
      %1769 = arith.addi %15, %1768 : index
      %1770 = vector.load %w[%1769] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1771 = vector.bitcast %1770 : vector<4xi8> to vector<1xf32>
      %1772 = vector.extract %1771[0] : f32 from vector<1xf32>
      %1773 = arith.mulf %1772, %1766 : f32
      %1774 = arith.mulf %1747, %1773 : f32
      %1775 = arith.remui %1755, %c1 : index
      %1776 = arith.muli %1775, %c36 : index
      %1777 = arith.addi %17, %1776 : index
      %1778 = vector.load %w[%1777] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1779 = vector.bitcast %1778 : vector<4xi8> to vector<1xf32>
      %1780 = vector.extract %1779[0] : f32 from vector<1xf32>
      %1781 = arith.mulf %1780, %1766 : f32
      %1782 = arith.mulf %1754, %1781 : f32
      %1783 = arith.muli %1760, %outputFeatures : index
      %1784 = arith.addi %1783, %24 : index
      %1785 = wave.lane
      %1786 = arith.remui %1785, %c1 : index
      %1787 = arith.addi %1784, %1786 : index
      scf.if %22 {
        %1788 = arith.addi %1787, %c8 : index
        %1789 = memref.load %residual[%1788] : memref<?xf32>
        %1790 = arith.addf %1789, %1774 : f32
        %1791 = arith.addi %1787, %c8 : index
        memref.store %1790, %out[%1791] : memref<?xf32>
      } else {
        %1792 = arith.addi %1787, %c8 : index
        memref.store %1774, %out[%1792] : memref<?xf32>
      }
      scf.if %22 {
        %1793 = arith.addi %1787, %c1 : index
        %1794 = memref.load %residual[%1793] : memref<?xf32>
        %1795 = arith.addf %1794, %1782 : f32
        %1796 = arith.addi %1787, %c1 : index
        memref.store %1795, %out[%1796] : memref<?xf32>
      } else {
        %1797 = arith.addi %1787, %c1 : index
        memref.store %1782, %out[%1797] : memref<?xf32>
      }
    }
    %1798 = wave.lane
    wave.barrier
    %1799 = wave.wave
    %1800 = arith.muli %1799, %c3 : index
    %1801 = arith.addi %1800, %c8 : index
    %1802 = arith.muli %1801, %c4 : index
    %1803 = arith.addi %1802, %1798 : index
    %1804 = vector.extract %686#6[0] : f32 from vector<8xf32>
    %1805 = arith.addi %1803, %c8 : index
    memref.store %1804, %21[%1805] : memref<?xf32>
    %1806 = vector.extract %686#6[1] : f32 from vector<8xf32>
    %1807 = arith.addi %1803, %c5 : index
    memref.store %1806, %21[%1807] : memref<?xf32>
    %1808 = vector.extract %686#6[2] : f32 from vector<8xf32>
    %1809 = arith.addi %1803, %c10 : index
    memref.store %1808, %21[%1809] : memref<?xf32>
    %1810 = vector.extract %686#6[3] : f32 from vector<8xf32>
    %1811 = arith.addi %1803, %c32 : index
    memref.store %1810, %21[%1811] : memref<?xf32>
    %1812 = vector.extract %686#6[4] : f32 from vector<8xf32>
    %1813 = arith.addi %1803, %c7 : index
    memref.store %1812, %21[%1813] : memref<?xf32>
    %1814 = vector.extract %686#6[5] : f32 from vector<8xf32>
    %1815 = arith.addi %1803, %c33 : index
    memref.store %1814, %21[%1815] : memref<?xf32>
    %1816 = vector.extract %686#6[6] : f32 from vector<8xf32>
    %1817 = arith.addi %1803, %c34 : index
    memref.store %1816, %21[%1817] : memref<?xf32>
    %1818 = vector.extract %686#6[7] : f32 from vector<8xf32>
    %1819 = arith.addi %1803, %c35 : index
    memref.store %1818, %21[%1819] : memref<?xf32>
    %1820 = arith.muli %1799, %c3 : index
    %1821 = arith.addi %1820, %c2 : index
    %1822 = arith.muli %1821, %c4 : index
    %1823 = arith.addi %1822, %1798 : index
    %1824 = vector.extract %686#7[0] : f32 from vector<8xf32>
    %1825 = arith.addi %1823, %c8 : index
    memref.store %1824, %21[%1825] : memref<?xf32>
    %1826 = vector.extract %686#7[1] : f32 from vector<8xf32>
    %1827 = arith.addi %1823, %c5 : index
    memref.store %1826, %21[%1827] : memref<?xf32>
    %1828 = vector.extract %686#7[2] : f32 from vector<8xf32>
    %1829 = arith.addi %1823, %c10 : index
    memref.store %1828, %21[%1829] : memref<?xf32>
    %1830 = vector.extract %686#7[3] : f32 from vector<8xf32>
    %1831 = arith.addi %1823, %c32 : index
    memref.store %1830, %21[%1831] : memref<?xf32>
    %1832 = vector.extract %686#7[4] : f32 from vector<8xf32>
    %1833 = arith.addi %1823, %c7 : index
    memref.store %1832, %21[%1833] : memref<?xf32>
    %1834 = vector.extract %686#7[5] : f32 from vector<8xf32>
    %1835 = arith.addi %1823, %c33 : index
    memref.store %1834, %21[%1835] : memref<?xf32>
    %1836 = vector.extract %686#7[6] : f32 from vector<8xf32>
    %1837 = arith.addi %1823, %c34 : index
    memref.store %1836, %21[%1837] : memref<?xf32>
    %1838 = vector.extract %686#7[7] : f32 from vector<8xf32>
    %1839 = arith.addi %1823, %c35 : index
    memref.store %1838, %21[%1839] : memref<?xf32>
    wave.barrier
    %1840 = arith.muli %1799, %c36 : index
    %1841 = arith.addi %1840, %c8 : index
    %1842 = arith.muli %1841, %c5 : index
    %1843 = arith.addi %1842, %1798 : index
    %1844 = arith.addi %1843, %c8 : index
    %1845 = memref.load %21[%1844] : memref<?xf32>
    %1846 = arith.addi %1844, %c37 : index
    %1847 = memref.load %21[%1846] : memref<?xf32>
    %1848 = arith.addf %1845, %1847 : f32
    %1849 = arith.muli %1841, %c5 : index
    %1850 = arith.addi %1849, %1798 : index
    %1851 = arith.addi %1850, %c4 : index
    %1852 = memref.load %21[%1851] : memref<?xf32>
    %1853 = arith.addi %1851, %c37 : index
    %1854 = memref.load %21[%1853] : memref<?xf32>
    %1855 = arith.addf %1852, %1854 : f32
    %1856 = wave.lane
    %1857 = arith.addi %20, %c16 : index
    %1858 = arith.muli %1841, %c3 : index
    %1859 = arith.addi %1857, %1858 : index
    %1860 = arith.divui %1856, %c1 : index
    %1861 = arith.addi %1859, %1860 : index
    %1862 = arith.cmpi slt, %1861, %19 : index
    scf.if %1862 {
      %1863 = arith.cmpi eq, %hasFactors, %c2 : index
      %1864 = arith.muli %1861, %c3 : index
      %1865 = memref.load %factors[%1864] : memref<?xf32>
      %1866 = arith.mulf %1865, %operandScale : f32
      %1867 = arith.select %1863, %1866, %operandScale : f32
      %1868 = arith.remui %1856, %c1 : index
      %1869 = arith.muli %1868, %c36 : index
      %1870 = arith.addi %15, %1869 : index
      %1871 = vector.load %w[%1870] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1872 = vector.bitcast %1871 : vector<4xi8> to vector<1xf32>
      %1873 = vector.extract %1872[0] : f32 from vector<1xf32>
      %1874 = arith.mulf %1873, %1867 : f32
      %1875 = arith.mulf %1848, %1874 : f32
      %1876 = arith.remui %1856, %c1 : index
      %1877 = arith.muli %1876, %c36 : index
      %1878 = arith.addi %17, %1877 : index
      %1879 = vector.load %w[%1878] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1880 = vector.bitcast %1879 : vector<4xi8> to vector<1xf32>
      %1881 = vector.extract %1880[0] : f32 from vector<1xf32>
      %1882 = arith.mulf %1881, %1867 : f32
      %1883 = arith.mulf %1855, %1882 : f32
      %1884 = arith.muli %1861, %outputFeatures : index
      %1885 = arith.addi %1884, %24 : index
      %1886 = wave.lane
      %1887 = arith.remui %1886, %c1 : index
      %1888 = arith.addi %1885, %1887 : index
      scf.if %22 {
        %1889 = arith.addi %1888, %c8 : index
        %1890 = memref.load %residual[%1889] : memref<?xf32>
        %1891 = arith.addf %1890, %1875 : f32
        %1892 = arith.addi %1888, %c8 : index
        memref.store %1891, %out[%1892] : memref<?xf32>
      } else {
        %1893 = arith.addi %1888, %c8 : index
        memref.store %1875, %out[%1893] : memref<?xf32>
      }
      scf.if %22 {
        %1894 = arith.addi %1888, %c1 : index
        %1895 = memref.load %residual[%1894] : memref<?xf32>
        %1896 = arith.addf %1895, %1883 : f32
        %1897 = arith.addi %1888, %c1 : index
        memref.store %1896, %out[%1897] : memref<?xf32>
      } else {
        %1898 = arith.addi %1888, %c1 : index
        memref.store %1883, %out[%1898] : memref<?xf32>
      }
    }
    %1899 = arith.muli %1799, %c36 : index
    %1900 = arith.addi %1899, %c2 : index
    %1901 = arith.muli %1900, %c5 : index
    %1902 = arith.addi %1901, %1798 : index
    %1903 = arith.addi %1902, %c8 : index
    %1904 = memref.load %21[%1903] : memref<?xf32>
    %1905 = arith.addi %1903, %c37 : index
    %1906 = memref.load %21[%1905] : memref<?xf32>
    %1907 = arith.addf %1904, %1906 : f32
    %1908 = arith.muli %1900, %c5 : index
    %1909 = arith.addi %1908, %1798 : index
    %1910 = arith.addi %1909, %c4 : index
    %1911 = memref.load %21[%1910] : memref<?xf32>
    %1912 = arith.addi %1910, %c37 : index
    %1913 = memref.load %21[%1912] : memref<?xf32>
    %1914 = arith.addf %1911, %1913 : f32
    %1915 = wave.lane
    %1916 = arith.addi %20, %c16 : index
    %1917 = arith.muli %1900, %c3 : index
    %1918 = arith.addi %1916, %1917 : index
    %1919 = arith.divui %1915, %c1 : index
    %1920 = arith.addi %1918, %1919 : index
    %1921 = arith.cmpi slt, %1920, %19 : index
    scf.if %1921 {
      %1922 = arith.cmpi eq, %hasFactors, %c2 : index
      %1923 = arith.muli %1920, %c3 : index
      %1924 = memref.load %factors[%1923] : memref<?xf32>
      %1925 = arith.mulf %1924, %operandScale : f32
      %1926 = arith.select %1922, %1925, %operandScale : f32
      %1927 = arith.remui %1915, %c1 : index
      %1928 = arith.muli %1927, %c36 : index
      %1929 = arith.addi %15, %1928 : index
      %1930 = vector.load %w[%1929] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1931 = vector.bitcast %1930 : vector<4xi8> to vector<1xf32>
      %1932 = vector.extract %1931[0] : f32 from vector<1xf32>
      %1933 = arith.mulf %1932, %1926 : f32
      %1934 = arith.mulf %1907, %1933 : f32
      %1935 = arith.remui %1915, %c1 : index
      %1936 = arith.muli %1935, %c36 : index
      %1937 = arith.addi %17, %1936 : index
      %1938 = vector.load %w[%1937] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1939 = vector.bitcast %1938 : vector<4xi8> to vector<1xf32>
      %1940 = vector.extract %1939[0] : f32 from vector<1xf32>
      %1941 = arith.mulf %1940, %1926 : f32
      %1942 = arith.mulf %1914, %1941 : f32
      %1943 = arith.muli %1920, %outputFeatures : index
      %1944 = arith.addi %1943, %24 : index
      %1945 = wave.lane
      %1946 = arith.remui %1945, %c1 : index
      %1947 = arith.addi %1944, %1946 : index
      scf.if %22 {
        %1948 = arith.addi %1947, %c8 : index
        %1949 = memref.load %residual[%1948] : memref<?xf32>
        %1950 = arith.addf %1949, %1934 : f32
        %1951 = arith.addi %1947, %c8 : index
        memref.store %1950, %out[%1951] : memref<?xf32>
      } else {
        %1952 = arith.addi %1947, %c8 : index
        memref.store %1934, %out[%1952] : memref<?xf32>
      }
      scf.if %22 {
        %1953 = arith.addi %1947, %c1 : index
        %1954 = memref.load %residual[%1953] : memref<?xf32>
        %1955 = arith.addf %1954, %1942 : f32
        %1956 = arith.addi %1947, %c1 : index
        memref.store %1955, %out[%1956] : memref<?xf32>
      } else {
        %1957 = arith.addi %1947, %c1 : index
        memref.store %1942, %out[%1957] : memref<?xf32>
      }
    }
    %1958 = arith.muli %1799, %c36 : index
    %1959 = arith.addi %1958, %c3 : index
    %1960 = arith.muli %1959, %c5 : index
    %1961 = arith.addi %1960, %1798 : index
    %1962 = arith.addi %1961, %c8 : index
    %1963 = memref.load %21[%1962] : memref<?xf32>
    %1964 = arith.addi %1962, %c37 : index
    %1965 = memref.load %21[%1964] : memref<?xf32>
    %1966 = arith.addf %1963, %1965 : f32
    %1967 = arith.muli %1959, %c5 : index
    %1968 = arith.addi %1967, %1798 : index
    %1969 = arith.addi %1968, %c4 : index
    %1970 = memref.load %21[%1969] : memref<?xf32>
    %1971 = arith.addi %1969, %c37 : index
    %1972 = memref.load %21[%1971] : memref<?xf32>
    %1973 = arith.addf %1970, %1972 : f32
    %1974 = wave.lane
    %1975 = arith.addi %20, %c16 : index
    %1976 = arith.muli %1959, %c3 : index
    %1977 = arith.addi %1975, %1976 : index
    %1978 = arith.divui %1974, %c1 : index
    %1979 = arith.addi %1977, %1978 : index
    %1980 = arith.cmpi slt, %1979, %19 : index
    scf.if %1980 {
      %1981 = arith.cmpi eq, %hasFactors, %c2 : index
      %1982 = arith.muli %1979, %c3 : index
      %1983 = memref.load %factors[%1982] : memref<?xf32>
      %1984 = arith.mulf %1983, %operandScale : f32
      %1985 = arith.select %1981, %1984, %operandScale : f32
      %1986 = arith.remui %1974, %c1 : index
      %1987 = arith.muli %1986, %c36 : index
      %1988 = arith.addi %15, %1987 : index
      %1989 = vector.load %w[%1988] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1990 = vector.bitcast %1989 : vector<4xi8> to vector<1xf32>
      %1991 = vector.extract %1990[0] : f32 from vector<1xf32>
      %1992 = arith.mulf %1991, %1985 : f32
      %1993 = arith.mulf %1966, %1992 : f32
      %1994 = arith.remui %1974, %c1 : index
      %1995 = arith.muli %1994, %c36 : index
      %1996 = arith.addi %17, %1995 : index
      %1997 = vector.load %w[%1996] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1998 = vector.bitcast %1997 : vector<4xi8> to vector<1xf32>
      %1999 = vector.extract %1998[0] : f32 from vector<1xf32>
      %2000 = arith.mulf %1999, %1985 : f32
      %2001 = arith.mulf %1973, %2000 : f32
      %2002 = arith.muli %1979, %outputFeatures : index
      %2003 = arith.addi %2002, %24 : index
      %2004 = wave.lane
      %2005 = arith.remui %2004, %c1 : index
      %2006 = arith.addi %2003, %2005 : index
      scf.if %22 {
        %2007 = arith.addi %2006, %c8 : index
        %2008 = memref.load %residual[%2007] : memref<?xf32>
        %2009 = arith.addf %2008, %1993 : f32
        %2010 = arith.addi %2006, %c8 : index
        memref.store %2009, %out[%2010] : memref<?xf32>
      } else {
        %2011 = arith.addi %2006, %c8 : index
        memref.store %1993, %out[%2011] : memref<?xf32>
      }
      scf.if %22 {
        %2012 = arith.addi %2006, %c1 : index
        %2013 = memref.load %residual[%2012] : memref<?xf32>
        %2014 = arith.addf %2013, %2001 : f32
        %2015 = arith.addi %2006, %c1 : index
        memref.store %2014, %out[%2015] : memref<?xf32>
      } else {
        %2016 = arith.addi %2006, %c1 : index
        memref.store %2001, %out[%2016] : memref<?xf32>
      }
    }
    %2017 = arith.muli %1799, %c36 : index
    %2018 = arith.addi %2017, %c31 : index
    %2019 = arith.muli %2018, %c5 : index
    %2020 = arith.addi %2019, %1798 : index
    %2021 = arith.addi %2020, %c8 : index
    %2022 = memref.load %21[%2021] : memref<?xf32>
    %2023 = arith.addi %2021, %c37 : index
    %2024 = memref.load %21[%2023] : memref<?xf32>
    %2025 = arith.addf %2022, %2024 : f32
    %2026 = arith.muli %2018, %c5 : index
    %2027 = arith.addi %2026, %1798 : index
    %2028 = arith.addi %2027, %c4 : index
    %2029 = memref.load %21[%2028] : memref<?xf32>
    %2030 = arith.addi %2028, %c37 : index
    %2031 = memref.load %21[%2030] : memref<?xf32>
    %2032 = arith.addf %2029, %2031 : f32
    %2033 = wave.lane
    %2034 = arith.addi %20, %c16 : index
    %2035 = arith.muli %2018, %c3 : index
    %2036 = arith.addi %2034, %2035 : index
    %2037 = arith.divui %2033, %c1 : index
    %2038 = arith.addi %2036, %2037 : index
    %2039 = arith.cmpi slt, %2038, %19 : index
    scf.if %2039 {
      %2040 = arith.cmpi eq, %hasFactors, %c2 : index
      %2041 = arith.muli %2038, %c3 : index
      %2042 = memref.load %factors[%2041] : memref<?xf32>
      %2043 = arith.mulf %2042, %operandScale : f32
      %2044 = arith.select %2040, %2043, %operandScale : f32
      %2045 = arith.remui %2033, %c1 : index
      %2046 = arith.muli %2045, %c36 : index
      %2047 = arith.addi %15, %2046 : index
      %2048 = vector.load %w[%2047] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2049 = vector.bitcast %2048 : vector<4xi8> to vector<1xf32>
      %2050 = vector.extract %2049[0] : f32 from vector<1xf32>
      %2051 = arith.mulf %2050, %2044 : f32
      %2052 = arith.mulf %2025, %2051 : f32
      %2053 = arith.remui %2033, %c1 : index
      %2054 = arith.muli %2053, %c36 : index
      %2055 = arith.addi %17, %2054 : index
      %2056 = vector.load %w[%2055] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2057 = vector.bitcast %2056 : vector<4xi8> to vector<1xf32>
      %2058 = vector.extract %2057[0] : f32 from vector<1xf32>
      %2059 = arith.mulf %2058, %2044 : f32
      %2060 = arith.mulf %2032, %2059 : f32
      %2061 = arith.muli %2038, %outputFeatures : index
      %2062 = arith.addi %2061, %24 : index
      %2063 = wave.lane
      %2064 = arith.remui %2063, %c1 : index
      %2065 = arith.addi %2062, %2064 : index
      scf.if %22 {
        %2066 = arith.addi %2065, %c8 : index
        %2067 = memref.load %residual[%2066] : memref<?xf32>
        %2068 = arith.addf %2067, %2052 : f32
        %2069 = arith.addi %2065, %c8 : index
        memref.store %2068, %out[%2069] : memref<?xf32>
      } else {
        %2070 = arith.addi %2065, %c8 : index
        memref.store %2052, %out[%2070] : memref<?xf32>
      }
      scf.if %22 {
        %2071 = arith.addi %2065, %c1 : index
        %2072 = memref.load %residual[%2071] : memref<?xf32>
        %2073 = arith.addf %2072, %2060 : f32
        %2074 = arith.addi %2065, %c1 : index
        memref.store %2073, %out[%2074] : memref<?xf32>
      } else {
        %2075 = arith.addi %2065, %c1 : index
        memref.store %2060, %out[%2075] : memref<?xf32>
      }
    }
  }
  wave.return
}
