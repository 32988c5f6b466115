// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q5_1', dim=256, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q5_1_d256_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 16 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 8 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 2 : index
  %c5 = arith.constant 127 : index
  %c6 = arith.constant 128 : index
  %c7 = arith.constant 16 : index
  %c8 = arith.constant 0 : index
  %c9 = arith.constant 1 : index
  %c10 = arith.constant 8192 : index
  %c11 = arith.constant 4096 : index
  %c12 = arith.constant 64 : index
  %tileRows = wave.param "tileRows" : index
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
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %hasBias = wave.param "hasBias" : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c43 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %c45 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c50 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c51 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c52 = arith.constant 16384 : index
  %c53 = arith.constant 512 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = wave.wave
  %3 = arith.remui %2, %c2 : index
  %4 = arith.divui %2, %c2 : index
  %5 = arith.muli %inputFeatures, %c2 : index
  %6 = arith.muli %inputFeatures, %c4 : index
  %7 = arith.addi %6, %c5 : index
  %8 = arith.divui %7, %c6 : index
  %9 = arith.muli %8, %c6 : index
  %10 = arith.addi %5, %9 : index
  %11 = arith.addi %10, %c6 : index
  %12 = arith.muli %inputFeatures, %c4 : index
  %13 = arith.addi %11, %12 : index
  %14 = arith.muli %0, %c7 : index
  %15 = arith.muli %3, %c4 : index
  %16 = arith.addi %14, %15 : index
  %17 = arith.addi %16, %c8 : index
  %18 = arith.muli %17, %13 : index
  %19 = arith.addi %16, %c9 : index
  %20 = arith.muli %19, %13 : index
  %21 = wave.scratch %c10 : memref<?xf32>
  %22 = wave.scratch %c11 : memref<?xf32>
  %23 = memref.load %step[%c8] : memref<?xi32>
  %24 = arith.index_cast %23 : i32 to index
  %25 = arith.muli %1, %c12 : index
  %26 = arith.cmpi slt, %25, %24 : index
  scf.if %26 {
    %27 = wave.lane
    %28 = arith.remui %27, %c7 : index
    %29 = arith.remui %28, %tileRows : index
    %30 = arith.addi %25, %29 : index
    %31 = arith.divui %30, %tileRows : index
    %32 = arith.divui %inputFeatures, %c7 : index
    %33 = arith.muli %31, %32 : index
    %34 = arith.divui %c8, %c7 : index
    %35 = arith.addi %33, %34 : index
    %36 = arith.muli %35, %c4 : index
    %37 = arith.remui %c8, %c7 : index
    %38 = arith.divui %37, %c2 : index
    %39 = arith.addi %36, %38 : index
    %40 = arith.muli %tileRows, %c2 : index
    %41 = arith.muli %39, %40 : index
    %42 = arith.remui %30, %tileRows : index
    %43 = arith.muli %42, %c2 : index
    %44 = arith.addi %41, %43 : index
    %45 = arith.remui %c8, %c2 : index
    %46 = arith.addi %44, %45 : index
    %47 = arith.addi %28, %c7 : index
    %48 = arith.addi %25, %47 : index
    %49 = arith.divui %48, %tileRows : index
    %50 = arith.divui %inputFeatures, %c7 : index
    %51 = arith.muli %49, %50 : index
    %52 = arith.divui %c8, %c7 : index
    %53 = arith.addi %51, %52 : index
    %54 = arith.muli %53, %c4 : index
    %55 = arith.remui %c8, %c7 : index
    %56 = arith.divui %55, %c2 : index
    %57 = arith.addi %54, %56 : index
    %58 = arith.muli %tileRows, %c2 : index
    %59 = arith.muli %57, %58 : index
    %60 = arith.remui %48, %tileRows : index
    %61 = arith.muli %60, %c2 : index
    %62 = arith.addi %59, %61 : index
    %63 = arith.remui %c8, %c2 : index
    %64 = arith.addi %62, %63 : index
    %65 = arith.addi %28, %c14 : index
    %66 = arith.addi %25, %65 : index
    %67 = arith.divui %66, %tileRows : index
    %68 = arith.divui %inputFeatures, %c7 : index
    %69 = arith.muli %67, %68 : index
    %70 = arith.divui %c8, %c7 : index
    %71 = arith.addi %69, %70 : index
    %72 = arith.muli %71, %c4 : index
    %73 = arith.remui %c8, %c7 : index
    %74 = arith.divui %73, %c2 : index
    %75 = arith.addi %72, %74 : index
    %76 = arith.muli %tileRows, %c2 : index
    %77 = arith.muli %75, %76 : index
    %78 = arith.remui %66, %tileRows : index
    %79 = arith.muli %78, %c2 : index
    %80 = arith.addi %77, %79 : index
    %81 = arith.remui %c8, %c2 : index
    %82 = arith.addi %80, %81 : index
    %83 = arith.addi %28, %c15 : index
    %84 = arith.addi %25, %83 : index
    %85 = arith.divui %84, %tileRows : index
    %86 = arith.divui %inputFeatures, %c7 : index
    %87 = arith.muli %85, %86 : index
    %88 = arith.divui %c8, %c7 : index
    %89 = arith.addi %87, %88 : index
    %90 = arith.muli %89, %c4 : index
    %91 = arith.remui %c8, %c7 : index
    %92 = arith.divui %91, %c2 : index
    %93 = arith.addi %90, %92 : index
    %94 = arith.muli %tileRows, %c2 : index
    %95 = arith.muli %93, %94 : index
    %96 = arith.remui %84, %tileRows : index
    %97 = arith.muli %96, %c2 : index
    %98 = arith.addi %95, %97 : index
    %99 = arith.remui %c8, %c2 : index
    %100 = arith.addi %98, %99 : index
    %101 = arith.divui %inputFeatures, %c14 : index
    %102 = arith.muli %4, %stepsPerWave : index
    %103 = arith.minsi %102, %101 : index
    %104 = arith.addi %103, %stepsPerWave : index
    %105 = arith.minsi %104, %101 : index
    %106 = arith.cmpi eq, %wholeBlocks, %c9 : index
    %107 = arith.subi %105, %103 : index
    %108 = arith.divui %107, %c4 : index
    %109 = arith.muli %108, %c4 : index
    %110 = arith.addi %103, %109 : index
    %111 = arith.addi %103, %stepsPerWave : index
    %112 = arith.select %106, %111, %110 : index
    %122:8 = scf.for %113 = %103 to %112 step %c4 iter_args(%114 = %c16, %115 = %c16, %116 = %c16, %117 = %c16, %118 = %c16, %119 = %c16, %120 = %c16, %121 = %c16) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %123 = wave.lane
      %124 = arith.addi %113, %c8 : index
      %125 = arith.remui %123, %c7 : index
      %126 = arith.addi %18, %c6 : index
      %127 = arith.muli %124, %c12 : index
      %128 = arith.addi %126, %127 : index
      %129 = arith.muli %125, %c19 : index
      %130 = arith.addi %128, %129 : index
      %131 = vector.load %w[%130] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %132 = vector.bitcast %131 : vector<4xi8> to vector<2xf16>
      %133 = vector.extract %132[0] : f16 from vector<2xf16>
      %134 = vector.broadcast %133 : f16 to vector<16xf16>
      %135 = vector.extract %132[1] : f16 from vector<2xf16>
      %136 = vector.broadcast %135 : f16 to vector<16xf16>
      %137 = arith.addi %18, %c6 : index
      %138 = arith.muli %inputFeatures, %c4 : index
      %139 = arith.addi %138, %c5 : index
      %140 = arith.divui %139, %c6 : index
      %141 = arith.muli %140, %c6 : index
      %142 = arith.addi %137, %141 : index
      %143 = arith.muli %124, %c20 : index
      %144 = arith.addi %142, %143 : index
      %145 = arith.muli %125, %c7 : index
      %146 = arith.addi %144, %145 : index
      %147 = arith.muli %inputFeatures, %c2 : index
      %148 = arith.muli %inputFeatures, %c4 : index
      %149 = arith.addi %148, %c5 : index
      %150 = arith.divui %149, %c6 : index
      %151 = arith.muli %150, %c6 : index
      %152 = arith.addi %147, %151 : index
      %153 = arith.addi %152, %c6 : index
      %154 = arith.addi %18, %153 : index
      %155 = arith.muli %124, %c7 : index
      %156 = arith.addi %155, %125 : index
      %157 = arith.muli %156, %c19 : index
      %158 = arith.addi %154, %157 : index
      %159 = vector.load %w[%158] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %160 = vector.bitcast %159 : vector<4xi8> to vector<1xi32>
      %161 = vector.shuffle %160, %160 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %162 = vector.load %w[%146] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %163 = vector.bitcast %162 : vector<16xi8> to vector<4xi32>
      %164 = arith.shrui %163, %c21 : vector<4xi32>
      %165 = arith.andi %164, %c22 : vector<4xi32>
      %166 = arith.shrui %161, %c23 : vector<4xi32>
      %167 = arith.andi %166, %c24 : vector<4xi32>
      %168 = arith.shli %167, %c25 : vector<4xi32>
      %169 = arith.ori %165, %168 : vector<4xi32>
      %170 = arith.ori %169, %c26 : vector<4xi32>
      %171 = vector.bitcast %170 : vector<4xi32> to vector<8xf16>
      %172 = arith.shrui %163, %c25 : vector<4xi32>
      %173 = arith.andi %172, %c22 : vector<4xi32>
      %174 = arith.shrui %161, %c27 : vector<4xi32>
      %175 = arith.andi %174, %c24 : vector<4xi32>
      %176 = arith.shli %175, %c25 : vector<4xi32>
      %177 = arith.ori %173, %176 : vector<4xi32>
      %178 = arith.ori %177, %c26 : vector<4xi32>
      %179 = vector.bitcast %178 : vector<4xi32> to vector<8xf16>
      %180 = arith.shrui %163, %c28 : vector<4xi32>
      %181 = arith.andi %180, %c22 : vector<4xi32>
      %182 = arith.shrui %161, %c29 : vector<4xi32>
      %183 = arith.andi %182, %c24 : vector<4xi32>
      %184 = arith.shli %183, %c25 : vector<4xi32>
      %185 = arith.ori %181, %184 : vector<4xi32>
      %186 = arith.ori %185, %c26 : vector<4xi32>
      %187 = vector.bitcast %186 : vector<4xi32> to vector<8xf16>
      %188 = arith.shrui %163, %c30 : vector<4xi32>
      %189 = arith.andi %188, %c22 : vector<4xi32>
      %190 = arith.shrui %161, %c31 : vector<4xi32>
      %191 = arith.andi %190, %c24 : vector<4xi32>
      %192 = arith.shli %191, %c25 : vector<4xi32>
      %193 = arith.ori %189, %192 : vector<4xi32>
      %194 = arith.ori %193, %c26 : vector<4xi32>
      %195 = vector.bitcast %194 : vector<4xi32> to vector<8xf16>
      %196 = vector.shuffle %171, %179 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %197 = vector.shuffle %187, %195 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %198 = vector.shuffle %196, %197 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %199 = arith.subf %198, %c32 : vector<32xf16>
      %200 = vector.shuffle %199, %199 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %201 = vector.shuffle %199, %199 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %202 = math.fma %200, %134, %136 : vector<16xf16>
      %203 = math.fma %201, %134, %136 : vector<16xf16>
      %204 = arith.addi %113, %c9 : index
      %205 = arith.remui %123, %c7 : index
      %206 = arith.addi %18, %c6 : index
      %207 = arith.muli %204, %c12 : index
      %208 = arith.addi %206, %207 : index
      %209 = arith.muli %205, %c19 : index
      %210 = arith.addi %208, %209 : index
      %211 = vector.load %w[%210] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %212 = vector.bitcast %211 : vector<4xi8> to vector<2xf16>
      %213 = vector.extract %212[0] : f16 from vector<2xf16>
      %214 = vector.broadcast %213 : f16 to vector<16xf16>
      %215 = vector.extract %212[1] : f16 from vector<2xf16>
      %216 = vector.broadcast %215 : f16 to vector<16xf16>
      %217 = arith.addi %18, %c6 : index
      %218 = arith.muli %inputFeatures, %c4 : index
      %219 = arith.addi %218, %c5 : index
      %220 = arith.divui %219, %c6 : index
      %221 = arith.muli %220, %c6 : index
      %222 = arith.addi %217, %221 : index
      %223 = arith.muli %204, %c20 : index
      %224 = arith.addi %222, %223 : index
      %225 = arith.muli %205, %c7 : index
      %226 = arith.addi %224, %225 : index
      %227 = arith.muli %inputFeatures, %c2 : index
      %228 = arith.muli %inputFeatures, %c4 : index
      %229 = arith.addi %228, %c5 : index
      %230 = arith.divui %229, %c6 : index
      %231 = arith.muli %230, %c6 : index
      %232 = arith.addi %227, %231 : index
      %233 = arith.addi %232, %c6 : index
      %234 = arith.addi %18, %233 : index
      %235 = arith.muli %204, %c7 : index
      %236 = arith.addi %235, %205 : index
      %237 = arith.muli %236, %c19 : index
      %238 = arith.addi %234, %237 : index
      %239 = vector.load %w[%238] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %240 = vector.bitcast %239 : vector<4xi8> to vector<1xi32>
      %241 = vector.shuffle %240, %240 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %242 = vector.load %w[%226] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %243 = vector.bitcast %242 : vector<16xi8> to vector<4xi32>
      %244 = arith.shrui %243, %c21 : vector<4xi32>
      %245 = arith.andi %244, %c22 : vector<4xi32>
      %246 = arith.shrui %241, %c23 : vector<4xi32>
      %247 = arith.andi %246, %c24 : vector<4xi32>
      %248 = arith.shli %247, %c25 : vector<4xi32>
      %249 = arith.ori %245, %248 : vector<4xi32>
      %250 = arith.ori %249, %c26 : vector<4xi32>
      %251 = vector.bitcast %250 : vector<4xi32> to vector<8xf16>
      %252 = arith.shrui %243, %c25 : vector<4xi32>
      %253 = arith.andi %252, %c22 : vector<4xi32>
      %254 = arith.shrui %241, %c27 : vector<4xi32>
      %255 = arith.andi %254, %c24 : vector<4xi32>
      %256 = arith.shli %255, %c25 : vector<4xi32>
      %257 = arith.ori %253, %256 : vector<4xi32>
      %258 = arith.ori %257, %c26 : vector<4xi32>
      %259 = vector.bitcast %258 : vector<4xi32> to vector<8xf16>
      %260 = arith.shrui %243, %c28 : vector<4xi32>
      %261 = arith.andi %260, %c22 : vector<4xi32>
      %262 = arith.shrui %241, %c29 : vector<4xi32>
      %263 = arith.andi %262, %c24 : vector<4xi32>
      %264 = arith.shli %263, %c25 : vector<4xi32>
      %265 = arith.ori %261, %264 : vector<4xi32>
      %266 = arith.ori %265, %c26 : vector<4xi32>
      %267 = vector.bitcast %266 : vector<4xi32> to vector<8xf16>
      %268 = arith.shrui %243, %c30 : vector<4xi32>
      %269 = arith.andi %268, %c22 : vector<4xi32>
      %270 = arith.shrui %241, %c31 : vector<4xi32>
      %271 = arith.andi %270, %c24 : vector<4xi32>
      %272 = arith.shli %271, %c25 : vector<4xi32>
      %273 = arith.ori %269, %272 : vector<4xi32>
      %274 = arith.ori %273, %c26 : vector<4xi32>
      %275 = vector.bitcast %274 : vector<4xi32> to vector<8xf16>
      %276 = vector.shuffle %251, %259 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %277 = vector.shuffle %267, %275 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %278 = vector.shuffle %276, %277 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %279 = arith.subf %278, %c32 : vector<32xf16>
      %280 = vector.shuffle %279, %279 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %281 = vector.shuffle %279, %279 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %282 = math.fma %280, %214, %216 : vector<16xf16>
      %283 = math.fma %281, %214, %216 : vector<16xf16>
      %284 = arith.addi %113, %c8 : index
      %285 = arith.remui %123, %c7 : index
      %286 = arith.addi %20, %c6 : index
      %287 = arith.muli %284, %c12 : index
      %288 = arith.addi %286, %287 : index
      %289 = arith.muli %285, %c19 : index
      %290 = arith.addi %288, %289 : index
      %291 = vector.load %w[%290] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %292 = vector.bitcast %291 : vector<4xi8> to vector<2xf16>
      %293 = vector.extract %292[0] : f16 from vector<2xf16>
      %294 = vector.broadcast %293 : f16 to vector<16xf16>
      %295 = vector.extract %292[1] : f16 from vector<2xf16>
      %296 = vector.broadcast %295 : f16 to vector<16xf16>
      %297 = arith.addi %20, %c6 : index
      %298 = arith.muli %inputFeatures, %c4 : index
      %299 = arith.addi %298, %c5 : index
      %300 = arith.divui %299, %c6 : index
      %301 = arith.muli %300, %c6 : index
      %302 = arith.addi %297, %301 : index
      %303 = arith.muli %284, %c20 : index
      %304 = arith.addi %302, %303 : index
      %305 = arith.muli %285, %c7 : index
      %306 = arith.addi %304, %305 : index
      %307 = arith.muli %inputFeatures, %c2 : index
      %308 = arith.muli %inputFeatures, %c4 : index
      %309 = arith.addi %308, %c5 : index
      %310 = arith.divui %309, %c6 : index
      %311 = arith.muli %310, %c6 : index
      %312 = arith.addi %307, %311 : index
      %313 = arith.addi %312, %c6 : index
      %314 = arith.addi %20, %313 : index
      %315 = arith.muli %284, %c7 : index
      %316 = arith.addi %315, %285 : index
      %317 = arith.muli %316, %c19 : index
      %318 = arith.addi %314, %317 : index
      %319 = vector.load %w[%318] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %320 = vector.bitcast %319 : vector<4xi8> to vector<1xi32>
      %321 = vector.shuffle %320, %320 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %322 = vector.load %w[%306] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %323 = vector.bitcast %322 : vector<16xi8> to vector<4xi32>
      %324 = arith.shrui %323, %c21 : vector<4xi32>
      %325 = arith.andi %324, %c22 : vector<4xi32>
      %326 = arith.shrui %321, %c23 : vector<4xi32>
      %327 = arith.andi %326, %c24 : vector<4xi32>
      %328 = arith.shli %327, %c25 : vector<4xi32>
      %329 = arith.ori %325, %328 : vector<4xi32>
      %330 = arith.ori %329, %c26 : vector<4xi32>
      %331 = vector.bitcast %330 : vector<4xi32> to vector<8xf16>
      %332 = arith.shrui %323, %c25 : vector<4xi32>
      %333 = arith.andi %332, %c22 : vector<4xi32>
      %334 = arith.shrui %321, %c27 : vector<4xi32>
      %335 = arith.andi %334, %c24 : vector<4xi32>
      %336 = arith.shli %335, %c25 : vector<4xi32>
      %337 = arith.ori %333, %336 : vector<4xi32>
      %338 = arith.ori %337, %c26 : vector<4xi32>
      %339 = vector.bitcast %338 : vector<4xi32> to vector<8xf16>
      %340 = arith.shrui %323, %c28 : vector<4xi32>
      %341 = arith.andi %340, %c22 : vector<4xi32>
      %342 = arith.shrui %321, %c29 : vector<4xi32>
      %343 = arith.andi %342, %c24 : vector<4xi32>
      %344 = arith.shli %343, %c25 : vector<4xi32>
      %345 = arith.ori %341, %344 : vector<4xi32>
      %346 = arith.ori %345, %c26 : vector<4xi32>
      %347 = vector.bitcast %346 : vector<4xi32> to vector<8xf16>
      %348 = arith.shrui %323, %c30 : vector<4xi32>
      %349 = arith.andi %348, %c22 : vector<4xi32>
      %350 = arith.shrui %321, %c31 : vector<4xi32>
      %351 = arith.andi %350, %c24 : vector<4xi32>
      %352 = arith.shli %351, %c25 : vector<4xi32>
      %353 = arith.ori %349, %352 : vector<4xi32>
      %354 = arith.ori %353, %c26 : vector<4xi32>
      %355 = vector.bitcast %354 : vector<4xi32> to vector<8xf16>
      %356 = vector.shuffle %331, %339 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %357 = vector.shuffle %347, %355 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %358 = vector.shuffle %356, %357 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %359 = arith.subf %358, %c32 : vector<32xf16>
      %360 = vector.shuffle %359, %359 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %361 = vector.shuffle %359, %359 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %362 = math.fma %360, %294, %296 : vector<16xf16>
      %363 = math.fma %361, %294, %296 : vector<16xf16>
      %364 = arith.addi %113, %c9 : index
      %365 = arith.remui %123, %c7 : index
      %366 = arith.addi %20, %c6 : index
      %367 = arith.muli %364, %c12 : index
      %368 = arith.addi %366, %367 : index
      %369 = arith.muli %365, %c19 : index
      %370 = arith.addi %368, %369 : index
      %371 = vector.load %w[%370] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %372 = vector.bitcast %371 : vector<4xi8> to vector<2xf16>
      %373 = vector.extract %372[0] : f16 from vector<2xf16>
      %374 = vector.broadcast %373 : f16 to vector<16xf16>
      %375 = vector.extract %372[1] : f16 from vector<2xf16>
      %376 = vector.broadcast %375 : f16 to vector<16xf16>
      %377 = arith.addi %20, %c6 : index
      %378 = arith.muli %inputFeatures, %c4 : index
      %379 = arith.addi %378, %c5 : index
      %380 = arith.divui %379, %c6 : index
      %381 = arith.muli %380, %c6 : index
      %382 = arith.addi %377, %381 : index
      %383 = arith.muli %364, %c20 : index
      %384 = arith.addi %382, %383 : index
      %385 = arith.muli %365, %c7 : index
      %386 = arith.addi %384, %385 : index
      %387 = arith.muli %inputFeatures, %c2 : index
      %388 = arith.muli %inputFeatures, %c4 : index
      %389 = arith.addi %388, %c5 : index
      %390 = arith.divui %389, %c6 : index
      %391 = arith.muli %390, %c6 : index
      %392 = arith.addi %387, %391 : index
      %393 = arith.addi %392, %c6 : index
      %394 = arith.addi %20, %393 : index
      %395 = arith.muli %364, %c7 : index
      %396 = arith.addi %395, %365 : index
      %397 = arith.muli %396, %c19 : index
      %398 = arith.addi %394, %397 : index
      %399 = vector.load %w[%398] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %400 = vector.bitcast %399 : vector<4xi8> to vector<1xi32>
      %401 = vector.shuffle %400, %400 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %402 = vector.load %w[%386] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %403 = vector.bitcast %402 : vector<16xi8> to vector<4xi32>
      %404 = arith.shrui %403, %c21 : vector<4xi32>
      %405 = arith.andi %404, %c22 : vector<4xi32>
      %406 = arith.shrui %401, %c23 : vector<4xi32>
      %407 = arith.andi %406, %c24 : vector<4xi32>
      %408 = arith.shli %407, %c25 : vector<4xi32>
      %409 = arith.ori %405, %408 : vector<4xi32>
      %410 = arith.ori %409, %c26 : vector<4xi32>
      %411 = vector.bitcast %410 : vector<4xi32> to vector<8xf16>
      %412 = arith.shrui %403, %c25 : vector<4xi32>
      %413 = arith.andi %412, %c22 : vector<4xi32>
      %414 = arith.shrui %401, %c27 : vector<4xi32>
      %415 = arith.andi %414, %c24 : vector<4xi32>
      %416 = arith.shli %415, %c25 : vector<4xi32>
      %417 = arith.ori %413, %416 : vector<4xi32>
      %418 = arith.ori %417, %c26 : vector<4xi32>
      %419 = vector.bitcast %418 : vector<4xi32> to vector<8xf16>
      %420 = arith.shrui %403, %c28 : vector<4xi32>
      %421 = arith.andi %420, %c22 : vector<4xi32>
      %422 = arith.shrui %401, %c29 : vector<4xi32>
      %423 = arith.andi %422, %c24 : vector<4xi32>
      %424 = arith.shli %423, %c25 : vector<4xi32>
      %425 = arith.ori %421, %424 : vector<4xi32>
      %426 = arith.ori %425, %c26 : vector<4xi32>
      %427 = vector.bitcast %426 : vector<4xi32> to vector<8xf16>
      %428 = arith.shrui %403, %c30 : vector<4xi32>
      %429 = arith.andi %428, %c22 : vector<4xi32>
      %430 = arith.shrui %401, %c31 : vector<4xi32>
      %431 = arith.andi %430, %c24 : vector<4xi32>
      %432 = arith.shli %431, %c25 : vector<4xi32>
      %433 = arith.ori %429, %432 : vector<4xi32>
      %434 = arith.ori %433, %c26 : vector<4xi32>
      %435 = vector.bitcast %434 : vector<4xi32> to vector<8xf16>
      %436 = vector.shuffle %411, %419 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %437 = vector.shuffle %427, %435 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %438 = vector.shuffle %436, %437 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %439 = arith.subf %438, %c32 : vector<32xf16>
      %440 = vector.shuffle %439, %439 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %441 = vector.shuffle %439, %439 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %442 = math.fma %440, %374, %376 : vector<16xf16>
      %443 = math.fma %441, %374, %376 : vector<16xf16>
      %444 = arith.muli %113, %c4 : index
      %445 = arith.addi %444, %c8 : index
      %446 = arith.muli %tileRows, %c7 : index
      %447 = arith.muli %445, %446 : index
      %448 = arith.addi %46, %447 : index
      %449 = vector.load %x[%448] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %450 = arith.muli %tileRows, %c2 : index
      %451 = arith.addi %448, %450 : index
      %452 = vector.load %x[%451] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %453 = vector.shuffle %449, %452 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %454 = wave.mma %453, %202, %114 : vector<16xf16>, vector<8xf32>
      %455 = wave.mma %453, %362, %115 : vector<16xf16>, vector<8xf32>
      %456 = arith.muli %113, %c4 : index
      %457 = arith.addi %456, %c8 : index
      %458 = arith.muli %tileRows, %c7 : index
      %459 = arith.muli %457, %458 : index
      %460 = arith.addi %64, %459 : index
      %461 = vector.load %x[%460] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %462 = arith.muli %tileRows, %c2 : index
      %463 = arith.addi %460, %462 : index
      %464 = vector.load %x[%463] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %465 = vector.shuffle %461, %464 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %466 = wave.mma %465, %202, %116 : vector<16xf16>, vector<8xf32>
      %467 = wave.mma %465, %362, %117 : vector<16xf16>, vector<8xf32>
      %468 = arith.muli %113, %c4 : index
      %469 = arith.addi %468, %c8 : index
      %470 = arith.muli %tileRows, %c7 : index
      %471 = arith.muli %469, %470 : index
      %472 = arith.addi %82, %471 : index
      %473 = vector.load %x[%472] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %474 = arith.muli %tileRows, %c2 : index
      %475 = arith.addi %472, %474 : index
      %476 = vector.load %x[%475] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %477 = vector.shuffle %473, %476 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %478 = wave.mma %477, %202, %118 : vector<16xf16>, vector<8xf32>
      %479 = wave.mma %477, %362, %119 : vector<16xf16>, vector<8xf32>
      %480 = arith.muli %113, %c4 : index
      %481 = arith.addi %480, %c8 : index
      %482 = arith.muli %tileRows, %c7 : index
      %483 = arith.muli %481, %482 : index
      %484 = arith.addi %100, %483 : index
      %485 = vector.load %x[%484] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %486 = arith.muli %tileRows, %c2 : index
      %487 = arith.addi %484, %486 : index
      %488 = vector.load %x[%487] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %489 = vector.shuffle %485, %488 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %490 = wave.mma %489, %202, %120 : vector<16xf16>, vector<8xf32>
      %491 = wave.mma %489, %362, %121 : vector<16xf16>, vector<8xf32>
      %492 = arith.muli %113, %c4 : index
      %493 = arith.addi %492, %c9 : index
      %494 = arith.muli %tileRows, %c7 : index
      %495 = arith.muli %493, %494 : index
      %496 = arith.addi %46, %495 : index
      %497 = vector.load %x[%496] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %498 = arith.muli %tileRows, %c2 : index
      %499 = arith.addi %496, %498 : index
      %500 = vector.load %x[%499] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %501 = vector.shuffle %497, %500 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %502 = wave.mma %501, %203, %454 : vector<16xf16>, vector<8xf32>
      %503 = wave.mma %501, %363, %455 : vector<16xf16>, vector<8xf32>
      %504 = arith.muli %113, %c4 : index
      %505 = arith.addi %504, %c9 : index
      %506 = arith.muli %tileRows, %c7 : index
      %507 = arith.muli %505, %506 : index
      %508 = arith.addi %64, %507 : index
      %509 = vector.load %x[%508] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %510 = arith.muli %tileRows, %c2 : index
      %511 = arith.addi %508, %510 : index
      %512 = vector.load %x[%511] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %513 = vector.shuffle %509, %512 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %514 = wave.mma %513, %203, %466 : vector<16xf16>, vector<8xf32>
      %515 = wave.mma %513, %363, %467 : vector<16xf16>, vector<8xf32>
      %516 = arith.muli %113, %c4 : index
      %517 = arith.addi %516, %c9 : index
      %518 = arith.muli %tileRows, %c7 : index
      %519 = arith.muli %517, %518 : index
      %520 = arith.addi %82, %519 : index
      %521 = vector.load %x[%520] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %522 = arith.muli %tileRows, %c2 : index
      %523 = arith.addi %520, %522 : index
      %524 = vector.load %x[%523] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %525 = vector.shuffle %521, %524 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %526 = wave.mma %525, %203, %478 : vector<16xf16>, vector<8xf32>
      %527 = wave.mma %525, %363, %479 : vector<16xf16>, vector<8xf32>
      %528 = arith.muli %113, %c4 : index
      %529 = arith.addi %528, %c9 : index
      %530 = arith.muli %tileRows, %c7 : index
      %531 = arith.muli %529, %530 : index
      %532 = arith.addi %100, %531 : index
      %533 = vector.load %x[%532] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %534 = arith.muli %tileRows, %c2 : index
      %535 = arith.addi %532, %534 : index
      %536 = vector.load %x[%535] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %537 = vector.shuffle %533, %536 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %538 = wave.mma %537, %203, %490 : vector<16xf16>, vector<8xf32>
      %539 = wave.mma %537, %363, %491 : vector<16xf16>, vector<8xf32>
      %540 = arith.muli %113, %c4 : index
      %541 = arith.addi %540, %c4 : index
      %542 = arith.muli %tileRows, %c7 : index
      %543 = arith.muli %541, %542 : index
      %544 = arith.addi %46, %543 : index
      %545 = vector.load %x[%544] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %546 = arith.muli %tileRows, %c2 : index
      %547 = arith.addi %544, %546 : index
      %548 = vector.load %x[%547] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %549 = vector.shuffle %545, %548 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %550 = wave.mma %549, %282, %502 : vector<16xf16>, vector<8xf32>
      %551 = wave.mma %549, %442, %503 : vector<16xf16>, vector<8xf32>
      %552 = arith.muli %113, %c4 : index
      %553 = arith.addi %552, %c4 : index
      %554 = arith.muli %tileRows, %c7 : index
      %555 = arith.muli %553, %554 : index
      %556 = arith.addi %64, %555 : index
      %557 = vector.load %x[%556] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %558 = arith.muli %tileRows, %c2 : index
      %559 = arith.addi %556, %558 : index
      %560 = vector.load %x[%559] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %561 = vector.shuffle %557, %560 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %562 = wave.mma %561, %282, %514 : vector<16xf16>, vector<8xf32>
      %563 = wave.mma %561, %442, %515 : vector<16xf16>, vector<8xf32>
      %564 = arith.muli %113, %c4 : index
      %565 = arith.addi %564, %c4 : index
      %566 = arith.muli %tileRows, %c7 : index
      %567 = arith.muli %565, %566 : index
      %568 = arith.addi %82, %567 : index
      %569 = vector.load %x[%568] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %570 = arith.muli %tileRows, %c2 : index
      %571 = arith.addi %568, %570 : index
      %572 = vector.load %x[%571] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %573 = vector.shuffle %569, %572 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %574 = wave.mma %573, %282, %526 : vector<16xf16>, vector<8xf32>
      %575 = wave.mma %573, %442, %527 : vector<16xf16>, vector<8xf32>
      %576 = arith.muli %113, %c4 : index
      %577 = arith.addi %576, %c4 : index
      %578 = arith.muli %tileRows, %c7 : index
      %579 = arith.muli %577, %578 : index
      %580 = arith.addi %100, %579 : index
      %581 = vector.load %x[%580] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %582 = arith.muli %tileRows, %c2 : index
      %583 = arith.addi %580, %582 : index
      %584 = vector.load %x[%583] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %585 = vector.shuffle %581, %584 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %586 = wave.mma %585, %282, %538 : vector<16xf16>, vector<8xf32>
      %587 = wave.mma %585, %442, %539 : vector<16xf16>, vector<8xf32>
      %588 = arith.muli %113, %c4 : index
      %589 = arith.addi %588, %c33 : index
      %590 = arith.muli %tileRows, %c7 : index
      %591 = arith.muli %589, %590 : index
      %592 = arith.addi %46, %591 : index
      %593 = vector.load %x[%592] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %594 = arith.muli %tileRows, %c2 : index
      %595 = arith.addi %592, %594 : index
      %596 = vector.load %x[%595] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %597 = vector.shuffle %593, %596 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %598 = wave.mma %597, %283, %550 : vector<16xf16>, vector<8xf32>
      %599 = wave.mma %597, %443, %551 : vector<16xf16>, vector<8xf32>
      %600 = arith.muli %113, %c4 : index
      %601 = arith.addi %600, %c33 : index
      %602 = arith.muli %tileRows, %c7 : index
      %603 = arith.muli %601, %602 : index
      %604 = arith.addi %64, %603 : index
      %605 = vector.load %x[%604] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %606 = arith.muli %tileRows, %c2 : index
      %607 = arith.addi %604, %606 : index
      %608 = vector.load %x[%607] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %609 = vector.shuffle %605, %608 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %610 = wave.mma %609, %283, %562 : vector<16xf16>, vector<8xf32>
      %611 = wave.mma %609, %443, %563 : vector<16xf16>, vector<8xf32>
      %612 = arith.muli %113, %c4 : index
      %613 = arith.addi %612, %c33 : index
      %614 = arith.muli %tileRows, %c7 : index
      %615 = arith.muli %613, %614 : index
      %616 = arith.addi %82, %615 : index
      %617 = vector.load %x[%616] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %618 = arith.muli %tileRows, %c2 : index
      %619 = arith.addi %616, %618 : index
      %620 = vector.load %x[%619] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %621 = vector.shuffle %617, %620 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %622 = wave.mma %621, %283, %574 : vector<16xf16>, vector<8xf32>
      %623 = wave.mma %621, %443, %575 : vector<16xf16>, vector<8xf32>
      %624 = arith.muli %113, %c4 : index
      %625 = arith.addi %624, %c33 : index
      %626 = arith.muli %tileRows, %c7 : index
      %627 = arith.muli %625, %626 : index
      %628 = arith.addi %100, %627 : index
      %629 = vector.load %x[%628] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %630 = arith.muli %tileRows, %c2 : index
      %631 = arith.addi %628, %630 : index
      %632 = vector.load %x[%631] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %633 = vector.shuffle %629, %632 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %634 = wave.mma %633, %283, %586 : vector<16xf16>, vector<8xf32>
      %635 = wave.mma %633, %443, %587 : vector<16xf16>, vector<8xf32>
      scf.yield %598, %599, %610, %611, %622, %623, %634, %635 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %636 = arith.select %106, %112, %105 : index
    %646:8 = scf.for %637 = %112 to %636 step %c9 iter_args(%638 = %122#0, %639 = %122#1, %640 = %122#2, %641 = %122#3, %642 = %122#4, %643 = %122#5, %644 = %122#6, %645 = %122#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %647 = wave.lane
      %648 = arith.addi %637, %c8 : index
      %649 = arith.remui %647, %c7 : index
      %650 = arith.addi %18, %c6 : index
      %651 = arith.muli %648, %c12 : index
      %652 = arith.addi %650, %651 : index
      %653 = arith.muli %649, %c19 : index
      %654 = arith.addi %652, %653 : index
      %655 = vector.load %w[%654] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %656 = vector.bitcast %655 : vector<4xi8> to vector<2xf16>
      %657 = vector.extract %656[0] : f16 from vector<2xf16>
      %658 = vector.broadcast %657 : f16 to vector<16xf16>
      %659 = vector.extract %656[1] : f16 from vector<2xf16>
      %660 = vector.broadcast %659 : f16 to vector<16xf16>
      %661 = arith.addi %18, %c6 : index
      %662 = arith.muli %inputFeatures, %c4 : index
      %663 = arith.addi %662, %c5 : index
      %664 = arith.divui %663, %c6 : index
      %665 = arith.muli %664, %c6 : index
      %666 = arith.addi %661, %665 : index
      %667 = arith.muli %648, %c20 : index
      %668 = arith.addi %666, %667 : index
      %669 = arith.muli %649, %c7 : index
      %670 = arith.addi %668, %669 : index
      %671 = arith.muli %inputFeatures, %c2 : index
      %672 = arith.muli %inputFeatures, %c4 : index
      %673 = arith.addi %672, %c5 : index
      %674 = arith.divui %673, %c6 : index
      %675 = arith.muli %674, %c6 : index
      %676 = arith.addi %671, %675 : index
      %677 = arith.addi %676, %c6 : index
      %678 = arith.addi %18, %677 : index
      %679 = arith.muli %648, %c7 : index
      %680 = arith.addi %679, %649 : index
      %681 = arith.muli %680, %c19 : index
      %682 = arith.addi %678, %681 : index
      %683 = vector.load %w[%682] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %684 = vector.bitcast %683 : vector<4xi8> to vector<1xi32>
      %685 = vector.shuffle %684, %684 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %686 = vector.load %w[%670] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %687 = vector.bitcast %686 : vector<16xi8> to vector<4xi32>
      %688 = arith.shrui %687, %c21 : vector<4xi32>
      %689 = arith.andi %688, %c22 : vector<4xi32>
      %690 = arith.shrui %685, %c23 : vector<4xi32>
      %691 = arith.andi %690, %c24 : vector<4xi32>
      %692 = arith.shli %691, %c25 : vector<4xi32>
      %693 = arith.ori %689, %692 : vector<4xi32>
      %694 = arith.ori %693, %c26 : vector<4xi32>
      %695 = vector.bitcast %694 : vector<4xi32> to vector<8xf16>
      %696 = arith.shrui %687, %c25 : vector<4xi32>
      %697 = arith.andi %696, %c22 : vector<4xi32>
      %698 = arith.shrui %685, %c27 : vector<4xi32>
      %699 = arith.andi %698, %c24 : vector<4xi32>
      %700 = arith.shli %699, %c25 : vector<4xi32>
      %701 = arith.ori %697, %700 : vector<4xi32>
      %702 = arith.ori %701, %c26 : vector<4xi32>
      %703 = vector.bitcast %702 : vector<4xi32> to vector<8xf16>
      %704 = arith.shrui %687, %c28 : vector<4xi32>
      %705 = arith.andi %704, %c22 : vector<4xi32>
      %706 = arith.shrui %685, %c29 : vector<4xi32>
      %707 = arith.andi %706, %c24 : vector<4xi32>
      %708 = arith.shli %707, %c25 : vector<4xi32>
      %709 = arith.ori %705, %708 : vector<4xi32>
      %710 = arith.ori %709, %c26 : vector<4xi32>
      %711 = vector.bitcast %710 : vector<4xi32> to vector<8xf16>
      %712 = arith.shrui %687, %c30 : vector<4xi32>
      %713 = arith.andi %712, %c22 : vector<4xi32>
      %714 = arith.shrui %685, %c31 : vector<4xi32>
      %715 = arith.andi %714, %c24 : vector<4xi32>
      %716 = arith.shli %715, %c25 : vector<4xi32>
      %717 = arith.ori %713, %716 : vector<4xi32>
      %718 = arith.ori %717, %c26 : vector<4xi32>
      %719 = vector.bitcast %718 : vector<4xi32> to vector<8xf16>
      %720 = vector.shuffle %695, %703 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %721 = vector.shuffle %711, %719 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %722 = vector.shuffle %720, %721 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %723 = arith.subf %722, %c32 : vector<32xf16>
      %724 = vector.shuffle %723, %723 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %725 = vector.shuffle %723, %723 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %726 = math.fma %724, %658, %660 : vector<16xf16>
      %727 = math.fma %725, %658, %660 : vector<16xf16>
      %728 = arith.addi %637, %c8 : index
      %729 = arith.remui %647, %c7 : index
      %730 = arith.addi %20, %c6 : index
      %731 = arith.muli %728, %c12 : index
      %732 = arith.addi %730, %731 : index
      %733 = arith.muli %729, %c19 : index
      %734 = arith.addi %732, %733 : index
      %735 = vector.load %w[%734] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %736 = vector.bitcast %735 : vector<4xi8> to vector<2xf16>
      %737 = vector.extract %736[0] : f16 from vector<2xf16>
      %738 = vector.broadcast %737 : f16 to vector<16xf16>
      %739 = vector.extract %736[1] : f16 from vector<2xf16>
      %740 = vector.broadcast %739 : f16 to vector<16xf16>
      %741 = arith.addi %20, %c6 : index
      %742 = arith.muli %inputFeatures, %c4 : index
      %743 = arith.addi %742, %c5 : index
      %744 = arith.divui %743, %c6 : index
      %745 = arith.muli %744, %c6 : index
      %746 = arith.addi %741, %745 : index
      %747 = arith.muli %728, %c20 : index
      %748 = arith.addi %746, %747 : index
      %749 = arith.muli %729, %c7 : index
      %750 = arith.addi %748, %749 : index
      %751 = arith.muli %inputFeatures, %c2 : index
      %752 = arith.muli %inputFeatures, %c4 : index
      %753 = arith.addi %752, %c5 : index
      %754 = arith.divui %753, %c6 : index
      %755 = arith.muli %754, %c6 : index
      %756 = arith.addi %751, %755 : index
      %757 = arith.addi %756, %c6 : index
      %758 = arith.addi %20, %757 : index
      %759 = arith.muli %728, %c7 : index
      %760 = arith.addi %759, %729 : index
      %761 = arith.muli %760, %c19 : index
      %762 = arith.addi %758, %761 : index
      %763 = vector.load %w[%762] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %764 = vector.bitcast %763 : vector<4xi8> to vector<1xi32>
      %765 = vector.shuffle %764, %764 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %766 = vector.load %w[%750] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %767 = vector.bitcast %766 : vector<16xi8> to vector<4xi32>
      %768 = arith.shrui %767, %c21 : vector<4xi32>
      %769 = arith.andi %768, %c22 : vector<4xi32>
      %770 = arith.shrui %765, %c23 : vector<4xi32>
      %771 = arith.andi %770, %c24 : vector<4xi32>
      %772 = arith.shli %771, %c25 : vector<4xi32>
      %773 = arith.ori %769, %772 : vector<4xi32>
      %774 = arith.ori %773, %c26 : vector<4xi32>
      %775 = vector.bitcast %774 : vector<4xi32> to vector<8xf16>
      %776 = arith.shrui %767, %c25 : vector<4xi32>
      %777 = arith.andi %776, %c22 : vector<4xi32>
      %778 = arith.shrui %765, %c27 : vector<4xi32>
      %779 = arith.andi %778, %c24 : vector<4xi32>
      %780 = arith.shli %779, %c25 : vector<4xi32>
      %781 = arith.ori %777, %780 : vector<4xi32>
      %782 = arith.ori %781, %c26 : vector<4xi32>
      %783 = vector.bitcast %782 : vector<4xi32> to vector<8xf16>
      %784 = arith.shrui %767, %c28 : vector<4xi32>
      %785 = arith.andi %784, %c22 : vector<4xi32>
      %786 = arith.shrui %765, %c29 : vector<4xi32>
      %787 = arith.andi %786, %c24 : vector<4xi32>
      %788 = arith.shli %787, %c25 : vector<4xi32>
      %789 = arith.ori %785, %788 : vector<4xi32>
      %790 = arith.ori %789, %c26 : vector<4xi32>
      %791 = vector.bitcast %790 : vector<4xi32> to vector<8xf16>
      %792 = arith.shrui %767, %c30 : vector<4xi32>
      %793 = arith.andi %792, %c22 : vector<4xi32>
      %794 = arith.shrui %765, %c31 : vector<4xi32>
      %795 = arith.andi %794, %c24 : vector<4xi32>
      %796 = arith.shli %795, %c25 : vector<4xi32>
      %797 = arith.ori %793, %796 : vector<4xi32>
      %798 = arith.ori %797, %c26 : vector<4xi32>
      %799 = vector.bitcast %798 : vector<4xi32> to vector<8xf16>
      %800 = vector.shuffle %775, %783 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %801 = vector.shuffle %791, %799 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %802 = vector.shuffle %800, %801 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %803 = arith.subf %802, %c32 : vector<32xf16>
      %804 = vector.shuffle %803, %803 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %805 = vector.shuffle %803, %803 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %806 = math.fma %804, %738, %740 : vector<16xf16>
      %807 = math.fma %805, %738, %740 : vector<16xf16>
      %808 = arith.muli %637, %c4 : index
      %809 = arith.addi %808, %c8 : index
      %810 = arith.muli %tileRows, %c7 : index
      %811 = arith.muli %809, %810 : index
      %812 = arith.addi %46, %811 : index
      %813 = vector.load %x[%812] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %814 = arith.muli %tileRows, %c2 : index
      %815 = arith.addi %812, %814 : index
      %816 = vector.load %x[%815] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %817 = vector.shuffle %813, %816 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %818 = wave.mma %817, %726, %638 : vector<16xf16>, vector<8xf32>
      %819 = wave.mma %817, %806, %639 : vector<16xf16>, vector<8xf32>
      %820 = arith.muli %637, %c4 : index
      %821 = arith.addi %820, %c8 : index
      %822 = arith.muli %tileRows, %c7 : index
      %823 = arith.muli %821, %822 : index
      %824 = arith.addi %64, %823 : index
      %825 = vector.load %x[%824] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %826 = arith.muli %tileRows, %c2 : index
      %827 = arith.addi %824, %826 : index
      %828 = vector.load %x[%827] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %829 = vector.shuffle %825, %828 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %830 = wave.mma %829, %726, %640 : vector<16xf16>, vector<8xf32>
      %831 = wave.mma %829, %806, %641 : vector<16xf16>, vector<8xf32>
      %832 = arith.muli %637, %c4 : index
      %833 = arith.addi %832, %c8 : index
      %834 = arith.muli %tileRows, %c7 : index
      %835 = arith.muli %833, %834 : index
      %836 = arith.addi %82, %835 : index
      %837 = vector.load %x[%836] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %838 = arith.muli %tileRows, %c2 : index
      %839 = arith.addi %836, %838 : index
      %840 = vector.load %x[%839] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %841 = vector.shuffle %837, %840 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %842 = wave.mma %841, %726, %642 : vector<16xf16>, vector<8xf32>
      %843 = wave.mma %841, %806, %643 : vector<16xf16>, vector<8xf32>
      %844 = arith.muli %637, %c4 : index
      %845 = arith.addi %844, %c8 : index
      %846 = arith.muli %tileRows, %c7 : index
      %847 = arith.muli %845, %846 : index
      %848 = arith.addi %100, %847 : index
      %849 = vector.load %x[%848] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %850 = arith.muli %tileRows, %c2 : index
      %851 = arith.addi %848, %850 : index
      %852 = vector.load %x[%851] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %853 = vector.shuffle %849, %852 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %854 = wave.mma %853, %726, %644 : vector<16xf16>, vector<8xf32>
      %855 = wave.mma %853, %806, %645 : vector<16xf16>, vector<8xf32>
      %856 = arith.muli %637, %c4 : index
      %857 = arith.addi %856, %c9 : index
      %858 = arith.muli %tileRows, %c7 : index
      %859 = arith.muli %857, %858 : index
      %860 = arith.addi %46, %859 : index
      %861 = vector.load %x[%860] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %862 = arith.muli %tileRows, %c2 : index
      %863 = arith.addi %860, %862 : index
      %864 = vector.load %x[%863] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %865 = vector.shuffle %861, %864 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %866 = wave.mma %865, %727, %818 : vector<16xf16>, vector<8xf32>
      %867 = wave.mma %865, %807, %819 : vector<16xf16>, vector<8xf32>
      %868 = arith.muli %637, %c4 : index
      %869 = arith.addi %868, %c9 : index
      %870 = arith.muli %tileRows, %c7 : index
      %871 = arith.muli %869, %870 : index
      %872 = arith.addi %64, %871 : index
      %873 = vector.load %x[%872] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %874 = arith.muli %tileRows, %c2 : index
      %875 = arith.addi %872, %874 : index
      %876 = vector.load %x[%875] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %877 = vector.shuffle %873, %876 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %878 = wave.mma %877, %727, %830 : vector<16xf16>, vector<8xf32>
      %879 = wave.mma %877, %807, %831 : vector<16xf16>, vector<8xf32>
      %880 = arith.muli %637, %c4 : index
      %881 = arith.addi %880, %c9 : index
      %882 = arith.muli %tileRows, %c7 : index
      %883 = arith.muli %881, %882 : index
      %884 = arith.addi %82, %883 : index
      %885 = vector.load %x[%884] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %886 = arith.muli %tileRows, %c2 : index
      %887 = arith.addi %884, %886 : index
      %888 = vector.load %x[%887] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %889 = vector.shuffle %885, %888 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %890 = wave.mma %889, %727, %842 : vector<16xf16>, vector<8xf32>
      %891 = wave.mma %889, %807, %843 : vector<16xf16>, vector<8xf32>
      %892 = arith.muli %637, %c4 : index
      %893 = arith.addi %892, %c9 : index
      %894 = arith.muli %tileRows, %c7 : index
      %895 = arith.muli %893, %894 : index
      %896 = arith.addi %100, %895 : index
      %897 = vector.load %x[%896] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %898 = arith.muli %tileRows, %c2 : index
      %899 = arith.addi %896, %898 : index
      %900 = vector.load %x[%899] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %901 = vector.shuffle %897, %900 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %902 = wave.mma %901, %727, %854 : vector<16xf16>, vector<8xf32>
      %903 = wave.mma %901, %807, %855 : vector<16xf16>, vector<8xf32>
      scf.yield %866, %867, %878, %879, %890, %891, %902, %903 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %904 = arith.addi %25, %c8 : index
    %905 = wave.lane
    %906 = arith.muli %3, %c4 : index
    %907 = arith.muli %906, %c20 : index
    %908 = arith.addi %907, %905 : index
    %909 = arith.muli %4, %c11 : index
    %910 = arith.addi %909, %908 : index
    %911 = arith.addi %910, %c8 : index
    %912 = arith.addi %911, %c8 : index
    %913 = vector.extract %646#0[0] : f32 from vector<8xf32>
    memref.store %913, %21[%912] : memref<?xf32>
    %914 = arith.muli %4, %c11 : index
    %915 = arith.addi %914, %908 : index
    %916 = arith.addi %915, %c8 : index
    %917 = arith.addi %916, %c14 : index
    %918 = vector.extract %646#0[1] : f32 from vector<8xf32>
    memref.store %918, %21[%917] : memref<?xf32>
    %919 = arith.muli %4, %c11 : index
    %920 = arith.addi %919, %908 : index
    %921 = arith.addi %920, %c8 : index
    %922 = arith.addi %921, %c12 : index
    %923 = vector.extract %646#0[2] : f32 from vector<8xf32>
    memref.store %923, %21[%922] : memref<?xf32>
    %924 = arith.muli %4, %c11 : index
    %925 = arith.addi %924, %908 : index
    %926 = arith.addi %925, %c8 : index
    %927 = arith.addi %926, %c34 : index
    %928 = vector.extract %646#0[3] : f32 from vector<8xf32>
    memref.store %928, %21[%927] : memref<?xf32>
    %929 = arith.muli %4, %c11 : index
    %930 = arith.addi %929, %908 : index
    %931 = arith.addi %930, %c8 : index
    %932 = arith.addi %931, %c6 : index
    %933 = vector.extract %646#0[4] : f32 from vector<8xf32>
    memref.store %933, %21[%932] : memref<?xf32>
    %934 = arith.muli %4, %c11 : index
    %935 = arith.addi %934, %908 : index
    %936 = arith.addi %935, %c8 : index
    %937 = arith.addi %936, %c35 : index
    %938 = vector.extract %646#0[5] : f32 from vector<8xf32>
    memref.store %938, %21[%937] : memref<?xf32>
    %939 = arith.muli %4, %c11 : index
    %940 = arith.addi %939, %908 : index
    %941 = arith.addi %940, %c8 : index
    %942 = arith.addi %941, %c36 : index
    %943 = vector.extract %646#0[6] : f32 from vector<8xf32>
    memref.store %943, %21[%942] : memref<?xf32>
    %944 = arith.muli %4, %c11 : index
    %945 = arith.addi %944, %908 : index
    %946 = arith.addi %945, %c8 : index
    %947 = arith.addi %946, %c37 : index
    %948 = vector.extract %646#0[7] : f32 from vector<8xf32>
    memref.store %948, %21[%947] : memref<?xf32>
    %949 = arith.muli %4, %c11 : index
    %950 = arith.addi %949, %908 : index
    %951 = arith.addi %950, %c20 : index
    %952 = arith.addi %951, %c8 : index
    %953 = vector.extract %646#1[0] : f32 from vector<8xf32>
    memref.store %953, %21[%952] : memref<?xf32>
    %954 = arith.muli %4, %c11 : index
    %955 = arith.addi %954, %908 : index
    %956 = arith.addi %955, %c20 : index
    %957 = arith.addi %956, %c14 : index
    %958 = vector.extract %646#1[1] : f32 from vector<8xf32>
    memref.store %958, %21[%957] : memref<?xf32>
    %959 = arith.muli %4, %c11 : index
    %960 = arith.addi %959, %908 : index
    %961 = arith.addi %960, %c20 : index
    %962 = arith.addi %961, %c12 : index
    %963 = vector.extract %646#1[2] : f32 from vector<8xf32>
    memref.store %963, %21[%962] : memref<?xf32>
    %964 = arith.muli %4, %c11 : index
    %965 = arith.addi %964, %908 : index
    %966 = arith.addi %965, %c20 : index
    %967 = arith.addi %966, %c34 : index
    %968 = vector.extract %646#1[3] : f32 from vector<8xf32>
    memref.store %968, %21[%967] : memref<?xf32>
    %969 = arith.muli %4, %c11 : index
    %970 = arith.addi %969, %908 : index
    %971 = arith.addi %970, %c20 : index
    %972 = arith.addi %971, %c6 : index
    %973 = vector.extract %646#1[4] : f32 from vector<8xf32>
    memref.store %973, %21[%972] : memref<?xf32>
    %974 = arith.muli %4, %c11 : index
    %975 = arith.addi %974, %908 : index
    %976 = arith.addi %975, %c20 : index
    %977 = arith.addi %976, %c35 : index
    %978 = vector.extract %646#1[5] : f32 from vector<8xf32>
    memref.store %978, %21[%977] : memref<?xf32>
    %979 = arith.muli %4, %c11 : index
    %980 = arith.addi %979, %908 : index
    %981 = arith.addi %980, %c20 : index
    %982 = arith.addi %981, %c36 : index
    %983 = vector.extract %646#1[6] : f32 from vector<8xf32>
    memref.store %983, %21[%982] : memref<?xf32>
    %984 = arith.muli %4, %c11 : index
    %985 = arith.addi %984, %908 : index
    %986 = arith.addi %985, %c20 : index
    %987 = arith.addi %986, %c37 : index
    %988 = vector.extract %646#1[7] : f32 from vector<8xf32>
    memref.store %988, %21[%987] : memref<?xf32>
    wave.barrier
    %989 = arith.muli %4, %c19 : index
    %990 = arith.addi %989, %c8 : index
    %991 = arith.muli %990, %c4 : index
    %992 = arith.divui %905, %c7 : index
    %993 = arith.addi %991, %992 : index
    %994 = arith.addi %904, %993 : index
    %995 = arith.cmpi slt, %994, %24 : index
    scf.if %995 {
      %996 = arith.cmpi eq, %hasFactors, %c9 : index
      %997 = arith.muli %994, %c4 : index
      %998 = memref.load %factors[%997] : memref<?xf32>
      %999 = arith.mulf %998, %operandScale : f32
      %1000 = arith.select %996, %999, %operandScale : f32
      %1001 = arith.addi %908, %c8 : index
      %1002 = arith.muli %990, %c14 : index
      %1003 = arith.addi %1001, %1002 : index
      %1004 = memref.load %21[%1003] : memref<?xf32>
      %1005 = arith.addi %1003, %c11 : index
      %1006 = memref.load %21[%1005] : memref<?xf32>
      %1007 = arith.addf %1004, %1006 : f32
      %1008 = arith.remui %905, %c7 : index
      %1009 = arith.muli %1008, %c19 : index
      %1010 = arith.addi %18, %1009 : index
      %1011 = vector.load %w[%1010] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1012 = vector.bitcast %1011 : vector<4xi8> to vector<1xf32>
      %1013 = vector.extract %1012[0] : f32 from vector<1xf32>
      %1014 = arith.mulf %1013, %1000 : f32
      %1015 = arith.mulf %1007, %1014 : f32
      %1016 = arith.muli %3, %c4 : index
      %1017 = arith.addi %1016, %c8 : index
      %1018 = arith.muli %1017, %c7 : index
      %1019 = arith.remui %905, %c7 : index
      %1020 = arith.addi %1018, %1019 : index
      %1021 = arith.muli %993, %c20 : index
      %1022 = arith.addi %1021, %1020 : index
      memref.store %1015, %22[%1022] : memref<?xf32>
      %1023 = arith.addi %908, %c20 : index
      %1024 = arith.muli %990, %c14 : index
      %1025 = arith.addi %1023, %1024 : index
      %1026 = memref.load %21[%1025] : memref<?xf32>
      %1027 = arith.addi %1025, %c11 : index
      %1028 = memref.load %21[%1027] : memref<?xf32>
      %1029 = arith.addf %1026, %1028 : f32
      %1030 = arith.remui %905, %c7 : index
      %1031 = arith.muli %1030, %c19 : index
      %1032 = arith.addi %20, %1031 : index
      %1033 = vector.load %w[%1032] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1034 = vector.bitcast %1033 : vector<4xi8> to vector<1xf32>
      %1035 = vector.extract %1034[0] : f32 from vector<1xf32>
      %1036 = arith.mulf %1035, %1000 : f32
      %1037 = arith.mulf %1029, %1036 : f32
      %1038 = arith.muli %3, %c4 : index
      %1039 = arith.addi %1038, %c9 : index
      %1040 = arith.muli %1039, %c7 : index
      %1041 = arith.remui %905, %c7 : index
      %1042 = arith.addi %1040, %1041 : index
      %1043 = arith.muli %993, %c20 : index
      %1044 = arith.addi %1043, %1042 : index
      memref.store %1037, %22[%1044] : memref<?xf32>
    }
    %1045 = arith.muli %4, %c19 : index
    %1046 = arith.addi %1045, %c9 : index
    %1047 = arith.muli %1046, %c4 : index
    %1048 = arith.divui %905, %c7 : index
    %1049 = arith.addi %1047, %1048 : index
    %1050 = arith.addi %904, %1049 : index
    %1051 = arith.cmpi slt, %1050, %24 : index
    scf.if %1051 {
      %1052 = arith.cmpi eq, %hasFactors, %c9 : index
      %1053 = arith.muli %1050, %c4 : index
      %1054 = memref.load %factors[%1053] : memref<?xf32>
      %1055 = arith.mulf %1054, %operandScale : f32
      %1056 = arith.select %1052, %1055, %operandScale : f32
      %1057 = arith.addi %908, %c8 : index
      %1058 = arith.muli %1046, %c14 : index
      %1059 = arith.addi %1057, %1058 : index
      %1060 = memref.load %21[%1059] : memref<?xf32>
      %1061 = arith.addi %1059, %c11 : index
      %1062 = memref.load %21[%1061] : memref<?xf32>
      %1063 = arith.addf %1060, %1062 : f32
      %1064 = arith.remui %905, %c7 : index
      %1065 = arith.muli %1064, %c19 : index
      %1066 = arith.addi %18, %1065 : index
      %1067 = vector.load %w[%1066] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1068 = vector.bitcast %1067 : vector<4xi8> to vector<1xf32>
      %1069 = vector.extract %1068[0] : f32 from vector<1xf32>
      %1070 = arith.mulf %1069, %1056 : f32
      %1071 = arith.mulf %1063, %1070 : f32
      %1072 = arith.muli %3, %c4 : index
      %1073 = arith.addi %1072, %c8 : index
      %1074 = arith.muli %1073, %c7 : index
      %1075 = arith.remui %905, %c7 : index
      %1076 = arith.addi %1074, %1075 : index
      %1077 = arith.muli %1049, %c20 : index
      %1078 = arith.addi %1077, %1076 : index
      memref.store %1071, %22[%1078] : memref<?xf32>
      %1079 = arith.addi %908, %c20 : index
      %1080 = arith.muli %1046, %c14 : index
      %1081 = arith.addi %1079, %1080 : index
      %1082 = memref.load %21[%1081] : memref<?xf32>
      %1083 = arith.addi %1081, %c11 : index
      %1084 = memref.load %21[%1083] : memref<?xf32>
      %1085 = arith.addf %1082, %1084 : f32
      %1086 = arith.remui %905, %c7 : index
      %1087 = arith.muli %1086, %c19 : index
      %1088 = arith.addi %20, %1087 : index
      %1089 = vector.load %w[%1088] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1090 = vector.bitcast %1089 : vector<4xi8> to vector<1xf32>
      %1091 = vector.extract %1090[0] : f32 from vector<1xf32>
      %1092 = arith.mulf %1091, %1056 : f32
      %1093 = arith.mulf %1085, %1092 : f32
      %1094 = arith.muli %3, %c4 : index
      %1095 = arith.addi %1094, %c9 : index
      %1096 = arith.muli %1095, %c7 : index
      %1097 = arith.remui %905, %c7 : index
      %1098 = arith.addi %1096, %1097 : index
      %1099 = arith.muli %1049, %c20 : index
      %1100 = arith.addi %1099, %1098 : index
      memref.store %1093, %22[%1100] : memref<?xf32>
    }
    %1101 = arith.muli %4, %c19 : index
    %1102 = arith.addi %1101, %c4 : index
    %1103 = arith.muli %1102, %c4 : index
    %1104 = arith.divui %905, %c7 : index
    %1105 = arith.addi %1103, %1104 : index
    %1106 = arith.addi %904, %1105 : index
    %1107 = arith.cmpi slt, %1106, %24 : index
    scf.if %1107 {
      %1108 = arith.cmpi eq, %hasFactors, %c9 : index
      %1109 = arith.muli %1106, %c4 : index
      %1110 = memref.load %factors[%1109] : memref<?xf32>
      %1111 = arith.mulf %1110, %operandScale : f32
      %1112 = arith.select %1108, %1111, %operandScale : f32
      %1113 = arith.addi %908, %c8 : index
      %1114 = arith.muli %1102, %c14 : index
      %1115 = arith.addi %1113, %1114 : index
      %1116 = memref.load %21[%1115] : memref<?xf32>
      %1117 = arith.addi %1115, %c11 : index
      %1118 = memref.load %21[%1117] : memref<?xf32>
      %1119 = arith.addf %1116, %1118 : f32
      %1120 = arith.remui %905, %c7 : index
      %1121 = arith.muli %1120, %c19 : index
      %1122 = arith.addi %18, %1121 : index
      %1123 = vector.load %w[%1122] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1124 = vector.bitcast %1123 : vector<4xi8> to vector<1xf32>
      %1125 = vector.extract %1124[0] : f32 from vector<1xf32>
      %1126 = arith.mulf %1125, %1112 : f32
      %1127 = arith.mulf %1119, %1126 : f32
      %1128 = arith.muli %3, %c4 : index
      %1129 = arith.addi %1128, %c8 : index
      %1130 = arith.muli %1129, %c7 : index
      %1131 = arith.remui %905, %c7 : index
      %1132 = arith.addi %1130, %1131 : index
      %1133 = arith.muli %1105, %c20 : index
      %1134 = arith.addi %1133, %1132 : index
      memref.store %1127, %22[%1134] : memref<?xf32>
      %1135 = arith.addi %908, %c20 : index
      %1136 = arith.muli %1102, %c14 : index
      %1137 = arith.addi %1135, %1136 : index
      %1138 = memref.load %21[%1137] : memref<?xf32>
      %1139 = arith.addi %1137, %c11 : index
      %1140 = memref.load %21[%1139] : memref<?xf32>
      %1141 = arith.addf %1138, %1140 : f32
      %1142 = arith.remui %905, %c7 : index
      %1143 = arith.muli %1142, %c19 : index
      %1144 = arith.addi %20, %1143 : index
      %1145 = vector.load %w[%1144] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1146 = vector.bitcast %1145 : vector<4xi8> to vector<1xf32>
      %1147 = vector.extract %1146[0] : f32 from vector<1xf32>
      %1148 = arith.mulf %1147, %1112 : f32
      %1149 = arith.mulf %1141, %1148 : f32
      %1150 = arith.muli %3, %c4 : index
      %1151 = arith.addi %1150, %c9 : index
      %1152 = arith.muli %1151, %c7 : index
      %1153 = arith.remui %905, %c7 : index
      %1154 = arith.addi %1152, %1153 : index
      %1155 = arith.muli %1105, %c20 : index
      %1156 = arith.addi %1155, %1154 : index
      memref.store %1149, %22[%1156] : memref<?xf32>
    }
    %1157 = arith.muli %4, %c19 : index
    %1158 = arith.addi %1157, %c33 : index
    %1159 = arith.muli %1158, %c4 : index
    %1160 = arith.divui %905, %c7 : index
    %1161 = arith.addi %1159, %1160 : index
    %1162 = arith.addi %904, %1161 : index
    %1163 = arith.cmpi slt, %1162, %24 : index
    scf.if %1163 {
      %1164 = arith.cmpi eq, %hasFactors, %c9 : index
      %1165 = arith.muli %1162, %c4 : index
      %1166 = memref.load %factors[%1165] : memref<?xf32>
      %1167 = arith.mulf %1166, %operandScale : f32
      %1168 = arith.select %1164, %1167, %operandScale : f32
      %1169 = arith.addi %908, %c8 : index
      %1170 = arith.muli %1158, %c14 : index
      %1171 = arith.addi %1169, %1170 : index
      %1172 = memref.load %21[%1171] : memref<?xf32>
      %1173 = arith.addi %1171, %c11 : index
      %1174 = memref.load %21[%1173] : memref<?xf32>
      %1175 = arith.addf %1172, %1174 : f32
      %1176 = arith.remui %905, %c7 : index
      %1177 = arith.muli %1176, %c19 : index
      %1178 = arith.addi %18, %1177 : index
      %1179 = vector.load %w[%1178] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1180 = vector.bitcast %1179 : vector<4xi8> to vector<1xf32>
      %1181 = vector.extract %1180[0] : f32 from vector<1xf32>
      %1182 = arith.mulf %1181, %1168 : f32
      %1183 = arith.mulf %1175, %1182 : f32
      %1184 = arith.muli %3, %c4 : index
      %1185 = arith.addi %1184, %c8 : index
      %1186 = arith.muli %1185, %c7 : index
      %1187 = arith.remui %905, %c7 : index
      %1188 = arith.addi %1186, %1187 : index
      %1189 = arith.muli %1161, %c20 : index
      %1190 = arith.addi %1189, %1188 : index
      memref.store %1183, %22[%1190] : memref<?xf32>
      %1191 = arith.addi %908, %c20 : index
      %1192 = arith.muli %1158, %c14 : index
      %1193 = arith.addi %1191, %1192 : index
      %1194 = memref.load %21[%1193] : memref<?xf32>
      %1195 = arith.addi %1193, %c11 : index
      %1196 = memref.load %21[%1195] : memref<?xf32>
      %1197 = arith.addf %1194, %1196 : f32
      %1198 = arith.remui %905, %c7 : index
      %1199 = arith.muli %1198, %c19 : index
      %1200 = arith.addi %20, %1199 : index
      %1201 = vector.load %w[%1200] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1202 = vector.bitcast %1201 : vector<4xi8> to vector<1xf32>
      %1203 = vector.extract %1202[0] : f32 from vector<1xf32>
      %1204 = arith.mulf %1203, %1168 : f32
      %1205 = arith.mulf %1197, %1204 : f32
      %1206 = arith.muli %3, %c4 : index
      %1207 = arith.addi %1206, %c9 : index
      %1208 = arith.muli %1207, %c7 : index
      %1209 = arith.remui %905, %c7 : index
      %1210 = arith.addi %1208, %1209 : index
      %1211 = arith.muli %1161, %c20 : index
      %1212 = arith.addi %1211, %1210 : index
      memref.store %1205, %22[%1212] : memref<?xf32>
    }
    wave.barrier
    %1213 = arith.addi %25, %c8 : index
    %1214 = wave.wave
    %1215 = arith.addi %1214, %c8 : index
    %1216 = arith.addi %1213, %1215 : index
    %1217 = arith.cmpi slt, %1216, %24 : index
    scf.if %1217 {
      %1218 = arith.addi %1213, %1215 : index
      %1219 = arith.muli %1215, %c20 : index
      %1220 = wave.lane
      %1221 = arith.addi %1220, %c8 : index
      %1222 = arith.cmpi eq, %hasBias, %c9 : index
      %1223 = arith.addi %1219, %1221 : index
      %1224 = memref.load %22[%1223] : memref<?xf32>
      %1225 = arith.muli %0, %c20 : index
      %1226 = arith.addi %1225, %1221 : index
      %1227 = memref.load %bias[%1226] : memref<?xf32>
      %1228 = arith.addf %1224, %1227 : f32
      %1229 = arith.select %1222, %1228, %1224 : f32
      %1230 = arith.addi %1221, %c6 : index
      %1231 = arith.cmpi eq, %hasBias, %c9 : index
      %1232 = arith.addi %1219, %1230 : index
      %1233 = memref.load %22[%1232] : memref<?xf32>
      %1234 = arith.muli %0, %c20 : index
      %1235 = arith.addi %1234, %1230 : index
      %1236 = memref.load %bias[%1235] : memref<?xf32>
      %1237 = arith.addf %1233, %1236 : f32
      %1238 = arith.select %1231, %1237, %1233 : f32
      %1239 = arith.addi %1220, %c14 : index
      %1240 = arith.cmpi eq, %hasBias, %c9 : index
      %1241 = arith.addi %1219, %1239 : index
      %1242 = memref.load %22[%1241] : memref<?xf32>
      %1243 = arith.muli %0, %c20 : index
      %1244 = arith.addi %1243, %1239 : index
      %1245 = memref.load %bias[%1244] : memref<?xf32>
      %1246 = arith.addf %1242, %1245 : f32
      %1247 = arith.select %1240, %1246, %1242 : f32
      %1248 = arith.addi %1239, %c6 : index
      %1249 = arith.cmpi eq, %hasBias, %c9 : index
      %1250 = arith.addi %1219, %1248 : index
      %1251 = memref.load %22[%1250] : memref<?xf32>
      %1252 = arith.muli %0, %c20 : index
      %1253 = arith.addi %1252, %1248 : index
      %1254 = memref.load %bias[%1253] : memref<?xf32>
      %1255 = arith.addf %1251, %1254 : f32
      %1256 = arith.select %1249, %1255, %1251 : f32
      %1257 = arith.addi %1220, %c12 : index
      %1258 = arith.cmpi eq, %hasBias, %c9 : index
      %1259 = arith.addi %1219, %1257 : index
      %1260 = memref.load %22[%1259] : memref<?xf32>
      %1261 = arith.muli %0, %c20 : index
      %1262 = arith.addi %1261, %1257 : index
      %1263 = memref.load %bias[%1262] : memref<?xf32>
      %1264 = arith.addf %1260, %1263 : f32
      %1265 = arith.select %1258, %1264, %1260 : f32
      %1266 = arith.addi %1257, %c6 : index
      %1267 = arith.cmpi eq, %hasBias, %c9 : index
      %1268 = arith.addi %1219, %1266 : index
      %1269 = memref.load %22[%1268] : memref<?xf32>
      %1270 = arith.muli %0, %c20 : index
      %1271 = arith.addi %1270, %1266 : index
      %1272 = memref.load %bias[%1271] : memref<?xf32>
      %1273 = arith.addf %1269, %1272 : f32
      %1274 = arith.select %1267, %1273, %1269 : f32
      %1275 = arith.addi %1220, %c34 : index
      %1276 = arith.cmpi eq, %hasBias, %c9 : index
      %1277 = arith.addi %1219, %1275 : index
      %1278 = memref.load %22[%1277] : memref<?xf32>
      %1279 = arith.muli %0, %c20 : index
      %1280 = arith.addi %1279, %1275 : index
      %1281 = memref.load %bias[%1280] : memref<?xf32>
      %1282 = arith.addf %1278, %1281 : f32
      %1283 = arith.select %1276, %1282, %1278 : f32
      %1284 = arith.addi %1275, %c6 : index
      %1285 = arith.cmpi eq, %hasBias, %c9 : index
      %1286 = arith.addi %1219, %1284 : index
      %1287 = memref.load %22[%1286] : memref<?xf32>
      %1288 = arith.muli %0, %c20 : index
      %1289 = arith.addi %1288, %1284 : index
      %1290 = memref.load %bias[%1289] : memref<?xf32>
      %1291 = arith.addf %1287, %1290 : f32
      %1292 = arith.select %1285, %1291, %1287 : f32
      %1293 = arith.addi %heads, %kvHeads : index
      %1294 = arith.cmpi slt, %0, %1293 : index
      scf.if %1294 {
        %1295 = arith.addi %positionsAt, %1218 : index
        %1296 = memref.load %step[%1295] : memref<?xi32>
        %1297 = arith.index_cast %1296 : i32 to index
        %1298 = arith.cmpi eq, %hasNorm, %c9 : index
        %1299 = math.fma %1229, %1229, %c43 : f32
        %1300 = math.fma %1238, %1238, %1299 : f32
        %1301 = math.fma %1247, %1247, %1300 : f32
        %1302 = math.fma %1256, %1256, %1301 : f32
        %1303 = math.fma %1265, %1265, %1302 : f32
        %1304 = math.fma %1274, %1274, %1303 : f32
        %1305 = math.fma %1283, %1283, %1304 : f32
        %1306 = math.fma %1292, %1292, %1305 : f32
        %1307 = vector.broadcast %1306 : f32 to vector<1xf32>
        %1308 = wave.reduce "add" %1307 : vector<1xf32>
        %1309 = arith.mulf %1308, %inverseHeadDim : f32
        %1310 = arith.addf %1309, %epsilon : f32
        %1311 = math.sqrt %1310 : f32
        %1312 = arith.divf %c45, %1311 : f32
        %1313 = arith.cmpi slt, %0, %heads : index
        %1314 = arith.addi %1221, %c6 : index
        %1315 = memref.load %query_norm[%1221] : memref<?xf32>
        %1316 = memref.load %key_norm[%1221] : memref<?xf32>
        %1317 = arith.select %1313, %1315, %1316 : f32
        %1318 = arith.mulf %1229, %1312 : f32
        %1319 = arith.mulf %1318, %1317 : f32
        %1320 = arith.select %1298, %1319, %1229 : f32
        %1321 = memref.load %query_norm[%1314] : memref<?xf32>
        %1322 = memref.load %key_norm[%1314] : memref<?xf32>
        %1323 = arith.select %1313, %1321, %1322 : f32
        %1324 = arith.mulf %1238, %1312 : f32
        %1325 = arith.mulf %1324, %1323 : f32
        %1326 = arith.select %1298, %1325, %1238 : f32
        %1327 = arith.addi %1239, %c6 : index
        %1328 = memref.load %query_norm[%1239] : memref<?xf32>
        %1329 = memref.load %key_norm[%1239] : memref<?xf32>
        %1330 = arith.select %1313, %1328, %1329 : f32
        %1331 = arith.mulf %1247, %1312 : f32
        %1332 = arith.mulf %1331, %1330 : f32
        %1333 = arith.select %1298, %1332, %1247 : f32
        %1334 = memref.load %query_norm[%1327] : memref<?xf32>
        %1335 = memref.load %key_norm[%1327] : memref<?xf32>
        %1336 = arith.select %1313, %1334, %1335 : f32
        %1337 = arith.mulf %1256, %1312 : f32
        %1338 = arith.mulf %1337, %1336 : f32
        %1339 = arith.select %1298, %1338, %1256 : f32
        %1340 = arith.addi %1257, %c6 : index
        %1341 = memref.load %query_norm[%1257] : memref<?xf32>
        %1342 = memref.load %key_norm[%1257] : memref<?xf32>
        %1343 = arith.select %1313, %1341, %1342 : f32
        %1344 = arith.mulf %1265, %1312 : f32
        %1345 = arith.mulf %1344, %1343 : f32
        %1346 = arith.select %1298, %1345, %1265 : f32
        %1347 = memref.load %query_norm[%1340] : memref<?xf32>
        %1348 = memref.load %key_norm[%1340] : memref<?xf32>
        %1349 = arith.select %1313, %1347, %1348 : f32
        %1350 = arith.mulf %1274, %1312 : f32
        %1351 = arith.mulf %1350, %1349 : f32
        %1352 = arith.select %1298, %1351, %1274 : f32
        %1353 = arith.addi %1275, %c6 : index
        %1354 = memref.load %query_norm[%1275] : memref<?xf32>
        %1355 = memref.load %key_norm[%1275] : memref<?xf32>
        %1356 = arith.select %1313, %1354, %1355 : f32
        %1357 = arith.mulf %1283, %1312 : f32
        %1358 = arith.mulf %1357, %1356 : f32
        %1359 = arith.select %1298, %1358, %1283 : f32
        %1360 = memref.load %query_norm[%1353] : memref<?xf32>
        %1361 = memref.load %key_norm[%1353] : memref<?xf32>
        %1362 = arith.select %1313, %1360, %1361 : f32
        %1363 = arith.mulf %1292, %1312 : f32
        %1364 = arith.mulf %1363, %1362 : f32
        %1365 = arith.select %1298, %1364, %1292 : f32
        %1366 = arith.remui %1297, %c20 : index
        %1367 = arith.muli %1366, %c20 : index
        %1368 = arith.addi %1367, %1221 : index
        %1369 = arith.divui %1297, %c20 : index
        %1370 = arith.addi %1369, %c20 : index
        %1371 = arith.muli %1370, %c20 : index
        %1372 = arith.addi %1371, %1221 : index
        %1373 = memref.load %rope[%1368] : memref<?xf32>
        %1374 = arith.addi %1368, %c6 : index
        %1375 = memref.load %rope[%1374] : memref<?xf32>
        %1376 = memref.load %rope[%1372] : memref<?xf32>
        %1377 = arith.addi %1372, %c6 : index
        %1378 = memref.load %rope[%1377] : memref<?xf32>
        %1379 = arith.mulf %1376, %1373 : f32
        %1380 = arith.mulf %1378, %1375 : f32
        %1381 = arith.subf %1379, %1380 : f32
        %1382 = arith.mulf %1378, %1373 : f32
        %1383 = arith.mulf %1376, %1375 : f32
        %1384 = arith.addf %1382, %1383 : f32
        %1385 = arith.mulf %1320, %1381 : f32
        %1386 = arith.mulf %1326, %1384 : f32
        %1387 = arith.subf %1385, %1386 : f32
        %1388 = arith.mulf %1326, %1381 : f32
        %1389 = arith.mulf %1320, %1384 : f32
        %1390 = arith.addf %1388, %1389 : f32
        %1391 = arith.cmpi slt, %0, %heads : index
        scf.if %1391 {
          %1392 = arith.muli %1218, %heads : index
          %1393 = arith.addi %1392, %0 : index
          %1394 = arith.muli %1393, %c20 : index
          %1395 = arith.addi %1394, %1221 : index
          memref.store %1387, %q[%1395] : memref<?xf32>
          %1396 = arith.addi %1395, %c6 : index
          memref.store %1390, %q[%1396] : memref<?xf32>
        } else {
          %1397 = arith.addi %1219, %1221 : index
          memref.store %1387, %22[%1397] : memref<?xf32>
          %1398 = arith.addi %1219, %1221 : index
          %1399 = arith.addi %1398, %c6 : index
          memref.store %1390, %22[%1399] : memref<?xf32>
        }
        %1400 = arith.remui %1297, %c20 : index
        %1401 = arith.muli %1400, %c20 : index
        %1402 = arith.addi %1401, %1239 : index
        %1403 = arith.divui %1297, %c20 : index
        %1404 = arith.addi %1403, %c20 : index
        %1405 = arith.muli %1404, %c20 : index
        %1406 = arith.addi %1405, %1239 : index
        %1407 = memref.load %rope[%1402] : memref<?xf32>
        %1408 = arith.addi %1402, %c6 : index
        %1409 = memref.load %rope[%1408] : memref<?xf32>
        %1410 = memref.load %rope[%1406] : memref<?xf32>
        %1411 = arith.addi %1406, %c6 : index
        %1412 = memref.load %rope[%1411] : memref<?xf32>
        %1413 = arith.mulf %1410, %1407 : f32
        %1414 = arith.mulf %1412, %1409 : f32
        %1415 = arith.subf %1413, %1414 : f32
        %1416 = arith.mulf %1412, %1407 : f32
        %1417 = arith.mulf %1410, %1409 : f32
        %1418 = arith.addf %1416, %1417 : f32
        %1419 = arith.mulf %1333, %1415 : f32
        %1420 = arith.mulf %1339, %1418 : f32
        %1421 = arith.subf %1419, %1420 : f32
        %1422 = arith.mulf %1339, %1415 : f32
        %1423 = arith.mulf %1333, %1418 : f32
        %1424 = arith.addf %1422, %1423 : f32
        %1425 = arith.cmpi slt, %0, %heads : index
        scf.if %1425 {
          %1426 = arith.muli %1218, %heads : index
          %1427 = arith.addi %1426, %0 : index
          %1428 = arith.muli %1427, %c20 : index
          %1429 = arith.addi %1428, %1239 : index
          memref.store %1421, %q[%1429] : memref<?xf32>
          %1430 = arith.addi %1429, %c6 : index
          memref.store %1424, %q[%1430] : memref<?xf32>
        } else {
          %1431 = arith.addi %1219, %1239 : index
          memref.store %1421, %22[%1431] : memref<?xf32>
          %1432 = arith.addi %1219, %1239 : index
          %1433 = arith.addi %1432, %c6 : index
          memref.store %1424, %22[%1433] : memref<?xf32>
        }
        %1434 = arith.remui %1297, %c20 : index
        %1435 = arith.muli %1434, %c20 : index
        %1436 = arith.addi %1435, %1257 : index
        %1437 = arith.divui %1297, %c20 : index
        %1438 = arith.addi %1437, %c20 : index
        %1439 = arith.muli %1438, %c20 : index
        %1440 = arith.addi %1439, %1257 : index
        %1441 = memref.load %rope[%1436] : memref<?xf32>
        %1442 = arith.addi %1436, %c6 : index
        %1443 = memref.load %rope[%1442] : memref<?xf32>
        %1444 = memref.load %rope[%1440] : memref<?xf32>
        %1445 = arith.addi %1440, %c6 : index
        %1446 = memref.load %rope[%1445] : memref<?xf32>
        %1447 = arith.mulf %1444, %1441 : f32
        %1448 = arith.mulf %1446, %1443 : f32
        %1449 = arith.subf %1447, %1448 : f32
        %1450 = arith.mulf %1446, %1441 : f32
        %1451 = arith.mulf %1444, %1443 : f32
        %1452 = arith.addf %1450, %1451 : f32
        %1453 = arith.mulf %1346, %1449 : f32
        %1454 = arith.mulf %1352, %1452 : f32
        %1455 = arith.subf %1453, %1454 : f32
        %1456 = arith.mulf %1352, %1449 : f32
        %1457 = arith.mulf %1346, %1452 : f32
        %1458 = arith.addf %1456, %1457 : f32
        %1459 = arith.cmpi slt, %0, %heads : index
        scf.if %1459 {
          %1460 = arith.muli %1218, %heads : index
          %1461 = arith.addi %1460, %0 : index
          %1462 = arith.muli %1461, %c20 : index
          %1463 = arith.addi %1462, %1257 : index
          memref.store %1455, %q[%1463] : memref<?xf32>
          %1464 = arith.addi %1463, %c6 : index
          memref.store %1458, %q[%1464] : memref<?xf32>
        } else {
          %1465 = arith.addi %1219, %1257 : index
          memref.store %1455, %22[%1465] : memref<?xf32>
          %1466 = arith.addi %1219, %1257 : index
          %1467 = arith.addi %1466, %c6 : index
          memref.store %1458, %22[%1467] : memref<?xf32>
        }
        %1468 = arith.remui %1297, %c20 : index
        %1469 = arith.muli %1468, %c20 : index
        %1470 = arith.addi %1469, %1275 : index
        %1471 = arith.divui %1297, %c20 : index
        %1472 = arith.addi %1471, %c20 : index
        %1473 = arith.muli %1472, %c20 : index
        %1474 = arith.addi %1473, %1275 : index
        %1475 = memref.load %rope[%1470] : memref<?xf32>
        %1476 = arith.addi %1470, %c6 : index
        %1477 = memref.load %rope[%1476] : memref<?xf32>
        %1478 = memref.load %rope[%1474] : memref<?xf32>
        %1479 = arith.addi %1474, %c6 : index
        %1480 = memref.load %rope[%1479] : memref<?xf32>
        %1481 = arith.mulf %1478, %1475 : f32
        %1482 = arith.mulf %1480, %1477 : f32
        %1483 = arith.subf %1481, %1482 : f32
        %1484 = arith.mulf %1480, %1475 : f32
        %1485 = arith.mulf %1478, %1477 : f32
        %1486 = arith.addf %1484, %1485 : f32
        %1487 = arith.mulf %1359, %1483 : f32
        %1488 = arith.mulf %1365, %1486 : f32
        %1489 = arith.subf %1487, %1488 : f32
        %1490 = arith.mulf %1365, %1483 : f32
        %1491 = arith.mulf %1359, %1486 : f32
        %1492 = arith.addf %1490, %1491 : f32
        %1493 = arith.cmpi slt, %0, %heads : index
        scf.if %1493 {
          %1494 = arith.muli %1218, %heads : index
          %1495 = arith.addi %1494, %0 : index
          %1496 = arith.muli %1495, %c20 : index
          %1497 = arith.addi %1496, %1275 : index
          memref.store %1489, %q[%1497] : memref<?xf32>
          %1498 = arith.addi %1497, %c6 : index
          memref.store %1492, %q[%1498] : memref<?xf32>
        } else {
          %1499 = arith.addi %1219, %1275 : index
          memref.store %1489, %22[%1499] : memref<?xf32>
          %1500 = arith.addi %1219, %1275 : index
          %1501 = arith.addi %1500, %c6 : index
          memref.store %1492, %22[%1501] : memref<?xf32>
        }
      } else {
        %1502 = arith.cmpi slt, %0, %heads : index
        scf.if %1502 {
          %1503 = arith.muli %1218, %heads : index
          %1504 = arith.addi %1503, %0 : index
          %1505 = arith.muli %1504, %c20 : index
          %1506 = arith.addi %1505, %1221 : index
          memref.store %1229, %q[%1506] : memref<?xf32>
          %1507 = arith.addi %1506, %c6 : index
          memref.store %1238, %q[%1507] : memref<?xf32>
        } else {
          %1508 = arith.addi %1219, %1221 : index
          memref.store %1229, %22[%1508] : memref<?xf32>
          %1509 = arith.addi %1219, %1221 : index
          %1510 = arith.addi %1509, %c6 : index
          memref.store %1238, %22[%1510] : memref<?xf32>
        }
        %1511 = arith.cmpi slt, %0, %heads : index
        scf.if %1511 {
          %1512 = arith.muli %1218, %heads : index
          %1513 = arith.addi %1512, %0 : index
          %1514 = arith.muli %1513, %c20 : index
          %1515 = arith.addi %1514, %1239 : index
          memref.store %1247, %q[%1515] : memref<?xf32>
          %1516 = arith.addi %1515, %c6 : index
          memref.store %1256, %q[%1516] : memref<?xf32>
        } else {
          %1517 = arith.addi %1219, %1239 : index
          memref.store %1247, %22[%1517] : memref<?xf32>
          %1518 = arith.addi %1219, %1239 : index
          %1519 = arith.addi %1518, %c6 : index
          memref.store %1256, %22[%1519] : memref<?xf32>
        }
        %1520 = arith.cmpi slt, %0, %heads : index
        scf.if %1520 {
          %1521 = arith.muli %1218, %heads : index
          %1522 = arith.addi %1521, %0 : index
          %1523 = arith.muli %1522, %c20 : index
          %1524 = arith.addi %1523, %1257 : index
          memref.store %1265, %q[%1524] : memref<?xf32>
          %1525 = arith.addi %1524, %c6 : index
          memref.store %1274, %q[%1525] : memref<?xf32>
        } else {
          %1526 = arith.addi %1219, %1257 : index
          memref.store %1265, %22[%1526] : memref<?xf32>
          %1527 = arith.addi %1219, %1257 : index
          %1528 = arith.addi %1527, %c6 : index
          memref.store %1274, %22[%1528] : memref<?xf32>
        }
        %1529 = arith.cmpi slt, %0, %heads : index
        scf.if %1529 {
          %1530 = arith.muli %1218, %heads : index
          %1531 = arith.addi %1530, %0 : index
          %1532 = arith.muli %1531, %c20 : index
          %1533 = arith.addi %1532, %1275 : index
          memref.store %1283, %q[%1533] : memref<?xf32>
          %1534 = arith.addi %1533, %c6 : index
          memref.store %1292, %q[%1534] : memref<?xf32>
        } else {
          %1535 = arith.addi %1219, %1275 : index
          memref.store %1283, %22[%1535] : memref<?xf32>
          %1536 = arith.addi %1219, %1275 : index
          %1537 = arith.addi %1536, %c6 : index
          memref.store %1292, %22[%1537] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %1538 = arith.cmpi sge, %0, %heads : index
    scf.if %1538 {
      %1539 = arith.addi %1214, %c8 : index
      %1540 = arith.addi %1213, %1539 : index
      %1541 = arith.cmpi slt, %1540, %24 : index
      scf.if %1541 {
        %1542 = arith.addi %1213, %1539 : index
        %1543 = arith.addi %slotsAt, %1542 : index
        %1544 = memref.load %step[%1543] : memref<?xi32>
        %1545 = arith.index_cast %1544 : i32 to index
        %1546 = arith.cmpi sge, %1545, %c8 : index
        scf.if %1546 {
          %1547 = arith.muli %1539, %c20 : index
          %1548 = arith.subi %0, %heads : index
          %1549 = memref.load %scales[%1548] : memref<?xf32>
          %1550 = vector.broadcast %1549 : f32 to vector<4xf32>
          %1551 = arith.divui %1545, %c7 : index
          %1552 = arith.remui %1545, %c7 : index
          %1553 = arith.muli %1551, %pageBytes : index
          %1554 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1554 {
            %1555 = wave.lane
            %1556 = arith.muli %1555, %c19 : index
            scf.for %1557 = %1556 to %c20 step %c6 {
              %1558 = arith.addi %1547, %1557 : index
              %1559 = vector.load %22[%1558] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1560 = arith.mulf %1559, %1550 : vector<4xf32>
              %1561 = arith.minimumf %1560, %c50 : vector<4xf32>
              %1562 = arith.maximumf %1561, %c51 : vector<4xf32>
              %1563 = arith.truncf %1562 : vector<4xf32> to vector<4xf16>
              %1564 = vector.bitcast %1563 : vector<4xf16> to vector<8xi8>
              %1565 = arith.cmpi slt, %1548, %kvHeads : index
              scf.if %1565 {
                %1566 = arith.muli %1548, %c52 : index
                %1567 = arith.addi %1553, %1566 : index
                %1568 = arith.divui %1557, %c7 : index
                %1569 = arith.muli %1568, %c53 : index
                %1570 = arith.remui %1557, %c7 : index
                %1571 = arith.divui %1570, %c2 : index
                %1572 = arith.muli %1571, %c20 : index
                %1573 = arith.muli %1552, %c7 : index
                %1574 = arith.addi %1572, %1573 : index
                %1575 = arith.remui %1570, %c2 : index
                %1576 = arith.muli %1575, %c4 : index
                %1577 = arith.addi %1574, %1576 : index
                %1578 = arith.addi %1569, %1577 : index
                %1579 = arith.addi %1567, %1578 : index
                vector.store %1564, %kv[%1579] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1580 = arith.subi %1548, %kvHeads : index
                %1581 = arith.muli %1580, %c52 : index
                %1582 = arith.addi %1553, %1581 : index
                %1583 = arith.addi %1557, %c8 : index
                %1584 = arith.divui %1583, %c7 : index
                %1585 = arith.muli %1584, %c53 : index
                %1586 = arith.addi %1585, %c10 : index
                %1587 = arith.remui %1583, %c7 : index
                %1588 = arith.divui %1552, %c4 : index
                %1589 = arith.remui %1552, %c4 : index
                %1590 = arith.muli %1589, %c2 : index
                %1591 = arith.addi %1588, %1590 : index
                %1592 = arith.divui %1591, %c2 : index
                %1593 = arith.muli %1592, %c20 : index
                %1594 = arith.muli %1587, %c7 : index
                %1595 = arith.addi %1593, %1594 : index
                %1596 = arith.remui %1591, %c2 : index
                %1597 = arith.muli %1596, %c4 : index
                %1598 = arith.addi %1595, %1597 : index
                %1599 = arith.addi %1586, %1598 : index
                %1600 = arith.addi %1582, %1599 : index
                %1601 = vector.shuffle %1564, %1564 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1601, %kv[%1600] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1602 = arith.addi %1557, %c9 : index
                %1603 = arith.divui %1602, %c7 : index
                %1604 = arith.muli %1603, %c53 : index
                %1605 = arith.addi %1604, %c10 : index
                %1606 = arith.remui %1602, %c7 : index
                %1607 = arith.divui %1552, %c4 : index
                %1608 = arith.remui %1552, %c4 : index
                %1609 = arith.muli %1608, %c2 : index
                %1610 = arith.addi %1607, %1609 : index
                %1611 = arith.divui %1610, %c2 : index
                %1612 = arith.muli %1611, %c20 : index
                %1613 = arith.muli %1606, %c7 : index
                %1614 = arith.addi %1612, %1613 : index
                %1615 = arith.remui %1610, %c2 : index
                %1616 = arith.muli %1615, %c4 : index
                %1617 = arith.addi %1614, %1616 : index
                %1618 = arith.addi %1605, %1617 : index
                %1619 = arith.addi %1582, %1618 : index
                %1620 = vector.shuffle %1564, %1564 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1620, %kv[%1619] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1621 = arith.addi %1557, %c4 : index
                %1622 = arith.divui %1621, %c7 : index
                %1623 = arith.muli %1622, %c53 : index
                %1624 = arith.addi %1623, %c10 : index
                %1625 = arith.remui %1621, %c7 : index
                %1626 = arith.divui %1552, %c4 : index
                %1627 = arith.remui %1552, %c4 : index
                %1628 = arith.muli %1627, %c2 : index
                %1629 = arith.addi %1626, %1628 : index
                %1630 = arith.divui %1629, %c2 : index
                %1631 = arith.muli %1630, %c20 : index
                %1632 = arith.muli %1625, %c7 : index
                %1633 = arith.addi %1631, %1632 : index
                %1634 = arith.remui %1629, %c2 : index
                %1635 = arith.muli %1634, %c4 : index
                %1636 = arith.addi %1633, %1635 : index
                %1637 = arith.addi %1624, %1636 : index
                %1638 = arith.addi %1582, %1637 : index
                %1639 = vector.shuffle %1564, %1564 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1639, %kv[%1638] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1640 = arith.addi %1557, %c33 : index
                %1641 = arith.divui %1640, %c7 : index
                %1642 = arith.muli %1641, %c53 : index
                %1643 = arith.addi %1642, %c10 : index
                %1644 = arith.remui %1640, %c7 : index
                %1645 = arith.divui %1552, %c4 : index
                %1646 = arith.remui %1552, %c4 : index
                %1647 = arith.muli %1646, %c2 : index
                %1648 = arith.addi %1645, %1647 : index
                %1649 = arith.divui %1648, %c2 : index
                %1650 = arith.muli %1649, %c20 : index
                %1651 = arith.muli %1644, %c7 : index
                %1652 = arith.addi %1650, %1651 : index
                %1653 = arith.remui %1648, %c2 : index
                %1654 = arith.muli %1653, %c4 : index
                %1655 = arith.addi %1652, %1654 : index
                %1656 = arith.addi %1643, %1655 : index
                %1657 = arith.addi %1582, %1656 : index
                %1658 = vector.shuffle %1564, %1564 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1658, %kv[%1657] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1659 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1659 {
            %1660 = wave.lane
            %1661 = arith.muli %1660, %c19 : index
            scf.for %1662 = %1661 to %c20 step %c6 {
              %1663 = arith.addi %1547, %1662 : index
              %1664 = vector.load %22[%1663] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1665 = arith.mulf %1664, %1550 : vector<4xf32>
              %1666 = wave.fp8_encode "e4m3" %1665 : vector<4xf32> -> vector<4xi8>
              %1667 = arith.cmpi slt, %1548, %kvHeads : index
              scf.if %1667 {
                %1668 = arith.muli %1548, %c10 : index
                %1669 = arith.addi %1553, %1668 : index
                %1670 = vector.shuffle %1666, %1666 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1671 = arith.divui %1662, %c7 : index
                %1672 = arith.muli %1671, %c20 : index
                %1673 = arith.remui %1662, %c7 : index
                %1674 = arith.muli %1552, %c7 : index
                %1675 = arith.divui %1673, %c19 : index
                %1676 = arith.muli %1675, %c19 : index
                %1677 = arith.remui %1673, %c4 : index
                %1678 = arith.muli %1677, %c4 : index
                %1679 = arith.addi %1676, %1678 : index
                %1680 = arith.divui %1673, %c4 : index
                %1681 = arith.remui %1680, %c4 : index
                %1682 = arith.addi %1679, %1681 : index
                %1683 = arith.addi %1674, %1682 : index
                %1684 = arith.addi %1672, %1683 : index
                %1685 = arith.addi %1669, %1684 : index
                vector.store %1670, %kv[%1685] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1686 = arith.subi %1548, %kvHeads : index
                %1687 = arith.muli %1686, %c10 : index
                %1688 = arith.addi %1553, %1687 : index
                %1689 = arith.addi %1662, %c8 : index
                %1690 = arith.divui %1689, %c7 : index
                %1691 = arith.muli %1690, %c20 : index
                %1692 = arith.addi %1691, %c11 : index
                %1693 = arith.remui %1689, %c7 : index
                %1694 = arith.divui %1552, %c4 : index
                %1695 = arith.remui %1552, %c4 : index
                %1696 = arith.muli %1695, %c2 : index
                %1697 = arith.addi %1694, %1696 : index
                %1698 = arith.muli %1693, %c7 : index
                %1699 = arith.divui %1697, %c19 : index
                %1700 = arith.muli %1699, %c19 : index
                %1701 = arith.remui %1697, %c4 : index
                %1702 = arith.muli %1701, %c4 : index
                %1703 = arith.addi %1700, %1702 : index
                %1704 = arith.divui %1697, %c4 : index
                %1705 = arith.remui %1704, %c4 : index
                %1706 = arith.addi %1703, %1705 : index
                %1707 = arith.addi %1698, %1706 : index
                %1708 = arith.addi %1692, %1707 : index
                %1709 = arith.addi %1688, %1708 : index
                %1710 = vector.shuffle %1666, %1666 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1710, %kv[%1709] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1711 = arith.addi %1662, %c9 : index
                %1712 = arith.divui %1711, %c7 : index
                %1713 = arith.muli %1712, %c20 : index
                %1714 = arith.addi %1713, %c11 : index
                %1715 = arith.remui %1711, %c7 : index
                %1716 = arith.divui %1552, %c4 : index
                %1717 = arith.remui %1552, %c4 : index
                %1718 = arith.muli %1717, %c2 : index
                %1719 = arith.addi %1716, %1718 : index
                %1720 = arith.muli %1715, %c7 : index
                %1721 = arith.divui %1719, %c19 : index
                %1722 = arith.muli %1721, %c19 : index
                %1723 = arith.remui %1719, %c4 : index
                %1724 = arith.muli %1723, %c4 : index
                %1725 = arith.addi %1722, %1724 : index
                %1726 = arith.divui %1719, %c4 : index
                %1727 = arith.remui %1726, %c4 : index
                %1728 = arith.addi %1725, %1727 : index
                %1729 = arith.addi %1720, %1728 : index
                %1730 = arith.addi %1714, %1729 : index
                %1731 = arith.addi %1688, %1730 : index
                %1732 = vector.shuffle %1666, %1666 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1732, %kv[%1731] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1733 = arith.addi %1662, %c4 : index
                %1734 = arith.divui %1733, %c7 : index
                %1735 = arith.muli %1734, %c20 : index
                %1736 = arith.addi %1735, %c11 : index
                %1737 = arith.remui %1733, %c7 : index
                %1738 = arith.divui %1552, %c4 : index
                %1739 = arith.remui %1552, %c4 : index
                %1740 = arith.muli %1739, %c2 : index
                %1741 = arith.addi %1738, %1740 : index
                %1742 = arith.muli %1737, %c7 : index
                %1743 = arith.divui %1741, %c19 : index
                %1744 = arith.muli %1743, %c19 : index
                %1745 = arith.remui %1741, %c4 : index
                %1746 = arith.muli %1745, %c4 : index
                %1747 = arith.addi %1744, %1746 : index
                %1748 = arith.divui %1741, %c4 : index
                %1749 = arith.remui %1748, %c4 : index
                %1750 = arith.addi %1747, %1749 : index
                %1751 = arith.addi %1742, %1750 : index
                %1752 = arith.addi %1736, %1751 : index
                %1753 = arith.addi %1688, %1752 : index
                %1754 = vector.shuffle %1666, %1666 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1754, %kv[%1753] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1755 = arith.addi %1662, %c33 : index
                %1756 = arith.divui %1755, %c7 : index
                %1757 = arith.muli %1756, %c20 : index
                %1758 = arith.addi %1757, %c11 : index
                %1759 = arith.remui %1755, %c7 : index
                %1760 = arith.divui %1552, %c4 : index
                %1761 = arith.remui %1552, %c4 : index
                %1762 = arith.muli %1761, %c2 : index
                %1763 = arith.addi %1760, %1762 : index
                %1764 = arith.muli %1759, %c7 : index
                %1765 = arith.divui %1763, %c19 : index
                %1766 = arith.muli %1765, %c19 : index
                %1767 = arith.remui %1763, %c4 : index
                %1768 = arith.muli %1767, %c4 : index
                %1769 = arith.addi %1766, %1768 : index
                %1770 = arith.divui %1763, %c4 : index
                %1771 = arith.remui %1770, %c4 : index
                %1772 = arith.addi %1769, %1771 : index
                %1773 = arith.addi %1764, %1772 : index
                %1774 = arith.addi %1758, %1773 : index
                %1775 = arith.addi %1688, %1774 : index
                %1776 = vector.shuffle %1666, %1666 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1776, %kv[%1775] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1777 = arith.cmpi eq, %codec, %c4 : index
          scf.if %1777 {
            %1778 = wave.lane
            %1779 = arith.muli %1778, %c19 : index
            scf.for %1780 = %1779 to %c20 step %c6 {
              %1781 = arith.addi %1547, %1780 : index
              %1782 = vector.load %22[%1781] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1783 = arith.mulf %1782, %1550 : vector<4xf32>
              %1784 = wave.fp8_encode "e5m2" %1783 : vector<4xf32> -> vector<4xi8>
              %1785 = arith.cmpi slt, %1548, %kvHeads : index
              scf.if %1785 {
                %1786 = arith.muli %1548, %c10 : index
                %1787 = arith.addi %1553, %1786 : index
                %1788 = vector.shuffle %1784, %1784 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1789 = arith.divui %1780, %c7 : index
                %1790 = arith.muli %1789, %c20 : index
                %1791 = arith.remui %1780, %c7 : index
                %1792 = arith.muli %1552, %c7 : index
                %1793 = arith.divui %1791, %c19 : index
                %1794 = arith.muli %1793, %c19 : index
                %1795 = arith.remui %1791, %c4 : index
                %1796 = arith.muli %1795, %c4 : index
                %1797 = arith.addi %1794, %1796 : index
                %1798 = arith.divui %1791, %c4 : index
                %1799 = arith.remui %1798, %c4 : index
                %1800 = arith.addi %1797, %1799 : index
                %1801 = arith.addi %1792, %1800 : index
                %1802 = arith.addi %1790, %1801 : index
                %1803 = arith.addi %1787, %1802 : index
                vector.store %1788, %kv[%1803] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1804 = arith.subi %1548, %kvHeads : index
                %1805 = arith.muli %1804, %c10 : index
                %1806 = arith.addi %1553, %1805 : index
                %1807 = arith.addi %1780, %c8 : index
                %1808 = arith.divui %1807, %c7 : index
                %1809 = arith.muli %1808, %c20 : index
                %1810 = arith.addi %1809, %c11 : index
                %1811 = arith.remui %1807, %c7 : index
                %1812 = arith.divui %1552, %c4 : index
                %1813 = arith.remui %1552, %c4 : index
                %1814 = arith.muli %1813, %c2 : index
                %1815 = arith.addi %1812, %1814 : index
                %1816 = arith.muli %1811, %c7 : index
                %1817 = arith.divui %1815, %c19 : index
                %1818 = arith.muli %1817, %c19 : index
                %1819 = arith.remui %1815, %c4 : index
                %1820 = arith.muli %1819, %c4 : index
                %1821 = arith.addi %1818, %1820 : index
                %1822 = arith.divui %1815, %c4 : index
                %1823 = arith.remui %1822, %c4 : index
                %1824 = arith.addi %1821, %1823 : index
                %1825 = arith.addi %1816, %1824 : index
                %1826 = arith.addi %1810, %1825 : index
                %1827 = arith.addi %1806, %1826 : index
                %1828 = vector.shuffle %1784, %1784 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1828, %kv[%1827] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1829 = arith.addi %1780, %c9 : index
                %1830 = arith.divui %1829, %c7 : index
                %1831 = arith.muli %1830, %c20 : index
                %1832 = arith.addi %1831, %c11 : index
                %1833 = arith.remui %1829, %c7 : index
                %1834 = arith.divui %1552, %c4 : index
                %1835 = arith.remui %1552, %c4 : index
                %1836 = arith.muli %1835, %c2 : index
                %1837 = arith.addi %1834, %1836 : index
                %1838 = arith.muli %1833, %c7 : index
                %1839 = arith.divui %1837, %c19 : index
                %1840 = arith.muli %1839, %c19 : index
                %1841 = arith.remui %1837, %c4 : index
                %1842 = arith.muli %1841, %c4 : index
                %1843 = arith.addi %1840, %1842 : index
                %1844 = arith.divui %1837, %c4 : index
                %1845 = arith.remui %1844, %c4 : index
                %1846 = arith.addi %1843, %1845 : index
                %1847 = arith.addi %1838, %1846 : index
                %1848 = arith.addi %1832, %1847 : index
                %1849 = arith.addi %1806, %1848 : index
                %1850 = vector.shuffle %1784, %1784 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1850, %kv[%1849] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1851 = arith.addi %1780, %c4 : index
                %1852 = arith.divui %1851, %c7 : index
                %1853 = arith.muli %1852, %c20 : index
                %1854 = arith.addi %1853, %c11 : index
                %1855 = arith.remui %1851, %c7 : index
                %1856 = arith.divui %1552, %c4 : index
                %1857 = arith.remui %1552, %c4 : index
                %1858 = arith.muli %1857, %c2 : index
                %1859 = arith.addi %1856, %1858 : index
                %1860 = arith.muli %1855, %c7 : index
                %1861 = arith.divui %1859, %c19 : index
                %1862 = arith.muli %1861, %c19 : index
                %1863 = arith.remui %1859, %c4 : index
                %1864 = arith.muli %1863, %c4 : index
                %1865 = arith.addi %1862, %1864 : index
                %1866 = arith.divui %1859, %c4 : index
                %1867 = arith.remui %1866, %c4 : index
                %1868 = arith.addi %1865, %1867 : index
                %1869 = arith.addi %1860, %1868 : index
                %1870 = arith.addi %1854, %1869 : index
                %1871 = arith.addi %1806, %1870 : index
                %1872 = vector.shuffle %1784, %1784 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1872, %kv[%1871] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1873 = arith.addi %1780, %c33 : index
                %1874 = arith.divui %1873, %c7 : index
                %1875 = arith.muli %1874, %c20 : index
                %1876 = arith.addi %1875, %c11 : index
                %1877 = arith.remui %1873, %c7 : index
                %1878 = arith.divui %1552, %c4 : index
                %1879 = arith.remui %1552, %c4 : index
                %1880 = arith.muli %1879, %c2 : index
                %1881 = arith.addi %1878, %1880 : index
                %1882 = arith.muli %1877, %c7 : index
                %1883 = arith.divui %1881, %c19 : index
                %1884 = arith.muli %1883, %c19 : index
                %1885 = arith.remui %1881, %c4 : index
                %1886 = arith.muli %1885, %c4 : index
                %1887 = arith.addi %1884, %1886 : index
                %1888 = arith.divui %1881, %c4 : index
                %1889 = arith.remui %1888, %c4 : index
                %1890 = arith.addi %1887, %1889 : index
                %1891 = arith.addi %1882, %1890 : index
                %1892 = arith.addi %1876, %1891 : index
                %1893 = arith.addi %1806, %1892 : index
                %1894 = vector.shuffle %1784, %1784 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1894, %kv[%1893] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %1895 = arith.addi %25, %c7 : index
    %1896 = wave.lane
    %1897 = arith.muli %3, %c4 : index
    %1898 = arith.muli %1897, %c20 : index
    %1899 = arith.addi %1898, %1896 : index
    %1900 = arith.muli %4, %c11 : index
    %1901 = arith.addi %1900, %1899 : index
    %1902 = arith.addi %1901, %c8 : index
    %1903 = arith.addi %1902, %c8 : index
    %1904 = vector.extract %646#2[0] : f32 from vector<8xf32>
    memref.store %1904, %21[%1903] : memref<?xf32>
    %1905 = arith.muli %4, %c11 : index
    %1906 = arith.addi %1905, %1899 : index
    %1907 = arith.addi %1906, %c8 : index
    %1908 = arith.addi %1907, %c14 : index
    %1909 = vector.extract %646#2[1] : f32 from vector<8xf32>
    memref.store %1909, %21[%1908] : memref<?xf32>
    %1910 = arith.muli %4, %c11 : index
    %1911 = arith.addi %1910, %1899 : index
    %1912 = arith.addi %1911, %c8 : index
    %1913 = arith.addi %1912, %c12 : index
    %1914 = vector.extract %646#2[2] : f32 from vector<8xf32>
    memref.store %1914, %21[%1913] : memref<?xf32>
    %1915 = arith.muli %4, %c11 : index
    %1916 = arith.addi %1915, %1899 : index
    %1917 = arith.addi %1916, %c8 : index
    %1918 = arith.addi %1917, %c34 : index
    %1919 = vector.extract %646#2[3] : f32 from vector<8xf32>
    memref.store %1919, %21[%1918] : memref<?xf32>
    %1920 = arith.muli %4, %c11 : index
    %1921 = arith.addi %1920, %1899 : index
    %1922 = arith.addi %1921, %c8 : index
    %1923 = arith.addi %1922, %c6 : index
    %1924 = vector.extract %646#2[4] : f32 from vector<8xf32>
    memref.store %1924, %21[%1923] : memref<?xf32>
    %1925 = arith.muli %4, %c11 : index
    %1926 = arith.addi %1925, %1899 : index
    %1927 = arith.addi %1926, %c8 : index
    %1928 = arith.addi %1927, %c35 : index
    %1929 = vector.extract %646#2[5] : f32 from vector<8xf32>
    memref.store %1929, %21[%1928] : memref<?xf32>
    %1930 = arith.muli %4, %c11 : index
    %1931 = arith.addi %1930, %1899 : index
    %1932 = arith.addi %1931, %c8 : index
    %1933 = arith.addi %1932, %c36 : index
    %1934 = vector.extract %646#2[6] : f32 from vector<8xf32>
    memref.store %1934, %21[%1933] : memref<?xf32>
    %1935 = arith.muli %4, %c11 : index
    %1936 = arith.addi %1935, %1899 : index
    %1937 = arith.addi %1936, %c8 : index
    %1938 = arith.addi %1937, %c37 : index
    %1939 = vector.extract %646#2[7] : f32 from vector<8xf32>
    memref.store %1939, %21[%1938] : memref<?xf32>
    %1940 = arith.muli %4, %c11 : index
    %1941 = arith.addi %1940, %1899 : index
    %1942 = arith.addi %1941, %c20 : index
    %1943 = arith.addi %1942, %c8 : index
    %1944 = vector.extract %646#3[0] : f32 from vector<8xf32>
    memref.store %1944, %21[%1943] : memref<?xf32>
    %1945 = arith.muli %4, %c11 : index
    %1946 = arith.addi %1945, %1899 : index
    %1947 = arith.addi %1946, %c20 : index
    %1948 = arith.addi %1947, %c14 : index
    %1949 = vector.extract %646#3[1] : f32 from vector<8xf32>
    memref.store %1949, %21[%1948] : memref<?xf32>
    %1950 = arith.muli %4, %c11 : index
    %1951 = arith.addi %1950, %1899 : index
    %1952 = arith.addi %1951, %c20 : index
    %1953 = arith.addi %1952, %c12 : index
    %1954 = vector.extract %646#3[2] : f32 from vector<8xf32>
    memref.store %1954, %21[%1953] : memref<?xf32>
    %1955 = arith.muli %4, %c11 : index
    %1956 = arith.addi %1955, %1899 : index
    %1957 = arith.addi %1956, %c20 : index
    %1958 = arith.addi %1957, %c34 : index
    %1959 = vector.extract %646#3[3] : f32 from vector<8xf32>
    memref.store %1959, %21[%1958] : memref<?xf32>
    %1960 = arith.muli %4, %c11 : index
    %1961 = arith.addi %1960, %1899 : index
    %1962 = arith.addi %1961, %c20 : index
    %1963 = arith.addi %1962, %c6 : index
    %1964 = vector.extract %646#3[4] : f32 from vector<8xf32>
    memref.store %1964, %21[%1963] : memref<?xf32>
    %1965 = arith.muli %4, %c11 : index
    %1966 = arith.addi %1965, %1899 : index
    %1967 = arith.addi %1966, %c20 : index
    %1968 = arith.addi %1967, %c35 : index
    %1969 = vector.extract %646#3[5] : f32 from vector<8xf32>
    memref.store %1969, %21[%1968] : memref<?xf32>
    %1970 = arith.muli %4, %c11 : index
    %1971 = arith.addi %1970, %1899 : index
    %1972 = arith.addi %1971, %c20 : index
    %1973 = arith.addi %1972, %c36 : index
    %1974 = vector.extract %646#3[6] : f32 from vector<8xf32>
    memref.store %1974, %21[%1973] : memref<?xf32>
    %1975 = arith.muli %4, %c11 : index
    %1976 = arith.addi %1975, %1899 : index
    %1977 = arith.addi %1976, %c20 : index
    %1978 = arith.addi %1977, %c37 : index
    %1979 = vector.extract %646#3[7] : f32 from vector<8xf32>
    memref.store %1979, %21[%1978] : memref<?xf32>
    wave.barrier
    %1980 = arith.muli %4, %c19 : index
    %1981 = arith.addi %1980, %c8 : index
    %1982 = arith.muli %1981, %c4 : index
    %1983 = arith.divui %1896, %c7 : index
    %1984 = arith.addi %1982, %1983 : index
    %1985 = arith.addi %1895, %1984 : index
    %1986 = arith.cmpi slt, %1985, %24 : index
    scf.if %1986 {
      %1987 = arith.cmpi eq, %hasFactors, %c9 : index
      %1988 = arith.muli %1985, %c4 : index
      %1989 = memref.load %factors[%1988] : memref<?xf32>
      %1990 = arith.mulf %1989, %operandScale : f32
      %1991 = arith.select %1987, %1990, %operandScale : f32
      %1992 = arith.addi %1899, %c8 : index
      %1993 = arith.muli %1981, %c14 : index
      %1994 = arith.addi %1992, %1993 : index
      %1995 = memref.load %21[%1994] : memref<?xf32>
      %1996 = arith.addi %1994, %c11 : index
      %1997 = memref.load %21[%1996] : memref<?xf32>
      %1998 = arith.addf %1995, %1997 : f32
      %1999 = arith.remui %1896, %c7 : index
      %2000 = arith.muli %1999, %c19 : index
      %2001 = arith.addi %18, %2000 : index
      %2002 = vector.load %w[%2001] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2003 = vector.bitcast %2002 : vector<4xi8> to vector<1xf32>
      %2004 = vector.extract %2003[0] : f32 from vector<1xf32>
      %2005 = arith.mulf %2004, %1991 : f32
      %2006 = arith.mulf %1998, %2005 : f32
      %2007 = arith.muli %3, %c4 : index
      %2008 = arith.addi %2007, %c8 : index
      %2009 = arith.muli %2008, %c7 : index
      %2010 = arith.remui %1896, %c7 : index
      %2011 = arith.addi %2009, %2010 : index
      %2012 = arith.muli %1984, %c20 : index
      %2013 = arith.addi %2012, %2011 : index
      memref.store %2006, %22[%2013] : memref<?xf32>
      %2014 = arith.addi %1899, %c20 : index
      %2015 = arith.muli %1981, %c14 : index
      %2016 = arith.addi %2014, %2015 : index
      %2017 = memref.load %21[%2016] : memref<?xf32>
      %2018 = arith.addi %2016, %c11 : index
      %2019 = memref.load %21[%2018] : memref<?xf32>
      %2020 = arith.addf %2017, %2019 : f32
      %2021 = arith.remui %1896, %c7 : index
      %2022 = arith.muli %2021, %c19 : index
      %2023 = arith.addi %20, %2022 : index
      %2024 = vector.load %w[%2023] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2025 = vector.bitcast %2024 : vector<4xi8> to vector<1xf32>
      %2026 = vector.extract %2025[0] : f32 from vector<1xf32>
      %2027 = arith.mulf %2026, %1991 : f32
      %2028 = arith.mulf %2020, %2027 : f32
      %2029 = arith.muli %3, %c4 : index
      %2030 = arith.addi %2029, %c9 : index
      %2031 = arith.muli %2030, %c7 : index
      %2032 = arith.remui %1896, %c7 : index
      %2033 = arith.addi %2031, %2032 : index
      %2034 = arith.muli %1984, %c20 : index
      %2035 = arith.addi %2034, %2033 : index
      memref.store %2028, %22[%2035] : memref<?xf32>
    }
    %2036 = arith.muli %4, %c19 : index
    %2037 = arith.addi %2036, %c9 : index
    %2038 = arith.muli %2037, %c4 : index
    %2039 = arith.divui %1896, %c7 : index
    %2040 = arith.addi %2038, %2039 : index
    %2041 = arith.addi %1895, %2040 : index
    %2042 = arith.cmpi slt, %2041, %24 : index
    scf.if %2042 {
      %2043 = arith.cmpi eq, %hasFactors, %c9 : index
      %2044 = arith.muli %2041, %c4 : index
      %2045 = memref.load %factors[%2044] : memref<?xf32>
      %2046 = arith.mulf %2045, %operandScale : f32
      %2047 = arith.select %2043, %2046, %operandScale : f32
      %2048 = arith.addi %1899, %c8 : index
      %2049 = arith.muli %2037, %c14 : index
      %2050 = arith.addi %2048, %2049 : index
      %2051 = memref.load %21[%2050] : memref<?xf32>
      %2052 = arith.addi %2050, %c11 : index
      %2053 = memref.load %21[%2052] : memref<?xf32>
      %2054 = arith.addf %2051, %2053 : f32
      %2055 = arith.remui %1896, %c7 : index
      %2056 = arith.muli %2055, %c19 : index
      %2057 = arith.addi %18, %2056 : index
      %2058 = vector.load %w[%2057] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2059 = vector.bitcast %2058 : vector<4xi8> to vector<1xf32>
      %2060 = vector.extract %2059[0] : f32 from vector<1xf32>
      %2061 = arith.mulf %2060, %2047 : f32
      %2062 = arith.mulf %2054, %2061 : f32
      %2063 = arith.muli %3, %c4 : index
      %2064 = arith.addi %2063, %c8 : index
      %2065 = arith.muli %2064, %c7 : index
      %2066 = arith.remui %1896, %c7 : index
      %2067 = arith.addi %2065, %2066 : index
      %2068 = arith.muli %2040, %c20 : index
      %2069 = arith.addi %2068, %2067 : index
      memref.store %2062, %22[%2069] : memref<?xf32>
      %2070 = arith.addi %1899, %c20 : index
      %2071 = arith.muli %2037, %c14 : index
      %2072 = arith.addi %2070, %2071 : index
      %2073 = memref.load %21[%2072] : memref<?xf32>
      %2074 = arith.addi %2072, %c11 : index
      %2075 = memref.load %21[%2074] : memref<?xf32>
      %2076 = arith.addf %2073, %2075 : f32
      %2077 = arith.remui %1896, %c7 : index
      %2078 = arith.muli %2077, %c19 : index
      %2079 = arith.addi %20, %2078 : index
      %2080 = vector.load %w[%2079] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2081 = vector.bitcast %2080 : vector<4xi8> to vector<1xf32>
      %2082 = vector.extract %2081[0] : f32 from vector<1xf32>
      %2083 = arith.mulf %2082, %2047 : f32
      %2084 = arith.mulf %2076, %2083 : f32
      %2085 = arith.muli %3, %c4 : index
      %2086 = arith.addi %2085, %c9 : index
      %2087 = arith.muli %2086, %c7 : index
      %2088 = arith.remui %1896, %c7 : index
      %2089 = arith.addi %2087, %2088 : index
      %2090 = arith.muli %2040, %c20 : index
      %2091 = arith.addi %2090, %2089 : index
      memref.store %2084, %22[%2091] : memref<?xf32>
    }
    %2092 = arith.muli %4, %c19 : index
    %2093 = arith.addi %2092, %c4 : index
    %2094 = arith.muli %2093, %c4 : index
    %2095 = arith.divui %1896, %c7 : index
    %2096 = arith.addi %2094, %2095 : index
    %2097 = arith.addi %1895, %2096 : index
    %2098 = arith.cmpi slt, %2097, %24 : index
    scf.if %2098 {
      %2099 = arith.cmpi eq, %hasFactors, %c9 : index
      %2100 = arith.muli %2097, %c4 : index
      %2101 = memref.load %factors[%2100] : memref<?xf32>
      %2102 = arith.mulf %2101, %operandScale : f32
      %2103 = arith.select %2099, %2102, %operandScale : f32
      %2104 = arith.addi %1899, %c8 : index
      %2105 = arith.muli %2093, %c14 : index
      %2106 = arith.addi %2104, %2105 : index
      %2107 = memref.load %21[%2106] : memref<?xf32>
      %2108 = arith.addi %2106, %c11 : index
      %2109 = memref.load %21[%2108] : memref<?xf32>
      %2110 = arith.addf %2107, %2109 : f32
      %2111 = arith.remui %1896, %c7 : index
      %2112 = arith.muli %2111, %c19 : index
      %2113 = arith.addi %18, %2112 : index
      %2114 = vector.load %w[%2113] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2115 = vector.bitcast %2114 : vector<4xi8> to vector<1xf32>
      %2116 = vector.extract %2115[0] : f32 from vector<1xf32>
      %2117 = arith.mulf %2116, %2103 : f32
      %2118 = arith.mulf %2110, %2117 : f32
      %2119 = arith.muli %3, %c4 : index
      %2120 = arith.addi %2119, %c8 : index
      %2121 = arith.muli %2120, %c7 : index
      %2122 = arith.remui %1896, %c7 : index
      %2123 = arith.addi %2121, %2122 : index
      %2124 = arith.muli %2096, %c20 : index
      %2125 = arith.addi %2124, %2123 : index
      memref.store %2118, %22[%2125] : memref<?xf32>
      %2126 = arith.addi %1899, %c20 : index
      %2127 = arith.muli %2093, %c14 : index
      %2128 = arith.addi %2126, %2127 : index
      %2129 = memref.load %21[%2128] : memref<?xf32>
      %2130 = arith.addi %2128, %c11 : index
      %2131 = memref.load %21[%2130] : memref<?xf32>
      %2132 = arith.addf %2129, %2131 : f32
      %2133 = arith.remui %1896, %c7 : index
      %2134 = arith.muli %2133, %c19 : index
      %2135 = arith.addi %20, %2134 : index
      %2136 = vector.load %w[%2135] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2137 = vector.bitcast %2136 : vector<4xi8> to vector<1xf32>
      %2138 = vector.extract %2137[0] : f32 from vector<1xf32>
      %2139 = arith.mulf %2138, %2103 : f32
      %2140 = arith.mulf %2132, %2139 : f32
      %2141 = arith.muli %3, %c4 : index
      %2142 = arith.addi %2141, %c9 : index
      %2143 = arith.muli %2142, %c7 : index
      %2144 = arith.remui %1896, %c7 : index
      %2145 = arith.addi %2143, %2144 : index
      %2146 = arith.muli %2096, %c20 : index
      %2147 = arith.addi %2146, %2145 : index
      memref.store %2140, %22[%2147] : memref<?xf32>
    }
    %2148 = arith.muli %4, %c19 : index
    %2149 = arith.addi %2148, %c33 : index
    %2150 = arith.muli %2149, %c4 : index
    %2151 = arith.divui %1896, %c7 : index
    %2152 = arith.addi %2150, %2151 : index
    %2153 = arith.addi %1895, %2152 : index
    %2154 = arith.cmpi slt, %2153, %24 : index
    scf.if %2154 {
      %2155 = arith.cmpi eq, %hasFactors, %c9 : index
      %2156 = arith.muli %2153, %c4 : index
      %2157 = memref.load %factors[%2156] : memref<?xf32>
      %2158 = arith.mulf %2157, %operandScale : f32
      %2159 = arith.select %2155, %2158, %operandScale : f32
      %2160 = arith.addi %1899, %c8 : index
      %2161 = arith.muli %2149, %c14 : index
      %2162 = arith.addi %2160, %2161 : index
      %2163 = memref.load %21[%2162] : memref<?xf32>
      %2164 = arith.addi %2162, %c11 : index
      %2165 = memref.load %21[%2164] : memref<?xf32>
      %2166 = arith.addf %2163, %2165 : f32
      %2167 = arith.remui %1896, %c7 : index
      %2168 = arith.muli %2167, %c19 : index
      %2169 = arith.addi %18, %2168 : index
      %2170 = vector.load %w[%2169] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2171 = vector.bitcast %2170 : vector<4xi8> to vector<1xf32>
      %2172 = vector.extract %2171[0] : f32 from vector<1xf32>
      %2173 = arith.mulf %2172, %2159 : f32
      %2174 = arith.mulf %2166, %2173 : f32
      %2175 = arith.muli %3, %c4 : index
      %2176 = arith.addi %2175, %c8 : index
      %2177 = arith.muli %2176, %c7 : index
      %2178 = arith.remui %1896, %c7 : index
      %2179 = arith.addi %2177, %2178 : index
      %2180 = arith.muli %2152, %c20 : index
      %2181 = arith.addi %2180, %2179 : index
      memref.store %2174, %22[%2181] : memref<?xf32>
      %2182 = arith.addi %1899, %c20 : index
      %2183 = arith.muli %2149, %c14 : index
      %2184 = arith.addi %2182, %2183 : index
      %2185 = memref.load %21[%2184] : memref<?xf32>
      %2186 = arith.addi %2184, %c11 : index
      %2187 = memref.load %21[%2186] : memref<?xf32>
      %2188 = arith.addf %2185, %2187 : f32
      %2189 = arith.remui %1896, %c7 : index
      %2190 = arith.muli %2189, %c19 : index
      %2191 = arith.addi %20, %2190 : index
      %2192 = vector.load %w[%2191] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2193 = vector.bitcast %2192 : vector<4xi8> to vector<1xf32>
      %2194 = vector.extract %2193[0] : f32 from vector<1xf32>
      %2195 = arith.mulf %2194, %2159 : f32
      %2196 = arith.mulf %2188, %2195 : f32
      %2197 = arith.muli %3, %c4 : index
      %2198 = arith.addi %2197, %c9 : index
      %2199 = arith.muli %2198, %c7 : index
      %2200 = arith.remui %1896, %c7 : index
      %2201 = arith.addi %2199, %2200 : index
      %2202 = arith.muli %2152, %c20 : index
      %2203 = arith.addi %2202, %2201 : index
      memref.store %2196, %22[%2203] : memref<?xf32>
    }
    wave.barrier
    %2204 = arith.addi %25, %c7 : index
    %2205 = wave.wave
    %2206 = arith.addi %2205, %c8 : index
    %2207 = arith.addi %2204, %2206 : index
    %2208 = arith.cmpi slt, %2207, %24 : index
    scf.if %2208 {
      %2209 = arith.addi %2204, %2206 : index
      %2210 = arith.muli %2206, %c20 : index
      %2211 = wave.lane
      %2212 = arith.addi %2211, %c8 : index
      %2213 = arith.cmpi eq, %hasBias, %c9 : index
      %2214 = arith.addi %2210, %2212 : index
      %2215 = memref.load %22[%2214] : memref<?xf32>
      %2216 = arith.muli %0, %c20 : index
      %2217 = arith.addi %2216, %2212 : index
      %2218 = memref.load %bias[%2217] : memref<?xf32>
      %2219 = arith.addf %2215, %2218 : f32
      %2220 = arith.select %2213, %2219, %2215 : f32
      %2221 = arith.addi %2212, %c6 : index
      %2222 = arith.cmpi eq, %hasBias, %c9 : index
      %2223 = arith.addi %2210, %2221 : index
      %2224 = memref.load %22[%2223] : memref<?xf32>
      %2225 = arith.muli %0, %c20 : index
      %2226 = arith.addi %2225, %2221 : index
      %2227 = memref.load %bias[%2226] : memref<?xf32>
      %2228 = arith.addf %2224, %2227 : f32
      %2229 = arith.select %2222, %2228, %2224 : f32
      %2230 = arith.addi %2211, %c14 : index
      %2231 = arith.cmpi eq, %hasBias, %c9 : index
      %2232 = arith.addi %2210, %2230 : index
      %2233 = memref.load %22[%2232] : memref<?xf32>
      %2234 = arith.muli %0, %c20 : index
      %2235 = arith.addi %2234, %2230 : index
      %2236 = memref.load %bias[%2235] : memref<?xf32>
      %2237 = arith.addf %2233, %2236 : f32
      %2238 = arith.select %2231, %2237, %2233 : f32
      %2239 = arith.addi %2230, %c6 : index
      %2240 = arith.cmpi eq, %hasBias, %c9 : index
      %2241 = arith.addi %2210, %2239 : index
      %2242 = memref.load %22[%2241] : memref<?xf32>
      %2243 = arith.muli %0, %c20 : index
      %2244 = arith.addi %2243, %2239 : index
      %2245 = memref.load %bias[%2244] : memref<?xf32>
      %2246 = arith.addf %2242, %2245 : f32
      %2247 = arith.select %2240, %2246, %2242 : f32
      %2248 = arith.addi %2211, %c12 : index
      %2249 = arith.cmpi eq, %hasBias, %c9 : index
      %2250 = arith.addi %2210, %2248 : index
      %2251 = memref.load %22[%2250] : memref<?xf32>
      %2252 = arith.muli %0, %c20 : index
      %2253 = arith.addi %2252, %2248 : index
      %2254 = memref.load %bias[%2253] : memref<?xf32>
      %2255 = arith.addf %2251, %2254 : f32
      %2256 = arith.select %2249, %2255, %2251 : f32
      %2257 = arith.addi %2248, %c6 : index
      %2258 = arith.cmpi eq, %hasBias, %c9 : index
      %2259 = arith.addi %2210, %2257 : index
      %2260 = memref.load %22[%2259] : memref<?xf32>
      %2261 = arith.muli %0, %c20 : index
      %2262 = arith.addi %2261, %2257 : index
      %2263 = memref.load %bias[%2262] : memref<?xf32>
      %2264 = arith.addf %2260, %2263 : f32
      %2265 = arith.select %2258, %2264, %2260 : f32
      %2266 = arith.addi %2211, %c34 : index
      %2267 = arith.cmpi eq, %hasBias, %c9 : index
      %2268 = arith.addi %2210, %2266 : index
      %2269 = memref.load %22[%2268] : memref<?xf32>
      %2270 = arith.muli %0, %c20 : index
      %2271 = arith.addi %2270, %2266 : index
      %2272 = memref.load %bias[%2271] : memref<?xf32>
      %2273 = arith.addf %2269, %2272 : f32
      %2274 = arith.select %2267, %2273, %2269 : f32
      %2275 = arith.addi %2266, %c6 : index
      %2276 = arith.cmpi eq, %hasBias, %c9 : index
      %2277 = arith.addi %2210, %2275 : index
      %2278 = memref.load %22[%2277] : memref<?xf32>
      %2279 = arith.muli %0, %c20 : index
      %2280 = arith.addi %2279, %2275 : index
      %2281 = memref.load %bias[%2280] : memref<?xf32>
      %2282 = arith.addf %2278, %2281 : f32
      %2283 = arith.select %2276, %2282, %2278 : f32
      %2284 = arith.addi %heads, %kvHeads : index
      %2285 = arith.cmpi slt, %0, %2284 : index
      scf.if %2285 {
        %2286 = arith.addi %positionsAt, %2209 : index
        %2287 = memref.load %step[%2286] : memref<?xi32>
        %2288 = arith.index_cast %2287 : i32 to index
        %2289 = arith.cmpi eq, %hasNorm, %c9 : index
        %2290 = math.fma %2220, %2220, %c43 : f32
        %2291 = math.fma %2229, %2229, %2290 : f32
        %2292 = math.fma %2238, %2238, %2291 : f32
        %2293 = math.fma %2247, %2247, %2292 : f32
        %2294 = math.fma %2256, %2256, %2293 : f32
        %2295 = math.fma %2265, %2265, %2294 : f32
        %2296 = math.fma %2274, %2274, %2295 : f32
        %2297 = math.fma %2283, %2283, %2296 : f32
        %2298 = vector.broadcast %2297 : f32 to vector<1xf32>
        %2299 = wave.reduce "add" %2298 : vector<1xf32>
        %2300 = arith.mulf %2299, %inverseHeadDim : f32
        %2301 = arith.addf %2300, %epsilon : f32
        %2302 = math.sqrt %2301 : f32
        %2303 = arith.divf %c45, %2302 : f32
        %2304 = arith.cmpi slt, %0, %heads : index
        %2305 = arith.addi %2212, %c6 : index
        %2306 = memref.load %query_norm[%2212] : memref<?xf32>
        %2307 = memref.load %key_norm[%2212] : memref<?xf32>
        %2308 = arith.select %2304, %2306, %2307 : f32
        %2309 = arith.mulf %2220, %2303 : f32
        %2310 = arith.mulf %2309, %2308 : f32
        %2311 = arith.select %2289, %2310, %2220 : f32
        %2312 = memref.load %query_norm[%2305] : memref<?xf32>
        %2313 = memref.load %key_norm[%2305] : memref<?xf32>
        %2314 = arith.select %2304, %2312, %2313 : f32
        %2315 = arith.mulf %2229, %2303 : f32
        %2316 = arith.mulf %2315, %2314 : f32
        %2317 = arith.select %2289, %2316, %2229 : f32
        %2318 = arith.addi %2230, %c6 : index
        %2319 = memref.load %query_norm[%2230] : memref<?xf32>
        %2320 = memref.load %key_norm[%2230] : memref<?xf32>
        %2321 = arith.select %2304, %2319, %2320 : f32
        %2322 = arith.mulf %2238, %2303 : f32
        %2323 = arith.mulf %2322, %2321 : f32
        %2324 = arith.select %2289, %2323, %2238 : f32
        %2325 = memref.load %query_norm[%2318] : memref<?xf32>
        %2326 = memref.load %key_norm[%2318] : memref<?xf32>
        %2327 = arith.select %2304, %2325, %2326 : f32
        %2328 = arith.mulf %2247, %2303 : f32
        %2329 = arith.mulf %2328, %2327 : f32
        %2330 = arith.select %2289, %2329, %2247 : f32
        %2331 = arith.addi %2248, %c6 : index
        %2332 = memref.load %query_norm[%2248] : memref<?xf32>
        %2333 = memref.load %key_norm[%2248] : memref<?xf32>
        %2334 = arith.select %2304, %2332, %2333 : f32
        %2335 = arith.mulf %2256, %2303 : f32
        %2336 = arith.mulf %2335, %2334 : f32
        %2337 = arith.select %2289, %2336, %2256 : f32
        %2338 = memref.load %query_norm[%2331] : memref<?xf32>
        %2339 = memref.load %key_norm[%2331] : memref<?xf32>
        %2340 = arith.select %2304, %2338, %2339 : f32
        %2341 = arith.mulf %2265, %2303 : f32
        %2342 = arith.mulf %2341, %2340 : f32
        %2343 = arith.select %2289, %2342, %2265 : f32
        %2344 = arith.addi %2266, %c6 : index
        %2345 = memref.load %query_norm[%2266] : memref<?xf32>
        %2346 = memref.load %key_norm[%2266] : memref<?xf32>
        %2347 = arith.select %2304, %2345, %2346 : f32
        %2348 = arith.mulf %2274, %2303 : f32
        %2349 = arith.mulf %2348, %2347 : f32
        %2350 = arith.select %2289, %2349, %2274 : f32
        %2351 = memref.load %query_norm[%2344] : memref<?xf32>
        %2352 = memref.load %key_norm[%2344] : memref<?xf32>
        %2353 = arith.select %2304, %2351, %2352 : f32
        %2354 = arith.mulf %2283, %2303 : f32
        %2355 = arith.mulf %2354, %2353 : f32
        %2356 = arith.select %2289, %2355, %2283 : f32
        %2357 = arith.remui %2288, %c20 : index
        %2358 = arith.muli %2357, %c20 : index
        %2359 = arith.addi %2358, %2212 : index
        %2360 = arith.divui %2288, %c20 : index
        %2361 = arith.addi %2360, %c20 : index
        %2362 = arith.muli %2361, %c20 : index
        %2363 = arith.addi %2362, %2212 : index
        %2364 = memref.load %rope[%2359] : memref<?xf32>
        %2365 = arith.addi %2359, %c6 : index
        %2366 = memref.load %rope[%2365] : memref<?xf32>
        %2367 = memref.load %rope[%2363] : memref<?xf32>
        %2368 = arith.addi %2363, %c6 : index
        %2369 = memref.load %rope[%2368] : memref<?xf32>
        %2370 = arith.mulf %2367, %2364 : f32
        %2371 = arith.mulf %2369, %2366 : f32
        %2372 = arith.subf %2370, %2371 : f32
        %2373 = arith.mulf %2369, %2364 : f32
        %2374 = arith.mulf %2367, %2366 : f32
        %2375 = arith.addf %2373, %2374 : f32
        %2376 = arith.mulf %2311, %2372 : f32
        %2377 = arith.mulf %2317, %2375 : f32
        %2378 = arith.subf %2376, %2377 : f32
        %2379 = arith.mulf %2317, %2372 : f32
        %2380 = arith.mulf %2311, %2375 : f32
        %2381 = arith.addf %2379, %2380 : f32
        %2382 = arith.cmpi slt, %0, %heads : index
        scf.if %2382 {
          %2383 = arith.muli %2209, %heads : index
          %2384 = arith.addi %2383, %0 : index
          %2385 = arith.muli %2384, %c20 : index
          %2386 = arith.addi %2385, %2212 : index
          memref.store %2378, %q[%2386] : memref<?xf32>
          %2387 = arith.addi %2386, %c6 : index
          memref.store %2381, %q[%2387] : memref<?xf32>
        } else {
          %2388 = arith.addi %2210, %2212 : index
          memref.store %2378, %22[%2388] : memref<?xf32>
          %2389 = arith.addi %2210, %2212 : index
          %2390 = arith.addi %2389, %c6 : index
          memref.store %2381, %22[%2390] : memref<?xf32>
        }
        %2391 = arith.remui %2288, %c20 : index
        %2392 = arith.muli %2391, %c20 : index
        %2393 = arith.addi %2392, %2230 : index
        %2394 = arith.divui %2288, %c20 : index
        %2395 = arith.addi %2394, %c20 : index
        %2396 = arith.muli %2395, %c20 : index
        %2397 = arith.addi %2396, %2230 : index
        %2398 = memref.load %rope[%2393] : memref<?xf32>
        %2399 = arith.addi %2393, %c6 : index
        %2400 = memref.load %rope[%2399] : memref<?xf32>
        %2401 = memref.load %rope[%2397] : memref<?xf32>
        %2402 = arith.addi %2397, %c6 : index
        %2403 = memref.load %rope[%2402] : memref<?xf32>
        %2404 = arith.mulf %2401, %2398 : f32
        %2405 = arith.mulf %2403, %2400 : f32
        %2406 = arith.subf %2404, %2405 : f32
        %2407 = arith.mulf %2403, %2398 : f32
        %2408 = arith.mulf %2401, %2400 : f32
        %2409 = arith.addf %2407, %2408 : f32
        %2410 = arith.mulf %2324, %2406 : f32
        %2411 = arith.mulf %2330, %2409 : f32
        %2412 = arith.subf %2410, %2411 : f32
        %2413 = arith.mulf %2330, %2406 : f32
        %2414 = arith.mulf %2324, %2409 : f32
        %2415 = arith.addf %2413, %2414 : f32
        %2416 = arith.cmpi slt, %0, %heads : index
        scf.if %2416 {
          %2417 = arith.muli %2209, %heads : index
          %2418 = arith.addi %2417, %0 : index
          %2419 = arith.muli %2418, %c20 : index
          %2420 = arith.addi %2419, %2230 : index
          memref.store %2412, %q[%2420] : memref<?xf32>
          %2421 = arith.addi %2420, %c6 : index
          memref.store %2415, %q[%2421] : memref<?xf32>
        } else {
          %2422 = arith.addi %2210, %2230 : index
          memref.store %2412, %22[%2422] : memref<?xf32>
          %2423 = arith.addi %2210, %2230 : index
          %2424 = arith.addi %2423, %c6 : index
          memref.store %2415, %22[%2424] : memref<?xf32>
        }
        %2425 = arith.remui %2288, %c20 : index
        %2426 = arith.muli %2425, %c20 : index
        %2427 = arith.addi %2426, %2248 : index
        %2428 = arith.divui %2288, %c20 : index
        %2429 = arith.addi %2428, %c20 : index
        %2430 = arith.muli %2429, %c20 : index
        %2431 = arith.addi %2430, %2248 : index
        %2432 = memref.load %rope[%2427] : memref<?xf32>
        %2433 = arith.addi %2427, %c6 : index
        %2434 = memref.load %rope[%2433] : memref<?xf32>
        %2435 = memref.load %rope[%2431] : memref<?xf32>
        %2436 = arith.addi %2431, %c6 : index
        %2437 = memref.load %rope[%2436] : memref<?xf32>
        %2438 = arith.mulf %2435, %2432 : f32
        %2439 = arith.mulf %2437, %2434 : f32
        %2440 = arith.subf %2438, %2439 : f32
        %2441 = arith.mulf %2437, %2432 : f32
        %2442 = arith.mulf %2435, %2434 : f32
        %2443 = arith.addf %2441, %2442 : f32
        %2444 = arith.mulf %2337, %2440 : f32
        %2445 = arith.mulf %2343, %2443 : f32
        %2446 = arith.subf %2444, %2445 : f32
        %2447 = arith.mulf %2343, %2440 : f32
        %2448 = arith.mulf %2337, %2443 : f32
        %2449 = arith.addf %2447, %2448 : f32
        %2450 = arith.cmpi slt, %0, %heads : index
        scf.if %2450 {
          %2451 = arith.muli %2209, %heads : index
          %2452 = arith.addi %2451, %0 : index
          %2453 = arith.muli %2452, %c20 : index
          %2454 = arith.addi %2453, %2248 : index
          memref.store %2446, %q[%2454] : memref<?xf32>
          %2455 = arith.addi %2454, %c6 : index
          memref.store %2449, %q[%2455] : memref<?xf32>
        } else {
          %2456 = arith.addi %2210, %2248 : index
          memref.store %2446, %22[%2456] : memref<?xf32>
          %2457 = arith.addi %2210, %2248 : index
          %2458 = arith.addi %2457, %c6 : index
          memref.store %2449, %22[%2458] : memref<?xf32>
        }
        %2459 = arith.remui %2288, %c20 : index
        %2460 = arith.muli %2459, %c20 : index
        %2461 = arith.addi %2460, %2266 : index
        %2462 = arith.divui %2288, %c20 : index
        %2463 = arith.addi %2462, %c20 : index
        %2464 = arith.muli %2463, %c20 : index
        %2465 = arith.addi %2464, %2266 : index
        %2466 = memref.load %rope[%2461] : memref<?xf32>
        %2467 = arith.addi %2461, %c6 : index
        %2468 = memref.load %rope[%2467] : memref<?xf32>
        %2469 = memref.load %rope[%2465] : memref<?xf32>
        %2470 = arith.addi %2465, %c6 : index
        %2471 = memref.load %rope[%2470] : memref<?xf32>
        %2472 = arith.mulf %2469, %2466 : f32
        %2473 = arith.mulf %2471, %2468 : f32
        %2474 = arith.subf %2472, %2473 : f32
        %2475 = arith.mulf %2471, %2466 : f32
        %2476 = arith.mulf %2469, %2468 : f32
        %2477 = arith.addf %2475, %2476 : f32
        %2478 = arith.mulf %2350, %2474 : f32
        %2479 = arith.mulf %2356, %2477 : f32
        %2480 = arith.subf %2478, %2479 : f32
        %2481 = arith.mulf %2356, %2474 : f32
        %2482 = arith.mulf %2350, %2477 : f32
        %2483 = arith.addf %2481, %2482 : f32
        %2484 = arith.cmpi slt, %0, %heads : index
        scf.if %2484 {
          %2485 = arith.muli %2209, %heads : index
          %2486 = arith.addi %2485, %0 : index
          %2487 = arith.muli %2486, %c20 : index
          %2488 = arith.addi %2487, %2266 : index
          memref.store %2480, %q[%2488] : memref<?xf32>
          %2489 = arith.addi %2488, %c6 : index
          memref.store %2483, %q[%2489] : memref<?xf32>
        } else {
          %2490 = arith.addi %2210, %2266 : index
          memref.store %2480, %22[%2490] : memref<?xf32>
          %2491 = arith.addi %2210, %2266 : index
          %2492 = arith.addi %2491, %c6 : index
          memref.store %2483, %22[%2492] : memref<?xf32>
        }
      } else {
        %2493 = arith.cmpi slt, %0, %heads : index
        scf.if %2493 {
          %2494 = arith.muli %2209, %heads : index
          %2495 = arith.addi %2494, %0 : index
          %2496 = arith.muli %2495, %c20 : index
          %2497 = arith.addi %2496, %2212 : index
          memref.store %2220, %q[%2497] : memref<?xf32>
          %2498 = arith.addi %2497, %c6 : index
          memref.store %2229, %q[%2498] : memref<?xf32>
        } else {
          %2499 = arith.addi %2210, %2212 : index
          memref.store %2220, %22[%2499] : memref<?xf32>
          %2500 = arith.addi %2210, %2212 : index
          %2501 = arith.addi %2500, %c6 : index
          memref.store %2229, %22[%2501] : memref<?xf32>
        }
        %2502 = arith.cmpi slt, %0, %heads : index
        scf.if %2502 {
          %2503 = arith.muli %2209, %heads : index
          %2504 = arith.addi %2503, %0 : index
          %2505 = arith.muli %2504, %c20 : index
          %2506 = arith.addi %2505, %2230 : index
          memref.store %2238, %q[%2506] : memref<?xf32>
          %2507 = arith.addi %2506, %c6 : index
          memref.store %2247, %q[%2507] : memref<?xf32>
        } else {
          %2508 = arith.addi %2210, %2230 : index
          memref.store %2238, %22[%2508] : memref<?xf32>
          %2509 = arith.addi %2210, %2230 : index
          %2510 = arith.addi %2509, %c6 : index
          memref.store %2247, %22[%2510] : memref<?xf32>
        }
        %2511 = arith.cmpi slt, %0, %heads : index
        scf.if %2511 {
          %2512 = arith.muli %2209, %heads : index
          %2513 = arith.addi %2512, %0 : index
          %2514 = arith.muli %2513, %c20 : index
          %2515 = arith.addi %2514, %2248 : index
          memref.store %2256, %q[%2515] : memref<?xf32>
          %2516 = arith.addi %2515, %c6 : index
          memref.store %2265, %q[%2516] : memref<?xf32>
        } else {
          %2517 = arith.addi %2210, %2248 : index
          memref.store %2256, %22[%2517] : memref<?xf32>
          %2518 = arith.addi %2210, %2248 : index
          %2519 = arith.addi %2518, %c6 : index
          memref.store %2265, %22[%2519] : memref<?xf32>
        }
        %2520 = arith.cmpi slt, %0, %heads : index
        scf.if %2520 {
          %2521 = arith.muli %2209, %heads : index
          %2522 = arith.addi %2521, %0 : index
          %2523 = arith.muli %2522, %c20 : index
          %2524 = arith.addi %2523, %2266 : index
          memref.store %2274, %q[%2524] : memref<?xf32>
          %2525 = arith.addi %2524, %c6 : index
          memref.store %2283, %q[%2525] : memref<?xf32>
        } else {
          %2526 = arith.addi %2210, %2266 : index
          memref.store %2274, %22[%2526] : memref<?xf32>
          %2527 = arith.addi %2210, %2266 : index
          %2528 = arith.addi %2527, %c6 : index
          memref.store %2283, %22[%2528] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %2529 = arith.cmpi sge, %0, %heads : index
    scf.if %2529 {
      %2530 = arith.addi %2205, %c8 : index
      %2531 = arith.addi %2204, %2530 : index
      %2532 = arith.cmpi slt, %2531, %24 : index
      scf.if %2532 {
        %2533 = arith.addi %2204, %2530 : index
        %2534 = arith.addi %slotsAt, %2533 : index
        %2535 = memref.load %step[%2534] : memref<?xi32>
        %2536 = arith.index_cast %2535 : i32 to index
        %2537 = arith.cmpi sge, %2536, %c8 : index
        scf.if %2537 {
          %2538 = arith.muli %2530, %c20 : index
          %2539 = arith.subi %0, %heads : index
          %2540 = memref.load %scales[%2539] : memref<?xf32>
          %2541 = vector.broadcast %2540 : f32 to vector<4xf32>
          %2542 = arith.divui %2536, %c7 : index
          %2543 = arith.remui %2536, %c7 : index
          %2544 = arith.muli %2542, %pageBytes : index
          %2545 = arith.cmpi eq, %codec, %c8 : index
          scf.if %2545 {
            %2546 = wave.lane
            %2547 = arith.muli %2546, %c19 : index
            scf.for %2548 = %2547 to %c20 step %c6 {
              %2549 = arith.addi %2538, %2548 : index
              %2550 = vector.load %22[%2549] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2551 = arith.mulf %2550, %2541 : vector<4xf32>
              %2552 = arith.minimumf %2551, %c50 : vector<4xf32>
              %2553 = arith.maximumf %2552, %c51 : vector<4xf32>
              %2554 = arith.truncf %2553 : vector<4xf32> to vector<4xf16>
              %2555 = vector.bitcast %2554 : vector<4xf16> to vector<8xi8>
              %2556 = arith.cmpi slt, %2539, %kvHeads : index
              scf.if %2556 {
                %2557 = arith.muli %2539, %c52 : index
                %2558 = arith.addi %2544, %2557 : index
                %2559 = arith.divui %2548, %c7 : index
                %2560 = arith.muli %2559, %c53 : index
                %2561 = arith.remui %2548, %c7 : index
                %2562 = arith.divui %2561, %c2 : index
                %2563 = arith.muli %2562, %c20 : index
                %2564 = arith.muli %2543, %c7 : index
                %2565 = arith.addi %2563, %2564 : index
                %2566 = arith.remui %2561, %c2 : index
                %2567 = arith.muli %2566, %c4 : index
                %2568 = arith.addi %2565, %2567 : index
                %2569 = arith.addi %2560, %2568 : index
                %2570 = arith.addi %2558, %2569 : index
                vector.store %2555, %kv[%2570] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2571 = arith.subi %2539, %kvHeads : index
                %2572 = arith.muli %2571, %c52 : index
                %2573 = arith.addi %2544, %2572 : index
                %2574 = arith.addi %2548, %c8 : index
                %2575 = arith.divui %2574, %c7 : index
                %2576 = arith.muli %2575, %c53 : index
                %2577 = arith.addi %2576, %c10 : index
                %2578 = arith.remui %2574, %c7 : index
                %2579 = arith.divui %2543, %c4 : index
                %2580 = arith.remui %2543, %c4 : index
                %2581 = arith.muli %2580, %c2 : index
                %2582 = arith.addi %2579, %2581 : index
                %2583 = arith.divui %2582, %c2 : index
                %2584 = arith.muli %2583, %c20 : index
                %2585 = arith.muli %2578, %c7 : index
                %2586 = arith.addi %2584, %2585 : index
                %2587 = arith.remui %2582, %c2 : index
                %2588 = arith.muli %2587, %c4 : index
                %2589 = arith.addi %2586, %2588 : index
                %2590 = arith.addi %2577, %2589 : index
                %2591 = arith.addi %2573, %2590 : index
                %2592 = vector.shuffle %2555, %2555 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2592, %kv[%2591] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2593 = arith.addi %2548, %c9 : index
                %2594 = arith.divui %2593, %c7 : index
                %2595 = arith.muli %2594, %c53 : index
                %2596 = arith.addi %2595, %c10 : index
                %2597 = arith.remui %2593, %c7 : index
                %2598 = arith.divui %2543, %c4 : index
                %2599 = arith.remui %2543, %c4 : index
                %2600 = arith.muli %2599, %c2 : index
                %2601 = arith.addi %2598, %2600 : index
                %2602 = arith.divui %2601, %c2 : index
                %2603 = arith.muli %2602, %c20 : index
                %2604 = arith.muli %2597, %c7 : index
                %2605 = arith.addi %2603, %2604 : index
                %2606 = arith.remui %2601, %c2 : index
                %2607 = arith.muli %2606, %c4 : index
                %2608 = arith.addi %2605, %2607 : index
                %2609 = arith.addi %2596, %2608 : index
                %2610 = arith.addi %2573, %2609 : index
                %2611 = vector.shuffle %2555, %2555 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2611, %kv[%2610] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2612 = arith.addi %2548, %c4 : index
                %2613 = arith.divui %2612, %c7 : index
                %2614 = arith.muli %2613, %c53 : index
                %2615 = arith.addi %2614, %c10 : index
                %2616 = arith.remui %2612, %c7 : index
                %2617 = arith.divui %2543, %c4 : index
                %2618 = arith.remui %2543, %c4 : index
                %2619 = arith.muli %2618, %c2 : index
                %2620 = arith.addi %2617, %2619 : index
                %2621 = arith.divui %2620, %c2 : index
                %2622 = arith.muli %2621, %c20 : index
                %2623 = arith.muli %2616, %c7 : index
                %2624 = arith.addi %2622, %2623 : index
                %2625 = arith.remui %2620, %c2 : index
                %2626 = arith.muli %2625, %c4 : index
                %2627 = arith.addi %2624, %2626 : index
                %2628 = arith.addi %2615, %2627 : index
                %2629 = arith.addi %2573, %2628 : index
                %2630 = vector.shuffle %2555, %2555 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2630, %kv[%2629] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2631 = arith.addi %2548, %c33 : index
                %2632 = arith.divui %2631, %c7 : index
                %2633 = arith.muli %2632, %c53 : index
                %2634 = arith.addi %2633, %c10 : index
                %2635 = arith.remui %2631, %c7 : index
                %2636 = arith.divui %2543, %c4 : index
                %2637 = arith.remui %2543, %c4 : index
                %2638 = arith.muli %2637, %c2 : index
                %2639 = arith.addi %2636, %2638 : index
                %2640 = arith.divui %2639, %c2 : index
                %2641 = arith.muli %2640, %c20 : index
                %2642 = arith.muli %2635, %c7 : index
                %2643 = arith.addi %2641, %2642 : index
                %2644 = arith.remui %2639, %c2 : index
                %2645 = arith.muli %2644, %c4 : index
                %2646 = arith.addi %2643, %2645 : index
                %2647 = arith.addi %2634, %2646 : index
                %2648 = arith.addi %2573, %2647 : index
                %2649 = vector.shuffle %2555, %2555 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2649, %kv[%2648] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2650 = arith.cmpi eq, %codec, %c9 : index
          scf.if %2650 {
            %2651 = wave.lane
            %2652 = arith.muli %2651, %c19 : index
            scf.for %2653 = %2652 to %c20 step %c6 {
              %2654 = arith.addi %2538, %2653 : index
              %2655 = vector.load %22[%2654] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2656 = arith.mulf %2655, %2541 : vector<4xf32>
              %2657 = wave.fp8_encode "e4m3" %2656 : vector<4xf32> -> vector<4xi8>
              %2658 = arith.cmpi slt, %2539, %kvHeads : index
              scf.if %2658 {
                %2659 = arith.muli %2539, %c10 : index
                %2660 = arith.addi %2544, %2659 : index
                %2661 = vector.shuffle %2657, %2657 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2662 = arith.divui %2653, %c7 : index
                %2663 = arith.muli %2662, %c20 : index
                %2664 = arith.remui %2653, %c7 : index
                %2665 = arith.muli %2543, %c7 : index
                %2666 = arith.divui %2664, %c19 : index
                %2667 = arith.muli %2666, %c19 : index
                %2668 = arith.remui %2664, %c4 : index
                %2669 = arith.muli %2668, %c4 : index
                %2670 = arith.addi %2667, %2669 : index
                %2671 = arith.divui %2664, %c4 : index
                %2672 = arith.remui %2671, %c4 : index
                %2673 = arith.addi %2670, %2672 : index
                %2674 = arith.addi %2665, %2673 : index
                %2675 = arith.addi %2663, %2674 : index
                %2676 = arith.addi %2660, %2675 : index
                vector.store %2661, %kv[%2676] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2677 = arith.subi %2539, %kvHeads : index
                %2678 = arith.muli %2677, %c10 : index
                %2679 = arith.addi %2544, %2678 : index
                %2680 = arith.addi %2653, %c8 : index
                %2681 = arith.divui %2680, %c7 : index
                %2682 = arith.muli %2681, %c20 : index
                %2683 = arith.addi %2682, %c11 : index
                %2684 = arith.remui %2680, %c7 : index
                %2685 = arith.divui %2543, %c4 : index
                %2686 = arith.remui %2543, %c4 : index
                %2687 = arith.muli %2686, %c2 : index
                %2688 = arith.addi %2685, %2687 : index
                %2689 = arith.muli %2684, %c7 : index
                %2690 = arith.divui %2688, %c19 : index
                %2691 = arith.muli %2690, %c19 : index
                %2692 = arith.remui %2688, %c4 : index
                %2693 = arith.muli %2692, %c4 : index
                %2694 = arith.addi %2691, %2693 : index
                %2695 = arith.divui %2688, %c4 : index
                %2696 = arith.remui %2695, %c4 : index
                %2697 = arith.addi %2694, %2696 : index
                %2698 = arith.addi %2689, %2697 : index
                %2699 = arith.addi %2683, %2698 : index
                %2700 = arith.addi %2679, %2699 : index
                %2701 = vector.shuffle %2657, %2657 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2701, %kv[%2700] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2702 = arith.addi %2653, %c9 : index
                %2703 = arith.divui %2702, %c7 : index
                %2704 = arith.muli %2703, %c20 : index
                %2705 = arith.addi %2704, %c11 : index
                %2706 = arith.remui %2702, %c7 : index
                %2707 = arith.divui %2543, %c4 : index
                %2708 = arith.remui %2543, %c4 : index
                %2709 = arith.muli %2708, %c2 : index
                %2710 = arith.addi %2707, %2709 : index
                %2711 = arith.muli %2706, %c7 : index
                %2712 = arith.divui %2710, %c19 : index
                %2713 = arith.muli %2712, %c19 : index
                %2714 = arith.remui %2710, %c4 : index
                %2715 = arith.muli %2714, %c4 : index
                %2716 = arith.addi %2713, %2715 : index
                %2717 = arith.divui %2710, %c4 : index
                %2718 = arith.remui %2717, %c4 : index
                %2719 = arith.addi %2716, %2718 : index
                %2720 = arith.addi %2711, %2719 : index
                %2721 = arith.addi %2705, %2720 : index
                %2722 = arith.addi %2679, %2721 : index
                %2723 = vector.shuffle %2657, %2657 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2723, %kv[%2722] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2724 = arith.addi %2653, %c4 : index
                %2725 = arith.divui %2724, %c7 : index
                %2726 = arith.muli %2725, %c20 : index
                %2727 = arith.addi %2726, %c11 : index
                %2728 = arith.remui %2724, %c7 : index
                %2729 = arith.divui %2543, %c4 : index
                %2730 = arith.remui %2543, %c4 : index
                %2731 = arith.muli %2730, %c2 : index
                %2732 = arith.addi %2729, %2731 : index
                %2733 = arith.muli %2728, %c7 : index
                %2734 = arith.divui %2732, %c19 : index
                %2735 = arith.muli %2734, %c19 : index
                %2736 = arith.remui %2732, %c4 : index
                %2737 = arith.muli %2736, %c4 : index
                %2738 = arith.addi %2735, %2737 : index
                %2739 = arith.divui %2732, %c4 : index
                %2740 = arith.remui %2739, %c4 : index
                %2741 = arith.addi %2738, %2740 : index
                %2742 = arith.addi %2733, %2741 : index
                %2743 = arith.addi %2727, %2742 : index
                %2744 = arith.addi %2679, %2743 : index
                %2745 = vector.shuffle %2657, %2657 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2745, %kv[%2744] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2746 = arith.addi %2653, %c33 : index
                %2747 = arith.divui %2746, %c7 : index
                %2748 = arith.muli %2747, %c20 : index
                %2749 = arith.addi %2748, %c11 : index
                %2750 = arith.remui %2746, %c7 : index
                %2751 = arith.divui %2543, %c4 : index
                %2752 = arith.remui %2543, %c4 : index
                %2753 = arith.muli %2752, %c2 : index
                %2754 = arith.addi %2751, %2753 : index
                %2755 = arith.muli %2750, %c7 : index
                %2756 = arith.divui %2754, %c19 : index
                %2757 = arith.muli %2756, %c19 : index
                %2758 = arith.remui %2754, %c4 : index
                %2759 = arith.muli %2758, %c4 : index
                %2760 = arith.addi %2757, %2759 : index
                %2761 = arith.divui %2754, %c4 : index
                %2762 = arith.remui %2761, %c4 : index
                %2763 = arith.addi %2760, %2762 : index
                %2764 = arith.addi %2755, %2763 : index
                %2765 = arith.addi %2749, %2764 : index
                %2766 = arith.addi %2679, %2765 : index
                %2767 = vector.shuffle %2657, %2657 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2767, %kv[%2766] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2768 = arith.cmpi eq, %codec, %c4 : index
          scf.if %2768 {
            %2769 = wave.lane
            %2770 = arith.muli %2769, %c19 : index
            scf.for %2771 = %2770 to %c20 step %c6 {
              %2772 = arith.addi %2538, %2771 : index
              %2773 = vector.load %22[%2772] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2774 = arith.mulf %2773, %2541 : vector<4xf32>
              %2775 = wave.fp8_encode "e5m2" %2774 : vector<4xf32> -> vector<4xi8>
              %2776 = arith.cmpi slt, %2539, %kvHeads : index
              scf.if %2776 {
                %2777 = arith.muli %2539, %c10 : index
                %2778 = arith.addi %2544, %2777 : index
                %2779 = vector.shuffle %2775, %2775 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2780 = arith.divui %2771, %c7 : index
                %2781 = arith.muli %2780, %c20 : index
                %2782 = arith.remui %2771, %c7 : index
                %2783 = arith.muli %2543, %c7 : index
                %2784 = arith.divui %2782, %c19 : index
                %2785 = arith.muli %2784, %c19 : index
                %2786 = arith.remui %2782, %c4 : index
                %2787 = arith.muli %2786, %c4 : index
                %2788 = arith.addi %2785, %2787 : index
                %2789 = arith.divui %2782, %c4 : index
                %2790 = arith.remui %2789, %c4 : index
                %2791 = arith.addi %2788, %2790 : index
                %2792 = arith.addi %2783, %2791 : index
                %2793 = arith.addi %2781, %2792 : index
                %2794 = arith.addi %2778, %2793 : index
                vector.store %2779, %kv[%2794] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2795 = arith.subi %2539, %kvHeads : index
                %2796 = arith.muli %2795, %c10 : index
                %2797 = arith.addi %2544, %2796 : index
                %2798 = arith.addi %2771, %c8 : index
                %2799 = arith.divui %2798, %c7 : index
                %2800 = arith.muli %2799, %c20 : index
                %2801 = arith.addi %2800, %c11 : index
                %2802 = arith.remui %2798, %c7 : index
                %2803 = arith.divui %2543, %c4 : index
                %2804 = arith.remui %2543, %c4 : index
                %2805 = arith.muli %2804, %c2 : index
                %2806 = arith.addi %2803, %2805 : index
                %2807 = arith.muli %2802, %c7 : index
                %2808 = arith.divui %2806, %c19 : index
                %2809 = arith.muli %2808, %c19 : index
                %2810 = arith.remui %2806, %c4 : index
                %2811 = arith.muli %2810, %c4 : index
                %2812 = arith.addi %2809, %2811 : index
                %2813 = arith.divui %2806, %c4 : index
                %2814 = arith.remui %2813, %c4 : index
                %2815 = arith.addi %2812, %2814 : index
                %2816 = arith.addi %2807, %2815 : index
                %2817 = arith.addi %2801, %2816 : index
                %2818 = arith.addi %2797, %2817 : index
                %2819 = vector.shuffle %2775, %2775 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2819, %kv[%2818] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2820 = arith.addi %2771, %c9 : index
                %2821 = arith.divui %2820, %c7 : index
                %2822 = arith.muli %2821, %c20 : index
                %2823 = arith.addi %2822, %c11 : index
                %2824 = arith.remui %2820, %c7 : index
                %2825 = arith.divui %2543, %c4 : index
                %2826 = arith.remui %2543, %c4 : index
                %2827 = arith.muli %2826, %c2 : index
                %2828 = arith.addi %2825, %2827 : index
                %2829 = arith.muli %2824, %c7 : index
                %2830 = arith.divui %2828, %c19 : index
                %2831 = arith.muli %2830, %c19 : index
                %2832 = arith.remui %2828, %c4 : index
                %2833 = arith.muli %2832, %c4 : index
                %2834 = arith.addi %2831, %2833 : index
                %2835 = arith.divui %2828, %c4 : index
                %2836 = arith.remui %2835, %c4 : index
                %2837 = arith.addi %2834, %2836 : index
                %2838 = arith.addi %2829, %2837 : index
                %2839 = arith.addi %2823, %2838 : index
                %2840 = arith.addi %2797, %2839 : index
                %2841 = vector.shuffle %2775, %2775 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2841, %kv[%2840] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2842 = arith.addi %2771, %c4 : index
                %2843 = arith.divui %2842, %c7 : index
                %2844 = arith.muli %2843, %c20 : index
                %2845 = arith.addi %2844, %c11 : index
                %2846 = arith.remui %2842, %c7 : index
                %2847 = arith.divui %2543, %c4 : index
                %2848 = arith.remui %2543, %c4 : index
                %2849 = arith.muli %2848, %c2 : index
                %2850 = arith.addi %2847, %2849 : index
                %2851 = arith.muli %2846, %c7 : index
                %2852 = arith.divui %2850, %c19 : index
                %2853 = arith.muli %2852, %c19 : index
                %2854 = arith.remui %2850, %c4 : index
                %2855 = arith.muli %2854, %c4 : index
                %2856 = arith.addi %2853, %2855 : index
                %2857 = arith.divui %2850, %c4 : index
                %2858 = arith.remui %2857, %c4 : index
                %2859 = arith.addi %2856, %2858 : index
                %2860 = arith.addi %2851, %2859 : index
                %2861 = arith.addi %2845, %2860 : index
                %2862 = arith.addi %2797, %2861 : index
                %2863 = vector.shuffle %2775, %2775 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2863, %kv[%2862] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2864 = arith.addi %2771, %c33 : index
                %2865 = arith.divui %2864, %c7 : index
                %2866 = arith.muli %2865, %c20 : index
                %2867 = arith.addi %2866, %c11 : index
                %2868 = arith.remui %2864, %c7 : index
                %2869 = arith.divui %2543, %c4 : index
                %2870 = arith.remui %2543, %c4 : index
                %2871 = arith.muli %2870, %c2 : index
                %2872 = arith.addi %2869, %2871 : index
                %2873 = arith.muli %2868, %c7 : index
                %2874 = arith.divui %2872, %c19 : index
                %2875 = arith.muli %2874, %c19 : index
                %2876 = arith.remui %2872, %c4 : index
                %2877 = arith.muli %2876, %c4 : index
                %2878 = arith.addi %2875, %2877 : index
                %2879 = arith.divui %2872, %c4 : index
                %2880 = arith.remui %2879, %c4 : index
                %2881 = arith.addi %2878, %2880 : index
                %2882 = arith.addi %2873, %2881 : index
                %2883 = arith.addi %2867, %2882 : index
                %2884 = arith.addi %2797, %2883 : index
                %2885 = vector.shuffle %2775, %2775 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2885, %kv[%2884] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %2886 = arith.addi %25, %c14 : index
    %2887 = wave.lane
    %2888 = arith.muli %3, %c4 : index
    %2889 = arith.muli %2888, %c20 : index
    %2890 = arith.addi %2889, %2887 : index
    %2891 = arith.muli %4, %c11 : index
    %2892 = arith.addi %2891, %2890 : index
    %2893 = arith.addi %2892, %c8 : index
    %2894 = arith.addi %2893, %c8 : index
    %2895 = vector.extract %646#4[0] : f32 from vector<8xf32>
    memref.store %2895, %21[%2894] : memref<?xf32>
    %2896 = arith.muli %4, %c11 : index
    %2897 = arith.addi %2896, %2890 : index
    %2898 = arith.addi %2897, %c8 : index
    %2899 = arith.addi %2898, %c14 : index
    %2900 = vector.extract %646#4[1] : f32 from vector<8xf32>
    memref.store %2900, %21[%2899] : memref<?xf32>
    %2901 = arith.muli %4, %c11 : index
    %2902 = arith.addi %2901, %2890 : index
    %2903 = arith.addi %2902, %c8 : index
    %2904 = arith.addi %2903, %c12 : index
    %2905 = vector.extract %646#4[2] : f32 from vector<8xf32>
    memref.store %2905, %21[%2904] : memref<?xf32>
    %2906 = arith.muli %4, %c11 : index
    %2907 = arith.addi %2906, %2890 : index
    %2908 = arith.addi %2907, %c8 : index
    %2909 = arith.addi %2908, %c34 : index
    %2910 = vector.extract %646#4[3] : f32 from vector<8xf32>
    memref.store %2910, %21[%2909] : memref<?xf32>
    %2911 = arith.muli %4, %c11 : index
    %2912 = arith.addi %2911, %2890 : index
    %2913 = arith.addi %2912, %c8 : index
    %2914 = arith.addi %2913, %c6 : index
    %2915 = vector.extract %646#4[4] : f32 from vector<8xf32>
    memref.store %2915, %21[%2914] : memref<?xf32>
    %2916 = arith.muli %4, %c11 : index
    %2917 = arith.addi %2916, %2890 : index
    %2918 = arith.addi %2917, %c8 : index
    %2919 = arith.addi %2918, %c35 : index
    %2920 = vector.extract %646#4[5] : f32 from vector<8xf32>
    memref.store %2920, %21[%2919] : memref<?xf32>
    %2921 = arith.muli %4, %c11 : index
    %2922 = arith.addi %2921, %2890 : index
    %2923 = arith.addi %2922, %c8 : index
    %2924 = arith.addi %2923, %c36 : index
    %2925 = vector.extract %646#4[6] : f32 from vector<8xf32>
    memref.store %2925, %21[%2924] : memref<?xf32>
    %2926 = arith.muli %4, %c11 : index
    %2927 = arith.addi %2926, %2890 : index
    %2928 = arith.addi %2927, %c8 : index
    %2929 = arith.addi %2928, %c37 : index
    %2930 = vector.extract %646#4[7] : f32 from vector<8xf32>
    memref.store %2930, %21[%2929] : memref<?xf32>
    %2931 = arith.muli %4, %c11 : index
    %2932 = arith.addi %2931, %2890 : index
    %2933 = arith.addi %2932, %c20 : index
    %2934 = arith.addi %2933, %c8 : index
    %2935 = vector.extract %646#5[0] : f32 from vector<8xf32>
    memref.store %2935, %21[%2934] : memref<?xf32>
    %2936 = arith.muli %4, %c11 : index
    %2937 = arith.addi %2936, %2890 : index
    %2938 = arith.addi %2937, %c20 : index
    %2939 = arith.addi %2938, %c14 : index
    %2940 = vector.extract %646#5[1] : f32 from vector<8xf32>
    memref.store %2940, %21[%2939] : memref<?xf32>
    %2941 = arith.muli %4, %c11 : index
    %2942 = arith.addi %2941, %2890 : index
    %2943 = arith.addi %2942, %c20 : index
    %2944 = arith.addi %2943, %c12 : index
    %2945 = vector.extract %646#5[2] : f32 from vector<8xf32>
    memref.store %2945, %21[%2944] : memref<?xf32>
    %2946 = arith.muli %4, %c11 : index
    %2947 = arith.addi %2946, %2890 : index
    %2948 = arith.addi %2947, %c20 : index
    %2949 = arith.addi %2948, %c34 : index
    %2950 = vector.extract %646#5[3] : f32 from vector<8xf32>
    memref.store %2950, %21[%2949] : memref<?xf32>
    %2951 = arith.muli %4, %c11 : index
    %2952 = arith.addi %2951, %2890 : index
    %2953 = arith.addi %2952, %c20 : index
    %2954 = arith.addi %2953, %c6 : index
    %2955 = vector.extract %646#5[4] : f32 from vector<8xf32>
    memref.store %2955, %21[%2954] : memref<?xf32>
    %2956 = arith.muli %4, %c11 : index
    %2957 = arith.addi %2956, %2890 : index
    %2958 = arith.addi %2957, %c20 : index
    %2959 = arith.addi %2958, %c35 : index
    %2960 = vector.extract %646#5[5] : f32 from vector<8xf32>
    memref.store %2960, %21[%2959] : memref<?xf32>
    %2961 = arith.muli %4, %c11 : index
    %2962 = arith.addi %2961, %2890 : index
    %2963 = arith.addi %2962, %c20 : index
    %2964 = arith.addi %2963, %c36 : index
    %2965 = vector.extract %646#5[6] : f32 from vector<8xf32>
    memref.store %2965, %21[%2964] : memref<?xf32>
    %2966 = arith.muli %4, %c11 : index
    %2967 = arith.addi %2966, %2890 : index
    %2968 = arith.addi %2967, %c20 : index
    %2969 = arith.addi %2968, %c37 : index
    %2970 = vector.extract %646#5[7] : f32 from vector<8xf32>
    memref.store %2970, %21[%2969] : memref<?xf32>
    wave.barrier
    %2971 = arith.muli %4, %c19 : index
    %2972 = arith.addi %2971, %c8 : index
    %2973 = arith.muli %2972, %c4 : index
    %2974 = arith.divui %2887, %c7 : index
    %2975 = arith.addi %2973, %2974 : index
    %2976 = arith.addi %2886, %2975 : index
    %2977 = arith.cmpi slt, %2976, %24 : index
    scf.if %2977 {
      %2978 = arith.cmpi eq, %hasFactors, %c9 : index
      %2979 = arith.muli %2976, %c4 : index
      %2980 = memref.load %factors[%2979] : memref<?xf32>
      %2981 = arith.mulf %2980, %operandScale : f32
      %2982 = arith.select %2978, %2981, %operandScale : f32
      %2983 = arith.addi %2890, %c8 : index
      %2984 = arith.muli %2972, %c14 : index
      %2985 = arith.addi %2983, %2984 : index
      %2986 = memref.load %21[%2985] : memref<?xf32>
      %2987 = arith.addi %2985, %c11 : index
      %2988 = memref.load %21[%2987] : memref<?xf32>
      %2989 = arith.addf %2986, %2988 : f32
      %2990 = arith.remui %2887, %c7 : index
      %2991 = arith.muli %2990, %c19 : index
      %2992 = arith.addi %18, %2991 : index
      %2993 = vector.load %w[%2992] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2994 = vector.bitcast %2993 : vector<4xi8> to vector<1xf32>
      %2995 = vector.extract %2994[0] : f32 from vector<1xf32>
      %2996 = arith.mulf %2995, %2982 : f32
      %2997 = arith.mulf %2989, %2996 : f32
      %2998 = arith.muli %3, %c4 : index
      %2999 = arith.addi %2998, %c8 : index
      %3000 = arith.muli %2999, %c7 : index
      %3001 = arith.remui %2887, %c7 : index
      %3002 = arith.addi %3000, %3001 : index
      %3003 = arith.muli %2975, %c20 : index
      %3004 = arith.addi %3003, %3002 : index
      memref.store %2997, %22[%3004] : memref<?xf32>
      %3005 = arith.addi %2890, %c20 : index
      %3006 = arith.muli %2972, %c14 : index
      %3007 = arith.addi %3005, %3006 : index
      %3008 = memref.load %21[%3007] : memref<?xf32>
      %3009 = arith.addi %3007, %c11 : index
      %3010 = memref.load %21[%3009] : memref<?xf32>
      %3011 = arith.addf %3008, %3010 : f32
      %3012 = arith.remui %2887, %c7 : index
      %3013 = arith.muli %3012, %c19 : index
      %3014 = arith.addi %20, %3013 : index
      %3015 = vector.load %w[%3014] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3016 = vector.bitcast %3015 : vector<4xi8> to vector<1xf32>
      %3017 = vector.extract %3016[0] : f32 from vector<1xf32>
      %3018 = arith.mulf %3017, %2982 : f32
      %3019 = arith.mulf %3011, %3018 : f32
      %3020 = arith.muli %3, %c4 : index
      %3021 = arith.addi %3020, %c9 : index
      %3022 = arith.muli %3021, %c7 : index
      %3023 = arith.remui %2887, %c7 : index
      %3024 = arith.addi %3022, %3023 : index
      %3025 = arith.muli %2975, %c20 : index
      %3026 = arith.addi %3025, %3024 : index
      memref.store %3019, %22[%3026] : memref<?xf32>
    }
    %3027 = arith.muli %4, %c19 : index
    %3028 = arith.addi %3027, %c9 : index
    %3029 = arith.muli %3028, %c4 : index
    %3030 = arith.divui %2887, %c7 : index
    %3031 = arith.addi %3029, %3030 : index
    %3032 = arith.addi %2886, %3031 : index
    %3033 = arith.cmpi slt, %3032, %24 : index
    scf.if %3033 {
      %3034 = arith.cmpi eq, %hasFactors, %c9 : index
      %3035 = arith.muli %3032, %c4 : index
      %3036 = memref.load %factors[%3035] : memref<?xf32>
      %3037 = arith.mulf %3036, %operandScale : f32
      %3038 = arith.select %3034, %3037, %operandScale : f32
      %3039 = arith.addi %2890, %c8 : index
      %3040 = arith.muli %3028, %c14 : index
      %3041 = arith.addi %3039, %3040 : index
      %3042 = memref.load %21[%3041] : memref<?xf32>
      %3043 = arith.addi %3041, %c11 : index
      %3044 = memref.load %21[%3043] : memref<?xf32>
      %3045 = arith.addf %3042, %3044 : f32
      %3046 = arith.remui %2887, %c7 : index
      %3047 = arith.muli %3046, %c19 : index
      %3048 = arith.addi %18, %3047 : index
      %3049 = vector.load %w[%3048] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3050 = vector.bitcast %3049 : vector<4xi8> to vector<1xf32>
      %3051 = vector.extract %3050[0] : f32 from vector<1xf32>
      %3052 = arith.mulf %3051, %3038 : f32
      %3053 = arith.mulf %3045, %3052 : f32
      %3054 = arith.muli %3, %c4 : index
      %3055 = arith.addi %3054, %c8 : index
      %3056 = arith.muli %3055, %c7 : index
      %3057 = arith.remui %2887, %c7 : index
      %3058 = arith.addi %3056, %3057 : index
      %3059 = arith.muli %3031, %c20 : index
      %3060 = arith.addi %3059, %3058 : index
      memref.store %3053, %22[%3060] : memref<?xf32>
      %3061 = arith.addi %2890, %c20 : index
      %3062 = arith.muli %3028, %c14 : index
      %3063 = arith.addi %3061, %3062 : index
      %3064 = memref.load %21[%3063] : memref<?xf32>
      %3065 = arith.addi %3063, %c11 : index
      %3066 = memref.load %21[%3065] : memref<?xf32>
      %3067 = arith.addf %3064, %3066 : f32
      %3068 = arith.remui %2887, %c7 : index
      %3069 = arith.muli %3068, %c19 : index
      %3070 = arith.addi %20, %3069 : index
      %3071 = vector.load %w[%3070] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3072 = vector.bitcast %3071 : vector<4xi8> to vector<1xf32>
      %3073 = vector.extract %3072[0] : f32 from vector<1xf32>
      %3074 = arith.mulf %3073, %3038 : f32
      %3075 = arith.mulf %3067, %3074 : f32
      %3076 = arith.muli %3, %c4 : index
      %3077 = arith.addi %3076, %c9 : index
      %3078 = arith.muli %3077, %c7 : index
      %3079 = arith.remui %2887, %c7 : index
      %3080 = arith.addi %3078, %3079 : index
      %3081 = arith.muli %3031, %c20 : index
      %3082 = arith.addi %3081, %3080 : index
      memref.store %3075, %22[%3082] : memref<?xf32>
    }
    %3083 = arith.muli %4, %c19 : index
    %3084 = arith.addi %3083, %c4 : index
    %3085 = arith.muli %3084, %c4 : index
    %3086 = arith.divui %2887, %c7 : index
    %3087 = arith.addi %3085, %3086 : index
    %3088 = arith.addi %2886, %3087 : index
    %3089 = arith.cmpi slt, %3088, %24 : index
    scf.if %3089 {
      %3090 = arith.cmpi eq, %hasFactors, %c9 : index
      %3091 = arith.muli %3088, %c4 : index
      %3092 = memref.load %factors[%3091] : memref<?xf32>
      %3093 = arith.mulf %3092, %operandScale : f32
      %3094 = arith.select %3090, %3093, %operandScale : f32
      %3095 = arith.addi %2890, %c8 : index
      %3096 = arith.muli %3084, %c14 : index
      %3097 = arith.addi %3095, %3096 : index
      %3098 = memref.load %21[%3097] : memref<?xf32>
      %3099 = arith.addi %3097, %c11 : index
      %3100 = memref.load %21[%3099] : memref<?xf32>
      %3101 = arith.addf %3098, %3100 : f32
      %3102 = arith.remui %2887, %c7 : index
      %3103 = arith.muli %3102, %c19 : index
      %3104 = arith.addi %18, %3103 : index
      %3105 = vector.load %w[%3104] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3106 = vector.bitcast %3105 : vector<4xi8> to vector<1xf32>
      %3107 = vector.extract %3106[0] : f32 from vector<1xf32>
      %3108 = arith.mulf %3107, %3094 : f32
      %3109 = arith.mulf %3101, %3108 : f32
      %3110 = arith.muli %3, %c4 : index
      %3111 = arith.addi %3110, %c8 : index
      %3112 = arith.muli %3111, %c7 : index
      %3113 = arith.remui %2887, %c7 : index
      %3114 = arith.addi %3112, %3113 : index
      %3115 = arith.muli %3087, %c20 : index
      %3116 = arith.addi %3115, %3114 : index
      memref.store %3109, %22[%3116] : memref<?xf32>
      %3117 = arith.addi %2890, %c20 : index
      %3118 = arith.muli %3084, %c14 : index
      %3119 = arith.addi %3117, %3118 : index
      %3120 = memref.load %21[%3119] : memref<?xf32>
      %3121 = arith.addi %3119, %c11 : index
      %3122 = memref.load %21[%3121] : memref<?xf32>
      %3123 = arith.addf %3120, %3122 : f32
      %3124 = arith.remui %2887, %c7 : index
      %3125 = arith.muli %3124, %c19 : index
      %3126 = arith.addi %20, %3125 : index
      %3127 = vector.load %w[%3126] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3128 = vector.bitcast %3127 : vector<4xi8> to vector<1xf32>
      %3129 = vector.extract %3128[0] : f32 from vector<1xf32>
      %3130 = arith.mulf %3129, %3094 : f32
      %3131 = arith.mulf %3123, %3130 : f32
      %3132 = arith.muli %3, %c4 : index
      %3133 = arith.addi %3132, %c9 : index
      %3134 = arith.muli %3133, %c7 : index
      %3135 = arith.remui %2887, %c7 : index
      %3136 = arith.addi %3134, %3135 : index
      %3137 = arith.muli %3087, %c20 : index
      %3138 = arith.addi %3137, %3136 : index
      memref.store %3131, %22[%3138] : memref<?xf32>
    }
    %3139 = arith.muli %4, %c19 : index
    %3140 = arith.addi %3139, %c33 : index
    %3141 = arith.muli %3140, %c4 : index
    %3142 = arith.divui %2887, %c7 : index
    %3143 = arith.addi %3141, %3142 : index
    %3144 = arith.addi %2886, %3143 : index
    %3145 = arith.cmpi slt, %3144, %24 : index
    scf.if %3145 {
      %3146 = arith.cmpi eq, %hasFactors, %c9 : index
      %3147 = arith.muli %3144, %c4 : index
      %3148 = memref.load %factors[%3147] : memref<?xf32>
      %3149 = arith.mulf %3148, %operandScale : f32
      %3150 = arith.select %3146, %3149, %operandScale : f32
      %3151 = arith.addi %2890, %c8 : index
      %3152 = arith.muli %3140, %c14 : index
      %3153 = arith.addi %3151, %3152 : index
      %3154 = memref.load %21[%3153] : memref<?xf32>
      %3155 = arith.addi %3153, %c11 : index
      %3156 = memref.load %21[%3155] : memref<?xf32>
      %3157 = arith.addf %3154, %3156 : f32
      %3158 = arith.remui %2887, %c7 : index
      %3159 = arith.muli %3158, %c19 : index
      %3160 = arith.addi %18, %3159 : index
      %3161 = vector.load %w[%3160] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3162 = vector.bitcast %3161 : vector<4xi8> to vector<1xf32>
      %3163 = vector.extract %3162[0] : f32 from vector<1xf32>
      %3164 = arith.mulf %3163, %3150 : f32
      %3165 = arith.mulf %3157, %3164 : f32
      %3166 = arith.muli %3, %c4 : index
      %3167 = arith.addi %3166, %c8 : index
      %3168 = arith.muli %3167, %c7 : index
      %3169 = arith.remui %2887, %c7 : index
      %3170 = arith.addi %3168, %3169 : index
      %3171 = arith.muli %3143, %c20 : index
      %3172 = arith.addi %3171, %3170 : index
      memref.store %3165, %22[%3172] : memref<?xf32>
      %3173 = arith.addi %2890, %c20 : index
      %3174 = arith.muli %3140, %c14 : index
      %3175 = arith.addi %3173, %3174 : index
      %3176 = memref.load %21[%3175] : memref<?xf32>
      %3177 = arith.addi %3175, %c11 : index
      %3178 = memref.load %21[%3177] : memref<?xf32>
      %3179 = arith.addf %3176, %3178 : f32
      %3180 = arith.remui %2887, %c7 : index
      %3181 = arith.muli %3180, %c19 : index
      %3182 = arith.addi %20, %3181 : index
      %3183 = vector.load %w[%3182] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3184 = vector.bitcast %3183 : vector<4xi8> to vector<1xf32>
      %3185 = vector.extract %3184[0] : f32 from vector<1xf32>
      %3186 = arith.mulf %3185, %3150 : f32
      %3187 = arith.mulf %3179, %3186 : f32
      %3188 = arith.muli %3, %c4 : index
      %3189 = arith.addi %3188, %c9 : index
      %3190 = arith.muli %3189, %c7 : index
      %3191 = arith.remui %2887, %c7 : index
      %3192 = arith.addi %3190, %3191 : index
      %3193 = arith.muli %3143, %c20 : index
      %3194 = arith.addi %3193, %3192 : index
      memref.store %3187, %22[%3194] : memref<?xf32>
    }
    wave.barrier
    %3195 = arith.addi %25, %c14 : index
    %3196 = wave.wave
    %3197 = arith.addi %3196, %c8 : index
    %3198 = arith.addi %3195, %3197 : index
    %3199 = arith.cmpi slt, %3198, %24 : index
    scf.if %3199 {
      %3200 = arith.addi %3195, %3197 : index
      %3201 = arith.muli %3197, %c20 : index
      %3202 = wave.lane
      %3203 = arith.addi %3202, %c8 : index
      %3204 = arith.cmpi eq, %hasBias, %c9 : index
      %3205 = arith.addi %3201, %3203 : index
      %3206 = memref.load %22[%3205] : memref<?xf32>
      %3207 = arith.muli %0, %c20 : index
      %3208 = arith.addi %3207, %3203 : index
      %3209 = memref.load %bias[%3208] : memref<?xf32>
      %3210 = arith.addf %3206, %3209 : f32
      %3211 = arith.select %3204, %3210, %3206 : f32
      %3212 = arith.addi %3203, %c6 : index
      %3213 = arith.cmpi eq, %hasBias, %c9 : index
      %3214 = arith.addi %3201, %3212 : index
      %3215 = memref.load %22[%3214] : memref<?xf32>
      %3216 = arith.muli %0, %c20 : index
      %3217 = arith.addi %3216, %3212 : index
      %3218 = memref.load %bias[%3217] : memref<?xf32>
      %3219 = arith.addf %3215, %3218 : f32
      %3220 = arith.select %3213, %3219, %3215 : f32
      %3221 = arith.addi %3202, %c14 : index
      %3222 = arith.cmpi eq, %hasBias, %c9 : index
      %3223 = arith.addi %3201, %3221 : index
      %3224 = memref.load %22[%3223] : memref<?xf32>
      %3225 = arith.muli %0, %c20 : index
      %3226 = arith.addi %3225, %3221 : index
      %3227 = memref.load %bias[%3226] : memref<?xf32>
      %3228 = arith.addf %3224, %3227 : f32
      %3229 = arith.select %3222, %3228, %3224 : f32
      %3230 = arith.addi %3221, %c6 : index
      %3231 = arith.cmpi eq, %hasBias, %c9 : index
      %3232 = arith.addi %3201, %3230 : index
      %3233 = memref.load %22[%3232] : memref<?xf32>
      %3234 = arith.muli %0, %c20 : index
      %3235 = arith.addi %3234, %3230 : index
      %3236 = memref.load %bias[%3235] : memref<?xf32>
      %3237 = arith.addf %3233, %3236 : f32
      %3238 = arith.select %3231, %3237, %3233 : f32
      %3239 = arith.addi %3202, %c12 : index
      %3240 = arith.cmpi eq, %hasBias, %c9 : index
      %3241 = arith.addi %3201, %3239 : index
      %3242 = memref.load %22[%3241] : memref<?xf32>
      %3243 = arith.muli %0, %c20 : index
      %3244 = arith.addi %3243, %3239 : index
      %3245 = memref.load %bias[%3244] : memref<?xf32>
      %3246 = arith.addf %3242, %3245 : f32
      %3247 = arith.select %3240, %3246, %3242 : f32
      %3248 = arith.addi %3239, %c6 : index
      %3249 = arith.cmpi eq, %hasBias, %c9 : index
      %3250 = arith.addi %3201, %3248 : index
      %3251 = memref.load %22[%3250] : memref<?xf32>
      %3252 = arith.muli %0, %c20 : index
      %3253 = arith.addi %3252, %3248 : index
      %3254 = memref.load %bias[%3253] : memref<?xf32>
      %3255 = arith.addf %3251, %3254 : f32
      %3256 = arith.select %3249, %3255, %3251 : f32
      %3257 = arith.addi %3202, %c34 : index
      %3258 = arith.cmpi eq, %hasBias, %c9 : index
      %3259 = arith.addi %3201, %3257 : index
      %3260 = memref.load %22[%3259] : memref<?xf32>
      %3261 = arith.muli %0, %c20 : index
      %3262 = arith.addi %3261, %3257 : index
      %3263 = memref.load %bias[%3262] : memref<?xf32>
      %3264 = arith.addf %3260, %3263 : f32
      %3265 = arith.select %3258, %3264, %3260 : f32
      %3266 = arith.addi %3257, %c6 : index
      %3267 = arith.cmpi eq, %hasBias, %c9 : index
      %3268 = arith.addi %3201, %3266 : index
      %3269 = memref.load %22[%3268] : memref<?xf32>
      %3270 = arith.muli %0, %c20 : index
      %3271 = arith.addi %3270, %3266 : index
      %3272 = memref.load %bias[%3271] : memref<?xf32>
      %3273 = arith.addf %3269, %3272 : f32
      %3274 = arith.select %3267, %3273, %3269 : f32
      %3275 = arith.addi %heads, %kvHeads : index
      %3276 = arith.cmpi slt, %0, %3275 : index
      scf.if %3276 {
        %3277 = arith.addi %positionsAt, %3200 : index
        %3278 = memref.load %step[%3277] : memref<?xi32>
        %3279 = arith.index_cast %3278 : i32 to index
        %3280 = arith.cmpi eq, %hasNorm, %c9 : index
        %3281 = math.fma %3211, %3211, %c43 : f32
        %3282 = math.fma %3220, %3220, %3281 : f32
        %3283 = math.fma %3229, %3229, %3282 : f32
        %3284 = math.fma %3238, %3238, %3283 : f32
        %3285 = math.fma %3247, %3247, %3284 : f32
        %3286 = math.fma %3256, %3256, %3285 : f32
        %3287 = math.fma %3265, %3265, %3286 : f32
        %3288 = math.fma %3274, %3274, %3287 : f32
        %3289 = vector.broadcast %3288 : f32 to vector<1xf32>
        %3290 = wave.reduce "add" %3289 : vector<1xf32>
        %3291 = arith.mulf %3290, %inverseHeadDim : f32
        %3292 = arith.addf %3291, %epsilon : f32
        %3293 = math.sqrt %3292 : f32
        %3294 = arith.divf %c45, %3293 : f32
        %3295 = arith.cmpi slt, %0, %heads : index
        %3296 = arith.addi %3203, %c6 : index
        %3297 = memref.load %query_norm[%3203] : memref<?xf32>
        %3298 = memref.load %key_norm[%3203] : memref<?xf32>
        %3299 = arith.select %3295, %3297, %3298 : f32
        %3300 = arith.mulf %3211, %3294 : f32
        %3301 = arith.mulf %3300, %3299 : f32
        %3302 = arith.select %3280, %3301, %3211 : f32
        %3303 = memref.load %query_norm[%3296] : memref<?xf32>
        %3304 = memref.load %key_norm[%3296] : memref<?xf32>
        %3305 = arith.select %3295, %3303, %3304 : f32
        %3306 = arith.mulf %3220, %3294 : f32
        %3307 = arith.mulf %3306, %3305 : f32
        %3308 = arith.select %3280, %3307, %3220 : f32
        %3309 = arith.addi %3221, %c6 : index
        %3310 = memref.load %query_norm[%3221] : memref<?xf32>
        %3311 = memref.load %key_norm[%3221] : memref<?xf32>
        %3312 = arith.select %3295, %3310, %3311 : f32
        %3313 = arith.mulf %3229, %3294 : f32
        %3314 = arith.mulf %3313, %3312 : f32
        %3315 = arith.select %3280, %3314, %3229 : f32
        %3316 = memref.load %query_norm[%3309] : memref<?xf32>
        %3317 = memref.load %key_norm[%3309] : memref<?xf32>
        %3318 = arith.select %3295, %3316, %3317 : f32
        %3319 = arith.mulf %3238, %3294 : f32
        %3320 = arith.mulf %3319, %3318 : f32
        %3321 = arith.select %3280, %3320, %3238 : f32
        %3322 = arith.addi %3239, %c6 : index
        %3323 = memref.load %query_norm[%3239] : memref<?xf32>
        %3324 = memref.load %key_norm[%3239] : memref<?xf32>
        %3325 = arith.select %3295, %3323, %3324 : f32
        %3326 = arith.mulf %3247, %3294 : f32
        %3327 = arith.mulf %3326, %3325 : f32
        %3328 = arith.select %3280, %3327, %3247 : f32
        %3329 = memref.load %query_norm[%3322] : memref<?xf32>
        %3330 = memref.load %key_norm[%3322] : memref<?xf32>
        %3331 = arith.select %3295, %3329, %3330 : f32
        %3332 = arith.mulf %3256, %3294 : f32
        %3333 = arith.mulf %3332, %3331 : f32
        %3334 = arith.select %3280, %3333, %3256 : f32
        %3335 = arith.addi %3257, %c6 : index
        %3336 = memref.load %query_norm[%3257] : memref<?xf32>
        %3337 = memref.load %key_norm[%3257] : memref<?xf32>
        %3338 = arith.select %3295, %3336, %3337 : f32
        %3339 = arith.mulf %3265, %3294 : f32
        %3340 = arith.mulf %3339, %3338 : f32
        %3341 = arith.select %3280, %3340, %3265 : f32
        %3342 = memref.load %query_norm[%3335] : memref<?xf32>
        %3343 = memref.load %key_norm[%3335] : memref<?xf32>
        %3344 = arith.select %3295, %3342, %3343 : f32
        %3345 = arith.mulf %3274, %3294 : f32
        %3346 = arith.mulf %3345, %3344 : f32
        %3347 = arith.select %3280, %3346, %3274 : f32
        %3348 = arith.remui %3279, %c20 : index
        %3349 = arith.muli %3348, %c20 : index
        %3350 = arith.addi %3349, %3203 : index
        %3351 = arith.divui %3279, %c20 : index
        %3352 = arith.addi %3351, %c20 : index
        %3353 = arith.muli %3352, %c20 : index
        %3354 = arith.addi %3353, %3203 : index
        %3355 = memref.load %rope[%3350] : memref<?xf32>
        %3356 = arith.addi %3350, %c6 : index
        %3357 = memref.load %rope[%3356] : memref<?xf32>
        %3358 = memref.load %rope[%3354] : memref<?xf32>
        %3359 = arith.addi %3354, %c6 : index
        %3360 = memref.load %rope[%3359] : memref<?xf32>
        %3361 = arith.mulf %3358, %3355 : f32
        %3362 = arith.mulf %3360, %3357 : f32
        %3363 = arith.subf %3361, %3362 : f32
        %3364 = arith.mulf %3360, %3355 : f32
        %3365 = arith.mulf %3358, %3357 : f32
        %3366 = arith.addf %3364, %3365 : f32
        %3367 = arith.mulf %3302, %3363 : f32
        %3368 = arith.mulf %3308, %3366 : f32
        %3369 = arith.subf %3367, %3368 : f32
        %3370 = arith.mulf %3308, %3363 : f32
        %3371 = arith.mulf %3302, %3366 : f32
        %3372 = arith.addf %3370, %3371 : f32
        %3373 = arith.cmpi slt, %0, %heads : index
        scf.if %3373 {
          %3374 = arith.muli %3200, %heads : index
          %3375 = arith.addi %3374, %0 : index
          %3376 = arith.muli %3375, %c20 : index
          %3377 = arith.addi %3376, %3203 : index
          memref.store %3369, %q[%3377] : memref<?xf32>
          %3378 = arith.addi %3377, %c6 : index
          memref.store %3372, %q[%3378] : memref<?xf32>
        } else {
          %3379 = arith.addi %3201, %3203 : index
          memref.store %3369, %22[%3379] : memref<?xf32>
          %3380 = arith.addi %3201, %3203 : index
          %3381 = arith.addi %3380, %c6 : index
          memref.store %3372, %22[%3381] : memref<?xf32>
        }
        %3382 = arith.remui %3279, %c20 : index
        %3383 = arith.muli %3382, %c20 : index
        %3384 = arith.addi %3383, %3221 : index
        %3385 = arith.divui %3279, %c20 : index
        %3386 = arith.addi %3385, %c20 : index
        %3387 = arith.muli %3386, %c20 : index
        %3388 = arith.addi %3387, %3221 : index
        %3389 = memref.load %rope[%3384] : memref<?xf32>
        %3390 = arith.addi %3384, %c6 : index
        %3391 = memref.load %rope[%3390] : memref<?xf32>
        %3392 = memref.load %rope[%3388] : memref<?xf32>
        %3393 = arith.addi %3388, %c6 : index
        %3394 = memref.load %rope[%3393] : memref<?xf32>
        %3395 = arith.mulf %3392, %3389 : f32
        %3396 = arith.mulf %3394, %3391 : f32
        %3397 = arith.subf %3395, %3396 : f32
        %3398 = arith.mulf %3394, %3389 : f32
        %3399 = arith.mulf %3392, %3391 : f32
        %3400 = arith.addf %3398, %3399 : f32
        %3401 = arith.mulf %3315, %3397 : f32
        %3402 = arith.mulf %3321, %3400 : f32
        %3403 = arith.subf %3401, %3402 : f32
        %3404 = arith.mulf %3321, %3397 : f32
        %3405 = arith.mulf %3315, %3400 : f32
        %3406 = arith.addf %3404, %3405 : f32
        %3407 = arith.cmpi slt, %0, %heads : index
        scf.if %3407 {
          %3408 = arith.muli %3200, %heads : index
          %3409 = arith.addi %3408, %0 : index
          %3410 = arith.muli %3409, %c20 : index
          %3411 = arith.addi %3410, %3221 : index
          memref.store %3403, %q[%3411] : memref<?xf32>
          %3412 = arith.addi %3411, %c6 : index
          memref.store %3406, %q[%3412] : memref<?xf32>
        } else {
          %3413 = arith.addi %3201, %3221 : index
          memref.store %3403, %22[%3413] : memref<?xf32>
          %3414 = arith.addi %3201, %3221 : index
          %3415 = arith.addi %3414, %c6 : index
          memref.store %3406, %22[%3415] : memref<?xf32>
        }
        %3416 = arith.remui %3279, %c20 : index
        %3417 = arith.muli %3416, %c20 : index
        %3418 = arith.addi %3417, %3239 : index
        %3419 = arith.divui %3279, %c20 : index
        %3420 = arith.addi %3419, %c20 : index
        %3421 = arith.muli %3420, %c20 : index
        %3422 = arith.addi %3421, %3239 : index
        %3423 = memref.load %rope[%3418] : memref<?xf32>
        %3424 = arith.addi %3418, %c6 : index
        %3425 = memref.load %rope[%3424] : memref<?xf32>
        %3426 = memref.load %rope[%3422] : memref<?xf32>
        %3427 = arith.addi %3422, %c6 : index
        %3428 = memref.load %rope[%3427] : memref<?xf32>
        %3429 = arith.mulf %3426, %3423 : f32
        %3430 = arith.mulf %3428, %3425 : f32
        %3431 = arith.subf %3429, %3430 : f32
        %3432 = arith.mulf %3428, %3423 : f32
        %3433 = arith.mulf %3426, %3425 : f32
        %3434 = arith.addf %3432, %3433 : f32
        %3435 = arith.mulf %3328, %3431 : f32
        %3436 = arith.mulf %3334, %3434 : f32
        %3437 = arith.subf %3435, %3436 : f32
        %3438 = arith.mulf %3334, %3431 : f32
        %3439 = arith.mulf %3328, %3434 : f32
        %3440 = arith.addf %3438, %3439 : f32
        %3441 = arith.cmpi slt, %0, %heads : index
        scf.if %3441 {
          %3442 = arith.muli %3200, %heads : index
          %3443 = arith.addi %3442, %0 : index
          %3444 = arith.muli %3443, %c20 : index
          %3445 = arith.addi %3444, %3239 : index
          memref.store %3437, %q[%3445] : memref<?xf32>
          %3446 = arith.addi %3445, %c6 : index
          memref.store %3440, %q[%3446] : memref<?xf32>
        } else {
          %3447 = arith.addi %3201, %3239 : index
          memref.store %3437, %22[%3447] : memref<?xf32>
          %3448 = arith.addi %3201, %3239 : index
          %3449 = arith.addi %3448, %c6 : index
          memref.store %3440, %22[%3449] : memref<?xf32>
        }
        %3450 = arith.remui %3279, %c20 : index
        %3451 = arith.muli %3450, %c20 : index
        %3452 = arith.addi %3451, %3257 : index
        %3453 = arith.divui %3279, %c20 : index
        %3454 = arith.addi %3453, %c20 : index
        %3455 = arith.muli %3454, %c20 : index
        %3456 = arith.addi %3455, %3257 : index
        %3457 = memref.load %rope[%3452] : memref<?xf32>
        %3458 = arith.addi %3452, %c6 : index
        %3459 = memref.load %rope[%3458] : memref<?xf32>
        %3460 = memref.load %rope[%3456] : memref<?xf32>
        %3461 = arith.addi %3456, %c6 : index
        %3462 = memref.load %rope[%3461] : memref<?xf32>
        %3463 = arith.mulf %3460, %3457 : f32
        %3464 = arith.mulf %3462, %3459 : f32
        %3465 = arith.subf %3463, %3464 : f32
        %3466 = arith.mulf %3462, %3457 : f32
        %3467 = arith.mulf %3460, %3459 : f32
        %3468 = arith.addf %3466, %3467 : f32
        %3469 = arith.mulf %3341, %3465 : f32
        %3470 = arith.mulf %3347, %3468 : f32
        %3471 = arith.subf %3469, %3470 : f32
        %3472 = arith.mulf %3347, %3465 : f32
        %3473 = arith.mulf %3341, %3468 : f32
        %3474 = arith.addf %3472, %3473 : f32
        %3475 = arith.cmpi slt, %0, %heads : index
        scf.if %3475 {
          %3476 = arith.muli %3200, %heads : index
          %3477 = arith.addi %3476, %0 : index
          %3478 = arith.muli %3477, %c20 : index
          %3479 = arith.addi %3478, %3257 : index
          memref.store %3471, %q[%3479] : memref<?xf32>
          %3480 = arith.addi %3479, %c6 : index
          memref.store %3474, %q[%3480] : memref<?xf32>
        } else {
          %3481 = arith.addi %3201, %3257 : index
          memref.store %3471, %22[%3481] : memref<?xf32>
          %3482 = arith.addi %3201, %3257 : index
          %3483 = arith.addi %3482, %c6 : index
          memref.store %3474, %22[%3483] : memref<?xf32>
        }
      } else {
        %3484 = arith.cmpi slt, %0, %heads : index
        scf.if %3484 {
          %3485 = arith.muli %3200, %heads : index
          %3486 = arith.addi %3485, %0 : index
          %3487 = arith.muli %3486, %c20 : index
          %3488 = arith.addi %3487, %3203 : index
          memref.store %3211, %q[%3488] : memref<?xf32>
          %3489 = arith.addi %3488, %c6 : index
          memref.store %3220, %q[%3489] : memref<?xf32>
        } else {
          %3490 = arith.addi %3201, %3203 : index
          memref.store %3211, %22[%3490] : memref<?xf32>
          %3491 = arith.addi %3201, %3203 : index
          %3492 = arith.addi %3491, %c6 : index
          memref.store %3220, %22[%3492] : memref<?xf32>
        }
        %3493 = arith.cmpi slt, %0, %heads : index
        scf.if %3493 {
          %3494 = arith.muli %3200, %heads : index
          %3495 = arith.addi %3494, %0 : index
          %3496 = arith.muli %3495, %c20 : index
          %3497 = arith.addi %3496, %3221 : index
          memref.store %3229, %q[%3497] : memref<?xf32>
          %3498 = arith.addi %3497, %c6 : index
          memref.store %3238, %q[%3498] : memref<?xf32>
        } else {
          %3499 = arith.addi %3201, %3221 : index
          memref.store %3229, %22[%3499] : memref<?xf32>
          %3500 = arith.addi %3201, %3221 : index
          %3501 = arith.addi %3500, %c6 : index
          memref.store %3238, %22[%3501] : memref<?xf32>
        }
        %3502 = arith.cmpi slt, %0, %heads : index
        scf.if %3502 {
          %3503 = arith.muli %3200, %heads : index
          %3504 = arith.addi %3503, %0 : index
          %3505 = arith.muli %3504, %c20 : index
          %3506 = arith.addi %3505, %3239 : index
          memref.store %3247, %q[%3506] : memref<?xf32>
          %3507 = arith.addi %3506, %c6 : index
          memref.store %3256, %q[%3507] : memref<?xf32>
        } else {
          %3508 = arith.addi %3201, %3239 : index
          memref.store %3247, %22[%3508] : memref<?xf32>
          %3509 = arith.addi %3201, %3239 : index
          %3510 = arith.addi %3509, %c6 : index
          memref.store %3256, %22[%3510] : memref<?xf32>
        }
        %3511 = arith.cmpi slt, %0, %heads : index
        scf.if %3511 {
          %3512 = arith.muli %3200, %heads : index
          %3513 = arith.addi %3512, %0 : index
          %3514 = arith.muli %3513, %c20 : index
          %3515 = arith.addi %3514, %3257 : index
          memref.store %3265, %q[%3515] : memref<?xf32>
          %3516 = arith.addi %3515, %c6 : index
          memref.store %3274, %q[%3516] : memref<?xf32>
        } else {
          %3517 = arith.addi %3201, %3257 : index
          memref.store %3265, %22[%3517] : memref<?xf32>
          %3518 = arith.addi %3201, %3257 : index
          %3519 = arith.addi %3518, %c6 : index
          memref.store %3274, %22[%3519] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %3520 = arith.cmpi sge, %0, %heads : index
    scf.if %3520 {
      %3521 = arith.addi %3196, %c8 : index
      %3522 = arith.addi %3195, %3521 : index
      %3523 = arith.cmpi slt, %3522, %24 : index
      scf.if %3523 {
        %3524 = arith.addi %3195, %3521 : index
        %3525 = arith.addi %slotsAt, %3524 : index
        %3526 = memref.load %step[%3525] : memref<?xi32>
        %3527 = arith.index_cast %3526 : i32 to index
        %3528 = arith.cmpi sge, %3527, %c8 : index
        scf.if %3528 {
          %3529 = arith.muli %3521, %c20 : index
          %3530 = arith.subi %0, %heads : index
          %3531 = memref.load %scales[%3530] : memref<?xf32>
          %3532 = vector.broadcast %3531 : f32 to vector<4xf32>
          %3533 = arith.divui %3527, %c7 : index
          %3534 = arith.remui %3527, %c7 : index
          %3535 = arith.muli %3533, %pageBytes : index
          %3536 = arith.cmpi eq, %codec, %c8 : index
          scf.if %3536 {
            %3537 = wave.lane
            %3538 = arith.muli %3537, %c19 : index
            scf.for %3539 = %3538 to %c20 step %c6 {
              %3540 = arith.addi %3529, %3539 : index
              %3541 = vector.load %22[%3540] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3542 = arith.mulf %3541, %3532 : vector<4xf32>
              %3543 = arith.minimumf %3542, %c50 : vector<4xf32>
              %3544 = arith.maximumf %3543, %c51 : vector<4xf32>
              %3545 = arith.truncf %3544 : vector<4xf32> to vector<4xf16>
              %3546 = vector.bitcast %3545 : vector<4xf16> to vector<8xi8>
              %3547 = arith.cmpi slt, %3530, %kvHeads : index
              scf.if %3547 {
                %3548 = arith.muli %3530, %c52 : index
                %3549 = arith.addi %3535, %3548 : index
                %3550 = arith.divui %3539, %c7 : index
                %3551 = arith.muli %3550, %c53 : index
                %3552 = arith.remui %3539, %c7 : index
                %3553 = arith.divui %3552, %c2 : index
                %3554 = arith.muli %3553, %c20 : index
                %3555 = arith.muli %3534, %c7 : index
                %3556 = arith.addi %3554, %3555 : index
                %3557 = arith.remui %3552, %c2 : index
                %3558 = arith.muli %3557, %c4 : index
                %3559 = arith.addi %3556, %3558 : index
                %3560 = arith.addi %3551, %3559 : index
                %3561 = arith.addi %3549, %3560 : index
                vector.store %3546, %kv[%3561] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %3562 = arith.subi %3530, %kvHeads : index
                %3563 = arith.muli %3562, %c52 : index
                %3564 = arith.addi %3535, %3563 : index
                %3565 = arith.addi %3539, %c8 : index
                %3566 = arith.divui %3565, %c7 : index
                %3567 = arith.muli %3566, %c53 : index
                %3568 = arith.addi %3567, %c10 : index
                %3569 = arith.remui %3565, %c7 : index
                %3570 = arith.divui %3534, %c4 : index
                %3571 = arith.remui %3534, %c4 : index
                %3572 = arith.muli %3571, %c2 : index
                %3573 = arith.addi %3570, %3572 : index
                %3574 = arith.divui %3573, %c2 : index
                %3575 = arith.muli %3574, %c20 : index
                %3576 = arith.muli %3569, %c7 : index
                %3577 = arith.addi %3575, %3576 : index
                %3578 = arith.remui %3573, %c2 : index
                %3579 = arith.muli %3578, %c4 : index
                %3580 = arith.addi %3577, %3579 : index
                %3581 = arith.addi %3568, %3580 : index
                %3582 = arith.addi %3564, %3581 : index
                %3583 = vector.shuffle %3546, %3546 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %3583, %kv[%3582] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3584 = arith.addi %3539, %c9 : index
                %3585 = arith.divui %3584, %c7 : index
                %3586 = arith.muli %3585, %c53 : index
                %3587 = arith.addi %3586, %c10 : index
                %3588 = arith.remui %3584, %c7 : index
                %3589 = arith.divui %3534, %c4 : index
                %3590 = arith.remui %3534, %c4 : index
                %3591 = arith.muli %3590, %c2 : index
                %3592 = arith.addi %3589, %3591 : index
                %3593 = arith.divui %3592, %c2 : index
                %3594 = arith.muli %3593, %c20 : index
                %3595 = arith.muli %3588, %c7 : index
                %3596 = arith.addi %3594, %3595 : index
                %3597 = arith.remui %3592, %c2 : index
                %3598 = arith.muli %3597, %c4 : index
                %3599 = arith.addi %3596, %3598 : index
                %3600 = arith.addi %3587, %3599 : index
                %3601 = arith.addi %3564, %3600 : index
                %3602 = vector.shuffle %3546, %3546 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %3602, %kv[%3601] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3603 = arith.addi %3539, %c4 : index
                %3604 = arith.divui %3603, %c7 : index
                %3605 = arith.muli %3604, %c53 : index
                %3606 = arith.addi %3605, %c10 : index
                %3607 = arith.remui %3603, %c7 : index
                %3608 = arith.divui %3534, %c4 : index
                %3609 = arith.remui %3534, %c4 : index
                %3610 = arith.muli %3609, %c2 : index
                %3611 = arith.addi %3608, %3610 : index
                %3612 = arith.divui %3611, %c2 : index
                %3613 = arith.muli %3612, %c20 : index
                %3614 = arith.muli %3607, %c7 : index
                %3615 = arith.addi %3613, %3614 : index
                %3616 = arith.remui %3611, %c2 : index
                %3617 = arith.muli %3616, %c4 : index
                %3618 = arith.addi %3615, %3617 : index
                %3619 = arith.addi %3606, %3618 : index
                %3620 = arith.addi %3564, %3619 : index
                %3621 = vector.shuffle %3546, %3546 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %3621, %kv[%3620] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3622 = arith.addi %3539, %c33 : index
                %3623 = arith.divui %3622, %c7 : index
                %3624 = arith.muli %3623, %c53 : index
                %3625 = arith.addi %3624, %c10 : index
                %3626 = arith.remui %3622, %c7 : index
                %3627 = arith.divui %3534, %c4 : index
                %3628 = arith.remui %3534, %c4 : index
                %3629 = arith.muli %3628, %c2 : index
                %3630 = arith.addi %3627, %3629 : index
                %3631 = arith.divui %3630, %c2 : index
                %3632 = arith.muli %3631, %c20 : index
                %3633 = arith.muli %3626, %c7 : index
                %3634 = arith.addi %3632, %3633 : index
                %3635 = arith.remui %3630, %c2 : index
                %3636 = arith.muli %3635, %c4 : index
                %3637 = arith.addi %3634, %3636 : index
                %3638 = arith.addi %3625, %3637 : index
                %3639 = arith.addi %3564, %3638 : index
                %3640 = vector.shuffle %3546, %3546 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %3640, %kv[%3639] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %3641 = arith.cmpi eq, %codec, %c9 : index
          scf.if %3641 {
            %3642 = wave.lane
            %3643 = arith.muli %3642, %c19 : index
            scf.for %3644 = %3643 to %c20 step %c6 {
              %3645 = arith.addi %3529, %3644 : index
              %3646 = vector.load %22[%3645] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3647 = arith.mulf %3646, %3532 : vector<4xf32>
              %3648 = wave.fp8_encode "e4m3" %3647 : vector<4xf32> -> vector<4xi8>
              %3649 = arith.cmpi slt, %3530, %kvHeads : index
              scf.if %3649 {
                %3650 = arith.muli %3530, %c10 : index
                %3651 = arith.addi %3535, %3650 : index
                %3652 = vector.shuffle %3648, %3648 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3653 = arith.divui %3644, %c7 : index
                %3654 = arith.muli %3653, %c20 : index
                %3655 = arith.remui %3644, %c7 : index
                %3656 = arith.muli %3534, %c7 : index
                %3657 = arith.divui %3655, %c19 : index
                %3658 = arith.muli %3657, %c19 : index
                %3659 = arith.remui %3655, %c4 : index
                %3660 = arith.muli %3659, %c4 : index
                %3661 = arith.addi %3658, %3660 : index
                %3662 = arith.divui %3655, %c4 : index
                %3663 = arith.remui %3662, %c4 : index
                %3664 = arith.addi %3661, %3663 : index
                %3665 = arith.addi %3656, %3664 : index
                %3666 = arith.addi %3654, %3665 : index
                %3667 = arith.addi %3651, %3666 : index
                vector.store %3652, %kv[%3667] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3668 = arith.subi %3530, %kvHeads : index
                %3669 = arith.muli %3668, %c10 : index
                %3670 = arith.addi %3535, %3669 : index
                %3671 = arith.addi %3644, %c8 : index
                %3672 = arith.divui %3671, %c7 : index
                %3673 = arith.muli %3672, %c20 : index
                %3674 = arith.addi %3673, %c11 : index
                %3675 = arith.remui %3671, %c7 : index
                %3676 = arith.divui %3534, %c4 : index
                %3677 = arith.remui %3534, %c4 : index
                %3678 = arith.muli %3677, %c2 : index
                %3679 = arith.addi %3676, %3678 : index
                %3680 = arith.muli %3675, %c7 : index
                %3681 = arith.divui %3679, %c19 : index
                %3682 = arith.muli %3681, %c19 : index
                %3683 = arith.remui %3679, %c4 : index
                %3684 = arith.muli %3683, %c4 : index
                %3685 = arith.addi %3682, %3684 : index
                %3686 = arith.divui %3679, %c4 : index
                %3687 = arith.remui %3686, %c4 : index
                %3688 = arith.addi %3685, %3687 : index
                %3689 = arith.addi %3680, %3688 : index
                %3690 = arith.addi %3674, %3689 : index
                %3691 = arith.addi %3670, %3690 : index
                %3692 = vector.shuffle %3648, %3648 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3692, %kv[%3691] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3693 = arith.addi %3644, %c9 : index
                %3694 = arith.divui %3693, %c7 : index
                %3695 = arith.muli %3694, %c20 : index
                %3696 = arith.addi %3695, %c11 : index
                %3697 = arith.remui %3693, %c7 : index
                %3698 = arith.divui %3534, %c4 : index
                %3699 = arith.remui %3534, %c4 : index
                %3700 = arith.muli %3699, %c2 : index
                %3701 = arith.addi %3698, %3700 : index
                %3702 = arith.muli %3697, %c7 : index
                %3703 = arith.divui %3701, %c19 : index
                %3704 = arith.muli %3703, %c19 : index
                %3705 = arith.remui %3701, %c4 : index
                %3706 = arith.muli %3705, %c4 : index
                %3707 = arith.addi %3704, %3706 : index
                %3708 = arith.divui %3701, %c4 : index
                %3709 = arith.remui %3708, %c4 : index
                %3710 = arith.addi %3707, %3709 : index
                %3711 = arith.addi %3702, %3710 : index
                %3712 = arith.addi %3696, %3711 : index
                %3713 = arith.addi %3670, %3712 : index
                %3714 = vector.shuffle %3648, %3648 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3714, %kv[%3713] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3715 = arith.addi %3644, %c4 : index
                %3716 = arith.divui %3715, %c7 : index
                %3717 = arith.muli %3716, %c20 : index
                %3718 = arith.addi %3717, %c11 : index
                %3719 = arith.remui %3715, %c7 : index
                %3720 = arith.divui %3534, %c4 : index
                %3721 = arith.remui %3534, %c4 : index
                %3722 = arith.muli %3721, %c2 : index
                %3723 = arith.addi %3720, %3722 : index
                %3724 = arith.muli %3719, %c7 : index
                %3725 = arith.divui %3723, %c19 : index
                %3726 = arith.muli %3725, %c19 : index
                %3727 = arith.remui %3723, %c4 : index
                %3728 = arith.muli %3727, %c4 : index
                %3729 = arith.addi %3726, %3728 : index
                %3730 = arith.divui %3723, %c4 : index
                %3731 = arith.remui %3730, %c4 : index
                %3732 = arith.addi %3729, %3731 : index
                %3733 = arith.addi %3724, %3732 : index
                %3734 = arith.addi %3718, %3733 : index
                %3735 = arith.addi %3670, %3734 : index
                %3736 = vector.shuffle %3648, %3648 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3736, %kv[%3735] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3737 = arith.addi %3644, %c33 : index
                %3738 = arith.divui %3737, %c7 : index
                %3739 = arith.muli %3738, %c20 : index
                %3740 = arith.addi %3739, %c11 : index
                %3741 = arith.remui %3737, %c7 : index
                %3742 = arith.divui %3534, %c4 : index
                %3743 = arith.remui %3534, %c4 : index
                %3744 = arith.muli %3743, %c2 : index
                %3745 = arith.addi %3742, %3744 : index
                %3746 = arith.muli %3741, %c7 : index
                %3747 = arith.divui %3745, %c19 : index
                %3748 = arith.muli %3747, %c19 : index
                %3749 = arith.remui %3745, %c4 : index
                %3750 = arith.muli %3749, %c4 : index
                %3751 = arith.addi %3748, %3750 : index
                %3752 = arith.divui %3745, %c4 : index
                %3753 = arith.remui %3752, %c4 : index
                %3754 = arith.addi %3751, %3753 : index
                %3755 = arith.addi %3746, %3754 : index
                %3756 = arith.addi %3740, %3755 : index
                %3757 = arith.addi %3670, %3756 : index
                %3758 = vector.shuffle %3648, %3648 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3758, %kv[%3757] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3759 = arith.cmpi eq, %codec, %c4 : index
          scf.if %3759 {
            %3760 = wave.lane
            %3761 = arith.muli %3760, %c19 : index
            scf.for %3762 = %3761 to %c20 step %c6 {
              %3763 = arith.addi %3529, %3762 : index
              %3764 = vector.load %22[%3763] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3765 = arith.mulf %3764, %3532 : vector<4xf32>
              %3766 = wave.fp8_encode "e5m2" %3765 : vector<4xf32> -> vector<4xi8>
              %3767 = arith.cmpi slt, %3530, %kvHeads : index
              scf.if %3767 {
                %3768 = arith.muli %3530, %c10 : index
                %3769 = arith.addi %3535, %3768 : index
                %3770 = vector.shuffle %3766, %3766 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3771 = arith.divui %3762, %c7 : index
                %3772 = arith.muli %3771, %c20 : index
                %3773 = arith.remui %3762, %c7 : index
                %3774 = arith.muli %3534, %c7 : index
                %3775 = arith.divui %3773, %c19 : index
                %3776 = arith.muli %3775, %c19 : index
                %3777 = arith.remui %3773, %c4 : index
                %3778 = arith.muli %3777, %c4 : index
                %3779 = arith.addi %3776, %3778 : index
                %3780 = arith.divui %3773, %c4 : index
                %3781 = arith.remui %3780, %c4 : index
                %3782 = arith.addi %3779, %3781 : index
                %3783 = arith.addi %3774, %3782 : index
                %3784 = arith.addi %3772, %3783 : index
                %3785 = arith.addi %3769, %3784 : index
                vector.store %3770, %kv[%3785] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3786 = arith.subi %3530, %kvHeads : index
                %3787 = arith.muli %3786, %c10 : index
                %3788 = arith.addi %3535, %3787 : index
                %3789 = arith.addi %3762, %c8 : index
                %3790 = arith.divui %3789, %c7 : index
                %3791 = arith.muli %3790, %c20 : index
                %3792 = arith.addi %3791, %c11 : index
                %3793 = arith.remui %3789, %c7 : index
                %3794 = arith.divui %3534, %c4 : index
                %3795 = arith.remui %3534, %c4 : index
                %3796 = arith.muli %3795, %c2 : index
                %3797 = arith.addi %3794, %3796 : index
                %3798 = arith.muli %3793, %c7 : index
                %3799 = arith.divui %3797, %c19 : index
                %3800 = arith.muli %3799, %c19 : index
                %3801 = arith.remui %3797, %c4 : index
                %3802 = arith.muli %3801, %c4 : index
                %3803 = arith.addi %3800, %3802 : index
                %3804 = arith.divui %3797, %c4 : index
                %3805 = arith.remui %3804, %c4 : index
                %3806 = arith.addi %3803, %3805 : index
                %3807 = arith.addi %3798, %3806 : index
                %3808 = arith.addi %3792, %3807 : index
                %3809 = arith.addi %3788, %3808 : index
                %3810 = vector.shuffle %3766, %3766 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3810, %kv[%3809] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3811 = arith.addi %3762, %c9 : index
                %3812 = arith.divui %3811, %c7 : index
                %3813 = arith.muli %3812, %c20 : index
                %3814 = arith.addi %3813, %c11 : index
                %3815 = arith.remui %3811, %c7 : index
                %3816 = arith.divui %3534, %c4 : index
                %3817 = arith.remui %3534, %c4 : index
                %3818 = arith.muli %3817, %c2 : index
                %3819 = arith.addi %3816, %3818 : index
                %3820 = arith.muli %3815, %c7 : index
                %3821 = arith.divui %3819, %c19 : index
                %3822 = arith.muli %3821, %c19 : index
                %3823 = arith.remui %3819, %c4 : index
                %3824 = arith.muli %3823, %c4 : index
                %3825 = arith.addi %3822, %3824 : index
                %3826 = arith.divui %3819, %c4 : index
                %3827 = arith.remui %3826, %c4 : index
                %3828 = arith.addi %3825, %3827 : index
                %3829 = arith.addi %3820, %3828 : index
                %3830 = arith.addi %3814, %3829 : index
                %3831 = arith.addi %3788, %3830 : index
                %3832 = vector.shuffle %3766, %3766 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3832, %kv[%3831] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3833 = arith.addi %3762, %c4 : index
                %3834 = arith.divui %3833, %c7 : index
                %3835 = arith.muli %3834, %c20 : index
                %3836 = arith.addi %3835, %c11 : index
                %3837 = arith.remui %3833, %c7 : index
                %3838 = arith.divui %3534, %c4 : index
                %3839 = arith.remui %3534, %c4 : index
                %3840 = arith.muli %3839, %c2 : index
                %3841 = arith.addi %3838, %3840 : index
                %3842 = arith.muli %3837, %c7 : index
                %3843 = arith.divui %3841, %c19 : index
                %3844 = arith.muli %3843, %c19 : index
                %3845 = arith.remui %3841, %c4 : index
                %3846 = arith.muli %3845, %c4 : index
                %3847 = arith.addi %3844, %3846 : index
                %3848 = arith.divui %3841, %c4 : index
                %3849 = arith.remui %3848, %c4 : index
                %3850 = arith.addi %3847, %3849 : index
                %3851 = arith.addi %3842, %3850 : index
                %3852 = arith.addi %3836, %3851 : index
                %3853 = arith.addi %3788, %3852 : index
                %3854 = vector.shuffle %3766, %3766 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3854, %kv[%3853] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3855 = arith.addi %3762, %c33 : index
                %3856 = arith.divui %3855, %c7 : index
                %3857 = arith.muli %3856, %c20 : index
                %3858 = arith.addi %3857, %c11 : index
                %3859 = arith.remui %3855, %c7 : index
                %3860 = arith.divui %3534, %c4 : index
                %3861 = arith.remui %3534, %c4 : index
                %3862 = arith.muli %3861, %c2 : index
                %3863 = arith.addi %3860, %3862 : index
                %3864 = arith.muli %3859, %c7 : index
                %3865 = arith.divui %3863, %c19 : index
                %3866 = arith.muli %3865, %c19 : index
                %3867 = arith.remui %3863, %c4 : index
                %3868 = arith.muli %3867, %c4 : index
                %3869 = arith.addi %3866, %3868 : index
                %3870 = arith.divui %3863, %c4 : index
                %3871 = arith.remui %3870, %c4 : index
                %3872 = arith.addi %3869, %3871 : index
                %3873 = arith.addi %3864, %3872 : index
                %3874 = arith.addi %3858, %3873 : index
                %3875 = arith.addi %3788, %3874 : index
                %3876 = vector.shuffle %3766, %3766 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3876, %kv[%3875] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %3877 = arith.addi %25, %c15 : index
    %3878 = wave.lane
    %3879 = arith.muli %3, %c4 : index
    %3880 = arith.muli %3879, %c20 : index
    %3881 = arith.addi %3880, %3878 : index
    %3882 = arith.muli %4, %c11 : index
    %3883 = arith.addi %3882, %3881 : index
    %3884 = arith.addi %3883, %c8 : index
    %3885 = arith.addi %3884, %c8 : index
    %3886 = vector.extract %646#6[0] : f32 from vector<8xf32>
    memref.store %3886, %21[%3885] : memref<?xf32>
    %3887 = arith.muli %4, %c11 : index
    %3888 = arith.addi %3887, %3881 : index
    %3889 = arith.addi %3888, %c8 : index
    %3890 = arith.addi %3889, %c14 : index
    %3891 = vector.extract %646#6[1] : f32 from vector<8xf32>
    memref.store %3891, %21[%3890] : memref<?xf32>
    %3892 = arith.muli %4, %c11 : index
    %3893 = arith.addi %3892, %3881 : index
    %3894 = arith.addi %3893, %c8 : index
    %3895 = arith.addi %3894, %c12 : index
    %3896 = vector.extract %646#6[2] : f32 from vector<8xf32>
    memref.store %3896, %21[%3895] : memref<?xf32>
    %3897 = arith.muli %4, %c11 : index
    %3898 = arith.addi %3897, %3881 : index
    %3899 = arith.addi %3898, %c8 : index
    %3900 = arith.addi %3899, %c34 : index
    %3901 = vector.extract %646#6[3] : f32 from vector<8xf32>
    memref.store %3901, %21[%3900] : memref<?xf32>
    %3902 = arith.muli %4, %c11 : index
    %3903 = arith.addi %3902, %3881 : index
    %3904 = arith.addi %3903, %c8 : index
    %3905 = arith.addi %3904, %c6 : index
    %3906 = vector.extract %646#6[4] : f32 from vector<8xf32>
    memref.store %3906, %21[%3905] : memref<?xf32>
    %3907 = arith.muli %4, %c11 : index
    %3908 = arith.addi %3907, %3881 : index
    %3909 = arith.addi %3908, %c8 : index
    %3910 = arith.addi %3909, %c35 : index
    %3911 = vector.extract %646#6[5] : f32 from vector<8xf32>
    memref.store %3911, %21[%3910] : memref<?xf32>
    %3912 = arith.muli %4, %c11 : index
    %3913 = arith.addi %3912, %3881 : index
    %3914 = arith.addi %3913, %c8 : index
    %3915 = arith.addi %3914, %c36 : index
    %3916 = vector.extract %646#6[6] : f32 from vector<8xf32>
    memref.store %3916, %21[%3915] : memref<?xf32>
    %3917 = arith.muli %4, %c11 : index
    %3918 = arith.addi %3917, %3881 : index
    %3919 = arith.addi %3918, %c8 : index
    %3920 = arith.addi %3919, %c37 : index
    %3921 = vector.extract %646#6[7] : f32 from vector<8xf32>
    memref.store %3921, %21[%3920] : memref<?xf32>
    %3922 = arith.muli %4, %c11 : index
    %3923 = arith.addi %3922, %3881 : index
    %3924 = arith.addi %3923, %c20 : index
    %3925 = arith.addi %3924, %c8 : index
    %3926 = vector.extract %646#7[0] : f32 from vector<8xf32>
    memref.store %3926, %21[%3925] : memref<?xf32>
    %3927 = arith.muli %4, %c11 : index
    %3928 = arith.addi %3927, %3881 : index
    %3929 = arith.addi %3928, %c20 : index
    %3930 = arith.addi %3929, %c14 : index
    %3931 = vector.extract %646#7[1] : f32 from vector<8xf32>
    memref.store %3931, %21[%3930] : memref<?xf32>
    %3932 = arith.muli %4, %c11 : index
    %3933 = arith.addi %3932, %3881 : index
    %3934 = arith.addi %3933, %c20 : index
    %3935 = arith.addi %3934, %c12 : index
    %3936 = vector.extract %646#7[2] : f32 from vector<8xf32>
    memref.store %3936, %21[%3935] : memref<?xf32>
    %3937 = arith.muli %4, %c11 : index
    %3938 = arith.addi %3937, %3881 : index
    %3939 = arith.addi %3938, %c20 : index
    %3940 = arith.addi %3939, %c34 : index
    %3941 = vector.extract %646#7[3] : f32 from vector<8xf32>
    memref.store %3941, %21[%3940] : memref<?xf32>
    %3942 = arith.muli %4, %c11 : index
    %3943 = arith.addi %3942, %3881 : index
    %3944 = arith.addi %3943, %c20 : index
    %3945 = arith.addi %3944, %c6 : index
    %3946 = vector.extract %646#7[4] : f32 from vector<8xf32>
    memref.store %3946, %21[%3945] : memref<?xf32>
    %3947 = arith.muli %4, %c11 : index
    %3948 = arith.addi %3947, %3881 : index
    %3949 = arith.addi %3948, %c20 : index
    %3950 = arith.addi %3949, %c35 : index
    %3951 = vector.extract %646#7[5] : f32 from vector<8xf32>
    memref.store %3951, %21[%3950] : memref<?xf32>
    %3952 = arith.muli %4, %c11 : index
    %3953 = arith.addi %3952, %3881 : index
    %3954 = arith.addi %3953, %c20 : index
    %3955 = arith.addi %3954, %c36 : index
    %3956 = vector.extract %646#7[6] : f32 from vector<8xf32>
    memref.store %3956, %21[%3955] : memref<?xf32>
    %3957 = arith.muli %4, %c11 : index
    %3958 = arith.addi %3957, %3881 : index
    %3959 = arith.addi %3958, %c20 : index
    %3960 = arith.addi %3959, %c37 : index
    %3961 = vector.extract %646#7[7] : f32 from vector<8xf32>
    memref.store %3961, %21[%3960] : memref<?xf32>
    wave.barrier
    %3962 = arith.muli %4, %c19 : index
    %3963 = arith.addi %3962, %c8 : index
    %3964 = arith.muli %3963, %c4 : index
    %3965 = arith.divui %3878, %c7 : index
    %3966 = arith.addi %3964, %3965 : index
    %3967 = arith.addi %3877, %3966 : index
    %3968 = arith.cmpi slt, %3967, %24 : index
    scf.if %3968 {
      %3969 = arith.cmpi eq, %hasFactors, %c9 : index
      %3970 = arith.muli %3967, %c4 : index
      %3971 = memref.load %factors[%3970] : memref<?xf32>
      %3972 = arith.mulf %3971, %operandScale : f32
      %3973 = arith.select %3969, %3972, %operandScale : f32
      %3974 = arith.addi %3881, %c8 : index
      %3975 = arith.muli %3963, %c14 : index
      %3976 = arith.addi %3974, %3975 : index
      %3977 = memref.load %21[%3976] : memref<?xf32>
      %3978 = arith.addi %3976, %c11 : index
      %3979 = memref.load %21[%3978] : memref<?xf32>
      %3980 = arith.addf %3977, %3979 : f32
      %3981 = arith.remui %3878, %c7 : index
      %3982 = arith.muli %3981, %c19 : index
      %3983 = arith.addi %18, %3982 : index
      %3984 = vector.load %w[%3983] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3985 = vector.bitcast %3984 : vector<4xi8> to vector<1xf32>
      %3986 = vector.extract %3985[0] : f32 from vector<1xf32>
      %3987 = arith.mulf %3986, %3973 : f32
      %3988 = arith.mulf %3980, %3987 : f32
      %3989 = arith.muli %3, %c4 : index
      %3990 = arith.addi %3989, %c8 : index
      %3991 = arith.muli %3990, %c7 : index
      %3992 = arith.remui %3878, %c7 : index
      %3993 = arith.addi %3991, %3992 : index
      %3994 = arith.muli %3966, %c20 : index
      %3995 = arith.addi %3994, %3993 : index
      memref.store %3988, %22[%3995] : memref<?xf32>
      %3996 = arith.addi %3881, %c20 : index
      %3997 = arith.muli %3963, %c14 : index
      %3998 = arith.addi %3996, %3997 : index
      %3999 = memref.load %21[%3998] : memref<?xf32>
      %4000 = arith.addi %3998, %c11 : index
      %4001 = memref.load %21[%4000] : memref<?xf32>
      %4002 = arith.addf %3999, %4001 : f32
      %4003 = arith.remui %3878, %c7 : index
      %4004 = arith.muli %4003, %c19 : index
      %4005 = arith.addi %20, %4004 : index
      %4006 = vector.load %w[%4005] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4007 = vector.bitcast %4006 : vector<4xi8> to vector<1xf32>
      %4008 = vector.extract %4007[0] : f32 from vector<1xf32>
      %4009 = arith.mulf %4008, %3973 : f32
      %4010 = arith.mulf %4002, %4009 : f32
      %4011 = arith.muli %3, %c4 : index
      %4012 = arith.addi %4011, %c9 : index
      %4013 = arith.muli %4012, %c7 : index
      %4014 = arith.remui %3878, %c7 : index
      %4015 = arith.addi %4013, %4014 : index
      %4016 = arith.muli %3966, %c20 : index
      %4017 = arith.addi %4016, %4015 : index
      memref.store %4010, %22[%4017] : memref<?xf32>
    }
    %4018 = arith.muli %4, %c19 : index
    %4019 = arith.addi %4018, %c9 : index
    %4020 = arith.muli %4019, %c4 : index
    %4021 = arith.divui %3878, %c7 : index
    %4022 = arith.addi %4020, %4021 : index
    %4023 = arith.addi %3877, %4022 : index
    %4024 = arith.cmpi slt, %4023, %24 : index
    scf.if %4024 {
      %4025 = arith.cmpi eq, %hasFactors, %c9 : index
      %4026 = arith.muli %4023, %c4 : index
      %4027 = memref.load %factors[%4026] : memref<?xf32>
      %4028 = arith.mulf %4027, %operandScale : f32
      %4029 = arith.select %4025, %4028, %operandScale : f32
      %4030 = arith.addi %3881, %c8 : index
      %4031 = arith.muli %4019, %c14 : index
      %4032 = arith.addi %4030, %4031 : index
      %4033 = memref.load %21[%4032] : memref<?xf32>
      %4034 = arith.addi %4032, %c11 : index
      %4035 = memref.load %21[%4034] : memref<?xf32>
      %4036 = arith.addf %4033, %4035 : f32
      %4037 = arith.remui %3878, %c7 : index
      %4038 = arith.muli %4037, %c19 : index
      %4039 = arith.addi %18, %4038 : index
      %4040 = vector.load %w[%4039] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4041 = vector.bitcast %4040 : vector<4xi8> to vector<1xf32>
      %4042 = vector.extract %4041[0] : f32 from vector<1xf32>
      %4043 = arith.mulf %4042, %4029 : f32
      %4044 = arith.mulf %4036, %4043 : f32
      %4045 = arith.muli %3, %c4 : index
      %4046 = arith.addi %4045, %c8 : index
      %4047 = arith.muli %4046, %c7 : index
      %4048 = arith.remui %3878, %c7 : index
      %4049 = arith.addi %4047, %4048 : index
      %4050 = arith.muli %4022, %c20 : index
      %4051 = arith.addi %4050, %4049 : index
      memref.store %4044, %22[%4051] : memref<?xf32>
      %4052 = arith.addi %3881, %c20 : index
      %4053 = arith.muli %4019, %c14 : index
      %4054 = arith.addi %4052, %4053 : index
      %4055 = memref.load %21[%4054] : memref<?xf32>
      %4056 = arith.addi %4054, %c11 : index
      %4057 = memref.load %21[%4056] : memref<?xf32>
      %4058 = arith.addf %4055, %4057 : f32
      %4059 = arith.remui %3878, %c7 : index
      %4060 = arith.muli %4059, %c19 : index
      %4061 = arith.addi %20, %4060 : index
      %4062 = vector.load %w[%4061] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4063 = vector.bitcast %4062 : vector<4xi8> to vector<1xf32>
      %4064 = vector.extract %4063[0] : f32 from vector<1xf32>
      %4065 = arith.mulf %4064, %4029 : f32
      %4066 = arith.mulf %4058, %4065 : f32
      %4067 = arith.muli %3, %c4 : index
      %4068 = arith.addi %4067, %c9 : index
      %4069 = arith.muli %4068, %c7 : index
      %4070 = arith.remui %3878, %c7 : index
      %4071 = arith.addi %4069, %4070 : index
      %4072 = arith.muli %4022, %c20 : index
      %4073 = arith.addi %4072, %4071 : index
      memref.store %4066, %22[%4073] : memref<?xf32>
    }
    %4074 = arith.muli %4, %c19 : index
    %4075 = arith.addi %4074, %c4 : index
    %4076 = arith.muli %4075, %c4 : index
    %4077 = arith.divui %3878, %c7 : index
    %4078 = arith.addi %4076, %4077 : index
    %4079 = arith.addi %3877, %4078 : index
    %4080 = arith.cmpi slt, %4079, %24 : index
    scf.if %4080 {
      %4081 = arith.cmpi eq, %hasFactors, %c9 : index
      %4082 = arith.muli %4079, %c4 : index
      %4083 = memref.load %factors[%4082] : memref<?xf32>
      %4084 = arith.mulf %4083, %operandScale : f32
      %4085 = arith.select %4081, %4084, %operandScale : f32
      %4086 = arith.addi %3881, %c8 : index
      %4087 = arith.muli %4075, %c14 : index
      %4088 = arith.addi %4086, %4087 : index
      %4089 = memref.load %21[%4088] : memref<?xf32>
      %4090 = arith.addi %4088, %c11 : index
      %4091 = memref.load %21[%4090] : memref<?xf32>
      %4092 = arith.addf %4089, %4091 : f32
      %4093 = arith.remui %3878, %c7 : index
      %4094 = arith.muli %4093, %c19 : index
      %4095 = arith.addi %18, %4094 : index
      %4096 = vector.load %w[%4095] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4097 = vector.bitcast %4096 : vector<4xi8> to vector<1xf32>
      %4098 = vector.extract %4097[0] : f32 from vector<1xf32>
      %4099 = arith.mulf %4098, %4085 : f32
      %4100 = arith.mulf %4092, %4099 : f32
      %4101 = arith.muli %3, %c4 : index
      %4102 = arith.addi %4101, %c8 : index
      %4103 = arith.muli %4102, %c7 : index
      %4104 = arith.remui %3878, %c7 : index
      %4105 = arith.addi %4103, %4104 : index
      %4106 = arith.muli %4078, %c20 : index
      %4107 = arith.addi %4106, %4105 : index
      memref.store %4100, %22[%4107] : memref<?xf32>
      %4108 = arith.addi %3881, %c20 : index
      %4109 = arith.muli %4075, %c14 : index
      %4110 = arith.addi %4108, %4109 : index
      %4111 = memref.load %21[%4110] : memref<?xf32>
      %4112 = arith.addi %4110, %c11 : index
      %4113 = memref.load %21[%4112] : memref<?xf32>
      %4114 = arith.addf %4111, %4113 : f32
      %4115 = arith.remui %3878, %c7 : index
      %4116 = arith.muli %4115, %c19 : index
      %4117 = arith.addi %20, %4116 : index
      %4118 = vector.load %w[%4117] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4119 = vector.bitcast %4118 : vector<4xi8> to vector<1xf32>
      %4120 = vector.extract %4119[0] : f32 from vector<1xf32>
      %4121 = arith.mulf %4120, %4085 : f32
      %4122 = arith.mulf %4114, %4121 : f32
      %4123 = arith.muli %3, %c4 : index
      %4124 = arith.addi %4123, %c9 : index
      %4125 = arith.muli %4124, %c7 : index
      %4126 = arith.remui %3878, %c7 : index
      %4127 = arith.addi %4125, %4126 : index
      %4128 = arith.muli %4078, %c20 : index
      %4129 = arith.addi %4128, %4127 : index
      memref.store %4122, %22[%4129] : memref<?xf32>
    }
    %4130 = arith.muli %4, %c19 : index
    %4131 = arith.addi %4130, %c33 : index
    %4132 = arith.muli %4131, %c4 : index
    %4133 = arith.divui %3878, %c7 : index
    %4134 = arith.addi %4132, %4133 : index
    %4135 = arith.addi %3877, %4134 : index
    %4136 = arith.cmpi slt, %4135, %24 : index
    scf.if %4136 {
      %4137 = arith.cmpi eq, %hasFactors, %c9 : index
      %4138 = arith.muli %4135, %c4 : index
      %4139 = memref.load %factors[%4138] : memref<?xf32>
      %4140 = arith.mulf %4139, %operandScale : f32
      %4141 = arith.select %4137, %4140, %operandScale : f32
      %4142 = arith.addi %3881, %c8 : index
      %4143 = arith.muli %4131, %c14 : index
      %4144 = arith.addi %4142, %4143 : index
      %4145 = memref.load %21[%4144] : memref<?xf32>
      %4146 = arith.addi %4144, %c11 : index
      %4147 = memref.load %21[%4146] : memref<?xf32>
      %4148 = arith.addf %4145, %4147 : f32
      %4149 = arith.remui %3878, %c7 : index
      %4150 = arith.muli %4149, %c19 : index
      %4151 = arith.addi %18, %4150 : index
      %4152 = vector.load %w[%4151] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4153 = vector.bitcast %4152 : vector<4xi8> to vector<1xf32>
      %4154 = vector.extract %4153[0] : f32 from vector<1xf32>
      %4155 = arith.mulf %4154, %4141 : f32
      %4156 = arith.mulf %4148, %4155 : f32
      %4157 = arith.muli %3, %c4 : index
      %4158 = arith.addi %4157, %c8 : index
      %4159 = arith.muli %4158, %c7 : index
      %4160 = arith.remui %3878, %c7 : index
      %4161 = arith.addi %4159, %4160 : index
      %4162 = arith.muli %4134, %c20 : index
      %4163 = arith.addi %4162, %4161 : index
      memref.store %4156, %22[%4163] : memref<?xf32>
      %4164 = arith.addi %3881, %c20 : index
      %4165 = arith.muli %4131, %c14 : index
      %4166 = arith.addi %4164, %4165 : index
      %4167 = memref.load %21[%4166] : memref<?xf32>
      %4168 = arith.addi %4166, %c11 : index
      %4169 = memref.load %21[%4168] : memref<?xf32>
      %4170 = arith.addf %4167, %4169 : f32
      %4171 = arith.remui %3878, %c7 : index
      %4172 = arith.muli %4171, %c19 : index
      %4173 = arith.addi %20, %4172 : index
      %4174 = vector.load %w[%4173] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4175 = vector.bitcast %4174 : vector<4xi8> to vector<1xf32>
      %4176 = vector.extract %4175[0] : f32 from vector<1xf32>
      %4177 = arith.mulf %4176, %4141 : f32
      %4178 = arith.mulf %4170, %4177 : f32
      %4179 = arith.muli %3, %c4 : index
      %4180 = arith.addi %4179, %c9 : index
      %4181 = arith.muli %4180, %c7 : index
      %4182 = arith.remui %3878, %c7 : index
      %4183 = arith.addi %4181, %4182 : index
      %4184 = arith.muli %4134, %c20 : index
      %4185 = arith.addi %4184, %4183 : index
      memref.store %4178, %22[%4185] : memref<?xf32>
    }
    wave.barrier
    %4186 = arith.addi %25, %c15 : index
    %4187 = wave.wave
    %4188 = arith.addi %4187, %c8 : index
    %4189 = arith.addi %4186, %4188 : index
    %4190 = arith.cmpi slt, %4189, %24 : index
    scf.if %4190 {
      %4191 = arith.addi %4186, %4188 : index
      %4192 = arith.muli %4188, %c20 : index
      %4193 = wave.lane
      %4194 = arith.addi %4193, %c8 : index
      %4195 = arith.cmpi eq, %hasBias, %c9 : index
      %4196 = arith.addi %4192, %4194 : index
      %4197 = memref.load %22[%4196] : memref<?xf32>
      %4198 = arith.muli %0, %c20 : index
      %4199 = arith.addi %4198, %4194 : index
      %4200 = memref.load %bias[%4199] : memref<?xf32>
      %4201 = arith.addf %4197, %4200 : f32
      %4202 = arith.select %4195, %4201, %4197 : f32
      %4203 = arith.addi %4194, %c6 : index
      %4204 = arith.cmpi eq, %hasBias, %c9 : index
      %4205 = arith.addi %4192, %4203 : index
      %4206 = memref.load %22[%4205] : memref<?xf32>
      %4207 = arith.muli %0, %c20 : index
      %4208 = arith.addi %4207, %4203 : index
      %4209 = memref.load %bias[%4208] : memref<?xf32>
      %4210 = arith.addf %4206, %4209 : f32
      %4211 = arith.select %4204, %4210, %4206 : f32
      %4212 = arith.addi %4193, %c14 : index
      %4213 = arith.cmpi eq, %hasBias, %c9 : index
      %4214 = arith.addi %4192, %4212 : index
      %4215 = memref.load %22[%4214] : memref<?xf32>
      %4216 = arith.muli %0, %c20 : index
      %4217 = arith.addi %4216, %4212 : index
      %4218 = memref.load %bias[%4217] : memref<?xf32>
      %4219 = arith.addf %4215, %4218 : f32
      %4220 = arith.select %4213, %4219, %4215 : f32
      %4221 = arith.addi %4212, %c6 : index
      %4222 = arith.cmpi eq, %hasBias, %c9 : index
      %4223 = arith.addi %4192, %4221 : index
      %4224 = memref.load %22[%4223] : memref<?xf32>
      %4225 = arith.muli %0, %c20 : index
      %4226 = arith.addi %4225, %4221 : index
      %4227 = memref.load %bias[%4226] : memref<?xf32>
      %4228 = arith.addf %4224, %4227 : f32
      %4229 = arith.select %4222, %4228, %4224 : f32
      %4230 = arith.addi %4193, %c12 : index
      %4231 = arith.cmpi eq, %hasBias, %c9 : index
      %4232 = arith.addi %4192, %4230 : index
      %4233 = memref.load %22[%4232] : memref<?xf32>
      %4234 = arith.muli %0, %c20 : index
      %4235 = arith.addi %4234, %4230 : index
      %4236 = memref.load %bias[%4235] : memref<?xf32>
      %4237 = arith.addf %4233, %4236 : f32
      %4238 = arith.select %4231, %4237, %4233 : f32
      %4239 = arith.addi %4230, %c6 : index
      %4240 = arith.cmpi eq, %hasBias, %c9 : index
      %4241 = arith.addi %4192, %4239 : index
      %4242 = memref.load %22[%4241] : memref<?xf32>
      %4243 = arith.muli %0, %c20 : index
      %4244 = arith.addi %4243, %4239 : index
      %4245 = memref.load %bias[%4244] : memref<?xf32>
      %4246 = arith.addf %4242, %4245 : f32
      %4247 = arith.select %4240, %4246, %4242 : f32
      %4248 = arith.addi %4193, %c34 : index
      %4249 = arith.cmpi eq, %hasBias, %c9 : index
      %4250 = arith.addi %4192, %4248 : index
      %4251 = memref.load %22[%4250] : memref<?xf32>
      %4252 = arith.muli %0, %c20 : index
      %4253 = arith.addi %4252, %4248 : index
      %4254 = memref.load %bias[%4253] : memref<?xf32>
      %4255 = arith.addf %4251, %4254 : f32
      %4256 = arith.select %4249, %4255, %4251 : f32
      %4257 = arith.addi %4248, %c6 : index
      %4258 = arith.cmpi eq, %hasBias, %c9 : index
      %4259 = arith.addi %4192, %4257 : index
      %4260 = memref.load %22[%4259] : memref<?xf32>
      %4261 = arith.muli %0, %c20 : index
      %4262 = arith.addi %4261, %4257 : index
      %4263 = memref.load %bias[%4262] : memref<?xf32>
      %4264 = arith.addf %4260, %4263 : f32
      %4265 = arith.select %4258, %4264, %4260 : f32
      %4266 = arith.addi %heads, %kvHeads : index
      %4267 = arith.cmpi slt, %0, %4266 : index
      scf.if %4267 {
        %4268 = arith.addi %positionsAt, %4191 : index
        %4269 = memref.load %step[%4268] : memref<?xi32>
        %4270 = arith.index_cast %4269 : i32 to index
        %4271 = arith.cmpi eq, %hasNorm, %c9 : index
        %4272 = math.fma %4202, %4202, %c43 : f32
        %4273 = math.fma %4211, %4211, %4272 : f32
        %4274 = math.fma %4220, %4220, %4273 : f32
        %4275 = math.fma %4229, %4229, %4274 : f32
        %4276 = math.fma %4238, %4238, %4275 : f32
        %4277 = math.fma %4247, %4247, %4276 : f32
        %4278 = math.fma %4256, %4256, %4277 : f32
        %4279 = math.fma %4265, %4265, %4278 : f32
        %4280 = vector.broadcast %4279 : f32 to vector<1xf32>
        %4281 = wave.reduce "add" %4280 : vector<1xf32>
        %4282 = arith.mulf %4281, %inverseHeadDim : f32
        %4283 = arith.addf %4282, %epsilon : f32
        %4284 = math.sqrt %4283 : f32
        %4285 = arith.divf %c45, %4284 : f32
        %4286 = arith.cmpi slt, %0, %heads : index
        %4287 = arith.addi %4194, %c6 : index
        %4288 = memref.load %query_norm[%4194] : memref<?xf32>
        %4289 = memref.load %key_norm[%4194] : memref<?xf32>
        %4290 = arith.select %4286, %4288, %4289 : f32
        %4291 = arith.mulf %4202, %4285 : f32
        %4292 = arith.mulf %4291, %4290 : f32
        %4293 = arith.select %4271, %4292, %4202 : f32
        %4294 = memref.load %query_norm[%4287] : memref<?xf32>
        %4295 = memref.load %key_norm[%4287] : memref<?xf32>
        %4296 = arith.select %4286, %4294, %4295 : f32
        %4297 = arith.mulf %4211, %4285 : f32
        %4298 = arith.mulf %4297, %4296 : f32
        %4299 = arith.select %4271, %4298, %4211 : f32
        %4300 = arith.addi %4212, %c6 : index
        %4301 = memref.load %query_norm[%4212] : memref<?xf32>
        %4302 = memref.load %key_norm[%4212] : memref<?xf32>
        %4303 = arith.select %4286, %4301, %4302 : f32
        %4304 = arith.mulf %4220, %4285 : f32
        %4305 = arith.mulf %4304, %4303 : f32
        %4306 = arith.select %4271, %4305, %4220 : f32
        %4307 = memref.load %query_norm[%4300] : memref<?xf32>
        %4308 = memref.load %key_norm[%4300] : memref<?xf32>
        %4309 = arith.select %4286, %4307, %4308 : f32
        %4310 = arith.mulf %4229, %4285 : f32
        %4311 = arith.mulf %4310, %4309 : f32
        %4312 = arith.select %4271, %4311, %4229 : f32
        %4313 = arith.addi %4230, %c6 : index
        %4314 = memref.load %query_norm[%4230] : memref<?xf32>
        %4315 = memref.load %key_norm[%4230] : memref<?xf32>
        %4316 = arith.select %4286, %4314, %4315 : f32
        %4317 = arith.mulf %4238, %4285 : f32
        %4318 = arith.mulf %4317, %4316 : f32
        %4319 = arith.select %4271, %4318, %4238 : f32
        %4320 = memref.load %query_norm[%4313] : memref<?xf32>
        %4321 = memref.load %key_norm[%4313] : memref<?xf32>
        %4322 = arith.select %4286, %4320, %4321 : f32
        %4323 = arith.mulf %4247, %4285 : f32
        %4324 = arith.mulf %4323, %4322 : f32
        %4325 = arith.select %4271, %4324, %4247 : f32
        %4326 = arith.addi %4248, %c6 : index
        %4327 = memref.load %query_norm[%4248] : memref<?xf32>
        %4328 = memref.load %key_norm[%4248] : memref<?xf32>
        %4329 = arith.select %4286, %4327, %4328 : f32
        %4330 = arith.mulf %4256, %4285 : f32
        %4331 = arith.mulf %4330, %4329 : f32
        %4332 = arith.select %4271, %4331, %4256 : f32
        %4333 = memref.load %query_norm[%4326] : memref<?xf32>
        %4334 = memref.load %key_norm[%4326] : memref<?xf32>
        %4335 = arith.select %4286, %4333, %4334 : f32
        %4336 = arith.mulf %4265, %4285 : f32
        %4337 = arith.mulf %4336, %4335 : f32
        %4338 = arith.select %4271, %4337, %4265 : f32
        %4339 = arith.remui %4270, %c20 : index
        %4340 = arith.muli %4339, %c20 : index
        %4341 = arith.addi %4340, %4194 : index
        %4342 = arith.divui %4270, %c20 : index
        %4343 = arith.addi %4342, %c20 : index
        %4344 = arith.muli %4343, %c20 : index
        %4345 = arith.addi %4344, %4194 : index
        %4346 = memref.load %rope[%4341] : memref<?xf32>
        %4347 = arith.addi %4341, %c6 : index
        %4348 = memref.load %rope[%4347] : memref<?xf32>
        %4349 = memref.load %rope[%4345] : memref<?xf32>
        %4350 = arith.addi %4345, %c6 : index
        %4351 = memref.load %rope[%4350] : memref<?xf32>
        %4352 = arith.mulf %4349, %4346 : f32
        %4353 = arith.mulf %4351, %4348 : f32
        %4354 = arith.subf %4352, %4353 : f32
        %4355 = arith.mulf %4351, %4346 : f32
        %4356 = arith.mulf %4349, %4348 : f32
        %4357 = arith.addf %4355, %4356 : f32
        %4358 = arith.mulf %4293, %4354 : f32
        %4359 = arith.mulf %4299, %4357 : f32
        %4360 = arith.subf %4358, %4359 : f32
        %4361 = arith.mulf %4299, %4354 : f32
        %4362 = arith.mulf %4293, %4357 : f32
        %4363 = arith.addf %4361, %4362 : f32
        %4364 = arith.cmpi slt, %0, %heads : index
        scf.if %4364 {
          %4365 = arith.muli %4191, %heads : index
          %4366 = arith.addi %4365, %0 : index
          %4367 = arith.muli %4366, %c20 : index
          %4368 = arith.addi %4367, %4194 : index
          memref.store %4360, %q[%4368] : memref<?xf32>
          %4369 = arith.addi %4368, %c6 : index
          memref.store %4363, %q[%4369] : memref<?xf32>
        } else {
          %4370 = arith.addi %4192, %4194 : index
          memref.store %4360, %22[%4370] : memref<?xf32>
          %4371 = arith.addi %4192, %4194 : index
          %4372 = arith.addi %4371, %c6 : index
          memref.store %4363, %22[%4372] : memref<?xf32>
        }
        %4373 = arith.remui %4270, %c20 : index
        %4374 = arith.muli %4373, %c20 : index
        %4375 = arith.addi %4374, %4212 : index
        %4376 = arith.divui %4270, %c20 : index
        %4377 = arith.addi %4376, %c20 : index
        %4378 = arith.muli %4377, %c20 : index
        %4379 = arith.addi %4378, %4212 : index
        %4380 = memref.load %rope[%4375] : memref<?xf32>
        %4381 = arith.addi %4375, %c6 : index
        %4382 = memref.load %rope[%4381] : memref<?xf32>
        %4383 = memref.load %rope[%4379] : memref<?xf32>
        %4384 = arith.addi %4379, %c6 : index
        %4385 = memref.load %rope[%4384] : memref<?xf32>
        %4386 = arith.mulf %4383, %4380 : f32
        %4387 = arith.mulf %4385, %4382 : f32
        %4388 = arith.subf %4386, %4387 : f32
        %4389 = arith.mulf %4385, %4380 : f32
        %4390 = arith.mulf %4383, %4382 : f32
        %4391 = arith.addf %4389, %4390 : f32
        %4392 = arith.mulf %4306, %4388 : f32
        %4393 = arith.mulf %4312, %4391 : f32
        %4394 = arith.subf %4392, %4393 : f32
        %4395 = arith.mulf %4312, %4388 : f32
        %4396 = arith.mulf %4306, %4391 : f32
        %4397 = arith.addf %4395, %4396 : f32
        %4398 = arith.cmpi slt, %0, %heads : index
        scf.if %4398 {
          %4399 = arith.muli %4191, %heads : index
          %4400 = arith.addi %4399, %0 : index
          %4401 = arith.muli %4400, %c20 : index
          %4402 = arith.addi %4401, %4212 : index
          memref.store %4394, %q[%4402] : memref<?xf32>
          %4403 = arith.addi %4402, %c6 : index
          memref.store %4397, %q[%4403] : memref<?xf32>
        } else {
          %4404 = arith.addi %4192, %4212 : index
          memref.store %4394, %22[%4404] : memref<?xf32>
          %4405 = arith.addi %4192, %4212 : index
          %4406 = arith.addi %4405, %c6 : index
          memref.store %4397, %22[%4406] : memref<?xf32>
        }
        %4407 = arith.remui %4270, %c20 : index
        %4408 = arith.muli %4407, %c20 : index
        %4409 = arith.addi %4408, %4230 : index
        %4410 = arith.divui %4270, %c20 : index
        %4411 = arith.addi %4410, %c20 : index
        %4412 = arith.muli %4411, %c20 : index
        %4413 = arith.addi %4412, %4230 : index
        %4414 = memref.load %rope[%4409] : memref<?xf32>
        %4415 = arith.addi %4409, %c6 : index
        %4416 = memref.load %rope[%4415] : memref<?xf32>
        %4417 = memref.load %rope[%4413] : memref<?xf32>
        %4418 = arith.addi %4413, %c6 : index
        %4419 = memref.load %rope[%4418] : memref<?xf32>
        %4420 = arith.mulf %4417, %4414 : f32
        %4421 = arith.mulf %4419, %4416 : f32
        %4422 = arith.subf %4420, %4421 : f32
        %4423 = arith.mulf %4419, %4414 : f32
        %4424 = arith.mulf %4417, %4416 : f32
        %4425 = arith.addf %4423, %4424 : f32
        %4426 = arith.mulf %4319, %4422 : f32
        %4427 = arith.mulf %4325, %4425 : f32
        %4428 = arith.subf %4426, %4427 : f32
        %4429 = arith.mulf %4325, %4422 : f32
        %4430 = arith.mulf %4319, %4425 : f32
        %4431 = arith.addf %4429, %4430 : f32
        %4432 = arith.cmpi slt, %0, %heads : index
        scf.if %4432 {
          %4433 = arith.muli %4191, %heads : index
          %4434 = arith.addi %4433, %0 : index
          %4435 = arith.muli %4434, %c20 : index
          %4436 = arith.addi %4435, %4230 : index
          memref.store %4428, %q[%4436] : memref<?xf32>
          %4437 = arith.addi %4436, %c6 : index
          memref.store %4431, %q[%4437] : memref<?xf32>
        } else {
          %4438 = arith.addi %4192, %4230 : index
          memref.store %4428, %22[%4438] : memref<?xf32>
          %4439 = arith.addi %4192, %4230 : index
          %4440 = arith.addi %4439, %c6 : index
          memref.store %4431, %22[%4440] : memref<?xf32>
        }
        %4441 = arith.remui %4270, %c20 : index
        %4442 = arith.muli %4441, %c20 : index
        %4443 = arith.addi %4442, %4248 : index
        %4444 = arith.divui %4270, %c20 : index
        %4445 = arith.addi %4444, %c20 : index
        %4446 = arith.muli %4445, %c20 : index
        %4447 = arith.addi %4446, %4248 : index
        %4448 = memref.load %rope[%4443] : memref<?xf32>
        %4449 = arith.addi %4443, %c6 : index
        %4450 = memref.load %rope[%4449] : memref<?xf32>
        %4451 = memref.load %rope[%4447] : memref<?xf32>
        %4452 = arith.addi %4447, %c6 : index
        %4453 = memref.load %rope[%4452] : memref<?xf32>
        %4454 = arith.mulf %4451, %4448 : f32
        %4455 = arith.mulf %4453, %4450 : f32
        %4456 = arith.subf %4454, %4455 : f32
        %4457 = arith.mulf %4453, %4448 : f32
        %4458 = arith.mulf %4451, %4450 : f32
        %4459 = arith.addf %4457, %4458 : f32
        %4460 = arith.mulf %4332, %4456 : f32
        %4461 = arith.mulf %4338, %4459 : f32
        %4462 = arith.subf %4460, %4461 : f32
        %4463 = arith.mulf %4338, %4456 : f32
        %4464 = arith.mulf %4332, %4459 : f32
        %4465 = arith.addf %4463, %4464 : f32
        %4466 = arith.cmpi slt, %0, %heads : index
        scf.if %4466 {
          %4467 = arith.muli %4191, %heads : index
          %4468 = arith.addi %4467, %0 : index
          %4469 = arith.muli %4468, %c20 : index
          %4470 = arith.addi %4469, %4248 : index
          memref.store %4462, %q[%4470] : memref<?xf32>
          %4471 = arith.addi %4470, %c6 : index
          memref.store %4465, %q[%4471] : memref<?xf32>
        } else {
          %4472 = arith.addi %4192, %4248 : index
          memref.store %4462, %22[%4472] : memref<?xf32>
          %4473 = arith.addi %4192, %4248 : index
          %4474 = arith.addi %4473, %c6 : index
          memref.store %4465, %22[%4474] : memref<?xf32>
        }
      } else {
        %4475 = arith.cmpi slt, %0, %heads : index
        scf.if %4475 {
          %4476 = arith.muli %4191, %heads : index
          %4477 = arith.addi %4476, %0 : index
          %4478 = arith.muli %4477, %c20 : index
          %4479 = arith.addi %4478, %4194 : index
          memref.store %4202, %q[%4479] : memref<?xf32>
          %4480 = arith.addi %4479, %c6 : index
          memref.store %4211, %q[%4480] : memref<?xf32>
        } else {
          %4481 = arith.addi %4192, %4194 : index
          memref.store %4202, %22[%4481] : memref<?xf32>
          %4482 = arith.addi %4192, %4194 : index
          %4483 = arith.addi %4482, %c6 : index
          memref.store %4211, %22[%4483] : memref<?xf32>
        }
        %4484 = arith.cmpi slt, %0, %heads : index
        scf.if %4484 {
          %4485 = arith.muli %4191, %heads : index
          %4486 = arith.addi %4485, %0 : index
          %4487 = arith.muli %4486, %c20 : index
          %4488 = arith.addi %4487, %4212 : index
          memref.store %4220, %q[%4488] : memref<?xf32>
          %4489 = arith.addi %4488, %c6 : index
          memref.store %4229, %q[%4489] : memref<?xf32>
        } else {
          %4490 = arith.addi %4192, %4212 : index
          memref.store %4220, %22[%4490] : memref<?xf32>
          %4491 = arith.addi %4192, %4212 : index
          %4492 = arith.addi %4491, %c6 : index
          memref.store %4229, %22[%4492] : memref<?xf32>
        }
        %4493 = arith.cmpi slt, %0, %heads : index
        scf.if %4493 {
          %4494 = arith.muli %4191, %heads : index
          %4495 = arith.addi %4494, %0 : index
          %4496 = arith.muli %4495, %c20 : index
          %4497 = arith.addi %4496, %4230 : index
          memref.store %4238, %q[%4497] : memref<?xf32>
          %4498 = arith.addi %4497, %c6 : index
          memref.store %4247, %q[%4498] : memref<?xf32>
        } else {
          %4499 = arith.addi %4192, %4230 : index
          memref.store %4238, %22[%4499] : memref<?xf32>
          %4500 = arith.addi %4192, %4230 : index
          %4501 = arith.addi %4500, %c6 : index
          memref.store %4247, %22[%4501] : memref<?xf32>
        }
        %4502 = arith.cmpi slt, %0, %heads : index
        scf.if %4502 {
          %4503 = arith.muli %4191, %heads : index
          %4504 = arith.addi %4503, %0 : index
          %4505 = arith.muli %4504, %c20 : index
          %4506 = arith.addi %4505, %4248 : index
          memref.store %4256, %q[%4506] : memref<?xf32>
          %4507 = arith.addi %4506, %c6 : index
          memref.store %4265, %q[%4507] : memref<?xf32>
        } else {
          %4508 = arith.addi %4192, %4248 : index
          memref.store %4256, %22[%4508] : memref<?xf32>
          %4509 = arith.addi %4192, %4248 : index
          %4510 = arith.addi %4509, %c6 : index
          memref.store %4265, %22[%4510] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %4511 = arith.cmpi sge, %0, %heads : index
    scf.if %4511 {
      %4512 = arith.addi %4187, %c8 : index
      %4513 = arith.addi %4186, %4512 : index
      %4514 = arith.cmpi slt, %4513, %24 : index
      scf.if %4514 {
        %4515 = arith.addi %4186, %4512 : index
        %4516 = arith.addi %slotsAt, %4515 : index
        %4517 = memref.load %step[%4516] : memref<?xi32>
        %4518 = arith.index_cast %4517 : i32 to index
        %4519 = arith.cmpi sge, %4518, %c8 : index
        scf.if %4519 {
          %4520 = arith.muli %4512, %c20 : index
          %4521 = arith.subi %0, %heads : index
          %4522 = memref.load %scales[%4521] : memref<?xf32>
          %4523 = vector.broadcast %4522 : f32 to vector<4xf32>
          %4524 = arith.divui %4518, %c7 : index
          %4525 = arith.remui %4518, %c7 : index
          %4526 = arith.muli %4524, %pageBytes : index
          %4527 = arith.cmpi eq, %codec, %c8 : index
          scf.if %4527 {
            %4528 = wave.lane
            %4529 = arith.muli %4528, %c19 : index
            scf.for %4530 = %4529 to %c20 step %c6 {
              %4531 = arith.addi %4520, %4530 : index
              %4532 = vector.load %22[%4531] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4533 = arith.mulf %4532, %4523 : vector<4xf32>
              %4534 = arith.minimumf %4533, %c50 : vector<4xf32>
              %4535 = arith.maximumf %4534, %c51 : vector<4xf32>
              %4536 = arith.truncf %4535 : vector<4xf32> to vector<4xf16>
              %4537 = vector.bitcast %4536 : vector<4xf16> to vector<8xi8>
              %4538 = arith.cmpi slt, %4521, %kvHeads : index
              scf.if %4538 {
                %4539 = arith.muli %4521, %c52 : index
                %4540 = arith.addi %4526, %4539 : index
                %4541 = arith.divui %4530, %c7 : index
                %4542 = arith.muli %4541, %c53 : index
                %4543 = arith.remui %4530, %c7 : index
                %4544 = arith.divui %4543, %c2 : index
                %4545 = arith.muli %4544, %c20 : index
                %4546 = arith.muli %4525, %c7 : index
                %4547 = arith.addi %4545, %4546 : index
                %4548 = arith.remui %4543, %c2 : index
                %4549 = arith.muli %4548, %c4 : index
                %4550 = arith.addi %4547, %4549 : index
                %4551 = arith.addi %4542, %4550 : index
                %4552 = arith.addi %4540, %4551 : index
                vector.store %4537, %kv[%4552] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %4553 = arith.subi %4521, %kvHeads : index
                %4554 = arith.muli %4553, %c52 : index
                %4555 = arith.addi %4526, %4554 : index
                %4556 = arith.addi %4530, %c8 : index
                %4557 = arith.divui %4556, %c7 : index
                %4558 = arith.muli %4557, %c53 : index
                %4559 = arith.addi %4558, %c10 : index
                %4560 = arith.remui %4556, %c7 : index
                %4561 = arith.divui %4525, %c4 : index
                %4562 = arith.remui %4525, %c4 : index
                %4563 = arith.muli %4562, %c2 : index
                %4564 = arith.addi %4561, %4563 : index
                %4565 = arith.divui %4564, %c2 : index
                %4566 = arith.muli %4565, %c20 : index
                %4567 = arith.muli %4560, %c7 : index
                %4568 = arith.addi %4566, %4567 : index
                %4569 = arith.remui %4564, %c2 : index
                %4570 = arith.muli %4569, %c4 : index
                %4571 = arith.addi %4568, %4570 : index
                %4572 = arith.addi %4559, %4571 : index
                %4573 = arith.addi %4555, %4572 : index
                %4574 = vector.shuffle %4537, %4537 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %4574, %kv[%4573] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4575 = arith.addi %4530, %c9 : index
                %4576 = arith.divui %4575, %c7 : index
                %4577 = arith.muli %4576, %c53 : index
                %4578 = arith.addi %4577, %c10 : index
                %4579 = arith.remui %4575, %c7 : index
                %4580 = arith.divui %4525, %c4 : index
                %4581 = arith.remui %4525, %c4 : index
                %4582 = arith.muli %4581, %c2 : index
                %4583 = arith.addi %4580, %4582 : index
                %4584 = arith.divui %4583, %c2 : index
                %4585 = arith.muli %4584, %c20 : index
                %4586 = arith.muli %4579, %c7 : index
                %4587 = arith.addi %4585, %4586 : index
                %4588 = arith.remui %4583, %c2 : index
                %4589 = arith.muli %4588, %c4 : index
                %4590 = arith.addi %4587, %4589 : index
                %4591 = arith.addi %4578, %4590 : index
                %4592 = arith.addi %4555, %4591 : index
                %4593 = vector.shuffle %4537, %4537 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %4593, %kv[%4592] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4594 = arith.addi %4530, %c4 : index
                %4595 = arith.divui %4594, %c7 : index
                %4596 = arith.muli %4595, %c53 : index
                %4597 = arith.addi %4596, %c10 : index
                %4598 = arith.remui %4594, %c7 : index
                %4599 = arith.divui %4525, %c4 : index
                %4600 = arith.remui %4525, %c4 : index
                %4601 = arith.muli %4600, %c2 : index
                %4602 = arith.addi %4599, %4601 : index
                %4603 = arith.divui %4602, %c2 : index
                %4604 = arith.muli %4603, %c20 : index
                %4605 = arith.muli %4598, %c7 : index
                %4606 = arith.addi %4604, %4605 : index
                %4607 = arith.remui %4602, %c2 : index
                %4608 = arith.muli %4607, %c4 : index
                %4609 = arith.addi %4606, %4608 : index
                %4610 = arith.addi %4597, %4609 : index
                %4611 = arith.addi %4555, %4610 : index
                %4612 = vector.shuffle %4537, %4537 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %4612, %kv[%4611] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4613 = arith.addi %4530, %c33 : index
                %4614 = arith.divui %4613, %c7 : index
                %4615 = arith.muli %4614, %c53 : index
                %4616 = arith.addi %4615, %c10 : index
                %4617 = arith.remui %4613, %c7 : index
                %4618 = arith.divui %4525, %c4 : index
                %4619 = arith.remui %4525, %c4 : index
                %4620 = arith.muli %4619, %c2 : index
                %4621 = arith.addi %4618, %4620 : index
                %4622 = arith.divui %4621, %c2 : index
                %4623 = arith.muli %4622, %c20 : index
                %4624 = arith.muli %4617, %c7 : index
                %4625 = arith.addi %4623, %4624 : index
                %4626 = arith.remui %4621, %c2 : index
                %4627 = arith.muli %4626, %c4 : index
                %4628 = arith.addi %4625, %4627 : index
                %4629 = arith.addi %4616, %4628 : index
                %4630 = arith.addi %4555, %4629 : index
                %4631 = vector.shuffle %4537, %4537 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %4631, %kv[%4630] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %4632 = arith.cmpi eq, %codec, %c9 : index
          scf.if %4632 {
            %4633 = wave.lane
            %4634 = arith.muli %4633, %c19 : index
            scf.for %4635 = %4634 to %c20 step %c6 {
              %4636 = arith.addi %4520, %4635 : index
              %4637 = vector.load %22[%4636] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4638 = arith.mulf %4637, %4523 : vector<4xf32>
              %4639 = wave.fp8_encode "e4m3" %4638 : vector<4xf32> -> vector<4xi8>
              %4640 = arith.cmpi slt, %4521, %kvHeads : index
              scf.if %4640 {
                %4641 = arith.muli %4521, %c10 : index
                %4642 = arith.addi %4526, %4641 : index
                %4643 = vector.shuffle %4639, %4639 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4644 = arith.divui %4635, %c7 : index
                %4645 = arith.muli %4644, %c20 : index
                %4646 = arith.remui %4635, %c7 : index
                %4647 = arith.muli %4525, %c7 : index
                %4648 = arith.divui %4646, %c19 : index
                %4649 = arith.muli %4648, %c19 : index
                %4650 = arith.remui %4646, %c4 : index
                %4651 = arith.muli %4650, %c4 : index
                %4652 = arith.addi %4649, %4651 : index
                %4653 = arith.divui %4646, %c4 : index
                %4654 = arith.remui %4653, %c4 : index
                %4655 = arith.addi %4652, %4654 : index
                %4656 = arith.addi %4647, %4655 : index
                %4657 = arith.addi %4645, %4656 : index
                %4658 = arith.addi %4642, %4657 : index
                vector.store %4643, %kv[%4658] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4659 = arith.subi %4521, %kvHeads : index
                %4660 = arith.muli %4659, %c10 : index
                %4661 = arith.addi %4526, %4660 : index
                %4662 = arith.addi %4635, %c8 : index
                %4663 = arith.divui %4662, %c7 : index
                %4664 = arith.muli %4663, %c20 : index
                %4665 = arith.addi %4664, %c11 : index
                %4666 = arith.remui %4662, %c7 : index
                %4667 = arith.divui %4525, %c4 : index
                %4668 = arith.remui %4525, %c4 : index
                %4669 = arith.muli %4668, %c2 : index
                %4670 = arith.addi %4667, %4669 : index
                %4671 = arith.muli %4666, %c7 : index
                %4672 = arith.divui %4670, %c19 : index
                %4673 = arith.muli %4672, %c19 : index
                %4674 = arith.remui %4670, %c4 : index
                %4675 = arith.muli %4674, %c4 : index
                %4676 = arith.addi %4673, %4675 : index
                %4677 = arith.divui %4670, %c4 : index
                %4678 = arith.remui %4677, %c4 : index
                %4679 = arith.addi %4676, %4678 : index
                %4680 = arith.addi %4671, %4679 : index
                %4681 = arith.addi %4665, %4680 : index
                %4682 = arith.addi %4661, %4681 : index
                %4683 = vector.shuffle %4639, %4639 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4683, %kv[%4682] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4684 = arith.addi %4635, %c9 : index
                %4685 = arith.divui %4684, %c7 : index
                %4686 = arith.muli %4685, %c20 : index
                %4687 = arith.addi %4686, %c11 : index
                %4688 = arith.remui %4684, %c7 : index
                %4689 = arith.divui %4525, %c4 : index
                %4690 = arith.remui %4525, %c4 : index
                %4691 = arith.muli %4690, %c2 : index
                %4692 = arith.addi %4689, %4691 : index
                %4693 = arith.muli %4688, %c7 : index
                %4694 = arith.divui %4692, %c19 : index
                %4695 = arith.muli %4694, %c19 : index
                %4696 = arith.remui %4692, %c4 : index
                %4697 = arith.muli %4696, %c4 : index
                %4698 = arith.addi %4695, %4697 : index
                %4699 = arith.divui %4692, %c4 : index
                %4700 = arith.remui %4699, %c4 : index
                %4701 = arith.addi %4698, %4700 : index
                %4702 = arith.addi %4693, %4701 : index
                %4703 = arith.addi %4687, %4702 : index
                %4704 = arith.addi %4661, %4703 : index
                %4705 = vector.shuffle %4639, %4639 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4705, %kv[%4704] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4706 = arith.addi %4635, %c4 : index
                %4707 = arith.divui %4706, %c7 : index
                %4708 = arith.muli %4707, %c20 : index
                %4709 = arith.addi %4708, %c11 : index
                %4710 = arith.remui %4706, %c7 : index
                %4711 = arith.divui %4525, %c4 : index
                %4712 = arith.remui %4525, %c4 : index
                %4713 = arith.muli %4712, %c2 : index
                %4714 = arith.addi %4711, %4713 : index
                %4715 = arith.muli %4710, %c7 : index
                %4716 = arith.divui %4714, %c19 : index
                %4717 = arith.muli %4716, %c19 : index
                %4718 = arith.remui %4714, %c4 : index
                %4719 = arith.muli %4718, %c4 : index
                %4720 = arith.addi %4717, %4719 : index
                %4721 = arith.divui %4714, %c4 : index
                %4722 = arith.remui %4721, %c4 : index
                %4723 = arith.addi %4720, %4722 : index
                %4724 = arith.addi %4715, %4723 : index
                %4725 = arith.addi %4709, %4724 : index
                %4726 = arith.addi %4661, %4725 : index
                %4727 = vector.shuffle %4639, %4639 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4727, %kv[%4726] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4728 = arith.addi %4635, %c33 : index
                %4729 = arith.divui %4728, %c7 : index
                %4730 = arith.muli %4729, %c20 : index
                %4731 = arith.addi %4730, %c11 : index
                %4732 = arith.remui %4728, %c7 : index
                %4733 = arith.divui %4525, %c4 : index
                %4734 = arith.remui %4525, %c4 : index
                %4735 = arith.muli %4734, %c2 : index
                %4736 = arith.addi %4733, %4735 : index
                %4737 = arith.muli %4732, %c7 : index
                %4738 = arith.divui %4736, %c19 : index
                %4739 = arith.muli %4738, %c19 : index
                %4740 = arith.remui %4736, %c4 : index
                %4741 = arith.muli %4740, %c4 : index
                %4742 = arith.addi %4739, %4741 : index
                %4743 = arith.divui %4736, %c4 : index
                %4744 = arith.remui %4743, %c4 : index
                %4745 = arith.addi %4742, %4744 : index
                %4746 = arith.addi %4737, %4745 : index
                %4747 = arith.addi %4731, %4746 : index
                %4748 = arith.addi %4661, %4747 : index
                %4749 = vector.shuffle %4639, %4639 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4749, %kv[%4748] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %4750 = arith.cmpi eq, %codec, %c4 : index
          scf.if %4750 {
            %4751 = wave.lane
            %4752 = arith.muli %4751, %c19 : index
            scf.for %4753 = %4752 to %c20 step %c6 {
              %4754 = arith.addi %4520, %4753 : index
              %4755 = vector.load %22[%4754] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4756 = arith.mulf %4755, %4523 : vector<4xf32>
              %4757 = wave.fp8_encode "e5m2" %4756 : vector<4xf32> -> vector<4xi8>
              %4758 = arith.cmpi slt, %4521, %kvHeads : index
              scf.if %4758 {
                %4759 = arith.muli %4521, %c10 : index
                %4760 = arith.addi %4526, %4759 : index
                %4761 = vector.shuffle %4757, %4757 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4762 = arith.divui %4753, %c7 : index
                %4763 = arith.muli %4762, %c20 : index
                %4764 = arith.remui %4753, %c7 : index
                %4765 = arith.muli %4525, %c7 : index
                %4766 = arith.divui %4764, %c19 : index
                %4767 = arith.muli %4766, %c19 : index
                %4768 = arith.remui %4764, %c4 : index
                %4769 = arith.muli %4768, %c4 : index
                %4770 = arith.addi %4767, %4769 : index
                %4771 = arith.divui %4764, %c4 : index
                %4772 = arith.remui %4771, %c4 : index
                %4773 = arith.addi %4770, %4772 : index
                %4774 = arith.addi %4765, %4773 : index
                %4775 = arith.addi %4763, %4774 : index
                %4776 = arith.addi %4760, %4775 : index
                vector.store %4761, %kv[%4776] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4777 = arith.subi %4521, %kvHeads : index
                %4778 = arith.muli %4777, %c10 : index
                %4779 = arith.addi %4526, %4778 : index
                %4780 = arith.addi %4753, %c8 : index
                %4781 = arith.divui %4780, %c7 : index
                %4782 = arith.muli %4781, %c20 : index
                %4783 = arith.addi %4782, %c11 : index
                %4784 = arith.remui %4780, %c7 : index
                %4785 = arith.divui %4525, %c4 : index
                %4786 = arith.remui %4525, %c4 : index
                %4787 = arith.muli %4786, %c2 : index
                %4788 = arith.addi %4785, %4787 : index
                %4789 = arith.muli %4784, %c7 : index
                %4790 = arith.divui %4788, %c19 : index
                %4791 = arith.muli %4790, %c19 : index
                %4792 = arith.remui %4788, %c4 : index
                %4793 = arith.muli %4792, %c4 : index
                %4794 = arith.addi %4791, %4793 : index
                %4795 = arith.divui %4788, %c4 : index
                %4796 = arith.remui %4795, %c4 : index
                %4797 = arith.addi %4794, %4796 : index
                %4798 = arith.addi %4789, %4797 : index
                %4799 = arith.addi %4783, %4798 : index
                %4800 = arith.addi %4779, %4799 : index
                %4801 = vector.shuffle %4757, %4757 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4801, %kv[%4800] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4802 = arith.addi %4753, %c9 : index
                %4803 = arith.divui %4802, %c7 : index
                %4804 = arith.muli %4803, %c20 : index
                %4805 = arith.addi %4804, %c11 : index
                %4806 = arith.remui %4802, %c7 : index
                %4807 = arith.divui %4525, %c4 : index
                %4808 = arith.remui %4525, %c4 : index
                %4809 = arith.muli %4808, %c2 : index
                %4810 = arith.addi %4807, %4809 : index
                %4811 = arith.muli %4806, %c7 : index
                %4812 = arith.divui %4810, %c19 : index
                %4813 = arith.muli %4812, %c19 : index
                %4814 = arith.remui %4810, %c4 : index
                %4815 = arith.muli %4814, %c4 : index
                %4816 = arith.addi %4813, %4815 : index
                %4817 = arith.divui %4810, %c4 : index
                %4818 = arith.remui %4817, %c4 : index
                %4819 = arith.addi %4816, %4818 : index
                %4820 = arith.addi %4811, %4819 : index
                %4821 = arith.addi %4805, %4820 : index
                %4822 = arith.addi %4779, %4821 : index
                %4823 = vector.shuffle %4757, %4757 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4823, %kv[%4822] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4824 = arith.addi %4753, %c4 : index
                %4825 = arith.divui %4824, %c7 : index
                %4826 = arith.muli %4825, %c20 : index
                %4827 = arith.addi %4826, %c11 : index
                %4828 = arith.remui %4824, %c7 : index
                %4829 = arith.divui %4525, %c4 : index
                %4830 = arith.remui %4525, %c4 : index
                %4831 = arith.muli %4830, %c2 : index
                %4832 = arith.addi %4829, %4831 : index
                %4833 = arith.muli %4828, %c7 : index
                %4834 = arith.divui %4832, %c19 : index
                %4835 = arith.muli %4834, %c19 : index
                %4836 = arith.remui %4832, %c4 : index
                %4837 = arith.muli %4836, %c4 : index
                %4838 = arith.addi %4835, %4837 : index
                %4839 = arith.divui %4832, %c4 : index
                %4840 = arith.remui %4839, %c4 : index
                %4841 = arith.addi %4838, %4840 : index
                %4842 = arith.addi %4833, %4841 : index
                %4843 = arith.addi %4827, %4842 : index
                %4844 = arith.addi %4779, %4843 : index
                %4845 = vector.shuffle %4757, %4757 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4845, %kv[%4844] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4846 = arith.addi %4753, %c33 : index
                %4847 = arith.divui %4846, %c7 : index
                %4848 = arith.muli %4847, %c20 : index
                %4849 = arith.addi %4848, %c11 : index
                %4850 = arith.remui %4846, %c7 : index
                %4851 = arith.divui %4525, %c4 : index
                %4852 = arith.remui %4525, %c4 : index
                %4853 = arith.muli %4852, %c2 : index
                %4854 = arith.addi %4851, %4853 : index
                %4855 = arith.muli %4850, %c7 : index
                %4856 = arith.divui %4854, %c19 : index
                %4857 = arith.muli %4856, %c19 : index
                %4858 = arith.remui %4854, %c4 : index
                %4859 = arith.muli %4858, %c4 : index
                %4860 = arith.addi %4857, %4859 : index
                %4861 = arith.divui %4854, %c4 : index
                %4862 = arith.remui %4861, %c4 : index
                %4863 = arith.addi %4860, %4862 : index
                %4864 = arith.addi %4855, %4863 : index
                %4865 = arith.addi %4849, %4864 : index
                %4866 = arith.addi %4779, %4865 : index
                %4867 = vector.shuffle %4757, %4757 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4867, %kv[%4866] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
