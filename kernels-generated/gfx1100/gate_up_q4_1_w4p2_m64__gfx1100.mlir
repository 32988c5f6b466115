// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxGateUp(format='q4_1', waves=4, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @gate_up_q4_1_w4p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>) attributes {waves = 4 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 127 : index
  %c4 = arith.constant 128 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 64 : index
  %c9 = arith.constant 2048 : index
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
  %c34 = arith.constant 1024 : index
  %c35 = arith.constant 1536 : index
  %hasFactors = wave.param "hasFactors" : index
  %c37 = arith.constant 0x3F800000 : f32
  %c38 = arith.constant 0xBFB8AA3B : f32
  %c39 = arith.constant 0x477FE000 : f32
  %c40 = arith.constant 0xC77FE000 : f32
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
    %753 = arith.muli %712, %c2 : index
    %754 = arith.addi %753, %c5 : index
    %755 = arith.muli %754, %c14 : index
    %756 = arith.addi %755, %711 : index
    %757 = arith.addi %756, %c5 : index
    %758 = memref.load %17[%757] : memref<?xf32>
    %759 = arith.addi %757, %c33 : index
    %760 = memref.load %17[%759] : memref<?xf32>
    %761 = arith.addf %758, %760 : f32
    %762 = arith.addi %757, %c34 : index
    %763 = memref.load %17[%762] : memref<?xf32>
    %764 = arith.addf %761, %763 : f32
    %765 = arith.addi %757, %c35 : index
    %766 = memref.load %17[%765] : memref<?xf32>
    %767 = arith.addf %764, %766 : f32
    %768 = arith.muli %754, %c14 : index
    %769 = arith.addi %768, %711 : index
    %770 = arith.addi %769, %c20 : index
    %771 = memref.load %17[%770] : memref<?xf32>
    %772 = arith.addi %770, %c33 : index
    %773 = memref.load %17[%772] : memref<?xf32>
    %774 = arith.addf %771, %773 : f32
    %775 = arith.addi %770, %c34 : index
    %776 = memref.load %17[%775] : memref<?xf32>
    %777 = arith.addf %774, %776 : f32
    %778 = arith.addi %770, %c35 : index
    %779 = memref.load %17[%778] : memref<?xf32>
    %780 = arith.addf %777, %779 : f32
    %781 = wave.lane
    %782 = arith.addi %16, %c5 : index
    %783 = arith.muli %754, %c2 : index
    %784 = arith.addi %782, %783 : index
    %785 = arith.divui %781, %c13 : index
    %786 = arith.addi %784, %785 : index
    %787 = arith.cmpi slt, %786, %15 : index
    scf.if %787 {
      %788 = arith.cmpi eq, %hasFactors, %c6 : index
      %789 = memref.load %factors[%786] : memref<?xf32>
      %790 = arith.select %788, %789, %c37 : f32
      %791 = arith.remui %781, %c13 : index
      %792 = arith.muli %791, %c19 : index
      %793 = arith.addi %11, %792 : index
      %794 = vector.load %w[%793] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %795 = vector.bitcast %794 : vector<4xi8> to vector<1xf32>
      %796 = vector.extract %795[0] : f32 from vector<1xf32>
      %797 = arith.mulf %796, %790 : f32
      %798 = arith.mulf %767, %797 : f32
      %799 = arith.remui %781, %c13 : index
      %800 = arith.muli %799, %c19 : index
      %801 = arith.addi %13, %800 : index
      %802 = vector.load %w[%801] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %803 = vector.bitcast %802 : vector<4xi8> to vector<1xf32>
      %804 = vector.extract %803[0] : f32 from vector<1xf32>
      %805 = arith.mulf %804, %790 : f32
      %806 = arith.mulf %780, %805 : f32
      %807 = arith.addi %11, %c8 : index
      %808 = vector.load %w[%807] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %809 = vector.bitcast %808 : vector<4xi8> to vector<1xf32>
      %810 = vector.extract %809[0] : f32 from vector<1xf32>
      %811 = arith.mulf %798, %c38 : f32
      %812 = wave.exp2 %811 : f32
      %813 = arith.addf %c37, %812 : f32
      %814 = arith.divf %798, %813 : f32
      %815 = arith.mulf %814, %806 : f32
      %816 = arith.mulf %815, %810 : f32
      %817 = arith.minimumf %816, %c39 : f32
      %818 = arith.maximumf %817, %c40 : f32
      %819 = arith.truncf %818 : f32 to f16
      %820 = arith.muli %0, %c13 : index
      %821 = wave.lane
      %822 = arith.remui %821, %c13 : index
      %823 = arith.addi %820, %822 : index
      %824 = arith.divui %786, %outTileRows : index
      %825 = arith.divui %outputFeatures, %c13 : index
      %826 = arith.muli %824, %825 : index
      %827 = arith.divui %823, %c13 : index
      %828 = arith.addi %826, %827 : index
      %829 = arith.muli %828, %c2 : index
      %830 = arith.remui %823, %c13 : index
      %831 = arith.divui %830, %c1 : index
      %832 = arith.addi %829, %831 : index
      %833 = arith.muli %outTileRows, %c1 : index
      %834 = arith.muli %832, %833 : index
      %835 = arith.remui %786, %outTileRows : index
      %836 = arith.muli %835, %c1 : index
      %837 = arith.addi %834, %836 : index
      %838 = arith.remui %823, %c1 : index
      %839 = arith.addi %837, %838 : index
      memref.store %819, %out[%839] : memref<?xf16>
    }
    %840 = arith.muli %712, %c2 : index
    %841 = arith.addi %840, %c6 : index
    %842 = arith.muli %841, %c14 : index
    %843 = arith.addi %842, %711 : index
    %844 = arith.addi %843, %c5 : index
    %845 = memref.load %17[%844] : memref<?xf32>
    %846 = arith.addi %844, %c33 : index
    %847 = memref.load %17[%846] : memref<?xf32>
    %848 = arith.addf %845, %847 : f32
    %849 = arith.addi %844, %c34 : index
    %850 = memref.load %17[%849] : memref<?xf32>
    %851 = arith.addf %848, %850 : f32
    %852 = arith.addi %844, %c35 : index
    %853 = memref.load %17[%852] : memref<?xf32>
    %854 = arith.addf %851, %853 : f32
    %855 = arith.muli %841, %c14 : index
    %856 = arith.addi %855, %711 : index
    %857 = arith.addi %856, %c20 : index
    %858 = memref.load %17[%857] : memref<?xf32>
    %859 = arith.addi %857, %c33 : index
    %860 = memref.load %17[%859] : memref<?xf32>
    %861 = arith.addf %858, %860 : f32
    %862 = arith.addi %857, %c34 : index
    %863 = memref.load %17[%862] : memref<?xf32>
    %864 = arith.addf %861, %863 : f32
    %865 = arith.addi %857, %c35 : index
    %866 = memref.load %17[%865] : memref<?xf32>
    %867 = arith.addf %864, %866 : f32
    %868 = wave.lane
    %869 = arith.addi %16, %c5 : index
    %870 = arith.muli %841, %c2 : index
    %871 = arith.addi %869, %870 : index
    %872 = arith.divui %868, %c13 : index
    %873 = arith.addi %871, %872 : index
    %874 = arith.cmpi slt, %873, %15 : index
    scf.if %874 {
      %875 = arith.cmpi eq, %hasFactors, %c6 : index
      %876 = memref.load %factors[%873] : memref<?xf32>
      %877 = arith.select %875, %876, %c37 : f32
      %878 = arith.remui %868, %c13 : index
      %879 = arith.muli %878, %c19 : index
      %880 = arith.addi %11, %879 : index
      %881 = vector.load %w[%880] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %882 = vector.bitcast %881 : vector<4xi8> to vector<1xf32>
      %883 = vector.extract %882[0] : f32 from vector<1xf32>
      %884 = arith.mulf %883, %877 : f32
      %885 = arith.mulf %854, %884 : f32
      %886 = arith.remui %868, %c13 : index
      %887 = arith.muli %886, %c19 : index
      %888 = arith.addi %13, %887 : index
      %889 = vector.load %w[%888] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %890 = vector.bitcast %889 : vector<4xi8> to vector<1xf32>
      %891 = vector.extract %890[0] : f32 from vector<1xf32>
      %892 = arith.mulf %891, %877 : f32
      %893 = arith.mulf %867, %892 : f32
      %894 = arith.addi %11, %c8 : index
      %895 = vector.load %w[%894] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %896 = vector.bitcast %895 : vector<4xi8> to vector<1xf32>
      %897 = vector.extract %896[0] : f32 from vector<1xf32>
      %898 = arith.mulf %885, %c38 : f32
      %899 = wave.exp2 %898 : f32
      %900 = arith.addf %c37, %899 : f32
      %901 = arith.divf %885, %900 : f32
      %902 = arith.mulf %901, %893 : f32
      %903 = arith.mulf %902, %897 : f32
      %904 = arith.minimumf %903, %c39 : f32
      %905 = arith.maximumf %904, %c40 : f32
      %906 = arith.truncf %905 : f32 to f16
      %907 = arith.muli %0, %c13 : index
      %908 = wave.lane
      %909 = arith.remui %908, %c13 : index
      %910 = arith.addi %907, %909 : index
      %911 = arith.divui %873, %outTileRows : index
      %912 = arith.divui %outputFeatures, %c13 : index
      %913 = arith.muli %911, %912 : index
      %914 = arith.divui %910, %c13 : index
      %915 = arith.addi %913, %914 : index
      %916 = arith.muli %915, %c2 : index
      %917 = arith.remui %910, %c13 : index
      %918 = arith.divui %917, %c1 : index
      %919 = arith.addi %916, %918 : index
      %920 = arith.muli %outTileRows, %c1 : index
      %921 = arith.muli %919, %920 : index
      %922 = arith.remui %873, %outTileRows : index
      %923 = arith.muli %922, %c1 : index
      %924 = arith.addi %921, %923 : index
      %925 = arith.remui %910, %c1 : index
      %926 = arith.addi %924, %925 : index
      memref.store %906, %out[%926] : memref<?xf16>
    }
    %927 = wave.lane
    wave.barrier
    %928 = wave.wave
    %929 = arith.muli %928, %c2 : index
    %930 = arith.addi %929, %c5 : index
    %931 = arith.muli %930, %c20 : index
    %932 = arith.addi %931, %927 : index
    %933 = vector.extract %515#2[0] : f32 from vector<8xf32>
    %934 = arith.addi %932, %c5 : index
    memref.store %933, %17[%934] : memref<?xf32>
    %935 = vector.extract %515#2[1] : f32 from vector<8xf32>
    %936 = arith.addi %932, %c14 : index
    memref.store %935, %17[%936] : memref<?xf32>
    %937 = vector.extract %515#2[2] : f32 from vector<8xf32>
    %938 = arith.addi %932, %c8 : index
    memref.store %937, %17[%938] : memref<?xf32>
    %939 = vector.extract %515#2[3] : f32 from vector<8xf32>
    %940 = arith.addi %932, %c29 : index
    memref.store %939, %17[%940] : memref<?xf32>
    %941 = vector.extract %515#2[4] : f32 from vector<8xf32>
    %942 = arith.addi %932, %c4 : index
    memref.store %941, %17[%942] : memref<?xf32>
    %943 = vector.extract %515#2[5] : f32 from vector<8xf32>
    %944 = arith.addi %932, %c30 : index
    memref.store %943, %17[%944] : memref<?xf32>
    %945 = vector.extract %515#2[6] : f32 from vector<8xf32>
    %946 = arith.addi %932, %c31 : index
    memref.store %945, %17[%946] : memref<?xf32>
    %947 = vector.extract %515#2[7] : f32 from vector<8xf32>
    %948 = arith.addi %932, %c32 : index
    memref.store %947, %17[%948] : memref<?xf32>
    %949 = arith.muli %928, %c2 : index
    %950 = arith.addi %949, %c6 : index
    %951 = arith.muli %950, %c20 : index
    %952 = arith.addi %951, %927 : index
    %953 = vector.extract %515#3[0] : f32 from vector<8xf32>
    %954 = arith.addi %952, %c5 : index
    memref.store %953, %17[%954] : memref<?xf32>
    %955 = vector.extract %515#3[1] : f32 from vector<8xf32>
    %956 = arith.addi %952, %c14 : index
    memref.store %955, %17[%956] : memref<?xf32>
    %957 = vector.extract %515#3[2] : f32 from vector<8xf32>
    %958 = arith.addi %952, %c8 : index
    memref.store %957, %17[%958] : memref<?xf32>
    %959 = vector.extract %515#3[3] : f32 from vector<8xf32>
    %960 = arith.addi %952, %c29 : index
    memref.store %959, %17[%960] : memref<?xf32>
    %961 = vector.extract %515#3[4] : f32 from vector<8xf32>
    %962 = arith.addi %952, %c4 : index
    memref.store %961, %17[%962] : memref<?xf32>
    %963 = vector.extract %515#3[5] : f32 from vector<8xf32>
    %964 = arith.addi %952, %c30 : index
    memref.store %963, %17[%964] : memref<?xf32>
    %965 = vector.extract %515#3[6] : f32 from vector<8xf32>
    %966 = arith.addi %952, %c31 : index
    memref.store %965, %17[%966] : memref<?xf32>
    %967 = vector.extract %515#3[7] : f32 from vector<8xf32>
    %968 = arith.addi %952, %c32 : index
    memref.store %967, %17[%968] : memref<?xf32>
    wave.barrier
    %969 = arith.muli %928, %c2 : index
    %970 = arith.addi %969, %c5 : index
    %971 = arith.muli %970, %c14 : index
    %972 = arith.addi %971, %927 : index
    %973 = arith.addi %972, %c5 : index
    %974 = memref.load %17[%973] : memref<?xf32>
    %975 = arith.addi %973, %c33 : index
    %976 = memref.load %17[%975] : memref<?xf32>
    %977 = arith.addf %974, %976 : f32
    %978 = arith.addi %973, %c34 : index
    %979 = memref.load %17[%978] : memref<?xf32>
    %980 = arith.addf %977, %979 : f32
    %981 = arith.addi %973, %c35 : index
    %982 = memref.load %17[%981] : memref<?xf32>
    %983 = arith.addf %980, %982 : f32
    %984 = arith.muli %970, %c14 : index
    %985 = arith.addi %984, %927 : index
    %986 = arith.addi %985, %c20 : index
    %987 = memref.load %17[%986] : memref<?xf32>
    %988 = arith.addi %986, %c33 : index
    %989 = memref.load %17[%988] : memref<?xf32>
    %990 = arith.addf %987, %989 : f32
    %991 = arith.addi %986, %c34 : index
    %992 = memref.load %17[%991] : memref<?xf32>
    %993 = arith.addf %990, %992 : f32
    %994 = arith.addi %986, %c35 : index
    %995 = memref.load %17[%994] : memref<?xf32>
    %996 = arith.addf %993, %995 : f32
    %997 = wave.lane
    %998 = arith.addi %16, %c13 : index
    %999 = arith.muli %970, %c2 : index
    %1000 = arith.addi %998, %999 : index
    %1001 = arith.divui %997, %c13 : index
    %1002 = arith.addi %1000, %1001 : index
    %1003 = arith.cmpi slt, %1002, %15 : index
    scf.if %1003 {
      %1004 = arith.cmpi eq, %hasFactors, %c6 : index
      %1005 = memref.load %factors[%1002] : memref<?xf32>
      %1006 = arith.select %1004, %1005, %c37 : f32
      %1007 = arith.remui %997, %c13 : index
      %1008 = arith.muli %1007, %c19 : index
      %1009 = arith.addi %11, %1008 : index
      %1010 = vector.load %w[%1009] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1011 = vector.bitcast %1010 : vector<4xi8> to vector<1xf32>
      %1012 = vector.extract %1011[0] : f32 from vector<1xf32>
      %1013 = arith.mulf %1012, %1006 : f32
      %1014 = arith.mulf %983, %1013 : f32
      %1015 = arith.remui %997, %c13 : index
      %1016 = arith.muli %1015, %c19 : index
      %1017 = arith.addi %13, %1016 : index
      %1018 = vector.load %w[%1017] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1019 = vector.bitcast %1018 : vector<4xi8> to vector<1xf32>
      %1020 = vector.extract %1019[0] : f32 from vector<1xf32>
      %1021 = arith.mulf %1020, %1006 : f32
      %1022 = arith.mulf %996, %1021 : f32
      %1023 = arith.addi %11, %c8 : index
      %1024 = vector.load %w[%1023] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1025 = vector.bitcast %1024 : vector<4xi8> to vector<1xf32>
      %1026 = vector.extract %1025[0] : f32 from vector<1xf32>
      %1027 = arith.mulf %1014, %c38 : f32
      %1028 = wave.exp2 %1027 : f32
      %1029 = arith.addf %c37, %1028 : f32
      %1030 = arith.divf %1014, %1029 : f32
      %1031 = arith.mulf %1030, %1022 : f32
      %1032 = arith.mulf %1031, %1026 : f32
      %1033 = arith.minimumf %1032, %c39 : f32
      %1034 = arith.maximumf %1033, %c40 : f32
      %1035 = arith.truncf %1034 : f32 to f16
      %1036 = arith.muli %0, %c13 : index
      %1037 = wave.lane
      %1038 = arith.remui %1037, %c13 : index
      %1039 = arith.addi %1036, %1038 : index
      %1040 = arith.divui %1002, %outTileRows : index
      %1041 = arith.divui %outputFeatures, %c13 : index
      %1042 = arith.muli %1040, %1041 : index
      %1043 = arith.divui %1039, %c13 : index
      %1044 = arith.addi %1042, %1043 : index
      %1045 = arith.muli %1044, %c2 : index
      %1046 = arith.remui %1039, %c13 : index
      %1047 = arith.divui %1046, %c1 : index
      %1048 = arith.addi %1045, %1047 : index
      %1049 = arith.muli %outTileRows, %c1 : index
      %1050 = arith.muli %1048, %1049 : index
      %1051 = arith.remui %1002, %outTileRows : index
      %1052 = arith.muli %1051, %c1 : index
      %1053 = arith.addi %1050, %1052 : index
      %1054 = arith.remui %1039, %c1 : index
      %1055 = arith.addi %1053, %1054 : index
      memref.store %1035, %out[%1055] : memref<?xf16>
    }
    %1056 = arith.muli %928, %c2 : index
    %1057 = arith.addi %1056, %c6 : index
    %1058 = arith.muli %1057, %c14 : index
    %1059 = arith.addi %1058, %927 : index
    %1060 = arith.addi %1059, %c5 : index
    %1061 = memref.load %17[%1060] : memref<?xf32>
    %1062 = arith.addi %1060, %c33 : index
    %1063 = memref.load %17[%1062] : memref<?xf32>
    %1064 = arith.addf %1061, %1063 : f32
    %1065 = arith.addi %1060, %c34 : index
    %1066 = memref.load %17[%1065] : memref<?xf32>
    %1067 = arith.addf %1064, %1066 : f32
    %1068 = arith.addi %1060, %c35 : index
    %1069 = memref.load %17[%1068] : memref<?xf32>
    %1070 = arith.addf %1067, %1069 : f32
    %1071 = arith.muli %1057, %c14 : index
    %1072 = arith.addi %1071, %927 : index
    %1073 = arith.addi %1072, %c20 : index
    %1074 = memref.load %17[%1073] : memref<?xf32>
    %1075 = arith.addi %1073, %c33 : index
    %1076 = memref.load %17[%1075] : memref<?xf32>
    %1077 = arith.addf %1074, %1076 : f32
    %1078 = arith.addi %1073, %c34 : index
    %1079 = memref.load %17[%1078] : memref<?xf32>
    %1080 = arith.addf %1077, %1079 : f32
    %1081 = arith.addi %1073, %c35 : index
    %1082 = memref.load %17[%1081] : memref<?xf32>
    %1083 = arith.addf %1080, %1082 : f32
    %1084 = wave.lane
    %1085 = arith.addi %16, %c13 : index
    %1086 = arith.muli %1057, %c2 : index
    %1087 = arith.addi %1085, %1086 : index
    %1088 = arith.divui %1084, %c13 : index
    %1089 = arith.addi %1087, %1088 : index
    %1090 = arith.cmpi slt, %1089, %15 : index
    scf.if %1090 {
      %1091 = arith.cmpi eq, %hasFactors, %c6 : index
      %1092 = memref.load %factors[%1089] : memref<?xf32>
      %1093 = arith.select %1091, %1092, %c37 : f32
      %1094 = arith.remui %1084, %c13 : index
      %1095 = arith.muli %1094, %c19 : index
      %1096 = arith.addi %11, %1095 : index
      %1097 = vector.load %w[%1096] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1098 = vector.bitcast %1097 : vector<4xi8> to vector<1xf32>
      %1099 = vector.extract %1098[0] : f32 from vector<1xf32>
      %1100 = arith.mulf %1099, %1093 : f32
      %1101 = arith.mulf %1070, %1100 : f32
      %1102 = arith.remui %1084, %c13 : index
      %1103 = arith.muli %1102, %c19 : index
      %1104 = arith.addi %13, %1103 : index
      %1105 = vector.load %w[%1104] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1106 = vector.bitcast %1105 : vector<4xi8> to vector<1xf32>
      %1107 = vector.extract %1106[0] : f32 from vector<1xf32>
      %1108 = arith.mulf %1107, %1093 : f32
      %1109 = arith.mulf %1083, %1108 : f32
      %1110 = arith.addi %11, %c8 : index
      %1111 = vector.load %w[%1110] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1112 = vector.bitcast %1111 : vector<4xi8> to vector<1xf32>
      %1113 = vector.extract %1112[0] : f32 from vector<1xf32>
      %1114 = arith.mulf %1101, %c38 : f32
      %1115 = wave.exp2 %1114 : f32
      %1116 = arith.addf %c37, %1115 : f32
      %1117 = arith.divf %1101, %1116 : f32
      %1118 = arith.mulf %1117, %1109 : f32
      %1119 = arith.mulf %1118, %1113 : f32
      %1120 = arith.minimumf %1119, %c39 : f32
      %1121 = arith.maximumf %1120, %c40 : f32
      %1122 = arith.truncf %1121 : f32 to f16
      %1123 = arith.muli %0, %c13 : index
      %1124 = wave.lane
      %1125 = arith.remui %1124, %c13 : index
      %1126 = arith.addi %1123, %1125 : index
      %1127 = arith.divui %1089, %outTileRows : index
      %1128 = arith.divui %outputFeatures, %c13 : index
      %1129 = arith.muli %1127, %1128 : index
      %1130 = arith.divui %1126, %c13 : index
      %1131 = arith.addi %1129, %1130 : index
      %1132 = arith.muli %1131, %c2 : index
      %1133 = arith.remui %1126, %c13 : index
      %1134 = arith.divui %1133, %c1 : index
      %1135 = arith.addi %1132, %1134 : index
      %1136 = arith.muli %outTileRows, %c1 : index
      %1137 = arith.muli %1135, %1136 : index
      %1138 = arith.remui %1089, %outTileRows : index
      %1139 = arith.muli %1138, %c1 : index
      %1140 = arith.addi %1137, %1139 : index
      %1141 = arith.remui %1126, %c1 : index
      %1142 = arith.addi %1140, %1141 : index
      memref.store %1122, %out[%1142] : memref<?xf16>
    }
    %1143 = wave.lane
    wave.barrier
    %1144 = wave.wave
    %1145 = arith.muli %1144, %c2 : index
    %1146 = arith.addi %1145, %c5 : index
    %1147 = arith.muli %1146, %c20 : index
    %1148 = arith.addi %1147, %1143 : index
    %1149 = vector.extract %515#4[0] : f32 from vector<8xf32>
    %1150 = arith.addi %1148, %c5 : index
    memref.store %1149, %17[%1150] : memref<?xf32>
    %1151 = vector.extract %515#4[1] : f32 from vector<8xf32>
    %1152 = arith.addi %1148, %c14 : index
    memref.store %1151, %17[%1152] : memref<?xf32>
    %1153 = vector.extract %515#4[2] : f32 from vector<8xf32>
    %1154 = arith.addi %1148, %c8 : index
    memref.store %1153, %17[%1154] : memref<?xf32>
    %1155 = vector.extract %515#4[3] : f32 from vector<8xf32>
    %1156 = arith.addi %1148, %c29 : index
    memref.store %1155, %17[%1156] : memref<?xf32>
    %1157 = vector.extract %515#4[4] : f32 from vector<8xf32>
    %1158 = arith.addi %1148, %c4 : index
    memref.store %1157, %17[%1158] : memref<?xf32>
    %1159 = vector.extract %515#4[5] : f32 from vector<8xf32>
    %1160 = arith.addi %1148, %c30 : index
    memref.store %1159, %17[%1160] : memref<?xf32>
    %1161 = vector.extract %515#4[6] : f32 from vector<8xf32>
    %1162 = arith.addi %1148, %c31 : index
    memref.store %1161, %17[%1162] : memref<?xf32>
    %1163 = vector.extract %515#4[7] : f32 from vector<8xf32>
    %1164 = arith.addi %1148, %c32 : index
    memref.store %1163, %17[%1164] : memref<?xf32>
    %1165 = arith.muli %1144, %c2 : index
    %1166 = arith.addi %1165, %c6 : index
    %1167 = arith.muli %1166, %c20 : index
    %1168 = arith.addi %1167, %1143 : index
    %1169 = vector.extract %515#5[0] : f32 from vector<8xf32>
    %1170 = arith.addi %1168, %c5 : index
    memref.store %1169, %17[%1170] : memref<?xf32>
    %1171 = vector.extract %515#5[1] : f32 from vector<8xf32>
    %1172 = arith.addi %1168, %c14 : index
    memref.store %1171, %17[%1172] : memref<?xf32>
    %1173 = vector.extract %515#5[2] : f32 from vector<8xf32>
    %1174 = arith.addi %1168, %c8 : index
    memref.store %1173, %17[%1174] : memref<?xf32>
    %1175 = vector.extract %515#5[3] : f32 from vector<8xf32>
    %1176 = arith.addi %1168, %c29 : index
    memref.store %1175, %17[%1176] : memref<?xf32>
    %1177 = vector.extract %515#5[4] : f32 from vector<8xf32>
    %1178 = arith.addi %1168, %c4 : index
    memref.store %1177, %17[%1178] : memref<?xf32>
    %1179 = vector.extract %515#5[5] : f32 from vector<8xf32>
    %1180 = arith.addi %1168, %c30 : index
    memref.store %1179, %17[%1180] : memref<?xf32>
    %1181 = vector.extract %515#5[6] : f32 from vector<8xf32>
    %1182 = arith.addi %1168, %c31 : index
    memref.store %1181, %17[%1182] : memref<?xf32>
    %1183 = vector.extract %515#5[7] : f32 from vector<8xf32>
    %1184 = arith.addi %1168, %c32 : index
    memref.store %1183, %17[%1184] : memref<?xf32>
    wave.barrier
    %1185 = arith.muli %1144, %c2 : index
    %1186 = arith.addi %1185, %c5 : index
    %1187 = arith.muli %1186, %c14 : index
    %1188 = arith.addi %1187, %1143 : index
    %1189 = arith.addi %1188, %c5 : index
    %1190 = memref.load %17[%1189] : memref<?xf32>
    %1191 = arith.addi %1189, %c33 : index
    %1192 = memref.load %17[%1191] : memref<?xf32>
    %1193 = arith.addf %1190, %1192 : f32
    %1194 = arith.addi %1189, %c34 : index
    %1195 = memref.load %17[%1194] : memref<?xf32>
    %1196 = arith.addf %1193, %1195 : f32
    %1197 = arith.addi %1189, %c35 : index
    %1198 = memref.load %17[%1197] : memref<?xf32>
    %1199 = arith.addf %1196, %1198 : f32
    %1200 = arith.muli %1186, %c14 : index
    %1201 = arith.addi %1200, %1143 : index
    %1202 = arith.addi %1201, %c20 : index
    %1203 = memref.load %17[%1202] : memref<?xf32>
    %1204 = arith.addi %1202, %c33 : index
    %1205 = memref.load %17[%1204] : memref<?xf32>
    %1206 = arith.addf %1203, %1205 : f32
    %1207 = arith.addi %1202, %c34 : index
    %1208 = memref.load %17[%1207] : memref<?xf32>
    %1209 = arith.addf %1206, %1208 : f32
    %1210 = arith.addi %1202, %c35 : index
    %1211 = memref.load %17[%1210] : memref<?xf32>
    %1212 = arith.addf %1209, %1211 : f32
    %1213 = wave.lane
    %1214 = arith.addi %16, %c14 : index
    %1215 = arith.muli %1186, %c2 : index
    %1216 = arith.addi %1214, %1215 : index
    %1217 = arith.divui %1213, %c13 : index
    %1218 = arith.addi %1216, %1217 : index
    %1219 = arith.cmpi slt, %1218, %15 : index
    scf.if %1219 {
      %1220 = arith.cmpi eq, %hasFactors, %c6 : index
      %1221 = memref.load %factors[%1218] : memref<?xf32>
      %1222 = arith.select %1220, %1221, %c37 : f32
      %1223 = arith.remui %1213, %c13 : index
      %1224 = arith.muli %1223, %c19 : index
      %1225 = arith.addi %11, %1224 : index
      %1226 = vector.load %w[%1225] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1227 = vector.bitcast %1226 : vector<4xi8> to vector<1xf32>
      %1228 = vector.extract %1227[0] : f32 from vector<1xf32>
      %1229 = arith.mulf %1228, %1222 : f32
      %1230 = arith.mulf %1199, %1229 : f32
      %1231 = arith.remui %1213, %c13 : index
      %1232 = arith.muli %1231, %c19 : index
      %1233 = arith.addi %13, %1232 : index
      %1234 = vector.load %w[%1233] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1235 = vector.bitcast %1234 : vector<4xi8> to vector<1xf32>
      %1236 = vector.extract %1235[0] : f32 from vector<1xf32>
      %1237 = arith.mulf %1236, %1222 : f32
      %1238 = arith.mulf %1212, %1237 : f32
      %1239 = arith.addi %11, %c8 : index
      %1240 = vector.load %w[%1239] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1241 = vector.bitcast %1240 : vector<4xi8> to vector<1xf32>
      %1242 = vector.extract %1241[0] : f32 from vector<1xf32>
      %1243 = arith.mulf %1230, %c38 : f32
      %1244 = wave.exp2 %1243 : f32
      %1245 = arith.addf %c37, %1244 : f32
      %1246 = arith.divf %1230, %1245 : f32
      %1247 = arith.mulf %1246, %1238 : f32
      %1248 = arith.mulf %1247, %1242 : f32
      %1249 = arith.minimumf %1248, %c39 : f32
      %1250 = arith.maximumf %1249, %c40 : f32
      %1251 = arith.truncf %1250 : f32 to f16
      %1252 = arith.muli %0, %c13 : index
      %1253 = wave.lane
      %1254 = arith.remui %1253, %c13 : index
      %1255 = arith.addi %1252, %1254 : index
      %1256 = arith.divui %1218, %outTileRows : index
      %1257 = arith.divui %outputFeatures, %c13 : index
      %1258 = arith.muli %1256, %1257 : index
      %1259 = arith.divui %1255, %c13 : index
      %1260 = arith.addi %1258, %1259 : index
      %1261 = arith.muli %1260, %c2 : index
      %1262 = arith.remui %1255, %c13 : index
      %1263 = arith.divui %1262, %c1 : index
      %1264 = arith.addi %1261, %1263 : index
      %1265 = arith.muli %outTileRows, %c1 : index
      %1266 = arith.muli %1264, %1265 : index
      %1267 = arith.remui %1218, %outTileRows : index
      %1268 = arith.muli %1267, %c1 : index
      %1269 = arith.addi %1266, %1268 : index
      %1270 = arith.remui %1255, %c1 : index
      %1271 = arith.addi %1269, %1270 : index
      memref.store %1251, %out[%1271] : memref<?xf16>
    }
    %1272 = arith.muli %1144, %c2 : index
    %1273 = arith.addi %1272, %c6 : index
    %1274 = arith.muli %1273, %c14 : index
    %1275 = arith.addi %1274, %1143 : index
    %1276 = arith.addi %1275, %c5 : index
    %1277 = memref.load %17[%1276] : memref<?xf32>
    %1278 = arith.addi %1276, %c33 : index
    %1279 = memref.load %17[%1278] : memref<?xf32>
    %1280 = arith.addf %1277, %1279 : f32
    %1281 = arith.addi %1276, %c34 : index
    %1282 = memref.load %17[%1281] : memref<?xf32>
    %1283 = arith.addf %1280, %1282 : f32
    %1284 = arith.addi %1276, %c35 : index
    %1285 = memref.load %17[%1284] : memref<?xf32>
    %1286 = arith.addf %1283, %1285 : f32
    %1287 = arith.muli %1273, %c14 : index
    %1288 = arith.addi %1287, %1143 : index
    %1289 = arith.addi %1288, %c20 : index
    %1290 = memref.load %17[%1289] : memref<?xf32>
    %1291 = arith.addi %1289, %c33 : index
    %1292 = memref.load %17[%1291] : memref<?xf32>
    %1293 = arith.addf %1290, %1292 : f32
    %1294 = arith.addi %1289, %c34 : index
    %1295 = memref.load %17[%1294] : memref<?xf32>
    %1296 = arith.addf %1293, %1295 : f32
    %1297 = arith.addi %1289, %c35 : index
    %1298 = memref.load %17[%1297] : memref<?xf32>
    %1299 = arith.addf %1296, %1298 : f32
    %1300 = wave.lane
    %1301 = arith.addi %16, %c14 : index
    %1302 = arith.muli %1273, %c2 : index
    %1303 = arith.addi %1301, %1302 : index
    %1304 = arith.divui %1300, %c13 : index
    %1305 = arith.addi %1303, %1304 : index
    %1306 = arith.cmpi slt, %1305, %15 : index
    scf.if %1306 {
      %1307 = arith.cmpi eq, %hasFactors, %c6 : index
      %1308 = memref.load %factors[%1305] : memref<?xf32>
      %1309 = arith.select %1307, %1308, %c37 : f32
      %1310 = arith.remui %1300, %c13 : index
      %1311 = arith.muli %1310, %c19 : index
      %1312 = arith.addi %11, %1311 : index
      %1313 = vector.load %w[%1312] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1314 = vector.bitcast %1313 : vector<4xi8> to vector<1xf32>
      %1315 = vector.extract %1314[0] : f32 from vector<1xf32>
      %1316 = arith.mulf %1315, %1309 : f32
      %1317 = arith.mulf %1286, %1316 : f32
      %1318 = arith.remui %1300, %c13 : index
      %1319 = arith.muli %1318, %c19 : index
      %1320 = arith.addi %13, %1319 : index
      %1321 = vector.load %w[%1320] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1322 = vector.bitcast %1321 : vector<4xi8> to vector<1xf32>
      %1323 = vector.extract %1322[0] : f32 from vector<1xf32>
      %1324 = arith.mulf %1323, %1309 : f32
      %1325 = arith.mulf %1299, %1324 : f32
      %1326 = arith.addi %11, %c8 : index
      %1327 = vector.load %w[%1326] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1328 = vector.bitcast %1327 : vector<4xi8> to vector<1xf32>
      %1329 = vector.extract %1328[0] : f32 from vector<1xf32>
      %1330 = arith.mulf %1317, %c38 : f32
      %1331 = wave.exp2 %1330 : f32
      %1332 = arith.addf %c37, %1331 : f32
      %1333 = arith.divf %1317, %1332 : f32
      %1334 = arith.mulf %1333, %1325 : f32
      %1335 = arith.mulf %1334, %1329 : f32
      %1336 = arith.minimumf %1335, %c39 : f32
      %1337 = arith.maximumf %1336, %c40 : f32
      %1338 = arith.truncf %1337 : f32 to f16
      %1339 = arith.muli %0, %c13 : index
      %1340 = wave.lane
      %1341 = arith.remui %1340, %c13 : index
      %1342 = arith.addi %1339, %1341 : index
      %1343 = arith.divui %1305, %outTileRows : index
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
      %1354 = arith.remui %1305, %outTileRows : index
      %1355 = arith.muli %1354, %c1 : index
      %1356 = arith.addi %1353, %1355 : index
      %1357 = arith.remui %1342, %c1 : index
      %1358 = arith.addi %1356, %1357 : index
      memref.store %1338, %out[%1358] : memref<?xf16>
    }
    %1359 = wave.lane
    wave.barrier
    %1360 = wave.wave
    %1361 = arith.muli %1360, %c2 : index
    %1362 = arith.addi %1361, %c5 : index
    %1363 = arith.muli %1362, %c20 : index
    %1364 = arith.addi %1363, %1359 : index
    %1365 = vector.extract %515#6[0] : f32 from vector<8xf32>
    %1366 = arith.addi %1364, %c5 : index
    memref.store %1365, %17[%1366] : memref<?xf32>
    %1367 = vector.extract %515#6[1] : f32 from vector<8xf32>
    %1368 = arith.addi %1364, %c14 : index
    memref.store %1367, %17[%1368] : memref<?xf32>
    %1369 = vector.extract %515#6[2] : f32 from vector<8xf32>
    %1370 = arith.addi %1364, %c8 : index
    memref.store %1369, %17[%1370] : memref<?xf32>
    %1371 = vector.extract %515#6[3] : f32 from vector<8xf32>
    %1372 = arith.addi %1364, %c29 : index
    memref.store %1371, %17[%1372] : memref<?xf32>
    %1373 = vector.extract %515#6[4] : f32 from vector<8xf32>
    %1374 = arith.addi %1364, %c4 : index
    memref.store %1373, %17[%1374] : memref<?xf32>
    %1375 = vector.extract %515#6[5] : f32 from vector<8xf32>
    %1376 = arith.addi %1364, %c30 : index
    memref.store %1375, %17[%1376] : memref<?xf32>
    %1377 = vector.extract %515#6[6] : f32 from vector<8xf32>
    %1378 = arith.addi %1364, %c31 : index
    memref.store %1377, %17[%1378] : memref<?xf32>
    %1379 = vector.extract %515#6[7] : f32 from vector<8xf32>
    %1380 = arith.addi %1364, %c32 : index
    memref.store %1379, %17[%1380] : memref<?xf32>
    %1381 = arith.muli %1360, %c2 : index
    %1382 = arith.addi %1381, %c6 : index
    %1383 = arith.muli %1382, %c20 : index
    %1384 = arith.addi %1383, %1359 : index
    %1385 = vector.extract %515#7[0] : f32 from vector<8xf32>
    %1386 = arith.addi %1384, %c5 : index
    memref.store %1385, %17[%1386] : memref<?xf32>
    %1387 = vector.extract %515#7[1] : f32 from vector<8xf32>
    %1388 = arith.addi %1384, %c14 : index
    memref.store %1387, %17[%1388] : memref<?xf32>
    %1389 = vector.extract %515#7[2] : f32 from vector<8xf32>
    %1390 = arith.addi %1384, %c8 : index
    memref.store %1389, %17[%1390] : memref<?xf32>
    %1391 = vector.extract %515#7[3] : f32 from vector<8xf32>
    %1392 = arith.addi %1384, %c29 : index
    memref.store %1391, %17[%1392] : memref<?xf32>
    %1393 = vector.extract %515#7[4] : f32 from vector<8xf32>
    %1394 = arith.addi %1384, %c4 : index
    memref.store %1393, %17[%1394] : memref<?xf32>
    %1395 = vector.extract %515#7[5] : f32 from vector<8xf32>
    %1396 = arith.addi %1384, %c30 : index
    memref.store %1395, %17[%1396] : memref<?xf32>
    %1397 = vector.extract %515#7[6] : f32 from vector<8xf32>
    %1398 = arith.addi %1384, %c31 : index
    memref.store %1397, %17[%1398] : memref<?xf32>
    %1399 = vector.extract %515#7[7] : f32 from vector<8xf32>
    %1400 = arith.addi %1384, %c32 : index
    memref.store %1399, %17[%1400] : memref<?xf32>
    wave.barrier
    %1401 = arith.muli %1360, %c2 : index
    %1402 = arith.addi %1401, %c5 : index
    %1403 = arith.muli %1402, %c14 : index
    %1404 = arith.addi %1403, %1359 : index
    %1405 = arith.addi %1404, %c5 : index
    %1406 = memref.load %17[%1405] : memref<?xf32>
    %1407 = arith.addi %1405, %c33 : index
    %1408 = memref.load %17[%1407] : memref<?xf32>
    %1409 = arith.addf %1406, %1408 : f32
    %1410 = arith.addi %1405, %c34 : index
    %1411 = memref.load %17[%1410] : memref<?xf32>
    %1412 = arith.addf %1409, %1411 : f32
    %1413 = arith.addi %1405, %c35 : index
    %1414 = memref.load %17[%1413] : memref<?xf32>
    %1415 = arith.addf %1412, %1414 : f32
    %1416 = arith.muli %1402, %c14 : index
    %1417 = arith.addi %1416, %1359 : index
    %1418 = arith.addi %1417, %c20 : index
    %1419 = memref.load %17[%1418] : memref<?xf32>
    %1420 = arith.addi %1418, %c33 : index
    %1421 = memref.load %17[%1420] : memref<?xf32>
    %1422 = arith.addf %1419, %1421 : f32
    %1423 = arith.addi %1418, %c34 : index
    %1424 = memref.load %17[%1423] : memref<?xf32>
    %1425 = arith.addf %1422, %1424 : f32
    %1426 = arith.addi %1418, %c35 : index
    %1427 = memref.load %17[%1426] : memref<?xf32>
    %1428 = arith.addf %1425, %1427 : f32
    %1429 = wave.lane
    %1430 = arith.addi %16, %c15 : index
    %1431 = arith.muli %1402, %c2 : index
    %1432 = arith.addi %1430, %1431 : index
    %1433 = arith.divui %1429, %c13 : index
    %1434 = arith.addi %1432, %1433 : index
    %1435 = arith.cmpi slt, %1434, %15 : index
    scf.if %1435 {
      %1436 = arith.cmpi eq, %hasFactors, %c6 : index
      %1437 = memref.load %factors[%1434] : memref<?xf32>
      %1438 = arith.select %1436, %1437, %c37 : f32
      %1439 = arith.remui %1429, %c13 : index
      %1440 = arith.muli %1439, %c19 : index
      %1441 = arith.addi %11, %1440 : index
      %1442 = vector.load %w[%1441] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1443 = vector.bitcast %1442 : vector<4xi8> to vector<1xf32>
      %1444 = vector.extract %1443[0] : f32 from vector<1xf32>
      %1445 = arith.mulf %1444, %1438 : f32
      %1446 = arith.mulf %1415, %1445 : f32
      %1447 = arith.remui %1429, %c13 : index
      %1448 = arith.muli %1447, %c19 : index
      %1449 = arith.addi %13, %1448 : index
      %1450 = vector.load %w[%1449] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1451 = vector.bitcast %1450 : vector<4xi8> to vector<1xf32>
      %1452 = vector.extract %1451[0] : f32 from vector<1xf32>
      %1453 = arith.mulf %1452, %1438 : f32
      %1454 = arith.mulf %1428, %1453 : f32
      %1455 = arith.addi %11, %c8 : index
      %1456 = vector.load %w[%1455] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1457 = vector.bitcast %1456 : vector<4xi8> to vector<1xf32>
      %1458 = vector.extract %1457[0] : f32 from vector<1xf32>
      %1459 = arith.mulf %1446, %c38 : f32
      %1460 = wave.exp2 %1459 : f32
      %1461 = arith.addf %c37, %1460 : f32
      %1462 = arith.divf %1446, %1461 : f32
      %1463 = arith.mulf %1462, %1454 : f32
      %1464 = arith.mulf %1463, %1458 : f32
      %1465 = arith.minimumf %1464, %c39 : f32
      %1466 = arith.maximumf %1465, %c40 : f32
      %1467 = arith.truncf %1466 : f32 to f16
      %1468 = arith.muli %0, %c13 : index
      %1469 = wave.lane
      %1470 = arith.remui %1469, %c13 : index
      %1471 = arith.addi %1468, %1470 : index
      %1472 = arith.divui %1434, %outTileRows : index
      %1473 = arith.divui %outputFeatures, %c13 : index
      %1474 = arith.muli %1472, %1473 : index
      %1475 = arith.divui %1471, %c13 : index
      %1476 = arith.addi %1474, %1475 : index
      %1477 = arith.muli %1476, %c2 : index
      %1478 = arith.remui %1471, %c13 : index
      %1479 = arith.divui %1478, %c1 : index
      %1480 = arith.addi %1477, %1479 : index
      %1481 = arith.muli %outTileRows, %c1 : index
      %1482 = arith.muli %1480, %1481 : index
      %1483 = arith.remui %1434, %outTileRows : index
      %1484 = arith.muli %1483, %c1 : index
      %1485 = arith.addi %1482, %1484 : index
      %1486 = arith.remui %1471, %c1 : index
      %1487 = arith.addi %1485, %1486 : index
      memref.store %1467, %out[%1487] : memref<?xf16>
    }
    %1488 = arith.muli %1360, %c2 : index
    %1489 = arith.addi %1488, %c6 : index
    %1490 = arith.muli %1489, %c14 : index
    %1491 = arith.addi %1490, %1359 : index
    %1492 = arith.addi %1491, %c5 : index
    %1493 = memref.load %17[%1492] : memref<?xf32>
    %1494 = arith.addi %1492, %c33 : index
    %1495 = memref.load %17[%1494] : memref<?xf32>
    %1496 = arith.addf %1493, %1495 : f32
    %1497 = arith.addi %1492, %c34 : index
    %1498 = memref.load %17[%1497] : memref<?xf32>
    %1499 = arith.addf %1496, %1498 : f32
    %1500 = arith.addi %1492, %c35 : index
    %1501 = memref.load %17[%1500] : memref<?xf32>
    %1502 = arith.addf %1499, %1501 : f32
    %1503 = arith.muli %1489, %c14 : index
    %1504 = arith.addi %1503, %1359 : index
    %1505 = arith.addi %1504, %c20 : index
    %1506 = memref.load %17[%1505] : memref<?xf32>
    %1507 = arith.addi %1505, %c33 : index
    %1508 = memref.load %17[%1507] : memref<?xf32>
    %1509 = arith.addf %1506, %1508 : f32
    %1510 = arith.addi %1505, %c34 : index
    %1511 = memref.load %17[%1510] : memref<?xf32>
    %1512 = arith.addf %1509, %1511 : f32
    %1513 = arith.addi %1505, %c35 : index
    %1514 = memref.load %17[%1513] : memref<?xf32>
    %1515 = arith.addf %1512, %1514 : f32
    %1516 = wave.lane
    %1517 = arith.addi %16, %c15 : index
    %1518 = arith.muli %1489, %c2 : index
    %1519 = arith.addi %1517, %1518 : index
    %1520 = arith.divui %1516, %c13 : index
    %1521 = arith.addi %1519, %1520 : index
    %1522 = arith.cmpi slt, %1521, %15 : index
    scf.if %1522 {
      %1523 = arith.cmpi eq, %hasFactors, %c6 : index
      %1524 = memref.load %factors[%1521] : memref<?xf32>
      %1525 = arith.select %1523, %1524, %c37 : f32
      %1526 = arith.remui %1516, %c13 : index
      %1527 = arith.muli %1526, %c19 : index
      %1528 = arith.addi %11, %1527 : index
      %1529 = vector.load %w[%1528] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1530 = vector.bitcast %1529 : vector<4xi8> to vector<1xf32>
      %1531 = vector.extract %1530[0] : f32 from vector<1xf32>
      %1532 = arith.mulf %1531, %1525 : f32
      %1533 = arith.mulf %1502, %1532 : f32
      %1534 = arith.remui %1516, %c13 : index
      %1535 = arith.muli %1534, %c19 : index
      %1536 = arith.addi %13, %1535 : index
      %1537 = vector.load %w[%1536] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1538 = vector.bitcast %1537 : vector<4xi8> to vector<1xf32>
      %1539 = vector.extract %1538[0] : f32 from vector<1xf32>
      %1540 = arith.mulf %1539, %1525 : f32
      %1541 = arith.mulf %1515, %1540 : f32
      %1542 = arith.addi %11, %c8 : index
      %1543 = vector.load %w[%1542] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1544 = vector.bitcast %1543 : vector<4xi8> to vector<1xf32>
      %1545 = vector.extract %1544[0] : f32 from vector<1xf32>
      %1546 = arith.mulf %1533, %c38 : f32
      %1547 = wave.exp2 %1546 : f32
      %1548 = arith.addf %c37, %1547 : f32
      %1549 = arith.divf %1533, %1548 : f32
      %1550 = arith.mulf %1549, %1541 : f32
      %1551 = arith.mulf %1550, %1545 : f32
      %1552 = arith.minimumf %1551, %c39 : f32
      %1553 = arith.maximumf %1552, %c40 : f32
      %1554 = arith.truncf %1553 : f32 to f16
      %1555 = arith.muli %0, %c13 : index
      %1556 = wave.lane
      %1557 = arith.remui %1556, %c13 : index
      %1558 = arith.addi %1555, %1557 : index
      %1559 = arith.divui %1521, %outTileRows : index
      %1560 = arith.divui %outputFeatures, %c13 : index
      %1561 = arith.muli %1559, %1560 : index
      %1562 = arith.divui %1558, %c13 : index
      %1563 = arith.addi %1561, %1562 : index
      %1564 = arith.muli %1563, %c2 : index
      %1565 = arith.remui %1558, %c13 : index
      %1566 = arith.divui %1565, %c1 : index
      %1567 = arith.addi %1564, %1566 : index
      %1568 = arith.muli %outTileRows, %c1 : index
      %1569 = arith.muli %1567, %1568 : index
      %1570 = arith.remui %1521, %outTileRows : index
      %1571 = arith.muli %1570, %c1 : index
      %1572 = arith.addi %1569, %1571 : index
      %1573 = arith.remui %1558, %c1 : index
      %1574 = arith.addi %1572, %1573 : index
      memref.store %1554, %out[%1574] : memref<?xf16>
    }
  }
  wave.return
}
