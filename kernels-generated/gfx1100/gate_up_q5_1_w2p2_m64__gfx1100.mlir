// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxGateUp(format='q5_1', waves=2, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @gate_up_q5_1_w2p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>, %out_factors: memref<?xf32>) attributes {waves = 2 : i64} {
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
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c41 = arith.constant 23 : i32
  %c42 = arith.constant 141 : i32
  %c43 = arith.constant 268 : i32
  %c44 = arith.constant 14 : i32
  %c45 = arith.constant 0x3F800000 : f32
  %c46 = arith.constant 0xBFB8AA3B : f32
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
    %941 = arith.muli %900, %c19 : index
    %942 = arith.addi %941, %c5 : index
    %943 = arith.muli %942, %c14 : index
    %944 = arith.addi %943, %899 : index
    %945 = arith.addi %944, %c5 : index
    %946 = memref.load %19[%945] : memref<?xf32>
    %947 = arith.addi %945, %c38 : index
    %948 = memref.load %19[%947] : memref<?xf32>
    %949 = arith.addf %946, %948 : f32
    %950 = arith.muli %942, %c14 : index
    %951 = arith.addi %950, %899 : index
    %952 = arith.addi %951, %c20 : index
    %953 = memref.load %19[%952] : memref<?xf32>
    %954 = arith.addi %952, %c38 : index
    %955 = memref.load %19[%954] : memref<?xf32>
    %956 = arith.addf %953, %955 : f32
    %957 = wave.lane
    %958 = arith.addi %18, %c5 : index
    %959 = arith.muli %942, %c2 : index
    %960 = arith.addi %958, %959 : index
    %961 = arith.divui %957, %c13 : index
    %962 = arith.addi %960, %961 : index
    %963 = arith.cmpi slt, %962, %17 : index
    scf.if %963 {
      %964 = arith.cmpi eq, %hasFactors, %c6 : index
      %965 = arith.muli %962, %c2 : index
      %966 = memref.load %factors[%965] : memref<?xf32>
      %967 = arith.mulf %966, %operandScale : f32
      %968 = arith.select %964, %967, %operandScale : f32
      %969 = arith.remui %957, %c13 : index
      %970 = arith.muli %969, %c19 : index
      %971 = arith.addi %13, %970 : index
      %972 = vector.load %w[%971] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %973 = vector.bitcast %972 : vector<4xi8> to vector<1xf32>
      %974 = vector.extract %973[0] : f32 from vector<1xf32>
      %975 = arith.mulf %974, %968 : f32
      %976 = arith.mulf %949, %975 : f32
      %977 = arith.remui %957, %c13 : index
      %978 = arith.muli %977, %c19 : index
      %979 = arith.addi %15, %978 : index
      %980 = vector.load %w[%979] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %981 = vector.bitcast %980 : vector<4xi8> to vector<1xf32>
      %982 = vector.extract %981[0] : f32 from vector<1xf32>
      %983 = arith.mulf %982, %968 : f32
      %984 = arith.mulf %956, %983 : f32
      %985 = arith.addi %13, %c8 : index
      %986 = vector.load %w[%985] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %987 = vector.bitcast %986 : vector<4xi8> to vector<1xf32>
      %988 = vector.extract %987[0] : f32 from vector<1xf32>
      %989 = arith.muli %962, %c2 : index
      %990 = arith.addi %989, %c6 : index
      %991 = memref.load %factors[%990] : memref<?xf32>
      %992 = arith.mulf %991, %988 : f32
      %993 = arith.bitcast %992 : f32 to i32
      %994 = arith.shrui %993, %c41 : i32
      %995 = arith.maxsi %994, %c42 : i32
      %996 = arith.subi %c43, %995 : i32
      %997 = arith.shli %996, %c41 : i32
      %998 = arith.subi %995, %c44 : i32
      %999 = arith.shli %998, %c41 : i32
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
      %1008 = arith.mulf %976, %c46 : f32
      %1009 = wave.exp2 %1008 : f32
      %1010 = arith.addf %c45, %1009 : f32
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
    %1035 = arith.muli %900, %c19 : index
    %1036 = arith.addi %1035, %c6 : index
    %1037 = arith.muli %1036, %c14 : index
    %1038 = arith.addi %1037, %899 : index
    %1039 = arith.addi %1038, %c5 : index
    %1040 = memref.load %19[%1039] : memref<?xf32>
    %1041 = arith.addi %1039, %c38 : index
    %1042 = memref.load %19[%1041] : memref<?xf32>
    %1043 = arith.addf %1040, %1042 : f32
    %1044 = arith.muli %1036, %c14 : index
    %1045 = arith.addi %1044, %899 : index
    %1046 = arith.addi %1045, %c20 : index
    %1047 = memref.load %19[%1046] : memref<?xf32>
    %1048 = arith.addi %1046, %c38 : index
    %1049 = memref.load %19[%1048] : memref<?xf32>
    %1050 = arith.addf %1047, %1049 : f32
    %1051 = wave.lane
    %1052 = arith.addi %18, %c5 : index
    %1053 = arith.muli %1036, %c2 : index
    %1054 = arith.addi %1052, %1053 : index
    %1055 = arith.divui %1051, %c13 : index
    %1056 = arith.addi %1054, %1055 : index
    %1057 = arith.cmpi slt, %1056, %17 : index
    scf.if %1057 {
      %1058 = arith.cmpi eq, %hasFactors, %c6 : index
      %1059 = arith.muli %1056, %c2 : index
      %1060 = memref.load %factors[%1059] : memref<?xf32>
      %1061 = arith.mulf %1060, %operandScale : f32
      %1062 = arith.select %1058, %1061, %operandScale : f32
      %1063 = arith.remui %1051, %c13 : index
      %1064 = arith.muli %1063, %c19 : index
      %1065 = arith.addi %13, %1064 : index
      %1066 = vector.load %w[%1065] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1067 = vector.bitcast %1066 : vector<4xi8> to vector<1xf32>
      %1068 = vector.extract %1067[0] : f32 from vector<1xf32>
      %1069 = arith.mulf %1068, %1062 : f32
      %1070 = arith.mulf %1043, %1069 : f32
      %1071 = arith.remui %1051, %c13 : index
      %1072 = arith.muli %1071, %c19 : index
      %1073 = arith.addi %15, %1072 : index
      %1074 = vector.load %w[%1073] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1075 = vector.bitcast %1074 : vector<4xi8> to vector<1xf32>
      %1076 = vector.extract %1075[0] : f32 from vector<1xf32>
      %1077 = arith.mulf %1076, %1062 : f32
      %1078 = arith.mulf %1050, %1077 : f32
      %1079 = arith.addi %13, %c8 : index
      %1080 = vector.load %w[%1079] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1081 = vector.bitcast %1080 : vector<4xi8> to vector<1xf32>
      %1082 = vector.extract %1081[0] : f32 from vector<1xf32>
      %1083 = arith.muli %1056, %c2 : index
      %1084 = arith.addi %1083, %c6 : index
      %1085 = memref.load %factors[%1084] : memref<?xf32>
      %1086 = arith.mulf %1085, %1082 : f32
      %1087 = arith.bitcast %1086 : f32 to i32
      %1088 = arith.shrui %1087, %c41 : i32
      %1089 = arith.maxsi %1088, %c42 : i32
      %1090 = arith.subi %c43, %1089 : i32
      %1091 = arith.shli %1090, %c41 : i32
      %1092 = arith.subi %1089, %c44 : i32
      %1093 = arith.shli %1092, %c41 : i32
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
      %1102 = arith.mulf %1070, %c46 : f32
      %1103 = wave.exp2 %1102 : f32
      %1104 = arith.addf %c45, %1103 : f32
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
    %1129 = arith.muli %900, %c19 : index
    %1130 = arith.addi %1129, %c2 : index
    %1131 = arith.muli %1130, %c14 : index
    %1132 = arith.addi %1131, %899 : index
    %1133 = arith.addi %1132, %c5 : index
    %1134 = memref.load %19[%1133] : memref<?xf32>
    %1135 = arith.addi %1133, %c38 : index
    %1136 = memref.load %19[%1135] : memref<?xf32>
    %1137 = arith.addf %1134, %1136 : f32
    %1138 = arith.muli %1130, %c14 : index
    %1139 = arith.addi %1138, %899 : index
    %1140 = arith.addi %1139, %c20 : index
    %1141 = memref.load %19[%1140] : memref<?xf32>
    %1142 = arith.addi %1140, %c38 : index
    %1143 = memref.load %19[%1142] : memref<?xf32>
    %1144 = arith.addf %1141, %1143 : f32
    %1145 = wave.lane
    %1146 = arith.addi %18, %c5 : index
    %1147 = arith.muli %1130, %c2 : index
    %1148 = arith.addi %1146, %1147 : index
    %1149 = arith.divui %1145, %c13 : index
    %1150 = arith.addi %1148, %1149 : index
    %1151 = arith.cmpi slt, %1150, %17 : index
    scf.if %1151 {
      %1152 = arith.cmpi eq, %hasFactors, %c6 : index
      %1153 = arith.muli %1150, %c2 : index
      %1154 = memref.load %factors[%1153] : memref<?xf32>
      %1155 = arith.mulf %1154, %operandScale : f32
      %1156 = arith.select %1152, %1155, %operandScale : f32
      %1157 = arith.remui %1145, %c13 : index
      %1158 = arith.muli %1157, %c19 : index
      %1159 = arith.addi %13, %1158 : index
      %1160 = vector.load %w[%1159] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1161 = vector.bitcast %1160 : vector<4xi8> to vector<1xf32>
      %1162 = vector.extract %1161[0] : f32 from vector<1xf32>
      %1163 = arith.mulf %1162, %1156 : f32
      %1164 = arith.mulf %1137, %1163 : f32
      %1165 = arith.remui %1145, %c13 : index
      %1166 = arith.muli %1165, %c19 : index
      %1167 = arith.addi %15, %1166 : index
      %1168 = vector.load %w[%1167] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1169 = vector.bitcast %1168 : vector<4xi8> to vector<1xf32>
      %1170 = vector.extract %1169[0] : f32 from vector<1xf32>
      %1171 = arith.mulf %1170, %1156 : f32
      %1172 = arith.mulf %1144, %1171 : f32
      %1173 = arith.addi %13, %c8 : index
      %1174 = vector.load %w[%1173] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1175 = vector.bitcast %1174 : vector<4xi8> to vector<1xf32>
      %1176 = vector.extract %1175[0] : f32 from vector<1xf32>
      %1177 = arith.muli %1150, %c2 : index
      %1178 = arith.addi %1177, %c6 : index
      %1179 = memref.load %factors[%1178] : memref<?xf32>
      %1180 = arith.mulf %1179, %1176 : f32
      %1181 = arith.bitcast %1180 : f32 to i32
      %1182 = arith.shrui %1181, %c41 : i32
      %1183 = arith.maxsi %1182, %c42 : i32
      %1184 = arith.subi %c43, %1183 : i32
      %1185 = arith.shli %1184, %c41 : i32
      %1186 = arith.subi %1183, %c44 : i32
      %1187 = arith.shli %1186, %c41 : i32
      %1188 = arith.bitcast %1185 : i32 to f32
      %1189 = arith.bitcast %1187 : i32 to f32
      %1190 = arith.cmpi eq, %0, %c5 : index
      %1191 = wave.lane
      %1192 = arith.remui %1191, %c13 : index
      %1193 = arith.cmpi eq, %1192, %c5 : index
      %1194 = arith.andi %1190, %1193 : i1
      scf.if %1194 {
        %1195 = arith.muli %1150, %c2 : index
        memref.store %1189, %out_factors[%1195] : memref<?xf32>
      }
      %1196 = arith.mulf %1164, %c46 : f32
      %1197 = wave.exp2 %1196 : f32
      %1198 = arith.addf %c45, %1197 : f32
      %1199 = arith.divf %1164, %1198 : f32
      %1200 = arith.mulf %1199, %1172 : f32
      %1201 = arith.mulf %1200, %1188 : f32
      %1202 = arith.truncf %1201 : f32 to f16
      %1203 = arith.muli %0, %c13 : index
      %1204 = wave.lane
      %1205 = arith.remui %1204, %c13 : index
      %1206 = arith.addi %1203, %1205 : index
      %1207 = arith.divui %1150, %outTileRows : index
      %1208 = arith.divui %outputFeatures, %c13 : index
      %1209 = arith.muli %1207, %1208 : index
      %1210 = arith.divui %1206, %c13 : index
      %1211 = arith.addi %1209, %1210 : index
      %1212 = arith.muli %1211, %c2 : index
      %1213 = arith.remui %1206, %c13 : index
      %1214 = arith.divui %1213, %c1 : index
      %1215 = arith.addi %1212, %1214 : index
      %1216 = arith.muli %outTileRows, %c1 : index
      %1217 = arith.muli %1215, %1216 : index
      %1218 = arith.remui %1150, %outTileRows : index
      %1219 = arith.muli %1218, %c1 : index
      %1220 = arith.addi %1217, %1219 : index
      %1221 = arith.remui %1206, %c1 : index
      %1222 = arith.addi %1220, %1221 : index
      memref.store %1202, %out[%1222] : memref<?xf16>
    }
    %1223 = arith.muli %900, %c19 : index
    %1224 = arith.addi %1223, %c33 : index
    %1225 = arith.muli %1224, %c14 : index
    %1226 = arith.addi %1225, %899 : index
    %1227 = arith.addi %1226, %c5 : index
    %1228 = memref.load %19[%1227] : memref<?xf32>
    %1229 = arith.addi %1227, %c38 : index
    %1230 = memref.load %19[%1229] : memref<?xf32>
    %1231 = arith.addf %1228, %1230 : f32
    %1232 = arith.muli %1224, %c14 : index
    %1233 = arith.addi %1232, %899 : index
    %1234 = arith.addi %1233, %c20 : index
    %1235 = memref.load %19[%1234] : memref<?xf32>
    %1236 = arith.addi %1234, %c38 : index
    %1237 = memref.load %19[%1236] : memref<?xf32>
    %1238 = arith.addf %1235, %1237 : f32
    %1239 = wave.lane
    %1240 = arith.addi %18, %c5 : index
    %1241 = arith.muli %1224, %c2 : index
    %1242 = arith.addi %1240, %1241 : index
    %1243 = arith.divui %1239, %c13 : index
    %1244 = arith.addi %1242, %1243 : index
    %1245 = arith.cmpi slt, %1244, %17 : index
    scf.if %1245 {
      %1246 = arith.cmpi eq, %hasFactors, %c6 : index
      %1247 = arith.muli %1244, %c2 : index
      %1248 = memref.load %factors[%1247] : memref<?xf32>
      %1249 = arith.mulf %1248, %operandScale : f32
      %1250 = arith.select %1246, %1249, %operandScale : f32
      %1251 = arith.remui %1239, %c13 : index
      %1252 = arith.muli %1251, %c19 : index
      %1253 = arith.addi %13, %1252 : index
      %1254 = vector.load %w[%1253] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1255 = vector.bitcast %1254 : vector<4xi8> to vector<1xf32>
      %1256 = vector.extract %1255[0] : f32 from vector<1xf32>
      %1257 = arith.mulf %1256, %1250 : f32
      %1258 = arith.mulf %1231, %1257 : f32
      %1259 = arith.remui %1239, %c13 : index
      %1260 = arith.muli %1259, %c19 : index
      %1261 = arith.addi %15, %1260 : index
      %1262 = vector.load %w[%1261] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1263 = vector.bitcast %1262 : vector<4xi8> to vector<1xf32>
      %1264 = vector.extract %1263[0] : f32 from vector<1xf32>
      %1265 = arith.mulf %1264, %1250 : f32
      %1266 = arith.mulf %1238, %1265 : f32
      %1267 = arith.addi %13, %c8 : index
      %1268 = vector.load %w[%1267] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1269 = vector.bitcast %1268 : vector<4xi8> to vector<1xf32>
      %1270 = vector.extract %1269[0] : f32 from vector<1xf32>
      %1271 = arith.muli %1244, %c2 : index
      %1272 = arith.addi %1271, %c6 : index
      %1273 = memref.load %factors[%1272] : memref<?xf32>
      %1274 = arith.mulf %1273, %1270 : f32
      %1275 = arith.bitcast %1274 : f32 to i32
      %1276 = arith.shrui %1275, %c41 : i32
      %1277 = arith.maxsi %1276, %c42 : i32
      %1278 = arith.subi %c43, %1277 : i32
      %1279 = arith.shli %1278, %c41 : i32
      %1280 = arith.subi %1277, %c44 : i32
      %1281 = arith.shli %1280, %c41 : i32
      %1282 = arith.bitcast %1279 : i32 to f32
      %1283 = arith.bitcast %1281 : i32 to f32
      %1284 = arith.cmpi eq, %0, %c5 : index
      %1285 = wave.lane
      %1286 = arith.remui %1285, %c13 : index
      %1287 = arith.cmpi eq, %1286, %c5 : index
      %1288 = arith.andi %1284, %1287 : i1
      scf.if %1288 {
        %1289 = arith.muli %1244, %c2 : index
        memref.store %1283, %out_factors[%1289] : memref<?xf32>
      }
      %1290 = arith.mulf %1258, %c46 : f32
      %1291 = wave.exp2 %1290 : f32
      %1292 = arith.addf %c45, %1291 : f32
      %1293 = arith.divf %1258, %1292 : f32
      %1294 = arith.mulf %1293, %1266 : f32
      %1295 = arith.mulf %1294, %1282 : f32
      %1296 = arith.truncf %1295 : f32 to f16
      %1297 = arith.muli %0, %c13 : index
      %1298 = wave.lane
      %1299 = arith.remui %1298, %c13 : index
      %1300 = arith.addi %1297, %1299 : index
      %1301 = arith.divui %1244, %outTileRows : index
      %1302 = arith.divui %outputFeatures, %c13 : index
      %1303 = arith.muli %1301, %1302 : index
      %1304 = arith.divui %1300, %c13 : index
      %1305 = arith.addi %1303, %1304 : index
      %1306 = arith.muli %1305, %c2 : index
      %1307 = arith.remui %1300, %c13 : index
      %1308 = arith.divui %1307, %c1 : index
      %1309 = arith.addi %1306, %1308 : index
      %1310 = arith.muli %outTileRows, %c1 : index
      %1311 = arith.muli %1309, %1310 : index
      %1312 = arith.remui %1244, %outTileRows : index
      %1313 = arith.muli %1312, %c1 : index
      %1314 = arith.addi %1311, %1313 : index
      %1315 = arith.remui %1300, %c1 : index
      %1316 = arith.addi %1314, %1315 : index
      memref.store %1296, %out[%1316] : memref<?xf16>
    }
    %1317 = wave.lane
    wave.barrier
    %1318 = wave.wave
    %1319 = arith.muli %1318, %c2 : index
    %1320 = arith.addi %1319, %c5 : index
    %1321 = arith.muli %1320, %c20 : index
    %1322 = arith.addi %1321, %1317 : index
    %1323 = vector.extract %641#2[0] : f32 from vector<8xf32>
    %1324 = arith.addi %1322, %c5 : index
    memref.store %1323, %19[%1324] : memref<?xf32>
    %1325 = vector.extract %641#2[1] : f32 from vector<8xf32>
    %1326 = arith.addi %1322, %c14 : index
    memref.store %1325, %19[%1326] : memref<?xf32>
    %1327 = vector.extract %641#2[2] : f32 from vector<8xf32>
    %1328 = arith.addi %1322, %c8 : index
    memref.store %1327, %19[%1328] : memref<?xf32>
    %1329 = vector.extract %641#2[3] : f32 from vector<8xf32>
    %1330 = arith.addi %1322, %c34 : index
    memref.store %1329, %19[%1330] : memref<?xf32>
    %1331 = vector.extract %641#2[4] : f32 from vector<8xf32>
    %1332 = arith.addi %1322, %c4 : index
    memref.store %1331, %19[%1332] : memref<?xf32>
    %1333 = vector.extract %641#2[5] : f32 from vector<8xf32>
    %1334 = arith.addi %1322, %c35 : index
    memref.store %1333, %19[%1334] : memref<?xf32>
    %1335 = vector.extract %641#2[6] : f32 from vector<8xf32>
    %1336 = arith.addi %1322, %c36 : index
    memref.store %1335, %19[%1336] : memref<?xf32>
    %1337 = vector.extract %641#2[7] : f32 from vector<8xf32>
    %1338 = arith.addi %1322, %c37 : index
    memref.store %1337, %19[%1338] : memref<?xf32>
    %1339 = arith.muli %1318, %c2 : index
    %1340 = arith.addi %1339, %c6 : index
    %1341 = arith.muli %1340, %c20 : index
    %1342 = arith.addi %1341, %1317 : index
    %1343 = vector.extract %641#3[0] : f32 from vector<8xf32>
    %1344 = arith.addi %1342, %c5 : index
    memref.store %1343, %19[%1344] : memref<?xf32>
    %1345 = vector.extract %641#3[1] : f32 from vector<8xf32>
    %1346 = arith.addi %1342, %c14 : index
    memref.store %1345, %19[%1346] : memref<?xf32>
    %1347 = vector.extract %641#3[2] : f32 from vector<8xf32>
    %1348 = arith.addi %1342, %c8 : index
    memref.store %1347, %19[%1348] : memref<?xf32>
    %1349 = vector.extract %641#3[3] : f32 from vector<8xf32>
    %1350 = arith.addi %1342, %c34 : index
    memref.store %1349, %19[%1350] : memref<?xf32>
    %1351 = vector.extract %641#3[4] : f32 from vector<8xf32>
    %1352 = arith.addi %1342, %c4 : index
    memref.store %1351, %19[%1352] : memref<?xf32>
    %1353 = vector.extract %641#3[5] : f32 from vector<8xf32>
    %1354 = arith.addi %1342, %c35 : index
    memref.store %1353, %19[%1354] : memref<?xf32>
    %1355 = vector.extract %641#3[6] : f32 from vector<8xf32>
    %1356 = arith.addi %1342, %c36 : index
    memref.store %1355, %19[%1356] : memref<?xf32>
    %1357 = vector.extract %641#3[7] : f32 from vector<8xf32>
    %1358 = arith.addi %1342, %c37 : index
    memref.store %1357, %19[%1358] : memref<?xf32>
    wave.barrier
    %1359 = arith.muli %1318, %c19 : index
    %1360 = arith.addi %1359, %c5 : index
    %1361 = arith.muli %1360, %c14 : index
    %1362 = arith.addi %1361, %1317 : index
    %1363 = arith.addi %1362, %c5 : index
    %1364 = memref.load %19[%1363] : memref<?xf32>
    %1365 = arith.addi %1363, %c38 : index
    %1366 = memref.load %19[%1365] : memref<?xf32>
    %1367 = arith.addf %1364, %1366 : f32
    %1368 = arith.muli %1360, %c14 : index
    %1369 = arith.addi %1368, %1317 : index
    %1370 = arith.addi %1369, %c20 : index
    %1371 = memref.load %19[%1370] : memref<?xf32>
    %1372 = arith.addi %1370, %c38 : index
    %1373 = memref.load %19[%1372] : memref<?xf32>
    %1374 = arith.addf %1371, %1373 : f32
    %1375 = wave.lane
    %1376 = arith.addi %18, %c13 : index
    %1377 = arith.muli %1360, %c2 : index
    %1378 = arith.addi %1376, %1377 : index
    %1379 = arith.divui %1375, %c13 : index
    %1380 = arith.addi %1378, %1379 : index
    %1381 = arith.cmpi slt, %1380, %17 : index
    scf.if %1381 {
      %1382 = arith.cmpi eq, %hasFactors, %c6 : index
      %1383 = arith.muli %1380, %c2 : index
      %1384 = memref.load %factors[%1383] : memref<?xf32>
      %1385 = arith.mulf %1384, %operandScale : f32
      %1386 = arith.select %1382, %1385, %operandScale : f32
      %1387 = arith.remui %1375, %c13 : index
      %1388 = arith.muli %1387, %c19 : index
      %1389 = arith.addi %13, %1388 : index
      %1390 = vector.load %w[%1389] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1391 = vector.bitcast %1390 : vector<4xi8> to vector<1xf32>
      %1392 = vector.extract %1391[0] : f32 from vector<1xf32>
      %1393 = arith.mulf %1392, %1386 : f32
      %1394 = arith.mulf %1367, %1393 : f32
      %1395 = arith.remui %1375, %c13 : index
      %1396 = arith.muli %1395, %c19 : index
      %1397 = arith.addi %15, %1396 : index
      %1398 = vector.load %w[%1397] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1399 = vector.bitcast %1398 : vector<4xi8> to vector<1xf32>
      %1400 = vector.extract %1399[0] : f32 from vector<1xf32>
      %1401 = arith.mulf %1400, %1386 : f32
      %1402 = arith.mulf %1374, %1401 : f32
      %1403 = arith.addi %13, %c8 : index
      %1404 = vector.load %w[%1403] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1405 = vector.bitcast %1404 : vector<4xi8> to vector<1xf32>
      %1406 = vector.extract %1405[0] : f32 from vector<1xf32>
      %1407 = arith.muli %1380, %c2 : index
      %1408 = arith.addi %1407, %c6 : index
      %1409 = memref.load %factors[%1408] : memref<?xf32>
      %1410 = arith.mulf %1409, %1406 : f32
      %1411 = arith.bitcast %1410 : f32 to i32
      %1412 = arith.shrui %1411, %c41 : i32
      %1413 = arith.maxsi %1412, %c42 : i32
      %1414 = arith.subi %c43, %1413 : i32
      %1415 = arith.shli %1414, %c41 : i32
      %1416 = arith.subi %1413, %c44 : i32
      %1417 = arith.shli %1416, %c41 : i32
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
      %1426 = arith.mulf %1394, %c46 : f32
      %1427 = wave.exp2 %1426 : f32
      %1428 = arith.addf %c45, %1427 : f32
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
    %1453 = arith.muli %1318, %c19 : index
    %1454 = arith.addi %1453, %c6 : index
    %1455 = arith.muli %1454, %c14 : index
    %1456 = arith.addi %1455, %1317 : index
    %1457 = arith.addi %1456, %c5 : index
    %1458 = memref.load %19[%1457] : memref<?xf32>
    %1459 = arith.addi %1457, %c38 : index
    %1460 = memref.load %19[%1459] : memref<?xf32>
    %1461 = arith.addf %1458, %1460 : f32
    %1462 = arith.muli %1454, %c14 : index
    %1463 = arith.addi %1462, %1317 : index
    %1464 = arith.addi %1463, %c20 : index
    %1465 = memref.load %19[%1464] : memref<?xf32>
    %1466 = arith.addi %1464, %c38 : index
    %1467 = memref.load %19[%1466] : memref<?xf32>
    %1468 = arith.addf %1465, %1467 : f32
    %1469 = wave.lane
    %1470 = arith.addi %18, %c13 : index
    %1471 = arith.muli %1454, %c2 : index
    %1472 = arith.addi %1470, %1471 : index
    %1473 = arith.divui %1469, %c13 : index
    %1474 = arith.addi %1472, %1473 : index
    %1475 = arith.cmpi slt, %1474, %17 : index
    scf.if %1475 {
      %1476 = arith.cmpi eq, %hasFactors, %c6 : index
      %1477 = arith.muli %1474, %c2 : index
      %1478 = memref.load %factors[%1477] : memref<?xf32>
      %1479 = arith.mulf %1478, %operandScale : f32
      %1480 = arith.select %1476, %1479, %operandScale : f32
      %1481 = arith.remui %1469, %c13 : index
      %1482 = arith.muli %1481, %c19 : index
      %1483 = arith.addi %13, %1482 : index
      %1484 = vector.load %w[%1483] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1485 = vector.bitcast %1484 : vector<4xi8> to vector<1xf32>
      %1486 = vector.extract %1485[0] : f32 from vector<1xf32>
      %1487 = arith.mulf %1486, %1480 : f32
      %1488 = arith.mulf %1461, %1487 : f32
      %1489 = arith.remui %1469, %c13 : index
      %1490 = arith.muli %1489, %c19 : index
      %1491 = arith.addi %15, %1490 : index
      %1492 = vector.load %w[%1491] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1493 = vector.bitcast %1492 : vector<4xi8> to vector<1xf32>
      %1494 = vector.extract %1493[0] : f32 from vector<1xf32>
      %1495 = arith.mulf %1494, %1480 : f32
      %1496 = arith.mulf %1468, %1495 : f32
      %1497 = arith.addi %13, %c8 : index
      %1498 = vector.load %w[%1497] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1499 = vector.bitcast %1498 : vector<4xi8> to vector<1xf32>
      %1500 = vector.extract %1499[0] : f32 from vector<1xf32>
      %1501 = arith.muli %1474, %c2 : index
      %1502 = arith.addi %1501, %c6 : index
      %1503 = memref.load %factors[%1502] : memref<?xf32>
      %1504 = arith.mulf %1503, %1500 : f32
      %1505 = arith.bitcast %1504 : f32 to i32
      %1506 = arith.shrui %1505, %c41 : i32
      %1507 = arith.maxsi %1506, %c42 : i32
      %1508 = arith.subi %c43, %1507 : i32
      %1509 = arith.shli %1508, %c41 : i32
      %1510 = arith.subi %1507, %c44 : i32
      %1511 = arith.shli %1510, %c41 : i32
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
      %1520 = arith.mulf %1488, %c46 : f32
      %1521 = wave.exp2 %1520 : f32
      %1522 = arith.addf %c45, %1521 : f32
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
    %1547 = arith.muli %1318, %c19 : index
    %1548 = arith.addi %1547, %c2 : index
    %1549 = arith.muli %1548, %c14 : index
    %1550 = arith.addi %1549, %1317 : index
    %1551 = arith.addi %1550, %c5 : index
    %1552 = memref.load %19[%1551] : memref<?xf32>
    %1553 = arith.addi %1551, %c38 : index
    %1554 = memref.load %19[%1553] : memref<?xf32>
    %1555 = arith.addf %1552, %1554 : f32
    %1556 = arith.muli %1548, %c14 : index
    %1557 = arith.addi %1556, %1317 : index
    %1558 = arith.addi %1557, %c20 : index
    %1559 = memref.load %19[%1558] : memref<?xf32>
    %1560 = arith.addi %1558, %c38 : index
    %1561 = memref.load %19[%1560] : memref<?xf32>
    %1562 = arith.addf %1559, %1561 : f32
    %1563 = wave.lane
    %1564 = arith.addi %18, %c13 : index
    %1565 = arith.muli %1548, %c2 : index
    %1566 = arith.addi %1564, %1565 : index
    %1567 = arith.divui %1563, %c13 : index
    %1568 = arith.addi %1566, %1567 : index
    %1569 = arith.cmpi slt, %1568, %17 : index
    scf.if %1569 {
      %1570 = arith.cmpi eq, %hasFactors, %c6 : index
      %1571 = arith.muli %1568, %c2 : index
      %1572 = memref.load %factors[%1571] : memref<?xf32>
      %1573 = arith.mulf %1572, %operandScale : f32
      %1574 = arith.select %1570, %1573, %operandScale : f32
      %1575 = arith.remui %1563, %c13 : index
      %1576 = arith.muli %1575, %c19 : index
      %1577 = arith.addi %13, %1576 : index
      %1578 = vector.load %w[%1577] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1579 = vector.bitcast %1578 : vector<4xi8> to vector<1xf32>
      %1580 = vector.extract %1579[0] : f32 from vector<1xf32>
      %1581 = arith.mulf %1580, %1574 : f32
      %1582 = arith.mulf %1555, %1581 : f32
      %1583 = arith.remui %1563, %c13 : index
      %1584 = arith.muli %1583, %c19 : index
      %1585 = arith.addi %15, %1584 : index
      %1586 = vector.load %w[%1585] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1587 = vector.bitcast %1586 : vector<4xi8> to vector<1xf32>
      %1588 = vector.extract %1587[0] : f32 from vector<1xf32>
      %1589 = arith.mulf %1588, %1574 : f32
      %1590 = arith.mulf %1562, %1589 : f32
      %1591 = arith.addi %13, %c8 : index
      %1592 = vector.load %w[%1591] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1593 = vector.bitcast %1592 : vector<4xi8> to vector<1xf32>
      %1594 = vector.extract %1593[0] : f32 from vector<1xf32>
      %1595 = arith.muli %1568, %c2 : index
      %1596 = arith.addi %1595, %c6 : index
      %1597 = memref.load %factors[%1596] : memref<?xf32>
      %1598 = arith.mulf %1597, %1594 : f32
      %1599 = arith.bitcast %1598 : f32 to i32
      %1600 = arith.shrui %1599, %c41 : i32
      %1601 = arith.maxsi %1600, %c42 : i32
      %1602 = arith.subi %c43, %1601 : i32
      %1603 = arith.shli %1602, %c41 : i32
      %1604 = arith.subi %1601, %c44 : i32
      %1605 = arith.shli %1604, %c41 : i32
      %1606 = arith.bitcast %1603 : i32 to f32
      %1607 = arith.bitcast %1605 : i32 to f32
      %1608 = arith.cmpi eq, %0, %c5 : index
      %1609 = wave.lane
      %1610 = arith.remui %1609, %c13 : index
      %1611 = arith.cmpi eq, %1610, %c5 : index
      %1612 = arith.andi %1608, %1611 : i1
      scf.if %1612 {
        %1613 = arith.muli %1568, %c2 : index
        memref.store %1607, %out_factors[%1613] : memref<?xf32>
      }
      %1614 = arith.mulf %1582, %c46 : f32
      %1615 = wave.exp2 %1614 : f32
      %1616 = arith.addf %c45, %1615 : f32
      %1617 = arith.divf %1582, %1616 : f32
      %1618 = arith.mulf %1617, %1590 : f32
      %1619 = arith.mulf %1618, %1606 : f32
      %1620 = arith.truncf %1619 : f32 to f16
      %1621 = arith.muli %0, %c13 : index
      %1622 = wave.lane
      %1623 = arith.remui %1622, %c13 : index
      %1624 = arith.addi %1621, %1623 : index
      %1625 = arith.divui %1568, %outTileRows : index
      %1626 = arith.divui %outputFeatures, %c13 : index
      %1627 = arith.muli %1625, %1626 : index
      %1628 = arith.divui %1624, %c13 : index
      %1629 = arith.addi %1627, %1628 : index
      %1630 = arith.muli %1629, %c2 : index
      %1631 = arith.remui %1624, %c13 : index
      %1632 = arith.divui %1631, %c1 : index
      %1633 = arith.addi %1630, %1632 : index
      %1634 = arith.muli %outTileRows, %c1 : index
      %1635 = arith.muli %1633, %1634 : index
      %1636 = arith.remui %1568, %outTileRows : index
      %1637 = arith.muli %1636, %c1 : index
      %1638 = arith.addi %1635, %1637 : index
      %1639 = arith.remui %1624, %c1 : index
      %1640 = arith.addi %1638, %1639 : index
      memref.store %1620, %out[%1640] : memref<?xf16>
    }
    %1641 = arith.muli %1318, %c19 : index
    %1642 = arith.addi %1641, %c33 : index
    %1643 = arith.muli %1642, %c14 : index
    %1644 = arith.addi %1643, %1317 : index
    %1645 = arith.addi %1644, %c5 : index
    %1646 = memref.load %19[%1645] : memref<?xf32>
    %1647 = arith.addi %1645, %c38 : index
    %1648 = memref.load %19[%1647] : memref<?xf32>
    %1649 = arith.addf %1646, %1648 : f32
    %1650 = arith.muli %1642, %c14 : index
    %1651 = arith.addi %1650, %1317 : index
    %1652 = arith.addi %1651, %c20 : index
    %1653 = memref.load %19[%1652] : memref<?xf32>
    %1654 = arith.addi %1652, %c38 : index
    %1655 = memref.load %19[%1654] : memref<?xf32>
    %1656 = arith.addf %1653, %1655 : f32
    %1657 = wave.lane
    %1658 = arith.addi %18, %c13 : index
    %1659 = arith.muli %1642, %c2 : index
    %1660 = arith.addi %1658, %1659 : index
    %1661 = arith.divui %1657, %c13 : index
    %1662 = arith.addi %1660, %1661 : index
    %1663 = arith.cmpi slt, %1662, %17 : index
    scf.if %1663 {
      %1664 = arith.cmpi eq, %hasFactors, %c6 : index
      %1665 = arith.muli %1662, %c2 : index
      %1666 = memref.load %factors[%1665] : memref<?xf32>
      %1667 = arith.mulf %1666, %operandScale : f32
      %1668 = arith.select %1664, %1667, %operandScale : f32
      %1669 = arith.remui %1657, %c13 : index
      %1670 = arith.muli %1669, %c19 : index
      %1671 = arith.addi %13, %1670 : index
      %1672 = vector.load %w[%1671] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1673 = vector.bitcast %1672 : vector<4xi8> to vector<1xf32>
      %1674 = vector.extract %1673[0] : f32 from vector<1xf32>
      %1675 = arith.mulf %1674, %1668 : f32
      %1676 = arith.mulf %1649, %1675 : f32
      %1677 = arith.remui %1657, %c13 : index
      %1678 = arith.muli %1677, %c19 : index
      %1679 = arith.addi %15, %1678 : index
      %1680 = vector.load %w[%1679] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1681 = vector.bitcast %1680 : vector<4xi8> to vector<1xf32>
      %1682 = vector.extract %1681[0] : f32 from vector<1xf32>
      %1683 = arith.mulf %1682, %1668 : f32
      %1684 = arith.mulf %1656, %1683 : f32
      %1685 = arith.addi %13, %c8 : index
      %1686 = vector.load %w[%1685] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1687 = vector.bitcast %1686 : vector<4xi8> to vector<1xf32>
      %1688 = vector.extract %1687[0] : f32 from vector<1xf32>
      %1689 = arith.muli %1662, %c2 : index
      %1690 = arith.addi %1689, %c6 : index
      %1691 = memref.load %factors[%1690] : memref<?xf32>
      %1692 = arith.mulf %1691, %1688 : f32
      %1693 = arith.bitcast %1692 : f32 to i32
      %1694 = arith.shrui %1693, %c41 : i32
      %1695 = arith.maxsi %1694, %c42 : i32
      %1696 = arith.subi %c43, %1695 : i32
      %1697 = arith.shli %1696, %c41 : i32
      %1698 = arith.subi %1695, %c44 : i32
      %1699 = arith.shli %1698, %c41 : i32
      %1700 = arith.bitcast %1697 : i32 to f32
      %1701 = arith.bitcast %1699 : i32 to f32
      %1702 = arith.cmpi eq, %0, %c5 : index
      %1703 = wave.lane
      %1704 = arith.remui %1703, %c13 : index
      %1705 = arith.cmpi eq, %1704, %c5 : index
      %1706 = arith.andi %1702, %1705 : i1
      scf.if %1706 {
        %1707 = arith.muli %1662, %c2 : index
        memref.store %1701, %out_factors[%1707] : memref<?xf32>
      }
      %1708 = arith.mulf %1676, %c46 : f32
      %1709 = wave.exp2 %1708 : f32
      %1710 = arith.addf %c45, %1709 : f32
      %1711 = arith.divf %1676, %1710 : f32
      %1712 = arith.mulf %1711, %1684 : f32
      %1713 = arith.mulf %1712, %1700 : f32
      %1714 = arith.truncf %1713 : f32 to f16
      %1715 = arith.muli %0, %c13 : index
      %1716 = wave.lane
      %1717 = arith.remui %1716, %c13 : index
      %1718 = arith.addi %1715, %1717 : index
      %1719 = arith.divui %1662, %outTileRows : index
      %1720 = arith.divui %outputFeatures, %c13 : index
      %1721 = arith.muli %1719, %1720 : index
      %1722 = arith.divui %1718, %c13 : index
      %1723 = arith.addi %1721, %1722 : index
      %1724 = arith.muli %1723, %c2 : index
      %1725 = arith.remui %1718, %c13 : index
      %1726 = arith.divui %1725, %c1 : index
      %1727 = arith.addi %1724, %1726 : index
      %1728 = arith.muli %outTileRows, %c1 : index
      %1729 = arith.muli %1727, %1728 : index
      %1730 = arith.remui %1662, %outTileRows : index
      %1731 = arith.muli %1730, %c1 : index
      %1732 = arith.addi %1729, %1731 : index
      %1733 = arith.remui %1718, %c1 : index
      %1734 = arith.addi %1732, %1733 : index
      memref.store %1714, %out[%1734] : memref<?xf16>
    }
    %1735 = wave.lane
    wave.barrier
    %1736 = wave.wave
    %1737 = arith.muli %1736, %c2 : index
    %1738 = arith.addi %1737, %c5 : index
    %1739 = arith.muli %1738, %c20 : index
    %1740 = arith.addi %1739, %1735 : index
    %1741 = vector.extract %641#4[0] : f32 from vector<8xf32>
    %1742 = arith.addi %1740, %c5 : index
    memref.store %1741, %19[%1742] : memref<?xf32>
    %1743 = vector.extract %641#4[1] : f32 from vector<8xf32>
    %1744 = arith.addi %1740, %c14 : index
    memref.store %1743, %19[%1744] : memref<?xf32>
    %1745 = vector.extract %641#4[2] : f32 from vector<8xf32>
    %1746 = arith.addi %1740, %c8 : index
    memref.store %1745, %19[%1746] : memref<?xf32>
    %1747 = vector.extract %641#4[3] : f32 from vector<8xf32>
    %1748 = arith.addi %1740, %c34 : index
    memref.store %1747, %19[%1748] : memref<?xf32>
    %1749 = vector.extract %641#4[4] : f32 from vector<8xf32>
    %1750 = arith.addi %1740, %c4 : index
    memref.store %1749, %19[%1750] : memref<?xf32>
    %1751 = vector.extract %641#4[5] : f32 from vector<8xf32>
    %1752 = arith.addi %1740, %c35 : index
    memref.store %1751, %19[%1752] : memref<?xf32>
    %1753 = vector.extract %641#4[6] : f32 from vector<8xf32>
    %1754 = arith.addi %1740, %c36 : index
    memref.store %1753, %19[%1754] : memref<?xf32>
    %1755 = vector.extract %641#4[7] : f32 from vector<8xf32>
    %1756 = arith.addi %1740, %c37 : index
    memref.store %1755, %19[%1756] : memref<?xf32>
    %1757 = arith.muli %1736, %c2 : index
    %1758 = arith.addi %1757, %c6 : index
    %1759 = arith.muli %1758, %c20 : index
    %1760 = arith.addi %1759, %1735 : index
    %1761 = vector.extract %641#5[0] : f32 from vector<8xf32>
    %1762 = arith.addi %1760, %c5 : index
    memref.store %1761, %19[%1762] : memref<?xf32>
    %1763 = vector.extract %641#5[1] : f32 from vector<8xf32>
    %1764 = arith.addi %1760, %c14 : index
    memref.store %1763, %19[%1764] : memref<?xf32>
    %1765 = vector.extract %641#5[2] : f32 from vector<8xf32>
    %1766 = arith.addi %1760, %c8 : index
    memref.store %1765, %19[%1766] : memref<?xf32>
    %1767 = vector.extract %641#5[3] : f32 from vector<8xf32>
    %1768 = arith.addi %1760, %c34 : index
    memref.store %1767, %19[%1768] : memref<?xf32>
    %1769 = vector.extract %641#5[4] : f32 from vector<8xf32>
    %1770 = arith.addi %1760, %c4 : index
    memref.store %1769, %19[%1770] : memref<?xf32>
    %1771 = vector.extract %641#5[5] : f32 from vector<8xf32>
    %1772 = arith.addi %1760, %c35 : index
    memref.store %1771, %19[%1772] : memref<?xf32>
    %1773 = vector.extract %641#5[6] : f32 from vector<8xf32>
    %1774 = arith.addi %1760, %c36 : index
    memref.store %1773, %19[%1774] : memref<?xf32>
    %1775 = vector.extract %641#5[7] : f32 from vector<8xf32>
    %1776 = arith.addi %1760, %c37 : index
    memref.store %1775, %19[%1776] : memref<?xf32>
    wave.barrier
    %1777 = arith.muli %1736, %c19 : index
    %1778 = arith.addi %1777, %c5 : index
    %1779 = arith.muli %1778, %c14 : index
    %1780 = arith.addi %1779, %1735 : index
    %1781 = arith.addi %1780, %c5 : index
    %1782 = memref.load %19[%1781] : memref<?xf32>
    %1783 = arith.addi %1781, %c38 : index
    %1784 = memref.load %19[%1783] : memref<?xf32>
    %1785 = arith.addf %1782, %1784 : f32
    %1786 = arith.muli %1778, %c14 : index
    %1787 = arith.addi %1786, %1735 : index
    %1788 = arith.addi %1787, %c20 : index
    %1789 = memref.load %19[%1788] : memref<?xf32>
    %1790 = arith.addi %1788, %c38 : index
    %1791 = memref.load %19[%1790] : memref<?xf32>
    %1792 = arith.addf %1789, %1791 : f32
    %1793 = wave.lane
    %1794 = arith.addi %18, %c14 : index
    %1795 = arith.muli %1778, %c2 : index
    %1796 = arith.addi %1794, %1795 : index
    %1797 = arith.divui %1793, %c13 : index
    %1798 = arith.addi %1796, %1797 : index
    %1799 = arith.cmpi slt, %1798, %17 : index
    scf.if %1799 {
      %1800 = arith.cmpi eq, %hasFactors, %c6 : index
      %1801 = arith.muli %1798, %c2 : index
      %1802 = memref.load %factors[%1801] : memref<?xf32>
      %1803 = arith.mulf %1802, %operandScale : f32
      %1804 = arith.select %1800, %1803, %operandScale : f32
      %1805 = arith.remui %1793, %c13 : index
      %1806 = arith.muli %1805, %c19 : index
      %1807 = arith.addi %13, %1806 : index
      %1808 = vector.load %w[%1807] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1809 = vector.bitcast %1808 : vector<4xi8> to vector<1xf32>
      %1810 = vector.extract %1809[0] : f32 from vector<1xf32>
      %1811 = arith.mulf %1810, %1804 : f32
      %1812 = arith.mulf %1785, %1811 : f32
      %1813 = arith.remui %1793, %c13 : index
      %1814 = arith.muli %1813, %c19 : index
      %1815 = arith.addi %15, %1814 : index
      %1816 = vector.load %w[%1815] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1817 = vector.bitcast %1816 : vector<4xi8> to vector<1xf32>
      %1818 = vector.extract %1817[0] : f32 from vector<1xf32>
      %1819 = arith.mulf %1818, %1804 : f32
      %1820 = arith.mulf %1792, %1819 : f32
      %1821 = arith.addi %13, %c8 : index
      %1822 = vector.load %w[%1821] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1823 = vector.bitcast %1822 : vector<4xi8> to vector<1xf32>
      %1824 = vector.extract %1823[0] : f32 from vector<1xf32>
      %1825 = arith.muli %1798, %c2 : index
      %1826 = arith.addi %1825, %c6 : index
      %1827 = memref.load %factors[%1826] : memref<?xf32>
      %1828 = arith.mulf %1827, %1824 : f32
      %1829 = arith.bitcast %1828 : f32 to i32
      %1830 = arith.shrui %1829, %c41 : i32
      %1831 = arith.maxsi %1830, %c42 : i32
      %1832 = arith.subi %c43, %1831 : i32
      %1833 = arith.shli %1832, %c41 : i32
      %1834 = arith.subi %1831, %c44 : i32
      %1835 = arith.shli %1834, %c41 : i32
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
      %1844 = arith.mulf %1812, %c46 : f32
      %1845 = wave.exp2 %1844 : f32
      %1846 = arith.addf %c45, %1845 : f32
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
    %1871 = arith.muli %1736, %c19 : index
    %1872 = arith.addi %1871, %c6 : index
    %1873 = arith.muli %1872, %c14 : index
    %1874 = arith.addi %1873, %1735 : index
    %1875 = arith.addi %1874, %c5 : index
    %1876 = memref.load %19[%1875] : memref<?xf32>
    %1877 = arith.addi %1875, %c38 : index
    %1878 = memref.load %19[%1877] : memref<?xf32>
    %1879 = arith.addf %1876, %1878 : f32
    %1880 = arith.muli %1872, %c14 : index
    %1881 = arith.addi %1880, %1735 : index
    %1882 = arith.addi %1881, %c20 : index
    %1883 = memref.load %19[%1882] : memref<?xf32>
    %1884 = arith.addi %1882, %c38 : index
    %1885 = memref.load %19[%1884] : memref<?xf32>
    %1886 = arith.addf %1883, %1885 : f32
    %1887 = wave.lane
    %1888 = arith.addi %18, %c14 : index
    %1889 = arith.muli %1872, %c2 : index
    %1890 = arith.addi %1888, %1889 : index
    %1891 = arith.divui %1887, %c13 : index
    %1892 = arith.addi %1890, %1891 : index
    %1893 = arith.cmpi slt, %1892, %17 : index
    scf.if %1893 {
      %1894 = arith.cmpi eq, %hasFactors, %c6 : index
      %1895 = arith.muli %1892, %c2 : index
      %1896 = memref.load %factors[%1895] : memref<?xf32>
      %1897 = arith.mulf %1896, %operandScale : f32
      %1898 = arith.select %1894, %1897, %operandScale : f32
      %1899 = arith.remui %1887, %c13 : index
      %1900 = arith.muli %1899, %c19 : index
      %1901 = arith.addi %13, %1900 : index
      %1902 = vector.load %w[%1901] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1903 = vector.bitcast %1902 : vector<4xi8> to vector<1xf32>
      %1904 = vector.extract %1903[0] : f32 from vector<1xf32>
      %1905 = arith.mulf %1904, %1898 : f32
      %1906 = arith.mulf %1879, %1905 : f32
      %1907 = arith.remui %1887, %c13 : index
      %1908 = arith.muli %1907, %c19 : index
      %1909 = arith.addi %15, %1908 : index
      %1910 = vector.load %w[%1909] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1911 = vector.bitcast %1910 : vector<4xi8> to vector<1xf32>
      %1912 = vector.extract %1911[0] : f32 from vector<1xf32>
      %1913 = arith.mulf %1912, %1898 : f32
      %1914 = arith.mulf %1886, %1913 : f32
      %1915 = arith.addi %13, %c8 : index
      %1916 = vector.load %w[%1915] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1917 = vector.bitcast %1916 : vector<4xi8> to vector<1xf32>
      %1918 = vector.extract %1917[0] : f32 from vector<1xf32>
      %1919 = arith.muli %1892, %c2 : index
      %1920 = arith.addi %1919, %c6 : index
      %1921 = memref.load %factors[%1920] : memref<?xf32>
      %1922 = arith.mulf %1921, %1918 : f32
      %1923 = arith.bitcast %1922 : f32 to i32
      %1924 = arith.shrui %1923, %c41 : i32
      %1925 = arith.maxsi %1924, %c42 : i32
      %1926 = arith.subi %c43, %1925 : i32
      %1927 = arith.shli %1926, %c41 : i32
      %1928 = arith.subi %1925, %c44 : i32
      %1929 = arith.shli %1928, %c41 : i32
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
      %1938 = arith.mulf %1906, %c46 : f32
      %1939 = wave.exp2 %1938 : f32
      %1940 = arith.addf %c45, %1939 : f32
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
    %1965 = arith.muli %1736, %c19 : index
    %1966 = arith.addi %1965, %c2 : index
    %1967 = arith.muli %1966, %c14 : index
    %1968 = arith.addi %1967, %1735 : index
    %1969 = arith.addi %1968, %c5 : index
    %1970 = memref.load %19[%1969] : memref<?xf32>
    %1971 = arith.addi %1969, %c38 : index
    %1972 = memref.load %19[%1971] : memref<?xf32>
    %1973 = arith.addf %1970, %1972 : f32
    %1974 = arith.muli %1966, %c14 : index
    %1975 = arith.addi %1974, %1735 : index
    %1976 = arith.addi %1975, %c20 : index
    %1977 = memref.load %19[%1976] : memref<?xf32>
    %1978 = arith.addi %1976, %c38 : index
    %1979 = memref.load %19[%1978] : memref<?xf32>
    %1980 = arith.addf %1977, %1979 : f32
    %1981 = wave.lane
    %1982 = arith.addi %18, %c14 : index
    %1983 = arith.muli %1966, %c2 : index
    %1984 = arith.addi %1982, %1983 : index
    %1985 = arith.divui %1981, %c13 : index
    %1986 = arith.addi %1984, %1985 : index
    %1987 = arith.cmpi slt, %1986, %17 : index
    scf.if %1987 {
      %1988 = arith.cmpi eq, %hasFactors, %c6 : index
      %1989 = arith.muli %1986, %c2 : index
      %1990 = memref.load %factors[%1989] : memref<?xf32>
      %1991 = arith.mulf %1990, %operandScale : f32
      %1992 = arith.select %1988, %1991, %operandScale : f32
      %1993 = arith.remui %1981, %c13 : index
      %1994 = arith.muli %1993, %c19 : index
      %1995 = arith.addi %13, %1994 : index
      %1996 = vector.load %w[%1995] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1997 = vector.bitcast %1996 : vector<4xi8> to vector<1xf32>
      %1998 = vector.extract %1997[0] : f32 from vector<1xf32>
      %1999 = arith.mulf %1998, %1992 : f32
      %2000 = arith.mulf %1973, %1999 : f32
      %2001 = arith.remui %1981, %c13 : index
      %2002 = arith.muli %2001, %c19 : index
      %2003 = arith.addi %15, %2002 : index
      %2004 = vector.load %w[%2003] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2005 = vector.bitcast %2004 : vector<4xi8> to vector<1xf32>
      %2006 = vector.extract %2005[0] : f32 from vector<1xf32>
      %2007 = arith.mulf %2006, %1992 : f32
      %2008 = arith.mulf %1980, %2007 : f32
      %2009 = arith.addi %13, %c8 : index
      %2010 = vector.load %w[%2009] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2011 = vector.bitcast %2010 : vector<4xi8> to vector<1xf32>
      %2012 = vector.extract %2011[0] : f32 from vector<1xf32>
      %2013 = arith.muli %1986, %c2 : index
      %2014 = arith.addi %2013, %c6 : index
      %2015 = memref.load %factors[%2014] : memref<?xf32>
      %2016 = arith.mulf %2015, %2012 : f32
      %2017 = arith.bitcast %2016 : f32 to i32
      %2018 = arith.shrui %2017, %c41 : i32
      %2019 = arith.maxsi %2018, %c42 : i32
      %2020 = arith.subi %c43, %2019 : i32
      %2021 = arith.shli %2020, %c41 : i32
      %2022 = arith.subi %2019, %c44 : i32
      %2023 = arith.shli %2022, %c41 : i32
      %2024 = arith.bitcast %2021 : i32 to f32
      %2025 = arith.bitcast %2023 : i32 to f32
      %2026 = arith.cmpi eq, %0, %c5 : index
      %2027 = wave.lane
      %2028 = arith.remui %2027, %c13 : index
      %2029 = arith.cmpi eq, %2028, %c5 : index
      %2030 = arith.andi %2026, %2029 : i1
      scf.if %2030 {
        %2031 = arith.muli %1986, %c2 : index
        memref.store %2025, %out_factors[%2031] : memref<?xf32>
      }
      %2032 = arith.mulf %2000, %c46 : f32
      %2033 = wave.exp2 %2032 : f32
      %2034 = arith.addf %c45, %2033 : f32
      %2035 = arith.divf %2000, %2034 : f32
      %2036 = arith.mulf %2035, %2008 : f32
      %2037 = arith.mulf %2036, %2024 : f32
      %2038 = arith.truncf %2037 : f32 to f16
      %2039 = arith.muli %0, %c13 : index
      %2040 = wave.lane
      %2041 = arith.remui %2040, %c13 : index
      %2042 = arith.addi %2039, %2041 : index
      %2043 = arith.divui %1986, %outTileRows : index
      %2044 = arith.divui %outputFeatures, %c13 : index
      %2045 = arith.muli %2043, %2044 : index
      %2046 = arith.divui %2042, %c13 : index
      %2047 = arith.addi %2045, %2046 : index
      %2048 = arith.muli %2047, %c2 : index
      %2049 = arith.remui %2042, %c13 : index
      %2050 = arith.divui %2049, %c1 : index
      %2051 = arith.addi %2048, %2050 : index
      %2052 = arith.muli %outTileRows, %c1 : index
      %2053 = arith.muli %2051, %2052 : index
      %2054 = arith.remui %1986, %outTileRows : index
      %2055 = arith.muli %2054, %c1 : index
      %2056 = arith.addi %2053, %2055 : index
      %2057 = arith.remui %2042, %c1 : index
      %2058 = arith.addi %2056, %2057 : index
      memref.store %2038, %out[%2058] : memref<?xf16>
    }
    %2059 = arith.muli %1736, %c19 : index
    %2060 = arith.addi %2059, %c33 : index
    %2061 = arith.muli %2060, %c14 : index
    %2062 = arith.addi %2061, %1735 : index
    %2063 = arith.addi %2062, %c5 : index
    %2064 = memref.load %19[%2063] : memref<?xf32>
    %2065 = arith.addi %2063, %c38 : index
    %2066 = memref.load %19[%2065] : memref<?xf32>
    %2067 = arith.addf %2064, %2066 : f32
    %2068 = arith.muli %2060, %c14 : index
    %2069 = arith.addi %2068, %1735 : index
    %2070 = arith.addi %2069, %c20 : index
    %2071 = memref.load %19[%2070] : memref<?xf32>
    %2072 = arith.addi %2070, %c38 : index
    %2073 = memref.load %19[%2072] : memref<?xf32>
    %2074 = arith.addf %2071, %2073 : f32
    %2075 = wave.lane
    %2076 = arith.addi %18, %c14 : index
    %2077 = arith.muli %2060, %c2 : index
    %2078 = arith.addi %2076, %2077 : index
    %2079 = arith.divui %2075, %c13 : index
    %2080 = arith.addi %2078, %2079 : index
    %2081 = arith.cmpi slt, %2080, %17 : index
    scf.if %2081 {
      %2082 = arith.cmpi eq, %hasFactors, %c6 : index
      %2083 = arith.muli %2080, %c2 : index
      %2084 = memref.load %factors[%2083] : memref<?xf32>
      %2085 = arith.mulf %2084, %operandScale : f32
      %2086 = arith.select %2082, %2085, %operandScale : f32
      %2087 = arith.remui %2075, %c13 : index
      %2088 = arith.muli %2087, %c19 : index
      %2089 = arith.addi %13, %2088 : index
      %2090 = vector.load %w[%2089] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2091 = vector.bitcast %2090 : vector<4xi8> to vector<1xf32>
      %2092 = vector.extract %2091[0] : f32 from vector<1xf32>
      %2093 = arith.mulf %2092, %2086 : f32
      %2094 = arith.mulf %2067, %2093 : f32
      %2095 = arith.remui %2075, %c13 : index
      %2096 = arith.muli %2095, %c19 : index
      %2097 = arith.addi %15, %2096 : index
      %2098 = vector.load %w[%2097] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2099 = vector.bitcast %2098 : vector<4xi8> to vector<1xf32>
      %2100 = vector.extract %2099[0] : f32 from vector<1xf32>
      %2101 = arith.mulf %2100, %2086 : f32
      %2102 = arith.mulf %2074, %2101 : f32
      %2103 = arith.addi %13, %c8 : index
      %2104 = vector.load %w[%2103] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2105 = vector.bitcast %2104 : vector<4xi8> to vector<1xf32>
      %2106 = vector.extract %2105[0] : f32 from vector<1xf32>
      %2107 = arith.muli %2080, %c2 : index
      %2108 = arith.addi %2107, %c6 : index
      %2109 = memref.load %factors[%2108] : memref<?xf32>
      %2110 = arith.mulf %2109, %2106 : f32
      %2111 = arith.bitcast %2110 : f32 to i32
      %2112 = arith.shrui %2111, %c41 : i32
      %2113 = arith.maxsi %2112, %c42 : i32
      %2114 = arith.subi %c43, %2113 : i32
      %2115 = arith.shli %2114, %c41 : i32
      %2116 = arith.subi %2113, %c44 : i32
      %2117 = arith.shli %2116, %c41 : i32
      %2118 = arith.bitcast %2115 : i32 to f32
      %2119 = arith.bitcast %2117 : i32 to f32
      %2120 = arith.cmpi eq, %0, %c5 : index
      %2121 = wave.lane
      %2122 = arith.remui %2121, %c13 : index
      %2123 = arith.cmpi eq, %2122, %c5 : index
      %2124 = arith.andi %2120, %2123 : i1
      scf.if %2124 {
        %2125 = arith.muli %2080, %c2 : index
        memref.store %2119, %out_factors[%2125] : memref<?xf32>
      }
      %2126 = arith.mulf %2094, %c46 : f32
      %2127 = wave.exp2 %2126 : f32
      %2128 = arith.addf %c45, %2127 : f32
      %2129 = arith.divf %2094, %2128 : f32
      %2130 = arith.mulf %2129, %2102 : f32
      %2131 = arith.mulf %2130, %2118 : f32
      %2132 = arith.truncf %2131 : f32 to f16
      %2133 = arith.muli %0, %c13 : index
      %2134 = wave.lane
      %2135 = arith.remui %2134, %c13 : index
      %2136 = arith.addi %2133, %2135 : index
      %2137 = arith.divui %2080, %outTileRows : index
      %2138 = arith.divui %outputFeatures, %c13 : index
      %2139 = arith.muli %2137, %2138 : index
      %2140 = arith.divui %2136, %c13 : index
      %2141 = arith.addi %2139, %2140 : index
      %2142 = arith.muli %2141, %c2 : index
      %2143 = arith.remui %2136, %c13 : index
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
    %2153 = wave.lane
    wave.barrier
    %2154 = wave.wave
    %2155 = arith.muli %2154, %c2 : index
    %2156 = arith.addi %2155, %c5 : index
    %2157 = arith.muli %2156, %c20 : index
    %2158 = arith.addi %2157, %2153 : index
    %2159 = vector.extract %641#6[0] : f32 from vector<8xf32>
    %2160 = arith.addi %2158, %c5 : index
    memref.store %2159, %19[%2160] : memref<?xf32>
    %2161 = vector.extract %641#6[1] : f32 from vector<8xf32>
    %2162 = arith.addi %2158, %c14 : index
    memref.store %2161, %19[%2162] : memref<?xf32>
    %2163 = vector.extract %641#6[2] : f32 from vector<8xf32>
    %2164 = arith.addi %2158, %c8 : index
    memref.store %2163, %19[%2164] : memref<?xf32>
    %2165 = vector.extract %641#6[3] : f32 from vector<8xf32>
    %2166 = arith.addi %2158, %c34 : index
    memref.store %2165, %19[%2166] : memref<?xf32>
    %2167 = vector.extract %641#6[4] : f32 from vector<8xf32>
    %2168 = arith.addi %2158, %c4 : index
    memref.store %2167, %19[%2168] : memref<?xf32>
    %2169 = vector.extract %641#6[5] : f32 from vector<8xf32>
    %2170 = arith.addi %2158, %c35 : index
    memref.store %2169, %19[%2170] : memref<?xf32>
    %2171 = vector.extract %641#6[6] : f32 from vector<8xf32>
    %2172 = arith.addi %2158, %c36 : index
    memref.store %2171, %19[%2172] : memref<?xf32>
    %2173 = vector.extract %641#6[7] : f32 from vector<8xf32>
    %2174 = arith.addi %2158, %c37 : index
    memref.store %2173, %19[%2174] : memref<?xf32>
    %2175 = arith.muli %2154, %c2 : index
    %2176 = arith.addi %2175, %c6 : index
    %2177 = arith.muli %2176, %c20 : index
    %2178 = arith.addi %2177, %2153 : index
    %2179 = vector.extract %641#7[0] : f32 from vector<8xf32>
    %2180 = arith.addi %2178, %c5 : index
    memref.store %2179, %19[%2180] : memref<?xf32>
    %2181 = vector.extract %641#7[1] : f32 from vector<8xf32>
    %2182 = arith.addi %2178, %c14 : index
    memref.store %2181, %19[%2182] : memref<?xf32>
    %2183 = vector.extract %641#7[2] : f32 from vector<8xf32>
    %2184 = arith.addi %2178, %c8 : index
    memref.store %2183, %19[%2184] : memref<?xf32>
    %2185 = vector.extract %641#7[3] : f32 from vector<8xf32>
    %2186 = arith.addi %2178, %c34 : index
    memref.store %2185, %19[%2186] : memref<?xf32>
    %2187 = vector.extract %641#7[4] : f32 from vector<8xf32>
    %2188 = arith.addi %2178, %c4 : index
    memref.store %2187, %19[%2188] : memref<?xf32>
    %2189 = vector.extract %641#7[5] : f32 from vector<8xf32>
    %2190 = arith.addi %2178, %c35 : index
    memref.store %2189, %19[%2190] : memref<?xf32>
    %2191 = vector.extract %641#7[6] : f32 from vector<8xf32>
    %2192 = arith.addi %2178, %c36 : index
    memref.store %2191, %19[%2192] : memref<?xf32>
    %2193 = vector.extract %641#7[7] : f32 from vector<8xf32>
    %2194 = arith.addi %2178, %c37 : index
    memref.store %2193, %19[%2194] : memref<?xf32>
    wave.barrier
    %2195 = arith.muli %2154, %c19 : index
    %2196 = arith.addi %2195, %c5 : index
    %2197 = arith.muli %2196, %c14 : index
    %2198 = arith.addi %2197, %2153 : index
    %2199 = arith.addi %2198, %c5 : index
    %2200 = memref.load %19[%2199] : memref<?xf32>
    %2201 = arith.addi %2199, %c38 : index
    %2202 = memref.load %19[%2201] : memref<?xf32>
    %2203 = arith.addf %2200, %2202 : f32
    %2204 = arith.muli %2196, %c14 : index
    %2205 = arith.addi %2204, %2153 : index
    %2206 = arith.addi %2205, %c20 : index
    %2207 = memref.load %19[%2206] : memref<?xf32>
    %2208 = arith.addi %2206, %c38 : index
    %2209 = memref.load %19[%2208] : memref<?xf32>
    %2210 = arith.addf %2207, %2209 : f32
    %2211 = wave.lane
    %2212 = arith.addi %18, %c15 : index
    %2213 = arith.muli %2196, %c2 : index
    %2214 = arith.addi %2212, %2213 : index
    %2215 = arith.divui %2211, %c13 : index
    %2216 = arith.addi %2214, %2215 : index
    %2217 = arith.cmpi slt, %2216, %17 : index
    scf.if %2217 {
      %2218 = arith.cmpi eq, %hasFactors, %c6 : index
      %2219 = arith.muli %2216, %c2 : index
      %2220 = memref.load %factors[%2219] : memref<?xf32>
      %2221 = arith.mulf %2220, %operandScale : f32
      %2222 = arith.select %2218, %2221, %operandScale : f32
      %2223 = arith.remui %2211, %c13 : index
      %2224 = arith.muli %2223, %c19 : index
      %2225 = arith.addi %13, %2224 : index
      %2226 = vector.load %w[%2225] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2227 = vector.bitcast %2226 : vector<4xi8> to vector<1xf32>
      %2228 = vector.extract %2227[0] : f32 from vector<1xf32>
      %2229 = arith.mulf %2228, %2222 : f32
      %2230 = arith.mulf %2203, %2229 : f32
      %2231 = arith.remui %2211, %c13 : index
      %2232 = arith.muli %2231, %c19 : index
      %2233 = arith.addi %15, %2232 : index
      %2234 = vector.load %w[%2233] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2235 = vector.bitcast %2234 : vector<4xi8> to vector<1xf32>
      %2236 = vector.extract %2235[0] : f32 from vector<1xf32>
      %2237 = arith.mulf %2236, %2222 : f32
      %2238 = arith.mulf %2210, %2237 : f32
      %2239 = arith.addi %13, %c8 : index
      %2240 = vector.load %w[%2239] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2241 = vector.bitcast %2240 : vector<4xi8> to vector<1xf32>
      %2242 = vector.extract %2241[0] : f32 from vector<1xf32>
      %2243 = arith.muli %2216, %c2 : index
      %2244 = arith.addi %2243, %c6 : index
      %2245 = memref.load %factors[%2244] : memref<?xf32>
      %2246 = arith.mulf %2245, %2242 : f32
      %2247 = arith.bitcast %2246 : f32 to i32
      %2248 = arith.shrui %2247, %c41 : i32
      %2249 = arith.maxsi %2248, %c42 : i32
      %2250 = arith.subi %c43, %2249 : i32
      %2251 = arith.shli %2250, %c41 : i32
      %2252 = arith.subi %2249, %c44 : i32
      %2253 = arith.shli %2252, %c41 : i32
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
      %2262 = arith.mulf %2230, %c46 : f32
      %2263 = wave.exp2 %2262 : f32
      %2264 = arith.addf %c45, %2263 : f32
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
    %2289 = arith.muli %2154, %c19 : index
    %2290 = arith.addi %2289, %c6 : index
    %2291 = arith.muli %2290, %c14 : index
    %2292 = arith.addi %2291, %2153 : index
    %2293 = arith.addi %2292, %c5 : index
    %2294 = memref.load %19[%2293] : memref<?xf32>
    %2295 = arith.addi %2293, %c38 : index
    %2296 = memref.load %19[%2295] : memref<?xf32>
    %2297 = arith.addf %2294, %2296 : f32
    %2298 = arith.muli %2290, %c14 : index
    %2299 = arith.addi %2298, %2153 : index
    %2300 = arith.addi %2299, %c20 : index
    %2301 = memref.load %19[%2300] : memref<?xf32>
    %2302 = arith.addi %2300, %c38 : index
    %2303 = memref.load %19[%2302] : memref<?xf32>
    %2304 = arith.addf %2301, %2303 : f32
    %2305 = wave.lane
    %2306 = arith.addi %18, %c15 : index
    %2307 = arith.muli %2290, %c2 : index
    %2308 = arith.addi %2306, %2307 : index
    %2309 = arith.divui %2305, %c13 : index
    %2310 = arith.addi %2308, %2309 : index
    %2311 = arith.cmpi slt, %2310, %17 : index
    scf.if %2311 {
      %2312 = arith.cmpi eq, %hasFactors, %c6 : index
      %2313 = arith.muli %2310, %c2 : index
      %2314 = memref.load %factors[%2313] : memref<?xf32>
      %2315 = arith.mulf %2314, %operandScale : f32
      %2316 = arith.select %2312, %2315, %operandScale : f32
      %2317 = arith.remui %2305, %c13 : index
      %2318 = arith.muli %2317, %c19 : index
      %2319 = arith.addi %13, %2318 : index
      %2320 = vector.load %w[%2319] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2321 = vector.bitcast %2320 : vector<4xi8> to vector<1xf32>
      %2322 = vector.extract %2321[0] : f32 from vector<1xf32>
      %2323 = arith.mulf %2322, %2316 : f32
      %2324 = arith.mulf %2297, %2323 : f32
      %2325 = arith.remui %2305, %c13 : index
      %2326 = arith.muli %2325, %c19 : index
      %2327 = arith.addi %15, %2326 : index
      %2328 = vector.load %w[%2327] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2329 = vector.bitcast %2328 : vector<4xi8> to vector<1xf32>
      %2330 = vector.extract %2329[0] : f32 from vector<1xf32>
      %2331 = arith.mulf %2330, %2316 : f32
      %2332 = arith.mulf %2304, %2331 : f32
      %2333 = arith.addi %13, %c8 : index
      %2334 = vector.load %w[%2333] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2335 = vector.bitcast %2334 : vector<4xi8> to vector<1xf32>
      %2336 = vector.extract %2335[0] : f32 from vector<1xf32>
      %2337 = arith.muli %2310, %c2 : index
      %2338 = arith.addi %2337, %c6 : index
      %2339 = memref.load %factors[%2338] : memref<?xf32>
      %2340 = arith.mulf %2339, %2336 : f32
      %2341 = arith.bitcast %2340 : f32 to i32
      %2342 = arith.shrui %2341, %c41 : i32
      %2343 = arith.maxsi %2342, %c42 : i32
      %2344 = arith.subi %c43, %2343 : i32
      %2345 = arith.shli %2344, %c41 : i32
      %2346 = arith.subi %2343, %c44 : i32
      %2347 = arith.shli %2346, %c41 : i32
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
      %2356 = arith.mulf %2324, %c46 : f32
      %2357 = wave.exp2 %2356 : f32
      %2358 = arith.addf %c45, %2357 : f32
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
    %2383 = arith.muli %2154, %c19 : index
    %2384 = arith.addi %2383, %c2 : index
    %2385 = arith.muli %2384, %c14 : index
    %2386 = arith.addi %2385, %2153 : index
    %2387 = arith.addi %2386, %c5 : index
    %2388 = memref.load %19[%2387] : memref<?xf32>
    %2389 = arith.addi %2387, %c38 : index
    %2390 = memref.load %19[%2389] : memref<?xf32>
    %2391 = arith.addf %2388, %2390 : f32
    %2392 = arith.muli %2384, %c14 : index
    %2393 = arith.addi %2392, %2153 : index
    %2394 = arith.addi %2393, %c20 : index
    %2395 = memref.load %19[%2394] : memref<?xf32>
    %2396 = arith.addi %2394, %c38 : index
    %2397 = memref.load %19[%2396] : memref<?xf32>
    %2398 = arith.addf %2395, %2397 : f32
    %2399 = wave.lane
    %2400 = arith.addi %18, %c15 : index
    %2401 = arith.muli %2384, %c2 : index
    %2402 = arith.addi %2400, %2401 : index
    %2403 = arith.divui %2399, %c13 : index
    %2404 = arith.addi %2402, %2403 : index
    %2405 = arith.cmpi slt, %2404, %17 : index
    scf.if %2405 {
      %2406 = arith.cmpi eq, %hasFactors, %c6 : index
      %2407 = arith.muli %2404, %c2 : index
      %2408 = memref.load %factors[%2407] : memref<?xf32>
      %2409 = arith.mulf %2408, %operandScale : f32
      %2410 = arith.select %2406, %2409, %operandScale : f32
      %2411 = arith.remui %2399, %c13 : index
      %2412 = arith.muli %2411, %c19 : index
      %2413 = arith.addi %13, %2412 : index
      %2414 = vector.load %w[%2413] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2415 = vector.bitcast %2414 : vector<4xi8> to vector<1xf32>
      %2416 = vector.extract %2415[0] : f32 from vector<1xf32>
      %2417 = arith.mulf %2416, %2410 : f32
      %2418 = arith.mulf %2391, %2417 : f32
      %2419 = arith.remui %2399, %c13 : index
      %2420 = arith.muli %2419, %c19 : index
      %2421 = arith.addi %15, %2420 : index
      %2422 = vector.load %w[%2421] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2423 = vector.bitcast %2422 : vector<4xi8> to vector<1xf32>
      %2424 = vector.extract %2423[0] : f32 from vector<1xf32>
      %2425 = arith.mulf %2424, %2410 : f32
      %2426 = arith.mulf %2398, %2425 : f32
      %2427 = arith.addi %13, %c8 : index
      %2428 = vector.load %w[%2427] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2429 = vector.bitcast %2428 : vector<4xi8> to vector<1xf32>
      %2430 = vector.extract %2429[0] : f32 from vector<1xf32>
      %2431 = arith.muli %2404, %c2 : index
      %2432 = arith.addi %2431, %c6 : index
      %2433 = memref.load %factors[%2432] : memref<?xf32>
      %2434 = arith.mulf %2433, %2430 : f32
      %2435 = arith.bitcast %2434 : f32 to i32
      %2436 = arith.shrui %2435, %c41 : i32
      %2437 = arith.maxsi %2436, %c42 : i32
      %2438 = arith.subi %c43, %2437 : i32
      %2439 = arith.shli %2438, %c41 : i32
      %2440 = arith.subi %2437, %c44 : i32
      %2441 = arith.shli %2440, %c41 : i32
      %2442 = arith.bitcast %2439 : i32 to f32
      %2443 = arith.bitcast %2441 : i32 to f32
      %2444 = arith.cmpi eq, %0, %c5 : index
      %2445 = wave.lane
      %2446 = arith.remui %2445, %c13 : index
      %2447 = arith.cmpi eq, %2446, %c5 : index
      %2448 = arith.andi %2444, %2447 : i1
      scf.if %2448 {
        %2449 = arith.muli %2404, %c2 : index
        memref.store %2443, %out_factors[%2449] : memref<?xf32>
      }
      %2450 = arith.mulf %2418, %c46 : f32
      %2451 = wave.exp2 %2450 : f32
      %2452 = arith.addf %c45, %2451 : f32
      %2453 = arith.divf %2418, %2452 : f32
      %2454 = arith.mulf %2453, %2426 : f32
      %2455 = arith.mulf %2454, %2442 : f32
      %2456 = arith.truncf %2455 : f32 to f16
      %2457 = arith.muli %0, %c13 : index
      %2458 = wave.lane
      %2459 = arith.remui %2458, %c13 : index
      %2460 = arith.addi %2457, %2459 : index
      %2461 = arith.divui %2404, %outTileRows : index
      %2462 = arith.divui %outputFeatures, %c13 : index
      %2463 = arith.muli %2461, %2462 : index
      %2464 = arith.divui %2460, %c13 : index
      %2465 = arith.addi %2463, %2464 : index
      %2466 = arith.muli %2465, %c2 : index
      %2467 = arith.remui %2460, %c13 : index
      %2468 = arith.divui %2467, %c1 : index
      %2469 = arith.addi %2466, %2468 : index
      %2470 = arith.muli %outTileRows, %c1 : index
      %2471 = arith.muli %2469, %2470 : index
      %2472 = arith.remui %2404, %outTileRows : index
      %2473 = arith.muli %2472, %c1 : index
      %2474 = arith.addi %2471, %2473 : index
      %2475 = arith.remui %2460, %c1 : index
      %2476 = arith.addi %2474, %2475 : index
      memref.store %2456, %out[%2476] : memref<?xf16>
    }
    %2477 = arith.muli %2154, %c19 : index
    %2478 = arith.addi %2477, %c33 : index
    %2479 = arith.muli %2478, %c14 : index
    %2480 = arith.addi %2479, %2153 : index
    %2481 = arith.addi %2480, %c5 : index
    %2482 = memref.load %19[%2481] : memref<?xf32>
    %2483 = arith.addi %2481, %c38 : index
    %2484 = memref.load %19[%2483] : memref<?xf32>
    %2485 = arith.addf %2482, %2484 : f32
    %2486 = arith.muli %2478, %c14 : index
    %2487 = arith.addi %2486, %2153 : index
    %2488 = arith.addi %2487, %c20 : index
    %2489 = memref.load %19[%2488] : memref<?xf32>
    %2490 = arith.addi %2488, %c38 : index
    %2491 = memref.load %19[%2490] : memref<?xf32>
    %2492 = arith.addf %2489, %2491 : f32
    %2493 = wave.lane
    %2494 = arith.addi %18, %c15 : index
    %2495 = arith.muli %2478, %c2 : index
    %2496 = arith.addi %2494, %2495 : index
    %2497 = arith.divui %2493, %c13 : index
    %2498 = arith.addi %2496, %2497 : index
    %2499 = arith.cmpi slt, %2498, %17 : index
    scf.if %2499 {
      %2500 = arith.cmpi eq, %hasFactors, %c6 : index
      %2501 = arith.muli %2498, %c2 : index
      %2502 = memref.load %factors[%2501] : memref<?xf32>
      %2503 = arith.mulf %2502, %operandScale : f32
      %2504 = arith.select %2500, %2503, %operandScale : f32
      %2505 = arith.remui %2493, %c13 : index
      %2506 = arith.muli %2505, %c19 : index
      %2507 = arith.addi %13, %2506 : index
      %2508 = vector.load %w[%2507] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2509 = vector.bitcast %2508 : vector<4xi8> to vector<1xf32>
      %2510 = vector.extract %2509[0] : f32 from vector<1xf32>
      %2511 = arith.mulf %2510, %2504 : f32
      %2512 = arith.mulf %2485, %2511 : f32
      %2513 = arith.remui %2493, %c13 : index
      %2514 = arith.muli %2513, %c19 : index
      %2515 = arith.addi %15, %2514 : index
      %2516 = vector.load %w[%2515] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2517 = vector.bitcast %2516 : vector<4xi8> to vector<1xf32>
      %2518 = vector.extract %2517[0] : f32 from vector<1xf32>
      %2519 = arith.mulf %2518, %2504 : f32
      %2520 = arith.mulf %2492, %2519 : f32
      %2521 = arith.addi %13, %c8 : index
      %2522 = vector.load %w[%2521] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2523 = vector.bitcast %2522 : vector<4xi8> to vector<1xf32>
      %2524 = vector.extract %2523[0] : f32 from vector<1xf32>
      %2525 = arith.muli %2498, %c2 : index
      %2526 = arith.addi %2525, %c6 : index
      %2527 = memref.load %factors[%2526] : memref<?xf32>
      %2528 = arith.mulf %2527, %2524 : f32
      %2529 = arith.bitcast %2528 : f32 to i32
      %2530 = arith.shrui %2529, %c41 : i32
      %2531 = arith.maxsi %2530, %c42 : i32
      %2532 = arith.subi %c43, %2531 : i32
      %2533 = arith.shli %2532, %c41 : i32
      %2534 = arith.subi %2531, %c44 : i32
      %2535 = arith.shli %2534, %c41 : i32
      %2536 = arith.bitcast %2533 : i32 to f32
      %2537 = arith.bitcast %2535 : i32 to f32
      %2538 = arith.cmpi eq, %0, %c5 : index
      %2539 = wave.lane
      %2540 = arith.remui %2539, %c13 : index
      %2541 = arith.cmpi eq, %2540, %c5 : index
      %2542 = arith.andi %2538, %2541 : i1
      scf.if %2542 {
        %2543 = arith.muli %2498, %c2 : index
        memref.store %2537, %out_factors[%2543] : memref<?xf32>
      }
      %2544 = arith.mulf %2512, %c46 : f32
      %2545 = wave.exp2 %2544 : f32
      %2546 = arith.addf %c45, %2545 : f32
      %2547 = arith.divf %2512, %2546 : f32
      %2548 = arith.mulf %2547, %2520 : f32
      %2549 = arith.mulf %2548, %2536 : f32
      %2550 = arith.truncf %2549 : f32 to f16
      %2551 = arith.muli %0, %c13 : index
      %2552 = wave.lane
      %2553 = arith.remui %2552, %c13 : index
      %2554 = arith.addi %2551, %2553 : index
      %2555 = arith.divui %2498, %outTileRows : index
      %2556 = arith.divui %outputFeatures, %c13 : index
      %2557 = arith.muli %2555, %2556 : index
      %2558 = arith.divui %2554, %c13 : index
      %2559 = arith.addi %2557, %2558 : index
      %2560 = arith.muli %2559, %c2 : index
      %2561 = arith.remui %2554, %c13 : index
      %2562 = arith.divui %2561, %c1 : index
      %2563 = arith.addi %2560, %2562 : index
      %2564 = arith.muli %outTileRows, %c1 : index
      %2565 = arith.muli %2563, %2564 : index
      %2566 = arith.remui %2498, %outTileRows : index
      %2567 = arith.muli %2566, %c1 : index
      %2568 = arith.addi %2565, %2567 : index
      %2569 = arith.remui %2554, %c1 : index
      %2570 = arith.addi %2568, %2569 : index
      memref.store %2550, %out[%2570] : memref<?xf16>
    }
  }
  wave.return
}
