// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxGateUp(format='q4_1', waves=8, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @gate_up_q4_1_w8p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>, %out_factors: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 127 : index
  %c4 = arith.constant 128 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 64 : index
  %c9 = arith.constant 4096 : index
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
  %c36 = arith.constant 2048 : index
  %c37 = arith.constant 2560 : index
  %c38 = arith.constant 3072 : index
  %c39 = arith.constant 3584 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c42 = arith.constant 23 : i32
  %c43 = arith.constant 141 : i32
  %c44 = arith.constant 268 : i32
  %c45 = arith.constant 14 : i32
  %c46 = arith.constant 0x3F800000 : f32
  %c47 = arith.constant 0xBFB8AA3B : f32
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
    %753 = arith.muli %712, %c6 : index
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
    %768 = arith.addi %757, %c36 : index
    %769 = memref.load %17[%768] : memref<?xf32>
    %770 = arith.addf %767, %769 : f32
    %771 = arith.addi %757, %c37 : index
    %772 = memref.load %17[%771] : memref<?xf32>
    %773 = arith.addf %770, %772 : f32
    %774 = arith.addi %757, %c38 : index
    %775 = memref.load %17[%774] : memref<?xf32>
    %776 = arith.addf %773, %775 : f32
    %777 = arith.addi %757, %c39 : index
    %778 = memref.load %17[%777] : memref<?xf32>
    %779 = arith.addf %776, %778 : f32
    %780 = arith.muli %754, %c14 : index
    %781 = arith.addi %780, %711 : index
    %782 = arith.addi %781, %c20 : index
    %783 = memref.load %17[%782] : memref<?xf32>
    %784 = arith.addi %782, %c33 : index
    %785 = memref.load %17[%784] : memref<?xf32>
    %786 = arith.addf %783, %785 : f32
    %787 = arith.addi %782, %c34 : index
    %788 = memref.load %17[%787] : memref<?xf32>
    %789 = arith.addf %786, %788 : f32
    %790 = arith.addi %782, %c35 : index
    %791 = memref.load %17[%790] : memref<?xf32>
    %792 = arith.addf %789, %791 : f32
    %793 = arith.addi %782, %c36 : index
    %794 = memref.load %17[%793] : memref<?xf32>
    %795 = arith.addf %792, %794 : f32
    %796 = arith.addi %782, %c37 : index
    %797 = memref.load %17[%796] : memref<?xf32>
    %798 = arith.addf %795, %797 : f32
    %799 = arith.addi %782, %c38 : index
    %800 = memref.load %17[%799] : memref<?xf32>
    %801 = arith.addf %798, %800 : f32
    %802 = arith.addi %782, %c39 : index
    %803 = memref.load %17[%802] : memref<?xf32>
    %804 = arith.addf %801, %803 : f32
    %805 = wave.lane
    %806 = arith.addi %16, %c5 : index
    %807 = arith.muli %754, %c2 : index
    %808 = arith.addi %806, %807 : index
    %809 = arith.divui %805, %c13 : index
    %810 = arith.addi %808, %809 : index
    %811 = arith.cmpi slt, %810, %15 : index
    scf.if %811 {
      %812 = arith.cmpi eq, %hasFactors, %c6 : index
      %813 = arith.muli %810, %c2 : index
      %814 = memref.load %factors[%813] : memref<?xf32>
      %815 = arith.mulf %814, %operandScale : f32
      %816 = arith.select %812, %815, %operandScale : f32
      %817 = arith.remui %805, %c13 : index
      %818 = arith.muli %817, %c19 : index
      %819 = arith.addi %11, %818 : index
      %820 = vector.load %w[%819] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %821 = vector.bitcast %820 : vector<4xi8> to vector<1xf32>
      %822 = vector.extract %821[0] : f32 from vector<1xf32>
      %823 = arith.mulf %822, %816 : f32
      %824 = arith.mulf %779, %823 : f32
      %825 = arith.remui %805, %c13 : index
      %826 = arith.muli %825, %c19 : index
      %827 = arith.addi %13, %826 : index
      %828 = vector.load %w[%827] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %829 = vector.bitcast %828 : vector<4xi8> to vector<1xf32>
      %830 = vector.extract %829[0] : f32 from vector<1xf32>
      %831 = arith.mulf %830, %816 : f32
      %832 = arith.mulf %804, %831 : f32
      %833 = arith.addi %11, %c8 : index
      %834 = vector.load %w[%833] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %835 = vector.bitcast %834 : vector<4xi8> to vector<1xf32>
      %836 = vector.extract %835[0] : f32 from vector<1xf32>
      %837 = arith.muli %810, %c2 : index
      %838 = arith.addi %837, %c6 : index
      %839 = memref.load %factors[%838] : memref<?xf32>
      %840 = arith.mulf %839, %836 : f32
      %841 = arith.bitcast %840 : f32 to i32
      %842 = arith.shrui %841, %c42 : i32
      %843 = arith.maxsi %842, %c43 : i32
      %844 = arith.subi %c44, %843 : i32
      %845 = arith.shli %844, %c42 : i32
      %846 = arith.subi %843, %c45 : i32
      %847 = arith.shli %846, %c42 : i32
      %848 = arith.bitcast %845 : i32 to f32
      %849 = arith.bitcast %847 : i32 to f32
      %850 = arith.cmpi eq, %0, %c5 : index
      %851 = wave.lane
      %852 = arith.remui %851, %c13 : index
      %853 = arith.cmpi eq, %852, %c5 : index
      %854 = arith.andi %850, %853 : i1
      scf.if %854 {
        %855 = arith.muli %810, %c2 : index
        memref.store %849, %out_factors[%855] : memref<?xf32>
      }
      %856 = arith.mulf %824, %c47 : f32
      %857 = wave.exp2 %856 : f32
      %858 = arith.addf %c46, %857 : f32
      %859 = arith.divf %824, %858 : f32
      %860 = arith.mulf %859, %832 : f32
      %861 = arith.mulf %860, %848 : f32
      %862 = arith.truncf %861 : f32 to f16
      %863 = arith.muli %0, %c13 : index
      %864 = wave.lane
      %865 = arith.remui %864, %c13 : index
      %866 = arith.addi %863, %865 : index
      %867 = arith.divui %810, %outTileRows : index
      %868 = arith.divui %outputFeatures, %c13 : index
      %869 = arith.muli %867, %868 : index
      %870 = arith.divui %866, %c13 : index
      %871 = arith.addi %869, %870 : index
      %872 = arith.muli %871, %c2 : index
      %873 = arith.remui %866, %c13 : index
      %874 = arith.divui %873, %c1 : index
      %875 = arith.addi %872, %874 : index
      %876 = arith.muli %outTileRows, %c1 : index
      %877 = arith.muli %875, %876 : index
      %878 = arith.remui %810, %outTileRows : index
      %879 = arith.muli %878, %c1 : index
      %880 = arith.addi %877, %879 : index
      %881 = arith.remui %866, %c1 : index
      %882 = arith.addi %880, %881 : index
      memref.store %862, %out[%882] : memref<?xf16>
    }
    %883 = wave.lane
    wave.barrier
    %884 = wave.wave
    %885 = arith.muli %884, %c2 : index
    %886 = arith.addi %885, %c5 : index
    %887 = arith.muli %886, %c20 : index
    %888 = arith.addi %887, %883 : index
    %889 = vector.extract %515#2[0] : f32 from vector<8xf32>
    %890 = arith.addi %888, %c5 : index
    memref.store %889, %17[%890] : memref<?xf32>
    %891 = vector.extract %515#2[1] : f32 from vector<8xf32>
    %892 = arith.addi %888, %c14 : index
    memref.store %891, %17[%892] : memref<?xf32>
    %893 = vector.extract %515#2[2] : f32 from vector<8xf32>
    %894 = arith.addi %888, %c8 : index
    memref.store %893, %17[%894] : memref<?xf32>
    %895 = vector.extract %515#2[3] : f32 from vector<8xf32>
    %896 = arith.addi %888, %c29 : index
    memref.store %895, %17[%896] : memref<?xf32>
    %897 = vector.extract %515#2[4] : f32 from vector<8xf32>
    %898 = arith.addi %888, %c4 : index
    memref.store %897, %17[%898] : memref<?xf32>
    %899 = vector.extract %515#2[5] : f32 from vector<8xf32>
    %900 = arith.addi %888, %c30 : index
    memref.store %899, %17[%900] : memref<?xf32>
    %901 = vector.extract %515#2[6] : f32 from vector<8xf32>
    %902 = arith.addi %888, %c31 : index
    memref.store %901, %17[%902] : memref<?xf32>
    %903 = vector.extract %515#2[7] : f32 from vector<8xf32>
    %904 = arith.addi %888, %c32 : index
    memref.store %903, %17[%904] : memref<?xf32>
    %905 = arith.muli %884, %c2 : index
    %906 = arith.addi %905, %c6 : index
    %907 = arith.muli %906, %c20 : index
    %908 = arith.addi %907, %883 : index
    %909 = vector.extract %515#3[0] : f32 from vector<8xf32>
    %910 = arith.addi %908, %c5 : index
    memref.store %909, %17[%910] : memref<?xf32>
    %911 = vector.extract %515#3[1] : f32 from vector<8xf32>
    %912 = arith.addi %908, %c14 : index
    memref.store %911, %17[%912] : memref<?xf32>
    %913 = vector.extract %515#3[2] : f32 from vector<8xf32>
    %914 = arith.addi %908, %c8 : index
    memref.store %913, %17[%914] : memref<?xf32>
    %915 = vector.extract %515#3[3] : f32 from vector<8xf32>
    %916 = arith.addi %908, %c29 : index
    memref.store %915, %17[%916] : memref<?xf32>
    %917 = vector.extract %515#3[4] : f32 from vector<8xf32>
    %918 = arith.addi %908, %c4 : index
    memref.store %917, %17[%918] : memref<?xf32>
    %919 = vector.extract %515#3[5] : f32 from vector<8xf32>
    %920 = arith.addi %908, %c30 : index
    memref.store %919, %17[%920] : memref<?xf32>
    %921 = vector.extract %515#3[6] : f32 from vector<8xf32>
    %922 = arith.addi %908, %c31 : index
    memref.store %921, %17[%922] : memref<?xf32>
    %923 = vector.extract %515#3[7] : f32 from vector<8xf32>
    %924 = arith.addi %908, %c32 : index
    memref.store %923, %17[%924] : memref<?xf32>
    wave.barrier
    %925 = arith.muli %884, %c6 : index
    %926 = arith.addi %925, %c5 : index
    %927 = arith.muli %926, %c14 : index
    %928 = arith.addi %927, %883 : index
    %929 = arith.addi %928, %c5 : index
    %930 = memref.load %17[%929] : memref<?xf32>
    %931 = arith.addi %929, %c33 : index
    %932 = memref.load %17[%931] : memref<?xf32>
    %933 = arith.addf %930, %932 : f32
    %934 = arith.addi %929, %c34 : index
    %935 = memref.load %17[%934] : memref<?xf32>
    %936 = arith.addf %933, %935 : f32
    %937 = arith.addi %929, %c35 : index
    %938 = memref.load %17[%937] : memref<?xf32>
    %939 = arith.addf %936, %938 : f32
    %940 = arith.addi %929, %c36 : index
    %941 = memref.load %17[%940] : memref<?xf32>
    %942 = arith.addf %939, %941 : f32
    %943 = arith.addi %929, %c37 : index
    %944 = memref.load %17[%943] : memref<?xf32>
    %945 = arith.addf %942, %944 : f32
    %946 = arith.addi %929, %c38 : index
    %947 = memref.load %17[%946] : memref<?xf32>
    %948 = arith.addf %945, %947 : f32
    %949 = arith.addi %929, %c39 : index
    %950 = memref.load %17[%949] : memref<?xf32>
    %951 = arith.addf %948, %950 : f32
    %952 = arith.muli %926, %c14 : index
    %953 = arith.addi %952, %883 : index
    %954 = arith.addi %953, %c20 : index
    %955 = memref.load %17[%954] : memref<?xf32>
    %956 = arith.addi %954, %c33 : index
    %957 = memref.load %17[%956] : memref<?xf32>
    %958 = arith.addf %955, %957 : f32
    %959 = arith.addi %954, %c34 : index
    %960 = memref.load %17[%959] : memref<?xf32>
    %961 = arith.addf %958, %960 : f32
    %962 = arith.addi %954, %c35 : index
    %963 = memref.load %17[%962] : memref<?xf32>
    %964 = arith.addf %961, %963 : f32
    %965 = arith.addi %954, %c36 : index
    %966 = memref.load %17[%965] : memref<?xf32>
    %967 = arith.addf %964, %966 : f32
    %968 = arith.addi %954, %c37 : index
    %969 = memref.load %17[%968] : memref<?xf32>
    %970 = arith.addf %967, %969 : f32
    %971 = arith.addi %954, %c38 : index
    %972 = memref.load %17[%971] : memref<?xf32>
    %973 = arith.addf %970, %972 : f32
    %974 = arith.addi %954, %c39 : index
    %975 = memref.load %17[%974] : memref<?xf32>
    %976 = arith.addf %973, %975 : f32
    %977 = wave.lane
    %978 = arith.addi %16, %c13 : index
    %979 = arith.muli %926, %c2 : index
    %980 = arith.addi %978, %979 : index
    %981 = arith.divui %977, %c13 : index
    %982 = arith.addi %980, %981 : index
    %983 = arith.cmpi slt, %982, %15 : index
    scf.if %983 {
      %984 = arith.cmpi eq, %hasFactors, %c6 : index
      %985 = arith.muli %982, %c2 : index
      %986 = memref.load %factors[%985] : memref<?xf32>
      %987 = arith.mulf %986, %operandScale : f32
      %988 = arith.select %984, %987, %operandScale : f32
      %989 = arith.remui %977, %c13 : index
      %990 = arith.muli %989, %c19 : index
      %991 = arith.addi %11, %990 : index
      %992 = vector.load %w[%991] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %993 = vector.bitcast %992 : vector<4xi8> to vector<1xf32>
      %994 = vector.extract %993[0] : f32 from vector<1xf32>
      %995 = arith.mulf %994, %988 : f32
      %996 = arith.mulf %951, %995 : f32
      %997 = arith.remui %977, %c13 : index
      %998 = arith.muli %997, %c19 : index
      %999 = arith.addi %13, %998 : index
      %1000 = vector.load %w[%999] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1001 = vector.bitcast %1000 : vector<4xi8> to vector<1xf32>
      %1002 = vector.extract %1001[0] : f32 from vector<1xf32>
      %1003 = arith.mulf %1002, %988 : f32
      %1004 = arith.mulf %976, %1003 : f32
      %1005 = arith.addi %11, %c8 : index
      %1006 = vector.load %w[%1005] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1007 = vector.bitcast %1006 : vector<4xi8> to vector<1xf32>
      %1008 = vector.extract %1007[0] : f32 from vector<1xf32>
      %1009 = arith.muli %982, %c2 : index
      %1010 = arith.addi %1009, %c6 : index
      %1011 = memref.load %factors[%1010] : memref<?xf32>
      %1012 = arith.mulf %1011, %1008 : f32
      %1013 = arith.bitcast %1012 : f32 to i32
      %1014 = arith.shrui %1013, %c42 : i32
      %1015 = arith.maxsi %1014, %c43 : i32
      %1016 = arith.subi %c44, %1015 : i32
      %1017 = arith.shli %1016, %c42 : i32
      %1018 = arith.subi %1015, %c45 : i32
      %1019 = arith.shli %1018, %c42 : i32
      %1020 = arith.bitcast %1017 : i32 to f32
      %1021 = arith.bitcast %1019 : i32 to f32
      %1022 = arith.cmpi eq, %0, %c5 : index
      %1023 = wave.lane
      %1024 = arith.remui %1023, %c13 : index
      %1025 = arith.cmpi eq, %1024, %c5 : index
      %1026 = arith.andi %1022, %1025 : i1
      scf.if %1026 {
        %1027 = arith.muli %982, %c2 : index
        memref.store %1021, %out_factors[%1027] : memref<?xf32>
      }
      %1028 = arith.mulf %996, %c47 : f32
      %1029 = wave.exp2 %1028 : f32
      %1030 = arith.addf %c46, %1029 : f32
      %1031 = arith.divf %996, %1030 : f32
      %1032 = arith.mulf %1031, %1004 : f32
      %1033 = arith.mulf %1032, %1020 : f32
      %1034 = arith.truncf %1033 : f32 to f16
      %1035 = arith.muli %0, %c13 : index
      %1036 = wave.lane
      %1037 = arith.remui %1036, %c13 : index
      %1038 = arith.addi %1035, %1037 : index
      %1039 = arith.divui %982, %outTileRows : index
      %1040 = arith.divui %outputFeatures, %c13 : index
      %1041 = arith.muli %1039, %1040 : index
      %1042 = arith.divui %1038, %c13 : index
      %1043 = arith.addi %1041, %1042 : index
      %1044 = arith.muli %1043, %c2 : index
      %1045 = arith.remui %1038, %c13 : index
      %1046 = arith.divui %1045, %c1 : index
      %1047 = arith.addi %1044, %1046 : index
      %1048 = arith.muli %outTileRows, %c1 : index
      %1049 = arith.muli %1047, %1048 : index
      %1050 = arith.remui %982, %outTileRows : index
      %1051 = arith.muli %1050, %c1 : index
      %1052 = arith.addi %1049, %1051 : index
      %1053 = arith.remui %1038, %c1 : index
      %1054 = arith.addi %1052, %1053 : index
      memref.store %1034, %out[%1054] : memref<?xf16>
    }
    %1055 = wave.lane
    wave.barrier
    %1056 = wave.wave
    %1057 = arith.muli %1056, %c2 : index
    %1058 = arith.addi %1057, %c5 : index
    %1059 = arith.muli %1058, %c20 : index
    %1060 = arith.addi %1059, %1055 : index
    %1061 = vector.extract %515#4[0] : f32 from vector<8xf32>
    %1062 = arith.addi %1060, %c5 : index
    memref.store %1061, %17[%1062] : memref<?xf32>
    %1063 = vector.extract %515#4[1] : f32 from vector<8xf32>
    %1064 = arith.addi %1060, %c14 : index
    memref.store %1063, %17[%1064] : memref<?xf32>
    %1065 = vector.extract %515#4[2] : f32 from vector<8xf32>
    %1066 = arith.addi %1060, %c8 : index
    memref.store %1065, %17[%1066] : memref<?xf32>
    %1067 = vector.extract %515#4[3] : f32 from vector<8xf32>
    %1068 = arith.addi %1060, %c29 : index
    memref.store %1067, %17[%1068] : memref<?xf32>
    %1069 = vector.extract %515#4[4] : f32 from vector<8xf32>
    %1070 = arith.addi %1060, %c4 : index
    memref.store %1069, %17[%1070] : memref<?xf32>
    %1071 = vector.extract %515#4[5] : f32 from vector<8xf32>
    %1072 = arith.addi %1060, %c30 : index
    memref.store %1071, %17[%1072] : memref<?xf32>
    %1073 = vector.extract %515#4[6] : f32 from vector<8xf32>
    %1074 = arith.addi %1060, %c31 : index
    memref.store %1073, %17[%1074] : memref<?xf32>
    %1075 = vector.extract %515#4[7] : f32 from vector<8xf32>
    %1076 = arith.addi %1060, %c32 : index
    memref.store %1075, %17[%1076] : memref<?xf32>
    %1077 = arith.muli %1056, %c2 : index
    %1078 = arith.addi %1077, %c6 : index
    %1079 = arith.muli %1078, %c20 : index
    %1080 = arith.addi %1079, %1055 : index
    %1081 = vector.extract %515#5[0] : f32 from vector<8xf32>
    %1082 = arith.addi %1080, %c5 : index
    memref.store %1081, %17[%1082] : memref<?xf32>
    %1083 = vector.extract %515#5[1] : f32 from vector<8xf32>
    %1084 = arith.addi %1080, %c14 : index
    memref.store %1083, %17[%1084] : memref<?xf32>
    %1085 = vector.extract %515#5[2] : f32 from vector<8xf32>
    %1086 = arith.addi %1080, %c8 : index
    memref.store %1085, %17[%1086] : memref<?xf32>
    %1087 = vector.extract %515#5[3] : f32 from vector<8xf32>
    %1088 = arith.addi %1080, %c29 : index
    memref.store %1087, %17[%1088] : memref<?xf32>
    %1089 = vector.extract %515#5[4] : f32 from vector<8xf32>
    %1090 = arith.addi %1080, %c4 : index
    memref.store %1089, %17[%1090] : memref<?xf32>
    %1091 = vector.extract %515#5[5] : f32 from vector<8xf32>
    %1092 = arith.addi %1080, %c30 : index
    memref.store %1091, %17[%1092] : memref<?xf32>
    %1093 = vector.extract %515#5[6] : f32 from vector<8xf32>
    %1094 = arith.addi %1080, %c31 : index
    memref.store %1093, %17[%1094] : memref<?xf32>
    %1095 = vector.extract %515#5[7] : f32 from vector<8xf32>
    %1096 = arith.addi %1080, %c32 : index
    memref.store %1095, %17[%1096] : memref<?xf32>
    wave.barrier
    %1097 = arith.muli %1056, %c6 : index
    %1098 = arith.addi %1097, %c5 : index
    %1099 = arith.muli %1098, %c14 : index
    %1100 = arith.addi %1099, %1055 : index
    %1101 = arith.addi %1100, %c5 : index
    %1102 = memref.load %17[%1101] : memref<?xf32>
    %1103 = arith.addi %1101, %c33 : index
    %1104 = memref.load %17[%1103] : memref<?xf32>
    %1105 = arith.addf %1102, %1104 : f32
    %1106 = arith.addi %1101, %c34 : index
    %1107 = memref.load %17[%1106] : memref<?xf32>
    %1108 = arith.addf %1105, %1107 : f32
    %1109 = arith.addi %1101, %c35 : index
    %1110 = memref.load %17[%1109] : memref<?xf32>
    %1111 = arith.addf %1108, %1110 : f32
    %1112 = arith.addi %1101, %c36 : index
    %1113 = memref.load %17[%1112] : memref<?xf32>
    %1114 = arith.addf %1111, %1113 : f32
    %1115 = arith.addi %1101, %c37 : index
    %1116 = memref.load %17[%1115] : memref<?xf32>
    %1117 = arith.addf %1114, %1116 : f32
    %1118 = arith.addi %1101, %c38 : index
    %1119 = memref.load %17[%1118] : memref<?xf32>
    %1120 = arith.addf %1117, %1119 : f32
    %1121 = arith.addi %1101, %c39 : index
    %1122 = memref.load %17[%1121] : memref<?xf32>
    %1123 = arith.addf %1120, %1122 : f32
    %1124 = arith.muli %1098, %c14 : index
    %1125 = arith.addi %1124, %1055 : index
    %1126 = arith.addi %1125, %c20 : index
    %1127 = memref.load %17[%1126] : memref<?xf32>
    %1128 = arith.addi %1126, %c33 : index
    %1129 = memref.load %17[%1128] : memref<?xf32>
    %1130 = arith.addf %1127, %1129 : f32
    %1131 = arith.addi %1126, %c34 : index
    %1132 = memref.load %17[%1131] : memref<?xf32>
    %1133 = arith.addf %1130, %1132 : f32
    %1134 = arith.addi %1126, %c35 : index
    %1135 = memref.load %17[%1134] : memref<?xf32>
    %1136 = arith.addf %1133, %1135 : f32
    %1137 = arith.addi %1126, %c36 : index
    %1138 = memref.load %17[%1137] : memref<?xf32>
    %1139 = arith.addf %1136, %1138 : f32
    %1140 = arith.addi %1126, %c37 : index
    %1141 = memref.load %17[%1140] : memref<?xf32>
    %1142 = arith.addf %1139, %1141 : f32
    %1143 = arith.addi %1126, %c38 : index
    %1144 = memref.load %17[%1143] : memref<?xf32>
    %1145 = arith.addf %1142, %1144 : f32
    %1146 = arith.addi %1126, %c39 : index
    %1147 = memref.load %17[%1146] : memref<?xf32>
    %1148 = arith.addf %1145, %1147 : f32
    %1149 = wave.lane
    %1150 = arith.addi %16, %c14 : index
    %1151 = arith.muli %1098, %c2 : index
    %1152 = arith.addi %1150, %1151 : index
    %1153 = arith.divui %1149, %c13 : index
    %1154 = arith.addi %1152, %1153 : index
    %1155 = arith.cmpi slt, %1154, %15 : index
    scf.if %1155 {
      %1156 = arith.cmpi eq, %hasFactors, %c6 : index
      %1157 = arith.muli %1154, %c2 : index
      %1158 = memref.load %factors[%1157] : memref<?xf32>
      %1159 = arith.mulf %1158, %operandScale : f32
      %1160 = arith.select %1156, %1159, %operandScale : f32
      %1161 = arith.remui %1149, %c13 : index
      %1162 = arith.muli %1161, %c19 : index
      %1163 = arith.addi %11, %1162 : index
      %1164 = vector.load %w[%1163] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1165 = vector.bitcast %1164 : vector<4xi8> to vector<1xf32>
      %1166 = vector.extract %1165[0] : f32 from vector<1xf32>
      %1167 = arith.mulf %1166, %1160 : f32
      %1168 = arith.mulf %1123, %1167 : f32
      %1169 = arith.remui %1149, %c13 : index
      %1170 = arith.muli %1169, %c19 : index
      %1171 = arith.addi %13, %1170 : index
      %1172 = vector.load %w[%1171] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1173 = vector.bitcast %1172 : vector<4xi8> to vector<1xf32>
      %1174 = vector.extract %1173[0] : f32 from vector<1xf32>
      %1175 = arith.mulf %1174, %1160 : f32
      %1176 = arith.mulf %1148, %1175 : f32
      %1177 = arith.addi %11, %c8 : index
      %1178 = vector.load %w[%1177] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1179 = vector.bitcast %1178 : vector<4xi8> to vector<1xf32>
      %1180 = vector.extract %1179[0] : f32 from vector<1xf32>
      %1181 = arith.muli %1154, %c2 : index
      %1182 = arith.addi %1181, %c6 : index
      %1183 = memref.load %factors[%1182] : memref<?xf32>
      %1184 = arith.mulf %1183, %1180 : f32
      %1185 = arith.bitcast %1184 : f32 to i32
      %1186 = arith.shrui %1185, %c42 : i32
      %1187 = arith.maxsi %1186, %c43 : i32
      %1188 = arith.subi %c44, %1187 : i32
      %1189 = arith.shli %1188, %c42 : i32
      %1190 = arith.subi %1187, %c45 : i32
      %1191 = arith.shli %1190, %c42 : i32
      %1192 = arith.bitcast %1189 : i32 to f32
      %1193 = arith.bitcast %1191 : i32 to f32
      %1194 = arith.cmpi eq, %0, %c5 : index
      %1195 = wave.lane
      %1196 = arith.remui %1195, %c13 : index
      %1197 = arith.cmpi eq, %1196, %c5 : index
      %1198 = arith.andi %1194, %1197 : i1
      scf.if %1198 {
        %1199 = arith.muli %1154, %c2 : index
        memref.store %1193, %out_factors[%1199] : memref<?xf32>
      }
      %1200 = arith.mulf %1168, %c47 : f32
      %1201 = wave.exp2 %1200 : f32
      %1202 = arith.addf %c46, %1201 : f32
      %1203 = arith.divf %1168, %1202 : f32
      %1204 = arith.mulf %1203, %1176 : f32
      %1205 = arith.mulf %1204, %1192 : f32
      %1206 = arith.truncf %1205 : f32 to f16
      %1207 = arith.muli %0, %c13 : index
      %1208 = wave.lane
      %1209 = arith.remui %1208, %c13 : index
      %1210 = arith.addi %1207, %1209 : index
      %1211 = arith.divui %1154, %outTileRows : index
      %1212 = arith.divui %outputFeatures, %c13 : index
      %1213 = arith.muli %1211, %1212 : index
      %1214 = arith.divui %1210, %c13 : index
      %1215 = arith.addi %1213, %1214 : index
      %1216 = arith.muli %1215, %c2 : index
      %1217 = arith.remui %1210, %c13 : index
      %1218 = arith.divui %1217, %c1 : index
      %1219 = arith.addi %1216, %1218 : index
      %1220 = arith.muli %outTileRows, %c1 : index
      %1221 = arith.muli %1219, %1220 : index
      %1222 = arith.remui %1154, %outTileRows : index
      %1223 = arith.muli %1222, %c1 : index
      %1224 = arith.addi %1221, %1223 : index
      %1225 = arith.remui %1210, %c1 : index
      %1226 = arith.addi %1224, %1225 : index
      memref.store %1206, %out[%1226] : memref<?xf16>
    }
    %1227 = wave.lane
    wave.barrier
    %1228 = wave.wave
    %1229 = arith.muli %1228, %c2 : index
    %1230 = arith.addi %1229, %c5 : index
    %1231 = arith.muli %1230, %c20 : index
    %1232 = arith.addi %1231, %1227 : index
    %1233 = vector.extract %515#6[0] : f32 from vector<8xf32>
    %1234 = arith.addi %1232, %c5 : index
    memref.store %1233, %17[%1234] : memref<?xf32>
    %1235 = vector.extract %515#6[1] : f32 from vector<8xf32>
    %1236 = arith.addi %1232, %c14 : index
    memref.store %1235, %17[%1236] : memref<?xf32>
    %1237 = vector.extract %515#6[2] : f32 from vector<8xf32>
    %1238 = arith.addi %1232, %c8 : index
    memref.store %1237, %17[%1238] : memref<?xf32>
    %1239 = vector.extract %515#6[3] : f32 from vector<8xf32>
    %1240 = arith.addi %1232, %c29 : index
    memref.store %1239, %17[%1240] : memref<?xf32>
    %1241 = vector.extract %515#6[4] : f32 from vector<8xf32>
    %1242 = arith.addi %1232, %c4 : index
    memref.store %1241, %17[%1242] : memref<?xf32>
    %1243 = vector.extract %515#6[5] : f32 from vector<8xf32>
    %1244 = arith.addi %1232, %c30 : index
    memref.store %1243, %17[%1244] : memref<?xf32>
    %1245 = vector.extract %515#6[6] : f32 from vector<8xf32>
    %1246 = arith.addi %1232, %c31 : index
    memref.store %1245, %17[%1246] : memref<?xf32>
    %1247 = vector.extract %515#6[7] : f32 from vector<8xf32>
    %1248 = arith.addi %1232, %c32 : index
    memref.store %1247, %17[%1248] : memref<?xf32>
    %1249 = arith.muli %1228, %c2 : index
    %1250 = arith.addi %1249, %c6 : index
    %1251 = arith.muli %1250, %c20 : index
    %1252 = arith.addi %1251, %1227 : index
    %1253 = vector.extract %515#7[0] : f32 from vector<8xf32>
    %1254 = arith.addi %1252, %c5 : index
    memref.store %1253, %17[%1254] : memref<?xf32>
    %1255 = vector.extract %515#7[1] : f32 from vector<8xf32>
    %1256 = arith.addi %1252, %c14 : index
    memref.store %1255, %17[%1256] : memref<?xf32>
    %1257 = vector.extract %515#7[2] : f32 from vector<8xf32>
    %1258 = arith.addi %1252, %c8 : index
    memref.store %1257, %17[%1258] : memref<?xf32>
    %1259 = vector.extract %515#7[3] : f32 from vector<8xf32>
    %1260 = arith.addi %1252, %c29 : index
    memref.store %1259, %17[%1260] : memref<?xf32>
    %1261 = vector.extract %515#7[4] : f32 from vector<8xf32>
    %1262 = arith.addi %1252, %c4 : index
    memref.store %1261, %17[%1262] : memref<?xf32>
    %1263 = vector.extract %515#7[5] : f32 from vector<8xf32>
    %1264 = arith.addi %1252, %c30 : index
    memref.store %1263, %17[%1264] : memref<?xf32>
    %1265 = vector.extract %515#7[6] : f32 from vector<8xf32>
    %1266 = arith.addi %1252, %c31 : index
    memref.store %1265, %17[%1266] : memref<?xf32>
    %1267 = vector.extract %515#7[7] : f32 from vector<8xf32>
    %1268 = arith.addi %1252, %c32 : index
    memref.store %1267, %17[%1268] : memref<?xf32>
    wave.barrier
    %1269 = arith.muli %1228, %c6 : index
    %1270 = arith.addi %1269, %c5 : index
    %1271 = arith.muli %1270, %c14 : index
    %1272 = arith.addi %1271, %1227 : index
    %1273 = arith.addi %1272, %c5 : index
    %1274 = memref.load %17[%1273] : memref<?xf32>
    %1275 = arith.addi %1273, %c33 : index
    %1276 = memref.load %17[%1275] : memref<?xf32>
    %1277 = arith.addf %1274, %1276 : f32
    %1278 = arith.addi %1273, %c34 : index
    %1279 = memref.load %17[%1278] : memref<?xf32>
    %1280 = arith.addf %1277, %1279 : f32
    %1281 = arith.addi %1273, %c35 : index
    %1282 = memref.load %17[%1281] : memref<?xf32>
    %1283 = arith.addf %1280, %1282 : f32
    %1284 = arith.addi %1273, %c36 : index
    %1285 = memref.load %17[%1284] : memref<?xf32>
    %1286 = arith.addf %1283, %1285 : f32
    %1287 = arith.addi %1273, %c37 : index
    %1288 = memref.load %17[%1287] : memref<?xf32>
    %1289 = arith.addf %1286, %1288 : f32
    %1290 = arith.addi %1273, %c38 : index
    %1291 = memref.load %17[%1290] : memref<?xf32>
    %1292 = arith.addf %1289, %1291 : f32
    %1293 = arith.addi %1273, %c39 : index
    %1294 = memref.load %17[%1293] : memref<?xf32>
    %1295 = arith.addf %1292, %1294 : f32
    %1296 = arith.muli %1270, %c14 : index
    %1297 = arith.addi %1296, %1227 : index
    %1298 = arith.addi %1297, %c20 : index
    %1299 = memref.load %17[%1298] : memref<?xf32>
    %1300 = arith.addi %1298, %c33 : index
    %1301 = memref.load %17[%1300] : memref<?xf32>
    %1302 = arith.addf %1299, %1301 : f32
    %1303 = arith.addi %1298, %c34 : index
    %1304 = memref.load %17[%1303] : memref<?xf32>
    %1305 = arith.addf %1302, %1304 : f32
    %1306 = arith.addi %1298, %c35 : index
    %1307 = memref.load %17[%1306] : memref<?xf32>
    %1308 = arith.addf %1305, %1307 : f32
    %1309 = arith.addi %1298, %c36 : index
    %1310 = memref.load %17[%1309] : memref<?xf32>
    %1311 = arith.addf %1308, %1310 : f32
    %1312 = arith.addi %1298, %c37 : index
    %1313 = memref.load %17[%1312] : memref<?xf32>
    %1314 = arith.addf %1311, %1313 : f32
    %1315 = arith.addi %1298, %c38 : index
    %1316 = memref.load %17[%1315] : memref<?xf32>
    %1317 = arith.addf %1314, %1316 : f32
    %1318 = arith.addi %1298, %c39 : index
    %1319 = memref.load %17[%1318] : memref<?xf32>
    %1320 = arith.addf %1317, %1319 : f32
    %1321 = wave.lane
    %1322 = arith.addi %16, %c15 : index
    %1323 = arith.muli %1270, %c2 : index
    %1324 = arith.addi %1322, %1323 : index
    %1325 = arith.divui %1321, %c13 : index
    %1326 = arith.addi %1324, %1325 : index
    %1327 = arith.cmpi slt, %1326, %15 : index
    scf.if %1327 {
      %1328 = arith.cmpi eq, %hasFactors, %c6 : index
      %1329 = arith.muli %1326, %c2 : index
      %1330 = memref.load %factors[%1329] : memref<?xf32>
      %1331 = arith.mulf %1330, %operandScale : f32
      %1332 = arith.select %1328, %1331, %operandScale : f32
      %1333 = arith.remui %1321, %c13 : index
      %1334 = arith.muli %1333, %c19 : index
      %1335 = arith.addi %11, %1334 : index
      %1336 = vector.load %w[%1335] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1337 = vector.bitcast %1336 : vector<4xi8> to vector<1xf32>
      %1338 = vector.extract %1337[0] : f32 from vector<1xf32>
      %1339 = arith.mulf %1338, %1332 : f32
      %1340 = arith.mulf %1295, %1339 : f32
      %1341 = arith.remui %1321, %c13 : index
      %1342 = arith.muli %1341, %c19 : index
      %1343 = arith.addi %13, %1342 : index
      %1344 = vector.load %w[%1343] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1345 = vector.bitcast %1344 : vector<4xi8> to vector<1xf32>
      %1346 = vector.extract %1345[0] : f32 from vector<1xf32>
      %1347 = arith.mulf %1346, %1332 : f32
      %1348 = arith.mulf %1320, %1347 : f32
      %1349 = arith.addi %11, %c8 : index
      %1350 = vector.load %w[%1349] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1351 = vector.bitcast %1350 : vector<4xi8> to vector<1xf32>
      %1352 = vector.extract %1351[0] : f32 from vector<1xf32>
      %1353 = arith.muli %1326, %c2 : index
      %1354 = arith.addi %1353, %c6 : index
      %1355 = memref.load %factors[%1354] : memref<?xf32>
      %1356 = arith.mulf %1355, %1352 : f32
      %1357 = arith.bitcast %1356 : f32 to i32
      %1358 = arith.shrui %1357, %c42 : i32
      %1359 = arith.maxsi %1358, %c43 : i32
      %1360 = arith.subi %c44, %1359 : i32
      %1361 = arith.shli %1360, %c42 : i32
      %1362 = arith.subi %1359, %c45 : i32
      %1363 = arith.shli %1362, %c42 : i32
      %1364 = arith.bitcast %1361 : i32 to f32
      %1365 = arith.bitcast %1363 : i32 to f32
      %1366 = arith.cmpi eq, %0, %c5 : index
      %1367 = wave.lane
      %1368 = arith.remui %1367, %c13 : index
      %1369 = arith.cmpi eq, %1368, %c5 : index
      %1370 = arith.andi %1366, %1369 : i1
      scf.if %1370 {
        %1371 = arith.muli %1326, %c2 : index
        memref.store %1365, %out_factors[%1371] : memref<?xf32>
      }
      %1372 = arith.mulf %1340, %c47 : f32
      %1373 = wave.exp2 %1372 : f32
      %1374 = arith.addf %c46, %1373 : f32
      %1375 = arith.divf %1340, %1374 : f32
      %1376 = arith.mulf %1375, %1348 : f32
      %1377 = arith.mulf %1376, %1364 : f32
      %1378 = arith.truncf %1377 : f32 to f16
      %1379 = arith.muli %0, %c13 : index
      %1380 = wave.lane
      %1381 = arith.remui %1380, %c13 : index
      %1382 = arith.addi %1379, %1381 : index
      %1383 = arith.divui %1326, %outTileRows : index
      %1384 = arith.divui %outputFeatures, %c13 : index
      %1385 = arith.muli %1383, %1384 : index
      %1386 = arith.divui %1382, %c13 : index
      %1387 = arith.addi %1385, %1386 : index
      %1388 = arith.muli %1387, %c2 : index
      %1389 = arith.remui %1382, %c13 : index
      %1390 = arith.divui %1389, %c1 : index
      %1391 = arith.addi %1388, %1390 : index
      %1392 = arith.muli %outTileRows, %c1 : index
      %1393 = arith.muli %1391, %1392 : index
      %1394 = arith.remui %1326, %outTileRows : index
      %1395 = arith.muli %1394, %c1 : index
      %1396 = arith.addi %1393, %1395 : index
      %1397 = arith.remui %1382, %c1 : index
      %1398 = arith.addi %1396, %1397 : index
      memref.store %1378, %out[%1398] : memref<?xf16>
    }
  }
  wave.return
}
