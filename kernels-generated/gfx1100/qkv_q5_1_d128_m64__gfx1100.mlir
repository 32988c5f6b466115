// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q5_1', dim=128, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q5_1_d128_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 16 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 4 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 8 : index
  %c5 = arith.constant 2 : index
  %c6 = arith.constant 127 : index
  %c7 = arith.constant 128 : index
  %c8 = arith.constant 0 : index
  %c9 = arith.constant 1 : index
  %c10 = arith.constant 8192 : index
  %c11 = arith.constant 2048 : index
  %c12 = arith.constant 64 : index
  %tileRows = wave.param "tileRows" : index
  %c14 = arith.constant 16 : index
  %c15 = arith.constant 32 : index
  %c16 = arith.constant 48 : index
  %c17 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
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
  %c40 = arith.constant 4096 : index
  %c41 = arith.constant 6144 : index
  %hasBias = wave.param "hasBias" : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c45 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %c47 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c52 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c53 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c54 = arith.constant 512 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = wave.wave
  %3 = arith.remui %2, %c2 : index
  %4 = arith.divui %2, %c2 : index
  %5 = arith.muli %inputFeatures, %c4 : index
  %6 = arith.muli %inputFeatures, %c5 : index
  %7 = arith.addi %6, %c6 : index
  %8 = arith.divui %7, %c7 : index
  %9 = arith.muli %8, %c7 : index
  %10 = arith.addi %5, %9 : index
  %11 = arith.addi %10, %c7 : index
  %12 = arith.muli %inputFeatures, %c5 : index
  %13 = arith.addi %11, %12 : index
  %14 = arith.muli %0, %c4 : index
  %15 = arith.muli %3, %c5 : index
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
    %28 = arith.remui %27, %c14 : index
    %29 = arith.remui %28, %tileRows : index
    %30 = arith.addi %25, %29 : index
    %31 = arith.divui %30, %tileRows : index
    %32 = arith.divui %inputFeatures, %c14 : index
    %33 = arith.muli %31, %32 : index
    %34 = arith.divui %c8, %c14 : index
    %35 = arith.addi %33, %34 : index
    %36 = arith.muli %35, %c5 : index
    %37 = arith.remui %c8, %c14 : index
    %38 = arith.divui %37, %c4 : index
    %39 = arith.addi %36, %38 : index
    %40 = arith.muli %tileRows, %c4 : index
    %41 = arith.muli %39, %40 : index
    %42 = arith.remui %30, %tileRows : index
    %43 = arith.muli %42, %c4 : index
    %44 = arith.addi %41, %43 : index
    %45 = arith.remui %c8, %c4 : index
    %46 = arith.addi %44, %45 : index
    %47 = arith.addi %28, %c14 : index
    %48 = arith.addi %25, %47 : index
    %49 = arith.divui %48, %tileRows : index
    %50 = arith.divui %inputFeatures, %c14 : index
    %51 = arith.muli %49, %50 : index
    %52 = arith.divui %c8, %c14 : index
    %53 = arith.addi %51, %52 : index
    %54 = arith.muli %53, %c5 : index
    %55 = arith.remui %c8, %c14 : index
    %56 = arith.divui %55, %c4 : index
    %57 = arith.addi %54, %56 : index
    %58 = arith.muli %tileRows, %c4 : index
    %59 = arith.muli %57, %58 : index
    %60 = arith.remui %48, %tileRows : index
    %61 = arith.muli %60, %c4 : index
    %62 = arith.addi %59, %61 : index
    %63 = arith.remui %c8, %c4 : index
    %64 = arith.addi %62, %63 : index
    %65 = arith.addi %28, %c15 : index
    %66 = arith.addi %25, %65 : index
    %67 = arith.divui %66, %tileRows : index
    %68 = arith.divui %inputFeatures, %c14 : index
    %69 = arith.muli %67, %68 : index
    %70 = arith.divui %c8, %c14 : index
    %71 = arith.addi %69, %70 : index
    %72 = arith.muli %71, %c5 : index
    %73 = arith.remui %c8, %c14 : index
    %74 = arith.divui %73, %c4 : index
    %75 = arith.addi %72, %74 : index
    %76 = arith.muli %tileRows, %c4 : index
    %77 = arith.muli %75, %76 : index
    %78 = arith.remui %66, %tileRows : index
    %79 = arith.muli %78, %c4 : index
    %80 = arith.addi %77, %79 : index
    %81 = arith.remui %c8, %c4 : index
    %82 = arith.addi %80, %81 : index
    %83 = arith.addi %28, %c16 : index
    %84 = arith.addi %25, %83 : index
    %85 = arith.divui %84, %tileRows : index
    %86 = arith.divui %inputFeatures, %c14 : index
    %87 = arith.muli %85, %86 : index
    %88 = arith.divui %c8, %c14 : index
    %89 = arith.addi %87, %88 : index
    %90 = arith.muli %89, %c5 : index
    %91 = arith.remui %c8, %c14 : index
    %92 = arith.divui %91, %c4 : index
    %93 = arith.addi %90, %92 : index
    %94 = arith.muli %tileRows, %c4 : index
    %95 = arith.muli %93, %94 : index
    %96 = arith.remui %84, %tileRows : index
    %97 = arith.muli %96, %c4 : index
    %98 = arith.addi %95, %97 : index
    %99 = arith.remui %c8, %c4 : index
    %100 = arith.addi %98, %99 : index
    %101 = arith.divui %inputFeatures, %c15 : index
    %102 = arith.muli %4, %stepsPerWave : index
    %103 = arith.minsi %102, %101 : index
    %104 = arith.addi %103, %stepsPerWave : index
    %105 = arith.minsi %104, %101 : index
    %106 = arith.cmpi eq, %wholeBlocks, %c9 : index
    %107 = arith.subi %105, %103 : index
    %108 = arith.divui %107, %c5 : index
    %109 = arith.muli %108, %c5 : index
    %110 = arith.addi %103, %109 : index
    %111 = arith.addi %103, %stepsPerWave : index
    %112 = arith.select %106, %111, %110 : index
    %122:8 = scf.for %113 = %103 to %112 step %c5 iter_args(%114 = %c17, %115 = %c17, %116 = %c17, %117 = %c17, %118 = %c17, %119 = %c17, %120 = %c17, %121 = %c17) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %123 = wave.lane
      %124 = arith.addi %113, %c8 : index
      %125 = arith.remui %123, %c14 : index
      %126 = arith.addi %18, %c7 : index
      %127 = arith.muli %124, %c12 : index
      %128 = arith.addi %126, %127 : index
      %129 = arith.muli %125, %c2 : index
      %130 = arith.addi %128, %129 : index
      %131 = vector.load %w[%130] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %132 = vector.bitcast %131 : vector<4xi8> to vector<2xf16>
      %133 = vector.extract %132[0] : f16 from vector<2xf16>
      %134 = vector.broadcast %133 : f16 to vector<16xf16>
      %135 = vector.extract %132[1] : f16 from vector<2xf16>
      %136 = vector.broadcast %135 : f16 to vector<16xf16>
      %137 = arith.addi %18, %c7 : index
      %138 = arith.muli %inputFeatures, %c5 : index
      %139 = arith.addi %138, %c6 : index
      %140 = arith.divui %139, %c7 : index
      %141 = arith.muli %140, %c7 : index
      %142 = arith.addi %137, %141 : index
      %143 = arith.muli %124, %c20 : index
      %144 = arith.addi %142, %143 : index
      %145 = arith.muli %125, %c14 : index
      %146 = arith.addi %144, %145 : index
      %147 = arith.muli %inputFeatures, %c4 : index
      %148 = arith.muli %inputFeatures, %c5 : index
      %149 = arith.addi %148, %c6 : index
      %150 = arith.divui %149, %c7 : index
      %151 = arith.muli %150, %c7 : index
      %152 = arith.addi %147, %151 : index
      %153 = arith.addi %152, %c7 : index
      %154 = arith.addi %18, %153 : index
      %155 = arith.muli %124, %c14 : index
      %156 = arith.addi %155, %125 : index
      %157 = arith.muli %156, %c2 : index
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
      %205 = arith.remui %123, %c14 : index
      %206 = arith.addi %18, %c7 : index
      %207 = arith.muli %204, %c12 : index
      %208 = arith.addi %206, %207 : index
      %209 = arith.muli %205, %c2 : index
      %210 = arith.addi %208, %209 : index
      %211 = vector.load %w[%210] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %212 = vector.bitcast %211 : vector<4xi8> to vector<2xf16>
      %213 = vector.extract %212[0] : f16 from vector<2xf16>
      %214 = vector.broadcast %213 : f16 to vector<16xf16>
      %215 = vector.extract %212[1] : f16 from vector<2xf16>
      %216 = vector.broadcast %215 : f16 to vector<16xf16>
      %217 = arith.addi %18, %c7 : index
      %218 = arith.muli %inputFeatures, %c5 : index
      %219 = arith.addi %218, %c6 : index
      %220 = arith.divui %219, %c7 : index
      %221 = arith.muli %220, %c7 : index
      %222 = arith.addi %217, %221 : index
      %223 = arith.muli %204, %c20 : index
      %224 = arith.addi %222, %223 : index
      %225 = arith.muli %205, %c14 : index
      %226 = arith.addi %224, %225 : index
      %227 = arith.muli %inputFeatures, %c4 : index
      %228 = arith.muli %inputFeatures, %c5 : index
      %229 = arith.addi %228, %c6 : index
      %230 = arith.divui %229, %c7 : index
      %231 = arith.muli %230, %c7 : index
      %232 = arith.addi %227, %231 : index
      %233 = arith.addi %232, %c7 : index
      %234 = arith.addi %18, %233 : index
      %235 = arith.muli %204, %c14 : index
      %236 = arith.addi %235, %205 : index
      %237 = arith.muli %236, %c2 : index
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
      %285 = arith.remui %123, %c14 : index
      %286 = arith.addi %20, %c7 : index
      %287 = arith.muli %284, %c12 : index
      %288 = arith.addi %286, %287 : index
      %289 = arith.muli %285, %c2 : index
      %290 = arith.addi %288, %289 : index
      %291 = vector.load %w[%290] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %292 = vector.bitcast %291 : vector<4xi8> to vector<2xf16>
      %293 = vector.extract %292[0] : f16 from vector<2xf16>
      %294 = vector.broadcast %293 : f16 to vector<16xf16>
      %295 = vector.extract %292[1] : f16 from vector<2xf16>
      %296 = vector.broadcast %295 : f16 to vector<16xf16>
      %297 = arith.addi %20, %c7 : index
      %298 = arith.muli %inputFeatures, %c5 : index
      %299 = arith.addi %298, %c6 : index
      %300 = arith.divui %299, %c7 : index
      %301 = arith.muli %300, %c7 : index
      %302 = arith.addi %297, %301 : index
      %303 = arith.muli %284, %c20 : index
      %304 = arith.addi %302, %303 : index
      %305 = arith.muli %285, %c14 : index
      %306 = arith.addi %304, %305 : index
      %307 = arith.muli %inputFeatures, %c4 : index
      %308 = arith.muli %inputFeatures, %c5 : index
      %309 = arith.addi %308, %c6 : index
      %310 = arith.divui %309, %c7 : index
      %311 = arith.muli %310, %c7 : index
      %312 = arith.addi %307, %311 : index
      %313 = arith.addi %312, %c7 : index
      %314 = arith.addi %20, %313 : index
      %315 = arith.muli %284, %c14 : index
      %316 = arith.addi %315, %285 : index
      %317 = arith.muli %316, %c2 : index
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
      %365 = arith.remui %123, %c14 : index
      %366 = arith.addi %20, %c7 : index
      %367 = arith.muli %364, %c12 : index
      %368 = arith.addi %366, %367 : index
      %369 = arith.muli %365, %c2 : index
      %370 = arith.addi %368, %369 : index
      %371 = vector.load %w[%370] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %372 = vector.bitcast %371 : vector<4xi8> to vector<2xf16>
      %373 = vector.extract %372[0] : f16 from vector<2xf16>
      %374 = vector.broadcast %373 : f16 to vector<16xf16>
      %375 = vector.extract %372[1] : f16 from vector<2xf16>
      %376 = vector.broadcast %375 : f16 to vector<16xf16>
      %377 = arith.addi %20, %c7 : index
      %378 = arith.muli %inputFeatures, %c5 : index
      %379 = arith.addi %378, %c6 : index
      %380 = arith.divui %379, %c7 : index
      %381 = arith.muli %380, %c7 : index
      %382 = arith.addi %377, %381 : index
      %383 = arith.muli %364, %c20 : index
      %384 = arith.addi %382, %383 : index
      %385 = arith.muli %365, %c14 : index
      %386 = arith.addi %384, %385 : index
      %387 = arith.muli %inputFeatures, %c4 : index
      %388 = arith.muli %inputFeatures, %c5 : index
      %389 = arith.addi %388, %c6 : index
      %390 = arith.divui %389, %c7 : index
      %391 = arith.muli %390, %c7 : index
      %392 = arith.addi %387, %391 : index
      %393 = arith.addi %392, %c7 : index
      %394 = arith.addi %20, %393 : index
      %395 = arith.muli %364, %c14 : index
      %396 = arith.addi %395, %365 : index
      %397 = arith.muli %396, %c2 : index
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
      %444 = arith.muli %113, %c5 : index
      %445 = arith.addi %444, %c8 : index
      %446 = arith.muli %tileRows, %c14 : index
      %447 = arith.muli %445, %446 : index
      %448 = arith.addi %46, %447 : index
      %449 = vector.load %x[%448] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %450 = arith.muli %tileRows, %c4 : index
      %451 = arith.addi %448, %450 : index
      %452 = vector.load %x[%451] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %453 = vector.shuffle %449, %452 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %454 = wave.mma %453, %202, %114 : vector<16xf16>, vector<8xf32>
      %455 = wave.mma %453, %362, %115 : vector<16xf16>, vector<8xf32>
      %456 = arith.muli %113, %c5 : index
      %457 = arith.addi %456, %c8 : index
      %458 = arith.muli %tileRows, %c14 : index
      %459 = arith.muli %457, %458 : index
      %460 = arith.addi %64, %459 : index
      %461 = vector.load %x[%460] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %462 = arith.muli %tileRows, %c4 : index
      %463 = arith.addi %460, %462 : index
      %464 = vector.load %x[%463] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %465 = vector.shuffle %461, %464 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %466 = wave.mma %465, %202, %116 : vector<16xf16>, vector<8xf32>
      %467 = wave.mma %465, %362, %117 : vector<16xf16>, vector<8xf32>
      %468 = arith.muli %113, %c5 : index
      %469 = arith.addi %468, %c8 : index
      %470 = arith.muli %tileRows, %c14 : index
      %471 = arith.muli %469, %470 : index
      %472 = arith.addi %82, %471 : index
      %473 = vector.load %x[%472] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %474 = arith.muli %tileRows, %c4 : index
      %475 = arith.addi %472, %474 : index
      %476 = vector.load %x[%475] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %477 = vector.shuffle %473, %476 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %478 = wave.mma %477, %202, %118 : vector<16xf16>, vector<8xf32>
      %479 = wave.mma %477, %362, %119 : vector<16xf16>, vector<8xf32>
      %480 = arith.muli %113, %c5 : index
      %481 = arith.addi %480, %c8 : index
      %482 = arith.muli %tileRows, %c14 : index
      %483 = arith.muli %481, %482 : index
      %484 = arith.addi %100, %483 : index
      %485 = vector.load %x[%484] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %486 = arith.muli %tileRows, %c4 : index
      %487 = arith.addi %484, %486 : index
      %488 = vector.load %x[%487] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %489 = vector.shuffle %485, %488 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %490 = wave.mma %489, %202, %120 : vector<16xf16>, vector<8xf32>
      %491 = wave.mma %489, %362, %121 : vector<16xf16>, vector<8xf32>
      %492 = arith.muli %113, %c5 : index
      %493 = arith.addi %492, %c9 : index
      %494 = arith.muli %tileRows, %c14 : index
      %495 = arith.muli %493, %494 : index
      %496 = arith.addi %46, %495 : index
      %497 = vector.load %x[%496] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %498 = arith.muli %tileRows, %c4 : index
      %499 = arith.addi %496, %498 : index
      %500 = vector.load %x[%499] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %501 = vector.shuffle %497, %500 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %502 = wave.mma %501, %203, %454 : vector<16xf16>, vector<8xf32>
      %503 = wave.mma %501, %363, %455 : vector<16xf16>, vector<8xf32>
      %504 = arith.muli %113, %c5 : index
      %505 = arith.addi %504, %c9 : index
      %506 = arith.muli %tileRows, %c14 : index
      %507 = arith.muli %505, %506 : index
      %508 = arith.addi %64, %507 : index
      %509 = vector.load %x[%508] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %510 = arith.muli %tileRows, %c4 : index
      %511 = arith.addi %508, %510 : index
      %512 = vector.load %x[%511] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %513 = vector.shuffle %509, %512 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %514 = wave.mma %513, %203, %466 : vector<16xf16>, vector<8xf32>
      %515 = wave.mma %513, %363, %467 : vector<16xf16>, vector<8xf32>
      %516 = arith.muli %113, %c5 : index
      %517 = arith.addi %516, %c9 : index
      %518 = arith.muli %tileRows, %c14 : index
      %519 = arith.muli %517, %518 : index
      %520 = arith.addi %82, %519 : index
      %521 = vector.load %x[%520] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %522 = arith.muli %tileRows, %c4 : index
      %523 = arith.addi %520, %522 : index
      %524 = vector.load %x[%523] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %525 = vector.shuffle %521, %524 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %526 = wave.mma %525, %203, %478 : vector<16xf16>, vector<8xf32>
      %527 = wave.mma %525, %363, %479 : vector<16xf16>, vector<8xf32>
      %528 = arith.muli %113, %c5 : index
      %529 = arith.addi %528, %c9 : index
      %530 = arith.muli %tileRows, %c14 : index
      %531 = arith.muli %529, %530 : index
      %532 = arith.addi %100, %531 : index
      %533 = vector.load %x[%532] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %534 = arith.muli %tileRows, %c4 : index
      %535 = arith.addi %532, %534 : index
      %536 = vector.load %x[%535] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %537 = vector.shuffle %533, %536 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %538 = wave.mma %537, %203, %490 : vector<16xf16>, vector<8xf32>
      %539 = wave.mma %537, %363, %491 : vector<16xf16>, vector<8xf32>
      %540 = arith.muli %113, %c5 : index
      %541 = arith.addi %540, %c5 : index
      %542 = arith.muli %tileRows, %c14 : index
      %543 = arith.muli %541, %542 : index
      %544 = arith.addi %46, %543 : index
      %545 = vector.load %x[%544] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %546 = arith.muli %tileRows, %c4 : index
      %547 = arith.addi %544, %546 : index
      %548 = vector.load %x[%547] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %549 = vector.shuffle %545, %548 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %550 = wave.mma %549, %282, %502 : vector<16xf16>, vector<8xf32>
      %551 = wave.mma %549, %442, %503 : vector<16xf16>, vector<8xf32>
      %552 = arith.muli %113, %c5 : index
      %553 = arith.addi %552, %c5 : index
      %554 = arith.muli %tileRows, %c14 : index
      %555 = arith.muli %553, %554 : index
      %556 = arith.addi %64, %555 : index
      %557 = vector.load %x[%556] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %558 = arith.muli %tileRows, %c4 : index
      %559 = arith.addi %556, %558 : index
      %560 = vector.load %x[%559] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %561 = vector.shuffle %557, %560 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %562 = wave.mma %561, %282, %514 : vector<16xf16>, vector<8xf32>
      %563 = wave.mma %561, %442, %515 : vector<16xf16>, vector<8xf32>
      %564 = arith.muli %113, %c5 : index
      %565 = arith.addi %564, %c5 : index
      %566 = arith.muli %tileRows, %c14 : index
      %567 = arith.muli %565, %566 : index
      %568 = arith.addi %82, %567 : index
      %569 = vector.load %x[%568] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %570 = arith.muli %tileRows, %c4 : index
      %571 = arith.addi %568, %570 : index
      %572 = vector.load %x[%571] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %573 = vector.shuffle %569, %572 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %574 = wave.mma %573, %282, %526 : vector<16xf16>, vector<8xf32>
      %575 = wave.mma %573, %442, %527 : vector<16xf16>, vector<8xf32>
      %576 = arith.muli %113, %c5 : index
      %577 = arith.addi %576, %c5 : index
      %578 = arith.muli %tileRows, %c14 : index
      %579 = arith.muli %577, %578 : index
      %580 = arith.addi %100, %579 : index
      %581 = vector.load %x[%580] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %582 = arith.muli %tileRows, %c4 : index
      %583 = arith.addi %580, %582 : index
      %584 = vector.load %x[%583] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %585 = vector.shuffle %581, %584 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %586 = wave.mma %585, %282, %538 : vector<16xf16>, vector<8xf32>
      %587 = wave.mma %585, %442, %539 : vector<16xf16>, vector<8xf32>
      %588 = arith.muli %113, %c5 : index
      %589 = arith.addi %588, %c33 : index
      %590 = arith.muli %tileRows, %c14 : index
      %591 = arith.muli %589, %590 : index
      %592 = arith.addi %46, %591 : index
      %593 = vector.load %x[%592] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %594 = arith.muli %tileRows, %c4 : index
      %595 = arith.addi %592, %594 : index
      %596 = vector.load %x[%595] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %597 = vector.shuffle %593, %596 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %598 = wave.mma %597, %283, %550 : vector<16xf16>, vector<8xf32>
      %599 = wave.mma %597, %443, %551 : vector<16xf16>, vector<8xf32>
      %600 = arith.muli %113, %c5 : index
      %601 = arith.addi %600, %c33 : index
      %602 = arith.muli %tileRows, %c14 : index
      %603 = arith.muli %601, %602 : index
      %604 = arith.addi %64, %603 : index
      %605 = vector.load %x[%604] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %606 = arith.muli %tileRows, %c4 : index
      %607 = arith.addi %604, %606 : index
      %608 = vector.load %x[%607] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %609 = vector.shuffle %605, %608 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %610 = wave.mma %609, %283, %562 : vector<16xf16>, vector<8xf32>
      %611 = wave.mma %609, %443, %563 : vector<16xf16>, vector<8xf32>
      %612 = arith.muli %113, %c5 : index
      %613 = arith.addi %612, %c33 : index
      %614 = arith.muli %tileRows, %c14 : index
      %615 = arith.muli %613, %614 : index
      %616 = arith.addi %82, %615 : index
      %617 = vector.load %x[%616] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %618 = arith.muli %tileRows, %c4 : index
      %619 = arith.addi %616, %618 : index
      %620 = vector.load %x[%619] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %621 = vector.shuffle %617, %620 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %622 = wave.mma %621, %283, %574 : vector<16xf16>, vector<8xf32>
      %623 = wave.mma %621, %443, %575 : vector<16xf16>, vector<8xf32>
      %624 = arith.muli %113, %c5 : index
      %625 = arith.addi %624, %c33 : index
      %626 = arith.muli %tileRows, %c14 : index
      %627 = arith.muli %625, %626 : index
      %628 = arith.addi %100, %627 : index
      %629 = vector.load %x[%628] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %630 = arith.muli %tileRows, %c4 : index
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
      %649 = arith.remui %647, %c14 : index
      %650 = arith.addi %18, %c7 : index
      %651 = arith.muli %648, %c12 : index
      %652 = arith.addi %650, %651 : index
      %653 = arith.muli %649, %c2 : index
      %654 = arith.addi %652, %653 : index
      %655 = vector.load %w[%654] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %656 = vector.bitcast %655 : vector<4xi8> to vector<2xf16>
      %657 = vector.extract %656[0] : f16 from vector<2xf16>
      %658 = vector.broadcast %657 : f16 to vector<16xf16>
      %659 = vector.extract %656[1] : f16 from vector<2xf16>
      %660 = vector.broadcast %659 : f16 to vector<16xf16>
      %661 = arith.addi %18, %c7 : index
      %662 = arith.muli %inputFeatures, %c5 : index
      %663 = arith.addi %662, %c6 : index
      %664 = arith.divui %663, %c7 : index
      %665 = arith.muli %664, %c7 : index
      %666 = arith.addi %661, %665 : index
      %667 = arith.muli %648, %c20 : index
      %668 = arith.addi %666, %667 : index
      %669 = arith.muli %649, %c14 : index
      %670 = arith.addi %668, %669 : index
      %671 = arith.muli %inputFeatures, %c4 : index
      %672 = arith.muli %inputFeatures, %c5 : index
      %673 = arith.addi %672, %c6 : index
      %674 = arith.divui %673, %c7 : index
      %675 = arith.muli %674, %c7 : index
      %676 = arith.addi %671, %675 : index
      %677 = arith.addi %676, %c7 : index
      %678 = arith.addi %18, %677 : index
      %679 = arith.muli %648, %c14 : index
      %680 = arith.addi %679, %649 : index
      %681 = arith.muli %680, %c2 : index
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
      %729 = arith.remui %647, %c14 : index
      %730 = arith.addi %20, %c7 : index
      %731 = arith.muli %728, %c12 : index
      %732 = arith.addi %730, %731 : index
      %733 = arith.muli %729, %c2 : index
      %734 = arith.addi %732, %733 : index
      %735 = vector.load %w[%734] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %736 = vector.bitcast %735 : vector<4xi8> to vector<2xf16>
      %737 = vector.extract %736[0] : f16 from vector<2xf16>
      %738 = vector.broadcast %737 : f16 to vector<16xf16>
      %739 = vector.extract %736[1] : f16 from vector<2xf16>
      %740 = vector.broadcast %739 : f16 to vector<16xf16>
      %741 = arith.addi %20, %c7 : index
      %742 = arith.muli %inputFeatures, %c5 : index
      %743 = arith.addi %742, %c6 : index
      %744 = arith.divui %743, %c7 : index
      %745 = arith.muli %744, %c7 : index
      %746 = arith.addi %741, %745 : index
      %747 = arith.muli %728, %c20 : index
      %748 = arith.addi %746, %747 : index
      %749 = arith.muli %729, %c14 : index
      %750 = arith.addi %748, %749 : index
      %751 = arith.muli %inputFeatures, %c4 : index
      %752 = arith.muli %inputFeatures, %c5 : index
      %753 = arith.addi %752, %c6 : index
      %754 = arith.divui %753, %c7 : index
      %755 = arith.muli %754, %c7 : index
      %756 = arith.addi %751, %755 : index
      %757 = arith.addi %756, %c7 : index
      %758 = arith.addi %20, %757 : index
      %759 = arith.muli %728, %c14 : index
      %760 = arith.addi %759, %729 : index
      %761 = arith.muli %760, %c2 : index
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
      %808 = arith.muli %637, %c5 : index
      %809 = arith.addi %808, %c8 : index
      %810 = arith.muli %tileRows, %c14 : index
      %811 = arith.muli %809, %810 : index
      %812 = arith.addi %46, %811 : index
      %813 = vector.load %x[%812] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %814 = arith.muli %tileRows, %c4 : index
      %815 = arith.addi %812, %814 : index
      %816 = vector.load %x[%815] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %817 = vector.shuffle %813, %816 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %818 = wave.mma %817, %726, %638 : vector<16xf16>, vector<8xf32>
      %819 = wave.mma %817, %806, %639 : vector<16xf16>, vector<8xf32>
      %820 = arith.muli %637, %c5 : index
      %821 = arith.addi %820, %c8 : index
      %822 = arith.muli %tileRows, %c14 : index
      %823 = arith.muli %821, %822 : index
      %824 = arith.addi %64, %823 : index
      %825 = vector.load %x[%824] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %826 = arith.muli %tileRows, %c4 : index
      %827 = arith.addi %824, %826 : index
      %828 = vector.load %x[%827] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %829 = vector.shuffle %825, %828 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %830 = wave.mma %829, %726, %640 : vector<16xf16>, vector<8xf32>
      %831 = wave.mma %829, %806, %641 : vector<16xf16>, vector<8xf32>
      %832 = arith.muli %637, %c5 : index
      %833 = arith.addi %832, %c8 : index
      %834 = arith.muli %tileRows, %c14 : index
      %835 = arith.muli %833, %834 : index
      %836 = arith.addi %82, %835 : index
      %837 = vector.load %x[%836] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %838 = arith.muli %tileRows, %c4 : index
      %839 = arith.addi %836, %838 : index
      %840 = vector.load %x[%839] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %841 = vector.shuffle %837, %840 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %842 = wave.mma %841, %726, %642 : vector<16xf16>, vector<8xf32>
      %843 = wave.mma %841, %806, %643 : vector<16xf16>, vector<8xf32>
      %844 = arith.muli %637, %c5 : index
      %845 = arith.addi %844, %c8 : index
      %846 = arith.muli %tileRows, %c14 : index
      %847 = arith.muli %845, %846 : index
      %848 = arith.addi %100, %847 : index
      %849 = vector.load %x[%848] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %850 = arith.muli %tileRows, %c4 : index
      %851 = arith.addi %848, %850 : index
      %852 = vector.load %x[%851] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %853 = vector.shuffle %849, %852 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %854 = wave.mma %853, %726, %644 : vector<16xf16>, vector<8xf32>
      %855 = wave.mma %853, %806, %645 : vector<16xf16>, vector<8xf32>
      %856 = arith.muli %637, %c5 : index
      %857 = arith.addi %856, %c9 : index
      %858 = arith.muli %tileRows, %c14 : index
      %859 = arith.muli %857, %858 : index
      %860 = arith.addi %46, %859 : index
      %861 = vector.load %x[%860] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %862 = arith.muli %tileRows, %c4 : index
      %863 = arith.addi %860, %862 : index
      %864 = vector.load %x[%863] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %865 = vector.shuffle %861, %864 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %866 = wave.mma %865, %727, %818 : vector<16xf16>, vector<8xf32>
      %867 = wave.mma %865, %807, %819 : vector<16xf16>, vector<8xf32>
      %868 = arith.muli %637, %c5 : index
      %869 = arith.addi %868, %c9 : index
      %870 = arith.muli %tileRows, %c14 : index
      %871 = arith.muli %869, %870 : index
      %872 = arith.addi %64, %871 : index
      %873 = vector.load %x[%872] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %874 = arith.muli %tileRows, %c4 : index
      %875 = arith.addi %872, %874 : index
      %876 = vector.load %x[%875] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %877 = vector.shuffle %873, %876 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %878 = wave.mma %877, %727, %830 : vector<16xf16>, vector<8xf32>
      %879 = wave.mma %877, %807, %831 : vector<16xf16>, vector<8xf32>
      %880 = arith.muli %637, %c5 : index
      %881 = arith.addi %880, %c9 : index
      %882 = arith.muli %tileRows, %c14 : index
      %883 = arith.muli %881, %882 : index
      %884 = arith.addi %82, %883 : index
      %885 = vector.load %x[%884] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %886 = arith.muli %tileRows, %c4 : index
      %887 = arith.addi %884, %886 : index
      %888 = vector.load %x[%887] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %889 = vector.shuffle %885, %888 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %890 = wave.mma %889, %727, %842 : vector<16xf16>, vector<8xf32>
      %891 = wave.mma %889, %807, %843 : vector<16xf16>, vector<8xf32>
      %892 = arith.muli %637, %c5 : index
      %893 = arith.addi %892, %c9 : index
      %894 = arith.muli %tileRows, %c14 : index
      %895 = arith.muli %893, %894 : index
      %896 = arith.addi %100, %895 : index
      %897 = vector.load %x[%896] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %898 = arith.muli %tileRows, %c4 : index
      %899 = arith.addi %896, %898 : index
      %900 = vector.load %x[%899] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %901 = vector.shuffle %897, %900 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %902 = wave.mma %901, %727, %854 : vector<16xf16>, vector<8xf32>
      %903 = wave.mma %901, %807, %855 : vector<16xf16>, vector<8xf32>
      scf.yield %866, %867, %878, %879, %890, %891, %902, %903 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %904 = arith.addi %25, %c8 : index
    %905 = wave.lane
    %906 = arith.muli %3, %c5 : index
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
    %917 = arith.addi %916, %c15 : index
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
    %932 = arith.addi %931, %c7 : index
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
    %957 = arith.addi %956, %c15 : index
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
    %972 = arith.addi %971, %c7 : index
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
    %989 = arith.muli %4, %c5 : index
    %990 = arith.addi %989, %c8 : index
    %991 = arith.muli %990, %c5 : index
    %992 = arith.divui %905, %c14 : index
    %993 = arith.addi %991, %992 : index
    %994 = arith.addi %904, %993 : index
    %995 = arith.cmpi slt, %994, %24 : index
    scf.if %995 {
      %996 = arith.cmpi eq, %hasFactors, %c9 : index
      %997 = arith.muli %994, %c5 : index
      %998 = memref.load %factors[%997] : memref<?xf32>
      %999 = arith.mulf %998, %operandScale : f32
      %1000 = arith.select %996, %999, %operandScale : f32
      %1001 = arith.addi %908, %c8 : index
      %1002 = arith.muli %990, %c15 : index
      %1003 = arith.addi %1001, %1002 : index
      %1004 = memref.load %21[%1003] : memref<?xf32>
      %1005 = arith.addi %1003, %c11 : index
      %1006 = memref.load %21[%1005] : memref<?xf32>
      %1007 = arith.addf %1004, %1006 : f32
      %1008 = arith.addi %1003, %c40 : index
      %1009 = memref.load %21[%1008] : memref<?xf32>
      %1010 = arith.addf %1007, %1009 : f32
      %1011 = arith.addi %1003, %c41 : index
      %1012 = memref.load %21[%1011] : memref<?xf32>
      %1013 = arith.addf %1010, %1012 : f32
      %1014 = arith.remui %905, %c14 : index
      %1015 = arith.muli %1014, %c2 : index
      %1016 = arith.addi %18, %1015 : index
      %1017 = vector.load %w[%1016] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1018 = vector.bitcast %1017 : vector<4xi8> to vector<1xf32>
      %1019 = vector.extract %1018[0] : f32 from vector<1xf32>
      %1020 = arith.mulf %1019, %1000 : f32
      %1021 = arith.mulf %1013, %1020 : f32
      %1022 = arith.muli %3, %c5 : index
      %1023 = arith.addi %1022, %c8 : index
      %1024 = arith.muli %1023, %c14 : index
      %1025 = arith.remui %905, %c14 : index
      %1026 = arith.addi %1024, %1025 : index
      %1027 = arith.muli %993, %c7 : index
      %1028 = arith.addi %1027, %1026 : index
      memref.store %1021, %22[%1028] : memref<?xf32>
      %1029 = arith.addi %908, %c20 : index
      %1030 = arith.muli %990, %c15 : index
      %1031 = arith.addi %1029, %1030 : index
      %1032 = memref.load %21[%1031] : memref<?xf32>
      %1033 = arith.addi %1031, %c11 : index
      %1034 = memref.load %21[%1033] : memref<?xf32>
      %1035 = arith.addf %1032, %1034 : f32
      %1036 = arith.addi %1031, %c40 : index
      %1037 = memref.load %21[%1036] : memref<?xf32>
      %1038 = arith.addf %1035, %1037 : f32
      %1039 = arith.addi %1031, %c41 : index
      %1040 = memref.load %21[%1039] : memref<?xf32>
      %1041 = arith.addf %1038, %1040 : f32
      %1042 = arith.remui %905, %c14 : index
      %1043 = arith.muli %1042, %c2 : index
      %1044 = arith.addi %20, %1043 : index
      %1045 = vector.load %w[%1044] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1046 = vector.bitcast %1045 : vector<4xi8> to vector<1xf32>
      %1047 = vector.extract %1046[0] : f32 from vector<1xf32>
      %1048 = arith.mulf %1047, %1000 : f32
      %1049 = arith.mulf %1041, %1048 : f32
      %1050 = arith.muli %3, %c5 : index
      %1051 = arith.addi %1050, %c9 : index
      %1052 = arith.muli %1051, %c14 : index
      %1053 = arith.remui %905, %c14 : index
      %1054 = arith.addi %1052, %1053 : index
      %1055 = arith.muli %993, %c7 : index
      %1056 = arith.addi %1055, %1054 : index
      memref.store %1049, %22[%1056] : memref<?xf32>
    }
    %1057 = arith.muli %4, %c5 : index
    %1058 = arith.addi %1057, %c9 : index
    %1059 = arith.muli %1058, %c5 : index
    %1060 = arith.divui %905, %c14 : index
    %1061 = arith.addi %1059, %1060 : index
    %1062 = arith.addi %904, %1061 : index
    %1063 = arith.cmpi slt, %1062, %24 : index
    scf.if %1063 {
      %1064 = arith.cmpi eq, %hasFactors, %c9 : index
      %1065 = arith.muli %1062, %c5 : index
      %1066 = memref.load %factors[%1065] : memref<?xf32>
      %1067 = arith.mulf %1066, %operandScale : f32
      %1068 = arith.select %1064, %1067, %operandScale : f32
      %1069 = arith.addi %908, %c8 : index
      %1070 = arith.muli %1058, %c15 : index
      %1071 = arith.addi %1069, %1070 : index
      %1072 = memref.load %21[%1071] : memref<?xf32>
      %1073 = arith.addi %1071, %c11 : index
      %1074 = memref.load %21[%1073] : memref<?xf32>
      %1075 = arith.addf %1072, %1074 : f32
      %1076 = arith.addi %1071, %c40 : index
      %1077 = memref.load %21[%1076] : memref<?xf32>
      %1078 = arith.addf %1075, %1077 : f32
      %1079 = arith.addi %1071, %c41 : index
      %1080 = memref.load %21[%1079] : memref<?xf32>
      %1081 = arith.addf %1078, %1080 : f32
      %1082 = arith.remui %905, %c14 : index
      %1083 = arith.muli %1082, %c2 : index
      %1084 = arith.addi %18, %1083 : index
      %1085 = vector.load %w[%1084] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1086 = vector.bitcast %1085 : vector<4xi8> to vector<1xf32>
      %1087 = vector.extract %1086[0] : f32 from vector<1xf32>
      %1088 = arith.mulf %1087, %1068 : f32
      %1089 = arith.mulf %1081, %1088 : f32
      %1090 = arith.muli %3, %c5 : index
      %1091 = arith.addi %1090, %c8 : index
      %1092 = arith.muli %1091, %c14 : index
      %1093 = arith.remui %905, %c14 : index
      %1094 = arith.addi %1092, %1093 : index
      %1095 = arith.muli %1061, %c7 : index
      %1096 = arith.addi %1095, %1094 : index
      memref.store %1089, %22[%1096] : memref<?xf32>
      %1097 = arith.addi %908, %c20 : index
      %1098 = arith.muli %1058, %c15 : index
      %1099 = arith.addi %1097, %1098 : index
      %1100 = memref.load %21[%1099] : memref<?xf32>
      %1101 = arith.addi %1099, %c11 : index
      %1102 = memref.load %21[%1101] : memref<?xf32>
      %1103 = arith.addf %1100, %1102 : f32
      %1104 = arith.addi %1099, %c40 : index
      %1105 = memref.load %21[%1104] : memref<?xf32>
      %1106 = arith.addf %1103, %1105 : f32
      %1107 = arith.addi %1099, %c41 : index
      %1108 = memref.load %21[%1107] : memref<?xf32>
      %1109 = arith.addf %1106, %1108 : f32
      %1110 = arith.remui %905, %c14 : index
      %1111 = arith.muli %1110, %c2 : index
      %1112 = arith.addi %20, %1111 : index
      %1113 = vector.load %w[%1112] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1114 = vector.bitcast %1113 : vector<4xi8> to vector<1xf32>
      %1115 = vector.extract %1114[0] : f32 from vector<1xf32>
      %1116 = arith.mulf %1115, %1068 : f32
      %1117 = arith.mulf %1109, %1116 : f32
      %1118 = arith.muli %3, %c5 : index
      %1119 = arith.addi %1118, %c9 : index
      %1120 = arith.muli %1119, %c14 : index
      %1121 = arith.remui %905, %c14 : index
      %1122 = arith.addi %1120, %1121 : index
      %1123 = arith.muli %1061, %c7 : index
      %1124 = arith.addi %1123, %1122 : index
      memref.store %1117, %22[%1124] : memref<?xf32>
    }
    wave.barrier
    %1125 = arith.addi %25, %c8 : index
    %1126 = wave.wave
    %1127 = arith.addi %1126, %c8 : index
    %1128 = arith.addi %1125, %1127 : index
    %1129 = arith.cmpi slt, %1128, %24 : index
    scf.if %1129 {
      %1130 = arith.addi %1125, %1127 : index
      %1131 = arith.muli %1127, %c7 : index
      %1132 = wave.lane
      %1133 = arith.addi %1132, %c8 : index
      %1134 = arith.cmpi eq, %hasBias, %c9 : index
      %1135 = arith.addi %1131, %1133 : index
      %1136 = memref.load %22[%1135] : memref<?xf32>
      %1137 = arith.muli %0, %c7 : index
      %1138 = arith.addi %1137, %1133 : index
      %1139 = memref.load %bias[%1138] : memref<?xf32>
      %1140 = arith.addf %1136, %1139 : f32
      %1141 = arith.select %1134, %1140, %1136 : f32
      %1142 = arith.addi %1133, %c12 : index
      %1143 = arith.cmpi eq, %hasBias, %c9 : index
      %1144 = arith.addi %1131, %1142 : index
      %1145 = memref.load %22[%1144] : memref<?xf32>
      %1146 = arith.muli %0, %c7 : index
      %1147 = arith.addi %1146, %1142 : index
      %1148 = memref.load %bias[%1147] : memref<?xf32>
      %1149 = arith.addf %1145, %1148 : f32
      %1150 = arith.select %1143, %1149, %1145 : f32
      %1151 = arith.addi %1132, %c15 : index
      %1152 = arith.cmpi eq, %hasBias, %c9 : index
      %1153 = arith.addi %1131, %1151 : index
      %1154 = memref.load %22[%1153] : memref<?xf32>
      %1155 = arith.muli %0, %c7 : index
      %1156 = arith.addi %1155, %1151 : index
      %1157 = memref.load %bias[%1156] : memref<?xf32>
      %1158 = arith.addf %1154, %1157 : f32
      %1159 = arith.select %1152, %1158, %1154 : f32
      %1160 = arith.addi %1151, %c12 : index
      %1161 = arith.cmpi eq, %hasBias, %c9 : index
      %1162 = arith.addi %1131, %1160 : index
      %1163 = memref.load %22[%1162] : memref<?xf32>
      %1164 = arith.muli %0, %c7 : index
      %1165 = arith.addi %1164, %1160 : index
      %1166 = memref.load %bias[%1165] : memref<?xf32>
      %1167 = arith.addf %1163, %1166 : f32
      %1168 = arith.select %1161, %1167, %1163 : f32
      %1169 = arith.addi %heads, %kvHeads : index
      %1170 = arith.cmpi slt, %0, %1169 : index
      scf.if %1170 {
        %1171 = arith.addi %positionsAt, %1130 : index
        %1172 = memref.load %step[%1171] : memref<?xi32>
        %1173 = arith.index_cast %1172 : i32 to index
        %1174 = arith.cmpi eq, %hasNorm, %c9 : index
        %1175 = math.fma %1141, %1141, %c45 : f32
        %1176 = math.fma %1150, %1150, %1175 : f32
        %1177 = math.fma %1159, %1159, %1176 : f32
        %1178 = math.fma %1168, %1168, %1177 : f32
        %1179 = vector.broadcast %1178 : f32 to vector<1xf32>
        %1180 = wave.reduce "add" %1179 : vector<1xf32>
        %1181 = arith.mulf %1180, %inverseHeadDim : f32
        %1182 = arith.addf %1181, %epsilon : f32
        %1183 = math.sqrt %1182 : f32
        %1184 = arith.divf %c47, %1183 : f32
        %1185 = arith.cmpi slt, %0, %heads : index
        %1186 = arith.addi %1133, %c12 : index
        %1187 = memref.load %query_norm[%1133] : memref<?xf32>
        %1188 = memref.load %key_norm[%1133] : memref<?xf32>
        %1189 = arith.select %1185, %1187, %1188 : f32
        %1190 = arith.mulf %1141, %1184 : f32
        %1191 = arith.mulf %1190, %1189 : f32
        %1192 = arith.select %1174, %1191, %1141 : f32
        %1193 = memref.load %query_norm[%1186] : memref<?xf32>
        %1194 = memref.load %key_norm[%1186] : memref<?xf32>
        %1195 = arith.select %1185, %1193, %1194 : f32
        %1196 = arith.mulf %1150, %1184 : f32
        %1197 = arith.mulf %1196, %1195 : f32
        %1198 = arith.select %1174, %1197, %1150 : f32
        %1199 = arith.addi %1151, %c12 : index
        %1200 = memref.load %query_norm[%1151] : memref<?xf32>
        %1201 = memref.load %key_norm[%1151] : memref<?xf32>
        %1202 = arith.select %1185, %1200, %1201 : f32
        %1203 = arith.mulf %1159, %1184 : f32
        %1204 = arith.mulf %1203, %1202 : f32
        %1205 = arith.select %1174, %1204, %1159 : f32
        %1206 = memref.load %query_norm[%1199] : memref<?xf32>
        %1207 = memref.load %key_norm[%1199] : memref<?xf32>
        %1208 = arith.select %1185, %1206, %1207 : f32
        %1209 = arith.mulf %1168, %1184 : f32
        %1210 = arith.mulf %1209, %1208 : f32
        %1211 = arith.select %1174, %1210, %1168 : f32
        %1212 = arith.remui %1173, %c20 : index
        %1213 = arith.muli %1212, %c7 : index
        %1214 = arith.addi %1213, %1133 : index
        %1215 = arith.divui %1173, %c20 : index
        %1216 = arith.addi %1215, %c20 : index
        %1217 = arith.muli %1216, %c7 : index
        %1218 = arith.addi %1217, %1133 : index
        %1219 = memref.load %rope[%1214] : memref<?xf32>
        %1220 = arith.addi %1214, %c12 : index
        %1221 = memref.load %rope[%1220] : memref<?xf32>
        %1222 = memref.load %rope[%1218] : memref<?xf32>
        %1223 = arith.addi %1218, %c12 : index
        %1224 = memref.load %rope[%1223] : memref<?xf32>
        %1225 = arith.mulf %1222, %1219 : f32
        %1226 = arith.mulf %1224, %1221 : f32
        %1227 = arith.subf %1225, %1226 : f32
        %1228 = arith.mulf %1224, %1219 : f32
        %1229 = arith.mulf %1222, %1221 : f32
        %1230 = arith.addf %1228, %1229 : f32
        %1231 = arith.mulf %1192, %1227 : f32
        %1232 = arith.mulf %1198, %1230 : f32
        %1233 = arith.subf %1231, %1232 : f32
        %1234 = arith.mulf %1198, %1227 : f32
        %1235 = arith.mulf %1192, %1230 : f32
        %1236 = arith.addf %1234, %1235 : f32
        %1237 = arith.cmpi slt, %0, %heads : index
        scf.if %1237 {
          %1238 = arith.muli %1130, %heads : index
          %1239 = arith.addi %1238, %0 : index
          %1240 = arith.muli %1239, %c7 : index
          %1241 = arith.addi %1240, %1133 : index
          memref.store %1233, %q[%1241] : memref<?xf32>
          %1242 = arith.addi %1241, %c12 : index
          memref.store %1236, %q[%1242] : memref<?xf32>
        } else {
          %1243 = arith.addi %1131, %1133 : index
          memref.store %1233, %22[%1243] : memref<?xf32>
          %1244 = arith.addi %1131, %1133 : index
          %1245 = arith.addi %1244, %c12 : index
          memref.store %1236, %22[%1245] : memref<?xf32>
        }
        %1246 = arith.remui %1173, %c20 : index
        %1247 = arith.muli %1246, %c7 : index
        %1248 = arith.addi %1247, %1151 : index
        %1249 = arith.divui %1173, %c20 : index
        %1250 = arith.addi %1249, %c20 : index
        %1251 = arith.muli %1250, %c7 : index
        %1252 = arith.addi %1251, %1151 : index
        %1253 = memref.load %rope[%1248] : memref<?xf32>
        %1254 = arith.addi %1248, %c12 : index
        %1255 = memref.load %rope[%1254] : memref<?xf32>
        %1256 = memref.load %rope[%1252] : memref<?xf32>
        %1257 = arith.addi %1252, %c12 : index
        %1258 = memref.load %rope[%1257] : memref<?xf32>
        %1259 = arith.mulf %1256, %1253 : f32
        %1260 = arith.mulf %1258, %1255 : f32
        %1261 = arith.subf %1259, %1260 : f32
        %1262 = arith.mulf %1258, %1253 : f32
        %1263 = arith.mulf %1256, %1255 : f32
        %1264 = arith.addf %1262, %1263 : f32
        %1265 = arith.mulf %1205, %1261 : f32
        %1266 = arith.mulf %1211, %1264 : f32
        %1267 = arith.subf %1265, %1266 : f32
        %1268 = arith.mulf %1211, %1261 : f32
        %1269 = arith.mulf %1205, %1264 : f32
        %1270 = arith.addf %1268, %1269 : f32
        %1271 = arith.cmpi slt, %0, %heads : index
        scf.if %1271 {
          %1272 = arith.muli %1130, %heads : index
          %1273 = arith.addi %1272, %0 : index
          %1274 = arith.muli %1273, %c7 : index
          %1275 = arith.addi %1274, %1151 : index
          memref.store %1267, %q[%1275] : memref<?xf32>
          %1276 = arith.addi %1275, %c12 : index
          memref.store %1270, %q[%1276] : memref<?xf32>
        } else {
          %1277 = arith.addi %1131, %1151 : index
          memref.store %1267, %22[%1277] : memref<?xf32>
          %1278 = arith.addi %1131, %1151 : index
          %1279 = arith.addi %1278, %c12 : index
          memref.store %1270, %22[%1279] : memref<?xf32>
        }
      } else {
        %1280 = arith.cmpi slt, %0, %heads : index
        scf.if %1280 {
          %1281 = arith.muli %1130, %heads : index
          %1282 = arith.addi %1281, %0 : index
          %1283 = arith.muli %1282, %c7 : index
          %1284 = arith.addi %1283, %1133 : index
          memref.store %1141, %q[%1284] : memref<?xf32>
          %1285 = arith.addi %1284, %c12 : index
          memref.store %1150, %q[%1285] : memref<?xf32>
        } else {
          %1286 = arith.addi %1131, %1133 : index
          memref.store %1141, %22[%1286] : memref<?xf32>
          %1287 = arith.addi %1131, %1133 : index
          %1288 = arith.addi %1287, %c12 : index
          memref.store %1150, %22[%1288] : memref<?xf32>
        }
        %1289 = arith.cmpi slt, %0, %heads : index
        scf.if %1289 {
          %1290 = arith.muli %1130, %heads : index
          %1291 = arith.addi %1290, %0 : index
          %1292 = arith.muli %1291, %c7 : index
          %1293 = arith.addi %1292, %1151 : index
          memref.store %1159, %q[%1293] : memref<?xf32>
          %1294 = arith.addi %1293, %c12 : index
          memref.store %1168, %q[%1294] : memref<?xf32>
        } else {
          %1295 = arith.addi %1131, %1151 : index
          memref.store %1159, %22[%1295] : memref<?xf32>
          %1296 = arith.addi %1131, %1151 : index
          %1297 = arith.addi %1296, %c12 : index
          memref.store %1168, %22[%1297] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %1298 = arith.cmpi sge, %0, %heads : index
    scf.if %1298 {
      %1299 = arith.addi %1126, %c8 : index
      %1300 = arith.addi %1125, %1299 : index
      %1301 = arith.cmpi slt, %1300, %24 : index
      scf.if %1301 {
        %1302 = arith.addi %1125, %1299 : index
        %1303 = arith.addi %slotsAt, %1302 : index
        %1304 = memref.load %step[%1303] : memref<?xi32>
        %1305 = arith.index_cast %1304 : i32 to index
        %1306 = arith.cmpi sge, %1305, %c8 : index
        scf.if %1306 {
          %1307 = arith.muli %1299, %c7 : index
          %1308 = arith.subi %0, %heads : index
          %1309 = memref.load %scales[%1308] : memref<?xf32>
          %1310 = vector.broadcast %1309 : f32 to vector<4xf32>
          %1311 = arith.divui %1305, %c14 : index
          %1312 = arith.remui %1305, %c14 : index
          %1313 = arith.muli %1311, %pageBytes : index
          %1314 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1314 {
            %1315 = wave.lane
            %1316 = arith.muli %1315, %c2 : index
            scf.for %1317 = %1316 to %c7 step %c7 {
              %1318 = arith.addi %1307, %1317 : index
              %1319 = vector.load %22[%1318] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1320 = arith.mulf %1319, %1310 : vector<4xf32>
              %1321 = arith.minimumf %1320, %c52 : vector<4xf32>
              %1322 = arith.maximumf %1321, %c53 : vector<4xf32>
              %1323 = arith.truncf %1322 : vector<4xf32> to vector<4xf16>
              %1324 = vector.bitcast %1323 : vector<4xf16> to vector<8xi8>
              %1325 = arith.cmpi slt, %1308, %kvHeads : index
              scf.if %1325 {
                %1326 = arith.muli %1308, %c10 : index
                %1327 = arith.addi %1313, %1326 : index
                %1328 = arith.divui %1317, %c14 : index
                %1329 = arith.muli %1328, %c54 : index
                %1330 = arith.remui %1317, %c14 : index
                %1331 = arith.divui %1330, %c4 : index
                %1332 = arith.muli %1331, %c20 : index
                %1333 = arith.muli %1312, %c14 : index
                %1334 = arith.addi %1332, %1333 : index
                %1335 = arith.remui %1330, %c4 : index
                %1336 = arith.muli %1335, %c5 : index
                %1337 = arith.addi %1334, %1336 : index
                %1338 = arith.addi %1329, %1337 : index
                %1339 = arith.addi %1327, %1338 : index
                vector.store %1324, %kv[%1339] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1340 = arith.subi %1308, %kvHeads : index
                %1341 = arith.muli %1340, %c10 : index
                %1342 = arith.addi %1313, %1341 : index
                %1343 = arith.addi %1317, %c8 : index
                %1344 = arith.divui %1343, %c14 : index
                %1345 = arith.muli %1344, %c54 : index
                %1346 = arith.addi %1345, %c40 : index
                %1347 = arith.remui %1343, %c14 : index
                %1348 = arith.divui %1312, %c5 : index
                %1349 = arith.remui %1312, %c5 : index
                %1350 = arith.muli %1349, %c4 : index
                %1351 = arith.addi %1348, %1350 : index
                %1352 = arith.divui %1351, %c4 : index
                %1353 = arith.muli %1352, %c20 : index
                %1354 = arith.muli %1347, %c14 : index
                %1355 = arith.addi %1353, %1354 : index
                %1356 = arith.remui %1351, %c4 : index
                %1357 = arith.muli %1356, %c5 : index
                %1358 = arith.addi %1355, %1357 : index
                %1359 = arith.addi %1346, %1358 : index
                %1360 = arith.addi %1342, %1359 : index
                %1361 = vector.shuffle %1324, %1324 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1361, %kv[%1360] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1362 = arith.addi %1317, %c9 : index
                %1363 = arith.divui %1362, %c14 : index
                %1364 = arith.muli %1363, %c54 : index
                %1365 = arith.addi %1364, %c40 : index
                %1366 = arith.remui %1362, %c14 : index
                %1367 = arith.divui %1312, %c5 : index
                %1368 = arith.remui %1312, %c5 : index
                %1369 = arith.muli %1368, %c4 : index
                %1370 = arith.addi %1367, %1369 : index
                %1371 = arith.divui %1370, %c4 : index
                %1372 = arith.muli %1371, %c20 : index
                %1373 = arith.muli %1366, %c14 : index
                %1374 = arith.addi %1372, %1373 : index
                %1375 = arith.remui %1370, %c4 : index
                %1376 = arith.muli %1375, %c5 : index
                %1377 = arith.addi %1374, %1376 : index
                %1378 = arith.addi %1365, %1377 : index
                %1379 = arith.addi %1342, %1378 : index
                %1380 = vector.shuffle %1324, %1324 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1380, %kv[%1379] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1381 = arith.addi %1317, %c5 : index
                %1382 = arith.divui %1381, %c14 : index
                %1383 = arith.muli %1382, %c54 : index
                %1384 = arith.addi %1383, %c40 : index
                %1385 = arith.remui %1381, %c14 : index
                %1386 = arith.divui %1312, %c5 : index
                %1387 = arith.remui %1312, %c5 : index
                %1388 = arith.muli %1387, %c4 : index
                %1389 = arith.addi %1386, %1388 : index
                %1390 = arith.divui %1389, %c4 : index
                %1391 = arith.muli %1390, %c20 : index
                %1392 = arith.muli %1385, %c14 : index
                %1393 = arith.addi %1391, %1392 : index
                %1394 = arith.remui %1389, %c4 : index
                %1395 = arith.muli %1394, %c5 : index
                %1396 = arith.addi %1393, %1395 : index
                %1397 = arith.addi %1384, %1396 : index
                %1398 = arith.addi %1342, %1397 : index
                %1399 = vector.shuffle %1324, %1324 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1399, %kv[%1398] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1400 = arith.addi %1317, %c33 : index
                %1401 = arith.divui %1400, %c14 : index
                %1402 = arith.muli %1401, %c54 : index
                %1403 = arith.addi %1402, %c40 : index
                %1404 = arith.remui %1400, %c14 : index
                %1405 = arith.divui %1312, %c5 : index
                %1406 = arith.remui %1312, %c5 : index
                %1407 = arith.muli %1406, %c4 : index
                %1408 = arith.addi %1405, %1407 : index
                %1409 = arith.divui %1408, %c4 : index
                %1410 = arith.muli %1409, %c20 : index
                %1411 = arith.muli %1404, %c14 : index
                %1412 = arith.addi %1410, %1411 : index
                %1413 = arith.remui %1408, %c4 : index
                %1414 = arith.muli %1413, %c5 : index
                %1415 = arith.addi %1412, %1414 : index
                %1416 = arith.addi %1403, %1415 : index
                %1417 = arith.addi %1342, %1416 : index
                %1418 = vector.shuffle %1324, %1324 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1418, %kv[%1417] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1419 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1419 {
            %1420 = wave.lane
            %1421 = arith.muli %1420, %c2 : index
            scf.for %1422 = %1421 to %c7 step %c7 {
              %1423 = arith.addi %1307, %1422 : index
              %1424 = vector.load %22[%1423] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1425 = arith.mulf %1424, %1310 : vector<4xf32>
              %1426 = wave.fp8_encode "e4m3" %1425 : vector<4xf32> -> vector<4xi8>
              %1427 = arith.cmpi slt, %1308, %kvHeads : index
              scf.if %1427 {
                %1428 = arith.muli %1308, %c40 : index
                %1429 = arith.addi %1313, %1428 : index
                %1430 = vector.shuffle %1426, %1426 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1431 = arith.divui %1422, %c14 : index
                %1432 = arith.muli %1431, %c20 : index
                %1433 = arith.remui %1422, %c14 : index
                %1434 = arith.muli %1312, %c14 : index
                %1435 = arith.divui %1433, %c2 : index
                %1436 = arith.muli %1435, %c2 : index
                %1437 = arith.remui %1433, %c5 : index
                %1438 = arith.muli %1437, %c5 : index
                %1439 = arith.addi %1436, %1438 : index
                %1440 = arith.divui %1433, %c5 : index
                %1441 = arith.remui %1440, %c5 : index
                %1442 = arith.addi %1439, %1441 : index
                %1443 = arith.addi %1434, %1442 : index
                %1444 = arith.addi %1432, %1443 : index
                %1445 = arith.addi %1429, %1444 : index
                vector.store %1430, %kv[%1445] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1446 = arith.subi %1308, %kvHeads : index
                %1447 = arith.muli %1446, %c40 : index
                %1448 = arith.addi %1313, %1447 : index
                %1449 = arith.addi %1422, %c8 : index
                %1450 = arith.divui %1449, %c14 : index
                %1451 = arith.muli %1450, %c20 : index
                %1452 = arith.addi %1451, %c11 : index
                %1453 = arith.remui %1449, %c14 : index
                %1454 = arith.divui %1312, %c5 : index
                %1455 = arith.remui %1312, %c5 : index
                %1456 = arith.muli %1455, %c4 : index
                %1457 = arith.addi %1454, %1456 : index
                %1458 = arith.muli %1453, %c14 : index
                %1459 = arith.divui %1457, %c2 : index
                %1460 = arith.muli %1459, %c2 : index
                %1461 = arith.remui %1457, %c5 : index
                %1462 = arith.muli %1461, %c5 : index
                %1463 = arith.addi %1460, %1462 : index
                %1464 = arith.divui %1457, %c5 : index
                %1465 = arith.remui %1464, %c5 : index
                %1466 = arith.addi %1463, %1465 : index
                %1467 = arith.addi %1458, %1466 : index
                %1468 = arith.addi %1452, %1467 : index
                %1469 = arith.addi %1448, %1468 : index
                %1470 = vector.shuffle %1426, %1426 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1470, %kv[%1469] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1471 = arith.addi %1422, %c9 : index
                %1472 = arith.divui %1471, %c14 : index
                %1473 = arith.muli %1472, %c20 : index
                %1474 = arith.addi %1473, %c11 : index
                %1475 = arith.remui %1471, %c14 : index
                %1476 = arith.divui %1312, %c5 : index
                %1477 = arith.remui %1312, %c5 : index
                %1478 = arith.muli %1477, %c4 : index
                %1479 = arith.addi %1476, %1478 : index
                %1480 = arith.muli %1475, %c14 : index
                %1481 = arith.divui %1479, %c2 : index
                %1482 = arith.muli %1481, %c2 : index
                %1483 = arith.remui %1479, %c5 : index
                %1484 = arith.muli %1483, %c5 : index
                %1485 = arith.addi %1482, %1484 : index
                %1486 = arith.divui %1479, %c5 : index
                %1487 = arith.remui %1486, %c5 : index
                %1488 = arith.addi %1485, %1487 : index
                %1489 = arith.addi %1480, %1488 : index
                %1490 = arith.addi %1474, %1489 : index
                %1491 = arith.addi %1448, %1490 : index
                %1492 = vector.shuffle %1426, %1426 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1492, %kv[%1491] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1493 = arith.addi %1422, %c5 : index
                %1494 = arith.divui %1493, %c14 : index
                %1495 = arith.muli %1494, %c20 : index
                %1496 = arith.addi %1495, %c11 : index
                %1497 = arith.remui %1493, %c14 : index
                %1498 = arith.divui %1312, %c5 : index
                %1499 = arith.remui %1312, %c5 : index
                %1500 = arith.muli %1499, %c4 : index
                %1501 = arith.addi %1498, %1500 : index
                %1502 = arith.muli %1497, %c14 : index
                %1503 = arith.divui %1501, %c2 : index
                %1504 = arith.muli %1503, %c2 : index
                %1505 = arith.remui %1501, %c5 : index
                %1506 = arith.muli %1505, %c5 : index
                %1507 = arith.addi %1504, %1506 : index
                %1508 = arith.divui %1501, %c5 : index
                %1509 = arith.remui %1508, %c5 : index
                %1510 = arith.addi %1507, %1509 : index
                %1511 = arith.addi %1502, %1510 : index
                %1512 = arith.addi %1496, %1511 : index
                %1513 = arith.addi %1448, %1512 : index
                %1514 = vector.shuffle %1426, %1426 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1514, %kv[%1513] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1515 = arith.addi %1422, %c33 : index
                %1516 = arith.divui %1515, %c14 : index
                %1517 = arith.muli %1516, %c20 : index
                %1518 = arith.addi %1517, %c11 : index
                %1519 = arith.remui %1515, %c14 : index
                %1520 = arith.divui %1312, %c5 : index
                %1521 = arith.remui %1312, %c5 : index
                %1522 = arith.muli %1521, %c4 : index
                %1523 = arith.addi %1520, %1522 : index
                %1524 = arith.muli %1519, %c14 : index
                %1525 = arith.divui %1523, %c2 : index
                %1526 = arith.muli %1525, %c2 : index
                %1527 = arith.remui %1523, %c5 : index
                %1528 = arith.muli %1527, %c5 : index
                %1529 = arith.addi %1526, %1528 : index
                %1530 = arith.divui %1523, %c5 : index
                %1531 = arith.remui %1530, %c5 : index
                %1532 = arith.addi %1529, %1531 : index
                %1533 = arith.addi %1524, %1532 : index
                %1534 = arith.addi %1518, %1533 : index
                %1535 = arith.addi %1448, %1534 : index
                %1536 = vector.shuffle %1426, %1426 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1536, %kv[%1535] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1537 = arith.cmpi eq, %codec, %c5 : index
          scf.if %1537 {
            %1538 = wave.lane
            %1539 = arith.muli %1538, %c2 : index
            scf.for %1540 = %1539 to %c7 step %c7 {
              %1541 = arith.addi %1307, %1540 : index
              %1542 = vector.load %22[%1541] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1543 = arith.mulf %1542, %1310 : vector<4xf32>
              %1544 = wave.fp8_encode "e5m2" %1543 : vector<4xf32> -> vector<4xi8>
              %1545 = arith.cmpi slt, %1308, %kvHeads : index
              scf.if %1545 {
                %1546 = arith.muli %1308, %c40 : index
                %1547 = arith.addi %1313, %1546 : index
                %1548 = vector.shuffle %1544, %1544 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1549 = arith.divui %1540, %c14 : index
                %1550 = arith.muli %1549, %c20 : index
                %1551 = arith.remui %1540, %c14 : index
                %1552 = arith.muli %1312, %c14 : index
                %1553 = arith.divui %1551, %c2 : index
                %1554 = arith.muli %1553, %c2 : index
                %1555 = arith.remui %1551, %c5 : index
                %1556 = arith.muli %1555, %c5 : index
                %1557 = arith.addi %1554, %1556 : index
                %1558 = arith.divui %1551, %c5 : index
                %1559 = arith.remui %1558, %c5 : index
                %1560 = arith.addi %1557, %1559 : index
                %1561 = arith.addi %1552, %1560 : index
                %1562 = arith.addi %1550, %1561 : index
                %1563 = arith.addi %1547, %1562 : index
                vector.store %1548, %kv[%1563] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1564 = arith.subi %1308, %kvHeads : index
                %1565 = arith.muli %1564, %c40 : index
                %1566 = arith.addi %1313, %1565 : index
                %1567 = arith.addi %1540, %c8 : index
                %1568 = arith.divui %1567, %c14 : index
                %1569 = arith.muli %1568, %c20 : index
                %1570 = arith.addi %1569, %c11 : index
                %1571 = arith.remui %1567, %c14 : index
                %1572 = arith.divui %1312, %c5 : index
                %1573 = arith.remui %1312, %c5 : index
                %1574 = arith.muli %1573, %c4 : index
                %1575 = arith.addi %1572, %1574 : index
                %1576 = arith.muli %1571, %c14 : index
                %1577 = arith.divui %1575, %c2 : index
                %1578 = arith.muli %1577, %c2 : index
                %1579 = arith.remui %1575, %c5 : index
                %1580 = arith.muli %1579, %c5 : index
                %1581 = arith.addi %1578, %1580 : index
                %1582 = arith.divui %1575, %c5 : index
                %1583 = arith.remui %1582, %c5 : index
                %1584 = arith.addi %1581, %1583 : index
                %1585 = arith.addi %1576, %1584 : index
                %1586 = arith.addi %1570, %1585 : index
                %1587 = arith.addi %1566, %1586 : index
                %1588 = vector.shuffle %1544, %1544 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1588, %kv[%1587] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1589 = arith.addi %1540, %c9 : index
                %1590 = arith.divui %1589, %c14 : index
                %1591 = arith.muli %1590, %c20 : index
                %1592 = arith.addi %1591, %c11 : index
                %1593 = arith.remui %1589, %c14 : index
                %1594 = arith.divui %1312, %c5 : index
                %1595 = arith.remui %1312, %c5 : index
                %1596 = arith.muli %1595, %c4 : index
                %1597 = arith.addi %1594, %1596 : index
                %1598 = arith.muli %1593, %c14 : index
                %1599 = arith.divui %1597, %c2 : index
                %1600 = arith.muli %1599, %c2 : index
                %1601 = arith.remui %1597, %c5 : index
                %1602 = arith.muli %1601, %c5 : index
                %1603 = arith.addi %1600, %1602 : index
                %1604 = arith.divui %1597, %c5 : index
                %1605 = arith.remui %1604, %c5 : index
                %1606 = arith.addi %1603, %1605 : index
                %1607 = arith.addi %1598, %1606 : index
                %1608 = arith.addi %1592, %1607 : index
                %1609 = arith.addi %1566, %1608 : index
                %1610 = vector.shuffle %1544, %1544 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1610, %kv[%1609] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1611 = arith.addi %1540, %c5 : index
                %1612 = arith.divui %1611, %c14 : index
                %1613 = arith.muli %1612, %c20 : index
                %1614 = arith.addi %1613, %c11 : index
                %1615 = arith.remui %1611, %c14 : index
                %1616 = arith.divui %1312, %c5 : index
                %1617 = arith.remui %1312, %c5 : index
                %1618 = arith.muli %1617, %c4 : index
                %1619 = arith.addi %1616, %1618 : index
                %1620 = arith.muli %1615, %c14 : index
                %1621 = arith.divui %1619, %c2 : index
                %1622 = arith.muli %1621, %c2 : index
                %1623 = arith.remui %1619, %c5 : index
                %1624 = arith.muli %1623, %c5 : index
                %1625 = arith.addi %1622, %1624 : index
                %1626 = arith.divui %1619, %c5 : index
                %1627 = arith.remui %1626, %c5 : index
                %1628 = arith.addi %1625, %1627 : index
                %1629 = arith.addi %1620, %1628 : index
                %1630 = arith.addi %1614, %1629 : index
                %1631 = arith.addi %1566, %1630 : index
                %1632 = vector.shuffle %1544, %1544 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1632, %kv[%1631] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1633 = arith.addi %1540, %c33 : index
                %1634 = arith.divui %1633, %c14 : index
                %1635 = arith.muli %1634, %c20 : index
                %1636 = arith.addi %1635, %c11 : index
                %1637 = arith.remui %1633, %c14 : index
                %1638 = arith.divui %1312, %c5 : index
                %1639 = arith.remui %1312, %c5 : index
                %1640 = arith.muli %1639, %c4 : index
                %1641 = arith.addi %1638, %1640 : index
                %1642 = arith.muli %1637, %c14 : index
                %1643 = arith.divui %1641, %c2 : index
                %1644 = arith.muli %1643, %c2 : index
                %1645 = arith.remui %1641, %c5 : index
                %1646 = arith.muli %1645, %c5 : index
                %1647 = arith.addi %1644, %1646 : index
                %1648 = arith.divui %1641, %c5 : index
                %1649 = arith.remui %1648, %c5 : index
                %1650 = arith.addi %1647, %1649 : index
                %1651 = arith.addi %1642, %1650 : index
                %1652 = arith.addi %1636, %1651 : index
                %1653 = arith.addi %1566, %1652 : index
                %1654 = vector.shuffle %1544, %1544 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1654, %kv[%1653] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %1655 = arith.addi %25, %c14 : index
    %1656 = wave.lane
    %1657 = arith.muli %3, %c5 : index
    %1658 = arith.muli %1657, %c20 : index
    %1659 = arith.addi %1658, %1656 : index
    %1660 = arith.muli %4, %c11 : index
    %1661 = arith.addi %1660, %1659 : index
    %1662 = arith.addi %1661, %c8 : index
    %1663 = arith.addi %1662, %c8 : index
    %1664 = vector.extract %646#2[0] : f32 from vector<8xf32>
    memref.store %1664, %21[%1663] : memref<?xf32>
    %1665 = arith.muli %4, %c11 : index
    %1666 = arith.addi %1665, %1659 : index
    %1667 = arith.addi %1666, %c8 : index
    %1668 = arith.addi %1667, %c15 : index
    %1669 = vector.extract %646#2[1] : f32 from vector<8xf32>
    memref.store %1669, %21[%1668] : memref<?xf32>
    %1670 = arith.muli %4, %c11 : index
    %1671 = arith.addi %1670, %1659 : index
    %1672 = arith.addi %1671, %c8 : index
    %1673 = arith.addi %1672, %c12 : index
    %1674 = vector.extract %646#2[2] : f32 from vector<8xf32>
    memref.store %1674, %21[%1673] : memref<?xf32>
    %1675 = arith.muli %4, %c11 : index
    %1676 = arith.addi %1675, %1659 : index
    %1677 = arith.addi %1676, %c8 : index
    %1678 = arith.addi %1677, %c34 : index
    %1679 = vector.extract %646#2[3] : f32 from vector<8xf32>
    memref.store %1679, %21[%1678] : memref<?xf32>
    %1680 = arith.muli %4, %c11 : index
    %1681 = arith.addi %1680, %1659 : index
    %1682 = arith.addi %1681, %c8 : index
    %1683 = arith.addi %1682, %c7 : index
    %1684 = vector.extract %646#2[4] : f32 from vector<8xf32>
    memref.store %1684, %21[%1683] : memref<?xf32>
    %1685 = arith.muli %4, %c11 : index
    %1686 = arith.addi %1685, %1659 : index
    %1687 = arith.addi %1686, %c8 : index
    %1688 = arith.addi %1687, %c35 : index
    %1689 = vector.extract %646#2[5] : f32 from vector<8xf32>
    memref.store %1689, %21[%1688] : memref<?xf32>
    %1690 = arith.muli %4, %c11 : index
    %1691 = arith.addi %1690, %1659 : index
    %1692 = arith.addi %1691, %c8 : index
    %1693 = arith.addi %1692, %c36 : index
    %1694 = vector.extract %646#2[6] : f32 from vector<8xf32>
    memref.store %1694, %21[%1693] : memref<?xf32>
    %1695 = arith.muli %4, %c11 : index
    %1696 = arith.addi %1695, %1659 : index
    %1697 = arith.addi %1696, %c8 : index
    %1698 = arith.addi %1697, %c37 : index
    %1699 = vector.extract %646#2[7] : f32 from vector<8xf32>
    memref.store %1699, %21[%1698] : memref<?xf32>
    %1700 = arith.muli %4, %c11 : index
    %1701 = arith.addi %1700, %1659 : index
    %1702 = arith.addi %1701, %c20 : index
    %1703 = arith.addi %1702, %c8 : index
    %1704 = vector.extract %646#3[0] : f32 from vector<8xf32>
    memref.store %1704, %21[%1703] : memref<?xf32>
    %1705 = arith.muli %4, %c11 : index
    %1706 = arith.addi %1705, %1659 : index
    %1707 = arith.addi %1706, %c20 : index
    %1708 = arith.addi %1707, %c15 : index
    %1709 = vector.extract %646#3[1] : f32 from vector<8xf32>
    memref.store %1709, %21[%1708] : memref<?xf32>
    %1710 = arith.muli %4, %c11 : index
    %1711 = arith.addi %1710, %1659 : index
    %1712 = arith.addi %1711, %c20 : index
    %1713 = arith.addi %1712, %c12 : index
    %1714 = vector.extract %646#3[2] : f32 from vector<8xf32>
    memref.store %1714, %21[%1713] : memref<?xf32>
    %1715 = arith.muli %4, %c11 : index
    %1716 = arith.addi %1715, %1659 : index
    %1717 = arith.addi %1716, %c20 : index
    %1718 = arith.addi %1717, %c34 : index
    %1719 = vector.extract %646#3[3] : f32 from vector<8xf32>
    memref.store %1719, %21[%1718] : memref<?xf32>
    %1720 = arith.muli %4, %c11 : index
    %1721 = arith.addi %1720, %1659 : index
    %1722 = arith.addi %1721, %c20 : index
    %1723 = arith.addi %1722, %c7 : index
    %1724 = vector.extract %646#3[4] : f32 from vector<8xf32>
    memref.store %1724, %21[%1723] : memref<?xf32>
    %1725 = arith.muli %4, %c11 : index
    %1726 = arith.addi %1725, %1659 : index
    %1727 = arith.addi %1726, %c20 : index
    %1728 = arith.addi %1727, %c35 : index
    %1729 = vector.extract %646#3[5] : f32 from vector<8xf32>
    memref.store %1729, %21[%1728] : memref<?xf32>
    %1730 = arith.muli %4, %c11 : index
    %1731 = arith.addi %1730, %1659 : index
    %1732 = arith.addi %1731, %c20 : index
    %1733 = arith.addi %1732, %c36 : index
    %1734 = vector.extract %646#3[6] : f32 from vector<8xf32>
    memref.store %1734, %21[%1733] : memref<?xf32>
    %1735 = arith.muli %4, %c11 : index
    %1736 = arith.addi %1735, %1659 : index
    %1737 = arith.addi %1736, %c20 : index
    %1738 = arith.addi %1737, %c37 : index
    %1739 = vector.extract %646#3[7] : f32 from vector<8xf32>
    memref.store %1739, %21[%1738] : memref<?xf32>
    wave.barrier
    %1740 = arith.muli %4, %c5 : index
    %1741 = arith.addi %1740, %c8 : index
    %1742 = arith.muli %1741, %c5 : index
    %1743 = arith.divui %1656, %c14 : index
    %1744 = arith.addi %1742, %1743 : index
    %1745 = arith.addi %1655, %1744 : index
    %1746 = arith.cmpi slt, %1745, %24 : index
    scf.if %1746 {
      %1747 = arith.cmpi eq, %hasFactors, %c9 : index
      %1748 = arith.muli %1745, %c5 : index
      %1749 = memref.load %factors[%1748] : memref<?xf32>
      %1750 = arith.mulf %1749, %operandScale : f32
      %1751 = arith.select %1747, %1750, %operandScale : f32
      %1752 = arith.addi %1659, %c8 : index
      %1753 = arith.muli %1741, %c15 : index
      %1754 = arith.addi %1752, %1753 : index
      %1755 = memref.load %21[%1754] : memref<?xf32>
      %1756 = arith.addi %1754, %c11 : index
      %1757 = memref.load %21[%1756] : memref<?xf32>
      %1758 = arith.addf %1755, %1757 : f32
      %1759 = arith.addi %1754, %c40 : index
      %1760 = memref.load %21[%1759] : memref<?xf32>
      %1761 = arith.addf %1758, %1760 : f32
      %1762 = arith.addi %1754, %c41 : index
      %1763 = memref.load %21[%1762] : memref<?xf32>
      %1764 = arith.addf %1761, %1763 : f32
      %1765 = arith.remui %1656, %c14 : index
      %1766 = arith.muli %1765, %c2 : index
      %1767 = arith.addi %18, %1766 : index
      %1768 = vector.load %w[%1767] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1769 = vector.bitcast %1768 : vector<4xi8> to vector<1xf32>
      %1770 = vector.extract %1769[0] : f32 from vector<1xf32>
      %1771 = arith.mulf %1770, %1751 : f32
      %1772 = arith.mulf %1764, %1771 : f32
      %1773 = arith.muli %3, %c5 : index
      %1774 = arith.addi %1773, %c8 : index
      %1775 = arith.muli %1774, %c14 : index
      %1776 = arith.remui %1656, %c14 : index
      %1777 = arith.addi %1775, %1776 : index
      %1778 = arith.muli %1744, %c7 : index
      %1779 = arith.addi %1778, %1777 : index
      memref.store %1772, %22[%1779] : memref<?xf32>
      %1780 = arith.addi %1659, %c20 : index
      %1781 = arith.muli %1741, %c15 : index
      %1782 = arith.addi %1780, %1781 : index
      %1783 = memref.load %21[%1782] : memref<?xf32>
      %1784 = arith.addi %1782, %c11 : index
      %1785 = memref.load %21[%1784] : memref<?xf32>
      %1786 = arith.addf %1783, %1785 : f32
      %1787 = arith.addi %1782, %c40 : index
      %1788 = memref.load %21[%1787] : memref<?xf32>
      %1789 = arith.addf %1786, %1788 : f32
      %1790 = arith.addi %1782, %c41 : index
      %1791 = memref.load %21[%1790] : memref<?xf32>
      %1792 = arith.addf %1789, %1791 : f32
      %1793 = arith.remui %1656, %c14 : index
      %1794 = arith.muli %1793, %c2 : index
      %1795 = arith.addi %20, %1794 : index
      %1796 = vector.load %w[%1795] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1797 = vector.bitcast %1796 : vector<4xi8> to vector<1xf32>
      %1798 = vector.extract %1797[0] : f32 from vector<1xf32>
      %1799 = arith.mulf %1798, %1751 : f32
      %1800 = arith.mulf %1792, %1799 : f32
      %1801 = arith.muli %3, %c5 : index
      %1802 = arith.addi %1801, %c9 : index
      %1803 = arith.muli %1802, %c14 : index
      %1804 = arith.remui %1656, %c14 : index
      %1805 = arith.addi %1803, %1804 : index
      %1806 = arith.muli %1744, %c7 : index
      %1807 = arith.addi %1806, %1805 : index
      memref.store %1800, %22[%1807] : memref<?xf32>
    }
    %1808 = arith.muli %4, %c5 : index
    %1809 = arith.addi %1808, %c9 : index
    %1810 = arith.muli %1809, %c5 : index
    %1811 = arith.divui %1656, %c14 : index
    %1812 = arith.addi %1810, %1811 : index
    %1813 = arith.addi %1655, %1812 : index
    %1814 = arith.cmpi slt, %1813, %24 : index
    scf.if %1814 {
      %1815 = arith.cmpi eq, %hasFactors, %c9 : index
      %1816 = arith.muli %1813, %c5 : index
      %1817 = memref.load %factors[%1816] : memref<?xf32>
      %1818 = arith.mulf %1817, %operandScale : f32
      %1819 = arith.select %1815, %1818, %operandScale : f32
      %1820 = arith.addi %1659, %c8 : index
      %1821 = arith.muli %1809, %c15 : index
      %1822 = arith.addi %1820, %1821 : index
      %1823 = memref.load %21[%1822] : memref<?xf32>
      %1824 = arith.addi %1822, %c11 : index
      %1825 = memref.load %21[%1824] : memref<?xf32>
      %1826 = arith.addf %1823, %1825 : f32
      %1827 = arith.addi %1822, %c40 : index
      %1828 = memref.load %21[%1827] : memref<?xf32>
      %1829 = arith.addf %1826, %1828 : f32
      %1830 = arith.addi %1822, %c41 : index
      %1831 = memref.load %21[%1830] : memref<?xf32>
      %1832 = arith.addf %1829, %1831 : f32
      %1833 = arith.remui %1656, %c14 : index
      %1834 = arith.muli %1833, %c2 : index
      %1835 = arith.addi %18, %1834 : index
      %1836 = vector.load %w[%1835] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1837 = vector.bitcast %1836 : vector<4xi8> to vector<1xf32>
      %1838 = vector.extract %1837[0] : f32 from vector<1xf32>
      %1839 = arith.mulf %1838, %1819 : f32
      %1840 = arith.mulf %1832, %1839 : f32
      %1841 = arith.muli %3, %c5 : index
      %1842 = arith.addi %1841, %c8 : index
      %1843 = arith.muli %1842, %c14 : index
      %1844 = arith.remui %1656, %c14 : index
      %1845 = arith.addi %1843, %1844 : index
      %1846 = arith.muli %1812, %c7 : index
      %1847 = arith.addi %1846, %1845 : index
      memref.store %1840, %22[%1847] : memref<?xf32>
      %1848 = arith.addi %1659, %c20 : index
      %1849 = arith.muli %1809, %c15 : index
      %1850 = arith.addi %1848, %1849 : index
      %1851 = memref.load %21[%1850] : memref<?xf32>
      %1852 = arith.addi %1850, %c11 : index
      %1853 = memref.load %21[%1852] : memref<?xf32>
      %1854 = arith.addf %1851, %1853 : f32
      %1855 = arith.addi %1850, %c40 : index
      %1856 = memref.load %21[%1855] : memref<?xf32>
      %1857 = arith.addf %1854, %1856 : f32
      %1858 = arith.addi %1850, %c41 : index
      %1859 = memref.load %21[%1858] : memref<?xf32>
      %1860 = arith.addf %1857, %1859 : f32
      %1861 = arith.remui %1656, %c14 : index
      %1862 = arith.muli %1861, %c2 : index
      %1863 = arith.addi %20, %1862 : index
      %1864 = vector.load %w[%1863] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1865 = vector.bitcast %1864 : vector<4xi8> to vector<1xf32>
      %1866 = vector.extract %1865[0] : f32 from vector<1xf32>
      %1867 = arith.mulf %1866, %1819 : f32
      %1868 = arith.mulf %1860, %1867 : f32
      %1869 = arith.muli %3, %c5 : index
      %1870 = arith.addi %1869, %c9 : index
      %1871 = arith.muli %1870, %c14 : index
      %1872 = arith.remui %1656, %c14 : index
      %1873 = arith.addi %1871, %1872 : index
      %1874 = arith.muli %1812, %c7 : index
      %1875 = arith.addi %1874, %1873 : index
      memref.store %1868, %22[%1875] : memref<?xf32>
    }
    wave.barrier
    %1876 = arith.addi %25, %c14 : index
    %1877 = wave.wave
    %1878 = arith.addi %1877, %c8 : index
    %1879 = arith.addi %1876, %1878 : index
    %1880 = arith.cmpi slt, %1879, %24 : index
    scf.if %1880 {
      %1881 = arith.addi %1876, %1878 : index
      %1882 = arith.muli %1878, %c7 : index
      %1883 = wave.lane
      %1884 = arith.addi %1883, %c8 : index
      %1885 = arith.cmpi eq, %hasBias, %c9 : index
      %1886 = arith.addi %1882, %1884 : index
      %1887 = memref.load %22[%1886] : memref<?xf32>
      %1888 = arith.muli %0, %c7 : index
      %1889 = arith.addi %1888, %1884 : index
      %1890 = memref.load %bias[%1889] : memref<?xf32>
      %1891 = arith.addf %1887, %1890 : f32
      %1892 = arith.select %1885, %1891, %1887 : f32
      %1893 = arith.addi %1884, %c12 : index
      %1894 = arith.cmpi eq, %hasBias, %c9 : index
      %1895 = arith.addi %1882, %1893 : index
      %1896 = memref.load %22[%1895] : memref<?xf32>
      %1897 = arith.muli %0, %c7 : index
      %1898 = arith.addi %1897, %1893 : index
      %1899 = memref.load %bias[%1898] : memref<?xf32>
      %1900 = arith.addf %1896, %1899 : f32
      %1901 = arith.select %1894, %1900, %1896 : f32
      %1902 = arith.addi %1883, %c15 : index
      %1903 = arith.cmpi eq, %hasBias, %c9 : index
      %1904 = arith.addi %1882, %1902 : index
      %1905 = memref.load %22[%1904] : memref<?xf32>
      %1906 = arith.muli %0, %c7 : index
      %1907 = arith.addi %1906, %1902 : index
      %1908 = memref.load %bias[%1907] : memref<?xf32>
      %1909 = arith.addf %1905, %1908 : f32
      %1910 = arith.select %1903, %1909, %1905 : f32
      %1911 = arith.addi %1902, %c12 : index
      %1912 = arith.cmpi eq, %hasBias, %c9 : index
      %1913 = arith.addi %1882, %1911 : index
      %1914 = memref.load %22[%1913] : memref<?xf32>
      %1915 = arith.muli %0, %c7 : index
      %1916 = arith.addi %1915, %1911 : index
      %1917 = memref.load %bias[%1916] : memref<?xf32>
      %1918 = arith.addf %1914, %1917 : f32
      %1919 = arith.select %1912, %1918, %1914 : f32
      %1920 = arith.addi %heads, %kvHeads : index
      %1921 = arith.cmpi slt, %0, %1920 : index
      scf.if %1921 {
        %1922 = arith.addi %positionsAt, %1881 : index
        %1923 = memref.load %step[%1922] : memref<?xi32>
        %1924 = arith.index_cast %1923 : i32 to index
        %1925 = arith.cmpi eq, %hasNorm, %c9 : index
        %1926 = math.fma %1892, %1892, %c45 : f32
        %1927 = math.fma %1901, %1901, %1926 : f32
        %1928 = math.fma %1910, %1910, %1927 : f32
        %1929 = math.fma %1919, %1919, %1928 : f32
        %1930 = vector.broadcast %1929 : f32 to vector<1xf32>
        %1931 = wave.reduce "add" %1930 : vector<1xf32>
        %1932 = arith.mulf %1931, %inverseHeadDim : f32
        %1933 = arith.addf %1932, %epsilon : f32
        %1934 = math.sqrt %1933 : f32
        %1935 = arith.divf %c47, %1934 : f32
        %1936 = arith.cmpi slt, %0, %heads : index
        %1937 = arith.addi %1884, %c12 : index
        %1938 = memref.load %query_norm[%1884] : memref<?xf32>
        %1939 = memref.load %key_norm[%1884] : memref<?xf32>
        %1940 = arith.select %1936, %1938, %1939 : f32
        %1941 = arith.mulf %1892, %1935 : f32
        %1942 = arith.mulf %1941, %1940 : f32
        %1943 = arith.select %1925, %1942, %1892 : f32
        %1944 = memref.load %query_norm[%1937] : memref<?xf32>
        %1945 = memref.load %key_norm[%1937] : memref<?xf32>
        %1946 = arith.select %1936, %1944, %1945 : f32
        %1947 = arith.mulf %1901, %1935 : f32
        %1948 = arith.mulf %1947, %1946 : f32
        %1949 = arith.select %1925, %1948, %1901 : f32
        %1950 = arith.addi %1902, %c12 : index
        %1951 = memref.load %query_norm[%1902] : memref<?xf32>
        %1952 = memref.load %key_norm[%1902] : memref<?xf32>
        %1953 = arith.select %1936, %1951, %1952 : f32
        %1954 = arith.mulf %1910, %1935 : f32
        %1955 = arith.mulf %1954, %1953 : f32
        %1956 = arith.select %1925, %1955, %1910 : f32
        %1957 = memref.load %query_norm[%1950] : memref<?xf32>
        %1958 = memref.load %key_norm[%1950] : memref<?xf32>
        %1959 = arith.select %1936, %1957, %1958 : f32
        %1960 = arith.mulf %1919, %1935 : f32
        %1961 = arith.mulf %1960, %1959 : f32
        %1962 = arith.select %1925, %1961, %1919 : f32
        %1963 = arith.remui %1924, %c20 : index
        %1964 = arith.muli %1963, %c7 : index
        %1965 = arith.addi %1964, %1884 : index
        %1966 = arith.divui %1924, %c20 : index
        %1967 = arith.addi %1966, %c20 : index
        %1968 = arith.muli %1967, %c7 : index
        %1969 = arith.addi %1968, %1884 : index
        %1970 = memref.load %rope[%1965] : memref<?xf32>
        %1971 = arith.addi %1965, %c12 : index
        %1972 = memref.load %rope[%1971] : memref<?xf32>
        %1973 = memref.load %rope[%1969] : memref<?xf32>
        %1974 = arith.addi %1969, %c12 : index
        %1975 = memref.load %rope[%1974] : memref<?xf32>
        %1976 = arith.mulf %1973, %1970 : f32
        %1977 = arith.mulf %1975, %1972 : f32
        %1978 = arith.subf %1976, %1977 : f32
        %1979 = arith.mulf %1975, %1970 : f32
        %1980 = arith.mulf %1973, %1972 : f32
        %1981 = arith.addf %1979, %1980 : f32
        %1982 = arith.mulf %1943, %1978 : f32
        %1983 = arith.mulf %1949, %1981 : f32
        %1984 = arith.subf %1982, %1983 : f32
        %1985 = arith.mulf %1949, %1978 : f32
        %1986 = arith.mulf %1943, %1981 : f32
        %1987 = arith.addf %1985, %1986 : f32
        %1988 = arith.cmpi slt, %0, %heads : index
        scf.if %1988 {
          %1989 = arith.muli %1881, %heads : index
          %1990 = arith.addi %1989, %0 : index
          %1991 = arith.muli %1990, %c7 : index
          %1992 = arith.addi %1991, %1884 : index
          memref.store %1984, %q[%1992] : memref<?xf32>
          %1993 = arith.addi %1992, %c12 : index
          memref.store %1987, %q[%1993] : memref<?xf32>
        } else {
          %1994 = arith.addi %1882, %1884 : index
          memref.store %1984, %22[%1994] : memref<?xf32>
          %1995 = arith.addi %1882, %1884 : index
          %1996 = arith.addi %1995, %c12 : index
          memref.store %1987, %22[%1996] : memref<?xf32>
        }
        %1997 = arith.remui %1924, %c20 : index
        %1998 = arith.muli %1997, %c7 : index
        %1999 = arith.addi %1998, %1902 : index
        %2000 = arith.divui %1924, %c20 : index
        %2001 = arith.addi %2000, %c20 : index
        %2002 = arith.muli %2001, %c7 : index
        %2003 = arith.addi %2002, %1902 : index
        %2004 = memref.load %rope[%1999] : memref<?xf32>
        %2005 = arith.addi %1999, %c12 : index
        %2006 = memref.load %rope[%2005] : memref<?xf32>
        %2007 = memref.load %rope[%2003] : memref<?xf32>
        %2008 = arith.addi %2003, %c12 : index
        %2009 = memref.load %rope[%2008] : memref<?xf32>
        %2010 = arith.mulf %2007, %2004 : f32
        %2011 = arith.mulf %2009, %2006 : f32
        %2012 = arith.subf %2010, %2011 : f32
        %2013 = arith.mulf %2009, %2004 : f32
        %2014 = arith.mulf %2007, %2006 : f32
        %2015 = arith.addf %2013, %2014 : f32
        %2016 = arith.mulf %1956, %2012 : f32
        %2017 = arith.mulf %1962, %2015 : f32
        %2018 = arith.subf %2016, %2017 : f32
        %2019 = arith.mulf %1962, %2012 : f32
        %2020 = arith.mulf %1956, %2015 : f32
        %2021 = arith.addf %2019, %2020 : f32
        %2022 = arith.cmpi slt, %0, %heads : index
        scf.if %2022 {
          %2023 = arith.muli %1881, %heads : index
          %2024 = arith.addi %2023, %0 : index
          %2025 = arith.muli %2024, %c7 : index
          %2026 = arith.addi %2025, %1902 : index
          memref.store %2018, %q[%2026] : memref<?xf32>
          %2027 = arith.addi %2026, %c12 : index
          memref.store %2021, %q[%2027] : memref<?xf32>
        } else {
          %2028 = arith.addi %1882, %1902 : index
          memref.store %2018, %22[%2028] : memref<?xf32>
          %2029 = arith.addi %1882, %1902 : index
          %2030 = arith.addi %2029, %c12 : index
          memref.store %2021, %22[%2030] : memref<?xf32>
        }
      } else {
        %2031 = arith.cmpi slt, %0, %heads : index
        scf.if %2031 {
          %2032 = arith.muli %1881, %heads : index
          %2033 = arith.addi %2032, %0 : index
          %2034 = arith.muli %2033, %c7 : index
          %2035 = arith.addi %2034, %1884 : index
          memref.store %1892, %q[%2035] : memref<?xf32>
          %2036 = arith.addi %2035, %c12 : index
          memref.store %1901, %q[%2036] : memref<?xf32>
        } else {
          %2037 = arith.addi %1882, %1884 : index
          memref.store %1892, %22[%2037] : memref<?xf32>
          %2038 = arith.addi %1882, %1884 : index
          %2039 = arith.addi %2038, %c12 : index
          memref.store %1901, %22[%2039] : memref<?xf32>
        }
        %2040 = arith.cmpi slt, %0, %heads : index
        scf.if %2040 {
          %2041 = arith.muli %1881, %heads : index
          %2042 = arith.addi %2041, %0 : index
          %2043 = arith.muli %2042, %c7 : index
          %2044 = arith.addi %2043, %1902 : index
          memref.store %1910, %q[%2044] : memref<?xf32>
          %2045 = arith.addi %2044, %c12 : index
          memref.store %1919, %q[%2045] : memref<?xf32>
        } else {
          %2046 = arith.addi %1882, %1902 : index
          memref.store %1910, %22[%2046] : memref<?xf32>
          %2047 = arith.addi %1882, %1902 : index
          %2048 = arith.addi %2047, %c12 : index
          memref.store %1919, %22[%2048] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %2049 = arith.cmpi sge, %0, %heads : index
    scf.if %2049 {
      %2050 = arith.addi %1877, %c8 : index
      %2051 = arith.addi %1876, %2050 : index
      %2052 = arith.cmpi slt, %2051, %24 : index
      scf.if %2052 {
        %2053 = arith.addi %1876, %2050 : index
        %2054 = arith.addi %slotsAt, %2053 : index
        %2055 = memref.load %step[%2054] : memref<?xi32>
        %2056 = arith.index_cast %2055 : i32 to index
        %2057 = arith.cmpi sge, %2056, %c8 : index
        scf.if %2057 {
          %2058 = arith.muli %2050, %c7 : index
          %2059 = arith.subi %0, %heads : index
          %2060 = memref.load %scales[%2059] : memref<?xf32>
          %2061 = vector.broadcast %2060 : f32 to vector<4xf32>
          %2062 = arith.divui %2056, %c14 : index
          %2063 = arith.remui %2056, %c14 : index
          %2064 = arith.muli %2062, %pageBytes : index
          %2065 = arith.cmpi eq, %codec, %c8 : index
          scf.if %2065 {
            %2066 = wave.lane
            %2067 = arith.muli %2066, %c2 : index
            scf.for %2068 = %2067 to %c7 step %c7 {
              %2069 = arith.addi %2058, %2068 : index
              %2070 = vector.load %22[%2069] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2071 = arith.mulf %2070, %2061 : vector<4xf32>
              %2072 = arith.minimumf %2071, %c52 : vector<4xf32>
              %2073 = arith.maximumf %2072, %c53 : vector<4xf32>
              %2074 = arith.truncf %2073 : vector<4xf32> to vector<4xf16>
              %2075 = vector.bitcast %2074 : vector<4xf16> to vector<8xi8>
              %2076 = arith.cmpi slt, %2059, %kvHeads : index
              scf.if %2076 {
                %2077 = arith.muli %2059, %c10 : index
                %2078 = arith.addi %2064, %2077 : index
                %2079 = arith.divui %2068, %c14 : index
                %2080 = arith.muli %2079, %c54 : index
                %2081 = arith.remui %2068, %c14 : index
                %2082 = arith.divui %2081, %c4 : index
                %2083 = arith.muli %2082, %c20 : index
                %2084 = arith.muli %2063, %c14 : index
                %2085 = arith.addi %2083, %2084 : index
                %2086 = arith.remui %2081, %c4 : index
                %2087 = arith.muli %2086, %c5 : index
                %2088 = arith.addi %2085, %2087 : index
                %2089 = arith.addi %2080, %2088 : index
                %2090 = arith.addi %2078, %2089 : index
                vector.store %2075, %kv[%2090] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2091 = arith.subi %2059, %kvHeads : index
                %2092 = arith.muli %2091, %c10 : index
                %2093 = arith.addi %2064, %2092 : index
                %2094 = arith.addi %2068, %c8 : index
                %2095 = arith.divui %2094, %c14 : index
                %2096 = arith.muli %2095, %c54 : index
                %2097 = arith.addi %2096, %c40 : index
                %2098 = arith.remui %2094, %c14 : index
                %2099 = arith.divui %2063, %c5 : index
                %2100 = arith.remui %2063, %c5 : index
                %2101 = arith.muli %2100, %c4 : index
                %2102 = arith.addi %2099, %2101 : index
                %2103 = arith.divui %2102, %c4 : index
                %2104 = arith.muli %2103, %c20 : index
                %2105 = arith.muli %2098, %c14 : index
                %2106 = arith.addi %2104, %2105 : index
                %2107 = arith.remui %2102, %c4 : index
                %2108 = arith.muli %2107, %c5 : index
                %2109 = arith.addi %2106, %2108 : index
                %2110 = arith.addi %2097, %2109 : index
                %2111 = arith.addi %2093, %2110 : index
                %2112 = vector.shuffle %2075, %2075 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2112, %kv[%2111] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2113 = arith.addi %2068, %c9 : index
                %2114 = arith.divui %2113, %c14 : index
                %2115 = arith.muli %2114, %c54 : index
                %2116 = arith.addi %2115, %c40 : index
                %2117 = arith.remui %2113, %c14 : index
                %2118 = arith.divui %2063, %c5 : index
                %2119 = arith.remui %2063, %c5 : index
                %2120 = arith.muli %2119, %c4 : index
                %2121 = arith.addi %2118, %2120 : index
                %2122 = arith.divui %2121, %c4 : index
                %2123 = arith.muli %2122, %c20 : index
                %2124 = arith.muli %2117, %c14 : index
                %2125 = arith.addi %2123, %2124 : index
                %2126 = arith.remui %2121, %c4 : index
                %2127 = arith.muli %2126, %c5 : index
                %2128 = arith.addi %2125, %2127 : index
                %2129 = arith.addi %2116, %2128 : index
                %2130 = arith.addi %2093, %2129 : index
                %2131 = vector.shuffle %2075, %2075 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2131, %kv[%2130] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2132 = arith.addi %2068, %c5 : index
                %2133 = arith.divui %2132, %c14 : index
                %2134 = arith.muli %2133, %c54 : index
                %2135 = arith.addi %2134, %c40 : index
                %2136 = arith.remui %2132, %c14 : index
                %2137 = arith.divui %2063, %c5 : index
                %2138 = arith.remui %2063, %c5 : index
                %2139 = arith.muli %2138, %c4 : index
                %2140 = arith.addi %2137, %2139 : index
                %2141 = arith.divui %2140, %c4 : index
                %2142 = arith.muli %2141, %c20 : index
                %2143 = arith.muli %2136, %c14 : index
                %2144 = arith.addi %2142, %2143 : index
                %2145 = arith.remui %2140, %c4 : index
                %2146 = arith.muli %2145, %c5 : index
                %2147 = arith.addi %2144, %2146 : index
                %2148 = arith.addi %2135, %2147 : index
                %2149 = arith.addi %2093, %2148 : index
                %2150 = vector.shuffle %2075, %2075 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2150, %kv[%2149] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2151 = arith.addi %2068, %c33 : index
                %2152 = arith.divui %2151, %c14 : index
                %2153 = arith.muli %2152, %c54 : index
                %2154 = arith.addi %2153, %c40 : index
                %2155 = arith.remui %2151, %c14 : index
                %2156 = arith.divui %2063, %c5 : index
                %2157 = arith.remui %2063, %c5 : index
                %2158 = arith.muli %2157, %c4 : index
                %2159 = arith.addi %2156, %2158 : index
                %2160 = arith.divui %2159, %c4 : index
                %2161 = arith.muli %2160, %c20 : index
                %2162 = arith.muli %2155, %c14 : index
                %2163 = arith.addi %2161, %2162 : index
                %2164 = arith.remui %2159, %c4 : index
                %2165 = arith.muli %2164, %c5 : index
                %2166 = arith.addi %2163, %2165 : index
                %2167 = arith.addi %2154, %2166 : index
                %2168 = arith.addi %2093, %2167 : index
                %2169 = vector.shuffle %2075, %2075 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2169, %kv[%2168] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2170 = arith.cmpi eq, %codec, %c9 : index
          scf.if %2170 {
            %2171 = wave.lane
            %2172 = arith.muli %2171, %c2 : index
            scf.for %2173 = %2172 to %c7 step %c7 {
              %2174 = arith.addi %2058, %2173 : index
              %2175 = vector.load %22[%2174] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2176 = arith.mulf %2175, %2061 : vector<4xf32>
              %2177 = wave.fp8_encode "e4m3" %2176 : vector<4xf32> -> vector<4xi8>
              %2178 = arith.cmpi slt, %2059, %kvHeads : index
              scf.if %2178 {
                %2179 = arith.muli %2059, %c40 : index
                %2180 = arith.addi %2064, %2179 : index
                %2181 = vector.shuffle %2177, %2177 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2182 = arith.divui %2173, %c14 : index
                %2183 = arith.muli %2182, %c20 : index
                %2184 = arith.remui %2173, %c14 : index
                %2185 = arith.muli %2063, %c14 : index
                %2186 = arith.divui %2184, %c2 : index
                %2187 = arith.muli %2186, %c2 : index
                %2188 = arith.remui %2184, %c5 : index
                %2189 = arith.muli %2188, %c5 : index
                %2190 = arith.addi %2187, %2189 : index
                %2191 = arith.divui %2184, %c5 : index
                %2192 = arith.remui %2191, %c5 : index
                %2193 = arith.addi %2190, %2192 : index
                %2194 = arith.addi %2185, %2193 : index
                %2195 = arith.addi %2183, %2194 : index
                %2196 = arith.addi %2180, %2195 : index
                vector.store %2181, %kv[%2196] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2197 = arith.subi %2059, %kvHeads : index
                %2198 = arith.muli %2197, %c40 : index
                %2199 = arith.addi %2064, %2198 : index
                %2200 = arith.addi %2173, %c8 : index
                %2201 = arith.divui %2200, %c14 : index
                %2202 = arith.muli %2201, %c20 : index
                %2203 = arith.addi %2202, %c11 : index
                %2204 = arith.remui %2200, %c14 : index
                %2205 = arith.divui %2063, %c5 : index
                %2206 = arith.remui %2063, %c5 : index
                %2207 = arith.muli %2206, %c4 : index
                %2208 = arith.addi %2205, %2207 : index
                %2209 = arith.muli %2204, %c14 : index
                %2210 = arith.divui %2208, %c2 : index
                %2211 = arith.muli %2210, %c2 : index
                %2212 = arith.remui %2208, %c5 : index
                %2213 = arith.muli %2212, %c5 : index
                %2214 = arith.addi %2211, %2213 : index
                %2215 = arith.divui %2208, %c5 : index
                %2216 = arith.remui %2215, %c5 : index
                %2217 = arith.addi %2214, %2216 : index
                %2218 = arith.addi %2209, %2217 : index
                %2219 = arith.addi %2203, %2218 : index
                %2220 = arith.addi %2199, %2219 : index
                %2221 = vector.shuffle %2177, %2177 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2221, %kv[%2220] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2222 = arith.addi %2173, %c9 : index
                %2223 = arith.divui %2222, %c14 : index
                %2224 = arith.muli %2223, %c20 : index
                %2225 = arith.addi %2224, %c11 : index
                %2226 = arith.remui %2222, %c14 : index
                %2227 = arith.divui %2063, %c5 : index
                %2228 = arith.remui %2063, %c5 : index
                %2229 = arith.muli %2228, %c4 : index
                %2230 = arith.addi %2227, %2229 : index
                %2231 = arith.muli %2226, %c14 : index
                %2232 = arith.divui %2230, %c2 : index
                %2233 = arith.muli %2232, %c2 : index
                %2234 = arith.remui %2230, %c5 : index
                %2235 = arith.muli %2234, %c5 : index
                %2236 = arith.addi %2233, %2235 : index
                %2237 = arith.divui %2230, %c5 : index
                %2238 = arith.remui %2237, %c5 : index
                %2239 = arith.addi %2236, %2238 : index
                %2240 = arith.addi %2231, %2239 : index
                %2241 = arith.addi %2225, %2240 : index
                %2242 = arith.addi %2199, %2241 : index
                %2243 = vector.shuffle %2177, %2177 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2243, %kv[%2242] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2244 = arith.addi %2173, %c5 : index
                %2245 = arith.divui %2244, %c14 : index
                %2246 = arith.muli %2245, %c20 : index
                %2247 = arith.addi %2246, %c11 : index
                %2248 = arith.remui %2244, %c14 : index
                %2249 = arith.divui %2063, %c5 : index
                %2250 = arith.remui %2063, %c5 : index
                %2251 = arith.muli %2250, %c4 : index
                %2252 = arith.addi %2249, %2251 : index
                %2253 = arith.muli %2248, %c14 : index
                %2254 = arith.divui %2252, %c2 : index
                %2255 = arith.muli %2254, %c2 : index
                %2256 = arith.remui %2252, %c5 : index
                %2257 = arith.muli %2256, %c5 : index
                %2258 = arith.addi %2255, %2257 : index
                %2259 = arith.divui %2252, %c5 : index
                %2260 = arith.remui %2259, %c5 : index
                %2261 = arith.addi %2258, %2260 : index
                %2262 = arith.addi %2253, %2261 : index
                %2263 = arith.addi %2247, %2262 : index
                %2264 = arith.addi %2199, %2263 : index
                %2265 = vector.shuffle %2177, %2177 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2265, %kv[%2264] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2266 = arith.addi %2173, %c33 : index
                %2267 = arith.divui %2266, %c14 : index
                %2268 = arith.muli %2267, %c20 : index
                %2269 = arith.addi %2268, %c11 : index
                %2270 = arith.remui %2266, %c14 : index
                %2271 = arith.divui %2063, %c5 : index
                %2272 = arith.remui %2063, %c5 : index
                %2273 = arith.muli %2272, %c4 : index
                %2274 = arith.addi %2271, %2273 : index
                %2275 = arith.muli %2270, %c14 : index
                %2276 = arith.divui %2274, %c2 : index
                %2277 = arith.muli %2276, %c2 : index
                %2278 = arith.remui %2274, %c5 : index
                %2279 = arith.muli %2278, %c5 : index
                %2280 = arith.addi %2277, %2279 : index
                %2281 = arith.divui %2274, %c5 : index
                %2282 = arith.remui %2281, %c5 : index
                %2283 = arith.addi %2280, %2282 : index
                %2284 = arith.addi %2275, %2283 : index
                %2285 = arith.addi %2269, %2284 : index
                %2286 = arith.addi %2199, %2285 : index
                %2287 = vector.shuffle %2177, %2177 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2287, %kv[%2286] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2288 = arith.cmpi eq, %codec, %c5 : index
          scf.if %2288 {
            %2289 = wave.lane
            %2290 = arith.muli %2289, %c2 : index
            scf.for %2291 = %2290 to %c7 step %c7 {
              %2292 = arith.addi %2058, %2291 : index
              %2293 = vector.load %22[%2292] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2294 = arith.mulf %2293, %2061 : vector<4xf32>
              %2295 = wave.fp8_encode "e5m2" %2294 : vector<4xf32> -> vector<4xi8>
              %2296 = arith.cmpi slt, %2059, %kvHeads : index
              scf.if %2296 {
                %2297 = arith.muli %2059, %c40 : index
                %2298 = arith.addi %2064, %2297 : index
                %2299 = vector.shuffle %2295, %2295 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2300 = arith.divui %2291, %c14 : index
                %2301 = arith.muli %2300, %c20 : index
                %2302 = arith.remui %2291, %c14 : index
                %2303 = arith.muli %2063, %c14 : index
                %2304 = arith.divui %2302, %c2 : index
                %2305 = arith.muli %2304, %c2 : index
                %2306 = arith.remui %2302, %c5 : index
                %2307 = arith.muli %2306, %c5 : index
                %2308 = arith.addi %2305, %2307 : index
                %2309 = arith.divui %2302, %c5 : index
                %2310 = arith.remui %2309, %c5 : index
                %2311 = arith.addi %2308, %2310 : index
                %2312 = arith.addi %2303, %2311 : index
                %2313 = arith.addi %2301, %2312 : index
                %2314 = arith.addi %2298, %2313 : index
                vector.store %2299, %kv[%2314] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2315 = arith.subi %2059, %kvHeads : index
                %2316 = arith.muli %2315, %c40 : index
                %2317 = arith.addi %2064, %2316 : index
                %2318 = arith.addi %2291, %c8 : index
                %2319 = arith.divui %2318, %c14 : index
                %2320 = arith.muli %2319, %c20 : index
                %2321 = arith.addi %2320, %c11 : index
                %2322 = arith.remui %2318, %c14 : index
                %2323 = arith.divui %2063, %c5 : index
                %2324 = arith.remui %2063, %c5 : index
                %2325 = arith.muli %2324, %c4 : index
                %2326 = arith.addi %2323, %2325 : index
                %2327 = arith.muli %2322, %c14 : index
                %2328 = arith.divui %2326, %c2 : index
                %2329 = arith.muli %2328, %c2 : index
                %2330 = arith.remui %2326, %c5 : index
                %2331 = arith.muli %2330, %c5 : index
                %2332 = arith.addi %2329, %2331 : index
                %2333 = arith.divui %2326, %c5 : index
                %2334 = arith.remui %2333, %c5 : index
                %2335 = arith.addi %2332, %2334 : index
                %2336 = arith.addi %2327, %2335 : index
                %2337 = arith.addi %2321, %2336 : index
                %2338 = arith.addi %2317, %2337 : index
                %2339 = vector.shuffle %2295, %2295 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2339, %kv[%2338] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2340 = arith.addi %2291, %c9 : index
                %2341 = arith.divui %2340, %c14 : index
                %2342 = arith.muli %2341, %c20 : index
                %2343 = arith.addi %2342, %c11 : index
                %2344 = arith.remui %2340, %c14 : index
                %2345 = arith.divui %2063, %c5 : index
                %2346 = arith.remui %2063, %c5 : index
                %2347 = arith.muli %2346, %c4 : index
                %2348 = arith.addi %2345, %2347 : index
                %2349 = arith.muli %2344, %c14 : index
                %2350 = arith.divui %2348, %c2 : index
                %2351 = arith.muli %2350, %c2 : index
                %2352 = arith.remui %2348, %c5 : index
                %2353 = arith.muli %2352, %c5 : index
                %2354 = arith.addi %2351, %2353 : index
                %2355 = arith.divui %2348, %c5 : index
                %2356 = arith.remui %2355, %c5 : index
                %2357 = arith.addi %2354, %2356 : index
                %2358 = arith.addi %2349, %2357 : index
                %2359 = arith.addi %2343, %2358 : index
                %2360 = arith.addi %2317, %2359 : index
                %2361 = vector.shuffle %2295, %2295 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2361, %kv[%2360] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2362 = arith.addi %2291, %c5 : index
                %2363 = arith.divui %2362, %c14 : index
                %2364 = arith.muli %2363, %c20 : index
                %2365 = arith.addi %2364, %c11 : index
                %2366 = arith.remui %2362, %c14 : index
                %2367 = arith.divui %2063, %c5 : index
                %2368 = arith.remui %2063, %c5 : index
                %2369 = arith.muli %2368, %c4 : index
                %2370 = arith.addi %2367, %2369 : index
                %2371 = arith.muli %2366, %c14 : index
                %2372 = arith.divui %2370, %c2 : index
                %2373 = arith.muli %2372, %c2 : index
                %2374 = arith.remui %2370, %c5 : index
                %2375 = arith.muli %2374, %c5 : index
                %2376 = arith.addi %2373, %2375 : index
                %2377 = arith.divui %2370, %c5 : index
                %2378 = arith.remui %2377, %c5 : index
                %2379 = arith.addi %2376, %2378 : index
                %2380 = arith.addi %2371, %2379 : index
                %2381 = arith.addi %2365, %2380 : index
                %2382 = arith.addi %2317, %2381 : index
                %2383 = vector.shuffle %2295, %2295 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2383, %kv[%2382] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2384 = arith.addi %2291, %c33 : index
                %2385 = arith.divui %2384, %c14 : index
                %2386 = arith.muli %2385, %c20 : index
                %2387 = arith.addi %2386, %c11 : index
                %2388 = arith.remui %2384, %c14 : index
                %2389 = arith.divui %2063, %c5 : index
                %2390 = arith.remui %2063, %c5 : index
                %2391 = arith.muli %2390, %c4 : index
                %2392 = arith.addi %2389, %2391 : index
                %2393 = arith.muli %2388, %c14 : index
                %2394 = arith.divui %2392, %c2 : index
                %2395 = arith.muli %2394, %c2 : index
                %2396 = arith.remui %2392, %c5 : index
                %2397 = arith.muli %2396, %c5 : index
                %2398 = arith.addi %2395, %2397 : index
                %2399 = arith.divui %2392, %c5 : index
                %2400 = arith.remui %2399, %c5 : index
                %2401 = arith.addi %2398, %2400 : index
                %2402 = arith.addi %2393, %2401 : index
                %2403 = arith.addi %2387, %2402 : index
                %2404 = arith.addi %2317, %2403 : index
                %2405 = vector.shuffle %2295, %2295 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2405, %kv[%2404] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %2406 = arith.addi %25, %c15 : index
    %2407 = wave.lane
    %2408 = arith.muli %3, %c5 : index
    %2409 = arith.muli %2408, %c20 : index
    %2410 = arith.addi %2409, %2407 : index
    %2411 = arith.muli %4, %c11 : index
    %2412 = arith.addi %2411, %2410 : index
    %2413 = arith.addi %2412, %c8 : index
    %2414 = arith.addi %2413, %c8 : index
    %2415 = vector.extract %646#4[0] : f32 from vector<8xf32>
    memref.store %2415, %21[%2414] : memref<?xf32>
    %2416 = arith.muli %4, %c11 : index
    %2417 = arith.addi %2416, %2410 : index
    %2418 = arith.addi %2417, %c8 : index
    %2419 = arith.addi %2418, %c15 : index
    %2420 = vector.extract %646#4[1] : f32 from vector<8xf32>
    memref.store %2420, %21[%2419] : memref<?xf32>
    %2421 = arith.muli %4, %c11 : index
    %2422 = arith.addi %2421, %2410 : index
    %2423 = arith.addi %2422, %c8 : index
    %2424 = arith.addi %2423, %c12 : index
    %2425 = vector.extract %646#4[2] : f32 from vector<8xf32>
    memref.store %2425, %21[%2424] : memref<?xf32>
    %2426 = arith.muli %4, %c11 : index
    %2427 = arith.addi %2426, %2410 : index
    %2428 = arith.addi %2427, %c8 : index
    %2429 = arith.addi %2428, %c34 : index
    %2430 = vector.extract %646#4[3] : f32 from vector<8xf32>
    memref.store %2430, %21[%2429] : memref<?xf32>
    %2431 = arith.muli %4, %c11 : index
    %2432 = arith.addi %2431, %2410 : index
    %2433 = arith.addi %2432, %c8 : index
    %2434 = arith.addi %2433, %c7 : index
    %2435 = vector.extract %646#4[4] : f32 from vector<8xf32>
    memref.store %2435, %21[%2434] : memref<?xf32>
    %2436 = arith.muli %4, %c11 : index
    %2437 = arith.addi %2436, %2410 : index
    %2438 = arith.addi %2437, %c8 : index
    %2439 = arith.addi %2438, %c35 : index
    %2440 = vector.extract %646#4[5] : f32 from vector<8xf32>
    memref.store %2440, %21[%2439] : memref<?xf32>
    %2441 = arith.muli %4, %c11 : index
    %2442 = arith.addi %2441, %2410 : index
    %2443 = arith.addi %2442, %c8 : index
    %2444 = arith.addi %2443, %c36 : index
    %2445 = vector.extract %646#4[6] : f32 from vector<8xf32>
    memref.store %2445, %21[%2444] : memref<?xf32>
    %2446 = arith.muli %4, %c11 : index
    %2447 = arith.addi %2446, %2410 : index
    %2448 = arith.addi %2447, %c8 : index
    %2449 = arith.addi %2448, %c37 : index
    %2450 = vector.extract %646#4[7] : f32 from vector<8xf32>
    memref.store %2450, %21[%2449] : memref<?xf32>
    %2451 = arith.muli %4, %c11 : index
    %2452 = arith.addi %2451, %2410 : index
    %2453 = arith.addi %2452, %c20 : index
    %2454 = arith.addi %2453, %c8 : index
    %2455 = vector.extract %646#5[0] : f32 from vector<8xf32>
    memref.store %2455, %21[%2454] : memref<?xf32>
    %2456 = arith.muli %4, %c11 : index
    %2457 = arith.addi %2456, %2410 : index
    %2458 = arith.addi %2457, %c20 : index
    %2459 = arith.addi %2458, %c15 : index
    %2460 = vector.extract %646#5[1] : f32 from vector<8xf32>
    memref.store %2460, %21[%2459] : memref<?xf32>
    %2461 = arith.muli %4, %c11 : index
    %2462 = arith.addi %2461, %2410 : index
    %2463 = arith.addi %2462, %c20 : index
    %2464 = arith.addi %2463, %c12 : index
    %2465 = vector.extract %646#5[2] : f32 from vector<8xf32>
    memref.store %2465, %21[%2464] : memref<?xf32>
    %2466 = arith.muli %4, %c11 : index
    %2467 = arith.addi %2466, %2410 : index
    %2468 = arith.addi %2467, %c20 : index
    %2469 = arith.addi %2468, %c34 : index
    %2470 = vector.extract %646#5[3] : f32 from vector<8xf32>
    memref.store %2470, %21[%2469] : memref<?xf32>
    %2471 = arith.muli %4, %c11 : index
    %2472 = arith.addi %2471, %2410 : index
    %2473 = arith.addi %2472, %c20 : index
    %2474 = arith.addi %2473, %c7 : index
    %2475 = vector.extract %646#5[4] : f32 from vector<8xf32>
    memref.store %2475, %21[%2474] : memref<?xf32>
    %2476 = arith.muli %4, %c11 : index
    %2477 = arith.addi %2476, %2410 : index
    %2478 = arith.addi %2477, %c20 : index
    %2479 = arith.addi %2478, %c35 : index
    %2480 = vector.extract %646#5[5] : f32 from vector<8xf32>
    memref.store %2480, %21[%2479] : memref<?xf32>
    %2481 = arith.muli %4, %c11 : index
    %2482 = arith.addi %2481, %2410 : index
    %2483 = arith.addi %2482, %c20 : index
    %2484 = arith.addi %2483, %c36 : index
    %2485 = vector.extract %646#5[6] : f32 from vector<8xf32>
    memref.store %2485, %21[%2484] : memref<?xf32>
    %2486 = arith.muli %4, %c11 : index
    %2487 = arith.addi %2486, %2410 : index
    %2488 = arith.addi %2487, %c20 : index
    %2489 = arith.addi %2488, %c37 : index
    %2490 = vector.extract %646#5[7] : f32 from vector<8xf32>
    memref.store %2490, %21[%2489] : memref<?xf32>
    wave.barrier
    %2491 = arith.muli %4, %c5 : index
    %2492 = arith.addi %2491, %c8 : index
    %2493 = arith.muli %2492, %c5 : index
    %2494 = arith.divui %2407, %c14 : index
    %2495 = arith.addi %2493, %2494 : index
    %2496 = arith.addi %2406, %2495 : index
    %2497 = arith.cmpi slt, %2496, %24 : index
    scf.if %2497 {
      %2498 = arith.cmpi eq, %hasFactors, %c9 : index
      %2499 = arith.muli %2496, %c5 : index
      %2500 = memref.load %factors[%2499] : memref<?xf32>
      %2501 = arith.mulf %2500, %operandScale : f32
      %2502 = arith.select %2498, %2501, %operandScale : f32
      %2503 = arith.addi %2410, %c8 : index
      %2504 = arith.muli %2492, %c15 : index
      %2505 = arith.addi %2503, %2504 : index
      %2506 = memref.load %21[%2505] : memref<?xf32>
      %2507 = arith.addi %2505, %c11 : index
      %2508 = memref.load %21[%2507] : memref<?xf32>
      %2509 = arith.addf %2506, %2508 : f32
      %2510 = arith.addi %2505, %c40 : index
      %2511 = memref.load %21[%2510] : memref<?xf32>
      %2512 = arith.addf %2509, %2511 : f32
      %2513 = arith.addi %2505, %c41 : index
      %2514 = memref.load %21[%2513] : memref<?xf32>
      %2515 = arith.addf %2512, %2514 : f32
      %2516 = arith.remui %2407, %c14 : index
      %2517 = arith.muli %2516, %c2 : index
      %2518 = arith.addi %18, %2517 : index
      %2519 = vector.load %w[%2518] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2520 = vector.bitcast %2519 : vector<4xi8> to vector<1xf32>
      %2521 = vector.extract %2520[0] : f32 from vector<1xf32>
      %2522 = arith.mulf %2521, %2502 : f32
      %2523 = arith.mulf %2515, %2522 : f32
      %2524 = arith.muli %3, %c5 : index
      %2525 = arith.addi %2524, %c8 : index
      %2526 = arith.muli %2525, %c14 : index
      %2527 = arith.remui %2407, %c14 : index
      %2528 = arith.addi %2526, %2527 : index
      %2529 = arith.muli %2495, %c7 : index
      %2530 = arith.addi %2529, %2528 : index
      memref.store %2523, %22[%2530] : memref<?xf32>
      %2531 = arith.addi %2410, %c20 : index
      %2532 = arith.muli %2492, %c15 : index
      %2533 = arith.addi %2531, %2532 : index
      %2534 = memref.load %21[%2533] : memref<?xf32>
      %2535 = arith.addi %2533, %c11 : index
      %2536 = memref.load %21[%2535] : memref<?xf32>
      %2537 = arith.addf %2534, %2536 : f32
      %2538 = arith.addi %2533, %c40 : index
      %2539 = memref.load %21[%2538] : memref<?xf32>
      %2540 = arith.addf %2537, %2539 : f32
      %2541 = arith.addi %2533, %c41 : index
      %2542 = memref.load %21[%2541] : memref<?xf32>
      %2543 = arith.addf %2540, %2542 : f32
      %2544 = arith.remui %2407, %c14 : index
      %2545 = arith.muli %2544, %c2 : index
      %2546 = arith.addi %20, %2545 : index
      %2547 = vector.load %w[%2546] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2548 = vector.bitcast %2547 : vector<4xi8> to vector<1xf32>
      %2549 = vector.extract %2548[0] : f32 from vector<1xf32>
      %2550 = arith.mulf %2549, %2502 : f32
      %2551 = arith.mulf %2543, %2550 : f32
      %2552 = arith.muli %3, %c5 : index
      %2553 = arith.addi %2552, %c9 : index
      %2554 = arith.muli %2553, %c14 : index
      %2555 = arith.remui %2407, %c14 : index
      %2556 = arith.addi %2554, %2555 : index
      %2557 = arith.muli %2495, %c7 : index
      %2558 = arith.addi %2557, %2556 : index
      memref.store %2551, %22[%2558] : memref<?xf32>
    }
    %2559 = arith.muli %4, %c5 : index
    %2560 = arith.addi %2559, %c9 : index
    %2561 = arith.muli %2560, %c5 : index
    %2562 = arith.divui %2407, %c14 : index
    %2563 = arith.addi %2561, %2562 : index
    %2564 = arith.addi %2406, %2563 : index
    %2565 = arith.cmpi slt, %2564, %24 : index
    scf.if %2565 {
      %2566 = arith.cmpi eq, %hasFactors, %c9 : index
      %2567 = arith.muli %2564, %c5 : index
      %2568 = memref.load %factors[%2567] : memref<?xf32>
      %2569 = arith.mulf %2568, %operandScale : f32
      %2570 = arith.select %2566, %2569, %operandScale : f32
      %2571 = arith.addi %2410, %c8 : index
      %2572 = arith.muli %2560, %c15 : index
      %2573 = arith.addi %2571, %2572 : index
      %2574 = memref.load %21[%2573] : memref<?xf32>
      %2575 = arith.addi %2573, %c11 : index
      %2576 = memref.load %21[%2575] : memref<?xf32>
      %2577 = arith.addf %2574, %2576 : f32
      %2578 = arith.addi %2573, %c40 : index
      %2579 = memref.load %21[%2578] : memref<?xf32>
      %2580 = arith.addf %2577, %2579 : f32
      %2581 = arith.addi %2573, %c41 : index
      %2582 = memref.load %21[%2581] : memref<?xf32>
      %2583 = arith.addf %2580, %2582 : f32
      %2584 = arith.remui %2407, %c14 : index
      %2585 = arith.muli %2584, %c2 : index
      %2586 = arith.addi %18, %2585 : index
      %2587 = vector.load %w[%2586] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2588 = vector.bitcast %2587 : vector<4xi8> to vector<1xf32>
      %2589 = vector.extract %2588[0] : f32 from vector<1xf32>
      %2590 = arith.mulf %2589, %2570 : f32
      %2591 = arith.mulf %2583, %2590 : f32
      %2592 = arith.muli %3, %c5 : index
      %2593 = arith.addi %2592, %c8 : index
      %2594 = arith.muli %2593, %c14 : index
      %2595 = arith.remui %2407, %c14 : index
      %2596 = arith.addi %2594, %2595 : index
      %2597 = arith.muli %2563, %c7 : index
      %2598 = arith.addi %2597, %2596 : index
      memref.store %2591, %22[%2598] : memref<?xf32>
      %2599 = arith.addi %2410, %c20 : index
      %2600 = arith.muli %2560, %c15 : index
      %2601 = arith.addi %2599, %2600 : index
      %2602 = memref.load %21[%2601] : memref<?xf32>
      %2603 = arith.addi %2601, %c11 : index
      %2604 = memref.load %21[%2603] : memref<?xf32>
      %2605 = arith.addf %2602, %2604 : f32
      %2606 = arith.addi %2601, %c40 : index
      %2607 = memref.load %21[%2606] : memref<?xf32>
      %2608 = arith.addf %2605, %2607 : f32
      %2609 = arith.addi %2601, %c41 : index
      %2610 = memref.load %21[%2609] : memref<?xf32>
      %2611 = arith.addf %2608, %2610 : f32
      %2612 = arith.remui %2407, %c14 : index
      %2613 = arith.muli %2612, %c2 : index
      %2614 = arith.addi %20, %2613 : index
      %2615 = vector.load %w[%2614] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2616 = vector.bitcast %2615 : vector<4xi8> to vector<1xf32>
      %2617 = vector.extract %2616[0] : f32 from vector<1xf32>
      %2618 = arith.mulf %2617, %2570 : f32
      %2619 = arith.mulf %2611, %2618 : f32
      %2620 = arith.muli %3, %c5 : index
      %2621 = arith.addi %2620, %c9 : index
      %2622 = arith.muli %2621, %c14 : index
      %2623 = arith.remui %2407, %c14 : index
      %2624 = arith.addi %2622, %2623 : index
      %2625 = arith.muli %2563, %c7 : index
      %2626 = arith.addi %2625, %2624 : index
      memref.store %2619, %22[%2626] : memref<?xf32>
    }
    wave.barrier
    %2627 = arith.addi %25, %c15 : index
    %2628 = wave.wave
    %2629 = arith.addi %2628, %c8 : index
    %2630 = arith.addi %2627, %2629 : index
    %2631 = arith.cmpi slt, %2630, %24 : index
    scf.if %2631 {
      %2632 = arith.addi %2627, %2629 : index
      %2633 = arith.muli %2629, %c7 : index
      %2634 = wave.lane
      %2635 = arith.addi %2634, %c8 : index
      %2636 = arith.cmpi eq, %hasBias, %c9 : index
      %2637 = arith.addi %2633, %2635 : index
      %2638 = memref.load %22[%2637] : memref<?xf32>
      %2639 = arith.muli %0, %c7 : index
      %2640 = arith.addi %2639, %2635 : index
      %2641 = memref.load %bias[%2640] : memref<?xf32>
      %2642 = arith.addf %2638, %2641 : f32
      %2643 = arith.select %2636, %2642, %2638 : f32
      %2644 = arith.addi %2635, %c12 : index
      %2645 = arith.cmpi eq, %hasBias, %c9 : index
      %2646 = arith.addi %2633, %2644 : index
      %2647 = memref.load %22[%2646] : memref<?xf32>
      %2648 = arith.muli %0, %c7 : index
      %2649 = arith.addi %2648, %2644 : index
      %2650 = memref.load %bias[%2649] : memref<?xf32>
      %2651 = arith.addf %2647, %2650 : f32
      %2652 = arith.select %2645, %2651, %2647 : f32
      %2653 = arith.addi %2634, %c15 : index
      %2654 = arith.cmpi eq, %hasBias, %c9 : index
      %2655 = arith.addi %2633, %2653 : index
      %2656 = memref.load %22[%2655] : memref<?xf32>
      %2657 = arith.muli %0, %c7 : index
      %2658 = arith.addi %2657, %2653 : index
      %2659 = memref.load %bias[%2658] : memref<?xf32>
      %2660 = arith.addf %2656, %2659 : f32
      %2661 = arith.select %2654, %2660, %2656 : f32
      %2662 = arith.addi %2653, %c12 : index
      %2663 = arith.cmpi eq, %hasBias, %c9 : index
      %2664 = arith.addi %2633, %2662 : index
      %2665 = memref.load %22[%2664] : memref<?xf32>
      %2666 = arith.muli %0, %c7 : index
      %2667 = arith.addi %2666, %2662 : index
      %2668 = memref.load %bias[%2667] : memref<?xf32>
      %2669 = arith.addf %2665, %2668 : f32
      %2670 = arith.select %2663, %2669, %2665 : f32
      %2671 = arith.addi %heads, %kvHeads : index
      %2672 = arith.cmpi slt, %0, %2671 : index
      scf.if %2672 {
        %2673 = arith.addi %positionsAt, %2632 : index
        %2674 = memref.load %step[%2673] : memref<?xi32>
        %2675 = arith.index_cast %2674 : i32 to index
        %2676 = arith.cmpi eq, %hasNorm, %c9 : index
        %2677 = math.fma %2643, %2643, %c45 : f32
        %2678 = math.fma %2652, %2652, %2677 : f32
        %2679 = math.fma %2661, %2661, %2678 : f32
        %2680 = math.fma %2670, %2670, %2679 : f32
        %2681 = vector.broadcast %2680 : f32 to vector<1xf32>
        %2682 = wave.reduce "add" %2681 : vector<1xf32>
        %2683 = arith.mulf %2682, %inverseHeadDim : f32
        %2684 = arith.addf %2683, %epsilon : f32
        %2685 = math.sqrt %2684 : f32
        %2686 = arith.divf %c47, %2685 : f32
        %2687 = arith.cmpi slt, %0, %heads : index
        %2688 = arith.addi %2635, %c12 : index
        %2689 = memref.load %query_norm[%2635] : memref<?xf32>
        %2690 = memref.load %key_norm[%2635] : memref<?xf32>
        %2691 = arith.select %2687, %2689, %2690 : f32
        %2692 = arith.mulf %2643, %2686 : f32
        %2693 = arith.mulf %2692, %2691 : f32
        %2694 = arith.select %2676, %2693, %2643 : f32
        %2695 = memref.load %query_norm[%2688] : memref<?xf32>
        %2696 = memref.load %key_norm[%2688] : memref<?xf32>
        %2697 = arith.select %2687, %2695, %2696 : f32
        %2698 = arith.mulf %2652, %2686 : f32
        %2699 = arith.mulf %2698, %2697 : f32
        %2700 = arith.select %2676, %2699, %2652 : f32
        %2701 = arith.addi %2653, %c12 : index
        %2702 = memref.load %query_norm[%2653] : memref<?xf32>
        %2703 = memref.load %key_norm[%2653] : memref<?xf32>
        %2704 = arith.select %2687, %2702, %2703 : f32
        %2705 = arith.mulf %2661, %2686 : f32
        %2706 = arith.mulf %2705, %2704 : f32
        %2707 = arith.select %2676, %2706, %2661 : f32
        %2708 = memref.load %query_norm[%2701] : memref<?xf32>
        %2709 = memref.load %key_norm[%2701] : memref<?xf32>
        %2710 = arith.select %2687, %2708, %2709 : f32
        %2711 = arith.mulf %2670, %2686 : f32
        %2712 = arith.mulf %2711, %2710 : f32
        %2713 = arith.select %2676, %2712, %2670 : f32
        %2714 = arith.remui %2675, %c20 : index
        %2715 = arith.muli %2714, %c7 : index
        %2716 = arith.addi %2715, %2635 : index
        %2717 = arith.divui %2675, %c20 : index
        %2718 = arith.addi %2717, %c20 : index
        %2719 = arith.muli %2718, %c7 : index
        %2720 = arith.addi %2719, %2635 : index
        %2721 = memref.load %rope[%2716] : memref<?xf32>
        %2722 = arith.addi %2716, %c12 : index
        %2723 = memref.load %rope[%2722] : memref<?xf32>
        %2724 = memref.load %rope[%2720] : memref<?xf32>
        %2725 = arith.addi %2720, %c12 : index
        %2726 = memref.load %rope[%2725] : memref<?xf32>
        %2727 = arith.mulf %2724, %2721 : f32
        %2728 = arith.mulf %2726, %2723 : f32
        %2729 = arith.subf %2727, %2728 : f32
        %2730 = arith.mulf %2726, %2721 : f32
        %2731 = arith.mulf %2724, %2723 : f32
        %2732 = arith.addf %2730, %2731 : f32
        %2733 = arith.mulf %2694, %2729 : f32
        %2734 = arith.mulf %2700, %2732 : f32
        %2735 = arith.subf %2733, %2734 : f32
        %2736 = arith.mulf %2700, %2729 : f32
        %2737 = arith.mulf %2694, %2732 : f32
        %2738 = arith.addf %2736, %2737 : f32
        %2739 = arith.cmpi slt, %0, %heads : index
        scf.if %2739 {
          %2740 = arith.muli %2632, %heads : index
          %2741 = arith.addi %2740, %0 : index
          %2742 = arith.muli %2741, %c7 : index
          %2743 = arith.addi %2742, %2635 : index
          memref.store %2735, %q[%2743] : memref<?xf32>
          %2744 = arith.addi %2743, %c12 : index
          memref.store %2738, %q[%2744] : memref<?xf32>
        } else {
          %2745 = arith.addi %2633, %2635 : index
          memref.store %2735, %22[%2745] : memref<?xf32>
          %2746 = arith.addi %2633, %2635 : index
          %2747 = arith.addi %2746, %c12 : index
          memref.store %2738, %22[%2747] : memref<?xf32>
        }
        %2748 = arith.remui %2675, %c20 : index
        %2749 = arith.muli %2748, %c7 : index
        %2750 = arith.addi %2749, %2653 : index
        %2751 = arith.divui %2675, %c20 : index
        %2752 = arith.addi %2751, %c20 : index
        %2753 = arith.muli %2752, %c7 : index
        %2754 = arith.addi %2753, %2653 : index
        %2755 = memref.load %rope[%2750] : memref<?xf32>
        %2756 = arith.addi %2750, %c12 : index
        %2757 = memref.load %rope[%2756] : memref<?xf32>
        %2758 = memref.load %rope[%2754] : memref<?xf32>
        %2759 = arith.addi %2754, %c12 : index
        %2760 = memref.load %rope[%2759] : memref<?xf32>
        %2761 = arith.mulf %2758, %2755 : f32
        %2762 = arith.mulf %2760, %2757 : f32
        %2763 = arith.subf %2761, %2762 : f32
        %2764 = arith.mulf %2760, %2755 : f32
        %2765 = arith.mulf %2758, %2757 : f32
        %2766 = arith.addf %2764, %2765 : f32
        %2767 = arith.mulf %2707, %2763 : f32
        %2768 = arith.mulf %2713, %2766 : f32
        %2769 = arith.subf %2767, %2768 : f32
        %2770 = arith.mulf %2713, %2763 : f32
        %2771 = arith.mulf %2707, %2766 : f32
        %2772 = arith.addf %2770, %2771 : f32
        %2773 = arith.cmpi slt, %0, %heads : index
        scf.if %2773 {
          %2774 = arith.muli %2632, %heads : index
          %2775 = arith.addi %2774, %0 : index
          %2776 = arith.muli %2775, %c7 : index
          %2777 = arith.addi %2776, %2653 : index
          memref.store %2769, %q[%2777] : memref<?xf32>
          %2778 = arith.addi %2777, %c12 : index
          memref.store %2772, %q[%2778] : memref<?xf32>
        } else {
          %2779 = arith.addi %2633, %2653 : index
          memref.store %2769, %22[%2779] : memref<?xf32>
          %2780 = arith.addi %2633, %2653 : index
          %2781 = arith.addi %2780, %c12 : index
          memref.store %2772, %22[%2781] : memref<?xf32>
        }
      } else {
        %2782 = arith.cmpi slt, %0, %heads : index
        scf.if %2782 {
          %2783 = arith.muli %2632, %heads : index
          %2784 = arith.addi %2783, %0 : index
          %2785 = arith.muli %2784, %c7 : index
          %2786 = arith.addi %2785, %2635 : index
          memref.store %2643, %q[%2786] : memref<?xf32>
          %2787 = arith.addi %2786, %c12 : index
          memref.store %2652, %q[%2787] : memref<?xf32>
        } else {
          %2788 = arith.addi %2633, %2635 : index
          memref.store %2643, %22[%2788] : memref<?xf32>
          %2789 = arith.addi %2633, %2635 : index
          %2790 = arith.addi %2789, %c12 : index
          memref.store %2652, %22[%2790] : memref<?xf32>
        }
        %2791 = arith.cmpi slt, %0, %heads : index
        scf.if %2791 {
          %2792 = arith.muli %2632, %heads : index
          %2793 = arith.addi %2792, %0 : index
          %2794 = arith.muli %2793, %c7 : index
          %2795 = arith.addi %2794, %2653 : index
          memref.store %2661, %q[%2795] : memref<?xf32>
          %2796 = arith.addi %2795, %c12 : index
          memref.store %2670, %q[%2796] : memref<?xf32>
        } else {
          %2797 = arith.addi %2633, %2653 : index
          memref.store %2661, %22[%2797] : memref<?xf32>
          %2798 = arith.addi %2633, %2653 : index
          %2799 = arith.addi %2798, %c12 : index
          memref.store %2670, %22[%2799] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %2800 = arith.cmpi sge, %0, %heads : index
    scf.if %2800 {
      %2801 = arith.addi %2628, %c8 : index
      %2802 = arith.addi %2627, %2801 : index
      %2803 = arith.cmpi slt, %2802, %24 : index
      scf.if %2803 {
        %2804 = arith.addi %2627, %2801 : index
        %2805 = arith.addi %slotsAt, %2804 : index
        %2806 = memref.load %step[%2805] : memref<?xi32>
        %2807 = arith.index_cast %2806 : i32 to index
        %2808 = arith.cmpi sge, %2807, %c8 : index
        scf.if %2808 {
          %2809 = arith.muli %2801, %c7 : index
          %2810 = arith.subi %0, %heads : index
          %2811 = memref.load %scales[%2810] : memref<?xf32>
          %2812 = vector.broadcast %2811 : f32 to vector<4xf32>
          %2813 = arith.divui %2807, %c14 : index
          %2814 = arith.remui %2807, %c14 : index
          %2815 = arith.muli %2813, %pageBytes : index
          %2816 = arith.cmpi eq, %codec, %c8 : index
          scf.if %2816 {
            %2817 = wave.lane
            %2818 = arith.muli %2817, %c2 : index
            scf.for %2819 = %2818 to %c7 step %c7 {
              %2820 = arith.addi %2809, %2819 : index
              %2821 = vector.load %22[%2820] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2822 = arith.mulf %2821, %2812 : vector<4xf32>
              %2823 = arith.minimumf %2822, %c52 : vector<4xf32>
              %2824 = arith.maximumf %2823, %c53 : vector<4xf32>
              %2825 = arith.truncf %2824 : vector<4xf32> to vector<4xf16>
              %2826 = vector.bitcast %2825 : vector<4xf16> to vector<8xi8>
              %2827 = arith.cmpi slt, %2810, %kvHeads : index
              scf.if %2827 {
                %2828 = arith.muli %2810, %c10 : index
                %2829 = arith.addi %2815, %2828 : index
                %2830 = arith.divui %2819, %c14 : index
                %2831 = arith.muli %2830, %c54 : index
                %2832 = arith.remui %2819, %c14 : index
                %2833 = arith.divui %2832, %c4 : index
                %2834 = arith.muli %2833, %c20 : index
                %2835 = arith.muli %2814, %c14 : index
                %2836 = arith.addi %2834, %2835 : index
                %2837 = arith.remui %2832, %c4 : index
                %2838 = arith.muli %2837, %c5 : index
                %2839 = arith.addi %2836, %2838 : index
                %2840 = arith.addi %2831, %2839 : index
                %2841 = arith.addi %2829, %2840 : index
                vector.store %2826, %kv[%2841] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2842 = arith.subi %2810, %kvHeads : index
                %2843 = arith.muli %2842, %c10 : index
                %2844 = arith.addi %2815, %2843 : index
                %2845 = arith.addi %2819, %c8 : index
                %2846 = arith.divui %2845, %c14 : index
                %2847 = arith.muli %2846, %c54 : index
                %2848 = arith.addi %2847, %c40 : index
                %2849 = arith.remui %2845, %c14 : index
                %2850 = arith.divui %2814, %c5 : index
                %2851 = arith.remui %2814, %c5 : index
                %2852 = arith.muli %2851, %c4 : index
                %2853 = arith.addi %2850, %2852 : index
                %2854 = arith.divui %2853, %c4 : index
                %2855 = arith.muli %2854, %c20 : index
                %2856 = arith.muli %2849, %c14 : index
                %2857 = arith.addi %2855, %2856 : index
                %2858 = arith.remui %2853, %c4 : index
                %2859 = arith.muli %2858, %c5 : index
                %2860 = arith.addi %2857, %2859 : index
                %2861 = arith.addi %2848, %2860 : index
                %2862 = arith.addi %2844, %2861 : index
                %2863 = vector.shuffle %2826, %2826 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2863, %kv[%2862] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2864 = arith.addi %2819, %c9 : index
                %2865 = arith.divui %2864, %c14 : index
                %2866 = arith.muli %2865, %c54 : index
                %2867 = arith.addi %2866, %c40 : index
                %2868 = arith.remui %2864, %c14 : index
                %2869 = arith.divui %2814, %c5 : index
                %2870 = arith.remui %2814, %c5 : index
                %2871 = arith.muli %2870, %c4 : index
                %2872 = arith.addi %2869, %2871 : index
                %2873 = arith.divui %2872, %c4 : index
                %2874 = arith.muli %2873, %c20 : index
                %2875 = arith.muli %2868, %c14 : index
                %2876 = arith.addi %2874, %2875 : index
                %2877 = arith.remui %2872, %c4 : index
                %2878 = arith.muli %2877, %c5 : index
                %2879 = arith.addi %2876, %2878 : index
                %2880 = arith.addi %2867, %2879 : index
                %2881 = arith.addi %2844, %2880 : index
                %2882 = vector.shuffle %2826, %2826 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2882, %kv[%2881] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2883 = arith.addi %2819, %c5 : index
                %2884 = arith.divui %2883, %c14 : index
                %2885 = arith.muli %2884, %c54 : index
                %2886 = arith.addi %2885, %c40 : index
                %2887 = arith.remui %2883, %c14 : index
                %2888 = arith.divui %2814, %c5 : index
                %2889 = arith.remui %2814, %c5 : index
                %2890 = arith.muli %2889, %c4 : index
                %2891 = arith.addi %2888, %2890 : index
                %2892 = arith.divui %2891, %c4 : index
                %2893 = arith.muli %2892, %c20 : index
                %2894 = arith.muli %2887, %c14 : index
                %2895 = arith.addi %2893, %2894 : index
                %2896 = arith.remui %2891, %c4 : index
                %2897 = arith.muli %2896, %c5 : index
                %2898 = arith.addi %2895, %2897 : index
                %2899 = arith.addi %2886, %2898 : index
                %2900 = arith.addi %2844, %2899 : index
                %2901 = vector.shuffle %2826, %2826 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2901, %kv[%2900] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2902 = arith.addi %2819, %c33 : index
                %2903 = arith.divui %2902, %c14 : index
                %2904 = arith.muli %2903, %c54 : index
                %2905 = arith.addi %2904, %c40 : index
                %2906 = arith.remui %2902, %c14 : index
                %2907 = arith.divui %2814, %c5 : index
                %2908 = arith.remui %2814, %c5 : index
                %2909 = arith.muli %2908, %c4 : index
                %2910 = arith.addi %2907, %2909 : index
                %2911 = arith.divui %2910, %c4 : index
                %2912 = arith.muli %2911, %c20 : index
                %2913 = arith.muli %2906, %c14 : index
                %2914 = arith.addi %2912, %2913 : index
                %2915 = arith.remui %2910, %c4 : index
                %2916 = arith.muli %2915, %c5 : index
                %2917 = arith.addi %2914, %2916 : index
                %2918 = arith.addi %2905, %2917 : index
                %2919 = arith.addi %2844, %2918 : index
                %2920 = vector.shuffle %2826, %2826 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2920, %kv[%2919] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2921 = arith.cmpi eq, %codec, %c9 : index
          scf.if %2921 {
            %2922 = wave.lane
            %2923 = arith.muli %2922, %c2 : index
            scf.for %2924 = %2923 to %c7 step %c7 {
              %2925 = arith.addi %2809, %2924 : index
              %2926 = vector.load %22[%2925] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2927 = arith.mulf %2926, %2812 : vector<4xf32>
              %2928 = wave.fp8_encode "e4m3" %2927 : vector<4xf32> -> vector<4xi8>
              %2929 = arith.cmpi slt, %2810, %kvHeads : index
              scf.if %2929 {
                %2930 = arith.muli %2810, %c40 : index
                %2931 = arith.addi %2815, %2930 : index
                %2932 = vector.shuffle %2928, %2928 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2933 = arith.divui %2924, %c14 : index
                %2934 = arith.muli %2933, %c20 : index
                %2935 = arith.remui %2924, %c14 : index
                %2936 = arith.muli %2814, %c14 : index
                %2937 = arith.divui %2935, %c2 : index
                %2938 = arith.muli %2937, %c2 : index
                %2939 = arith.remui %2935, %c5 : index
                %2940 = arith.muli %2939, %c5 : index
                %2941 = arith.addi %2938, %2940 : index
                %2942 = arith.divui %2935, %c5 : index
                %2943 = arith.remui %2942, %c5 : index
                %2944 = arith.addi %2941, %2943 : index
                %2945 = arith.addi %2936, %2944 : index
                %2946 = arith.addi %2934, %2945 : index
                %2947 = arith.addi %2931, %2946 : index
                vector.store %2932, %kv[%2947] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2948 = arith.subi %2810, %kvHeads : index
                %2949 = arith.muli %2948, %c40 : index
                %2950 = arith.addi %2815, %2949 : index
                %2951 = arith.addi %2924, %c8 : index
                %2952 = arith.divui %2951, %c14 : index
                %2953 = arith.muli %2952, %c20 : index
                %2954 = arith.addi %2953, %c11 : index
                %2955 = arith.remui %2951, %c14 : index
                %2956 = arith.divui %2814, %c5 : index
                %2957 = arith.remui %2814, %c5 : index
                %2958 = arith.muli %2957, %c4 : index
                %2959 = arith.addi %2956, %2958 : index
                %2960 = arith.muli %2955, %c14 : index
                %2961 = arith.divui %2959, %c2 : index
                %2962 = arith.muli %2961, %c2 : index
                %2963 = arith.remui %2959, %c5 : index
                %2964 = arith.muli %2963, %c5 : index
                %2965 = arith.addi %2962, %2964 : index
                %2966 = arith.divui %2959, %c5 : index
                %2967 = arith.remui %2966, %c5 : index
                %2968 = arith.addi %2965, %2967 : index
                %2969 = arith.addi %2960, %2968 : index
                %2970 = arith.addi %2954, %2969 : index
                %2971 = arith.addi %2950, %2970 : index
                %2972 = vector.shuffle %2928, %2928 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2972, %kv[%2971] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2973 = arith.addi %2924, %c9 : index
                %2974 = arith.divui %2973, %c14 : index
                %2975 = arith.muli %2974, %c20 : index
                %2976 = arith.addi %2975, %c11 : index
                %2977 = arith.remui %2973, %c14 : index
                %2978 = arith.divui %2814, %c5 : index
                %2979 = arith.remui %2814, %c5 : index
                %2980 = arith.muli %2979, %c4 : index
                %2981 = arith.addi %2978, %2980 : index
                %2982 = arith.muli %2977, %c14 : index
                %2983 = arith.divui %2981, %c2 : index
                %2984 = arith.muli %2983, %c2 : index
                %2985 = arith.remui %2981, %c5 : index
                %2986 = arith.muli %2985, %c5 : index
                %2987 = arith.addi %2984, %2986 : index
                %2988 = arith.divui %2981, %c5 : index
                %2989 = arith.remui %2988, %c5 : index
                %2990 = arith.addi %2987, %2989 : index
                %2991 = arith.addi %2982, %2990 : index
                %2992 = arith.addi %2976, %2991 : index
                %2993 = arith.addi %2950, %2992 : index
                %2994 = vector.shuffle %2928, %2928 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2994, %kv[%2993] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2995 = arith.addi %2924, %c5 : index
                %2996 = arith.divui %2995, %c14 : index
                %2997 = arith.muli %2996, %c20 : index
                %2998 = arith.addi %2997, %c11 : index
                %2999 = arith.remui %2995, %c14 : index
                %3000 = arith.divui %2814, %c5 : index
                %3001 = arith.remui %2814, %c5 : index
                %3002 = arith.muli %3001, %c4 : index
                %3003 = arith.addi %3000, %3002 : index
                %3004 = arith.muli %2999, %c14 : index
                %3005 = arith.divui %3003, %c2 : index
                %3006 = arith.muli %3005, %c2 : index
                %3007 = arith.remui %3003, %c5 : index
                %3008 = arith.muli %3007, %c5 : index
                %3009 = arith.addi %3006, %3008 : index
                %3010 = arith.divui %3003, %c5 : index
                %3011 = arith.remui %3010, %c5 : index
                %3012 = arith.addi %3009, %3011 : index
                %3013 = arith.addi %3004, %3012 : index
                %3014 = arith.addi %2998, %3013 : index
                %3015 = arith.addi %2950, %3014 : index
                %3016 = vector.shuffle %2928, %2928 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3016, %kv[%3015] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3017 = arith.addi %2924, %c33 : index
                %3018 = arith.divui %3017, %c14 : index
                %3019 = arith.muli %3018, %c20 : index
                %3020 = arith.addi %3019, %c11 : index
                %3021 = arith.remui %3017, %c14 : index
                %3022 = arith.divui %2814, %c5 : index
                %3023 = arith.remui %2814, %c5 : index
                %3024 = arith.muli %3023, %c4 : index
                %3025 = arith.addi %3022, %3024 : index
                %3026 = arith.muli %3021, %c14 : index
                %3027 = arith.divui %3025, %c2 : index
                %3028 = arith.muli %3027, %c2 : index
                %3029 = arith.remui %3025, %c5 : index
                %3030 = arith.muli %3029, %c5 : index
                %3031 = arith.addi %3028, %3030 : index
                %3032 = arith.divui %3025, %c5 : index
                %3033 = arith.remui %3032, %c5 : index
                %3034 = arith.addi %3031, %3033 : index
                %3035 = arith.addi %3026, %3034 : index
                %3036 = arith.addi %3020, %3035 : index
                %3037 = arith.addi %2950, %3036 : index
                %3038 = vector.shuffle %2928, %2928 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3038, %kv[%3037] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3039 = arith.cmpi eq, %codec, %c5 : index
          scf.if %3039 {
            %3040 = wave.lane
            %3041 = arith.muli %3040, %c2 : index
            scf.for %3042 = %3041 to %c7 step %c7 {
              %3043 = arith.addi %2809, %3042 : index
              %3044 = vector.load %22[%3043] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3045 = arith.mulf %3044, %2812 : vector<4xf32>
              %3046 = wave.fp8_encode "e5m2" %3045 : vector<4xf32> -> vector<4xi8>
              %3047 = arith.cmpi slt, %2810, %kvHeads : index
              scf.if %3047 {
                %3048 = arith.muli %2810, %c40 : index
                %3049 = arith.addi %2815, %3048 : index
                %3050 = vector.shuffle %3046, %3046 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3051 = arith.divui %3042, %c14 : index
                %3052 = arith.muli %3051, %c20 : index
                %3053 = arith.remui %3042, %c14 : index
                %3054 = arith.muli %2814, %c14 : index
                %3055 = arith.divui %3053, %c2 : index
                %3056 = arith.muli %3055, %c2 : index
                %3057 = arith.remui %3053, %c5 : index
                %3058 = arith.muli %3057, %c5 : index
                %3059 = arith.addi %3056, %3058 : index
                %3060 = arith.divui %3053, %c5 : index
                %3061 = arith.remui %3060, %c5 : index
                %3062 = arith.addi %3059, %3061 : index
                %3063 = arith.addi %3054, %3062 : index
                %3064 = arith.addi %3052, %3063 : index
                %3065 = arith.addi %3049, %3064 : index
                vector.store %3050, %kv[%3065] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3066 = arith.subi %2810, %kvHeads : index
                %3067 = arith.muli %3066, %c40 : index
                %3068 = arith.addi %2815, %3067 : index
                %3069 = arith.addi %3042, %c8 : index
                %3070 = arith.divui %3069, %c14 : index
                %3071 = arith.muli %3070, %c20 : index
                %3072 = arith.addi %3071, %c11 : index
                %3073 = arith.remui %3069, %c14 : index
                %3074 = arith.divui %2814, %c5 : index
                %3075 = arith.remui %2814, %c5 : index
                %3076 = arith.muli %3075, %c4 : index
                %3077 = arith.addi %3074, %3076 : index
                %3078 = arith.muli %3073, %c14 : index
                %3079 = arith.divui %3077, %c2 : index
                %3080 = arith.muli %3079, %c2 : index
                %3081 = arith.remui %3077, %c5 : index
                %3082 = arith.muli %3081, %c5 : index
                %3083 = arith.addi %3080, %3082 : index
                %3084 = arith.divui %3077, %c5 : index
                %3085 = arith.remui %3084, %c5 : index
                %3086 = arith.addi %3083, %3085 : index
                %3087 = arith.addi %3078, %3086 : index
                %3088 = arith.addi %3072, %3087 : index
                %3089 = arith.addi %3068, %3088 : index
                %3090 = vector.shuffle %3046, %3046 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3090, %kv[%3089] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3091 = arith.addi %3042, %c9 : index
                %3092 = arith.divui %3091, %c14 : index
                %3093 = arith.muli %3092, %c20 : index
                %3094 = arith.addi %3093, %c11 : index
                %3095 = arith.remui %3091, %c14 : index
                %3096 = arith.divui %2814, %c5 : index
                %3097 = arith.remui %2814, %c5 : index
                %3098 = arith.muli %3097, %c4 : index
                %3099 = arith.addi %3096, %3098 : index
                %3100 = arith.muli %3095, %c14 : index
                %3101 = arith.divui %3099, %c2 : index
                %3102 = arith.muli %3101, %c2 : index
                %3103 = arith.remui %3099, %c5 : index
                %3104 = arith.muli %3103, %c5 : index
                %3105 = arith.addi %3102, %3104 : index
                %3106 = arith.divui %3099, %c5 : index
                %3107 = arith.remui %3106, %c5 : index
                %3108 = arith.addi %3105, %3107 : index
                %3109 = arith.addi %3100, %3108 : index
                %3110 = arith.addi %3094, %3109 : index
                %3111 = arith.addi %3068, %3110 : index
                %3112 = vector.shuffle %3046, %3046 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3112, %kv[%3111] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3113 = arith.addi %3042, %c5 : index
                %3114 = arith.divui %3113, %c14 : index
                %3115 = arith.muli %3114, %c20 : index
                %3116 = arith.addi %3115, %c11 : index
                %3117 = arith.remui %3113, %c14 : index
                %3118 = arith.divui %2814, %c5 : index
                %3119 = arith.remui %2814, %c5 : index
                %3120 = arith.muli %3119, %c4 : index
                %3121 = arith.addi %3118, %3120 : index
                %3122 = arith.muli %3117, %c14 : index
                %3123 = arith.divui %3121, %c2 : index
                %3124 = arith.muli %3123, %c2 : index
                %3125 = arith.remui %3121, %c5 : index
                %3126 = arith.muli %3125, %c5 : index
                %3127 = arith.addi %3124, %3126 : index
                %3128 = arith.divui %3121, %c5 : index
                %3129 = arith.remui %3128, %c5 : index
                %3130 = arith.addi %3127, %3129 : index
                %3131 = arith.addi %3122, %3130 : index
                %3132 = arith.addi %3116, %3131 : index
                %3133 = arith.addi %3068, %3132 : index
                %3134 = vector.shuffle %3046, %3046 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3134, %kv[%3133] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3135 = arith.addi %3042, %c33 : index
                %3136 = arith.divui %3135, %c14 : index
                %3137 = arith.muli %3136, %c20 : index
                %3138 = arith.addi %3137, %c11 : index
                %3139 = arith.remui %3135, %c14 : index
                %3140 = arith.divui %2814, %c5 : index
                %3141 = arith.remui %2814, %c5 : index
                %3142 = arith.muli %3141, %c4 : index
                %3143 = arith.addi %3140, %3142 : index
                %3144 = arith.muli %3139, %c14 : index
                %3145 = arith.divui %3143, %c2 : index
                %3146 = arith.muli %3145, %c2 : index
                %3147 = arith.remui %3143, %c5 : index
                %3148 = arith.muli %3147, %c5 : index
                %3149 = arith.addi %3146, %3148 : index
                %3150 = arith.divui %3143, %c5 : index
                %3151 = arith.remui %3150, %c5 : index
                %3152 = arith.addi %3149, %3151 : index
                %3153 = arith.addi %3144, %3152 : index
                %3154 = arith.addi %3138, %3153 : index
                %3155 = arith.addi %3068, %3154 : index
                %3156 = vector.shuffle %3046, %3046 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3156, %kv[%3155] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %3157 = arith.addi %25, %c16 : index
    %3158 = wave.lane
    %3159 = arith.muli %3, %c5 : index
    %3160 = arith.muli %3159, %c20 : index
    %3161 = arith.addi %3160, %3158 : index
    %3162 = arith.muli %4, %c11 : index
    %3163 = arith.addi %3162, %3161 : index
    %3164 = arith.addi %3163, %c8 : index
    %3165 = arith.addi %3164, %c8 : index
    %3166 = vector.extract %646#6[0] : f32 from vector<8xf32>
    memref.store %3166, %21[%3165] : memref<?xf32>
    %3167 = arith.muli %4, %c11 : index
    %3168 = arith.addi %3167, %3161 : index
    %3169 = arith.addi %3168, %c8 : index
    %3170 = arith.addi %3169, %c15 : index
    %3171 = vector.extract %646#6[1] : f32 from vector<8xf32>
    memref.store %3171, %21[%3170] : memref<?xf32>
    %3172 = arith.muli %4, %c11 : index
    %3173 = arith.addi %3172, %3161 : index
    %3174 = arith.addi %3173, %c8 : index
    %3175 = arith.addi %3174, %c12 : index
    %3176 = vector.extract %646#6[2] : f32 from vector<8xf32>
    memref.store %3176, %21[%3175] : memref<?xf32>
    %3177 = arith.muli %4, %c11 : index
    %3178 = arith.addi %3177, %3161 : index
    %3179 = arith.addi %3178, %c8 : index
    %3180 = arith.addi %3179, %c34 : index
    %3181 = vector.extract %646#6[3] : f32 from vector<8xf32>
    memref.store %3181, %21[%3180] : memref<?xf32>
    %3182 = arith.muli %4, %c11 : index
    %3183 = arith.addi %3182, %3161 : index
    %3184 = arith.addi %3183, %c8 : index
    %3185 = arith.addi %3184, %c7 : index
    %3186 = vector.extract %646#6[4] : f32 from vector<8xf32>
    memref.store %3186, %21[%3185] : memref<?xf32>
    %3187 = arith.muli %4, %c11 : index
    %3188 = arith.addi %3187, %3161 : index
    %3189 = arith.addi %3188, %c8 : index
    %3190 = arith.addi %3189, %c35 : index
    %3191 = vector.extract %646#6[5] : f32 from vector<8xf32>
    memref.store %3191, %21[%3190] : memref<?xf32>
    %3192 = arith.muli %4, %c11 : index
    %3193 = arith.addi %3192, %3161 : index
    %3194 = arith.addi %3193, %c8 : index
    %3195 = arith.addi %3194, %c36 : index
    %3196 = vector.extract %646#6[6] : f32 from vector<8xf32>
    memref.store %3196, %21[%3195] : memref<?xf32>
    %3197 = arith.muli %4, %c11 : index
    %3198 = arith.addi %3197, %3161 : index
    %3199 = arith.addi %3198, %c8 : index
    %3200 = arith.addi %3199, %c37 : index
    %3201 = vector.extract %646#6[7] : f32 from vector<8xf32>
    memref.store %3201, %21[%3200] : memref<?xf32>
    %3202 = arith.muli %4, %c11 : index
    %3203 = arith.addi %3202, %3161 : index
    %3204 = arith.addi %3203, %c20 : index
    %3205 = arith.addi %3204, %c8 : index
    %3206 = vector.extract %646#7[0] : f32 from vector<8xf32>
    memref.store %3206, %21[%3205] : memref<?xf32>
    %3207 = arith.muli %4, %c11 : index
    %3208 = arith.addi %3207, %3161 : index
    %3209 = arith.addi %3208, %c20 : index
    %3210 = arith.addi %3209, %c15 : index
    %3211 = vector.extract %646#7[1] : f32 from vector<8xf32>
    memref.store %3211, %21[%3210] : memref<?xf32>
    %3212 = arith.muli %4, %c11 : index
    %3213 = arith.addi %3212, %3161 : index
    %3214 = arith.addi %3213, %c20 : index
    %3215 = arith.addi %3214, %c12 : index
    %3216 = vector.extract %646#7[2] : f32 from vector<8xf32>
    memref.store %3216, %21[%3215] : memref<?xf32>
    %3217 = arith.muli %4, %c11 : index
    %3218 = arith.addi %3217, %3161 : index
    %3219 = arith.addi %3218, %c20 : index
    %3220 = arith.addi %3219, %c34 : index
    %3221 = vector.extract %646#7[3] : f32 from vector<8xf32>
    memref.store %3221, %21[%3220] : memref<?xf32>
    %3222 = arith.muli %4, %c11 : index
    %3223 = arith.addi %3222, %3161 : index
    %3224 = arith.addi %3223, %c20 : index
    %3225 = arith.addi %3224, %c7 : index
    %3226 = vector.extract %646#7[4] : f32 from vector<8xf32>
    memref.store %3226, %21[%3225] : memref<?xf32>
    %3227 = arith.muli %4, %c11 : index
    %3228 = arith.addi %3227, %3161 : index
    %3229 = arith.addi %3228, %c20 : index
    %3230 = arith.addi %3229, %c35 : index
    %3231 = vector.extract %646#7[5] : f32 from vector<8xf32>
    memref.store %3231, %21[%3230] : memref<?xf32>
    %3232 = arith.muli %4, %c11 : index
    %3233 = arith.addi %3232, %3161 : index
    %3234 = arith.addi %3233, %c20 : index
    %3235 = arith.addi %3234, %c36 : index
    %3236 = vector.extract %646#7[6] : f32 from vector<8xf32>
    memref.store %3236, %21[%3235] : memref<?xf32>
    %3237 = arith.muli %4, %c11 : index
    %3238 = arith.addi %3237, %3161 : index
    %3239 = arith.addi %3238, %c20 : index
    %3240 = arith.addi %3239, %c37 : index
    %3241 = vector.extract %646#7[7] : f32 from vector<8xf32>
    memref.store %3241, %21[%3240] : memref<?xf32>
    wave.barrier
    %3242 = arith.muli %4, %c5 : index
    %3243 = arith.addi %3242, %c8 : index
    %3244 = arith.muli %3243, %c5 : index
    %3245 = arith.divui %3158, %c14 : index
    %3246 = arith.addi %3244, %3245 : index
    %3247 = arith.addi %3157, %3246 : index
    %3248 = arith.cmpi slt, %3247, %24 : index
    scf.if %3248 {
      %3249 = arith.cmpi eq, %hasFactors, %c9 : index
      %3250 = arith.muli %3247, %c5 : index
      %3251 = memref.load %factors[%3250] : memref<?xf32>
      %3252 = arith.mulf %3251, %operandScale : f32
      %3253 = arith.select %3249, %3252, %operandScale : f32
      %3254 = arith.addi %3161, %c8 : index
      %3255 = arith.muli %3243, %c15 : index
      %3256 = arith.addi %3254, %3255 : index
      %3257 = memref.load %21[%3256] : memref<?xf32>
      %3258 = arith.addi %3256, %c11 : index
      %3259 = memref.load %21[%3258] : memref<?xf32>
      %3260 = arith.addf %3257, %3259 : f32
      %3261 = arith.addi %3256, %c40 : index
      %3262 = memref.load %21[%3261] : memref<?xf32>
      %3263 = arith.addf %3260, %3262 : f32
      %3264 = arith.addi %3256, %c41 : index
      %3265 = memref.load %21[%3264] : memref<?xf32>
      %3266 = arith.addf %3263, %3265 : f32
      %3267 = arith.remui %3158, %c14 : index
      %3268 = arith.muli %3267, %c2 : index
      %3269 = arith.addi %18, %3268 : index
      %3270 = vector.load %w[%3269] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3271 = vector.bitcast %3270 : vector<4xi8> to vector<1xf32>
      %3272 = vector.extract %3271[0] : f32 from vector<1xf32>
      %3273 = arith.mulf %3272, %3253 : f32
      %3274 = arith.mulf %3266, %3273 : f32
      %3275 = arith.muli %3, %c5 : index
      %3276 = arith.addi %3275, %c8 : index
      %3277 = arith.muli %3276, %c14 : index
      %3278 = arith.remui %3158, %c14 : index
      %3279 = arith.addi %3277, %3278 : index
      %3280 = arith.muli %3246, %c7 : index
      %3281 = arith.addi %3280, %3279 : index
      memref.store %3274, %22[%3281] : memref<?xf32>
      %3282 = arith.addi %3161, %c20 : index
      %3283 = arith.muli %3243, %c15 : index
      %3284 = arith.addi %3282, %3283 : index
      %3285 = memref.load %21[%3284] : memref<?xf32>
      %3286 = arith.addi %3284, %c11 : index
      %3287 = memref.load %21[%3286] : memref<?xf32>
      %3288 = arith.addf %3285, %3287 : f32
      %3289 = arith.addi %3284, %c40 : index
      %3290 = memref.load %21[%3289] : memref<?xf32>
      %3291 = arith.addf %3288, %3290 : f32
      %3292 = arith.addi %3284, %c41 : index
      %3293 = memref.load %21[%3292] : memref<?xf32>
      %3294 = arith.addf %3291, %3293 : f32
      %3295 = arith.remui %3158, %c14 : index
      %3296 = arith.muli %3295, %c2 : index
      %3297 = arith.addi %20, %3296 : index
      %3298 = vector.load %w[%3297] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3299 = vector.bitcast %3298 : vector<4xi8> to vector<1xf32>
      %3300 = vector.extract %3299[0] : f32 from vector<1xf32>
      %3301 = arith.mulf %3300, %3253 : f32
      %3302 = arith.mulf %3294, %3301 : f32
      %3303 = arith.muli %3, %c5 : index
      %3304 = arith.addi %3303, %c9 : index
      %3305 = arith.muli %3304, %c14 : index
      %3306 = arith.remui %3158, %c14 : index
      %3307 = arith.addi %3305, %3306 : index
      %3308 = arith.muli %3246, %c7 : index
      %3309 = arith.addi %3308, %3307 : index
      memref.store %3302, %22[%3309] : memref<?xf32>
    }
    %3310 = arith.muli %4, %c5 : index
    %3311 = arith.addi %3310, %c9 : index
    %3312 = arith.muli %3311, %c5 : index
    %3313 = arith.divui %3158, %c14 : index
    %3314 = arith.addi %3312, %3313 : index
    %3315 = arith.addi %3157, %3314 : index
    %3316 = arith.cmpi slt, %3315, %24 : index
    scf.if %3316 {
      %3317 = arith.cmpi eq, %hasFactors, %c9 : index
      %3318 = arith.muli %3315, %c5 : index
      %3319 = memref.load %factors[%3318] : memref<?xf32>
      %3320 = arith.mulf %3319, %operandScale : f32
      %3321 = arith.select %3317, %3320, %operandScale : f32
      %3322 = arith.addi %3161, %c8 : index
      %3323 = arith.muli %3311, %c15 : index
      %3324 = arith.addi %3322, %3323 : index
      %3325 = memref.load %21[%3324] : memref<?xf32>
      %3326 = arith.addi %3324, %c11 : index
      %3327 = memref.load %21[%3326] : memref<?xf32>
      %3328 = arith.addf %3325, %3327 : f32
      %3329 = arith.addi %3324, %c40 : index
      %3330 = memref.load %21[%3329] : memref<?xf32>
      %3331 = arith.addf %3328, %3330 : f32
      %3332 = arith.addi %3324, %c41 : index
      %3333 = memref.load %21[%3332] : memref<?xf32>
      %3334 = arith.addf %3331, %3333 : f32
      %3335 = arith.remui %3158, %c14 : index
      %3336 = arith.muli %3335, %c2 : index
      %3337 = arith.addi %18, %3336 : index
      %3338 = vector.load %w[%3337] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3339 = vector.bitcast %3338 : vector<4xi8> to vector<1xf32>
      %3340 = vector.extract %3339[0] : f32 from vector<1xf32>
      %3341 = arith.mulf %3340, %3321 : f32
      %3342 = arith.mulf %3334, %3341 : f32
      %3343 = arith.muli %3, %c5 : index
      %3344 = arith.addi %3343, %c8 : index
      %3345 = arith.muli %3344, %c14 : index
      %3346 = arith.remui %3158, %c14 : index
      %3347 = arith.addi %3345, %3346 : index
      %3348 = arith.muli %3314, %c7 : index
      %3349 = arith.addi %3348, %3347 : index
      memref.store %3342, %22[%3349] : memref<?xf32>
      %3350 = arith.addi %3161, %c20 : index
      %3351 = arith.muli %3311, %c15 : index
      %3352 = arith.addi %3350, %3351 : index
      %3353 = memref.load %21[%3352] : memref<?xf32>
      %3354 = arith.addi %3352, %c11 : index
      %3355 = memref.load %21[%3354] : memref<?xf32>
      %3356 = arith.addf %3353, %3355 : f32
      %3357 = arith.addi %3352, %c40 : index
      %3358 = memref.load %21[%3357] : memref<?xf32>
      %3359 = arith.addf %3356, %3358 : f32
      %3360 = arith.addi %3352, %c41 : index
      %3361 = memref.load %21[%3360] : memref<?xf32>
      %3362 = arith.addf %3359, %3361 : f32
      %3363 = arith.remui %3158, %c14 : index
      %3364 = arith.muli %3363, %c2 : index
      %3365 = arith.addi %20, %3364 : index
      %3366 = vector.load %w[%3365] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3367 = vector.bitcast %3366 : vector<4xi8> to vector<1xf32>
      %3368 = vector.extract %3367[0] : f32 from vector<1xf32>
      %3369 = arith.mulf %3368, %3321 : f32
      %3370 = arith.mulf %3362, %3369 : f32
      %3371 = arith.muli %3, %c5 : index
      %3372 = arith.addi %3371, %c9 : index
      %3373 = arith.muli %3372, %c14 : index
      %3374 = arith.remui %3158, %c14 : index
      %3375 = arith.addi %3373, %3374 : index
      %3376 = arith.muli %3314, %c7 : index
      %3377 = arith.addi %3376, %3375 : index
      memref.store %3370, %22[%3377] : memref<?xf32>
    }
    wave.barrier
    %3378 = arith.addi %25, %c16 : index
    %3379 = wave.wave
    %3380 = arith.addi %3379, %c8 : index
    %3381 = arith.addi %3378, %3380 : index
    %3382 = arith.cmpi slt, %3381, %24 : index
    scf.if %3382 {
      %3383 = arith.addi %3378, %3380 : index
      %3384 = arith.muli %3380, %c7 : index
      %3385 = wave.lane
      %3386 = arith.addi %3385, %c8 : index
      %3387 = arith.cmpi eq, %hasBias, %c9 : index
      %3388 = arith.addi %3384, %3386 : index
      %3389 = memref.load %22[%3388] : memref<?xf32>
      %3390 = arith.muli %0, %c7 : index
      %3391 = arith.addi %3390, %3386 : index
      %3392 = memref.load %bias[%3391] : memref<?xf32>
      %3393 = arith.addf %3389, %3392 : f32
      %3394 = arith.select %3387, %3393, %3389 : f32
      %3395 = arith.addi %3386, %c12 : index
      %3396 = arith.cmpi eq, %hasBias, %c9 : index
      %3397 = arith.addi %3384, %3395 : index
      %3398 = memref.load %22[%3397] : memref<?xf32>
      %3399 = arith.muli %0, %c7 : index
      %3400 = arith.addi %3399, %3395 : index
      %3401 = memref.load %bias[%3400] : memref<?xf32>
      %3402 = arith.addf %3398, %3401 : f32
      %3403 = arith.select %3396, %3402, %3398 : f32
      %3404 = arith.addi %3385, %c15 : index
      %3405 = arith.cmpi eq, %hasBias, %c9 : index
      %3406 = arith.addi %3384, %3404 : index
      %3407 = memref.load %22[%3406] : memref<?xf32>
      %3408 = arith.muli %0, %c7 : index
      %3409 = arith.addi %3408, %3404 : index
      %3410 = memref.load %bias[%3409] : memref<?xf32>
      %3411 = arith.addf %3407, %3410 : f32
      %3412 = arith.select %3405, %3411, %3407 : f32
      %3413 = arith.addi %3404, %c12 : index
      %3414 = arith.cmpi eq, %hasBias, %c9 : index
      %3415 = arith.addi %3384, %3413 : index
      %3416 = memref.load %22[%3415] : memref<?xf32>
      %3417 = arith.muli %0, %c7 : index
      %3418 = arith.addi %3417, %3413 : index
      %3419 = memref.load %bias[%3418] : memref<?xf32>
      %3420 = arith.addf %3416, %3419 : f32
      %3421 = arith.select %3414, %3420, %3416 : f32
      %3422 = arith.addi %heads, %kvHeads : index
      %3423 = arith.cmpi slt, %0, %3422 : index
      scf.if %3423 {
        %3424 = arith.addi %positionsAt, %3383 : index
        %3425 = memref.load %step[%3424] : memref<?xi32>
        %3426 = arith.index_cast %3425 : i32 to index
        %3427 = arith.cmpi eq, %hasNorm, %c9 : index
        %3428 = math.fma %3394, %3394, %c45 : f32
        %3429 = math.fma %3403, %3403, %3428 : f32
        %3430 = math.fma %3412, %3412, %3429 : f32
        %3431 = math.fma %3421, %3421, %3430 : f32
        %3432 = vector.broadcast %3431 : f32 to vector<1xf32>
        %3433 = wave.reduce "add" %3432 : vector<1xf32>
        %3434 = arith.mulf %3433, %inverseHeadDim : f32
        %3435 = arith.addf %3434, %epsilon : f32
        %3436 = math.sqrt %3435 : f32
        %3437 = arith.divf %c47, %3436 : f32
        %3438 = arith.cmpi slt, %0, %heads : index
        %3439 = arith.addi %3386, %c12 : index
        %3440 = memref.load %query_norm[%3386] : memref<?xf32>
        %3441 = memref.load %key_norm[%3386] : memref<?xf32>
        %3442 = arith.select %3438, %3440, %3441 : f32
        %3443 = arith.mulf %3394, %3437 : f32
        %3444 = arith.mulf %3443, %3442 : f32
        %3445 = arith.select %3427, %3444, %3394 : f32
        %3446 = memref.load %query_norm[%3439] : memref<?xf32>
        %3447 = memref.load %key_norm[%3439] : memref<?xf32>
        %3448 = arith.select %3438, %3446, %3447 : f32
        %3449 = arith.mulf %3403, %3437 : f32
        %3450 = arith.mulf %3449, %3448 : f32
        %3451 = arith.select %3427, %3450, %3403 : f32
        %3452 = arith.addi %3404, %c12 : index
        %3453 = memref.load %query_norm[%3404] : memref<?xf32>
        %3454 = memref.load %key_norm[%3404] : memref<?xf32>
        %3455 = arith.select %3438, %3453, %3454 : f32
        %3456 = arith.mulf %3412, %3437 : f32
        %3457 = arith.mulf %3456, %3455 : f32
        %3458 = arith.select %3427, %3457, %3412 : f32
        %3459 = memref.load %query_norm[%3452] : memref<?xf32>
        %3460 = memref.load %key_norm[%3452] : memref<?xf32>
        %3461 = arith.select %3438, %3459, %3460 : f32
        %3462 = arith.mulf %3421, %3437 : f32
        %3463 = arith.mulf %3462, %3461 : f32
        %3464 = arith.select %3427, %3463, %3421 : f32
        %3465 = arith.remui %3426, %c20 : index
        %3466 = arith.muli %3465, %c7 : index
        %3467 = arith.addi %3466, %3386 : index
        %3468 = arith.divui %3426, %c20 : index
        %3469 = arith.addi %3468, %c20 : index
        %3470 = arith.muli %3469, %c7 : index
        %3471 = arith.addi %3470, %3386 : index
        %3472 = memref.load %rope[%3467] : memref<?xf32>
        %3473 = arith.addi %3467, %c12 : index
        %3474 = memref.load %rope[%3473] : memref<?xf32>
        %3475 = memref.load %rope[%3471] : memref<?xf32>
        %3476 = arith.addi %3471, %c12 : index
        %3477 = memref.load %rope[%3476] : memref<?xf32>
        %3478 = arith.mulf %3475, %3472 : f32
        %3479 = arith.mulf %3477, %3474 : f32
        %3480 = arith.subf %3478, %3479 : f32
        %3481 = arith.mulf %3477, %3472 : f32
        %3482 = arith.mulf %3475, %3474 : f32
        %3483 = arith.addf %3481, %3482 : f32
        %3484 = arith.mulf %3445, %3480 : f32
        %3485 = arith.mulf %3451, %3483 : f32
        %3486 = arith.subf %3484, %3485 : f32
        %3487 = arith.mulf %3451, %3480 : f32
        %3488 = arith.mulf %3445, %3483 : f32
        %3489 = arith.addf %3487, %3488 : f32
        %3490 = arith.cmpi slt, %0, %heads : index
        scf.if %3490 {
          %3491 = arith.muli %3383, %heads : index
          %3492 = arith.addi %3491, %0 : index
          %3493 = arith.muli %3492, %c7 : index
          %3494 = arith.addi %3493, %3386 : index
          memref.store %3486, %q[%3494] : memref<?xf32>
          %3495 = arith.addi %3494, %c12 : index
          memref.store %3489, %q[%3495] : memref<?xf32>
        } else {
          %3496 = arith.addi %3384, %3386 : index
          memref.store %3486, %22[%3496] : memref<?xf32>
          %3497 = arith.addi %3384, %3386 : index
          %3498 = arith.addi %3497, %c12 : index
          memref.store %3489, %22[%3498] : memref<?xf32>
        }
        %3499 = arith.remui %3426, %c20 : index
        %3500 = arith.muli %3499, %c7 : index
        %3501 = arith.addi %3500, %3404 : index
        %3502 = arith.divui %3426, %c20 : index
        %3503 = arith.addi %3502, %c20 : index
        %3504 = arith.muli %3503, %c7 : index
        %3505 = arith.addi %3504, %3404 : index
        %3506 = memref.load %rope[%3501] : memref<?xf32>
        %3507 = arith.addi %3501, %c12 : index
        %3508 = memref.load %rope[%3507] : memref<?xf32>
        %3509 = memref.load %rope[%3505] : memref<?xf32>
        %3510 = arith.addi %3505, %c12 : index
        %3511 = memref.load %rope[%3510] : memref<?xf32>
        %3512 = arith.mulf %3509, %3506 : f32
        %3513 = arith.mulf %3511, %3508 : f32
        %3514 = arith.subf %3512, %3513 : f32
        %3515 = arith.mulf %3511, %3506 : f32
        %3516 = arith.mulf %3509, %3508 : f32
        %3517 = arith.addf %3515, %3516 : f32
        %3518 = arith.mulf %3458, %3514 : f32
        %3519 = arith.mulf %3464, %3517 : f32
        %3520 = arith.subf %3518, %3519 : f32
        %3521 = arith.mulf %3464, %3514 : f32
        %3522 = arith.mulf %3458, %3517 : f32
        %3523 = arith.addf %3521, %3522 : f32
        %3524 = arith.cmpi slt, %0, %heads : index
        scf.if %3524 {
          %3525 = arith.muli %3383, %heads : index
          %3526 = arith.addi %3525, %0 : index
          %3527 = arith.muli %3526, %c7 : index
          %3528 = arith.addi %3527, %3404 : index
          memref.store %3520, %q[%3528] : memref<?xf32>
          %3529 = arith.addi %3528, %c12 : index
          memref.store %3523, %q[%3529] : memref<?xf32>
        } else {
          %3530 = arith.addi %3384, %3404 : index
          memref.store %3520, %22[%3530] : memref<?xf32>
          %3531 = arith.addi %3384, %3404 : index
          %3532 = arith.addi %3531, %c12 : index
          memref.store %3523, %22[%3532] : memref<?xf32>
        }
      } else {
        %3533 = arith.cmpi slt, %0, %heads : index
        scf.if %3533 {
          %3534 = arith.muli %3383, %heads : index
          %3535 = arith.addi %3534, %0 : index
          %3536 = arith.muli %3535, %c7 : index
          %3537 = arith.addi %3536, %3386 : index
          memref.store %3394, %q[%3537] : memref<?xf32>
          %3538 = arith.addi %3537, %c12 : index
          memref.store %3403, %q[%3538] : memref<?xf32>
        } else {
          %3539 = arith.addi %3384, %3386 : index
          memref.store %3394, %22[%3539] : memref<?xf32>
          %3540 = arith.addi %3384, %3386 : index
          %3541 = arith.addi %3540, %c12 : index
          memref.store %3403, %22[%3541] : memref<?xf32>
        }
        %3542 = arith.cmpi slt, %0, %heads : index
        scf.if %3542 {
          %3543 = arith.muli %3383, %heads : index
          %3544 = arith.addi %3543, %0 : index
          %3545 = arith.muli %3544, %c7 : index
          %3546 = arith.addi %3545, %3404 : index
          memref.store %3412, %q[%3546] : memref<?xf32>
          %3547 = arith.addi %3546, %c12 : index
          memref.store %3421, %q[%3547] : memref<?xf32>
        } else {
          %3548 = arith.addi %3384, %3404 : index
          memref.store %3412, %22[%3548] : memref<?xf32>
          %3549 = arith.addi %3384, %3404 : index
          %3550 = arith.addi %3549, %c12 : index
          memref.store %3421, %22[%3550] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %3551 = arith.cmpi sge, %0, %heads : index
    scf.if %3551 {
      %3552 = arith.addi %3379, %c8 : index
      %3553 = arith.addi %3378, %3552 : index
      %3554 = arith.cmpi slt, %3553, %24 : index
      scf.if %3554 {
        %3555 = arith.addi %3378, %3552 : index
        %3556 = arith.addi %slotsAt, %3555 : index
        %3557 = memref.load %step[%3556] : memref<?xi32>
        %3558 = arith.index_cast %3557 : i32 to index
        %3559 = arith.cmpi sge, %3558, %c8 : index
        scf.if %3559 {
          %3560 = arith.muli %3552, %c7 : index
          %3561 = arith.subi %0, %heads : index
          %3562 = memref.load %scales[%3561] : memref<?xf32>
          %3563 = vector.broadcast %3562 : f32 to vector<4xf32>
          %3564 = arith.divui %3558, %c14 : index
          %3565 = arith.remui %3558, %c14 : index
          %3566 = arith.muli %3564, %pageBytes : index
          %3567 = arith.cmpi eq, %codec, %c8 : index
          scf.if %3567 {
            %3568 = wave.lane
            %3569 = arith.muli %3568, %c2 : index
            scf.for %3570 = %3569 to %c7 step %c7 {
              %3571 = arith.addi %3560, %3570 : index
              %3572 = vector.load %22[%3571] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3573 = arith.mulf %3572, %3563 : vector<4xf32>
              %3574 = arith.minimumf %3573, %c52 : vector<4xf32>
              %3575 = arith.maximumf %3574, %c53 : vector<4xf32>
              %3576 = arith.truncf %3575 : vector<4xf32> to vector<4xf16>
              %3577 = vector.bitcast %3576 : vector<4xf16> to vector<8xi8>
              %3578 = arith.cmpi slt, %3561, %kvHeads : index
              scf.if %3578 {
                %3579 = arith.muli %3561, %c10 : index
                %3580 = arith.addi %3566, %3579 : index
                %3581 = arith.divui %3570, %c14 : index
                %3582 = arith.muli %3581, %c54 : index
                %3583 = arith.remui %3570, %c14 : index
                %3584 = arith.divui %3583, %c4 : index
                %3585 = arith.muli %3584, %c20 : index
                %3586 = arith.muli %3565, %c14 : index
                %3587 = arith.addi %3585, %3586 : index
                %3588 = arith.remui %3583, %c4 : index
                %3589 = arith.muli %3588, %c5 : index
                %3590 = arith.addi %3587, %3589 : index
                %3591 = arith.addi %3582, %3590 : index
                %3592 = arith.addi %3580, %3591 : index
                vector.store %3577, %kv[%3592] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %3593 = arith.subi %3561, %kvHeads : index
                %3594 = arith.muli %3593, %c10 : index
                %3595 = arith.addi %3566, %3594 : index
                %3596 = arith.addi %3570, %c8 : index
                %3597 = arith.divui %3596, %c14 : index
                %3598 = arith.muli %3597, %c54 : index
                %3599 = arith.addi %3598, %c40 : index
                %3600 = arith.remui %3596, %c14 : index
                %3601 = arith.divui %3565, %c5 : index
                %3602 = arith.remui %3565, %c5 : index
                %3603 = arith.muli %3602, %c4 : index
                %3604 = arith.addi %3601, %3603 : index
                %3605 = arith.divui %3604, %c4 : index
                %3606 = arith.muli %3605, %c20 : index
                %3607 = arith.muli %3600, %c14 : index
                %3608 = arith.addi %3606, %3607 : index
                %3609 = arith.remui %3604, %c4 : index
                %3610 = arith.muli %3609, %c5 : index
                %3611 = arith.addi %3608, %3610 : index
                %3612 = arith.addi %3599, %3611 : index
                %3613 = arith.addi %3595, %3612 : index
                %3614 = vector.shuffle %3577, %3577 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %3614, %kv[%3613] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3615 = arith.addi %3570, %c9 : index
                %3616 = arith.divui %3615, %c14 : index
                %3617 = arith.muli %3616, %c54 : index
                %3618 = arith.addi %3617, %c40 : index
                %3619 = arith.remui %3615, %c14 : index
                %3620 = arith.divui %3565, %c5 : index
                %3621 = arith.remui %3565, %c5 : index
                %3622 = arith.muli %3621, %c4 : index
                %3623 = arith.addi %3620, %3622 : index
                %3624 = arith.divui %3623, %c4 : index
                %3625 = arith.muli %3624, %c20 : index
                %3626 = arith.muli %3619, %c14 : index
                %3627 = arith.addi %3625, %3626 : index
                %3628 = arith.remui %3623, %c4 : index
                %3629 = arith.muli %3628, %c5 : index
                %3630 = arith.addi %3627, %3629 : index
                %3631 = arith.addi %3618, %3630 : index
                %3632 = arith.addi %3595, %3631 : index
                %3633 = vector.shuffle %3577, %3577 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %3633, %kv[%3632] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3634 = arith.addi %3570, %c5 : index
                %3635 = arith.divui %3634, %c14 : index
                %3636 = arith.muli %3635, %c54 : index
                %3637 = arith.addi %3636, %c40 : index
                %3638 = arith.remui %3634, %c14 : index
                %3639 = arith.divui %3565, %c5 : index
                %3640 = arith.remui %3565, %c5 : index
                %3641 = arith.muli %3640, %c4 : index
                %3642 = arith.addi %3639, %3641 : index
                %3643 = arith.divui %3642, %c4 : index
                %3644 = arith.muli %3643, %c20 : index
                %3645 = arith.muli %3638, %c14 : index
                %3646 = arith.addi %3644, %3645 : index
                %3647 = arith.remui %3642, %c4 : index
                %3648 = arith.muli %3647, %c5 : index
                %3649 = arith.addi %3646, %3648 : index
                %3650 = arith.addi %3637, %3649 : index
                %3651 = arith.addi %3595, %3650 : index
                %3652 = vector.shuffle %3577, %3577 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %3652, %kv[%3651] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3653 = arith.addi %3570, %c33 : index
                %3654 = arith.divui %3653, %c14 : index
                %3655 = arith.muli %3654, %c54 : index
                %3656 = arith.addi %3655, %c40 : index
                %3657 = arith.remui %3653, %c14 : index
                %3658 = arith.divui %3565, %c5 : index
                %3659 = arith.remui %3565, %c5 : index
                %3660 = arith.muli %3659, %c4 : index
                %3661 = arith.addi %3658, %3660 : index
                %3662 = arith.divui %3661, %c4 : index
                %3663 = arith.muli %3662, %c20 : index
                %3664 = arith.muli %3657, %c14 : index
                %3665 = arith.addi %3663, %3664 : index
                %3666 = arith.remui %3661, %c4 : index
                %3667 = arith.muli %3666, %c5 : index
                %3668 = arith.addi %3665, %3667 : index
                %3669 = arith.addi %3656, %3668 : index
                %3670 = arith.addi %3595, %3669 : index
                %3671 = vector.shuffle %3577, %3577 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %3671, %kv[%3670] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %3672 = arith.cmpi eq, %codec, %c9 : index
          scf.if %3672 {
            %3673 = wave.lane
            %3674 = arith.muli %3673, %c2 : index
            scf.for %3675 = %3674 to %c7 step %c7 {
              %3676 = arith.addi %3560, %3675 : index
              %3677 = vector.load %22[%3676] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3678 = arith.mulf %3677, %3563 : vector<4xf32>
              %3679 = wave.fp8_encode "e4m3" %3678 : vector<4xf32> -> vector<4xi8>
              %3680 = arith.cmpi slt, %3561, %kvHeads : index
              scf.if %3680 {
                %3681 = arith.muli %3561, %c40 : index
                %3682 = arith.addi %3566, %3681 : index
                %3683 = vector.shuffle %3679, %3679 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3684 = arith.divui %3675, %c14 : index
                %3685 = arith.muli %3684, %c20 : index
                %3686 = arith.remui %3675, %c14 : index
                %3687 = arith.muli %3565, %c14 : index
                %3688 = arith.divui %3686, %c2 : index
                %3689 = arith.muli %3688, %c2 : index
                %3690 = arith.remui %3686, %c5 : index
                %3691 = arith.muli %3690, %c5 : index
                %3692 = arith.addi %3689, %3691 : index
                %3693 = arith.divui %3686, %c5 : index
                %3694 = arith.remui %3693, %c5 : index
                %3695 = arith.addi %3692, %3694 : index
                %3696 = arith.addi %3687, %3695 : index
                %3697 = arith.addi %3685, %3696 : index
                %3698 = arith.addi %3682, %3697 : index
                vector.store %3683, %kv[%3698] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3699 = arith.subi %3561, %kvHeads : index
                %3700 = arith.muli %3699, %c40 : index
                %3701 = arith.addi %3566, %3700 : index
                %3702 = arith.addi %3675, %c8 : index
                %3703 = arith.divui %3702, %c14 : index
                %3704 = arith.muli %3703, %c20 : index
                %3705 = arith.addi %3704, %c11 : index
                %3706 = arith.remui %3702, %c14 : index
                %3707 = arith.divui %3565, %c5 : index
                %3708 = arith.remui %3565, %c5 : index
                %3709 = arith.muli %3708, %c4 : index
                %3710 = arith.addi %3707, %3709 : index
                %3711 = arith.muli %3706, %c14 : index
                %3712 = arith.divui %3710, %c2 : index
                %3713 = arith.muli %3712, %c2 : index
                %3714 = arith.remui %3710, %c5 : index
                %3715 = arith.muli %3714, %c5 : index
                %3716 = arith.addi %3713, %3715 : index
                %3717 = arith.divui %3710, %c5 : index
                %3718 = arith.remui %3717, %c5 : index
                %3719 = arith.addi %3716, %3718 : index
                %3720 = arith.addi %3711, %3719 : index
                %3721 = arith.addi %3705, %3720 : index
                %3722 = arith.addi %3701, %3721 : index
                %3723 = vector.shuffle %3679, %3679 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3723, %kv[%3722] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3724 = arith.addi %3675, %c9 : index
                %3725 = arith.divui %3724, %c14 : index
                %3726 = arith.muli %3725, %c20 : index
                %3727 = arith.addi %3726, %c11 : index
                %3728 = arith.remui %3724, %c14 : index
                %3729 = arith.divui %3565, %c5 : index
                %3730 = arith.remui %3565, %c5 : index
                %3731 = arith.muli %3730, %c4 : index
                %3732 = arith.addi %3729, %3731 : index
                %3733 = arith.muli %3728, %c14 : index
                %3734 = arith.divui %3732, %c2 : index
                %3735 = arith.muli %3734, %c2 : index
                %3736 = arith.remui %3732, %c5 : index
                %3737 = arith.muli %3736, %c5 : index
                %3738 = arith.addi %3735, %3737 : index
                %3739 = arith.divui %3732, %c5 : index
                %3740 = arith.remui %3739, %c5 : index
                %3741 = arith.addi %3738, %3740 : index
                %3742 = arith.addi %3733, %3741 : index
                %3743 = arith.addi %3727, %3742 : index
                %3744 = arith.addi %3701, %3743 : index
                %3745 = vector.shuffle %3679, %3679 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3745, %kv[%3744] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3746 = arith.addi %3675, %c5 : index
                %3747 = arith.divui %3746, %c14 : index
                %3748 = arith.muli %3747, %c20 : index
                %3749 = arith.addi %3748, %c11 : index
                %3750 = arith.remui %3746, %c14 : index
                %3751 = arith.divui %3565, %c5 : index
                %3752 = arith.remui %3565, %c5 : index
                %3753 = arith.muli %3752, %c4 : index
                %3754 = arith.addi %3751, %3753 : index
                %3755 = arith.muli %3750, %c14 : index
                %3756 = arith.divui %3754, %c2 : index
                %3757 = arith.muli %3756, %c2 : index
                %3758 = arith.remui %3754, %c5 : index
                %3759 = arith.muli %3758, %c5 : index
                %3760 = arith.addi %3757, %3759 : index
                %3761 = arith.divui %3754, %c5 : index
                %3762 = arith.remui %3761, %c5 : index
                %3763 = arith.addi %3760, %3762 : index
                %3764 = arith.addi %3755, %3763 : index
                %3765 = arith.addi %3749, %3764 : index
                %3766 = arith.addi %3701, %3765 : index
                %3767 = vector.shuffle %3679, %3679 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3767, %kv[%3766] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3768 = arith.addi %3675, %c33 : index
                %3769 = arith.divui %3768, %c14 : index
                %3770 = arith.muli %3769, %c20 : index
                %3771 = arith.addi %3770, %c11 : index
                %3772 = arith.remui %3768, %c14 : index
                %3773 = arith.divui %3565, %c5 : index
                %3774 = arith.remui %3565, %c5 : index
                %3775 = arith.muli %3774, %c4 : index
                %3776 = arith.addi %3773, %3775 : index
                %3777 = arith.muli %3772, %c14 : index
                %3778 = arith.divui %3776, %c2 : index
                %3779 = arith.muli %3778, %c2 : index
                %3780 = arith.remui %3776, %c5 : index
                %3781 = arith.muli %3780, %c5 : index
                %3782 = arith.addi %3779, %3781 : index
                %3783 = arith.divui %3776, %c5 : index
                %3784 = arith.remui %3783, %c5 : index
                %3785 = arith.addi %3782, %3784 : index
                %3786 = arith.addi %3777, %3785 : index
                %3787 = arith.addi %3771, %3786 : index
                %3788 = arith.addi %3701, %3787 : index
                %3789 = vector.shuffle %3679, %3679 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3789, %kv[%3788] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3790 = arith.cmpi eq, %codec, %c5 : index
          scf.if %3790 {
            %3791 = wave.lane
            %3792 = arith.muli %3791, %c2 : index
            scf.for %3793 = %3792 to %c7 step %c7 {
              %3794 = arith.addi %3560, %3793 : index
              %3795 = vector.load %22[%3794] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3796 = arith.mulf %3795, %3563 : vector<4xf32>
              %3797 = wave.fp8_encode "e5m2" %3796 : vector<4xf32> -> vector<4xi8>
              %3798 = arith.cmpi slt, %3561, %kvHeads : index
              scf.if %3798 {
                %3799 = arith.muli %3561, %c40 : index
                %3800 = arith.addi %3566, %3799 : index
                %3801 = vector.shuffle %3797, %3797 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3802 = arith.divui %3793, %c14 : index
                %3803 = arith.muli %3802, %c20 : index
                %3804 = arith.remui %3793, %c14 : index
                %3805 = arith.muli %3565, %c14 : index
                %3806 = arith.divui %3804, %c2 : index
                %3807 = arith.muli %3806, %c2 : index
                %3808 = arith.remui %3804, %c5 : index
                %3809 = arith.muli %3808, %c5 : index
                %3810 = arith.addi %3807, %3809 : index
                %3811 = arith.divui %3804, %c5 : index
                %3812 = arith.remui %3811, %c5 : index
                %3813 = arith.addi %3810, %3812 : index
                %3814 = arith.addi %3805, %3813 : index
                %3815 = arith.addi %3803, %3814 : index
                %3816 = arith.addi %3800, %3815 : index
                vector.store %3801, %kv[%3816] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3817 = arith.subi %3561, %kvHeads : index
                %3818 = arith.muli %3817, %c40 : index
                %3819 = arith.addi %3566, %3818 : index
                %3820 = arith.addi %3793, %c8 : index
                %3821 = arith.divui %3820, %c14 : index
                %3822 = arith.muli %3821, %c20 : index
                %3823 = arith.addi %3822, %c11 : index
                %3824 = arith.remui %3820, %c14 : index
                %3825 = arith.divui %3565, %c5 : index
                %3826 = arith.remui %3565, %c5 : index
                %3827 = arith.muli %3826, %c4 : index
                %3828 = arith.addi %3825, %3827 : index
                %3829 = arith.muli %3824, %c14 : index
                %3830 = arith.divui %3828, %c2 : index
                %3831 = arith.muli %3830, %c2 : index
                %3832 = arith.remui %3828, %c5 : index
                %3833 = arith.muli %3832, %c5 : index
                %3834 = arith.addi %3831, %3833 : index
                %3835 = arith.divui %3828, %c5 : index
                %3836 = arith.remui %3835, %c5 : index
                %3837 = arith.addi %3834, %3836 : index
                %3838 = arith.addi %3829, %3837 : index
                %3839 = arith.addi %3823, %3838 : index
                %3840 = arith.addi %3819, %3839 : index
                %3841 = vector.shuffle %3797, %3797 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3841, %kv[%3840] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3842 = arith.addi %3793, %c9 : index
                %3843 = arith.divui %3842, %c14 : index
                %3844 = arith.muli %3843, %c20 : index
                %3845 = arith.addi %3844, %c11 : index
                %3846 = arith.remui %3842, %c14 : index
                %3847 = arith.divui %3565, %c5 : index
                %3848 = arith.remui %3565, %c5 : index
                %3849 = arith.muli %3848, %c4 : index
                %3850 = arith.addi %3847, %3849 : index
                %3851 = arith.muli %3846, %c14 : index
                %3852 = arith.divui %3850, %c2 : index
                %3853 = arith.muli %3852, %c2 : index
                %3854 = arith.remui %3850, %c5 : index
                %3855 = arith.muli %3854, %c5 : index
                %3856 = arith.addi %3853, %3855 : index
                %3857 = arith.divui %3850, %c5 : index
                %3858 = arith.remui %3857, %c5 : index
                %3859 = arith.addi %3856, %3858 : index
                %3860 = arith.addi %3851, %3859 : index
                %3861 = arith.addi %3845, %3860 : index
                %3862 = arith.addi %3819, %3861 : index
                %3863 = vector.shuffle %3797, %3797 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3863, %kv[%3862] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3864 = arith.addi %3793, %c5 : index
                %3865 = arith.divui %3864, %c14 : index
                %3866 = arith.muli %3865, %c20 : index
                %3867 = arith.addi %3866, %c11 : index
                %3868 = arith.remui %3864, %c14 : index
                %3869 = arith.divui %3565, %c5 : index
                %3870 = arith.remui %3565, %c5 : index
                %3871 = arith.muli %3870, %c4 : index
                %3872 = arith.addi %3869, %3871 : index
                %3873 = arith.muli %3868, %c14 : index
                %3874 = arith.divui %3872, %c2 : index
                %3875 = arith.muli %3874, %c2 : index
                %3876 = arith.remui %3872, %c5 : index
                %3877 = arith.muli %3876, %c5 : index
                %3878 = arith.addi %3875, %3877 : index
                %3879 = arith.divui %3872, %c5 : index
                %3880 = arith.remui %3879, %c5 : index
                %3881 = arith.addi %3878, %3880 : index
                %3882 = arith.addi %3873, %3881 : index
                %3883 = arith.addi %3867, %3882 : index
                %3884 = arith.addi %3819, %3883 : index
                %3885 = vector.shuffle %3797, %3797 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3885, %kv[%3884] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3886 = arith.addi %3793, %c33 : index
                %3887 = arith.divui %3886, %c14 : index
                %3888 = arith.muli %3887, %c20 : index
                %3889 = arith.addi %3888, %c11 : index
                %3890 = arith.remui %3886, %c14 : index
                %3891 = arith.divui %3565, %c5 : index
                %3892 = arith.remui %3565, %c5 : index
                %3893 = arith.muli %3892, %c4 : index
                %3894 = arith.addi %3891, %3893 : index
                %3895 = arith.muli %3890, %c14 : index
                %3896 = arith.divui %3894, %c2 : index
                %3897 = arith.muli %3896, %c2 : index
                %3898 = arith.remui %3894, %c5 : index
                %3899 = arith.muli %3898, %c5 : index
                %3900 = arith.addi %3897, %3899 : index
                %3901 = arith.divui %3894, %c5 : index
                %3902 = arith.remui %3901, %c5 : index
                %3903 = arith.addi %3900, %3902 : index
                %3904 = arith.addi %3895, %3903 : index
                %3905 = arith.addi %3889, %3904 : index
                %3906 = arith.addi %3819, %3905 : index
                %3907 = vector.shuffle %3797, %3797 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3907, %kv[%3906] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
