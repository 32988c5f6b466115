// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxGateUp(format='q4_1', waves=2, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @gate_up_q4_1_w2p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>, %out_factors: memref<?xf32>) attributes {waves = 2 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 127 : index
  %c4 = arith.constant 128 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 64 : index
  %c9 = arith.constant 1024 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %outTileRows = wave.param "outTileRows" : index
  %tileRows = wave.param "tileRows" : index
  %c13 = arith.constant 16 : index
  %c14 = arith.constant 32 : index
  %c15 = arith.constant 48 : index
  %c16 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c19 = arith.constant 4 : index
  %c20 = arith.constant 256 : index
  %c21 = arith.constant dense<0> : vector<4xi32>
  %c22 = arith.constant dense<983055> : vector<4xi32>
  %c23 = arith.constant dense<1677747200> : vector<4xi32>
  %c24 = arith.constant dense<4> : vector<4xi32>
  %c25 = arith.constant dense<8> : vector<4xi32>
  %c26 = arith.constant dense<12> : vector<4xi32>
  %c27 = arith.constant dense<0x6400> : vector<32xf16>
  %c28 = arith.constant 3 : index
  %c29 = arith.constant 96 : index
  %c30 = arith.constant 160 : index
  %c31 = arith.constant 192 : index
  %c32 = arith.constant 224 : index
  %c33 = arith.constant 512 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c36 = arith.constant 23 : i32
  %c37 = arith.constant 141 : i32
  %c38 = arith.constant 268 : i32
  %c39 = arith.constant 14 : i32
  %c40 = arith.constant 0x3F800000 : f32
  %c41 = arith.constant 0xBFB8AA3B : f32
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.muli %inputFeatures, %c2 : index
  %4 = arith.addi %3, %c3 : index
  %5 = arith.divui %4, %c4 : index
  %6 = arith.muli %5, %c4 : index
  %7 = arith.addi %2, %6 : index
  %8 = arith.addi %7, %c4 : index
  %9 = arith.muli %0, %c2 : index
  %10 = arith.addi %9, %c5 : index
  %11 = arith.muli %10, %8 : index
  %12 = arith.addi %9, %c6 : index
  %13 = arith.muli %12, %8 : index
  %14 = memref.load %step[%countAt] : memref<?xi32>
  %15 = arith.index_cast %14 : i32 to index
  %16 = arith.muli %1, %c8 : index
  %17 = wave.scratch %c9 : memref<?xf32>
  %18 = arith.cmpi slt, %16, %15 : index
  scf.if %18 {
    %19 = wave.lane
    %20 = arith.remui %19, %c13 : index
    %21 = arith.remui %20, %tileRows : index
    %22 = arith.addi %16, %21 : index
    %23 = arith.divui %22, %tileRows : index
    %24 = arith.divui %inputFeatures, %c13 : index
    %25 = arith.muli %23, %24 : index
    %26 = arith.divui %c5, %c13 : index
    %27 = arith.addi %25, %26 : index
    %28 = arith.muli %27, %c2 : index
    %29 = arith.remui %c5, %c13 : index
    %30 = arith.divui %29, %c1 : index
    %31 = arith.addi %28, %30 : index
    %32 = arith.muli %tileRows, %c1 : index
    %33 = arith.muli %31, %32 : index
    %34 = arith.remui %22, %tileRows : index
    %35 = arith.muli %34, %c1 : index
    %36 = arith.addi %33, %35 : index
    %37 = arith.remui %c5, %c1 : index
    %38 = arith.addi %36, %37 : index
    %39 = arith.addi %20, %c13 : index
    %40 = arith.addi %16, %39 : index
    %41 = arith.divui %40, %tileRows : index
    %42 = arith.divui %inputFeatures, %c13 : index
    %43 = arith.muli %41, %42 : index
    %44 = arith.divui %c5, %c13 : index
    %45 = arith.addi %43, %44 : index
    %46 = arith.muli %45, %c2 : index
    %47 = arith.remui %c5, %c13 : index
    %48 = arith.divui %47, %c1 : index
    %49 = arith.addi %46, %48 : index
    %50 = arith.muli %tileRows, %c1 : index
    %51 = arith.muli %49, %50 : index
    %52 = arith.remui %40, %tileRows : index
    %53 = arith.muli %52, %c1 : index
    %54 = arith.addi %51, %53 : index
    %55 = arith.remui %c5, %c1 : index
    %56 = arith.addi %54, %55 : index
    %57 = arith.addi %20, %c14 : index
    %58 = arith.addi %16, %57 : index
    %59 = arith.divui %58, %tileRows : index
    %60 = arith.divui %inputFeatures, %c13 : index
    %61 = arith.muli %59, %60 : index
    %62 = arith.divui %c5, %c13 : index
    %63 = arith.addi %61, %62 : index
    %64 = arith.muli %63, %c2 : index
    %65 = arith.remui %c5, %c13 : index
    %66 = arith.divui %65, %c1 : index
    %67 = arith.addi %64, %66 : index
    %68 = arith.muli %tileRows, %c1 : index
    %69 = arith.muli %67, %68 : index
    %70 = arith.remui %58, %tileRows : index
    %71 = arith.muli %70, %c1 : index
    %72 = arith.addi %69, %71 : index
    %73 = arith.remui %c5, %c1 : index
    %74 = arith.addi %72, %73 : index
    %75 = arith.addi %20, %c15 : index
    %76 = arith.addi %16, %75 : index
    %77 = arith.divui %76, %tileRows : index
    %78 = arith.divui %inputFeatures, %c13 : index
    %79 = arith.muli %77, %78 : index
    %80 = arith.divui %c5, %c13 : index
    %81 = arith.addi %79, %80 : index
    %82 = arith.muli %81, %c2 : index
    %83 = arith.remui %c5, %c13 : index
    %84 = arith.divui %83, %c1 : index
    %85 = arith.addi %82, %84 : index
    %86 = arith.muli %tileRows, %c1 : index
    %87 = arith.muli %85, %86 : index
    %88 = arith.remui %76, %tileRows : index
    %89 = arith.muli %88, %c1 : index
    %90 = arith.addi %87, %89 : index
    %91 = arith.remui %c5, %c1 : index
    %92 = arith.addi %90, %91 : index
    %93 = wave.wave
    %94 = arith.divui %inputFeatures, %c14 : index
    %95 = arith.muli %93, %stepsPerWave : index
    %96 = arith.minsi %95, %94 : index
    %97 = arith.addi %96, %stepsPerWave : index
    %98 = arith.minsi %97, %94 : index
    %99 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %100 = arith.subi %98, %96 : index
    %101 = arith.divui %100, %c2 : index
    %102 = arith.muli %101, %c2 : index
    %103 = arith.addi %96, %102 : index
    %104 = arith.addi %96, %stepsPerWave : index
    %105 = arith.select %99, %104, %103 : index
    %115:8 = scf.for %106 = %96 to %105 step %c2 iter_args(%107 = %c16, %108 = %c16, %109 = %c16, %110 = %c16, %111 = %c16, %112 = %c16, %113 = %c16, %114 = %c16) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %116 = wave.lane
      %117 = arith.addi %106, %c5 : index
      %118 = arith.remui %116, %c13 : index
      %119 = arith.addi %11, %c4 : index
      %120 = arith.muli %117, %c8 : index
      %121 = arith.addi %119, %120 : index
      %122 = arith.muli %118, %c19 : index
      %123 = arith.addi %121, %122 : index
      %124 = vector.load %w[%123] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %125 = vector.bitcast %124 : vector<4xi8> to vector<2xf16>
      %126 = vector.extract %125[0] : f16 from vector<2xf16>
      %127 = vector.broadcast %126 : f16 to vector<16xf16>
      %128 = vector.extract %125[1] : f16 from vector<2xf16>
      %129 = vector.broadcast %128 : f16 to vector<16xf16>
      %130 = arith.addi %11, %c4 : index
      %131 = arith.muli %inputFeatures, %c2 : index
      %132 = arith.addi %131, %c3 : index
      %133 = arith.divui %132, %c4 : index
      %134 = arith.muli %133, %c4 : index
      %135 = arith.addi %130, %134 : index
      %136 = arith.muli %117, %c20 : index
      %137 = arith.addi %135, %136 : index
      %138 = arith.muli %118, %c13 : index
      %139 = arith.addi %137, %138 : index
      %140 = vector.load %w[%139] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %141 = vector.bitcast %140 : vector<16xi8> to vector<4xi32>
      %142 = arith.shrui %141, %c21 : vector<4xi32>
      %143 = arith.andi %142, %c22 : vector<4xi32>
      %144 = arith.ori %143, %c23 : vector<4xi32>
      %145 = vector.bitcast %144 : vector<4xi32> to vector<8xf16>
      %146 = arith.shrui %141, %c24 : vector<4xi32>
      %147 = arith.andi %146, %c22 : vector<4xi32>
      %148 = arith.ori %147, %c23 : vector<4xi32>
      %149 = vector.bitcast %148 : vector<4xi32> to vector<8xf16>
      %150 = arith.shrui %141, %c25 : vector<4xi32>
      %151 = arith.andi %150, %c22 : vector<4xi32>
      %152 = arith.ori %151, %c23 : vector<4xi32>
      %153 = vector.bitcast %152 : vector<4xi32> to vector<8xf16>
      %154 = arith.shrui %141, %c26 : vector<4xi32>
      %155 = arith.andi %154, %c22 : vector<4xi32>
      %156 = arith.ori %155, %c23 : vector<4xi32>
      %157 = vector.bitcast %156 : vector<4xi32> to vector<8xf16>
      %158 = vector.shuffle %145, %149 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %159 = vector.shuffle %153, %157 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %160 = vector.shuffle %158, %159 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %161 = arith.subf %160, %c27 : vector<32xf16>
      %162 = vector.shuffle %161, %161 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %163 = vector.shuffle %161, %161 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %164 = math.fma %162, %127, %129 : vector<16xf16>
      %165 = math.fma %163, %127, %129 : vector<16xf16>
      %166 = arith.addi %106, %c6 : index
      %167 = arith.remui %116, %c13 : index
      %168 = arith.addi %11, %c4 : index
      %169 = arith.muli %166, %c8 : index
      %170 = arith.addi %168, %169 : index
      %171 = arith.muli %167, %c19 : index
      %172 = arith.addi %170, %171 : index
      %173 = vector.load %w[%172] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %174 = vector.bitcast %173 : vector<4xi8> to vector<2xf16>
      %175 = vector.extract %174[0] : f16 from vector<2xf16>
      %176 = vector.broadcast %175 : f16 to vector<16xf16>
      %177 = vector.extract %174[1] : f16 from vector<2xf16>
      %178 = vector.broadcast %177 : f16 to vector<16xf16>
      %179 = arith.addi %11, %c4 : index
      %180 = arith.muli %inputFeatures, %c2 : index
      %181 = arith.addi %180, %c3 : index
      %182 = arith.divui %181, %c4 : index
      %183 = arith.muli %182, %c4 : index
      %184 = arith.addi %179, %183 : index
      %185 = arith.muli %166, %c20 : index
      %186 = arith.addi %184, %185 : index
      %187 = arith.muli %167, %c13 : index
      %188 = arith.addi %186, %187 : index
      %189 = vector.load %w[%188] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %190 = vector.bitcast %189 : vector<16xi8> to vector<4xi32>
      %191 = arith.shrui %190, %c21 : vector<4xi32>
      %192 = arith.andi %191, %c22 : vector<4xi32>
      %193 = arith.ori %192, %c23 : vector<4xi32>
      %194 = vector.bitcast %193 : vector<4xi32> to vector<8xf16>
      %195 = arith.shrui %190, %c24 : vector<4xi32>
      %196 = arith.andi %195, %c22 : vector<4xi32>
      %197 = arith.ori %196, %c23 : vector<4xi32>
      %198 = vector.bitcast %197 : vector<4xi32> to vector<8xf16>
      %199 = arith.shrui %190, %c25 : vector<4xi32>
      %200 = arith.andi %199, %c22 : vector<4xi32>
      %201 = arith.ori %200, %c23 : vector<4xi32>
      %202 = vector.bitcast %201 : vector<4xi32> to vector<8xf16>
      %203 = arith.shrui %190, %c26 : vector<4xi32>
      %204 = arith.andi %203, %c22 : vector<4xi32>
      %205 = arith.ori %204, %c23 : vector<4xi32>
      %206 = vector.bitcast %205 : vector<4xi32> to vector<8xf16>
      %207 = vector.shuffle %194, %198 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %208 = vector.shuffle %202, %206 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %209 = vector.shuffle %207, %208 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %210 = arith.subf %209, %c27 : vector<32xf16>
      %211 = vector.shuffle %210, %210 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %212 = vector.shuffle %210, %210 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %213 = math.fma %211, %176, %178 : vector<16xf16>
      %214 = math.fma %212, %176, %178 : vector<16xf16>
      %215 = arith.addi %106, %c5 : index
      %216 = arith.remui %116, %c13 : index
      %217 = arith.addi %13, %c4 : index
      %218 = arith.muli %215, %c8 : index
      %219 = arith.addi %217, %218 : index
      %220 = arith.muli %216, %c19 : index
      %221 = arith.addi %219, %220 : index
      %222 = vector.load %w[%221] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %223 = vector.bitcast %222 : vector<4xi8> to vector<2xf16>
      %224 = vector.extract %223[0] : f16 from vector<2xf16>
      %225 = vector.broadcast %224 : f16 to vector<16xf16>
      %226 = vector.extract %223[1] : f16 from vector<2xf16>
      %227 = vector.broadcast %226 : f16 to vector<16xf16>
      %228 = arith.addi %13, %c4 : index
      %229 = arith.muli %inputFeatures, %c2 : index
      %230 = arith.addi %229, %c3 : index
      %231 = arith.divui %230, %c4 : index
      %232 = arith.muli %231, %c4 : index
      %233 = arith.addi %228, %232 : index
      %234 = arith.muli %215, %c20 : index
      %235 = arith.addi %233, %234 : index
      %236 = arith.muli %216, %c13 : index
      %237 = arith.addi %235, %236 : index
      %238 = vector.load %w[%237] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %239 = vector.bitcast %238 : vector<16xi8> to vector<4xi32>
      %240 = arith.shrui %239, %c21 : vector<4xi32>
      %241 = arith.andi %240, %c22 : vector<4xi32>
      %242 = arith.ori %241, %c23 : vector<4xi32>
      %243 = vector.bitcast %242 : vector<4xi32> to vector<8xf16>
      %244 = arith.shrui %239, %c24 : vector<4xi32>
      %245 = arith.andi %244, %c22 : vector<4xi32>
      %246 = arith.ori %245, %c23 : vector<4xi32>
      %247 = vector.bitcast %246 : vector<4xi32> to vector<8xf16>
      %248 = arith.shrui %239, %c25 : vector<4xi32>
      %249 = arith.andi %248, %c22 : vector<4xi32>
      %250 = arith.ori %249, %c23 : vector<4xi32>
      %251 = vector.bitcast %250 : vector<4xi32> to vector<8xf16>
      %252 = arith.shrui %239, %c26 : vector<4xi32>
      %253 = arith.andi %252, %c22 : vector<4xi32>
      %254 = arith.ori %253, %c23 : vector<4xi32>
      %255 = vector.bitcast %254 : vector<4xi32> to vector<8xf16>
      %256 = vector.shuffle %243, %247 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %257 = vector.shuffle %251, %255 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %258 = vector.shuffle %256, %257 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %259 = arith.subf %258, %c27 : vector<32xf16>
      %260 = vector.shuffle %259, %259 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %261 = vector.shuffle %259, %259 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %262 = math.fma %260, %225, %227 : vector<16xf16>
      %263 = math.fma %261, %225, %227 : vector<16xf16>
      %264 = arith.addi %106, %c6 : index
      %265 = arith.remui %116, %c13 : index
      %266 = arith.addi %13, %c4 : index
      %267 = arith.muli %264, %c8 : index
      %268 = arith.addi %266, %267 : index
      %269 = arith.muli %265, %c19 : index
      %270 = arith.addi %268, %269 : index
      %271 = vector.load %w[%270] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %272 = vector.bitcast %271 : vector<4xi8> to vector<2xf16>
      %273 = vector.extract %272[0] : f16 from vector<2xf16>
      %274 = vector.broadcast %273 : f16 to vector<16xf16>
      %275 = vector.extract %272[1] : f16 from vector<2xf16>
      %276 = vector.broadcast %275 : f16 to vector<16xf16>
      %277 = arith.addi %13, %c4 : index
      %278 = arith.muli %inputFeatures, %c2 : index
      %279 = arith.addi %278, %c3 : index
      %280 = arith.divui %279, %c4 : index
      %281 = arith.muli %280, %c4 : index
      %282 = arith.addi %277, %281 : index
      %283 = arith.muli %264, %c20 : index
      %284 = arith.addi %282, %283 : index
      %285 = arith.muli %265, %c13 : index
      %286 = arith.addi %284, %285 : index
      %287 = vector.load %w[%286] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %288 = vector.bitcast %287 : vector<16xi8> to vector<4xi32>
      %289 = arith.shrui %288, %c21 : vector<4xi32>
      %290 = arith.andi %289, %c22 : vector<4xi32>
      %291 = arith.ori %290, %c23 : vector<4xi32>
      %292 = vector.bitcast %291 : vector<4xi32> to vector<8xf16>
      %293 = arith.shrui %288, %c24 : vector<4xi32>
      %294 = arith.andi %293, %c22 : vector<4xi32>
      %295 = arith.ori %294, %c23 : vector<4xi32>
      %296 = vector.bitcast %295 : vector<4xi32> to vector<8xf16>
      %297 = arith.shrui %288, %c25 : vector<4xi32>
      %298 = arith.andi %297, %c22 : vector<4xi32>
      %299 = arith.ori %298, %c23 : vector<4xi32>
      %300 = vector.bitcast %299 : vector<4xi32> to vector<8xf16>
      %301 = arith.shrui %288, %c26 : vector<4xi32>
      %302 = arith.andi %301, %c22 : vector<4xi32>
      %303 = arith.ori %302, %c23 : vector<4xi32>
      %304 = vector.bitcast %303 : vector<4xi32> to vector<8xf16>
      %305 = vector.shuffle %292, %296 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %306 = vector.shuffle %300, %304 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %307 = vector.shuffle %305, %306 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %308 = arith.subf %307, %c27 : vector<32xf16>
      %309 = vector.shuffle %308, %308 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %310 = vector.shuffle %308, %308 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %311 = math.fma %309, %274, %276 : vector<16xf16>
      %312 = math.fma %310, %274, %276 : vector<16xf16>
      %313 = arith.muli %106, %c2 : index
      %314 = arith.addi %313, %c5 : index
      %315 = arith.muli %tileRows, %c13 : index
      %316 = arith.muli %314, %315 : index
      %317 = arith.addi %38, %316 : index
      %318 = vector.load %x[%317] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %319 = arith.muli %tileRows, %c1 : index
      %320 = arith.addi %317, %319 : index
      %321 = vector.load %x[%320] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %322 = vector.shuffle %318, %321 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %323 = wave.mma %322, %164, %107 : vector<16xf16>, vector<8xf32>
      %324 = wave.mma %322, %262, %108 : vector<16xf16>, vector<8xf32>
      %325 = arith.muli %106, %c2 : index
      %326 = arith.addi %325, %c5 : index
      %327 = arith.muli %tileRows, %c13 : index
      %328 = arith.muli %326, %327 : index
      %329 = arith.addi %56, %328 : index
      %330 = vector.load %x[%329] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %331 = arith.muli %tileRows, %c1 : index
      %332 = arith.addi %329, %331 : index
      %333 = vector.load %x[%332] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %334 = vector.shuffle %330, %333 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %335 = wave.mma %334, %164, %109 : vector<16xf16>, vector<8xf32>
      %336 = wave.mma %334, %262, %110 : vector<16xf16>, vector<8xf32>
      %337 = arith.muli %106, %c2 : index
      %338 = arith.addi %337, %c5 : index
      %339 = arith.muli %tileRows, %c13 : index
      %340 = arith.muli %338, %339 : index
      %341 = arith.addi %74, %340 : index
      %342 = vector.load %x[%341] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %343 = arith.muli %tileRows, %c1 : index
      %344 = arith.addi %341, %343 : index
      %345 = vector.load %x[%344] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %346 = vector.shuffle %342, %345 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %347 = wave.mma %346, %164, %111 : vector<16xf16>, vector<8xf32>
      %348 = wave.mma %346, %262, %112 : vector<16xf16>, vector<8xf32>
      %349 = arith.muli %106, %c2 : index
      %350 = arith.addi %349, %c5 : index
      %351 = arith.muli %tileRows, %c13 : index
      %352 = arith.muli %350, %351 : index
      %353 = arith.addi %92, %352 : index
      %354 = vector.load %x[%353] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %355 = arith.muli %tileRows, %c1 : index
      %356 = arith.addi %353, %355 : index
      %357 = vector.load %x[%356] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %358 = vector.shuffle %354, %357 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %359 = wave.mma %358, %164, %113 : vector<16xf16>, vector<8xf32>
      %360 = wave.mma %358, %262, %114 : vector<16xf16>, vector<8xf32>
      %361 = arith.muli %106, %c2 : index
      %362 = arith.addi %361, %c6 : index
      %363 = arith.muli %tileRows, %c13 : index
      %364 = arith.muli %362, %363 : index
      %365 = arith.addi %38, %364 : index
      %366 = vector.load %x[%365] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %367 = arith.muli %tileRows, %c1 : index
      %368 = arith.addi %365, %367 : index
      %369 = vector.load %x[%368] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %370 = vector.shuffle %366, %369 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %371 = wave.mma %370, %165, %323 : vector<16xf16>, vector<8xf32>
      %372 = wave.mma %370, %263, %324 : vector<16xf16>, vector<8xf32>
      %373 = arith.muli %106, %c2 : index
      %374 = arith.addi %373, %c6 : index
      %375 = arith.muli %tileRows, %c13 : index
      %376 = arith.muli %374, %375 : index
      %377 = arith.addi %56, %376 : index
      %378 = vector.load %x[%377] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %379 = arith.muli %tileRows, %c1 : index
      %380 = arith.addi %377, %379 : index
      %381 = vector.load %x[%380] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %382 = vector.shuffle %378, %381 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %383 = wave.mma %382, %165, %335 : vector<16xf16>, vector<8xf32>
      %384 = wave.mma %382, %263, %336 : vector<16xf16>, vector<8xf32>
      %385 = arith.muli %106, %c2 : index
      %386 = arith.addi %385, %c6 : index
      %387 = arith.muli %tileRows, %c13 : index
      %388 = arith.muli %386, %387 : index
      %389 = arith.addi %74, %388 : index
      %390 = vector.load %x[%389] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %391 = arith.muli %tileRows, %c1 : index
      %392 = arith.addi %389, %391 : index
      %393 = vector.load %x[%392] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %394 = vector.shuffle %390, %393 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %395 = wave.mma %394, %165, %347 : vector<16xf16>, vector<8xf32>
      %396 = wave.mma %394, %263, %348 : vector<16xf16>, vector<8xf32>
      %397 = arith.muli %106, %c2 : index
      %398 = arith.addi %397, %c6 : index
      %399 = arith.muli %tileRows, %c13 : index
      %400 = arith.muli %398, %399 : index
      %401 = arith.addi %92, %400 : index
      %402 = vector.load %x[%401] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %403 = arith.muli %tileRows, %c1 : index
      %404 = arith.addi %401, %403 : index
      %405 = vector.load %x[%404] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %406 = vector.shuffle %402, %405 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %407 = wave.mma %406, %165, %359 : vector<16xf16>, vector<8xf32>
      %408 = wave.mma %406, %263, %360 : vector<16xf16>, vector<8xf32>
      %409 = arith.muli %106, %c2 : index
      %410 = arith.addi %409, %c2 : index
      %411 = arith.muli %tileRows, %c13 : index
      %412 = arith.muli %410, %411 : index
      %413 = arith.addi %38, %412 : index
      %414 = vector.load %x[%413] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %415 = arith.muli %tileRows, %c1 : index
      %416 = arith.addi %413, %415 : index
      %417 = vector.load %x[%416] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %418 = vector.shuffle %414, %417 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %419 = wave.mma %418, %213, %371 : vector<16xf16>, vector<8xf32>
      %420 = wave.mma %418, %311, %372 : vector<16xf16>, vector<8xf32>
      %421 = arith.muli %106, %c2 : index
      %422 = arith.addi %421, %c2 : index
      %423 = arith.muli %tileRows, %c13 : index
      %424 = arith.muli %422, %423 : index
      %425 = arith.addi %56, %424 : index
      %426 = vector.load %x[%425] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %427 = arith.muli %tileRows, %c1 : index
      %428 = arith.addi %425, %427 : index
      %429 = vector.load %x[%428] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %430 = vector.shuffle %426, %429 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %431 = wave.mma %430, %213, %383 : vector<16xf16>, vector<8xf32>
      %432 = wave.mma %430, %311, %384 : vector<16xf16>, vector<8xf32>
      %433 = arith.muli %106, %c2 : index
      %434 = arith.addi %433, %c2 : index
      %435 = arith.muli %tileRows, %c13 : index
      %436 = arith.muli %434, %435 : index
      %437 = arith.addi %74, %436 : index
      %438 = vector.load %x[%437] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %439 = arith.muli %tileRows, %c1 : index
      %440 = arith.addi %437, %439 : index
      %441 = vector.load %x[%440] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %442 = vector.shuffle %438, %441 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %443 = wave.mma %442, %213, %395 : vector<16xf16>, vector<8xf32>
      %444 = wave.mma %442, %311, %396 : vector<16xf16>, vector<8xf32>
      %445 = arith.muli %106, %c2 : index
      %446 = arith.addi %445, %c2 : index
      %447 = arith.muli %tileRows, %c13 : index
      %448 = arith.muli %446, %447 : index
      %449 = arith.addi %92, %448 : index
      %450 = vector.load %x[%449] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %451 = arith.muli %tileRows, %c1 : index
      %452 = arith.addi %449, %451 : index
      %453 = vector.load %x[%452] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %454 = vector.shuffle %450, %453 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %455 = wave.mma %454, %213, %407 : vector<16xf16>, vector<8xf32>
      %456 = wave.mma %454, %311, %408 : vector<16xf16>, vector<8xf32>
      %457 = arith.muli %106, %c2 : index
      %458 = arith.addi %457, %c28 : index
      %459 = arith.muli %tileRows, %c13 : index
      %460 = arith.muli %458, %459 : index
      %461 = arith.addi %38, %460 : index
      %462 = vector.load %x[%461] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %463 = arith.muli %tileRows, %c1 : index
      %464 = arith.addi %461, %463 : index
      %465 = vector.load %x[%464] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %466 = vector.shuffle %462, %465 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %467 = wave.mma %466, %214, %419 : vector<16xf16>, vector<8xf32>
      %468 = wave.mma %466, %312, %420 : vector<16xf16>, vector<8xf32>
      %469 = arith.muli %106, %c2 : index
      %470 = arith.addi %469, %c28 : index
      %471 = arith.muli %tileRows, %c13 : index
      %472 = arith.muli %470, %471 : index
      %473 = arith.addi %56, %472 : index
      %474 = vector.load %x[%473] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %475 = arith.muli %tileRows, %c1 : index
      %476 = arith.addi %473, %475 : index
      %477 = vector.load %x[%476] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %478 = vector.shuffle %474, %477 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %479 = wave.mma %478, %214, %431 : vector<16xf16>, vector<8xf32>
      %480 = wave.mma %478, %312, %432 : vector<16xf16>, vector<8xf32>
      %481 = arith.muli %106, %c2 : index
      %482 = arith.addi %481, %c28 : index
      %483 = arith.muli %tileRows, %c13 : index
      %484 = arith.muli %482, %483 : index
      %485 = arith.addi %74, %484 : index
      %486 = vector.load %x[%485] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %487 = arith.muli %tileRows, %c1 : index
      %488 = arith.addi %485, %487 : index
      %489 = vector.load %x[%488] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %490 = vector.shuffle %486, %489 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %491 = wave.mma %490, %214, %443 : vector<16xf16>, vector<8xf32>
      %492 = wave.mma %490, %312, %444 : vector<16xf16>, vector<8xf32>
      %493 = arith.muli %106, %c2 : index
      %494 = arith.addi %493, %c28 : index
      %495 = arith.muli %tileRows, %c13 : index
      %496 = arith.muli %494, %495 : index
      %497 = arith.addi %92, %496 : index
      %498 = vector.load %x[%497] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %499 = arith.muli %tileRows, %c1 : index
      %500 = arith.addi %497, %499 : index
      %501 = vector.load %x[%500] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %502 = vector.shuffle %498, %501 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %503 = wave.mma %502, %214, %455 : vector<16xf16>, vector<8xf32>
      %504 = wave.mma %502, %312, %456 : vector<16xf16>, vector<8xf32>
      scf.yield %467, %468, %479, %480, %491, %492, %503, %504 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %505 = arith.select %99, %105, %98 : index
    %515:8 = scf.for %506 = %105 to %505 step %c6 iter_args(%507 = %115#0, %508 = %115#1, %509 = %115#2, %510 = %115#3, %511 = %115#4, %512 = %115#5, %513 = %115#6, %514 = %115#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %516 = wave.lane
      %517 = arith.addi %506, %c5 : index
      %518 = arith.remui %516, %c13 : index
      %519 = arith.addi %11, %c4 : index
      %520 = arith.muli %517, %c8 : index
      %521 = arith.addi %519, %520 : index
      %522 = arith.muli %518, %c19 : index
      %523 = arith.addi %521, %522 : index
      %524 = vector.load %w[%523] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %525 = vector.bitcast %524 : vector<4xi8> to vector<2xf16>
      %526 = vector.extract %525[0] : f16 from vector<2xf16>
      %527 = vector.broadcast %526 : f16 to vector<16xf16>
      %528 = vector.extract %525[1] : f16 from vector<2xf16>
      %529 = vector.broadcast %528 : f16 to vector<16xf16>
      %530 = arith.addi %11, %c4 : index
      %531 = arith.muli %inputFeatures, %c2 : index
      %532 = arith.addi %531, %c3 : index
      %533 = arith.divui %532, %c4 : index
      %534 = arith.muli %533, %c4 : index
      %535 = arith.addi %530, %534 : index
      %536 = arith.muli %517, %c20 : index
      %537 = arith.addi %535, %536 : index
      %538 = arith.muli %518, %c13 : index
      %539 = arith.addi %537, %538 : index
      %540 = vector.load %w[%539] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %541 = vector.bitcast %540 : vector<16xi8> to vector<4xi32>
      %542 = arith.shrui %541, %c21 : vector<4xi32>
      %543 = arith.andi %542, %c22 : vector<4xi32>
      %544 = arith.ori %543, %c23 : vector<4xi32>
      %545 = vector.bitcast %544 : vector<4xi32> to vector<8xf16>
      %546 = arith.shrui %541, %c24 : vector<4xi32>
      %547 = arith.andi %546, %c22 : vector<4xi32>
      %548 = arith.ori %547, %c23 : vector<4xi32>
      %549 = vector.bitcast %548 : vector<4xi32> to vector<8xf16>
      %550 = arith.shrui %541, %c25 : vector<4xi32>
      %551 = arith.andi %550, %c22 : vector<4xi32>
      %552 = arith.ori %551, %c23 : vector<4xi32>
      %553 = vector.bitcast %552 : vector<4xi32> to vector<8xf16>
      %554 = arith.shrui %541, %c26 : vector<4xi32>
      %555 = arith.andi %554, %c22 : vector<4xi32>
      %556 = arith.ori %555, %c23 : vector<4xi32>
      %557 = vector.bitcast %556 : vector<4xi32> to vector<8xf16>
      %558 = vector.shuffle %545, %549 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %559 = vector.shuffle %553, %557 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %560 = vector.shuffle %558, %559 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %561 = arith.subf %560, %c27 : vector<32xf16>
      %562 = vector.shuffle %561, %561 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %563 = vector.shuffle %561, %561 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %564 = math.fma %562, %527, %529 : vector<16xf16>
      %565 = math.fma %563, %527, %529 : vector<16xf16>
      %566 = arith.addi %506, %c5 : index
      %567 = arith.remui %516, %c13 : index
      %568 = arith.addi %13, %c4 : index
      %569 = arith.muli %566, %c8 : index
      %570 = arith.addi %568, %569 : index
      %571 = arith.muli %567, %c19 : index
      %572 = arith.addi %570, %571 : index
      %573 = vector.load %w[%572] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %574 = vector.bitcast %573 : vector<4xi8> to vector<2xf16>
      %575 = vector.extract %574[0] : f16 from vector<2xf16>
      %576 = vector.broadcast %575 : f16 to vector<16xf16>
      %577 = vector.extract %574[1] : f16 from vector<2xf16>
      %578 = vector.broadcast %577 : f16 to vector<16xf16>
      %579 = arith.addi %13, %c4 : index
      %580 = arith.muli %inputFeatures, %c2 : index
      %581 = arith.addi %580, %c3 : index
      %582 = arith.divui %581, %c4 : index
      %583 = arith.muli %582, %c4 : index
      %584 = arith.addi %579, %583 : index
      %585 = arith.muli %566, %c20 : index
      %586 = arith.addi %584, %585 : index
      %587 = arith.muli %567, %c13 : index
      %588 = arith.addi %586, %587 : index
      %589 = vector.load %w[%588] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %590 = vector.bitcast %589 : vector<16xi8> to vector<4xi32>
      %591 = arith.shrui %590, %c21 : vector<4xi32>
      %592 = arith.andi %591, %c22 : vector<4xi32>
      %593 = arith.ori %592, %c23 : vector<4xi32>
      %594 = vector.bitcast %593 : vector<4xi32> to vector<8xf16>
      %595 = arith.shrui %590, %c24 : vector<4xi32>
      %596 = arith.andi %595, %c22 : vector<4xi32>
      %597 = arith.ori %596, %c23 : vector<4xi32>
      %598 = vector.bitcast %597 : vector<4xi32> to vector<8xf16>
      %599 = arith.shrui %590, %c25 : vector<4xi32>
      %600 = arith.andi %599, %c22 : vector<4xi32>
      %601 = arith.ori %600, %c23 : vector<4xi32>
      %602 = vector.bitcast %601 : vector<4xi32> to vector<8xf16>
      %603 = arith.shrui %590, %c26 : vector<4xi32>
      %604 = arith.andi %603, %c22 : vector<4xi32>
      %605 = arith.ori %604, %c23 : vector<4xi32>
      %606 = vector.bitcast %605 : vector<4xi32> to vector<8xf16>
      %607 = vector.shuffle %594, %598 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %608 = vector.shuffle %602, %606 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %609 = vector.shuffle %607, %608 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %610 = arith.subf %609, %c27 : vector<32xf16>
      %611 = vector.shuffle %610, %610 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %612 = vector.shuffle %610, %610 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %613 = math.fma %611, %576, %578 : vector<16xf16>
      %614 = math.fma %612, %576, %578 : vector<16xf16>
      %615 = arith.muli %506, %c2 : index
      %616 = arith.addi %615, %c5 : index
      %617 = arith.muli %tileRows, %c13 : index
      %618 = arith.muli %616, %617 : index
      %619 = arith.addi %38, %618 : index
      %620 = vector.load %x[%619] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %621 = arith.muli %tileRows, %c1 : index
      %622 = arith.addi %619, %621 : index
      %623 = vector.load %x[%622] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %624 = vector.shuffle %620, %623 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %625 = wave.mma %624, %564, %507 : vector<16xf16>, vector<8xf32>
      %626 = wave.mma %624, %613, %508 : vector<16xf16>, vector<8xf32>
      %627 = arith.muli %506, %c2 : index
      %628 = arith.addi %627, %c5 : index
      %629 = arith.muli %tileRows, %c13 : index
      %630 = arith.muli %628, %629 : index
      %631 = arith.addi %56, %630 : index
      %632 = vector.load %x[%631] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %633 = arith.muli %tileRows, %c1 : index
      %634 = arith.addi %631, %633 : index
      %635 = vector.load %x[%634] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %636 = vector.shuffle %632, %635 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %637 = wave.mma %636, %564, %509 : vector<16xf16>, vector<8xf32>
      %638 = wave.mma %636, %613, %510 : vector<16xf16>, vector<8xf32>
      %639 = arith.muli %506, %c2 : index
      %640 = arith.addi %639, %c5 : index
      %641 = arith.muli %tileRows, %c13 : index
      %642 = arith.muli %640, %641 : index
      %643 = arith.addi %74, %642 : index
      %644 = vector.load %x[%643] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %645 = arith.muli %tileRows, %c1 : index
      %646 = arith.addi %643, %645 : index
      %647 = vector.load %x[%646] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %648 = vector.shuffle %644, %647 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %649 = wave.mma %648, %564, %511 : vector<16xf16>, vector<8xf32>
      %650 = wave.mma %648, %613, %512 : vector<16xf16>, vector<8xf32>
      %651 = arith.muli %506, %c2 : index
      %652 = arith.addi %651, %c5 : index
      %653 = arith.muli %tileRows, %c13 : index
      %654 = arith.muli %652, %653 : index
      %655 = arith.addi %92, %654 : index
      %656 = vector.load %x[%655] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %657 = arith.muli %tileRows, %c1 : index
      %658 = arith.addi %655, %657 : index
      %659 = vector.load %x[%658] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %660 = vector.shuffle %656, %659 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %661 = wave.mma %660, %564, %513 : vector<16xf16>, vector<8xf32>
      %662 = wave.mma %660, %613, %514 : vector<16xf16>, vector<8xf32>
      %663 = arith.muli %506, %c2 : index
      %664 = arith.addi %663, %c6 : index
      %665 = arith.muli %tileRows, %c13 : index
      %666 = arith.muli %664, %665 : index
      %667 = arith.addi %38, %666 : index
      %668 = vector.load %x[%667] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %669 = arith.muli %tileRows, %c1 : index
      %670 = arith.addi %667, %669 : index
      %671 = vector.load %x[%670] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %672 = vector.shuffle %668, %671 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %673 = wave.mma %672, %565, %625 : vector<16xf16>, vector<8xf32>
      %674 = wave.mma %672, %614, %626 : vector<16xf16>, vector<8xf32>
      %675 = arith.muli %506, %c2 : index
      %676 = arith.addi %675, %c6 : index
      %677 = arith.muli %tileRows, %c13 : index
      %678 = arith.muli %676, %677 : index
      %679 = arith.addi %56, %678 : index
      %680 = vector.load %x[%679] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %681 = arith.muli %tileRows, %c1 : index
      %682 = arith.addi %679, %681 : index
      %683 = vector.load %x[%682] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %684 = vector.shuffle %680, %683 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %685 = wave.mma %684, %565, %637 : vector<16xf16>, vector<8xf32>
      %686 = wave.mma %684, %614, %638 : vector<16xf16>, vector<8xf32>
      %687 = arith.muli %506, %c2 : index
      %688 = arith.addi %687, %c6 : index
      %689 = arith.muli %tileRows, %c13 : index
      %690 = arith.muli %688, %689 : index
      %691 = arith.addi %74, %690 : index
      %692 = vector.load %x[%691] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %693 = arith.muli %tileRows, %c1 : index
      %694 = arith.addi %691, %693 : index
      %695 = vector.load %x[%694] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %696 = vector.shuffle %692, %695 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %697 = wave.mma %696, %565, %649 : vector<16xf16>, vector<8xf32>
      %698 = wave.mma %696, %614, %650 : vector<16xf16>, vector<8xf32>
      %699 = arith.muli %506, %c2 : index
      %700 = arith.addi %699, %c6 : index
      %701 = arith.muli %tileRows, %c13 : index
      %702 = arith.muli %700, %701 : index
      %703 = arith.addi %92, %702 : index
      %704 = vector.load %x[%703] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %705 = arith.muli %tileRows, %c1 : index
      %706 = arith.addi %703, %705 : index
      %707 = vector.load %x[%706] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %708 = vector.shuffle %704, %707 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %709 = wave.mma %708, %565, %661 : vector<16xf16>, vector<8xf32>
      %710 = wave.mma %708, %614, %662 : vector<16xf16>, vector<8xf32>
      scf.yield %673, %674, %685, %686, %697, %698, %709, %710 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %711 = wave.lane
    %712 = wave.wave
    %713 = arith.muli %712, %c2 : index
    %714 = arith.addi %713, %c5 : index
    %715 = arith.muli %714, %c20 : index
    %716 = arith.addi %715, %711 : index
    %717 = vector.extract %515#0[0] : f32 from vector<8xf32>
    %718 = arith.addi %716, %c5 : index
    memref.store %717, %17[%718] : memref<?xf32>
    %719 = vector.extract %515#0[1] : f32 from vector<8xf32>
    %720 = arith.addi %716, %c14 : index
    memref.store %719, %17[%720] : memref<?xf32>
    %721 = vector.extract %515#0[2] : f32 from vector<8xf32>
    %722 = arith.addi %716, %c8 : index
    memref.store %721, %17[%722] : memref<?xf32>
    %723 = vector.extract %515#0[3] : f32 from vector<8xf32>
    %724 = arith.addi %716, %c29 : index
    memref.store %723, %17[%724] : memref<?xf32>
    %725 = vector.extract %515#0[4] : f32 from vector<8xf32>
    %726 = arith.addi %716, %c4 : index
    memref.store %725, %17[%726] : memref<?xf32>
    %727 = vector.extract %515#0[5] : f32 from vector<8xf32>
    %728 = arith.addi %716, %c30 : index
    memref.store %727, %17[%728] : memref<?xf32>
    %729 = vector.extract %515#0[6] : f32 from vector<8xf32>
    %730 = arith.addi %716, %c31 : index
    memref.store %729, %17[%730] : memref<?xf32>
    %731 = vector.extract %515#0[7] : f32 from vector<8xf32>
    %732 = arith.addi %716, %c32 : index
    memref.store %731, %17[%732] : memref<?xf32>
    %733 = arith.muli %712, %c2 : index
    %734 = arith.addi %733, %c6 : index
    %735 = arith.muli %734, %c20 : index
    %736 = arith.addi %735, %711 : index
    %737 = vector.extract %515#1[0] : f32 from vector<8xf32>
    %738 = arith.addi %736, %c5 : index
    memref.store %737, %17[%738] : memref<?xf32>
    %739 = vector.extract %515#1[1] : f32 from vector<8xf32>
    %740 = arith.addi %736, %c14 : index
    memref.store %739, %17[%740] : memref<?xf32>
    %741 = vector.extract %515#1[2] : f32 from vector<8xf32>
    %742 = arith.addi %736, %c8 : index
    memref.store %741, %17[%742] : memref<?xf32>
    %743 = vector.extract %515#1[3] : f32 from vector<8xf32>
    %744 = arith.addi %736, %c29 : index
    memref.store %743, %17[%744] : memref<?xf32>
    %745 = vector.extract %515#1[4] : f32 from vector<8xf32>
    %746 = arith.addi %736, %c4 : index
    memref.store %745, %17[%746] : memref<?xf32>
    %747 = vector.extract %515#1[5] : f32 from vector<8xf32>
    %748 = arith.addi %736, %c30 : index
    memref.store %747, %17[%748] : memref<?xf32>
    %749 = vector.extract %515#1[6] : f32 from vector<8xf32>
    %750 = arith.addi %736, %c31 : index
    memref.store %749, %17[%750] : memref<?xf32>
    %751 = vector.extract %515#1[7] : f32 from vector<8xf32>
    %752 = arith.addi %736, %c32 : index
    memref.store %751, %17[%752] : memref<?xf32>
    wave.barrier
    %753 = arith.muli %712, %c19 : index
    %754 = arith.addi %753, %c5 : index
    %755 = arith.muli %754, %c14 : index
    %756 = arith.addi %755, %711 : index
    %757 = arith.addi %756, %c5 : index
    %758 = memref.load %17[%757] : memref<?xf32>
    %759 = arith.addi %757, %c33 : index
    %760 = memref.load %17[%759] : memref<?xf32>
    %761 = arith.addf %758, %760 : f32
    %762 = arith.muli %754, %c14 : index
    %763 = arith.addi %762, %711 : index
    %764 = arith.addi %763, %c20 : index
    %765 = memref.load %17[%764] : memref<?xf32>
    %766 = arith.addi %764, %c33 : index
    %767 = memref.load %17[%766] : memref<?xf32>
    %768 = arith.addf %765, %767 : f32
    %769 = wave.lane
    %770 = arith.addi %16, %c5 : index
    %771 = arith.muli %754, %c2 : index
    %772 = arith.addi %770, %771 : index
    %773 = arith.divui %769, %c13 : index
    %774 = arith.addi %772, %773 : index
    %775 = arith.cmpi slt, %774, %15 : index
    scf.if %775 {
      %776 = arith.cmpi eq, %hasFactors, %c6 : index
      %777 = arith.muli %774, %c2 : index
      %778 = memref.load %factors[%777] : memref<?xf32>
      %779 = arith.mulf %778, %operandScale : f32
      %780 = arith.select %776, %779, %operandScale : f32
      %781 = arith.remui %769, %c13 : index
      %782 = arith.muli %781, %c19 : index
      %783 = arith.addi %11, %782 : index
      %784 = vector.load %w[%783] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %785 = vector.bitcast %784 : vector<4xi8> to vector<1xf32>
      %786 = vector.extract %785[0] : f32 from vector<1xf32>
      %787 = arith.mulf %786, %780 : f32
      %788 = arith.mulf %761, %787 : f32
      %789 = arith.remui %769, %c13 : index
      %790 = arith.muli %789, %c19 : index
      %791 = arith.addi %13, %790 : index
      %792 = vector.load %w[%791] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %793 = vector.bitcast %792 : vector<4xi8> to vector<1xf32>
      %794 = vector.extract %793[0] : f32 from vector<1xf32>
      %795 = arith.mulf %794, %780 : f32
      %796 = arith.mulf %768, %795 : f32
      %797 = arith.addi %11, %c8 : index
      %798 = vector.load %w[%797] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %799 = vector.bitcast %798 : vector<4xi8> to vector<1xf32>
      %800 = vector.extract %799[0] : f32 from vector<1xf32>
      %801 = arith.muli %774, %c2 : index
      %802 = arith.addi %801, %c6 : index
      %803 = memref.load %factors[%802] : memref<?xf32>
      %804 = arith.mulf %803, %800 : f32
      %805 = arith.bitcast %804 : f32 to i32
      %806 = arith.shrui %805, %c36 : i32
      %807 = arith.maxsi %806, %c37 : i32
      %808 = arith.subi %c38, %807 : i32
      %809 = arith.shli %808, %c36 : i32
      %810 = arith.subi %807, %c39 : i32
      %811 = arith.shli %810, %c36 : i32
      %812 = arith.bitcast %809 : i32 to f32
      %813 = arith.bitcast %811 : i32 to f32
      %814 = arith.cmpi eq, %0, %c5 : index
      %815 = wave.lane
      %816 = arith.remui %815, %c13 : index
      %817 = arith.cmpi eq, %816, %c5 : index
      %818 = arith.andi %814, %817 : i1
      scf.if %818 {
        %819 = arith.muli %774, %c2 : index
        memref.store %813, %out_factors[%819] : memref<?xf32>
      }
      %820 = arith.mulf %788, %c41 : f32
      %821 = wave.exp2 %820 : f32
      %822 = arith.addf %c40, %821 : f32
      %823 = arith.divf %788, %822 : f32
      %824 = arith.mulf %823, %796 : f32
      %825 = arith.mulf %824, %812 : f32
      %826 = arith.truncf %825 : f32 to f16
      %827 = arith.muli %0, %c13 : index
      %828 = wave.lane
      %829 = arith.remui %828, %c13 : index
      %830 = arith.addi %827, %829 : index
      %831 = arith.divui %774, %outTileRows : index
      %832 = arith.divui %outputFeatures, %c13 : index
      %833 = arith.muli %831, %832 : index
      %834 = arith.divui %830, %c13 : index
      %835 = arith.addi %833, %834 : index
      %836 = arith.muli %835, %c2 : index
      %837 = arith.remui %830, %c13 : index
      %838 = arith.divui %837, %c1 : index
      %839 = arith.addi %836, %838 : index
      %840 = arith.muli %outTileRows, %c1 : index
      %841 = arith.muli %839, %840 : index
      %842 = arith.remui %774, %outTileRows : index
      %843 = arith.muli %842, %c1 : index
      %844 = arith.addi %841, %843 : index
      %845 = arith.remui %830, %c1 : index
      %846 = arith.addi %844, %845 : index
      memref.store %826, %out[%846] : memref<?xf16>
    }
    %847 = arith.muli %712, %c19 : index
    %848 = arith.addi %847, %c6 : index
    %849 = arith.muli %848, %c14 : index
    %850 = arith.addi %849, %711 : index
    %851 = arith.addi %850, %c5 : index
    %852 = memref.load %17[%851] : memref<?xf32>
    %853 = arith.addi %851, %c33 : index
    %854 = memref.load %17[%853] : memref<?xf32>
    %855 = arith.addf %852, %854 : f32
    %856 = arith.muli %848, %c14 : index
    %857 = arith.addi %856, %711 : index
    %858 = arith.addi %857, %c20 : index
    %859 = memref.load %17[%858] : memref<?xf32>
    %860 = arith.addi %858, %c33 : index
    %861 = memref.load %17[%860] : memref<?xf32>
    %862 = arith.addf %859, %861 : f32
    %863 = wave.lane
    %864 = arith.addi %16, %c5 : index
    %865 = arith.muli %848, %c2 : index
    %866 = arith.addi %864, %865 : index
    %867 = arith.divui %863, %c13 : index
    %868 = arith.addi %866, %867 : index
    %869 = arith.cmpi slt, %868, %15 : index
    scf.if %869 {
      %870 = arith.cmpi eq, %hasFactors, %c6 : index
      %871 = arith.muli %868, %c2 : index
      %872 = memref.load %factors[%871] : memref<?xf32>
      %873 = arith.mulf %872, %operandScale : f32
      %874 = arith.select %870, %873, %operandScale : f32
      %875 = arith.remui %863, %c13 : index
      %876 = arith.muli %875, %c19 : index
      %877 = arith.addi %11, %876 : index
      %878 = vector.load %w[%877] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %879 = vector.bitcast %878 : vector<4xi8> to vector<1xf32>
      %880 = vector.extract %879[0] : f32 from vector<1xf32>
      %881 = arith.mulf %880, %874 : f32
      %882 = arith.mulf %855, %881 : f32
      %883 = arith.remui %863, %c13 : index
      %884 = arith.muli %883, %c19 : index
      %885 = arith.addi %13, %884 : index
      %886 = vector.load %w[%885] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %887 = vector.bitcast %886 : vector<4xi8> to vector<1xf32>
      %888 = vector.extract %887[0] : f32 from vector<1xf32>
      %889 = arith.mulf %888, %874 : f32
      %890 = arith.mulf %862, %889 : f32
      %891 = arith.addi %11, %c8 : index
      %892 = vector.load %w[%891] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %893 = vector.bitcast %892 : vector<4xi8> to vector<1xf32>
      %894 = vector.extract %893[0] : f32 from vector<1xf32>
      %895 = arith.muli %868, %c2 : index
      %896 = arith.addi %895, %c6 : index
      %897 = memref.load %factors[%896] : memref<?xf32>
      %898 = arith.mulf %897, %894 : f32
      %899 = arith.bitcast %898 : f32 to i32
      %900 = arith.shrui %899, %c36 : i32
      %901 = arith.maxsi %900, %c37 : i32
      %902 = arith.subi %c38, %901 : i32
      %903 = arith.shli %902, %c36 : i32
      %904 = arith.subi %901, %c39 : i32
      %905 = arith.shli %904, %c36 : i32
      %906 = arith.bitcast %903 : i32 to f32
      %907 = arith.bitcast %905 : i32 to f32
      %908 = arith.cmpi eq, %0, %c5 : index
      %909 = wave.lane
      %910 = arith.remui %909, %c13 : index
      %911 = arith.cmpi eq, %910, %c5 : index
      %912 = arith.andi %908, %911 : i1
      scf.if %912 {
        %913 = arith.muli %868, %c2 : index
        memref.store %907, %out_factors[%913] : memref<?xf32>
      }
      %914 = arith.mulf %882, %c41 : f32
      %915 = wave.exp2 %914 : f32
      %916 = arith.addf %c40, %915 : f32
      %917 = arith.divf %882, %916 : f32
      %918 = arith.mulf %917, %890 : f32
      %919 = arith.mulf %918, %906 : f32
      %920 = arith.truncf %919 : f32 to f16
      %921 = arith.muli %0, %c13 : index
      %922 = wave.lane
      %923 = arith.remui %922, %c13 : index
      %924 = arith.addi %921, %923 : index
      %925 = arith.divui %868, %outTileRows : index
      %926 = arith.divui %outputFeatures, %c13 : index
      %927 = arith.muli %925, %926 : index
      %928 = arith.divui %924, %c13 : index
      %929 = arith.addi %927, %928 : index
      %930 = arith.muli %929, %c2 : index
      %931 = arith.remui %924, %c13 : index
      %932 = arith.divui %931, %c1 : index
      %933 = arith.addi %930, %932 : index
      %934 = arith.muli %outTileRows, %c1 : index
      %935 = arith.muli %933, %934 : index
      %936 = arith.remui %868, %outTileRows : index
      %937 = arith.muli %936, %c1 : index
      %938 = arith.addi %935, %937 : index
      %939 = arith.remui %924, %c1 : index
      %940 = arith.addi %938, %939 : index
      memref.store %920, %out[%940] : memref<?xf16>
    }
    %941 = arith.muli %712, %c19 : index
    %942 = arith.addi %941, %c2 : index
    %943 = arith.muli %942, %c14 : index
    %944 = arith.addi %943, %711 : index
    %945 = arith.addi %944, %c5 : index
    %946 = memref.load %17[%945] : memref<?xf32>
    %947 = arith.addi %945, %c33 : index
    %948 = memref.load %17[%947] : memref<?xf32>
    %949 = arith.addf %946, %948 : f32
    %950 = arith.muli %942, %c14 : index
    %951 = arith.addi %950, %711 : index
    %952 = arith.addi %951, %c20 : index
    %953 = memref.load %17[%952] : memref<?xf32>
    %954 = arith.addi %952, %c33 : index
    %955 = memref.load %17[%954] : memref<?xf32>
    %956 = arith.addf %953, %955 : f32
    %957 = wave.lane
    %958 = arith.addi %16, %c5 : index
    %959 = arith.muli %942, %c2 : index
    %960 = arith.addi %958, %959 : index
    %961 = arith.divui %957, %c13 : index
    %962 = arith.addi %960, %961 : index
    %963 = arith.cmpi slt, %962, %15 : index
    scf.if %963 {
      %964 = arith.cmpi eq, %hasFactors, %c6 : index
      %965 = arith.muli %962, %c2 : index
      %966 = memref.load %factors[%965] : memref<?xf32>
      %967 = arith.mulf %966, %operandScale : f32
      %968 = arith.select %964, %967, %operandScale : f32
      %969 = arith.remui %957, %c13 : index
      %970 = arith.muli %969, %c19 : index
      %971 = arith.addi %11, %970 : index
      %972 = vector.load %w[%971] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %973 = vector.bitcast %972 : vector<4xi8> to vector<1xf32>
      %974 = vector.extract %973[0] : f32 from vector<1xf32>
      %975 = arith.mulf %974, %968 : f32
      %976 = arith.mulf %949, %975 : f32
      %977 = arith.remui %957, %c13 : index
      %978 = arith.muli %977, %c19 : index
      %979 = arith.addi %13, %978 : index
      %980 = vector.load %w[%979] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %981 = vector.bitcast %980 : vector<4xi8> to vector<1xf32>
      %982 = vector.extract %981[0] : f32 from vector<1xf32>
      %983 = arith.mulf %982, %968 : f32
      %984 = arith.mulf %956, %983 : f32
      %985 = arith.addi %11, %c8 : index
      %986 = vector.load %w[%985] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %987 = vector.bitcast %986 : vector<4xi8> to vector<1xf32>
      %988 = vector.extract %987[0] : f32 from vector<1xf32>
      %989 = arith.muli %962, %c2 : index
      %990 = arith.addi %989, %c6 : index
      %991 = memref.load %factors[%990] : memref<?xf32>
      %992 = arith.mulf %991, %988 : f32
      %993 = arith.bitcast %992 : f32 to i32
      %994 = arith.shrui %993, %c36 : i32
      %995 = arith.maxsi %994, %c37 : i32
      %996 = arith.subi %c38, %995 : i32
      %997 = arith.shli %996, %c36 : i32
      %998 = arith.subi %995, %c39 : i32
      %999 = arith.shli %998, %c36 : i32
      %1000 = arith.bitcast %997 : i32 to f32
      %1001 = arith.bitcast %999 : i32 to f32
      %1002 = arith.cmpi eq, %0, %c5 : index
      %1003 = wave.lane
      %1004 = arith.remui %1003, %c13 : index
      %1005 = arith.cmpi eq, %1004, %c5 : index
      %1006 = arith.andi %1002, %1005 : i1
      scf.if %1006 {
        %1007 = arith.muli %962, %c2 : index
        memref.store %1001, %out_factors[%1007] : memref<?xf32>
      }
      %1008 = arith.mulf %976, %c41 : f32
      %1009 = wave.exp2 %1008 : f32
      %1010 = arith.addf %c40, %1009 : f32
      %1011 = arith.divf %976, %1010 : f32
      %1012 = arith.mulf %1011, %984 : f32
      %1013 = arith.mulf %1012, %1000 : f32
      %1014 = arith.truncf %1013 : f32 to f16
      %1015 = arith.muli %0, %c13 : index
      %1016 = wave.lane
      %1017 = arith.remui %1016, %c13 : index
      %1018 = arith.addi %1015, %1017 : index
      %1019 = arith.divui %962, %outTileRows : index
      %1020 = arith.divui %outputFeatures, %c13 : index
      %1021 = arith.muli %1019, %1020 : index
      %1022 = arith.divui %1018, %c13 : index
      %1023 = arith.addi %1021, %1022 : index
      %1024 = arith.muli %1023, %c2 : index
      %1025 = arith.remui %1018, %c13 : index
      %1026 = arith.divui %1025, %c1 : index
      %1027 = arith.addi %1024, %1026 : index
      %1028 = arith.muli %outTileRows, %c1 : index
      %1029 = arith.muli %1027, %1028 : index
      %1030 = arith.remui %962, %outTileRows : index
      %1031 = arith.muli %1030, %c1 : index
      %1032 = arith.addi %1029, %1031 : index
      %1033 = arith.remui %1018, %c1 : index
      %1034 = arith.addi %1032, %1033 : index
      memref.store %1014, %out[%1034] : memref<?xf16>
    }
    %1035 = arith.muli %712, %c19 : index
    %1036 = arith.addi %1035, %c28 : index
    %1037 = arith.muli %1036, %c14 : index
    %1038 = arith.addi %1037, %711 : index
    %1039 = arith.addi %1038, %c5 : index
    %1040 = memref.load %17[%1039] : memref<?xf32>
    %1041 = arith.addi %1039, %c33 : index
    %1042 = memref.load %17[%1041] : memref<?xf32>
    %1043 = arith.addf %1040, %1042 : f32
    %1044 = arith.muli %1036, %c14 : index
    %1045 = arith.addi %1044, %711 : index
    %1046 = arith.addi %1045, %c20 : index
    %1047 = memref.load %17[%1046] : memref<?xf32>
    %1048 = arith.addi %1046, %c33 : index
    %1049 = memref.load %17[%1048] : memref<?xf32>
    %1050 = arith.addf %1047, %1049 : f32
    %1051 = wave.lane
    %1052 = arith.addi %16, %c5 : index
    %1053 = arith.muli %1036, %c2 : index
    %1054 = arith.addi %1052, %1053 : index
    %1055 = arith.divui %1051, %c13 : index
    %1056 = arith.addi %1054, %1055 : index
    %1057 = arith.cmpi slt, %1056, %15 : index
    scf.if %1057 {
      %1058 = arith.cmpi eq, %hasFactors, %c6 : index
      %1059 = arith.muli %1056, %c2 : index
      %1060 = memref.load %factors[%1059] : memref<?xf32>
      %1061 = arith.mulf %1060, %operandScale : f32
      %1062 = arith.select %1058, %1061, %operandScale : f32
      %1063 = arith.remui %1051, %c13 : index
      %1064 = arith.muli %1063, %c19 : index
      %1065 = arith.addi %11, %1064 : index
      %1066 = vector.load %w[%1065] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1067 = vector.bitcast %1066 : vector<4xi8> to vector<1xf32>
      %1068 = vector.extract %1067[0] : f32 from vector<1xf32>
      %1069 = arith.mulf %1068, %1062 : f32
      %1070 = arith.mulf %1043, %1069 : f32
      %1071 = arith.remui %1051, %c13 : index
      %1072 = arith.muli %1071, %c19 : index
      %1073 = arith.addi %13, %1072 : index
      %1074 = vector.load %w[%1073] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1075 = vector.bitcast %1074 : vector<4xi8> to vector<1xf32>
      %1076 = vector.extract %1075[0] : f32 from vector<1xf32>
      %1077 = arith.mulf %1076, %1062 : f32
      %1078 = arith.mulf %1050, %1077 : f32
      %1079 = arith.addi %11, %c8 : index
      %1080 = vector.load %w[%1079] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1081 = vector.bitcast %1080 : vector<4xi8> to vector<1xf32>
      %1082 = vector.extract %1081[0] : f32 from vector<1xf32>
      %1083 = arith.muli %1056, %c2 : index
      %1084 = arith.addi %1083, %c6 : index
      %1085 = memref.load %factors[%1084] : memref<?xf32>
      %1086 = arith.mulf %1085, %1082 : f32
      %1087 = arith.bitcast %1086 : f32 to i32
      %1088 = arith.shrui %1087, %c36 : i32
      %1089 = arith.maxsi %1088, %c37 : i32
      %1090 = arith.subi %c38, %1089 : i32
      %1091 = arith.shli %1090, %c36 : i32
      %1092 = arith.subi %1089, %c39 : i32
      %1093 = arith.shli %1092, %c36 : i32
      %1094 = arith.bitcast %1091 : i32 to f32
      %1095 = arith.bitcast %1093 : i32 to f32
      %1096 = arith.cmpi eq, %0, %c5 : index
      %1097 = wave.lane
      %1098 = arith.remui %1097, %c13 : index
      %1099 = arith.cmpi eq, %1098, %c5 : index
      %1100 = arith.andi %1096, %1099 : i1
      scf.if %1100 {
        %1101 = arith.muli %1056, %c2 : index
        memref.store %1095, %out_factors[%1101] : memref<?xf32>
      }
      %1102 = arith.mulf %1070, %c41 : f32
      %1103 = wave.exp2 %1102 : f32
      %1104 = arith.addf %c40, %1103 : f32
      %1105 = arith.divf %1070, %1104 : f32
      %1106 = arith.mulf %1105, %1078 : f32
      %1107 = arith.mulf %1106, %1094 : f32
      %1108 = arith.truncf %1107 : f32 to f16
      %1109 = arith.muli %0, %c13 : index
      %1110 = wave.lane
      %1111 = arith.remui %1110, %c13 : index
      %1112 = arith.addi %1109, %1111 : index
      %1113 = arith.divui %1056, %outTileRows : index
      %1114 = arith.divui %outputFeatures, %c13 : index
      %1115 = arith.muli %1113, %1114 : index
      %1116 = arith.divui %1112, %c13 : index
      %1117 = arith.addi %1115, %1116 : index
      %1118 = arith.muli %1117, %c2 : index
      %1119 = arith.remui %1112, %c13 : index
      %1120 = arith.divui %1119, %c1 : index
      %1121 = arith.addi %1118, %1120 : index
      %1122 = arith.muli %outTileRows, %c1 : index
      %1123 = arith.muli %1121, %1122 : index
      %1124 = arith.remui %1056, %outTileRows : index
      %1125 = arith.muli %1124, %c1 : index
      %1126 = arith.addi %1123, %1125 : index
      %1127 = arith.remui %1112, %c1 : index
      %1128 = arith.addi %1126, %1127 : index
      memref.store %1108, %out[%1128] : memref<?xf16>
    }
    %1129 = wave.lane
    wave.barrier
    %1130 = wave.wave
    %1131 = arith.muli %1130, %c2 : index
    %1132 = arith.addi %1131, %c5 : index
    %1133 = arith.muli %1132, %c20 : index
    %1134 = arith.addi %1133, %1129 : index
    %1135 = vector.extract %515#2[0] : f32 from vector<8xf32>
    %1136 = arith.addi %1134, %c5 : index
    memref.store %1135, %17[%1136] : memref<?xf32>
    %1137 = vector.extract %515#2[1] : f32 from vector<8xf32>
    %1138 = arith.addi %1134, %c14 : index
    memref.store %1137, %17[%1138] : memref<?xf32>
    %1139 = vector.extract %515#2[2] : f32 from vector<8xf32>
    %1140 = arith.addi %1134, %c8 : index
    memref.store %1139, %17[%1140] : memref<?xf32>
    %1141 = vector.extract %515#2[3] : f32 from vector<8xf32>
    %1142 = arith.addi %1134, %c29 : index
    memref.store %1141, %17[%1142] : memref<?xf32>
    %1143 = vector.extract %515#2[4] : f32 from vector<8xf32>
    %1144 = arith.addi %1134, %c4 : index
    memref.store %1143, %17[%1144] : memref<?xf32>
    %1145 = vector.extract %515#2[5] : f32 from vector<8xf32>
    %1146 = arith.addi %1134, %c30 : index
    memref.store %1145, %17[%1146] : memref<?xf32>
    %1147 = vector.extract %515#2[6] : f32 from vector<8xf32>
    %1148 = arith.addi %1134, %c31 : index
    memref.store %1147, %17[%1148] : memref<?xf32>
    %1149 = vector.extract %515#2[7] : f32 from vector<8xf32>
    %1150 = arith.addi %1134, %c32 : index
    memref.store %1149, %17[%1150] : memref<?xf32>
    %1151 = arith.muli %1130, %c2 : index
    %1152 = arith.addi %1151, %c6 : index
    %1153 = arith.muli %1152, %c20 : index
    %1154 = arith.addi %1153, %1129 : index
    %1155 = vector.extract %515#3[0] : f32 from vector<8xf32>
    %1156 = arith.addi %1154, %c5 : index
    memref.store %1155, %17[%1156] : memref<?xf32>
    %1157 = vector.extract %515#3[1] : f32 from vector<8xf32>
    %1158 = arith.addi %1154, %c14 : index
    memref.store %1157, %17[%1158] : memref<?xf32>
    %1159 = vector.extract %515#3[2] : f32 from vector<8xf32>
    %1160 = arith.addi %1154, %c8 : index
    memref.store %1159, %17[%1160] : memref<?xf32>
    %1161 = vector.extract %515#3[3] : f32 from vector<8xf32>
    %1162 = arith.addi %1154, %c29 : index
    memref.store %1161, %17[%1162] : memref<?xf32>
    %1163 = vector.extract %515#3[4] : f32 from vector<8xf32>
    %1164 = arith.addi %1154, %c4 : index
    memref.store %1163, %17[%1164] : memref<?xf32>
    %1165 = vector.extract %515#3[5] : f32 from vector<8xf32>
    %1166 = arith.addi %1154, %c30 : index
    memref.store %1165, %17[%1166] : memref<?xf32>
    %1167 = vector.extract %515#3[6] : f32 from vector<8xf32>
    %1168 = arith.addi %1154, %c31 : index
    memref.store %1167, %17[%1168] : memref<?xf32>
    %1169 = vector.extract %515#3[7] : f32 from vector<8xf32>
    %1170 = arith.addi %1154, %c32 : index
    memref.store %1169, %17[%1170] : memref<?xf32>
    wave.barrier
    %1171 = arith.muli %1130, %c19 : index
    %1172 = arith.addi %1171, %c5 : index
    %1173 = arith.muli %1172, %c14 : index
    %1174 = arith.addi %1173, %1129 : index
    %1175 = arith.addi %1174, %c5 : index
    %1176 = memref.load %17[%1175] : memref<?xf32>
    %1177 = arith.addi %1175, %c33 : index
    %1178 = memref.load %17[%1177] : memref<?xf32>
    %1179 = arith.addf %1176, %1178 : f32
    %1180 = arith.muli %1172, %c14 : index
    %1181 = arith.addi %1180, %1129 : index
    %1182 = arith.addi %1181, %c20 : index
    %1183 = memref.load %17[%1182] : memref<?xf32>
    %1184 = arith.addi %1182, %c33 : index
    %1185 = memref.load %17[%1184] : memref<?xf32>
    %1186 = arith.addf %1183, %1185 : f32
    %1187 = wave.lane
    %1188 = arith.addi %16, %c13 : index
    %1189 = arith.muli %1172, %c2 : index
    %1190 = arith.addi %1188, %1189 : index
    %1191 = arith.divui %1187, %c13 : index
    %1192 = arith.addi %1190, %1191 : index
    %1193 = arith.cmpi slt, %1192, %15 : index
    scf.if %1193 {
      %1194 = arith.cmpi eq, %hasFactors, %c6 : index
      %1195 = arith.muli %1192, %c2 : index
      %1196 = memref.load %factors[%1195] : memref<?xf32>
      %1197 = arith.mulf %1196, %operandScale : f32
      %1198 = arith.select %1194, %1197, %operandScale : f32
      %1199 = arith.remui %1187, %c13 : index
      %1200 = arith.muli %1199, %c19 : index
      %1201 = arith.addi %11, %1200 : index
      %1202 = vector.load %w[%1201] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1203 = vector.bitcast %1202 : vector<4xi8> to vector<1xf32>
      %1204 = vector.extract %1203[0] : f32 from vector<1xf32>
      %1205 = arith.mulf %1204, %1198 : f32
      %1206 = arith.mulf %1179, %1205 : f32
      %1207 = arith.remui %1187, %c13 : index
      %1208 = arith.muli %1207, %c19 : index
      %1209 = arith.addi %13, %1208 : index
      %1210 = vector.load %w[%1209] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1211 = vector.bitcast %1210 : vector<4xi8> to vector<1xf32>
      %1212 = vector.extract %1211[0] : f32 from vector<1xf32>
      %1213 = arith.mulf %1212, %1198 : f32
      %1214 = arith.mulf %1186, %1213 : f32
      %1215 = arith.addi %11, %c8 : index
      %1216 = vector.load %w[%1215] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1217 = vector.bitcast %1216 : vector<4xi8> to vector<1xf32>
      %1218 = vector.extract %1217[0] : f32 from vector<1xf32>
      %1219 = arith.muli %1192, %c2 : index
      %1220 = arith.addi %1219, %c6 : index
      %1221 = memref.load %factors[%1220] : memref<?xf32>
      %1222 = arith.mulf %1221, %1218 : f32
      %1223 = arith.bitcast %1222 : f32 to i32
      %1224 = arith.shrui %1223, %c36 : i32
      %1225 = arith.maxsi %1224, %c37 : i32
      %1226 = arith.subi %c38, %1225 : i32
      %1227 = arith.shli %1226, %c36 : i32
      %1228 = arith.subi %1225, %c39 : i32
      %1229 = arith.shli %1228, %c36 : i32
      %1230 = arith.bitcast %1227 : i32 to f32
      %1231 = arith.bitcast %1229 : i32 to f32
      %1232 = arith.cmpi eq, %0, %c5 : index
      %1233 = wave.lane
      %1234 = arith.remui %1233, %c13 : index
      %1235 = arith.cmpi eq, %1234, %c5 : index
      %1236 = arith.andi %1232, %1235 : i1
      scf.if %1236 {
        %1237 = arith.muli %1192, %c2 : index
        memref.store %1231, %out_factors[%1237] : memref<?xf32>
      }
      %1238 = arith.mulf %1206, %c41 : f32
      %1239 = wave.exp2 %1238 : f32
      %1240 = arith.addf %c40, %1239 : f32
      %1241 = arith.divf %1206, %1240 : f32
      %1242 = arith.mulf %1241, %1214 : f32
      %1243 = arith.mulf %1242, %1230 : f32
      %1244 = arith.truncf %1243 : f32 to f16
      %1245 = arith.muli %0, %c13 : index
      %1246 = wave.lane
      %1247 = arith.remui %1246, %c13 : index
      %1248 = arith.addi %1245, %1247 : index
      %1249 = arith.divui %1192, %outTileRows : index
      %1250 = arith.divui %outputFeatures, %c13 : index
      %1251 = arith.muli %1249, %1250 : index
      %1252 = arith.divui %1248, %c13 : index
      %1253 = arith.addi %1251, %1252 : index
      %1254 = arith.muli %1253, %c2 : index
      %1255 = arith.remui %1248, %c13 : index
      %1256 = arith.divui %1255, %c1 : index
      %1257 = arith.addi %1254, %1256 : index
      %1258 = arith.muli %outTileRows, %c1 : index
      %1259 = arith.muli %1257, %1258 : index
      %1260 = arith.remui %1192, %outTileRows : index
      %1261 = arith.muli %1260, %c1 : index
      %1262 = arith.addi %1259, %1261 : index
      %1263 = arith.remui %1248, %c1 : index
      %1264 = arith.addi %1262, %1263 : index
      memref.store %1244, %out[%1264] : memref<?xf16>
    }
    %1265 = arith.muli %1130, %c19 : index
    %1266 = arith.addi %1265, %c6 : index
    %1267 = arith.muli %1266, %c14 : index
    %1268 = arith.addi %1267, %1129 : index
    %1269 = arith.addi %1268, %c5 : index
    %1270 = memref.load %17[%1269] : memref<?xf32>
    %1271 = arith.addi %1269, %c33 : index
    %1272 = memref.load %17[%1271] : memref<?xf32>
    %1273 = arith.addf %1270, %1272 : f32
    %1274 = arith.muli %1266, %c14 : index
    %1275 = arith.addi %1274, %1129 : index
    %1276 = arith.addi %1275, %c20 : index
    %1277 = memref.load %17[%1276] : memref<?xf32>
    %1278 = arith.addi %1276, %c33 : index
    %1279 = memref.load %17[%1278] : memref<?xf32>
    %1280 = arith.addf %1277, %1279 : f32
    %1281 = wave.lane
    %1282 = arith.addi %16, %c13 : index
    %1283 = arith.muli %1266, %c2 : index
    %1284 = arith.addi %1282, %1283 : index
    %1285 = arith.divui %1281, %c13 : index
    %1286 = arith.addi %1284, %1285 : index
    %1287 = arith.cmpi slt, %1286, %15 : index
    scf.if %1287 {
      %1288 = arith.cmpi eq, %hasFactors, %c6 : index
      %1289 = arith.muli %1286, %c2 : index
      %1290 = memref.load %factors[%1289] : memref<?xf32>
      %1291 = arith.mulf %1290, %operandScale : f32
      %1292 = arith.select %1288, %1291, %operandScale : f32
      %1293 = arith.remui %1281, %c13 : index
      %1294 = arith.muli %1293, %c19 : index
      %1295 = arith.addi %11, %1294 : index
      %1296 = vector.load %w[%1295] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1297 = vector.bitcast %1296 : vector<4xi8> to vector<1xf32>
      %1298 = vector.extract %1297[0] : f32 from vector<1xf32>
      %1299 = arith.mulf %1298, %1292 : f32
      %1300 = arith.mulf %1273, %1299 : f32
      %1301 = arith.remui %1281, %c13 : index
      %1302 = arith.muli %1301, %c19 : index
      %1303 = arith.addi %13, %1302 : index
      %1304 = vector.load %w[%1303] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1305 = vector.bitcast %1304 : vector<4xi8> to vector<1xf32>
      %1306 = vector.extract %1305[0] : f32 from vector<1xf32>
      %1307 = arith.mulf %1306, %1292 : f32
      %1308 = arith.mulf %1280, %1307 : f32
      %1309 = arith.addi %11, %c8 : index
      %1310 = vector.load %w[%1309] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1311 = vector.bitcast %1310 : vector<4xi8> to vector<1xf32>
      %1312 = vector.extract %1311[0] : f32 from vector<1xf32>
      %1313 = arith.muli %1286, %c2 : index
      %1314 = arith.addi %1313, %c6 : index
      %1315 = memref.load %factors[%1314] : memref<?xf32>
      %1316 = arith.mulf %1315, %1312 : f32
      %1317 = arith.bitcast %1316 : f32 to i32
      %1318 = arith.shrui %1317, %c36 : i32
      %1319 = arith.maxsi %1318, %c37 : i32
      %1320 = arith.subi %c38, %1319 : i32
      %1321 = arith.shli %1320, %c36 : i32
      %1322 = arith.subi %1319, %c39 : i32
      %1323 = arith.shli %1322, %c36 : i32
      %1324 = arith.bitcast %1321 : i32 to f32
      %1325 = arith.bitcast %1323 : i32 to f32
      %1326 = arith.cmpi eq, %0, %c5 : index
      %1327 = wave.lane
      %1328 = arith.remui %1327, %c13 : index
      %1329 = arith.cmpi eq, %1328, %c5 : index
      %1330 = arith.andi %1326, %1329 : i1
      scf.if %1330 {
        %1331 = arith.muli %1286, %c2 : index
        memref.store %1325, %out_factors[%1331] : memref<?xf32>
      }
      %1332 = arith.mulf %1300, %c41 : f32
      %1333 = wave.exp2 %1332 : f32
      %1334 = arith.addf %c40, %1333 : f32
      %1335 = arith.divf %1300, %1334 : f32
      %1336 = arith.mulf %1335, %1308 : f32
      %1337 = arith.mulf %1336, %1324 : f32
      %1338 = arith.truncf %1337 : f32 to f16
      %1339 = arith.muli %0, %c13 : index
      %1340 = wave.lane
      %1341 = arith.remui %1340, %c13 : index
      %1342 = arith.addi %1339, %1341 : index
      %1343 = arith.divui %1286, %outTileRows : index
      %1344 = arith.divui %outputFeatures, %c13 : index
      %1345 = arith.muli %1343, %1344 : index
      %1346 = arith.divui %1342, %c13 : index
      %1347 = arith.addi %1345, %1346 : index
      %1348 = arith.muli %1347, %c2 : index
      %1349 = arith.remui %1342, %c13 : index
      %1350 = arith.divui %1349, %c1 : index
      %1351 = arith.addi %1348, %1350 : index
      %1352 = arith.muli %outTileRows, %c1 : index
      %1353 = arith.muli %1351, %1352 : index
      %1354 = arith.remui %1286, %outTileRows : index
      %1355 = arith.muli %1354, %c1 : index
      %1356 = arith.addi %1353, %1355 : index
      %1357 = arith.remui %1342, %c1 : index
      %1358 = arith.addi %1356, %1357 : index
      memref.store %1338, %out[%1358] : memref<?xf16>
    }
    %1359 = arith.muli %1130, %c19 : index
    %1360 = arith.addi %1359, %c2 : index
    %1361 = arith.muli %1360, %c14 : index
    %1362 = arith.addi %1361, %1129 : index
    %1363 = arith.addi %1362, %c5 : index
    %1364 = memref.load %17[%1363] : memref<?xf32>
    %1365 = arith.addi %1363, %c33 : index
    %1366 = memref.load %17[%1365] : memref<?xf32>
    %1367 = arith.addf %1364, %1366 : f32
    %1368 = arith.muli %1360, %c14 : index
    %1369 = arith.addi %1368, %1129 : index
    %1370 = arith.addi %1369, %c20 : index
    %1371 = memref.load %17[%1370] : memref<?xf32>
    %1372 = arith.addi %1370, %c33 : index
    %1373 = memref.load %17[%1372] : memref<?xf32>
    %1374 = arith.addf %1371, %1373 : f32
    %1375 = wave.lane
    %1376 = arith.addi %16, %c13 : index
    %1377 = arith.muli %1360, %c2 : index
    %1378 = arith.addi %1376, %1377 : index
    %1379 = arith.divui %1375, %c13 : index
    %1380 = arith.addi %1378, %1379 : index
    %1381 = arith.cmpi slt, %1380, %15 : index
    scf.if %1381 {
      %1382 = arith.cmpi eq, %hasFactors, %c6 : index
      %1383 = arith.muli %1380, %c2 : index
      %1384 = memref.load %factors[%1383] : memref<?xf32>
      %1385 = arith.mulf %1384, %operandScale : f32
      %1386 = arith.select %1382, %1385, %operandScale : f32
      %1387 = arith.remui %1375, %c13 : index
      %1388 = arith.muli %1387, %c19 : index
      %1389 = arith.addi %11, %1388 : index
      %1390 = vector.load %w[%1389] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1391 = vector.bitcast %1390 : vector<4xi8> to vector<1xf32>
      %1392 = vector.extract %1391[0] : f32 from vector<1xf32>
      %1393 = arith.mulf %1392, %1386 : f32
      %1394 = arith.mulf %1367, %1393 : f32
      %1395 = arith.remui %1375, %c13 : index
      %1396 = arith.muli %1395, %c19 : index
      %1397 = arith.addi %13, %1396 : index
      %1398 = vector.load %w[%1397] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1399 = vector.bitcast %1398 : vector<4xi8> to vector<1xf32>
      %1400 = vector.extract %1399[0] : f32 from vector<1xf32>
      %1401 = arith.mulf %1400, %1386 : f32
      %1402 = arith.mulf %1374, %1401 : f32
      %1403 = arith.addi %11, %c8 : index
      %1404 = vector.load %w[%1403] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1405 = vector.bitcast %1404 : vector<4xi8> to vector<1xf32>
      %1406 = vector.extract %1405[0] : f32 from vector<1xf32>
      %1407 = arith.muli %1380, %c2 : index
      %1408 = arith.addi %1407, %c6 : index
      %1409 = memref.load %factors[%1408] : memref<?xf32>
      %1410 = arith.mulf %1409, %1406 : f32
      %1411 = arith.bitcast %1410 : f32 to i32
      %1412 = arith.shrui %1411, %c36 : i32
      %1413 = arith.maxsi %1412, %c37 : i32
      %1414 = arith.subi %c38, %1413 : i32
      %1415 = arith.shli %1414, %c36 : i32
      %1416 = arith.subi %1413, %c39 : i32
      %1417 = arith.shli %1416, %c36 : i32
      %1418 = arith.bitcast %1415 : i32 to f32
      %1419 = arith.bitcast %1417 : i32 to f32
      %1420 = arith.cmpi eq, %0, %c5 : index
      %1421 = wave.lane
      %1422 = arith.remui %1421, %c13 : index
      %1423 = arith.cmpi eq, %1422, %c5 : index
      %1424 = arith.andi %1420, %1423 : i1
      scf.if %1424 {
        %1425 = arith.muli %1380, %c2 : index
        memref.store %1419, %out_factors[%1425] : memref<?xf32>
      }
      %1426 = arith.mulf %1394, %c41 : f32
      %1427 = wave.exp2 %1426 : f32
      %1428 = arith.addf %c40, %1427 : f32
      %1429 = arith.divf %1394, %1428 : f32
      %1430 = arith.mulf %1429, %1402 : f32
      %1431 = arith.mulf %1430, %1418 : f32
      %1432 = arith.truncf %1431 : f32 to f16
      %1433 = arith.muli %0, %c13 : index
      %1434 = wave.lane
      %1435 = arith.remui %1434, %c13 : index
      %1436 = arith.addi %1433, %1435 : index
      %1437 = arith.divui %1380, %outTileRows : index
      %1438 = arith.divui %outputFeatures, %c13 : index
      %1439 = arith.muli %1437, %1438 : index
      %1440 = arith.divui %1436, %c13 : index
      %1441 = arith.addi %1439, %1440 : index
      %1442 = arith.muli %1441, %c2 : index
      %1443 = arith.remui %1436, %c13 : index
      %1444 = arith.divui %1443, %c1 : index
      %1445 = arith.addi %1442, %1444 : index
      %1446 = arith.muli %outTileRows, %c1 : index
      %1447 = arith.muli %1445, %1446 : index
      %1448 = arith.remui %1380, %outTileRows : index
      %1449 = arith.muli %1448, %c1 : index
      %1450 = arith.addi %1447, %1449 : index
      %1451 = arith.remui %1436, %c1 : index
      %1452 = arith.addi %1450, %1451 : index
      memref.store %1432, %out[%1452] : memref<?xf16>
    }
    %1453 = arith.muli %1130, %c19 : index
    %1454 = arith.addi %1453, %c28 : index
    %1455 = arith.muli %1454, %c14 : index
    %1456 = arith.addi %1455, %1129 : index
    %1457 = arith.addi %1456, %c5 : index
    %1458 = memref.load %17[%1457] : memref<?xf32>
    %1459 = arith.addi %1457, %c33 : index
    %1460 = memref.load %17[%1459] : memref<?xf32>
    %1461 = arith.addf %1458, %1460 : f32
    %1462 = arith.muli %1454, %c14 : index
    %1463 = arith.addi %1462, %1129 : index
    %1464 = arith.addi %1463, %c20 : index
    %1465 = memref.load %17[%1464] : memref<?xf32>
    %1466 = arith.addi %1464, %c33 : index
    %1467 = memref.load %17[%1466] : memref<?xf32>
    %1468 = arith.addf %1465, %1467 : f32
    %1469 = wave.lane
    %1470 = arith.addi %16, %c13 : index
    %1471 = arith.muli %1454, %c2 : index
    %1472 = arith.addi %1470, %1471 : index
    %1473 = arith.divui %1469, %c13 : index
    %1474 = arith.addi %1472, %1473 : index
    %1475 = arith.cmpi slt, %1474, %15 : index
    scf.if %1475 {
      %1476 = arith.cmpi eq, %hasFactors, %c6 : index
      %1477 = arith.muli %1474, %c2 : index
      %1478 = memref.load %factors[%1477] : memref<?xf32>
      %1479 = arith.mulf %1478, %operandScale : f32
      %1480 = arith.select %1476, %1479, %operandScale : f32
      %1481 = arith.remui %1469, %c13 : index
      %1482 = arith.muli %1481, %c19 : index
      %1483 = arith.addi %11, %1482 : index
      %1484 = vector.load %w[%1483] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1485 = vector.bitcast %1484 : vector<4xi8> to vector<1xf32>
      %1486 = vector.extract %1485[0] : f32 from vector<1xf32>
      %1487 = arith.mulf %1486, %1480 : f32
      %1488 = arith.mulf %1461, %1487 : f32
      %1489 = arith.remui %1469, %c13 : index
      %1490 = arith.muli %1489, %c19 : index
      %1491 = arith.addi %13, %1490 : index
      %1492 = vector.load %w[%1491] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1493 = vector.bitcast %1492 : vector<4xi8> to vector<1xf32>
      %1494 = vector.extract %1493[0] : f32 from vector<1xf32>
      %1495 = arith.mulf %1494, %1480 : f32
      %1496 = arith.mulf %1468, %1495 : f32
      %1497 = arith.addi %11, %c8 : index
      %1498 = vector.load %w[%1497] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1499 = vector.bitcast %1498 : vector<4xi8> to vector<1xf32>
      %1500 = vector.extract %1499[0] : f32 from vector<1xf32>
      %1501 = arith.muli %1474, %c2 : index
      %1502 = arith.addi %1501, %c6 : index
      %1503 = memref.load %factors[%1502] : memref<?xf32>
      %1504 = arith.mulf %1503, %1500 : f32
      %1505 = arith.bitcast %1504 : f32 to i32
      %1506 = arith.shrui %1505, %c36 : i32
      %1507 = arith.maxsi %1506, %c37 : i32
      %1508 = arith.subi %c38, %1507 : i32
      %1509 = arith.shli %1508, %c36 : i32
      %1510 = arith.subi %1507, %c39 : i32
      %1511 = arith.shli %1510, %c36 : i32
      %1512 = arith.bitcast %1509 : i32 to f32
      %1513 = arith.bitcast %1511 : i32 to f32
      %1514 = arith.cmpi eq, %0, %c5 : index
      %1515 = wave.lane
      %1516 = arith.remui %1515, %c13 : index
      %1517 = arith.cmpi eq, %1516, %c5 : index
      %1518 = arith.andi %1514, %1517 : i1
      scf.if %1518 {
        %1519 = arith.muli %1474, %c2 : index
        memref.store %1513, %out_factors[%1519] : memref<?xf32>
      }
      %1520 = arith.mulf %1488, %c41 : f32
      %1521 = wave.exp2 %1520 : f32
      %1522 = arith.addf %c40, %1521 : f32
      %1523 = arith.divf %1488, %1522 : f32
      %1524 = arith.mulf %1523, %1496 : f32
      %1525 = arith.mulf %1524, %1512 : f32
      %1526 = arith.truncf %1525 : f32 to f16
      %1527 = arith.muli %0, %c13 : index
      %1528 = wave.lane
      %1529 = arith.remui %1528, %c13 : index
      %1530 = arith.addi %1527, %1529 : index
      %1531 = arith.divui %1474, %outTileRows : index
      %1532 = arith.divui %outputFeatures, %c13 : index
      %1533 = arith.muli %1531, %1532 : index
      %1534 = arith.divui %1530, %c13 : index
      %1535 = arith.addi %1533, %1534 : index
      %1536 = arith.muli %1535, %c2 : index
      %1537 = arith.remui %1530, %c13 : index
      %1538 = arith.divui %1537, %c1 : index
      %1539 = arith.addi %1536, %1538 : index
      %1540 = arith.muli %outTileRows, %c1 : index
      %1541 = arith.muli %1539, %1540 : index
      %1542 = arith.remui %1474, %outTileRows : index
      %1543 = arith.muli %1542, %c1 : index
      %1544 = arith.addi %1541, %1543 : index
      %1545 = arith.remui %1530, %c1 : index
      %1546 = arith.addi %1544, %1545 : index
      memref.store %1526, %out[%1546] : memref<?xf16>
    }
    %1547 = wave.lane
    wave.barrier
    %1548 = wave.wave
    %1549 = arith.muli %1548, %c2 : index
    %1550 = arith.addi %1549, %c5 : index
    %1551 = arith.muli %1550, %c20 : index
    %1552 = arith.addi %1551, %1547 : index
    %1553 = vector.extract %515#4[0] : f32 from vector<8xf32>
    %1554 = arith.addi %1552, %c5 : index
    memref.store %1553, %17[%1554] : memref<?xf32>
    %1555 = vector.extract %515#4[1] : f32 from vector<8xf32>
    %1556 = arith.addi %1552, %c14 : index
    memref.store %1555, %17[%1556] : memref<?xf32>
    %1557 = vector.extract %515#4[2] : f32 from vector<8xf32>
    %1558 = arith.addi %1552, %c8 : index
    memref.store %1557, %17[%1558] : memref<?xf32>
    %1559 = vector.extract %515#4[3] : f32 from vector<8xf32>
    %1560 = arith.addi %1552, %c29 : index
    memref.store %1559, %17[%1560] : memref<?xf32>
    %1561 = vector.extract %515#4[4] : f32 from vector<8xf32>
    %1562 = arith.addi %1552, %c4 : index
    memref.store %1561, %17[%1562] : memref<?xf32>
    %1563 = vector.extract %515#4[5] : f32 from vector<8xf32>
    %1564 = arith.addi %1552, %c30 : index
    memref.store %1563, %17[%1564] : memref<?xf32>
    %1565 = vector.extract %515#4[6] : f32 from vector<8xf32>
    %1566 = arith.addi %1552, %c31 : index
    memref.store %1565, %17[%1566] : memref<?xf32>
    %1567 = vector.extract %515#4[7] : f32 from vector<8xf32>
    %1568 = arith.addi %1552, %c32 : index
    memref.store %1567, %17[%1568] : memref<?xf32>
    %1569 = arith.muli %1548, %c2 : index
    %1570 = arith.addi %1569, %c6 : index
    %1571 = arith.muli %1570, %c20 : index
    %1572 = arith.addi %1571, %1547 : index
    %1573 = vector.extract %515#5[0] : f32 from vector<8xf32>
    %1574 = arith.addi %1572, %c5 : index
    memref.store %1573, %17[%1574] : memref<?xf32>
    %1575 = vector.extract %515#5[1] : f32 from vector<8xf32>
    %1576 = arith.addi %1572, %c14 : index
    memref.store %1575, %17[%1576] : memref<?xf32>
    %1577 = vector.extract %515#5[2] : f32 from vector<8xf32>
    %1578 = arith.addi %1572, %c8 : index
    memref.store %1577, %17[%1578] : memref<?xf32>
    %1579 = vector.extract %515#5[3] : f32 from vector<8xf32>
    %1580 = arith.addi %1572, %c29 : index
    memref.store %1579, %17[%1580] : memref<?xf32>
    %1581 = vector.extract %515#5[4] : f32 from vector<8xf32>
    %1582 = arith.addi %1572, %c4 : index
    memref.store %1581, %17[%1582] : memref<?xf32>
    %1583 = vector.extract %515#5[5] : f32 from vector<8xf32>
    %1584 = arith.addi %1572, %c30 : index
    memref.store %1583, %17[%1584] : memref<?xf32>
    %1585 = vector.extract %515#5[6] : f32 from vector<8xf32>
    %1586 = arith.addi %1572, %c31 : index
    memref.store %1585, %17[%1586] : memref<?xf32>
    %1587 = vector.extract %515#5[7] : f32 from vector<8xf32>
    %1588 = arith.addi %1572, %c32 : index
    memref.store %1587, %17[%1588] : memref<?xf32>
    wave.barrier
    %1589 = arith.muli %1548, %c19 : index
    %1590 = arith.addi %1589, %c5 : index
    %1591 = arith.muli %1590, %c14 : index
    %1592 = arith.addi %1591, %1547 : index
    %1593 = arith.addi %1592, %c5 : index
    %1594 = memref.load %17[%1593] : memref<?xf32>
    %1595 = arith.addi %1593, %c33 : index
    %1596 = memref.load %17[%1595] : memref<?xf32>
    %1597 = arith.addf %1594, %1596 : f32
    %1598 = arith.muli %1590, %c14 : index
    %1599 = arith.addi %1598, %1547 : index
    %1600 = arith.addi %1599, %c20 : index
    %1601 = memref.load %17[%1600] : memref<?xf32>
    %1602 = arith.addi %1600, %c33 : index
    %1603 = memref.load %17[%1602] : memref<?xf32>
    %1604 = arith.addf %1601, %1603 : f32
    %1605 = wave.lane
    %1606 = arith.addi %16, %c14 : index
    %1607 = arith.muli %1590, %c2 : index
    %1608 = arith.addi %1606, %1607 : index
    %1609 = arith.divui %1605, %c13 : index
    %1610 = arith.addi %1608, %1609 : index
    %1611 = arith.cmpi slt, %1610, %15 : index
    scf.if %1611 {
      %1612 = arith.cmpi eq, %hasFactors, %c6 : index
      %1613 = arith.muli %1610, %c2 : index
      %1614 = memref.load %factors[%1613] : memref<?xf32>
      %1615 = arith.mulf %1614, %operandScale : f32
      %1616 = arith.select %1612, %1615, %operandScale : f32
      %1617 = arith.remui %1605, %c13 : index
      %1618 = arith.muli %1617, %c19 : index
      %1619 = arith.addi %11, %1618 : index
      %1620 = vector.load %w[%1619] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1621 = vector.bitcast %1620 : vector<4xi8> to vector<1xf32>
      %1622 = vector.extract %1621[0] : f32 from vector<1xf32>
      %1623 = arith.mulf %1622, %1616 : f32
      %1624 = arith.mulf %1597, %1623 : f32
      %1625 = arith.remui %1605, %c13 : index
      %1626 = arith.muli %1625, %c19 : index
      %1627 = arith.addi %13, %1626 : index
      %1628 = vector.load %w[%1627] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1629 = vector.bitcast %1628 : vector<4xi8> to vector<1xf32>
      %1630 = vector.extract %1629[0] : f32 from vector<1xf32>
      %1631 = arith.mulf %1630, %1616 : f32
      %1632 = arith.mulf %1604, %1631 : f32
      %1633 = arith.addi %11, %c8 : index
      %1634 = vector.load %w[%1633] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1635 = vector.bitcast %1634 : vector<4xi8> to vector<1xf32>
      %1636 = vector.extract %1635[0] : f32 from vector<1xf32>
      %1637 = arith.muli %1610, %c2 : index
      %1638 = arith.addi %1637, %c6 : index
      %1639 = memref.load %factors[%1638] : memref<?xf32>
      %1640 = arith.mulf %1639, %1636 : f32
      %1641 = arith.bitcast %1640 : f32 to i32
      %1642 = arith.shrui %1641, %c36 : i32
      %1643 = arith.maxsi %1642, %c37 : i32
      %1644 = arith.subi %c38, %1643 : i32
      %1645 = arith.shli %1644, %c36 : i32
      %1646 = arith.subi %1643, %c39 : i32
      %1647 = arith.shli %1646, %c36 : i32
      %1648 = arith.bitcast %1645 : i32 to f32
      %1649 = arith.bitcast %1647 : i32 to f32
      %1650 = arith.cmpi eq, %0, %c5 : index
      %1651 = wave.lane
      %1652 = arith.remui %1651, %c13 : index
      %1653 = arith.cmpi eq, %1652, %c5 : index
      %1654 = arith.andi %1650, %1653 : i1
      scf.if %1654 {
        %1655 = arith.muli %1610, %c2 : index
        memref.store %1649, %out_factors[%1655] : memref<?xf32>
      }
      %1656 = arith.mulf %1624, %c41 : f32
      %1657 = wave.exp2 %1656 : f32
      %1658 = arith.addf %c40, %1657 : f32
      %1659 = arith.divf %1624, %1658 : f32
      %1660 = arith.mulf %1659, %1632 : f32
      %1661 = arith.mulf %1660, %1648 : f32
      %1662 = arith.truncf %1661 : f32 to f16
      %1663 = arith.muli %0, %c13 : index
      %1664 = wave.lane
      %1665 = arith.remui %1664, %c13 : index
      %1666 = arith.addi %1663, %1665 : index
      %1667 = arith.divui %1610, %outTileRows : index
      %1668 = arith.divui %outputFeatures, %c13 : index
      %1669 = arith.muli %1667, %1668 : index
      %1670 = arith.divui %1666, %c13 : index
      %1671 = arith.addi %1669, %1670 : index
      %1672 = arith.muli %1671, %c2 : index
      %1673 = arith.remui %1666, %c13 : index
      %1674 = arith.divui %1673, %c1 : index
      %1675 = arith.addi %1672, %1674 : index
      %1676 = arith.muli %outTileRows, %c1 : index
      %1677 = arith.muli %1675, %1676 : index
      %1678 = arith.remui %1610, %outTileRows : index
      %1679 = arith.muli %1678, %c1 : index
      %1680 = arith.addi %1677, %1679 : index
      %1681 = arith.remui %1666, %c1 : index
      %1682 = arith.addi %1680, %1681 : index
      memref.store %1662, %out[%1682] : memref<?xf16>
    }
    %1683 = arith.muli %1548, %c19 : index
    %1684 = arith.addi %1683, %c6 : index
    %1685 = arith.muli %1684, %c14 : index
    %1686 = arith.addi %1685, %1547 : index
    %1687 = arith.addi %1686, %c5 : index
    %1688 = memref.load %17[%1687] : memref<?xf32>
    %1689 = arith.addi %1687, %c33 : index
    %1690 = memref.load %17[%1689] : memref<?xf32>
    %1691 = arith.addf %1688, %1690 : f32
    %1692 = arith.muli %1684, %c14 : index
    %1693 = arith.addi %1692, %1547 : index
    %1694 = arith.addi %1693, %c20 : index
    %1695 = memref.load %17[%1694] : memref<?xf32>
    %1696 = arith.addi %1694, %c33 : index
    %1697 = memref.load %17[%1696] : memref<?xf32>
    %1698 = arith.addf %1695, %1697 : f32
    %1699 = wave.lane
    %1700 = arith.addi %16, %c14 : index
    %1701 = arith.muli %1684, %c2 : index
    %1702 = arith.addi %1700, %1701 : index
    %1703 = arith.divui %1699, %c13 : index
    %1704 = arith.addi %1702, %1703 : index
    %1705 = arith.cmpi slt, %1704, %15 : index
    scf.if %1705 {
      %1706 = arith.cmpi eq, %hasFactors, %c6 : index
      %1707 = arith.muli %1704, %c2 : index
      %1708 = memref.load %factors[%1707] : memref<?xf32>
      %1709 = arith.mulf %1708, %operandScale : f32
      %1710 = arith.select %1706, %1709, %operandScale : f32
      %1711 = arith.remui %1699, %c13 : index
      %1712 = arith.muli %1711, %c19 : index
      %1713 = arith.addi %11, %1712 : index
      %1714 = vector.load %w[%1713] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1715 = vector.bitcast %1714 : vector<4xi8> to vector<1xf32>
      %1716 = vector.extract %1715[0] : f32 from vector<1xf32>
      %1717 = arith.mulf %1716, %1710 : f32
      %1718 = arith.mulf %1691, %1717 : f32
      %1719 = arith.remui %1699, %c13 : index
      %1720 = arith.muli %1719, %c19 : index
      %1721 = arith.addi %13, %1720 : index
      %1722 = vector.load %w[%1721] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1723 = vector.bitcast %1722 : vector<4xi8> to vector<1xf32>
      %1724 = vector.extract %1723[0] : f32 from vector<1xf32>
      %1725 = arith.mulf %1724, %1710 : f32
      %1726 = arith.mulf %1698, %1725 : f32
      %1727 = arith.addi %11, %c8 : index
      %1728 = vector.load %w[%1727] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1729 = vector.bitcast %1728 : vector<4xi8> to vector<1xf32>
      %1730 = vector.extract %1729[0] : f32 from vector<1xf32>
      %1731 = arith.muli %1704, %c2 : index
      %1732 = arith.addi %1731, %c6 : index
      %1733 = memref.load %factors[%1732] : memref<?xf32>
      %1734 = arith.mulf %1733, %1730 : f32
      %1735 = arith.bitcast %1734 : f32 to i32
      %1736 = arith.shrui %1735, %c36 : i32
      %1737 = arith.maxsi %1736, %c37 : i32
      %1738 = arith.subi %c38, %1737 : i32
      %1739 = arith.shli %1738, %c36 : i32
      %1740 = arith.subi %1737, %c39 : i32
      %1741 = arith.shli %1740, %c36 : i32
      %1742 = arith.bitcast %1739 : i32 to f32
      %1743 = arith.bitcast %1741 : i32 to f32
      %1744 = arith.cmpi eq, %0, %c5 : index
      %1745 = wave.lane
      %1746 = arith.remui %1745, %c13 : index
      %1747 = arith.cmpi eq, %1746, %c5 : index
      %1748 = arith.andi %1744, %1747 : i1
      scf.if %1748 {
        %1749 = arith.muli %1704, %c2 : index
        memref.store %1743, %out_factors[%1749] : memref<?xf32>
      }
      %1750 = arith.mulf %1718, %c41 : f32
      %1751 = wave.exp2 %1750 : f32
      %1752 = arith.addf %c40, %1751 : f32
      %1753 = arith.divf %1718, %1752 : f32
      %1754 = arith.mulf %1753, %1726 : f32
      %1755 = arith.mulf %1754, %1742 : f32
      %1756 = arith.truncf %1755 : f32 to f16
      %1757 = arith.muli %0, %c13 : index
      %1758 = wave.lane
      %1759 = arith.remui %1758, %c13 : index
      %1760 = arith.addi %1757, %1759 : index
      %1761 = arith.divui %1704, %outTileRows : index
      %1762 = arith.divui %outputFeatures, %c13 : index
      %1763 = arith.muli %1761, %1762 : index
      %1764 = arith.divui %1760, %c13 : index
      %1765 = arith.addi %1763, %1764 : index
      %1766 = arith.muli %1765, %c2 : index
      %1767 = arith.remui %1760, %c13 : index
      %1768 = arith.divui %1767, %c1 : index
      %1769 = arith.addi %1766, %1768 : index
      %1770 = arith.muli %outTileRows, %c1 : index
      %1771 = arith.muli %1769, %1770 : index
      %1772 = arith.remui %1704, %outTileRows : index
      %1773 = arith.muli %1772, %c1 : index
      %1774 = arith.addi %1771, %1773 : index
      %1775 = arith.remui %1760, %c1 : index
      %1776 = arith.addi %1774, %1775 : index
      memref.store %1756, %out[%1776] : memref<?xf16>
    }
    %1777 = arith.muli %1548, %c19 : index
    %1778 = arith.addi %1777, %c2 : index
    %1779 = arith.muli %1778, %c14 : index
    %1780 = arith.addi %1779, %1547 : index
    %1781 = arith.addi %1780, %c5 : index
    %1782 = memref.load %17[%1781] : memref<?xf32>
    %1783 = arith.addi %1781, %c33 : index
    %1784 = memref.load %17[%1783] : memref<?xf32>
    %1785 = arith.addf %1782, %1784 : f32
    %1786 = arith.muli %1778, %c14 : index
    %1787 = arith.addi %1786, %1547 : index
    %1788 = arith.addi %1787, %c20 : index
    %1789 = memref.load %17[%1788] : memref<?xf32>
    %1790 = arith.addi %1788, %c33 : index
    %1791 = memref.load %17[%1790] : memref<?xf32>
    %1792 = arith.addf %1789, %1791 : f32
    %1793 = wave.lane
    %1794 = arith.addi %16, %c14 : index
    %1795 = arith.muli %1778, %c2 : index
    %1796 = arith.addi %1794, %1795 : index
    %1797 = arith.divui %1793, %c13 : index
    %1798 = arith.addi %1796, %1797 : index
    %1799 = arith.cmpi slt, %1798, %15 : index
    scf.if %1799 {
      %1800 = arith.cmpi eq, %hasFactors, %c6 : index
      %1801 = arith.muli %1798, %c2 : index
      %1802 = memref.load %factors[%1801] : memref<?xf32>
      %1803 = arith.mulf %1802, %operandScale : f32
      %1804 = arith.select %1800, %1803, %operandScale : f32
      %1805 = arith.remui %1793, %c13 : index
      %1806 = arith.muli %1805, %c19 : index
      %1807 = arith.addi %11, %1806 : index
      %1808 = vector.load %w[%1807] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1809 = vector.bitcast %1808 : vector<4xi8> to vector<1xf32>
      %1810 = vector.extract %1809[0] : f32 from vector<1xf32>
      %1811 = arith.mulf %1810, %1804 : f32
      %1812 = arith.mulf %1785, %1811 : f32
      %1813 = arith.remui %1793, %c13 : index
      %1814 = arith.muli %1813, %c19 : index
      %1815 = arith.addi %13, %1814 : index
      %1816 = vector.load %w[%1815] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1817 = vector.bitcast %1816 : vector<4xi8> to vector<1xf32>
      %1818 = vector.extract %1817[0] : f32 from vector<1xf32>
      %1819 = arith.mulf %1818, %1804 : f32
      %1820 = arith.mulf %1792, %1819 : f32
      %1821 = arith.addi %11, %c8 : index
      %1822 = vector.load %w[%1821] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1823 = vector.bitcast %1822 : vector<4xi8> to vector<1xf32>
      %1824 = vector.extract %1823[0] : f32 from vector<1xf32>
      %1825 = arith.muli %1798, %c2 : index
      %1826 = arith.addi %1825, %c6 : index
      %1827 = memref.load %factors[%1826] : memref<?xf32>
      %1828 = arith.mulf %1827, %1824 : f32
      %1829 = arith.bitcast %1828 : f32 to i32
      %1830 = arith.shrui %1829, %c36 : i32
      %1831 = arith.maxsi %1830, %c37 : i32
      %1832 = arith.subi %c38, %1831 : i32
      %1833 = arith.shli %1832, %c36 : i32
      %1834 = arith.subi %1831, %c39 : i32
      %1835 = arith.shli %1834, %c36 : i32
      %1836 = arith.bitcast %1833 : i32 to f32
      %1837 = arith.bitcast %1835 : i32 to f32
      %1838 = arith.cmpi eq, %0, %c5 : index
      %1839 = wave.lane
      %1840 = arith.remui %1839, %c13 : index
      %1841 = arith.cmpi eq, %1840, %c5 : index
      %1842 = arith.andi %1838, %1841 : i1
      scf.if %1842 {
        %1843 = arith.muli %1798, %c2 : index
        memref.store %1837, %out_factors[%1843] : memref<?xf32>
      }
      %1844 = arith.mulf %1812, %c41 : f32
      %1845 = wave.exp2 %1844 : f32
      %1846 = arith.addf %c40, %1845 : f32
      %1847 = arith.divf %1812, %1846 : f32
      %1848 = arith.mulf %1847, %1820 : f32
      %1849 = arith.mulf %1848, %1836 : f32
      %1850 = arith.truncf %1849 : f32 to f16
      %1851 = arith.muli %0, %c13 : index
      %1852 = wave.lane
      %1853 = arith.remui %1852, %c13 : index
      %1854 = arith.addi %1851, %1853 : index
      %1855 = arith.divui %1798, %outTileRows : index
      %1856 = arith.divui %outputFeatures, %c13 : index
      %1857 = arith.muli %1855, %1856 : index
      %1858 = arith.divui %1854, %c13 : index
      %1859 = arith.addi %1857, %1858 : index
      %1860 = arith.muli %1859, %c2 : index
      %1861 = arith.remui %1854, %c13 : index
      %1862 = arith.divui %1861, %c1 : index
      %1863 = arith.addi %1860, %1862 : index
      %1864 = arith.muli %outTileRows, %c1 : index
      %1865 = arith.muli %1863, %1864 : index
      %1866 = arith.remui %1798, %outTileRows : index
      %1867 = arith.muli %1866, %c1 : index
      %1868 = arith.addi %1865, %1867 : index
      %1869 = arith.remui %1854, %c1 : index
      %1870 = arith.addi %1868, %1869 : index
      memref.store %1850, %out[%1870] : memref<?xf16>
    }
    %1871 = arith.muli %1548, %c19 : index
    %1872 = arith.addi %1871, %c28 : index
    %1873 = arith.muli %1872, %c14 : index
    %1874 = arith.addi %1873, %1547 : index
    %1875 = arith.addi %1874, %c5 : index
    %1876 = memref.load %17[%1875] : memref<?xf32>
    %1877 = arith.addi %1875, %c33 : index
    %1878 = memref.load %17[%1877] : memref<?xf32>
    %1879 = arith.addf %1876, %1878 : f32
    %1880 = arith.muli %1872, %c14 : index
    %1881 = arith.addi %1880, %1547 : index
    %1882 = arith.addi %1881, %c20 : index
    %1883 = memref.load %17[%1882] : memref<?xf32>
    %1884 = arith.addi %1882, %c33 : index
    %1885 = memref.load %17[%1884] : memref<?xf32>
    %1886 = arith.addf %1883, %1885 : f32
    %1887 = wave.lane
    %1888 = arith.addi %16, %c14 : index
    %1889 = arith.muli %1872, %c2 : index
    %1890 = arith.addi %1888, %1889 : index
    %1891 = arith.divui %1887, %c13 : index
    %1892 = arith.addi %1890, %1891 : index
    %1893 = arith.cmpi slt, %1892, %15 : index
    scf.if %1893 {
      %1894 = arith.cmpi eq, %hasFactors, %c6 : index
      %1895 = arith.muli %1892, %c2 : index
      %1896 = memref.load %factors[%1895] : memref<?xf32>
      %1897 = arith.mulf %1896, %operandScale : f32
      %1898 = arith.select %1894, %1897, %operandScale : f32
      %1899 = arith.remui %1887, %c13 : index
      %1900 = arith.muli %1899, %c19 : index
      %1901 = arith.addi %11, %1900 : index
      %1902 = vector.load %w[%1901] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1903 = vector.bitcast %1902 : vector<4xi8> to vector<1xf32>
      %1904 = vector.extract %1903[0] : f32 from vector<1xf32>
      %1905 = arith.mulf %1904, %1898 : f32
      %1906 = arith.mulf %1879, %1905 : f32
      %1907 = arith.remui %1887, %c13 : index
      %1908 = arith.muli %1907, %c19 : index
      %1909 = arith.addi %13, %1908 : index
      %1910 = vector.load %w[%1909] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1911 = vector.bitcast %1910 : vector<4xi8> to vector<1xf32>
      %1912 = vector.extract %1911[0] : f32 from vector<1xf32>
      %1913 = arith.mulf %1912, %1898 : f32
      %1914 = arith.mulf %1886, %1913 : f32
      %1915 = arith.addi %11, %c8 : index
      %1916 = vector.load %w[%1915] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1917 = vector.bitcast %1916 : vector<4xi8> to vector<1xf32>
      %1918 = vector.extract %1917[0] : f32 from vector<1xf32>
      %1919 = arith.muli %1892, %c2 : index
      %1920 = arith.addi %1919, %c6 : index
      %1921 = memref.load %factors[%1920] : memref<?xf32>
      %1922 = arith.mulf %1921, %1918 : f32
      %1923 = arith.bitcast %1922 : f32 to i32
      %1924 = arith.shrui %1923, %c36 : i32
      %1925 = arith.maxsi %1924, %c37 : i32
      %1926 = arith.subi %c38, %1925 : i32
      %1927 = arith.shli %1926, %c36 : i32
      %1928 = arith.subi %1925, %c39 : i32
      %1929 = arith.shli %1928, %c36 : i32
      %1930 = arith.bitcast %1927 : i32 to f32
      %1931 = arith.bitcast %1929 : i32 to f32
      %1932 = arith.cmpi eq, %0, %c5 : index
      %1933 = wave.lane
      %1934 = arith.remui %1933, %c13 : index
      %1935 = arith.cmpi eq, %1934, %c5 : index
      %1936 = arith.andi %1932, %1935 : i1
      scf.if %1936 {
        %1937 = arith.muli %1892, %c2 : index
        memref.store %1931, %out_factors[%1937] : memref<?xf32>
      }
      %1938 = arith.mulf %1906, %c41 : f32
      %1939 = wave.exp2 %1938 : f32
      %1940 = arith.addf %c40, %1939 : f32
      %1941 = arith.divf %1906, %1940 : f32
      %1942 = arith.mulf %1941, %1914 : f32
      %1943 = arith.mulf %1942, %1930 : f32
      %1944 = arith.truncf %1943 : f32 to f16
      %1945 = arith.muli %0, %c13 : index
      %1946 = wave.lane
      %1947 = arith.remui %1946, %c13 : index
      %1948 = arith.addi %1945, %1947 : index
      %1949 = arith.divui %1892, %outTileRows : index
      %1950 = arith.divui %outputFeatures, %c13 : index
      %1951 = arith.muli %1949, %1950 : index
      %1952 = arith.divui %1948, %c13 : index
      %1953 = arith.addi %1951, %1952 : index
      %1954 = arith.muli %1953, %c2 : index
      %1955 = arith.remui %1948, %c13 : index
      %1956 = arith.divui %1955, %c1 : index
      %1957 = arith.addi %1954, %1956 : index
      %1958 = arith.muli %outTileRows, %c1 : index
      %1959 = arith.muli %1957, %1958 : index
      %1960 = arith.remui %1892, %outTileRows : index
      %1961 = arith.muli %1960, %c1 : index
      %1962 = arith.addi %1959, %1961 : index
      %1963 = arith.remui %1948, %c1 : index
      %1964 = arith.addi %1962, %1963 : index
      memref.store %1944, %out[%1964] : memref<?xf16>
    }
    %1965 = wave.lane
    wave.barrier
    %1966 = wave.wave
    %1967 = arith.muli %1966, %c2 : index
    %1968 = arith.addi %1967, %c5 : index
    %1969 = arith.muli %1968, %c20 : index
    %1970 = arith.addi %1969, %1965 : index
    %1971 = vector.extract %515#6[0] : f32 from vector<8xf32>
    %1972 = arith.addi %1970, %c5 : index
    memref.store %1971, %17[%1972] : memref<?xf32>
    %1973 = vector.extract %515#6[1] : f32 from vector<8xf32>
    %1974 = arith.addi %1970, %c14 : index
    memref.store %1973, %17[%1974] : memref<?xf32>
    %1975 = vector.extract %515#6[2] : f32 from vector<8xf32>
    %1976 = arith.addi %1970, %c8 : index
    memref.store %1975, %17[%1976] : memref<?xf32>
    %1977 = vector.extract %515#6[3] : f32 from vector<8xf32>
    %1978 = arith.addi %1970, %c29 : index
    memref.store %1977, %17[%1978] : memref<?xf32>
    %1979 = vector.extract %515#6[4] : f32 from vector<8xf32>
    %1980 = arith.addi %1970, %c4 : index
    memref.store %1979, %17[%1980] : memref<?xf32>
    %1981 = vector.extract %515#6[5] : f32 from vector<8xf32>
    %1982 = arith.addi %1970, %c30 : index
    memref.store %1981, %17[%1982] : memref<?xf32>
    %1983 = vector.extract %515#6[6] : f32 from vector<8xf32>
    %1984 = arith.addi %1970, %c31 : index
    memref.store %1983, %17[%1984] : memref<?xf32>
    %1985 = vector.extract %515#6[7] : f32 from vector<8xf32>
    %1986 = arith.addi %1970, %c32 : index
    memref.store %1985, %17[%1986] : memref<?xf32>
    %1987 = arith.muli %1966, %c2 : index
    %1988 = arith.addi %1987, %c6 : index
    %1989 = arith.muli %1988, %c20 : index
    %1990 = arith.addi %1989, %1965 : index
    %1991 = vector.extract %515#7[0] : f32 from vector<8xf32>
    %1992 = arith.addi %1990, %c5 : index
    memref.store %1991, %17[%1992] : memref<?xf32>
    %1993 = vector.extract %515#7[1] : f32 from vector<8xf32>
    %1994 = arith.addi %1990, %c14 : index
    memref.store %1993, %17[%1994] : memref<?xf32>
    %1995 = vector.extract %515#7[2] : f32 from vector<8xf32>
    %1996 = arith.addi %1990, %c8 : index
    memref.store %1995, %17[%1996] : memref<?xf32>
    %1997 = vector.extract %515#7[3] : f32 from vector<8xf32>
    %1998 = arith.addi %1990, %c29 : index
    memref.store %1997, %17[%1998] : memref<?xf32>
    %1999 = vector.extract %515#7[4] : f32 from vector<8xf32>
    %2000 = arith.addi %1990, %c4 : index
    memref.store %1999, %17[%2000] : memref<?xf32>
    %2001 = vector.extract %515#7[5] : f32 from vector<8xf32>
    %2002 = arith.addi %1990, %c30 : index
    memref.store %2001, %17[%2002] : memref<?xf32>
    %2003 = vector.extract %515#7[6] : f32 from vector<8xf32>
    %2004 = arith.addi %1990, %c31 : index
    memref.store %2003, %17[%2004] : memref<?xf32>
    %2005 = vector.extract %515#7[7] : f32 from vector<8xf32>
    %2006 = arith.addi %1990, %c32 : index
    memref.store %2005, %17[%2006] : memref<?xf32>
    wave.barrier
    %2007 = arith.muli %1966, %c19 : index
    %2008 = arith.addi %2007, %c5 : index
    %2009 = arith.muli %2008, %c14 : index
    %2010 = arith.addi %2009, %1965 : index
    %2011 = arith.addi %2010, %c5 : index
    %2012 = memref.load %17[%2011] : memref<?xf32>
    %2013 = arith.addi %2011, %c33 : index
    %2014 = memref.load %17[%2013] : memref<?xf32>
    %2015 = arith.addf %2012, %2014 : f32
    %2016 = arith.muli %2008, %c14 : index
    %2017 = arith.addi %2016, %1965 : index
    %2018 = arith.addi %2017, %c20 : index
    %2019 = memref.load %17[%2018] : memref<?xf32>
    %2020 = arith.addi %2018, %c33 : index
    %2021 = memref.load %17[%2020] : memref<?xf32>
    %2022 = arith.addf %2019, %2021 : f32
    %2023 = wave.lane
    %2024 = arith.addi %16, %c15 : index
    %2025 = arith.muli %2008, %c2 : index
    %2026 = arith.addi %2024, %2025 : index
    %2027 = arith.divui %2023, %c13 : index
    %2028 = arith.addi %2026, %2027 : index
    %2029 = arith.cmpi slt, %2028, %15 : index
    scf.if %2029 {
      %2030 = arith.cmpi eq, %hasFactors, %c6 : index
      %2031 = arith.muli %2028, %c2 : index
      %2032 = memref.load %factors[%2031] : memref<?xf32>
      %2033 = arith.mulf %2032, %operandScale : f32
      %2034 = arith.select %2030, %2033, %operandScale : f32
      %2035 = arith.remui %2023, %c13 : index
      %2036 = arith.muli %2035, %c19 : index
      %2037 = arith.addi %11, %2036 : index
      %2038 = vector.load %w[%2037] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2039 = vector.bitcast %2038 : vector<4xi8> to vector<1xf32>
      %2040 = vector.extract %2039[0] : f32 from vector<1xf32>
      %2041 = arith.mulf %2040, %2034 : f32
      %2042 = arith.mulf %2015, %2041 : f32
      %2043 = arith.remui %2023, %c13 : index
      %2044 = arith.muli %2043, %c19 : index
      %2045 = arith.addi %13, %2044 : index
      %2046 = vector.load %w[%2045] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2047 = vector.bitcast %2046 : vector<4xi8> to vector<1xf32>
      %2048 = vector.extract %2047[0] : f32 from vector<1xf32>
      %2049 = arith.mulf %2048, %2034 : f32
      %2050 = arith.mulf %2022, %2049 : f32
      %2051 = arith.addi %11, %c8 : index
      %2052 = vector.load %w[%2051] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2053 = vector.bitcast %2052 : vector<4xi8> to vector<1xf32>
      %2054 = vector.extract %2053[0] : f32 from vector<1xf32>
      %2055 = arith.muli %2028, %c2 : index
      %2056 = arith.addi %2055, %c6 : index
      %2057 = memref.load %factors[%2056] : memref<?xf32>
      %2058 = arith.mulf %2057, %2054 : f32
      %2059 = arith.bitcast %2058 : f32 to i32
      %2060 = arith.shrui %2059, %c36 : i32
      %2061 = arith.maxsi %2060, %c37 : i32
      %2062 = arith.subi %c38, %2061 : i32
      %2063 = arith.shli %2062, %c36 : i32
      %2064 = arith.subi %2061, %c39 : i32
      %2065 = arith.shli %2064, %c36 : i32
      %2066 = arith.bitcast %2063 : i32 to f32
      %2067 = arith.bitcast %2065 : i32 to f32
      %2068 = arith.cmpi eq, %0, %c5 : index
      %2069 = wave.lane
      %2070 = arith.remui %2069, %c13 : index
      %2071 = arith.cmpi eq, %2070, %c5 : index
      %2072 = arith.andi %2068, %2071 : i1
      scf.if %2072 {
        %2073 = arith.muli %2028, %c2 : index
        memref.store %2067, %out_factors[%2073] : memref<?xf32>
      }
      %2074 = arith.mulf %2042, %c41 : f32
      %2075 = wave.exp2 %2074 : f32
      %2076 = arith.addf %c40, %2075 : f32
      %2077 = arith.divf %2042, %2076 : f32
      %2078 = arith.mulf %2077, %2050 : f32
      %2079 = arith.mulf %2078, %2066 : f32
      %2080 = arith.truncf %2079 : f32 to f16
      %2081 = arith.muli %0, %c13 : index
      %2082 = wave.lane
      %2083 = arith.remui %2082, %c13 : index
      %2084 = arith.addi %2081, %2083 : index
      %2085 = arith.divui %2028, %outTileRows : index
      %2086 = arith.divui %outputFeatures, %c13 : index
      %2087 = arith.muli %2085, %2086 : index
      %2088 = arith.divui %2084, %c13 : index
      %2089 = arith.addi %2087, %2088 : index
      %2090 = arith.muli %2089, %c2 : index
      %2091 = arith.remui %2084, %c13 : index
      %2092 = arith.divui %2091, %c1 : index
      %2093 = arith.addi %2090, %2092 : index
      %2094 = arith.muli %outTileRows, %c1 : index
      %2095 = arith.muli %2093, %2094 : index
      %2096 = arith.remui %2028, %outTileRows : index
      %2097 = arith.muli %2096, %c1 : index
      %2098 = arith.addi %2095, %2097 : index
      %2099 = arith.remui %2084, %c1 : index
      %2100 = arith.addi %2098, %2099 : index
      memref.store %2080, %out[%2100] : memref<?xf16>
    }
    %2101 = arith.muli %1966, %c19 : index
    %2102 = arith.addi %2101, %c6 : index
    %2103 = arith.muli %2102, %c14 : index
    %2104 = arith.addi %2103, %1965 : index
    %2105 = arith.addi %2104, %c5 : index
    %2106 = memref.load %17[%2105] : memref<?xf32>
    %2107 = arith.addi %2105, %c33 : index
    %2108 = memref.load %17[%2107] : memref<?xf32>
    %2109 = arith.addf %2106, %2108 : f32
    %2110 = arith.muli %2102, %c14 : index
    %2111 = arith.addi %2110, %1965 : index
    %2112 = arith.addi %2111, %c20 : index
    %2113 = memref.load %17[%2112] : memref<?xf32>
    %2114 = arith.addi %2112, %c33 : index
    %2115 = memref.load %17[%2114] : memref<?xf32>
    %2116 = arith.addf %2113, %2115 : f32
    %2117 = wave.lane
    %2118 = arith.addi %16, %c15 : index
    %2119 = arith.muli %2102, %c2 : index
    %2120 = arith.addi %2118, %2119 : index
    %2121 = arith.divui %2117, %c13 : index
    %2122 = arith.addi %2120, %2121 : index
    %2123 = arith.cmpi slt, %2122, %15 : index
    scf.if %2123 {
      %2124 = arith.cmpi eq, %hasFactors, %c6 : index
      %2125 = arith.muli %2122, %c2 : index
      %2126 = memref.load %factors[%2125] : memref<?xf32>
      %2127 = arith.mulf %2126, %operandScale : f32
      %2128 = arith.select %2124, %2127, %operandScale : f32
      %2129 = arith.remui %2117, %c13 : index
      %2130 = arith.muli %2129, %c19 : index
      %2131 = arith.addi %11, %2130 : index
      %2132 = vector.load %w[%2131] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2133 = vector.bitcast %2132 : vector<4xi8> to vector<1xf32>
      %2134 = vector.extract %2133[0] : f32 from vector<1xf32>
      %2135 = arith.mulf %2134, %2128 : f32
      %2136 = arith.mulf %2109, %2135 : f32
      %2137 = arith.remui %2117, %c13 : index
      %2138 = arith.muli %2137, %c19 : index
      %2139 = arith.addi %13, %2138 : index
      %2140 = vector.load %w[%2139] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2141 = vector.bitcast %2140 : vector<4xi8> to vector<1xf32>
      %2142 = vector.extract %2141[0] : f32 from vector<1xf32>
      %2143 = arith.mulf %2142, %2128 : f32
      %2144 = arith.mulf %2116, %2143 : f32
      %2145 = arith.addi %11, %c8 : index
      %2146 = vector.load %w[%2145] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2147 = vector.bitcast %2146 : vector<4xi8> to vector<1xf32>
      %2148 = vector.extract %2147[0] : f32 from vector<1xf32>
      %2149 = arith.muli %2122, %c2 : index
      %2150 = arith.addi %2149, %c6 : index
      %2151 = memref.load %factors[%2150] : memref<?xf32>
      %2152 = arith.mulf %2151, %2148 : f32
      %2153 = arith.bitcast %2152 : f32 to i32
      %2154 = arith.shrui %2153, %c36 : i32
      %2155 = arith.maxsi %2154, %c37 : i32
      %2156 = arith.subi %c38, %2155 : i32
      %2157 = arith.shli %2156, %c36 : i32
      %2158 = arith.subi %2155, %c39 : i32
      %2159 = arith.shli %2158, %c36 : i32
      %2160 = arith.bitcast %2157 : i32 to f32
      %2161 = arith.bitcast %2159 : i32 to f32
      %2162 = arith.cmpi eq, %0, %c5 : index
      %2163 = wave.lane
      %2164 = arith.remui %2163, %c13 : index
      %2165 = arith.cmpi eq, %2164, %c5 : index
      %2166 = arith.andi %2162, %2165 : i1
      scf.if %2166 {
        %2167 = arith.muli %2122, %c2 : index
        memref.store %2161, %out_factors[%2167] : memref<?xf32>
      }
      %2168 = arith.mulf %2136, %c41 : f32
      %2169 = wave.exp2 %2168 : f32
      %2170 = arith.addf %c40, %2169 : f32
      %2171 = arith.divf %2136, %2170 : f32
      %2172 = arith.mulf %2171, %2144 : f32
      %2173 = arith.mulf %2172, %2160 : f32
      %2174 = arith.truncf %2173 : f32 to f16
      %2175 = arith.muli %0, %c13 : index
      %2176 = wave.lane
      %2177 = arith.remui %2176, %c13 : index
      %2178 = arith.addi %2175, %2177 : index
      %2179 = arith.divui %2122, %outTileRows : index
      %2180 = arith.divui %outputFeatures, %c13 : index
      %2181 = arith.muli %2179, %2180 : index
      %2182 = arith.divui %2178, %c13 : index
      %2183 = arith.addi %2181, %2182 : index
      %2184 = arith.muli %2183, %c2 : index
      %2185 = arith.remui %2178, %c13 : index
      %2186 = arith.divui %2185, %c1 : index
      %2187 = arith.addi %2184, %2186 : index
      %2188 = arith.muli %outTileRows, %c1 : index
      %2189 = arith.muli %2187, %2188 : index
      %2190 = arith.remui %2122, %outTileRows : index
      %2191 = arith.muli %2190, %c1 : index
      %2192 = arith.addi %2189, %2191 : index
      %2193 = arith.remui %2178, %c1 : index
      %2194 = arith.addi %2192, %2193 : index
      memref.store %2174, %out[%2194] : memref<?xf16>
    }
    %2195 = arith.muli %1966, %c19 : index
    %2196 = arith.addi %2195, %c2 : index
    %2197 = arith.muli %2196, %c14 : index
    %2198 = arith.addi %2197, %1965 : index
    %2199 = arith.addi %2198, %c5 : index
    %2200 = memref.load %17[%2199] : memref<?xf32>
    %2201 = arith.addi %2199, %c33 : index
    %2202 = memref.load %17[%2201] : memref<?xf32>
    %2203 = arith.addf %2200, %2202 : f32
    %2204 = arith.muli %2196, %c14 : index
    %2205 = arith.addi %2204, %1965 : index
    %2206 = arith.addi %2205, %c20 : index
    %2207 = memref.load %17[%2206] : memref<?xf32>
    %2208 = arith.addi %2206, %c33 : index
    %2209 = memref.load %17[%2208] : memref<?xf32>
    %2210 = arith.addf %2207, %2209 : f32
    %2211 = wave.lane
    %2212 = arith.addi %16, %c15 : index
    %2213 = arith.muli %2196, %c2 : index
    %2214 = arith.addi %2212, %2213 : index
    %2215 = arith.divui %2211, %c13 : index
    %2216 = arith.addi %2214, %2215 : index
    %2217 = arith.cmpi slt, %2216, %15 : index
    scf.if %2217 {
      %2218 = arith.cmpi eq, %hasFactors, %c6 : index
      %2219 = arith.muli %2216, %c2 : index
      %2220 = memref.load %factors[%2219] : memref<?xf32>
      %2221 = arith.mulf %2220, %operandScale : f32
      %2222 = arith.select %2218, %2221, %operandScale : f32
      %2223 = arith.remui %2211, %c13 : index
      %2224 = arith.muli %2223, %c19 : index
      %2225 = arith.addi %11, %2224 : index
      %2226 = vector.load %w[%2225] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2227 = vector.bitcast %2226 : vector<4xi8> to vector<1xf32>
      %2228 = vector.extract %2227[0] : f32 from vector<1xf32>
      %2229 = arith.mulf %2228, %2222 : f32
      %2230 = arith.mulf %2203, %2229 : f32
      %2231 = arith.remui %2211, %c13 : index
      %2232 = arith.muli %2231, %c19 : index
      %2233 = arith.addi %13, %2232 : index
      %2234 = vector.load %w[%2233] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2235 = vector.bitcast %2234 : vector<4xi8> to vector<1xf32>
      %2236 = vector.extract %2235[0] : f32 from vector<1xf32>
      %2237 = arith.mulf %2236, %2222 : f32
      %2238 = arith.mulf %2210, %2237 : f32
      %2239 = arith.addi %11, %c8 : index
      %2240 = vector.load %w[%2239] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2241 = vector.bitcast %2240 : vector<4xi8> to vector<1xf32>
      %2242 = vector.extract %2241[0] : f32 from vector<1xf32>
      %2243 = arith.muli %2216, %c2 : index
      %2244 = arith.addi %2243, %c6 : index
      %2245 = memref.load %factors[%2244] : memref<?xf32>
      %2246 = arith.mulf %2245, %2242 : f32
      %2247 = arith.bitcast %2246 : f32 to i32
      %2248 = arith.shrui %2247, %c36 : i32
      %2249 = arith.maxsi %2248, %c37 : i32
      %2250 = arith.subi %c38, %2249 : i32
      %2251 = arith.shli %2250, %c36 : i32
      %2252 = arith.subi %2249, %c39 : i32
      %2253 = arith.shli %2252, %c36 : i32
      %2254 = arith.bitcast %2251 : i32 to f32
      %2255 = arith.bitcast %2253 : i32 to f32
      %2256 = arith.cmpi eq, %0, %c5 : index
      %2257 = wave.lane
      %2258 = arith.remui %2257, %c13 : index
      %2259 = arith.cmpi eq, %2258, %c5 : index
      %2260 = arith.andi %2256, %2259 : i1
      scf.if %2260 {
        %2261 = arith.muli %2216, %c2 : index
        memref.store %2255, %out_factors[%2261] : memref<?xf32>
      }
      %2262 = arith.mulf %2230, %c41 : f32
      %2263 = wave.exp2 %2262 : f32
      %2264 = arith.addf %c40, %2263 : f32
      %2265 = arith.divf %2230, %2264 : f32
      %2266 = arith.mulf %2265, %2238 : f32
      %2267 = arith.mulf %2266, %2254 : f32
      %2268 = arith.truncf %2267 : f32 to f16
      %2269 = arith.muli %0, %c13 : index
      %2270 = wave.lane
      %2271 = arith.remui %2270, %c13 : index
      %2272 = arith.addi %2269, %2271 : index
      %2273 = arith.divui %2216, %outTileRows : index
      %2274 = arith.divui %outputFeatures, %c13 : index
      %2275 = arith.muli %2273, %2274 : index
      %2276 = arith.divui %2272, %c13 : index
      %2277 = arith.addi %2275, %2276 : index
      %2278 = arith.muli %2277, %c2 : index
      %2279 = arith.remui %2272, %c13 : index
      %2280 = arith.divui %2279, %c1 : index
      %2281 = arith.addi %2278, %2280 : index
      %2282 = arith.muli %outTileRows, %c1 : index
      %2283 = arith.muli %2281, %2282 : index
      %2284 = arith.remui %2216, %outTileRows : index
      %2285 = arith.muli %2284, %c1 : index
      %2286 = arith.addi %2283, %2285 : index
      %2287 = arith.remui %2272, %c1 : index
      %2288 = arith.addi %2286, %2287 : index
      memref.store %2268, %out[%2288] : memref<?xf16>
    }
    %2289 = arith.muli %1966, %c19 : index
    %2290 = arith.addi %2289, %c28 : index
    %2291 = arith.muli %2290, %c14 : index
    %2292 = arith.addi %2291, %1965 : index
    %2293 = arith.addi %2292, %c5 : index
    %2294 = memref.load %17[%2293] : memref<?xf32>
    %2295 = arith.addi %2293, %c33 : index
    %2296 = memref.load %17[%2295] : memref<?xf32>
    %2297 = arith.addf %2294, %2296 : f32
    %2298 = arith.muli %2290, %c14 : index
    %2299 = arith.addi %2298, %1965 : index
    %2300 = arith.addi %2299, %c20 : index
    %2301 = memref.load %17[%2300] : memref<?xf32>
    %2302 = arith.addi %2300, %c33 : index
    %2303 = memref.load %17[%2302] : memref<?xf32>
    %2304 = arith.addf %2301, %2303 : f32
    %2305 = wave.lane
    %2306 = arith.addi %16, %c15 : index
    %2307 = arith.muli %2290, %c2 : index
    %2308 = arith.addi %2306, %2307 : index
    %2309 = arith.divui %2305, %c13 : index
    %2310 = arith.addi %2308, %2309 : index
    %2311 = arith.cmpi slt, %2310, %15 : index
    scf.if %2311 {
      %2312 = arith.cmpi eq, %hasFactors, %c6 : index
      %2313 = arith.muli %2310, %c2 : index
      %2314 = memref.load %factors[%2313] : memref<?xf32>
      %2315 = arith.mulf %2314, %operandScale : f32
      %2316 = arith.select %2312, %2315, %operandScale : f32
      %2317 = arith.remui %2305, %c13 : index
      %2318 = arith.muli %2317, %c19 : index
      %2319 = arith.addi %11, %2318 : index
      %2320 = vector.load %w[%2319] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2321 = vector.bitcast %2320 : vector<4xi8> to vector<1xf32>
      %2322 = vector.extract %2321[0] : f32 from vector<1xf32>
      %2323 = arith.mulf %2322, %2316 : f32
      %2324 = arith.mulf %2297, %2323 : f32
      %2325 = arith.remui %2305, %c13 : index
      %2326 = arith.muli %2325, %c19 : index
      %2327 = arith.addi %13, %2326 : index
      %2328 = vector.load %w[%2327] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2329 = vector.bitcast %2328 : vector<4xi8> to vector<1xf32>
      %2330 = vector.extract %2329[0] : f32 from vector<1xf32>
      %2331 = arith.mulf %2330, %2316 : f32
      %2332 = arith.mulf %2304, %2331 : f32
      %2333 = arith.addi %11, %c8 : index
      %2334 = vector.load %w[%2333] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2335 = vector.bitcast %2334 : vector<4xi8> to vector<1xf32>
      %2336 = vector.extract %2335[0] : f32 from vector<1xf32>
      %2337 = arith.muli %2310, %c2 : index
      %2338 = arith.addi %2337, %c6 : index
      %2339 = memref.load %factors[%2338] : memref<?xf32>
      %2340 = arith.mulf %2339, %2336 : f32
      %2341 = arith.bitcast %2340 : f32 to i32
      %2342 = arith.shrui %2341, %c36 : i32
      %2343 = arith.maxsi %2342, %c37 : i32
      %2344 = arith.subi %c38, %2343 : i32
      %2345 = arith.shli %2344, %c36 : i32
      %2346 = arith.subi %2343, %c39 : i32
      %2347 = arith.shli %2346, %c36 : i32
      %2348 = arith.bitcast %2345 : i32 to f32
      %2349 = arith.bitcast %2347 : i32 to f32
      %2350 = arith.cmpi eq, %0, %c5 : index
      %2351 = wave.lane
      %2352 = arith.remui %2351, %c13 : index
      %2353 = arith.cmpi eq, %2352, %c5 : index
      %2354 = arith.andi %2350, %2353 : i1
      scf.if %2354 {
        %2355 = arith.muli %2310, %c2 : index
        memref.store %2349, %out_factors[%2355] : memref<?xf32>
      }
      %2356 = arith.mulf %2324, %c41 : f32
      %2357 = wave.exp2 %2356 : f32
      %2358 = arith.addf %c40, %2357 : f32
      %2359 = arith.divf %2324, %2358 : f32
      %2360 = arith.mulf %2359, %2332 : f32
      %2361 = arith.mulf %2360, %2348 : f32
      %2362 = arith.truncf %2361 : f32 to f16
      %2363 = arith.muli %0, %c13 : index
      %2364 = wave.lane
      %2365 = arith.remui %2364, %c13 : index
      %2366 = arith.addi %2363, %2365 : index
      %2367 = arith.divui %2310, %outTileRows : index
      %2368 = arith.divui %outputFeatures, %c13 : index
      %2369 = arith.muli %2367, %2368 : index
      %2370 = arith.divui %2366, %c13 : index
      %2371 = arith.addi %2369, %2370 : index
      %2372 = arith.muli %2371, %c2 : index
      %2373 = arith.remui %2366, %c13 : index
      %2374 = arith.divui %2373, %c1 : index
      %2375 = arith.addi %2372, %2374 : index
      %2376 = arith.muli %outTileRows, %c1 : index
      %2377 = arith.muli %2375, %2376 : index
      %2378 = arith.remui %2310, %outTileRows : index
      %2379 = arith.muli %2378, %c1 : index
      %2380 = arith.addi %2377, %2379 : index
      %2381 = arith.remui %2366, %c1 : index
      %2382 = arith.addi %2380, %2381 : index
      memref.store %2362, %out[%2382] : memref<?xf16>
    }
  }
  wave.return
}
