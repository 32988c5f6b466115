// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='int4', waves=1, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_int4_w1p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %groupSize = wave.param "groupSize" : index
  %c2 = arith.constant 8 : index
  %c3 = arith.constant 40 : index
  %c4 = arith.constant 15 : index
  %c5 = arith.constant 16 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %c8 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c10 = arith.constant 64 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c13 = arith.constant 32 : index
  %tileRows = wave.param "tileRows" : index
  %c15 = arith.constant 48 : index
  %c16 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c19 = arith.constant 4 : index
  %c20 = arith.constant 15 : i32
  %c21 = arith.constant 25600 : i32
  %c22 = arith.constant 256 : index
  %c23 = arith.constant dense<0> : vector<4xi32>
  %c24 = arith.constant dense<983055> : vector<4xi32>
  %c25 = arith.constant dense<1677747200> : vector<4xi32>
  %c26 = arith.constant dense<4> : vector<4xi32>
  %c27 = arith.constant dense<8> : vector<4xi32>
  %c28 = arith.constant dense<12> : vector<4xi32>
  %c29 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c32 = arith.constant 5 : index
  %c33 = arith.constant 6 : index
  %c34 = arith.constant 7 : index
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
  %12 = arith.addi %9, %c8 : index
  %13 = arith.muli %12, %8 : index
  %14 = memref.load %step[%countAt] : memref<?xi32>
  %15 = arith.index_cast %14 : i32 to index
  %16 = arith.muli %1, %c10 : index
  %17 = arith.cmpi eq, %hasResidual, %c8 : index
  %18 = wave.block 0
  %19 = arith.muli %18, %c13 : index
  %20 = arith.cmpi slt, %16, %15 : index
  scf.if %20 {
    %21 = wave.lane
    %22 = arith.remui %21, %c5 : index
    %23 = arith.remui %22, %tileRows : index
    %24 = arith.addi %16, %23 : index
    %25 = arith.divui %24, %tileRows : index
    %26 = arith.divui %inputFeatures, %c5 : index
    %27 = arith.muli %25, %26 : index
    %28 = arith.divui %c7, %c5 : index
    %29 = arith.addi %27, %28 : index
    %30 = arith.muli %29, %c6 : index
    %31 = arith.remui %c7, %c5 : index
    %32 = arith.divui %31, %c2 : index
    %33 = arith.addi %30, %32 : index
    %34 = arith.muli %tileRows, %c2 : index
    %35 = arith.muli %33, %34 : index
    %36 = arith.remui %24, %tileRows : index
    %37 = arith.muli %36, %c2 : index
    %38 = arith.addi %35, %37 : index
    %39 = arith.remui %c7, %c2 : index
    %40 = arith.addi %38, %39 : index
    %41 = arith.addi %22, %c5 : index
    %42 = arith.addi %16, %41 : index
    %43 = arith.divui %42, %tileRows : index
    %44 = arith.divui %inputFeatures, %c5 : index
    %45 = arith.muli %43, %44 : index
    %46 = arith.divui %c7, %c5 : index
    %47 = arith.addi %45, %46 : index
    %48 = arith.muli %47, %c6 : index
    %49 = arith.remui %c7, %c5 : index
    %50 = arith.divui %49, %c2 : index
    %51 = arith.addi %48, %50 : index
    %52 = arith.muli %tileRows, %c2 : index
    %53 = arith.muli %51, %52 : index
    %54 = arith.remui %42, %tileRows : index
    %55 = arith.muli %54, %c2 : index
    %56 = arith.addi %53, %55 : index
    %57 = arith.remui %c7, %c2 : index
    %58 = arith.addi %56, %57 : index
    %59 = arith.addi %22, %c13 : index
    %60 = arith.addi %16, %59 : index
    %61 = arith.divui %60, %tileRows : index
    %62 = arith.divui %inputFeatures, %c5 : index
    %63 = arith.muli %61, %62 : index
    %64 = arith.divui %c7, %c5 : index
    %65 = arith.addi %63, %64 : index
    %66 = arith.muli %65, %c6 : index
    %67 = arith.remui %c7, %c5 : index
    %68 = arith.divui %67, %c2 : index
    %69 = arith.addi %66, %68 : index
    %70 = arith.muli %tileRows, %c2 : index
    %71 = arith.muli %69, %70 : index
    %72 = arith.remui %60, %tileRows : index
    %73 = arith.muli %72, %c2 : index
    %74 = arith.addi %71, %73 : index
    %75 = arith.remui %c7, %c2 : index
    %76 = arith.addi %74, %75 : index
    %77 = arith.addi %22, %c15 : index
    %78 = arith.addi %16, %77 : index
    %79 = arith.divui %78, %tileRows : index
    %80 = arith.divui %inputFeatures, %c5 : index
    %81 = arith.muli %79, %80 : index
    %82 = arith.divui %c7, %c5 : index
    %83 = arith.addi %81, %82 : index
    %84 = arith.muli %83, %c6 : index
    %85 = arith.remui %c7, %c5 : index
    %86 = arith.divui %85, %c2 : index
    %87 = arith.addi %84, %86 : index
    %88 = arith.muli %tileRows, %c2 : index
    %89 = arith.muli %87, %88 : index
    %90 = arith.remui %78, %tileRows : index
    %91 = arith.muli %90, %c2 : index
    %92 = arith.addi %89, %91 : index
    %93 = arith.remui %c7, %c2 : index
    %94 = arith.addi %92, %93 : index
    %95 = wave.wave
    %96 = arith.divui %inputFeatures, %c13 : index
    %97 = arith.muli %95, %stepsPerWave : index
    %98 = arith.minsi %97, %96 : index
    %99 = arith.addi %98, %stepsPerWave : index
    %100 = arith.minsi %99, %96 : index
    %101 = arith.cmpi eq, %wholeBlocks, %c8 : index
    %102 = arith.subi %100, %98 : index
    %103 = arith.divui %102, %c6 : index
    %104 = arith.muli %103, %c6 : index
    %105 = arith.addi %98, %104 : index
    %106 = arith.addi %98, %stepsPerWave : index
    %107 = arith.select %101, %106, %105 : index
    %117:8 = scf.for %108 = %98 to %107 step %c6 iter_args(%109 = %c16, %110 = %c16, %111 = %c16, %112 = %c16, %113 = %c16, %114 = %c16, %115 = %c16, %116 = %c16) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %118 = wave.lane
      %119 = arith.addi %108, %c7 : index
      %120 = arith.remui %118, %c5 : index
      %121 = arith.divui %groupSize, %c13 : index
      %122 = arith.divui %119, %121 : index
      %123 = arith.divui %inputFeatures, %groupSize : index
      %124 = arith.muli %inputFeatures, %c2 : index
      %125 = arith.addi %11, %124 : index
      %126 = arith.muli %122, %c13 : index
      %127 = arith.addi %125, %126 : index
      %128 = arith.muli %120, %c6 : index
      %129 = arith.addi %127, %128 : index
      %130 = vector.load %w[%129] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %131 = vector.bitcast %130 : vector<2xi8> to vector<1xf16>
      %132 = vector.extract %131[0] : f16 from vector<1xf16>
      %133 = arith.muli %123, %c13 : index
      %134 = arith.addi %125, %133 : index
      %135 = arith.muli %122, %c2 : index
      %136 = arith.addi %134, %135 : index
      %137 = arith.divui %120, %c6 : index
      %138 = arith.addi %136, %137 : index
      %139 = memref.load %w[%138] : memref<?xi8>
      %140 = arith.remui %120, %c6 : index
      %141 = arith.muli %140, %c19 : index
      %142 = arith.index_cast %141 : index to i32
      %143 = arith.extui %139 : i8 to i32
      %144 = arith.shrui %143, %142 : i32
      %145 = arith.andi %144, %c20 : i32
      %146 = arith.ori %145, %c21 : i32
      %147 = arith.trunci %146 : i32 to i16
      %148 = arith.bitcast %147 : i16 to f16
      %149 = arith.muli %119, %c22 : index
      %150 = arith.addi %11, %149 : index
      %151 = arith.muli %120, %c5 : index
      %152 = arith.addi %150, %151 : index
      %153 = vector.load %w[%152] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %154 = vector.bitcast %153 : vector<16xi8> to vector<4xi32>
      %155 = arith.shrui %154, %c23 : vector<4xi32>
      %156 = arith.andi %155, %c24 : vector<4xi32>
      %157 = arith.ori %156, %c25 : vector<4xi32>
      %158 = vector.bitcast %157 : vector<4xi32> to vector<8xf16>
      %159 = arith.shrui %154, %c26 : vector<4xi32>
      %160 = arith.andi %159, %c24 : vector<4xi32>
      %161 = arith.ori %160, %c25 : vector<4xi32>
      %162 = vector.bitcast %161 : vector<4xi32> to vector<8xf16>
      %163 = arith.shrui %154, %c27 : vector<4xi32>
      %164 = arith.andi %163, %c24 : vector<4xi32>
      %165 = arith.ori %164, %c25 : vector<4xi32>
      %166 = vector.bitcast %165 : vector<4xi32> to vector<8xf16>
      %167 = arith.shrui %154, %c28 : vector<4xi32>
      %168 = arith.andi %167, %c24 : vector<4xi32>
      %169 = arith.ori %168, %c25 : vector<4xi32>
      %170 = vector.bitcast %169 : vector<4xi32> to vector<8xf16>
      %171 = vector.shuffle %158, %162 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %172 = vector.shuffle %166, %170 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %173 = vector.shuffle %171, %172 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %174 = vector.broadcast %148 : f16 to vector<32xf16>
      %175 = arith.subf %173, %174 : vector<32xf16>
      %176 = vector.broadcast %132 : f16 to vector<32xf16>
      %177 = arith.mulf %175, %176 : vector<32xf16>
      %178 = vector.shuffle %177, %177 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %179 = vector.shuffle %177, %177 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %180 = arith.addi %108, %c8 : index
      %181 = arith.remui %118, %c5 : index
      %182 = arith.divui %groupSize, %c13 : index
      %183 = arith.divui %180, %182 : index
      %184 = arith.divui %inputFeatures, %groupSize : index
      %185 = arith.muli %inputFeatures, %c2 : index
      %186 = arith.addi %11, %185 : index
      %187 = arith.muli %183, %c13 : index
      %188 = arith.addi %186, %187 : index
      %189 = arith.muli %181, %c6 : index
      %190 = arith.addi %188, %189 : index
      %191 = vector.load %w[%190] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %192 = vector.bitcast %191 : vector<2xi8> to vector<1xf16>
      %193 = vector.extract %192[0] : f16 from vector<1xf16>
      %194 = arith.muli %184, %c13 : index
      %195 = arith.addi %186, %194 : index
      %196 = arith.muli %183, %c2 : index
      %197 = arith.addi %195, %196 : index
      %198 = arith.divui %181, %c6 : index
      %199 = arith.addi %197, %198 : index
      %200 = memref.load %w[%199] : memref<?xi8>
      %201 = arith.remui %181, %c6 : index
      %202 = arith.muli %201, %c19 : index
      %203 = arith.index_cast %202 : index to i32
      %204 = arith.extui %200 : i8 to i32
      %205 = arith.shrui %204, %203 : i32
      %206 = arith.andi %205, %c20 : i32
      %207 = arith.ori %206, %c21 : i32
      %208 = arith.trunci %207 : i32 to i16
      %209 = arith.bitcast %208 : i16 to f16
      %210 = arith.muli %180, %c22 : index
      %211 = arith.addi %11, %210 : index
      %212 = arith.muli %181, %c5 : index
      %213 = arith.addi %211, %212 : index
      %214 = vector.load %w[%213] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %215 = vector.bitcast %214 : vector<16xi8> to vector<4xi32>
      %216 = arith.shrui %215, %c23 : vector<4xi32>
      %217 = arith.andi %216, %c24 : vector<4xi32>
      %218 = arith.ori %217, %c25 : vector<4xi32>
      %219 = vector.bitcast %218 : vector<4xi32> to vector<8xf16>
      %220 = arith.shrui %215, %c26 : vector<4xi32>
      %221 = arith.andi %220, %c24 : vector<4xi32>
      %222 = arith.ori %221, %c25 : vector<4xi32>
      %223 = vector.bitcast %222 : vector<4xi32> to vector<8xf16>
      %224 = arith.shrui %215, %c27 : vector<4xi32>
      %225 = arith.andi %224, %c24 : vector<4xi32>
      %226 = arith.ori %225, %c25 : vector<4xi32>
      %227 = vector.bitcast %226 : vector<4xi32> to vector<8xf16>
      %228 = arith.shrui %215, %c28 : vector<4xi32>
      %229 = arith.andi %228, %c24 : vector<4xi32>
      %230 = arith.ori %229, %c25 : vector<4xi32>
      %231 = vector.bitcast %230 : vector<4xi32> to vector<8xf16>
      %232 = vector.shuffle %219, %223 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %233 = vector.shuffle %227, %231 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %234 = vector.shuffle %232, %233 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %235 = vector.broadcast %209 : f16 to vector<32xf16>
      %236 = arith.subf %234, %235 : vector<32xf16>
      %237 = vector.broadcast %193 : f16 to vector<32xf16>
      %238 = arith.mulf %236, %237 : vector<32xf16>
      %239 = vector.shuffle %238, %238 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %240 = vector.shuffle %238, %238 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %241 = arith.addi %108, %c7 : index
      %242 = arith.remui %118, %c5 : index
      %243 = arith.divui %groupSize, %c13 : index
      %244 = arith.divui %241, %243 : index
      %245 = arith.divui %inputFeatures, %groupSize : index
      %246 = arith.muli %inputFeatures, %c2 : index
      %247 = arith.addi %13, %246 : index
      %248 = arith.muli %244, %c13 : index
      %249 = arith.addi %247, %248 : index
      %250 = arith.muli %242, %c6 : index
      %251 = arith.addi %249, %250 : index
      %252 = vector.load %w[%251] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %253 = vector.bitcast %252 : vector<2xi8> to vector<1xf16>
      %254 = vector.extract %253[0] : f16 from vector<1xf16>
      %255 = arith.muli %245, %c13 : index
      %256 = arith.addi %247, %255 : index
      %257 = arith.muli %244, %c2 : index
      %258 = arith.addi %256, %257 : index
      %259 = arith.divui %242, %c6 : index
      %260 = arith.addi %258, %259 : index
      %261 = memref.load %w[%260] : memref<?xi8>
      %262 = arith.remui %242, %c6 : index
      %263 = arith.muli %262, %c19 : index
      %264 = arith.index_cast %263 : index to i32
      %265 = arith.extui %261 : i8 to i32
      %266 = arith.shrui %265, %264 : i32
      %267 = arith.andi %266, %c20 : i32
      %268 = arith.ori %267, %c21 : i32
      %269 = arith.trunci %268 : i32 to i16
      %270 = arith.bitcast %269 : i16 to f16
      %271 = arith.muli %241, %c22 : index
      %272 = arith.addi %13, %271 : index
      %273 = arith.muli %242, %c5 : index
      %274 = arith.addi %272, %273 : index
      %275 = vector.load %w[%274] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %276 = vector.bitcast %275 : vector<16xi8> to vector<4xi32>
      %277 = arith.shrui %276, %c23 : vector<4xi32>
      %278 = arith.andi %277, %c24 : vector<4xi32>
      %279 = arith.ori %278, %c25 : vector<4xi32>
      %280 = vector.bitcast %279 : vector<4xi32> to vector<8xf16>
      %281 = arith.shrui %276, %c26 : vector<4xi32>
      %282 = arith.andi %281, %c24 : vector<4xi32>
      %283 = arith.ori %282, %c25 : vector<4xi32>
      %284 = vector.bitcast %283 : vector<4xi32> to vector<8xf16>
      %285 = arith.shrui %276, %c27 : vector<4xi32>
      %286 = arith.andi %285, %c24 : vector<4xi32>
      %287 = arith.ori %286, %c25 : vector<4xi32>
      %288 = vector.bitcast %287 : vector<4xi32> to vector<8xf16>
      %289 = arith.shrui %276, %c28 : vector<4xi32>
      %290 = arith.andi %289, %c24 : vector<4xi32>
      %291 = arith.ori %290, %c25 : vector<4xi32>
      %292 = vector.bitcast %291 : vector<4xi32> to vector<8xf16>
      %293 = vector.shuffle %280, %284 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %294 = vector.shuffle %288, %292 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %295 = vector.shuffle %293, %294 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %296 = vector.broadcast %270 : f16 to vector<32xf16>
      %297 = arith.subf %295, %296 : vector<32xf16>
      %298 = vector.broadcast %254 : f16 to vector<32xf16>
      %299 = arith.mulf %297, %298 : vector<32xf16>
      %300 = vector.shuffle %299, %299 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %301 = vector.shuffle %299, %299 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %302 = arith.addi %108, %c8 : index
      %303 = arith.remui %118, %c5 : index
      %304 = arith.divui %groupSize, %c13 : index
      %305 = arith.divui %302, %304 : index
      %306 = arith.divui %inputFeatures, %groupSize : index
      %307 = arith.muli %inputFeatures, %c2 : index
      %308 = arith.addi %13, %307 : index
      %309 = arith.muli %305, %c13 : index
      %310 = arith.addi %308, %309 : index
      %311 = arith.muli %303, %c6 : index
      %312 = arith.addi %310, %311 : index
      %313 = vector.load %w[%312] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %314 = vector.bitcast %313 : vector<2xi8> to vector<1xf16>
      %315 = vector.extract %314[0] : f16 from vector<1xf16>
      %316 = arith.muli %306, %c13 : index
      %317 = arith.addi %308, %316 : index
      %318 = arith.muli %305, %c2 : index
      %319 = arith.addi %317, %318 : index
      %320 = arith.divui %303, %c6 : index
      %321 = arith.addi %319, %320 : index
      %322 = memref.load %w[%321] : memref<?xi8>
      %323 = arith.remui %303, %c6 : index
      %324 = arith.muli %323, %c19 : index
      %325 = arith.index_cast %324 : index to i32
      %326 = arith.extui %322 : i8 to i32
      %327 = arith.shrui %326, %325 : i32
      %328 = arith.andi %327, %c20 : i32
      %329 = arith.ori %328, %c21 : i32
      %330 = arith.trunci %329 : i32 to i16
      %331 = arith.bitcast %330 : i16 to f16
      %332 = arith.muli %302, %c22 : index
      %333 = arith.addi %13, %332 : index
      %334 = arith.muli %303, %c5 : index
      %335 = arith.addi %333, %334 : index
      %336 = vector.load %w[%335] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %337 = vector.bitcast %336 : vector<16xi8> to vector<4xi32>
      %338 = arith.shrui %337, %c23 : vector<4xi32>
      %339 = arith.andi %338, %c24 : vector<4xi32>
      %340 = arith.ori %339, %c25 : vector<4xi32>
      %341 = vector.bitcast %340 : vector<4xi32> to vector<8xf16>
      %342 = arith.shrui %337, %c26 : vector<4xi32>
      %343 = arith.andi %342, %c24 : vector<4xi32>
      %344 = arith.ori %343, %c25 : vector<4xi32>
      %345 = vector.bitcast %344 : vector<4xi32> to vector<8xf16>
      %346 = arith.shrui %337, %c27 : vector<4xi32>
      %347 = arith.andi %346, %c24 : vector<4xi32>
      %348 = arith.ori %347, %c25 : vector<4xi32>
      %349 = vector.bitcast %348 : vector<4xi32> to vector<8xf16>
      %350 = arith.shrui %337, %c28 : vector<4xi32>
      %351 = arith.andi %350, %c24 : vector<4xi32>
      %352 = arith.ori %351, %c25 : vector<4xi32>
      %353 = vector.bitcast %352 : vector<4xi32> to vector<8xf16>
      %354 = vector.shuffle %341, %345 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %355 = vector.shuffle %349, %353 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %356 = vector.shuffle %354, %355 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %357 = vector.broadcast %331 : f16 to vector<32xf16>
      %358 = arith.subf %356, %357 : vector<32xf16>
      %359 = vector.broadcast %315 : f16 to vector<32xf16>
      %360 = arith.mulf %358, %359 : vector<32xf16>
      %361 = vector.shuffle %360, %360 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %362 = vector.shuffle %360, %360 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %363 = arith.muli %108, %c6 : index
      %364 = arith.addi %363, %c7 : index
      %365 = arith.muli %tileRows, %c5 : index
      %366 = arith.muli %364, %365 : index
      %367 = arith.addi %40, %366 : index
      %368 = vector.load %x[%367] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %369 = arith.muli %tileRows, %c2 : index
      %370 = arith.addi %367, %369 : index
      %371 = vector.load %x[%370] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %372 = vector.shuffle %368, %371 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %373 = wave.mma %372, %178, %109 : vector<16xf16>, vector<8xf32>
      %374 = wave.mma %372, %300, %110 : vector<16xf16>, vector<8xf32>
      %375 = arith.muli %108, %c6 : index
      %376 = arith.addi %375, %c7 : index
      %377 = arith.muli %tileRows, %c5 : index
      %378 = arith.muli %376, %377 : index
      %379 = arith.addi %58, %378 : index
      %380 = vector.load %x[%379] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %381 = arith.muli %tileRows, %c2 : index
      %382 = arith.addi %379, %381 : index
      %383 = vector.load %x[%382] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %384 = vector.shuffle %380, %383 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %385 = wave.mma %384, %178, %111 : vector<16xf16>, vector<8xf32>
      %386 = wave.mma %384, %300, %112 : vector<16xf16>, vector<8xf32>
      %387 = arith.muli %108, %c6 : index
      %388 = arith.addi %387, %c7 : index
      %389 = arith.muli %tileRows, %c5 : index
      %390 = arith.muli %388, %389 : index
      %391 = arith.addi %76, %390 : index
      %392 = vector.load %x[%391] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %393 = arith.muli %tileRows, %c2 : index
      %394 = arith.addi %391, %393 : index
      %395 = vector.load %x[%394] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %396 = vector.shuffle %392, %395 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %397 = wave.mma %396, %178, %113 : vector<16xf16>, vector<8xf32>
      %398 = wave.mma %396, %300, %114 : vector<16xf16>, vector<8xf32>
      %399 = arith.muli %108, %c6 : index
      %400 = arith.addi %399, %c7 : index
      %401 = arith.muli %tileRows, %c5 : index
      %402 = arith.muli %400, %401 : index
      %403 = arith.addi %94, %402 : index
      %404 = vector.load %x[%403] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %405 = arith.muli %tileRows, %c2 : index
      %406 = arith.addi %403, %405 : index
      %407 = vector.load %x[%406] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %408 = vector.shuffle %404, %407 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %409 = wave.mma %408, %178, %115 : vector<16xf16>, vector<8xf32>
      %410 = wave.mma %408, %300, %116 : vector<16xf16>, vector<8xf32>
      %411 = arith.muli %108, %c6 : index
      %412 = arith.addi %411, %c8 : index
      %413 = arith.muli %tileRows, %c5 : index
      %414 = arith.muli %412, %413 : index
      %415 = arith.addi %40, %414 : index
      %416 = vector.load %x[%415] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %417 = arith.muli %tileRows, %c2 : index
      %418 = arith.addi %415, %417 : index
      %419 = vector.load %x[%418] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %420 = vector.shuffle %416, %419 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %421 = wave.mma %420, %179, %373 : vector<16xf16>, vector<8xf32>
      %422 = wave.mma %420, %301, %374 : vector<16xf16>, vector<8xf32>
      %423 = arith.muli %108, %c6 : index
      %424 = arith.addi %423, %c8 : index
      %425 = arith.muli %tileRows, %c5 : index
      %426 = arith.muli %424, %425 : index
      %427 = arith.addi %58, %426 : index
      %428 = vector.load %x[%427] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %429 = arith.muli %tileRows, %c2 : index
      %430 = arith.addi %427, %429 : index
      %431 = vector.load %x[%430] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %432 = vector.shuffle %428, %431 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %433 = wave.mma %432, %179, %385 : vector<16xf16>, vector<8xf32>
      %434 = wave.mma %432, %301, %386 : vector<16xf16>, vector<8xf32>
      %435 = arith.muli %108, %c6 : index
      %436 = arith.addi %435, %c8 : index
      %437 = arith.muli %tileRows, %c5 : index
      %438 = arith.muli %436, %437 : index
      %439 = arith.addi %76, %438 : index
      %440 = vector.load %x[%439] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %441 = arith.muli %tileRows, %c2 : index
      %442 = arith.addi %439, %441 : index
      %443 = vector.load %x[%442] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %444 = vector.shuffle %440, %443 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %445 = wave.mma %444, %179, %397 : vector<16xf16>, vector<8xf32>
      %446 = wave.mma %444, %301, %398 : vector<16xf16>, vector<8xf32>
      %447 = arith.muli %108, %c6 : index
      %448 = arith.addi %447, %c8 : index
      %449 = arith.muli %tileRows, %c5 : index
      %450 = arith.muli %448, %449 : index
      %451 = arith.addi %94, %450 : index
      %452 = vector.load %x[%451] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %453 = arith.muli %tileRows, %c2 : index
      %454 = arith.addi %451, %453 : index
      %455 = vector.load %x[%454] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %456 = vector.shuffle %452, %455 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %457 = wave.mma %456, %179, %409 : vector<16xf16>, vector<8xf32>
      %458 = wave.mma %456, %301, %410 : vector<16xf16>, vector<8xf32>
      %459 = arith.muli %108, %c6 : index
      %460 = arith.addi %459, %c6 : index
      %461 = arith.muli %tileRows, %c5 : index
      %462 = arith.muli %460, %461 : index
      %463 = arith.addi %40, %462 : index
      %464 = vector.load %x[%463] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %465 = arith.muli %tileRows, %c2 : index
      %466 = arith.addi %463, %465 : index
      %467 = vector.load %x[%466] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %468 = vector.shuffle %464, %467 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %469 = wave.mma %468, %239, %421 : vector<16xf16>, vector<8xf32>
      %470 = wave.mma %468, %361, %422 : vector<16xf16>, vector<8xf32>
      %471 = arith.muli %108, %c6 : index
      %472 = arith.addi %471, %c6 : index
      %473 = arith.muli %tileRows, %c5 : index
      %474 = arith.muli %472, %473 : index
      %475 = arith.addi %58, %474 : index
      %476 = vector.load %x[%475] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %477 = arith.muli %tileRows, %c2 : index
      %478 = arith.addi %475, %477 : index
      %479 = vector.load %x[%478] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %480 = vector.shuffle %476, %479 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %481 = wave.mma %480, %239, %433 : vector<16xf16>, vector<8xf32>
      %482 = wave.mma %480, %361, %434 : vector<16xf16>, vector<8xf32>
      %483 = arith.muli %108, %c6 : index
      %484 = arith.addi %483, %c6 : index
      %485 = arith.muli %tileRows, %c5 : index
      %486 = arith.muli %484, %485 : index
      %487 = arith.addi %76, %486 : index
      %488 = vector.load %x[%487] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %489 = arith.muli %tileRows, %c2 : index
      %490 = arith.addi %487, %489 : index
      %491 = vector.load %x[%490] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %492 = vector.shuffle %488, %491 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %493 = wave.mma %492, %239, %445 : vector<16xf16>, vector<8xf32>
      %494 = wave.mma %492, %361, %446 : vector<16xf16>, vector<8xf32>
      %495 = arith.muli %108, %c6 : index
      %496 = arith.addi %495, %c6 : index
      %497 = arith.muli %tileRows, %c5 : index
      %498 = arith.muli %496, %497 : index
      %499 = arith.addi %94, %498 : index
      %500 = vector.load %x[%499] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %501 = arith.muli %tileRows, %c2 : index
      %502 = arith.addi %499, %501 : index
      %503 = vector.load %x[%502] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %504 = vector.shuffle %500, %503 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %505 = wave.mma %504, %239, %457 : vector<16xf16>, vector<8xf32>
      %506 = wave.mma %504, %361, %458 : vector<16xf16>, vector<8xf32>
      %507 = arith.muli %108, %c6 : index
      %508 = arith.addi %507, %c29 : index
      %509 = arith.muli %tileRows, %c5 : index
      %510 = arith.muli %508, %509 : index
      %511 = arith.addi %40, %510 : index
      %512 = vector.load %x[%511] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %513 = arith.muli %tileRows, %c2 : index
      %514 = arith.addi %511, %513 : index
      %515 = vector.load %x[%514] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %516 = vector.shuffle %512, %515 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %517 = wave.mma %516, %240, %469 : vector<16xf16>, vector<8xf32>
      %518 = wave.mma %516, %362, %470 : vector<16xf16>, vector<8xf32>
      %519 = arith.muli %108, %c6 : index
      %520 = arith.addi %519, %c29 : index
      %521 = arith.muli %tileRows, %c5 : index
      %522 = arith.muli %520, %521 : index
      %523 = arith.addi %58, %522 : index
      %524 = vector.load %x[%523] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %525 = arith.muli %tileRows, %c2 : index
      %526 = arith.addi %523, %525 : index
      %527 = vector.load %x[%526] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %528 = vector.shuffle %524, %527 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %529 = wave.mma %528, %240, %481 : vector<16xf16>, vector<8xf32>
      %530 = wave.mma %528, %362, %482 : vector<16xf16>, vector<8xf32>
      %531 = arith.muli %108, %c6 : index
      %532 = arith.addi %531, %c29 : index
      %533 = arith.muli %tileRows, %c5 : index
      %534 = arith.muli %532, %533 : index
      %535 = arith.addi %76, %534 : index
      %536 = vector.load %x[%535] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %537 = arith.muli %tileRows, %c2 : index
      %538 = arith.addi %535, %537 : index
      %539 = vector.load %x[%538] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %540 = vector.shuffle %536, %539 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %541 = wave.mma %540, %240, %493 : vector<16xf16>, vector<8xf32>
      %542 = wave.mma %540, %362, %494 : vector<16xf16>, vector<8xf32>
      %543 = arith.muli %108, %c6 : index
      %544 = arith.addi %543, %c29 : index
      %545 = arith.muli %tileRows, %c5 : index
      %546 = arith.muli %544, %545 : index
      %547 = arith.addi %94, %546 : index
      %548 = vector.load %x[%547] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %549 = arith.muli %tileRows, %c2 : index
      %550 = arith.addi %547, %549 : index
      %551 = vector.load %x[%550] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %552 = vector.shuffle %548, %551 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %553 = wave.mma %552, %240, %505 : vector<16xf16>, vector<8xf32>
      %554 = wave.mma %552, %362, %506 : vector<16xf16>, vector<8xf32>
      scf.yield %517, %518, %529, %530, %541, %542, %553, %554 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %555 = arith.select %101, %107, %100 : index
    %565:8 = scf.for %556 = %107 to %555 step %c8 iter_args(%557 = %117#0, %558 = %117#1, %559 = %117#2, %560 = %117#3, %561 = %117#4, %562 = %117#5, %563 = %117#6, %564 = %117#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %566 = wave.lane
      %567 = arith.addi %556, %c7 : index
      %568 = arith.remui %566, %c5 : index
      %569 = arith.divui %groupSize, %c13 : index
      %570 = arith.divui %567, %569 : index
      %571 = arith.divui %inputFeatures, %groupSize : index
      %572 = arith.muli %inputFeatures, %c2 : index
      %573 = arith.addi %11, %572 : index
      %574 = arith.muli %570, %c13 : index
      %575 = arith.addi %573, %574 : index
      %576 = arith.muli %568, %c6 : index
      %577 = arith.addi %575, %576 : index
      %578 = vector.load %w[%577] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %579 = vector.bitcast %578 : vector<2xi8> to vector<1xf16>
      %580 = vector.extract %579[0] : f16 from vector<1xf16>
      %581 = arith.muli %571, %c13 : index
      %582 = arith.addi %573, %581 : index
      %583 = arith.muli %570, %c2 : index
      %584 = arith.addi %582, %583 : index
      %585 = arith.divui %568, %c6 : index
      %586 = arith.addi %584, %585 : index
      %587 = memref.load %w[%586] : memref<?xi8>
      %588 = arith.remui %568, %c6 : index
      %589 = arith.muli %588, %c19 : index
      %590 = arith.index_cast %589 : index to i32
      %591 = arith.extui %587 : i8 to i32
      %592 = arith.shrui %591, %590 : i32
      %593 = arith.andi %592, %c20 : i32
      %594 = arith.ori %593, %c21 : i32
      %595 = arith.trunci %594 : i32 to i16
      %596 = arith.bitcast %595 : i16 to f16
      %597 = arith.muli %567, %c22 : index
      %598 = arith.addi %11, %597 : index
      %599 = arith.muli %568, %c5 : index
      %600 = arith.addi %598, %599 : index
      %601 = vector.load %w[%600] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %602 = vector.bitcast %601 : vector<16xi8> to vector<4xi32>
      %603 = arith.shrui %602, %c23 : vector<4xi32>
      %604 = arith.andi %603, %c24 : vector<4xi32>
      %605 = arith.ori %604, %c25 : vector<4xi32>
      %606 = vector.bitcast %605 : vector<4xi32> to vector<8xf16>
      %607 = arith.shrui %602, %c26 : vector<4xi32>
      %608 = arith.andi %607, %c24 : vector<4xi32>
      %609 = arith.ori %608, %c25 : vector<4xi32>
      %610 = vector.bitcast %609 : vector<4xi32> to vector<8xf16>
      %611 = arith.shrui %602, %c27 : vector<4xi32>
      %612 = arith.andi %611, %c24 : vector<4xi32>
      %613 = arith.ori %612, %c25 : vector<4xi32>
      %614 = vector.bitcast %613 : vector<4xi32> to vector<8xf16>
      %615 = arith.shrui %602, %c28 : vector<4xi32>
      %616 = arith.andi %615, %c24 : vector<4xi32>
      %617 = arith.ori %616, %c25 : vector<4xi32>
      %618 = vector.bitcast %617 : vector<4xi32> to vector<8xf16>
      %619 = vector.shuffle %606, %610 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %620 = vector.shuffle %614, %618 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %621 = vector.shuffle %619, %620 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %622 = vector.broadcast %596 : f16 to vector<32xf16>
      %623 = arith.subf %621, %622 : vector<32xf16>
      %624 = vector.broadcast %580 : f16 to vector<32xf16>
      %625 = arith.mulf %623, %624 : vector<32xf16>
      %626 = vector.shuffle %625, %625 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %627 = vector.shuffle %625, %625 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %628 = arith.addi %556, %c7 : index
      %629 = arith.remui %566, %c5 : index
      %630 = arith.divui %groupSize, %c13 : index
      %631 = arith.divui %628, %630 : index
      %632 = arith.divui %inputFeatures, %groupSize : index
      %633 = arith.muli %inputFeatures, %c2 : index
      %634 = arith.addi %13, %633 : index
      %635 = arith.muli %631, %c13 : index
      %636 = arith.addi %634, %635 : index
      %637 = arith.muli %629, %c6 : index
      %638 = arith.addi %636, %637 : index
      %639 = vector.load %w[%638] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %640 = vector.bitcast %639 : vector<2xi8> to vector<1xf16>
      %641 = vector.extract %640[0] : f16 from vector<1xf16>
      %642 = arith.muli %632, %c13 : index
      %643 = arith.addi %634, %642 : index
      %644 = arith.muli %631, %c2 : index
      %645 = arith.addi %643, %644 : index
      %646 = arith.divui %629, %c6 : index
      %647 = arith.addi %645, %646 : index
      %648 = memref.load %w[%647] : memref<?xi8>
      %649 = arith.remui %629, %c6 : index
      %650 = arith.muli %649, %c19 : index
      %651 = arith.index_cast %650 : index to i32
      %652 = arith.extui %648 : i8 to i32
      %653 = arith.shrui %652, %651 : i32
      %654 = arith.andi %653, %c20 : i32
      %655 = arith.ori %654, %c21 : i32
      %656 = arith.trunci %655 : i32 to i16
      %657 = arith.bitcast %656 : i16 to f16
      %658 = arith.muli %628, %c22 : index
      %659 = arith.addi %13, %658 : index
      %660 = arith.muli %629, %c5 : index
      %661 = arith.addi %659, %660 : index
      %662 = vector.load %w[%661] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %663 = vector.bitcast %662 : vector<16xi8> to vector<4xi32>
      %664 = arith.shrui %663, %c23 : vector<4xi32>
      %665 = arith.andi %664, %c24 : vector<4xi32>
      %666 = arith.ori %665, %c25 : vector<4xi32>
      %667 = vector.bitcast %666 : vector<4xi32> to vector<8xf16>
      %668 = arith.shrui %663, %c26 : vector<4xi32>
      %669 = arith.andi %668, %c24 : vector<4xi32>
      %670 = arith.ori %669, %c25 : vector<4xi32>
      %671 = vector.bitcast %670 : vector<4xi32> to vector<8xf16>
      %672 = arith.shrui %663, %c27 : vector<4xi32>
      %673 = arith.andi %672, %c24 : vector<4xi32>
      %674 = arith.ori %673, %c25 : vector<4xi32>
      %675 = vector.bitcast %674 : vector<4xi32> to vector<8xf16>
      %676 = arith.shrui %663, %c28 : vector<4xi32>
      %677 = arith.andi %676, %c24 : vector<4xi32>
      %678 = arith.ori %677, %c25 : vector<4xi32>
      %679 = vector.bitcast %678 : vector<4xi32> to vector<8xf16>
      %680 = vector.shuffle %667, %671 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %681 = vector.shuffle %675, %679 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %682 = vector.shuffle %680, %681 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %683 = vector.broadcast %657 : f16 to vector<32xf16>
      %684 = arith.subf %682, %683 : vector<32xf16>
      %685 = vector.broadcast %641 : f16 to vector<32xf16>
      %686 = arith.mulf %684, %685 : vector<32xf16>
      %687 = vector.shuffle %686, %686 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %688 = vector.shuffle %686, %686 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %689 = arith.muli %556, %c6 : index
      %690 = arith.addi %689, %c7 : index
      %691 = arith.muli %tileRows, %c5 : index
      %692 = arith.muli %690, %691 : index
      %693 = arith.addi %40, %692 : index
      %694 = vector.load %x[%693] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %695 = arith.muli %tileRows, %c2 : index
      %696 = arith.addi %693, %695 : index
      %697 = vector.load %x[%696] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %698 = vector.shuffle %694, %697 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %699 = wave.mma %698, %626, %557 : vector<16xf16>, vector<8xf32>
      %700 = wave.mma %698, %687, %558 : vector<16xf16>, vector<8xf32>
      %701 = arith.muli %556, %c6 : index
      %702 = arith.addi %701, %c7 : index
      %703 = arith.muli %tileRows, %c5 : index
      %704 = arith.muli %702, %703 : index
      %705 = arith.addi %58, %704 : index
      %706 = vector.load %x[%705] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %707 = arith.muli %tileRows, %c2 : index
      %708 = arith.addi %705, %707 : index
      %709 = vector.load %x[%708] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %710 = vector.shuffle %706, %709 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %711 = wave.mma %710, %626, %559 : vector<16xf16>, vector<8xf32>
      %712 = wave.mma %710, %687, %560 : vector<16xf16>, vector<8xf32>
      %713 = arith.muli %556, %c6 : index
      %714 = arith.addi %713, %c7 : index
      %715 = arith.muli %tileRows, %c5 : index
      %716 = arith.muli %714, %715 : index
      %717 = arith.addi %76, %716 : index
      %718 = vector.load %x[%717] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %719 = arith.muli %tileRows, %c2 : index
      %720 = arith.addi %717, %719 : index
      %721 = vector.load %x[%720] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %722 = vector.shuffle %718, %721 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %723 = wave.mma %722, %626, %561 : vector<16xf16>, vector<8xf32>
      %724 = wave.mma %722, %687, %562 : vector<16xf16>, vector<8xf32>
      %725 = arith.muli %556, %c6 : index
      %726 = arith.addi %725, %c7 : index
      %727 = arith.muli %tileRows, %c5 : index
      %728 = arith.muli %726, %727 : index
      %729 = arith.addi %94, %728 : index
      %730 = vector.load %x[%729] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %731 = arith.muli %tileRows, %c2 : index
      %732 = arith.addi %729, %731 : index
      %733 = vector.load %x[%732] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %734 = vector.shuffle %730, %733 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %735 = wave.mma %734, %626, %563 : vector<16xf16>, vector<8xf32>
      %736 = wave.mma %734, %687, %564 : vector<16xf16>, vector<8xf32>
      %737 = arith.muli %556, %c6 : index
      %738 = arith.addi %737, %c8 : index
      %739 = arith.muli %tileRows, %c5 : index
      %740 = arith.muli %738, %739 : index
      %741 = arith.addi %40, %740 : index
      %742 = vector.load %x[%741] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %743 = arith.muli %tileRows, %c2 : index
      %744 = arith.addi %741, %743 : index
      %745 = vector.load %x[%744] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %746 = vector.shuffle %742, %745 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %747 = wave.mma %746, %627, %699 : vector<16xf16>, vector<8xf32>
      %748 = wave.mma %746, %688, %700 : vector<16xf16>, vector<8xf32>
      %749 = arith.muli %556, %c6 : index
      %750 = arith.addi %749, %c8 : index
      %751 = arith.muli %tileRows, %c5 : index
      %752 = arith.muli %750, %751 : index
      %753 = arith.addi %58, %752 : index
      %754 = vector.load %x[%753] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %755 = arith.muli %tileRows, %c2 : index
      %756 = arith.addi %753, %755 : index
      %757 = vector.load %x[%756] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %758 = vector.shuffle %754, %757 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %759 = wave.mma %758, %627, %711 : vector<16xf16>, vector<8xf32>
      %760 = wave.mma %758, %688, %712 : vector<16xf16>, vector<8xf32>
      %761 = arith.muli %556, %c6 : index
      %762 = arith.addi %761, %c8 : index
      %763 = arith.muli %tileRows, %c5 : index
      %764 = arith.muli %762, %763 : index
      %765 = arith.addi %76, %764 : index
      %766 = vector.load %x[%765] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %767 = arith.muli %tileRows, %c2 : index
      %768 = arith.addi %765, %767 : index
      %769 = vector.load %x[%768] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %770 = vector.shuffle %766, %769 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %771 = wave.mma %770, %627, %723 : vector<16xf16>, vector<8xf32>
      %772 = wave.mma %770, %688, %724 : vector<16xf16>, vector<8xf32>
      %773 = arith.muli %556, %c6 : index
      %774 = arith.addi %773, %c8 : index
      %775 = arith.muli %tileRows, %c5 : index
      %776 = arith.muli %774, %775 : index
      %777 = arith.addi %94, %776 : index
      %778 = vector.load %x[%777] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %779 = arith.muli %tileRows, %c2 : index
      %780 = arith.addi %777, %779 : index
      %781 = vector.load %x[%780] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %782 = vector.shuffle %778, %781 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %783 = wave.mma %782, %627, %735 : vector<16xf16>, vector<8xf32>
      %784 = wave.mma %782, %688, %736 : vector<16xf16>, vector<8xf32>
      scf.yield %747, %748, %759, %760, %771, %772, %783, %784 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %785 = wave.lane
    %786 = vector.extract %565#0[0] : f32 from vector<8xf32>
    %787 = vector.extract %565#1[0] : f32 from vector<8xf32>
    %788 = wave.lane
    %789 = arith.addi %16, %c7 : index
    %790 = arith.muli %c7, %c6 : index
    %791 = arith.addi %789, %790 : index
    %792 = arith.divui %788, %c5 : index
    %793 = arith.addi %791, %792 : index
    %794 = arith.cmpi slt, %793, %15 : index
    scf.if %794 {
      %795 = arith.cmpi eq, %hasFactors, %c8 : index
      %796 = arith.muli %793, %c6 : index
      %797 = memref.load %factors[%796] : memref<?xf32>
      %798 = arith.mulf %797, %operandScale : f32
      %799 = arith.select %795, %798, %operandScale : f32
      %800 = arith.mulf %786, %799 : f32
      %801 = arith.mulf %787, %799 : f32
      %802 = arith.muli %793, %outputFeatures : index
      %803 = arith.addi %802, %19 : index
      %804 = wave.lane
      %805 = arith.remui %804, %c5 : index
      %806 = arith.addi %803, %805 : index
      scf.if %17 {
        %807 = arith.addi %806, %c7 : index
        %808 = memref.load %residual[%807] : memref<?xf32>
        %809 = arith.addf %808, %800 : f32
        %810 = arith.addi %806, %c7 : index
        memref.store %809, %out[%810] : memref<?xf32>
      } else {
        %811 = arith.addi %806, %c7 : index
        memref.store %800, %out[%811] : memref<?xf32>
      }
      scf.if %17 {
        %812 = arith.addi %806, %c5 : index
        %813 = memref.load %residual[%812] : memref<?xf32>
        %814 = arith.addf %813, %801 : f32
        %815 = arith.addi %806, %c5 : index
        memref.store %814, %out[%815] : memref<?xf32>
      } else {
        %816 = arith.addi %806, %c5 : index
        memref.store %801, %out[%816] : memref<?xf32>
      }
    }
    %817 = vector.extract %565#0[1] : f32 from vector<8xf32>
    %818 = vector.extract %565#1[1] : f32 from vector<8xf32>
    %819 = wave.lane
    %820 = arith.addi %16, %c7 : index
    %821 = arith.muli %c8, %c6 : index
    %822 = arith.addi %820, %821 : index
    %823 = arith.divui %819, %c5 : index
    %824 = arith.addi %822, %823 : index
    %825 = arith.cmpi slt, %824, %15 : index
    scf.if %825 {
      %826 = arith.cmpi eq, %hasFactors, %c8 : index
      %827 = arith.muli %824, %c6 : index
      %828 = memref.load %factors[%827] : memref<?xf32>
      %829 = arith.mulf %828, %operandScale : f32
      %830 = arith.select %826, %829, %operandScale : f32
      %831 = arith.mulf %817, %830 : f32
      %832 = arith.mulf %818, %830 : f32
      %833 = arith.muli %824, %outputFeatures : index
      %834 = arith.addi %833, %19 : index
      %835 = wave.lane
      %836 = arith.remui %835, %c5 : index
      %837 = arith.addi %834, %836 : index
      scf.if %17 {
        %838 = arith.addi %837, %c7 : index
        %839 = memref.load %residual[%838] : memref<?xf32>
        %840 = arith.addf %839, %831 : f32
        %841 = arith.addi %837, %c7 : index
        memref.store %840, %out[%841] : memref<?xf32>
      } else {
        %842 = arith.addi %837, %c7 : index
        memref.store %831, %out[%842] : memref<?xf32>
      }
      scf.if %17 {
        %843 = arith.addi %837, %c5 : index
        %844 = memref.load %residual[%843] : memref<?xf32>
        %845 = arith.addf %844, %832 : f32
        %846 = arith.addi %837, %c5 : index
        memref.store %845, %out[%846] : memref<?xf32>
      } else {
        %847 = arith.addi %837, %c5 : index
        memref.store %832, %out[%847] : memref<?xf32>
      }
    }
    %848 = vector.extract %565#0[2] : f32 from vector<8xf32>
    %849 = vector.extract %565#1[2] : f32 from vector<8xf32>
    %850 = wave.lane
    %851 = arith.addi %16, %c7 : index
    %852 = arith.muli %c6, %c6 : index
    %853 = arith.addi %851, %852 : index
    %854 = arith.divui %850, %c5 : index
    %855 = arith.addi %853, %854 : index
    %856 = arith.cmpi slt, %855, %15 : index
    scf.if %856 {
      %857 = arith.cmpi eq, %hasFactors, %c8 : index
      %858 = arith.muli %855, %c6 : index
      %859 = memref.load %factors[%858] : memref<?xf32>
      %860 = arith.mulf %859, %operandScale : f32
      %861 = arith.select %857, %860, %operandScale : f32
      %862 = arith.mulf %848, %861 : f32
      %863 = arith.mulf %849, %861 : f32
      %864 = arith.muli %855, %outputFeatures : index
      %865 = arith.addi %864, %19 : index
      %866 = wave.lane
      %867 = arith.remui %866, %c5 : index
      %868 = arith.addi %865, %867 : index
      scf.if %17 {
        %869 = arith.addi %868, %c7 : index
        %870 = memref.load %residual[%869] : memref<?xf32>
        %871 = arith.addf %870, %862 : f32
        %872 = arith.addi %868, %c7 : index
        memref.store %871, %out[%872] : memref<?xf32>
      } else {
        %873 = arith.addi %868, %c7 : index
        memref.store %862, %out[%873] : memref<?xf32>
      }
      scf.if %17 {
        %874 = arith.addi %868, %c5 : index
        %875 = memref.load %residual[%874] : memref<?xf32>
        %876 = arith.addf %875, %863 : f32
        %877 = arith.addi %868, %c5 : index
        memref.store %876, %out[%877] : memref<?xf32>
      } else {
        %878 = arith.addi %868, %c5 : index
        memref.store %863, %out[%878] : memref<?xf32>
      }
    }
    %879 = vector.extract %565#0[3] : f32 from vector<8xf32>
    %880 = vector.extract %565#1[3] : f32 from vector<8xf32>
    %881 = wave.lane
    %882 = arith.addi %16, %c7 : index
    %883 = arith.muli %c29, %c6 : index
    %884 = arith.addi %882, %883 : index
    %885 = arith.divui %881, %c5 : index
    %886 = arith.addi %884, %885 : index
    %887 = arith.cmpi slt, %886, %15 : index
    scf.if %887 {
      %888 = arith.cmpi eq, %hasFactors, %c8 : index
      %889 = arith.muli %886, %c6 : index
      %890 = memref.load %factors[%889] : memref<?xf32>
      %891 = arith.mulf %890, %operandScale : f32
      %892 = arith.select %888, %891, %operandScale : f32
      %893 = arith.mulf %879, %892 : f32
      %894 = arith.mulf %880, %892 : f32
      %895 = arith.muli %886, %outputFeatures : index
      %896 = arith.addi %895, %19 : index
      %897 = wave.lane
      %898 = arith.remui %897, %c5 : index
      %899 = arith.addi %896, %898 : index
      scf.if %17 {
        %900 = arith.addi %899, %c7 : index
        %901 = memref.load %residual[%900] : memref<?xf32>
        %902 = arith.addf %901, %893 : f32
        %903 = arith.addi %899, %c7 : index
        memref.store %902, %out[%903] : memref<?xf32>
      } else {
        %904 = arith.addi %899, %c7 : index
        memref.store %893, %out[%904] : memref<?xf32>
      }
      scf.if %17 {
        %905 = arith.addi %899, %c5 : index
        %906 = memref.load %residual[%905] : memref<?xf32>
        %907 = arith.addf %906, %894 : f32
        %908 = arith.addi %899, %c5 : index
        memref.store %907, %out[%908] : memref<?xf32>
      } else {
        %909 = arith.addi %899, %c5 : index
        memref.store %894, %out[%909] : memref<?xf32>
      }
    }
    %910 = vector.extract %565#0[4] : f32 from vector<8xf32>
    %911 = vector.extract %565#1[4] : f32 from vector<8xf32>
    %912 = wave.lane
    %913 = arith.addi %16, %c7 : index
    %914 = arith.muli %c19, %c6 : index
    %915 = arith.addi %913, %914 : index
    %916 = arith.divui %912, %c5 : index
    %917 = arith.addi %915, %916 : index
    %918 = arith.cmpi slt, %917, %15 : index
    scf.if %918 {
      %919 = arith.cmpi eq, %hasFactors, %c8 : index
      %920 = arith.muli %917, %c6 : index
      %921 = memref.load %factors[%920] : memref<?xf32>
      %922 = arith.mulf %921, %operandScale : f32
      %923 = arith.select %919, %922, %operandScale : f32
      %924 = arith.mulf %910, %923 : f32
      %925 = arith.mulf %911, %923 : f32
      %926 = arith.muli %917, %outputFeatures : index
      %927 = arith.addi %926, %19 : index
      %928 = wave.lane
      %929 = arith.remui %928, %c5 : index
      %930 = arith.addi %927, %929 : index
      scf.if %17 {
        %931 = arith.addi %930, %c7 : index
        %932 = memref.load %residual[%931] : memref<?xf32>
        %933 = arith.addf %932, %924 : f32
        %934 = arith.addi %930, %c7 : index
        memref.store %933, %out[%934] : memref<?xf32>
      } else {
        %935 = arith.addi %930, %c7 : index
        memref.store %924, %out[%935] : memref<?xf32>
      }
      scf.if %17 {
        %936 = arith.addi %930, %c5 : index
        %937 = memref.load %residual[%936] : memref<?xf32>
        %938 = arith.addf %937, %925 : f32
        %939 = arith.addi %930, %c5 : index
        memref.store %938, %out[%939] : memref<?xf32>
      } else {
        %940 = arith.addi %930, %c5 : index
        memref.store %925, %out[%940] : memref<?xf32>
      }
    }
    %941 = vector.extract %565#0[5] : f32 from vector<8xf32>
    %942 = vector.extract %565#1[5] : f32 from vector<8xf32>
    %943 = wave.lane
    %944 = arith.addi %16, %c7 : index
    %945 = arith.muli %c32, %c6 : index
    %946 = arith.addi %944, %945 : index
    %947 = arith.divui %943, %c5 : index
    %948 = arith.addi %946, %947 : index
    %949 = arith.cmpi slt, %948, %15 : index
    scf.if %949 {
      %950 = arith.cmpi eq, %hasFactors, %c8 : index
      %951 = arith.muli %948, %c6 : index
      %952 = memref.load %factors[%951] : memref<?xf32>
      %953 = arith.mulf %952, %operandScale : f32
      %954 = arith.select %950, %953, %operandScale : f32
      %955 = arith.mulf %941, %954 : f32
      %956 = arith.mulf %942, %954 : f32
      %957 = arith.muli %948, %outputFeatures : index
      %958 = arith.addi %957, %19 : index
      %959 = wave.lane
      %960 = arith.remui %959, %c5 : index
      %961 = arith.addi %958, %960 : index
      scf.if %17 {
        %962 = arith.addi %961, %c7 : index
        %963 = memref.load %residual[%962] : memref<?xf32>
        %964 = arith.addf %963, %955 : f32
        %965 = arith.addi %961, %c7 : index
        memref.store %964, %out[%965] : memref<?xf32>
      } else {
        %966 = arith.addi %961, %c7 : index
        memref.store %955, %out[%966] : memref<?xf32>
      }
      scf.if %17 {
        %967 = arith.addi %961, %c5 : index
        %968 = memref.load %residual[%967] : memref<?xf32>
        %969 = arith.addf %968, %956 : f32
        %970 = arith.addi %961, %c5 : index
        memref.store %969, %out[%970] : memref<?xf32>
      } else {
        %971 = arith.addi %961, %c5 : index
        memref.store %956, %out[%971] : memref<?xf32>
      }
    }
    %972 = vector.extract %565#0[6] : f32 from vector<8xf32>
    %973 = vector.extract %565#1[6] : f32 from vector<8xf32>
    %974 = wave.lane
    %975 = arith.addi %16, %c7 : index
    %976 = arith.muli %c33, %c6 : index
    %977 = arith.addi %975, %976 : index
    %978 = arith.divui %974, %c5 : index
    %979 = arith.addi %977, %978 : index
    %980 = arith.cmpi slt, %979, %15 : index
    scf.if %980 {
      %981 = arith.cmpi eq, %hasFactors, %c8 : index
      %982 = arith.muli %979, %c6 : index
      %983 = memref.load %factors[%982] : memref<?xf32>
      %984 = arith.mulf %983, %operandScale : f32
      %985 = arith.select %981, %984, %operandScale : f32
      %986 = arith.mulf %972, %985 : f32
      %987 = arith.mulf %973, %985 : f32
      %988 = arith.muli %979, %outputFeatures : index
      %989 = arith.addi %988, %19 : index
      %990 = wave.lane
      %991 = arith.remui %990, %c5 : index
      %992 = arith.addi %989, %991 : index
      scf.if %17 {
        %993 = arith.addi %992, %c7 : index
        %994 = memref.load %residual[%993] : memref<?xf32>
        %995 = arith.addf %994, %986 : f32
        %996 = arith.addi %992, %c7 : index
        memref.store %995, %out[%996] : memref<?xf32>
      } else {
        %997 = arith.addi %992, %c7 : index
        memref.store %986, %out[%997] : memref<?xf32>
      }
      scf.if %17 {
        %998 = arith.addi %992, %c5 : index
        %999 = memref.load %residual[%998] : memref<?xf32>
        %1000 = arith.addf %999, %987 : f32
        %1001 = arith.addi %992, %c5 : index
        memref.store %1000, %out[%1001] : memref<?xf32>
      } else {
        %1002 = arith.addi %992, %c5 : index
        memref.store %987, %out[%1002] : memref<?xf32>
      }
    }
    %1003 = vector.extract %565#0[7] : f32 from vector<8xf32>
    %1004 = vector.extract %565#1[7] : f32 from vector<8xf32>
    %1005 = wave.lane
    %1006 = arith.addi %16, %c7 : index
    %1007 = arith.muli %c34, %c6 : index
    %1008 = arith.addi %1006, %1007 : index
    %1009 = arith.divui %1005, %c5 : index
    %1010 = arith.addi %1008, %1009 : index
    %1011 = arith.cmpi slt, %1010, %15 : index
    scf.if %1011 {
      %1012 = arith.cmpi eq, %hasFactors, %c8 : index
      %1013 = arith.muli %1010, %c6 : index
      %1014 = memref.load %factors[%1013] : memref<?xf32>
      %1015 = arith.mulf %1014, %operandScale : f32
      %1016 = arith.select %1012, %1015, %operandScale : f32
      %1017 = arith.mulf %1003, %1016 : f32
      %1018 = arith.mulf %1004, %1016 : f32
      %1019 = arith.muli %1010, %outputFeatures : index
      %1020 = arith.addi %1019, %19 : index
      %1021 = wave.lane
      %1022 = arith.remui %1021, %c5 : index
      %1023 = arith.addi %1020, %1022 : index
      scf.if %17 {
        %1024 = arith.addi %1023, %c7 : index
        %1025 = memref.load %residual[%1024] : memref<?xf32>
        %1026 = arith.addf %1025, %1017 : f32
        %1027 = arith.addi %1023, %c7 : index
        memref.store %1026, %out[%1027] : memref<?xf32>
      } else {
        %1028 = arith.addi %1023, %c7 : index
        memref.store %1017, %out[%1028] : memref<?xf32>
      }
      scf.if %17 {
        %1029 = arith.addi %1023, %c5 : index
        %1030 = memref.load %residual[%1029] : memref<?xf32>
        %1031 = arith.addf %1030, %1018 : f32
        %1032 = arith.addi %1023, %c5 : index
        memref.store %1031, %out[%1032] : memref<?xf32>
      } else {
        %1033 = arith.addi %1023, %c5 : index
        memref.store %1018, %out[%1033] : memref<?xf32>
      }
    }
    %1034 = wave.lane
    %1035 = vector.extract %565#2[0] : f32 from vector<8xf32>
    %1036 = vector.extract %565#3[0] : f32 from vector<8xf32>
    %1037 = wave.lane
    %1038 = arith.addi %16, %c5 : index
    %1039 = arith.muli %c7, %c6 : index
    %1040 = arith.addi %1038, %1039 : index
    %1041 = arith.divui %1037, %c5 : index
    %1042 = arith.addi %1040, %1041 : index
    %1043 = arith.cmpi slt, %1042, %15 : index
    scf.if %1043 {
      %1044 = arith.cmpi eq, %hasFactors, %c8 : index
      %1045 = arith.muli %1042, %c6 : index
      %1046 = memref.load %factors[%1045] : memref<?xf32>
      %1047 = arith.mulf %1046, %operandScale : f32
      %1048 = arith.select %1044, %1047, %operandScale : f32
      %1049 = arith.mulf %1035, %1048 : f32
      %1050 = arith.mulf %1036, %1048 : f32
      %1051 = arith.muli %1042, %outputFeatures : index
      %1052 = arith.addi %1051, %19 : index
      %1053 = wave.lane
      %1054 = arith.remui %1053, %c5 : index
      %1055 = arith.addi %1052, %1054 : index
      scf.if %17 {
        %1056 = arith.addi %1055, %c7 : index
        %1057 = memref.load %residual[%1056] : memref<?xf32>
        %1058 = arith.addf %1057, %1049 : f32
        %1059 = arith.addi %1055, %c7 : index
        memref.store %1058, %out[%1059] : memref<?xf32>
      } else {
        %1060 = arith.addi %1055, %c7 : index
        memref.store %1049, %out[%1060] : memref<?xf32>
      }
      scf.if %17 {
        %1061 = arith.addi %1055, %c5 : index
        %1062 = memref.load %residual[%1061] : memref<?xf32>
        %1063 = arith.addf %1062, %1050 : f32
        %1064 = arith.addi %1055, %c5 : index
        memref.store %1063, %out[%1064] : memref<?xf32>
      } else {
        %1065 = arith.addi %1055, %c5 : index
        memref.store %1050, %out[%1065] : memref<?xf32>
      }
    }
    %1066 = vector.extract %565#2[1] : f32 from vector<8xf32>
    %1067 = vector.extract %565#3[1] : f32 from vector<8xf32>
    %1068 = wave.lane
    %1069 = arith.addi %16, %c5 : index
    %1070 = arith.muli %c8, %c6 : index
    %1071 = arith.addi %1069, %1070 : index
    %1072 = arith.divui %1068, %c5 : index
    %1073 = arith.addi %1071, %1072 : index
    %1074 = arith.cmpi slt, %1073, %15 : index
    scf.if %1074 {
      %1075 = arith.cmpi eq, %hasFactors, %c8 : index
      %1076 = arith.muli %1073, %c6 : index
      %1077 = memref.load %factors[%1076] : memref<?xf32>
      %1078 = arith.mulf %1077, %operandScale : f32
      %1079 = arith.select %1075, %1078, %operandScale : f32
      %1080 = arith.mulf %1066, %1079 : f32
      %1081 = arith.mulf %1067, %1079 : f32
      %1082 = arith.muli %1073, %outputFeatures : index
      %1083 = arith.addi %1082, %19 : index
      %1084 = wave.lane
      %1085 = arith.remui %1084, %c5 : index
      %1086 = arith.addi %1083, %1085 : index
      scf.if %17 {
        %1087 = arith.addi %1086, %c7 : index
        %1088 = memref.load %residual[%1087] : memref<?xf32>
        %1089 = arith.addf %1088, %1080 : f32
        %1090 = arith.addi %1086, %c7 : index
        memref.store %1089, %out[%1090] : memref<?xf32>
      } else {
        %1091 = arith.addi %1086, %c7 : index
        memref.store %1080, %out[%1091] : memref<?xf32>
      }
      scf.if %17 {
        %1092 = arith.addi %1086, %c5 : index
        %1093 = memref.load %residual[%1092] : memref<?xf32>
        %1094 = arith.addf %1093, %1081 : f32
        %1095 = arith.addi %1086, %c5 : index
        memref.store %1094, %out[%1095] : memref<?xf32>
      } else {
        %1096 = arith.addi %1086, %c5 : index
        memref.store %1081, %out[%1096] : memref<?xf32>
      }
    }
    %1097 = vector.extract %565#2[2] : f32 from vector<8xf32>
    %1098 = vector.extract %565#3[2] : f32 from vector<8xf32>
    %1099 = wave.lane
    %1100 = arith.addi %16, %c5 : index
    %1101 = arith.muli %c6, %c6 : index
    %1102 = arith.addi %1100, %1101 : index
    %1103 = arith.divui %1099, %c5 : index
    %1104 = arith.addi %1102, %1103 : index
    %1105 = arith.cmpi slt, %1104, %15 : index
    scf.if %1105 {
      %1106 = arith.cmpi eq, %hasFactors, %c8 : index
      %1107 = arith.muli %1104, %c6 : index
      %1108 = memref.load %factors[%1107] : memref<?xf32>
      %1109 = arith.mulf %1108, %operandScale : f32
      %1110 = arith.select %1106, %1109, %operandScale : f32
      %1111 = arith.mulf %1097, %1110 : f32
      %1112 = arith.mulf %1098, %1110 : f32
      %1113 = arith.muli %1104, %outputFeatures : index
      %1114 = arith.addi %1113, %19 : index
      %1115 = wave.lane
      %1116 = arith.remui %1115, %c5 : index
      %1117 = arith.addi %1114, %1116 : index
      scf.if %17 {
        %1118 = arith.addi %1117, %c7 : index
        %1119 = memref.load %residual[%1118] : memref<?xf32>
        %1120 = arith.addf %1119, %1111 : f32
        %1121 = arith.addi %1117, %c7 : index
        memref.store %1120, %out[%1121] : memref<?xf32>
      } else {
        %1122 = arith.addi %1117, %c7 : index
        memref.store %1111, %out[%1122] : memref<?xf32>
      }
      scf.if %17 {
        %1123 = arith.addi %1117, %c5 : index
        %1124 = memref.load %residual[%1123] : memref<?xf32>
        %1125 = arith.addf %1124, %1112 : f32
        %1126 = arith.addi %1117, %c5 : index
        memref.store %1125, %out[%1126] : memref<?xf32>
      } else {
        %1127 = arith.addi %1117, %c5 : index
        memref.store %1112, %out[%1127] : memref<?xf32>
      }
    }
    %1128 = vector.extract %565#2[3] : f32 from vector<8xf32>
    %1129 = vector.extract %565#3[3] : f32 from vector<8xf32>
    %1130 = wave.lane
    %1131 = arith.addi %16, %c5 : index
    %1132 = arith.muli %c29, %c6 : index
    %1133 = arith.addi %1131, %1132 : index
    %1134 = arith.divui %1130, %c5 : index
    %1135 = arith.addi %1133, %1134 : index
    %1136 = arith.cmpi slt, %1135, %15 : index
    scf.if %1136 {
      %1137 = arith.cmpi eq, %hasFactors, %c8 : index
      %1138 = arith.muli %1135, %c6 : index
      %1139 = memref.load %factors[%1138] : memref<?xf32>
      %1140 = arith.mulf %1139, %operandScale : f32
      %1141 = arith.select %1137, %1140, %operandScale : f32
      %1142 = arith.mulf %1128, %1141 : f32
      %1143 = arith.mulf %1129, %1141 : f32
      %1144 = arith.muli %1135, %outputFeatures : index
      %1145 = arith.addi %1144, %19 : index
      %1146 = wave.lane
      %1147 = arith.remui %1146, %c5 : index
      %1148 = arith.addi %1145, %1147 : index
      scf.if %17 {
        %1149 = arith.addi %1148, %c7 : index
        %1150 = memref.load %residual[%1149] : memref<?xf32>
        %1151 = arith.addf %1150, %1142 : f32
        %1152 = arith.addi %1148, %c7 : index
        memref.store %1151, %out[%1152] : memref<?xf32>
      } else {
        %1153 = arith.addi %1148, %c7 : index
        memref.store %1142, %out[%1153] : memref<?xf32>
      }
      scf.if %17 {
        %1154 = arith.addi %1148, %c5 : index
        %1155 = memref.load %residual[%1154] : memref<?xf32>
        %1156 = arith.addf %1155, %1143 : f32
        %1157 = arith.addi %1148, %c5 : index
        memref.store %1156, %out[%1157] : memref<?xf32>
      } else {
        %1158 = arith.addi %1148, %c5 : index
        memref.store %1143, %out[%1158] : memref<?xf32>
      }
    }
    %1159 = vector.extract %565#2[4] : f32 from vector<8xf32>
    %1160 = vector.extract %565#3[4] : f32 from vector<8xf32>
    %1161 = wave.lane
    %1162 = arith.addi %16, %c5 : index
    %1163 = arith.muli %c19, %c6 : index
    %1164 = arith.addi %1162, %1163 : index
    %1165 = arith.divui %1161, %c5 : index
    %1166 = arith.addi %1164, %1165 : index
    %1167 = arith.cmpi slt, %1166, %15 : index
    scf.if %1167 {
      %1168 = arith.cmpi eq, %hasFactors, %c8 : index
      %1169 = arith.muli %1166, %c6 : index
      %1170 = memref.load %factors[%1169] : memref<?xf32>
      %1171 = arith.mulf %1170, %operandScale : f32
      %1172 = arith.select %1168, %1171, %operandScale : f32
      %1173 = arith.mulf %1159, %1172 : f32
      %1174 = arith.mulf %1160, %1172 : f32
      %1175 = arith.muli %1166, %outputFeatures : index
      %1176 = arith.addi %1175, %19 : index
      %1177 = wave.lane
      %1178 = arith.remui %1177, %c5 : index
      %1179 = arith.addi %1176, %1178 : index
      scf.if %17 {
        %1180 = arith.addi %1179, %c7 : index
        %1181 = memref.load %residual[%1180] : memref<?xf32>
        %1182 = arith.addf %1181, %1173 : f32
        %1183 = arith.addi %1179, %c7 : index
        memref.store %1182, %out[%1183] : memref<?xf32>
      } else {
        %1184 = arith.addi %1179, %c7 : index
        memref.store %1173, %out[%1184] : memref<?xf32>
      }
      scf.if %17 {
        %1185 = arith.addi %1179, %c5 : index
        %1186 = memref.load %residual[%1185] : memref<?xf32>
        %1187 = arith.addf %1186, %1174 : f32
        %1188 = arith.addi %1179, %c5 : index
        memref.store %1187, %out[%1188] : memref<?xf32>
      } else {
        %1189 = arith.addi %1179, %c5 : index
        memref.store %1174, %out[%1189] : memref<?xf32>
      }
    }
    %1190 = vector.extract %565#2[5] : f32 from vector<8xf32>
    %1191 = vector.extract %565#3[5] : f32 from vector<8xf32>
    %1192 = wave.lane
    %1193 = arith.addi %16, %c5 : index
    %1194 = arith.muli %c32, %c6 : index
    %1195 = arith.addi %1193, %1194 : index
    %1196 = arith.divui %1192, %c5 : index
    %1197 = arith.addi %1195, %1196 : index
    %1198 = arith.cmpi slt, %1197, %15 : index
    scf.if %1198 {
      %1199 = arith.cmpi eq, %hasFactors, %c8 : index
      %1200 = arith.muli %1197, %c6 : index
      %1201 = memref.load %factors[%1200] : memref<?xf32>
      %1202 = arith.mulf %1201, %operandScale : f32
      %1203 = arith.select %1199, %1202, %operandScale : f32
      %1204 = arith.mulf %1190, %1203 : f32
      %1205 = arith.mulf %1191, %1203 : f32
      %1206 = arith.muli %1197, %outputFeatures : index
      %1207 = arith.addi %1206, %19 : index
      %1208 = wave.lane
      %1209 = arith.remui %1208, %c5 : index
      %1210 = arith.addi %1207, %1209 : index
      scf.if %17 {
        %1211 = arith.addi %1210, %c7 : index
        %1212 = memref.load %residual[%1211] : memref<?xf32>
        %1213 = arith.addf %1212, %1204 : f32
        %1214 = arith.addi %1210, %c7 : index
        memref.store %1213, %out[%1214] : memref<?xf32>
      } else {
        %1215 = arith.addi %1210, %c7 : index
        memref.store %1204, %out[%1215] : memref<?xf32>
      }
      scf.if %17 {
        %1216 = arith.addi %1210, %c5 : index
        %1217 = memref.load %residual[%1216] : memref<?xf32>
        %1218 = arith.addf %1217, %1205 : f32
        %1219 = arith.addi %1210, %c5 : index
        memref.store %1218, %out[%1219] : memref<?xf32>
      } else {
        %1220 = arith.addi %1210, %c5 : index
        memref.store %1205, %out[%1220] : memref<?xf32>
      }
    }
    %1221 = vector.extract %565#2[6] : f32 from vector<8xf32>
    %1222 = vector.extract %565#3[6] : f32 from vector<8xf32>
    %1223 = wave.lane
    %1224 = arith.addi %16, %c5 : index
    %1225 = arith.muli %c33, %c6 : index
    %1226 = arith.addi %1224, %1225 : index
    %1227 = arith.divui %1223, %c5 : index
    %1228 = arith.addi %1226, %1227 : index
    %1229 = arith.cmpi slt, %1228, %15 : index
    scf.if %1229 {
      %1230 = arith.cmpi eq, %hasFactors, %c8 : index
      %1231 = arith.muli %1228, %c6 : index
      %1232 = memref.load %factors[%1231] : memref<?xf32>
      %1233 = arith.mulf %1232, %operandScale : f32
      %1234 = arith.select %1230, %1233, %operandScale : f32
      %1235 = arith.mulf %1221, %1234 : f32
      %1236 = arith.mulf %1222, %1234 : f32
      %1237 = arith.muli %1228, %outputFeatures : index
      %1238 = arith.addi %1237, %19 : index
      %1239 = wave.lane
      %1240 = arith.remui %1239, %c5 : index
      %1241 = arith.addi %1238, %1240 : index
      scf.if %17 {
        %1242 = arith.addi %1241, %c7 : index
        %1243 = memref.load %residual[%1242] : memref<?xf32>
        %1244 = arith.addf %1243, %1235 : f32
        %1245 = arith.addi %1241, %c7 : index
        memref.store %1244, %out[%1245] : memref<?xf32>
      } else {
        %1246 = arith.addi %1241, %c7 : index
        memref.store %1235, %out[%1246] : memref<?xf32>
      }
      scf.if %17 {
        %1247 = arith.addi %1241, %c5 : index
        %1248 = memref.load %residual[%1247] : memref<?xf32>
        %1249 = arith.addf %1248, %1236 : f32
        %1250 = arith.addi %1241, %c5 : index
        memref.store %1249, %out[%1250] : memref<?xf32>
      } else {
        %1251 = arith.addi %1241, %c5 : index
        memref.store %1236, %out[%1251] : memref<?xf32>
      }
    }
    %1252 = vector.extract %565#2[7] : f32 from vector<8xf32>
    %1253 = vector.extract %565#3[7] : f32 from vector<8xf32>
    %1254 = wave.lane
    %1255 = arith.addi %16, %c5 : index
    %1256 = arith.muli %c34, %c6 : index
    %1257 = arith.addi %1255, %1256 : index
    %1258 = arith.divui %1254, %c5 : index
    %1259 = arith.addi %1257, %1258 : index
    %1260 = arith.cmpi slt, %1259, %15 : index
    scf.if %1260 {
      %1261 = arith.cmpi eq, %hasFactors, %c8 : index
      %1262 = arith.muli %1259, %c6 : index
      %1263 = memref.load %factors[%1262] : memref<?xf32>
      %1264 = arith.mulf %1263, %operandScale : f32
      %1265 = arith.select %1261, %1264, %operandScale : f32
      %1266 = arith.mulf %1252, %1265 : f32
      %1267 = arith.mulf %1253, %1265 : f32
      %1268 = arith.muli %1259, %outputFeatures : index
      %1269 = arith.addi %1268, %19 : index
      %1270 = wave.lane
      %1271 = arith.remui %1270, %c5 : index
      %1272 = arith.addi %1269, %1271 : index
      scf.if %17 {
        %1273 = arith.addi %1272, %c7 : index
        %1274 = memref.load %residual[%1273] : memref<?xf32>
        %1275 = arith.addf %1274, %1266 : f32
        %1276 = arith.addi %1272, %c7 : index
        memref.store %1275, %out[%1276] : memref<?xf32>
      } else {
        %1277 = arith.addi %1272, %c7 : index
        memref.store %1266, %out[%1277] : memref<?xf32>
      }
      scf.if %17 {
        %1278 = arith.addi %1272, %c5 : index
        %1279 = memref.load %residual[%1278] : memref<?xf32>
        %1280 = arith.addf %1279, %1267 : f32
        %1281 = arith.addi %1272, %c5 : index
        memref.store %1280, %out[%1281] : memref<?xf32>
      } else {
        %1282 = arith.addi %1272, %c5 : index
        memref.store %1267, %out[%1282] : memref<?xf32>
      }
    }
    %1283 = wave.lane
    %1284 = vector.extract %565#4[0] : f32 from vector<8xf32>
    %1285 = vector.extract %565#5[0] : f32 from vector<8xf32>
    %1286 = wave.lane
    %1287 = arith.addi %16, %c13 : index
    %1288 = arith.muli %c7, %c6 : index
    %1289 = arith.addi %1287, %1288 : index
    %1290 = arith.divui %1286, %c5 : index
    %1291 = arith.addi %1289, %1290 : index
    %1292 = arith.cmpi slt, %1291, %15 : index
    scf.if %1292 {
      %1293 = arith.cmpi eq, %hasFactors, %c8 : index
      %1294 = arith.muli %1291, %c6 : index
      %1295 = memref.load %factors[%1294] : memref<?xf32>
      %1296 = arith.mulf %1295, %operandScale : f32
      %1297 = arith.select %1293, %1296, %operandScale : f32
      %1298 = arith.mulf %1284, %1297 : f32
      %1299 = arith.mulf %1285, %1297 : f32
      %1300 = arith.muli %1291, %outputFeatures : index
      %1301 = arith.addi %1300, %19 : index
      %1302 = wave.lane
      %1303 = arith.remui %1302, %c5 : index
      %1304 = arith.addi %1301, %1303 : index
      scf.if %17 {
        %1305 = arith.addi %1304, %c7 : index
        %1306 = memref.load %residual[%1305] : memref<?xf32>
        %1307 = arith.addf %1306, %1298 : f32
        %1308 = arith.addi %1304, %c7 : index
        memref.store %1307, %out[%1308] : memref<?xf32>
      } else {
        %1309 = arith.addi %1304, %c7 : index
        memref.store %1298, %out[%1309] : memref<?xf32>
      }
      scf.if %17 {
        %1310 = arith.addi %1304, %c5 : index
        %1311 = memref.load %residual[%1310] : memref<?xf32>
        %1312 = arith.addf %1311, %1299 : f32
        %1313 = arith.addi %1304, %c5 : index
        memref.store %1312, %out[%1313] : memref<?xf32>
      } else {
        %1314 = arith.addi %1304, %c5 : index
        memref.store %1299, %out[%1314] : memref<?xf32>
      }
    }
    %1315 = vector.extract %565#4[1] : f32 from vector<8xf32>
    %1316 = vector.extract %565#5[1] : f32 from vector<8xf32>
    %1317 = wave.lane
    %1318 = arith.addi %16, %c13 : index
    %1319 = arith.muli %c8, %c6 : index
    %1320 = arith.addi %1318, %1319 : index
    %1321 = arith.divui %1317, %c5 : index
    %1322 = arith.addi %1320, %1321 : index
    %1323 = arith.cmpi slt, %1322, %15 : index
    scf.if %1323 {
      %1324 = arith.cmpi eq, %hasFactors, %c8 : index
      %1325 = arith.muli %1322, %c6 : index
      %1326 = memref.load %factors[%1325] : memref<?xf32>
      %1327 = arith.mulf %1326, %operandScale : f32
      %1328 = arith.select %1324, %1327, %operandScale : f32
      %1329 = arith.mulf %1315, %1328 : f32
      %1330 = arith.mulf %1316, %1328 : f32
      %1331 = arith.muli %1322, %outputFeatures : index
      %1332 = arith.addi %1331, %19 : index
      %1333 = wave.lane
      %1334 = arith.remui %1333, %c5 : index
      %1335 = arith.addi %1332, %1334 : index
      scf.if %17 {
        %1336 = arith.addi %1335, %c7 : index
        %1337 = memref.load %residual[%1336] : memref<?xf32>
        %1338 = arith.addf %1337, %1329 : f32
        %1339 = arith.addi %1335, %c7 : index
        memref.store %1338, %out[%1339] : memref<?xf32>
      } else {
        %1340 = arith.addi %1335, %c7 : index
        memref.store %1329, %out[%1340] : memref<?xf32>
      }
      scf.if %17 {
        %1341 = arith.addi %1335, %c5 : index
        %1342 = memref.load %residual[%1341] : memref<?xf32>
        %1343 = arith.addf %1342, %1330 : f32
        %1344 = arith.addi %1335, %c5 : index
        memref.store %1343, %out[%1344] : memref<?xf32>
      } else {
        %1345 = arith.addi %1335, %c5 : index
        memref.store %1330, %out[%1345] : memref<?xf32>
      }
    }
    %1346 = vector.extract %565#4[2] : f32 from vector<8xf32>
    %1347 = vector.extract %565#5[2] : f32 from vector<8xf32>
    %1348 = wave.lane
    %1349 = arith.addi %16, %c13 : index
    %1350 = arith.muli %c6, %c6 : index
    %1351 = arith.addi %1349, %1350 : index
    %1352 = arith.divui %1348, %c5 : index
    %1353 = arith.addi %1351, %1352 : index
    %1354 = arith.cmpi slt, %1353, %15 : index
    scf.if %1354 {
      %1355 = arith.cmpi eq, %hasFactors, %c8 : index
      %1356 = arith.muli %1353, %c6 : index
      %1357 = memref.load %factors[%1356] : memref<?xf32>
      %1358 = arith.mulf %1357, %operandScale : f32
      %1359 = arith.select %1355, %1358, %operandScale : f32
      %1360 = arith.mulf %1346, %1359 : f32
      %1361 = arith.mulf %1347, %1359 : f32
      %1362 = arith.muli %1353, %outputFeatures : index
      %1363 = arith.addi %1362, %19 : index
      %1364 = wave.lane
      %1365 = arith.remui %1364, %c5 : index
      %1366 = arith.addi %1363, %1365 : index
      scf.if %17 {
        %1367 = arith.addi %1366, %c7 : index
        %1368 = memref.load %residual[%1367] : memref<?xf32>
        %1369 = arith.addf %1368, %1360 : f32
        %1370 = arith.addi %1366, %c7 : index
        memref.store %1369, %out[%1370] : memref<?xf32>
      } else {
        %1371 = arith.addi %1366, %c7 : index
        memref.store %1360, %out[%1371] : memref<?xf32>
      }
      scf.if %17 {
        %1372 = arith.addi %1366, %c5 : index
        %1373 = memref.load %residual[%1372] : memref<?xf32>
        %1374 = arith.addf %1373, %1361 : f32
        %1375 = arith.addi %1366, %c5 : index
        memref.store %1374, %out[%1375] : memref<?xf32>
      } else {
        %1376 = arith.addi %1366, %c5 : index
        memref.store %1361, %out[%1376] : memref<?xf32>
      }
    }
    %1377 = vector.extract %565#4[3] : f32 from vector<8xf32>
    %1378 = vector.extract %565#5[3] : f32 from vector<8xf32>
    %1379 = wave.lane
    %1380 = arith.addi %16, %c13 : index
    %1381 = arith.muli %c29, %c6 : index
    %1382 = arith.addi %1380, %1381 : index
    %1383 = arith.divui %1379, %c5 : index
    %1384 = arith.addi %1382, %1383 : index
    %1385 = arith.cmpi slt, %1384, %15 : index
    scf.if %1385 {
      %1386 = arith.cmpi eq, %hasFactors, %c8 : index
      %1387 = arith.muli %1384, %c6 : index
      %1388 = memref.load %factors[%1387] : memref<?xf32>
      %1389 = arith.mulf %1388, %operandScale : f32
      %1390 = arith.select %1386, %1389, %operandScale : f32
      %1391 = arith.mulf %1377, %1390 : f32
      %1392 = arith.mulf %1378, %1390 : f32
      %1393 = arith.muli %1384, %outputFeatures : index
      %1394 = arith.addi %1393, %19 : index
      %1395 = wave.lane
      %1396 = arith.remui %1395, %c5 : index
      %1397 = arith.addi %1394, %1396 : index
      scf.if %17 {
        %1398 = arith.addi %1397, %c7 : index
        %1399 = memref.load %residual[%1398] : memref<?xf32>
        %1400 = arith.addf %1399, %1391 : f32
        %1401 = arith.addi %1397, %c7 : index
        memref.store %1400, %out[%1401] : memref<?xf32>
      } else {
        %1402 = arith.addi %1397, %c7 : index
        memref.store %1391, %out[%1402] : memref<?xf32>
      }
      scf.if %17 {
        %1403 = arith.addi %1397, %c5 : index
        %1404 = memref.load %residual[%1403] : memref<?xf32>
        %1405 = arith.addf %1404, %1392 : f32
        %1406 = arith.addi %1397, %c5 : index
        memref.store %1405, %out[%1406] : memref<?xf32>
      } else {
        %1407 = arith.addi %1397, %c5 : index
        memref.store %1392, %out[%1407] : memref<?xf32>
      }
    }
    %1408 = vector.extract %565#4[4] : f32 from vector<8xf32>
    %1409 = vector.extract %565#5[4] : f32 from vector<8xf32>
    %1410 = wave.lane
    %1411 = arith.addi %16, %c13 : index
    %1412 = arith.muli %c19, %c6 : index
    %1413 = arith.addi %1411, %1412 : index
    %1414 = arith.divui %1410, %c5 : index
    %1415 = arith.addi %1413, %1414 : index
    %1416 = arith.cmpi slt, %1415, %15 : index
    scf.if %1416 {
      %1417 = arith.cmpi eq, %hasFactors, %c8 : index
      %1418 = arith.muli %1415, %c6 : index
      %1419 = memref.load %factors[%1418] : memref<?xf32>
      %1420 = arith.mulf %1419, %operandScale : f32
      %1421 = arith.select %1417, %1420, %operandScale : f32
      %1422 = arith.mulf %1408, %1421 : f32
      %1423 = arith.mulf %1409, %1421 : f32
      %1424 = arith.muli %1415, %outputFeatures : index
      %1425 = arith.addi %1424, %19 : index
      %1426 = wave.lane
      %1427 = arith.remui %1426, %c5 : index
      %1428 = arith.addi %1425, %1427 : index
      scf.if %17 {
        %1429 = arith.addi %1428, %c7 : index
        %1430 = memref.load %residual[%1429] : memref<?xf32>
        %1431 = arith.addf %1430, %1422 : f32
        %1432 = arith.addi %1428, %c7 : index
        memref.store %1431, %out[%1432] : memref<?xf32>
      } else {
        %1433 = arith.addi %1428, %c7 : index
        memref.store %1422, %out[%1433] : memref<?xf32>
      }
      scf.if %17 {
        %1434 = arith.addi %1428, %c5 : index
        %1435 = memref.load %residual[%1434] : memref<?xf32>
        %1436 = arith.addf %1435, %1423 : f32
        %1437 = arith.addi %1428, %c5 : index
        memref.store %1436, %out[%1437] : memref<?xf32>
      } else {
        %1438 = arith.addi %1428, %c5 : index
        memref.store %1423, %out[%1438] : memref<?xf32>
      }
    }
    %1439 = vector.extract %565#4[5] : f32 from vector<8xf32>
    %1440 = vector.extract %565#5[5] : f32 from vector<8xf32>
    %1441 = wave.lane
    %1442 = arith.addi %16, %c13 : index
    %1443 = arith.muli %c32, %c6 : index
    %1444 = arith.addi %1442, %1443 : index
    %1445 = arith.divui %1441, %c5 : index
    %1446 = arith.addi %1444, %1445 : index
    %1447 = arith.cmpi slt, %1446, %15 : index
    scf.if %1447 {
      %1448 = arith.cmpi eq, %hasFactors, %c8 : index
      %1449 = arith.muli %1446, %c6 : index
      %1450 = memref.load %factors[%1449] : memref<?xf32>
      %1451 = arith.mulf %1450, %operandScale : f32
      %1452 = arith.select %1448, %1451, %operandScale : f32
      %1453 = arith.mulf %1439, %1452 : f32
      %1454 = arith.mulf %1440, %1452 : f32
      %1455 = arith.muli %1446, %outputFeatures : index
      %1456 = arith.addi %1455, %19 : index
      %1457 = wave.lane
      %1458 = arith.remui %1457, %c5 : index
      %1459 = arith.addi %1456, %1458 : index
      scf.if %17 {
        %1460 = arith.addi %1459, %c7 : index
        %1461 = memref.load %residual[%1460] : memref<?xf32>
        %1462 = arith.addf %1461, %1453 : f32
        %1463 = arith.addi %1459, %c7 : index
        memref.store %1462, %out[%1463] : memref<?xf32>
      } else {
        %1464 = arith.addi %1459, %c7 : index
        memref.store %1453, %out[%1464] : memref<?xf32>
      }
      scf.if %17 {
        %1465 = arith.addi %1459, %c5 : index
        %1466 = memref.load %residual[%1465] : memref<?xf32>
        %1467 = arith.addf %1466, %1454 : f32
        %1468 = arith.addi %1459, %c5 : index
        memref.store %1467, %out[%1468] : memref<?xf32>
      } else {
        %1469 = arith.addi %1459, %c5 : index
        memref.store %1454, %out[%1469] : memref<?xf32>
      }
    }
    %1470 = vector.extract %565#4[6] : f32 from vector<8xf32>
    %1471 = vector.extract %565#5[6] : f32 from vector<8xf32>
    %1472 = wave.lane
    %1473 = arith.addi %16, %c13 : index
    %1474 = arith.muli %c33, %c6 : index
    %1475 = arith.addi %1473, %1474 : index
    %1476 = arith.divui %1472, %c5 : index
    %1477 = arith.addi %1475, %1476 : index
    %1478 = arith.cmpi slt, %1477, %15 : index
    scf.if %1478 {
      %1479 = arith.cmpi eq, %hasFactors, %c8 : index
      %1480 = arith.muli %1477, %c6 : index
      %1481 = memref.load %factors[%1480] : memref<?xf32>
      %1482 = arith.mulf %1481, %operandScale : f32
      %1483 = arith.select %1479, %1482, %operandScale : f32
      %1484 = arith.mulf %1470, %1483 : f32
      %1485 = arith.mulf %1471, %1483 : f32
      %1486 = arith.muli %1477, %outputFeatures : index
      %1487 = arith.addi %1486, %19 : index
      %1488 = wave.lane
      %1489 = arith.remui %1488, %c5 : index
      %1490 = arith.addi %1487, %1489 : index
      scf.if %17 {
        %1491 = arith.addi %1490, %c7 : index
        %1492 = memref.load %residual[%1491] : memref<?xf32>
        %1493 = arith.addf %1492, %1484 : f32
        %1494 = arith.addi %1490, %c7 : index
        memref.store %1493, %out[%1494] : memref<?xf32>
      } else {
        %1495 = arith.addi %1490, %c7 : index
        memref.store %1484, %out[%1495] : memref<?xf32>
      }
      scf.if %17 {
        %1496 = arith.addi %1490, %c5 : index
        %1497 = memref.load %residual[%1496] : memref<?xf32>
        %1498 = arith.addf %1497, %1485 : f32
        %1499 = arith.addi %1490, %c5 : index
        memref.store %1498, %out[%1499] : memref<?xf32>
      } else {
        %1500 = arith.addi %1490, %c5 : index
        memref.store %1485, %out[%1500] : memref<?xf32>
      }
    }
    %1501 = vector.extract %565#4[7] : f32 from vector<8xf32>
    %1502 = vector.extract %565#5[7] : f32 from vector<8xf32>
    %1503 = wave.lane
    %1504 = arith.addi %16, %c13 : index
    %1505 = arith.muli %c34, %c6 : index
    %1506 = arith.addi %1504, %1505 : index
    %1507 = arith.divui %1503, %c5 : index
    %1508 = arith.addi %1506, %1507 : index
    %1509 = arith.cmpi slt, %1508, %15 : index
    scf.if %1509 {
      %1510 = arith.cmpi eq, %hasFactors, %c8 : index
      %1511 = arith.muli %1508, %c6 : index
      %1512 = memref.load %factors[%1511] : memref<?xf32>
      %1513 = arith.mulf %1512, %operandScale : f32
      %1514 = arith.select %1510, %1513, %operandScale : f32
      %1515 = arith.mulf %1501, %1514 : f32
      %1516 = arith.mulf %1502, %1514 : f32
      %1517 = arith.muli %1508, %outputFeatures : index
      %1518 = arith.addi %1517, %19 : index
      %1519 = wave.lane
      %1520 = arith.remui %1519, %c5 : index
      %1521 = arith.addi %1518, %1520 : index
      scf.if %17 {
        %1522 = arith.addi %1521, %c7 : index
        %1523 = memref.load %residual[%1522] : memref<?xf32>
        %1524 = arith.addf %1523, %1515 : f32
        %1525 = arith.addi %1521, %c7 : index
        memref.store %1524, %out[%1525] : memref<?xf32>
      } else {
        %1526 = arith.addi %1521, %c7 : index
        memref.store %1515, %out[%1526] : memref<?xf32>
      }
      scf.if %17 {
        %1527 = arith.addi %1521, %c5 : index
        %1528 = memref.load %residual[%1527] : memref<?xf32>
        %1529 = arith.addf %1528, %1516 : f32
        %1530 = arith.addi %1521, %c5 : index
        memref.store %1529, %out[%1530] : memref<?xf32>
      } else {
        %1531 = arith.addi %1521, %c5 : index
        memref.store %1516, %out[%1531] : memref<?xf32>
      }
    }
    %1532 = wave.lane
    %1533 = vector.extract %565#6[0] : f32 from vector<8xf32>
    %1534 = vector.extract %565#7[0] : f32 from vector<8xf32>
    %1535 = wave.lane
    %1536 = arith.addi %16, %c15 : index
    %1537 = arith.muli %c7, %c6 : index
    %1538 = arith.addi %1536, %1537 : index
    %1539 = arith.divui %1535, %c5 : index
    %1540 = arith.addi %1538, %1539 : index
    %1541 = arith.cmpi slt, %1540, %15 : index
    scf.if %1541 {
      %1542 = arith.cmpi eq, %hasFactors, %c8 : index
      %1543 = arith.muli %1540, %c6 : index
      %1544 = memref.load %factors[%1543] : memref<?xf32>
      %1545 = arith.mulf %1544, %operandScale : f32
      %1546 = arith.select %1542, %1545, %operandScale : f32
      %1547 = arith.mulf %1533, %1546 : f32
      %1548 = arith.mulf %1534, %1546 : f32
      %1549 = arith.muli %1540, %outputFeatures : index
      %1550 = arith.addi %1549, %19 : index
      %1551 = wave.lane
      %1552 = arith.remui %1551, %c5 : index
      %1553 = arith.addi %1550, %1552 : index
      scf.if %17 {
        %1554 = arith.addi %1553, %c7 : index
        %1555 = memref.load %residual[%1554] : memref<?xf32>
        %1556 = arith.addf %1555, %1547 : f32
        %1557 = arith.addi %1553, %c7 : index
        memref.store %1556, %out[%1557] : memref<?xf32>
      } else {
        %1558 = arith.addi %1553, %c7 : index
        memref.store %1547, %out[%1558] : memref<?xf32>
      }
      scf.if %17 {
        %1559 = arith.addi %1553, %c5 : index
        %1560 = memref.load %residual[%1559] : memref<?xf32>
        %1561 = arith.addf %1560, %1548 : f32
        %1562 = arith.addi %1553, %c5 : index
        memref.store %1561, %out[%1562] : memref<?xf32>
      } else {
        %1563 = arith.addi %1553, %c5 : index
        memref.store %1548, %out[%1563] : memref<?xf32>
      }
    }
    %1564 = vector.extract %565#6[1] : f32 from vector<8xf32>
    %1565 = vector.extract %565#7[1] : f32 from vector<8xf32>
    %1566 = wave.lane
    %1567 = arith.addi %16, %c15 : index
    %1568 = arith.muli %c8, %c6 : index
    %1569 = arith.addi %1567, %1568 : index
    %1570 = arith.divui %1566, %c5 : index
    %1571 = arith.addi %1569, %1570 : index
    %1572 = arith.cmpi slt, %1571, %15 : index
    scf.if %1572 {
      %1573 = arith.cmpi eq, %hasFactors, %c8 : index
      %1574 = arith.muli %1571, %c6 : index
      %1575 = memref.load %factors[%1574] : memref<?xf32>
      %1576 = arith.mulf %1575, %operandScale : f32
      %1577 = arith.select %1573, %1576, %operandScale : f32
      %1578 = arith.mulf %1564, %1577 : f32
      %1579 = arith.mulf %1565, %1577 : f32
      %1580 = arith.muli %1571, %outputFeatures : index
      %1581 = arith.addi %1580, %19 : index
      %1582 = wave.lane
      %1583 = arith.remui %1582, %c5 : index
      %1584 = arith.addi %1581, %1583 : index
      scf.if %17 {
        %1585 = arith.addi %1584, %c7 : index
        %1586 = memref.load %residual[%1585] : memref<?xf32>
        %1587 = arith.addf %1586, %1578 : f32
        %1588 = arith.addi %1584, %c7 : index
        memref.store %1587, %out[%1588] : memref<?xf32>
      } else {
        %1589 = arith.addi %1584, %c7 : index
        memref.store %1578, %out[%1589] : memref<?xf32>
      }
      scf.if %17 {
        %1590 = arith.addi %1584, %c5 : index
        %1591 = memref.load %residual[%1590] : memref<?xf32>
        %1592 = arith.addf %1591, %1579 : f32
        %1593 = arith.addi %1584, %c5 : index
        memref.store %1592, %out[%1593] : memref<?xf32>
      } else {
        %1594 = arith.addi %1584, %c5 : index
        memref.store %1579, %out[%1594] : memref<?xf32>
      }
    }
    %1595 = vector.extract %565#6[2] : f32 from vector<8xf32>
    %1596 = vector.extract %565#7[2] : f32 from vector<8xf32>
    %1597 = wave.lane
    %1598 = arith.addi %16, %c15 : index
    %1599 = arith.muli %c6, %c6 : index
    %1600 = arith.addi %1598, %1599 : index
    %1601 = arith.divui %1597, %c5 : index
    %1602 = arith.addi %1600, %1601 : index
    %1603 = arith.cmpi slt, %1602, %15 : index
    scf.if %1603 {
      %1604 = arith.cmpi eq, %hasFactors, %c8 : index
      %1605 = arith.muli %1602, %c6 : index
      %1606 = memref.load %factors[%1605] : memref<?xf32>
      %1607 = arith.mulf %1606, %operandScale : f32
      %1608 = arith.select %1604, %1607, %operandScale : f32
      %1609 = arith.mulf %1595, %1608 : f32
      %1610 = arith.mulf %1596, %1608 : f32
      %1611 = arith.muli %1602, %outputFeatures : index
      %1612 = arith.addi %1611, %19 : index
      %1613 = wave.lane
      %1614 = arith.remui %1613, %c5 : index
      %1615 = arith.addi %1612, %1614 : index
      scf.if %17 {
        %1616 = arith.addi %1615, %c7 : index
        %1617 = memref.load %residual[%1616] : memref<?xf32>
        %1618 = arith.addf %1617, %1609 : f32
        %1619 = arith.addi %1615, %c7 : index
        memref.store %1618, %out[%1619] : memref<?xf32>
      } else {
        %1620 = arith.addi %1615, %c7 : index
        memref.store %1609, %out[%1620] : memref<?xf32>
      }
      scf.if %17 {
        %1621 = arith.addi %1615, %c5 : index
        %1622 = memref.load %residual[%1621] : memref<?xf32>
        %1623 = arith.addf %1622, %1610 : f32
        %1624 = arith.addi %1615, %c5 : index
        memref.store %1623, %out[%1624] : memref<?xf32>
      } else {
        %1625 = arith.addi %1615, %c5 : index
        memref.store %1610, %out[%1625] : memref<?xf32>
      }
    }
    %1626 = vector.extract %565#6[3] : f32 from vector<8xf32>
    %1627 = vector.extract %565#7[3] : f32 from vector<8xf32>
    %1628 = wave.lane
    %1629 = arith.addi %16, %c15 : index
    %1630 = arith.muli %c29, %c6 : index
    %1631 = arith.addi %1629, %1630 : index
    %1632 = arith.divui %1628, %c5 : index
    %1633 = arith.addi %1631, %1632 : index
    %1634 = arith.cmpi slt, %1633, %15 : index
    scf.if %1634 {
      %1635 = arith.cmpi eq, %hasFactors, %c8 : index
      %1636 = arith.muli %1633, %c6 : index
      %1637 = memref.load %factors[%1636] : memref<?xf32>
      %1638 = arith.mulf %1637, %operandScale : f32
      %1639 = arith.select %1635, %1638, %operandScale : f32
      %1640 = arith.mulf %1626, %1639 : f32
      %1641 = arith.mulf %1627, %1639 : f32
      %1642 = arith.muli %1633, %outputFeatures : index
      %1643 = arith.addi %1642, %19 : index
      %1644 = wave.lane
      %1645 = arith.remui %1644, %c5 : index
      %1646 = arith.addi %1643, %1645 : index
      scf.if %17 {
        %1647 = arith.addi %1646, %c7 : index
        %1648 = memref.load %residual[%1647] : memref<?xf32>
        %1649 = arith.addf %1648, %1640 : f32
        %1650 = arith.addi %1646, %c7 : index
        memref.store %1649, %out[%1650] : memref<?xf32>
      } else {
        %1651 = arith.addi %1646, %c7 : index
        memref.store %1640, %out[%1651] : memref<?xf32>
      }
      scf.if %17 {
        %1652 = arith.addi %1646, %c5 : index
        %1653 = memref.load %residual[%1652] : memref<?xf32>
        %1654 = arith.addf %1653, %1641 : f32
        %1655 = arith.addi %1646, %c5 : index
        memref.store %1654, %out[%1655] : memref<?xf32>
      } else {
        %1656 = arith.addi %1646, %c5 : index
        memref.store %1641, %out[%1656] : memref<?xf32>
      }
    }
    %1657 = vector.extract %565#6[4] : f32 from vector<8xf32>
    %1658 = vector.extract %565#7[4] : f32 from vector<8xf32>
    %1659 = wave.lane
    %1660 = arith.addi %16, %c15 : index
    %1661 = arith.muli %c19, %c6 : index
    %1662 = arith.addi %1660, %1661 : index
    %1663 = arith.divui %1659, %c5 : index
    %1664 = arith.addi %1662, %1663 : index
    %1665 = arith.cmpi slt, %1664, %15 : index
    scf.if %1665 {
      %1666 = arith.cmpi eq, %hasFactors, %c8 : index
      %1667 = arith.muli %1664, %c6 : index
      %1668 = memref.load %factors[%1667] : memref<?xf32>
      %1669 = arith.mulf %1668, %operandScale : f32
      %1670 = arith.select %1666, %1669, %operandScale : f32
      %1671 = arith.mulf %1657, %1670 : f32
      %1672 = arith.mulf %1658, %1670 : f32
      %1673 = arith.muli %1664, %outputFeatures : index
      %1674 = arith.addi %1673, %19 : index
      %1675 = wave.lane
      %1676 = arith.remui %1675, %c5 : index
      %1677 = arith.addi %1674, %1676 : index
      scf.if %17 {
        %1678 = arith.addi %1677, %c7 : index
        %1679 = memref.load %residual[%1678] : memref<?xf32>
        %1680 = arith.addf %1679, %1671 : f32
        %1681 = arith.addi %1677, %c7 : index
        memref.store %1680, %out[%1681] : memref<?xf32>
      } else {
        %1682 = arith.addi %1677, %c7 : index
        memref.store %1671, %out[%1682] : memref<?xf32>
      }
      scf.if %17 {
        %1683 = arith.addi %1677, %c5 : index
        %1684 = memref.load %residual[%1683] : memref<?xf32>
        %1685 = arith.addf %1684, %1672 : f32
        %1686 = arith.addi %1677, %c5 : index
        memref.store %1685, %out[%1686] : memref<?xf32>
      } else {
        %1687 = arith.addi %1677, %c5 : index
        memref.store %1672, %out[%1687] : memref<?xf32>
      }
    }
    %1688 = vector.extract %565#6[5] : f32 from vector<8xf32>
    %1689 = vector.extract %565#7[5] : f32 from vector<8xf32>
    %1690 = wave.lane
    %1691 = arith.addi %16, %c15 : index
    %1692 = arith.muli %c32, %c6 : index
    %1693 = arith.addi %1691, %1692 : index
    %1694 = arith.divui %1690, %c5 : index
    %1695 = arith.addi %1693, %1694 : index
    %1696 = arith.cmpi slt, %1695, %15 : index
    scf.if %1696 {
      %1697 = arith.cmpi eq, %hasFactors, %c8 : index
      %1698 = arith.muli %1695, %c6 : index
      %1699 = memref.load %factors[%1698] : memref<?xf32>
      %1700 = arith.mulf %1699, %operandScale : f32
      %1701 = arith.select %1697, %1700, %operandScale : f32
      %1702 = arith.mulf %1688, %1701 : f32
      %1703 = arith.mulf %1689, %1701 : f32
      %1704 = arith.muli %1695, %outputFeatures : index
      %1705 = arith.addi %1704, %19 : index
      %1706 = wave.lane
      %1707 = arith.remui %1706, %c5 : index
      %1708 = arith.addi %1705, %1707 : index
      scf.if %17 {
        %1709 = arith.addi %1708, %c7 : index
        %1710 = memref.load %residual[%1709] : memref<?xf32>
        %1711 = arith.addf %1710, %1702 : f32
        %1712 = arith.addi %1708, %c7 : index
        memref.store %1711, %out[%1712] : memref<?xf32>
      } else {
        %1713 = arith.addi %1708, %c7 : index
        memref.store %1702, %out[%1713] : memref<?xf32>
      }
      scf.if %17 {
        %1714 = arith.addi %1708, %c5 : index
        %1715 = memref.load %residual[%1714] : memref<?xf32>
        %1716 = arith.addf %1715, %1703 : f32
        %1717 = arith.addi %1708, %c5 : index
        memref.store %1716, %out[%1717] : memref<?xf32>
      } else {
        %1718 = arith.addi %1708, %c5 : index
        memref.store %1703, %out[%1718] : memref<?xf32>
      }
    }
    %1719 = vector.extract %565#6[6] : f32 from vector<8xf32>
    %1720 = vector.extract %565#7[6] : f32 from vector<8xf32>
    %1721 = wave.lane
    %1722 = arith.addi %16, %c15 : index
    %1723 = arith.muli %c33, %c6 : index
    %1724 = arith.addi %1722, %1723 : index
    %1725 = arith.divui %1721, %c5 : index
    %1726 = arith.addi %1724, %1725 : index
    %1727 = arith.cmpi slt, %1726, %15 : index
    scf.if %1727 {
      %1728 = arith.cmpi eq, %hasFactors, %c8 : index
      %1729 = arith.muli %1726, %c6 : index
      %1730 = memref.load %factors[%1729] : memref<?xf32>
      %1731 = arith.mulf %1730, %operandScale : f32
      %1732 = arith.select %1728, %1731, %operandScale : f32
      %1733 = arith.mulf %1719, %1732 : f32
      %1734 = arith.mulf %1720, %1732 : f32
      %1735 = arith.muli %1726, %outputFeatures : index
      %1736 = arith.addi %1735, %19 : index
      %1737 = wave.lane
      %1738 = arith.remui %1737, %c5 : index
      %1739 = arith.addi %1736, %1738 : index
      scf.if %17 {
        %1740 = arith.addi %1739, %c7 : index
        %1741 = memref.load %residual[%1740] : memref<?xf32>
        %1742 = arith.addf %1741, %1733 : f32
        %1743 = arith.addi %1739, %c7 : index
        memref.store %1742, %out[%1743] : memref<?xf32>
      } else {
        %1744 = arith.addi %1739, %c7 : index
        memref.store %1733, %out[%1744] : memref<?xf32>
      }
      scf.if %17 {
        %1745 = arith.addi %1739, %c5 : index
        %1746 = memref.load %residual[%1745] : memref<?xf32>
        %1747 = arith.addf %1746, %1734 : f32
        %1748 = arith.addi %1739, %c5 : index
        memref.store %1747, %out[%1748] : memref<?xf32>
      } else {
        %1749 = arith.addi %1739, %c5 : index
        memref.store %1734, %out[%1749] : memref<?xf32>
      }
    }
    %1750 = vector.extract %565#6[7] : f32 from vector<8xf32>
    %1751 = vector.extract %565#7[7] : f32 from vector<8xf32>
    %1752 = wave.lane
    %1753 = arith.addi %16, %c15 : index
    %1754 = arith.muli %c34, %c6 : index
    %1755 = arith.addi %1753, %1754 : index
    %1756 = arith.divui %1752, %c5 : index
    %1757 = arith.addi %1755, %1756 : index
    %1758 = arith.cmpi slt, %1757, %15 : index
    scf.if %1758 {
      %1759 = arith.cmpi eq, %hasFactors, %c8 : index
      %1760 = arith.muli %1757, %c6 : index
      %1761 = memref.load %factors[%1760] : memref<?xf32>
      %1762 = arith.mulf %1761, %operandScale : f32
      %1763 = arith.select %1759, %1762, %operandScale : f32
      %1764 = arith.mulf %1750, %1763 : f32
      %1765 = arith.mulf %1751, %1763 : f32
      %1766 = arith.muli %1757, %outputFeatures : index
      %1767 = arith.addi %1766, %19 : index
      %1768 = wave.lane
      %1769 = arith.remui %1768, %c5 : index
      %1770 = arith.addi %1767, %1769 : index
      scf.if %17 {
        %1771 = arith.addi %1770, %c7 : index
        %1772 = memref.load %residual[%1771] : memref<?xf32>
        %1773 = arith.addf %1772, %1764 : f32
        %1774 = arith.addi %1770, %c7 : index
        memref.store %1773, %out[%1774] : memref<?xf32>
      } else {
        %1775 = arith.addi %1770, %c7 : index
        memref.store %1764, %out[%1775] : memref<?xf32>
      }
      scf.if %17 {
        %1776 = arith.addi %1770, %c5 : index
        %1777 = memref.load %residual[%1776] : memref<?xf32>
        %1778 = arith.addf %1777, %1765 : f32
        %1779 = arith.addi %1770, %c5 : index
        memref.store %1778, %out[%1779] : memref<?xf32>
      } else {
        %1780 = arith.addi %1770, %c5 : index
        memref.store %1765, %out[%1780] : memref<?xf32>
      }
    }
  }
  wave.return
}
