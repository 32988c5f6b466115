// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q8_k', dim=80, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q8_k_d80_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 10 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 5 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 256 : index
  %c8 = arith.constant 32 : index
  %c9 = arith.constant 127 : index
  %c10 = arith.constant 128 : index
  %c11 = arith.constant 0 : index
  %c12 = arith.constant 2560 : index
  %c13 = arith.constant 1280 : index
  %c14 = arith.constant 64 : index
  %tileRows = wave.param "tileRows" : index
  %c16 = arith.constant 8 : index
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
  %c37 = arith.constant 4 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c40 = arith.constant 80 : index
  %hasBias = wave.param "hasBias" : index
  %c42 = arith.constant 40 : index
  %c43 = arith.constant 39 : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c46 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %c48 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c50 = arith.constant 10 : index
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c54 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c55 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c56 = arith.constant 5120 : index
  %c57 = arith.constant 512 : index
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
  %16 = arith.muli %0, %c2 : index
  %17 = arith.muli %3, %c5 : index
  %18 = arith.addi %16, %17 : index
  %19 = arith.addi %18, %c11 : index
  %20 = arith.muli %19, %15 : index
  %21 = wave.scratch %c12 : memref<?xf32>
  %22 = wave.scratch %c13 : memref<?xf32>
  %23 = memref.load %step[%c11] : memref<?xi32>
  %24 = arith.index_cast %23 : i32 to index
  %25 = arith.muli %1, %c14 : index
  %26 = arith.cmpi slt, %25, %24 : index
  scf.if %26 {
    %27 = wave.lane
    %28 = arith.remui %27, %c4 : index
    %29 = arith.remui %28, %tileRows : index
    %30 = arith.addi %25, %29 : index
    %31 = arith.divui %30, %tileRows : index
    %32 = arith.divui %inputFeatures, %c4 : index
    %33 = arith.muli %31, %32 : index
    %34 = arith.divui %c11, %c4 : index
    %35 = arith.addi %33, %34 : index
    %36 = arith.muli %35, %c6 : index
    %37 = arith.remui %c11, %c4 : index
    %38 = arith.divui %37, %c16 : index
    %39 = arith.addi %36, %38 : index
    %40 = arith.muli %tileRows, %c16 : index
    %41 = arith.muli %39, %40 : index
    %42 = arith.remui %30, %tileRows : index
    %43 = arith.muli %42, %c16 : index
    %44 = arith.addi %41, %43 : index
    %45 = arith.remui %c11, %c16 : index
    %46 = arith.addi %44, %45 : index
    %47 = arith.addi %28, %c4 : index
    %48 = arith.addi %25, %47 : index
    %49 = arith.divui %48, %tileRows : index
    %50 = arith.divui %inputFeatures, %c4 : index
    %51 = arith.muli %49, %50 : index
    %52 = arith.divui %c11, %c4 : index
    %53 = arith.addi %51, %52 : index
    %54 = arith.muli %53, %c6 : index
    %55 = arith.remui %c11, %c4 : index
    %56 = arith.divui %55, %c16 : index
    %57 = arith.addi %54, %56 : index
    %58 = arith.muli %tileRows, %c16 : index
    %59 = arith.muli %57, %58 : index
    %60 = arith.remui %48, %tileRows : index
    %61 = arith.muli %60, %c16 : index
    %62 = arith.addi %59, %61 : index
    %63 = arith.remui %c11, %c16 : index
    %64 = arith.addi %62, %63 : index
    %65 = arith.addi %28, %c8 : index
    %66 = arith.addi %25, %65 : index
    %67 = arith.divui %66, %tileRows : index
    %68 = arith.divui %inputFeatures, %c4 : index
    %69 = arith.muli %67, %68 : index
    %70 = arith.divui %c11, %c4 : index
    %71 = arith.addi %69, %70 : index
    %72 = arith.muli %71, %c6 : index
    %73 = arith.remui %c11, %c4 : index
    %74 = arith.divui %73, %c16 : index
    %75 = arith.addi %72, %74 : index
    %76 = arith.muli %tileRows, %c16 : index
    %77 = arith.muli %75, %76 : index
    %78 = arith.remui %66, %tileRows : index
    %79 = arith.muli %78, %c16 : index
    %80 = arith.addi %77, %79 : index
    %81 = arith.remui %c11, %c16 : index
    %82 = arith.addi %80, %81 : index
    %83 = arith.addi %28, %c17 : index
    %84 = arith.addi %25, %83 : index
    %85 = arith.divui %84, %tileRows : index
    %86 = arith.divui %inputFeatures, %c4 : index
    %87 = arith.muli %85, %86 : index
    %88 = arith.divui %c11, %c4 : index
    %89 = arith.addi %87, %88 : index
    %90 = arith.muli %89, %c6 : index
    %91 = arith.remui %c11, %c4 : index
    %92 = arith.divui %91, %c16 : index
    %93 = arith.addi %90, %92 : index
    %94 = arith.muli %tileRows, %c16 : index
    %95 = arith.muli %93, %94 : index
    %96 = arith.remui %84, %tileRows : index
    %97 = arith.muli %96, %c16 : index
    %98 = arith.addi %95, %97 : index
    %99 = arith.remui %c11, %c16 : index
    %100 = arith.addi %98, %99 : index
    %101 = arith.divui %inputFeatures, %c8 : index
    %102 = arith.muli %4, %stepsPerWave : index
    %103 = arith.minsi %102, %101 : index
    %104 = arith.addi %103, %stepsPerWave : index
    %105 = arith.minsi %104, %101 : index
    %106 = arith.cmpi eq, %wholeBlocks, %c5 : index
    %107 = arith.subi %105, %103 : index
    %108 = arith.divui %107, %c6 : index
    %109 = arith.muli %108, %c6 : index
    %110 = arith.addi %103, %109 : index
    %111 = arith.addi %103, %stepsPerWave : index
    %112 = arith.select %106, %111, %110 : index
    %118:4 = scf.for %113 = %103 to %112 step %c6 iter_args(%114 = %c18, %115 = %c18, %116 = %c18, %117 = %c18) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %119 = wave.lane
      %120 = arith.addi %113, %c11 : index
      %121 = arith.remui %119, %c4 : index
      %122 = arith.addi %20, %c10 : index
      %123 = arith.divui %120, %c16 : index
      %124 = arith.muli %123, %c8 : index
      %125 = arith.addi %122, %124 : index
      %126 = arith.muli %121, %c6 : index
      %127 = arith.addi %125, %126 : index
      %128 = vector.load %w[%127] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %129 = vector.bitcast %128 : vector<2xi8> to vector<1xf16>
      %130 = arith.divui %inputFeatures, %c7 : index
      %131 = arith.muli %130, %c8 : index
      %132 = arith.addi %122, %131 : index
      %133 = arith.muli %120, %c4 : index
      %134 = arith.addi %132, %133 : index
      %135 = arith.muli %121, %c5 : index
      %136 = arith.addi %134, %135 : index
      %137 = vector.load %w[%136] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %138 = vector.extract %129[0] : f16 from vector<1xf16>
      %139 = arith.extf %138 : f16 to f32
      %140 = vector.extract %137[0] : i8 from vector<1xi8>
      %141 = arith.extsi %140 : i8 to i32
      %142 = arith.sitofp %141 : i32 to f32
      %143 = arith.mulf %139, %142 : f32
      %144 = arith.truncf %143 : f32 to f16
      %145 = vector.broadcast %144 : f16 to vector<16xf16>
      %146 = arith.addi %20, %c10 : index
      %147 = arith.muli %inputFeatures, %c5 : index
      %148 = arith.divui %147, %c6 : index
      %149 = arith.divui %inputFeatures, %c7 : index
      %150 = arith.muli %149, %c8 : index
      %151 = arith.addi %150, %148 : index
      %152 = arith.addi %151, %c9 : index
      %153 = arith.divui %152, %c10 : index
      %154 = arith.muli %153, %c10 : index
      %155 = arith.addi %146, %154 : index
      %156 = arith.muli %inputFeatures, %c16 : index
      %157 = arith.addi %155, %156 : index
      %158 = arith.muli %120, %c4 : index
      %159 = arith.addi %158, %121 : index
      %160 = arith.muli %159, %c4 : index
      %161 = arith.addi %157, %160 : index
      %162 = arith.muli %120, %c7 : index
      %163 = arith.addi %155, %162 : index
      %164 = arith.muli %121, %c4 : index
      %165 = arith.addi %163, %164 : index
      %166 = vector.load %w[%161] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %167 = vector.bitcast %166 : vector<16xi8> to vector<4xi32>
      %168 = vector.load %w[%165] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %169 = vector.bitcast %168 : vector<16xi8> to vector<4xi32>
      %170 = arith.shrui %169, %c21 : vector<4xi32>
      %171 = arith.andi %170, %c22 : vector<4xi32>
      %172 = arith.shrui %167, %c23 : vector<4xi32>
      %173 = arith.andi %172, %c22 : vector<4xi32>
      %174 = arith.shli %173, %c24 : vector<4xi32>
      %175 = arith.ori %171, %174 : vector<4xi32>
      %176 = arith.ori %175, %c25 : vector<4xi32>
      %177 = vector.bitcast %176 : vector<4xi32> to vector<8xf16>
      %178 = arith.shrui %169, %c24 : vector<4xi32>
      %179 = arith.andi %178, %c22 : vector<4xi32>
      %180 = arith.shrui %167, %c26 : vector<4xi32>
      %181 = arith.andi %180, %c22 : vector<4xi32>
      %182 = arith.shli %181, %c24 : vector<4xi32>
      %183 = arith.ori %179, %182 : vector<4xi32>
      %184 = arith.ori %183, %c25 : vector<4xi32>
      %185 = vector.bitcast %184 : vector<4xi32> to vector<8xf16>
      %186 = arith.shrui %169, %c27 : vector<4xi32>
      %187 = arith.andi %186, %c22 : vector<4xi32>
      %188 = arith.shrui %167, %c28 : vector<4xi32>
      %189 = arith.andi %188, %c22 : vector<4xi32>
      %190 = arith.shli %189, %c24 : vector<4xi32>
      %191 = arith.ori %187, %190 : vector<4xi32>
      %192 = arith.ori %191, %c25 : vector<4xi32>
      %193 = vector.bitcast %192 : vector<4xi32> to vector<8xf16>
      %194 = arith.shrui %169, %c29 : vector<4xi32>
      %195 = arith.andi %194, %c22 : vector<4xi32>
      %196 = arith.shrui %167, %c30 : vector<4xi32>
      %197 = arith.andi %196, %c22 : vector<4xi32>
      %198 = arith.shli %197, %c24 : vector<4xi32>
      %199 = arith.ori %195, %198 : vector<4xi32>
      %200 = arith.ori %199, %c25 : vector<4xi32>
      %201 = vector.bitcast %200 : vector<4xi32> to vector<8xf16>
      %202 = vector.shuffle %177, %185 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %203 = vector.shuffle %193, %201 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %204 = vector.shuffle %202, %203 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %205 = arith.subf %204, %c31 : vector<32xf16>
      %206 = vector.shuffle %205, %205 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %207 = vector.shuffle %205, %205 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %208 = arith.mulf %206, %145 : vector<16xf16>
      %209 = arith.mulf %207, %145 : vector<16xf16>
      %210 = arith.addi %113, %c5 : index
      %211 = arith.remui %119, %c4 : index
      %212 = arith.addi %20, %c10 : index
      %213 = arith.divui %210, %c16 : index
      %214 = arith.muli %213, %c8 : index
      %215 = arith.addi %212, %214 : index
      %216 = arith.muli %211, %c6 : index
      %217 = arith.addi %215, %216 : index
      %218 = vector.load %w[%217] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %219 = vector.bitcast %218 : vector<2xi8> to vector<1xf16>
      %220 = arith.divui %inputFeatures, %c7 : index
      %221 = arith.muli %220, %c8 : index
      %222 = arith.addi %212, %221 : index
      %223 = arith.muli %210, %c4 : index
      %224 = arith.addi %222, %223 : index
      %225 = arith.muli %211, %c5 : index
      %226 = arith.addi %224, %225 : index
      %227 = vector.load %w[%226] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %228 = vector.extract %219[0] : f16 from vector<1xf16>
      %229 = arith.extf %228 : f16 to f32
      %230 = vector.extract %227[0] : i8 from vector<1xi8>
      %231 = arith.extsi %230 : i8 to i32
      %232 = arith.sitofp %231 : i32 to f32
      %233 = arith.mulf %229, %232 : f32
      %234 = arith.truncf %233 : f32 to f16
      %235 = vector.broadcast %234 : f16 to vector<16xf16>
      %236 = arith.addi %20, %c10 : index
      %237 = arith.muli %inputFeatures, %c5 : index
      %238 = arith.divui %237, %c6 : index
      %239 = arith.divui %inputFeatures, %c7 : index
      %240 = arith.muli %239, %c8 : index
      %241 = arith.addi %240, %238 : index
      %242 = arith.addi %241, %c9 : index
      %243 = arith.divui %242, %c10 : index
      %244 = arith.muli %243, %c10 : index
      %245 = arith.addi %236, %244 : index
      %246 = arith.muli %inputFeatures, %c16 : index
      %247 = arith.addi %245, %246 : index
      %248 = arith.muli %210, %c4 : index
      %249 = arith.addi %248, %211 : index
      %250 = arith.muli %249, %c4 : index
      %251 = arith.addi %247, %250 : index
      %252 = arith.muli %210, %c7 : index
      %253 = arith.addi %245, %252 : index
      %254 = arith.muli %211, %c4 : index
      %255 = arith.addi %253, %254 : index
      %256 = vector.load %w[%251] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %257 = vector.bitcast %256 : vector<16xi8> to vector<4xi32>
      %258 = vector.load %w[%255] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %259 = vector.bitcast %258 : vector<16xi8> to vector<4xi32>
      %260 = arith.shrui %259, %c21 : vector<4xi32>
      %261 = arith.andi %260, %c22 : vector<4xi32>
      %262 = arith.shrui %257, %c23 : vector<4xi32>
      %263 = arith.andi %262, %c22 : vector<4xi32>
      %264 = arith.shli %263, %c24 : vector<4xi32>
      %265 = arith.ori %261, %264 : vector<4xi32>
      %266 = arith.ori %265, %c25 : vector<4xi32>
      %267 = vector.bitcast %266 : vector<4xi32> to vector<8xf16>
      %268 = arith.shrui %259, %c24 : vector<4xi32>
      %269 = arith.andi %268, %c22 : vector<4xi32>
      %270 = arith.shrui %257, %c26 : vector<4xi32>
      %271 = arith.andi %270, %c22 : vector<4xi32>
      %272 = arith.shli %271, %c24 : vector<4xi32>
      %273 = arith.ori %269, %272 : vector<4xi32>
      %274 = arith.ori %273, %c25 : vector<4xi32>
      %275 = vector.bitcast %274 : vector<4xi32> to vector<8xf16>
      %276 = arith.shrui %259, %c27 : vector<4xi32>
      %277 = arith.andi %276, %c22 : vector<4xi32>
      %278 = arith.shrui %257, %c28 : vector<4xi32>
      %279 = arith.andi %278, %c22 : vector<4xi32>
      %280 = arith.shli %279, %c24 : vector<4xi32>
      %281 = arith.ori %277, %280 : vector<4xi32>
      %282 = arith.ori %281, %c25 : vector<4xi32>
      %283 = vector.bitcast %282 : vector<4xi32> to vector<8xf16>
      %284 = arith.shrui %259, %c29 : vector<4xi32>
      %285 = arith.andi %284, %c22 : vector<4xi32>
      %286 = arith.shrui %257, %c30 : vector<4xi32>
      %287 = arith.andi %286, %c22 : vector<4xi32>
      %288 = arith.shli %287, %c24 : vector<4xi32>
      %289 = arith.ori %285, %288 : vector<4xi32>
      %290 = arith.ori %289, %c25 : vector<4xi32>
      %291 = vector.bitcast %290 : vector<4xi32> to vector<8xf16>
      %292 = vector.shuffle %267, %275 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %293 = vector.shuffle %283, %291 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %294 = vector.shuffle %292, %293 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %295 = arith.subf %294, %c31 : vector<32xf16>
      %296 = vector.shuffle %295, %295 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %297 = vector.shuffle %295, %295 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %298 = arith.mulf %296, %235 : vector<16xf16>
      %299 = arith.mulf %297, %235 : vector<16xf16>
      %300 = arith.muli %113, %c6 : index
      %301 = arith.addi %300, %c11 : index
      %302 = arith.muli %tileRows, %c4 : index
      %303 = arith.muli %301, %302 : index
      %304 = arith.addi %46, %303 : index
      %305 = vector.load %x[%304] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %306 = arith.muli %tileRows, %c16 : index
      %307 = arith.addi %304, %306 : index
      %308 = vector.load %x[%307] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %309 = vector.shuffle %305, %308 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %310 = wave.mma %309, %208, %114 : vector<16xf16>, vector<8xf32>
      %311 = arith.muli %113, %c6 : index
      %312 = arith.addi %311, %c11 : index
      %313 = arith.muli %tileRows, %c4 : index
      %314 = arith.muli %312, %313 : index
      %315 = arith.addi %64, %314 : index
      %316 = vector.load %x[%315] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %317 = arith.muli %tileRows, %c16 : index
      %318 = arith.addi %315, %317 : index
      %319 = vector.load %x[%318] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %320 = vector.shuffle %316, %319 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %321 = wave.mma %320, %208, %115 : vector<16xf16>, vector<8xf32>
      %322 = arith.muli %113, %c6 : index
      %323 = arith.addi %322, %c11 : index
      %324 = arith.muli %tileRows, %c4 : index
      %325 = arith.muli %323, %324 : index
      %326 = arith.addi %82, %325 : index
      %327 = vector.load %x[%326] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %328 = arith.muli %tileRows, %c16 : index
      %329 = arith.addi %326, %328 : index
      %330 = vector.load %x[%329] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %331 = vector.shuffle %327, %330 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %332 = wave.mma %331, %208, %116 : vector<16xf16>, vector<8xf32>
      %333 = arith.muli %113, %c6 : index
      %334 = arith.addi %333, %c11 : index
      %335 = arith.muli %tileRows, %c4 : index
      %336 = arith.muli %334, %335 : index
      %337 = arith.addi %100, %336 : index
      %338 = vector.load %x[%337] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %339 = arith.muli %tileRows, %c16 : index
      %340 = arith.addi %337, %339 : index
      %341 = vector.load %x[%340] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %342 = vector.shuffle %338, %341 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %343 = wave.mma %342, %208, %117 : vector<16xf16>, vector<8xf32>
      %344 = arith.muli %113, %c6 : index
      %345 = arith.addi %344, %c5 : index
      %346 = arith.muli %tileRows, %c4 : index
      %347 = arith.muli %345, %346 : index
      %348 = arith.addi %46, %347 : index
      %349 = vector.load %x[%348] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %350 = arith.muli %tileRows, %c16 : index
      %351 = arith.addi %348, %350 : index
      %352 = vector.load %x[%351] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %353 = vector.shuffle %349, %352 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %354 = wave.mma %353, %209, %310 : vector<16xf16>, vector<8xf32>
      %355 = arith.muli %113, %c6 : index
      %356 = arith.addi %355, %c5 : index
      %357 = arith.muli %tileRows, %c4 : index
      %358 = arith.muli %356, %357 : index
      %359 = arith.addi %64, %358 : index
      %360 = vector.load %x[%359] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %361 = arith.muli %tileRows, %c16 : index
      %362 = arith.addi %359, %361 : index
      %363 = vector.load %x[%362] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %364 = vector.shuffle %360, %363 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %365 = wave.mma %364, %209, %321 : vector<16xf16>, vector<8xf32>
      %366 = arith.muli %113, %c6 : index
      %367 = arith.addi %366, %c5 : index
      %368 = arith.muli %tileRows, %c4 : index
      %369 = arith.muli %367, %368 : index
      %370 = arith.addi %82, %369 : index
      %371 = vector.load %x[%370] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %372 = arith.muli %tileRows, %c16 : index
      %373 = arith.addi %370, %372 : index
      %374 = vector.load %x[%373] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %375 = vector.shuffle %371, %374 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %376 = wave.mma %375, %209, %332 : vector<16xf16>, vector<8xf32>
      %377 = arith.muli %113, %c6 : index
      %378 = arith.addi %377, %c5 : index
      %379 = arith.muli %tileRows, %c4 : index
      %380 = arith.muli %378, %379 : index
      %381 = arith.addi %100, %380 : index
      %382 = vector.load %x[%381] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %383 = arith.muli %tileRows, %c16 : index
      %384 = arith.addi %381, %383 : index
      %385 = vector.load %x[%384] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %386 = vector.shuffle %382, %385 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %387 = wave.mma %386, %209, %343 : vector<16xf16>, vector<8xf32>
      %388 = arith.muli %113, %c6 : index
      %389 = arith.addi %388, %c6 : index
      %390 = arith.muli %tileRows, %c4 : index
      %391 = arith.muli %389, %390 : index
      %392 = arith.addi %46, %391 : index
      %393 = vector.load %x[%392] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %394 = arith.muli %tileRows, %c16 : index
      %395 = arith.addi %392, %394 : index
      %396 = vector.load %x[%395] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %397 = vector.shuffle %393, %396 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %398 = wave.mma %397, %298, %354 : vector<16xf16>, vector<8xf32>
      %399 = arith.muli %113, %c6 : index
      %400 = arith.addi %399, %c6 : index
      %401 = arith.muli %tileRows, %c4 : index
      %402 = arith.muli %400, %401 : index
      %403 = arith.addi %64, %402 : index
      %404 = vector.load %x[%403] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %405 = arith.muli %tileRows, %c16 : index
      %406 = arith.addi %403, %405 : index
      %407 = vector.load %x[%406] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %408 = vector.shuffle %404, %407 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %409 = wave.mma %408, %298, %365 : vector<16xf16>, vector<8xf32>
      %410 = arith.muli %113, %c6 : index
      %411 = arith.addi %410, %c6 : index
      %412 = arith.muli %tileRows, %c4 : index
      %413 = arith.muli %411, %412 : index
      %414 = arith.addi %82, %413 : index
      %415 = vector.load %x[%414] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %416 = arith.muli %tileRows, %c16 : index
      %417 = arith.addi %414, %416 : index
      %418 = vector.load %x[%417] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %419 = vector.shuffle %415, %418 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %420 = wave.mma %419, %298, %376 : vector<16xf16>, vector<8xf32>
      %421 = arith.muli %113, %c6 : index
      %422 = arith.addi %421, %c6 : index
      %423 = arith.muli %tileRows, %c4 : index
      %424 = arith.muli %422, %423 : index
      %425 = arith.addi %100, %424 : index
      %426 = vector.load %x[%425] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %427 = arith.muli %tileRows, %c16 : index
      %428 = arith.addi %425, %427 : index
      %429 = vector.load %x[%428] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %430 = vector.shuffle %426, %429 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %431 = wave.mma %430, %298, %387 : vector<16xf16>, vector<8xf32>
      %432 = arith.muli %113, %c6 : index
      %433 = arith.addi %432, %c32 : index
      %434 = arith.muli %tileRows, %c4 : index
      %435 = arith.muli %433, %434 : index
      %436 = arith.addi %46, %435 : index
      %437 = vector.load %x[%436] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %438 = arith.muli %tileRows, %c16 : index
      %439 = arith.addi %436, %438 : index
      %440 = vector.load %x[%439] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %441 = vector.shuffle %437, %440 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %442 = wave.mma %441, %299, %398 : vector<16xf16>, vector<8xf32>
      %443 = arith.muli %113, %c6 : index
      %444 = arith.addi %443, %c32 : index
      %445 = arith.muli %tileRows, %c4 : index
      %446 = arith.muli %444, %445 : index
      %447 = arith.addi %64, %446 : index
      %448 = vector.load %x[%447] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %449 = arith.muli %tileRows, %c16 : index
      %450 = arith.addi %447, %449 : index
      %451 = vector.load %x[%450] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %452 = vector.shuffle %448, %451 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %453 = wave.mma %452, %299, %409 : vector<16xf16>, vector<8xf32>
      %454 = arith.muli %113, %c6 : index
      %455 = arith.addi %454, %c32 : index
      %456 = arith.muli %tileRows, %c4 : index
      %457 = arith.muli %455, %456 : index
      %458 = arith.addi %82, %457 : index
      %459 = vector.load %x[%458] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %460 = arith.muli %tileRows, %c16 : index
      %461 = arith.addi %458, %460 : index
      %462 = vector.load %x[%461] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %463 = vector.shuffle %459, %462 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %464 = wave.mma %463, %299, %420 : vector<16xf16>, vector<8xf32>
      %465 = arith.muli %113, %c6 : index
      %466 = arith.addi %465, %c32 : index
      %467 = arith.muli %tileRows, %c4 : index
      %468 = arith.muli %466, %467 : index
      %469 = arith.addi %100, %468 : index
      %470 = vector.load %x[%469] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %471 = arith.muli %tileRows, %c16 : index
      %472 = arith.addi %469, %471 : index
      %473 = vector.load %x[%472] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %474 = vector.shuffle %470, %473 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %475 = wave.mma %474, %299, %431 : vector<16xf16>, vector<8xf32>
      scf.yield %442, %453, %464, %475 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %476 = arith.select %106, %112, %105 : index
    %482:4 = scf.for %477 = %112 to %476 step %c5 iter_args(%478 = %118#0, %479 = %118#1, %480 = %118#2, %481 = %118#3) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %483 = wave.lane
      %484 = arith.addi %477, %c11 : index
      %485 = arith.remui %483, %c4 : index
      %486 = arith.addi %20, %c10 : index
      %487 = arith.divui %484, %c16 : index
      %488 = arith.muli %487, %c8 : index
      %489 = arith.addi %486, %488 : index
      %490 = arith.muli %485, %c6 : index
      %491 = arith.addi %489, %490 : index
      %492 = vector.load %w[%491] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %493 = vector.bitcast %492 : vector<2xi8> to vector<1xf16>
      %494 = arith.divui %inputFeatures, %c7 : index
      %495 = arith.muli %494, %c8 : index
      %496 = arith.addi %486, %495 : index
      %497 = arith.muli %484, %c4 : index
      %498 = arith.addi %496, %497 : index
      %499 = arith.muli %485, %c5 : index
      %500 = arith.addi %498, %499 : index
      %501 = vector.load %w[%500] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %502 = vector.extract %493[0] : f16 from vector<1xf16>
      %503 = arith.extf %502 : f16 to f32
      %504 = vector.extract %501[0] : i8 from vector<1xi8>
      %505 = arith.extsi %504 : i8 to i32
      %506 = arith.sitofp %505 : i32 to f32
      %507 = arith.mulf %503, %506 : f32
      %508 = arith.truncf %507 : f32 to f16
      %509 = vector.broadcast %508 : f16 to vector<16xf16>
      %510 = arith.addi %20, %c10 : index
      %511 = arith.muli %inputFeatures, %c5 : index
      %512 = arith.divui %511, %c6 : index
      %513 = arith.divui %inputFeatures, %c7 : index
      %514 = arith.muli %513, %c8 : index
      %515 = arith.addi %514, %512 : index
      %516 = arith.addi %515, %c9 : index
      %517 = arith.divui %516, %c10 : index
      %518 = arith.muli %517, %c10 : index
      %519 = arith.addi %510, %518 : index
      %520 = arith.muli %inputFeatures, %c16 : index
      %521 = arith.addi %519, %520 : index
      %522 = arith.muli %484, %c4 : index
      %523 = arith.addi %522, %485 : index
      %524 = arith.muli %523, %c4 : index
      %525 = arith.addi %521, %524 : index
      %526 = arith.muli %484, %c7 : index
      %527 = arith.addi %519, %526 : index
      %528 = arith.muli %485, %c4 : index
      %529 = arith.addi %527, %528 : index
      %530 = vector.load %w[%525] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %531 = vector.bitcast %530 : vector<16xi8> to vector<4xi32>
      %532 = vector.load %w[%529] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %533 = vector.bitcast %532 : vector<16xi8> to vector<4xi32>
      %534 = arith.shrui %533, %c21 : vector<4xi32>
      %535 = arith.andi %534, %c22 : vector<4xi32>
      %536 = arith.shrui %531, %c23 : vector<4xi32>
      %537 = arith.andi %536, %c22 : vector<4xi32>
      %538 = arith.shli %537, %c24 : vector<4xi32>
      %539 = arith.ori %535, %538 : vector<4xi32>
      %540 = arith.ori %539, %c25 : vector<4xi32>
      %541 = vector.bitcast %540 : vector<4xi32> to vector<8xf16>
      %542 = arith.shrui %533, %c24 : vector<4xi32>
      %543 = arith.andi %542, %c22 : vector<4xi32>
      %544 = arith.shrui %531, %c26 : vector<4xi32>
      %545 = arith.andi %544, %c22 : vector<4xi32>
      %546 = arith.shli %545, %c24 : vector<4xi32>
      %547 = arith.ori %543, %546 : vector<4xi32>
      %548 = arith.ori %547, %c25 : vector<4xi32>
      %549 = vector.bitcast %548 : vector<4xi32> to vector<8xf16>
      %550 = arith.shrui %533, %c27 : vector<4xi32>
      %551 = arith.andi %550, %c22 : vector<4xi32>
      %552 = arith.shrui %531, %c28 : vector<4xi32>
      %553 = arith.andi %552, %c22 : vector<4xi32>
      %554 = arith.shli %553, %c24 : vector<4xi32>
      %555 = arith.ori %551, %554 : vector<4xi32>
      %556 = arith.ori %555, %c25 : vector<4xi32>
      %557 = vector.bitcast %556 : vector<4xi32> to vector<8xf16>
      %558 = arith.shrui %533, %c29 : vector<4xi32>
      %559 = arith.andi %558, %c22 : vector<4xi32>
      %560 = arith.shrui %531, %c30 : vector<4xi32>
      %561 = arith.andi %560, %c22 : vector<4xi32>
      %562 = arith.shli %561, %c24 : vector<4xi32>
      %563 = arith.ori %559, %562 : vector<4xi32>
      %564 = arith.ori %563, %c25 : vector<4xi32>
      %565 = vector.bitcast %564 : vector<4xi32> to vector<8xf16>
      %566 = vector.shuffle %541, %549 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %567 = vector.shuffle %557, %565 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %568 = vector.shuffle %566, %567 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %569 = arith.subf %568, %c31 : vector<32xf16>
      %570 = vector.shuffle %569, %569 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %571 = vector.shuffle %569, %569 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %572 = arith.mulf %570, %509 : vector<16xf16>
      %573 = arith.mulf %571, %509 : vector<16xf16>
      %574 = arith.muli %477, %c6 : index
      %575 = arith.addi %574, %c11 : index
      %576 = arith.muli %tileRows, %c4 : index
      %577 = arith.muli %575, %576 : index
      %578 = arith.addi %46, %577 : index
      %579 = vector.load %x[%578] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %580 = arith.muli %tileRows, %c16 : index
      %581 = arith.addi %578, %580 : index
      %582 = vector.load %x[%581] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %583 = vector.shuffle %579, %582 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %584 = wave.mma %583, %572, %478 : vector<16xf16>, vector<8xf32>
      %585 = arith.muli %477, %c6 : index
      %586 = arith.addi %585, %c11 : index
      %587 = arith.muli %tileRows, %c4 : index
      %588 = arith.muli %586, %587 : index
      %589 = arith.addi %64, %588 : index
      %590 = vector.load %x[%589] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %591 = arith.muli %tileRows, %c16 : index
      %592 = arith.addi %589, %591 : index
      %593 = vector.load %x[%592] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %594 = vector.shuffle %590, %593 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %595 = wave.mma %594, %572, %479 : vector<16xf16>, vector<8xf32>
      %596 = arith.muli %477, %c6 : index
      %597 = arith.addi %596, %c11 : index
      %598 = arith.muli %tileRows, %c4 : index
      %599 = arith.muli %597, %598 : index
      %600 = arith.addi %82, %599 : index
      %601 = vector.load %x[%600] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %602 = arith.muli %tileRows, %c16 : index
      %603 = arith.addi %600, %602 : index
      %604 = vector.load %x[%603] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %605 = vector.shuffle %601, %604 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %606 = wave.mma %605, %572, %480 : vector<16xf16>, vector<8xf32>
      %607 = arith.muli %477, %c6 : index
      %608 = arith.addi %607, %c11 : index
      %609 = arith.muli %tileRows, %c4 : index
      %610 = arith.muli %608, %609 : index
      %611 = arith.addi %100, %610 : index
      %612 = vector.load %x[%611] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %613 = arith.muli %tileRows, %c16 : index
      %614 = arith.addi %611, %613 : index
      %615 = vector.load %x[%614] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %616 = vector.shuffle %612, %615 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %617 = wave.mma %616, %572, %481 : vector<16xf16>, vector<8xf32>
      %618 = arith.muli %477, %c6 : index
      %619 = arith.addi %618, %c5 : index
      %620 = arith.muli %tileRows, %c4 : index
      %621 = arith.muli %619, %620 : index
      %622 = arith.addi %46, %621 : index
      %623 = vector.load %x[%622] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %624 = arith.muli %tileRows, %c16 : index
      %625 = arith.addi %622, %624 : index
      %626 = vector.load %x[%625] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %627 = vector.shuffle %623, %626 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %628 = wave.mma %627, %573, %584 : vector<16xf16>, vector<8xf32>
      %629 = arith.muli %477, %c6 : index
      %630 = arith.addi %629, %c5 : index
      %631 = arith.muli %tileRows, %c4 : index
      %632 = arith.muli %630, %631 : index
      %633 = arith.addi %64, %632 : index
      %634 = vector.load %x[%633] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %635 = arith.muli %tileRows, %c16 : index
      %636 = arith.addi %633, %635 : index
      %637 = vector.load %x[%636] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %638 = vector.shuffle %634, %637 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %639 = wave.mma %638, %573, %595 : vector<16xf16>, vector<8xf32>
      %640 = arith.muli %477, %c6 : index
      %641 = arith.addi %640, %c5 : index
      %642 = arith.muli %tileRows, %c4 : index
      %643 = arith.muli %641, %642 : index
      %644 = arith.addi %82, %643 : index
      %645 = vector.load %x[%644] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %646 = arith.muli %tileRows, %c16 : index
      %647 = arith.addi %644, %646 : index
      %648 = vector.load %x[%647] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %649 = vector.shuffle %645, %648 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %650 = wave.mma %649, %573, %606 : vector<16xf16>, vector<8xf32>
      %651 = arith.muli %477, %c6 : index
      %652 = arith.addi %651, %c5 : index
      %653 = arith.muli %tileRows, %c4 : index
      %654 = arith.muli %652, %653 : index
      %655 = arith.addi %100, %654 : index
      %656 = vector.load %x[%655] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %657 = arith.muli %tileRows, %c16 : index
      %658 = arith.addi %655, %657 : index
      %659 = vector.load %x[%658] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %660 = vector.shuffle %656, %659 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %661 = wave.mma %660, %573, %617 : vector<16xf16>, vector<8xf32>
      scf.yield %628, %639, %650, %661 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %662 = arith.addi %25, %c11 : index
    %663 = wave.lane
    %664 = arith.muli %3, %c5 : index
    %665 = arith.muli %664, %c7 : index
    %666 = arith.addi %665, %663 : index
    %667 = arith.muli %4, %c13 : index
    %668 = arith.addi %667, %666 : index
    %669 = arith.addi %668, %c11 : index
    %670 = arith.addi %669, %c11 : index
    %671 = vector.extract %482#0[0] : f32 from vector<8xf32>
    memref.store %671, %21[%670] : memref<?xf32>
    %672 = arith.muli %4, %c13 : index
    %673 = arith.addi %672, %666 : index
    %674 = arith.addi %673, %c11 : index
    %675 = arith.addi %674, %c8 : index
    %676 = vector.extract %482#0[1] : f32 from vector<8xf32>
    memref.store %676, %21[%675] : memref<?xf32>
    %677 = arith.muli %4, %c13 : index
    %678 = arith.addi %677, %666 : index
    %679 = arith.addi %678, %c11 : index
    %680 = arith.addi %679, %c14 : index
    %681 = vector.extract %482#0[2] : f32 from vector<8xf32>
    memref.store %681, %21[%680] : memref<?xf32>
    %682 = arith.muli %4, %c13 : index
    %683 = arith.addi %682, %666 : index
    %684 = arith.addi %683, %c11 : index
    %685 = arith.addi %684, %c33 : index
    %686 = vector.extract %482#0[3] : f32 from vector<8xf32>
    memref.store %686, %21[%685] : memref<?xf32>
    %687 = arith.muli %4, %c13 : index
    %688 = arith.addi %687, %666 : index
    %689 = arith.addi %688, %c11 : index
    %690 = arith.addi %689, %c10 : index
    %691 = vector.extract %482#0[4] : f32 from vector<8xf32>
    memref.store %691, %21[%690] : memref<?xf32>
    %692 = arith.muli %4, %c13 : index
    %693 = arith.addi %692, %666 : index
    %694 = arith.addi %693, %c11 : index
    %695 = arith.addi %694, %c34 : index
    %696 = vector.extract %482#0[5] : f32 from vector<8xf32>
    memref.store %696, %21[%695] : memref<?xf32>
    %697 = arith.muli %4, %c13 : index
    %698 = arith.addi %697, %666 : index
    %699 = arith.addi %698, %c11 : index
    %700 = arith.addi %699, %c35 : index
    %701 = vector.extract %482#0[6] : f32 from vector<8xf32>
    memref.store %701, %21[%700] : memref<?xf32>
    %702 = arith.muli %4, %c13 : index
    %703 = arith.addi %702, %666 : index
    %704 = arith.addi %703, %c11 : index
    %705 = arith.addi %704, %c36 : index
    %706 = vector.extract %482#0[7] : f32 from vector<8xf32>
    memref.store %706, %21[%705] : memref<?xf32>
    wave.barrier
    %707 = arith.muli %4, %c37 : index
    %708 = arith.addi %707, %c11 : index
    %709 = arith.muli %708, %c6 : index
    %710 = arith.divui %663, %c4 : index
    %711 = arith.addi %709, %710 : index
    %712 = arith.addi %662, %711 : index
    %713 = arith.cmpi slt, %712, %24 : index
    scf.if %713 {
      %714 = arith.cmpi eq, %hasFactors, %c5 : index
      %715 = arith.muli %712, %c6 : index
      %716 = memref.load %factors[%715] : memref<?xf32>
      %717 = arith.mulf %716, %operandScale : f32
      %718 = arith.select %714, %717, %operandScale : f32
      %719 = arith.addi %666, %c11 : index
      %720 = arith.muli %708, %c8 : index
      %721 = arith.addi %719, %720 : index
      %722 = memref.load %21[%721] : memref<?xf32>
      %723 = arith.addi %721, %c13 : index
      %724 = memref.load %21[%723] : memref<?xf32>
      %725 = arith.addf %722, %724 : f32
      %726 = arith.remui %663, %c4 : index
      %727 = arith.muli %726, %c37 : index
      %728 = arith.addi %20, %727 : index
      %729 = vector.load %w[%728] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %730 = vector.bitcast %729 : vector<4xi8> to vector<1xf32>
      %731 = vector.extract %730[0] : f32 from vector<1xf32>
      %732 = arith.mulf %731, %718 : f32
      %733 = arith.mulf %725, %732 : f32
      %734 = arith.muli %3, %c5 : index
      %735 = arith.addi %734, %c11 : index
      %736 = arith.muli %735, %c4 : index
      %737 = arith.remui %663, %c4 : index
      %738 = arith.addi %736, %737 : index
      %739 = arith.muli %711, %c40 : index
      %740 = arith.addi %739, %738 : index
      memref.store %733, %22[%740] : memref<?xf32>
    }
    %741 = arith.muli %4, %c37 : index
    %742 = arith.addi %741, %c5 : index
    %743 = arith.muli %742, %c6 : index
    %744 = arith.divui %663, %c4 : index
    %745 = arith.addi %743, %744 : index
    %746 = arith.addi %662, %745 : index
    %747 = arith.cmpi slt, %746, %24 : index
    scf.if %747 {
      %748 = arith.cmpi eq, %hasFactors, %c5 : index
      %749 = arith.muli %746, %c6 : index
      %750 = memref.load %factors[%749] : memref<?xf32>
      %751 = arith.mulf %750, %operandScale : f32
      %752 = arith.select %748, %751, %operandScale : f32
      %753 = arith.addi %666, %c11 : index
      %754 = arith.muli %742, %c8 : index
      %755 = arith.addi %753, %754 : index
      %756 = memref.load %21[%755] : memref<?xf32>
      %757 = arith.addi %755, %c13 : index
      %758 = memref.load %21[%757] : memref<?xf32>
      %759 = arith.addf %756, %758 : f32
      %760 = arith.remui %663, %c4 : index
      %761 = arith.muli %760, %c37 : index
      %762 = arith.addi %20, %761 : index
      %763 = vector.load %w[%762] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %764 = vector.bitcast %763 : vector<4xi8> to vector<1xf32>
      %765 = vector.extract %764[0] : f32 from vector<1xf32>
      %766 = arith.mulf %765, %752 : f32
      %767 = arith.mulf %759, %766 : f32
      %768 = arith.muli %3, %c5 : index
      %769 = arith.addi %768, %c11 : index
      %770 = arith.muli %769, %c4 : index
      %771 = arith.remui %663, %c4 : index
      %772 = arith.addi %770, %771 : index
      %773 = arith.muli %745, %c40 : index
      %774 = arith.addi %773, %772 : index
      memref.store %767, %22[%774] : memref<?xf32>
    }
    %775 = arith.muli %4, %c37 : index
    %776 = arith.addi %775, %c6 : index
    %777 = arith.muli %776, %c6 : index
    %778 = arith.divui %663, %c4 : index
    %779 = arith.addi %777, %778 : index
    %780 = arith.addi %662, %779 : index
    %781 = arith.cmpi slt, %780, %24 : index
    scf.if %781 {
      %782 = arith.cmpi eq, %hasFactors, %c5 : index
      %783 = arith.muli %780, %c6 : index
      %784 = memref.load %factors[%783] : memref<?xf32>
      %785 = arith.mulf %784, %operandScale : f32
      %786 = arith.select %782, %785, %operandScale : f32
      %787 = arith.addi %666, %c11 : index
      %788 = arith.muli %776, %c8 : index
      %789 = arith.addi %787, %788 : index
      %790 = memref.load %21[%789] : memref<?xf32>
      %791 = arith.addi %789, %c13 : index
      %792 = memref.load %21[%791] : memref<?xf32>
      %793 = arith.addf %790, %792 : f32
      %794 = arith.remui %663, %c4 : index
      %795 = arith.muli %794, %c37 : index
      %796 = arith.addi %20, %795 : index
      %797 = vector.load %w[%796] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %798 = vector.bitcast %797 : vector<4xi8> to vector<1xf32>
      %799 = vector.extract %798[0] : f32 from vector<1xf32>
      %800 = arith.mulf %799, %786 : f32
      %801 = arith.mulf %793, %800 : f32
      %802 = arith.muli %3, %c5 : index
      %803 = arith.addi %802, %c11 : index
      %804 = arith.muli %803, %c4 : index
      %805 = arith.remui %663, %c4 : index
      %806 = arith.addi %804, %805 : index
      %807 = arith.muli %779, %c40 : index
      %808 = arith.addi %807, %806 : index
      memref.store %801, %22[%808] : memref<?xf32>
    }
    %809 = arith.muli %4, %c37 : index
    %810 = arith.addi %809, %c32 : index
    %811 = arith.muli %810, %c6 : index
    %812 = arith.divui %663, %c4 : index
    %813 = arith.addi %811, %812 : index
    %814 = arith.addi %662, %813 : index
    %815 = arith.cmpi slt, %814, %24 : index
    scf.if %815 {
      %816 = arith.cmpi eq, %hasFactors, %c5 : index
      %817 = arith.muli %814, %c6 : index
      %818 = memref.load %factors[%817] : memref<?xf32>
      %819 = arith.mulf %818, %operandScale : f32
      %820 = arith.select %816, %819, %operandScale : f32
      %821 = arith.addi %666, %c11 : index
      %822 = arith.muli %810, %c8 : index
      %823 = arith.addi %821, %822 : index
      %824 = memref.load %21[%823] : memref<?xf32>
      %825 = arith.addi %823, %c13 : index
      %826 = memref.load %21[%825] : memref<?xf32>
      %827 = arith.addf %824, %826 : f32
      %828 = arith.remui %663, %c4 : index
      %829 = arith.muli %828, %c37 : index
      %830 = arith.addi %20, %829 : index
      %831 = vector.load %w[%830] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %832 = vector.bitcast %831 : vector<4xi8> to vector<1xf32>
      %833 = vector.extract %832[0] : f32 from vector<1xf32>
      %834 = arith.mulf %833, %820 : f32
      %835 = arith.mulf %827, %834 : f32
      %836 = arith.muli %3, %c5 : index
      %837 = arith.addi %836, %c11 : index
      %838 = arith.muli %837, %c4 : index
      %839 = arith.remui %663, %c4 : index
      %840 = arith.addi %838, %839 : index
      %841 = arith.muli %813, %c40 : index
      %842 = arith.addi %841, %840 : index
      memref.store %835, %22[%842] : memref<?xf32>
    }
    wave.barrier
    %843 = arith.addi %25, %c11 : index
    %844 = wave.wave
    %845 = arith.addi %844, %c11 : index
    %846 = arith.addi %843, %845 : index
    %847 = arith.cmpi slt, %846, %24 : index
    %848 = arith.cmpi slt, %845, %c4 : index
    %849 = arith.andi %847, %848 : i1
    scf.if %849 {
      %850 = arith.addi %843, %845 : index
      %851 = arith.muli %845, %c40 : index
      %852 = wave.lane
      %853 = arith.addi %852, %c11 : index
      %854 = arith.cmpi eq, %hasBias, %c5 : index
      %855 = arith.addi %851, %853 : index
      %856 = memref.load %22[%855] : memref<?xf32>
      %857 = arith.muli %0, %c40 : index
      %858 = arith.addi %857, %853 : index
      %859 = memref.load %bias[%858] : memref<?xf32>
      %860 = arith.addf %856, %859 : f32
      %861 = arith.select %854, %860, %856 : f32
      %862 = arith.addi %853, %c42 : index
      %863 = arith.cmpi eq, %hasBias, %c5 : index
      %864 = arith.addi %851, %862 : index
      %865 = memref.load %22[%864] : memref<?xf32>
      %866 = arith.muli %0, %c40 : index
      %867 = arith.addi %866, %862 : index
      %868 = memref.load %bias[%867] : memref<?xf32>
      %869 = arith.addf %865, %868 : f32
      %870 = arith.select %863, %869, %865 : f32
      %871 = arith.addi %852, %c8 : index
      %872 = arith.cmpi slt, %871, %c42 : index
      %873 = arith.minsi %871, %c43 : index
      %874 = arith.cmpi eq, %hasBias, %c5 : index
      %875 = arith.addi %851, %873 : index
      %876 = memref.load %22[%875] : memref<?xf32>
      %877 = arith.muli %0, %c40 : index
      %878 = arith.addi %877, %873 : index
      %879 = memref.load %bias[%878] : memref<?xf32>
      %880 = arith.addf %876, %879 : f32
      %881 = arith.select %874, %880, %876 : f32
      %882 = arith.addi %873, %c42 : index
      %883 = arith.cmpi eq, %hasBias, %c5 : index
      %884 = arith.addi %851, %882 : index
      %885 = memref.load %22[%884] : memref<?xf32>
      %886 = arith.muli %0, %c40 : index
      %887 = arith.addi %886, %882 : index
      %888 = memref.load %bias[%887] : memref<?xf32>
      %889 = arith.addf %885, %888 : f32
      %890 = arith.select %883, %889, %885 : f32
      %891 = arith.addi %heads, %kvHeads : index
      %892 = arith.cmpi slt, %0, %891 : index
      scf.if %892 {
        %893 = arith.addi %positionsAt, %850 : index
        %894 = memref.load %step[%893] : memref<?xi32>
        %895 = arith.index_cast %894 : i32 to index
        %896 = arith.cmpi eq, %hasNorm, %c5 : index
        %897 = math.fma %861, %861, %c46 : f32
        %898 = math.fma %870, %870, %897 : f32
        %899 = math.fma %881, %881, %898 : f32
        %900 = arith.select %872, %899, %898 : f32
        %901 = math.fma %890, %890, %900 : f32
        %902 = arith.select %872, %901, %900 : f32
        %903 = vector.broadcast %902 : f32 to vector<1xf32>
        %904 = wave.reduce "add" %903 : vector<1xf32>
        %905 = arith.mulf %904, %inverseHeadDim : f32
        %906 = arith.addf %905, %epsilon : f32
        %907 = math.sqrt %906 : f32
        %908 = arith.divf %c48, %907 : f32
        %909 = arith.cmpi slt, %0, %heads : index
        %910 = arith.addi %853, %c42 : index
        %911 = memref.load %query_norm[%853] : memref<?xf32>
        %912 = memref.load %key_norm[%853] : memref<?xf32>
        %913 = arith.select %909, %911, %912 : f32
        %914 = arith.mulf %861, %908 : f32
        %915 = arith.mulf %914, %913 : f32
        %916 = arith.select %896, %915, %861 : f32
        %917 = memref.load %query_norm[%910] : memref<?xf32>
        %918 = memref.load %key_norm[%910] : memref<?xf32>
        %919 = arith.select %909, %917, %918 : f32
        %920 = arith.mulf %870, %908 : f32
        %921 = arith.mulf %920, %919 : f32
        %922 = arith.select %896, %921, %870 : f32
        %923 = arith.addi %873, %c42 : index
        %924 = memref.load %query_norm[%873] : memref<?xf32>
        %925 = memref.load %key_norm[%873] : memref<?xf32>
        %926 = arith.select %909, %924, %925 : f32
        %927 = arith.mulf %881, %908 : f32
        %928 = arith.mulf %927, %926 : f32
        %929 = arith.select %896, %928, %881 : f32
        %930 = memref.load %query_norm[%923] : memref<?xf32>
        %931 = memref.load %key_norm[%923] : memref<?xf32>
        %932 = arith.select %909, %930, %931 : f32
        %933 = arith.mulf %890, %908 : f32
        %934 = arith.mulf %933, %932 : f32
        %935 = arith.select %896, %934, %890 : f32
        %936 = arith.remui %895, %c7 : index
        %937 = arith.muli %936, %c40 : index
        %938 = arith.addi %937, %853 : index
        %939 = arith.divui %895, %c7 : index
        %940 = arith.addi %939, %c7 : index
        %941 = arith.muli %940, %c40 : index
        %942 = arith.addi %941, %853 : index
        %943 = memref.load %rope[%938] : memref<?xf32>
        %944 = arith.addi %938, %c42 : index
        %945 = memref.load %rope[%944] : memref<?xf32>
        %946 = memref.load %rope[%942] : memref<?xf32>
        %947 = arith.addi %942, %c42 : index
        %948 = memref.load %rope[%947] : memref<?xf32>
        %949 = arith.mulf %946, %943 : f32
        %950 = arith.mulf %948, %945 : f32
        %951 = arith.subf %949, %950 : f32
        %952 = arith.mulf %948, %943 : f32
        %953 = arith.mulf %946, %945 : f32
        %954 = arith.addf %952, %953 : f32
        %955 = arith.mulf %916, %951 : f32
        %956 = arith.mulf %922, %954 : f32
        %957 = arith.subf %955, %956 : f32
        %958 = arith.mulf %922, %951 : f32
        %959 = arith.mulf %916, %954 : f32
        %960 = arith.addf %958, %959 : f32
        %961 = arith.cmpi slt, %0, %heads : index
        scf.if %961 {
          %962 = arith.muli %850, %heads : index
          %963 = arith.addi %962, %0 : index
          %964 = arith.muli %963, %c40 : index
          %965 = arith.addi %964, %853 : index
          memref.store %957, %q[%965] : memref<?xf32>
          %966 = arith.addi %965, %c42 : index
          memref.store %960, %q[%966] : memref<?xf32>
        } else {
          %967 = arith.addi %851, %853 : index
          memref.store %957, %22[%967] : memref<?xf32>
          %968 = arith.addi %851, %853 : index
          %969 = arith.addi %968, %c42 : index
          memref.store %960, %22[%969] : memref<?xf32>
        }
        %970 = arith.remui %895, %c7 : index
        %971 = arith.muli %970, %c40 : index
        %972 = arith.addi %971, %873 : index
        %973 = arith.divui %895, %c7 : index
        %974 = arith.addi %973, %c7 : index
        %975 = arith.muli %974, %c40 : index
        %976 = arith.addi %975, %873 : index
        %977 = memref.load %rope[%972] : memref<?xf32>
        %978 = arith.addi %972, %c42 : index
        %979 = memref.load %rope[%978] : memref<?xf32>
        %980 = memref.load %rope[%976] : memref<?xf32>
        %981 = arith.addi %976, %c42 : index
        %982 = memref.load %rope[%981] : memref<?xf32>
        %983 = arith.mulf %980, %977 : f32
        %984 = arith.mulf %982, %979 : f32
        %985 = arith.subf %983, %984 : f32
        %986 = arith.mulf %982, %977 : f32
        %987 = arith.mulf %980, %979 : f32
        %988 = arith.addf %986, %987 : f32
        %989 = arith.mulf %929, %985 : f32
        %990 = arith.mulf %935, %988 : f32
        %991 = arith.subf %989, %990 : f32
        %992 = arith.mulf %935, %985 : f32
        %993 = arith.mulf %929, %988 : f32
        %994 = arith.addf %992, %993 : f32
        scf.if %872 {
          %995 = arith.cmpi slt, %0, %heads : index
          scf.if %995 {
            %996 = arith.muli %850, %heads : index
            %997 = arith.addi %996, %0 : index
            %998 = arith.muli %997, %c40 : index
            %999 = arith.addi %998, %873 : index
            memref.store %991, %q[%999] : memref<?xf32>
            %1000 = arith.addi %999, %c42 : index
            memref.store %994, %q[%1000] : memref<?xf32>
          } else {
            %1001 = arith.addi %851, %873 : index
            memref.store %991, %22[%1001] : memref<?xf32>
            %1002 = arith.addi %851, %873 : index
            %1003 = arith.addi %1002, %c42 : index
            memref.store %994, %22[%1003] : memref<?xf32>
          }
        }
      } else {
        %1004 = arith.cmpi slt, %0, %heads : index
        scf.if %1004 {
          %1005 = arith.muli %850, %heads : index
          %1006 = arith.addi %1005, %0 : index
          %1007 = arith.muli %1006, %c40 : index
          %1008 = arith.addi %1007, %853 : index
          memref.store %861, %q[%1008] : memref<?xf32>
          %1009 = arith.addi %1008, %c42 : index
          memref.store %870, %q[%1009] : memref<?xf32>
        } else {
          %1010 = arith.addi %851, %853 : index
          memref.store %861, %22[%1010] : memref<?xf32>
          %1011 = arith.addi %851, %853 : index
          %1012 = arith.addi %1011, %c42 : index
          memref.store %870, %22[%1012] : memref<?xf32>
        }
        scf.if %872 {
          %1013 = arith.cmpi slt, %0, %heads : index
          scf.if %1013 {
            %1014 = arith.muli %850, %heads : index
            %1015 = arith.addi %1014, %0 : index
            %1016 = arith.muli %1015, %c40 : index
            %1017 = arith.addi %1016, %873 : index
            memref.store %881, %q[%1017] : memref<?xf32>
            %1018 = arith.addi %1017, %c42 : index
            memref.store %890, %q[%1018] : memref<?xf32>
          } else {
            %1019 = arith.addi %851, %873 : index
            memref.store %881, %22[%1019] : memref<?xf32>
            %1020 = arith.addi %851, %873 : index
            %1021 = arith.addi %1020, %c42 : index
            memref.store %890, %22[%1021] : memref<?xf32>
          }
        }
      }
    }
    %1022 = arith.addi %844, %c50 : index
    %1023 = arith.addi %843, %1022 : index
    %1024 = arith.cmpi slt, %1023, %24 : index
    %1025 = arith.cmpi slt, %1022, %c4 : index
    %1026 = arith.andi %1024, %1025 : i1
    scf.if %1026 {
      %1027 = arith.addi %843, %1022 : index
      %1028 = arith.muli %1022, %c40 : index
      %1029 = wave.lane
      %1030 = arith.addi %1029, %c11 : index
      %1031 = arith.cmpi eq, %hasBias, %c5 : index
      %1032 = arith.addi %1028, %1030 : index
      %1033 = memref.load %22[%1032] : memref<?xf32>
      %1034 = arith.muli %0, %c40 : index
      %1035 = arith.addi %1034, %1030 : index
      %1036 = memref.load %bias[%1035] : memref<?xf32>
      %1037 = arith.addf %1033, %1036 : f32
      %1038 = arith.select %1031, %1037, %1033 : f32
      %1039 = arith.addi %1030, %c42 : index
      %1040 = arith.cmpi eq, %hasBias, %c5 : index
      %1041 = arith.addi %1028, %1039 : index
      %1042 = memref.load %22[%1041] : memref<?xf32>
      %1043 = arith.muli %0, %c40 : index
      %1044 = arith.addi %1043, %1039 : index
      %1045 = memref.load %bias[%1044] : memref<?xf32>
      %1046 = arith.addf %1042, %1045 : f32
      %1047 = arith.select %1040, %1046, %1042 : f32
      %1048 = arith.addi %1029, %c8 : index
      %1049 = arith.cmpi slt, %1048, %c42 : index
      %1050 = arith.minsi %1048, %c43 : index
      %1051 = arith.cmpi eq, %hasBias, %c5 : index
      %1052 = arith.addi %1028, %1050 : index
      %1053 = memref.load %22[%1052] : memref<?xf32>
      %1054 = arith.muli %0, %c40 : index
      %1055 = arith.addi %1054, %1050 : index
      %1056 = memref.load %bias[%1055] : memref<?xf32>
      %1057 = arith.addf %1053, %1056 : f32
      %1058 = arith.select %1051, %1057, %1053 : f32
      %1059 = arith.addi %1050, %c42 : index
      %1060 = arith.cmpi eq, %hasBias, %c5 : index
      %1061 = arith.addi %1028, %1059 : index
      %1062 = memref.load %22[%1061] : memref<?xf32>
      %1063 = arith.muli %0, %c40 : index
      %1064 = arith.addi %1063, %1059 : index
      %1065 = memref.load %bias[%1064] : memref<?xf32>
      %1066 = arith.addf %1062, %1065 : f32
      %1067 = arith.select %1060, %1066, %1062 : f32
      %1068 = arith.addi %heads, %kvHeads : index
      %1069 = arith.cmpi slt, %0, %1068 : index
      scf.if %1069 {
        %1070 = arith.addi %positionsAt, %1027 : index
        %1071 = memref.load %step[%1070] : memref<?xi32>
        %1072 = arith.index_cast %1071 : i32 to index
        %1073 = arith.cmpi eq, %hasNorm, %c5 : index
        %1074 = math.fma %1038, %1038, %c46 : f32
        %1075 = math.fma %1047, %1047, %1074 : f32
        %1076 = math.fma %1058, %1058, %1075 : f32
        %1077 = arith.select %1049, %1076, %1075 : f32
        %1078 = math.fma %1067, %1067, %1077 : f32
        %1079 = arith.select %1049, %1078, %1077 : f32
        %1080 = vector.broadcast %1079 : f32 to vector<1xf32>
        %1081 = wave.reduce "add" %1080 : vector<1xf32>
        %1082 = arith.mulf %1081, %inverseHeadDim : f32
        %1083 = arith.addf %1082, %epsilon : f32
        %1084 = math.sqrt %1083 : f32
        %1085 = arith.divf %c48, %1084 : f32
        %1086 = arith.cmpi slt, %0, %heads : index
        %1087 = arith.addi %1030, %c42 : index
        %1088 = memref.load %query_norm[%1030] : memref<?xf32>
        %1089 = memref.load %key_norm[%1030] : memref<?xf32>
        %1090 = arith.select %1086, %1088, %1089 : f32
        %1091 = arith.mulf %1038, %1085 : f32
        %1092 = arith.mulf %1091, %1090 : f32
        %1093 = arith.select %1073, %1092, %1038 : f32
        %1094 = memref.load %query_norm[%1087] : memref<?xf32>
        %1095 = memref.load %key_norm[%1087] : memref<?xf32>
        %1096 = arith.select %1086, %1094, %1095 : f32
        %1097 = arith.mulf %1047, %1085 : f32
        %1098 = arith.mulf %1097, %1096 : f32
        %1099 = arith.select %1073, %1098, %1047 : f32
        %1100 = arith.addi %1050, %c42 : index
        %1101 = memref.load %query_norm[%1050] : memref<?xf32>
        %1102 = memref.load %key_norm[%1050] : memref<?xf32>
        %1103 = arith.select %1086, %1101, %1102 : f32
        %1104 = arith.mulf %1058, %1085 : f32
        %1105 = arith.mulf %1104, %1103 : f32
        %1106 = arith.select %1073, %1105, %1058 : f32
        %1107 = memref.load %query_norm[%1100] : memref<?xf32>
        %1108 = memref.load %key_norm[%1100] : memref<?xf32>
        %1109 = arith.select %1086, %1107, %1108 : f32
        %1110 = arith.mulf %1067, %1085 : f32
        %1111 = arith.mulf %1110, %1109 : f32
        %1112 = arith.select %1073, %1111, %1067 : f32
        %1113 = arith.remui %1072, %c7 : index
        %1114 = arith.muli %1113, %c40 : index
        %1115 = arith.addi %1114, %1030 : index
        %1116 = arith.divui %1072, %c7 : index
        %1117 = arith.addi %1116, %c7 : index
        %1118 = arith.muli %1117, %c40 : index
        %1119 = arith.addi %1118, %1030 : index
        %1120 = memref.load %rope[%1115] : memref<?xf32>
        %1121 = arith.addi %1115, %c42 : index
        %1122 = memref.load %rope[%1121] : memref<?xf32>
        %1123 = memref.load %rope[%1119] : memref<?xf32>
        %1124 = arith.addi %1119, %c42 : index
        %1125 = memref.load %rope[%1124] : memref<?xf32>
        %1126 = arith.mulf %1123, %1120 : f32
        %1127 = arith.mulf %1125, %1122 : f32
        %1128 = arith.subf %1126, %1127 : f32
        %1129 = arith.mulf %1125, %1120 : f32
        %1130 = arith.mulf %1123, %1122 : f32
        %1131 = arith.addf %1129, %1130 : f32
        %1132 = arith.mulf %1093, %1128 : f32
        %1133 = arith.mulf %1099, %1131 : f32
        %1134 = arith.subf %1132, %1133 : f32
        %1135 = arith.mulf %1099, %1128 : f32
        %1136 = arith.mulf %1093, %1131 : f32
        %1137 = arith.addf %1135, %1136 : f32
        %1138 = arith.cmpi slt, %0, %heads : index
        scf.if %1138 {
          %1139 = arith.muli %1027, %heads : index
          %1140 = arith.addi %1139, %0 : index
          %1141 = arith.muli %1140, %c40 : index
          %1142 = arith.addi %1141, %1030 : index
          memref.store %1134, %q[%1142] : memref<?xf32>
          %1143 = arith.addi %1142, %c42 : index
          memref.store %1137, %q[%1143] : memref<?xf32>
        } else {
          %1144 = arith.addi %1028, %1030 : index
          memref.store %1134, %22[%1144] : memref<?xf32>
          %1145 = arith.addi %1028, %1030 : index
          %1146 = arith.addi %1145, %c42 : index
          memref.store %1137, %22[%1146] : memref<?xf32>
        }
        %1147 = arith.remui %1072, %c7 : index
        %1148 = arith.muli %1147, %c40 : index
        %1149 = arith.addi %1148, %1050 : index
        %1150 = arith.divui %1072, %c7 : index
        %1151 = arith.addi %1150, %c7 : index
        %1152 = arith.muli %1151, %c40 : index
        %1153 = arith.addi %1152, %1050 : index
        %1154 = memref.load %rope[%1149] : memref<?xf32>
        %1155 = arith.addi %1149, %c42 : index
        %1156 = memref.load %rope[%1155] : memref<?xf32>
        %1157 = memref.load %rope[%1153] : memref<?xf32>
        %1158 = arith.addi %1153, %c42 : index
        %1159 = memref.load %rope[%1158] : memref<?xf32>
        %1160 = arith.mulf %1157, %1154 : f32
        %1161 = arith.mulf %1159, %1156 : f32
        %1162 = arith.subf %1160, %1161 : f32
        %1163 = arith.mulf %1159, %1154 : f32
        %1164 = arith.mulf %1157, %1156 : f32
        %1165 = arith.addf %1163, %1164 : f32
        %1166 = arith.mulf %1106, %1162 : f32
        %1167 = arith.mulf %1112, %1165 : f32
        %1168 = arith.subf %1166, %1167 : f32
        %1169 = arith.mulf %1112, %1162 : f32
        %1170 = arith.mulf %1106, %1165 : f32
        %1171 = arith.addf %1169, %1170 : f32
        scf.if %1049 {
          %1172 = arith.cmpi slt, %0, %heads : index
          scf.if %1172 {
            %1173 = arith.muli %1027, %heads : index
            %1174 = arith.addi %1173, %0 : index
            %1175 = arith.muli %1174, %c40 : index
            %1176 = arith.addi %1175, %1050 : index
            memref.store %1168, %q[%1176] : memref<?xf32>
            %1177 = arith.addi %1176, %c42 : index
            memref.store %1171, %q[%1177] : memref<?xf32>
          } else {
            %1178 = arith.addi %1028, %1050 : index
            memref.store %1168, %22[%1178] : memref<?xf32>
            %1179 = arith.addi %1028, %1050 : index
            %1180 = arith.addi %1179, %c42 : index
            memref.store %1171, %22[%1180] : memref<?xf32>
          }
        }
      } else {
        %1181 = arith.cmpi slt, %0, %heads : index
        scf.if %1181 {
          %1182 = arith.muli %1027, %heads : index
          %1183 = arith.addi %1182, %0 : index
          %1184 = arith.muli %1183, %c40 : index
          %1185 = arith.addi %1184, %1030 : index
          memref.store %1038, %q[%1185] : memref<?xf32>
          %1186 = arith.addi %1185, %c42 : index
          memref.store %1047, %q[%1186] : memref<?xf32>
        } else {
          %1187 = arith.addi %1028, %1030 : index
          memref.store %1038, %22[%1187] : memref<?xf32>
          %1188 = arith.addi %1028, %1030 : index
          %1189 = arith.addi %1188, %c42 : index
          memref.store %1047, %22[%1189] : memref<?xf32>
        }
        scf.if %1049 {
          %1190 = arith.cmpi slt, %0, %heads : index
          scf.if %1190 {
            %1191 = arith.muli %1027, %heads : index
            %1192 = arith.addi %1191, %0 : index
            %1193 = arith.muli %1192, %c40 : index
            %1194 = arith.addi %1193, %1050 : index
            memref.store %1058, %q[%1194] : memref<?xf32>
            %1195 = arith.addi %1194, %c42 : index
            memref.store %1067, %q[%1195] : memref<?xf32>
          } else {
            %1196 = arith.addi %1028, %1050 : index
            memref.store %1058, %22[%1196] : memref<?xf32>
            %1197 = arith.addi %1028, %1050 : index
            %1198 = arith.addi %1197, %c42 : index
            memref.store %1067, %22[%1198] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %1199 = arith.cmpi sge, %0, %heads : index
    scf.if %1199 {
      %1200 = arith.addi %844, %c11 : index
      %1201 = arith.addi %843, %1200 : index
      %1202 = arith.cmpi slt, %1201, %24 : index
      %1203 = arith.cmpi slt, %1200, %c4 : index
      %1204 = arith.andi %1202, %1203 : i1
      scf.if %1204 {
        %1205 = arith.addi %843, %1200 : index
        %1206 = arith.addi %slotsAt, %1205 : index
        %1207 = memref.load %step[%1206] : memref<?xi32>
        %1208 = arith.index_cast %1207 : i32 to index
        %1209 = arith.cmpi sge, %1208, %c11 : index
        scf.if %1209 {
          %1210 = arith.muli %1200, %c40 : index
          %1211 = arith.subi %0, %heads : index
          %1212 = memref.load %scales[%1211] : memref<?xf32>
          %1213 = vector.broadcast %1212 : f32 to vector<4xf32>
          %1214 = arith.divui %1208, %c4 : index
          %1215 = arith.remui %1208, %c4 : index
          %1216 = arith.muli %1214, %pageBytes : index
          %1217 = arith.cmpi eq, %codec, %c11 : index
          scf.if %1217 {
            %1218 = wave.lane
            %1219 = arith.muli %1218, %c37 : index
            scf.for %1220 = %1219 to %c40 step %c10 {
              %1221 = arith.addi %1210, %1220 : index
              %1222 = vector.load %22[%1221] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1223 = arith.mulf %1222, %1213 : vector<4xf32>
              %1224 = arith.minimumf %1223, %c54 : vector<4xf32>
              %1225 = arith.maximumf %1224, %c55 : vector<4xf32>
              %1226 = arith.truncf %1225 : vector<4xf32> to vector<4xf16>
              %1227 = vector.bitcast %1226 : vector<4xf16> to vector<8xi8>
              %1228 = arith.cmpi slt, %1211, %kvHeads : index
              scf.if %1228 {
                %1229 = arith.muli %1211, %c56 : index
                %1230 = arith.addi %1216, %1229 : index
                %1231 = arith.divui %1220, %c4 : index
                %1232 = arith.muli %1231, %c57 : index
                %1233 = arith.remui %1220, %c4 : index
                %1234 = arith.divui %1233, %c16 : index
                %1235 = arith.muli %1234, %c7 : index
                %1236 = arith.muli %1215, %c4 : index
                %1237 = arith.addi %1235, %1236 : index
                %1238 = arith.remui %1233, %c16 : index
                %1239 = arith.muli %1238, %c6 : index
                %1240 = arith.addi %1237, %1239 : index
                %1241 = arith.addi %1232, %1240 : index
                %1242 = arith.addi %1230, %1241 : index
                vector.store %1227, %kv[%1242] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1243 = arith.subi %1211, %kvHeads : index
                %1244 = arith.muli %1243, %c56 : index
                %1245 = arith.addi %1216, %1244 : index
                %1246 = arith.addi %1220, %c11 : index
                %1247 = arith.divui %1246, %c4 : index
                %1248 = arith.muli %1247, %c57 : index
                %1249 = arith.addi %1248, %c12 : index
                %1250 = arith.remui %1246, %c4 : index
                %1251 = arith.divui %1215, %c6 : index
                %1252 = arith.remui %1215, %c6 : index
                %1253 = arith.muli %1252, %c16 : index
                %1254 = arith.addi %1251, %1253 : index
                %1255 = arith.divui %1254, %c16 : index
                %1256 = arith.muli %1255, %c7 : index
                %1257 = arith.muli %1250, %c4 : index
                %1258 = arith.addi %1256, %1257 : index
                %1259 = arith.remui %1254, %c16 : index
                %1260 = arith.muli %1259, %c6 : index
                %1261 = arith.addi %1258, %1260 : index
                %1262 = arith.addi %1249, %1261 : index
                %1263 = arith.addi %1245, %1262 : index
                %1264 = vector.shuffle %1227, %1227 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1264, %kv[%1263] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1265 = arith.addi %1220, %c5 : index
                %1266 = arith.divui %1265, %c4 : index
                %1267 = arith.muli %1266, %c57 : index
                %1268 = arith.addi %1267, %c12 : index
                %1269 = arith.remui %1265, %c4 : index
                %1270 = arith.divui %1215, %c6 : index
                %1271 = arith.remui %1215, %c6 : index
                %1272 = arith.muli %1271, %c16 : index
                %1273 = arith.addi %1270, %1272 : index
                %1274 = arith.divui %1273, %c16 : index
                %1275 = arith.muli %1274, %c7 : index
                %1276 = arith.muli %1269, %c4 : index
                %1277 = arith.addi %1275, %1276 : index
                %1278 = arith.remui %1273, %c16 : index
                %1279 = arith.muli %1278, %c6 : index
                %1280 = arith.addi %1277, %1279 : index
                %1281 = arith.addi %1268, %1280 : index
                %1282 = arith.addi %1245, %1281 : index
                %1283 = vector.shuffle %1227, %1227 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1283, %kv[%1282] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1284 = arith.addi %1220, %c6 : index
                %1285 = arith.divui %1284, %c4 : index
                %1286 = arith.muli %1285, %c57 : index
                %1287 = arith.addi %1286, %c12 : index
                %1288 = arith.remui %1284, %c4 : index
                %1289 = arith.divui %1215, %c6 : index
                %1290 = arith.remui %1215, %c6 : index
                %1291 = arith.muli %1290, %c16 : index
                %1292 = arith.addi %1289, %1291 : index
                %1293 = arith.divui %1292, %c16 : index
                %1294 = arith.muli %1293, %c7 : index
                %1295 = arith.muli %1288, %c4 : index
                %1296 = arith.addi %1294, %1295 : index
                %1297 = arith.remui %1292, %c16 : index
                %1298 = arith.muli %1297, %c6 : index
                %1299 = arith.addi %1296, %1298 : index
                %1300 = arith.addi %1287, %1299 : index
                %1301 = arith.addi %1245, %1300 : index
                %1302 = vector.shuffle %1227, %1227 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1302, %kv[%1301] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1303 = arith.addi %1220, %c32 : index
                %1304 = arith.divui %1303, %c4 : index
                %1305 = arith.muli %1304, %c57 : index
                %1306 = arith.addi %1305, %c12 : index
                %1307 = arith.remui %1303, %c4 : index
                %1308 = arith.divui %1215, %c6 : index
                %1309 = arith.remui %1215, %c6 : index
                %1310 = arith.muli %1309, %c16 : index
                %1311 = arith.addi %1308, %1310 : index
                %1312 = arith.divui %1311, %c16 : index
                %1313 = arith.muli %1312, %c7 : index
                %1314 = arith.muli %1307, %c4 : index
                %1315 = arith.addi %1313, %1314 : index
                %1316 = arith.remui %1311, %c16 : index
                %1317 = arith.muli %1316, %c6 : index
                %1318 = arith.addi %1315, %1317 : index
                %1319 = arith.addi %1306, %1318 : index
                %1320 = arith.addi %1245, %1319 : index
                %1321 = vector.shuffle %1227, %1227 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1321, %kv[%1320] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1322 = arith.cmpi eq, %codec, %c5 : index
          scf.if %1322 {
            %1323 = wave.lane
            %1324 = arith.muli %1323, %c37 : index
            scf.for %1325 = %1324 to %c40 step %c10 {
              %1326 = arith.addi %1210, %1325 : index
              %1327 = vector.load %22[%1326] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1328 = arith.mulf %1327, %1213 : vector<4xf32>
              %1329 = wave.fp8_encode "e4m3" %1328 : vector<4xf32> -> vector<4xi8>
              %1330 = arith.cmpi slt, %1211, %kvHeads : index
              scf.if %1330 {
                %1331 = arith.muli %1211, %c12 : index
                %1332 = arith.addi %1216, %1331 : index
                %1333 = vector.shuffle %1329, %1329 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1334 = arith.divui %1325, %c4 : index
                %1335 = arith.muli %1334, %c7 : index
                %1336 = arith.remui %1325, %c4 : index
                %1337 = arith.muli %1215, %c4 : index
                %1338 = arith.divui %1336, %c37 : index
                %1339 = arith.muli %1338, %c37 : index
                %1340 = arith.remui %1336, %c6 : index
                %1341 = arith.muli %1340, %c6 : index
                %1342 = arith.addi %1339, %1341 : index
                %1343 = arith.divui %1336, %c6 : index
                %1344 = arith.remui %1343, %c6 : index
                %1345 = arith.addi %1342, %1344 : index
                %1346 = arith.addi %1337, %1345 : index
                %1347 = arith.addi %1335, %1346 : index
                %1348 = arith.addi %1332, %1347 : index
                vector.store %1333, %kv[%1348] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1349 = arith.subi %1211, %kvHeads : index
                %1350 = arith.muli %1349, %c12 : index
                %1351 = arith.addi %1216, %1350 : index
                %1352 = arith.addi %1325, %c11 : index
                %1353 = arith.divui %1352, %c4 : index
                %1354 = arith.muli %1353, %c7 : index
                %1355 = arith.addi %1354, %c13 : index
                %1356 = arith.remui %1352, %c4 : index
                %1357 = arith.divui %1215, %c6 : index
                %1358 = arith.remui %1215, %c6 : index
                %1359 = arith.muli %1358, %c16 : index
                %1360 = arith.addi %1357, %1359 : index
                %1361 = arith.muli %1356, %c4 : index
                %1362 = arith.divui %1360, %c37 : index
                %1363 = arith.muli %1362, %c37 : index
                %1364 = arith.remui %1360, %c6 : index
                %1365 = arith.muli %1364, %c6 : index
                %1366 = arith.addi %1363, %1365 : index
                %1367 = arith.divui %1360, %c6 : index
                %1368 = arith.remui %1367, %c6 : index
                %1369 = arith.addi %1366, %1368 : index
                %1370 = arith.addi %1361, %1369 : index
                %1371 = arith.addi %1355, %1370 : index
                %1372 = arith.addi %1351, %1371 : index
                %1373 = vector.shuffle %1329, %1329 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1373, %kv[%1372] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1374 = arith.addi %1325, %c5 : index
                %1375 = arith.divui %1374, %c4 : index
                %1376 = arith.muli %1375, %c7 : index
                %1377 = arith.addi %1376, %c13 : index
                %1378 = arith.remui %1374, %c4 : index
                %1379 = arith.divui %1215, %c6 : index
                %1380 = arith.remui %1215, %c6 : index
                %1381 = arith.muli %1380, %c16 : index
                %1382 = arith.addi %1379, %1381 : index
                %1383 = arith.muli %1378, %c4 : index
                %1384 = arith.divui %1382, %c37 : index
                %1385 = arith.muli %1384, %c37 : index
                %1386 = arith.remui %1382, %c6 : index
                %1387 = arith.muli %1386, %c6 : index
                %1388 = arith.addi %1385, %1387 : index
                %1389 = arith.divui %1382, %c6 : index
                %1390 = arith.remui %1389, %c6 : index
                %1391 = arith.addi %1388, %1390 : index
                %1392 = arith.addi %1383, %1391 : index
                %1393 = arith.addi %1377, %1392 : index
                %1394 = arith.addi %1351, %1393 : index
                %1395 = vector.shuffle %1329, %1329 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1395, %kv[%1394] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1396 = arith.addi %1325, %c6 : index
                %1397 = arith.divui %1396, %c4 : index
                %1398 = arith.muli %1397, %c7 : index
                %1399 = arith.addi %1398, %c13 : index
                %1400 = arith.remui %1396, %c4 : index
                %1401 = arith.divui %1215, %c6 : index
                %1402 = arith.remui %1215, %c6 : index
                %1403 = arith.muli %1402, %c16 : index
                %1404 = arith.addi %1401, %1403 : index
                %1405 = arith.muli %1400, %c4 : index
                %1406 = arith.divui %1404, %c37 : index
                %1407 = arith.muli %1406, %c37 : index
                %1408 = arith.remui %1404, %c6 : index
                %1409 = arith.muli %1408, %c6 : index
                %1410 = arith.addi %1407, %1409 : index
                %1411 = arith.divui %1404, %c6 : index
                %1412 = arith.remui %1411, %c6 : index
                %1413 = arith.addi %1410, %1412 : index
                %1414 = arith.addi %1405, %1413 : index
                %1415 = arith.addi %1399, %1414 : index
                %1416 = arith.addi %1351, %1415 : index
                %1417 = vector.shuffle %1329, %1329 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1417, %kv[%1416] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1418 = arith.addi %1325, %c32 : index
                %1419 = arith.divui %1418, %c4 : index
                %1420 = arith.muli %1419, %c7 : index
                %1421 = arith.addi %1420, %c13 : index
                %1422 = arith.remui %1418, %c4 : index
                %1423 = arith.divui %1215, %c6 : index
                %1424 = arith.remui %1215, %c6 : index
                %1425 = arith.muli %1424, %c16 : index
                %1426 = arith.addi %1423, %1425 : index
                %1427 = arith.muli %1422, %c4 : index
                %1428 = arith.divui %1426, %c37 : index
                %1429 = arith.muli %1428, %c37 : index
                %1430 = arith.remui %1426, %c6 : index
                %1431 = arith.muli %1430, %c6 : index
                %1432 = arith.addi %1429, %1431 : index
                %1433 = arith.divui %1426, %c6 : index
                %1434 = arith.remui %1433, %c6 : index
                %1435 = arith.addi %1432, %1434 : index
                %1436 = arith.addi %1427, %1435 : index
                %1437 = arith.addi %1421, %1436 : index
                %1438 = arith.addi %1351, %1437 : index
                %1439 = vector.shuffle %1329, %1329 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1439, %kv[%1438] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1440 = arith.cmpi eq, %codec, %c6 : index
          scf.if %1440 {
            %1441 = wave.lane
            %1442 = arith.muli %1441, %c37 : index
            scf.for %1443 = %1442 to %c40 step %c10 {
              %1444 = arith.addi %1210, %1443 : index
              %1445 = vector.load %22[%1444] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1446 = arith.mulf %1445, %1213 : vector<4xf32>
              %1447 = wave.fp8_encode "e5m2" %1446 : vector<4xf32> -> vector<4xi8>
              %1448 = arith.cmpi slt, %1211, %kvHeads : index
              scf.if %1448 {
                %1449 = arith.muli %1211, %c12 : index
                %1450 = arith.addi %1216, %1449 : index
                %1451 = vector.shuffle %1447, %1447 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1452 = arith.divui %1443, %c4 : index
                %1453 = arith.muli %1452, %c7 : index
                %1454 = arith.remui %1443, %c4 : index
                %1455 = arith.muli %1215, %c4 : index
                %1456 = arith.divui %1454, %c37 : index
                %1457 = arith.muli %1456, %c37 : index
                %1458 = arith.remui %1454, %c6 : index
                %1459 = arith.muli %1458, %c6 : index
                %1460 = arith.addi %1457, %1459 : index
                %1461 = arith.divui %1454, %c6 : index
                %1462 = arith.remui %1461, %c6 : index
                %1463 = arith.addi %1460, %1462 : index
                %1464 = arith.addi %1455, %1463 : index
                %1465 = arith.addi %1453, %1464 : index
                %1466 = arith.addi %1450, %1465 : index
                vector.store %1451, %kv[%1466] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1467 = arith.subi %1211, %kvHeads : index
                %1468 = arith.muli %1467, %c12 : index
                %1469 = arith.addi %1216, %1468 : index
                %1470 = arith.addi %1443, %c11 : index
                %1471 = arith.divui %1470, %c4 : index
                %1472 = arith.muli %1471, %c7 : index
                %1473 = arith.addi %1472, %c13 : index
                %1474 = arith.remui %1470, %c4 : index
                %1475 = arith.divui %1215, %c6 : index
                %1476 = arith.remui %1215, %c6 : index
                %1477 = arith.muli %1476, %c16 : index
                %1478 = arith.addi %1475, %1477 : index
                %1479 = arith.muli %1474, %c4 : index
                %1480 = arith.divui %1478, %c37 : index
                %1481 = arith.muli %1480, %c37 : index
                %1482 = arith.remui %1478, %c6 : index
                %1483 = arith.muli %1482, %c6 : index
                %1484 = arith.addi %1481, %1483 : index
                %1485 = arith.divui %1478, %c6 : index
                %1486 = arith.remui %1485, %c6 : index
                %1487 = arith.addi %1484, %1486 : index
                %1488 = arith.addi %1479, %1487 : index
                %1489 = arith.addi %1473, %1488 : index
                %1490 = arith.addi %1469, %1489 : index
                %1491 = vector.shuffle %1447, %1447 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1491, %kv[%1490] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1492 = arith.addi %1443, %c5 : index
                %1493 = arith.divui %1492, %c4 : index
                %1494 = arith.muli %1493, %c7 : index
                %1495 = arith.addi %1494, %c13 : index
                %1496 = arith.remui %1492, %c4 : index
                %1497 = arith.divui %1215, %c6 : index
                %1498 = arith.remui %1215, %c6 : index
                %1499 = arith.muli %1498, %c16 : index
                %1500 = arith.addi %1497, %1499 : index
                %1501 = arith.muli %1496, %c4 : index
                %1502 = arith.divui %1500, %c37 : index
                %1503 = arith.muli %1502, %c37 : index
                %1504 = arith.remui %1500, %c6 : index
                %1505 = arith.muli %1504, %c6 : index
                %1506 = arith.addi %1503, %1505 : index
                %1507 = arith.divui %1500, %c6 : index
                %1508 = arith.remui %1507, %c6 : index
                %1509 = arith.addi %1506, %1508 : index
                %1510 = arith.addi %1501, %1509 : index
                %1511 = arith.addi %1495, %1510 : index
                %1512 = arith.addi %1469, %1511 : index
                %1513 = vector.shuffle %1447, %1447 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1513, %kv[%1512] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1514 = arith.addi %1443, %c6 : index
                %1515 = arith.divui %1514, %c4 : index
                %1516 = arith.muli %1515, %c7 : index
                %1517 = arith.addi %1516, %c13 : index
                %1518 = arith.remui %1514, %c4 : index
                %1519 = arith.divui %1215, %c6 : index
                %1520 = arith.remui %1215, %c6 : index
                %1521 = arith.muli %1520, %c16 : index
                %1522 = arith.addi %1519, %1521 : index
                %1523 = arith.muli %1518, %c4 : index
                %1524 = arith.divui %1522, %c37 : index
                %1525 = arith.muli %1524, %c37 : index
                %1526 = arith.remui %1522, %c6 : index
                %1527 = arith.muli %1526, %c6 : index
                %1528 = arith.addi %1525, %1527 : index
                %1529 = arith.divui %1522, %c6 : index
                %1530 = arith.remui %1529, %c6 : index
                %1531 = arith.addi %1528, %1530 : index
                %1532 = arith.addi %1523, %1531 : index
                %1533 = arith.addi %1517, %1532 : index
                %1534 = arith.addi %1469, %1533 : index
                %1535 = vector.shuffle %1447, %1447 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1535, %kv[%1534] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1536 = arith.addi %1443, %c32 : index
                %1537 = arith.divui %1536, %c4 : index
                %1538 = arith.muli %1537, %c7 : index
                %1539 = arith.addi %1538, %c13 : index
                %1540 = arith.remui %1536, %c4 : index
                %1541 = arith.divui %1215, %c6 : index
                %1542 = arith.remui %1215, %c6 : index
                %1543 = arith.muli %1542, %c16 : index
                %1544 = arith.addi %1541, %1543 : index
                %1545 = arith.muli %1540, %c4 : index
                %1546 = arith.divui %1544, %c37 : index
                %1547 = arith.muli %1546, %c37 : index
                %1548 = arith.remui %1544, %c6 : index
                %1549 = arith.muli %1548, %c6 : index
                %1550 = arith.addi %1547, %1549 : index
                %1551 = arith.divui %1544, %c6 : index
                %1552 = arith.remui %1551, %c6 : index
                %1553 = arith.addi %1550, %1552 : index
                %1554 = arith.addi %1545, %1553 : index
                %1555 = arith.addi %1539, %1554 : index
                %1556 = arith.addi %1469, %1555 : index
                %1557 = vector.shuffle %1447, %1447 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1557, %kv[%1556] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %1558 = arith.addi %844, %c50 : index
      %1559 = arith.addi %843, %1558 : index
      %1560 = arith.cmpi slt, %1559, %24 : index
      %1561 = arith.cmpi slt, %1558, %c4 : index
      %1562 = arith.andi %1560, %1561 : i1
      scf.if %1562 {
        %1563 = arith.addi %843, %1558 : index
        %1564 = arith.addi %slotsAt, %1563 : index
        %1565 = memref.load %step[%1564] : memref<?xi32>
        %1566 = arith.index_cast %1565 : i32 to index
        %1567 = arith.cmpi sge, %1566, %c11 : index
        scf.if %1567 {
          %1568 = arith.muli %1558, %c40 : index
          %1569 = arith.subi %0, %heads : index
          %1570 = memref.load %scales[%1569] : memref<?xf32>
          %1571 = vector.broadcast %1570 : f32 to vector<4xf32>
          %1572 = arith.divui %1566, %c4 : index
          %1573 = arith.remui %1566, %c4 : index
          %1574 = arith.muli %1572, %pageBytes : index
          %1575 = arith.cmpi eq, %codec, %c11 : index
          scf.if %1575 {
            %1576 = wave.lane
            %1577 = arith.muli %1576, %c37 : index
            scf.for %1578 = %1577 to %c40 step %c10 {
              %1579 = arith.addi %1568, %1578 : index
              %1580 = vector.load %22[%1579] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1581 = arith.mulf %1580, %1571 : vector<4xf32>
              %1582 = arith.minimumf %1581, %c54 : vector<4xf32>
              %1583 = arith.maximumf %1582, %c55 : vector<4xf32>
              %1584 = arith.truncf %1583 : vector<4xf32> to vector<4xf16>
              %1585 = vector.bitcast %1584 : vector<4xf16> to vector<8xi8>
              %1586 = arith.cmpi slt, %1569, %kvHeads : index
              scf.if %1586 {
                %1587 = arith.muli %1569, %c56 : index
                %1588 = arith.addi %1574, %1587 : index
                %1589 = arith.divui %1578, %c4 : index
                %1590 = arith.muli %1589, %c57 : index
                %1591 = arith.remui %1578, %c4 : index
                %1592 = arith.divui %1591, %c16 : index
                %1593 = arith.muli %1592, %c7 : index
                %1594 = arith.muli %1573, %c4 : index
                %1595 = arith.addi %1593, %1594 : index
                %1596 = arith.remui %1591, %c16 : index
                %1597 = arith.muli %1596, %c6 : index
                %1598 = arith.addi %1595, %1597 : index
                %1599 = arith.addi %1590, %1598 : index
                %1600 = arith.addi %1588, %1599 : index
                vector.store %1585, %kv[%1600] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1601 = arith.subi %1569, %kvHeads : index
                %1602 = arith.muli %1601, %c56 : index
                %1603 = arith.addi %1574, %1602 : index
                %1604 = arith.addi %1578, %c11 : index
                %1605 = arith.divui %1604, %c4 : index
                %1606 = arith.muli %1605, %c57 : index
                %1607 = arith.addi %1606, %c12 : index
                %1608 = arith.remui %1604, %c4 : index
                %1609 = arith.divui %1573, %c6 : index
                %1610 = arith.remui %1573, %c6 : index
                %1611 = arith.muli %1610, %c16 : index
                %1612 = arith.addi %1609, %1611 : index
                %1613 = arith.divui %1612, %c16 : index
                %1614 = arith.muli %1613, %c7 : index
                %1615 = arith.muli %1608, %c4 : index
                %1616 = arith.addi %1614, %1615 : index
                %1617 = arith.remui %1612, %c16 : index
                %1618 = arith.muli %1617, %c6 : index
                %1619 = arith.addi %1616, %1618 : index
                %1620 = arith.addi %1607, %1619 : index
                %1621 = arith.addi %1603, %1620 : index
                %1622 = vector.shuffle %1585, %1585 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1622, %kv[%1621] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1623 = arith.addi %1578, %c5 : index
                %1624 = arith.divui %1623, %c4 : index
                %1625 = arith.muli %1624, %c57 : index
                %1626 = arith.addi %1625, %c12 : index
                %1627 = arith.remui %1623, %c4 : index
                %1628 = arith.divui %1573, %c6 : index
                %1629 = arith.remui %1573, %c6 : index
                %1630 = arith.muli %1629, %c16 : index
                %1631 = arith.addi %1628, %1630 : index
                %1632 = arith.divui %1631, %c16 : index
                %1633 = arith.muli %1632, %c7 : index
                %1634 = arith.muli %1627, %c4 : index
                %1635 = arith.addi %1633, %1634 : index
                %1636 = arith.remui %1631, %c16 : index
                %1637 = arith.muli %1636, %c6 : index
                %1638 = arith.addi %1635, %1637 : index
                %1639 = arith.addi %1626, %1638 : index
                %1640 = arith.addi %1603, %1639 : index
                %1641 = vector.shuffle %1585, %1585 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1641, %kv[%1640] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1642 = arith.addi %1578, %c6 : index
                %1643 = arith.divui %1642, %c4 : index
                %1644 = arith.muli %1643, %c57 : index
                %1645 = arith.addi %1644, %c12 : index
                %1646 = arith.remui %1642, %c4 : index
                %1647 = arith.divui %1573, %c6 : index
                %1648 = arith.remui %1573, %c6 : index
                %1649 = arith.muli %1648, %c16 : index
                %1650 = arith.addi %1647, %1649 : index
                %1651 = arith.divui %1650, %c16 : index
                %1652 = arith.muli %1651, %c7 : index
                %1653 = arith.muli %1646, %c4 : index
                %1654 = arith.addi %1652, %1653 : index
                %1655 = arith.remui %1650, %c16 : index
                %1656 = arith.muli %1655, %c6 : index
                %1657 = arith.addi %1654, %1656 : index
                %1658 = arith.addi %1645, %1657 : index
                %1659 = arith.addi %1603, %1658 : index
                %1660 = vector.shuffle %1585, %1585 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1660, %kv[%1659] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1661 = arith.addi %1578, %c32 : index
                %1662 = arith.divui %1661, %c4 : index
                %1663 = arith.muli %1662, %c57 : index
                %1664 = arith.addi %1663, %c12 : index
                %1665 = arith.remui %1661, %c4 : index
                %1666 = arith.divui %1573, %c6 : index
                %1667 = arith.remui %1573, %c6 : index
                %1668 = arith.muli %1667, %c16 : index
                %1669 = arith.addi %1666, %1668 : index
                %1670 = arith.divui %1669, %c16 : index
                %1671 = arith.muli %1670, %c7 : index
                %1672 = arith.muli %1665, %c4 : index
                %1673 = arith.addi %1671, %1672 : index
                %1674 = arith.remui %1669, %c16 : index
                %1675 = arith.muli %1674, %c6 : index
                %1676 = arith.addi %1673, %1675 : index
                %1677 = arith.addi %1664, %1676 : index
                %1678 = arith.addi %1603, %1677 : index
                %1679 = vector.shuffle %1585, %1585 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1679, %kv[%1678] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1680 = arith.cmpi eq, %codec, %c5 : index
          scf.if %1680 {
            %1681 = wave.lane
            %1682 = arith.muli %1681, %c37 : index
            scf.for %1683 = %1682 to %c40 step %c10 {
              %1684 = arith.addi %1568, %1683 : index
              %1685 = vector.load %22[%1684] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1686 = arith.mulf %1685, %1571 : vector<4xf32>
              %1687 = wave.fp8_encode "e4m3" %1686 : vector<4xf32> -> vector<4xi8>
              %1688 = arith.cmpi slt, %1569, %kvHeads : index
              scf.if %1688 {
                %1689 = arith.muli %1569, %c12 : index
                %1690 = arith.addi %1574, %1689 : index
                %1691 = vector.shuffle %1687, %1687 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1692 = arith.divui %1683, %c4 : index
                %1693 = arith.muli %1692, %c7 : index
                %1694 = arith.remui %1683, %c4 : index
                %1695 = arith.muli %1573, %c4 : index
                %1696 = arith.divui %1694, %c37 : index
                %1697 = arith.muli %1696, %c37 : index
                %1698 = arith.remui %1694, %c6 : index
                %1699 = arith.muli %1698, %c6 : index
                %1700 = arith.addi %1697, %1699 : index
                %1701 = arith.divui %1694, %c6 : index
                %1702 = arith.remui %1701, %c6 : index
                %1703 = arith.addi %1700, %1702 : index
                %1704 = arith.addi %1695, %1703 : index
                %1705 = arith.addi %1693, %1704 : index
                %1706 = arith.addi %1690, %1705 : index
                vector.store %1691, %kv[%1706] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1707 = arith.subi %1569, %kvHeads : index
                %1708 = arith.muli %1707, %c12 : index
                %1709 = arith.addi %1574, %1708 : index
                %1710 = arith.addi %1683, %c11 : index
                %1711 = arith.divui %1710, %c4 : index
                %1712 = arith.muli %1711, %c7 : index
                %1713 = arith.addi %1712, %c13 : index
                %1714 = arith.remui %1710, %c4 : index
                %1715 = arith.divui %1573, %c6 : index
                %1716 = arith.remui %1573, %c6 : index
                %1717 = arith.muli %1716, %c16 : index
                %1718 = arith.addi %1715, %1717 : index
                %1719 = arith.muli %1714, %c4 : index
                %1720 = arith.divui %1718, %c37 : index
                %1721 = arith.muli %1720, %c37 : index
                %1722 = arith.remui %1718, %c6 : index
                %1723 = arith.muli %1722, %c6 : index
                %1724 = arith.addi %1721, %1723 : index
                %1725 = arith.divui %1718, %c6 : index
                %1726 = arith.remui %1725, %c6 : index
                %1727 = arith.addi %1724, %1726 : index
                %1728 = arith.addi %1719, %1727 : index
                %1729 = arith.addi %1713, %1728 : index
                %1730 = arith.addi %1709, %1729 : index
                %1731 = vector.shuffle %1687, %1687 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1731, %kv[%1730] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1732 = arith.addi %1683, %c5 : index
                %1733 = arith.divui %1732, %c4 : index
                %1734 = arith.muli %1733, %c7 : index
                %1735 = arith.addi %1734, %c13 : index
                %1736 = arith.remui %1732, %c4 : index
                %1737 = arith.divui %1573, %c6 : index
                %1738 = arith.remui %1573, %c6 : index
                %1739 = arith.muli %1738, %c16 : index
                %1740 = arith.addi %1737, %1739 : index
                %1741 = arith.muli %1736, %c4 : index
                %1742 = arith.divui %1740, %c37 : index
                %1743 = arith.muli %1742, %c37 : index
                %1744 = arith.remui %1740, %c6 : index
                %1745 = arith.muli %1744, %c6 : index
                %1746 = arith.addi %1743, %1745 : index
                %1747 = arith.divui %1740, %c6 : index
                %1748 = arith.remui %1747, %c6 : index
                %1749 = arith.addi %1746, %1748 : index
                %1750 = arith.addi %1741, %1749 : index
                %1751 = arith.addi %1735, %1750 : index
                %1752 = arith.addi %1709, %1751 : index
                %1753 = vector.shuffle %1687, %1687 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1753, %kv[%1752] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1754 = arith.addi %1683, %c6 : index
                %1755 = arith.divui %1754, %c4 : index
                %1756 = arith.muli %1755, %c7 : index
                %1757 = arith.addi %1756, %c13 : index
                %1758 = arith.remui %1754, %c4 : index
                %1759 = arith.divui %1573, %c6 : index
                %1760 = arith.remui %1573, %c6 : index
                %1761 = arith.muli %1760, %c16 : index
                %1762 = arith.addi %1759, %1761 : index
                %1763 = arith.muli %1758, %c4 : index
                %1764 = arith.divui %1762, %c37 : index
                %1765 = arith.muli %1764, %c37 : index
                %1766 = arith.remui %1762, %c6 : index
                %1767 = arith.muli %1766, %c6 : index
                %1768 = arith.addi %1765, %1767 : index
                %1769 = arith.divui %1762, %c6 : index
                %1770 = arith.remui %1769, %c6 : index
                %1771 = arith.addi %1768, %1770 : index
                %1772 = arith.addi %1763, %1771 : index
                %1773 = arith.addi %1757, %1772 : index
                %1774 = arith.addi %1709, %1773 : index
                %1775 = vector.shuffle %1687, %1687 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1775, %kv[%1774] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1776 = arith.addi %1683, %c32 : index
                %1777 = arith.divui %1776, %c4 : index
                %1778 = arith.muli %1777, %c7 : index
                %1779 = arith.addi %1778, %c13 : index
                %1780 = arith.remui %1776, %c4 : index
                %1781 = arith.divui %1573, %c6 : index
                %1782 = arith.remui %1573, %c6 : index
                %1783 = arith.muli %1782, %c16 : index
                %1784 = arith.addi %1781, %1783 : index
                %1785 = arith.muli %1780, %c4 : index
                %1786 = arith.divui %1784, %c37 : index
                %1787 = arith.muli %1786, %c37 : index
                %1788 = arith.remui %1784, %c6 : index
                %1789 = arith.muli %1788, %c6 : index
                %1790 = arith.addi %1787, %1789 : index
                %1791 = arith.divui %1784, %c6 : index
                %1792 = arith.remui %1791, %c6 : index
                %1793 = arith.addi %1790, %1792 : index
                %1794 = arith.addi %1785, %1793 : index
                %1795 = arith.addi %1779, %1794 : index
                %1796 = arith.addi %1709, %1795 : index
                %1797 = vector.shuffle %1687, %1687 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1797, %kv[%1796] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1798 = arith.cmpi eq, %codec, %c6 : index
          scf.if %1798 {
            %1799 = wave.lane
            %1800 = arith.muli %1799, %c37 : index
            scf.for %1801 = %1800 to %c40 step %c10 {
              %1802 = arith.addi %1568, %1801 : index
              %1803 = vector.load %22[%1802] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1804 = arith.mulf %1803, %1571 : vector<4xf32>
              %1805 = wave.fp8_encode "e5m2" %1804 : vector<4xf32> -> vector<4xi8>
              %1806 = arith.cmpi slt, %1569, %kvHeads : index
              scf.if %1806 {
                %1807 = arith.muli %1569, %c12 : index
                %1808 = arith.addi %1574, %1807 : index
                %1809 = vector.shuffle %1805, %1805 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1810 = arith.divui %1801, %c4 : index
                %1811 = arith.muli %1810, %c7 : index
                %1812 = arith.remui %1801, %c4 : index
                %1813 = arith.muli %1573, %c4 : index
                %1814 = arith.divui %1812, %c37 : index
                %1815 = arith.muli %1814, %c37 : index
                %1816 = arith.remui %1812, %c6 : index
                %1817 = arith.muli %1816, %c6 : index
                %1818 = arith.addi %1815, %1817 : index
                %1819 = arith.divui %1812, %c6 : index
                %1820 = arith.remui %1819, %c6 : index
                %1821 = arith.addi %1818, %1820 : index
                %1822 = arith.addi %1813, %1821 : index
                %1823 = arith.addi %1811, %1822 : index
                %1824 = arith.addi %1808, %1823 : index
                vector.store %1809, %kv[%1824] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1825 = arith.subi %1569, %kvHeads : index
                %1826 = arith.muli %1825, %c12 : index
                %1827 = arith.addi %1574, %1826 : index
                %1828 = arith.addi %1801, %c11 : index
                %1829 = arith.divui %1828, %c4 : index
                %1830 = arith.muli %1829, %c7 : index
                %1831 = arith.addi %1830, %c13 : index
                %1832 = arith.remui %1828, %c4 : index
                %1833 = arith.divui %1573, %c6 : index
                %1834 = arith.remui %1573, %c6 : index
                %1835 = arith.muli %1834, %c16 : index
                %1836 = arith.addi %1833, %1835 : index
                %1837 = arith.muli %1832, %c4 : index
                %1838 = arith.divui %1836, %c37 : index
                %1839 = arith.muli %1838, %c37 : index
                %1840 = arith.remui %1836, %c6 : index
                %1841 = arith.muli %1840, %c6 : index
                %1842 = arith.addi %1839, %1841 : index
                %1843 = arith.divui %1836, %c6 : index
                %1844 = arith.remui %1843, %c6 : index
                %1845 = arith.addi %1842, %1844 : index
                %1846 = arith.addi %1837, %1845 : index
                %1847 = arith.addi %1831, %1846 : index
                %1848 = arith.addi %1827, %1847 : index
                %1849 = vector.shuffle %1805, %1805 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1849, %kv[%1848] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1850 = arith.addi %1801, %c5 : index
                %1851 = arith.divui %1850, %c4 : index
                %1852 = arith.muli %1851, %c7 : index
                %1853 = arith.addi %1852, %c13 : index
                %1854 = arith.remui %1850, %c4 : index
                %1855 = arith.divui %1573, %c6 : index
                %1856 = arith.remui %1573, %c6 : index
                %1857 = arith.muli %1856, %c16 : index
                %1858 = arith.addi %1855, %1857 : index
                %1859 = arith.muli %1854, %c4 : index
                %1860 = arith.divui %1858, %c37 : index
                %1861 = arith.muli %1860, %c37 : index
                %1862 = arith.remui %1858, %c6 : index
                %1863 = arith.muli %1862, %c6 : index
                %1864 = arith.addi %1861, %1863 : index
                %1865 = arith.divui %1858, %c6 : index
                %1866 = arith.remui %1865, %c6 : index
                %1867 = arith.addi %1864, %1866 : index
                %1868 = arith.addi %1859, %1867 : index
                %1869 = arith.addi %1853, %1868 : index
                %1870 = arith.addi %1827, %1869 : index
                %1871 = vector.shuffle %1805, %1805 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1871, %kv[%1870] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1872 = arith.addi %1801, %c6 : index
                %1873 = arith.divui %1872, %c4 : index
                %1874 = arith.muli %1873, %c7 : index
                %1875 = arith.addi %1874, %c13 : index
                %1876 = arith.remui %1872, %c4 : index
                %1877 = arith.divui %1573, %c6 : index
                %1878 = arith.remui %1573, %c6 : index
                %1879 = arith.muli %1878, %c16 : index
                %1880 = arith.addi %1877, %1879 : index
                %1881 = arith.muli %1876, %c4 : index
                %1882 = arith.divui %1880, %c37 : index
                %1883 = arith.muli %1882, %c37 : index
                %1884 = arith.remui %1880, %c6 : index
                %1885 = arith.muli %1884, %c6 : index
                %1886 = arith.addi %1883, %1885 : index
                %1887 = arith.divui %1880, %c6 : index
                %1888 = arith.remui %1887, %c6 : index
                %1889 = arith.addi %1886, %1888 : index
                %1890 = arith.addi %1881, %1889 : index
                %1891 = arith.addi %1875, %1890 : index
                %1892 = arith.addi %1827, %1891 : index
                %1893 = vector.shuffle %1805, %1805 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1893, %kv[%1892] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1894 = arith.addi %1801, %c32 : index
                %1895 = arith.divui %1894, %c4 : index
                %1896 = arith.muli %1895, %c7 : index
                %1897 = arith.addi %1896, %c13 : index
                %1898 = arith.remui %1894, %c4 : index
                %1899 = arith.divui %1573, %c6 : index
                %1900 = arith.remui %1573, %c6 : index
                %1901 = arith.muli %1900, %c16 : index
                %1902 = arith.addi %1899, %1901 : index
                %1903 = arith.muli %1898, %c4 : index
                %1904 = arith.divui %1902, %c37 : index
                %1905 = arith.muli %1904, %c37 : index
                %1906 = arith.remui %1902, %c6 : index
                %1907 = arith.muli %1906, %c6 : index
                %1908 = arith.addi %1905, %1907 : index
                %1909 = arith.divui %1902, %c6 : index
                %1910 = arith.remui %1909, %c6 : index
                %1911 = arith.addi %1908, %1910 : index
                %1912 = arith.addi %1903, %1911 : index
                %1913 = arith.addi %1897, %1912 : index
                %1914 = arith.addi %1827, %1913 : index
                %1915 = vector.shuffle %1805, %1805 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1915, %kv[%1914] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %1916 = arith.addi %25, %c4 : index
    %1917 = wave.lane
    %1918 = arith.muli %3, %c5 : index
    %1919 = arith.muli %1918, %c7 : index
    %1920 = arith.addi %1919, %1917 : index
    %1921 = arith.muli %4, %c13 : index
    %1922 = arith.addi %1921, %1920 : index
    %1923 = arith.addi %1922, %c11 : index
    %1924 = arith.addi %1923, %c11 : index
    %1925 = vector.extract %482#1[0] : f32 from vector<8xf32>
    memref.store %1925, %21[%1924] : memref<?xf32>
    %1926 = arith.muli %4, %c13 : index
    %1927 = arith.addi %1926, %1920 : index
    %1928 = arith.addi %1927, %c11 : index
    %1929 = arith.addi %1928, %c8 : index
    %1930 = vector.extract %482#1[1] : f32 from vector<8xf32>
    memref.store %1930, %21[%1929] : memref<?xf32>
    %1931 = arith.muli %4, %c13 : index
    %1932 = arith.addi %1931, %1920 : index
    %1933 = arith.addi %1932, %c11 : index
    %1934 = arith.addi %1933, %c14 : index
    %1935 = vector.extract %482#1[2] : f32 from vector<8xf32>
    memref.store %1935, %21[%1934] : memref<?xf32>
    %1936 = arith.muli %4, %c13 : index
    %1937 = arith.addi %1936, %1920 : index
    %1938 = arith.addi %1937, %c11 : index
    %1939 = arith.addi %1938, %c33 : index
    %1940 = vector.extract %482#1[3] : f32 from vector<8xf32>
    memref.store %1940, %21[%1939] : memref<?xf32>
    %1941 = arith.muli %4, %c13 : index
    %1942 = arith.addi %1941, %1920 : index
    %1943 = arith.addi %1942, %c11 : index
    %1944 = arith.addi %1943, %c10 : index
    %1945 = vector.extract %482#1[4] : f32 from vector<8xf32>
    memref.store %1945, %21[%1944] : memref<?xf32>
    %1946 = arith.muli %4, %c13 : index
    %1947 = arith.addi %1946, %1920 : index
    %1948 = arith.addi %1947, %c11 : index
    %1949 = arith.addi %1948, %c34 : index
    %1950 = vector.extract %482#1[5] : f32 from vector<8xf32>
    memref.store %1950, %21[%1949] : memref<?xf32>
    %1951 = arith.muli %4, %c13 : index
    %1952 = arith.addi %1951, %1920 : index
    %1953 = arith.addi %1952, %c11 : index
    %1954 = arith.addi %1953, %c35 : index
    %1955 = vector.extract %482#1[6] : f32 from vector<8xf32>
    memref.store %1955, %21[%1954] : memref<?xf32>
    %1956 = arith.muli %4, %c13 : index
    %1957 = arith.addi %1956, %1920 : index
    %1958 = arith.addi %1957, %c11 : index
    %1959 = arith.addi %1958, %c36 : index
    %1960 = vector.extract %482#1[7] : f32 from vector<8xf32>
    memref.store %1960, %21[%1959] : memref<?xf32>
    wave.barrier
    %1961 = arith.muli %4, %c37 : index
    %1962 = arith.addi %1961, %c11 : index
    %1963 = arith.muli %1962, %c6 : index
    %1964 = arith.divui %1917, %c4 : index
    %1965 = arith.addi %1963, %1964 : index
    %1966 = arith.addi %1916, %1965 : index
    %1967 = arith.cmpi slt, %1966, %24 : index
    scf.if %1967 {
      %1968 = arith.cmpi eq, %hasFactors, %c5 : index
      %1969 = arith.muli %1966, %c6 : index
      %1970 = memref.load %factors[%1969] : memref<?xf32>
      %1971 = arith.mulf %1970, %operandScale : f32
      %1972 = arith.select %1968, %1971, %operandScale : f32
      %1973 = arith.addi %1920, %c11 : index
      %1974 = arith.muli %1962, %c8 : index
      %1975 = arith.addi %1973, %1974 : index
      %1976 = memref.load %21[%1975] : memref<?xf32>
      %1977 = arith.addi %1975, %c13 : index
      %1978 = memref.load %21[%1977] : memref<?xf32>
      %1979 = arith.addf %1976, %1978 : f32
      %1980 = arith.remui %1917, %c4 : index
      %1981 = arith.muli %1980, %c37 : index
      %1982 = arith.addi %20, %1981 : index
      %1983 = vector.load %w[%1982] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1984 = vector.bitcast %1983 : vector<4xi8> to vector<1xf32>
      %1985 = vector.extract %1984[0] : f32 from vector<1xf32>
      %1986 = arith.mulf %1985, %1972 : f32
      %1987 = arith.mulf %1979, %1986 : f32
      %1988 = arith.muli %3, %c5 : index
      %1989 = arith.addi %1988, %c11 : index
      %1990 = arith.muli %1989, %c4 : index
      %1991 = arith.remui %1917, %c4 : index
      %1992 = arith.addi %1990, %1991 : index
      %1993 = arith.muli %1965, %c40 : index
      %1994 = arith.addi %1993, %1992 : index
      memref.store %1987, %22[%1994] : memref<?xf32>
    }
    %1995 = arith.muli %4, %c37 : index
    %1996 = arith.addi %1995, %c5 : index
    %1997 = arith.muli %1996, %c6 : index
    %1998 = arith.divui %1917, %c4 : index
    %1999 = arith.addi %1997, %1998 : index
    %2000 = arith.addi %1916, %1999 : index
    %2001 = arith.cmpi slt, %2000, %24 : index
    scf.if %2001 {
      %2002 = arith.cmpi eq, %hasFactors, %c5 : index
      %2003 = arith.muli %2000, %c6 : index
      %2004 = memref.load %factors[%2003] : memref<?xf32>
      %2005 = arith.mulf %2004, %operandScale : f32
      %2006 = arith.select %2002, %2005, %operandScale : f32
      %2007 = arith.addi %1920, %c11 : index
      %2008 = arith.muli %1996, %c8 : index
      %2009 = arith.addi %2007, %2008 : index
      %2010 = memref.load %21[%2009] : memref<?xf32>
      %2011 = arith.addi %2009, %c13 : index
      %2012 = memref.load %21[%2011] : memref<?xf32>
      %2013 = arith.addf %2010, %2012 : f32
      %2014 = arith.remui %1917, %c4 : index
      %2015 = arith.muli %2014, %c37 : index
      %2016 = arith.addi %20, %2015 : index
      %2017 = vector.load %w[%2016] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2018 = vector.bitcast %2017 : vector<4xi8> to vector<1xf32>
      %2019 = vector.extract %2018[0] : f32 from vector<1xf32>
      %2020 = arith.mulf %2019, %2006 : f32
      %2021 = arith.mulf %2013, %2020 : f32
      %2022 = arith.muli %3, %c5 : index
      %2023 = arith.addi %2022, %c11 : index
      %2024 = arith.muli %2023, %c4 : index
      %2025 = arith.remui %1917, %c4 : index
      %2026 = arith.addi %2024, %2025 : index
      %2027 = arith.muli %1999, %c40 : index
      %2028 = arith.addi %2027, %2026 : index
      memref.store %2021, %22[%2028] : memref<?xf32>
    }
    %2029 = arith.muli %4, %c37 : index
    %2030 = arith.addi %2029, %c6 : index
    %2031 = arith.muli %2030, %c6 : index
    %2032 = arith.divui %1917, %c4 : index
    %2033 = arith.addi %2031, %2032 : index
    %2034 = arith.addi %1916, %2033 : index
    %2035 = arith.cmpi slt, %2034, %24 : index
    scf.if %2035 {
      %2036 = arith.cmpi eq, %hasFactors, %c5 : index
      %2037 = arith.muli %2034, %c6 : index
      %2038 = memref.load %factors[%2037] : memref<?xf32>
      %2039 = arith.mulf %2038, %operandScale : f32
      %2040 = arith.select %2036, %2039, %operandScale : f32
      %2041 = arith.addi %1920, %c11 : index
      %2042 = arith.muli %2030, %c8 : index
      %2043 = arith.addi %2041, %2042 : index
      %2044 = memref.load %21[%2043] : memref<?xf32>
      %2045 = arith.addi %2043, %c13 : index
      %2046 = memref.load %21[%2045] : memref<?xf32>
      %2047 = arith.addf %2044, %2046 : f32
      %2048 = arith.remui %1917, %c4 : index
      %2049 = arith.muli %2048, %c37 : index
      %2050 = arith.addi %20, %2049 : index
      %2051 = vector.load %w[%2050] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2052 = vector.bitcast %2051 : vector<4xi8> to vector<1xf32>
      %2053 = vector.extract %2052[0] : f32 from vector<1xf32>
      %2054 = arith.mulf %2053, %2040 : f32
      %2055 = arith.mulf %2047, %2054 : f32
      %2056 = arith.muli %3, %c5 : index
      %2057 = arith.addi %2056, %c11 : index
      %2058 = arith.muli %2057, %c4 : index
      %2059 = arith.remui %1917, %c4 : index
      %2060 = arith.addi %2058, %2059 : index
      %2061 = arith.muli %2033, %c40 : index
      %2062 = arith.addi %2061, %2060 : index
      memref.store %2055, %22[%2062] : memref<?xf32>
    }
    %2063 = arith.muli %4, %c37 : index
    %2064 = arith.addi %2063, %c32 : index
    %2065 = arith.muli %2064, %c6 : index
    %2066 = arith.divui %1917, %c4 : index
    %2067 = arith.addi %2065, %2066 : index
    %2068 = arith.addi %1916, %2067 : index
    %2069 = arith.cmpi slt, %2068, %24 : index
    scf.if %2069 {
      %2070 = arith.cmpi eq, %hasFactors, %c5 : index
      %2071 = arith.muli %2068, %c6 : index
      %2072 = memref.load %factors[%2071] : memref<?xf32>
      %2073 = arith.mulf %2072, %operandScale : f32
      %2074 = arith.select %2070, %2073, %operandScale : f32
      %2075 = arith.addi %1920, %c11 : index
      %2076 = arith.muli %2064, %c8 : index
      %2077 = arith.addi %2075, %2076 : index
      %2078 = memref.load %21[%2077] : memref<?xf32>
      %2079 = arith.addi %2077, %c13 : index
      %2080 = memref.load %21[%2079] : memref<?xf32>
      %2081 = arith.addf %2078, %2080 : f32
      %2082 = arith.remui %1917, %c4 : index
      %2083 = arith.muli %2082, %c37 : index
      %2084 = arith.addi %20, %2083 : index
      %2085 = vector.load %w[%2084] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2086 = vector.bitcast %2085 : vector<4xi8> to vector<1xf32>
      %2087 = vector.extract %2086[0] : f32 from vector<1xf32>
      %2088 = arith.mulf %2087, %2074 : f32
      %2089 = arith.mulf %2081, %2088 : f32
      %2090 = arith.muli %3, %c5 : index
      %2091 = arith.addi %2090, %c11 : index
      %2092 = arith.muli %2091, %c4 : index
      %2093 = arith.remui %1917, %c4 : index
      %2094 = arith.addi %2092, %2093 : index
      %2095 = arith.muli %2067, %c40 : index
      %2096 = arith.addi %2095, %2094 : index
      memref.store %2089, %22[%2096] : memref<?xf32>
    }
    wave.barrier
    %2097 = arith.addi %25, %c4 : index
    %2098 = wave.wave
    %2099 = arith.addi %2098, %c11 : index
    %2100 = arith.addi %2097, %2099 : index
    %2101 = arith.cmpi slt, %2100, %24 : index
    %2102 = arith.cmpi slt, %2099, %c4 : index
    %2103 = arith.andi %2101, %2102 : i1
    scf.if %2103 {
      %2104 = arith.addi %2097, %2099 : index
      %2105 = arith.muli %2099, %c40 : index
      %2106 = wave.lane
      %2107 = arith.addi %2106, %c11 : index
      %2108 = arith.cmpi eq, %hasBias, %c5 : index
      %2109 = arith.addi %2105, %2107 : index
      %2110 = memref.load %22[%2109] : memref<?xf32>
      %2111 = arith.muli %0, %c40 : index
      %2112 = arith.addi %2111, %2107 : index
      %2113 = memref.load %bias[%2112] : memref<?xf32>
      %2114 = arith.addf %2110, %2113 : f32
      %2115 = arith.select %2108, %2114, %2110 : f32
      %2116 = arith.addi %2107, %c42 : index
      %2117 = arith.cmpi eq, %hasBias, %c5 : index
      %2118 = arith.addi %2105, %2116 : index
      %2119 = memref.load %22[%2118] : memref<?xf32>
      %2120 = arith.muli %0, %c40 : index
      %2121 = arith.addi %2120, %2116 : index
      %2122 = memref.load %bias[%2121] : memref<?xf32>
      %2123 = arith.addf %2119, %2122 : f32
      %2124 = arith.select %2117, %2123, %2119 : f32
      %2125 = arith.addi %2106, %c8 : index
      %2126 = arith.cmpi slt, %2125, %c42 : index
      %2127 = arith.minsi %2125, %c43 : index
      %2128 = arith.cmpi eq, %hasBias, %c5 : index
      %2129 = arith.addi %2105, %2127 : index
      %2130 = memref.load %22[%2129] : memref<?xf32>
      %2131 = arith.muli %0, %c40 : index
      %2132 = arith.addi %2131, %2127 : index
      %2133 = memref.load %bias[%2132] : memref<?xf32>
      %2134 = arith.addf %2130, %2133 : f32
      %2135 = arith.select %2128, %2134, %2130 : f32
      %2136 = arith.addi %2127, %c42 : index
      %2137 = arith.cmpi eq, %hasBias, %c5 : index
      %2138 = arith.addi %2105, %2136 : index
      %2139 = memref.load %22[%2138] : memref<?xf32>
      %2140 = arith.muli %0, %c40 : index
      %2141 = arith.addi %2140, %2136 : index
      %2142 = memref.load %bias[%2141] : memref<?xf32>
      %2143 = arith.addf %2139, %2142 : f32
      %2144 = arith.select %2137, %2143, %2139 : f32
      %2145 = arith.addi %heads, %kvHeads : index
      %2146 = arith.cmpi slt, %0, %2145 : index
      scf.if %2146 {
        %2147 = arith.addi %positionsAt, %2104 : index
        %2148 = memref.load %step[%2147] : memref<?xi32>
        %2149 = arith.index_cast %2148 : i32 to index
        %2150 = arith.cmpi eq, %hasNorm, %c5 : index
        %2151 = math.fma %2115, %2115, %c46 : f32
        %2152 = math.fma %2124, %2124, %2151 : f32
        %2153 = math.fma %2135, %2135, %2152 : f32
        %2154 = arith.select %2126, %2153, %2152 : f32
        %2155 = math.fma %2144, %2144, %2154 : f32
        %2156 = arith.select %2126, %2155, %2154 : f32
        %2157 = vector.broadcast %2156 : f32 to vector<1xf32>
        %2158 = wave.reduce "add" %2157 : vector<1xf32>
        %2159 = arith.mulf %2158, %inverseHeadDim : f32
        %2160 = arith.addf %2159, %epsilon : f32
        %2161 = math.sqrt %2160 : f32
        %2162 = arith.divf %c48, %2161 : f32
        %2163 = arith.cmpi slt, %0, %heads : index
        %2164 = arith.addi %2107, %c42 : index
        %2165 = memref.load %query_norm[%2107] : memref<?xf32>
        %2166 = memref.load %key_norm[%2107] : memref<?xf32>
        %2167 = arith.select %2163, %2165, %2166 : f32
        %2168 = arith.mulf %2115, %2162 : f32
        %2169 = arith.mulf %2168, %2167 : f32
        %2170 = arith.select %2150, %2169, %2115 : f32
        %2171 = memref.load %query_norm[%2164] : memref<?xf32>
        %2172 = memref.load %key_norm[%2164] : memref<?xf32>
        %2173 = arith.select %2163, %2171, %2172 : f32
        %2174 = arith.mulf %2124, %2162 : f32
        %2175 = arith.mulf %2174, %2173 : f32
        %2176 = arith.select %2150, %2175, %2124 : f32
        %2177 = arith.addi %2127, %c42 : index
        %2178 = memref.load %query_norm[%2127] : memref<?xf32>
        %2179 = memref.load %key_norm[%2127] : memref<?xf32>
        %2180 = arith.select %2163, %2178, %2179 : f32
        %2181 = arith.mulf %2135, %2162 : f32
        %2182 = arith.mulf %2181, %2180 : f32
        %2183 = arith.select %2150, %2182, %2135 : f32
        %2184 = memref.load %query_norm[%2177] : memref<?xf32>
        %2185 = memref.load %key_norm[%2177] : memref<?xf32>
        %2186 = arith.select %2163, %2184, %2185 : f32
        %2187 = arith.mulf %2144, %2162 : f32
        %2188 = arith.mulf %2187, %2186 : f32
        %2189 = arith.select %2150, %2188, %2144 : f32
        %2190 = arith.remui %2149, %c7 : index
        %2191 = arith.muli %2190, %c40 : index
        %2192 = arith.addi %2191, %2107 : index
        %2193 = arith.divui %2149, %c7 : index
        %2194 = arith.addi %2193, %c7 : index
        %2195 = arith.muli %2194, %c40 : index
        %2196 = arith.addi %2195, %2107 : index
        %2197 = memref.load %rope[%2192] : memref<?xf32>
        %2198 = arith.addi %2192, %c42 : index
        %2199 = memref.load %rope[%2198] : memref<?xf32>
        %2200 = memref.load %rope[%2196] : memref<?xf32>
        %2201 = arith.addi %2196, %c42 : index
        %2202 = memref.load %rope[%2201] : memref<?xf32>
        %2203 = arith.mulf %2200, %2197 : f32
        %2204 = arith.mulf %2202, %2199 : f32
        %2205 = arith.subf %2203, %2204 : f32
        %2206 = arith.mulf %2202, %2197 : f32
        %2207 = arith.mulf %2200, %2199 : f32
        %2208 = arith.addf %2206, %2207 : f32
        %2209 = arith.mulf %2170, %2205 : f32
        %2210 = arith.mulf %2176, %2208 : f32
        %2211 = arith.subf %2209, %2210 : f32
        %2212 = arith.mulf %2176, %2205 : f32
        %2213 = arith.mulf %2170, %2208 : f32
        %2214 = arith.addf %2212, %2213 : f32
        %2215 = arith.cmpi slt, %0, %heads : index
        scf.if %2215 {
          %2216 = arith.muli %2104, %heads : index
          %2217 = arith.addi %2216, %0 : index
          %2218 = arith.muli %2217, %c40 : index
          %2219 = arith.addi %2218, %2107 : index
          memref.store %2211, %q[%2219] : memref<?xf32>
          %2220 = arith.addi %2219, %c42 : index
          memref.store %2214, %q[%2220] : memref<?xf32>
        } else {
          %2221 = arith.addi %2105, %2107 : index
          memref.store %2211, %22[%2221] : memref<?xf32>
          %2222 = arith.addi %2105, %2107 : index
          %2223 = arith.addi %2222, %c42 : index
          memref.store %2214, %22[%2223] : memref<?xf32>
        }
        %2224 = arith.remui %2149, %c7 : index
        %2225 = arith.muli %2224, %c40 : index
        %2226 = arith.addi %2225, %2127 : index
        %2227 = arith.divui %2149, %c7 : index
        %2228 = arith.addi %2227, %c7 : index
        %2229 = arith.muli %2228, %c40 : index
        %2230 = arith.addi %2229, %2127 : index
        %2231 = memref.load %rope[%2226] : memref<?xf32>
        %2232 = arith.addi %2226, %c42 : index
        %2233 = memref.load %rope[%2232] : memref<?xf32>
        %2234 = memref.load %rope[%2230] : memref<?xf32>
        %2235 = arith.addi %2230, %c42 : index
        %2236 = memref.load %rope[%2235] : memref<?xf32>
        %2237 = arith.mulf %2234, %2231 : f32
        %2238 = arith.mulf %2236, %2233 : f32
        %2239 = arith.subf %2237, %2238 : f32
        %2240 = arith.mulf %2236, %2231 : f32
        %2241 = arith.mulf %2234, %2233 : f32
        %2242 = arith.addf %2240, %2241 : f32
        %2243 = arith.mulf %2183, %2239 : f32
        %2244 = arith.mulf %2189, %2242 : f32
        %2245 = arith.subf %2243, %2244 : f32
        %2246 = arith.mulf %2189, %2239 : f32
        %2247 = arith.mulf %2183, %2242 : f32
        %2248 = arith.addf %2246, %2247 : f32
        scf.if %2126 {
          %2249 = arith.cmpi slt, %0, %heads : index
          scf.if %2249 {
            %2250 = arith.muli %2104, %heads : index
            %2251 = arith.addi %2250, %0 : index
            %2252 = arith.muli %2251, %c40 : index
            %2253 = arith.addi %2252, %2127 : index
            memref.store %2245, %q[%2253] : memref<?xf32>
            %2254 = arith.addi %2253, %c42 : index
            memref.store %2248, %q[%2254] : memref<?xf32>
          } else {
            %2255 = arith.addi %2105, %2127 : index
            memref.store %2245, %22[%2255] : memref<?xf32>
            %2256 = arith.addi %2105, %2127 : index
            %2257 = arith.addi %2256, %c42 : index
            memref.store %2248, %22[%2257] : memref<?xf32>
          }
        }
      } else {
        %2258 = arith.cmpi slt, %0, %heads : index
        scf.if %2258 {
          %2259 = arith.muli %2104, %heads : index
          %2260 = arith.addi %2259, %0 : index
          %2261 = arith.muli %2260, %c40 : index
          %2262 = arith.addi %2261, %2107 : index
          memref.store %2115, %q[%2262] : memref<?xf32>
          %2263 = arith.addi %2262, %c42 : index
          memref.store %2124, %q[%2263] : memref<?xf32>
        } else {
          %2264 = arith.addi %2105, %2107 : index
          memref.store %2115, %22[%2264] : memref<?xf32>
          %2265 = arith.addi %2105, %2107 : index
          %2266 = arith.addi %2265, %c42 : index
          memref.store %2124, %22[%2266] : memref<?xf32>
        }
        scf.if %2126 {
          %2267 = arith.cmpi slt, %0, %heads : index
          scf.if %2267 {
            %2268 = arith.muli %2104, %heads : index
            %2269 = arith.addi %2268, %0 : index
            %2270 = arith.muli %2269, %c40 : index
            %2271 = arith.addi %2270, %2127 : index
            memref.store %2135, %q[%2271] : memref<?xf32>
            %2272 = arith.addi %2271, %c42 : index
            memref.store %2144, %q[%2272] : memref<?xf32>
          } else {
            %2273 = arith.addi %2105, %2127 : index
            memref.store %2135, %22[%2273] : memref<?xf32>
            %2274 = arith.addi %2105, %2127 : index
            %2275 = arith.addi %2274, %c42 : index
            memref.store %2144, %22[%2275] : memref<?xf32>
          }
        }
      }
    }
    %2276 = arith.addi %2098, %c50 : index
    %2277 = arith.addi %2097, %2276 : index
    %2278 = arith.cmpi slt, %2277, %24 : index
    %2279 = arith.cmpi slt, %2276, %c4 : index
    %2280 = arith.andi %2278, %2279 : i1
    scf.if %2280 {
      %2281 = arith.addi %2097, %2276 : index
      %2282 = arith.muli %2276, %c40 : index
      %2283 = wave.lane
      %2284 = arith.addi %2283, %c11 : index
      %2285 = arith.cmpi eq, %hasBias, %c5 : index
      %2286 = arith.addi %2282, %2284 : index
      %2287 = memref.load %22[%2286] : memref<?xf32>
      %2288 = arith.muli %0, %c40 : index
      %2289 = arith.addi %2288, %2284 : index
      %2290 = memref.load %bias[%2289] : memref<?xf32>
      %2291 = arith.addf %2287, %2290 : f32
      %2292 = arith.select %2285, %2291, %2287 : f32
      %2293 = arith.addi %2284, %c42 : index
      %2294 = arith.cmpi eq, %hasBias, %c5 : index
      %2295 = arith.addi %2282, %2293 : index
      %2296 = memref.load %22[%2295] : memref<?xf32>
      %2297 = arith.muli %0, %c40 : index
      %2298 = arith.addi %2297, %2293 : index
      %2299 = memref.load %bias[%2298] : memref<?xf32>
      %2300 = arith.addf %2296, %2299 : f32
      %2301 = arith.select %2294, %2300, %2296 : f32
      %2302 = arith.addi %2283, %c8 : index
      %2303 = arith.cmpi slt, %2302, %c42 : index
      %2304 = arith.minsi %2302, %c43 : index
      %2305 = arith.cmpi eq, %hasBias, %c5 : index
      %2306 = arith.addi %2282, %2304 : index
      %2307 = memref.load %22[%2306] : memref<?xf32>
      %2308 = arith.muli %0, %c40 : index
      %2309 = arith.addi %2308, %2304 : index
      %2310 = memref.load %bias[%2309] : memref<?xf32>
      %2311 = arith.addf %2307, %2310 : f32
      %2312 = arith.select %2305, %2311, %2307 : f32
      %2313 = arith.addi %2304, %c42 : index
      %2314 = arith.cmpi eq, %hasBias, %c5 : index
      %2315 = arith.addi %2282, %2313 : index
      %2316 = memref.load %22[%2315] : memref<?xf32>
      %2317 = arith.muli %0, %c40 : index
      %2318 = arith.addi %2317, %2313 : index
      %2319 = memref.load %bias[%2318] : memref<?xf32>
      %2320 = arith.addf %2316, %2319 : f32
      %2321 = arith.select %2314, %2320, %2316 : f32
      %2322 = arith.addi %heads, %kvHeads : index
      %2323 = arith.cmpi slt, %0, %2322 : index
      scf.if %2323 {
        %2324 = arith.addi %positionsAt, %2281 : index
        %2325 = memref.load %step[%2324] : memref<?xi32>
        %2326 = arith.index_cast %2325 : i32 to index
        %2327 = arith.cmpi eq, %hasNorm, %c5 : index
        %2328 = math.fma %2292, %2292, %c46 : f32
        %2329 = math.fma %2301, %2301, %2328 : f32
        %2330 = math.fma %2312, %2312, %2329 : f32
        %2331 = arith.select %2303, %2330, %2329 : f32
        %2332 = math.fma %2321, %2321, %2331 : f32
        %2333 = arith.select %2303, %2332, %2331 : f32
        %2334 = vector.broadcast %2333 : f32 to vector<1xf32>
        %2335 = wave.reduce "add" %2334 : vector<1xf32>
        %2336 = arith.mulf %2335, %inverseHeadDim : f32
        %2337 = arith.addf %2336, %epsilon : f32
        %2338 = math.sqrt %2337 : f32
        %2339 = arith.divf %c48, %2338 : f32
        %2340 = arith.cmpi slt, %0, %heads : index
        %2341 = arith.addi %2284, %c42 : index
        %2342 = memref.load %query_norm[%2284] : memref<?xf32>
        %2343 = memref.load %key_norm[%2284] : memref<?xf32>
        %2344 = arith.select %2340, %2342, %2343 : f32
        %2345 = arith.mulf %2292, %2339 : f32
        %2346 = arith.mulf %2345, %2344 : f32
        %2347 = arith.select %2327, %2346, %2292 : f32
        %2348 = memref.load %query_norm[%2341] : memref<?xf32>
        %2349 = memref.load %key_norm[%2341] : memref<?xf32>
        %2350 = arith.select %2340, %2348, %2349 : f32
        %2351 = arith.mulf %2301, %2339 : f32
        %2352 = arith.mulf %2351, %2350 : f32
        %2353 = arith.select %2327, %2352, %2301 : f32
        %2354 = arith.addi %2304, %c42 : index
        %2355 = memref.load %query_norm[%2304] : memref<?xf32>
        %2356 = memref.load %key_norm[%2304] : memref<?xf32>
        %2357 = arith.select %2340, %2355, %2356 : f32
        %2358 = arith.mulf %2312, %2339 : f32
        %2359 = arith.mulf %2358, %2357 : f32
        %2360 = arith.select %2327, %2359, %2312 : f32
        %2361 = memref.load %query_norm[%2354] : memref<?xf32>
        %2362 = memref.load %key_norm[%2354] : memref<?xf32>
        %2363 = arith.select %2340, %2361, %2362 : f32
        %2364 = arith.mulf %2321, %2339 : f32
        %2365 = arith.mulf %2364, %2363 : f32
        %2366 = arith.select %2327, %2365, %2321 : f32
        %2367 = arith.remui %2326, %c7 : index
        %2368 = arith.muli %2367, %c40 : index
        %2369 = arith.addi %2368, %2284 : index
        %2370 = arith.divui %2326, %c7 : index
        %2371 = arith.addi %2370, %c7 : index
        %2372 = arith.muli %2371, %c40 : index
        %2373 = arith.addi %2372, %2284 : index
        %2374 = memref.load %rope[%2369] : memref<?xf32>
        %2375 = arith.addi %2369, %c42 : index
        %2376 = memref.load %rope[%2375] : memref<?xf32>
        %2377 = memref.load %rope[%2373] : memref<?xf32>
        %2378 = arith.addi %2373, %c42 : index
        %2379 = memref.load %rope[%2378] : memref<?xf32>
        %2380 = arith.mulf %2377, %2374 : f32
        %2381 = arith.mulf %2379, %2376 : f32
        %2382 = arith.subf %2380, %2381 : f32
        %2383 = arith.mulf %2379, %2374 : f32
        %2384 = arith.mulf %2377, %2376 : f32
        %2385 = arith.addf %2383, %2384 : f32
        %2386 = arith.mulf %2347, %2382 : f32
        %2387 = arith.mulf %2353, %2385 : f32
        %2388 = arith.subf %2386, %2387 : f32
        %2389 = arith.mulf %2353, %2382 : f32
        %2390 = arith.mulf %2347, %2385 : f32
        %2391 = arith.addf %2389, %2390 : f32
        %2392 = arith.cmpi slt, %0, %heads : index
        scf.if %2392 {
          %2393 = arith.muli %2281, %heads : index
          %2394 = arith.addi %2393, %0 : index
          %2395 = arith.muli %2394, %c40 : index
          %2396 = arith.addi %2395, %2284 : index
          memref.store %2388, %q[%2396] : memref<?xf32>
          %2397 = arith.addi %2396, %c42 : index
          memref.store %2391, %q[%2397] : memref<?xf32>
        } else {
          %2398 = arith.addi %2282, %2284 : index
          memref.store %2388, %22[%2398] : memref<?xf32>
          %2399 = arith.addi %2282, %2284 : index
          %2400 = arith.addi %2399, %c42 : index
          memref.store %2391, %22[%2400] : memref<?xf32>
        }
        %2401 = arith.remui %2326, %c7 : index
        %2402 = arith.muli %2401, %c40 : index
        %2403 = arith.addi %2402, %2304 : index
        %2404 = arith.divui %2326, %c7 : index
        %2405 = arith.addi %2404, %c7 : index
        %2406 = arith.muli %2405, %c40 : index
        %2407 = arith.addi %2406, %2304 : index
        %2408 = memref.load %rope[%2403] : memref<?xf32>
        %2409 = arith.addi %2403, %c42 : index
        %2410 = memref.load %rope[%2409] : memref<?xf32>
        %2411 = memref.load %rope[%2407] : memref<?xf32>
        %2412 = arith.addi %2407, %c42 : index
        %2413 = memref.load %rope[%2412] : memref<?xf32>
        %2414 = arith.mulf %2411, %2408 : f32
        %2415 = arith.mulf %2413, %2410 : f32
        %2416 = arith.subf %2414, %2415 : f32
        %2417 = arith.mulf %2413, %2408 : f32
        %2418 = arith.mulf %2411, %2410 : f32
        %2419 = arith.addf %2417, %2418 : f32
        %2420 = arith.mulf %2360, %2416 : f32
        %2421 = arith.mulf %2366, %2419 : f32
        %2422 = arith.subf %2420, %2421 : f32
        %2423 = arith.mulf %2366, %2416 : f32
        %2424 = arith.mulf %2360, %2419 : f32
        %2425 = arith.addf %2423, %2424 : f32
        scf.if %2303 {
          %2426 = arith.cmpi slt, %0, %heads : index
          scf.if %2426 {
            %2427 = arith.muli %2281, %heads : index
            %2428 = arith.addi %2427, %0 : index
            %2429 = arith.muli %2428, %c40 : index
            %2430 = arith.addi %2429, %2304 : index
            memref.store %2422, %q[%2430] : memref<?xf32>
            %2431 = arith.addi %2430, %c42 : index
            memref.store %2425, %q[%2431] : memref<?xf32>
          } else {
            %2432 = arith.addi %2282, %2304 : index
            memref.store %2422, %22[%2432] : memref<?xf32>
            %2433 = arith.addi %2282, %2304 : index
            %2434 = arith.addi %2433, %c42 : index
            memref.store %2425, %22[%2434] : memref<?xf32>
          }
        }
      } else {
        %2435 = arith.cmpi slt, %0, %heads : index
        scf.if %2435 {
          %2436 = arith.muli %2281, %heads : index
          %2437 = arith.addi %2436, %0 : index
          %2438 = arith.muli %2437, %c40 : index
          %2439 = arith.addi %2438, %2284 : index
          memref.store %2292, %q[%2439] : memref<?xf32>
          %2440 = arith.addi %2439, %c42 : index
          memref.store %2301, %q[%2440] : memref<?xf32>
        } else {
          %2441 = arith.addi %2282, %2284 : index
          memref.store %2292, %22[%2441] : memref<?xf32>
          %2442 = arith.addi %2282, %2284 : index
          %2443 = arith.addi %2442, %c42 : index
          memref.store %2301, %22[%2443] : memref<?xf32>
        }
        scf.if %2303 {
          %2444 = arith.cmpi slt, %0, %heads : index
          scf.if %2444 {
            %2445 = arith.muli %2281, %heads : index
            %2446 = arith.addi %2445, %0 : index
            %2447 = arith.muli %2446, %c40 : index
            %2448 = arith.addi %2447, %2304 : index
            memref.store %2312, %q[%2448] : memref<?xf32>
            %2449 = arith.addi %2448, %c42 : index
            memref.store %2321, %q[%2449] : memref<?xf32>
          } else {
            %2450 = arith.addi %2282, %2304 : index
            memref.store %2312, %22[%2450] : memref<?xf32>
            %2451 = arith.addi %2282, %2304 : index
            %2452 = arith.addi %2451, %c42 : index
            memref.store %2321, %22[%2452] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %2453 = arith.cmpi sge, %0, %heads : index
    scf.if %2453 {
      %2454 = arith.addi %2098, %c11 : index
      %2455 = arith.addi %2097, %2454 : index
      %2456 = arith.cmpi slt, %2455, %24 : index
      %2457 = arith.cmpi slt, %2454, %c4 : index
      %2458 = arith.andi %2456, %2457 : i1
      scf.if %2458 {
        %2459 = arith.addi %2097, %2454 : index
        %2460 = arith.addi %slotsAt, %2459 : index
        %2461 = memref.load %step[%2460] : memref<?xi32>
        %2462 = arith.index_cast %2461 : i32 to index
        %2463 = arith.cmpi sge, %2462, %c11 : index
        scf.if %2463 {
          %2464 = arith.muli %2454, %c40 : index
          %2465 = arith.subi %0, %heads : index
          %2466 = memref.load %scales[%2465] : memref<?xf32>
          %2467 = vector.broadcast %2466 : f32 to vector<4xf32>
          %2468 = arith.divui %2462, %c4 : index
          %2469 = arith.remui %2462, %c4 : index
          %2470 = arith.muli %2468, %pageBytes : index
          %2471 = arith.cmpi eq, %codec, %c11 : index
          scf.if %2471 {
            %2472 = wave.lane
            %2473 = arith.muli %2472, %c37 : index
            scf.for %2474 = %2473 to %c40 step %c10 {
              %2475 = arith.addi %2464, %2474 : index
              %2476 = vector.load %22[%2475] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2477 = arith.mulf %2476, %2467 : vector<4xf32>
              %2478 = arith.minimumf %2477, %c54 : vector<4xf32>
              %2479 = arith.maximumf %2478, %c55 : vector<4xf32>
              %2480 = arith.truncf %2479 : vector<4xf32> to vector<4xf16>
              %2481 = vector.bitcast %2480 : vector<4xf16> to vector<8xi8>
              %2482 = arith.cmpi slt, %2465, %kvHeads : index
              scf.if %2482 {
                %2483 = arith.muli %2465, %c56 : index
                %2484 = arith.addi %2470, %2483 : index
                %2485 = arith.divui %2474, %c4 : index
                %2486 = arith.muli %2485, %c57 : index
                %2487 = arith.remui %2474, %c4 : index
                %2488 = arith.divui %2487, %c16 : index
                %2489 = arith.muli %2488, %c7 : index
                %2490 = arith.muli %2469, %c4 : index
                %2491 = arith.addi %2489, %2490 : index
                %2492 = arith.remui %2487, %c16 : index
                %2493 = arith.muli %2492, %c6 : index
                %2494 = arith.addi %2491, %2493 : index
                %2495 = arith.addi %2486, %2494 : index
                %2496 = arith.addi %2484, %2495 : index
                vector.store %2481, %kv[%2496] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2497 = arith.subi %2465, %kvHeads : index
                %2498 = arith.muli %2497, %c56 : index
                %2499 = arith.addi %2470, %2498 : index
                %2500 = arith.addi %2474, %c11 : index
                %2501 = arith.divui %2500, %c4 : index
                %2502 = arith.muli %2501, %c57 : index
                %2503 = arith.addi %2502, %c12 : index
                %2504 = arith.remui %2500, %c4 : index
                %2505 = arith.divui %2469, %c6 : index
                %2506 = arith.remui %2469, %c6 : index
                %2507 = arith.muli %2506, %c16 : index
                %2508 = arith.addi %2505, %2507 : index
                %2509 = arith.divui %2508, %c16 : index
                %2510 = arith.muli %2509, %c7 : index
                %2511 = arith.muli %2504, %c4 : index
                %2512 = arith.addi %2510, %2511 : index
                %2513 = arith.remui %2508, %c16 : index
                %2514 = arith.muli %2513, %c6 : index
                %2515 = arith.addi %2512, %2514 : index
                %2516 = arith.addi %2503, %2515 : index
                %2517 = arith.addi %2499, %2516 : index
                %2518 = vector.shuffle %2481, %2481 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2518, %kv[%2517] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2519 = arith.addi %2474, %c5 : index
                %2520 = arith.divui %2519, %c4 : index
                %2521 = arith.muli %2520, %c57 : index
                %2522 = arith.addi %2521, %c12 : index
                %2523 = arith.remui %2519, %c4 : index
                %2524 = arith.divui %2469, %c6 : index
                %2525 = arith.remui %2469, %c6 : index
                %2526 = arith.muli %2525, %c16 : index
                %2527 = arith.addi %2524, %2526 : index
                %2528 = arith.divui %2527, %c16 : index
                %2529 = arith.muli %2528, %c7 : index
                %2530 = arith.muli %2523, %c4 : index
                %2531 = arith.addi %2529, %2530 : index
                %2532 = arith.remui %2527, %c16 : index
                %2533 = arith.muli %2532, %c6 : index
                %2534 = arith.addi %2531, %2533 : index
                %2535 = arith.addi %2522, %2534 : index
                %2536 = arith.addi %2499, %2535 : index
                %2537 = vector.shuffle %2481, %2481 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2537, %kv[%2536] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2538 = arith.addi %2474, %c6 : index
                %2539 = arith.divui %2538, %c4 : index
                %2540 = arith.muli %2539, %c57 : index
                %2541 = arith.addi %2540, %c12 : index
                %2542 = arith.remui %2538, %c4 : index
                %2543 = arith.divui %2469, %c6 : index
                %2544 = arith.remui %2469, %c6 : index
                %2545 = arith.muli %2544, %c16 : index
                %2546 = arith.addi %2543, %2545 : index
                %2547 = arith.divui %2546, %c16 : index
                %2548 = arith.muli %2547, %c7 : index
                %2549 = arith.muli %2542, %c4 : index
                %2550 = arith.addi %2548, %2549 : index
                %2551 = arith.remui %2546, %c16 : index
                %2552 = arith.muli %2551, %c6 : index
                %2553 = arith.addi %2550, %2552 : index
                %2554 = arith.addi %2541, %2553 : index
                %2555 = arith.addi %2499, %2554 : index
                %2556 = vector.shuffle %2481, %2481 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2556, %kv[%2555] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2557 = arith.addi %2474, %c32 : index
                %2558 = arith.divui %2557, %c4 : index
                %2559 = arith.muli %2558, %c57 : index
                %2560 = arith.addi %2559, %c12 : index
                %2561 = arith.remui %2557, %c4 : index
                %2562 = arith.divui %2469, %c6 : index
                %2563 = arith.remui %2469, %c6 : index
                %2564 = arith.muli %2563, %c16 : index
                %2565 = arith.addi %2562, %2564 : index
                %2566 = arith.divui %2565, %c16 : index
                %2567 = arith.muli %2566, %c7 : index
                %2568 = arith.muli %2561, %c4 : index
                %2569 = arith.addi %2567, %2568 : index
                %2570 = arith.remui %2565, %c16 : index
                %2571 = arith.muli %2570, %c6 : index
                %2572 = arith.addi %2569, %2571 : index
                %2573 = arith.addi %2560, %2572 : index
                %2574 = arith.addi %2499, %2573 : index
                %2575 = vector.shuffle %2481, %2481 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2575, %kv[%2574] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2576 = arith.cmpi eq, %codec, %c5 : index
          scf.if %2576 {
            %2577 = wave.lane
            %2578 = arith.muli %2577, %c37 : index
            scf.for %2579 = %2578 to %c40 step %c10 {
              %2580 = arith.addi %2464, %2579 : index
              %2581 = vector.load %22[%2580] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2582 = arith.mulf %2581, %2467 : vector<4xf32>
              %2583 = wave.fp8_encode "e4m3" %2582 : vector<4xf32> -> vector<4xi8>
              %2584 = arith.cmpi slt, %2465, %kvHeads : index
              scf.if %2584 {
                %2585 = arith.muli %2465, %c12 : index
                %2586 = arith.addi %2470, %2585 : index
                %2587 = vector.shuffle %2583, %2583 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2588 = arith.divui %2579, %c4 : index
                %2589 = arith.muli %2588, %c7 : index
                %2590 = arith.remui %2579, %c4 : index
                %2591 = arith.muli %2469, %c4 : index
                %2592 = arith.divui %2590, %c37 : index
                %2593 = arith.muli %2592, %c37 : index
                %2594 = arith.remui %2590, %c6 : index
                %2595 = arith.muli %2594, %c6 : index
                %2596 = arith.addi %2593, %2595 : index
                %2597 = arith.divui %2590, %c6 : index
                %2598 = arith.remui %2597, %c6 : index
                %2599 = arith.addi %2596, %2598 : index
                %2600 = arith.addi %2591, %2599 : index
                %2601 = arith.addi %2589, %2600 : index
                %2602 = arith.addi %2586, %2601 : index
                vector.store %2587, %kv[%2602] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2603 = arith.subi %2465, %kvHeads : index
                %2604 = arith.muli %2603, %c12 : index
                %2605 = arith.addi %2470, %2604 : index
                %2606 = arith.addi %2579, %c11 : index
                %2607 = arith.divui %2606, %c4 : index
                %2608 = arith.muli %2607, %c7 : index
                %2609 = arith.addi %2608, %c13 : index
                %2610 = arith.remui %2606, %c4 : index
                %2611 = arith.divui %2469, %c6 : index
                %2612 = arith.remui %2469, %c6 : index
                %2613 = arith.muli %2612, %c16 : index
                %2614 = arith.addi %2611, %2613 : index
                %2615 = arith.muli %2610, %c4 : index
                %2616 = arith.divui %2614, %c37 : index
                %2617 = arith.muli %2616, %c37 : index
                %2618 = arith.remui %2614, %c6 : index
                %2619 = arith.muli %2618, %c6 : index
                %2620 = arith.addi %2617, %2619 : index
                %2621 = arith.divui %2614, %c6 : index
                %2622 = arith.remui %2621, %c6 : index
                %2623 = arith.addi %2620, %2622 : index
                %2624 = arith.addi %2615, %2623 : index
                %2625 = arith.addi %2609, %2624 : index
                %2626 = arith.addi %2605, %2625 : index
                %2627 = vector.shuffle %2583, %2583 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2627, %kv[%2626] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2628 = arith.addi %2579, %c5 : index
                %2629 = arith.divui %2628, %c4 : index
                %2630 = arith.muli %2629, %c7 : index
                %2631 = arith.addi %2630, %c13 : index
                %2632 = arith.remui %2628, %c4 : index
                %2633 = arith.divui %2469, %c6 : index
                %2634 = arith.remui %2469, %c6 : index
                %2635 = arith.muli %2634, %c16 : index
                %2636 = arith.addi %2633, %2635 : index
                %2637 = arith.muli %2632, %c4 : index
                %2638 = arith.divui %2636, %c37 : index
                %2639 = arith.muli %2638, %c37 : index
                %2640 = arith.remui %2636, %c6 : index
                %2641 = arith.muli %2640, %c6 : index
                %2642 = arith.addi %2639, %2641 : index
                %2643 = arith.divui %2636, %c6 : index
                %2644 = arith.remui %2643, %c6 : index
                %2645 = arith.addi %2642, %2644 : index
                %2646 = arith.addi %2637, %2645 : index
                %2647 = arith.addi %2631, %2646 : index
                %2648 = arith.addi %2605, %2647 : index
                %2649 = vector.shuffle %2583, %2583 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2649, %kv[%2648] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2650 = arith.addi %2579, %c6 : index
                %2651 = arith.divui %2650, %c4 : index
                %2652 = arith.muli %2651, %c7 : index
                %2653 = arith.addi %2652, %c13 : index
                %2654 = arith.remui %2650, %c4 : index
                %2655 = arith.divui %2469, %c6 : index
                %2656 = arith.remui %2469, %c6 : index
                %2657 = arith.muli %2656, %c16 : index
                %2658 = arith.addi %2655, %2657 : index
                %2659 = arith.muli %2654, %c4 : index
                %2660 = arith.divui %2658, %c37 : index
                %2661 = arith.muli %2660, %c37 : index
                %2662 = arith.remui %2658, %c6 : index
                %2663 = arith.muli %2662, %c6 : index
                %2664 = arith.addi %2661, %2663 : index
                %2665 = arith.divui %2658, %c6 : index
                %2666 = arith.remui %2665, %c6 : index
                %2667 = arith.addi %2664, %2666 : index
                %2668 = arith.addi %2659, %2667 : index
                %2669 = arith.addi %2653, %2668 : index
                %2670 = arith.addi %2605, %2669 : index
                %2671 = vector.shuffle %2583, %2583 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2671, %kv[%2670] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2672 = arith.addi %2579, %c32 : index
                %2673 = arith.divui %2672, %c4 : index
                %2674 = arith.muli %2673, %c7 : index
                %2675 = arith.addi %2674, %c13 : index
                %2676 = arith.remui %2672, %c4 : index
                %2677 = arith.divui %2469, %c6 : index
                %2678 = arith.remui %2469, %c6 : index
                %2679 = arith.muli %2678, %c16 : index
                %2680 = arith.addi %2677, %2679 : index
                %2681 = arith.muli %2676, %c4 : index
                %2682 = arith.divui %2680, %c37 : index
                %2683 = arith.muli %2682, %c37 : index
                %2684 = arith.remui %2680, %c6 : index
                %2685 = arith.muli %2684, %c6 : index
                %2686 = arith.addi %2683, %2685 : index
                %2687 = arith.divui %2680, %c6 : index
                %2688 = arith.remui %2687, %c6 : index
                %2689 = arith.addi %2686, %2688 : index
                %2690 = arith.addi %2681, %2689 : index
                %2691 = arith.addi %2675, %2690 : index
                %2692 = arith.addi %2605, %2691 : index
                %2693 = vector.shuffle %2583, %2583 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2693, %kv[%2692] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2694 = arith.cmpi eq, %codec, %c6 : index
          scf.if %2694 {
            %2695 = wave.lane
            %2696 = arith.muli %2695, %c37 : index
            scf.for %2697 = %2696 to %c40 step %c10 {
              %2698 = arith.addi %2464, %2697 : index
              %2699 = vector.load %22[%2698] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2700 = arith.mulf %2699, %2467 : vector<4xf32>
              %2701 = wave.fp8_encode "e5m2" %2700 : vector<4xf32> -> vector<4xi8>
              %2702 = arith.cmpi slt, %2465, %kvHeads : index
              scf.if %2702 {
                %2703 = arith.muli %2465, %c12 : index
                %2704 = arith.addi %2470, %2703 : index
                %2705 = vector.shuffle %2701, %2701 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2706 = arith.divui %2697, %c4 : index
                %2707 = arith.muli %2706, %c7 : index
                %2708 = arith.remui %2697, %c4 : index
                %2709 = arith.muli %2469, %c4 : index
                %2710 = arith.divui %2708, %c37 : index
                %2711 = arith.muli %2710, %c37 : index
                %2712 = arith.remui %2708, %c6 : index
                %2713 = arith.muli %2712, %c6 : index
                %2714 = arith.addi %2711, %2713 : index
                %2715 = arith.divui %2708, %c6 : index
                %2716 = arith.remui %2715, %c6 : index
                %2717 = arith.addi %2714, %2716 : index
                %2718 = arith.addi %2709, %2717 : index
                %2719 = arith.addi %2707, %2718 : index
                %2720 = arith.addi %2704, %2719 : index
                vector.store %2705, %kv[%2720] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2721 = arith.subi %2465, %kvHeads : index
                %2722 = arith.muli %2721, %c12 : index
                %2723 = arith.addi %2470, %2722 : index
                %2724 = arith.addi %2697, %c11 : index
                %2725 = arith.divui %2724, %c4 : index
                %2726 = arith.muli %2725, %c7 : index
                %2727 = arith.addi %2726, %c13 : index
                %2728 = arith.remui %2724, %c4 : index
                %2729 = arith.divui %2469, %c6 : index
                %2730 = arith.remui %2469, %c6 : index
                %2731 = arith.muli %2730, %c16 : index
                %2732 = arith.addi %2729, %2731 : index
                %2733 = arith.muli %2728, %c4 : index
                %2734 = arith.divui %2732, %c37 : index
                %2735 = arith.muli %2734, %c37 : index
                %2736 = arith.remui %2732, %c6 : index
                %2737 = arith.muli %2736, %c6 : index
                %2738 = arith.addi %2735, %2737 : index
                %2739 = arith.divui %2732, %c6 : index
                %2740 = arith.remui %2739, %c6 : index
                %2741 = arith.addi %2738, %2740 : index
                %2742 = arith.addi %2733, %2741 : index
                %2743 = arith.addi %2727, %2742 : index
                %2744 = arith.addi %2723, %2743 : index
                %2745 = vector.shuffle %2701, %2701 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2745, %kv[%2744] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2746 = arith.addi %2697, %c5 : index
                %2747 = arith.divui %2746, %c4 : index
                %2748 = arith.muli %2747, %c7 : index
                %2749 = arith.addi %2748, %c13 : index
                %2750 = arith.remui %2746, %c4 : index
                %2751 = arith.divui %2469, %c6 : index
                %2752 = arith.remui %2469, %c6 : index
                %2753 = arith.muli %2752, %c16 : index
                %2754 = arith.addi %2751, %2753 : index
                %2755 = arith.muli %2750, %c4 : index
                %2756 = arith.divui %2754, %c37 : index
                %2757 = arith.muli %2756, %c37 : index
                %2758 = arith.remui %2754, %c6 : index
                %2759 = arith.muli %2758, %c6 : index
                %2760 = arith.addi %2757, %2759 : index
                %2761 = arith.divui %2754, %c6 : index
                %2762 = arith.remui %2761, %c6 : index
                %2763 = arith.addi %2760, %2762 : index
                %2764 = arith.addi %2755, %2763 : index
                %2765 = arith.addi %2749, %2764 : index
                %2766 = arith.addi %2723, %2765 : index
                %2767 = vector.shuffle %2701, %2701 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2767, %kv[%2766] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2768 = arith.addi %2697, %c6 : index
                %2769 = arith.divui %2768, %c4 : index
                %2770 = arith.muli %2769, %c7 : index
                %2771 = arith.addi %2770, %c13 : index
                %2772 = arith.remui %2768, %c4 : index
                %2773 = arith.divui %2469, %c6 : index
                %2774 = arith.remui %2469, %c6 : index
                %2775 = arith.muli %2774, %c16 : index
                %2776 = arith.addi %2773, %2775 : index
                %2777 = arith.muli %2772, %c4 : index
                %2778 = arith.divui %2776, %c37 : index
                %2779 = arith.muli %2778, %c37 : index
                %2780 = arith.remui %2776, %c6 : index
                %2781 = arith.muli %2780, %c6 : index
                %2782 = arith.addi %2779, %2781 : index
                %2783 = arith.divui %2776, %c6 : index
                %2784 = arith.remui %2783, %c6 : index
                %2785 = arith.addi %2782, %2784 : index
                %2786 = arith.addi %2777, %2785 : index
                %2787 = arith.addi %2771, %2786 : index
                %2788 = arith.addi %2723, %2787 : index
                %2789 = vector.shuffle %2701, %2701 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2789, %kv[%2788] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2790 = arith.addi %2697, %c32 : index
                %2791 = arith.divui %2790, %c4 : index
                %2792 = arith.muli %2791, %c7 : index
                %2793 = arith.addi %2792, %c13 : index
                %2794 = arith.remui %2790, %c4 : index
                %2795 = arith.divui %2469, %c6 : index
                %2796 = arith.remui %2469, %c6 : index
                %2797 = arith.muli %2796, %c16 : index
                %2798 = arith.addi %2795, %2797 : index
                %2799 = arith.muli %2794, %c4 : index
                %2800 = arith.divui %2798, %c37 : index
                %2801 = arith.muli %2800, %c37 : index
                %2802 = arith.remui %2798, %c6 : index
                %2803 = arith.muli %2802, %c6 : index
                %2804 = arith.addi %2801, %2803 : index
                %2805 = arith.divui %2798, %c6 : index
                %2806 = arith.remui %2805, %c6 : index
                %2807 = arith.addi %2804, %2806 : index
                %2808 = arith.addi %2799, %2807 : index
                %2809 = arith.addi %2793, %2808 : index
                %2810 = arith.addi %2723, %2809 : index
                %2811 = vector.shuffle %2701, %2701 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2811, %kv[%2810] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %2812 = arith.addi %2098, %c50 : index
      %2813 = arith.addi %2097, %2812 : index
      %2814 = arith.cmpi slt, %2813, %24 : index
      %2815 = arith.cmpi slt, %2812, %c4 : index
      %2816 = arith.andi %2814, %2815 : i1
      scf.if %2816 {
        %2817 = arith.addi %2097, %2812 : index
        %2818 = arith.addi %slotsAt, %2817 : index
        %2819 = memref.load %step[%2818] : memref<?xi32>
        %2820 = arith.index_cast %2819 : i32 to index
        %2821 = arith.cmpi sge, %2820, %c11 : index
        scf.if %2821 {
          %2822 = arith.muli %2812, %c40 : index
          %2823 = arith.subi %0, %heads : index
          %2824 = memref.load %scales[%2823] : memref<?xf32>
          %2825 = vector.broadcast %2824 : f32 to vector<4xf32>
          %2826 = arith.divui %2820, %c4 : index
          %2827 = arith.remui %2820, %c4 : index
          %2828 = arith.muli %2826, %pageBytes : index
          %2829 = arith.cmpi eq, %codec, %c11 : index
          scf.if %2829 {
            %2830 = wave.lane
            %2831 = arith.muli %2830, %c37 : index
            scf.for %2832 = %2831 to %c40 step %c10 {
              %2833 = arith.addi %2822, %2832 : index
              %2834 = vector.load %22[%2833] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2835 = arith.mulf %2834, %2825 : vector<4xf32>
              %2836 = arith.minimumf %2835, %c54 : vector<4xf32>
              %2837 = arith.maximumf %2836, %c55 : vector<4xf32>
              %2838 = arith.truncf %2837 : vector<4xf32> to vector<4xf16>
              %2839 = vector.bitcast %2838 : vector<4xf16> to vector<8xi8>
              %2840 = arith.cmpi slt, %2823, %kvHeads : index
              scf.if %2840 {
                %2841 = arith.muli %2823, %c56 : index
                %2842 = arith.addi %2828, %2841 : index
                %2843 = arith.divui %2832, %c4 : index
                %2844 = arith.muli %2843, %c57 : index
                %2845 = arith.remui %2832, %c4 : index
                %2846 = arith.divui %2845, %c16 : index
                %2847 = arith.muli %2846, %c7 : index
                %2848 = arith.muli %2827, %c4 : index
                %2849 = arith.addi %2847, %2848 : index
                %2850 = arith.remui %2845, %c16 : index
                %2851 = arith.muli %2850, %c6 : index
                %2852 = arith.addi %2849, %2851 : index
                %2853 = arith.addi %2844, %2852 : index
                %2854 = arith.addi %2842, %2853 : index
                vector.store %2839, %kv[%2854] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2855 = arith.subi %2823, %kvHeads : index
                %2856 = arith.muli %2855, %c56 : index
                %2857 = arith.addi %2828, %2856 : index
                %2858 = arith.addi %2832, %c11 : index
                %2859 = arith.divui %2858, %c4 : index
                %2860 = arith.muli %2859, %c57 : index
                %2861 = arith.addi %2860, %c12 : index
                %2862 = arith.remui %2858, %c4 : index
                %2863 = arith.divui %2827, %c6 : index
                %2864 = arith.remui %2827, %c6 : index
                %2865 = arith.muli %2864, %c16 : index
                %2866 = arith.addi %2863, %2865 : index
                %2867 = arith.divui %2866, %c16 : index
                %2868 = arith.muli %2867, %c7 : index
                %2869 = arith.muli %2862, %c4 : index
                %2870 = arith.addi %2868, %2869 : index
                %2871 = arith.remui %2866, %c16 : index
                %2872 = arith.muli %2871, %c6 : index
                %2873 = arith.addi %2870, %2872 : index
                %2874 = arith.addi %2861, %2873 : index
                %2875 = arith.addi %2857, %2874 : index
                %2876 = vector.shuffle %2839, %2839 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2876, %kv[%2875] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2877 = arith.addi %2832, %c5 : index
                %2878 = arith.divui %2877, %c4 : index
                %2879 = arith.muli %2878, %c57 : index
                %2880 = arith.addi %2879, %c12 : index
                %2881 = arith.remui %2877, %c4 : index
                %2882 = arith.divui %2827, %c6 : index
                %2883 = arith.remui %2827, %c6 : index
                %2884 = arith.muli %2883, %c16 : index
                %2885 = arith.addi %2882, %2884 : index
                %2886 = arith.divui %2885, %c16 : index
                %2887 = arith.muli %2886, %c7 : index
                %2888 = arith.muli %2881, %c4 : index
                %2889 = arith.addi %2887, %2888 : index
                %2890 = arith.remui %2885, %c16 : index
                %2891 = arith.muli %2890, %c6 : index
                %2892 = arith.addi %2889, %2891 : index
                %2893 = arith.addi %2880, %2892 : index
                %2894 = arith.addi %2857, %2893 : index
                %2895 = vector.shuffle %2839, %2839 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2895, %kv[%2894] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2896 = arith.addi %2832, %c6 : index
                %2897 = arith.divui %2896, %c4 : index
                %2898 = arith.muli %2897, %c57 : index
                %2899 = arith.addi %2898, %c12 : index
                %2900 = arith.remui %2896, %c4 : index
                %2901 = arith.divui %2827, %c6 : index
                %2902 = arith.remui %2827, %c6 : index
                %2903 = arith.muli %2902, %c16 : index
                %2904 = arith.addi %2901, %2903 : index
                %2905 = arith.divui %2904, %c16 : index
                %2906 = arith.muli %2905, %c7 : index
                %2907 = arith.muli %2900, %c4 : index
                %2908 = arith.addi %2906, %2907 : index
                %2909 = arith.remui %2904, %c16 : index
                %2910 = arith.muli %2909, %c6 : index
                %2911 = arith.addi %2908, %2910 : index
                %2912 = arith.addi %2899, %2911 : index
                %2913 = arith.addi %2857, %2912 : index
                %2914 = vector.shuffle %2839, %2839 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2914, %kv[%2913] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2915 = arith.addi %2832, %c32 : index
                %2916 = arith.divui %2915, %c4 : index
                %2917 = arith.muli %2916, %c57 : index
                %2918 = arith.addi %2917, %c12 : index
                %2919 = arith.remui %2915, %c4 : index
                %2920 = arith.divui %2827, %c6 : index
                %2921 = arith.remui %2827, %c6 : index
                %2922 = arith.muli %2921, %c16 : index
                %2923 = arith.addi %2920, %2922 : index
                %2924 = arith.divui %2923, %c16 : index
                %2925 = arith.muli %2924, %c7 : index
                %2926 = arith.muli %2919, %c4 : index
                %2927 = arith.addi %2925, %2926 : index
                %2928 = arith.remui %2923, %c16 : index
                %2929 = arith.muli %2928, %c6 : index
                %2930 = arith.addi %2927, %2929 : index
                %2931 = arith.addi %2918, %2930 : index
                %2932 = arith.addi %2857, %2931 : index
                %2933 = vector.shuffle %2839, %2839 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2933, %kv[%2932] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2934 = arith.cmpi eq, %codec, %c5 : index
          scf.if %2934 {
            %2935 = wave.lane
            %2936 = arith.muli %2935, %c37 : index
            scf.for %2937 = %2936 to %c40 step %c10 {
              %2938 = arith.addi %2822, %2937 : index
              %2939 = vector.load %22[%2938] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2940 = arith.mulf %2939, %2825 : vector<4xf32>
              %2941 = wave.fp8_encode "e4m3" %2940 : vector<4xf32> -> vector<4xi8>
              %2942 = arith.cmpi slt, %2823, %kvHeads : index
              scf.if %2942 {
                %2943 = arith.muli %2823, %c12 : index
                %2944 = arith.addi %2828, %2943 : index
                %2945 = vector.shuffle %2941, %2941 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2946 = arith.divui %2937, %c4 : index
                %2947 = arith.muli %2946, %c7 : index
                %2948 = arith.remui %2937, %c4 : index
                %2949 = arith.muli %2827, %c4 : index
                %2950 = arith.divui %2948, %c37 : index
                %2951 = arith.muli %2950, %c37 : index
                %2952 = arith.remui %2948, %c6 : index
                %2953 = arith.muli %2952, %c6 : index
                %2954 = arith.addi %2951, %2953 : index
                %2955 = arith.divui %2948, %c6 : index
                %2956 = arith.remui %2955, %c6 : index
                %2957 = arith.addi %2954, %2956 : index
                %2958 = arith.addi %2949, %2957 : index
                %2959 = arith.addi %2947, %2958 : index
                %2960 = arith.addi %2944, %2959 : index
                vector.store %2945, %kv[%2960] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2961 = arith.subi %2823, %kvHeads : index
                %2962 = arith.muli %2961, %c12 : index
                %2963 = arith.addi %2828, %2962 : index
                %2964 = arith.addi %2937, %c11 : index
                %2965 = arith.divui %2964, %c4 : index
                %2966 = arith.muli %2965, %c7 : index
                %2967 = arith.addi %2966, %c13 : index
                %2968 = arith.remui %2964, %c4 : index
                %2969 = arith.divui %2827, %c6 : index
                %2970 = arith.remui %2827, %c6 : index
                %2971 = arith.muli %2970, %c16 : index
                %2972 = arith.addi %2969, %2971 : index
                %2973 = arith.muli %2968, %c4 : index
                %2974 = arith.divui %2972, %c37 : index
                %2975 = arith.muli %2974, %c37 : index
                %2976 = arith.remui %2972, %c6 : index
                %2977 = arith.muli %2976, %c6 : index
                %2978 = arith.addi %2975, %2977 : index
                %2979 = arith.divui %2972, %c6 : index
                %2980 = arith.remui %2979, %c6 : index
                %2981 = arith.addi %2978, %2980 : index
                %2982 = arith.addi %2973, %2981 : index
                %2983 = arith.addi %2967, %2982 : index
                %2984 = arith.addi %2963, %2983 : index
                %2985 = vector.shuffle %2941, %2941 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2985, %kv[%2984] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2986 = arith.addi %2937, %c5 : index
                %2987 = arith.divui %2986, %c4 : index
                %2988 = arith.muli %2987, %c7 : index
                %2989 = arith.addi %2988, %c13 : index
                %2990 = arith.remui %2986, %c4 : index
                %2991 = arith.divui %2827, %c6 : index
                %2992 = arith.remui %2827, %c6 : index
                %2993 = arith.muli %2992, %c16 : index
                %2994 = arith.addi %2991, %2993 : index
                %2995 = arith.muli %2990, %c4 : index
                %2996 = arith.divui %2994, %c37 : index
                %2997 = arith.muli %2996, %c37 : index
                %2998 = arith.remui %2994, %c6 : index
                %2999 = arith.muli %2998, %c6 : index
                %3000 = arith.addi %2997, %2999 : index
                %3001 = arith.divui %2994, %c6 : index
                %3002 = arith.remui %3001, %c6 : index
                %3003 = arith.addi %3000, %3002 : index
                %3004 = arith.addi %2995, %3003 : index
                %3005 = arith.addi %2989, %3004 : index
                %3006 = arith.addi %2963, %3005 : index
                %3007 = vector.shuffle %2941, %2941 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3007, %kv[%3006] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3008 = arith.addi %2937, %c6 : index
                %3009 = arith.divui %3008, %c4 : index
                %3010 = arith.muli %3009, %c7 : index
                %3011 = arith.addi %3010, %c13 : index
                %3012 = arith.remui %3008, %c4 : index
                %3013 = arith.divui %2827, %c6 : index
                %3014 = arith.remui %2827, %c6 : index
                %3015 = arith.muli %3014, %c16 : index
                %3016 = arith.addi %3013, %3015 : index
                %3017 = arith.muli %3012, %c4 : index
                %3018 = arith.divui %3016, %c37 : index
                %3019 = arith.muli %3018, %c37 : index
                %3020 = arith.remui %3016, %c6 : index
                %3021 = arith.muli %3020, %c6 : index
                %3022 = arith.addi %3019, %3021 : index
                %3023 = arith.divui %3016, %c6 : index
                %3024 = arith.remui %3023, %c6 : index
                %3025 = arith.addi %3022, %3024 : index
                %3026 = arith.addi %3017, %3025 : index
                %3027 = arith.addi %3011, %3026 : index
                %3028 = arith.addi %2963, %3027 : index
                %3029 = vector.shuffle %2941, %2941 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3029, %kv[%3028] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3030 = arith.addi %2937, %c32 : index
                %3031 = arith.divui %3030, %c4 : index
                %3032 = arith.muli %3031, %c7 : index
                %3033 = arith.addi %3032, %c13 : index
                %3034 = arith.remui %3030, %c4 : index
                %3035 = arith.divui %2827, %c6 : index
                %3036 = arith.remui %2827, %c6 : index
                %3037 = arith.muli %3036, %c16 : index
                %3038 = arith.addi %3035, %3037 : index
                %3039 = arith.muli %3034, %c4 : index
                %3040 = arith.divui %3038, %c37 : index
                %3041 = arith.muli %3040, %c37 : index
                %3042 = arith.remui %3038, %c6 : index
                %3043 = arith.muli %3042, %c6 : index
                %3044 = arith.addi %3041, %3043 : index
                %3045 = arith.divui %3038, %c6 : index
                %3046 = arith.remui %3045, %c6 : index
                %3047 = arith.addi %3044, %3046 : index
                %3048 = arith.addi %3039, %3047 : index
                %3049 = arith.addi %3033, %3048 : index
                %3050 = arith.addi %2963, %3049 : index
                %3051 = vector.shuffle %2941, %2941 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3051, %kv[%3050] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3052 = arith.cmpi eq, %codec, %c6 : index
          scf.if %3052 {
            %3053 = wave.lane
            %3054 = arith.muli %3053, %c37 : index
            scf.for %3055 = %3054 to %c40 step %c10 {
              %3056 = arith.addi %2822, %3055 : index
              %3057 = vector.load %22[%3056] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3058 = arith.mulf %3057, %2825 : vector<4xf32>
              %3059 = wave.fp8_encode "e5m2" %3058 : vector<4xf32> -> vector<4xi8>
              %3060 = arith.cmpi slt, %2823, %kvHeads : index
              scf.if %3060 {
                %3061 = arith.muli %2823, %c12 : index
                %3062 = arith.addi %2828, %3061 : index
                %3063 = vector.shuffle %3059, %3059 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3064 = arith.divui %3055, %c4 : index
                %3065 = arith.muli %3064, %c7 : index
                %3066 = arith.remui %3055, %c4 : index
                %3067 = arith.muli %2827, %c4 : index
                %3068 = arith.divui %3066, %c37 : index
                %3069 = arith.muli %3068, %c37 : index
                %3070 = arith.remui %3066, %c6 : index
                %3071 = arith.muli %3070, %c6 : index
                %3072 = arith.addi %3069, %3071 : index
                %3073 = arith.divui %3066, %c6 : index
                %3074 = arith.remui %3073, %c6 : index
                %3075 = arith.addi %3072, %3074 : index
                %3076 = arith.addi %3067, %3075 : index
                %3077 = arith.addi %3065, %3076 : index
                %3078 = arith.addi %3062, %3077 : index
                vector.store %3063, %kv[%3078] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3079 = arith.subi %2823, %kvHeads : index
                %3080 = arith.muli %3079, %c12 : index
                %3081 = arith.addi %2828, %3080 : index
                %3082 = arith.addi %3055, %c11 : index
                %3083 = arith.divui %3082, %c4 : index
                %3084 = arith.muli %3083, %c7 : index
                %3085 = arith.addi %3084, %c13 : index
                %3086 = arith.remui %3082, %c4 : index
                %3087 = arith.divui %2827, %c6 : index
                %3088 = arith.remui %2827, %c6 : index
                %3089 = arith.muli %3088, %c16 : index
                %3090 = arith.addi %3087, %3089 : index
                %3091 = arith.muli %3086, %c4 : index
                %3092 = arith.divui %3090, %c37 : index
                %3093 = arith.muli %3092, %c37 : index
                %3094 = arith.remui %3090, %c6 : index
                %3095 = arith.muli %3094, %c6 : index
                %3096 = arith.addi %3093, %3095 : index
                %3097 = arith.divui %3090, %c6 : index
                %3098 = arith.remui %3097, %c6 : index
                %3099 = arith.addi %3096, %3098 : index
                %3100 = arith.addi %3091, %3099 : index
                %3101 = arith.addi %3085, %3100 : index
                %3102 = arith.addi %3081, %3101 : index
                %3103 = vector.shuffle %3059, %3059 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3103, %kv[%3102] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3104 = arith.addi %3055, %c5 : index
                %3105 = arith.divui %3104, %c4 : index
                %3106 = arith.muli %3105, %c7 : index
                %3107 = arith.addi %3106, %c13 : index
                %3108 = arith.remui %3104, %c4 : index
                %3109 = arith.divui %2827, %c6 : index
                %3110 = arith.remui %2827, %c6 : index
                %3111 = arith.muli %3110, %c16 : index
                %3112 = arith.addi %3109, %3111 : index
                %3113 = arith.muli %3108, %c4 : index
                %3114 = arith.divui %3112, %c37 : index
                %3115 = arith.muli %3114, %c37 : index
                %3116 = arith.remui %3112, %c6 : index
                %3117 = arith.muli %3116, %c6 : index
                %3118 = arith.addi %3115, %3117 : index
                %3119 = arith.divui %3112, %c6 : index
                %3120 = arith.remui %3119, %c6 : index
                %3121 = arith.addi %3118, %3120 : index
                %3122 = arith.addi %3113, %3121 : index
                %3123 = arith.addi %3107, %3122 : index
                %3124 = arith.addi %3081, %3123 : index
                %3125 = vector.shuffle %3059, %3059 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3125, %kv[%3124] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3126 = arith.addi %3055, %c6 : index
                %3127 = arith.divui %3126, %c4 : index
                %3128 = arith.muli %3127, %c7 : index
                %3129 = arith.addi %3128, %c13 : index
                %3130 = arith.remui %3126, %c4 : index
                %3131 = arith.divui %2827, %c6 : index
                %3132 = arith.remui %2827, %c6 : index
                %3133 = arith.muli %3132, %c16 : index
                %3134 = arith.addi %3131, %3133 : index
                %3135 = arith.muli %3130, %c4 : index
                %3136 = arith.divui %3134, %c37 : index
                %3137 = arith.muli %3136, %c37 : index
                %3138 = arith.remui %3134, %c6 : index
                %3139 = arith.muli %3138, %c6 : index
                %3140 = arith.addi %3137, %3139 : index
                %3141 = arith.divui %3134, %c6 : index
                %3142 = arith.remui %3141, %c6 : index
                %3143 = arith.addi %3140, %3142 : index
                %3144 = arith.addi %3135, %3143 : index
                %3145 = arith.addi %3129, %3144 : index
                %3146 = arith.addi %3081, %3145 : index
                %3147 = vector.shuffle %3059, %3059 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3147, %kv[%3146] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3148 = arith.addi %3055, %c32 : index
                %3149 = arith.divui %3148, %c4 : index
                %3150 = arith.muli %3149, %c7 : index
                %3151 = arith.addi %3150, %c13 : index
                %3152 = arith.remui %3148, %c4 : index
                %3153 = arith.divui %2827, %c6 : index
                %3154 = arith.remui %2827, %c6 : index
                %3155 = arith.muli %3154, %c16 : index
                %3156 = arith.addi %3153, %3155 : index
                %3157 = arith.muli %3152, %c4 : index
                %3158 = arith.divui %3156, %c37 : index
                %3159 = arith.muli %3158, %c37 : index
                %3160 = arith.remui %3156, %c6 : index
                %3161 = arith.muli %3160, %c6 : index
                %3162 = arith.addi %3159, %3161 : index
                %3163 = arith.divui %3156, %c6 : index
                %3164 = arith.remui %3163, %c6 : index
                %3165 = arith.addi %3162, %3164 : index
                %3166 = arith.addi %3157, %3165 : index
                %3167 = arith.addi %3151, %3166 : index
                %3168 = arith.addi %3081, %3167 : index
                %3169 = vector.shuffle %3059, %3059 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3169, %kv[%3168] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %3170 = arith.addi %25, %c8 : index
    %3171 = wave.lane
    %3172 = arith.muli %3, %c5 : index
    %3173 = arith.muli %3172, %c7 : index
    %3174 = arith.addi %3173, %3171 : index
    %3175 = arith.muli %4, %c13 : index
    %3176 = arith.addi %3175, %3174 : index
    %3177 = arith.addi %3176, %c11 : index
    %3178 = arith.addi %3177, %c11 : index
    %3179 = vector.extract %482#2[0] : f32 from vector<8xf32>
    memref.store %3179, %21[%3178] : memref<?xf32>
    %3180 = arith.muli %4, %c13 : index
    %3181 = arith.addi %3180, %3174 : index
    %3182 = arith.addi %3181, %c11 : index
    %3183 = arith.addi %3182, %c8 : index
    %3184 = vector.extract %482#2[1] : f32 from vector<8xf32>
    memref.store %3184, %21[%3183] : memref<?xf32>
    %3185 = arith.muli %4, %c13 : index
    %3186 = arith.addi %3185, %3174 : index
    %3187 = arith.addi %3186, %c11 : index
    %3188 = arith.addi %3187, %c14 : index
    %3189 = vector.extract %482#2[2] : f32 from vector<8xf32>
    memref.store %3189, %21[%3188] : memref<?xf32>
    %3190 = arith.muli %4, %c13 : index
    %3191 = arith.addi %3190, %3174 : index
    %3192 = arith.addi %3191, %c11 : index
    %3193 = arith.addi %3192, %c33 : index
    %3194 = vector.extract %482#2[3] : f32 from vector<8xf32>
    memref.store %3194, %21[%3193] : memref<?xf32>
    %3195 = arith.muli %4, %c13 : index
    %3196 = arith.addi %3195, %3174 : index
    %3197 = arith.addi %3196, %c11 : index
    %3198 = arith.addi %3197, %c10 : index
    %3199 = vector.extract %482#2[4] : f32 from vector<8xf32>
    memref.store %3199, %21[%3198] : memref<?xf32>
    %3200 = arith.muli %4, %c13 : index
    %3201 = arith.addi %3200, %3174 : index
    %3202 = arith.addi %3201, %c11 : index
    %3203 = arith.addi %3202, %c34 : index
    %3204 = vector.extract %482#2[5] : f32 from vector<8xf32>
    memref.store %3204, %21[%3203] : memref<?xf32>
    %3205 = arith.muli %4, %c13 : index
    %3206 = arith.addi %3205, %3174 : index
    %3207 = arith.addi %3206, %c11 : index
    %3208 = arith.addi %3207, %c35 : index
    %3209 = vector.extract %482#2[6] : f32 from vector<8xf32>
    memref.store %3209, %21[%3208] : memref<?xf32>
    %3210 = arith.muli %4, %c13 : index
    %3211 = arith.addi %3210, %3174 : index
    %3212 = arith.addi %3211, %c11 : index
    %3213 = arith.addi %3212, %c36 : index
    %3214 = vector.extract %482#2[7] : f32 from vector<8xf32>
    memref.store %3214, %21[%3213] : memref<?xf32>
    wave.barrier
    %3215 = arith.muli %4, %c37 : index
    %3216 = arith.addi %3215, %c11 : index
    %3217 = arith.muli %3216, %c6 : index
    %3218 = arith.divui %3171, %c4 : index
    %3219 = arith.addi %3217, %3218 : index
    %3220 = arith.addi %3170, %3219 : index
    %3221 = arith.cmpi slt, %3220, %24 : index
    scf.if %3221 {
      %3222 = arith.cmpi eq, %hasFactors, %c5 : index
      %3223 = arith.muli %3220, %c6 : index
      %3224 = memref.load %factors[%3223] : memref<?xf32>
      %3225 = arith.mulf %3224, %operandScale : f32
      %3226 = arith.select %3222, %3225, %operandScale : f32
      %3227 = arith.addi %3174, %c11 : index
      %3228 = arith.muli %3216, %c8 : index
      %3229 = arith.addi %3227, %3228 : index
      %3230 = memref.load %21[%3229] : memref<?xf32>
      %3231 = arith.addi %3229, %c13 : index
      %3232 = memref.load %21[%3231] : memref<?xf32>
      %3233 = arith.addf %3230, %3232 : f32
      %3234 = arith.remui %3171, %c4 : index
      %3235 = arith.muli %3234, %c37 : index
      %3236 = arith.addi %20, %3235 : index
      %3237 = vector.load %w[%3236] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3238 = vector.bitcast %3237 : vector<4xi8> to vector<1xf32>
      %3239 = vector.extract %3238[0] : f32 from vector<1xf32>
      %3240 = arith.mulf %3239, %3226 : f32
      %3241 = arith.mulf %3233, %3240 : f32
      %3242 = arith.muli %3, %c5 : index
      %3243 = arith.addi %3242, %c11 : index
      %3244 = arith.muli %3243, %c4 : index
      %3245 = arith.remui %3171, %c4 : index
      %3246 = arith.addi %3244, %3245 : index
      %3247 = arith.muli %3219, %c40 : index
      %3248 = arith.addi %3247, %3246 : index
      memref.store %3241, %22[%3248] : memref<?xf32>
    }
    %3249 = arith.muli %4, %c37 : index
    %3250 = arith.addi %3249, %c5 : index
    %3251 = arith.muli %3250, %c6 : index
    %3252 = arith.divui %3171, %c4 : index
    %3253 = arith.addi %3251, %3252 : index
    %3254 = arith.addi %3170, %3253 : index
    %3255 = arith.cmpi slt, %3254, %24 : index
    scf.if %3255 {
      %3256 = arith.cmpi eq, %hasFactors, %c5 : index
      %3257 = arith.muli %3254, %c6 : index
      %3258 = memref.load %factors[%3257] : memref<?xf32>
      %3259 = arith.mulf %3258, %operandScale : f32
      %3260 = arith.select %3256, %3259, %operandScale : f32
      %3261 = arith.addi %3174, %c11 : index
      %3262 = arith.muli %3250, %c8 : index
      %3263 = arith.addi %3261, %3262 : index
      %3264 = memref.load %21[%3263] : memref<?xf32>
      %3265 = arith.addi %3263, %c13 : index
      %3266 = memref.load %21[%3265] : memref<?xf32>
      %3267 = arith.addf %3264, %3266 : f32
      %3268 = arith.remui %3171, %c4 : index
      %3269 = arith.muli %3268, %c37 : index
      %3270 = arith.addi %20, %3269 : index
      %3271 = vector.load %w[%3270] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3272 = vector.bitcast %3271 : vector<4xi8> to vector<1xf32>
      %3273 = vector.extract %3272[0] : f32 from vector<1xf32>
      %3274 = arith.mulf %3273, %3260 : f32
      %3275 = arith.mulf %3267, %3274 : f32
      %3276 = arith.muli %3, %c5 : index
      %3277 = arith.addi %3276, %c11 : index
      %3278 = arith.muli %3277, %c4 : index
      %3279 = arith.remui %3171, %c4 : index
      %3280 = arith.addi %3278, %3279 : index
      %3281 = arith.muli %3253, %c40 : index
      %3282 = arith.addi %3281, %3280 : index
      memref.store %3275, %22[%3282] : memref<?xf32>
    }
    %3283 = arith.muli %4, %c37 : index
    %3284 = arith.addi %3283, %c6 : index
    %3285 = arith.muli %3284, %c6 : index
    %3286 = arith.divui %3171, %c4 : index
    %3287 = arith.addi %3285, %3286 : index
    %3288 = arith.addi %3170, %3287 : index
    %3289 = arith.cmpi slt, %3288, %24 : index
    scf.if %3289 {
      %3290 = arith.cmpi eq, %hasFactors, %c5 : index
      %3291 = arith.muli %3288, %c6 : index
      %3292 = memref.load %factors[%3291] : memref<?xf32>
      %3293 = arith.mulf %3292, %operandScale : f32
      %3294 = arith.select %3290, %3293, %operandScale : f32
      %3295 = arith.addi %3174, %c11 : index
      %3296 = arith.muli %3284, %c8 : index
      %3297 = arith.addi %3295, %3296 : index
      %3298 = memref.load %21[%3297] : memref<?xf32>
      %3299 = arith.addi %3297, %c13 : index
      %3300 = memref.load %21[%3299] : memref<?xf32>
      %3301 = arith.addf %3298, %3300 : f32
      %3302 = arith.remui %3171, %c4 : index
      %3303 = arith.muli %3302, %c37 : index
      %3304 = arith.addi %20, %3303 : index
      %3305 = vector.load %w[%3304] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3306 = vector.bitcast %3305 : vector<4xi8> to vector<1xf32>
      %3307 = vector.extract %3306[0] : f32 from vector<1xf32>
      %3308 = arith.mulf %3307, %3294 : f32
      %3309 = arith.mulf %3301, %3308 : f32
      %3310 = arith.muli %3, %c5 : index
      %3311 = arith.addi %3310, %c11 : index
      %3312 = arith.muli %3311, %c4 : index
      %3313 = arith.remui %3171, %c4 : index
      %3314 = arith.addi %3312, %3313 : index
      %3315 = arith.muli %3287, %c40 : index
      %3316 = arith.addi %3315, %3314 : index
      memref.store %3309, %22[%3316] : memref<?xf32>
    }
    %3317 = arith.muli %4, %c37 : index
    %3318 = arith.addi %3317, %c32 : index
    %3319 = arith.muli %3318, %c6 : index
    %3320 = arith.divui %3171, %c4 : index
    %3321 = arith.addi %3319, %3320 : index
    %3322 = arith.addi %3170, %3321 : index
    %3323 = arith.cmpi slt, %3322, %24 : index
    scf.if %3323 {
      %3324 = arith.cmpi eq, %hasFactors, %c5 : index
      %3325 = arith.muli %3322, %c6 : index
      %3326 = memref.load %factors[%3325] : memref<?xf32>
      %3327 = arith.mulf %3326, %operandScale : f32
      %3328 = arith.select %3324, %3327, %operandScale : f32
      %3329 = arith.addi %3174, %c11 : index
      %3330 = arith.muli %3318, %c8 : index
      %3331 = arith.addi %3329, %3330 : index
      %3332 = memref.load %21[%3331] : memref<?xf32>
      %3333 = arith.addi %3331, %c13 : index
      %3334 = memref.load %21[%3333] : memref<?xf32>
      %3335 = arith.addf %3332, %3334 : f32
      %3336 = arith.remui %3171, %c4 : index
      %3337 = arith.muli %3336, %c37 : index
      %3338 = arith.addi %20, %3337 : index
      %3339 = vector.load %w[%3338] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3340 = vector.bitcast %3339 : vector<4xi8> to vector<1xf32>
      %3341 = vector.extract %3340[0] : f32 from vector<1xf32>
      %3342 = arith.mulf %3341, %3328 : f32
      %3343 = arith.mulf %3335, %3342 : f32
      %3344 = arith.muli %3, %c5 : index
      %3345 = arith.addi %3344, %c11 : index
      %3346 = arith.muli %3345, %c4 : index
      %3347 = arith.remui %3171, %c4 : index
      %3348 = arith.addi %3346, %3347 : index
      %3349 = arith.muli %3321, %c40 : index
      %3350 = arith.addi %3349, %3348 : index
      memref.store %3343, %22[%3350] : memref<?xf32>
    }
    wave.barrier
    %3351 = arith.addi %25, %c8 : index
    %3352 = wave.wave
    %3353 = arith.addi %3352, %c11 : index
    %3354 = arith.addi %3351, %3353 : index
    %3355 = arith.cmpi slt, %3354, %24 : index
    %3356 = arith.cmpi slt, %3353, %c4 : index
    %3357 = arith.andi %3355, %3356 : i1
    scf.if %3357 {
      %3358 = arith.addi %3351, %3353 : index
      %3359 = arith.muli %3353, %c40 : index
      %3360 = wave.lane
      %3361 = arith.addi %3360, %c11 : index
      %3362 = arith.cmpi eq, %hasBias, %c5 : index
      %3363 = arith.addi %3359, %3361 : index
      %3364 = memref.load %22[%3363] : memref<?xf32>
      %3365 = arith.muli %0, %c40 : index
      %3366 = arith.addi %3365, %3361 : index
      %3367 = memref.load %bias[%3366] : memref<?xf32>
      %3368 = arith.addf %3364, %3367 : f32
      %3369 = arith.select %3362, %3368, %3364 : f32
      %3370 = arith.addi %3361, %c42 : index
      %3371 = arith.cmpi eq, %hasBias, %c5 : index
      %3372 = arith.addi %3359, %3370 : index
      %3373 = memref.load %22[%3372] : memref<?xf32>
      %3374 = arith.muli %0, %c40 : index
      %3375 = arith.addi %3374, %3370 : index
      %3376 = memref.load %bias[%3375] : memref<?xf32>
      %3377 = arith.addf %3373, %3376 : f32
      %3378 = arith.select %3371, %3377, %3373 : f32
      %3379 = arith.addi %3360, %c8 : index
      %3380 = arith.cmpi slt, %3379, %c42 : index
      %3381 = arith.minsi %3379, %c43 : index
      %3382 = arith.cmpi eq, %hasBias, %c5 : index
      %3383 = arith.addi %3359, %3381 : index
      %3384 = memref.load %22[%3383] : memref<?xf32>
      %3385 = arith.muli %0, %c40 : index
      %3386 = arith.addi %3385, %3381 : index
      %3387 = memref.load %bias[%3386] : memref<?xf32>
      %3388 = arith.addf %3384, %3387 : f32
      %3389 = arith.select %3382, %3388, %3384 : f32
      %3390 = arith.addi %3381, %c42 : index
      %3391 = arith.cmpi eq, %hasBias, %c5 : index
      %3392 = arith.addi %3359, %3390 : index
      %3393 = memref.load %22[%3392] : memref<?xf32>
      %3394 = arith.muli %0, %c40 : index
      %3395 = arith.addi %3394, %3390 : index
      %3396 = memref.load %bias[%3395] : memref<?xf32>
      %3397 = arith.addf %3393, %3396 : f32
      %3398 = arith.select %3391, %3397, %3393 : f32
      %3399 = arith.addi %heads, %kvHeads : index
      %3400 = arith.cmpi slt, %0, %3399 : index
      scf.if %3400 {
        %3401 = arith.addi %positionsAt, %3358 : index
        %3402 = memref.load %step[%3401] : memref<?xi32>
        %3403 = arith.index_cast %3402 : i32 to index
        %3404 = arith.cmpi eq, %hasNorm, %c5 : index
        %3405 = math.fma %3369, %3369, %c46 : f32
        %3406 = math.fma %3378, %3378, %3405 : f32
        %3407 = math.fma %3389, %3389, %3406 : f32
        %3408 = arith.select %3380, %3407, %3406 : f32
        %3409 = math.fma %3398, %3398, %3408 : f32
        %3410 = arith.select %3380, %3409, %3408 : f32
        %3411 = vector.broadcast %3410 : f32 to vector<1xf32>
        %3412 = wave.reduce "add" %3411 : vector<1xf32>
        %3413 = arith.mulf %3412, %inverseHeadDim : f32
        %3414 = arith.addf %3413, %epsilon : f32
        %3415 = math.sqrt %3414 : f32
        %3416 = arith.divf %c48, %3415 : f32
        %3417 = arith.cmpi slt, %0, %heads : index
        %3418 = arith.addi %3361, %c42 : index
        %3419 = memref.load %query_norm[%3361] : memref<?xf32>
        %3420 = memref.load %key_norm[%3361] : memref<?xf32>
        %3421 = arith.select %3417, %3419, %3420 : f32
        %3422 = arith.mulf %3369, %3416 : f32
        %3423 = arith.mulf %3422, %3421 : f32
        %3424 = arith.select %3404, %3423, %3369 : f32
        %3425 = memref.load %query_norm[%3418] : memref<?xf32>
        %3426 = memref.load %key_norm[%3418] : memref<?xf32>
        %3427 = arith.select %3417, %3425, %3426 : f32
        %3428 = arith.mulf %3378, %3416 : f32
        %3429 = arith.mulf %3428, %3427 : f32
        %3430 = arith.select %3404, %3429, %3378 : f32
        %3431 = arith.addi %3381, %c42 : index
        %3432 = memref.load %query_norm[%3381] : memref<?xf32>
        %3433 = memref.load %key_norm[%3381] : memref<?xf32>
        %3434 = arith.select %3417, %3432, %3433 : f32
        %3435 = arith.mulf %3389, %3416 : f32
        %3436 = arith.mulf %3435, %3434 : f32
        %3437 = arith.select %3404, %3436, %3389 : f32
        %3438 = memref.load %query_norm[%3431] : memref<?xf32>
        %3439 = memref.load %key_norm[%3431] : memref<?xf32>
        %3440 = arith.select %3417, %3438, %3439 : f32
        %3441 = arith.mulf %3398, %3416 : f32
        %3442 = arith.mulf %3441, %3440 : f32
        %3443 = arith.select %3404, %3442, %3398 : f32
        %3444 = arith.remui %3403, %c7 : index
        %3445 = arith.muli %3444, %c40 : index
        %3446 = arith.addi %3445, %3361 : index
        %3447 = arith.divui %3403, %c7 : index
        %3448 = arith.addi %3447, %c7 : index
        %3449 = arith.muli %3448, %c40 : index
        %3450 = arith.addi %3449, %3361 : index
        %3451 = memref.load %rope[%3446] : memref<?xf32>
        %3452 = arith.addi %3446, %c42 : index
        %3453 = memref.load %rope[%3452] : memref<?xf32>
        %3454 = memref.load %rope[%3450] : memref<?xf32>
        %3455 = arith.addi %3450, %c42 : index
        %3456 = memref.load %rope[%3455] : memref<?xf32>
        %3457 = arith.mulf %3454, %3451 : f32
        %3458 = arith.mulf %3456, %3453 : f32
        %3459 = arith.subf %3457, %3458 : f32
        %3460 = arith.mulf %3456, %3451 : f32
        %3461 = arith.mulf %3454, %3453 : f32
        %3462 = arith.addf %3460, %3461 : f32
        %3463 = arith.mulf %3424, %3459 : f32
        %3464 = arith.mulf %3430, %3462 : f32
        %3465 = arith.subf %3463, %3464 : f32
        %3466 = arith.mulf %3430, %3459 : f32
        %3467 = arith.mulf %3424, %3462 : f32
        %3468 = arith.addf %3466, %3467 : f32
        %3469 = arith.cmpi slt, %0, %heads : index
        scf.if %3469 {
          %3470 = arith.muli %3358, %heads : index
          %3471 = arith.addi %3470, %0 : index
          %3472 = arith.muli %3471, %c40 : index
          %3473 = arith.addi %3472, %3361 : index
          memref.store %3465, %q[%3473] : memref<?xf32>
          %3474 = arith.addi %3473, %c42 : index
          memref.store %3468, %q[%3474] : memref<?xf32>
        } else {
          %3475 = arith.addi %3359, %3361 : index
          memref.store %3465, %22[%3475] : memref<?xf32>
          %3476 = arith.addi %3359, %3361 : index
          %3477 = arith.addi %3476, %c42 : index
          memref.store %3468, %22[%3477] : memref<?xf32>
        }
        %3478 = arith.remui %3403, %c7 : index
        %3479 = arith.muli %3478, %c40 : index
        %3480 = arith.addi %3479, %3381 : index
        %3481 = arith.divui %3403, %c7 : index
        %3482 = arith.addi %3481, %c7 : index
        %3483 = arith.muli %3482, %c40 : index
        %3484 = arith.addi %3483, %3381 : index
        %3485 = memref.load %rope[%3480] : memref<?xf32>
        %3486 = arith.addi %3480, %c42 : index
        %3487 = memref.load %rope[%3486] : memref<?xf32>
        %3488 = memref.load %rope[%3484] : memref<?xf32>
        %3489 = arith.addi %3484, %c42 : index
        %3490 = memref.load %rope[%3489] : memref<?xf32>
        %3491 = arith.mulf %3488, %3485 : f32
        %3492 = arith.mulf %3490, %3487 : f32
        %3493 = arith.subf %3491, %3492 : f32
        %3494 = arith.mulf %3490, %3485 : f32
        %3495 = arith.mulf %3488, %3487 : f32
        %3496 = arith.addf %3494, %3495 : f32
        %3497 = arith.mulf %3437, %3493 : f32
        %3498 = arith.mulf %3443, %3496 : f32
        %3499 = arith.subf %3497, %3498 : f32
        %3500 = arith.mulf %3443, %3493 : f32
        %3501 = arith.mulf %3437, %3496 : f32
        %3502 = arith.addf %3500, %3501 : f32
        scf.if %3380 {
          %3503 = arith.cmpi slt, %0, %heads : index
          scf.if %3503 {
            %3504 = arith.muli %3358, %heads : index
            %3505 = arith.addi %3504, %0 : index
            %3506 = arith.muli %3505, %c40 : index
            %3507 = arith.addi %3506, %3381 : index
            memref.store %3499, %q[%3507] : memref<?xf32>
            %3508 = arith.addi %3507, %c42 : index
            memref.store %3502, %q[%3508] : memref<?xf32>
          } else {
            %3509 = arith.addi %3359, %3381 : index
            memref.store %3499, %22[%3509] : memref<?xf32>
            %3510 = arith.addi %3359, %3381 : index
            %3511 = arith.addi %3510, %c42 : index
            memref.store %3502, %22[%3511] : memref<?xf32>
          }
        }
      } else {
        %3512 = arith.cmpi slt, %0, %heads : index
        scf.if %3512 {
          %3513 = arith.muli %3358, %heads : index
          %3514 = arith.addi %3513, %0 : index
          %3515 = arith.muli %3514, %c40 : index
          %3516 = arith.addi %3515, %3361 : index
          memref.store %3369, %q[%3516] : memref<?xf32>
          %3517 = arith.addi %3516, %c42 : index
          memref.store %3378, %q[%3517] : memref<?xf32>
        } else {
          %3518 = arith.addi %3359, %3361 : index
          memref.store %3369, %22[%3518] : memref<?xf32>
          %3519 = arith.addi %3359, %3361 : index
          %3520 = arith.addi %3519, %c42 : index
          memref.store %3378, %22[%3520] : memref<?xf32>
        }
        scf.if %3380 {
          %3521 = arith.cmpi slt, %0, %heads : index
          scf.if %3521 {
            %3522 = arith.muli %3358, %heads : index
            %3523 = arith.addi %3522, %0 : index
            %3524 = arith.muli %3523, %c40 : index
            %3525 = arith.addi %3524, %3381 : index
            memref.store %3389, %q[%3525] : memref<?xf32>
            %3526 = arith.addi %3525, %c42 : index
            memref.store %3398, %q[%3526] : memref<?xf32>
          } else {
            %3527 = arith.addi %3359, %3381 : index
            memref.store %3389, %22[%3527] : memref<?xf32>
            %3528 = arith.addi %3359, %3381 : index
            %3529 = arith.addi %3528, %c42 : index
            memref.store %3398, %22[%3529] : memref<?xf32>
          }
        }
      }
    }
    %3530 = arith.addi %3352, %c50 : index
    %3531 = arith.addi %3351, %3530 : index
    %3532 = arith.cmpi slt, %3531, %24 : index
    %3533 = arith.cmpi slt, %3530, %c4 : index
    %3534 = arith.andi %3532, %3533 : i1
    scf.if %3534 {
      %3535 = arith.addi %3351, %3530 : index
      %3536 = arith.muli %3530, %c40 : index
      %3537 = wave.lane
      %3538 = arith.addi %3537, %c11 : index
      %3539 = arith.cmpi eq, %hasBias, %c5 : index
      %3540 = arith.addi %3536, %3538 : index
      %3541 = memref.load %22[%3540] : memref<?xf32>
      %3542 = arith.muli %0, %c40 : index
      %3543 = arith.addi %3542, %3538 : index
      %3544 = memref.load %bias[%3543] : memref<?xf32>
      %3545 = arith.addf %3541, %3544 : f32
      %3546 = arith.select %3539, %3545, %3541 : f32
      %3547 = arith.addi %3538, %c42 : index
      %3548 = arith.cmpi eq, %hasBias, %c5 : index
      %3549 = arith.addi %3536, %3547 : index
      %3550 = memref.load %22[%3549] : memref<?xf32>
      %3551 = arith.muli %0, %c40 : index
      %3552 = arith.addi %3551, %3547 : index
      %3553 = memref.load %bias[%3552] : memref<?xf32>
      %3554 = arith.addf %3550, %3553 : f32
      %3555 = arith.select %3548, %3554, %3550 : f32
      %3556 = arith.addi %3537, %c8 : index
      %3557 = arith.cmpi slt, %3556, %c42 : index
      %3558 = arith.minsi %3556, %c43 : index
      %3559 = arith.cmpi eq, %hasBias, %c5 : index
      %3560 = arith.addi %3536, %3558 : index
      %3561 = memref.load %22[%3560] : memref<?xf32>
      %3562 = arith.muli %0, %c40 : index
      %3563 = arith.addi %3562, %3558 : index
      %3564 = memref.load %bias[%3563] : memref<?xf32>
      %3565 = arith.addf %3561, %3564 : f32
      %3566 = arith.select %3559, %3565, %3561 : f32
      %3567 = arith.addi %3558, %c42 : index
      %3568 = arith.cmpi eq, %hasBias, %c5 : index
      %3569 = arith.addi %3536, %3567 : index
      %3570 = memref.load %22[%3569] : memref<?xf32>
      %3571 = arith.muli %0, %c40 : index
      %3572 = arith.addi %3571, %3567 : index
      %3573 = memref.load %bias[%3572] : memref<?xf32>
      %3574 = arith.addf %3570, %3573 : f32
      %3575 = arith.select %3568, %3574, %3570 : f32
      %3576 = arith.addi %heads, %kvHeads : index
      %3577 = arith.cmpi slt, %0, %3576 : index
      scf.if %3577 {
        %3578 = arith.addi %positionsAt, %3535 : index
        %3579 = memref.load %step[%3578] : memref<?xi32>
        %3580 = arith.index_cast %3579 : i32 to index
        %3581 = arith.cmpi eq, %hasNorm, %c5 : index
        %3582 = math.fma %3546, %3546, %c46 : f32
        %3583 = math.fma %3555, %3555, %3582 : f32
        %3584 = math.fma %3566, %3566, %3583 : f32
        %3585 = arith.select %3557, %3584, %3583 : f32
        %3586 = math.fma %3575, %3575, %3585 : f32
        %3587 = arith.select %3557, %3586, %3585 : f32
        %3588 = vector.broadcast %3587 : f32 to vector<1xf32>
        %3589 = wave.reduce "add" %3588 : vector<1xf32>
        %3590 = arith.mulf %3589, %inverseHeadDim : f32
        %3591 = arith.addf %3590, %epsilon : f32
        %3592 = math.sqrt %3591 : f32
        %3593 = arith.divf %c48, %3592 : f32
        %3594 = arith.cmpi slt, %0, %heads : index
        %3595 = arith.addi %3538, %c42 : index
        %3596 = memref.load %query_norm[%3538] : memref<?xf32>
        %3597 = memref.load %key_norm[%3538] : memref<?xf32>
        %3598 = arith.select %3594, %3596, %3597 : f32
        %3599 = arith.mulf %3546, %3593 : f32
        %3600 = arith.mulf %3599, %3598 : f32
        %3601 = arith.select %3581, %3600, %3546 : f32
        %3602 = memref.load %query_norm[%3595] : memref<?xf32>
        %3603 = memref.load %key_norm[%3595] : memref<?xf32>
        %3604 = arith.select %3594, %3602, %3603 : f32
        %3605 = arith.mulf %3555, %3593 : f32
        %3606 = arith.mulf %3605, %3604 : f32
        %3607 = arith.select %3581, %3606, %3555 : f32
        %3608 = arith.addi %3558, %c42 : index
        %3609 = memref.load %query_norm[%3558] : memref<?xf32>
        %3610 = memref.load %key_norm[%3558] : memref<?xf32>
        %3611 = arith.select %3594, %3609, %3610 : f32
        %3612 = arith.mulf %3566, %3593 : f32
        %3613 = arith.mulf %3612, %3611 : f32
        %3614 = arith.select %3581, %3613, %3566 : f32
        %3615 = memref.load %query_norm[%3608] : memref<?xf32>
        %3616 = memref.load %key_norm[%3608] : memref<?xf32>
        %3617 = arith.select %3594, %3615, %3616 : f32
        %3618 = arith.mulf %3575, %3593 : f32
        %3619 = arith.mulf %3618, %3617 : f32
        %3620 = arith.select %3581, %3619, %3575 : f32
        %3621 = arith.remui %3580, %c7 : index
        %3622 = arith.muli %3621, %c40 : index
        %3623 = arith.addi %3622, %3538 : index
        %3624 = arith.divui %3580, %c7 : index
        %3625 = arith.addi %3624, %c7 : index
        %3626 = arith.muli %3625, %c40 : index
        %3627 = arith.addi %3626, %3538 : index
        %3628 = memref.load %rope[%3623] : memref<?xf32>
        %3629 = arith.addi %3623, %c42 : index
        %3630 = memref.load %rope[%3629] : memref<?xf32>
        %3631 = memref.load %rope[%3627] : memref<?xf32>
        %3632 = arith.addi %3627, %c42 : index
        %3633 = memref.load %rope[%3632] : memref<?xf32>
        %3634 = arith.mulf %3631, %3628 : f32
        %3635 = arith.mulf %3633, %3630 : f32
        %3636 = arith.subf %3634, %3635 : f32
        %3637 = arith.mulf %3633, %3628 : f32
        %3638 = arith.mulf %3631, %3630 : f32
        %3639 = arith.addf %3637, %3638 : f32
        %3640 = arith.mulf %3601, %3636 : f32
        %3641 = arith.mulf %3607, %3639 : f32
        %3642 = arith.subf %3640, %3641 : f32
        %3643 = arith.mulf %3607, %3636 : f32
        %3644 = arith.mulf %3601, %3639 : f32
        %3645 = arith.addf %3643, %3644 : f32
        %3646 = arith.cmpi slt, %0, %heads : index
        scf.if %3646 {
          %3647 = arith.muli %3535, %heads : index
          %3648 = arith.addi %3647, %0 : index
          %3649 = arith.muli %3648, %c40 : index
          %3650 = arith.addi %3649, %3538 : index
          memref.store %3642, %q[%3650] : memref<?xf32>
          %3651 = arith.addi %3650, %c42 : index
          memref.store %3645, %q[%3651] : memref<?xf32>
        } else {
          %3652 = arith.addi %3536, %3538 : index
          memref.store %3642, %22[%3652] : memref<?xf32>
          %3653 = arith.addi %3536, %3538 : index
          %3654 = arith.addi %3653, %c42 : index
          memref.store %3645, %22[%3654] : memref<?xf32>
        }
        %3655 = arith.remui %3580, %c7 : index
        %3656 = arith.muli %3655, %c40 : index
        %3657 = arith.addi %3656, %3558 : index
        %3658 = arith.divui %3580, %c7 : index
        %3659 = arith.addi %3658, %c7 : index
        %3660 = arith.muli %3659, %c40 : index
        %3661 = arith.addi %3660, %3558 : index
        %3662 = memref.load %rope[%3657] : memref<?xf32>
        %3663 = arith.addi %3657, %c42 : index
        %3664 = memref.load %rope[%3663] : memref<?xf32>
        %3665 = memref.load %rope[%3661] : memref<?xf32>
        %3666 = arith.addi %3661, %c42 : index
        %3667 = memref.load %rope[%3666] : memref<?xf32>
        %3668 = arith.mulf %3665, %3662 : f32
        %3669 = arith.mulf %3667, %3664 : f32
        %3670 = arith.subf %3668, %3669 : f32
        %3671 = arith.mulf %3667, %3662 : f32
        %3672 = arith.mulf %3665, %3664 : f32
        %3673 = arith.addf %3671, %3672 : f32
        %3674 = arith.mulf %3614, %3670 : f32
        %3675 = arith.mulf %3620, %3673 : f32
        %3676 = arith.subf %3674, %3675 : f32
        %3677 = arith.mulf %3620, %3670 : f32
        %3678 = arith.mulf %3614, %3673 : f32
        %3679 = arith.addf %3677, %3678 : f32
        scf.if %3557 {
          %3680 = arith.cmpi slt, %0, %heads : index
          scf.if %3680 {
            %3681 = arith.muli %3535, %heads : index
            %3682 = arith.addi %3681, %0 : index
            %3683 = arith.muli %3682, %c40 : index
            %3684 = arith.addi %3683, %3558 : index
            memref.store %3676, %q[%3684] : memref<?xf32>
            %3685 = arith.addi %3684, %c42 : index
            memref.store %3679, %q[%3685] : memref<?xf32>
          } else {
            %3686 = arith.addi %3536, %3558 : index
            memref.store %3676, %22[%3686] : memref<?xf32>
            %3687 = arith.addi %3536, %3558 : index
            %3688 = arith.addi %3687, %c42 : index
            memref.store %3679, %22[%3688] : memref<?xf32>
          }
        }
      } else {
        %3689 = arith.cmpi slt, %0, %heads : index
        scf.if %3689 {
          %3690 = arith.muli %3535, %heads : index
          %3691 = arith.addi %3690, %0 : index
          %3692 = arith.muli %3691, %c40 : index
          %3693 = arith.addi %3692, %3538 : index
          memref.store %3546, %q[%3693] : memref<?xf32>
          %3694 = arith.addi %3693, %c42 : index
          memref.store %3555, %q[%3694] : memref<?xf32>
        } else {
          %3695 = arith.addi %3536, %3538 : index
          memref.store %3546, %22[%3695] : memref<?xf32>
          %3696 = arith.addi %3536, %3538 : index
          %3697 = arith.addi %3696, %c42 : index
          memref.store %3555, %22[%3697] : memref<?xf32>
        }
        scf.if %3557 {
          %3698 = arith.cmpi slt, %0, %heads : index
          scf.if %3698 {
            %3699 = arith.muli %3535, %heads : index
            %3700 = arith.addi %3699, %0 : index
            %3701 = arith.muli %3700, %c40 : index
            %3702 = arith.addi %3701, %3558 : index
            memref.store %3566, %q[%3702] : memref<?xf32>
            %3703 = arith.addi %3702, %c42 : index
            memref.store %3575, %q[%3703] : memref<?xf32>
          } else {
            %3704 = arith.addi %3536, %3558 : index
            memref.store %3566, %22[%3704] : memref<?xf32>
            %3705 = arith.addi %3536, %3558 : index
            %3706 = arith.addi %3705, %c42 : index
            memref.store %3575, %22[%3706] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %3707 = arith.cmpi sge, %0, %heads : index
    scf.if %3707 {
      %3708 = arith.addi %3352, %c11 : index
      %3709 = arith.addi %3351, %3708 : index
      %3710 = arith.cmpi slt, %3709, %24 : index
      %3711 = arith.cmpi slt, %3708, %c4 : index
      %3712 = arith.andi %3710, %3711 : i1
      scf.if %3712 {
        %3713 = arith.addi %3351, %3708 : index
        %3714 = arith.addi %slotsAt, %3713 : index
        %3715 = memref.load %step[%3714] : memref<?xi32>
        %3716 = arith.index_cast %3715 : i32 to index
        %3717 = arith.cmpi sge, %3716, %c11 : index
        scf.if %3717 {
          %3718 = arith.muli %3708, %c40 : index
          %3719 = arith.subi %0, %heads : index
          %3720 = memref.load %scales[%3719] : memref<?xf32>
          %3721 = vector.broadcast %3720 : f32 to vector<4xf32>
          %3722 = arith.divui %3716, %c4 : index
          %3723 = arith.remui %3716, %c4 : index
          %3724 = arith.muli %3722, %pageBytes : index
          %3725 = arith.cmpi eq, %codec, %c11 : index
          scf.if %3725 {
            %3726 = wave.lane
            %3727 = arith.muli %3726, %c37 : index
            scf.for %3728 = %3727 to %c40 step %c10 {
              %3729 = arith.addi %3718, %3728 : index
              %3730 = vector.load %22[%3729] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3731 = arith.mulf %3730, %3721 : vector<4xf32>
              %3732 = arith.minimumf %3731, %c54 : vector<4xf32>
              %3733 = arith.maximumf %3732, %c55 : vector<4xf32>
              %3734 = arith.truncf %3733 : vector<4xf32> to vector<4xf16>
              %3735 = vector.bitcast %3734 : vector<4xf16> to vector<8xi8>
              %3736 = arith.cmpi slt, %3719, %kvHeads : index
              scf.if %3736 {
                %3737 = arith.muli %3719, %c56 : index
                %3738 = arith.addi %3724, %3737 : index
                %3739 = arith.divui %3728, %c4 : index
                %3740 = arith.muli %3739, %c57 : index
                %3741 = arith.remui %3728, %c4 : index
                %3742 = arith.divui %3741, %c16 : index
                %3743 = arith.muli %3742, %c7 : index
                %3744 = arith.muli %3723, %c4 : index
                %3745 = arith.addi %3743, %3744 : index
                %3746 = arith.remui %3741, %c16 : index
                %3747 = arith.muli %3746, %c6 : index
                %3748 = arith.addi %3745, %3747 : index
                %3749 = arith.addi %3740, %3748 : index
                %3750 = arith.addi %3738, %3749 : index
                vector.store %3735, %kv[%3750] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %3751 = arith.subi %3719, %kvHeads : index
                %3752 = arith.muli %3751, %c56 : index
                %3753 = arith.addi %3724, %3752 : index
                %3754 = arith.addi %3728, %c11 : index
                %3755 = arith.divui %3754, %c4 : index
                %3756 = arith.muli %3755, %c57 : index
                %3757 = arith.addi %3756, %c12 : index
                %3758 = arith.remui %3754, %c4 : index
                %3759 = arith.divui %3723, %c6 : index
                %3760 = arith.remui %3723, %c6 : index
                %3761 = arith.muli %3760, %c16 : index
                %3762 = arith.addi %3759, %3761 : index
                %3763 = arith.divui %3762, %c16 : index
                %3764 = arith.muli %3763, %c7 : index
                %3765 = arith.muli %3758, %c4 : index
                %3766 = arith.addi %3764, %3765 : index
                %3767 = arith.remui %3762, %c16 : index
                %3768 = arith.muli %3767, %c6 : index
                %3769 = arith.addi %3766, %3768 : index
                %3770 = arith.addi %3757, %3769 : index
                %3771 = arith.addi %3753, %3770 : index
                %3772 = vector.shuffle %3735, %3735 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %3772, %kv[%3771] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3773 = arith.addi %3728, %c5 : index
                %3774 = arith.divui %3773, %c4 : index
                %3775 = arith.muli %3774, %c57 : index
                %3776 = arith.addi %3775, %c12 : index
                %3777 = arith.remui %3773, %c4 : index
                %3778 = arith.divui %3723, %c6 : index
                %3779 = arith.remui %3723, %c6 : index
                %3780 = arith.muli %3779, %c16 : index
                %3781 = arith.addi %3778, %3780 : index
                %3782 = arith.divui %3781, %c16 : index
                %3783 = arith.muli %3782, %c7 : index
                %3784 = arith.muli %3777, %c4 : index
                %3785 = arith.addi %3783, %3784 : index
                %3786 = arith.remui %3781, %c16 : index
                %3787 = arith.muli %3786, %c6 : index
                %3788 = arith.addi %3785, %3787 : index
                %3789 = arith.addi %3776, %3788 : index
                %3790 = arith.addi %3753, %3789 : index
                %3791 = vector.shuffle %3735, %3735 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %3791, %kv[%3790] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3792 = arith.addi %3728, %c6 : index
                %3793 = arith.divui %3792, %c4 : index
                %3794 = arith.muli %3793, %c57 : index
                %3795 = arith.addi %3794, %c12 : index
                %3796 = arith.remui %3792, %c4 : index
                %3797 = arith.divui %3723, %c6 : index
                %3798 = arith.remui %3723, %c6 : index
                %3799 = arith.muli %3798, %c16 : index
                %3800 = arith.addi %3797, %3799 : index
                %3801 = arith.divui %3800, %c16 : index
                %3802 = arith.muli %3801, %c7 : index
                %3803 = arith.muli %3796, %c4 : index
                %3804 = arith.addi %3802, %3803 : index
                %3805 = arith.remui %3800, %c16 : index
                %3806 = arith.muli %3805, %c6 : index
                %3807 = arith.addi %3804, %3806 : index
                %3808 = arith.addi %3795, %3807 : index
                %3809 = arith.addi %3753, %3808 : index
                %3810 = vector.shuffle %3735, %3735 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %3810, %kv[%3809] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3811 = arith.addi %3728, %c32 : index
                %3812 = arith.divui %3811, %c4 : index
                %3813 = arith.muli %3812, %c57 : index
                %3814 = arith.addi %3813, %c12 : index
                %3815 = arith.remui %3811, %c4 : index
                %3816 = arith.divui %3723, %c6 : index
                %3817 = arith.remui %3723, %c6 : index
                %3818 = arith.muli %3817, %c16 : index
                %3819 = arith.addi %3816, %3818 : index
                %3820 = arith.divui %3819, %c16 : index
                %3821 = arith.muli %3820, %c7 : index
                %3822 = arith.muli %3815, %c4 : index
                %3823 = arith.addi %3821, %3822 : index
                %3824 = arith.remui %3819, %c16 : index
                %3825 = arith.muli %3824, %c6 : index
                %3826 = arith.addi %3823, %3825 : index
                %3827 = arith.addi %3814, %3826 : index
                %3828 = arith.addi %3753, %3827 : index
                %3829 = vector.shuffle %3735, %3735 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %3829, %kv[%3828] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %3830 = arith.cmpi eq, %codec, %c5 : index
          scf.if %3830 {
            %3831 = wave.lane
            %3832 = arith.muli %3831, %c37 : index
            scf.for %3833 = %3832 to %c40 step %c10 {
              %3834 = arith.addi %3718, %3833 : index
              %3835 = vector.load %22[%3834] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3836 = arith.mulf %3835, %3721 : vector<4xf32>
              %3837 = wave.fp8_encode "e4m3" %3836 : vector<4xf32> -> vector<4xi8>
              %3838 = arith.cmpi slt, %3719, %kvHeads : index
              scf.if %3838 {
                %3839 = arith.muli %3719, %c12 : index
                %3840 = arith.addi %3724, %3839 : index
                %3841 = vector.shuffle %3837, %3837 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3842 = arith.divui %3833, %c4 : index
                %3843 = arith.muli %3842, %c7 : index
                %3844 = arith.remui %3833, %c4 : index
                %3845 = arith.muli %3723, %c4 : index
                %3846 = arith.divui %3844, %c37 : index
                %3847 = arith.muli %3846, %c37 : index
                %3848 = arith.remui %3844, %c6 : index
                %3849 = arith.muli %3848, %c6 : index
                %3850 = arith.addi %3847, %3849 : index
                %3851 = arith.divui %3844, %c6 : index
                %3852 = arith.remui %3851, %c6 : index
                %3853 = arith.addi %3850, %3852 : index
                %3854 = arith.addi %3845, %3853 : index
                %3855 = arith.addi %3843, %3854 : index
                %3856 = arith.addi %3840, %3855 : index
                vector.store %3841, %kv[%3856] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3857 = arith.subi %3719, %kvHeads : index
                %3858 = arith.muli %3857, %c12 : index
                %3859 = arith.addi %3724, %3858 : index
                %3860 = arith.addi %3833, %c11 : index
                %3861 = arith.divui %3860, %c4 : index
                %3862 = arith.muli %3861, %c7 : index
                %3863 = arith.addi %3862, %c13 : index
                %3864 = arith.remui %3860, %c4 : index
                %3865 = arith.divui %3723, %c6 : index
                %3866 = arith.remui %3723, %c6 : index
                %3867 = arith.muli %3866, %c16 : index
                %3868 = arith.addi %3865, %3867 : index
                %3869 = arith.muli %3864, %c4 : index
                %3870 = arith.divui %3868, %c37 : index
                %3871 = arith.muli %3870, %c37 : index
                %3872 = arith.remui %3868, %c6 : index
                %3873 = arith.muli %3872, %c6 : index
                %3874 = arith.addi %3871, %3873 : index
                %3875 = arith.divui %3868, %c6 : index
                %3876 = arith.remui %3875, %c6 : index
                %3877 = arith.addi %3874, %3876 : index
                %3878 = arith.addi %3869, %3877 : index
                %3879 = arith.addi %3863, %3878 : index
                %3880 = arith.addi %3859, %3879 : index
                %3881 = vector.shuffle %3837, %3837 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3881, %kv[%3880] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3882 = arith.addi %3833, %c5 : index
                %3883 = arith.divui %3882, %c4 : index
                %3884 = arith.muli %3883, %c7 : index
                %3885 = arith.addi %3884, %c13 : index
                %3886 = arith.remui %3882, %c4 : index
                %3887 = arith.divui %3723, %c6 : index
                %3888 = arith.remui %3723, %c6 : index
                %3889 = arith.muli %3888, %c16 : index
                %3890 = arith.addi %3887, %3889 : index
                %3891 = arith.muli %3886, %c4 : index
                %3892 = arith.divui %3890, %c37 : index
                %3893 = arith.muli %3892, %c37 : index
                %3894 = arith.remui %3890, %c6 : index
                %3895 = arith.muli %3894, %c6 : index
                %3896 = arith.addi %3893, %3895 : index
                %3897 = arith.divui %3890, %c6 : index
                %3898 = arith.remui %3897, %c6 : index
                %3899 = arith.addi %3896, %3898 : index
                %3900 = arith.addi %3891, %3899 : index
                %3901 = arith.addi %3885, %3900 : index
                %3902 = arith.addi %3859, %3901 : index
                %3903 = vector.shuffle %3837, %3837 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3903, %kv[%3902] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3904 = arith.addi %3833, %c6 : index
                %3905 = arith.divui %3904, %c4 : index
                %3906 = arith.muli %3905, %c7 : index
                %3907 = arith.addi %3906, %c13 : index
                %3908 = arith.remui %3904, %c4 : index
                %3909 = arith.divui %3723, %c6 : index
                %3910 = arith.remui %3723, %c6 : index
                %3911 = arith.muli %3910, %c16 : index
                %3912 = arith.addi %3909, %3911 : index
                %3913 = arith.muli %3908, %c4 : index
                %3914 = arith.divui %3912, %c37 : index
                %3915 = arith.muli %3914, %c37 : index
                %3916 = arith.remui %3912, %c6 : index
                %3917 = arith.muli %3916, %c6 : index
                %3918 = arith.addi %3915, %3917 : index
                %3919 = arith.divui %3912, %c6 : index
                %3920 = arith.remui %3919, %c6 : index
                %3921 = arith.addi %3918, %3920 : index
                %3922 = arith.addi %3913, %3921 : index
                %3923 = arith.addi %3907, %3922 : index
                %3924 = arith.addi %3859, %3923 : index
                %3925 = vector.shuffle %3837, %3837 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3925, %kv[%3924] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3926 = arith.addi %3833, %c32 : index
                %3927 = arith.divui %3926, %c4 : index
                %3928 = arith.muli %3927, %c7 : index
                %3929 = arith.addi %3928, %c13 : index
                %3930 = arith.remui %3926, %c4 : index
                %3931 = arith.divui %3723, %c6 : index
                %3932 = arith.remui %3723, %c6 : index
                %3933 = arith.muli %3932, %c16 : index
                %3934 = arith.addi %3931, %3933 : index
                %3935 = arith.muli %3930, %c4 : index
                %3936 = arith.divui %3934, %c37 : index
                %3937 = arith.muli %3936, %c37 : index
                %3938 = arith.remui %3934, %c6 : index
                %3939 = arith.muli %3938, %c6 : index
                %3940 = arith.addi %3937, %3939 : index
                %3941 = arith.divui %3934, %c6 : index
                %3942 = arith.remui %3941, %c6 : index
                %3943 = arith.addi %3940, %3942 : index
                %3944 = arith.addi %3935, %3943 : index
                %3945 = arith.addi %3929, %3944 : index
                %3946 = arith.addi %3859, %3945 : index
                %3947 = vector.shuffle %3837, %3837 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3947, %kv[%3946] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3948 = arith.cmpi eq, %codec, %c6 : index
          scf.if %3948 {
            %3949 = wave.lane
            %3950 = arith.muli %3949, %c37 : index
            scf.for %3951 = %3950 to %c40 step %c10 {
              %3952 = arith.addi %3718, %3951 : index
              %3953 = vector.load %22[%3952] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3954 = arith.mulf %3953, %3721 : vector<4xf32>
              %3955 = wave.fp8_encode "e5m2" %3954 : vector<4xf32> -> vector<4xi8>
              %3956 = arith.cmpi slt, %3719, %kvHeads : index
              scf.if %3956 {
                %3957 = arith.muli %3719, %c12 : index
                %3958 = arith.addi %3724, %3957 : index
                %3959 = vector.shuffle %3955, %3955 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3960 = arith.divui %3951, %c4 : index
                %3961 = arith.muli %3960, %c7 : index
                %3962 = arith.remui %3951, %c4 : index
                %3963 = arith.muli %3723, %c4 : index
                %3964 = arith.divui %3962, %c37 : index
                %3965 = arith.muli %3964, %c37 : index
                %3966 = arith.remui %3962, %c6 : index
                %3967 = arith.muli %3966, %c6 : index
                %3968 = arith.addi %3965, %3967 : index
                %3969 = arith.divui %3962, %c6 : index
                %3970 = arith.remui %3969, %c6 : index
                %3971 = arith.addi %3968, %3970 : index
                %3972 = arith.addi %3963, %3971 : index
                %3973 = arith.addi %3961, %3972 : index
                %3974 = arith.addi %3958, %3973 : index
                vector.store %3959, %kv[%3974] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3975 = arith.subi %3719, %kvHeads : index
                %3976 = arith.muli %3975, %c12 : index
                %3977 = arith.addi %3724, %3976 : index
                %3978 = arith.addi %3951, %c11 : index
                %3979 = arith.divui %3978, %c4 : index
                %3980 = arith.muli %3979, %c7 : index
                %3981 = arith.addi %3980, %c13 : index
                %3982 = arith.remui %3978, %c4 : index
                %3983 = arith.divui %3723, %c6 : index
                %3984 = arith.remui %3723, %c6 : index
                %3985 = arith.muli %3984, %c16 : index
                %3986 = arith.addi %3983, %3985 : index
                %3987 = arith.muli %3982, %c4 : index
                %3988 = arith.divui %3986, %c37 : index
                %3989 = arith.muli %3988, %c37 : index
                %3990 = arith.remui %3986, %c6 : index
                %3991 = arith.muli %3990, %c6 : index
                %3992 = arith.addi %3989, %3991 : index
                %3993 = arith.divui %3986, %c6 : index
                %3994 = arith.remui %3993, %c6 : index
                %3995 = arith.addi %3992, %3994 : index
                %3996 = arith.addi %3987, %3995 : index
                %3997 = arith.addi %3981, %3996 : index
                %3998 = arith.addi %3977, %3997 : index
                %3999 = vector.shuffle %3955, %3955 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3999, %kv[%3998] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4000 = arith.addi %3951, %c5 : index
                %4001 = arith.divui %4000, %c4 : index
                %4002 = arith.muli %4001, %c7 : index
                %4003 = arith.addi %4002, %c13 : index
                %4004 = arith.remui %4000, %c4 : index
                %4005 = arith.divui %3723, %c6 : index
                %4006 = arith.remui %3723, %c6 : index
                %4007 = arith.muli %4006, %c16 : index
                %4008 = arith.addi %4005, %4007 : index
                %4009 = arith.muli %4004, %c4 : index
                %4010 = arith.divui %4008, %c37 : index
                %4011 = arith.muli %4010, %c37 : index
                %4012 = arith.remui %4008, %c6 : index
                %4013 = arith.muli %4012, %c6 : index
                %4014 = arith.addi %4011, %4013 : index
                %4015 = arith.divui %4008, %c6 : index
                %4016 = arith.remui %4015, %c6 : index
                %4017 = arith.addi %4014, %4016 : index
                %4018 = arith.addi %4009, %4017 : index
                %4019 = arith.addi %4003, %4018 : index
                %4020 = arith.addi %3977, %4019 : index
                %4021 = vector.shuffle %3955, %3955 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4021, %kv[%4020] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4022 = arith.addi %3951, %c6 : index
                %4023 = arith.divui %4022, %c4 : index
                %4024 = arith.muli %4023, %c7 : index
                %4025 = arith.addi %4024, %c13 : index
                %4026 = arith.remui %4022, %c4 : index
                %4027 = arith.divui %3723, %c6 : index
                %4028 = arith.remui %3723, %c6 : index
                %4029 = arith.muli %4028, %c16 : index
                %4030 = arith.addi %4027, %4029 : index
                %4031 = arith.muli %4026, %c4 : index
                %4032 = arith.divui %4030, %c37 : index
                %4033 = arith.muli %4032, %c37 : index
                %4034 = arith.remui %4030, %c6 : index
                %4035 = arith.muli %4034, %c6 : index
                %4036 = arith.addi %4033, %4035 : index
                %4037 = arith.divui %4030, %c6 : index
                %4038 = arith.remui %4037, %c6 : index
                %4039 = arith.addi %4036, %4038 : index
                %4040 = arith.addi %4031, %4039 : index
                %4041 = arith.addi %4025, %4040 : index
                %4042 = arith.addi %3977, %4041 : index
                %4043 = vector.shuffle %3955, %3955 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4043, %kv[%4042] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4044 = arith.addi %3951, %c32 : index
                %4045 = arith.divui %4044, %c4 : index
                %4046 = arith.muli %4045, %c7 : index
                %4047 = arith.addi %4046, %c13 : index
                %4048 = arith.remui %4044, %c4 : index
                %4049 = arith.divui %3723, %c6 : index
                %4050 = arith.remui %3723, %c6 : index
                %4051 = arith.muli %4050, %c16 : index
                %4052 = arith.addi %4049, %4051 : index
                %4053 = arith.muli %4048, %c4 : index
                %4054 = arith.divui %4052, %c37 : index
                %4055 = arith.muli %4054, %c37 : index
                %4056 = arith.remui %4052, %c6 : index
                %4057 = arith.muli %4056, %c6 : index
                %4058 = arith.addi %4055, %4057 : index
                %4059 = arith.divui %4052, %c6 : index
                %4060 = arith.remui %4059, %c6 : index
                %4061 = arith.addi %4058, %4060 : index
                %4062 = arith.addi %4053, %4061 : index
                %4063 = arith.addi %4047, %4062 : index
                %4064 = arith.addi %3977, %4063 : index
                %4065 = vector.shuffle %3955, %3955 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4065, %kv[%4064] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %4066 = arith.addi %3352, %c50 : index
      %4067 = arith.addi %3351, %4066 : index
      %4068 = arith.cmpi slt, %4067, %24 : index
      %4069 = arith.cmpi slt, %4066, %c4 : index
      %4070 = arith.andi %4068, %4069 : i1
      scf.if %4070 {
        %4071 = arith.addi %3351, %4066 : index
        %4072 = arith.addi %slotsAt, %4071 : index
        %4073 = memref.load %step[%4072] : memref<?xi32>
        %4074 = arith.index_cast %4073 : i32 to index
        %4075 = arith.cmpi sge, %4074, %c11 : index
        scf.if %4075 {
          %4076 = arith.muli %4066, %c40 : index
          %4077 = arith.subi %0, %heads : index
          %4078 = memref.load %scales[%4077] : memref<?xf32>
          %4079 = vector.broadcast %4078 : f32 to vector<4xf32>
          %4080 = arith.divui %4074, %c4 : index
          %4081 = arith.remui %4074, %c4 : index
          %4082 = arith.muli %4080, %pageBytes : index
          %4083 = arith.cmpi eq, %codec, %c11 : index
          scf.if %4083 {
            %4084 = wave.lane
            %4085 = arith.muli %4084, %c37 : index
            scf.for %4086 = %4085 to %c40 step %c10 {
              %4087 = arith.addi %4076, %4086 : index
              %4088 = vector.load %22[%4087] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4089 = arith.mulf %4088, %4079 : vector<4xf32>
              %4090 = arith.minimumf %4089, %c54 : vector<4xf32>
              %4091 = arith.maximumf %4090, %c55 : vector<4xf32>
              %4092 = arith.truncf %4091 : vector<4xf32> to vector<4xf16>
              %4093 = vector.bitcast %4092 : vector<4xf16> to vector<8xi8>
              %4094 = arith.cmpi slt, %4077, %kvHeads : index
              scf.if %4094 {
                %4095 = arith.muli %4077, %c56 : index
                %4096 = arith.addi %4082, %4095 : index
                %4097 = arith.divui %4086, %c4 : index
                %4098 = arith.muli %4097, %c57 : index
                %4099 = arith.remui %4086, %c4 : index
                %4100 = arith.divui %4099, %c16 : index
                %4101 = arith.muli %4100, %c7 : index
                %4102 = arith.muli %4081, %c4 : index
                %4103 = arith.addi %4101, %4102 : index
                %4104 = arith.remui %4099, %c16 : index
                %4105 = arith.muli %4104, %c6 : index
                %4106 = arith.addi %4103, %4105 : index
                %4107 = arith.addi %4098, %4106 : index
                %4108 = arith.addi %4096, %4107 : index
                vector.store %4093, %kv[%4108] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %4109 = arith.subi %4077, %kvHeads : index
                %4110 = arith.muli %4109, %c56 : index
                %4111 = arith.addi %4082, %4110 : index
                %4112 = arith.addi %4086, %c11 : index
                %4113 = arith.divui %4112, %c4 : index
                %4114 = arith.muli %4113, %c57 : index
                %4115 = arith.addi %4114, %c12 : index
                %4116 = arith.remui %4112, %c4 : index
                %4117 = arith.divui %4081, %c6 : index
                %4118 = arith.remui %4081, %c6 : index
                %4119 = arith.muli %4118, %c16 : index
                %4120 = arith.addi %4117, %4119 : index
                %4121 = arith.divui %4120, %c16 : index
                %4122 = arith.muli %4121, %c7 : index
                %4123 = arith.muli %4116, %c4 : index
                %4124 = arith.addi %4122, %4123 : index
                %4125 = arith.remui %4120, %c16 : index
                %4126 = arith.muli %4125, %c6 : index
                %4127 = arith.addi %4124, %4126 : index
                %4128 = arith.addi %4115, %4127 : index
                %4129 = arith.addi %4111, %4128 : index
                %4130 = vector.shuffle %4093, %4093 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %4130, %kv[%4129] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4131 = arith.addi %4086, %c5 : index
                %4132 = arith.divui %4131, %c4 : index
                %4133 = arith.muli %4132, %c57 : index
                %4134 = arith.addi %4133, %c12 : index
                %4135 = arith.remui %4131, %c4 : index
                %4136 = arith.divui %4081, %c6 : index
                %4137 = arith.remui %4081, %c6 : index
                %4138 = arith.muli %4137, %c16 : index
                %4139 = arith.addi %4136, %4138 : index
                %4140 = arith.divui %4139, %c16 : index
                %4141 = arith.muli %4140, %c7 : index
                %4142 = arith.muli %4135, %c4 : index
                %4143 = arith.addi %4141, %4142 : index
                %4144 = arith.remui %4139, %c16 : index
                %4145 = arith.muli %4144, %c6 : index
                %4146 = arith.addi %4143, %4145 : index
                %4147 = arith.addi %4134, %4146 : index
                %4148 = arith.addi %4111, %4147 : index
                %4149 = vector.shuffle %4093, %4093 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %4149, %kv[%4148] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4150 = arith.addi %4086, %c6 : index
                %4151 = arith.divui %4150, %c4 : index
                %4152 = arith.muli %4151, %c57 : index
                %4153 = arith.addi %4152, %c12 : index
                %4154 = arith.remui %4150, %c4 : index
                %4155 = arith.divui %4081, %c6 : index
                %4156 = arith.remui %4081, %c6 : index
                %4157 = arith.muli %4156, %c16 : index
                %4158 = arith.addi %4155, %4157 : index
                %4159 = arith.divui %4158, %c16 : index
                %4160 = arith.muli %4159, %c7 : index
                %4161 = arith.muli %4154, %c4 : index
                %4162 = arith.addi %4160, %4161 : index
                %4163 = arith.remui %4158, %c16 : index
                %4164 = arith.muli %4163, %c6 : index
                %4165 = arith.addi %4162, %4164 : index
                %4166 = arith.addi %4153, %4165 : index
                %4167 = arith.addi %4111, %4166 : index
                %4168 = vector.shuffle %4093, %4093 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %4168, %kv[%4167] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4169 = arith.addi %4086, %c32 : index
                %4170 = arith.divui %4169, %c4 : index
                %4171 = arith.muli %4170, %c57 : index
                %4172 = arith.addi %4171, %c12 : index
                %4173 = arith.remui %4169, %c4 : index
                %4174 = arith.divui %4081, %c6 : index
                %4175 = arith.remui %4081, %c6 : index
                %4176 = arith.muli %4175, %c16 : index
                %4177 = arith.addi %4174, %4176 : index
                %4178 = arith.divui %4177, %c16 : index
                %4179 = arith.muli %4178, %c7 : index
                %4180 = arith.muli %4173, %c4 : index
                %4181 = arith.addi %4179, %4180 : index
                %4182 = arith.remui %4177, %c16 : index
                %4183 = arith.muli %4182, %c6 : index
                %4184 = arith.addi %4181, %4183 : index
                %4185 = arith.addi %4172, %4184 : index
                %4186 = arith.addi %4111, %4185 : index
                %4187 = vector.shuffle %4093, %4093 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %4187, %kv[%4186] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %4188 = arith.cmpi eq, %codec, %c5 : index
          scf.if %4188 {
            %4189 = wave.lane
            %4190 = arith.muli %4189, %c37 : index
            scf.for %4191 = %4190 to %c40 step %c10 {
              %4192 = arith.addi %4076, %4191 : index
              %4193 = vector.load %22[%4192] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4194 = arith.mulf %4193, %4079 : vector<4xf32>
              %4195 = wave.fp8_encode "e4m3" %4194 : vector<4xf32> -> vector<4xi8>
              %4196 = arith.cmpi slt, %4077, %kvHeads : index
              scf.if %4196 {
                %4197 = arith.muli %4077, %c12 : index
                %4198 = arith.addi %4082, %4197 : index
                %4199 = vector.shuffle %4195, %4195 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4200 = arith.divui %4191, %c4 : index
                %4201 = arith.muli %4200, %c7 : index
                %4202 = arith.remui %4191, %c4 : index
                %4203 = arith.muli %4081, %c4 : index
                %4204 = arith.divui %4202, %c37 : index
                %4205 = arith.muli %4204, %c37 : index
                %4206 = arith.remui %4202, %c6 : index
                %4207 = arith.muli %4206, %c6 : index
                %4208 = arith.addi %4205, %4207 : index
                %4209 = arith.divui %4202, %c6 : index
                %4210 = arith.remui %4209, %c6 : index
                %4211 = arith.addi %4208, %4210 : index
                %4212 = arith.addi %4203, %4211 : index
                %4213 = arith.addi %4201, %4212 : index
                %4214 = arith.addi %4198, %4213 : index
                vector.store %4199, %kv[%4214] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4215 = arith.subi %4077, %kvHeads : index
                %4216 = arith.muli %4215, %c12 : index
                %4217 = arith.addi %4082, %4216 : index
                %4218 = arith.addi %4191, %c11 : index
                %4219 = arith.divui %4218, %c4 : index
                %4220 = arith.muli %4219, %c7 : index
                %4221 = arith.addi %4220, %c13 : index
                %4222 = arith.remui %4218, %c4 : index
                %4223 = arith.divui %4081, %c6 : index
                %4224 = arith.remui %4081, %c6 : index
                %4225 = arith.muli %4224, %c16 : index
                %4226 = arith.addi %4223, %4225 : index
                %4227 = arith.muli %4222, %c4 : index
                %4228 = arith.divui %4226, %c37 : index
                %4229 = arith.muli %4228, %c37 : index
                %4230 = arith.remui %4226, %c6 : index
                %4231 = arith.muli %4230, %c6 : index
                %4232 = arith.addi %4229, %4231 : index
                %4233 = arith.divui %4226, %c6 : index
                %4234 = arith.remui %4233, %c6 : index
                %4235 = arith.addi %4232, %4234 : index
                %4236 = arith.addi %4227, %4235 : index
                %4237 = arith.addi %4221, %4236 : index
                %4238 = arith.addi %4217, %4237 : index
                %4239 = vector.shuffle %4195, %4195 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4239, %kv[%4238] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4240 = arith.addi %4191, %c5 : index
                %4241 = arith.divui %4240, %c4 : index
                %4242 = arith.muli %4241, %c7 : index
                %4243 = arith.addi %4242, %c13 : index
                %4244 = arith.remui %4240, %c4 : index
                %4245 = arith.divui %4081, %c6 : index
                %4246 = arith.remui %4081, %c6 : index
                %4247 = arith.muli %4246, %c16 : index
                %4248 = arith.addi %4245, %4247 : index
                %4249 = arith.muli %4244, %c4 : index
                %4250 = arith.divui %4248, %c37 : index
                %4251 = arith.muli %4250, %c37 : index
                %4252 = arith.remui %4248, %c6 : index
                %4253 = arith.muli %4252, %c6 : index
                %4254 = arith.addi %4251, %4253 : index
                %4255 = arith.divui %4248, %c6 : index
                %4256 = arith.remui %4255, %c6 : index
                %4257 = arith.addi %4254, %4256 : index
                %4258 = arith.addi %4249, %4257 : index
                %4259 = arith.addi %4243, %4258 : index
                %4260 = arith.addi %4217, %4259 : index
                %4261 = vector.shuffle %4195, %4195 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4261, %kv[%4260] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4262 = arith.addi %4191, %c6 : index
                %4263 = arith.divui %4262, %c4 : index
                %4264 = arith.muli %4263, %c7 : index
                %4265 = arith.addi %4264, %c13 : index
                %4266 = arith.remui %4262, %c4 : index
                %4267 = arith.divui %4081, %c6 : index
                %4268 = arith.remui %4081, %c6 : index
                %4269 = arith.muli %4268, %c16 : index
                %4270 = arith.addi %4267, %4269 : index
                %4271 = arith.muli %4266, %c4 : index
                %4272 = arith.divui %4270, %c37 : index
                %4273 = arith.muli %4272, %c37 : index
                %4274 = arith.remui %4270, %c6 : index
                %4275 = arith.muli %4274, %c6 : index
                %4276 = arith.addi %4273, %4275 : index
                %4277 = arith.divui %4270, %c6 : index
                %4278 = arith.remui %4277, %c6 : index
                %4279 = arith.addi %4276, %4278 : index
                %4280 = arith.addi %4271, %4279 : index
                %4281 = arith.addi %4265, %4280 : index
                %4282 = arith.addi %4217, %4281 : index
                %4283 = vector.shuffle %4195, %4195 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4283, %kv[%4282] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4284 = arith.addi %4191, %c32 : index
                %4285 = arith.divui %4284, %c4 : index
                %4286 = arith.muli %4285, %c7 : index
                %4287 = arith.addi %4286, %c13 : index
                %4288 = arith.remui %4284, %c4 : index
                %4289 = arith.divui %4081, %c6 : index
                %4290 = arith.remui %4081, %c6 : index
                %4291 = arith.muli %4290, %c16 : index
                %4292 = arith.addi %4289, %4291 : index
                %4293 = arith.muli %4288, %c4 : index
                %4294 = arith.divui %4292, %c37 : index
                %4295 = arith.muli %4294, %c37 : index
                %4296 = arith.remui %4292, %c6 : index
                %4297 = arith.muli %4296, %c6 : index
                %4298 = arith.addi %4295, %4297 : index
                %4299 = arith.divui %4292, %c6 : index
                %4300 = arith.remui %4299, %c6 : index
                %4301 = arith.addi %4298, %4300 : index
                %4302 = arith.addi %4293, %4301 : index
                %4303 = arith.addi %4287, %4302 : index
                %4304 = arith.addi %4217, %4303 : index
                %4305 = vector.shuffle %4195, %4195 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4305, %kv[%4304] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %4306 = arith.cmpi eq, %codec, %c6 : index
          scf.if %4306 {
            %4307 = wave.lane
            %4308 = arith.muli %4307, %c37 : index
            scf.for %4309 = %4308 to %c40 step %c10 {
              %4310 = arith.addi %4076, %4309 : index
              %4311 = vector.load %22[%4310] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4312 = arith.mulf %4311, %4079 : vector<4xf32>
              %4313 = wave.fp8_encode "e5m2" %4312 : vector<4xf32> -> vector<4xi8>
              %4314 = arith.cmpi slt, %4077, %kvHeads : index
              scf.if %4314 {
                %4315 = arith.muli %4077, %c12 : index
                %4316 = arith.addi %4082, %4315 : index
                %4317 = vector.shuffle %4313, %4313 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4318 = arith.divui %4309, %c4 : index
                %4319 = arith.muli %4318, %c7 : index
                %4320 = arith.remui %4309, %c4 : index
                %4321 = arith.muli %4081, %c4 : index
                %4322 = arith.divui %4320, %c37 : index
                %4323 = arith.muli %4322, %c37 : index
                %4324 = arith.remui %4320, %c6 : index
                %4325 = arith.muli %4324, %c6 : index
                %4326 = arith.addi %4323, %4325 : index
                %4327 = arith.divui %4320, %c6 : index
                %4328 = arith.remui %4327, %c6 : index
                %4329 = arith.addi %4326, %4328 : index
                %4330 = arith.addi %4321, %4329 : index
                %4331 = arith.addi %4319, %4330 : index
                %4332 = arith.addi %4316, %4331 : index
                vector.store %4317, %kv[%4332] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4333 = arith.subi %4077, %kvHeads : index
                %4334 = arith.muli %4333, %c12 : index
                %4335 = arith.addi %4082, %4334 : index
                %4336 = arith.addi %4309, %c11 : index
                %4337 = arith.divui %4336, %c4 : index
                %4338 = arith.muli %4337, %c7 : index
                %4339 = arith.addi %4338, %c13 : index
                %4340 = arith.remui %4336, %c4 : index
                %4341 = arith.divui %4081, %c6 : index
                %4342 = arith.remui %4081, %c6 : index
                %4343 = arith.muli %4342, %c16 : index
                %4344 = arith.addi %4341, %4343 : index
                %4345 = arith.muli %4340, %c4 : index
                %4346 = arith.divui %4344, %c37 : index
                %4347 = arith.muli %4346, %c37 : index
                %4348 = arith.remui %4344, %c6 : index
                %4349 = arith.muli %4348, %c6 : index
                %4350 = arith.addi %4347, %4349 : index
                %4351 = arith.divui %4344, %c6 : index
                %4352 = arith.remui %4351, %c6 : index
                %4353 = arith.addi %4350, %4352 : index
                %4354 = arith.addi %4345, %4353 : index
                %4355 = arith.addi %4339, %4354 : index
                %4356 = arith.addi %4335, %4355 : index
                %4357 = vector.shuffle %4313, %4313 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4357, %kv[%4356] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4358 = arith.addi %4309, %c5 : index
                %4359 = arith.divui %4358, %c4 : index
                %4360 = arith.muli %4359, %c7 : index
                %4361 = arith.addi %4360, %c13 : index
                %4362 = arith.remui %4358, %c4 : index
                %4363 = arith.divui %4081, %c6 : index
                %4364 = arith.remui %4081, %c6 : index
                %4365 = arith.muli %4364, %c16 : index
                %4366 = arith.addi %4363, %4365 : index
                %4367 = arith.muli %4362, %c4 : index
                %4368 = arith.divui %4366, %c37 : index
                %4369 = arith.muli %4368, %c37 : index
                %4370 = arith.remui %4366, %c6 : index
                %4371 = arith.muli %4370, %c6 : index
                %4372 = arith.addi %4369, %4371 : index
                %4373 = arith.divui %4366, %c6 : index
                %4374 = arith.remui %4373, %c6 : index
                %4375 = arith.addi %4372, %4374 : index
                %4376 = arith.addi %4367, %4375 : index
                %4377 = arith.addi %4361, %4376 : index
                %4378 = arith.addi %4335, %4377 : index
                %4379 = vector.shuffle %4313, %4313 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4379, %kv[%4378] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4380 = arith.addi %4309, %c6 : index
                %4381 = arith.divui %4380, %c4 : index
                %4382 = arith.muli %4381, %c7 : index
                %4383 = arith.addi %4382, %c13 : index
                %4384 = arith.remui %4380, %c4 : index
                %4385 = arith.divui %4081, %c6 : index
                %4386 = arith.remui %4081, %c6 : index
                %4387 = arith.muli %4386, %c16 : index
                %4388 = arith.addi %4385, %4387 : index
                %4389 = arith.muli %4384, %c4 : index
                %4390 = arith.divui %4388, %c37 : index
                %4391 = arith.muli %4390, %c37 : index
                %4392 = arith.remui %4388, %c6 : index
                %4393 = arith.muli %4392, %c6 : index
                %4394 = arith.addi %4391, %4393 : index
                %4395 = arith.divui %4388, %c6 : index
                %4396 = arith.remui %4395, %c6 : index
                %4397 = arith.addi %4394, %4396 : index
                %4398 = arith.addi %4389, %4397 : index
                %4399 = arith.addi %4383, %4398 : index
                %4400 = arith.addi %4335, %4399 : index
                %4401 = vector.shuffle %4313, %4313 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4401, %kv[%4400] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4402 = arith.addi %4309, %c32 : index
                %4403 = arith.divui %4402, %c4 : index
                %4404 = arith.muli %4403, %c7 : index
                %4405 = arith.addi %4404, %c13 : index
                %4406 = arith.remui %4402, %c4 : index
                %4407 = arith.divui %4081, %c6 : index
                %4408 = arith.remui %4081, %c6 : index
                %4409 = arith.muli %4408, %c16 : index
                %4410 = arith.addi %4407, %4409 : index
                %4411 = arith.muli %4406, %c4 : index
                %4412 = arith.divui %4410, %c37 : index
                %4413 = arith.muli %4412, %c37 : index
                %4414 = arith.remui %4410, %c6 : index
                %4415 = arith.muli %4414, %c6 : index
                %4416 = arith.addi %4413, %4415 : index
                %4417 = arith.divui %4410, %c6 : index
                %4418 = arith.remui %4417, %c6 : index
                %4419 = arith.addi %4416, %4418 : index
                %4420 = arith.addi %4411, %4419 : index
                %4421 = arith.addi %4405, %4420 : index
                %4422 = arith.addi %4335, %4421 : index
                %4423 = vector.shuffle %4313, %4313 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4423, %kv[%4422] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %4424 = arith.addi %25, %c17 : index
    %4425 = wave.lane
    %4426 = arith.muli %3, %c5 : index
    %4427 = arith.muli %4426, %c7 : index
    %4428 = arith.addi %4427, %4425 : index
    %4429 = arith.muli %4, %c13 : index
    %4430 = arith.addi %4429, %4428 : index
    %4431 = arith.addi %4430, %c11 : index
    %4432 = arith.addi %4431, %c11 : index
    %4433 = vector.extract %482#3[0] : f32 from vector<8xf32>
    memref.store %4433, %21[%4432] : memref<?xf32>
    %4434 = arith.muli %4, %c13 : index
    %4435 = arith.addi %4434, %4428 : index
    %4436 = arith.addi %4435, %c11 : index
    %4437 = arith.addi %4436, %c8 : index
    %4438 = vector.extract %482#3[1] : f32 from vector<8xf32>
    memref.store %4438, %21[%4437] : memref<?xf32>
    %4439 = arith.muli %4, %c13 : index
    %4440 = arith.addi %4439, %4428 : index
    %4441 = arith.addi %4440, %c11 : index
    %4442 = arith.addi %4441, %c14 : index
    %4443 = vector.extract %482#3[2] : f32 from vector<8xf32>
    memref.store %4443, %21[%4442] : memref<?xf32>
    %4444 = arith.muli %4, %c13 : index
    %4445 = arith.addi %4444, %4428 : index
    %4446 = arith.addi %4445, %c11 : index
    %4447 = arith.addi %4446, %c33 : index
    %4448 = vector.extract %482#3[3] : f32 from vector<8xf32>
    memref.store %4448, %21[%4447] : memref<?xf32>
    %4449 = arith.muli %4, %c13 : index
    %4450 = arith.addi %4449, %4428 : index
    %4451 = arith.addi %4450, %c11 : index
    %4452 = arith.addi %4451, %c10 : index
    %4453 = vector.extract %482#3[4] : f32 from vector<8xf32>
    memref.store %4453, %21[%4452] : memref<?xf32>
    %4454 = arith.muli %4, %c13 : index
    %4455 = arith.addi %4454, %4428 : index
    %4456 = arith.addi %4455, %c11 : index
    %4457 = arith.addi %4456, %c34 : index
    %4458 = vector.extract %482#3[5] : f32 from vector<8xf32>
    memref.store %4458, %21[%4457] : memref<?xf32>
    %4459 = arith.muli %4, %c13 : index
    %4460 = arith.addi %4459, %4428 : index
    %4461 = arith.addi %4460, %c11 : index
    %4462 = arith.addi %4461, %c35 : index
    %4463 = vector.extract %482#3[6] : f32 from vector<8xf32>
    memref.store %4463, %21[%4462] : memref<?xf32>
    %4464 = arith.muli %4, %c13 : index
    %4465 = arith.addi %4464, %4428 : index
    %4466 = arith.addi %4465, %c11 : index
    %4467 = arith.addi %4466, %c36 : index
    %4468 = vector.extract %482#3[7] : f32 from vector<8xf32>
    memref.store %4468, %21[%4467] : memref<?xf32>
    wave.barrier
    %4469 = arith.muli %4, %c37 : index
    %4470 = arith.addi %4469, %c11 : index
    %4471 = arith.muli %4470, %c6 : index
    %4472 = arith.divui %4425, %c4 : index
    %4473 = arith.addi %4471, %4472 : index
    %4474 = arith.addi %4424, %4473 : index
    %4475 = arith.cmpi slt, %4474, %24 : index
    scf.if %4475 {
      %4476 = arith.cmpi eq, %hasFactors, %c5 : index
      %4477 = arith.muli %4474, %c6 : index
      %4478 = memref.load %factors[%4477] : memref<?xf32>
      %4479 = arith.mulf %4478, %operandScale : f32
      %4480 = arith.select %4476, %4479, %operandScale : f32
      %4481 = arith.addi %4428, %c11 : index
      %4482 = arith.muli %4470, %c8 : index
      %4483 = arith.addi %4481, %4482 : index
      %4484 = memref.load %21[%4483] : memref<?xf32>
      %4485 = arith.addi %4483, %c13 : index
      %4486 = memref.load %21[%4485] : memref<?xf32>
      %4487 = arith.addf %4484, %4486 : f32
      %4488 = arith.remui %4425, %c4 : index
      %4489 = arith.muli %4488, %c37 : index
      %4490 = arith.addi %20, %4489 : index
      %4491 = vector.load %w[%4490] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4492 = vector.bitcast %4491 : vector<4xi8> to vector<1xf32>
      %4493 = vector.extract %4492[0] : f32 from vector<1xf32>
      %4494 = arith.mulf %4493, %4480 : f32
      %4495 = arith.mulf %4487, %4494 : f32
      %4496 = arith.muli %3, %c5 : index
      %4497 = arith.addi %4496, %c11 : index
      %4498 = arith.muli %4497, %c4 : index
      %4499 = arith.remui %4425, %c4 : index
      %4500 = arith.addi %4498, %4499 : index
      %4501 = arith.muli %4473, %c40 : index
      %4502 = arith.addi %4501, %4500 : index
      memref.store %4495, %22[%4502] : memref<?xf32>
    }
    %4503 = arith.muli %4, %c37 : index
    %4504 = arith.addi %4503, %c5 : index
    %4505 = arith.muli %4504, %c6 : index
    %4506 = arith.divui %4425, %c4 : index
    %4507 = arith.addi %4505, %4506 : index
    %4508 = arith.addi %4424, %4507 : index
    %4509 = arith.cmpi slt, %4508, %24 : index
    scf.if %4509 {
      %4510 = arith.cmpi eq, %hasFactors, %c5 : index
      %4511 = arith.muli %4508, %c6 : index
      %4512 = memref.load %factors[%4511] : memref<?xf32>
      %4513 = arith.mulf %4512, %operandScale : f32
      %4514 = arith.select %4510, %4513, %operandScale : f32
      %4515 = arith.addi %4428, %c11 : index
      %4516 = arith.muli %4504, %c8 : index
      %4517 = arith.addi %4515, %4516 : index
      %4518 = memref.load %21[%4517] : memref<?xf32>
      %4519 = arith.addi %4517, %c13 : index
      %4520 = memref.load %21[%4519] : memref<?xf32>
      %4521 = arith.addf %4518, %4520 : f32
      %4522 = arith.remui %4425, %c4 : index
      %4523 = arith.muli %4522, %c37 : index
      %4524 = arith.addi %20, %4523 : index
      %4525 = vector.load %w[%4524] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4526 = vector.bitcast %4525 : vector<4xi8> to vector<1xf32>
      %4527 = vector.extract %4526[0] : f32 from vector<1xf32>
      %4528 = arith.mulf %4527, %4514 : f32
      %4529 = arith.mulf %4521, %4528 : f32
      %4530 = arith.muli %3, %c5 : index
      %4531 = arith.addi %4530, %c11 : index
      %4532 = arith.muli %4531, %c4 : index
      %4533 = arith.remui %4425, %c4 : index
      %4534 = arith.addi %4532, %4533 : index
      %4535 = arith.muli %4507, %c40 : index
      %4536 = arith.addi %4535, %4534 : index
      memref.store %4529, %22[%4536] : memref<?xf32>
    }
    %4537 = arith.muli %4, %c37 : index
    %4538 = arith.addi %4537, %c6 : index
    %4539 = arith.muli %4538, %c6 : index
    %4540 = arith.divui %4425, %c4 : index
    %4541 = arith.addi %4539, %4540 : index
    %4542 = arith.addi %4424, %4541 : index
    %4543 = arith.cmpi slt, %4542, %24 : index
    scf.if %4543 {
      %4544 = arith.cmpi eq, %hasFactors, %c5 : index
      %4545 = arith.muli %4542, %c6 : index
      %4546 = memref.load %factors[%4545] : memref<?xf32>
      %4547 = arith.mulf %4546, %operandScale : f32
      %4548 = arith.select %4544, %4547, %operandScale : f32
      %4549 = arith.addi %4428, %c11 : index
      %4550 = arith.muli %4538, %c8 : index
      %4551 = arith.addi %4549, %4550 : index
      %4552 = memref.load %21[%4551] : memref<?xf32>
      %4553 = arith.addi %4551, %c13 : index
      %4554 = memref.load %21[%4553] : memref<?xf32>
      %4555 = arith.addf %4552, %4554 : f32
      %4556 = arith.remui %4425, %c4 : index
      %4557 = arith.muli %4556, %c37 : index
      %4558 = arith.addi %20, %4557 : index
      %4559 = vector.load %w[%4558] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4560 = vector.bitcast %4559 : vector<4xi8> to vector<1xf32>
      %4561 = vector.extract %4560[0] : f32 from vector<1xf32>
      %4562 = arith.mulf %4561, %4548 : f32
      %4563 = arith.mulf %4555, %4562 : f32
      %4564 = arith.muli %3, %c5 : index
      %4565 = arith.addi %4564, %c11 : index
      %4566 = arith.muli %4565, %c4 : index
      %4567 = arith.remui %4425, %c4 : index
      %4568 = arith.addi %4566, %4567 : index
      %4569 = arith.muli %4541, %c40 : index
      %4570 = arith.addi %4569, %4568 : index
      memref.store %4563, %22[%4570] : memref<?xf32>
    }
    %4571 = arith.muli %4, %c37 : index
    %4572 = arith.addi %4571, %c32 : index
    %4573 = arith.muli %4572, %c6 : index
    %4574 = arith.divui %4425, %c4 : index
    %4575 = arith.addi %4573, %4574 : index
    %4576 = arith.addi %4424, %4575 : index
    %4577 = arith.cmpi slt, %4576, %24 : index
    scf.if %4577 {
      %4578 = arith.cmpi eq, %hasFactors, %c5 : index
      %4579 = arith.muli %4576, %c6 : index
      %4580 = memref.load %factors[%4579] : memref<?xf32>
      %4581 = arith.mulf %4580, %operandScale : f32
      %4582 = arith.select %4578, %4581, %operandScale : f32
      %4583 = arith.addi %4428, %c11 : index
      %4584 = arith.muli %4572, %c8 : index
      %4585 = arith.addi %4583, %4584 : index
      %4586 = memref.load %21[%4585] : memref<?xf32>
      %4587 = arith.addi %4585, %c13 : index
      %4588 = memref.load %21[%4587] : memref<?xf32>
      %4589 = arith.addf %4586, %4588 : f32
      %4590 = arith.remui %4425, %c4 : index
      %4591 = arith.muli %4590, %c37 : index
      %4592 = arith.addi %20, %4591 : index
      %4593 = vector.load %w[%4592] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4594 = vector.bitcast %4593 : vector<4xi8> to vector<1xf32>
      %4595 = vector.extract %4594[0] : f32 from vector<1xf32>
      %4596 = arith.mulf %4595, %4582 : f32
      %4597 = arith.mulf %4589, %4596 : f32
      %4598 = arith.muli %3, %c5 : index
      %4599 = arith.addi %4598, %c11 : index
      %4600 = arith.muli %4599, %c4 : index
      %4601 = arith.remui %4425, %c4 : index
      %4602 = arith.addi %4600, %4601 : index
      %4603 = arith.muli %4575, %c40 : index
      %4604 = arith.addi %4603, %4602 : index
      memref.store %4597, %22[%4604] : memref<?xf32>
    }
    wave.barrier
    %4605 = arith.addi %25, %c17 : index
    %4606 = wave.wave
    %4607 = arith.addi %4606, %c11 : index
    %4608 = arith.addi %4605, %4607 : index
    %4609 = arith.cmpi slt, %4608, %24 : index
    %4610 = arith.cmpi slt, %4607, %c4 : index
    %4611 = arith.andi %4609, %4610 : i1
    scf.if %4611 {
      %4612 = arith.addi %4605, %4607 : index
      %4613 = arith.muli %4607, %c40 : index
      %4614 = wave.lane
      %4615 = arith.addi %4614, %c11 : index
      %4616 = arith.cmpi eq, %hasBias, %c5 : index
      %4617 = arith.addi %4613, %4615 : index
      %4618 = memref.load %22[%4617] : memref<?xf32>
      %4619 = arith.muli %0, %c40 : index
      %4620 = arith.addi %4619, %4615 : index
      %4621 = memref.load %bias[%4620] : memref<?xf32>
      %4622 = arith.addf %4618, %4621 : f32
      %4623 = arith.select %4616, %4622, %4618 : f32
      %4624 = arith.addi %4615, %c42 : index
      %4625 = arith.cmpi eq, %hasBias, %c5 : index
      %4626 = arith.addi %4613, %4624 : index
      %4627 = memref.load %22[%4626] : memref<?xf32>
      %4628 = arith.muli %0, %c40 : index
      %4629 = arith.addi %4628, %4624 : index
      %4630 = memref.load %bias[%4629] : memref<?xf32>
      %4631 = arith.addf %4627, %4630 : f32
      %4632 = arith.select %4625, %4631, %4627 : f32
      %4633 = arith.addi %4614, %c8 : index
      %4634 = arith.cmpi slt, %4633, %c42 : index
      %4635 = arith.minsi %4633, %c43 : index
      %4636 = arith.cmpi eq, %hasBias, %c5 : index
      %4637 = arith.addi %4613, %4635 : index
      %4638 = memref.load %22[%4637] : memref<?xf32>
      %4639 = arith.muli %0, %c40 : index
      %4640 = arith.addi %4639, %4635 : index
      %4641 = memref.load %bias[%4640] : memref<?xf32>
      %4642 = arith.addf %4638, %4641 : f32
      %4643 = arith.select %4636, %4642, %4638 : f32
      %4644 = arith.addi %4635, %c42 : index
      %4645 = arith.cmpi eq, %hasBias, %c5 : index
      %4646 = arith.addi %4613, %4644 : index
      %4647 = memref.load %22[%4646] : memref<?xf32>
      %4648 = arith.muli %0, %c40 : index
      %4649 = arith.addi %4648, %4644 : index
      %4650 = memref.load %bias[%4649] : memref<?xf32>
      %4651 = arith.addf %4647, %4650 : f32
      %4652 = arith.select %4645, %4651, %4647 : f32
      %4653 = arith.addi %heads, %kvHeads : index
      %4654 = arith.cmpi slt, %0, %4653 : index
      scf.if %4654 {
        %4655 = arith.addi %positionsAt, %4612 : index
        %4656 = memref.load %step[%4655] : memref<?xi32>
        %4657 = arith.index_cast %4656 : i32 to index
        %4658 = arith.cmpi eq, %hasNorm, %c5 : index
        %4659 = math.fma %4623, %4623, %c46 : f32
        %4660 = math.fma %4632, %4632, %4659 : f32
        %4661 = math.fma %4643, %4643, %4660 : f32
        %4662 = arith.select %4634, %4661, %4660 : f32
        %4663 = math.fma %4652, %4652, %4662 : f32
        %4664 = arith.select %4634, %4663, %4662 : f32
        %4665 = vector.broadcast %4664 : f32 to vector<1xf32>
        %4666 = wave.reduce "add" %4665 : vector<1xf32>
        %4667 = arith.mulf %4666, %inverseHeadDim : f32
        %4668 = arith.addf %4667, %epsilon : f32
        %4669 = math.sqrt %4668 : f32
        %4670 = arith.divf %c48, %4669 : f32
        %4671 = arith.cmpi slt, %0, %heads : index
        %4672 = arith.addi %4615, %c42 : index
        %4673 = memref.load %query_norm[%4615] : memref<?xf32>
        %4674 = memref.load %key_norm[%4615] : memref<?xf32>
        %4675 = arith.select %4671, %4673, %4674 : f32
        %4676 = arith.mulf %4623, %4670 : f32
        %4677 = arith.mulf %4676, %4675 : f32
        %4678 = arith.select %4658, %4677, %4623 : f32
        %4679 = memref.load %query_norm[%4672] : memref<?xf32>
        %4680 = memref.load %key_norm[%4672] : memref<?xf32>
        %4681 = arith.select %4671, %4679, %4680 : f32
        %4682 = arith.mulf %4632, %4670 : f32
        %4683 = arith.mulf %4682, %4681 : f32
        %4684 = arith.select %4658, %4683, %4632 : f32
        %4685 = arith.addi %4635, %c42 : index
        %4686 = memref.load %query_norm[%4635] : memref<?xf32>
        %4687 = memref.load %key_norm[%4635] : memref<?xf32>
        %4688 = arith.select %4671, %4686, %4687 : f32
        %4689 = arith.mulf %4643, %4670 : f32
        %4690 = arith.mulf %4689, %4688 : f32
        %4691 = arith.select %4658, %4690, %4643 : f32
        %4692 = memref.load %query_norm[%4685] : memref<?xf32>
        %4693 = memref.load %key_norm[%4685] : memref<?xf32>
        %4694 = arith.select %4671, %4692, %4693 : f32
        %4695 = arith.mulf %4652, %4670 : f32
        %4696 = arith.mulf %4695, %4694 : f32
        %4697 = arith.select %4658, %4696, %4652 : f32
        %4698 = arith.remui %4657, %c7 : index
        %4699 = arith.muli %4698, %c40 : index
        %4700 = arith.addi %4699, %4615 : index
        %4701 = arith.divui %4657, %c7 : index
        %4702 = arith.addi %4701, %c7 : index
        %4703 = arith.muli %4702, %c40 : index
        %4704 = arith.addi %4703, %4615 : index
        %4705 = memref.load %rope[%4700] : memref<?xf32>
        %4706 = arith.addi %4700, %c42 : index
        %4707 = memref.load %rope[%4706] : memref<?xf32>
        %4708 = memref.load %rope[%4704] : memref<?xf32>
        %4709 = arith.addi %4704, %c42 : index
        %4710 = memref.load %rope[%4709] : memref<?xf32>
        %4711 = arith.mulf %4708, %4705 : f32
        %4712 = arith.mulf %4710, %4707 : f32
        %4713 = arith.subf %4711, %4712 : f32
        %4714 = arith.mulf %4710, %4705 : f32
        %4715 = arith.mulf %4708, %4707 : f32
        %4716 = arith.addf %4714, %4715 : f32
        %4717 = arith.mulf %4678, %4713 : f32
        %4718 = arith.mulf %4684, %4716 : f32
        %4719 = arith.subf %4717, %4718 : f32
        %4720 = arith.mulf %4684, %4713 : f32
        %4721 = arith.mulf %4678, %4716 : f32
        %4722 = arith.addf %4720, %4721 : f32
        %4723 = arith.cmpi slt, %0, %heads : index
        scf.if %4723 {
          %4724 = arith.muli %4612, %heads : index
          %4725 = arith.addi %4724, %0 : index
          %4726 = arith.muli %4725, %c40 : index
          %4727 = arith.addi %4726, %4615 : index
          memref.store %4719, %q[%4727] : memref<?xf32>
          %4728 = arith.addi %4727, %c42 : index
          memref.store %4722, %q[%4728] : memref<?xf32>
        } else {
          %4729 = arith.addi %4613, %4615 : index
          memref.store %4719, %22[%4729] : memref<?xf32>
          %4730 = arith.addi %4613, %4615 : index
          %4731 = arith.addi %4730, %c42 : index
          memref.store %4722, %22[%4731] : memref<?xf32>
        }
        %4732 = arith.remui %4657, %c7 : index
        %4733 = arith.muli %4732, %c40 : index
        %4734 = arith.addi %4733, %4635 : index
        %4735 = arith.divui %4657, %c7 : index
        %4736 = arith.addi %4735, %c7 : index
        %4737 = arith.muli %4736, %c40 : index
        %4738 = arith.addi %4737, %4635 : index
        %4739 = memref.load %rope[%4734] : memref<?xf32>
        %4740 = arith.addi %4734, %c42 : index
        %4741 = memref.load %rope[%4740] : memref<?xf32>
        %4742 = memref.load %rope[%4738] : memref<?xf32>
        %4743 = arith.addi %4738, %c42 : index
        %4744 = memref.load %rope[%4743] : memref<?xf32>
        %4745 = arith.mulf %4742, %4739 : f32
        %4746 = arith.mulf %4744, %4741 : f32
        %4747 = arith.subf %4745, %4746 : f32
        %4748 = arith.mulf %4744, %4739 : f32
        %4749 = arith.mulf %4742, %4741 : f32
        %4750 = arith.addf %4748, %4749 : f32
        %4751 = arith.mulf %4691, %4747 : f32
        %4752 = arith.mulf %4697, %4750 : f32
        %4753 = arith.subf %4751, %4752 : f32
        %4754 = arith.mulf %4697, %4747 : f32
        %4755 = arith.mulf %4691, %4750 : f32
        %4756 = arith.addf %4754, %4755 : f32
        scf.if %4634 {
          %4757 = arith.cmpi slt, %0, %heads : index
          scf.if %4757 {
            %4758 = arith.muli %4612, %heads : index
            %4759 = arith.addi %4758, %0 : index
            %4760 = arith.muli %4759, %c40 : index
            %4761 = arith.addi %4760, %4635 : index
            memref.store %4753, %q[%4761] : memref<?xf32>
            %4762 = arith.addi %4761, %c42 : index
            memref.store %4756, %q[%4762] : memref<?xf32>
          } else {
            %4763 = arith.addi %4613, %4635 : index
            memref.store %4753, %22[%4763] : memref<?xf32>
            %4764 = arith.addi %4613, %4635 : index
            %4765 = arith.addi %4764, %c42 : index
            memref.store %4756, %22[%4765] : memref<?xf32>
          }
        }
      } else {
        %4766 = arith.cmpi slt, %0, %heads : index
        scf.if %4766 {
          %4767 = arith.muli %4612, %heads : index
          %4768 = arith.addi %4767, %0 : index
          %4769 = arith.muli %4768, %c40 : index
          %4770 = arith.addi %4769, %4615 : index
          memref.store %4623, %q[%4770] : memref<?xf32>
          %4771 = arith.addi %4770, %c42 : index
          memref.store %4632, %q[%4771] : memref<?xf32>
        } else {
          %4772 = arith.addi %4613, %4615 : index
          memref.store %4623, %22[%4772] : memref<?xf32>
          %4773 = arith.addi %4613, %4615 : index
          %4774 = arith.addi %4773, %c42 : index
          memref.store %4632, %22[%4774] : memref<?xf32>
        }
        scf.if %4634 {
          %4775 = arith.cmpi slt, %0, %heads : index
          scf.if %4775 {
            %4776 = arith.muli %4612, %heads : index
            %4777 = arith.addi %4776, %0 : index
            %4778 = arith.muli %4777, %c40 : index
            %4779 = arith.addi %4778, %4635 : index
            memref.store %4643, %q[%4779] : memref<?xf32>
            %4780 = arith.addi %4779, %c42 : index
            memref.store %4652, %q[%4780] : memref<?xf32>
          } else {
            %4781 = arith.addi %4613, %4635 : index
            memref.store %4643, %22[%4781] : memref<?xf32>
            %4782 = arith.addi %4613, %4635 : index
            %4783 = arith.addi %4782, %c42 : index
            memref.store %4652, %22[%4783] : memref<?xf32>
          }
        }
      }
    }
    %4784 = arith.addi %4606, %c50 : index
    %4785 = arith.addi %4605, %4784 : index
    %4786 = arith.cmpi slt, %4785, %24 : index
    %4787 = arith.cmpi slt, %4784, %c4 : index
    %4788 = arith.andi %4786, %4787 : i1
    scf.if %4788 {
      %4789 = arith.addi %4605, %4784 : index
      %4790 = arith.muli %4784, %c40 : index
      %4791 = wave.lane
      %4792 = arith.addi %4791, %c11 : index
      %4793 = arith.cmpi eq, %hasBias, %c5 : index
      %4794 = arith.addi %4790, %4792 : index
      %4795 = memref.load %22[%4794] : memref<?xf32>
      %4796 = arith.muli %0, %c40 : index
      %4797 = arith.addi %4796, %4792 : index
      %4798 = memref.load %bias[%4797] : memref<?xf32>
      %4799 = arith.addf %4795, %4798 : f32
      %4800 = arith.select %4793, %4799, %4795 : f32
      %4801 = arith.addi %4792, %c42 : index
      %4802 = arith.cmpi eq, %hasBias, %c5 : index
      %4803 = arith.addi %4790, %4801 : index
      %4804 = memref.load %22[%4803] : memref<?xf32>
      %4805 = arith.muli %0, %c40 : index
      %4806 = arith.addi %4805, %4801 : index
      %4807 = memref.load %bias[%4806] : memref<?xf32>
      %4808 = arith.addf %4804, %4807 : f32
      %4809 = arith.select %4802, %4808, %4804 : f32
      %4810 = arith.addi %4791, %c8 : index
      %4811 = arith.cmpi slt, %4810, %c42 : index
      %4812 = arith.minsi %4810, %c43 : index
      %4813 = arith.cmpi eq, %hasBias, %c5 : index
      %4814 = arith.addi %4790, %4812 : index
      %4815 = memref.load %22[%4814] : memref<?xf32>
      %4816 = arith.muli %0, %c40 : index
      %4817 = arith.addi %4816, %4812 : index
      %4818 = memref.load %bias[%4817] : memref<?xf32>
      %4819 = arith.addf %4815, %4818 : f32
      %4820 = arith.select %4813, %4819, %4815 : f32
      %4821 = arith.addi %4812, %c42 : index
      %4822 = arith.cmpi eq, %hasBias, %c5 : index
      %4823 = arith.addi %4790, %4821 : index
      %4824 = memref.load %22[%4823] : memref<?xf32>
      %4825 = arith.muli %0, %c40 : index
      %4826 = arith.addi %4825, %4821 : index
      %4827 = memref.load %bias[%4826] : memref<?xf32>
      %4828 = arith.addf %4824, %4827 : f32
      %4829 = arith.select %4822, %4828, %4824 : f32
      %4830 = arith.addi %heads, %kvHeads : index
      %4831 = arith.cmpi slt, %0, %4830 : index
      scf.if %4831 {
        %4832 = arith.addi %positionsAt, %4789 : index
        %4833 = memref.load %step[%4832] : memref<?xi32>
        %4834 = arith.index_cast %4833 : i32 to index
        %4835 = arith.cmpi eq, %hasNorm, %c5 : index
        %4836 = math.fma %4800, %4800, %c46 : f32
        %4837 = math.fma %4809, %4809, %4836 : f32
        %4838 = math.fma %4820, %4820, %4837 : f32
        %4839 = arith.select %4811, %4838, %4837 : f32
        %4840 = math.fma %4829, %4829, %4839 : f32
        %4841 = arith.select %4811, %4840, %4839 : f32
        %4842 = vector.broadcast %4841 : f32 to vector<1xf32>
        %4843 = wave.reduce "add" %4842 : vector<1xf32>
        %4844 = arith.mulf %4843, %inverseHeadDim : f32
        %4845 = arith.addf %4844, %epsilon : f32
        %4846 = math.sqrt %4845 : f32
        %4847 = arith.divf %c48, %4846 : f32
        %4848 = arith.cmpi slt, %0, %heads : index
        %4849 = arith.addi %4792, %c42 : index
        %4850 = memref.load %query_norm[%4792] : memref<?xf32>
        %4851 = memref.load %key_norm[%4792] : memref<?xf32>
        %4852 = arith.select %4848, %4850, %4851 : f32
        %4853 = arith.mulf %4800, %4847 : f32
        %4854 = arith.mulf %4853, %4852 : f32
        %4855 = arith.select %4835, %4854, %4800 : f32
        %4856 = memref.load %query_norm[%4849] : memref<?xf32>
        %4857 = memref.load %key_norm[%4849] : memref<?xf32>
        %4858 = arith.select %4848, %4856, %4857 : f32
        %4859 = arith.mulf %4809, %4847 : f32
        %4860 = arith.mulf %4859, %4858 : f32
        %4861 = arith.select %4835, %4860, %4809 : f32
        %4862 = arith.addi %4812, %c42 : index
        %4863 = memref.load %query_norm[%4812] : memref<?xf32>
        %4864 = memref.load %key_norm[%4812] : memref<?xf32>
        %4865 = arith.select %4848, %4863, %4864 : f32
        %4866 = arith.mulf %4820, %4847 : f32
        %4867 = arith.mulf %4866, %4865 : f32
        %4868 = arith.select %4835, %4867, %4820 : f32
        %4869 = memref.load %query_norm[%4862] : memref<?xf32>
        %4870 = memref.load %key_norm[%4862] : memref<?xf32>
        %4871 = arith.select %4848, %4869, %4870 : f32
        %4872 = arith.mulf %4829, %4847 : f32
        %4873 = arith.mulf %4872, %4871 : f32
        %4874 = arith.select %4835, %4873, %4829 : f32
        %4875 = arith.remui %4834, %c7 : index
        %4876 = arith.muli %4875, %c40 : index
        %4877 = arith.addi %4876, %4792 : index
        %4878 = arith.divui %4834, %c7 : index
        %4879 = arith.addi %4878, %c7 : index
        %4880 = arith.muli %4879, %c40 : index
        %4881 = arith.addi %4880, %4792 : index
        %4882 = memref.load %rope[%4877] : memref<?xf32>
        %4883 = arith.addi %4877, %c42 : index
        %4884 = memref.load %rope[%4883] : memref<?xf32>
        %4885 = memref.load %rope[%4881] : memref<?xf32>
        %4886 = arith.addi %4881, %c42 : index
        %4887 = memref.load %rope[%4886] : memref<?xf32>
        %4888 = arith.mulf %4885, %4882 : f32
        %4889 = arith.mulf %4887, %4884 : f32
        %4890 = arith.subf %4888, %4889 : f32
        %4891 = arith.mulf %4887, %4882 : f32
        %4892 = arith.mulf %4885, %4884 : f32
        %4893 = arith.addf %4891, %4892 : f32
        %4894 = arith.mulf %4855, %4890 : f32
        %4895 = arith.mulf %4861, %4893 : f32
        %4896 = arith.subf %4894, %4895 : f32
        %4897 = arith.mulf %4861, %4890 : f32
        %4898 = arith.mulf %4855, %4893 : f32
        %4899 = arith.addf %4897, %4898 : f32
        %4900 = arith.cmpi slt, %0, %heads : index
        scf.if %4900 {
          %4901 = arith.muli %4789, %heads : index
          %4902 = arith.addi %4901, %0 : index
          %4903 = arith.muli %4902, %c40 : index
          %4904 = arith.addi %4903, %4792 : index
          memref.store %4896, %q[%4904] : memref<?xf32>
          %4905 = arith.addi %4904, %c42 : index
          memref.store %4899, %q[%4905] : memref<?xf32>
        } else {
          %4906 = arith.addi %4790, %4792 : index
          memref.store %4896, %22[%4906] : memref<?xf32>
          %4907 = arith.addi %4790, %4792 : index
          %4908 = arith.addi %4907, %c42 : index
          memref.store %4899, %22[%4908] : memref<?xf32>
        }
        %4909 = arith.remui %4834, %c7 : index
        %4910 = arith.muli %4909, %c40 : index
        %4911 = arith.addi %4910, %4812 : index
        %4912 = arith.divui %4834, %c7 : index
        %4913 = arith.addi %4912, %c7 : index
        %4914 = arith.muli %4913, %c40 : index
        %4915 = arith.addi %4914, %4812 : index
        %4916 = memref.load %rope[%4911] : memref<?xf32>
        %4917 = arith.addi %4911, %c42 : index
        %4918 = memref.load %rope[%4917] : memref<?xf32>
        %4919 = memref.load %rope[%4915] : memref<?xf32>
        %4920 = arith.addi %4915, %c42 : index
        %4921 = memref.load %rope[%4920] : memref<?xf32>
        %4922 = arith.mulf %4919, %4916 : f32
        %4923 = arith.mulf %4921, %4918 : f32
        %4924 = arith.subf %4922, %4923 : f32
        %4925 = arith.mulf %4921, %4916 : f32
        %4926 = arith.mulf %4919, %4918 : f32
        %4927 = arith.addf %4925, %4926 : f32
        %4928 = arith.mulf %4868, %4924 : f32
        %4929 = arith.mulf %4874, %4927 : f32
        %4930 = arith.subf %4928, %4929 : f32
        %4931 = arith.mulf %4874, %4924 : f32
        %4932 = arith.mulf %4868, %4927 : f32
        %4933 = arith.addf %4931, %4932 : f32
        scf.if %4811 {
          %4934 = arith.cmpi slt, %0, %heads : index
          scf.if %4934 {
            %4935 = arith.muli %4789, %heads : index
            %4936 = arith.addi %4935, %0 : index
            %4937 = arith.muli %4936, %c40 : index
            %4938 = arith.addi %4937, %4812 : index
            memref.store %4930, %q[%4938] : memref<?xf32>
            %4939 = arith.addi %4938, %c42 : index
            memref.store %4933, %q[%4939] : memref<?xf32>
          } else {
            %4940 = arith.addi %4790, %4812 : index
            memref.store %4930, %22[%4940] : memref<?xf32>
            %4941 = arith.addi %4790, %4812 : index
            %4942 = arith.addi %4941, %c42 : index
            memref.store %4933, %22[%4942] : memref<?xf32>
          }
        }
      } else {
        %4943 = arith.cmpi slt, %0, %heads : index
        scf.if %4943 {
          %4944 = arith.muli %4789, %heads : index
          %4945 = arith.addi %4944, %0 : index
          %4946 = arith.muli %4945, %c40 : index
          %4947 = arith.addi %4946, %4792 : index
          memref.store %4800, %q[%4947] : memref<?xf32>
          %4948 = arith.addi %4947, %c42 : index
          memref.store %4809, %q[%4948] : memref<?xf32>
        } else {
          %4949 = arith.addi %4790, %4792 : index
          memref.store %4800, %22[%4949] : memref<?xf32>
          %4950 = arith.addi %4790, %4792 : index
          %4951 = arith.addi %4950, %c42 : index
          memref.store %4809, %22[%4951] : memref<?xf32>
        }
        scf.if %4811 {
          %4952 = arith.cmpi slt, %0, %heads : index
          scf.if %4952 {
            %4953 = arith.muli %4789, %heads : index
            %4954 = arith.addi %4953, %0 : index
            %4955 = arith.muli %4954, %c40 : index
            %4956 = arith.addi %4955, %4812 : index
            memref.store %4820, %q[%4956] : memref<?xf32>
            %4957 = arith.addi %4956, %c42 : index
            memref.store %4829, %q[%4957] : memref<?xf32>
          } else {
            %4958 = arith.addi %4790, %4812 : index
            memref.store %4820, %22[%4958] : memref<?xf32>
            %4959 = arith.addi %4790, %4812 : index
            %4960 = arith.addi %4959, %c42 : index
            memref.store %4829, %22[%4960] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %4961 = arith.cmpi sge, %0, %heads : index
    scf.if %4961 {
      %4962 = arith.addi %4606, %c11 : index
      %4963 = arith.addi %4605, %4962 : index
      %4964 = arith.cmpi slt, %4963, %24 : index
      %4965 = arith.cmpi slt, %4962, %c4 : index
      %4966 = arith.andi %4964, %4965 : i1
      scf.if %4966 {
        %4967 = arith.addi %4605, %4962 : index
        %4968 = arith.addi %slotsAt, %4967 : index
        %4969 = memref.load %step[%4968] : memref<?xi32>
        %4970 = arith.index_cast %4969 : i32 to index
        %4971 = arith.cmpi sge, %4970, %c11 : index
        scf.if %4971 {
          %4972 = arith.muli %4962, %c40 : index
          %4973 = arith.subi %0, %heads : index
          %4974 = memref.load %scales[%4973] : memref<?xf32>
          %4975 = vector.broadcast %4974 : f32 to vector<4xf32>
          %4976 = arith.divui %4970, %c4 : index
          %4977 = arith.remui %4970, %c4 : index
          %4978 = arith.muli %4976, %pageBytes : index
          %4979 = arith.cmpi eq, %codec, %c11 : index
          scf.if %4979 {
            %4980 = wave.lane
            %4981 = arith.muli %4980, %c37 : index
            scf.for %4982 = %4981 to %c40 step %c10 {
              %4983 = arith.addi %4972, %4982 : index
              %4984 = vector.load %22[%4983] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4985 = arith.mulf %4984, %4975 : vector<4xf32>
              %4986 = arith.minimumf %4985, %c54 : vector<4xf32>
              %4987 = arith.maximumf %4986, %c55 : vector<4xf32>
              %4988 = arith.truncf %4987 : vector<4xf32> to vector<4xf16>
              %4989 = vector.bitcast %4988 : vector<4xf16> to vector<8xi8>
              %4990 = arith.cmpi slt, %4973, %kvHeads : index
              scf.if %4990 {
                %4991 = arith.muli %4973, %c56 : index
                %4992 = arith.addi %4978, %4991 : index
                %4993 = arith.divui %4982, %c4 : index
                %4994 = arith.muli %4993, %c57 : index
                %4995 = arith.remui %4982, %c4 : index
                %4996 = arith.divui %4995, %c16 : index
                %4997 = arith.muli %4996, %c7 : index
                %4998 = arith.muli %4977, %c4 : index
                %4999 = arith.addi %4997, %4998 : index
                %5000 = arith.remui %4995, %c16 : index
                %5001 = arith.muli %5000, %c6 : index
                %5002 = arith.addi %4999, %5001 : index
                %5003 = arith.addi %4994, %5002 : index
                %5004 = arith.addi %4992, %5003 : index
                vector.store %4989, %kv[%5004] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %5005 = arith.subi %4973, %kvHeads : index
                %5006 = arith.muli %5005, %c56 : index
                %5007 = arith.addi %4978, %5006 : index
                %5008 = arith.addi %4982, %c11 : index
                %5009 = arith.divui %5008, %c4 : index
                %5010 = arith.muli %5009, %c57 : index
                %5011 = arith.addi %5010, %c12 : index
                %5012 = arith.remui %5008, %c4 : index
                %5013 = arith.divui %4977, %c6 : index
                %5014 = arith.remui %4977, %c6 : index
                %5015 = arith.muli %5014, %c16 : index
                %5016 = arith.addi %5013, %5015 : index
                %5017 = arith.divui %5016, %c16 : index
                %5018 = arith.muli %5017, %c7 : index
                %5019 = arith.muli %5012, %c4 : index
                %5020 = arith.addi %5018, %5019 : index
                %5021 = arith.remui %5016, %c16 : index
                %5022 = arith.muli %5021, %c6 : index
                %5023 = arith.addi %5020, %5022 : index
                %5024 = arith.addi %5011, %5023 : index
                %5025 = arith.addi %5007, %5024 : index
                %5026 = vector.shuffle %4989, %4989 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %5026, %kv[%5025] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5027 = arith.addi %4982, %c5 : index
                %5028 = arith.divui %5027, %c4 : index
                %5029 = arith.muli %5028, %c57 : index
                %5030 = arith.addi %5029, %c12 : index
                %5031 = arith.remui %5027, %c4 : index
                %5032 = arith.divui %4977, %c6 : index
                %5033 = arith.remui %4977, %c6 : index
                %5034 = arith.muli %5033, %c16 : index
                %5035 = arith.addi %5032, %5034 : index
                %5036 = arith.divui %5035, %c16 : index
                %5037 = arith.muli %5036, %c7 : index
                %5038 = arith.muli %5031, %c4 : index
                %5039 = arith.addi %5037, %5038 : index
                %5040 = arith.remui %5035, %c16 : index
                %5041 = arith.muli %5040, %c6 : index
                %5042 = arith.addi %5039, %5041 : index
                %5043 = arith.addi %5030, %5042 : index
                %5044 = arith.addi %5007, %5043 : index
                %5045 = vector.shuffle %4989, %4989 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %5045, %kv[%5044] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5046 = arith.addi %4982, %c6 : index
                %5047 = arith.divui %5046, %c4 : index
                %5048 = arith.muli %5047, %c57 : index
                %5049 = arith.addi %5048, %c12 : index
                %5050 = arith.remui %5046, %c4 : index
                %5051 = arith.divui %4977, %c6 : index
                %5052 = arith.remui %4977, %c6 : index
                %5053 = arith.muli %5052, %c16 : index
                %5054 = arith.addi %5051, %5053 : index
                %5055 = arith.divui %5054, %c16 : index
                %5056 = arith.muli %5055, %c7 : index
                %5057 = arith.muli %5050, %c4 : index
                %5058 = arith.addi %5056, %5057 : index
                %5059 = arith.remui %5054, %c16 : index
                %5060 = arith.muli %5059, %c6 : index
                %5061 = arith.addi %5058, %5060 : index
                %5062 = arith.addi %5049, %5061 : index
                %5063 = arith.addi %5007, %5062 : index
                %5064 = vector.shuffle %4989, %4989 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %5064, %kv[%5063] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5065 = arith.addi %4982, %c32 : index
                %5066 = arith.divui %5065, %c4 : index
                %5067 = arith.muli %5066, %c57 : index
                %5068 = arith.addi %5067, %c12 : index
                %5069 = arith.remui %5065, %c4 : index
                %5070 = arith.divui %4977, %c6 : index
                %5071 = arith.remui %4977, %c6 : index
                %5072 = arith.muli %5071, %c16 : index
                %5073 = arith.addi %5070, %5072 : index
                %5074 = arith.divui %5073, %c16 : index
                %5075 = arith.muli %5074, %c7 : index
                %5076 = arith.muli %5069, %c4 : index
                %5077 = arith.addi %5075, %5076 : index
                %5078 = arith.remui %5073, %c16 : index
                %5079 = arith.muli %5078, %c6 : index
                %5080 = arith.addi %5077, %5079 : index
                %5081 = arith.addi %5068, %5080 : index
                %5082 = arith.addi %5007, %5081 : index
                %5083 = vector.shuffle %4989, %4989 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %5083, %kv[%5082] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %5084 = arith.cmpi eq, %codec, %c5 : index
          scf.if %5084 {
            %5085 = wave.lane
            %5086 = arith.muli %5085, %c37 : index
            scf.for %5087 = %5086 to %c40 step %c10 {
              %5088 = arith.addi %4972, %5087 : index
              %5089 = vector.load %22[%5088] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5090 = arith.mulf %5089, %4975 : vector<4xf32>
              %5091 = wave.fp8_encode "e4m3" %5090 : vector<4xf32> -> vector<4xi8>
              %5092 = arith.cmpi slt, %4973, %kvHeads : index
              scf.if %5092 {
                %5093 = arith.muli %4973, %c12 : index
                %5094 = arith.addi %4978, %5093 : index
                %5095 = vector.shuffle %5091, %5091 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5096 = arith.divui %5087, %c4 : index
                %5097 = arith.muli %5096, %c7 : index
                %5098 = arith.remui %5087, %c4 : index
                %5099 = arith.muli %4977, %c4 : index
                %5100 = arith.divui %5098, %c37 : index
                %5101 = arith.muli %5100, %c37 : index
                %5102 = arith.remui %5098, %c6 : index
                %5103 = arith.muli %5102, %c6 : index
                %5104 = arith.addi %5101, %5103 : index
                %5105 = arith.divui %5098, %c6 : index
                %5106 = arith.remui %5105, %c6 : index
                %5107 = arith.addi %5104, %5106 : index
                %5108 = arith.addi %5099, %5107 : index
                %5109 = arith.addi %5097, %5108 : index
                %5110 = arith.addi %5094, %5109 : index
                vector.store %5095, %kv[%5110] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5111 = arith.subi %4973, %kvHeads : index
                %5112 = arith.muli %5111, %c12 : index
                %5113 = arith.addi %4978, %5112 : index
                %5114 = arith.addi %5087, %c11 : index
                %5115 = arith.divui %5114, %c4 : index
                %5116 = arith.muli %5115, %c7 : index
                %5117 = arith.addi %5116, %c13 : index
                %5118 = arith.remui %5114, %c4 : index
                %5119 = arith.divui %4977, %c6 : index
                %5120 = arith.remui %4977, %c6 : index
                %5121 = arith.muli %5120, %c16 : index
                %5122 = arith.addi %5119, %5121 : index
                %5123 = arith.muli %5118, %c4 : index
                %5124 = arith.divui %5122, %c37 : index
                %5125 = arith.muli %5124, %c37 : index
                %5126 = arith.remui %5122, %c6 : index
                %5127 = arith.muli %5126, %c6 : index
                %5128 = arith.addi %5125, %5127 : index
                %5129 = arith.divui %5122, %c6 : index
                %5130 = arith.remui %5129, %c6 : index
                %5131 = arith.addi %5128, %5130 : index
                %5132 = arith.addi %5123, %5131 : index
                %5133 = arith.addi %5117, %5132 : index
                %5134 = arith.addi %5113, %5133 : index
                %5135 = vector.shuffle %5091, %5091 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5135, %kv[%5134] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5136 = arith.addi %5087, %c5 : index
                %5137 = arith.divui %5136, %c4 : index
                %5138 = arith.muli %5137, %c7 : index
                %5139 = arith.addi %5138, %c13 : index
                %5140 = arith.remui %5136, %c4 : index
                %5141 = arith.divui %4977, %c6 : index
                %5142 = arith.remui %4977, %c6 : index
                %5143 = arith.muli %5142, %c16 : index
                %5144 = arith.addi %5141, %5143 : index
                %5145 = arith.muli %5140, %c4 : index
                %5146 = arith.divui %5144, %c37 : index
                %5147 = arith.muli %5146, %c37 : index
                %5148 = arith.remui %5144, %c6 : index
                %5149 = arith.muli %5148, %c6 : index
                %5150 = arith.addi %5147, %5149 : index
                %5151 = arith.divui %5144, %c6 : index
                %5152 = arith.remui %5151, %c6 : index
                %5153 = arith.addi %5150, %5152 : index
                %5154 = arith.addi %5145, %5153 : index
                %5155 = arith.addi %5139, %5154 : index
                %5156 = arith.addi %5113, %5155 : index
                %5157 = vector.shuffle %5091, %5091 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5157, %kv[%5156] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5158 = arith.addi %5087, %c6 : index
                %5159 = arith.divui %5158, %c4 : index
                %5160 = arith.muli %5159, %c7 : index
                %5161 = arith.addi %5160, %c13 : index
                %5162 = arith.remui %5158, %c4 : index
                %5163 = arith.divui %4977, %c6 : index
                %5164 = arith.remui %4977, %c6 : index
                %5165 = arith.muli %5164, %c16 : index
                %5166 = arith.addi %5163, %5165 : index
                %5167 = arith.muli %5162, %c4 : index
                %5168 = arith.divui %5166, %c37 : index
                %5169 = arith.muli %5168, %c37 : index
                %5170 = arith.remui %5166, %c6 : index
                %5171 = arith.muli %5170, %c6 : index
                %5172 = arith.addi %5169, %5171 : index
                %5173 = arith.divui %5166, %c6 : index
                %5174 = arith.remui %5173, %c6 : index
                %5175 = arith.addi %5172, %5174 : index
                %5176 = arith.addi %5167, %5175 : index
                %5177 = arith.addi %5161, %5176 : index
                %5178 = arith.addi %5113, %5177 : index
                %5179 = vector.shuffle %5091, %5091 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5179, %kv[%5178] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5180 = arith.addi %5087, %c32 : index
                %5181 = arith.divui %5180, %c4 : index
                %5182 = arith.muli %5181, %c7 : index
                %5183 = arith.addi %5182, %c13 : index
                %5184 = arith.remui %5180, %c4 : index
                %5185 = arith.divui %4977, %c6 : index
                %5186 = arith.remui %4977, %c6 : index
                %5187 = arith.muli %5186, %c16 : index
                %5188 = arith.addi %5185, %5187 : index
                %5189 = arith.muli %5184, %c4 : index
                %5190 = arith.divui %5188, %c37 : index
                %5191 = arith.muli %5190, %c37 : index
                %5192 = arith.remui %5188, %c6 : index
                %5193 = arith.muli %5192, %c6 : index
                %5194 = arith.addi %5191, %5193 : index
                %5195 = arith.divui %5188, %c6 : index
                %5196 = arith.remui %5195, %c6 : index
                %5197 = arith.addi %5194, %5196 : index
                %5198 = arith.addi %5189, %5197 : index
                %5199 = arith.addi %5183, %5198 : index
                %5200 = arith.addi %5113, %5199 : index
                %5201 = vector.shuffle %5091, %5091 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5201, %kv[%5200] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %5202 = arith.cmpi eq, %codec, %c6 : index
          scf.if %5202 {
            %5203 = wave.lane
            %5204 = arith.muli %5203, %c37 : index
            scf.for %5205 = %5204 to %c40 step %c10 {
              %5206 = arith.addi %4972, %5205 : index
              %5207 = vector.load %22[%5206] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5208 = arith.mulf %5207, %4975 : vector<4xf32>
              %5209 = wave.fp8_encode "e5m2" %5208 : vector<4xf32> -> vector<4xi8>
              %5210 = arith.cmpi slt, %4973, %kvHeads : index
              scf.if %5210 {
                %5211 = arith.muli %4973, %c12 : index
                %5212 = arith.addi %4978, %5211 : index
                %5213 = vector.shuffle %5209, %5209 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5214 = arith.divui %5205, %c4 : index
                %5215 = arith.muli %5214, %c7 : index
                %5216 = arith.remui %5205, %c4 : index
                %5217 = arith.muli %4977, %c4 : index
                %5218 = arith.divui %5216, %c37 : index
                %5219 = arith.muli %5218, %c37 : index
                %5220 = arith.remui %5216, %c6 : index
                %5221 = arith.muli %5220, %c6 : index
                %5222 = arith.addi %5219, %5221 : index
                %5223 = arith.divui %5216, %c6 : index
                %5224 = arith.remui %5223, %c6 : index
                %5225 = arith.addi %5222, %5224 : index
                %5226 = arith.addi %5217, %5225 : index
                %5227 = arith.addi %5215, %5226 : index
                %5228 = arith.addi %5212, %5227 : index
                vector.store %5213, %kv[%5228] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5229 = arith.subi %4973, %kvHeads : index
                %5230 = arith.muli %5229, %c12 : index
                %5231 = arith.addi %4978, %5230 : index
                %5232 = arith.addi %5205, %c11 : index
                %5233 = arith.divui %5232, %c4 : index
                %5234 = arith.muli %5233, %c7 : index
                %5235 = arith.addi %5234, %c13 : index
                %5236 = arith.remui %5232, %c4 : index
                %5237 = arith.divui %4977, %c6 : index
                %5238 = arith.remui %4977, %c6 : index
                %5239 = arith.muli %5238, %c16 : index
                %5240 = arith.addi %5237, %5239 : index
                %5241 = arith.muli %5236, %c4 : index
                %5242 = arith.divui %5240, %c37 : index
                %5243 = arith.muli %5242, %c37 : index
                %5244 = arith.remui %5240, %c6 : index
                %5245 = arith.muli %5244, %c6 : index
                %5246 = arith.addi %5243, %5245 : index
                %5247 = arith.divui %5240, %c6 : index
                %5248 = arith.remui %5247, %c6 : index
                %5249 = arith.addi %5246, %5248 : index
                %5250 = arith.addi %5241, %5249 : index
                %5251 = arith.addi %5235, %5250 : index
                %5252 = arith.addi %5231, %5251 : index
                %5253 = vector.shuffle %5209, %5209 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5253, %kv[%5252] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5254 = arith.addi %5205, %c5 : index
                %5255 = arith.divui %5254, %c4 : index
                %5256 = arith.muli %5255, %c7 : index
                %5257 = arith.addi %5256, %c13 : index
                %5258 = arith.remui %5254, %c4 : index
                %5259 = arith.divui %4977, %c6 : index
                %5260 = arith.remui %4977, %c6 : index
                %5261 = arith.muli %5260, %c16 : index
                %5262 = arith.addi %5259, %5261 : index
                %5263 = arith.muli %5258, %c4 : index
                %5264 = arith.divui %5262, %c37 : index
                %5265 = arith.muli %5264, %c37 : index
                %5266 = arith.remui %5262, %c6 : index
                %5267 = arith.muli %5266, %c6 : index
                %5268 = arith.addi %5265, %5267 : index
                %5269 = arith.divui %5262, %c6 : index
                %5270 = arith.remui %5269, %c6 : index
                %5271 = arith.addi %5268, %5270 : index
                %5272 = arith.addi %5263, %5271 : index
                %5273 = arith.addi %5257, %5272 : index
                %5274 = arith.addi %5231, %5273 : index
                %5275 = vector.shuffle %5209, %5209 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5275, %kv[%5274] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5276 = arith.addi %5205, %c6 : index
                %5277 = arith.divui %5276, %c4 : index
                %5278 = arith.muli %5277, %c7 : index
                %5279 = arith.addi %5278, %c13 : index
                %5280 = arith.remui %5276, %c4 : index
                %5281 = arith.divui %4977, %c6 : index
                %5282 = arith.remui %4977, %c6 : index
                %5283 = arith.muli %5282, %c16 : index
                %5284 = arith.addi %5281, %5283 : index
                %5285 = arith.muli %5280, %c4 : index
                %5286 = arith.divui %5284, %c37 : index
                %5287 = arith.muli %5286, %c37 : index
                %5288 = arith.remui %5284, %c6 : index
                %5289 = arith.muli %5288, %c6 : index
                %5290 = arith.addi %5287, %5289 : index
                %5291 = arith.divui %5284, %c6 : index
                %5292 = arith.remui %5291, %c6 : index
                %5293 = arith.addi %5290, %5292 : index
                %5294 = arith.addi %5285, %5293 : index
                %5295 = arith.addi %5279, %5294 : index
                %5296 = arith.addi %5231, %5295 : index
                %5297 = vector.shuffle %5209, %5209 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5297, %kv[%5296] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5298 = arith.addi %5205, %c32 : index
                %5299 = arith.divui %5298, %c4 : index
                %5300 = arith.muli %5299, %c7 : index
                %5301 = arith.addi %5300, %c13 : index
                %5302 = arith.remui %5298, %c4 : index
                %5303 = arith.divui %4977, %c6 : index
                %5304 = arith.remui %4977, %c6 : index
                %5305 = arith.muli %5304, %c16 : index
                %5306 = arith.addi %5303, %5305 : index
                %5307 = arith.muli %5302, %c4 : index
                %5308 = arith.divui %5306, %c37 : index
                %5309 = arith.muli %5308, %c37 : index
                %5310 = arith.remui %5306, %c6 : index
                %5311 = arith.muli %5310, %c6 : index
                %5312 = arith.addi %5309, %5311 : index
                %5313 = arith.divui %5306, %c6 : index
                %5314 = arith.remui %5313, %c6 : index
                %5315 = arith.addi %5312, %5314 : index
                %5316 = arith.addi %5307, %5315 : index
                %5317 = arith.addi %5301, %5316 : index
                %5318 = arith.addi %5231, %5317 : index
                %5319 = vector.shuffle %5209, %5209 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5319, %kv[%5318] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %5320 = arith.addi %4606, %c50 : index
      %5321 = arith.addi %4605, %5320 : index
      %5322 = arith.cmpi slt, %5321, %24 : index
      %5323 = arith.cmpi slt, %5320, %c4 : index
      %5324 = arith.andi %5322, %5323 : i1
      scf.if %5324 {
        %5325 = arith.addi %4605, %5320 : index
        %5326 = arith.addi %slotsAt, %5325 : index
        %5327 = memref.load %step[%5326] : memref<?xi32>
        %5328 = arith.index_cast %5327 : i32 to index
        %5329 = arith.cmpi sge, %5328, %c11 : index
        scf.if %5329 {
          %5330 = arith.muli %5320, %c40 : index
          %5331 = arith.subi %0, %heads : index
          %5332 = memref.load %scales[%5331] : memref<?xf32>
          %5333 = vector.broadcast %5332 : f32 to vector<4xf32>
          %5334 = arith.divui %5328, %c4 : index
          %5335 = arith.remui %5328, %c4 : index
          %5336 = arith.muli %5334, %pageBytes : index
          %5337 = arith.cmpi eq, %codec, %c11 : index
          scf.if %5337 {
            %5338 = wave.lane
            %5339 = arith.muli %5338, %c37 : index
            scf.for %5340 = %5339 to %c40 step %c10 {
              %5341 = arith.addi %5330, %5340 : index
              %5342 = vector.load %22[%5341] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5343 = arith.mulf %5342, %5333 : vector<4xf32>
              %5344 = arith.minimumf %5343, %c54 : vector<4xf32>
              %5345 = arith.maximumf %5344, %c55 : vector<4xf32>
              %5346 = arith.truncf %5345 : vector<4xf32> to vector<4xf16>
              %5347 = vector.bitcast %5346 : vector<4xf16> to vector<8xi8>
              %5348 = arith.cmpi slt, %5331, %kvHeads : index
              scf.if %5348 {
                %5349 = arith.muli %5331, %c56 : index
                %5350 = arith.addi %5336, %5349 : index
                %5351 = arith.divui %5340, %c4 : index
                %5352 = arith.muli %5351, %c57 : index
                %5353 = arith.remui %5340, %c4 : index
                %5354 = arith.divui %5353, %c16 : index
                %5355 = arith.muli %5354, %c7 : index
                %5356 = arith.muli %5335, %c4 : index
                %5357 = arith.addi %5355, %5356 : index
                %5358 = arith.remui %5353, %c16 : index
                %5359 = arith.muli %5358, %c6 : index
                %5360 = arith.addi %5357, %5359 : index
                %5361 = arith.addi %5352, %5360 : index
                %5362 = arith.addi %5350, %5361 : index
                vector.store %5347, %kv[%5362] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %5363 = arith.subi %5331, %kvHeads : index
                %5364 = arith.muli %5363, %c56 : index
                %5365 = arith.addi %5336, %5364 : index
                %5366 = arith.addi %5340, %c11 : index
                %5367 = arith.divui %5366, %c4 : index
                %5368 = arith.muli %5367, %c57 : index
                %5369 = arith.addi %5368, %c12 : index
                %5370 = arith.remui %5366, %c4 : index
                %5371 = arith.divui %5335, %c6 : index
                %5372 = arith.remui %5335, %c6 : index
                %5373 = arith.muli %5372, %c16 : index
                %5374 = arith.addi %5371, %5373 : index
                %5375 = arith.divui %5374, %c16 : index
                %5376 = arith.muli %5375, %c7 : index
                %5377 = arith.muli %5370, %c4 : index
                %5378 = arith.addi %5376, %5377 : index
                %5379 = arith.remui %5374, %c16 : index
                %5380 = arith.muli %5379, %c6 : index
                %5381 = arith.addi %5378, %5380 : index
                %5382 = arith.addi %5369, %5381 : index
                %5383 = arith.addi %5365, %5382 : index
                %5384 = vector.shuffle %5347, %5347 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %5384, %kv[%5383] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5385 = arith.addi %5340, %c5 : index
                %5386 = arith.divui %5385, %c4 : index
                %5387 = arith.muli %5386, %c57 : index
                %5388 = arith.addi %5387, %c12 : index
                %5389 = arith.remui %5385, %c4 : index
                %5390 = arith.divui %5335, %c6 : index
                %5391 = arith.remui %5335, %c6 : index
                %5392 = arith.muli %5391, %c16 : index
                %5393 = arith.addi %5390, %5392 : index
                %5394 = arith.divui %5393, %c16 : index
                %5395 = arith.muli %5394, %c7 : index
                %5396 = arith.muli %5389, %c4 : index
                %5397 = arith.addi %5395, %5396 : index
                %5398 = arith.remui %5393, %c16 : index
                %5399 = arith.muli %5398, %c6 : index
                %5400 = arith.addi %5397, %5399 : index
                %5401 = arith.addi %5388, %5400 : index
                %5402 = arith.addi %5365, %5401 : index
                %5403 = vector.shuffle %5347, %5347 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %5403, %kv[%5402] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5404 = arith.addi %5340, %c6 : index
                %5405 = arith.divui %5404, %c4 : index
                %5406 = arith.muli %5405, %c57 : index
                %5407 = arith.addi %5406, %c12 : index
                %5408 = arith.remui %5404, %c4 : index
                %5409 = arith.divui %5335, %c6 : index
                %5410 = arith.remui %5335, %c6 : index
                %5411 = arith.muli %5410, %c16 : index
                %5412 = arith.addi %5409, %5411 : index
                %5413 = arith.divui %5412, %c16 : index
                %5414 = arith.muli %5413, %c7 : index
                %5415 = arith.muli %5408, %c4 : index
                %5416 = arith.addi %5414, %5415 : index
                %5417 = arith.remui %5412, %c16 : index
                %5418 = arith.muli %5417, %c6 : index
                %5419 = arith.addi %5416, %5418 : index
                %5420 = arith.addi %5407, %5419 : index
                %5421 = arith.addi %5365, %5420 : index
                %5422 = vector.shuffle %5347, %5347 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %5422, %kv[%5421] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5423 = arith.addi %5340, %c32 : index
                %5424 = arith.divui %5423, %c4 : index
                %5425 = arith.muli %5424, %c57 : index
                %5426 = arith.addi %5425, %c12 : index
                %5427 = arith.remui %5423, %c4 : index
                %5428 = arith.divui %5335, %c6 : index
                %5429 = arith.remui %5335, %c6 : index
                %5430 = arith.muli %5429, %c16 : index
                %5431 = arith.addi %5428, %5430 : index
                %5432 = arith.divui %5431, %c16 : index
                %5433 = arith.muli %5432, %c7 : index
                %5434 = arith.muli %5427, %c4 : index
                %5435 = arith.addi %5433, %5434 : index
                %5436 = arith.remui %5431, %c16 : index
                %5437 = arith.muli %5436, %c6 : index
                %5438 = arith.addi %5435, %5437 : index
                %5439 = arith.addi %5426, %5438 : index
                %5440 = arith.addi %5365, %5439 : index
                %5441 = vector.shuffle %5347, %5347 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %5441, %kv[%5440] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %5442 = arith.cmpi eq, %codec, %c5 : index
          scf.if %5442 {
            %5443 = wave.lane
            %5444 = arith.muli %5443, %c37 : index
            scf.for %5445 = %5444 to %c40 step %c10 {
              %5446 = arith.addi %5330, %5445 : index
              %5447 = vector.load %22[%5446] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5448 = arith.mulf %5447, %5333 : vector<4xf32>
              %5449 = wave.fp8_encode "e4m3" %5448 : vector<4xf32> -> vector<4xi8>
              %5450 = arith.cmpi slt, %5331, %kvHeads : index
              scf.if %5450 {
                %5451 = arith.muli %5331, %c12 : index
                %5452 = arith.addi %5336, %5451 : index
                %5453 = vector.shuffle %5449, %5449 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5454 = arith.divui %5445, %c4 : index
                %5455 = arith.muli %5454, %c7 : index
                %5456 = arith.remui %5445, %c4 : index
                %5457 = arith.muli %5335, %c4 : index
                %5458 = arith.divui %5456, %c37 : index
                %5459 = arith.muli %5458, %c37 : index
                %5460 = arith.remui %5456, %c6 : index
                %5461 = arith.muli %5460, %c6 : index
                %5462 = arith.addi %5459, %5461 : index
                %5463 = arith.divui %5456, %c6 : index
                %5464 = arith.remui %5463, %c6 : index
                %5465 = arith.addi %5462, %5464 : index
                %5466 = arith.addi %5457, %5465 : index
                %5467 = arith.addi %5455, %5466 : index
                %5468 = arith.addi %5452, %5467 : index
                vector.store %5453, %kv[%5468] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5469 = arith.subi %5331, %kvHeads : index
                %5470 = arith.muli %5469, %c12 : index
                %5471 = arith.addi %5336, %5470 : index
                %5472 = arith.addi %5445, %c11 : index
                %5473 = arith.divui %5472, %c4 : index
                %5474 = arith.muli %5473, %c7 : index
                %5475 = arith.addi %5474, %c13 : index
                %5476 = arith.remui %5472, %c4 : index
                %5477 = arith.divui %5335, %c6 : index
                %5478 = arith.remui %5335, %c6 : index
                %5479 = arith.muli %5478, %c16 : index
                %5480 = arith.addi %5477, %5479 : index
                %5481 = arith.muli %5476, %c4 : index
                %5482 = arith.divui %5480, %c37 : index
                %5483 = arith.muli %5482, %c37 : index
                %5484 = arith.remui %5480, %c6 : index
                %5485 = arith.muli %5484, %c6 : index
                %5486 = arith.addi %5483, %5485 : index
                %5487 = arith.divui %5480, %c6 : index
                %5488 = arith.remui %5487, %c6 : index
                %5489 = arith.addi %5486, %5488 : index
                %5490 = arith.addi %5481, %5489 : index
                %5491 = arith.addi %5475, %5490 : index
                %5492 = arith.addi %5471, %5491 : index
                %5493 = vector.shuffle %5449, %5449 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5493, %kv[%5492] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5494 = arith.addi %5445, %c5 : index
                %5495 = arith.divui %5494, %c4 : index
                %5496 = arith.muli %5495, %c7 : index
                %5497 = arith.addi %5496, %c13 : index
                %5498 = arith.remui %5494, %c4 : index
                %5499 = arith.divui %5335, %c6 : index
                %5500 = arith.remui %5335, %c6 : index
                %5501 = arith.muli %5500, %c16 : index
                %5502 = arith.addi %5499, %5501 : index
                %5503 = arith.muli %5498, %c4 : index
                %5504 = arith.divui %5502, %c37 : index
                %5505 = arith.muli %5504, %c37 : index
                %5506 = arith.remui %5502, %c6 : index
                %5507 = arith.muli %5506, %c6 : index
                %5508 = arith.addi %5505, %5507 : index
                %5509 = arith.divui %5502, %c6 : index
                %5510 = arith.remui %5509, %c6 : index
                %5511 = arith.addi %5508, %5510 : index
                %5512 = arith.addi %5503, %5511 : index
                %5513 = arith.addi %5497, %5512 : index
                %5514 = arith.addi %5471, %5513 : index
                %5515 = vector.shuffle %5449, %5449 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5515, %kv[%5514] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5516 = arith.addi %5445, %c6 : index
                %5517 = arith.divui %5516, %c4 : index
                %5518 = arith.muli %5517, %c7 : index
                %5519 = arith.addi %5518, %c13 : index
                %5520 = arith.remui %5516, %c4 : index
                %5521 = arith.divui %5335, %c6 : index
                %5522 = arith.remui %5335, %c6 : index
                %5523 = arith.muli %5522, %c16 : index
                %5524 = arith.addi %5521, %5523 : index
                %5525 = arith.muli %5520, %c4 : index
                %5526 = arith.divui %5524, %c37 : index
                %5527 = arith.muli %5526, %c37 : index
                %5528 = arith.remui %5524, %c6 : index
                %5529 = arith.muli %5528, %c6 : index
                %5530 = arith.addi %5527, %5529 : index
                %5531 = arith.divui %5524, %c6 : index
                %5532 = arith.remui %5531, %c6 : index
                %5533 = arith.addi %5530, %5532 : index
                %5534 = arith.addi %5525, %5533 : index
                %5535 = arith.addi %5519, %5534 : index
                %5536 = arith.addi %5471, %5535 : index
                %5537 = vector.shuffle %5449, %5449 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5537, %kv[%5536] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5538 = arith.addi %5445, %c32 : index
                %5539 = arith.divui %5538, %c4 : index
                %5540 = arith.muli %5539, %c7 : index
                %5541 = arith.addi %5540, %c13 : index
                %5542 = arith.remui %5538, %c4 : index
                %5543 = arith.divui %5335, %c6 : index
                %5544 = arith.remui %5335, %c6 : index
                %5545 = arith.muli %5544, %c16 : index
                %5546 = arith.addi %5543, %5545 : index
                %5547 = arith.muli %5542, %c4 : index
                %5548 = arith.divui %5546, %c37 : index
                %5549 = arith.muli %5548, %c37 : index
                %5550 = arith.remui %5546, %c6 : index
                %5551 = arith.muli %5550, %c6 : index
                %5552 = arith.addi %5549, %5551 : index
                %5553 = arith.divui %5546, %c6 : index
                %5554 = arith.remui %5553, %c6 : index
                %5555 = arith.addi %5552, %5554 : index
                %5556 = arith.addi %5547, %5555 : index
                %5557 = arith.addi %5541, %5556 : index
                %5558 = arith.addi %5471, %5557 : index
                %5559 = vector.shuffle %5449, %5449 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5559, %kv[%5558] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %5560 = arith.cmpi eq, %codec, %c6 : index
          scf.if %5560 {
            %5561 = wave.lane
            %5562 = arith.muli %5561, %c37 : index
            scf.for %5563 = %5562 to %c40 step %c10 {
              %5564 = arith.addi %5330, %5563 : index
              %5565 = vector.load %22[%5564] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5566 = arith.mulf %5565, %5333 : vector<4xf32>
              %5567 = wave.fp8_encode "e5m2" %5566 : vector<4xf32> -> vector<4xi8>
              %5568 = arith.cmpi slt, %5331, %kvHeads : index
              scf.if %5568 {
                %5569 = arith.muli %5331, %c12 : index
                %5570 = arith.addi %5336, %5569 : index
                %5571 = vector.shuffle %5567, %5567 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5572 = arith.divui %5563, %c4 : index
                %5573 = arith.muli %5572, %c7 : index
                %5574 = arith.remui %5563, %c4 : index
                %5575 = arith.muli %5335, %c4 : index
                %5576 = arith.divui %5574, %c37 : index
                %5577 = arith.muli %5576, %c37 : index
                %5578 = arith.remui %5574, %c6 : index
                %5579 = arith.muli %5578, %c6 : index
                %5580 = arith.addi %5577, %5579 : index
                %5581 = arith.divui %5574, %c6 : index
                %5582 = arith.remui %5581, %c6 : index
                %5583 = arith.addi %5580, %5582 : index
                %5584 = arith.addi %5575, %5583 : index
                %5585 = arith.addi %5573, %5584 : index
                %5586 = arith.addi %5570, %5585 : index
                vector.store %5571, %kv[%5586] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5587 = arith.subi %5331, %kvHeads : index
                %5588 = arith.muli %5587, %c12 : index
                %5589 = arith.addi %5336, %5588 : index
                %5590 = arith.addi %5563, %c11 : index
                %5591 = arith.divui %5590, %c4 : index
                %5592 = arith.muli %5591, %c7 : index
                %5593 = arith.addi %5592, %c13 : index
                %5594 = arith.remui %5590, %c4 : index
                %5595 = arith.divui %5335, %c6 : index
                %5596 = arith.remui %5335, %c6 : index
                %5597 = arith.muli %5596, %c16 : index
                %5598 = arith.addi %5595, %5597 : index
                %5599 = arith.muli %5594, %c4 : index
                %5600 = arith.divui %5598, %c37 : index
                %5601 = arith.muli %5600, %c37 : index
                %5602 = arith.remui %5598, %c6 : index
                %5603 = arith.muli %5602, %c6 : index
                %5604 = arith.addi %5601, %5603 : index
                %5605 = arith.divui %5598, %c6 : index
                %5606 = arith.remui %5605, %c6 : index
                %5607 = arith.addi %5604, %5606 : index
                %5608 = arith.addi %5599, %5607 : index
                %5609 = arith.addi %5593, %5608 : index
                %5610 = arith.addi %5589, %5609 : index
                %5611 = vector.shuffle %5567, %5567 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5611, %kv[%5610] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5612 = arith.addi %5563, %c5 : index
                %5613 = arith.divui %5612, %c4 : index
                %5614 = arith.muli %5613, %c7 : index
                %5615 = arith.addi %5614, %c13 : index
                %5616 = arith.remui %5612, %c4 : index
                %5617 = arith.divui %5335, %c6 : index
                %5618 = arith.remui %5335, %c6 : index
                %5619 = arith.muli %5618, %c16 : index
                %5620 = arith.addi %5617, %5619 : index
                %5621 = arith.muli %5616, %c4 : index
                %5622 = arith.divui %5620, %c37 : index
                %5623 = arith.muli %5622, %c37 : index
                %5624 = arith.remui %5620, %c6 : index
                %5625 = arith.muli %5624, %c6 : index
                %5626 = arith.addi %5623, %5625 : index
                %5627 = arith.divui %5620, %c6 : index
                %5628 = arith.remui %5627, %c6 : index
                %5629 = arith.addi %5626, %5628 : index
                %5630 = arith.addi %5621, %5629 : index
                %5631 = arith.addi %5615, %5630 : index
                %5632 = arith.addi %5589, %5631 : index
                %5633 = vector.shuffle %5567, %5567 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5633, %kv[%5632] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5634 = arith.addi %5563, %c6 : index
                %5635 = arith.divui %5634, %c4 : index
                %5636 = arith.muli %5635, %c7 : index
                %5637 = arith.addi %5636, %c13 : index
                %5638 = arith.remui %5634, %c4 : index
                %5639 = arith.divui %5335, %c6 : index
                %5640 = arith.remui %5335, %c6 : index
                %5641 = arith.muli %5640, %c16 : index
                %5642 = arith.addi %5639, %5641 : index
                %5643 = arith.muli %5638, %c4 : index
                %5644 = arith.divui %5642, %c37 : index
                %5645 = arith.muli %5644, %c37 : index
                %5646 = arith.remui %5642, %c6 : index
                %5647 = arith.muli %5646, %c6 : index
                %5648 = arith.addi %5645, %5647 : index
                %5649 = arith.divui %5642, %c6 : index
                %5650 = arith.remui %5649, %c6 : index
                %5651 = arith.addi %5648, %5650 : index
                %5652 = arith.addi %5643, %5651 : index
                %5653 = arith.addi %5637, %5652 : index
                %5654 = arith.addi %5589, %5653 : index
                %5655 = vector.shuffle %5567, %5567 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5655, %kv[%5654] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5656 = arith.addi %5563, %c32 : index
                %5657 = arith.divui %5656, %c4 : index
                %5658 = arith.muli %5657, %c7 : index
                %5659 = arith.addi %5658, %c13 : index
                %5660 = arith.remui %5656, %c4 : index
                %5661 = arith.divui %5335, %c6 : index
                %5662 = arith.remui %5335, %c6 : index
                %5663 = arith.muli %5662, %c16 : index
                %5664 = arith.addi %5661, %5663 : index
                %5665 = arith.muli %5660, %c4 : index
                %5666 = arith.divui %5664, %c37 : index
                %5667 = arith.muli %5666, %c37 : index
                %5668 = arith.remui %5664, %c6 : index
                %5669 = arith.muli %5668, %c6 : index
                %5670 = arith.addi %5667, %5669 : index
                %5671 = arith.divui %5664, %c6 : index
                %5672 = arith.remui %5671, %c6 : index
                %5673 = arith.addi %5670, %5672 : index
                %5674 = arith.addi %5665, %5673 : index
                %5675 = arith.addi %5659, %5674 : index
                %5676 = arith.addi %5589, %5675 : index
                %5677 = vector.shuffle %5567, %5567 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5677, %kv[%5676] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
