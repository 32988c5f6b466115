// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxGateUp(format='int4', waves=4, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @gate_up_int4_w4p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>) attributes {waves = 4 : i64} {
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
  %c40 = arith.constant 0x3F800000 : f32
  %c41 = arith.constant 0xBFB8AA3B : f32
  %c42 = arith.constant 0x477FE000 : f32
  %c43 = arith.constant 0xC77FE000 : f32
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
      %861 = memref.load %factors[%858] : memref<?xf32>
      %862 = arith.select %860, %861, %c40 : f32
      %863 = arith.mulf %839, %862 : f32
      %864 = arith.mulf %852, %862 : f32
      %865 = arith.mulf %863, %c41 : f32
      %866 = wave.exp2 %865 : f32
      %867 = arith.addf %c40, %866 : f32
      %868 = arith.divf %863, %867 : f32
      %869 = arith.mulf %868, %864 : f32
      %870 = arith.minimumf %869, %c42 : f32
      %871 = arith.maximumf %870, %c43 : f32
      %872 = arith.truncf %871 : f32 to f16
      %873 = arith.muli %0, %c5 : index
      %874 = wave.lane
      %875 = arith.remui %874, %c5 : index
      %876 = arith.addi %873, %875 : index
      %877 = arith.divui %858, %outTileRows : index
      %878 = arith.divui %outputFeatures, %c5 : index
      %879 = arith.muli %877, %878 : index
      %880 = arith.divui %876, %c5 : index
      %881 = arith.addi %879, %880 : index
      %882 = arith.muli %881, %c6 : index
      %883 = arith.remui %876, %c5 : index
      %884 = arith.divui %883, %c2 : index
      %885 = arith.addi %882, %884 : index
      %886 = arith.muli %outTileRows, %c2 : index
      %887 = arith.muli %885, %886 : index
      %888 = arith.remui %858, %outTileRows : index
      %889 = arith.muli %888, %c2 : index
      %890 = arith.addi %887, %889 : index
      %891 = arith.remui %876, %c2 : index
      %892 = arith.addi %890, %891 : index
      memref.store %872, %out[%892] : memref<?xf16>
    }
    %893 = arith.muli %784, %c6 : index
    %894 = arith.addi %893, %c8 : index
    %895 = arith.muli %894, %c15 : index
    %896 = arith.addi %895, %783 : index
    %897 = arith.addi %896, %c7 : index
    %898 = memref.load %17[%897] : memref<?xf32>
    %899 = arith.addi %897, %c36 : index
    %900 = memref.load %17[%899] : memref<?xf32>
    %901 = arith.addf %898, %900 : f32
    %902 = arith.addi %897, %c37 : index
    %903 = memref.load %17[%902] : memref<?xf32>
    %904 = arith.addf %901, %903 : f32
    %905 = arith.addi %897, %c38 : index
    %906 = memref.load %17[%905] : memref<?xf32>
    %907 = arith.addf %904, %906 : f32
    %908 = arith.muli %894, %c15 : index
    %909 = arith.addi %908, %783 : index
    %910 = arith.addi %909, %c23 : index
    %911 = memref.load %17[%910] : memref<?xf32>
    %912 = arith.addi %910, %c36 : index
    %913 = memref.load %17[%912] : memref<?xf32>
    %914 = arith.addf %911, %913 : f32
    %915 = arith.addi %910, %c37 : index
    %916 = memref.load %17[%915] : memref<?xf32>
    %917 = arith.addf %914, %916 : f32
    %918 = arith.addi %910, %c38 : index
    %919 = memref.load %17[%918] : memref<?xf32>
    %920 = arith.addf %917, %919 : f32
    %921 = wave.lane
    %922 = arith.addi %16, %c7 : index
    %923 = arith.muli %894, %c6 : index
    %924 = arith.addi %922, %923 : index
    %925 = arith.divui %921, %c5 : index
    %926 = arith.addi %924, %925 : index
    %927 = arith.cmpi slt, %926, %15 : index
    scf.if %927 {
      %928 = arith.cmpi eq, %hasFactors, %c8 : index
      %929 = memref.load %factors[%926] : memref<?xf32>
      %930 = arith.select %928, %929, %c40 : f32
      %931 = arith.mulf %907, %930 : f32
      %932 = arith.mulf %920, %930 : f32
      %933 = arith.mulf %931, %c41 : f32
      %934 = wave.exp2 %933 : f32
      %935 = arith.addf %c40, %934 : f32
      %936 = arith.divf %931, %935 : f32
      %937 = arith.mulf %936, %932 : f32
      %938 = arith.minimumf %937, %c42 : f32
      %939 = arith.maximumf %938, %c43 : f32
      %940 = arith.truncf %939 : f32 to f16
      %941 = arith.muli %0, %c5 : index
      %942 = wave.lane
      %943 = arith.remui %942, %c5 : index
      %944 = arith.addi %941, %943 : index
      %945 = arith.divui %926, %outTileRows : index
      %946 = arith.divui %outputFeatures, %c5 : index
      %947 = arith.muli %945, %946 : index
      %948 = arith.divui %944, %c5 : index
      %949 = arith.addi %947, %948 : index
      %950 = arith.muli %949, %c6 : index
      %951 = arith.remui %944, %c5 : index
      %952 = arith.divui %951, %c2 : index
      %953 = arith.addi %950, %952 : index
      %954 = arith.muli %outTileRows, %c2 : index
      %955 = arith.muli %953, %954 : index
      %956 = arith.remui %926, %outTileRows : index
      %957 = arith.muli %956, %c2 : index
      %958 = arith.addi %955, %957 : index
      %959 = arith.remui %944, %c2 : index
      %960 = arith.addi %958, %959 : index
      memref.store %940, %out[%960] : memref<?xf16>
    }
    %961 = wave.lane
    wave.barrier
    %962 = wave.wave
    %963 = arith.muli %962, %c6 : index
    %964 = arith.addi %963, %c7 : index
    %965 = arith.muli %964, %c23 : index
    %966 = arith.addi %965, %961 : index
    %967 = vector.extract %563#2[0] : f32 from vector<8xf32>
    %968 = arith.addi %966, %c7 : index
    memref.store %967, %17[%968] : memref<?xf32>
    %969 = vector.extract %563#2[1] : f32 from vector<8xf32>
    %970 = arith.addi %966, %c15 : index
    memref.store %969, %17[%970] : memref<?xf32>
    %971 = vector.extract %563#2[2] : f32 from vector<8xf32>
    %972 = arith.addi %966, %c10 : index
    memref.store %971, %17[%972] : memref<?xf32>
    %973 = vector.extract %563#2[3] : f32 from vector<8xf32>
    %974 = arith.addi %966, %c31 : index
    memref.store %973, %17[%974] : memref<?xf32>
    %975 = vector.extract %563#2[4] : f32 from vector<8xf32>
    %976 = arith.addi %966, %c32 : index
    memref.store %975, %17[%976] : memref<?xf32>
    %977 = vector.extract %563#2[5] : f32 from vector<8xf32>
    %978 = arith.addi %966, %c33 : index
    memref.store %977, %17[%978] : memref<?xf32>
    %979 = vector.extract %563#2[6] : f32 from vector<8xf32>
    %980 = arith.addi %966, %c34 : index
    memref.store %979, %17[%980] : memref<?xf32>
    %981 = vector.extract %563#2[7] : f32 from vector<8xf32>
    %982 = arith.addi %966, %c35 : index
    memref.store %981, %17[%982] : memref<?xf32>
    %983 = arith.muli %962, %c6 : index
    %984 = arith.addi %983, %c8 : index
    %985 = arith.muli %984, %c23 : index
    %986 = arith.addi %985, %961 : index
    %987 = vector.extract %563#3[0] : f32 from vector<8xf32>
    %988 = arith.addi %986, %c7 : index
    memref.store %987, %17[%988] : memref<?xf32>
    %989 = vector.extract %563#3[1] : f32 from vector<8xf32>
    %990 = arith.addi %986, %c15 : index
    memref.store %989, %17[%990] : memref<?xf32>
    %991 = vector.extract %563#3[2] : f32 from vector<8xf32>
    %992 = arith.addi %986, %c10 : index
    memref.store %991, %17[%992] : memref<?xf32>
    %993 = vector.extract %563#3[3] : f32 from vector<8xf32>
    %994 = arith.addi %986, %c31 : index
    memref.store %993, %17[%994] : memref<?xf32>
    %995 = vector.extract %563#3[4] : f32 from vector<8xf32>
    %996 = arith.addi %986, %c32 : index
    memref.store %995, %17[%996] : memref<?xf32>
    %997 = vector.extract %563#3[5] : f32 from vector<8xf32>
    %998 = arith.addi %986, %c33 : index
    memref.store %997, %17[%998] : memref<?xf32>
    %999 = vector.extract %563#3[6] : f32 from vector<8xf32>
    %1000 = arith.addi %986, %c34 : index
    memref.store %999, %17[%1000] : memref<?xf32>
    %1001 = vector.extract %563#3[7] : f32 from vector<8xf32>
    %1002 = arith.addi %986, %c35 : index
    memref.store %1001, %17[%1002] : memref<?xf32>
    wave.barrier
    %1003 = arith.muli %962, %c6 : index
    %1004 = arith.addi %1003, %c7 : index
    %1005 = arith.muli %1004, %c15 : index
    %1006 = arith.addi %1005, %961 : index
    %1007 = arith.addi %1006, %c7 : index
    %1008 = memref.load %17[%1007] : memref<?xf32>
    %1009 = arith.addi %1007, %c36 : index
    %1010 = memref.load %17[%1009] : memref<?xf32>
    %1011 = arith.addf %1008, %1010 : f32
    %1012 = arith.addi %1007, %c37 : index
    %1013 = memref.load %17[%1012] : memref<?xf32>
    %1014 = arith.addf %1011, %1013 : f32
    %1015 = arith.addi %1007, %c38 : index
    %1016 = memref.load %17[%1015] : memref<?xf32>
    %1017 = arith.addf %1014, %1016 : f32
    %1018 = arith.muli %1004, %c15 : index
    %1019 = arith.addi %1018, %961 : index
    %1020 = arith.addi %1019, %c23 : index
    %1021 = memref.load %17[%1020] : memref<?xf32>
    %1022 = arith.addi %1020, %c36 : index
    %1023 = memref.load %17[%1022] : memref<?xf32>
    %1024 = arith.addf %1021, %1023 : f32
    %1025 = arith.addi %1020, %c37 : index
    %1026 = memref.load %17[%1025] : memref<?xf32>
    %1027 = arith.addf %1024, %1026 : f32
    %1028 = arith.addi %1020, %c38 : index
    %1029 = memref.load %17[%1028] : memref<?xf32>
    %1030 = arith.addf %1027, %1029 : f32
    %1031 = wave.lane
    %1032 = arith.addi %16, %c5 : index
    %1033 = arith.muli %1004, %c6 : index
    %1034 = arith.addi %1032, %1033 : index
    %1035 = arith.divui %1031, %c5 : index
    %1036 = arith.addi %1034, %1035 : index
    %1037 = arith.cmpi slt, %1036, %15 : index
    scf.if %1037 {
      %1038 = arith.cmpi eq, %hasFactors, %c8 : index
      %1039 = memref.load %factors[%1036] : memref<?xf32>
      %1040 = arith.select %1038, %1039, %c40 : f32
      %1041 = arith.mulf %1017, %1040 : f32
      %1042 = arith.mulf %1030, %1040 : f32
      %1043 = arith.mulf %1041, %c41 : f32
      %1044 = wave.exp2 %1043 : f32
      %1045 = arith.addf %c40, %1044 : f32
      %1046 = arith.divf %1041, %1045 : f32
      %1047 = arith.mulf %1046, %1042 : f32
      %1048 = arith.minimumf %1047, %c42 : f32
      %1049 = arith.maximumf %1048, %c43 : f32
      %1050 = arith.truncf %1049 : f32 to f16
      %1051 = arith.muli %0, %c5 : index
      %1052 = wave.lane
      %1053 = arith.remui %1052, %c5 : index
      %1054 = arith.addi %1051, %1053 : index
      %1055 = arith.divui %1036, %outTileRows : index
      %1056 = arith.divui %outputFeatures, %c5 : index
      %1057 = arith.muli %1055, %1056 : index
      %1058 = arith.divui %1054, %c5 : index
      %1059 = arith.addi %1057, %1058 : index
      %1060 = arith.muli %1059, %c6 : index
      %1061 = arith.remui %1054, %c5 : index
      %1062 = arith.divui %1061, %c2 : index
      %1063 = arith.addi %1060, %1062 : index
      %1064 = arith.muli %outTileRows, %c2 : index
      %1065 = arith.muli %1063, %1064 : index
      %1066 = arith.remui %1036, %outTileRows : index
      %1067 = arith.muli %1066, %c2 : index
      %1068 = arith.addi %1065, %1067 : index
      %1069 = arith.remui %1054, %c2 : index
      %1070 = arith.addi %1068, %1069 : index
      memref.store %1050, %out[%1070] : memref<?xf16>
    }
    %1071 = arith.muli %962, %c6 : index
    %1072 = arith.addi %1071, %c8 : index
    %1073 = arith.muli %1072, %c15 : index
    %1074 = arith.addi %1073, %961 : index
    %1075 = arith.addi %1074, %c7 : index
    %1076 = memref.load %17[%1075] : memref<?xf32>
    %1077 = arith.addi %1075, %c36 : index
    %1078 = memref.load %17[%1077] : memref<?xf32>
    %1079 = arith.addf %1076, %1078 : f32
    %1080 = arith.addi %1075, %c37 : index
    %1081 = memref.load %17[%1080] : memref<?xf32>
    %1082 = arith.addf %1079, %1081 : f32
    %1083 = arith.addi %1075, %c38 : index
    %1084 = memref.load %17[%1083] : memref<?xf32>
    %1085 = arith.addf %1082, %1084 : f32
    %1086 = arith.muli %1072, %c15 : index
    %1087 = arith.addi %1086, %961 : index
    %1088 = arith.addi %1087, %c23 : index
    %1089 = memref.load %17[%1088] : memref<?xf32>
    %1090 = arith.addi %1088, %c36 : index
    %1091 = memref.load %17[%1090] : memref<?xf32>
    %1092 = arith.addf %1089, %1091 : f32
    %1093 = arith.addi %1088, %c37 : index
    %1094 = memref.load %17[%1093] : memref<?xf32>
    %1095 = arith.addf %1092, %1094 : f32
    %1096 = arith.addi %1088, %c38 : index
    %1097 = memref.load %17[%1096] : memref<?xf32>
    %1098 = arith.addf %1095, %1097 : f32
    %1099 = wave.lane
    %1100 = arith.addi %16, %c5 : index
    %1101 = arith.muli %1072, %c6 : index
    %1102 = arith.addi %1100, %1101 : index
    %1103 = arith.divui %1099, %c5 : index
    %1104 = arith.addi %1102, %1103 : index
    %1105 = arith.cmpi slt, %1104, %15 : index
    scf.if %1105 {
      %1106 = arith.cmpi eq, %hasFactors, %c8 : index
      %1107 = memref.load %factors[%1104] : memref<?xf32>
      %1108 = arith.select %1106, %1107, %c40 : f32
      %1109 = arith.mulf %1085, %1108 : f32
      %1110 = arith.mulf %1098, %1108 : f32
      %1111 = arith.mulf %1109, %c41 : f32
      %1112 = wave.exp2 %1111 : f32
      %1113 = arith.addf %c40, %1112 : f32
      %1114 = arith.divf %1109, %1113 : f32
      %1115 = arith.mulf %1114, %1110 : f32
      %1116 = arith.minimumf %1115, %c42 : f32
      %1117 = arith.maximumf %1116, %c43 : f32
      %1118 = arith.truncf %1117 : f32 to f16
      %1119 = arith.muli %0, %c5 : index
      %1120 = wave.lane
      %1121 = arith.remui %1120, %c5 : index
      %1122 = arith.addi %1119, %1121 : index
      %1123 = arith.divui %1104, %outTileRows : index
      %1124 = arith.divui %outputFeatures, %c5 : index
      %1125 = arith.muli %1123, %1124 : index
      %1126 = arith.divui %1122, %c5 : index
      %1127 = arith.addi %1125, %1126 : index
      %1128 = arith.muli %1127, %c6 : index
      %1129 = arith.remui %1122, %c5 : index
      %1130 = arith.divui %1129, %c2 : index
      %1131 = arith.addi %1128, %1130 : index
      %1132 = arith.muli %outTileRows, %c2 : index
      %1133 = arith.muli %1131, %1132 : index
      %1134 = arith.remui %1104, %outTileRows : index
      %1135 = arith.muli %1134, %c2 : index
      %1136 = arith.addi %1133, %1135 : index
      %1137 = arith.remui %1122, %c2 : index
      %1138 = arith.addi %1136, %1137 : index
      memref.store %1118, %out[%1138] : memref<?xf16>
    }
    %1139 = wave.lane
    wave.barrier
    %1140 = wave.wave
    %1141 = arith.muli %1140, %c6 : index
    %1142 = arith.addi %1141, %c7 : index
    %1143 = arith.muli %1142, %c23 : index
    %1144 = arith.addi %1143, %1139 : index
    %1145 = vector.extract %563#4[0] : f32 from vector<8xf32>
    %1146 = arith.addi %1144, %c7 : index
    memref.store %1145, %17[%1146] : memref<?xf32>
    %1147 = vector.extract %563#4[1] : f32 from vector<8xf32>
    %1148 = arith.addi %1144, %c15 : index
    memref.store %1147, %17[%1148] : memref<?xf32>
    %1149 = vector.extract %563#4[2] : f32 from vector<8xf32>
    %1150 = arith.addi %1144, %c10 : index
    memref.store %1149, %17[%1150] : memref<?xf32>
    %1151 = vector.extract %563#4[3] : f32 from vector<8xf32>
    %1152 = arith.addi %1144, %c31 : index
    memref.store %1151, %17[%1152] : memref<?xf32>
    %1153 = vector.extract %563#4[4] : f32 from vector<8xf32>
    %1154 = arith.addi %1144, %c32 : index
    memref.store %1153, %17[%1154] : memref<?xf32>
    %1155 = vector.extract %563#4[5] : f32 from vector<8xf32>
    %1156 = arith.addi %1144, %c33 : index
    memref.store %1155, %17[%1156] : memref<?xf32>
    %1157 = vector.extract %563#4[6] : f32 from vector<8xf32>
    %1158 = arith.addi %1144, %c34 : index
    memref.store %1157, %17[%1158] : memref<?xf32>
    %1159 = vector.extract %563#4[7] : f32 from vector<8xf32>
    %1160 = arith.addi %1144, %c35 : index
    memref.store %1159, %17[%1160] : memref<?xf32>
    %1161 = arith.muli %1140, %c6 : index
    %1162 = arith.addi %1161, %c8 : index
    %1163 = arith.muli %1162, %c23 : index
    %1164 = arith.addi %1163, %1139 : index
    %1165 = vector.extract %563#5[0] : f32 from vector<8xf32>
    %1166 = arith.addi %1164, %c7 : index
    memref.store %1165, %17[%1166] : memref<?xf32>
    %1167 = vector.extract %563#5[1] : f32 from vector<8xf32>
    %1168 = arith.addi %1164, %c15 : index
    memref.store %1167, %17[%1168] : memref<?xf32>
    %1169 = vector.extract %563#5[2] : f32 from vector<8xf32>
    %1170 = arith.addi %1164, %c10 : index
    memref.store %1169, %17[%1170] : memref<?xf32>
    %1171 = vector.extract %563#5[3] : f32 from vector<8xf32>
    %1172 = arith.addi %1164, %c31 : index
    memref.store %1171, %17[%1172] : memref<?xf32>
    %1173 = vector.extract %563#5[4] : f32 from vector<8xf32>
    %1174 = arith.addi %1164, %c32 : index
    memref.store %1173, %17[%1174] : memref<?xf32>
    %1175 = vector.extract %563#5[5] : f32 from vector<8xf32>
    %1176 = arith.addi %1164, %c33 : index
    memref.store %1175, %17[%1176] : memref<?xf32>
    %1177 = vector.extract %563#5[6] : f32 from vector<8xf32>
    %1178 = arith.addi %1164, %c34 : index
    memref.store %1177, %17[%1178] : memref<?xf32>
    %1179 = vector.extract %563#5[7] : f32 from vector<8xf32>
    %1180 = arith.addi %1164, %c35 : index
    memref.store %1179, %17[%1180] : memref<?xf32>
    wave.barrier
    %1181 = arith.muli %1140, %c6 : index
    %1182 = arith.addi %1181, %c7 : index
    %1183 = arith.muli %1182, %c15 : index
    %1184 = arith.addi %1183, %1139 : index
    %1185 = arith.addi %1184, %c7 : index
    %1186 = memref.load %17[%1185] : memref<?xf32>
    %1187 = arith.addi %1185, %c36 : index
    %1188 = memref.load %17[%1187] : memref<?xf32>
    %1189 = arith.addf %1186, %1188 : f32
    %1190 = arith.addi %1185, %c37 : index
    %1191 = memref.load %17[%1190] : memref<?xf32>
    %1192 = arith.addf %1189, %1191 : f32
    %1193 = arith.addi %1185, %c38 : index
    %1194 = memref.load %17[%1193] : memref<?xf32>
    %1195 = arith.addf %1192, %1194 : f32
    %1196 = arith.muli %1182, %c15 : index
    %1197 = arith.addi %1196, %1139 : index
    %1198 = arith.addi %1197, %c23 : index
    %1199 = memref.load %17[%1198] : memref<?xf32>
    %1200 = arith.addi %1198, %c36 : index
    %1201 = memref.load %17[%1200] : memref<?xf32>
    %1202 = arith.addf %1199, %1201 : f32
    %1203 = arith.addi %1198, %c37 : index
    %1204 = memref.load %17[%1203] : memref<?xf32>
    %1205 = arith.addf %1202, %1204 : f32
    %1206 = arith.addi %1198, %c38 : index
    %1207 = memref.load %17[%1206] : memref<?xf32>
    %1208 = arith.addf %1205, %1207 : f32
    %1209 = wave.lane
    %1210 = arith.addi %16, %c15 : index
    %1211 = arith.muli %1182, %c6 : index
    %1212 = arith.addi %1210, %1211 : index
    %1213 = arith.divui %1209, %c5 : index
    %1214 = arith.addi %1212, %1213 : index
    %1215 = arith.cmpi slt, %1214, %15 : index
    scf.if %1215 {
      %1216 = arith.cmpi eq, %hasFactors, %c8 : index
      %1217 = memref.load %factors[%1214] : memref<?xf32>
      %1218 = arith.select %1216, %1217, %c40 : f32
      %1219 = arith.mulf %1195, %1218 : f32
      %1220 = arith.mulf %1208, %1218 : f32
      %1221 = arith.mulf %1219, %c41 : f32
      %1222 = wave.exp2 %1221 : f32
      %1223 = arith.addf %c40, %1222 : f32
      %1224 = arith.divf %1219, %1223 : f32
      %1225 = arith.mulf %1224, %1220 : f32
      %1226 = arith.minimumf %1225, %c42 : f32
      %1227 = arith.maximumf %1226, %c43 : f32
      %1228 = arith.truncf %1227 : f32 to f16
      %1229 = arith.muli %0, %c5 : index
      %1230 = wave.lane
      %1231 = arith.remui %1230, %c5 : index
      %1232 = arith.addi %1229, %1231 : index
      %1233 = arith.divui %1214, %outTileRows : index
      %1234 = arith.divui %outputFeatures, %c5 : index
      %1235 = arith.muli %1233, %1234 : index
      %1236 = arith.divui %1232, %c5 : index
      %1237 = arith.addi %1235, %1236 : index
      %1238 = arith.muli %1237, %c6 : index
      %1239 = arith.remui %1232, %c5 : index
      %1240 = arith.divui %1239, %c2 : index
      %1241 = arith.addi %1238, %1240 : index
      %1242 = arith.muli %outTileRows, %c2 : index
      %1243 = arith.muli %1241, %1242 : index
      %1244 = arith.remui %1214, %outTileRows : index
      %1245 = arith.muli %1244, %c2 : index
      %1246 = arith.addi %1243, %1245 : index
      %1247 = arith.remui %1232, %c2 : index
      %1248 = arith.addi %1246, %1247 : index
      memref.store %1228, %out[%1248] : memref<?xf16>
    }
    %1249 = arith.muli %1140, %c6 : index
    %1250 = arith.addi %1249, %c8 : index
    %1251 = arith.muli %1250, %c15 : index
    %1252 = arith.addi %1251, %1139 : index
    %1253 = arith.addi %1252, %c7 : index
    %1254 = memref.load %17[%1253] : memref<?xf32>
    %1255 = arith.addi %1253, %c36 : index
    %1256 = memref.load %17[%1255] : memref<?xf32>
    %1257 = arith.addf %1254, %1256 : f32
    %1258 = arith.addi %1253, %c37 : index
    %1259 = memref.load %17[%1258] : memref<?xf32>
    %1260 = arith.addf %1257, %1259 : f32
    %1261 = arith.addi %1253, %c38 : index
    %1262 = memref.load %17[%1261] : memref<?xf32>
    %1263 = arith.addf %1260, %1262 : f32
    %1264 = arith.muli %1250, %c15 : index
    %1265 = arith.addi %1264, %1139 : index
    %1266 = arith.addi %1265, %c23 : index
    %1267 = memref.load %17[%1266] : memref<?xf32>
    %1268 = arith.addi %1266, %c36 : index
    %1269 = memref.load %17[%1268] : memref<?xf32>
    %1270 = arith.addf %1267, %1269 : f32
    %1271 = arith.addi %1266, %c37 : index
    %1272 = memref.load %17[%1271] : memref<?xf32>
    %1273 = arith.addf %1270, %1272 : f32
    %1274 = arith.addi %1266, %c38 : index
    %1275 = memref.load %17[%1274] : memref<?xf32>
    %1276 = arith.addf %1273, %1275 : f32
    %1277 = wave.lane
    %1278 = arith.addi %16, %c15 : index
    %1279 = arith.muli %1250, %c6 : index
    %1280 = arith.addi %1278, %1279 : index
    %1281 = arith.divui %1277, %c5 : index
    %1282 = arith.addi %1280, %1281 : index
    %1283 = arith.cmpi slt, %1282, %15 : index
    scf.if %1283 {
      %1284 = arith.cmpi eq, %hasFactors, %c8 : index
      %1285 = memref.load %factors[%1282] : memref<?xf32>
      %1286 = arith.select %1284, %1285, %c40 : f32
      %1287 = arith.mulf %1263, %1286 : f32
      %1288 = arith.mulf %1276, %1286 : f32
      %1289 = arith.mulf %1287, %c41 : f32
      %1290 = wave.exp2 %1289 : f32
      %1291 = arith.addf %c40, %1290 : f32
      %1292 = arith.divf %1287, %1291 : f32
      %1293 = arith.mulf %1292, %1288 : f32
      %1294 = arith.minimumf %1293, %c42 : f32
      %1295 = arith.maximumf %1294, %c43 : f32
      %1296 = arith.truncf %1295 : f32 to f16
      %1297 = arith.muli %0, %c5 : index
      %1298 = wave.lane
      %1299 = arith.remui %1298, %c5 : index
      %1300 = arith.addi %1297, %1299 : index
      %1301 = arith.divui %1282, %outTileRows : index
      %1302 = arith.divui %outputFeatures, %c5 : index
      %1303 = arith.muli %1301, %1302 : index
      %1304 = arith.divui %1300, %c5 : index
      %1305 = arith.addi %1303, %1304 : index
      %1306 = arith.muli %1305, %c6 : index
      %1307 = arith.remui %1300, %c5 : index
      %1308 = arith.divui %1307, %c2 : index
      %1309 = arith.addi %1306, %1308 : index
      %1310 = arith.muli %outTileRows, %c2 : index
      %1311 = arith.muli %1309, %1310 : index
      %1312 = arith.remui %1282, %outTileRows : index
      %1313 = arith.muli %1312, %c2 : index
      %1314 = arith.addi %1311, %1313 : index
      %1315 = arith.remui %1300, %c2 : index
      %1316 = arith.addi %1314, %1315 : index
      memref.store %1296, %out[%1316] : memref<?xf16>
    }
    %1317 = wave.lane
    wave.barrier
    %1318 = wave.wave
    %1319 = arith.muli %1318, %c6 : index
    %1320 = arith.addi %1319, %c7 : index
    %1321 = arith.muli %1320, %c23 : index
    %1322 = arith.addi %1321, %1317 : index
    %1323 = vector.extract %563#6[0] : f32 from vector<8xf32>
    %1324 = arith.addi %1322, %c7 : index
    memref.store %1323, %17[%1324] : memref<?xf32>
    %1325 = vector.extract %563#6[1] : f32 from vector<8xf32>
    %1326 = arith.addi %1322, %c15 : index
    memref.store %1325, %17[%1326] : memref<?xf32>
    %1327 = vector.extract %563#6[2] : f32 from vector<8xf32>
    %1328 = arith.addi %1322, %c10 : index
    memref.store %1327, %17[%1328] : memref<?xf32>
    %1329 = vector.extract %563#6[3] : f32 from vector<8xf32>
    %1330 = arith.addi %1322, %c31 : index
    memref.store %1329, %17[%1330] : memref<?xf32>
    %1331 = vector.extract %563#6[4] : f32 from vector<8xf32>
    %1332 = arith.addi %1322, %c32 : index
    memref.store %1331, %17[%1332] : memref<?xf32>
    %1333 = vector.extract %563#6[5] : f32 from vector<8xf32>
    %1334 = arith.addi %1322, %c33 : index
    memref.store %1333, %17[%1334] : memref<?xf32>
    %1335 = vector.extract %563#6[6] : f32 from vector<8xf32>
    %1336 = arith.addi %1322, %c34 : index
    memref.store %1335, %17[%1336] : memref<?xf32>
    %1337 = vector.extract %563#6[7] : f32 from vector<8xf32>
    %1338 = arith.addi %1322, %c35 : index
    memref.store %1337, %17[%1338] : memref<?xf32>
    %1339 = arith.muli %1318, %c6 : index
    %1340 = arith.addi %1339, %c8 : index
    %1341 = arith.muli %1340, %c23 : index
    %1342 = arith.addi %1341, %1317 : index
    %1343 = vector.extract %563#7[0] : f32 from vector<8xf32>
    %1344 = arith.addi %1342, %c7 : index
    memref.store %1343, %17[%1344] : memref<?xf32>
    %1345 = vector.extract %563#7[1] : f32 from vector<8xf32>
    %1346 = arith.addi %1342, %c15 : index
    memref.store %1345, %17[%1346] : memref<?xf32>
    %1347 = vector.extract %563#7[2] : f32 from vector<8xf32>
    %1348 = arith.addi %1342, %c10 : index
    memref.store %1347, %17[%1348] : memref<?xf32>
    %1349 = vector.extract %563#7[3] : f32 from vector<8xf32>
    %1350 = arith.addi %1342, %c31 : index
    memref.store %1349, %17[%1350] : memref<?xf32>
    %1351 = vector.extract %563#7[4] : f32 from vector<8xf32>
    %1352 = arith.addi %1342, %c32 : index
    memref.store %1351, %17[%1352] : memref<?xf32>
    %1353 = vector.extract %563#7[5] : f32 from vector<8xf32>
    %1354 = arith.addi %1342, %c33 : index
    memref.store %1353, %17[%1354] : memref<?xf32>
    %1355 = vector.extract %563#7[6] : f32 from vector<8xf32>
    %1356 = arith.addi %1342, %c34 : index
    memref.store %1355, %17[%1356] : memref<?xf32>
    %1357 = vector.extract %563#7[7] : f32 from vector<8xf32>
    %1358 = arith.addi %1342, %c35 : index
    memref.store %1357, %17[%1358] : memref<?xf32>
    wave.barrier
    %1359 = arith.muli %1318, %c6 : index
    %1360 = arith.addi %1359, %c7 : index
    %1361 = arith.muli %1360, %c15 : index
    %1362 = arith.addi %1361, %1317 : index
    %1363 = arith.addi %1362, %c7 : index
    %1364 = memref.load %17[%1363] : memref<?xf32>
    %1365 = arith.addi %1363, %c36 : index
    %1366 = memref.load %17[%1365] : memref<?xf32>
    %1367 = arith.addf %1364, %1366 : f32
    %1368 = arith.addi %1363, %c37 : index
    %1369 = memref.load %17[%1368] : memref<?xf32>
    %1370 = arith.addf %1367, %1369 : f32
    %1371 = arith.addi %1363, %c38 : index
    %1372 = memref.load %17[%1371] : memref<?xf32>
    %1373 = arith.addf %1370, %1372 : f32
    %1374 = arith.muli %1360, %c15 : index
    %1375 = arith.addi %1374, %1317 : index
    %1376 = arith.addi %1375, %c23 : index
    %1377 = memref.load %17[%1376] : memref<?xf32>
    %1378 = arith.addi %1376, %c36 : index
    %1379 = memref.load %17[%1378] : memref<?xf32>
    %1380 = arith.addf %1377, %1379 : f32
    %1381 = arith.addi %1376, %c37 : index
    %1382 = memref.load %17[%1381] : memref<?xf32>
    %1383 = arith.addf %1380, %1382 : f32
    %1384 = arith.addi %1376, %c38 : index
    %1385 = memref.load %17[%1384] : memref<?xf32>
    %1386 = arith.addf %1383, %1385 : f32
    %1387 = wave.lane
    %1388 = arith.addi %16, %c16 : index
    %1389 = arith.muli %1360, %c6 : index
    %1390 = arith.addi %1388, %1389 : index
    %1391 = arith.divui %1387, %c5 : index
    %1392 = arith.addi %1390, %1391 : index
    %1393 = arith.cmpi slt, %1392, %15 : index
    scf.if %1393 {
      %1394 = arith.cmpi eq, %hasFactors, %c8 : index
      %1395 = memref.load %factors[%1392] : memref<?xf32>
      %1396 = arith.select %1394, %1395, %c40 : f32
      %1397 = arith.mulf %1373, %1396 : f32
      %1398 = arith.mulf %1386, %1396 : f32
      %1399 = arith.mulf %1397, %c41 : f32
      %1400 = wave.exp2 %1399 : f32
      %1401 = arith.addf %c40, %1400 : f32
      %1402 = arith.divf %1397, %1401 : f32
      %1403 = arith.mulf %1402, %1398 : f32
      %1404 = arith.minimumf %1403, %c42 : f32
      %1405 = arith.maximumf %1404, %c43 : f32
      %1406 = arith.truncf %1405 : f32 to f16
      %1407 = arith.muli %0, %c5 : index
      %1408 = wave.lane
      %1409 = arith.remui %1408, %c5 : index
      %1410 = arith.addi %1407, %1409 : index
      %1411 = arith.divui %1392, %outTileRows : index
      %1412 = arith.divui %outputFeatures, %c5 : index
      %1413 = arith.muli %1411, %1412 : index
      %1414 = arith.divui %1410, %c5 : index
      %1415 = arith.addi %1413, %1414 : index
      %1416 = arith.muli %1415, %c6 : index
      %1417 = arith.remui %1410, %c5 : index
      %1418 = arith.divui %1417, %c2 : index
      %1419 = arith.addi %1416, %1418 : index
      %1420 = arith.muli %outTileRows, %c2 : index
      %1421 = arith.muli %1419, %1420 : index
      %1422 = arith.remui %1392, %outTileRows : index
      %1423 = arith.muli %1422, %c2 : index
      %1424 = arith.addi %1421, %1423 : index
      %1425 = arith.remui %1410, %c2 : index
      %1426 = arith.addi %1424, %1425 : index
      memref.store %1406, %out[%1426] : memref<?xf16>
    }
    %1427 = arith.muli %1318, %c6 : index
    %1428 = arith.addi %1427, %c8 : index
    %1429 = arith.muli %1428, %c15 : index
    %1430 = arith.addi %1429, %1317 : index
    %1431 = arith.addi %1430, %c7 : index
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
    %1442 = arith.muli %1428, %c15 : index
    %1443 = arith.addi %1442, %1317 : index
    %1444 = arith.addi %1443, %c23 : index
    %1445 = memref.load %17[%1444] : memref<?xf32>
    %1446 = arith.addi %1444, %c36 : index
    %1447 = memref.load %17[%1446] : memref<?xf32>
    %1448 = arith.addf %1445, %1447 : f32
    %1449 = arith.addi %1444, %c37 : index
    %1450 = memref.load %17[%1449] : memref<?xf32>
    %1451 = arith.addf %1448, %1450 : f32
    %1452 = arith.addi %1444, %c38 : index
    %1453 = memref.load %17[%1452] : memref<?xf32>
    %1454 = arith.addf %1451, %1453 : f32
    %1455 = wave.lane
    %1456 = arith.addi %16, %c16 : index
    %1457 = arith.muli %1428, %c6 : index
    %1458 = arith.addi %1456, %1457 : index
    %1459 = arith.divui %1455, %c5 : index
    %1460 = arith.addi %1458, %1459 : index
    %1461 = arith.cmpi slt, %1460, %15 : index
    scf.if %1461 {
      %1462 = arith.cmpi eq, %hasFactors, %c8 : index
      %1463 = memref.load %factors[%1460] : memref<?xf32>
      %1464 = arith.select %1462, %1463, %c40 : f32
      %1465 = arith.mulf %1441, %1464 : f32
      %1466 = arith.mulf %1454, %1464 : f32
      %1467 = arith.mulf %1465, %c41 : f32
      %1468 = wave.exp2 %1467 : f32
      %1469 = arith.addf %c40, %1468 : f32
      %1470 = arith.divf %1465, %1469 : f32
      %1471 = arith.mulf %1470, %1466 : f32
      %1472 = arith.minimumf %1471, %c42 : f32
      %1473 = arith.maximumf %1472, %c43 : f32
      %1474 = arith.truncf %1473 : f32 to f16
      %1475 = arith.muli %0, %c5 : index
      %1476 = wave.lane
      %1477 = arith.remui %1476, %c5 : index
      %1478 = arith.addi %1475, %1477 : index
      %1479 = arith.divui %1460, %outTileRows : index
      %1480 = arith.divui %outputFeatures, %c5 : index
      %1481 = arith.muli %1479, %1480 : index
      %1482 = arith.divui %1478, %c5 : index
      %1483 = arith.addi %1481, %1482 : index
      %1484 = arith.muli %1483, %c6 : index
      %1485 = arith.remui %1478, %c5 : index
      %1486 = arith.divui %1485, %c2 : index
      %1487 = arith.addi %1484, %1486 : index
      %1488 = arith.muli %outTileRows, %c2 : index
      %1489 = arith.muli %1487, %1488 : index
      %1490 = arith.remui %1460, %outTileRows : index
      %1491 = arith.muli %1490, %c2 : index
      %1492 = arith.addi %1489, %1491 : index
      %1493 = arith.remui %1478, %c2 : index
      %1494 = arith.addi %1492, %1493 : index
      memref.store %1474, %out[%1494] : memref<?xf16>
    }
  }
  wave.return
}
