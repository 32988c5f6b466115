// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxGateUp(format='q4_1', waves=2, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @gate_up_q4_1_w2p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>) attributes {waves = 2 : i64} {
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
  %c35 = arith.constant 0x3F800000 : f32
  %c36 = arith.constant 0xBFB8AA3B : f32
  %c37 = arith.constant 0x477FE000 : f32
  %c38 = arith.constant 0xC77FE000 : f32
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
      %777 = memref.load %factors[%774] : memref<?xf32>
      %778 = arith.select %776, %777, %c35 : f32
      %779 = arith.remui %769, %c13 : index
      %780 = arith.muli %779, %c19 : index
      %781 = arith.addi %11, %780 : index
      %782 = vector.load %w[%781] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %783 = vector.bitcast %782 : vector<4xi8> to vector<1xf32>
      %784 = vector.extract %783[0] : f32 from vector<1xf32>
      %785 = arith.mulf %784, %778 : f32
      %786 = arith.mulf %761, %785 : f32
      %787 = arith.remui %769, %c13 : index
      %788 = arith.muli %787, %c19 : index
      %789 = arith.addi %13, %788 : index
      %790 = vector.load %w[%789] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %791 = vector.bitcast %790 : vector<4xi8> to vector<1xf32>
      %792 = vector.extract %791[0] : f32 from vector<1xf32>
      %793 = arith.mulf %792, %778 : f32
      %794 = arith.mulf %768, %793 : f32
      %795 = arith.addi %11, %c8 : index
      %796 = vector.load %w[%795] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %797 = vector.bitcast %796 : vector<4xi8> to vector<1xf32>
      %798 = vector.extract %797[0] : f32 from vector<1xf32>
      %799 = arith.mulf %786, %c36 : f32
      %800 = wave.exp2 %799 : f32
      %801 = arith.addf %c35, %800 : f32
      %802 = arith.divf %786, %801 : f32
      %803 = arith.mulf %802, %794 : f32
      %804 = arith.mulf %803, %798 : f32
      %805 = arith.minimumf %804, %c37 : f32
      %806 = arith.maximumf %805, %c38 : f32
      %807 = arith.truncf %806 : f32 to f16
      %808 = arith.muli %0, %c13 : index
      %809 = wave.lane
      %810 = arith.remui %809, %c13 : index
      %811 = arith.addi %808, %810 : index
      %812 = arith.divui %774, %outTileRows : index
      %813 = arith.divui %outputFeatures, %c13 : index
      %814 = arith.muli %812, %813 : index
      %815 = arith.divui %811, %c13 : index
      %816 = arith.addi %814, %815 : index
      %817 = arith.muli %816, %c2 : index
      %818 = arith.remui %811, %c13 : index
      %819 = arith.divui %818, %c1 : index
      %820 = arith.addi %817, %819 : index
      %821 = arith.muli %outTileRows, %c1 : index
      %822 = arith.muli %820, %821 : index
      %823 = arith.remui %774, %outTileRows : index
      %824 = arith.muli %823, %c1 : index
      %825 = arith.addi %822, %824 : index
      %826 = arith.remui %811, %c1 : index
      %827 = arith.addi %825, %826 : index
      memref.store %807, %out[%827] : memref<?xf16>
    }
    %828 = arith.muli %712, %c19 : index
    %829 = arith.addi %828, %c6 : index
    %830 = arith.muli %829, %c14 : index
    %831 = arith.addi %830, %711 : index
    %832 = arith.addi %831, %c5 : index
    %833 = memref.load %17[%832] : memref<?xf32>
    %834 = arith.addi %832, %c33 : index
    %835 = memref.load %17[%834] : memref<?xf32>
    %836 = arith.addf %833, %835 : f32
    %837 = arith.muli %829, %c14 : index
    %838 = arith.addi %837, %711 : index
    %839 = arith.addi %838, %c20 : index
    %840 = memref.load %17[%839] : memref<?xf32>
    %841 = arith.addi %839, %c33 : index
    %842 = memref.load %17[%841] : memref<?xf32>
    %843 = arith.addf %840, %842 : f32
    %844 = wave.lane
    %845 = arith.addi %16, %c5 : index
    %846 = arith.muli %829, %c2 : index
    %847 = arith.addi %845, %846 : index
    %848 = arith.divui %844, %c13 : index
    %849 = arith.addi %847, %848 : index
    %850 = arith.cmpi slt, %849, %15 : index
    scf.if %850 {
      %851 = arith.cmpi eq, %hasFactors, %c6 : index
      %852 = memref.load %factors[%849] : memref<?xf32>
      %853 = arith.select %851, %852, %c35 : f32
      %854 = arith.remui %844, %c13 : index
      %855 = arith.muli %854, %c19 : index
      %856 = arith.addi %11, %855 : index
      %857 = vector.load %w[%856] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %858 = vector.bitcast %857 : vector<4xi8> to vector<1xf32>
      %859 = vector.extract %858[0] : f32 from vector<1xf32>
      %860 = arith.mulf %859, %853 : f32
      %861 = arith.mulf %836, %860 : f32
      %862 = arith.remui %844, %c13 : index
      %863 = arith.muli %862, %c19 : index
      %864 = arith.addi %13, %863 : index
      %865 = vector.load %w[%864] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %866 = vector.bitcast %865 : vector<4xi8> to vector<1xf32>
      %867 = vector.extract %866[0] : f32 from vector<1xf32>
      %868 = arith.mulf %867, %853 : f32
      %869 = arith.mulf %843, %868 : f32
      %870 = arith.addi %11, %c8 : index
      %871 = vector.load %w[%870] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %872 = vector.bitcast %871 : vector<4xi8> to vector<1xf32>
      %873 = vector.extract %872[0] : f32 from vector<1xf32>
      %874 = arith.mulf %861, %c36 : f32
      %875 = wave.exp2 %874 : f32
      %876 = arith.addf %c35, %875 : f32
      %877 = arith.divf %861, %876 : f32
      %878 = arith.mulf %877, %869 : f32
      %879 = arith.mulf %878, %873 : f32
      %880 = arith.minimumf %879, %c37 : f32
      %881 = arith.maximumf %880, %c38 : f32
      %882 = arith.truncf %881 : f32 to f16
      %883 = arith.muli %0, %c13 : index
      %884 = wave.lane
      %885 = arith.remui %884, %c13 : index
      %886 = arith.addi %883, %885 : index
      %887 = arith.divui %849, %outTileRows : index
      %888 = arith.divui %outputFeatures, %c13 : index
      %889 = arith.muli %887, %888 : index
      %890 = arith.divui %886, %c13 : index
      %891 = arith.addi %889, %890 : index
      %892 = arith.muli %891, %c2 : index
      %893 = arith.remui %886, %c13 : index
      %894 = arith.divui %893, %c1 : index
      %895 = arith.addi %892, %894 : index
      %896 = arith.muli %outTileRows, %c1 : index
      %897 = arith.muli %895, %896 : index
      %898 = arith.remui %849, %outTileRows : index
      %899 = arith.muli %898, %c1 : index
      %900 = arith.addi %897, %899 : index
      %901 = arith.remui %886, %c1 : index
      %902 = arith.addi %900, %901 : index
      memref.store %882, %out[%902] : memref<?xf16>
    }
    %903 = arith.muli %712, %c19 : index
    %904 = arith.addi %903, %c2 : index
    %905 = arith.muli %904, %c14 : index
    %906 = arith.addi %905, %711 : index
    %907 = arith.addi %906, %c5 : index
    %908 = memref.load %17[%907] : memref<?xf32>
    %909 = arith.addi %907, %c33 : index
    %910 = memref.load %17[%909] : memref<?xf32>
    %911 = arith.addf %908, %910 : f32
    %912 = arith.muli %904, %c14 : index
    %913 = arith.addi %912, %711 : index
    %914 = arith.addi %913, %c20 : index
    %915 = memref.load %17[%914] : memref<?xf32>
    %916 = arith.addi %914, %c33 : index
    %917 = memref.load %17[%916] : memref<?xf32>
    %918 = arith.addf %915, %917 : f32
    %919 = wave.lane
    %920 = arith.addi %16, %c5 : index
    %921 = arith.muli %904, %c2 : index
    %922 = arith.addi %920, %921 : index
    %923 = arith.divui %919, %c13 : index
    %924 = arith.addi %922, %923 : index
    %925 = arith.cmpi slt, %924, %15 : index
    scf.if %925 {
      %926 = arith.cmpi eq, %hasFactors, %c6 : index
      %927 = memref.load %factors[%924] : memref<?xf32>
      %928 = arith.select %926, %927, %c35 : f32
      %929 = arith.remui %919, %c13 : index
      %930 = arith.muli %929, %c19 : index
      %931 = arith.addi %11, %930 : index
      %932 = vector.load %w[%931] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %933 = vector.bitcast %932 : vector<4xi8> to vector<1xf32>
      %934 = vector.extract %933[0] : f32 from vector<1xf32>
      %935 = arith.mulf %934, %928 : f32
      %936 = arith.mulf %911, %935 : f32
      %937 = arith.remui %919, %c13 : index
      %938 = arith.muli %937, %c19 : index
      %939 = arith.addi %13, %938 : index
      %940 = vector.load %w[%939] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %941 = vector.bitcast %940 : vector<4xi8> to vector<1xf32>
      %942 = vector.extract %941[0] : f32 from vector<1xf32>
      %943 = arith.mulf %942, %928 : f32
      %944 = arith.mulf %918, %943 : f32
      %945 = arith.addi %11, %c8 : index
      %946 = vector.load %w[%945] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %947 = vector.bitcast %946 : vector<4xi8> to vector<1xf32>
      %948 = vector.extract %947[0] : f32 from vector<1xf32>
      %949 = arith.mulf %936, %c36 : f32
      %950 = wave.exp2 %949 : f32
      %951 = arith.addf %c35, %950 : f32
      %952 = arith.divf %936, %951 : f32
      %953 = arith.mulf %952, %944 : f32
      %954 = arith.mulf %953, %948 : f32
      %955 = arith.minimumf %954, %c37 : f32
      %956 = arith.maximumf %955, %c38 : f32
      %957 = arith.truncf %956 : f32 to f16
      %958 = arith.muli %0, %c13 : index
      %959 = wave.lane
      %960 = arith.remui %959, %c13 : index
      %961 = arith.addi %958, %960 : index
      %962 = arith.divui %924, %outTileRows : index
      %963 = arith.divui %outputFeatures, %c13 : index
      %964 = arith.muli %962, %963 : index
      %965 = arith.divui %961, %c13 : index
      %966 = arith.addi %964, %965 : index
      %967 = arith.muli %966, %c2 : index
      %968 = arith.remui %961, %c13 : index
      %969 = arith.divui %968, %c1 : index
      %970 = arith.addi %967, %969 : index
      %971 = arith.muli %outTileRows, %c1 : index
      %972 = arith.muli %970, %971 : index
      %973 = arith.remui %924, %outTileRows : index
      %974 = arith.muli %973, %c1 : index
      %975 = arith.addi %972, %974 : index
      %976 = arith.remui %961, %c1 : index
      %977 = arith.addi %975, %976 : index
      memref.store %957, %out[%977] : memref<?xf16>
    }
    %978 = arith.muli %712, %c19 : index
    %979 = arith.addi %978, %c28 : index
    %980 = arith.muli %979, %c14 : index
    %981 = arith.addi %980, %711 : index
    %982 = arith.addi %981, %c5 : index
    %983 = memref.load %17[%982] : memref<?xf32>
    %984 = arith.addi %982, %c33 : index
    %985 = memref.load %17[%984] : memref<?xf32>
    %986 = arith.addf %983, %985 : f32
    %987 = arith.muli %979, %c14 : index
    %988 = arith.addi %987, %711 : index
    %989 = arith.addi %988, %c20 : index
    %990 = memref.load %17[%989] : memref<?xf32>
    %991 = arith.addi %989, %c33 : index
    %992 = memref.load %17[%991] : memref<?xf32>
    %993 = arith.addf %990, %992 : f32
    %994 = wave.lane
    %995 = arith.addi %16, %c5 : index
    %996 = arith.muli %979, %c2 : index
    %997 = arith.addi %995, %996 : index
    %998 = arith.divui %994, %c13 : index
    %999 = arith.addi %997, %998 : index
    %1000 = arith.cmpi slt, %999, %15 : index
    scf.if %1000 {
      %1001 = arith.cmpi eq, %hasFactors, %c6 : index
      %1002 = memref.load %factors[%999] : memref<?xf32>
      %1003 = arith.select %1001, %1002, %c35 : f32
      %1004 = arith.remui %994, %c13 : index
      %1005 = arith.muli %1004, %c19 : index
      %1006 = arith.addi %11, %1005 : index
      %1007 = vector.load %w[%1006] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1008 = vector.bitcast %1007 : vector<4xi8> to vector<1xf32>
      %1009 = vector.extract %1008[0] : f32 from vector<1xf32>
      %1010 = arith.mulf %1009, %1003 : f32
      %1011 = arith.mulf %986, %1010 : f32
      %1012 = arith.remui %994, %c13 : index
      %1013 = arith.muli %1012, %c19 : index
      %1014 = arith.addi %13, %1013 : index
      %1015 = vector.load %w[%1014] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1016 = vector.bitcast %1015 : vector<4xi8> to vector<1xf32>
      %1017 = vector.extract %1016[0] : f32 from vector<1xf32>
      %1018 = arith.mulf %1017, %1003 : f32
      %1019 = arith.mulf %993, %1018 : f32
      %1020 = arith.addi %11, %c8 : index
      %1021 = vector.load %w[%1020] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1022 = vector.bitcast %1021 : vector<4xi8> to vector<1xf32>
      %1023 = vector.extract %1022[0] : f32 from vector<1xf32>
      %1024 = arith.mulf %1011, %c36 : f32
      %1025 = wave.exp2 %1024 : f32
      %1026 = arith.addf %c35, %1025 : f32
      %1027 = arith.divf %1011, %1026 : f32
      %1028 = arith.mulf %1027, %1019 : f32
      %1029 = arith.mulf %1028, %1023 : f32
      %1030 = arith.minimumf %1029, %c37 : f32
      %1031 = arith.maximumf %1030, %c38 : f32
      %1032 = arith.truncf %1031 : f32 to f16
      %1033 = arith.muli %0, %c13 : index
      %1034 = wave.lane
      %1035 = arith.remui %1034, %c13 : index
      %1036 = arith.addi %1033, %1035 : index
      %1037 = arith.divui %999, %outTileRows : index
      %1038 = arith.divui %outputFeatures, %c13 : index
      %1039 = arith.muli %1037, %1038 : index
      %1040 = arith.divui %1036, %c13 : index
      %1041 = arith.addi %1039, %1040 : index
      %1042 = arith.muli %1041, %c2 : index
      %1043 = arith.remui %1036, %c13 : index
      %1044 = arith.divui %1043, %c1 : index
      %1045 = arith.addi %1042, %1044 : index
      %1046 = arith.muli %outTileRows, %c1 : index
      %1047 = arith.muli %1045, %1046 : index
      %1048 = arith.remui %999, %outTileRows : index
      %1049 = arith.muli %1048, %c1 : index
      %1050 = arith.addi %1047, %1049 : index
      %1051 = arith.remui %1036, %c1 : index
      %1052 = arith.addi %1050, %1051 : index
      memref.store %1032, %out[%1052] : memref<?xf16>
    }
    %1053 = wave.lane
    wave.barrier
    %1054 = wave.wave
    %1055 = arith.muli %1054, %c2 : index
    %1056 = arith.addi %1055, %c5 : index
    %1057 = arith.muli %1056, %c20 : index
    %1058 = arith.addi %1057, %1053 : index
    %1059 = vector.extract %515#2[0] : f32 from vector<8xf32>
    %1060 = arith.addi %1058, %c5 : index
    memref.store %1059, %17[%1060] : memref<?xf32>
    %1061 = vector.extract %515#2[1] : f32 from vector<8xf32>
    %1062 = arith.addi %1058, %c14 : index
    memref.store %1061, %17[%1062] : memref<?xf32>
    %1063 = vector.extract %515#2[2] : f32 from vector<8xf32>
    %1064 = arith.addi %1058, %c8 : index
    memref.store %1063, %17[%1064] : memref<?xf32>
    %1065 = vector.extract %515#2[3] : f32 from vector<8xf32>
    %1066 = arith.addi %1058, %c29 : index
    memref.store %1065, %17[%1066] : memref<?xf32>
    %1067 = vector.extract %515#2[4] : f32 from vector<8xf32>
    %1068 = arith.addi %1058, %c4 : index
    memref.store %1067, %17[%1068] : memref<?xf32>
    %1069 = vector.extract %515#2[5] : f32 from vector<8xf32>
    %1070 = arith.addi %1058, %c30 : index
    memref.store %1069, %17[%1070] : memref<?xf32>
    %1071 = vector.extract %515#2[6] : f32 from vector<8xf32>
    %1072 = arith.addi %1058, %c31 : index
    memref.store %1071, %17[%1072] : memref<?xf32>
    %1073 = vector.extract %515#2[7] : f32 from vector<8xf32>
    %1074 = arith.addi %1058, %c32 : index
    memref.store %1073, %17[%1074] : memref<?xf32>
    %1075 = arith.muli %1054, %c2 : index
    %1076 = arith.addi %1075, %c6 : index
    %1077 = arith.muli %1076, %c20 : index
    %1078 = arith.addi %1077, %1053 : index
    %1079 = vector.extract %515#3[0] : f32 from vector<8xf32>
    %1080 = arith.addi %1078, %c5 : index
    memref.store %1079, %17[%1080] : memref<?xf32>
    %1081 = vector.extract %515#3[1] : f32 from vector<8xf32>
    %1082 = arith.addi %1078, %c14 : index
    memref.store %1081, %17[%1082] : memref<?xf32>
    %1083 = vector.extract %515#3[2] : f32 from vector<8xf32>
    %1084 = arith.addi %1078, %c8 : index
    memref.store %1083, %17[%1084] : memref<?xf32>
    %1085 = vector.extract %515#3[3] : f32 from vector<8xf32>
    %1086 = arith.addi %1078, %c29 : index
    memref.store %1085, %17[%1086] : memref<?xf32>
    %1087 = vector.extract %515#3[4] : f32 from vector<8xf32>
    %1088 = arith.addi %1078, %c4 : index
    memref.store %1087, %17[%1088] : memref<?xf32>
    %1089 = vector.extract %515#3[5] : f32 from vector<8xf32>
    %1090 = arith.addi %1078, %c30 : index
    memref.store %1089, %17[%1090] : memref<?xf32>
    %1091 = vector.extract %515#3[6] : f32 from vector<8xf32>
    %1092 = arith.addi %1078, %c31 : index
    memref.store %1091, %17[%1092] : memref<?xf32>
    %1093 = vector.extract %515#3[7] : f32 from vector<8xf32>
    %1094 = arith.addi %1078, %c32 : index
    memref.store %1093, %17[%1094] : memref<?xf32>
    wave.barrier
    %1095 = arith.muli %1054, %c19 : index
    %1096 = arith.addi %1095, %c5 : index
    %1097 = arith.muli %1096, %c14 : index
    %1098 = arith.addi %1097, %1053 : index
    %1099 = arith.addi %1098, %c5 : index
    %1100 = memref.load %17[%1099] : memref<?xf32>
    %1101 = arith.addi %1099, %c33 : index
    %1102 = memref.load %17[%1101] : memref<?xf32>
    %1103 = arith.addf %1100, %1102 : f32
    %1104 = arith.muli %1096, %c14 : index
    %1105 = arith.addi %1104, %1053 : index
    %1106 = arith.addi %1105, %c20 : index
    %1107 = memref.load %17[%1106] : memref<?xf32>
    %1108 = arith.addi %1106, %c33 : index
    %1109 = memref.load %17[%1108] : memref<?xf32>
    %1110 = arith.addf %1107, %1109 : f32
    %1111 = wave.lane
    %1112 = arith.addi %16, %c13 : index
    %1113 = arith.muli %1096, %c2 : index
    %1114 = arith.addi %1112, %1113 : index
    %1115 = arith.divui %1111, %c13 : index
    %1116 = arith.addi %1114, %1115 : index
    %1117 = arith.cmpi slt, %1116, %15 : index
    scf.if %1117 {
      %1118 = arith.cmpi eq, %hasFactors, %c6 : index
      %1119 = memref.load %factors[%1116] : memref<?xf32>
      %1120 = arith.select %1118, %1119, %c35 : f32
      %1121 = arith.remui %1111, %c13 : index
      %1122 = arith.muli %1121, %c19 : index
      %1123 = arith.addi %11, %1122 : index
      %1124 = vector.load %w[%1123] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1125 = vector.bitcast %1124 : vector<4xi8> to vector<1xf32>
      %1126 = vector.extract %1125[0] : f32 from vector<1xf32>
      %1127 = arith.mulf %1126, %1120 : f32
      %1128 = arith.mulf %1103, %1127 : f32
      %1129 = arith.remui %1111, %c13 : index
      %1130 = arith.muli %1129, %c19 : index
      %1131 = arith.addi %13, %1130 : index
      %1132 = vector.load %w[%1131] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1133 = vector.bitcast %1132 : vector<4xi8> to vector<1xf32>
      %1134 = vector.extract %1133[0] : f32 from vector<1xf32>
      %1135 = arith.mulf %1134, %1120 : f32
      %1136 = arith.mulf %1110, %1135 : f32
      %1137 = arith.addi %11, %c8 : index
      %1138 = vector.load %w[%1137] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1139 = vector.bitcast %1138 : vector<4xi8> to vector<1xf32>
      %1140 = vector.extract %1139[0] : f32 from vector<1xf32>
      %1141 = arith.mulf %1128, %c36 : f32
      %1142 = wave.exp2 %1141 : f32
      %1143 = arith.addf %c35, %1142 : f32
      %1144 = arith.divf %1128, %1143 : f32
      %1145 = arith.mulf %1144, %1136 : f32
      %1146 = arith.mulf %1145, %1140 : f32
      %1147 = arith.minimumf %1146, %c37 : f32
      %1148 = arith.maximumf %1147, %c38 : f32
      %1149 = arith.truncf %1148 : f32 to f16
      %1150 = arith.muli %0, %c13 : index
      %1151 = wave.lane
      %1152 = arith.remui %1151, %c13 : index
      %1153 = arith.addi %1150, %1152 : index
      %1154 = arith.divui %1116, %outTileRows : index
      %1155 = arith.divui %outputFeatures, %c13 : index
      %1156 = arith.muli %1154, %1155 : index
      %1157 = arith.divui %1153, %c13 : index
      %1158 = arith.addi %1156, %1157 : index
      %1159 = arith.muli %1158, %c2 : index
      %1160 = arith.remui %1153, %c13 : index
      %1161 = arith.divui %1160, %c1 : index
      %1162 = arith.addi %1159, %1161 : index
      %1163 = arith.muli %outTileRows, %c1 : index
      %1164 = arith.muli %1162, %1163 : index
      %1165 = arith.remui %1116, %outTileRows : index
      %1166 = arith.muli %1165, %c1 : index
      %1167 = arith.addi %1164, %1166 : index
      %1168 = arith.remui %1153, %c1 : index
      %1169 = arith.addi %1167, %1168 : index
      memref.store %1149, %out[%1169] : memref<?xf16>
    }
    %1170 = arith.muli %1054, %c19 : index
    %1171 = arith.addi %1170, %c6 : index
    %1172 = arith.muli %1171, %c14 : index
    %1173 = arith.addi %1172, %1053 : index
    %1174 = arith.addi %1173, %c5 : index
    %1175 = memref.load %17[%1174] : memref<?xf32>
    %1176 = arith.addi %1174, %c33 : index
    %1177 = memref.load %17[%1176] : memref<?xf32>
    %1178 = arith.addf %1175, %1177 : f32
    %1179 = arith.muli %1171, %c14 : index
    %1180 = arith.addi %1179, %1053 : index
    %1181 = arith.addi %1180, %c20 : index
    %1182 = memref.load %17[%1181] : memref<?xf32>
    %1183 = arith.addi %1181, %c33 : index
    %1184 = memref.load %17[%1183] : memref<?xf32>
    %1185 = arith.addf %1182, %1184 : f32
    %1186 = wave.lane
    %1187 = arith.addi %16, %c13 : index
    %1188 = arith.muli %1171, %c2 : index
    %1189 = arith.addi %1187, %1188 : index
    %1190 = arith.divui %1186, %c13 : index
    %1191 = arith.addi %1189, %1190 : index
    %1192 = arith.cmpi slt, %1191, %15 : index
    scf.if %1192 {
      %1193 = arith.cmpi eq, %hasFactors, %c6 : index
      %1194 = memref.load %factors[%1191] : memref<?xf32>
      %1195 = arith.select %1193, %1194, %c35 : f32
      %1196 = arith.remui %1186, %c13 : index
      %1197 = arith.muli %1196, %c19 : index
      %1198 = arith.addi %11, %1197 : index
      %1199 = vector.load %w[%1198] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1200 = vector.bitcast %1199 : vector<4xi8> to vector<1xf32>
      %1201 = vector.extract %1200[0] : f32 from vector<1xf32>
      %1202 = arith.mulf %1201, %1195 : f32
      %1203 = arith.mulf %1178, %1202 : f32
      %1204 = arith.remui %1186, %c13 : index
      %1205 = arith.muli %1204, %c19 : index
      %1206 = arith.addi %13, %1205 : index
      %1207 = vector.load %w[%1206] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1208 = vector.bitcast %1207 : vector<4xi8> to vector<1xf32>
      %1209 = vector.extract %1208[0] : f32 from vector<1xf32>
      %1210 = arith.mulf %1209, %1195 : f32
      %1211 = arith.mulf %1185, %1210 : f32
      %1212 = arith.addi %11, %c8 : index
      %1213 = vector.load %w[%1212] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1214 = vector.bitcast %1213 : vector<4xi8> to vector<1xf32>
      %1215 = vector.extract %1214[0] : f32 from vector<1xf32>
      %1216 = arith.mulf %1203, %c36 : f32
      %1217 = wave.exp2 %1216 : f32
      %1218 = arith.addf %c35, %1217 : f32
      %1219 = arith.divf %1203, %1218 : f32
      %1220 = arith.mulf %1219, %1211 : f32
      %1221 = arith.mulf %1220, %1215 : f32
      %1222 = arith.minimumf %1221, %c37 : f32
      %1223 = arith.maximumf %1222, %c38 : f32
      %1224 = arith.truncf %1223 : f32 to f16
      %1225 = arith.muli %0, %c13 : index
      %1226 = wave.lane
      %1227 = arith.remui %1226, %c13 : index
      %1228 = arith.addi %1225, %1227 : index
      %1229 = arith.divui %1191, %outTileRows : index
      %1230 = arith.divui %outputFeatures, %c13 : index
      %1231 = arith.muli %1229, %1230 : index
      %1232 = arith.divui %1228, %c13 : index
      %1233 = arith.addi %1231, %1232 : index
      %1234 = arith.muli %1233, %c2 : index
      %1235 = arith.remui %1228, %c13 : index
      %1236 = arith.divui %1235, %c1 : index
      %1237 = arith.addi %1234, %1236 : index
      %1238 = arith.muli %outTileRows, %c1 : index
      %1239 = arith.muli %1237, %1238 : index
      %1240 = arith.remui %1191, %outTileRows : index
      %1241 = arith.muli %1240, %c1 : index
      %1242 = arith.addi %1239, %1241 : index
      %1243 = arith.remui %1228, %c1 : index
      %1244 = arith.addi %1242, %1243 : index
      memref.store %1224, %out[%1244] : memref<?xf16>
    }
    %1245 = arith.muli %1054, %c19 : index
    %1246 = arith.addi %1245, %c2 : index
    %1247 = arith.muli %1246, %c14 : index
    %1248 = arith.addi %1247, %1053 : index
    %1249 = arith.addi %1248, %c5 : index
    %1250 = memref.load %17[%1249] : memref<?xf32>
    %1251 = arith.addi %1249, %c33 : index
    %1252 = memref.load %17[%1251] : memref<?xf32>
    %1253 = arith.addf %1250, %1252 : f32
    %1254 = arith.muli %1246, %c14 : index
    %1255 = arith.addi %1254, %1053 : index
    %1256 = arith.addi %1255, %c20 : index
    %1257 = memref.load %17[%1256] : memref<?xf32>
    %1258 = arith.addi %1256, %c33 : index
    %1259 = memref.load %17[%1258] : memref<?xf32>
    %1260 = arith.addf %1257, %1259 : f32
    %1261 = wave.lane
    %1262 = arith.addi %16, %c13 : index
    %1263 = arith.muli %1246, %c2 : index
    %1264 = arith.addi %1262, %1263 : index
    %1265 = arith.divui %1261, %c13 : index
    %1266 = arith.addi %1264, %1265 : index
    %1267 = arith.cmpi slt, %1266, %15 : index
    scf.if %1267 {
      %1268 = arith.cmpi eq, %hasFactors, %c6 : index
      %1269 = memref.load %factors[%1266] : memref<?xf32>
      %1270 = arith.select %1268, %1269, %c35 : f32
      %1271 = arith.remui %1261, %c13 : index
      %1272 = arith.muli %1271, %c19 : index
      %1273 = arith.addi %11, %1272 : index
      %1274 = vector.load %w[%1273] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1275 = vector.bitcast %1274 : vector<4xi8> to vector<1xf32>
      %1276 = vector.extract %1275[0] : f32 from vector<1xf32>
      %1277 = arith.mulf %1276, %1270 : f32
      %1278 = arith.mulf %1253, %1277 : f32
      %1279 = arith.remui %1261, %c13 : index
      %1280 = arith.muli %1279, %c19 : index
      %1281 = arith.addi %13, %1280 : index
      %1282 = vector.load %w[%1281] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1283 = vector.bitcast %1282 : vector<4xi8> to vector<1xf32>
      %1284 = vector.extract %1283[0] : f32 from vector<1xf32>
      %1285 = arith.mulf %1284, %1270 : f32
      %1286 = arith.mulf %1260, %1285 : f32
      %1287 = arith.addi %11, %c8 : index
      %1288 = vector.load %w[%1287] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1289 = vector.bitcast %1288 : vector<4xi8> to vector<1xf32>
      %1290 = vector.extract %1289[0] : f32 from vector<1xf32>
      %1291 = arith.mulf %1278, %c36 : f32
      %1292 = wave.exp2 %1291 : f32
      %1293 = arith.addf %c35, %1292 : f32
      %1294 = arith.divf %1278, %1293 : f32
      %1295 = arith.mulf %1294, %1286 : f32
      %1296 = arith.mulf %1295, %1290 : f32
      %1297 = arith.minimumf %1296, %c37 : f32
      %1298 = arith.maximumf %1297, %c38 : f32
      %1299 = arith.truncf %1298 : f32 to f16
      %1300 = arith.muli %0, %c13 : index
      %1301 = wave.lane
      %1302 = arith.remui %1301, %c13 : index
      %1303 = arith.addi %1300, %1302 : index
      %1304 = arith.divui %1266, %outTileRows : index
      %1305 = arith.divui %outputFeatures, %c13 : index
      %1306 = arith.muli %1304, %1305 : index
      %1307 = arith.divui %1303, %c13 : index
      %1308 = arith.addi %1306, %1307 : index
      %1309 = arith.muli %1308, %c2 : index
      %1310 = arith.remui %1303, %c13 : index
      %1311 = arith.divui %1310, %c1 : index
      %1312 = arith.addi %1309, %1311 : index
      %1313 = arith.muli %outTileRows, %c1 : index
      %1314 = arith.muli %1312, %1313 : index
      %1315 = arith.remui %1266, %outTileRows : index
      %1316 = arith.muli %1315, %c1 : index
      %1317 = arith.addi %1314, %1316 : index
      %1318 = arith.remui %1303, %c1 : index
      %1319 = arith.addi %1317, %1318 : index
      memref.store %1299, %out[%1319] : memref<?xf16>
    }
    %1320 = arith.muli %1054, %c19 : index
    %1321 = arith.addi %1320, %c28 : index
    %1322 = arith.muli %1321, %c14 : index
    %1323 = arith.addi %1322, %1053 : index
    %1324 = arith.addi %1323, %c5 : index
    %1325 = memref.load %17[%1324] : memref<?xf32>
    %1326 = arith.addi %1324, %c33 : index
    %1327 = memref.load %17[%1326] : memref<?xf32>
    %1328 = arith.addf %1325, %1327 : f32
    %1329 = arith.muli %1321, %c14 : index
    %1330 = arith.addi %1329, %1053 : index
    %1331 = arith.addi %1330, %c20 : index
    %1332 = memref.load %17[%1331] : memref<?xf32>
    %1333 = arith.addi %1331, %c33 : index
    %1334 = memref.load %17[%1333] : memref<?xf32>
    %1335 = arith.addf %1332, %1334 : f32
    %1336 = wave.lane
    %1337 = arith.addi %16, %c13 : index
    %1338 = arith.muli %1321, %c2 : index
    %1339 = arith.addi %1337, %1338 : index
    %1340 = arith.divui %1336, %c13 : index
    %1341 = arith.addi %1339, %1340 : index
    %1342 = arith.cmpi slt, %1341, %15 : index
    scf.if %1342 {
      %1343 = arith.cmpi eq, %hasFactors, %c6 : index
      %1344 = memref.load %factors[%1341] : memref<?xf32>
      %1345 = arith.select %1343, %1344, %c35 : f32
      %1346 = arith.remui %1336, %c13 : index
      %1347 = arith.muli %1346, %c19 : index
      %1348 = arith.addi %11, %1347 : index
      %1349 = vector.load %w[%1348] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1350 = vector.bitcast %1349 : vector<4xi8> to vector<1xf32>
      %1351 = vector.extract %1350[0] : f32 from vector<1xf32>
      %1352 = arith.mulf %1351, %1345 : f32
      %1353 = arith.mulf %1328, %1352 : f32
      %1354 = arith.remui %1336, %c13 : index
      %1355 = arith.muli %1354, %c19 : index
      %1356 = arith.addi %13, %1355 : index
      %1357 = vector.load %w[%1356] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1358 = vector.bitcast %1357 : vector<4xi8> to vector<1xf32>
      %1359 = vector.extract %1358[0] : f32 from vector<1xf32>
      %1360 = arith.mulf %1359, %1345 : f32
      %1361 = arith.mulf %1335, %1360 : f32
      %1362 = arith.addi %11, %c8 : index
      %1363 = vector.load %w[%1362] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1364 = vector.bitcast %1363 : vector<4xi8> to vector<1xf32>
      %1365 = vector.extract %1364[0] : f32 from vector<1xf32>
      %1366 = arith.mulf %1353, %c36 : f32
      %1367 = wave.exp2 %1366 : f32
      %1368 = arith.addf %c35, %1367 : f32
      %1369 = arith.divf %1353, %1368 : f32
      %1370 = arith.mulf %1369, %1361 : f32
      %1371 = arith.mulf %1370, %1365 : f32
      %1372 = arith.minimumf %1371, %c37 : f32
      %1373 = arith.maximumf %1372, %c38 : f32
      %1374 = arith.truncf %1373 : f32 to f16
      %1375 = arith.muli %0, %c13 : index
      %1376 = wave.lane
      %1377 = arith.remui %1376, %c13 : index
      %1378 = arith.addi %1375, %1377 : index
      %1379 = arith.divui %1341, %outTileRows : index
      %1380 = arith.divui %outputFeatures, %c13 : index
      %1381 = arith.muli %1379, %1380 : index
      %1382 = arith.divui %1378, %c13 : index
      %1383 = arith.addi %1381, %1382 : index
      %1384 = arith.muli %1383, %c2 : index
      %1385 = arith.remui %1378, %c13 : index
      %1386 = arith.divui %1385, %c1 : index
      %1387 = arith.addi %1384, %1386 : index
      %1388 = arith.muli %outTileRows, %c1 : index
      %1389 = arith.muli %1387, %1388 : index
      %1390 = arith.remui %1341, %outTileRows : index
      %1391 = arith.muli %1390, %c1 : index
      %1392 = arith.addi %1389, %1391 : index
      %1393 = arith.remui %1378, %c1 : index
      %1394 = arith.addi %1392, %1393 : index
      memref.store %1374, %out[%1394] : memref<?xf16>
    }
    %1395 = wave.lane
    wave.barrier
    %1396 = wave.wave
    %1397 = arith.muli %1396, %c2 : index
    %1398 = arith.addi %1397, %c5 : index
    %1399 = arith.muli %1398, %c20 : index
    %1400 = arith.addi %1399, %1395 : index
    %1401 = vector.extract %515#4[0] : f32 from vector<8xf32>
    %1402 = arith.addi %1400, %c5 : index
    memref.store %1401, %17[%1402] : memref<?xf32>
    %1403 = vector.extract %515#4[1] : f32 from vector<8xf32>
    %1404 = arith.addi %1400, %c14 : index
    memref.store %1403, %17[%1404] : memref<?xf32>
    %1405 = vector.extract %515#4[2] : f32 from vector<8xf32>
    %1406 = arith.addi %1400, %c8 : index
    memref.store %1405, %17[%1406] : memref<?xf32>
    %1407 = vector.extract %515#4[3] : f32 from vector<8xf32>
    %1408 = arith.addi %1400, %c29 : index
    memref.store %1407, %17[%1408] : memref<?xf32>
    %1409 = vector.extract %515#4[4] : f32 from vector<8xf32>
    %1410 = arith.addi %1400, %c4 : index
    memref.store %1409, %17[%1410] : memref<?xf32>
    %1411 = vector.extract %515#4[5] : f32 from vector<8xf32>
    %1412 = arith.addi %1400, %c30 : index
    memref.store %1411, %17[%1412] : memref<?xf32>
    %1413 = vector.extract %515#4[6] : f32 from vector<8xf32>
    %1414 = arith.addi %1400, %c31 : index
    memref.store %1413, %17[%1414] : memref<?xf32>
    %1415 = vector.extract %515#4[7] : f32 from vector<8xf32>
    %1416 = arith.addi %1400, %c32 : index
    memref.store %1415, %17[%1416] : memref<?xf32>
    %1417 = arith.muli %1396, %c2 : index
    %1418 = arith.addi %1417, %c6 : index
    %1419 = arith.muli %1418, %c20 : index
    %1420 = arith.addi %1419, %1395 : index
    %1421 = vector.extract %515#5[0] : f32 from vector<8xf32>
    %1422 = arith.addi %1420, %c5 : index
    memref.store %1421, %17[%1422] : memref<?xf32>
    %1423 = vector.extract %515#5[1] : f32 from vector<8xf32>
    %1424 = arith.addi %1420, %c14 : index
    memref.store %1423, %17[%1424] : memref<?xf32>
    %1425 = vector.extract %515#5[2] : f32 from vector<8xf32>
    %1426 = arith.addi %1420, %c8 : index
    memref.store %1425, %17[%1426] : memref<?xf32>
    %1427 = vector.extract %515#5[3] : f32 from vector<8xf32>
    %1428 = arith.addi %1420, %c29 : index
    memref.store %1427, %17[%1428] : memref<?xf32>
    %1429 = vector.extract %515#5[4] : f32 from vector<8xf32>
    %1430 = arith.addi %1420, %c4 : index
    memref.store %1429, %17[%1430] : memref<?xf32>
    %1431 = vector.extract %515#5[5] : f32 from vector<8xf32>
    %1432 = arith.addi %1420, %c30 : index
    memref.store %1431, %17[%1432] : memref<?xf32>
    %1433 = vector.extract %515#5[6] : f32 from vector<8xf32>
    %1434 = arith.addi %1420, %c31 : index
    memref.store %1433, %17[%1434] : memref<?xf32>
    %1435 = vector.extract %515#5[7] : f32 from vector<8xf32>
    %1436 = arith.addi %1420, %c32 : index
    memref.store %1435, %17[%1436] : memref<?xf32>
    wave.barrier
    %1437 = arith.muli %1396, %c19 : index
    %1438 = arith.addi %1437, %c5 : index
    %1439 = arith.muli %1438, %c14 : index
    %1440 = arith.addi %1439, %1395 : index
    %1441 = arith.addi %1440, %c5 : index
    %1442 = memref.load %17[%1441] : memref<?xf32>
    %1443 = arith.addi %1441, %c33 : index
    %1444 = memref.load %17[%1443] : memref<?xf32>
    %1445 = arith.addf %1442, %1444 : f32
    %1446 = arith.muli %1438, %c14 : index
    %1447 = arith.addi %1446, %1395 : index
    %1448 = arith.addi %1447, %c20 : index
    %1449 = memref.load %17[%1448] : memref<?xf32>
    %1450 = arith.addi %1448, %c33 : index
    %1451 = memref.load %17[%1450] : memref<?xf32>
    %1452 = arith.addf %1449, %1451 : f32
    %1453 = wave.lane
    %1454 = arith.addi %16, %c14 : index
    %1455 = arith.muli %1438, %c2 : index
    %1456 = arith.addi %1454, %1455 : index
    %1457 = arith.divui %1453, %c13 : index
    %1458 = arith.addi %1456, %1457 : index
    %1459 = arith.cmpi slt, %1458, %15 : index
    scf.if %1459 {
      %1460 = arith.cmpi eq, %hasFactors, %c6 : index
      %1461 = memref.load %factors[%1458] : memref<?xf32>
      %1462 = arith.select %1460, %1461, %c35 : f32
      %1463 = arith.remui %1453, %c13 : index
      %1464 = arith.muli %1463, %c19 : index
      %1465 = arith.addi %11, %1464 : index
      %1466 = vector.load %w[%1465] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1467 = vector.bitcast %1466 : vector<4xi8> to vector<1xf32>
      %1468 = vector.extract %1467[0] : f32 from vector<1xf32>
      %1469 = arith.mulf %1468, %1462 : f32
      %1470 = arith.mulf %1445, %1469 : f32
      %1471 = arith.remui %1453, %c13 : index
      %1472 = arith.muli %1471, %c19 : index
      %1473 = arith.addi %13, %1472 : index
      %1474 = vector.load %w[%1473] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1475 = vector.bitcast %1474 : vector<4xi8> to vector<1xf32>
      %1476 = vector.extract %1475[0] : f32 from vector<1xf32>
      %1477 = arith.mulf %1476, %1462 : f32
      %1478 = arith.mulf %1452, %1477 : f32
      %1479 = arith.addi %11, %c8 : index
      %1480 = vector.load %w[%1479] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1481 = vector.bitcast %1480 : vector<4xi8> to vector<1xf32>
      %1482 = vector.extract %1481[0] : f32 from vector<1xf32>
      %1483 = arith.mulf %1470, %c36 : f32
      %1484 = wave.exp2 %1483 : f32
      %1485 = arith.addf %c35, %1484 : f32
      %1486 = arith.divf %1470, %1485 : f32
      %1487 = arith.mulf %1486, %1478 : f32
      %1488 = arith.mulf %1487, %1482 : f32
      %1489 = arith.minimumf %1488, %c37 : f32
      %1490 = arith.maximumf %1489, %c38 : f32
      %1491 = arith.truncf %1490 : f32 to f16
      %1492 = arith.muli %0, %c13 : index
      %1493 = wave.lane
      %1494 = arith.remui %1493, %c13 : index
      %1495 = arith.addi %1492, %1494 : index
      %1496 = arith.divui %1458, %outTileRows : index
      %1497 = arith.divui %outputFeatures, %c13 : index
      %1498 = arith.muli %1496, %1497 : index
      %1499 = arith.divui %1495, %c13 : index
      %1500 = arith.addi %1498, %1499 : index
      %1501 = arith.muli %1500, %c2 : index
      %1502 = arith.remui %1495, %c13 : index
      %1503 = arith.divui %1502, %c1 : index
      %1504 = arith.addi %1501, %1503 : index
      %1505 = arith.muli %outTileRows, %c1 : index
      %1506 = arith.muli %1504, %1505 : index
      %1507 = arith.remui %1458, %outTileRows : index
      %1508 = arith.muli %1507, %c1 : index
      %1509 = arith.addi %1506, %1508 : index
      %1510 = arith.remui %1495, %c1 : index
      %1511 = arith.addi %1509, %1510 : index
      memref.store %1491, %out[%1511] : memref<?xf16>
    }
    %1512 = arith.muli %1396, %c19 : index
    %1513 = arith.addi %1512, %c6 : index
    %1514 = arith.muli %1513, %c14 : index
    %1515 = arith.addi %1514, %1395 : index
    %1516 = arith.addi %1515, %c5 : index
    %1517 = memref.load %17[%1516] : memref<?xf32>
    %1518 = arith.addi %1516, %c33 : index
    %1519 = memref.load %17[%1518] : memref<?xf32>
    %1520 = arith.addf %1517, %1519 : f32
    %1521 = arith.muli %1513, %c14 : index
    %1522 = arith.addi %1521, %1395 : index
    %1523 = arith.addi %1522, %c20 : index
    %1524 = memref.load %17[%1523] : memref<?xf32>
    %1525 = arith.addi %1523, %c33 : index
    %1526 = memref.load %17[%1525] : memref<?xf32>
    %1527 = arith.addf %1524, %1526 : f32
    %1528 = wave.lane
    %1529 = arith.addi %16, %c14 : index
    %1530 = arith.muli %1513, %c2 : index
    %1531 = arith.addi %1529, %1530 : index
    %1532 = arith.divui %1528, %c13 : index
    %1533 = arith.addi %1531, %1532 : index
    %1534 = arith.cmpi slt, %1533, %15 : index
    scf.if %1534 {
      %1535 = arith.cmpi eq, %hasFactors, %c6 : index
      %1536 = memref.load %factors[%1533] : memref<?xf32>
      %1537 = arith.select %1535, %1536, %c35 : f32
      %1538 = arith.remui %1528, %c13 : index
      %1539 = arith.muli %1538, %c19 : index
      %1540 = arith.addi %11, %1539 : index
      %1541 = vector.load %w[%1540] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1542 = vector.bitcast %1541 : vector<4xi8> to vector<1xf32>
      %1543 = vector.extract %1542[0] : f32 from vector<1xf32>
      %1544 = arith.mulf %1543, %1537 : f32
      %1545 = arith.mulf %1520, %1544 : f32
      %1546 = arith.remui %1528, %c13 : index
      %1547 = arith.muli %1546, %c19 : index
      %1548 = arith.addi %13, %1547 : index
      %1549 = vector.load %w[%1548] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1550 = vector.bitcast %1549 : vector<4xi8> to vector<1xf32>
      %1551 = vector.extract %1550[0] : f32 from vector<1xf32>
      %1552 = arith.mulf %1551, %1537 : f32
      %1553 = arith.mulf %1527, %1552 : f32
      %1554 = arith.addi %11, %c8 : index
      %1555 = vector.load %w[%1554] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1556 = vector.bitcast %1555 : vector<4xi8> to vector<1xf32>
      %1557 = vector.extract %1556[0] : f32 from vector<1xf32>
      %1558 = arith.mulf %1545, %c36 : f32
      %1559 = wave.exp2 %1558 : f32
      %1560 = arith.addf %c35, %1559 : f32
      %1561 = arith.divf %1545, %1560 : f32
      %1562 = arith.mulf %1561, %1553 : f32
      %1563 = arith.mulf %1562, %1557 : f32
      %1564 = arith.minimumf %1563, %c37 : f32
      %1565 = arith.maximumf %1564, %c38 : f32
      %1566 = arith.truncf %1565 : f32 to f16
      %1567 = arith.muli %0, %c13 : index
      %1568 = wave.lane
      %1569 = arith.remui %1568, %c13 : index
      %1570 = arith.addi %1567, %1569 : index
      %1571 = arith.divui %1533, %outTileRows : index
      %1572 = arith.divui %outputFeatures, %c13 : index
      %1573 = arith.muli %1571, %1572 : index
      %1574 = arith.divui %1570, %c13 : index
      %1575 = arith.addi %1573, %1574 : index
      %1576 = arith.muli %1575, %c2 : index
      %1577 = arith.remui %1570, %c13 : index
      %1578 = arith.divui %1577, %c1 : index
      %1579 = arith.addi %1576, %1578 : index
      %1580 = arith.muli %outTileRows, %c1 : index
      %1581 = arith.muli %1579, %1580 : index
      %1582 = arith.remui %1533, %outTileRows : index
      %1583 = arith.muli %1582, %c1 : index
      %1584 = arith.addi %1581, %1583 : index
      %1585 = arith.remui %1570, %c1 : index
      %1586 = arith.addi %1584, %1585 : index
      memref.store %1566, %out[%1586] : memref<?xf16>
    }
    %1587 = arith.muli %1396, %c19 : index
    %1588 = arith.addi %1587, %c2 : index
    %1589 = arith.muli %1588, %c14 : index
    %1590 = arith.addi %1589, %1395 : index
    %1591 = arith.addi %1590, %c5 : index
    %1592 = memref.load %17[%1591] : memref<?xf32>
    %1593 = arith.addi %1591, %c33 : index
    %1594 = memref.load %17[%1593] : memref<?xf32>
    %1595 = arith.addf %1592, %1594 : f32
    %1596 = arith.muli %1588, %c14 : index
    %1597 = arith.addi %1596, %1395 : index
    %1598 = arith.addi %1597, %c20 : index
    %1599 = memref.load %17[%1598] : memref<?xf32>
    %1600 = arith.addi %1598, %c33 : index
    %1601 = memref.load %17[%1600] : memref<?xf32>
    %1602 = arith.addf %1599, %1601 : f32
    %1603 = wave.lane
    %1604 = arith.addi %16, %c14 : index
    %1605 = arith.muli %1588, %c2 : index
    %1606 = arith.addi %1604, %1605 : index
    %1607 = arith.divui %1603, %c13 : index
    %1608 = arith.addi %1606, %1607 : index
    %1609 = arith.cmpi slt, %1608, %15 : index
    scf.if %1609 {
      %1610 = arith.cmpi eq, %hasFactors, %c6 : index
      %1611 = memref.load %factors[%1608] : memref<?xf32>
      %1612 = arith.select %1610, %1611, %c35 : f32
      %1613 = arith.remui %1603, %c13 : index
      %1614 = arith.muli %1613, %c19 : index
      %1615 = arith.addi %11, %1614 : index
      %1616 = vector.load %w[%1615] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1617 = vector.bitcast %1616 : vector<4xi8> to vector<1xf32>
      %1618 = vector.extract %1617[0] : f32 from vector<1xf32>
      %1619 = arith.mulf %1618, %1612 : f32
      %1620 = arith.mulf %1595, %1619 : f32
      %1621 = arith.remui %1603, %c13 : index
      %1622 = arith.muli %1621, %c19 : index
      %1623 = arith.addi %13, %1622 : index
      %1624 = vector.load %w[%1623] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1625 = vector.bitcast %1624 : vector<4xi8> to vector<1xf32>
      %1626 = vector.extract %1625[0] : f32 from vector<1xf32>
      %1627 = arith.mulf %1626, %1612 : f32
      %1628 = arith.mulf %1602, %1627 : f32
      %1629 = arith.addi %11, %c8 : index
      %1630 = vector.load %w[%1629] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1631 = vector.bitcast %1630 : vector<4xi8> to vector<1xf32>
      %1632 = vector.extract %1631[0] : f32 from vector<1xf32>
      %1633 = arith.mulf %1620, %c36 : f32
      %1634 = wave.exp2 %1633 : f32
      %1635 = arith.addf %c35, %1634 : f32
      %1636 = arith.divf %1620, %1635 : f32
      %1637 = arith.mulf %1636, %1628 : f32
      %1638 = arith.mulf %1637, %1632 : f32
      %1639 = arith.minimumf %1638, %c37 : f32
      %1640 = arith.maximumf %1639, %c38 : f32
      %1641 = arith.truncf %1640 : f32 to f16
      %1642 = arith.muli %0, %c13 : index
      %1643 = wave.lane
      %1644 = arith.remui %1643, %c13 : index
      %1645 = arith.addi %1642, %1644 : index
      %1646 = arith.divui %1608, %outTileRows : index
      %1647 = arith.divui %outputFeatures, %c13 : index
      %1648 = arith.muli %1646, %1647 : index
      %1649 = arith.divui %1645, %c13 : index
      %1650 = arith.addi %1648, %1649 : index
      %1651 = arith.muli %1650, %c2 : index
      %1652 = arith.remui %1645, %c13 : index
      %1653 = arith.divui %1652, %c1 : index
      %1654 = arith.addi %1651, %1653 : index
      %1655 = arith.muli %outTileRows, %c1 : index
      %1656 = arith.muli %1654, %1655 : index
      %1657 = arith.remui %1608, %outTileRows : index
      %1658 = arith.muli %1657, %c1 : index
      %1659 = arith.addi %1656, %1658 : index
      %1660 = arith.remui %1645, %c1 : index
      %1661 = arith.addi %1659, %1660 : index
      memref.store %1641, %out[%1661] : memref<?xf16>
    }
    %1662 = arith.muli %1396, %c19 : index
    %1663 = arith.addi %1662, %c28 : index
    %1664 = arith.muli %1663, %c14 : index
    %1665 = arith.addi %1664, %1395 : index
    %1666 = arith.addi %1665, %c5 : index
    %1667 = memref.load %17[%1666] : memref<?xf32>
    %1668 = arith.addi %1666, %c33 : index
    %1669 = memref.load %17[%1668] : memref<?xf32>
    %1670 = arith.addf %1667, %1669 : f32
    %1671 = arith.muli %1663, %c14 : index
    %1672 = arith.addi %1671, %1395 : index
    %1673 = arith.addi %1672, %c20 : index
    %1674 = memref.load %17[%1673] : memref<?xf32>
    %1675 = arith.addi %1673, %c33 : index
    %1676 = memref.load %17[%1675] : memref<?xf32>
    %1677 = arith.addf %1674, %1676 : f32
    %1678 = wave.lane
    %1679 = arith.addi %16, %c14 : index
    %1680 = arith.muli %1663, %c2 : index
    %1681 = arith.addi %1679, %1680 : index
    %1682 = arith.divui %1678, %c13 : index
    %1683 = arith.addi %1681, %1682 : index
    %1684 = arith.cmpi slt, %1683, %15 : index
    scf.if %1684 {
      %1685 = arith.cmpi eq, %hasFactors, %c6 : index
      %1686 = memref.load %factors[%1683] : memref<?xf32>
      %1687 = arith.select %1685, %1686, %c35 : f32
      %1688 = arith.remui %1678, %c13 : index
      %1689 = arith.muli %1688, %c19 : index
      %1690 = arith.addi %11, %1689 : index
      %1691 = vector.load %w[%1690] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1692 = vector.bitcast %1691 : vector<4xi8> to vector<1xf32>
      %1693 = vector.extract %1692[0] : f32 from vector<1xf32>
      %1694 = arith.mulf %1693, %1687 : f32
      %1695 = arith.mulf %1670, %1694 : f32
      %1696 = arith.remui %1678, %c13 : index
      %1697 = arith.muli %1696, %c19 : index
      %1698 = arith.addi %13, %1697 : index
      %1699 = vector.load %w[%1698] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1700 = vector.bitcast %1699 : vector<4xi8> to vector<1xf32>
      %1701 = vector.extract %1700[0] : f32 from vector<1xf32>
      %1702 = arith.mulf %1701, %1687 : f32
      %1703 = arith.mulf %1677, %1702 : f32
      %1704 = arith.addi %11, %c8 : index
      %1705 = vector.load %w[%1704] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1706 = vector.bitcast %1705 : vector<4xi8> to vector<1xf32>
      %1707 = vector.extract %1706[0] : f32 from vector<1xf32>
      %1708 = arith.mulf %1695, %c36 : f32
      %1709 = wave.exp2 %1708 : f32
      %1710 = arith.addf %c35, %1709 : f32
      %1711 = arith.divf %1695, %1710 : f32
      %1712 = arith.mulf %1711, %1703 : f32
      %1713 = arith.mulf %1712, %1707 : f32
      %1714 = arith.minimumf %1713, %c37 : f32
      %1715 = arith.maximumf %1714, %c38 : f32
      %1716 = arith.truncf %1715 : f32 to f16
      %1717 = arith.muli %0, %c13 : index
      %1718 = wave.lane
      %1719 = arith.remui %1718, %c13 : index
      %1720 = arith.addi %1717, %1719 : index
      %1721 = arith.divui %1683, %outTileRows : index
      %1722 = arith.divui %outputFeatures, %c13 : index
      %1723 = arith.muli %1721, %1722 : index
      %1724 = arith.divui %1720, %c13 : index
      %1725 = arith.addi %1723, %1724 : index
      %1726 = arith.muli %1725, %c2 : index
      %1727 = arith.remui %1720, %c13 : index
      %1728 = arith.divui %1727, %c1 : index
      %1729 = arith.addi %1726, %1728 : index
      %1730 = arith.muli %outTileRows, %c1 : index
      %1731 = arith.muli %1729, %1730 : index
      %1732 = arith.remui %1683, %outTileRows : index
      %1733 = arith.muli %1732, %c1 : index
      %1734 = arith.addi %1731, %1733 : index
      %1735 = arith.remui %1720, %c1 : index
      %1736 = arith.addi %1734, %1735 : index
      memref.store %1716, %out[%1736] : memref<?xf16>
    }
    %1737 = wave.lane
    wave.barrier
    %1738 = wave.wave
    %1739 = arith.muli %1738, %c2 : index
    %1740 = arith.addi %1739, %c5 : index
    %1741 = arith.muli %1740, %c20 : index
    %1742 = arith.addi %1741, %1737 : index
    %1743 = vector.extract %515#6[0] : f32 from vector<8xf32>
    %1744 = arith.addi %1742, %c5 : index
    memref.store %1743, %17[%1744] : memref<?xf32>
    %1745 = vector.extract %515#6[1] : f32 from vector<8xf32>
    %1746 = arith.addi %1742, %c14 : index
    memref.store %1745, %17[%1746] : memref<?xf32>
    %1747 = vector.extract %515#6[2] : f32 from vector<8xf32>
    %1748 = arith.addi %1742, %c8 : index
    memref.store %1747, %17[%1748] : memref<?xf32>
    %1749 = vector.extract %515#6[3] : f32 from vector<8xf32>
    %1750 = arith.addi %1742, %c29 : index
    memref.store %1749, %17[%1750] : memref<?xf32>
    %1751 = vector.extract %515#6[4] : f32 from vector<8xf32>
    %1752 = arith.addi %1742, %c4 : index
    memref.store %1751, %17[%1752] : memref<?xf32>
    %1753 = vector.extract %515#6[5] : f32 from vector<8xf32>
    %1754 = arith.addi %1742, %c30 : index
    memref.store %1753, %17[%1754] : memref<?xf32>
    %1755 = vector.extract %515#6[6] : f32 from vector<8xf32>
    %1756 = arith.addi %1742, %c31 : index
    memref.store %1755, %17[%1756] : memref<?xf32>
    %1757 = vector.extract %515#6[7] : f32 from vector<8xf32>
    %1758 = arith.addi %1742, %c32 : index
    memref.store %1757, %17[%1758] : memref<?xf32>
    %1759 = arith.muli %1738, %c2 : index
    %1760 = arith.addi %1759, %c6 : index
    %1761 = arith.muli %1760, %c20 : index
    %1762 = arith.addi %1761, %1737 : index
    %1763 = vector.extract %515#7[0] : f32 from vector<8xf32>
    %1764 = arith.addi %1762, %c5 : index
    memref.store %1763, %17[%1764] : memref<?xf32>
    %1765 = vector.extract %515#7[1] : f32 from vector<8xf32>
    %1766 = arith.addi %1762, %c14 : index
    memref.store %1765, %17[%1766] : memref<?xf32>
    %1767 = vector.extract %515#7[2] : f32 from vector<8xf32>
    %1768 = arith.addi %1762, %c8 : index
    memref.store %1767, %17[%1768] : memref<?xf32>
    %1769 = vector.extract %515#7[3] : f32 from vector<8xf32>
    %1770 = arith.addi %1762, %c29 : index
    memref.store %1769, %17[%1770] : memref<?xf32>
    %1771 = vector.extract %515#7[4] : f32 from vector<8xf32>
    %1772 = arith.addi %1762, %c4 : index
    memref.store %1771, %17[%1772] : memref<?xf32>
    %1773 = vector.extract %515#7[5] : f32 from vector<8xf32>
    %1774 = arith.addi %1762, %c30 : index
    memref.store %1773, %17[%1774] : memref<?xf32>
    %1775 = vector.extract %515#7[6] : f32 from vector<8xf32>
    %1776 = arith.addi %1762, %c31 : index
    memref.store %1775, %17[%1776] : memref<?xf32>
    %1777 = vector.extract %515#7[7] : f32 from vector<8xf32>
    %1778 = arith.addi %1762, %c32 : index
    memref.store %1777, %17[%1778] : memref<?xf32>
    wave.barrier
    %1779 = arith.muli %1738, %c19 : index
    %1780 = arith.addi %1779, %c5 : index
    %1781 = arith.muli %1780, %c14 : index
    %1782 = arith.addi %1781, %1737 : index
    %1783 = arith.addi %1782, %c5 : index
    %1784 = memref.load %17[%1783] : memref<?xf32>
    %1785 = arith.addi %1783, %c33 : index
    %1786 = memref.load %17[%1785] : memref<?xf32>
    %1787 = arith.addf %1784, %1786 : f32
    %1788 = arith.muli %1780, %c14 : index
    %1789 = arith.addi %1788, %1737 : index
    %1790 = arith.addi %1789, %c20 : index
    %1791 = memref.load %17[%1790] : memref<?xf32>
    %1792 = arith.addi %1790, %c33 : index
    %1793 = memref.load %17[%1792] : memref<?xf32>
    %1794 = arith.addf %1791, %1793 : f32
    %1795 = wave.lane
    %1796 = arith.addi %16, %c15 : index
    %1797 = arith.muli %1780, %c2 : index
    %1798 = arith.addi %1796, %1797 : index
    %1799 = arith.divui %1795, %c13 : index
    %1800 = arith.addi %1798, %1799 : index
    %1801 = arith.cmpi slt, %1800, %15 : index
    scf.if %1801 {
      %1802 = arith.cmpi eq, %hasFactors, %c6 : index
      %1803 = memref.load %factors[%1800] : memref<?xf32>
      %1804 = arith.select %1802, %1803, %c35 : f32
      %1805 = arith.remui %1795, %c13 : index
      %1806 = arith.muli %1805, %c19 : index
      %1807 = arith.addi %11, %1806 : index
      %1808 = vector.load %w[%1807] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1809 = vector.bitcast %1808 : vector<4xi8> to vector<1xf32>
      %1810 = vector.extract %1809[0] : f32 from vector<1xf32>
      %1811 = arith.mulf %1810, %1804 : f32
      %1812 = arith.mulf %1787, %1811 : f32
      %1813 = arith.remui %1795, %c13 : index
      %1814 = arith.muli %1813, %c19 : index
      %1815 = arith.addi %13, %1814 : index
      %1816 = vector.load %w[%1815] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1817 = vector.bitcast %1816 : vector<4xi8> to vector<1xf32>
      %1818 = vector.extract %1817[0] : f32 from vector<1xf32>
      %1819 = arith.mulf %1818, %1804 : f32
      %1820 = arith.mulf %1794, %1819 : f32
      %1821 = arith.addi %11, %c8 : index
      %1822 = vector.load %w[%1821] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1823 = vector.bitcast %1822 : vector<4xi8> to vector<1xf32>
      %1824 = vector.extract %1823[0] : f32 from vector<1xf32>
      %1825 = arith.mulf %1812, %c36 : f32
      %1826 = wave.exp2 %1825 : f32
      %1827 = arith.addf %c35, %1826 : f32
      %1828 = arith.divf %1812, %1827 : f32
      %1829 = arith.mulf %1828, %1820 : f32
      %1830 = arith.mulf %1829, %1824 : f32
      %1831 = arith.minimumf %1830, %c37 : f32
      %1832 = arith.maximumf %1831, %c38 : f32
      %1833 = arith.truncf %1832 : f32 to f16
      %1834 = arith.muli %0, %c13 : index
      %1835 = wave.lane
      %1836 = arith.remui %1835, %c13 : index
      %1837 = arith.addi %1834, %1836 : index
      %1838 = arith.divui %1800, %outTileRows : index
      %1839 = arith.divui %outputFeatures, %c13 : index
      %1840 = arith.muli %1838, %1839 : index
      %1841 = arith.divui %1837, %c13 : index
      %1842 = arith.addi %1840, %1841 : index
      %1843 = arith.muli %1842, %c2 : index
      %1844 = arith.remui %1837, %c13 : index
      %1845 = arith.divui %1844, %c1 : index
      %1846 = arith.addi %1843, %1845 : index
      %1847 = arith.muli %outTileRows, %c1 : index
      %1848 = arith.muli %1846, %1847 : index
      %1849 = arith.remui %1800, %outTileRows : index
      %1850 = arith.muli %1849, %c1 : index
      %1851 = arith.addi %1848, %1850 : index
      %1852 = arith.remui %1837, %c1 : index
      %1853 = arith.addi %1851, %1852 : index
      memref.store %1833, %out[%1853] : memref<?xf16>
    }
    %1854 = arith.muli %1738, %c19 : index
    %1855 = arith.addi %1854, %c6 : index
    %1856 = arith.muli %1855, %c14 : index
    %1857 = arith.addi %1856, %1737 : index
    %1858 = arith.addi %1857, %c5 : index
    %1859 = memref.load %17[%1858] : memref<?xf32>
    %1860 = arith.addi %1858, %c33 : index
    %1861 = memref.load %17[%1860] : memref<?xf32>
    %1862 = arith.addf %1859, %1861 : f32
    %1863 = arith.muli %1855, %c14 : index
    %1864 = arith.addi %1863, %1737 : index
    %1865 = arith.addi %1864, %c20 : index
    %1866 = memref.load %17[%1865] : memref<?xf32>
    %1867 = arith.addi %1865, %c33 : index
    %1868 = memref.load %17[%1867] : memref<?xf32>
    %1869 = arith.addf %1866, %1868 : f32
    %1870 = wave.lane
    %1871 = arith.addi %16, %c15 : index
    %1872 = arith.muli %1855, %c2 : index
    %1873 = arith.addi %1871, %1872 : index
    %1874 = arith.divui %1870, %c13 : index
    %1875 = arith.addi %1873, %1874 : index
    %1876 = arith.cmpi slt, %1875, %15 : index
    scf.if %1876 {
      %1877 = arith.cmpi eq, %hasFactors, %c6 : index
      %1878 = memref.load %factors[%1875] : memref<?xf32>
      %1879 = arith.select %1877, %1878, %c35 : f32
      %1880 = arith.remui %1870, %c13 : index
      %1881 = arith.muli %1880, %c19 : index
      %1882 = arith.addi %11, %1881 : index
      %1883 = vector.load %w[%1882] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1884 = vector.bitcast %1883 : vector<4xi8> to vector<1xf32>
      %1885 = vector.extract %1884[0] : f32 from vector<1xf32>
      %1886 = arith.mulf %1885, %1879 : f32
      %1887 = arith.mulf %1862, %1886 : f32
      %1888 = arith.remui %1870, %c13 : index
      %1889 = arith.muli %1888, %c19 : index
      %1890 = arith.addi %13, %1889 : index
      %1891 = vector.load %w[%1890] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1892 = vector.bitcast %1891 : vector<4xi8> to vector<1xf32>
      %1893 = vector.extract %1892[0] : f32 from vector<1xf32>
      %1894 = arith.mulf %1893, %1879 : f32
      %1895 = arith.mulf %1869, %1894 : f32
      %1896 = arith.addi %11, %c8 : index
      %1897 = vector.load %w[%1896] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1898 = vector.bitcast %1897 : vector<4xi8> to vector<1xf32>
      %1899 = vector.extract %1898[0] : f32 from vector<1xf32>
      %1900 = arith.mulf %1887, %c36 : f32
      %1901 = wave.exp2 %1900 : f32
      %1902 = arith.addf %c35, %1901 : f32
      %1903 = arith.divf %1887, %1902 : f32
      %1904 = arith.mulf %1903, %1895 : f32
      %1905 = arith.mulf %1904, %1899 : f32
      %1906 = arith.minimumf %1905, %c37 : f32
      %1907 = arith.maximumf %1906, %c38 : f32
      %1908 = arith.truncf %1907 : f32 to f16
      %1909 = arith.muli %0, %c13 : index
      %1910 = wave.lane
      %1911 = arith.remui %1910, %c13 : index
      %1912 = arith.addi %1909, %1911 : index
      %1913 = arith.divui %1875, %outTileRows : index
      %1914 = arith.divui %outputFeatures, %c13 : index
      %1915 = arith.muli %1913, %1914 : index
      %1916 = arith.divui %1912, %c13 : index
      %1917 = arith.addi %1915, %1916 : index
      %1918 = arith.muli %1917, %c2 : index
      %1919 = arith.remui %1912, %c13 : index
      %1920 = arith.divui %1919, %c1 : index
      %1921 = arith.addi %1918, %1920 : index
      %1922 = arith.muli %outTileRows, %c1 : index
      %1923 = arith.muli %1921, %1922 : index
      %1924 = arith.remui %1875, %outTileRows : index
      %1925 = arith.muli %1924, %c1 : index
      %1926 = arith.addi %1923, %1925 : index
      %1927 = arith.remui %1912, %c1 : index
      %1928 = arith.addi %1926, %1927 : index
      memref.store %1908, %out[%1928] : memref<?xf16>
    }
    %1929 = arith.muli %1738, %c19 : index
    %1930 = arith.addi %1929, %c2 : index
    %1931 = arith.muli %1930, %c14 : index
    %1932 = arith.addi %1931, %1737 : index
    %1933 = arith.addi %1932, %c5 : index
    %1934 = memref.load %17[%1933] : memref<?xf32>
    %1935 = arith.addi %1933, %c33 : index
    %1936 = memref.load %17[%1935] : memref<?xf32>
    %1937 = arith.addf %1934, %1936 : f32
    %1938 = arith.muli %1930, %c14 : index
    %1939 = arith.addi %1938, %1737 : index
    %1940 = arith.addi %1939, %c20 : index
    %1941 = memref.load %17[%1940] : memref<?xf32>
    %1942 = arith.addi %1940, %c33 : index
    %1943 = memref.load %17[%1942] : memref<?xf32>
    %1944 = arith.addf %1941, %1943 : f32
    %1945 = wave.lane
    %1946 = arith.addi %16, %c15 : index
    %1947 = arith.muli %1930, %c2 : index
    %1948 = arith.addi %1946, %1947 : index
    %1949 = arith.divui %1945, %c13 : index
    %1950 = arith.addi %1948, %1949 : index
    %1951 = arith.cmpi slt, %1950, %15 : index
    scf.if %1951 {
      %1952 = arith.cmpi eq, %hasFactors, %c6 : index
      %1953 = memref.load %factors[%1950] : memref<?xf32>
      %1954 = arith.select %1952, %1953, %c35 : f32
      %1955 = arith.remui %1945, %c13 : index
      %1956 = arith.muli %1955, %c19 : index
      %1957 = arith.addi %11, %1956 : index
      %1958 = vector.load %w[%1957] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1959 = vector.bitcast %1958 : vector<4xi8> to vector<1xf32>
      %1960 = vector.extract %1959[0] : f32 from vector<1xf32>
      %1961 = arith.mulf %1960, %1954 : f32
      %1962 = arith.mulf %1937, %1961 : f32
      %1963 = arith.remui %1945, %c13 : index
      %1964 = arith.muli %1963, %c19 : index
      %1965 = arith.addi %13, %1964 : index
      %1966 = vector.load %w[%1965] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1967 = vector.bitcast %1966 : vector<4xi8> to vector<1xf32>
      %1968 = vector.extract %1967[0] : f32 from vector<1xf32>
      %1969 = arith.mulf %1968, %1954 : f32
      %1970 = arith.mulf %1944, %1969 : f32
      %1971 = arith.addi %11, %c8 : index
      %1972 = vector.load %w[%1971] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1973 = vector.bitcast %1972 : vector<4xi8> to vector<1xf32>
      %1974 = vector.extract %1973[0] : f32 from vector<1xf32>
      %1975 = arith.mulf %1962, %c36 : f32
      %1976 = wave.exp2 %1975 : f32
      %1977 = arith.addf %c35, %1976 : f32
      %1978 = arith.divf %1962, %1977 : f32
      %1979 = arith.mulf %1978, %1970 : f32
      %1980 = arith.mulf %1979, %1974 : f32
      %1981 = arith.minimumf %1980, %c37 : f32
      %1982 = arith.maximumf %1981, %c38 : f32
      %1983 = arith.truncf %1982 : f32 to f16
      %1984 = arith.muli %0, %c13 : index
      %1985 = wave.lane
      %1986 = arith.remui %1985, %c13 : index
      %1987 = arith.addi %1984, %1986 : index
      %1988 = arith.divui %1950, %outTileRows : index
      %1989 = arith.divui %outputFeatures, %c13 : index
      %1990 = arith.muli %1988, %1989 : index
      %1991 = arith.divui %1987, %c13 : index
      %1992 = arith.addi %1990, %1991 : index
      %1993 = arith.muli %1992, %c2 : index
      %1994 = arith.remui %1987, %c13 : index
      %1995 = arith.divui %1994, %c1 : index
      %1996 = arith.addi %1993, %1995 : index
      %1997 = arith.muli %outTileRows, %c1 : index
      %1998 = arith.muli %1996, %1997 : index
      %1999 = arith.remui %1950, %outTileRows : index
      %2000 = arith.muli %1999, %c1 : index
      %2001 = arith.addi %1998, %2000 : index
      %2002 = arith.remui %1987, %c1 : index
      %2003 = arith.addi %2001, %2002 : index
      memref.store %1983, %out[%2003] : memref<?xf16>
    }
    %2004 = arith.muli %1738, %c19 : index
    %2005 = arith.addi %2004, %c28 : index
    %2006 = arith.muli %2005, %c14 : index
    %2007 = arith.addi %2006, %1737 : index
    %2008 = arith.addi %2007, %c5 : index
    %2009 = memref.load %17[%2008] : memref<?xf32>
    %2010 = arith.addi %2008, %c33 : index
    %2011 = memref.load %17[%2010] : memref<?xf32>
    %2012 = arith.addf %2009, %2011 : f32
    %2013 = arith.muli %2005, %c14 : index
    %2014 = arith.addi %2013, %1737 : index
    %2015 = arith.addi %2014, %c20 : index
    %2016 = memref.load %17[%2015] : memref<?xf32>
    %2017 = arith.addi %2015, %c33 : index
    %2018 = memref.load %17[%2017] : memref<?xf32>
    %2019 = arith.addf %2016, %2018 : f32
    %2020 = wave.lane
    %2021 = arith.addi %16, %c15 : index
    %2022 = arith.muli %2005, %c2 : index
    %2023 = arith.addi %2021, %2022 : index
    %2024 = arith.divui %2020, %c13 : index
    %2025 = arith.addi %2023, %2024 : index
    %2026 = arith.cmpi slt, %2025, %15 : index
    scf.if %2026 {
      %2027 = arith.cmpi eq, %hasFactors, %c6 : index
      %2028 = memref.load %factors[%2025] : memref<?xf32>
      %2029 = arith.select %2027, %2028, %c35 : f32
      %2030 = arith.remui %2020, %c13 : index
      %2031 = arith.muli %2030, %c19 : index
      %2032 = arith.addi %11, %2031 : index
      %2033 = vector.load %w[%2032] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2034 = vector.bitcast %2033 : vector<4xi8> to vector<1xf32>
      %2035 = vector.extract %2034[0] : f32 from vector<1xf32>
      %2036 = arith.mulf %2035, %2029 : f32
      %2037 = arith.mulf %2012, %2036 : f32
      %2038 = arith.remui %2020, %c13 : index
      %2039 = arith.muli %2038, %c19 : index
      %2040 = arith.addi %13, %2039 : index
      %2041 = vector.load %w[%2040] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2042 = vector.bitcast %2041 : vector<4xi8> to vector<1xf32>
      %2043 = vector.extract %2042[0] : f32 from vector<1xf32>
      %2044 = arith.mulf %2043, %2029 : f32
      %2045 = arith.mulf %2019, %2044 : f32
      %2046 = arith.addi %11, %c8 : index
      %2047 = vector.load %w[%2046] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2048 = vector.bitcast %2047 : vector<4xi8> to vector<1xf32>
      %2049 = vector.extract %2048[0] : f32 from vector<1xf32>
      %2050 = arith.mulf %2037, %c36 : f32
      %2051 = wave.exp2 %2050 : f32
      %2052 = arith.addf %c35, %2051 : f32
      %2053 = arith.divf %2037, %2052 : f32
      %2054 = arith.mulf %2053, %2045 : f32
      %2055 = arith.mulf %2054, %2049 : f32
      %2056 = arith.minimumf %2055, %c37 : f32
      %2057 = arith.maximumf %2056, %c38 : f32
      %2058 = arith.truncf %2057 : f32 to f16
      %2059 = arith.muli %0, %c13 : index
      %2060 = wave.lane
      %2061 = arith.remui %2060, %c13 : index
      %2062 = arith.addi %2059, %2061 : index
      %2063 = arith.divui %2025, %outTileRows : index
      %2064 = arith.divui %outputFeatures, %c13 : index
      %2065 = arith.muli %2063, %2064 : index
      %2066 = arith.divui %2062, %c13 : index
      %2067 = arith.addi %2065, %2066 : index
      %2068 = arith.muli %2067, %c2 : index
      %2069 = arith.remui %2062, %c13 : index
      %2070 = arith.divui %2069, %c1 : index
      %2071 = arith.addi %2068, %2070 : index
      %2072 = arith.muli %outTileRows, %c1 : index
      %2073 = arith.muli %2071, %2072 : index
      %2074 = arith.remui %2025, %outTileRows : index
      %2075 = arith.muli %2074, %c1 : index
      %2076 = arith.addi %2073, %2075 : index
      %2077 = arith.remui %2062, %c1 : index
      %2078 = arith.addi %2076, %2077 : index
      memref.store %2058, %out[%2078] : memref<?xf16>
    }
  }
  wave.return
}
