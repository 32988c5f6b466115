// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxGateUp(format='int4', waves=8, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @gate_up_int4_w8p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>) attributes {waves = 8 : i64} {
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
  %c44 = arith.constant 0x3F800000 : f32
  %c45 = arith.constant 0xBFB8AA3B : f32
  %c46 = arith.constant 0x477FE000 : f32
  %c47 = arith.constant 0xC77FE000 : f32
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
      %885 = memref.load %factors[%882] : memref<?xf32>
      %886 = arith.select %884, %885, %c44 : f32
      %887 = arith.mulf %851, %886 : f32
      %888 = arith.mulf %876, %886 : f32
      %889 = arith.mulf %887, %c45 : f32
      %890 = wave.exp2 %889 : f32
      %891 = arith.addf %c44, %890 : f32
      %892 = arith.divf %887, %891 : f32
      %893 = arith.mulf %892, %888 : f32
      %894 = arith.minimumf %893, %c46 : f32
      %895 = arith.maximumf %894, %c47 : f32
      %896 = arith.truncf %895 : f32 to f16
      %897 = arith.muli %0, %c5 : index
      %898 = wave.lane
      %899 = arith.remui %898, %c5 : index
      %900 = arith.addi %897, %899 : index
      %901 = arith.divui %882, %outTileRows : index
      %902 = arith.divui %outputFeatures, %c5 : index
      %903 = arith.muli %901, %902 : index
      %904 = arith.divui %900, %c5 : index
      %905 = arith.addi %903, %904 : index
      %906 = arith.muli %905, %c6 : index
      %907 = arith.remui %900, %c5 : index
      %908 = arith.divui %907, %c2 : index
      %909 = arith.addi %906, %908 : index
      %910 = arith.muli %outTileRows, %c2 : index
      %911 = arith.muli %909, %910 : index
      %912 = arith.remui %882, %outTileRows : index
      %913 = arith.muli %912, %c2 : index
      %914 = arith.addi %911, %913 : index
      %915 = arith.remui %900, %c2 : index
      %916 = arith.addi %914, %915 : index
      memref.store %896, %out[%916] : memref<?xf16>
    }
    %917 = wave.lane
    wave.barrier
    %918 = wave.wave
    %919 = arith.muli %918, %c6 : index
    %920 = arith.addi %919, %c7 : index
    %921 = arith.muli %920, %c23 : index
    %922 = arith.addi %921, %917 : index
    %923 = vector.extract %563#2[0] : f32 from vector<8xf32>
    %924 = arith.addi %922, %c7 : index
    memref.store %923, %17[%924] : memref<?xf32>
    %925 = vector.extract %563#2[1] : f32 from vector<8xf32>
    %926 = arith.addi %922, %c15 : index
    memref.store %925, %17[%926] : memref<?xf32>
    %927 = vector.extract %563#2[2] : f32 from vector<8xf32>
    %928 = arith.addi %922, %c10 : index
    memref.store %927, %17[%928] : memref<?xf32>
    %929 = vector.extract %563#2[3] : f32 from vector<8xf32>
    %930 = arith.addi %922, %c31 : index
    memref.store %929, %17[%930] : memref<?xf32>
    %931 = vector.extract %563#2[4] : f32 from vector<8xf32>
    %932 = arith.addi %922, %c32 : index
    memref.store %931, %17[%932] : memref<?xf32>
    %933 = vector.extract %563#2[5] : f32 from vector<8xf32>
    %934 = arith.addi %922, %c33 : index
    memref.store %933, %17[%934] : memref<?xf32>
    %935 = vector.extract %563#2[6] : f32 from vector<8xf32>
    %936 = arith.addi %922, %c34 : index
    memref.store %935, %17[%936] : memref<?xf32>
    %937 = vector.extract %563#2[7] : f32 from vector<8xf32>
    %938 = arith.addi %922, %c35 : index
    memref.store %937, %17[%938] : memref<?xf32>
    %939 = arith.muli %918, %c6 : index
    %940 = arith.addi %939, %c8 : index
    %941 = arith.muli %940, %c23 : index
    %942 = arith.addi %941, %917 : index
    %943 = vector.extract %563#3[0] : f32 from vector<8xf32>
    %944 = arith.addi %942, %c7 : index
    memref.store %943, %17[%944] : memref<?xf32>
    %945 = vector.extract %563#3[1] : f32 from vector<8xf32>
    %946 = arith.addi %942, %c15 : index
    memref.store %945, %17[%946] : memref<?xf32>
    %947 = vector.extract %563#3[2] : f32 from vector<8xf32>
    %948 = arith.addi %942, %c10 : index
    memref.store %947, %17[%948] : memref<?xf32>
    %949 = vector.extract %563#3[3] : f32 from vector<8xf32>
    %950 = arith.addi %942, %c31 : index
    memref.store %949, %17[%950] : memref<?xf32>
    %951 = vector.extract %563#3[4] : f32 from vector<8xf32>
    %952 = arith.addi %942, %c32 : index
    memref.store %951, %17[%952] : memref<?xf32>
    %953 = vector.extract %563#3[5] : f32 from vector<8xf32>
    %954 = arith.addi %942, %c33 : index
    memref.store %953, %17[%954] : memref<?xf32>
    %955 = vector.extract %563#3[6] : f32 from vector<8xf32>
    %956 = arith.addi %942, %c34 : index
    memref.store %955, %17[%956] : memref<?xf32>
    %957 = vector.extract %563#3[7] : f32 from vector<8xf32>
    %958 = arith.addi %942, %c35 : index
    memref.store %957, %17[%958] : memref<?xf32>
    wave.barrier
    %959 = arith.muli %918, %c8 : index
    %960 = arith.addi %959, %c7 : index
    %961 = arith.muli %960, %c15 : index
    %962 = arith.addi %961, %917 : index
    %963 = arith.addi %962, %c7 : index
    %964 = memref.load %17[%963] : memref<?xf32>
    %965 = arith.addi %963, %c36 : index
    %966 = memref.load %17[%965] : memref<?xf32>
    %967 = arith.addf %964, %966 : f32
    %968 = arith.addi %963, %c37 : index
    %969 = memref.load %17[%968] : memref<?xf32>
    %970 = arith.addf %967, %969 : f32
    %971 = arith.addi %963, %c38 : index
    %972 = memref.load %17[%971] : memref<?xf32>
    %973 = arith.addf %970, %972 : f32
    %974 = arith.addi %963, %c39 : index
    %975 = memref.load %17[%974] : memref<?xf32>
    %976 = arith.addf %973, %975 : f32
    %977 = arith.addi %963, %c40 : index
    %978 = memref.load %17[%977] : memref<?xf32>
    %979 = arith.addf %976, %978 : f32
    %980 = arith.addi %963, %c41 : index
    %981 = memref.load %17[%980] : memref<?xf32>
    %982 = arith.addf %979, %981 : f32
    %983 = arith.addi %963, %c42 : index
    %984 = memref.load %17[%983] : memref<?xf32>
    %985 = arith.addf %982, %984 : f32
    %986 = arith.muli %960, %c15 : index
    %987 = arith.addi %986, %917 : index
    %988 = arith.addi %987, %c23 : index
    %989 = memref.load %17[%988] : memref<?xf32>
    %990 = arith.addi %988, %c36 : index
    %991 = memref.load %17[%990] : memref<?xf32>
    %992 = arith.addf %989, %991 : f32
    %993 = arith.addi %988, %c37 : index
    %994 = memref.load %17[%993] : memref<?xf32>
    %995 = arith.addf %992, %994 : f32
    %996 = arith.addi %988, %c38 : index
    %997 = memref.load %17[%996] : memref<?xf32>
    %998 = arith.addf %995, %997 : f32
    %999 = arith.addi %988, %c39 : index
    %1000 = memref.load %17[%999] : memref<?xf32>
    %1001 = arith.addf %998, %1000 : f32
    %1002 = arith.addi %988, %c40 : index
    %1003 = memref.load %17[%1002] : memref<?xf32>
    %1004 = arith.addf %1001, %1003 : f32
    %1005 = arith.addi %988, %c41 : index
    %1006 = memref.load %17[%1005] : memref<?xf32>
    %1007 = arith.addf %1004, %1006 : f32
    %1008 = arith.addi %988, %c42 : index
    %1009 = memref.load %17[%1008] : memref<?xf32>
    %1010 = arith.addf %1007, %1009 : f32
    %1011 = wave.lane
    %1012 = arith.addi %16, %c5 : index
    %1013 = arith.muli %960, %c6 : index
    %1014 = arith.addi %1012, %1013 : index
    %1015 = arith.divui %1011, %c5 : index
    %1016 = arith.addi %1014, %1015 : index
    %1017 = arith.cmpi slt, %1016, %15 : index
    scf.if %1017 {
      %1018 = arith.cmpi eq, %hasFactors, %c8 : index
      %1019 = memref.load %factors[%1016] : memref<?xf32>
      %1020 = arith.select %1018, %1019, %c44 : f32
      %1021 = arith.mulf %985, %1020 : f32
      %1022 = arith.mulf %1010, %1020 : f32
      %1023 = arith.mulf %1021, %c45 : f32
      %1024 = wave.exp2 %1023 : f32
      %1025 = arith.addf %c44, %1024 : f32
      %1026 = arith.divf %1021, %1025 : f32
      %1027 = arith.mulf %1026, %1022 : f32
      %1028 = arith.minimumf %1027, %c46 : f32
      %1029 = arith.maximumf %1028, %c47 : f32
      %1030 = arith.truncf %1029 : f32 to f16
      %1031 = arith.muli %0, %c5 : index
      %1032 = wave.lane
      %1033 = arith.remui %1032, %c5 : index
      %1034 = arith.addi %1031, %1033 : index
      %1035 = arith.divui %1016, %outTileRows : index
      %1036 = arith.divui %outputFeatures, %c5 : index
      %1037 = arith.muli %1035, %1036 : index
      %1038 = arith.divui %1034, %c5 : index
      %1039 = arith.addi %1037, %1038 : index
      %1040 = arith.muli %1039, %c6 : index
      %1041 = arith.remui %1034, %c5 : index
      %1042 = arith.divui %1041, %c2 : index
      %1043 = arith.addi %1040, %1042 : index
      %1044 = arith.muli %outTileRows, %c2 : index
      %1045 = arith.muli %1043, %1044 : index
      %1046 = arith.remui %1016, %outTileRows : index
      %1047 = arith.muli %1046, %c2 : index
      %1048 = arith.addi %1045, %1047 : index
      %1049 = arith.remui %1034, %c2 : index
      %1050 = arith.addi %1048, %1049 : index
      memref.store %1030, %out[%1050] : memref<?xf16>
    }
    %1051 = wave.lane
    wave.barrier
    %1052 = wave.wave
    %1053 = arith.muli %1052, %c6 : index
    %1054 = arith.addi %1053, %c7 : index
    %1055 = arith.muli %1054, %c23 : index
    %1056 = arith.addi %1055, %1051 : index
    %1057 = vector.extract %563#4[0] : f32 from vector<8xf32>
    %1058 = arith.addi %1056, %c7 : index
    memref.store %1057, %17[%1058] : memref<?xf32>
    %1059 = vector.extract %563#4[1] : f32 from vector<8xf32>
    %1060 = arith.addi %1056, %c15 : index
    memref.store %1059, %17[%1060] : memref<?xf32>
    %1061 = vector.extract %563#4[2] : f32 from vector<8xf32>
    %1062 = arith.addi %1056, %c10 : index
    memref.store %1061, %17[%1062] : memref<?xf32>
    %1063 = vector.extract %563#4[3] : f32 from vector<8xf32>
    %1064 = arith.addi %1056, %c31 : index
    memref.store %1063, %17[%1064] : memref<?xf32>
    %1065 = vector.extract %563#4[4] : f32 from vector<8xf32>
    %1066 = arith.addi %1056, %c32 : index
    memref.store %1065, %17[%1066] : memref<?xf32>
    %1067 = vector.extract %563#4[5] : f32 from vector<8xf32>
    %1068 = arith.addi %1056, %c33 : index
    memref.store %1067, %17[%1068] : memref<?xf32>
    %1069 = vector.extract %563#4[6] : f32 from vector<8xf32>
    %1070 = arith.addi %1056, %c34 : index
    memref.store %1069, %17[%1070] : memref<?xf32>
    %1071 = vector.extract %563#4[7] : f32 from vector<8xf32>
    %1072 = arith.addi %1056, %c35 : index
    memref.store %1071, %17[%1072] : memref<?xf32>
    %1073 = arith.muli %1052, %c6 : index
    %1074 = arith.addi %1073, %c8 : index
    %1075 = arith.muli %1074, %c23 : index
    %1076 = arith.addi %1075, %1051 : index
    %1077 = vector.extract %563#5[0] : f32 from vector<8xf32>
    %1078 = arith.addi %1076, %c7 : index
    memref.store %1077, %17[%1078] : memref<?xf32>
    %1079 = vector.extract %563#5[1] : f32 from vector<8xf32>
    %1080 = arith.addi %1076, %c15 : index
    memref.store %1079, %17[%1080] : memref<?xf32>
    %1081 = vector.extract %563#5[2] : f32 from vector<8xf32>
    %1082 = arith.addi %1076, %c10 : index
    memref.store %1081, %17[%1082] : memref<?xf32>
    %1083 = vector.extract %563#5[3] : f32 from vector<8xf32>
    %1084 = arith.addi %1076, %c31 : index
    memref.store %1083, %17[%1084] : memref<?xf32>
    %1085 = vector.extract %563#5[4] : f32 from vector<8xf32>
    %1086 = arith.addi %1076, %c32 : index
    memref.store %1085, %17[%1086] : memref<?xf32>
    %1087 = vector.extract %563#5[5] : f32 from vector<8xf32>
    %1088 = arith.addi %1076, %c33 : index
    memref.store %1087, %17[%1088] : memref<?xf32>
    %1089 = vector.extract %563#5[6] : f32 from vector<8xf32>
    %1090 = arith.addi %1076, %c34 : index
    memref.store %1089, %17[%1090] : memref<?xf32>
    %1091 = vector.extract %563#5[7] : f32 from vector<8xf32>
    %1092 = arith.addi %1076, %c35 : index
    memref.store %1091, %17[%1092] : memref<?xf32>
    wave.barrier
    %1093 = arith.muli %1052, %c8 : index
    %1094 = arith.addi %1093, %c7 : index
    %1095 = arith.muli %1094, %c15 : index
    %1096 = arith.addi %1095, %1051 : index
    %1097 = arith.addi %1096, %c7 : index
    %1098 = memref.load %17[%1097] : memref<?xf32>
    %1099 = arith.addi %1097, %c36 : index
    %1100 = memref.load %17[%1099] : memref<?xf32>
    %1101 = arith.addf %1098, %1100 : f32
    %1102 = arith.addi %1097, %c37 : index
    %1103 = memref.load %17[%1102] : memref<?xf32>
    %1104 = arith.addf %1101, %1103 : f32
    %1105 = arith.addi %1097, %c38 : index
    %1106 = memref.load %17[%1105] : memref<?xf32>
    %1107 = arith.addf %1104, %1106 : f32
    %1108 = arith.addi %1097, %c39 : index
    %1109 = memref.load %17[%1108] : memref<?xf32>
    %1110 = arith.addf %1107, %1109 : f32
    %1111 = arith.addi %1097, %c40 : index
    %1112 = memref.load %17[%1111] : memref<?xf32>
    %1113 = arith.addf %1110, %1112 : f32
    %1114 = arith.addi %1097, %c41 : index
    %1115 = memref.load %17[%1114] : memref<?xf32>
    %1116 = arith.addf %1113, %1115 : f32
    %1117 = arith.addi %1097, %c42 : index
    %1118 = memref.load %17[%1117] : memref<?xf32>
    %1119 = arith.addf %1116, %1118 : f32
    %1120 = arith.muli %1094, %c15 : index
    %1121 = arith.addi %1120, %1051 : index
    %1122 = arith.addi %1121, %c23 : index
    %1123 = memref.load %17[%1122] : memref<?xf32>
    %1124 = arith.addi %1122, %c36 : index
    %1125 = memref.load %17[%1124] : memref<?xf32>
    %1126 = arith.addf %1123, %1125 : f32
    %1127 = arith.addi %1122, %c37 : index
    %1128 = memref.load %17[%1127] : memref<?xf32>
    %1129 = arith.addf %1126, %1128 : f32
    %1130 = arith.addi %1122, %c38 : index
    %1131 = memref.load %17[%1130] : memref<?xf32>
    %1132 = arith.addf %1129, %1131 : f32
    %1133 = arith.addi %1122, %c39 : index
    %1134 = memref.load %17[%1133] : memref<?xf32>
    %1135 = arith.addf %1132, %1134 : f32
    %1136 = arith.addi %1122, %c40 : index
    %1137 = memref.load %17[%1136] : memref<?xf32>
    %1138 = arith.addf %1135, %1137 : f32
    %1139 = arith.addi %1122, %c41 : index
    %1140 = memref.load %17[%1139] : memref<?xf32>
    %1141 = arith.addf %1138, %1140 : f32
    %1142 = arith.addi %1122, %c42 : index
    %1143 = memref.load %17[%1142] : memref<?xf32>
    %1144 = arith.addf %1141, %1143 : f32
    %1145 = wave.lane
    %1146 = arith.addi %16, %c15 : index
    %1147 = arith.muli %1094, %c6 : index
    %1148 = arith.addi %1146, %1147 : index
    %1149 = arith.divui %1145, %c5 : index
    %1150 = arith.addi %1148, %1149 : index
    %1151 = arith.cmpi slt, %1150, %15 : index
    scf.if %1151 {
      %1152 = arith.cmpi eq, %hasFactors, %c8 : index
      %1153 = memref.load %factors[%1150] : memref<?xf32>
      %1154 = arith.select %1152, %1153, %c44 : f32
      %1155 = arith.mulf %1119, %1154 : f32
      %1156 = arith.mulf %1144, %1154 : f32
      %1157 = arith.mulf %1155, %c45 : f32
      %1158 = wave.exp2 %1157 : f32
      %1159 = arith.addf %c44, %1158 : f32
      %1160 = arith.divf %1155, %1159 : f32
      %1161 = arith.mulf %1160, %1156 : f32
      %1162 = arith.minimumf %1161, %c46 : f32
      %1163 = arith.maximumf %1162, %c47 : f32
      %1164 = arith.truncf %1163 : f32 to f16
      %1165 = arith.muli %0, %c5 : index
      %1166 = wave.lane
      %1167 = arith.remui %1166, %c5 : index
      %1168 = arith.addi %1165, %1167 : index
      %1169 = arith.divui %1150, %outTileRows : index
      %1170 = arith.divui %outputFeatures, %c5 : index
      %1171 = arith.muli %1169, %1170 : index
      %1172 = arith.divui %1168, %c5 : index
      %1173 = arith.addi %1171, %1172 : index
      %1174 = arith.muli %1173, %c6 : index
      %1175 = arith.remui %1168, %c5 : index
      %1176 = arith.divui %1175, %c2 : index
      %1177 = arith.addi %1174, %1176 : index
      %1178 = arith.muli %outTileRows, %c2 : index
      %1179 = arith.muli %1177, %1178 : index
      %1180 = arith.remui %1150, %outTileRows : index
      %1181 = arith.muli %1180, %c2 : index
      %1182 = arith.addi %1179, %1181 : index
      %1183 = arith.remui %1168, %c2 : index
      %1184 = arith.addi %1182, %1183 : index
      memref.store %1164, %out[%1184] : memref<?xf16>
    }
    %1185 = wave.lane
    wave.barrier
    %1186 = wave.wave
    %1187 = arith.muli %1186, %c6 : index
    %1188 = arith.addi %1187, %c7 : index
    %1189 = arith.muli %1188, %c23 : index
    %1190 = arith.addi %1189, %1185 : index
    %1191 = vector.extract %563#6[0] : f32 from vector<8xf32>
    %1192 = arith.addi %1190, %c7 : index
    memref.store %1191, %17[%1192] : memref<?xf32>
    %1193 = vector.extract %563#6[1] : f32 from vector<8xf32>
    %1194 = arith.addi %1190, %c15 : index
    memref.store %1193, %17[%1194] : memref<?xf32>
    %1195 = vector.extract %563#6[2] : f32 from vector<8xf32>
    %1196 = arith.addi %1190, %c10 : index
    memref.store %1195, %17[%1196] : memref<?xf32>
    %1197 = vector.extract %563#6[3] : f32 from vector<8xf32>
    %1198 = arith.addi %1190, %c31 : index
    memref.store %1197, %17[%1198] : memref<?xf32>
    %1199 = vector.extract %563#6[4] : f32 from vector<8xf32>
    %1200 = arith.addi %1190, %c32 : index
    memref.store %1199, %17[%1200] : memref<?xf32>
    %1201 = vector.extract %563#6[5] : f32 from vector<8xf32>
    %1202 = arith.addi %1190, %c33 : index
    memref.store %1201, %17[%1202] : memref<?xf32>
    %1203 = vector.extract %563#6[6] : f32 from vector<8xf32>
    %1204 = arith.addi %1190, %c34 : index
    memref.store %1203, %17[%1204] : memref<?xf32>
    %1205 = vector.extract %563#6[7] : f32 from vector<8xf32>
    %1206 = arith.addi %1190, %c35 : index
    memref.store %1205, %17[%1206] : memref<?xf32>
    %1207 = arith.muli %1186, %c6 : index
    %1208 = arith.addi %1207, %c8 : index
    %1209 = arith.muli %1208, %c23 : index
    %1210 = arith.addi %1209, %1185 : index
    %1211 = vector.extract %563#7[0] : f32 from vector<8xf32>
    %1212 = arith.addi %1210, %c7 : index
    memref.store %1211, %17[%1212] : memref<?xf32>
    %1213 = vector.extract %563#7[1] : f32 from vector<8xf32>
    %1214 = arith.addi %1210, %c15 : index
    memref.store %1213, %17[%1214] : memref<?xf32>
    %1215 = vector.extract %563#7[2] : f32 from vector<8xf32>
    %1216 = arith.addi %1210, %c10 : index
    memref.store %1215, %17[%1216] : memref<?xf32>
    %1217 = vector.extract %563#7[3] : f32 from vector<8xf32>
    %1218 = arith.addi %1210, %c31 : index
    memref.store %1217, %17[%1218] : memref<?xf32>
    %1219 = vector.extract %563#7[4] : f32 from vector<8xf32>
    %1220 = arith.addi %1210, %c32 : index
    memref.store %1219, %17[%1220] : memref<?xf32>
    %1221 = vector.extract %563#7[5] : f32 from vector<8xf32>
    %1222 = arith.addi %1210, %c33 : index
    memref.store %1221, %17[%1222] : memref<?xf32>
    %1223 = vector.extract %563#7[6] : f32 from vector<8xf32>
    %1224 = arith.addi %1210, %c34 : index
    memref.store %1223, %17[%1224] : memref<?xf32>
    %1225 = vector.extract %563#7[7] : f32 from vector<8xf32>
    %1226 = arith.addi %1210, %c35 : index
    memref.store %1225, %17[%1226] : memref<?xf32>
    wave.barrier
    %1227 = arith.muli %1186, %c8 : index
    %1228 = arith.addi %1227, %c7 : index
    %1229 = arith.muli %1228, %c15 : index
    %1230 = arith.addi %1229, %1185 : index
    %1231 = arith.addi %1230, %c7 : index
    %1232 = memref.load %17[%1231] : memref<?xf32>
    %1233 = arith.addi %1231, %c36 : index
    %1234 = memref.load %17[%1233] : memref<?xf32>
    %1235 = arith.addf %1232, %1234 : f32
    %1236 = arith.addi %1231, %c37 : index
    %1237 = memref.load %17[%1236] : memref<?xf32>
    %1238 = arith.addf %1235, %1237 : f32
    %1239 = arith.addi %1231, %c38 : index
    %1240 = memref.load %17[%1239] : memref<?xf32>
    %1241 = arith.addf %1238, %1240 : f32
    %1242 = arith.addi %1231, %c39 : index
    %1243 = memref.load %17[%1242] : memref<?xf32>
    %1244 = arith.addf %1241, %1243 : f32
    %1245 = arith.addi %1231, %c40 : index
    %1246 = memref.load %17[%1245] : memref<?xf32>
    %1247 = arith.addf %1244, %1246 : f32
    %1248 = arith.addi %1231, %c41 : index
    %1249 = memref.load %17[%1248] : memref<?xf32>
    %1250 = arith.addf %1247, %1249 : f32
    %1251 = arith.addi %1231, %c42 : index
    %1252 = memref.load %17[%1251] : memref<?xf32>
    %1253 = arith.addf %1250, %1252 : f32
    %1254 = arith.muli %1228, %c15 : index
    %1255 = arith.addi %1254, %1185 : index
    %1256 = arith.addi %1255, %c23 : index
    %1257 = memref.load %17[%1256] : memref<?xf32>
    %1258 = arith.addi %1256, %c36 : index
    %1259 = memref.load %17[%1258] : memref<?xf32>
    %1260 = arith.addf %1257, %1259 : f32
    %1261 = arith.addi %1256, %c37 : index
    %1262 = memref.load %17[%1261] : memref<?xf32>
    %1263 = arith.addf %1260, %1262 : f32
    %1264 = arith.addi %1256, %c38 : index
    %1265 = memref.load %17[%1264] : memref<?xf32>
    %1266 = arith.addf %1263, %1265 : f32
    %1267 = arith.addi %1256, %c39 : index
    %1268 = memref.load %17[%1267] : memref<?xf32>
    %1269 = arith.addf %1266, %1268 : f32
    %1270 = arith.addi %1256, %c40 : index
    %1271 = memref.load %17[%1270] : memref<?xf32>
    %1272 = arith.addf %1269, %1271 : f32
    %1273 = arith.addi %1256, %c41 : index
    %1274 = memref.load %17[%1273] : memref<?xf32>
    %1275 = arith.addf %1272, %1274 : f32
    %1276 = arith.addi %1256, %c42 : index
    %1277 = memref.load %17[%1276] : memref<?xf32>
    %1278 = arith.addf %1275, %1277 : f32
    %1279 = wave.lane
    %1280 = arith.addi %16, %c16 : index
    %1281 = arith.muli %1228, %c6 : index
    %1282 = arith.addi %1280, %1281 : index
    %1283 = arith.divui %1279, %c5 : index
    %1284 = arith.addi %1282, %1283 : index
    %1285 = arith.cmpi slt, %1284, %15 : index
    scf.if %1285 {
      %1286 = arith.cmpi eq, %hasFactors, %c8 : index
      %1287 = memref.load %factors[%1284] : memref<?xf32>
      %1288 = arith.select %1286, %1287, %c44 : f32
      %1289 = arith.mulf %1253, %1288 : f32
      %1290 = arith.mulf %1278, %1288 : f32
      %1291 = arith.mulf %1289, %c45 : f32
      %1292 = wave.exp2 %1291 : f32
      %1293 = arith.addf %c44, %1292 : f32
      %1294 = arith.divf %1289, %1293 : f32
      %1295 = arith.mulf %1294, %1290 : f32
      %1296 = arith.minimumf %1295, %c46 : f32
      %1297 = arith.maximumf %1296, %c47 : f32
      %1298 = arith.truncf %1297 : f32 to f16
      %1299 = arith.muli %0, %c5 : index
      %1300 = wave.lane
      %1301 = arith.remui %1300, %c5 : index
      %1302 = arith.addi %1299, %1301 : index
      %1303 = arith.divui %1284, %outTileRows : index
      %1304 = arith.divui %outputFeatures, %c5 : index
      %1305 = arith.muli %1303, %1304 : index
      %1306 = arith.divui %1302, %c5 : index
      %1307 = arith.addi %1305, %1306 : index
      %1308 = arith.muli %1307, %c6 : index
      %1309 = arith.remui %1302, %c5 : index
      %1310 = arith.divui %1309, %c2 : index
      %1311 = arith.addi %1308, %1310 : index
      %1312 = arith.muli %outTileRows, %c2 : index
      %1313 = arith.muli %1311, %1312 : index
      %1314 = arith.remui %1284, %outTileRows : index
      %1315 = arith.muli %1314, %c2 : index
      %1316 = arith.addi %1313, %1315 : index
      %1317 = arith.remui %1302, %c2 : index
      %1318 = arith.addi %1316, %1317 : index
      memref.store %1298, %out[%1318] : memref<?xf16>
    }
  }
  wave.return
}
