// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q5_1', dim=96, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q5_1_d96_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 12 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 3 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 8 : index
  %c5 = arith.constant 2 : index
  %c6 = arith.constant 127 : index
  %c7 = arith.constant 128 : index
  %c8 = arith.constant 6 : index
  %c9 = arith.constant 0 : index
  %c10 = arith.constant 1 : index
  %c11 = arith.constant 6144 : index
  %c12 = arith.constant 1536 : index
  %c13 = arith.constant 64 : index
  %tileRows = wave.param "tileRows" : index
  %c15 = arith.constant 16 : index
  %c16 = arith.constant 32 : index
  %c17 = arith.constant 48 : index
  %c18 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c21 = arith.constant 4 : index
  %c22 = arith.constant 256 : index
  %c23 = arith.constant dense<0> : vector<4xi32>
  %c24 = arith.constant dense<983055> : vector<4xi32>
  %c25 = arith.constant dense<[0, 4, 8, 12]> : vector<4xi32>
  %c26 = arith.constant dense<65537> : vector<4xi32>
  %c27 = arith.constant dense<4> : vector<4xi32>
  %c28 = arith.constant dense<1677747200> : vector<4xi32>
  %c29 = arith.constant dense<[1, 5, 9, 13]> : vector<4xi32>
  %c30 = arith.constant dense<8> : vector<4xi32>
  %c31 = arith.constant dense<[2, 6, 10, 14]> : vector<4xi32>
  %c32 = arith.constant dense<12> : vector<4xi32>
  %c33 = arith.constant dense<[3, 7, 11, 15]> : vector<4xi32>
  %c34 = arith.constant dense<0x6400> : vector<32xf16>
  %c35 = arith.constant 96 : index
  %c36 = arith.constant 160 : index
  %c37 = arith.constant 192 : index
  %c38 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c41 = arith.constant 3072 : index
  %c42 = arith.constant 4608 : index
  %hasBias = wave.param "hasBias" : index
  %c44 = arith.constant 47 : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c47 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %c49 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c51 = arith.constant 12 : index
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c55 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c56 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c57 = arith.constant 512 : index
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
  %14 = arith.muli %0, %c8 : index
  %15 = arith.muli %3, %c5 : index
  %16 = arith.addi %14, %15 : index
  %17 = arith.addi %16, %c9 : index
  %18 = arith.muli %17, %13 : index
  %19 = arith.addi %16, %c10 : index
  %20 = arith.muli %19, %13 : index
  %21 = wave.scratch %c11 : memref<?xf32>
  %22 = wave.scratch %c12 : memref<?xf32>
  %23 = memref.load %step[%c9] : memref<?xi32>
  %24 = arith.index_cast %23 : i32 to index
  %25 = arith.muli %1, %c13 : index
  %26 = arith.cmpi slt, %25, %24 : index
  scf.if %26 {
    %27 = wave.lane
    %28 = arith.remui %27, %c15 : index
    %29 = arith.remui %28, %tileRows : index
    %30 = arith.addi %25, %29 : index
    %31 = arith.divui %30, %tileRows : index
    %32 = arith.divui %inputFeatures, %c15 : index
    %33 = arith.muli %31, %32 : index
    %34 = arith.divui %c9, %c15 : index
    %35 = arith.addi %33, %34 : index
    %36 = arith.muli %35, %c5 : index
    %37 = arith.remui %c9, %c15 : index
    %38 = arith.divui %37, %c4 : index
    %39 = arith.addi %36, %38 : index
    %40 = arith.muli %tileRows, %c4 : index
    %41 = arith.muli %39, %40 : index
    %42 = arith.remui %30, %tileRows : index
    %43 = arith.muli %42, %c4 : index
    %44 = arith.addi %41, %43 : index
    %45 = arith.remui %c9, %c4 : index
    %46 = arith.addi %44, %45 : index
    %47 = arith.addi %28, %c15 : index
    %48 = arith.addi %25, %47 : index
    %49 = arith.divui %48, %tileRows : index
    %50 = arith.divui %inputFeatures, %c15 : index
    %51 = arith.muli %49, %50 : index
    %52 = arith.divui %c9, %c15 : index
    %53 = arith.addi %51, %52 : index
    %54 = arith.muli %53, %c5 : index
    %55 = arith.remui %c9, %c15 : index
    %56 = arith.divui %55, %c4 : index
    %57 = arith.addi %54, %56 : index
    %58 = arith.muli %tileRows, %c4 : index
    %59 = arith.muli %57, %58 : index
    %60 = arith.remui %48, %tileRows : index
    %61 = arith.muli %60, %c4 : index
    %62 = arith.addi %59, %61 : index
    %63 = arith.remui %c9, %c4 : index
    %64 = arith.addi %62, %63 : index
    %65 = arith.addi %28, %c16 : index
    %66 = arith.addi %25, %65 : index
    %67 = arith.divui %66, %tileRows : index
    %68 = arith.divui %inputFeatures, %c15 : index
    %69 = arith.muli %67, %68 : index
    %70 = arith.divui %c9, %c15 : index
    %71 = arith.addi %69, %70 : index
    %72 = arith.muli %71, %c5 : index
    %73 = arith.remui %c9, %c15 : index
    %74 = arith.divui %73, %c4 : index
    %75 = arith.addi %72, %74 : index
    %76 = arith.muli %tileRows, %c4 : index
    %77 = arith.muli %75, %76 : index
    %78 = arith.remui %66, %tileRows : index
    %79 = arith.muli %78, %c4 : index
    %80 = arith.addi %77, %79 : index
    %81 = arith.remui %c9, %c4 : index
    %82 = arith.addi %80, %81 : index
    %83 = arith.addi %28, %c17 : index
    %84 = arith.addi %25, %83 : index
    %85 = arith.divui %84, %tileRows : index
    %86 = arith.divui %inputFeatures, %c15 : index
    %87 = arith.muli %85, %86 : index
    %88 = arith.divui %c9, %c15 : index
    %89 = arith.addi %87, %88 : index
    %90 = arith.muli %89, %c5 : index
    %91 = arith.remui %c9, %c15 : index
    %92 = arith.divui %91, %c4 : index
    %93 = arith.addi %90, %92 : index
    %94 = arith.muli %tileRows, %c4 : index
    %95 = arith.muli %93, %94 : index
    %96 = arith.remui %84, %tileRows : index
    %97 = arith.muli %96, %c4 : index
    %98 = arith.addi %95, %97 : index
    %99 = arith.remui %c9, %c4 : index
    %100 = arith.addi %98, %99 : index
    %101 = arith.divui %inputFeatures, %c16 : index
    %102 = arith.muli %4, %stepsPerWave : index
    %103 = arith.minsi %102, %101 : index
    %104 = arith.addi %103, %stepsPerWave : index
    %105 = arith.minsi %104, %101 : index
    %106 = arith.cmpi eq, %wholeBlocks, %c10 : index
    %107 = arith.subi %105, %103 : index
    %108 = arith.divui %107, %c5 : index
    %109 = arith.muli %108, %c5 : index
    %110 = arith.addi %103, %109 : index
    %111 = arith.addi %103, %stepsPerWave : index
    %112 = arith.select %106, %111, %110 : index
    %122:8 = scf.for %113 = %103 to %112 step %c5 iter_args(%114 = %c18, %115 = %c18, %116 = %c18, %117 = %c18, %118 = %c18, %119 = %c18, %120 = %c18, %121 = %c18) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %123 = wave.lane
      %124 = arith.addi %113, %c9 : index
      %125 = arith.remui %123, %c15 : index
      %126 = arith.addi %18, %c7 : index
      %127 = arith.muli %124, %c13 : index
      %128 = arith.addi %126, %127 : index
      %129 = arith.muli %125, %c21 : index
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
      %143 = arith.muli %124, %c22 : index
      %144 = arith.addi %142, %143 : index
      %145 = arith.muli %125, %c15 : index
      %146 = arith.addi %144, %145 : index
      %147 = arith.muli %inputFeatures, %c4 : index
      %148 = arith.muli %inputFeatures, %c5 : index
      %149 = arith.addi %148, %c6 : index
      %150 = arith.divui %149, %c7 : index
      %151 = arith.muli %150, %c7 : index
      %152 = arith.addi %147, %151 : index
      %153 = arith.addi %152, %c7 : index
      %154 = arith.addi %18, %153 : index
      %155 = arith.muli %124, %c15 : index
      %156 = arith.addi %155, %125 : index
      %157 = arith.muli %156, %c21 : index
      %158 = arith.addi %154, %157 : index
      %159 = vector.load %w[%158] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %160 = vector.bitcast %159 : vector<4xi8> to vector<1xi32>
      %161 = vector.shuffle %160, %160 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %162 = vector.load %w[%146] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %163 = vector.bitcast %162 : vector<16xi8> to vector<4xi32>
      %164 = arith.shrui %163, %c23 : vector<4xi32>
      %165 = arith.andi %164, %c24 : vector<4xi32>
      %166 = arith.shrui %161, %c25 : vector<4xi32>
      %167 = arith.andi %166, %c26 : vector<4xi32>
      %168 = arith.shli %167, %c27 : vector<4xi32>
      %169 = arith.ori %165, %168 : vector<4xi32>
      %170 = arith.ori %169, %c28 : vector<4xi32>
      %171 = vector.bitcast %170 : vector<4xi32> to vector<8xf16>
      %172 = arith.shrui %163, %c27 : vector<4xi32>
      %173 = arith.andi %172, %c24 : vector<4xi32>
      %174 = arith.shrui %161, %c29 : vector<4xi32>
      %175 = arith.andi %174, %c26 : vector<4xi32>
      %176 = arith.shli %175, %c27 : vector<4xi32>
      %177 = arith.ori %173, %176 : vector<4xi32>
      %178 = arith.ori %177, %c28 : vector<4xi32>
      %179 = vector.bitcast %178 : vector<4xi32> to vector<8xf16>
      %180 = arith.shrui %163, %c30 : vector<4xi32>
      %181 = arith.andi %180, %c24 : vector<4xi32>
      %182 = arith.shrui %161, %c31 : vector<4xi32>
      %183 = arith.andi %182, %c26 : vector<4xi32>
      %184 = arith.shli %183, %c27 : vector<4xi32>
      %185 = arith.ori %181, %184 : vector<4xi32>
      %186 = arith.ori %185, %c28 : vector<4xi32>
      %187 = vector.bitcast %186 : vector<4xi32> to vector<8xf16>
      %188 = arith.shrui %163, %c32 : vector<4xi32>
      %189 = arith.andi %188, %c24 : vector<4xi32>
      %190 = arith.shrui %161, %c33 : vector<4xi32>
      %191 = arith.andi %190, %c26 : vector<4xi32>
      %192 = arith.shli %191, %c27 : vector<4xi32>
      %193 = arith.ori %189, %192 : vector<4xi32>
      %194 = arith.ori %193, %c28 : vector<4xi32>
      %195 = vector.bitcast %194 : vector<4xi32> to vector<8xf16>
      %196 = vector.shuffle %171, %179 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %197 = vector.shuffle %187, %195 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %198 = vector.shuffle %196, %197 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %199 = arith.subf %198, %c34 : vector<32xf16>
      %200 = vector.shuffle %199, %199 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %201 = vector.shuffle %199, %199 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %202 = math.fma %200, %134, %136 : vector<16xf16>
      %203 = math.fma %201, %134, %136 : vector<16xf16>
      %204 = arith.addi %113, %c10 : index
      %205 = arith.remui %123, %c15 : index
      %206 = arith.addi %18, %c7 : index
      %207 = arith.muli %204, %c13 : index
      %208 = arith.addi %206, %207 : index
      %209 = arith.muli %205, %c21 : index
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
      %223 = arith.muli %204, %c22 : index
      %224 = arith.addi %222, %223 : index
      %225 = arith.muli %205, %c15 : index
      %226 = arith.addi %224, %225 : index
      %227 = arith.muli %inputFeatures, %c4 : index
      %228 = arith.muli %inputFeatures, %c5 : index
      %229 = arith.addi %228, %c6 : index
      %230 = arith.divui %229, %c7 : index
      %231 = arith.muli %230, %c7 : index
      %232 = arith.addi %227, %231 : index
      %233 = arith.addi %232, %c7 : index
      %234 = arith.addi %18, %233 : index
      %235 = arith.muli %204, %c15 : index
      %236 = arith.addi %235, %205 : index
      %237 = arith.muli %236, %c21 : index
      %238 = arith.addi %234, %237 : index
      %239 = vector.load %w[%238] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %240 = vector.bitcast %239 : vector<4xi8> to vector<1xi32>
      %241 = vector.shuffle %240, %240 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %242 = vector.load %w[%226] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %243 = vector.bitcast %242 : vector<16xi8> to vector<4xi32>
      %244 = arith.shrui %243, %c23 : vector<4xi32>
      %245 = arith.andi %244, %c24 : vector<4xi32>
      %246 = arith.shrui %241, %c25 : vector<4xi32>
      %247 = arith.andi %246, %c26 : vector<4xi32>
      %248 = arith.shli %247, %c27 : vector<4xi32>
      %249 = arith.ori %245, %248 : vector<4xi32>
      %250 = arith.ori %249, %c28 : vector<4xi32>
      %251 = vector.bitcast %250 : vector<4xi32> to vector<8xf16>
      %252 = arith.shrui %243, %c27 : vector<4xi32>
      %253 = arith.andi %252, %c24 : vector<4xi32>
      %254 = arith.shrui %241, %c29 : vector<4xi32>
      %255 = arith.andi %254, %c26 : vector<4xi32>
      %256 = arith.shli %255, %c27 : vector<4xi32>
      %257 = arith.ori %253, %256 : vector<4xi32>
      %258 = arith.ori %257, %c28 : vector<4xi32>
      %259 = vector.bitcast %258 : vector<4xi32> to vector<8xf16>
      %260 = arith.shrui %243, %c30 : vector<4xi32>
      %261 = arith.andi %260, %c24 : vector<4xi32>
      %262 = arith.shrui %241, %c31 : vector<4xi32>
      %263 = arith.andi %262, %c26 : vector<4xi32>
      %264 = arith.shli %263, %c27 : vector<4xi32>
      %265 = arith.ori %261, %264 : vector<4xi32>
      %266 = arith.ori %265, %c28 : vector<4xi32>
      %267 = vector.bitcast %266 : vector<4xi32> to vector<8xf16>
      %268 = arith.shrui %243, %c32 : vector<4xi32>
      %269 = arith.andi %268, %c24 : vector<4xi32>
      %270 = arith.shrui %241, %c33 : vector<4xi32>
      %271 = arith.andi %270, %c26 : vector<4xi32>
      %272 = arith.shli %271, %c27 : vector<4xi32>
      %273 = arith.ori %269, %272 : vector<4xi32>
      %274 = arith.ori %273, %c28 : vector<4xi32>
      %275 = vector.bitcast %274 : vector<4xi32> to vector<8xf16>
      %276 = vector.shuffle %251, %259 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %277 = vector.shuffle %267, %275 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %278 = vector.shuffle %276, %277 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %279 = arith.subf %278, %c34 : vector<32xf16>
      %280 = vector.shuffle %279, %279 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %281 = vector.shuffle %279, %279 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %282 = math.fma %280, %214, %216 : vector<16xf16>
      %283 = math.fma %281, %214, %216 : vector<16xf16>
      %284 = arith.addi %113, %c9 : index
      %285 = arith.remui %123, %c15 : index
      %286 = arith.addi %20, %c7 : index
      %287 = arith.muli %284, %c13 : index
      %288 = arith.addi %286, %287 : index
      %289 = arith.muli %285, %c21 : index
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
      %303 = arith.muli %284, %c22 : index
      %304 = arith.addi %302, %303 : index
      %305 = arith.muli %285, %c15 : index
      %306 = arith.addi %304, %305 : index
      %307 = arith.muli %inputFeatures, %c4 : index
      %308 = arith.muli %inputFeatures, %c5 : index
      %309 = arith.addi %308, %c6 : index
      %310 = arith.divui %309, %c7 : index
      %311 = arith.muli %310, %c7 : index
      %312 = arith.addi %307, %311 : index
      %313 = arith.addi %312, %c7 : index
      %314 = arith.addi %20, %313 : index
      %315 = arith.muli %284, %c15 : index
      %316 = arith.addi %315, %285 : index
      %317 = arith.muli %316, %c21 : index
      %318 = arith.addi %314, %317 : index
      %319 = vector.load %w[%318] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %320 = vector.bitcast %319 : vector<4xi8> to vector<1xi32>
      %321 = vector.shuffle %320, %320 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %322 = vector.load %w[%306] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %323 = vector.bitcast %322 : vector<16xi8> to vector<4xi32>
      %324 = arith.shrui %323, %c23 : vector<4xi32>
      %325 = arith.andi %324, %c24 : vector<4xi32>
      %326 = arith.shrui %321, %c25 : vector<4xi32>
      %327 = arith.andi %326, %c26 : vector<4xi32>
      %328 = arith.shli %327, %c27 : vector<4xi32>
      %329 = arith.ori %325, %328 : vector<4xi32>
      %330 = arith.ori %329, %c28 : vector<4xi32>
      %331 = vector.bitcast %330 : vector<4xi32> to vector<8xf16>
      %332 = arith.shrui %323, %c27 : vector<4xi32>
      %333 = arith.andi %332, %c24 : vector<4xi32>
      %334 = arith.shrui %321, %c29 : vector<4xi32>
      %335 = arith.andi %334, %c26 : vector<4xi32>
      %336 = arith.shli %335, %c27 : vector<4xi32>
      %337 = arith.ori %333, %336 : vector<4xi32>
      %338 = arith.ori %337, %c28 : vector<4xi32>
      %339 = vector.bitcast %338 : vector<4xi32> to vector<8xf16>
      %340 = arith.shrui %323, %c30 : vector<4xi32>
      %341 = arith.andi %340, %c24 : vector<4xi32>
      %342 = arith.shrui %321, %c31 : vector<4xi32>
      %343 = arith.andi %342, %c26 : vector<4xi32>
      %344 = arith.shli %343, %c27 : vector<4xi32>
      %345 = arith.ori %341, %344 : vector<4xi32>
      %346 = arith.ori %345, %c28 : vector<4xi32>
      %347 = vector.bitcast %346 : vector<4xi32> to vector<8xf16>
      %348 = arith.shrui %323, %c32 : vector<4xi32>
      %349 = arith.andi %348, %c24 : vector<4xi32>
      %350 = arith.shrui %321, %c33 : vector<4xi32>
      %351 = arith.andi %350, %c26 : vector<4xi32>
      %352 = arith.shli %351, %c27 : vector<4xi32>
      %353 = arith.ori %349, %352 : vector<4xi32>
      %354 = arith.ori %353, %c28 : vector<4xi32>
      %355 = vector.bitcast %354 : vector<4xi32> to vector<8xf16>
      %356 = vector.shuffle %331, %339 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %357 = vector.shuffle %347, %355 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %358 = vector.shuffle %356, %357 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %359 = arith.subf %358, %c34 : vector<32xf16>
      %360 = vector.shuffle %359, %359 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %361 = vector.shuffle %359, %359 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %362 = math.fma %360, %294, %296 : vector<16xf16>
      %363 = math.fma %361, %294, %296 : vector<16xf16>
      %364 = arith.addi %113, %c10 : index
      %365 = arith.remui %123, %c15 : index
      %366 = arith.addi %20, %c7 : index
      %367 = arith.muli %364, %c13 : index
      %368 = arith.addi %366, %367 : index
      %369 = arith.muli %365, %c21 : index
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
      %383 = arith.muli %364, %c22 : index
      %384 = arith.addi %382, %383 : index
      %385 = arith.muli %365, %c15 : index
      %386 = arith.addi %384, %385 : index
      %387 = arith.muli %inputFeatures, %c4 : index
      %388 = arith.muli %inputFeatures, %c5 : index
      %389 = arith.addi %388, %c6 : index
      %390 = arith.divui %389, %c7 : index
      %391 = arith.muli %390, %c7 : index
      %392 = arith.addi %387, %391 : index
      %393 = arith.addi %392, %c7 : index
      %394 = arith.addi %20, %393 : index
      %395 = arith.muli %364, %c15 : index
      %396 = arith.addi %395, %365 : index
      %397 = arith.muli %396, %c21 : index
      %398 = arith.addi %394, %397 : index
      %399 = vector.load %w[%398] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %400 = vector.bitcast %399 : vector<4xi8> to vector<1xi32>
      %401 = vector.shuffle %400, %400 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %402 = vector.load %w[%386] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %403 = vector.bitcast %402 : vector<16xi8> to vector<4xi32>
      %404 = arith.shrui %403, %c23 : vector<4xi32>
      %405 = arith.andi %404, %c24 : vector<4xi32>
      %406 = arith.shrui %401, %c25 : vector<4xi32>
      %407 = arith.andi %406, %c26 : vector<4xi32>
      %408 = arith.shli %407, %c27 : vector<4xi32>
      %409 = arith.ori %405, %408 : vector<4xi32>
      %410 = arith.ori %409, %c28 : vector<4xi32>
      %411 = vector.bitcast %410 : vector<4xi32> to vector<8xf16>
      %412 = arith.shrui %403, %c27 : vector<4xi32>
      %413 = arith.andi %412, %c24 : vector<4xi32>
      %414 = arith.shrui %401, %c29 : vector<4xi32>
      %415 = arith.andi %414, %c26 : vector<4xi32>
      %416 = arith.shli %415, %c27 : vector<4xi32>
      %417 = arith.ori %413, %416 : vector<4xi32>
      %418 = arith.ori %417, %c28 : vector<4xi32>
      %419 = vector.bitcast %418 : vector<4xi32> to vector<8xf16>
      %420 = arith.shrui %403, %c30 : vector<4xi32>
      %421 = arith.andi %420, %c24 : vector<4xi32>
      %422 = arith.shrui %401, %c31 : vector<4xi32>
      %423 = arith.andi %422, %c26 : vector<4xi32>
      %424 = arith.shli %423, %c27 : vector<4xi32>
      %425 = arith.ori %421, %424 : vector<4xi32>
      %426 = arith.ori %425, %c28 : vector<4xi32>
      %427 = vector.bitcast %426 : vector<4xi32> to vector<8xf16>
      %428 = arith.shrui %403, %c32 : vector<4xi32>
      %429 = arith.andi %428, %c24 : vector<4xi32>
      %430 = arith.shrui %401, %c33 : vector<4xi32>
      %431 = arith.andi %430, %c26 : vector<4xi32>
      %432 = arith.shli %431, %c27 : vector<4xi32>
      %433 = arith.ori %429, %432 : vector<4xi32>
      %434 = arith.ori %433, %c28 : vector<4xi32>
      %435 = vector.bitcast %434 : vector<4xi32> to vector<8xf16>
      %436 = vector.shuffle %411, %419 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %437 = vector.shuffle %427, %435 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %438 = vector.shuffle %436, %437 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %439 = arith.subf %438, %c34 : vector<32xf16>
      %440 = vector.shuffle %439, %439 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %441 = vector.shuffle %439, %439 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %442 = math.fma %440, %374, %376 : vector<16xf16>
      %443 = math.fma %441, %374, %376 : vector<16xf16>
      %444 = arith.muli %113, %c5 : index
      %445 = arith.addi %444, %c9 : index
      %446 = arith.muli %tileRows, %c15 : index
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
      %457 = arith.addi %456, %c9 : index
      %458 = arith.muli %tileRows, %c15 : index
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
      %469 = arith.addi %468, %c9 : index
      %470 = arith.muli %tileRows, %c15 : index
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
      %481 = arith.addi %480, %c9 : index
      %482 = arith.muli %tileRows, %c15 : index
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
      %493 = arith.addi %492, %c10 : index
      %494 = arith.muli %tileRows, %c15 : index
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
      %505 = arith.addi %504, %c10 : index
      %506 = arith.muli %tileRows, %c15 : index
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
      %517 = arith.addi %516, %c10 : index
      %518 = arith.muli %tileRows, %c15 : index
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
      %529 = arith.addi %528, %c10 : index
      %530 = arith.muli %tileRows, %c15 : index
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
      %542 = arith.muli %tileRows, %c15 : index
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
      %554 = arith.muli %tileRows, %c15 : index
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
      %566 = arith.muli %tileRows, %c15 : index
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
      %578 = arith.muli %tileRows, %c15 : index
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
      %589 = arith.addi %588, %c2 : index
      %590 = arith.muli %tileRows, %c15 : index
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
      %601 = arith.addi %600, %c2 : index
      %602 = arith.muli %tileRows, %c15 : index
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
      %613 = arith.addi %612, %c2 : index
      %614 = arith.muli %tileRows, %c15 : index
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
      %625 = arith.addi %624, %c2 : index
      %626 = arith.muli %tileRows, %c15 : index
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
    %646:8 = scf.for %637 = %112 to %636 step %c10 iter_args(%638 = %122#0, %639 = %122#1, %640 = %122#2, %641 = %122#3, %642 = %122#4, %643 = %122#5, %644 = %122#6, %645 = %122#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %647 = wave.lane
      %648 = arith.addi %637, %c9 : index
      %649 = arith.remui %647, %c15 : index
      %650 = arith.addi %18, %c7 : index
      %651 = arith.muli %648, %c13 : index
      %652 = arith.addi %650, %651 : index
      %653 = arith.muli %649, %c21 : index
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
      %667 = arith.muli %648, %c22 : index
      %668 = arith.addi %666, %667 : index
      %669 = arith.muli %649, %c15 : index
      %670 = arith.addi %668, %669 : index
      %671 = arith.muli %inputFeatures, %c4 : index
      %672 = arith.muli %inputFeatures, %c5 : index
      %673 = arith.addi %672, %c6 : index
      %674 = arith.divui %673, %c7 : index
      %675 = arith.muli %674, %c7 : index
      %676 = arith.addi %671, %675 : index
      %677 = arith.addi %676, %c7 : index
      %678 = arith.addi %18, %677 : index
      %679 = arith.muli %648, %c15 : index
      %680 = arith.addi %679, %649 : index
      %681 = arith.muli %680, %c21 : index
      %682 = arith.addi %678, %681 : index
      %683 = vector.load %w[%682] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %684 = vector.bitcast %683 : vector<4xi8> to vector<1xi32>
      %685 = vector.shuffle %684, %684 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %686 = vector.load %w[%670] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %687 = vector.bitcast %686 : vector<16xi8> to vector<4xi32>
      %688 = arith.shrui %687, %c23 : vector<4xi32>
      %689 = arith.andi %688, %c24 : vector<4xi32>
      %690 = arith.shrui %685, %c25 : vector<4xi32>
      %691 = arith.andi %690, %c26 : vector<4xi32>
      %692 = arith.shli %691, %c27 : vector<4xi32>
      %693 = arith.ori %689, %692 : vector<4xi32>
      %694 = arith.ori %693, %c28 : vector<4xi32>
      %695 = vector.bitcast %694 : vector<4xi32> to vector<8xf16>
      %696 = arith.shrui %687, %c27 : vector<4xi32>
      %697 = arith.andi %696, %c24 : vector<4xi32>
      %698 = arith.shrui %685, %c29 : vector<4xi32>
      %699 = arith.andi %698, %c26 : vector<4xi32>
      %700 = arith.shli %699, %c27 : vector<4xi32>
      %701 = arith.ori %697, %700 : vector<4xi32>
      %702 = arith.ori %701, %c28 : vector<4xi32>
      %703 = vector.bitcast %702 : vector<4xi32> to vector<8xf16>
      %704 = arith.shrui %687, %c30 : vector<4xi32>
      %705 = arith.andi %704, %c24 : vector<4xi32>
      %706 = arith.shrui %685, %c31 : vector<4xi32>
      %707 = arith.andi %706, %c26 : vector<4xi32>
      %708 = arith.shli %707, %c27 : vector<4xi32>
      %709 = arith.ori %705, %708 : vector<4xi32>
      %710 = arith.ori %709, %c28 : vector<4xi32>
      %711 = vector.bitcast %710 : vector<4xi32> to vector<8xf16>
      %712 = arith.shrui %687, %c32 : vector<4xi32>
      %713 = arith.andi %712, %c24 : vector<4xi32>
      %714 = arith.shrui %685, %c33 : vector<4xi32>
      %715 = arith.andi %714, %c26 : vector<4xi32>
      %716 = arith.shli %715, %c27 : vector<4xi32>
      %717 = arith.ori %713, %716 : vector<4xi32>
      %718 = arith.ori %717, %c28 : vector<4xi32>
      %719 = vector.bitcast %718 : vector<4xi32> to vector<8xf16>
      %720 = vector.shuffle %695, %703 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %721 = vector.shuffle %711, %719 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %722 = vector.shuffle %720, %721 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %723 = arith.subf %722, %c34 : vector<32xf16>
      %724 = vector.shuffle %723, %723 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %725 = vector.shuffle %723, %723 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %726 = math.fma %724, %658, %660 : vector<16xf16>
      %727 = math.fma %725, %658, %660 : vector<16xf16>
      %728 = arith.addi %637, %c9 : index
      %729 = arith.remui %647, %c15 : index
      %730 = arith.addi %20, %c7 : index
      %731 = arith.muli %728, %c13 : index
      %732 = arith.addi %730, %731 : index
      %733 = arith.muli %729, %c21 : index
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
      %747 = arith.muli %728, %c22 : index
      %748 = arith.addi %746, %747 : index
      %749 = arith.muli %729, %c15 : index
      %750 = arith.addi %748, %749 : index
      %751 = arith.muli %inputFeatures, %c4 : index
      %752 = arith.muli %inputFeatures, %c5 : index
      %753 = arith.addi %752, %c6 : index
      %754 = arith.divui %753, %c7 : index
      %755 = arith.muli %754, %c7 : index
      %756 = arith.addi %751, %755 : index
      %757 = arith.addi %756, %c7 : index
      %758 = arith.addi %20, %757 : index
      %759 = arith.muli %728, %c15 : index
      %760 = arith.addi %759, %729 : index
      %761 = arith.muli %760, %c21 : index
      %762 = arith.addi %758, %761 : index
      %763 = vector.load %w[%762] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %764 = vector.bitcast %763 : vector<4xi8> to vector<1xi32>
      %765 = vector.shuffle %764, %764 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %766 = vector.load %w[%750] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %767 = vector.bitcast %766 : vector<16xi8> to vector<4xi32>
      %768 = arith.shrui %767, %c23 : vector<4xi32>
      %769 = arith.andi %768, %c24 : vector<4xi32>
      %770 = arith.shrui %765, %c25 : vector<4xi32>
      %771 = arith.andi %770, %c26 : vector<4xi32>
      %772 = arith.shli %771, %c27 : vector<4xi32>
      %773 = arith.ori %769, %772 : vector<4xi32>
      %774 = arith.ori %773, %c28 : vector<4xi32>
      %775 = vector.bitcast %774 : vector<4xi32> to vector<8xf16>
      %776 = arith.shrui %767, %c27 : vector<4xi32>
      %777 = arith.andi %776, %c24 : vector<4xi32>
      %778 = arith.shrui %765, %c29 : vector<4xi32>
      %779 = arith.andi %778, %c26 : vector<4xi32>
      %780 = arith.shli %779, %c27 : vector<4xi32>
      %781 = arith.ori %777, %780 : vector<4xi32>
      %782 = arith.ori %781, %c28 : vector<4xi32>
      %783 = vector.bitcast %782 : vector<4xi32> to vector<8xf16>
      %784 = arith.shrui %767, %c30 : vector<4xi32>
      %785 = arith.andi %784, %c24 : vector<4xi32>
      %786 = arith.shrui %765, %c31 : vector<4xi32>
      %787 = arith.andi %786, %c26 : vector<4xi32>
      %788 = arith.shli %787, %c27 : vector<4xi32>
      %789 = arith.ori %785, %788 : vector<4xi32>
      %790 = arith.ori %789, %c28 : vector<4xi32>
      %791 = vector.bitcast %790 : vector<4xi32> to vector<8xf16>
      %792 = arith.shrui %767, %c32 : vector<4xi32>
      %793 = arith.andi %792, %c24 : vector<4xi32>
      %794 = arith.shrui %765, %c33 : vector<4xi32>
      %795 = arith.andi %794, %c26 : vector<4xi32>
      %796 = arith.shli %795, %c27 : vector<4xi32>
      %797 = arith.ori %793, %796 : vector<4xi32>
      %798 = arith.ori %797, %c28 : vector<4xi32>
      %799 = vector.bitcast %798 : vector<4xi32> to vector<8xf16>
      %800 = vector.shuffle %775, %783 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %801 = vector.shuffle %791, %799 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %802 = vector.shuffle %800, %801 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %803 = arith.subf %802, %c34 : vector<32xf16>
      %804 = vector.shuffle %803, %803 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %805 = vector.shuffle %803, %803 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %806 = math.fma %804, %738, %740 : vector<16xf16>
      %807 = math.fma %805, %738, %740 : vector<16xf16>
      %808 = arith.muli %637, %c5 : index
      %809 = arith.addi %808, %c9 : index
      %810 = arith.muli %tileRows, %c15 : index
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
      %821 = arith.addi %820, %c9 : index
      %822 = arith.muli %tileRows, %c15 : index
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
      %833 = arith.addi %832, %c9 : index
      %834 = arith.muli %tileRows, %c15 : index
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
      %845 = arith.addi %844, %c9 : index
      %846 = arith.muli %tileRows, %c15 : index
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
      %857 = arith.addi %856, %c10 : index
      %858 = arith.muli %tileRows, %c15 : index
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
      %869 = arith.addi %868, %c10 : index
      %870 = arith.muli %tileRows, %c15 : index
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
      %881 = arith.addi %880, %c10 : index
      %882 = arith.muli %tileRows, %c15 : index
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
      %893 = arith.addi %892, %c10 : index
      %894 = arith.muli %tileRows, %c15 : index
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
    %904 = arith.addi %25, %c9 : index
    %905 = wave.lane
    %906 = arith.muli %3, %c5 : index
    %907 = arith.muli %906, %c22 : index
    %908 = arith.addi %907, %905 : index
    %909 = arith.muli %4, %c12 : index
    %910 = arith.addi %909, %908 : index
    %911 = arith.addi %910, %c9 : index
    %912 = arith.addi %911, %c9 : index
    %913 = vector.extract %646#0[0] : f32 from vector<8xf32>
    memref.store %913, %21[%912] : memref<?xf32>
    %914 = arith.muli %4, %c12 : index
    %915 = arith.addi %914, %908 : index
    %916 = arith.addi %915, %c9 : index
    %917 = arith.addi %916, %c16 : index
    %918 = vector.extract %646#0[1] : f32 from vector<8xf32>
    memref.store %918, %21[%917] : memref<?xf32>
    %919 = arith.muli %4, %c12 : index
    %920 = arith.addi %919, %908 : index
    %921 = arith.addi %920, %c9 : index
    %922 = arith.addi %921, %c13 : index
    %923 = vector.extract %646#0[2] : f32 from vector<8xf32>
    memref.store %923, %21[%922] : memref<?xf32>
    %924 = arith.muli %4, %c12 : index
    %925 = arith.addi %924, %908 : index
    %926 = arith.addi %925, %c9 : index
    %927 = arith.addi %926, %c35 : index
    %928 = vector.extract %646#0[3] : f32 from vector<8xf32>
    memref.store %928, %21[%927] : memref<?xf32>
    %929 = arith.muli %4, %c12 : index
    %930 = arith.addi %929, %908 : index
    %931 = arith.addi %930, %c9 : index
    %932 = arith.addi %931, %c7 : index
    %933 = vector.extract %646#0[4] : f32 from vector<8xf32>
    memref.store %933, %21[%932] : memref<?xf32>
    %934 = arith.muli %4, %c12 : index
    %935 = arith.addi %934, %908 : index
    %936 = arith.addi %935, %c9 : index
    %937 = arith.addi %936, %c36 : index
    %938 = vector.extract %646#0[5] : f32 from vector<8xf32>
    memref.store %938, %21[%937] : memref<?xf32>
    %939 = arith.muli %4, %c12 : index
    %940 = arith.addi %939, %908 : index
    %941 = arith.addi %940, %c9 : index
    %942 = arith.addi %941, %c37 : index
    %943 = vector.extract %646#0[6] : f32 from vector<8xf32>
    memref.store %943, %21[%942] : memref<?xf32>
    %944 = arith.muli %4, %c12 : index
    %945 = arith.addi %944, %908 : index
    %946 = arith.addi %945, %c9 : index
    %947 = arith.addi %946, %c38 : index
    %948 = vector.extract %646#0[7] : f32 from vector<8xf32>
    memref.store %948, %21[%947] : memref<?xf32>
    %949 = arith.muli %4, %c12 : index
    %950 = arith.addi %949, %908 : index
    %951 = arith.addi %950, %c22 : index
    %952 = arith.addi %951, %c9 : index
    %953 = vector.extract %646#1[0] : f32 from vector<8xf32>
    memref.store %953, %21[%952] : memref<?xf32>
    %954 = arith.muli %4, %c12 : index
    %955 = arith.addi %954, %908 : index
    %956 = arith.addi %955, %c22 : index
    %957 = arith.addi %956, %c16 : index
    %958 = vector.extract %646#1[1] : f32 from vector<8xf32>
    memref.store %958, %21[%957] : memref<?xf32>
    %959 = arith.muli %4, %c12 : index
    %960 = arith.addi %959, %908 : index
    %961 = arith.addi %960, %c22 : index
    %962 = arith.addi %961, %c13 : index
    %963 = vector.extract %646#1[2] : f32 from vector<8xf32>
    memref.store %963, %21[%962] : memref<?xf32>
    %964 = arith.muli %4, %c12 : index
    %965 = arith.addi %964, %908 : index
    %966 = arith.addi %965, %c22 : index
    %967 = arith.addi %966, %c35 : index
    %968 = vector.extract %646#1[3] : f32 from vector<8xf32>
    memref.store %968, %21[%967] : memref<?xf32>
    %969 = arith.muli %4, %c12 : index
    %970 = arith.addi %969, %908 : index
    %971 = arith.addi %970, %c22 : index
    %972 = arith.addi %971, %c7 : index
    %973 = vector.extract %646#1[4] : f32 from vector<8xf32>
    memref.store %973, %21[%972] : memref<?xf32>
    %974 = arith.muli %4, %c12 : index
    %975 = arith.addi %974, %908 : index
    %976 = arith.addi %975, %c22 : index
    %977 = arith.addi %976, %c36 : index
    %978 = vector.extract %646#1[5] : f32 from vector<8xf32>
    memref.store %978, %21[%977] : memref<?xf32>
    %979 = arith.muli %4, %c12 : index
    %980 = arith.addi %979, %908 : index
    %981 = arith.addi %980, %c22 : index
    %982 = arith.addi %981, %c37 : index
    %983 = vector.extract %646#1[6] : f32 from vector<8xf32>
    memref.store %983, %21[%982] : memref<?xf32>
    %984 = arith.muli %4, %c12 : index
    %985 = arith.addi %984, %908 : index
    %986 = arith.addi %985, %c22 : index
    %987 = arith.addi %986, %c38 : index
    %988 = vector.extract %646#1[7] : f32 from vector<8xf32>
    memref.store %988, %21[%987] : memref<?xf32>
    wave.barrier
    %989 = arith.muli %4, %c5 : index
    %990 = arith.addi %989, %c9 : index
    %991 = arith.muli %990, %c5 : index
    %992 = arith.divui %905, %c15 : index
    %993 = arith.addi %991, %992 : index
    %994 = arith.addi %904, %993 : index
    %995 = arith.cmpi slt, %994, %24 : index
    scf.if %995 {
      %996 = arith.cmpi eq, %hasFactors, %c10 : index
      %997 = arith.muli %994, %c5 : index
      %998 = memref.load %factors[%997] : memref<?xf32>
      %999 = arith.mulf %998, %operandScale : f32
      %1000 = arith.select %996, %999, %operandScale : f32
      %1001 = arith.addi %908, %c9 : index
      %1002 = arith.muli %990, %c16 : index
      %1003 = arith.addi %1001, %1002 : index
      %1004 = memref.load %21[%1003] : memref<?xf32>
      %1005 = arith.addi %1003, %c12 : index
      %1006 = memref.load %21[%1005] : memref<?xf32>
      %1007 = arith.addf %1004, %1006 : f32
      %1008 = arith.addi %1003, %c41 : index
      %1009 = memref.load %21[%1008] : memref<?xf32>
      %1010 = arith.addf %1007, %1009 : f32
      %1011 = arith.addi %1003, %c42 : index
      %1012 = memref.load %21[%1011] : memref<?xf32>
      %1013 = arith.addf %1010, %1012 : f32
      %1014 = arith.remui %905, %c15 : index
      %1015 = arith.muli %1014, %c21 : index
      %1016 = arith.addi %18, %1015 : index
      %1017 = vector.load %w[%1016] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1018 = vector.bitcast %1017 : vector<4xi8> to vector<1xf32>
      %1019 = vector.extract %1018[0] : f32 from vector<1xf32>
      %1020 = arith.mulf %1019, %1000 : f32
      %1021 = arith.mulf %1013, %1020 : f32
      %1022 = arith.muli %3, %c5 : index
      %1023 = arith.addi %1022, %c9 : index
      %1024 = arith.muli %1023, %c15 : index
      %1025 = arith.remui %905, %c15 : index
      %1026 = arith.addi %1024, %1025 : index
      %1027 = arith.muli %993, %c35 : index
      %1028 = arith.addi %1027, %1026 : index
      memref.store %1021, %22[%1028] : memref<?xf32>
      %1029 = arith.addi %908, %c22 : index
      %1030 = arith.muli %990, %c16 : index
      %1031 = arith.addi %1029, %1030 : index
      %1032 = memref.load %21[%1031] : memref<?xf32>
      %1033 = arith.addi %1031, %c12 : index
      %1034 = memref.load %21[%1033] : memref<?xf32>
      %1035 = arith.addf %1032, %1034 : f32
      %1036 = arith.addi %1031, %c41 : index
      %1037 = memref.load %21[%1036] : memref<?xf32>
      %1038 = arith.addf %1035, %1037 : f32
      %1039 = arith.addi %1031, %c42 : index
      %1040 = memref.load %21[%1039] : memref<?xf32>
      %1041 = arith.addf %1038, %1040 : f32
      %1042 = arith.remui %905, %c15 : index
      %1043 = arith.muli %1042, %c21 : index
      %1044 = arith.addi %20, %1043 : index
      %1045 = vector.load %w[%1044] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1046 = vector.bitcast %1045 : vector<4xi8> to vector<1xf32>
      %1047 = vector.extract %1046[0] : f32 from vector<1xf32>
      %1048 = arith.mulf %1047, %1000 : f32
      %1049 = arith.mulf %1041, %1048 : f32
      %1050 = arith.muli %3, %c5 : index
      %1051 = arith.addi %1050, %c10 : index
      %1052 = arith.muli %1051, %c15 : index
      %1053 = arith.remui %905, %c15 : index
      %1054 = arith.addi %1052, %1053 : index
      %1055 = arith.muli %993, %c35 : index
      %1056 = arith.addi %1055, %1054 : index
      memref.store %1049, %22[%1056] : memref<?xf32>
    }
    %1057 = arith.muli %4, %c5 : index
    %1058 = arith.addi %1057, %c10 : index
    %1059 = arith.muli %1058, %c5 : index
    %1060 = arith.divui %905, %c15 : index
    %1061 = arith.addi %1059, %1060 : index
    %1062 = arith.addi %904, %1061 : index
    %1063 = arith.cmpi slt, %1062, %24 : index
    scf.if %1063 {
      %1064 = arith.cmpi eq, %hasFactors, %c10 : index
      %1065 = arith.muli %1062, %c5 : index
      %1066 = memref.load %factors[%1065] : memref<?xf32>
      %1067 = arith.mulf %1066, %operandScale : f32
      %1068 = arith.select %1064, %1067, %operandScale : f32
      %1069 = arith.addi %908, %c9 : index
      %1070 = arith.muli %1058, %c16 : index
      %1071 = arith.addi %1069, %1070 : index
      %1072 = memref.load %21[%1071] : memref<?xf32>
      %1073 = arith.addi %1071, %c12 : index
      %1074 = memref.load %21[%1073] : memref<?xf32>
      %1075 = arith.addf %1072, %1074 : f32
      %1076 = arith.addi %1071, %c41 : index
      %1077 = memref.load %21[%1076] : memref<?xf32>
      %1078 = arith.addf %1075, %1077 : f32
      %1079 = arith.addi %1071, %c42 : index
      %1080 = memref.load %21[%1079] : memref<?xf32>
      %1081 = arith.addf %1078, %1080 : f32
      %1082 = arith.remui %905, %c15 : index
      %1083 = arith.muli %1082, %c21 : index
      %1084 = arith.addi %18, %1083 : index
      %1085 = vector.load %w[%1084] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1086 = vector.bitcast %1085 : vector<4xi8> to vector<1xf32>
      %1087 = vector.extract %1086[0] : f32 from vector<1xf32>
      %1088 = arith.mulf %1087, %1068 : f32
      %1089 = arith.mulf %1081, %1088 : f32
      %1090 = arith.muli %3, %c5 : index
      %1091 = arith.addi %1090, %c9 : index
      %1092 = arith.muli %1091, %c15 : index
      %1093 = arith.remui %905, %c15 : index
      %1094 = arith.addi %1092, %1093 : index
      %1095 = arith.muli %1061, %c35 : index
      %1096 = arith.addi %1095, %1094 : index
      memref.store %1089, %22[%1096] : memref<?xf32>
      %1097 = arith.addi %908, %c22 : index
      %1098 = arith.muli %1058, %c16 : index
      %1099 = arith.addi %1097, %1098 : index
      %1100 = memref.load %21[%1099] : memref<?xf32>
      %1101 = arith.addi %1099, %c12 : index
      %1102 = memref.load %21[%1101] : memref<?xf32>
      %1103 = arith.addf %1100, %1102 : f32
      %1104 = arith.addi %1099, %c41 : index
      %1105 = memref.load %21[%1104] : memref<?xf32>
      %1106 = arith.addf %1103, %1105 : f32
      %1107 = arith.addi %1099, %c42 : index
      %1108 = memref.load %21[%1107] : memref<?xf32>
      %1109 = arith.addf %1106, %1108 : f32
      %1110 = arith.remui %905, %c15 : index
      %1111 = arith.muli %1110, %c21 : index
      %1112 = arith.addi %20, %1111 : index
      %1113 = vector.load %w[%1112] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1114 = vector.bitcast %1113 : vector<4xi8> to vector<1xf32>
      %1115 = vector.extract %1114[0] : f32 from vector<1xf32>
      %1116 = arith.mulf %1115, %1068 : f32
      %1117 = arith.mulf %1109, %1116 : f32
      %1118 = arith.muli %3, %c5 : index
      %1119 = arith.addi %1118, %c10 : index
      %1120 = arith.muli %1119, %c15 : index
      %1121 = arith.remui %905, %c15 : index
      %1122 = arith.addi %1120, %1121 : index
      %1123 = arith.muli %1061, %c35 : index
      %1124 = arith.addi %1123, %1122 : index
      memref.store %1117, %22[%1124] : memref<?xf32>
    }
    wave.barrier
    %1125 = arith.addi %25, %c9 : index
    %1126 = wave.wave
    %1127 = arith.addi %1126, %c9 : index
    %1128 = arith.addi %1125, %1127 : index
    %1129 = arith.cmpi slt, %1128, %24 : index
    %1130 = arith.cmpi slt, %1127, %c15 : index
    %1131 = arith.andi %1129, %1130 : i1
    scf.if %1131 {
      %1132 = arith.addi %1125, %1127 : index
      %1133 = arith.muli %1127, %c35 : index
      %1134 = wave.lane
      %1135 = arith.addi %1134, %c9 : index
      %1136 = arith.cmpi eq, %hasBias, %c10 : index
      %1137 = arith.addi %1133, %1135 : index
      %1138 = memref.load %22[%1137] : memref<?xf32>
      %1139 = arith.muli %0, %c35 : index
      %1140 = arith.addi %1139, %1135 : index
      %1141 = memref.load %bias[%1140] : memref<?xf32>
      %1142 = arith.addf %1138, %1141 : f32
      %1143 = arith.select %1136, %1142, %1138 : f32
      %1144 = arith.addi %1135, %c17 : index
      %1145 = arith.cmpi eq, %hasBias, %c10 : index
      %1146 = arith.addi %1133, %1144 : index
      %1147 = memref.load %22[%1146] : memref<?xf32>
      %1148 = arith.muli %0, %c35 : index
      %1149 = arith.addi %1148, %1144 : index
      %1150 = memref.load %bias[%1149] : memref<?xf32>
      %1151 = arith.addf %1147, %1150 : f32
      %1152 = arith.select %1145, %1151, %1147 : f32
      %1153 = arith.addi %1134, %c16 : index
      %1154 = arith.cmpi slt, %1153, %c17 : index
      %1155 = arith.minsi %1153, %c44 : index
      %1156 = arith.cmpi eq, %hasBias, %c10 : index
      %1157 = arith.addi %1133, %1155 : index
      %1158 = memref.load %22[%1157] : memref<?xf32>
      %1159 = arith.muli %0, %c35 : index
      %1160 = arith.addi %1159, %1155 : index
      %1161 = memref.load %bias[%1160] : memref<?xf32>
      %1162 = arith.addf %1158, %1161 : f32
      %1163 = arith.select %1156, %1162, %1158 : f32
      %1164 = arith.addi %1155, %c17 : index
      %1165 = arith.cmpi eq, %hasBias, %c10 : index
      %1166 = arith.addi %1133, %1164 : index
      %1167 = memref.load %22[%1166] : memref<?xf32>
      %1168 = arith.muli %0, %c35 : index
      %1169 = arith.addi %1168, %1164 : index
      %1170 = memref.load %bias[%1169] : memref<?xf32>
      %1171 = arith.addf %1167, %1170 : f32
      %1172 = arith.select %1165, %1171, %1167 : f32
      %1173 = arith.addi %heads, %kvHeads : index
      %1174 = arith.cmpi slt, %0, %1173 : index
      scf.if %1174 {
        %1175 = arith.addi %positionsAt, %1132 : index
        %1176 = memref.load %step[%1175] : memref<?xi32>
        %1177 = arith.index_cast %1176 : i32 to index
        %1178 = arith.cmpi eq, %hasNorm, %c10 : index
        %1179 = math.fma %1143, %1143, %c47 : f32
        %1180 = math.fma %1152, %1152, %1179 : f32
        %1181 = math.fma %1163, %1163, %1180 : f32
        %1182 = arith.select %1154, %1181, %1180 : f32
        %1183 = math.fma %1172, %1172, %1182 : f32
        %1184 = arith.select %1154, %1183, %1182 : f32
        %1185 = vector.broadcast %1184 : f32 to vector<1xf32>
        %1186 = wave.reduce "add" %1185 : vector<1xf32>
        %1187 = arith.mulf %1186, %inverseHeadDim : f32
        %1188 = arith.addf %1187, %epsilon : f32
        %1189 = math.sqrt %1188 : f32
        %1190 = arith.divf %c49, %1189 : f32
        %1191 = arith.cmpi slt, %0, %heads : index
        %1192 = arith.addi %1135, %c17 : index
        %1193 = memref.load %query_norm[%1135] : memref<?xf32>
        %1194 = memref.load %key_norm[%1135] : memref<?xf32>
        %1195 = arith.select %1191, %1193, %1194 : f32
        %1196 = arith.mulf %1143, %1190 : f32
        %1197 = arith.mulf %1196, %1195 : f32
        %1198 = arith.select %1178, %1197, %1143 : f32
        %1199 = memref.load %query_norm[%1192] : memref<?xf32>
        %1200 = memref.load %key_norm[%1192] : memref<?xf32>
        %1201 = arith.select %1191, %1199, %1200 : f32
        %1202 = arith.mulf %1152, %1190 : f32
        %1203 = arith.mulf %1202, %1201 : f32
        %1204 = arith.select %1178, %1203, %1152 : f32
        %1205 = arith.addi %1155, %c17 : index
        %1206 = memref.load %query_norm[%1155] : memref<?xf32>
        %1207 = memref.load %key_norm[%1155] : memref<?xf32>
        %1208 = arith.select %1191, %1206, %1207 : f32
        %1209 = arith.mulf %1163, %1190 : f32
        %1210 = arith.mulf %1209, %1208 : f32
        %1211 = arith.select %1178, %1210, %1163 : f32
        %1212 = memref.load %query_norm[%1205] : memref<?xf32>
        %1213 = memref.load %key_norm[%1205] : memref<?xf32>
        %1214 = arith.select %1191, %1212, %1213 : f32
        %1215 = arith.mulf %1172, %1190 : f32
        %1216 = arith.mulf %1215, %1214 : f32
        %1217 = arith.select %1178, %1216, %1172 : f32
        %1218 = arith.remui %1177, %c22 : index
        %1219 = arith.muli %1218, %c35 : index
        %1220 = arith.addi %1219, %1135 : index
        %1221 = arith.divui %1177, %c22 : index
        %1222 = arith.addi %1221, %c22 : index
        %1223 = arith.muli %1222, %c35 : index
        %1224 = arith.addi %1223, %1135 : index
        %1225 = memref.load %rope[%1220] : memref<?xf32>
        %1226 = arith.addi %1220, %c17 : index
        %1227 = memref.load %rope[%1226] : memref<?xf32>
        %1228 = memref.load %rope[%1224] : memref<?xf32>
        %1229 = arith.addi %1224, %c17 : index
        %1230 = memref.load %rope[%1229] : memref<?xf32>
        %1231 = arith.mulf %1228, %1225 : f32
        %1232 = arith.mulf %1230, %1227 : f32
        %1233 = arith.subf %1231, %1232 : f32
        %1234 = arith.mulf %1230, %1225 : f32
        %1235 = arith.mulf %1228, %1227 : f32
        %1236 = arith.addf %1234, %1235 : f32
        %1237 = arith.mulf %1198, %1233 : f32
        %1238 = arith.mulf %1204, %1236 : f32
        %1239 = arith.subf %1237, %1238 : f32
        %1240 = arith.mulf %1204, %1233 : f32
        %1241 = arith.mulf %1198, %1236 : f32
        %1242 = arith.addf %1240, %1241 : f32
        %1243 = arith.cmpi slt, %0, %heads : index
        scf.if %1243 {
          %1244 = arith.muli %1132, %heads : index
          %1245 = arith.addi %1244, %0 : index
          %1246 = arith.muli %1245, %c35 : index
          %1247 = arith.addi %1246, %1135 : index
          memref.store %1239, %q[%1247] : memref<?xf32>
          %1248 = arith.addi %1247, %c17 : index
          memref.store %1242, %q[%1248] : memref<?xf32>
        } else {
          %1249 = arith.addi %1133, %1135 : index
          memref.store %1239, %22[%1249] : memref<?xf32>
          %1250 = arith.addi %1133, %1135 : index
          %1251 = arith.addi %1250, %c17 : index
          memref.store %1242, %22[%1251] : memref<?xf32>
        }
        %1252 = arith.remui %1177, %c22 : index
        %1253 = arith.muli %1252, %c35 : index
        %1254 = arith.addi %1253, %1155 : index
        %1255 = arith.divui %1177, %c22 : index
        %1256 = arith.addi %1255, %c22 : index
        %1257 = arith.muli %1256, %c35 : index
        %1258 = arith.addi %1257, %1155 : index
        %1259 = memref.load %rope[%1254] : memref<?xf32>
        %1260 = arith.addi %1254, %c17 : index
        %1261 = memref.load %rope[%1260] : memref<?xf32>
        %1262 = memref.load %rope[%1258] : memref<?xf32>
        %1263 = arith.addi %1258, %c17 : index
        %1264 = memref.load %rope[%1263] : memref<?xf32>
        %1265 = arith.mulf %1262, %1259 : f32
        %1266 = arith.mulf %1264, %1261 : f32
        %1267 = arith.subf %1265, %1266 : f32
        %1268 = arith.mulf %1264, %1259 : f32
        %1269 = arith.mulf %1262, %1261 : f32
        %1270 = arith.addf %1268, %1269 : f32
        %1271 = arith.mulf %1211, %1267 : f32
        %1272 = arith.mulf %1217, %1270 : f32
        %1273 = arith.subf %1271, %1272 : f32
        %1274 = arith.mulf %1217, %1267 : f32
        %1275 = arith.mulf %1211, %1270 : f32
        %1276 = arith.addf %1274, %1275 : f32
        scf.if %1154 {
          %1277 = arith.cmpi slt, %0, %heads : index
          scf.if %1277 {
            %1278 = arith.muli %1132, %heads : index
            %1279 = arith.addi %1278, %0 : index
            %1280 = arith.muli %1279, %c35 : index
            %1281 = arith.addi %1280, %1155 : index
            memref.store %1273, %q[%1281] : memref<?xf32>
            %1282 = arith.addi %1281, %c17 : index
            memref.store %1276, %q[%1282] : memref<?xf32>
          } else {
            %1283 = arith.addi %1133, %1155 : index
            memref.store %1273, %22[%1283] : memref<?xf32>
            %1284 = arith.addi %1133, %1155 : index
            %1285 = arith.addi %1284, %c17 : index
            memref.store %1276, %22[%1285] : memref<?xf32>
          }
        }
      } else {
        %1286 = arith.cmpi slt, %0, %heads : index
        scf.if %1286 {
          %1287 = arith.muli %1132, %heads : index
          %1288 = arith.addi %1287, %0 : index
          %1289 = arith.muli %1288, %c35 : index
          %1290 = arith.addi %1289, %1135 : index
          memref.store %1143, %q[%1290] : memref<?xf32>
          %1291 = arith.addi %1290, %c17 : index
          memref.store %1152, %q[%1291] : memref<?xf32>
        } else {
          %1292 = arith.addi %1133, %1135 : index
          memref.store %1143, %22[%1292] : memref<?xf32>
          %1293 = arith.addi %1133, %1135 : index
          %1294 = arith.addi %1293, %c17 : index
          memref.store %1152, %22[%1294] : memref<?xf32>
        }
        scf.if %1154 {
          %1295 = arith.cmpi slt, %0, %heads : index
          scf.if %1295 {
            %1296 = arith.muli %1132, %heads : index
            %1297 = arith.addi %1296, %0 : index
            %1298 = arith.muli %1297, %c35 : index
            %1299 = arith.addi %1298, %1155 : index
            memref.store %1163, %q[%1299] : memref<?xf32>
            %1300 = arith.addi %1299, %c17 : index
            memref.store %1172, %q[%1300] : memref<?xf32>
          } else {
            %1301 = arith.addi %1133, %1155 : index
            memref.store %1163, %22[%1301] : memref<?xf32>
            %1302 = arith.addi %1133, %1155 : index
            %1303 = arith.addi %1302, %c17 : index
            memref.store %1172, %22[%1303] : memref<?xf32>
          }
        }
      }
    }
    %1304 = arith.addi %1126, %c51 : index
    %1305 = arith.addi %1125, %1304 : index
    %1306 = arith.cmpi slt, %1305, %24 : index
    %1307 = arith.cmpi slt, %1304, %c15 : index
    %1308 = arith.andi %1306, %1307 : i1
    scf.if %1308 {
      %1309 = arith.addi %1125, %1304 : index
      %1310 = arith.muli %1304, %c35 : index
      %1311 = wave.lane
      %1312 = arith.addi %1311, %c9 : index
      %1313 = arith.cmpi eq, %hasBias, %c10 : index
      %1314 = arith.addi %1310, %1312 : index
      %1315 = memref.load %22[%1314] : memref<?xf32>
      %1316 = arith.muli %0, %c35 : index
      %1317 = arith.addi %1316, %1312 : index
      %1318 = memref.load %bias[%1317] : memref<?xf32>
      %1319 = arith.addf %1315, %1318 : f32
      %1320 = arith.select %1313, %1319, %1315 : f32
      %1321 = arith.addi %1312, %c17 : index
      %1322 = arith.cmpi eq, %hasBias, %c10 : index
      %1323 = arith.addi %1310, %1321 : index
      %1324 = memref.load %22[%1323] : memref<?xf32>
      %1325 = arith.muli %0, %c35 : index
      %1326 = arith.addi %1325, %1321 : index
      %1327 = memref.load %bias[%1326] : memref<?xf32>
      %1328 = arith.addf %1324, %1327 : f32
      %1329 = arith.select %1322, %1328, %1324 : f32
      %1330 = arith.addi %1311, %c16 : index
      %1331 = arith.cmpi slt, %1330, %c17 : index
      %1332 = arith.minsi %1330, %c44 : index
      %1333 = arith.cmpi eq, %hasBias, %c10 : index
      %1334 = arith.addi %1310, %1332 : index
      %1335 = memref.load %22[%1334] : memref<?xf32>
      %1336 = arith.muli %0, %c35 : index
      %1337 = arith.addi %1336, %1332 : index
      %1338 = memref.load %bias[%1337] : memref<?xf32>
      %1339 = arith.addf %1335, %1338 : f32
      %1340 = arith.select %1333, %1339, %1335 : f32
      %1341 = arith.addi %1332, %c17 : index
      %1342 = arith.cmpi eq, %hasBias, %c10 : index
      %1343 = arith.addi %1310, %1341 : index
      %1344 = memref.load %22[%1343] : memref<?xf32>
      %1345 = arith.muli %0, %c35 : index
      %1346 = arith.addi %1345, %1341 : index
      %1347 = memref.load %bias[%1346] : memref<?xf32>
      %1348 = arith.addf %1344, %1347 : f32
      %1349 = arith.select %1342, %1348, %1344 : f32
      %1350 = arith.addi %heads, %kvHeads : index
      %1351 = arith.cmpi slt, %0, %1350 : index
      scf.if %1351 {
        %1352 = arith.addi %positionsAt, %1309 : index
        %1353 = memref.load %step[%1352] : memref<?xi32>
        %1354 = arith.index_cast %1353 : i32 to index
        %1355 = arith.cmpi eq, %hasNorm, %c10 : index
        %1356 = math.fma %1320, %1320, %c47 : f32
        %1357 = math.fma %1329, %1329, %1356 : f32
        %1358 = math.fma %1340, %1340, %1357 : f32
        %1359 = arith.select %1331, %1358, %1357 : f32
        %1360 = math.fma %1349, %1349, %1359 : f32
        %1361 = arith.select %1331, %1360, %1359 : f32
        %1362 = vector.broadcast %1361 : f32 to vector<1xf32>
        %1363 = wave.reduce "add" %1362 : vector<1xf32>
        %1364 = arith.mulf %1363, %inverseHeadDim : f32
        %1365 = arith.addf %1364, %epsilon : f32
        %1366 = math.sqrt %1365 : f32
        %1367 = arith.divf %c49, %1366 : f32
        %1368 = arith.cmpi slt, %0, %heads : index
        %1369 = arith.addi %1312, %c17 : index
        %1370 = memref.load %query_norm[%1312] : memref<?xf32>
        %1371 = memref.load %key_norm[%1312] : memref<?xf32>
        %1372 = arith.select %1368, %1370, %1371 : f32
        %1373 = arith.mulf %1320, %1367 : f32
        %1374 = arith.mulf %1373, %1372 : f32
        %1375 = arith.select %1355, %1374, %1320 : f32
        %1376 = memref.load %query_norm[%1369] : memref<?xf32>
        %1377 = memref.load %key_norm[%1369] : memref<?xf32>
        %1378 = arith.select %1368, %1376, %1377 : f32
        %1379 = arith.mulf %1329, %1367 : f32
        %1380 = arith.mulf %1379, %1378 : f32
        %1381 = arith.select %1355, %1380, %1329 : f32
        %1382 = arith.addi %1332, %c17 : index
        %1383 = memref.load %query_norm[%1332] : memref<?xf32>
        %1384 = memref.load %key_norm[%1332] : memref<?xf32>
        %1385 = arith.select %1368, %1383, %1384 : f32
        %1386 = arith.mulf %1340, %1367 : f32
        %1387 = arith.mulf %1386, %1385 : f32
        %1388 = arith.select %1355, %1387, %1340 : f32
        %1389 = memref.load %query_norm[%1382] : memref<?xf32>
        %1390 = memref.load %key_norm[%1382] : memref<?xf32>
        %1391 = arith.select %1368, %1389, %1390 : f32
        %1392 = arith.mulf %1349, %1367 : f32
        %1393 = arith.mulf %1392, %1391 : f32
        %1394 = arith.select %1355, %1393, %1349 : f32
        %1395 = arith.remui %1354, %c22 : index
        %1396 = arith.muli %1395, %c35 : index
        %1397 = arith.addi %1396, %1312 : index
        %1398 = arith.divui %1354, %c22 : index
        %1399 = arith.addi %1398, %c22 : index
        %1400 = arith.muli %1399, %c35 : index
        %1401 = arith.addi %1400, %1312 : index
        %1402 = memref.load %rope[%1397] : memref<?xf32>
        %1403 = arith.addi %1397, %c17 : index
        %1404 = memref.load %rope[%1403] : memref<?xf32>
        %1405 = memref.load %rope[%1401] : memref<?xf32>
        %1406 = arith.addi %1401, %c17 : index
        %1407 = memref.load %rope[%1406] : memref<?xf32>
        %1408 = arith.mulf %1405, %1402 : f32
        %1409 = arith.mulf %1407, %1404 : f32
        %1410 = arith.subf %1408, %1409 : f32
        %1411 = arith.mulf %1407, %1402 : f32
        %1412 = arith.mulf %1405, %1404 : f32
        %1413 = arith.addf %1411, %1412 : f32
        %1414 = arith.mulf %1375, %1410 : f32
        %1415 = arith.mulf %1381, %1413 : f32
        %1416 = arith.subf %1414, %1415 : f32
        %1417 = arith.mulf %1381, %1410 : f32
        %1418 = arith.mulf %1375, %1413 : f32
        %1419 = arith.addf %1417, %1418 : f32
        %1420 = arith.cmpi slt, %0, %heads : index
        scf.if %1420 {
          %1421 = arith.muli %1309, %heads : index
          %1422 = arith.addi %1421, %0 : index
          %1423 = arith.muli %1422, %c35 : index
          %1424 = arith.addi %1423, %1312 : index
          memref.store %1416, %q[%1424] : memref<?xf32>
          %1425 = arith.addi %1424, %c17 : index
          memref.store %1419, %q[%1425] : memref<?xf32>
        } else {
          %1426 = arith.addi %1310, %1312 : index
          memref.store %1416, %22[%1426] : memref<?xf32>
          %1427 = arith.addi %1310, %1312 : index
          %1428 = arith.addi %1427, %c17 : index
          memref.store %1419, %22[%1428] : memref<?xf32>
        }
        %1429 = arith.remui %1354, %c22 : index
        %1430 = arith.muli %1429, %c35 : index
        %1431 = arith.addi %1430, %1332 : index
        %1432 = arith.divui %1354, %c22 : index
        %1433 = arith.addi %1432, %c22 : index
        %1434 = arith.muli %1433, %c35 : index
        %1435 = arith.addi %1434, %1332 : index
        %1436 = memref.load %rope[%1431] : memref<?xf32>
        %1437 = arith.addi %1431, %c17 : index
        %1438 = memref.load %rope[%1437] : memref<?xf32>
        %1439 = memref.load %rope[%1435] : memref<?xf32>
        %1440 = arith.addi %1435, %c17 : index
        %1441 = memref.load %rope[%1440] : memref<?xf32>
        %1442 = arith.mulf %1439, %1436 : f32
        %1443 = arith.mulf %1441, %1438 : f32
        %1444 = arith.subf %1442, %1443 : f32
        %1445 = arith.mulf %1441, %1436 : f32
        %1446 = arith.mulf %1439, %1438 : f32
        %1447 = arith.addf %1445, %1446 : f32
        %1448 = arith.mulf %1388, %1444 : f32
        %1449 = arith.mulf %1394, %1447 : f32
        %1450 = arith.subf %1448, %1449 : f32
        %1451 = arith.mulf %1394, %1444 : f32
        %1452 = arith.mulf %1388, %1447 : f32
        %1453 = arith.addf %1451, %1452 : f32
        scf.if %1331 {
          %1454 = arith.cmpi slt, %0, %heads : index
          scf.if %1454 {
            %1455 = arith.muli %1309, %heads : index
            %1456 = arith.addi %1455, %0 : index
            %1457 = arith.muli %1456, %c35 : index
            %1458 = arith.addi %1457, %1332 : index
            memref.store %1450, %q[%1458] : memref<?xf32>
            %1459 = arith.addi %1458, %c17 : index
            memref.store %1453, %q[%1459] : memref<?xf32>
          } else {
            %1460 = arith.addi %1310, %1332 : index
            memref.store %1450, %22[%1460] : memref<?xf32>
            %1461 = arith.addi %1310, %1332 : index
            %1462 = arith.addi %1461, %c17 : index
            memref.store %1453, %22[%1462] : memref<?xf32>
          }
        }
      } else {
        %1463 = arith.cmpi slt, %0, %heads : index
        scf.if %1463 {
          %1464 = arith.muli %1309, %heads : index
          %1465 = arith.addi %1464, %0 : index
          %1466 = arith.muli %1465, %c35 : index
          %1467 = arith.addi %1466, %1312 : index
          memref.store %1320, %q[%1467] : memref<?xf32>
          %1468 = arith.addi %1467, %c17 : index
          memref.store %1329, %q[%1468] : memref<?xf32>
        } else {
          %1469 = arith.addi %1310, %1312 : index
          memref.store %1320, %22[%1469] : memref<?xf32>
          %1470 = arith.addi %1310, %1312 : index
          %1471 = arith.addi %1470, %c17 : index
          memref.store %1329, %22[%1471] : memref<?xf32>
        }
        scf.if %1331 {
          %1472 = arith.cmpi slt, %0, %heads : index
          scf.if %1472 {
            %1473 = arith.muli %1309, %heads : index
            %1474 = arith.addi %1473, %0 : index
            %1475 = arith.muli %1474, %c35 : index
            %1476 = arith.addi %1475, %1332 : index
            memref.store %1340, %q[%1476] : memref<?xf32>
            %1477 = arith.addi %1476, %c17 : index
            memref.store %1349, %q[%1477] : memref<?xf32>
          } else {
            %1478 = arith.addi %1310, %1332 : index
            memref.store %1340, %22[%1478] : memref<?xf32>
            %1479 = arith.addi %1310, %1332 : index
            %1480 = arith.addi %1479, %c17 : index
            memref.store %1349, %22[%1480] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %1481 = arith.cmpi sge, %0, %heads : index
    scf.if %1481 {
      %1482 = arith.addi %1126, %c9 : index
      %1483 = arith.addi %1125, %1482 : index
      %1484 = arith.cmpi slt, %1483, %24 : index
      %1485 = arith.cmpi slt, %1482, %c15 : index
      %1486 = arith.andi %1484, %1485 : i1
      scf.if %1486 {
        %1487 = arith.addi %1125, %1482 : index
        %1488 = arith.addi %slotsAt, %1487 : index
        %1489 = memref.load %step[%1488] : memref<?xi32>
        %1490 = arith.index_cast %1489 : i32 to index
        %1491 = arith.cmpi sge, %1490, %c9 : index
        scf.if %1491 {
          %1492 = arith.muli %1482, %c35 : index
          %1493 = arith.subi %0, %heads : index
          %1494 = memref.load %scales[%1493] : memref<?xf32>
          %1495 = vector.broadcast %1494 : f32 to vector<4xf32>
          %1496 = arith.divui %1490, %c15 : index
          %1497 = arith.remui %1490, %c15 : index
          %1498 = arith.muli %1496, %pageBytes : index
          %1499 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1499 {
            %1500 = wave.lane
            %1501 = arith.muli %1500, %c21 : index
            scf.for %1502 = %1501 to %c35 step %c7 {
              %1503 = arith.addi %1492, %1502 : index
              %1504 = vector.load %22[%1503] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1505 = arith.mulf %1504, %1495 : vector<4xf32>
              %1506 = arith.minimumf %1505, %c55 : vector<4xf32>
              %1507 = arith.maximumf %1506, %c56 : vector<4xf32>
              %1508 = arith.truncf %1507 : vector<4xf32> to vector<4xf16>
              %1509 = vector.bitcast %1508 : vector<4xf16> to vector<8xi8>
              %1510 = arith.cmpi slt, %1493, %kvHeads : index
              scf.if %1510 {
                %1511 = arith.muli %1493, %c11 : index
                %1512 = arith.addi %1498, %1511 : index
                %1513 = arith.divui %1502, %c15 : index
                %1514 = arith.muli %1513, %c57 : index
                %1515 = arith.remui %1502, %c15 : index
                %1516 = arith.divui %1515, %c4 : index
                %1517 = arith.muli %1516, %c22 : index
                %1518 = arith.muli %1497, %c15 : index
                %1519 = arith.addi %1517, %1518 : index
                %1520 = arith.remui %1515, %c4 : index
                %1521 = arith.muli %1520, %c5 : index
                %1522 = arith.addi %1519, %1521 : index
                %1523 = arith.addi %1514, %1522 : index
                %1524 = arith.addi %1512, %1523 : index
                vector.store %1509, %kv[%1524] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1525 = arith.subi %1493, %kvHeads : index
                %1526 = arith.muli %1525, %c11 : index
                %1527 = arith.addi %1498, %1526 : index
                %1528 = arith.addi %1502, %c9 : index
                %1529 = arith.divui %1528, %c15 : index
                %1530 = arith.muli %1529, %c57 : index
                %1531 = arith.addi %1530, %c41 : index
                %1532 = arith.remui %1528, %c15 : index
                %1533 = arith.divui %1497, %c5 : index
                %1534 = arith.remui %1497, %c5 : index
                %1535 = arith.muli %1534, %c4 : index
                %1536 = arith.addi %1533, %1535 : index
                %1537 = arith.divui %1536, %c4 : index
                %1538 = arith.muli %1537, %c22 : index
                %1539 = arith.muli %1532, %c15 : index
                %1540 = arith.addi %1538, %1539 : index
                %1541 = arith.remui %1536, %c4 : index
                %1542 = arith.muli %1541, %c5 : index
                %1543 = arith.addi %1540, %1542 : index
                %1544 = arith.addi %1531, %1543 : index
                %1545 = arith.addi %1527, %1544 : index
                %1546 = vector.shuffle %1509, %1509 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1546, %kv[%1545] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1547 = arith.addi %1502, %c10 : index
                %1548 = arith.divui %1547, %c15 : index
                %1549 = arith.muli %1548, %c57 : index
                %1550 = arith.addi %1549, %c41 : index
                %1551 = arith.remui %1547, %c15 : index
                %1552 = arith.divui %1497, %c5 : index
                %1553 = arith.remui %1497, %c5 : index
                %1554 = arith.muli %1553, %c4 : index
                %1555 = arith.addi %1552, %1554 : index
                %1556 = arith.divui %1555, %c4 : index
                %1557 = arith.muli %1556, %c22 : index
                %1558 = arith.muli %1551, %c15 : index
                %1559 = arith.addi %1557, %1558 : index
                %1560 = arith.remui %1555, %c4 : index
                %1561 = arith.muli %1560, %c5 : index
                %1562 = arith.addi %1559, %1561 : index
                %1563 = arith.addi %1550, %1562 : index
                %1564 = arith.addi %1527, %1563 : index
                %1565 = vector.shuffle %1509, %1509 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1565, %kv[%1564] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1566 = arith.addi %1502, %c5 : index
                %1567 = arith.divui %1566, %c15 : index
                %1568 = arith.muli %1567, %c57 : index
                %1569 = arith.addi %1568, %c41 : index
                %1570 = arith.remui %1566, %c15 : index
                %1571 = arith.divui %1497, %c5 : index
                %1572 = arith.remui %1497, %c5 : index
                %1573 = arith.muli %1572, %c4 : index
                %1574 = arith.addi %1571, %1573 : index
                %1575 = arith.divui %1574, %c4 : index
                %1576 = arith.muli %1575, %c22 : index
                %1577 = arith.muli %1570, %c15 : index
                %1578 = arith.addi %1576, %1577 : index
                %1579 = arith.remui %1574, %c4 : index
                %1580 = arith.muli %1579, %c5 : index
                %1581 = arith.addi %1578, %1580 : index
                %1582 = arith.addi %1569, %1581 : index
                %1583 = arith.addi %1527, %1582 : index
                %1584 = vector.shuffle %1509, %1509 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1584, %kv[%1583] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1585 = arith.addi %1502, %c2 : index
                %1586 = arith.divui %1585, %c15 : index
                %1587 = arith.muli %1586, %c57 : index
                %1588 = arith.addi %1587, %c41 : index
                %1589 = arith.remui %1585, %c15 : index
                %1590 = arith.divui %1497, %c5 : index
                %1591 = arith.remui %1497, %c5 : index
                %1592 = arith.muli %1591, %c4 : index
                %1593 = arith.addi %1590, %1592 : index
                %1594 = arith.divui %1593, %c4 : index
                %1595 = arith.muli %1594, %c22 : index
                %1596 = arith.muli %1589, %c15 : index
                %1597 = arith.addi %1595, %1596 : index
                %1598 = arith.remui %1593, %c4 : index
                %1599 = arith.muli %1598, %c5 : index
                %1600 = arith.addi %1597, %1599 : index
                %1601 = arith.addi %1588, %1600 : index
                %1602 = arith.addi %1527, %1601 : index
                %1603 = vector.shuffle %1509, %1509 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1603, %kv[%1602] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1604 = arith.cmpi eq, %codec, %c10 : index
          scf.if %1604 {
            %1605 = wave.lane
            %1606 = arith.muli %1605, %c21 : index
            scf.for %1607 = %1606 to %c35 step %c7 {
              %1608 = arith.addi %1492, %1607 : index
              %1609 = vector.load %22[%1608] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1610 = arith.mulf %1609, %1495 : vector<4xf32>
              %1611 = wave.fp8_encode "e4m3" %1610 : vector<4xf32> -> vector<4xi8>
              %1612 = arith.cmpi slt, %1493, %kvHeads : index
              scf.if %1612 {
                %1613 = arith.muli %1493, %c41 : index
                %1614 = arith.addi %1498, %1613 : index
                %1615 = vector.shuffle %1611, %1611 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1616 = arith.divui %1607, %c15 : index
                %1617 = arith.muli %1616, %c22 : index
                %1618 = arith.remui %1607, %c15 : index
                %1619 = arith.muli %1497, %c15 : index
                %1620 = arith.divui %1618, %c21 : index
                %1621 = arith.muli %1620, %c21 : index
                %1622 = arith.remui %1618, %c5 : index
                %1623 = arith.muli %1622, %c5 : index
                %1624 = arith.addi %1621, %1623 : index
                %1625 = arith.divui %1618, %c5 : index
                %1626 = arith.remui %1625, %c5 : index
                %1627 = arith.addi %1624, %1626 : index
                %1628 = arith.addi %1619, %1627 : index
                %1629 = arith.addi %1617, %1628 : index
                %1630 = arith.addi %1614, %1629 : index
                vector.store %1615, %kv[%1630] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1631 = arith.subi %1493, %kvHeads : index
                %1632 = arith.muli %1631, %c41 : index
                %1633 = arith.addi %1498, %1632 : index
                %1634 = arith.addi %1607, %c9 : index
                %1635 = arith.divui %1634, %c15 : index
                %1636 = arith.muli %1635, %c22 : index
                %1637 = arith.addi %1636, %c12 : index
                %1638 = arith.remui %1634, %c15 : index
                %1639 = arith.divui %1497, %c5 : index
                %1640 = arith.remui %1497, %c5 : index
                %1641 = arith.muli %1640, %c4 : index
                %1642 = arith.addi %1639, %1641 : index
                %1643 = arith.muli %1638, %c15 : index
                %1644 = arith.divui %1642, %c21 : index
                %1645 = arith.muli %1644, %c21 : index
                %1646 = arith.remui %1642, %c5 : index
                %1647 = arith.muli %1646, %c5 : index
                %1648 = arith.addi %1645, %1647 : index
                %1649 = arith.divui %1642, %c5 : index
                %1650 = arith.remui %1649, %c5 : index
                %1651 = arith.addi %1648, %1650 : index
                %1652 = arith.addi %1643, %1651 : index
                %1653 = arith.addi %1637, %1652 : index
                %1654 = arith.addi %1633, %1653 : index
                %1655 = vector.shuffle %1611, %1611 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1655, %kv[%1654] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1656 = arith.addi %1607, %c10 : index
                %1657 = arith.divui %1656, %c15 : index
                %1658 = arith.muli %1657, %c22 : index
                %1659 = arith.addi %1658, %c12 : index
                %1660 = arith.remui %1656, %c15 : index
                %1661 = arith.divui %1497, %c5 : index
                %1662 = arith.remui %1497, %c5 : index
                %1663 = arith.muli %1662, %c4 : index
                %1664 = arith.addi %1661, %1663 : index
                %1665 = arith.muli %1660, %c15 : index
                %1666 = arith.divui %1664, %c21 : index
                %1667 = arith.muli %1666, %c21 : index
                %1668 = arith.remui %1664, %c5 : index
                %1669 = arith.muli %1668, %c5 : index
                %1670 = arith.addi %1667, %1669 : index
                %1671 = arith.divui %1664, %c5 : index
                %1672 = arith.remui %1671, %c5 : index
                %1673 = arith.addi %1670, %1672 : index
                %1674 = arith.addi %1665, %1673 : index
                %1675 = arith.addi %1659, %1674 : index
                %1676 = arith.addi %1633, %1675 : index
                %1677 = vector.shuffle %1611, %1611 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1677, %kv[%1676] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1678 = arith.addi %1607, %c5 : index
                %1679 = arith.divui %1678, %c15 : index
                %1680 = arith.muli %1679, %c22 : index
                %1681 = arith.addi %1680, %c12 : index
                %1682 = arith.remui %1678, %c15 : index
                %1683 = arith.divui %1497, %c5 : index
                %1684 = arith.remui %1497, %c5 : index
                %1685 = arith.muli %1684, %c4 : index
                %1686 = arith.addi %1683, %1685 : index
                %1687 = arith.muli %1682, %c15 : index
                %1688 = arith.divui %1686, %c21 : index
                %1689 = arith.muli %1688, %c21 : index
                %1690 = arith.remui %1686, %c5 : index
                %1691 = arith.muli %1690, %c5 : index
                %1692 = arith.addi %1689, %1691 : index
                %1693 = arith.divui %1686, %c5 : index
                %1694 = arith.remui %1693, %c5 : index
                %1695 = arith.addi %1692, %1694 : index
                %1696 = arith.addi %1687, %1695 : index
                %1697 = arith.addi %1681, %1696 : index
                %1698 = arith.addi %1633, %1697 : index
                %1699 = vector.shuffle %1611, %1611 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1699, %kv[%1698] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1700 = arith.addi %1607, %c2 : index
                %1701 = arith.divui %1700, %c15 : index
                %1702 = arith.muli %1701, %c22 : index
                %1703 = arith.addi %1702, %c12 : index
                %1704 = arith.remui %1700, %c15 : index
                %1705 = arith.divui %1497, %c5 : index
                %1706 = arith.remui %1497, %c5 : index
                %1707 = arith.muli %1706, %c4 : index
                %1708 = arith.addi %1705, %1707 : index
                %1709 = arith.muli %1704, %c15 : index
                %1710 = arith.divui %1708, %c21 : index
                %1711 = arith.muli %1710, %c21 : index
                %1712 = arith.remui %1708, %c5 : index
                %1713 = arith.muli %1712, %c5 : index
                %1714 = arith.addi %1711, %1713 : index
                %1715 = arith.divui %1708, %c5 : index
                %1716 = arith.remui %1715, %c5 : index
                %1717 = arith.addi %1714, %1716 : index
                %1718 = arith.addi %1709, %1717 : index
                %1719 = arith.addi %1703, %1718 : index
                %1720 = arith.addi %1633, %1719 : index
                %1721 = vector.shuffle %1611, %1611 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1721, %kv[%1720] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1722 = arith.cmpi eq, %codec, %c5 : index
          scf.if %1722 {
            %1723 = wave.lane
            %1724 = arith.muli %1723, %c21 : index
            scf.for %1725 = %1724 to %c35 step %c7 {
              %1726 = arith.addi %1492, %1725 : index
              %1727 = vector.load %22[%1726] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1728 = arith.mulf %1727, %1495 : vector<4xf32>
              %1729 = wave.fp8_encode "e5m2" %1728 : vector<4xf32> -> vector<4xi8>
              %1730 = arith.cmpi slt, %1493, %kvHeads : index
              scf.if %1730 {
                %1731 = arith.muli %1493, %c41 : index
                %1732 = arith.addi %1498, %1731 : index
                %1733 = vector.shuffle %1729, %1729 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1734 = arith.divui %1725, %c15 : index
                %1735 = arith.muli %1734, %c22 : index
                %1736 = arith.remui %1725, %c15 : index
                %1737 = arith.muli %1497, %c15 : index
                %1738 = arith.divui %1736, %c21 : index
                %1739 = arith.muli %1738, %c21 : index
                %1740 = arith.remui %1736, %c5 : index
                %1741 = arith.muli %1740, %c5 : index
                %1742 = arith.addi %1739, %1741 : index
                %1743 = arith.divui %1736, %c5 : index
                %1744 = arith.remui %1743, %c5 : index
                %1745 = arith.addi %1742, %1744 : index
                %1746 = arith.addi %1737, %1745 : index
                %1747 = arith.addi %1735, %1746 : index
                %1748 = arith.addi %1732, %1747 : index
                vector.store %1733, %kv[%1748] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1749 = arith.subi %1493, %kvHeads : index
                %1750 = arith.muli %1749, %c41 : index
                %1751 = arith.addi %1498, %1750 : index
                %1752 = arith.addi %1725, %c9 : index
                %1753 = arith.divui %1752, %c15 : index
                %1754 = arith.muli %1753, %c22 : index
                %1755 = arith.addi %1754, %c12 : index
                %1756 = arith.remui %1752, %c15 : index
                %1757 = arith.divui %1497, %c5 : index
                %1758 = arith.remui %1497, %c5 : index
                %1759 = arith.muli %1758, %c4 : index
                %1760 = arith.addi %1757, %1759 : index
                %1761 = arith.muli %1756, %c15 : index
                %1762 = arith.divui %1760, %c21 : index
                %1763 = arith.muli %1762, %c21 : index
                %1764 = arith.remui %1760, %c5 : index
                %1765 = arith.muli %1764, %c5 : index
                %1766 = arith.addi %1763, %1765 : index
                %1767 = arith.divui %1760, %c5 : index
                %1768 = arith.remui %1767, %c5 : index
                %1769 = arith.addi %1766, %1768 : index
                %1770 = arith.addi %1761, %1769 : index
                %1771 = arith.addi %1755, %1770 : index
                %1772 = arith.addi %1751, %1771 : index
                %1773 = vector.shuffle %1729, %1729 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1773, %kv[%1772] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1774 = arith.addi %1725, %c10 : index
                %1775 = arith.divui %1774, %c15 : index
                %1776 = arith.muli %1775, %c22 : index
                %1777 = arith.addi %1776, %c12 : index
                %1778 = arith.remui %1774, %c15 : index
                %1779 = arith.divui %1497, %c5 : index
                %1780 = arith.remui %1497, %c5 : index
                %1781 = arith.muli %1780, %c4 : index
                %1782 = arith.addi %1779, %1781 : index
                %1783 = arith.muli %1778, %c15 : index
                %1784 = arith.divui %1782, %c21 : index
                %1785 = arith.muli %1784, %c21 : index
                %1786 = arith.remui %1782, %c5 : index
                %1787 = arith.muli %1786, %c5 : index
                %1788 = arith.addi %1785, %1787 : index
                %1789 = arith.divui %1782, %c5 : index
                %1790 = arith.remui %1789, %c5 : index
                %1791 = arith.addi %1788, %1790 : index
                %1792 = arith.addi %1783, %1791 : index
                %1793 = arith.addi %1777, %1792 : index
                %1794 = arith.addi %1751, %1793 : index
                %1795 = vector.shuffle %1729, %1729 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1795, %kv[%1794] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1796 = arith.addi %1725, %c5 : index
                %1797 = arith.divui %1796, %c15 : index
                %1798 = arith.muli %1797, %c22 : index
                %1799 = arith.addi %1798, %c12 : index
                %1800 = arith.remui %1796, %c15 : index
                %1801 = arith.divui %1497, %c5 : index
                %1802 = arith.remui %1497, %c5 : index
                %1803 = arith.muli %1802, %c4 : index
                %1804 = arith.addi %1801, %1803 : index
                %1805 = arith.muli %1800, %c15 : index
                %1806 = arith.divui %1804, %c21 : index
                %1807 = arith.muli %1806, %c21 : index
                %1808 = arith.remui %1804, %c5 : index
                %1809 = arith.muli %1808, %c5 : index
                %1810 = arith.addi %1807, %1809 : index
                %1811 = arith.divui %1804, %c5 : index
                %1812 = arith.remui %1811, %c5 : index
                %1813 = arith.addi %1810, %1812 : index
                %1814 = arith.addi %1805, %1813 : index
                %1815 = arith.addi %1799, %1814 : index
                %1816 = arith.addi %1751, %1815 : index
                %1817 = vector.shuffle %1729, %1729 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1817, %kv[%1816] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1818 = arith.addi %1725, %c2 : index
                %1819 = arith.divui %1818, %c15 : index
                %1820 = arith.muli %1819, %c22 : index
                %1821 = arith.addi %1820, %c12 : index
                %1822 = arith.remui %1818, %c15 : index
                %1823 = arith.divui %1497, %c5 : index
                %1824 = arith.remui %1497, %c5 : index
                %1825 = arith.muli %1824, %c4 : index
                %1826 = arith.addi %1823, %1825 : index
                %1827 = arith.muli %1822, %c15 : index
                %1828 = arith.divui %1826, %c21 : index
                %1829 = arith.muli %1828, %c21 : index
                %1830 = arith.remui %1826, %c5 : index
                %1831 = arith.muli %1830, %c5 : index
                %1832 = arith.addi %1829, %1831 : index
                %1833 = arith.divui %1826, %c5 : index
                %1834 = arith.remui %1833, %c5 : index
                %1835 = arith.addi %1832, %1834 : index
                %1836 = arith.addi %1827, %1835 : index
                %1837 = arith.addi %1821, %1836 : index
                %1838 = arith.addi %1751, %1837 : index
                %1839 = vector.shuffle %1729, %1729 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1839, %kv[%1838] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %1840 = arith.addi %1126, %c51 : index
      %1841 = arith.addi %1125, %1840 : index
      %1842 = arith.cmpi slt, %1841, %24 : index
      %1843 = arith.cmpi slt, %1840, %c15 : index
      %1844 = arith.andi %1842, %1843 : i1
      scf.if %1844 {
        %1845 = arith.addi %1125, %1840 : index
        %1846 = arith.addi %slotsAt, %1845 : index
        %1847 = memref.load %step[%1846] : memref<?xi32>
        %1848 = arith.index_cast %1847 : i32 to index
        %1849 = arith.cmpi sge, %1848, %c9 : index
        scf.if %1849 {
          %1850 = arith.muli %1840, %c35 : index
          %1851 = arith.subi %0, %heads : index
          %1852 = memref.load %scales[%1851] : memref<?xf32>
          %1853 = vector.broadcast %1852 : f32 to vector<4xf32>
          %1854 = arith.divui %1848, %c15 : index
          %1855 = arith.remui %1848, %c15 : index
          %1856 = arith.muli %1854, %pageBytes : index
          %1857 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1857 {
            %1858 = wave.lane
            %1859 = arith.muli %1858, %c21 : index
            scf.for %1860 = %1859 to %c35 step %c7 {
              %1861 = arith.addi %1850, %1860 : index
              %1862 = vector.load %22[%1861] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1863 = arith.mulf %1862, %1853 : vector<4xf32>
              %1864 = arith.minimumf %1863, %c55 : vector<4xf32>
              %1865 = arith.maximumf %1864, %c56 : vector<4xf32>
              %1866 = arith.truncf %1865 : vector<4xf32> to vector<4xf16>
              %1867 = vector.bitcast %1866 : vector<4xf16> to vector<8xi8>
              %1868 = arith.cmpi slt, %1851, %kvHeads : index
              scf.if %1868 {
                %1869 = arith.muli %1851, %c11 : index
                %1870 = arith.addi %1856, %1869 : index
                %1871 = arith.divui %1860, %c15 : index
                %1872 = arith.muli %1871, %c57 : index
                %1873 = arith.remui %1860, %c15 : index
                %1874 = arith.divui %1873, %c4 : index
                %1875 = arith.muli %1874, %c22 : index
                %1876 = arith.muli %1855, %c15 : index
                %1877 = arith.addi %1875, %1876 : index
                %1878 = arith.remui %1873, %c4 : index
                %1879 = arith.muli %1878, %c5 : index
                %1880 = arith.addi %1877, %1879 : index
                %1881 = arith.addi %1872, %1880 : index
                %1882 = arith.addi %1870, %1881 : index
                vector.store %1867, %kv[%1882] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1883 = arith.subi %1851, %kvHeads : index
                %1884 = arith.muli %1883, %c11 : index
                %1885 = arith.addi %1856, %1884 : index
                %1886 = arith.addi %1860, %c9 : index
                %1887 = arith.divui %1886, %c15 : index
                %1888 = arith.muli %1887, %c57 : index
                %1889 = arith.addi %1888, %c41 : index
                %1890 = arith.remui %1886, %c15 : index
                %1891 = arith.divui %1855, %c5 : index
                %1892 = arith.remui %1855, %c5 : index
                %1893 = arith.muli %1892, %c4 : index
                %1894 = arith.addi %1891, %1893 : index
                %1895 = arith.divui %1894, %c4 : index
                %1896 = arith.muli %1895, %c22 : index
                %1897 = arith.muli %1890, %c15 : index
                %1898 = arith.addi %1896, %1897 : index
                %1899 = arith.remui %1894, %c4 : index
                %1900 = arith.muli %1899, %c5 : index
                %1901 = arith.addi %1898, %1900 : index
                %1902 = arith.addi %1889, %1901 : index
                %1903 = arith.addi %1885, %1902 : index
                %1904 = vector.shuffle %1867, %1867 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1904, %kv[%1903] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1905 = arith.addi %1860, %c10 : index
                %1906 = arith.divui %1905, %c15 : index
                %1907 = arith.muli %1906, %c57 : index
                %1908 = arith.addi %1907, %c41 : index
                %1909 = arith.remui %1905, %c15 : index
                %1910 = arith.divui %1855, %c5 : index
                %1911 = arith.remui %1855, %c5 : index
                %1912 = arith.muli %1911, %c4 : index
                %1913 = arith.addi %1910, %1912 : index
                %1914 = arith.divui %1913, %c4 : index
                %1915 = arith.muli %1914, %c22 : index
                %1916 = arith.muli %1909, %c15 : index
                %1917 = arith.addi %1915, %1916 : index
                %1918 = arith.remui %1913, %c4 : index
                %1919 = arith.muli %1918, %c5 : index
                %1920 = arith.addi %1917, %1919 : index
                %1921 = arith.addi %1908, %1920 : index
                %1922 = arith.addi %1885, %1921 : index
                %1923 = vector.shuffle %1867, %1867 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1923, %kv[%1922] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1924 = arith.addi %1860, %c5 : index
                %1925 = arith.divui %1924, %c15 : index
                %1926 = arith.muli %1925, %c57 : index
                %1927 = arith.addi %1926, %c41 : index
                %1928 = arith.remui %1924, %c15 : index
                %1929 = arith.divui %1855, %c5 : index
                %1930 = arith.remui %1855, %c5 : index
                %1931 = arith.muli %1930, %c4 : index
                %1932 = arith.addi %1929, %1931 : index
                %1933 = arith.divui %1932, %c4 : index
                %1934 = arith.muli %1933, %c22 : index
                %1935 = arith.muli %1928, %c15 : index
                %1936 = arith.addi %1934, %1935 : index
                %1937 = arith.remui %1932, %c4 : index
                %1938 = arith.muli %1937, %c5 : index
                %1939 = arith.addi %1936, %1938 : index
                %1940 = arith.addi %1927, %1939 : index
                %1941 = arith.addi %1885, %1940 : index
                %1942 = vector.shuffle %1867, %1867 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1942, %kv[%1941] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1943 = arith.addi %1860, %c2 : index
                %1944 = arith.divui %1943, %c15 : index
                %1945 = arith.muli %1944, %c57 : index
                %1946 = arith.addi %1945, %c41 : index
                %1947 = arith.remui %1943, %c15 : index
                %1948 = arith.divui %1855, %c5 : index
                %1949 = arith.remui %1855, %c5 : index
                %1950 = arith.muli %1949, %c4 : index
                %1951 = arith.addi %1948, %1950 : index
                %1952 = arith.divui %1951, %c4 : index
                %1953 = arith.muli %1952, %c22 : index
                %1954 = arith.muli %1947, %c15 : index
                %1955 = arith.addi %1953, %1954 : index
                %1956 = arith.remui %1951, %c4 : index
                %1957 = arith.muli %1956, %c5 : index
                %1958 = arith.addi %1955, %1957 : index
                %1959 = arith.addi %1946, %1958 : index
                %1960 = arith.addi %1885, %1959 : index
                %1961 = vector.shuffle %1867, %1867 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1961, %kv[%1960] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1962 = arith.cmpi eq, %codec, %c10 : index
          scf.if %1962 {
            %1963 = wave.lane
            %1964 = arith.muli %1963, %c21 : index
            scf.for %1965 = %1964 to %c35 step %c7 {
              %1966 = arith.addi %1850, %1965 : index
              %1967 = vector.load %22[%1966] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1968 = arith.mulf %1967, %1853 : vector<4xf32>
              %1969 = wave.fp8_encode "e4m3" %1968 : vector<4xf32> -> vector<4xi8>
              %1970 = arith.cmpi slt, %1851, %kvHeads : index
              scf.if %1970 {
                %1971 = arith.muli %1851, %c41 : index
                %1972 = arith.addi %1856, %1971 : index
                %1973 = vector.shuffle %1969, %1969 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1974 = arith.divui %1965, %c15 : index
                %1975 = arith.muli %1974, %c22 : index
                %1976 = arith.remui %1965, %c15 : index
                %1977 = arith.muli %1855, %c15 : index
                %1978 = arith.divui %1976, %c21 : index
                %1979 = arith.muli %1978, %c21 : index
                %1980 = arith.remui %1976, %c5 : index
                %1981 = arith.muli %1980, %c5 : index
                %1982 = arith.addi %1979, %1981 : index
                %1983 = arith.divui %1976, %c5 : index
                %1984 = arith.remui %1983, %c5 : index
                %1985 = arith.addi %1982, %1984 : index
                %1986 = arith.addi %1977, %1985 : index
                %1987 = arith.addi %1975, %1986 : index
                %1988 = arith.addi %1972, %1987 : index
                vector.store %1973, %kv[%1988] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1989 = arith.subi %1851, %kvHeads : index
                %1990 = arith.muli %1989, %c41 : index
                %1991 = arith.addi %1856, %1990 : index
                %1992 = arith.addi %1965, %c9 : index
                %1993 = arith.divui %1992, %c15 : index
                %1994 = arith.muli %1993, %c22 : index
                %1995 = arith.addi %1994, %c12 : index
                %1996 = arith.remui %1992, %c15 : index
                %1997 = arith.divui %1855, %c5 : index
                %1998 = arith.remui %1855, %c5 : index
                %1999 = arith.muli %1998, %c4 : index
                %2000 = arith.addi %1997, %1999 : index
                %2001 = arith.muli %1996, %c15 : index
                %2002 = arith.divui %2000, %c21 : index
                %2003 = arith.muli %2002, %c21 : index
                %2004 = arith.remui %2000, %c5 : index
                %2005 = arith.muli %2004, %c5 : index
                %2006 = arith.addi %2003, %2005 : index
                %2007 = arith.divui %2000, %c5 : index
                %2008 = arith.remui %2007, %c5 : index
                %2009 = arith.addi %2006, %2008 : index
                %2010 = arith.addi %2001, %2009 : index
                %2011 = arith.addi %1995, %2010 : index
                %2012 = arith.addi %1991, %2011 : index
                %2013 = vector.shuffle %1969, %1969 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2013, %kv[%2012] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2014 = arith.addi %1965, %c10 : index
                %2015 = arith.divui %2014, %c15 : index
                %2016 = arith.muli %2015, %c22 : index
                %2017 = arith.addi %2016, %c12 : index
                %2018 = arith.remui %2014, %c15 : index
                %2019 = arith.divui %1855, %c5 : index
                %2020 = arith.remui %1855, %c5 : index
                %2021 = arith.muli %2020, %c4 : index
                %2022 = arith.addi %2019, %2021 : index
                %2023 = arith.muli %2018, %c15 : index
                %2024 = arith.divui %2022, %c21 : index
                %2025 = arith.muli %2024, %c21 : index
                %2026 = arith.remui %2022, %c5 : index
                %2027 = arith.muli %2026, %c5 : index
                %2028 = arith.addi %2025, %2027 : index
                %2029 = arith.divui %2022, %c5 : index
                %2030 = arith.remui %2029, %c5 : index
                %2031 = arith.addi %2028, %2030 : index
                %2032 = arith.addi %2023, %2031 : index
                %2033 = arith.addi %2017, %2032 : index
                %2034 = arith.addi %1991, %2033 : index
                %2035 = vector.shuffle %1969, %1969 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2035, %kv[%2034] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2036 = arith.addi %1965, %c5 : index
                %2037 = arith.divui %2036, %c15 : index
                %2038 = arith.muli %2037, %c22 : index
                %2039 = arith.addi %2038, %c12 : index
                %2040 = arith.remui %2036, %c15 : index
                %2041 = arith.divui %1855, %c5 : index
                %2042 = arith.remui %1855, %c5 : index
                %2043 = arith.muli %2042, %c4 : index
                %2044 = arith.addi %2041, %2043 : index
                %2045 = arith.muli %2040, %c15 : index
                %2046 = arith.divui %2044, %c21 : index
                %2047 = arith.muli %2046, %c21 : index
                %2048 = arith.remui %2044, %c5 : index
                %2049 = arith.muli %2048, %c5 : index
                %2050 = arith.addi %2047, %2049 : index
                %2051 = arith.divui %2044, %c5 : index
                %2052 = arith.remui %2051, %c5 : index
                %2053 = arith.addi %2050, %2052 : index
                %2054 = arith.addi %2045, %2053 : index
                %2055 = arith.addi %2039, %2054 : index
                %2056 = arith.addi %1991, %2055 : index
                %2057 = vector.shuffle %1969, %1969 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2057, %kv[%2056] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2058 = arith.addi %1965, %c2 : index
                %2059 = arith.divui %2058, %c15 : index
                %2060 = arith.muli %2059, %c22 : index
                %2061 = arith.addi %2060, %c12 : index
                %2062 = arith.remui %2058, %c15 : index
                %2063 = arith.divui %1855, %c5 : index
                %2064 = arith.remui %1855, %c5 : index
                %2065 = arith.muli %2064, %c4 : index
                %2066 = arith.addi %2063, %2065 : index
                %2067 = arith.muli %2062, %c15 : index
                %2068 = arith.divui %2066, %c21 : index
                %2069 = arith.muli %2068, %c21 : index
                %2070 = arith.remui %2066, %c5 : index
                %2071 = arith.muli %2070, %c5 : index
                %2072 = arith.addi %2069, %2071 : index
                %2073 = arith.divui %2066, %c5 : index
                %2074 = arith.remui %2073, %c5 : index
                %2075 = arith.addi %2072, %2074 : index
                %2076 = arith.addi %2067, %2075 : index
                %2077 = arith.addi %2061, %2076 : index
                %2078 = arith.addi %1991, %2077 : index
                %2079 = vector.shuffle %1969, %1969 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2079, %kv[%2078] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2080 = arith.cmpi eq, %codec, %c5 : index
          scf.if %2080 {
            %2081 = wave.lane
            %2082 = arith.muli %2081, %c21 : index
            scf.for %2083 = %2082 to %c35 step %c7 {
              %2084 = arith.addi %1850, %2083 : index
              %2085 = vector.load %22[%2084] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2086 = arith.mulf %2085, %1853 : vector<4xf32>
              %2087 = wave.fp8_encode "e5m2" %2086 : vector<4xf32> -> vector<4xi8>
              %2088 = arith.cmpi slt, %1851, %kvHeads : index
              scf.if %2088 {
                %2089 = arith.muli %1851, %c41 : index
                %2090 = arith.addi %1856, %2089 : index
                %2091 = vector.shuffle %2087, %2087 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2092 = arith.divui %2083, %c15 : index
                %2093 = arith.muli %2092, %c22 : index
                %2094 = arith.remui %2083, %c15 : index
                %2095 = arith.muli %1855, %c15 : index
                %2096 = arith.divui %2094, %c21 : index
                %2097 = arith.muli %2096, %c21 : index
                %2098 = arith.remui %2094, %c5 : index
                %2099 = arith.muli %2098, %c5 : index
                %2100 = arith.addi %2097, %2099 : index
                %2101 = arith.divui %2094, %c5 : index
                %2102 = arith.remui %2101, %c5 : index
                %2103 = arith.addi %2100, %2102 : index
                %2104 = arith.addi %2095, %2103 : index
                %2105 = arith.addi %2093, %2104 : index
                %2106 = arith.addi %2090, %2105 : index
                vector.store %2091, %kv[%2106] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2107 = arith.subi %1851, %kvHeads : index
                %2108 = arith.muli %2107, %c41 : index
                %2109 = arith.addi %1856, %2108 : index
                %2110 = arith.addi %2083, %c9 : index
                %2111 = arith.divui %2110, %c15 : index
                %2112 = arith.muli %2111, %c22 : index
                %2113 = arith.addi %2112, %c12 : index
                %2114 = arith.remui %2110, %c15 : index
                %2115 = arith.divui %1855, %c5 : index
                %2116 = arith.remui %1855, %c5 : index
                %2117 = arith.muli %2116, %c4 : index
                %2118 = arith.addi %2115, %2117 : index
                %2119 = arith.muli %2114, %c15 : index
                %2120 = arith.divui %2118, %c21 : index
                %2121 = arith.muli %2120, %c21 : index
                %2122 = arith.remui %2118, %c5 : index
                %2123 = arith.muli %2122, %c5 : index
                %2124 = arith.addi %2121, %2123 : index
                %2125 = arith.divui %2118, %c5 : index
                %2126 = arith.remui %2125, %c5 : index
                %2127 = arith.addi %2124, %2126 : index
                %2128 = arith.addi %2119, %2127 : index
                %2129 = arith.addi %2113, %2128 : index
                %2130 = arith.addi %2109, %2129 : index
                %2131 = vector.shuffle %2087, %2087 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2131, %kv[%2130] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2132 = arith.addi %2083, %c10 : index
                %2133 = arith.divui %2132, %c15 : index
                %2134 = arith.muli %2133, %c22 : index
                %2135 = arith.addi %2134, %c12 : index
                %2136 = arith.remui %2132, %c15 : index
                %2137 = arith.divui %1855, %c5 : index
                %2138 = arith.remui %1855, %c5 : index
                %2139 = arith.muli %2138, %c4 : index
                %2140 = arith.addi %2137, %2139 : index
                %2141 = arith.muli %2136, %c15 : index
                %2142 = arith.divui %2140, %c21 : index
                %2143 = arith.muli %2142, %c21 : index
                %2144 = arith.remui %2140, %c5 : index
                %2145 = arith.muli %2144, %c5 : index
                %2146 = arith.addi %2143, %2145 : index
                %2147 = arith.divui %2140, %c5 : index
                %2148 = arith.remui %2147, %c5 : index
                %2149 = arith.addi %2146, %2148 : index
                %2150 = arith.addi %2141, %2149 : index
                %2151 = arith.addi %2135, %2150 : index
                %2152 = arith.addi %2109, %2151 : index
                %2153 = vector.shuffle %2087, %2087 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2153, %kv[%2152] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2154 = arith.addi %2083, %c5 : index
                %2155 = arith.divui %2154, %c15 : index
                %2156 = arith.muli %2155, %c22 : index
                %2157 = arith.addi %2156, %c12 : index
                %2158 = arith.remui %2154, %c15 : index
                %2159 = arith.divui %1855, %c5 : index
                %2160 = arith.remui %1855, %c5 : index
                %2161 = arith.muli %2160, %c4 : index
                %2162 = arith.addi %2159, %2161 : index
                %2163 = arith.muli %2158, %c15 : index
                %2164 = arith.divui %2162, %c21 : index
                %2165 = arith.muli %2164, %c21 : index
                %2166 = arith.remui %2162, %c5 : index
                %2167 = arith.muli %2166, %c5 : index
                %2168 = arith.addi %2165, %2167 : index
                %2169 = arith.divui %2162, %c5 : index
                %2170 = arith.remui %2169, %c5 : index
                %2171 = arith.addi %2168, %2170 : index
                %2172 = arith.addi %2163, %2171 : index
                %2173 = arith.addi %2157, %2172 : index
                %2174 = arith.addi %2109, %2173 : index
                %2175 = vector.shuffle %2087, %2087 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2175, %kv[%2174] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2176 = arith.addi %2083, %c2 : index
                %2177 = arith.divui %2176, %c15 : index
                %2178 = arith.muli %2177, %c22 : index
                %2179 = arith.addi %2178, %c12 : index
                %2180 = arith.remui %2176, %c15 : index
                %2181 = arith.divui %1855, %c5 : index
                %2182 = arith.remui %1855, %c5 : index
                %2183 = arith.muli %2182, %c4 : index
                %2184 = arith.addi %2181, %2183 : index
                %2185 = arith.muli %2180, %c15 : index
                %2186 = arith.divui %2184, %c21 : index
                %2187 = arith.muli %2186, %c21 : index
                %2188 = arith.remui %2184, %c5 : index
                %2189 = arith.muli %2188, %c5 : index
                %2190 = arith.addi %2187, %2189 : index
                %2191 = arith.divui %2184, %c5 : index
                %2192 = arith.remui %2191, %c5 : index
                %2193 = arith.addi %2190, %2192 : index
                %2194 = arith.addi %2185, %2193 : index
                %2195 = arith.addi %2179, %2194 : index
                %2196 = arith.addi %2109, %2195 : index
                %2197 = vector.shuffle %2087, %2087 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2197, %kv[%2196] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %2198 = arith.addi %25, %c15 : index
    %2199 = wave.lane
    %2200 = arith.muli %3, %c5 : index
    %2201 = arith.muli %2200, %c22 : index
    %2202 = arith.addi %2201, %2199 : index
    %2203 = arith.muli %4, %c12 : index
    %2204 = arith.addi %2203, %2202 : index
    %2205 = arith.addi %2204, %c9 : index
    %2206 = arith.addi %2205, %c9 : index
    %2207 = vector.extract %646#2[0] : f32 from vector<8xf32>
    memref.store %2207, %21[%2206] : memref<?xf32>
    %2208 = arith.muli %4, %c12 : index
    %2209 = arith.addi %2208, %2202 : index
    %2210 = arith.addi %2209, %c9 : index
    %2211 = arith.addi %2210, %c16 : index
    %2212 = vector.extract %646#2[1] : f32 from vector<8xf32>
    memref.store %2212, %21[%2211] : memref<?xf32>
    %2213 = arith.muli %4, %c12 : index
    %2214 = arith.addi %2213, %2202 : index
    %2215 = arith.addi %2214, %c9 : index
    %2216 = arith.addi %2215, %c13 : index
    %2217 = vector.extract %646#2[2] : f32 from vector<8xf32>
    memref.store %2217, %21[%2216] : memref<?xf32>
    %2218 = arith.muli %4, %c12 : index
    %2219 = arith.addi %2218, %2202 : index
    %2220 = arith.addi %2219, %c9 : index
    %2221 = arith.addi %2220, %c35 : index
    %2222 = vector.extract %646#2[3] : f32 from vector<8xf32>
    memref.store %2222, %21[%2221] : memref<?xf32>
    %2223 = arith.muli %4, %c12 : index
    %2224 = arith.addi %2223, %2202 : index
    %2225 = arith.addi %2224, %c9 : index
    %2226 = arith.addi %2225, %c7 : index
    %2227 = vector.extract %646#2[4] : f32 from vector<8xf32>
    memref.store %2227, %21[%2226] : memref<?xf32>
    %2228 = arith.muli %4, %c12 : index
    %2229 = arith.addi %2228, %2202 : index
    %2230 = arith.addi %2229, %c9 : index
    %2231 = arith.addi %2230, %c36 : index
    %2232 = vector.extract %646#2[5] : f32 from vector<8xf32>
    memref.store %2232, %21[%2231] : memref<?xf32>
    %2233 = arith.muli %4, %c12 : index
    %2234 = arith.addi %2233, %2202 : index
    %2235 = arith.addi %2234, %c9 : index
    %2236 = arith.addi %2235, %c37 : index
    %2237 = vector.extract %646#2[6] : f32 from vector<8xf32>
    memref.store %2237, %21[%2236] : memref<?xf32>
    %2238 = arith.muli %4, %c12 : index
    %2239 = arith.addi %2238, %2202 : index
    %2240 = arith.addi %2239, %c9 : index
    %2241 = arith.addi %2240, %c38 : index
    %2242 = vector.extract %646#2[7] : f32 from vector<8xf32>
    memref.store %2242, %21[%2241] : memref<?xf32>
    %2243 = arith.muli %4, %c12 : index
    %2244 = arith.addi %2243, %2202 : index
    %2245 = arith.addi %2244, %c22 : index
    %2246 = arith.addi %2245, %c9 : index
    %2247 = vector.extract %646#3[0] : f32 from vector<8xf32>
    memref.store %2247, %21[%2246] : memref<?xf32>
    %2248 = arith.muli %4, %c12 : index
    %2249 = arith.addi %2248, %2202 : index
    %2250 = arith.addi %2249, %c22 : index
    %2251 = arith.addi %2250, %c16 : index
    %2252 = vector.extract %646#3[1] : f32 from vector<8xf32>
    memref.store %2252, %21[%2251] : memref<?xf32>
    %2253 = arith.muli %4, %c12 : index
    %2254 = arith.addi %2253, %2202 : index
    %2255 = arith.addi %2254, %c22 : index
    %2256 = arith.addi %2255, %c13 : index
    %2257 = vector.extract %646#3[2] : f32 from vector<8xf32>
    memref.store %2257, %21[%2256] : memref<?xf32>
    %2258 = arith.muli %4, %c12 : index
    %2259 = arith.addi %2258, %2202 : index
    %2260 = arith.addi %2259, %c22 : index
    %2261 = arith.addi %2260, %c35 : index
    %2262 = vector.extract %646#3[3] : f32 from vector<8xf32>
    memref.store %2262, %21[%2261] : memref<?xf32>
    %2263 = arith.muli %4, %c12 : index
    %2264 = arith.addi %2263, %2202 : index
    %2265 = arith.addi %2264, %c22 : index
    %2266 = arith.addi %2265, %c7 : index
    %2267 = vector.extract %646#3[4] : f32 from vector<8xf32>
    memref.store %2267, %21[%2266] : memref<?xf32>
    %2268 = arith.muli %4, %c12 : index
    %2269 = arith.addi %2268, %2202 : index
    %2270 = arith.addi %2269, %c22 : index
    %2271 = arith.addi %2270, %c36 : index
    %2272 = vector.extract %646#3[5] : f32 from vector<8xf32>
    memref.store %2272, %21[%2271] : memref<?xf32>
    %2273 = arith.muli %4, %c12 : index
    %2274 = arith.addi %2273, %2202 : index
    %2275 = arith.addi %2274, %c22 : index
    %2276 = arith.addi %2275, %c37 : index
    %2277 = vector.extract %646#3[6] : f32 from vector<8xf32>
    memref.store %2277, %21[%2276] : memref<?xf32>
    %2278 = arith.muli %4, %c12 : index
    %2279 = arith.addi %2278, %2202 : index
    %2280 = arith.addi %2279, %c22 : index
    %2281 = arith.addi %2280, %c38 : index
    %2282 = vector.extract %646#3[7] : f32 from vector<8xf32>
    memref.store %2282, %21[%2281] : memref<?xf32>
    wave.barrier
    %2283 = arith.muli %4, %c5 : index
    %2284 = arith.addi %2283, %c9 : index
    %2285 = arith.muli %2284, %c5 : index
    %2286 = arith.divui %2199, %c15 : index
    %2287 = arith.addi %2285, %2286 : index
    %2288 = arith.addi %2198, %2287 : index
    %2289 = arith.cmpi slt, %2288, %24 : index
    scf.if %2289 {
      %2290 = arith.cmpi eq, %hasFactors, %c10 : index
      %2291 = arith.muli %2288, %c5 : index
      %2292 = memref.load %factors[%2291] : memref<?xf32>
      %2293 = arith.mulf %2292, %operandScale : f32
      %2294 = arith.select %2290, %2293, %operandScale : f32
      %2295 = arith.addi %2202, %c9 : index
      %2296 = arith.muli %2284, %c16 : index
      %2297 = arith.addi %2295, %2296 : index
      %2298 = memref.load %21[%2297] : memref<?xf32>
      %2299 = arith.addi %2297, %c12 : index
      %2300 = memref.load %21[%2299] : memref<?xf32>
      %2301 = arith.addf %2298, %2300 : f32
      %2302 = arith.addi %2297, %c41 : index
      %2303 = memref.load %21[%2302] : memref<?xf32>
      %2304 = arith.addf %2301, %2303 : f32
      %2305 = arith.addi %2297, %c42 : index
      %2306 = memref.load %21[%2305] : memref<?xf32>
      %2307 = arith.addf %2304, %2306 : f32
      %2308 = arith.remui %2199, %c15 : index
      %2309 = arith.muli %2308, %c21 : index
      %2310 = arith.addi %18, %2309 : index
      %2311 = vector.load %w[%2310] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2312 = vector.bitcast %2311 : vector<4xi8> to vector<1xf32>
      %2313 = vector.extract %2312[0] : f32 from vector<1xf32>
      %2314 = arith.mulf %2313, %2294 : f32
      %2315 = arith.mulf %2307, %2314 : f32
      %2316 = arith.muli %3, %c5 : index
      %2317 = arith.addi %2316, %c9 : index
      %2318 = arith.muli %2317, %c15 : index
      %2319 = arith.remui %2199, %c15 : index
      %2320 = arith.addi %2318, %2319 : index
      %2321 = arith.muli %2287, %c35 : index
      %2322 = arith.addi %2321, %2320 : index
      memref.store %2315, %22[%2322] : memref<?xf32>
      %2323 = arith.addi %2202, %c22 : index
      %2324 = arith.muli %2284, %c16 : index
      %2325 = arith.addi %2323, %2324 : index
      %2326 = memref.load %21[%2325] : memref<?xf32>
      %2327 = arith.addi %2325, %c12 : index
      %2328 = memref.load %21[%2327] : memref<?xf32>
      %2329 = arith.addf %2326, %2328 : f32
      %2330 = arith.addi %2325, %c41 : index
      %2331 = memref.load %21[%2330] : memref<?xf32>
      %2332 = arith.addf %2329, %2331 : f32
      %2333 = arith.addi %2325, %c42 : index
      %2334 = memref.load %21[%2333] : memref<?xf32>
      %2335 = arith.addf %2332, %2334 : f32
      %2336 = arith.remui %2199, %c15 : index
      %2337 = arith.muli %2336, %c21 : index
      %2338 = arith.addi %20, %2337 : index
      %2339 = vector.load %w[%2338] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2340 = vector.bitcast %2339 : vector<4xi8> to vector<1xf32>
      %2341 = vector.extract %2340[0] : f32 from vector<1xf32>
      %2342 = arith.mulf %2341, %2294 : f32
      %2343 = arith.mulf %2335, %2342 : f32
      %2344 = arith.muli %3, %c5 : index
      %2345 = arith.addi %2344, %c10 : index
      %2346 = arith.muli %2345, %c15 : index
      %2347 = arith.remui %2199, %c15 : index
      %2348 = arith.addi %2346, %2347 : index
      %2349 = arith.muli %2287, %c35 : index
      %2350 = arith.addi %2349, %2348 : index
      memref.store %2343, %22[%2350] : memref<?xf32>
    }
    %2351 = arith.muli %4, %c5 : index
    %2352 = arith.addi %2351, %c10 : index
    %2353 = arith.muli %2352, %c5 : index
    %2354 = arith.divui %2199, %c15 : index
    %2355 = arith.addi %2353, %2354 : index
    %2356 = arith.addi %2198, %2355 : index
    %2357 = arith.cmpi slt, %2356, %24 : index
    scf.if %2357 {
      %2358 = arith.cmpi eq, %hasFactors, %c10 : index
      %2359 = arith.muli %2356, %c5 : index
      %2360 = memref.load %factors[%2359] : memref<?xf32>
      %2361 = arith.mulf %2360, %operandScale : f32
      %2362 = arith.select %2358, %2361, %operandScale : f32
      %2363 = arith.addi %2202, %c9 : index
      %2364 = arith.muli %2352, %c16 : index
      %2365 = arith.addi %2363, %2364 : index
      %2366 = memref.load %21[%2365] : memref<?xf32>
      %2367 = arith.addi %2365, %c12 : index
      %2368 = memref.load %21[%2367] : memref<?xf32>
      %2369 = arith.addf %2366, %2368 : f32
      %2370 = arith.addi %2365, %c41 : index
      %2371 = memref.load %21[%2370] : memref<?xf32>
      %2372 = arith.addf %2369, %2371 : f32
      %2373 = arith.addi %2365, %c42 : index
      %2374 = memref.load %21[%2373] : memref<?xf32>
      %2375 = arith.addf %2372, %2374 : f32
      %2376 = arith.remui %2199, %c15 : index
      %2377 = arith.muli %2376, %c21 : index
      %2378 = arith.addi %18, %2377 : index
      %2379 = vector.load %w[%2378] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2380 = vector.bitcast %2379 : vector<4xi8> to vector<1xf32>
      %2381 = vector.extract %2380[0] : f32 from vector<1xf32>
      %2382 = arith.mulf %2381, %2362 : f32
      %2383 = arith.mulf %2375, %2382 : f32
      %2384 = arith.muli %3, %c5 : index
      %2385 = arith.addi %2384, %c9 : index
      %2386 = arith.muli %2385, %c15 : index
      %2387 = arith.remui %2199, %c15 : index
      %2388 = arith.addi %2386, %2387 : index
      %2389 = arith.muli %2355, %c35 : index
      %2390 = arith.addi %2389, %2388 : index
      memref.store %2383, %22[%2390] : memref<?xf32>
      %2391 = arith.addi %2202, %c22 : index
      %2392 = arith.muli %2352, %c16 : index
      %2393 = arith.addi %2391, %2392 : index
      %2394 = memref.load %21[%2393] : memref<?xf32>
      %2395 = arith.addi %2393, %c12 : index
      %2396 = memref.load %21[%2395] : memref<?xf32>
      %2397 = arith.addf %2394, %2396 : f32
      %2398 = arith.addi %2393, %c41 : index
      %2399 = memref.load %21[%2398] : memref<?xf32>
      %2400 = arith.addf %2397, %2399 : f32
      %2401 = arith.addi %2393, %c42 : index
      %2402 = memref.load %21[%2401] : memref<?xf32>
      %2403 = arith.addf %2400, %2402 : f32
      %2404 = arith.remui %2199, %c15 : index
      %2405 = arith.muli %2404, %c21 : index
      %2406 = arith.addi %20, %2405 : index
      %2407 = vector.load %w[%2406] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2408 = vector.bitcast %2407 : vector<4xi8> to vector<1xf32>
      %2409 = vector.extract %2408[0] : f32 from vector<1xf32>
      %2410 = arith.mulf %2409, %2362 : f32
      %2411 = arith.mulf %2403, %2410 : f32
      %2412 = arith.muli %3, %c5 : index
      %2413 = arith.addi %2412, %c10 : index
      %2414 = arith.muli %2413, %c15 : index
      %2415 = arith.remui %2199, %c15 : index
      %2416 = arith.addi %2414, %2415 : index
      %2417 = arith.muli %2355, %c35 : index
      %2418 = arith.addi %2417, %2416 : index
      memref.store %2411, %22[%2418] : memref<?xf32>
    }
    wave.barrier
    %2419 = arith.addi %25, %c15 : index
    %2420 = wave.wave
    %2421 = arith.addi %2420, %c9 : index
    %2422 = arith.addi %2419, %2421 : index
    %2423 = arith.cmpi slt, %2422, %24 : index
    %2424 = arith.cmpi slt, %2421, %c15 : index
    %2425 = arith.andi %2423, %2424 : i1
    scf.if %2425 {
      %2426 = arith.addi %2419, %2421 : index
      %2427 = arith.muli %2421, %c35 : index
      %2428 = wave.lane
      %2429 = arith.addi %2428, %c9 : index
      %2430 = arith.cmpi eq, %hasBias, %c10 : index
      %2431 = arith.addi %2427, %2429 : index
      %2432 = memref.load %22[%2431] : memref<?xf32>
      %2433 = arith.muli %0, %c35 : index
      %2434 = arith.addi %2433, %2429 : index
      %2435 = memref.load %bias[%2434] : memref<?xf32>
      %2436 = arith.addf %2432, %2435 : f32
      %2437 = arith.select %2430, %2436, %2432 : f32
      %2438 = arith.addi %2429, %c17 : index
      %2439 = arith.cmpi eq, %hasBias, %c10 : index
      %2440 = arith.addi %2427, %2438 : index
      %2441 = memref.load %22[%2440] : memref<?xf32>
      %2442 = arith.muli %0, %c35 : index
      %2443 = arith.addi %2442, %2438 : index
      %2444 = memref.load %bias[%2443] : memref<?xf32>
      %2445 = arith.addf %2441, %2444 : f32
      %2446 = arith.select %2439, %2445, %2441 : f32
      %2447 = arith.addi %2428, %c16 : index
      %2448 = arith.cmpi slt, %2447, %c17 : index
      %2449 = arith.minsi %2447, %c44 : index
      %2450 = arith.cmpi eq, %hasBias, %c10 : index
      %2451 = arith.addi %2427, %2449 : index
      %2452 = memref.load %22[%2451] : memref<?xf32>
      %2453 = arith.muli %0, %c35 : index
      %2454 = arith.addi %2453, %2449 : index
      %2455 = memref.load %bias[%2454] : memref<?xf32>
      %2456 = arith.addf %2452, %2455 : f32
      %2457 = arith.select %2450, %2456, %2452 : f32
      %2458 = arith.addi %2449, %c17 : index
      %2459 = arith.cmpi eq, %hasBias, %c10 : index
      %2460 = arith.addi %2427, %2458 : index
      %2461 = memref.load %22[%2460] : memref<?xf32>
      %2462 = arith.muli %0, %c35 : index
      %2463 = arith.addi %2462, %2458 : index
      %2464 = memref.load %bias[%2463] : memref<?xf32>
      %2465 = arith.addf %2461, %2464 : f32
      %2466 = arith.select %2459, %2465, %2461 : f32
      %2467 = arith.addi %heads, %kvHeads : index
      %2468 = arith.cmpi slt, %0, %2467 : index
      scf.if %2468 {
        %2469 = arith.addi %positionsAt, %2426 : index
        %2470 = memref.load %step[%2469] : memref<?xi32>
        %2471 = arith.index_cast %2470 : i32 to index
        %2472 = arith.cmpi eq, %hasNorm, %c10 : index
        %2473 = math.fma %2437, %2437, %c47 : f32
        %2474 = math.fma %2446, %2446, %2473 : f32
        %2475 = math.fma %2457, %2457, %2474 : f32
        %2476 = arith.select %2448, %2475, %2474 : f32
        %2477 = math.fma %2466, %2466, %2476 : f32
        %2478 = arith.select %2448, %2477, %2476 : f32
        %2479 = vector.broadcast %2478 : f32 to vector<1xf32>
        %2480 = wave.reduce "add" %2479 : vector<1xf32>
        %2481 = arith.mulf %2480, %inverseHeadDim : f32
        %2482 = arith.addf %2481, %epsilon : f32
        %2483 = math.sqrt %2482 : f32
        %2484 = arith.divf %c49, %2483 : f32
        %2485 = arith.cmpi slt, %0, %heads : index
        %2486 = arith.addi %2429, %c17 : index
        %2487 = memref.load %query_norm[%2429] : memref<?xf32>
        %2488 = memref.load %key_norm[%2429] : memref<?xf32>
        %2489 = arith.select %2485, %2487, %2488 : f32
        %2490 = arith.mulf %2437, %2484 : f32
        %2491 = arith.mulf %2490, %2489 : f32
        %2492 = arith.select %2472, %2491, %2437 : f32
        %2493 = memref.load %query_norm[%2486] : memref<?xf32>
        %2494 = memref.load %key_norm[%2486] : memref<?xf32>
        %2495 = arith.select %2485, %2493, %2494 : f32
        %2496 = arith.mulf %2446, %2484 : f32
        %2497 = arith.mulf %2496, %2495 : f32
        %2498 = arith.select %2472, %2497, %2446 : f32
        %2499 = arith.addi %2449, %c17 : index
        %2500 = memref.load %query_norm[%2449] : memref<?xf32>
        %2501 = memref.load %key_norm[%2449] : memref<?xf32>
        %2502 = arith.select %2485, %2500, %2501 : f32
        %2503 = arith.mulf %2457, %2484 : f32
        %2504 = arith.mulf %2503, %2502 : f32
        %2505 = arith.select %2472, %2504, %2457 : f32
        %2506 = memref.load %query_norm[%2499] : memref<?xf32>
        %2507 = memref.load %key_norm[%2499] : memref<?xf32>
        %2508 = arith.select %2485, %2506, %2507 : f32
        %2509 = arith.mulf %2466, %2484 : f32
        %2510 = arith.mulf %2509, %2508 : f32
        %2511 = arith.select %2472, %2510, %2466 : f32
        %2512 = arith.remui %2471, %c22 : index
        %2513 = arith.muli %2512, %c35 : index
        %2514 = arith.addi %2513, %2429 : index
        %2515 = arith.divui %2471, %c22 : index
        %2516 = arith.addi %2515, %c22 : index
        %2517 = arith.muli %2516, %c35 : index
        %2518 = arith.addi %2517, %2429 : index
        %2519 = memref.load %rope[%2514] : memref<?xf32>
        %2520 = arith.addi %2514, %c17 : index
        %2521 = memref.load %rope[%2520] : memref<?xf32>
        %2522 = memref.load %rope[%2518] : memref<?xf32>
        %2523 = arith.addi %2518, %c17 : index
        %2524 = memref.load %rope[%2523] : memref<?xf32>
        %2525 = arith.mulf %2522, %2519 : f32
        %2526 = arith.mulf %2524, %2521 : f32
        %2527 = arith.subf %2525, %2526 : f32
        %2528 = arith.mulf %2524, %2519 : f32
        %2529 = arith.mulf %2522, %2521 : f32
        %2530 = arith.addf %2528, %2529 : f32
        %2531 = arith.mulf %2492, %2527 : f32
        %2532 = arith.mulf %2498, %2530 : f32
        %2533 = arith.subf %2531, %2532 : f32
        %2534 = arith.mulf %2498, %2527 : f32
        %2535 = arith.mulf %2492, %2530 : f32
        %2536 = arith.addf %2534, %2535 : f32
        %2537 = arith.cmpi slt, %0, %heads : index
        scf.if %2537 {
          %2538 = arith.muli %2426, %heads : index
          %2539 = arith.addi %2538, %0 : index
          %2540 = arith.muli %2539, %c35 : index
          %2541 = arith.addi %2540, %2429 : index
          memref.store %2533, %q[%2541] : memref<?xf32>
          %2542 = arith.addi %2541, %c17 : index
          memref.store %2536, %q[%2542] : memref<?xf32>
        } else {
          %2543 = arith.addi %2427, %2429 : index
          memref.store %2533, %22[%2543] : memref<?xf32>
          %2544 = arith.addi %2427, %2429 : index
          %2545 = arith.addi %2544, %c17 : index
          memref.store %2536, %22[%2545] : memref<?xf32>
        }
        %2546 = arith.remui %2471, %c22 : index
        %2547 = arith.muli %2546, %c35 : index
        %2548 = arith.addi %2547, %2449 : index
        %2549 = arith.divui %2471, %c22 : index
        %2550 = arith.addi %2549, %c22 : index
        %2551 = arith.muli %2550, %c35 : index
        %2552 = arith.addi %2551, %2449 : index
        %2553 = memref.load %rope[%2548] : memref<?xf32>
        %2554 = arith.addi %2548, %c17 : index
        %2555 = memref.load %rope[%2554] : memref<?xf32>
        %2556 = memref.load %rope[%2552] : memref<?xf32>
        %2557 = arith.addi %2552, %c17 : index
        %2558 = memref.load %rope[%2557] : memref<?xf32>
        %2559 = arith.mulf %2556, %2553 : f32
        %2560 = arith.mulf %2558, %2555 : f32
        %2561 = arith.subf %2559, %2560 : f32
        %2562 = arith.mulf %2558, %2553 : f32
        %2563 = arith.mulf %2556, %2555 : f32
        %2564 = arith.addf %2562, %2563 : f32
        %2565 = arith.mulf %2505, %2561 : f32
        %2566 = arith.mulf %2511, %2564 : f32
        %2567 = arith.subf %2565, %2566 : f32
        %2568 = arith.mulf %2511, %2561 : f32
        %2569 = arith.mulf %2505, %2564 : f32
        %2570 = arith.addf %2568, %2569 : f32
        scf.if %2448 {
          %2571 = arith.cmpi slt, %0, %heads : index
          scf.if %2571 {
            %2572 = arith.muli %2426, %heads : index
            %2573 = arith.addi %2572, %0 : index
            %2574 = arith.muli %2573, %c35 : index
            %2575 = arith.addi %2574, %2449 : index
            memref.store %2567, %q[%2575] : memref<?xf32>
            %2576 = arith.addi %2575, %c17 : index
            memref.store %2570, %q[%2576] : memref<?xf32>
          } else {
            %2577 = arith.addi %2427, %2449 : index
            memref.store %2567, %22[%2577] : memref<?xf32>
            %2578 = arith.addi %2427, %2449 : index
            %2579 = arith.addi %2578, %c17 : index
            memref.store %2570, %22[%2579] : memref<?xf32>
          }
        }
      } else {
        %2580 = arith.cmpi slt, %0, %heads : index
        scf.if %2580 {
          %2581 = arith.muli %2426, %heads : index
          %2582 = arith.addi %2581, %0 : index
          %2583 = arith.muli %2582, %c35 : index
          %2584 = arith.addi %2583, %2429 : index
          memref.store %2437, %q[%2584] : memref<?xf32>
          %2585 = arith.addi %2584, %c17 : index
          memref.store %2446, %q[%2585] : memref<?xf32>
        } else {
          %2586 = arith.addi %2427, %2429 : index
          memref.store %2437, %22[%2586] : memref<?xf32>
          %2587 = arith.addi %2427, %2429 : index
          %2588 = arith.addi %2587, %c17 : index
          memref.store %2446, %22[%2588] : memref<?xf32>
        }
        scf.if %2448 {
          %2589 = arith.cmpi slt, %0, %heads : index
          scf.if %2589 {
            %2590 = arith.muli %2426, %heads : index
            %2591 = arith.addi %2590, %0 : index
            %2592 = arith.muli %2591, %c35 : index
            %2593 = arith.addi %2592, %2449 : index
            memref.store %2457, %q[%2593] : memref<?xf32>
            %2594 = arith.addi %2593, %c17 : index
            memref.store %2466, %q[%2594] : memref<?xf32>
          } else {
            %2595 = arith.addi %2427, %2449 : index
            memref.store %2457, %22[%2595] : memref<?xf32>
            %2596 = arith.addi %2427, %2449 : index
            %2597 = arith.addi %2596, %c17 : index
            memref.store %2466, %22[%2597] : memref<?xf32>
          }
        }
      }
    }
    %2598 = arith.addi %2420, %c51 : index
    %2599 = arith.addi %2419, %2598 : index
    %2600 = arith.cmpi slt, %2599, %24 : index
    %2601 = arith.cmpi slt, %2598, %c15 : index
    %2602 = arith.andi %2600, %2601 : i1
    scf.if %2602 {
      %2603 = arith.addi %2419, %2598 : index
      %2604 = arith.muli %2598, %c35 : index
      %2605 = wave.lane
      %2606 = arith.addi %2605, %c9 : index
      %2607 = arith.cmpi eq, %hasBias, %c10 : index
      %2608 = arith.addi %2604, %2606 : index
      %2609 = memref.load %22[%2608] : memref<?xf32>
      %2610 = arith.muli %0, %c35 : index
      %2611 = arith.addi %2610, %2606 : index
      %2612 = memref.load %bias[%2611] : memref<?xf32>
      %2613 = arith.addf %2609, %2612 : f32
      %2614 = arith.select %2607, %2613, %2609 : f32
      %2615 = arith.addi %2606, %c17 : index
      %2616 = arith.cmpi eq, %hasBias, %c10 : index
      %2617 = arith.addi %2604, %2615 : index
      %2618 = memref.load %22[%2617] : memref<?xf32>
      %2619 = arith.muli %0, %c35 : index
      %2620 = arith.addi %2619, %2615 : index
      %2621 = memref.load %bias[%2620] : memref<?xf32>
      %2622 = arith.addf %2618, %2621 : f32
      %2623 = arith.select %2616, %2622, %2618 : f32
      %2624 = arith.addi %2605, %c16 : index
      %2625 = arith.cmpi slt, %2624, %c17 : index
      %2626 = arith.minsi %2624, %c44 : index
      %2627 = arith.cmpi eq, %hasBias, %c10 : index
      %2628 = arith.addi %2604, %2626 : index
      %2629 = memref.load %22[%2628] : memref<?xf32>
      %2630 = arith.muli %0, %c35 : index
      %2631 = arith.addi %2630, %2626 : index
      %2632 = memref.load %bias[%2631] : memref<?xf32>
      %2633 = arith.addf %2629, %2632 : f32
      %2634 = arith.select %2627, %2633, %2629 : f32
      %2635 = arith.addi %2626, %c17 : index
      %2636 = arith.cmpi eq, %hasBias, %c10 : index
      %2637 = arith.addi %2604, %2635 : index
      %2638 = memref.load %22[%2637] : memref<?xf32>
      %2639 = arith.muli %0, %c35 : index
      %2640 = arith.addi %2639, %2635 : index
      %2641 = memref.load %bias[%2640] : memref<?xf32>
      %2642 = arith.addf %2638, %2641 : f32
      %2643 = arith.select %2636, %2642, %2638 : f32
      %2644 = arith.addi %heads, %kvHeads : index
      %2645 = arith.cmpi slt, %0, %2644 : index
      scf.if %2645 {
        %2646 = arith.addi %positionsAt, %2603 : index
        %2647 = memref.load %step[%2646] : memref<?xi32>
        %2648 = arith.index_cast %2647 : i32 to index
        %2649 = arith.cmpi eq, %hasNorm, %c10 : index
        %2650 = math.fma %2614, %2614, %c47 : f32
        %2651 = math.fma %2623, %2623, %2650 : f32
        %2652 = math.fma %2634, %2634, %2651 : f32
        %2653 = arith.select %2625, %2652, %2651 : f32
        %2654 = math.fma %2643, %2643, %2653 : f32
        %2655 = arith.select %2625, %2654, %2653 : f32
        %2656 = vector.broadcast %2655 : f32 to vector<1xf32>
        %2657 = wave.reduce "add" %2656 : vector<1xf32>
        %2658 = arith.mulf %2657, %inverseHeadDim : f32
        %2659 = arith.addf %2658, %epsilon : f32
        %2660 = math.sqrt %2659 : f32
        %2661 = arith.divf %c49, %2660 : f32
        %2662 = arith.cmpi slt, %0, %heads : index
        %2663 = arith.addi %2606, %c17 : index
        %2664 = memref.load %query_norm[%2606] : memref<?xf32>
        %2665 = memref.load %key_norm[%2606] : memref<?xf32>
        %2666 = arith.select %2662, %2664, %2665 : f32
        %2667 = arith.mulf %2614, %2661 : f32
        %2668 = arith.mulf %2667, %2666 : f32
        %2669 = arith.select %2649, %2668, %2614 : f32
        %2670 = memref.load %query_norm[%2663] : memref<?xf32>
        %2671 = memref.load %key_norm[%2663] : memref<?xf32>
        %2672 = arith.select %2662, %2670, %2671 : f32
        %2673 = arith.mulf %2623, %2661 : f32
        %2674 = arith.mulf %2673, %2672 : f32
        %2675 = arith.select %2649, %2674, %2623 : f32
        %2676 = arith.addi %2626, %c17 : index
        %2677 = memref.load %query_norm[%2626] : memref<?xf32>
        %2678 = memref.load %key_norm[%2626] : memref<?xf32>
        %2679 = arith.select %2662, %2677, %2678 : f32
        %2680 = arith.mulf %2634, %2661 : f32
        %2681 = arith.mulf %2680, %2679 : f32
        %2682 = arith.select %2649, %2681, %2634 : f32
        %2683 = memref.load %query_norm[%2676] : memref<?xf32>
        %2684 = memref.load %key_norm[%2676] : memref<?xf32>
        %2685 = arith.select %2662, %2683, %2684 : f32
        %2686 = arith.mulf %2643, %2661 : f32
        %2687 = arith.mulf %2686, %2685 : f32
        %2688 = arith.select %2649, %2687, %2643 : f32
        %2689 = arith.remui %2648, %c22 : index
        %2690 = arith.muli %2689, %c35 : index
        %2691 = arith.addi %2690, %2606 : index
        %2692 = arith.divui %2648, %c22 : index
        %2693 = arith.addi %2692, %c22 : index
        %2694 = arith.muli %2693, %c35 : index
        %2695 = arith.addi %2694, %2606 : index
        %2696 = memref.load %rope[%2691] : memref<?xf32>
        %2697 = arith.addi %2691, %c17 : index
        %2698 = memref.load %rope[%2697] : memref<?xf32>
        %2699 = memref.load %rope[%2695] : memref<?xf32>
        %2700 = arith.addi %2695, %c17 : index
        %2701 = memref.load %rope[%2700] : memref<?xf32>
        %2702 = arith.mulf %2699, %2696 : f32
        %2703 = arith.mulf %2701, %2698 : f32
        %2704 = arith.subf %2702, %2703 : f32
        %2705 = arith.mulf %2701, %2696 : f32
        %2706 = arith.mulf %2699, %2698 : f32
        %2707 = arith.addf %2705, %2706 : f32
        %2708 = arith.mulf %2669, %2704 : f32
        %2709 = arith.mulf %2675, %2707 : f32
        %2710 = arith.subf %2708, %2709 : f32
        %2711 = arith.mulf %2675, %2704 : f32
        %2712 = arith.mulf %2669, %2707 : f32
        %2713 = arith.addf %2711, %2712 : f32
        %2714 = arith.cmpi slt, %0, %heads : index
        scf.if %2714 {
          %2715 = arith.muli %2603, %heads : index
          %2716 = arith.addi %2715, %0 : index
          %2717 = arith.muli %2716, %c35 : index
          %2718 = arith.addi %2717, %2606 : index
          memref.store %2710, %q[%2718] : memref<?xf32>
          %2719 = arith.addi %2718, %c17 : index
          memref.store %2713, %q[%2719] : memref<?xf32>
        } else {
          %2720 = arith.addi %2604, %2606 : index
          memref.store %2710, %22[%2720] : memref<?xf32>
          %2721 = arith.addi %2604, %2606 : index
          %2722 = arith.addi %2721, %c17 : index
          memref.store %2713, %22[%2722] : memref<?xf32>
        }
        %2723 = arith.remui %2648, %c22 : index
        %2724 = arith.muli %2723, %c35 : index
        %2725 = arith.addi %2724, %2626 : index
        %2726 = arith.divui %2648, %c22 : index
        %2727 = arith.addi %2726, %c22 : index
        %2728 = arith.muli %2727, %c35 : index
        %2729 = arith.addi %2728, %2626 : index
        %2730 = memref.load %rope[%2725] : memref<?xf32>
        %2731 = arith.addi %2725, %c17 : index
        %2732 = memref.load %rope[%2731] : memref<?xf32>
        %2733 = memref.load %rope[%2729] : memref<?xf32>
        %2734 = arith.addi %2729, %c17 : index
        %2735 = memref.load %rope[%2734] : memref<?xf32>
        %2736 = arith.mulf %2733, %2730 : f32
        %2737 = arith.mulf %2735, %2732 : f32
        %2738 = arith.subf %2736, %2737 : f32
        %2739 = arith.mulf %2735, %2730 : f32
        %2740 = arith.mulf %2733, %2732 : f32
        %2741 = arith.addf %2739, %2740 : f32
        %2742 = arith.mulf %2682, %2738 : f32
        %2743 = arith.mulf %2688, %2741 : f32
        %2744 = arith.subf %2742, %2743 : f32
        %2745 = arith.mulf %2688, %2738 : f32
        %2746 = arith.mulf %2682, %2741 : f32
        %2747 = arith.addf %2745, %2746 : f32
        scf.if %2625 {
          %2748 = arith.cmpi slt, %0, %heads : index
          scf.if %2748 {
            %2749 = arith.muli %2603, %heads : index
            %2750 = arith.addi %2749, %0 : index
            %2751 = arith.muli %2750, %c35 : index
            %2752 = arith.addi %2751, %2626 : index
            memref.store %2744, %q[%2752] : memref<?xf32>
            %2753 = arith.addi %2752, %c17 : index
            memref.store %2747, %q[%2753] : memref<?xf32>
          } else {
            %2754 = arith.addi %2604, %2626 : index
            memref.store %2744, %22[%2754] : memref<?xf32>
            %2755 = arith.addi %2604, %2626 : index
            %2756 = arith.addi %2755, %c17 : index
            memref.store %2747, %22[%2756] : memref<?xf32>
          }
        }
      } else {
        %2757 = arith.cmpi slt, %0, %heads : index
        scf.if %2757 {
          %2758 = arith.muli %2603, %heads : index
          %2759 = arith.addi %2758, %0 : index
          %2760 = arith.muli %2759, %c35 : index
          %2761 = arith.addi %2760, %2606 : index
          memref.store %2614, %q[%2761] : memref<?xf32>
          %2762 = arith.addi %2761, %c17 : index
          memref.store %2623, %q[%2762] : memref<?xf32>
        } else {
          %2763 = arith.addi %2604, %2606 : index
          memref.store %2614, %22[%2763] : memref<?xf32>
          %2764 = arith.addi %2604, %2606 : index
          %2765 = arith.addi %2764, %c17 : index
          memref.store %2623, %22[%2765] : memref<?xf32>
        }
        scf.if %2625 {
          %2766 = arith.cmpi slt, %0, %heads : index
          scf.if %2766 {
            %2767 = arith.muli %2603, %heads : index
            %2768 = arith.addi %2767, %0 : index
            %2769 = arith.muli %2768, %c35 : index
            %2770 = arith.addi %2769, %2626 : index
            memref.store %2634, %q[%2770] : memref<?xf32>
            %2771 = arith.addi %2770, %c17 : index
            memref.store %2643, %q[%2771] : memref<?xf32>
          } else {
            %2772 = arith.addi %2604, %2626 : index
            memref.store %2634, %22[%2772] : memref<?xf32>
            %2773 = arith.addi %2604, %2626 : index
            %2774 = arith.addi %2773, %c17 : index
            memref.store %2643, %22[%2774] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %2775 = arith.cmpi sge, %0, %heads : index
    scf.if %2775 {
      %2776 = arith.addi %2420, %c9 : index
      %2777 = arith.addi %2419, %2776 : index
      %2778 = arith.cmpi slt, %2777, %24 : index
      %2779 = arith.cmpi slt, %2776, %c15 : index
      %2780 = arith.andi %2778, %2779 : i1
      scf.if %2780 {
        %2781 = arith.addi %2419, %2776 : index
        %2782 = arith.addi %slotsAt, %2781 : index
        %2783 = memref.load %step[%2782] : memref<?xi32>
        %2784 = arith.index_cast %2783 : i32 to index
        %2785 = arith.cmpi sge, %2784, %c9 : index
        scf.if %2785 {
          %2786 = arith.muli %2776, %c35 : index
          %2787 = arith.subi %0, %heads : index
          %2788 = memref.load %scales[%2787] : memref<?xf32>
          %2789 = vector.broadcast %2788 : f32 to vector<4xf32>
          %2790 = arith.divui %2784, %c15 : index
          %2791 = arith.remui %2784, %c15 : index
          %2792 = arith.muli %2790, %pageBytes : index
          %2793 = arith.cmpi eq, %codec, %c9 : index
          scf.if %2793 {
            %2794 = wave.lane
            %2795 = arith.muli %2794, %c21 : index
            scf.for %2796 = %2795 to %c35 step %c7 {
              %2797 = arith.addi %2786, %2796 : index
              %2798 = vector.load %22[%2797] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2799 = arith.mulf %2798, %2789 : vector<4xf32>
              %2800 = arith.minimumf %2799, %c55 : vector<4xf32>
              %2801 = arith.maximumf %2800, %c56 : vector<4xf32>
              %2802 = arith.truncf %2801 : vector<4xf32> to vector<4xf16>
              %2803 = vector.bitcast %2802 : vector<4xf16> to vector<8xi8>
              %2804 = arith.cmpi slt, %2787, %kvHeads : index
              scf.if %2804 {
                %2805 = arith.muli %2787, %c11 : index
                %2806 = arith.addi %2792, %2805 : index
                %2807 = arith.divui %2796, %c15 : index
                %2808 = arith.muli %2807, %c57 : index
                %2809 = arith.remui %2796, %c15 : index
                %2810 = arith.divui %2809, %c4 : index
                %2811 = arith.muli %2810, %c22 : index
                %2812 = arith.muli %2791, %c15 : index
                %2813 = arith.addi %2811, %2812 : index
                %2814 = arith.remui %2809, %c4 : index
                %2815 = arith.muli %2814, %c5 : index
                %2816 = arith.addi %2813, %2815 : index
                %2817 = arith.addi %2808, %2816 : index
                %2818 = arith.addi %2806, %2817 : index
                vector.store %2803, %kv[%2818] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2819 = arith.subi %2787, %kvHeads : index
                %2820 = arith.muli %2819, %c11 : index
                %2821 = arith.addi %2792, %2820 : index
                %2822 = arith.addi %2796, %c9 : index
                %2823 = arith.divui %2822, %c15 : index
                %2824 = arith.muli %2823, %c57 : index
                %2825 = arith.addi %2824, %c41 : index
                %2826 = arith.remui %2822, %c15 : index
                %2827 = arith.divui %2791, %c5 : index
                %2828 = arith.remui %2791, %c5 : index
                %2829 = arith.muli %2828, %c4 : index
                %2830 = arith.addi %2827, %2829 : index
                %2831 = arith.divui %2830, %c4 : index
                %2832 = arith.muli %2831, %c22 : index
                %2833 = arith.muli %2826, %c15 : index
                %2834 = arith.addi %2832, %2833 : index
                %2835 = arith.remui %2830, %c4 : index
                %2836 = arith.muli %2835, %c5 : index
                %2837 = arith.addi %2834, %2836 : index
                %2838 = arith.addi %2825, %2837 : index
                %2839 = arith.addi %2821, %2838 : index
                %2840 = vector.shuffle %2803, %2803 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2840, %kv[%2839] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2841 = arith.addi %2796, %c10 : index
                %2842 = arith.divui %2841, %c15 : index
                %2843 = arith.muli %2842, %c57 : index
                %2844 = arith.addi %2843, %c41 : index
                %2845 = arith.remui %2841, %c15 : index
                %2846 = arith.divui %2791, %c5 : index
                %2847 = arith.remui %2791, %c5 : index
                %2848 = arith.muli %2847, %c4 : index
                %2849 = arith.addi %2846, %2848 : index
                %2850 = arith.divui %2849, %c4 : index
                %2851 = arith.muli %2850, %c22 : index
                %2852 = arith.muli %2845, %c15 : index
                %2853 = arith.addi %2851, %2852 : index
                %2854 = arith.remui %2849, %c4 : index
                %2855 = arith.muli %2854, %c5 : index
                %2856 = arith.addi %2853, %2855 : index
                %2857 = arith.addi %2844, %2856 : index
                %2858 = arith.addi %2821, %2857 : index
                %2859 = vector.shuffle %2803, %2803 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2859, %kv[%2858] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2860 = arith.addi %2796, %c5 : index
                %2861 = arith.divui %2860, %c15 : index
                %2862 = arith.muli %2861, %c57 : index
                %2863 = arith.addi %2862, %c41 : index
                %2864 = arith.remui %2860, %c15 : index
                %2865 = arith.divui %2791, %c5 : index
                %2866 = arith.remui %2791, %c5 : index
                %2867 = arith.muli %2866, %c4 : index
                %2868 = arith.addi %2865, %2867 : index
                %2869 = arith.divui %2868, %c4 : index
                %2870 = arith.muli %2869, %c22 : index
                %2871 = arith.muli %2864, %c15 : index
                %2872 = arith.addi %2870, %2871 : index
                %2873 = arith.remui %2868, %c4 : index
                %2874 = arith.muli %2873, %c5 : index
                %2875 = arith.addi %2872, %2874 : index
                %2876 = arith.addi %2863, %2875 : index
                %2877 = arith.addi %2821, %2876 : index
                %2878 = vector.shuffle %2803, %2803 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2878, %kv[%2877] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2879 = arith.addi %2796, %c2 : index
                %2880 = arith.divui %2879, %c15 : index
                %2881 = arith.muli %2880, %c57 : index
                %2882 = arith.addi %2881, %c41 : index
                %2883 = arith.remui %2879, %c15 : index
                %2884 = arith.divui %2791, %c5 : index
                %2885 = arith.remui %2791, %c5 : index
                %2886 = arith.muli %2885, %c4 : index
                %2887 = arith.addi %2884, %2886 : index
                %2888 = arith.divui %2887, %c4 : index
                %2889 = arith.muli %2888, %c22 : index
                %2890 = arith.muli %2883, %c15 : index
                %2891 = arith.addi %2889, %2890 : index
                %2892 = arith.remui %2887, %c4 : index
                %2893 = arith.muli %2892, %c5 : index
                %2894 = arith.addi %2891, %2893 : index
                %2895 = arith.addi %2882, %2894 : index
                %2896 = arith.addi %2821, %2895 : index
                %2897 = vector.shuffle %2803, %2803 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2897, %kv[%2896] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2898 = arith.cmpi eq, %codec, %c10 : index
          scf.if %2898 {
            %2899 = wave.lane
            %2900 = arith.muli %2899, %c21 : index
            scf.for %2901 = %2900 to %c35 step %c7 {
              %2902 = arith.addi %2786, %2901 : index
              %2903 = vector.load %22[%2902] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2904 = arith.mulf %2903, %2789 : vector<4xf32>
              %2905 = wave.fp8_encode "e4m3" %2904 : vector<4xf32> -> vector<4xi8>
              %2906 = arith.cmpi slt, %2787, %kvHeads : index
              scf.if %2906 {
                %2907 = arith.muli %2787, %c41 : index
                %2908 = arith.addi %2792, %2907 : index
                %2909 = vector.shuffle %2905, %2905 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2910 = arith.divui %2901, %c15 : index
                %2911 = arith.muli %2910, %c22 : index
                %2912 = arith.remui %2901, %c15 : index
                %2913 = arith.muli %2791, %c15 : index
                %2914 = arith.divui %2912, %c21 : index
                %2915 = arith.muli %2914, %c21 : index
                %2916 = arith.remui %2912, %c5 : index
                %2917 = arith.muli %2916, %c5 : index
                %2918 = arith.addi %2915, %2917 : index
                %2919 = arith.divui %2912, %c5 : index
                %2920 = arith.remui %2919, %c5 : index
                %2921 = arith.addi %2918, %2920 : index
                %2922 = arith.addi %2913, %2921 : index
                %2923 = arith.addi %2911, %2922 : index
                %2924 = arith.addi %2908, %2923 : index
                vector.store %2909, %kv[%2924] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2925 = arith.subi %2787, %kvHeads : index
                %2926 = arith.muli %2925, %c41 : index
                %2927 = arith.addi %2792, %2926 : index
                %2928 = arith.addi %2901, %c9 : index
                %2929 = arith.divui %2928, %c15 : index
                %2930 = arith.muli %2929, %c22 : index
                %2931 = arith.addi %2930, %c12 : index
                %2932 = arith.remui %2928, %c15 : index
                %2933 = arith.divui %2791, %c5 : index
                %2934 = arith.remui %2791, %c5 : index
                %2935 = arith.muli %2934, %c4 : index
                %2936 = arith.addi %2933, %2935 : index
                %2937 = arith.muli %2932, %c15 : index
                %2938 = arith.divui %2936, %c21 : index
                %2939 = arith.muli %2938, %c21 : index
                %2940 = arith.remui %2936, %c5 : index
                %2941 = arith.muli %2940, %c5 : index
                %2942 = arith.addi %2939, %2941 : index
                %2943 = arith.divui %2936, %c5 : index
                %2944 = arith.remui %2943, %c5 : index
                %2945 = arith.addi %2942, %2944 : index
                %2946 = arith.addi %2937, %2945 : index
                %2947 = arith.addi %2931, %2946 : index
                %2948 = arith.addi %2927, %2947 : index
                %2949 = vector.shuffle %2905, %2905 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2949, %kv[%2948] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2950 = arith.addi %2901, %c10 : index
                %2951 = arith.divui %2950, %c15 : index
                %2952 = arith.muli %2951, %c22 : index
                %2953 = arith.addi %2952, %c12 : index
                %2954 = arith.remui %2950, %c15 : index
                %2955 = arith.divui %2791, %c5 : index
                %2956 = arith.remui %2791, %c5 : index
                %2957 = arith.muli %2956, %c4 : index
                %2958 = arith.addi %2955, %2957 : index
                %2959 = arith.muli %2954, %c15 : index
                %2960 = arith.divui %2958, %c21 : index
                %2961 = arith.muli %2960, %c21 : index
                %2962 = arith.remui %2958, %c5 : index
                %2963 = arith.muli %2962, %c5 : index
                %2964 = arith.addi %2961, %2963 : index
                %2965 = arith.divui %2958, %c5 : index
                %2966 = arith.remui %2965, %c5 : index
                %2967 = arith.addi %2964, %2966 : index
                %2968 = arith.addi %2959, %2967 : index
                %2969 = arith.addi %2953, %2968 : index
                %2970 = arith.addi %2927, %2969 : index
                %2971 = vector.shuffle %2905, %2905 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2971, %kv[%2970] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2972 = arith.addi %2901, %c5 : index
                %2973 = arith.divui %2972, %c15 : index
                %2974 = arith.muli %2973, %c22 : index
                %2975 = arith.addi %2974, %c12 : index
                %2976 = arith.remui %2972, %c15 : index
                %2977 = arith.divui %2791, %c5 : index
                %2978 = arith.remui %2791, %c5 : index
                %2979 = arith.muli %2978, %c4 : index
                %2980 = arith.addi %2977, %2979 : index
                %2981 = arith.muli %2976, %c15 : index
                %2982 = arith.divui %2980, %c21 : index
                %2983 = arith.muli %2982, %c21 : index
                %2984 = arith.remui %2980, %c5 : index
                %2985 = arith.muli %2984, %c5 : index
                %2986 = arith.addi %2983, %2985 : index
                %2987 = arith.divui %2980, %c5 : index
                %2988 = arith.remui %2987, %c5 : index
                %2989 = arith.addi %2986, %2988 : index
                %2990 = arith.addi %2981, %2989 : index
                %2991 = arith.addi %2975, %2990 : index
                %2992 = arith.addi %2927, %2991 : index
                %2993 = vector.shuffle %2905, %2905 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2993, %kv[%2992] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2994 = arith.addi %2901, %c2 : index
                %2995 = arith.divui %2994, %c15 : index
                %2996 = arith.muli %2995, %c22 : index
                %2997 = arith.addi %2996, %c12 : index
                %2998 = arith.remui %2994, %c15 : index
                %2999 = arith.divui %2791, %c5 : index
                %3000 = arith.remui %2791, %c5 : index
                %3001 = arith.muli %3000, %c4 : index
                %3002 = arith.addi %2999, %3001 : index
                %3003 = arith.muli %2998, %c15 : index
                %3004 = arith.divui %3002, %c21 : index
                %3005 = arith.muli %3004, %c21 : index
                %3006 = arith.remui %3002, %c5 : index
                %3007 = arith.muli %3006, %c5 : index
                %3008 = arith.addi %3005, %3007 : index
                %3009 = arith.divui %3002, %c5 : index
                %3010 = arith.remui %3009, %c5 : index
                %3011 = arith.addi %3008, %3010 : index
                %3012 = arith.addi %3003, %3011 : index
                %3013 = arith.addi %2997, %3012 : index
                %3014 = arith.addi %2927, %3013 : index
                %3015 = vector.shuffle %2905, %2905 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3015, %kv[%3014] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3016 = arith.cmpi eq, %codec, %c5 : index
          scf.if %3016 {
            %3017 = wave.lane
            %3018 = arith.muli %3017, %c21 : index
            scf.for %3019 = %3018 to %c35 step %c7 {
              %3020 = arith.addi %2786, %3019 : index
              %3021 = vector.load %22[%3020] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3022 = arith.mulf %3021, %2789 : vector<4xf32>
              %3023 = wave.fp8_encode "e5m2" %3022 : vector<4xf32> -> vector<4xi8>
              %3024 = arith.cmpi slt, %2787, %kvHeads : index
              scf.if %3024 {
                %3025 = arith.muli %2787, %c41 : index
                %3026 = arith.addi %2792, %3025 : index
                %3027 = vector.shuffle %3023, %3023 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3028 = arith.divui %3019, %c15 : index
                %3029 = arith.muli %3028, %c22 : index
                %3030 = arith.remui %3019, %c15 : index
                %3031 = arith.muli %2791, %c15 : index
                %3032 = arith.divui %3030, %c21 : index
                %3033 = arith.muli %3032, %c21 : index
                %3034 = arith.remui %3030, %c5 : index
                %3035 = arith.muli %3034, %c5 : index
                %3036 = arith.addi %3033, %3035 : index
                %3037 = arith.divui %3030, %c5 : index
                %3038 = arith.remui %3037, %c5 : index
                %3039 = arith.addi %3036, %3038 : index
                %3040 = arith.addi %3031, %3039 : index
                %3041 = arith.addi %3029, %3040 : index
                %3042 = arith.addi %3026, %3041 : index
                vector.store %3027, %kv[%3042] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3043 = arith.subi %2787, %kvHeads : index
                %3044 = arith.muli %3043, %c41 : index
                %3045 = arith.addi %2792, %3044 : index
                %3046 = arith.addi %3019, %c9 : index
                %3047 = arith.divui %3046, %c15 : index
                %3048 = arith.muli %3047, %c22 : index
                %3049 = arith.addi %3048, %c12 : index
                %3050 = arith.remui %3046, %c15 : index
                %3051 = arith.divui %2791, %c5 : index
                %3052 = arith.remui %2791, %c5 : index
                %3053 = arith.muli %3052, %c4 : index
                %3054 = arith.addi %3051, %3053 : index
                %3055 = arith.muli %3050, %c15 : index
                %3056 = arith.divui %3054, %c21 : index
                %3057 = arith.muli %3056, %c21 : index
                %3058 = arith.remui %3054, %c5 : index
                %3059 = arith.muli %3058, %c5 : index
                %3060 = arith.addi %3057, %3059 : index
                %3061 = arith.divui %3054, %c5 : index
                %3062 = arith.remui %3061, %c5 : index
                %3063 = arith.addi %3060, %3062 : index
                %3064 = arith.addi %3055, %3063 : index
                %3065 = arith.addi %3049, %3064 : index
                %3066 = arith.addi %3045, %3065 : index
                %3067 = vector.shuffle %3023, %3023 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3067, %kv[%3066] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3068 = arith.addi %3019, %c10 : index
                %3069 = arith.divui %3068, %c15 : index
                %3070 = arith.muli %3069, %c22 : index
                %3071 = arith.addi %3070, %c12 : index
                %3072 = arith.remui %3068, %c15 : index
                %3073 = arith.divui %2791, %c5 : index
                %3074 = arith.remui %2791, %c5 : index
                %3075 = arith.muli %3074, %c4 : index
                %3076 = arith.addi %3073, %3075 : index
                %3077 = arith.muli %3072, %c15 : index
                %3078 = arith.divui %3076, %c21 : index
                %3079 = arith.muli %3078, %c21 : index
                %3080 = arith.remui %3076, %c5 : index
                %3081 = arith.muli %3080, %c5 : index
                %3082 = arith.addi %3079, %3081 : index
                %3083 = arith.divui %3076, %c5 : index
                %3084 = arith.remui %3083, %c5 : index
                %3085 = arith.addi %3082, %3084 : index
                %3086 = arith.addi %3077, %3085 : index
                %3087 = arith.addi %3071, %3086 : index
                %3088 = arith.addi %3045, %3087 : index
                %3089 = vector.shuffle %3023, %3023 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3089, %kv[%3088] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3090 = arith.addi %3019, %c5 : index
                %3091 = arith.divui %3090, %c15 : index
                %3092 = arith.muli %3091, %c22 : index
                %3093 = arith.addi %3092, %c12 : index
                %3094 = arith.remui %3090, %c15 : index
                %3095 = arith.divui %2791, %c5 : index
                %3096 = arith.remui %2791, %c5 : index
                %3097 = arith.muli %3096, %c4 : index
                %3098 = arith.addi %3095, %3097 : index
                %3099 = arith.muli %3094, %c15 : index
                %3100 = arith.divui %3098, %c21 : index
                %3101 = arith.muli %3100, %c21 : index
                %3102 = arith.remui %3098, %c5 : index
                %3103 = arith.muli %3102, %c5 : index
                %3104 = arith.addi %3101, %3103 : index
                %3105 = arith.divui %3098, %c5 : index
                %3106 = arith.remui %3105, %c5 : index
                %3107 = arith.addi %3104, %3106 : index
                %3108 = arith.addi %3099, %3107 : index
                %3109 = arith.addi %3093, %3108 : index
                %3110 = arith.addi %3045, %3109 : index
                %3111 = vector.shuffle %3023, %3023 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3111, %kv[%3110] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3112 = arith.addi %3019, %c2 : index
                %3113 = arith.divui %3112, %c15 : index
                %3114 = arith.muli %3113, %c22 : index
                %3115 = arith.addi %3114, %c12 : index
                %3116 = arith.remui %3112, %c15 : index
                %3117 = arith.divui %2791, %c5 : index
                %3118 = arith.remui %2791, %c5 : index
                %3119 = arith.muli %3118, %c4 : index
                %3120 = arith.addi %3117, %3119 : index
                %3121 = arith.muli %3116, %c15 : index
                %3122 = arith.divui %3120, %c21 : index
                %3123 = arith.muli %3122, %c21 : index
                %3124 = arith.remui %3120, %c5 : index
                %3125 = arith.muli %3124, %c5 : index
                %3126 = arith.addi %3123, %3125 : index
                %3127 = arith.divui %3120, %c5 : index
                %3128 = arith.remui %3127, %c5 : index
                %3129 = arith.addi %3126, %3128 : index
                %3130 = arith.addi %3121, %3129 : index
                %3131 = arith.addi %3115, %3130 : index
                %3132 = arith.addi %3045, %3131 : index
                %3133 = vector.shuffle %3023, %3023 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3133, %kv[%3132] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %3134 = arith.addi %2420, %c51 : index
      %3135 = arith.addi %2419, %3134 : index
      %3136 = arith.cmpi slt, %3135, %24 : index
      %3137 = arith.cmpi slt, %3134, %c15 : index
      %3138 = arith.andi %3136, %3137 : i1
      scf.if %3138 {
        %3139 = arith.addi %2419, %3134 : index
        %3140 = arith.addi %slotsAt, %3139 : index
        %3141 = memref.load %step[%3140] : memref<?xi32>
        %3142 = arith.index_cast %3141 : i32 to index
        %3143 = arith.cmpi sge, %3142, %c9 : index
        scf.if %3143 {
          %3144 = arith.muli %3134, %c35 : index
          %3145 = arith.subi %0, %heads : index
          %3146 = memref.load %scales[%3145] : memref<?xf32>
          %3147 = vector.broadcast %3146 : f32 to vector<4xf32>
          %3148 = arith.divui %3142, %c15 : index
          %3149 = arith.remui %3142, %c15 : index
          %3150 = arith.muli %3148, %pageBytes : index
          %3151 = arith.cmpi eq, %codec, %c9 : index
          scf.if %3151 {
            %3152 = wave.lane
            %3153 = arith.muli %3152, %c21 : index
            scf.for %3154 = %3153 to %c35 step %c7 {
              %3155 = arith.addi %3144, %3154 : index
              %3156 = vector.load %22[%3155] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3157 = arith.mulf %3156, %3147 : vector<4xf32>
              %3158 = arith.minimumf %3157, %c55 : vector<4xf32>
              %3159 = arith.maximumf %3158, %c56 : vector<4xf32>
              %3160 = arith.truncf %3159 : vector<4xf32> to vector<4xf16>
              %3161 = vector.bitcast %3160 : vector<4xf16> to vector<8xi8>
              %3162 = arith.cmpi slt, %3145, %kvHeads : index
              scf.if %3162 {
                %3163 = arith.muli %3145, %c11 : index
                %3164 = arith.addi %3150, %3163 : index
                %3165 = arith.divui %3154, %c15 : index
                %3166 = arith.muli %3165, %c57 : index
                %3167 = arith.remui %3154, %c15 : index
                %3168 = arith.divui %3167, %c4 : index
                %3169 = arith.muli %3168, %c22 : index
                %3170 = arith.muli %3149, %c15 : index
                %3171 = arith.addi %3169, %3170 : index
                %3172 = arith.remui %3167, %c4 : index
                %3173 = arith.muli %3172, %c5 : index
                %3174 = arith.addi %3171, %3173 : index
                %3175 = arith.addi %3166, %3174 : index
                %3176 = arith.addi %3164, %3175 : index
                vector.store %3161, %kv[%3176] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %3177 = arith.subi %3145, %kvHeads : index
                %3178 = arith.muli %3177, %c11 : index
                %3179 = arith.addi %3150, %3178 : index
                %3180 = arith.addi %3154, %c9 : index
                %3181 = arith.divui %3180, %c15 : index
                %3182 = arith.muli %3181, %c57 : index
                %3183 = arith.addi %3182, %c41 : index
                %3184 = arith.remui %3180, %c15 : index
                %3185 = arith.divui %3149, %c5 : index
                %3186 = arith.remui %3149, %c5 : index
                %3187 = arith.muli %3186, %c4 : index
                %3188 = arith.addi %3185, %3187 : index
                %3189 = arith.divui %3188, %c4 : index
                %3190 = arith.muli %3189, %c22 : index
                %3191 = arith.muli %3184, %c15 : index
                %3192 = arith.addi %3190, %3191 : index
                %3193 = arith.remui %3188, %c4 : index
                %3194 = arith.muli %3193, %c5 : index
                %3195 = arith.addi %3192, %3194 : index
                %3196 = arith.addi %3183, %3195 : index
                %3197 = arith.addi %3179, %3196 : index
                %3198 = vector.shuffle %3161, %3161 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %3198, %kv[%3197] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3199 = arith.addi %3154, %c10 : index
                %3200 = arith.divui %3199, %c15 : index
                %3201 = arith.muli %3200, %c57 : index
                %3202 = arith.addi %3201, %c41 : index
                %3203 = arith.remui %3199, %c15 : index
                %3204 = arith.divui %3149, %c5 : index
                %3205 = arith.remui %3149, %c5 : index
                %3206 = arith.muli %3205, %c4 : index
                %3207 = arith.addi %3204, %3206 : index
                %3208 = arith.divui %3207, %c4 : index
                %3209 = arith.muli %3208, %c22 : index
                %3210 = arith.muli %3203, %c15 : index
                %3211 = arith.addi %3209, %3210 : index
                %3212 = arith.remui %3207, %c4 : index
                %3213 = arith.muli %3212, %c5 : index
                %3214 = arith.addi %3211, %3213 : index
                %3215 = arith.addi %3202, %3214 : index
                %3216 = arith.addi %3179, %3215 : index
                %3217 = vector.shuffle %3161, %3161 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %3217, %kv[%3216] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3218 = arith.addi %3154, %c5 : index
                %3219 = arith.divui %3218, %c15 : index
                %3220 = arith.muli %3219, %c57 : index
                %3221 = arith.addi %3220, %c41 : index
                %3222 = arith.remui %3218, %c15 : index
                %3223 = arith.divui %3149, %c5 : index
                %3224 = arith.remui %3149, %c5 : index
                %3225 = arith.muli %3224, %c4 : index
                %3226 = arith.addi %3223, %3225 : index
                %3227 = arith.divui %3226, %c4 : index
                %3228 = arith.muli %3227, %c22 : index
                %3229 = arith.muli %3222, %c15 : index
                %3230 = arith.addi %3228, %3229 : index
                %3231 = arith.remui %3226, %c4 : index
                %3232 = arith.muli %3231, %c5 : index
                %3233 = arith.addi %3230, %3232 : index
                %3234 = arith.addi %3221, %3233 : index
                %3235 = arith.addi %3179, %3234 : index
                %3236 = vector.shuffle %3161, %3161 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %3236, %kv[%3235] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3237 = arith.addi %3154, %c2 : index
                %3238 = arith.divui %3237, %c15 : index
                %3239 = arith.muli %3238, %c57 : index
                %3240 = arith.addi %3239, %c41 : index
                %3241 = arith.remui %3237, %c15 : index
                %3242 = arith.divui %3149, %c5 : index
                %3243 = arith.remui %3149, %c5 : index
                %3244 = arith.muli %3243, %c4 : index
                %3245 = arith.addi %3242, %3244 : index
                %3246 = arith.divui %3245, %c4 : index
                %3247 = arith.muli %3246, %c22 : index
                %3248 = arith.muli %3241, %c15 : index
                %3249 = arith.addi %3247, %3248 : index
                %3250 = arith.remui %3245, %c4 : index
                %3251 = arith.muli %3250, %c5 : index
                %3252 = arith.addi %3249, %3251 : index
                %3253 = arith.addi %3240, %3252 : index
                %3254 = arith.addi %3179, %3253 : index
                %3255 = vector.shuffle %3161, %3161 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %3255, %kv[%3254] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %3256 = arith.cmpi eq, %codec, %c10 : index
          scf.if %3256 {
            %3257 = wave.lane
            %3258 = arith.muli %3257, %c21 : index
            scf.for %3259 = %3258 to %c35 step %c7 {
              %3260 = arith.addi %3144, %3259 : index
              %3261 = vector.load %22[%3260] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3262 = arith.mulf %3261, %3147 : vector<4xf32>
              %3263 = wave.fp8_encode "e4m3" %3262 : vector<4xf32> -> vector<4xi8>
              %3264 = arith.cmpi slt, %3145, %kvHeads : index
              scf.if %3264 {
                %3265 = arith.muli %3145, %c41 : index
                %3266 = arith.addi %3150, %3265 : index
                %3267 = vector.shuffle %3263, %3263 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3268 = arith.divui %3259, %c15 : index
                %3269 = arith.muli %3268, %c22 : index
                %3270 = arith.remui %3259, %c15 : index
                %3271 = arith.muli %3149, %c15 : index
                %3272 = arith.divui %3270, %c21 : index
                %3273 = arith.muli %3272, %c21 : index
                %3274 = arith.remui %3270, %c5 : index
                %3275 = arith.muli %3274, %c5 : index
                %3276 = arith.addi %3273, %3275 : index
                %3277 = arith.divui %3270, %c5 : index
                %3278 = arith.remui %3277, %c5 : index
                %3279 = arith.addi %3276, %3278 : index
                %3280 = arith.addi %3271, %3279 : index
                %3281 = arith.addi %3269, %3280 : index
                %3282 = arith.addi %3266, %3281 : index
                vector.store %3267, %kv[%3282] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3283 = arith.subi %3145, %kvHeads : index
                %3284 = arith.muli %3283, %c41 : index
                %3285 = arith.addi %3150, %3284 : index
                %3286 = arith.addi %3259, %c9 : index
                %3287 = arith.divui %3286, %c15 : index
                %3288 = arith.muli %3287, %c22 : index
                %3289 = arith.addi %3288, %c12 : index
                %3290 = arith.remui %3286, %c15 : index
                %3291 = arith.divui %3149, %c5 : index
                %3292 = arith.remui %3149, %c5 : index
                %3293 = arith.muli %3292, %c4 : index
                %3294 = arith.addi %3291, %3293 : index
                %3295 = arith.muli %3290, %c15 : index
                %3296 = arith.divui %3294, %c21 : index
                %3297 = arith.muli %3296, %c21 : index
                %3298 = arith.remui %3294, %c5 : index
                %3299 = arith.muli %3298, %c5 : index
                %3300 = arith.addi %3297, %3299 : index
                %3301 = arith.divui %3294, %c5 : index
                %3302 = arith.remui %3301, %c5 : index
                %3303 = arith.addi %3300, %3302 : index
                %3304 = arith.addi %3295, %3303 : index
                %3305 = arith.addi %3289, %3304 : index
                %3306 = arith.addi %3285, %3305 : index
                %3307 = vector.shuffle %3263, %3263 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3307, %kv[%3306] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3308 = arith.addi %3259, %c10 : index
                %3309 = arith.divui %3308, %c15 : index
                %3310 = arith.muli %3309, %c22 : index
                %3311 = arith.addi %3310, %c12 : index
                %3312 = arith.remui %3308, %c15 : index
                %3313 = arith.divui %3149, %c5 : index
                %3314 = arith.remui %3149, %c5 : index
                %3315 = arith.muli %3314, %c4 : index
                %3316 = arith.addi %3313, %3315 : index
                %3317 = arith.muli %3312, %c15 : index
                %3318 = arith.divui %3316, %c21 : index
                %3319 = arith.muli %3318, %c21 : index
                %3320 = arith.remui %3316, %c5 : index
                %3321 = arith.muli %3320, %c5 : index
                %3322 = arith.addi %3319, %3321 : index
                %3323 = arith.divui %3316, %c5 : index
                %3324 = arith.remui %3323, %c5 : index
                %3325 = arith.addi %3322, %3324 : index
                %3326 = arith.addi %3317, %3325 : index
                %3327 = arith.addi %3311, %3326 : index
                %3328 = arith.addi %3285, %3327 : index
                %3329 = vector.shuffle %3263, %3263 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3329, %kv[%3328] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3330 = arith.addi %3259, %c5 : index
                %3331 = arith.divui %3330, %c15 : index
                %3332 = arith.muli %3331, %c22 : index
                %3333 = arith.addi %3332, %c12 : index
                %3334 = arith.remui %3330, %c15 : index
                %3335 = arith.divui %3149, %c5 : index
                %3336 = arith.remui %3149, %c5 : index
                %3337 = arith.muli %3336, %c4 : index
                %3338 = arith.addi %3335, %3337 : index
                %3339 = arith.muli %3334, %c15 : index
                %3340 = arith.divui %3338, %c21 : index
                %3341 = arith.muli %3340, %c21 : index
                %3342 = arith.remui %3338, %c5 : index
                %3343 = arith.muli %3342, %c5 : index
                %3344 = arith.addi %3341, %3343 : index
                %3345 = arith.divui %3338, %c5 : index
                %3346 = arith.remui %3345, %c5 : index
                %3347 = arith.addi %3344, %3346 : index
                %3348 = arith.addi %3339, %3347 : index
                %3349 = arith.addi %3333, %3348 : index
                %3350 = arith.addi %3285, %3349 : index
                %3351 = vector.shuffle %3263, %3263 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3351, %kv[%3350] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3352 = arith.addi %3259, %c2 : index
                %3353 = arith.divui %3352, %c15 : index
                %3354 = arith.muli %3353, %c22 : index
                %3355 = arith.addi %3354, %c12 : index
                %3356 = arith.remui %3352, %c15 : index
                %3357 = arith.divui %3149, %c5 : index
                %3358 = arith.remui %3149, %c5 : index
                %3359 = arith.muli %3358, %c4 : index
                %3360 = arith.addi %3357, %3359 : index
                %3361 = arith.muli %3356, %c15 : index
                %3362 = arith.divui %3360, %c21 : index
                %3363 = arith.muli %3362, %c21 : index
                %3364 = arith.remui %3360, %c5 : index
                %3365 = arith.muli %3364, %c5 : index
                %3366 = arith.addi %3363, %3365 : index
                %3367 = arith.divui %3360, %c5 : index
                %3368 = arith.remui %3367, %c5 : index
                %3369 = arith.addi %3366, %3368 : index
                %3370 = arith.addi %3361, %3369 : index
                %3371 = arith.addi %3355, %3370 : index
                %3372 = arith.addi %3285, %3371 : index
                %3373 = vector.shuffle %3263, %3263 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3373, %kv[%3372] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3374 = arith.cmpi eq, %codec, %c5 : index
          scf.if %3374 {
            %3375 = wave.lane
            %3376 = arith.muli %3375, %c21 : index
            scf.for %3377 = %3376 to %c35 step %c7 {
              %3378 = arith.addi %3144, %3377 : index
              %3379 = vector.load %22[%3378] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3380 = arith.mulf %3379, %3147 : vector<4xf32>
              %3381 = wave.fp8_encode "e5m2" %3380 : vector<4xf32> -> vector<4xi8>
              %3382 = arith.cmpi slt, %3145, %kvHeads : index
              scf.if %3382 {
                %3383 = arith.muli %3145, %c41 : index
                %3384 = arith.addi %3150, %3383 : index
                %3385 = vector.shuffle %3381, %3381 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3386 = arith.divui %3377, %c15 : index
                %3387 = arith.muli %3386, %c22 : index
                %3388 = arith.remui %3377, %c15 : index
                %3389 = arith.muli %3149, %c15 : index
                %3390 = arith.divui %3388, %c21 : index
                %3391 = arith.muli %3390, %c21 : index
                %3392 = arith.remui %3388, %c5 : index
                %3393 = arith.muli %3392, %c5 : index
                %3394 = arith.addi %3391, %3393 : index
                %3395 = arith.divui %3388, %c5 : index
                %3396 = arith.remui %3395, %c5 : index
                %3397 = arith.addi %3394, %3396 : index
                %3398 = arith.addi %3389, %3397 : index
                %3399 = arith.addi %3387, %3398 : index
                %3400 = arith.addi %3384, %3399 : index
                vector.store %3385, %kv[%3400] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3401 = arith.subi %3145, %kvHeads : index
                %3402 = arith.muli %3401, %c41 : index
                %3403 = arith.addi %3150, %3402 : index
                %3404 = arith.addi %3377, %c9 : index
                %3405 = arith.divui %3404, %c15 : index
                %3406 = arith.muli %3405, %c22 : index
                %3407 = arith.addi %3406, %c12 : index
                %3408 = arith.remui %3404, %c15 : index
                %3409 = arith.divui %3149, %c5 : index
                %3410 = arith.remui %3149, %c5 : index
                %3411 = arith.muli %3410, %c4 : index
                %3412 = arith.addi %3409, %3411 : index
                %3413 = arith.muli %3408, %c15 : index
                %3414 = arith.divui %3412, %c21 : index
                %3415 = arith.muli %3414, %c21 : index
                %3416 = arith.remui %3412, %c5 : index
                %3417 = arith.muli %3416, %c5 : index
                %3418 = arith.addi %3415, %3417 : index
                %3419 = arith.divui %3412, %c5 : index
                %3420 = arith.remui %3419, %c5 : index
                %3421 = arith.addi %3418, %3420 : index
                %3422 = arith.addi %3413, %3421 : index
                %3423 = arith.addi %3407, %3422 : index
                %3424 = arith.addi %3403, %3423 : index
                %3425 = vector.shuffle %3381, %3381 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3425, %kv[%3424] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3426 = arith.addi %3377, %c10 : index
                %3427 = arith.divui %3426, %c15 : index
                %3428 = arith.muli %3427, %c22 : index
                %3429 = arith.addi %3428, %c12 : index
                %3430 = arith.remui %3426, %c15 : index
                %3431 = arith.divui %3149, %c5 : index
                %3432 = arith.remui %3149, %c5 : index
                %3433 = arith.muli %3432, %c4 : index
                %3434 = arith.addi %3431, %3433 : index
                %3435 = arith.muli %3430, %c15 : index
                %3436 = arith.divui %3434, %c21 : index
                %3437 = arith.muli %3436, %c21 : index
                %3438 = arith.remui %3434, %c5 : index
                %3439 = arith.muli %3438, %c5 : index
                %3440 = arith.addi %3437, %3439 : index
                %3441 = arith.divui %3434, %c5 : index
                %3442 = arith.remui %3441, %c5 : index
                %3443 = arith.addi %3440, %3442 : index
                %3444 = arith.addi %3435, %3443 : index
                %3445 = arith.addi %3429, %3444 : index
                %3446 = arith.addi %3403, %3445 : index
                %3447 = vector.shuffle %3381, %3381 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3447, %kv[%3446] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3448 = arith.addi %3377, %c5 : index
                %3449 = arith.divui %3448, %c15 : index
                %3450 = arith.muli %3449, %c22 : index
                %3451 = arith.addi %3450, %c12 : index
                %3452 = arith.remui %3448, %c15 : index
                %3453 = arith.divui %3149, %c5 : index
                %3454 = arith.remui %3149, %c5 : index
                %3455 = arith.muli %3454, %c4 : index
                %3456 = arith.addi %3453, %3455 : index
                %3457 = arith.muli %3452, %c15 : index
                %3458 = arith.divui %3456, %c21 : index
                %3459 = arith.muli %3458, %c21 : index
                %3460 = arith.remui %3456, %c5 : index
                %3461 = arith.muli %3460, %c5 : index
                %3462 = arith.addi %3459, %3461 : index
                %3463 = arith.divui %3456, %c5 : index
                %3464 = arith.remui %3463, %c5 : index
                %3465 = arith.addi %3462, %3464 : index
                %3466 = arith.addi %3457, %3465 : index
                %3467 = arith.addi %3451, %3466 : index
                %3468 = arith.addi %3403, %3467 : index
                %3469 = vector.shuffle %3381, %3381 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3469, %kv[%3468] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3470 = arith.addi %3377, %c2 : index
                %3471 = arith.divui %3470, %c15 : index
                %3472 = arith.muli %3471, %c22 : index
                %3473 = arith.addi %3472, %c12 : index
                %3474 = arith.remui %3470, %c15 : index
                %3475 = arith.divui %3149, %c5 : index
                %3476 = arith.remui %3149, %c5 : index
                %3477 = arith.muli %3476, %c4 : index
                %3478 = arith.addi %3475, %3477 : index
                %3479 = arith.muli %3474, %c15 : index
                %3480 = arith.divui %3478, %c21 : index
                %3481 = arith.muli %3480, %c21 : index
                %3482 = arith.remui %3478, %c5 : index
                %3483 = arith.muli %3482, %c5 : index
                %3484 = arith.addi %3481, %3483 : index
                %3485 = arith.divui %3478, %c5 : index
                %3486 = arith.remui %3485, %c5 : index
                %3487 = arith.addi %3484, %3486 : index
                %3488 = arith.addi %3479, %3487 : index
                %3489 = arith.addi %3473, %3488 : index
                %3490 = arith.addi %3403, %3489 : index
                %3491 = vector.shuffle %3381, %3381 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3491, %kv[%3490] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %3492 = arith.addi %25, %c16 : index
    %3493 = wave.lane
    %3494 = arith.muli %3, %c5 : index
    %3495 = arith.muli %3494, %c22 : index
    %3496 = arith.addi %3495, %3493 : index
    %3497 = arith.muli %4, %c12 : index
    %3498 = arith.addi %3497, %3496 : index
    %3499 = arith.addi %3498, %c9 : index
    %3500 = arith.addi %3499, %c9 : index
    %3501 = vector.extract %646#4[0] : f32 from vector<8xf32>
    memref.store %3501, %21[%3500] : memref<?xf32>
    %3502 = arith.muli %4, %c12 : index
    %3503 = arith.addi %3502, %3496 : index
    %3504 = arith.addi %3503, %c9 : index
    %3505 = arith.addi %3504, %c16 : index
    %3506 = vector.extract %646#4[1] : f32 from vector<8xf32>
    memref.store %3506, %21[%3505] : memref<?xf32>
    %3507 = arith.muli %4, %c12 : index
    %3508 = arith.addi %3507, %3496 : index
    %3509 = arith.addi %3508, %c9 : index
    %3510 = arith.addi %3509, %c13 : index
    %3511 = vector.extract %646#4[2] : f32 from vector<8xf32>
    memref.store %3511, %21[%3510] : memref<?xf32>
    %3512 = arith.muli %4, %c12 : index
    %3513 = arith.addi %3512, %3496 : index
    %3514 = arith.addi %3513, %c9 : index
    %3515 = arith.addi %3514, %c35 : index
    %3516 = vector.extract %646#4[3] : f32 from vector<8xf32>
    memref.store %3516, %21[%3515] : memref<?xf32>
    %3517 = arith.muli %4, %c12 : index
    %3518 = arith.addi %3517, %3496 : index
    %3519 = arith.addi %3518, %c9 : index
    %3520 = arith.addi %3519, %c7 : index
    %3521 = vector.extract %646#4[4] : f32 from vector<8xf32>
    memref.store %3521, %21[%3520] : memref<?xf32>
    %3522 = arith.muli %4, %c12 : index
    %3523 = arith.addi %3522, %3496 : index
    %3524 = arith.addi %3523, %c9 : index
    %3525 = arith.addi %3524, %c36 : index
    %3526 = vector.extract %646#4[5] : f32 from vector<8xf32>
    memref.store %3526, %21[%3525] : memref<?xf32>
    %3527 = arith.muli %4, %c12 : index
    %3528 = arith.addi %3527, %3496 : index
    %3529 = arith.addi %3528, %c9 : index
    %3530 = arith.addi %3529, %c37 : index
    %3531 = vector.extract %646#4[6] : f32 from vector<8xf32>
    memref.store %3531, %21[%3530] : memref<?xf32>
    %3532 = arith.muli %4, %c12 : index
    %3533 = arith.addi %3532, %3496 : index
    %3534 = arith.addi %3533, %c9 : index
    %3535 = arith.addi %3534, %c38 : index
    %3536 = vector.extract %646#4[7] : f32 from vector<8xf32>
    memref.store %3536, %21[%3535] : memref<?xf32>
    %3537 = arith.muli %4, %c12 : index
    %3538 = arith.addi %3537, %3496 : index
    %3539 = arith.addi %3538, %c22 : index
    %3540 = arith.addi %3539, %c9 : index
    %3541 = vector.extract %646#5[0] : f32 from vector<8xf32>
    memref.store %3541, %21[%3540] : memref<?xf32>
    %3542 = arith.muli %4, %c12 : index
    %3543 = arith.addi %3542, %3496 : index
    %3544 = arith.addi %3543, %c22 : index
    %3545 = arith.addi %3544, %c16 : index
    %3546 = vector.extract %646#5[1] : f32 from vector<8xf32>
    memref.store %3546, %21[%3545] : memref<?xf32>
    %3547 = arith.muli %4, %c12 : index
    %3548 = arith.addi %3547, %3496 : index
    %3549 = arith.addi %3548, %c22 : index
    %3550 = arith.addi %3549, %c13 : index
    %3551 = vector.extract %646#5[2] : f32 from vector<8xf32>
    memref.store %3551, %21[%3550] : memref<?xf32>
    %3552 = arith.muli %4, %c12 : index
    %3553 = arith.addi %3552, %3496 : index
    %3554 = arith.addi %3553, %c22 : index
    %3555 = arith.addi %3554, %c35 : index
    %3556 = vector.extract %646#5[3] : f32 from vector<8xf32>
    memref.store %3556, %21[%3555] : memref<?xf32>
    %3557 = arith.muli %4, %c12 : index
    %3558 = arith.addi %3557, %3496 : index
    %3559 = arith.addi %3558, %c22 : index
    %3560 = arith.addi %3559, %c7 : index
    %3561 = vector.extract %646#5[4] : f32 from vector<8xf32>
    memref.store %3561, %21[%3560] : memref<?xf32>
    %3562 = arith.muli %4, %c12 : index
    %3563 = arith.addi %3562, %3496 : index
    %3564 = arith.addi %3563, %c22 : index
    %3565 = arith.addi %3564, %c36 : index
    %3566 = vector.extract %646#5[5] : f32 from vector<8xf32>
    memref.store %3566, %21[%3565] : memref<?xf32>
    %3567 = arith.muli %4, %c12 : index
    %3568 = arith.addi %3567, %3496 : index
    %3569 = arith.addi %3568, %c22 : index
    %3570 = arith.addi %3569, %c37 : index
    %3571 = vector.extract %646#5[6] : f32 from vector<8xf32>
    memref.store %3571, %21[%3570] : memref<?xf32>
    %3572 = arith.muli %4, %c12 : index
    %3573 = arith.addi %3572, %3496 : index
    %3574 = arith.addi %3573, %c22 : index
    %3575 = arith.addi %3574, %c38 : index
    %3576 = vector.extract %646#5[7] : f32 from vector<8xf32>
    memref.store %3576, %21[%3575] : memref<?xf32>
    wave.barrier
    %3577 = arith.muli %4, %c5 : index
    %3578 = arith.addi %3577, %c9 : index
    %3579 = arith.muli %3578, %c5 : index
    %3580 = arith.divui %3493, %c15 : index
    %3581 = arith.addi %3579, %3580 : index
    %3582 = arith.addi %3492, %3581 : index
    %3583 = arith.cmpi slt, %3582, %24 : index
    scf.if %3583 {
      %3584 = arith.cmpi eq, %hasFactors, %c10 : index
      %3585 = arith.muli %3582, %c5 : index
      %3586 = memref.load %factors[%3585] : memref<?xf32>
      %3587 = arith.mulf %3586, %operandScale : f32
      %3588 = arith.select %3584, %3587, %operandScale : f32
      %3589 = arith.addi %3496, %c9 : index
      %3590 = arith.muli %3578, %c16 : index
      %3591 = arith.addi %3589, %3590 : index
      %3592 = memref.load %21[%3591] : memref<?xf32>
      %3593 = arith.addi %3591, %c12 : index
      %3594 = memref.load %21[%3593] : memref<?xf32>
      %3595 = arith.addf %3592, %3594 : f32
      %3596 = arith.addi %3591, %c41 : index
      %3597 = memref.load %21[%3596] : memref<?xf32>
      %3598 = arith.addf %3595, %3597 : f32
      %3599 = arith.addi %3591, %c42 : index
      %3600 = memref.load %21[%3599] : memref<?xf32>
      %3601 = arith.addf %3598, %3600 : f32
      %3602 = arith.remui %3493, %c15 : index
      %3603 = arith.muli %3602, %c21 : index
      %3604 = arith.addi %18, %3603 : index
      %3605 = vector.load %w[%3604] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3606 = vector.bitcast %3605 : vector<4xi8> to vector<1xf32>
      %3607 = vector.extract %3606[0] : f32 from vector<1xf32>
      %3608 = arith.mulf %3607, %3588 : f32
      %3609 = arith.mulf %3601, %3608 : f32
      %3610 = arith.muli %3, %c5 : index
      %3611 = arith.addi %3610, %c9 : index
      %3612 = arith.muli %3611, %c15 : index
      %3613 = arith.remui %3493, %c15 : index
      %3614 = arith.addi %3612, %3613 : index
      %3615 = arith.muli %3581, %c35 : index
      %3616 = arith.addi %3615, %3614 : index
      memref.store %3609, %22[%3616] : memref<?xf32>
      %3617 = arith.addi %3496, %c22 : index
      %3618 = arith.muli %3578, %c16 : index
      %3619 = arith.addi %3617, %3618 : index
      %3620 = memref.load %21[%3619] : memref<?xf32>
      %3621 = arith.addi %3619, %c12 : index
      %3622 = memref.load %21[%3621] : memref<?xf32>
      %3623 = arith.addf %3620, %3622 : f32
      %3624 = arith.addi %3619, %c41 : index
      %3625 = memref.load %21[%3624] : memref<?xf32>
      %3626 = arith.addf %3623, %3625 : f32
      %3627 = arith.addi %3619, %c42 : index
      %3628 = memref.load %21[%3627] : memref<?xf32>
      %3629 = arith.addf %3626, %3628 : f32
      %3630 = arith.remui %3493, %c15 : index
      %3631 = arith.muli %3630, %c21 : index
      %3632 = arith.addi %20, %3631 : index
      %3633 = vector.load %w[%3632] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3634 = vector.bitcast %3633 : vector<4xi8> to vector<1xf32>
      %3635 = vector.extract %3634[0] : f32 from vector<1xf32>
      %3636 = arith.mulf %3635, %3588 : f32
      %3637 = arith.mulf %3629, %3636 : f32
      %3638 = arith.muli %3, %c5 : index
      %3639 = arith.addi %3638, %c10 : index
      %3640 = arith.muli %3639, %c15 : index
      %3641 = arith.remui %3493, %c15 : index
      %3642 = arith.addi %3640, %3641 : index
      %3643 = arith.muli %3581, %c35 : index
      %3644 = arith.addi %3643, %3642 : index
      memref.store %3637, %22[%3644] : memref<?xf32>
    }
    %3645 = arith.muli %4, %c5 : index
    %3646 = arith.addi %3645, %c10 : index
    %3647 = arith.muli %3646, %c5 : index
    %3648 = arith.divui %3493, %c15 : index
    %3649 = arith.addi %3647, %3648 : index
    %3650 = arith.addi %3492, %3649 : index
    %3651 = arith.cmpi slt, %3650, %24 : index
    scf.if %3651 {
      %3652 = arith.cmpi eq, %hasFactors, %c10 : index
      %3653 = arith.muli %3650, %c5 : index
      %3654 = memref.load %factors[%3653] : memref<?xf32>
      %3655 = arith.mulf %3654, %operandScale : f32
      %3656 = arith.select %3652, %3655, %operandScale : f32
      %3657 = arith.addi %3496, %c9 : index
      %3658 = arith.muli %3646, %c16 : index
      %3659 = arith.addi %3657, %3658 : index
      %3660 = memref.load %21[%3659] : memref<?xf32>
      %3661 = arith.addi %3659, %c12 : index
      %3662 = memref.load %21[%3661] : memref<?xf32>
      %3663 = arith.addf %3660, %3662 : f32
      %3664 = arith.addi %3659, %c41 : index
      %3665 = memref.load %21[%3664] : memref<?xf32>
      %3666 = arith.addf %3663, %3665 : f32
      %3667 = arith.addi %3659, %c42 : index
      %3668 = memref.load %21[%3667] : memref<?xf32>
      %3669 = arith.addf %3666, %3668 : f32
      %3670 = arith.remui %3493, %c15 : index
      %3671 = arith.muli %3670, %c21 : index
      %3672 = arith.addi %18, %3671 : index
      %3673 = vector.load %w[%3672] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3674 = vector.bitcast %3673 : vector<4xi8> to vector<1xf32>
      %3675 = vector.extract %3674[0] : f32 from vector<1xf32>
      %3676 = arith.mulf %3675, %3656 : f32
      %3677 = arith.mulf %3669, %3676 : f32
      %3678 = arith.muli %3, %c5 : index
      %3679 = arith.addi %3678, %c9 : index
      %3680 = arith.muli %3679, %c15 : index
      %3681 = arith.remui %3493, %c15 : index
      %3682 = arith.addi %3680, %3681 : index
      %3683 = arith.muli %3649, %c35 : index
      %3684 = arith.addi %3683, %3682 : index
      memref.store %3677, %22[%3684] : memref<?xf32>
      %3685 = arith.addi %3496, %c22 : index
      %3686 = arith.muli %3646, %c16 : index
      %3687 = arith.addi %3685, %3686 : index
      %3688 = memref.load %21[%3687] : memref<?xf32>
      %3689 = arith.addi %3687, %c12 : index
      %3690 = memref.load %21[%3689] : memref<?xf32>
      %3691 = arith.addf %3688, %3690 : f32
      %3692 = arith.addi %3687, %c41 : index
      %3693 = memref.load %21[%3692] : memref<?xf32>
      %3694 = arith.addf %3691, %3693 : f32
      %3695 = arith.addi %3687, %c42 : index
      %3696 = memref.load %21[%3695] : memref<?xf32>
      %3697 = arith.addf %3694, %3696 : f32
      %3698 = arith.remui %3493, %c15 : index
      %3699 = arith.muli %3698, %c21 : index
      %3700 = arith.addi %20, %3699 : index
      %3701 = vector.load %w[%3700] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3702 = vector.bitcast %3701 : vector<4xi8> to vector<1xf32>
      %3703 = vector.extract %3702[0] : f32 from vector<1xf32>
      %3704 = arith.mulf %3703, %3656 : f32
      %3705 = arith.mulf %3697, %3704 : f32
      %3706 = arith.muli %3, %c5 : index
      %3707 = arith.addi %3706, %c10 : index
      %3708 = arith.muli %3707, %c15 : index
      %3709 = arith.remui %3493, %c15 : index
      %3710 = arith.addi %3708, %3709 : index
      %3711 = arith.muli %3649, %c35 : index
      %3712 = arith.addi %3711, %3710 : index
      memref.store %3705, %22[%3712] : memref<?xf32>
    }
    wave.barrier
    %3713 = arith.addi %25, %c16 : index
    %3714 = wave.wave
    %3715 = arith.addi %3714, %c9 : index
    %3716 = arith.addi %3713, %3715 : index
    %3717 = arith.cmpi slt, %3716, %24 : index
    %3718 = arith.cmpi slt, %3715, %c15 : index
    %3719 = arith.andi %3717, %3718 : i1
    scf.if %3719 {
      %3720 = arith.addi %3713, %3715 : index
      %3721 = arith.muli %3715, %c35 : index
      %3722 = wave.lane
      %3723 = arith.addi %3722, %c9 : index
      %3724 = arith.cmpi eq, %hasBias, %c10 : index
      %3725 = arith.addi %3721, %3723 : index
      %3726 = memref.load %22[%3725] : memref<?xf32>
      %3727 = arith.muli %0, %c35 : index
      %3728 = arith.addi %3727, %3723 : index
      %3729 = memref.load %bias[%3728] : memref<?xf32>
      %3730 = arith.addf %3726, %3729 : f32
      %3731 = arith.select %3724, %3730, %3726 : f32
      %3732 = arith.addi %3723, %c17 : index
      %3733 = arith.cmpi eq, %hasBias, %c10 : index
      %3734 = arith.addi %3721, %3732 : index
      %3735 = memref.load %22[%3734] : memref<?xf32>
      %3736 = arith.muli %0, %c35 : index
      %3737 = arith.addi %3736, %3732 : index
      %3738 = memref.load %bias[%3737] : memref<?xf32>
      %3739 = arith.addf %3735, %3738 : f32
      %3740 = arith.select %3733, %3739, %3735 : f32
      %3741 = arith.addi %3722, %c16 : index
      %3742 = arith.cmpi slt, %3741, %c17 : index
      %3743 = arith.minsi %3741, %c44 : index
      %3744 = arith.cmpi eq, %hasBias, %c10 : index
      %3745 = arith.addi %3721, %3743 : index
      %3746 = memref.load %22[%3745] : memref<?xf32>
      %3747 = arith.muli %0, %c35 : index
      %3748 = arith.addi %3747, %3743 : index
      %3749 = memref.load %bias[%3748] : memref<?xf32>
      %3750 = arith.addf %3746, %3749 : f32
      %3751 = arith.select %3744, %3750, %3746 : f32
      %3752 = arith.addi %3743, %c17 : index
      %3753 = arith.cmpi eq, %hasBias, %c10 : index
      %3754 = arith.addi %3721, %3752 : index
      %3755 = memref.load %22[%3754] : memref<?xf32>
      %3756 = arith.muli %0, %c35 : index
      %3757 = arith.addi %3756, %3752 : index
      %3758 = memref.load %bias[%3757] : memref<?xf32>
      %3759 = arith.addf %3755, %3758 : f32
      %3760 = arith.select %3753, %3759, %3755 : f32
      %3761 = arith.addi %heads, %kvHeads : index
      %3762 = arith.cmpi slt, %0, %3761 : index
      scf.if %3762 {
        %3763 = arith.addi %positionsAt, %3720 : index
        %3764 = memref.load %step[%3763] : memref<?xi32>
        %3765 = arith.index_cast %3764 : i32 to index
        %3766 = arith.cmpi eq, %hasNorm, %c10 : index
        %3767 = math.fma %3731, %3731, %c47 : f32
        %3768 = math.fma %3740, %3740, %3767 : f32
        %3769 = math.fma %3751, %3751, %3768 : f32
        %3770 = arith.select %3742, %3769, %3768 : f32
        %3771 = math.fma %3760, %3760, %3770 : f32
        %3772 = arith.select %3742, %3771, %3770 : f32
        %3773 = vector.broadcast %3772 : f32 to vector<1xf32>
        %3774 = wave.reduce "add" %3773 : vector<1xf32>
        %3775 = arith.mulf %3774, %inverseHeadDim : f32
        %3776 = arith.addf %3775, %epsilon : f32
        %3777 = math.sqrt %3776 : f32
        %3778 = arith.divf %c49, %3777 : f32
        %3779 = arith.cmpi slt, %0, %heads : index
        %3780 = arith.addi %3723, %c17 : index
        %3781 = memref.load %query_norm[%3723] : memref<?xf32>
        %3782 = memref.load %key_norm[%3723] : memref<?xf32>
        %3783 = arith.select %3779, %3781, %3782 : f32
        %3784 = arith.mulf %3731, %3778 : f32
        %3785 = arith.mulf %3784, %3783 : f32
        %3786 = arith.select %3766, %3785, %3731 : f32
        %3787 = memref.load %query_norm[%3780] : memref<?xf32>
        %3788 = memref.load %key_norm[%3780] : memref<?xf32>
        %3789 = arith.select %3779, %3787, %3788 : f32
        %3790 = arith.mulf %3740, %3778 : f32
        %3791 = arith.mulf %3790, %3789 : f32
        %3792 = arith.select %3766, %3791, %3740 : f32
        %3793 = arith.addi %3743, %c17 : index
        %3794 = memref.load %query_norm[%3743] : memref<?xf32>
        %3795 = memref.load %key_norm[%3743] : memref<?xf32>
        %3796 = arith.select %3779, %3794, %3795 : f32
        %3797 = arith.mulf %3751, %3778 : f32
        %3798 = arith.mulf %3797, %3796 : f32
        %3799 = arith.select %3766, %3798, %3751 : f32
        %3800 = memref.load %query_norm[%3793] : memref<?xf32>
        %3801 = memref.load %key_norm[%3793] : memref<?xf32>
        %3802 = arith.select %3779, %3800, %3801 : f32
        %3803 = arith.mulf %3760, %3778 : f32
        %3804 = arith.mulf %3803, %3802 : f32
        %3805 = arith.select %3766, %3804, %3760 : f32
        %3806 = arith.remui %3765, %c22 : index
        %3807 = arith.muli %3806, %c35 : index
        %3808 = arith.addi %3807, %3723 : index
        %3809 = arith.divui %3765, %c22 : index
        %3810 = arith.addi %3809, %c22 : index
        %3811 = arith.muli %3810, %c35 : index
        %3812 = arith.addi %3811, %3723 : index
        %3813 = memref.load %rope[%3808] : memref<?xf32>
        %3814 = arith.addi %3808, %c17 : index
        %3815 = memref.load %rope[%3814] : memref<?xf32>
        %3816 = memref.load %rope[%3812] : memref<?xf32>
        %3817 = arith.addi %3812, %c17 : index
        %3818 = memref.load %rope[%3817] : memref<?xf32>
        %3819 = arith.mulf %3816, %3813 : f32
        %3820 = arith.mulf %3818, %3815 : f32
        %3821 = arith.subf %3819, %3820 : f32
        %3822 = arith.mulf %3818, %3813 : f32
        %3823 = arith.mulf %3816, %3815 : f32
        %3824 = arith.addf %3822, %3823 : f32
        %3825 = arith.mulf %3786, %3821 : f32
        %3826 = arith.mulf %3792, %3824 : f32
        %3827 = arith.subf %3825, %3826 : f32
        %3828 = arith.mulf %3792, %3821 : f32
        %3829 = arith.mulf %3786, %3824 : f32
        %3830 = arith.addf %3828, %3829 : f32
        %3831 = arith.cmpi slt, %0, %heads : index
        scf.if %3831 {
          %3832 = arith.muli %3720, %heads : index
          %3833 = arith.addi %3832, %0 : index
          %3834 = arith.muli %3833, %c35 : index
          %3835 = arith.addi %3834, %3723 : index
          memref.store %3827, %q[%3835] : memref<?xf32>
          %3836 = arith.addi %3835, %c17 : index
          memref.store %3830, %q[%3836] : memref<?xf32>
        } else {
          %3837 = arith.addi %3721, %3723 : index
          memref.store %3827, %22[%3837] : memref<?xf32>
          %3838 = arith.addi %3721, %3723 : index
          %3839 = arith.addi %3838, %c17 : index
          memref.store %3830, %22[%3839] : memref<?xf32>
        }
        %3840 = arith.remui %3765, %c22 : index
        %3841 = arith.muli %3840, %c35 : index
        %3842 = arith.addi %3841, %3743 : index
        %3843 = arith.divui %3765, %c22 : index
        %3844 = arith.addi %3843, %c22 : index
        %3845 = arith.muli %3844, %c35 : index
        %3846 = arith.addi %3845, %3743 : index
        %3847 = memref.load %rope[%3842] : memref<?xf32>
        %3848 = arith.addi %3842, %c17 : index
        %3849 = memref.load %rope[%3848] : memref<?xf32>
        %3850 = memref.load %rope[%3846] : memref<?xf32>
        %3851 = arith.addi %3846, %c17 : index
        %3852 = memref.load %rope[%3851] : memref<?xf32>
        %3853 = arith.mulf %3850, %3847 : f32
        %3854 = arith.mulf %3852, %3849 : f32
        %3855 = arith.subf %3853, %3854 : f32
        %3856 = arith.mulf %3852, %3847 : f32
        %3857 = arith.mulf %3850, %3849 : f32
        %3858 = arith.addf %3856, %3857 : f32
        %3859 = arith.mulf %3799, %3855 : f32
        %3860 = arith.mulf %3805, %3858 : f32
        %3861 = arith.subf %3859, %3860 : f32
        %3862 = arith.mulf %3805, %3855 : f32
        %3863 = arith.mulf %3799, %3858 : f32
        %3864 = arith.addf %3862, %3863 : f32
        scf.if %3742 {
          %3865 = arith.cmpi slt, %0, %heads : index
          scf.if %3865 {
            %3866 = arith.muli %3720, %heads : index
            %3867 = arith.addi %3866, %0 : index
            %3868 = arith.muli %3867, %c35 : index
            %3869 = arith.addi %3868, %3743 : index
            memref.store %3861, %q[%3869] : memref<?xf32>
            %3870 = arith.addi %3869, %c17 : index
            memref.store %3864, %q[%3870] : memref<?xf32>
          } else {
            %3871 = arith.addi %3721, %3743 : index
            memref.store %3861, %22[%3871] : memref<?xf32>
            %3872 = arith.addi %3721, %3743 : index
            %3873 = arith.addi %3872, %c17 : index
            memref.store %3864, %22[%3873] : memref<?xf32>
          }
        }
      } else {
        %3874 = arith.cmpi slt, %0, %heads : index
        scf.if %3874 {
          %3875 = arith.muli %3720, %heads : index
          %3876 = arith.addi %3875, %0 : index
          %3877 = arith.muli %3876, %c35 : index
          %3878 = arith.addi %3877, %3723 : index
          memref.store %3731, %q[%3878] : memref<?xf32>
          %3879 = arith.addi %3878, %c17 : index
          memref.store %3740, %q[%3879] : memref<?xf32>
        } else {
          %3880 = arith.addi %3721, %3723 : index
          memref.store %3731, %22[%3880] : memref<?xf32>
          %3881 = arith.addi %3721, %3723 : index
          %3882 = arith.addi %3881, %c17 : index
          memref.store %3740, %22[%3882] : memref<?xf32>
        }
        scf.if %3742 {
          %3883 = arith.cmpi slt, %0, %heads : index
          scf.if %3883 {
            %3884 = arith.muli %3720, %heads : index
            %3885 = arith.addi %3884, %0 : index
            %3886 = arith.muli %3885, %c35 : index
            %3887 = arith.addi %3886, %3743 : index
            memref.store %3751, %q[%3887] : memref<?xf32>
            %3888 = arith.addi %3887, %c17 : index
            memref.store %3760, %q[%3888] : memref<?xf32>
          } else {
            %3889 = arith.addi %3721, %3743 : index
            memref.store %3751, %22[%3889] : memref<?xf32>
            %3890 = arith.addi %3721, %3743 : index
            %3891 = arith.addi %3890, %c17 : index
            memref.store %3760, %22[%3891] : memref<?xf32>
          }
        }
      }
    }
    %3892 = arith.addi %3714, %c51 : index
    %3893 = arith.addi %3713, %3892 : index
    %3894 = arith.cmpi slt, %3893, %24 : index
    %3895 = arith.cmpi slt, %3892, %c15 : index
    %3896 = arith.andi %3894, %3895 : i1
    scf.if %3896 {
      %3897 = arith.addi %3713, %3892 : index
      %3898 = arith.muli %3892, %c35 : index
      %3899 = wave.lane
      %3900 = arith.addi %3899, %c9 : index
      %3901 = arith.cmpi eq, %hasBias, %c10 : index
      %3902 = arith.addi %3898, %3900 : index
      %3903 = memref.load %22[%3902] : memref<?xf32>
      %3904 = arith.muli %0, %c35 : index
      %3905 = arith.addi %3904, %3900 : index
      %3906 = memref.load %bias[%3905] : memref<?xf32>
      %3907 = arith.addf %3903, %3906 : f32
      %3908 = arith.select %3901, %3907, %3903 : f32
      %3909 = arith.addi %3900, %c17 : index
      %3910 = arith.cmpi eq, %hasBias, %c10 : index
      %3911 = arith.addi %3898, %3909 : index
      %3912 = memref.load %22[%3911] : memref<?xf32>
      %3913 = arith.muli %0, %c35 : index
      %3914 = arith.addi %3913, %3909 : index
      %3915 = memref.load %bias[%3914] : memref<?xf32>
      %3916 = arith.addf %3912, %3915 : f32
      %3917 = arith.select %3910, %3916, %3912 : f32
      %3918 = arith.addi %3899, %c16 : index
      %3919 = arith.cmpi slt, %3918, %c17 : index
      %3920 = arith.minsi %3918, %c44 : index
      %3921 = arith.cmpi eq, %hasBias, %c10 : index
      %3922 = arith.addi %3898, %3920 : index
      %3923 = memref.load %22[%3922] : memref<?xf32>
      %3924 = arith.muli %0, %c35 : index
      %3925 = arith.addi %3924, %3920 : index
      %3926 = memref.load %bias[%3925] : memref<?xf32>
      %3927 = arith.addf %3923, %3926 : f32
      %3928 = arith.select %3921, %3927, %3923 : f32
      %3929 = arith.addi %3920, %c17 : index
      %3930 = arith.cmpi eq, %hasBias, %c10 : index
      %3931 = arith.addi %3898, %3929 : index
      %3932 = memref.load %22[%3931] : memref<?xf32>
      %3933 = arith.muli %0, %c35 : index
      %3934 = arith.addi %3933, %3929 : index
      %3935 = memref.load %bias[%3934] : memref<?xf32>
      %3936 = arith.addf %3932, %3935 : f32
      %3937 = arith.select %3930, %3936, %3932 : f32
      %3938 = arith.addi %heads, %kvHeads : index
      %3939 = arith.cmpi slt, %0, %3938 : index
      scf.if %3939 {
        %3940 = arith.addi %positionsAt, %3897 : index
        %3941 = memref.load %step[%3940] : memref<?xi32>
        %3942 = arith.index_cast %3941 : i32 to index
        %3943 = arith.cmpi eq, %hasNorm, %c10 : index
        %3944 = math.fma %3908, %3908, %c47 : f32
        %3945 = math.fma %3917, %3917, %3944 : f32
        %3946 = math.fma %3928, %3928, %3945 : f32
        %3947 = arith.select %3919, %3946, %3945 : f32
        %3948 = math.fma %3937, %3937, %3947 : f32
        %3949 = arith.select %3919, %3948, %3947 : f32
        %3950 = vector.broadcast %3949 : f32 to vector<1xf32>
        %3951 = wave.reduce "add" %3950 : vector<1xf32>
        %3952 = arith.mulf %3951, %inverseHeadDim : f32
        %3953 = arith.addf %3952, %epsilon : f32
        %3954 = math.sqrt %3953 : f32
        %3955 = arith.divf %c49, %3954 : f32
        %3956 = arith.cmpi slt, %0, %heads : index
        %3957 = arith.addi %3900, %c17 : index
        %3958 = memref.load %query_norm[%3900] : memref<?xf32>
        %3959 = memref.load %key_norm[%3900] : memref<?xf32>
        %3960 = arith.select %3956, %3958, %3959 : f32
        %3961 = arith.mulf %3908, %3955 : f32
        %3962 = arith.mulf %3961, %3960 : f32
        %3963 = arith.select %3943, %3962, %3908 : f32
        %3964 = memref.load %query_norm[%3957] : memref<?xf32>
        %3965 = memref.load %key_norm[%3957] : memref<?xf32>
        %3966 = arith.select %3956, %3964, %3965 : f32
        %3967 = arith.mulf %3917, %3955 : f32
        %3968 = arith.mulf %3967, %3966 : f32
        %3969 = arith.select %3943, %3968, %3917 : f32
        %3970 = arith.addi %3920, %c17 : index
        %3971 = memref.load %query_norm[%3920] : memref<?xf32>
        %3972 = memref.load %key_norm[%3920] : memref<?xf32>
        %3973 = arith.select %3956, %3971, %3972 : f32
        %3974 = arith.mulf %3928, %3955 : f32
        %3975 = arith.mulf %3974, %3973 : f32
        %3976 = arith.select %3943, %3975, %3928 : f32
        %3977 = memref.load %query_norm[%3970] : memref<?xf32>
        %3978 = memref.load %key_norm[%3970] : memref<?xf32>
        %3979 = arith.select %3956, %3977, %3978 : f32
        %3980 = arith.mulf %3937, %3955 : f32
        %3981 = arith.mulf %3980, %3979 : f32
        %3982 = arith.select %3943, %3981, %3937 : f32
        %3983 = arith.remui %3942, %c22 : index
        %3984 = arith.muli %3983, %c35 : index
        %3985 = arith.addi %3984, %3900 : index
        %3986 = arith.divui %3942, %c22 : index
        %3987 = arith.addi %3986, %c22 : index
        %3988 = arith.muli %3987, %c35 : index
        %3989 = arith.addi %3988, %3900 : index
        %3990 = memref.load %rope[%3985] : memref<?xf32>
        %3991 = arith.addi %3985, %c17 : index
        %3992 = memref.load %rope[%3991] : memref<?xf32>
        %3993 = memref.load %rope[%3989] : memref<?xf32>
        %3994 = arith.addi %3989, %c17 : index
        %3995 = memref.load %rope[%3994] : memref<?xf32>
        %3996 = arith.mulf %3993, %3990 : f32
        %3997 = arith.mulf %3995, %3992 : f32
        %3998 = arith.subf %3996, %3997 : f32
        %3999 = arith.mulf %3995, %3990 : f32
        %4000 = arith.mulf %3993, %3992 : f32
        %4001 = arith.addf %3999, %4000 : f32
        %4002 = arith.mulf %3963, %3998 : f32
        %4003 = arith.mulf %3969, %4001 : f32
        %4004 = arith.subf %4002, %4003 : f32
        %4005 = arith.mulf %3969, %3998 : f32
        %4006 = arith.mulf %3963, %4001 : f32
        %4007 = arith.addf %4005, %4006 : f32
        %4008 = arith.cmpi slt, %0, %heads : index
        scf.if %4008 {
          %4009 = arith.muli %3897, %heads : index
          %4010 = arith.addi %4009, %0 : index
          %4011 = arith.muli %4010, %c35 : index
          %4012 = arith.addi %4011, %3900 : index
          memref.store %4004, %q[%4012] : memref<?xf32>
          %4013 = arith.addi %4012, %c17 : index
          memref.store %4007, %q[%4013] : memref<?xf32>
        } else {
          %4014 = arith.addi %3898, %3900 : index
          memref.store %4004, %22[%4014] : memref<?xf32>
          %4015 = arith.addi %3898, %3900 : index
          %4016 = arith.addi %4015, %c17 : index
          memref.store %4007, %22[%4016] : memref<?xf32>
        }
        %4017 = arith.remui %3942, %c22 : index
        %4018 = arith.muli %4017, %c35 : index
        %4019 = arith.addi %4018, %3920 : index
        %4020 = arith.divui %3942, %c22 : index
        %4021 = arith.addi %4020, %c22 : index
        %4022 = arith.muli %4021, %c35 : index
        %4023 = arith.addi %4022, %3920 : index
        %4024 = memref.load %rope[%4019] : memref<?xf32>
        %4025 = arith.addi %4019, %c17 : index
        %4026 = memref.load %rope[%4025] : memref<?xf32>
        %4027 = memref.load %rope[%4023] : memref<?xf32>
        %4028 = arith.addi %4023, %c17 : index
        %4029 = memref.load %rope[%4028] : memref<?xf32>
        %4030 = arith.mulf %4027, %4024 : f32
        %4031 = arith.mulf %4029, %4026 : f32
        %4032 = arith.subf %4030, %4031 : f32
        %4033 = arith.mulf %4029, %4024 : f32
        %4034 = arith.mulf %4027, %4026 : f32
        %4035 = arith.addf %4033, %4034 : f32
        %4036 = arith.mulf %3976, %4032 : f32
        %4037 = arith.mulf %3982, %4035 : f32
        %4038 = arith.subf %4036, %4037 : f32
        %4039 = arith.mulf %3982, %4032 : f32
        %4040 = arith.mulf %3976, %4035 : f32
        %4041 = arith.addf %4039, %4040 : f32
        scf.if %3919 {
          %4042 = arith.cmpi slt, %0, %heads : index
          scf.if %4042 {
            %4043 = arith.muli %3897, %heads : index
            %4044 = arith.addi %4043, %0 : index
            %4045 = arith.muli %4044, %c35 : index
            %4046 = arith.addi %4045, %3920 : index
            memref.store %4038, %q[%4046] : memref<?xf32>
            %4047 = arith.addi %4046, %c17 : index
            memref.store %4041, %q[%4047] : memref<?xf32>
          } else {
            %4048 = arith.addi %3898, %3920 : index
            memref.store %4038, %22[%4048] : memref<?xf32>
            %4049 = arith.addi %3898, %3920 : index
            %4050 = arith.addi %4049, %c17 : index
            memref.store %4041, %22[%4050] : memref<?xf32>
          }
        }
      } else {
        %4051 = arith.cmpi slt, %0, %heads : index
        scf.if %4051 {
          %4052 = arith.muli %3897, %heads : index
          %4053 = arith.addi %4052, %0 : index
          %4054 = arith.muli %4053, %c35 : index
          %4055 = arith.addi %4054, %3900 : index
          memref.store %3908, %q[%4055] : memref<?xf32>
          %4056 = arith.addi %4055, %c17 : index
          memref.store %3917, %q[%4056] : memref<?xf32>
        } else {
          %4057 = arith.addi %3898, %3900 : index
          memref.store %3908, %22[%4057] : memref<?xf32>
          %4058 = arith.addi %3898, %3900 : index
          %4059 = arith.addi %4058, %c17 : index
          memref.store %3917, %22[%4059] : memref<?xf32>
        }
        scf.if %3919 {
          %4060 = arith.cmpi slt, %0, %heads : index
          scf.if %4060 {
            %4061 = arith.muli %3897, %heads : index
            %4062 = arith.addi %4061, %0 : index
            %4063 = arith.muli %4062, %c35 : index
            %4064 = arith.addi %4063, %3920 : index
            memref.store %3928, %q[%4064] : memref<?xf32>
            %4065 = arith.addi %4064, %c17 : index
            memref.store %3937, %q[%4065] : memref<?xf32>
          } else {
            %4066 = arith.addi %3898, %3920 : index
            memref.store %3928, %22[%4066] : memref<?xf32>
            %4067 = arith.addi %3898, %3920 : index
            %4068 = arith.addi %4067, %c17 : index
            memref.store %3937, %22[%4068] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %4069 = arith.cmpi sge, %0, %heads : index
    scf.if %4069 {
      %4070 = arith.addi %3714, %c9 : index
      %4071 = arith.addi %3713, %4070 : index
      %4072 = arith.cmpi slt, %4071, %24 : index
      %4073 = arith.cmpi slt, %4070, %c15 : index
      %4074 = arith.andi %4072, %4073 : i1
      scf.if %4074 {
        %4075 = arith.addi %3713, %4070 : index
        %4076 = arith.addi %slotsAt, %4075 : index
        %4077 = memref.load %step[%4076] : memref<?xi32>
        %4078 = arith.index_cast %4077 : i32 to index
        %4079 = arith.cmpi sge, %4078, %c9 : index
        scf.if %4079 {
          %4080 = arith.muli %4070, %c35 : index
          %4081 = arith.subi %0, %heads : index
          %4082 = memref.load %scales[%4081] : memref<?xf32>
          %4083 = vector.broadcast %4082 : f32 to vector<4xf32>
          %4084 = arith.divui %4078, %c15 : index
          %4085 = arith.remui %4078, %c15 : index
          %4086 = arith.muli %4084, %pageBytes : index
          %4087 = arith.cmpi eq, %codec, %c9 : index
          scf.if %4087 {
            %4088 = wave.lane
            %4089 = arith.muli %4088, %c21 : index
            scf.for %4090 = %4089 to %c35 step %c7 {
              %4091 = arith.addi %4080, %4090 : index
              %4092 = vector.load %22[%4091] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4093 = arith.mulf %4092, %4083 : vector<4xf32>
              %4094 = arith.minimumf %4093, %c55 : vector<4xf32>
              %4095 = arith.maximumf %4094, %c56 : vector<4xf32>
              %4096 = arith.truncf %4095 : vector<4xf32> to vector<4xf16>
              %4097 = vector.bitcast %4096 : vector<4xf16> to vector<8xi8>
              %4098 = arith.cmpi slt, %4081, %kvHeads : index
              scf.if %4098 {
                %4099 = arith.muli %4081, %c11 : index
                %4100 = arith.addi %4086, %4099 : index
                %4101 = arith.divui %4090, %c15 : index
                %4102 = arith.muli %4101, %c57 : index
                %4103 = arith.remui %4090, %c15 : index
                %4104 = arith.divui %4103, %c4 : index
                %4105 = arith.muli %4104, %c22 : index
                %4106 = arith.muli %4085, %c15 : index
                %4107 = arith.addi %4105, %4106 : index
                %4108 = arith.remui %4103, %c4 : index
                %4109 = arith.muli %4108, %c5 : index
                %4110 = arith.addi %4107, %4109 : index
                %4111 = arith.addi %4102, %4110 : index
                %4112 = arith.addi %4100, %4111 : index
                vector.store %4097, %kv[%4112] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %4113 = arith.subi %4081, %kvHeads : index
                %4114 = arith.muli %4113, %c11 : index
                %4115 = arith.addi %4086, %4114 : index
                %4116 = arith.addi %4090, %c9 : index
                %4117 = arith.divui %4116, %c15 : index
                %4118 = arith.muli %4117, %c57 : index
                %4119 = arith.addi %4118, %c41 : index
                %4120 = arith.remui %4116, %c15 : index
                %4121 = arith.divui %4085, %c5 : index
                %4122 = arith.remui %4085, %c5 : index
                %4123 = arith.muli %4122, %c4 : index
                %4124 = arith.addi %4121, %4123 : index
                %4125 = arith.divui %4124, %c4 : index
                %4126 = arith.muli %4125, %c22 : index
                %4127 = arith.muli %4120, %c15 : index
                %4128 = arith.addi %4126, %4127 : index
                %4129 = arith.remui %4124, %c4 : index
                %4130 = arith.muli %4129, %c5 : index
                %4131 = arith.addi %4128, %4130 : index
                %4132 = arith.addi %4119, %4131 : index
                %4133 = arith.addi %4115, %4132 : index
                %4134 = vector.shuffle %4097, %4097 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %4134, %kv[%4133] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4135 = arith.addi %4090, %c10 : index
                %4136 = arith.divui %4135, %c15 : index
                %4137 = arith.muli %4136, %c57 : index
                %4138 = arith.addi %4137, %c41 : index
                %4139 = arith.remui %4135, %c15 : index
                %4140 = arith.divui %4085, %c5 : index
                %4141 = arith.remui %4085, %c5 : index
                %4142 = arith.muli %4141, %c4 : index
                %4143 = arith.addi %4140, %4142 : index
                %4144 = arith.divui %4143, %c4 : index
                %4145 = arith.muli %4144, %c22 : index
                %4146 = arith.muli %4139, %c15 : index
                %4147 = arith.addi %4145, %4146 : index
                %4148 = arith.remui %4143, %c4 : index
                %4149 = arith.muli %4148, %c5 : index
                %4150 = arith.addi %4147, %4149 : index
                %4151 = arith.addi %4138, %4150 : index
                %4152 = arith.addi %4115, %4151 : index
                %4153 = vector.shuffle %4097, %4097 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %4153, %kv[%4152] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4154 = arith.addi %4090, %c5 : index
                %4155 = arith.divui %4154, %c15 : index
                %4156 = arith.muli %4155, %c57 : index
                %4157 = arith.addi %4156, %c41 : index
                %4158 = arith.remui %4154, %c15 : index
                %4159 = arith.divui %4085, %c5 : index
                %4160 = arith.remui %4085, %c5 : index
                %4161 = arith.muli %4160, %c4 : index
                %4162 = arith.addi %4159, %4161 : index
                %4163 = arith.divui %4162, %c4 : index
                %4164 = arith.muli %4163, %c22 : index
                %4165 = arith.muli %4158, %c15 : index
                %4166 = arith.addi %4164, %4165 : index
                %4167 = arith.remui %4162, %c4 : index
                %4168 = arith.muli %4167, %c5 : index
                %4169 = arith.addi %4166, %4168 : index
                %4170 = arith.addi %4157, %4169 : index
                %4171 = arith.addi %4115, %4170 : index
                %4172 = vector.shuffle %4097, %4097 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %4172, %kv[%4171] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4173 = arith.addi %4090, %c2 : index
                %4174 = arith.divui %4173, %c15 : index
                %4175 = arith.muli %4174, %c57 : index
                %4176 = arith.addi %4175, %c41 : index
                %4177 = arith.remui %4173, %c15 : index
                %4178 = arith.divui %4085, %c5 : index
                %4179 = arith.remui %4085, %c5 : index
                %4180 = arith.muli %4179, %c4 : index
                %4181 = arith.addi %4178, %4180 : index
                %4182 = arith.divui %4181, %c4 : index
                %4183 = arith.muli %4182, %c22 : index
                %4184 = arith.muli %4177, %c15 : index
                %4185 = arith.addi %4183, %4184 : index
                %4186 = arith.remui %4181, %c4 : index
                %4187 = arith.muli %4186, %c5 : index
                %4188 = arith.addi %4185, %4187 : index
                %4189 = arith.addi %4176, %4188 : index
                %4190 = arith.addi %4115, %4189 : index
                %4191 = vector.shuffle %4097, %4097 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %4191, %kv[%4190] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %4192 = arith.cmpi eq, %codec, %c10 : index
          scf.if %4192 {
            %4193 = wave.lane
            %4194 = arith.muli %4193, %c21 : index
            scf.for %4195 = %4194 to %c35 step %c7 {
              %4196 = arith.addi %4080, %4195 : index
              %4197 = vector.load %22[%4196] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4198 = arith.mulf %4197, %4083 : vector<4xf32>
              %4199 = wave.fp8_encode "e4m3" %4198 : vector<4xf32> -> vector<4xi8>
              %4200 = arith.cmpi slt, %4081, %kvHeads : index
              scf.if %4200 {
                %4201 = arith.muli %4081, %c41 : index
                %4202 = arith.addi %4086, %4201 : index
                %4203 = vector.shuffle %4199, %4199 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4204 = arith.divui %4195, %c15 : index
                %4205 = arith.muli %4204, %c22 : index
                %4206 = arith.remui %4195, %c15 : index
                %4207 = arith.muli %4085, %c15 : index
                %4208 = arith.divui %4206, %c21 : index
                %4209 = arith.muli %4208, %c21 : index
                %4210 = arith.remui %4206, %c5 : index
                %4211 = arith.muli %4210, %c5 : index
                %4212 = arith.addi %4209, %4211 : index
                %4213 = arith.divui %4206, %c5 : index
                %4214 = arith.remui %4213, %c5 : index
                %4215 = arith.addi %4212, %4214 : index
                %4216 = arith.addi %4207, %4215 : index
                %4217 = arith.addi %4205, %4216 : index
                %4218 = arith.addi %4202, %4217 : index
                vector.store %4203, %kv[%4218] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4219 = arith.subi %4081, %kvHeads : index
                %4220 = arith.muli %4219, %c41 : index
                %4221 = arith.addi %4086, %4220 : index
                %4222 = arith.addi %4195, %c9 : index
                %4223 = arith.divui %4222, %c15 : index
                %4224 = arith.muli %4223, %c22 : index
                %4225 = arith.addi %4224, %c12 : index
                %4226 = arith.remui %4222, %c15 : index
                %4227 = arith.divui %4085, %c5 : index
                %4228 = arith.remui %4085, %c5 : index
                %4229 = arith.muli %4228, %c4 : index
                %4230 = arith.addi %4227, %4229 : index
                %4231 = arith.muli %4226, %c15 : index
                %4232 = arith.divui %4230, %c21 : index
                %4233 = arith.muli %4232, %c21 : index
                %4234 = arith.remui %4230, %c5 : index
                %4235 = arith.muli %4234, %c5 : index
                %4236 = arith.addi %4233, %4235 : index
                %4237 = arith.divui %4230, %c5 : index
                %4238 = arith.remui %4237, %c5 : index
                %4239 = arith.addi %4236, %4238 : index
                %4240 = arith.addi %4231, %4239 : index
                %4241 = arith.addi %4225, %4240 : index
                %4242 = arith.addi %4221, %4241 : index
                %4243 = vector.shuffle %4199, %4199 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4243, %kv[%4242] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4244 = arith.addi %4195, %c10 : index
                %4245 = arith.divui %4244, %c15 : index
                %4246 = arith.muli %4245, %c22 : index
                %4247 = arith.addi %4246, %c12 : index
                %4248 = arith.remui %4244, %c15 : index
                %4249 = arith.divui %4085, %c5 : index
                %4250 = arith.remui %4085, %c5 : index
                %4251 = arith.muli %4250, %c4 : index
                %4252 = arith.addi %4249, %4251 : index
                %4253 = arith.muli %4248, %c15 : index
                %4254 = arith.divui %4252, %c21 : index
                %4255 = arith.muli %4254, %c21 : index
                %4256 = arith.remui %4252, %c5 : index
                %4257 = arith.muli %4256, %c5 : index
                %4258 = arith.addi %4255, %4257 : index
                %4259 = arith.divui %4252, %c5 : index
                %4260 = arith.remui %4259, %c5 : index
                %4261 = arith.addi %4258, %4260 : index
                %4262 = arith.addi %4253, %4261 : index
                %4263 = arith.addi %4247, %4262 : index
                %4264 = arith.addi %4221, %4263 : index
                %4265 = vector.shuffle %4199, %4199 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4265, %kv[%4264] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4266 = arith.addi %4195, %c5 : index
                %4267 = arith.divui %4266, %c15 : index
                %4268 = arith.muli %4267, %c22 : index
                %4269 = arith.addi %4268, %c12 : index
                %4270 = arith.remui %4266, %c15 : index
                %4271 = arith.divui %4085, %c5 : index
                %4272 = arith.remui %4085, %c5 : index
                %4273 = arith.muli %4272, %c4 : index
                %4274 = arith.addi %4271, %4273 : index
                %4275 = arith.muli %4270, %c15 : index
                %4276 = arith.divui %4274, %c21 : index
                %4277 = arith.muli %4276, %c21 : index
                %4278 = arith.remui %4274, %c5 : index
                %4279 = arith.muli %4278, %c5 : index
                %4280 = arith.addi %4277, %4279 : index
                %4281 = arith.divui %4274, %c5 : index
                %4282 = arith.remui %4281, %c5 : index
                %4283 = arith.addi %4280, %4282 : index
                %4284 = arith.addi %4275, %4283 : index
                %4285 = arith.addi %4269, %4284 : index
                %4286 = arith.addi %4221, %4285 : index
                %4287 = vector.shuffle %4199, %4199 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4287, %kv[%4286] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4288 = arith.addi %4195, %c2 : index
                %4289 = arith.divui %4288, %c15 : index
                %4290 = arith.muli %4289, %c22 : index
                %4291 = arith.addi %4290, %c12 : index
                %4292 = arith.remui %4288, %c15 : index
                %4293 = arith.divui %4085, %c5 : index
                %4294 = arith.remui %4085, %c5 : index
                %4295 = arith.muli %4294, %c4 : index
                %4296 = arith.addi %4293, %4295 : index
                %4297 = arith.muli %4292, %c15 : index
                %4298 = arith.divui %4296, %c21 : index
                %4299 = arith.muli %4298, %c21 : index
                %4300 = arith.remui %4296, %c5 : index
                %4301 = arith.muli %4300, %c5 : index
                %4302 = arith.addi %4299, %4301 : index
                %4303 = arith.divui %4296, %c5 : index
                %4304 = arith.remui %4303, %c5 : index
                %4305 = arith.addi %4302, %4304 : index
                %4306 = arith.addi %4297, %4305 : index
                %4307 = arith.addi %4291, %4306 : index
                %4308 = arith.addi %4221, %4307 : index
                %4309 = vector.shuffle %4199, %4199 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4309, %kv[%4308] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %4310 = arith.cmpi eq, %codec, %c5 : index
          scf.if %4310 {
            %4311 = wave.lane
            %4312 = arith.muli %4311, %c21 : index
            scf.for %4313 = %4312 to %c35 step %c7 {
              %4314 = arith.addi %4080, %4313 : index
              %4315 = vector.load %22[%4314] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4316 = arith.mulf %4315, %4083 : vector<4xf32>
              %4317 = wave.fp8_encode "e5m2" %4316 : vector<4xf32> -> vector<4xi8>
              %4318 = arith.cmpi slt, %4081, %kvHeads : index
              scf.if %4318 {
                %4319 = arith.muli %4081, %c41 : index
                %4320 = arith.addi %4086, %4319 : index
                %4321 = vector.shuffle %4317, %4317 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4322 = arith.divui %4313, %c15 : index
                %4323 = arith.muli %4322, %c22 : index
                %4324 = arith.remui %4313, %c15 : index
                %4325 = arith.muli %4085, %c15 : index
                %4326 = arith.divui %4324, %c21 : index
                %4327 = arith.muli %4326, %c21 : index
                %4328 = arith.remui %4324, %c5 : index
                %4329 = arith.muli %4328, %c5 : index
                %4330 = arith.addi %4327, %4329 : index
                %4331 = arith.divui %4324, %c5 : index
                %4332 = arith.remui %4331, %c5 : index
                %4333 = arith.addi %4330, %4332 : index
                %4334 = arith.addi %4325, %4333 : index
                %4335 = arith.addi %4323, %4334 : index
                %4336 = arith.addi %4320, %4335 : index
                vector.store %4321, %kv[%4336] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4337 = arith.subi %4081, %kvHeads : index
                %4338 = arith.muli %4337, %c41 : index
                %4339 = arith.addi %4086, %4338 : index
                %4340 = arith.addi %4313, %c9 : index
                %4341 = arith.divui %4340, %c15 : index
                %4342 = arith.muli %4341, %c22 : index
                %4343 = arith.addi %4342, %c12 : index
                %4344 = arith.remui %4340, %c15 : index
                %4345 = arith.divui %4085, %c5 : index
                %4346 = arith.remui %4085, %c5 : index
                %4347 = arith.muli %4346, %c4 : index
                %4348 = arith.addi %4345, %4347 : index
                %4349 = arith.muli %4344, %c15 : index
                %4350 = arith.divui %4348, %c21 : index
                %4351 = arith.muli %4350, %c21 : index
                %4352 = arith.remui %4348, %c5 : index
                %4353 = arith.muli %4352, %c5 : index
                %4354 = arith.addi %4351, %4353 : index
                %4355 = arith.divui %4348, %c5 : index
                %4356 = arith.remui %4355, %c5 : index
                %4357 = arith.addi %4354, %4356 : index
                %4358 = arith.addi %4349, %4357 : index
                %4359 = arith.addi %4343, %4358 : index
                %4360 = arith.addi %4339, %4359 : index
                %4361 = vector.shuffle %4317, %4317 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4361, %kv[%4360] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4362 = arith.addi %4313, %c10 : index
                %4363 = arith.divui %4362, %c15 : index
                %4364 = arith.muli %4363, %c22 : index
                %4365 = arith.addi %4364, %c12 : index
                %4366 = arith.remui %4362, %c15 : index
                %4367 = arith.divui %4085, %c5 : index
                %4368 = arith.remui %4085, %c5 : index
                %4369 = arith.muli %4368, %c4 : index
                %4370 = arith.addi %4367, %4369 : index
                %4371 = arith.muli %4366, %c15 : index
                %4372 = arith.divui %4370, %c21 : index
                %4373 = arith.muli %4372, %c21 : index
                %4374 = arith.remui %4370, %c5 : index
                %4375 = arith.muli %4374, %c5 : index
                %4376 = arith.addi %4373, %4375 : index
                %4377 = arith.divui %4370, %c5 : index
                %4378 = arith.remui %4377, %c5 : index
                %4379 = arith.addi %4376, %4378 : index
                %4380 = arith.addi %4371, %4379 : index
                %4381 = arith.addi %4365, %4380 : index
                %4382 = arith.addi %4339, %4381 : index
                %4383 = vector.shuffle %4317, %4317 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4383, %kv[%4382] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4384 = arith.addi %4313, %c5 : index
                %4385 = arith.divui %4384, %c15 : index
                %4386 = arith.muli %4385, %c22 : index
                %4387 = arith.addi %4386, %c12 : index
                %4388 = arith.remui %4384, %c15 : index
                %4389 = arith.divui %4085, %c5 : index
                %4390 = arith.remui %4085, %c5 : index
                %4391 = arith.muli %4390, %c4 : index
                %4392 = arith.addi %4389, %4391 : index
                %4393 = arith.muli %4388, %c15 : index
                %4394 = arith.divui %4392, %c21 : index
                %4395 = arith.muli %4394, %c21 : index
                %4396 = arith.remui %4392, %c5 : index
                %4397 = arith.muli %4396, %c5 : index
                %4398 = arith.addi %4395, %4397 : index
                %4399 = arith.divui %4392, %c5 : index
                %4400 = arith.remui %4399, %c5 : index
                %4401 = arith.addi %4398, %4400 : index
                %4402 = arith.addi %4393, %4401 : index
                %4403 = arith.addi %4387, %4402 : index
                %4404 = arith.addi %4339, %4403 : index
                %4405 = vector.shuffle %4317, %4317 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4405, %kv[%4404] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4406 = arith.addi %4313, %c2 : index
                %4407 = arith.divui %4406, %c15 : index
                %4408 = arith.muli %4407, %c22 : index
                %4409 = arith.addi %4408, %c12 : index
                %4410 = arith.remui %4406, %c15 : index
                %4411 = arith.divui %4085, %c5 : index
                %4412 = arith.remui %4085, %c5 : index
                %4413 = arith.muli %4412, %c4 : index
                %4414 = arith.addi %4411, %4413 : index
                %4415 = arith.muli %4410, %c15 : index
                %4416 = arith.divui %4414, %c21 : index
                %4417 = arith.muli %4416, %c21 : index
                %4418 = arith.remui %4414, %c5 : index
                %4419 = arith.muli %4418, %c5 : index
                %4420 = arith.addi %4417, %4419 : index
                %4421 = arith.divui %4414, %c5 : index
                %4422 = arith.remui %4421, %c5 : index
                %4423 = arith.addi %4420, %4422 : index
                %4424 = arith.addi %4415, %4423 : index
                %4425 = arith.addi %4409, %4424 : index
                %4426 = arith.addi %4339, %4425 : index
                %4427 = vector.shuffle %4317, %4317 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4427, %kv[%4426] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %4428 = arith.addi %3714, %c51 : index
      %4429 = arith.addi %3713, %4428 : index
      %4430 = arith.cmpi slt, %4429, %24 : index
      %4431 = arith.cmpi slt, %4428, %c15 : index
      %4432 = arith.andi %4430, %4431 : i1
      scf.if %4432 {
        %4433 = arith.addi %3713, %4428 : index
        %4434 = arith.addi %slotsAt, %4433 : index
        %4435 = memref.load %step[%4434] : memref<?xi32>
        %4436 = arith.index_cast %4435 : i32 to index
        %4437 = arith.cmpi sge, %4436, %c9 : index
        scf.if %4437 {
          %4438 = arith.muli %4428, %c35 : index
          %4439 = arith.subi %0, %heads : index
          %4440 = memref.load %scales[%4439] : memref<?xf32>
          %4441 = vector.broadcast %4440 : f32 to vector<4xf32>
          %4442 = arith.divui %4436, %c15 : index
          %4443 = arith.remui %4436, %c15 : index
          %4444 = arith.muli %4442, %pageBytes : index
          %4445 = arith.cmpi eq, %codec, %c9 : index
          scf.if %4445 {
            %4446 = wave.lane
            %4447 = arith.muli %4446, %c21 : index
            scf.for %4448 = %4447 to %c35 step %c7 {
              %4449 = arith.addi %4438, %4448 : index
              %4450 = vector.load %22[%4449] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4451 = arith.mulf %4450, %4441 : vector<4xf32>
              %4452 = arith.minimumf %4451, %c55 : vector<4xf32>
              %4453 = arith.maximumf %4452, %c56 : vector<4xf32>
              %4454 = arith.truncf %4453 : vector<4xf32> to vector<4xf16>
              %4455 = vector.bitcast %4454 : vector<4xf16> to vector<8xi8>
              %4456 = arith.cmpi slt, %4439, %kvHeads : index
              scf.if %4456 {
                %4457 = arith.muli %4439, %c11 : index
                %4458 = arith.addi %4444, %4457 : index
                %4459 = arith.divui %4448, %c15 : index
                %4460 = arith.muli %4459, %c57 : index
                %4461 = arith.remui %4448, %c15 : index
                %4462 = arith.divui %4461, %c4 : index
                %4463 = arith.muli %4462, %c22 : index
                %4464 = arith.muli %4443, %c15 : index
                %4465 = arith.addi %4463, %4464 : index
                %4466 = arith.remui %4461, %c4 : index
                %4467 = arith.muli %4466, %c5 : index
                %4468 = arith.addi %4465, %4467 : index
                %4469 = arith.addi %4460, %4468 : index
                %4470 = arith.addi %4458, %4469 : index
                vector.store %4455, %kv[%4470] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %4471 = arith.subi %4439, %kvHeads : index
                %4472 = arith.muli %4471, %c11 : index
                %4473 = arith.addi %4444, %4472 : index
                %4474 = arith.addi %4448, %c9 : index
                %4475 = arith.divui %4474, %c15 : index
                %4476 = arith.muli %4475, %c57 : index
                %4477 = arith.addi %4476, %c41 : index
                %4478 = arith.remui %4474, %c15 : index
                %4479 = arith.divui %4443, %c5 : index
                %4480 = arith.remui %4443, %c5 : index
                %4481 = arith.muli %4480, %c4 : index
                %4482 = arith.addi %4479, %4481 : index
                %4483 = arith.divui %4482, %c4 : index
                %4484 = arith.muli %4483, %c22 : index
                %4485 = arith.muli %4478, %c15 : index
                %4486 = arith.addi %4484, %4485 : index
                %4487 = arith.remui %4482, %c4 : index
                %4488 = arith.muli %4487, %c5 : index
                %4489 = arith.addi %4486, %4488 : index
                %4490 = arith.addi %4477, %4489 : index
                %4491 = arith.addi %4473, %4490 : index
                %4492 = vector.shuffle %4455, %4455 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %4492, %kv[%4491] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4493 = arith.addi %4448, %c10 : index
                %4494 = arith.divui %4493, %c15 : index
                %4495 = arith.muli %4494, %c57 : index
                %4496 = arith.addi %4495, %c41 : index
                %4497 = arith.remui %4493, %c15 : index
                %4498 = arith.divui %4443, %c5 : index
                %4499 = arith.remui %4443, %c5 : index
                %4500 = arith.muli %4499, %c4 : index
                %4501 = arith.addi %4498, %4500 : index
                %4502 = arith.divui %4501, %c4 : index
                %4503 = arith.muli %4502, %c22 : index
                %4504 = arith.muli %4497, %c15 : index
                %4505 = arith.addi %4503, %4504 : index
                %4506 = arith.remui %4501, %c4 : index
                %4507 = arith.muli %4506, %c5 : index
                %4508 = arith.addi %4505, %4507 : index
                %4509 = arith.addi %4496, %4508 : index
                %4510 = arith.addi %4473, %4509 : index
                %4511 = vector.shuffle %4455, %4455 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %4511, %kv[%4510] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4512 = arith.addi %4448, %c5 : index
                %4513 = arith.divui %4512, %c15 : index
                %4514 = arith.muli %4513, %c57 : index
                %4515 = arith.addi %4514, %c41 : index
                %4516 = arith.remui %4512, %c15 : index
                %4517 = arith.divui %4443, %c5 : index
                %4518 = arith.remui %4443, %c5 : index
                %4519 = arith.muli %4518, %c4 : index
                %4520 = arith.addi %4517, %4519 : index
                %4521 = arith.divui %4520, %c4 : index
                %4522 = arith.muli %4521, %c22 : index
                %4523 = arith.muli %4516, %c15 : index
                %4524 = arith.addi %4522, %4523 : index
                %4525 = arith.remui %4520, %c4 : index
                %4526 = arith.muli %4525, %c5 : index
                %4527 = arith.addi %4524, %4526 : index
                %4528 = arith.addi %4515, %4527 : index
                %4529 = arith.addi %4473, %4528 : index
                %4530 = vector.shuffle %4455, %4455 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %4530, %kv[%4529] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4531 = arith.addi %4448, %c2 : index
                %4532 = arith.divui %4531, %c15 : index
                %4533 = arith.muli %4532, %c57 : index
                %4534 = arith.addi %4533, %c41 : index
                %4535 = arith.remui %4531, %c15 : index
                %4536 = arith.divui %4443, %c5 : index
                %4537 = arith.remui %4443, %c5 : index
                %4538 = arith.muli %4537, %c4 : index
                %4539 = arith.addi %4536, %4538 : index
                %4540 = arith.divui %4539, %c4 : index
                %4541 = arith.muli %4540, %c22 : index
                %4542 = arith.muli %4535, %c15 : index
                %4543 = arith.addi %4541, %4542 : index
                %4544 = arith.remui %4539, %c4 : index
                %4545 = arith.muli %4544, %c5 : index
                %4546 = arith.addi %4543, %4545 : index
                %4547 = arith.addi %4534, %4546 : index
                %4548 = arith.addi %4473, %4547 : index
                %4549 = vector.shuffle %4455, %4455 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %4549, %kv[%4548] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %4550 = arith.cmpi eq, %codec, %c10 : index
          scf.if %4550 {
            %4551 = wave.lane
            %4552 = arith.muli %4551, %c21 : index
            scf.for %4553 = %4552 to %c35 step %c7 {
              %4554 = arith.addi %4438, %4553 : index
              %4555 = vector.load %22[%4554] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4556 = arith.mulf %4555, %4441 : vector<4xf32>
              %4557 = wave.fp8_encode "e4m3" %4556 : vector<4xf32> -> vector<4xi8>
              %4558 = arith.cmpi slt, %4439, %kvHeads : index
              scf.if %4558 {
                %4559 = arith.muli %4439, %c41 : index
                %4560 = arith.addi %4444, %4559 : index
                %4561 = vector.shuffle %4557, %4557 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4562 = arith.divui %4553, %c15 : index
                %4563 = arith.muli %4562, %c22 : index
                %4564 = arith.remui %4553, %c15 : index
                %4565 = arith.muli %4443, %c15 : index
                %4566 = arith.divui %4564, %c21 : index
                %4567 = arith.muli %4566, %c21 : index
                %4568 = arith.remui %4564, %c5 : index
                %4569 = arith.muli %4568, %c5 : index
                %4570 = arith.addi %4567, %4569 : index
                %4571 = arith.divui %4564, %c5 : index
                %4572 = arith.remui %4571, %c5 : index
                %4573 = arith.addi %4570, %4572 : index
                %4574 = arith.addi %4565, %4573 : index
                %4575 = arith.addi %4563, %4574 : index
                %4576 = arith.addi %4560, %4575 : index
                vector.store %4561, %kv[%4576] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4577 = arith.subi %4439, %kvHeads : index
                %4578 = arith.muli %4577, %c41 : index
                %4579 = arith.addi %4444, %4578 : index
                %4580 = arith.addi %4553, %c9 : index
                %4581 = arith.divui %4580, %c15 : index
                %4582 = arith.muli %4581, %c22 : index
                %4583 = arith.addi %4582, %c12 : index
                %4584 = arith.remui %4580, %c15 : index
                %4585 = arith.divui %4443, %c5 : index
                %4586 = arith.remui %4443, %c5 : index
                %4587 = arith.muli %4586, %c4 : index
                %4588 = arith.addi %4585, %4587 : index
                %4589 = arith.muli %4584, %c15 : index
                %4590 = arith.divui %4588, %c21 : index
                %4591 = arith.muli %4590, %c21 : index
                %4592 = arith.remui %4588, %c5 : index
                %4593 = arith.muli %4592, %c5 : index
                %4594 = arith.addi %4591, %4593 : index
                %4595 = arith.divui %4588, %c5 : index
                %4596 = arith.remui %4595, %c5 : index
                %4597 = arith.addi %4594, %4596 : index
                %4598 = arith.addi %4589, %4597 : index
                %4599 = arith.addi %4583, %4598 : index
                %4600 = arith.addi %4579, %4599 : index
                %4601 = vector.shuffle %4557, %4557 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4601, %kv[%4600] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4602 = arith.addi %4553, %c10 : index
                %4603 = arith.divui %4602, %c15 : index
                %4604 = arith.muli %4603, %c22 : index
                %4605 = arith.addi %4604, %c12 : index
                %4606 = arith.remui %4602, %c15 : index
                %4607 = arith.divui %4443, %c5 : index
                %4608 = arith.remui %4443, %c5 : index
                %4609 = arith.muli %4608, %c4 : index
                %4610 = arith.addi %4607, %4609 : index
                %4611 = arith.muli %4606, %c15 : index
                %4612 = arith.divui %4610, %c21 : index
                %4613 = arith.muli %4612, %c21 : index
                %4614 = arith.remui %4610, %c5 : index
                %4615 = arith.muli %4614, %c5 : index
                %4616 = arith.addi %4613, %4615 : index
                %4617 = arith.divui %4610, %c5 : index
                %4618 = arith.remui %4617, %c5 : index
                %4619 = arith.addi %4616, %4618 : index
                %4620 = arith.addi %4611, %4619 : index
                %4621 = arith.addi %4605, %4620 : index
                %4622 = arith.addi %4579, %4621 : index
                %4623 = vector.shuffle %4557, %4557 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4623, %kv[%4622] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4624 = arith.addi %4553, %c5 : index
                %4625 = arith.divui %4624, %c15 : index
                %4626 = arith.muli %4625, %c22 : index
                %4627 = arith.addi %4626, %c12 : index
                %4628 = arith.remui %4624, %c15 : index
                %4629 = arith.divui %4443, %c5 : index
                %4630 = arith.remui %4443, %c5 : index
                %4631 = arith.muli %4630, %c4 : index
                %4632 = arith.addi %4629, %4631 : index
                %4633 = arith.muli %4628, %c15 : index
                %4634 = arith.divui %4632, %c21 : index
                %4635 = arith.muli %4634, %c21 : index
                %4636 = arith.remui %4632, %c5 : index
                %4637 = arith.muli %4636, %c5 : index
                %4638 = arith.addi %4635, %4637 : index
                %4639 = arith.divui %4632, %c5 : index
                %4640 = arith.remui %4639, %c5 : index
                %4641 = arith.addi %4638, %4640 : index
                %4642 = arith.addi %4633, %4641 : index
                %4643 = arith.addi %4627, %4642 : index
                %4644 = arith.addi %4579, %4643 : index
                %4645 = vector.shuffle %4557, %4557 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4645, %kv[%4644] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4646 = arith.addi %4553, %c2 : index
                %4647 = arith.divui %4646, %c15 : index
                %4648 = arith.muli %4647, %c22 : index
                %4649 = arith.addi %4648, %c12 : index
                %4650 = arith.remui %4646, %c15 : index
                %4651 = arith.divui %4443, %c5 : index
                %4652 = arith.remui %4443, %c5 : index
                %4653 = arith.muli %4652, %c4 : index
                %4654 = arith.addi %4651, %4653 : index
                %4655 = arith.muli %4650, %c15 : index
                %4656 = arith.divui %4654, %c21 : index
                %4657 = arith.muli %4656, %c21 : index
                %4658 = arith.remui %4654, %c5 : index
                %4659 = arith.muli %4658, %c5 : index
                %4660 = arith.addi %4657, %4659 : index
                %4661 = arith.divui %4654, %c5 : index
                %4662 = arith.remui %4661, %c5 : index
                %4663 = arith.addi %4660, %4662 : index
                %4664 = arith.addi %4655, %4663 : index
                %4665 = arith.addi %4649, %4664 : index
                %4666 = arith.addi %4579, %4665 : index
                %4667 = vector.shuffle %4557, %4557 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4667, %kv[%4666] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %4668 = arith.cmpi eq, %codec, %c5 : index
          scf.if %4668 {
            %4669 = wave.lane
            %4670 = arith.muli %4669, %c21 : index
            scf.for %4671 = %4670 to %c35 step %c7 {
              %4672 = arith.addi %4438, %4671 : index
              %4673 = vector.load %22[%4672] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4674 = arith.mulf %4673, %4441 : vector<4xf32>
              %4675 = wave.fp8_encode "e5m2" %4674 : vector<4xf32> -> vector<4xi8>
              %4676 = arith.cmpi slt, %4439, %kvHeads : index
              scf.if %4676 {
                %4677 = arith.muli %4439, %c41 : index
                %4678 = arith.addi %4444, %4677 : index
                %4679 = vector.shuffle %4675, %4675 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4680 = arith.divui %4671, %c15 : index
                %4681 = arith.muli %4680, %c22 : index
                %4682 = arith.remui %4671, %c15 : index
                %4683 = arith.muli %4443, %c15 : index
                %4684 = arith.divui %4682, %c21 : index
                %4685 = arith.muli %4684, %c21 : index
                %4686 = arith.remui %4682, %c5 : index
                %4687 = arith.muli %4686, %c5 : index
                %4688 = arith.addi %4685, %4687 : index
                %4689 = arith.divui %4682, %c5 : index
                %4690 = arith.remui %4689, %c5 : index
                %4691 = arith.addi %4688, %4690 : index
                %4692 = arith.addi %4683, %4691 : index
                %4693 = arith.addi %4681, %4692 : index
                %4694 = arith.addi %4678, %4693 : index
                vector.store %4679, %kv[%4694] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4695 = arith.subi %4439, %kvHeads : index
                %4696 = arith.muli %4695, %c41 : index
                %4697 = arith.addi %4444, %4696 : index
                %4698 = arith.addi %4671, %c9 : index
                %4699 = arith.divui %4698, %c15 : index
                %4700 = arith.muli %4699, %c22 : index
                %4701 = arith.addi %4700, %c12 : index
                %4702 = arith.remui %4698, %c15 : index
                %4703 = arith.divui %4443, %c5 : index
                %4704 = arith.remui %4443, %c5 : index
                %4705 = arith.muli %4704, %c4 : index
                %4706 = arith.addi %4703, %4705 : index
                %4707 = arith.muli %4702, %c15 : index
                %4708 = arith.divui %4706, %c21 : index
                %4709 = arith.muli %4708, %c21 : index
                %4710 = arith.remui %4706, %c5 : index
                %4711 = arith.muli %4710, %c5 : index
                %4712 = arith.addi %4709, %4711 : index
                %4713 = arith.divui %4706, %c5 : index
                %4714 = arith.remui %4713, %c5 : index
                %4715 = arith.addi %4712, %4714 : index
                %4716 = arith.addi %4707, %4715 : index
                %4717 = arith.addi %4701, %4716 : index
                %4718 = arith.addi %4697, %4717 : index
                %4719 = vector.shuffle %4675, %4675 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4719, %kv[%4718] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4720 = arith.addi %4671, %c10 : index
                %4721 = arith.divui %4720, %c15 : index
                %4722 = arith.muli %4721, %c22 : index
                %4723 = arith.addi %4722, %c12 : index
                %4724 = arith.remui %4720, %c15 : index
                %4725 = arith.divui %4443, %c5 : index
                %4726 = arith.remui %4443, %c5 : index
                %4727 = arith.muli %4726, %c4 : index
                %4728 = arith.addi %4725, %4727 : index
                %4729 = arith.muli %4724, %c15 : index
                %4730 = arith.divui %4728, %c21 : index
                %4731 = arith.muli %4730, %c21 : index
                %4732 = arith.remui %4728, %c5 : index
                %4733 = arith.muli %4732, %c5 : index
                %4734 = arith.addi %4731, %4733 : index
                %4735 = arith.divui %4728, %c5 : index
                %4736 = arith.remui %4735, %c5 : index
                %4737 = arith.addi %4734, %4736 : index
                %4738 = arith.addi %4729, %4737 : index
                %4739 = arith.addi %4723, %4738 : index
                %4740 = arith.addi %4697, %4739 : index
                %4741 = vector.shuffle %4675, %4675 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4741, %kv[%4740] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4742 = arith.addi %4671, %c5 : index
                %4743 = arith.divui %4742, %c15 : index
                %4744 = arith.muli %4743, %c22 : index
                %4745 = arith.addi %4744, %c12 : index
                %4746 = arith.remui %4742, %c15 : index
                %4747 = arith.divui %4443, %c5 : index
                %4748 = arith.remui %4443, %c5 : index
                %4749 = arith.muli %4748, %c4 : index
                %4750 = arith.addi %4747, %4749 : index
                %4751 = arith.muli %4746, %c15 : index
                %4752 = arith.divui %4750, %c21 : index
                %4753 = arith.muli %4752, %c21 : index
                %4754 = arith.remui %4750, %c5 : index
                %4755 = arith.muli %4754, %c5 : index
                %4756 = arith.addi %4753, %4755 : index
                %4757 = arith.divui %4750, %c5 : index
                %4758 = arith.remui %4757, %c5 : index
                %4759 = arith.addi %4756, %4758 : index
                %4760 = arith.addi %4751, %4759 : index
                %4761 = arith.addi %4745, %4760 : index
                %4762 = arith.addi %4697, %4761 : index
                %4763 = vector.shuffle %4675, %4675 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4763, %kv[%4762] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4764 = arith.addi %4671, %c2 : index
                %4765 = arith.divui %4764, %c15 : index
                %4766 = arith.muli %4765, %c22 : index
                %4767 = arith.addi %4766, %c12 : index
                %4768 = arith.remui %4764, %c15 : index
                %4769 = arith.divui %4443, %c5 : index
                %4770 = arith.remui %4443, %c5 : index
                %4771 = arith.muli %4770, %c4 : index
                %4772 = arith.addi %4769, %4771 : index
                %4773 = arith.muli %4768, %c15 : index
                %4774 = arith.divui %4772, %c21 : index
                %4775 = arith.muli %4774, %c21 : index
                %4776 = arith.remui %4772, %c5 : index
                %4777 = arith.muli %4776, %c5 : index
                %4778 = arith.addi %4775, %4777 : index
                %4779 = arith.divui %4772, %c5 : index
                %4780 = arith.remui %4779, %c5 : index
                %4781 = arith.addi %4778, %4780 : index
                %4782 = arith.addi %4773, %4781 : index
                %4783 = arith.addi %4767, %4782 : index
                %4784 = arith.addi %4697, %4783 : index
                %4785 = vector.shuffle %4675, %4675 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4785, %kv[%4784] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %4786 = arith.addi %25, %c17 : index
    %4787 = wave.lane
    %4788 = arith.muli %3, %c5 : index
    %4789 = arith.muli %4788, %c22 : index
    %4790 = arith.addi %4789, %4787 : index
    %4791 = arith.muli %4, %c12 : index
    %4792 = arith.addi %4791, %4790 : index
    %4793 = arith.addi %4792, %c9 : index
    %4794 = arith.addi %4793, %c9 : index
    %4795 = vector.extract %646#6[0] : f32 from vector<8xf32>
    memref.store %4795, %21[%4794] : memref<?xf32>
    %4796 = arith.muli %4, %c12 : index
    %4797 = arith.addi %4796, %4790 : index
    %4798 = arith.addi %4797, %c9 : index
    %4799 = arith.addi %4798, %c16 : index
    %4800 = vector.extract %646#6[1] : f32 from vector<8xf32>
    memref.store %4800, %21[%4799] : memref<?xf32>
    %4801 = arith.muli %4, %c12 : index
    %4802 = arith.addi %4801, %4790 : index
    %4803 = arith.addi %4802, %c9 : index
    %4804 = arith.addi %4803, %c13 : index
    %4805 = vector.extract %646#6[2] : f32 from vector<8xf32>
    memref.store %4805, %21[%4804] : memref<?xf32>
    %4806 = arith.muli %4, %c12 : index
    %4807 = arith.addi %4806, %4790 : index
    %4808 = arith.addi %4807, %c9 : index
    %4809 = arith.addi %4808, %c35 : index
    %4810 = vector.extract %646#6[3] : f32 from vector<8xf32>
    memref.store %4810, %21[%4809] : memref<?xf32>
    %4811 = arith.muli %4, %c12 : index
    %4812 = arith.addi %4811, %4790 : index
    %4813 = arith.addi %4812, %c9 : index
    %4814 = arith.addi %4813, %c7 : index
    %4815 = vector.extract %646#6[4] : f32 from vector<8xf32>
    memref.store %4815, %21[%4814] : memref<?xf32>
    %4816 = arith.muli %4, %c12 : index
    %4817 = arith.addi %4816, %4790 : index
    %4818 = arith.addi %4817, %c9 : index
    %4819 = arith.addi %4818, %c36 : index
    %4820 = vector.extract %646#6[5] : f32 from vector<8xf32>
    memref.store %4820, %21[%4819] : memref<?xf32>
    %4821 = arith.muli %4, %c12 : index
    %4822 = arith.addi %4821, %4790 : index
    %4823 = arith.addi %4822, %c9 : index
    %4824 = arith.addi %4823, %c37 : index
    %4825 = vector.extract %646#6[6] : f32 from vector<8xf32>
    memref.store %4825, %21[%4824] : memref<?xf32>
    %4826 = arith.muli %4, %c12 : index
    %4827 = arith.addi %4826, %4790 : index
    %4828 = arith.addi %4827, %c9 : index
    %4829 = arith.addi %4828, %c38 : index
    %4830 = vector.extract %646#6[7] : f32 from vector<8xf32>
    memref.store %4830, %21[%4829] : memref<?xf32>
    %4831 = arith.muli %4, %c12 : index
    %4832 = arith.addi %4831, %4790 : index
    %4833 = arith.addi %4832, %c22 : index
    %4834 = arith.addi %4833, %c9 : index
    %4835 = vector.extract %646#7[0] : f32 from vector<8xf32>
    memref.store %4835, %21[%4834] : memref<?xf32>
    %4836 = arith.muli %4, %c12 : index
    %4837 = arith.addi %4836, %4790 : index
    %4838 = arith.addi %4837, %c22 : index
    %4839 = arith.addi %4838, %c16 : index
    %4840 = vector.extract %646#7[1] : f32 from vector<8xf32>
    memref.store %4840, %21[%4839] : memref<?xf32>
    %4841 = arith.muli %4, %c12 : index
    %4842 = arith.addi %4841, %4790 : index
    %4843 = arith.addi %4842, %c22 : index
    %4844 = arith.addi %4843, %c13 : index
    %4845 = vector.extract %646#7[2] : f32 from vector<8xf32>
    memref.store %4845, %21[%4844] : memref<?xf32>
    %4846 = arith.muli %4, %c12 : index
    %4847 = arith.addi %4846, %4790 : index
    %4848 = arith.addi %4847, %c22 : index
    %4849 = arith.addi %4848, %c35 : index
    %4850 = vector.extract %646#7[3] : f32 from vector<8xf32>
    memref.store %4850, %21[%4849] : memref<?xf32>
    %4851 = arith.muli %4, %c12 : index
    %4852 = arith.addi %4851, %4790 : index
    %4853 = arith.addi %4852, %c22 : index
    %4854 = arith.addi %4853, %c7 : index
    %4855 = vector.extract %646#7[4] : f32 from vector<8xf32>
    memref.store %4855, %21[%4854] : memref<?xf32>
    %4856 = arith.muli %4, %c12 : index
    %4857 = arith.addi %4856, %4790 : index
    %4858 = arith.addi %4857, %c22 : index
    %4859 = arith.addi %4858, %c36 : index
    %4860 = vector.extract %646#7[5] : f32 from vector<8xf32>
    memref.store %4860, %21[%4859] : memref<?xf32>
    %4861 = arith.muli %4, %c12 : index
    %4862 = arith.addi %4861, %4790 : index
    %4863 = arith.addi %4862, %c22 : index
    %4864 = arith.addi %4863, %c37 : index
    %4865 = vector.extract %646#7[6] : f32 from vector<8xf32>
    memref.store %4865, %21[%4864] : memref<?xf32>
    %4866 = arith.muli %4, %c12 : index
    %4867 = arith.addi %4866, %4790 : index
    %4868 = arith.addi %4867, %c22 : index
    %4869 = arith.addi %4868, %c38 : index
    %4870 = vector.extract %646#7[7] : f32 from vector<8xf32>
    memref.store %4870, %21[%4869] : memref<?xf32>
    wave.barrier
    %4871 = arith.muli %4, %c5 : index
    %4872 = arith.addi %4871, %c9 : index
    %4873 = arith.muli %4872, %c5 : index
    %4874 = arith.divui %4787, %c15 : index
    %4875 = arith.addi %4873, %4874 : index
    %4876 = arith.addi %4786, %4875 : index
    %4877 = arith.cmpi slt, %4876, %24 : index
    scf.if %4877 {
      %4878 = arith.cmpi eq, %hasFactors, %c10 : index
      %4879 = arith.muli %4876, %c5 : index
      %4880 = memref.load %factors[%4879] : memref<?xf32>
      %4881 = arith.mulf %4880, %operandScale : f32
      %4882 = arith.select %4878, %4881, %operandScale : f32
      %4883 = arith.addi %4790, %c9 : index
      %4884 = arith.muli %4872, %c16 : index
      %4885 = arith.addi %4883, %4884 : index
      %4886 = memref.load %21[%4885] : memref<?xf32>
      %4887 = arith.addi %4885, %c12 : index
      %4888 = memref.load %21[%4887] : memref<?xf32>
      %4889 = arith.addf %4886, %4888 : f32
      %4890 = arith.addi %4885, %c41 : index
      %4891 = memref.load %21[%4890] : memref<?xf32>
      %4892 = arith.addf %4889, %4891 : f32
      %4893 = arith.addi %4885, %c42 : index
      %4894 = memref.load %21[%4893] : memref<?xf32>
      %4895 = arith.addf %4892, %4894 : f32
      %4896 = arith.remui %4787, %c15 : index
      %4897 = arith.muli %4896, %c21 : index
      %4898 = arith.addi %18, %4897 : index
      %4899 = vector.load %w[%4898] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4900 = vector.bitcast %4899 : vector<4xi8> to vector<1xf32>
      %4901 = vector.extract %4900[0] : f32 from vector<1xf32>
      %4902 = arith.mulf %4901, %4882 : f32
      %4903 = arith.mulf %4895, %4902 : f32
      %4904 = arith.muli %3, %c5 : index
      %4905 = arith.addi %4904, %c9 : index
      %4906 = arith.muli %4905, %c15 : index
      %4907 = arith.remui %4787, %c15 : index
      %4908 = arith.addi %4906, %4907 : index
      %4909 = arith.muli %4875, %c35 : index
      %4910 = arith.addi %4909, %4908 : index
      memref.store %4903, %22[%4910] : memref<?xf32>
      %4911 = arith.addi %4790, %c22 : index
      %4912 = arith.muli %4872, %c16 : index
      %4913 = arith.addi %4911, %4912 : index
      %4914 = memref.load %21[%4913] : memref<?xf32>
      %4915 = arith.addi %4913, %c12 : index
      %4916 = memref.load %21[%4915] : memref<?xf32>
      %4917 = arith.addf %4914, %4916 : f32
      %4918 = arith.addi %4913, %c41 : index
      %4919 = memref.load %21[%4918] : memref<?xf32>
      %4920 = arith.addf %4917, %4919 : f32
      %4921 = arith.addi %4913, %c42 : index
      %4922 = memref.load %21[%4921] : memref<?xf32>
      %4923 = arith.addf %4920, %4922 : f32
      %4924 = arith.remui %4787, %c15 : index
      %4925 = arith.muli %4924, %c21 : index
      %4926 = arith.addi %20, %4925 : index
      %4927 = vector.load %w[%4926] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4928 = vector.bitcast %4927 : vector<4xi8> to vector<1xf32>
      %4929 = vector.extract %4928[0] : f32 from vector<1xf32>
      %4930 = arith.mulf %4929, %4882 : f32
      %4931 = arith.mulf %4923, %4930 : f32
      %4932 = arith.muli %3, %c5 : index
      %4933 = arith.addi %4932, %c10 : index
      %4934 = arith.muli %4933, %c15 : index
      %4935 = arith.remui %4787, %c15 : index
      %4936 = arith.addi %4934, %4935 : index
      %4937 = arith.muli %4875, %c35 : index
      %4938 = arith.addi %4937, %4936 : index
      memref.store %4931, %22[%4938] : memref<?xf32>
    }
    %4939 = arith.muli %4, %c5 : index
    %4940 = arith.addi %4939, %c10 : index
    %4941 = arith.muli %4940, %c5 : index
    %4942 = arith.divui %4787, %c15 : index
    %4943 = arith.addi %4941, %4942 : index
    %4944 = arith.addi %4786, %4943 : index
    %4945 = arith.cmpi slt, %4944, %24 : index
    scf.if %4945 {
      %4946 = arith.cmpi eq, %hasFactors, %c10 : index
      %4947 = arith.muli %4944, %c5 : index
      %4948 = memref.load %factors[%4947] : memref<?xf32>
      %4949 = arith.mulf %4948, %operandScale : f32
      %4950 = arith.select %4946, %4949, %operandScale : f32
      %4951 = arith.addi %4790, %c9 : index
      %4952 = arith.muli %4940, %c16 : index
      %4953 = arith.addi %4951, %4952 : index
      %4954 = memref.load %21[%4953] : memref<?xf32>
      %4955 = arith.addi %4953, %c12 : index
      %4956 = memref.load %21[%4955] : memref<?xf32>
      %4957 = arith.addf %4954, %4956 : f32
      %4958 = arith.addi %4953, %c41 : index
      %4959 = memref.load %21[%4958] : memref<?xf32>
      %4960 = arith.addf %4957, %4959 : f32
      %4961 = arith.addi %4953, %c42 : index
      %4962 = memref.load %21[%4961] : memref<?xf32>
      %4963 = arith.addf %4960, %4962 : f32
      %4964 = arith.remui %4787, %c15 : index
      %4965 = arith.muli %4964, %c21 : index
      %4966 = arith.addi %18, %4965 : index
      %4967 = vector.load %w[%4966] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4968 = vector.bitcast %4967 : vector<4xi8> to vector<1xf32>
      %4969 = vector.extract %4968[0] : f32 from vector<1xf32>
      %4970 = arith.mulf %4969, %4950 : f32
      %4971 = arith.mulf %4963, %4970 : f32
      %4972 = arith.muli %3, %c5 : index
      %4973 = arith.addi %4972, %c9 : index
      %4974 = arith.muli %4973, %c15 : index
      %4975 = arith.remui %4787, %c15 : index
      %4976 = arith.addi %4974, %4975 : index
      %4977 = arith.muli %4943, %c35 : index
      %4978 = arith.addi %4977, %4976 : index
      memref.store %4971, %22[%4978] : memref<?xf32>
      %4979 = arith.addi %4790, %c22 : index
      %4980 = arith.muli %4940, %c16 : index
      %4981 = arith.addi %4979, %4980 : index
      %4982 = memref.load %21[%4981] : memref<?xf32>
      %4983 = arith.addi %4981, %c12 : index
      %4984 = memref.load %21[%4983] : memref<?xf32>
      %4985 = arith.addf %4982, %4984 : f32
      %4986 = arith.addi %4981, %c41 : index
      %4987 = memref.load %21[%4986] : memref<?xf32>
      %4988 = arith.addf %4985, %4987 : f32
      %4989 = arith.addi %4981, %c42 : index
      %4990 = memref.load %21[%4989] : memref<?xf32>
      %4991 = arith.addf %4988, %4990 : f32
      %4992 = arith.remui %4787, %c15 : index
      %4993 = arith.muli %4992, %c21 : index
      %4994 = arith.addi %20, %4993 : index
      %4995 = vector.load %w[%4994] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4996 = vector.bitcast %4995 : vector<4xi8> to vector<1xf32>
      %4997 = vector.extract %4996[0] : f32 from vector<1xf32>
      %4998 = arith.mulf %4997, %4950 : f32
      %4999 = arith.mulf %4991, %4998 : f32
      %5000 = arith.muli %3, %c5 : index
      %5001 = arith.addi %5000, %c10 : index
      %5002 = arith.muli %5001, %c15 : index
      %5003 = arith.remui %4787, %c15 : index
      %5004 = arith.addi %5002, %5003 : index
      %5005 = arith.muli %4943, %c35 : index
      %5006 = arith.addi %5005, %5004 : index
      memref.store %4999, %22[%5006] : memref<?xf32>
    }
    wave.barrier
    %5007 = arith.addi %25, %c17 : index
    %5008 = wave.wave
    %5009 = arith.addi %5008, %c9 : index
    %5010 = arith.addi %5007, %5009 : index
    %5011 = arith.cmpi slt, %5010, %24 : index
    %5012 = arith.cmpi slt, %5009, %c15 : index
    %5013 = arith.andi %5011, %5012 : i1
    scf.if %5013 {
      %5014 = arith.addi %5007, %5009 : index
      %5015 = arith.muli %5009, %c35 : index
      %5016 = wave.lane
      %5017 = arith.addi %5016, %c9 : index
      %5018 = arith.cmpi eq, %hasBias, %c10 : index
      %5019 = arith.addi %5015, %5017 : index
      %5020 = memref.load %22[%5019] : memref<?xf32>
      %5021 = arith.muli %0, %c35 : index
      %5022 = arith.addi %5021, %5017 : index
      %5023 = memref.load %bias[%5022] : memref<?xf32>
      %5024 = arith.addf %5020, %5023 : f32
      %5025 = arith.select %5018, %5024, %5020 : f32
      %5026 = arith.addi %5017, %c17 : index
      %5027 = arith.cmpi eq, %hasBias, %c10 : index
      %5028 = arith.addi %5015, %5026 : index
      %5029 = memref.load %22[%5028] : memref<?xf32>
      %5030 = arith.muli %0, %c35 : index
      %5031 = arith.addi %5030, %5026 : index
      %5032 = memref.load %bias[%5031] : memref<?xf32>
      %5033 = arith.addf %5029, %5032 : f32
      %5034 = arith.select %5027, %5033, %5029 : f32
      %5035 = arith.addi %5016, %c16 : index
      %5036 = arith.cmpi slt, %5035, %c17 : index
      %5037 = arith.minsi %5035, %c44 : index
      %5038 = arith.cmpi eq, %hasBias, %c10 : index
      %5039 = arith.addi %5015, %5037 : index
      %5040 = memref.load %22[%5039] : memref<?xf32>
      %5041 = arith.muli %0, %c35 : index
      %5042 = arith.addi %5041, %5037 : index
      %5043 = memref.load %bias[%5042] : memref<?xf32>
      %5044 = arith.addf %5040, %5043 : f32
      %5045 = arith.select %5038, %5044, %5040 : f32
      %5046 = arith.addi %5037, %c17 : index
      %5047 = arith.cmpi eq, %hasBias, %c10 : index
      %5048 = arith.addi %5015, %5046 : index
      %5049 = memref.load %22[%5048] : memref<?xf32>
      %5050 = arith.muli %0, %c35 : index
      %5051 = arith.addi %5050, %5046 : index
      %5052 = memref.load %bias[%5051] : memref<?xf32>
      %5053 = arith.addf %5049, %5052 : f32
      %5054 = arith.select %5047, %5053, %5049 : f32
      %5055 = arith.addi %heads, %kvHeads : index
      %5056 = arith.cmpi slt, %0, %5055 : index
      scf.if %5056 {
        %5057 = arith.addi %positionsAt, %5014 : index
        %5058 = memref.load %step[%5057] : memref<?xi32>
        %5059 = arith.index_cast %5058 : i32 to index
        %5060 = arith.cmpi eq, %hasNorm, %c10 : index
        %5061 = math.fma %5025, %5025, %c47 : f32
        %5062 = math.fma %5034, %5034, %5061 : f32
        %5063 = math.fma %5045, %5045, %5062 : f32
        %5064 = arith.select %5036, %5063, %5062 : f32
        %5065 = math.fma %5054, %5054, %5064 : f32
        %5066 = arith.select %5036, %5065, %5064 : f32
        %5067 = vector.broadcast %5066 : f32 to vector<1xf32>
        %5068 = wave.reduce "add" %5067 : vector<1xf32>
        %5069 = arith.mulf %5068, %inverseHeadDim : f32
        %5070 = arith.addf %5069, %epsilon : f32
        %5071 = math.sqrt %5070 : f32
        %5072 = arith.divf %c49, %5071 : f32
        %5073 = arith.cmpi slt, %0, %heads : index
        %5074 = arith.addi %5017, %c17 : index
        %5075 = memref.load %query_norm[%5017] : memref<?xf32>
        %5076 = memref.load %key_norm[%5017] : memref<?xf32>
        %5077 = arith.select %5073, %5075, %5076 : f32
        %5078 = arith.mulf %5025, %5072 : f32
        %5079 = arith.mulf %5078, %5077 : f32
        %5080 = arith.select %5060, %5079, %5025 : f32
        %5081 = memref.load %query_norm[%5074] : memref<?xf32>
        %5082 = memref.load %key_norm[%5074] : memref<?xf32>
        %5083 = arith.select %5073, %5081, %5082 : f32
        %5084 = arith.mulf %5034, %5072 : f32
        %5085 = arith.mulf %5084, %5083 : f32
        %5086 = arith.select %5060, %5085, %5034 : f32
        %5087 = arith.addi %5037, %c17 : index
        %5088 = memref.load %query_norm[%5037] : memref<?xf32>
        %5089 = memref.load %key_norm[%5037] : memref<?xf32>
        %5090 = arith.select %5073, %5088, %5089 : f32
        %5091 = arith.mulf %5045, %5072 : f32
        %5092 = arith.mulf %5091, %5090 : f32
        %5093 = arith.select %5060, %5092, %5045 : f32
        %5094 = memref.load %query_norm[%5087] : memref<?xf32>
        %5095 = memref.load %key_norm[%5087] : memref<?xf32>
        %5096 = arith.select %5073, %5094, %5095 : f32
        %5097 = arith.mulf %5054, %5072 : f32
        %5098 = arith.mulf %5097, %5096 : f32
        %5099 = arith.select %5060, %5098, %5054 : f32
        %5100 = arith.remui %5059, %c22 : index
        %5101 = arith.muli %5100, %c35 : index
        %5102 = arith.addi %5101, %5017 : index
        %5103 = arith.divui %5059, %c22 : index
        %5104 = arith.addi %5103, %c22 : index
        %5105 = arith.muli %5104, %c35 : index
        %5106 = arith.addi %5105, %5017 : index
        %5107 = memref.load %rope[%5102] : memref<?xf32>
        %5108 = arith.addi %5102, %c17 : index
        %5109 = memref.load %rope[%5108] : memref<?xf32>
        %5110 = memref.load %rope[%5106] : memref<?xf32>
        %5111 = arith.addi %5106, %c17 : index
        %5112 = memref.load %rope[%5111] : memref<?xf32>
        %5113 = arith.mulf %5110, %5107 : f32
        %5114 = arith.mulf %5112, %5109 : f32
        %5115 = arith.subf %5113, %5114 : f32
        %5116 = arith.mulf %5112, %5107 : f32
        %5117 = arith.mulf %5110, %5109 : f32
        %5118 = arith.addf %5116, %5117 : f32
        %5119 = arith.mulf %5080, %5115 : f32
        %5120 = arith.mulf %5086, %5118 : f32
        %5121 = arith.subf %5119, %5120 : f32
        %5122 = arith.mulf %5086, %5115 : f32
        %5123 = arith.mulf %5080, %5118 : f32
        %5124 = arith.addf %5122, %5123 : f32
        %5125 = arith.cmpi slt, %0, %heads : index
        scf.if %5125 {
          %5126 = arith.muli %5014, %heads : index
          %5127 = arith.addi %5126, %0 : index
          %5128 = arith.muli %5127, %c35 : index
          %5129 = arith.addi %5128, %5017 : index
          memref.store %5121, %q[%5129] : memref<?xf32>
          %5130 = arith.addi %5129, %c17 : index
          memref.store %5124, %q[%5130] : memref<?xf32>
        } else {
          %5131 = arith.addi %5015, %5017 : index
          memref.store %5121, %22[%5131] : memref<?xf32>
          %5132 = arith.addi %5015, %5017 : index
          %5133 = arith.addi %5132, %c17 : index
          memref.store %5124, %22[%5133] : memref<?xf32>
        }
        %5134 = arith.remui %5059, %c22 : index
        %5135 = arith.muli %5134, %c35 : index
        %5136 = arith.addi %5135, %5037 : index
        %5137 = arith.divui %5059, %c22 : index
        %5138 = arith.addi %5137, %c22 : index
        %5139 = arith.muli %5138, %c35 : index
        %5140 = arith.addi %5139, %5037 : index
        %5141 = memref.load %rope[%5136] : memref<?xf32>
        %5142 = arith.addi %5136, %c17 : index
        %5143 = memref.load %rope[%5142] : memref<?xf32>
        %5144 = memref.load %rope[%5140] : memref<?xf32>
        %5145 = arith.addi %5140, %c17 : index
        %5146 = memref.load %rope[%5145] : memref<?xf32>
        %5147 = arith.mulf %5144, %5141 : f32
        %5148 = arith.mulf %5146, %5143 : f32
        %5149 = arith.subf %5147, %5148 : f32
        %5150 = arith.mulf %5146, %5141 : f32
        %5151 = arith.mulf %5144, %5143 : f32
        %5152 = arith.addf %5150, %5151 : f32
        %5153 = arith.mulf %5093, %5149 : f32
        %5154 = arith.mulf %5099, %5152 : f32
        %5155 = arith.subf %5153, %5154 : f32
        %5156 = arith.mulf %5099, %5149 : f32
        %5157 = arith.mulf %5093, %5152 : f32
        %5158 = arith.addf %5156, %5157 : f32
        scf.if %5036 {
          %5159 = arith.cmpi slt, %0, %heads : index
          scf.if %5159 {
            %5160 = arith.muli %5014, %heads : index
            %5161 = arith.addi %5160, %0 : index
            %5162 = arith.muli %5161, %c35 : index
            %5163 = arith.addi %5162, %5037 : index
            memref.store %5155, %q[%5163] : memref<?xf32>
            %5164 = arith.addi %5163, %c17 : index
            memref.store %5158, %q[%5164] : memref<?xf32>
          } else {
            %5165 = arith.addi %5015, %5037 : index
            memref.store %5155, %22[%5165] : memref<?xf32>
            %5166 = arith.addi %5015, %5037 : index
            %5167 = arith.addi %5166, %c17 : index
            memref.store %5158, %22[%5167] : memref<?xf32>
          }
        }
      } else {
        %5168 = arith.cmpi slt, %0, %heads : index
        scf.if %5168 {
          %5169 = arith.muli %5014, %heads : index
          %5170 = arith.addi %5169, %0 : index
          %5171 = arith.muli %5170, %c35 : index
          %5172 = arith.addi %5171, %5017 : index
          memref.store %5025, %q[%5172] : memref<?xf32>
          %5173 = arith.addi %5172, %c17 : index
          memref.store %5034, %q[%5173] : memref<?xf32>
        } else {
          %5174 = arith.addi %5015, %5017 : index
          memref.store %5025, %22[%5174] : memref<?xf32>
          %5175 = arith.addi %5015, %5017 : index
          %5176 = arith.addi %5175, %c17 : index
          memref.store %5034, %22[%5176] : memref<?xf32>
        }
        scf.if %5036 {
          %5177 = arith.cmpi slt, %0, %heads : index
          scf.if %5177 {
            %5178 = arith.muli %5014, %heads : index
            %5179 = arith.addi %5178, %0 : index
            %5180 = arith.muli %5179, %c35 : index
            %5181 = arith.addi %5180, %5037 : index
            memref.store %5045, %q[%5181] : memref<?xf32>
            %5182 = arith.addi %5181, %c17 : index
            memref.store %5054, %q[%5182] : memref<?xf32>
          } else {
            %5183 = arith.addi %5015, %5037 : index
            memref.store %5045, %22[%5183] : memref<?xf32>
            %5184 = arith.addi %5015, %5037 : index
            %5185 = arith.addi %5184, %c17 : index
            memref.store %5054, %22[%5185] : memref<?xf32>
          }
        }
      }
    }
    %5186 = arith.addi %5008, %c51 : index
    %5187 = arith.addi %5007, %5186 : index
    %5188 = arith.cmpi slt, %5187, %24 : index
    %5189 = arith.cmpi slt, %5186, %c15 : index
    %5190 = arith.andi %5188, %5189 : i1
    scf.if %5190 {
      %5191 = arith.addi %5007, %5186 : index
      %5192 = arith.muli %5186, %c35 : index
      %5193 = wave.lane
      %5194 = arith.addi %5193, %c9 : index
      %5195 = arith.cmpi eq, %hasBias, %c10 : index
      %5196 = arith.addi %5192, %5194 : index
      %5197 = memref.load %22[%5196] : memref<?xf32>
      %5198 = arith.muli %0, %c35 : index
      %5199 = arith.addi %5198, %5194 : index
      %5200 = memref.load %bias[%5199] : memref<?xf32>
      %5201 = arith.addf %5197, %5200 : f32
      %5202 = arith.select %5195, %5201, %5197 : f32
      %5203 = arith.addi %5194, %c17 : index
      %5204 = arith.cmpi eq, %hasBias, %c10 : index
      %5205 = arith.addi %5192, %5203 : index
      %5206 = memref.load %22[%5205] : memref<?xf32>
      %5207 = arith.muli %0, %c35 : index
      %5208 = arith.addi %5207, %5203 : index
      %5209 = memref.load %bias[%5208] : memref<?xf32>
      %5210 = arith.addf %5206, %5209 : f32
      %5211 = arith.select %5204, %5210, %5206 : f32
      %5212 = arith.addi %5193, %c16 : index
      %5213 = arith.cmpi slt, %5212, %c17 : index
      %5214 = arith.minsi %5212, %c44 : index
      %5215 = arith.cmpi eq, %hasBias, %c10 : index
      %5216 = arith.addi %5192, %5214 : index
      %5217 = memref.load %22[%5216] : memref<?xf32>
      %5218 = arith.muli %0, %c35 : index
      %5219 = arith.addi %5218, %5214 : index
      %5220 = memref.load %bias[%5219] : memref<?xf32>
      %5221 = arith.addf %5217, %5220 : f32
      %5222 = arith.select %5215, %5221, %5217 : f32
      %5223 = arith.addi %5214, %c17 : index
      %5224 = arith.cmpi eq, %hasBias, %c10 : index
      %5225 = arith.addi %5192, %5223 : index
      %5226 = memref.load %22[%5225] : memref<?xf32>
      %5227 = arith.muli %0, %c35 : index
      %5228 = arith.addi %5227, %5223 : index
      %5229 = memref.load %bias[%5228] : memref<?xf32>
      %5230 = arith.addf %5226, %5229 : f32
      %5231 = arith.select %5224, %5230, %5226 : f32
      %5232 = arith.addi %heads, %kvHeads : index
      %5233 = arith.cmpi slt, %0, %5232 : index
      scf.if %5233 {
        %5234 = arith.addi %positionsAt, %5191 : index
        %5235 = memref.load %step[%5234] : memref<?xi32>
        %5236 = arith.index_cast %5235 : i32 to index
        %5237 = arith.cmpi eq, %hasNorm, %c10 : index
        %5238 = math.fma %5202, %5202, %c47 : f32
        %5239 = math.fma %5211, %5211, %5238 : f32
        %5240 = math.fma %5222, %5222, %5239 : f32
        %5241 = arith.select %5213, %5240, %5239 : f32
        %5242 = math.fma %5231, %5231, %5241 : f32
        %5243 = arith.select %5213, %5242, %5241 : f32
        %5244 = vector.broadcast %5243 : f32 to vector<1xf32>
        %5245 = wave.reduce "add" %5244 : vector<1xf32>
        %5246 = arith.mulf %5245, %inverseHeadDim : f32
        %5247 = arith.addf %5246, %epsilon : f32
        %5248 = math.sqrt %5247 : f32
        %5249 = arith.divf %c49, %5248 : f32
        %5250 = arith.cmpi slt, %0, %heads : index
        %5251 = arith.addi %5194, %c17 : index
        %5252 = memref.load %query_norm[%5194] : memref<?xf32>
        %5253 = memref.load %key_norm[%5194] : memref<?xf32>
        %5254 = arith.select %5250, %5252, %5253 : f32
        %5255 = arith.mulf %5202, %5249 : f32
        %5256 = arith.mulf %5255, %5254 : f32
        %5257 = arith.select %5237, %5256, %5202 : f32
        %5258 = memref.load %query_norm[%5251] : memref<?xf32>
        %5259 = memref.load %key_norm[%5251] : memref<?xf32>
        %5260 = arith.select %5250, %5258, %5259 : f32
        %5261 = arith.mulf %5211, %5249 : f32
        %5262 = arith.mulf %5261, %5260 : f32
        %5263 = arith.select %5237, %5262, %5211 : f32
        %5264 = arith.addi %5214, %c17 : index
        %5265 = memref.load %query_norm[%5214] : memref<?xf32>
        %5266 = memref.load %key_norm[%5214] : memref<?xf32>
        %5267 = arith.select %5250, %5265, %5266 : f32
        %5268 = arith.mulf %5222, %5249 : f32
        %5269 = arith.mulf %5268, %5267 : f32
        %5270 = arith.select %5237, %5269, %5222 : f32
        %5271 = memref.load %query_norm[%5264] : memref<?xf32>
        %5272 = memref.load %key_norm[%5264] : memref<?xf32>
        %5273 = arith.select %5250, %5271, %5272 : f32
        %5274 = arith.mulf %5231, %5249 : f32
        %5275 = arith.mulf %5274, %5273 : f32
        %5276 = arith.select %5237, %5275, %5231 : f32
        %5277 = arith.remui %5236, %c22 : index
        %5278 = arith.muli %5277, %c35 : index
        %5279 = arith.addi %5278, %5194 : index
        %5280 = arith.divui %5236, %c22 : index
        %5281 = arith.addi %5280, %c22 : index
        %5282 = arith.muli %5281, %c35 : index
        %5283 = arith.addi %5282, %5194 : index
        %5284 = memref.load %rope[%5279] : memref<?xf32>
        %5285 = arith.addi %5279, %c17 : index
        %5286 = memref.load %rope[%5285] : memref<?xf32>
        %5287 = memref.load %rope[%5283] : memref<?xf32>
        %5288 = arith.addi %5283, %c17 : index
        %5289 = memref.load %rope[%5288] : memref<?xf32>
        %5290 = arith.mulf %5287, %5284 : f32
        %5291 = arith.mulf %5289, %5286 : f32
        %5292 = arith.subf %5290, %5291 : f32
        %5293 = arith.mulf %5289, %5284 : f32
        %5294 = arith.mulf %5287, %5286 : f32
        %5295 = arith.addf %5293, %5294 : f32
        %5296 = arith.mulf %5257, %5292 : f32
        %5297 = arith.mulf %5263, %5295 : f32
        %5298 = arith.subf %5296, %5297 : f32
        %5299 = arith.mulf %5263, %5292 : f32
        %5300 = arith.mulf %5257, %5295 : f32
        %5301 = arith.addf %5299, %5300 : f32
        %5302 = arith.cmpi slt, %0, %heads : index
        scf.if %5302 {
          %5303 = arith.muli %5191, %heads : index
          %5304 = arith.addi %5303, %0 : index
          %5305 = arith.muli %5304, %c35 : index
          %5306 = arith.addi %5305, %5194 : index
          memref.store %5298, %q[%5306] : memref<?xf32>
          %5307 = arith.addi %5306, %c17 : index
          memref.store %5301, %q[%5307] : memref<?xf32>
        } else {
          %5308 = arith.addi %5192, %5194 : index
          memref.store %5298, %22[%5308] : memref<?xf32>
          %5309 = arith.addi %5192, %5194 : index
          %5310 = arith.addi %5309, %c17 : index
          memref.store %5301, %22[%5310] : memref<?xf32>
        }
        %5311 = arith.remui %5236, %c22 : index
        %5312 = arith.muli %5311, %c35 : index
        %5313 = arith.addi %5312, %5214 : index
        %5314 = arith.divui %5236, %c22 : index
        %5315 = arith.addi %5314, %c22 : index
        %5316 = arith.muli %5315, %c35 : index
        %5317 = arith.addi %5316, %5214 : index
        %5318 = memref.load %rope[%5313] : memref<?xf32>
        %5319 = arith.addi %5313, %c17 : index
        %5320 = memref.load %rope[%5319] : memref<?xf32>
        %5321 = memref.load %rope[%5317] : memref<?xf32>
        %5322 = arith.addi %5317, %c17 : index
        %5323 = memref.load %rope[%5322] : memref<?xf32>
        %5324 = arith.mulf %5321, %5318 : f32
        %5325 = arith.mulf %5323, %5320 : f32
        %5326 = arith.subf %5324, %5325 : f32
        %5327 = arith.mulf %5323, %5318 : f32
        %5328 = arith.mulf %5321, %5320 : f32
        %5329 = arith.addf %5327, %5328 : f32
        %5330 = arith.mulf %5270, %5326 : f32
        %5331 = arith.mulf %5276, %5329 : f32
        %5332 = arith.subf %5330, %5331 : f32
        %5333 = arith.mulf %5276, %5326 : f32
        %5334 = arith.mulf %5270, %5329 : f32
        %5335 = arith.addf %5333, %5334 : f32
        scf.if %5213 {
          %5336 = arith.cmpi slt, %0, %heads : index
          scf.if %5336 {
            %5337 = arith.muli %5191, %heads : index
            %5338 = arith.addi %5337, %0 : index
            %5339 = arith.muli %5338, %c35 : index
            %5340 = arith.addi %5339, %5214 : index
            memref.store %5332, %q[%5340] : memref<?xf32>
            %5341 = arith.addi %5340, %c17 : index
            memref.store %5335, %q[%5341] : memref<?xf32>
          } else {
            %5342 = arith.addi %5192, %5214 : index
            memref.store %5332, %22[%5342] : memref<?xf32>
            %5343 = arith.addi %5192, %5214 : index
            %5344 = arith.addi %5343, %c17 : index
            memref.store %5335, %22[%5344] : memref<?xf32>
          }
        }
      } else {
        %5345 = arith.cmpi slt, %0, %heads : index
        scf.if %5345 {
          %5346 = arith.muli %5191, %heads : index
          %5347 = arith.addi %5346, %0 : index
          %5348 = arith.muli %5347, %c35 : index
          %5349 = arith.addi %5348, %5194 : index
          memref.store %5202, %q[%5349] : memref<?xf32>
          %5350 = arith.addi %5349, %c17 : index
          memref.store %5211, %q[%5350] : memref<?xf32>
        } else {
          %5351 = arith.addi %5192, %5194 : index
          memref.store %5202, %22[%5351] : memref<?xf32>
          %5352 = arith.addi %5192, %5194 : index
          %5353 = arith.addi %5352, %c17 : index
          memref.store %5211, %22[%5353] : memref<?xf32>
        }
        scf.if %5213 {
          %5354 = arith.cmpi slt, %0, %heads : index
          scf.if %5354 {
            %5355 = arith.muli %5191, %heads : index
            %5356 = arith.addi %5355, %0 : index
            %5357 = arith.muli %5356, %c35 : index
            %5358 = arith.addi %5357, %5214 : index
            memref.store %5222, %q[%5358] : memref<?xf32>
            %5359 = arith.addi %5358, %c17 : index
            memref.store %5231, %q[%5359] : memref<?xf32>
          } else {
            %5360 = arith.addi %5192, %5214 : index
            memref.store %5222, %22[%5360] : memref<?xf32>
            %5361 = arith.addi %5192, %5214 : index
            %5362 = arith.addi %5361, %c17 : index
            memref.store %5231, %22[%5362] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %5363 = arith.cmpi sge, %0, %heads : index
    scf.if %5363 {
      %5364 = arith.addi %5008, %c9 : index
      %5365 = arith.addi %5007, %5364 : index
      %5366 = arith.cmpi slt, %5365, %24 : index
      %5367 = arith.cmpi slt, %5364, %c15 : index
      %5368 = arith.andi %5366, %5367 : i1
      scf.if %5368 {
        %5369 = arith.addi %5007, %5364 : index
        %5370 = arith.addi %slotsAt, %5369 : index
        %5371 = memref.load %step[%5370] : memref<?xi32>
        %5372 = arith.index_cast %5371 : i32 to index
        %5373 = arith.cmpi sge, %5372, %c9 : index
        scf.if %5373 {
          %5374 = arith.muli %5364, %c35 : index
          %5375 = arith.subi %0, %heads : index
          %5376 = memref.load %scales[%5375] : memref<?xf32>
          %5377 = vector.broadcast %5376 : f32 to vector<4xf32>
          %5378 = arith.divui %5372, %c15 : index
          %5379 = arith.remui %5372, %c15 : index
          %5380 = arith.muli %5378, %pageBytes : index
          %5381 = arith.cmpi eq, %codec, %c9 : index
          scf.if %5381 {
            %5382 = wave.lane
            %5383 = arith.muli %5382, %c21 : index
            scf.for %5384 = %5383 to %c35 step %c7 {
              %5385 = arith.addi %5374, %5384 : index
              %5386 = vector.load %22[%5385] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5387 = arith.mulf %5386, %5377 : vector<4xf32>
              %5388 = arith.minimumf %5387, %c55 : vector<4xf32>
              %5389 = arith.maximumf %5388, %c56 : vector<4xf32>
              %5390 = arith.truncf %5389 : vector<4xf32> to vector<4xf16>
              %5391 = vector.bitcast %5390 : vector<4xf16> to vector<8xi8>
              %5392 = arith.cmpi slt, %5375, %kvHeads : index
              scf.if %5392 {
                %5393 = arith.muli %5375, %c11 : index
                %5394 = arith.addi %5380, %5393 : index
                %5395 = arith.divui %5384, %c15 : index
                %5396 = arith.muli %5395, %c57 : index
                %5397 = arith.remui %5384, %c15 : index
                %5398 = arith.divui %5397, %c4 : index
                %5399 = arith.muli %5398, %c22 : index
                %5400 = arith.muli %5379, %c15 : index
                %5401 = arith.addi %5399, %5400 : index
                %5402 = arith.remui %5397, %c4 : index
                %5403 = arith.muli %5402, %c5 : index
                %5404 = arith.addi %5401, %5403 : index
                %5405 = arith.addi %5396, %5404 : index
                %5406 = arith.addi %5394, %5405 : index
                vector.store %5391, %kv[%5406] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %5407 = arith.subi %5375, %kvHeads : index
                %5408 = arith.muli %5407, %c11 : index
                %5409 = arith.addi %5380, %5408 : index
                %5410 = arith.addi %5384, %c9 : index
                %5411 = arith.divui %5410, %c15 : index
                %5412 = arith.muli %5411, %c57 : index
                %5413 = arith.addi %5412, %c41 : index
                %5414 = arith.remui %5410, %c15 : index
                %5415 = arith.divui %5379, %c5 : index
                %5416 = arith.remui %5379, %c5 : index
                %5417 = arith.muli %5416, %c4 : index
                %5418 = arith.addi %5415, %5417 : index
                %5419 = arith.divui %5418, %c4 : index
                %5420 = arith.muli %5419, %c22 : index
                %5421 = arith.muli %5414, %c15 : index
                %5422 = arith.addi %5420, %5421 : index
                %5423 = arith.remui %5418, %c4 : index
                %5424 = arith.muli %5423, %c5 : index
                %5425 = arith.addi %5422, %5424 : index
                %5426 = arith.addi %5413, %5425 : index
                %5427 = arith.addi %5409, %5426 : index
                %5428 = vector.shuffle %5391, %5391 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %5428, %kv[%5427] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5429 = arith.addi %5384, %c10 : index
                %5430 = arith.divui %5429, %c15 : index
                %5431 = arith.muli %5430, %c57 : index
                %5432 = arith.addi %5431, %c41 : index
                %5433 = arith.remui %5429, %c15 : index
                %5434 = arith.divui %5379, %c5 : index
                %5435 = arith.remui %5379, %c5 : index
                %5436 = arith.muli %5435, %c4 : index
                %5437 = arith.addi %5434, %5436 : index
                %5438 = arith.divui %5437, %c4 : index
                %5439 = arith.muli %5438, %c22 : index
                %5440 = arith.muli %5433, %c15 : index
                %5441 = arith.addi %5439, %5440 : index
                %5442 = arith.remui %5437, %c4 : index
                %5443 = arith.muli %5442, %c5 : index
                %5444 = arith.addi %5441, %5443 : index
                %5445 = arith.addi %5432, %5444 : index
                %5446 = arith.addi %5409, %5445 : index
                %5447 = vector.shuffle %5391, %5391 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %5447, %kv[%5446] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5448 = arith.addi %5384, %c5 : index
                %5449 = arith.divui %5448, %c15 : index
                %5450 = arith.muli %5449, %c57 : index
                %5451 = arith.addi %5450, %c41 : index
                %5452 = arith.remui %5448, %c15 : index
                %5453 = arith.divui %5379, %c5 : index
                %5454 = arith.remui %5379, %c5 : index
                %5455 = arith.muli %5454, %c4 : index
                %5456 = arith.addi %5453, %5455 : index
                %5457 = arith.divui %5456, %c4 : index
                %5458 = arith.muli %5457, %c22 : index
                %5459 = arith.muli %5452, %c15 : index
                %5460 = arith.addi %5458, %5459 : index
                %5461 = arith.remui %5456, %c4 : index
                %5462 = arith.muli %5461, %c5 : index
                %5463 = arith.addi %5460, %5462 : index
                %5464 = arith.addi %5451, %5463 : index
                %5465 = arith.addi %5409, %5464 : index
                %5466 = vector.shuffle %5391, %5391 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %5466, %kv[%5465] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5467 = arith.addi %5384, %c2 : index
                %5468 = arith.divui %5467, %c15 : index
                %5469 = arith.muli %5468, %c57 : index
                %5470 = arith.addi %5469, %c41 : index
                %5471 = arith.remui %5467, %c15 : index
                %5472 = arith.divui %5379, %c5 : index
                %5473 = arith.remui %5379, %c5 : index
                %5474 = arith.muli %5473, %c4 : index
                %5475 = arith.addi %5472, %5474 : index
                %5476 = arith.divui %5475, %c4 : index
                %5477 = arith.muli %5476, %c22 : index
                %5478 = arith.muli %5471, %c15 : index
                %5479 = arith.addi %5477, %5478 : index
                %5480 = arith.remui %5475, %c4 : index
                %5481 = arith.muli %5480, %c5 : index
                %5482 = arith.addi %5479, %5481 : index
                %5483 = arith.addi %5470, %5482 : index
                %5484 = arith.addi %5409, %5483 : index
                %5485 = vector.shuffle %5391, %5391 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %5485, %kv[%5484] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %5486 = arith.cmpi eq, %codec, %c10 : index
          scf.if %5486 {
            %5487 = wave.lane
            %5488 = arith.muli %5487, %c21 : index
            scf.for %5489 = %5488 to %c35 step %c7 {
              %5490 = arith.addi %5374, %5489 : index
              %5491 = vector.load %22[%5490] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5492 = arith.mulf %5491, %5377 : vector<4xf32>
              %5493 = wave.fp8_encode "e4m3" %5492 : vector<4xf32> -> vector<4xi8>
              %5494 = arith.cmpi slt, %5375, %kvHeads : index
              scf.if %5494 {
                %5495 = arith.muli %5375, %c41 : index
                %5496 = arith.addi %5380, %5495 : index
                %5497 = vector.shuffle %5493, %5493 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5498 = arith.divui %5489, %c15 : index
                %5499 = arith.muli %5498, %c22 : index
                %5500 = arith.remui %5489, %c15 : index
                %5501 = arith.muli %5379, %c15 : index
                %5502 = arith.divui %5500, %c21 : index
                %5503 = arith.muli %5502, %c21 : index
                %5504 = arith.remui %5500, %c5 : index
                %5505 = arith.muli %5504, %c5 : index
                %5506 = arith.addi %5503, %5505 : index
                %5507 = arith.divui %5500, %c5 : index
                %5508 = arith.remui %5507, %c5 : index
                %5509 = arith.addi %5506, %5508 : index
                %5510 = arith.addi %5501, %5509 : index
                %5511 = arith.addi %5499, %5510 : index
                %5512 = arith.addi %5496, %5511 : index
                vector.store %5497, %kv[%5512] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5513 = arith.subi %5375, %kvHeads : index
                %5514 = arith.muli %5513, %c41 : index
                %5515 = arith.addi %5380, %5514 : index
                %5516 = arith.addi %5489, %c9 : index
                %5517 = arith.divui %5516, %c15 : index
                %5518 = arith.muli %5517, %c22 : index
                %5519 = arith.addi %5518, %c12 : index
                %5520 = arith.remui %5516, %c15 : index
                %5521 = arith.divui %5379, %c5 : index
                %5522 = arith.remui %5379, %c5 : index
                %5523 = arith.muli %5522, %c4 : index
                %5524 = arith.addi %5521, %5523 : index
                %5525 = arith.muli %5520, %c15 : index
                %5526 = arith.divui %5524, %c21 : index
                %5527 = arith.muli %5526, %c21 : index
                %5528 = arith.remui %5524, %c5 : index
                %5529 = arith.muli %5528, %c5 : index
                %5530 = arith.addi %5527, %5529 : index
                %5531 = arith.divui %5524, %c5 : index
                %5532 = arith.remui %5531, %c5 : index
                %5533 = arith.addi %5530, %5532 : index
                %5534 = arith.addi %5525, %5533 : index
                %5535 = arith.addi %5519, %5534 : index
                %5536 = arith.addi %5515, %5535 : index
                %5537 = vector.shuffle %5493, %5493 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5537, %kv[%5536] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5538 = arith.addi %5489, %c10 : index
                %5539 = arith.divui %5538, %c15 : index
                %5540 = arith.muli %5539, %c22 : index
                %5541 = arith.addi %5540, %c12 : index
                %5542 = arith.remui %5538, %c15 : index
                %5543 = arith.divui %5379, %c5 : index
                %5544 = arith.remui %5379, %c5 : index
                %5545 = arith.muli %5544, %c4 : index
                %5546 = arith.addi %5543, %5545 : index
                %5547 = arith.muli %5542, %c15 : index
                %5548 = arith.divui %5546, %c21 : index
                %5549 = arith.muli %5548, %c21 : index
                %5550 = arith.remui %5546, %c5 : index
                %5551 = arith.muli %5550, %c5 : index
                %5552 = arith.addi %5549, %5551 : index
                %5553 = arith.divui %5546, %c5 : index
                %5554 = arith.remui %5553, %c5 : index
                %5555 = arith.addi %5552, %5554 : index
                %5556 = arith.addi %5547, %5555 : index
                %5557 = arith.addi %5541, %5556 : index
                %5558 = arith.addi %5515, %5557 : index
                %5559 = vector.shuffle %5493, %5493 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5559, %kv[%5558] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5560 = arith.addi %5489, %c5 : index
                %5561 = arith.divui %5560, %c15 : index
                %5562 = arith.muli %5561, %c22 : index
                %5563 = arith.addi %5562, %c12 : index
                %5564 = arith.remui %5560, %c15 : index
                %5565 = arith.divui %5379, %c5 : index
                %5566 = arith.remui %5379, %c5 : index
                %5567 = arith.muli %5566, %c4 : index
                %5568 = arith.addi %5565, %5567 : index
                %5569 = arith.muli %5564, %c15 : index
                %5570 = arith.divui %5568, %c21 : index
                %5571 = arith.muli %5570, %c21 : index
                %5572 = arith.remui %5568, %c5 : index
                %5573 = arith.muli %5572, %c5 : index
                %5574 = arith.addi %5571, %5573 : index
                %5575 = arith.divui %5568, %c5 : index
                %5576 = arith.remui %5575, %c5 : index
                %5577 = arith.addi %5574, %5576 : index
                %5578 = arith.addi %5569, %5577 : index
                %5579 = arith.addi %5563, %5578 : index
                %5580 = arith.addi %5515, %5579 : index
                %5581 = vector.shuffle %5493, %5493 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5581, %kv[%5580] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5582 = arith.addi %5489, %c2 : index
                %5583 = arith.divui %5582, %c15 : index
                %5584 = arith.muli %5583, %c22 : index
                %5585 = arith.addi %5584, %c12 : index
                %5586 = arith.remui %5582, %c15 : index
                %5587 = arith.divui %5379, %c5 : index
                %5588 = arith.remui %5379, %c5 : index
                %5589 = arith.muli %5588, %c4 : index
                %5590 = arith.addi %5587, %5589 : index
                %5591 = arith.muli %5586, %c15 : index
                %5592 = arith.divui %5590, %c21 : index
                %5593 = arith.muli %5592, %c21 : index
                %5594 = arith.remui %5590, %c5 : index
                %5595 = arith.muli %5594, %c5 : index
                %5596 = arith.addi %5593, %5595 : index
                %5597 = arith.divui %5590, %c5 : index
                %5598 = arith.remui %5597, %c5 : index
                %5599 = arith.addi %5596, %5598 : index
                %5600 = arith.addi %5591, %5599 : index
                %5601 = arith.addi %5585, %5600 : index
                %5602 = arith.addi %5515, %5601 : index
                %5603 = vector.shuffle %5493, %5493 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5603, %kv[%5602] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %5604 = arith.cmpi eq, %codec, %c5 : index
          scf.if %5604 {
            %5605 = wave.lane
            %5606 = arith.muli %5605, %c21 : index
            scf.for %5607 = %5606 to %c35 step %c7 {
              %5608 = arith.addi %5374, %5607 : index
              %5609 = vector.load %22[%5608] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5610 = arith.mulf %5609, %5377 : vector<4xf32>
              %5611 = wave.fp8_encode "e5m2" %5610 : vector<4xf32> -> vector<4xi8>
              %5612 = arith.cmpi slt, %5375, %kvHeads : index
              scf.if %5612 {
                %5613 = arith.muli %5375, %c41 : index
                %5614 = arith.addi %5380, %5613 : index
                %5615 = vector.shuffle %5611, %5611 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5616 = arith.divui %5607, %c15 : index
                %5617 = arith.muli %5616, %c22 : index
                %5618 = arith.remui %5607, %c15 : index
                %5619 = arith.muli %5379, %c15 : index
                %5620 = arith.divui %5618, %c21 : index
                %5621 = arith.muli %5620, %c21 : index
                %5622 = arith.remui %5618, %c5 : index
                %5623 = arith.muli %5622, %c5 : index
                %5624 = arith.addi %5621, %5623 : index
                %5625 = arith.divui %5618, %c5 : index
                %5626 = arith.remui %5625, %c5 : index
                %5627 = arith.addi %5624, %5626 : index
                %5628 = arith.addi %5619, %5627 : index
                %5629 = arith.addi %5617, %5628 : index
                %5630 = arith.addi %5614, %5629 : index
                vector.store %5615, %kv[%5630] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5631 = arith.subi %5375, %kvHeads : index
                %5632 = arith.muli %5631, %c41 : index
                %5633 = arith.addi %5380, %5632 : index
                %5634 = arith.addi %5607, %c9 : index
                %5635 = arith.divui %5634, %c15 : index
                %5636 = arith.muli %5635, %c22 : index
                %5637 = arith.addi %5636, %c12 : index
                %5638 = arith.remui %5634, %c15 : index
                %5639 = arith.divui %5379, %c5 : index
                %5640 = arith.remui %5379, %c5 : index
                %5641 = arith.muli %5640, %c4 : index
                %5642 = arith.addi %5639, %5641 : index
                %5643 = arith.muli %5638, %c15 : index
                %5644 = arith.divui %5642, %c21 : index
                %5645 = arith.muli %5644, %c21 : index
                %5646 = arith.remui %5642, %c5 : index
                %5647 = arith.muli %5646, %c5 : index
                %5648 = arith.addi %5645, %5647 : index
                %5649 = arith.divui %5642, %c5 : index
                %5650 = arith.remui %5649, %c5 : index
                %5651 = arith.addi %5648, %5650 : index
                %5652 = arith.addi %5643, %5651 : index
                %5653 = arith.addi %5637, %5652 : index
                %5654 = arith.addi %5633, %5653 : index
                %5655 = vector.shuffle %5611, %5611 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5655, %kv[%5654] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5656 = arith.addi %5607, %c10 : index
                %5657 = arith.divui %5656, %c15 : index
                %5658 = arith.muli %5657, %c22 : index
                %5659 = arith.addi %5658, %c12 : index
                %5660 = arith.remui %5656, %c15 : index
                %5661 = arith.divui %5379, %c5 : index
                %5662 = arith.remui %5379, %c5 : index
                %5663 = arith.muli %5662, %c4 : index
                %5664 = arith.addi %5661, %5663 : index
                %5665 = arith.muli %5660, %c15 : index
                %5666 = arith.divui %5664, %c21 : index
                %5667 = arith.muli %5666, %c21 : index
                %5668 = arith.remui %5664, %c5 : index
                %5669 = arith.muli %5668, %c5 : index
                %5670 = arith.addi %5667, %5669 : index
                %5671 = arith.divui %5664, %c5 : index
                %5672 = arith.remui %5671, %c5 : index
                %5673 = arith.addi %5670, %5672 : index
                %5674 = arith.addi %5665, %5673 : index
                %5675 = arith.addi %5659, %5674 : index
                %5676 = arith.addi %5633, %5675 : index
                %5677 = vector.shuffle %5611, %5611 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5677, %kv[%5676] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5678 = arith.addi %5607, %c5 : index
                %5679 = arith.divui %5678, %c15 : index
                %5680 = arith.muli %5679, %c22 : index
                %5681 = arith.addi %5680, %c12 : index
                %5682 = arith.remui %5678, %c15 : index
                %5683 = arith.divui %5379, %c5 : index
                %5684 = arith.remui %5379, %c5 : index
                %5685 = arith.muli %5684, %c4 : index
                %5686 = arith.addi %5683, %5685 : index
                %5687 = arith.muli %5682, %c15 : index
                %5688 = arith.divui %5686, %c21 : index
                %5689 = arith.muli %5688, %c21 : index
                %5690 = arith.remui %5686, %c5 : index
                %5691 = arith.muli %5690, %c5 : index
                %5692 = arith.addi %5689, %5691 : index
                %5693 = arith.divui %5686, %c5 : index
                %5694 = arith.remui %5693, %c5 : index
                %5695 = arith.addi %5692, %5694 : index
                %5696 = arith.addi %5687, %5695 : index
                %5697 = arith.addi %5681, %5696 : index
                %5698 = arith.addi %5633, %5697 : index
                %5699 = vector.shuffle %5611, %5611 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5699, %kv[%5698] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5700 = arith.addi %5607, %c2 : index
                %5701 = arith.divui %5700, %c15 : index
                %5702 = arith.muli %5701, %c22 : index
                %5703 = arith.addi %5702, %c12 : index
                %5704 = arith.remui %5700, %c15 : index
                %5705 = arith.divui %5379, %c5 : index
                %5706 = arith.remui %5379, %c5 : index
                %5707 = arith.muli %5706, %c4 : index
                %5708 = arith.addi %5705, %5707 : index
                %5709 = arith.muli %5704, %c15 : index
                %5710 = arith.divui %5708, %c21 : index
                %5711 = arith.muli %5710, %c21 : index
                %5712 = arith.remui %5708, %c5 : index
                %5713 = arith.muli %5712, %c5 : index
                %5714 = arith.addi %5711, %5713 : index
                %5715 = arith.divui %5708, %c5 : index
                %5716 = arith.remui %5715, %c5 : index
                %5717 = arith.addi %5714, %5716 : index
                %5718 = arith.addi %5709, %5717 : index
                %5719 = arith.addi %5703, %5718 : index
                %5720 = arith.addi %5633, %5719 : index
                %5721 = vector.shuffle %5611, %5611 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5721, %kv[%5720] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %5722 = arith.addi %5008, %c51 : index
      %5723 = arith.addi %5007, %5722 : index
      %5724 = arith.cmpi slt, %5723, %24 : index
      %5725 = arith.cmpi slt, %5722, %c15 : index
      %5726 = arith.andi %5724, %5725 : i1
      scf.if %5726 {
        %5727 = arith.addi %5007, %5722 : index
        %5728 = arith.addi %slotsAt, %5727 : index
        %5729 = memref.load %step[%5728] : memref<?xi32>
        %5730 = arith.index_cast %5729 : i32 to index
        %5731 = arith.cmpi sge, %5730, %c9 : index
        scf.if %5731 {
          %5732 = arith.muli %5722, %c35 : index
          %5733 = arith.subi %0, %heads : index
          %5734 = memref.load %scales[%5733] : memref<?xf32>
          %5735 = vector.broadcast %5734 : f32 to vector<4xf32>
          %5736 = arith.divui %5730, %c15 : index
          %5737 = arith.remui %5730, %c15 : index
          %5738 = arith.muli %5736, %pageBytes : index
          %5739 = arith.cmpi eq, %codec, %c9 : index
          scf.if %5739 {
            %5740 = wave.lane
            %5741 = arith.muli %5740, %c21 : index
            scf.for %5742 = %5741 to %c35 step %c7 {
              %5743 = arith.addi %5732, %5742 : index
              %5744 = vector.load %22[%5743] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5745 = arith.mulf %5744, %5735 : vector<4xf32>
              %5746 = arith.minimumf %5745, %c55 : vector<4xf32>
              %5747 = arith.maximumf %5746, %c56 : vector<4xf32>
              %5748 = arith.truncf %5747 : vector<4xf32> to vector<4xf16>
              %5749 = vector.bitcast %5748 : vector<4xf16> to vector<8xi8>
              %5750 = arith.cmpi slt, %5733, %kvHeads : index
              scf.if %5750 {
                %5751 = arith.muli %5733, %c11 : index
                %5752 = arith.addi %5738, %5751 : index
                %5753 = arith.divui %5742, %c15 : index
                %5754 = arith.muli %5753, %c57 : index
                %5755 = arith.remui %5742, %c15 : index
                %5756 = arith.divui %5755, %c4 : index
                %5757 = arith.muli %5756, %c22 : index
                %5758 = arith.muli %5737, %c15 : index
                %5759 = arith.addi %5757, %5758 : index
                %5760 = arith.remui %5755, %c4 : index
                %5761 = arith.muli %5760, %c5 : index
                %5762 = arith.addi %5759, %5761 : index
                %5763 = arith.addi %5754, %5762 : index
                %5764 = arith.addi %5752, %5763 : index
                vector.store %5749, %kv[%5764] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %5765 = arith.subi %5733, %kvHeads : index
                %5766 = arith.muli %5765, %c11 : index
                %5767 = arith.addi %5738, %5766 : index
                %5768 = arith.addi %5742, %c9 : index
                %5769 = arith.divui %5768, %c15 : index
                %5770 = arith.muli %5769, %c57 : index
                %5771 = arith.addi %5770, %c41 : index
                %5772 = arith.remui %5768, %c15 : index
                %5773 = arith.divui %5737, %c5 : index
                %5774 = arith.remui %5737, %c5 : index
                %5775 = arith.muli %5774, %c4 : index
                %5776 = arith.addi %5773, %5775 : index
                %5777 = arith.divui %5776, %c4 : index
                %5778 = arith.muli %5777, %c22 : index
                %5779 = arith.muli %5772, %c15 : index
                %5780 = arith.addi %5778, %5779 : index
                %5781 = arith.remui %5776, %c4 : index
                %5782 = arith.muli %5781, %c5 : index
                %5783 = arith.addi %5780, %5782 : index
                %5784 = arith.addi %5771, %5783 : index
                %5785 = arith.addi %5767, %5784 : index
                %5786 = vector.shuffle %5749, %5749 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %5786, %kv[%5785] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5787 = arith.addi %5742, %c10 : index
                %5788 = arith.divui %5787, %c15 : index
                %5789 = arith.muli %5788, %c57 : index
                %5790 = arith.addi %5789, %c41 : index
                %5791 = arith.remui %5787, %c15 : index
                %5792 = arith.divui %5737, %c5 : index
                %5793 = arith.remui %5737, %c5 : index
                %5794 = arith.muli %5793, %c4 : index
                %5795 = arith.addi %5792, %5794 : index
                %5796 = arith.divui %5795, %c4 : index
                %5797 = arith.muli %5796, %c22 : index
                %5798 = arith.muli %5791, %c15 : index
                %5799 = arith.addi %5797, %5798 : index
                %5800 = arith.remui %5795, %c4 : index
                %5801 = arith.muli %5800, %c5 : index
                %5802 = arith.addi %5799, %5801 : index
                %5803 = arith.addi %5790, %5802 : index
                %5804 = arith.addi %5767, %5803 : index
                %5805 = vector.shuffle %5749, %5749 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %5805, %kv[%5804] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5806 = arith.addi %5742, %c5 : index
                %5807 = arith.divui %5806, %c15 : index
                %5808 = arith.muli %5807, %c57 : index
                %5809 = arith.addi %5808, %c41 : index
                %5810 = arith.remui %5806, %c15 : index
                %5811 = arith.divui %5737, %c5 : index
                %5812 = arith.remui %5737, %c5 : index
                %5813 = arith.muli %5812, %c4 : index
                %5814 = arith.addi %5811, %5813 : index
                %5815 = arith.divui %5814, %c4 : index
                %5816 = arith.muli %5815, %c22 : index
                %5817 = arith.muli %5810, %c15 : index
                %5818 = arith.addi %5816, %5817 : index
                %5819 = arith.remui %5814, %c4 : index
                %5820 = arith.muli %5819, %c5 : index
                %5821 = arith.addi %5818, %5820 : index
                %5822 = arith.addi %5809, %5821 : index
                %5823 = arith.addi %5767, %5822 : index
                %5824 = vector.shuffle %5749, %5749 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %5824, %kv[%5823] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5825 = arith.addi %5742, %c2 : index
                %5826 = arith.divui %5825, %c15 : index
                %5827 = arith.muli %5826, %c57 : index
                %5828 = arith.addi %5827, %c41 : index
                %5829 = arith.remui %5825, %c15 : index
                %5830 = arith.divui %5737, %c5 : index
                %5831 = arith.remui %5737, %c5 : index
                %5832 = arith.muli %5831, %c4 : index
                %5833 = arith.addi %5830, %5832 : index
                %5834 = arith.divui %5833, %c4 : index
                %5835 = arith.muli %5834, %c22 : index
                %5836 = arith.muli %5829, %c15 : index
                %5837 = arith.addi %5835, %5836 : index
                %5838 = arith.remui %5833, %c4 : index
                %5839 = arith.muli %5838, %c5 : index
                %5840 = arith.addi %5837, %5839 : index
                %5841 = arith.addi %5828, %5840 : index
                %5842 = arith.addi %5767, %5841 : index
                %5843 = vector.shuffle %5749, %5749 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %5843, %kv[%5842] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %5844 = arith.cmpi eq, %codec, %c10 : index
          scf.if %5844 {
            %5845 = wave.lane
            %5846 = arith.muli %5845, %c21 : index
            scf.for %5847 = %5846 to %c35 step %c7 {
              %5848 = arith.addi %5732, %5847 : index
              %5849 = vector.load %22[%5848] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5850 = arith.mulf %5849, %5735 : vector<4xf32>
              %5851 = wave.fp8_encode "e4m3" %5850 : vector<4xf32> -> vector<4xi8>
              %5852 = arith.cmpi slt, %5733, %kvHeads : index
              scf.if %5852 {
                %5853 = arith.muli %5733, %c41 : index
                %5854 = arith.addi %5738, %5853 : index
                %5855 = vector.shuffle %5851, %5851 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5856 = arith.divui %5847, %c15 : index
                %5857 = arith.muli %5856, %c22 : index
                %5858 = arith.remui %5847, %c15 : index
                %5859 = arith.muli %5737, %c15 : index
                %5860 = arith.divui %5858, %c21 : index
                %5861 = arith.muli %5860, %c21 : index
                %5862 = arith.remui %5858, %c5 : index
                %5863 = arith.muli %5862, %c5 : index
                %5864 = arith.addi %5861, %5863 : index
                %5865 = arith.divui %5858, %c5 : index
                %5866 = arith.remui %5865, %c5 : index
                %5867 = arith.addi %5864, %5866 : index
                %5868 = arith.addi %5859, %5867 : index
                %5869 = arith.addi %5857, %5868 : index
                %5870 = arith.addi %5854, %5869 : index
                vector.store %5855, %kv[%5870] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5871 = arith.subi %5733, %kvHeads : index
                %5872 = arith.muli %5871, %c41 : index
                %5873 = arith.addi %5738, %5872 : index
                %5874 = arith.addi %5847, %c9 : index
                %5875 = arith.divui %5874, %c15 : index
                %5876 = arith.muli %5875, %c22 : index
                %5877 = arith.addi %5876, %c12 : index
                %5878 = arith.remui %5874, %c15 : index
                %5879 = arith.divui %5737, %c5 : index
                %5880 = arith.remui %5737, %c5 : index
                %5881 = arith.muli %5880, %c4 : index
                %5882 = arith.addi %5879, %5881 : index
                %5883 = arith.muli %5878, %c15 : index
                %5884 = arith.divui %5882, %c21 : index
                %5885 = arith.muli %5884, %c21 : index
                %5886 = arith.remui %5882, %c5 : index
                %5887 = arith.muli %5886, %c5 : index
                %5888 = arith.addi %5885, %5887 : index
                %5889 = arith.divui %5882, %c5 : index
                %5890 = arith.remui %5889, %c5 : index
                %5891 = arith.addi %5888, %5890 : index
                %5892 = arith.addi %5883, %5891 : index
                %5893 = arith.addi %5877, %5892 : index
                %5894 = arith.addi %5873, %5893 : index
                %5895 = vector.shuffle %5851, %5851 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5895, %kv[%5894] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5896 = arith.addi %5847, %c10 : index
                %5897 = arith.divui %5896, %c15 : index
                %5898 = arith.muli %5897, %c22 : index
                %5899 = arith.addi %5898, %c12 : index
                %5900 = arith.remui %5896, %c15 : index
                %5901 = arith.divui %5737, %c5 : index
                %5902 = arith.remui %5737, %c5 : index
                %5903 = arith.muli %5902, %c4 : index
                %5904 = arith.addi %5901, %5903 : index
                %5905 = arith.muli %5900, %c15 : index
                %5906 = arith.divui %5904, %c21 : index
                %5907 = arith.muli %5906, %c21 : index
                %5908 = arith.remui %5904, %c5 : index
                %5909 = arith.muli %5908, %c5 : index
                %5910 = arith.addi %5907, %5909 : index
                %5911 = arith.divui %5904, %c5 : index
                %5912 = arith.remui %5911, %c5 : index
                %5913 = arith.addi %5910, %5912 : index
                %5914 = arith.addi %5905, %5913 : index
                %5915 = arith.addi %5899, %5914 : index
                %5916 = arith.addi %5873, %5915 : index
                %5917 = vector.shuffle %5851, %5851 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5917, %kv[%5916] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5918 = arith.addi %5847, %c5 : index
                %5919 = arith.divui %5918, %c15 : index
                %5920 = arith.muli %5919, %c22 : index
                %5921 = arith.addi %5920, %c12 : index
                %5922 = arith.remui %5918, %c15 : index
                %5923 = arith.divui %5737, %c5 : index
                %5924 = arith.remui %5737, %c5 : index
                %5925 = arith.muli %5924, %c4 : index
                %5926 = arith.addi %5923, %5925 : index
                %5927 = arith.muli %5922, %c15 : index
                %5928 = arith.divui %5926, %c21 : index
                %5929 = arith.muli %5928, %c21 : index
                %5930 = arith.remui %5926, %c5 : index
                %5931 = arith.muli %5930, %c5 : index
                %5932 = arith.addi %5929, %5931 : index
                %5933 = arith.divui %5926, %c5 : index
                %5934 = arith.remui %5933, %c5 : index
                %5935 = arith.addi %5932, %5934 : index
                %5936 = arith.addi %5927, %5935 : index
                %5937 = arith.addi %5921, %5936 : index
                %5938 = arith.addi %5873, %5937 : index
                %5939 = vector.shuffle %5851, %5851 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5939, %kv[%5938] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5940 = arith.addi %5847, %c2 : index
                %5941 = arith.divui %5940, %c15 : index
                %5942 = arith.muli %5941, %c22 : index
                %5943 = arith.addi %5942, %c12 : index
                %5944 = arith.remui %5940, %c15 : index
                %5945 = arith.divui %5737, %c5 : index
                %5946 = arith.remui %5737, %c5 : index
                %5947 = arith.muli %5946, %c4 : index
                %5948 = arith.addi %5945, %5947 : index
                %5949 = arith.muli %5944, %c15 : index
                %5950 = arith.divui %5948, %c21 : index
                %5951 = arith.muli %5950, %c21 : index
                %5952 = arith.remui %5948, %c5 : index
                %5953 = arith.muli %5952, %c5 : index
                %5954 = arith.addi %5951, %5953 : index
                %5955 = arith.divui %5948, %c5 : index
                %5956 = arith.remui %5955, %c5 : index
                %5957 = arith.addi %5954, %5956 : index
                %5958 = arith.addi %5949, %5957 : index
                %5959 = arith.addi %5943, %5958 : index
                %5960 = arith.addi %5873, %5959 : index
                %5961 = vector.shuffle %5851, %5851 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5961, %kv[%5960] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %5962 = arith.cmpi eq, %codec, %c5 : index
          scf.if %5962 {
            %5963 = wave.lane
            %5964 = arith.muli %5963, %c21 : index
            scf.for %5965 = %5964 to %c35 step %c7 {
              %5966 = arith.addi %5732, %5965 : index
              %5967 = vector.load %22[%5966] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5968 = arith.mulf %5967, %5735 : vector<4xf32>
              %5969 = wave.fp8_encode "e5m2" %5968 : vector<4xf32> -> vector<4xi8>
              %5970 = arith.cmpi slt, %5733, %kvHeads : index
              scf.if %5970 {
                %5971 = arith.muli %5733, %c41 : index
                %5972 = arith.addi %5738, %5971 : index
                %5973 = vector.shuffle %5969, %5969 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5974 = arith.divui %5965, %c15 : index
                %5975 = arith.muli %5974, %c22 : index
                %5976 = arith.remui %5965, %c15 : index
                %5977 = arith.muli %5737, %c15 : index
                %5978 = arith.divui %5976, %c21 : index
                %5979 = arith.muli %5978, %c21 : index
                %5980 = arith.remui %5976, %c5 : index
                %5981 = arith.muli %5980, %c5 : index
                %5982 = arith.addi %5979, %5981 : index
                %5983 = arith.divui %5976, %c5 : index
                %5984 = arith.remui %5983, %c5 : index
                %5985 = arith.addi %5982, %5984 : index
                %5986 = arith.addi %5977, %5985 : index
                %5987 = arith.addi %5975, %5986 : index
                %5988 = arith.addi %5972, %5987 : index
                vector.store %5973, %kv[%5988] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5989 = arith.subi %5733, %kvHeads : index
                %5990 = arith.muli %5989, %c41 : index
                %5991 = arith.addi %5738, %5990 : index
                %5992 = arith.addi %5965, %c9 : index
                %5993 = arith.divui %5992, %c15 : index
                %5994 = arith.muli %5993, %c22 : index
                %5995 = arith.addi %5994, %c12 : index
                %5996 = arith.remui %5992, %c15 : index
                %5997 = arith.divui %5737, %c5 : index
                %5998 = arith.remui %5737, %c5 : index
                %5999 = arith.muli %5998, %c4 : index
                %6000 = arith.addi %5997, %5999 : index
                %6001 = arith.muli %5996, %c15 : index
                %6002 = arith.divui %6000, %c21 : index
                %6003 = arith.muli %6002, %c21 : index
                %6004 = arith.remui %6000, %c5 : index
                %6005 = arith.muli %6004, %c5 : index
                %6006 = arith.addi %6003, %6005 : index
                %6007 = arith.divui %6000, %c5 : index
                %6008 = arith.remui %6007, %c5 : index
                %6009 = arith.addi %6006, %6008 : index
                %6010 = arith.addi %6001, %6009 : index
                %6011 = arith.addi %5995, %6010 : index
                %6012 = arith.addi %5991, %6011 : index
                %6013 = vector.shuffle %5969, %5969 [0] : vector<4xi8>, vector<4xi8>
                vector.store %6013, %kv[%6012] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %6014 = arith.addi %5965, %c10 : index
                %6015 = arith.divui %6014, %c15 : index
                %6016 = arith.muli %6015, %c22 : index
                %6017 = arith.addi %6016, %c12 : index
                %6018 = arith.remui %6014, %c15 : index
                %6019 = arith.divui %5737, %c5 : index
                %6020 = arith.remui %5737, %c5 : index
                %6021 = arith.muli %6020, %c4 : index
                %6022 = arith.addi %6019, %6021 : index
                %6023 = arith.muli %6018, %c15 : index
                %6024 = arith.divui %6022, %c21 : index
                %6025 = arith.muli %6024, %c21 : index
                %6026 = arith.remui %6022, %c5 : index
                %6027 = arith.muli %6026, %c5 : index
                %6028 = arith.addi %6025, %6027 : index
                %6029 = arith.divui %6022, %c5 : index
                %6030 = arith.remui %6029, %c5 : index
                %6031 = arith.addi %6028, %6030 : index
                %6032 = arith.addi %6023, %6031 : index
                %6033 = arith.addi %6017, %6032 : index
                %6034 = arith.addi %5991, %6033 : index
                %6035 = vector.shuffle %5969, %5969 [1] : vector<4xi8>, vector<4xi8>
                vector.store %6035, %kv[%6034] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %6036 = arith.addi %5965, %c5 : index
                %6037 = arith.divui %6036, %c15 : index
                %6038 = arith.muli %6037, %c22 : index
                %6039 = arith.addi %6038, %c12 : index
                %6040 = arith.remui %6036, %c15 : index
                %6041 = arith.divui %5737, %c5 : index
                %6042 = arith.remui %5737, %c5 : index
                %6043 = arith.muli %6042, %c4 : index
                %6044 = arith.addi %6041, %6043 : index
                %6045 = arith.muli %6040, %c15 : index
                %6046 = arith.divui %6044, %c21 : index
                %6047 = arith.muli %6046, %c21 : index
                %6048 = arith.remui %6044, %c5 : index
                %6049 = arith.muli %6048, %c5 : index
                %6050 = arith.addi %6047, %6049 : index
                %6051 = arith.divui %6044, %c5 : index
                %6052 = arith.remui %6051, %c5 : index
                %6053 = arith.addi %6050, %6052 : index
                %6054 = arith.addi %6045, %6053 : index
                %6055 = arith.addi %6039, %6054 : index
                %6056 = arith.addi %5991, %6055 : index
                %6057 = vector.shuffle %5969, %5969 [2] : vector<4xi8>, vector<4xi8>
                vector.store %6057, %kv[%6056] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %6058 = arith.addi %5965, %c2 : index
                %6059 = arith.divui %6058, %c15 : index
                %6060 = arith.muli %6059, %c22 : index
                %6061 = arith.addi %6060, %c12 : index
                %6062 = arith.remui %6058, %c15 : index
                %6063 = arith.divui %5737, %c5 : index
                %6064 = arith.remui %5737, %c5 : index
                %6065 = arith.muli %6064, %c4 : index
                %6066 = arith.addi %6063, %6065 : index
                %6067 = arith.muli %6062, %c15 : index
                %6068 = arith.divui %6066, %c21 : index
                %6069 = arith.muli %6068, %c21 : index
                %6070 = arith.remui %6066, %c5 : index
                %6071 = arith.muli %6070, %c5 : index
                %6072 = arith.addi %6069, %6071 : index
                %6073 = arith.divui %6066, %c5 : index
                %6074 = arith.remui %6073, %c5 : index
                %6075 = arith.addi %6072, %6074 : index
                %6076 = arith.addi %6067, %6075 : index
                %6077 = arith.addi %6061, %6076 : index
                %6078 = arith.addi %5991, %6077 : index
                %6079 = vector.shuffle %5969, %5969 [3] : vector<4xi8>, vector<4xi8>
                vector.store %6079, %kv[%6078] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
