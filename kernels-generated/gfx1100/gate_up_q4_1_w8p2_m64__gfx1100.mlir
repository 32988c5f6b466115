// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxGateUp(format='q4_1', waves=8, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @gate_up_q4_1_w8p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>) attributes {waves = 8 : i64} {
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
  %c41 = arith.constant 0x3F800000 : f32
  %c42 = arith.constant 0xBFB8AA3B : f32
  %c43 = arith.constant 0x477FE000 : f32
  %c44 = arith.constant 0xC77FE000 : f32
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
      %813 = memref.load %factors[%810] : memref<?xf32>
      %814 = arith.select %812, %813, %c41 : f32
      %815 = arith.remui %805, %c13 : index
      %816 = arith.muli %815, %c19 : index
      %817 = arith.addi %11, %816 : index
      %818 = vector.load %w[%817] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %819 = vector.bitcast %818 : vector<4xi8> to vector<1xf32>
      %820 = vector.extract %819[0] : f32 from vector<1xf32>
      %821 = arith.mulf %820, %814 : f32
      %822 = arith.mulf %779, %821 : f32
      %823 = arith.remui %805, %c13 : index
      %824 = arith.muli %823, %c19 : index
      %825 = arith.addi %13, %824 : index
      %826 = vector.load %w[%825] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %827 = vector.bitcast %826 : vector<4xi8> to vector<1xf32>
      %828 = vector.extract %827[0] : f32 from vector<1xf32>
      %829 = arith.mulf %828, %814 : f32
      %830 = arith.mulf %804, %829 : f32
      %831 = arith.addi %11, %c8 : index
      %832 = vector.load %w[%831] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %833 = vector.bitcast %832 : vector<4xi8> to vector<1xf32>
      %834 = vector.extract %833[0] : f32 from vector<1xf32>
      %835 = arith.mulf %822, %c42 : f32
      %836 = wave.exp2 %835 : f32
      %837 = arith.addf %c41, %836 : f32
      %838 = arith.divf %822, %837 : f32
      %839 = arith.mulf %838, %830 : f32
      %840 = arith.mulf %839, %834 : f32
      %841 = arith.minimumf %840, %c43 : f32
      %842 = arith.maximumf %841, %c44 : f32
      %843 = arith.truncf %842 : f32 to f16
      %844 = arith.muli %0, %c13 : index
      %845 = wave.lane
      %846 = arith.remui %845, %c13 : index
      %847 = arith.addi %844, %846 : index
      %848 = arith.divui %810, %outTileRows : index
      %849 = arith.divui %outputFeatures, %c13 : index
      %850 = arith.muli %848, %849 : index
      %851 = arith.divui %847, %c13 : index
      %852 = arith.addi %850, %851 : index
      %853 = arith.muli %852, %c2 : index
      %854 = arith.remui %847, %c13 : index
      %855 = arith.divui %854, %c1 : index
      %856 = arith.addi %853, %855 : index
      %857 = arith.muli %outTileRows, %c1 : index
      %858 = arith.muli %856, %857 : index
      %859 = arith.remui %810, %outTileRows : index
      %860 = arith.muli %859, %c1 : index
      %861 = arith.addi %858, %860 : index
      %862 = arith.remui %847, %c1 : index
      %863 = arith.addi %861, %862 : index
      memref.store %843, %out[%863] : memref<?xf16>
    }
    %864 = wave.lane
    wave.barrier
    %865 = wave.wave
    %866 = arith.muli %865, %c2 : index
    %867 = arith.addi %866, %c5 : index
    %868 = arith.muli %867, %c20 : index
    %869 = arith.addi %868, %864 : index
    %870 = vector.extract %515#2[0] : f32 from vector<8xf32>
    %871 = arith.addi %869, %c5 : index
    memref.store %870, %17[%871] : memref<?xf32>
    %872 = vector.extract %515#2[1] : f32 from vector<8xf32>
    %873 = arith.addi %869, %c14 : index
    memref.store %872, %17[%873] : memref<?xf32>
    %874 = vector.extract %515#2[2] : f32 from vector<8xf32>
    %875 = arith.addi %869, %c8 : index
    memref.store %874, %17[%875] : memref<?xf32>
    %876 = vector.extract %515#2[3] : f32 from vector<8xf32>
    %877 = arith.addi %869, %c29 : index
    memref.store %876, %17[%877] : memref<?xf32>
    %878 = vector.extract %515#2[4] : f32 from vector<8xf32>
    %879 = arith.addi %869, %c4 : index
    memref.store %878, %17[%879] : memref<?xf32>
    %880 = vector.extract %515#2[5] : f32 from vector<8xf32>
    %881 = arith.addi %869, %c30 : index
    memref.store %880, %17[%881] : memref<?xf32>
    %882 = vector.extract %515#2[6] : f32 from vector<8xf32>
    %883 = arith.addi %869, %c31 : index
    memref.store %882, %17[%883] : memref<?xf32>
    %884 = vector.extract %515#2[7] : f32 from vector<8xf32>
    %885 = arith.addi %869, %c32 : index
    memref.store %884, %17[%885] : memref<?xf32>
    %886 = arith.muli %865, %c2 : index
    %887 = arith.addi %886, %c6 : index
    %888 = arith.muli %887, %c20 : index
    %889 = arith.addi %888, %864 : index
    %890 = vector.extract %515#3[0] : f32 from vector<8xf32>
    %891 = arith.addi %889, %c5 : index
    memref.store %890, %17[%891] : memref<?xf32>
    %892 = vector.extract %515#3[1] : f32 from vector<8xf32>
    %893 = arith.addi %889, %c14 : index
    memref.store %892, %17[%893] : memref<?xf32>
    %894 = vector.extract %515#3[2] : f32 from vector<8xf32>
    %895 = arith.addi %889, %c8 : index
    memref.store %894, %17[%895] : memref<?xf32>
    %896 = vector.extract %515#3[3] : f32 from vector<8xf32>
    %897 = arith.addi %889, %c29 : index
    memref.store %896, %17[%897] : memref<?xf32>
    %898 = vector.extract %515#3[4] : f32 from vector<8xf32>
    %899 = arith.addi %889, %c4 : index
    memref.store %898, %17[%899] : memref<?xf32>
    %900 = vector.extract %515#3[5] : f32 from vector<8xf32>
    %901 = arith.addi %889, %c30 : index
    memref.store %900, %17[%901] : memref<?xf32>
    %902 = vector.extract %515#3[6] : f32 from vector<8xf32>
    %903 = arith.addi %889, %c31 : index
    memref.store %902, %17[%903] : memref<?xf32>
    %904 = vector.extract %515#3[7] : f32 from vector<8xf32>
    %905 = arith.addi %889, %c32 : index
    memref.store %904, %17[%905] : memref<?xf32>
    wave.barrier
    %906 = arith.muli %865, %c6 : index
    %907 = arith.addi %906, %c5 : index
    %908 = arith.muli %907, %c14 : index
    %909 = arith.addi %908, %864 : index
    %910 = arith.addi %909, %c5 : index
    %911 = memref.load %17[%910] : memref<?xf32>
    %912 = arith.addi %910, %c33 : index
    %913 = memref.load %17[%912] : memref<?xf32>
    %914 = arith.addf %911, %913 : f32
    %915 = arith.addi %910, %c34 : index
    %916 = memref.load %17[%915] : memref<?xf32>
    %917 = arith.addf %914, %916 : f32
    %918 = arith.addi %910, %c35 : index
    %919 = memref.load %17[%918] : memref<?xf32>
    %920 = arith.addf %917, %919 : f32
    %921 = arith.addi %910, %c36 : index
    %922 = memref.load %17[%921] : memref<?xf32>
    %923 = arith.addf %920, %922 : f32
    %924 = arith.addi %910, %c37 : index
    %925 = memref.load %17[%924] : memref<?xf32>
    %926 = arith.addf %923, %925 : f32
    %927 = arith.addi %910, %c38 : index
    %928 = memref.load %17[%927] : memref<?xf32>
    %929 = arith.addf %926, %928 : f32
    %930 = arith.addi %910, %c39 : index
    %931 = memref.load %17[%930] : memref<?xf32>
    %932 = arith.addf %929, %931 : f32
    %933 = arith.muli %907, %c14 : index
    %934 = arith.addi %933, %864 : index
    %935 = arith.addi %934, %c20 : index
    %936 = memref.load %17[%935] : memref<?xf32>
    %937 = arith.addi %935, %c33 : index
    %938 = memref.load %17[%937] : memref<?xf32>
    %939 = arith.addf %936, %938 : f32
    %940 = arith.addi %935, %c34 : index
    %941 = memref.load %17[%940] : memref<?xf32>
    %942 = arith.addf %939, %941 : f32
    %943 = arith.addi %935, %c35 : index
    %944 = memref.load %17[%943] : memref<?xf32>
    %945 = arith.addf %942, %944 : f32
    %946 = arith.addi %935, %c36 : index
    %947 = memref.load %17[%946] : memref<?xf32>
    %948 = arith.addf %945, %947 : f32
    %949 = arith.addi %935, %c37 : index
    %950 = memref.load %17[%949] : memref<?xf32>
    %951 = arith.addf %948, %950 : f32
    %952 = arith.addi %935, %c38 : index
    %953 = memref.load %17[%952] : memref<?xf32>
    %954 = arith.addf %951, %953 : f32
    %955 = arith.addi %935, %c39 : index
    %956 = memref.load %17[%955] : memref<?xf32>
    %957 = arith.addf %954, %956 : f32
    %958 = wave.lane
    %959 = arith.addi %16, %c13 : index
    %960 = arith.muli %907, %c2 : index
    %961 = arith.addi %959, %960 : index
    %962 = arith.divui %958, %c13 : index
    %963 = arith.addi %961, %962 : index
    %964 = arith.cmpi slt, %963, %15 : index
    scf.if %964 {
      %965 = arith.cmpi eq, %hasFactors, %c6 : index
      %966 = memref.load %factors[%963] : memref<?xf32>
      %967 = arith.select %965, %966, %c41 : f32
      %968 = arith.remui %958, %c13 : index
      %969 = arith.muli %968, %c19 : index
      %970 = arith.addi %11, %969 : index
      %971 = vector.load %w[%970] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %972 = vector.bitcast %971 : vector<4xi8> to vector<1xf32>
      %973 = vector.extract %972[0] : f32 from vector<1xf32>
      %974 = arith.mulf %973, %967 : f32
      %975 = arith.mulf %932, %974 : f32
      %976 = arith.remui %958, %c13 : index
      %977 = arith.muli %976, %c19 : index
      %978 = arith.addi %13, %977 : index
      %979 = vector.load %w[%978] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %980 = vector.bitcast %979 : vector<4xi8> to vector<1xf32>
      %981 = vector.extract %980[0] : f32 from vector<1xf32>
      %982 = arith.mulf %981, %967 : f32
      %983 = arith.mulf %957, %982 : f32
      %984 = arith.addi %11, %c8 : index
      %985 = vector.load %w[%984] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %986 = vector.bitcast %985 : vector<4xi8> to vector<1xf32>
      %987 = vector.extract %986[0] : f32 from vector<1xf32>
      %988 = arith.mulf %975, %c42 : f32
      %989 = wave.exp2 %988 : f32
      %990 = arith.addf %c41, %989 : f32
      %991 = arith.divf %975, %990 : f32
      %992 = arith.mulf %991, %983 : f32
      %993 = arith.mulf %992, %987 : f32
      %994 = arith.minimumf %993, %c43 : f32
      %995 = arith.maximumf %994, %c44 : f32
      %996 = arith.truncf %995 : f32 to f16
      %997 = arith.muli %0, %c13 : index
      %998 = wave.lane
      %999 = arith.remui %998, %c13 : index
      %1000 = arith.addi %997, %999 : index
      %1001 = arith.divui %963, %outTileRows : index
      %1002 = arith.divui %outputFeatures, %c13 : index
      %1003 = arith.muli %1001, %1002 : index
      %1004 = arith.divui %1000, %c13 : index
      %1005 = arith.addi %1003, %1004 : index
      %1006 = arith.muli %1005, %c2 : index
      %1007 = arith.remui %1000, %c13 : index
      %1008 = arith.divui %1007, %c1 : index
      %1009 = arith.addi %1006, %1008 : index
      %1010 = arith.muli %outTileRows, %c1 : index
      %1011 = arith.muli %1009, %1010 : index
      %1012 = arith.remui %963, %outTileRows : index
      %1013 = arith.muli %1012, %c1 : index
      %1014 = arith.addi %1011, %1013 : index
      %1015 = arith.remui %1000, %c1 : index
      %1016 = arith.addi %1014, %1015 : index
      memref.store %996, %out[%1016] : memref<?xf16>
    }
    %1017 = wave.lane
    wave.barrier
    %1018 = wave.wave
    %1019 = arith.muli %1018, %c2 : index
    %1020 = arith.addi %1019, %c5 : index
    %1021 = arith.muli %1020, %c20 : index
    %1022 = arith.addi %1021, %1017 : index
    %1023 = vector.extract %515#4[0] : f32 from vector<8xf32>
    %1024 = arith.addi %1022, %c5 : index
    memref.store %1023, %17[%1024] : memref<?xf32>
    %1025 = vector.extract %515#4[1] : f32 from vector<8xf32>
    %1026 = arith.addi %1022, %c14 : index
    memref.store %1025, %17[%1026] : memref<?xf32>
    %1027 = vector.extract %515#4[2] : f32 from vector<8xf32>
    %1028 = arith.addi %1022, %c8 : index
    memref.store %1027, %17[%1028] : memref<?xf32>
    %1029 = vector.extract %515#4[3] : f32 from vector<8xf32>
    %1030 = arith.addi %1022, %c29 : index
    memref.store %1029, %17[%1030] : memref<?xf32>
    %1031 = vector.extract %515#4[4] : f32 from vector<8xf32>
    %1032 = arith.addi %1022, %c4 : index
    memref.store %1031, %17[%1032] : memref<?xf32>
    %1033 = vector.extract %515#4[5] : f32 from vector<8xf32>
    %1034 = arith.addi %1022, %c30 : index
    memref.store %1033, %17[%1034] : memref<?xf32>
    %1035 = vector.extract %515#4[6] : f32 from vector<8xf32>
    %1036 = arith.addi %1022, %c31 : index
    memref.store %1035, %17[%1036] : memref<?xf32>
    %1037 = vector.extract %515#4[7] : f32 from vector<8xf32>
    %1038 = arith.addi %1022, %c32 : index
    memref.store %1037, %17[%1038] : memref<?xf32>
    %1039 = arith.muli %1018, %c2 : index
    %1040 = arith.addi %1039, %c6 : index
    %1041 = arith.muli %1040, %c20 : index
    %1042 = arith.addi %1041, %1017 : index
    %1043 = vector.extract %515#5[0] : f32 from vector<8xf32>
    %1044 = arith.addi %1042, %c5 : index
    memref.store %1043, %17[%1044] : memref<?xf32>
    %1045 = vector.extract %515#5[1] : f32 from vector<8xf32>
    %1046 = arith.addi %1042, %c14 : index
    memref.store %1045, %17[%1046] : memref<?xf32>
    %1047 = vector.extract %515#5[2] : f32 from vector<8xf32>
    %1048 = arith.addi %1042, %c8 : index
    memref.store %1047, %17[%1048] : memref<?xf32>
    %1049 = vector.extract %515#5[3] : f32 from vector<8xf32>
    %1050 = arith.addi %1042, %c29 : index
    memref.store %1049, %17[%1050] : memref<?xf32>
    %1051 = vector.extract %515#5[4] : f32 from vector<8xf32>
    %1052 = arith.addi %1042, %c4 : index
    memref.store %1051, %17[%1052] : memref<?xf32>
    %1053 = vector.extract %515#5[5] : f32 from vector<8xf32>
    %1054 = arith.addi %1042, %c30 : index
    memref.store %1053, %17[%1054] : memref<?xf32>
    %1055 = vector.extract %515#5[6] : f32 from vector<8xf32>
    %1056 = arith.addi %1042, %c31 : index
    memref.store %1055, %17[%1056] : memref<?xf32>
    %1057 = vector.extract %515#5[7] : f32 from vector<8xf32>
    %1058 = arith.addi %1042, %c32 : index
    memref.store %1057, %17[%1058] : memref<?xf32>
    wave.barrier
    %1059 = arith.muli %1018, %c6 : index
    %1060 = arith.addi %1059, %c5 : index
    %1061 = arith.muli %1060, %c14 : index
    %1062 = arith.addi %1061, %1017 : index
    %1063 = arith.addi %1062, %c5 : index
    %1064 = memref.load %17[%1063] : memref<?xf32>
    %1065 = arith.addi %1063, %c33 : index
    %1066 = memref.load %17[%1065] : memref<?xf32>
    %1067 = arith.addf %1064, %1066 : f32
    %1068 = arith.addi %1063, %c34 : index
    %1069 = memref.load %17[%1068] : memref<?xf32>
    %1070 = arith.addf %1067, %1069 : f32
    %1071 = arith.addi %1063, %c35 : index
    %1072 = memref.load %17[%1071] : memref<?xf32>
    %1073 = arith.addf %1070, %1072 : f32
    %1074 = arith.addi %1063, %c36 : index
    %1075 = memref.load %17[%1074] : memref<?xf32>
    %1076 = arith.addf %1073, %1075 : f32
    %1077 = arith.addi %1063, %c37 : index
    %1078 = memref.load %17[%1077] : memref<?xf32>
    %1079 = arith.addf %1076, %1078 : f32
    %1080 = arith.addi %1063, %c38 : index
    %1081 = memref.load %17[%1080] : memref<?xf32>
    %1082 = arith.addf %1079, %1081 : f32
    %1083 = arith.addi %1063, %c39 : index
    %1084 = memref.load %17[%1083] : memref<?xf32>
    %1085 = arith.addf %1082, %1084 : f32
    %1086 = arith.muli %1060, %c14 : index
    %1087 = arith.addi %1086, %1017 : index
    %1088 = arith.addi %1087, %c20 : index
    %1089 = memref.load %17[%1088] : memref<?xf32>
    %1090 = arith.addi %1088, %c33 : index
    %1091 = memref.load %17[%1090] : memref<?xf32>
    %1092 = arith.addf %1089, %1091 : f32
    %1093 = arith.addi %1088, %c34 : index
    %1094 = memref.load %17[%1093] : memref<?xf32>
    %1095 = arith.addf %1092, %1094 : f32
    %1096 = arith.addi %1088, %c35 : index
    %1097 = memref.load %17[%1096] : memref<?xf32>
    %1098 = arith.addf %1095, %1097 : f32
    %1099 = arith.addi %1088, %c36 : index
    %1100 = memref.load %17[%1099] : memref<?xf32>
    %1101 = arith.addf %1098, %1100 : f32
    %1102 = arith.addi %1088, %c37 : index
    %1103 = memref.load %17[%1102] : memref<?xf32>
    %1104 = arith.addf %1101, %1103 : f32
    %1105 = arith.addi %1088, %c38 : index
    %1106 = memref.load %17[%1105] : memref<?xf32>
    %1107 = arith.addf %1104, %1106 : f32
    %1108 = arith.addi %1088, %c39 : index
    %1109 = memref.load %17[%1108] : memref<?xf32>
    %1110 = arith.addf %1107, %1109 : f32
    %1111 = wave.lane
    %1112 = arith.addi %16, %c14 : index
    %1113 = arith.muli %1060, %c2 : index
    %1114 = arith.addi %1112, %1113 : index
    %1115 = arith.divui %1111, %c13 : index
    %1116 = arith.addi %1114, %1115 : index
    %1117 = arith.cmpi slt, %1116, %15 : index
    scf.if %1117 {
      %1118 = arith.cmpi eq, %hasFactors, %c6 : index
      %1119 = memref.load %factors[%1116] : memref<?xf32>
      %1120 = arith.select %1118, %1119, %c41 : f32
      %1121 = arith.remui %1111, %c13 : index
      %1122 = arith.muli %1121, %c19 : index
      %1123 = arith.addi %11, %1122 : index
      %1124 = vector.load %w[%1123] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1125 = vector.bitcast %1124 : vector<4xi8> to vector<1xf32>
      %1126 = vector.extract %1125[0] : f32 from vector<1xf32>
      %1127 = arith.mulf %1126, %1120 : f32
      %1128 = arith.mulf %1085, %1127 : f32
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
      %1141 = arith.mulf %1128, %c42 : f32
      %1142 = wave.exp2 %1141 : f32
      %1143 = arith.addf %c41, %1142 : f32
      %1144 = arith.divf %1128, %1143 : f32
      %1145 = arith.mulf %1144, %1136 : f32
      %1146 = arith.mulf %1145, %1140 : f32
      %1147 = arith.minimumf %1146, %c43 : f32
      %1148 = arith.maximumf %1147, %c44 : f32
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
    %1170 = wave.lane
    wave.barrier
    %1171 = wave.wave
    %1172 = arith.muli %1171, %c2 : index
    %1173 = arith.addi %1172, %c5 : index
    %1174 = arith.muli %1173, %c20 : index
    %1175 = arith.addi %1174, %1170 : index
    %1176 = vector.extract %515#6[0] : f32 from vector<8xf32>
    %1177 = arith.addi %1175, %c5 : index
    memref.store %1176, %17[%1177] : memref<?xf32>
    %1178 = vector.extract %515#6[1] : f32 from vector<8xf32>
    %1179 = arith.addi %1175, %c14 : index
    memref.store %1178, %17[%1179] : memref<?xf32>
    %1180 = vector.extract %515#6[2] : f32 from vector<8xf32>
    %1181 = arith.addi %1175, %c8 : index
    memref.store %1180, %17[%1181] : memref<?xf32>
    %1182 = vector.extract %515#6[3] : f32 from vector<8xf32>
    %1183 = arith.addi %1175, %c29 : index
    memref.store %1182, %17[%1183] : memref<?xf32>
    %1184 = vector.extract %515#6[4] : f32 from vector<8xf32>
    %1185 = arith.addi %1175, %c4 : index
    memref.store %1184, %17[%1185] : memref<?xf32>
    %1186 = vector.extract %515#6[5] : f32 from vector<8xf32>
    %1187 = arith.addi %1175, %c30 : index
    memref.store %1186, %17[%1187] : memref<?xf32>
    %1188 = vector.extract %515#6[6] : f32 from vector<8xf32>
    %1189 = arith.addi %1175, %c31 : index
    memref.store %1188, %17[%1189] : memref<?xf32>
    %1190 = vector.extract %515#6[7] : f32 from vector<8xf32>
    %1191 = arith.addi %1175, %c32 : index
    memref.store %1190, %17[%1191] : memref<?xf32>
    %1192 = arith.muli %1171, %c2 : index
    %1193 = arith.addi %1192, %c6 : index
    %1194 = arith.muli %1193, %c20 : index
    %1195 = arith.addi %1194, %1170 : index
    %1196 = vector.extract %515#7[0] : f32 from vector<8xf32>
    %1197 = arith.addi %1195, %c5 : index
    memref.store %1196, %17[%1197] : memref<?xf32>
    %1198 = vector.extract %515#7[1] : f32 from vector<8xf32>
    %1199 = arith.addi %1195, %c14 : index
    memref.store %1198, %17[%1199] : memref<?xf32>
    %1200 = vector.extract %515#7[2] : f32 from vector<8xf32>
    %1201 = arith.addi %1195, %c8 : index
    memref.store %1200, %17[%1201] : memref<?xf32>
    %1202 = vector.extract %515#7[3] : f32 from vector<8xf32>
    %1203 = arith.addi %1195, %c29 : index
    memref.store %1202, %17[%1203] : memref<?xf32>
    %1204 = vector.extract %515#7[4] : f32 from vector<8xf32>
    %1205 = arith.addi %1195, %c4 : index
    memref.store %1204, %17[%1205] : memref<?xf32>
    %1206 = vector.extract %515#7[5] : f32 from vector<8xf32>
    %1207 = arith.addi %1195, %c30 : index
    memref.store %1206, %17[%1207] : memref<?xf32>
    %1208 = vector.extract %515#7[6] : f32 from vector<8xf32>
    %1209 = arith.addi %1195, %c31 : index
    memref.store %1208, %17[%1209] : memref<?xf32>
    %1210 = vector.extract %515#7[7] : f32 from vector<8xf32>
    %1211 = arith.addi %1195, %c32 : index
    memref.store %1210, %17[%1211] : memref<?xf32>
    wave.barrier
    %1212 = arith.muli %1171, %c6 : index
    %1213 = arith.addi %1212, %c5 : index
    %1214 = arith.muli %1213, %c14 : index
    %1215 = arith.addi %1214, %1170 : index
    %1216 = arith.addi %1215, %c5 : index
    %1217 = memref.load %17[%1216] : memref<?xf32>
    %1218 = arith.addi %1216, %c33 : index
    %1219 = memref.load %17[%1218] : memref<?xf32>
    %1220 = arith.addf %1217, %1219 : f32
    %1221 = arith.addi %1216, %c34 : index
    %1222 = memref.load %17[%1221] : memref<?xf32>
    %1223 = arith.addf %1220, %1222 : f32
    %1224 = arith.addi %1216, %c35 : index
    %1225 = memref.load %17[%1224] : memref<?xf32>
    %1226 = arith.addf %1223, %1225 : f32
    %1227 = arith.addi %1216, %c36 : index
    %1228 = memref.load %17[%1227] : memref<?xf32>
    %1229 = arith.addf %1226, %1228 : f32
    %1230 = arith.addi %1216, %c37 : index
    %1231 = memref.load %17[%1230] : memref<?xf32>
    %1232 = arith.addf %1229, %1231 : f32
    %1233 = arith.addi %1216, %c38 : index
    %1234 = memref.load %17[%1233] : memref<?xf32>
    %1235 = arith.addf %1232, %1234 : f32
    %1236 = arith.addi %1216, %c39 : index
    %1237 = memref.load %17[%1236] : memref<?xf32>
    %1238 = arith.addf %1235, %1237 : f32
    %1239 = arith.muli %1213, %c14 : index
    %1240 = arith.addi %1239, %1170 : index
    %1241 = arith.addi %1240, %c20 : index
    %1242 = memref.load %17[%1241] : memref<?xf32>
    %1243 = arith.addi %1241, %c33 : index
    %1244 = memref.load %17[%1243] : memref<?xf32>
    %1245 = arith.addf %1242, %1244 : f32
    %1246 = arith.addi %1241, %c34 : index
    %1247 = memref.load %17[%1246] : memref<?xf32>
    %1248 = arith.addf %1245, %1247 : f32
    %1249 = arith.addi %1241, %c35 : index
    %1250 = memref.load %17[%1249] : memref<?xf32>
    %1251 = arith.addf %1248, %1250 : f32
    %1252 = arith.addi %1241, %c36 : index
    %1253 = memref.load %17[%1252] : memref<?xf32>
    %1254 = arith.addf %1251, %1253 : f32
    %1255 = arith.addi %1241, %c37 : index
    %1256 = memref.load %17[%1255] : memref<?xf32>
    %1257 = arith.addf %1254, %1256 : f32
    %1258 = arith.addi %1241, %c38 : index
    %1259 = memref.load %17[%1258] : memref<?xf32>
    %1260 = arith.addf %1257, %1259 : f32
    %1261 = arith.addi %1241, %c39 : index
    %1262 = memref.load %17[%1261] : memref<?xf32>
    %1263 = arith.addf %1260, %1262 : f32
    %1264 = wave.lane
    %1265 = arith.addi %16, %c15 : index
    %1266 = arith.muli %1213, %c2 : index
    %1267 = arith.addi %1265, %1266 : index
    %1268 = arith.divui %1264, %c13 : index
    %1269 = arith.addi %1267, %1268 : index
    %1270 = arith.cmpi slt, %1269, %15 : index
    scf.if %1270 {
      %1271 = arith.cmpi eq, %hasFactors, %c6 : index
      %1272 = memref.load %factors[%1269] : memref<?xf32>
      %1273 = arith.select %1271, %1272, %c41 : f32
      %1274 = arith.remui %1264, %c13 : index
      %1275 = arith.muli %1274, %c19 : index
      %1276 = arith.addi %11, %1275 : index
      %1277 = vector.load %w[%1276] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1278 = vector.bitcast %1277 : vector<4xi8> to vector<1xf32>
      %1279 = vector.extract %1278[0] : f32 from vector<1xf32>
      %1280 = arith.mulf %1279, %1273 : f32
      %1281 = arith.mulf %1238, %1280 : f32
      %1282 = arith.remui %1264, %c13 : index
      %1283 = arith.muli %1282, %c19 : index
      %1284 = arith.addi %13, %1283 : index
      %1285 = vector.load %w[%1284] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1286 = vector.bitcast %1285 : vector<4xi8> to vector<1xf32>
      %1287 = vector.extract %1286[0] : f32 from vector<1xf32>
      %1288 = arith.mulf %1287, %1273 : f32
      %1289 = arith.mulf %1263, %1288 : f32
      %1290 = arith.addi %11, %c8 : index
      %1291 = vector.load %w[%1290] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1292 = vector.bitcast %1291 : vector<4xi8> to vector<1xf32>
      %1293 = vector.extract %1292[0] : f32 from vector<1xf32>
      %1294 = arith.mulf %1281, %c42 : f32
      %1295 = wave.exp2 %1294 : f32
      %1296 = arith.addf %c41, %1295 : f32
      %1297 = arith.divf %1281, %1296 : f32
      %1298 = arith.mulf %1297, %1289 : f32
      %1299 = arith.mulf %1298, %1293 : f32
      %1300 = arith.minimumf %1299, %c43 : f32
      %1301 = arith.maximumf %1300, %c44 : f32
      %1302 = arith.truncf %1301 : f32 to f16
      %1303 = arith.muli %0, %c13 : index
      %1304 = wave.lane
      %1305 = arith.remui %1304, %c13 : index
      %1306 = arith.addi %1303, %1305 : index
      %1307 = arith.divui %1269, %outTileRows : index
      %1308 = arith.divui %outputFeatures, %c13 : index
      %1309 = arith.muli %1307, %1308 : index
      %1310 = arith.divui %1306, %c13 : index
      %1311 = arith.addi %1309, %1310 : index
      %1312 = arith.muli %1311, %c2 : index
      %1313 = arith.remui %1306, %c13 : index
      %1314 = arith.divui %1313, %c1 : index
      %1315 = arith.addi %1312, %1314 : index
      %1316 = arith.muli %outTileRows, %c1 : index
      %1317 = arith.muli %1315, %1316 : index
      %1318 = arith.remui %1269, %outTileRows : index
      %1319 = arith.muli %1318, %c1 : index
      %1320 = arith.addi %1317, %1319 : index
      %1321 = arith.remui %1306, %c1 : index
      %1322 = arith.addi %1320, %1321 : index
      memref.store %1302, %out[%1322] : memref<?xf16>
    }
  }
  wave.return
}
