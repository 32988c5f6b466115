// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxGateUp(format='q5_1', waves=4, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @gate_up_q5_1_w4p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>, %out_factors: memref<?xf32>) attributes {waves = 4 : i64} {
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
  %c23 = arith.constant dense<[0, 4, 8, 12]> : vector<4xi32>
  %c24 = arith.constant dense<65537> : vector<4xi32>
  %c25 = arith.constant dense<4> : vector<4xi32>
  %c26 = arith.constant dense<1677747200> : vector<4xi32>
  %c27 = arith.constant dense<[1, 5, 9, 13]> : vector<4xi32>
  %c28 = arith.constant dense<8> : vector<4xi32>
  %c29 = arith.constant dense<[2, 6, 10, 14]> : vector<4xi32>
  %c30 = arith.constant dense<12> : vector<4xi32>
  %c31 = arith.constant dense<[3, 7, 11, 15]> : vector<4xi32>
  %c32 = arith.constant dense<0x6400> : vector<32xf16>
  %c33 = arith.constant 3 : index
  %c34 = arith.constant 96 : index
  %c35 = arith.constant 160 : index
  %c36 = arith.constant 192 : index
  %c37 = arith.constant 224 : index
  %c38 = arith.constant 512 : index
  %c39 = arith.constant 1024 : index
  %c40 = arith.constant 1536 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c43 = arith.constant 23 : i32
  %c44 = arith.constant 141 : i32
  %c45 = arith.constant 268 : i32
  %c46 = arith.constant 14 : i32
  %c47 = arith.constant 0x3F800000 : f32
  %c48 = arith.constant 0xBFB8AA3B : f32
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.muli %inputFeatures, %c2 : index
  %4 = arith.addi %3, %c3 : index
  %5 = arith.divui %4, %c4 : index
  %6 = arith.muli %5, %c4 : index
  %7 = arith.addi %2, %6 : index
  %8 = arith.addi %7, %c4 : index
  %9 = arith.muli %inputFeatures, %c2 : index
  %10 = arith.addi %8, %9 : index
  %11 = arith.muli %0, %c2 : index
  %12 = arith.addi %11, %c5 : index
  %13 = arith.muli %12, %10 : index
  %14 = arith.addi %11, %c6 : index
  %15 = arith.muli %14, %10 : index
  %16 = memref.load %step[%countAt] : memref<?xi32>
  %17 = arith.index_cast %16 : i32 to index
  %18 = arith.muli %1, %c8 : index
  %19 = wave.scratch %c9 : memref<?xf32>
  %20 = arith.cmpi slt, %18, %17 : index
  scf.if %20 {
    %21 = wave.lane
    %22 = arith.remui %21, %c13 : index
    %23 = arith.remui %22, %tileRows : index
    %24 = arith.addi %18, %23 : index
    %25 = arith.divui %24, %tileRows : index
    %26 = arith.divui %inputFeatures, %c13 : index
    %27 = arith.muli %25, %26 : index
    %28 = arith.divui %c5, %c13 : index
    %29 = arith.addi %27, %28 : index
    %30 = arith.muli %29, %c2 : index
    %31 = arith.remui %c5, %c13 : index
    %32 = arith.divui %31, %c1 : index
    %33 = arith.addi %30, %32 : index
    %34 = arith.muli %tileRows, %c1 : index
    %35 = arith.muli %33, %34 : index
    %36 = arith.remui %24, %tileRows : index
    %37 = arith.muli %36, %c1 : index
    %38 = arith.addi %35, %37 : index
    %39 = arith.remui %c5, %c1 : index
    %40 = arith.addi %38, %39 : index
    %41 = arith.addi %22, %c13 : index
    %42 = arith.addi %18, %41 : index
    %43 = arith.divui %42, %tileRows : index
    %44 = arith.divui %inputFeatures, %c13 : index
    %45 = arith.muli %43, %44 : index
    %46 = arith.divui %c5, %c13 : index
    %47 = arith.addi %45, %46 : index
    %48 = arith.muli %47, %c2 : index
    %49 = arith.remui %c5, %c13 : index
    %50 = arith.divui %49, %c1 : index
    %51 = arith.addi %48, %50 : index
    %52 = arith.muli %tileRows, %c1 : index
    %53 = arith.muli %51, %52 : index
    %54 = arith.remui %42, %tileRows : index
    %55 = arith.muli %54, %c1 : index
    %56 = arith.addi %53, %55 : index
    %57 = arith.remui %c5, %c1 : index
    %58 = arith.addi %56, %57 : index
    %59 = arith.addi %22, %c14 : index
    %60 = arith.addi %18, %59 : index
    %61 = arith.divui %60, %tileRows : index
    %62 = arith.divui %inputFeatures, %c13 : index
    %63 = arith.muli %61, %62 : index
    %64 = arith.divui %c5, %c13 : index
    %65 = arith.addi %63, %64 : index
    %66 = arith.muli %65, %c2 : index
    %67 = arith.remui %c5, %c13 : index
    %68 = arith.divui %67, %c1 : index
    %69 = arith.addi %66, %68 : index
    %70 = arith.muli %tileRows, %c1 : index
    %71 = arith.muli %69, %70 : index
    %72 = arith.remui %60, %tileRows : index
    %73 = arith.muli %72, %c1 : index
    %74 = arith.addi %71, %73 : index
    %75 = arith.remui %c5, %c1 : index
    %76 = arith.addi %74, %75 : index
    %77 = arith.addi %22, %c15 : index
    %78 = arith.addi %18, %77 : index
    %79 = arith.divui %78, %tileRows : index
    %80 = arith.divui %inputFeatures, %c13 : index
    %81 = arith.muli %79, %80 : index
    %82 = arith.divui %c5, %c13 : index
    %83 = arith.addi %81, %82 : index
    %84 = arith.muli %83, %c2 : index
    %85 = arith.remui %c5, %c13 : index
    %86 = arith.divui %85, %c1 : index
    %87 = arith.addi %84, %86 : index
    %88 = arith.muli %tileRows, %c1 : index
    %89 = arith.muli %87, %88 : index
    %90 = arith.remui %78, %tileRows : index
    %91 = arith.muli %90, %c1 : index
    %92 = arith.addi %89, %91 : index
    %93 = arith.remui %c5, %c1 : index
    %94 = arith.addi %92, %93 : index
    %95 = wave.wave
    %96 = arith.divui %inputFeatures, %c14 : index
    %97 = arith.muli %95, %stepsPerWave : index
    %98 = arith.minsi %97, %96 : index
    %99 = arith.addi %98, %stepsPerWave : index
    %100 = arith.minsi %99, %96 : index
    %101 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %102 = arith.subi %100, %98 : index
    %103 = arith.divui %102, %c2 : index
    %104 = arith.muli %103, %c2 : index
    %105 = arith.addi %98, %104 : index
    %106 = arith.addi %98, %stepsPerWave : index
    %107 = arith.select %101, %106, %105 : index
    %117:8 = scf.for %108 = %98 to %107 step %c2 iter_args(%109 = %c16, %110 = %c16, %111 = %c16, %112 = %c16, %113 = %c16, %114 = %c16, %115 = %c16, %116 = %c16) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %118 = wave.lane
      %119 = arith.addi %108, %c5 : index
      %120 = arith.remui %118, %c13 : index
      %121 = arith.addi %13, %c4 : index
      %122 = arith.muli %119, %c8 : index
      %123 = arith.addi %121, %122 : index
      %124 = arith.muli %120, %c19 : index
      %125 = arith.addi %123, %124 : index
      %126 = vector.load %w[%125] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %127 = vector.bitcast %126 : vector<4xi8> to vector<2xf16>
      %128 = vector.extract %127[0] : f16 from vector<2xf16>
      %129 = vector.broadcast %128 : f16 to vector<16xf16>
      %130 = vector.extract %127[1] : f16 from vector<2xf16>
      %131 = vector.broadcast %130 : f16 to vector<16xf16>
      %132 = arith.addi %13, %c4 : index
      %133 = arith.muli %inputFeatures, %c2 : index
      %134 = arith.addi %133, %c3 : index
      %135 = arith.divui %134, %c4 : index
      %136 = arith.muli %135, %c4 : index
      %137 = arith.addi %132, %136 : index
      %138 = arith.muli %119, %c20 : index
      %139 = arith.addi %137, %138 : index
      %140 = arith.muli %120, %c13 : index
      %141 = arith.addi %139, %140 : index
      %142 = arith.muli %inputFeatures, %c1 : index
      %143 = arith.muli %inputFeatures, %c2 : index
      %144 = arith.addi %143, %c3 : index
      %145 = arith.divui %144, %c4 : index
      %146 = arith.muli %145, %c4 : index
      %147 = arith.addi %142, %146 : index
      %148 = arith.addi %147, %c4 : index
      %149 = arith.addi %13, %148 : index
      %150 = arith.muli %119, %c13 : index
      %151 = arith.addi %150, %120 : index
      %152 = arith.muli %151, %c19 : index
      %153 = arith.addi %149, %152 : index
      %154 = vector.load %w[%153] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %155 = vector.bitcast %154 : vector<4xi8> to vector<1xi32>
      %156 = vector.shuffle %155, %155 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %157 = vector.load %w[%141] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %158 = vector.bitcast %157 : vector<16xi8> to vector<4xi32>
      %159 = arith.shrui %158, %c21 : vector<4xi32>
      %160 = arith.andi %159, %c22 : vector<4xi32>
      %161 = arith.shrui %156, %c23 : vector<4xi32>
      %162 = arith.andi %161, %c24 : vector<4xi32>
      %163 = arith.shli %162, %c25 : vector<4xi32>
      %164 = arith.ori %160, %163 : vector<4xi32>
      %165 = arith.ori %164, %c26 : vector<4xi32>
      %166 = vector.bitcast %165 : vector<4xi32> to vector<8xf16>
      %167 = arith.shrui %158, %c25 : vector<4xi32>
      %168 = arith.andi %167, %c22 : vector<4xi32>
      %169 = arith.shrui %156, %c27 : vector<4xi32>
      %170 = arith.andi %169, %c24 : vector<4xi32>
      %171 = arith.shli %170, %c25 : vector<4xi32>
      %172 = arith.ori %168, %171 : vector<4xi32>
      %173 = arith.ori %172, %c26 : vector<4xi32>
      %174 = vector.bitcast %173 : vector<4xi32> to vector<8xf16>
      %175 = arith.shrui %158, %c28 : vector<4xi32>
      %176 = arith.andi %175, %c22 : vector<4xi32>
      %177 = arith.shrui %156, %c29 : vector<4xi32>
      %178 = arith.andi %177, %c24 : vector<4xi32>
      %179 = arith.shli %178, %c25 : vector<4xi32>
      %180 = arith.ori %176, %179 : vector<4xi32>
      %181 = arith.ori %180, %c26 : vector<4xi32>
      %182 = vector.bitcast %181 : vector<4xi32> to vector<8xf16>
      %183 = arith.shrui %158, %c30 : vector<4xi32>
      %184 = arith.andi %183, %c22 : vector<4xi32>
      %185 = arith.shrui %156, %c31 : vector<4xi32>
      %186 = arith.andi %185, %c24 : vector<4xi32>
      %187 = arith.shli %186, %c25 : vector<4xi32>
      %188 = arith.ori %184, %187 : vector<4xi32>
      %189 = arith.ori %188, %c26 : vector<4xi32>
      %190 = vector.bitcast %189 : vector<4xi32> to vector<8xf16>
      %191 = vector.shuffle %166, %174 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %192 = vector.shuffle %182, %190 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %193 = vector.shuffle %191, %192 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %194 = arith.subf %193, %c32 : vector<32xf16>
      %195 = vector.shuffle %194, %194 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %196 = vector.shuffle %194, %194 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %197 = math.fma %195, %129, %131 : vector<16xf16>
      %198 = math.fma %196, %129, %131 : vector<16xf16>
      %199 = arith.addi %108, %c6 : index
      %200 = arith.remui %118, %c13 : index
      %201 = arith.addi %13, %c4 : index
      %202 = arith.muli %199, %c8 : index
      %203 = arith.addi %201, %202 : index
      %204 = arith.muli %200, %c19 : index
      %205 = arith.addi %203, %204 : index
      %206 = vector.load %w[%205] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %207 = vector.bitcast %206 : vector<4xi8> to vector<2xf16>
      %208 = vector.extract %207[0] : f16 from vector<2xf16>
      %209 = vector.broadcast %208 : f16 to vector<16xf16>
      %210 = vector.extract %207[1] : f16 from vector<2xf16>
      %211 = vector.broadcast %210 : f16 to vector<16xf16>
      %212 = arith.addi %13, %c4 : index
      %213 = arith.muli %inputFeatures, %c2 : index
      %214 = arith.addi %213, %c3 : index
      %215 = arith.divui %214, %c4 : index
      %216 = arith.muli %215, %c4 : index
      %217 = arith.addi %212, %216 : index
      %218 = arith.muli %199, %c20 : index
      %219 = arith.addi %217, %218 : index
      %220 = arith.muli %200, %c13 : index
      %221 = arith.addi %219, %220 : index
      %222 = arith.muli %inputFeatures, %c1 : index
      %223 = arith.muli %inputFeatures, %c2 : index
      %224 = arith.addi %223, %c3 : index
      %225 = arith.divui %224, %c4 : index
      %226 = arith.muli %225, %c4 : index
      %227 = arith.addi %222, %226 : index
      %228 = arith.addi %227, %c4 : index
      %229 = arith.addi %13, %228 : index
      %230 = arith.muli %199, %c13 : index
      %231 = arith.addi %230, %200 : index
      %232 = arith.muli %231, %c19 : index
      %233 = arith.addi %229, %232 : index
      %234 = vector.load %w[%233] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %235 = vector.bitcast %234 : vector<4xi8> to vector<1xi32>
      %236 = vector.shuffle %235, %235 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %237 = vector.load %w[%221] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %238 = vector.bitcast %237 : vector<16xi8> to vector<4xi32>
      %239 = arith.shrui %238, %c21 : vector<4xi32>
      %240 = arith.andi %239, %c22 : vector<4xi32>
      %241 = arith.shrui %236, %c23 : vector<4xi32>
      %242 = arith.andi %241, %c24 : vector<4xi32>
      %243 = arith.shli %242, %c25 : vector<4xi32>
      %244 = arith.ori %240, %243 : vector<4xi32>
      %245 = arith.ori %244, %c26 : vector<4xi32>
      %246 = vector.bitcast %245 : vector<4xi32> to vector<8xf16>
      %247 = arith.shrui %238, %c25 : vector<4xi32>
      %248 = arith.andi %247, %c22 : vector<4xi32>
      %249 = arith.shrui %236, %c27 : vector<4xi32>
      %250 = arith.andi %249, %c24 : vector<4xi32>
      %251 = arith.shli %250, %c25 : vector<4xi32>
      %252 = arith.ori %248, %251 : vector<4xi32>
      %253 = arith.ori %252, %c26 : vector<4xi32>
      %254 = vector.bitcast %253 : vector<4xi32> to vector<8xf16>
      %255 = arith.shrui %238, %c28 : vector<4xi32>
      %256 = arith.andi %255, %c22 : vector<4xi32>
      %257 = arith.shrui %236, %c29 : vector<4xi32>
      %258 = arith.andi %257, %c24 : vector<4xi32>
      %259 = arith.shli %258, %c25 : vector<4xi32>
      %260 = arith.ori %256, %259 : vector<4xi32>
      %261 = arith.ori %260, %c26 : vector<4xi32>
      %262 = vector.bitcast %261 : vector<4xi32> to vector<8xf16>
      %263 = arith.shrui %238, %c30 : vector<4xi32>
      %264 = arith.andi %263, %c22 : vector<4xi32>
      %265 = arith.shrui %236, %c31 : vector<4xi32>
      %266 = arith.andi %265, %c24 : vector<4xi32>
      %267 = arith.shli %266, %c25 : vector<4xi32>
      %268 = arith.ori %264, %267 : vector<4xi32>
      %269 = arith.ori %268, %c26 : vector<4xi32>
      %270 = vector.bitcast %269 : vector<4xi32> to vector<8xf16>
      %271 = vector.shuffle %246, %254 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %272 = vector.shuffle %262, %270 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %273 = vector.shuffle %271, %272 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %274 = arith.subf %273, %c32 : vector<32xf16>
      %275 = vector.shuffle %274, %274 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %276 = vector.shuffle %274, %274 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %277 = math.fma %275, %209, %211 : vector<16xf16>
      %278 = math.fma %276, %209, %211 : vector<16xf16>
      %279 = arith.addi %108, %c5 : index
      %280 = arith.remui %118, %c13 : index
      %281 = arith.addi %15, %c4 : index
      %282 = arith.muli %279, %c8 : index
      %283 = arith.addi %281, %282 : index
      %284 = arith.muli %280, %c19 : index
      %285 = arith.addi %283, %284 : index
      %286 = vector.load %w[%285] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %287 = vector.bitcast %286 : vector<4xi8> to vector<2xf16>
      %288 = vector.extract %287[0] : f16 from vector<2xf16>
      %289 = vector.broadcast %288 : f16 to vector<16xf16>
      %290 = vector.extract %287[1] : f16 from vector<2xf16>
      %291 = vector.broadcast %290 : f16 to vector<16xf16>
      %292 = arith.addi %15, %c4 : index
      %293 = arith.muli %inputFeatures, %c2 : index
      %294 = arith.addi %293, %c3 : index
      %295 = arith.divui %294, %c4 : index
      %296 = arith.muli %295, %c4 : index
      %297 = arith.addi %292, %296 : index
      %298 = arith.muli %279, %c20 : index
      %299 = arith.addi %297, %298 : index
      %300 = arith.muli %280, %c13 : index
      %301 = arith.addi %299, %300 : index
      %302 = arith.muli %inputFeatures, %c1 : index
      %303 = arith.muli %inputFeatures, %c2 : index
      %304 = arith.addi %303, %c3 : index
      %305 = arith.divui %304, %c4 : index
      %306 = arith.muli %305, %c4 : index
      %307 = arith.addi %302, %306 : index
      %308 = arith.addi %307, %c4 : index
      %309 = arith.addi %15, %308 : index
      %310 = arith.muli %279, %c13 : index
      %311 = arith.addi %310, %280 : index
      %312 = arith.muli %311, %c19 : index
      %313 = arith.addi %309, %312 : index
      %314 = vector.load %w[%313] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %315 = vector.bitcast %314 : vector<4xi8> to vector<1xi32>
      %316 = vector.shuffle %315, %315 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %317 = vector.load %w[%301] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %318 = vector.bitcast %317 : vector<16xi8> to vector<4xi32>
      %319 = arith.shrui %318, %c21 : vector<4xi32>
      %320 = arith.andi %319, %c22 : vector<4xi32>
      %321 = arith.shrui %316, %c23 : vector<4xi32>
      %322 = arith.andi %321, %c24 : vector<4xi32>
      %323 = arith.shli %322, %c25 : vector<4xi32>
      %324 = arith.ori %320, %323 : vector<4xi32>
      %325 = arith.ori %324, %c26 : vector<4xi32>
      %326 = vector.bitcast %325 : vector<4xi32> to vector<8xf16>
      %327 = arith.shrui %318, %c25 : vector<4xi32>
      %328 = arith.andi %327, %c22 : vector<4xi32>
      %329 = arith.shrui %316, %c27 : vector<4xi32>
      %330 = arith.andi %329, %c24 : vector<4xi32>
      %331 = arith.shli %330, %c25 : vector<4xi32>
      %332 = arith.ori %328, %331 : vector<4xi32>
      %333 = arith.ori %332, %c26 : vector<4xi32>
      %334 = vector.bitcast %333 : vector<4xi32> to vector<8xf16>
      %335 = arith.shrui %318, %c28 : vector<4xi32>
      %336 = arith.andi %335, %c22 : vector<4xi32>
      %337 = arith.shrui %316, %c29 : vector<4xi32>
      %338 = arith.andi %337, %c24 : vector<4xi32>
      %339 = arith.shli %338, %c25 : vector<4xi32>
      %340 = arith.ori %336, %339 : vector<4xi32>
      %341 = arith.ori %340, %c26 : vector<4xi32>
      %342 = vector.bitcast %341 : vector<4xi32> to vector<8xf16>
      %343 = arith.shrui %318, %c30 : vector<4xi32>
      %344 = arith.andi %343, %c22 : vector<4xi32>
      %345 = arith.shrui %316, %c31 : vector<4xi32>
      %346 = arith.andi %345, %c24 : vector<4xi32>
      %347 = arith.shli %346, %c25 : vector<4xi32>
      %348 = arith.ori %344, %347 : vector<4xi32>
      %349 = arith.ori %348, %c26 : vector<4xi32>
      %350 = vector.bitcast %349 : vector<4xi32> to vector<8xf16>
      %351 = vector.shuffle %326, %334 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %352 = vector.shuffle %342, %350 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %353 = vector.shuffle %351, %352 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %354 = arith.subf %353, %c32 : vector<32xf16>
      %355 = vector.shuffle %354, %354 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %356 = vector.shuffle %354, %354 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %357 = math.fma %355, %289, %291 : vector<16xf16>
      %358 = math.fma %356, %289, %291 : vector<16xf16>
      %359 = arith.addi %108, %c6 : index
      %360 = arith.remui %118, %c13 : index
      %361 = arith.addi %15, %c4 : index
      %362 = arith.muli %359, %c8 : index
      %363 = arith.addi %361, %362 : index
      %364 = arith.muli %360, %c19 : index
      %365 = arith.addi %363, %364 : index
      %366 = vector.load %w[%365] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %367 = vector.bitcast %366 : vector<4xi8> to vector<2xf16>
      %368 = vector.extract %367[0] : f16 from vector<2xf16>
      %369 = vector.broadcast %368 : f16 to vector<16xf16>
      %370 = vector.extract %367[1] : f16 from vector<2xf16>
      %371 = vector.broadcast %370 : f16 to vector<16xf16>
      %372 = arith.addi %15, %c4 : index
      %373 = arith.muli %inputFeatures, %c2 : index
      %374 = arith.addi %373, %c3 : index
      %375 = arith.divui %374, %c4 : index
      %376 = arith.muli %375, %c4 : index
      %377 = arith.addi %372, %376 : index
      %378 = arith.muli %359, %c20 : index
      %379 = arith.addi %377, %378 : index
      %380 = arith.muli %360, %c13 : index
      %381 = arith.addi %379, %380 : index
      %382 = arith.muli %inputFeatures, %c1 : index
      %383 = arith.muli %inputFeatures, %c2 : index
      %384 = arith.addi %383, %c3 : index
      %385 = arith.divui %384, %c4 : index
      %386 = arith.muli %385, %c4 : index
      %387 = arith.addi %382, %386 : index
      %388 = arith.addi %387, %c4 : index
      %389 = arith.addi %15, %388 : index
      %390 = arith.muli %359, %c13 : index
      %391 = arith.addi %390, %360 : index
      %392 = arith.muli %391, %c19 : index
      %393 = arith.addi %389, %392 : index
      %394 = vector.load %w[%393] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %395 = vector.bitcast %394 : vector<4xi8> to vector<1xi32>
      %396 = vector.shuffle %395, %395 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %397 = vector.load %w[%381] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %398 = vector.bitcast %397 : vector<16xi8> to vector<4xi32>
      %399 = arith.shrui %398, %c21 : vector<4xi32>
      %400 = arith.andi %399, %c22 : vector<4xi32>
      %401 = arith.shrui %396, %c23 : vector<4xi32>
      %402 = arith.andi %401, %c24 : vector<4xi32>
      %403 = arith.shli %402, %c25 : vector<4xi32>
      %404 = arith.ori %400, %403 : vector<4xi32>
      %405 = arith.ori %404, %c26 : vector<4xi32>
      %406 = vector.bitcast %405 : vector<4xi32> to vector<8xf16>
      %407 = arith.shrui %398, %c25 : vector<4xi32>
      %408 = arith.andi %407, %c22 : vector<4xi32>
      %409 = arith.shrui %396, %c27 : vector<4xi32>
      %410 = arith.andi %409, %c24 : vector<4xi32>
      %411 = arith.shli %410, %c25 : vector<4xi32>
      %412 = arith.ori %408, %411 : vector<4xi32>
      %413 = arith.ori %412, %c26 : vector<4xi32>
      %414 = vector.bitcast %413 : vector<4xi32> to vector<8xf16>
      %415 = arith.shrui %398, %c28 : vector<4xi32>
      %416 = arith.andi %415, %c22 : vector<4xi32>
      %417 = arith.shrui %396, %c29 : vector<4xi32>
      %418 = arith.andi %417, %c24 : vector<4xi32>
      %419 = arith.shli %418, %c25 : vector<4xi32>
      %420 = arith.ori %416, %419 : vector<4xi32>
      %421 = arith.ori %420, %c26 : vector<4xi32>
      %422 = vector.bitcast %421 : vector<4xi32> to vector<8xf16>
      %423 = arith.shrui %398, %c30 : vector<4xi32>
      %424 = arith.andi %423, %c22 : vector<4xi32>
      %425 = arith.shrui %396, %c31 : vector<4xi32>
      %426 = arith.andi %425, %c24 : vector<4xi32>
      %427 = arith.shli %426, %c25 : vector<4xi32>
      %428 = arith.ori %424, %427 : vector<4xi32>
      %429 = arith.ori %428, %c26 : vector<4xi32>
      %430 = vector.bitcast %429 : vector<4xi32> to vector<8xf16>
      %431 = vector.shuffle %406, %414 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %432 = vector.shuffle %422, %430 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %433 = vector.shuffle %431, %432 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %434 = arith.subf %433, %c32 : vector<32xf16>
      %435 = vector.shuffle %434, %434 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %436 = vector.shuffle %434, %434 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %437 = math.fma %435, %369, %371 : vector<16xf16>
      %438 = math.fma %436, %369, %371 : vector<16xf16>
      %439 = arith.muli %108, %c2 : index
      %440 = arith.addi %439, %c5 : index
      %441 = arith.muli %tileRows, %c13 : index
      %442 = arith.muli %440, %441 : index
      %443 = arith.addi %40, %442 : index
      %444 = vector.load %x[%443] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %445 = arith.muli %tileRows, %c1 : index
      %446 = arith.addi %443, %445 : index
      %447 = vector.load %x[%446] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %448 = vector.shuffle %444, %447 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %449 = wave.mma %448, %197, %109 : vector<16xf16>, vector<8xf32>
      %450 = wave.mma %448, %357, %110 : vector<16xf16>, vector<8xf32>
      %451 = arith.muli %108, %c2 : index
      %452 = arith.addi %451, %c5 : index
      %453 = arith.muli %tileRows, %c13 : index
      %454 = arith.muli %452, %453 : index
      %455 = arith.addi %58, %454 : index
      %456 = vector.load %x[%455] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %457 = arith.muli %tileRows, %c1 : index
      %458 = arith.addi %455, %457 : index
      %459 = vector.load %x[%458] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %460 = vector.shuffle %456, %459 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %461 = wave.mma %460, %197, %111 : vector<16xf16>, vector<8xf32>
      %462 = wave.mma %460, %357, %112 : vector<16xf16>, vector<8xf32>
      %463 = arith.muli %108, %c2 : index
      %464 = arith.addi %463, %c5 : index
      %465 = arith.muli %tileRows, %c13 : index
      %466 = arith.muli %464, %465 : index
      %467 = arith.addi %76, %466 : index
      %468 = vector.load %x[%467] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %469 = arith.muli %tileRows, %c1 : index
      %470 = arith.addi %467, %469 : index
      %471 = vector.load %x[%470] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %472 = vector.shuffle %468, %471 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %473 = wave.mma %472, %197, %113 : vector<16xf16>, vector<8xf32>
      %474 = wave.mma %472, %357, %114 : vector<16xf16>, vector<8xf32>
      %475 = arith.muli %108, %c2 : index
      %476 = arith.addi %475, %c5 : index
      %477 = arith.muli %tileRows, %c13 : index
      %478 = arith.muli %476, %477 : index
      %479 = arith.addi %94, %478 : index
      %480 = vector.load %x[%479] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %481 = arith.muli %tileRows, %c1 : index
      %482 = arith.addi %479, %481 : index
      %483 = vector.load %x[%482] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %484 = vector.shuffle %480, %483 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %485 = wave.mma %484, %197, %115 : vector<16xf16>, vector<8xf32>
      %486 = wave.mma %484, %357, %116 : vector<16xf16>, vector<8xf32>
      %487 = arith.muli %108, %c2 : index
      %488 = arith.addi %487, %c6 : index
      %489 = arith.muli %tileRows, %c13 : index
      %490 = arith.muli %488, %489 : index
      %491 = arith.addi %40, %490 : index
      %492 = vector.load %x[%491] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %493 = arith.muli %tileRows, %c1 : index
      %494 = arith.addi %491, %493 : index
      %495 = vector.load %x[%494] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %496 = vector.shuffle %492, %495 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %497 = wave.mma %496, %198, %449 : vector<16xf16>, vector<8xf32>
      %498 = wave.mma %496, %358, %450 : vector<16xf16>, vector<8xf32>
      %499 = arith.muli %108, %c2 : index
      %500 = arith.addi %499, %c6 : index
      %501 = arith.muli %tileRows, %c13 : index
      %502 = arith.muli %500, %501 : index
      %503 = arith.addi %58, %502 : index
      %504 = vector.load %x[%503] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %505 = arith.muli %tileRows, %c1 : index
      %506 = arith.addi %503, %505 : index
      %507 = vector.load %x[%506] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %508 = vector.shuffle %504, %507 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %509 = wave.mma %508, %198, %461 : vector<16xf16>, vector<8xf32>
      %510 = wave.mma %508, %358, %462 : vector<16xf16>, vector<8xf32>
      %511 = arith.muli %108, %c2 : index
      %512 = arith.addi %511, %c6 : index
      %513 = arith.muli %tileRows, %c13 : index
      %514 = arith.muli %512, %513 : index
      %515 = arith.addi %76, %514 : index
      %516 = vector.load %x[%515] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %517 = arith.muli %tileRows, %c1 : index
      %518 = arith.addi %515, %517 : index
      %519 = vector.load %x[%518] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %520 = vector.shuffle %516, %519 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %521 = wave.mma %520, %198, %473 : vector<16xf16>, vector<8xf32>
      %522 = wave.mma %520, %358, %474 : vector<16xf16>, vector<8xf32>
      %523 = arith.muli %108, %c2 : index
      %524 = arith.addi %523, %c6 : index
      %525 = arith.muli %tileRows, %c13 : index
      %526 = arith.muli %524, %525 : index
      %527 = arith.addi %94, %526 : index
      %528 = vector.load %x[%527] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %529 = arith.muli %tileRows, %c1 : index
      %530 = arith.addi %527, %529 : index
      %531 = vector.load %x[%530] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %532 = vector.shuffle %528, %531 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %533 = wave.mma %532, %198, %485 : vector<16xf16>, vector<8xf32>
      %534 = wave.mma %532, %358, %486 : vector<16xf16>, vector<8xf32>
      %535 = arith.muli %108, %c2 : index
      %536 = arith.addi %535, %c2 : index
      %537 = arith.muli %tileRows, %c13 : index
      %538 = arith.muli %536, %537 : index
      %539 = arith.addi %40, %538 : index
      %540 = vector.load %x[%539] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %541 = arith.muli %tileRows, %c1 : index
      %542 = arith.addi %539, %541 : index
      %543 = vector.load %x[%542] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %544 = vector.shuffle %540, %543 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %545 = wave.mma %544, %277, %497 : vector<16xf16>, vector<8xf32>
      %546 = wave.mma %544, %437, %498 : vector<16xf16>, vector<8xf32>
      %547 = arith.muli %108, %c2 : index
      %548 = arith.addi %547, %c2 : index
      %549 = arith.muli %tileRows, %c13 : index
      %550 = arith.muli %548, %549 : index
      %551 = arith.addi %58, %550 : index
      %552 = vector.load %x[%551] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %553 = arith.muli %tileRows, %c1 : index
      %554 = arith.addi %551, %553 : index
      %555 = vector.load %x[%554] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %556 = vector.shuffle %552, %555 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %557 = wave.mma %556, %277, %509 : vector<16xf16>, vector<8xf32>
      %558 = wave.mma %556, %437, %510 : vector<16xf16>, vector<8xf32>
      %559 = arith.muli %108, %c2 : index
      %560 = arith.addi %559, %c2 : index
      %561 = arith.muli %tileRows, %c13 : index
      %562 = arith.muli %560, %561 : index
      %563 = arith.addi %76, %562 : index
      %564 = vector.load %x[%563] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %565 = arith.muli %tileRows, %c1 : index
      %566 = arith.addi %563, %565 : index
      %567 = vector.load %x[%566] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %568 = vector.shuffle %564, %567 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %569 = wave.mma %568, %277, %521 : vector<16xf16>, vector<8xf32>
      %570 = wave.mma %568, %437, %522 : vector<16xf16>, vector<8xf32>
      %571 = arith.muli %108, %c2 : index
      %572 = arith.addi %571, %c2 : index
      %573 = arith.muli %tileRows, %c13 : index
      %574 = arith.muli %572, %573 : index
      %575 = arith.addi %94, %574 : index
      %576 = vector.load %x[%575] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %577 = arith.muli %tileRows, %c1 : index
      %578 = arith.addi %575, %577 : index
      %579 = vector.load %x[%578] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %580 = vector.shuffle %576, %579 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %581 = wave.mma %580, %277, %533 : vector<16xf16>, vector<8xf32>
      %582 = wave.mma %580, %437, %534 : vector<16xf16>, vector<8xf32>
      %583 = arith.muli %108, %c2 : index
      %584 = arith.addi %583, %c33 : index
      %585 = arith.muli %tileRows, %c13 : index
      %586 = arith.muli %584, %585 : index
      %587 = arith.addi %40, %586 : index
      %588 = vector.load %x[%587] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %589 = arith.muli %tileRows, %c1 : index
      %590 = arith.addi %587, %589 : index
      %591 = vector.load %x[%590] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %592 = vector.shuffle %588, %591 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %593 = wave.mma %592, %278, %545 : vector<16xf16>, vector<8xf32>
      %594 = wave.mma %592, %438, %546 : vector<16xf16>, vector<8xf32>
      %595 = arith.muli %108, %c2 : index
      %596 = arith.addi %595, %c33 : index
      %597 = arith.muli %tileRows, %c13 : index
      %598 = arith.muli %596, %597 : index
      %599 = arith.addi %58, %598 : index
      %600 = vector.load %x[%599] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %601 = arith.muli %tileRows, %c1 : index
      %602 = arith.addi %599, %601 : index
      %603 = vector.load %x[%602] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %604 = vector.shuffle %600, %603 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %605 = wave.mma %604, %278, %557 : vector<16xf16>, vector<8xf32>
      %606 = wave.mma %604, %438, %558 : vector<16xf16>, vector<8xf32>
      %607 = arith.muli %108, %c2 : index
      %608 = arith.addi %607, %c33 : index
      %609 = arith.muli %tileRows, %c13 : index
      %610 = arith.muli %608, %609 : index
      %611 = arith.addi %76, %610 : index
      %612 = vector.load %x[%611] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %613 = arith.muli %tileRows, %c1 : index
      %614 = arith.addi %611, %613 : index
      %615 = vector.load %x[%614] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %616 = vector.shuffle %612, %615 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %617 = wave.mma %616, %278, %569 : vector<16xf16>, vector<8xf32>
      %618 = wave.mma %616, %438, %570 : vector<16xf16>, vector<8xf32>
      %619 = arith.muli %108, %c2 : index
      %620 = arith.addi %619, %c33 : index
      %621 = arith.muli %tileRows, %c13 : index
      %622 = arith.muli %620, %621 : index
      %623 = arith.addi %94, %622 : index
      %624 = vector.load %x[%623] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %625 = arith.muli %tileRows, %c1 : index
      %626 = arith.addi %623, %625 : index
      %627 = vector.load %x[%626] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %628 = vector.shuffle %624, %627 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %629 = wave.mma %628, %278, %581 : vector<16xf16>, vector<8xf32>
      %630 = wave.mma %628, %438, %582 : vector<16xf16>, vector<8xf32>
      scf.yield %593, %594, %605, %606, %617, %618, %629, %630 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %631 = arith.select %101, %107, %100 : index
    %641:8 = scf.for %632 = %107 to %631 step %c6 iter_args(%633 = %117#0, %634 = %117#1, %635 = %117#2, %636 = %117#3, %637 = %117#4, %638 = %117#5, %639 = %117#6, %640 = %117#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %642 = wave.lane
      %643 = arith.addi %632, %c5 : index
      %644 = arith.remui %642, %c13 : index
      %645 = arith.addi %13, %c4 : index
      %646 = arith.muli %643, %c8 : index
      %647 = arith.addi %645, %646 : index
      %648 = arith.muli %644, %c19 : index
      %649 = arith.addi %647, %648 : index
      %650 = vector.load %w[%649] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %651 = vector.bitcast %650 : vector<4xi8> to vector<2xf16>
      %652 = vector.extract %651[0] : f16 from vector<2xf16>
      %653 = vector.broadcast %652 : f16 to vector<16xf16>
      %654 = vector.extract %651[1] : f16 from vector<2xf16>
      %655 = vector.broadcast %654 : f16 to vector<16xf16>
      %656 = arith.addi %13, %c4 : index
      %657 = arith.muli %inputFeatures, %c2 : index
      %658 = arith.addi %657, %c3 : index
      %659 = arith.divui %658, %c4 : index
      %660 = arith.muli %659, %c4 : index
      %661 = arith.addi %656, %660 : index
      %662 = arith.muli %643, %c20 : index
      %663 = arith.addi %661, %662 : index
      %664 = arith.muli %644, %c13 : index
      %665 = arith.addi %663, %664 : index
      %666 = arith.muli %inputFeatures, %c1 : index
      %667 = arith.muli %inputFeatures, %c2 : index
      %668 = arith.addi %667, %c3 : index
      %669 = arith.divui %668, %c4 : index
      %670 = arith.muli %669, %c4 : index
      %671 = arith.addi %666, %670 : index
      %672 = arith.addi %671, %c4 : index
      %673 = arith.addi %13, %672 : index
      %674 = arith.muli %643, %c13 : index
      %675 = arith.addi %674, %644 : index
      %676 = arith.muli %675, %c19 : index
      %677 = arith.addi %673, %676 : index
      %678 = vector.load %w[%677] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %679 = vector.bitcast %678 : vector<4xi8> to vector<1xi32>
      %680 = vector.shuffle %679, %679 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %681 = vector.load %w[%665] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %682 = vector.bitcast %681 : vector<16xi8> to vector<4xi32>
      %683 = arith.shrui %682, %c21 : vector<4xi32>
      %684 = arith.andi %683, %c22 : vector<4xi32>
      %685 = arith.shrui %680, %c23 : vector<4xi32>
      %686 = arith.andi %685, %c24 : vector<4xi32>
      %687 = arith.shli %686, %c25 : vector<4xi32>
      %688 = arith.ori %684, %687 : vector<4xi32>
      %689 = arith.ori %688, %c26 : vector<4xi32>
      %690 = vector.bitcast %689 : vector<4xi32> to vector<8xf16>
      %691 = arith.shrui %682, %c25 : vector<4xi32>
      %692 = arith.andi %691, %c22 : vector<4xi32>
      %693 = arith.shrui %680, %c27 : vector<4xi32>
      %694 = arith.andi %693, %c24 : vector<4xi32>
      %695 = arith.shli %694, %c25 : vector<4xi32>
      %696 = arith.ori %692, %695 : vector<4xi32>
      %697 = arith.ori %696, %c26 : vector<4xi32>
      %698 = vector.bitcast %697 : vector<4xi32> to vector<8xf16>
      %699 = arith.shrui %682, %c28 : vector<4xi32>
      %700 = arith.andi %699, %c22 : vector<4xi32>
      %701 = arith.shrui %680, %c29 : vector<4xi32>
      %702 = arith.andi %701, %c24 : vector<4xi32>
      %703 = arith.shli %702, %c25 : vector<4xi32>
      %704 = arith.ori %700, %703 : vector<4xi32>
      %705 = arith.ori %704, %c26 : vector<4xi32>
      %706 = vector.bitcast %705 : vector<4xi32> to vector<8xf16>
      %707 = arith.shrui %682, %c30 : vector<4xi32>
      %708 = arith.andi %707, %c22 : vector<4xi32>
      %709 = arith.shrui %680, %c31 : vector<4xi32>
      %710 = arith.andi %709, %c24 : vector<4xi32>
      %711 = arith.shli %710, %c25 : vector<4xi32>
      %712 = arith.ori %708, %711 : vector<4xi32>
      %713 = arith.ori %712, %c26 : vector<4xi32>
      %714 = vector.bitcast %713 : vector<4xi32> to vector<8xf16>
      %715 = vector.shuffle %690, %698 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %716 = vector.shuffle %706, %714 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %717 = vector.shuffle %715, %716 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %718 = arith.subf %717, %c32 : vector<32xf16>
      %719 = vector.shuffle %718, %718 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %720 = vector.shuffle %718, %718 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %721 = math.fma %719, %653, %655 : vector<16xf16>
      %722 = math.fma %720, %653, %655 : vector<16xf16>
      %723 = arith.addi %632, %c5 : index
      %724 = arith.remui %642, %c13 : index
      %725 = arith.addi %15, %c4 : index
      %726 = arith.muli %723, %c8 : index
      %727 = arith.addi %725, %726 : index
      %728 = arith.muli %724, %c19 : index
      %729 = arith.addi %727, %728 : index
      %730 = vector.load %w[%729] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %731 = vector.bitcast %730 : vector<4xi8> to vector<2xf16>
      %732 = vector.extract %731[0] : f16 from vector<2xf16>
      %733 = vector.broadcast %732 : f16 to vector<16xf16>
      %734 = vector.extract %731[1] : f16 from vector<2xf16>
      %735 = vector.broadcast %734 : f16 to vector<16xf16>
      %736 = arith.addi %15, %c4 : index
      %737 = arith.muli %inputFeatures, %c2 : index
      %738 = arith.addi %737, %c3 : index
      %739 = arith.divui %738, %c4 : index
      %740 = arith.muli %739, %c4 : index
      %741 = arith.addi %736, %740 : index
      %742 = arith.muli %723, %c20 : index
      %743 = arith.addi %741, %742 : index
      %744 = arith.muli %724, %c13 : index
      %745 = arith.addi %743, %744 : index
      %746 = arith.muli %inputFeatures, %c1 : index
      %747 = arith.muli %inputFeatures, %c2 : index
      %748 = arith.addi %747, %c3 : index
      %749 = arith.divui %748, %c4 : index
      %750 = arith.muli %749, %c4 : index
      %751 = arith.addi %746, %750 : index
      %752 = arith.addi %751, %c4 : index
      %753 = arith.addi %15, %752 : index
      %754 = arith.muli %723, %c13 : index
      %755 = arith.addi %754, %724 : index
      %756 = arith.muli %755, %c19 : index
      %757 = arith.addi %753, %756 : index
      %758 = vector.load %w[%757] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %759 = vector.bitcast %758 : vector<4xi8> to vector<1xi32>
      %760 = vector.shuffle %759, %759 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %761 = vector.load %w[%745] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %762 = vector.bitcast %761 : vector<16xi8> to vector<4xi32>
      %763 = arith.shrui %762, %c21 : vector<4xi32>
      %764 = arith.andi %763, %c22 : vector<4xi32>
      %765 = arith.shrui %760, %c23 : vector<4xi32>
      %766 = arith.andi %765, %c24 : vector<4xi32>
      %767 = arith.shli %766, %c25 : vector<4xi32>
      %768 = arith.ori %764, %767 : vector<4xi32>
      %769 = arith.ori %768, %c26 : vector<4xi32>
      %770 = vector.bitcast %769 : vector<4xi32> to vector<8xf16>
      %771 = arith.shrui %762, %c25 : vector<4xi32>
      %772 = arith.andi %771, %c22 : vector<4xi32>
      %773 = arith.shrui %760, %c27 : vector<4xi32>
      %774 = arith.andi %773, %c24 : vector<4xi32>
      %775 = arith.shli %774, %c25 : vector<4xi32>
      %776 = arith.ori %772, %775 : vector<4xi32>
      %777 = arith.ori %776, %c26 : vector<4xi32>
      %778 = vector.bitcast %777 : vector<4xi32> to vector<8xf16>
      %779 = arith.shrui %762, %c28 : vector<4xi32>
      %780 = arith.andi %779, %c22 : vector<4xi32>
      %781 = arith.shrui %760, %c29 : vector<4xi32>
      %782 = arith.andi %781, %c24 : vector<4xi32>
      %783 = arith.shli %782, %c25 : vector<4xi32>
      %784 = arith.ori %780, %783 : vector<4xi32>
      %785 = arith.ori %784, %c26 : vector<4xi32>
      %786 = vector.bitcast %785 : vector<4xi32> to vector<8xf16>
      %787 = arith.shrui %762, %c30 : vector<4xi32>
      %788 = arith.andi %787, %c22 : vector<4xi32>
      %789 = arith.shrui %760, %c31 : vector<4xi32>
      %790 = arith.andi %789, %c24 : vector<4xi32>
      %791 = arith.shli %790, %c25 : vector<4xi32>
      %792 = arith.ori %788, %791 : vector<4xi32>
      %793 = arith.ori %792, %c26 : vector<4xi32>
      %794 = vector.bitcast %793 : vector<4xi32> to vector<8xf16>
      %795 = vector.shuffle %770, %778 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %796 = vector.shuffle %786, %794 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %797 = vector.shuffle %795, %796 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %798 = arith.subf %797, %c32 : vector<32xf16>
      %799 = vector.shuffle %798, %798 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %800 = vector.shuffle %798, %798 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %801 = math.fma %799, %733, %735 : vector<16xf16>
      %802 = math.fma %800, %733, %735 : vector<16xf16>
      %803 = arith.muli %632, %c2 : index
      %804 = arith.addi %803, %c5 : index
      %805 = arith.muli %tileRows, %c13 : index
      %806 = arith.muli %804, %805 : index
      %807 = arith.addi %40, %806 : index
      %808 = vector.load %x[%807] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %809 = arith.muli %tileRows, %c1 : index
      %810 = arith.addi %807, %809 : index
      %811 = vector.load %x[%810] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %812 = vector.shuffle %808, %811 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %813 = wave.mma %812, %721, %633 : vector<16xf16>, vector<8xf32>
      %814 = wave.mma %812, %801, %634 : vector<16xf16>, vector<8xf32>
      %815 = arith.muli %632, %c2 : index
      %816 = arith.addi %815, %c5 : index
      %817 = arith.muli %tileRows, %c13 : index
      %818 = arith.muli %816, %817 : index
      %819 = arith.addi %58, %818 : index
      %820 = vector.load %x[%819] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %821 = arith.muli %tileRows, %c1 : index
      %822 = arith.addi %819, %821 : index
      %823 = vector.load %x[%822] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %824 = vector.shuffle %820, %823 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %825 = wave.mma %824, %721, %635 : vector<16xf16>, vector<8xf32>
      %826 = wave.mma %824, %801, %636 : vector<16xf16>, vector<8xf32>
      %827 = arith.muli %632, %c2 : index
      %828 = arith.addi %827, %c5 : index
      %829 = arith.muli %tileRows, %c13 : index
      %830 = arith.muli %828, %829 : index
      %831 = arith.addi %76, %830 : index
      %832 = vector.load %x[%831] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %833 = arith.muli %tileRows, %c1 : index
      %834 = arith.addi %831, %833 : index
      %835 = vector.load %x[%834] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %836 = vector.shuffle %832, %835 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %837 = wave.mma %836, %721, %637 : vector<16xf16>, vector<8xf32>
      %838 = wave.mma %836, %801, %638 : vector<16xf16>, vector<8xf32>
      %839 = arith.muli %632, %c2 : index
      %840 = arith.addi %839, %c5 : index
      %841 = arith.muli %tileRows, %c13 : index
      %842 = arith.muli %840, %841 : index
      %843 = arith.addi %94, %842 : index
      %844 = vector.load %x[%843] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %845 = arith.muli %tileRows, %c1 : index
      %846 = arith.addi %843, %845 : index
      %847 = vector.load %x[%846] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %848 = vector.shuffle %844, %847 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %849 = wave.mma %848, %721, %639 : vector<16xf16>, vector<8xf32>
      %850 = wave.mma %848, %801, %640 : vector<16xf16>, vector<8xf32>
      %851 = arith.muli %632, %c2 : index
      %852 = arith.addi %851, %c6 : index
      %853 = arith.muli %tileRows, %c13 : index
      %854 = arith.muli %852, %853 : index
      %855 = arith.addi %40, %854 : index
      %856 = vector.load %x[%855] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %857 = arith.muli %tileRows, %c1 : index
      %858 = arith.addi %855, %857 : index
      %859 = vector.load %x[%858] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %860 = vector.shuffle %856, %859 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %861 = wave.mma %860, %722, %813 : vector<16xf16>, vector<8xf32>
      %862 = wave.mma %860, %802, %814 : vector<16xf16>, vector<8xf32>
      %863 = arith.muli %632, %c2 : index
      %864 = arith.addi %863, %c6 : index
      %865 = arith.muli %tileRows, %c13 : index
      %866 = arith.muli %864, %865 : index
      %867 = arith.addi %58, %866 : index
      %868 = vector.load %x[%867] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %869 = arith.muli %tileRows, %c1 : index
      %870 = arith.addi %867, %869 : index
      %871 = vector.load %x[%870] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %872 = vector.shuffle %868, %871 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %873 = wave.mma %872, %722, %825 : vector<16xf16>, vector<8xf32>
      %874 = wave.mma %872, %802, %826 : vector<16xf16>, vector<8xf32>
      %875 = arith.muli %632, %c2 : index
      %876 = arith.addi %875, %c6 : index
      %877 = arith.muli %tileRows, %c13 : index
      %878 = arith.muli %876, %877 : index
      %879 = arith.addi %76, %878 : index
      %880 = vector.load %x[%879] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %881 = arith.muli %tileRows, %c1 : index
      %882 = arith.addi %879, %881 : index
      %883 = vector.load %x[%882] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %884 = vector.shuffle %880, %883 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %885 = wave.mma %884, %722, %837 : vector<16xf16>, vector<8xf32>
      %886 = wave.mma %884, %802, %838 : vector<16xf16>, vector<8xf32>
      %887 = arith.muli %632, %c2 : index
      %888 = arith.addi %887, %c6 : index
      %889 = arith.muli %tileRows, %c13 : index
      %890 = arith.muli %888, %889 : index
      %891 = arith.addi %94, %890 : index
      %892 = vector.load %x[%891] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %893 = arith.muli %tileRows, %c1 : index
      %894 = arith.addi %891, %893 : index
      %895 = vector.load %x[%894] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %896 = vector.shuffle %892, %895 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %897 = wave.mma %896, %722, %849 : vector<16xf16>, vector<8xf32>
      %898 = wave.mma %896, %802, %850 : vector<16xf16>, vector<8xf32>
      scf.yield %861, %862, %873, %874, %885, %886, %897, %898 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %899 = wave.lane
    %900 = wave.wave
    %901 = arith.muli %900, %c2 : index
    %902 = arith.addi %901, %c5 : index
    %903 = arith.muli %902, %c20 : index
    %904 = arith.addi %903, %899 : index
    %905 = vector.extract %641#0[0] : f32 from vector<8xf32>
    %906 = arith.addi %904, %c5 : index
    memref.store %905, %19[%906] : memref<?xf32>
    %907 = vector.extract %641#0[1] : f32 from vector<8xf32>
    %908 = arith.addi %904, %c14 : index
    memref.store %907, %19[%908] : memref<?xf32>
    %909 = vector.extract %641#0[2] : f32 from vector<8xf32>
    %910 = arith.addi %904, %c8 : index
    memref.store %909, %19[%910] : memref<?xf32>
    %911 = vector.extract %641#0[3] : f32 from vector<8xf32>
    %912 = arith.addi %904, %c34 : index
    memref.store %911, %19[%912] : memref<?xf32>
    %913 = vector.extract %641#0[4] : f32 from vector<8xf32>
    %914 = arith.addi %904, %c4 : index
    memref.store %913, %19[%914] : memref<?xf32>
    %915 = vector.extract %641#0[5] : f32 from vector<8xf32>
    %916 = arith.addi %904, %c35 : index
    memref.store %915, %19[%916] : memref<?xf32>
    %917 = vector.extract %641#0[6] : f32 from vector<8xf32>
    %918 = arith.addi %904, %c36 : index
    memref.store %917, %19[%918] : memref<?xf32>
    %919 = vector.extract %641#0[7] : f32 from vector<8xf32>
    %920 = arith.addi %904, %c37 : index
    memref.store %919, %19[%920] : memref<?xf32>
    %921 = arith.muli %900, %c2 : index
    %922 = arith.addi %921, %c6 : index
    %923 = arith.muli %922, %c20 : index
    %924 = arith.addi %923, %899 : index
    %925 = vector.extract %641#1[0] : f32 from vector<8xf32>
    %926 = arith.addi %924, %c5 : index
    memref.store %925, %19[%926] : memref<?xf32>
    %927 = vector.extract %641#1[1] : f32 from vector<8xf32>
    %928 = arith.addi %924, %c14 : index
    memref.store %927, %19[%928] : memref<?xf32>
    %929 = vector.extract %641#1[2] : f32 from vector<8xf32>
    %930 = arith.addi %924, %c8 : index
    memref.store %929, %19[%930] : memref<?xf32>
    %931 = vector.extract %641#1[3] : f32 from vector<8xf32>
    %932 = arith.addi %924, %c34 : index
    memref.store %931, %19[%932] : memref<?xf32>
    %933 = vector.extract %641#1[4] : f32 from vector<8xf32>
    %934 = arith.addi %924, %c4 : index
    memref.store %933, %19[%934] : memref<?xf32>
    %935 = vector.extract %641#1[5] : f32 from vector<8xf32>
    %936 = arith.addi %924, %c35 : index
    memref.store %935, %19[%936] : memref<?xf32>
    %937 = vector.extract %641#1[6] : f32 from vector<8xf32>
    %938 = arith.addi %924, %c36 : index
    memref.store %937, %19[%938] : memref<?xf32>
    %939 = vector.extract %641#1[7] : f32 from vector<8xf32>
    %940 = arith.addi %924, %c37 : index
    memref.store %939, %19[%940] : memref<?xf32>
    wave.barrier
    %941 = arith.muli %900, %c2 : index
    %942 = arith.addi %941, %c5 : index
    %943 = arith.muli %942, %c14 : index
    %944 = arith.addi %943, %899 : index
    %945 = arith.addi %944, %c5 : index
    %946 = memref.load %19[%945] : memref<?xf32>
    %947 = arith.addi %945, %c38 : index
    %948 = memref.load %19[%947] : memref<?xf32>
    %949 = arith.addf %946, %948 : f32
    %950 = arith.addi %945, %c39 : index
    %951 = memref.load %19[%950] : memref<?xf32>
    %952 = arith.addf %949, %951 : f32
    %953 = arith.addi %945, %c40 : index
    %954 = memref.load %19[%953] : memref<?xf32>
    %955 = arith.addf %952, %954 : f32
    %956 = arith.muli %942, %c14 : index
    %957 = arith.addi %956, %899 : index
    %958 = arith.addi %957, %c20 : index
    %959 = memref.load %19[%958] : memref<?xf32>
    %960 = arith.addi %958, %c38 : index
    %961 = memref.load %19[%960] : memref<?xf32>
    %962 = arith.addf %959, %961 : f32
    %963 = arith.addi %958, %c39 : index
    %964 = memref.load %19[%963] : memref<?xf32>
    %965 = arith.addf %962, %964 : f32
    %966 = arith.addi %958, %c40 : index
    %967 = memref.load %19[%966] : memref<?xf32>
    %968 = arith.addf %965, %967 : f32
    %969 = wave.lane
    %970 = arith.addi %18, %c5 : index
    %971 = arith.muli %942, %c2 : index
    %972 = arith.addi %970, %971 : index
    %973 = arith.divui %969, %c13 : index
    %974 = arith.addi %972, %973 : index
    %975 = arith.cmpi slt, %974, %17 : index
    scf.if %975 {
      %976 = arith.cmpi eq, %hasFactors, %c6 : index
      %977 = arith.muli %974, %c2 : index
      %978 = memref.load %factors[%977] : memref<?xf32>
      %979 = arith.mulf %978, %operandScale : f32
      %980 = arith.select %976, %979, %operandScale : f32
      %981 = arith.remui %969, %c13 : index
      %982 = arith.muli %981, %c19 : index
      %983 = arith.addi %13, %982 : index
      %984 = vector.load %w[%983] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %985 = vector.bitcast %984 : vector<4xi8> to vector<1xf32>
      %986 = vector.extract %985[0] : f32 from vector<1xf32>
      %987 = arith.mulf %986, %980 : f32
      %988 = arith.mulf %955, %987 : f32
      %989 = arith.remui %969, %c13 : index
      %990 = arith.muli %989, %c19 : index
      %991 = arith.addi %15, %990 : index
      %992 = vector.load %w[%991] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %993 = vector.bitcast %992 : vector<4xi8> to vector<1xf32>
      %994 = vector.extract %993[0] : f32 from vector<1xf32>
      %995 = arith.mulf %994, %980 : f32
      %996 = arith.mulf %968, %995 : f32
      %997 = arith.addi %13, %c8 : index
      %998 = vector.load %w[%997] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %999 = vector.bitcast %998 : vector<4xi8> to vector<1xf32>
      %1000 = vector.extract %999[0] : f32 from vector<1xf32>
      %1001 = arith.muli %974, %c2 : index
      %1002 = arith.addi %1001, %c6 : index
      %1003 = memref.load %factors[%1002] : memref<?xf32>
      %1004 = arith.mulf %1003, %1000 : f32
      %1005 = arith.bitcast %1004 : f32 to i32
      %1006 = arith.shrui %1005, %c43 : i32
      %1007 = arith.maxsi %1006, %c44 : i32
      %1008 = arith.subi %c45, %1007 : i32
      %1009 = arith.shli %1008, %c43 : i32
      %1010 = arith.subi %1007, %c46 : i32
      %1011 = arith.shli %1010, %c43 : i32
      %1012 = arith.bitcast %1009 : i32 to f32
      %1013 = arith.bitcast %1011 : i32 to f32
      %1014 = arith.cmpi eq, %0, %c5 : index
      %1015 = wave.lane
      %1016 = arith.remui %1015, %c13 : index
      %1017 = arith.cmpi eq, %1016, %c5 : index
      %1018 = arith.andi %1014, %1017 : i1
      scf.if %1018 {
        %1019 = arith.muli %974, %c2 : index
        memref.store %1013, %out_factors[%1019] : memref<?xf32>
      }
      %1020 = arith.mulf %988, %c48 : f32
      %1021 = wave.exp2 %1020 : f32
      %1022 = arith.addf %c47, %1021 : f32
      %1023 = arith.divf %988, %1022 : f32
      %1024 = arith.mulf %1023, %996 : f32
      %1025 = arith.mulf %1024, %1012 : f32
      %1026 = arith.truncf %1025 : f32 to f16
      %1027 = arith.muli %0, %c13 : index
      %1028 = wave.lane
      %1029 = arith.remui %1028, %c13 : index
      %1030 = arith.addi %1027, %1029 : index
      %1031 = arith.divui %974, %outTileRows : index
      %1032 = arith.divui %outputFeatures, %c13 : index
      %1033 = arith.muli %1031, %1032 : index
      %1034 = arith.divui %1030, %c13 : index
      %1035 = arith.addi %1033, %1034 : index
      %1036 = arith.muli %1035, %c2 : index
      %1037 = arith.remui %1030, %c13 : index
      %1038 = arith.divui %1037, %c1 : index
      %1039 = arith.addi %1036, %1038 : index
      %1040 = arith.muli %outTileRows, %c1 : index
      %1041 = arith.muli %1039, %1040 : index
      %1042 = arith.remui %974, %outTileRows : index
      %1043 = arith.muli %1042, %c1 : index
      %1044 = arith.addi %1041, %1043 : index
      %1045 = arith.remui %1030, %c1 : index
      %1046 = arith.addi %1044, %1045 : index
      memref.store %1026, %out[%1046] : memref<?xf16>
    }
    %1047 = arith.muli %900, %c2 : index
    %1048 = arith.addi %1047, %c6 : index
    %1049 = arith.muli %1048, %c14 : index
    %1050 = arith.addi %1049, %899 : index
    %1051 = arith.addi %1050, %c5 : index
    %1052 = memref.load %19[%1051] : memref<?xf32>
    %1053 = arith.addi %1051, %c38 : index
    %1054 = memref.load %19[%1053] : memref<?xf32>
    %1055 = arith.addf %1052, %1054 : f32
    %1056 = arith.addi %1051, %c39 : index
    %1057 = memref.load %19[%1056] : memref<?xf32>
    %1058 = arith.addf %1055, %1057 : f32
    %1059 = arith.addi %1051, %c40 : index
    %1060 = memref.load %19[%1059] : memref<?xf32>
    %1061 = arith.addf %1058, %1060 : f32
    %1062 = arith.muli %1048, %c14 : index
    %1063 = arith.addi %1062, %899 : index
    %1064 = arith.addi %1063, %c20 : index
    %1065 = memref.load %19[%1064] : memref<?xf32>
    %1066 = arith.addi %1064, %c38 : index
    %1067 = memref.load %19[%1066] : memref<?xf32>
    %1068 = arith.addf %1065, %1067 : f32
    %1069 = arith.addi %1064, %c39 : index
    %1070 = memref.load %19[%1069] : memref<?xf32>
    %1071 = arith.addf %1068, %1070 : f32
    %1072 = arith.addi %1064, %c40 : index
    %1073 = memref.load %19[%1072] : memref<?xf32>
    %1074 = arith.addf %1071, %1073 : f32
    %1075 = wave.lane
    %1076 = arith.addi %18, %c5 : index
    %1077 = arith.muli %1048, %c2 : index
    %1078 = arith.addi %1076, %1077 : index
    %1079 = arith.divui %1075, %c13 : index
    %1080 = arith.addi %1078, %1079 : index
    %1081 = arith.cmpi slt, %1080, %17 : index
    scf.if %1081 {
      %1082 = arith.cmpi eq, %hasFactors, %c6 : index
      %1083 = arith.muli %1080, %c2 : index
      %1084 = memref.load %factors[%1083] : memref<?xf32>
      %1085 = arith.mulf %1084, %operandScale : f32
      %1086 = arith.select %1082, %1085, %operandScale : f32
      %1087 = arith.remui %1075, %c13 : index
      %1088 = arith.muli %1087, %c19 : index
      %1089 = arith.addi %13, %1088 : index
      %1090 = vector.load %w[%1089] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1091 = vector.bitcast %1090 : vector<4xi8> to vector<1xf32>
      %1092 = vector.extract %1091[0] : f32 from vector<1xf32>
      %1093 = arith.mulf %1092, %1086 : f32
      %1094 = arith.mulf %1061, %1093 : f32
      %1095 = arith.remui %1075, %c13 : index
      %1096 = arith.muli %1095, %c19 : index
      %1097 = arith.addi %15, %1096 : index
      %1098 = vector.load %w[%1097] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1099 = vector.bitcast %1098 : vector<4xi8> to vector<1xf32>
      %1100 = vector.extract %1099[0] : f32 from vector<1xf32>
      %1101 = arith.mulf %1100, %1086 : f32
      %1102 = arith.mulf %1074, %1101 : f32
      %1103 = arith.addi %13, %c8 : index
      %1104 = vector.load %w[%1103] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1105 = vector.bitcast %1104 : vector<4xi8> to vector<1xf32>
      %1106 = vector.extract %1105[0] : f32 from vector<1xf32>
      %1107 = arith.muli %1080, %c2 : index
      %1108 = arith.addi %1107, %c6 : index
      %1109 = memref.load %factors[%1108] : memref<?xf32>
      %1110 = arith.mulf %1109, %1106 : f32
      %1111 = arith.bitcast %1110 : f32 to i32
      %1112 = arith.shrui %1111, %c43 : i32
      %1113 = arith.maxsi %1112, %c44 : i32
      %1114 = arith.subi %c45, %1113 : i32
      %1115 = arith.shli %1114, %c43 : i32
      %1116 = arith.subi %1113, %c46 : i32
      %1117 = arith.shli %1116, %c43 : i32
      %1118 = arith.bitcast %1115 : i32 to f32
      %1119 = arith.bitcast %1117 : i32 to f32
      %1120 = arith.cmpi eq, %0, %c5 : index
      %1121 = wave.lane
      %1122 = arith.remui %1121, %c13 : index
      %1123 = arith.cmpi eq, %1122, %c5 : index
      %1124 = arith.andi %1120, %1123 : i1
      scf.if %1124 {
        %1125 = arith.muli %1080, %c2 : index
        memref.store %1119, %out_factors[%1125] : memref<?xf32>
      }
      %1126 = arith.mulf %1094, %c48 : f32
      %1127 = wave.exp2 %1126 : f32
      %1128 = arith.addf %c47, %1127 : f32
      %1129 = arith.divf %1094, %1128 : f32
      %1130 = arith.mulf %1129, %1102 : f32
      %1131 = arith.mulf %1130, %1118 : f32
      %1132 = arith.truncf %1131 : f32 to f16
      %1133 = arith.muli %0, %c13 : index
      %1134 = wave.lane
      %1135 = arith.remui %1134, %c13 : index
      %1136 = arith.addi %1133, %1135 : index
      %1137 = arith.divui %1080, %outTileRows : index
      %1138 = arith.divui %outputFeatures, %c13 : index
      %1139 = arith.muli %1137, %1138 : index
      %1140 = arith.divui %1136, %c13 : index
      %1141 = arith.addi %1139, %1140 : index
      %1142 = arith.muli %1141, %c2 : index
      %1143 = arith.remui %1136, %c13 : index
      %1144 = arith.divui %1143, %c1 : index
      %1145 = arith.addi %1142, %1144 : index
      %1146 = arith.muli %outTileRows, %c1 : index
      %1147 = arith.muli %1145, %1146 : index
      %1148 = arith.remui %1080, %outTileRows : index
      %1149 = arith.muli %1148, %c1 : index
      %1150 = arith.addi %1147, %1149 : index
      %1151 = arith.remui %1136, %c1 : index
      %1152 = arith.addi %1150, %1151 : index
      memref.store %1132, %out[%1152] : memref<?xf16>
    }
    %1153 = wave.lane
    wave.barrier
    %1154 = wave.wave
    %1155 = arith.muli %1154, %c2 : index
    %1156 = arith.addi %1155, %c5 : index
    %1157 = arith.muli %1156, %c20 : index
    %1158 = arith.addi %1157, %1153 : index
    %1159 = vector.extract %641#2[0] : f32 from vector<8xf32>
    %1160 = arith.addi %1158, %c5 : index
    memref.store %1159, %19[%1160] : memref<?xf32>
    %1161 = vector.extract %641#2[1] : f32 from vector<8xf32>
    %1162 = arith.addi %1158, %c14 : index
    memref.store %1161, %19[%1162] : memref<?xf32>
    %1163 = vector.extract %641#2[2] : f32 from vector<8xf32>
    %1164 = arith.addi %1158, %c8 : index
    memref.store %1163, %19[%1164] : memref<?xf32>
    %1165 = vector.extract %641#2[3] : f32 from vector<8xf32>
    %1166 = arith.addi %1158, %c34 : index
    memref.store %1165, %19[%1166] : memref<?xf32>
    %1167 = vector.extract %641#2[4] : f32 from vector<8xf32>
    %1168 = arith.addi %1158, %c4 : index
    memref.store %1167, %19[%1168] : memref<?xf32>
    %1169 = vector.extract %641#2[5] : f32 from vector<8xf32>
    %1170 = arith.addi %1158, %c35 : index
    memref.store %1169, %19[%1170] : memref<?xf32>
    %1171 = vector.extract %641#2[6] : f32 from vector<8xf32>
    %1172 = arith.addi %1158, %c36 : index
    memref.store %1171, %19[%1172] : memref<?xf32>
    %1173 = vector.extract %641#2[7] : f32 from vector<8xf32>
    %1174 = arith.addi %1158, %c37 : index
    memref.store %1173, %19[%1174] : memref<?xf32>
    %1175 = arith.muli %1154, %c2 : index
    %1176 = arith.addi %1175, %c6 : index
    %1177 = arith.muli %1176, %c20 : index
    %1178 = arith.addi %1177, %1153 : index
    %1179 = vector.extract %641#3[0] : f32 from vector<8xf32>
    %1180 = arith.addi %1178, %c5 : index
    memref.store %1179, %19[%1180] : memref<?xf32>
    %1181 = vector.extract %641#3[1] : f32 from vector<8xf32>
    %1182 = arith.addi %1178, %c14 : index
    memref.store %1181, %19[%1182] : memref<?xf32>
    %1183 = vector.extract %641#3[2] : f32 from vector<8xf32>
    %1184 = arith.addi %1178, %c8 : index
    memref.store %1183, %19[%1184] : memref<?xf32>
    %1185 = vector.extract %641#3[3] : f32 from vector<8xf32>
    %1186 = arith.addi %1178, %c34 : index
    memref.store %1185, %19[%1186] : memref<?xf32>
    %1187 = vector.extract %641#3[4] : f32 from vector<8xf32>
    %1188 = arith.addi %1178, %c4 : index
    memref.store %1187, %19[%1188] : memref<?xf32>
    %1189 = vector.extract %641#3[5] : f32 from vector<8xf32>
    %1190 = arith.addi %1178, %c35 : index
    memref.store %1189, %19[%1190] : memref<?xf32>
    %1191 = vector.extract %641#3[6] : f32 from vector<8xf32>
    %1192 = arith.addi %1178, %c36 : index
    memref.store %1191, %19[%1192] : memref<?xf32>
    %1193 = vector.extract %641#3[7] : f32 from vector<8xf32>
    %1194 = arith.addi %1178, %c37 : index
    memref.store %1193, %19[%1194] : memref<?xf32>
    wave.barrier
    %1195 = arith.muli %1154, %c2 : index
    %1196 = arith.addi %1195, %c5 : index
    %1197 = arith.muli %1196, %c14 : index
    %1198 = arith.addi %1197, %1153 : index
    %1199 = arith.addi %1198, %c5 : index
    %1200 = memref.load %19[%1199] : memref<?xf32>
    %1201 = arith.addi %1199, %c38 : index
    %1202 = memref.load %19[%1201] : memref<?xf32>
    %1203 = arith.addf %1200, %1202 : f32
    %1204 = arith.addi %1199, %c39 : index
    %1205 = memref.load %19[%1204] : memref<?xf32>
    %1206 = arith.addf %1203, %1205 : f32
    %1207 = arith.addi %1199, %c40 : index
    %1208 = memref.load %19[%1207] : memref<?xf32>
    %1209 = arith.addf %1206, %1208 : f32
    %1210 = arith.muli %1196, %c14 : index
    %1211 = arith.addi %1210, %1153 : index
    %1212 = arith.addi %1211, %c20 : index
    %1213 = memref.load %19[%1212] : memref<?xf32>
    %1214 = arith.addi %1212, %c38 : index
    %1215 = memref.load %19[%1214] : memref<?xf32>
    %1216 = arith.addf %1213, %1215 : f32
    %1217 = arith.addi %1212, %c39 : index
    %1218 = memref.load %19[%1217] : memref<?xf32>
    %1219 = arith.addf %1216, %1218 : f32
    %1220 = arith.addi %1212, %c40 : index
    %1221 = memref.load %19[%1220] : memref<?xf32>
    %1222 = arith.addf %1219, %1221 : f32
    %1223 = wave.lane
    %1224 = arith.addi %18, %c13 : index
    %1225 = arith.muli %1196, %c2 : index
    %1226 = arith.addi %1224, %1225 : index
    %1227 = arith.divui %1223, %c13 : index
    %1228 = arith.addi %1226, %1227 : index
    %1229 = arith.cmpi slt, %1228, %17 : index
    scf.if %1229 {
      %1230 = arith.cmpi eq, %hasFactors, %c6 : index
      %1231 = arith.muli %1228, %c2 : index
      %1232 = memref.load %factors[%1231] : memref<?xf32>
      %1233 = arith.mulf %1232, %operandScale : f32
      %1234 = arith.select %1230, %1233, %operandScale : f32
      %1235 = arith.remui %1223, %c13 : index
      %1236 = arith.muli %1235, %c19 : index
      %1237 = arith.addi %13, %1236 : index
      %1238 = vector.load %w[%1237] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1239 = vector.bitcast %1238 : vector<4xi8> to vector<1xf32>
      %1240 = vector.extract %1239[0] : f32 from vector<1xf32>
      %1241 = arith.mulf %1240, %1234 : f32
      %1242 = arith.mulf %1209, %1241 : f32
      %1243 = arith.remui %1223, %c13 : index
      %1244 = arith.muli %1243, %c19 : index
      %1245 = arith.addi %15, %1244 : index
      %1246 = vector.load %w[%1245] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1247 = vector.bitcast %1246 : vector<4xi8> to vector<1xf32>
      %1248 = vector.extract %1247[0] : f32 from vector<1xf32>
      %1249 = arith.mulf %1248, %1234 : f32
      %1250 = arith.mulf %1222, %1249 : f32
      %1251 = arith.addi %13, %c8 : index
      %1252 = vector.load %w[%1251] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1253 = vector.bitcast %1252 : vector<4xi8> to vector<1xf32>
      %1254 = vector.extract %1253[0] : f32 from vector<1xf32>
      %1255 = arith.muli %1228, %c2 : index
      %1256 = arith.addi %1255, %c6 : index
      %1257 = memref.load %factors[%1256] : memref<?xf32>
      %1258 = arith.mulf %1257, %1254 : f32
      %1259 = arith.bitcast %1258 : f32 to i32
      %1260 = arith.shrui %1259, %c43 : i32
      %1261 = arith.maxsi %1260, %c44 : i32
      %1262 = arith.subi %c45, %1261 : i32
      %1263 = arith.shli %1262, %c43 : i32
      %1264 = arith.subi %1261, %c46 : i32
      %1265 = arith.shli %1264, %c43 : i32
      %1266 = arith.bitcast %1263 : i32 to f32
      %1267 = arith.bitcast %1265 : i32 to f32
      %1268 = arith.cmpi eq, %0, %c5 : index
      %1269 = wave.lane
      %1270 = arith.remui %1269, %c13 : index
      %1271 = arith.cmpi eq, %1270, %c5 : index
      %1272 = arith.andi %1268, %1271 : i1
      scf.if %1272 {
        %1273 = arith.muli %1228, %c2 : index
        memref.store %1267, %out_factors[%1273] : memref<?xf32>
      }
      %1274 = arith.mulf %1242, %c48 : f32
      %1275 = wave.exp2 %1274 : f32
      %1276 = arith.addf %c47, %1275 : f32
      %1277 = arith.divf %1242, %1276 : f32
      %1278 = arith.mulf %1277, %1250 : f32
      %1279 = arith.mulf %1278, %1266 : f32
      %1280 = arith.truncf %1279 : f32 to f16
      %1281 = arith.muli %0, %c13 : index
      %1282 = wave.lane
      %1283 = arith.remui %1282, %c13 : index
      %1284 = arith.addi %1281, %1283 : index
      %1285 = arith.divui %1228, %outTileRows : index
      %1286 = arith.divui %outputFeatures, %c13 : index
      %1287 = arith.muli %1285, %1286 : index
      %1288 = arith.divui %1284, %c13 : index
      %1289 = arith.addi %1287, %1288 : index
      %1290 = arith.muli %1289, %c2 : index
      %1291 = arith.remui %1284, %c13 : index
      %1292 = arith.divui %1291, %c1 : index
      %1293 = arith.addi %1290, %1292 : index
      %1294 = arith.muli %outTileRows, %c1 : index
      %1295 = arith.muli %1293, %1294 : index
      %1296 = arith.remui %1228, %outTileRows : index
      %1297 = arith.muli %1296, %c1 : index
      %1298 = arith.addi %1295, %1297 : index
      %1299 = arith.remui %1284, %c1 : index
      %1300 = arith.addi %1298, %1299 : index
      memref.store %1280, %out[%1300] : memref<?xf16>
    }
    %1301 = arith.muli %1154, %c2 : index
    %1302 = arith.addi %1301, %c6 : index
    %1303 = arith.muli %1302, %c14 : index
    %1304 = arith.addi %1303, %1153 : index
    %1305 = arith.addi %1304, %c5 : index
    %1306 = memref.load %19[%1305] : memref<?xf32>
    %1307 = arith.addi %1305, %c38 : index
    %1308 = memref.load %19[%1307] : memref<?xf32>
    %1309 = arith.addf %1306, %1308 : f32
    %1310 = arith.addi %1305, %c39 : index
    %1311 = memref.load %19[%1310] : memref<?xf32>
    %1312 = arith.addf %1309, %1311 : f32
    %1313 = arith.addi %1305, %c40 : index
    %1314 = memref.load %19[%1313] : memref<?xf32>
    %1315 = arith.addf %1312, %1314 : f32
    %1316 = arith.muli %1302, %c14 : index
    %1317 = arith.addi %1316, %1153 : index
    %1318 = arith.addi %1317, %c20 : index
    %1319 = memref.load %19[%1318] : memref<?xf32>
    %1320 = arith.addi %1318, %c38 : index
    %1321 = memref.load %19[%1320] : memref<?xf32>
    %1322 = arith.addf %1319, %1321 : f32
    %1323 = arith.addi %1318, %c39 : index
    %1324 = memref.load %19[%1323] : memref<?xf32>
    %1325 = arith.addf %1322, %1324 : f32
    %1326 = arith.addi %1318, %c40 : index
    %1327 = memref.load %19[%1326] : memref<?xf32>
    %1328 = arith.addf %1325, %1327 : f32
    %1329 = wave.lane
    %1330 = arith.addi %18, %c13 : index
    %1331 = arith.muli %1302, %c2 : index
    %1332 = arith.addi %1330, %1331 : index
    %1333 = arith.divui %1329, %c13 : index
    %1334 = arith.addi %1332, %1333 : index
    %1335 = arith.cmpi slt, %1334, %17 : index
    scf.if %1335 {
      %1336 = arith.cmpi eq, %hasFactors, %c6 : index
      %1337 = arith.muli %1334, %c2 : index
      %1338 = memref.load %factors[%1337] : memref<?xf32>
      %1339 = arith.mulf %1338, %operandScale : f32
      %1340 = arith.select %1336, %1339, %operandScale : f32
      %1341 = arith.remui %1329, %c13 : index
      %1342 = arith.muli %1341, %c19 : index
      %1343 = arith.addi %13, %1342 : index
      %1344 = vector.load %w[%1343] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1345 = vector.bitcast %1344 : vector<4xi8> to vector<1xf32>
      %1346 = vector.extract %1345[0] : f32 from vector<1xf32>
      %1347 = arith.mulf %1346, %1340 : f32
      %1348 = arith.mulf %1315, %1347 : f32
      %1349 = arith.remui %1329, %c13 : index
      %1350 = arith.muli %1349, %c19 : index
      %1351 = arith.addi %15, %1350 : index
      %1352 = vector.load %w[%1351] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1353 = vector.bitcast %1352 : vector<4xi8> to vector<1xf32>
      %1354 = vector.extract %1353[0] : f32 from vector<1xf32>
      %1355 = arith.mulf %1354, %1340 : f32
      %1356 = arith.mulf %1328, %1355 : f32
      %1357 = arith.addi %13, %c8 : index
      %1358 = vector.load %w[%1357] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1359 = vector.bitcast %1358 : vector<4xi8> to vector<1xf32>
      %1360 = vector.extract %1359[0] : f32 from vector<1xf32>
      %1361 = arith.muli %1334, %c2 : index
      %1362 = arith.addi %1361, %c6 : index
      %1363 = memref.load %factors[%1362] : memref<?xf32>
      %1364 = arith.mulf %1363, %1360 : f32
      %1365 = arith.bitcast %1364 : f32 to i32
      %1366 = arith.shrui %1365, %c43 : i32
      %1367 = arith.maxsi %1366, %c44 : i32
      %1368 = arith.subi %c45, %1367 : i32
      %1369 = arith.shli %1368, %c43 : i32
      %1370 = arith.subi %1367, %c46 : i32
      %1371 = arith.shli %1370, %c43 : i32
      %1372 = arith.bitcast %1369 : i32 to f32
      %1373 = arith.bitcast %1371 : i32 to f32
      %1374 = arith.cmpi eq, %0, %c5 : index
      %1375 = wave.lane
      %1376 = arith.remui %1375, %c13 : index
      %1377 = arith.cmpi eq, %1376, %c5 : index
      %1378 = arith.andi %1374, %1377 : i1
      scf.if %1378 {
        %1379 = arith.muli %1334, %c2 : index
        memref.store %1373, %out_factors[%1379] : memref<?xf32>
      }
      %1380 = arith.mulf %1348, %c48 : f32
      %1381 = wave.exp2 %1380 : f32
      %1382 = arith.addf %c47, %1381 : f32
      %1383 = arith.divf %1348, %1382 : f32
      %1384 = arith.mulf %1383, %1356 : f32
      %1385 = arith.mulf %1384, %1372 : f32
      %1386 = arith.truncf %1385 : f32 to f16
      %1387 = arith.muli %0, %c13 : index
      %1388 = wave.lane
      %1389 = arith.remui %1388, %c13 : index
      %1390 = arith.addi %1387, %1389 : index
      %1391 = arith.divui %1334, %outTileRows : index
      %1392 = arith.divui %outputFeatures, %c13 : index
      %1393 = arith.muli %1391, %1392 : index
      %1394 = arith.divui %1390, %c13 : index
      %1395 = arith.addi %1393, %1394 : index
      %1396 = arith.muli %1395, %c2 : index
      %1397 = arith.remui %1390, %c13 : index
      %1398 = arith.divui %1397, %c1 : index
      %1399 = arith.addi %1396, %1398 : index
      %1400 = arith.muli %outTileRows, %c1 : index
      %1401 = arith.muli %1399, %1400 : index
      %1402 = arith.remui %1334, %outTileRows : index
      %1403 = arith.muli %1402, %c1 : index
      %1404 = arith.addi %1401, %1403 : index
      %1405 = arith.remui %1390, %c1 : index
      %1406 = arith.addi %1404, %1405 : index
      memref.store %1386, %out[%1406] : memref<?xf16>
    }
    %1407 = wave.lane
    wave.barrier
    %1408 = wave.wave
    %1409 = arith.muli %1408, %c2 : index
    %1410 = arith.addi %1409, %c5 : index
    %1411 = arith.muli %1410, %c20 : index
    %1412 = arith.addi %1411, %1407 : index
    %1413 = vector.extract %641#4[0] : f32 from vector<8xf32>
    %1414 = arith.addi %1412, %c5 : index
    memref.store %1413, %19[%1414] : memref<?xf32>
    %1415 = vector.extract %641#4[1] : f32 from vector<8xf32>
    %1416 = arith.addi %1412, %c14 : index
    memref.store %1415, %19[%1416] : memref<?xf32>
    %1417 = vector.extract %641#4[2] : f32 from vector<8xf32>
    %1418 = arith.addi %1412, %c8 : index
    memref.store %1417, %19[%1418] : memref<?xf32>
    %1419 = vector.extract %641#4[3] : f32 from vector<8xf32>
    %1420 = arith.addi %1412, %c34 : index
    memref.store %1419, %19[%1420] : memref<?xf32>
    %1421 = vector.extract %641#4[4] : f32 from vector<8xf32>
    %1422 = arith.addi %1412, %c4 : index
    memref.store %1421, %19[%1422] : memref<?xf32>
    %1423 = vector.extract %641#4[5] : f32 from vector<8xf32>
    %1424 = arith.addi %1412, %c35 : index
    memref.store %1423, %19[%1424] : memref<?xf32>
    %1425 = vector.extract %641#4[6] : f32 from vector<8xf32>
    %1426 = arith.addi %1412, %c36 : index
    memref.store %1425, %19[%1426] : memref<?xf32>
    %1427 = vector.extract %641#4[7] : f32 from vector<8xf32>
    %1428 = arith.addi %1412, %c37 : index
    memref.store %1427, %19[%1428] : memref<?xf32>
    %1429 = arith.muli %1408, %c2 : index
    %1430 = arith.addi %1429, %c6 : index
    %1431 = arith.muli %1430, %c20 : index
    %1432 = arith.addi %1431, %1407 : index
    %1433 = vector.extract %641#5[0] : f32 from vector<8xf32>
    %1434 = arith.addi %1432, %c5 : index
    memref.store %1433, %19[%1434] : memref<?xf32>
    %1435 = vector.extract %641#5[1] : f32 from vector<8xf32>
    %1436 = arith.addi %1432, %c14 : index
    memref.store %1435, %19[%1436] : memref<?xf32>
    %1437 = vector.extract %641#5[2] : f32 from vector<8xf32>
    %1438 = arith.addi %1432, %c8 : index
    memref.store %1437, %19[%1438] : memref<?xf32>
    %1439 = vector.extract %641#5[3] : f32 from vector<8xf32>
    %1440 = arith.addi %1432, %c34 : index
    memref.store %1439, %19[%1440] : memref<?xf32>
    %1441 = vector.extract %641#5[4] : f32 from vector<8xf32>
    %1442 = arith.addi %1432, %c4 : index
    memref.store %1441, %19[%1442] : memref<?xf32>
    %1443 = vector.extract %641#5[5] : f32 from vector<8xf32>
    %1444 = arith.addi %1432, %c35 : index
    memref.store %1443, %19[%1444] : memref<?xf32>
    %1445 = vector.extract %641#5[6] : f32 from vector<8xf32>
    %1446 = arith.addi %1432, %c36 : index
    memref.store %1445, %19[%1446] : memref<?xf32>
    %1447 = vector.extract %641#5[7] : f32 from vector<8xf32>
    %1448 = arith.addi %1432, %c37 : index
    memref.store %1447, %19[%1448] : memref<?xf32>
    wave.barrier
    %1449 = arith.muli %1408, %c2 : index
    %1450 = arith.addi %1449, %c5 : index
    %1451 = arith.muli %1450, %c14 : index
    %1452 = arith.addi %1451, %1407 : index
    %1453 = arith.addi %1452, %c5 : index
    %1454 = memref.load %19[%1453] : memref<?xf32>
    %1455 = arith.addi %1453, %c38 : index
    %1456 = memref.load %19[%1455] : memref<?xf32>
    %1457 = arith.addf %1454, %1456 : f32
    %1458 = arith.addi %1453, %c39 : index
    %1459 = memref.load %19[%1458] : memref<?xf32>
    %1460 = arith.addf %1457, %1459 : f32
    %1461 = arith.addi %1453, %c40 : index
    %1462 = memref.load %19[%1461] : memref<?xf32>
    %1463 = arith.addf %1460, %1462 : f32
    %1464 = arith.muli %1450, %c14 : index
    %1465 = arith.addi %1464, %1407 : index
    %1466 = arith.addi %1465, %c20 : index
    %1467 = memref.load %19[%1466] : memref<?xf32>
    %1468 = arith.addi %1466, %c38 : index
    %1469 = memref.load %19[%1468] : memref<?xf32>
    %1470 = arith.addf %1467, %1469 : f32
    %1471 = arith.addi %1466, %c39 : index
    %1472 = memref.load %19[%1471] : memref<?xf32>
    %1473 = arith.addf %1470, %1472 : f32
    %1474 = arith.addi %1466, %c40 : index
    %1475 = memref.load %19[%1474] : memref<?xf32>
    %1476 = arith.addf %1473, %1475 : f32
    %1477 = wave.lane
    %1478 = arith.addi %18, %c14 : index
    %1479 = arith.muli %1450, %c2 : index
    %1480 = arith.addi %1478, %1479 : index
    %1481 = arith.divui %1477, %c13 : index
    %1482 = arith.addi %1480, %1481 : index
    %1483 = arith.cmpi slt, %1482, %17 : index
    scf.if %1483 {
      %1484 = arith.cmpi eq, %hasFactors, %c6 : index
      %1485 = arith.muli %1482, %c2 : index
      %1486 = memref.load %factors[%1485] : memref<?xf32>
      %1487 = arith.mulf %1486, %operandScale : f32
      %1488 = arith.select %1484, %1487, %operandScale : f32
      %1489 = arith.remui %1477, %c13 : index
      %1490 = arith.muli %1489, %c19 : index
      %1491 = arith.addi %13, %1490 : index
      %1492 = vector.load %w[%1491] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1493 = vector.bitcast %1492 : vector<4xi8> to vector<1xf32>
      %1494 = vector.extract %1493[0] : f32 from vector<1xf32>
      %1495 = arith.mulf %1494, %1488 : f32
      %1496 = arith.mulf %1463, %1495 : f32
      %1497 = arith.remui %1477, %c13 : index
      %1498 = arith.muli %1497, %c19 : index
      %1499 = arith.addi %15, %1498 : index
      %1500 = vector.load %w[%1499] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1501 = vector.bitcast %1500 : vector<4xi8> to vector<1xf32>
      %1502 = vector.extract %1501[0] : f32 from vector<1xf32>
      %1503 = arith.mulf %1502, %1488 : f32
      %1504 = arith.mulf %1476, %1503 : f32
      %1505 = arith.addi %13, %c8 : index
      %1506 = vector.load %w[%1505] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1507 = vector.bitcast %1506 : vector<4xi8> to vector<1xf32>
      %1508 = vector.extract %1507[0] : f32 from vector<1xf32>
      %1509 = arith.muli %1482, %c2 : index
      %1510 = arith.addi %1509, %c6 : index
      %1511 = memref.load %factors[%1510] : memref<?xf32>
      %1512 = arith.mulf %1511, %1508 : f32
      %1513 = arith.bitcast %1512 : f32 to i32
      %1514 = arith.shrui %1513, %c43 : i32
      %1515 = arith.maxsi %1514, %c44 : i32
      %1516 = arith.subi %c45, %1515 : i32
      %1517 = arith.shli %1516, %c43 : i32
      %1518 = arith.subi %1515, %c46 : i32
      %1519 = arith.shli %1518, %c43 : i32
      %1520 = arith.bitcast %1517 : i32 to f32
      %1521 = arith.bitcast %1519 : i32 to f32
      %1522 = arith.cmpi eq, %0, %c5 : index
      %1523 = wave.lane
      %1524 = arith.remui %1523, %c13 : index
      %1525 = arith.cmpi eq, %1524, %c5 : index
      %1526 = arith.andi %1522, %1525 : i1
      scf.if %1526 {
        %1527 = arith.muli %1482, %c2 : index
        memref.store %1521, %out_factors[%1527] : memref<?xf32>
      }
      %1528 = arith.mulf %1496, %c48 : f32
      %1529 = wave.exp2 %1528 : f32
      %1530 = arith.addf %c47, %1529 : f32
      %1531 = arith.divf %1496, %1530 : f32
      %1532 = arith.mulf %1531, %1504 : f32
      %1533 = arith.mulf %1532, %1520 : f32
      %1534 = arith.truncf %1533 : f32 to f16
      %1535 = arith.muli %0, %c13 : index
      %1536 = wave.lane
      %1537 = arith.remui %1536, %c13 : index
      %1538 = arith.addi %1535, %1537 : index
      %1539 = arith.divui %1482, %outTileRows : index
      %1540 = arith.divui %outputFeatures, %c13 : index
      %1541 = arith.muli %1539, %1540 : index
      %1542 = arith.divui %1538, %c13 : index
      %1543 = arith.addi %1541, %1542 : index
      %1544 = arith.muli %1543, %c2 : index
      %1545 = arith.remui %1538, %c13 : index
      %1546 = arith.divui %1545, %c1 : index
      %1547 = arith.addi %1544, %1546 : index
      %1548 = arith.muli %outTileRows, %c1 : index
      %1549 = arith.muli %1547, %1548 : index
      %1550 = arith.remui %1482, %outTileRows : index
      %1551 = arith.muli %1550, %c1 : index
      %1552 = arith.addi %1549, %1551 : index
      %1553 = arith.remui %1538, %c1 : index
      %1554 = arith.addi %1552, %1553 : index
      memref.store %1534, %out[%1554] : memref<?xf16>
    }
    %1555 = arith.muli %1408, %c2 : index
    %1556 = arith.addi %1555, %c6 : index
    %1557 = arith.muli %1556, %c14 : index
    %1558 = arith.addi %1557, %1407 : index
    %1559 = arith.addi %1558, %c5 : index
    %1560 = memref.load %19[%1559] : memref<?xf32>
    %1561 = arith.addi %1559, %c38 : index
    %1562 = memref.load %19[%1561] : memref<?xf32>
    %1563 = arith.addf %1560, %1562 : f32
    %1564 = arith.addi %1559, %c39 : index
    %1565 = memref.load %19[%1564] : memref<?xf32>
    %1566 = arith.addf %1563, %1565 : f32
    %1567 = arith.addi %1559, %c40 : index
    %1568 = memref.load %19[%1567] : memref<?xf32>
    %1569 = arith.addf %1566, %1568 : f32
    %1570 = arith.muli %1556, %c14 : index
    %1571 = arith.addi %1570, %1407 : index
    %1572 = arith.addi %1571, %c20 : index
    %1573 = memref.load %19[%1572] : memref<?xf32>
    %1574 = arith.addi %1572, %c38 : index
    %1575 = memref.load %19[%1574] : memref<?xf32>
    %1576 = arith.addf %1573, %1575 : f32
    %1577 = arith.addi %1572, %c39 : index
    %1578 = memref.load %19[%1577] : memref<?xf32>
    %1579 = arith.addf %1576, %1578 : f32
    %1580 = arith.addi %1572, %c40 : index
    %1581 = memref.load %19[%1580] : memref<?xf32>
    %1582 = arith.addf %1579, %1581 : f32
    %1583 = wave.lane
    %1584 = arith.addi %18, %c14 : index
    %1585 = arith.muli %1556, %c2 : index
    %1586 = arith.addi %1584, %1585 : index
    %1587 = arith.divui %1583, %c13 : index
    %1588 = arith.addi %1586, %1587 : index
    %1589 = arith.cmpi slt, %1588, %17 : index
    scf.if %1589 {
      %1590 = arith.cmpi eq, %hasFactors, %c6 : index
      %1591 = arith.muli %1588, %c2 : index
      %1592 = memref.load %factors[%1591] : memref<?xf32>
      %1593 = arith.mulf %1592, %operandScale : f32
      %1594 = arith.select %1590, %1593, %operandScale : f32
      %1595 = arith.remui %1583, %c13 : index
      %1596 = arith.muli %1595, %c19 : index
      %1597 = arith.addi %13, %1596 : index
      %1598 = vector.load %w[%1597] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1599 = vector.bitcast %1598 : vector<4xi8> to vector<1xf32>
      %1600 = vector.extract %1599[0] : f32 from vector<1xf32>
      %1601 = arith.mulf %1600, %1594 : f32
      %1602 = arith.mulf %1569, %1601 : f32
      %1603 = arith.remui %1583, %c13 : index
      %1604 = arith.muli %1603, %c19 : index
      %1605 = arith.addi %15, %1604 : index
      %1606 = vector.load %w[%1605] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1607 = vector.bitcast %1606 : vector<4xi8> to vector<1xf32>
      %1608 = vector.extract %1607[0] : f32 from vector<1xf32>
      %1609 = arith.mulf %1608, %1594 : f32
      %1610 = arith.mulf %1582, %1609 : f32
      %1611 = arith.addi %13, %c8 : index
      %1612 = vector.load %w[%1611] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1613 = vector.bitcast %1612 : vector<4xi8> to vector<1xf32>
      %1614 = vector.extract %1613[0] : f32 from vector<1xf32>
      %1615 = arith.muli %1588, %c2 : index
      %1616 = arith.addi %1615, %c6 : index
      %1617 = memref.load %factors[%1616] : memref<?xf32>
      %1618 = arith.mulf %1617, %1614 : f32
      %1619 = arith.bitcast %1618 : f32 to i32
      %1620 = arith.shrui %1619, %c43 : i32
      %1621 = arith.maxsi %1620, %c44 : i32
      %1622 = arith.subi %c45, %1621 : i32
      %1623 = arith.shli %1622, %c43 : i32
      %1624 = arith.subi %1621, %c46 : i32
      %1625 = arith.shli %1624, %c43 : i32
      %1626 = arith.bitcast %1623 : i32 to f32
      %1627 = arith.bitcast %1625 : i32 to f32
      %1628 = arith.cmpi eq, %0, %c5 : index
      %1629 = wave.lane
      %1630 = arith.remui %1629, %c13 : index
      %1631 = arith.cmpi eq, %1630, %c5 : index
      %1632 = arith.andi %1628, %1631 : i1
      scf.if %1632 {
        %1633 = arith.muli %1588, %c2 : index
        memref.store %1627, %out_factors[%1633] : memref<?xf32>
      }
      %1634 = arith.mulf %1602, %c48 : f32
      %1635 = wave.exp2 %1634 : f32
      %1636 = arith.addf %c47, %1635 : f32
      %1637 = arith.divf %1602, %1636 : f32
      %1638 = arith.mulf %1637, %1610 : f32
      %1639 = arith.mulf %1638, %1626 : f32
      %1640 = arith.truncf %1639 : f32 to f16
      %1641 = arith.muli %0, %c13 : index
      %1642 = wave.lane
      %1643 = arith.remui %1642, %c13 : index
      %1644 = arith.addi %1641, %1643 : index
      %1645 = arith.divui %1588, %outTileRows : index
      %1646 = arith.divui %outputFeatures, %c13 : index
      %1647 = arith.muli %1645, %1646 : index
      %1648 = arith.divui %1644, %c13 : index
      %1649 = arith.addi %1647, %1648 : index
      %1650 = arith.muli %1649, %c2 : index
      %1651 = arith.remui %1644, %c13 : index
      %1652 = arith.divui %1651, %c1 : index
      %1653 = arith.addi %1650, %1652 : index
      %1654 = arith.muli %outTileRows, %c1 : index
      %1655 = arith.muli %1653, %1654 : index
      %1656 = arith.remui %1588, %outTileRows : index
      %1657 = arith.muli %1656, %c1 : index
      %1658 = arith.addi %1655, %1657 : index
      %1659 = arith.remui %1644, %c1 : index
      %1660 = arith.addi %1658, %1659 : index
      memref.store %1640, %out[%1660] : memref<?xf16>
    }
    %1661 = wave.lane
    wave.barrier
    %1662 = wave.wave
    %1663 = arith.muli %1662, %c2 : index
    %1664 = arith.addi %1663, %c5 : index
    %1665 = arith.muli %1664, %c20 : index
    %1666 = arith.addi %1665, %1661 : index
    %1667 = vector.extract %641#6[0] : f32 from vector<8xf32>
    %1668 = arith.addi %1666, %c5 : index
    memref.store %1667, %19[%1668] : memref<?xf32>
    %1669 = vector.extract %641#6[1] : f32 from vector<8xf32>
    %1670 = arith.addi %1666, %c14 : index
    memref.store %1669, %19[%1670] : memref<?xf32>
    %1671 = vector.extract %641#6[2] : f32 from vector<8xf32>
    %1672 = arith.addi %1666, %c8 : index
    memref.store %1671, %19[%1672] : memref<?xf32>
    %1673 = vector.extract %641#6[3] : f32 from vector<8xf32>
    %1674 = arith.addi %1666, %c34 : index
    memref.store %1673, %19[%1674] : memref<?xf32>
    %1675 = vector.extract %641#6[4] : f32 from vector<8xf32>
    %1676 = arith.addi %1666, %c4 : index
    memref.store %1675, %19[%1676] : memref<?xf32>
    %1677 = vector.extract %641#6[5] : f32 from vector<8xf32>
    %1678 = arith.addi %1666, %c35 : index
    memref.store %1677, %19[%1678] : memref<?xf32>
    %1679 = vector.extract %641#6[6] : f32 from vector<8xf32>
    %1680 = arith.addi %1666, %c36 : index
    memref.store %1679, %19[%1680] : memref<?xf32>
    %1681 = vector.extract %641#6[7] : f32 from vector<8xf32>
    %1682 = arith.addi %1666, %c37 : index
    memref.store %1681, %19[%1682] : memref<?xf32>
    %1683 = arith.muli %1662, %c2 : index
    %1684 = arith.addi %1683, %c6 : index
    %1685 = arith.muli %1684, %c20 : index
    %1686 = arith.addi %1685, %1661 : index
    %1687 = vector.extract %641#7[0] : f32 from vector<8xf32>
    %1688 = arith.addi %1686, %c5 : index
    memref.store %1687, %19[%1688] : memref<?xf32>
    %1689 = vector.extract %641#7[1] : f32 from vector<8xf32>
    %1690 = arith.addi %1686, %c14 : index
    memref.store %1689, %19[%1690] : memref<?xf32>
    %1691 = vector.extract %641#7[2] : f32 from vector<8xf32>
    %1692 = arith.addi %1686, %c8 : index
    memref.store %1691, %19[%1692] : memref<?xf32>
    %1693 = vector.extract %641#7[3] : f32 from vector<8xf32>
    %1694 = arith.addi %1686, %c34 : index
    memref.store %1693, %19[%1694] : memref<?xf32>
    %1695 = vector.extract %641#7[4] : f32 from vector<8xf32>
    %1696 = arith.addi %1686, %c4 : index
    memref.store %1695, %19[%1696] : memref<?xf32>
    %1697 = vector.extract %641#7[5] : f32 from vector<8xf32>
    %1698 = arith.addi %1686, %c35 : index
    memref.store %1697, %19[%1698] : memref<?xf32>
    %1699 = vector.extract %641#7[6] : f32 from vector<8xf32>
    %1700 = arith.addi %1686, %c36 : index
    memref.store %1699, %19[%1700] : memref<?xf32>
    %1701 = vector.extract %641#7[7] : f32 from vector<8xf32>
    %1702 = arith.addi %1686, %c37 : index
    memref.store %1701, %19[%1702] : memref<?xf32>
    wave.barrier
    %1703 = arith.muli %1662, %c2 : index
    %1704 = arith.addi %1703, %c5 : index
    %1705 = arith.muli %1704, %c14 : index
    %1706 = arith.addi %1705, %1661 : index
    %1707 = arith.addi %1706, %c5 : index
    %1708 = memref.load %19[%1707] : memref<?xf32>
    %1709 = arith.addi %1707, %c38 : index
    %1710 = memref.load %19[%1709] : memref<?xf32>
    %1711 = arith.addf %1708, %1710 : f32
    %1712 = arith.addi %1707, %c39 : index
    %1713 = memref.load %19[%1712] : memref<?xf32>
    %1714 = arith.addf %1711, %1713 : f32
    %1715 = arith.addi %1707, %c40 : index
    %1716 = memref.load %19[%1715] : memref<?xf32>
    %1717 = arith.addf %1714, %1716 : f32
    %1718 = arith.muli %1704, %c14 : index
    %1719 = arith.addi %1718, %1661 : index
    %1720 = arith.addi %1719, %c20 : index
    %1721 = memref.load %19[%1720] : memref<?xf32>
    %1722 = arith.addi %1720, %c38 : index
    %1723 = memref.load %19[%1722] : memref<?xf32>
    %1724 = arith.addf %1721, %1723 : f32
    %1725 = arith.addi %1720, %c39 : index
    %1726 = memref.load %19[%1725] : memref<?xf32>
    %1727 = arith.addf %1724, %1726 : f32
    %1728 = arith.addi %1720, %c40 : index
    %1729 = memref.load %19[%1728] : memref<?xf32>
    %1730 = arith.addf %1727, %1729 : f32
    %1731 = wave.lane
    %1732 = arith.addi %18, %c15 : index
    %1733 = arith.muli %1704, %c2 : index
    %1734 = arith.addi %1732, %1733 : index
    %1735 = arith.divui %1731, %c13 : index
    %1736 = arith.addi %1734, %1735 : index
    %1737 = arith.cmpi slt, %1736, %17 : index
    scf.if %1737 {
      %1738 = arith.cmpi eq, %hasFactors, %c6 : index
      %1739 = arith.muli %1736, %c2 : index
      %1740 = memref.load %factors[%1739] : memref<?xf32>
      %1741 = arith.mulf %1740, %operandScale : f32
      %1742 = arith.select %1738, %1741, %operandScale : f32
      %1743 = arith.remui %1731, %c13 : index
      %1744 = arith.muli %1743, %c19 : index
      %1745 = arith.addi %13, %1744 : index
      %1746 = vector.load %w[%1745] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1747 = vector.bitcast %1746 : vector<4xi8> to vector<1xf32>
      %1748 = vector.extract %1747[0] : f32 from vector<1xf32>
      %1749 = arith.mulf %1748, %1742 : f32
      %1750 = arith.mulf %1717, %1749 : f32
      %1751 = arith.remui %1731, %c13 : index
      %1752 = arith.muli %1751, %c19 : index
      %1753 = arith.addi %15, %1752 : index
      %1754 = vector.load %w[%1753] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1755 = vector.bitcast %1754 : vector<4xi8> to vector<1xf32>
      %1756 = vector.extract %1755[0] : f32 from vector<1xf32>
      %1757 = arith.mulf %1756, %1742 : f32
      %1758 = arith.mulf %1730, %1757 : f32
      %1759 = arith.addi %13, %c8 : index
      %1760 = vector.load %w[%1759] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1761 = vector.bitcast %1760 : vector<4xi8> to vector<1xf32>
      %1762 = vector.extract %1761[0] : f32 from vector<1xf32>
      %1763 = arith.muli %1736, %c2 : index
      %1764 = arith.addi %1763, %c6 : index
      %1765 = memref.load %factors[%1764] : memref<?xf32>
      %1766 = arith.mulf %1765, %1762 : f32
      %1767 = arith.bitcast %1766 : f32 to i32
      %1768 = arith.shrui %1767, %c43 : i32
      %1769 = arith.maxsi %1768, %c44 : i32
      %1770 = arith.subi %c45, %1769 : i32
      %1771 = arith.shli %1770, %c43 : i32
      %1772 = arith.subi %1769, %c46 : i32
      %1773 = arith.shli %1772, %c43 : i32
      %1774 = arith.bitcast %1771 : i32 to f32
      %1775 = arith.bitcast %1773 : i32 to f32
      %1776 = arith.cmpi eq, %0, %c5 : index
      %1777 = wave.lane
      %1778 = arith.remui %1777, %c13 : index
      %1779 = arith.cmpi eq, %1778, %c5 : index
      %1780 = arith.andi %1776, %1779 : i1
      scf.if %1780 {
        %1781 = arith.muli %1736, %c2 : index
        memref.store %1775, %out_factors[%1781] : memref<?xf32>
      }
      %1782 = arith.mulf %1750, %c48 : f32
      %1783 = wave.exp2 %1782 : f32
      %1784 = arith.addf %c47, %1783 : f32
      %1785 = arith.divf %1750, %1784 : f32
      %1786 = arith.mulf %1785, %1758 : f32
      %1787 = arith.mulf %1786, %1774 : f32
      %1788 = arith.truncf %1787 : f32 to f16
      %1789 = arith.muli %0, %c13 : index
      %1790 = wave.lane
      %1791 = arith.remui %1790, %c13 : index
      %1792 = arith.addi %1789, %1791 : index
      %1793 = arith.divui %1736, %outTileRows : index
      %1794 = arith.divui %outputFeatures, %c13 : index
      %1795 = arith.muli %1793, %1794 : index
      %1796 = arith.divui %1792, %c13 : index
      %1797 = arith.addi %1795, %1796 : index
      %1798 = arith.muli %1797, %c2 : index
      %1799 = arith.remui %1792, %c13 : index
      %1800 = arith.divui %1799, %c1 : index
      %1801 = arith.addi %1798, %1800 : index
      %1802 = arith.muli %outTileRows, %c1 : index
      %1803 = arith.muli %1801, %1802 : index
      %1804 = arith.remui %1736, %outTileRows : index
      %1805 = arith.muli %1804, %c1 : index
      %1806 = arith.addi %1803, %1805 : index
      %1807 = arith.remui %1792, %c1 : index
      %1808 = arith.addi %1806, %1807 : index
      memref.store %1788, %out[%1808] : memref<?xf16>
    }
    %1809 = arith.muli %1662, %c2 : index
    %1810 = arith.addi %1809, %c6 : index
    %1811 = arith.muli %1810, %c14 : index
    %1812 = arith.addi %1811, %1661 : index
    %1813 = arith.addi %1812, %c5 : index
    %1814 = memref.load %19[%1813] : memref<?xf32>
    %1815 = arith.addi %1813, %c38 : index
    %1816 = memref.load %19[%1815] : memref<?xf32>
    %1817 = arith.addf %1814, %1816 : f32
    %1818 = arith.addi %1813, %c39 : index
    %1819 = memref.load %19[%1818] : memref<?xf32>
    %1820 = arith.addf %1817, %1819 : f32
    %1821 = arith.addi %1813, %c40 : index
    %1822 = memref.load %19[%1821] : memref<?xf32>
    %1823 = arith.addf %1820, %1822 : f32
    %1824 = arith.muli %1810, %c14 : index
    %1825 = arith.addi %1824, %1661 : index
    %1826 = arith.addi %1825, %c20 : index
    %1827 = memref.load %19[%1826] : memref<?xf32>
    %1828 = arith.addi %1826, %c38 : index
    %1829 = memref.load %19[%1828] : memref<?xf32>
    %1830 = arith.addf %1827, %1829 : f32
    %1831 = arith.addi %1826, %c39 : index
    %1832 = memref.load %19[%1831] : memref<?xf32>
    %1833 = arith.addf %1830, %1832 : f32
    %1834 = arith.addi %1826, %c40 : index
    %1835 = memref.load %19[%1834] : memref<?xf32>
    %1836 = arith.addf %1833, %1835 : f32
    %1837 = wave.lane
    %1838 = arith.addi %18, %c15 : index
    %1839 = arith.muli %1810, %c2 : index
    %1840 = arith.addi %1838, %1839 : index
    %1841 = arith.divui %1837, %c13 : index
    %1842 = arith.addi %1840, %1841 : index
    %1843 = arith.cmpi slt, %1842, %17 : index
    scf.if %1843 {
      %1844 = arith.cmpi eq, %hasFactors, %c6 : index
      %1845 = arith.muli %1842, %c2 : index
      %1846 = memref.load %factors[%1845] : memref<?xf32>
      %1847 = arith.mulf %1846, %operandScale : f32
      %1848 = arith.select %1844, %1847, %operandScale : f32
      %1849 = arith.remui %1837, %c13 : index
      %1850 = arith.muli %1849, %c19 : index
      %1851 = arith.addi %13, %1850 : index
      %1852 = vector.load %w[%1851] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1853 = vector.bitcast %1852 : vector<4xi8> to vector<1xf32>
      %1854 = vector.extract %1853[0] : f32 from vector<1xf32>
      %1855 = arith.mulf %1854, %1848 : f32
      %1856 = arith.mulf %1823, %1855 : f32
      %1857 = arith.remui %1837, %c13 : index
      %1858 = arith.muli %1857, %c19 : index
      %1859 = arith.addi %15, %1858 : index
      %1860 = vector.load %w[%1859] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1861 = vector.bitcast %1860 : vector<4xi8> to vector<1xf32>
      %1862 = vector.extract %1861[0] : f32 from vector<1xf32>
      %1863 = arith.mulf %1862, %1848 : f32
      %1864 = arith.mulf %1836, %1863 : f32
      %1865 = arith.addi %13, %c8 : index
      %1866 = vector.load %w[%1865] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1867 = vector.bitcast %1866 : vector<4xi8> to vector<1xf32>
      %1868 = vector.extract %1867[0] : f32 from vector<1xf32>
      %1869 = arith.muli %1842, %c2 : index
      %1870 = arith.addi %1869, %c6 : index
      %1871 = memref.load %factors[%1870] : memref<?xf32>
      %1872 = arith.mulf %1871, %1868 : f32
      %1873 = arith.bitcast %1872 : f32 to i32
      %1874 = arith.shrui %1873, %c43 : i32
      %1875 = arith.maxsi %1874, %c44 : i32
      %1876 = arith.subi %c45, %1875 : i32
      %1877 = arith.shli %1876, %c43 : i32
      %1878 = arith.subi %1875, %c46 : i32
      %1879 = arith.shli %1878, %c43 : i32
      %1880 = arith.bitcast %1877 : i32 to f32
      %1881 = arith.bitcast %1879 : i32 to f32
      %1882 = arith.cmpi eq, %0, %c5 : index
      %1883 = wave.lane
      %1884 = arith.remui %1883, %c13 : index
      %1885 = arith.cmpi eq, %1884, %c5 : index
      %1886 = arith.andi %1882, %1885 : i1
      scf.if %1886 {
        %1887 = arith.muli %1842, %c2 : index
        memref.store %1881, %out_factors[%1887] : memref<?xf32>
      }
      %1888 = arith.mulf %1856, %c48 : f32
      %1889 = wave.exp2 %1888 : f32
      %1890 = arith.addf %c47, %1889 : f32
      %1891 = arith.divf %1856, %1890 : f32
      %1892 = arith.mulf %1891, %1864 : f32
      %1893 = arith.mulf %1892, %1880 : f32
      %1894 = arith.truncf %1893 : f32 to f16
      %1895 = arith.muli %0, %c13 : index
      %1896 = wave.lane
      %1897 = arith.remui %1896, %c13 : index
      %1898 = arith.addi %1895, %1897 : index
      %1899 = arith.divui %1842, %outTileRows : index
      %1900 = arith.divui %outputFeatures, %c13 : index
      %1901 = arith.muli %1899, %1900 : index
      %1902 = arith.divui %1898, %c13 : index
      %1903 = arith.addi %1901, %1902 : index
      %1904 = arith.muli %1903, %c2 : index
      %1905 = arith.remui %1898, %c13 : index
      %1906 = arith.divui %1905, %c1 : index
      %1907 = arith.addi %1904, %1906 : index
      %1908 = arith.muli %outTileRows, %c1 : index
      %1909 = arith.muli %1907, %1908 : index
      %1910 = arith.remui %1842, %outTileRows : index
      %1911 = arith.muli %1910, %c1 : index
      %1912 = arith.addi %1909, %1911 : index
      %1913 = arith.remui %1898, %c1 : index
      %1914 = arith.addi %1912, %1913 : index
      memref.store %1894, %out[%1914] : memref<?xf16>
    }
  }
  wave.return
}
