// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxGateUp(format='q5_1', waves=8, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @gate_up_q5_1_w8p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>, %out_factors: memref<?xf32>) attributes {waves = 8 : i64} {
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
  %c41 = arith.constant 2048 : index
  %c42 = arith.constant 2560 : index
  %c43 = arith.constant 3072 : index
  %c44 = arith.constant 3584 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c47 = arith.constant 23 : i32
  %c48 = arith.constant 141 : i32
  %c49 = arith.constant 268 : i32
  %c50 = arith.constant 14 : i32
  %c51 = arith.constant 0x3F800000 : f32
  %c52 = arith.constant 0xBFB8AA3B : f32
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
    %941 = arith.muli %900, %c6 : index
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
    %956 = arith.addi %945, %c41 : index
    %957 = memref.load %19[%956] : memref<?xf32>
    %958 = arith.addf %955, %957 : f32
    %959 = arith.addi %945, %c42 : index
    %960 = memref.load %19[%959] : memref<?xf32>
    %961 = arith.addf %958, %960 : f32
    %962 = arith.addi %945, %c43 : index
    %963 = memref.load %19[%962] : memref<?xf32>
    %964 = arith.addf %961, %963 : f32
    %965 = arith.addi %945, %c44 : index
    %966 = memref.load %19[%965] : memref<?xf32>
    %967 = arith.addf %964, %966 : f32
    %968 = arith.muli %942, %c14 : index
    %969 = arith.addi %968, %899 : index
    %970 = arith.addi %969, %c20 : index
    %971 = memref.load %19[%970] : memref<?xf32>
    %972 = arith.addi %970, %c38 : index
    %973 = memref.load %19[%972] : memref<?xf32>
    %974 = arith.addf %971, %973 : f32
    %975 = arith.addi %970, %c39 : index
    %976 = memref.load %19[%975] : memref<?xf32>
    %977 = arith.addf %974, %976 : f32
    %978 = arith.addi %970, %c40 : index
    %979 = memref.load %19[%978] : memref<?xf32>
    %980 = arith.addf %977, %979 : f32
    %981 = arith.addi %970, %c41 : index
    %982 = memref.load %19[%981] : memref<?xf32>
    %983 = arith.addf %980, %982 : f32
    %984 = arith.addi %970, %c42 : index
    %985 = memref.load %19[%984] : memref<?xf32>
    %986 = arith.addf %983, %985 : f32
    %987 = arith.addi %970, %c43 : index
    %988 = memref.load %19[%987] : memref<?xf32>
    %989 = arith.addf %986, %988 : f32
    %990 = arith.addi %970, %c44 : index
    %991 = memref.load %19[%990] : memref<?xf32>
    %992 = arith.addf %989, %991 : f32
    %993 = wave.lane
    %994 = arith.addi %18, %c5 : index
    %995 = arith.muli %942, %c2 : index
    %996 = arith.addi %994, %995 : index
    %997 = arith.divui %993, %c13 : index
    %998 = arith.addi %996, %997 : index
    %999 = arith.cmpi slt, %998, %17 : index
    scf.if %999 {
      %1000 = arith.cmpi eq, %hasFactors, %c6 : index
      %1001 = arith.muli %998, %c2 : index
      %1002 = memref.load %factors[%1001] : memref<?xf32>
      %1003 = arith.mulf %1002, %operandScale : f32
      %1004 = arith.select %1000, %1003, %operandScale : f32
      %1005 = arith.remui %993, %c13 : index
      %1006 = arith.muli %1005, %c19 : index
      %1007 = arith.addi %13, %1006 : index
      %1008 = vector.load %w[%1007] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1009 = vector.bitcast %1008 : vector<4xi8> to vector<1xf32>
      %1010 = vector.extract %1009[0] : f32 from vector<1xf32>
      %1011 = arith.mulf %1010, %1004 : f32
      %1012 = arith.mulf %967, %1011 : f32
      %1013 = arith.remui %993, %c13 : index
      %1014 = arith.muli %1013, %c19 : index
      %1015 = arith.addi %15, %1014 : index
      %1016 = vector.load %w[%1015] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1017 = vector.bitcast %1016 : vector<4xi8> to vector<1xf32>
      %1018 = vector.extract %1017[0] : f32 from vector<1xf32>
      %1019 = arith.mulf %1018, %1004 : f32
      %1020 = arith.mulf %992, %1019 : f32
      %1021 = arith.addi %13, %c8 : index
      %1022 = vector.load %w[%1021] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1023 = vector.bitcast %1022 : vector<4xi8> to vector<1xf32>
      %1024 = vector.extract %1023[0] : f32 from vector<1xf32>
      %1025 = arith.muli %998, %c2 : index
      %1026 = arith.addi %1025, %c6 : index
      %1027 = memref.load %factors[%1026] : memref<?xf32>
      %1028 = arith.mulf %1027, %1024 : f32
      %1029 = arith.bitcast %1028 : f32 to i32
      %1030 = arith.shrui %1029, %c47 : i32
      %1031 = arith.maxsi %1030, %c48 : i32
      %1032 = arith.subi %c49, %1031 : i32
      %1033 = arith.shli %1032, %c47 : i32
      %1034 = arith.subi %1031, %c50 : i32
      %1035 = arith.shli %1034, %c47 : i32
      %1036 = arith.bitcast %1033 : i32 to f32
      %1037 = arith.bitcast %1035 : i32 to f32
      %1038 = arith.cmpi eq, %0, %c5 : index
      %1039 = wave.lane
      %1040 = arith.remui %1039, %c13 : index
      %1041 = arith.cmpi eq, %1040, %c5 : index
      %1042 = arith.andi %1038, %1041 : i1
      scf.if %1042 {
        %1043 = arith.muli %998, %c2 : index
        memref.store %1037, %out_factors[%1043] : memref<?xf32>
      }
      %1044 = arith.mulf %1012, %c52 : f32
      %1045 = wave.exp2 %1044 : f32
      %1046 = arith.addf %c51, %1045 : f32
      %1047 = arith.divf %1012, %1046 : f32
      %1048 = arith.mulf %1047, %1020 : f32
      %1049 = arith.mulf %1048, %1036 : f32
      %1050 = arith.truncf %1049 : f32 to f16
      %1051 = arith.muli %0, %c13 : index
      %1052 = wave.lane
      %1053 = arith.remui %1052, %c13 : index
      %1054 = arith.addi %1051, %1053 : index
      %1055 = arith.divui %998, %outTileRows : index
      %1056 = arith.divui %outputFeatures, %c13 : index
      %1057 = arith.muli %1055, %1056 : index
      %1058 = arith.divui %1054, %c13 : index
      %1059 = arith.addi %1057, %1058 : index
      %1060 = arith.muli %1059, %c2 : index
      %1061 = arith.remui %1054, %c13 : index
      %1062 = arith.divui %1061, %c1 : index
      %1063 = arith.addi %1060, %1062 : index
      %1064 = arith.muli %outTileRows, %c1 : index
      %1065 = arith.muli %1063, %1064 : index
      %1066 = arith.remui %998, %outTileRows : index
      %1067 = arith.muli %1066, %c1 : index
      %1068 = arith.addi %1065, %1067 : index
      %1069 = arith.remui %1054, %c1 : index
      %1070 = arith.addi %1068, %1069 : index
      memref.store %1050, %out[%1070] : memref<?xf16>
    }
    %1071 = wave.lane
    wave.barrier
    %1072 = wave.wave
    %1073 = arith.muli %1072, %c2 : index
    %1074 = arith.addi %1073, %c5 : index
    %1075 = arith.muli %1074, %c20 : index
    %1076 = arith.addi %1075, %1071 : index
    %1077 = vector.extract %641#2[0] : f32 from vector<8xf32>
    %1078 = arith.addi %1076, %c5 : index
    memref.store %1077, %19[%1078] : memref<?xf32>
    %1079 = vector.extract %641#2[1] : f32 from vector<8xf32>
    %1080 = arith.addi %1076, %c14 : index
    memref.store %1079, %19[%1080] : memref<?xf32>
    %1081 = vector.extract %641#2[2] : f32 from vector<8xf32>
    %1082 = arith.addi %1076, %c8 : index
    memref.store %1081, %19[%1082] : memref<?xf32>
    %1083 = vector.extract %641#2[3] : f32 from vector<8xf32>
    %1084 = arith.addi %1076, %c34 : index
    memref.store %1083, %19[%1084] : memref<?xf32>
    %1085 = vector.extract %641#2[4] : f32 from vector<8xf32>
    %1086 = arith.addi %1076, %c4 : index
    memref.store %1085, %19[%1086] : memref<?xf32>
    %1087 = vector.extract %641#2[5] : f32 from vector<8xf32>
    %1088 = arith.addi %1076, %c35 : index
    memref.store %1087, %19[%1088] : memref<?xf32>
    %1089 = vector.extract %641#2[6] : f32 from vector<8xf32>
    %1090 = arith.addi %1076, %c36 : index
    memref.store %1089, %19[%1090] : memref<?xf32>
    %1091 = vector.extract %641#2[7] : f32 from vector<8xf32>
    %1092 = arith.addi %1076, %c37 : index
    memref.store %1091, %19[%1092] : memref<?xf32>
    %1093 = arith.muli %1072, %c2 : index
    %1094 = arith.addi %1093, %c6 : index
    %1095 = arith.muli %1094, %c20 : index
    %1096 = arith.addi %1095, %1071 : index
    %1097 = vector.extract %641#3[0] : f32 from vector<8xf32>
    %1098 = arith.addi %1096, %c5 : index
    memref.store %1097, %19[%1098] : memref<?xf32>
    %1099 = vector.extract %641#3[1] : f32 from vector<8xf32>
    %1100 = arith.addi %1096, %c14 : index
    memref.store %1099, %19[%1100] : memref<?xf32>
    %1101 = vector.extract %641#3[2] : f32 from vector<8xf32>
    %1102 = arith.addi %1096, %c8 : index
    memref.store %1101, %19[%1102] : memref<?xf32>
    %1103 = vector.extract %641#3[3] : f32 from vector<8xf32>
    %1104 = arith.addi %1096, %c34 : index
    memref.store %1103, %19[%1104] : memref<?xf32>
    %1105 = vector.extract %641#3[4] : f32 from vector<8xf32>
    %1106 = arith.addi %1096, %c4 : index
    memref.store %1105, %19[%1106] : memref<?xf32>
    %1107 = vector.extract %641#3[5] : f32 from vector<8xf32>
    %1108 = arith.addi %1096, %c35 : index
    memref.store %1107, %19[%1108] : memref<?xf32>
    %1109 = vector.extract %641#3[6] : f32 from vector<8xf32>
    %1110 = arith.addi %1096, %c36 : index
    memref.store %1109, %19[%1110] : memref<?xf32>
    %1111 = vector.extract %641#3[7] : f32 from vector<8xf32>
    %1112 = arith.addi %1096, %c37 : index
    memref.store %1111, %19[%1112] : memref<?xf32>
    wave.barrier
    %1113 = arith.muli %1072, %c6 : index
    %1114 = arith.addi %1113, %c5 : index
    %1115 = arith.muli %1114, %c14 : index
    %1116 = arith.addi %1115, %1071 : index
    %1117 = arith.addi %1116, %c5 : index
    %1118 = memref.load %19[%1117] : memref<?xf32>
    %1119 = arith.addi %1117, %c38 : index
    %1120 = memref.load %19[%1119] : memref<?xf32>
    %1121 = arith.addf %1118, %1120 : f32
    %1122 = arith.addi %1117, %c39 : index
    %1123 = memref.load %19[%1122] : memref<?xf32>
    %1124 = arith.addf %1121, %1123 : f32
    %1125 = arith.addi %1117, %c40 : index
    %1126 = memref.load %19[%1125] : memref<?xf32>
    %1127 = arith.addf %1124, %1126 : f32
    %1128 = arith.addi %1117, %c41 : index
    %1129 = memref.load %19[%1128] : memref<?xf32>
    %1130 = arith.addf %1127, %1129 : f32
    %1131 = arith.addi %1117, %c42 : index
    %1132 = memref.load %19[%1131] : memref<?xf32>
    %1133 = arith.addf %1130, %1132 : f32
    %1134 = arith.addi %1117, %c43 : index
    %1135 = memref.load %19[%1134] : memref<?xf32>
    %1136 = arith.addf %1133, %1135 : f32
    %1137 = arith.addi %1117, %c44 : index
    %1138 = memref.load %19[%1137] : memref<?xf32>
    %1139 = arith.addf %1136, %1138 : f32
    %1140 = arith.muli %1114, %c14 : index
    %1141 = arith.addi %1140, %1071 : index
    %1142 = arith.addi %1141, %c20 : index
    %1143 = memref.load %19[%1142] : memref<?xf32>
    %1144 = arith.addi %1142, %c38 : index
    %1145 = memref.load %19[%1144] : memref<?xf32>
    %1146 = arith.addf %1143, %1145 : f32
    %1147 = arith.addi %1142, %c39 : index
    %1148 = memref.load %19[%1147] : memref<?xf32>
    %1149 = arith.addf %1146, %1148 : f32
    %1150 = arith.addi %1142, %c40 : index
    %1151 = memref.load %19[%1150] : memref<?xf32>
    %1152 = arith.addf %1149, %1151 : f32
    %1153 = arith.addi %1142, %c41 : index
    %1154 = memref.load %19[%1153] : memref<?xf32>
    %1155 = arith.addf %1152, %1154 : f32
    %1156 = arith.addi %1142, %c42 : index
    %1157 = memref.load %19[%1156] : memref<?xf32>
    %1158 = arith.addf %1155, %1157 : f32
    %1159 = arith.addi %1142, %c43 : index
    %1160 = memref.load %19[%1159] : memref<?xf32>
    %1161 = arith.addf %1158, %1160 : f32
    %1162 = arith.addi %1142, %c44 : index
    %1163 = memref.load %19[%1162] : memref<?xf32>
    %1164 = arith.addf %1161, %1163 : f32
    %1165 = wave.lane
    %1166 = arith.addi %18, %c13 : index
    %1167 = arith.muli %1114, %c2 : index
    %1168 = arith.addi %1166, %1167 : index
    %1169 = arith.divui %1165, %c13 : index
    %1170 = arith.addi %1168, %1169 : index
    %1171 = arith.cmpi slt, %1170, %17 : index
    scf.if %1171 {
      %1172 = arith.cmpi eq, %hasFactors, %c6 : index
      %1173 = arith.muli %1170, %c2 : index
      %1174 = memref.load %factors[%1173] : memref<?xf32>
      %1175 = arith.mulf %1174, %operandScale : f32
      %1176 = arith.select %1172, %1175, %operandScale : f32
      %1177 = arith.remui %1165, %c13 : index
      %1178 = arith.muli %1177, %c19 : index
      %1179 = arith.addi %13, %1178 : index
      %1180 = vector.load %w[%1179] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1181 = vector.bitcast %1180 : vector<4xi8> to vector<1xf32>
      %1182 = vector.extract %1181[0] : f32 from vector<1xf32>
      %1183 = arith.mulf %1182, %1176 : f32
      %1184 = arith.mulf %1139, %1183 : f32
      %1185 = arith.remui %1165, %c13 : index
      %1186 = arith.muli %1185, %c19 : index
      %1187 = arith.addi %15, %1186 : index
      %1188 = vector.load %w[%1187] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1189 = vector.bitcast %1188 : vector<4xi8> to vector<1xf32>
      %1190 = vector.extract %1189[0] : f32 from vector<1xf32>
      %1191 = arith.mulf %1190, %1176 : f32
      %1192 = arith.mulf %1164, %1191 : f32
      %1193 = arith.addi %13, %c8 : index
      %1194 = vector.load %w[%1193] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1195 = vector.bitcast %1194 : vector<4xi8> to vector<1xf32>
      %1196 = vector.extract %1195[0] : f32 from vector<1xf32>
      %1197 = arith.muli %1170, %c2 : index
      %1198 = arith.addi %1197, %c6 : index
      %1199 = memref.load %factors[%1198] : memref<?xf32>
      %1200 = arith.mulf %1199, %1196 : f32
      %1201 = arith.bitcast %1200 : f32 to i32
      %1202 = arith.shrui %1201, %c47 : i32
      %1203 = arith.maxsi %1202, %c48 : i32
      %1204 = arith.subi %c49, %1203 : i32
      %1205 = arith.shli %1204, %c47 : i32
      %1206 = arith.subi %1203, %c50 : i32
      %1207 = arith.shli %1206, %c47 : i32
      %1208 = arith.bitcast %1205 : i32 to f32
      %1209 = arith.bitcast %1207 : i32 to f32
      %1210 = arith.cmpi eq, %0, %c5 : index
      %1211 = wave.lane
      %1212 = arith.remui %1211, %c13 : index
      %1213 = arith.cmpi eq, %1212, %c5 : index
      %1214 = arith.andi %1210, %1213 : i1
      scf.if %1214 {
        %1215 = arith.muli %1170, %c2 : index
        memref.store %1209, %out_factors[%1215] : memref<?xf32>
      }
      %1216 = arith.mulf %1184, %c52 : f32
      %1217 = wave.exp2 %1216 : f32
      %1218 = arith.addf %c51, %1217 : f32
      %1219 = arith.divf %1184, %1218 : f32
      %1220 = arith.mulf %1219, %1192 : f32
      %1221 = arith.mulf %1220, %1208 : f32
      %1222 = arith.truncf %1221 : f32 to f16
      %1223 = arith.muli %0, %c13 : index
      %1224 = wave.lane
      %1225 = arith.remui %1224, %c13 : index
      %1226 = arith.addi %1223, %1225 : index
      %1227 = arith.divui %1170, %outTileRows : index
      %1228 = arith.divui %outputFeatures, %c13 : index
      %1229 = arith.muli %1227, %1228 : index
      %1230 = arith.divui %1226, %c13 : index
      %1231 = arith.addi %1229, %1230 : index
      %1232 = arith.muli %1231, %c2 : index
      %1233 = arith.remui %1226, %c13 : index
      %1234 = arith.divui %1233, %c1 : index
      %1235 = arith.addi %1232, %1234 : index
      %1236 = arith.muli %outTileRows, %c1 : index
      %1237 = arith.muli %1235, %1236 : index
      %1238 = arith.remui %1170, %outTileRows : index
      %1239 = arith.muli %1238, %c1 : index
      %1240 = arith.addi %1237, %1239 : index
      %1241 = arith.remui %1226, %c1 : index
      %1242 = arith.addi %1240, %1241 : index
      memref.store %1222, %out[%1242] : memref<?xf16>
    }
    %1243 = wave.lane
    wave.barrier
    %1244 = wave.wave
    %1245 = arith.muli %1244, %c2 : index
    %1246 = arith.addi %1245, %c5 : index
    %1247 = arith.muli %1246, %c20 : index
    %1248 = arith.addi %1247, %1243 : index
    %1249 = vector.extract %641#4[0] : f32 from vector<8xf32>
    %1250 = arith.addi %1248, %c5 : index
    memref.store %1249, %19[%1250] : memref<?xf32>
    %1251 = vector.extract %641#4[1] : f32 from vector<8xf32>
    %1252 = arith.addi %1248, %c14 : index
    memref.store %1251, %19[%1252] : memref<?xf32>
    %1253 = vector.extract %641#4[2] : f32 from vector<8xf32>
    %1254 = arith.addi %1248, %c8 : index
    memref.store %1253, %19[%1254] : memref<?xf32>
    %1255 = vector.extract %641#4[3] : f32 from vector<8xf32>
    %1256 = arith.addi %1248, %c34 : index
    memref.store %1255, %19[%1256] : memref<?xf32>
    %1257 = vector.extract %641#4[4] : f32 from vector<8xf32>
    %1258 = arith.addi %1248, %c4 : index
    memref.store %1257, %19[%1258] : memref<?xf32>
    %1259 = vector.extract %641#4[5] : f32 from vector<8xf32>
    %1260 = arith.addi %1248, %c35 : index
    memref.store %1259, %19[%1260] : memref<?xf32>
    %1261 = vector.extract %641#4[6] : f32 from vector<8xf32>
    %1262 = arith.addi %1248, %c36 : index
    memref.store %1261, %19[%1262] : memref<?xf32>
    %1263 = vector.extract %641#4[7] : f32 from vector<8xf32>
    %1264 = arith.addi %1248, %c37 : index
    memref.store %1263, %19[%1264] : memref<?xf32>
    %1265 = arith.muli %1244, %c2 : index
    %1266 = arith.addi %1265, %c6 : index
    %1267 = arith.muli %1266, %c20 : index
    %1268 = arith.addi %1267, %1243 : index
    %1269 = vector.extract %641#5[0] : f32 from vector<8xf32>
    %1270 = arith.addi %1268, %c5 : index
    memref.store %1269, %19[%1270] : memref<?xf32>
    %1271 = vector.extract %641#5[1] : f32 from vector<8xf32>
    %1272 = arith.addi %1268, %c14 : index
    memref.store %1271, %19[%1272] : memref<?xf32>
    %1273 = vector.extract %641#5[2] : f32 from vector<8xf32>
    %1274 = arith.addi %1268, %c8 : index
    memref.store %1273, %19[%1274] : memref<?xf32>
    %1275 = vector.extract %641#5[3] : f32 from vector<8xf32>
    %1276 = arith.addi %1268, %c34 : index
    memref.store %1275, %19[%1276] : memref<?xf32>
    %1277 = vector.extract %641#5[4] : f32 from vector<8xf32>
    %1278 = arith.addi %1268, %c4 : index
    memref.store %1277, %19[%1278] : memref<?xf32>
    %1279 = vector.extract %641#5[5] : f32 from vector<8xf32>
    %1280 = arith.addi %1268, %c35 : index
    memref.store %1279, %19[%1280] : memref<?xf32>
    %1281 = vector.extract %641#5[6] : f32 from vector<8xf32>
    %1282 = arith.addi %1268, %c36 : index
    memref.store %1281, %19[%1282] : memref<?xf32>
    %1283 = vector.extract %641#5[7] : f32 from vector<8xf32>
    %1284 = arith.addi %1268, %c37 : index
    memref.store %1283, %19[%1284] : memref<?xf32>
    wave.barrier
    %1285 = arith.muli %1244, %c6 : index
    %1286 = arith.addi %1285, %c5 : index
    %1287 = arith.muli %1286, %c14 : index
    %1288 = arith.addi %1287, %1243 : index
    %1289 = arith.addi %1288, %c5 : index
    %1290 = memref.load %19[%1289] : memref<?xf32>
    %1291 = arith.addi %1289, %c38 : index
    %1292 = memref.load %19[%1291] : memref<?xf32>
    %1293 = arith.addf %1290, %1292 : f32
    %1294 = arith.addi %1289, %c39 : index
    %1295 = memref.load %19[%1294] : memref<?xf32>
    %1296 = arith.addf %1293, %1295 : f32
    %1297 = arith.addi %1289, %c40 : index
    %1298 = memref.load %19[%1297] : memref<?xf32>
    %1299 = arith.addf %1296, %1298 : f32
    %1300 = arith.addi %1289, %c41 : index
    %1301 = memref.load %19[%1300] : memref<?xf32>
    %1302 = arith.addf %1299, %1301 : f32
    %1303 = arith.addi %1289, %c42 : index
    %1304 = memref.load %19[%1303] : memref<?xf32>
    %1305 = arith.addf %1302, %1304 : f32
    %1306 = arith.addi %1289, %c43 : index
    %1307 = memref.load %19[%1306] : memref<?xf32>
    %1308 = arith.addf %1305, %1307 : f32
    %1309 = arith.addi %1289, %c44 : index
    %1310 = memref.load %19[%1309] : memref<?xf32>
    %1311 = arith.addf %1308, %1310 : f32
    %1312 = arith.muli %1286, %c14 : index
    %1313 = arith.addi %1312, %1243 : index
    %1314 = arith.addi %1313, %c20 : index
    %1315 = memref.load %19[%1314] : memref<?xf32>
    %1316 = arith.addi %1314, %c38 : index
    %1317 = memref.load %19[%1316] : memref<?xf32>
    %1318 = arith.addf %1315, %1317 : f32
    %1319 = arith.addi %1314, %c39 : index
    %1320 = memref.load %19[%1319] : memref<?xf32>
    %1321 = arith.addf %1318, %1320 : f32
    %1322 = arith.addi %1314, %c40 : index
    %1323 = memref.load %19[%1322] : memref<?xf32>
    %1324 = arith.addf %1321, %1323 : f32
    %1325 = arith.addi %1314, %c41 : index
    %1326 = memref.load %19[%1325] : memref<?xf32>
    %1327 = arith.addf %1324, %1326 : f32
    %1328 = arith.addi %1314, %c42 : index
    %1329 = memref.load %19[%1328] : memref<?xf32>
    %1330 = arith.addf %1327, %1329 : f32
    %1331 = arith.addi %1314, %c43 : index
    %1332 = memref.load %19[%1331] : memref<?xf32>
    %1333 = arith.addf %1330, %1332 : f32
    %1334 = arith.addi %1314, %c44 : index
    %1335 = memref.load %19[%1334] : memref<?xf32>
    %1336 = arith.addf %1333, %1335 : f32
    %1337 = wave.lane
    %1338 = arith.addi %18, %c14 : index
    %1339 = arith.muli %1286, %c2 : index
    %1340 = arith.addi %1338, %1339 : index
    %1341 = arith.divui %1337, %c13 : index
    %1342 = arith.addi %1340, %1341 : index
    %1343 = arith.cmpi slt, %1342, %17 : index
    scf.if %1343 {
      %1344 = arith.cmpi eq, %hasFactors, %c6 : index
      %1345 = arith.muli %1342, %c2 : index
      %1346 = memref.load %factors[%1345] : memref<?xf32>
      %1347 = arith.mulf %1346, %operandScale : f32
      %1348 = arith.select %1344, %1347, %operandScale : f32
      %1349 = arith.remui %1337, %c13 : index
      %1350 = arith.muli %1349, %c19 : index
      %1351 = arith.addi %13, %1350 : index
      %1352 = vector.load %w[%1351] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1353 = vector.bitcast %1352 : vector<4xi8> to vector<1xf32>
      %1354 = vector.extract %1353[0] : f32 from vector<1xf32>
      %1355 = arith.mulf %1354, %1348 : f32
      %1356 = arith.mulf %1311, %1355 : f32
      %1357 = arith.remui %1337, %c13 : index
      %1358 = arith.muli %1357, %c19 : index
      %1359 = arith.addi %15, %1358 : index
      %1360 = vector.load %w[%1359] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1361 = vector.bitcast %1360 : vector<4xi8> to vector<1xf32>
      %1362 = vector.extract %1361[0] : f32 from vector<1xf32>
      %1363 = arith.mulf %1362, %1348 : f32
      %1364 = arith.mulf %1336, %1363 : f32
      %1365 = arith.addi %13, %c8 : index
      %1366 = vector.load %w[%1365] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1367 = vector.bitcast %1366 : vector<4xi8> to vector<1xf32>
      %1368 = vector.extract %1367[0] : f32 from vector<1xf32>
      %1369 = arith.muli %1342, %c2 : index
      %1370 = arith.addi %1369, %c6 : index
      %1371 = memref.load %factors[%1370] : memref<?xf32>
      %1372 = arith.mulf %1371, %1368 : f32
      %1373 = arith.bitcast %1372 : f32 to i32
      %1374 = arith.shrui %1373, %c47 : i32
      %1375 = arith.maxsi %1374, %c48 : i32
      %1376 = arith.subi %c49, %1375 : i32
      %1377 = arith.shli %1376, %c47 : i32
      %1378 = arith.subi %1375, %c50 : i32
      %1379 = arith.shli %1378, %c47 : i32
      %1380 = arith.bitcast %1377 : i32 to f32
      %1381 = arith.bitcast %1379 : i32 to f32
      %1382 = arith.cmpi eq, %0, %c5 : index
      %1383 = wave.lane
      %1384 = arith.remui %1383, %c13 : index
      %1385 = arith.cmpi eq, %1384, %c5 : index
      %1386 = arith.andi %1382, %1385 : i1
      scf.if %1386 {
        %1387 = arith.muli %1342, %c2 : index
        memref.store %1381, %out_factors[%1387] : memref<?xf32>
      }
      %1388 = arith.mulf %1356, %c52 : f32
      %1389 = wave.exp2 %1388 : f32
      %1390 = arith.addf %c51, %1389 : f32
      %1391 = arith.divf %1356, %1390 : f32
      %1392 = arith.mulf %1391, %1364 : f32
      %1393 = arith.mulf %1392, %1380 : f32
      %1394 = arith.truncf %1393 : f32 to f16
      %1395 = arith.muli %0, %c13 : index
      %1396 = wave.lane
      %1397 = arith.remui %1396, %c13 : index
      %1398 = arith.addi %1395, %1397 : index
      %1399 = arith.divui %1342, %outTileRows : index
      %1400 = arith.divui %outputFeatures, %c13 : index
      %1401 = arith.muli %1399, %1400 : index
      %1402 = arith.divui %1398, %c13 : index
      %1403 = arith.addi %1401, %1402 : index
      %1404 = arith.muli %1403, %c2 : index
      %1405 = arith.remui %1398, %c13 : index
      %1406 = arith.divui %1405, %c1 : index
      %1407 = arith.addi %1404, %1406 : index
      %1408 = arith.muli %outTileRows, %c1 : index
      %1409 = arith.muli %1407, %1408 : index
      %1410 = arith.remui %1342, %outTileRows : index
      %1411 = arith.muli %1410, %c1 : index
      %1412 = arith.addi %1409, %1411 : index
      %1413 = arith.remui %1398, %c1 : index
      %1414 = arith.addi %1412, %1413 : index
      memref.store %1394, %out[%1414] : memref<?xf16>
    }
    %1415 = wave.lane
    wave.barrier
    %1416 = wave.wave
    %1417 = arith.muli %1416, %c2 : index
    %1418 = arith.addi %1417, %c5 : index
    %1419 = arith.muli %1418, %c20 : index
    %1420 = arith.addi %1419, %1415 : index
    %1421 = vector.extract %641#6[0] : f32 from vector<8xf32>
    %1422 = arith.addi %1420, %c5 : index
    memref.store %1421, %19[%1422] : memref<?xf32>
    %1423 = vector.extract %641#6[1] : f32 from vector<8xf32>
    %1424 = arith.addi %1420, %c14 : index
    memref.store %1423, %19[%1424] : memref<?xf32>
    %1425 = vector.extract %641#6[2] : f32 from vector<8xf32>
    %1426 = arith.addi %1420, %c8 : index
    memref.store %1425, %19[%1426] : memref<?xf32>
    %1427 = vector.extract %641#6[3] : f32 from vector<8xf32>
    %1428 = arith.addi %1420, %c34 : index
    memref.store %1427, %19[%1428] : memref<?xf32>
    %1429 = vector.extract %641#6[4] : f32 from vector<8xf32>
    %1430 = arith.addi %1420, %c4 : index
    memref.store %1429, %19[%1430] : memref<?xf32>
    %1431 = vector.extract %641#6[5] : f32 from vector<8xf32>
    %1432 = arith.addi %1420, %c35 : index
    memref.store %1431, %19[%1432] : memref<?xf32>
    %1433 = vector.extract %641#6[6] : f32 from vector<8xf32>
    %1434 = arith.addi %1420, %c36 : index
    memref.store %1433, %19[%1434] : memref<?xf32>
    %1435 = vector.extract %641#6[7] : f32 from vector<8xf32>
    %1436 = arith.addi %1420, %c37 : index
    memref.store %1435, %19[%1436] : memref<?xf32>
    %1437 = arith.muli %1416, %c2 : index
    %1438 = arith.addi %1437, %c6 : index
    %1439 = arith.muli %1438, %c20 : index
    %1440 = arith.addi %1439, %1415 : index
    %1441 = vector.extract %641#7[0] : f32 from vector<8xf32>
    %1442 = arith.addi %1440, %c5 : index
    memref.store %1441, %19[%1442] : memref<?xf32>
    %1443 = vector.extract %641#7[1] : f32 from vector<8xf32>
    %1444 = arith.addi %1440, %c14 : index
    memref.store %1443, %19[%1444] : memref<?xf32>
    %1445 = vector.extract %641#7[2] : f32 from vector<8xf32>
    %1446 = arith.addi %1440, %c8 : index
    memref.store %1445, %19[%1446] : memref<?xf32>
    %1447 = vector.extract %641#7[3] : f32 from vector<8xf32>
    %1448 = arith.addi %1440, %c34 : index
    memref.store %1447, %19[%1448] : memref<?xf32>
    %1449 = vector.extract %641#7[4] : f32 from vector<8xf32>
    %1450 = arith.addi %1440, %c4 : index
    memref.store %1449, %19[%1450] : memref<?xf32>
    %1451 = vector.extract %641#7[5] : f32 from vector<8xf32>
    %1452 = arith.addi %1440, %c35 : index
    memref.store %1451, %19[%1452] : memref<?xf32>
    %1453 = vector.extract %641#7[6] : f32 from vector<8xf32>
    %1454 = arith.addi %1440, %c36 : index
    memref.store %1453, %19[%1454] : memref<?xf32>
    %1455 = vector.extract %641#7[7] : f32 from vector<8xf32>
    %1456 = arith.addi %1440, %c37 : index
    memref.store %1455, %19[%1456] : memref<?xf32>
    wave.barrier
    %1457 = arith.muli %1416, %c6 : index
    %1458 = arith.addi %1457, %c5 : index
    %1459 = arith.muli %1458, %c14 : index
    %1460 = arith.addi %1459, %1415 : index
    %1461 = arith.addi %1460, %c5 : index
    %1462 = memref.load %19[%1461] : memref<?xf32>
    %1463 = arith.addi %1461, %c38 : index
    %1464 = memref.load %19[%1463] : memref<?xf32>
    %1465 = arith.addf %1462, %1464 : f32
    %1466 = arith.addi %1461, %c39 : index
    %1467 = memref.load %19[%1466] : memref<?xf32>
    %1468 = arith.addf %1465, %1467 : f32
    %1469 = arith.addi %1461, %c40 : index
    %1470 = memref.load %19[%1469] : memref<?xf32>
    %1471 = arith.addf %1468, %1470 : f32
    %1472 = arith.addi %1461, %c41 : index
    %1473 = memref.load %19[%1472] : memref<?xf32>
    %1474 = arith.addf %1471, %1473 : f32
    %1475 = arith.addi %1461, %c42 : index
    %1476 = memref.load %19[%1475] : memref<?xf32>
    %1477 = arith.addf %1474, %1476 : f32
    %1478 = arith.addi %1461, %c43 : index
    %1479 = memref.load %19[%1478] : memref<?xf32>
    %1480 = arith.addf %1477, %1479 : f32
    %1481 = arith.addi %1461, %c44 : index
    %1482 = memref.load %19[%1481] : memref<?xf32>
    %1483 = arith.addf %1480, %1482 : f32
    %1484 = arith.muli %1458, %c14 : index
    %1485 = arith.addi %1484, %1415 : index
    %1486 = arith.addi %1485, %c20 : index
    %1487 = memref.load %19[%1486] : memref<?xf32>
    %1488 = arith.addi %1486, %c38 : index
    %1489 = memref.load %19[%1488] : memref<?xf32>
    %1490 = arith.addf %1487, %1489 : f32
    %1491 = arith.addi %1486, %c39 : index
    %1492 = memref.load %19[%1491] : memref<?xf32>
    %1493 = arith.addf %1490, %1492 : f32
    %1494 = arith.addi %1486, %c40 : index
    %1495 = memref.load %19[%1494] : memref<?xf32>
    %1496 = arith.addf %1493, %1495 : f32
    %1497 = arith.addi %1486, %c41 : index
    %1498 = memref.load %19[%1497] : memref<?xf32>
    %1499 = arith.addf %1496, %1498 : f32
    %1500 = arith.addi %1486, %c42 : index
    %1501 = memref.load %19[%1500] : memref<?xf32>
    %1502 = arith.addf %1499, %1501 : f32
    %1503 = arith.addi %1486, %c43 : index
    %1504 = memref.load %19[%1503] : memref<?xf32>
    %1505 = arith.addf %1502, %1504 : f32
    %1506 = arith.addi %1486, %c44 : index
    %1507 = memref.load %19[%1506] : memref<?xf32>
    %1508 = arith.addf %1505, %1507 : f32
    %1509 = wave.lane
    %1510 = arith.addi %18, %c15 : index
    %1511 = arith.muli %1458, %c2 : index
    %1512 = arith.addi %1510, %1511 : index
    %1513 = arith.divui %1509, %c13 : index
    %1514 = arith.addi %1512, %1513 : index
    %1515 = arith.cmpi slt, %1514, %17 : index
    scf.if %1515 {
      %1516 = arith.cmpi eq, %hasFactors, %c6 : index
      %1517 = arith.muli %1514, %c2 : index
      %1518 = memref.load %factors[%1517] : memref<?xf32>
      %1519 = arith.mulf %1518, %operandScale : f32
      %1520 = arith.select %1516, %1519, %operandScale : f32
      %1521 = arith.remui %1509, %c13 : index
      %1522 = arith.muli %1521, %c19 : index
      %1523 = arith.addi %13, %1522 : index
      %1524 = vector.load %w[%1523] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1525 = vector.bitcast %1524 : vector<4xi8> to vector<1xf32>
      %1526 = vector.extract %1525[0] : f32 from vector<1xf32>
      %1527 = arith.mulf %1526, %1520 : f32
      %1528 = arith.mulf %1483, %1527 : f32
      %1529 = arith.remui %1509, %c13 : index
      %1530 = arith.muli %1529, %c19 : index
      %1531 = arith.addi %15, %1530 : index
      %1532 = vector.load %w[%1531] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1533 = vector.bitcast %1532 : vector<4xi8> to vector<1xf32>
      %1534 = vector.extract %1533[0] : f32 from vector<1xf32>
      %1535 = arith.mulf %1534, %1520 : f32
      %1536 = arith.mulf %1508, %1535 : f32
      %1537 = arith.addi %13, %c8 : index
      %1538 = vector.load %w[%1537] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1539 = vector.bitcast %1538 : vector<4xi8> to vector<1xf32>
      %1540 = vector.extract %1539[0] : f32 from vector<1xf32>
      %1541 = arith.muli %1514, %c2 : index
      %1542 = arith.addi %1541, %c6 : index
      %1543 = memref.load %factors[%1542] : memref<?xf32>
      %1544 = arith.mulf %1543, %1540 : f32
      %1545 = arith.bitcast %1544 : f32 to i32
      %1546 = arith.shrui %1545, %c47 : i32
      %1547 = arith.maxsi %1546, %c48 : i32
      %1548 = arith.subi %c49, %1547 : i32
      %1549 = arith.shli %1548, %c47 : i32
      %1550 = arith.subi %1547, %c50 : i32
      %1551 = arith.shli %1550, %c47 : i32
      %1552 = arith.bitcast %1549 : i32 to f32
      %1553 = arith.bitcast %1551 : i32 to f32
      %1554 = arith.cmpi eq, %0, %c5 : index
      %1555 = wave.lane
      %1556 = arith.remui %1555, %c13 : index
      %1557 = arith.cmpi eq, %1556, %c5 : index
      %1558 = arith.andi %1554, %1557 : i1
      scf.if %1558 {
        %1559 = arith.muli %1514, %c2 : index
        memref.store %1553, %out_factors[%1559] : memref<?xf32>
      }
      %1560 = arith.mulf %1528, %c52 : f32
      %1561 = wave.exp2 %1560 : f32
      %1562 = arith.addf %c51, %1561 : f32
      %1563 = arith.divf %1528, %1562 : f32
      %1564 = arith.mulf %1563, %1536 : f32
      %1565 = arith.mulf %1564, %1552 : f32
      %1566 = arith.truncf %1565 : f32 to f16
      %1567 = arith.muli %0, %c13 : index
      %1568 = wave.lane
      %1569 = arith.remui %1568, %c13 : index
      %1570 = arith.addi %1567, %1569 : index
      %1571 = arith.divui %1514, %outTileRows : index
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
      %1582 = arith.remui %1514, %outTileRows : index
      %1583 = arith.muli %1582, %c1 : index
      %1584 = arith.addi %1581, %1583 : index
      %1585 = arith.remui %1570, %c1 : index
      %1586 = arith.addi %1584, %1585 : index
      memref.store %1566, %out[%1586] : memref<?xf16>
    }
  }
  wave.return
}
