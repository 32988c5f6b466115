// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxGateUp(format='q4_1', waves=4, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @gate_up_q4_1_w4p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>, %out_factors: memref<?xf32>) attributes {waves = 4 : i64} {
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
  %operandScale = wave.param "operandScale" : f32
  %c38 = arith.constant 23 : i32
  %c39 = arith.constant 141 : i32
  %c40 = arith.constant 268 : i32
  %c41 = arith.constant 14 : i32
  %c42 = arith.constant 0x3F800000 : f32
  %c43 = arith.constant 0xBFB8AA3B : f32
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
      %789 = arith.muli %786, %c2 : index
      %790 = memref.load %factors[%789] : memref<?xf32>
      %791 = arith.mulf %790, %operandScale : f32
      %792 = arith.select %788, %791, %operandScale : f32
      %793 = arith.remui %781, %c13 : index
      %794 = arith.muli %793, %c19 : index
      %795 = arith.addi %11, %794 : index
      %796 = vector.load %w[%795] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %797 = vector.bitcast %796 : vector<4xi8> to vector<1xf32>
      %798 = vector.extract %797[0] : f32 from vector<1xf32>
      %799 = arith.mulf %798, %792 : f32
      %800 = arith.mulf %767, %799 : f32
      %801 = arith.remui %781, %c13 : index
      %802 = arith.muli %801, %c19 : index
      %803 = arith.addi %13, %802 : index
      %804 = vector.load %w[%803] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %805 = vector.bitcast %804 : vector<4xi8> to vector<1xf32>
      %806 = vector.extract %805[0] : f32 from vector<1xf32>
      %807 = arith.mulf %806, %792 : f32
      %808 = arith.mulf %780, %807 : f32
      %809 = arith.addi %11, %c8 : index
      %810 = vector.load %w[%809] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %811 = vector.bitcast %810 : vector<4xi8> to vector<1xf32>
      %812 = vector.extract %811[0] : f32 from vector<1xf32>
      %813 = arith.muli %786, %c2 : index
      %814 = arith.addi %813, %c6 : index
      %815 = memref.load %factors[%814] : memref<?xf32>
      %816 = arith.mulf %815, %812 : f32
      %817 = arith.bitcast %816 : f32 to i32
      %818 = arith.shrui %817, %c38 : i32
      %819 = arith.maxsi %818, %c39 : i32
      %820 = arith.subi %c40, %819 : i32
      %821 = arith.shli %820, %c38 : i32
      %822 = arith.subi %819, %c41 : i32
      %823 = arith.shli %822, %c38 : i32
      %824 = arith.bitcast %821 : i32 to f32
      %825 = arith.bitcast %823 : i32 to f32
      %826 = arith.cmpi eq, %0, %c5 : index
      %827 = wave.lane
      %828 = arith.remui %827, %c13 : index
      %829 = arith.cmpi eq, %828, %c5 : index
      %830 = arith.andi %826, %829 : i1
      scf.if %830 {
        %831 = arith.muli %786, %c2 : index
        memref.store %825, %out_factors[%831] : memref<?xf32>
      }
      %832 = arith.mulf %800, %c43 : f32
      %833 = wave.exp2 %832 : f32
      %834 = arith.addf %c42, %833 : f32
      %835 = arith.divf %800, %834 : f32
      %836 = arith.mulf %835, %808 : f32
      %837 = arith.mulf %836, %824 : f32
      %838 = arith.truncf %837 : f32 to f16
      %839 = arith.muli %0, %c13 : index
      %840 = wave.lane
      %841 = arith.remui %840, %c13 : index
      %842 = arith.addi %839, %841 : index
      %843 = arith.divui %786, %outTileRows : index
      %844 = arith.divui %outputFeatures, %c13 : index
      %845 = arith.muli %843, %844 : index
      %846 = arith.divui %842, %c13 : index
      %847 = arith.addi %845, %846 : index
      %848 = arith.muli %847, %c2 : index
      %849 = arith.remui %842, %c13 : index
      %850 = arith.divui %849, %c1 : index
      %851 = arith.addi %848, %850 : index
      %852 = arith.muli %outTileRows, %c1 : index
      %853 = arith.muli %851, %852 : index
      %854 = arith.remui %786, %outTileRows : index
      %855 = arith.muli %854, %c1 : index
      %856 = arith.addi %853, %855 : index
      %857 = arith.remui %842, %c1 : index
      %858 = arith.addi %856, %857 : index
      memref.store %838, %out[%858] : memref<?xf16>
    }
    %859 = arith.muli %712, %c2 : index
    %860 = arith.addi %859, %c6 : index
    %861 = arith.muli %860, %c14 : index
    %862 = arith.addi %861, %711 : index
    %863 = arith.addi %862, %c5 : index
    %864 = memref.load %17[%863] : memref<?xf32>
    %865 = arith.addi %863, %c33 : index
    %866 = memref.load %17[%865] : memref<?xf32>
    %867 = arith.addf %864, %866 : f32
    %868 = arith.addi %863, %c34 : index
    %869 = memref.load %17[%868] : memref<?xf32>
    %870 = arith.addf %867, %869 : f32
    %871 = arith.addi %863, %c35 : index
    %872 = memref.load %17[%871] : memref<?xf32>
    %873 = arith.addf %870, %872 : f32
    %874 = arith.muli %860, %c14 : index
    %875 = arith.addi %874, %711 : index
    %876 = arith.addi %875, %c20 : index
    %877 = memref.load %17[%876] : memref<?xf32>
    %878 = arith.addi %876, %c33 : index
    %879 = memref.load %17[%878] : memref<?xf32>
    %880 = arith.addf %877, %879 : f32
    %881 = arith.addi %876, %c34 : index
    %882 = memref.load %17[%881] : memref<?xf32>
    %883 = arith.addf %880, %882 : f32
    %884 = arith.addi %876, %c35 : index
    %885 = memref.load %17[%884] : memref<?xf32>
    %886 = arith.addf %883, %885 : f32
    %887 = wave.lane
    %888 = arith.addi %16, %c5 : index
    %889 = arith.muli %860, %c2 : index
    %890 = arith.addi %888, %889 : index
    %891 = arith.divui %887, %c13 : index
    %892 = arith.addi %890, %891 : index
    %893 = arith.cmpi slt, %892, %15 : index
    scf.if %893 {
      %894 = arith.cmpi eq, %hasFactors, %c6 : index
      %895 = arith.muli %892, %c2 : index
      %896 = memref.load %factors[%895] : memref<?xf32>
      %897 = arith.mulf %896, %operandScale : f32
      %898 = arith.select %894, %897, %operandScale : f32
      %899 = arith.remui %887, %c13 : index
      %900 = arith.muli %899, %c19 : index
      %901 = arith.addi %11, %900 : index
      %902 = vector.load %w[%901] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %903 = vector.bitcast %902 : vector<4xi8> to vector<1xf32>
      %904 = vector.extract %903[0] : f32 from vector<1xf32>
      %905 = arith.mulf %904, %898 : f32
      %906 = arith.mulf %873, %905 : f32
      %907 = arith.remui %887, %c13 : index
      %908 = arith.muli %907, %c19 : index
      %909 = arith.addi %13, %908 : index
      %910 = vector.load %w[%909] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %911 = vector.bitcast %910 : vector<4xi8> to vector<1xf32>
      %912 = vector.extract %911[0] : f32 from vector<1xf32>
      %913 = arith.mulf %912, %898 : f32
      %914 = arith.mulf %886, %913 : f32
      %915 = arith.addi %11, %c8 : index
      %916 = vector.load %w[%915] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %917 = vector.bitcast %916 : vector<4xi8> to vector<1xf32>
      %918 = vector.extract %917[0] : f32 from vector<1xf32>
      %919 = arith.muli %892, %c2 : index
      %920 = arith.addi %919, %c6 : index
      %921 = memref.load %factors[%920] : memref<?xf32>
      %922 = arith.mulf %921, %918 : f32
      %923 = arith.bitcast %922 : f32 to i32
      %924 = arith.shrui %923, %c38 : i32
      %925 = arith.maxsi %924, %c39 : i32
      %926 = arith.subi %c40, %925 : i32
      %927 = arith.shli %926, %c38 : i32
      %928 = arith.subi %925, %c41 : i32
      %929 = arith.shli %928, %c38 : i32
      %930 = arith.bitcast %927 : i32 to f32
      %931 = arith.bitcast %929 : i32 to f32
      %932 = arith.cmpi eq, %0, %c5 : index
      %933 = wave.lane
      %934 = arith.remui %933, %c13 : index
      %935 = arith.cmpi eq, %934, %c5 : index
      %936 = arith.andi %932, %935 : i1
      scf.if %936 {
        %937 = arith.muli %892, %c2 : index
        memref.store %931, %out_factors[%937] : memref<?xf32>
      }
      %938 = arith.mulf %906, %c43 : f32
      %939 = wave.exp2 %938 : f32
      %940 = arith.addf %c42, %939 : f32
      %941 = arith.divf %906, %940 : f32
      %942 = arith.mulf %941, %914 : f32
      %943 = arith.mulf %942, %930 : f32
      %944 = arith.truncf %943 : f32 to f16
      %945 = arith.muli %0, %c13 : index
      %946 = wave.lane
      %947 = arith.remui %946, %c13 : index
      %948 = arith.addi %945, %947 : index
      %949 = arith.divui %892, %outTileRows : index
      %950 = arith.divui %outputFeatures, %c13 : index
      %951 = arith.muli %949, %950 : index
      %952 = arith.divui %948, %c13 : index
      %953 = arith.addi %951, %952 : index
      %954 = arith.muli %953, %c2 : index
      %955 = arith.remui %948, %c13 : index
      %956 = arith.divui %955, %c1 : index
      %957 = arith.addi %954, %956 : index
      %958 = arith.muli %outTileRows, %c1 : index
      %959 = arith.muli %957, %958 : index
      %960 = arith.remui %892, %outTileRows : index
      %961 = arith.muli %960, %c1 : index
      %962 = arith.addi %959, %961 : index
      %963 = arith.remui %948, %c1 : index
      %964 = arith.addi %962, %963 : index
      memref.store %944, %out[%964] : memref<?xf16>
    }
    %965 = wave.lane
    wave.barrier
    %966 = wave.wave
    %967 = arith.muli %966, %c2 : index
    %968 = arith.addi %967, %c5 : index
    %969 = arith.muli %968, %c20 : index
    %970 = arith.addi %969, %965 : index
    %971 = vector.extract %515#2[0] : f32 from vector<8xf32>
    %972 = arith.addi %970, %c5 : index
    memref.store %971, %17[%972] : memref<?xf32>
    %973 = vector.extract %515#2[1] : f32 from vector<8xf32>
    %974 = arith.addi %970, %c14 : index
    memref.store %973, %17[%974] : memref<?xf32>
    %975 = vector.extract %515#2[2] : f32 from vector<8xf32>
    %976 = arith.addi %970, %c8 : index
    memref.store %975, %17[%976] : memref<?xf32>
    %977 = vector.extract %515#2[3] : f32 from vector<8xf32>
    %978 = arith.addi %970, %c29 : index
    memref.store %977, %17[%978] : memref<?xf32>
    %979 = vector.extract %515#2[4] : f32 from vector<8xf32>
    %980 = arith.addi %970, %c4 : index
    memref.store %979, %17[%980] : memref<?xf32>
    %981 = vector.extract %515#2[5] : f32 from vector<8xf32>
    %982 = arith.addi %970, %c30 : index
    memref.store %981, %17[%982] : memref<?xf32>
    %983 = vector.extract %515#2[6] : f32 from vector<8xf32>
    %984 = arith.addi %970, %c31 : index
    memref.store %983, %17[%984] : memref<?xf32>
    %985 = vector.extract %515#2[7] : f32 from vector<8xf32>
    %986 = arith.addi %970, %c32 : index
    memref.store %985, %17[%986] : memref<?xf32>
    %987 = arith.muli %966, %c2 : index
    %988 = arith.addi %987, %c6 : index
    %989 = arith.muli %988, %c20 : index
    %990 = arith.addi %989, %965 : index
    %991 = vector.extract %515#3[0] : f32 from vector<8xf32>
    %992 = arith.addi %990, %c5 : index
    memref.store %991, %17[%992] : memref<?xf32>
    %993 = vector.extract %515#3[1] : f32 from vector<8xf32>
    %994 = arith.addi %990, %c14 : index
    memref.store %993, %17[%994] : memref<?xf32>
    %995 = vector.extract %515#3[2] : f32 from vector<8xf32>
    %996 = arith.addi %990, %c8 : index
    memref.store %995, %17[%996] : memref<?xf32>
    %997 = vector.extract %515#3[3] : f32 from vector<8xf32>
    %998 = arith.addi %990, %c29 : index
    memref.store %997, %17[%998] : memref<?xf32>
    %999 = vector.extract %515#3[4] : f32 from vector<8xf32>
    %1000 = arith.addi %990, %c4 : index
    memref.store %999, %17[%1000] : memref<?xf32>
    %1001 = vector.extract %515#3[5] : f32 from vector<8xf32>
    %1002 = arith.addi %990, %c30 : index
    memref.store %1001, %17[%1002] : memref<?xf32>
    %1003 = vector.extract %515#3[6] : f32 from vector<8xf32>
    %1004 = arith.addi %990, %c31 : index
    memref.store %1003, %17[%1004] : memref<?xf32>
    %1005 = vector.extract %515#3[7] : f32 from vector<8xf32>
    %1006 = arith.addi %990, %c32 : index
    memref.store %1005, %17[%1006] : memref<?xf32>
    wave.barrier
    %1007 = arith.muli %966, %c2 : index
    %1008 = arith.addi %1007, %c5 : index
    %1009 = arith.muli %1008, %c14 : index
    %1010 = arith.addi %1009, %965 : index
    %1011 = arith.addi %1010, %c5 : index
    %1012 = memref.load %17[%1011] : memref<?xf32>
    %1013 = arith.addi %1011, %c33 : index
    %1014 = memref.load %17[%1013] : memref<?xf32>
    %1015 = arith.addf %1012, %1014 : f32
    %1016 = arith.addi %1011, %c34 : index
    %1017 = memref.load %17[%1016] : memref<?xf32>
    %1018 = arith.addf %1015, %1017 : f32
    %1019 = arith.addi %1011, %c35 : index
    %1020 = memref.load %17[%1019] : memref<?xf32>
    %1021 = arith.addf %1018, %1020 : f32
    %1022 = arith.muli %1008, %c14 : index
    %1023 = arith.addi %1022, %965 : index
    %1024 = arith.addi %1023, %c20 : index
    %1025 = memref.load %17[%1024] : memref<?xf32>
    %1026 = arith.addi %1024, %c33 : index
    %1027 = memref.load %17[%1026] : memref<?xf32>
    %1028 = arith.addf %1025, %1027 : f32
    %1029 = arith.addi %1024, %c34 : index
    %1030 = memref.load %17[%1029] : memref<?xf32>
    %1031 = arith.addf %1028, %1030 : f32
    %1032 = arith.addi %1024, %c35 : index
    %1033 = memref.load %17[%1032] : memref<?xf32>
    %1034 = arith.addf %1031, %1033 : f32
    %1035 = wave.lane
    %1036 = arith.addi %16, %c13 : index
    %1037 = arith.muli %1008, %c2 : index
    %1038 = arith.addi %1036, %1037 : index
    %1039 = arith.divui %1035, %c13 : index
    %1040 = arith.addi %1038, %1039 : index
    %1041 = arith.cmpi slt, %1040, %15 : index
    scf.if %1041 {
      %1042 = arith.cmpi eq, %hasFactors, %c6 : index
      %1043 = arith.muli %1040, %c2 : index
      %1044 = memref.load %factors[%1043] : memref<?xf32>
      %1045 = arith.mulf %1044, %operandScale : f32
      %1046 = arith.select %1042, %1045, %operandScale : f32
      %1047 = arith.remui %1035, %c13 : index
      %1048 = arith.muli %1047, %c19 : index
      %1049 = arith.addi %11, %1048 : index
      %1050 = vector.load %w[%1049] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1051 = vector.bitcast %1050 : vector<4xi8> to vector<1xf32>
      %1052 = vector.extract %1051[0] : f32 from vector<1xf32>
      %1053 = arith.mulf %1052, %1046 : f32
      %1054 = arith.mulf %1021, %1053 : f32
      %1055 = arith.remui %1035, %c13 : index
      %1056 = arith.muli %1055, %c19 : index
      %1057 = arith.addi %13, %1056 : index
      %1058 = vector.load %w[%1057] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1059 = vector.bitcast %1058 : vector<4xi8> to vector<1xf32>
      %1060 = vector.extract %1059[0] : f32 from vector<1xf32>
      %1061 = arith.mulf %1060, %1046 : f32
      %1062 = arith.mulf %1034, %1061 : f32
      %1063 = arith.addi %11, %c8 : index
      %1064 = vector.load %w[%1063] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1065 = vector.bitcast %1064 : vector<4xi8> to vector<1xf32>
      %1066 = vector.extract %1065[0] : f32 from vector<1xf32>
      %1067 = arith.muli %1040, %c2 : index
      %1068 = arith.addi %1067, %c6 : index
      %1069 = memref.load %factors[%1068] : memref<?xf32>
      %1070 = arith.mulf %1069, %1066 : f32
      %1071 = arith.bitcast %1070 : f32 to i32
      %1072 = arith.shrui %1071, %c38 : i32
      %1073 = arith.maxsi %1072, %c39 : i32
      %1074 = arith.subi %c40, %1073 : i32
      %1075 = arith.shli %1074, %c38 : i32
      %1076 = arith.subi %1073, %c41 : i32
      %1077 = arith.shli %1076, %c38 : i32
      %1078 = arith.bitcast %1075 : i32 to f32
      %1079 = arith.bitcast %1077 : i32 to f32
      %1080 = arith.cmpi eq, %0, %c5 : index
      %1081 = wave.lane
      %1082 = arith.remui %1081, %c13 : index
      %1083 = arith.cmpi eq, %1082, %c5 : index
      %1084 = arith.andi %1080, %1083 : i1
      scf.if %1084 {
        %1085 = arith.muli %1040, %c2 : index
        memref.store %1079, %out_factors[%1085] : memref<?xf32>
      }
      %1086 = arith.mulf %1054, %c43 : f32
      %1087 = wave.exp2 %1086 : f32
      %1088 = arith.addf %c42, %1087 : f32
      %1089 = arith.divf %1054, %1088 : f32
      %1090 = arith.mulf %1089, %1062 : f32
      %1091 = arith.mulf %1090, %1078 : f32
      %1092 = arith.truncf %1091 : f32 to f16
      %1093 = arith.muli %0, %c13 : index
      %1094 = wave.lane
      %1095 = arith.remui %1094, %c13 : index
      %1096 = arith.addi %1093, %1095 : index
      %1097 = arith.divui %1040, %outTileRows : index
      %1098 = arith.divui %outputFeatures, %c13 : index
      %1099 = arith.muli %1097, %1098 : index
      %1100 = arith.divui %1096, %c13 : index
      %1101 = arith.addi %1099, %1100 : index
      %1102 = arith.muli %1101, %c2 : index
      %1103 = arith.remui %1096, %c13 : index
      %1104 = arith.divui %1103, %c1 : index
      %1105 = arith.addi %1102, %1104 : index
      %1106 = arith.muli %outTileRows, %c1 : index
      %1107 = arith.muli %1105, %1106 : index
      %1108 = arith.remui %1040, %outTileRows : index
      %1109 = arith.muli %1108, %c1 : index
      %1110 = arith.addi %1107, %1109 : index
      %1111 = arith.remui %1096, %c1 : index
      %1112 = arith.addi %1110, %1111 : index
      memref.store %1092, %out[%1112] : memref<?xf16>
    }
    %1113 = arith.muli %966, %c2 : index
    %1114 = arith.addi %1113, %c6 : index
    %1115 = arith.muli %1114, %c14 : index
    %1116 = arith.addi %1115, %965 : index
    %1117 = arith.addi %1116, %c5 : index
    %1118 = memref.load %17[%1117] : memref<?xf32>
    %1119 = arith.addi %1117, %c33 : index
    %1120 = memref.load %17[%1119] : memref<?xf32>
    %1121 = arith.addf %1118, %1120 : f32
    %1122 = arith.addi %1117, %c34 : index
    %1123 = memref.load %17[%1122] : memref<?xf32>
    %1124 = arith.addf %1121, %1123 : f32
    %1125 = arith.addi %1117, %c35 : index
    %1126 = memref.load %17[%1125] : memref<?xf32>
    %1127 = arith.addf %1124, %1126 : f32
    %1128 = arith.muli %1114, %c14 : index
    %1129 = arith.addi %1128, %965 : index
    %1130 = arith.addi %1129, %c20 : index
    %1131 = memref.load %17[%1130] : memref<?xf32>
    %1132 = arith.addi %1130, %c33 : index
    %1133 = memref.load %17[%1132] : memref<?xf32>
    %1134 = arith.addf %1131, %1133 : f32
    %1135 = arith.addi %1130, %c34 : index
    %1136 = memref.load %17[%1135] : memref<?xf32>
    %1137 = arith.addf %1134, %1136 : f32
    %1138 = arith.addi %1130, %c35 : index
    %1139 = memref.load %17[%1138] : memref<?xf32>
    %1140 = arith.addf %1137, %1139 : f32
    %1141 = wave.lane
    %1142 = arith.addi %16, %c13 : index
    %1143 = arith.muli %1114, %c2 : index
    %1144 = arith.addi %1142, %1143 : index
    %1145 = arith.divui %1141, %c13 : index
    %1146 = arith.addi %1144, %1145 : index
    %1147 = arith.cmpi slt, %1146, %15 : index
    scf.if %1147 {
      %1148 = arith.cmpi eq, %hasFactors, %c6 : index
      %1149 = arith.muli %1146, %c2 : index
      %1150 = memref.load %factors[%1149] : memref<?xf32>
      %1151 = arith.mulf %1150, %operandScale : f32
      %1152 = arith.select %1148, %1151, %operandScale : f32
      %1153 = arith.remui %1141, %c13 : index
      %1154 = arith.muli %1153, %c19 : index
      %1155 = arith.addi %11, %1154 : index
      %1156 = vector.load %w[%1155] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1157 = vector.bitcast %1156 : vector<4xi8> to vector<1xf32>
      %1158 = vector.extract %1157[0] : f32 from vector<1xf32>
      %1159 = arith.mulf %1158, %1152 : f32
      %1160 = arith.mulf %1127, %1159 : f32
      %1161 = arith.remui %1141, %c13 : index
      %1162 = arith.muli %1161, %c19 : index
      %1163 = arith.addi %13, %1162 : index
      %1164 = vector.load %w[%1163] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1165 = vector.bitcast %1164 : vector<4xi8> to vector<1xf32>
      %1166 = vector.extract %1165[0] : f32 from vector<1xf32>
      %1167 = arith.mulf %1166, %1152 : f32
      %1168 = arith.mulf %1140, %1167 : f32
      %1169 = arith.addi %11, %c8 : index
      %1170 = vector.load %w[%1169] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1171 = vector.bitcast %1170 : vector<4xi8> to vector<1xf32>
      %1172 = vector.extract %1171[0] : f32 from vector<1xf32>
      %1173 = arith.muli %1146, %c2 : index
      %1174 = arith.addi %1173, %c6 : index
      %1175 = memref.load %factors[%1174] : memref<?xf32>
      %1176 = arith.mulf %1175, %1172 : f32
      %1177 = arith.bitcast %1176 : f32 to i32
      %1178 = arith.shrui %1177, %c38 : i32
      %1179 = arith.maxsi %1178, %c39 : i32
      %1180 = arith.subi %c40, %1179 : i32
      %1181 = arith.shli %1180, %c38 : i32
      %1182 = arith.subi %1179, %c41 : i32
      %1183 = arith.shli %1182, %c38 : i32
      %1184 = arith.bitcast %1181 : i32 to f32
      %1185 = arith.bitcast %1183 : i32 to f32
      %1186 = arith.cmpi eq, %0, %c5 : index
      %1187 = wave.lane
      %1188 = arith.remui %1187, %c13 : index
      %1189 = arith.cmpi eq, %1188, %c5 : index
      %1190 = arith.andi %1186, %1189 : i1
      scf.if %1190 {
        %1191 = arith.muli %1146, %c2 : index
        memref.store %1185, %out_factors[%1191] : memref<?xf32>
      }
      %1192 = arith.mulf %1160, %c43 : f32
      %1193 = wave.exp2 %1192 : f32
      %1194 = arith.addf %c42, %1193 : f32
      %1195 = arith.divf %1160, %1194 : f32
      %1196 = arith.mulf %1195, %1168 : f32
      %1197 = arith.mulf %1196, %1184 : f32
      %1198 = arith.truncf %1197 : f32 to f16
      %1199 = arith.muli %0, %c13 : index
      %1200 = wave.lane
      %1201 = arith.remui %1200, %c13 : index
      %1202 = arith.addi %1199, %1201 : index
      %1203 = arith.divui %1146, %outTileRows : index
      %1204 = arith.divui %outputFeatures, %c13 : index
      %1205 = arith.muli %1203, %1204 : index
      %1206 = arith.divui %1202, %c13 : index
      %1207 = arith.addi %1205, %1206 : index
      %1208 = arith.muli %1207, %c2 : index
      %1209 = arith.remui %1202, %c13 : index
      %1210 = arith.divui %1209, %c1 : index
      %1211 = arith.addi %1208, %1210 : index
      %1212 = arith.muli %outTileRows, %c1 : index
      %1213 = arith.muli %1211, %1212 : index
      %1214 = arith.remui %1146, %outTileRows : index
      %1215 = arith.muli %1214, %c1 : index
      %1216 = arith.addi %1213, %1215 : index
      %1217 = arith.remui %1202, %c1 : index
      %1218 = arith.addi %1216, %1217 : index
      memref.store %1198, %out[%1218] : memref<?xf16>
    }
    %1219 = wave.lane
    wave.barrier
    %1220 = wave.wave
    %1221 = arith.muli %1220, %c2 : index
    %1222 = arith.addi %1221, %c5 : index
    %1223 = arith.muli %1222, %c20 : index
    %1224 = arith.addi %1223, %1219 : index
    %1225 = vector.extract %515#4[0] : f32 from vector<8xf32>
    %1226 = arith.addi %1224, %c5 : index
    memref.store %1225, %17[%1226] : memref<?xf32>
    %1227 = vector.extract %515#4[1] : f32 from vector<8xf32>
    %1228 = arith.addi %1224, %c14 : index
    memref.store %1227, %17[%1228] : memref<?xf32>
    %1229 = vector.extract %515#4[2] : f32 from vector<8xf32>
    %1230 = arith.addi %1224, %c8 : index
    memref.store %1229, %17[%1230] : memref<?xf32>
    %1231 = vector.extract %515#4[3] : f32 from vector<8xf32>
    %1232 = arith.addi %1224, %c29 : index
    memref.store %1231, %17[%1232] : memref<?xf32>
    %1233 = vector.extract %515#4[4] : f32 from vector<8xf32>
    %1234 = arith.addi %1224, %c4 : index
    memref.store %1233, %17[%1234] : memref<?xf32>
    %1235 = vector.extract %515#4[5] : f32 from vector<8xf32>
    %1236 = arith.addi %1224, %c30 : index
    memref.store %1235, %17[%1236] : memref<?xf32>
    %1237 = vector.extract %515#4[6] : f32 from vector<8xf32>
    %1238 = arith.addi %1224, %c31 : index
    memref.store %1237, %17[%1238] : memref<?xf32>
    %1239 = vector.extract %515#4[7] : f32 from vector<8xf32>
    %1240 = arith.addi %1224, %c32 : index
    memref.store %1239, %17[%1240] : memref<?xf32>
    %1241 = arith.muli %1220, %c2 : index
    %1242 = arith.addi %1241, %c6 : index
    %1243 = arith.muli %1242, %c20 : index
    %1244 = arith.addi %1243, %1219 : index
    %1245 = vector.extract %515#5[0] : f32 from vector<8xf32>
    %1246 = arith.addi %1244, %c5 : index
    memref.store %1245, %17[%1246] : memref<?xf32>
    %1247 = vector.extract %515#5[1] : f32 from vector<8xf32>
    %1248 = arith.addi %1244, %c14 : index
    memref.store %1247, %17[%1248] : memref<?xf32>
    %1249 = vector.extract %515#5[2] : f32 from vector<8xf32>
    %1250 = arith.addi %1244, %c8 : index
    memref.store %1249, %17[%1250] : memref<?xf32>
    %1251 = vector.extract %515#5[3] : f32 from vector<8xf32>
    %1252 = arith.addi %1244, %c29 : index
    memref.store %1251, %17[%1252] : memref<?xf32>
    %1253 = vector.extract %515#5[4] : f32 from vector<8xf32>
    %1254 = arith.addi %1244, %c4 : index
    memref.store %1253, %17[%1254] : memref<?xf32>
    %1255 = vector.extract %515#5[5] : f32 from vector<8xf32>
    %1256 = arith.addi %1244, %c30 : index
    memref.store %1255, %17[%1256] : memref<?xf32>
    %1257 = vector.extract %515#5[6] : f32 from vector<8xf32>
    %1258 = arith.addi %1244, %c31 : index
    memref.store %1257, %17[%1258] : memref<?xf32>
    %1259 = vector.extract %515#5[7] : f32 from vector<8xf32>
    %1260 = arith.addi %1244, %c32 : index
    memref.store %1259, %17[%1260] : memref<?xf32>
    wave.barrier
    %1261 = arith.muli %1220, %c2 : index
    %1262 = arith.addi %1261, %c5 : index
    %1263 = arith.muli %1262, %c14 : index
    %1264 = arith.addi %1263, %1219 : index
    %1265 = arith.addi %1264, %c5 : index
    %1266 = memref.load %17[%1265] : memref<?xf32>
    %1267 = arith.addi %1265, %c33 : index
    %1268 = memref.load %17[%1267] : memref<?xf32>
    %1269 = arith.addf %1266, %1268 : f32
    %1270 = arith.addi %1265, %c34 : index
    %1271 = memref.load %17[%1270] : memref<?xf32>
    %1272 = arith.addf %1269, %1271 : f32
    %1273 = arith.addi %1265, %c35 : index
    %1274 = memref.load %17[%1273] : memref<?xf32>
    %1275 = arith.addf %1272, %1274 : f32
    %1276 = arith.muli %1262, %c14 : index
    %1277 = arith.addi %1276, %1219 : index
    %1278 = arith.addi %1277, %c20 : index
    %1279 = memref.load %17[%1278] : memref<?xf32>
    %1280 = arith.addi %1278, %c33 : index
    %1281 = memref.load %17[%1280] : memref<?xf32>
    %1282 = arith.addf %1279, %1281 : f32
    %1283 = arith.addi %1278, %c34 : index
    %1284 = memref.load %17[%1283] : memref<?xf32>
    %1285 = arith.addf %1282, %1284 : f32
    %1286 = arith.addi %1278, %c35 : index
    %1287 = memref.load %17[%1286] : memref<?xf32>
    %1288 = arith.addf %1285, %1287 : f32
    %1289 = wave.lane
    %1290 = arith.addi %16, %c14 : index
    %1291 = arith.muli %1262, %c2 : index
    %1292 = arith.addi %1290, %1291 : index
    %1293 = arith.divui %1289, %c13 : index
    %1294 = arith.addi %1292, %1293 : index
    %1295 = arith.cmpi slt, %1294, %15 : index
    scf.if %1295 {
      %1296 = arith.cmpi eq, %hasFactors, %c6 : index
      %1297 = arith.muli %1294, %c2 : index
      %1298 = memref.load %factors[%1297] : memref<?xf32>
      %1299 = arith.mulf %1298, %operandScale : f32
      %1300 = arith.select %1296, %1299, %operandScale : f32
      %1301 = arith.remui %1289, %c13 : index
      %1302 = arith.muli %1301, %c19 : index
      %1303 = arith.addi %11, %1302 : index
      %1304 = vector.load %w[%1303] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1305 = vector.bitcast %1304 : vector<4xi8> to vector<1xf32>
      %1306 = vector.extract %1305[0] : f32 from vector<1xf32>
      %1307 = arith.mulf %1306, %1300 : f32
      %1308 = arith.mulf %1275, %1307 : f32
      %1309 = arith.remui %1289, %c13 : index
      %1310 = arith.muli %1309, %c19 : index
      %1311 = arith.addi %13, %1310 : index
      %1312 = vector.load %w[%1311] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1313 = vector.bitcast %1312 : vector<4xi8> to vector<1xf32>
      %1314 = vector.extract %1313[0] : f32 from vector<1xf32>
      %1315 = arith.mulf %1314, %1300 : f32
      %1316 = arith.mulf %1288, %1315 : f32
      %1317 = arith.addi %11, %c8 : index
      %1318 = vector.load %w[%1317] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1319 = vector.bitcast %1318 : vector<4xi8> to vector<1xf32>
      %1320 = vector.extract %1319[0] : f32 from vector<1xf32>
      %1321 = arith.muli %1294, %c2 : index
      %1322 = arith.addi %1321, %c6 : index
      %1323 = memref.load %factors[%1322] : memref<?xf32>
      %1324 = arith.mulf %1323, %1320 : f32
      %1325 = arith.bitcast %1324 : f32 to i32
      %1326 = arith.shrui %1325, %c38 : i32
      %1327 = arith.maxsi %1326, %c39 : i32
      %1328 = arith.subi %c40, %1327 : i32
      %1329 = arith.shli %1328, %c38 : i32
      %1330 = arith.subi %1327, %c41 : i32
      %1331 = arith.shli %1330, %c38 : i32
      %1332 = arith.bitcast %1329 : i32 to f32
      %1333 = arith.bitcast %1331 : i32 to f32
      %1334 = arith.cmpi eq, %0, %c5 : index
      %1335 = wave.lane
      %1336 = arith.remui %1335, %c13 : index
      %1337 = arith.cmpi eq, %1336, %c5 : index
      %1338 = arith.andi %1334, %1337 : i1
      scf.if %1338 {
        %1339 = arith.muli %1294, %c2 : index
        memref.store %1333, %out_factors[%1339] : memref<?xf32>
      }
      %1340 = arith.mulf %1308, %c43 : f32
      %1341 = wave.exp2 %1340 : f32
      %1342 = arith.addf %c42, %1341 : f32
      %1343 = arith.divf %1308, %1342 : f32
      %1344 = arith.mulf %1343, %1316 : f32
      %1345 = arith.mulf %1344, %1332 : f32
      %1346 = arith.truncf %1345 : f32 to f16
      %1347 = arith.muli %0, %c13 : index
      %1348 = wave.lane
      %1349 = arith.remui %1348, %c13 : index
      %1350 = arith.addi %1347, %1349 : index
      %1351 = arith.divui %1294, %outTileRows : index
      %1352 = arith.divui %outputFeatures, %c13 : index
      %1353 = arith.muli %1351, %1352 : index
      %1354 = arith.divui %1350, %c13 : index
      %1355 = arith.addi %1353, %1354 : index
      %1356 = arith.muli %1355, %c2 : index
      %1357 = arith.remui %1350, %c13 : index
      %1358 = arith.divui %1357, %c1 : index
      %1359 = arith.addi %1356, %1358 : index
      %1360 = arith.muli %outTileRows, %c1 : index
      %1361 = arith.muli %1359, %1360 : index
      %1362 = arith.remui %1294, %outTileRows : index
      %1363 = arith.muli %1362, %c1 : index
      %1364 = arith.addi %1361, %1363 : index
      %1365 = arith.remui %1350, %c1 : index
      %1366 = arith.addi %1364, %1365 : index
      memref.store %1346, %out[%1366] : memref<?xf16>
    }
    %1367 = arith.muli %1220, %c2 : index
    %1368 = arith.addi %1367, %c6 : index
    %1369 = arith.muli %1368, %c14 : index
    %1370 = arith.addi %1369, %1219 : index
    %1371 = arith.addi %1370, %c5 : index
    %1372 = memref.load %17[%1371] : memref<?xf32>
    %1373 = arith.addi %1371, %c33 : index
    %1374 = memref.load %17[%1373] : memref<?xf32>
    %1375 = arith.addf %1372, %1374 : f32
    %1376 = arith.addi %1371, %c34 : index
    %1377 = memref.load %17[%1376] : memref<?xf32>
    %1378 = arith.addf %1375, %1377 : f32
    %1379 = arith.addi %1371, %c35 : index
    %1380 = memref.load %17[%1379] : memref<?xf32>
    %1381 = arith.addf %1378, %1380 : f32
    %1382 = arith.muli %1368, %c14 : index
    %1383 = arith.addi %1382, %1219 : index
    %1384 = arith.addi %1383, %c20 : index
    %1385 = memref.load %17[%1384] : memref<?xf32>
    %1386 = arith.addi %1384, %c33 : index
    %1387 = memref.load %17[%1386] : memref<?xf32>
    %1388 = arith.addf %1385, %1387 : f32
    %1389 = arith.addi %1384, %c34 : index
    %1390 = memref.load %17[%1389] : memref<?xf32>
    %1391 = arith.addf %1388, %1390 : f32
    %1392 = arith.addi %1384, %c35 : index
    %1393 = memref.load %17[%1392] : memref<?xf32>
    %1394 = arith.addf %1391, %1393 : f32
    %1395 = wave.lane
    %1396 = arith.addi %16, %c14 : index
    %1397 = arith.muli %1368, %c2 : index
    %1398 = arith.addi %1396, %1397 : index
    %1399 = arith.divui %1395, %c13 : index
    %1400 = arith.addi %1398, %1399 : index
    %1401 = arith.cmpi slt, %1400, %15 : index
    scf.if %1401 {
      %1402 = arith.cmpi eq, %hasFactors, %c6 : index
      %1403 = arith.muli %1400, %c2 : index
      %1404 = memref.load %factors[%1403] : memref<?xf32>
      %1405 = arith.mulf %1404, %operandScale : f32
      %1406 = arith.select %1402, %1405, %operandScale : f32
      %1407 = arith.remui %1395, %c13 : index
      %1408 = arith.muli %1407, %c19 : index
      %1409 = arith.addi %11, %1408 : index
      %1410 = vector.load %w[%1409] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1411 = vector.bitcast %1410 : vector<4xi8> to vector<1xf32>
      %1412 = vector.extract %1411[0] : f32 from vector<1xf32>
      %1413 = arith.mulf %1412, %1406 : f32
      %1414 = arith.mulf %1381, %1413 : f32
      %1415 = arith.remui %1395, %c13 : index
      %1416 = arith.muli %1415, %c19 : index
      %1417 = arith.addi %13, %1416 : index
      %1418 = vector.load %w[%1417] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1419 = vector.bitcast %1418 : vector<4xi8> to vector<1xf32>
      %1420 = vector.extract %1419[0] : f32 from vector<1xf32>
      %1421 = arith.mulf %1420, %1406 : f32
      %1422 = arith.mulf %1394, %1421 : f32
      %1423 = arith.addi %11, %c8 : index
      %1424 = vector.load %w[%1423] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1425 = vector.bitcast %1424 : vector<4xi8> to vector<1xf32>
      %1426 = vector.extract %1425[0] : f32 from vector<1xf32>
      %1427 = arith.muli %1400, %c2 : index
      %1428 = arith.addi %1427, %c6 : index
      %1429 = memref.load %factors[%1428] : memref<?xf32>
      %1430 = arith.mulf %1429, %1426 : f32
      %1431 = arith.bitcast %1430 : f32 to i32
      %1432 = arith.shrui %1431, %c38 : i32
      %1433 = arith.maxsi %1432, %c39 : i32
      %1434 = arith.subi %c40, %1433 : i32
      %1435 = arith.shli %1434, %c38 : i32
      %1436 = arith.subi %1433, %c41 : i32
      %1437 = arith.shli %1436, %c38 : i32
      %1438 = arith.bitcast %1435 : i32 to f32
      %1439 = arith.bitcast %1437 : i32 to f32
      %1440 = arith.cmpi eq, %0, %c5 : index
      %1441 = wave.lane
      %1442 = arith.remui %1441, %c13 : index
      %1443 = arith.cmpi eq, %1442, %c5 : index
      %1444 = arith.andi %1440, %1443 : i1
      scf.if %1444 {
        %1445 = arith.muli %1400, %c2 : index
        memref.store %1439, %out_factors[%1445] : memref<?xf32>
      }
      %1446 = arith.mulf %1414, %c43 : f32
      %1447 = wave.exp2 %1446 : f32
      %1448 = arith.addf %c42, %1447 : f32
      %1449 = arith.divf %1414, %1448 : f32
      %1450 = arith.mulf %1449, %1422 : f32
      %1451 = arith.mulf %1450, %1438 : f32
      %1452 = arith.truncf %1451 : f32 to f16
      %1453 = arith.muli %0, %c13 : index
      %1454 = wave.lane
      %1455 = arith.remui %1454, %c13 : index
      %1456 = arith.addi %1453, %1455 : index
      %1457 = arith.divui %1400, %outTileRows : index
      %1458 = arith.divui %outputFeatures, %c13 : index
      %1459 = arith.muli %1457, %1458 : index
      %1460 = arith.divui %1456, %c13 : index
      %1461 = arith.addi %1459, %1460 : index
      %1462 = arith.muli %1461, %c2 : index
      %1463 = arith.remui %1456, %c13 : index
      %1464 = arith.divui %1463, %c1 : index
      %1465 = arith.addi %1462, %1464 : index
      %1466 = arith.muli %outTileRows, %c1 : index
      %1467 = arith.muli %1465, %1466 : index
      %1468 = arith.remui %1400, %outTileRows : index
      %1469 = arith.muli %1468, %c1 : index
      %1470 = arith.addi %1467, %1469 : index
      %1471 = arith.remui %1456, %c1 : index
      %1472 = arith.addi %1470, %1471 : index
      memref.store %1452, %out[%1472] : memref<?xf16>
    }
    %1473 = wave.lane
    wave.barrier
    %1474 = wave.wave
    %1475 = arith.muli %1474, %c2 : index
    %1476 = arith.addi %1475, %c5 : index
    %1477 = arith.muli %1476, %c20 : index
    %1478 = arith.addi %1477, %1473 : index
    %1479 = vector.extract %515#6[0] : f32 from vector<8xf32>
    %1480 = arith.addi %1478, %c5 : index
    memref.store %1479, %17[%1480] : memref<?xf32>
    %1481 = vector.extract %515#6[1] : f32 from vector<8xf32>
    %1482 = arith.addi %1478, %c14 : index
    memref.store %1481, %17[%1482] : memref<?xf32>
    %1483 = vector.extract %515#6[2] : f32 from vector<8xf32>
    %1484 = arith.addi %1478, %c8 : index
    memref.store %1483, %17[%1484] : memref<?xf32>
    %1485 = vector.extract %515#6[3] : f32 from vector<8xf32>
    %1486 = arith.addi %1478, %c29 : index
    memref.store %1485, %17[%1486] : memref<?xf32>
    %1487 = vector.extract %515#6[4] : f32 from vector<8xf32>
    %1488 = arith.addi %1478, %c4 : index
    memref.store %1487, %17[%1488] : memref<?xf32>
    %1489 = vector.extract %515#6[5] : f32 from vector<8xf32>
    %1490 = arith.addi %1478, %c30 : index
    memref.store %1489, %17[%1490] : memref<?xf32>
    %1491 = vector.extract %515#6[6] : f32 from vector<8xf32>
    %1492 = arith.addi %1478, %c31 : index
    memref.store %1491, %17[%1492] : memref<?xf32>
    %1493 = vector.extract %515#6[7] : f32 from vector<8xf32>
    %1494 = arith.addi %1478, %c32 : index
    memref.store %1493, %17[%1494] : memref<?xf32>
    %1495 = arith.muli %1474, %c2 : index
    %1496 = arith.addi %1495, %c6 : index
    %1497 = arith.muli %1496, %c20 : index
    %1498 = arith.addi %1497, %1473 : index
    %1499 = vector.extract %515#7[0] : f32 from vector<8xf32>
    %1500 = arith.addi %1498, %c5 : index
    memref.store %1499, %17[%1500] : memref<?xf32>
    %1501 = vector.extract %515#7[1] : f32 from vector<8xf32>
    %1502 = arith.addi %1498, %c14 : index
    memref.store %1501, %17[%1502] : memref<?xf32>
    %1503 = vector.extract %515#7[2] : f32 from vector<8xf32>
    %1504 = arith.addi %1498, %c8 : index
    memref.store %1503, %17[%1504] : memref<?xf32>
    %1505 = vector.extract %515#7[3] : f32 from vector<8xf32>
    %1506 = arith.addi %1498, %c29 : index
    memref.store %1505, %17[%1506] : memref<?xf32>
    %1507 = vector.extract %515#7[4] : f32 from vector<8xf32>
    %1508 = arith.addi %1498, %c4 : index
    memref.store %1507, %17[%1508] : memref<?xf32>
    %1509 = vector.extract %515#7[5] : f32 from vector<8xf32>
    %1510 = arith.addi %1498, %c30 : index
    memref.store %1509, %17[%1510] : memref<?xf32>
    %1511 = vector.extract %515#7[6] : f32 from vector<8xf32>
    %1512 = arith.addi %1498, %c31 : index
    memref.store %1511, %17[%1512] : memref<?xf32>
    %1513 = vector.extract %515#7[7] : f32 from vector<8xf32>
    %1514 = arith.addi %1498, %c32 : index
    memref.store %1513, %17[%1514] : memref<?xf32>
    wave.barrier
    %1515 = arith.muli %1474, %c2 : index
    %1516 = arith.addi %1515, %c5 : index
    %1517 = arith.muli %1516, %c14 : index
    %1518 = arith.addi %1517, %1473 : index
    %1519 = arith.addi %1518, %c5 : index
    %1520 = memref.load %17[%1519] : memref<?xf32>
    %1521 = arith.addi %1519, %c33 : index
    %1522 = memref.load %17[%1521] : memref<?xf32>
    %1523 = arith.addf %1520, %1522 : f32
    %1524 = arith.addi %1519, %c34 : index
    %1525 = memref.load %17[%1524] : memref<?xf32>
    %1526 = arith.addf %1523, %1525 : f32
    %1527 = arith.addi %1519, %c35 : index
    %1528 = memref.load %17[%1527] : memref<?xf32>
    %1529 = arith.addf %1526, %1528 : f32
    %1530 = arith.muli %1516, %c14 : index
    %1531 = arith.addi %1530, %1473 : index
    %1532 = arith.addi %1531, %c20 : index
    %1533 = memref.load %17[%1532] : memref<?xf32>
    %1534 = arith.addi %1532, %c33 : index
    %1535 = memref.load %17[%1534] : memref<?xf32>
    %1536 = arith.addf %1533, %1535 : f32
    %1537 = arith.addi %1532, %c34 : index
    %1538 = memref.load %17[%1537] : memref<?xf32>
    %1539 = arith.addf %1536, %1538 : f32
    %1540 = arith.addi %1532, %c35 : index
    %1541 = memref.load %17[%1540] : memref<?xf32>
    %1542 = arith.addf %1539, %1541 : f32
    %1543 = wave.lane
    %1544 = arith.addi %16, %c15 : index
    %1545 = arith.muli %1516, %c2 : index
    %1546 = arith.addi %1544, %1545 : index
    %1547 = arith.divui %1543, %c13 : index
    %1548 = arith.addi %1546, %1547 : index
    %1549 = arith.cmpi slt, %1548, %15 : index
    scf.if %1549 {
      %1550 = arith.cmpi eq, %hasFactors, %c6 : index
      %1551 = arith.muli %1548, %c2 : index
      %1552 = memref.load %factors[%1551] : memref<?xf32>
      %1553 = arith.mulf %1552, %operandScale : f32
      %1554 = arith.select %1550, %1553, %operandScale : f32
      %1555 = arith.remui %1543, %c13 : index
      %1556 = arith.muli %1555, %c19 : index
      %1557 = arith.addi %11, %1556 : index
      %1558 = vector.load %w[%1557] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1559 = vector.bitcast %1558 : vector<4xi8> to vector<1xf32>
      %1560 = vector.extract %1559[0] : f32 from vector<1xf32>
      %1561 = arith.mulf %1560, %1554 : f32
      %1562 = arith.mulf %1529, %1561 : f32
      %1563 = arith.remui %1543, %c13 : index
      %1564 = arith.muli %1563, %c19 : index
      %1565 = arith.addi %13, %1564 : index
      %1566 = vector.load %w[%1565] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1567 = vector.bitcast %1566 : vector<4xi8> to vector<1xf32>
      %1568 = vector.extract %1567[0] : f32 from vector<1xf32>
      %1569 = arith.mulf %1568, %1554 : f32
      %1570 = arith.mulf %1542, %1569 : f32
      %1571 = arith.addi %11, %c8 : index
      %1572 = vector.load %w[%1571] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1573 = vector.bitcast %1572 : vector<4xi8> to vector<1xf32>
      %1574 = vector.extract %1573[0] : f32 from vector<1xf32>
      %1575 = arith.muli %1548, %c2 : index
      %1576 = arith.addi %1575, %c6 : index
      %1577 = memref.load %factors[%1576] : memref<?xf32>
      %1578 = arith.mulf %1577, %1574 : f32
      %1579 = arith.bitcast %1578 : f32 to i32
      %1580 = arith.shrui %1579, %c38 : i32
      %1581 = arith.maxsi %1580, %c39 : i32
      %1582 = arith.subi %c40, %1581 : i32
      %1583 = arith.shli %1582, %c38 : i32
      %1584 = arith.subi %1581, %c41 : i32
      %1585 = arith.shli %1584, %c38 : i32
      %1586 = arith.bitcast %1583 : i32 to f32
      %1587 = arith.bitcast %1585 : i32 to f32
      %1588 = arith.cmpi eq, %0, %c5 : index
      %1589 = wave.lane
      %1590 = arith.remui %1589, %c13 : index
      %1591 = arith.cmpi eq, %1590, %c5 : index
      %1592 = arith.andi %1588, %1591 : i1
      scf.if %1592 {
        %1593 = arith.muli %1548, %c2 : index
        memref.store %1587, %out_factors[%1593] : memref<?xf32>
      }
      %1594 = arith.mulf %1562, %c43 : f32
      %1595 = wave.exp2 %1594 : f32
      %1596 = arith.addf %c42, %1595 : f32
      %1597 = arith.divf %1562, %1596 : f32
      %1598 = arith.mulf %1597, %1570 : f32
      %1599 = arith.mulf %1598, %1586 : f32
      %1600 = arith.truncf %1599 : f32 to f16
      %1601 = arith.muli %0, %c13 : index
      %1602 = wave.lane
      %1603 = arith.remui %1602, %c13 : index
      %1604 = arith.addi %1601, %1603 : index
      %1605 = arith.divui %1548, %outTileRows : index
      %1606 = arith.divui %outputFeatures, %c13 : index
      %1607 = arith.muli %1605, %1606 : index
      %1608 = arith.divui %1604, %c13 : index
      %1609 = arith.addi %1607, %1608 : index
      %1610 = arith.muli %1609, %c2 : index
      %1611 = arith.remui %1604, %c13 : index
      %1612 = arith.divui %1611, %c1 : index
      %1613 = arith.addi %1610, %1612 : index
      %1614 = arith.muli %outTileRows, %c1 : index
      %1615 = arith.muli %1613, %1614 : index
      %1616 = arith.remui %1548, %outTileRows : index
      %1617 = arith.muli %1616, %c1 : index
      %1618 = arith.addi %1615, %1617 : index
      %1619 = arith.remui %1604, %c1 : index
      %1620 = arith.addi %1618, %1619 : index
      memref.store %1600, %out[%1620] : memref<?xf16>
    }
    %1621 = arith.muli %1474, %c2 : index
    %1622 = arith.addi %1621, %c6 : index
    %1623 = arith.muli %1622, %c14 : index
    %1624 = arith.addi %1623, %1473 : index
    %1625 = arith.addi %1624, %c5 : index
    %1626 = memref.load %17[%1625] : memref<?xf32>
    %1627 = arith.addi %1625, %c33 : index
    %1628 = memref.load %17[%1627] : memref<?xf32>
    %1629 = arith.addf %1626, %1628 : f32
    %1630 = arith.addi %1625, %c34 : index
    %1631 = memref.load %17[%1630] : memref<?xf32>
    %1632 = arith.addf %1629, %1631 : f32
    %1633 = arith.addi %1625, %c35 : index
    %1634 = memref.load %17[%1633] : memref<?xf32>
    %1635 = arith.addf %1632, %1634 : f32
    %1636 = arith.muli %1622, %c14 : index
    %1637 = arith.addi %1636, %1473 : index
    %1638 = arith.addi %1637, %c20 : index
    %1639 = memref.load %17[%1638] : memref<?xf32>
    %1640 = arith.addi %1638, %c33 : index
    %1641 = memref.load %17[%1640] : memref<?xf32>
    %1642 = arith.addf %1639, %1641 : f32
    %1643 = arith.addi %1638, %c34 : index
    %1644 = memref.load %17[%1643] : memref<?xf32>
    %1645 = arith.addf %1642, %1644 : f32
    %1646 = arith.addi %1638, %c35 : index
    %1647 = memref.load %17[%1646] : memref<?xf32>
    %1648 = arith.addf %1645, %1647 : f32
    %1649 = wave.lane
    %1650 = arith.addi %16, %c15 : index
    %1651 = arith.muli %1622, %c2 : index
    %1652 = arith.addi %1650, %1651 : index
    %1653 = arith.divui %1649, %c13 : index
    %1654 = arith.addi %1652, %1653 : index
    %1655 = arith.cmpi slt, %1654, %15 : index
    scf.if %1655 {
      %1656 = arith.cmpi eq, %hasFactors, %c6 : index
      %1657 = arith.muli %1654, %c2 : index
      %1658 = memref.load %factors[%1657] : memref<?xf32>
      %1659 = arith.mulf %1658, %operandScale : f32
      %1660 = arith.select %1656, %1659, %operandScale : f32
      %1661 = arith.remui %1649, %c13 : index
      %1662 = arith.muli %1661, %c19 : index
      %1663 = arith.addi %11, %1662 : index
      %1664 = vector.load %w[%1663] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1665 = vector.bitcast %1664 : vector<4xi8> to vector<1xf32>
      %1666 = vector.extract %1665[0] : f32 from vector<1xf32>
      %1667 = arith.mulf %1666, %1660 : f32
      %1668 = arith.mulf %1635, %1667 : f32
      %1669 = arith.remui %1649, %c13 : index
      %1670 = arith.muli %1669, %c19 : index
      %1671 = arith.addi %13, %1670 : index
      %1672 = vector.load %w[%1671] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1673 = vector.bitcast %1672 : vector<4xi8> to vector<1xf32>
      %1674 = vector.extract %1673[0] : f32 from vector<1xf32>
      %1675 = arith.mulf %1674, %1660 : f32
      %1676 = arith.mulf %1648, %1675 : f32
      %1677 = arith.addi %11, %c8 : index
      %1678 = vector.load %w[%1677] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1679 = vector.bitcast %1678 : vector<4xi8> to vector<1xf32>
      %1680 = vector.extract %1679[0] : f32 from vector<1xf32>
      %1681 = arith.muli %1654, %c2 : index
      %1682 = arith.addi %1681, %c6 : index
      %1683 = memref.load %factors[%1682] : memref<?xf32>
      %1684 = arith.mulf %1683, %1680 : f32
      %1685 = arith.bitcast %1684 : f32 to i32
      %1686 = arith.shrui %1685, %c38 : i32
      %1687 = arith.maxsi %1686, %c39 : i32
      %1688 = arith.subi %c40, %1687 : i32
      %1689 = arith.shli %1688, %c38 : i32
      %1690 = arith.subi %1687, %c41 : i32
      %1691 = arith.shli %1690, %c38 : i32
      %1692 = arith.bitcast %1689 : i32 to f32
      %1693 = arith.bitcast %1691 : i32 to f32
      %1694 = arith.cmpi eq, %0, %c5 : index
      %1695 = wave.lane
      %1696 = arith.remui %1695, %c13 : index
      %1697 = arith.cmpi eq, %1696, %c5 : index
      %1698 = arith.andi %1694, %1697 : i1
      scf.if %1698 {
        %1699 = arith.muli %1654, %c2 : index
        memref.store %1693, %out_factors[%1699] : memref<?xf32>
      }
      %1700 = arith.mulf %1668, %c43 : f32
      %1701 = wave.exp2 %1700 : f32
      %1702 = arith.addf %c42, %1701 : f32
      %1703 = arith.divf %1668, %1702 : f32
      %1704 = arith.mulf %1703, %1676 : f32
      %1705 = arith.mulf %1704, %1692 : f32
      %1706 = arith.truncf %1705 : f32 to f16
      %1707 = arith.muli %0, %c13 : index
      %1708 = wave.lane
      %1709 = arith.remui %1708, %c13 : index
      %1710 = arith.addi %1707, %1709 : index
      %1711 = arith.divui %1654, %outTileRows : index
      %1712 = arith.divui %outputFeatures, %c13 : index
      %1713 = arith.muli %1711, %1712 : index
      %1714 = arith.divui %1710, %c13 : index
      %1715 = arith.addi %1713, %1714 : index
      %1716 = arith.muli %1715, %c2 : index
      %1717 = arith.remui %1710, %c13 : index
      %1718 = arith.divui %1717, %c1 : index
      %1719 = arith.addi %1716, %1718 : index
      %1720 = arith.muli %outTileRows, %c1 : index
      %1721 = arith.muli %1719, %1720 : index
      %1722 = arith.remui %1654, %outTileRows : index
      %1723 = arith.muli %1722, %c1 : index
      %1724 = arith.addi %1721, %1723 : index
      %1725 = arith.remui %1710, %c1 : index
      %1726 = arith.addi %1724, %1725 : index
      memref.store %1706, %out[%1726] : memref<?xf16>
    }
  }
  wave.return
}
