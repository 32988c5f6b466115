// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q8_k', dim=128, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q8_k_d128_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 16 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 4 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 256 : index
  %c8 = arith.constant 32 : index
  %c9 = arith.constant 127 : index
  %c10 = arith.constant 128 : index
  %c11 = arith.constant 8 : index
  %c12 = arith.constant 0 : index
  %c13 = arith.constant 8192 : index
  %c14 = arith.constant 2048 : index
  %c15 = arith.constant 64 : index
  %tileRows = wave.param "tileRows" : index
  %c17 = arith.constant 48 : index
  %c18 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c21 = arith.constant dense<0> : vector<4xi32>
  %c22 = arith.constant dense<983055> : vector<4xi32>
  %c23 = arith.constant dense<[0, 0, 0, 0]> : vector<4xi32>
  %c24 = arith.constant dense<4> : vector<4xi32>
  %c25 = arith.constant dense<1677747200> : vector<4xi32>
  %c26 = arith.constant dense<[4, 4, 4, 4]> : vector<4xi32>
  %c27 = arith.constant dense<8> : vector<4xi32>
  %c28 = arith.constant dense<[8, 8, 8, 8]> : vector<4xi32>
  %c29 = arith.constant dense<12> : vector<4xi32>
  %c30 = arith.constant dense<[12, 12, 12, 12]> : vector<4xi32>
  %c31 = arith.constant dense<0x6480> : vector<32xf16>
  %c32 = arith.constant 3 : index
  %c33 = arith.constant 96 : index
  %c34 = arith.constant 160 : index
  %c35 = arith.constant 192 : index
  %c36 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c39 = arith.constant 4096 : index
  %c40 = arith.constant 6144 : index
  %hasBias = wave.param "hasBias" : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c44 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %c46 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c51 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c52 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c53 = arith.constant 512 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = wave.wave
  %3 = arith.remui %2, %c2 : index
  %4 = arith.divui %2, %c2 : index
  %5 = arith.muli %inputFeatures, %c4 : index
  %6 = arith.muli %inputFeatures, %c5 : index
  %7 = arith.divui %6, %c6 : index
  %8 = arith.divui %inputFeatures, %c7 : index
  %9 = arith.muli %8, %c8 : index
  %10 = arith.addi %9, %7 : index
  %11 = arith.addi %10, %c9 : index
  %12 = arith.divui %11, %c10 : index
  %13 = arith.muli %12, %c10 : index
  %14 = arith.addi %5, %13 : index
  %15 = arith.addi %14, %c10 : index
  %16 = arith.muli %0, %c11 : index
  %17 = arith.muli %3, %c6 : index
  %18 = arith.addi %16, %17 : index
  %19 = arith.addi %18, %c12 : index
  %20 = arith.muli %19, %15 : index
  %21 = arith.addi %18, %c5 : index
  %22 = arith.muli %21, %15 : index
  %23 = wave.scratch %c13 : memref<?xf32>
  %24 = wave.scratch %c14 : memref<?xf32>
  %25 = memref.load %step[%c12] : memref<?xi32>
  %26 = arith.index_cast %25 : i32 to index
  %27 = arith.muli %1, %c15 : index
  %28 = arith.cmpi slt, %27, %26 : index
  scf.if %28 {
    %29 = wave.lane
    %30 = arith.remui %29, %c4 : index
    %31 = arith.remui %30, %tileRows : index
    %32 = arith.addi %27, %31 : index
    %33 = arith.divui %32, %tileRows : index
    %34 = arith.divui %inputFeatures, %c4 : index
    %35 = arith.muli %33, %34 : index
    %36 = arith.divui %c12, %c4 : index
    %37 = arith.addi %35, %36 : index
    %38 = arith.muli %37, %c6 : index
    %39 = arith.remui %c12, %c4 : index
    %40 = arith.divui %39, %c11 : index
    %41 = arith.addi %38, %40 : index
    %42 = arith.muli %tileRows, %c11 : index
    %43 = arith.muli %41, %42 : index
    %44 = arith.remui %32, %tileRows : index
    %45 = arith.muli %44, %c11 : index
    %46 = arith.addi %43, %45 : index
    %47 = arith.remui %c12, %c11 : index
    %48 = arith.addi %46, %47 : index
    %49 = arith.addi %30, %c4 : index
    %50 = arith.addi %27, %49 : index
    %51 = arith.divui %50, %tileRows : index
    %52 = arith.divui %inputFeatures, %c4 : index
    %53 = arith.muli %51, %52 : index
    %54 = arith.divui %c12, %c4 : index
    %55 = arith.addi %53, %54 : index
    %56 = arith.muli %55, %c6 : index
    %57 = arith.remui %c12, %c4 : index
    %58 = arith.divui %57, %c11 : index
    %59 = arith.addi %56, %58 : index
    %60 = arith.muli %tileRows, %c11 : index
    %61 = arith.muli %59, %60 : index
    %62 = arith.remui %50, %tileRows : index
    %63 = arith.muli %62, %c11 : index
    %64 = arith.addi %61, %63 : index
    %65 = arith.remui %c12, %c11 : index
    %66 = arith.addi %64, %65 : index
    %67 = arith.addi %30, %c8 : index
    %68 = arith.addi %27, %67 : index
    %69 = arith.divui %68, %tileRows : index
    %70 = arith.divui %inputFeatures, %c4 : index
    %71 = arith.muli %69, %70 : index
    %72 = arith.divui %c12, %c4 : index
    %73 = arith.addi %71, %72 : index
    %74 = arith.muli %73, %c6 : index
    %75 = arith.remui %c12, %c4 : index
    %76 = arith.divui %75, %c11 : index
    %77 = arith.addi %74, %76 : index
    %78 = arith.muli %tileRows, %c11 : index
    %79 = arith.muli %77, %78 : index
    %80 = arith.remui %68, %tileRows : index
    %81 = arith.muli %80, %c11 : index
    %82 = arith.addi %79, %81 : index
    %83 = arith.remui %c12, %c11 : index
    %84 = arith.addi %82, %83 : index
    %85 = arith.addi %30, %c17 : index
    %86 = arith.addi %27, %85 : index
    %87 = arith.divui %86, %tileRows : index
    %88 = arith.divui %inputFeatures, %c4 : index
    %89 = arith.muli %87, %88 : index
    %90 = arith.divui %c12, %c4 : index
    %91 = arith.addi %89, %90 : index
    %92 = arith.muli %91, %c6 : index
    %93 = arith.remui %c12, %c4 : index
    %94 = arith.divui %93, %c11 : index
    %95 = arith.addi %92, %94 : index
    %96 = arith.muli %tileRows, %c11 : index
    %97 = arith.muli %95, %96 : index
    %98 = arith.remui %86, %tileRows : index
    %99 = arith.muli %98, %c11 : index
    %100 = arith.addi %97, %99 : index
    %101 = arith.remui %c12, %c11 : index
    %102 = arith.addi %100, %101 : index
    %103 = arith.divui %inputFeatures, %c8 : index
    %104 = arith.muli %4, %stepsPerWave : index
    %105 = arith.minsi %104, %103 : index
    %106 = arith.addi %105, %stepsPerWave : index
    %107 = arith.minsi %106, %103 : index
    %108 = arith.cmpi eq, %wholeBlocks, %c5 : index
    %109 = arith.subi %107, %105 : index
    %110 = arith.divui %109, %c6 : index
    %111 = arith.muli %110, %c6 : index
    %112 = arith.addi %105, %111 : index
    %113 = arith.addi %105, %stepsPerWave : index
    %114 = arith.select %108, %113, %112 : index
    %124:8 = scf.for %115 = %105 to %114 step %c6 iter_args(%116 = %c18, %117 = %c18, %118 = %c18, %119 = %c18, %120 = %c18, %121 = %c18, %122 = %c18, %123 = %c18) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %125 = wave.lane
      %126 = arith.addi %115, %c12 : index
      %127 = arith.remui %125, %c4 : index
      %128 = arith.addi %20, %c10 : index
      %129 = arith.divui %126, %c11 : index
      %130 = arith.muli %129, %c8 : index
      %131 = arith.addi %128, %130 : index
      %132 = arith.muli %127, %c6 : index
      %133 = arith.addi %131, %132 : index
      %134 = vector.load %w[%133] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %135 = vector.bitcast %134 : vector<2xi8> to vector<1xf16>
      %136 = arith.divui %inputFeatures, %c7 : index
      %137 = arith.muli %136, %c8 : index
      %138 = arith.addi %128, %137 : index
      %139 = arith.muli %126, %c4 : index
      %140 = arith.addi %138, %139 : index
      %141 = arith.muli %127, %c5 : index
      %142 = arith.addi %140, %141 : index
      %143 = vector.load %w[%142] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %144 = vector.extract %135[0] : f16 from vector<1xf16>
      %145 = arith.extf %144 : f16 to f32
      %146 = vector.extract %143[0] : i8 from vector<1xi8>
      %147 = arith.extsi %146 : i8 to i32
      %148 = arith.sitofp %147 : i32 to f32
      %149 = arith.mulf %145, %148 : f32
      %150 = arith.truncf %149 : f32 to f16
      %151 = vector.broadcast %150 : f16 to vector<16xf16>
      %152 = arith.addi %20, %c10 : index
      %153 = arith.muli %inputFeatures, %c5 : index
      %154 = arith.divui %153, %c6 : index
      %155 = arith.divui %inputFeatures, %c7 : index
      %156 = arith.muli %155, %c8 : index
      %157 = arith.addi %156, %154 : index
      %158 = arith.addi %157, %c9 : index
      %159 = arith.divui %158, %c10 : index
      %160 = arith.muli %159, %c10 : index
      %161 = arith.addi %152, %160 : index
      %162 = arith.muli %inputFeatures, %c11 : index
      %163 = arith.addi %161, %162 : index
      %164 = arith.muli %126, %c4 : index
      %165 = arith.addi %164, %127 : index
      %166 = arith.muli %165, %c4 : index
      %167 = arith.addi %163, %166 : index
      %168 = arith.muli %126, %c7 : index
      %169 = arith.addi %161, %168 : index
      %170 = arith.muli %127, %c4 : index
      %171 = arith.addi %169, %170 : index
      %172 = vector.load %w[%167] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %173 = vector.bitcast %172 : vector<16xi8> to vector<4xi32>
      %174 = vector.load %w[%171] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %175 = vector.bitcast %174 : vector<16xi8> to vector<4xi32>
      %176 = arith.shrui %175, %c21 : vector<4xi32>
      %177 = arith.andi %176, %c22 : vector<4xi32>
      %178 = arith.shrui %173, %c23 : vector<4xi32>
      %179 = arith.andi %178, %c22 : vector<4xi32>
      %180 = arith.shli %179, %c24 : vector<4xi32>
      %181 = arith.ori %177, %180 : vector<4xi32>
      %182 = arith.ori %181, %c25 : vector<4xi32>
      %183 = vector.bitcast %182 : vector<4xi32> to vector<8xf16>
      %184 = arith.shrui %175, %c24 : vector<4xi32>
      %185 = arith.andi %184, %c22 : vector<4xi32>
      %186 = arith.shrui %173, %c26 : vector<4xi32>
      %187 = arith.andi %186, %c22 : vector<4xi32>
      %188 = arith.shli %187, %c24 : vector<4xi32>
      %189 = arith.ori %185, %188 : vector<4xi32>
      %190 = arith.ori %189, %c25 : vector<4xi32>
      %191 = vector.bitcast %190 : vector<4xi32> to vector<8xf16>
      %192 = arith.shrui %175, %c27 : vector<4xi32>
      %193 = arith.andi %192, %c22 : vector<4xi32>
      %194 = arith.shrui %173, %c28 : vector<4xi32>
      %195 = arith.andi %194, %c22 : vector<4xi32>
      %196 = arith.shli %195, %c24 : vector<4xi32>
      %197 = arith.ori %193, %196 : vector<4xi32>
      %198 = arith.ori %197, %c25 : vector<4xi32>
      %199 = vector.bitcast %198 : vector<4xi32> to vector<8xf16>
      %200 = arith.shrui %175, %c29 : vector<4xi32>
      %201 = arith.andi %200, %c22 : vector<4xi32>
      %202 = arith.shrui %173, %c30 : vector<4xi32>
      %203 = arith.andi %202, %c22 : vector<4xi32>
      %204 = arith.shli %203, %c24 : vector<4xi32>
      %205 = arith.ori %201, %204 : vector<4xi32>
      %206 = arith.ori %205, %c25 : vector<4xi32>
      %207 = vector.bitcast %206 : vector<4xi32> to vector<8xf16>
      %208 = vector.shuffle %183, %191 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %209 = vector.shuffle %199, %207 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %210 = vector.shuffle %208, %209 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %211 = arith.subf %210, %c31 : vector<32xf16>
      %212 = vector.shuffle %211, %211 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %213 = vector.shuffle %211, %211 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %214 = arith.mulf %212, %151 : vector<16xf16>
      %215 = arith.mulf %213, %151 : vector<16xf16>
      %216 = arith.addi %115, %c5 : index
      %217 = arith.remui %125, %c4 : index
      %218 = arith.addi %20, %c10 : index
      %219 = arith.divui %216, %c11 : index
      %220 = arith.muli %219, %c8 : index
      %221 = arith.addi %218, %220 : index
      %222 = arith.muli %217, %c6 : index
      %223 = arith.addi %221, %222 : index
      %224 = vector.load %w[%223] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %225 = vector.bitcast %224 : vector<2xi8> to vector<1xf16>
      %226 = arith.divui %inputFeatures, %c7 : index
      %227 = arith.muli %226, %c8 : index
      %228 = arith.addi %218, %227 : index
      %229 = arith.muli %216, %c4 : index
      %230 = arith.addi %228, %229 : index
      %231 = arith.muli %217, %c5 : index
      %232 = arith.addi %230, %231 : index
      %233 = vector.load %w[%232] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %234 = vector.extract %225[0] : f16 from vector<1xf16>
      %235 = arith.extf %234 : f16 to f32
      %236 = vector.extract %233[0] : i8 from vector<1xi8>
      %237 = arith.extsi %236 : i8 to i32
      %238 = arith.sitofp %237 : i32 to f32
      %239 = arith.mulf %235, %238 : f32
      %240 = arith.truncf %239 : f32 to f16
      %241 = vector.broadcast %240 : f16 to vector<16xf16>
      %242 = arith.addi %20, %c10 : index
      %243 = arith.muli %inputFeatures, %c5 : index
      %244 = arith.divui %243, %c6 : index
      %245 = arith.divui %inputFeatures, %c7 : index
      %246 = arith.muli %245, %c8 : index
      %247 = arith.addi %246, %244 : index
      %248 = arith.addi %247, %c9 : index
      %249 = arith.divui %248, %c10 : index
      %250 = arith.muli %249, %c10 : index
      %251 = arith.addi %242, %250 : index
      %252 = arith.muli %inputFeatures, %c11 : index
      %253 = arith.addi %251, %252 : index
      %254 = arith.muli %216, %c4 : index
      %255 = arith.addi %254, %217 : index
      %256 = arith.muli %255, %c4 : index
      %257 = arith.addi %253, %256 : index
      %258 = arith.muli %216, %c7 : index
      %259 = arith.addi %251, %258 : index
      %260 = arith.muli %217, %c4 : index
      %261 = arith.addi %259, %260 : index
      %262 = vector.load %w[%257] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %263 = vector.bitcast %262 : vector<16xi8> to vector<4xi32>
      %264 = vector.load %w[%261] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %265 = vector.bitcast %264 : vector<16xi8> to vector<4xi32>
      %266 = arith.shrui %265, %c21 : vector<4xi32>
      %267 = arith.andi %266, %c22 : vector<4xi32>
      %268 = arith.shrui %263, %c23 : vector<4xi32>
      %269 = arith.andi %268, %c22 : vector<4xi32>
      %270 = arith.shli %269, %c24 : vector<4xi32>
      %271 = arith.ori %267, %270 : vector<4xi32>
      %272 = arith.ori %271, %c25 : vector<4xi32>
      %273 = vector.bitcast %272 : vector<4xi32> to vector<8xf16>
      %274 = arith.shrui %265, %c24 : vector<4xi32>
      %275 = arith.andi %274, %c22 : vector<4xi32>
      %276 = arith.shrui %263, %c26 : vector<4xi32>
      %277 = arith.andi %276, %c22 : vector<4xi32>
      %278 = arith.shli %277, %c24 : vector<4xi32>
      %279 = arith.ori %275, %278 : vector<4xi32>
      %280 = arith.ori %279, %c25 : vector<4xi32>
      %281 = vector.bitcast %280 : vector<4xi32> to vector<8xf16>
      %282 = arith.shrui %265, %c27 : vector<4xi32>
      %283 = arith.andi %282, %c22 : vector<4xi32>
      %284 = arith.shrui %263, %c28 : vector<4xi32>
      %285 = arith.andi %284, %c22 : vector<4xi32>
      %286 = arith.shli %285, %c24 : vector<4xi32>
      %287 = arith.ori %283, %286 : vector<4xi32>
      %288 = arith.ori %287, %c25 : vector<4xi32>
      %289 = vector.bitcast %288 : vector<4xi32> to vector<8xf16>
      %290 = arith.shrui %265, %c29 : vector<4xi32>
      %291 = arith.andi %290, %c22 : vector<4xi32>
      %292 = arith.shrui %263, %c30 : vector<4xi32>
      %293 = arith.andi %292, %c22 : vector<4xi32>
      %294 = arith.shli %293, %c24 : vector<4xi32>
      %295 = arith.ori %291, %294 : vector<4xi32>
      %296 = arith.ori %295, %c25 : vector<4xi32>
      %297 = vector.bitcast %296 : vector<4xi32> to vector<8xf16>
      %298 = vector.shuffle %273, %281 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %299 = vector.shuffle %289, %297 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %300 = vector.shuffle %298, %299 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %301 = arith.subf %300, %c31 : vector<32xf16>
      %302 = vector.shuffle %301, %301 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %303 = vector.shuffle %301, %301 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %304 = arith.mulf %302, %241 : vector<16xf16>
      %305 = arith.mulf %303, %241 : vector<16xf16>
      %306 = arith.addi %115, %c12 : index
      %307 = arith.remui %125, %c4 : index
      %308 = arith.addi %22, %c10 : index
      %309 = arith.divui %306, %c11 : index
      %310 = arith.muli %309, %c8 : index
      %311 = arith.addi %308, %310 : index
      %312 = arith.muli %307, %c6 : index
      %313 = arith.addi %311, %312 : index
      %314 = vector.load %w[%313] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %315 = vector.bitcast %314 : vector<2xi8> to vector<1xf16>
      %316 = arith.divui %inputFeatures, %c7 : index
      %317 = arith.muli %316, %c8 : index
      %318 = arith.addi %308, %317 : index
      %319 = arith.muli %306, %c4 : index
      %320 = arith.addi %318, %319 : index
      %321 = arith.muli %307, %c5 : index
      %322 = arith.addi %320, %321 : index
      %323 = vector.load %w[%322] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %324 = vector.extract %315[0] : f16 from vector<1xf16>
      %325 = arith.extf %324 : f16 to f32
      %326 = vector.extract %323[0] : i8 from vector<1xi8>
      %327 = arith.extsi %326 : i8 to i32
      %328 = arith.sitofp %327 : i32 to f32
      %329 = arith.mulf %325, %328 : f32
      %330 = arith.truncf %329 : f32 to f16
      %331 = vector.broadcast %330 : f16 to vector<16xf16>
      %332 = arith.addi %22, %c10 : index
      %333 = arith.muli %inputFeatures, %c5 : index
      %334 = arith.divui %333, %c6 : index
      %335 = arith.divui %inputFeatures, %c7 : index
      %336 = arith.muli %335, %c8 : index
      %337 = arith.addi %336, %334 : index
      %338 = arith.addi %337, %c9 : index
      %339 = arith.divui %338, %c10 : index
      %340 = arith.muli %339, %c10 : index
      %341 = arith.addi %332, %340 : index
      %342 = arith.muli %inputFeatures, %c11 : index
      %343 = arith.addi %341, %342 : index
      %344 = arith.muli %306, %c4 : index
      %345 = arith.addi %344, %307 : index
      %346 = arith.muli %345, %c4 : index
      %347 = arith.addi %343, %346 : index
      %348 = arith.muli %306, %c7 : index
      %349 = arith.addi %341, %348 : index
      %350 = arith.muli %307, %c4 : index
      %351 = arith.addi %349, %350 : index
      %352 = vector.load %w[%347] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %353 = vector.bitcast %352 : vector<16xi8> to vector<4xi32>
      %354 = vector.load %w[%351] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %355 = vector.bitcast %354 : vector<16xi8> to vector<4xi32>
      %356 = arith.shrui %355, %c21 : vector<4xi32>
      %357 = arith.andi %356, %c22 : vector<4xi32>
      %358 = arith.shrui %353, %c23 : vector<4xi32>
      %359 = arith.andi %358, %c22 : vector<4xi32>
      %360 = arith.shli %359, %c24 : vector<4xi32>
      %361 = arith.ori %357, %360 : vector<4xi32>
      %362 = arith.ori %361, %c25 : vector<4xi32>
      %363 = vector.bitcast %362 : vector<4xi32> to vector<8xf16>
      %364 = arith.shrui %355, %c24 : vector<4xi32>
      %365 = arith.andi %364, %c22 : vector<4xi32>
      %366 = arith.shrui %353, %c26 : vector<4xi32>
      %367 = arith.andi %366, %c22 : vector<4xi32>
      %368 = arith.shli %367, %c24 : vector<4xi32>
      %369 = arith.ori %365, %368 : vector<4xi32>
      %370 = arith.ori %369, %c25 : vector<4xi32>
      %371 = vector.bitcast %370 : vector<4xi32> to vector<8xf16>
      %372 = arith.shrui %355, %c27 : vector<4xi32>
      %373 = arith.andi %372, %c22 : vector<4xi32>
      %374 = arith.shrui %353, %c28 : vector<4xi32>
      %375 = arith.andi %374, %c22 : vector<4xi32>
      %376 = arith.shli %375, %c24 : vector<4xi32>
      %377 = arith.ori %373, %376 : vector<4xi32>
      %378 = arith.ori %377, %c25 : vector<4xi32>
      %379 = vector.bitcast %378 : vector<4xi32> to vector<8xf16>
      %380 = arith.shrui %355, %c29 : vector<4xi32>
      %381 = arith.andi %380, %c22 : vector<4xi32>
      %382 = arith.shrui %353, %c30 : vector<4xi32>
      %383 = arith.andi %382, %c22 : vector<4xi32>
      %384 = arith.shli %383, %c24 : vector<4xi32>
      %385 = arith.ori %381, %384 : vector<4xi32>
      %386 = arith.ori %385, %c25 : vector<4xi32>
      %387 = vector.bitcast %386 : vector<4xi32> to vector<8xf16>
      %388 = vector.shuffle %363, %371 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %389 = vector.shuffle %379, %387 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %390 = vector.shuffle %388, %389 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %391 = arith.subf %390, %c31 : vector<32xf16>
      %392 = vector.shuffle %391, %391 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %393 = vector.shuffle %391, %391 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %394 = arith.mulf %392, %331 : vector<16xf16>
      %395 = arith.mulf %393, %331 : vector<16xf16>
      %396 = arith.addi %115, %c5 : index
      %397 = arith.remui %125, %c4 : index
      %398 = arith.addi %22, %c10 : index
      %399 = arith.divui %396, %c11 : index
      %400 = arith.muli %399, %c8 : index
      %401 = arith.addi %398, %400 : index
      %402 = arith.muli %397, %c6 : index
      %403 = arith.addi %401, %402 : index
      %404 = vector.load %w[%403] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %405 = vector.bitcast %404 : vector<2xi8> to vector<1xf16>
      %406 = arith.divui %inputFeatures, %c7 : index
      %407 = arith.muli %406, %c8 : index
      %408 = arith.addi %398, %407 : index
      %409 = arith.muli %396, %c4 : index
      %410 = arith.addi %408, %409 : index
      %411 = arith.muli %397, %c5 : index
      %412 = arith.addi %410, %411 : index
      %413 = vector.load %w[%412] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %414 = vector.extract %405[0] : f16 from vector<1xf16>
      %415 = arith.extf %414 : f16 to f32
      %416 = vector.extract %413[0] : i8 from vector<1xi8>
      %417 = arith.extsi %416 : i8 to i32
      %418 = arith.sitofp %417 : i32 to f32
      %419 = arith.mulf %415, %418 : f32
      %420 = arith.truncf %419 : f32 to f16
      %421 = vector.broadcast %420 : f16 to vector<16xf16>
      %422 = arith.addi %22, %c10 : index
      %423 = arith.muli %inputFeatures, %c5 : index
      %424 = arith.divui %423, %c6 : index
      %425 = arith.divui %inputFeatures, %c7 : index
      %426 = arith.muli %425, %c8 : index
      %427 = arith.addi %426, %424 : index
      %428 = arith.addi %427, %c9 : index
      %429 = arith.divui %428, %c10 : index
      %430 = arith.muli %429, %c10 : index
      %431 = arith.addi %422, %430 : index
      %432 = arith.muli %inputFeatures, %c11 : index
      %433 = arith.addi %431, %432 : index
      %434 = arith.muli %396, %c4 : index
      %435 = arith.addi %434, %397 : index
      %436 = arith.muli %435, %c4 : index
      %437 = arith.addi %433, %436 : index
      %438 = arith.muli %396, %c7 : index
      %439 = arith.addi %431, %438 : index
      %440 = arith.muli %397, %c4 : index
      %441 = arith.addi %439, %440 : index
      %442 = vector.load %w[%437] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %443 = vector.bitcast %442 : vector<16xi8> to vector<4xi32>
      %444 = vector.load %w[%441] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %445 = vector.bitcast %444 : vector<16xi8> to vector<4xi32>
      %446 = arith.shrui %445, %c21 : vector<4xi32>
      %447 = arith.andi %446, %c22 : vector<4xi32>
      %448 = arith.shrui %443, %c23 : vector<4xi32>
      %449 = arith.andi %448, %c22 : vector<4xi32>
      %450 = arith.shli %449, %c24 : vector<4xi32>
      %451 = arith.ori %447, %450 : vector<4xi32>
      %452 = arith.ori %451, %c25 : vector<4xi32>
      %453 = vector.bitcast %452 : vector<4xi32> to vector<8xf16>
      %454 = arith.shrui %445, %c24 : vector<4xi32>
      %455 = arith.andi %454, %c22 : vector<4xi32>
      %456 = arith.shrui %443, %c26 : vector<4xi32>
      %457 = arith.andi %456, %c22 : vector<4xi32>
      %458 = arith.shli %457, %c24 : vector<4xi32>
      %459 = arith.ori %455, %458 : vector<4xi32>
      %460 = arith.ori %459, %c25 : vector<4xi32>
      %461 = vector.bitcast %460 : vector<4xi32> to vector<8xf16>
      %462 = arith.shrui %445, %c27 : vector<4xi32>
      %463 = arith.andi %462, %c22 : vector<4xi32>
      %464 = arith.shrui %443, %c28 : vector<4xi32>
      %465 = arith.andi %464, %c22 : vector<4xi32>
      %466 = arith.shli %465, %c24 : vector<4xi32>
      %467 = arith.ori %463, %466 : vector<4xi32>
      %468 = arith.ori %467, %c25 : vector<4xi32>
      %469 = vector.bitcast %468 : vector<4xi32> to vector<8xf16>
      %470 = arith.shrui %445, %c29 : vector<4xi32>
      %471 = arith.andi %470, %c22 : vector<4xi32>
      %472 = arith.shrui %443, %c30 : vector<4xi32>
      %473 = arith.andi %472, %c22 : vector<4xi32>
      %474 = arith.shli %473, %c24 : vector<4xi32>
      %475 = arith.ori %471, %474 : vector<4xi32>
      %476 = arith.ori %475, %c25 : vector<4xi32>
      %477 = vector.bitcast %476 : vector<4xi32> to vector<8xf16>
      %478 = vector.shuffle %453, %461 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %479 = vector.shuffle %469, %477 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %480 = vector.shuffle %478, %479 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %481 = arith.subf %480, %c31 : vector<32xf16>
      %482 = vector.shuffle %481, %481 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %483 = vector.shuffle %481, %481 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %484 = arith.mulf %482, %421 : vector<16xf16>
      %485 = arith.mulf %483, %421 : vector<16xf16>
      %486 = arith.muli %115, %c6 : index
      %487 = arith.addi %486, %c12 : index
      %488 = arith.muli %tileRows, %c4 : index
      %489 = arith.muli %487, %488 : index
      %490 = arith.addi %48, %489 : index
      %491 = vector.load %x[%490] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %492 = arith.muli %tileRows, %c11 : index
      %493 = arith.addi %490, %492 : index
      %494 = vector.load %x[%493] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %495 = vector.shuffle %491, %494 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %496 = wave.mma %495, %214, %116 : vector<16xf16>, vector<8xf32>
      %497 = wave.mma %495, %394, %117 : vector<16xf16>, vector<8xf32>
      %498 = arith.muli %115, %c6 : index
      %499 = arith.addi %498, %c12 : index
      %500 = arith.muli %tileRows, %c4 : index
      %501 = arith.muli %499, %500 : index
      %502 = arith.addi %66, %501 : index
      %503 = vector.load %x[%502] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %504 = arith.muli %tileRows, %c11 : index
      %505 = arith.addi %502, %504 : index
      %506 = vector.load %x[%505] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %507 = vector.shuffle %503, %506 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %508 = wave.mma %507, %214, %118 : vector<16xf16>, vector<8xf32>
      %509 = wave.mma %507, %394, %119 : vector<16xf16>, vector<8xf32>
      %510 = arith.muli %115, %c6 : index
      %511 = arith.addi %510, %c12 : index
      %512 = arith.muli %tileRows, %c4 : index
      %513 = arith.muli %511, %512 : index
      %514 = arith.addi %84, %513 : index
      %515 = vector.load %x[%514] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %516 = arith.muli %tileRows, %c11 : index
      %517 = arith.addi %514, %516 : index
      %518 = vector.load %x[%517] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %519 = vector.shuffle %515, %518 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %520 = wave.mma %519, %214, %120 : vector<16xf16>, vector<8xf32>
      %521 = wave.mma %519, %394, %121 : vector<16xf16>, vector<8xf32>
      %522 = arith.muli %115, %c6 : index
      %523 = arith.addi %522, %c12 : index
      %524 = arith.muli %tileRows, %c4 : index
      %525 = arith.muli %523, %524 : index
      %526 = arith.addi %102, %525 : index
      %527 = vector.load %x[%526] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %528 = arith.muli %tileRows, %c11 : index
      %529 = arith.addi %526, %528 : index
      %530 = vector.load %x[%529] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %531 = vector.shuffle %527, %530 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %532 = wave.mma %531, %214, %122 : vector<16xf16>, vector<8xf32>
      %533 = wave.mma %531, %394, %123 : vector<16xf16>, vector<8xf32>
      %534 = arith.muli %115, %c6 : index
      %535 = arith.addi %534, %c5 : index
      %536 = arith.muli %tileRows, %c4 : index
      %537 = arith.muli %535, %536 : index
      %538 = arith.addi %48, %537 : index
      %539 = vector.load %x[%538] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %540 = arith.muli %tileRows, %c11 : index
      %541 = arith.addi %538, %540 : index
      %542 = vector.load %x[%541] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %543 = vector.shuffle %539, %542 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %544 = wave.mma %543, %215, %496 : vector<16xf16>, vector<8xf32>
      %545 = wave.mma %543, %395, %497 : vector<16xf16>, vector<8xf32>
      %546 = arith.muli %115, %c6 : index
      %547 = arith.addi %546, %c5 : index
      %548 = arith.muli %tileRows, %c4 : index
      %549 = arith.muli %547, %548 : index
      %550 = arith.addi %66, %549 : index
      %551 = vector.load %x[%550] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %552 = arith.muli %tileRows, %c11 : index
      %553 = arith.addi %550, %552 : index
      %554 = vector.load %x[%553] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %555 = vector.shuffle %551, %554 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %556 = wave.mma %555, %215, %508 : vector<16xf16>, vector<8xf32>
      %557 = wave.mma %555, %395, %509 : vector<16xf16>, vector<8xf32>
      %558 = arith.muli %115, %c6 : index
      %559 = arith.addi %558, %c5 : index
      %560 = arith.muli %tileRows, %c4 : index
      %561 = arith.muli %559, %560 : index
      %562 = arith.addi %84, %561 : index
      %563 = vector.load %x[%562] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %564 = arith.muli %tileRows, %c11 : index
      %565 = arith.addi %562, %564 : index
      %566 = vector.load %x[%565] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %567 = vector.shuffle %563, %566 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %568 = wave.mma %567, %215, %520 : vector<16xf16>, vector<8xf32>
      %569 = wave.mma %567, %395, %521 : vector<16xf16>, vector<8xf32>
      %570 = arith.muli %115, %c6 : index
      %571 = arith.addi %570, %c5 : index
      %572 = arith.muli %tileRows, %c4 : index
      %573 = arith.muli %571, %572 : index
      %574 = arith.addi %102, %573 : index
      %575 = vector.load %x[%574] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %576 = arith.muli %tileRows, %c11 : index
      %577 = arith.addi %574, %576 : index
      %578 = vector.load %x[%577] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %579 = vector.shuffle %575, %578 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %580 = wave.mma %579, %215, %532 : vector<16xf16>, vector<8xf32>
      %581 = wave.mma %579, %395, %533 : vector<16xf16>, vector<8xf32>
      %582 = arith.muli %115, %c6 : index
      %583 = arith.addi %582, %c6 : index
      %584 = arith.muli %tileRows, %c4 : index
      %585 = arith.muli %583, %584 : index
      %586 = arith.addi %48, %585 : index
      %587 = vector.load %x[%586] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %588 = arith.muli %tileRows, %c11 : index
      %589 = arith.addi %586, %588 : index
      %590 = vector.load %x[%589] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %591 = vector.shuffle %587, %590 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %592 = wave.mma %591, %304, %544 : vector<16xf16>, vector<8xf32>
      %593 = wave.mma %591, %484, %545 : vector<16xf16>, vector<8xf32>
      %594 = arith.muli %115, %c6 : index
      %595 = arith.addi %594, %c6 : index
      %596 = arith.muli %tileRows, %c4 : index
      %597 = arith.muli %595, %596 : index
      %598 = arith.addi %66, %597 : index
      %599 = vector.load %x[%598] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %600 = arith.muli %tileRows, %c11 : index
      %601 = arith.addi %598, %600 : index
      %602 = vector.load %x[%601] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %603 = vector.shuffle %599, %602 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %604 = wave.mma %603, %304, %556 : vector<16xf16>, vector<8xf32>
      %605 = wave.mma %603, %484, %557 : vector<16xf16>, vector<8xf32>
      %606 = arith.muli %115, %c6 : index
      %607 = arith.addi %606, %c6 : index
      %608 = arith.muli %tileRows, %c4 : index
      %609 = arith.muli %607, %608 : index
      %610 = arith.addi %84, %609 : index
      %611 = vector.load %x[%610] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %612 = arith.muli %tileRows, %c11 : index
      %613 = arith.addi %610, %612 : index
      %614 = vector.load %x[%613] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %615 = vector.shuffle %611, %614 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %616 = wave.mma %615, %304, %568 : vector<16xf16>, vector<8xf32>
      %617 = wave.mma %615, %484, %569 : vector<16xf16>, vector<8xf32>
      %618 = arith.muli %115, %c6 : index
      %619 = arith.addi %618, %c6 : index
      %620 = arith.muli %tileRows, %c4 : index
      %621 = arith.muli %619, %620 : index
      %622 = arith.addi %102, %621 : index
      %623 = vector.load %x[%622] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %624 = arith.muli %tileRows, %c11 : index
      %625 = arith.addi %622, %624 : index
      %626 = vector.load %x[%625] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %627 = vector.shuffle %623, %626 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %628 = wave.mma %627, %304, %580 : vector<16xf16>, vector<8xf32>
      %629 = wave.mma %627, %484, %581 : vector<16xf16>, vector<8xf32>
      %630 = arith.muli %115, %c6 : index
      %631 = arith.addi %630, %c32 : index
      %632 = arith.muli %tileRows, %c4 : index
      %633 = arith.muli %631, %632 : index
      %634 = arith.addi %48, %633 : index
      %635 = vector.load %x[%634] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %636 = arith.muli %tileRows, %c11 : index
      %637 = arith.addi %634, %636 : index
      %638 = vector.load %x[%637] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %639 = vector.shuffle %635, %638 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %640 = wave.mma %639, %305, %592 : vector<16xf16>, vector<8xf32>
      %641 = wave.mma %639, %485, %593 : vector<16xf16>, vector<8xf32>
      %642 = arith.muli %115, %c6 : index
      %643 = arith.addi %642, %c32 : index
      %644 = arith.muli %tileRows, %c4 : index
      %645 = arith.muli %643, %644 : index
      %646 = arith.addi %66, %645 : index
      %647 = vector.load %x[%646] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %648 = arith.muli %tileRows, %c11 : index
      %649 = arith.addi %646, %648 : index
      %650 = vector.load %x[%649] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %651 = vector.shuffle %647, %650 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %652 = wave.mma %651, %305, %604 : vector<16xf16>, vector<8xf32>
      %653 = wave.mma %651, %485, %605 : vector<16xf16>, vector<8xf32>
      %654 = arith.muli %115, %c6 : index
      %655 = arith.addi %654, %c32 : index
      %656 = arith.muli %tileRows, %c4 : index
      %657 = arith.muli %655, %656 : index
      %658 = arith.addi %84, %657 : index
      %659 = vector.load %x[%658] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %660 = arith.muli %tileRows, %c11 : index
      %661 = arith.addi %658, %660 : index
      %662 = vector.load %x[%661] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %663 = vector.shuffle %659, %662 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %664 = wave.mma %663, %305, %616 : vector<16xf16>, vector<8xf32>
      %665 = wave.mma %663, %485, %617 : vector<16xf16>, vector<8xf32>
      %666 = arith.muli %115, %c6 : index
      %667 = arith.addi %666, %c32 : index
      %668 = arith.muli %tileRows, %c4 : index
      %669 = arith.muli %667, %668 : index
      %670 = arith.addi %102, %669 : index
      %671 = vector.load %x[%670] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %672 = arith.muli %tileRows, %c11 : index
      %673 = arith.addi %670, %672 : index
      %674 = vector.load %x[%673] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %675 = vector.shuffle %671, %674 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %676 = wave.mma %675, %305, %628 : vector<16xf16>, vector<8xf32>
      %677 = wave.mma %675, %485, %629 : vector<16xf16>, vector<8xf32>
      scf.yield %640, %641, %652, %653, %664, %665, %676, %677 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %678 = arith.select %108, %114, %107 : index
    %688:8 = scf.for %679 = %114 to %678 step %c5 iter_args(%680 = %124#0, %681 = %124#1, %682 = %124#2, %683 = %124#3, %684 = %124#4, %685 = %124#5, %686 = %124#6, %687 = %124#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %689 = wave.lane
      %690 = arith.addi %679, %c12 : index
      %691 = arith.remui %689, %c4 : index
      %692 = arith.addi %20, %c10 : index
      %693 = arith.divui %690, %c11 : index
      %694 = arith.muli %693, %c8 : index
      %695 = arith.addi %692, %694 : index
      %696 = arith.muli %691, %c6 : index
      %697 = arith.addi %695, %696 : index
      %698 = vector.load %w[%697] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %699 = vector.bitcast %698 : vector<2xi8> to vector<1xf16>
      %700 = arith.divui %inputFeatures, %c7 : index
      %701 = arith.muli %700, %c8 : index
      %702 = arith.addi %692, %701 : index
      %703 = arith.muli %690, %c4 : index
      %704 = arith.addi %702, %703 : index
      %705 = arith.muli %691, %c5 : index
      %706 = arith.addi %704, %705 : index
      %707 = vector.load %w[%706] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %708 = vector.extract %699[0] : f16 from vector<1xf16>
      %709 = arith.extf %708 : f16 to f32
      %710 = vector.extract %707[0] : i8 from vector<1xi8>
      %711 = arith.extsi %710 : i8 to i32
      %712 = arith.sitofp %711 : i32 to f32
      %713 = arith.mulf %709, %712 : f32
      %714 = arith.truncf %713 : f32 to f16
      %715 = vector.broadcast %714 : f16 to vector<16xf16>
      %716 = arith.addi %20, %c10 : index
      %717 = arith.muli %inputFeatures, %c5 : index
      %718 = arith.divui %717, %c6 : index
      %719 = arith.divui %inputFeatures, %c7 : index
      %720 = arith.muli %719, %c8 : index
      %721 = arith.addi %720, %718 : index
      %722 = arith.addi %721, %c9 : index
      %723 = arith.divui %722, %c10 : index
      %724 = arith.muli %723, %c10 : index
      %725 = arith.addi %716, %724 : index
      %726 = arith.muli %inputFeatures, %c11 : index
      %727 = arith.addi %725, %726 : index
      %728 = arith.muli %690, %c4 : index
      %729 = arith.addi %728, %691 : index
      %730 = arith.muli %729, %c4 : index
      %731 = arith.addi %727, %730 : index
      %732 = arith.muli %690, %c7 : index
      %733 = arith.addi %725, %732 : index
      %734 = arith.muli %691, %c4 : index
      %735 = arith.addi %733, %734 : index
      %736 = vector.load %w[%731] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %737 = vector.bitcast %736 : vector<16xi8> to vector<4xi32>
      %738 = vector.load %w[%735] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %739 = vector.bitcast %738 : vector<16xi8> to vector<4xi32>
      %740 = arith.shrui %739, %c21 : vector<4xi32>
      %741 = arith.andi %740, %c22 : vector<4xi32>
      %742 = arith.shrui %737, %c23 : vector<4xi32>
      %743 = arith.andi %742, %c22 : vector<4xi32>
      %744 = arith.shli %743, %c24 : vector<4xi32>
      %745 = arith.ori %741, %744 : vector<4xi32>
      %746 = arith.ori %745, %c25 : vector<4xi32>
      %747 = vector.bitcast %746 : vector<4xi32> to vector<8xf16>
      %748 = arith.shrui %739, %c24 : vector<4xi32>
      %749 = arith.andi %748, %c22 : vector<4xi32>
      %750 = arith.shrui %737, %c26 : vector<4xi32>
      %751 = arith.andi %750, %c22 : vector<4xi32>
      %752 = arith.shli %751, %c24 : vector<4xi32>
      %753 = arith.ori %749, %752 : vector<4xi32>
      %754 = arith.ori %753, %c25 : vector<4xi32>
      %755 = vector.bitcast %754 : vector<4xi32> to vector<8xf16>
      %756 = arith.shrui %739, %c27 : vector<4xi32>
      %757 = arith.andi %756, %c22 : vector<4xi32>
      %758 = arith.shrui %737, %c28 : vector<4xi32>
      %759 = arith.andi %758, %c22 : vector<4xi32>
      %760 = arith.shli %759, %c24 : vector<4xi32>
      %761 = arith.ori %757, %760 : vector<4xi32>
      %762 = arith.ori %761, %c25 : vector<4xi32>
      %763 = vector.bitcast %762 : vector<4xi32> to vector<8xf16>
      %764 = arith.shrui %739, %c29 : vector<4xi32>
      %765 = arith.andi %764, %c22 : vector<4xi32>
      %766 = arith.shrui %737, %c30 : vector<4xi32>
      %767 = arith.andi %766, %c22 : vector<4xi32>
      %768 = arith.shli %767, %c24 : vector<4xi32>
      %769 = arith.ori %765, %768 : vector<4xi32>
      %770 = arith.ori %769, %c25 : vector<4xi32>
      %771 = vector.bitcast %770 : vector<4xi32> to vector<8xf16>
      %772 = vector.shuffle %747, %755 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %773 = vector.shuffle %763, %771 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %774 = vector.shuffle %772, %773 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %775 = arith.subf %774, %c31 : vector<32xf16>
      %776 = vector.shuffle %775, %775 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %777 = vector.shuffle %775, %775 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %778 = arith.mulf %776, %715 : vector<16xf16>
      %779 = arith.mulf %777, %715 : vector<16xf16>
      %780 = arith.addi %679, %c12 : index
      %781 = arith.remui %689, %c4 : index
      %782 = arith.addi %22, %c10 : index
      %783 = arith.divui %780, %c11 : index
      %784 = arith.muli %783, %c8 : index
      %785 = arith.addi %782, %784 : index
      %786 = arith.muli %781, %c6 : index
      %787 = arith.addi %785, %786 : index
      %788 = vector.load %w[%787] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %789 = vector.bitcast %788 : vector<2xi8> to vector<1xf16>
      %790 = arith.divui %inputFeatures, %c7 : index
      %791 = arith.muli %790, %c8 : index
      %792 = arith.addi %782, %791 : index
      %793 = arith.muli %780, %c4 : index
      %794 = arith.addi %792, %793 : index
      %795 = arith.muli %781, %c5 : index
      %796 = arith.addi %794, %795 : index
      %797 = vector.load %w[%796] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %798 = vector.extract %789[0] : f16 from vector<1xf16>
      %799 = arith.extf %798 : f16 to f32
      %800 = vector.extract %797[0] : i8 from vector<1xi8>
      %801 = arith.extsi %800 : i8 to i32
      %802 = arith.sitofp %801 : i32 to f32
      %803 = arith.mulf %799, %802 : f32
      %804 = arith.truncf %803 : f32 to f16
      %805 = vector.broadcast %804 : f16 to vector<16xf16>
      %806 = arith.addi %22, %c10 : index
      %807 = arith.muli %inputFeatures, %c5 : index
      %808 = arith.divui %807, %c6 : index
      %809 = arith.divui %inputFeatures, %c7 : index
      %810 = arith.muli %809, %c8 : index
      %811 = arith.addi %810, %808 : index
      %812 = arith.addi %811, %c9 : index
      %813 = arith.divui %812, %c10 : index
      %814 = arith.muli %813, %c10 : index
      %815 = arith.addi %806, %814 : index
      %816 = arith.muli %inputFeatures, %c11 : index
      %817 = arith.addi %815, %816 : index
      %818 = arith.muli %780, %c4 : index
      %819 = arith.addi %818, %781 : index
      %820 = arith.muli %819, %c4 : index
      %821 = arith.addi %817, %820 : index
      %822 = arith.muli %780, %c7 : index
      %823 = arith.addi %815, %822 : index
      %824 = arith.muli %781, %c4 : index
      %825 = arith.addi %823, %824 : index
      %826 = vector.load %w[%821] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %827 = vector.bitcast %826 : vector<16xi8> to vector<4xi32>
      %828 = vector.load %w[%825] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %829 = vector.bitcast %828 : vector<16xi8> to vector<4xi32>
      %830 = arith.shrui %829, %c21 : vector<4xi32>
      %831 = arith.andi %830, %c22 : vector<4xi32>
      %832 = arith.shrui %827, %c23 : vector<4xi32>
      %833 = arith.andi %832, %c22 : vector<4xi32>
      %834 = arith.shli %833, %c24 : vector<4xi32>
      %835 = arith.ori %831, %834 : vector<4xi32>
      %836 = arith.ori %835, %c25 : vector<4xi32>
      %837 = vector.bitcast %836 : vector<4xi32> to vector<8xf16>
      %838 = arith.shrui %829, %c24 : vector<4xi32>
      %839 = arith.andi %838, %c22 : vector<4xi32>
      %840 = arith.shrui %827, %c26 : vector<4xi32>
      %841 = arith.andi %840, %c22 : vector<4xi32>
      %842 = arith.shli %841, %c24 : vector<4xi32>
      %843 = arith.ori %839, %842 : vector<4xi32>
      %844 = arith.ori %843, %c25 : vector<4xi32>
      %845 = vector.bitcast %844 : vector<4xi32> to vector<8xf16>
      %846 = arith.shrui %829, %c27 : vector<4xi32>
      %847 = arith.andi %846, %c22 : vector<4xi32>
      %848 = arith.shrui %827, %c28 : vector<4xi32>
      %849 = arith.andi %848, %c22 : vector<4xi32>
      %850 = arith.shli %849, %c24 : vector<4xi32>
      %851 = arith.ori %847, %850 : vector<4xi32>
      %852 = arith.ori %851, %c25 : vector<4xi32>
      %853 = vector.bitcast %852 : vector<4xi32> to vector<8xf16>
      %854 = arith.shrui %829, %c29 : vector<4xi32>
      %855 = arith.andi %854, %c22 : vector<4xi32>
      %856 = arith.shrui %827, %c30 : vector<4xi32>
      %857 = arith.andi %856, %c22 : vector<4xi32>
      %858 = arith.shli %857, %c24 : vector<4xi32>
      %859 = arith.ori %855, %858 : vector<4xi32>
      %860 = arith.ori %859, %c25 : vector<4xi32>
      %861 = vector.bitcast %860 : vector<4xi32> to vector<8xf16>
      %862 = vector.shuffle %837, %845 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %863 = vector.shuffle %853, %861 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %864 = vector.shuffle %862, %863 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %865 = arith.subf %864, %c31 : vector<32xf16>
      %866 = vector.shuffle %865, %865 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %867 = vector.shuffle %865, %865 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %868 = arith.mulf %866, %805 : vector<16xf16>
      %869 = arith.mulf %867, %805 : vector<16xf16>
      %870 = arith.muli %679, %c6 : index
      %871 = arith.addi %870, %c12 : index
      %872 = arith.muli %tileRows, %c4 : index
      %873 = arith.muli %871, %872 : index
      %874 = arith.addi %48, %873 : index
      %875 = vector.load %x[%874] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %876 = arith.muli %tileRows, %c11 : index
      %877 = arith.addi %874, %876 : index
      %878 = vector.load %x[%877] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %879 = vector.shuffle %875, %878 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %880 = wave.mma %879, %778, %680 : vector<16xf16>, vector<8xf32>
      %881 = wave.mma %879, %868, %681 : vector<16xf16>, vector<8xf32>
      %882 = arith.muli %679, %c6 : index
      %883 = arith.addi %882, %c12 : index
      %884 = arith.muli %tileRows, %c4 : index
      %885 = arith.muli %883, %884 : index
      %886 = arith.addi %66, %885 : index
      %887 = vector.load %x[%886] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %888 = arith.muli %tileRows, %c11 : index
      %889 = arith.addi %886, %888 : index
      %890 = vector.load %x[%889] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %891 = vector.shuffle %887, %890 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %892 = wave.mma %891, %778, %682 : vector<16xf16>, vector<8xf32>
      %893 = wave.mma %891, %868, %683 : vector<16xf16>, vector<8xf32>
      %894 = arith.muli %679, %c6 : index
      %895 = arith.addi %894, %c12 : index
      %896 = arith.muli %tileRows, %c4 : index
      %897 = arith.muli %895, %896 : index
      %898 = arith.addi %84, %897 : index
      %899 = vector.load %x[%898] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %900 = arith.muli %tileRows, %c11 : index
      %901 = arith.addi %898, %900 : index
      %902 = vector.load %x[%901] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %903 = vector.shuffle %899, %902 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %904 = wave.mma %903, %778, %684 : vector<16xf16>, vector<8xf32>
      %905 = wave.mma %903, %868, %685 : vector<16xf16>, vector<8xf32>
      %906 = arith.muli %679, %c6 : index
      %907 = arith.addi %906, %c12 : index
      %908 = arith.muli %tileRows, %c4 : index
      %909 = arith.muli %907, %908 : index
      %910 = arith.addi %102, %909 : index
      %911 = vector.load %x[%910] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %912 = arith.muli %tileRows, %c11 : index
      %913 = arith.addi %910, %912 : index
      %914 = vector.load %x[%913] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %915 = vector.shuffle %911, %914 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %916 = wave.mma %915, %778, %686 : vector<16xf16>, vector<8xf32>
      %917 = wave.mma %915, %868, %687 : vector<16xf16>, vector<8xf32>
      %918 = arith.muli %679, %c6 : index
      %919 = arith.addi %918, %c5 : index
      %920 = arith.muli %tileRows, %c4 : index
      %921 = arith.muli %919, %920 : index
      %922 = arith.addi %48, %921 : index
      %923 = vector.load %x[%922] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %924 = arith.muli %tileRows, %c11 : index
      %925 = arith.addi %922, %924 : index
      %926 = vector.load %x[%925] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %927 = vector.shuffle %923, %926 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %928 = wave.mma %927, %779, %880 : vector<16xf16>, vector<8xf32>
      %929 = wave.mma %927, %869, %881 : vector<16xf16>, vector<8xf32>
      %930 = arith.muli %679, %c6 : index
      %931 = arith.addi %930, %c5 : index
      %932 = arith.muli %tileRows, %c4 : index
      %933 = arith.muli %931, %932 : index
      %934 = arith.addi %66, %933 : index
      %935 = vector.load %x[%934] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %936 = arith.muli %tileRows, %c11 : index
      %937 = arith.addi %934, %936 : index
      %938 = vector.load %x[%937] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %939 = vector.shuffle %935, %938 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %940 = wave.mma %939, %779, %892 : vector<16xf16>, vector<8xf32>
      %941 = wave.mma %939, %869, %893 : vector<16xf16>, vector<8xf32>
      %942 = arith.muli %679, %c6 : index
      %943 = arith.addi %942, %c5 : index
      %944 = arith.muli %tileRows, %c4 : index
      %945 = arith.muli %943, %944 : index
      %946 = arith.addi %84, %945 : index
      %947 = vector.load %x[%946] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %948 = arith.muli %tileRows, %c11 : index
      %949 = arith.addi %946, %948 : index
      %950 = vector.load %x[%949] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %951 = vector.shuffle %947, %950 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %952 = wave.mma %951, %779, %904 : vector<16xf16>, vector<8xf32>
      %953 = wave.mma %951, %869, %905 : vector<16xf16>, vector<8xf32>
      %954 = arith.muli %679, %c6 : index
      %955 = arith.addi %954, %c5 : index
      %956 = arith.muli %tileRows, %c4 : index
      %957 = arith.muli %955, %956 : index
      %958 = arith.addi %102, %957 : index
      %959 = vector.load %x[%958] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %960 = arith.muli %tileRows, %c11 : index
      %961 = arith.addi %958, %960 : index
      %962 = vector.load %x[%961] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %963 = vector.shuffle %959, %962 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %964 = wave.mma %963, %779, %916 : vector<16xf16>, vector<8xf32>
      %965 = wave.mma %963, %869, %917 : vector<16xf16>, vector<8xf32>
      scf.yield %928, %929, %940, %941, %952, %953, %964, %965 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %966 = arith.addi %27, %c12 : index
    %967 = wave.lane
    %968 = arith.muli %3, %c6 : index
    %969 = arith.muli %968, %c7 : index
    %970 = arith.addi %969, %967 : index
    %971 = arith.muli %4, %c14 : index
    %972 = arith.addi %971, %970 : index
    %973 = arith.addi %972, %c12 : index
    %974 = arith.addi %973, %c12 : index
    %975 = vector.extract %688#0[0] : f32 from vector<8xf32>
    memref.store %975, %23[%974] : memref<?xf32>
    %976 = arith.muli %4, %c14 : index
    %977 = arith.addi %976, %970 : index
    %978 = arith.addi %977, %c12 : index
    %979 = arith.addi %978, %c8 : index
    %980 = vector.extract %688#0[1] : f32 from vector<8xf32>
    memref.store %980, %23[%979] : memref<?xf32>
    %981 = arith.muli %4, %c14 : index
    %982 = arith.addi %981, %970 : index
    %983 = arith.addi %982, %c12 : index
    %984 = arith.addi %983, %c15 : index
    %985 = vector.extract %688#0[2] : f32 from vector<8xf32>
    memref.store %985, %23[%984] : memref<?xf32>
    %986 = arith.muli %4, %c14 : index
    %987 = arith.addi %986, %970 : index
    %988 = arith.addi %987, %c12 : index
    %989 = arith.addi %988, %c33 : index
    %990 = vector.extract %688#0[3] : f32 from vector<8xf32>
    memref.store %990, %23[%989] : memref<?xf32>
    %991 = arith.muli %4, %c14 : index
    %992 = arith.addi %991, %970 : index
    %993 = arith.addi %992, %c12 : index
    %994 = arith.addi %993, %c10 : index
    %995 = vector.extract %688#0[4] : f32 from vector<8xf32>
    memref.store %995, %23[%994] : memref<?xf32>
    %996 = arith.muli %4, %c14 : index
    %997 = arith.addi %996, %970 : index
    %998 = arith.addi %997, %c12 : index
    %999 = arith.addi %998, %c34 : index
    %1000 = vector.extract %688#0[5] : f32 from vector<8xf32>
    memref.store %1000, %23[%999] : memref<?xf32>
    %1001 = arith.muli %4, %c14 : index
    %1002 = arith.addi %1001, %970 : index
    %1003 = arith.addi %1002, %c12 : index
    %1004 = arith.addi %1003, %c35 : index
    %1005 = vector.extract %688#0[6] : f32 from vector<8xf32>
    memref.store %1005, %23[%1004] : memref<?xf32>
    %1006 = arith.muli %4, %c14 : index
    %1007 = arith.addi %1006, %970 : index
    %1008 = arith.addi %1007, %c12 : index
    %1009 = arith.addi %1008, %c36 : index
    %1010 = vector.extract %688#0[7] : f32 from vector<8xf32>
    memref.store %1010, %23[%1009] : memref<?xf32>
    %1011 = arith.muli %4, %c14 : index
    %1012 = arith.addi %1011, %970 : index
    %1013 = arith.addi %1012, %c7 : index
    %1014 = arith.addi %1013, %c12 : index
    %1015 = vector.extract %688#1[0] : f32 from vector<8xf32>
    memref.store %1015, %23[%1014] : memref<?xf32>
    %1016 = arith.muli %4, %c14 : index
    %1017 = arith.addi %1016, %970 : index
    %1018 = arith.addi %1017, %c7 : index
    %1019 = arith.addi %1018, %c8 : index
    %1020 = vector.extract %688#1[1] : f32 from vector<8xf32>
    memref.store %1020, %23[%1019] : memref<?xf32>
    %1021 = arith.muli %4, %c14 : index
    %1022 = arith.addi %1021, %970 : index
    %1023 = arith.addi %1022, %c7 : index
    %1024 = arith.addi %1023, %c15 : index
    %1025 = vector.extract %688#1[2] : f32 from vector<8xf32>
    memref.store %1025, %23[%1024] : memref<?xf32>
    %1026 = arith.muli %4, %c14 : index
    %1027 = arith.addi %1026, %970 : index
    %1028 = arith.addi %1027, %c7 : index
    %1029 = arith.addi %1028, %c33 : index
    %1030 = vector.extract %688#1[3] : f32 from vector<8xf32>
    memref.store %1030, %23[%1029] : memref<?xf32>
    %1031 = arith.muli %4, %c14 : index
    %1032 = arith.addi %1031, %970 : index
    %1033 = arith.addi %1032, %c7 : index
    %1034 = arith.addi %1033, %c10 : index
    %1035 = vector.extract %688#1[4] : f32 from vector<8xf32>
    memref.store %1035, %23[%1034] : memref<?xf32>
    %1036 = arith.muli %4, %c14 : index
    %1037 = arith.addi %1036, %970 : index
    %1038 = arith.addi %1037, %c7 : index
    %1039 = arith.addi %1038, %c34 : index
    %1040 = vector.extract %688#1[5] : f32 from vector<8xf32>
    memref.store %1040, %23[%1039] : memref<?xf32>
    %1041 = arith.muli %4, %c14 : index
    %1042 = arith.addi %1041, %970 : index
    %1043 = arith.addi %1042, %c7 : index
    %1044 = arith.addi %1043, %c35 : index
    %1045 = vector.extract %688#1[6] : f32 from vector<8xf32>
    memref.store %1045, %23[%1044] : memref<?xf32>
    %1046 = arith.muli %4, %c14 : index
    %1047 = arith.addi %1046, %970 : index
    %1048 = arith.addi %1047, %c7 : index
    %1049 = arith.addi %1048, %c36 : index
    %1050 = vector.extract %688#1[7] : f32 from vector<8xf32>
    memref.store %1050, %23[%1049] : memref<?xf32>
    wave.barrier
    %1051 = arith.muli %4, %c6 : index
    %1052 = arith.addi %1051, %c12 : index
    %1053 = arith.muli %1052, %c6 : index
    %1054 = arith.divui %967, %c4 : index
    %1055 = arith.addi %1053, %1054 : index
    %1056 = arith.addi %966, %1055 : index
    %1057 = arith.cmpi slt, %1056, %26 : index
    scf.if %1057 {
      %1058 = arith.cmpi eq, %hasFactors, %c5 : index
      %1059 = arith.muli %1056, %c6 : index
      %1060 = memref.load %factors[%1059] : memref<?xf32>
      %1061 = arith.mulf %1060, %operandScale : f32
      %1062 = arith.select %1058, %1061, %operandScale : f32
      %1063 = arith.addi %970, %c12 : index
      %1064 = arith.muli %1052, %c8 : index
      %1065 = arith.addi %1063, %1064 : index
      %1066 = memref.load %23[%1065] : memref<?xf32>
      %1067 = arith.addi %1065, %c14 : index
      %1068 = memref.load %23[%1067] : memref<?xf32>
      %1069 = arith.addf %1066, %1068 : f32
      %1070 = arith.addi %1065, %c39 : index
      %1071 = memref.load %23[%1070] : memref<?xf32>
      %1072 = arith.addf %1069, %1071 : f32
      %1073 = arith.addi %1065, %c40 : index
      %1074 = memref.load %23[%1073] : memref<?xf32>
      %1075 = arith.addf %1072, %1074 : f32
      %1076 = arith.remui %967, %c4 : index
      %1077 = arith.muli %1076, %c2 : index
      %1078 = arith.addi %20, %1077 : index
      %1079 = vector.load %w[%1078] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1080 = vector.bitcast %1079 : vector<4xi8> to vector<1xf32>
      %1081 = vector.extract %1080[0] : f32 from vector<1xf32>
      %1082 = arith.mulf %1081, %1062 : f32
      %1083 = arith.mulf %1075, %1082 : f32
      %1084 = arith.muli %3, %c6 : index
      %1085 = arith.addi %1084, %c12 : index
      %1086 = arith.muli %1085, %c4 : index
      %1087 = arith.remui %967, %c4 : index
      %1088 = arith.addi %1086, %1087 : index
      %1089 = arith.muli %1055, %c10 : index
      %1090 = arith.addi %1089, %1088 : index
      memref.store %1083, %24[%1090] : memref<?xf32>
      %1091 = arith.addi %970, %c7 : index
      %1092 = arith.muli %1052, %c8 : index
      %1093 = arith.addi %1091, %1092 : index
      %1094 = memref.load %23[%1093] : memref<?xf32>
      %1095 = arith.addi %1093, %c14 : index
      %1096 = memref.load %23[%1095] : memref<?xf32>
      %1097 = arith.addf %1094, %1096 : f32
      %1098 = arith.addi %1093, %c39 : index
      %1099 = memref.load %23[%1098] : memref<?xf32>
      %1100 = arith.addf %1097, %1099 : f32
      %1101 = arith.addi %1093, %c40 : index
      %1102 = memref.load %23[%1101] : memref<?xf32>
      %1103 = arith.addf %1100, %1102 : f32
      %1104 = arith.remui %967, %c4 : index
      %1105 = arith.muli %1104, %c2 : index
      %1106 = arith.addi %22, %1105 : index
      %1107 = vector.load %w[%1106] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1108 = vector.bitcast %1107 : vector<4xi8> to vector<1xf32>
      %1109 = vector.extract %1108[0] : f32 from vector<1xf32>
      %1110 = arith.mulf %1109, %1062 : f32
      %1111 = arith.mulf %1103, %1110 : f32
      %1112 = arith.muli %3, %c6 : index
      %1113 = arith.addi %1112, %c5 : index
      %1114 = arith.muli %1113, %c4 : index
      %1115 = arith.remui %967, %c4 : index
      %1116 = arith.addi %1114, %1115 : index
      %1117 = arith.muli %1055, %c10 : index
      %1118 = arith.addi %1117, %1116 : index
      memref.store %1111, %24[%1118] : memref<?xf32>
    }
    %1119 = arith.muli %4, %c6 : index
    %1120 = arith.addi %1119, %c5 : index
    %1121 = arith.muli %1120, %c6 : index
    %1122 = arith.divui %967, %c4 : index
    %1123 = arith.addi %1121, %1122 : index
    %1124 = arith.addi %966, %1123 : index
    %1125 = arith.cmpi slt, %1124, %26 : index
    scf.if %1125 {
      %1126 = arith.cmpi eq, %hasFactors, %c5 : index
      %1127 = arith.muli %1124, %c6 : index
      %1128 = memref.load %factors[%1127] : memref<?xf32>
      %1129 = arith.mulf %1128, %operandScale : f32
      %1130 = arith.select %1126, %1129, %operandScale : f32
      %1131 = arith.addi %970, %c12 : index
      %1132 = arith.muli %1120, %c8 : index
      %1133 = arith.addi %1131, %1132 : index
      %1134 = memref.load %23[%1133] : memref<?xf32>
      %1135 = arith.addi %1133, %c14 : index
      %1136 = memref.load %23[%1135] : memref<?xf32>
      %1137 = arith.addf %1134, %1136 : f32
      %1138 = arith.addi %1133, %c39 : index
      %1139 = memref.load %23[%1138] : memref<?xf32>
      %1140 = arith.addf %1137, %1139 : f32
      %1141 = arith.addi %1133, %c40 : index
      %1142 = memref.load %23[%1141] : memref<?xf32>
      %1143 = arith.addf %1140, %1142 : f32
      %1144 = arith.remui %967, %c4 : index
      %1145 = arith.muli %1144, %c2 : index
      %1146 = arith.addi %20, %1145 : index
      %1147 = vector.load %w[%1146] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1148 = vector.bitcast %1147 : vector<4xi8> to vector<1xf32>
      %1149 = vector.extract %1148[0] : f32 from vector<1xf32>
      %1150 = arith.mulf %1149, %1130 : f32
      %1151 = arith.mulf %1143, %1150 : f32
      %1152 = arith.muli %3, %c6 : index
      %1153 = arith.addi %1152, %c12 : index
      %1154 = arith.muli %1153, %c4 : index
      %1155 = arith.remui %967, %c4 : index
      %1156 = arith.addi %1154, %1155 : index
      %1157 = arith.muli %1123, %c10 : index
      %1158 = arith.addi %1157, %1156 : index
      memref.store %1151, %24[%1158] : memref<?xf32>
      %1159 = arith.addi %970, %c7 : index
      %1160 = arith.muli %1120, %c8 : index
      %1161 = arith.addi %1159, %1160 : index
      %1162 = memref.load %23[%1161] : memref<?xf32>
      %1163 = arith.addi %1161, %c14 : index
      %1164 = memref.load %23[%1163] : memref<?xf32>
      %1165 = arith.addf %1162, %1164 : f32
      %1166 = arith.addi %1161, %c39 : index
      %1167 = memref.load %23[%1166] : memref<?xf32>
      %1168 = arith.addf %1165, %1167 : f32
      %1169 = arith.addi %1161, %c40 : index
      %1170 = memref.load %23[%1169] : memref<?xf32>
      %1171 = arith.addf %1168, %1170 : f32
      %1172 = arith.remui %967, %c4 : index
      %1173 = arith.muli %1172, %c2 : index
      %1174 = arith.addi %22, %1173 : index
      %1175 = vector.load %w[%1174] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1176 = vector.bitcast %1175 : vector<4xi8> to vector<1xf32>
      %1177 = vector.extract %1176[0] : f32 from vector<1xf32>
      %1178 = arith.mulf %1177, %1130 : f32
      %1179 = arith.mulf %1171, %1178 : f32
      %1180 = arith.muli %3, %c6 : index
      %1181 = arith.addi %1180, %c5 : index
      %1182 = arith.muli %1181, %c4 : index
      %1183 = arith.remui %967, %c4 : index
      %1184 = arith.addi %1182, %1183 : index
      %1185 = arith.muli %1123, %c10 : index
      %1186 = arith.addi %1185, %1184 : index
      memref.store %1179, %24[%1186] : memref<?xf32>
    }
    wave.barrier
    %1187 = arith.addi %27, %c12 : index
    %1188 = wave.wave
    %1189 = arith.addi %1188, %c12 : index
    %1190 = arith.addi %1187, %1189 : index
    %1191 = arith.cmpi slt, %1190, %26 : index
    scf.if %1191 {
      %1192 = arith.addi %1187, %1189 : index
      %1193 = arith.muli %1189, %c10 : index
      %1194 = wave.lane
      %1195 = arith.addi %1194, %c12 : index
      %1196 = arith.cmpi eq, %hasBias, %c5 : index
      %1197 = arith.addi %1193, %1195 : index
      %1198 = memref.load %24[%1197] : memref<?xf32>
      %1199 = arith.muli %0, %c10 : index
      %1200 = arith.addi %1199, %1195 : index
      %1201 = memref.load %bias[%1200] : memref<?xf32>
      %1202 = arith.addf %1198, %1201 : f32
      %1203 = arith.select %1196, %1202, %1198 : f32
      %1204 = arith.addi %1195, %c15 : index
      %1205 = arith.cmpi eq, %hasBias, %c5 : index
      %1206 = arith.addi %1193, %1204 : index
      %1207 = memref.load %24[%1206] : memref<?xf32>
      %1208 = arith.muli %0, %c10 : index
      %1209 = arith.addi %1208, %1204 : index
      %1210 = memref.load %bias[%1209] : memref<?xf32>
      %1211 = arith.addf %1207, %1210 : f32
      %1212 = arith.select %1205, %1211, %1207 : f32
      %1213 = arith.addi %1194, %c8 : index
      %1214 = arith.cmpi eq, %hasBias, %c5 : index
      %1215 = arith.addi %1193, %1213 : index
      %1216 = memref.load %24[%1215] : memref<?xf32>
      %1217 = arith.muli %0, %c10 : index
      %1218 = arith.addi %1217, %1213 : index
      %1219 = memref.load %bias[%1218] : memref<?xf32>
      %1220 = arith.addf %1216, %1219 : f32
      %1221 = arith.select %1214, %1220, %1216 : f32
      %1222 = arith.addi %1213, %c15 : index
      %1223 = arith.cmpi eq, %hasBias, %c5 : index
      %1224 = arith.addi %1193, %1222 : index
      %1225 = memref.load %24[%1224] : memref<?xf32>
      %1226 = arith.muli %0, %c10 : index
      %1227 = arith.addi %1226, %1222 : index
      %1228 = memref.load %bias[%1227] : memref<?xf32>
      %1229 = arith.addf %1225, %1228 : f32
      %1230 = arith.select %1223, %1229, %1225 : f32
      %1231 = arith.addi %heads, %kvHeads : index
      %1232 = arith.cmpi slt, %0, %1231 : index
      scf.if %1232 {
        %1233 = arith.addi %positionsAt, %1192 : index
        %1234 = memref.load %step[%1233] : memref<?xi32>
        %1235 = arith.index_cast %1234 : i32 to index
        %1236 = arith.cmpi eq, %hasNorm, %c5 : index
        %1237 = math.fma %1203, %1203, %c44 : f32
        %1238 = math.fma %1212, %1212, %1237 : f32
        %1239 = math.fma %1221, %1221, %1238 : f32
        %1240 = math.fma %1230, %1230, %1239 : f32
        %1241 = vector.broadcast %1240 : f32 to vector<1xf32>
        %1242 = wave.reduce "add" %1241 : vector<1xf32>
        %1243 = arith.mulf %1242, %inverseHeadDim : f32
        %1244 = arith.addf %1243, %epsilon : f32
        %1245 = math.sqrt %1244 : f32
        %1246 = arith.divf %c46, %1245 : f32
        %1247 = arith.cmpi slt, %0, %heads : index
        %1248 = arith.addi %1195, %c15 : index
        %1249 = memref.load %query_norm[%1195] : memref<?xf32>
        %1250 = memref.load %key_norm[%1195] : memref<?xf32>
        %1251 = arith.select %1247, %1249, %1250 : f32
        %1252 = arith.mulf %1203, %1246 : f32
        %1253 = arith.mulf %1252, %1251 : f32
        %1254 = arith.select %1236, %1253, %1203 : f32
        %1255 = memref.load %query_norm[%1248] : memref<?xf32>
        %1256 = memref.load %key_norm[%1248] : memref<?xf32>
        %1257 = arith.select %1247, %1255, %1256 : f32
        %1258 = arith.mulf %1212, %1246 : f32
        %1259 = arith.mulf %1258, %1257 : f32
        %1260 = arith.select %1236, %1259, %1212 : f32
        %1261 = arith.addi %1213, %c15 : index
        %1262 = memref.load %query_norm[%1213] : memref<?xf32>
        %1263 = memref.load %key_norm[%1213] : memref<?xf32>
        %1264 = arith.select %1247, %1262, %1263 : f32
        %1265 = arith.mulf %1221, %1246 : f32
        %1266 = arith.mulf %1265, %1264 : f32
        %1267 = arith.select %1236, %1266, %1221 : f32
        %1268 = memref.load %query_norm[%1261] : memref<?xf32>
        %1269 = memref.load %key_norm[%1261] : memref<?xf32>
        %1270 = arith.select %1247, %1268, %1269 : f32
        %1271 = arith.mulf %1230, %1246 : f32
        %1272 = arith.mulf %1271, %1270 : f32
        %1273 = arith.select %1236, %1272, %1230 : f32
        %1274 = arith.remui %1235, %c7 : index
        %1275 = arith.muli %1274, %c10 : index
        %1276 = arith.addi %1275, %1195 : index
        %1277 = arith.divui %1235, %c7 : index
        %1278 = arith.addi %1277, %c7 : index
        %1279 = arith.muli %1278, %c10 : index
        %1280 = arith.addi %1279, %1195 : index
        %1281 = memref.load %rope[%1276] : memref<?xf32>
        %1282 = arith.addi %1276, %c15 : index
        %1283 = memref.load %rope[%1282] : memref<?xf32>
        %1284 = memref.load %rope[%1280] : memref<?xf32>
        %1285 = arith.addi %1280, %c15 : index
        %1286 = memref.load %rope[%1285] : memref<?xf32>
        %1287 = arith.mulf %1284, %1281 : f32
        %1288 = arith.mulf %1286, %1283 : f32
        %1289 = arith.subf %1287, %1288 : f32
        %1290 = arith.mulf %1286, %1281 : f32
        %1291 = arith.mulf %1284, %1283 : f32
        %1292 = arith.addf %1290, %1291 : f32
        %1293 = arith.mulf %1254, %1289 : f32
        %1294 = arith.mulf %1260, %1292 : f32
        %1295 = arith.subf %1293, %1294 : f32
        %1296 = arith.mulf %1260, %1289 : f32
        %1297 = arith.mulf %1254, %1292 : f32
        %1298 = arith.addf %1296, %1297 : f32
        %1299 = arith.cmpi slt, %0, %heads : index
        scf.if %1299 {
          %1300 = arith.muli %1192, %heads : index
          %1301 = arith.addi %1300, %0 : index
          %1302 = arith.muli %1301, %c10 : index
          %1303 = arith.addi %1302, %1195 : index
          memref.store %1295, %q[%1303] : memref<?xf32>
          %1304 = arith.addi %1303, %c15 : index
          memref.store %1298, %q[%1304] : memref<?xf32>
        } else {
          %1305 = arith.addi %1193, %1195 : index
          memref.store %1295, %24[%1305] : memref<?xf32>
          %1306 = arith.addi %1193, %1195 : index
          %1307 = arith.addi %1306, %c15 : index
          memref.store %1298, %24[%1307] : memref<?xf32>
        }
        %1308 = arith.remui %1235, %c7 : index
        %1309 = arith.muli %1308, %c10 : index
        %1310 = arith.addi %1309, %1213 : index
        %1311 = arith.divui %1235, %c7 : index
        %1312 = arith.addi %1311, %c7 : index
        %1313 = arith.muli %1312, %c10 : index
        %1314 = arith.addi %1313, %1213 : index
        %1315 = memref.load %rope[%1310] : memref<?xf32>
        %1316 = arith.addi %1310, %c15 : index
        %1317 = memref.load %rope[%1316] : memref<?xf32>
        %1318 = memref.load %rope[%1314] : memref<?xf32>
        %1319 = arith.addi %1314, %c15 : index
        %1320 = memref.load %rope[%1319] : memref<?xf32>
        %1321 = arith.mulf %1318, %1315 : f32
        %1322 = arith.mulf %1320, %1317 : f32
        %1323 = arith.subf %1321, %1322 : f32
        %1324 = arith.mulf %1320, %1315 : f32
        %1325 = arith.mulf %1318, %1317 : f32
        %1326 = arith.addf %1324, %1325 : f32
        %1327 = arith.mulf %1267, %1323 : f32
        %1328 = arith.mulf %1273, %1326 : f32
        %1329 = arith.subf %1327, %1328 : f32
        %1330 = arith.mulf %1273, %1323 : f32
        %1331 = arith.mulf %1267, %1326 : f32
        %1332 = arith.addf %1330, %1331 : f32
        %1333 = arith.cmpi slt, %0, %heads : index
        scf.if %1333 {
          %1334 = arith.muli %1192, %heads : index
          %1335 = arith.addi %1334, %0 : index
          %1336 = arith.muli %1335, %c10 : index
          %1337 = arith.addi %1336, %1213 : index
          memref.store %1329, %q[%1337] : memref<?xf32>
          %1338 = arith.addi %1337, %c15 : index
          memref.store %1332, %q[%1338] : memref<?xf32>
        } else {
          %1339 = arith.addi %1193, %1213 : index
          memref.store %1329, %24[%1339] : memref<?xf32>
          %1340 = arith.addi %1193, %1213 : index
          %1341 = arith.addi %1340, %c15 : index
          memref.store %1332, %24[%1341] : memref<?xf32>
        }
      } else {
        %1342 = arith.cmpi slt, %0, %heads : index
        scf.if %1342 {
          %1343 = arith.muli %1192, %heads : index
          %1344 = arith.addi %1343, %0 : index
          %1345 = arith.muli %1344, %c10 : index
          %1346 = arith.addi %1345, %1195 : index
          memref.store %1203, %q[%1346] : memref<?xf32>
          %1347 = arith.addi %1346, %c15 : index
          memref.store %1212, %q[%1347] : memref<?xf32>
        } else {
          %1348 = arith.addi %1193, %1195 : index
          memref.store %1203, %24[%1348] : memref<?xf32>
          %1349 = arith.addi %1193, %1195 : index
          %1350 = arith.addi %1349, %c15 : index
          memref.store %1212, %24[%1350] : memref<?xf32>
        }
        %1351 = arith.cmpi slt, %0, %heads : index
        scf.if %1351 {
          %1352 = arith.muli %1192, %heads : index
          %1353 = arith.addi %1352, %0 : index
          %1354 = arith.muli %1353, %c10 : index
          %1355 = arith.addi %1354, %1213 : index
          memref.store %1221, %q[%1355] : memref<?xf32>
          %1356 = arith.addi %1355, %c15 : index
          memref.store %1230, %q[%1356] : memref<?xf32>
        } else {
          %1357 = arith.addi %1193, %1213 : index
          memref.store %1221, %24[%1357] : memref<?xf32>
          %1358 = arith.addi %1193, %1213 : index
          %1359 = arith.addi %1358, %c15 : index
          memref.store %1230, %24[%1359] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %1360 = arith.cmpi sge, %0, %heads : index
    scf.if %1360 {
      %1361 = arith.addi %1188, %c12 : index
      %1362 = arith.addi %1187, %1361 : index
      %1363 = arith.cmpi slt, %1362, %26 : index
      scf.if %1363 {
        %1364 = arith.addi %1187, %1361 : index
        %1365 = arith.addi %slotsAt, %1364 : index
        %1366 = memref.load %step[%1365] : memref<?xi32>
        %1367 = arith.index_cast %1366 : i32 to index
        %1368 = arith.cmpi sge, %1367, %c12 : index
        scf.if %1368 {
          %1369 = arith.muli %1361, %c10 : index
          %1370 = arith.subi %0, %heads : index
          %1371 = memref.load %scales[%1370] : memref<?xf32>
          %1372 = vector.broadcast %1371 : f32 to vector<4xf32>
          %1373 = arith.divui %1367, %c4 : index
          %1374 = arith.remui %1367, %c4 : index
          %1375 = arith.muli %1373, %pageBytes : index
          %1376 = arith.cmpi eq, %codec, %c12 : index
          scf.if %1376 {
            %1377 = wave.lane
            %1378 = arith.muli %1377, %c2 : index
            scf.for %1379 = %1378 to %c10 step %c10 {
              %1380 = arith.addi %1369, %1379 : index
              %1381 = vector.load %24[%1380] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1382 = arith.mulf %1381, %1372 : vector<4xf32>
              %1383 = arith.minimumf %1382, %c51 : vector<4xf32>
              %1384 = arith.maximumf %1383, %c52 : vector<4xf32>
              %1385 = arith.truncf %1384 : vector<4xf32> to vector<4xf16>
              %1386 = vector.bitcast %1385 : vector<4xf16> to vector<8xi8>
              %1387 = arith.cmpi slt, %1370, %kvHeads : index
              scf.if %1387 {
                %1388 = arith.muli %1370, %c13 : index
                %1389 = arith.addi %1375, %1388 : index
                %1390 = arith.divui %1379, %c4 : index
                %1391 = arith.muli %1390, %c53 : index
                %1392 = arith.remui %1379, %c4 : index
                %1393 = arith.divui %1392, %c11 : index
                %1394 = arith.muli %1393, %c7 : index
                %1395 = arith.muli %1374, %c4 : index
                %1396 = arith.addi %1394, %1395 : index
                %1397 = arith.remui %1392, %c11 : index
                %1398 = arith.muli %1397, %c6 : index
                %1399 = arith.addi %1396, %1398 : index
                %1400 = arith.addi %1391, %1399 : index
                %1401 = arith.addi %1389, %1400 : index
                vector.store %1386, %kv[%1401] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1402 = arith.subi %1370, %kvHeads : index
                %1403 = arith.muli %1402, %c13 : index
                %1404 = arith.addi %1375, %1403 : index
                %1405 = arith.addi %1379, %c12 : index
                %1406 = arith.divui %1405, %c4 : index
                %1407 = arith.muli %1406, %c53 : index
                %1408 = arith.addi %1407, %c39 : index
                %1409 = arith.remui %1405, %c4 : index
                %1410 = arith.divui %1374, %c6 : index
                %1411 = arith.remui %1374, %c6 : index
                %1412 = arith.muli %1411, %c11 : index
                %1413 = arith.addi %1410, %1412 : index
                %1414 = arith.divui %1413, %c11 : index
                %1415 = arith.muli %1414, %c7 : index
                %1416 = arith.muli %1409, %c4 : index
                %1417 = arith.addi %1415, %1416 : index
                %1418 = arith.remui %1413, %c11 : index
                %1419 = arith.muli %1418, %c6 : index
                %1420 = arith.addi %1417, %1419 : index
                %1421 = arith.addi %1408, %1420 : index
                %1422 = arith.addi %1404, %1421 : index
                %1423 = vector.shuffle %1386, %1386 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1423, %kv[%1422] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1424 = arith.addi %1379, %c5 : index
                %1425 = arith.divui %1424, %c4 : index
                %1426 = arith.muli %1425, %c53 : index
                %1427 = arith.addi %1426, %c39 : index
                %1428 = arith.remui %1424, %c4 : index
                %1429 = arith.divui %1374, %c6 : index
                %1430 = arith.remui %1374, %c6 : index
                %1431 = arith.muli %1430, %c11 : index
                %1432 = arith.addi %1429, %1431 : index
                %1433 = arith.divui %1432, %c11 : index
                %1434 = arith.muli %1433, %c7 : index
                %1435 = arith.muli %1428, %c4 : index
                %1436 = arith.addi %1434, %1435 : index
                %1437 = arith.remui %1432, %c11 : index
                %1438 = arith.muli %1437, %c6 : index
                %1439 = arith.addi %1436, %1438 : index
                %1440 = arith.addi %1427, %1439 : index
                %1441 = arith.addi %1404, %1440 : index
                %1442 = vector.shuffle %1386, %1386 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1442, %kv[%1441] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1443 = arith.addi %1379, %c6 : index
                %1444 = arith.divui %1443, %c4 : index
                %1445 = arith.muli %1444, %c53 : index
                %1446 = arith.addi %1445, %c39 : index
                %1447 = arith.remui %1443, %c4 : index
                %1448 = arith.divui %1374, %c6 : index
                %1449 = arith.remui %1374, %c6 : index
                %1450 = arith.muli %1449, %c11 : index
                %1451 = arith.addi %1448, %1450 : index
                %1452 = arith.divui %1451, %c11 : index
                %1453 = arith.muli %1452, %c7 : index
                %1454 = arith.muli %1447, %c4 : index
                %1455 = arith.addi %1453, %1454 : index
                %1456 = arith.remui %1451, %c11 : index
                %1457 = arith.muli %1456, %c6 : index
                %1458 = arith.addi %1455, %1457 : index
                %1459 = arith.addi %1446, %1458 : index
                %1460 = arith.addi %1404, %1459 : index
                %1461 = vector.shuffle %1386, %1386 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1461, %kv[%1460] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1462 = arith.addi %1379, %c32 : index
                %1463 = arith.divui %1462, %c4 : index
                %1464 = arith.muli %1463, %c53 : index
                %1465 = arith.addi %1464, %c39 : index
                %1466 = arith.remui %1462, %c4 : index
                %1467 = arith.divui %1374, %c6 : index
                %1468 = arith.remui %1374, %c6 : index
                %1469 = arith.muli %1468, %c11 : index
                %1470 = arith.addi %1467, %1469 : index
                %1471 = arith.divui %1470, %c11 : index
                %1472 = arith.muli %1471, %c7 : index
                %1473 = arith.muli %1466, %c4 : index
                %1474 = arith.addi %1472, %1473 : index
                %1475 = arith.remui %1470, %c11 : index
                %1476 = arith.muli %1475, %c6 : index
                %1477 = arith.addi %1474, %1476 : index
                %1478 = arith.addi %1465, %1477 : index
                %1479 = arith.addi %1404, %1478 : index
                %1480 = vector.shuffle %1386, %1386 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1480, %kv[%1479] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1481 = arith.cmpi eq, %codec, %c5 : index
          scf.if %1481 {
            %1482 = wave.lane
            %1483 = arith.muli %1482, %c2 : index
            scf.for %1484 = %1483 to %c10 step %c10 {
              %1485 = arith.addi %1369, %1484 : index
              %1486 = vector.load %24[%1485] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1487 = arith.mulf %1486, %1372 : vector<4xf32>
              %1488 = wave.fp8_encode "e4m3" %1487 : vector<4xf32> -> vector<4xi8>
              %1489 = arith.cmpi slt, %1370, %kvHeads : index
              scf.if %1489 {
                %1490 = arith.muli %1370, %c39 : index
                %1491 = arith.addi %1375, %1490 : index
                %1492 = vector.shuffle %1488, %1488 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1493 = arith.divui %1484, %c4 : index
                %1494 = arith.muli %1493, %c7 : index
                %1495 = arith.remui %1484, %c4 : index
                %1496 = arith.muli %1374, %c4 : index
                %1497 = arith.divui %1495, %c2 : index
                %1498 = arith.muli %1497, %c2 : index
                %1499 = arith.remui %1495, %c6 : index
                %1500 = arith.muli %1499, %c6 : index
                %1501 = arith.addi %1498, %1500 : index
                %1502 = arith.divui %1495, %c6 : index
                %1503 = arith.remui %1502, %c6 : index
                %1504 = arith.addi %1501, %1503 : index
                %1505 = arith.addi %1496, %1504 : index
                %1506 = arith.addi %1494, %1505 : index
                %1507 = arith.addi %1491, %1506 : index
                vector.store %1492, %kv[%1507] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1508 = arith.subi %1370, %kvHeads : index
                %1509 = arith.muli %1508, %c39 : index
                %1510 = arith.addi %1375, %1509 : index
                %1511 = arith.addi %1484, %c12 : index
                %1512 = arith.divui %1511, %c4 : index
                %1513 = arith.muli %1512, %c7 : index
                %1514 = arith.addi %1513, %c14 : index
                %1515 = arith.remui %1511, %c4 : index
                %1516 = arith.divui %1374, %c6 : index
                %1517 = arith.remui %1374, %c6 : index
                %1518 = arith.muli %1517, %c11 : index
                %1519 = arith.addi %1516, %1518 : index
                %1520 = arith.muli %1515, %c4 : index
                %1521 = arith.divui %1519, %c2 : index
                %1522 = arith.muli %1521, %c2 : index
                %1523 = arith.remui %1519, %c6 : index
                %1524 = arith.muli %1523, %c6 : index
                %1525 = arith.addi %1522, %1524 : index
                %1526 = arith.divui %1519, %c6 : index
                %1527 = arith.remui %1526, %c6 : index
                %1528 = arith.addi %1525, %1527 : index
                %1529 = arith.addi %1520, %1528 : index
                %1530 = arith.addi %1514, %1529 : index
                %1531 = arith.addi %1510, %1530 : index
                %1532 = vector.shuffle %1488, %1488 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1532, %kv[%1531] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1533 = arith.addi %1484, %c5 : index
                %1534 = arith.divui %1533, %c4 : index
                %1535 = arith.muli %1534, %c7 : index
                %1536 = arith.addi %1535, %c14 : index
                %1537 = arith.remui %1533, %c4 : index
                %1538 = arith.divui %1374, %c6 : index
                %1539 = arith.remui %1374, %c6 : index
                %1540 = arith.muli %1539, %c11 : index
                %1541 = arith.addi %1538, %1540 : index
                %1542 = arith.muli %1537, %c4 : index
                %1543 = arith.divui %1541, %c2 : index
                %1544 = arith.muli %1543, %c2 : index
                %1545 = arith.remui %1541, %c6 : index
                %1546 = arith.muli %1545, %c6 : index
                %1547 = arith.addi %1544, %1546 : index
                %1548 = arith.divui %1541, %c6 : index
                %1549 = arith.remui %1548, %c6 : index
                %1550 = arith.addi %1547, %1549 : index
                %1551 = arith.addi %1542, %1550 : index
                %1552 = arith.addi %1536, %1551 : index
                %1553 = arith.addi %1510, %1552 : index
                %1554 = vector.shuffle %1488, %1488 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1554, %kv[%1553] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1555 = arith.addi %1484, %c6 : index
                %1556 = arith.divui %1555, %c4 : index
                %1557 = arith.muli %1556, %c7 : index
                %1558 = arith.addi %1557, %c14 : index
                %1559 = arith.remui %1555, %c4 : index
                %1560 = arith.divui %1374, %c6 : index
                %1561 = arith.remui %1374, %c6 : index
                %1562 = arith.muli %1561, %c11 : index
                %1563 = arith.addi %1560, %1562 : index
                %1564 = arith.muli %1559, %c4 : index
                %1565 = arith.divui %1563, %c2 : index
                %1566 = arith.muli %1565, %c2 : index
                %1567 = arith.remui %1563, %c6 : index
                %1568 = arith.muli %1567, %c6 : index
                %1569 = arith.addi %1566, %1568 : index
                %1570 = arith.divui %1563, %c6 : index
                %1571 = arith.remui %1570, %c6 : index
                %1572 = arith.addi %1569, %1571 : index
                %1573 = arith.addi %1564, %1572 : index
                %1574 = arith.addi %1558, %1573 : index
                %1575 = arith.addi %1510, %1574 : index
                %1576 = vector.shuffle %1488, %1488 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1576, %kv[%1575] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1577 = arith.addi %1484, %c32 : index
                %1578 = arith.divui %1577, %c4 : index
                %1579 = arith.muli %1578, %c7 : index
                %1580 = arith.addi %1579, %c14 : index
                %1581 = arith.remui %1577, %c4 : index
                %1582 = arith.divui %1374, %c6 : index
                %1583 = arith.remui %1374, %c6 : index
                %1584 = arith.muli %1583, %c11 : index
                %1585 = arith.addi %1582, %1584 : index
                %1586 = arith.muli %1581, %c4 : index
                %1587 = arith.divui %1585, %c2 : index
                %1588 = arith.muli %1587, %c2 : index
                %1589 = arith.remui %1585, %c6 : index
                %1590 = arith.muli %1589, %c6 : index
                %1591 = arith.addi %1588, %1590 : index
                %1592 = arith.divui %1585, %c6 : index
                %1593 = arith.remui %1592, %c6 : index
                %1594 = arith.addi %1591, %1593 : index
                %1595 = arith.addi %1586, %1594 : index
                %1596 = arith.addi %1580, %1595 : index
                %1597 = arith.addi %1510, %1596 : index
                %1598 = vector.shuffle %1488, %1488 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1598, %kv[%1597] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1599 = arith.cmpi eq, %codec, %c6 : index
          scf.if %1599 {
            %1600 = wave.lane
            %1601 = arith.muli %1600, %c2 : index
            scf.for %1602 = %1601 to %c10 step %c10 {
              %1603 = arith.addi %1369, %1602 : index
              %1604 = vector.load %24[%1603] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1605 = arith.mulf %1604, %1372 : vector<4xf32>
              %1606 = wave.fp8_encode "e5m2" %1605 : vector<4xf32> -> vector<4xi8>
              %1607 = arith.cmpi slt, %1370, %kvHeads : index
              scf.if %1607 {
                %1608 = arith.muli %1370, %c39 : index
                %1609 = arith.addi %1375, %1608 : index
                %1610 = vector.shuffle %1606, %1606 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1611 = arith.divui %1602, %c4 : index
                %1612 = arith.muli %1611, %c7 : index
                %1613 = arith.remui %1602, %c4 : index
                %1614 = arith.muli %1374, %c4 : index
                %1615 = arith.divui %1613, %c2 : index
                %1616 = arith.muli %1615, %c2 : index
                %1617 = arith.remui %1613, %c6 : index
                %1618 = arith.muli %1617, %c6 : index
                %1619 = arith.addi %1616, %1618 : index
                %1620 = arith.divui %1613, %c6 : index
                %1621 = arith.remui %1620, %c6 : index
                %1622 = arith.addi %1619, %1621 : index
                %1623 = arith.addi %1614, %1622 : index
                %1624 = arith.addi %1612, %1623 : index
                %1625 = arith.addi %1609, %1624 : index
                vector.store %1610, %kv[%1625] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1626 = arith.subi %1370, %kvHeads : index
                %1627 = arith.muli %1626, %c39 : index
                %1628 = arith.addi %1375, %1627 : index
                %1629 = arith.addi %1602, %c12 : index
                %1630 = arith.divui %1629, %c4 : index
                %1631 = arith.muli %1630, %c7 : index
                %1632 = arith.addi %1631, %c14 : index
                %1633 = arith.remui %1629, %c4 : index
                %1634 = arith.divui %1374, %c6 : index
                %1635 = arith.remui %1374, %c6 : index
                %1636 = arith.muli %1635, %c11 : index
                %1637 = arith.addi %1634, %1636 : index
                %1638 = arith.muli %1633, %c4 : index
                %1639 = arith.divui %1637, %c2 : index
                %1640 = arith.muli %1639, %c2 : index
                %1641 = arith.remui %1637, %c6 : index
                %1642 = arith.muli %1641, %c6 : index
                %1643 = arith.addi %1640, %1642 : index
                %1644 = arith.divui %1637, %c6 : index
                %1645 = arith.remui %1644, %c6 : index
                %1646 = arith.addi %1643, %1645 : index
                %1647 = arith.addi %1638, %1646 : index
                %1648 = arith.addi %1632, %1647 : index
                %1649 = arith.addi %1628, %1648 : index
                %1650 = vector.shuffle %1606, %1606 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1650, %kv[%1649] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1651 = arith.addi %1602, %c5 : index
                %1652 = arith.divui %1651, %c4 : index
                %1653 = arith.muli %1652, %c7 : index
                %1654 = arith.addi %1653, %c14 : index
                %1655 = arith.remui %1651, %c4 : index
                %1656 = arith.divui %1374, %c6 : index
                %1657 = arith.remui %1374, %c6 : index
                %1658 = arith.muli %1657, %c11 : index
                %1659 = arith.addi %1656, %1658 : index
                %1660 = arith.muli %1655, %c4 : index
                %1661 = arith.divui %1659, %c2 : index
                %1662 = arith.muli %1661, %c2 : index
                %1663 = arith.remui %1659, %c6 : index
                %1664 = arith.muli %1663, %c6 : index
                %1665 = arith.addi %1662, %1664 : index
                %1666 = arith.divui %1659, %c6 : index
                %1667 = arith.remui %1666, %c6 : index
                %1668 = arith.addi %1665, %1667 : index
                %1669 = arith.addi %1660, %1668 : index
                %1670 = arith.addi %1654, %1669 : index
                %1671 = arith.addi %1628, %1670 : index
                %1672 = vector.shuffle %1606, %1606 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1672, %kv[%1671] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1673 = arith.addi %1602, %c6 : index
                %1674 = arith.divui %1673, %c4 : index
                %1675 = arith.muli %1674, %c7 : index
                %1676 = arith.addi %1675, %c14 : index
                %1677 = arith.remui %1673, %c4 : index
                %1678 = arith.divui %1374, %c6 : index
                %1679 = arith.remui %1374, %c6 : index
                %1680 = arith.muli %1679, %c11 : index
                %1681 = arith.addi %1678, %1680 : index
                %1682 = arith.muli %1677, %c4 : index
                %1683 = arith.divui %1681, %c2 : index
                %1684 = arith.muli %1683, %c2 : index
                %1685 = arith.remui %1681, %c6 : index
                %1686 = arith.muli %1685, %c6 : index
                %1687 = arith.addi %1684, %1686 : index
                %1688 = arith.divui %1681, %c6 : index
                %1689 = arith.remui %1688, %c6 : index
                %1690 = arith.addi %1687, %1689 : index
                %1691 = arith.addi %1682, %1690 : index
                %1692 = arith.addi %1676, %1691 : index
                %1693 = arith.addi %1628, %1692 : index
                %1694 = vector.shuffle %1606, %1606 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1694, %kv[%1693] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1695 = arith.addi %1602, %c32 : index
                %1696 = arith.divui %1695, %c4 : index
                %1697 = arith.muli %1696, %c7 : index
                %1698 = arith.addi %1697, %c14 : index
                %1699 = arith.remui %1695, %c4 : index
                %1700 = arith.divui %1374, %c6 : index
                %1701 = arith.remui %1374, %c6 : index
                %1702 = arith.muli %1701, %c11 : index
                %1703 = arith.addi %1700, %1702 : index
                %1704 = arith.muli %1699, %c4 : index
                %1705 = arith.divui %1703, %c2 : index
                %1706 = arith.muli %1705, %c2 : index
                %1707 = arith.remui %1703, %c6 : index
                %1708 = arith.muli %1707, %c6 : index
                %1709 = arith.addi %1706, %1708 : index
                %1710 = arith.divui %1703, %c6 : index
                %1711 = arith.remui %1710, %c6 : index
                %1712 = arith.addi %1709, %1711 : index
                %1713 = arith.addi %1704, %1712 : index
                %1714 = arith.addi %1698, %1713 : index
                %1715 = arith.addi %1628, %1714 : index
                %1716 = vector.shuffle %1606, %1606 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1716, %kv[%1715] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %1717 = arith.addi %27, %c4 : index
    %1718 = wave.lane
    %1719 = arith.muli %3, %c6 : index
    %1720 = arith.muli %1719, %c7 : index
    %1721 = arith.addi %1720, %1718 : index
    %1722 = arith.muli %4, %c14 : index
    %1723 = arith.addi %1722, %1721 : index
    %1724 = arith.addi %1723, %c12 : index
    %1725 = arith.addi %1724, %c12 : index
    %1726 = vector.extract %688#2[0] : f32 from vector<8xf32>
    memref.store %1726, %23[%1725] : memref<?xf32>
    %1727 = arith.muli %4, %c14 : index
    %1728 = arith.addi %1727, %1721 : index
    %1729 = arith.addi %1728, %c12 : index
    %1730 = arith.addi %1729, %c8 : index
    %1731 = vector.extract %688#2[1] : f32 from vector<8xf32>
    memref.store %1731, %23[%1730] : memref<?xf32>
    %1732 = arith.muli %4, %c14 : index
    %1733 = arith.addi %1732, %1721 : index
    %1734 = arith.addi %1733, %c12 : index
    %1735 = arith.addi %1734, %c15 : index
    %1736 = vector.extract %688#2[2] : f32 from vector<8xf32>
    memref.store %1736, %23[%1735] : memref<?xf32>
    %1737 = arith.muli %4, %c14 : index
    %1738 = arith.addi %1737, %1721 : index
    %1739 = arith.addi %1738, %c12 : index
    %1740 = arith.addi %1739, %c33 : index
    %1741 = vector.extract %688#2[3] : f32 from vector<8xf32>
    memref.store %1741, %23[%1740] : memref<?xf32>
    %1742 = arith.muli %4, %c14 : index
    %1743 = arith.addi %1742, %1721 : index
    %1744 = arith.addi %1743, %c12 : index
    %1745 = arith.addi %1744, %c10 : index
    %1746 = vector.extract %688#2[4] : f32 from vector<8xf32>
    memref.store %1746, %23[%1745] : memref<?xf32>
    %1747 = arith.muli %4, %c14 : index
    %1748 = arith.addi %1747, %1721 : index
    %1749 = arith.addi %1748, %c12 : index
    %1750 = arith.addi %1749, %c34 : index
    %1751 = vector.extract %688#2[5] : f32 from vector<8xf32>
    memref.store %1751, %23[%1750] : memref<?xf32>
    %1752 = arith.muli %4, %c14 : index
    %1753 = arith.addi %1752, %1721 : index
    %1754 = arith.addi %1753, %c12 : index
    %1755 = arith.addi %1754, %c35 : index
    %1756 = vector.extract %688#2[6] : f32 from vector<8xf32>
    memref.store %1756, %23[%1755] : memref<?xf32>
    %1757 = arith.muli %4, %c14 : index
    %1758 = arith.addi %1757, %1721 : index
    %1759 = arith.addi %1758, %c12 : index
    %1760 = arith.addi %1759, %c36 : index
    %1761 = vector.extract %688#2[7] : f32 from vector<8xf32>
    memref.store %1761, %23[%1760] : memref<?xf32>
    %1762 = arith.muli %4, %c14 : index
    %1763 = arith.addi %1762, %1721 : index
    %1764 = arith.addi %1763, %c7 : index
    %1765 = arith.addi %1764, %c12 : index
    %1766 = vector.extract %688#3[0] : f32 from vector<8xf32>
    memref.store %1766, %23[%1765] : memref<?xf32>
    %1767 = arith.muli %4, %c14 : index
    %1768 = arith.addi %1767, %1721 : index
    %1769 = arith.addi %1768, %c7 : index
    %1770 = arith.addi %1769, %c8 : index
    %1771 = vector.extract %688#3[1] : f32 from vector<8xf32>
    memref.store %1771, %23[%1770] : memref<?xf32>
    %1772 = arith.muli %4, %c14 : index
    %1773 = arith.addi %1772, %1721 : index
    %1774 = arith.addi %1773, %c7 : index
    %1775 = arith.addi %1774, %c15 : index
    %1776 = vector.extract %688#3[2] : f32 from vector<8xf32>
    memref.store %1776, %23[%1775] : memref<?xf32>
    %1777 = arith.muli %4, %c14 : index
    %1778 = arith.addi %1777, %1721 : index
    %1779 = arith.addi %1778, %c7 : index
    %1780 = arith.addi %1779, %c33 : index
    %1781 = vector.extract %688#3[3] : f32 from vector<8xf32>
    memref.store %1781, %23[%1780] : memref<?xf32>
    %1782 = arith.muli %4, %c14 : index
    %1783 = arith.addi %1782, %1721 : index
    %1784 = arith.addi %1783, %c7 : index
    %1785 = arith.addi %1784, %c10 : index
    %1786 = vector.extract %688#3[4] : f32 from vector<8xf32>
    memref.store %1786, %23[%1785] : memref<?xf32>
    %1787 = arith.muli %4, %c14 : index
    %1788 = arith.addi %1787, %1721 : index
    %1789 = arith.addi %1788, %c7 : index
    %1790 = arith.addi %1789, %c34 : index
    %1791 = vector.extract %688#3[5] : f32 from vector<8xf32>
    memref.store %1791, %23[%1790] : memref<?xf32>
    %1792 = arith.muli %4, %c14 : index
    %1793 = arith.addi %1792, %1721 : index
    %1794 = arith.addi %1793, %c7 : index
    %1795 = arith.addi %1794, %c35 : index
    %1796 = vector.extract %688#3[6] : f32 from vector<8xf32>
    memref.store %1796, %23[%1795] : memref<?xf32>
    %1797 = arith.muli %4, %c14 : index
    %1798 = arith.addi %1797, %1721 : index
    %1799 = arith.addi %1798, %c7 : index
    %1800 = arith.addi %1799, %c36 : index
    %1801 = vector.extract %688#3[7] : f32 from vector<8xf32>
    memref.store %1801, %23[%1800] : memref<?xf32>
    wave.barrier
    %1802 = arith.muli %4, %c6 : index
    %1803 = arith.addi %1802, %c12 : index
    %1804 = arith.muli %1803, %c6 : index
    %1805 = arith.divui %1718, %c4 : index
    %1806 = arith.addi %1804, %1805 : index
    %1807 = arith.addi %1717, %1806 : index
    %1808 = arith.cmpi slt, %1807, %26 : index
    scf.if %1808 {
      %1809 = arith.cmpi eq, %hasFactors, %c5 : index
      %1810 = arith.muli %1807, %c6 : index
      %1811 = memref.load %factors[%1810] : memref<?xf32>
      %1812 = arith.mulf %1811, %operandScale : f32
      %1813 = arith.select %1809, %1812, %operandScale : f32
      %1814 = arith.addi %1721, %c12 : index
      %1815 = arith.muli %1803, %c8 : index
      %1816 = arith.addi %1814, %1815 : index
      %1817 = memref.load %23[%1816] : memref<?xf32>
      %1818 = arith.addi %1816, %c14 : index
      %1819 = memref.load %23[%1818] : memref<?xf32>
      %1820 = arith.addf %1817, %1819 : f32
      %1821 = arith.addi %1816, %c39 : index
      %1822 = memref.load %23[%1821] : memref<?xf32>
      %1823 = arith.addf %1820, %1822 : f32
      %1824 = arith.addi %1816, %c40 : index
      %1825 = memref.load %23[%1824] : memref<?xf32>
      %1826 = arith.addf %1823, %1825 : f32
      %1827 = arith.remui %1718, %c4 : index
      %1828 = arith.muli %1827, %c2 : index
      %1829 = arith.addi %20, %1828 : index
      %1830 = vector.load %w[%1829] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1831 = vector.bitcast %1830 : vector<4xi8> to vector<1xf32>
      %1832 = vector.extract %1831[0] : f32 from vector<1xf32>
      %1833 = arith.mulf %1832, %1813 : f32
      %1834 = arith.mulf %1826, %1833 : f32
      %1835 = arith.muli %3, %c6 : index
      %1836 = arith.addi %1835, %c12 : index
      %1837 = arith.muli %1836, %c4 : index
      %1838 = arith.remui %1718, %c4 : index
      %1839 = arith.addi %1837, %1838 : index
      %1840 = arith.muli %1806, %c10 : index
      %1841 = arith.addi %1840, %1839 : index
      memref.store %1834, %24[%1841] : memref<?xf32>
      %1842 = arith.addi %1721, %c7 : index
      %1843 = arith.muli %1803, %c8 : index
      %1844 = arith.addi %1842, %1843 : index
      %1845 = memref.load %23[%1844] : memref<?xf32>
      %1846 = arith.addi %1844, %c14 : index
      %1847 = memref.load %23[%1846] : memref<?xf32>
      %1848 = arith.addf %1845, %1847 : f32
      %1849 = arith.addi %1844, %c39 : index
      %1850 = memref.load %23[%1849] : memref<?xf32>
      %1851 = arith.addf %1848, %1850 : f32
      %1852 = arith.addi %1844, %c40 : index
      %1853 = memref.load %23[%1852] : memref<?xf32>
      %1854 = arith.addf %1851, %1853 : f32
      %1855 = arith.remui %1718, %c4 : index
      %1856 = arith.muli %1855, %c2 : index
      %1857 = arith.addi %22, %1856 : index
      %1858 = vector.load %w[%1857] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1859 = vector.bitcast %1858 : vector<4xi8> to vector<1xf32>
      %1860 = vector.extract %1859[0] : f32 from vector<1xf32>
      %1861 = arith.mulf %1860, %1813 : f32
      %1862 = arith.mulf %1854, %1861 : f32
      %1863 = arith.muli %3, %c6 : index
      %1864 = arith.addi %1863, %c5 : index
      %1865 = arith.muli %1864, %c4 : index
      %1866 = arith.remui %1718, %c4 : index
      %1867 = arith.addi %1865, %1866 : index
      %1868 = arith.muli %1806, %c10 : index
      %1869 = arith.addi %1868, %1867 : index
      memref.store %1862, %24[%1869] : memref<?xf32>
    }
    %1870 = arith.muli %4, %c6 : index
    %1871 = arith.addi %1870, %c5 : index
    %1872 = arith.muli %1871, %c6 : index
    %1873 = arith.divui %1718, %c4 : index
    %1874 = arith.addi %1872, %1873 : index
    %1875 = arith.addi %1717, %1874 : index
    %1876 = arith.cmpi slt, %1875, %26 : index
    scf.if %1876 {
      %1877 = arith.cmpi eq, %hasFactors, %c5 : index
      %1878 = arith.muli %1875, %c6 : index
      %1879 = memref.load %factors[%1878] : memref<?xf32>
      %1880 = arith.mulf %1879, %operandScale : f32
      %1881 = arith.select %1877, %1880, %operandScale : f32
      %1882 = arith.addi %1721, %c12 : index
      %1883 = arith.muli %1871, %c8 : index
      %1884 = arith.addi %1882, %1883 : index
      %1885 = memref.load %23[%1884] : memref<?xf32>
      %1886 = arith.addi %1884, %c14 : index
      %1887 = memref.load %23[%1886] : memref<?xf32>
      %1888 = arith.addf %1885, %1887 : f32
      %1889 = arith.addi %1884, %c39 : index
      %1890 = memref.load %23[%1889] : memref<?xf32>
      %1891 = arith.addf %1888, %1890 : f32
      %1892 = arith.addi %1884, %c40 : index
      %1893 = memref.load %23[%1892] : memref<?xf32>
      %1894 = arith.addf %1891, %1893 : f32
      %1895 = arith.remui %1718, %c4 : index
      %1896 = arith.muli %1895, %c2 : index
      %1897 = arith.addi %20, %1896 : index
      %1898 = vector.load %w[%1897] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1899 = vector.bitcast %1898 : vector<4xi8> to vector<1xf32>
      %1900 = vector.extract %1899[0] : f32 from vector<1xf32>
      %1901 = arith.mulf %1900, %1881 : f32
      %1902 = arith.mulf %1894, %1901 : f32
      %1903 = arith.muli %3, %c6 : index
      %1904 = arith.addi %1903, %c12 : index
      %1905 = arith.muli %1904, %c4 : index
      %1906 = arith.remui %1718, %c4 : index
      %1907 = arith.addi %1905, %1906 : index
      %1908 = arith.muli %1874, %c10 : index
      %1909 = arith.addi %1908, %1907 : index
      memref.store %1902, %24[%1909] : memref<?xf32>
      %1910 = arith.addi %1721, %c7 : index
      %1911 = arith.muli %1871, %c8 : index
      %1912 = arith.addi %1910, %1911 : index
      %1913 = memref.load %23[%1912] : memref<?xf32>
      %1914 = arith.addi %1912, %c14 : index
      %1915 = memref.load %23[%1914] : memref<?xf32>
      %1916 = arith.addf %1913, %1915 : f32
      %1917 = arith.addi %1912, %c39 : index
      %1918 = memref.load %23[%1917] : memref<?xf32>
      %1919 = arith.addf %1916, %1918 : f32
      %1920 = arith.addi %1912, %c40 : index
      %1921 = memref.load %23[%1920] : memref<?xf32>
      %1922 = arith.addf %1919, %1921 : f32
      %1923 = arith.remui %1718, %c4 : index
      %1924 = arith.muli %1923, %c2 : index
      %1925 = arith.addi %22, %1924 : index
      %1926 = vector.load %w[%1925] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1927 = vector.bitcast %1926 : vector<4xi8> to vector<1xf32>
      %1928 = vector.extract %1927[0] : f32 from vector<1xf32>
      %1929 = arith.mulf %1928, %1881 : f32
      %1930 = arith.mulf %1922, %1929 : f32
      %1931 = arith.muli %3, %c6 : index
      %1932 = arith.addi %1931, %c5 : index
      %1933 = arith.muli %1932, %c4 : index
      %1934 = arith.remui %1718, %c4 : index
      %1935 = arith.addi %1933, %1934 : index
      %1936 = arith.muli %1874, %c10 : index
      %1937 = arith.addi %1936, %1935 : index
      memref.store %1930, %24[%1937] : memref<?xf32>
    }
    wave.barrier
    %1938 = arith.addi %27, %c4 : index
    %1939 = wave.wave
    %1940 = arith.addi %1939, %c12 : index
    %1941 = arith.addi %1938, %1940 : index
    %1942 = arith.cmpi slt, %1941, %26 : index
    scf.if %1942 {
      %1943 = arith.addi %1938, %1940 : index
      %1944 = arith.muli %1940, %c10 : index
      %1945 = wave.lane
      %1946 = arith.addi %1945, %c12 : index
      %1947 = arith.cmpi eq, %hasBias, %c5 : index
      %1948 = arith.addi %1944, %1946 : index
      %1949 = memref.load %24[%1948] : memref<?xf32>
      %1950 = arith.muli %0, %c10 : index
      %1951 = arith.addi %1950, %1946 : index
      %1952 = memref.load %bias[%1951] : memref<?xf32>
      %1953 = arith.addf %1949, %1952 : f32
      %1954 = arith.select %1947, %1953, %1949 : f32
      %1955 = arith.addi %1946, %c15 : index
      %1956 = arith.cmpi eq, %hasBias, %c5 : index
      %1957 = arith.addi %1944, %1955 : index
      %1958 = memref.load %24[%1957] : memref<?xf32>
      %1959 = arith.muli %0, %c10 : index
      %1960 = arith.addi %1959, %1955 : index
      %1961 = memref.load %bias[%1960] : memref<?xf32>
      %1962 = arith.addf %1958, %1961 : f32
      %1963 = arith.select %1956, %1962, %1958 : f32
      %1964 = arith.addi %1945, %c8 : index
      %1965 = arith.cmpi eq, %hasBias, %c5 : index
      %1966 = arith.addi %1944, %1964 : index
      %1967 = memref.load %24[%1966] : memref<?xf32>
      %1968 = arith.muli %0, %c10 : index
      %1969 = arith.addi %1968, %1964 : index
      %1970 = memref.load %bias[%1969] : memref<?xf32>
      %1971 = arith.addf %1967, %1970 : f32
      %1972 = arith.select %1965, %1971, %1967 : f32
      %1973 = arith.addi %1964, %c15 : index
      %1974 = arith.cmpi eq, %hasBias, %c5 : index
      %1975 = arith.addi %1944, %1973 : index
      %1976 = memref.load %24[%1975] : memref<?xf32>
      %1977 = arith.muli %0, %c10 : index
      %1978 = arith.addi %1977, %1973 : index
      %1979 = memref.load %bias[%1978] : memref<?xf32>
      %1980 = arith.addf %1976, %1979 : f32
      %1981 = arith.select %1974, %1980, %1976 : f32
      %1982 = arith.addi %heads, %kvHeads : index
      %1983 = arith.cmpi slt, %0, %1982 : index
      scf.if %1983 {
        %1984 = arith.addi %positionsAt, %1943 : index
        %1985 = memref.load %step[%1984] : memref<?xi32>
        %1986 = arith.index_cast %1985 : i32 to index
        %1987 = arith.cmpi eq, %hasNorm, %c5 : index
        %1988 = math.fma %1954, %1954, %c44 : f32
        %1989 = math.fma %1963, %1963, %1988 : f32
        %1990 = math.fma %1972, %1972, %1989 : f32
        %1991 = math.fma %1981, %1981, %1990 : f32
        %1992 = vector.broadcast %1991 : f32 to vector<1xf32>
        %1993 = wave.reduce "add" %1992 : vector<1xf32>
        %1994 = arith.mulf %1993, %inverseHeadDim : f32
        %1995 = arith.addf %1994, %epsilon : f32
        %1996 = math.sqrt %1995 : f32
        %1997 = arith.divf %c46, %1996 : f32
        %1998 = arith.cmpi slt, %0, %heads : index
        %1999 = arith.addi %1946, %c15 : index
        %2000 = memref.load %query_norm[%1946] : memref<?xf32>
        %2001 = memref.load %key_norm[%1946] : memref<?xf32>
        %2002 = arith.select %1998, %2000, %2001 : f32
        %2003 = arith.mulf %1954, %1997 : f32
        %2004 = arith.mulf %2003, %2002 : f32
        %2005 = arith.select %1987, %2004, %1954 : f32
        %2006 = memref.load %query_norm[%1999] : memref<?xf32>
        %2007 = memref.load %key_norm[%1999] : memref<?xf32>
        %2008 = arith.select %1998, %2006, %2007 : f32
        %2009 = arith.mulf %1963, %1997 : f32
        %2010 = arith.mulf %2009, %2008 : f32
        %2011 = arith.select %1987, %2010, %1963 : f32
        %2012 = arith.addi %1964, %c15 : index
        %2013 = memref.load %query_norm[%1964] : memref<?xf32>
        %2014 = memref.load %key_norm[%1964] : memref<?xf32>
        %2015 = arith.select %1998, %2013, %2014 : f32
        %2016 = arith.mulf %1972, %1997 : f32
        %2017 = arith.mulf %2016, %2015 : f32
        %2018 = arith.select %1987, %2017, %1972 : f32
        %2019 = memref.load %query_norm[%2012] : memref<?xf32>
        %2020 = memref.load %key_norm[%2012] : memref<?xf32>
        %2021 = arith.select %1998, %2019, %2020 : f32
        %2022 = arith.mulf %1981, %1997 : f32
        %2023 = arith.mulf %2022, %2021 : f32
        %2024 = arith.select %1987, %2023, %1981 : f32
        %2025 = arith.remui %1986, %c7 : index
        %2026 = arith.muli %2025, %c10 : index
        %2027 = arith.addi %2026, %1946 : index
        %2028 = arith.divui %1986, %c7 : index
        %2029 = arith.addi %2028, %c7 : index
        %2030 = arith.muli %2029, %c10 : index
        %2031 = arith.addi %2030, %1946 : index
        %2032 = memref.load %rope[%2027] : memref<?xf32>
        %2033 = arith.addi %2027, %c15 : index
        %2034 = memref.load %rope[%2033] : memref<?xf32>
        %2035 = memref.load %rope[%2031] : memref<?xf32>
        %2036 = arith.addi %2031, %c15 : index
        %2037 = memref.load %rope[%2036] : memref<?xf32>
        %2038 = arith.mulf %2035, %2032 : f32
        %2039 = arith.mulf %2037, %2034 : f32
        %2040 = arith.subf %2038, %2039 : f32
        %2041 = arith.mulf %2037, %2032 : f32
        %2042 = arith.mulf %2035, %2034 : f32
        %2043 = arith.addf %2041, %2042 : f32
        %2044 = arith.mulf %2005, %2040 : f32
        %2045 = arith.mulf %2011, %2043 : f32
        %2046 = arith.subf %2044, %2045 : f32
        %2047 = arith.mulf %2011, %2040 : f32
        %2048 = arith.mulf %2005, %2043 : f32
        %2049 = arith.addf %2047, %2048 : f32
        %2050 = arith.cmpi slt, %0, %heads : index
        scf.if %2050 {
          %2051 = arith.muli %1943, %heads : index
          %2052 = arith.addi %2051, %0 : index
          %2053 = arith.muli %2052, %c10 : index
          %2054 = arith.addi %2053, %1946 : index
          memref.store %2046, %q[%2054] : memref<?xf32>
          %2055 = arith.addi %2054, %c15 : index
          memref.store %2049, %q[%2055] : memref<?xf32>
        } else {
          %2056 = arith.addi %1944, %1946 : index
          memref.store %2046, %24[%2056] : memref<?xf32>
          %2057 = arith.addi %1944, %1946 : index
          %2058 = arith.addi %2057, %c15 : index
          memref.store %2049, %24[%2058] : memref<?xf32>
        }
        %2059 = arith.remui %1986, %c7 : index
        %2060 = arith.muli %2059, %c10 : index
        %2061 = arith.addi %2060, %1964 : index
        %2062 = arith.divui %1986, %c7 : index
        %2063 = arith.addi %2062, %c7 : index
        %2064 = arith.muli %2063, %c10 : index
        %2065 = arith.addi %2064, %1964 : index
        %2066 = memref.load %rope[%2061] : memref<?xf32>
        %2067 = arith.addi %2061, %c15 : index
        %2068 = memref.load %rope[%2067] : memref<?xf32>
        %2069 = memref.load %rope[%2065] : memref<?xf32>
        %2070 = arith.addi %2065, %c15 : index
        %2071 = memref.load %rope[%2070] : memref<?xf32>
        %2072 = arith.mulf %2069, %2066 : f32
        %2073 = arith.mulf %2071, %2068 : f32
        %2074 = arith.subf %2072, %2073 : f32
        %2075 = arith.mulf %2071, %2066 : f32
        %2076 = arith.mulf %2069, %2068 : f32
        %2077 = arith.addf %2075, %2076 : f32
        %2078 = arith.mulf %2018, %2074 : f32
        %2079 = arith.mulf %2024, %2077 : f32
        %2080 = arith.subf %2078, %2079 : f32
        %2081 = arith.mulf %2024, %2074 : f32
        %2082 = arith.mulf %2018, %2077 : f32
        %2083 = arith.addf %2081, %2082 : f32
        %2084 = arith.cmpi slt, %0, %heads : index
        scf.if %2084 {
          %2085 = arith.muli %1943, %heads : index
          %2086 = arith.addi %2085, %0 : index
          %2087 = arith.muli %2086, %c10 : index
          %2088 = arith.addi %2087, %1964 : index
          memref.store %2080, %q[%2088] : memref<?xf32>
          %2089 = arith.addi %2088, %c15 : index
          memref.store %2083, %q[%2089] : memref<?xf32>
        } else {
          %2090 = arith.addi %1944, %1964 : index
          memref.store %2080, %24[%2090] : memref<?xf32>
          %2091 = arith.addi %1944, %1964 : index
          %2092 = arith.addi %2091, %c15 : index
          memref.store %2083, %24[%2092] : memref<?xf32>
        }
      } else {
        %2093 = arith.cmpi slt, %0, %heads : index
        scf.if %2093 {
          %2094 = arith.muli %1943, %heads : index
          %2095 = arith.addi %2094, %0 : index
          %2096 = arith.muli %2095, %c10 : index
          %2097 = arith.addi %2096, %1946 : index
          memref.store %1954, %q[%2097] : memref<?xf32>
          %2098 = arith.addi %2097, %c15 : index
          memref.store %1963, %q[%2098] : memref<?xf32>
        } else {
          %2099 = arith.addi %1944, %1946 : index
          memref.store %1954, %24[%2099] : memref<?xf32>
          %2100 = arith.addi %1944, %1946 : index
          %2101 = arith.addi %2100, %c15 : index
          memref.store %1963, %24[%2101] : memref<?xf32>
        }
        %2102 = arith.cmpi slt, %0, %heads : index
        scf.if %2102 {
          %2103 = arith.muli %1943, %heads : index
          %2104 = arith.addi %2103, %0 : index
          %2105 = arith.muli %2104, %c10 : index
          %2106 = arith.addi %2105, %1964 : index
          memref.store %1972, %q[%2106] : memref<?xf32>
          %2107 = arith.addi %2106, %c15 : index
          memref.store %1981, %q[%2107] : memref<?xf32>
        } else {
          %2108 = arith.addi %1944, %1964 : index
          memref.store %1972, %24[%2108] : memref<?xf32>
          %2109 = arith.addi %1944, %1964 : index
          %2110 = arith.addi %2109, %c15 : index
          memref.store %1981, %24[%2110] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %2111 = arith.cmpi sge, %0, %heads : index
    scf.if %2111 {
      %2112 = arith.addi %1939, %c12 : index
      %2113 = arith.addi %1938, %2112 : index
      %2114 = arith.cmpi slt, %2113, %26 : index
      scf.if %2114 {
        %2115 = arith.addi %1938, %2112 : index
        %2116 = arith.addi %slotsAt, %2115 : index
        %2117 = memref.load %step[%2116] : memref<?xi32>
        %2118 = arith.index_cast %2117 : i32 to index
        %2119 = arith.cmpi sge, %2118, %c12 : index
        scf.if %2119 {
          %2120 = arith.muli %2112, %c10 : index
          %2121 = arith.subi %0, %heads : index
          %2122 = memref.load %scales[%2121] : memref<?xf32>
          %2123 = vector.broadcast %2122 : f32 to vector<4xf32>
          %2124 = arith.divui %2118, %c4 : index
          %2125 = arith.remui %2118, %c4 : index
          %2126 = arith.muli %2124, %pageBytes : index
          %2127 = arith.cmpi eq, %codec, %c12 : index
          scf.if %2127 {
            %2128 = wave.lane
            %2129 = arith.muli %2128, %c2 : index
            scf.for %2130 = %2129 to %c10 step %c10 {
              %2131 = arith.addi %2120, %2130 : index
              %2132 = vector.load %24[%2131] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2133 = arith.mulf %2132, %2123 : vector<4xf32>
              %2134 = arith.minimumf %2133, %c51 : vector<4xf32>
              %2135 = arith.maximumf %2134, %c52 : vector<4xf32>
              %2136 = arith.truncf %2135 : vector<4xf32> to vector<4xf16>
              %2137 = vector.bitcast %2136 : vector<4xf16> to vector<8xi8>
              %2138 = arith.cmpi slt, %2121, %kvHeads : index
              scf.if %2138 {
                %2139 = arith.muli %2121, %c13 : index
                %2140 = arith.addi %2126, %2139 : index
                %2141 = arith.divui %2130, %c4 : index
                %2142 = arith.muli %2141, %c53 : index
                %2143 = arith.remui %2130, %c4 : index
                %2144 = arith.divui %2143, %c11 : index
                %2145 = arith.muli %2144, %c7 : index
                %2146 = arith.muli %2125, %c4 : index
                %2147 = arith.addi %2145, %2146 : index
                %2148 = arith.remui %2143, %c11 : index
                %2149 = arith.muli %2148, %c6 : index
                %2150 = arith.addi %2147, %2149 : index
                %2151 = arith.addi %2142, %2150 : index
                %2152 = arith.addi %2140, %2151 : index
                vector.store %2137, %kv[%2152] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2153 = arith.subi %2121, %kvHeads : index
                %2154 = arith.muli %2153, %c13 : index
                %2155 = arith.addi %2126, %2154 : index
                %2156 = arith.addi %2130, %c12 : index
                %2157 = arith.divui %2156, %c4 : index
                %2158 = arith.muli %2157, %c53 : index
                %2159 = arith.addi %2158, %c39 : index
                %2160 = arith.remui %2156, %c4 : index
                %2161 = arith.divui %2125, %c6 : index
                %2162 = arith.remui %2125, %c6 : index
                %2163 = arith.muli %2162, %c11 : index
                %2164 = arith.addi %2161, %2163 : index
                %2165 = arith.divui %2164, %c11 : index
                %2166 = arith.muli %2165, %c7 : index
                %2167 = arith.muli %2160, %c4 : index
                %2168 = arith.addi %2166, %2167 : index
                %2169 = arith.remui %2164, %c11 : index
                %2170 = arith.muli %2169, %c6 : index
                %2171 = arith.addi %2168, %2170 : index
                %2172 = arith.addi %2159, %2171 : index
                %2173 = arith.addi %2155, %2172 : index
                %2174 = vector.shuffle %2137, %2137 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2174, %kv[%2173] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2175 = arith.addi %2130, %c5 : index
                %2176 = arith.divui %2175, %c4 : index
                %2177 = arith.muli %2176, %c53 : index
                %2178 = arith.addi %2177, %c39 : index
                %2179 = arith.remui %2175, %c4 : index
                %2180 = arith.divui %2125, %c6 : index
                %2181 = arith.remui %2125, %c6 : index
                %2182 = arith.muli %2181, %c11 : index
                %2183 = arith.addi %2180, %2182 : index
                %2184 = arith.divui %2183, %c11 : index
                %2185 = arith.muli %2184, %c7 : index
                %2186 = arith.muli %2179, %c4 : index
                %2187 = arith.addi %2185, %2186 : index
                %2188 = arith.remui %2183, %c11 : index
                %2189 = arith.muli %2188, %c6 : index
                %2190 = arith.addi %2187, %2189 : index
                %2191 = arith.addi %2178, %2190 : index
                %2192 = arith.addi %2155, %2191 : index
                %2193 = vector.shuffle %2137, %2137 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2193, %kv[%2192] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2194 = arith.addi %2130, %c6 : index
                %2195 = arith.divui %2194, %c4 : index
                %2196 = arith.muli %2195, %c53 : index
                %2197 = arith.addi %2196, %c39 : index
                %2198 = arith.remui %2194, %c4 : index
                %2199 = arith.divui %2125, %c6 : index
                %2200 = arith.remui %2125, %c6 : index
                %2201 = arith.muli %2200, %c11 : index
                %2202 = arith.addi %2199, %2201 : index
                %2203 = arith.divui %2202, %c11 : index
                %2204 = arith.muli %2203, %c7 : index
                %2205 = arith.muli %2198, %c4 : index
                %2206 = arith.addi %2204, %2205 : index
                %2207 = arith.remui %2202, %c11 : index
                %2208 = arith.muli %2207, %c6 : index
                %2209 = arith.addi %2206, %2208 : index
                %2210 = arith.addi %2197, %2209 : index
                %2211 = arith.addi %2155, %2210 : index
                %2212 = vector.shuffle %2137, %2137 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2212, %kv[%2211] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2213 = arith.addi %2130, %c32 : index
                %2214 = arith.divui %2213, %c4 : index
                %2215 = arith.muli %2214, %c53 : index
                %2216 = arith.addi %2215, %c39 : index
                %2217 = arith.remui %2213, %c4 : index
                %2218 = arith.divui %2125, %c6 : index
                %2219 = arith.remui %2125, %c6 : index
                %2220 = arith.muli %2219, %c11 : index
                %2221 = arith.addi %2218, %2220 : index
                %2222 = arith.divui %2221, %c11 : index
                %2223 = arith.muli %2222, %c7 : index
                %2224 = arith.muli %2217, %c4 : index
                %2225 = arith.addi %2223, %2224 : index
                %2226 = arith.remui %2221, %c11 : index
                %2227 = arith.muli %2226, %c6 : index
                %2228 = arith.addi %2225, %2227 : index
                %2229 = arith.addi %2216, %2228 : index
                %2230 = arith.addi %2155, %2229 : index
                %2231 = vector.shuffle %2137, %2137 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2231, %kv[%2230] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2232 = arith.cmpi eq, %codec, %c5 : index
          scf.if %2232 {
            %2233 = wave.lane
            %2234 = arith.muli %2233, %c2 : index
            scf.for %2235 = %2234 to %c10 step %c10 {
              %2236 = arith.addi %2120, %2235 : index
              %2237 = vector.load %24[%2236] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2238 = arith.mulf %2237, %2123 : vector<4xf32>
              %2239 = wave.fp8_encode "e4m3" %2238 : vector<4xf32> -> vector<4xi8>
              %2240 = arith.cmpi slt, %2121, %kvHeads : index
              scf.if %2240 {
                %2241 = arith.muli %2121, %c39 : index
                %2242 = arith.addi %2126, %2241 : index
                %2243 = vector.shuffle %2239, %2239 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2244 = arith.divui %2235, %c4 : index
                %2245 = arith.muli %2244, %c7 : index
                %2246 = arith.remui %2235, %c4 : index
                %2247 = arith.muli %2125, %c4 : index
                %2248 = arith.divui %2246, %c2 : index
                %2249 = arith.muli %2248, %c2 : index
                %2250 = arith.remui %2246, %c6 : index
                %2251 = arith.muli %2250, %c6 : index
                %2252 = arith.addi %2249, %2251 : index
                %2253 = arith.divui %2246, %c6 : index
                %2254 = arith.remui %2253, %c6 : index
                %2255 = arith.addi %2252, %2254 : index
                %2256 = arith.addi %2247, %2255 : index
                %2257 = arith.addi %2245, %2256 : index
                %2258 = arith.addi %2242, %2257 : index
                vector.store %2243, %kv[%2258] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2259 = arith.subi %2121, %kvHeads : index
                %2260 = arith.muli %2259, %c39 : index
                %2261 = arith.addi %2126, %2260 : index
                %2262 = arith.addi %2235, %c12 : index
                %2263 = arith.divui %2262, %c4 : index
                %2264 = arith.muli %2263, %c7 : index
                %2265 = arith.addi %2264, %c14 : index
                %2266 = arith.remui %2262, %c4 : index
                %2267 = arith.divui %2125, %c6 : index
                %2268 = arith.remui %2125, %c6 : index
                %2269 = arith.muli %2268, %c11 : index
                %2270 = arith.addi %2267, %2269 : index
                %2271 = arith.muli %2266, %c4 : index
                %2272 = arith.divui %2270, %c2 : index
                %2273 = arith.muli %2272, %c2 : index
                %2274 = arith.remui %2270, %c6 : index
                %2275 = arith.muli %2274, %c6 : index
                %2276 = arith.addi %2273, %2275 : index
                %2277 = arith.divui %2270, %c6 : index
                %2278 = arith.remui %2277, %c6 : index
                %2279 = arith.addi %2276, %2278 : index
                %2280 = arith.addi %2271, %2279 : index
                %2281 = arith.addi %2265, %2280 : index
                %2282 = arith.addi %2261, %2281 : index
                %2283 = vector.shuffle %2239, %2239 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2283, %kv[%2282] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2284 = arith.addi %2235, %c5 : index
                %2285 = arith.divui %2284, %c4 : index
                %2286 = arith.muli %2285, %c7 : index
                %2287 = arith.addi %2286, %c14 : index
                %2288 = arith.remui %2284, %c4 : index
                %2289 = arith.divui %2125, %c6 : index
                %2290 = arith.remui %2125, %c6 : index
                %2291 = arith.muli %2290, %c11 : index
                %2292 = arith.addi %2289, %2291 : index
                %2293 = arith.muli %2288, %c4 : index
                %2294 = arith.divui %2292, %c2 : index
                %2295 = arith.muli %2294, %c2 : index
                %2296 = arith.remui %2292, %c6 : index
                %2297 = arith.muli %2296, %c6 : index
                %2298 = arith.addi %2295, %2297 : index
                %2299 = arith.divui %2292, %c6 : index
                %2300 = arith.remui %2299, %c6 : index
                %2301 = arith.addi %2298, %2300 : index
                %2302 = arith.addi %2293, %2301 : index
                %2303 = arith.addi %2287, %2302 : index
                %2304 = arith.addi %2261, %2303 : index
                %2305 = vector.shuffle %2239, %2239 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2305, %kv[%2304] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2306 = arith.addi %2235, %c6 : index
                %2307 = arith.divui %2306, %c4 : index
                %2308 = arith.muli %2307, %c7 : index
                %2309 = arith.addi %2308, %c14 : index
                %2310 = arith.remui %2306, %c4 : index
                %2311 = arith.divui %2125, %c6 : index
                %2312 = arith.remui %2125, %c6 : index
                %2313 = arith.muli %2312, %c11 : index
                %2314 = arith.addi %2311, %2313 : index
                %2315 = arith.muli %2310, %c4 : index
                %2316 = arith.divui %2314, %c2 : index
                %2317 = arith.muli %2316, %c2 : index
                %2318 = arith.remui %2314, %c6 : index
                %2319 = arith.muli %2318, %c6 : index
                %2320 = arith.addi %2317, %2319 : index
                %2321 = arith.divui %2314, %c6 : index
                %2322 = arith.remui %2321, %c6 : index
                %2323 = arith.addi %2320, %2322 : index
                %2324 = arith.addi %2315, %2323 : index
                %2325 = arith.addi %2309, %2324 : index
                %2326 = arith.addi %2261, %2325 : index
                %2327 = vector.shuffle %2239, %2239 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2327, %kv[%2326] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2328 = arith.addi %2235, %c32 : index
                %2329 = arith.divui %2328, %c4 : index
                %2330 = arith.muli %2329, %c7 : index
                %2331 = arith.addi %2330, %c14 : index
                %2332 = arith.remui %2328, %c4 : index
                %2333 = arith.divui %2125, %c6 : index
                %2334 = arith.remui %2125, %c6 : index
                %2335 = arith.muli %2334, %c11 : index
                %2336 = arith.addi %2333, %2335 : index
                %2337 = arith.muli %2332, %c4 : index
                %2338 = arith.divui %2336, %c2 : index
                %2339 = arith.muli %2338, %c2 : index
                %2340 = arith.remui %2336, %c6 : index
                %2341 = arith.muli %2340, %c6 : index
                %2342 = arith.addi %2339, %2341 : index
                %2343 = arith.divui %2336, %c6 : index
                %2344 = arith.remui %2343, %c6 : index
                %2345 = arith.addi %2342, %2344 : index
                %2346 = arith.addi %2337, %2345 : index
                %2347 = arith.addi %2331, %2346 : index
                %2348 = arith.addi %2261, %2347 : index
                %2349 = vector.shuffle %2239, %2239 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2349, %kv[%2348] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2350 = arith.cmpi eq, %codec, %c6 : index
          scf.if %2350 {
            %2351 = wave.lane
            %2352 = arith.muli %2351, %c2 : index
            scf.for %2353 = %2352 to %c10 step %c10 {
              %2354 = arith.addi %2120, %2353 : index
              %2355 = vector.load %24[%2354] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2356 = arith.mulf %2355, %2123 : vector<4xf32>
              %2357 = wave.fp8_encode "e5m2" %2356 : vector<4xf32> -> vector<4xi8>
              %2358 = arith.cmpi slt, %2121, %kvHeads : index
              scf.if %2358 {
                %2359 = arith.muli %2121, %c39 : index
                %2360 = arith.addi %2126, %2359 : index
                %2361 = vector.shuffle %2357, %2357 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2362 = arith.divui %2353, %c4 : index
                %2363 = arith.muli %2362, %c7 : index
                %2364 = arith.remui %2353, %c4 : index
                %2365 = arith.muli %2125, %c4 : index
                %2366 = arith.divui %2364, %c2 : index
                %2367 = arith.muli %2366, %c2 : index
                %2368 = arith.remui %2364, %c6 : index
                %2369 = arith.muli %2368, %c6 : index
                %2370 = arith.addi %2367, %2369 : index
                %2371 = arith.divui %2364, %c6 : index
                %2372 = arith.remui %2371, %c6 : index
                %2373 = arith.addi %2370, %2372 : index
                %2374 = arith.addi %2365, %2373 : index
                %2375 = arith.addi %2363, %2374 : index
                %2376 = arith.addi %2360, %2375 : index
                vector.store %2361, %kv[%2376] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2377 = arith.subi %2121, %kvHeads : index
                %2378 = arith.muli %2377, %c39 : index
                %2379 = arith.addi %2126, %2378 : index
                %2380 = arith.addi %2353, %c12 : index
                %2381 = arith.divui %2380, %c4 : index
                %2382 = arith.muli %2381, %c7 : index
                %2383 = arith.addi %2382, %c14 : index
                %2384 = arith.remui %2380, %c4 : index
                %2385 = arith.divui %2125, %c6 : index
                %2386 = arith.remui %2125, %c6 : index
                %2387 = arith.muli %2386, %c11 : index
                %2388 = arith.addi %2385, %2387 : index
                %2389 = arith.muli %2384, %c4 : index
                %2390 = arith.divui %2388, %c2 : index
                %2391 = arith.muli %2390, %c2 : index
                %2392 = arith.remui %2388, %c6 : index
                %2393 = arith.muli %2392, %c6 : index
                %2394 = arith.addi %2391, %2393 : index
                %2395 = arith.divui %2388, %c6 : index
                %2396 = arith.remui %2395, %c6 : index
                %2397 = arith.addi %2394, %2396 : index
                %2398 = arith.addi %2389, %2397 : index
                %2399 = arith.addi %2383, %2398 : index
                %2400 = arith.addi %2379, %2399 : index
                %2401 = vector.shuffle %2357, %2357 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2401, %kv[%2400] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2402 = arith.addi %2353, %c5 : index
                %2403 = arith.divui %2402, %c4 : index
                %2404 = arith.muli %2403, %c7 : index
                %2405 = arith.addi %2404, %c14 : index
                %2406 = arith.remui %2402, %c4 : index
                %2407 = arith.divui %2125, %c6 : index
                %2408 = arith.remui %2125, %c6 : index
                %2409 = arith.muli %2408, %c11 : index
                %2410 = arith.addi %2407, %2409 : index
                %2411 = arith.muli %2406, %c4 : index
                %2412 = arith.divui %2410, %c2 : index
                %2413 = arith.muli %2412, %c2 : index
                %2414 = arith.remui %2410, %c6 : index
                %2415 = arith.muli %2414, %c6 : index
                %2416 = arith.addi %2413, %2415 : index
                %2417 = arith.divui %2410, %c6 : index
                %2418 = arith.remui %2417, %c6 : index
                %2419 = arith.addi %2416, %2418 : index
                %2420 = arith.addi %2411, %2419 : index
                %2421 = arith.addi %2405, %2420 : index
                %2422 = arith.addi %2379, %2421 : index
                %2423 = vector.shuffle %2357, %2357 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2423, %kv[%2422] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2424 = arith.addi %2353, %c6 : index
                %2425 = arith.divui %2424, %c4 : index
                %2426 = arith.muli %2425, %c7 : index
                %2427 = arith.addi %2426, %c14 : index
                %2428 = arith.remui %2424, %c4 : index
                %2429 = arith.divui %2125, %c6 : index
                %2430 = arith.remui %2125, %c6 : index
                %2431 = arith.muli %2430, %c11 : index
                %2432 = arith.addi %2429, %2431 : index
                %2433 = arith.muli %2428, %c4 : index
                %2434 = arith.divui %2432, %c2 : index
                %2435 = arith.muli %2434, %c2 : index
                %2436 = arith.remui %2432, %c6 : index
                %2437 = arith.muli %2436, %c6 : index
                %2438 = arith.addi %2435, %2437 : index
                %2439 = arith.divui %2432, %c6 : index
                %2440 = arith.remui %2439, %c6 : index
                %2441 = arith.addi %2438, %2440 : index
                %2442 = arith.addi %2433, %2441 : index
                %2443 = arith.addi %2427, %2442 : index
                %2444 = arith.addi %2379, %2443 : index
                %2445 = vector.shuffle %2357, %2357 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2445, %kv[%2444] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2446 = arith.addi %2353, %c32 : index
                %2447 = arith.divui %2446, %c4 : index
                %2448 = arith.muli %2447, %c7 : index
                %2449 = arith.addi %2448, %c14 : index
                %2450 = arith.remui %2446, %c4 : index
                %2451 = arith.divui %2125, %c6 : index
                %2452 = arith.remui %2125, %c6 : index
                %2453 = arith.muli %2452, %c11 : index
                %2454 = arith.addi %2451, %2453 : index
                %2455 = arith.muli %2450, %c4 : index
                %2456 = arith.divui %2454, %c2 : index
                %2457 = arith.muli %2456, %c2 : index
                %2458 = arith.remui %2454, %c6 : index
                %2459 = arith.muli %2458, %c6 : index
                %2460 = arith.addi %2457, %2459 : index
                %2461 = arith.divui %2454, %c6 : index
                %2462 = arith.remui %2461, %c6 : index
                %2463 = arith.addi %2460, %2462 : index
                %2464 = arith.addi %2455, %2463 : index
                %2465 = arith.addi %2449, %2464 : index
                %2466 = arith.addi %2379, %2465 : index
                %2467 = vector.shuffle %2357, %2357 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2467, %kv[%2466] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %2468 = arith.addi %27, %c8 : index
    %2469 = wave.lane
    %2470 = arith.muli %3, %c6 : index
    %2471 = arith.muli %2470, %c7 : index
    %2472 = arith.addi %2471, %2469 : index
    %2473 = arith.muli %4, %c14 : index
    %2474 = arith.addi %2473, %2472 : index
    %2475 = arith.addi %2474, %c12 : index
    %2476 = arith.addi %2475, %c12 : index
    %2477 = vector.extract %688#4[0] : f32 from vector<8xf32>
    memref.store %2477, %23[%2476] : memref<?xf32>
    %2478 = arith.muli %4, %c14 : index
    %2479 = arith.addi %2478, %2472 : index
    %2480 = arith.addi %2479, %c12 : index
    %2481 = arith.addi %2480, %c8 : index
    %2482 = vector.extract %688#4[1] : f32 from vector<8xf32>
    memref.store %2482, %23[%2481] : memref<?xf32>
    %2483 = arith.muli %4, %c14 : index
    %2484 = arith.addi %2483, %2472 : index
    %2485 = arith.addi %2484, %c12 : index
    %2486 = arith.addi %2485, %c15 : index
    %2487 = vector.extract %688#4[2] : f32 from vector<8xf32>
    memref.store %2487, %23[%2486] : memref<?xf32>
    %2488 = arith.muli %4, %c14 : index
    %2489 = arith.addi %2488, %2472 : index
    %2490 = arith.addi %2489, %c12 : index
    %2491 = arith.addi %2490, %c33 : index
    %2492 = vector.extract %688#4[3] : f32 from vector<8xf32>
    memref.store %2492, %23[%2491] : memref<?xf32>
    %2493 = arith.muli %4, %c14 : index
    %2494 = arith.addi %2493, %2472 : index
    %2495 = arith.addi %2494, %c12 : index
    %2496 = arith.addi %2495, %c10 : index
    %2497 = vector.extract %688#4[4] : f32 from vector<8xf32>
    memref.store %2497, %23[%2496] : memref<?xf32>
    %2498 = arith.muli %4, %c14 : index
    %2499 = arith.addi %2498, %2472 : index
    %2500 = arith.addi %2499, %c12 : index
    %2501 = arith.addi %2500, %c34 : index
    %2502 = vector.extract %688#4[5] : f32 from vector<8xf32>
    memref.store %2502, %23[%2501] : memref<?xf32>
    %2503 = arith.muli %4, %c14 : index
    %2504 = arith.addi %2503, %2472 : index
    %2505 = arith.addi %2504, %c12 : index
    %2506 = arith.addi %2505, %c35 : index
    %2507 = vector.extract %688#4[6] : f32 from vector<8xf32>
    memref.store %2507, %23[%2506] : memref<?xf32>
    %2508 = arith.muli %4, %c14 : index
    %2509 = arith.addi %2508, %2472 : index
    %2510 = arith.addi %2509, %c12 : index
    %2511 = arith.addi %2510, %c36 : index
    %2512 = vector.extract %688#4[7] : f32 from vector<8xf32>
    memref.store %2512, %23[%2511] : memref<?xf32>
    %2513 = arith.muli %4, %c14 : index
    %2514 = arith.addi %2513, %2472 : index
    %2515 = arith.addi %2514, %c7 : index
    %2516 = arith.addi %2515, %c12 : index
    %2517 = vector.extract %688#5[0] : f32 from vector<8xf32>
    memref.store %2517, %23[%2516] : memref<?xf32>
    %2518 = arith.muli %4, %c14 : index
    %2519 = arith.addi %2518, %2472 : index
    %2520 = arith.addi %2519, %c7 : index
    %2521 = arith.addi %2520, %c8 : index
    %2522 = vector.extract %688#5[1] : f32 from vector<8xf32>
    memref.store %2522, %23[%2521] : memref<?xf32>
    %2523 = arith.muli %4, %c14 : index
    %2524 = arith.addi %2523, %2472 : index
    %2525 = arith.addi %2524, %c7 : index
    %2526 = arith.addi %2525, %c15 : index
    %2527 = vector.extract %688#5[2] : f32 from vector<8xf32>
    memref.store %2527, %23[%2526] : memref<?xf32>
    %2528 = arith.muli %4, %c14 : index
    %2529 = arith.addi %2528, %2472 : index
    %2530 = arith.addi %2529, %c7 : index
    %2531 = arith.addi %2530, %c33 : index
    %2532 = vector.extract %688#5[3] : f32 from vector<8xf32>
    memref.store %2532, %23[%2531] : memref<?xf32>
    %2533 = arith.muli %4, %c14 : index
    %2534 = arith.addi %2533, %2472 : index
    %2535 = arith.addi %2534, %c7 : index
    %2536 = arith.addi %2535, %c10 : index
    %2537 = vector.extract %688#5[4] : f32 from vector<8xf32>
    memref.store %2537, %23[%2536] : memref<?xf32>
    %2538 = arith.muli %4, %c14 : index
    %2539 = arith.addi %2538, %2472 : index
    %2540 = arith.addi %2539, %c7 : index
    %2541 = arith.addi %2540, %c34 : index
    %2542 = vector.extract %688#5[5] : f32 from vector<8xf32>
    memref.store %2542, %23[%2541] : memref<?xf32>
    %2543 = arith.muli %4, %c14 : index
    %2544 = arith.addi %2543, %2472 : index
    %2545 = arith.addi %2544, %c7 : index
    %2546 = arith.addi %2545, %c35 : index
    %2547 = vector.extract %688#5[6] : f32 from vector<8xf32>
    memref.store %2547, %23[%2546] : memref<?xf32>
    %2548 = arith.muli %4, %c14 : index
    %2549 = arith.addi %2548, %2472 : index
    %2550 = arith.addi %2549, %c7 : index
    %2551 = arith.addi %2550, %c36 : index
    %2552 = vector.extract %688#5[7] : f32 from vector<8xf32>
    memref.store %2552, %23[%2551] : memref<?xf32>
    wave.barrier
    %2553 = arith.muli %4, %c6 : index
    %2554 = arith.addi %2553, %c12 : index
    %2555 = arith.muli %2554, %c6 : index
    %2556 = arith.divui %2469, %c4 : index
    %2557 = arith.addi %2555, %2556 : index
    %2558 = arith.addi %2468, %2557 : index
    %2559 = arith.cmpi slt, %2558, %26 : index
    scf.if %2559 {
      %2560 = arith.cmpi eq, %hasFactors, %c5 : index
      %2561 = arith.muli %2558, %c6 : index
      %2562 = memref.load %factors[%2561] : memref<?xf32>
      %2563 = arith.mulf %2562, %operandScale : f32
      %2564 = arith.select %2560, %2563, %operandScale : f32
      %2565 = arith.addi %2472, %c12 : index
      %2566 = arith.muli %2554, %c8 : index
      %2567 = arith.addi %2565, %2566 : index
      %2568 = memref.load %23[%2567] : memref<?xf32>
      %2569 = arith.addi %2567, %c14 : index
      %2570 = memref.load %23[%2569] : memref<?xf32>
      %2571 = arith.addf %2568, %2570 : f32
      %2572 = arith.addi %2567, %c39 : index
      %2573 = memref.load %23[%2572] : memref<?xf32>
      %2574 = arith.addf %2571, %2573 : f32
      %2575 = arith.addi %2567, %c40 : index
      %2576 = memref.load %23[%2575] : memref<?xf32>
      %2577 = arith.addf %2574, %2576 : f32
      %2578 = arith.remui %2469, %c4 : index
      %2579 = arith.muli %2578, %c2 : index
      %2580 = arith.addi %20, %2579 : index
      %2581 = vector.load %w[%2580] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2582 = vector.bitcast %2581 : vector<4xi8> to vector<1xf32>
      %2583 = vector.extract %2582[0] : f32 from vector<1xf32>
      %2584 = arith.mulf %2583, %2564 : f32
      %2585 = arith.mulf %2577, %2584 : f32
      %2586 = arith.muli %3, %c6 : index
      %2587 = arith.addi %2586, %c12 : index
      %2588 = arith.muli %2587, %c4 : index
      %2589 = arith.remui %2469, %c4 : index
      %2590 = arith.addi %2588, %2589 : index
      %2591 = arith.muli %2557, %c10 : index
      %2592 = arith.addi %2591, %2590 : index
      memref.store %2585, %24[%2592] : memref<?xf32>
      %2593 = arith.addi %2472, %c7 : index
      %2594 = arith.muli %2554, %c8 : index
      %2595 = arith.addi %2593, %2594 : index
      %2596 = memref.load %23[%2595] : memref<?xf32>
      %2597 = arith.addi %2595, %c14 : index
      %2598 = memref.load %23[%2597] : memref<?xf32>
      %2599 = arith.addf %2596, %2598 : f32
      %2600 = arith.addi %2595, %c39 : index
      %2601 = memref.load %23[%2600] : memref<?xf32>
      %2602 = arith.addf %2599, %2601 : f32
      %2603 = arith.addi %2595, %c40 : index
      %2604 = memref.load %23[%2603] : memref<?xf32>
      %2605 = arith.addf %2602, %2604 : f32
      %2606 = arith.remui %2469, %c4 : index
      %2607 = arith.muli %2606, %c2 : index
      %2608 = arith.addi %22, %2607 : index
      %2609 = vector.load %w[%2608] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2610 = vector.bitcast %2609 : vector<4xi8> to vector<1xf32>
      %2611 = vector.extract %2610[0] : f32 from vector<1xf32>
      %2612 = arith.mulf %2611, %2564 : f32
      %2613 = arith.mulf %2605, %2612 : f32
      %2614 = arith.muli %3, %c6 : index
      %2615 = arith.addi %2614, %c5 : index
      %2616 = arith.muli %2615, %c4 : index
      %2617 = arith.remui %2469, %c4 : index
      %2618 = arith.addi %2616, %2617 : index
      %2619 = arith.muli %2557, %c10 : index
      %2620 = arith.addi %2619, %2618 : index
      memref.store %2613, %24[%2620] : memref<?xf32>
    }
    %2621 = arith.muli %4, %c6 : index
    %2622 = arith.addi %2621, %c5 : index
    %2623 = arith.muli %2622, %c6 : index
    %2624 = arith.divui %2469, %c4 : index
    %2625 = arith.addi %2623, %2624 : index
    %2626 = arith.addi %2468, %2625 : index
    %2627 = arith.cmpi slt, %2626, %26 : index
    scf.if %2627 {
      %2628 = arith.cmpi eq, %hasFactors, %c5 : index
      %2629 = arith.muli %2626, %c6 : index
      %2630 = memref.load %factors[%2629] : memref<?xf32>
      %2631 = arith.mulf %2630, %operandScale : f32
      %2632 = arith.select %2628, %2631, %operandScale : f32
      %2633 = arith.addi %2472, %c12 : index
      %2634 = arith.muli %2622, %c8 : index
      %2635 = arith.addi %2633, %2634 : index
      %2636 = memref.load %23[%2635] : memref<?xf32>
      %2637 = arith.addi %2635, %c14 : index
      %2638 = memref.load %23[%2637] : memref<?xf32>
      %2639 = arith.addf %2636, %2638 : f32
      %2640 = arith.addi %2635, %c39 : index
      %2641 = memref.load %23[%2640] : memref<?xf32>
      %2642 = arith.addf %2639, %2641 : f32
      %2643 = arith.addi %2635, %c40 : index
      %2644 = memref.load %23[%2643] : memref<?xf32>
      %2645 = arith.addf %2642, %2644 : f32
      %2646 = arith.remui %2469, %c4 : index
      %2647 = arith.muli %2646, %c2 : index
      %2648 = arith.addi %20, %2647 : index
      %2649 = vector.load %w[%2648] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2650 = vector.bitcast %2649 : vector<4xi8> to vector<1xf32>
      %2651 = vector.extract %2650[0] : f32 from vector<1xf32>
      %2652 = arith.mulf %2651, %2632 : f32
      %2653 = arith.mulf %2645, %2652 : f32
      %2654 = arith.muli %3, %c6 : index
      %2655 = arith.addi %2654, %c12 : index
      %2656 = arith.muli %2655, %c4 : index
      %2657 = arith.remui %2469, %c4 : index
      %2658 = arith.addi %2656, %2657 : index
      %2659 = arith.muli %2625, %c10 : index
      %2660 = arith.addi %2659, %2658 : index
      memref.store %2653, %24[%2660] : memref<?xf32>
      %2661 = arith.addi %2472, %c7 : index
      %2662 = arith.muli %2622, %c8 : index
      %2663 = arith.addi %2661, %2662 : index
      %2664 = memref.load %23[%2663] : memref<?xf32>
      %2665 = arith.addi %2663, %c14 : index
      %2666 = memref.load %23[%2665] : memref<?xf32>
      %2667 = arith.addf %2664, %2666 : f32
      %2668 = arith.addi %2663, %c39 : index
      %2669 = memref.load %23[%2668] : memref<?xf32>
      %2670 = arith.addf %2667, %2669 : f32
      %2671 = arith.addi %2663, %c40 : index
      %2672 = memref.load %23[%2671] : memref<?xf32>
      %2673 = arith.addf %2670, %2672 : f32
      %2674 = arith.remui %2469, %c4 : index
      %2675 = arith.muli %2674, %c2 : index
      %2676 = arith.addi %22, %2675 : index
      %2677 = vector.load %w[%2676] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2678 = vector.bitcast %2677 : vector<4xi8> to vector<1xf32>
      %2679 = vector.extract %2678[0] : f32 from vector<1xf32>
      %2680 = arith.mulf %2679, %2632 : f32
      %2681 = arith.mulf %2673, %2680 : f32
      %2682 = arith.muli %3, %c6 : index
      %2683 = arith.addi %2682, %c5 : index
      %2684 = arith.muli %2683, %c4 : index
      %2685 = arith.remui %2469, %c4 : index
      %2686 = arith.addi %2684, %2685 : index
      %2687 = arith.muli %2625, %c10 : index
      %2688 = arith.addi %2687, %2686 : index
      memref.store %2681, %24[%2688] : memref<?xf32>
    }
    wave.barrier
    %2689 = arith.addi %27, %c8 : index
    %2690 = wave.wave
    %2691 = arith.addi %2690, %c12 : index
    %2692 = arith.addi %2689, %2691 : index
    %2693 = arith.cmpi slt, %2692, %26 : index
    scf.if %2693 {
      %2694 = arith.addi %2689, %2691 : index
      %2695 = arith.muli %2691, %c10 : index
      %2696 = wave.lane
      %2697 = arith.addi %2696, %c12 : index
      %2698 = arith.cmpi eq, %hasBias, %c5 : index
      %2699 = arith.addi %2695, %2697 : index
      %2700 = memref.load %24[%2699] : memref<?xf32>
      %2701 = arith.muli %0, %c10 : index
      %2702 = arith.addi %2701, %2697 : index
      %2703 = memref.load %bias[%2702] : memref<?xf32>
      %2704 = arith.addf %2700, %2703 : f32
      %2705 = arith.select %2698, %2704, %2700 : f32
      %2706 = arith.addi %2697, %c15 : index
      %2707 = arith.cmpi eq, %hasBias, %c5 : index
      %2708 = arith.addi %2695, %2706 : index
      %2709 = memref.load %24[%2708] : memref<?xf32>
      %2710 = arith.muli %0, %c10 : index
      %2711 = arith.addi %2710, %2706 : index
      %2712 = memref.load %bias[%2711] : memref<?xf32>
      %2713 = arith.addf %2709, %2712 : f32
      %2714 = arith.select %2707, %2713, %2709 : f32
      %2715 = arith.addi %2696, %c8 : index
      %2716 = arith.cmpi eq, %hasBias, %c5 : index
      %2717 = arith.addi %2695, %2715 : index
      %2718 = memref.load %24[%2717] : memref<?xf32>
      %2719 = arith.muli %0, %c10 : index
      %2720 = arith.addi %2719, %2715 : index
      %2721 = memref.load %bias[%2720] : memref<?xf32>
      %2722 = arith.addf %2718, %2721 : f32
      %2723 = arith.select %2716, %2722, %2718 : f32
      %2724 = arith.addi %2715, %c15 : index
      %2725 = arith.cmpi eq, %hasBias, %c5 : index
      %2726 = arith.addi %2695, %2724 : index
      %2727 = memref.load %24[%2726] : memref<?xf32>
      %2728 = arith.muli %0, %c10 : index
      %2729 = arith.addi %2728, %2724 : index
      %2730 = memref.load %bias[%2729] : memref<?xf32>
      %2731 = arith.addf %2727, %2730 : f32
      %2732 = arith.select %2725, %2731, %2727 : f32
      %2733 = arith.addi %heads, %kvHeads : index
      %2734 = arith.cmpi slt, %0, %2733 : index
      scf.if %2734 {
        %2735 = arith.addi %positionsAt, %2694 : index
        %2736 = memref.load %step[%2735] : memref<?xi32>
        %2737 = arith.index_cast %2736 : i32 to index
        %2738 = arith.cmpi eq, %hasNorm, %c5 : index
        %2739 = math.fma %2705, %2705, %c44 : f32
        %2740 = math.fma %2714, %2714, %2739 : f32
        %2741 = math.fma %2723, %2723, %2740 : f32
        %2742 = math.fma %2732, %2732, %2741 : f32
        %2743 = vector.broadcast %2742 : f32 to vector<1xf32>
        %2744 = wave.reduce "add" %2743 : vector<1xf32>
        %2745 = arith.mulf %2744, %inverseHeadDim : f32
        %2746 = arith.addf %2745, %epsilon : f32
        %2747 = math.sqrt %2746 : f32
        %2748 = arith.divf %c46, %2747 : f32
        %2749 = arith.cmpi slt, %0, %heads : index
        %2750 = arith.addi %2697, %c15 : index
        %2751 = memref.load %query_norm[%2697] : memref<?xf32>
        %2752 = memref.load %key_norm[%2697] : memref<?xf32>
        %2753 = arith.select %2749, %2751, %2752 : f32
        %2754 = arith.mulf %2705, %2748 : f32
        %2755 = arith.mulf %2754, %2753 : f32
        %2756 = arith.select %2738, %2755, %2705 : f32
        %2757 = memref.load %query_norm[%2750] : memref<?xf32>
        %2758 = memref.load %key_norm[%2750] : memref<?xf32>
        %2759 = arith.select %2749, %2757, %2758 : f32
        %2760 = arith.mulf %2714, %2748 : f32
        %2761 = arith.mulf %2760, %2759 : f32
        %2762 = arith.select %2738, %2761, %2714 : f32
        %2763 = arith.addi %2715, %c15 : index
        %2764 = memref.load %query_norm[%2715] : memref<?xf32>
        %2765 = memref.load %key_norm[%2715] : memref<?xf32>
        %2766 = arith.select %2749, %2764, %2765 : f32
        %2767 = arith.mulf %2723, %2748 : f32
        %2768 = arith.mulf %2767, %2766 : f32
        %2769 = arith.select %2738, %2768, %2723 : f32
        %2770 = memref.load %query_norm[%2763] : memref<?xf32>
        %2771 = memref.load %key_norm[%2763] : memref<?xf32>
        %2772 = arith.select %2749, %2770, %2771 : f32
        %2773 = arith.mulf %2732, %2748 : f32
        %2774 = arith.mulf %2773, %2772 : f32
        %2775 = arith.select %2738, %2774, %2732 : f32
        %2776 = arith.remui %2737, %c7 : index
        %2777 = arith.muli %2776, %c10 : index
        %2778 = arith.addi %2777, %2697 : index
        %2779 = arith.divui %2737, %c7 : index
        %2780 = arith.addi %2779, %c7 : index
        %2781 = arith.muli %2780, %c10 : index
        %2782 = arith.addi %2781, %2697 : index
        %2783 = memref.load %rope[%2778] : memref<?xf32>
        %2784 = arith.addi %2778, %c15 : index
        %2785 = memref.load %rope[%2784] : memref<?xf32>
        %2786 = memref.load %rope[%2782] : memref<?xf32>
        %2787 = arith.addi %2782, %c15 : index
        %2788 = memref.load %rope[%2787] : memref<?xf32>
        %2789 = arith.mulf %2786, %2783 : f32
        %2790 = arith.mulf %2788, %2785 : f32
        %2791 = arith.subf %2789, %2790 : f32
        %2792 = arith.mulf %2788, %2783 : f32
        %2793 = arith.mulf %2786, %2785 : f32
        %2794 = arith.addf %2792, %2793 : f32
        %2795 = arith.mulf %2756, %2791 : f32
        %2796 = arith.mulf %2762, %2794 : f32
        %2797 = arith.subf %2795, %2796 : f32
        %2798 = arith.mulf %2762, %2791 : f32
        %2799 = arith.mulf %2756, %2794 : f32
        %2800 = arith.addf %2798, %2799 : f32
        %2801 = arith.cmpi slt, %0, %heads : index
        scf.if %2801 {
          %2802 = arith.muli %2694, %heads : index
          %2803 = arith.addi %2802, %0 : index
          %2804 = arith.muli %2803, %c10 : index
          %2805 = arith.addi %2804, %2697 : index
          memref.store %2797, %q[%2805] : memref<?xf32>
          %2806 = arith.addi %2805, %c15 : index
          memref.store %2800, %q[%2806] : memref<?xf32>
        } else {
          %2807 = arith.addi %2695, %2697 : index
          memref.store %2797, %24[%2807] : memref<?xf32>
          %2808 = arith.addi %2695, %2697 : index
          %2809 = arith.addi %2808, %c15 : index
          memref.store %2800, %24[%2809] : memref<?xf32>
        }
        %2810 = arith.remui %2737, %c7 : index
        %2811 = arith.muli %2810, %c10 : index
        %2812 = arith.addi %2811, %2715 : index
        %2813 = arith.divui %2737, %c7 : index
        %2814 = arith.addi %2813, %c7 : index
        %2815 = arith.muli %2814, %c10 : index
        %2816 = arith.addi %2815, %2715 : index
        %2817 = memref.load %rope[%2812] : memref<?xf32>
        %2818 = arith.addi %2812, %c15 : index
        %2819 = memref.load %rope[%2818] : memref<?xf32>
        %2820 = memref.load %rope[%2816] : memref<?xf32>
        %2821 = arith.addi %2816, %c15 : index
        %2822 = memref.load %rope[%2821] : memref<?xf32>
        %2823 = arith.mulf %2820, %2817 : f32
        %2824 = arith.mulf %2822, %2819 : f32
        %2825 = arith.subf %2823, %2824 : f32
        %2826 = arith.mulf %2822, %2817 : f32
        %2827 = arith.mulf %2820, %2819 : f32
        %2828 = arith.addf %2826, %2827 : f32
        %2829 = arith.mulf %2769, %2825 : f32
        %2830 = arith.mulf %2775, %2828 : f32
        %2831 = arith.subf %2829, %2830 : f32
        %2832 = arith.mulf %2775, %2825 : f32
        %2833 = arith.mulf %2769, %2828 : f32
        %2834 = arith.addf %2832, %2833 : f32
        %2835 = arith.cmpi slt, %0, %heads : index
        scf.if %2835 {
          %2836 = arith.muli %2694, %heads : index
          %2837 = arith.addi %2836, %0 : index
          %2838 = arith.muli %2837, %c10 : index
          %2839 = arith.addi %2838, %2715 : index
          memref.store %2831, %q[%2839] : memref<?xf32>
          %2840 = arith.addi %2839, %c15 : index
          memref.store %2834, %q[%2840] : memref<?xf32>
        } else {
          %2841 = arith.addi %2695, %2715 : index
          memref.store %2831, %24[%2841] : memref<?xf32>
          %2842 = arith.addi %2695, %2715 : index
          %2843 = arith.addi %2842, %c15 : index
          memref.store %2834, %24[%2843] : memref<?xf32>
        }
      } else {
        %2844 = arith.cmpi slt, %0, %heads : index
        scf.if %2844 {
          %2845 = arith.muli %2694, %heads : index
          %2846 = arith.addi %2845, %0 : index
          %2847 = arith.muli %2846, %c10 : index
          %2848 = arith.addi %2847, %2697 : index
          memref.store %2705, %q[%2848] : memref<?xf32>
          %2849 = arith.addi %2848, %c15 : index
          memref.store %2714, %q[%2849] : memref<?xf32>
        } else {
          %2850 = arith.addi %2695, %2697 : index
          memref.store %2705, %24[%2850] : memref<?xf32>
          %2851 = arith.addi %2695, %2697 : index
          %2852 = arith.addi %2851, %c15 : index
          memref.store %2714, %24[%2852] : memref<?xf32>
        }
        %2853 = arith.cmpi slt, %0, %heads : index
        scf.if %2853 {
          %2854 = arith.muli %2694, %heads : index
          %2855 = arith.addi %2854, %0 : index
          %2856 = arith.muli %2855, %c10 : index
          %2857 = arith.addi %2856, %2715 : index
          memref.store %2723, %q[%2857] : memref<?xf32>
          %2858 = arith.addi %2857, %c15 : index
          memref.store %2732, %q[%2858] : memref<?xf32>
        } else {
          %2859 = arith.addi %2695, %2715 : index
          memref.store %2723, %24[%2859] : memref<?xf32>
          %2860 = arith.addi %2695, %2715 : index
          %2861 = arith.addi %2860, %c15 : index
          memref.store %2732, %24[%2861] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %2862 = arith.cmpi sge, %0, %heads : index
    scf.if %2862 {
      %2863 = arith.addi %2690, %c12 : index
      %2864 = arith.addi %2689, %2863 : index
      %2865 = arith.cmpi slt, %2864, %26 : index
      scf.if %2865 {
        %2866 = arith.addi %2689, %2863 : index
        %2867 = arith.addi %slotsAt, %2866 : index
        %2868 = memref.load %step[%2867] : memref<?xi32>
        %2869 = arith.index_cast %2868 : i32 to index
        %2870 = arith.cmpi sge, %2869, %c12 : index
        scf.if %2870 {
          %2871 = arith.muli %2863, %c10 : index
          %2872 = arith.subi %0, %heads : index
          %2873 = memref.load %scales[%2872] : memref<?xf32>
          %2874 = vector.broadcast %2873 : f32 to vector<4xf32>
          %2875 = arith.divui %2869, %c4 : index
          %2876 = arith.remui %2869, %c4 : index
          %2877 = arith.muli %2875, %pageBytes : index
          %2878 = arith.cmpi eq, %codec, %c12 : index
          scf.if %2878 {
            %2879 = wave.lane
            %2880 = arith.muli %2879, %c2 : index
            scf.for %2881 = %2880 to %c10 step %c10 {
              %2882 = arith.addi %2871, %2881 : index
              %2883 = vector.load %24[%2882] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2884 = arith.mulf %2883, %2874 : vector<4xf32>
              %2885 = arith.minimumf %2884, %c51 : vector<4xf32>
              %2886 = arith.maximumf %2885, %c52 : vector<4xf32>
              %2887 = arith.truncf %2886 : vector<4xf32> to vector<4xf16>
              %2888 = vector.bitcast %2887 : vector<4xf16> to vector<8xi8>
              %2889 = arith.cmpi slt, %2872, %kvHeads : index
              scf.if %2889 {
                %2890 = arith.muli %2872, %c13 : index
                %2891 = arith.addi %2877, %2890 : index
                %2892 = arith.divui %2881, %c4 : index
                %2893 = arith.muli %2892, %c53 : index
                %2894 = arith.remui %2881, %c4 : index
                %2895 = arith.divui %2894, %c11 : index
                %2896 = arith.muli %2895, %c7 : index
                %2897 = arith.muli %2876, %c4 : index
                %2898 = arith.addi %2896, %2897 : index
                %2899 = arith.remui %2894, %c11 : index
                %2900 = arith.muli %2899, %c6 : index
                %2901 = arith.addi %2898, %2900 : index
                %2902 = arith.addi %2893, %2901 : index
                %2903 = arith.addi %2891, %2902 : index
                vector.store %2888, %kv[%2903] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2904 = arith.subi %2872, %kvHeads : index
                %2905 = arith.muli %2904, %c13 : index
                %2906 = arith.addi %2877, %2905 : index
                %2907 = arith.addi %2881, %c12 : index
                %2908 = arith.divui %2907, %c4 : index
                %2909 = arith.muli %2908, %c53 : index
                %2910 = arith.addi %2909, %c39 : index
                %2911 = arith.remui %2907, %c4 : index
                %2912 = arith.divui %2876, %c6 : index
                %2913 = arith.remui %2876, %c6 : index
                %2914 = arith.muli %2913, %c11 : index
                %2915 = arith.addi %2912, %2914 : index
                %2916 = arith.divui %2915, %c11 : index
                %2917 = arith.muli %2916, %c7 : index
                %2918 = arith.muli %2911, %c4 : index
                %2919 = arith.addi %2917, %2918 : index
                %2920 = arith.remui %2915, %c11 : index
                %2921 = arith.muli %2920, %c6 : index
                %2922 = arith.addi %2919, %2921 : index
                %2923 = arith.addi %2910, %2922 : index
                %2924 = arith.addi %2906, %2923 : index
                %2925 = vector.shuffle %2888, %2888 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2925, %kv[%2924] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2926 = arith.addi %2881, %c5 : index
                %2927 = arith.divui %2926, %c4 : index
                %2928 = arith.muli %2927, %c53 : index
                %2929 = arith.addi %2928, %c39 : index
                %2930 = arith.remui %2926, %c4 : index
                %2931 = arith.divui %2876, %c6 : index
                %2932 = arith.remui %2876, %c6 : index
                %2933 = arith.muli %2932, %c11 : index
                %2934 = arith.addi %2931, %2933 : index
                %2935 = arith.divui %2934, %c11 : index
                %2936 = arith.muli %2935, %c7 : index
                %2937 = arith.muli %2930, %c4 : index
                %2938 = arith.addi %2936, %2937 : index
                %2939 = arith.remui %2934, %c11 : index
                %2940 = arith.muli %2939, %c6 : index
                %2941 = arith.addi %2938, %2940 : index
                %2942 = arith.addi %2929, %2941 : index
                %2943 = arith.addi %2906, %2942 : index
                %2944 = vector.shuffle %2888, %2888 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2944, %kv[%2943] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2945 = arith.addi %2881, %c6 : index
                %2946 = arith.divui %2945, %c4 : index
                %2947 = arith.muli %2946, %c53 : index
                %2948 = arith.addi %2947, %c39 : index
                %2949 = arith.remui %2945, %c4 : index
                %2950 = arith.divui %2876, %c6 : index
                %2951 = arith.remui %2876, %c6 : index
                %2952 = arith.muli %2951, %c11 : index
                %2953 = arith.addi %2950, %2952 : index
                %2954 = arith.divui %2953, %c11 : index
                %2955 = arith.muli %2954, %c7 : index
                %2956 = arith.muli %2949, %c4 : index
                %2957 = arith.addi %2955, %2956 : index
                %2958 = arith.remui %2953, %c11 : index
                %2959 = arith.muli %2958, %c6 : index
                %2960 = arith.addi %2957, %2959 : index
                %2961 = arith.addi %2948, %2960 : index
                %2962 = arith.addi %2906, %2961 : index
                %2963 = vector.shuffle %2888, %2888 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2963, %kv[%2962] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2964 = arith.addi %2881, %c32 : index
                %2965 = arith.divui %2964, %c4 : index
                %2966 = arith.muli %2965, %c53 : index
                %2967 = arith.addi %2966, %c39 : index
                %2968 = arith.remui %2964, %c4 : index
                %2969 = arith.divui %2876, %c6 : index
                %2970 = arith.remui %2876, %c6 : index
                %2971 = arith.muli %2970, %c11 : index
                %2972 = arith.addi %2969, %2971 : index
                %2973 = arith.divui %2972, %c11 : index
                %2974 = arith.muli %2973, %c7 : index
                %2975 = arith.muli %2968, %c4 : index
                %2976 = arith.addi %2974, %2975 : index
                %2977 = arith.remui %2972, %c11 : index
                %2978 = arith.muli %2977, %c6 : index
                %2979 = arith.addi %2976, %2978 : index
                %2980 = arith.addi %2967, %2979 : index
                %2981 = arith.addi %2906, %2980 : index
                %2982 = vector.shuffle %2888, %2888 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2982, %kv[%2981] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2983 = arith.cmpi eq, %codec, %c5 : index
          scf.if %2983 {
            %2984 = wave.lane
            %2985 = arith.muli %2984, %c2 : index
            scf.for %2986 = %2985 to %c10 step %c10 {
              %2987 = arith.addi %2871, %2986 : index
              %2988 = vector.load %24[%2987] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2989 = arith.mulf %2988, %2874 : vector<4xf32>
              %2990 = wave.fp8_encode "e4m3" %2989 : vector<4xf32> -> vector<4xi8>
              %2991 = arith.cmpi slt, %2872, %kvHeads : index
              scf.if %2991 {
                %2992 = arith.muli %2872, %c39 : index
                %2993 = arith.addi %2877, %2992 : index
                %2994 = vector.shuffle %2990, %2990 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2995 = arith.divui %2986, %c4 : index
                %2996 = arith.muli %2995, %c7 : index
                %2997 = arith.remui %2986, %c4 : index
                %2998 = arith.muli %2876, %c4 : index
                %2999 = arith.divui %2997, %c2 : index
                %3000 = arith.muli %2999, %c2 : index
                %3001 = arith.remui %2997, %c6 : index
                %3002 = arith.muli %3001, %c6 : index
                %3003 = arith.addi %3000, %3002 : index
                %3004 = arith.divui %2997, %c6 : index
                %3005 = arith.remui %3004, %c6 : index
                %3006 = arith.addi %3003, %3005 : index
                %3007 = arith.addi %2998, %3006 : index
                %3008 = arith.addi %2996, %3007 : index
                %3009 = arith.addi %2993, %3008 : index
                vector.store %2994, %kv[%3009] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3010 = arith.subi %2872, %kvHeads : index
                %3011 = arith.muli %3010, %c39 : index
                %3012 = arith.addi %2877, %3011 : index
                %3013 = arith.addi %2986, %c12 : index
                %3014 = arith.divui %3013, %c4 : index
                %3015 = arith.muli %3014, %c7 : index
                %3016 = arith.addi %3015, %c14 : index
                %3017 = arith.remui %3013, %c4 : index
                %3018 = arith.divui %2876, %c6 : index
                %3019 = arith.remui %2876, %c6 : index
                %3020 = arith.muli %3019, %c11 : index
                %3021 = arith.addi %3018, %3020 : index
                %3022 = arith.muli %3017, %c4 : index
                %3023 = arith.divui %3021, %c2 : index
                %3024 = arith.muli %3023, %c2 : index
                %3025 = arith.remui %3021, %c6 : index
                %3026 = arith.muli %3025, %c6 : index
                %3027 = arith.addi %3024, %3026 : index
                %3028 = arith.divui %3021, %c6 : index
                %3029 = arith.remui %3028, %c6 : index
                %3030 = arith.addi %3027, %3029 : index
                %3031 = arith.addi %3022, %3030 : index
                %3032 = arith.addi %3016, %3031 : index
                %3033 = arith.addi %3012, %3032 : index
                %3034 = vector.shuffle %2990, %2990 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3034, %kv[%3033] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3035 = arith.addi %2986, %c5 : index
                %3036 = arith.divui %3035, %c4 : index
                %3037 = arith.muli %3036, %c7 : index
                %3038 = arith.addi %3037, %c14 : index
                %3039 = arith.remui %3035, %c4 : index
                %3040 = arith.divui %2876, %c6 : index
                %3041 = arith.remui %2876, %c6 : index
                %3042 = arith.muli %3041, %c11 : index
                %3043 = arith.addi %3040, %3042 : index
                %3044 = arith.muli %3039, %c4 : index
                %3045 = arith.divui %3043, %c2 : index
                %3046 = arith.muli %3045, %c2 : index
                %3047 = arith.remui %3043, %c6 : index
                %3048 = arith.muli %3047, %c6 : index
                %3049 = arith.addi %3046, %3048 : index
                %3050 = arith.divui %3043, %c6 : index
                %3051 = arith.remui %3050, %c6 : index
                %3052 = arith.addi %3049, %3051 : index
                %3053 = arith.addi %3044, %3052 : index
                %3054 = arith.addi %3038, %3053 : index
                %3055 = arith.addi %3012, %3054 : index
                %3056 = vector.shuffle %2990, %2990 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3056, %kv[%3055] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3057 = arith.addi %2986, %c6 : index
                %3058 = arith.divui %3057, %c4 : index
                %3059 = arith.muli %3058, %c7 : index
                %3060 = arith.addi %3059, %c14 : index
                %3061 = arith.remui %3057, %c4 : index
                %3062 = arith.divui %2876, %c6 : index
                %3063 = arith.remui %2876, %c6 : index
                %3064 = arith.muli %3063, %c11 : index
                %3065 = arith.addi %3062, %3064 : index
                %3066 = arith.muli %3061, %c4 : index
                %3067 = arith.divui %3065, %c2 : index
                %3068 = arith.muli %3067, %c2 : index
                %3069 = arith.remui %3065, %c6 : index
                %3070 = arith.muli %3069, %c6 : index
                %3071 = arith.addi %3068, %3070 : index
                %3072 = arith.divui %3065, %c6 : index
                %3073 = arith.remui %3072, %c6 : index
                %3074 = arith.addi %3071, %3073 : index
                %3075 = arith.addi %3066, %3074 : index
                %3076 = arith.addi %3060, %3075 : index
                %3077 = arith.addi %3012, %3076 : index
                %3078 = vector.shuffle %2990, %2990 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3078, %kv[%3077] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3079 = arith.addi %2986, %c32 : index
                %3080 = arith.divui %3079, %c4 : index
                %3081 = arith.muli %3080, %c7 : index
                %3082 = arith.addi %3081, %c14 : index
                %3083 = arith.remui %3079, %c4 : index
                %3084 = arith.divui %2876, %c6 : index
                %3085 = arith.remui %2876, %c6 : index
                %3086 = arith.muli %3085, %c11 : index
                %3087 = arith.addi %3084, %3086 : index
                %3088 = arith.muli %3083, %c4 : index
                %3089 = arith.divui %3087, %c2 : index
                %3090 = arith.muli %3089, %c2 : index
                %3091 = arith.remui %3087, %c6 : index
                %3092 = arith.muli %3091, %c6 : index
                %3093 = arith.addi %3090, %3092 : index
                %3094 = arith.divui %3087, %c6 : index
                %3095 = arith.remui %3094, %c6 : index
                %3096 = arith.addi %3093, %3095 : index
                %3097 = arith.addi %3088, %3096 : index
                %3098 = arith.addi %3082, %3097 : index
                %3099 = arith.addi %3012, %3098 : index
                %3100 = vector.shuffle %2990, %2990 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3100, %kv[%3099] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3101 = arith.cmpi eq, %codec, %c6 : index
          scf.if %3101 {
            %3102 = wave.lane
            %3103 = arith.muli %3102, %c2 : index
            scf.for %3104 = %3103 to %c10 step %c10 {
              %3105 = arith.addi %2871, %3104 : index
              %3106 = vector.load %24[%3105] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3107 = arith.mulf %3106, %2874 : vector<4xf32>
              %3108 = wave.fp8_encode "e5m2" %3107 : vector<4xf32> -> vector<4xi8>
              %3109 = arith.cmpi slt, %2872, %kvHeads : index
              scf.if %3109 {
                %3110 = arith.muli %2872, %c39 : index
                %3111 = arith.addi %2877, %3110 : index
                %3112 = vector.shuffle %3108, %3108 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3113 = arith.divui %3104, %c4 : index
                %3114 = arith.muli %3113, %c7 : index
                %3115 = arith.remui %3104, %c4 : index
                %3116 = arith.muli %2876, %c4 : index
                %3117 = arith.divui %3115, %c2 : index
                %3118 = arith.muli %3117, %c2 : index
                %3119 = arith.remui %3115, %c6 : index
                %3120 = arith.muli %3119, %c6 : index
                %3121 = arith.addi %3118, %3120 : index
                %3122 = arith.divui %3115, %c6 : index
                %3123 = arith.remui %3122, %c6 : index
                %3124 = arith.addi %3121, %3123 : index
                %3125 = arith.addi %3116, %3124 : index
                %3126 = arith.addi %3114, %3125 : index
                %3127 = arith.addi %3111, %3126 : index
                vector.store %3112, %kv[%3127] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3128 = arith.subi %2872, %kvHeads : index
                %3129 = arith.muli %3128, %c39 : index
                %3130 = arith.addi %2877, %3129 : index
                %3131 = arith.addi %3104, %c12 : index
                %3132 = arith.divui %3131, %c4 : index
                %3133 = arith.muli %3132, %c7 : index
                %3134 = arith.addi %3133, %c14 : index
                %3135 = arith.remui %3131, %c4 : index
                %3136 = arith.divui %2876, %c6 : index
                %3137 = arith.remui %2876, %c6 : index
                %3138 = arith.muli %3137, %c11 : index
                %3139 = arith.addi %3136, %3138 : index
                %3140 = arith.muli %3135, %c4 : index
                %3141 = arith.divui %3139, %c2 : index
                %3142 = arith.muli %3141, %c2 : index
                %3143 = arith.remui %3139, %c6 : index
                %3144 = arith.muli %3143, %c6 : index
                %3145 = arith.addi %3142, %3144 : index
                %3146 = arith.divui %3139, %c6 : index
                %3147 = arith.remui %3146, %c6 : index
                %3148 = arith.addi %3145, %3147 : index
                %3149 = arith.addi %3140, %3148 : index
                %3150 = arith.addi %3134, %3149 : index
                %3151 = arith.addi %3130, %3150 : index
                %3152 = vector.shuffle %3108, %3108 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3152, %kv[%3151] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3153 = arith.addi %3104, %c5 : index
                %3154 = arith.divui %3153, %c4 : index
                %3155 = arith.muli %3154, %c7 : index
                %3156 = arith.addi %3155, %c14 : index
                %3157 = arith.remui %3153, %c4 : index
                %3158 = arith.divui %2876, %c6 : index
                %3159 = arith.remui %2876, %c6 : index
                %3160 = arith.muli %3159, %c11 : index
                %3161 = arith.addi %3158, %3160 : index
                %3162 = arith.muli %3157, %c4 : index
                %3163 = arith.divui %3161, %c2 : index
                %3164 = arith.muli %3163, %c2 : index
                %3165 = arith.remui %3161, %c6 : index
                %3166 = arith.muli %3165, %c6 : index
                %3167 = arith.addi %3164, %3166 : index
                %3168 = arith.divui %3161, %c6 : index
                %3169 = arith.remui %3168, %c6 : index
                %3170 = arith.addi %3167, %3169 : index
                %3171 = arith.addi %3162, %3170 : index
                %3172 = arith.addi %3156, %3171 : index
                %3173 = arith.addi %3130, %3172 : index
                %3174 = vector.shuffle %3108, %3108 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3174, %kv[%3173] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3175 = arith.addi %3104, %c6 : index
                %3176 = arith.divui %3175, %c4 : index
                %3177 = arith.muli %3176, %c7 : index
                %3178 = arith.addi %3177, %c14 : index
                %3179 = arith.remui %3175, %c4 : index
                %3180 = arith.divui %2876, %c6 : index
                %3181 = arith.remui %2876, %c6 : index
                %3182 = arith.muli %3181, %c11 : index
                %3183 = arith.addi %3180, %3182 : index
                %3184 = arith.muli %3179, %c4 : index
                %3185 = arith.divui %3183, %c2 : index
                %3186 = arith.muli %3185, %c2 : index
                %3187 = arith.remui %3183, %c6 : index
                %3188 = arith.muli %3187, %c6 : index
                %3189 = arith.addi %3186, %3188 : index
                %3190 = arith.divui %3183, %c6 : index
                %3191 = arith.remui %3190, %c6 : index
                %3192 = arith.addi %3189, %3191 : index
                %3193 = arith.addi %3184, %3192 : index
                %3194 = arith.addi %3178, %3193 : index
                %3195 = arith.addi %3130, %3194 : index
                %3196 = vector.shuffle %3108, %3108 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3196, %kv[%3195] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3197 = arith.addi %3104, %c32 : index
                %3198 = arith.divui %3197, %c4 : index
                %3199 = arith.muli %3198, %c7 : index
                %3200 = arith.addi %3199, %c14 : index
                %3201 = arith.remui %3197, %c4 : index
                %3202 = arith.divui %2876, %c6 : index
                %3203 = arith.remui %2876, %c6 : index
                %3204 = arith.muli %3203, %c11 : index
                %3205 = arith.addi %3202, %3204 : index
                %3206 = arith.muli %3201, %c4 : index
                %3207 = arith.divui %3205, %c2 : index
                %3208 = arith.muli %3207, %c2 : index
                %3209 = arith.remui %3205, %c6 : index
                %3210 = arith.muli %3209, %c6 : index
                %3211 = arith.addi %3208, %3210 : index
                %3212 = arith.divui %3205, %c6 : index
                %3213 = arith.remui %3212, %c6 : index
                %3214 = arith.addi %3211, %3213 : index
                %3215 = arith.addi %3206, %3214 : index
                %3216 = arith.addi %3200, %3215 : index
                %3217 = arith.addi %3130, %3216 : index
                %3218 = vector.shuffle %3108, %3108 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3218, %kv[%3217] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %3219 = arith.addi %27, %c17 : index
    %3220 = wave.lane
    %3221 = arith.muli %3, %c6 : index
    %3222 = arith.muli %3221, %c7 : index
    %3223 = arith.addi %3222, %3220 : index
    %3224 = arith.muli %4, %c14 : index
    %3225 = arith.addi %3224, %3223 : index
    %3226 = arith.addi %3225, %c12 : index
    %3227 = arith.addi %3226, %c12 : index
    %3228 = vector.extract %688#6[0] : f32 from vector<8xf32>
    memref.store %3228, %23[%3227] : memref<?xf32>
    %3229 = arith.muli %4, %c14 : index
    %3230 = arith.addi %3229, %3223 : index
    %3231 = arith.addi %3230, %c12 : index
    %3232 = arith.addi %3231, %c8 : index
    %3233 = vector.extract %688#6[1] : f32 from vector<8xf32>
    memref.store %3233, %23[%3232] : memref<?xf32>
    %3234 = arith.muli %4, %c14 : index
    %3235 = arith.addi %3234, %3223 : index
    %3236 = arith.addi %3235, %c12 : index
    %3237 = arith.addi %3236, %c15 : index
    %3238 = vector.extract %688#6[2] : f32 from vector<8xf32>
    memref.store %3238, %23[%3237] : memref<?xf32>
    %3239 = arith.muli %4, %c14 : index
    %3240 = arith.addi %3239, %3223 : index
    %3241 = arith.addi %3240, %c12 : index
    %3242 = arith.addi %3241, %c33 : index
    %3243 = vector.extract %688#6[3] : f32 from vector<8xf32>
    memref.store %3243, %23[%3242] : memref<?xf32>
    %3244 = arith.muli %4, %c14 : index
    %3245 = arith.addi %3244, %3223 : index
    %3246 = arith.addi %3245, %c12 : index
    %3247 = arith.addi %3246, %c10 : index
    %3248 = vector.extract %688#6[4] : f32 from vector<8xf32>
    memref.store %3248, %23[%3247] : memref<?xf32>
    %3249 = arith.muli %4, %c14 : index
    %3250 = arith.addi %3249, %3223 : index
    %3251 = arith.addi %3250, %c12 : index
    %3252 = arith.addi %3251, %c34 : index
    %3253 = vector.extract %688#6[5] : f32 from vector<8xf32>
    memref.store %3253, %23[%3252] : memref<?xf32>
    %3254 = arith.muli %4, %c14 : index
    %3255 = arith.addi %3254, %3223 : index
    %3256 = arith.addi %3255, %c12 : index
    %3257 = arith.addi %3256, %c35 : index
    %3258 = vector.extract %688#6[6] : f32 from vector<8xf32>
    memref.store %3258, %23[%3257] : memref<?xf32>
    %3259 = arith.muli %4, %c14 : index
    %3260 = arith.addi %3259, %3223 : index
    %3261 = arith.addi %3260, %c12 : index
    %3262 = arith.addi %3261, %c36 : index
    %3263 = vector.extract %688#6[7] : f32 from vector<8xf32>
    memref.store %3263, %23[%3262] : memref<?xf32>
    %3264 = arith.muli %4, %c14 : index
    %3265 = arith.addi %3264, %3223 : index
    %3266 = arith.addi %3265, %c7 : index
    %3267 = arith.addi %3266, %c12 : index
    %3268 = vector.extract %688#7[0] : f32 from vector<8xf32>
    memref.store %3268, %23[%3267] : memref<?xf32>
    %3269 = arith.muli %4, %c14 : index
    %3270 = arith.addi %3269, %3223 : index
    %3271 = arith.addi %3270, %c7 : index
    %3272 = arith.addi %3271, %c8 : index
    %3273 = vector.extract %688#7[1] : f32 from vector<8xf32>
    memref.store %3273, %23[%3272] : memref<?xf32>
    %3274 = arith.muli %4, %c14 : index
    %3275 = arith.addi %3274, %3223 : index
    %3276 = arith.addi %3275, %c7 : index
    %3277 = arith.addi %3276, %c15 : index
    %3278 = vector.extract %688#7[2] : f32 from vector<8xf32>
    memref.store %3278, %23[%3277] : memref<?xf32>
    %3279 = arith.muli %4, %c14 : index
    %3280 = arith.addi %3279, %3223 : index
    %3281 = arith.addi %3280, %c7 : index
    %3282 = arith.addi %3281, %c33 : index
    %3283 = vector.extract %688#7[3] : f32 from vector<8xf32>
    memref.store %3283, %23[%3282] : memref<?xf32>
    %3284 = arith.muli %4, %c14 : index
    %3285 = arith.addi %3284, %3223 : index
    %3286 = arith.addi %3285, %c7 : index
    %3287 = arith.addi %3286, %c10 : index
    %3288 = vector.extract %688#7[4] : f32 from vector<8xf32>
    memref.store %3288, %23[%3287] : memref<?xf32>
    %3289 = arith.muli %4, %c14 : index
    %3290 = arith.addi %3289, %3223 : index
    %3291 = arith.addi %3290, %c7 : index
    %3292 = arith.addi %3291, %c34 : index
    %3293 = vector.extract %688#7[5] : f32 from vector<8xf32>
    memref.store %3293, %23[%3292] : memref<?xf32>
    %3294 = arith.muli %4, %c14 : index
    %3295 = arith.addi %3294, %3223 : index
    %3296 = arith.addi %3295, %c7 : index
    %3297 = arith.addi %3296, %c35 : index
    %3298 = vector.extract %688#7[6] : f32 from vector<8xf32>
    memref.store %3298, %23[%3297] : memref<?xf32>
    %3299 = arith.muli %4, %c14 : index
    %3300 = arith.addi %3299, %3223 : index
    %3301 = arith.addi %3300, %c7 : index
    %3302 = arith.addi %3301, %c36 : index
    %3303 = vector.extract %688#7[7] : f32 from vector<8xf32>
    memref.store %3303, %23[%3302] : memref<?xf32>
    wave.barrier
    %3304 = arith.muli %4, %c6 : index
    %3305 = arith.addi %3304, %c12 : index
    %3306 = arith.muli %3305, %c6 : index
    %3307 = arith.divui %3220, %c4 : index
    %3308 = arith.addi %3306, %3307 : index
    %3309 = arith.addi %3219, %3308 : index
    %3310 = arith.cmpi slt, %3309, %26 : index
    scf.if %3310 {
      %3311 = arith.cmpi eq, %hasFactors, %c5 : index
      %3312 = arith.muli %3309, %c6 : index
      %3313 = memref.load %factors[%3312] : memref<?xf32>
      %3314 = arith.mulf %3313, %operandScale : f32
      %3315 = arith.select %3311, %3314, %operandScale : f32
      %3316 = arith.addi %3223, %c12 : index
      %3317 = arith.muli %3305, %c8 : index
      %3318 = arith.addi %3316, %3317 : index
      %3319 = memref.load %23[%3318] : memref<?xf32>
      %3320 = arith.addi %3318, %c14 : index
      %3321 = memref.load %23[%3320] : memref<?xf32>
      %3322 = arith.addf %3319, %3321 : f32
      %3323 = arith.addi %3318, %c39 : index
      %3324 = memref.load %23[%3323] : memref<?xf32>
      %3325 = arith.addf %3322, %3324 : f32
      %3326 = arith.addi %3318, %c40 : index
      %3327 = memref.load %23[%3326] : memref<?xf32>
      %3328 = arith.addf %3325, %3327 : f32
      %3329 = arith.remui %3220, %c4 : index
      %3330 = arith.muli %3329, %c2 : index
      %3331 = arith.addi %20, %3330 : index
      %3332 = vector.load %w[%3331] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3333 = vector.bitcast %3332 : vector<4xi8> to vector<1xf32>
      %3334 = vector.extract %3333[0] : f32 from vector<1xf32>
      %3335 = arith.mulf %3334, %3315 : f32
      %3336 = arith.mulf %3328, %3335 : f32
      %3337 = arith.muli %3, %c6 : index
      %3338 = arith.addi %3337, %c12 : index
      %3339 = arith.muli %3338, %c4 : index
      %3340 = arith.remui %3220, %c4 : index
      %3341 = arith.addi %3339, %3340 : index
      %3342 = arith.muli %3308, %c10 : index
      %3343 = arith.addi %3342, %3341 : index
      memref.store %3336, %24[%3343] : memref<?xf32>
      %3344 = arith.addi %3223, %c7 : index
      %3345 = arith.muli %3305, %c8 : index
      %3346 = arith.addi %3344, %3345 : index
      %3347 = memref.load %23[%3346] : memref<?xf32>
      %3348 = arith.addi %3346, %c14 : index
      %3349 = memref.load %23[%3348] : memref<?xf32>
      %3350 = arith.addf %3347, %3349 : f32
      %3351 = arith.addi %3346, %c39 : index
      %3352 = memref.load %23[%3351] : memref<?xf32>
      %3353 = arith.addf %3350, %3352 : f32
      %3354 = arith.addi %3346, %c40 : index
      %3355 = memref.load %23[%3354] : memref<?xf32>
      %3356 = arith.addf %3353, %3355 : f32
      %3357 = arith.remui %3220, %c4 : index
      %3358 = arith.muli %3357, %c2 : index
      %3359 = arith.addi %22, %3358 : index
      %3360 = vector.load %w[%3359] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3361 = vector.bitcast %3360 : vector<4xi8> to vector<1xf32>
      %3362 = vector.extract %3361[0] : f32 from vector<1xf32>
      %3363 = arith.mulf %3362, %3315 : f32
      %3364 = arith.mulf %3356, %3363 : f32
      %3365 = arith.muli %3, %c6 : index
      %3366 = arith.addi %3365, %c5 : index
      %3367 = arith.muli %3366, %c4 : index
      %3368 = arith.remui %3220, %c4 : index
      %3369 = arith.addi %3367, %3368 : index
      %3370 = arith.muli %3308, %c10 : index
      %3371 = arith.addi %3370, %3369 : index
      memref.store %3364, %24[%3371] : memref<?xf32>
    }
    %3372 = arith.muli %4, %c6 : index
    %3373 = arith.addi %3372, %c5 : index
    %3374 = arith.muli %3373, %c6 : index
    %3375 = arith.divui %3220, %c4 : index
    %3376 = arith.addi %3374, %3375 : index
    %3377 = arith.addi %3219, %3376 : index
    %3378 = arith.cmpi slt, %3377, %26 : index
    scf.if %3378 {
      %3379 = arith.cmpi eq, %hasFactors, %c5 : index
      %3380 = arith.muli %3377, %c6 : index
      %3381 = memref.load %factors[%3380] : memref<?xf32>
      %3382 = arith.mulf %3381, %operandScale : f32
      %3383 = arith.select %3379, %3382, %operandScale : f32
      %3384 = arith.addi %3223, %c12 : index
      %3385 = arith.muli %3373, %c8 : index
      %3386 = arith.addi %3384, %3385 : index
      %3387 = memref.load %23[%3386] : memref<?xf32>
      %3388 = arith.addi %3386, %c14 : index
      %3389 = memref.load %23[%3388] : memref<?xf32>
      %3390 = arith.addf %3387, %3389 : f32
      %3391 = arith.addi %3386, %c39 : index
      %3392 = memref.load %23[%3391] : memref<?xf32>
      %3393 = arith.addf %3390, %3392 : f32
      %3394 = arith.addi %3386, %c40 : index
      %3395 = memref.load %23[%3394] : memref<?xf32>
      %3396 = arith.addf %3393, %3395 : f32
      %3397 = arith.remui %3220, %c4 : index
      %3398 = arith.muli %3397, %c2 : index
      %3399 = arith.addi %20, %3398 : index
      %3400 = vector.load %w[%3399] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3401 = vector.bitcast %3400 : vector<4xi8> to vector<1xf32>
      %3402 = vector.extract %3401[0] : f32 from vector<1xf32>
      %3403 = arith.mulf %3402, %3383 : f32
      %3404 = arith.mulf %3396, %3403 : f32
      %3405 = arith.muli %3, %c6 : index
      %3406 = arith.addi %3405, %c12 : index
      %3407 = arith.muli %3406, %c4 : index
      %3408 = arith.remui %3220, %c4 : index
      %3409 = arith.addi %3407, %3408 : index
      %3410 = arith.muli %3376, %c10 : index
      %3411 = arith.addi %3410, %3409 : index
      memref.store %3404, %24[%3411] : memref<?xf32>
      %3412 = arith.addi %3223, %c7 : index
      %3413 = arith.muli %3373, %c8 : index
      %3414 = arith.addi %3412, %3413 : index
      %3415 = memref.load %23[%3414] : memref<?xf32>
      %3416 = arith.addi %3414, %c14 : index
      %3417 = memref.load %23[%3416] : memref<?xf32>
      %3418 = arith.addf %3415, %3417 : f32
      %3419 = arith.addi %3414, %c39 : index
      %3420 = memref.load %23[%3419] : memref<?xf32>
      %3421 = arith.addf %3418, %3420 : f32
      %3422 = arith.addi %3414, %c40 : index
      %3423 = memref.load %23[%3422] : memref<?xf32>
      %3424 = arith.addf %3421, %3423 : f32
      %3425 = arith.remui %3220, %c4 : index
      %3426 = arith.muli %3425, %c2 : index
      %3427 = arith.addi %22, %3426 : index
      %3428 = vector.load %w[%3427] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3429 = vector.bitcast %3428 : vector<4xi8> to vector<1xf32>
      %3430 = vector.extract %3429[0] : f32 from vector<1xf32>
      %3431 = arith.mulf %3430, %3383 : f32
      %3432 = arith.mulf %3424, %3431 : f32
      %3433 = arith.muli %3, %c6 : index
      %3434 = arith.addi %3433, %c5 : index
      %3435 = arith.muli %3434, %c4 : index
      %3436 = arith.remui %3220, %c4 : index
      %3437 = arith.addi %3435, %3436 : index
      %3438 = arith.muli %3376, %c10 : index
      %3439 = arith.addi %3438, %3437 : index
      memref.store %3432, %24[%3439] : memref<?xf32>
    }
    wave.barrier
    %3440 = arith.addi %27, %c17 : index
    %3441 = wave.wave
    %3442 = arith.addi %3441, %c12 : index
    %3443 = arith.addi %3440, %3442 : index
    %3444 = arith.cmpi slt, %3443, %26 : index
    scf.if %3444 {
      %3445 = arith.addi %3440, %3442 : index
      %3446 = arith.muli %3442, %c10 : index
      %3447 = wave.lane
      %3448 = arith.addi %3447, %c12 : index
      %3449 = arith.cmpi eq, %hasBias, %c5 : index
      %3450 = arith.addi %3446, %3448 : index
      %3451 = memref.load %24[%3450] : memref<?xf32>
      %3452 = arith.muli %0, %c10 : index
      %3453 = arith.addi %3452, %3448 : index
      %3454 = memref.load %bias[%3453] : memref<?xf32>
      %3455 = arith.addf %3451, %3454 : f32
      %3456 = arith.select %3449, %3455, %3451 : f32
      %3457 = arith.addi %3448, %c15 : index
      %3458 = arith.cmpi eq, %hasBias, %c5 : index
      %3459 = arith.addi %3446, %3457 : index
      %3460 = memref.load %24[%3459] : memref<?xf32>
      %3461 = arith.muli %0, %c10 : index
      %3462 = arith.addi %3461, %3457 : index
      %3463 = memref.load %bias[%3462] : memref<?xf32>
      %3464 = arith.addf %3460, %3463 : f32
      %3465 = arith.select %3458, %3464, %3460 : f32
      %3466 = arith.addi %3447, %c8 : index
      %3467 = arith.cmpi eq, %hasBias, %c5 : index
      %3468 = arith.addi %3446, %3466 : index
      %3469 = memref.load %24[%3468] : memref<?xf32>
      %3470 = arith.muli %0, %c10 : index
      %3471 = arith.addi %3470, %3466 : index
      %3472 = memref.load %bias[%3471] : memref<?xf32>
      %3473 = arith.addf %3469, %3472 : f32
      %3474 = arith.select %3467, %3473, %3469 : f32
      %3475 = arith.addi %3466, %c15 : index
      %3476 = arith.cmpi eq, %hasBias, %c5 : index
      %3477 = arith.addi %3446, %3475 : index
      %3478 = memref.load %24[%3477] : memref<?xf32>
      %3479 = arith.muli %0, %c10 : index
      %3480 = arith.addi %3479, %3475 : index
      %3481 = memref.load %bias[%3480] : memref<?xf32>
      %3482 = arith.addf %3478, %3481 : f32
      %3483 = arith.select %3476, %3482, %3478 : f32
      %3484 = arith.addi %heads, %kvHeads : index
      %3485 = arith.cmpi slt, %0, %3484 : index
      scf.if %3485 {
        %3486 = arith.addi %positionsAt, %3445 : index
        %3487 = memref.load %step[%3486] : memref<?xi32>
        %3488 = arith.index_cast %3487 : i32 to index
        %3489 = arith.cmpi eq, %hasNorm, %c5 : index
        %3490 = math.fma %3456, %3456, %c44 : f32
        %3491 = math.fma %3465, %3465, %3490 : f32
        %3492 = math.fma %3474, %3474, %3491 : f32
        %3493 = math.fma %3483, %3483, %3492 : f32
        %3494 = vector.broadcast %3493 : f32 to vector<1xf32>
        %3495 = wave.reduce "add" %3494 : vector<1xf32>
        %3496 = arith.mulf %3495, %inverseHeadDim : f32
        %3497 = arith.addf %3496, %epsilon : f32
        %3498 = math.sqrt %3497 : f32
        %3499 = arith.divf %c46, %3498 : f32
        %3500 = arith.cmpi slt, %0, %heads : index
        %3501 = arith.addi %3448, %c15 : index
        %3502 = memref.load %query_norm[%3448] : memref<?xf32>
        %3503 = memref.load %key_norm[%3448] : memref<?xf32>
        %3504 = arith.select %3500, %3502, %3503 : f32
        %3505 = arith.mulf %3456, %3499 : f32
        %3506 = arith.mulf %3505, %3504 : f32
        %3507 = arith.select %3489, %3506, %3456 : f32
        %3508 = memref.load %query_norm[%3501] : memref<?xf32>
        %3509 = memref.load %key_norm[%3501] : memref<?xf32>
        %3510 = arith.select %3500, %3508, %3509 : f32
        %3511 = arith.mulf %3465, %3499 : f32
        %3512 = arith.mulf %3511, %3510 : f32
        %3513 = arith.select %3489, %3512, %3465 : f32
        %3514 = arith.addi %3466, %c15 : index
        %3515 = memref.load %query_norm[%3466] : memref<?xf32>
        %3516 = memref.load %key_norm[%3466] : memref<?xf32>
        %3517 = arith.select %3500, %3515, %3516 : f32
        %3518 = arith.mulf %3474, %3499 : f32
        %3519 = arith.mulf %3518, %3517 : f32
        %3520 = arith.select %3489, %3519, %3474 : f32
        %3521 = memref.load %query_norm[%3514] : memref<?xf32>
        %3522 = memref.load %key_norm[%3514] : memref<?xf32>
        %3523 = arith.select %3500, %3521, %3522 : f32
        %3524 = arith.mulf %3483, %3499 : f32
        %3525 = arith.mulf %3524, %3523 : f32
        %3526 = arith.select %3489, %3525, %3483 : f32
        %3527 = arith.remui %3488, %c7 : index
        %3528 = arith.muli %3527, %c10 : index
        %3529 = arith.addi %3528, %3448 : index
        %3530 = arith.divui %3488, %c7 : index
        %3531 = arith.addi %3530, %c7 : index
        %3532 = arith.muli %3531, %c10 : index
        %3533 = arith.addi %3532, %3448 : index
        %3534 = memref.load %rope[%3529] : memref<?xf32>
        %3535 = arith.addi %3529, %c15 : index
        %3536 = memref.load %rope[%3535] : memref<?xf32>
        %3537 = memref.load %rope[%3533] : memref<?xf32>
        %3538 = arith.addi %3533, %c15 : index
        %3539 = memref.load %rope[%3538] : memref<?xf32>
        %3540 = arith.mulf %3537, %3534 : f32
        %3541 = arith.mulf %3539, %3536 : f32
        %3542 = arith.subf %3540, %3541 : f32
        %3543 = arith.mulf %3539, %3534 : f32
        %3544 = arith.mulf %3537, %3536 : f32
        %3545 = arith.addf %3543, %3544 : f32
        %3546 = arith.mulf %3507, %3542 : f32
        %3547 = arith.mulf %3513, %3545 : f32
        %3548 = arith.subf %3546, %3547 : f32
        %3549 = arith.mulf %3513, %3542 : f32
        %3550 = arith.mulf %3507, %3545 : f32
        %3551 = arith.addf %3549, %3550 : f32
        %3552 = arith.cmpi slt, %0, %heads : index
        scf.if %3552 {
          %3553 = arith.muli %3445, %heads : index
          %3554 = arith.addi %3553, %0 : index
          %3555 = arith.muli %3554, %c10 : index
          %3556 = arith.addi %3555, %3448 : index
          memref.store %3548, %q[%3556] : memref<?xf32>
          %3557 = arith.addi %3556, %c15 : index
          memref.store %3551, %q[%3557] : memref<?xf32>
        } else {
          %3558 = arith.addi %3446, %3448 : index
          memref.store %3548, %24[%3558] : memref<?xf32>
          %3559 = arith.addi %3446, %3448 : index
          %3560 = arith.addi %3559, %c15 : index
          memref.store %3551, %24[%3560] : memref<?xf32>
        }
        %3561 = arith.remui %3488, %c7 : index
        %3562 = arith.muli %3561, %c10 : index
        %3563 = arith.addi %3562, %3466 : index
        %3564 = arith.divui %3488, %c7 : index
        %3565 = arith.addi %3564, %c7 : index
        %3566 = arith.muli %3565, %c10 : index
        %3567 = arith.addi %3566, %3466 : index
        %3568 = memref.load %rope[%3563] : memref<?xf32>
        %3569 = arith.addi %3563, %c15 : index
        %3570 = memref.load %rope[%3569] : memref<?xf32>
        %3571 = memref.load %rope[%3567] : memref<?xf32>
        %3572 = arith.addi %3567, %c15 : index
        %3573 = memref.load %rope[%3572] : memref<?xf32>
        %3574 = arith.mulf %3571, %3568 : f32
        %3575 = arith.mulf %3573, %3570 : f32
        %3576 = arith.subf %3574, %3575 : f32
        %3577 = arith.mulf %3573, %3568 : f32
        %3578 = arith.mulf %3571, %3570 : f32
        %3579 = arith.addf %3577, %3578 : f32
        %3580 = arith.mulf %3520, %3576 : f32
        %3581 = arith.mulf %3526, %3579 : f32
        %3582 = arith.subf %3580, %3581 : f32
        %3583 = arith.mulf %3526, %3576 : f32
        %3584 = arith.mulf %3520, %3579 : f32
        %3585 = arith.addf %3583, %3584 : f32
        %3586 = arith.cmpi slt, %0, %heads : index
        scf.if %3586 {
          %3587 = arith.muli %3445, %heads : index
          %3588 = arith.addi %3587, %0 : index
          %3589 = arith.muli %3588, %c10 : index
          %3590 = arith.addi %3589, %3466 : index
          memref.store %3582, %q[%3590] : memref<?xf32>
          %3591 = arith.addi %3590, %c15 : index
          memref.store %3585, %q[%3591] : memref<?xf32>
        } else {
          %3592 = arith.addi %3446, %3466 : index
          memref.store %3582, %24[%3592] : memref<?xf32>
          %3593 = arith.addi %3446, %3466 : index
          %3594 = arith.addi %3593, %c15 : index
          memref.store %3585, %24[%3594] : memref<?xf32>
        }
      } else {
        %3595 = arith.cmpi slt, %0, %heads : index
        scf.if %3595 {
          %3596 = arith.muli %3445, %heads : index
          %3597 = arith.addi %3596, %0 : index
          %3598 = arith.muli %3597, %c10 : index
          %3599 = arith.addi %3598, %3448 : index
          memref.store %3456, %q[%3599] : memref<?xf32>
          %3600 = arith.addi %3599, %c15 : index
          memref.store %3465, %q[%3600] : memref<?xf32>
        } else {
          %3601 = arith.addi %3446, %3448 : index
          memref.store %3456, %24[%3601] : memref<?xf32>
          %3602 = arith.addi %3446, %3448 : index
          %3603 = arith.addi %3602, %c15 : index
          memref.store %3465, %24[%3603] : memref<?xf32>
        }
        %3604 = arith.cmpi slt, %0, %heads : index
        scf.if %3604 {
          %3605 = arith.muli %3445, %heads : index
          %3606 = arith.addi %3605, %0 : index
          %3607 = arith.muli %3606, %c10 : index
          %3608 = arith.addi %3607, %3466 : index
          memref.store %3474, %q[%3608] : memref<?xf32>
          %3609 = arith.addi %3608, %c15 : index
          memref.store %3483, %q[%3609] : memref<?xf32>
        } else {
          %3610 = arith.addi %3446, %3466 : index
          memref.store %3474, %24[%3610] : memref<?xf32>
          %3611 = arith.addi %3446, %3466 : index
          %3612 = arith.addi %3611, %c15 : index
          memref.store %3483, %24[%3612] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %3613 = arith.cmpi sge, %0, %heads : index
    scf.if %3613 {
      %3614 = arith.addi %3441, %c12 : index
      %3615 = arith.addi %3440, %3614 : index
      %3616 = arith.cmpi slt, %3615, %26 : index
      scf.if %3616 {
        %3617 = arith.addi %3440, %3614 : index
        %3618 = arith.addi %slotsAt, %3617 : index
        %3619 = memref.load %step[%3618] : memref<?xi32>
        %3620 = arith.index_cast %3619 : i32 to index
        %3621 = arith.cmpi sge, %3620, %c12 : index
        scf.if %3621 {
          %3622 = arith.muli %3614, %c10 : index
          %3623 = arith.subi %0, %heads : index
          %3624 = memref.load %scales[%3623] : memref<?xf32>
          %3625 = vector.broadcast %3624 : f32 to vector<4xf32>
          %3626 = arith.divui %3620, %c4 : index
          %3627 = arith.remui %3620, %c4 : index
          %3628 = arith.muli %3626, %pageBytes : index
          %3629 = arith.cmpi eq, %codec, %c12 : index
          scf.if %3629 {
            %3630 = wave.lane
            %3631 = arith.muli %3630, %c2 : index
            scf.for %3632 = %3631 to %c10 step %c10 {
              %3633 = arith.addi %3622, %3632 : index
              %3634 = vector.load %24[%3633] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3635 = arith.mulf %3634, %3625 : vector<4xf32>
              %3636 = arith.minimumf %3635, %c51 : vector<4xf32>
              %3637 = arith.maximumf %3636, %c52 : vector<4xf32>
              %3638 = arith.truncf %3637 : vector<4xf32> to vector<4xf16>
              %3639 = vector.bitcast %3638 : vector<4xf16> to vector<8xi8>
              %3640 = arith.cmpi slt, %3623, %kvHeads : index
              scf.if %3640 {
                %3641 = arith.muli %3623, %c13 : index
                %3642 = arith.addi %3628, %3641 : index
                %3643 = arith.divui %3632, %c4 : index
                %3644 = arith.muli %3643, %c53 : index
                %3645 = arith.remui %3632, %c4 : index
                %3646 = arith.divui %3645, %c11 : index
                %3647 = arith.muli %3646, %c7 : index
                %3648 = arith.muli %3627, %c4 : index
                %3649 = arith.addi %3647, %3648 : index
                %3650 = arith.remui %3645, %c11 : index
                %3651 = arith.muli %3650, %c6 : index
                %3652 = arith.addi %3649, %3651 : index
                %3653 = arith.addi %3644, %3652 : index
                %3654 = arith.addi %3642, %3653 : index
                vector.store %3639, %kv[%3654] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %3655 = arith.subi %3623, %kvHeads : index
                %3656 = arith.muli %3655, %c13 : index
                %3657 = arith.addi %3628, %3656 : index
                %3658 = arith.addi %3632, %c12 : index
                %3659 = arith.divui %3658, %c4 : index
                %3660 = arith.muli %3659, %c53 : index
                %3661 = arith.addi %3660, %c39 : index
                %3662 = arith.remui %3658, %c4 : index
                %3663 = arith.divui %3627, %c6 : index
                %3664 = arith.remui %3627, %c6 : index
                %3665 = arith.muli %3664, %c11 : index
                %3666 = arith.addi %3663, %3665 : index
                %3667 = arith.divui %3666, %c11 : index
                %3668 = arith.muli %3667, %c7 : index
                %3669 = arith.muli %3662, %c4 : index
                %3670 = arith.addi %3668, %3669 : index
                %3671 = arith.remui %3666, %c11 : index
                %3672 = arith.muli %3671, %c6 : index
                %3673 = arith.addi %3670, %3672 : index
                %3674 = arith.addi %3661, %3673 : index
                %3675 = arith.addi %3657, %3674 : index
                %3676 = vector.shuffle %3639, %3639 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %3676, %kv[%3675] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3677 = arith.addi %3632, %c5 : index
                %3678 = arith.divui %3677, %c4 : index
                %3679 = arith.muli %3678, %c53 : index
                %3680 = arith.addi %3679, %c39 : index
                %3681 = arith.remui %3677, %c4 : index
                %3682 = arith.divui %3627, %c6 : index
                %3683 = arith.remui %3627, %c6 : index
                %3684 = arith.muli %3683, %c11 : index
                %3685 = arith.addi %3682, %3684 : index
                %3686 = arith.divui %3685, %c11 : index
                %3687 = arith.muli %3686, %c7 : index
                %3688 = arith.muli %3681, %c4 : index
                %3689 = arith.addi %3687, %3688 : index
                %3690 = arith.remui %3685, %c11 : index
                %3691 = arith.muli %3690, %c6 : index
                %3692 = arith.addi %3689, %3691 : index
                %3693 = arith.addi %3680, %3692 : index
                %3694 = arith.addi %3657, %3693 : index
                %3695 = vector.shuffle %3639, %3639 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %3695, %kv[%3694] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3696 = arith.addi %3632, %c6 : index
                %3697 = arith.divui %3696, %c4 : index
                %3698 = arith.muli %3697, %c53 : index
                %3699 = arith.addi %3698, %c39 : index
                %3700 = arith.remui %3696, %c4 : index
                %3701 = arith.divui %3627, %c6 : index
                %3702 = arith.remui %3627, %c6 : index
                %3703 = arith.muli %3702, %c11 : index
                %3704 = arith.addi %3701, %3703 : index
                %3705 = arith.divui %3704, %c11 : index
                %3706 = arith.muli %3705, %c7 : index
                %3707 = arith.muli %3700, %c4 : index
                %3708 = arith.addi %3706, %3707 : index
                %3709 = arith.remui %3704, %c11 : index
                %3710 = arith.muli %3709, %c6 : index
                %3711 = arith.addi %3708, %3710 : index
                %3712 = arith.addi %3699, %3711 : index
                %3713 = arith.addi %3657, %3712 : index
                %3714 = vector.shuffle %3639, %3639 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %3714, %kv[%3713] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3715 = arith.addi %3632, %c32 : index
                %3716 = arith.divui %3715, %c4 : index
                %3717 = arith.muli %3716, %c53 : index
                %3718 = arith.addi %3717, %c39 : index
                %3719 = arith.remui %3715, %c4 : index
                %3720 = arith.divui %3627, %c6 : index
                %3721 = arith.remui %3627, %c6 : index
                %3722 = arith.muli %3721, %c11 : index
                %3723 = arith.addi %3720, %3722 : index
                %3724 = arith.divui %3723, %c11 : index
                %3725 = arith.muli %3724, %c7 : index
                %3726 = arith.muli %3719, %c4 : index
                %3727 = arith.addi %3725, %3726 : index
                %3728 = arith.remui %3723, %c11 : index
                %3729 = arith.muli %3728, %c6 : index
                %3730 = arith.addi %3727, %3729 : index
                %3731 = arith.addi %3718, %3730 : index
                %3732 = arith.addi %3657, %3731 : index
                %3733 = vector.shuffle %3639, %3639 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %3733, %kv[%3732] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %3734 = arith.cmpi eq, %codec, %c5 : index
          scf.if %3734 {
            %3735 = wave.lane
            %3736 = arith.muli %3735, %c2 : index
            scf.for %3737 = %3736 to %c10 step %c10 {
              %3738 = arith.addi %3622, %3737 : index
              %3739 = vector.load %24[%3738] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3740 = arith.mulf %3739, %3625 : vector<4xf32>
              %3741 = wave.fp8_encode "e4m3" %3740 : vector<4xf32> -> vector<4xi8>
              %3742 = arith.cmpi slt, %3623, %kvHeads : index
              scf.if %3742 {
                %3743 = arith.muli %3623, %c39 : index
                %3744 = arith.addi %3628, %3743 : index
                %3745 = vector.shuffle %3741, %3741 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3746 = arith.divui %3737, %c4 : index
                %3747 = arith.muli %3746, %c7 : index
                %3748 = arith.remui %3737, %c4 : index
                %3749 = arith.muli %3627, %c4 : index
                %3750 = arith.divui %3748, %c2 : index
                %3751 = arith.muli %3750, %c2 : index
                %3752 = arith.remui %3748, %c6 : index
                %3753 = arith.muli %3752, %c6 : index
                %3754 = arith.addi %3751, %3753 : index
                %3755 = arith.divui %3748, %c6 : index
                %3756 = arith.remui %3755, %c6 : index
                %3757 = arith.addi %3754, %3756 : index
                %3758 = arith.addi %3749, %3757 : index
                %3759 = arith.addi %3747, %3758 : index
                %3760 = arith.addi %3744, %3759 : index
                vector.store %3745, %kv[%3760] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3761 = arith.subi %3623, %kvHeads : index
                %3762 = arith.muli %3761, %c39 : index
                %3763 = arith.addi %3628, %3762 : index
                %3764 = arith.addi %3737, %c12 : index
                %3765 = arith.divui %3764, %c4 : index
                %3766 = arith.muli %3765, %c7 : index
                %3767 = arith.addi %3766, %c14 : index
                %3768 = arith.remui %3764, %c4 : index
                %3769 = arith.divui %3627, %c6 : index
                %3770 = arith.remui %3627, %c6 : index
                %3771 = arith.muli %3770, %c11 : index
                %3772 = arith.addi %3769, %3771 : index
                %3773 = arith.muli %3768, %c4 : index
                %3774 = arith.divui %3772, %c2 : index
                %3775 = arith.muli %3774, %c2 : index
                %3776 = arith.remui %3772, %c6 : index
                %3777 = arith.muli %3776, %c6 : index
                %3778 = arith.addi %3775, %3777 : index
                %3779 = arith.divui %3772, %c6 : index
                %3780 = arith.remui %3779, %c6 : index
                %3781 = arith.addi %3778, %3780 : index
                %3782 = arith.addi %3773, %3781 : index
                %3783 = arith.addi %3767, %3782 : index
                %3784 = arith.addi %3763, %3783 : index
                %3785 = vector.shuffle %3741, %3741 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3785, %kv[%3784] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3786 = arith.addi %3737, %c5 : index
                %3787 = arith.divui %3786, %c4 : index
                %3788 = arith.muli %3787, %c7 : index
                %3789 = arith.addi %3788, %c14 : index
                %3790 = arith.remui %3786, %c4 : index
                %3791 = arith.divui %3627, %c6 : index
                %3792 = arith.remui %3627, %c6 : index
                %3793 = arith.muli %3792, %c11 : index
                %3794 = arith.addi %3791, %3793 : index
                %3795 = arith.muli %3790, %c4 : index
                %3796 = arith.divui %3794, %c2 : index
                %3797 = arith.muli %3796, %c2 : index
                %3798 = arith.remui %3794, %c6 : index
                %3799 = arith.muli %3798, %c6 : index
                %3800 = arith.addi %3797, %3799 : index
                %3801 = arith.divui %3794, %c6 : index
                %3802 = arith.remui %3801, %c6 : index
                %3803 = arith.addi %3800, %3802 : index
                %3804 = arith.addi %3795, %3803 : index
                %3805 = arith.addi %3789, %3804 : index
                %3806 = arith.addi %3763, %3805 : index
                %3807 = vector.shuffle %3741, %3741 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3807, %kv[%3806] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3808 = arith.addi %3737, %c6 : index
                %3809 = arith.divui %3808, %c4 : index
                %3810 = arith.muli %3809, %c7 : index
                %3811 = arith.addi %3810, %c14 : index
                %3812 = arith.remui %3808, %c4 : index
                %3813 = arith.divui %3627, %c6 : index
                %3814 = arith.remui %3627, %c6 : index
                %3815 = arith.muli %3814, %c11 : index
                %3816 = arith.addi %3813, %3815 : index
                %3817 = arith.muli %3812, %c4 : index
                %3818 = arith.divui %3816, %c2 : index
                %3819 = arith.muli %3818, %c2 : index
                %3820 = arith.remui %3816, %c6 : index
                %3821 = arith.muli %3820, %c6 : index
                %3822 = arith.addi %3819, %3821 : index
                %3823 = arith.divui %3816, %c6 : index
                %3824 = arith.remui %3823, %c6 : index
                %3825 = arith.addi %3822, %3824 : index
                %3826 = arith.addi %3817, %3825 : index
                %3827 = arith.addi %3811, %3826 : index
                %3828 = arith.addi %3763, %3827 : index
                %3829 = vector.shuffle %3741, %3741 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3829, %kv[%3828] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3830 = arith.addi %3737, %c32 : index
                %3831 = arith.divui %3830, %c4 : index
                %3832 = arith.muli %3831, %c7 : index
                %3833 = arith.addi %3832, %c14 : index
                %3834 = arith.remui %3830, %c4 : index
                %3835 = arith.divui %3627, %c6 : index
                %3836 = arith.remui %3627, %c6 : index
                %3837 = arith.muli %3836, %c11 : index
                %3838 = arith.addi %3835, %3837 : index
                %3839 = arith.muli %3834, %c4 : index
                %3840 = arith.divui %3838, %c2 : index
                %3841 = arith.muli %3840, %c2 : index
                %3842 = arith.remui %3838, %c6 : index
                %3843 = arith.muli %3842, %c6 : index
                %3844 = arith.addi %3841, %3843 : index
                %3845 = arith.divui %3838, %c6 : index
                %3846 = arith.remui %3845, %c6 : index
                %3847 = arith.addi %3844, %3846 : index
                %3848 = arith.addi %3839, %3847 : index
                %3849 = arith.addi %3833, %3848 : index
                %3850 = arith.addi %3763, %3849 : index
                %3851 = vector.shuffle %3741, %3741 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3851, %kv[%3850] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3852 = arith.cmpi eq, %codec, %c6 : index
          scf.if %3852 {
            %3853 = wave.lane
            %3854 = arith.muli %3853, %c2 : index
            scf.for %3855 = %3854 to %c10 step %c10 {
              %3856 = arith.addi %3622, %3855 : index
              %3857 = vector.load %24[%3856] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3858 = arith.mulf %3857, %3625 : vector<4xf32>
              %3859 = wave.fp8_encode "e5m2" %3858 : vector<4xf32> -> vector<4xi8>
              %3860 = arith.cmpi slt, %3623, %kvHeads : index
              scf.if %3860 {
                %3861 = arith.muli %3623, %c39 : index
                %3862 = arith.addi %3628, %3861 : index
                %3863 = vector.shuffle %3859, %3859 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3864 = arith.divui %3855, %c4 : index
                %3865 = arith.muli %3864, %c7 : index
                %3866 = arith.remui %3855, %c4 : index
                %3867 = arith.muli %3627, %c4 : index
                %3868 = arith.divui %3866, %c2 : index
                %3869 = arith.muli %3868, %c2 : index
                %3870 = arith.remui %3866, %c6 : index
                %3871 = arith.muli %3870, %c6 : index
                %3872 = arith.addi %3869, %3871 : index
                %3873 = arith.divui %3866, %c6 : index
                %3874 = arith.remui %3873, %c6 : index
                %3875 = arith.addi %3872, %3874 : index
                %3876 = arith.addi %3867, %3875 : index
                %3877 = arith.addi %3865, %3876 : index
                %3878 = arith.addi %3862, %3877 : index
                vector.store %3863, %kv[%3878] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3879 = arith.subi %3623, %kvHeads : index
                %3880 = arith.muli %3879, %c39 : index
                %3881 = arith.addi %3628, %3880 : index
                %3882 = arith.addi %3855, %c12 : index
                %3883 = arith.divui %3882, %c4 : index
                %3884 = arith.muli %3883, %c7 : index
                %3885 = arith.addi %3884, %c14 : index
                %3886 = arith.remui %3882, %c4 : index
                %3887 = arith.divui %3627, %c6 : index
                %3888 = arith.remui %3627, %c6 : index
                %3889 = arith.muli %3888, %c11 : index
                %3890 = arith.addi %3887, %3889 : index
                %3891 = arith.muli %3886, %c4 : index
                %3892 = arith.divui %3890, %c2 : index
                %3893 = arith.muli %3892, %c2 : index
                %3894 = arith.remui %3890, %c6 : index
                %3895 = arith.muli %3894, %c6 : index
                %3896 = arith.addi %3893, %3895 : index
                %3897 = arith.divui %3890, %c6 : index
                %3898 = arith.remui %3897, %c6 : index
                %3899 = arith.addi %3896, %3898 : index
                %3900 = arith.addi %3891, %3899 : index
                %3901 = arith.addi %3885, %3900 : index
                %3902 = arith.addi %3881, %3901 : index
                %3903 = vector.shuffle %3859, %3859 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3903, %kv[%3902] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3904 = arith.addi %3855, %c5 : index
                %3905 = arith.divui %3904, %c4 : index
                %3906 = arith.muli %3905, %c7 : index
                %3907 = arith.addi %3906, %c14 : index
                %3908 = arith.remui %3904, %c4 : index
                %3909 = arith.divui %3627, %c6 : index
                %3910 = arith.remui %3627, %c6 : index
                %3911 = arith.muli %3910, %c11 : index
                %3912 = arith.addi %3909, %3911 : index
                %3913 = arith.muli %3908, %c4 : index
                %3914 = arith.divui %3912, %c2 : index
                %3915 = arith.muli %3914, %c2 : index
                %3916 = arith.remui %3912, %c6 : index
                %3917 = arith.muli %3916, %c6 : index
                %3918 = arith.addi %3915, %3917 : index
                %3919 = arith.divui %3912, %c6 : index
                %3920 = arith.remui %3919, %c6 : index
                %3921 = arith.addi %3918, %3920 : index
                %3922 = arith.addi %3913, %3921 : index
                %3923 = arith.addi %3907, %3922 : index
                %3924 = arith.addi %3881, %3923 : index
                %3925 = vector.shuffle %3859, %3859 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3925, %kv[%3924] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3926 = arith.addi %3855, %c6 : index
                %3927 = arith.divui %3926, %c4 : index
                %3928 = arith.muli %3927, %c7 : index
                %3929 = arith.addi %3928, %c14 : index
                %3930 = arith.remui %3926, %c4 : index
                %3931 = arith.divui %3627, %c6 : index
                %3932 = arith.remui %3627, %c6 : index
                %3933 = arith.muli %3932, %c11 : index
                %3934 = arith.addi %3931, %3933 : index
                %3935 = arith.muli %3930, %c4 : index
                %3936 = arith.divui %3934, %c2 : index
                %3937 = arith.muli %3936, %c2 : index
                %3938 = arith.remui %3934, %c6 : index
                %3939 = arith.muli %3938, %c6 : index
                %3940 = arith.addi %3937, %3939 : index
                %3941 = arith.divui %3934, %c6 : index
                %3942 = arith.remui %3941, %c6 : index
                %3943 = arith.addi %3940, %3942 : index
                %3944 = arith.addi %3935, %3943 : index
                %3945 = arith.addi %3929, %3944 : index
                %3946 = arith.addi %3881, %3945 : index
                %3947 = vector.shuffle %3859, %3859 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3947, %kv[%3946] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3948 = arith.addi %3855, %c32 : index
                %3949 = arith.divui %3948, %c4 : index
                %3950 = arith.muli %3949, %c7 : index
                %3951 = arith.addi %3950, %c14 : index
                %3952 = arith.remui %3948, %c4 : index
                %3953 = arith.divui %3627, %c6 : index
                %3954 = arith.remui %3627, %c6 : index
                %3955 = arith.muli %3954, %c11 : index
                %3956 = arith.addi %3953, %3955 : index
                %3957 = arith.muli %3952, %c4 : index
                %3958 = arith.divui %3956, %c2 : index
                %3959 = arith.muli %3958, %c2 : index
                %3960 = arith.remui %3956, %c6 : index
                %3961 = arith.muli %3960, %c6 : index
                %3962 = arith.addi %3959, %3961 : index
                %3963 = arith.divui %3956, %c6 : index
                %3964 = arith.remui %3963, %c6 : index
                %3965 = arith.addi %3962, %3964 : index
                %3966 = arith.addi %3957, %3965 : index
                %3967 = arith.addi %3951, %3966 : index
                %3968 = arith.addi %3881, %3967 : index
                %3969 = vector.shuffle %3859, %3859 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3969, %kv[%3968] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
