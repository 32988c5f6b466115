// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxGateUp(format='int4', waves=8, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @gate_up_int4_w8p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>, %out_factors: memref<?xf32>) attributes {waves = 8 : i64} {
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
  %c11 = arith.constant 4096 : index
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
  %c39 = arith.constant 2048 : index
  %c40 = arith.constant 2560 : index
  %c41 = arith.constant 3072 : index
  %c42 = arith.constant 3584 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %boundsAt = wave.param "boundsAt" : index
  %c46 = arith.constant 23 : i32
  %c47 = arith.constant 141 : i32
  %c48 = arith.constant 268 : i32
  %c49 = arith.constant 14 : i32
  %c50 = arith.constant 0x3F800000 : f32
  %c51 = arith.constant 0xBFB8AA3B : f32
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
    %825 = arith.muli %784, %c8 : index
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
    %840 = arith.addi %829, %c39 : index
    %841 = memref.load %17[%840] : memref<?xf32>
    %842 = arith.addf %839, %841 : f32
    %843 = arith.addi %829, %c40 : index
    %844 = memref.load %17[%843] : memref<?xf32>
    %845 = arith.addf %842, %844 : f32
    %846 = arith.addi %829, %c41 : index
    %847 = memref.load %17[%846] : memref<?xf32>
    %848 = arith.addf %845, %847 : f32
    %849 = arith.addi %829, %c42 : index
    %850 = memref.load %17[%849] : memref<?xf32>
    %851 = arith.addf %848, %850 : f32
    %852 = arith.muli %826, %c15 : index
    %853 = arith.addi %852, %783 : index
    %854 = arith.addi %853, %c23 : index
    %855 = memref.load %17[%854] : memref<?xf32>
    %856 = arith.addi %854, %c36 : index
    %857 = memref.load %17[%856] : memref<?xf32>
    %858 = arith.addf %855, %857 : f32
    %859 = arith.addi %854, %c37 : index
    %860 = memref.load %17[%859] : memref<?xf32>
    %861 = arith.addf %858, %860 : f32
    %862 = arith.addi %854, %c38 : index
    %863 = memref.load %17[%862] : memref<?xf32>
    %864 = arith.addf %861, %863 : f32
    %865 = arith.addi %854, %c39 : index
    %866 = memref.load %17[%865] : memref<?xf32>
    %867 = arith.addf %864, %866 : f32
    %868 = arith.addi %854, %c40 : index
    %869 = memref.load %17[%868] : memref<?xf32>
    %870 = arith.addf %867, %869 : f32
    %871 = arith.addi %854, %c41 : index
    %872 = memref.load %17[%871] : memref<?xf32>
    %873 = arith.addf %870, %872 : f32
    %874 = arith.addi %854, %c42 : index
    %875 = memref.load %17[%874] : memref<?xf32>
    %876 = arith.addf %873, %875 : f32
    %877 = wave.lane
    %878 = arith.addi %16, %c7 : index
    %879 = arith.muli %826, %c6 : index
    %880 = arith.addi %878, %879 : index
    %881 = arith.divui %877, %c5 : index
    %882 = arith.addi %880, %881 : index
    %883 = arith.cmpi slt, %882, %15 : index
    scf.if %883 {
      %884 = arith.cmpi eq, %hasFactors, %c8 : index
      %885 = arith.muli %882, %c6 : index
      %886 = memref.load %factors[%885] : memref<?xf32>
      %887 = arith.mulf %886, %operandScale : f32
      %888 = arith.select %884, %887, %operandScale : f32
      %889 = arith.mulf %851, %888 : f32
      %890 = arith.mulf %876, %888 : f32
      %891 = arith.divui %inputFeatures, %groupSize : index
      %892 = arith.muli %inputFeatures, %c2 : index
      %893 = arith.muli %891, %c3 : index
      %894 = arith.addi %893, %c4 : index
      %895 = arith.divui %894, %c5 : index
      %896 = arith.muli %895, %c5 : index
      %897 = arith.addi %892, %896 : index
      %898 = arith.divui %11, %897 : index
      %899 = arith.muli %898, %c20 : index
      %900 = arith.addi %boundsAt, %899 : index
      %901 = vector.load %w[%900] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %902 = vector.bitcast %901 : vector<4xi8> to vector<1xf32>
      %903 = vector.extract %902[0] : f32 from vector<1xf32>
      %904 = arith.muli %882, %c6 : index
      %905 = arith.addi %904, %c8 : index
      %906 = memref.load %factors[%905] : memref<?xf32>
      %907 = arith.mulf %906, %903 : f32
      %908 = arith.bitcast %907 : f32 to i32
      %909 = arith.shrui %908, %c46 : i32
      %910 = arith.maxsi %909, %c47 : i32
      %911 = arith.subi %c48, %910 : i32
      %912 = arith.shli %911, %c46 : i32
      %913 = arith.subi %910, %c49 : i32
      %914 = arith.shli %913, %c46 : i32
      %915 = arith.bitcast %912 : i32 to f32
      %916 = arith.bitcast %914 : i32 to f32
      %917 = arith.cmpi eq, %0, %c7 : index
      %918 = wave.lane
      %919 = arith.remui %918, %c5 : index
      %920 = arith.cmpi eq, %919, %c7 : index
      %921 = arith.andi %917, %920 : i1
      scf.if %921 {
        %922 = arith.muli %882, %c6 : index
        memref.store %916, %out_factors[%922] : memref<?xf32>
      }
      %923 = arith.mulf %889, %c51 : f32
      %924 = wave.exp2 %923 : f32
      %925 = arith.addf %c50, %924 : f32
      %926 = arith.divf %889, %925 : f32
      %927 = arith.mulf %926, %890 : f32
      %928 = arith.mulf %927, %915 : f32
      %929 = arith.truncf %928 : f32 to f16
      %930 = arith.muli %0, %c5 : index
      %931 = wave.lane
      %932 = arith.remui %931, %c5 : index
      %933 = arith.addi %930, %932 : index
      %934 = arith.divui %882, %outTileRows : index
      %935 = arith.divui %outputFeatures, %c5 : index
      %936 = arith.muli %934, %935 : index
      %937 = arith.divui %933, %c5 : index
      %938 = arith.addi %936, %937 : index
      %939 = arith.muli %938, %c6 : index
      %940 = arith.remui %933, %c5 : index
      %941 = arith.divui %940, %c2 : index
      %942 = arith.addi %939, %941 : index
      %943 = arith.muli %outTileRows, %c2 : index
      %944 = arith.muli %942, %943 : index
      %945 = arith.remui %882, %outTileRows : index
      %946 = arith.muli %945, %c2 : index
      %947 = arith.addi %944, %946 : index
      %948 = arith.remui %933, %c2 : index
      %949 = arith.addi %947, %948 : index
      memref.store %929, %out[%949] : memref<?xf16>
    }
    %950 = wave.lane
    wave.barrier
    %951 = wave.wave
    %952 = arith.muli %951, %c6 : index
    %953 = arith.addi %952, %c7 : index
    %954 = arith.muli %953, %c23 : index
    %955 = arith.addi %954, %950 : index
    %956 = vector.extract %563#2[0] : f32 from vector<8xf32>
    %957 = arith.addi %955, %c7 : index
    memref.store %956, %17[%957] : memref<?xf32>
    %958 = vector.extract %563#2[1] : f32 from vector<8xf32>
    %959 = arith.addi %955, %c15 : index
    memref.store %958, %17[%959] : memref<?xf32>
    %960 = vector.extract %563#2[2] : f32 from vector<8xf32>
    %961 = arith.addi %955, %c10 : index
    memref.store %960, %17[%961] : memref<?xf32>
    %962 = vector.extract %563#2[3] : f32 from vector<8xf32>
    %963 = arith.addi %955, %c31 : index
    memref.store %962, %17[%963] : memref<?xf32>
    %964 = vector.extract %563#2[4] : f32 from vector<8xf32>
    %965 = arith.addi %955, %c32 : index
    memref.store %964, %17[%965] : memref<?xf32>
    %966 = vector.extract %563#2[5] : f32 from vector<8xf32>
    %967 = arith.addi %955, %c33 : index
    memref.store %966, %17[%967] : memref<?xf32>
    %968 = vector.extract %563#2[6] : f32 from vector<8xf32>
    %969 = arith.addi %955, %c34 : index
    memref.store %968, %17[%969] : memref<?xf32>
    %970 = vector.extract %563#2[7] : f32 from vector<8xf32>
    %971 = arith.addi %955, %c35 : index
    memref.store %970, %17[%971] : memref<?xf32>
    %972 = arith.muli %951, %c6 : index
    %973 = arith.addi %972, %c8 : index
    %974 = arith.muli %973, %c23 : index
    %975 = arith.addi %974, %950 : index
    %976 = vector.extract %563#3[0] : f32 from vector<8xf32>
    %977 = arith.addi %975, %c7 : index
    memref.store %976, %17[%977] : memref<?xf32>
    %978 = vector.extract %563#3[1] : f32 from vector<8xf32>
    %979 = arith.addi %975, %c15 : index
    memref.store %978, %17[%979] : memref<?xf32>
    %980 = vector.extract %563#3[2] : f32 from vector<8xf32>
    %981 = arith.addi %975, %c10 : index
    memref.store %980, %17[%981] : memref<?xf32>
    %982 = vector.extract %563#3[3] : f32 from vector<8xf32>
    %983 = arith.addi %975, %c31 : index
    memref.store %982, %17[%983] : memref<?xf32>
    %984 = vector.extract %563#3[4] : f32 from vector<8xf32>
    %985 = arith.addi %975, %c32 : index
    memref.store %984, %17[%985] : memref<?xf32>
    %986 = vector.extract %563#3[5] : f32 from vector<8xf32>
    %987 = arith.addi %975, %c33 : index
    memref.store %986, %17[%987] : memref<?xf32>
    %988 = vector.extract %563#3[6] : f32 from vector<8xf32>
    %989 = arith.addi %975, %c34 : index
    memref.store %988, %17[%989] : memref<?xf32>
    %990 = vector.extract %563#3[7] : f32 from vector<8xf32>
    %991 = arith.addi %975, %c35 : index
    memref.store %990, %17[%991] : memref<?xf32>
    wave.barrier
    %992 = arith.muli %951, %c8 : index
    %993 = arith.addi %992, %c7 : index
    %994 = arith.muli %993, %c15 : index
    %995 = arith.addi %994, %950 : index
    %996 = arith.addi %995, %c7 : index
    %997 = memref.load %17[%996] : memref<?xf32>
    %998 = arith.addi %996, %c36 : index
    %999 = memref.load %17[%998] : memref<?xf32>
    %1000 = arith.addf %997, %999 : f32
    %1001 = arith.addi %996, %c37 : index
    %1002 = memref.load %17[%1001] : memref<?xf32>
    %1003 = arith.addf %1000, %1002 : f32
    %1004 = arith.addi %996, %c38 : index
    %1005 = memref.load %17[%1004] : memref<?xf32>
    %1006 = arith.addf %1003, %1005 : f32
    %1007 = arith.addi %996, %c39 : index
    %1008 = memref.load %17[%1007] : memref<?xf32>
    %1009 = arith.addf %1006, %1008 : f32
    %1010 = arith.addi %996, %c40 : index
    %1011 = memref.load %17[%1010] : memref<?xf32>
    %1012 = arith.addf %1009, %1011 : f32
    %1013 = arith.addi %996, %c41 : index
    %1014 = memref.load %17[%1013] : memref<?xf32>
    %1015 = arith.addf %1012, %1014 : f32
    %1016 = arith.addi %996, %c42 : index
    %1017 = memref.load %17[%1016] : memref<?xf32>
    %1018 = arith.addf %1015, %1017 : f32
    %1019 = arith.muli %993, %c15 : index
    %1020 = arith.addi %1019, %950 : index
    %1021 = arith.addi %1020, %c23 : index
    %1022 = memref.load %17[%1021] : memref<?xf32>
    %1023 = arith.addi %1021, %c36 : index
    %1024 = memref.load %17[%1023] : memref<?xf32>
    %1025 = arith.addf %1022, %1024 : f32
    %1026 = arith.addi %1021, %c37 : index
    %1027 = memref.load %17[%1026] : memref<?xf32>
    %1028 = arith.addf %1025, %1027 : f32
    %1029 = arith.addi %1021, %c38 : index
    %1030 = memref.load %17[%1029] : memref<?xf32>
    %1031 = arith.addf %1028, %1030 : f32
    %1032 = arith.addi %1021, %c39 : index
    %1033 = memref.load %17[%1032] : memref<?xf32>
    %1034 = arith.addf %1031, %1033 : f32
    %1035 = arith.addi %1021, %c40 : index
    %1036 = memref.load %17[%1035] : memref<?xf32>
    %1037 = arith.addf %1034, %1036 : f32
    %1038 = arith.addi %1021, %c41 : index
    %1039 = memref.load %17[%1038] : memref<?xf32>
    %1040 = arith.addf %1037, %1039 : f32
    %1041 = arith.addi %1021, %c42 : index
    %1042 = memref.load %17[%1041] : memref<?xf32>
    %1043 = arith.addf %1040, %1042 : f32
    %1044 = wave.lane
    %1045 = arith.addi %16, %c5 : index
    %1046 = arith.muli %993, %c6 : index
    %1047 = arith.addi %1045, %1046 : index
    %1048 = arith.divui %1044, %c5 : index
    %1049 = arith.addi %1047, %1048 : index
    %1050 = arith.cmpi slt, %1049, %15 : index
    scf.if %1050 {
      %1051 = arith.cmpi eq, %hasFactors, %c8 : index
      %1052 = arith.muli %1049, %c6 : index
      %1053 = memref.load %factors[%1052] : memref<?xf32>
      %1054 = arith.mulf %1053, %operandScale : f32
      %1055 = arith.select %1051, %1054, %operandScale : f32
      %1056 = arith.mulf %1018, %1055 : f32
      %1057 = arith.mulf %1043, %1055 : f32
      %1058 = arith.divui %inputFeatures, %groupSize : index
      %1059 = arith.muli %inputFeatures, %c2 : index
      %1060 = arith.muli %1058, %c3 : index
      %1061 = arith.addi %1060, %c4 : index
      %1062 = arith.divui %1061, %c5 : index
      %1063 = arith.muli %1062, %c5 : index
      %1064 = arith.addi %1059, %1063 : index
      %1065 = arith.divui %11, %1064 : index
      %1066 = arith.muli %1065, %c20 : index
      %1067 = arith.addi %boundsAt, %1066 : index
      %1068 = vector.load %w[%1067] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1069 = vector.bitcast %1068 : vector<4xi8> to vector<1xf32>
      %1070 = vector.extract %1069[0] : f32 from vector<1xf32>
      %1071 = arith.muli %1049, %c6 : index
      %1072 = arith.addi %1071, %c8 : index
      %1073 = memref.load %factors[%1072] : memref<?xf32>
      %1074 = arith.mulf %1073, %1070 : f32
      %1075 = arith.bitcast %1074 : f32 to i32
      %1076 = arith.shrui %1075, %c46 : i32
      %1077 = arith.maxsi %1076, %c47 : i32
      %1078 = arith.subi %c48, %1077 : i32
      %1079 = arith.shli %1078, %c46 : i32
      %1080 = arith.subi %1077, %c49 : i32
      %1081 = arith.shli %1080, %c46 : i32
      %1082 = arith.bitcast %1079 : i32 to f32
      %1083 = arith.bitcast %1081 : i32 to f32
      %1084 = arith.cmpi eq, %0, %c7 : index
      %1085 = wave.lane
      %1086 = arith.remui %1085, %c5 : index
      %1087 = arith.cmpi eq, %1086, %c7 : index
      %1088 = arith.andi %1084, %1087 : i1
      scf.if %1088 {
        %1089 = arith.muli %1049, %c6 : index
        memref.store %1083, %out_factors[%1089] : memref<?xf32>
      }
      %1090 = arith.mulf %1056, %c51 : f32
      %1091 = wave.exp2 %1090 : f32
      %1092 = arith.addf %c50, %1091 : f32
      %1093 = arith.divf %1056, %1092 : f32
      %1094 = arith.mulf %1093, %1057 : f32
      %1095 = arith.mulf %1094, %1082 : f32
      %1096 = arith.truncf %1095 : f32 to f16
      %1097 = arith.muli %0, %c5 : index
      %1098 = wave.lane
      %1099 = arith.remui %1098, %c5 : index
      %1100 = arith.addi %1097, %1099 : index
      %1101 = arith.divui %1049, %outTileRows : index
      %1102 = arith.divui %outputFeatures, %c5 : index
      %1103 = arith.muli %1101, %1102 : index
      %1104 = arith.divui %1100, %c5 : index
      %1105 = arith.addi %1103, %1104 : index
      %1106 = arith.muli %1105, %c6 : index
      %1107 = arith.remui %1100, %c5 : index
      %1108 = arith.divui %1107, %c2 : index
      %1109 = arith.addi %1106, %1108 : index
      %1110 = arith.muli %outTileRows, %c2 : index
      %1111 = arith.muli %1109, %1110 : index
      %1112 = arith.remui %1049, %outTileRows : index
      %1113 = arith.muli %1112, %c2 : index
      %1114 = arith.addi %1111, %1113 : index
      %1115 = arith.remui %1100, %c2 : index
      %1116 = arith.addi %1114, %1115 : index
      memref.store %1096, %out[%1116] : memref<?xf16>
    }
    %1117 = wave.lane
    wave.barrier
    %1118 = wave.wave
    %1119 = arith.muli %1118, %c6 : index
    %1120 = arith.addi %1119, %c7 : index
    %1121 = arith.muli %1120, %c23 : index
    %1122 = arith.addi %1121, %1117 : index
    %1123 = vector.extract %563#4[0] : f32 from vector<8xf32>
    %1124 = arith.addi %1122, %c7 : index
    memref.store %1123, %17[%1124] : memref<?xf32>
    %1125 = vector.extract %563#4[1] : f32 from vector<8xf32>
    %1126 = arith.addi %1122, %c15 : index
    memref.store %1125, %17[%1126] : memref<?xf32>
    %1127 = vector.extract %563#4[2] : f32 from vector<8xf32>
    %1128 = arith.addi %1122, %c10 : index
    memref.store %1127, %17[%1128] : memref<?xf32>
    %1129 = vector.extract %563#4[3] : f32 from vector<8xf32>
    %1130 = arith.addi %1122, %c31 : index
    memref.store %1129, %17[%1130] : memref<?xf32>
    %1131 = vector.extract %563#4[4] : f32 from vector<8xf32>
    %1132 = arith.addi %1122, %c32 : index
    memref.store %1131, %17[%1132] : memref<?xf32>
    %1133 = vector.extract %563#4[5] : f32 from vector<8xf32>
    %1134 = arith.addi %1122, %c33 : index
    memref.store %1133, %17[%1134] : memref<?xf32>
    %1135 = vector.extract %563#4[6] : f32 from vector<8xf32>
    %1136 = arith.addi %1122, %c34 : index
    memref.store %1135, %17[%1136] : memref<?xf32>
    %1137 = vector.extract %563#4[7] : f32 from vector<8xf32>
    %1138 = arith.addi %1122, %c35 : index
    memref.store %1137, %17[%1138] : memref<?xf32>
    %1139 = arith.muli %1118, %c6 : index
    %1140 = arith.addi %1139, %c8 : index
    %1141 = arith.muli %1140, %c23 : index
    %1142 = arith.addi %1141, %1117 : index
    %1143 = vector.extract %563#5[0] : f32 from vector<8xf32>
    %1144 = arith.addi %1142, %c7 : index
    memref.store %1143, %17[%1144] : memref<?xf32>
    %1145 = vector.extract %563#5[1] : f32 from vector<8xf32>
    %1146 = arith.addi %1142, %c15 : index
    memref.store %1145, %17[%1146] : memref<?xf32>
    %1147 = vector.extract %563#5[2] : f32 from vector<8xf32>
    %1148 = arith.addi %1142, %c10 : index
    memref.store %1147, %17[%1148] : memref<?xf32>
    %1149 = vector.extract %563#5[3] : f32 from vector<8xf32>
    %1150 = arith.addi %1142, %c31 : index
    memref.store %1149, %17[%1150] : memref<?xf32>
    %1151 = vector.extract %563#5[4] : f32 from vector<8xf32>
    %1152 = arith.addi %1142, %c32 : index
    memref.store %1151, %17[%1152] : memref<?xf32>
    %1153 = vector.extract %563#5[5] : f32 from vector<8xf32>
    %1154 = arith.addi %1142, %c33 : index
    memref.store %1153, %17[%1154] : memref<?xf32>
    %1155 = vector.extract %563#5[6] : f32 from vector<8xf32>
    %1156 = arith.addi %1142, %c34 : index
    memref.store %1155, %17[%1156] : memref<?xf32>
    %1157 = vector.extract %563#5[7] : f32 from vector<8xf32>
    %1158 = arith.addi %1142, %c35 : index
    memref.store %1157, %17[%1158] : memref<?xf32>
    wave.barrier
    %1159 = arith.muli %1118, %c8 : index
    %1160 = arith.addi %1159, %c7 : index
    %1161 = arith.muli %1160, %c15 : index
    %1162 = arith.addi %1161, %1117 : index
    %1163 = arith.addi %1162, %c7 : index
    %1164 = memref.load %17[%1163] : memref<?xf32>
    %1165 = arith.addi %1163, %c36 : index
    %1166 = memref.load %17[%1165] : memref<?xf32>
    %1167 = arith.addf %1164, %1166 : f32
    %1168 = arith.addi %1163, %c37 : index
    %1169 = memref.load %17[%1168] : memref<?xf32>
    %1170 = arith.addf %1167, %1169 : f32
    %1171 = arith.addi %1163, %c38 : index
    %1172 = memref.load %17[%1171] : memref<?xf32>
    %1173 = arith.addf %1170, %1172 : f32
    %1174 = arith.addi %1163, %c39 : index
    %1175 = memref.load %17[%1174] : memref<?xf32>
    %1176 = arith.addf %1173, %1175 : f32
    %1177 = arith.addi %1163, %c40 : index
    %1178 = memref.load %17[%1177] : memref<?xf32>
    %1179 = arith.addf %1176, %1178 : f32
    %1180 = arith.addi %1163, %c41 : index
    %1181 = memref.load %17[%1180] : memref<?xf32>
    %1182 = arith.addf %1179, %1181 : f32
    %1183 = arith.addi %1163, %c42 : index
    %1184 = memref.load %17[%1183] : memref<?xf32>
    %1185 = arith.addf %1182, %1184 : f32
    %1186 = arith.muli %1160, %c15 : index
    %1187 = arith.addi %1186, %1117 : index
    %1188 = arith.addi %1187, %c23 : index
    %1189 = memref.load %17[%1188] : memref<?xf32>
    %1190 = arith.addi %1188, %c36 : index
    %1191 = memref.load %17[%1190] : memref<?xf32>
    %1192 = arith.addf %1189, %1191 : f32
    %1193 = arith.addi %1188, %c37 : index
    %1194 = memref.load %17[%1193] : memref<?xf32>
    %1195 = arith.addf %1192, %1194 : f32
    %1196 = arith.addi %1188, %c38 : index
    %1197 = memref.load %17[%1196] : memref<?xf32>
    %1198 = arith.addf %1195, %1197 : f32
    %1199 = arith.addi %1188, %c39 : index
    %1200 = memref.load %17[%1199] : memref<?xf32>
    %1201 = arith.addf %1198, %1200 : f32
    %1202 = arith.addi %1188, %c40 : index
    %1203 = memref.load %17[%1202] : memref<?xf32>
    %1204 = arith.addf %1201, %1203 : f32
    %1205 = arith.addi %1188, %c41 : index
    %1206 = memref.load %17[%1205] : memref<?xf32>
    %1207 = arith.addf %1204, %1206 : f32
    %1208 = arith.addi %1188, %c42 : index
    %1209 = memref.load %17[%1208] : memref<?xf32>
    %1210 = arith.addf %1207, %1209 : f32
    %1211 = wave.lane
    %1212 = arith.addi %16, %c15 : index
    %1213 = arith.muli %1160, %c6 : index
    %1214 = arith.addi %1212, %1213 : index
    %1215 = arith.divui %1211, %c5 : index
    %1216 = arith.addi %1214, %1215 : index
    %1217 = arith.cmpi slt, %1216, %15 : index
    scf.if %1217 {
      %1218 = arith.cmpi eq, %hasFactors, %c8 : index
      %1219 = arith.muli %1216, %c6 : index
      %1220 = memref.load %factors[%1219] : memref<?xf32>
      %1221 = arith.mulf %1220, %operandScale : f32
      %1222 = arith.select %1218, %1221, %operandScale : f32
      %1223 = arith.mulf %1185, %1222 : f32
      %1224 = arith.mulf %1210, %1222 : f32
      %1225 = arith.divui %inputFeatures, %groupSize : index
      %1226 = arith.muli %inputFeatures, %c2 : index
      %1227 = arith.muli %1225, %c3 : index
      %1228 = arith.addi %1227, %c4 : index
      %1229 = arith.divui %1228, %c5 : index
      %1230 = arith.muli %1229, %c5 : index
      %1231 = arith.addi %1226, %1230 : index
      %1232 = arith.divui %11, %1231 : index
      %1233 = arith.muli %1232, %c20 : index
      %1234 = arith.addi %boundsAt, %1233 : index
      %1235 = vector.load %w[%1234] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1236 = vector.bitcast %1235 : vector<4xi8> to vector<1xf32>
      %1237 = vector.extract %1236[0] : f32 from vector<1xf32>
      %1238 = arith.muli %1216, %c6 : index
      %1239 = arith.addi %1238, %c8 : index
      %1240 = memref.load %factors[%1239] : memref<?xf32>
      %1241 = arith.mulf %1240, %1237 : f32
      %1242 = arith.bitcast %1241 : f32 to i32
      %1243 = arith.shrui %1242, %c46 : i32
      %1244 = arith.maxsi %1243, %c47 : i32
      %1245 = arith.subi %c48, %1244 : i32
      %1246 = arith.shli %1245, %c46 : i32
      %1247 = arith.subi %1244, %c49 : i32
      %1248 = arith.shli %1247, %c46 : i32
      %1249 = arith.bitcast %1246 : i32 to f32
      %1250 = arith.bitcast %1248 : i32 to f32
      %1251 = arith.cmpi eq, %0, %c7 : index
      %1252 = wave.lane
      %1253 = arith.remui %1252, %c5 : index
      %1254 = arith.cmpi eq, %1253, %c7 : index
      %1255 = arith.andi %1251, %1254 : i1
      scf.if %1255 {
        %1256 = arith.muli %1216, %c6 : index
        memref.store %1250, %out_factors[%1256] : memref<?xf32>
      }
      %1257 = arith.mulf %1223, %c51 : f32
      %1258 = wave.exp2 %1257 : f32
      %1259 = arith.addf %c50, %1258 : f32
      %1260 = arith.divf %1223, %1259 : f32
      %1261 = arith.mulf %1260, %1224 : f32
      %1262 = arith.mulf %1261, %1249 : f32
      %1263 = arith.truncf %1262 : f32 to f16
      %1264 = arith.muli %0, %c5 : index
      %1265 = wave.lane
      %1266 = arith.remui %1265, %c5 : index
      %1267 = arith.addi %1264, %1266 : index
      %1268 = arith.divui %1216, %outTileRows : index
      %1269 = arith.divui %outputFeatures, %c5 : index
      %1270 = arith.muli %1268, %1269 : index
      %1271 = arith.divui %1267, %c5 : index
      %1272 = arith.addi %1270, %1271 : index
      %1273 = arith.muli %1272, %c6 : index
      %1274 = arith.remui %1267, %c5 : index
      %1275 = arith.divui %1274, %c2 : index
      %1276 = arith.addi %1273, %1275 : index
      %1277 = arith.muli %outTileRows, %c2 : index
      %1278 = arith.muli %1276, %1277 : index
      %1279 = arith.remui %1216, %outTileRows : index
      %1280 = arith.muli %1279, %c2 : index
      %1281 = arith.addi %1278, %1280 : index
      %1282 = arith.remui %1267, %c2 : index
      %1283 = arith.addi %1281, %1282 : index
      memref.store %1263, %out[%1283] : memref<?xf16>
    }
    %1284 = wave.lane
    wave.barrier
    %1285 = wave.wave
    %1286 = arith.muli %1285, %c6 : index
    %1287 = arith.addi %1286, %c7 : index
    %1288 = arith.muli %1287, %c23 : index
    %1289 = arith.addi %1288, %1284 : index
    %1290 = vector.extract %563#6[0] : f32 from vector<8xf32>
    %1291 = arith.addi %1289, %c7 : index
    memref.store %1290, %17[%1291] : memref<?xf32>
    %1292 = vector.extract %563#6[1] : f32 from vector<8xf32>
    %1293 = arith.addi %1289, %c15 : index
    memref.store %1292, %17[%1293] : memref<?xf32>
    %1294 = vector.extract %563#6[2] : f32 from vector<8xf32>
    %1295 = arith.addi %1289, %c10 : index
    memref.store %1294, %17[%1295] : memref<?xf32>
    %1296 = vector.extract %563#6[3] : f32 from vector<8xf32>
    %1297 = arith.addi %1289, %c31 : index
    memref.store %1296, %17[%1297] : memref<?xf32>
    %1298 = vector.extract %563#6[4] : f32 from vector<8xf32>
    %1299 = arith.addi %1289, %c32 : index
    memref.store %1298, %17[%1299] : memref<?xf32>
    %1300 = vector.extract %563#6[5] : f32 from vector<8xf32>
    %1301 = arith.addi %1289, %c33 : index
    memref.store %1300, %17[%1301] : memref<?xf32>
    %1302 = vector.extract %563#6[6] : f32 from vector<8xf32>
    %1303 = arith.addi %1289, %c34 : index
    memref.store %1302, %17[%1303] : memref<?xf32>
    %1304 = vector.extract %563#6[7] : f32 from vector<8xf32>
    %1305 = arith.addi %1289, %c35 : index
    memref.store %1304, %17[%1305] : memref<?xf32>
    %1306 = arith.muli %1285, %c6 : index
    %1307 = arith.addi %1306, %c8 : index
    %1308 = arith.muli %1307, %c23 : index
    %1309 = arith.addi %1308, %1284 : index
    %1310 = vector.extract %563#7[0] : f32 from vector<8xf32>
    %1311 = arith.addi %1309, %c7 : index
    memref.store %1310, %17[%1311] : memref<?xf32>
    %1312 = vector.extract %563#7[1] : f32 from vector<8xf32>
    %1313 = arith.addi %1309, %c15 : index
    memref.store %1312, %17[%1313] : memref<?xf32>
    %1314 = vector.extract %563#7[2] : f32 from vector<8xf32>
    %1315 = arith.addi %1309, %c10 : index
    memref.store %1314, %17[%1315] : memref<?xf32>
    %1316 = vector.extract %563#7[3] : f32 from vector<8xf32>
    %1317 = arith.addi %1309, %c31 : index
    memref.store %1316, %17[%1317] : memref<?xf32>
    %1318 = vector.extract %563#7[4] : f32 from vector<8xf32>
    %1319 = arith.addi %1309, %c32 : index
    memref.store %1318, %17[%1319] : memref<?xf32>
    %1320 = vector.extract %563#7[5] : f32 from vector<8xf32>
    %1321 = arith.addi %1309, %c33 : index
    memref.store %1320, %17[%1321] : memref<?xf32>
    %1322 = vector.extract %563#7[6] : f32 from vector<8xf32>
    %1323 = arith.addi %1309, %c34 : index
    memref.store %1322, %17[%1323] : memref<?xf32>
    %1324 = vector.extract %563#7[7] : f32 from vector<8xf32>
    %1325 = arith.addi %1309, %c35 : index
    memref.store %1324, %17[%1325] : memref<?xf32>
    wave.barrier
    %1326 = arith.muli %1285, %c8 : index
    %1327 = arith.addi %1326, %c7 : index
    %1328 = arith.muli %1327, %c15 : index
    %1329 = arith.addi %1328, %1284 : index
    %1330 = arith.addi %1329, %c7 : index
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
    %1341 = arith.addi %1330, %c39 : index
    %1342 = memref.load %17[%1341] : memref<?xf32>
    %1343 = arith.addf %1340, %1342 : f32
    %1344 = arith.addi %1330, %c40 : index
    %1345 = memref.load %17[%1344] : memref<?xf32>
    %1346 = arith.addf %1343, %1345 : f32
    %1347 = arith.addi %1330, %c41 : index
    %1348 = memref.load %17[%1347] : memref<?xf32>
    %1349 = arith.addf %1346, %1348 : f32
    %1350 = arith.addi %1330, %c42 : index
    %1351 = memref.load %17[%1350] : memref<?xf32>
    %1352 = arith.addf %1349, %1351 : f32
    %1353 = arith.muli %1327, %c15 : index
    %1354 = arith.addi %1353, %1284 : index
    %1355 = arith.addi %1354, %c23 : index
    %1356 = memref.load %17[%1355] : memref<?xf32>
    %1357 = arith.addi %1355, %c36 : index
    %1358 = memref.load %17[%1357] : memref<?xf32>
    %1359 = arith.addf %1356, %1358 : f32
    %1360 = arith.addi %1355, %c37 : index
    %1361 = memref.load %17[%1360] : memref<?xf32>
    %1362 = arith.addf %1359, %1361 : f32
    %1363 = arith.addi %1355, %c38 : index
    %1364 = memref.load %17[%1363] : memref<?xf32>
    %1365 = arith.addf %1362, %1364 : f32
    %1366 = arith.addi %1355, %c39 : index
    %1367 = memref.load %17[%1366] : memref<?xf32>
    %1368 = arith.addf %1365, %1367 : f32
    %1369 = arith.addi %1355, %c40 : index
    %1370 = memref.load %17[%1369] : memref<?xf32>
    %1371 = arith.addf %1368, %1370 : f32
    %1372 = arith.addi %1355, %c41 : index
    %1373 = memref.load %17[%1372] : memref<?xf32>
    %1374 = arith.addf %1371, %1373 : f32
    %1375 = arith.addi %1355, %c42 : index
    %1376 = memref.load %17[%1375] : memref<?xf32>
    %1377 = arith.addf %1374, %1376 : f32
    %1378 = wave.lane
    %1379 = arith.addi %16, %c16 : index
    %1380 = arith.muli %1327, %c6 : index
    %1381 = arith.addi %1379, %1380 : index
    %1382 = arith.divui %1378, %c5 : index
    %1383 = arith.addi %1381, %1382 : index
    %1384 = arith.cmpi slt, %1383, %15 : index
    scf.if %1384 {
      %1385 = arith.cmpi eq, %hasFactors, %c8 : index
      %1386 = arith.muli %1383, %c6 : index
      %1387 = memref.load %factors[%1386] : memref<?xf32>
      %1388 = arith.mulf %1387, %operandScale : f32
      %1389 = arith.select %1385, %1388, %operandScale : f32
      %1390 = arith.mulf %1352, %1389 : f32
      %1391 = arith.mulf %1377, %1389 : f32
      %1392 = arith.divui %inputFeatures, %groupSize : index
      %1393 = arith.muli %inputFeatures, %c2 : index
      %1394 = arith.muli %1392, %c3 : index
      %1395 = arith.addi %1394, %c4 : index
      %1396 = arith.divui %1395, %c5 : index
      %1397 = arith.muli %1396, %c5 : index
      %1398 = arith.addi %1393, %1397 : index
      %1399 = arith.divui %11, %1398 : index
      %1400 = arith.muli %1399, %c20 : index
      %1401 = arith.addi %boundsAt, %1400 : index
      %1402 = vector.load %w[%1401] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1403 = vector.bitcast %1402 : vector<4xi8> to vector<1xf32>
      %1404 = vector.extract %1403[0] : f32 from vector<1xf32>
      %1405 = arith.muli %1383, %c6 : index
      %1406 = arith.addi %1405, %c8 : index
      %1407 = memref.load %factors[%1406] : memref<?xf32>
      %1408 = arith.mulf %1407, %1404 : f32
      %1409 = arith.bitcast %1408 : f32 to i32
      %1410 = arith.shrui %1409, %c46 : i32
      %1411 = arith.maxsi %1410, %c47 : i32
      %1412 = arith.subi %c48, %1411 : i32
      %1413 = arith.shli %1412, %c46 : i32
      %1414 = arith.subi %1411, %c49 : i32
      %1415 = arith.shli %1414, %c46 : i32
      %1416 = arith.bitcast %1413 : i32 to f32
      %1417 = arith.bitcast %1415 : i32 to f32
      %1418 = arith.cmpi eq, %0, %c7 : index
      %1419 = wave.lane
      %1420 = arith.remui %1419, %c5 : index
      %1421 = arith.cmpi eq, %1420, %c7 : index
      %1422 = arith.andi %1418, %1421 : i1
      scf.if %1422 {
        %1423 = arith.muli %1383, %c6 : index
        memref.store %1417, %out_factors[%1423] : memref<?xf32>
      }
      %1424 = arith.mulf %1390, %c51 : f32
      %1425 = wave.exp2 %1424 : f32
      %1426 = arith.addf %c50, %1425 : f32
      %1427 = arith.divf %1390, %1426 : f32
      %1428 = arith.mulf %1427, %1391 : f32
      %1429 = arith.mulf %1428, %1416 : f32
      %1430 = arith.truncf %1429 : f32 to f16
      %1431 = arith.muli %0, %c5 : index
      %1432 = wave.lane
      %1433 = arith.remui %1432, %c5 : index
      %1434 = arith.addi %1431, %1433 : index
      %1435 = arith.divui %1383, %outTileRows : index
      %1436 = arith.divui %outputFeatures, %c5 : index
      %1437 = arith.muli %1435, %1436 : index
      %1438 = arith.divui %1434, %c5 : index
      %1439 = arith.addi %1437, %1438 : index
      %1440 = arith.muli %1439, %c6 : index
      %1441 = arith.remui %1434, %c5 : index
      %1442 = arith.divui %1441, %c2 : index
      %1443 = arith.addi %1440, %1442 : index
      %1444 = arith.muli %outTileRows, %c2 : index
      %1445 = arith.muli %1443, %1444 : index
      %1446 = arith.remui %1383, %outTileRows : index
      %1447 = arith.muli %1446, %c2 : index
      %1448 = arith.addi %1445, %1447 : index
      %1449 = arith.remui %1434, %c2 : index
      %1450 = arith.addi %1448, %1449 : index
      memref.store %1430, %out[%1450] : memref<?xf16>
    }
  }
  wave.return
}
