// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxGateUp(format='q4_1', waves=1, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @gate_up_q4_1_w1p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>, %out_factors: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 127 : index
  %c4 = arith.constant 128 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 64 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %outTileRows = wave.param "outTileRows" : index
  %tileRows = wave.param "tileRows" : index
  %c12 = arith.constant 16 : index
  %c13 = arith.constant 32 : index
  %c14 = arith.constant 48 : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant 4 : index
  %c19 = arith.constant 256 : index
  %c20 = arith.constant dense<0> : vector<4xi32>
  %c21 = arith.constant dense<983055> : vector<4xi32>
  %c22 = arith.constant dense<1677747200> : vector<4xi32>
  %c23 = arith.constant dense<4> : vector<4xi32>
  %c24 = arith.constant dense<8> : vector<4xi32>
  %c25 = arith.constant dense<12> : vector<4xi32>
  %c26 = arith.constant dense<0x6400> : vector<32xf16>
  %c27 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c30 = arith.constant 23 : i32
  %c31 = arith.constant 141 : i32
  %c32 = arith.constant 268 : i32
  %c33 = arith.constant 14 : i32
  %c34 = arith.constant 0x3F800000 : f32
  %c35 = arith.constant 0xBFB8AA3B : f32
  %c36 = arith.constant 5 : index
  %c37 = arith.constant 6 : index
  %c38 = arith.constant 7 : index
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
  %17 = arith.cmpi slt, %16, %15 : index
  scf.if %17 {
    %18 = wave.lane
    %19 = arith.remui %18, %c12 : index
    %20 = arith.remui %19, %tileRows : index
    %21 = arith.addi %16, %20 : index
    %22 = arith.divui %21, %tileRows : index
    %23 = arith.divui %inputFeatures, %c12 : index
    %24 = arith.muli %22, %23 : index
    %25 = arith.divui %c5, %c12 : index
    %26 = arith.addi %24, %25 : index
    %27 = arith.muli %26, %c2 : index
    %28 = arith.remui %c5, %c12 : index
    %29 = arith.divui %28, %c1 : index
    %30 = arith.addi %27, %29 : index
    %31 = arith.muli %tileRows, %c1 : index
    %32 = arith.muli %30, %31 : index
    %33 = arith.remui %21, %tileRows : index
    %34 = arith.muli %33, %c1 : index
    %35 = arith.addi %32, %34 : index
    %36 = arith.remui %c5, %c1 : index
    %37 = arith.addi %35, %36 : index
    %38 = arith.addi %19, %c12 : index
    %39 = arith.addi %16, %38 : index
    %40 = arith.divui %39, %tileRows : index
    %41 = arith.divui %inputFeatures, %c12 : index
    %42 = arith.muli %40, %41 : index
    %43 = arith.divui %c5, %c12 : index
    %44 = arith.addi %42, %43 : index
    %45 = arith.muli %44, %c2 : index
    %46 = arith.remui %c5, %c12 : index
    %47 = arith.divui %46, %c1 : index
    %48 = arith.addi %45, %47 : index
    %49 = arith.muli %tileRows, %c1 : index
    %50 = arith.muli %48, %49 : index
    %51 = arith.remui %39, %tileRows : index
    %52 = arith.muli %51, %c1 : index
    %53 = arith.addi %50, %52 : index
    %54 = arith.remui %c5, %c1 : index
    %55 = arith.addi %53, %54 : index
    %56 = arith.addi %19, %c13 : index
    %57 = arith.addi %16, %56 : index
    %58 = arith.divui %57, %tileRows : index
    %59 = arith.divui %inputFeatures, %c12 : index
    %60 = arith.muli %58, %59 : index
    %61 = arith.divui %c5, %c12 : index
    %62 = arith.addi %60, %61 : index
    %63 = arith.muli %62, %c2 : index
    %64 = arith.remui %c5, %c12 : index
    %65 = arith.divui %64, %c1 : index
    %66 = arith.addi %63, %65 : index
    %67 = arith.muli %tileRows, %c1 : index
    %68 = arith.muli %66, %67 : index
    %69 = arith.remui %57, %tileRows : index
    %70 = arith.muli %69, %c1 : index
    %71 = arith.addi %68, %70 : index
    %72 = arith.remui %c5, %c1 : index
    %73 = arith.addi %71, %72 : index
    %74 = arith.addi %19, %c14 : index
    %75 = arith.addi %16, %74 : index
    %76 = arith.divui %75, %tileRows : index
    %77 = arith.divui %inputFeatures, %c12 : index
    %78 = arith.muli %76, %77 : index
    %79 = arith.divui %c5, %c12 : index
    %80 = arith.addi %78, %79 : index
    %81 = arith.muli %80, %c2 : index
    %82 = arith.remui %c5, %c12 : index
    %83 = arith.divui %82, %c1 : index
    %84 = arith.addi %81, %83 : index
    %85 = arith.muli %tileRows, %c1 : index
    %86 = arith.muli %84, %85 : index
    %87 = arith.remui %75, %tileRows : index
    %88 = arith.muli %87, %c1 : index
    %89 = arith.addi %86, %88 : index
    %90 = arith.remui %c5, %c1 : index
    %91 = arith.addi %89, %90 : index
    %92 = wave.wave
    %93 = arith.divui %inputFeatures, %c13 : index
    %94 = arith.muli %92, %stepsPerWave : index
    %95 = arith.minsi %94, %93 : index
    %96 = arith.addi %95, %stepsPerWave : index
    %97 = arith.minsi %96, %93 : index
    %98 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %99 = arith.subi %97, %95 : index
    %100 = arith.divui %99, %c2 : index
    %101 = arith.muli %100, %c2 : index
    %102 = arith.addi %95, %101 : index
    %103 = arith.addi %95, %stepsPerWave : index
    %104 = arith.select %98, %103, %102 : index
    %114:8 = scf.for %105 = %95 to %104 step %c2 iter_args(%106 = %c15, %107 = %c15, %108 = %c15, %109 = %c15, %110 = %c15, %111 = %c15, %112 = %c15, %113 = %c15) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %115 = wave.lane
      %116 = arith.addi %105, %c5 : index
      %117 = arith.remui %115, %c12 : index
      %118 = arith.addi %11, %c4 : index
      %119 = arith.muli %116, %c8 : index
      %120 = arith.addi %118, %119 : index
      %121 = arith.muli %117, %c18 : index
      %122 = arith.addi %120, %121 : index
      %123 = vector.load %w[%122] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %124 = vector.bitcast %123 : vector<4xi8> to vector<2xf16>
      %125 = vector.extract %124[0] : f16 from vector<2xf16>
      %126 = vector.broadcast %125 : f16 to vector<16xf16>
      %127 = vector.extract %124[1] : f16 from vector<2xf16>
      %128 = vector.broadcast %127 : f16 to vector<16xf16>
      %129 = arith.addi %11, %c4 : index
      %130 = arith.muli %inputFeatures, %c2 : index
      %131 = arith.addi %130, %c3 : index
      %132 = arith.divui %131, %c4 : index
      %133 = arith.muli %132, %c4 : index
      %134 = arith.addi %129, %133 : index
      %135 = arith.muli %116, %c19 : index
      %136 = arith.addi %134, %135 : index
      %137 = arith.muli %117, %c12 : index
      %138 = arith.addi %136, %137 : index
      %139 = vector.load %w[%138] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %140 = vector.bitcast %139 : vector<16xi8> to vector<4xi32>
      %141 = arith.shrui %140, %c20 : vector<4xi32>
      %142 = arith.andi %141, %c21 : vector<4xi32>
      %143 = arith.ori %142, %c22 : vector<4xi32>
      %144 = vector.bitcast %143 : vector<4xi32> to vector<8xf16>
      %145 = arith.shrui %140, %c23 : vector<4xi32>
      %146 = arith.andi %145, %c21 : vector<4xi32>
      %147 = arith.ori %146, %c22 : vector<4xi32>
      %148 = vector.bitcast %147 : vector<4xi32> to vector<8xf16>
      %149 = arith.shrui %140, %c24 : vector<4xi32>
      %150 = arith.andi %149, %c21 : vector<4xi32>
      %151 = arith.ori %150, %c22 : vector<4xi32>
      %152 = vector.bitcast %151 : vector<4xi32> to vector<8xf16>
      %153 = arith.shrui %140, %c25 : vector<4xi32>
      %154 = arith.andi %153, %c21 : vector<4xi32>
      %155 = arith.ori %154, %c22 : vector<4xi32>
      %156 = vector.bitcast %155 : vector<4xi32> to vector<8xf16>
      %157 = vector.shuffle %144, %148 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %158 = vector.shuffle %152, %156 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %159 = vector.shuffle %157, %158 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %160 = arith.subf %159, %c26 : vector<32xf16>
      %161 = vector.shuffle %160, %160 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %162 = vector.shuffle %160, %160 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %163 = math.fma %161, %126, %128 : vector<16xf16>
      %164 = math.fma %162, %126, %128 : vector<16xf16>
      %165 = arith.addi %105, %c6 : index
      %166 = arith.remui %115, %c12 : index
      %167 = arith.addi %11, %c4 : index
      %168 = arith.muli %165, %c8 : index
      %169 = arith.addi %167, %168 : index
      %170 = arith.muli %166, %c18 : index
      %171 = arith.addi %169, %170 : index
      %172 = vector.load %w[%171] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %173 = vector.bitcast %172 : vector<4xi8> to vector<2xf16>
      %174 = vector.extract %173[0] : f16 from vector<2xf16>
      %175 = vector.broadcast %174 : f16 to vector<16xf16>
      %176 = vector.extract %173[1] : f16 from vector<2xf16>
      %177 = vector.broadcast %176 : f16 to vector<16xf16>
      %178 = arith.addi %11, %c4 : index
      %179 = arith.muli %inputFeatures, %c2 : index
      %180 = arith.addi %179, %c3 : index
      %181 = arith.divui %180, %c4 : index
      %182 = arith.muli %181, %c4 : index
      %183 = arith.addi %178, %182 : index
      %184 = arith.muli %165, %c19 : index
      %185 = arith.addi %183, %184 : index
      %186 = arith.muli %166, %c12 : index
      %187 = arith.addi %185, %186 : index
      %188 = vector.load %w[%187] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %189 = vector.bitcast %188 : vector<16xi8> to vector<4xi32>
      %190 = arith.shrui %189, %c20 : vector<4xi32>
      %191 = arith.andi %190, %c21 : vector<4xi32>
      %192 = arith.ori %191, %c22 : vector<4xi32>
      %193 = vector.bitcast %192 : vector<4xi32> to vector<8xf16>
      %194 = arith.shrui %189, %c23 : vector<4xi32>
      %195 = arith.andi %194, %c21 : vector<4xi32>
      %196 = arith.ori %195, %c22 : vector<4xi32>
      %197 = vector.bitcast %196 : vector<4xi32> to vector<8xf16>
      %198 = arith.shrui %189, %c24 : vector<4xi32>
      %199 = arith.andi %198, %c21 : vector<4xi32>
      %200 = arith.ori %199, %c22 : vector<4xi32>
      %201 = vector.bitcast %200 : vector<4xi32> to vector<8xf16>
      %202 = arith.shrui %189, %c25 : vector<4xi32>
      %203 = arith.andi %202, %c21 : vector<4xi32>
      %204 = arith.ori %203, %c22 : vector<4xi32>
      %205 = vector.bitcast %204 : vector<4xi32> to vector<8xf16>
      %206 = vector.shuffle %193, %197 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %207 = vector.shuffle %201, %205 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %208 = vector.shuffle %206, %207 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %209 = arith.subf %208, %c26 : vector<32xf16>
      %210 = vector.shuffle %209, %209 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %211 = vector.shuffle %209, %209 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %212 = math.fma %210, %175, %177 : vector<16xf16>
      %213 = math.fma %211, %175, %177 : vector<16xf16>
      %214 = arith.addi %105, %c5 : index
      %215 = arith.remui %115, %c12 : index
      %216 = arith.addi %13, %c4 : index
      %217 = arith.muli %214, %c8 : index
      %218 = arith.addi %216, %217 : index
      %219 = arith.muli %215, %c18 : index
      %220 = arith.addi %218, %219 : index
      %221 = vector.load %w[%220] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %222 = vector.bitcast %221 : vector<4xi8> to vector<2xf16>
      %223 = vector.extract %222[0] : f16 from vector<2xf16>
      %224 = vector.broadcast %223 : f16 to vector<16xf16>
      %225 = vector.extract %222[1] : f16 from vector<2xf16>
      %226 = vector.broadcast %225 : f16 to vector<16xf16>
      %227 = arith.addi %13, %c4 : index
      %228 = arith.muli %inputFeatures, %c2 : index
      %229 = arith.addi %228, %c3 : index
      %230 = arith.divui %229, %c4 : index
      %231 = arith.muli %230, %c4 : index
      %232 = arith.addi %227, %231 : index
      %233 = arith.muli %214, %c19 : index
      %234 = arith.addi %232, %233 : index
      %235 = arith.muli %215, %c12 : index
      %236 = arith.addi %234, %235 : index
      %237 = vector.load %w[%236] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %238 = vector.bitcast %237 : vector<16xi8> to vector<4xi32>
      %239 = arith.shrui %238, %c20 : vector<4xi32>
      %240 = arith.andi %239, %c21 : vector<4xi32>
      %241 = arith.ori %240, %c22 : vector<4xi32>
      %242 = vector.bitcast %241 : vector<4xi32> to vector<8xf16>
      %243 = arith.shrui %238, %c23 : vector<4xi32>
      %244 = arith.andi %243, %c21 : vector<4xi32>
      %245 = arith.ori %244, %c22 : vector<4xi32>
      %246 = vector.bitcast %245 : vector<4xi32> to vector<8xf16>
      %247 = arith.shrui %238, %c24 : vector<4xi32>
      %248 = arith.andi %247, %c21 : vector<4xi32>
      %249 = arith.ori %248, %c22 : vector<4xi32>
      %250 = vector.bitcast %249 : vector<4xi32> to vector<8xf16>
      %251 = arith.shrui %238, %c25 : vector<4xi32>
      %252 = arith.andi %251, %c21 : vector<4xi32>
      %253 = arith.ori %252, %c22 : vector<4xi32>
      %254 = vector.bitcast %253 : vector<4xi32> to vector<8xf16>
      %255 = vector.shuffle %242, %246 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %256 = vector.shuffle %250, %254 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %257 = vector.shuffle %255, %256 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %258 = arith.subf %257, %c26 : vector<32xf16>
      %259 = vector.shuffle %258, %258 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %260 = vector.shuffle %258, %258 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %261 = math.fma %259, %224, %226 : vector<16xf16>
      %262 = math.fma %260, %224, %226 : vector<16xf16>
      %263 = arith.addi %105, %c6 : index
      %264 = arith.remui %115, %c12 : index
      %265 = arith.addi %13, %c4 : index
      %266 = arith.muli %263, %c8 : index
      %267 = arith.addi %265, %266 : index
      %268 = arith.muli %264, %c18 : index
      %269 = arith.addi %267, %268 : index
      %270 = vector.load %w[%269] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %271 = vector.bitcast %270 : vector<4xi8> to vector<2xf16>
      %272 = vector.extract %271[0] : f16 from vector<2xf16>
      %273 = vector.broadcast %272 : f16 to vector<16xf16>
      %274 = vector.extract %271[1] : f16 from vector<2xf16>
      %275 = vector.broadcast %274 : f16 to vector<16xf16>
      %276 = arith.addi %13, %c4 : index
      %277 = arith.muli %inputFeatures, %c2 : index
      %278 = arith.addi %277, %c3 : index
      %279 = arith.divui %278, %c4 : index
      %280 = arith.muli %279, %c4 : index
      %281 = arith.addi %276, %280 : index
      %282 = arith.muli %263, %c19 : index
      %283 = arith.addi %281, %282 : index
      %284 = arith.muli %264, %c12 : index
      %285 = arith.addi %283, %284 : index
      %286 = vector.load %w[%285] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %287 = vector.bitcast %286 : vector<16xi8> to vector<4xi32>
      %288 = arith.shrui %287, %c20 : vector<4xi32>
      %289 = arith.andi %288, %c21 : vector<4xi32>
      %290 = arith.ori %289, %c22 : vector<4xi32>
      %291 = vector.bitcast %290 : vector<4xi32> to vector<8xf16>
      %292 = arith.shrui %287, %c23 : vector<4xi32>
      %293 = arith.andi %292, %c21 : vector<4xi32>
      %294 = arith.ori %293, %c22 : vector<4xi32>
      %295 = vector.bitcast %294 : vector<4xi32> to vector<8xf16>
      %296 = arith.shrui %287, %c24 : vector<4xi32>
      %297 = arith.andi %296, %c21 : vector<4xi32>
      %298 = arith.ori %297, %c22 : vector<4xi32>
      %299 = vector.bitcast %298 : vector<4xi32> to vector<8xf16>
      %300 = arith.shrui %287, %c25 : vector<4xi32>
      %301 = arith.andi %300, %c21 : vector<4xi32>
      %302 = arith.ori %301, %c22 : vector<4xi32>
      %303 = vector.bitcast %302 : vector<4xi32> to vector<8xf16>
      %304 = vector.shuffle %291, %295 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %305 = vector.shuffle %299, %303 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %306 = vector.shuffle %304, %305 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %307 = arith.subf %306, %c26 : vector<32xf16>
      %308 = vector.shuffle %307, %307 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %309 = vector.shuffle %307, %307 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %310 = math.fma %308, %273, %275 : vector<16xf16>
      %311 = math.fma %309, %273, %275 : vector<16xf16>
      %312 = arith.muli %105, %c2 : index
      %313 = arith.addi %312, %c5 : index
      %314 = arith.muli %tileRows, %c12 : index
      %315 = arith.muli %313, %314 : index
      %316 = arith.addi %37, %315 : index
      %317 = vector.load %x[%316] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %318 = arith.muli %tileRows, %c1 : index
      %319 = arith.addi %316, %318 : index
      %320 = vector.load %x[%319] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %321 = vector.shuffle %317, %320 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %322 = wave.mma %321, %163, %106 : vector<16xf16>, vector<8xf32>
      %323 = wave.mma %321, %261, %107 : vector<16xf16>, vector<8xf32>
      %324 = arith.muli %105, %c2 : index
      %325 = arith.addi %324, %c5 : index
      %326 = arith.muli %tileRows, %c12 : index
      %327 = arith.muli %325, %326 : index
      %328 = arith.addi %55, %327 : index
      %329 = vector.load %x[%328] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %330 = arith.muli %tileRows, %c1 : index
      %331 = arith.addi %328, %330 : index
      %332 = vector.load %x[%331] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %333 = vector.shuffle %329, %332 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %334 = wave.mma %333, %163, %108 : vector<16xf16>, vector<8xf32>
      %335 = wave.mma %333, %261, %109 : vector<16xf16>, vector<8xf32>
      %336 = arith.muli %105, %c2 : index
      %337 = arith.addi %336, %c5 : index
      %338 = arith.muli %tileRows, %c12 : index
      %339 = arith.muli %337, %338 : index
      %340 = arith.addi %73, %339 : index
      %341 = vector.load %x[%340] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %342 = arith.muli %tileRows, %c1 : index
      %343 = arith.addi %340, %342 : index
      %344 = vector.load %x[%343] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %345 = vector.shuffle %341, %344 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %346 = wave.mma %345, %163, %110 : vector<16xf16>, vector<8xf32>
      %347 = wave.mma %345, %261, %111 : vector<16xf16>, vector<8xf32>
      %348 = arith.muli %105, %c2 : index
      %349 = arith.addi %348, %c5 : index
      %350 = arith.muli %tileRows, %c12 : index
      %351 = arith.muli %349, %350 : index
      %352 = arith.addi %91, %351 : index
      %353 = vector.load %x[%352] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %354 = arith.muli %tileRows, %c1 : index
      %355 = arith.addi %352, %354 : index
      %356 = vector.load %x[%355] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %357 = vector.shuffle %353, %356 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %358 = wave.mma %357, %163, %112 : vector<16xf16>, vector<8xf32>
      %359 = wave.mma %357, %261, %113 : vector<16xf16>, vector<8xf32>
      %360 = arith.muli %105, %c2 : index
      %361 = arith.addi %360, %c6 : index
      %362 = arith.muli %tileRows, %c12 : index
      %363 = arith.muli %361, %362 : index
      %364 = arith.addi %37, %363 : index
      %365 = vector.load %x[%364] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %366 = arith.muli %tileRows, %c1 : index
      %367 = arith.addi %364, %366 : index
      %368 = vector.load %x[%367] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %369 = vector.shuffle %365, %368 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %370 = wave.mma %369, %164, %322 : vector<16xf16>, vector<8xf32>
      %371 = wave.mma %369, %262, %323 : vector<16xf16>, vector<8xf32>
      %372 = arith.muli %105, %c2 : index
      %373 = arith.addi %372, %c6 : index
      %374 = arith.muli %tileRows, %c12 : index
      %375 = arith.muli %373, %374 : index
      %376 = arith.addi %55, %375 : index
      %377 = vector.load %x[%376] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %378 = arith.muli %tileRows, %c1 : index
      %379 = arith.addi %376, %378 : index
      %380 = vector.load %x[%379] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %381 = vector.shuffle %377, %380 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %382 = wave.mma %381, %164, %334 : vector<16xf16>, vector<8xf32>
      %383 = wave.mma %381, %262, %335 : vector<16xf16>, vector<8xf32>
      %384 = arith.muli %105, %c2 : index
      %385 = arith.addi %384, %c6 : index
      %386 = arith.muli %tileRows, %c12 : index
      %387 = arith.muli %385, %386 : index
      %388 = arith.addi %73, %387 : index
      %389 = vector.load %x[%388] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %390 = arith.muli %tileRows, %c1 : index
      %391 = arith.addi %388, %390 : index
      %392 = vector.load %x[%391] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %393 = vector.shuffle %389, %392 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %394 = wave.mma %393, %164, %346 : vector<16xf16>, vector<8xf32>
      %395 = wave.mma %393, %262, %347 : vector<16xf16>, vector<8xf32>
      %396 = arith.muli %105, %c2 : index
      %397 = arith.addi %396, %c6 : index
      %398 = arith.muli %tileRows, %c12 : index
      %399 = arith.muli %397, %398 : index
      %400 = arith.addi %91, %399 : index
      %401 = vector.load %x[%400] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %402 = arith.muli %tileRows, %c1 : index
      %403 = arith.addi %400, %402 : index
      %404 = vector.load %x[%403] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %405 = vector.shuffle %401, %404 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %406 = wave.mma %405, %164, %358 : vector<16xf16>, vector<8xf32>
      %407 = wave.mma %405, %262, %359 : vector<16xf16>, vector<8xf32>
      %408 = arith.muli %105, %c2 : index
      %409 = arith.addi %408, %c2 : index
      %410 = arith.muli %tileRows, %c12 : index
      %411 = arith.muli %409, %410 : index
      %412 = arith.addi %37, %411 : index
      %413 = vector.load %x[%412] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %414 = arith.muli %tileRows, %c1 : index
      %415 = arith.addi %412, %414 : index
      %416 = vector.load %x[%415] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %417 = vector.shuffle %413, %416 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %418 = wave.mma %417, %212, %370 : vector<16xf16>, vector<8xf32>
      %419 = wave.mma %417, %310, %371 : vector<16xf16>, vector<8xf32>
      %420 = arith.muli %105, %c2 : index
      %421 = arith.addi %420, %c2 : index
      %422 = arith.muli %tileRows, %c12 : index
      %423 = arith.muli %421, %422 : index
      %424 = arith.addi %55, %423 : index
      %425 = vector.load %x[%424] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %426 = arith.muli %tileRows, %c1 : index
      %427 = arith.addi %424, %426 : index
      %428 = vector.load %x[%427] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %429 = vector.shuffle %425, %428 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %430 = wave.mma %429, %212, %382 : vector<16xf16>, vector<8xf32>
      %431 = wave.mma %429, %310, %383 : vector<16xf16>, vector<8xf32>
      %432 = arith.muli %105, %c2 : index
      %433 = arith.addi %432, %c2 : index
      %434 = arith.muli %tileRows, %c12 : index
      %435 = arith.muli %433, %434 : index
      %436 = arith.addi %73, %435 : index
      %437 = vector.load %x[%436] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %438 = arith.muli %tileRows, %c1 : index
      %439 = arith.addi %436, %438 : index
      %440 = vector.load %x[%439] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %441 = vector.shuffle %437, %440 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %442 = wave.mma %441, %212, %394 : vector<16xf16>, vector<8xf32>
      %443 = wave.mma %441, %310, %395 : vector<16xf16>, vector<8xf32>
      %444 = arith.muli %105, %c2 : index
      %445 = arith.addi %444, %c2 : index
      %446 = arith.muli %tileRows, %c12 : index
      %447 = arith.muli %445, %446 : index
      %448 = arith.addi %91, %447 : index
      %449 = vector.load %x[%448] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %450 = arith.muli %tileRows, %c1 : index
      %451 = arith.addi %448, %450 : index
      %452 = vector.load %x[%451] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %453 = vector.shuffle %449, %452 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %454 = wave.mma %453, %212, %406 : vector<16xf16>, vector<8xf32>
      %455 = wave.mma %453, %310, %407 : vector<16xf16>, vector<8xf32>
      %456 = arith.muli %105, %c2 : index
      %457 = arith.addi %456, %c27 : index
      %458 = arith.muli %tileRows, %c12 : index
      %459 = arith.muli %457, %458 : index
      %460 = arith.addi %37, %459 : index
      %461 = vector.load %x[%460] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %462 = arith.muli %tileRows, %c1 : index
      %463 = arith.addi %460, %462 : index
      %464 = vector.load %x[%463] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %465 = vector.shuffle %461, %464 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %466 = wave.mma %465, %213, %418 : vector<16xf16>, vector<8xf32>
      %467 = wave.mma %465, %311, %419 : vector<16xf16>, vector<8xf32>
      %468 = arith.muli %105, %c2 : index
      %469 = arith.addi %468, %c27 : index
      %470 = arith.muli %tileRows, %c12 : index
      %471 = arith.muli %469, %470 : index
      %472 = arith.addi %55, %471 : index
      %473 = vector.load %x[%472] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %474 = arith.muli %tileRows, %c1 : index
      %475 = arith.addi %472, %474 : index
      %476 = vector.load %x[%475] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %477 = vector.shuffle %473, %476 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %478 = wave.mma %477, %213, %430 : vector<16xf16>, vector<8xf32>
      %479 = wave.mma %477, %311, %431 : vector<16xf16>, vector<8xf32>
      %480 = arith.muli %105, %c2 : index
      %481 = arith.addi %480, %c27 : index
      %482 = arith.muli %tileRows, %c12 : index
      %483 = arith.muli %481, %482 : index
      %484 = arith.addi %73, %483 : index
      %485 = vector.load %x[%484] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %486 = arith.muli %tileRows, %c1 : index
      %487 = arith.addi %484, %486 : index
      %488 = vector.load %x[%487] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %489 = vector.shuffle %485, %488 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %490 = wave.mma %489, %213, %442 : vector<16xf16>, vector<8xf32>
      %491 = wave.mma %489, %311, %443 : vector<16xf16>, vector<8xf32>
      %492 = arith.muli %105, %c2 : index
      %493 = arith.addi %492, %c27 : index
      %494 = arith.muli %tileRows, %c12 : index
      %495 = arith.muli %493, %494 : index
      %496 = arith.addi %91, %495 : index
      %497 = vector.load %x[%496] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %498 = arith.muli %tileRows, %c1 : index
      %499 = arith.addi %496, %498 : index
      %500 = vector.load %x[%499] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %501 = vector.shuffle %497, %500 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %502 = wave.mma %501, %213, %454 : vector<16xf16>, vector<8xf32>
      %503 = wave.mma %501, %311, %455 : vector<16xf16>, vector<8xf32>
      scf.yield %466, %467, %478, %479, %490, %491, %502, %503 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %504 = arith.select %98, %104, %97 : index
    %514:8 = scf.for %505 = %104 to %504 step %c6 iter_args(%506 = %114#0, %507 = %114#1, %508 = %114#2, %509 = %114#3, %510 = %114#4, %511 = %114#5, %512 = %114#6, %513 = %114#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %515 = wave.lane
      %516 = arith.addi %505, %c5 : index
      %517 = arith.remui %515, %c12 : index
      %518 = arith.addi %11, %c4 : index
      %519 = arith.muli %516, %c8 : index
      %520 = arith.addi %518, %519 : index
      %521 = arith.muli %517, %c18 : index
      %522 = arith.addi %520, %521 : index
      %523 = vector.load %w[%522] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %524 = vector.bitcast %523 : vector<4xi8> to vector<2xf16>
      %525 = vector.extract %524[0] : f16 from vector<2xf16>
      %526 = vector.broadcast %525 : f16 to vector<16xf16>
      %527 = vector.extract %524[1] : f16 from vector<2xf16>
      %528 = vector.broadcast %527 : f16 to vector<16xf16>
      %529 = arith.addi %11, %c4 : index
      %530 = arith.muli %inputFeatures, %c2 : index
      %531 = arith.addi %530, %c3 : index
      %532 = arith.divui %531, %c4 : index
      %533 = arith.muli %532, %c4 : index
      %534 = arith.addi %529, %533 : index
      %535 = arith.muli %516, %c19 : index
      %536 = arith.addi %534, %535 : index
      %537 = arith.muli %517, %c12 : index
      %538 = arith.addi %536, %537 : index
      %539 = vector.load %w[%538] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %540 = vector.bitcast %539 : vector<16xi8> to vector<4xi32>
      %541 = arith.shrui %540, %c20 : vector<4xi32>
      %542 = arith.andi %541, %c21 : vector<4xi32>
      %543 = arith.ori %542, %c22 : vector<4xi32>
      %544 = vector.bitcast %543 : vector<4xi32> to vector<8xf16>
      %545 = arith.shrui %540, %c23 : vector<4xi32>
      %546 = arith.andi %545, %c21 : vector<4xi32>
      %547 = arith.ori %546, %c22 : vector<4xi32>
      %548 = vector.bitcast %547 : vector<4xi32> to vector<8xf16>
      %549 = arith.shrui %540, %c24 : vector<4xi32>
      %550 = arith.andi %549, %c21 : vector<4xi32>
      %551 = arith.ori %550, %c22 : vector<4xi32>
      %552 = vector.bitcast %551 : vector<4xi32> to vector<8xf16>
      %553 = arith.shrui %540, %c25 : vector<4xi32>
      %554 = arith.andi %553, %c21 : vector<4xi32>
      %555 = arith.ori %554, %c22 : vector<4xi32>
      %556 = vector.bitcast %555 : vector<4xi32> to vector<8xf16>
      %557 = vector.shuffle %544, %548 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %558 = vector.shuffle %552, %556 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %559 = vector.shuffle %557, %558 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %560 = arith.subf %559, %c26 : vector<32xf16>
      %561 = vector.shuffle %560, %560 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %562 = vector.shuffle %560, %560 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %563 = math.fma %561, %526, %528 : vector<16xf16>
      %564 = math.fma %562, %526, %528 : vector<16xf16>
      %565 = arith.addi %505, %c5 : index
      %566 = arith.remui %515, %c12 : index
      %567 = arith.addi %13, %c4 : index
      %568 = arith.muli %565, %c8 : index
      %569 = arith.addi %567, %568 : index
      %570 = arith.muli %566, %c18 : index
      %571 = arith.addi %569, %570 : index
      %572 = vector.load %w[%571] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %573 = vector.bitcast %572 : vector<4xi8> to vector<2xf16>
      %574 = vector.extract %573[0] : f16 from vector<2xf16>
      %575 = vector.broadcast %574 : f16 to vector<16xf16>
      %576 = vector.extract %573[1] : f16 from vector<2xf16>
      %577 = vector.broadcast %576 : f16 to vector<16xf16>
      %578 = arith.addi %13, %c4 : index
      %579 = arith.muli %inputFeatures, %c2 : index
      %580 = arith.addi %579, %c3 : index
      %581 = arith.divui %580, %c4 : index
      %582 = arith.muli %581, %c4 : index
      %583 = arith.addi %578, %582 : index
      %584 = arith.muli %565, %c19 : index
      %585 = arith.addi %583, %584 : index
      %586 = arith.muli %566, %c12 : index
      %587 = arith.addi %585, %586 : index
      %588 = vector.load %w[%587] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %589 = vector.bitcast %588 : vector<16xi8> to vector<4xi32>
      %590 = arith.shrui %589, %c20 : vector<4xi32>
      %591 = arith.andi %590, %c21 : vector<4xi32>
      %592 = arith.ori %591, %c22 : vector<4xi32>
      %593 = vector.bitcast %592 : vector<4xi32> to vector<8xf16>
      %594 = arith.shrui %589, %c23 : vector<4xi32>
      %595 = arith.andi %594, %c21 : vector<4xi32>
      %596 = arith.ori %595, %c22 : vector<4xi32>
      %597 = vector.bitcast %596 : vector<4xi32> to vector<8xf16>
      %598 = arith.shrui %589, %c24 : vector<4xi32>
      %599 = arith.andi %598, %c21 : vector<4xi32>
      %600 = arith.ori %599, %c22 : vector<4xi32>
      %601 = vector.bitcast %600 : vector<4xi32> to vector<8xf16>
      %602 = arith.shrui %589, %c25 : vector<4xi32>
      %603 = arith.andi %602, %c21 : vector<4xi32>
      %604 = arith.ori %603, %c22 : vector<4xi32>
      %605 = vector.bitcast %604 : vector<4xi32> to vector<8xf16>
      %606 = vector.shuffle %593, %597 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %607 = vector.shuffle %601, %605 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %608 = vector.shuffle %606, %607 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %609 = arith.subf %608, %c26 : vector<32xf16>
      %610 = vector.shuffle %609, %609 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %611 = vector.shuffle %609, %609 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %612 = math.fma %610, %575, %577 : vector<16xf16>
      %613 = math.fma %611, %575, %577 : vector<16xf16>
      %614 = arith.muli %505, %c2 : index
      %615 = arith.addi %614, %c5 : index
      %616 = arith.muli %tileRows, %c12 : index
      %617 = arith.muli %615, %616 : index
      %618 = arith.addi %37, %617 : index
      %619 = vector.load %x[%618] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %620 = arith.muli %tileRows, %c1 : index
      %621 = arith.addi %618, %620 : index
      %622 = vector.load %x[%621] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %623 = vector.shuffle %619, %622 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %624 = wave.mma %623, %563, %506 : vector<16xf16>, vector<8xf32>
      %625 = wave.mma %623, %612, %507 : vector<16xf16>, vector<8xf32>
      %626 = arith.muli %505, %c2 : index
      %627 = arith.addi %626, %c5 : index
      %628 = arith.muli %tileRows, %c12 : index
      %629 = arith.muli %627, %628 : index
      %630 = arith.addi %55, %629 : index
      %631 = vector.load %x[%630] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %632 = arith.muli %tileRows, %c1 : index
      %633 = arith.addi %630, %632 : index
      %634 = vector.load %x[%633] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %635 = vector.shuffle %631, %634 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %636 = wave.mma %635, %563, %508 : vector<16xf16>, vector<8xf32>
      %637 = wave.mma %635, %612, %509 : vector<16xf16>, vector<8xf32>
      %638 = arith.muli %505, %c2 : index
      %639 = arith.addi %638, %c5 : index
      %640 = arith.muli %tileRows, %c12 : index
      %641 = arith.muli %639, %640 : index
      %642 = arith.addi %73, %641 : index
      %643 = vector.load %x[%642] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %644 = arith.muli %tileRows, %c1 : index
      %645 = arith.addi %642, %644 : index
      %646 = vector.load %x[%645] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %647 = vector.shuffle %643, %646 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %648 = wave.mma %647, %563, %510 : vector<16xf16>, vector<8xf32>
      %649 = wave.mma %647, %612, %511 : vector<16xf16>, vector<8xf32>
      %650 = arith.muli %505, %c2 : index
      %651 = arith.addi %650, %c5 : index
      %652 = arith.muli %tileRows, %c12 : index
      %653 = arith.muli %651, %652 : index
      %654 = arith.addi %91, %653 : index
      %655 = vector.load %x[%654] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %656 = arith.muli %tileRows, %c1 : index
      %657 = arith.addi %654, %656 : index
      %658 = vector.load %x[%657] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %659 = vector.shuffle %655, %658 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %660 = wave.mma %659, %563, %512 : vector<16xf16>, vector<8xf32>
      %661 = wave.mma %659, %612, %513 : vector<16xf16>, vector<8xf32>
      %662 = arith.muli %505, %c2 : index
      %663 = arith.addi %662, %c6 : index
      %664 = arith.muli %tileRows, %c12 : index
      %665 = arith.muli %663, %664 : index
      %666 = arith.addi %37, %665 : index
      %667 = vector.load %x[%666] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %668 = arith.muli %tileRows, %c1 : index
      %669 = arith.addi %666, %668 : index
      %670 = vector.load %x[%669] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %671 = vector.shuffle %667, %670 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %672 = wave.mma %671, %564, %624 : vector<16xf16>, vector<8xf32>
      %673 = wave.mma %671, %613, %625 : vector<16xf16>, vector<8xf32>
      %674 = arith.muli %505, %c2 : index
      %675 = arith.addi %674, %c6 : index
      %676 = arith.muli %tileRows, %c12 : index
      %677 = arith.muli %675, %676 : index
      %678 = arith.addi %55, %677 : index
      %679 = vector.load %x[%678] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %680 = arith.muli %tileRows, %c1 : index
      %681 = arith.addi %678, %680 : index
      %682 = vector.load %x[%681] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %683 = vector.shuffle %679, %682 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %684 = wave.mma %683, %564, %636 : vector<16xf16>, vector<8xf32>
      %685 = wave.mma %683, %613, %637 : vector<16xf16>, vector<8xf32>
      %686 = arith.muli %505, %c2 : index
      %687 = arith.addi %686, %c6 : index
      %688 = arith.muli %tileRows, %c12 : index
      %689 = arith.muli %687, %688 : index
      %690 = arith.addi %73, %689 : index
      %691 = vector.load %x[%690] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %692 = arith.muli %tileRows, %c1 : index
      %693 = arith.addi %690, %692 : index
      %694 = vector.load %x[%693] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %695 = vector.shuffle %691, %694 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %696 = wave.mma %695, %564, %648 : vector<16xf16>, vector<8xf32>
      %697 = wave.mma %695, %613, %649 : vector<16xf16>, vector<8xf32>
      %698 = arith.muli %505, %c2 : index
      %699 = arith.addi %698, %c6 : index
      %700 = arith.muli %tileRows, %c12 : index
      %701 = arith.muli %699, %700 : index
      %702 = arith.addi %91, %701 : index
      %703 = vector.load %x[%702] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %704 = arith.muli %tileRows, %c1 : index
      %705 = arith.addi %702, %704 : index
      %706 = vector.load %x[%705] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %707 = vector.shuffle %703, %706 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %708 = wave.mma %707, %564, %660 : vector<16xf16>, vector<8xf32>
      %709 = wave.mma %707, %613, %661 : vector<16xf16>, vector<8xf32>
      scf.yield %672, %673, %684, %685, %696, %697, %708, %709 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %710 = wave.lane
    %711 = vector.extract %514#0[0] : f32 from vector<8xf32>
    %712 = vector.extract %514#1[0] : f32 from vector<8xf32>
    %713 = wave.lane
    %714 = arith.addi %16, %c5 : index
    %715 = arith.muli %c5, %c2 : index
    %716 = arith.addi %714, %715 : index
    %717 = arith.divui %713, %c12 : index
    %718 = arith.addi %716, %717 : index
    %719 = arith.cmpi slt, %718, %15 : index
    scf.if %719 {
      %720 = arith.cmpi eq, %hasFactors, %c6 : index
      %721 = arith.muli %718, %c2 : index
      %722 = memref.load %factors[%721] : memref<?xf32>
      %723 = arith.mulf %722, %operandScale : f32
      %724 = arith.select %720, %723, %operandScale : f32
      %725 = arith.remui %713, %c12 : index
      %726 = arith.muli %725, %c18 : index
      %727 = arith.addi %11, %726 : index
      %728 = vector.load %w[%727] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %729 = vector.bitcast %728 : vector<4xi8> to vector<1xf32>
      %730 = vector.extract %729[0] : f32 from vector<1xf32>
      %731 = arith.mulf %730, %724 : f32
      %732 = arith.mulf %711, %731 : f32
      %733 = arith.remui %713, %c12 : index
      %734 = arith.muli %733, %c18 : index
      %735 = arith.addi %13, %734 : index
      %736 = vector.load %w[%735] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %737 = vector.bitcast %736 : vector<4xi8> to vector<1xf32>
      %738 = vector.extract %737[0] : f32 from vector<1xf32>
      %739 = arith.mulf %738, %724 : f32
      %740 = arith.mulf %712, %739 : f32
      %741 = arith.addi %11, %c8 : index
      %742 = vector.load %w[%741] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %743 = vector.bitcast %742 : vector<4xi8> to vector<1xf32>
      %744 = vector.extract %743[0] : f32 from vector<1xf32>
      %745 = arith.muli %718, %c2 : index
      %746 = arith.addi %745, %c6 : index
      %747 = memref.load %factors[%746] : memref<?xf32>
      %748 = arith.mulf %747, %744 : f32
      %749 = arith.bitcast %748 : f32 to i32
      %750 = arith.shrui %749, %c30 : i32
      %751 = arith.maxsi %750, %c31 : i32
      %752 = arith.subi %c32, %751 : i32
      %753 = arith.shli %752, %c30 : i32
      %754 = arith.subi %751, %c33 : i32
      %755 = arith.shli %754, %c30 : i32
      %756 = arith.bitcast %753 : i32 to f32
      %757 = arith.bitcast %755 : i32 to f32
      %758 = arith.cmpi eq, %0, %c5 : index
      %759 = wave.lane
      %760 = arith.remui %759, %c12 : index
      %761 = arith.cmpi eq, %760, %c5 : index
      %762 = arith.andi %758, %761 : i1
      scf.if %762 {
        %763 = arith.muli %718, %c2 : index
        memref.store %757, %out_factors[%763] : memref<?xf32>
      }
      %764 = arith.mulf %732, %c35 : f32
      %765 = wave.exp2 %764 : f32
      %766 = arith.addf %c34, %765 : f32
      %767 = arith.divf %732, %766 : f32
      %768 = arith.mulf %767, %740 : f32
      %769 = arith.mulf %768, %756 : f32
      %770 = arith.truncf %769 : f32 to f16
      %771 = arith.muli %0, %c12 : index
      %772 = wave.lane
      %773 = arith.remui %772, %c12 : index
      %774 = arith.addi %771, %773 : index
      %775 = arith.divui %718, %outTileRows : index
      %776 = arith.divui %outputFeatures, %c12 : index
      %777 = arith.muli %775, %776 : index
      %778 = arith.divui %774, %c12 : index
      %779 = arith.addi %777, %778 : index
      %780 = arith.muli %779, %c2 : index
      %781 = arith.remui %774, %c12 : index
      %782 = arith.divui %781, %c1 : index
      %783 = arith.addi %780, %782 : index
      %784 = arith.muli %outTileRows, %c1 : index
      %785 = arith.muli %783, %784 : index
      %786 = arith.remui %718, %outTileRows : index
      %787 = arith.muli %786, %c1 : index
      %788 = arith.addi %785, %787 : index
      %789 = arith.remui %774, %c1 : index
      %790 = arith.addi %788, %789 : index
      memref.store %770, %out[%790] : memref<?xf16>
    }
    %791 = vector.extract %514#0[1] : f32 from vector<8xf32>
    %792 = vector.extract %514#1[1] : f32 from vector<8xf32>
    %793 = wave.lane
    %794 = arith.addi %16, %c5 : index
    %795 = arith.muli %c6, %c2 : index
    %796 = arith.addi %794, %795 : index
    %797 = arith.divui %793, %c12 : index
    %798 = arith.addi %796, %797 : index
    %799 = arith.cmpi slt, %798, %15 : index
    scf.if %799 {
      %800 = arith.cmpi eq, %hasFactors, %c6 : index
      %801 = arith.muli %798, %c2 : index
      %802 = memref.load %factors[%801] : memref<?xf32>
      %803 = arith.mulf %802, %operandScale : f32
      %804 = arith.select %800, %803, %operandScale : f32
      %805 = arith.remui %793, %c12 : index
      %806 = arith.muli %805, %c18 : index
      %807 = arith.addi %11, %806 : index
      %808 = vector.load %w[%807] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %809 = vector.bitcast %808 : vector<4xi8> to vector<1xf32>
      %810 = vector.extract %809[0] : f32 from vector<1xf32>
      %811 = arith.mulf %810, %804 : f32
      %812 = arith.mulf %791, %811 : f32
      %813 = arith.remui %793, %c12 : index
      %814 = arith.muli %813, %c18 : index
      %815 = arith.addi %13, %814 : index
      %816 = vector.load %w[%815] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %817 = vector.bitcast %816 : vector<4xi8> to vector<1xf32>
      %818 = vector.extract %817[0] : f32 from vector<1xf32>
      %819 = arith.mulf %818, %804 : f32
      %820 = arith.mulf %792, %819 : f32
      %821 = arith.addi %11, %c8 : index
      %822 = vector.load %w[%821] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %823 = vector.bitcast %822 : vector<4xi8> to vector<1xf32>
      %824 = vector.extract %823[0] : f32 from vector<1xf32>
      %825 = arith.muli %798, %c2 : index
      %826 = arith.addi %825, %c6 : index
      %827 = memref.load %factors[%826] : memref<?xf32>
      %828 = arith.mulf %827, %824 : f32
      %829 = arith.bitcast %828 : f32 to i32
      %830 = arith.shrui %829, %c30 : i32
      %831 = arith.maxsi %830, %c31 : i32
      %832 = arith.subi %c32, %831 : i32
      %833 = arith.shli %832, %c30 : i32
      %834 = arith.subi %831, %c33 : i32
      %835 = arith.shli %834, %c30 : i32
      %836 = arith.bitcast %833 : i32 to f32
      %837 = arith.bitcast %835 : i32 to f32
      %838 = arith.cmpi eq, %0, %c5 : index
      %839 = wave.lane
      %840 = arith.remui %839, %c12 : index
      %841 = arith.cmpi eq, %840, %c5 : index
      %842 = arith.andi %838, %841 : i1
      scf.if %842 {
        %843 = arith.muli %798, %c2 : index
        memref.store %837, %out_factors[%843] : memref<?xf32>
      }
      %844 = arith.mulf %812, %c35 : f32
      %845 = wave.exp2 %844 : f32
      %846 = arith.addf %c34, %845 : f32
      %847 = arith.divf %812, %846 : f32
      %848 = arith.mulf %847, %820 : f32
      %849 = arith.mulf %848, %836 : f32
      %850 = arith.truncf %849 : f32 to f16
      %851 = arith.muli %0, %c12 : index
      %852 = wave.lane
      %853 = arith.remui %852, %c12 : index
      %854 = arith.addi %851, %853 : index
      %855 = arith.divui %798, %outTileRows : index
      %856 = arith.divui %outputFeatures, %c12 : index
      %857 = arith.muli %855, %856 : index
      %858 = arith.divui %854, %c12 : index
      %859 = arith.addi %857, %858 : index
      %860 = arith.muli %859, %c2 : index
      %861 = arith.remui %854, %c12 : index
      %862 = arith.divui %861, %c1 : index
      %863 = arith.addi %860, %862 : index
      %864 = arith.muli %outTileRows, %c1 : index
      %865 = arith.muli %863, %864 : index
      %866 = arith.remui %798, %outTileRows : index
      %867 = arith.muli %866, %c1 : index
      %868 = arith.addi %865, %867 : index
      %869 = arith.remui %854, %c1 : index
      %870 = arith.addi %868, %869 : index
      memref.store %850, %out[%870] : memref<?xf16>
    }
    %871 = vector.extract %514#0[2] : f32 from vector<8xf32>
    %872 = vector.extract %514#1[2] : f32 from vector<8xf32>
    %873 = wave.lane
    %874 = arith.addi %16, %c5 : index
    %875 = arith.muli %c2, %c2 : index
    %876 = arith.addi %874, %875 : index
    %877 = arith.divui %873, %c12 : index
    %878 = arith.addi %876, %877 : index
    %879 = arith.cmpi slt, %878, %15 : index
    scf.if %879 {
      %880 = arith.cmpi eq, %hasFactors, %c6 : index
      %881 = arith.muli %878, %c2 : index
      %882 = memref.load %factors[%881] : memref<?xf32>
      %883 = arith.mulf %882, %operandScale : f32
      %884 = arith.select %880, %883, %operandScale : f32
      %885 = arith.remui %873, %c12 : index
      %886 = arith.muli %885, %c18 : index
      %887 = arith.addi %11, %886 : index
      %888 = vector.load %w[%887] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %889 = vector.bitcast %888 : vector<4xi8> to vector<1xf32>
      %890 = vector.extract %889[0] : f32 from vector<1xf32>
      %891 = arith.mulf %890, %884 : f32
      %892 = arith.mulf %871, %891 : f32
      %893 = arith.remui %873, %c12 : index
      %894 = arith.muli %893, %c18 : index
      %895 = arith.addi %13, %894 : index
      %896 = vector.load %w[%895] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %897 = vector.bitcast %896 : vector<4xi8> to vector<1xf32>
      %898 = vector.extract %897[0] : f32 from vector<1xf32>
      %899 = arith.mulf %898, %884 : f32
      %900 = arith.mulf %872, %899 : f32
      %901 = arith.addi %11, %c8 : index
      %902 = vector.load %w[%901] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %903 = vector.bitcast %902 : vector<4xi8> to vector<1xf32>
      %904 = vector.extract %903[0] : f32 from vector<1xf32>
      %905 = arith.muli %878, %c2 : index
      %906 = arith.addi %905, %c6 : index
      %907 = memref.load %factors[%906] : memref<?xf32>
      %908 = arith.mulf %907, %904 : f32
      %909 = arith.bitcast %908 : f32 to i32
      %910 = arith.shrui %909, %c30 : i32
      %911 = arith.maxsi %910, %c31 : i32
      %912 = arith.subi %c32, %911 : i32
      %913 = arith.shli %912, %c30 : i32
      %914 = arith.subi %911, %c33 : i32
      %915 = arith.shli %914, %c30 : i32
      %916 = arith.bitcast %913 : i32 to f32
      %917 = arith.bitcast %915 : i32 to f32
      %918 = arith.cmpi eq, %0, %c5 : index
      %919 = wave.lane
      %920 = arith.remui %919, %c12 : index
      %921 = arith.cmpi eq, %920, %c5 : index
      %922 = arith.andi %918, %921 : i1
      scf.if %922 {
        %923 = arith.muli %878, %c2 : index
        memref.store %917, %out_factors[%923] : memref<?xf32>
      }
      %924 = arith.mulf %892, %c35 : f32
      %925 = wave.exp2 %924 : f32
      %926 = arith.addf %c34, %925 : f32
      %927 = arith.divf %892, %926 : f32
      %928 = arith.mulf %927, %900 : f32
      %929 = arith.mulf %928, %916 : f32
      %930 = arith.truncf %929 : f32 to f16
      %931 = arith.muli %0, %c12 : index
      %932 = wave.lane
      %933 = arith.remui %932, %c12 : index
      %934 = arith.addi %931, %933 : index
      %935 = arith.divui %878, %outTileRows : index
      %936 = arith.divui %outputFeatures, %c12 : index
      %937 = arith.muli %935, %936 : index
      %938 = arith.divui %934, %c12 : index
      %939 = arith.addi %937, %938 : index
      %940 = arith.muli %939, %c2 : index
      %941 = arith.remui %934, %c12 : index
      %942 = arith.divui %941, %c1 : index
      %943 = arith.addi %940, %942 : index
      %944 = arith.muli %outTileRows, %c1 : index
      %945 = arith.muli %943, %944 : index
      %946 = arith.remui %878, %outTileRows : index
      %947 = arith.muli %946, %c1 : index
      %948 = arith.addi %945, %947 : index
      %949 = arith.remui %934, %c1 : index
      %950 = arith.addi %948, %949 : index
      memref.store %930, %out[%950] : memref<?xf16>
    }
    %951 = vector.extract %514#0[3] : f32 from vector<8xf32>
    %952 = vector.extract %514#1[3] : f32 from vector<8xf32>
    %953 = wave.lane
    %954 = arith.addi %16, %c5 : index
    %955 = arith.muli %c27, %c2 : index
    %956 = arith.addi %954, %955 : index
    %957 = arith.divui %953, %c12 : index
    %958 = arith.addi %956, %957 : index
    %959 = arith.cmpi slt, %958, %15 : index
    scf.if %959 {
      %960 = arith.cmpi eq, %hasFactors, %c6 : index
      %961 = arith.muli %958, %c2 : index
      %962 = memref.load %factors[%961] : memref<?xf32>
      %963 = arith.mulf %962, %operandScale : f32
      %964 = arith.select %960, %963, %operandScale : f32
      %965 = arith.remui %953, %c12 : index
      %966 = arith.muli %965, %c18 : index
      %967 = arith.addi %11, %966 : index
      %968 = vector.load %w[%967] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %969 = vector.bitcast %968 : vector<4xi8> to vector<1xf32>
      %970 = vector.extract %969[0] : f32 from vector<1xf32>
      %971 = arith.mulf %970, %964 : f32
      %972 = arith.mulf %951, %971 : f32
      %973 = arith.remui %953, %c12 : index
      %974 = arith.muli %973, %c18 : index
      %975 = arith.addi %13, %974 : index
      %976 = vector.load %w[%975] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %977 = vector.bitcast %976 : vector<4xi8> to vector<1xf32>
      %978 = vector.extract %977[0] : f32 from vector<1xf32>
      %979 = arith.mulf %978, %964 : f32
      %980 = arith.mulf %952, %979 : f32
      %981 = arith.addi %11, %c8 : index
      %982 = vector.load %w[%981] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %983 = vector.bitcast %982 : vector<4xi8> to vector<1xf32>
      %984 = vector.extract %983[0] : f32 from vector<1xf32>
      %985 = arith.muli %958, %c2 : index
      %986 = arith.addi %985, %c6 : index
      %987 = memref.load %factors[%986] : memref<?xf32>
      %988 = arith.mulf %987, %984 : f32
      %989 = arith.bitcast %988 : f32 to i32
      %990 = arith.shrui %989, %c30 : i32
      %991 = arith.maxsi %990, %c31 : i32
      %992 = arith.subi %c32, %991 : i32
      %993 = arith.shli %992, %c30 : i32
      %994 = arith.subi %991, %c33 : i32
      %995 = arith.shli %994, %c30 : i32
      %996 = arith.bitcast %993 : i32 to f32
      %997 = arith.bitcast %995 : i32 to f32
      %998 = arith.cmpi eq, %0, %c5 : index
      %999 = wave.lane
      %1000 = arith.remui %999, %c12 : index
      %1001 = arith.cmpi eq, %1000, %c5 : index
      %1002 = arith.andi %998, %1001 : i1
      scf.if %1002 {
        %1003 = arith.muli %958, %c2 : index
        memref.store %997, %out_factors[%1003] : memref<?xf32>
      }
      %1004 = arith.mulf %972, %c35 : f32
      %1005 = wave.exp2 %1004 : f32
      %1006 = arith.addf %c34, %1005 : f32
      %1007 = arith.divf %972, %1006 : f32
      %1008 = arith.mulf %1007, %980 : f32
      %1009 = arith.mulf %1008, %996 : f32
      %1010 = arith.truncf %1009 : f32 to f16
      %1011 = arith.muli %0, %c12 : index
      %1012 = wave.lane
      %1013 = arith.remui %1012, %c12 : index
      %1014 = arith.addi %1011, %1013 : index
      %1015 = arith.divui %958, %outTileRows : index
      %1016 = arith.divui %outputFeatures, %c12 : index
      %1017 = arith.muli %1015, %1016 : index
      %1018 = arith.divui %1014, %c12 : index
      %1019 = arith.addi %1017, %1018 : index
      %1020 = arith.muli %1019, %c2 : index
      %1021 = arith.remui %1014, %c12 : index
      %1022 = arith.divui %1021, %c1 : index
      %1023 = arith.addi %1020, %1022 : index
      %1024 = arith.muli %outTileRows, %c1 : index
      %1025 = arith.muli %1023, %1024 : index
      %1026 = arith.remui %958, %outTileRows : index
      %1027 = arith.muli %1026, %c1 : index
      %1028 = arith.addi %1025, %1027 : index
      %1029 = arith.remui %1014, %c1 : index
      %1030 = arith.addi %1028, %1029 : index
      memref.store %1010, %out[%1030] : memref<?xf16>
    }
    %1031 = vector.extract %514#0[4] : f32 from vector<8xf32>
    %1032 = vector.extract %514#1[4] : f32 from vector<8xf32>
    %1033 = wave.lane
    %1034 = arith.addi %16, %c5 : index
    %1035 = arith.muli %c18, %c2 : index
    %1036 = arith.addi %1034, %1035 : index
    %1037 = arith.divui %1033, %c12 : index
    %1038 = arith.addi %1036, %1037 : index
    %1039 = arith.cmpi slt, %1038, %15 : index
    scf.if %1039 {
      %1040 = arith.cmpi eq, %hasFactors, %c6 : index
      %1041 = arith.muli %1038, %c2 : index
      %1042 = memref.load %factors[%1041] : memref<?xf32>
      %1043 = arith.mulf %1042, %operandScale : f32
      %1044 = arith.select %1040, %1043, %operandScale : f32
      %1045 = arith.remui %1033, %c12 : index
      %1046 = arith.muli %1045, %c18 : index
      %1047 = arith.addi %11, %1046 : index
      %1048 = vector.load %w[%1047] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1049 = vector.bitcast %1048 : vector<4xi8> to vector<1xf32>
      %1050 = vector.extract %1049[0] : f32 from vector<1xf32>
      %1051 = arith.mulf %1050, %1044 : f32
      %1052 = arith.mulf %1031, %1051 : f32
      %1053 = arith.remui %1033, %c12 : index
      %1054 = arith.muli %1053, %c18 : index
      %1055 = arith.addi %13, %1054 : index
      %1056 = vector.load %w[%1055] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1057 = vector.bitcast %1056 : vector<4xi8> to vector<1xf32>
      %1058 = vector.extract %1057[0] : f32 from vector<1xf32>
      %1059 = arith.mulf %1058, %1044 : f32
      %1060 = arith.mulf %1032, %1059 : f32
      %1061 = arith.addi %11, %c8 : index
      %1062 = vector.load %w[%1061] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1063 = vector.bitcast %1062 : vector<4xi8> to vector<1xf32>
      %1064 = vector.extract %1063[0] : f32 from vector<1xf32>
      %1065 = arith.muli %1038, %c2 : index
      %1066 = arith.addi %1065, %c6 : index
      %1067 = memref.load %factors[%1066] : memref<?xf32>
      %1068 = arith.mulf %1067, %1064 : f32
      %1069 = arith.bitcast %1068 : f32 to i32
      %1070 = arith.shrui %1069, %c30 : i32
      %1071 = arith.maxsi %1070, %c31 : i32
      %1072 = arith.subi %c32, %1071 : i32
      %1073 = arith.shli %1072, %c30 : i32
      %1074 = arith.subi %1071, %c33 : i32
      %1075 = arith.shli %1074, %c30 : i32
      %1076 = arith.bitcast %1073 : i32 to f32
      %1077 = arith.bitcast %1075 : i32 to f32
      %1078 = arith.cmpi eq, %0, %c5 : index
      %1079 = wave.lane
      %1080 = arith.remui %1079, %c12 : index
      %1081 = arith.cmpi eq, %1080, %c5 : index
      %1082 = arith.andi %1078, %1081 : i1
      scf.if %1082 {
        %1083 = arith.muli %1038, %c2 : index
        memref.store %1077, %out_factors[%1083] : memref<?xf32>
      }
      %1084 = arith.mulf %1052, %c35 : f32
      %1085 = wave.exp2 %1084 : f32
      %1086 = arith.addf %c34, %1085 : f32
      %1087 = arith.divf %1052, %1086 : f32
      %1088 = arith.mulf %1087, %1060 : f32
      %1089 = arith.mulf %1088, %1076 : f32
      %1090 = arith.truncf %1089 : f32 to f16
      %1091 = arith.muli %0, %c12 : index
      %1092 = wave.lane
      %1093 = arith.remui %1092, %c12 : index
      %1094 = arith.addi %1091, %1093 : index
      %1095 = arith.divui %1038, %outTileRows : index
      %1096 = arith.divui %outputFeatures, %c12 : index
      %1097 = arith.muli %1095, %1096 : index
      %1098 = arith.divui %1094, %c12 : index
      %1099 = arith.addi %1097, %1098 : index
      %1100 = arith.muli %1099, %c2 : index
      %1101 = arith.remui %1094, %c12 : index
      %1102 = arith.divui %1101, %c1 : index
      %1103 = arith.addi %1100, %1102 : index
      %1104 = arith.muli %outTileRows, %c1 : index
      %1105 = arith.muli %1103, %1104 : index
      %1106 = arith.remui %1038, %outTileRows : index
      %1107 = arith.muli %1106, %c1 : index
      %1108 = arith.addi %1105, %1107 : index
      %1109 = arith.remui %1094, %c1 : index
      %1110 = arith.addi %1108, %1109 : index
      memref.store %1090, %out[%1110] : memref<?xf16>
    }
    %1111 = vector.extract %514#0[5] : f32 from vector<8xf32>
    %1112 = vector.extract %514#1[5] : f32 from vector<8xf32>
    %1113 = wave.lane
    %1114 = arith.addi %16, %c5 : index
    %1115 = arith.muli %c36, %c2 : index
    %1116 = arith.addi %1114, %1115 : index
    %1117 = arith.divui %1113, %c12 : index
    %1118 = arith.addi %1116, %1117 : index
    %1119 = arith.cmpi slt, %1118, %15 : index
    scf.if %1119 {
      %1120 = arith.cmpi eq, %hasFactors, %c6 : index
      %1121 = arith.muli %1118, %c2 : index
      %1122 = memref.load %factors[%1121] : memref<?xf32>
      %1123 = arith.mulf %1122, %operandScale : f32
      %1124 = arith.select %1120, %1123, %operandScale : f32
      %1125 = arith.remui %1113, %c12 : index
      %1126 = arith.muli %1125, %c18 : index
      %1127 = arith.addi %11, %1126 : index
      %1128 = vector.load %w[%1127] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1129 = vector.bitcast %1128 : vector<4xi8> to vector<1xf32>
      %1130 = vector.extract %1129[0] : f32 from vector<1xf32>
      %1131 = arith.mulf %1130, %1124 : f32
      %1132 = arith.mulf %1111, %1131 : f32
      %1133 = arith.remui %1113, %c12 : index
      %1134 = arith.muli %1133, %c18 : index
      %1135 = arith.addi %13, %1134 : index
      %1136 = vector.load %w[%1135] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1137 = vector.bitcast %1136 : vector<4xi8> to vector<1xf32>
      %1138 = vector.extract %1137[0] : f32 from vector<1xf32>
      %1139 = arith.mulf %1138, %1124 : f32
      %1140 = arith.mulf %1112, %1139 : f32
      %1141 = arith.addi %11, %c8 : index
      %1142 = vector.load %w[%1141] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1143 = vector.bitcast %1142 : vector<4xi8> to vector<1xf32>
      %1144 = vector.extract %1143[0] : f32 from vector<1xf32>
      %1145 = arith.muli %1118, %c2 : index
      %1146 = arith.addi %1145, %c6 : index
      %1147 = memref.load %factors[%1146] : memref<?xf32>
      %1148 = arith.mulf %1147, %1144 : f32
      %1149 = arith.bitcast %1148 : f32 to i32
      %1150 = arith.shrui %1149, %c30 : i32
      %1151 = arith.maxsi %1150, %c31 : i32
      %1152 = arith.subi %c32, %1151 : i32
      %1153 = arith.shli %1152, %c30 : i32
      %1154 = arith.subi %1151, %c33 : i32
      %1155 = arith.shli %1154, %c30 : i32
      %1156 = arith.bitcast %1153 : i32 to f32
      %1157 = arith.bitcast %1155 : i32 to f32
      %1158 = arith.cmpi eq, %0, %c5 : index
      %1159 = wave.lane
      %1160 = arith.remui %1159, %c12 : index
      %1161 = arith.cmpi eq, %1160, %c5 : index
      %1162 = arith.andi %1158, %1161 : i1
      scf.if %1162 {
        %1163 = arith.muli %1118, %c2 : index
        memref.store %1157, %out_factors[%1163] : memref<?xf32>
      }
      %1164 = arith.mulf %1132, %c35 : f32
      %1165 = wave.exp2 %1164 : f32
      %1166 = arith.addf %c34, %1165 : f32
      %1167 = arith.divf %1132, %1166 : f32
      %1168 = arith.mulf %1167, %1140 : f32
      %1169 = arith.mulf %1168, %1156 : f32
      %1170 = arith.truncf %1169 : f32 to f16
      %1171 = arith.muli %0, %c12 : index
      %1172 = wave.lane
      %1173 = arith.remui %1172, %c12 : index
      %1174 = arith.addi %1171, %1173 : index
      %1175 = arith.divui %1118, %outTileRows : index
      %1176 = arith.divui %outputFeatures, %c12 : index
      %1177 = arith.muli %1175, %1176 : index
      %1178 = arith.divui %1174, %c12 : index
      %1179 = arith.addi %1177, %1178 : index
      %1180 = arith.muli %1179, %c2 : index
      %1181 = arith.remui %1174, %c12 : index
      %1182 = arith.divui %1181, %c1 : index
      %1183 = arith.addi %1180, %1182 : index
      %1184 = arith.muli %outTileRows, %c1 : index
      %1185 = arith.muli %1183, %1184 : index
      %1186 = arith.remui %1118, %outTileRows : index
      %1187 = arith.muli %1186, %c1 : index
      %1188 = arith.addi %1185, %1187 : index
      %1189 = arith.remui %1174, %c1 : index
      %1190 = arith.addi %1188, %1189 : index
      memref.store %1170, %out[%1190] : memref<?xf16>
    }
    %1191 = vector.extract %514#0[6] : f32 from vector<8xf32>
    %1192 = vector.extract %514#1[6] : f32 from vector<8xf32>
    %1193 = wave.lane
    %1194 = arith.addi %16, %c5 : index
    %1195 = arith.muli %c37, %c2 : index
    %1196 = arith.addi %1194, %1195 : index
    %1197 = arith.divui %1193, %c12 : index
    %1198 = arith.addi %1196, %1197 : index
    %1199 = arith.cmpi slt, %1198, %15 : index
    scf.if %1199 {
      %1200 = arith.cmpi eq, %hasFactors, %c6 : index
      %1201 = arith.muli %1198, %c2 : index
      %1202 = memref.load %factors[%1201] : memref<?xf32>
      %1203 = arith.mulf %1202, %operandScale : f32
      %1204 = arith.select %1200, %1203, %operandScale : f32
      %1205 = arith.remui %1193, %c12 : index
      %1206 = arith.muli %1205, %c18 : index
      %1207 = arith.addi %11, %1206 : index
      %1208 = vector.load %w[%1207] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1209 = vector.bitcast %1208 : vector<4xi8> to vector<1xf32>
      %1210 = vector.extract %1209[0] : f32 from vector<1xf32>
      %1211 = arith.mulf %1210, %1204 : f32
      %1212 = arith.mulf %1191, %1211 : f32
      %1213 = arith.remui %1193, %c12 : index
      %1214 = arith.muli %1213, %c18 : index
      %1215 = arith.addi %13, %1214 : index
      %1216 = vector.load %w[%1215] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1217 = vector.bitcast %1216 : vector<4xi8> to vector<1xf32>
      %1218 = vector.extract %1217[0] : f32 from vector<1xf32>
      %1219 = arith.mulf %1218, %1204 : f32
      %1220 = arith.mulf %1192, %1219 : f32
      %1221 = arith.addi %11, %c8 : index
      %1222 = vector.load %w[%1221] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1223 = vector.bitcast %1222 : vector<4xi8> to vector<1xf32>
      %1224 = vector.extract %1223[0] : f32 from vector<1xf32>
      %1225 = arith.muli %1198, %c2 : index
      %1226 = arith.addi %1225, %c6 : index
      %1227 = memref.load %factors[%1226] : memref<?xf32>
      %1228 = arith.mulf %1227, %1224 : f32
      %1229 = arith.bitcast %1228 : f32 to i32
      %1230 = arith.shrui %1229, %c30 : i32
      %1231 = arith.maxsi %1230, %c31 : i32
      %1232 = arith.subi %c32, %1231 : i32
      %1233 = arith.shli %1232, %c30 : i32
      %1234 = arith.subi %1231, %c33 : i32
      %1235 = arith.shli %1234, %c30 : i32
      %1236 = arith.bitcast %1233 : i32 to f32
      %1237 = arith.bitcast %1235 : i32 to f32
      %1238 = arith.cmpi eq, %0, %c5 : index
      %1239 = wave.lane
      %1240 = arith.remui %1239, %c12 : index
      %1241 = arith.cmpi eq, %1240, %c5 : index
      %1242 = arith.andi %1238, %1241 : i1
      scf.if %1242 {
        %1243 = arith.muli %1198, %c2 : index
        memref.store %1237, %out_factors[%1243] : memref<?xf32>
      }
      %1244 = arith.mulf %1212, %c35 : f32
      %1245 = wave.exp2 %1244 : f32
      %1246 = arith.addf %c34, %1245 : f32
      %1247 = arith.divf %1212, %1246 : f32
      %1248 = arith.mulf %1247, %1220 : f32
      %1249 = arith.mulf %1248, %1236 : f32
      %1250 = arith.truncf %1249 : f32 to f16
      %1251 = arith.muli %0, %c12 : index
      %1252 = wave.lane
      %1253 = arith.remui %1252, %c12 : index
      %1254 = arith.addi %1251, %1253 : index
      %1255 = arith.divui %1198, %outTileRows : index
      %1256 = arith.divui %outputFeatures, %c12 : index
      %1257 = arith.muli %1255, %1256 : index
      %1258 = arith.divui %1254, %c12 : index
      %1259 = arith.addi %1257, %1258 : index
      %1260 = arith.muli %1259, %c2 : index
      %1261 = arith.remui %1254, %c12 : index
      %1262 = arith.divui %1261, %c1 : index
      %1263 = arith.addi %1260, %1262 : index
      %1264 = arith.muli %outTileRows, %c1 : index
      %1265 = arith.muli %1263, %1264 : index
      %1266 = arith.remui %1198, %outTileRows : index
      %1267 = arith.muli %1266, %c1 : index
      %1268 = arith.addi %1265, %1267 : index
      %1269 = arith.remui %1254, %c1 : index
      %1270 = arith.addi %1268, %1269 : index
      memref.store %1250, %out[%1270] : memref<?xf16>
    }
    %1271 = vector.extract %514#0[7] : f32 from vector<8xf32>
    %1272 = vector.extract %514#1[7] : f32 from vector<8xf32>
    %1273 = wave.lane
    %1274 = arith.addi %16, %c5 : index
    %1275 = arith.muli %c38, %c2 : index
    %1276 = arith.addi %1274, %1275 : index
    %1277 = arith.divui %1273, %c12 : index
    %1278 = arith.addi %1276, %1277 : index
    %1279 = arith.cmpi slt, %1278, %15 : index
    scf.if %1279 {
      %1280 = arith.cmpi eq, %hasFactors, %c6 : index
      %1281 = arith.muli %1278, %c2 : index
      %1282 = memref.load %factors[%1281] : memref<?xf32>
      %1283 = arith.mulf %1282, %operandScale : f32
      %1284 = arith.select %1280, %1283, %operandScale : f32
      %1285 = arith.remui %1273, %c12 : index
      %1286 = arith.muli %1285, %c18 : index
      %1287 = arith.addi %11, %1286 : index
      %1288 = vector.load %w[%1287] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1289 = vector.bitcast %1288 : vector<4xi8> to vector<1xf32>
      %1290 = vector.extract %1289[0] : f32 from vector<1xf32>
      %1291 = arith.mulf %1290, %1284 : f32
      %1292 = arith.mulf %1271, %1291 : f32
      %1293 = arith.remui %1273, %c12 : index
      %1294 = arith.muli %1293, %c18 : index
      %1295 = arith.addi %13, %1294 : index
      %1296 = vector.load %w[%1295] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1297 = vector.bitcast %1296 : vector<4xi8> to vector<1xf32>
      %1298 = vector.extract %1297[0] : f32 from vector<1xf32>
      %1299 = arith.mulf %1298, %1284 : f32
      %1300 = arith.mulf %1272, %1299 : f32
      %1301 = arith.addi %11, %c8 : index
      %1302 = vector.load %w[%1301] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1303 = vector.bitcast %1302 : vector<4xi8> to vector<1xf32>
      %1304 = vector.extract %1303[0] : f32 from vector<1xf32>
      %1305 = arith.muli %1278, %c2 : index
      %1306 = arith.addi %1305, %c6 : index
      %1307 = memref.load %factors[%1306] : memref<?xf32>
      %1308 = arith.mulf %1307, %1304 : f32
      %1309 = arith.bitcast %1308 : f32 to i32
      %1310 = arith.shrui %1309, %c30 : i32
      %1311 = arith.maxsi %1310, %c31 : i32
      %1312 = arith.subi %c32, %1311 : i32
      %1313 = arith.shli %1312, %c30 : i32
      %1314 = arith.subi %1311, %c33 : i32
      %1315 = arith.shli %1314, %c30 : i32
      %1316 = arith.bitcast %1313 : i32 to f32
      %1317 = arith.bitcast %1315 : i32 to f32
      %1318 = arith.cmpi eq, %0, %c5 : index
      %1319 = wave.lane
      %1320 = arith.remui %1319, %c12 : index
      %1321 = arith.cmpi eq, %1320, %c5 : index
      %1322 = arith.andi %1318, %1321 : i1
      scf.if %1322 {
        %1323 = arith.muli %1278, %c2 : index
        memref.store %1317, %out_factors[%1323] : memref<?xf32>
      }
      %1324 = arith.mulf %1292, %c35 : f32
      %1325 = wave.exp2 %1324 : f32
      %1326 = arith.addf %c34, %1325 : f32
      %1327 = arith.divf %1292, %1326 : f32
      %1328 = arith.mulf %1327, %1300 : f32
      %1329 = arith.mulf %1328, %1316 : f32
      %1330 = arith.truncf %1329 : f32 to f16
      %1331 = arith.muli %0, %c12 : index
      %1332 = wave.lane
      %1333 = arith.remui %1332, %c12 : index
      %1334 = arith.addi %1331, %1333 : index
      %1335 = arith.divui %1278, %outTileRows : index
      %1336 = arith.divui %outputFeatures, %c12 : index
      %1337 = arith.muli %1335, %1336 : index
      %1338 = arith.divui %1334, %c12 : index
      %1339 = arith.addi %1337, %1338 : index
      %1340 = arith.muli %1339, %c2 : index
      %1341 = arith.remui %1334, %c12 : index
      %1342 = arith.divui %1341, %c1 : index
      %1343 = arith.addi %1340, %1342 : index
      %1344 = arith.muli %outTileRows, %c1 : index
      %1345 = arith.muli %1343, %1344 : index
      %1346 = arith.remui %1278, %outTileRows : index
      %1347 = arith.muli %1346, %c1 : index
      %1348 = arith.addi %1345, %1347 : index
      %1349 = arith.remui %1334, %c1 : index
      %1350 = arith.addi %1348, %1349 : index
      memref.store %1330, %out[%1350] : memref<?xf16>
    }
    %1351 = wave.lane
    %1352 = vector.extract %514#2[0] : f32 from vector<8xf32>
    %1353 = vector.extract %514#3[0] : f32 from vector<8xf32>
    %1354 = wave.lane
    %1355 = arith.addi %16, %c12 : index
    %1356 = arith.muli %c5, %c2 : index
    %1357 = arith.addi %1355, %1356 : index
    %1358 = arith.divui %1354, %c12 : index
    %1359 = arith.addi %1357, %1358 : index
    %1360 = arith.cmpi slt, %1359, %15 : index
    scf.if %1360 {
      %1361 = arith.cmpi eq, %hasFactors, %c6 : index
      %1362 = arith.muli %1359, %c2 : index
      %1363 = memref.load %factors[%1362] : memref<?xf32>
      %1364 = arith.mulf %1363, %operandScale : f32
      %1365 = arith.select %1361, %1364, %operandScale : f32
      %1366 = arith.remui %1354, %c12 : index
      %1367 = arith.muli %1366, %c18 : index
      %1368 = arith.addi %11, %1367 : index
      %1369 = vector.load %w[%1368] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1370 = vector.bitcast %1369 : vector<4xi8> to vector<1xf32>
      %1371 = vector.extract %1370[0] : f32 from vector<1xf32>
      %1372 = arith.mulf %1371, %1365 : f32
      %1373 = arith.mulf %1352, %1372 : f32
      %1374 = arith.remui %1354, %c12 : index
      %1375 = arith.muli %1374, %c18 : index
      %1376 = arith.addi %13, %1375 : index
      %1377 = vector.load %w[%1376] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1378 = vector.bitcast %1377 : vector<4xi8> to vector<1xf32>
      %1379 = vector.extract %1378[0] : f32 from vector<1xf32>
      %1380 = arith.mulf %1379, %1365 : f32
      %1381 = arith.mulf %1353, %1380 : f32
      %1382 = arith.addi %11, %c8 : index
      %1383 = vector.load %w[%1382] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1384 = vector.bitcast %1383 : vector<4xi8> to vector<1xf32>
      %1385 = vector.extract %1384[0] : f32 from vector<1xf32>
      %1386 = arith.muli %1359, %c2 : index
      %1387 = arith.addi %1386, %c6 : index
      %1388 = memref.load %factors[%1387] : memref<?xf32>
      %1389 = arith.mulf %1388, %1385 : f32
      %1390 = arith.bitcast %1389 : f32 to i32
      %1391 = arith.shrui %1390, %c30 : i32
      %1392 = arith.maxsi %1391, %c31 : i32
      %1393 = arith.subi %c32, %1392 : i32
      %1394 = arith.shli %1393, %c30 : i32
      %1395 = arith.subi %1392, %c33 : i32
      %1396 = arith.shli %1395, %c30 : i32
      %1397 = arith.bitcast %1394 : i32 to f32
      %1398 = arith.bitcast %1396 : i32 to f32
      %1399 = arith.cmpi eq, %0, %c5 : index
      %1400 = wave.lane
      %1401 = arith.remui %1400, %c12 : index
      %1402 = arith.cmpi eq, %1401, %c5 : index
      %1403 = arith.andi %1399, %1402 : i1
      scf.if %1403 {
        %1404 = arith.muli %1359, %c2 : index
        memref.store %1398, %out_factors[%1404] : memref<?xf32>
      }
      %1405 = arith.mulf %1373, %c35 : f32
      %1406 = wave.exp2 %1405 : f32
      %1407 = arith.addf %c34, %1406 : f32
      %1408 = arith.divf %1373, %1407 : f32
      %1409 = arith.mulf %1408, %1381 : f32
      %1410 = arith.mulf %1409, %1397 : f32
      %1411 = arith.truncf %1410 : f32 to f16
      %1412 = arith.muli %0, %c12 : index
      %1413 = wave.lane
      %1414 = arith.remui %1413, %c12 : index
      %1415 = arith.addi %1412, %1414 : index
      %1416 = arith.divui %1359, %outTileRows : index
      %1417 = arith.divui %outputFeatures, %c12 : index
      %1418 = arith.muli %1416, %1417 : index
      %1419 = arith.divui %1415, %c12 : index
      %1420 = arith.addi %1418, %1419 : index
      %1421 = arith.muli %1420, %c2 : index
      %1422 = arith.remui %1415, %c12 : index
      %1423 = arith.divui %1422, %c1 : index
      %1424 = arith.addi %1421, %1423 : index
      %1425 = arith.muli %outTileRows, %c1 : index
      %1426 = arith.muli %1424, %1425 : index
      %1427 = arith.remui %1359, %outTileRows : index
      %1428 = arith.muli %1427, %c1 : index
      %1429 = arith.addi %1426, %1428 : index
      %1430 = arith.remui %1415, %c1 : index
      %1431 = arith.addi %1429, %1430 : index
      memref.store %1411, %out[%1431] : memref<?xf16>
    }
    %1432 = vector.extract %514#2[1] : f32 from vector<8xf32>
    %1433 = vector.extract %514#3[1] : f32 from vector<8xf32>
    %1434 = wave.lane
    %1435 = arith.addi %16, %c12 : index
    %1436 = arith.muli %c6, %c2 : index
    %1437 = arith.addi %1435, %1436 : index
    %1438 = arith.divui %1434, %c12 : index
    %1439 = arith.addi %1437, %1438 : index
    %1440 = arith.cmpi slt, %1439, %15 : index
    scf.if %1440 {
      %1441 = arith.cmpi eq, %hasFactors, %c6 : index
      %1442 = arith.muli %1439, %c2 : index
      %1443 = memref.load %factors[%1442] : memref<?xf32>
      %1444 = arith.mulf %1443, %operandScale : f32
      %1445 = arith.select %1441, %1444, %operandScale : f32
      %1446 = arith.remui %1434, %c12 : index
      %1447 = arith.muli %1446, %c18 : index
      %1448 = arith.addi %11, %1447 : index
      %1449 = vector.load %w[%1448] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1450 = vector.bitcast %1449 : vector<4xi8> to vector<1xf32>
      %1451 = vector.extract %1450[0] : f32 from vector<1xf32>
      %1452 = arith.mulf %1451, %1445 : f32
      %1453 = arith.mulf %1432, %1452 : f32
      %1454 = arith.remui %1434, %c12 : index
      %1455 = arith.muli %1454, %c18 : index
      %1456 = arith.addi %13, %1455 : index
      %1457 = vector.load %w[%1456] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1458 = vector.bitcast %1457 : vector<4xi8> to vector<1xf32>
      %1459 = vector.extract %1458[0] : f32 from vector<1xf32>
      %1460 = arith.mulf %1459, %1445 : f32
      %1461 = arith.mulf %1433, %1460 : f32
      %1462 = arith.addi %11, %c8 : index
      %1463 = vector.load %w[%1462] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1464 = vector.bitcast %1463 : vector<4xi8> to vector<1xf32>
      %1465 = vector.extract %1464[0] : f32 from vector<1xf32>
      %1466 = arith.muli %1439, %c2 : index
      %1467 = arith.addi %1466, %c6 : index
      %1468 = memref.load %factors[%1467] : memref<?xf32>
      %1469 = arith.mulf %1468, %1465 : f32
      %1470 = arith.bitcast %1469 : f32 to i32
      %1471 = arith.shrui %1470, %c30 : i32
      %1472 = arith.maxsi %1471, %c31 : i32
      %1473 = arith.subi %c32, %1472 : i32
      %1474 = arith.shli %1473, %c30 : i32
      %1475 = arith.subi %1472, %c33 : i32
      %1476 = arith.shli %1475, %c30 : i32
      %1477 = arith.bitcast %1474 : i32 to f32
      %1478 = arith.bitcast %1476 : i32 to f32
      %1479 = arith.cmpi eq, %0, %c5 : index
      %1480 = wave.lane
      %1481 = arith.remui %1480, %c12 : index
      %1482 = arith.cmpi eq, %1481, %c5 : index
      %1483 = arith.andi %1479, %1482 : i1
      scf.if %1483 {
        %1484 = arith.muli %1439, %c2 : index
        memref.store %1478, %out_factors[%1484] : memref<?xf32>
      }
      %1485 = arith.mulf %1453, %c35 : f32
      %1486 = wave.exp2 %1485 : f32
      %1487 = arith.addf %c34, %1486 : f32
      %1488 = arith.divf %1453, %1487 : f32
      %1489 = arith.mulf %1488, %1461 : f32
      %1490 = arith.mulf %1489, %1477 : f32
      %1491 = arith.truncf %1490 : f32 to f16
      %1492 = arith.muli %0, %c12 : index
      %1493 = wave.lane
      %1494 = arith.remui %1493, %c12 : index
      %1495 = arith.addi %1492, %1494 : index
      %1496 = arith.divui %1439, %outTileRows : index
      %1497 = arith.divui %outputFeatures, %c12 : index
      %1498 = arith.muli %1496, %1497 : index
      %1499 = arith.divui %1495, %c12 : index
      %1500 = arith.addi %1498, %1499 : index
      %1501 = arith.muli %1500, %c2 : index
      %1502 = arith.remui %1495, %c12 : index
      %1503 = arith.divui %1502, %c1 : index
      %1504 = arith.addi %1501, %1503 : index
      %1505 = arith.muli %outTileRows, %c1 : index
      %1506 = arith.muli %1504, %1505 : index
      %1507 = arith.remui %1439, %outTileRows : index
      %1508 = arith.muli %1507, %c1 : index
      %1509 = arith.addi %1506, %1508 : index
      %1510 = arith.remui %1495, %c1 : index
      %1511 = arith.addi %1509, %1510 : index
      memref.store %1491, %out[%1511] : memref<?xf16>
    }
    %1512 = vector.extract %514#2[2] : f32 from vector<8xf32>
    %1513 = vector.extract %514#3[2] : f32 from vector<8xf32>
    %1514 = wave.lane
    %1515 = arith.addi %16, %c12 : index
    %1516 = arith.muli %c2, %c2 : index
    %1517 = arith.addi %1515, %1516 : index
    %1518 = arith.divui %1514, %c12 : index
    %1519 = arith.addi %1517, %1518 : index
    %1520 = arith.cmpi slt, %1519, %15 : index
    scf.if %1520 {
      %1521 = arith.cmpi eq, %hasFactors, %c6 : index
      %1522 = arith.muli %1519, %c2 : index
      %1523 = memref.load %factors[%1522] : memref<?xf32>
      %1524 = arith.mulf %1523, %operandScale : f32
      %1525 = arith.select %1521, %1524, %operandScale : f32
      %1526 = arith.remui %1514, %c12 : index
      %1527 = arith.muli %1526, %c18 : index
      %1528 = arith.addi %11, %1527 : index
      %1529 = vector.load %w[%1528] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1530 = vector.bitcast %1529 : vector<4xi8> to vector<1xf32>
      %1531 = vector.extract %1530[0] : f32 from vector<1xf32>
      %1532 = arith.mulf %1531, %1525 : f32
      %1533 = arith.mulf %1512, %1532 : f32
      %1534 = arith.remui %1514, %c12 : index
      %1535 = arith.muli %1534, %c18 : index
      %1536 = arith.addi %13, %1535 : index
      %1537 = vector.load %w[%1536] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1538 = vector.bitcast %1537 : vector<4xi8> to vector<1xf32>
      %1539 = vector.extract %1538[0] : f32 from vector<1xf32>
      %1540 = arith.mulf %1539, %1525 : f32
      %1541 = arith.mulf %1513, %1540 : f32
      %1542 = arith.addi %11, %c8 : index
      %1543 = vector.load %w[%1542] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1544 = vector.bitcast %1543 : vector<4xi8> to vector<1xf32>
      %1545 = vector.extract %1544[0] : f32 from vector<1xf32>
      %1546 = arith.muli %1519, %c2 : index
      %1547 = arith.addi %1546, %c6 : index
      %1548 = memref.load %factors[%1547] : memref<?xf32>
      %1549 = arith.mulf %1548, %1545 : f32
      %1550 = arith.bitcast %1549 : f32 to i32
      %1551 = arith.shrui %1550, %c30 : i32
      %1552 = arith.maxsi %1551, %c31 : i32
      %1553 = arith.subi %c32, %1552 : i32
      %1554 = arith.shli %1553, %c30 : i32
      %1555 = arith.subi %1552, %c33 : i32
      %1556 = arith.shli %1555, %c30 : i32
      %1557 = arith.bitcast %1554 : i32 to f32
      %1558 = arith.bitcast %1556 : i32 to f32
      %1559 = arith.cmpi eq, %0, %c5 : index
      %1560 = wave.lane
      %1561 = arith.remui %1560, %c12 : index
      %1562 = arith.cmpi eq, %1561, %c5 : index
      %1563 = arith.andi %1559, %1562 : i1
      scf.if %1563 {
        %1564 = arith.muli %1519, %c2 : index
        memref.store %1558, %out_factors[%1564] : memref<?xf32>
      }
      %1565 = arith.mulf %1533, %c35 : f32
      %1566 = wave.exp2 %1565 : f32
      %1567 = arith.addf %c34, %1566 : f32
      %1568 = arith.divf %1533, %1567 : f32
      %1569 = arith.mulf %1568, %1541 : f32
      %1570 = arith.mulf %1569, %1557 : f32
      %1571 = arith.truncf %1570 : f32 to f16
      %1572 = arith.muli %0, %c12 : index
      %1573 = wave.lane
      %1574 = arith.remui %1573, %c12 : index
      %1575 = arith.addi %1572, %1574 : index
      %1576 = arith.divui %1519, %outTileRows : index
      %1577 = arith.divui %outputFeatures, %c12 : index
      %1578 = arith.muli %1576, %1577 : index
      %1579 = arith.divui %1575, %c12 : index
      %1580 = arith.addi %1578, %1579 : index
      %1581 = arith.muli %1580, %c2 : index
      %1582 = arith.remui %1575, %c12 : index
      %1583 = arith.divui %1582, %c1 : index
      %1584 = arith.addi %1581, %1583 : index
      %1585 = arith.muli %outTileRows, %c1 : index
      %1586 = arith.muli %1584, %1585 : index
      %1587 = arith.remui %1519, %outTileRows : index
      %1588 = arith.muli %1587, %c1 : index
      %1589 = arith.addi %1586, %1588 : index
      %1590 = arith.remui %1575, %c1 : index
      %1591 = arith.addi %1589, %1590 : index
      memref.store %1571, %out[%1591] : memref<?xf16>
    }
    %1592 = vector.extract %514#2[3] : f32 from vector<8xf32>
    %1593 = vector.extract %514#3[3] : f32 from vector<8xf32>
    %1594 = wave.lane
    %1595 = arith.addi %16, %c12 : index
    %1596 = arith.muli %c27, %c2 : index
    %1597 = arith.addi %1595, %1596 : index
    %1598 = arith.divui %1594, %c12 : index
    %1599 = arith.addi %1597, %1598 : index
    %1600 = arith.cmpi slt, %1599, %15 : index
    scf.if %1600 {
      %1601 = arith.cmpi eq, %hasFactors, %c6 : index
      %1602 = arith.muli %1599, %c2 : index
      %1603 = memref.load %factors[%1602] : memref<?xf32>
      %1604 = arith.mulf %1603, %operandScale : f32
      %1605 = arith.select %1601, %1604, %operandScale : f32
      %1606 = arith.remui %1594, %c12 : index
      %1607 = arith.muli %1606, %c18 : index
      %1608 = arith.addi %11, %1607 : index
      %1609 = vector.load %w[%1608] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1610 = vector.bitcast %1609 : vector<4xi8> to vector<1xf32>
      %1611 = vector.extract %1610[0] : f32 from vector<1xf32>
      %1612 = arith.mulf %1611, %1605 : f32
      %1613 = arith.mulf %1592, %1612 : f32
      %1614 = arith.remui %1594, %c12 : index
      %1615 = arith.muli %1614, %c18 : index
      %1616 = arith.addi %13, %1615 : index
      %1617 = vector.load %w[%1616] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1618 = vector.bitcast %1617 : vector<4xi8> to vector<1xf32>
      %1619 = vector.extract %1618[0] : f32 from vector<1xf32>
      %1620 = arith.mulf %1619, %1605 : f32
      %1621 = arith.mulf %1593, %1620 : f32
      %1622 = arith.addi %11, %c8 : index
      %1623 = vector.load %w[%1622] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1624 = vector.bitcast %1623 : vector<4xi8> to vector<1xf32>
      %1625 = vector.extract %1624[0] : f32 from vector<1xf32>
      %1626 = arith.muli %1599, %c2 : index
      %1627 = arith.addi %1626, %c6 : index
      %1628 = memref.load %factors[%1627] : memref<?xf32>
      %1629 = arith.mulf %1628, %1625 : f32
      %1630 = arith.bitcast %1629 : f32 to i32
      %1631 = arith.shrui %1630, %c30 : i32
      %1632 = arith.maxsi %1631, %c31 : i32
      %1633 = arith.subi %c32, %1632 : i32
      %1634 = arith.shli %1633, %c30 : i32
      %1635 = arith.subi %1632, %c33 : i32
      %1636 = arith.shli %1635, %c30 : i32
      %1637 = arith.bitcast %1634 : i32 to f32
      %1638 = arith.bitcast %1636 : i32 to f32
      %1639 = arith.cmpi eq, %0, %c5 : index
      %1640 = wave.lane
      %1641 = arith.remui %1640, %c12 : index
      %1642 = arith.cmpi eq, %1641, %c5 : index
      %1643 = arith.andi %1639, %1642 : i1
      scf.if %1643 {
        %1644 = arith.muli %1599, %c2 : index
        memref.store %1638, %out_factors[%1644] : memref<?xf32>
      }
      %1645 = arith.mulf %1613, %c35 : f32
      %1646 = wave.exp2 %1645 : f32
      %1647 = arith.addf %c34, %1646 : f32
      %1648 = arith.divf %1613, %1647 : f32
      %1649 = arith.mulf %1648, %1621 : f32
      %1650 = arith.mulf %1649, %1637 : f32
      %1651 = arith.truncf %1650 : f32 to f16
      %1652 = arith.muli %0, %c12 : index
      %1653 = wave.lane
      %1654 = arith.remui %1653, %c12 : index
      %1655 = arith.addi %1652, %1654 : index
      %1656 = arith.divui %1599, %outTileRows : index
      %1657 = arith.divui %outputFeatures, %c12 : index
      %1658 = arith.muli %1656, %1657 : index
      %1659 = arith.divui %1655, %c12 : index
      %1660 = arith.addi %1658, %1659 : index
      %1661 = arith.muli %1660, %c2 : index
      %1662 = arith.remui %1655, %c12 : index
      %1663 = arith.divui %1662, %c1 : index
      %1664 = arith.addi %1661, %1663 : index
      %1665 = arith.muli %outTileRows, %c1 : index
      %1666 = arith.muli %1664, %1665 : index
      %1667 = arith.remui %1599, %outTileRows : index
      %1668 = arith.muli %1667, %c1 : index
      %1669 = arith.addi %1666, %1668 : index
      %1670 = arith.remui %1655, %c1 : index
      %1671 = arith.addi %1669, %1670 : index
      memref.store %1651, %out[%1671] : memref<?xf16>
    }
    %1672 = vector.extract %514#2[4] : f32 from vector<8xf32>
    %1673 = vector.extract %514#3[4] : f32 from vector<8xf32>
    %1674 = wave.lane
    %1675 = arith.addi %16, %c12 : index
    %1676 = arith.muli %c18, %c2 : index
    %1677 = arith.addi %1675, %1676 : index
    %1678 = arith.divui %1674, %c12 : index
    %1679 = arith.addi %1677, %1678 : index
    %1680 = arith.cmpi slt, %1679, %15 : index
    scf.if %1680 {
      %1681 = arith.cmpi eq, %hasFactors, %c6 : index
      %1682 = arith.muli %1679, %c2 : index
      %1683 = memref.load %factors[%1682] : memref<?xf32>
      %1684 = arith.mulf %1683, %operandScale : f32
      %1685 = arith.select %1681, %1684, %operandScale : f32
      %1686 = arith.remui %1674, %c12 : index
      %1687 = arith.muli %1686, %c18 : index
      %1688 = arith.addi %11, %1687 : index
      %1689 = vector.load %w[%1688] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1690 = vector.bitcast %1689 : vector<4xi8> to vector<1xf32>
      %1691 = vector.extract %1690[0] : f32 from vector<1xf32>
      %1692 = arith.mulf %1691, %1685 : f32
      %1693 = arith.mulf %1672, %1692 : f32
      %1694 = arith.remui %1674, %c12 : index
      %1695 = arith.muli %1694, %c18 : index
      %1696 = arith.addi %13, %1695 : index
      %1697 = vector.load %w[%1696] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1698 = vector.bitcast %1697 : vector<4xi8> to vector<1xf32>
      %1699 = vector.extract %1698[0] : f32 from vector<1xf32>
      %1700 = arith.mulf %1699, %1685 : f32
      %1701 = arith.mulf %1673, %1700 : f32
      %1702 = arith.addi %11, %c8 : index
      %1703 = vector.load %w[%1702] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1704 = vector.bitcast %1703 : vector<4xi8> to vector<1xf32>
      %1705 = vector.extract %1704[0] : f32 from vector<1xf32>
      %1706 = arith.muli %1679, %c2 : index
      %1707 = arith.addi %1706, %c6 : index
      %1708 = memref.load %factors[%1707] : memref<?xf32>
      %1709 = arith.mulf %1708, %1705 : f32
      %1710 = arith.bitcast %1709 : f32 to i32
      %1711 = arith.shrui %1710, %c30 : i32
      %1712 = arith.maxsi %1711, %c31 : i32
      %1713 = arith.subi %c32, %1712 : i32
      %1714 = arith.shli %1713, %c30 : i32
      %1715 = arith.subi %1712, %c33 : i32
      %1716 = arith.shli %1715, %c30 : i32
      %1717 = arith.bitcast %1714 : i32 to f32
      %1718 = arith.bitcast %1716 : i32 to f32
      %1719 = arith.cmpi eq, %0, %c5 : index
      %1720 = wave.lane
      %1721 = arith.remui %1720, %c12 : index
      %1722 = arith.cmpi eq, %1721, %c5 : index
      %1723 = arith.andi %1719, %1722 : i1
      scf.if %1723 {
        %1724 = arith.muli %1679, %c2 : index
        memref.store %1718, %out_factors[%1724] : memref<?xf32>
      }
      %1725 = arith.mulf %1693, %c35 : f32
      %1726 = wave.exp2 %1725 : f32
      %1727 = arith.addf %c34, %1726 : f32
      %1728 = arith.divf %1693, %1727 : f32
      %1729 = arith.mulf %1728, %1701 : f32
      %1730 = arith.mulf %1729, %1717 : f32
      %1731 = arith.truncf %1730 : f32 to f16
      %1732 = arith.muli %0, %c12 : index
      %1733 = wave.lane
      %1734 = arith.remui %1733, %c12 : index
      %1735 = arith.addi %1732, %1734 : index
      %1736 = arith.divui %1679, %outTileRows : index
      %1737 = arith.divui %outputFeatures, %c12 : index
      %1738 = arith.muli %1736, %1737 : index
      %1739 = arith.divui %1735, %c12 : index
      %1740 = arith.addi %1738, %1739 : index
      %1741 = arith.muli %1740, %c2 : index
      %1742 = arith.remui %1735, %c12 : index
      %1743 = arith.divui %1742, %c1 : index
      %1744 = arith.addi %1741, %1743 : index
      %1745 = arith.muli %outTileRows, %c1 : index
      %1746 = arith.muli %1744, %1745 : index
      %1747 = arith.remui %1679, %outTileRows : index
      %1748 = arith.muli %1747, %c1 : index
      %1749 = arith.addi %1746, %1748 : index
      %1750 = arith.remui %1735, %c1 : index
      %1751 = arith.addi %1749, %1750 : index
      memref.store %1731, %out[%1751] : memref<?xf16>
    }
    %1752 = vector.extract %514#2[5] : f32 from vector<8xf32>
    %1753 = vector.extract %514#3[5] : f32 from vector<8xf32>
    %1754 = wave.lane
    %1755 = arith.addi %16, %c12 : index
    %1756 = arith.muli %c36, %c2 : index
    %1757 = arith.addi %1755, %1756 : index
    %1758 = arith.divui %1754, %c12 : index
    %1759 = arith.addi %1757, %1758 : index
    %1760 = arith.cmpi slt, %1759, %15 : index
    scf.if %1760 {
      %1761 = arith.cmpi eq, %hasFactors, %c6 : index
      %1762 = arith.muli %1759, %c2 : index
      %1763 = memref.load %factors[%1762] : memref<?xf32>
      %1764 = arith.mulf %1763, %operandScale : f32
      %1765 = arith.select %1761, %1764, %operandScale : f32
      %1766 = arith.remui %1754, %c12 : index
      %1767 = arith.muli %1766, %c18 : index
      %1768 = arith.addi %11, %1767 : index
      %1769 = vector.load %w[%1768] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1770 = vector.bitcast %1769 : vector<4xi8> to vector<1xf32>
      %1771 = vector.extract %1770[0] : f32 from vector<1xf32>
      %1772 = arith.mulf %1771, %1765 : f32
      %1773 = arith.mulf %1752, %1772 : f32
      %1774 = arith.remui %1754, %c12 : index
      %1775 = arith.muli %1774, %c18 : index
      %1776 = arith.addi %13, %1775 : index
      %1777 = vector.load %w[%1776] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1778 = vector.bitcast %1777 : vector<4xi8> to vector<1xf32>
      %1779 = vector.extract %1778[0] : f32 from vector<1xf32>
      %1780 = arith.mulf %1779, %1765 : f32
      %1781 = arith.mulf %1753, %1780 : f32
      %1782 = arith.addi %11, %c8 : index
      %1783 = vector.load %w[%1782] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1784 = vector.bitcast %1783 : vector<4xi8> to vector<1xf32>
      %1785 = vector.extract %1784[0] : f32 from vector<1xf32>
      %1786 = arith.muli %1759, %c2 : index
      %1787 = arith.addi %1786, %c6 : index
      %1788 = memref.load %factors[%1787] : memref<?xf32>
      %1789 = arith.mulf %1788, %1785 : f32
      %1790 = arith.bitcast %1789 : f32 to i32
      %1791 = arith.shrui %1790, %c30 : i32
      %1792 = arith.maxsi %1791, %c31 : i32
      %1793 = arith.subi %c32, %1792 : i32
      %1794 = arith.shli %1793, %c30 : i32
      %1795 = arith.subi %1792, %c33 : i32
      %1796 = arith.shli %1795, %c30 : i32
      %1797 = arith.bitcast %1794 : i32 to f32
      %1798 = arith.bitcast %1796 : i32 to f32
      %1799 = arith.cmpi eq, %0, %c5 : index
      %1800 = wave.lane
      %1801 = arith.remui %1800, %c12 : index
      %1802 = arith.cmpi eq, %1801, %c5 : index
      %1803 = arith.andi %1799, %1802 : i1
      scf.if %1803 {
        %1804 = arith.muli %1759, %c2 : index
        memref.store %1798, %out_factors[%1804] : memref<?xf32>
      }
      %1805 = arith.mulf %1773, %c35 : f32
      %1806 = wave.exp2 %1805 : f32
      %1807 = arith.addf %c34, %1806 : f32
      %1808 = arith.divf %1773, %1807 : f32
      %1809 = arith.mulf %1808, %1781 : f32
      %1810 = arith.mulf %1809, %1797 : f32
      %1811 = arith.truncf %1810 : f32 to f16
      %1812 = arith.muli %0, %c12 : index
      %1813 = wave.lane
      %1814 = arith.remui %1813, %c12 : index
      %1815 = arith.addi %1812, %1814 : index
      %1816 = arith.divui %1759, %outTileRows : index
      %1817 = arith.divui %outputFeatures, %c12 : index
      %1818 = arith.muli %1816, %1817 : index
      %1819 = arith.divui %1815, %c12 : index
      %1820 = arith.addi %1818, %1819 : index
      %1821 = arith.muli %1820, %c2 : index
      %1822 = arith.remui %1815, %c12 : index
      %1823 = arith.divui %1822, %c1 : index
      %1824 = arith.addi %1821, %1823 : index
      %1825 = arith.muli %outTileRows, %c1 : index
      %1826 = arith.muli %1824, %1825 : index
      %1827 = arith.remui %1759, %outTileRows : index
      %1828 = arith.muli %1827, %c1 : index
      %1829 = arith.addi %1826, %1828 : index
      %1830 = arith.remui %1815, %c1 : index
      %1831 = arith.addi %1829, %1830 : index
      memref.store %1811, %out[%1831] : memref<?xf16>
    }
    %1832 = vector.extract %514#2[6] : f32 from vector<8xf32>
    %1833 = vector.extract %514#3[6] : f32 from vector<8xf32>
    %1834 = wave.lane
    %1835 = arith.addi %16, %c12 : index
    %1836 = arith.muli %c37, %c2 : index
    %1837 = arith.addi %1835, %1836 : index
    %1838 = arith.divui %1834, %c12 : index
    %1839 = arith.addi %1837, %1838 : index
    %1840 = arith.cmpi slt, %1839, %15 : index
    scf.if %1840 {
      %1841 = arith.cmpi eq, %hasFactors, %c6 : index
      %1842 = arith.muli %1839, %c2 : index
      %1843 = memref.load %factors[%1842] : memref<?xf32>
      %1844 = arith.mulf %1843, %operandScale : f32
      %1845 = arith.select %1841, %1844, %operandScale : f32
      %1846 = arith.remui %1834, %c12 : index
      %1847 = arith.muli %1846, %c18 : index
      %1848 = arith.addi %11, %1847 : index
      %1849 = vector.load %w[%1848] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1850 = vector.bitcast %1849 : vector<4xi8> to vector<1xf32>
      %1851 = vector.extract %1850[0] : f32 from vector<1xf32>
      %1852 = arith.mulf %1851, %1845 : f32
      %1853 = arith.mulf %1832, %1852 : f32
      %1854 = arith.remui %1834, %c12 : index
      %1855 = arith.muli %1854, %c18 : index
      %1856 = arith.addi %13, %1855 : index
      %1857 = vector.load %w[%1856] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1858 = vector.bitcast %1857 : vector<4xi8> to vector<1xf32>
      %1859 = vector.extract %1858[0] : f32 from vector<1xf32>
      %1860 = arith.mulf %1859, %1845 : f32
      %1861 = arith.mulf %1833, %1860 : f32
      %1862 = arith.addi %11, %c8 : index
      %1863 = vector.load %w[%1862] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1864 = vector.bitcast %1863 : vector<4xi8> to vector<1xf32>
      %1865 = vector.extract %1864[0] : f32 from vector<1xf32>
      %1866 = arith.muli %1839, %c2 : index
      %1867 = arith.addi %1866, %c6 : index
      %1868 = memref.load %factors[%1867] : memref<?xf32>
      %1869 = arith.mulf %1868, %1865 : f32
      %1870 = arith.bitcast %1869 : f32 to i32
      %1871 = arith.shrui %1870, %c30 : i32
      %1872 = arith.maxsi %1871, %c31 : i32
      %1873 = arith.subi %c32, %1872 : i32
      %1874 = arith.shli %1873, %c30 : i32
      %1875 = arith.subi %1872, %c33 : i32
      %1876 = arith.shli %1875, %c30 : i32
      %1877 = arith.bitcast %1874 : i32 to f32
      %1878 = arith.bitcast %1876 : i32 to f32
      %1879 = arith.cmpi eq, %0, %c5 : index
      %1880 = wave.lane
      %1881 = arith.remui %1880, %c12 : index
      %1882 = arith.cmpi eq, %1881, %c5 : index
      %1883 = arith.andi %1879, %1882 : i1
      scf.if %1883 {
        %1884 = arith.muli %1839, %c2 : index
        memref.store %1878, %out_factors[%1884] : memref<?xf32>
      }
      %1885 = arith.mulf %1853, %c35 : f32
      %1886 = wave.exp2 %1885 : f32
      %1887 = arith.addf %c34, %1886 : f32
      %1888 = arith.divf %1853, %1887 : f32
      %1889 = arith.mulf %1888, %1861 : f32
      %1890 = arith.mulf %1889, %1877 : f32
      %1891 = arith.truncf %1890 : f32 to f16
      %1892 = arith.muli %0, %c12 : index
      %1893 = wave.lane
      %1894 = arith.remui %1893, %c12 : index
      %1895 = arith.addi %1892, %1894 : index
      %1896 = arith.divui %1839, %outTileRows : index
      %1897 = arith.divui %outputFeatures, %c12 : index
      %1898 = arith.muli %1896, %1897 : index
      %1899 = arith.divui %1895, %c12 : index
      %1900 = arith.addi %1898, %1899 : index
      %1901 = arith.muli %1900, %c2 : index
      %1902 = arith.remui %1895, %c12 : index
      %1903 = arith.divui %1902, %c1 : index
      %1904 = arith.addi %1901, %1903 : index
      %1905 = arith.muli %outTileRows, %c1 : index
      %1906 = arith.muli %1904, %1905 : index
      %1907 = arith.remui %1839, %outTileRows : index
      %1908 = arith.muli %1907, %c1 : index
      %1909 = arith.addi %1906, %1908 : index
      %1910 = arith.remui %1895, %c1 : index
      %1911 = arith.addi %1909, %1910 : index
      memref.store %1891, %out[%1911] : memref<?xf16>
    }
    %1912 = vector.extract %514#2[7] : f32 from vector<8xf32>
    %1913 = vector.extract %514#3[7] : f32 from vector<8xf32>
    %1914 = wave.lane
    %1915 = arith.addi %16, %c12 : index
    %1916 = arith.muli %c38, %c2 : index
    %1917 = arith.addi %1915, %1916 : index
    %1918 = arith.divui %1914, %c12 : index
    %1919 = arith.addi %1917, %1918 : index
    %1920 = arith.cmpi slt, %1919, %15 : index
    scf.if %1920 {
      %1921 = arith.cmpi eq, %hasFactors, %c6 : index
      %1922 = arith.muli %1919, %c2 : index
      %1923 = memref.load %factors[%1922] : memref<?xf32>
      %1924 = arith.mulf %1923, %operandScale : f32
      %1925 = arith.select %1921, %1924, %operandScale : f32
      %1926 = arith.remui %1914, %c12 : index
      %1927 = arith.muli %1926, %c18 : index
      %1928 = arith.addi %11, %1927 : index
      %1929 = vector.load %w[%1928] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1930 = vector.bitcast %1929 : vector<4xi8> to vector<1xf32>
      %1931 = vector.extract %1930[0] : f32 from vector<1xf32>
      %1932 = arith.mulf %1931, %1925 : f32
      %1933 = arith.mulf %1912, %1932 : f32
      %1934 = arith.remui %1914, %c12 : index
      %1935 = arith.muli %1934, %c18 : index
      %1936 = arith.addi %13, %1935 : index
      %1937 = vector.load %w[%1936] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1938 = vector.bitcast %1937 : vector<4xi8> to vector<1xf32>
      %1939 = vector.extract %1938[0] : f32 from vector<1xf32>
      %1940 = arith.mulf %1939, %1925 : f32
      %1941 = arith.mulf %1913, %1940 : f32
      %1942 = arith.addi %11, %c8 : index
      %1943 = vector.load %w[%1942] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1944 = vector.bitcast %1943 : vector<4xi8> to vector<1xf32>
      %1945 = vector.extract %1944[0] : f32 from vector<1xf32>
      %1946 = arith.muli %1919, %c2 : index
      %1947 = arith.addi %1946, %c6 : index
      %1948 = memref.load %factors[%1947] : memref<?xf32>
      %1949 = arith.mulf %1948, %1945 : f32
      %1950 = arith.bitcast %1949 : f32 to i32
      %1951 = arith.shrui %1950, %c30 : i32
      %1952 = arith.maxsi %1951, %c31 : i32
      %1953 = arith.subi %c32, %1952 : i32
      %1954 = arith.shli %1953, %c30 : i32
      %1955 = arith.subi %1952, %c33 : i32
      %1956 = arith.shli %1955, %c30 : i32
      %1957 = arith.bitcast %1954 : i32 to f32
      %1958 = arith.bitcast %1956 : i32 to f32
      %1959 = arith.cmpi eq, %0, %c5 : index
      %1960 = wave.lane
      %1961 = arith.remui %1960, %c12 : index
      %1962 = arith.cmpi eq, %1961, %c5 : index
      %1963 = arith.andi %1959, %1962 : i1
      scf.if %1963 {
        %1964 = arith.muli %1919, %c2 : index
        memref.store %1958, %out_factors[%1964] : memref<?xf32>
      }
      %1965 = arith.mulf %1933, %c35 : f32
      %1966 = wave.exp2 %1965 : f32
      %1967 = arith.addf %c34, %1966 : f32
      %1968 = arith.divf %1933, %1967 : f32
      %1969 = arith.mulf %1968, %1941 : f32
      %1970 = arith.mulf %1969, %1957 : f32
      %1971 = arith.truncf %1970 : f32 to f16
      %1972 = arith.muli %0, %c12 : index
      %1973 = wave.lane
      %1974 = arith.remui %1973, %c12 : index
      %1975 = arith.addi %1972, %1974 : index
      %1976 = arith.divui %1919, %outTileRows : index
      %1977 = arith.divui %outputFeatures, %c12 : index
      %1978 = arith.muli %1976, %1977 : index
      %1979 = arith.divui %1975, %c12 : index
      %1980 = arith.addi %1978, %1979 : index
      %1981 = arith.muli %1980, %c2 : index
      %1982 = arith.remui %1975, %c12 : index
      %1983 = arith.divui %1982, %c1 : index
      %1984 = arith.addi %1981, %1983 : index
      %1985 = arith.muli %outTileRows, %c1 : index
      %1986 = arith.muli %1984, %1985 : index
      %1987 = arith.remui %1919, %outTileRows : index
      %1988 = arith.muli %1987, %c1 : index
      %1989 = arith.addi %1986, %1988 : index
      %1990 = arith.remui %1975, %c1 : index
      %1991 = arith.addi %1989, %1990 : index
      memref.store %1971, %out[%1991] : memref<?xf16>
    }
    %1992 = wave.lane
    %1993 = vector.extract %514#4[0] : f32 from vector<8xf32>
    %1994 = vector.extract %514#5[0] : f32 from vector<8xf32>
    %1995 = wave.lane
    %1996 = arith.addi %16, %c13 : index
    %1997 = arith.muli %c5, %c2 : index
    %1998 = arith.addi %1996, %1997 : index
    %1999 = arith.divui %1995, %c12 : index
    %2000 = arith.addi %1998, %1999 : index
    %2001 = arith.cmpi slt, %2000, %15 : index
    scf.if %2001 {
      %2002 = arith.cmpi eq, %hasFactors, %c6 : index
      %2003 = arith.muli %2000, %c2 : index
      %2004 = memref.load %factors[%2003] : memref<?xf32>
      %2005 = arith.mulf %2004, %operandScale : f32
      %2006 = arith.select %2002, %2005, %operandScale : f32
      %2007 = arith.remui %1995, %c12 : index
      %2008 = arith.muli %2007, %c18 : index
      %2009 = arith.addi %11, %2008 : index
      %2010 = vector.load %w[%2009] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2011 = vector.bitcast %2010 : vector<4xi8> to vector<1xf32>
      %2012 = vector.extract %2011[0] : f32 from vector<1xf32>
      %2013 = arith.mulf %2012, %2006 : f32
      %2014 = arith.mulf %1993, %2013 : f32
      %2015 = arith.remui %1995, %c12 : index
      %2016 = arith.muli %2015, %c18 : index
      %2017 = arith.addi %13, %2016 : index
      %2018 = vector.load %w[%2017] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2019 = vector.bitcast %2018 : vector<4xi8> to vector<1xf32>
      %2020 = vector.extract %2019[0] : f32 from vector<1xf32>
      %2021 = arith.mulf %2020, %2006 : f32
      %2022 = arith.mulf %1994, %2021 : f32
      %2023 = arith.addi %11, %c8 : index
      %2024 = vector.load %w[%2023] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2025 = vector.bitcast %2024 : vector<4xi8> to vector<1xf32>
      %2026 = vector.extract %2025[0] : f32 from vector<1xf32>
      %2027 = arith.muli %2000, %c2 : index
      %2028 = arith.addi %2027, %c6 : index
      %2029 = memref.load %factors[%2028] : memref<?xf32>
      %2030 = arith.mulf %2029, %2026 : f32
      %2031 = arith.bitcast %2030 : f32 to i32
      %2032 = arith.shrui %2031, %c30 : i32
      %2033 = arith.maxsi %2032, %c31 : i32
      %2034 = arith.subi %c32, %2033 : i32
      %2035 = arith.shli %2034, %c30 : i32
      %2036 = arith.subi %2033, %c33 : i32
      %2037 = arith.shli %2036, %c30 : i32
      %2038 = arith.bitcast %2035 : i32 to f32
      %2039 = arith.bitcast %2037 : i32 to f32
      %2040 = arith.cmpi eq, %0, %c5 : index
      %2041 = wave.lane
      %2042 = arith.remui %2041, %c12 : index
      %2043 = arith.cmpi eq, %2042, %c5 : index
      %2044 = arith.andi %2040, %2043 : i1
      scf.if %2044 {
        %2045 = arith.muli %2000, %c2 : index
        memref.store %2039, %out_factors[%2045] : memref<?xf32>
      }
      %2046 = arith.mulf %2014, %c35 : f32
      %2047 = wave.exp2 %2046 : f32
      %2048 = arith.addf %c34, %2047 : f32
      %2049 = arith.divf %2014, %2048 : f32
      %2050 = arith.mulf %2049, %2022 : f32
      %2051 = arith.mulf %2050, %2038 : f32
      %2052 = arith.truncf %2051 : f32 to f16
      %2053 = arith.muli %0, %c12 : index
      %2054 = wave.lane
      %2055 = arith.remui %2054, %c12 : index
      %2056 = arith.addi %2053, %2055 : index
      %2057 = arith.divui %2000, %outTileRows : index
      %2058 = arith.divui %outputFeatures, %c12 : index
      %2059 = arith.muli %2057, %2058 : index
      %2060 = arith.divui %2056, %c12 : index
      %2061 = arith.addi %2059, %2060 : index
      %2062 = arith.muli %2061, %c2 : index
      %2063 = arith.remui %2056, %c12 : index
      %2064 = arith.divui %2063, %c1 : index
      %2065 = arith.addi %2062, %2064 : index
      %2066 = arith.muli %outTileRows, %c1 : index
      %2067 = arith.muli %2065, %2066 : index
      %2068 = arith.remui %2000, %outTileRows : index
      %2069 = arith.muli %2068, %c1 : index
      %2070 = arith.addi %2067, %2069 : index
      %2071 = arith.remui %2056, %c1 : index
      %2072 = arith.addi %2070, %2071 : index
      memref.store %2052, %out[%2072] : memref<?xf16>
    }
    %2073 = vector.extract %514#4[1] : f32 from vector<8xf32>
    %2074 = vector.extract %514#5[1] : f32 from vector<8xf32>
    %2075 = wave.lane
    %2076 = arith.addi %16, %c13 : index
    %2077 = arith.muli %c6, %c2 : index
    %2078 = arith.addi %2076, %2077 : index
    %2079 = arith.divui %2075, %c12 : index
    %2080 = arith.addi %2078, %2079 : index
    %2081 = arith.cmpi slt, %2080, %15 : index
    scf.if %2081 {
      %2082 = arith.cmpi eq, %hasFactors, %c6 : index
      %2083 = arith.muli %2080, %c2 : index
      %2084 = memref.load %factors[%2083] : memref<?xf32>
      %2085 = arith.mulf %2084, %operandScale : f32
      %2086 = arith.select %2082, %2085, %operandScale : f32
      %2087 = arith.remui %2075, %c12 : index
      %2088 = arith.muli %2087, %c18 : index
      %2089 = arith.addi %11, %2088 : index
      %2090 = vector.load %w[%2089] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2091 = vector.bitcast %2090 : vector<4xi8> to vector<1xf32>
      %2092 = vector.extract %2091[0] : f32 from vector<1xf32>
      %2093 = arith.mulf %2092, %2086 : f32
      %2094 = arith.mulf %2073, %2093 : f32
      %2095 = arith.remui %2075, %c12 : index
      %2096 = arith.muli %2095, %c18 : index
      %2097 = arith.addi %13, %2096 : index
      %2098 = vector.load %w[%2097] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2099 = vector.bitcast %2098 : vector<4xi8> to vector<1xf32>
      %2100 = vector.extract %2099[0] : f32 from vector<1xf32>
      %2101 = arith.mulf %2100, %2086 : f32
      %2102 = arith.mulf %2074, %2101 : f32
      %2103 = arith.addi %11, %c8 : index
      %2104 = vector.load %w[%2103] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2105 = vector.bitcast %2104 : vector<4xi8> to vector<1xf32>
      %2106 = vector.extract %2105[0] : f32 from vector<1xf32>
      %2107 = arith.muli %2080, %c2 : index
      %2108 = arith.addi %2107, %c6 : index
      %2109 = memref.load %factors[%2108] : memref<?xf32>
      %2110 = arith.mulf %2109, %2106 : f32
      %2111 = arith.bitcast %2110 : f32 to i32
      %2112 = arith.shrui %2111, %c30 : i32
      %2113 = arith.maxsi %2112, %c31 : i32
      %2114 = arith.subi %c32, %2113 : i32
      %2115 = arith.shli %2114, %c30 : i32
      %2116 = arith.subi %2113, %c33 : i32
      %2117 = arith.shli %2116, %c30 : i32
      %2118 = arith.bitcast %2115 : i32 to f32
      %2119 = arith.bitcast %2117 : i32 to f32
      %2120 = arith.cmpi eq, %0, %c5 : index
      %2121 = wave.lane
      %2122 = arith.remui %2121, %c12 : index
      %2123 = arith.cmpi eq, %2122, %c5 : index
      %2124 = arith.andi %2120, %2123 : i1
      scf.if %2124 {
        %2125 = arith.muli %2080, %c2 : index
        memref.store %2119, %out_factors[%2125] : memref<?xf32>
      }
      %2126 = arith.mulf %2094, %c35 : f32
      %2127 = wave.exp2 %2126 : f32
      %2128 = arith.addf %c34, %2127 : f32
      %2129 = arith.divf %2094, %2128 : f32
      %2130 = arith.mulf %2129, %2102 : f32
      %2131 = arith.mulf %2130, %2118 : f32
      %2132 = arith.truncf %2131 : f32 to f16
      %2133 = arith.muli %0, %c12 : index
      %2134 = wave.lane
      %2135 = arith.remui %2134, %c12 : index
      %2136 = arith.addi %2133, %2135 : index
      %2137 = arith.divui %2080, %outTileRows : index
      %2138 = arith.divui %outputFeatures, %c12 : index
      %2139 = arith.muli %2137, %2138 : index
      %2140 = arith.divui %2136, %c12 : index
      %2141 = arith.addi %2139, %2140 : index
      %2142 = arith.muli %2141, %c2 : index
      %2143 = arith.remui %2136, %c12 : index
      %2144 = arith.divui %2143, %c1 : index
      %2145 = arith.addi %2142, %2144 : index
      %2146 = arith.muli %outTileRows, %c1 : index
      %2147 = arith.muli %2145, %2146 : index
      %2148 = arith.remui %2080, %outTileRows : index
      %2149 = arith.muli %2148, %c1 : index
      %2150 = arith.addi %2147, %2149 : index
      %2151 = arith.remui %2136, %c1 : index
      %2152 = arith.addi %2150, %2151 : index
      memref.store %2132, %out[%2152] : memref<?xf16>
    }
    %2153 = vector.extract %514#4[2] : f32 from vector<8xf32>
    %2154 = vector.extract %514#5[2] : f32 from vector<8xf32>
    %2155 = wave.lane
    %2156 = arith.addi %16, %c13 : index
    %2157 = arith.muli %c2, %c2 : index
    %2158 = arith.addi %2156, %2157 : index
    %2159 = arith.divui %2155, %c12 : index
    %2160 = arith.addi %2158, %2159 : index
    %2161 = arith.cmpi slt, %2160, %15 : index
    scf.if %2161 {
      %2162 = arith.cmpi eq, %hasFactors, %c6 : index
      %2163 = arith.muli %2160, %c2 : index
      %2164 = memref.load %factors[%2163] : memref<?xf32>
      %2165 = arith.mulf %2164, %operandScale : f32
      %2166 = arith.select %2162, %2165, %operandScale : f32
      %2167 = arith.remui %2155, %c12 : index
      %2168 = arith.muli %2167, %c18 : index
      %2169 = arith.addi %11, %2168 : index
      %2170 = vector.load %w[%2169] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2171 = vector.bitcast %2170 : vector<4xi8> to vector<1xf32>
      %2172 = vector.extract %2171[0] : f32 from vector<1xf32>
      %2173 = arith.mulf %2172, %2166 : f32
      %2174 = arith.mulf %2153, %2173 : f32
      %2175 = arith.remui %2155, %c12 : index
      %2176 = arith.muli %2175, %c18 : index
      %2177 = arith.addi %13, %2176 : index
      %2178 = vector.load %w[%2177] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2179 = vector.bitcast %2178 : vector<4xi8> to vector<1xf32>
      %2180 = vector.extract %2179[0] : f32 from vector<1xf32>
      %2181 = arith.mulf %2180, %2166 : f32
      %2182 = arith.mulf %2154, %2181 : f32
      %2183 = arith.addi %11, %c8 : index
      %2184 = vector.load %w[%2183] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2185 = vector.bitcast %2184 : vector<4xi8> to vector<1xf32>
      %2186 = vector.extract %2185[0] : f32 from vector<1xf32>
      %2187 = arith.muli %2160, %c2 : index
      %2188 = arith.addi %2187, %c6 : index
      %2189 = memref.load %factors[%2188] : memref<?xf32>
      %2190 = arith.mulf %2189, %2186 : f32
      %2191 = arith.bitcast %2190 : f32 to i32
      %2192 = arith.shrui %2191, %c30 : i32
      %2193 = arith.maxsi %2192, %c31 : i32
      %2194 = arith.subi %c32, %2193 : i32
      %2195 = arith.shli %2194, %c30 : i32
      %2196 = arith.subi %2193, %c33 : i32
      %2197 = arith.shli %2196, %c30 : i32
      %2198 = arith.bitcast %2195 : i32 to f32
      %2199 = arith.bitcast %2197 : i32 to f32
      %2200 = arith.cmpi eq, %0, %c5 : index
      %2201 = wave.lane
      %2202 = arith.remui %2201, %c12 : index
      %2203 = arith.cmpi eq, %2202, %c5 : index
      %2204 = arith.andi %2200, %2203 : i1
      scf.if %2204 {
        %2205 = arith.muli %2160, %c2 : index
        memref.store %2199, %out_factors[%2205] : memref<?xf32>
      }
      %2206 = arith.mulf %2174, %c35 : f32
      %2207 = wave.exp2 %2206 : f32
      %2208 = arith.addf %c34, %2207 : f32
      %2209 = arith.divf %2174, %2208 : f32
      %2210 = arith.mulf %2209, %2182 : f32
      %2211 = arith.mulf %2210, %2198 : f32
      %2212 = arith.truncf %2211 : f32 to f16
      %2213 = arith.muli %0, %c12 : index
      %2214 = wave.lane
      %2215 = arith.remui %2214, %c12 : index
      %2216 = arith.addi %2213, %2215 : index
      %2217 = arith.divui %2160, %outTileRows : index
      %2218 = arith.divui %outputFeatures, %c12 : index
      %2219 = arith.muli %2217, %2218 : index
      %2220 = arith.divui %2216, %c12 : index
      %2221 = arith.addi %2219, %2220 : index
      %2222 = arith.muli %2221, %c2 : index
      %2223 = arith.remui %2216, %c12 : index
      %2224 = arith.divui %2223, %c1 : index
      %2225 = arith.addi %2222, %2224 : index
      %2226 = arith.muli %outTileRows, %c1 : index
      %2227 = arith.muli %2225, %2226 : index
      %2228 = arith.remui %2160, %outTileRows : index
      %2229 = arith.muli %2228, %c1 : index
      %2230 = arith.addi %2227, %2229 : index
      %2231 = arith.remui %2216, %c1 : index
      %2232 = arith.addi %2230, %2231 : index
      memref.store %2212, %out[%2232] : memref<?xf16>
    }
    %2233 = vector.extract %514#4[3] : f32 from vector<8xf32>
    %2234 = vector.extract %514#5[3] : f32 from vector<8xf32>
    %2235 = wave.lane
    %2236 = arith.addi %16, %c13 : index
    %2237 = arith.muli %c27, %c2 : index
    %2238 = arith.addi %2236, %2237 : index
    %2239 = arith.divui %2235, %c12 : index
    %2240 = arith.addi %2238, %2239 : index
    %2241 = arith.cmpi slt, %2240, %15 : index
    scf.if %2241 {
      %2242 = arith.cmpi eq, %hasFactors, %c6 : index
      %2243 = arith.muli %2240, %c2 : index
      %2244 = memref.load %factors[%2243] : memref<?xf32>
      %2245 = arith.mulf %2244, %operandScale : f32
      %2246 = arith.select %2242, %2245, %operandScale : f32
      %2247 = arith.remui %2235, %c12 : index
      %2248 = arith.muli %2247, %c18 : index
      %2249 = arith.addi %11, %2248 : index
      %2250 = vector.load %w[%2249] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2251 = vector.bitcast %2250 : vector<4xi8> to vector<1xf32>
      %2252 = vector.extract %2251[0] : f32 from vector<1xf32>
      %2253 = arith.mulf %2252, %2246 : f32
      %2254 = arith.mulf %2233, %2253 : f32
      %2255 = arith.remui %2235, %c12 : index
      %2256 = arith.muli %2255, %c18 : index
      %2257 = arith.addi %13, %2256 : index
      %2258 = vector.load %w[%2257] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2259 = vector.bitcast %2258 : vector<4xi8> to vector<1xf32>
      %2260 = vector.extract %2259[0] : f32 from vector<1xf32>
      %2261 = arith.mulf %2260, %2246 : f32
      %2262 = arith.mulf %2234, %2261 : f32
      %2263 = arith.addi %11, %c8 : index
      %2264 = vector.load %w[%2263] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2265 = vector.bitcast %2264 : vector<4xi8> to vector<1xf32>
      %2266 = vector.extract %2265[0] : f32 from vector<1xf32>
      %2267 = arith.muli %2240, %c2 : index
      %2268 = arith.addi %2267, %c6 : index
      %2269 = memref.load %factors[%2268] : memref<?xf32>
      %2270 = arith.mulf %2269, %2266 : f32
      %2271 = arith.bitcast %2270 : f32 to i32
      %2272 = arith.shrui %2271, %c30 : i32
      %2273 = arith.maxsi %2272, %c31 : i32
      %2274 = arith.subi %c32, %2273 : i32
      %2275 = arith.shli %2274, %c30 : i32
      %2276 = arith.subi %2273, %c33 : i32
      %2277 = arith.shli %2276, %c30 : i32
      %2278 = arith.bitcast %2275 : i32 to f32
      %2279 = arith.bitcast %2277 : i32 to f32
      %2280 = arith.cmpi eq, %0, %c5 : index
      %2281 = wave.lane
      %2282 = arith.remui %2281, %c12 : index
      %2283 = arith.cmpi eq, %2282, %c5 : index
      %2284 = arith.andi %2280, %2283 : i1
      scf.if %2284 {
        %2285 = arith.muli %2240, %c2 : index
        memref.store %2279, %out_factors[%2285] : memref<?xf32>
      }
      %2286 = arith.mulf %2254, %c35 : f32
      %2287 = wave.exp2 %2286 : f32
      %2288 = arith.addf %c34, %2287 : f32
      %2289 = arith.divf %2254, %2288 : f32
      %2290 = arith.mulf %2289, %2262 : f32
      %2291 = arith.mulf %2290, %2278 : f32
      %2292 = arith.truncf %2291 : f32 to f16
      %2293 = arith.muli %0, %c12 : index
      %2294 = wave.lane
      %2295 = arith.remui %2294, %c12 : index
      %2296 = arith.addi %2293, %2295 : index
      %2297 = arith.divui %2240, %outTileRows : index
      %2298 = arith.divui %outputFeatures, %c12 : index
      %2299 = arith.muli %2297, %2298 : index
      %2300 = arith.divui %2296, %c12 : index
      %2301 = arith.addi %2299, %2300 : index
      %2302 = arith.muli %2301, %c2 : index
      %2303 = arith.remui %2296, %c12 : index
      %2304 = arith.divui %2303, %c1 : index
      %2305 = arith.addi %2302, %2304 : index
      %2306 = arith.muli %outTileRows, %c1 : index
      %2307 = arith.muli %2305, %2306 : index
      %2308 = arith.remui %2240, %outTileRows : index
      %2309 = arith.muli %2308, %c1 : index
      %2310 = arith.addi %2307, %2309 : index
      %2311 = arith.remui %2296, %c1 : index
      %2312 = arith.addi %2310, %2311 : index
      memref.store %2292, %out[%2312] : memref<?xf16>
    }
    %2313 = vector.extract %514#4[4] : f32 from vector<8xf32>
    %2314 = vector.extract %514#5[4] : f32 from vector<8xf32>
    %2315 = wave.lane
    %2316 = arith.addi %16, %c13 : index
    %2317 = arith.muli %c18, %c2 : index
    %2318 = arith.addi %2316, %2317 : index
    %2319 = arith.divui %2315, %c12 : index
    %2320 = arith.addi %2318, %2319 : index
    %2321 = arith.cmpi slt, %2320, %15 : index
    scf.if %2321 {
      %2322 = arith.cmpi eq, %hasFactors, %c6 : index
      %2323 = arith.muli %2320, %c2 : index
      %2324 = memref.load %factors[%2323] : memref<?xf32>
      %2325 = arith.mulf %2324, %operandScale : f32
      %2326 = arith.select %2322, %2325, %operandScale : f32
      %2327 = arith.remui %2315, %c12 : index
      %2328 = arith.muli %2327, %c18 : index
      %2329 = arith.addi %11, %2328 : index
      %2330 = vector.load %w[%2329] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2331 = vector.bitcast %2330 : vector<4xi8> to vector<1xf32>
      %2332 = vector.extract %2331[0] : f32 from vector<1xf32>
      %2333 = arith.mulf %2332, %2326 : f32
      %2334 = arith.mulf %2313, %2333 : f32
      %2335 = arith.remui %2315, %c12 : index
      %2336 = arith.muli %2335, %c18 : index
      %2337 = arith.addi %13, %2336 : index
      %2338 = vector.load %w[%2337] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2339 = vector.bitcast %2338 : vector<4xi8> to vector<1xf32>
      %2340 = vector.extract %2339[0] : f32 from vector<1xf32>
      %2341 = arith.mulf %2340, %2326 : f32
      %2342 = arith.mulf %2314, %2341 : f32
      %2343 = arith.addi %11, %c8 : index
      %2344 = vector.load %w[%2343] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2345 = vector.bitcast %2344 : vector<4xi8> to vector<1xf32>
      %2346 = vector.extract %2345[0] : f32 from vector<1xf32>
      %2347 = arith.muli %2320, %c2 : index
      %2348 = arith.addi %2347, %c6 : index
      %2349 = memref.load %factors[%2348] : memref<?xf32>
      %2350 = arith.mulf %2349, %2346 : f32
      %2351 = arith.bitcast %2350 : f32 to i32
      %2352 = arith.shrui %2351, %c30 : i32
      %2353 = arith.maxsi %2352, %c31 : i32
      %2354 = arith.subi %c32, %2353 : i32
      %2355 = arith.shli %2354, %c30 : i32
      %2356 = arith.subi %2353, %c33 : i32
      %2357 = arith.shli %2356, %c30 : i32
      %2358 = arith.bitcast %2355 : i32 to f32
      %2359 = arith.bitcast %2357 : i32 to f32
      %2360 = arith.cmpi eq, %0, %c5 : index
      %2361 = wave.lane
      %2362 = arith.remui %2361, %c12 : index
      %2363 = arith.cmpi eq, %2362, %c5 : index
      %2364 = arith.andi %2360, %2363 : i1
      scf.if %2364 {
        %2365 = arith.muli %2320, %c2 : index
        memref.store %2359, %out_factors[%2365] : memref<?xf32>
      }
      %2366 = arith.mulf %2334, %c35 : f32
      %2367 = wave.exp2 %2366 : f32
      %2368 = arith.addf %c34, %2367 : f32
      %2369 = arith.divf %2334, %2368 : f32
      %2370 = arith.mulf %2369, %2342 : f32
      %2371 = arith.mulf %2370, %2358 : f32
      %2372 = arith.truncf %2371 : f32 to f16
      %2373 = arith.muli %0, %c12 : index
      %2374 = wave.lane
      %2375 = arith.remui %2374, %c12 : index
      %2376 = arith.addi %2373, %2375 : index
      %2377 = arith.divui %2320, %outTileRows : index
      %2378 = arith.divui %outputFeatures, %c12 : index
      %2379 = arith.muli %2377, %2378 : index
      %2380 = arith.divui %2376, %c12 : index
      %2381 = arith.addi %2379, %2380 : index
      %2382 = arith.muli %2381, %c2 : index
      %2383 = arith.remui %2376, %c12 : index
      %2384 = arith.divui %2383, %c1 : index
      %2385 = arith.addi %2382, %2384 : index
      %2386 = arith.muli %outTileRows, %c1 : index
      %2387 = arith.muli %2385, %2386 : index
      %2388 = arith.remui %2320, %outTileRows : index
      %2389 = arith.muli %2388, %c1 : index
      %2390 = arith.addi %2387, %2389 : index
      %2391 = arith.remui %2376, %c1 : index
      %2392 = arith.addi %2390, %2391 : index
      memref.store %2372, %out[%2392] : memref<?xf16>
    }
    %2393 = vector.extract %514#4[5] : f32 from vector<8xf32>
    %2394 = vector.extract %514#5[5] : f32 from vector<8xf32>
    %2395 = wave.lane
    %2396 = arith.addi %16, %c13 : index
    %2397 = arith.muli %c36, %c2 : index
    %2398 = arith.addi %2396, %2397 : index
    %2399 = arith.divui %2395, %c12 : index
    %2400 = arith.addi %2398, %2399 : index
    %2401 = arith.cmpi slt, %2400, %15 : index
    scf.if %2401 {
      %2402 = arith.cmpi eq, %hasFactors, %c6 : index
      %2403 = arith.muli %2400, %c2 : index
      %2404 = memref.load %factors[%2403] : memref<?xf32>
      %2405 = arith.mulf %2404, %operandScale : f32
      %2406 = arith.select %2402, %2405, %operandScale : f32
      %2407 = arith.remui %2395, %c12 : index
      %2408 = arith.muli %2407, %c18 : index
      %2409 = arith.addi %11, %2408 : index
      %2410 = vector.load %w[%2409] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2411 = vector.bitcast %2410 : vector<4xi8> to vector<1xf32>
      %2412 = vector.extract %2411[0] : f32 from vector<1xf32>
      %2413 = arith.mulf %2412, %2406 : f32
      %2414 = arith.mulf %2393, %2413 : f32
      %2415 = arith.remui %2395, %c12 : index
      %2416 = arith.muli %2415, %c18 : index
      %2417 = arith.addi %13, %2416 : index
      %2418 = vector.load %w[%2417] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2419 = vector.bitcast %2418 : vector<4xi8> to vector<1xf32>
      %2420 = vector.extract %2419[0] : f32 from vector<1xf32>
      %2421 = arith.mulf %2420, %2406 : f32
      %2422 = arith.mulf %2394, %2421 : f32
      %2423 = arith.addi %11, %c8 : index
      %2424 = vector.load %w[%2423] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2425 = vector.bitcast %2424 : vector<4xi8> to vector<1xf32>
      %2426 = vector.extract %2425[0] : f32 from vector<1xf32>
      %2427 = arith.muli %2400, %c2 : index
      %2428 = arith.addi %2427, %c6 : index
      %2429 = memref.load %factors[%2428] : memref<?xf32>
      %2430 = arith.mulf %2429, %2426 : f32
      %2431 = arith.bitcast %2430 : f32 to i32
      %2432 = arith.shrui %2431, %c30 : i32
      %2433 = arith.maxsi %2432, %c31 : i32
      %2434 = arith.subi %c32, %2433 : i32
      %2435 = arith.shli %2434, %c30 : i32
      %2436 = arith.subi %2433, %c33 : i32
      %2437 = arith.shli %2436, %c30 : i32
      %2438 = arith.bitcast %2435 : i32 to f32
      %2439 = arith.bitcast %2437 : i32 to f32
      %2440 = arith.cmpi eq, %0, %c5 : index
      %2441 = wave.lane
      %2442 = arith.remui %2441, %c12 : index
      %2443 = arith.cmpi eq, %2442, %c5 : index
      %2444 = arith.andi %2440, %2443 : i1
      scf.if %2444 {
        %2445 = arith.muli %2400, %c2 : index
        memref.store %2439, %out_factors[%2445] : memref<?xf32>
      }
      %2446 = arith.mulf %2414, %c35 : f32
      %2447 = wave.exp2 %2446 : f32
      %2448 = arith.addf %c34, %2447 : f32
      %2449 = arith.divf %2414, %2448 : f32
      %2450 = arith.mulf %2449, %2422 : f32
      %2451 = arith.mulf %2450, %2438 : f32
      %2452 = arith.truncf %2451 : f32 to f16
      %2453 = arith.muli %0, %c12 : index
      %2454 = wave.lane
      %2455 = arith.remui %2454, %c12 : index
      %2456 = arith.addi %2453, %2455 : index
      %2457 = arith.divui %2400, %outTileRows : index
      %2458 = arith.divui %outputFeatures, %c12 : index
      %2459 = arith.muli %2457, %2458 : index
      %2460 = arith.divui %2456, %c12 : index
      %2461 = arith.addi %2459, %2460 : index
      %2462 = arith.muli %2461, %c2 : index
      %2463 = arith.remui %2456, %c12 : index
      %2464 = arith.divui %2463, %c1 : index
      %2465 = arith.addi %2462, %2464 : index
      %2466 = arith.muli %outTileRows, %c1 : index
      %2467 = arith.muli %2465, %2466 : index
      %2468 = arith.remui %2400, %outTileRows : index
      %2469 = arith.muli %2468, %c1 : index
      %2470 = arith.addi %2467, %2469 : index
      %2471 = arith.remui %2456, %c1 : index
      %2472 = arith.addi %2470, %2471 : index
      memref.store %2452, %out[%2472] : memref<?xf16>
    }
    %2473 = vector.extract %514#4[6] : f32 from vector<8xf32>
    %2474 = vector.extract %514#5[6] : f32 from vector<8xf32>
    %2475 = wave.lane
    %2476 = arith.addi %16, %c13 : index
    %2477 = arith.muli %c37, %c2 : index
    %2478 = arith.addi %2476, %2477 : index
    %2479 = arith.divui %2475, %c12 : index
    %2480 = arith.addi %2478, %2479 : index
    %2481 = arith.cmpi slt, %2480, %15 : index
    scf.if %2481 {
      %2482 = arith.cmpi eq, %hasFactors, %c6 : index
      %2483 = arith.muli %2480, %c2 : index
      %2484 = memref.load %factors[%2483] : memref<?xf32>
      %2485 = arith.mulf %2484, %operandScale : f32
      %2486 = arith.select %2482, %2485, %operandScale : f32
      %2487 = arith.remui %2475, %c12 : index
      %2488 = arith.muli %2487, %c18 : index
      %2489 = arith.addi %11, %2488 : index
      %2490 = vector.load %w[%2489] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2491 = vector.bitcast %2490 : vector<4xi8> to vector<1xf32>
      %2492 = vector.extract %2491[0] : f32 from vector<1xf32>
      %2493 = arith.mulf %2492, %2486 : f32
      %2494 = arith.mulf %2473, %2493 : f32
      %2495 = arith.remui %2475, %c12 : index
      %2496 = arith.muli %2495, %c18 : index
      %2497 = arith.addi %13, %2496 : index
      %2498 = vector.load %w[%2497] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2499 = vector.bitcast %2498 : vector<4xi8> to vector<1xf32>
      %2500 = vector.extract %2499[0] : f32 from vector<1xf32>
      %2501 = arith.mulf %2500, %2486 : f32
      %2502 = arith.mulf %2474, %2501 : f32
      %2503 = arith.addi %11, %c8 : index
      %2504 = vector.load %w[%2503] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2505 = vector.bitcast %2504 : vector<4xi8> to vector<1xf32>
      %2506 = vector.extract %2505[0] : f32 from vector<1xf32>
      %2507 = arith.muli %2480, %c2 : index
      %2508 = arith.addi %2507, %c6 : index
      %2509 = memref.load %factors[%2508] : memref<?xf32>
      %2510 = arith.mulf %2509, %2506 : f32
      %2511 = arith.bitcast %2510 : f32 to i32
      %2512 = arith.shrui %2511, %c30 : i32
      %2513 = arith.maxsi %2512, %c31 : i32
      %2514 = arith.subi %c32, %2513 : i32
      %2515 = arith.shli %2514, %c30 : i32
      %2516 = arith.subi %2513, %c33 : i32
      %2517 = arith.shli %2516, %c30 : i32
      %2518 = arith.bitcast %2515 : i32 to f32
      %2519 = arith.bitcast %2517 : i32 to f32
      %2520 = arith.cmpi eq, %0, %c5 : index
      %2521 = wave.lane
      %2522 = arith.remui %2521, %c12 : index
      %2523 = arith.cmpi eq, %2522, %c5 : index
      %2524 = arith.andi %2520, %2523 : i1
      scf.if %2524 {
        %2525 = arith.muli %2480, %c2 : index
        memref.store %2519, %out_factors[%2525] : memref<?xf32>
      }
      %2526 = arith.mulf %2494, %c35 : f32
      %2527 = wave.exp2 %2526 : f32
      %2528 = arith.addf %c34, %2527 : f32
      %2529 = arith.divf %2494, %2528 : f32
      %2530 = arith.mulf %2529, %2502 : f32
      %2531 = arith.mulf %2530, %2518 : f32
      %2532 = arith.truncf %2531 : f32 to f16
      %2533 = arith.muli %0, %c12 : index
      %2534 = wave.lane
      %2535 = arith.remui %2534, %c12 : index
      %2536 = arith.addi %2533, %2535 : index
      %2537 = arith.divui %2480, %outTileRows : index
      %2538 = arith.divui %outputFeatures, %c12 : index
      %2539 = arith.muli %2537, %2538 : index
      %2540 = arith.divui %2536, %c12 : index
      %2541 = arith.addi %2539, %2540 : index
      %2542 = arith.muli %2541, %c2 : index
      %2543 = arith.remui %2536, %c12 : index
      %2544 = arith.divui %2543, %c1 : index
      %2545 = arith.addi %2542, %2544 : index
      %2546 = arith.muli %outTileRows, %c1 : index
      %2547 = arith.muli %2545, %2546 : index
      %2548 = arith.remui %2480, %outTileRows : index
      %2549 = arith.muli %2548, %c1 : index
      %2550 = arith.addi %2547, %2549 : index
      %2551 = arith.remui %2536, %c1 : index
      %2552 = arith.addi %2550, %2551 : index
      memref.store %2532, %out[%2552] : memref<?xf16>
    }
    %2553 = vector.extract %514#4[7] : f32 from vector<8xf32>
    %2554 = vector.extract %514#5[7] : f32 from vector<8xf32>
    %2555 = wave.lane
    %2556 = arith.addi %16, %c13 : index
    %2557 = arith.muli %c38, %c2 : index
    %2558 = arith.addi %2556, %2557 : index
    %2559 = arith.divui %2555, %c12 : index
    %2560 = arith.addi %2558, %2559 : index
    %2561 = arith.cmpi slt, %2560, %15 : index
    scf.if %2561 {
      %2562 = arith.cmpi eq, %hasFactors, %c6 : index
      %2563 = arith.muli %2560, %c2 : index
      %2564 = memref.load %factors[%2563] : memref<?xf32>
      %2565 = arith.mulf %2564, %operandScale : f32
      %2566 = arith.select %2562, %2565, %operandScale : f32
      %2567 = arith.remui %2555, %c12 : index
      %2568 = arith.muli %2567, %c18 : index
      %2569 = arith.addi %11, %2568 : index
      %2570 = vector.load %w[%2569] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2571 = vector.bitcast %2570 : vector<4xi8> to vector<1xf32>
      %2572 = vector.extract %2571[0] : f32 from vector<1xf32>
      %2573 = arith.mulf %2572, %2566 : f32
      %2574 = arith.mulf %2553, %2573 : f32
      %2575 = arith.remui %2555, %c12 : index
      %2576 = arith.muli %2575, %c18 : index
      %2577 = arith.addi %13, %2576 : index
      %2578 = vector.load %w[%2577] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2579 = vector.bitcast %2578 : vector<4xi8> to vector<1xf32>
      %2580 = vector.extract %2579[0] : f32 from vector<1xf32>
      %2581 = arith.mulf %2580, %2566 : f32
      %2582 = arith.mulf %2554, %2581 : f32
      %2583 = arith.addi %11, %c8 : index
      %2584 = vector.load %w[%2583] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2585 = vector.bitcast %2584 : vector<4xi8> to vector<1xf32>
      %2586 = vector.extract %2585[0] : f32 from vector<1xf32>
      %2587 = arith.muli %2560, %c2 : index
      %2588 = arith.addi %2587, %c6 : index
      %2589 = memref.load %factors[%2588] : memref<?xf32>
      %2590 = arith.mulf %2589, %2586 : f32
      %2591 = arith.bitcast %2590 : f32 to i32
      %2592 = arith.shrui %2591, %c30 : i32
      %2593 = arith.maxsi %2592, %c31 : i32
      %2594 = arith.subi %c32, %2593 : i32
      %2595 = arith.shli %2594, %c30 : i32
      %2596 = arith.subi %2593, %c33 : i32
      %2597 = arith.shli %2596, %c30 : i32
      %2598 = arith.bitcast %2595 : i32 to f32
      %2599 = arith.bitcast %2597 : i32 to f32
      %2600 = arith.cmpi eq, %0, %c5 : index
      %2601 = wave.lane
      %2602 = arith.remui %2601, %c12 : index
      %2603 = arith.cmpi eq, %2602, %c5 : index
      %2604 = arith.andi %2600, %2603 : i1
      scf.if %2604 {
        %2605 = arith.muli %2560, %c2 : index
        memref.store %2599, %out_factors[%2605] : memref<?xf32>
      }
      %2606 = arith.mulf %2574, %c35 : f32
      %2607 = wave.exp2 %2606 : f32
      %2608 = arith.addf %c34, %2607 : f32
      %2609 = arith.divf %2574, %2608 : f32
      %2610 = arith.mulf %2609, %2582 : f32
      %2611 = arith.mulf %2610, %2598 : f32
      %2612 = arith.truncf %2611 : f32 to f16
      %2613 = arith.muli %0, %c12 : index
      %2614 = wave.lane
      %2615 = arith.remui %2614, %c12 : index
      %2616 = arith.addi %2613, %2615 : index
      %2617 = arith.divui %2560, %outTileRows : index
      %2618 = arith.divui %outputFeatures, %c12 : index
      %2619 = arith.muli %2617, %2618 : index
      %2620 = arith.divui %2616, %c12 : index
      %2621 = arith.addi %2619, %2620 : index
      %2622 = arith.muli %2621, %c2 : index
      %2623 = arith.remui %2616, %c12 : index
      %2624 = arith.divui %2623, %c1 : index
      %2625 = arith.addi %2622, %2624 : index
      %2626 = arith.muli %outTileRows, %c1 : index
      %2627 = arith.muli %2625, %2626 : index
      %2628 = arith.remui %2560, %outTileRows : index
      %2629 = arith.muli %2628, %c1 : index
      %2630 = arith.addi %2627, %2629 : index
      %2631 = arith.remui %2616, %c1 : index
      %2632 = arith.addi %2630, %2631 : index
      memref.store %2612, %out[%2632] : memref<?xf16>
    }
    %2633 = wave.lane
    %2634 = vector.extract %514#6[0] : f32 from vector<8xf32>
    %2635 = vector.extract %514#7[0] : f32 from vector<8xf32>
    %2636 = wave.lane
    %2637 = arith.addi %16, %c14 : index
    %2638 = arith.muli %c5, %c2 : index
    %2639 = arith.addi %2637, %2638 : index
    %2640 = arith.divui %2636, %c12 : index
    %2641 = arith.addi %2639, %2640 : index
    %2642 = arith.cmpi slt, %2641, %15 : index
    scf.if %2642 {
      %2643 = arith.cmpi eq, %hasFactors, %c6 : index
      %2644 = arith.muli %2641, %c2 : index
      %2645 = memref.load %factors[%2644] : memref<?xf32>
      %2646 = arith.mulf %2645, %operandScale : f32
      %2647 = arith.select %2643, %2646, %operandScale : f32
      %2648 = arith.remui %2636, %c12 : index
      %2649 = arith.muli %2648, %c18 : index
      %2650 = arith.addi %11, %2649 : index
      %2651 = vector.load %w[%2650] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2652 = vector.bitcast %2651 : vector<4xi8> to vector<1xf32>
      %2653 = vector.extract %2652[0] : f32 from vector<1xf32>
      %2654 = arith.mulf %2653, %2647 : f32
      %2655 = arith.mulf %2634, %2654 : f32
      %2656 = arith.remui %2636, %c12 : index
      %2657 = arith.muli %2656, %c18 : index
      %2658 = arith.addi %13, %2657 : index
      %2659 = vector.load %w[%2658] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2660 = vector.bitcast %2659 : vector<4xi8> to vector<1xf32>
      %2661 = vector.extract %2660[0] : f32 from vector<1xf32>
      %2662 = arith.mulf %2661, %2647 : f32
      %2663 = arith.mulf %2635, %2662 : f32
      %2664 = arith.addi %11, %c8 : index
      %2665 = vector.load %w[%2664] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2666 = vector.bitcast %2665 : vector<4xi8> to vector<1xf32>
      %2667 = vector.extract %2666[0] : f32 from vector<1xf32>
      %2668 = arith.muli %2641, %c2 : index
      %2669 = arith.addi %2668, %c6 : index
      %2670 = memref.load %factors[%2669] : memref<?xf32>
      %2671 = arith.mulf %2670, %2667 : f32
      %2672 = arith.bitcast %2671 : f32 to i32
      %2673 = arith.shrui %2672, %c30 : i32
      %2674 = arith.maxsi %2673, %c31 : i32
      %2675 = arith.subi %c32, %2674 : i32
      %2676 = arith.shli %2675, %c30 : i32
      %2677 = arith.subi %2674, %c33 : i32
      %2678 = arith.shli %2677, %c30 : i32
      %2679 = arith.bitcast %2676 : i32 to f32
      %2680 = arith.bitcast %2678 : i32 to f32
      %2681 = arith.cmpi eq, %0, %c5 : index
      %2682 = wave.lane
      %2683 = arith.remui %2682, %c12 : index
      %2684 = arith.cmpi eq, %2683, %c5 : index
      %2685 = arith.andi %2681, %2684 : i1
      scf.if %2685 {
        %2686 = arith.muli %2641, %c2 : index
        memref.store %2680, %out_factors[%2686] : memref<?xf32>
      }
      %2687 = arith.mulf %2655, %c35 : f32
      %2688 = wave.exp2 %2687 : f32
      %2689 = arith.addf %c34, %2688 : f32
      %2690 = arith.divf %2655, %2689 : f32
      %2691 = arith.mulf %2690, %2663 : f32
      %2692 = arith.mulf %2691, %2679 : f32
      %2693 = arith.truncf %2692 : f32 to f16
      %2694 = arith.muli %0, %c12 : index
      %2695 = wave.lane
      %2696 = arith.remui %2695, %c12 : index
      %2697 = arith.addi %2694, %2696 : index
      %2698 = arith.divui %2641, %outTileRows : index
      %2699 = arith.divui %outputFeatures, %c12 : index
      %2700 = arith.muli %2698, %2699 : index
      %2701 = arith.divui %2697, %c12 : index
      %2702 = arith.addi %2700, %2701 : index
      %2703 = arith.muli %2702, %c2 : index
      %2704 = arith.remui %2697, %c12 : index
      %2705 = arith.divui %2704, %c1 : index
      %2706 = arith.addi %2703, %2705 : index
      %2707 = arith.muli %outTileRows, %c1 : index
      %2708 = arith.muli %2706, %2707 : index
      %2709 = arith.remui %2641, %outTileRows : index
      %2710 = arith.muli %2709, %c1 : index
      %2711 = arith.addi %2708, %2710 : index
      %2712 = arith.remui %2697, %c1 : index
      %2713 = arith.addi %2711, %2712 : index
      memref.store %2693, %out[%2713] : memref<?xf16>
    }
    %2714 = vector.extract %514#6[1] : f32 from vector<8xf32>
    %2715 = vector.extract %514#7[1] : f32 from vector<8xf32>
    %2716 = wave.lane
    %2717 = arith.addi %16, %c14 : index
    %2718 = arith.muli %c6, %c2 : index
    %2719 = arith.addi %2717, %2718 : index
    %2720 = arith.divui %2716, %c12 : index
    %2721 = arith.addi %2719, %2720 : index
    %2722 = arith.cmpi slt, %2721, %15 : index
    scf.if %2722 {
      %2723 = arith.cmpi eq, %hasFactors, %c6 : index
      %2724 = arith.muli %2721, %c2 : index
      %2725 = memref.load %factors[%2724] : memref<?xf32>
      %2726 = arith.mulf %2725, %operandScale : f32
      %2727 = arith.select %2723, %2726, %operandScale : f32
      %2728 = arith.remui %2716, %c12 : index
      %2729 = arith.muli %2728, %c18 : index
      %2730 = arith.addi %11, %2729 : index
      %2731 = vector.load %w[%2730] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2732 = vector.bitcast %2731 : vector<4xi8> to vector<1xf32>
      %2733 = vector.extract %2732[0] : f32 from vector<1xf32>
      %2734 = arith.mulf %2733, %2727 : f32
      %2735 = arith.mulf %2714, %2734 : f32
      %2736 = arith.remui %2716, %c12 : index
      %2737 = arith.muli %2736, %c18 : index
      %2738 = arith.addi %13, %2737 : index
      %2739 = vector.load %w[%2738] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2740 = vector.bitcast %2739 : vector<4xi8> to vector<1xf32>
      %2741 = vector.extract %2740[0] : f32 from vector<1xf32>
      %2742 = arith.mulf %2741, %2727 : f32
      %2743 = arith.mulf %2715, %2742 : f32
      %2744 = arith.addi %11, %c8 : index
      %2745 = vector.load %w[%2744] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2746 = vector.bitcast %2745 : vector<4xi8> to vector<1xf32>
      %2747 = vector.extract %2746[0] : f32 from vector<1xf32>
      %2748 = arith.muli %2721, %c2 : index
      %2749 = arith.addi %2748, %c6 : index
      %2750 = memref.load %factors[%2749] : memref<?xf32>
      %2751 = arith.mulf %2750, %2747 : f32
      %2752 = arith.bitcast %2751 : f32 to i32
      %2753 = arith.shrui %2752, %c30 : i32
      %2754 = arith.maxsi %2753, %c31 : i32
      %2755 = arith.subi %c32, %2754 : i32
      %2756 = arith.shli %2755, %c30 : i32
      %2757 = arith.subi %2754, %c33 : i32
      %2758 = arith.shli %2757, %c30 : i32
      %2759 = arith.bitcast %2756 : i32 to f32
      %2760 = arith.bitcast %2758 : i32 to f32
      %2761 = arith.cmpi eq, %0, %c5 : index
      %2762 = wave.lane
      %2763 = arith.remui %2762, %c12 : index
      %2764 = arith.cmpi eq, %2763, %c5 : index
      %2765 = arith.andi %2761, %2764 : i1
      scf.if %2765 {
        %2766 = arith.muli %2721, %c2 : index
        memref.store %2760, %out_factors[%2766] : memref<?xf32>
      }
      %2767 = arith.mulf %2735, %c35 : f32
      %2768 = wave.exp2 %2767 : f32
      %2769 = arith.addf %c34, %2768 : f32
      %2770 = arith.divf %2735, %2769 : f32
      %2771 = arith.mulf %2770, %2743 : f32
      %2772 = arith.mulf %2771, %2759 : f32
      %2773 = arith.truncf %2772 : f32 to f16
      %2774 = arith.muli %0, %c12 : index
      %2775 = wave.lane
      %2776 = arith.remui %2775, %c12 : index
      %2777 = arith.addi %2774, %2776 : index
      %2778 = arith.divui %2721, %outTileRows : index
      %2779 = arith.divui %outputFeatures, %c12 : index
      %2780 = arith.muli %2778, %2779 : index
      %2781 = arith.divui %2777, %c12 : index
      %2782 = arith.addi %2780, %2781 : index
      %2783 = arith.muli %2782, %c2 : index
      %2784 = arith.remui %2777, %c12 : index
      %2785 = arith.divui %2784, %c1 : index
      %2786 = arith.addi %2783, %2785 : index
      %2787 = arith.muli %outTileRows, %c1 : index
      %2788 = arith.muli %2786, %2787 : index
      %2789 = arith.remui %2721, %outTileRows : index
      %2790 = arith.muli %2789, %c1 : index
      %2791 = arith.addi %2788, %2790 : index
      %2792 = arith.remui %2777, %c1 : index
      %2793 = arith.addi %2791, %2792 : index
      memref.store %2773, %out[%2793] : memref<?xf16>
    }
    %2794 = vector.extract %514#6[2] : f32 from vector<8xf32>
    %2795 = vector.extract %514#7[2] : f32 from vector<8xf32>
    %2796 = wave.lane
    %2797 = arith.addi %16, %c14 : index
    %2798 = arith.muli %c2, %c2 : index
    %2799 = arith.addi %2797, %2798 : index
    %2800 = arith.divui %2796, %c12 : index
    %2801 = arith.addi %2799, %2800 : index
    %2802 = arith.cmpi slt, %2801, %15 : index
    scf.if %2802 {
      %2803 = arith.cmpi eq, %hasFactors, %c6 : index
      %2804 = arith.muli %2801, %c2 : index
      %2805 = memref.load %factors[%2804] : memref<?xf32>
      %2806 = arith.mulf %2805, %operandScale : f32
      %2807 = arith.select %2803, %2806, %operandScale : f32
      %2808 = arith.remui %2796, %c12 : index
      %2809 = arith.muli %2808, %c18 : index
      %2810 = arith.addi %11, %2809 : index
      %2811 = vector.load %w[%2810] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2812 = vector.bitcast %2811 : vector<4xi8> to vector<1xf32>
      %2813 = vector.extract %2812[0] : f32 from vector<1xf32>
      %2814 = arith.mulf %2813, %2807 : f32
      %2815 = arith.mulf %2794, %2814 : f32
      %2816 = arith.remui %2796, %c12 : index
      %2817 = arith.muli %2816, %c18 : index
      %2818 = arith.addi %13, %2817 : index
      %2819 = vector.load %w[%2818] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2820 = vector.bitcast %2819 : vector<4xi8> to vector<1xf32>
      %2821 = vector.extract %2820[0] : f32 from vector<1xf32>
      %2822 = arith.mulf %2821, %2807 : f32
      %2823 = arith.mulf %2795, %2822 : f32
      %2824 = arith.addi %11, %c8 : index
      %2825 = vector.load %w[%2824] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2826 = vector.bitcast %2825 : vector<4xi8> to vector<1xf32>
      %2827 = vector.extract %2826[0] : f32 from vector<1xf32>
      %2828 = arith.muli %2801, %c2 : index
      %2829 = arith.addi %2828, %c6 : index
      %2830 = memref.load %factors[%2829] : memref<?xf32>
      %2831 = arith.mulf %2830, %2827 : f32
      %2832 = arith.bitcast %2831 : f32 to i32
      %2833 = arith.shrui %2832, %c30 : i32
      %2834 = arith.maxsi %2833, %c31 : i32
      %2835 = arith.subi %c32, %2834 : i32
      %2836 = arith.shli %2835, %c30 : i32
      %2837 = arith.subi %2834, %c33 : i32
      %2838 = arith.shli %2837, %c30 : i32
      %2839 = arith.bitcast %2836 : i32 to f32
      %2840 = arith.bitcast %2838 : i32 to f32
      %2841 = arith.cmpi eq, %0, %c5 : index
      %2842 = wave.lane
      %2843 = arith.remui %2842, %c12 : index
      %2844 = arith.cmpi eq, %2843, %c5 : index
      %2845 = arith.andi %2841, %2844 : i1
      scf.if %2845 {
        %2846 = arith.muli %2801, %c2 : index
        memref.store %2840, %out_factors[%2846] : memref<?xf32>
      }
      %2847 = arith.mulf %2815, %c35 : f32
      %2848 = wave.exp2 %2847 : f32
      %2849 = arith.addf %c34, %2848 : f32
      %2850 = arith.divf %2815, %2849 : f32
      %2851 = arith.mulf %2850, %2823 : f32
      %2852 = arith.mulf %2851, %2839 : f32
      %2853 = arith.truncf %2852 : f32 to f16
      %2854 = arith.muli %0, %c12 : index
      %2855 = wave.lane
      %2856 = arith.remui %2855, %c12 : index
      %2857 = arith.addi %2854, %2856 : index
      %2858 = arith.divui %2801, %outTileRows : index
      %2859 = arith.divui %outputFeatures, %c12 : index
      %2860 = arith.muli %2858, %2859 : index
      %2861 = arith.divui %2857, %c12 : index
      %2862 = arith.addi %2860, %2861 : index
      %2863 = arith.muli %2862, %c2 : index
      %2864 = arith.remui %2857, %c12 : index
      %2865 = arith.divui %2864, %c1 : index
      %2866 = arith.addi %2863, %2865 : index
      %2867 = arith.muli %outTileRows, %c1 : index
      %2868 = arith.muli %2866, %2867 : index
      %2869 = arith.remui %2801, %outTileRows : index
      %2870 = arith.muli %2869, %c1 : index
      %2871 = arith.addi %2868, %2870 : index
      %2872 = arith.remui %2857, %c1 : index
      %2873 = arith.addi %2871, %2872 : index
      memref.store %2853, %out[%2873] : memref<?xf16>
    }
    %2874 = vector.extract %514#6[3] : f32 from vector<8xf32>
    %2875 = vector.extract %514#7[3] : f32 from vector<8xf32>
    %2876 = wave.lane
    %2877 = arith.addi %16, %c14 : index
    %2878 = arith.muli %c27, %c2 : index
    %2879 = arith.addi %2877, %2878 : index
    %2880 = arith.divui %2876, %c12 : index
    %2881 = arith.addi %2879, %2880 : index
    %2882 = arith.cmpi slt, %2881, %15 : index
    scf.if %2882 {
      %2883 = arith.cmpi eq, %hasFactors, %c6 : index
      %2884 = arith.muli %2881, %c2 : index
      %2885 = memref.load %factors[%2884] : memref<?xf32>
      %2886 = arith.mulf %2885, %operandScale : f32
      %2887 = arith.select %2883, %2886, %operandScale : f32
      %2888 = arith.remui %2876, %c12 : index
      %2889 = arith.muli %2888, %c18 : index
      %2890 = arith.addi %11, %2889 : index
      %2891 = vector.load %w[%2890] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2892 = vector.bitcast %2891 : vector<4xi8> to vector<1xf32>
      %2893 = vector.extract %2892[0] : f32 from vector<1xf32>
      %2894 = arith.mulf %2893, %2887 : f32
      %2895 = arith.mulf %2874, %2894 : f32
      %2896 = arith.remui %2876, %c12 : index
      %2897 = arith.muli %2896, %c18 : index
      %2898 = arith.addi %13, %2897 : index
      %2899 = vector.load %w[%2898] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2900 = vector.bitcast %2899 : vector<4xi8> to vector<1xf32>
      %2901 = vector.extract %2900[0] : f32 from vector<1xf32>
      %2902 = arith.mulf %2901, %2887 : f32
      %2903 = arith.mulf %2875, %2902 : f32
      %2904 = arith.addi %11, %c8 : index
      %2905 = vector.load %w[%2904] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2906 = vector.bitcast %2905 : vector<4xi8> to vector<1xf32>
      %2907 = vector.extract %2906[0] : f32 from vector<1xf32>
      %2908 = arith.muli %2881, %c2 : index
      %2909 = arith.addi %2908, %c6 : index
      %2910 = memref.load %factors[%2909] : memref<?xf32>
      %2911 = arith.mulf %2910, %2907 : f32
      %2912 = arith.bitcast %2911 : f32 to i32
      %2913 = arith.shrui %2912, %c30 : i32
      %2914 = arith.maxsi %2913, %c31 : i32
      %2915 = arith.subi %c32, %2914 : i32
      %2916 = arith.shli %2915, %c30 : i32
      %2917 = arith.subi %2914, %c33 : i32
      %2918 = arith.shli %2917, %c30 : i32
      %2919 = arith.bitcast %2916 : i32 to f32
      %2920 = arith.bitcast %2918 : i32 to f32
      %2921 = arith.cmpi eq, %0, %c5 : index
      %2922 = wave.lane
      %2923 = arith.remui %2922, %c12 : index
      %2924 = arith.cmpi eq, %2923, %c5 : index
      %2925 = arith.andi %2921, %2924 : i1
      scf.if %2925 {
        %2926 = arith.muli %2881, %c2 : index
        memref.store %2920, %out_factors[%2926] : memref<?xf32>
      }
      %2927 = arith.mulf %2895, %c35 : f32
      %2928 = wave.exp2 %2927 : f32
      %2929 = arith.addf %c34, %2928 : f32
      %2930 = arith.divf %2895, %2929 : f32
      %2931 = arith.mulf %2930, %2903 : f32
      %2932 = arith.mulf %2931, %2919 : f32
      %2933 = arith.truncf %2932 : f32 to f16
      %2934 = arith.muli %0, %c12 : index
      %2935 = wave.lane
      %2936 = arith.remui %2935, %c12 : index
      %2937 = arith.addi %2934, %2936 : index
      %2938 = arith.divui %2881, %outTileRows : index
      %2939 = arith.divui %outputFeatures, %c12 : index
      %2940 = arith.muli %2938, %2939 : index
      %2941 = arith.divui %2937, %c12 : index
      %2942 = arith.addi %2940, %2941 : index
      %2943 = arith.muli %2942, %c2 : index
      %2944 = arith.remui %2937, %c12 : index
      %2945 = arith.divui %2944, %c1 : index
      %2946 = arith.addi %2943, %2945 : index
      %2947 = arith.muli %outTileRows, %c1 : index
      %2948 = arith.muli %2946, %2947 : index
      %2949 = arith.remui %2881, %outTileRows : index
      %2950 = arith.muli %2949, %c1 : index
      %2951 = arith.addi %2948, %2950 : index
      %2952 = arith.remui %2937, %c1 : index
      %2953 = arith.addi %2951, %2952 : index
      memref.store %2933, %out[%2953] : memref<?xf16>
    }
    %2954 = vector.extract %514#6[4] : f32 from vector<8xf32>
    %2955 = vector.extract %514#7[4] : f32 from vector<8xf32>
    %2956 = wave.lane
    %2957 = arith.addi %16, %c14 : index
    %2958 = arith.muli %c18, %c2 : index
    %2959 = arith.addi %2957, %2958 : index
    %2960 = arith.divui %2956, %c12 : index
    %2961 = arith.addi %2959, %2960 : index
    %2962 = arith.cmpi slt, %2961, %15 : index
    scf.if %2962 {
      %2963 = arith.cmpi eq, %hasFactors, %c6 : index
      %2964 = arith.muli %2961, %c2 : index
      %2965 = memref.load %factors[%2964] : memref<?xf32>
      %2966 = arith.mulf %2965, %operandScale : f32
      %2967 = arith.select %2963, %2966, %operandScale : f32
      %2968 = arith.remui %2956, %c12 : index
      %2969 = arith.muli %2968, %c18 : index
      %2970 = arith.addi %11, %2969 : index
      %2971 = vector.load %w[%2970] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2972 = vector.bitcast %2971 : vector<4xi8> to vector<1xf32>
      %2973 = vector.extract %2972[0] : f32 from vector<1xf32>
      %2974 = arith.mulf %2973, %2967 : f32
      %2975 = arith.mulf %2954, %2974 : f32
      %2976 = arith.remui %2956, %c12 : index
      %2977 = arith.muli %2976, %c18 : index
      %2978 = arith.addi %13, %2977 : index
      %2979 = vector.load %w[%2978] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2980 = vector.bitcast %2979 : vector<4xi8> to vector<1xf32>
      %2981 = vector.extract %2980[0] : f32 from vector<1xf32>
      %2982 = arith.mulf %2981, %2967 : f32
      %2983 = arith.mulf %2955, %2982 : f32
      %2984 = arith.addi %11, %c8 : index
      %2985 = vector.load %w[%2984] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2986 = vector.bitcast %2985 : vector<4xi8> to vector<1xf32>
      %2987 = vector.extract %2986[0] : f32 from vector<1xf32>
      %2988 = arith.muli %2961, %c2 : index
      %2989 = arith.addi %2988, %c6 : index
      %2990 = memref.load %factors[%2989] : memref<?xf32>
      %2991 = arith.mulf %2990, %2987 : f32
      %2992 = arith.bitcast %2991 : f32 to i32
      %2993 = arith.shrui %2992, %c30 : i32
      %2994 = arith.maxsi %2993, %c31 : i32
      %2995 = arith.subi %c32, %2994 : i32
      %2996 = arith.shli %2995, %c30 : i32
      %2997 = arith.subi %2994, %c33 : i32
      %2998 = arith.shli %2997, %c30 : i32
      %2999 = arith.bitcast %2996 : i32 to f32
      %3000 = arith.bitcast %2998 : i32 to f32
      %3001 = arith.cmpi eq, %0, %c5 : index
      %3002 = wave.lane
      %3003 = arith.remui %3002, %c12 : index
      %3004 = arith.cmpi eq, %3003, %c5 : index
      %3005 = arith.andi %3001, %3004 : i1
      scf.if %3005 {
        %3006 = arith.muli %2961, %c2 : index
        memref.store %3000, %out_factors[%3006] : memref<?xf32>
      }
      %3007 = arith.mulf %2975, %c35 : f32
      %3008 = wave.exp2 %3007 : f32
      %3009 = arith.addf %c34, %3008 : f32
      %3010 = arith.divf %2975, %3009 : f32
      %3011 = arith.mulf %3010, %2983 : f32
      %3012 = arith.mulf %3011, %2999 : f32
      %3013 = arith.truncf %3012 : f32 to f16
      %3014 = arith.muli %0, %c12 : index
      %3015 = wave.lane
      %3016 = arith.remui %3015, %c12 : index
      %3017 = arith.addi %3014, %3016 : index
      %3018 = arith.divui %2961, %outTileRows : index
      %3019 = arith.divui %outputFeatures, %c12 : index
      %3020 = arith.muli %3018, %3019 : index
      %3021 = arith.divui %3017, %c12 : index
      %3022 = arith.addi %3020, %3021 : index
      %3023 = arith.muli %3022, %c2 : index
      %3024 = arith.remui %3017, %c12 : index
      %3025 = arith.divui %3024, %c1 : index
      %3026 = arith.addi %3023, %3025 : index
      %3027 = arith.muli %outTileRows, %c1 : index
      %3028 = arith.muli %3026, %3027 : index
      %3029 = arith.remui %2961, %outTileRows : index
      %3030 = arith.muli %3029, %c1 : index
      %3031 = arith.addi %3028, %3030 : index
      %3032 = arith.remui %3017, %c1 : index
      %3033 = arith.addi %3031, %3032 : index
      memref.store %3013, %out[%3033] : memref<?xf16>
    }
    %3034 = vector.extract %514#6[5] : f32 from vector<8xf32>
    %3035 = vector.extract %514#7[5] : f32 from vector<8xf32>
    %3036 = wave.lane
    %3037 = arith.addi %16, %c14 : index
    %3038 = arith.muli %c36, %c2 : index
    %3039 = arith.addi %3037, %3038 : index
    %3040 = arith.divui %3036, %c12 : index
    %3041 = arith.addi %3039, %3040 : index
    %3042 = arith.cmpi slt, %3041, %15 : index
    scf.if %3042 {
      %3043 = arith.cmpi eq, %hasFactors, %c6 : index
      %3044 = arith.muli %3041, %c2 : index
      %3045 = memref.load %factors[%3044] : memref<?xf32>
      %3046 = arith.mulf %3045, %operandScale : f32
      %3047 = arith.select %3043, %3046, %operandScale : f32
      %3048 = arith.remui %3036, %c12 : index
      %3049 = arith.muli %3048, %c18 : index
      %3050 = arith.addi %11, %3049 : index
      %3051 = vector.load %w[%3050] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3052 = vector.bitcast %3051 : vector<4xi8> to vector<1xf32>
      %3053 = vector.extract %3052[0] : f32 from vector<1xf32>
      %3054 = arith.mulf %3053, %3047 : f32
      %3055 = arith.mulf %3034, %3054 : f32
      %3056 = arith.remui %3036, %c12 : index
      %3057 = arith.muli %3056, %c18 : index
      %3058 = arith.addi %13, %3057 : index
      %3059 = vector.load %w[%3058] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3060 = vector.bitcast %3059 : vector<4xi8> to vector<1xf32>
      %3061 = vector.extract %3060[0] : f32 from vector<1xf32>
      %3062 = arith.mulf %3061, %3047 : f32
      %3063 = arith.mulf %3035, %3062 : f32
      %3064 = arith.addi %11, %c8 : index
      %3065 = vector.load %w[%3064] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3066 = vector.bitcast %3065 : vector<4xi8> to vector<1xf32>
      %3067 = vector.extract %3066[0] : f32 from vector<1xf32>
      %3068 = arith.muli %3041, %c2 : index
      %3069 = arith.addi %3068, %c6 : index
      %3070 = memref.load %factors[%3069] : memref<?xf32>
      %3071 = arith.mulf %3070, %3067 : f32
      %3072 = arith.bitcast %3071 : f32 to i32
      %3073 = arith.shrui %3072, %c30 : i32
      %3074 = arith.maxsi %3073, %c31 : i32
      %3075 = arith.subi %c32, %3074 : i32
      %3076 = arith.shli %3075, %c30 : i32
      %3077 = arith.subi %3074, %c33 : i32
      %3078 = arith.shli %3077, %c30 : i32
      %3079 = arith.bitcast %3076 : i32 to f32
      %3080 = arith.bitcast %3078 : i32 to f32
      %3081 = arith.cmpi eq, %0, %c5 : index
      %3082 = wave.lane
      %3083 = arith.remui %3082, %c12 : index
      %3084 = arith.cmpi eq, %3083, %c5 : index
      %3085 = arith.andi %3081, %3084 : i1
      scf.if %3085 {
        %3086 = arith.muli %3041, %c2 : index
        memref.store %3080, %out_factors[%3086] : memref<?xf32>
      }
      %3087 = arith.mulf %3055, %c35 : f32
      %3088 = wave.exp2 %3087 : f32
      %3089 = arith.addf %c34, %3088 : f32
      %3090 = arith.divf %3055, %3089 : f32
      %3091 = arith.mulf %3090, %3063 : f32
      %3092 = arith.mulf %3091, %3079 : f32
      %3093 = arith.truncf %3092 : f32 to f16
      %3094 = arith.muli %0, %c12 : index
      %3095 = wave.lane
      %3096 = arith.remui %3095, %c12 : index
      %3097 = arith.addi %3094, %3096 : index
      %3098 = arith.divui %3041, %outTileRows : index
      %3099 = arith.divui %outputFeatures, %c12 : index
      %3100 = arith.muli %3098, %3099 : index
      %3101 = arith.divui %3097, %c12 : index
      %3102 = arith.addi %3100, %3101 : index
      %3103 = arith.muli %3102, %c2 : index
      %3104 = arith.remui %3097, %c12 : index
      %3105 = arith.divui %3104, %c1 : index
      %3106 = arith.addi %3103, %3105 : index
      %3107 = arith.muli %outTileRows, %c1 : index
      %3108 = arith.muli %3106, %3107 : index
      %3109 = arith.remui %3041, %outTileRows : index
      %3110 = arith.muli %3109, %c1 : index
      %3111 = arith.addi %3108, %3110 : index
      %3112 = arith.remui %3097, %c1 : index
      %3113 = arith.addi %3111, %3112 : index
      memref.store %3093, %out[%3113] : memref<?xf16>
    }
    %3114 = vector.extract %514#6[6] : f32 from vector<8xf32>
    %3115 = vector.extract %514#7[6] : f32 from vector<8xf32>
    %3116 = wave.lane
    %3117 = arith.addi %16, %c14 : index
    %3118 = arith.muli %c37, %c2 : index
    %3119 = arith.addi %3117, %3118 : index
    %3120 = arith.divui %3116, %c12 : index
    %3121 = arith.addi %3119, %3120 : index
    %3122 = arith.cmpi slt, %3121, %15 : index
    scf.if %3122 {
      %3123 = arith.cmpi eq, %hasFactors, %c6 : index
      %3124 = arith.muli %3121, %c2 : index
      %3125 = memref.load %factors[%3124] : memref<?xf32>
      %3126 = arith.mulf %3125, %operandScale : f32
      %3127 = arith.select %3123, %3126, %operandScale : f32
      %3128 = arith.remui %3116, %c12 : index
      %3129 = arith.muli %3128, %c18 : index
      %3130 = arith.addi %11, %3129 : index
      %3131 = vector.load %w[%3130] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3132 = vector.bitcast %3131 : vector<4xi8> to vector<1xf32>
      %3133 = vector.extract %3132[0] : f32 from vector<1xf32>
      %3134 = arith.mulf %3133, %3127 : f32
      %3135 = arith.mulf %3114, %3134 : f32
      %3136 = arith.remui %3116, %c12 : index
      %3137 = arith.muli %3136, %c18 : index
      %3138 = arith.addi %13, %3137 : index
      %3139 = vector.load %w[%3138] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3140 = vector.bitcast %3139 : vector<4xi8> to vector<1xf32>
      %3141 = vector.extract %3140[0] : f32 from vector<1xf32>
      %3142 = arith.mulf %3141, %3127 : f32
      %3143 = arith.mulf %3115, %3142 : f32
      %3144 = arith.addi %11, %c8 : index
      %3145 = vector.load %w[%3144] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3146 = vector.bitcast %3145 : vector<4xi8> to vector<1xf32>
      %3147 = vector.extract %3146[0] : f32 from vector<1xf32>
      %3148 = arith.muli %3121, %c2 : index
      %3149 = arith.addi %3148, %c6 : index
      %3150 = memref.load %factors[%3149] : memref<?xf32>
      %3151 = arith.mulf %3150, %3147 : f32
      %3152 = arith.bitcast %3151 : f32 to i32
      %3153 = arith.shrui %3152, %c30 : i32
      %3154 = arith.maxsi %3153, %c31 : i32
      %3155 = arith.subi %c32, %3154 : i32
      %3156 = arith.shli %3155, %c30 : i32
      %3157 = arith.subi %3154, %c33 : i32
      %3158 = arith.shli %3157, %c30 : i32
      %3159 = arith.bitcast %3156 : i32 to f32
      %3160 = arith.bitcast %3158 : i32 to f32
      %3161 = arith.cmpi eq, %0, %c5 : index
      %3162 = wave.lane
      %3163 = arith.remui %3162, %c12 : index
      %3164 = arith.cmpi eq, %3163, %c5 : index
      %3165 = arith.andi %3161, %3164 : i1
      scf.if %3165 {
        %3166 = arith.muli %3121, %c2 : index
        memref.store %3160, %out_factors[%3166] : memref<?xf32>
      }
      %3167 = arith.mulf %3135, %c35 : f32
      %3168 = wave.exp2 %3167 : f32
      %3169 = arith.addf %c34, %3168 : f32
      %3170 = arith.divf %3135, %3169 : f32
      %3171 = arith.mulf %3170, %3143 : f32
      %3172 = arith.mulf %3171, %3159 : f32
      %3173 = arith.truncf %3172 : f32 to f16
      %3174 = arith.muli %0, %c12 : index
      %3175 = wave.lane
      %3176 = arith.remui %3175, %c12 : index
      %3177 = arith.addi %3174, %3176 : index
      %3178 = arith.divui %3121, %outTileRows : index
      %3179 = arith.divui %outputFeatures, %c12 : index
      %3180 = arith.muli %3178, %3179 : index
      %3181 = arith.divui %3177, %c12 : index
      %3182 = arith.addi %3180, %3181 : index
      %3183 = arith.muli %3182, %c2 : index
      %3184 = arith.remui %3177, %c12 : index
      %3185 = arith.divui %3184, %c1 : index
      %3186 = arith.addi %3183, %3185 : index
      %3187 = arith.muli %outTileRows, %c1 : index
      %3188 = arith.muli %3186, %3187 : index
      %3189 = arith.remui %3121, %outTileRows : index
      %3190 = arith.muli %3189, %c1 : index
      %3191 = arith.addi %3188, %3190 : index
      %3192 = arith.remui %3177, %c1 : index
      %3193 = arith.addi %3191, %3192 : index
      memref.store %3173, %out[%3193] : memref<?xf16>
    }
    %3194 = vector.extract %514#6[7] : f32 from vector<8xf32>
    %3195 = vector.extract %514#7[7] : f32 from vector<8xf32>
    %3196 = wave.lane
    %3197 = arith.addi %16, %c14 : index
    %3198 = arith.muli %c38, %c2 : index
    %3199 = arith.addi %3197, %3198 : index
    %3200 = arith.divui %3196, %c12 : index
    %3201 = arith.addi %3199, %3200 : index
    %3202 = arith.cmpi slt, %3201, %15 : index
    scf.if %3202 {
      %3203 = arith.cmpi eq, %hasFactors, %c6 : index
      %3204 = arith.muli %3201, %c2 : index
      %3205 = memref.load %factors[%3204] : memref<?xf32>
      %3206 = arith.mulf %3205, %operandScale : f32
      %3207 = arith.select %3203, %3206, %operandScale : f32
      %3208 = arith.remui %3196, %c12 : index
      %3209 = arith.muli %3208, %c18 : index
      %3210 = arith.addi %11, %3209 : index
      %3211 = vector.load %w[%3210] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3212 = vector.bitcast %3211 : vector<4xi8> to vector<1xf32>
      %3213 = vector.extract %3212[0] : f32 from vector<1xf32>
      %3214 = arith.mulf %3213, %3207 : f32
      %3215 = arith.mulf %3194, %3214 : f32
      %3216 = arith.remui %3196, %c12 : index
      %3217 = arith.muli %3216, %c18 : index
      %3218 = arith.addi %13, %3217 : index
      %3219 = vector.load %w[%3218] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3220 = vector.bitcast %3219 : vector<4xi8> to vector<1xf32>
      %3221 = vector.extract %3220[0] : f32 from vector<1xf32>
      %3222 = arith.mulf %3221, %3207 : f32
      %3223 = arith.mulf %3195, %3222 : f32
      %3224 = arith.addi %11, %c8 : index
      %3225 = vector.load %w[%3224] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3226 = vector.bitcast %3225 : vector<4xi8> to vector<1xf32>
      %3227 = vector.extract %3226[0] : f32 from vector<1xf32>
      %3228 = arith.muli %3201, %c2 : index
      %3229 = arith.addi %3228, %c6 : index
      %3230 = memref.load %factors[%3229] : memref<?xf32>
      %3231 = arith.mulf %3230, %3227 : f32
      %3232 = arith.bitcast %3231 : f32 to i32
      %3233 = arith.shrui %3232, %c30 : i32
      %3234 = arith.maxsi %3233, %c31 : i32
      %3235 = arith.subi %c32, %3234 : i32
      %3236 = arith.shli %3235, %c30 : i32
      %3237 = arith.subi %3234, %c33 : i32
      %3238 = arith.shli %3237, %c30 : i32
      %3239 = arith.bitcast %3236 : i32 to f32
      %3240 = arith.bitcast %3238 : i32 to f32
      %3241 = arith.cmpi eq, %0, %c5 : index
      %3242 = wave.lane
      %3243 = arith.remui %3242, %c12 : index
      %3244 = arith.cmpi eq, %3243, %c5 : index
      %3245 = arith.andi %3241, %3244 : i1
      scf.if %3245 {
        %3246 = arith.muli %3201, %c2 : index
        memref.store %3240, %out_factors[%3246] : memref<?xf32>
      }
      %3247 = arith.mulf %3215, %c35 : f32
      %3248 = wave.exp2 %3247 : f32
      %3249 = arith.addf %c34, %3248 : f32
      %3250 = arith.divf %3215, %3249 : f32
      %3251 = arith.mulf %3250, %3223 : f32
      %3252 = arith.mulf %3251, %3239 : f32
      %3253 = arith.truncf %3252 : f32 to f16
      %3254 = arith.muli %0, %c12 : index
      %3255 = wave.lane
      %3256 = arith.remui %3255, %c12 : index
      %3257 = arith.addi %3254, %3256 : index
      %3258 = arith.divui %3201, %outTileRows : index
      %3259 = arith.divui %outputFeatures, %c12 : index
      %3260 = arith.muli %3258, %3259 : index
      %3261 = arith.divui %3257, %c12 : index
      %3262 = arith.addi %3260, %3261 : index
      %3263 = arith.muli %3262, %c2 : index
      %3264 = arith.remui %3257, %c12 : index
      %3265 = arith.divui %3264, %c1 : index
      %3266 = arith.addi %3263, %3265 : index
      %3267 = arith.muli %outTileRows, %c1 : index
      %3268 = arith.muli %3266, %3267 : index
      %3269 = arith.remui %3201, %outTileRows : index
      %3270 = arith.muli %3269, %c1 : index
      %3271 = arith.addi %3268, %3270 : index
      %3272 = arith.remui %3257, %c1 : index
      %3273 = arith.addi %3271, %3272 : index
      memref.store %3253, %out[%3273] : memref<?xf16>
    }
  }
  wave.return
}
