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
  %c31 = arith.constant 0x3F800000 : f32
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
      %796 = memref.load %factors[%793] : memref<?xf32>
      %797 = arith.select %795, %796, %c31 : f32
      %798 = arith.mulf %786, %797 : f32
      %799 = arith.mulf %787, %797 : f32
      %800 = arith.muli %793, %outputFeatures : index
      %801 = arith.addi %800, %19 : index
      %802 = wave.lane
      %803 = arith.remui %802, %c5 : index
      %804 = arith.addi %801, %803 : index
      scf.if %17 {
        %805 = arith.addi %804, %c7 : index
        %806 = memref.load %residual[%805] : memref<?xf32>
        %807 = arith.addf %806, %798 : f32
        %808 = arith.addi %804, %c7 : index
        memref.store %807, %out[%808] : memref<?xf32>
      } else {
        %809 = arith.addi %804, %c7 : index
        memref.store %798, %out[%809] : memref<?xf32>
      }
      scf.if %17 {
        %810 = arith.addi %804, %c5 : index
        %811 = memref.load %residual[%810] : memref<?xf32>
        %812 = arith.addf %811, %799 : f32
        %813 = arith.addi %804, %c5 : index
        memref.store %812, %out[%813] : memref<?xf32>
      } else {
        %814 = arith.addi %804, %c5 : index
        memref.store %799, %out[%814] : memref<?xf32>
      }
    }
    %815 = vector.extract %565#0[1] : f32 from vector<8xf32>
    %816 = vector.extract %565#1[1] : f32 from vector<8xf32>
    %817 = wave.lane
    %818 = arith.addi %16, %c7 : index
    %819 = arith.muli %c8, %c6 : index
    %820 = arith.addi %818, %819 : index
    %821 = arith.divui %817, %c5 : index
    %822 = arith.addi %820, %821 : index
    %823 = arith.cmpi slt, %822, %15 : index
    scf.if %823 {
      %824 = arith.cmpi eq, %hasFactors, %c8 : index
      %825 = memref.load %factors[%822] : memref<?xf32>
      %826 = arith.select %824, %825, %c31 : f32
      %827 = arith.mulf %815, %826 : f32
      %828 = arith.mulf %816, %826 : f32
      %829 = arith.muli %822, %outputFeatures : index
      %830 = arith.addi %829, %19 : index
      %831 = wave.lane
      %832 = arith.remui %831, %c5 : index
      %833 = arith.addi %830, %832 : index
      scf.if %17 {
        %834 = arith.addi %833, %c7 : index
        %835 = memref.load %residual[%834] : memref<?xf32>
        %836 = arith.addf %835, %827 : f32
        %837 = arith.addi %833, %c7 : index
        memref.store %836, %out[%837] : memref<?xf32>
      } else {
        %838 = arith.addi %833, %c7 : index
        memref.store %827, %out[%838] : memref<?xf32>
      }
      scf.if %17 {
        %839 = arith.addi %833, %c5 : index
        %840 = memref.load %residual[%839] : memref<?xf32>
        %841 = arith.addf %840, %828 : f32
        %842 = arith.addi %833, %c5 : index
        memref.store %841, %out[%842] : memref<?xf32>
      } else {
        %843 = arith.addi %833, %c5 : index
        memref.store %828, %out[%843] : memref<?xf32>
      }
    }
    %844 = vector.extract %565#0[2] : f32 from vector<8xf32>
    %845 = vector.extract %565#1[2] : f32 from vector<8xf32>
    %846 = wave.lane
    %847 = arith.addi %16, %c7 : index
    %848 = arith.muli %c6, %c6 : index
    %849 = arith.addi %847, %848 : index
    %850 = arith.divui %846, %c5 : index
    %851 = arith.addi %849, %850 : index
    %852 = arith.cmpi slt, %851, %15 : index
    scf.if %852 {
      %853 = arith.cmpi eq, %hasFactors, %c8 : index
      %854 = memref.load %factors[%851] : memref<?xf32>
      %855 = arith.select %853, %854, %c31 : f32
      %856 = arith.mulf %844, %855 : f32
      %857 = arith.mulf %845, %855 : f32
      %858 = arith.muli %851, %outputFeatures : index
      %859 = arith.addi %858, %19 : index
      %860 = wave.lane
      %861 = arith.remui %860, %c5 : index
      %862 = arith.addi %859, %861 : index
      scf.if %17 {
        %863 = arith.addi %862, %c7 : index
        %864 = memref.load %residual[%863] : memref<?xf32>
        %865 = arith.addf %864, %856 : f32
        %866 = arith.addi %862, %c7 : index
        memref.store %865, %out[%866] : memref<?xf32>
      } else {
        %867 = arith.addi %862, %c7 : index
        memref.store %856, %out[%867] : memref<?xf32>
      }
      scf.if %17 {
        %868 = arith.addi %862, %c5 : index
        %869 = memref.load %residual[%868] : memref<?xf32>
        %870 = arith.addf %869, %857 : f32
        %871 = arith.addi %862, %c5 : index
        memref.store %870, %out[%871] : memref<?xf32>
      } else {
        %872 = arith.addi %862, %c5 : index
        memref.store %857, %out[%872] : memref<?xf32>
      }
    }
    %873 = vector.extract %565#0[3] : f32 from vector<8xf32>
    %874 = vector.extract %565#1[3] : f32 from vector<8xf32>
    %875 = wave.lane
    %876 = arith.addi %16, %c7 : index
    %877 = arith.muli %c29, %c6 : index
    %878 = arith.addi %876, %877 : index
    %879 = arith.divui %875, %c5 : index
    %880 = arith.addi %878, %879 : index
    %881 = arith.cmpi slt, %880, %15 : index
    scf.if %881 {
      %882 = arith.cmpi eq, %hasFactors, %c8 : index
      %883 = memref.load %factors[%880] : memref<?xf32>
      %884 = arith.select %882, %883, %c31 : f32
      %885 = arith.mulf %873, %884 : f32
      %886 = arith.mulf %874, %884 : f32
      %887 = arith.muli %880, %outputFeatures : index
      %888 = arith.addi %887, %19 : index
      %889 = wave.lane
      %890 = arith.remui %889, %c5 : index
      %891 = arith.addi %888, %890 : index
      scf.if %17 {
        %892 = arith.addi %891, %c7 : index
        %893 = memref.load %residual[%892] : memref<?xf32>
        %894 = arith.addf %893, %885 : f32
        %895 = arith.addi %891, %c7 : index
        memref.store %894, %out[%895] : memref<?xf32>
      } else {
        %896 = arith.addi %891, %c7 : index
        memref.store %885, %out[%896] : memref<?xf32>
      }
      scf.if %17 {
        %897 = arith.addi %891, %c5 : index
        %898 = memref.load %residual[%897] : memref<?xf32>
        %899 = arith.addf %898, %886 : f32
        %900 = arith.addi %891, %c5 : index
        memref.store %899, %out[%900] : memref<?xf32>
      } else {
        %901 = arith.addi %891, %c5 : index
        memref.store %886, %out[%901] : memref<?xf32>
      }
    }
    %902 = vector.extract %565#0[4] : f32 from vector<8xf32>
    %903 = vector.extract %565#1[4] : f32 from vector<8xf32>
    %904 = wave.lane
    %905 = arith.addi %16, %c7 : index
    %906 = arith.muli %c19, %c6 : index
    %907 = arith.addi %905, %906 : index
    %908 = arith.divui %904, %c5 : index
    %909 = arith.addi %907, %908 : index
    %910 = arith.cmpi slt, %909, %15 : index
    scf.if %910 {
      %911 = arith.cmpi eq, %hasFactors, %c8 : index
      %912 = memref.load %factors[%909] : memref<?xf32>
      %913 = arith.select %911, %912, %c31 : f32
      %914 = arith.mulf %902, %913 : f32
      %915 = arith.mulf %903, %913 : f32
      %916 = arith.muli %909, %outputFeatures : index
      %917 = arith.addi %916, %19 : index
      %918 = wave.lane
      %919 = arith.remui %918, %c5 : index
      %920 = arith.addi %917, %919 : index
      scf.if %17 {
        %921 = arith.addi %920, %c7 : index
        %922 = memref.load %residual[%921] : memref<?xf32>
        %923 = arith.addf %922, %914 : f32
        %924 = arith.addi %920, %c7 : index
        memref.store %923, %out[%924] : memref<?xf32>
      } else {
        %925 = arith.addi %920, %c7 : index
        memref.store %914, %out[%925] : memref<?xf32>
      }
      scf.if %17 {
        %926 = arith.addi %920, %c5 : index
        %927 = memref.load %residual[%926] : memref<?xf32>
        %928 = arith.addf %927, %915 : f32
        %929 = arith.addi %920, %c5 : index
        memref.store %928, %out[%929] : memref<?xf32>
      } else {
        %930 = arith.addi %920, %c5 : index
        memref.store %915, %out[%930] : memref<?xf32>
      }
    }
    %931 = vector.extract %565#0[5] : f32 from vector<8xf32>
    %932 = vector.extract %565#1[5] : f32 from vector<8xf32>
    %933 = wave.lane
    %934 = arith.addi %16, %c7 : index
    %935 = arith.muli %c32, %c6 : index
    %936 = arith.addi %934, %935 : index
    %937 = arith.divui %933, %c5 : index
    %938 = arith.addi %936, %937 : index
    %939 = arith.cmpi slt, %938, %15 : index
    scf.if %939 {
      %940 = arith.cmpi eq, %hasFactors, %c8 : index
      %941 = memref.load %factors[%938] : memref<?xf32>
      %942 = arith.select %940, %941, %c31 : f32
      %943 = arith.mulf %931, %942 : f32
      %944 = arith.mulf %932, %942 : f32
      %945 = arith.muli %938, %outputFeatures : index
      %946 = arith.addi %945, %19 : index
      %947 = wave.lane
      %948 = arith.remui %947, %c5 : index
      %949 = arith.addi %946, %948 : index
      scf.if %17 {
        %950 = arith.addi %949, %c7 : index
        %951 = memref.load %residual[%950] : memref<?xf32>
        %952 = arith.addf %951, %943 : f32
        %953 = arith.addi %949, %c7 : index
        memref.store %952, %out[%953] : memref<?xf32>
      } else {
        %954 = arith.addi %949, %c7 : index
        memref.store %943, %out[%954] : memref<?xf32>
      }
      scf.if %17 {
        %955 = arith.addi %949, %c5 : index
        %956 = memref.load %residual[%955] : memref<?xf32>
        %957 = arith.addf %956, %944 : f32
        %958 = arith.addi %949, %c5 : index
        memref.store %957, %out[%958] : memref<?xf32>
      } else {
        %959 = arith.addi %949, %c5 : index
        memref.store %944, %out[%959] : memref<?xf32>
      }
    }
    %960 = vector.extract %565#0[6] : f32 from vector<8xf32>
    %961 = vector.extract %565#1[6] : f32 from vector<8xf32>
    %962 = wave.lane
    %963 = arith.addi %16, %c7 : index
    %964 = arith.muli %c33, %c6 : index
    %965 = arith.addi %963, %964 : index
    %966 = arith.divui %962, %c5 : index
    %967 = arith.addi %965, %966 : index
    %968 = arith.cmpi slt, %967, %15 : index
    scf.if %968 {
      %969 = arith.cmpi eq, %hasFactors, %c8 : index
      %970 = memref.load %factors[%967] : memref<?xf32>
      %971 = arith.select %969, %970, %c31 : f32
      %972 = arith.mulf %960, %971 : f32
      %973 = arith.mulf %961, %971 : f32
      %974 = arith.muli %967, %outputFeatures : index
      %975 = arith.addi %974, %19 : index
      %976 = wave.lane
      %977 = arith.remui %976, %c5 : index
      %978 = arith.addi %975, %977 : index
      scf.if %17 {
        %979 = arith.addi %978, %c7 : index
        %980 = memref.load %residual[%979] : memref<?xf32>
        %981 = arith.addf %980, %972 : f32
        %982 = arith.addi %978, %c7 : index
        memref.store %981, %out[%982] : memref<?xf32>
      } else {
        %983 = arith.addi %978, %c7 : index
        memref.store %972, %out[%983] : memref<?xf32>
      }
      scf.if %17 {
        %984 = arith.addi %978, %c5 : index
        %985 = memref.load %residual[%984] : memref<?xf32>
        %986 = arith.addf %985, %973 : f32
        %987 = arith.addi %978, %c5 : index
        memref.store %986, %out[%987] : memref<?xf32>
      } else {
        %988 = arith.addi %978, %c5 : index
        memref.store %973, %out[%988] : memref<?xf32>
      }
    }
    %989 = vector.extract %565#0[7] : f32 from vector<8xf32>
    %990 = vector.extract %565#1[7] : f32 from vector<8xf32>
    %991 = wave.lane
    %992 = arith.addi %16, %c7 : index
    %993 = arith.muli %c34, %c6 : index
    %994 = arith.addi %992, %993 : index
    %995 = arith.divui %991, %c5 : index
    %996 = arith.addi %994, %995 : index
    %997 = arith.cmpi slt, %996, %15 : index
    scf.if %997 {
      %998 = arith.cmpi eq, %hasFactors, %c8 : index
      %999 = memref.load %factors[%996] : memref<?xf32>
      %1000 = arith.select %998, %999, %c31 : f32
      %1001 = arith.mulf %989, %1000 : f32
      %1002 = arith.mulf %990, %1000 : f32
      %1003 = arith.muli %996, %outputFeatures : index
      %1004 = arith.addi %1003, %19 : index
      %1005 = wave.lane
      %1006 = arith.remui %1005, %c5 : index
      %1007 = arith.addi %1004, %1006 : index
      scf.if %17 {
        %1008 = arith.addi %1007, %c7 : index
        %1009 = memref.load %residual[%1008] : memref<?xf32>
        %1010 = arith.addf %1009, %1001 : f32
        %1011 = arith.addi %1007, %c7 : index
        memref.store %1010, %out[%1011] : memref<?xf32>
      } else {
        %1012 = arith.addi %1007, %c7 : index
        memref.store %1001, %out[%1012] : memref<?xf32>
      }
      scf.if %17 {
        %1013 = arith.addi %1007, %c5 : index
        %1014 = memref.load %residual[%1013] : memref<?xf32>
        %1015 = arith.addf %1014, %1002 : f32
        %1016 = arith.addi %1007, %c5 : index
        memref.store %1015, %out[%1016] : memref<?xf32>
      } else {
        %1017 = arith.addi %1007, %c5 : index
        memref.store %1002, %out[%1017] : memref<?xf32>
      }
    }
    %1018 = wave.lane
    %1019 = vector.extract %565#2[0] : f32 from vector<8xf32>
    %1020 = vector.extract %565#3[0] : f32 from vector<8xf32>
    %1021 = wave.lane
    %1022 = arith.addi %16, %c5 : index
    %1023 = arith.muli %c7, %c6 : index
    %1024 = arith.addi %1022, %1023 : index
    %1025 = arith.divui %1021, %c5 : index
    %1026 = arith.addi %1024, %1025 : index
    %1027 = arith.cmpi slt, %1026, %15 : index
    scf.if %1027 {
      %1028 = arith.cmpi eq, %hasFactors, %c8 : index
      %1029 = memref.load %factors[%1026] : memref<?xf32>
      %1030 = arith.select %1028, %1029, %c31 : f32
      %1031 = arith.mulf %1019, %1030 : f32
      %1032 = arith.mulf %1020, %1030 : f32
      %1033 = arith.muli %1026, %outputFeatures : index
      %1034 = arith.addi %1033, %19 : index
      %1035 = wave.lane
      %1036 = arith.remui %1035, %c5 : index
      %1037 = arith.addi %1034, %1036 : index
      scf.if %17 {
        %1038 = arith.addi %1037, %c7 : index
        %1039 = memref.load %residual[%1038] : memref<?xf32>
        %1040 = arith.addf %1039, %1031 : f32
        %1041 = arith.addi %1037, %c7 : index
        memref.store %1040, %out[%1041] : memref<?xf32>
      } else {
        %1042 = arith.addi %1037, %c7 : index
        memref.store %1031, %out[%1042] : memref<?xf32>
      }
      scf.if %17 {
        %1043 = arith.addi %1037, %c5 : index
        %1044 = memref.load %residual[%1043] : memref<?xf32>
        %1045 = arith.addf %1044, %1032 : f32
        %1046 = arith.addi %1037, %c5 : index
        memref.store %1045, %out[%1046] : memref<?xf32>
      } else {
        %1047 = arith.addi %1037, %c5 : index
        memref.store %1032, %out[%1047] : memref<?xf32>
      }
    }
    %1048 = vector.extract %565#2[1] : f32 from vector<8xf32>
    %1049 = vector.extract %565#3[1] : f32 from vector<8xf32>
    %1050 = wave.lane
    %1051 = arith.addi %16, %c5 : index
    %1052 = arith.muli %c8, %c6 : index
    %1053 = arith.addi %1051, %1052 : index
    %1054 = arith.divui %1050, %c5 : index
    %1055 = arith.addi %1053, %1054 : index
    %1056 = arith.cmpi slt, %1055, %15 : index
    scf.if %1056 {
      %1057 = arith.cmpi eq, %hasFactors, %c8 : index
      %1058 = memref.load %factors[%1055] : memref<?xf32>
      %1059 = arith.select %1057, %1058, %c31 : f32
      %1060 = arith.mulf %1048, %1059 : f32
      %1061 = arith.mulf %1049, %1059 : f32
      %1062 = arith.muli %1055, %outputFeatures : index
      %1063 = arith.addi %1062, %19 : index
      %1064 = wave.lane
      %1065 = arith.remui %1064, %c5 : index
      %1066 = arith.addi %1063, %1065 : index
      scf.if %17 {
        %1067 = arith.addi %1066, %c7 : index
        %1068 = memref.load %residual[%1067] : memref<?xf32>
        %1069 = arith.addf %1068, %1060 : f32
        %1070 = arith.addi %1066, %c7 : index
        memref.store %1069, %out[%1070] : memref<?xf32>
      } else {
        %1071 = arith.addi %1066, %c7 : index
        memref.store %1060, %out[%1071] : memref<?xf32>
      }
      scf.if %17 {
        %1072 = arith.addi %1066, %c5 : index
        %1073 = memref.load %residual[%1072] : memref<?xf32>
        %1074 = arith.addf %1073, %1061 : f32
        %1075 = arith.addi %1066, %c5 : index
        memref.store %1074, %out[%1075] : memref<?xf32>
      } else {
        %1076 = arith.addi %1066, %c5 : index
        memref.store %1061, %out[%1076] : memref<?xf32>
      }
    }
    %1077 = vector.extract %565#2[2] : f32 from vector<8xf32>
    %1078 = vector.extract %565#3[2] : f32 from vector<8xf32>
    %1079 = wave.lane
    %1080 = arith.addi %16, %c5 : index
    %1081 = arith.muli %c6, %c6 : index
    %1082 = arith.addi %1080, %1081 : index
    %1083 = arith.divui %1079, %c5 : index
    %1084 = arith.addi %1082, %1083 : index
    %1085 = arith.cmpi slt, %1084, %15 : index
    scf.if %1085 {
      %1086 = arith.cmpi eq, %hasFactors, %c8 : index
      %1087 = memref.load %factors[%1084] : memref<?xf32>
      %1088 = arith.select %1086, %1087, %c31 : f32
      %1089 = arith.mulf %1077, %1088 : f32
      %1090 = arith.mulf %1078, %1088 : f32
      %1091 = arith.muli %1084, %outputFeatures : index
      %1092 = arith.addi %1091, %19 : index
      %1093 = wave.lane
      %1094 = arith.remui %1093, %c5 : index
      %1095 = arith.addi %1092, %1094 : index
      scf.if %17 {
        %1096 = arith.addi %1095, %c7 : index
        %1097 = memref.load %residual[%1096] : memref<?xf32>
        %1098 = arith.addf %1097, %1089 : f32
        %1099 = arith.addi %1095, %c7 : index
        memref.store %1098, %out[%1099] : memref<?xf32>
      } else {
        %1100 = arith.addi %1095, %c7 : index
        memref.store %1089, %out[%1100] : memref<?xf32>
      }
      scf.if %17 {
        %1101 = arith.addi %1095, %c5 : index
        %1102 = memref.load %residual[%1101] : memref<?xf32>
        %1103 = arith.addf %1102, %1090 : f32
        %1104 = arith.addi %1095, %c5 : index
        memref.store %1103, %out[%1104] : memref<?xf32>
      } else {
        %1105 = arith.addi %1095, %c5 : index
        memref.store %1090, %out[%1105] : memref<?xf32>
      }
    }
    %1106 = vector.extract %565#2[3] : f32 from vector<8xf32>
    %1107 = vector.extract %565#3[3] : f32 from vector<8xf32>
    %1108 = wave.lane
    %1109 = arith.addi %16, %c5 : index
    %1110 = arith.muli %c29, %c6 : index
    %1111 = arith.addi %1109, %1110 : index
    %1112 = arith.divui %1108, %c5 : index
    %1113 = arith.addi %1111, %1112 : index
    %1114 = arith.cmpi slt, %1113, %15 : index
    scf.if %1114 {
      %1115 = arith.cmpi eq, %hasFactors, %c8 : index
      %1116 = memref.load %factors[%1113] : memref<?xf32>
      %1117 = arith.select %1115, %1116, %c31 : f32
      %1118 = arith.mulf %1106, %1117 : f32
      %1119 = arith.mulf %1107, %1117 : f32
      %1120 = arith.muli %1113, %outputFeatures : index
      %1121 = arith.addi %1120, %19 : index
      %1122 = wave.lane
      %1123 = arith.remui %1122, %c5 : index
      %1124 = arith.addi %1121, %1123 : index
      scf.if %17 {
        %1125 = arith.addi %1124, %c7 : index
        %1126 = memref.load %residual[%1125] : memref<?xf32>
        %1127 = arith.addf %1126, %1118 : f32
        %1128 = arith.addi %1124, %c7 : index
        memref.store %1127, %out[%1128] : memref<?xf32>
      } else {
        %1129 = arith.addi %1124, %c7 : index
        memref.store %1118, %out[%1129] : memref<?xf32>
      }
      scf.if %17 {
        %1130 = arith.addi %1124, %c5 : index
        %1131 = memref.load %residual[%1130] : memref<?xf32>
        %1132 = arith.addf %1131, %1119 : f32
        %1133 = arith.addi %1124, %c5 : index
        memref.store %1132, %out[%1133] : memref<?xf32>
      } else {
        %1134 = arith.addi %1124, %c5 : index
        memref.store %1119, %out[%1134] : memref<?xf32>
      }
    }
    %1135 = vector.extract %565#2[4] : f32 from vector<8xf32>
    %1136 = vector.extract %565#3[4] : f32 from vector<8xf32>
    %1137 = wave.lane
    %1138 = arith.addi %16, %c5 : index
    %1139 = arith.muli %c19, %c6 : index
    %1140 = arith.addi %1138, %1139 : index
    %1141 = arith.divui %1137, %c5 : index
    %1142 = arith.addi %1140, %1141 : index
    %1143 = arith.cmpi slt, %1142, %15 : index
    scf.if %1143 {
      %1144 = arith.cmpi eq, %hasFactors, %c8 : index
      %1145 = memref.load %factors[%1142] : memref<?xf32>
      %1146 = arith.select %1144, %1145, %c31 : f32
      %1147 = arith.mulf %1135, %1146 : f32
      %1148 = arith.mulf %1136, %1146 : f32
      %1149 = arith.muli %1142, %outputFeatures : index
      %1150 = arith.addi %1149, %19 : index
      %1151 = wave.lane
      %1152 = arith.remui %1151, %c5 : index
      %1153 = arith.addi %1150, %1152 : index
      scf.if %17 {
        %1154 = arith.addi %1153, %c7 : index
        %1155 = memref.load %residual[%1154] : memref<?xf32>
        %1156 = arith.addf %1155, %1147 : f32
        %1157 = arith.addi %1153, %c7 : index
        memref.store %1156, %out[%1157] : memref<?xf32>
      } else {
        %1158 = arith.addi %1153, %c7 : index
        memref.store %1147, %out[%1158] : memref<?xf32>
      }
      scf.if %17 {
        %1159 = arith.addi %1153, %c5 : index
        %1160 = memref.load %residual[%1159] : memref<?xf32>
        %1161 = arith.addf %1160, %1148 : f32
        %1162 = arith.addi %1153, %c5 : index
        memref.store %1161, %out[%1162] : memref<?xf32>
      } else {
        %1163 = arith.addi %1153, %c5 : index
        memref.store %1148, %out[%1163] : memref<?xf32>
      }
    }
    %1164 = vector.extract %565#2[5] : f32 from vector<8xf32>
    %1165 = vector.extract %565#3[5] : f32 from vector<8xf32>
    %1166 = wave.lane
    %1167 = arith.addi %16, %c5 : index
    %1168 = arith.muli %c32, %c6 : index
    %1169 = arith.addi %1167, %1168 : index
    %1170 = arith.divui %1166, %c5 : index
    %1171 = arith.addi %1169, %1170 : index
    %1172 = arith.cmpi slt, %1171, %15 : index
    scf.if %1172 {
      %1173 = arith.cmpi eq, %hasFactors, %c8 : index
      %1174 = memref.load %factors[%1171] : memref<?xf32>
      %1175 = arith.select %1173, %1174, %c31 : f32
      %1176 = arith.mulf %1164, %1175 : f32
      %1177 = arith.mulf %1165, %1175 : f32
      %1178 = arith.muli %1171, %outputFeatures : index
      %1179 = arith.addi %1178, %19 : index
      %1180 = wave.lane
      %1181 = arith.remui %1180, %c5 : index
      %1182 = arith.addi %1179, %1181 : index
      scf.if %17 {
        %1183 = arith.addi %1182, %c7 : index
        %1184 = memref.load %residual[%1183] : memref<?xf32>
        %1185 = arith.addf %1184, %1176 : f32
        %1186 = arith.addi %1182, %c7 : index
        memref.store %1185, %out[%1186] : memref<?xf32>
      } else {
        %1187 = arith.addi %1182, %c7 : index
        memref.store %1176, %out[%1187] : memref<?xf32>
      }
      scf.if %17 {
        %1188 = arith.addi %1182, %c5 : index
        %1189 = memref.load %residual[%1188] : memref<?xf32>
        %1190 = arith.addf %1189, %1177 : f32
        %1191 = arith.addi %1182, %c5 : index
        memref.store %1190, %out[%1191] : memref<?xf32>
      } else {
        %1192 = arith.addi %1182, %c5 : index
        memref.store %1177, %out[%1192] : memref<?xf32>
      }
    }
    %1193 = vector.extract %565#2[6] : f32 from vector<8xf32>
    %1194 = vector.extract %565#3[6] : f32 from vector<8xf32>
    %1195 = wave.lane
    %1196 = arith.addi %16, %c5 : index
    %1197 = arith.muli %c33, %c6 : index
    %1198 = arith.addi %1196, %1197 : index
    %1199 = arith.divui %1195, %c5 : index
    %1200 = arith.addi %1198, %1199 : index
    %1201 = arith.cmpi slt, %1200, %15 : index
    scf.if %1201 {
      %1202 = arith.cmpi eq, %hasFactors, %c8 : index
      %1203 = memref.load %factors[%1200] : memref<?xf32>
      %1204 = arith.select %1202, %1203, %c31 : f32
      %1205 = arith.mulf %1193, %1204 : f32
      %1206 = arith.mulf %1194, %1204 : f32
      %1207 = arith.muli %1200, %outputFeatures : index
      %1208 = arith.addi %1207, %19 : index
      %1209 = wave.lane
      %1210 = arith.remui %1209, %c5 : index
      %1211 = arith.addi %1208, %1210 : index
      scf.if %17 {
        %1212 = arith.addi %1211, %c7 : index
        %1213 = memref.load %residual[%1212] : memref<?xf32>
        %1214 = arith.addf %1213, %1205 : f32
        %1215 = arith.addi %1211, %c7 : index
        memref.store %1214, %out[%1215] : memref<?xf32>
      } else {
        %1216 = arith.addi %1211, %c7 : index
        memref.store %1205, %out[%1216] : memref<?xf32>
      }
      scf.if %17 {
        %1217 = arith.addi %1211, %c5 : index
        %1218 = memref.load %residual[%1217] : memref<?xf32>
        %1219 = arith.addf %1218, %1206 : f32
        %1220 = arith.addi %1211, %c5 : index
        memref.store %1219, %out[%1220] : memref<?xf32>
      } else {
        %1221 = arith.addi %1211, %c5 : index
        memref.store %1206, %out[%1221] : memref<?xf32>
      }
    }
    %1222 = vector.extract %565#2[7] : f32 from vector<8xf32>
    %1223 = vector.extract %565#3[7] : f32 from vector<8xf32>
    %1224 = wave.lane
    %1225 = arith.addi %16, %c5 : index
    %1226 = arith.muli %c34, %c6 : index
    %1227 = arith.addi %1225, %1226 : index
    %1228 = arith.divui %1224, %c5 : index
    %1229 = arith.addi %1227, %1228 : index
    %1230 = arith.cmpi slt, %1229, %15 : index
    scf.if %1230 {
      %1231 = arith.cmpi eq, %hasFactors, %c8 : index
      %1232 = memref.load %factors[%1229] : memref<?xf32>
      %1233 = arith.select %1231, %1232, %c31 : f32
      %1234 = arith.mulf %1222, %1233 : f32
      %1235 = arith.mulf %1223, %1233 : f32
      %1236 = arith.muli %1229, %outputFeatures : index
      %1237 = arith.addi %1236, %19 : index
      %1238 = wave.lane
      %1239 = arith.remui %1238, %c5 : index
      %1240 = arith.addi %1237, %1239 : index
      scf.if %17 {
        %1241 = arith.addi %1240, %c7 : index
        %1242 = memref.load %residual[%1241] : memref<?xf32>
        %1243 = arith.addf %1242, %1234 : f32
        %1244 = arith.addi %1240, %c7 : index
        memref.store %1243, %out[%1244] : memref<?xf32>
      } else {
        %1245 = arith.addi %1240, %c7 : index
        memref.store %1234, %out[%1245] : memref<?xf32>
      }
      scf.if %17 {
        %1246 = arith.addi %1240, %c5 : index
        %1247 = memref.load %residual[%1246] : memref<?xf32>
        %1248 = arith.addf %1247, %1235 : f32
        %1249 = arith.addi %1240, %c5 : index
        memref.store %1248, %out[%1249] : memref<?xf32>
      } else {
        %1250 = arith.addi %1240, %c5 : index
        memref.store %1235, %out[%1250] : memref<?xf32>
      }
    }
    %1251 = wave.lane
    %1252 = vector.extract %565#4[0] : f32 from vector<8xf32>
    %1253 = vector.extract %565#5[0] : f32 from vector<8xf32>
    %1254 = wave.lane
    %1255 = arith.addi %16, %c13 : index
    %1256 = arith.muli %c7, %c6 : index
    %1257 = arith.addi %1255, %1256 : index
    %1258 = arith.divui %1254, %c5 : index
    %1259 = arith.addi %1257, %1258 : index
    %1260 = arith.cmpi slt, %1259, %15 : index
    scf.if %1260 {
      %1261 = arith.cmpi eq, %hasFactors, %c8 : index
      %1262 = memref.load %factors[%1259] : memref<?xf32>
      %1263 = arith.select %1261, %1262, %c31 : f32
      %1264 = arith.mulf %1252, %1263 : f32
      %1265 = arith.mulf %1253, %1263 : f32
      %1266 = arith.muli %1259, %outputFeatures : index
      %1267 = arith.addi %1266, %19 : index
      %1268 = wave.lane
      %1269 = arith.remui %1268, %c5 : index
      %1270 = arith.addi %1267, %1269 : index
      scf.if %17 {
        %1271 = arith.addi %1270, %c7 : index
        %1272 = memref.load %residual[%1271] : memref<?xf32>
        %1273 = arith.addf %1272, %1264 : f32
        %1274 = arith.addi %1270, %c7 : index
        memref.store %1273, %out[%1274] : memref<?xf32>
      } else {
        %1275 = arith.addi %1270, %c7 : index
        memref.store %1264, %out[%1275] : memref<?xf32>
      }
      scf.if %17 {
        %1276 = arith.addi %1270, %c5 : index
        %1277 = memref.load %residual[%1276] : memref<?xf32>
        %1278 = arith.addf %1277, %1265 : f32
        %1279 = arith.addi %1270, %c5 : index
        memref.store %1278, %out[%1279] : memref<?xf32>
      } else {
        %1280 = arith.addi %1270, %c5 : index
        memref.store %1265, %out[%1280] : memref<?xf32>
      }
    }
    %1281 = vector.extract %565#4[1] : f32 from vector<8xf32>
    %1282 = vector.extract %565#5[1] : f32 from vector<8xf32>
    %1283 = wave.lane
    %1284 = arith.addi %16, %c13 : index
    %1285 = arith.muli %c8, %c6 : index
    %1286 = arith.addi %1284, %1285 : index
    %1287 = arith.divui %1283, %c5 : index
    %1288 = arith.addi %1286, %1287 : index
    %1289 = arith.cmpi slt, %1288, %15 : index
    scf.if %1289 {
      %1290 = arith.cmpi eq, %hasFactors, %c8 : index
      %1291 = memref.load %factors[%1288] : memref<?xf32>
      %1292 = arith.select %1290, %1291, %c31 : f32
      %1293 = arith.mulf %1281, %1292 : f32
      %1294 = arith.mulf %1282, %1292 : f32
      %1295 = arith.muli %1288, %outputFeatures : index
      %1296 = arith.addi %1295, %19 : index
      %1297 = wave.lane
      %1298 = arith.remui %1297, %c5 : index
      %1299 = arith.addi %1296, %1298 : index
      scf.if %17 {
        %1300 = arith.addi %1299, %c7 : index
        %1301 = memref.load %residual[%1300] : memref<?xf32>
        %1302 = arith.addf %1301, %1293 : f32
        %1303 = arith.addi %1299, %c7 : index
        memref.store %1302, %out[%1303] : memref<?xf32>
      } else {
        %1304 = arith.addi %1299, %c7 : index
        memref.store %1293, %out[%1304] : memref<?xf32>
      }
      scf.if %17 {
        %1305 = arith.addi %1299, %c5 : index
        %1306 = memref.load %residual[%1305] : memref<?xf32>
        %1307 = arith.addf %1306, %1294 : f32
        %1308 = arith.addi %1299, %c5 : index
        memref.store %1307, %out[%1308] : memref<?xf32>
      } else {
        %1309 = arith.addi %1299, %c5 : index
        memref.store %1294, %out[%1309] : memref<?xf32>
      }
    }
    %1310 = vector.extract %565#4[2] : f32 from vector<8xf32>
    %1311 = vector.extract %565#5[2] : f32 from vector<8xf32>
    %1312 = wave.lane
    %1313 = arith.addi %16, %c13 : index
    %1314 = arith.muli %c6, %c6 : index
    %1315 = arith.addi %1313, %1314 : index
    %1316 = arith.divui %1312, %c5 : index
    %1317 = arith.addi %1315, %1316 : index
    %1318 = arith.cmpi slt, %1317, %15 : index
    scf.if %1318 {
      %1319 = arith.cmpi eq, %hasFactors, %c8 : index
      %1320 = memref.load %factors[%1317] : memref<?xf32>
      %1321 = arith.select %1319, %1320, %c31 : f32
      %1322 = arith.mulf %1310, %1321 : f32
      %1323 = arith.mulf %1311, %1321 : f32
      %1324 = arith.muli %1317, %outputFeatures : index
      %1325 = arith.addi %1324, %19 : index
      %1326 = wave.lane
      %1327 = arith.remui %1326, %c5 : index
      %1328 = arith.addi %1325, %1327 : index
      scf.if %17 {
        %1329 = arith.addi %1328, %c7 : index
        %1330 = memref.load %residual[%1329] : memref<?xf32>
        %1331 = arith.addf %1330, %1322 : f32
        %1332 = arith.addi %1328, %c7 : index
        memref.store %1331, %out[%1332] : memref<?xf32>
      } else {
        %1333 = arith.addi %1328, %c7 : index
        memref.store %1322, %out[%1333] : memref<?xf32>
      }
      scf.if %17 {
        %1334 = arith.addi %1328, %c5 : index
        %1335 = memref.load %residual[%1334] : memref<?xf32>
        %1336 = arith.addf %1335, %1323 : f32
        %1337 = arith.addi %1328, %c5 : index
        memref.store %1336, %out[%1337] : memref<?xf32>
      } else {
        %1338 = arith.addi %1328, %c5 : index
        memref.store %1323, %out[%1338] : memref<?xf32>
      }
    }
    %1339 = vector.extract %565#4[3] : f32 from vector<8xf32>
    %1340 = vector.extract %565#5[3] : f32 from vector<8xf32>
    %1341 = wave.lane
    %1342 = arith.addi %16, %c13 : index
    %1343 = arith.muli %c29, %c6 : index
    %1344 = arith.addi %1342, %1343 : index
    %1345 = arith.divui %1341, %c5 : index
    %1346 = arith.addi %1344, %1345 : index
    %1347 = arith.cmpi slt, %1346, %15 : index
    scf.if %1347 {
      %1348 = arith.cmpi eq, %hasFactors, %c8 : index
      %1349 = memref.load %factors[%1346] : memref<?xf32>
      %1350 = arith.select %1348, %1349, %c31 : f32
      %1351 = arith.mulf %1339, %1350 : f32
      %1352 = arith.mulf %1340, %1350 : f32
      %1353 = arith.muli %1346, %outputFeatures : index
      %1354 = arith.addi %1353, %19 : index
      %1355 = wave.lane
      %1356 = arith.remui %1355, %c5 : index
      %1357 = arith.addi %1354, %1356 : index
      scf.if %17 {
        %1358 = arith.addi %1357, %c7 : index
        %1359 = memref.load %residual[%1358] : memref<?xf32>
        %1360 = arith.addf %1359, %1351 : f32
        %1361 = arith.addi %1357, %c7 : index
        memref.store %1360, %out[%1361] : memref<?xf32>
      } else {
        %1362 = arith.addi %1357, %c7 : index
        memref.store %1351, %out[%1362] : memref<?xf32>
      }
      scf.if %17 {
        %1363 = arith.addi %1357, %c5 : index
        %1364 = memref.load %residual[%1363] : memref<?xf32>
        %1365 = arith.addf %1364, %1352 : f32
        %1366 = arith.addi %1357, %c5 : index
        memref.store %1365, %out[%1366] : memref<?xf32>
      } else {
        %1367 = arith.addi %1357, %c5 : index
        memref.store %1352, %out[%1367] : memref<?xf32>
      }
    }
    %1368 = vector.extract %565#4[4] : f32 from vector<8xf32>
    %1369 = vector.extract %565#5[4] : f32 from vector<8xf32>
    %1370 = wave.lane
    %1371 = arith.addi %16, %c13 : index
    %1372 = arith.muli %c19, %c6 : index
    %1373 = arith.addi %1371, %1372 : index
    %1374 = arith.divui %1370, %c5 : index
    %1375 = arith.addi %1373, %1374 : index
    %1376 = arith.cmpi slt, %1375, %15 : index
    scf.if %1376 {
      %1377 = arith.cmpi eq, %hasFactors, %c8 : index
      %1378 = memref.load %factors[%1375] : memref<?xf32>
      %1379 = arith.select %1377, %1378, %c31 : f32
      %1380 = arith.mulf %1368, %1379 : f32
      %1381 = arith.mulf %1369, %1379 : f32
      %1382 = arith.muli %1375, %outputFeatures : index
      %1383 = arith.addi %1382, %19 : index
      %1384 = wave.lane
      %1385 = arith.remui %1384, %c5 : index
      %1386 = arith.addi %1383, %1385 : index
      scf.if %17 {
        %1387 = arith.addi %1386, %c7 : index
        %1388 = memref.load %residual[%1387] : memref<?xf32>
        %1389 = arith.addf %1388, %1380 : f32
        %1390 = arith.addi %1386, %c7 : index
        memref.store %1389, %out[%1390] : memref<?xf32>
      } else {
        %1391 = arith.addi %1386, %c7 : index
        memref.store %1380, %out[%1391] : memref<?xf32>
      }
      scf.if %17 {
        %1392 = arith.addi %1386, %c5 : index
        %1393 = memref.load %residual[%1392] : memref<?xf32>
        %1394 = arith.addf %1393, %1381 : f32
        %1395 = arith.addi %1386, %c5 : index
        memref.store %1394, %out[%1395] : memref<?xf32>
      } else {
        %1396 = arith.addi %1386, %c5 : index
        memref.store %1381, %out[%1396] : memref<?xf32>
      }
    }
    %1397 = vector.extract %565#4[5] : f32 from vector<8xf32>
    %1398 = vector.extract %565#5[5] : f32 from vector<8xf32>
    %1399 = wave.lane
    %1400 = arith.addi %16, %c13 : index
    %1401 = arith.muli %c32, %c6 : index
    %1402 = arith.addi %1400, %1401 : index
    %1403 = arith.divui %1399, %c5 : index
    %1404 = arith.addi %1402, %1403 : index
    %1405 = arith.cmpi slt, %1404, %15 : index
    scf.if %1405 {
      %1406 = arith.cmpi eq, %hasFactors, %c8 : index
      %1407 = memref.load %factors[%1404] : memref<?xf32>
      %1408 = arith.select %1406, %1407, %c31 : f32
      %1409 = arith.mulf %1397, %1408 : f32
      %1410 = arith.mulf %1398, %1408 : f32
      %1411 = arith.muli %1404, %outputFeatures : index
      %1412 = arith.addi %1411, %19 : index
      %1413 = wave.lane
      %1414 = arith.remui %1413, %c5 : index
      %1415 = arith.addi %1412, %1414 : index
      scf.if %17 {
        %1416 = arith.addi %1415, %c7 : index
        %1417 = memref.load %residual[%1416] : memref<?xf32>
        %1418 = arith.addf %1417, %1409 : f32
        %1419 = arith.addi %1415, %c7 : index
        memref.store %1418, %out[%1419] : memref<?xf32>
      } else {
        %1420 = arith.addi %1415, %c7 : index
        memref.store %1409, %out[%1420] : memref<?xf32>
      }
      scf.if %17 {
        %1421 = arith.addi %1415, %c5 : index
        %1422 = memref.load %residual[%1421] : memref<?xf32>
        %1423 = arith.addf %1422, %1410 : f32
        %1424 = arith.addi %1415, %c5 : index
        memref.store %1423, %out[%1424] : memref<?xf32>
      } else {
        %1425 = arith.addi %1415, %c5 : index
        memref.store %1410, %out[%1425] : memref<?xf32>
      }
    }
    %1426 = vector.extract %565#4[6] : f32 from vector<8xf32>
    %1427 = vector.extract %565#5[6] : f32 from vector<8xf32>
    %1428 = wave.lane
    %1429 = arith.addi %16, %c13 : index
    %1430 = arith.muli %c33, %c6 : index
    %1431 = arith.addi %1429, %1430 : index
    %1432 = arith.divui %1428, %c5 : index
    %1433 = arith.addi %1431, %1432 : index
    %1434 = arith.cmpi slt, %1433, %15 : index
    scf.if %1434 {
      %1435 = arith.cmpi eq, %hasFactors, %c8 : index
      %1436 = memref.load %factors[%1433] : memref<?xf32>
      %1437 = arith.select %1435, %1436, %c31 : f32
      %1438 = arith.mulf %1426, %1437 : f32
      %1439 = arith.mulf %1427, %1437 : f32
      %1440 = arith.muli %1433, %outputFeatures : index
      %1441 = arith.addi %1440, %19 : index
      %1442 = wave.lane
      %1443 = arith.remui %1442, %c5 : index
      %1444 = arith.addi %1441, %1443 : index
      scf.if %17 {
        %1445 = arith.addi %1444, %c7 : index
        %1446 = memref.load %residual[%1445] : memref<?xf32>
        %1447 = arith.addf %1446, %1438 : f32
        %1448 = arith.addi %1444, %c7 : index
        memref.store %1447, %out[%1448] : memref<?xf32>
      } else {
        %1449 = arith.addi %1444, %c7 : index
        memref.store %1438, %out[%1449] : memref<?xf32>
      }
      scf.if %17 {
        %1450 = arith.addi %1444, %c5 : index
        %1451 = memref.load %residual[%1450] : memref<?xf32>
        %1452 = arith.addf %1451, %1439 : f32
        %1453 = arith.addi %1444, %c5 : index
        memref.store %1452, %out[%1453] : memref<?xf32>
      } else {
        %1454 = arith.addi %1444, %c5 : index
        memref.store %1439, %out[%1454] : memref<?xf32>
      }
    }
    %1455 = vector.extract %565#4[7] : f32 from vector<8xf32>
    %1456 = vector.extract %565#5[7] : f32 from vector<8xf32>
    %1457 = wave.lane
    %1458 = arith.addi %16, %c13 : index
    %1459 = arith.muli %c34, %c6 : index
    %1460 = arith.addi %1458, %1459 : index
    %1461 = arith.divui %1457, %c5 : index
    %1462 = arith.addi %1460, %1461 : index
    %1463 = arith.cmpi slt, %1462, %15 : index
    scf.if %1463 {
      %1464 = arith.cmpi eq, %hasFactors, %c8 : index
      %1465 = memref.load %factors[%1462] : memref<?xf32>
      %1466 = arith.select %1464, %1465, %c31 : f32
      %1467 = arith.mulf %1455, %1466 : f32
      %1468 = arith.mulf %1456, %1466 : f32
      %1469 = arith.muli %1462, %outputFeatures : index
      %1470 = arith.addi %1469, %19 : index
      %1471 = wave.lane
      %1472 = arith.remui %1471, %c5 : index
      %1473 = arith.addi %1470, %1472 : index
      scf.if %17 {
        %1474 = arith.addi %1473, %c7 : index
        %1475 = memref.load %residual[%1474] : memref<?xf32>
        %1476 = arith.addf %1475, %1467 : f32
        %1477 = arith.addi %1473, %c7 : index
        memref.store %1476, %out[%1477] : memref<?xf32>
      } else {
        %1478 = arith.addi %1473, %c7 : index
        memref.store %1467, %out[%1478] : memref<?xf32>
      }
      scf.if %17 {
        %1479 = arith.addi %1473, %c5 : index
        %1480 = memref.load %residual[%1479] : memref<?xf32>
        %1481 = arith.addf %1480, %1468 : f32
        %1482 = arith.addi %1473, %c5 : index
        memref.store %1481, %out[%1482] : memref<?xf32>
      } else {
        %1483 = arith.addi %1473, %c5 : index
        memref.store %1468, %out[%1483] : memref<?xf32>
      }
    }
    %1484 = wave.lane
    %1485 = vector.extract %565#6[0] : f32 from vector<8xf32>
    %1486 = vector.extract %565#7[0] : f32 from vector<8xf32>
    %1487 = wave.lane
    %1488 = arith.addi %16, %c15 : index
    %1489 = arith.muli %c7, %c6 : index
    %1490 = arith.addi %1488, %1489 : index
    %1491 = arith.divui %1487, %c5 : index
    %1492 = arith.addi %1490, %1491 : index
    %1493 = arith.cmpi slt, %1492, %15 : index
    scf.if %1493 {
      %1494 = arith.cmpi eq, %hasFactors, %c8 : index
      %1495 = memref.load %factors[%1492] : memref<?xf32>
      %1496 = arith.select %1494, %1495, %c31 : f32
      %1497 = arith.mulf %1485, %1496 : f32
      %1498 = arith.mulf %1486, %1496 : f32
      %1499 = arith.muli %1492, %outputFeatures : index
      %1500 = arith.addi %1499, %19 : index
      %1501 = wave.lane
      %1502 = arith.remui %1501, %c5 : index
      %1503 = arith.addi %1500, %1502 : index
      scf.if %17 {
        %1504 = arith.addi %1503, %c7 : index
        %1505 = memref.load %residual[%1504] : memref<?xf32>
        %1506 = arith.addf %1505, %1497 : f32
        %1507 = arith.addi %1503, %c7 : index
        memref.store %1506, %out[%1507] : memref<?xf32>
      } else {
        %1508 = arith.addi %1503, %c7 : index
        memref.store %1497, %out[%1508] : memref<?xf32>
      }
      scf.if %17 {
        %1509 = arith.addi %1503, %c5 : index
        %1510 = memref.load %residual[%1509] : memref<?xf32>
        %1511 = arith.addf %1510, %1498 : f32
        %1512 = arith.addi %1503, %c5 : index
        memref.store %1511, %out[%1512] : memref<?xf32>
      } else {
        %1513 = arith.addi %1503, %c5 : index
        memref.store %1498, %out[%1513] : memref<?xf32>
      }
    }
    %1514 = vector.extract %565#6[1] : f32 from vector<8xf32>
    %1515 = vector.extract %565#7[1] : f32 from vector<8xf32>
    %1516 = wave.lane
    %1517 = arith.addi %16, %c15 : index
    %1518 = arith.muli %c8, %c6 : index
    %1519 = arith.addi %1517, %1518 : index
    %1520 = arith.divui %1516, %c5 : index
    %1521 = arith.addi %1519, %1520 : index
    %1522 = arith.cmpi slt, %1521, %15 : index
    scf.if %1522 {
      %1523 = arith.cmpi eq, %hasFactors, %c8 : index
      %1524 = memref.load %factors[%1521] : memref<?xf32>
      %1525 = arith.select %1523, %1524, %c31 : f32
      %1526 = arith.mulf %1514, %1525 : f32
      %1527 = arith.mulf %1515, %1525 : f32
      %1528 = arith.muli %1521, %outputFeatures : index
      %1529 = arith.addi %1528, %19 : index
      %1530 = wave.lane
      %1531 = arith.remui %1530, %c5 : index
      %1532 = arith.addi %1529, %1531 : index
      scf.if %17 {
        %1533 = arith.addi %1532, %c7 : index
        %1534 = memref.load %residual[%1533] : memref<?xf32>
        %1535 = arith.addf %1534, %1526 : f32
        %1536 = arith.addi %1532, %c7 : index
        memref.store %1535, %out[%1536] : memref<?xf32>
      } else {
        %1537 = arith.addi %1532, %c7 : index
        memref.store %1526, %out[%1537] : memref<?xf32>
      }
      scf.if %17 {
        %1538 = arith.addi %1532, %c5 : index
        %1539 = memref.load %residual[%1538] : memref<?xf32>
        %1540 = arith.addf %1539, %1527 : f32
        %1541 = arith.addi %1532, %c5 : index
        memref.store %1540, %out[%1541] : memref<?xf32>
      } else {
        %1542 = arith.addi %1532, %c5 : index
        memref.store %1527, %out[%1542] : memref<?xf32>
      }
    }
    %1543 = vector.extract %565#6[2] : f32 from vector<8xf32>
    %1544 = vector.extract %565#7[2] : f32 from vector<8xf32>
    %1545 = wave.lane
    %1546 = arith.addi %16, %c15 : index
    %1547 = arith.muli %c6, %c6 : index
    %1548 = arith.addi %1546, %1547 : index
    %1549 = arith.divui %1545, %c5 : index
    %1550 = arith.addi %1548, %1549 : index
    %1551 = arith.cmpi slt, %1550, %15 : index
    scf.if %1551 {
      %1552 = arith.cmpi eq, %hasFactors, %c8 : index
      %1553 = memref.load %factors[%1550] : memref<?xf32>
      %1554 = arith.select %1552, %1553, %c31 : f32
      %1555 = arith.mulf %1543, %1554 : f32
      %1556 = arith.mulf %1544, %1554 : f32
      %1557 = arith.muli %1550, %outputFeatures : index
      %1558 = arith.addi %1557, %19 : index
      %1559 = wave.lane
      %1560 = arith.remui %1559, %c5 : index
      %1561 = arith.addi %1558, %1560 : index
      scf.if %17 {
        %1562 = arith.addi %1561, %c7 : index
        %1563 = memref.load %residual[%1562] : memref<?xf32>
        %1564 = arith.addf %1563, %1555 : f32
        %1565 = arith.addi %1561, %c7 : index
        memref.store %1564, %out[%1565] : memref<?xf32>
      } else {
        %1566 = arith.addi %1561, %c7 : index
        memref.store %1555, %out[%1566] : memref<?xf32>
      }
      scf.if %17 {
        %1567 = arith.addi %1561, %c5 : index
        %1568 = memref.load %residual[%1567] : memref<?xf32>
        %1569 = arith.addf %1568, %1556 : f32
        %1570 = arith.addi %1561, %c5 : index
        memref.store %1569, %out[%1570] : memref<?xf32>
      } else {
        %1571 = arith.addi %1561, %c5 : index
        memref.store %1556, %out[%1571] : memref<?xf32>
      }
    }
    %1572 = vector.extract %565#6[3] : f32 from vector<8xf32>
    %1573 = vector.extract %565#7[3] : f32 from vector<8xf32>
    %1574 = wave.lane
    %1575 = arith.addi %16, %c15 : index
    %1576 = arith.muli %c29, %c6 : index
    %1577 = arith.addi %1575, %1576 : index
    %1578 = arith.divui %1574, %c5 : index
    %1579 = arith.addi %1577, %1578 : index
    %1580 = arith.cmpi slt, %1579, %15 : index
    scf.if %1580 {
      %1581 = arith.cmpi eq, %hasFactors, %c8 : index
      %1582 = memref.load %factors[%1579] : memref<?xf32>
      %1583 = arith.select %1581, %1582, %c31 : f32
      %1584 = arith.mulf %1572, %1583 : f32
      %1585 = arith.mulf %1573, %1583 : f32
      %1586 = arith.muli %1579, %outputFeatures : index
      %1587 = arith.addi %1586, %19 : index
      %1588 = wave.lane
      %1589 = arith.remui %1588, %c5 : index
      %1590 = arith.addi %1587, %1589 : index
      scf.if %17 {
        %1591 = arith.addi %1590, %c7 : index
        %1592 = memref.load %residual[%1591] : memref<?xf32>
        %1593 = arith.addf %1592, %1584 : f32
        %1594 = arith.addi %1590, %c7 : index
        memref.store %1593, %out[%1594] : memref<?xf32>
      } else {
        %1595 = arith.addi %1590, %c7 : index
        memref.store %1584, %out[%1595] : memref<?xf32>
      }
      scf.if %17 {
        %1596 = arith.addi %1590, %c5 : index
        %1597 = memref.load %residual[%1596] : memref<?xf32>
        %1598 = arith.addf %1597, %1585 : f32
        %1599 = arith.addi %1590, %c5 : index
        memref.store %1598, %out[%1599] : memref<?xf32>
      } else {
        %1600 = arith.addi %1590, %c5 : index
        memref.store %1585, %out[%1600] : memref<?xf32>
      }
    }
    %1601 = vector.extract %565#6[4] : f32 from vector<8xf32>
    %1602 = vector.extract %565#7[4] : f32 from vector<8xf32>
    %1603 = wave.lane
    %1604 = arith.addi %16, %c15 : index
    %1605 = arith.muli %c19, %c6 : index
    %1606 = arith.addi %1604, %1605 : index
    %1607 = arith.divui %1603, %c5 : index
    %1608 = arith.addi %1606, %1607 : index
    %1609 = arith.cmpi slt, %1608, %15 : index
    scf.if %1609 {
      %1610 = arith.cmpi eq, %hasFactors, %c8 : index
      %1611 = memref.load %factors[%1608] : memref<?xf32>
      %1612 = arith.select %1610, %1611, %c31 : f32
      %1613 = arith.mulf %1601, %1612 : f32
      %1614 = arith.mulf %1602, %1612 : f32
      %1615 = arith.muli %1608, %outputFeatures : index
      %1616 = arith.addi %1615, %19 : index
      %1617 = wave.lane
      %1618 = arith.remui %1617, %c5 : index
      %1619 = arith.addi %1616, %1618 : index
      scf.if %17 {
        %1620 = arith.addi %1619, %c7 : index
        %1621 = memref.load %residual[%1620] : memref<?xf32>
        %1622 = arith.addf %1621, %1613 : f32
        %1623 = arith.addi %1619, %c7 : index
        memref.store %1622, %out[%1623] : memref<?xf32>
      } else {
        %1624 = arith.addi %1619, %c7 : index
        memref.store %1613, %out[%1624] : memref<?xf32>
      }
      scf.if %17 {
        %1625 = arith.addi %1619, %c5 : index
        %1626 = memref.load %residual[%1625] : memref<?xf32>
        %1627 = arith.addf %1626, %1614 : f32
        %1628 = arith.addi %1619, %c5 : index
        memref.store %1627, %out[%1628] : memref<?xf32>
      } else {
        %1629 = arith.addi %1619, %c5 : index
        memref.store %1614, %out[%1629] : memref<?xf32>
      }
    }
    %1630 = vector.extract %565#6[5] : f32 from vector<8xf32>
    %1631 = vector.extract %565#7[5] : f32 from vector<8xf32>
    %1632 = wave.lane
    %1633 = arith.addi %16, %c15 : index
    %1634 = arith.muli %c32, %c6 : index
    %1635 = arith.addi %1633, %1634 : index
    %1636 = arith.divui %1632, %c5 : index
    %1637 = arith.addi %1635, %1636 : index
    %1638 = arith.cmpi slt, %1637, %15 : index
    scf.if %1638 {
      %1639 = arith.cmpi eq, %hasFactors, %c8 : index
      %1640 = memref.load %factors[%1637] : memref<?xf32>
      %1641 = arith.select %1639, %1640, %c31 : f32
      %1642 = arith.mulf %1630, %1641 : f32
      %1643 = arith.mulf %1631, %1641 : f32
      %1644 = arith.muli %1637, %outputFeatures : index
      %1645 = arith.addi %1644, %19 : index
      %1646 = wave.lane
      %1647 = arith.remui %1646, %c5 : index
      %1648 = arith.addi %1645, %1647 : index
      scf.if %17 {
        %1649 = arith.addi %1648, %c7 : index
        %1650 = memref.load %residual[%1649] : memref<?xf32>
        %1651 = arith.addf %1650, %1642 : f32
        %1652 = arith.addi %1648, %c7 : index
        memref.store %1651, %out[%1652] : memref<?xf32>
      } else {
        %1653 = arith.addi %1648, %c7 : index
        memref.store %1642, %out[%1653] : memref<?xf32>
      }
      scf.if %17 {
        %1654 = arith.addi %1648, %c5 : index
        %1655 = memref.load %residual[%1654] : memref<?xf32>
        %1656 = arith.addf %1655, %1643 : f32
        %1657 = arith.addi %1648, %c5 : index
        memref.store %1656, %out[%1657] : memref<?xf32>
      } else {
        %1658 = arith.addi %1648, %c5 : index
        memref.store %1643, %out[%1658] : memref<?xf32>
      }
    }
    %1659 = vector.extract %565#6[6] : f32 from vector<8xf32>
    %1660 = vector.extract %565#7[6] : f32 from vector<8xf32>
    %1661 = wave.lane
    %1662 = arith.addi %16, %c15 : index
    %1663 = arith.muli %c33, %c6 : index
    %1664 = arith.addi %1662, %1663 : index
    %1665 = arith.divui %1661, %c5 : index
    %1666 = arith.addi %1664, %1665 : index
    %1667 = arith.cmpi slt, %1666, %15 : index
    scf.if %1667 {
      %1668 = arith.cmpi eq, %hasFactors, %c8 : index
      %1669 = memref.load %factors[%1666] : memref<?xf32>
      %1670 = arith.select %1668, %1669, %c31 : f32
      %1671 = arith.mulf %1659, %1670 : f32
      %1672 = arith.mulf %1660, %1670 : f32
      %1673 = arith.muli %1666, %outputFeatures : index
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
    %1688 = vector.extract %565#6[7] : f32 from vector<8xf32>
    %1689 = vector.extract %565#7[7] : f32 from vector<8xf32>
    %1690 = wave.lane
    %1691 = arith.addi %16, %c15 : index
    %1692 = arith.muli %c34, %c6 : index
    %1693 = arith.addi %1691, %1692 : index
    %1694 = arith.divui %1690, %c5 : index
    %1695 = arith.addi %1693, %1694 : index
    %1696 = arith.cmpi slt, %1695, %15 : index
    scf.if %1696 {
      %1697 = arith.cmpi eq, %hasFactors, %c8 : index
      %1698 = memref.load %factors[%1695] : memref<?xf32>
      %1699 = arith.select %1697, %1698, %c31 : f32
      %1700 = arith.mulf %1688, %1699 : f32
      %1701 = arith.mulf %1689, %1699 : f32
      %1702 = arith.muli %1695, %outputFeatures : index
      %1703 = arith.addi %1702, %19 : index
      %1704 = wave.lane
      %1705 = arith.remui %1704, %c5 : index
      %1706 = arith.addi %1703, %1705 : index
      scf.if %17 {
        %1707 = arith.addi %1706, %c7 : index
        %1708 = memref.load %residual[%1707] : memref<?xf32>
        %1709 = arith.addf %1708, %1700 : f32
        %1710 = arith.addi %1706, %c7 : index
        memref.store %1709, %out[%1710] : memref<?xf32>
      } else {
        %1711 = arith.addi %1706, %c7 : index
        memref.store %1700, %out[%1711] : memref<?xf32>
      }
      scf.if %17 {
        %1712 = arith.addi %1706, %c5 : index
        %1713 = memref.load %residual[%1712] : memref<?xf32>
        %1714 = arith.addf %1713, %1701 : f32
        %1715 = arith.addi %1706, %c5 : index
        memref.store %1714, %out[%1715] : memref<?xf32>
      } else {
        %1716 = arith.addi %1706, %c5 : index
        memref.store %1701, %out[%1716] : memref<?xf32>
      }
    }
  }
  wave.return
}
