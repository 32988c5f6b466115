// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxGateUp(format='int4', waves=4, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @gate_up_int4_w4p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>, %out_factors: memref<?xf32>) attributes {waves = 4 : i64} {
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
  %c11 = arith.constant 2048 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %outTileRows = wave.param "outTileRows" : index
  %tileRows = wave.param "tileRows" : index
  %c15 = arith.constant 32 : index
  %c16 = arith.constant 48 : index
  %c17 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c20 = arith.constant 4 : index
  %c21 = arith.constant 15 : i32
  %c22 = arith.constant 25600 : i32
  %c23 = arith.constant 256 : index
  %c24 = arith.constant dense<0> : vector<4xi32>
  %c25 = arith.constant dense<983055> : vector<4xi32>
  %c26 = arith.constant dense<1677747200> : vector<4xi32>
  %c27 = arith.constant dense<4> : vector<4xi32>
  %c28 = arith.constant dense<8> : vector<4xi32>
  %c29 = arith.constant dense<12> : vector<4xi32>
  %c30 = arith.constant 3 : index
  %c31 = arith.constant 96 : index
  %c32 = arith.constant 128 : index
  %c33 = arith.constant 160 : index
  %c34 = arith.constant 192 : index
  %c35 = arith.constant 224 : index
  %c36 = arith.constant 512 : index
  %c37 = arith.constant 1024 : index
  %c38 = arith.constant 1536 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %boundsAt = wave.param "boundsAt" : index
  %c42 = arith.constant 23 : i32
  %c43 = arith.constant 141 : i32
  %c44 = arith.constant 268 : i32
  %c45 = arith.constant 14 : i32
  %c46 = arith.constant 0x3F800000 : f32
  %c47 = arith.constant 0xBFB8AA3B : f32
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
  %17 = wave.scratch %c11 : memref<?xf32>
  %18 = arith.cmpi slt, %16, %15 : index
  scf.if %18 {
    %19 = wave.lane
    %20 = arith.remui %19, %c5 : index
    %21 = arith.remui %20, %tileRows : index
    %22 = arith.addi %16, %21 : index
    %23 = arith.divui %22, %tileRows : index
    %24 = arith.divui %inputFeatures, %c5 : index
    %25 = arith.muli %23, %24 : index
    %26 = arith.divui %c7, %c5 : index
    %27 = arith.addi %25, %26 : index
    %28 = arith.muli %27, %c6 : index
    %29 = arith.remui %c7, %c5 : index
    %30 = arith.divui %29, %c2 : index
    %31 = arith.addi %28, %30 : index
    %32 = arith.muli %tileRows, %c2 : index
    %33 = arith.muli %31, %32 : index
    %34 = arith.remui %22, %tileRows : index
    %35 = arith.muli %34, %c2 : index
    %36 = arith.addi %33, %35 : index
    %37 = arith.remui %c7, %c2 : index
    %38 = arith.addi %36, %37 : index
    %39 = arith.addi %20, %c5 : index
    %40 = arith.addi %16, %39 : index
    %41 = arith.divui %40, %tileRows : index
    %42 = arith.divui %inputFeatures, %c5 : index
    %43 = arith.muli %41, %42 : index
    %44 = arith.divui %c7, %c5 : index
    %45 = arith.addi %43, %44 : index
    %46 = arith.muli %45, %c6 : index
    %47 = arith.remui %c7, %c5 : index
    %48 = arith.divui %47, %c2 : index
    %49 = arith.addi %46, %48 : index
    %50 = arith.muli %tileRows, %c2 : index
    %51 = arith.muli %49, %50 : index
    %52 = arith.remui %40, %tileRows : index
    %53 = arith.muli %52, %c2 : index
    %54 = arith.addi %51, %53 : index
    %55 = arith.remui %c7, %c2 : index
    %56 = arith.addi %54, %55 : index
    %57 = arith.addi %20, %c15 : index
    %58 = arith.addi %16, %57 : index
    %59 = arith.divui %58, %tileRows : index
    %60 = arith.divui %inputFeatures, %c5 : index
    %61 = arith.muli %59, %60 : index
    %62 = arith.divui %c7, %c5 : index
    %63 = arith.addi %61, %62 : index
    %64 = arith.muli %63, %c6 : index
    %65 = arith.remui %c7, %c5 : index
    %66 = arith.divui %65, %c2 : index
    %67 = arith.addi %64, %66 : index
    %68 = arith.muli %tileRows, %c2 : index
    %69 = arith.muli %67, %68 : index
    %70 = arith.remui %58, %tileRows : index
    %71 = arith.muli %70, %c2 : index
    %72 = arith.addi %69, %71 : index
    %73 = arith.remui %c7, %c2 : index
    %74 = arith.addi %72, %73 : index
    %75 = arith.addi %20, %c16 : index
    %76 = arith.addi %16, %75 : index
    %77 = arith.divui %76, %tileRows : index
    %78 = arith.divui %inputFeatures, %c5 : index
    %79 = arith.muli %77, %78 : index
    %80 = arith.divui %c7, %c5 : index
    %81 = arith.addi %79, %80 : index
    %82 = arith.muli %81, %c6 : index
    %83 = arith.remui %c7, %c5 : index
    %84 = arith.divui %83, %c2 : index
    %85 = arith.addi %82, %84 : index
    %86 = arith.muli %tileRows, %c2 : index
    %87 = arith.muli %85, %86 : index
    %88 = arith.remui %76, %tileRows : index
    %89 = arith.muli %88, %c2 : index
    %90 = arith.addi %87, %89 : index
    %91 = arith.remui %c7, %c2 : index
    %92 = arith.addi %90, %91 : index
    %93 = wave.wave
    %94 = arith.divui %inputFeatures, %c15 : index
    %95 = arith.muli %93, %stepsPerWave : index
    %96 = arith.minsi %95, %94 : index
    %97 = arith.addi %96, %stepsPerWave : index
    %98 = arith.minsi %97, %94 : index
    %99 = arith.cmpi eq, %wholeBlocks, %c8 : index
    %100 = arith.subi %98, %96 : index
    %101 = arith.divui %100, %c6 : index
    %102 = arith.muli %101, %c6 : index
    %103 = arith.addi %96, %102 : index
    %104 = arith.addi %96, %stepsPerWave : index
    %105 = arith.select %99, %104, %103 : index
    %115:8 = scf.for %106 = %96 to %105 step %c6 iter_args(%107 = %c17, %108 = %c17, %109 = %c17, %110 = %c17, %111 = %c17, %112 = %c17, %113 = %c17, %114 = %c17) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %116 = wave.lane
      %117 = arith.addi %106, %c7 : index
      %118 = arith.remui %116, %c5 : index
      %119 = arith.divui %groupSize, %c15 : index
      %120 = arith.divui %117, %119 : index
      %121 = arith.divui %inputFeatures, %groupSize : index
      %122 = arith.muli %inputFeatures, %c2 : index
      %123 = arith.addi %11, %122 : index
      %124 = arith.muli %120, %c15 : index
      %125 = arith.addi %123, %124 : index
      %126 = arith.muli %118, %c6 : index
      %127 = arith.addi %125, %126 : index
      %128 = vector.load %w[%127] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %129 = vector.bitcast %128 : vector<2xi8> to vector<1xf16>
      %130 = vector.extract %129[0] : f16 from vector<1xf16>
      %131 = arith.muli %121, %c15 : index
      %132 = arith.addi %123, %131 : index
      %133 = arith.muli %120, %c2 : index
      %134 = arith.addi %132, %133 : index
      %135 = arith.divui %118, %c6 : index
      %136 = arith.addi %134, %135 : index
      %137 = memref.load %w[%136] : memref<?xi8>
      %138 = arith.remui %118, %c6 : index
      %139 = arith.muli %138, %c20 : index
      %140 = arith.index_cast %139 : index to i32
      %141 = arith.extui %137 : i8 to i32
      %142 = arith.shrui %141, %140 : i32
      %143 = arith.andi %142, %c21 : i32
      %144 = arith.ori %143, %c22 : i32
      %145 = arith.trunci %144 : i32 to i16
      %146 = arith.bitcast %145 : i16 to f16
      %147 = arith.muli %117, %c23 : index
      %148 = arith.addi %11, %147 : index
      %149 = arith.muli %118, %c5 : index
      %150 = arith.addi %148, %149 : index
      %151 = vector.load %w[%150] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %152 = vector.bitcast %151 : vector<16xi8> to vector<4xi32>
      %153 = arith.shrui %152, %c24 : vector<4xi32>
      %154 = arith.andi %153, %c25 : vector<4xi32>
      %155 = arith.ori %154, %c26 : vector<4xi32>
      %156 = vector.bitcast %155 : vector<4xi32> to vector<8xf16>
      %157 = arith.shrui %152, %c27 : vector<4xi32>
      %158 = arith.andi %157, %c25 : vector<4xi32>
      %159 = arith.ori %158, %c26 : vector<4xi32>
      %160 = vector.bitcast %159 : vector<4xi32> to vector<8xf16>
      %161 = arith.shrui %152, %c28 : vector<4xi32>
      %162 = arith.andi %161, %c25 : vector<4xi32>
      %163 = arith.ori %162, %c26 : vector<4xi32>
      %164 = vector.bitcast %163 : vector<4xi32> to vector<8xf16>
      %165 = arith.shrui %152, %c29 : vector<4xi32>
      %166 = arith.andi %165, %c25 : vector<4xi32>
      %167 = arith.ori %166, %c26 : vector<4xi32>
      %168 = vector.bitcast %167 : vector<4xi32> to vector<8xf16>
      %169 = vector.shuffle %156, %160 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %170 = vector.shuffle %164, %168 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %171 = vector.shuffle %169, %170 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %172 = vector.broadcast %146 : f16 to vector<32xf16>
      %173 = arith.subf %171, %172 : vector<32xf16>
      %174 = vector.broadcast %130 : f16 to vector<32xf16>
      %175 = arith.mulf %173, %174 : vector<32xf16>
      %176 = vector.shuffle %175, %175 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %177 = vector.shuffle %175, %175 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %178 = arith.addi %106, %c8 : index
      %179 = arith.remui %116, %c5 : index
      %180 = arith.divui %groupSize, %c15 : index
      %181 = arith.divui %178, %180 : index
      %182 = arith.divui %inputFeatures, %groupSize : index
      %183 = arith.muli %inputFeatures, %c2 : index
      %184 = arith.addi %11, %183 : index
      %185 = arith.muli %181, %c15 : index
      %186 = arith.addi %184, %185 : index
      %187 = arith.muli %179, %c6 : index
      %188 = arith.addi %186, %187 : index
      %189 = vector.load %w[%188] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %190 = vector.bitcast %189 : vector<2xi8> to vector<1xf16>
      %191 = vector.extract %190[0] : f16 from vector<1xf16>
      %192 = arith.muli %182, %c15 : index
      %193 = arith.addi %184, %192 : index
      %194 = arith.muli %181, %c2 : index
      %195 = arith.addi %193, %194 : index
      %196 = arith.divui %179, %c6 : index
      %197 = arith.addi %195, %196 : index
      %198 = memref.load %w[%197] : memref<?xi8>
      %199 = arith.remui %179, %c6 : index
      %200 = arith.muli %199, %c20 : index
      %201 = arith.index_cast %200 : index to i32
      %202 = arith.extui %198 : i8 to i32
      %203 = arith.shrui %202, %201 : i32
      %204 = arith.andi %203, %c21 : i32
      %205 = arith.ori %204, %c22 : i32
      %206 = arith.trunci %205 : i32 to i16
      %207 = arith.bitcast %206 : i16 to f16
      %208 = arith.muli %178, %c23 : index
      %209 = arith.addi %11, %208 : index
      %210 = arith.muli %179, %c5 : index
      %211 = arith.addi %209, %210 : index
      %212 = vector.load %w[%211] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %213 = vector.bitcast %212 : vector<16xi8> to vector<4xi32>
      %214 = arith.shrui %213, %c24 : vector<4xi32>
      %215 = arith.andi %214, %c25 : vector<4xi32>
      %216 = arith.ori %215, %c26 : vector<4xi32>
      %217 = vector.bitcast %216 : vector<4xi32> to vector<8xf16>
      %218 = arith.shrui %213, %c27 : vector<4xi32>
      %219 = arith.andi %218, %c25 : vector<4xi32>
      %220 = arith.ori %219, %c26 : vector<4xi32>
      %221 = vector.bitcast %220 : vector<4xi32> to vector<8xf16>
      %222 = arith.shrui %213, %c28 : vector<4xi32>
      %223 = arith.andi %222, %c25 : vector<4xi32>
      %224 = arith.ori %223, %c26 : vector<4xi32>
      %225 = vector.bitcast %224 : vector<4xi32> to vector<8xf16>
      %226 = arith.shrui %213, %c29 : vector<4xi32>
      %227 = arith.andi %226, %c25 : vector<4xi32>
      %228 = arith.ori %227, %c26 : vector<4xi32>
      %229 = vector.bitcast %228 : vector<4xi32> to vector<8xf16>
      %230 = vector.shuffle %217, %221 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %231 = vector.shuffle %225, %229 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %232 = vector.shuffle %230, %231 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %233 = vector.broadcast %207 : f16 to vector<32xf16>
      %234 = arith.subf %232, %233 : vector<32xf16>
      %235 = vector.broadcast %191 : f16 to vector<32xf16>
      %236 = arith.mulf %234, %235 : vector<32xf16>
      %237 = vector.shuffle %236, %236 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %238 = vector.shuffle %236, %236 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %239 = arith.addi %106, %c7 : index
      %240 = arith.remui %116, %c5 : index
      %241 = arith.divui %groupSize, %c15 : index
      %242 = arith.divui %239, %241 : index
      %243 = arith.divui %inputFeatures, %groupSize : index
      %244 = arith.muli %inputFeatures, %c2 : index
      %245 = arith.addi %13, %244 : index
      %246 = arith.muli %242, %c15 : index
      %247 = arith.addi %245, %246 : index
      %248 = arith.muli %240, %c6 : index
      %249 = arith.addi %247, %248 : index
      %250 = vector.load %w[%249] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %251 = vector.bitcast %250 : vector<2xi8> to vector<1xf16>
      %252 = vector.extract %251[0] : f16 from vector<1xf16>
      %253 = arith.muli %243, %c15 : index
      %254 = arith.addi %245, %253 : index
      %255 = arith.muli %242, %c2 : index
      %256 = arith.addi %254, %255 : index
      %257 = arith.divui %240, %c6 : index
      %258 = arith.addi %256, %257 : index
      %259 = memref.load %w[%258] : memref<?xi8>
      %260 = arith.remui %240, %c6 : index
      %261 = arith.muli %260, %c20 : index
      %262 = arith.index_cast %261 : index to i32
      %263 = arith.extui %259 : i8 to i32
      %264 = arith.shrui %263, %262 : i32
      %265 = arith.andi %264, %c21 : i32
      %266 = arith.ori %265, %c22 : i32
      %267 = arith.trunci %266 : i32 to i16
      %268 = arith.bitcast %267 : i16 to f16
      %269 = arith.muli %239, %c23 : index
      %270 = arith.addi %13, %269 : index
      %271 = arith.muli %240, %c5 : index
      %272 = arith.addi %270, %271 : index
      %273 = vector.load %w[%272] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %274 = vector.bitcast %273 : vector<16xi8> to vector<4xi32>
      %275 = arith.shrui %274, %c24 : vector<4xi32>
      %276 = arith.andi %275, %c25 : vector<4xi32>
      %277 = arith.ori %276, %c26 : vector<4xi32>
      %278 = vector.bitcast %277 : vector<4xi32> to vector<8xf16>
      %279 = arith.shrui %274, %c27 : vector<4xi32>
      %280 = arith.andi %279, %c25 : vector<4xi32>
      %281 = arith.ori %280, %c26 : vector<4xi32>
      %282 = vector.bitcast %281 : vector<4xi32> to vector<8xf16>
      %283 = arith.shrui %274, %c28 : vector<4xi32>
      %284 = arith.andi %283, %c25 : vector<4xi32>
      %285 = arith.ori %284, %c26 : vector<4xi32>
      %286 = vector.bitcast %285 : vector<4xi32> to vector<8xf16>
      %287 = arith.shrui %274, %c29 : vector<4xi32>
      %288 = arith.andi %287, %c25 : vector<4xi32>
      %289 = arith.ori %288, %c26 : vector<4xi32>
      %290 = vector.bitcast %289 : vector<4xi32> to vector<8xf16>
      %291 = vector.shuffle %278, %282 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %292 = vector.shuffle %286, %290 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %293 = vector.shuffle %291, %292 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %294 = vector.broadcast %268 : f16 to vector<32xf16>
      %295 = arith.subf %293, %294 : vector<32xf16>
      %296 = vector.broadcast %252 : f16 to vector<32xf16>
      %297 = arith.mulf %295, %296 : vector<32xf16>
      %298 = vector.shuffle %297, %297 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %299 = vector.shuffle %297, %297 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %300 = arith.addi %106, %c8 : index
      %301 = arith.remui %116, %c5 : index
      %302 = arith.divui %groupSize, %c15 : index
      %303 = arith.divui %300, %302 : index
      %304 = arith.divui %inputFeatures, %groupSize : index
      %305 = arith.muli %inputFeatures, %c2 : index
      %306 = arith.addi %13, %305 : index
      %307 = arith.muli %303, %c15 : index
      %308 = arith.addi %306, %307 : index
      %309 = arith.muli %301, %c6 : index
      %310 = arith.addi %308, %309 : index
      %311 = vector.load %w[%310] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %312 = vector.bitcast %311 : vector<2xi8> to vector<1xf16>
      %313 = vector.extract %312[0] : f16 from vector<1xf16>
      %314 = arith.muli %304, %c15 : index
      %315 = arith.addi %306, %314 : index
      %316 = arith.muli %303, %c2 : index
      %317 = arith.addi %315, %316 : index
      %318 = arith.divui %301, %c6 : index
      %319 = arith.addi %317, %318 : index
      %320 = memref.load %w[%319] : memref<?xi8>
      %321 = arith.remui %301, %c6 : index
      %322 = arith.muli %321, %c20 : index
      %323 = arith.index_cast %322 : index to i32
      %324 = arith.extui %320 : i8 to i32
      %325 = arith.shrui %324, %323 : i32
      %326 = arith.andi %325, %c21 : i32
      %327 = arith.ori %326, %c22 : i32
      %328 = arith.trunci %327 : i32 to i16
      %329 = arith.bitcast %328 : i16 to f16
      %330 = arith.muli %300, %c23 : index
      %331 = arith.addi %13, %330 : index
      %332 = arith.muli %301, %c5 : index
      %333 = arith.addi %331, %332 : index
      %334 = vector.load %w[%333] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %335 = vector.bitcast %334 : vector<16xi8> to vector<4xi32>
      %336 = arith.shrui %335, %c24 : vector<4xi32>
      %337 = arith.andi %336, %c25 : vector<4xi32>
      %338 = arith.ori %337, %c26 : vector<4xi32>
      %339 = vector.bitcast %338 : vector<4xi32> to vector<8xf16>
      %340 = arith.shrui %335, %c27 : vector<4xi32>
      %341 = arith.andi %340, %c25 : vector<4xi32>
      %342 = arith.ori %341, %c26 : vector<4xi32>
      %343 = vector.bitcast %342 : vector<4xi32> to vector<8xf16>
      %344 = arith.shrui %335, %c28 : vector<4xi32>
      %345 = arith.andi %344, %c25 : vector<4xi32>
      %346 = arith.ori %345, %c26 : vector<4xi32>
      %347 = vector.bitcast %346 : vector<4xi32> to vector<8xf16>
      %348 = arith.shrui %335, %c29 : vector<4xi32>
      %349 = arith.andi %348, %c25 : vector<4xi32>
      %350 = arith.ori %349, %c26 : vector<4xi32>
      %351 = vector.bitcast %350 : vector<4xi32> to vector<8xf16>
      %352 = vector.shuffle %339, %343 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %353 = vector.shuffle %347, %351 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %354 = vector.shuffle %352, %353 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %355 = vector.broadcast %329 : f16 to vector<32xf16>
      %356 = arith.subf %354, %355 : vector<32xf16>
      %357 = vector.broadcast %313 : f16 to vector<32xf16>
      %358 = arith.mulf %356, %357 : vector<32xf16>
      %359 = vector.shuffle %358, %358 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %360 = vector.shuffle %358, %358 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %361 = arith.muli %106, %c6 : index
      %362 = arith.addi %361, %c7 : index
      %363 = arith.muli %tileRows, %c5 : index
      %364 = arith.muli %362, %363 : index
      %365 = arith.addi %38, %364 : index
      %366 = vector.load %x[%365] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %367 = arith.muli %tileRows, %c2 : index
      %368 = arith.addi %365, %367 : index
      %369 = vector.load %x[%368] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %370 = vector.shuffle %366, %369 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %371 = wave.mma %370, %176, %107 : vector<16xf16>, vector<8xf32>
      %372 = wave.mma %370, %298, %108 : vector<16xf16>, vector<8xf32>
      %373 = arith.muli %106, %c6 : index
      %374 = arith.addi %373, %c7 : index
      %375 = arith.muli %tileRows, %c5 : index
      %376 = arith.muli %374, %375 : index
      %377 = arith.addi %56, %376 : index
      %378 = vector.load %x[%377] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %379 = arith.muli %tileRows, %c2 : index
      %380 = arith.addi %377, %379 : index
      %381 = vector.load %x[%380] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %382 = vector.shuffle %378, %381 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %383 = wave.mma %382, %176, %109 : vector<16xf16>, vector<8xf32>
      %384 = wave.mma %382, %298, %110 : vector<16xf16>, vector<8xf32>
      %385 = arith.muli %106, %c6 : index
      %386 = arith.addi %385, %c7 : index
      %387 = arith.muli %tileRows, %c5 : index
      %388 = arith.muli %386, %387 : index
      %389 = arith.addi %74, %388 : index
      %390 = vector.load %x[%389] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %391 = arith.muli %tileRows, %c2 : index
      %392 = arith.addi %389, %391 : index
      %393 = vector.load %x[%392] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %394 = vector.shuffle %390, %393 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %395 = wave.mma %394, %176, %111 : vector<16xf16>, vector<8xf32>
      %396 = wave.mma %394, %298, %112 : vector<16xf16>, vector<8xf32>
      %397 = arith.muli %106, %c6 : index
      %398 = arith.addi %397, %c7 : index
      %399 = arith.muli %tileRows, %c5 : index
      %400 = arith.muli %398, %399 : index
      %401 = arith.addi %92, %400 : index
      %402 = vector.load %x[%401] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %403 = arith.muli %tileRows, %c2 : index
      %404 = arith.addi %401, %403 : index
      %405 = vector.load %x[%404] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %406 = vector.shuffle %402, %405 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %407 = wave.mma %406, %176, %113 : vector<16xf16>, vector<8xf32>
      %408 = wave.mma %406, %298, %114 : vector<16xf16>, vector<8xf32>
      %409 = arith.muli %106, %c6 : index
      %410 = arith.addi %409, %c8 : index
      %411 = arith.muli %tileRows, %c5 : index
      %412 = arith.muli %410, %411 : index
      %413 = arith.addi %38, %412 : index
      %414 = vector.load %x[%413] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %415 = arith.muli %tileRows, %c2 : index
      %416 = arith.addi %413, %415 : index
      %417 = vector.load %x[%416] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %418 = vector.shuffle %414, %417 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %419 = wave.mma %418, %177, %371 : vector<16xf16>, vector<8xf32>
      %420 = wave.mma %418, %299, %372 : vector<16xf16>, vector<8xf32>
      %421 = arith.muli %106, %c6 : index
      %422 = arith.addi %421, %c8 : index
      %423 = arith.muli %tileRows, %c5 : index
      %424 = arith.muli %422, %423 : index
      %425 = arith.addi %56, %424 : index
      %426 = vector.load %x[%425] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %427 = arith.muli %tileRows, %c2 : index
      %428 = arith.addi %425, %427 : index
      %429 = vector.load %x[%428] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %430 = vector.shuffle %426, %429 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %431 = wave.mma %430, %177, %383 : vector<16xf16>, vector<8xf32>
      %432 = wave.mma %430, %299, %384 : vector<16xf16>, vector<8xf32>
      %433 = arith.muli %106, %c6 : index
      %434 = arith.addi %433, %c8 : index
      %435 = arith.muli %tileRows, %c5 : index
      %436 = arith.muli %434, %435 : index
      %437 = arith.addi %74, %436 : index
      %438 = vector.load %x[%437] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %439 = arith.muli %tileRows, %c2 : index
      %440 = arith.addi %437, %439 : index
      %441 = vector.load %x[%440] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %442 = vector.shuffle %438, %441 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %443 = wave.mma %442, %177, %395 : vector<16xf16>, vector<8xf32>
      %444 = wave.mma %442, %299, %396 : vector<16xf16>, vector<8xf32>
      %445 = arith.muli %106, %c6 : index
      %446 = arith.addi %445, %c8 : index
      %447 = arith.muli %tileRows, %c5 : index
      %448 = arith.muli %446, %447 : index
      %449 = arith.addi %92, %448 : index
      %450 = vector.load %x[%449] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %451 = arith.muli %tileRows, %c2 : index
      %452 = arith.addi %449, %451 : index
      %453 = vector.load %x[%452] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %454 = vector.shuffle %450, %453 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %455 = wave.mma %454, %177, %407 : vector<16xf16>, vector<8xf32>
      %456 = wave.mma %454, %299, %408 : vector<16xf16>, vector<8xf32>
      %457 = arith.muli %106, %c6 : index
      %458 = arith.addi %457, %c6 : index
      %459 = arith.muli %tileRows, %c5 : index
      %460 = arith.muli %458, %459 : index
      %461 = arith.addi %38, %460 : index
      %462 = vector.load %x[%461] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %463 = arith.muli %tileRows, %c2 : index
      %464 = arith.addi %461, %463 : index
      %465 = vector.load %x[%464] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %466 = vector.shuffle %462, %465 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %467 = wave.mma %466, %237, %419 : vector<16xf16>, vector<8xf32>
      %468 = wave.mma %466, %359, %420 : vector<16xf16>, vector<8xf32>
      %469 = arith.muli %106, %c6 : index
      %470 = arith.addi %469, %c6 : index
      %471 = arith.muli %tileRows, %c5 : index
      %472 = arith.muli %470, %471 : index
      %473 = arith.addi %56, %472 : index
      %474 = vector.load %x[%473] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %475 = arith.muli %tileRows, %c2 : index
      %476 = arith.addi %473, %475 : index
      %477 = vector.load %x[%476] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %478 = vector.shuffle %474, %477 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %479 = wave.mma %478, %237, %431 : vector<16xf16>, vector<8xf32>
      %480 = wave.mma %478, %359, %432 : vector<16xf16>, vector<8xf32>
      %481 = arith.muli %106, %c6 : index
      %482 = arith.addi %481, %c6 : index
      %483 = arith.muli %tileRows, %c5 : index
      %484 = arith.muli %482, %483 : index
      %485 = arith.addi %74, %484 : index
      %486 = vector.load %x[%485] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %487 = arith.muli %tileRows, %c2 : index
      %488 = arith.addi %485, %487 : index
      %489 = vector.load %x[%488] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %490 = vector.shuffle %486, %489 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %491 = wave.mma %490, %237, %443 : vector<16xf16>, vector<8xf32>
      %492 = wave.mma %490, %359, %444 : vector<16xf16>, vector<8xf32>
      %493 = arith.muli %106, %c6 : index
      %494 = arith.addi %493, %c6 : index
      %495 = arith.muli %tileRows, %c5 : index
      %496 = arith.muli %494, %495 : index
      %497 = arith.addi %92, %496 : index
      %498 = vector.load %x[%497] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %499 = arith.muli %tileRows, %c2 : index
      %500 = arith.addi %497, %499 : index
      %501 = vector.load %x[%500] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %502 = vector.shuffle %498, %501 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %503 = wave.mma %502, %237, %455 : vector<16xf16>, vector<8xf32>
      %504 = wave.mma %502, %359, %456 : vector<16xf16>, vector<8xf32>
      %505 = arith.muli %106, %c6 : index
      %506 = arith.addi %505, %c30 : index
      %507 = arith.muli %tileRows, %c5 : index
      %508 = arith.muli %506, %507 : index
      %509 = arith.addi %38, %508 : index
      %510 = vector.load %x[%509] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %511 = arith.muli %tileRows, %c2 : index
      %512 = arith.addi %509, %511 : index
      %513 = vector.load %x[%512] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %514 = vector.shuffle %510, %513 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %515 = wave.mma %514, %238, %467 : vector<16xf16>, vector<8xf32>
      %516 = wave.mma %514, %360, %468 : vector<16xf16>, vector<8xf32>
      %517 = arith.muli %106, %c6 : index
      %518 = arith.addi %517, %c30 : index
      %519 = arith.muli %tileRows, %c5 : index
      %520 = arith.muli %518, %519 : index
      %521 = arith.addi %56, %520 : index
      %522 = vector.load %x[%521] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %523 = arith.muli %tileRows, %c2 : index
      %524 = arith.addi %521, %523 : index
      %525 = vector.load %x[%524] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %526 = vector.shuffle %522, %525 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %527 = wave.mma %526, %238, %479 : vector<16xf16>, vector<8xf32>
      %528 = wave.mma %526, %360, %480 : vector<16xf16>, vector<8xf32>
      %529 = arith.muli %106, %c6 : index
      %530 = arith.addi %529, %c30 : index
      %531 = arith.muli %tileRows, %c5 : index
      %532 = arith.muli %530, %531 : index
      %533 = arith.addi %74, %532 : index
      %534 = vector.load %x[%533] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %535 = arith.muli %tileRows, %c2 : index
      %536 = arith.addi %533, %535 : index
      %537 = vector.load %x[%536] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %538 = vector.shuffle %534, %537 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %539 = wave.mma %538, %238, %491 : vector<16xf16>, vector<8xf32>
      %540 = wave.mma %538, %360, %492 : vector<16xf16>, vector<8xf32>
      %541 = arith.muli %106, %c6 : index
      %542 = arith.addi %541, %c30 : index
      %543 = arith.muli %tileRows, %c5 : index
      %544 = arith.muli %542, %543 : index
      %545 = arith.addi %92, %544 : index
      %546 = vector.load %x[%545] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %547 = arith.muli %tileRows, %c2 : index
      %548 = arith.addi %545, %547 : index
      %549 = vector.load %x[%548] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %550 = vector.shuffle %546, %549 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %551 = wave.mma %550, %238, %503 : vector<16xf16>, vector<8xf32>
      %552 = wave.mma %550, %360, %504 : vector<16xf16>, vector<8xf32>
      scf.yield %515, %516, %527, %528, %539, %540, %551, %552 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %553 = arith.select %99, %105, %98 : index
    %563:8 = scf.for %554 = %105 to %553 step %c8 iter_args(%555 = %115#0, %556 = %115#1, %557 = %115#2, %558 = %115#3, %559 = %115#4, %560 = %115#5, %561 = %115#6, %562 = %115#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %564 = wave.lane
      %565 = arith.addi %554, %c7 : index
      %566 = arith.remui %564, %c5 : index
      %567 = arith.divui %groupSize, %c15 : index
      %568 = arith.divui %565, %567 : index
      %569 = arith.divui %inputFeatures, %groupSize : index
      %570 = arith.muli %inputFeatures, %c2 : index
      %571 = arith.addi %11, %570 : index
      %572 = arith.muli %568, %c15 : index
      %573 = arith.addi %571, %572 : index
      %574 = arith.muli %566, %c6 : index
      %575 = arith.addi %573, %574 : index
      %576 = vector.load %w[%575] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %577 = vector.bitcast %576 : vector<2xi8> to vector<1xf16>
      %578 = vector.extract %577[0] : f16 from vector<1xf16>
      %579 = arith.muli %569, %c15 : index
      %580 = arith.addi %571, %579 : index
      %581 = arith.muli %568, %c2 : index
      %582 = arith.addi %580, %581 : index
      %583 = arith.divui %566, %c6 : index
      %584 = arith.addi %582, %583 : index
      %585 = memref.load %w[%584] : memref<?xi8>
      %586 = arith.remui %566, %c6 : index
      %587 = arith.muli %586, %c20 : index
      %588 = arith.index_cast %587 : index to i32
      %589 = arith.extui %585 : i8 to i32
      %590 = arith.shrui %589, %588 : i32
      %591 = arith.andi %590, %c21 : i32
      %592 = arith.ori %591, %c22 : i32
      %593 = arith.trunci %592 : i32 to i16
      %594 = arith.bitcast %593 : i16 to f16
      %595 = arith.muli %565, %c23 : index
      %596 = arith.addi %11, %595 : index
      %597 = arith.muli %566, %c5 : index
      %598 = arith.addi %596, %597 : index
      %599 = vector.load %w[%598] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %600 = vector.bitcast %599 : vector<16xi8> to vector<4xi32>
      %601 = arith.shrui %600, %c24 : vector<4xi32>
      %602 = arith.andi %601, %c25 : vector<4xi32>
      %603 = arith.ori %602, %c26 : vector<4xi32>
      %604 = vector.bitcast %603 : vector<4xi32> to vector<8xf16>
      %605 = arith.shrui %600, %c27 : vector<4xi32>
      %606 = arith.andi %605, %c25 : vector<4xi32>
      %607 = arith.ori %606, %c26 : vector<4xi32>
      %608 = vector.bitcast %607 : vector<4xi32> to vector<8xf16>
      %609 = arith.shrui %600, %c28 : vector<4xi32>
      %610 = arith.andi %609, %c25 : vector<4xi32>
      %611 = arith.ori %610, %c26 : vector<4xi32>
      %612 = vector.bitcast %611 : vector<4xi32> to vector<8xf16>
      %613 = arith.shrui %600, %c29 : vector<4xi32>
      %614 = arith.andi %613, %c25 : vector<4xi32>
      %615 = arith.ori %614, %c26 : vector<4xi32>
      %616 = vector.bitcast %615 : vector<4xi32> to vector<8xf16>
      %617 = vector.shuffle %604, %608 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %618 = vector.shuffle %612, %616 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %619 = vector.shuffle %617, %618 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %620 = vector.broadcast %594 : f16 to vector<32xf16>
      %621 = arith.subf %619, %620 : vector<32xf16>
      %622 = vector.broadcast %578 : f16 to vector<32xf16>
      %623 = arith.mulf %621, %622 : vector<32xf16>
      %624 = vector.shuffle %623, %623 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %625 = vector.shuffle %623, %623 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %626 = arith.addi %554, %c7 : index
      %627 = arith.remui %564, %c5 : index
      %628 = arith.divui %groupSize, %c15 : index
      %629 = arith.divui %626, %628 : index
      %630 = arith.divui %inputFeatures, %groupSize : index
      %631 = arith.muli %inputFeatures, %c2 : index
      %632 = arith.addi %13, %631 : index
      %633 = arith.muli %629, %c15 : index
      %634 = arith.addi %632, %633 : index
      %635 = arith.muli %627, %c6 : index
      %636 = arith.addi %634, %635 : index
      %637 = vector.load %w[%636] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %638 = vector.bitcast %637 : vector<2xi8> to vector<1xf16>
      %639 = vector.extract %638[0] : f16 from vector<1xf16>
      %640 = arith.muli %630, %c15 : index
      %641 = arith.addi %632, %640 : index
      %642 = arith.muli %629, %c2 : index
      %643 = arith.addi %641, %642 : index
      %644 = arith.divui %627, %c6 : index
      %645 = arith.addi %643, %644 : index
      %646 = memref.load %w[%645] : memref<?xi8>
      %647 = arith.remui %627, %c6 : index
      %648 = arith.muli %647, %c20 : index
      %649 = arith.index_cast %648 : index to i32
      %650 = arith.extui %646 : i8 to i32
      %651 = arith.shrui %650, %649 : i32
      %652 = arith.andi %651, %c21 : i32
      %653 = arith.ori %652, %c22 : i32
      %654 = arith.trunci %653 : i32 to i16
      %655 = arith.bitcast %654 : i16 to f16
      %656 = arith.muli %626, %c23 : index
      %657 = arith.addi %13, %656 : index
      %658 = arith.muli %627, %c5 : index
      %659 = arith.addi %657, %658 : index
      %660 = vector.load %w[%659] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %661 = vector.bitcast %660 : vector<16xi8> to vector<4xi32>
      %662 = arith.shrui %661, %c24 : vector<4xi32>
      %663 = arith.andi %662, %c25 : vector<4xi32>
      %664 = arith.ori %663, %c26 : vector<4xi32>
      %665 = vector.bitcast %664 : vector<4xi32> to vector<8xf16>
      %666 = arith.shrui %661, %c27 : vector<4xi32>
      %667 = arith.andi %666, %c25 : vector<4xi32>
      %668 = arith.ori %667, %c26 : vector<4xi32>
      %669 = vector.bitcast %668 : vector<4xi32> to vector<8xf16>
      %670 = arith.shrui %661, %c28 : vector<4xi32>
      %671 = arith.andi %670, %c25 : vector<4xi32>
      %672 = arith.ori %671, %c26 : vector<4xi32>
      %673 = vector.bitcast %672 : vector<4xi32> to vector<8xf16>
      %674 = arith.shrui %661, %c29 : vector<4xi32>
      %675 = arith.andi %674, %c25 : vector<4xi32>
      %676 = arith.ori %675, %c26 : vector<4xi32>
      %677 = vector.bitcast %676 : vector<4xi32> to vector<8xf16>
      %678 = vector.shuffle %665, %669 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %679 = vector.shuffle %673, %677 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %680 = vector.shuffle %678, %679 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %681 = vector.broadcast %655 : f16 to vector<32xf16>
      %682 = arith.subf %680, %681 : vector<32xf16>
      %683 = vector.broadcast %639 : f16 to vector<32xf16>
      %684 = arith.mulf %682, %683 : vector<32xf16>
      %685 = vector.shuffle %684, %684 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %686 = vector.shuffle %684, %684 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %687 = arith.muli %554, %c6 : index
      %688 = arith.addi %687, %c7 : index
      %689 = arith.muli %tileRows, %c5 : index
      %690 = arith.muli %688, %689 : index
      %691 = arith.addi %38, %690 : index
      %692 = vector.load %x[%691] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %693 = arith.muli %tileRows, %c2 : index
      %694 = arith.addi %691, %693 : index
      %695 = vector.load %x[%694] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %696 = vector.shuffle %692, %695 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %697 = wave.mma %696, %624, %555 : vector<16xf16>, vector<8xf32>
      %698 = wave.mma %696, %685, %556 : vector<16xf16>, vector<8xf32>
      %699 = arith.muli %554, %c6 : index
      %700 = arith.addi %699, %c7 : index
      %701 = arith.muli %tileRows, %c5 : index
      %702 = arith.muli %700, %701 : index
      %703 = arith.addi %56, %702 : index
      %704 = vector.load %x[%703] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %705 = arith.muli %tileRows, %c2 : index
      %706 = arith.addi %703, %705 : index
      %707 = vector.load %x[%706] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %708 = vector.shuffle %704, %707 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %709 = wave.mma %708, %624, %557 : vector<16xf16>, vector<8xf32>
      %710 = wave.mma %708, %685, %558 : vector<16xf16>, vector<8xf32>
      %711 = arith.muli %554, %c6 : index
      %712 = arith.addi %711, %c7 : index
      %713 = arith.muli %tileRows, %c5 : index
      %714 = arith.muli %712, %713 : index
      %715 = arith.addi %74, %714 : index
      %716 = vector.load %x[%715] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %717 = arith.muli %tileRows, %c2 : index
      %718 = arith.addi %715, %717 : index
      %719 = vector.load %x[%718] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %720 = vector.shuffle %716, %719 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %721 = wave.mma %720, %624, %559 : vector<16xf16>, vector<8xf32>
      %722 = wave.mma %720, %685, %560 : vector<16xf16>, vector<8xf32>
      %723 = arith.muli %554, %c6 : index
      %724 = arith.addi %723, %c7 : index
      %725 = arith.muli %tileRows, %c5 : index
      %726 = arith.muli %724, %725 : index
      %727 = arith.addi %92, %726 : index
      %728 = vector.load %x[%727] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %729 = arith.muli %tileRows, %c2 : index
      %730 = arith.addi %727, %729 : index
      %731 = vector.load %x[%730] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %732 = vector.shuffle %728, %731 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %733 = wave.mma %732, %624, %561 : vector<16xf16>, vector<8xf32>
      %734 = wave.mma %732, %685, %562 : vector<16xf16>, vector<8xf32>
      %735 = arith.muli %554, %c6 : index
      %736 = arith.addi %735, %c8 : index
      %737 = arith.muli %tileRows, %c5 : index
      %738 = arith.muli %736, %737 : index
      %739 = arith.addi %38, %738 : index
      %740 = vector.load %x[%739] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %741 = arith.muli %tileRows, %c2 : index
      %742 = arith.addi %739, %741 : index
      %743 = vector.load %x[%742] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %744 = vector.shuffle %740, %743 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %745 = wave.mma %744, %625, %697 : vector<16xf16>, vector<8xf32>
      %746 = wave.mma %744, %686, %698 : vector<16xf16>, vector<8xf32>
      %747 = arith.muli %554, %c6 : index
      %748 = arith.addi %747, %c8 : index
      %749 = arith.muli %tileRows, %c5 : index
      %750 = arith.muli %748, %749 : index
      %751 = arith.addi %56, %750 : index
      %752 = vector.load %x[%751] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %753 = arith.muli %tileRows, %c2 : index
      %754 = arith.addi %751, %753 : index
      %755 = vector.load %x[%754] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %756 = vector.shuffle %752, %755 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %757 = wave.mma %756, %625, %709 : vector<16xf16>, vector<8xf32>
      %758 = wave.mma %756, %686, %710 : vector<16xf16>, vector<8xf32>
      %759 = arith.muli %554, %c6 : index
      %760 = arith.addi %759, %c8 : index
      %761 = arith.muli %tileRows, %c5 : index
      %762 = arith.muli %760, %761 : index
      %763 = arith.addi %74, %762 : index
      %764 = vector.load %x[%763] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %765 = arith.muli %tileRows, %c2 : index
      %766 = arith.addi %763, %765 : index
      %767 = vector.load %x[%766] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %768 = vector.shuffle %764, %767 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %769 = wave.mma %768, %625, %721 : vector<16xf16>, vector<8xf32>
      %770 = wave.mma %768, %686, %722 : vector<16xf16>, vector<8xf32>
      %771 = arith.muli %554, %c6 : index
      %772 = arith.addi %771, %c8 : index
      %773 = arith.muli %tileRows, %c5 : index
      %774 = arith.muli %772, %773 : index
      %775 = arith.addi %92, %774 : index
      %776 = vector.load %x[%775] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %777 = arith.muli %tileRows, %c2 : index
      %778 = arith.addi %775, %777 : index
      %779 = vector.load %x[%778] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %780 = vector.shuffle %776, %779 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %781 = wave.mma %780, %625, %733 : vector<16xf16>, vector<8xf32>
      %782 = wave.mma %780, %686, %734 : vector<16xf16>, vector<8xf32>
      scf.yield %745, %746, %757, %758, %769, %770, %781, %782 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %783 = wave.lane
    %784 = wave.wave
    %785 = arith.muli %784, %c6 : index
    %786 = arith.addi %785, %c7 : index
    %787 = arith.muli %786, %c23 : index
    %788 = arith.addi %787, %783 : index
    %789 = vector.extract %563#0[0] : f32 from vector<8xf32>
    %790 = arith.addi %788, %c7 : index
    memref.store %789, %17[%790] : memref<?xf32>
    %791 = vector.extract %563#0[1] : f32 from vector<8xf32>
    %792 = arith.addi %788, %c15 : index
    memref.store %791, %17[%792] : memref<?xf32>
    %793 = vector.extract %563#0[2] : f32 from vector<8xf32>
    %794 = arith.addi %788, %c10 : index
    memref.store %793, %17[%794] : memref<?xf32>
    %795 = vector.extract %563#0[3] : f32 from vector<8xf32>
    %796 = arith.addi %788, %c31 : index
    memref.store %795, %17[%796] : memref<?xf32>
    %797 = vector.extract %563#0[4] : f32 from vector<8xf32>
    %798 = arith.addi %788, %c32 : index
    memref.store %797, %17[%798] : memref<?xf32>
    %799 = vector.extract %563#0[5] : f32 from vector<8xf32>
    %800 = arith.addi %788, %c33 : index
    memref.store %799, %17[%800] : memref<?xf32>
    %801 = vector.extract %563#0[6] : f32 from vector<8xf32>
    %802 = arith.addi %788, %c34 : index
    memref.store %801, %17[%802] : memref<?xf32>
    %803 = vector.extract %563#0[7] : f32 from vector<8xf32>
    %804 = arith.addi %788, %c35 : index
    memref.store %803, %17[%804] : memref<?xf32>
    %805 = arith.muli %784, %c6 : index
    %806 = arith.addi %805, %c8 : index
    %807 = arith.muli %806, %c23 : index
    %808 = arith.addi %807, %783 : index
    %809 = vector.extract %563#1[0] : f32 from vector<8xf32>
    %810 = arith.addi %808, %c7 : index
    memref.store %809, %17[%810] : memref<?xf32>
    %811 = vector.extract %563#1[1] : f32 from vector<8xf32>
    %812 = arith.addi %808, %c15 : index
    memref.store %811, %17[%812] : memref<?xf32>
    %813 = vector.extract %563#1[2] : f32 from vector<8xf32>
    %814 = arith.addi %808, %c10 : index
    memref.store %813, %17[%814] : memref<?xf32>
    %815 = vector.extract %563#1[3] : f32 from vector<8xf32>
    %816 = arith.addi %808, %c31 : index
    memref.store %815, %17[%816] : memref<?xf32>
    %817 = vector.extract %563#1[4] : f32 from vector<8xf32>
    %818 = arith.addi %808, %c32 : index
    memref.store %817, %17[%818] : memref<?xf32>
    %819 = vector.extract %563#1[5] : f32 from vector<8xf32>
    %820 = arith.addi %808, %c33 : index
    memref.store %819, %17[%820] : memref<?xf32>
    %821 = vector.extract %563#1[6] : f32 from vector<8xf32>
    %822 = arith.addi %808, %c34 : index
    memref.store %821, %17[%822] : memref<?xf32>
    %823 = vector.extract %563#1[7] : f32 from vector<8xf32>
    %824 = arith.addi %808, %c35 : index
    memref.store %823, %17[%824] : memref<?xf32>
    wave.barrier
    %825 = arith.muli %784, %c6 : index
    %826 = arith.addi %825, %c7 : index
    %827 = arith.muli %826, %c15 : index
    %828 = arith.addi %827, %783 : index
    %829 = arith.addi %828, %c7 : index
    %830 = memref.load %17[%829] : memref<?xf32>
    %831 = arith.addi %829, %c36 : index
    %832 = memref.load %17[%831] : memref<?xf32>
    %833 = arith.addf %830, %832 : f32
    %834 = arith.addi %829, %c37 : index
    %835 = memref.load %17[%834] : memref<?xf32>
    %836 = arith.addf %833, %835 : f32
    %837 = arith.addi %829, %c38 : index
    %838 = memref.load %17[%837] : memref<?xf32>
    %839 = arith.addf %836, %838 : f32
    %840 = arith.muli %826, %c15 : index
    %841 = arith.addi %840, %783 : index
    %842 = arith.addi %841, %c23 : index
    %843 = memref.load %17[%842] : memref<?xf32>
    %844 = arith.addi %842, %c36 : index
    %845 = memref.load %17[%844] : memref<?xf32>
    %846 = arith.addf %843, %845 : f32
    %847 = arith.addi %842, %c37 : index
    %848 = memref.load %17[%847] : memref<?xf32>
    %849 = arith.addf %846, %848 : f32
    %850 = arith.addi %842, %c38 : index
    %851 = memref.load %17[%850] : memref<?xf32>
    %852 = arith.addf %849, %851 : f32
    %853 = wave.lane
    %854 = arith.addi %16, %c7 : index
    %855 = arith.muli %826, %c6 : index
    %856 = arith.addi %854, %855 : index
    %857 = arith.divui %853, %c5 : index
    %858 = arith.addi %856, %857 : index
    %859 = arith.cmpi slt, %858, %15 : index
    scf.if %859 {
      %860 = arith.cmpi eq, %hasFactors, %c8 : index
      %861 = arith.muli %858, %c6 : index
      %862 = memref.load %factors[%861] : memref<?xf32>
      %863 = arith.mulf %862, %operandScale : f32
      %864 = arith.select %860, %863, %operandScale : f32
      %865 = arith.mulf %839, %864 : f32
      %866 = arith.mulf %852, %864 : f32
      %867 = arith.divui %inputFeatures, %groupSize : index
      %868 = arith.muli %inputFeatures, %c2 : index
      %869 = arith.muli %867, %c3 : index
      %870 = arith.addi %869, %c4 : index
      %871 = arith.divui %870, %c5 : index
      %872 = arith.muli %871, %c5 : index
      %873 = arith.addi %868, %872 : index
      %874 = arith.divui %11, %873 : index
      %875 = arith.muli %874, %c20 : index
      %876 = arith.addi %boundsAt, %875 : index
      %877 = vector.load %w[%876] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %878 = vector.bitcast %877 : vector<4xi8> to vector<1xf32>
      %879 = vector.extract %878[0] : f32 from vector<1xf32>
      %880 = arith.muli %858, %c6 : index
      %881 = arith.addi %880, %c8 : index
      %882 = memref.load %factors[%881] : memref<?xf32>
      %883 = arith.mulf %882, %879 : f32
      %884 = arith.bitcast %883 : f32 to i32
      %885 = arith.shrui %884, %c42 : i32
      %886 = arith.maxsi %885, %c43 : i32
      %887 = arith.subi %c44, %886 : i32
      %888 = arith.shli %887, %c42 : i32
      %889 = arith.subi %886, %c45 : i32
      %890 = arith.shli %889, %c42 : i32
      %891 = arith.bitcast %888 : i32 to f32
      %892 = arith.bitcast %890 : i32 to f32
      %893 = arith.cmpi eq, %0, %c7 : index
      %894 = wave.lane
      %895 = arith.remui %894, %c5 : index
      %896 = arith.cmpi eq, %895, %c7 : index
      %897 = arith.andi %893, %896 : i1
      scf.if %897 {
        %898 = arith.muli %858, %c6 : index
        memref.store %892, %out_factors[%898] : memref<?xf32>
      }
      %899 = arith.mulf %865, %c47 : f32
      %900 = wave.exp2 %899 : f32
      %901 = arith.addf %c46, %900 : f32
      %902 = arith.divf %865, %901 : f32
      %903 = arith.mulf %902, %866 : f32
      %904 = arith.mulf %903, %891 : f32
      %905 = arith.truncf %904 : f32 to f16
      %906 = arith.muli %0, %c5 : index
      %907 = wave.lane
      %908 = arith.remui %907, %c5 : index
      %909 = arith.addi %906, %908 : index
      %910 = arith.divui %858, %outTileRows : index
      %911 = arith.divui %outputFeatures, %c5 : index
      %912 = arith.muli %910, %911 : index
      %913 = arith.divui %909, %c5 : index
      %914 = arith.addi %912, %913 : index
      %915 = arith.muli %914, %c6 : index
      %916 = arith.remui %909, %c5 : index
      %917 = arith.divui %916, %c2 : index
      %918 = arith.addi %915, %917 : index
      %919 = arith.muli %outTileRows, %c2 : index
      %920 = arith.muli %918, %919 : index
      %921 = arith.remui %858, %outTileRows : index
      %922 = arith.muli %921, %c2 : index
      %923 = arith.addi %920, %922 : index
      %924 = arith.remui %909, %c2 : index
      %925 = arith.addi %923, %924 : index
      memref.store %905, %out[%925] : memref<?xf16>
    }
    %926 = arith.muli %784, %c6 : index
    %927 = arith.addi %926, %c8 : index
    %928 = arith.muli %927, %c15 : index
    %929 = arith.addi %928, %783 : index
    %930 = arith.addi %929, %c7 : index
    %931 = memref.load %17[%930] : memref<?xf32>
    %932 = arith.addi %930, %c36 : index
    %933 = memref.load %17[%932] : memref<?xf32>
    %934 = arith.addf %931, %933 : f32
    %935 = arith.addi %930, %c37 : index
    %936 = memref.load %17[%935] : memref<?xf32>
    %937 = arith.addf %934, %936 : f32
    %938 = arith.addi %930, %c38 : index
    %939 = memref.load %17[%938] : memref<?xf32>
    %940 = arith.addf %937, %939 : f32
    %941 = arith.muli %927, %c15 : index
    %942 = arith.addi %941, %783 : index
    %943 = arith.addi %942, %c23 : index
    %944 = memref.load %17[%943] : memref<?xf32>
    %945 = arith.addi %943, %c36 : index
    %946 = memref.load %17[%945] : memref<?xf32>
    %947 = arith.addf %944, %946 : f32
    %948 = arith.addi %943, %c37 : index
    %949 = memref.load %17[%948] : memref<?xf32>
    %950 = arith.addf %947, %949 : f32
    %951 = arith.addi %943, %c38 : index
    %952 = memref.load %17[%951] : memref<?xf32>
    %953 = arith.addf %950, %952 : f32
    %954 = wave.lane
    %955 = arith.addi %16, %c7 : index
    %956 = arith.muli %927, %c6 : index
    %957 = arith.addi %955, %956 : index
    %958 = arith.divui %954, %c5 : index
    %959 = arith.addi %957, %958 : index
    %960 = arith.cmpi slt, %959, %15 : index
    scf.if %960 {
      %961 = arith.cmpi eq, %hasFactors, %c8 : index
      %962 = arith.muli %959, %c6 : index
      %963 = memref.load %factors[%962] : memref<?xf32>
      %964 = arith.mulf %963, %operandScale : f32
      %965 = arith.select %961, %964, %operandScale : f32
      %966 = arith.mulf %940, %965 : f32
      %967 = arith.mulf %953, %965 : f32
      %968 = arith.divui %inputFeatures, %groupSize : index
      %969 = arith.muli %inputFeatures, %c2 : index
      %970 = arith.muli %968, %c3 : index
      %971 = arith.addi %970, %c4 : index
      %972 = arith.divui %971, %c5 : index
      %973 = arith.muli %972, %c5 : index
      %974 = arith.addi %969, %973 : index
      %975 = arith.divui %11, %974 : index
      %976 = arith.muli %975, %c20 : index
      %977 = arith.addi %boundsAt, %976 : index
      %978 = vector.load %w[%977] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %979 = vector.bitcast %978 : vector<4xi8> to vector<1xf32>
      %980 = vector.extract %979[0] : f32 from vector<1xf32>
      %981 = arith.muli %959, %c6 : index
      %982 = arith.addi %981, %c8 : index
      %983 = memref.load %factors[%982] : memref<?xf32>
      %984 = arith.mulf %983, %980 : f32
      %985 = arith.bitcast %984 : f32 to i32
      %986 = arith.shrui %985, %c42 : i32
      %987 = arith.maxsi %986, %c43 : i32
      %988 = arith.subi %c44, %987 : i32
      %989 = arith.shli %988, %c42 : i32
      %990 = arith.subi %987, %c45 : i32
      %991 = arith.shli %990, %c42 : i32
      %992 = arith.bitcast %989 : i32 to f32
      %993 = arith.bitcast %991 : i32 to f32
      %994 = arith.cmpi eq, %0, %c7 : index
      %995 = wave.lane
      %996 = arith.remui %995, %c5 : index
      %997 = arith.cmpi eq, %996, %c7 : index
      %998 = arith.andi %994, %997 : i1
      scf.if %998 {
        %999 = arith.muli %959, %c6 : index
        memref.store %993, %out_factors[%999] : memref<?xf32>
      }
      %1000 = arith.mulf %966, %c47 : f32
      %1001 = wave.exp2 %1000 : f32
      %1002 = arith.addf %c46, %1001 : f32
      %1003 = arith.divf %966, %1002 : f32
      %1004 = arith.mulf %1003, %967 : f32
      %1005 = arith.mulf %1004, %992 : f32
      %1006 = arith.truncf %1005 : f32 to f16
      %1007 = arith.muli %0, %c5 : index
      %1008 = wave.lane
      %1009 = arith.remui %1008, %c5 : index
      %1010 = arith.addi %1007, %1009 : index
      %1011 = arith.divui %959, %outTileRows : index
      %1012 = arith.divui %outputFeatures, %c5 : index
      %1013 = arith.muli %1011, %1012 : index
      %1014 = arith.divui %1010, %c5 : index
      %1015 = arith.addi %1013, %1014 : index
      %1016 = arith.muli %1015, %c6 : index
      %1017 = arith.remui %1010, %c5 : index
      %1018 = arith.divui %1017, %c2 : index
      %1019 = arith.addi %1016, %1018 : index
      %1020 = arith.muli %outTileRows, %c2 : index
      %1021 = arith.muli %1019, %1020 : index
      %1022 = arith.remui %959, %outTileRows : index
      %1023 = arith.muli %1022, %c2 : index
      %1024 = arith.addi %1021, %1023 : index
      %1025 = arith.remui %1010, %c2 : index
      %1026 = arith.addi %1024, %1025 : index
      memref.store %1006, %out[%1026] : memref<?xf16>
    }
    %1027 = wave.lane
    wave.barrier
    %1028 = wave.wave
    %1029 = arith.muli %1028, %c6 : index
    %1030 = arith.addi %1029, %c7 : index
    %1031 = arith.muli %1030, %c23 : index
    %1032 = arith.addi %1031, %1027 : index
    %1033 = vector.extract %563#2[0] : f32 from vector<8xf32>
    %1034 = arith.addi %1032, %c7 : index
    memref.store %1033, %17[%1034] : memref<?xf32>
    %1035 = vector.extract %563#2[1] : f32 from vector<8xf32>
    %1036 = arith.addi %1032, %c15 : index
    memref.store %1035, %17[%1036] : memref<?xf32>
    %1037 = vector.extract %563#2[2] : f32 from vector<8xf32>
    %1038 = arith.addi %1032, %c10 : index
    memref.store %1037, %17[%1038] : memref<?xf32>
    %1039 = vector.extract %563#2[3] : f32 from vector<8xf32>
    %1040 = arith.addi %1032, %c31 : index
    memref.store %1039, %17[%1040] : memref<?xf32>
    %1041 = vector.extract %563#2[4] : f32 from vector<8xf32>
    %1042 = arith.addi %1032, %c32 : index
    memref.store %1041, %17[%1042] : memref<?xf32>
    %1043 = vector.extract %563#2[5] : f32 from vector<8xf32>
    %1044 = arith.addi %1032, %c33 : index
    memref.store %1043, %17[%1044] : memref<?xf32>
    %1045 = vector.extract %563#2[6] : f32 from vector<8xf32>
    %1046 = arith.addi %1032, %c34 : index
    memref.store %1045, %17[%1046] : memref<?xf32>
    %1047 = vector.extract %563#2[7] : f32 from vector<8xf32>
    %1048 = arith.addi %1032, %c35 : index
    memref.store %1047, %17[%1048] : memref<?xf32>
    %1049 = arith.muli %1028, %c6 : index
    %1050 = arith.addi %1049, %c8 : index
    %1051 = arith.muli %1050, %c23 : index
    %1052 = arith.addi %1051, %1027 : index
    %1053 = vector.extract %563#3[0] : f32 from vector<8xf32>
    %1054 = arith.addi %1052, %c7 : index
    memref.store %1053, %17[%1054] : memref<?xf32>
    %1055 = vector.extract %563#3[1] : f32 from vector<8xf32>
    %1056 = arith.addi %1052, %c15 : index
    memref.store %1055, %17[%1056] : memref<?xf32>
    %1057 = vector.extract %563#3[2] : f32 from vector<8xf32>
    %1058 = arith.addi %1052, %c10 : index
    memref.store %1057, %17[%1058] : memref<?xf32>
    %1059 = vector.extract %563#3[3] : f32 from vector<8xf32>
    %1060 = arith.addi %1052, %c31 : index
    memref.store %1059, %17[%1060] : memref<?xf32>
    %1061 = vector.extract %563#3[4] : f32 from vector<8xf32>
    %1062 = arith.addi %1052, %c32 : index
    memref.store %1061, %17[%1062] : memref<?xf32>
    %1063 = vector.extract %563#3[5] : f32 from vector<8xf32>
    %1064 = arith.addi %1052, %c33 : index
    memref.store %1063, %17[%1064] : memref<?xf32>
    %1065 = vector.extract %563#3[6] : f32 from vector<8xf32>
    %1066 = arith.addi %1052, %c34 : index
    memref.store %1065, %17[%1066] : memref<?xf32>
    %1067 = vector.extract %563#3[7] : f32 from vector<8xf32>
    %1068 = arith.addi %1052, %c35 : index
    memref.store %1067, %17[%1068] : memref<?xf32>
    wave.barrier
    %1069 = arith.muli %1028, %c6 : index
    %1070 = arith.addi %1069, %c7 : index
    %1071 = arith.muli %1070, %c15 : index
    %1072 = arith.addi %1071, %1027 : index
    %1073 = arith.addi %1072, %c7 : index
    %1074 = memref.load %17[%1073] : memref<?xf32>
    %1075 = arith.addi %1073, %c36 : index
    %1076 = memref.load %17[%1075] : memref<?xf32>
    %1077 = arith.addf %1074, %1076 : f32
    %1078 = arith.addi %1073, %c37 : index
    %1079 = memref.load %17[%1078] : memref<?xf32>
    %1080 = arith.addf %1077, %1079 : f32
    %1081 = arith.addi %1073, %c38 : index
    %1082 = memref.load %17[%1081] : memref<?xf32>
    %1083 = arith.addf %1080, %1082 : f32
    %1084 = arith.muli %1070, %c15 : index
    %1085 = arith.addi %1084, %1027 : index
    %1086 = arith.addi %1085, %c23 : index
    %1087 = memref.load %17[%1086] : memref<?xf32>
    %1088 = arith.addi %1086, %c36 : index
    %1089 = memref.load %17[%1088] : memref<?xf32>
    %1090 = arith.addf %1087, %1089 : f32
    %1091 = arith.addi %1086, %c37 : index
    %1092 = memref.load %17[%1091] : memref<?xf32>
    %1093 = arith.addf %1090, %1092 : f32
    %1094 = arith.addi %1086, %c38 : index
    %1095 = memref.load %17[%1094] : memref<?xf32>
    %1096 = arith.addf %1093, %1095 : f32
    %1097 = wave.lane
    %1098 = arith.addi %16, %c5 : index
    %1099 = arith.muli %1070, %c6 : index
    %1100 = arith.addi %1098, %1099 : index
    %1101 = arith.divui %1097, %c5 : index
    %1102 = arith.addi %1100, %1101 : index
    %1103 = arith.cmpi slt, %1102, %15 : index
    scf.if %1103 {
      %1104 = arith.cmpi eq, %hasFactors, %c8 : index
      %1105 = arith.muli %1102, %c6 : index
      %1106 = memref.load %factors[%1105] : memref<?xf32>
      %1107 = arith.mulf %1106, %operandScale : f32
      %1108 = arith.select %1104, %1107, %operandScale : f32
      %1109 = arith.mulf %1083, %1108 : f32
      %1110 = arith.mulf %1096, %1108 : f32
      %1111 = arith.divui %inputFeatures, %groupSize : index
      %1112 = arith.muli %inputFeatures, %c2 : index
      %1113 = arith.muli %1111, %c3 : index
      %1114 = arith.addi %1113, %c4 : index
      %1115 = arith.divui %1114, %c5 : index
      %1116 = arith.muli %1115, %c5 : index
      %1117 = arith.addi %1112, %1116 : index
      %1118 = arith.divui %11, %1117 : index
      %1119 = arith.muli %1118, %c20 : index
      %1120 = arith.addi %boundsAt, %1119 : index
      %1121 = vector.load %w[%1120] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1122 = vector.bitcast %1121 : vector<4xi8> to vector<1xf32>
      %1123 = vector.extract %1122[0] : f32 from vector<1xf32>
      %1124 = arith.muli %1102, %c6 : index
      %1125 = arith.addi %1124, %c8 : index
      %1126 = memref.load %factors[%1125] : memref<?xf32>
      %1127 = arith.mulf %1126, %1123 : f32
      %1128 = arith.bitcast %1127 : f32 to i32
      %1129 = arith.shrui %1128, %c42 : i32
      %1130 = arith.maxsi %1129, %c43 : i32
      %1131 = arith.subi %c44, %1130 : i32
      %1132 = arith.shli %1131, %c42 : i32
      %1133 = arith.subi %1130, %c45 : i32
      %1134 = arith.shli %1133, %c42 : i32
      %1135 = arith.bitcast %1132 : i32 to f32
      %1136 = arith.bitcast %1134 : i32 to f32
      %1137 = arith.cmpi eq, %0, %c7 : index
      %1138 = wave.lane
      %1139 = arith.remui %1138, %c5 : index
      %1140 = arith.cmpi eq, %1139, %c7 : index
      %1141 = arith.andi %1137, %1140 : i1
      scf.if %1141 {
        %1142 = arith.muli %1102, %c6 : index
        memref.store %1136, %out_factors[%1142] : memref<?xf32>
      }
      %1143 = arith.mulf %1109, %c47 : f32
      %1144 = wave.exp2 %1143 : f32
      %1145 = arith.addf %c46, %1144 : f32
      %1146 = arith.divf %1109, %1145 : f32
      %1147 = arith.mulf %1146, %1110 : f32
      %1148 = arith.mulf %1147, %1135 : f32
      %1149 = arith.truncf %1148 : f32 to f16
      %1150 = arith.muli %0, %c5 : index
      %1151 = wave.lane
      %1152 = arith.remui %1151, %c5 : index
      %1153 = arith.addi %1150, %1152 : index
      %1154 = arith.divui %1102, %outTileRows : index
      %1155 = arith.divui %outputFeatures, %c5 : index
      %1156 = arith.muli %1154, %1155 : index
      %1157 = arith.divui %1153, %c5 : index
      %1158 = arith.addi %1156, %1157 : index
      %1159 = arith.muli %1158, %c6 : index
      %1160 = arith.remui %1153, %c5 : index
      %1161 = arith.divui %1160, %c2 : index
      %1162 = arith.addi %1159, %1161 : index
      %1163 = arith.muli %outTileRows, %c2 : index
      %1164 = arith.muli %1162, %1163 : index
      %1165 = arith.remui %1102, %outTileRows : index
      %1166 = arith.muli %1165, %c2 : index
      %1167 = arith.addi %1164, %1166 : index
      %1168 = arith.remui %1153, %c2 : index
      %1169 = arith.addi %1167, %1168 : index
      memref.store %1149, %out[%1169] : memref<?xf16>
    }
    %1170 = arith.muli %1028, %c6 : index
    %1171 = arith.addi %1170, %c8 : index
    %1172 = arith.muli %1171, %c15 : index
    %1173 = arith.addi %1172, %1027 : index
    %1174 = arith.addi %1173, %c7 : index
    %1175 = memref.load %17[%1174] : memref<?xf32>
    %1176 = arith.addi %1174, %c36 : index
    %1177 = memref.load %17[%1176] : memref<?xf32>
    %1178 = arith.addf %1175, %1177 : f32
    %1179 = arith.addi %1174, %c37 : index
    %1180 = memref.load %17[%1179] : memref<?xf32>
    %1181 = arith.addf %1178, %1180 : f32
    %1182 = arith.addi %1174, %c38 : index
    %1183 = memref.load %17[%1182] : memref<?xf32>
    %1184 = arith.addf %1181, %1183 : f32
    %1185 = arith.muli %1171, %c15 : index
    %1186 = arith.addi %1185, %1027 : index
    %1187 = arith.addi %1186, %c23 : index
    %1188 = memref.load %17[%1187] : memref<?xf32>
    %1189 = arith.addi %1187, %c36 : index
    %1190 = memref.load %17[%1189] : memref<?xf32>
    %1191 = arith.addf %1188, %1190 : f32
    %1192 = arith.addi %1187, %c37 : index
    %1193 = memref.load %17[%1192] : memref<?xf32>
    %1194 = arith.addf %1191, %1193 : f32
    %1195 = arith.addi %1187, %c38 : index
    %1196 = memref.load %17[%1195] : memref<?xf32>
    %1197 = arith.addf %1194, %1196 : f32
    %1198 = wave.lane
    %1199 = arith.addi %16, %c5 : index
    %1200 = arith.muli %1171, %c6 : index
    %1201 = arith.addi %1199, %1200 : index
    %1202 = arith.divui %1198, %c5 : index
    %1203 = arith.addi %1201, %1202 : index
    %1204 = arith.cmpi slt, %1203, %15 : index
    scf.if %1204 {
      %1205 = arith.cmpi eq, %hasFactors, %c8 : index
      %1206 = arith.muli %1203, %c6 : index
      %1207 = memref.load %factors[%1206] : memref<?xf32>
      %1208 = arith.mulf %1207, %operandScale : f32
      %1209 = arith.select %1205, %1208, %operandScale : f32
      %1210 = arith.mulf %1184, %1209 : f32
      %1211 = arith.mulf %1197, %1209 : f32
      %1212 = arith.divui %inputFeatures, %groupSize : index
      %1213 = arith.muli %inputFeatures, %c2 : index
      %1214 = arith.muli %1212, %c3 : index
      %1215 = arith.addi %1214, %c4 : index
      %1216 = arith.divui %1215, %c5 : index
      %1217 = arith.muli %1216, %c5 : index
      %1218 = arith.addi %1213, %1217 : index
      %1219 = arith.divui %11, %1218 : index
      %1220 = arith.muli %1219, %c20 : index
      %1221 = arith.addi %boundsAt, %1220 : index
      %1222 = vector.load %w[%1221] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1223 = vector.bitcast %1222 : vector<4xi8> to vector<1xf32>
      %1224 = vector.extract %1223[0] : f32 from vector<1xf32>
      %1225 = arith.muli %1203, %c6 : index
      %1226 = arith.addi %1225, %c8 : index
      %1227 = memref.load %factors[%1226] : memref<?xf32>
      %1228 = arith.mulf %1227, %1224 : f32
      %1229 = arith.bitcast %1228 : f32 to i32
      %1230 = arith.shrui %1229, %c42 : i32
      %1231 = arith.maxsi %1230, %c43 : i32
      %1232 = arith.subi %c44, %1231 : i32
      %1233 = arith.shli %1232, %c42 : i32
      %1234 = arith.subi %1231, %c45 : i32
      %1235 = arith.shli %1234, %c42 : i32
      %1236 = arith.bitcast %1233 : i32 to f32
      %1237 = arith.bitcast %1235 : i32 to f32
      %1238 = arith.cmpi eq, %0, %c7 : index
      %1239 = wave.lane
      %1240 = arith.remui %1239, %c5 : index
      %1241 = arith.cmpi eq, %1240, %c7 : index
      %1242 = arith.andi %1238, %1241 : i1
      scf.if %1242 {
        %1243 = arith.muli %1203, %c6 : index
        memref.store %1237, %out_factors[%1243] : memref<?xf32>
      }
      %1244 = arith.mulf %1210, %c47 : f32
      %1245 = wave.exp2 %1244 : f32
      %1246 = arith.addf %c46, %1245 : f32
      %1247 = arith.divf %1210, %1246 : f32
      %1248 = arith.mulf %1247, %1211 : f32
      %1249 = arith.mulf %1248, %1236 : f32
      %1250 = arith.truncf %1249 : f32 to f16
      %1251 = arith.muli %0, %c5 : index
      %1252 = wave.lane
      %1253 = arith.remui %1252, %c5 : index
      %1254 = arith.addi %1251, %1253 : index
      %1255 = arith.divui %1203, %outTileRows : index
      %1256 = arith.divui %outputFeatures, %c5 : index
      %1257 = arith.muli %1255, %1256 : index
      %1258 = arith.divui %1254, %c5 : index
      %1259 = arith.addi %1257, %1258 : index
      %1260 = arith.muli %1259, %c6 : index
      %1261 = arith.remui %1254, %c5 : index
      %1262 = arith.divui %1261, %c2 : index
      %1263 = arith.addi %1260, %1262 : index
      %1264 = arith.muli %outTileRows, %c2 : index
      %1265 = arith.muli %1263, %1264 : index
      %1266 = arith.remui %1203, %outTileRows : index
      %1267 = arith.muli %1266, %c2 : index
      %1268 = arith.addi %1265, %1267 : index
      %1269 = arith.remui %1254, %c2 : index
      %1270 = arith.addi %1268, %1269 : index
      memref.store %1250, %out[%1270] : memref<?xf16>
    }
    %1271 = wave.lane
    wave.barrier
    %1272 = wave.wave
    %1273 = arith.muli %1272, %c6 : index
    %1274 = arith.addi %1273, %c7 : index
    %1275 = arith.muli %1274, %c23 : index
    %1276 = arith.addi %1275, %1271 : index
    %1277 = vector.extract %563#4[0] : f32 from vector<8xf32>
    %1278 = arith.addi %1276, %c7 : index
    memref.store %1277, %17[%1278] : memref<?xf32>
    %1279 = vector.extract %563#4[1] : f32 from vector<8xf32>
    %1280 = arith.addi %1276, %c15 : index
    memref.store %1279, %17[%1280] : memref<?xf32>
    %1281 = vector.extract %563#4[2] : f32 from vector<8xf32>
    %1282 = arith.addi %1276, %c10 : index
    memref.store %1281, %17[%1282] : memref<?xf32>
    %1283 = vector.extract %563#4[3] : f32 from vector<8xf32>
    %1284 = arith.addi %1276, %c31 : index
    memref.store %1283, %17[%1284] : memref<?xf32>
    %1285 = vector.extract %563#4[4] : f32 from vector<8xf32>
    %1286 = arith.addi %1276, %c32 : index
    memref.store %1285, %17[%1286] : memref<?xf32>
    %1287 = vector.extract %563#4[5] : f32 from vector<8xf32>
    %1288 = arith.addi %1276, %c33 : index
    memref.store %1287, %17[%1288] : memref<?xf32>
    %1289 = vector.extract %563#4[6] : f32 from vector<8xf32>
    %1290 = arith.addi %1276, %c34 : index
    memref.store %1289, %17[%1290] : memref<?xf32>
    %1291 = vector.extract %563#4[7] : f32 from vector<8xf32>
    %1292 = arith.addi %1276, %c35 : index
    memref.store %1291, %17[%1292] : memref<?xf32>
    %1293 = arith.muli %1272, %c6 : index
    %1294 = arith.addi %1293, %c8 : index
    %1295 = arith.muli %1294, %c23 : index
    %1296 = arith.addi %1295, %1271 : index
    %1297 = vector.extract %563#5[0] : f32 from vector<8xf32>
    %1298 = arith.addi %1296, %c7 : index
    memref.store %1297, %17[%1298] : memref<?xf32>
    %1299 = vector.extract %563#5[1] : f32 from vector<8xf32>
    %1300 = arith.addi %1296, %c15 : index
    memref.store %1299, %17[%1300] : memref<?xf32>
    %1301 = vector.extract %563#5[2] : f32 from vector<8xf32>
    %1302 = arith.addi %1296, %c10 : index
    memref.store %1301, %17[%1302] : memref<?xf32>
    %1303 = vector.extract %563#5[3] : f32 from vector<8xf32>
    %1304 = arith.addi %1296, %c31 : index
    memref.store %1303, %17[%1304] : memref<?xf32>
    %1305 = vector.extract %563#5[4] : f32 from vector<8xf32>
    %1306 = arith.addi %1296, %c32 : index
    memref.store %1305, %17[%1306] : memref<?xf32>
    %1307 = vector.extract %563#5[5] : f32 from vector<8xf32>
    %1308 = arith.addi %1296, %c33 : index
    memref.store %1307, %17[%1308] : memref<?xf32>
    %1309 = vector.extract %563#5[6] : f32 from vector<8xf32>
    %1310 = arith.addi %1296, %c34 : index
    memref.store %1309, %17[%1310] : memref<?xf32>
    %1311 = vector.extract %563#5[7] : f32 from vector<8xf32>
    %1312 = arith.addi %1296, %c35 : index
    memref.store %1311, %17[%1312] : memref<?xf32>
    wave.barrier
    %1313 = arith.muli %1272, %c6 : index
    %1314 = arith.addi %1313, %c7 : index
    %1315 = arith.muli %1314, %c15 : index
    %1316 = arith.addi %1315, %1271 : index
    %1317 = arith.addi %1316, %c7 : index
    %1318 = memref.load %17[%1317] : memref<?xf32>
    %1319 = arith.addi %1317, %c36 : index
    %1320 = memref.load %17[%1319] : memref<?xf32>
    %1321 = arith.addf %1318, %1320 : f32
    %1322 = arith.addi %1317, %c37 : index
    %1323 = memref.load %17[%1322] : memref<?xf32>
    %1324 = arith.addf %1321, %1323 : f32
    %1325 = arith.addi %1317, %c38 : index
    %1326 = memref.load %17[%1325] : memref<?xf32>
    %1327 = arith.addf %1324, %1326 : f32
    %1328 = arith.muli %1314, %c15 : index
    %1329 = arith.addi %1328, %1271 : index
    %1330 = arith.addi %1329, %c23 : index
    %1331 = memref.load %17[%1330] : memref<?xf32>
    %1332 = arith.addi %1330, %c36 : index
    %1333 = memref.load %17[%1332] : memref<?xf32>
    %1334 = arith.addf %1331, %1333 : f32
    %1335 = arith.addi %1330, %c37 : index
    %1336 = memref.load %17[%1335] : memref<?xf32>
    %1337 = arith.addf %1334, %1336 : f32
    %1338 = arith.addi %1330, %c38 : index
    %1339 = memref.load %17[%1338] : memref<?xf32>
    %1340 = arith.addf %1337, %1339 : f32
    %1341 = wave.lane
    %1342 = arith.addi %16, %c15 : index
    %1343 = arith.muli %1314, %c6 : index
    %1344 = arith.addi %1342, %1343 : index
    %1345 = arith.divui %1341, %c5 : index
    %1346 = arith.addi %1344, %1345 : index
    %1347 = arith.cmpi slt, %1346, %15 : index
    scf.if %1347 {
      %1348 = arith.cmpi eq, %hasFactors, %c8 : index
      %1349 = arith.muli %1346, %c6 : index
      %1350 = memref.load %factors[%1349] : memref<?xf32>
      %1351 = arith.mulf %1350, %operandScale : f32
      %1352 = arith.select %1348, %1351, %operandScale : f32
      %1353 = arith.mulf %1327, %1352 : f32
      %1354 = arith.mulf %1340, %1352 : f32
      %1355 = arith.divui %inputFeatures, %groupSize : index
      %1356 = arith.muli %inputFeatures, %c2 : index
      %1357 = arith.muli %1355, %c3 : index
      %1358 = arith.addi %1357, %c4 : index
      %1359 = arith.divui %1358, %c5 : index
      %1360 = arith.muli %1359, %c5 : index
      %1361 = arith.addi %1356, %1360 : index
      %1362 = arith.divui %11, %1361 : index
      %1363 = arith.muli %1362, %c20 : index
      %1364 = arith.addi %boundsAt, %1363 : index
      %1365 = vector.load %w[%1364] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1366 = vector.bitcast %1365 : vector<4xi8> to vector<1xf32>
      %1367 = vector.extract %1366[0] : f32 from vector<1xf32>
      %1368 = arith.muli %1346, %c6 : index
      %1369 = arith.addi %1368, %c8 : index
      %1370 = memref.load %factors[%1369] : memref<?xf32>
      %1371 = arith.mulf %1370, %1367 : f32
      %1372 = arith.bitcast %1371 : f32 to i32
      %1373 = arith.shrui %1372, %c42 : i32
      %1374 = arith.maxsi %1373, %c43 : i32
      %1375 = arith.subi %c44, %1374 : i32
      %1376 = arith.shli %1375, %c42 : i32
      %1377 = arith.subi %1374, %c45 : i32
      %1378 = arith.shli %1377, %c42 : i32
      %1379 = arith.bitcast %1376 : i32 to f32
      %1380 = arith.bitcast %1378 : i32 to f32
      %1381 = arith.cmpi eq, %0, %c7 : index
      %1382 = wave.lane
      %1383 = arith.remui %1382, %c5 : index
      %1384 = arith.cmpi eq, %1383, %c7 : index
      %1385 = arith.andi %1381, %1384 : i1
      scf.if %1385 {
        %1386 = arith.muli %1346, %c6 : index
        memref.store %1380, %out_factors[%1386] : memref<?xf32>
      }
      %1387 = arith.mulf %1353, %c47 : f32
      %1388 = wave.exp2 %1387 : f32
      %1389 = arith.addf %c46, %1388 : f32
      %1390 = arith.divf %1353, %1389 : f32
      %1391 = arith.mulf %1390, %1354 : f32
      %1392 = arith.mulf %1391, %1379 : f32
      %1393 = arith.truncf %1392 : f32 to f16
      %1394 = arith.muli %0, %c5 : index
      %1395 = wave.lane
      %1396 = arith.remui %1395, %c5 : index
      %1397 = arith.addi %1394, %1396 : index
      %1398 = arith.divui %1346, %outTileRows : index
      %1399 = arith.divui %outputFeatures, %c5 : index
      %1400 = arith.muli %1398, %1399 : index
      %1401 = arith.divui %1397, %c5 : index
      %1402 = arith.addi %1400, %1401 : index
      %1403 = arith.muli %1402, %c6 : index
      %1404 = arith.remui %1397, %c5 : index
      %1405 = arith.divui %1404, %c2 : index
      %1406 = arith.addi %1403, %1405 : index
      %1407 = arith.muli %outTileRows, %c2 : index
      %1408 = arith.muli %1406, %1407 : index
      %1409 = arith.remui %1346, %outTileRows : index
      %1410 = arith.muli %1409, %c2 : index
      %1411 = arith.addi %1408, %1410 : index
      %1412 = arith.remui %1397, %c2 : index
      %1413 = arith.addi %1411, %1412 : index
      memref.store %1393, %out[%1413] : memref<?xf16>
    }
    %1414 = arith.muli %1272, %c6 : index
    %1415 = arith.addi %1414, %c8 : index
    %1416 = arith.muli %1415, %c15 : index
    %1417 = arith.addi %1416, %1271 : index
    %1418 = arith.addi %1417, %c7 : index
    %1419 = memref.load %17[%1418] : memref<?xf32>
    %1420 = arith.addi %1418, %c36 : index
    %1421 = memref.load %17[%1420] : memref<?xf32>
    %1422 = arith.addf %1419, %1421 : f32
    %1423 = arith.addi %1418, %c37 : index
    %1424 = memref.load %17[%1423] : memref<?xf32>
    %1425 = arith.addf %1422, %1424 : f32
    %1426 = arith.addi %1418, %c38 : index
    %1427 = memref.load %17[%1426] : memref<?xf32>
    %1428 = arith.addf %1425, %1427 : f32
    %1429 = arith.muli %1415, %c15 : index
    %1430 = arith.addi %1429, %1271 : index
    %1431 = arith.addi %1430, %c23 : index
    %1432 = memref.load %17[%1431] : memref<?xf32>
    %1433 = arith.addi %1431, %c36 : index
    %1434 = memref.load %17[%1433] : memref<?xf32>
    %1435 = arith.addf %1432, %1434 : f32
    %1436 = arith.addi %1431, %c37 : index
    %1437 = memref.load %17[%1436] : memref<?xf32>
    %1438 = arith.addf %1435, %1437 : f32
    %1439 = arith.addi %1431, %c38 : index
    %1440 = memref.load %17[%1439] : memref<?xf32>
    %1441 = arith.addf %1438, %1440 : f32
    %1442 = wave.lane
    %1443 = arith.addi %16, %c15 : index
    %1444 = arith.muli %1415, %c6 : index
    %1445 = arith.addi %1443, %1444 : index
    %1446 = arith.divui %1442, %c5 : index
    %1447 = arith.addi %1445, %1446 : index
    %1448 = arith.cmpi slt, %1447, %15 : index
    scf.if %1448 {
      %1449 = arith.cmpi eq, %hasFactors, %c8 : index
      %1450 = arith.muli %1447, %c6 : index
      %1451 = memref.load %factors[%1450] : memref<?xf32>
      %1452 = arith.mulf %1451, %operandScale : f32
      %1453 = arith.select %1449, %1452, %operandScale : f32
      %1454 = arith.mulf %1428, %1453 : f32
      %1455 = arith.mulf %1441, %1453 : f32
      %1456 = arith.divui %inputFeatures, %groupSize : index
      %1457 = arith.muli %inputFeatures, %c2 : index
      %1458 = arith.muli %1456, %c3 : index
      %1459 = arith.addi %1458, %c4 : index
      %1460 = arith.divui %1459, %c5 : index
      %1461 = arith.muli %1460, %c5 : index
      %1462 = arith.addi %1457, %1461 : index
      %1463 = arith.divui %11, %1462 : index
      %1464 = arith.muli %1463, %c20 : index
      %1465 = arith.addi %boundsAt, %1464 : index
      %1466 = vector.load %w[%1465] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1467 = vector.bitcast %1466 : vector<4xi8> to vector<1xf32>
      %1468 = vector.extract %1467[0] : f32 from vector<1xf32>
      %1469 = arith.muli %1447, %c6 : index
      %1470 = arith.addi %1469, %c8 : index
      %1471 = memref.load %factors[%1470] : memref<?xf32>
      %1472 = arith.mulf %1471, %1468 : f32
      %1473 = arith.bitcast %1472 : f32 to i32
      %1474 = arith.shrui %1473, %c42 : i32
      %1475 = arith.maxsi %1474, %c43 : i32
      %1476 = arith.subi %c44, %1475 : i32
      %1477 = arith.shli %1476, %c42 : i32
      %1478 = arith.subi %1475, %c45 : i32
      %1479 = arith.shli %1478, %c42 : i32
      %1480 = arith.bitcast %1477 : i32 to f32
      %1481 = arith.bitcast %1479 : i32 to f32
      %1482 = arith.cmpi eq, %0, %c7 : index
      %1483 = wave.lane
      %1484 = arith.remui %1483, %c5 : index
      %1485 = arith.cmpi eq, %1484, %c7 : index
      %1486 = arith.andi %1482, %1485 : i1
      scf.if %1486 {
        %1487 = arith.muli %1447, %c6 : index
        memref.store %1481, %out_factors[%1487] : memref<?xf32>
      }
      %1488 = arith.mulf %1454, %c47 : f32
      %1489 = wave.exp2 %1488 : f32
      %1490 = arith.addf %c46, %1489 : f32
      %1491 = arith.divf %1454, %1490 : f32
      %1492 = arith.mulf %1491, %1455 : f32
      %1493 = arith.mulf %1492, %1480 : f32
      %1494 = arith.truncf %1493 : f32 to f16
      %1495 = arith.muli %0, %c5 : index
      %1496 = wave.lane
      %1497 = arith.remui %1496, %c5 : index
      %1498 = arith.addi %1495, %1497 : index
      %1499 = arith.divui %1447, %outTileRows : index
      %1500 = arith.divui %outputFeatures, %c5 : index
      %1501 = arith.muli %1499, %1500 : index
      %1502 = arith.divui %1498, %c5 : index
      %1503 = arith.addi %1501, %1502 : index
      %1504 = arith.muli %1503, %c6 : index
      %1505 = arith.remui %1498, %c5 : index
      %1506 = arith.divui %1505, %c2 : index
      %1507 = arith.addi %1504, %1506 : index
      %1508 = arith.muli %outTileRows, %c2 : index
      %1509 = arith.muli %1507, %1508 : index
      %1510 = arith.remui %1447, %outTileRows : index
      %1511 = arith.muli %1510, %c2 : index
      %1512 = arith.addi %1509, %1511 : index
      %1513 = arith.remui %1498, %c2 : index
      %1514 = arith.addi %1512, %1513 : index
      memref.store %1494, %out[%1514] : memref<?xf16>
    }
    %1515 = wave.lane
    wave.barrier
    %1516 = wave.wave
    %1517 = arith.muli %1516, %c6 : index
    %1518 = arith.addi %1517, %c7 : index
    %1519 = arith.muli %1518, %c23 : index
    %1520 = arith.addi %1519, %1515 : index
    %1521 = vector.extract %563#6[0] : f32 from vector<8xf32>
    %1522 = arith.addi %1520, %c7 : index
    memref.store %1521, %17[%1522] : memref<?xf32>
    %1523 = vector.extract %563#6[1] : f32 from vector<8xf32>
    %1524 = arith.addi %1520, %c15 : index
    memref.store %1523, %17[%1524] : memref<?xf32>
    %1525 = vector.extract %563#6[2] : f32 from vector<8xf32>
    %1526 = arith.addi %1520, %c10 : index
    memref.store %1525, %17[%1526] : memref<?xf32>
    %1527 = vector.extract %563#6[3] : f32 from vector<8xf32>
    %1528 = arith.addi %1520, %c31 : index
    memref.store %1527, %17[%1528] : memref<?xf32>
    %1529 = vector.extract %563#6[4] : f32 from vector<8xf32>
    %1530 = arith.addi %1520, %c32 : index
    memref.store %1529, %17[%1530] : memref<?xf32>
    %1531 = vector.extract %563#6[5] : f32 from vector<8xf32>
    %1532 = arith.addi %1520, %c33 : index
    memref.store %1531, %17[%1532] : memref<?xf32>
    %1533 = vector.extract %563#6[6] : f32 from vector<8xf32>
    %1534 = arith.addi %1520, %c34 : index
    memref.store %1533, %17[%1534] : memref<?xf32>
    %1535 = vector.extract %563#6[7] : f32 from vector<8xf32>
    %1536 = arith.addi %1520, %c35 : index
    memref.store %1535, %17[%1536] : memref<?xf32>
    %1537 = arith.muli %1516, %c6 : index
    %1538 = arith.addi %1537, %c8 : index
    %1539 = arith.muli %1538, %c23 : index
    %1540 = arith.addi %1539, %1515 : index
    %1541 = vector.extract %563#7[0] : f32 from vector<8xf32>
    %1542 = arith.addi %1540, %c7 : index
    memref.store %1541, %17[%1542] : memref<?xf32>
    %1543 = vector.extract %563#7[1] : f32 from vector<8xf32>
    %1544 = arith.addi %1540, %c15 : index
    memref.store %1543, %17[%1544] : memref<?xf32>
    %1545 = vector.extract %563#7[2] : f32 from vector<8xf32>
    %1546 = arith.addi %1540, %c10 : index
    memref.store %1545, %17[%1546] : memref<?xf32>
    %1547 = vector.extract %563#7[3] : f32 from vector<8xf32>
    %1548 = arith.addi %1540, %c31 : index
    memref.store %1547, %17[%1548] : memref<?xf32>
    %1549 = vector.extract %563#7[4] : f32 from vector<8xf32>
    %1550 = arith.addi %1540, %c32 : index
    memref.store %1549, %17[%1550] : memref<?xf32>
    %1551 = vector.extract %563#7[5] : f32 from vector<8xf32>
    %1552 = arith.addi %1540, %c33 : index
    memref.store %1551, %17[%1552] : memref<?xf32>
    %1553 = vector.extract %563#7[6] : f32 from vector<8xf32>
    %1554 = arith.addi %1540, %c34 : index
    memref.store %1553, %17[%1554] : memref<?xf32>
    %1555 = vector.extract %563#7[7] : f32 from vector<8xf32>
    %1556 = arith.addi %1540, %c35 : index
    memref.store %1555, %17[%1556] : memref<?xf32>
    wave.barrier
    %1557 = arith.muli %1516, %c6 : index
    %1558 = arith.addi %1557, %c7 : index
    %1559 = arith.muli %1558, %c15 : index
    %1560 = arith.addi %1559, %1515 : index
    %1561 = arith.addi %1560, %c7 : index
    %1562 = memref.load %17[%1561] : memref<?xf32>
    %1563 = arith.addi %1561, %c36 : index
    %1564 = memref.load %17[%1563] : memref<?xf32>
    %1565 = arith.addf %1562, %1564 : f32
    %1566 = arith.addi %1561, %c37 : index
    %1567 = memref.load %17[%1566] : memref<?xf32>
    %1568 = arith.addf %1565, %1567 : f32
    %1569 = arith.addi %1561, %c38 : index
    %1570 = memref.load %17[%1569] : memref<?xf32>
    %1571 = arith.addf %1568, %1570 : f32
    %1572 = arith.muli %1558, %c15 : index
    %1573 = arith.addi %1572, %1515 : index
    %1574 = arith.addi %1573, %c23 : index
    %1575 = memref.load %17[%1574] : memref<?xf32>
    %1576 = arith.addi %1574, %c36 : index
    %1577 = memref.load %17[%1576] : memref<?xf32>
    %1578 = arith.addf %1575, %1577 : f32
    %1579 = arith.addi %1574, %c37 : index
    %1580 = memref.load %17[%1579] : memref<?xf32>
    %1581 = arith.addf %1578, %1580 : f32
    %1582 = arith.addi %1574, %c38 : index
    %1583 = memref.load %17[%1582] : memref<?xf32>
    %1584 = arith.addf %1581, %1583 : f32
    %1585 = wave.lane
    %1586 = arith.addi %16, %c16 : index
    %1587 = arith.muli %1558, %c6 : index
    %1588 = arith.addi %1586, %1587 : index
    %1589 = arith.divui %1585, %c5 : index
    %1590 = arith.addi %1588, %1589 : index
    %1591 = arith.cmpi slt, %1590, %15 : index
    scf.if %1591 {
      %1592 = arith.cmpi eq, %hasFactors, %c8 : index
      %1593 = arith.muli %1590, %c6 : index
      %1594 = memref.load %factors[%1593] : memref<?xf32>
      %1595 = arith.mulf %1594, %operandScale : f32
      %1596 = arith.select %1592, %1595, %operandScale : f32
      %1597 = arith.mulf %1571, %1596 : f32
      %1598 = arith.mulf %1584, %1596 : f32
      %1599 = arith.divui %inputFeatures, %groupSize : index
      %1600 = arith.muli %inputFeatures, %c2 : index
      %1601 = arith.muli %1599, %c3 : index
      %1602 = arith.addi %1601, %c4 : index
      %1603 = arith.divui %1602, %c5 : index
      %1604 = arith.muli %1603, %c5 : index
      %1605 = arith.addi %1600, %1604 : index
      %1606 = arith.divui %11, %1605 : index
      %1607 = arith.muli %1606, %c20 : index
      %1608 = arith.addi %boundsAt, %1607 : index
      %1609 = vector.load %w[%1608] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1610 = vector.bitcast %1609 : vector<4xi8> to vector<1xf32>
      %1611 = vector.extract %1610[0] : f32 from vector<1xf32>
      %1612 = arith.muli %1590, %c6 : index
      %1613 = arith.addi %1612, %c8 : index
      %1614 = memref.load %factors[%1613] : memref<?xf32>
      %1615 = arith.mulf %1614, %1611 : f32
      %1616 = arith.bitcast %1615 : f32 to i32
      %1617 = arith.shrui %1616, %c42 : i32
      %1618 = arith.maxsi %1617, %c43 : i32
      %1619 = arith.subi %c44, %1618 : i32
      %1620 = arith.shli %1619, %c42 : i32
      %1621 = arith.subi %1618, %c45 : i32
      %1622 = arith.shli %1621, %c42 : i32
      %1623 = arith.bitcast %1620 : i32 to f32
      %1624 = arith.bitcast %1622 : i32 to f32
      %1625 = arith.cmpi eq, %0, %c7 : index
      %1626 = wave.lane
      %1627 = arith.remui %1626, %c5 : index
      %1628 = arith.cmpi eq, %1627, %c7 : index
      %1629 = arith.andi %1625, %1628 : i1
      scf.if %1629 {
        %1630 = arith.muli %1590, %c6 : index
        memref.store %1624, %out_factors[%1630] : memref<?xf32>
      }
      %1631 = arith.mulf %1597, %c47 : f32
      %1632 = wave.exp2 %1631 : f32
      %1633 = arith.addf %c46, %1632 : f32
      %1634 = arith.divf %1597, %1633 : f32
      %1635 = arith.mulf %1634, %1598 : f32
      %1636 = arith.mulf %1635, %1623 : f32
      %1637 = arith.truncf %1636 : f32 to f16
      %1638 = arith.muli %0, %c5 : index
      %1639 = wave.lane
      %1640 = arith.remui %1639, %c5 : index
      %1641 = arith.addi %1638, %1640 : index
      %1642 = arith.divui %1590, %outTileRows : index
      %1643 = arith.divui %outputFeatures, %c5 : index
      %1644 = arith.muli %1642, %1643 : index
      %1645 = arith.divui %1641, %c5 : index
      %1646 = arith.addi %1644, %1645 : index
      %1647 = arith.muli %1646, %c6 : index
      %1648 = arith.remui %1641, %c5 : index
      %1649 = arith.divui %1648, %c2 : index
      %1650 = arith.addi %1647, %1649 : index
      %1651 = arith.muli %outTileRows, %c2 : index
      %1652 = arith.muli %1650, %1651 : index
      %1653 = arith.remui %1590, %outTileRows : index
      %1654 = arith.muli %1653, %c2 : index
      %1655 = arith.addi %1652, %1654 : index
      %1656 = arith.remui %1641, %c2 : index
      %1657 = arith.addi %1655, %1656 : index
      memref.store %1637, %out[%1657] : memref<?xf16>
    }
    %1658 = arith.muli %1516, %c6 : index
    %1659 = arith.addi %1658, %c8 : index
    %1660 = arith.muli %1659, %c15 : index
    %1661 = arith.addi %1660, %1515 : index
    %1662 = arith.addi %1661, %c7 : index
    %1663 = memref.load %17[%1662] : memref<?xf32>
    %1664 = arith.addi %1662, %c36 : index
    %1665 = memref.load %17[%1664] : memref<?xf32>
    %1666 = arith.addf %1663, %1665 : f32
    %1667 = arith.addi %1662, %c37 : index
    %1668 = memref.load %17[%1667] : memref<?xf32>
    %1669 = arith.addf %1666, %1668 : f32
    %1670 = arith.addi %1662, %c38 : index
    %1671 = memref.load %17[%1670] : memref<?xf32>
    %1672 = arith.addf %1669, %1671 : f32
    %1673 = arith.muli %1659, %c15 : index
    %1674 = arith.addi %1673, %1515 : index
    %1675 = arith.addi %1674, %c23 : index
    %1676 = memref.load %17[%1675] : memref<?xf32>
    %1677 = arith.addi %1675, %c36 : index
    %1678 = memref.load %17[%1677] : memref<?xf32>
    %1679 = arith.addf %1676, %1678 : f32
    %1680 = arith.addi %1675, %c37 : index
    %1681 = memref.load %17[%1680] : memref<?xf32>
    %1682 = arith.addf %1679, %1681 : f32
    %1683 = arith.addi %1675, %c38 : index
    %1684 = memref.load %17[%1683] : memref<?xf32>
    %1685 = arith.addf %1682, %1684 : f32
    %1686 = wave.lane
    %1687 = arith.addi %16, %c16 : index
    %1688 = arith.muli %1659, %c6 : index
    %1689 = arith.addi %1687, %1688 : index
    %1690 = arith.divui %1686, %c5 : index
    %1691 = arith.addi %1689, %1690 : index
    %1692 = arith.cmpi slt, %1691, %15 : index
    scf.if %1692 {
      %1693 = arith.cmpi eq, %hasFactors, %c8 : index
      %1694 = arith.muli %1691, %c6 : index
      %1695 = memref.load %factors[%1694] : memref<?xf32>
      %1696 = arith.mulf %1695, %operandScale : f32
      %1697 = arith.select %1693, %1696, %operandScale : f32
      %1698 = arith.mulf %1672, %1697 : f32
      %1699 = arith.mulf %1685, %1697 : f32
      %1700 = arith.divui %inputFeatures, %groupSize : index
      %1701 = arith.muli %inputFeatures, %c2 : index
      %1702 = arith.muli %1700, %c3 : index
      %1703 = arith.addi %1702, %c4 : index
      %1704 = arith.divui %1703, %c5 : index
      %1705 = arith.muli %1704, %c5 : index
      %1706 = arith.addi %1701, %1705 : index
      %1707 = arith.divui %11, %1706 : index
      %1708 = arith.muli %1707, %c20 : index
      %1709 = arith.addi %boundsAt, %1708 : index
      %1710 = vector.load %w[%1709] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1711 = vector.bitcast %1710 : vector<4xi8> to vector<1xf32>
      %1712 = vector.extract %1711[0] : f32 from vector<1xf32>
      %1713 = arith.muli %1691, %c6 : index
      %1714 = arith.addi %1713, %c8 : index
      %1715 = memref.load %factors[%1714] : memref<?xf32>
      %1716 = arith.mulf %1715, %1712 : f32
      %1717 = arith.bitcast %1716 : f32 to i32
      %1718 = arith.shrui %1717, %c42 : i32
      %1719 = arith.maxsi %1718, %c43 : i32
      %1720 = arith.subi %c44, %1719 : i32
      %1721 = arith.shli %1720, %c42 : i32
      %1722 = arith.subi %1719, %c45 : i32
      %1723 = arith.shli %1722, %c42 : i32
      %1724 = arith.bitcast %1721 : i32 to f32
      %1725 = arith.bitcast %1723 : i32 to f32
      %1726 = arith.cmpi eq, %0, %c7 : index
      %1727 = wave.lane
      %1728 = arith.remui %1727, %c5 : index
      %1729 = arith.cmpi eq, %1728, %c7 : index
      %1730 = arith.andi %1726, %1729 : i1
      scf.if %1730 {
        %1731 = arith.muli %1691, %c6 : index
        memref.store %1725, %out_factors[%1731] : memref<?xf32>
      }
      %1732 = arith.mulf %1698, %c47 : f32
      %1733 = wave.exp2 %1732 : f32
      %1734 = arith.addf %c46, %1733 : f32
      %1735 = arith.divf %1698, %1734 : f32
      %1736 = arith.mulf %1735, %1699 : f32
      %1737 = arith.mulf %1736, %1724 : f32
      %1738 = arith.truncf %1737 : f32 to f16
      %1739 = arith.muli %0, %c5 : index
      %1740 = wave.lane
      %1741 = arith.remui %1740, %c5 : index
      %1742 = arith.addi %1739, %1741 : index
      %1743 = arith.divui %1691, %outTileRows : index
      %1744 = arith.divui %outputFeatures, %c5 : index
      %1745 = arith.muli %1743, %1744 : index
      %1746 = arith.divui %1742, %c5 : index
      %1747 = arith.addi %1745, %1746 : index
      %1748 = arith.muli %1747, %c6 : index
      %1749 = arith.remui %1742, %c5 : index
      %1750 = arith.divui %1749, %c2 : index
      %1751 = arith.addi %1748, %1750 : index
      %1752 = arith.muli %outTileRows, %c2 : index
      %1753 = arith.muli %1751, %1752 : index
      %1754 = arith.remui %1691, %outTileRows : index
      %1755 = arith.muli %1754, %c2 : index
      %1756 = arith.addi %1753, %1755 : index
      %1757 = arith.remui %1742, %c2 : index
      %1758 = arith.addi %1756, %1757 : index
      memref.store %1738, %out[%1758] : memref<?xf16>
    }
  }
  wave.return
}
