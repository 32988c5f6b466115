// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q8_k', dim=256, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q8_k_d256_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 16 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 8 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 256 : index
  %c8 = arith.constant 32 : index
  %c9 = arith.constant 127 : index
  %c10 = arith.constant 128 : index
  %c11 = arith.constant 0 : index
  %c12 = arith.constant 8192 : index
  %c13 = arith.constant 4096 : index
  %c14 = arith.constant 64 : index
  %tileRows = wave.param "tileRows" : index
  %c16 = arith.constant 48 : index
  %c17 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c20 = arith.constant dense<0> : vector<4xi32>
  %c21 = arith.constant dense<983055> : vector<4xi32>
  %c22 = arith.constant dense<[0, 0, 0, 0]> : vector<4xi32>
  %c23 = arith.constant dense<4> : vector<4xi32>
  %c24 = arith.constant dense<1677747200> : vector<4xi32>
  %c25 = arith.constant dense<[4, 4, 4, 4]> : vector<4xi32>
  %c26 = arith.constant dense<8> : vector<4xi32>
  %c27 = arith.constant dense<[8, 8, 8, 8]> : vector<4xi32>
  %c28 = arith.constant dense<12> : vector<4xi32>
  %c29 = arith.constant dense<[12, 12, 12, 12]> : vector<4xi32>
  %c30 = arith.constant dense<0x6480> : vector<32xf16>
  %c31 = arith.constant 3 : index
  %c32 = arith.constant 96 : index
  %c33 = arith.constant 160 : index
  %c34 = arith.constant 192 : index
  %c35 = arith.constant 224 : index
  %c36 = arith.constant 4 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %hasBias = wave.param "hasBias" : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c42 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %c44 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c49 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c50 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c51 = arith.constant 16384 : index
  %c52 = arith.constant 512 : index
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
  %16 = arith.muli %0, %c4 : index
  %17 = arith.muli %3, %c6 : index
  %18 = arith.addi %16, %17 : index
  %19 = arith.addi %18, %c11 : index
  %20 = arith.muli %19, %15 : index
  %21 = arith.addi %18, %c5 : index
  %22 = arith.muli %21, %15 : index
  %23 = wave.scratch %c12 : memref<?xf32>
  %24 = wave.scratch %c13 : memref<?xf32>
  %25 = memref.load %step[%c11] : memref<?xi32>
  %26 = arith.index_cast %25 : i32 to index
  %27 = arith.muli %1, %c14 : index
  %28 = arith.cmpi slt, %27, %26 : index
  scf.if %28 {
    %29 = wave.lane
    %30 = arith.remui %29, %c4 : index
    %31 = arith.remui %30, %tileRows : index
    %32 = arith.addi %27, %31 : index
    %33 = arith.divui %32, %tileRows : index
    %34 = arith.divui %inputFeatures, %c4 : index
    %35 = arith.muli %33, %34 : index
    %36 = arith.divui %c11, %c4 : index
    %37 = arith.addi %35, %36 : index
    %38 = arith.muli %37, %c6 : index
    %39 = arith.remui %c11, %c4 : index
    %40 = arith.divui %39, %c2 : index
    %41 = arith.addi %38, %40 : index
    %42 = arith.muli %tileRows, %c2 : index
    %43 = arith.muli %41, %42 : index
    %44 = arith.remui %32, %tileRows : index
    %45 = arith.muli %44, %c2 : index
    %46 = arith.addi %43, %45 : index
    %47 = arith.remui %c11, %c2 : index
    %48 = arith.addi %46, %47 : index
    %49 = arith.addi %30, %c4 : index
    %50 = arith.addi %27, %49 : index
    %51 = arith.divui %50, %tileRows : index
    %52 = arith.divui %inputFeatures, %c4 : index
    %53 = arith.muli %51, %52 : index
    %54 = arith.divui %c11, %c4 : index
    %55 = arith.addi %53, %54 : index
    %56 = arith.muli %55, %c6 : index
    %57 = arith.remui %c11, %c4 : index
    %58 = arith.divui %57, %c2 : index
    %59 = arith.addi %56, %58 : index
    %60 = arith.muli %tileRows, %c2 : index
    %61 = arith.muli %59, %60 : index
    %62 = arith.remui %50, %tileRows : index
    %63 = arith.muli %62, %c2 : index
    %64 = arith.addi %61, %63 : index
    %65 = arith.remui %c11, %c2 : index
    %66 = arith.addi %64, %65 : index
    %67 = arith.addi %30, %c8 : index
    %68 = arith.addi %27, %67 : index
    %69 = arith.divui %68, %tileRows : index
    %70 = arith.divui %inputFeatures, %c4 : index
    %71 = arith.muli %69, %70 : index
    %72 = arith.divui %c11, %c4 : index
    %73 = arith.addi %71, %72 : index
    %74 = arith.muli %73, %c6 : index
    %75 = arith.remui %c11, %c4 : index
    %76 = arith.divui %75, %c2 : index
    %77 = arith.addi %74, %76 : index
    %78 = arith.muli %tileRows, %c2 : index
    %79 = arith.muli %77, %78 : index
    %80 = arith.remui %68, %tileRows : index
    %81 = arith.muli %80, %c2 : index
    %82 = arith.addi %79, %81 : index
    %83 = arith.remui %c11, %c2 : index
    %84 = arith.addi %82, %83 : index
    %85 = arith.addi %30, %c16 : index
    %86 = arith.addi %27, %85 : index
    %87 = arith.divui %86, %tileRows : index
    %88 = arith.divui %inputFeatures, %c4 : index
    %89 = arith.muli %87, %88 : index
    %90 = arith.divui %c11, %c4 : index
    %91 = arith.addi %89, %90 : index
    %92 = arith.muli %91, %c6 : index
    %93 = arith.remui %c11, %c4 : index
    %94 = arith.divui %93, %c2 : index
    %95 = arith.addi %92, %94 : index
    %96 = arith.muli %tileRows, %c2 : index
    %97 = arith.muli %95, %96 : index
    %98 = arith.remui %86, %tileRows : index
    %99 = arith.muli %98, %c2 : index
    %100 = arith.addi %97, %99 : index
    %101 = arith.remui %c11, %c2 : index
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
    %124:8 = scf.for %115 = %105 to %114 step %c6 iter_args(%116 = %c17, %117 = %c17, %118 = %c17, %119 = %c17, %120 = %c17, %121 = %c17, %122 = %c17, %123 = %c17) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %125 = wave.lane
      %126 = arith.addi %115, %c11 : index
      %127 = arith.remui %125, %c4 : index
      %128 = arith.addi %20, %c10 : index
      %129 = arith.divui %126, %c2 : index
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
      %162 = arith.muli %inputFeatures, %c2 : index
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
      %176 = arith.shrui %175, %c20 : vector<4xi32>
      %177 = arith.andi %176, %c21 : vector<4xi32>
      %178 = arith.shrui %173, %c22 : vector<4xi32>
      %179 = arith.andi %178, %c21 : vector<4xi32>
      %180 = arith.shli %179, %c23 : vector<4xi32>
      %181 = arith.ori %177, %180 : vector<4xi32>
      %182 = arith.ori %181, %c24 : vector<4xi32>
      %183 = vector.bitcast %182 : vector<4xi32> to vector<8xf16>
      %184 = arith.shrui %175, %c23 : vector<4xi32>
      %185 = arith.andi %184, %c21 : vector<4xi32>
      %186 = arith.shrui %173, %c25 : vector<4xi32>
      %187 = arith.andi %186, %c21 : vector<4xi32>
      %188 = arith.shli %187, %c23 : vector<4xi32>
      %189 = arith.ori %185, %188 : vector<4xi32>
      %190 = arith.ori %189, %c24 : vector<4xi32>
      %191 = vector.bitcast %190 : vector<4xi32> to vector<8xf16>
      %192 = arith.shrui %175, %c26 : vector<4xi32>
      %193 = arith.andi %192, %c21 : vector<4xi32>
      %194 = arith.shrui %173, %c27 : vector<4xi32>
      %195 = arith.andi %194, %c21 : vector<4xi32>
      %196 = arith.shli %195, %c23 : vector<4xi32>
      %197 = arith.ori %193, %196 : vector<4xi32>
      %198 = arith.ori %197, %c24 : vector<4xi32>
      %199 = vector.bitcast %198 : vector<4xi32> to vector<8xf16>
      %200 = arith.shrui %175, %c28 : vector<4xi32>
      %201 = arith.andi %200, %c21 : vector<4xi32>
      %202 = arith.shrui %173, %c29 : vector<4xi32>
      %203 = arith.andi %202, %c21 : vector<4xi32>
      %204 = arith.shli %203, %c23 : vector<4xi32>
      %205 = arith.ori %201, %204 : vector<4xi32>
      %206 = arith.ori %205, %c24 : vector<4xi32>
      %207 = vector.bitcast %206 : vector<4xi32> to vector<8xf16>
      %208 = vector.shuffle %183, %191 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %209 = vector.shuffle %199, %207 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %210 = vector.shuffle %208, %209 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %211 = arith.subf %210, %c30 : vector<32xf16>
      %212 = vector.shuffle %211, %211 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %213 = vector.shuffle %211, %211 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %214 = arith.mulf %212, %151 : vector<16xf16>
      %215 = arith.mulf %213, %151 : vector<16xf16>
      %216 = arith.addi %115, %c5 : index
      %217 = arith.remui %125, %c4 : index
      %218 = arith.addi %20, %c10 : index
      %219 = arith.divui %216, %c2 : index
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
      %252 = arith.muli %inputFeatures, %c2 : index
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
      %266 = arith.shrui %265, %c20 : vector<4xi32>
      %267 = arith.andi %266, %c21 : vector<4xi32>
      %268 = arith.shrui %263, %c22 : vector<4xi32>
      %269 = arith.andi %268, %c21 : vector<4xi32>
      %270 = arith.shli %269, %c23 : vector<4xi32>
      %271 = arith.ori %267, %270 : vector<4xi32>
      %272 = arith.ori %271, %c24 : vector<4xi32>
      %273 = vector.bitcast %272 : vector<4xi32> to vector<8xf16>
      %274 = arith.shrui %265, %c23 : vector<4xi32>
      %275 = arith.andi %274, %c21 : vector<4xi32>
      %276 = arith.shrui %263, %c25 : vector<4xi32>
      %277 = arith.andi %276, %c21 : vector<4xi32>
      %278 = arith.shli %277, %c23 : vector<4xi32>
      %279 = arith.ori %275, %278 : vector<4xi32>
      %280 = arith.ori %279, %c24 : vector<4xi32>
      %281 = vector.bitcast %280 : vector<4xi32> to vector<8xf16>
      %282 = arith.shrui %265, %c26 : vector<4xi32>
      %283 = arith.andi %282, %c21 : vector<4xi32>
      %284 = arith.shrui %263, %c27 : vector<4xi32>
      %285 = arith.andi %284, %c21 : vector<4xi32>
      %286 = arith.shli %285, %c23 : vector<4xi32>
      %287 = arith.ori %283, %286 : vector<4xi32>
      %288 = arith.ori %287, %c24 : vector<4xi32>
      %289 = vector.bitcast %288 : vector<4xi32> to vector<8xf16>
      %290 = arith.shrui %265, %c28 : vector<4xi32>
      %291 = arith.andi %290, %c21 : vector<4xi32>
      %292 = arith.shrui %263, %c29 : vector<4xi32>
      %293 = arith.andi %292, %c21 : vector<4xi32>
      %294 = arith.shli %293, %c23 : vector<4xi32>
      %295 = arith.ori %291, %294 : vector<4xi32>
      %296 = arith.ori %295, %c24 : vector<4xi32>
      %297 = vector.bitcast %296 : vector<4xi32> to vector<8xf16>
      %298 = vector.shuffle %273, %281 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %299 = vector.shuffle %289, %297 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %300 = vector.shuffle %298, %299 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %301 = arith.subf %300, %c30 : vector<32xf16>
      %302 = vector.shuffle %301, %301 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %303 = vector.shuffle %301, %301 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %304 = arith.mulf %302, %241 : vector<16xf16>
      %305 = arith.mulf %303, %241 : vector<16xf16>
      %306 = arith.addi %115, %c11 : index
      %307 = arith.remui %125, %c4 : index
      %308 = arith.addi %22, %c10 : index
      %309 = arith.divui %306, %c2 : index
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
      %342 = arith.muli %inputFeatures, %c2 : index
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
      %356 = arith.shrui %355, %c20 : vector<4xi32>
      %357 = arith.andi %356, %c21 : vector<4xi32>
      %358 = arith.shrui %353, %c22 : vector<4xi32>
      %359 = arith.andi %358, %c21 : vector<4xi32>
      %360 = arith.shli %359, %c23 : vector<4xi32>
      %361 = arith.ori %357, %360 : vector<4xi32>
      %362 = arith.ori %361, %c24 : vector<4xi32>
      %363 = vector.bitcast %362 : vector<4xi32> to vector<8xf16>
      %364 = arith.shrui %355, %c23 : vector<4xi32>
      %365 = arith.andi %364, %c21 : vector<4xi32>
      %366 = arith.shrui %353, %c25 : vector<4xi32>
      %367 = arith.andi %366, %c21 : vector<4xi32>
      %368 = arith.shli %367, %c23 : vector<4xi32>
      %369 = arith.ori %365, %368 : vector<4xi32>
      %370 = arith.ori %369, %c24 : vector<4xi32>
      %371 = vector.bitcast %370 : vector<4xi32> to vector<8xf16>
      %372 = arith.shrui %355, %c26 : vector<4xi32>
      %373 = arith.andi %372, %c21 : vector<4xi32>
      %374 = arith.shrui %353, %c27 : vector<4xi32>
      %375 = arith.andi %374, %c21 : vector<4xi32>
      %376 = arith.shli %375, %c23 : vector<4xi32>
      %377 = arith.ori %373, %376 : vector<4xi32>
      %378 = arith.ori %377, %c24 : vector<4xi32>
      %379 = vector.bitcast %378 : vector<4xi32> to vector<8xf16>
      %380 = arith.shrui %355, %c28 : vector<4xi32>
      %381 = arith.andi %380, %c21 : vector<4xi32>
      %382 = arith.shrui %353, %c29 : vector<4xi32>
      %383 = arith.andi %382, %c21 : vector<4xi32>
      %384 = arith.shli %383, %c23 : vector<4xi32>
      %385 = arith.ori %381, %384 : vector<4xi32>
      %386 = arith.ori %385, %c24 : vector<4xi32>
      %387 = vector.bitcast %386 : vector<4xi32> to vector<8xf16>
      %388 = vector.shuffle %363, %371 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %389 = vector.shuffle %379, %387 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %390 = vector.shuffle %388, %389 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %391 = arith.subf %390, %c30 : vector<32xf16>
      %392 = vector.shuffle %391, %391 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %393 = vector.shuffle %391, %391 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %394 = arith.mulf %392, %331 : vector<16xf16>
      %395 = arith.mulf %393, %331 : vector<16xf16>
      %396 = arith.addi %115, %c5 : index
      %397 = arith.remui %125, %c4 : index
      %398 = arith.addi %22, %c10 : index
      %399 = arith.divui %396, %c2 : index
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
      %432 = arith.muli %inputFeatures, %c2 : index
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
      %446 = arith.shrui %445, %c20 : vector<4xi32>
      %447 = arith.andi %446, %c21 : vector<4xi32>
      %448 = arith.shrui %443, %c22 : vector<4xi32>
      %449 = arith.andi %448, %c21 : vector<4xi32>
      %450 = arith.shli %449, %c23 : vector<4xi32>
      %451 = arith.ori %447, %450 : vector<4xi32>
      %452 = arith.ori %451, %c24 : vector<4xi32>
      %453 = vector.bitcast %452 : vector<4xi32> to vector<8xf16>
      %454 = arith.shrui %445, %c23 : vector<4xi32>
      %455 = arith.andi %454, %c21 : vector<4xi32>
      %456 = arith.shrui %443, %c25 : vector<4xi32>
      %457 = arith.andi %456, %c21 : vector<4xi32>
      %458 = arith.shli %457, %c23 : vector<4xi32>
      %459 = arith.ori %455, %458 : vector<4xi32>
      %460 = arith.ori %459, %c24 : vector<4xi32>
      %461 = vector.bitcast %460 : vector<4xi32> to vector<8xf16>
      %462 = arith.shrui %445, %c26 : vector<4xi32>
      %463 = arith.andi %462, %c21 : vector<4xi32>
      %464 = arith.shrui %443, %c27 : vector<4xi32>
      %465 = arith.andi %464, %c21 : vector<4xi32>
      %466 = arith.shli %465, %c23 : vector<4xi32>
      %467 = arith.ori %463, %466 : vector<4xi32>
      %468 = arith.ori %467, %c24 : vector<4xi32>
      %469 = vector.bitcast %468 : vector<4xi32> to vector<8xf16>
      %470 = arith.shrui %445, %c28 : vector<4xi32>
      %471 = arith.andi %470, %c21 : vector<4xi32>
      %472 = arith.shrui %443, %c29 : vector<4xi32>
      %473 = arith.andi %472, %c21 : vector<4xi32>
      %474 = arith.shli %473, %c23 : vector<4xi32>
      %475 = arith.ori %471, %474 : vector<4xi32>
      %476 = arith.ori %475, %c24 : vector<4xi32>
      %477 = vector.bitcast %476 : vector<4xi32> to vector<8xf16>
      %478 = vector.shuffle %453, %461 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %479 = vector.shuffle %469, %477 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %480 = vector.shuffle %478, %479 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %481 = arith.subf %480, %c30 : vector<32xf16>
      %482 = vector.shuffle %481, %481 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %483 = vector.shuffle %481, %481 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %484 = arith.mulf %482, %421 : vector<16xf16>
      %485 = arith.mulf %483, %421 : vector<16xf16>
      %486 = arith.muli %115, %c6 : index
      %487 = arith.addi %486, %c11 : index
      %488 = arith.muli %tileRows, %c4 : index
      %489 = arith.muli %487, %488 : index
      %490 = arith.addi %48, %489 : index
      %491 = vector.load %x[%490] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %492 = arith.muli %tileRows, %c2 : index
      %493 = arith.addi %490, %492 : index
      %494 = vector.load %x[%493] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %495 = vector.shuffle %491, %494 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %496 = wave.mma %495, %214, %116 : vector<16xf16>, vector<8xf32>
      %497 = wave.mma %495, %394, %117 : vector<16xf16>, vector<8xf32>
      %498 = arith.muli %115, %c6 : index
      %499 = arith.addi %498, %c11 : index
      %500 = arith.muli %tileRows, %c4 : index
      %501 = arith.muli %499, %500 : index
      %502 = arith.addi %66, %501 : index
      %503 = vector.load %x[%502] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %504 = arith.muli %tileRows, %c2 : index
      %505 = arith.addi %502, %504 : index
      %506 = vector.load %x[%505] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %507 = vector.shuffle %503, %506 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %508 = wave.mma %507, %214, %118 : vector<16xf16>, vector<8xf32>
      %509 = wave.mma %507, %394, %119 : vector<16xf16>, vector<8xf32>
      %510 = arith.muli %115, %c6 : index
      %511 = arith.addi %510, %c11 : index
      %512 = arith.muli %tileRows, %c4 : index
      %513 = arith.muli %511, %512 : index
      %514 = arith.addi %84, %513 : index
      %515 = vector.load %x[%514] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %516 = arith.muli %tileRows, %c2 : index
      %517 = arith.addi %514, %516 : index
      %518 = vector.load %x[%517] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %519 = vector.shuffle %515, %518 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %520 = wave.mma %519, %214, %120 : vector<16xf16>, vector<8xf32>
      %521 = wave.mma %519, %394, %121 : vector<16xf16>, vector<8xf32>
      %522 = arith.muli %115, %c6 : index
      %523 = arith.addi %522, %c11 : index
      %524 = arith.muli %tileRows, %c4 : index
      %525 = arith.muli %523, %524 : index
      %526 = arith.addi %102, %525 : index
      %527 = vector.load %x[%526] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %528 = arith.muli %tileRows, %c2 : index
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
      %540 = arith.muli %tileRows, %c2 : index
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
      %552 = arith.muli %tileRows, %c2 : index
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
      %564 = arith.muli %tileRows, %c2 : index
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
      %576 = arith.muli %tileRows, %c2 : index
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
      %588 = arith.muli %tileRows, %c2 : index
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
      %600 = arith.muli %tileRows, %c2 : index
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
      %612 = arith.muli %tileRows, %c2 : index
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
      %624 = arith.muli %tileRows, %c2 : index
      %625 = arith.addi %622, %624 : index
      %626 = vector.load %x[%625] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %627 = vector.shuffle %623, %626 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %628 = wave.mma %627, %304, %580 : vector<16xf16>, vector<8xf32>
      %629 = wave.mma %627, %484, %581 : vector<16xf16>, vector<8xf32>
      %630 = arith.muli %115, %c6 : index
      %631 = arith.addi %630, %c31 : index
      %632 = arith.muli %tileRows, %c4 : index
      %633 = arith.muli %631, %632 : index
      %634 = arith.addi %48, %633 : index
      %635 = vector.load %x[%634] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %636 = arith.muli %tileRows, %c2 : index
      %637 = arith.addi %634, %636 : index
      %638 = vector.load %x[%637] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %639 = vector.shuffle %635, %638 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %640 = wave.mma %639, %305, %592 : vector<16xf16>, vector<8xf32>
      %641 = wave.mma %639, %485, %593 : vector<16xf16>, vector<8xf32>
      %642 = arith.muli %115, %c6 : index
      %643 = arith.addi %642, %c31 : index
      %644 = arith.muli %tileRows, %c4 : index
      %645 = arith.muli %643, %644 : index
      %646 = arith.addi %66, %645 : index
      %647 = vector.load %x[%646] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %648 = arith.muli %tileRows, %c2 : index
      %649 = arith.addi %646, %648 : index
      %650 = vector.load %x[%649] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %651 = vector.shuffle %647, %650 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %652 = wave.mma %651, %305, %604 : vector<16xf16>, vector<8xf32>
      %653 = wave.mma %651, %485, %605 : vector<16xf16>, vector<8xf32>
      %654 = arith.muli %115, %c6 : index
      %655 = arith.addi %654, %c31 : index
      %656 = arith.muli %tileRows, %c4 : index
      %657 = arith.muli %655, %656 : index
      %658 = arith.addi %84, %657 : index
      %659 = vector.load %x[%658] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %660 = arith.muli %tileRows, %c2 : index
      %661 = arith.addi %658, %660 : index
      %662 = vector.load %x[%661] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %663 = vector.shuffle %659, %662 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %664 = wave.mma %663, %305, %616 : vector<16xf16>, vector<8xf32>
      %665 = wave.mma %663, %485, %617 : vector<16xf16>, vector<8xf32>
      %666 = arith.muli %115, %c6 : index
      %667 = arith.addi %666, %c31 : index
      %668 = arith.muli %tileRows, %c4 : index
      %669 = arith.muli %667, %668 : index
      %670 = arith.addi %102, %669 : index
      %671 = vector.load %x[%670] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %672 = arith.muli %tileRows, %c2 : index
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
      %690 = arith.addi %679, %c11 : index
      %691 = arith.remui %689, %c4 : index
      %692 = arith.addi %20, %c10 : index
      %693 = arith.divui %690, %c2 : index
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
      %726 = arith.muli %inputFeatures, %c2 : index
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
      %740 = arith.shrui %739, %c20 : vector<4xi32>
      %741 = arith.andi %740, %c21 : vector<4xi32>
      %742 = arith.shrui %737, %c22 : vector<4xi32>
      %743 = arith.andi %742, %c21 : vector<4xi32>
      %744 = arith.shli %743, %c23 : vector<4xi32>
      %745 = arith.ori %741, %744 : vector<4xi32>
      %746 = arith.ori %745, %c24 : vector<4xi32>
      %747 = vector.bitcast %746 : vector<4xi32> to vector<8xf16>
      %748 = arith.shrui %739, %c23 : vector<4xi32>
      %749 = arith.andi %748, %c21 : vector<4xi32>
      %750 = arith.shrui %737, %c25 : vector<4xi32>
      %751 = arith.andi %750, %c21 : vector<4xi32>
      %752 = arith.shli %751, %c23 : vector<4xi32>
      %753 = arith.ori %749, %752 : vector<4xi32>
      %754 = arith.ori %753, %c24 : vector<4xi32>
      %755 = vector.bitcast %754 : vector<4xi32> to vector<8xf16>
      %756 = arith.shrui %739, %c26 : vector<4xi32>
      %757 = arith.andi %756, %c21 : vector<4xi32>
      %758 = arith.shrui %737, %c27 : vector<4xi32>
      %759 = arith.andi %758, %c21 : vector<4xi32>
      %760 = arith.shli %759, %c23 : vector<4xi32>
      %761 = arith.ori %757, %760 : vector<4xi32>
      %762 = arith.ori %761, %c24 : vector<4xi32>
      %763 = vector.bitcast %762 : vector<4xi32> to vector<8xf16>
      %764 = arith.shrui %739, %c28 : vector<4xi32>
      %765 = arith.andi %764, %c21 : vector<4xi32>
      %766 = arith.shrui %737, %c29 : vector<4xi32>
      %767 = arith.andi %766, %c21 : vector<4xi32>
      %768 = arith.shli %767, %c23 : vector<4xi32>
      %769 = arith.ori %765, %768 : vector<4xi32>
      %770 = arith.ori %769, %c24 : vector<4xi32>
      %771 = vector.bitcast %770 : vector<4xi32> to vector<8xf16>
      %772 = vector.shuffle %747, %755 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %773 = vector.shuffle %763, %771 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %774 = vector.shuffle %772, %773 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %775 = arith.subf %774, %c30 : vector<32xf16>
      %776 = vector.shuffle %775, %775 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %777 = vector.shuffle %775, %775 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %778 = arith.mulf %776, %715 : vector<16xf16>
      %779 = arith.mulf %777, %715 : vector<16xf16>
      %780 = arith.addi %679, %c11 : index
      %781 = arith.remui %689, %c4 : index
      %782 = arith.addi %22, %c10 : index
      %783 = arith.divui %780, %c2 : index
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
      %816 = arith.muli %inputFeatures, %c2 : index
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
      %830 = arith.shrui %829, %c20 : vector<4xi32>
      %831 = arith.andi %830, %c21 : vector<4xi32>
      %832 = arith.shrui %827, %c22 : vector<4xi32>
      %833 = arith.andi %832, %c21 : vector<4xi32>
      %834 = arith.shli %833, %c23 : vector<4xi32>
      %835 = arith.ori %831, %834 : vector<4xi32>
      %836 = arith.ori %835, %c24 : vector<4xi32>
      %837 = vector.bitcast %836 : vector<4xi32> to vector<8xf16>
      %838 = arith.shrui %829, %c23 : vector<4xi32>
      %839 = arith.andi %838, %c21 : vector<4xi32>
      %840 = arith.shrui %827, %c25 : vector<4xi32>
      %841 = arith.andi %840, %c21 : vector<4xi32>
      %842 = arith.shli %841, %c23 : vector<4xi32>
      %843 = arith.ori %839, %842 : vector<4xi32>
      %844 = arith.ori %843, %c24 : vector<4xi32>
      %845 = vector.bitcast %844 : vector<4xi32> to vector<8xf16>
      %846 = arith.shrui %829, %c26 : vector<4xi32>
      %847 = arith.andi %846, %c21 : vector<4xi32>
      %848 = arith.shrui %827, %c27 : vector<4xi32>
      %849 = arith.andi %848, %c21 : vector<4xi32>
      %850 = arith.shli %849, %c23 : vector<4xi32>
      %851 = arith.ori %847, %850 : vector<4xi32>
      %852 = arith.ori %851, %c24 : vector<4xi32>
      %853 = vector.bitcast %852 : vector<4xi32> to vector<8xf16>
      %854 = arith.shrui %829, %c28 : vector<4xi32>
      %855 = arith.andi %854, %c21 : vector<4xi32>
      %856 = arith.shrui %827, %c29 : vector<4xi32>
      %857 = arith.andi %856, %c21 : vector<4xi32>
      %858 = arith.shli %857, %c23 : vector<4xi32>
      %859 = arith.ori %855, %858 : vector<4xi32>
      %860 = arith.ori %859, %c24 : vector<4xi32>
      %861 = vector.bitcast %860 : vector<4xi32> to vector<8xf16>
      %862 = vector.shuffle %837, %845 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %863 = vector.shuffle %853, %861 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %864 = vector.shuffle %862, %863 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %865 = arith.subf %864, %c30 : vector<32xf16>
      %866 = vector.shuffle %865, %865 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %867 = vector.shuffle %865, %865 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %868 = arith.mulf %866, %805 : vector<16xf16>
      %869 = arith.mulf %867, %805 : vector<16xf16>
      %870 = arith.muli %679, %c6 : index
      %871 = arith.addi %870, %c11 : index
      %872 = arith.muli %tileRows, %c4 : index
      %873 = arith.muli %871, %872 : index
      %874 = arith.addi %48, %873 : index
      %875 = vector.load %x[%874] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %876 = arith.muli %tileRows, %c2 : index
      %877 = arith.addi %874, %876 : index
      %878 = vector.load %x[%877] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %879 = vector.shuffle %875, %878 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %880 = wave.mma %879, %778, %680 : vector<16xf16>, vector<8xf32>
      %881 = wave.mma %879, %868, %681 : vector<16xf16>, vector<8xf32>
      %882 = arith.muli %679, %c6 : index
      %883 = arith.addi %882, %c11 : index
      %884 = arith.muli %tileRows, %c4 : index
      %885 = arith.muli %883, %884 : index
      %886 = arith.addi %66, %885 : index
      %887 = vector.load %x[%886] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %888 = arith.muli %tileRows, %c2 : index
      %889 = arith.addi %886, %888 : index
      %890 = vector.load %x[%889] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %891 = vector.shuffle %887, %890 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %892 = wave.mma %891, %778, %682 : vector<16xf16>, vector<8xf32>
      %893 = wave.mma %891, %868, %683 : vector<16xf16>, vector<8xf32>
      %894 = arith.muli %679, %c6 : index
      %895 = arith.addi %894, %c11 : index
      %896 = arith.muli %tileRows, %c4 : index
      %897 = arith.muli %895, %896 : index
      %898 = arith.addi %84, %897 : index
      %899 = vector.load %x[%898] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %900 = arith.muli %tileRows, %c2 : index
      %901 = arith.addi %898, %900 : index
      %902 = vector.load %x[%901] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %903 = vector.shuffle %899, %902 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %904 = wave.mma %903, %778, %684 : vector<16xf16>, vector<8xf32>
      %905 = wave.mma %903, %868, %685 : vector<16xf16>, vector<8xf32>
      %906 = arith.muli %679, %c6 : index
      %907 = arith.addi %906, %c11 : index
      %908 = arith.muli %tileRows, %c4 : index
      %909 = arith.muli %907, %908 : index
      %910 = arith.addi %102, %909 : index
      %911 = vector.load %x[%910] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %912 = arith.muli %tileRows, %c2 : index
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
      %924 = arith.muli %tileRows, %c2 : index
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
      %936 = arith.muli %tileRows, %c2 : index
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
      %948 = arith.muli %tileRows, %c2 : index
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
      %960 = arith.muli %tileRows, %c2 : index
      %961 = arith.addi %958, %960 : index
      %962 = vector.load %x[%961] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %963 = vector.shuffle %959, %962 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %964 = wave.mma %963, %779, %916 : vector<16xf16>, vector<8xf32>
      %965 = wave.mma %963, %869, %917 : vector<16xf16>, vector<8xf32>
      scf.yield %928, %929, %940, %941, %952, %953, %964, %965 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %966 = arith.addi %27, %c11 : index
    %967 = wave.lane
    %968 = arith.muli %3, %c6 : index
    %969 = arith.muli %968, %c7 : index
    %970 = arith.addi %969, %967 : index
    %971 = arith.muli %4, %c13 : index
    %972 = arith.addi %971, %970 : index
    %973 = arith.addi %972, %c11 : index
    %974 = arith.addi %973, %c11 : index
    %975 = vector.extract %688#0[0] : f32 from vector<8xf32>
    memref.store %975, %23[%974] : memref<?xf32>
    %976 = arith.muli %4, %c13 : index
    %977 = arith.addi %976, %970 : index
    %978 = arith.addi %977, %c11 : index
    %979 = arith.addi %978, %c8 : index
    %980 = vector.extract %688#0[1] : f32 from vector<8xf32>
    memref.store %980, %23[%979] : memref<?xf32>
    %981 = arith.muli %4, %c13 : index
    %982 = arith.addi %981, %970 : index
    %983 = arith.addi %982, %c11 : index
    %984 = arith.addi %983, %c14 : index
    %985 = vector.extract %688#0[2] : f32 from vector<8xf32>
    memref.store %985, %23[%984] : memref<?xf32>
    %986 = arith.muli %4, %c13 : index
    %987 = arith.addi %986, %970 : index
    %988 = arith.addi %987, %c11 : index
    %989 = arith.addi %988, %c32 : index
    %990 = vector.extract %688#0[3] : f32 from vector<8xf32>
    memref.store %990, %23[%989] : memref<?xf32>
    %991 = arith.muli %4, %c13 : index
    %992 = arith.addi %991, %970 : index
    %993 = arith.addi %992, %c11 : index
    %994 = arith.addi %993, %c10 : index
    %995 = vector.extract %688#0[4] : f32 from vector<8xf32>
    memref.store %995, %23[%994] : memref<?xf32>
    %996 = arith.muli %4, %c13 : index
    %997 = arith.addi %996, %970 : index
    %998 = arith.addi %997, %c11 : index
    %999 = arith.addi %998, %c33 : index
    %1000 = vector.extract %688#0[5] : f32 from vector<8xf32>
    memref.store %1000, %23[%999] : memref<?xf32>
    %1001 = arith.muli %4, %c13 : index
    %1002 = arith.addi %1001, %970 : index
    %1003 = arith.addi %1002, %c11 : index
    %1004 = arith.addi %1003, %c34 : index
    %1005 = vector.extract %688#0[6] : f32 from vector<8xf32>
    memref.store %1005, %23[%1004] : memref<?xf32>
    %1006 = arith.muli %4, %c13 : index
    %1007 = arith.addi %1006, %970 : index
    %1008 = arith.addi %1007, %c11 : index
    %1009 = arith.addi %1008, %c35 : index
    %1010 = vector.extract %688#0[7] : f32 from vector<8xf32>
    memref.store %1010, %23[%1009] : memref<?xf32>
    %1011 = arith.muli %4, %c13 : index
    %1012 = arith.addi %1011, %970 : index
    %1013 = arith.addi %1012, %c7 : index
    %1014 = arith.addi %1013, %c11 : index
    %1015 = vector.extract %688#1[0] : f32 from vector<8xf32>
    memref.store %1015, %23[%1014] : memref<?xf32>
    %1016 = arith.muli %4, %c13 : index
    %1017 = arith.addi %1016, %970 : index
    %1018 = arith.addi %1017, %c7 : index
    %1019 = arith.addi %1018, %c8 : index
    %1020 = vector.extract %688#1[1] : f32 from vector<8xf32>
    memref.store %1020, %23[%1019] : memref<?xf32>
    %1021 = arith.muli %4, %c13 : index
    %1022 = arith.addi %1021, %970 : index
    %1023 = arith.addi %1022, %c7 : index
    %1024 = arith.addi %1023, %c14 : index
    %1025 = vector.extract %688#1[2] : f32 from vector<8xf32>
    memref.store %1025, %23[%1024] : memref<?xf32>
    %1026 = arith.muli %4, %c13 : index
    %1027 = arith.addi %1026, %970 : index
    %1028 = arith.addi %1027, %c7 : index
    %1029 = arith.addi %1028, %c32 : index
    %1030 = vector.extract %688#1[3] : f32 from vector<8xf32>
    memref.store %1030, %23[%1029] : memref<?xf32>
    %1031 = arith.muli %4, %c13 : index
    %1032 = arith.addi %1031, %970 : index
    %1033 = arith.addi %1032, %c7 : index
    %1034 = arith.addi %1033, %c10 : index
    %1035 = vector.extract %688#1[4] : f32 from vector<8xf32>
    memref.store %1035, %23[%1034] : memref<?xf32>
    %1036 = arith.muli %4, %c13 : index
    %1037 = arith.addi %1036, %970 : index
    %1038 = arith.addi %1037, %c7 : index
    %1039 = arith.addi %1038, %c33 : index
    %1040 = vector.extract %688#1[5] : f32 from vector<8xf32>
    memref.store %1040, %23[%1039] : memref<?xf32>
    %1041 = arith.muli %4, %c13 : index
    %1042 = arith.addi %1041, %970 : index
    %1043 = arith.addi %1042, %c7 : index
    %1044 = arith.addi %1043, %c34 : index
    %1045 = vector.extract %688#1[6] : f32 from vector<8xf32>
    memref.store %1045, %23[%1044] : memref<?xf32>
    %1046 = arith.muli %4, %c13 : index
    %1047 = arith.addi %1046, %970 : index
    %1048 = arith.addi %1047, %c7 : index
    %1049 = arith.addi %1048, %c35 : index
    %1050 = vector.extract %688#1[7] : f32 from vector<8xf32>
    memref.store %1050, %23[%1049] : memref<?xf32>
    wave.barrier
    %1051 = arith.muli %4, %c36 : index
    %1052 = arith.addi %1051, %c11 : index
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
      %1063 = arith.addi %970, %c11 : index
      %1064 = arith.muli %1052, %c8 : index
      %1065 = arith.addi %1063, %1064 : index
      %1066 = memref.load %23[%1065] : memref<?xf32>
      %1067 = arith.addi %1065, %c13 : index
      %1068 = memref.load %23[%1067] : memref<?xf32>
      %1069 = arith.addf %1066, %1068 : f32
      %1070 = arith.remui %967, %c4 : index
      %1071 = arith.muli %1070, %c36 : index
      %1072 = arith.addi %20, %1071 : index
      %1073 = vector.load %w[%1072] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1074 = vector.bitcast %1073 : vector<4xi8> to vector<1xf32>
      %1075 = vector.extract %1074[0] : f32 from vector<1xf32>
      %1076 = arith.mulf %1075, %1062 : f32
      %1077 = arith.mulf %1069, %1076 : f32
      %1078 = arith.muli %3, %c6 : index
      %1079 = arith.addi %1078, %c11 : index
      %1080 = arith.muli %1079, %c4 : index
      %1081 = arith.remui %967, %c4 : index
      %1082 = arith.addi %1080, %1081 : index
      %1083 = arith.muli %1055, %c7 : index
      %1084 = arith.addi %1083, %1082 : index
      memref.store %1077, %24[%1084] : memref<?xf32>
      %1085 = arith.addi %970, %c7 : index
      %1086 = arith.muli %1052, %c8 : index
      %1087 = arith.addi %1085, %1086 : index
      %1088 = memref.load %23[%1087] : memref<?xf32>
      %1089 = arith.addi %1087, %c13 : index
      %1090 = memref.load %23[%1089] : memref<?xf32>
      %1091 = arith.addf %1088, %1090 : f32
      %1092 = arith.remui %967, %c4 : index
      %1093 = arith.muli %1092, %c36 : index
      %1094 = arith.addi %22, %1093 : index
      %1095 = vector.load %w[%1094] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1096 = vector.bitcast %1095 : vector<4xi8> to vector<1xf32>
      %1097 = vector.extract %1096[0] : f32 from vector<1xf32>
      %1098 = arith.mulf %1097, %1062 : f32
      %1099 = arith.mulf %1091, %1098 : f32
      %1100 = arith.muli %3, %c6 : index
      %1101 = arith.addi %1100, %c5 : index
      %1102 = arith.muli %1101, %c4 : index
      %1103 = arith.remui %967, %c4 : index
      %1104 = arith.addi %1102, %1103 : index
      %1105 = arith.muli %1055, %c7 : index
      %1106 = arith.addi %1105, %1104 : index
      memref.store %1099, %24[%1106] : memref<?xf32>
    }
    %1107 = arith.muli %4, %c36 : index
    %1108 = arith.addi %1107, %c5 : index
    %1109 = arith.muli %1108, %c6 : index
    %1110 = arith.divui %967, %c4 : index
    %1111 = arith.addi %1109, %1110 : index
    %1112 = arith.addi %966, %1111 : index
    %1113 = arith.cmpi slt, %1112, %26 : index
    scf.if %1113 {
      %1114 = arith.cmpi eq, %hasFactors, %c5 : index
      %1115 = arith.muli %1112, %c6 : index
      %1116 = memref.load %factors[%1115] : memref<?xf32>
      %1117 = arith.mulf %1116, %operandScale : f32
      %1118 = arith.select %1114, %1117, %operandScale : f32
      %1119 = arith.addi %970, %c11 : index
      %1120 = arith.muli %1108, %c8 : index
      %1121 = arith.addi %1119, %1120 : index
      %1122 = memref.load %23[%1121] : memref<?xf32>
      %1123 = arith.addi %1121, %c13 : index
      %1124 = memref.load %23[%1123] : memref<?xf32>
      %1125 = arith.addf %1122, %1124 : f32
      %1126 = arith.remui %967, %c4 : index
      %1127 = arith.muli %1126, %c36 : index
      %1128 = arith.addi %20, %1127 : index
      %1129 = vector.load %w[%1128] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1130 = vector.bitcast %1129 : vector<4xi8> to vector<1xf32>
      %1131 = vector.extract %1130[0] : f32 from vector<1xf32>
      %1132 = arith.mulf %1131, %1118 : f32
      %1133 = arith.mulf %1125, %1132 : f32
      %1134 = arith.muli %3, %c6 : index
      %1135 = arith.addi %1134, %c11 : index
      %1136 = arith.muli %1135, %c4 : index
      %1137 = arith.remui %967, %c4 : index
      %1138 = arith.addi %1136, %1137 : index
      %1139 = arith.muli %1111, %c7 : index
      %1140 = arith.addi %1139, %1138 : index
      memref.store %1133, %24[%1140] : memref<?xf32>
      %1141 = arith.addi %970, %c7 : index
      %1142 = arith.muli %1108, %c8 : index
      %1143 = arith.addi %1141, %1142 : index
      %1144 = memref.load %23[%1143] : memref<?xf32>
      %1145 = arith.addi %1143, %c13 : index
      %1146 = memref.load %23[%1145] : memref<?xf32>
      %1147 = arith.addf %1144, %1146 : f32
      %1148 = arith.remui %967, %c4 : index
      %1149 = arith.muli %1148, %c36 : index
      %1150 = arith.addi %22, %1149 : index
      %1151 = vector.load %w[%1150] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1152 = vector.bitcast %1151 : vector<4xi8> to vector<1xf32>
      %1153 = vector.extract %1152[0] : f32 from vector<1xf32>
      %1154 = arith.mulf %1153, %1118 : f32
      %1155 = arith.mulf %1147, %1154 : f32
      %1156 = arith.muli %3, %c6 : index
      %1157 = arith.addi %1156, %c5 : index
      %1158 = arith.muli %1157, %c4 : index
      %1159 = arith.remui %967, %c4 : index
      %1160 = arith.addi %1158, %1159 : index
      %1161 = arith.muli %1111, %c7 : index
      %1162 = arith.addi %1161, %1160 : index
      memref.store %1155, %24[%1162] : memref<?xf32>
    }
    %1163 = arith.muli %4, %c36 : index
    %1164 = arith.addi %1163, %c6 : index
    %1165 = arith.muli %1164, %c6 : index
    %1166 = arith.divui %967, %c4 : index
    %1167 = arith.addi %1165, %1166 : index
    %1168 = arith.addi %966, %1167 : index
    %1169 = arith.cmpi slt, %1168, %26 : index
    scf.if %1169 {
      %1170 = arith.cmpi eq, %hasFactors, %c5 : index
      %1171 = arith.muli %1168, %c6 : index
      %1172 = memref.load %factors[%1171] : memref<?xf32>
      %1173 = arith.mulf %1172, %operandScale : f32
      %1174 = arith.select %1170, %1173, %operandScale : f32
      %1175 = arith.addi %970, %c11 : index
      %1176 = arith.muli %1164, %c8 : index
      %1177 = arith.addi %1175, %1176 : index
      %1178 = memref.load %23[%1177] : memref<?xf32>
      %1179 = arith.addi %1177, %c13 : index
      %1180 = memref.load %23[%1179] : memref<?xf32>
      %1181 = arith.addf %1178, %1180 : f32
      %1182 = arith.remui %967, %c4 : index
      %1183 = arith.muli %1182, %c36 : index
      %1184 = arith.addi %20, %1183 : index
      %1185 = vector.load %w[%1184] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1186 = vector.bitcast %1185 : vector<4xi8> to vector<1xf32>
      %1187 = vector.extract %1186[0] : f32 from vector<1xf32>
      %1188 = arith.mulf %1187, %1174 : f32
      %1189 = arith.mulf %1181, %1188 : f32
      %1190 = arith.muli %3, %c6 : index
      %1191 = arith.addi %1190, %c11 : index
      %1192 = arith.muli %1191, %c4 : index
      %1193 = arith.remui %967, %c4 : index
      %1194 = arith.addi %1192, %1193 : index
      %1195 = arith.muli %1167, %c7 : index
      %1196 = arith.addi %1195, %1194 : index
      memref.store %1189, %24[%1196] : memref<?xf32>
      %1197 = arith.addi %970, %c7 : index
      %1198 = arith.muli %1164, %c8 : index
      %1199 = arith.addi %1197, %1198 : index
      %1200 = memref.load %23[%1199] : memref<?xf32>
      %1201 = arith.addi %1199, %c13 : index
      %1202 = memref.load %23[%1201] : memref<?xf32>
      %1203 = arith.addf %1200, %1202 : f32
      %1204 = arith.remui %967, %c4 : index
      %1205 = arith.muli %1204, %c36 : index
      %1206 = arith.addi %22, %1205 : index
      %1207 = vector.load %w[%1206] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1208 = vector.bitcast %1207 : vector<4xi8> to vector<1xf32>
      %1209 = vector.extract %1208[0] : f32 from vector<1xf32>
      %1210 = arith.mulf %1209, %1174 : f32
      %1211 = arith.mulf %1203, %1210 : f32
      %1212 = arith.muli %3, %c6 : index
      %1213 = arith.addi %1212, %c5 : index
      %1214 = arith.muli %1213, %c4 : index
      %1215 = arith.remui %967, %c4 : index
      %1216 = arith.addi %1214, %1215 : index
      %1217 = arith.muli %1167, %c7 : index
      %1218 = arith.addi %1217, %1216 : index
      memref.store %1211, %24[%1218] : memref<?xf32>
    }
    %1219 = arith.muli %4, %c36 : index
    %1220 = arith.addi %1219, %c31 : index
    %1221 = arith.muli %1220, %c6 : index
    %1222 = arith.divui %967, %c4 : index
    %1223 = arith.addi %1221, %1222 : index
    %1224 = arith.addi %966, %1223 : index
    %1225 = arith.cmpi slt, %1224, %26 : index
    scf.if %1225 {
      %1226 = arith.cmpi eq, %hasFactors, %c5 : index
      %1227 = arith.muli %1224, %c6 : index
      %1228 = memref.load %factors[%1227] : memref<?xf32>
      %1229 = arith.mulf %1228, %operandScale : f32
      %1230 = arith.select %1226, %1229, %operandScale : f32
      %1231 = arith.addi %970, %c11 : index
      %1232 = arith.muli %1220, %c8 : index
      %1233 = arith.addi %1231, %1232 : index
      %1234 = memref.load %23[%1233] : memref<?xf32>
      %1235 = arith.addi %1233, %c13 : index
      %1236 = memref.load %23[%1235] : memref<?xf32>
      %1237 = arith.addf %1234, %1236 : f32
      %1238 = arith.remui %967, %c4 : index
      %1239 = arith.muli %1238, %c36 : index
      %1240 = arith.addi %20, %1239 : index
      %1241 = vector.load %w[%1240] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1242 = vector.bitcast %1241 : vector<4xi8> to vector<1xf32>
      %1243 = vector.extract %1242[0] : f32 from vector<1xf32>
      %1244 = arith.mulf %1243, %1230 : f32
      %1245 = arith.mulf %1237, %1244 : f32
      %1246 = arith.muli %3, %c6 : index
      %1247 = arith.addi %1246, %c11 : index
      %1248 = arith.muli %1247, %c4 : index
      %1249 = arith.remui %967, %c4 : index
      %1250 = arith.addi %1248, %1249 : index
      %1251 = arith.muli %1223, %c7 : index
      %1252 = arith.addi %1251, %1250 : index
      memref.store %1245, %24[%1252] : memref<?xf32>
      %1253 = arith.addi %970, %c7 : index
      %1254 = arith.muli %1220, %c8 : index
      %1255 = arith.addi %1253, %1254 : index
      %1256 = memref.load %23[%1255] : memref<?xf32>
      %1257 = arith.addi %1255, %c13 : index
      %1258 = memref.load %23[%1257] : memref<?xf32>
      %1259 = arith.addf %1256, %1258 : f32
      %1260 = arith.remui %967, %c4 : index
      %1261 = arith.muli %1260, %c36 : index
      %1262 = arith.addi %22, %1261 : index
      %1263 = vector.load %w[%1262] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1264 = vector.bitcast %1263 : vector<4xi8> to vector<1xf32>
      %1265 = vector.extract %1264[0] : f32 from vector<1xf32>
      %1266 = arith.mulf %1265, %1230 : f32
      %1267 = arith.mulf %1259, %1266 : f32
      %1268 = arith.muli %3, %c6 : index
      %1269 = arith.addi %1268, %c5 : index
      %1270 = arith.muli %1269, %c4 : index
      %1271 = arith.remui %967, %c4 : index
      %1272 = arith.addi %1270, %1271 : index
      %1273 = arith.muli %1223, %c7 : index
      %1274 = arith.addi %1273, %1272 : index
      memref.store %1267, %24[%1274] : memref<?xf32>
    }
    wave.barrier
    %1275 = arith.addi %27, %c11 : index
    %1276 = wave.wave
    %1277 = arith.addi %1276, %c11 : index
    %1278 = arith.addi %1275, %1277 : index
    %1279 = arith.cmpi slt, %1278, %26 : index
    scf.if %1279 {
      %1280 = arith.addi %1275, %1277 : index
      %1281 = arith.muli %1277, %c7 : index
      %1282 = wave.lane
      %1283 = arith.addi %1282, %c11 : index
      %1284 = arith.cmpi eq, %hasBias, %c5 : index
      %1285 = arith.addi %1281, %1283 : index
      %1286 = memref.load %24[%1285] : memref<?xf32>
      %1287 = arith.muli %0, %c7 : index
      %1288 = arith.addi %1287, %1283 : index
      %1289 = memref.load %bias[%1288] : memref<?xf32>
      %1290 = arith.addf %1286, %1289 : f32
      %1291 = arith.select %1284, %1290, %1286 : f32
      %1292 = arith.addi %1283, %c10 : index
      %1293 = arith.cmpi eq, %hasBias, %c5 : index
      %1294 = arith.addi %1281, %1292 : index
      %1295 = memref.load %24[%1294] : memref<?xf32>
      %1296 = arith.muli %0, %c7 : index
      %1297 = arith.addi %1296, %1292 : index
      %1298 = memref.load %bias[%1297] : memref<?xf32>
      %1299 = arith.addf %1295, %1298 : f32
      %1300 = arith.select %1293, %1299, %1295 : f32
      %1301 = arith.addi %1282, %c8 : index
      %1302 = arith.cmpi eq, %hasBias, %c5 : index
      %1303 = arith.addi %1281, %1301 : index
      %1304 = memref.load %24[%1303] : memref<?xf32>
      %1305 = arith.muli %0, %c7 : index
      %1306 = arith.addi %1305, %1301 : index
      %1307 = memref.load %bias[%1306] : memref<?xf32>
      %1308 = arith.addf %1304, %1307 : f32
      %1309 = arith.select %1302, %1308, %1304 : f32
      %1310 = arith.addi %1301, %c10 : index
      %1311 = arith.cmpi eq, %hasBias, %c5 : index
      %1312 = arith.addi %1281, %1310 : index
      %1313 = memref.load %24[%1312] : memref<?xf32>
      %1314 = arith.muli %0, %c7 : index
      %1315 = arith.addi %1314, %1310 : index
      %1316 = memref.load %bias[%1315] : memref<?xf32>
      %1317 = arith.addf %1313, %1316 : f32
      %1318 = arith.select %1311, %1317, %1313 : f32
      %1319 = arith.addi %1282, %c14 : index
      %1320 = arith.cmpi eq, %hasBias, %c5 : index
      %1321 = arith.addi %1281, %1319 : index
      %1322 = memref.load %24[%1321] : memref<?xf32>
      %1323 = arith.muli %0, %c7 : index
      %1324 = arith.addi %1323, %1319 : index
      %1325 = memref.load %bias[%1324] : memref<?xf32>
      %1326 = arith.addf %1322, %1325 : f32
      %1327 = arith.select %1320, %1326, %1322 : f32
      %1328 = arith.addi %1319, %c10 : index
      %1329 = arith.cmpi eq, %hasBias, %c5 : index
      %1330 = arith.addi %1281, %1328 : index
      %1331 = memref.load %24[%1330] : memref<?xf32>
      %1332 = arith.muli %0, %c7 : index
      %1333 = arith.addi %1332, %1328 : index
      %1334 = memref.load %bias[%1333] : memref<?xf32>
      %1335 = arith.addf %1331, %1334 : f32
      %1336 = arith.select %1329, %1335, %1331 : f32
      %1337 = arith.addi %1282, %c32 : index
      %1338 = arith.cmpi eq, %hasBias, %c5 : index
      %1339 = arith.addi %1281, %1337 : index
      %1340 = memref.load %24[%1339] : memref<?xf32>
      %1341 = arith.muli %0, %c7 : index
      %1342 = arith.addi %1341, %1337 : index
      %1343 = memref.load %bias[%1342] : memref<?xf32>
      %1344 = arith.addf %1340, %1343 : f32
      %1345 = arith.select %1338, %1344, %1340 : f32
      %1346 = arith.addi %1337, %c10 : index
      %1347 = arith.cmpi eq, %hasBias, %c5 : index
      %1348 = arith.addi %1281, %1346 : index
      %1349 = memref.load %24[%1348] : memref<?xf32>
      %1350 = arith.muli %0, %c7 : index
      %1351 = arith.addi %1350, %1346 : index
      %1352 = memref.load %bias[%1351] : memref<?xf32>
      %1353 = arith.addf %1349, %1352 : f32
      %1354 = arith.select %1347, %1353, %1349 : f32
      %1355 = arith.addi %heads, %kvHeads : index
      %1356 = arith.cmpi slt, %0, %1355 : index
      scf.if %1356 {
        %1357 = arith.addi %positionsAt, %1280 : index
        %1358 = memref.load %step[%1357] : memref<?xi32>
        %1359 = arith.index_cast %1358 : i32 to index
        %1360 = arith.cmpi eq, %hasNorm, %c5 : index
        %1361 = math.fma %1291, %1291, %c42 : f32
        %1362 = math.fma %1300, %1300, %1361 : f32
        %1363 = math.fma %1309, %1309, %1362 : f32
        %1364 = math.fma %1318, %1318, %1363 : f32
        %1365 = math.fma %1327, %1327, %1364 : f32
        %1366 = math.fma %1336, %1336, %1365 : f32
        %1367 = math.fma %1345, %1345, %1366 : f32
        %1368 = math.fma %1354, %1354, %1367 : f32
        %1369 = vector.broadcast %1368 : f32 to vector<1xf32>
        %1370 = wave.reduce "add" %1369 : vector<1xf32>
        %1371 = arith.mulf %1370, %inverseHeadDim : f32
        %1372 = arith.addf %1371, %epsilon : f32
        %1373 = math.sqrt %1372 : f32
        %1374 = arith.divf %c44, %1373 : f32
        %1375 = arith.cmpi slt, %0, %heads : index
        %1376 = arith.addi %1283, %c10 : index
        %1377 = memref.load %query_norm[%1283] : memref<?xf32>
        %1378 = memref.load %key_norm[%1283] : memref<?xf32>
        %1379 = arith.select %1375, %1377, %1378 : f32
        %1380 = arith.mulf %1291, %1374 : f32
        %1381 = arith.mulf %1380, %1379 : f32
        %1382 = arith.select %1360, %1381, %1291 : f32
        %1383 = memref.load %query_norm[%1376] : memref<?xf32>
        %1384 = memref.load %key_norm[%1376] : memref<?xf32>
        %1385 = arith.select %1375, %1383, %1384 : f32
        %1386 = arith.mulf %1300, %1374 : f32
        %1387 = arith.mulf %1386, %1385 : f32
        %1388 = arith.select %1360, %1387, %1300 : f32
        %1389 = arith.addi %1301, %c10 : index
        %1390 = memref.load %query_norm[%1301] : memref<?xf32>
        %1391 = memref.load %key_norm[%1301] : memref<?xf32>
        %1392 = arith.select %1375, %1390, %1391 : f32
        %1393 = arith.mulf %1309, %1374 : f32
        %1394 = arith.mulf %1393, %1392 : f32
        %1395 = arith.select %1360, %1394, %1309 : f32
        %1396 = memref.load %query_norm[%1389] : memref<?xf32>
        %1397 = memref.load %key_norm[%1389] : memref<?xf32>
        %1398 = arith.select %1375, %1396, %1397 : f32
        %1399 = arith.mulf %1318, %1374 : f32
        %1400 = arith.mulf %1399, %1398 : f32
        %1401 = arith.select %1360, %1400, %1318 : f32
        %1402 = arith.addi %1319, %c10 : index
        %1403 = memref.load %query_norm[%1319] : memref<?xf32>
        %1404 = memref.load %key_norm[%1319] : memref<?xf32>
        %1405 = arith.select %1375, %1403, %1404 : f32
        %1406 = arith.mulf %1327, %1374 : f32
        %1407 = arith.mulf %1406, %1405 : f32
        %1408 = arith.select %1360, %1407, %1327 : f32
        %1409 = memref.load %query_norm[%1402] : memref<?xf32>
        %1410 = memref.load %key_norm[%1402] : memref<?xf32>
        %1411 = arith.select %1375, %1409, %1410 : f32
        %1412 = arith.mulf %1336, %1374 : f32
        %1413 = arith.mulf %1412, %1411 : f32
        %1414 = arith.select %1360, %1413, %1336 : f32
        %1415 = arith.addi %1337, %c10 : index
        %1416 = memref.load %query_norm[%1337] : memref<?xf32>
        %1417 = memref.load %key_norm[%1337] : memref<?xf32>
        %1418 = arith.select %1375, %1416, %1417 : f32
        %1419 = arith.mulf %1345, %1374 : f32
        %1420 = arith.mulf %1419, %1418 : f32
        %1421 = arith.select %1360, %1420, %1345 : f32
        %1422 = memref.load %query_norm[%1415] : memref<?xf32>
        %1423 = memref.load %key_norm[%1415] : memref<?xf32>
        %1424 = arith.select %1375, %1422, %1423 : f32
        %1425 = arith.mulf %1354, %1374 : f32
        %1426 = arith.mulf %1425, %1424 : f32
        %1427 = arith.select %1360, %1426, %1354 : f32
        %1428 = arith.remui %1359, %c7 : index
        %1429 = arith.muli %1428, %c7 : index
        %1430 = arith.addi %1429, %1283 : index
        %1431 = arith.divui %1359, %c7 : index
        %1432 = arith.addi %1431, %c7 : index
        %1433 = arith.muli %1432, %c7 : index
        %1434 = arith.addi %1433, %1283 : index
        %1435 = memref.load %rope[%1430] : memref<?xf32>
        %1436 = arith.addi %1430, %c10 : index
        %1437 = memref.load %rope[%1436] : memref<?xf32>
        %1438 = memref.load %rope[%1434] : memref<?xf32>
        %1439 = arith.addi %1434, %c10 : index
        %1440 = memref.load %rope[%1439] : memref<?xf32>
        %1441 = arith.mulf %1438, %1435 : f32
        %1442 = arith.mulf %1440, %1437 : f32
        %1443 = arith.subf %1441, %1442 : f32
        %1444 = arith.mulf %1440, %1435 : f32
        %1445 = arith.mulf %1438, %1437 : f32
        %1446 = arith.addf %1444, %1445 : f32
        %1447 = arith.mulf %1382, %1443 : f32
        %1448 = arith.mulf %1388, %1446 : f32
        %1449 = arith.subf %1447, %1448 : f32
        %1450 = arith.mulf %1388, %1443 : f32
        %1451 = arith.mulf %1382, %1446 : f32
        %1452 = arith.addf %1450, %1451 : f32
        %1453 = arith.cmpi slt, %0, %heads : index
        scf.if %1453 {
          %1454 = arith.muli %1280, %heads : index
          %1455 = arith.addi %1454, %0 : index
          %1456 = arith.muli %1455, %c7 : index
          %1457 = arith.addi %1456, %1283 : index
          memref.store %1449, %q[%1457] : memref<?xf32>
          %1458 = arith.addi %1457, %c10 : index
          memref.store %1452, %q[%1458] : memref<?xf32>
        } else {
          %1459 = arith.addi %1281, %1283 : index
          memref.store %1449, %24[%1459] : memref<?xf32>
          %1460 = arith.addi %1281, %1283 : index
          %1461 = arith.addi %1460, %c10 : index
          memref.store %1452, %24[%1461] : memref<?xf32>
        }
        %1462 = arith.remui %1359, %c7 : index
        %1463 = arith.muli %1462, %c7 : index
        %1464 = arith.addi %1463, %1301 : index
        %1465 = arith.divui %1359, %c7 : index
        %1466 = arith.addi %1465, %c7 : index
        %1467 = arith.muli %1466, %c7 : index
        %1468 = arith.addi %1467, %1301 : index
        %1469 = memref.load %rope[%1464] : memref<?xf32>
        %1470 = arith.addi %1464, %c10 : index
        %1471 = memref.load %rope[%1470] : memref<?xf32>
        %1472 = memref.load %rope[%1468] : memref<?xf32>
        %1473 = arith.addi %1468, %c10 : index
        %1474 = memref.load %rope[%1473] : memref<?xf32>
        %1475 = arith.mulf %1472, %1469 : f32
        %1476 = arith.mulf %1474, %1471 : f32
        %1477 = arith.subf %1475, %1476 : f32
        %1478 = arith.mulf %1474, %1469 : f32
        %1479 = arith.mulf %1472, %1471 : f32
        %1480 = arith.addf %1478, %1479 : f32
        %1481 = arith.mulf %1395, %1477 : f32
        %1482 = arith.mulf %1401, %1480 : f32
        %1483 = arith.subf %1481, %1482 : f32
        %1484 = arith.mulf %1401, %1477 : f32
        %1485 = arith.mulf %1395, %1480 : f32
        %1486 = arith.addf %1484, %1485 : f32
        %1487 = arith.cmpi slt, %0, %heads : index
        scf.if %1487 {
          %1488 = arith.muli %1280, %heads : index
          %1489 = arith.addi %1488, %0 : index
          %1490 = arith.muli %1489, %c7 : index
          %1491 = arith.addi %1490, %1301 : index
          memref.store %1483, %q[%1491] : memref<?xf32>
          %1492 = arith.addi %1491, %c10 : index
          memref.store %1486, %q[%1492] : memref<?xf32>
        } else {
          %1493 = arith.addi %1281, %1301 : index
          memref.store %1483, %24[%1493] : memref<?xf32>
          %1494 = arith.addi %1281, %1301 : index
          %1495 = arith.addi %1494, %c10 : index
          memref.store %1486, %24[%1495] : memref<?xf32>
        }
        %1496 = arith.remui %1359, %c7 : index
        %1497 = arith.muli %1496, %c7 : index
        %1498 = arith.addi %1497, %1319 : index
        %1499 = arith.divui %1359, %c7 : index
        %1500 = arith.addi %1499, %c7 : index
        %1501 = arith.muli %1500, %c7 : index
        %1502 = arith.addi %1501, %1319 : index
        %1503 = memref.load %rope[%1498] : memref<?xf32>
        %1504 = arith.addi %1498, %c10 : index
        %1505 = memref.load %rope[%1504] : memref<?xf32>
        %1506 = memref.load %rope[%1502] : memref<?xf32>
        %1507 = arith.addi %1502, %c10 : index
        %1508 = memref.load %rope[%1507] : memref<?xf32>
        %1509 = arith.mulf %1506, %1503 : f32
        %1510 = arith.mulf %1508, %1505 : f32
        %1511 = arith.subf %1509, %1510 : f32
        %1512 = arith.mulf %1508, %1503 : f32
        %1513 = arith.mulf %1506, %1505 : f32
        %1514 = arith.addf %1512, %1513 : f32
        %1515 = arith.mulf %1408, %1511 : f32
        %1516 = arith.mulf %1414, %1514 : f32
        %1517 = arith.subf %1515, %1516 : f32
        %1518 = arith.mulf %1414, %1511 : f32
        %1519 = arith.mulf %1408, %1514 : f32
        %1520 = arith.addf %1518, %1519 : f32
        %1521 = arith.cmpi slt, %0, %heads : index
        scf.if %1521 {
          %1522 = arith.muli %1280, %heads : index
          %1523 = arith.addi %1522, %0 : index
          %1524 = arith.muli %1523, %c7 : index
          %1525 = arith.addi %1524, %1319 : index
          memref.store %1517, %q[%1525] : memref<?xf32>
          %1526 = arith.addi %1525, %c10 : index
          memref.store %1520, %q[%1526] : memref<?xf32>
        } else {
          %1527 = arith.addi %1281, %1319 : index
          memref.store %1517, %24[%1527] : memref<?xf32>
          %1528 = arith.addi %1281, %1319 : index
          %1529 = arith.addi %1528, %c10 : index
          memref.store %1520, %24[%1529] : memref<?xf32>
        }
        %1530 = arith.remui %1359, %c7 : index
        %1531 = arith.muli %1530, %c7 : index
        %1532 = arith.addi %1531, %1337 : index
        %1533 = arith.divui %1359, %c7 : index
        %1534 = arith.addi %1533, %c7 : index
        %1535 = arith.muli %1534, %c7 : index
        %1536 = arith.addi %1535, %1337 : index
        %1537 = memref.load %rope[%1532] : memref<?xf32>
        %1538 = arith.addi %1532, %c10 : index
        %1539 = memref.load %rope[%1538] : memref<?xf32>
        %1540 = memref.load %rope[%1536] : memref<?xf32>
        %1541 = arith.addi %1536, %c10 : index
        %1542 = memref.load %rope[%1541] : memref<?xf32>
        %1543 = arith.mulf %1540, %1537 : f32
        %1544 = arith.mulf %1542, %1539 : f32
        %1545 = arith.subf %1543, %1544 : f32
        %1546 = arith.mulf %1542, %1537 : f32
        %1547 = arith.mulf %1540, %1539 : f32
        %1548 = arith.addf %1546, %1547 : f32
        %1549 = arith.mulf %1421, %1545 : f32
        %1550 = arith.mulf %1427, %1548 : f32
        %1551 = arith.subf %1549, %1550 : f32
        %1552 = arith.mulf %1427, %1545 : f32
        %1553 = arith.mulf %1421, %1548 : f32
        %1554 = arith.addf %1552, %1553 : f32
        %1555 = arith.cmpi slt, %0, %heads : index
        scf.if %1555 {
          %1556 = arith.muli %1280, %heads : index
          %1557 = arith.addi %1556, %0 : index
          %1558 = arith.muli %1557, %c7 : index
          %1559 = arith.addi %1558, %1337 : index
          memref.store %1551, %q[%1559] : memref<?xf32>
          %1560 = arith.addi %1559, %c10 : index
          memref.store %1554, %q[%1560] : memref<?xf32>
        } else {
          %1561 = arith.addi %1281, %1337 : index
          memref.store %1551, %24[%1561] : memref<?xf32>
          %1562 = arith.addi %1281, %1337 : index
          %1563 = arith.addi %1562, %c10 : index
          memref.store %1554, %24[%1563] : memref<?xf32>
        }
      } else {
        %1564 = arith.cmpi slt, %0, %heads : index
        scf.if %1564 {
          %1565 = arith.muli %1280, %heads : index
          %1566 = arith.addi %1565, %0 : index
          %1567 = arith.muli %1566, %c7 : index
          %1568 = arith.addi %1567, %1283 : index
          memref.store %1291, %q[%1568] : memref<?xf32>
          %1569 = arith.addi %1568, %c10 : index
          memref.store %1300, %q[%1569] : memref<?xf32>
        } else {
          %1570 = arith.addi %1281, %1283 : index
          memref.store %1291, %24[%1570] : memref<?xf32>
          %1571 = arith.addi %1281, %1283 : index
          %1572 = arith.addi %1571, %c10 : index
          memref.store %1300, %24[%1572] : memref<?xf32>
        }
        %1573 = arith.cmpi slt, %0, %heads : index
        scf.if %1573 {
          %1574 = arith.muli %1280, %heads : index
          %1575 = arith.addi %1574, %0 : index
          %1576 = arith.muli %1575, %c7 : index
          %1577 = arith.addi %1576, %1301 : index
          memref.store %1309, %q[%1577] : memref<?xf32>
          %1578 = arith.addi %1577, %c10 : index
          memref.store %1318, %q[%1578] : memref<?xf32>
        } else {
          %1579 = arith.addi %1281, %1301 : index
          memref.store %1309, %24[%1579] : memref<?xf32>
          %1580 = arith.addi %1281, %1301 : index
          %1581 = arith.addi %1580, %c10 : index
          memref.store %1318, %24[%1581] : memref<?xf32>
        }
        %1582 = arith.cmpi slt, %0, %heads : index
        scf.if %1582 {
          %1583 = arith.muli %1280, %heads : index
          %1584 = arith.addi %1583, %0 : index
          %1585 = arith.muli %1584, %c7 : index
          %1586 = arith.addi %1585, %1319 : index
          memref.store %1327, %q[%1586] : memref<?xf32>
          %1587 = arith.addi %1586, %c10 : index
          memref.store %1336, %q[%1587] : memref<?xf32>
        } else {
          %1588 = arith.addi %1281, %1319 : index
          memref.store %1327, %24[%1588] : memref<?xf32>
          %1589 = arith.addi %1281, %1319 : index
          %1590 = arith.addi %1589, %c10 : index
          memref.store %1336, %24[%1590] : memref<?xf32>
        }
        %1591 = arith.cmpi slt, %0, %heads : index
        scf.if %1591 {
          %1592 = arith.muli %1280, %heads : index
          %1593 = arith.addi %1592, %0 : index
          %1594 = arith.muli %1593, %c7 : index
          %1595 = arith.addi %1594, %1337 : index
          memref.store %1345, %q[%1595] : memref<?xf32>
          %1596 = arith.addi %1595, %c10 : index
          memref.store %1354, %q[%1596] : memref<?xf32>
        } else {
          %1597 = arith.addi %1281, %1337 : index
          memref.store %1345, %24[%1597] : memref<?xf32>
          %1598 = arith.addi %1281, %1337 : index
          %1599 = arith.addi %1598, %c10 : index
          memref.store %1354, %24[%1599] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %1600 = arith.cmpi sge, %0, %heads : index
    scf.if %1600 {
      %1601 = arith.addi %1276, %c11 : index
      %1602 = arith.addi %1275, %1601 : index
      %1603 = arith.cmpi slt, %1602, %26 : index
      scf.if %1603 {
        %1604 = arith.addi %1275, %1601 : index
        %1605 = arith.addi %slotsAt, %1604 : index
        %1606 = memref.load %step[%1605] : memref<?xi32>
        %1607 = arith.index_cast %1606 : i32 to index
        %1608 = arith.cmpi sge, %1607, %c11 : index
        scf.if %1608 {
          %1609 = arith.muli %1601, %c7 : index
          %1610 = arith.subi %0, %heads : index
          %1611 = memref.load %scales[%1610] : memref<?xf32>
          %1612 = vector.broadcast %1611 : f32 to vector<4xf32>
          %1613 = arith.divui %1607, %c4 : index
          %1614 = arith.remui %1607, %c4 : index
          %1615 = arith.muli %1613, %pageBytes : index
          %1616 = arith.cmpi eq, %codec, %c11 : index
          scf.if %1616 {
            %1617 = wave.lane
            %1618 = arith.muli %1617, %c36 : index
            scf.for %1619 = %1618 to %c7 step %c10 {
              %1620 = arith.addi %1609, %1619 : index
              %1621 = vector.load %24[%1620] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1622 = arith.mulf %1621, %1612 : vector<4xf32>
              %1623 = arith.minimumf %1622, %c49 : vector<4xf32>
              %1624 = arith.maximumf %1623, %c50 : vector<4xf32>
              %1625 = arith.truncf %1624 : vector<4xf32> to vector<4xf16>
              %1626 = vector.bitcast %1625 : vector<4xf16> to vector<8xi8>
              %1627 = arith.cmpi slt, %1610, %kvHeads : index
              scf.if %1627 {
                %1628 = arith.muli %1610, %c51 : index
                %1629 = arith.addi %1615, %1628 : index
                %1630 = arith.divui %1619, %c4 : index
                %1631 = arith.muli %1630, %c52 : index
                %1632 = arith.remui %1619, %c4 : index
                %1633 = arith.divui %1632, %c2 : index
                %1634 = arith.muli %1633, %c7 : index
                %1635 = arith.muli %1614, %c4 : index
                %1636 = arith.addi %1634, %1635 : index
                %1637 = arith.remui %1632, %c2 : index
                %1638 = arith.muli %1637, %c6 : index
                %1639 = arith.addi %1636, %1638 : index
                %1640 = arith.addi %1631, %1639 : index
                %1641 = arith.addi %1629, %1640 : index
                vector.store %1626, %kv[%1641] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1642 = arith.subi %1610, %kvHeads : index
                %1643 = arith.muli %1642, %c51 : index
                %1644 = arith.addi %1615, %1643 : index
                %1645 = arith.addi %1619, %c11 : index
                %1646 = arith.divui %1645, %c4 : index
                %1647 = arith.muli %1646, %c52 : index
                %1648 = arith.addi %1647, %c12 : index
                %1649 = arith.remui %1645, %c4 : index
                %1650 = arith.divui %1614, %c6 : index
                %1651 = arith.remui %1614, %c6 : index
                %1652 = arith.muli %1651, %c2 : index
                %1653 = arith.addi %1650, %1652 : index
                %1654 = arith.divui %1653, %c2 : index
                %1655 = arith.muli %1654, %c7 : index
                %1656 = arith.muli %1649, %c4 : index
                %1657 = arith.addi %1655, %1656 : index
                %1658 = arith.remui %1653, %c2 : index
                %1659 = arith.muli %1658, %c6 : index
                %1660 = arith.addi %1657, %1659 : index
                %1661 = arith.addi %1648, %1660 : index
                %1662 = arith.addi %1644, %1661 : index
                %1663 = vector.shuffle %1626, %1626 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1663, %kv[%1662] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1664 = arith.addi %1619, %c5 : index
                %1665 = arith.divui %1664, %c4 : index
                %1666 = arith.muli %1665, %c52 : index
                %1667 = arith.addi %1666, %c12 : index
                %1668 = arith.remui %1664, %c4 : index
                %1669 = arith.divui %1614, %c6 : index
                %1670 = arith.remui %1614, %c6 : index
                %1671 = arith.muli %1670, %c2 : index
                %1672 = arith.addi %1669, %1671 : index
                %1673 = arith.divui %1672, %c2 : index
                %1674 = arith.muli %1673, %c7 : index
                %1675 = arith.muli %1668, %c4 : index
                %1676 = arith.addi %1674, %1675 : index
                %1677 = arith.remui %1672, %c2 : index
                %1678 = arith.muli %1677, %c6 : index
                %1679 = arith.addi %1676, %1678 : index
                %1680 = arith.addi %1667, %1679 : index
                %1681 = arith.addi %1644, %1680 : index
                %1682 = vector.shuffle %1626, %1626 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1682, %kv[%1681] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1683 = arith.addi %1619, %c6 : index
                %1684 = arith.divui %1683, %c4 : index
                %1685 = arith.muli %1684, %c52 : index
                %1686 = arith.addi %1685, %c12 : index
                %1687 = arith.remui %1683, %c4 : index
                %1688 = arith.divui %1614, %c6 : index
                %1689 = arith.remui %1614, %c6 : index
                %1690 = arith.muli %1689, %c2 : index
                %1691 = arith.addi %1688, %1690 : index
                %1692 = arith.divui %1691, %c2 : index
                %1693 = arith.muli %1692, %c7 : index
                %1694 = arith.muli %1687, %c4 : index
                %1695 = arith.addi %1693, %1694 : index
                %1696 = arith.remui %1691, %c2 : index
                %1697 = arith.muli %1696, %c6 : index
                %1698 = arith.addi %1695, %1697 : index
                %1699 = arith.addi %1686, %1698 : index
                %1700 = arith.addi %1644, %1699 : index
                %1701 = vector.shuffle %1626, %1626 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1701, %kv[%1700] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1702 = arith.addi %1619, %c31 : index
                %1703 = arith.divui %1702, %c4 : index
                %1704 = arith.muli %1703, %c52 : index
                %1705 = arith.addi %1704, %c12 : index
                %1706 = arith.remui %1702, %c4 : index
                %1707 = arith.divui %1614, %c6 : index
                %1708 = arith.remui %1614, %c6 : index
                %1709 = arith.muli %1708, %c2 : index
                %1710 = arith.addi %1707, %1709 : index
                %1711 = arith.divui %1710, %c2 : index
                %1712 = arith.muli %1711, %c7 : index
                %1713 = arith.muli %1706, %c4 : index
                %1714 = arith.addi %1712, %1713 : index
                %1715 = arith.remui %1710, %c2 : index
                %1716 = arith.muli %1715, %c6 : index
                %1717 = arith.addi %1714, %1716 : index
                %1718 = arith.addi %1705, %1717 : index
                %1719 = arith.addi %1644, %1718 : index
                %1720 = vector.shuffle %1626, %1626 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1720, %kv[%1719] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1721 = arith.cmpi eq, %codec, %c5 : index
          scf.if %1721 {
            %1722 = wave.lane
            %1723 = arith.muli %1722, %c36 : index
            scf.for %1724 = %1723 to %c7 step %c10 {
              %1725 = arith.addi %1609, %1724 : index
              %1726 = vector.load %24[%1725] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1727 = arith.mulf %1726, %1612 : vector<4xf32>
              %1728 = wave.fp8_encode "e4m3" %1727 : vector<4xf32> -> vector<4xi8>
              %1729 = arith.cmpi slt, %1610, %kvHeads : index
              scf.if %1729 {
                %1730 = arith.muli %1610, %c12 : index
                %1731 = arith.addi %1615, %1730 : index
                %1732 = vector.shuffle %1728, %1728 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1733 = arith.divui %1724, %c4 : index
                %1734 = arith.muli %1733, %c7 : index
                %1735 = arith.remui %1724, %c4 : index
                %1736 = arith.muli %1614, %c4 : index
                %1737 = arith.divui %1735, %c36 : index
                %1738 = arith.muli %1737, %c36 : index
                %1739 = arith.remui %1735, %c6 : index
                %1740 = arith.muli %1739, %c6 : index
                %1741 = arith.addi %1738, %1740 : index
                %1742 = arith.divui %1735, %c6 : index
                %1743 = arith.remui %1742, %c6 : index
                %1744 = arith.addi %1741, %1743 : index
                %1745 = arith.addi %1736, %1744 : index
                %1746 = arith.addi %1734, %1745 : index
                %1747 = arith.addi %1731, %1746 : index
                vector.store %1732, %kv[%1747] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1748 = arith.subi %1610, %kvHeads : index
                %1749 = arith.muli %1748, %c12 : index
                %1750 = arith.addi %1615, %1749 : index
                %1751 = arith.addi %1724, %c11 : index
                %1752 = arith.divui %1751, %c4 : index
                %1753 = arith.muli %1752, %c7 : index
                %1754 = arith.addi %1753, %c13 : index
                %1755 = arith.remui %1751, %c4 : index
                %1756 = arith.divui %1614, %c6 : index
                %1757 = arith.remui %1614, %c6 : index
                %1758 = arith.muli %1757, %c2 : index
                %1759 = arith.addi %1756, %1758 : index
                %1760 = arith.muli %1755, %c4 : index
                %1761 = arith.divui %1759, %c36 : index
                %1762 = arith.muli %1761, %c36 : index
                %1763 = arith.remui %1759, %c6 : index
                %1764 = arith.muli %1763, %c6 : index
                %1765 = arith.addi %1762, %1764 : index
                %1766 = arith.divui %1759, %c6 : index
                %1767 = arith.remui %1766, %c6 : index
                %1768 = arith.addi %1765, %1767 : index
                %1769 = arith.addi %1760, %1768 : index
                %1770 = arith.addi %1754, %1769 : index
                %1771 = arith.addi %1750, %1770 : index
                %1772 = vector.shuffle %1728, %1728 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1772, %kv[%1771] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1773 = arith.addi %1724, %c5 : index
                %1774 = arith.divui %1773, %c4 : index
                %1775 = arith.muli %1774, %c7 : index
                %1776 = arith.addi %1775, %c13 : index
                %1777 = arith.remui %1773, %c4 : index
                %1778 = arith.divui %1614, %c6 : index
                %1779 = arith.remui %1614, %c6 : index
                %1780 = arith.muli %1779, %c2 : index
                %1781 = arith.addi %1778, %1780 : index
                %1782 = arith.muli %1777, %c4 : index
                %1783 = arith.divui %1781, %c36 : index
                %1784 = arith.muli %1783, %c36 : index
                %1785 = arith.remui %1781, %c6 : index
                %1786 = arith.muli %1785, %c6 : index
                %1787 = arith.addi %1784, %1786 : index
                %1788 = arith.divui %1781, %c6 : index
                %1789 = arith.remui %1788, %c6 : index
                %1790 = arith.addi %1787, %1789 : index
                %1791 = arith.addi %1782, %1790 : index
                %1792 = arith.addi %1776, %1791 : index
                %1793 = arith.addi %1750, %1792 : index
                %1794 = vector.shuffle %1728, %1728 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1794, %kv[%1793] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1795 = arith.addi %1724, %c6 : index
                %1796 = arith.divui %1795, %c4 : index
                %1797 = arith.muli %1796, %c7 : index
                %1798 = arith.addi %1797, %c13 : index
                %1799 = arith.remui %1795, %c4 : index
                %1800 = arith.divui %1614, %c6 : index
                %1801 = arith.remui %1614, %c6 : index
                %1802 = arith.muli %1801, %c2 : index
                %1803 = arith.addi %1800, %1802 : index
                %1804 = arith.muli %1799, %c4 : index
                %1805 = arith.divui %1803, %c36 : index
                %1806 = arith.muli %1805, %c36 : index
                %1807 = arith.remui %1803, %c6 : index
                %1808 = arith.muli %1807, %c6 : index
                %1809 = arith.addi %1806, %1808 : index
                %1810 = arith.divui %1803, %c6 : index
                %1811 = arith.remui %1810, %c6 : index
                %1812 = arith.addi %1809, %1811 : index
                %1813 = arith.addi %1804, %1812 : index
                %1814 = arith.addi %1798, %1813 : index
                %1815 = arith.addi %1750, %1814 : index
                %1816 = vector.shuffle %1728, %1728 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1816, %kv[%1815] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1817 = arith.addi %1724, %c31 : index
                %1818 = arith.divui %1817, %c4 : index
                %1819 = arith.muli %1818, %c7 : index
                %1820 = arith.addi %1819, %c13 : index
                %1821 = arith.remui %1817, %c4 : index
                %1822 = arith.divui %1614, %c6 : index
                %1823 = arith.remui %1614, %c6 : index
                %1824 = arith.muli %1823, %c2 : index
                %1825 = arith.addi %1822, %1824 : index
                %1826 = arith.muli %1821, %c4 : index
                %1827 = arith.divui %1825, %c36 : index
                %1828 = arith.muli %1827, %c36 : index
                %1829 = arith.remui %1825, %c6 : index
                %1830 = arith.muli %1829, %c6 : index
                %1831 = arith.addi %1828, %1830 : index
                %1832 = arith.divui %1825, %c6 : index
                %1833 = arith.remui %1832, %c6 : index
                %1834 = arith.addi %1831, %1833 : index
                %1835 = arith.addi %1826, %1834 : index
                %1836 = arith.addi %1820, %1835 : index
                %1837 = arith.addi %1750, %1836 : index
                %1838 = vector.shuffle %1728, %1728 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1838, %kv[%1837] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1839 = arith.cmpi eq, %codec, %c6 : index
          scf.if %1839 {
            %1840 = wave.lane
            %1841 = arith.muli %1840, %c36 : index
            scf.for %1842 = %1841 to %c7 step %c10 {
              %1843 = arith.addi %1609, %1842 : index
              %1844 = vector.load %24[%1843] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1845 = arith.mulf %1844, %1612 : vector<4xf32>
              %1846 = wave.fp8_encode "e5m2" %1845 : vector<4xf32> -> vector<4xi8>
              %1847 = arith.cmpi slt, %1610, %kvHeads : index
              scf.if %1847 {
                %1848 = arith.muli %1610, %c12 : index
                %1849 = arith.addi %1615, %1848 : index
                %1850 = vector.shuffle %1846, %1846 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1851 = arith.divui %1842, %c4 : index
                %1852 = arith.muli %1851, %c7 : index
                %1853 = arith.remui %1842, %c4 : index
                %1854 = arith.muli %1614, %c4 : index
                %1855 = arith.divui %1853, %c36 : index
                %1856 = arith.muli %1855, %c36 : index
                %1857 = arith.remui %1853, %c6 : index
                %1858 = arith.muli %1857, %c6 : index
                %1859 = arith.addi %1856, %1858 : index
                %1860 = arith.divui %1853, %c6 : index
                %1861 = arith.remui %1860, %c6 : index
                %1862 = arith.addi %1859, %1861 : index
                %1863 = arith.addi %1854, %1862 : index
                %1864 = arith.addi %1852, %1863 : index
                %1865 = arith.addi %1849, %1864 : index
                vector.store %1850, %kv[%1865] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1866 = arith.subi %1610, %kvHeads : index
                %1867 = arith.muli %1866, %c12 : index
                %1868 = arith.addi %1615, %1867 : index
                %1869 = arith.addi %1842, %c11 : index
                %1870 = arith.divui %1869, %c4 : index
                %1871 = arith.muli %1870, %c7 : index
                %1872 = arith.addi %1871, %c13 : index
                %1873 = arith.remui %1869, %c4 : index
                %1874 = arith.divui %1614, %c6 : index
                %1875 = arith.remui %1614, %c6 : index
                %1876 = arith.muli %1875, %c2 : index
                %1877 = arith.addi %1874, %1876 : index
                %1878 = arith.muli %1873, %c4 : index
                %1879 = arith.divui %1877, %c36 : index
                %1880 = arith.muli %1879, %c36 : index
                %1881 = arith.remui %1877, %c6 : index
                %1882 = arith.muli %1881, %c6 : index
                %1883 = arith.addi %1880, %1882 : index
                %1884 = arith.divui %1877, %c6 : index
                %1885 = arith.remui %1884, %c6 : index
                %1886 = arith.addi %1883, %1885 : index
                %1887 = arith.addi %1878, %1886 : index
                %1888 = arith.addi %1872, %1887 : index
                %1889 = arith.addi %1868, %1888 : index
                %1890 = vector.shuffle %1846, %1846 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1890, %kv[%1889] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1891 = arith.addi %1842, %c5 : index
                %1892 = arith.divui %1891, %c4 : index
                %1893 = arith.muli %1892, %c7 : index
                %1894 = arith.addi %1893, %c13 : index
                %1895 = arith.remui %1891, %c4 : index
                %1896 = arith.divui %1614, %c6 : index
                %1897 = arith.remui %1614, %c6 : index
                %1898 = arith.muli %1897, %c2 : index
                %1899 = arith.addi %1896, %1898 : index
                %1900 = arith.muli %1895, %c4 : index
                %1901 = arith.divui %1899, %c36 : index
                %1902 = arith.muli %1901, %c36 : index
                %1903 = arith.remui %1899, %c6 : index
                %1904 = arith.muli %1903, %c6 : index
                %1905 = arith.addi %1902, %1904 : index
                %1906 = arith.divui %1899, %c6 : index
                %1907 = arith.remui %1906, %c6 : index
                %1908 = arith.addi %1905, %1907 : index
                %1909 = arith.addi %1900, %1908 : index
                %1910 = arith.addi %1894, %1909 : index
                %1911 = arith.addi %1868, %1910 : index
                %1912 = vector.shuffle %1846, %1846 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1912, %kv[%1911] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1913 = arith.addi %1842, %c6 : index
                %1914 = arith.divui %1913, %c4 : index
                %1915 = arith.muli %1914, %c7 : index
                %1916 = arith.addi %1915, %c13 : index
                %1917 = arith.remui %1913, %c4 : index
                %1918 = arith.divui %1614, %c6 : index
                %1919 = arith.remui %1614, %c6 : index
                %1920 = arith.muli %1919, %c2 : index
                %1921 = arith.addi %1918, %1920 : index
                %1922 = arith.muli %1917, %c4 : index
                %1923 = arith.divui %1921, %c36 : index
                %1924 = arith.muli %1923, %c36 : index
                %1925 = arith.remui %1921, %c6 : index
                %1926 = arith.muli %1925, %c6 : index
                %1927 = arith.addi %1924, %1926 : index
                %1928 = arith.divui %1921, %c6 : index
                %1929 = arith.remui %1928, %c6 : index
                %1930 = arith.addi %1927, %1929 : index
                %1931 = arith.addi %1922, %1930 : index
                %1932 = arith.addi %1916, %1931 : index
                %1933 = arith.addi %1868, %1932 : index
                %1934 = vector.shuffle %1846, %1846 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1934, %kv[%1933] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1935 = arith.addi %1842, %c31 : index
                %1936 = arith.divui %1935, %c4 : index
                %1937 = arith.muli %1936, %c7 : index
                %1938 = arith.addi %1937, %c13 : index
                %1939 = arith.remui %1935, %c4 : index
                %1940 = arith.divui %1614, %c6 : index
                %1941 = arith.remui %1614, %c6 : index
                %1942 = arith.muli %1941, %c2 : index
                %1943 = arith.addi %1940, %1942 : index
                %1944 = arith.muli %1939, %c4 : index
                %1945 = arith.divui %1943, %c36 : index
                %1946 = arith.muli %1945, %c36 : index
                %1947 = arith.remui %1943, %c6 : index
                %1948 = arith.muli %1947, %c6 : index
                %1949 = arith.addi %1946, %1948 : index
                %1950 = arith.divui %1943, %c6 : index
                %1951 = arith.remui %1950, %c6 : index
                %1952 = arith.addi %1949, %1951 : index
                %1953 = arith.addi %1944, %1952 : index
                %1954 = arith.addi %1938, %1953 : index
                %1955 = arith.addi %1868, %1954 : index
                %1956 = vector.shuffle %1846, %1846 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1956, %kv[%1955] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %1957 = arith.addi %27, %c4 : index
    %1958 = wave.lane
    %1959 = arith.muli %3, %c6 : index
    %1960 = arith.muli %1959, %c7 : index
    %1961 = arith.addi %1960, %1958 : index
    %1962 = arith.muli %4, %c13 : index
    %1963 = arith.addi %1962, %1961 : index
    %1964 = arith.addi %1963, %c11 : index
    %1965 = arith.addi %1964, %c11 : index
    %1966 = vector.extract %688#2[0] : f32 from vector<8xf32>
    memref.store %1966, %23[%1965] : memref<?xf32>
    %1967 = arith.muli %4, %c13 : index
    %1968 = arith.addi %1967, %1961 : index
    %1969 = arith.addi %1968, %c11 : index
    %1970 = arith.addi %1969, %c8 : index
    %1971 = vector.extract %688#2[1] : f32 from vector<8xf32>
    memref.store %1971, %23[%1970] : memref<?xf32>
    %1972 = arith.muli %4, %c13 : index
    %1973 = arith.addi %1972, %1961 : index
    %1974 = arith.addi %1973, %c11 : index
    %1975 = arith.addi %1974, %c14 : index
    %1976 = vector.extract %688#2[2] : f32 from vector<8xf32>
    memref.store %1976, %23[%1975] : memref<?xf32>
    %1977 = arith.muli %4, %c13 : index
    %1978 = arith.addi %1977, %1961 : index
    %1979 = arith.addi %1978, %c11 : index
    %1980 = arith.addi %1979, %c32 : index
    %1981 = vector.extract %688#2[3] : f32 from vector<8xf32>
    memref.store %1981, %23[%1980] : memref<?xf32>
    %1982 = arith.muli %4, %c13 : index
    %1983 = arith.addi %1982, %1961 : index
    %1984 = arith.addi %1983, %c11 : index
    %1985 = arith.addi %1984, %c10 : index
    %1986 = vector.extract %688#2[4] : f32 from vector<8xf32>
    memref.store %1986, %23[%1985] : memref<?xf32>
    %1987 = arith.muli %4, %c13 : index
    %1988 = arith.addi %1987, %1961 : index
    %1989 = arith.addi %1988, %c11 : index
    %1990 = arith.addi %1989, %c33 : index
    %1991 = vector.extract %688#2[5] : f32 from vector<8xf32>
    memref.store %1991, %23[%1990] : memref<?xf32>
    %1992 = arith.muli %4, %c13 : index
    %1993 = arith.addi %1992, %1961 : index
    %1994 = arith.addi %1993, %c11 : index
    %1995 = arith.addi %1994, %c34 : index
    %1996 = vector.extract %688#2[6] : f32 from vector<8xf32>
    memref.store %1996, %23[%1995] : memref<?xf32>
    %1997 = arith.muli %4, %c13 : index
    %1998 = arith.addi %1997, %1961 : index
    %1999 = arith.addi %1998, %c11 : index
    %2000 = arith.addi %1999, %c35 : index
    %2001 = vector.extract %688#2[7] : f32 from vector<8xf32>
    memref.store %2001, %23[%2000] : memref<?xf32>
    %2002 = arith.muli %4, %c13 : index
    %2003 = arith.addi %2002, %1961 : index
    %2004 = arith.addi %2003, %c7 : index
    %2005 = arith.addi %2004, %c11 : index
    %2006 = vector.extract %688#3[0] : f32 from vector<8xf32>
    memref.store %2006, %23[%2005] : memref<?xf32>
    %2007 = arith.muli %4, %c13 : index
    %2008 = arith.addi %2007, %1961 : index
    %2009 = arith.addi %2008, %c7 : index
    %2010 = arith.addi %2009, %c8 : index
    %2011 = vector.extract %688#3[1] : f32 from vector<8xf32>
    memref.store %2011, %23[%2010] : memref<?xf32>
    %2012 = arith.muli %4, %c13 : index
    %2013 = arith.addi %2012, %1961 : index
    %2014 = arith.addi %2013, %c7 : index
    %2015 = arith.addi %2014, %c14 : index
    %2016 = vector.extract %688#3[2] : f32 from vector<8xf32>
    memref.store %2016, %23[%2015] : memref<?xf32>
    %2017 = arith.muli %4, %c13 : index
    %2018 = arith.addi %2017, %1961 : index
    %2019 = arith.addi %2018, %c7 : index
    %2020 = arith.addi %2019, %c32 : index
    %2021 = vector.extract %688#3[3] : f32 from vector<8xf32>
    memref.store %2021, %23[%2020] : memref<?xf32>
    %2022 = arith.muli %4, %c13 : index
    %2023 = arith.addi %2022, %1961 : index
    %2024 = arith.addi %2023, %c7 : index
    %2025 = arith.addi %2024, %c10 : index
    %2026 = vector.extract %688#3[4] : f32 from vector<8xf32>
    memref.store %2026, %23[%2025] : memref<?xf32>
    %2027 = arith.muli %4, %c13 : index
    %2028 = arith.addi %2027, %1961 : index
    %2029 = arith.addi %2028, %c7 : index
    %2030 = arith.addi %2029, %c33 : index
    %2031 = vector.extract %688#3[5] : f32 from vector<8xf32>
    memref.store %2031, %23[%2030] : memref<?xf32>
    %2032 = arith.muli %4, %c13 : index
    %2033 = arith.addi %2032, %1961 : index
    %2034 = arith.addi %2033, %c7 : index
    %2035 = arith.addi %2034, %c34 : index
    %2036 = vector.extract %688#3[6] : f32 from vector<8xf32>
    memref.store %2036, %23[%2035] : memref<?xf32>
    %2037 = arith.muli %4, %c13 : index
    %2038 = arith.addi %2037, %1961 : index
    %2039 = arith.addi %2038, %c7 : index
    %2040 = arith.addi %2039, %c35 : index
    %2041 = vector.extract %688#3[7] : f32 from vector<8xf32>
    memref.store %2041, %23[%2040] : memref<?xf32>
    wave.barrier
    %2042 = arith.muli %4, %c36 : index
    %2043 = arith.addi %2042, %c11 : index
    %2044 = arith.muli %2043, %c6 : index
    %2045 = arith.divui %1958, %c4 : index
    %2046 = arith.addi %2044, %2045 : index
    %2047 = arith.addi %1957, %2046 : index
    %2048 = arith.cmpi slt, %2047, %26 : index
    scf.if %2048 {
      %2049 = arith.cmpi eq, %hasFactors, %c5 : index
      %2050 = arith.muli %2047, %c6 : index
      %2051 = memref.load %factors[%2050] : memref<?xf32>
      %2052 = arith.mulf %2051, %operandScale : f32
      %2053 = arith.select %2049, %2052, %operandScale : f32
      %2054 = arith.addi %1961, %c11 : index
      %2055 = arith.muli %2043, %c8 : index
      %2056 = arith.addi %2054, %2055 : index
      %2057 = memref.load %23[%2056] : memref<?xf32>
      %2058 = arith.addi %2056, %c13 : index
      %2059 = memref.load %23[%2058] : memref<?xf32>
      %2060 = arith.addf %2057, %2059 : f32
      %2061 = arith.remui %1958, %c4 : index
      %2062 = arith.muli %2061, %c36 : index
      %2063 = arith.addi %20, %2062 : index
      %2064 = vector.load %w[%2063] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2065 = vector.bitcast %2064 : vector<4xi8> to vector<1xf32>
      %2066 = vector.extract %2065[0] : f32 from vector<1xf32>
      %2067 = arith.mulf %2066, %2053 : f32
      %2068 = arith.mulf %2060, %2067 : f32
      %2069 = arith.muli %3, %c6 : index
      %2070 = arith.addi %2069, %c11 : index
      %2071 = arith.muli %2070, %c4 : index
      %2072 = arith.remui %1958, %c4 : index
      %2073 = arith.addi %2071, %2072 : index
      %2074 = arith.muli %2046, %c7 : index
      %2075 = arith.addi %2074, %2073 : index
      memref.store %2068, %24[%2075] : memref<?xf32>
      %2076 = arith.addi %1961, %c7 : index
      %2077 = arith.muli %2043, %c8 : index
      %2078 = arith.addi %2076, %2077 : index
      %2079 = memref.load %23[%2078] : memref<?xf32>
      %2080 = arith.addi %2078, %c13 : index
      %2081 = memref.load %23[%2080] : memref<?xf32>
      %2082 = arith.addf %2079, %2081 : f32
      %2083 = arith.remui %1958, %c4 : index
      %2084 = arith.muli %2083, %c36 : index
      %2085 = arith.addi %22, %2084 : index
      %2086 = vector.load %w[%2085] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2087 = vector.bitcast %2086 : vector<4xi8> to vector<1xf32>
      %2088 = vector.extract %2087[0] : f32 from vector<1xf32>
      %2089 = arith.mulf %2088, %2053 : f32
      %2090 = arith.mulf %2082, %2089 : f32
      %2091 = arith.muli %3, %c6 : index
      %2092 = arith.addi %2091, %c5 : index
      %2093 = arith.muli %2092, %c4 : index
      %2094 = arith.remui %1958, %c4 : index
      %2095 = arith.addi %2093, %2094 : index
      %2096 = arith.muli %2046, %c7 : index
      %2097 = arith.addi %2096, %2095 : index
      memref.store %2090, %24[%2097] : memref<?xf32>
    }
    %2098 = arith.muli %4, %c36 : index
    %2099 = arith.addi %2098, %c5 : index
    %2100 = arith.muli %2099, %c6 : index
    %2101 = arith.divui %1958, %c4 : index
    %2102 = arith.addi %2100, %2101 : index
    %2103 = arith.addi %1957, %2102 : index
    %2104 = arith.cmpi slt, %2103, %26 : index
    scf.if %2104 {
      %2105 = arith.cmpi eq, %hasFactors, %c5 : index
      %2106 = arith.muli %2103, %c6 : index
      %2107 = memref.load %factors[%2106] : memref<?xf32>
      %2108 = arith.mulf %2107, %operandScale : f32
      %2109 = arith.select %2105, %2108, %operandScale : f32
      %2110 = arith.addi %1961, %c11 : index
      %2111 = arith.muli %2099, %c8 : index
      %2112 = arith.addi %2110, %2111 : index
      %2113 = memref.load %23[%2112] : memref<?xf32>
      %2114 = arith.addi %2112, %c13 : index
      %2115 = memref.load %23[%2114] : memref<?xf32>
      %2116 = arith.addf %2113, %2115 : f32
      %2117 = arith.remui %1958, %c4 : index
      %2118 = arith.muli %2117, %c36 : index
      %2119 = arith.addi %20, %2118 : index
      %2120 = vector.load %w[%2119] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2121 = vector.bitcast %2120 : vector<4xi8> to vector<1xf32>
      %2122 = vector.extract %2121[0] : f32 from vector<1xf32>
      %2123 = arith.mulf %2122, %2109 : f32
      %2124 = arith.mulf %2116, %2123 : f32
      %2125 = arith.muli %3, %c6 : index
      %2126 = arith.addi %2125, %c11 : index
      %2127 = arith.muli %2126, %c4 : index
      %2128 = arith.remui %1958, %c4 : index
      %2129 = arith.addi %2127, %2128 : index
      %2130 = arith.muli %2102, %c7 : index
      %2131 = arith.addi %2130, %2129 : index
      memref.store %2124, %24[%2131] : memref<?xf32>
      %2132 = arith.addi %1961, %c7 : index
      %2133 = arith.muli %2099, %c8 : index
      %2134 = arith.addi %2132, %2133 : index
      %2135 = memref.load %23[%2134] : memref<?xf32>
      %2136 = arith.addi %2134, %c13 : index
      %2137 = memref.load %23[%2136] : memref<?xf32>
      %2138 = arith.addf %2135, %2137 : f32
      %2139 = arith.remui %1958, %c4 : index
      %2140 = arith.muli %2139, %c36 : index
      %2141 = arith.addi %22, %2140 : index
      %2142 = vector.load %w[%2141] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2143 = vector.bitcast %2142 : vector<4xi8> to vector<1xf32>
      %2144 = vector.extract %2143[0] : f32 from vector<1xf32>
      %2145 = arith.mulf %2144, %2109 : f32
      %2146 = arith.mulf %2138, %2145 : f32
      %2147 = arith.muli %3, %c6 : index
      %2148 = arith.addi %2147, %c5 : index
      %2149 = arith.muli %2148, %c4 : index
      %2150 = arith.remui %1958, %c4 : index
      %2151 = arith.addi %2149, %2150 : index
      %2152 = arith.muli %2102, %c7 : index
      %2153 = arith.addi %2152, %2151 : index
      memref.store %2146, %24[%2153] : memref<?xf32>
    }
    %2154 = arith.muli %4, %c36 : index
    %2155 = arith.addi %2154, %c6 : index
    %2156 = arith.muli %2155, %c6 : index
    %2157 = arith.divui %1958, %c4 : index
    %2158 = arith.addi %2156, %2157 : index
    %2159 = arith.addi %1957, %2158 : index
    %2160 = arith.cmpi slt, %2159, %26 : index
    scf.if %2160 {
      %2161 = arith.cmpi eq, %hasFactors, %c5 : index
      %2162 = arith.muli %2159, %c6 : index
      %2163 = memref.load %factors[%2162] : memref<?xf32>
      %2164 = arith.mulf %2163, %operandScale : f32
      %2165 = arith.select %2161, %2164, %operandScale : f32
      %2166 = arith.addi %1961, %c11 : index
      %2167 = arith.muli %2155, %c8 : index
      %2168 = arith.addi %2166, %2167 : index
      %2169 = memref.load %23[%2168] : memref<?xf32>
      %2170 = arith.addi %2168, %c13 : index
      %2171 = memref.load %23[%2170] : memref<?xf32>
      %2172 = arith.addf %2169, %2171 : f32
      %2173 = arith.remui %1958, %c4 : index
      %2174 = arith.muli %2173, %c36 : index
      %2175 = arith.addi %20, %2174 : index
      %2176 = vector.load %w[%2175] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2177 = vector.bitcast %2176 : vector<4xi8> to vector<1xf32>
      %2178 = vector.extract %2177[0] : f32 from vector<1xf32>
      %2179 = arith.mulf %2178, %2165 : f32
      %2180 = arith.mulf %2172, %2179 : f32
      %2181 = arith.muli %3, %c6 : index
      %2182 = arith.addi %2181, %c11 : index
      %2183 = arith.muli %2182, %c4 : index
      %2184 = arith.remui %1958, %c4 : index
      %2185 = arith.addi %2183, %2184 : index
      %2186 = arith.muli %2158, %c7 : index
      %2187 = arith.addi %2186, %2185 : index
      memref.store %2180, %24[%2187] : memref<?xf32>
      %2188 = arith.addi %1961, %c7 : index
      %2189 = arith.muli %2155, %c8 : index
      %2190 = arith.addi %2188, %2189 : index
      %2191 = memref.load %23[%2190] : memref<?xf32>
      %2192 = arith.addi %2190, %c13 : index
      %2193 = memref.load %23[%2192] : memref<?xf32>
      %2194 = arith.addf %2191, %2193 : f32
      %2195 = arith.remui %1958, %c4 : index
      %2196 = arith.muli %2195, %c36 : index
      %2197 = arith.addi %22, %2196 : index
      %2198 = vector.load %w[%2197] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2199 = vector.bitcast %2198 : vector<4xi8> to vector<1xf32>
      %2200 = vector.extract %2199[0] : f32 from vector<1xf32>
      %2201 = arith.mulf %2200, %2165 : f32
      %2202 = arith.mulf %2194, %2201 : f32
      %2203 = arith.muli %3, %c6 : index
      %2204 = arith.addi %2203, %c5 : index
      %2205 = arith.muli %2204, %c4 : index
      %2206 = arith.remui %1958, %c4 : index
      %2207 = arith.addi %2205, %2206 : index
      %2208 = arith.muli %2158, %c7 : index
      %2209 = arith.addi %2208, %2207 : index
      memref.store %2202, %24[%2209] : memref<?xf32>
    }
    %2210 = arith.muli %4, %c36 : index
    %2211 = arith.addi %2210, %c31 : index
    %2212 = arith.muli %2211, %c6 : index
    %2213 = arith.divui %1958, %c4 : index
    %2214 = arith.addi %2212, %2213 : index
    %2215 = arith.addi %1957, %2214 : index
    %2216 = arith.cmpi slt, %2215, %26 : index
    scf.if %2216 {
      %2217 = arith.cmpi eq, %hasFactors, %c5 : index
      %2218 = arith.muli %2215, %c6 : index
      %2219 = memref.load %factors[%2218] : memref<?xf32>
      %2220 = arith.mulf %2219, %operandScale : f32
      %2221 = arith.select %2217, %2220, %operandScale : f32
      %2222 = arith.addi %1961, %c11 : index
      %2223 = arith.muli %2211, %c8 : index
      %2224 = arith.addi %2222, %2223 : index
      %2225 = memref.load %23[%2224] : memref<?xf32>
      %2226 = arith.addi %2224, %c13 : index
      %2227 = memref.load %23[%2226] : memref<?xf32>
      %2228 = arith.addf %2225, %2227 : f32
      %2229 = arith.remui %1958, %c4 : index
      %2230 = arith.muli %2229, %c36 : index
      %2231 = arith.addi %20, %2230 : index
      %2232 = vector.load %w[%2231] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2233 = vector.bitcast %2232 : vector<4xi8> to vector<1xf32>
      %2234 = vector.extract %2233[0] : f32 from vector<1xf32>
      %2235 = arith.mulf %2234, %2221 : f32
      %2236 = arith.mulf %2228, %2235 : f32
      %2237 = arith.muli %3, %c6 : index
      %2238 = arith.addi %2237, %c11 : index
      %2239 = arith.muli %2238, %c4 : index
      %2240 = arith.remui %1958, %c4 : index
      %2241 = arith.addi %2239, %2240 : index
      %2242 = arith.muli %2214, %c7 : index
      %2243 = arith.addi %2242, %2241 : index
      memref.store %2236, %24[%2243] : memref<?xf32>
      %2244 = arith.addi %1961, %c7 : index
      %2245 = arith.muli %2211, %c8 : index
      %2246 = arith.addi %2244, %2245 : index
      %2247 = memref.load %23[%2246] : memref<?xf32>
      %2248 = arith.addi %2246, %c13 : index
      %2249 = memref.load %23[%2248] : memref<?xf32>
      %2250 = arith.addf %2247, %2249 : f32
      %2251 = arith.remui %1958, %c4 : index
      %2252 = arith.muli %2251, %c36 : index
      %2253 = arith.addi %22, %2252 : index
      %2254 = vector.load %w[%2253] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2255 = vector.bitcast %2254 : vector<4xi8> to vector<1xf32>
      %2256 = vector.extract %2255[0] : f32 from vector<1xf32>
      %2257 = arith.mulf %2256, %2221 : f32
      %2258 = arith.mulf %2250, %2257 : f32
      %2259 = arith.muli %3, %c6 : index
      %2260 = arith.addi %2259, %c5 : index
      %2261 = arith.muli %2260, %c4 : index
      %2262 = arith.remui %1958, %c4 : index
      %2263 = arith.addi %2261, %2262 : index
      %2264 = arith.muli %2214, %c7 : index
      %2265 = arith.addi %2264, %2263 : index
      memref.store %2258, %24[%2265] : memref<?xf32>
    }
    wave.barrier
    %2266 = arith.addi %27, %c4 : index
    %2267 = wave.wave
    %2268 = arith.addi %2267, %c11 : index
    %2269 = arith.addi %2266, %2268 : index
    %2270 = arith.cmpi slt, %2269, %26 : index
    scf.if %2270 {
      %2271 = arith.addi %2266, %2268 : index
      %2272 = arith.muli %2268, %c7 : index
      %2273 = wave.lane
      %2274 = arith.addi %2273, %c11 : index
      %2275 = arith.cmpi eq, %hasBias, %c5 : index
      %2276 = arith.addi %2272, %2274 : index
      %2277 = memref.load %24[%2276] : memref<?xf32>
      %2278 = arith.muli %0, %c7 : index
      %2279 = arith.addi %2278, %2274 : index
      %2280 = memref.load %bias[%2279] : memref<?xf32>
      %2281 = arith.addf %2277, %2280 : f32
      %2282 = arith.select %2275, %2281, %2277 : f32
      %2283 = arith.addi %2274, %c10 : index
      %2284 = arith.cmpi eq, %hasBias, %c5 : index
      %2285 = arith.addi %2272, %2283 : index
      %2286 = memref.load %24[%2285] : memref<?xf32>
      %2287 = arith.muli %0, %c7 : index
      %2288 = arith.addi %2287, %2283 : index
      %2289 = memref.load %bias[%2288] : memref<?xf32>
      %2290 = arith.addf %2286, %2289 : f32
      %2291 = arith.select %2284, %2290, %2286 : f32
      %2292 = arith.addi %2273, %c8 : index
      %2293 = arith.cmpi eq, %hasBias, %c5 : index
      %2294 = arith.addi %2272, %2292 : index
      %2295 = memref.load %24[%2294] : memref<?xf32>
      %2296 = arith.muli %0, %c7 : index
      %2297 = arith.addi %2296, %2292 : index
      %2298 = memref.load %bias[%2297] : memref<?xf32>
      %2299 = arith.addf %2295, %2298 : f32
      %2300 = arith.select %2293, %2299, %2295 : f32
      %2301 = arith.addi %2292, %c10 : index
      %2302 = arith.cmpi eq, %hasBias, %c5 : index
      %2303 = arith.addi %2272, %2301 : index
      %2304 = memref.load %24[%2303] : memref<?xf32>
      %2305 = arith.muli %0, %c7 : index
      %2306 = arith.addi %2305, %2301 : index
      %2307 = memref.load %bias[%2306] : memref<?xf32>
      %2308 = arith.addf %2304, %2307 : f32
      %2309 = arith.select %2302, %2308, %2304 : f32
      %2310 = arith.addi %2273, %c14 : index
      %2311 = arith.cmpi eq, %hasBias, %c5 : index
      %2312 = arith.addi %2272, %2310 : index
      %2313 = memref.load %24[%2312] : memref<?xf32>
      %2314 = arith.muli %0, %c7 : index
      %2315 = arith.addi %2314, %2310 : index
      %2316 = memref.load %bias[%2315] : memref<?xf32>
      %2317 = arith.addf %2313, %2316 : f32
      %2318 = arith.select %2311, %2317, %2313 : f32
      %2319 = arith.addi %2310, %c10 : index
      %2320 = arith.cmpi eq, %hasBias, %c5 : index
      %2321 = arith.addi %2272, %2319 : index
      %2322 = memref.load %24[%2321] : memref<?xf32>
      %2323 = arith.muli %0, %c7 : index
      %2324 = arith.addi %2323, %2319 : index
      %2325 = memref.load %bias[%2324] : memref<?xf32>
      %2326 = arith.addf %2322, %2325 : f32
      %2327 = arith.select %2320, %2326, %2322 : f32
      %2328 = arith.addi %2273, %c32 : index
      %2329 = arith.cmpi eq, %hasBias, %c5 : index
      %2330 = arith.addi %2272, %2328 : index
      %2331 = memref.load %24[%2330] : memref<?xf32>
      %2332 = arith.muli %0, %c7 : index
      %2333 = arith.addi %2332, %2328 : index
      %2334 = memref.load %bias[%2333] : memref<?xf32>
      %2335 = arith.addf %2331, %2334 : f32
      %2336 = arith.select %2329, %2335, %2331 : f32
      %2337 = arith.addi %2328, %c10 : index
      %2338 = arith.cmpi eq, %hasBias, %c5 : index
      %2339 = arith.addi %2272, %2337 : index
      %2340 = memref.load %24[%2339] : memref<?xf32>
      %2341 = arith.muli %0, %c7 : index
      %2342 = arith.addi %2341, %2337 : index
      %2343 = memref.load %bias[%2342] : memref<?xf32>
      %2344 = arith.addf %2340, %2343 : f32
      %2345 = arith.select %2338, %2344, %2340 : f32
      %2346 = arith.addi %heads, %kvHeads : index
      %2347 = arith.cmpi slt, %0, %2346 : index
      scf.if %2347 {
        %2348 = arith.addi %positionsAt, %2271 : index
        %2349 = memref.load %step[%2348] : memref<?xi32>
        %2350 = arith.index_cast %2349 : i32 to index
        %2351 = arith.cmpi eq, %hasNorm, %c5 : index
        %2352 = math.fma %2282, %2282, %c42 : f32
        %2353 = math.fma %2291, %2291, %2352 : f32
        %2354 = math.fma %2300, %2300, %2353 : f32
        %2355 = math.fma %2309, %2309, %2354 : f32
        %2356 = math.fma %2318, %2318, %2355 : f32
        %2357 = math.fma %2327, %2327, %2356 : f32
        %2358 = math.fma %2336, %2336, %2357 : f32
        %2359 = math.fma %2345, %2345, %2358 : f32
        %2360 = vector.broadcast %2359 : f32 to vector<1xf32>
        %2361 = wave.reduce "add" %2360 : vector<1xf32>
        %2362 = arith.mulf %2361, %inverseHeadDim : f32
        %2363 = arith.addf %2362, %epsilon : f32
        %2364 = math.sqrt %2363 : f32
        %2365 = arith.divf %c44, %2364 : f32
        %2366 = arith.cmpi slt, %0, %heads : index
        %2367 = arith.addi %2274, %c10 : index
        %2368 = memref.load %query_norm[%2274] : memref<?xf32>
        %2369 = memref.load %key_norm[%2274] : memref<?xf32>
        %2370 = arith.select %2366, %2368, %2369 : f32
        %2371 = arith.mulf %2282, %2365 : f32
        %2372 = arith.mulf %2371, %2370 : f32
        %2373 = arith.select %2351, %2372, %2282 : f32
        %2374 = memref.load %query_norm[%2367] : memref<?xf32>
        %2375 = memref.load %key_norm[%2367] : memref<?xf32>
        %2376 = arith.select %2366, %2374, %2375 : f32
        %2377 = arith.mulf %2291, %2365 : f32
        %2378 = arith.mulf %2377, %2376 : f32
        %2379 = arith.select %2351, %2378, %2291 : f32
        %2380 = arith.addi %2292, %c10 : index
        %2381 = memref.load %query_norm[%2292] : memref<?xf32>
        %2382 = memref.load %key_norm[%2292] : memref<?xf32>
        %2383 = arith.select %2366, %2381, %2382 : f32
        %2384 = arith.mulf %2300, %2365 : f32
        %2385 = arith.mulf %2384, %2383 : f32
        %2386 = arith.select %2351, %2385, %2300 : f32
        %2387 = memref.load %query_norm[%2380] : memref<?xf32>
        %2388 = memref.load %key_norm[%2380] : memref<?xf32>
        %2389 = arith.select %2366, %2387, %2388 : f32
        %2390 = arith.mulf %2309, %2365 : f32
        %2391 = arith.mulf %2390, %2389 : f32
        %2392 = arith.select %2351, %2391, %2309 : f32
        %2393 = arith.addi %2310, %c10 : index
        %2394 = memref.load %query_norm[%2310] : memref<?xf32>
        %2395 = memref.load %key_norm[%2310] : memref<?xf32>
        %2396 = arith.select %2366, %2394, %2395 : f32
        %2397 = arith.mulf %2318, %2365 : f32
        %2398 = arith.mulf %2397, %2396 : f32
        %2399 = arith.select %2351, %2398, %2318 : f32
        %2400 = memref.load %query_norm[%2393] : memref<?xf32>
        %2401 = memref.load %key_norm[%2393] : memref<?xf32>
        %2402 = arith.select %2366, %2400, %2401 : f32
        %2403 = arith.mulf %2327, %2365 : f32
        %2404 = arith.mulf %2403, %2402 : f32
        %2405 = arith.select %2351, %2404, %2327 : f32
        %2406 = arith.addi %2328, %c10 : index
        %2407 = memref.load %query_norm[%2328] : memref<?xf32>
        %2408 = memref.load %key_norm[%2328] : memref<?xf32>
        %2409 = arith.select %2366, %2407, %2408 : f32
        %2410 = arith.mulf %2336, %2365 : f32
        %2411 = arith.mulf %2410, %2409 : f32
        %2412 = arith.select %2351, %2411, %2336 : f32
        %2413 = memref.load %query_norm[%2406] : memref<?xf32>
        %2414 = memref.load %key_norm[%2406] : memref<?xf32>
        %2415 = arith.select %2366, %2413, %2414 : f32
        %2416 = arith.mulf %2345, %2365 : f32
        %2417 = arith.mulf %2416, %2415 : f32
        %2418 = arith.select %2351, %2417, %2345 : f32
        %2419 = arith.remui %2350, %c7 : index
        %2420 = arith.muli %2419, %c7 : index
        %2421 = arith.addi %2420, %2274 : index
        %2422 = arith.divui %2350, %c7 : index
        %2423 = arith.addi %2422, %c7 : index
        %2424 = arith.muli %2423, %c7 : index
        %2425 = arith.addi %2424, %2274 : index
        %2426 = memref.load %rope[%2421] : memref<?xf32>
        %2427 = arith.addi %2421, %c10 : index
        %2428 = memref.load %rope[%2427] : memref<?xf32>
        %2429 = memref.load %rope[%2425] : memref<?xf32>
        %2430 = arith.addi %2425, %c10 : index
        %2431 = memref.load %rope[%2430] : memref<?xf32>
        %2432 = arith.mulf %2429, %2426 : f32
        %2433 = arith.mulf %2431, %2428 : f32
        %2434 = arith.subf %2432, %2433 : f32
        %2435 = arith.mulf %2431, %2426 : f32
        %2436 = arith.mulf %2429, %2428 : f32
        %2437 = arith.addf %2435, %2436 : f32
        %2438 = arith.mulf %2373, %2434 : f32
        %2439 = arith.mulf %2379, %2437 : f32
        %2440 = arith.subf %2438, %2439 : f32
        %2441 = arith.mulf %2379, %2434 : f32
        %2442 = arith.mulf %2373, %2437 : f32
        %2443 = arith.addf %2441, %2442 : f32
        %2444 = arith.cmpi slt, %0, %heads : index
        scf.if %2444 {
          %2445 = arith.muli %2271, %heads : index
          %2446 = arith.addi %2445, %0 : index
          %2447 = arith.muli %2446, %c7 : index
          %2448 = arith.addi %2447, %2274 : index
          memref.store %2440, %q[%2448] : memref<?xf32>
          %2449 = arith.addi %2448, %c10 : index
          memref.store %2443, %q[%2449] : memref<?xf32>
        } else {
          %2450 = arith.addi %2272, %2274 : index
          memref.store %2440, %24[%2450] : memref<?xf32>
          %2451 = arith.addi %2272, %2274 : index
          %2452 = arith.addi %2451, %c10 : index
          memref.store %2443, %24[%2452] : memref<?xf32>
        }
        %2453 = arith.remui %2350, %c7 : index
        %2454 = arith.muli %2453, %c7 : index
        %2455 = arith.addi %2454, %2292 : index
        %2456 = arith.divui %2350, %c7 : index
        %2457 = arith.addi %2456, %c7 : index
        %2458 = arith.muli %2457, %c7 : index
        %2459 = arith.addi %2458, %2292 : index
        %2460 = memref.load %rope[%2455] : memref<?xf32>
        %2461 = arith.addi %2455, %c10 : index
        %2462 = memref.load %rope[%2461] : memref<?xf32>
        %2463 = memref.load %rope[%2459] : memref<?xf32>
        %2464 = arith.addi %2459, %c10 : index
        %2465 = memref.load %rope[%2464] : memref<?xf32>
        %2466 = arith.mulf %2463, %2460 : f32
        %2467 = arith.mulf %2465, %2462 : f32
        %2468 = arith.subf %2466, %2467 : f32
        %2469 = arith.mulf %2465, %2460 : f32
        %2470 = arith.mulf %2463, %2462 : f32
        %2471 = arith.addf %2469, %2470 : f32
        %2472 = arith.mulf %2386, %2468 : f32
        %2473 = arith.mulf %2392, %2471 : f32
        %2474 = arith.subf %2472, %2473 : f32
        %2475 = arith.mulf %2392, %2468 : f32
        %2476 = arith.mulf %2386, %2471 : f32
        %2477 = arith.addf %2475, %2476 : f32
        %2478 = arith.cmpi slt, %0, %heads : index
        scf.if %2478 {
          %2479 = arith.muli %2271, %heads : index
          %2480 = arith.addi %2479, %0 : index
          %2481 = arith.muli %2480, %c7 : index
          %2482 = arith.addi %2481, %2292 : index
          memref.store %2474, %q[%2482] : memref<?xf32>
          %2483 = arith.addi %2482, %c10 : index
          memref.store %2477, %q[%2483] : memref<?xf32>
        } else {
          %2484 = arith.addi %2272, %2292 : index
          memref.store %2474, %24[%2484] : memref<?xf32>
          %2485 = arith.addi %2272, %2292 : index
          %2486 = arith.addi %2485, %c10 : index
          memref.store %2477, %24[%2486] : memref<?xf32>
        }
        %2487 = arith.remui %2350, %c7 : index
        %2488 = arith.muli %2487, %c7 : index
        %2489 = arith.addi %2488, %2310 : index
        %2490 = arith.divui %2350, %c7 : index
        %2491 = arith.addi %2490, %c7 : index
        %2492 = arith.muli %2491, %c7 : index
        %2493 = arith.addi %2492, %2310 : index
        %2494 = memref.load %rope[%2489] : memref<?xf32>
        %2495 = arith.addi %2489, %c10 : index
        %2496 = memref.load %rope[%2495] : memref<?xf32>
        %2497 = memref.load %rope[%2493] : memref<?xf32>
        %2498 = arith.addi %2493, %c10 : index
        %2499 = memref.load %rope[%2498] : memref<?xf32>
        %2500 = arith.mulf %2497, %2494 : f32
        %2501 = arith.mulf %2499, %2496 : f32
        %2502 = arith.subf %2500, %2501 : f32
        %2503 = arith.mulf %2499, %2494 : f32
        %2504 = arith.mulf %2497, %2496 : f32
        %2505 = arith.addf %2503, %2504 : f32
        %2506 = arith.mulf %2399, %2502 : f32
        %2507 = arith.mulf %2405, %2505 : f32
        %2508 = arith.subf %2506, %2507 : f32
        %2509 = arith.mulf %2405, %2502 : f32
        %2510 = arith.mulf %2399, %2505 : f32
        %2511 = arith.addf %2509, %2510 : f32
        %2512 = arith.cmpi slt, %0, %heads : index
        scf.if %2512 {
          %2513 = arith.muli %2271, %heads : index
          %2514 = arith.addi %2513, %0 : index
          %2515 = arith.muli %2514, %c7 : index
          %2516 = arith.addi %2515, %2310 : index
          memref.store %2508, %q[%2516] : memref<?xf32>
          %2517 = arith.addi %2516, %c10 : index
          memref.store %2511, %q[%2517] : memref<?xf32>
        } else {
          %2518 = arith.addi %2272, %2310 : index
          memref.store %2508, %24[%2518] : memref<?xf32>
          %2519 = arith.addi %2272, %2310 : index
          %2520 = arith.addi %2519, %c10 : index
          memref.store %2511, %24[%2520] : memref<?xf32>
        }
        %2521 = arith.remui %2350, %c7 : index
        %2522 = arith.muli %2521, %c7 : index
        %2523 = arith.addi %2522, %2328 : index
        %2524 = arith.divui %2350, %c7 : index
        %2525 = arith.addi %2524, %c7 : index
        %2526 = arith.muli %2525, %c7 : index
        %2527 = arith.addi %2526, %2328 : index
        %2528 = memref.load %rope[%2523] : memref<?xf32>
        %2529 = arith.addi %2523, %c10 : index
        %2530 = memref.load %rope[%2529] : memref<?xf32>
        %2531 = memref.load %rope[%2527] : memref<?xf32>
        %2532 = arith.addi %2527, %c10 : index
        %2533 = memref.load %rope[%2532] : memref<?xf32>
        %2534 = arith.mulf %2531, %2528 : f32
        %2535 = arith.mulf %2533, %2530 : f32
        %2536 = arith.subf %2534, %2535 : f32
        %2537 = arith.mulf %2533, %2528 : f32
        %2538 = arith.mulf %2531, %2530 : f32
        %2539 = arith.addf %2537, %2538 : f32
        %2540 = arith.mulf %2412, %2536 : f32
        %2541 = arith.mulf %2418, %2539 : f32
        %2542 = arith.subf %2540, %2541 : f32
        %2543 = arith.mulf %2418, %2536 : f32
        %2544 = arith.mulf %2412, %2539 : f32
        %2545 = arith.addf %2543, %2544 : f32
        %2546 = arith.cmpi slt, %0, %heads : index
        scf.if %2546 {
          %2547 = arith.muli %2271, %heads : index
          %2548 = arith.addi %2547, %0 : index
          %2549 = arith.muli %2548, %c7 : index
          %2550 = arith.addi %2549, %2328 : index
          memref.store %2542, %q[%2550] : memref<?xf32>
          %2551 = arith.addi %2550, %c10 : index
          memref.store %2545, %q[%2551] : memref<?xf32>
        } else {
          %2552 = arith.addi %2272, %2328 : index
          memref.store %2542, %24[%2552] : memref<?xf32>
          %2553 = arith.addi %2272, %2328 : index
          %2554 = arith.addi %2553, %c10 : index
          memref.store %2545, %24[%2554] : memref<?xf32>
        }
      } else {
        %2555 = arith.cmpi slt, %0, %heads : index
        scf.if %2555 {
          %2556 = arith.muli %2271, %heads : index
          %2557 = arith.addi %2556, %0 : index
          %2558 = arith.muli %2557, %c7 : index
          %2559 = arith.addi %2558, %2274 : index
          memref.store %2282, %q[%2559] : memref<?xf32>
          %2560 = arith.addi %2559, %c10 : index
          memref.store %2291, %q[%2560] : memref<?xf32>
        } else {
          %2561 = arith.addi %2272, %2274 : index
          memref.store %2282, %24[%2561] : memref<?xf32>
          %2562 = arith.addi %2272, %2274 : index
          %2563 = arith.addi %2562, %c10 : index
          memref.store %2291, %24[%2563] : memref<?xf32>
        }
        %2564 = arith.cmpi slt, %0, %heads : index
        scf.if %2564 {
          %2565 = arith.muli %2271, %heads : index
          %2566 = arith.addi %2565, %0 : index
          %2567 = arith.muli %2566, %c7 : index
          %2568 = arith.addi %2567, %2292 : index
          memref.store %2300, %q[%2568] : memref<?xf32>
          %2569 = arith.addi %2568, %c10 : index
          memref.store %2309, %q[%2569] : memref<?xf32>
        } else {
          %2570 = arith.addi %2272, %2292 : index
          memref.store %2300, %24[%2570] : memref<?xf32>
          %2571 = arith.addi %2272, %2292 : index
          %2572 = arith.addi %2571, %c10 : index
          memref.store %2309, %24[%2572] : memref<?xf32>
        }
        %2573 = arith.cmpi slt, %0, %heads : index
        scf.if %2573 {
          %2574 = arith.muli %2271, %heads : index
          %2575 = arith.addi %2574, %0 : index
          %2576 = arith.muli %2575, %c7 : index
          %2577 = arith.addi %2576, %2310 : index
          memref.store %2318, %q[%2577] : memref<?xf32>
          %2578 = arith.addi %2577, %c10 : index
          memref.store %2327, %q[%2578] : memref<?xf32>
        } else {
          %2579 = arith.addi %2272, %2310 : index
          memref.store %2318, %24[%2579] : memref<?xf32>
          %2580 = arith.addi %2272, %2310 : index
          %2581 = arith.addi %2580, %c10 : index
          memref.store %2327, %24[%2581] : memref<?xf32>
        }
        %2582 = arith.cmpi slt, %0, %heads : index
        scf.if %2582 {
          %2583 = arith.muli %2271, %heads : index
          %2584 = arith.addi %2583, %0 : index
          %2585 = arith.muli %2584, %c7 : index
          %2586 = arith.addi %2585, %2328 : index
          memref.store %2336, %q[%2586] : memref<?xf32>
          %2587 = arith.addi %2586, %c10 : index
          memref.store %2345, %q[%2587] : memref<?xf32>
        } else {
          %2588 = arith.addi %2272, %2328 : index
          memref.store %2336, %24[%2588] : memref<?xf32>
          %2589 = arith.addi %2272, %2328 : index
          %2590 = arith.addi %2589, %c10 : index
          memref.store %2345, %24[%2590] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %2591 = arith.cmpi sge, %0, %heads : index
    scf.if %2591 {
      %2592 = arith.addi %2267, %c11 : index
      %2593 = arith.addi %2266, %2592 : index
      %2594 = arith.cmpi slt, %2593, %26 : index
      scf.if %2594 {
        %2595 = arith.addi %2266, %2592 : index
        %2596 = arith.addi %slotsAt, %2595 : index
        %2597 = memref.load %step[%2596] : memref<?xi32>
        %2598 = arith.index_cast %2597 : i32 to index
        %2599 = arith.cmpi sge, %2598, %c11 : index
        scf.if %2599 {
          %2600 = arith.muli %2592, %c7 : index
          %2601 = arith.subi %0, %heads : index
          %2602 = memref.load %scales[%2601] : memref<?xf32>
          %2603 = vector.broadcast %2602 : f32 to vector<4xf32>
          %2604 = arith.divui %2598, %c4 : index
          %2605 = arith.remui %2598, %c4 : index
          %2606 = arith.muli %2604, %pageBytes : index
          %2607 = arith.cmpi eq, %codec, %c11 : index
          scf.if %2607 {
            %2608 = wave.lane
            %2609 = arith.muli %2608, %c36 : index
            scf.for %2610 = %2609 to %c7 step %c10 {
              %2611 = arith.addi %2600, %2610 : index
              %2612 = vector.load %24[%2611] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2613 = arith.mulf %2612, %2603 : vector<4xf32>
              %2614 = arith.minimumf %2613, %c49 : vector<4xf32>
              %2615 = arith.maximumf %2614, %c50 : vector<4xf32>
              %2616 = arith.truncf %2615 : vector<4xf32> to vector<4xf16>
              %2617 = vector.bitcast %2616 : vector<4xf16> to vector<8xi8>
              %2618 = arith.cmpi slt, %2601, %kvHeads : index
              scf.if %2618 {
                %2619 = arith.muli %2601, %c51 : index
                %2620 = arith.addi %2606, %2619 : index
                %2621 = arith.divui %2610, %c4 : index
                %2622 = arith.muli %2621, %c52 : index
                %2623 = arith.remui %2610, %c4 : index
                %2624 = arith.divui %2623, %c2 : index
                %2625 = arith.muli %2624, %c7 : index
                %2626 = arith.muli %2605, %c4 : index
                %2627 = arith.addi %2625, %2626 : index
                %2628 = arith.remui %2623, %c2 : index
                %2629 = arith.muli %2628, %c6 : index
                %2630 = arith.addi %2627, %2629 : index
                %2631 = arith.addi %2622, %2630 : index
                %2632 = arith.addi %2620, %2631 : index
                vector.store %2617, %kv[%2632] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2633 = arith.subi %2601, %kvHeads : index
                %2634 = arith.muli %2633, %c51 : index
                %2635 = arith.addi %2606, %2634 : index
                %2636 = arith.addi %2610, %c11 : index
                %2637 = arith.divui %2636, %c4 : index
                %2638 = arith.muli %2637, %c52 : index
                %2639 = arith.addi %2638, %c12 : index
                %2640 = arith.remui %2636, %c4 : index
                %2641 = arith.divui %2605, %c6 : index
                %2642 = arith.remui %2605, %c6 : index
                %2643 = arith.muli %2642, %c2 : index
                %2644 = arith.addi %2641, %2643 : index
                %2645 = arith.divui %2644, %c2 : index
                %2646 = arith.muli %2645, %c7 : index
                %2647 = arith.muli %2640, %c4 : index
                %2648 = arith.addi %2646, %2647 : index
                %2649 = arith.remui %2644, %c2 : index
                %2650 = arith.muli %2649, %c6 : index
                %2651 = arith.addi %2648, %2650 : index
                %2652 = arith.addi %2639, %2651 : index
                %2653 = arith.addi %2635, %2652 : index
                %2654 = vector.shuffle %2617, %2617 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2654, %kv[%2653] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2655 = arith.addi %2610, %c5 : index
                %2656 = arith.divui %2655, %c4 : index
                %2657 = arith.muli %2656, %c52 : index
                %2658 = arith.addi %2657, %c12 : index
                %2659 = arith.remui %2655, %c4 : index
                %2660 = arith.divui %2605, %c6 : index
                %2661 = arith.remui %2605, %c6 : index
                %2662 = arith.muli %2661, %c2 : index
                %2663 = arith.addi %2660, %2662 : index
                %2664 = arith.divui %2663, %c2 : index
                %2665 = arith.muli %2664, %c7 : index
                %2666 = arith.muli %2659, %c4 : index
                %2667 = arith.addi %2665, %2666 : index
                %2668 = arith.remui %2663, %c2 : index
                %2669 = arith.muli %2668, %c6 : index
                %2670 = arith.addi %2667, %2669 : index
                %2671 = arith.addi %2658, %2670 : index
                %2672 = arith.addi %2635, %2671 : index
                %2673 = vector.shuffle %2617, %2617 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2673, %kv[%2672] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2674 = arith.addi %2610, %c6 : index
                %2675 = arith.divui %2674, %c4 : index
                %2676 = arith.muli %2675, %c52 : index
                %2677 = arith.addi %2676, %c12 : index
                %2678 = arith.remui %2674, %c4 : index
                %2679 = arith.divui %2605, %c6 : index
                %2680 = arith.remui %2605, %c6 : index
                %2681 = arith.muli %2680, %c2 : index
                %2682 = arith.addi %2679, %2681 : index
                %2683 = arith.divui %2682, %c2 : index
                %2684 = arith.muli %2683, %c7 : index
                %2685 = arith.muli %2678, %c4 : index
                %2686 = arith.addi %2684, %2685 : index
                %2687 = arith.remui %2682, %c2 : index
                %2688 = arith.muli %2687, %c6 : index
                %2689 = arith.addi %2686, %2688 : index
                %2690 = arith.addi %2677, %2689 : index
                %2691 = arith.addi %2635, %2690 : index
                %2692 = vector.shuffle %2617, %2617 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2692, %kv[%2691] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2693 = arith.addi %2610, %c31 : index
                %2694 = arith.divui %2693, %c4 : index
                %2695 = arith.muli %2694, %c52 : index
                %2696 = arith.addi %2695, %c12 : index
                %2697 = arith.remui %2693, %c4 : index
                %2698 = arith.divui %2605, %c6 : index
                %2699 = arith.remui %2605, %c6 : index
                %2700 = arith.muli %2699, %c2 : index
                %2701 = arith.addi %2698, %2700 : index
                %2702 = arith.divui %2701, %c2 : index
                %2703 = arith.muli %2702, %c7 : index
                %2704 = arith.muli %2697, %c4 : index
                %2705 = arith.addi %2703, %2704 : index
                %2706 = arith.remui %2701, %c2 : index
                %2707 = arith.muli %2706, %c6 : index
                %2708 = arith.addi %2705, %2707 : index
                %2709 = arith.addi %2696, %2708 : index
                %2710 = arith.addi %2635, %2709 : index
                %2711 = vector.shuffle %2617, %2617 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2711, %kv[%2710] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2712 = arith.cmpi eq, %codec, %c5 : index
          scf.if %2712 {
            %2713 = wave.lane
            %2714 = arith.muli %2713, %c36 : index
            scf.for %2715 = %2714 to %c7 step %c10 {
              %2716 = arith.addi %2600, %2715 : index
              %2717 = vector.load %24[%2716] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2718 = arith.mulf %2717, %2603 : vector<4xf32>
              %2719 = wave.fp8_encode "e4m3" %2718 : vector<4xf32> -> vector<4xi8>
              %2720 = arith.cmpi slt, %2601, %kvHeads : index
              scf.if %2720 {
                %2721 = arith.muli %2601, %c12 : index
                %2722 = arith.addi %2606, %2721 : index
                %2723 = vector.shuffle %2719, %2719 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2724 = arith.divui %2715, %c4 : index
                %2725 = arith.muli %2724, %c7 : index
                %2726 = arith.remui %2715, %c4 : index
                %2727 = arith.muli %2605, %c4 : index
                %2728 = arith.divui %2726, %c36 : index
                %2729 = arith.muli %2728, %c36 : index
                %2730 = arith.remui %2726, %c6 : index
                %2731 = arith.muli %2730, %c6 : index
                %2732 = arith.addi %2729, %2731 : index
                %2733 = arith.divui %2726, %c6 : index
                %2734 = arith.remui %2733, %c6 : index
                %2735 = arith.addi %2732, %2734 : index
                %2736 = arith.addi %2727, %2735 : index
                %2737 = arith.addi %2725, %2736 : index
                %2738 = arith.addi %2722, %2737 : index
                vector.store %2723, %kv[%2738] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2739 = arith.subi %2601, %kvHeads : index
                %2740 = arith.muli %2739, %c12 : index
                %2741 = arith.addi %2606, %2740 : index
                %2742 = arith.addi %2715, %c11 : index
                %2743 = arith.divui %2742, %c4 : index
                %2744 = arith.muli %2743, %c7 : index
                %2745 = arith.addi %2744, %c13 : index
                %2746 = arith.remui %2742, %c4 : index
                %2747 = arith.divui %2605, %c6 : index
                %2748 = arith.remui %2605, %c6 : index
                %2749 = arith.muli %2748, %c2 : index
                %2750 = arith.addi %2747, %2749 : index
                %2751 = arith.muli %2746, %c4 : index
                %2752 = arith.divui %2750, %c36 : index
                %2753 = arith.muli %2752, %c36 : index
                %2754 = arith.remui %2750, %c6 : index
                %2755 = arith.muli %2754, %c6 : index
                %2756 = arith.addi %2753, %2755 : index
                %2757 = arith.divui %2750, %c6 : index
                %2758 = arith.remui %2757, %c6 : index
                %2759 = arith.addi %2756, %2758 : index
                %2760 = arith.addi %2751, %2759 : index
                %2761 = arith.addi %2745, %2760 : index
                %2762 = arith.addi %2741, %2761 : index
                %2763 = vector.shuffle %2719, %2719 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2763, %kv[%2762] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2764 = arith.addi %2715, %c5 : index
                %2765 = arith.divui %2764, %c4 : index
                %2766 = arith.muli %2765, %c7 : index
                %2767 = arith.addi %2766, %c13 : index
                %2768 = arith.remui %2764, %c4 : index
                %2769 = arith.divui %2605, %c6 : index
                %2770 = arith.remui %2605, %c6 : index
                %2771 = arith.muli %2770, %c2 : index
                %2772 = arith.addi %2769, %2771 : index
                %2773 = arith.muli %2768, %c4 : index
                %2774 = arith.divui %2772, %c36 : index
                %2775 = arith.muli %2774, %c36 : index
                %2776 = arith.remui %2772, %c6 : index
                %2777 = arith.muli %2776, %c6 : index
                %2778 = arith.addi %2775, %2777 : index
                %2779 = arith.divui %2772, %c6 : index
                %2780 = arith.remui %2779, %c6 : index
                %2781 = arith.addi %2778, %2780 : index
                %2782 = arith.addi %2773, %2781 : index
                %2783 = arith.addi %2767, %2782 : index
                %2784 = arith.addi %2741, %2783 : index
                %2785 = vector.shuffle %2719, %2719 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2785, %kv[%2784] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2786 = arith.addi %2715, %c6 : index
                %2787 = arith.divui %2786, %c4 : index
                %2788 = arith.muli %2787, %c7 : index
                %2789 = arith.addi %2788, %c13 : index
                %2790 = arith.remui %2786, %c4 : index
                %2791 = arith.divui %2605, %c6 : index
                %2792 = arith.remui %2605, %c6 : index
                %2793 = arith.muli %2792, %c2 : index
                %2794 = arith.addi %2791, %2793 : index
                %2795 = arith.muli %2790, %c4 : index
                %2796 = arith.divui %2794, %c36 : index
                %2797 = arith.muli %2796, %c36 : index
                %2798 = arith.remui %2794, %c6 : index
                %2799 = arith.muli %2798, %c6 : index
                %2800 = arith.addi %2797, %2799 : index
                %2801 = arith.divui %2794, %c6 : index
                %2802 = arith.remui %2801, %c6 : index
                %2803 = arith.addi %2800, %2802 : index
                %2804 = arith.addi %2795, %2803 : index
                %2805 = arith.addi %2789, %2804 : index
                %2806 = arith.addi %2741, %2805 : index
                %2807 = vector.shuffle %2719, %2719 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2807, %kv[%2806] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2808 = arith.addi %2715, %c31 : index
                %2809 = arith.divui %2808, %c4 : index
                %2810 = arith.muli %2809, %c7 : index
                %2811 = arith.addi %2810, %c13 : index
                %2812 = arith.remui %2808, %c4 : index
                %2813 = arith.divui %2605, %c6 : index
                %2814 = arith.remui %2605, %c6 : index
                %2815 = arith.muli %2814, %c2 : index
                %2816 = arith.addi %2813, %2815 : index
                %2817 = arith.muli %2812, %c4 : index
                %2818 = arith.divui %2816, %c36 : index
                %2819 = arith.muli %2818, %c36 : index
                %2820 = arith.remui %2816, %c6 : index
                %2821 = arith.muli %2820, %c6 : index
                %2822 = arith.addi %2819, %2821 : index
                %2823 = arith.divui %2816, %c6 : index
                %2824 = arith.remui %2823, %c6 : index
                %2825 = arith.addi %2822, %2824 : index
                %2826 = arith.addi %2817, %2825 : index
                %2827 = arith.addi %2811, %2826 : index
                %2828 = arith.addi %2741, %2827 : index
                %2829 = vector.shuffle %2719, %2719 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2829, %kv[%2828] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2830 = arith.cmpi eq, %codec, %c6 : index
          scf.if %2830 {
            %2831 = wave.lane
            %2832 = arith.muli %2831, %c36 : index
            scf.for %2833 = %2832 to %c7 step %c10 {
              %2834 = arith.addi %2600, %2833 : index
              %2835 = vector.load %24[%2834] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2836 = arith.mulf %2835, %2603 : vector<4xf32>
              %2837 = wave.fp8_encode "e5m2" %2836 : vector<4xf32> -> vector<4xi8>
              %2838 = arith.cmpi slt, %2601, %kvHeads : index
              scf.if %2838 {
                %2839 = arith.muli %2601, %c12 : index
                %2840 = arith.addi %2606, %2839 : index
                %2841 = vector.shuffle %2837, %2837 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2842 = arith.divui %2833, %c4 : index
                %2843 = arith.muli %2842, %c7 : index
                %2844 = arith.remui %2833, %c4 : index
                %2845 = arith.muli %2605, %c4 : index
                %2846 = arith.divui %2844, %c36 : index
                %2847 = arith.muli %2846, %c36 : index
                %2848 = arith.remui %2844, %c6 : index
                %2849 = arith.muli %2848, %c6 : index
                %2850 = arith.addi %2847, %2849 : index
                %2851 = arith.divui %2844, %c6 : index
                %2852 = arith.remui %2851, %c6 : index
                %2853 = arith.addi %2850, %2852 : index
                %2854 = arith.addi %2845, %2853 : index
                %2855 = arith.addi %2843, %2854 : index
                %2856 = arith.addi %2840, %2855 : index
                vector.store %2841, %kv[%2856] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2857 = arith.subi %2601, %kvHeads : index
                %2858 = arith.muli %2857, %c12 : index
                %2859 = arith.addi %2606, %2858 : index
                %2860 = arith.addi %2833, %c11 : index
                %2861 = arith.divui %2860, %c4 : index
                %2862 = arith.muli %2861, %c7 : index
                %2863 = arith.addi %2862, %c13 : index
                %2864 = arith.remui %2860, %c4 : index
                %2865 = arith.divui %2605, %c6 : index
                %2866 = arith.remui %2605, %c6 : index
                %2867 = arith.muli %2866, %c2 : index
                %2868 = arith.addi %2865, %2867 : index
                %2869 = arith.muli %2864, %c4 : index
                %2870 = arith.divui %2868, %c36 : index
                %2871 = arith.muli %2870, %c36 : index
                %2872 = arith.remui %2868, %c6 : index
                %2873 = arith.muli %2872, %c6 : index
                %2874 = arith.addi %2871, %2873 : index
                %2875 = arith.divui %2868, %c6 : index
                %2876 = arith.remui %2875, %c6 : index
                %2877 = arith.addi %2874, %2876 : index
                %2878 = arith.addi %2869, %2877 : index
                %2879 = arith.addi %2863, %2878 : index
                %2880 = arith.addi %2859, %2879 : index
                %2881 = vector.shuffle %2837, %2837 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2881, %kv[%2880] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2882 = arith.addi %2833, %c5 : index
                %2883 = arith.divui %2882, %c4 : index
                %2884 = arith.muli %2883, %c7 : index
                %2885 = arith.addi %2884, %c13 : index
                %2886 = arith.remui %2882, %c4 : index
                %2887 = arith.divui %2605, %c6 : index
                %2888 = arith.remui %2605, %c6 : index
                %2889 = arith.muli %2888, %c2 : index
                %2890 = arith.addi %2887, %2889 : index
                %2891 = arith.muli %2886, %c4 : index
                %2892 = arith.divui %2890, %c36 : index
                %2893 = arith.muli %2892, %c36 : index
                %2894 = arith.remui %2890, %c6 : index
                %2895 = arith.muli %2894, %c6 : index
                %2896 = arith.addi %2893, %2895 : index
                %2897 = arith.divui %2890, %c6 : index
                %2898 = arith.remui %2897, %c6 : index
                %2899 = arith.addi %2896, %2898 : index
                %2900 = arith.addi %2891, %2899 : index
                %2901 = arith.addi %2885, %2900 : index
                %2902 = arith.addi %2859, %2901 : index
                %2903 = vector.shuffle %2837, %2837 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2903, %kv[%2902] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2904 = arith.addi %2833, %c6 : index
                %2905 = arith.divui %2904, %c4 : index
                %2906 = arith.muli %2905, %c7 : index
                %2907 = arith.addi %2906, %c13 : index
                %2908 = arith.remui %2904, %c4 : index
                %2909 = arith.divui %2605, %c6 : index
                %2910 = arith.remui %2605, %c6 : index
                %2911 = arith.muli %2910, %c2 : index
                %2912 = arith.addi %2909, %2911 : index
                %2913 = arith.muli %2908, %c4 : index
                %2914 = arith.divui %2912, %c36 : index
                %2915 = arith.muli %2914, %c36 : index
                %2916 = arith.remui %2912, %c6 : index
                %2917 = arith.muli %2916, %c6 : index
                %2918 = arith.addi %2915, %2917 : index
                %2919 = arith.divui %2912, %c6 : index
                %2920 = arith.remui %2919, %c6 : index
                %2921 = arith.addi %2918, %2920 : index
                %2922 = arith.addi %2913, %2921 : index
                %2923 = arith.addi %2907, %2922 : index
                %2924 = arith.addi %2859, %2923 : index
                %2925 = vector.shuffle %2837, %2837 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2925, %kv[%2924] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2926 = arith.addi %2833, %c31 : index
                %2927 = arith.divui %2926, %c4 : index
                %2928 = arith.muli %2927, %c7 : index
                %2929 = arith.addi %2928, %c13 : index
                %2930 = arith.remui %2926, %c4 : index
                %2931 = arith.divui %2605, %c6 : index
                %2932 = arith.remui %2605, %c6 : index
                %2933 = arith.muli %2932, %c2 : index
                %2934 = arith.addi %2931, %2933 : index
                %2935 = arith.muli %2930, %c4 : index
                %2936 = arith.divui %2934, %c36 : index
                %2937 = arith.muli %2936, %c36 : index
                %2938 = arith.remui %2934, %c6 : index
                %2939 = arith.muli %2938, %c6 : index
                %2940 = arith.addi %2937, %2939 : index
                %2941 = arith.divui %2934, %c6 : index
                %2942 = arith.remui %2941, %c6 : index
                %2943 = arith.addi %2940, %2942 : index
                %2944 = arith.addi %2935, %2943 : index
                %2945 = arith.addi %2929, %2944 : index
                %2946 = arith.addi %2859, %2945 : index
                %2947 = vector.shuffle %2837, %2837 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2947, %kv[%2946] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %2948 = arith.addi %27, %c8 : index
    %2949 = wave.lane
    %2950 = arith.muli %3, %c6 : index
    %2951 = arith.muli %2950, %c7 : index
    %2952 = arith.addi %2951, %2949 : index
    %2953 = arith.muli %4, %c13 : index
    %2954 = arith.addi %2953, %2952 : index
    %2955 = arith.addi %2954, %c11 : index
    %2956 = arith.addi %2955, %c11 : index
    %2957 = vector.extract %688#4[0] : f32 from vector<8xf32>
    memref.store %2957, %23[%2956] : memref<?xf32>
    %2958 = arith.muli %4, %c13 : index
    %2959 = arith.addi %2958, %2952 : index
    %2960 = arith.addi %2959, %c11 : index
    %2961 = arith.addi %2960, %c8 : index
    %2962 = vector.extract %688#4[1] : f32 from vector<8xf32>
    memref.store %2962, %23[%2961] : memref<?xf32>
    %2963 = arith.muli %4, %c13 : index
    %2964 = arith.addi %2963, %2952 : index
    %2965 = arith.addi %2964, %c11 : index
    %2966 = arith.addi %2965, %c14 : index
    %2967 = vector.extract %688#4[2] : f32 from vector<8xf32>
    memref.store %2967, %23[%2966] : memref<?xf32>
    %2968 = arith.muli %4, %c13 : index
    %2969 = arith.addi %2968, %2952 : index
    %2970 = arith.addi %2969, %c11 : index
    %2971 = arith.addi %2970, %c32 : index
    %2972 = vector.extract %688#4[3] : f32 from vector<8xf32>
    memref.store %2972, %23[%2971] : memref<?xf32>
    %2973 = arith.muli %4, %c13 : index
    %2974 = arith.addi %2973, %2952 : index
    %2975 = arith.addi %2974, %c11 : index
    %2976 = arith.addi %2975, %c10 : index
    %2977 = vector.extract %688#4[4] : f32 from vector<8xf32>
    memref.store %2977, %23[%2976] : memref<?xf32>
    %2978 = arith.muli %4, %c13 : index
    %2979 = arith.addi %2978, %2952 : index
    %2980 = arith.addi %2979, %c11 : index
    %2981 = arith.addi %2980, %c33 : index
    %2982 = vector.extract %688#4[5] : f32 from vector<8xf32>
    memref.store %2982, %23[%2981] : memref<?xf32>
    %2983 = arith.muli %4, %c13 : index
    %2984 = arith.addi %2983, %2952 : index
    %2985 = arith.addi %2984, %c11 : index
    %2986 = arith.addi %2985, %c34 : index
    %2987 = vector.extract %688#4[6] : f32 from vector<8xf32>
    memref.store %2987, %23[%2986] : memref<?xf32>
    %2988 = arith.muli %4, %c13 : index
    %2989 = arith.addi %2988, %2952 : index
    %2990 = arith.addi %2989, %c11 : index
    %2991 = arith.addi %2990, %c35 : index
    %2992 = vector.extract %688#4[7] : f32 from vector<8xf32>
    memref.store %2992, %23[%2991] : memref<?xf32>
    %2993 = arith.muli %4, %c13 : index
    %2994 = arith.addi %2993, %2952 : index
    %2995 = arith.addi %2994, %c7 : index
    %2996 = arith.addi %2995, %c11 : index
    %2997 = vector.extract %688#5[0] : f32 from vector<8xf32>
    memref.store %2997, %23[%2996] : memref<?xf32>
    %2998 = arith.muli %4, %c13 : index
    %2999 = arith.addi %2998, %2952 : index
    %3000 = arith.addi %2999, %c7 : index
    %3001 = arith.addi %3000, %c8 : index
    %3002 = vector.extract %688#5[1] : f32 from vector<8xf32>
    memref.store %3002, %23[%3001] : memref<?xf32>
    %3003 = arith.muli %4, %c13 : index
    %3004 = arith.addi %3003, %2952 : index
    %3005 = arith.addi %3004, %c7 : index
    %3006 = arith.addi %3005, %c14 : index
    %3007 = vector.extract %688#5[2] : f32 from vector<8xf32>
    memref.store %3007, %23[%3006] : memref<?xf32>
    %3008 = arith.muli %4, %c13 : index
    %3009 = arith.addi %3008, %2952 : index
    %3010 = arith.addi %3009, %c7 : index
    %3011 = arith.addi %3010, %c32 : index
    %3012 = vector.extract %688#5[3] : f32 from vector<8xf32>
    memref.store %3012, %23[%3011] : memref<?xf32>
    %3013 = arith.muli %4, %c13 : index
    %3014 = arith.addi %3013, %2952 : index
    %3015 = arith.addi %3014, %c7 : index
    %3016 = arith.addi %3015, %c10 : index
    %3017 = vector.extract %688#5[4] : f32 from vector<8xf32>
    memref.store %3017, %23[%3016] : memref<?xf32>
    %3018 = arith.muli %4, %c13 : index
    %3019 = arith.addi %3018, %2952 : index
    %3020 = arith.addi %3019, %c7 : index
    %3021 = arith.addi %3020, %c33 : index
    %3022 = vector.extract %688#5[5] : f32 from vector<8xf32>
    memref.store %3022, %23[%3021] : memref<?xf32>
    %3023 = arith.muli %4, %c13 : index
    %3024 = arith.addi %3023, %2952 : index
    %3025 = arith.addi %3024, %c7 : index
    %3026 = arith.addi %3025, %c34 : index
    %3027 = vector.extract %688#5[6] : f32 from vector<8xf32>
    memref.store %3027, %23[%3026] : memref<?xf32>
    %3028 = arith.muli %4, %c13 : index
    %3029 = arith.addi %3028, %2952 : index
    %3030 = arith.addi %3029, %c7 : index
    %3031 = arith.addi %3030, %c35 : index
    %3032 = vector.extract %688#5[7] : f32 from vector<8xf32>
    memref.store %3032, %23[%3031] : memref<?xf32>
    wave.barrier
    %3033 = arith.muli %4, %c36 : index
    %3034 = arith.addi %3033, %c11 : index
    %3035 = arith.muli %3034, %c6 : index
    %3036 = arith.divui %2949, %c4 : index
    %3037 = arith.addi %3035, %3036 : index
    %3038 = arith.addi %2948, %3037 : index
    %3039 = arith.cmpi slt, %3038, %26 : index
    scf.if %3039 {
      %3040 = arith.cmpi eq, %hasFactors, %c5 : index
      %3041 = arith.muli %3038, %c6 : index
      %3042 = memref.load %factors[%3041] : memref<?xf32>
      %3043 = arith.mulf %3042, %operandScale : f32
      %3044 = arith.select %3040, %3043, %operandScale : f32
      %3045 = arith.addi %2952, %c11 : index
      %3046 = arith.muli %3034, %c8 : index
      %3047 = arith.addi %3045, %3046 : index
      %3048 = memref.load %23[%3047] : memref<?xf32>
      %3049 = arith.addi %3047, %c13 : index
      %3050 = memref.load %23[%3049] : memref<?xf32>
      %3051 = arith.addf %3048, %3050 : f32
      %3052 = arith.remui %2949, %c4 : index
      %3053 = arith.muli %3052, %c36 : index
      %3054 = arith.addi %20, %3053 : index
      %3055 = vector.load %w[%3054] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3056 = vector.bitcast %3055 : vector<4xi8> to vector<1xf32>
      %3057 = vector.extract %3056[0] : f32 from vector<1xf32>
      %3058 = arith.mulf %3057, %3044 : f32
      %3059 = arith.mulf %3051, %3058 : f32
      %3060 = arith.muli %3, %c6 : index
      %3061 = arith.addi %3060, %c11 : index
      %3062 = arith.muli %3061, %c4 : index
      %3063 = arith.remui %2949, %c4 : index
      %3064 = arith.addi %3062, %3063 : index
      %3065 = arith.muli %3037, %c7 : index
      %3066 = arith.addi %3065, %3064 : index
      memref.store %3059, %24[%3066] : memref<?xf32>
      %3067 = arith.addi %2952, %c7 : index
      %3068 = arith.muli %3034, %c8 : index
      %3069 = arith.addi %3067, %3068 : index
      %3070 = memref.load %23[%3069] : memref<?xf32>
      %3071 = arith.addi %3069, %c13 : index
      %3072 = memref.load %23[%3071] : memref<?xf32>
      %3073 = arith.addf %3070, %3072 : f32
      %3074 = arith.remui %2949, %c4 : index
      %3075 = arith.muli %3074, %c36 : index
      %3076 = arith.addi %22, %3075 : index
      %3077 = vector.load %w[%3076] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3078 = vector.bitcast %3077 : vector<4xi8> to vector<1xf32>
      %3079 = vector.extract %3078[0] : f32 from vector<1xf32>
      %3080 = arith.mulf %3079, %3044 : f32
      %3081 = arith.mulf %3073, %3080 : f32
      %3082 = arith.muli %3, %c6 : index
      %3083 = arith.addi %3082, %c5 : index
      %3084 = arith.muli %3083, %c4 : index
      %3085 = arith.remui %2949, %c4 : index
      %3086 = arith.addi %3084, %3085 : index
      %3087 = arith.muli %3037, %c7 : index
      %3088 = arith.addi %3087, %3086 : index
      memref.store %3081, %24[%3088] : memref<?xf32>
    }
    %3089 = arith.muli %4, %c36 : index
    %3090 = arith.addi %3089, %c5 : index
    %3091 = arith.muli %3090, %c6 : index
    %3092 = arith.divui %2949, %c4 : index
    %3093 = arith.addi %3091, %3092 : index
    %3094 = arith.addi %2948, %3093 : index
    %3095 = arith.cmpi slt, %3094, %26 : index
    scf.if %3095 {
      %3096 = arith.cmpi eq, %hasFactors, %c5 : index
      %3097 = arith.muli %3094, %c6 : index
      %3098 = memref.load %factors[%3097] : memref<?xf32>
      %3099 = arith.mulf %3098, %operandScale : f32
      %3100 = arith.select %3096, %3099, %operandScale : f32
      %3101 = arith.addi %2952, %c11 : index
      %3102 = arith.muli %3090, %c8 : index
      %3103 = arith.addi %3101, %3102 : index
      %3104 = memref.load %23[%3103] : memref<?xf32>
      %3105 = arith.addi %3103, %c13 : index
      %3106 = memref.load %23[%3105] : memref<?xf32>
      %3107 = arith.addf %3104, %3106 : f32
      %3108 = arith.remui %2949, %c4 : index
      %3109 = arith.muli %3108, %c36 : index
      %3110 = arith.addi %20, %3109 : index
      %3111 = vector.load %w[%3110] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3112 = vector.bitcast %3111 : vector<4xi8> to vector<1xf32>
      %3113 = vector.extract %3112[0] : f32 from vector<1xf32>
      %3114 = arith.mulf %3113, %3100 : f32
      %3115 = arith.mulf %3107, %3114 : f32
      %3116 = arith.muli %3, %c6 : index
      %3117 = arith.addi %3116, %c11 : index
      %3118 = arith.muli %3117, %c4 : index
      %3119 = arith.remui %2949, %c4 : index
      %3120 = arith.addi %3118, %3119 : index
      %3121 = arith.muli %3093, %c7 : index
      %3122 = arith.addi %3121, %3120 : index
      memref.store %3115, %24[%3122] : memref<?xf32>
      %3123 = arith.addi %2952, %c7 : index
      %3124 = arith.muli %3090, %c8 : index
      %3125 = arith.addi %3123, %3124 : index
      %3126 = memref.load %23[%3125] : memref<?xf32>
      %3127 = arith.addi %3125, %c13 : index
      %3128 = memref.load %23[%3127] : memref<?xf32>
      %3129 = arith.addf %3126, %3128 : f32
      %3130 = arith.remui %2949, %c4 : index
      %3131 = arith.muli %3130, %c36 : index
      %3132 = arith.addi %22, %3131 : index
      %3133 = vector.load %w[%3132] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3134 = vector.bitcast %3133 : vector<4xi8> to vector<1xf32>
      %3135 = vector.extract %3134[0] : f32 from vector<1xf32>
      %3136 = arith.mulf %3135, %3100 : f32
      %3137 = arith.mulf %3129, %3136 : f32
      %3138 = arith.muli %3, %c6 : index
      %3139 = arith.addi %3138, %c5 : index
      %3140 = arith.muli %3139, %c4 : index
      %3141 = arith.remui %2949, %c4 : index
      %3142 = arith.addi %3140, %3141 : index
      %3143 = arith.muli %3093, %c7 : index
      %3144 = arith.addi %3143, %3142 : index
      memref.store %3137, %24[%3144] : memref<?xf32>
    }
    %3145 = arith.muli %4, %c36 : index
    %3146 = arith.addi %3145, %c6 : index
    %3147 = arith.muli %3146, %c6 : index
    %3148 = arith.divui %2949, %c4 : index
    %3149 = arith.addi %3147, %3148 : index
    %3150 = arith.addi %2948, %3149 : index
    %3151 = arith.cmpi slt, %3150, %26 : index
    scf.if %3151 {
      %3152 = arith.cmpi eq, %hasFactors, %c5 : index
      %3153 = arith.muli %3150, %c6 : index
      %3154 = memref.load %factors[%3153] : memref<?xf32>
      %3155 = arith.mulf %3154, %operandScale : f32
      %3156 = arith.select %3152, %3155, %operandScale : f32
      %3157 = arith.addi %2952, %c11 : index
      %3158 = arith.muli %3146, %c8 : index
      %3159 = arith.addi %3157, %3158 : index
      %3160 = memref.load %23[%3159] : memref<?xf32>
      %3161 = arith.addi %3159, %c13 : index
      %3162 = memref.load %23[%3161] : memref<?xf32>
      %3163 = arith.addf %3160, %3162 : f32
      %3164 = arith.remui %2949, %c4 : index
      %3165 = arith.muli %3164, %c36 : index
      %3166 = arith.addi %20, %3165 : index
      %3167 = vector.load %w[%3166] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3168 = vector.bitcast %3167 : vector<4xi8> to vector<1xf32>
      %3169 = vector.extract %3168[0] : f32 from vector<1xf32>
      %3170 = arith.mulf %3169, %3156 : f32
      %3171 = arith.mulf %3163, %3170 : f32
      %3172 = arith.muli %3, %c6 : index
      %3173 = arith.addi %3172, %c11 : index
      %3174 = arith.muli %3173, %c4 : index
      %3175 = arith.remui %2949, %c4 : index
      %3176 = arith.addi %3174, %3175 : index
      %3177 = arith.muli %3149, %c7 : index
      %3178 = arith.addi %3177, %3176 : index
      memref.store %3171, %24[%3178] : memref<?xf32>
      %3179 = arith.addi %2952, %c7 : index
      %3180 = arith.muli %3146, %c8 : index
      %3181 = arith.addi %3179, %3180 : index
      %3182 = memref.load %23[%3181] : memref<?xf32>
      %3183 = arith.addi %3181, %c13 : index
      %3184 = memref.load %23[%3183] : memref<?xf32>
      %3185 = arith.addf %3182, %3184 : f32
      %3186 = arith.remui %2949, %c4 : index
      %3187 = arith.muli %3186, %c36 : index
      %3188 = arith.addi %22, %3187 : index
      %3189 = vector.load %w[%3188] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3190 = vector.bitcast %3189 : vector<4xi8> to vector<1xf32>
      %3191 = vector.extract %3190[0] : f32 from vector<1xf32>
      %3192 = arith.mulf %3191, %3156 : f32
      %3193 = arith.mulf %3185, %3192 : f32
      %3194 = arith.muli %3, %c6 : index
      %3195 = arith.addi %3194, %c5 : index
      %3196 = arith.muli %3195, %c4 : index
      %3197 = arith.remui %2949, %c4 : index
      %3198 = arith.addi %3196, %3197 : index
      %3199 = arith.muli %3149, %c7 : index
      %3200 = arith.addi %3199, %3198 : index
      memref.store %3193, %24[%3200] : memref<?xf32>
    }
    %3201 = arith.muli %4, %c36 : index
    %3202 = arith.addi %3201, %c31 : index
    %3203 = arith.muli %3202, %c6 : index
    %3204 = arith.divui %2949, %c4 : index
    %3205 = arith.addi %3203, %3204 : index
    %3206 = arith.addi %2948, %3205 : index
    %3207 = arith.cmpi slt, %3206, %26 : index
    scf.if %3207 {
      %3208 = arith.cmpi eq, %hasFactors, %c5 : index
      %3209 = arith.muli %3206, %c6 : index
      %3210 = memref.load %factors[%3209] : memref<?xf32>
      %3211 = arith.mulf %3210, %operandScale : f32
      %3212 = arith.select %3208, %3211, %operandScale : f32
      %3213 = arith.addi %2952, %c11 : index
      %3214 = arith.muli %3202, %c8 : index
      %3215 = arith.addi %3213, %3214 : index
      %3216 = memref.load %23[%3215] : memref<?xf32>
      %3217 = arith.addi %3215, %c13 : index
      %3218 = memref.load %23[%3217] : memref<?xf32>
      %3219 = arith.addf %3216, %3218 : f32
      %3220 = arith.remui %2949, %c4 : index
      %3221 = arith.muli %3220, %c36 : index
      %3222 = arith.addi %20, %3221 : index
      %3223 = vector.load %w[%3222] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3224 = vector.bitcast %3223 : vector<4xi8> to vector<1xf32>
      %3225 = vector.extract %3224[0] : f32 from vector<1xf32>
      %3226 = arith.mulf %3225, %3212 : f32
      %3227 = arith.mulf %3219, %3226 : f32
      %3228 = arith.muli %3, %c6 : index
      %3229 = arith.addi %3228, %c11 : index
      %3230 = arith.muli %3229, %c4 : index
      %3231 = arith.remui %2949, %c4 : index
      %3232 = arith.addi %3230, %3231 : index
      %3233 = arith.muli %3205, %c7 : index
      %3234 = arith.addi %3233, %3232 : index
      memref.store %3227, %24[%3234] : memref<?xf32>
      %3235 = arith.addi %2952, %c7 : index
      %3236 = arith.muli %3202, %c8 : index
      %3237 = arith.addi %3235, %3236 : index
      %3238 = memref.load %23[%3237] : memref<?xf32>
      %3239 = arith.addi %3237, %c13 : index
      %3240 = memref.load %23[%3239] : memref<?xf32>
      %3241 = arith.addf %3238, %3240 : f32
      %3242 = arith.remui %2949, %c4 : index
      %3243 = arith.muli %3242, %c36 : index
      %3244 = arith.addi %22, %3243 : index
      %3245 = vector.load %w[%3244] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3246 = vector.bitcast %3245 : vector<4xi8> to vector<1xf32>
      %3247 = vector.extract %3246[0] : f32 from vector<1xf32>
      %3248 = arith.mulf %3247, %3212 : f32
      %3249 = arith.mulf %3241, %3248 : f32
      %3250 = arith.muli %3, %c6 : index
      %3251 = arith.addi %3250, %c5 : index
      %3252 = arith.muli %3251, %c4 : index
      %3253 = arith.remui %2949, %c4 : index
      %3254 = arith.addi %3252, %3253 : index
      %3255 = arith.muli %3205, %c7 : index
      %3256 = arith.addi %3255, %3254 : index
      memref.store %3249, %24[%3256] : memref<?xf32>
    }
    wave.barrier
    %3257 = arith.addi %27, %c8 : index
    %3258 = wave.wave
    %3259 = arith.addi %3258, %c11 : index
    %3260 = arith.addi %3257, %3259 : index
    %3261 = arith.cmpi slt, %3260, %26 : index
    scf.if %3261 {
      %3262 = arith.addi %3257, %3259 : index
      %3263 = arith.muli %3259, %c7 : index
      %3264 = wave.lane
      %3265 = arith.addi %3264, %c11 : index
      %3266 = arith.cmpi eq, %hasBias, %c5 : index
      %3267 = arith.addi %3263, %3265 : index
      %3268 = memref.load %24[%3267] : memref<?xf32>
      %3269 = arith.muli %0, %c7 : index
      %3270 = arith.addi %3269, %3265 : index
      %3271 = memref.load %bias[%3270] : memref<?xf32>
      %3272 = arith.addf %3268, %3271 : f32
      %3273 = arith.select %3266, %3272, %3268 : f32
      %3274 = arith.addi %3265, %c10 : index
      %3275 = arith.cmpi eq, %hasBias, %c5 : index
      %3276 = arith.addi %3263, %3274 : index
      %3277 = memref.load %24[%3276] : memref<?xf32>
      %3278 = arith.muli %0, %c7 : index
      %3279 = arith.addi %3278, %3274 : index
      %3280 = memref.load %bias[%3279] : memref<?xf32>
      %3281 = arith.addf %3277, %3280 : f32
      %3282 = arith.select %3275, %3281, %3277 : f32
      %3283 = arith.addi %3264, %c8 : index
      %3284 = arith.cmpi eq, %hasBias, %c5 : index
      %3285 = arith.addi %3263, %3283 : index
      %3286 = memref.load %24[%3285] : memref<?xf32>
      %3287 = arith.muli %0, %c7 : index
      %3288 = arith.addi %3287, %3283 : index
      %3289 = memref.load %bias[%3288] : memref<?xf32>
      %3290 = arith.addf %3286, %3289 : f32
      %3291 = arith.select %3284, %3290, %3286 : f32
      %3292 = arith.addi %3283, %c10 : index
      %3293 = arith.cmpi eq, %hasBias, %c5 : index
      %3294 = arith.addi %3263, %3292 : index
      %3295 = memref.load %24[%3294] : memref<?xf32>
      %3296 = arith.muli %0, %c7 : index
      %3297 = arith.addi %3296, %3292 : index
      %3298 = memref.load %bias[%3297] : memref<?xf32>
      %3299 = arith.addf %3295, %3298 : f32
      %3300 = arith.select %3293, %3299, %3295 : f32
      %3301 = arith.addi %3264, %c14 : index
      %3302 = arith.cmpi eq, %hasBias, %c5 : index
      %3303 = arith.addi %3263, %3301 : index
      %3304 = memref.load %24[%3303] : memref<?xf32>
      %3305 = arith.muli %0, %c7 : index
      %3306 = arith.addi %3305, %3301 : index
      %3307 = memref.load %bias[%3306] : memref<?xf32>
      %3308 = arith.addf %3304, %3307 : f32
      %3309 = arith.select %3302, %3308, %3304 : f32
      %3310 = arith.addi %3301, %c10 : index
      %3311 = arith.cmpi eq, %hasBias, %c5 : index
      %3312 = arith.addi %3263, %3310 : index
      %3313 = memref.load %24[%3312] : memref<?xf32>
      %3314 = arith.muli %0, %c7 : index
      %3315 = arith.addi %3314, %3310 : index
      %3316 = memref.load %bias[%3315] : memref<?xf32>
      %3317 = arith.addf %3313, %3316 : f32
      %3318 = arith.select %3311, %3317, %3313 : f32
      %3319 = arith.addi %3264, %c32 : index
      %3320 = arith.cmpi eq, %hasBias, %c5 : index
      %3321 = arith.addi %3263, %3319 : index
      %3322 = memref.load %24[%3321] : memref<?xf32>
      %3323 = arith.muli %0, %c7 : index
      %3324 = arith.addi %3323, %3319 : index
      %3325 = memref.load %bias[%3324] : memref<?xf32>
      %3326 = arith.addf %3322, %3325 : f32
      %3327 = arith.select %3320, %3326, %3322 : f32
      %3328 = arith.addi %3319, %c10 : index
      %3329 = arith.cmpi eq, %hasBias, %c5 : index
      %3330 = arith.addi %3263, %3328 : index
      %3331 = memref.load %24[%3330] : memref<?xf32>
      %3332 = arith.muli %0, %c7 : index
      %3333 = arith.addi %3332, %3328 : index
      %3334 = memref.load %bias[%3333] : memref<?xf32>
      %3335 = arith.addf %3331, %3334 : f32
      %3336 = arith.select %3329, %3335, %3331 : f32
      %3337 = arith.addi %heads, %kvHeads : index
      %3338 = arith.cmpi slt, %0, %3337 : index
      scf.if %3338 {
        %3339 = arith.addi %positionsAt, %3262 : index
        %3340 = memref.load %step[%3339] : memref<?xi32>
        %3341 = arith.index_cast %3340 : i32 to index
        %3342 = arith.cmpi eq, %hasNorm, %c5 : index
        %3343 = math.fma %3273, %3273, %c42 : f32
        %3344 = math.fma %3282, %3282, %3343 : f32
        %3345 = math.fma %3291, %3291, %3344 : f32
        %3346 = math.fma %3300, %3300, %3345 : f32
        %3347 = math.fma %3309, %3309, %3346 : f32
        %3348 = math.fma %3318, %3318, %3347 : f32
        %3349 = math.fma %3327, %3327, %3348 : f32
        %3350 = math.fma %3336, %3336, %3349 : f32
        %3351 = vector.broadcast %3350 : f32 to vector<1xf32>
        %3352 = wave.reduce "add" %3351 : vector<1xf32>
        %3353 = arith.mulf %3352, %inverseHeadDim : f32
        %3354 = arith.addf %3353, %epsilon : f32
        %3355 = math.sqrt %3354 : f32
        %3356 = arith.divf %c44, %3355 : f32
        %3357 = arith.cmpi slt, %0, %heads : index
        %3358 = arith.addi %3265, %c10 : index
        %3359 = memref.load %query_norm[%3265] : memref<?xf32>
        %3360 = memref.load %key_norm[%3265] : memref<?xf32>
        %3361 = arith.select %3357, %3359, %3360 : f32
        %3362 = arith.mulf %3273, %3356 : f32
        %3363 = arith.mulf %3362, %3361 : f32
        %3364 = arith.select %3342, %3363, %3273 : f32
        %3365 = memref.load %query_norm[%3358] : memref<?xf32>
        %3366 = memref.load %key_norm[%3358] : memref<?xf32>
        %3367 = arith.select %3357, %3365, %3366 : f32
        %3368 = arith.mulf %3282, %3356 : f32
        %3369 = arith.mulf %3368, %3367 : f32
        %3370 = arith.select %3342, %3369, %3282 : f32
        %3371 = arith.addi %3283, %c10 : index
        %3372 = memref.load %query_norm[%3283] : memref<?xf32>
        %3373 = memref.load %key_norm[%3283] : memref<?xf32>
        %3374 = arith.select %3357, %3372, %3373 : f32
        %3375 = arith.mulf %3291, %3356 : f32
        %3376 = arith.mulf %3375, %3374 : f32
        %3377 = arith.select %3342, %3376, %3291 : f32
        %3378 = memref.load %query_norm[%3371] : memref<?xf32>
        %3379 = memref.load %key_norm[%3371] : memref<?xf32>
        %3380 = arith.select %3357, %3378, %3379 : f32
        %3381 = arith.mulf %3300, %3356 : f32
        %3382 = arith.mulf %3381, %3380 : f32
        %3383 = arith.select %3342, %3382, %3300 : f32
        %3384 = arith.addi %3301, %c10 : index
        %3385 = memref.load %query_norm[%3301] : memref<?xf32>
        %3386 = memref.load %key_norm[%3301] : memref<?xf32>
        %3387 = arith.select %3357, %3385, %3386 : f32
        %3388 = arith.mulf %3309, %3356 : f32
        %3389 = arith.mulf %3388, %3387 : f32
        %3390 = arith.select %3342, %3389, %3309 : f32
        %3391 = memref.load %query_norm[%3384] : memref<?xf32>
        %3392 = memref.load %key_norm[%3384] : memref<?xf32>
        %3393 = arith.select %3357, %3391, %3392 : f32
        %3394 = arith.mulf %3318, %3356 : f32
        %3395 = arith.mulf %3394, %3393 : f32
        %3396 = arith.select %3342, %3395, %3318 : f32
        %3397 = arith.addi %3319, %c10 : index
        %3398 = memref.load %query_norm[%3319] : memref<?xf32>
        %3399 = memref.load %key_norm[%3319] : memref<?xf32>
        %3400 = arith.select %3357, %3398, %3399 : f32
        %3401 = arith.mulf %3327, %3356 : f32
        %3402 = arith.mulf %3401, %3400 : f32
        %3403 = arith.select %3342, %3402, %3327 : f32
        %3404 = memref.load %query_norm[%3397] : memref<?xf32>
        %3405 = memref.load %key_norm[%3397] : memref<?xf32>
        %3406 = arith.select %3357, %3404, %3405 : f32
        %3407 = arith.mulf %3336, %3356 : f32
        %3408 = arith.mulf %3407, %3406 : f32
        %3409 = arith.select %3342, %3408, %3336 : f32
        %3410 = arith.remui %3341, %c7 : index
        %3411 = arith.muli %3410, %c7 : index
        %3412 = arith.addi %3411, %3265 : index
        %3413 = arith.divui %3341, %c7 : index
        %3414 = arith.addi %3413, %c7 : index
        %3415 = arith.muli %3414, %c7 : index
        %3416 = arith.addi %3415, %3265 : index
        %3417 = memref.load %rope[%3412] : memref<?xf32>
        %3418 = arith.addi %3412, %c10 : index
        %3419 = memref.load %rope[%3418] : memref<?xf32>
        %3420 = memref.load %rope[%3416] : memref<?xf32>
        %3421 = arith.addi %3416, %c10 : index
        %3422 = memref.load %rope[%3421] : memref<?xf32>
        %3423 = arith.mulf %3420, %3417 : f32
        %3424 = arith.mulf %3422, %3419 : f32
        %3425 = arith.subf %3423, %3424 : f32
        %3426 = arith.mulf %3422, %3417 : f32
        %3427 = arith.mulf %3420, %3419 : f32
        %3428 = arith.addf %3426, %3427 : f32
        %3429 = arith.mulf %3364, %3425 : f32
        %3430 = arith.mulf %3370, %3428 : f32
        %3431 = arith.subf %3429, %3430 : f32
        %3432 = arith.mulf %3370, %3425 : f32
        %3433 = arith.mulf %3364, %3428 : f32
        %3434 = arith.addf %3432, %3433 : f32
        %3435 = arith.cmpi slt, %0, %heads : index
        scf.if %3435 {
          %3436 = arith.muli %3262, %heads : index
          %3437 = arith.addi %3436, %0 : index
          %3438 = arith.muli %3437, %c7 : index
          %3439 = arith.addi %3438, %3265 : index
          memref.store %3431, %q[%3439] : memref<?xf32>
          %3440 = arith.addi %3439, %c10 : index
          memref.store %3434, %q[%3440] : memref<?xf32>
        } else {
          %3441 = arith.addi %3263, %3265 : index
          memref.store %3431, %24[%3441] : memref<?xf32>
          %3442 = arith.addi %3263, %3265 : index
          %3443 = arith.addi %3442, %c10 : index
          memref.store %3434, %24[%3443] : memref<?xf32>
        }
        %3444 = arith.remui %3341, %c7 : index
        %3445 = arith.muli %3444, %c7 : index
        %3446 = arith.addi %3445, %3283 : index
        %3447 = arith.divui %3341, %c7 : index
        %3448 = arith.addi %3447, %c7 : index
        %3449 = arith.muli %3448, %c7 : index
        %3450 = arith.addi %3449, %3283 : index
        %3451 = memref.load %rope[%3446] : memref<?xf32>
        %3452 = arith.addi %3446, %c10 : index
        %3453 = memref.load %rope[%3452] : memref<?xf32>
        %3454 = memref.load %rope[%3450] : memref<?xf32>
        %3455 = arith.addi %3450, %c10 : index
        %3456 = memref.load %rope[%3455] : memref<?xf32>
        %3457 = arith.mulf %3454, %3451 : f32
        %3458 = arith.mulf %3456, %3453 : f32
        %3459 = arith.subf %3457, %3458 : f32
        %3460 = arith.mulf %3456, %3451 : f32
        %3461 = arith.mulf %3454, %3453 : f32
        %3462 = arith.addf %3460, %3461 : f32
        %3463 = arith.mulf %3377, %3459 : f32
        %3464 = arith.mulf %3383, %3462 : f32
        %3465 = arith.subf %3463, %3464 : f32
        %3466 = arith.mulf %3383, %3459 : f32
        %3467 = arith.mulf %3377, %3462 : f32
        %3468 = arith.addf %3466, %3467 : f32
        %3469 = arith.cmpi slt, %0, %heads : index
        scf.if %3469 {
          %3470 = arith.muli %3262, %heads : index
          %3471 = arith.addi %3470, %0 : index
          %3472 = arith.muli %3471, %c7 : index
          %3473 = arith.addi %3472, %3283 : index
          memref.store %3465, %q[%3473] : memref<?xf32>
          %3474 = arith.addi %3473, %c10 : index
          memref.store %3468, %q[%3474] : memref<?xf32>
        } else {
          %3475 = arith.addi %3263, %3283 : index
          memref.store %3465, %24[%3475] : memref<?xf32>
          %3476 = arith.addi %3263, %3283 : index
          %3477 = arith.addi %3476, %c10 : index
          memref.store %3468, %24[%3477] : memref<?xf32>
        }
        %3478 = arith.remui %3341, %c7 : index
        %3479 = arith.muli %3478, %c7 : index
        %3480 = arith.addi %3479, %3301 : index
        %3481 = arith.divui %3341, %c7 : index
        %3482 = arith.addi %3481, %c7 : index
        %3483 = arith.muli %3482, %c7 : index
        %3484 = arith.addi %3483, %3301 : index
        %3485 = memref.load %rope[%3480] : memref<?xf32>
        %3486 = arith.addi %3480, %c10 : index
        %3487 = memref.load %rope[%3486] : memref<?xf32>
        %3488 = memref.load %rope[%3484] : memref<?xf32>
        %3489 = arith.addi %3484, %c10 : index
        %3490 = memref.load %rope[%3489] : memref<?xf32>
        %3491 = arith.mulf %3488, %3485 : f32
        %3492 = arith.mulf %3490, %3487 : f32
        %3493 = arith.subf %3491, %3492 : f32
        %3494 = arith.mulf %3490, %3485 : f32
        %3495 = arith.mulf %3488, %3487 : f32
        %3496 = arith.addf %3494, %3495 : f32
        %3497 = arith.mulf %3390, %3493 : f32
        %3498 = arith.mulf %3396, %3496 : f32
        %3499 = arith.subf %3497, %3498 : f32
        %3500 = arith.mulf %3396, %3493 : f32
        %3501 = arith.mulf %3390, %3496 : f32
        %3502 = arith.addf %3500, %3501 : f32
        %3503 = arith.cmpi slt, %0, %heads : index
        scf.if %3503 {
          %3504 = arith.muli %3262, %heads : index
          %3505 = arith.addi %3504, %0 : index
          %3506 = arith.muli %3505, %c7 : index
          %3507 = arith.addi %3506, %3301 : index
          memref.store %3499, %q[%3507] : memref<?xf32>
          %3508 = arith.addi %3507, %c10 : index
          memref.store %3502, %q[%3508] : memref<?xf32>
        } else {
          %3509 = arith.addi %3263, %3301 : index
          memref.store %3499, %24[%3509] : memref<?xf32>
          %3510 = arith.addi %3263, %3301 : index
          %3511 = arith.addi %3510, %c10 : index
          memref.store %3502, %24[%3511] : memref<?xf32>
        }
        %3512 = arith.remui %3341, %c7 : index
        %3513 = arith.muli %3512, %c7 : index
        %3514 = arith.addi %3513, %3319 : index
        %3515 = arith.divui %3341, %c7 : index
        %3516 = arith.addi %3515, %c7 : index
        %3517 = arith.muli %3516, %c7 : index
        %3518 = arith.addi %3517, %3319 : index
        %3519 = memref.load %rope[%3514] : memref<?xf32>
        %3520 = arith.addi %3514, %c10 : index
        %3521 = memref.load %rope[%3520] : memref<?xf32>
        %3522 = memref.load %rope[%3518] : memref<?xf32>
        %3523 = arith.addi %3518, %c10 : index
        %3524 = memref.load %rope[%3523] : memref<?xf32>
        %3525 = arith.mulf %3522, %3519 : f32
        %3526 = arith.mulf %3524, %3521 : f32
        %3527 = arith.subf %3525, %3526 : f32
        %3528 = arith.mulf %3524, %3519 : f32
        %3529 = arith.mulf %3522, %3521 : f32
        %3530 = arith.addf %3528, %3529 : f32
        %3531 = arith.mulf %3403, %3527 : f32
        %3532 = arith.mulf %3409, %3530 : f32
        %3533 = arith.subf %3531, %3532 : f32
        %3534 = arith.mulf %3409, %3527 : f32
        %3535 = arith.mulf %3403, %3530 : f32
        %3536 = arith.addf %3534, %3535 : f32
        %3537 = arith.cmpi slt, %0, %heads : index
        scf.if %3537 {
          %3538 = arith.muli %3262, %heads : index
          %3539 = arith.addi %3538, %0 : index
          %3540 = arith.muli %3539, %c7 : index
          %3541 = arith.addi %3540, %3319 : index
          memref.store %3533, %q[%3541] : memref<?xf32>
          %3542 = arith.addi %3541, %c10 : index
          memref.store %3536, %q[%3542] : memref<?xf32>
        } else {
          %3543 = arith.addi %3263, %3319 : index
          memref.store %3533, %24[%3543] : memref<?xf32>
          %3544 = arith.addi %3263, %3319 : index
          %3545 = arith.addi %3544, %c10 : index
          memref.store %3536, %24[%3545] : memref<?xf32>
        }
      } else {
        %3546 = arith.cmpi slt, %0, %heads : index
        scf.if %3546 {
          %3547 = arith.muli %3262, %heads : index
          %3548 = arith.addi %3547, %0 : index
          %3549 = arith.muli %3548, %c7 : index
          %3550 = arith.addi %3549, %3265 : index
          memref.store %3273, %q[%3550] : memref<?xf32>
          %3551 = arith.addi %3550, %c10 : index
          memref.store %3282, %q[%3551] : memref<?xf32>
        } else {
          %3552 = arith.addi %3263, %3265 : index
          memref.store %3273, %24[%3552] : memref<?xf32>
          %3553 = arith.addi %3263, %3265 : index
          %3554 = arith.addi %3553, %c10 : index
          memref.store %3282, %24[%3554] : memref<?xf32>
        }
        %3555 = arith.cmpi slt, %0, %heads : index
        scf.if %3555 {
          %3556 = arith.muli %3262, %heads : index
          %3557 = arith.addi %3556, %0 : index
          %3558 = arith.muli %3557, %c7 : index
          %3559 = arith.addi %3558, %3283 : index
          memref.store %3291, %q[%3559] : memref<?xf32>
          %3560 = arith.addi %3559, %c10 : index
          memref.store %3300, %q[%3560] : memref<?xf32>
        } else {
          %3561 = arith.addi %3263, %3283 : index
          memref.store %3291, %24[%3561] : memref<?xf32>
          %3562 = arith.addi %3263, %3283 : index
          %3563 = arith.addi %3562, %c10 : index
          memref.store %3300, %24[%3563] : memref<?xf32>
        }
        %3564 = arith.cmpi slt, %0, %heads : index
        scf.if %3564 {
          %3565 = arith.muli %3262, %heads : index
          %3566 = arith.addi %3565, %0 : index
          %3567 = arith.muli %3566, %c7 : index
          %3568 = arith.addi %3567, %3301 : index
          memref.store %3309, %q[%3568] : memref<?xf32>
          %3569 = arith.addi %3568, %c10 : index
          memref.store %3318, %q[%3569] : memref<?xf32>
        } else {
          %3570 = arith.addi %3263, %3301 : index
          memref.store %3309, %24[%3570] : memref<?xf32>
          %3571 = arith.addi %3263, %3301 : index
          %3572 = arith.addi %3571, %c10 : index
          memref.store %3318, %24[%3572] : memref<?xf32>
        }
        %3573 = arith.cmpi slt, %0, %heads : index
        scf.if %3573 {
          %3574 = arith.muli %3262, %heads : index
          %3575 = arith.addi %3574, %0 : index
          %3576 = arith.muli %3575, %c7 : index
          %3577 = arith.addi %3576, %3319 : index
          memref.store %3327, %q[%3577] : memref<?xf32>
          %3578 = arith.addi %3577, %c10 : index
          memref.store %3336, %q[%3578] : memref<?xf32>
        } else {
          %3579 = arith.addi %3263, %3319 : index
          memref.store %3327, %24[%3579] : memref<?xf32>
          %3580 = arith.addi %3263, %3319 : index
          %3581 = arith.addi %3580, %c10 : index
          memref.store %3336, %24[%3581] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %3582 = arith.cmpi sge, %0, %heads : index
    scf.if %3582 {
      %3583 = arith.addi %3258, %c11 : index
      %3584 = arith.addi %3257, %3583 : index
      %3585 = arith.cmpi slt, %3584, %26 : index
      scf.if %3585 {
        %3586 = arith.addi %3257, %3583 : index
        %3587 = arith.addi %slotsAt, %3586 : index
        %3588 = memref.load %step[%3587] : memref<?xi32>
        %3589 = arith.index_cast %3588 : i32 to index
        %3590 = arith.cmpi sge, %3589, %c11 : index
        scf.if %3590 {
          %3591 = arith.muli %3583, %c7 : index
          %3592 = arith.subi %0, %heads : index
          %3593 = memref.load %scales[%3592] : memref<?xf32>
          %3594 = vector.broadcast %3593 : f32 to vector<4xf32>
          %3595 = arith.divui %3589, %c4 : index
          %3596 = arith.remui %3589, %c4 : index
          %3597 = arith.muli %3595, %pageBytes : index
          %3598 = arith.cmpi eq, %codec, %c11 : index
          scf.if %3598 {
            %3599 = wave.lane
            %3600 = arith.muli %3599, %c36 : index
            scf.for %3601 = %3600 to %c7 step %c10 {
              %3602 = arith.addi %3591, %3601 : index
              %3603 = vector.load %24[%3602] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3604 = arith.mulf %3603, %3594 : vector<4xf32>
              %3605 = arith.minimumf %3604, %c49 : vector<4xf32>
              %3606 = arith.maximumf %3605, %c50 : vector<4xf32>
              %3607 = arith.truncf %3606 : vector<4xf32> to vector<4xf16>
              %3608 = vector.bitcast %3607 : vector<4xf16> to vector<8xi8>
              %3609 = arith.cmpi slt, %3592, %kvHeads : index
              scf.if %3609 {
                %3610 = arith.muli %3592, %c51 : index
                %3611 = arith.addi %3597, %3610 : index
                %3612 = arith.divui %3601, %c4 : index
                %3613 = arith.muli %3612, %c52 : index
                %3614 = arith.remui %3601, %c4 : index
                %3615 = arith.divui %3614, %c2 : index
                %3616 = arith.muli %3615, %c7 : index
                %3617 = arith.muli %3596, %c4 : index
                %3618 = arith.addi %3616, %3617 : index
                %3619 = arith.remui %3614, %c2 : index
                %3620 = arith.muli %3619, %c6 : index
                %3621 = arith.addi %3618, %3620 : index
                %3622 = arith.addi %3613, %3621 : index
                %3623 = arith.addi %3611, %3622 : index
                vector.store %3608, %kv[%3623] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %3624 = arith.subi %3592, %kvHeads : index
                %3625 = arith.muli %3624, %c51 : index
                %3626 = arith.addi %3597, %3625 : index
                %3627 = arith.addi %3601, %c11 : index
                %3628 = arith.divui %3627, %c4 : index
                %3629 = arith.muli %3628, %c52 : index
                %3630 = arith.addi %3629, %c12 : index
                %3631 = arith.remui %3627, %c4 : index
                %3632 = arith.divui %3596, %c6 : index
                %3633 = arith.remui %3596, %c6 : index
                %3634 = arith.muli %3633, %c2 : index
                %3635 = arith.addi %3632, %3634 : index
                %3636 = arith.divui %3635, %c2 : index
                %3637 = arith.muli %3636, %c7 : index
                %3638 = arith.muli %3631, %c4 : index
                %3639 = arith.addi %3637, %3638 : index
                %3640 = arith.remui %3635, %c2 : index
                %3641 = arith.muli %3640, %c6 : index
                %3642 = arith.addi %3639, %3641 : index
                %3643 = arith.addi %3630, %3642 : index
                %3644 = arith.addi %3626, %3643 : index
                %3645 = vector.shuffle %3608, %3608 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %3645, %kv[%3644] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3646 = arith.addi %3601, %c5 : index
                %3647 = arith.divui %3646, %c4 : index
                %3648 = arith.muli %3647, %c52 : index
                %3649 = arith.addi %3648, %c12 : index
                %3650 = arith.remui %3646, %c4 : index
                %3651 = arith.divui %3596, %c6 : index
                %3652 = arith.remui %3596, %c6 : index
                %3653 = arith.muli %3652, %c2 : index
                %3654 = arith.addi %3651, %3653 : index
                %3655 = arith.divui %3654, %c2 : index
                %3656 = arith.muli %3655, %c7 : index
                %3657 = arith.muli %3650, %c4 : index
                %3658 = arith.addi %3656, %3657 : index
                %3659 = arith.remui %3654, %c2 : index
                %3660 = arith.muli %3659, %c6 : index
                %3661 = arith.addi %3658, %3660 : index
                %3662 = arith.addi %3649, %3661 : index
                %3663 = arith.addi %3626, %3662 : index
                %3664 = vector.shuffle %3608, %3608 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %3664, %kv[%3663] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3665 = arith.addi %3601, %c6 : index
                %3666 = arith.divui %3665, %c4 : index
                %3667 = arith.muli %3666, %c52 : index
                %3668 = arith.addi %3667, %c12 : index
                %3669 = arith.remui %3665, %c4 : index
                %3670 = arith.divui %3596, %c6 : index
                %3671 = arith.remui %3596, %c6 : index
                %3672 = arith.muli %3671, %c2 : index
                %3673 = arith.addi %3670, %3672 : index
                %3674 = arith.divui %3673, %c2 : index
                %3675 = arith.muli %3674, %c7 : index
                %3676 = arith.muli %3669, %c4 : index
                %3677 = arith.addi %3675, %3676 : index
                %3678 = arith.remui %3673, %c2 : index
                %3679 = arith.muli %3678, %c6 : index
                %3680 = arith.addi %3677, %3679 : index
                %3681 = arith.addi %3668, %3680 : index
                %3682 = arith.addi %3626, %3681 : index
                %3683 = vector.shuffle %3608, %3608 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %3683, %kv[%3682] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3684 = arith.addi %3601, %c31 : index
                %3685 = arith.divui %3684, %c4 : index
                %3686 = arith.muli %3685, %c52 : index
                %3687 = arith.addi %3686, %c12 : index
                %3688 = arith.remui %3684, %c4 : index
                %3689 = arith.divui %3596, %c6 : index
                %3690 = arith.remui %3596, %c6 : index
                %3691 = arith.muli %3690, %c2 : index
                %3692 = arith.addi %3689, %3691 : index
                %3693 = arith.divui %3692, %c2 : index
                %3694 = arith.muli %3693, %c7 : index
                %3695 = arith.muli %3688, %c4 : index
                %3696 = arith.addi %3694, %3695 : index
                %3697 = arith.remui %3692, %c2 : index
                %3698 = arith.muli %3697, %c6 : index
                %3699 = arith.addi %3696, %3698 : index
                %3700 = arith.addi %3687, %3699 : index
                %3701 = arith.addi %3626, %3700 : index
                %3702 = vector.shuffle %3608, %3608 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %3702, %kv[%3701] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %3703 = arith.cmpi eq, %codec, %c5 : index
          scf.if %3703 {
            %3704 = wave.lane
            %3705 = arith.muli %3704, %c36 : index
            scf.for %3706 = %3705 to %c7 step %c10 {
              %3707 = arith.addi %3591, %3706 : index
              %3708 = vector.load %24[%3707] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3709 = arith.mulf %3708, %3594 : vector<4xf32>
              %3710 = wave.fp8_encode "e4m3" %3709 : vector<4xf32> -> vector<4xi8>
              %3711 = arith.cmpi slt, %3592, %kvHeads : index
              scf.if %3711 {
                %3712 = arith.muli %3592, %c12 : index
                %3713 = arith.addi %3597, %3712 : index
                %3714 = vector.shuffle %3710, %3710 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3715 = arith.divui %3706, %c4 : index
                %3716 = arith.muli %3715, %c7 : index
                %3717 = arith.remui %3706, %c4 : index
                %3718 = arith.muli %3596, %c4 : index
                %3719 = arith.divui %3717, %c36 : index
                %3720 = arith.muli %3719, %c36 : index
                %3721 = arith.remui %3717, %c6 : index
                %3722 = arith.muli %3721, %c6 : index
                %3723 = arith.addi %3720, %3722 : index
                %3724 = arith.divui %3717, %c6 : index
                %3725 = arith.remui %3724, %c6 : index
                %3726 = arith.addi %3723, %3725 : index
                %3727 = arith.addi %3718, %3726 : index
                %3728 = arith.addi %3716, %3727 : index
                %3729 = arith.addi %3713, %3728 : index
                vector.store %3714, %kv[%3729] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3730 = arith.subi %3592, %kvHeads : index
                %3731 = arith.muli %3730, %c12 : index
                %3732 = arith.addi %3597, %3731 : index
                %3733 = arith.addi %3706, %c11 : index
                %3734 = arith.divui %3733, %c4 : index
                %3735 = arith.muli %3734, %c7 : index
                %3736 = arith.addi %3735, %c13 : index
                %3737 = arith.remui %3733, %c4 : index
                %3738 = arith.divui %3596, %c6 : index
                %3739 = arith.remui %3596, %c6 : index
                %3740 = arith.muli %3739, %c2 : index
                %3741 = arith.addi %3738, %3740 : index
                %3742 = arith.muli %3737, %c4 : index
                %3743 = arith.divui %3741, %c36 : index
                %3744 = arith.muli %3743, %c36 : index
                %3745 = arith.remui %3741, %c6 : index
                %3746 = arith.muli %3745, %c6 : index
                %3747 = arith.addi %3744, %3746 : index
                %3748 = arith.divui %3741, %c6 : index
                %3749 = arith.remui %3748, %c6 : index
                %3750 = arith.addi %3747, %3749 : index
                %3751 = arith.addi %3742, %3750 : index
                %3752 = arith.addi %3736, %3751 : index
                %3753 = arith.addi %3732, %3752 : index
                %3754 = vector.shuffle %3710, %3710 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3754, %kv[%3753] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3755 = arith.addi %3706, %c5 : index
                %3756 = arith.divui %3755, %c4 : index
                %3757 = arith.muli %3756, %c7 : index
                %3758 = arith.addi %3757, %c13 : index
                %3759 = arith.remui %3755, %c4 : index
                %3760 = arith.divui %3596, %c6 : index
                %3761 = arith.remui %3596, %c6 : index
                %3762 = arith.muli %3761, %c2 : index
                %3763 = arith.addi %3760, %3762 : index
                %3764 = arith.muli %3759, %c4 : index
                %3765 = arith.divui %3763, %c36 : index
                %3766 = arith.muli %3765, %c36 : index
                %3767 = arith.remui %3763, %c6 : index
                %3768 = arith.muli %3767, %c6 : index
                %3769 = arith.addi %3766, %3768 : index
                %3770 = arith.divui %3763, %c6 : index
                %3771 = arith.remui %3770, %c6 : index
                %3772 = arith.addi %3769, %3771 : index
                %3773 = arith.addi %3764, %3772 : index
                %3774 = arith.addi %3758, %3773 : index
                %3775 = arith.addi %3732, %3774 : index
                %3776 = vector.shuffle %3710, %3710 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3776, %kv[%3775] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3777 = arith.addi %3706, %c6 : index
                %3778 = arith.divui %3777, %c4 : index
                %3779 = arith.muli %3778, %c7 : index
                %3780 = arith.addi %3779, %c13 : index
                %3781 = arith.remui %3777, %c4 : index
                %3782 = arith.divui %3596, %c6 : index
                %3783 = arith.remui %3596, %c6 : index
                %3784 = arith.muli %3783, %c2 : index
                %3785 = arith.addi %3782, %3784 : index
                %3786 = arith.muli %3781, %c4 : index
                %3787 = arith.divui %3785, %c36 : index
                %3788 = arith.muli %3787, %c36 : index
                %3789 = arith.remui %3785, %c6 : index
                %3790 = arith.muli %3789, %c6 : index
                %3791 = arith.addi %3788, %3790 : index
                %3792 = arith.divui %3785, %c6 : index
                %3793 = arith.remui %3792, %c6 : index
                %3794 = arith.addi %3791, %3793 : index
                %3795 = arith.addi %3786, %3794 : index
                %3796 = arith.addi %3780, %3795 : index
                %3797 = arith.addi %3732, %3796 : index
                %3798 = vector.shuffle %3710, %3710 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3798, %kv[%3797] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3799 = arith.addi %3706, %c31 : index
                %3800 = arith.divui %3799, %c4 : index
                %3801 = arith.muli %3800, %c7 : index
                %3802 = arith.addi %3801, %c13 : index
                %3803 = arith.remui %3799, %c4 : index
                %3804 = arith.divui %3596, %c6 : index
                %3805 = arith.remui %3596, %c6 : index
                %3806 = arith.muli %3805, %c2 : index
                %3807 = arith.addi %3804, %3806 : index
                %3808 = arith.muli %3803, %c4 : index
                %3809 = arith.divui %3807, %c36 : index
                %3810 = arith.muli %3809, %c36 : index
                %3811 = arith.remui %3807, %c6 : index
                %3812 = arith.muli %3811, %c6 : index
                %3813 = arith.addi %3810, %3812 : index
                %3814 = arith.divui %3807, %c6 : index
                %3815 = arith.remui %3814, %c6 : index
                %3816 = arith.addi %3813, %3815 : index
                %3817 = arith.addi %3808, %3816 : index
                %3818 = arith.addi %3802, %3817 : index
                %3819 = arith.addi %3732, %3818 : index
                %3820 = vector.shuffle %3710, %3710 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3820, %kv[%3819] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3821 = arith.cmpi eq, %codec, %c6 : index
          scf.if %3821 {
            %3822 = wave.lane
            %3823 = arith.muli %3822, %c36 : index
            scf.for %3824 = %3823 to %c7 step %c10 {
              %3825 = arith.addi %3591, %3824 : index
              %3826 = vector.load %24[%3825] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3827 = arith.mulf %3826, %3594 : vector<4xf32>
              %3828 = wave.fp8_encode "e5m2" %3827 : vector<4xf32> -> vector<4xi8>
              %3829 = arith.cmpi slt, %3592, %kvHeads : index
              scf.if %3829 {
                %3830 = arith.muli %3592, %c12 : index
                %3831 = arith.addi %3597, %3830 : index
                %3832 = vector.shuffle %3828, %3828 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3833 = arith.divui %3824, %c4 : index
                %3834 = arith.muli %3833, %c7 : index
                %3835 = arith.remui %3824, %c4 : index
                %3836 = arith.muli %3596, %c4 : index
                %3837 = arith.divui %3835, %c36 : index
                %3838 = arith.muli %3837, %c36 : index
                %3839 = arith.remui %3835, %c6 : index
                %3840 = arith.muli %3839, %c6 : index
                %3841 = arith.addi %3838, %3840 : index
                %3842 = arith.divui %3835, %c6 : index
                %3843 = arith.remui %3842, %c6 : index
                %3844 = arith.addi %3841, %3843 : index
                %3845 = arith.addi %3836, %3844 : index
                %3846 = arith.addi %3834, %3845 : index
                %3847 = arith.addi %3831, %3846 : index
                vector.store %3832, %kv[%3847] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3848 = arith.subi %3592, %kvHeads : index
                %3849 = arith.muli %3848, %c12 : index
                %3850 = arith.addi %3597, %3849 : index
                %3851 = arith.addi %3824, %c11 : index
                %3852 = arith.divui %3851, %c4 : index
                %3853 = arith.muli %3852, %c7 : index
                %3854 = arith.addi %3853, %c13 : index
                %3855 = arith.remui %3851, %c4 : index
                %3856 = arith.divui %3596, %c6 : index
                %3857 = arith.remui %3596, %c6 : index
                %3858 = arith.muli %3857, %c2 : index
                %3859 = arith.addi %3856, %3858 : index
                %3860 = arith.muli %3855, %c4 : index
                %3861 = arith.divui %3859, %c36 : index
                %3862 = arith.muli %3861, %c36 : index
                %3863 = arith.remui %3859, %c6 : index
                %3864 = arith.muli %3863, %c6 : index
                %3865 = arith.addi %3862, %3864 : index
                %3866 = arith.divui %3859, %c6 : index
                %3867 = arith.remui %3866, %c6 : index
                %3868 = arith.addi %3865, %3867 : index
                %3869 = arith.addi %3860, %3868 : index
                %3870 = arith.addi %3854, %3869 : index
                %3871 = arith.addi %3850, %3870 : index
                %3872 = vector.shuffle %3828, %3828 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3872, %kv[%3871] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3873 = arith.addi %3824, %c5 : index
                %3874 = arith.divui %3873, %c4 : index
                %3875 = arith.muli %3874, %c7 : index
                %3876 = arith.addi %3875, %c13 : index
                %3877 = arith.remui %3873, %c4 : index
                %3878 = arith.divui %3596, %c6 : index
                %3879 = arith.remui %3596, %c6 : index
                %3880 = arith.muli %3879, %c2 : index
                %3881 = arith.addi %3878, %3880 : index
                %3882 = arith.muli %3877, %c4 : index
                %3883 = arith.divui %3881, %c36 : index
                %3884 = arith.muli %3883, %c36 : index
                %3885 = arith.remui %3881, %c6 : index
                %3886 = arith.muli %3885, %c6 : index
                %3887 = arith.addi %3884, %3886 : index
                %3888 = arith.divui %3881, %c6 : index
                %3889 = arith.remui %3888, %c6 : index
                %3890 = arith.addi %3887, %3889 : index
                %3891 = arith.addi %3882, %3890 : index
                %3892 = arith.addi %3876, %3891 : index
                %3893 = arith.addi %3850, %3892 : index
                %3894 = vector.shuffle %3828, %3828 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3894, %kv[%3893] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3895 = arith.addi %3824, %c6 : index
                %3896 = arith.divui %3895, %c4 : index
                %3897 = arith.muli %3896, %c7 : index
                %3898 = arith.addi %3897, %c13 : index
                %3899 = arith.remui %3895, %c4 : index
                %3900 = arith.divui %3596, %c6 : index
                %3901 = arith.remui %3596, %c6 : index
                %3902 = arith.muli %3901, %c2 : index
                %3903 = arith.addi %3900, %3902 : index
                %3904 = arith.muli %3899, %c4 : index
                %3905 = arith.divui %3903, %c36 : index
                %3906 = arith.muli %3905, %c36 : index
                %3907 = arith.remui %3903, %c6 : index
                %3908 = arith.muli %3907, %c6 : index
                %3909 = arith.addi %3906, %3908 : index
                %3910 = arith.divui %3903, %c6 : index
                %3911 = arith.remui %3910, %c6 : index
                %3912 = arith.addi %3909, %3911 : index
                %3913 = arith.addi %3904, %3912 : index
                %3914 = arith.addi %3898, %3913 : index
                %3915 = arith.addi %3850, %3914 : index
                %3916 = vector.shuffle %3828, %3828 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3916, %kv[%3915] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3917 = arith.addi %3824, %c31 : index
                %3918 = arith.divui %3917, %c4 : index
                %3919 = arith.muli %3918, %c7 : index
                %3920 = arith.addi %3919, %c13 : index
                %3921 = arith.remui %3917, %c4 : index
                %3922 = arith.divui %3596, %c6 : index
                %3923 = arith.remui %3596, %c6 : index
                %3924 = arith.muli %3923, %c2 : index
                %3925 = arith.addi %3922, %3924 : index
                %3926 = arith.muli %3921, %c4 : index
                %3927 = arith.divui %3925, %c36 : index
                %3928 = arith.muli %3927, %c36 : index
                %3929 = arith.remui %3925, %c6 : index
                %3930 = arith.muli %3929, %c6 : index
                %3931 = arith.addi %3928, %3930 : index
                %3932 = arith.divui %3925, %c6 : index
                %3933 = arith.remui %3932, %c6 : index
                %3934 = arith.addi %3931, %3933 : index
                %3935 = arith.addi %3926, %3934 : index
                %3936 = arith.addi %3920, %3935 : index
                %3937 = arith.addi %3850, %3936 : index
                %3938 = vector.shuffle %3828, %3828 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3938, %kv[%3937] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %3939 = arith.addi %27, %c16 : index
    %3940 = wave.lane
    %3941 = arith.muli %3, %c6 : index
    %3942 = arith.muli %3941, %c7 : index
    %3943 = arith.addi %3942, %3940 : index
    %3944 = arith.muli %4, %c13 : index
    %3945 = arith.addi %3944, %3943 : index
    %3946 = arith.addi %3945, %c11 : index
    %3947 = arith.addi %3946, %c11 : index
    %3948 = vector.extract %688#6[0] : f32 from vector<8xf32>
    memref.store %3948, %23[%3947] : memref<?xf32>
    %3949 = arith.muli %4, %c13 : index
    %3950 = arith.addi %3949, %3943 : index
    %3951 = arith.addi %3950, %c11 : index
    %3952 = arith.addi %3951, %c8 : index
    %3953 = vector.extract %688#6[1] : f32 from vector<8xf32>
    memref.store %3953, %23[%3952] : memref<?xf32>
    %3954 = arith.muli %4, %c13 : index
    %3955 = arith.addi %3954, %3943 : index
    %3956 = arith.addi %3955, %c11 : index
    %3957 = arith.addi %3956, %c14 : index
    %3958 = vector.extract %688#6[2] : f32 from vector<8xf32>
    memref.store %3958, %23[%3957] : memref<?xf32>
    %3959 = arith.muli %4, %c13 : index
    %3960 = arith.addi %3959, %3943 : index
    %3961 = arith.addi %3960, %c11 : index
    %3962 = arith.addi %3961, %c32 : index
    %3963 = vector.extract %688#6[3] : f32 from vector<8xf32>
    memref.store %3963, %23[%3962] : memref<?xf32>
    %3964 = arith.muli %4, %c13 : index
    %3965 = arith.addi %3964, %3943 : index
    %3966 = arith.addi %3965, %c11 : index
    %3967 = arith.addi %3966, %c10 : index
    %3968 = vector.extract %688#6[4] : f32 from vector<8xf32>
    memref.store %3968, %23[%3967] : memref<?xf32>
    %3969 = arith.muli %4, %c13 : index
    %3970 = arith.addi %3969, %3943 : index
    %3971 = arith.addi %3970, %c11 : index
    %3972 = arith.addi %3971, %c33 : index
    %3973 = vector.extract %688#6[5] : f32 from vector<8xf32>
    memref.store %3973, %23[%3972] : memref<?xf32>
    %3974 = arith.muli %4, %c13 : index
    %3975 = arith.addi %3974, %3943 : index
    %3976 = arith.addi %3975, %c11 : index
    %3977 = arith.addi %3976, %c34 : index
    %3978 = vector.extract %688#6[6] : f32 from vector<8xf32>
    memref.store %3978, %23[%3977] : memref<?xf32>
    %3979 = arith.muli %4, %c13 : index
    %3980 = arith.addi %3979, %3943 : index
    %3981 = arith.addi %3980, %c11 : index
    %3982 = arith.addi %3981, %c35 : index
    %3983 = vector.extract %688#6[7] : f32 from vector<8xf32>
    memref.store %3983, %23[%3982] : memref<?xf32>
    %3984 = arith.muli %4, %c13 : index
    %3985 = arith.addi %3984, %3943 : index
    %3986 = arith.addi %3985, %c7 : index
    %3987 = arith.addi %3986, %c11 : index
    %3988 = vector.extract %688#7[0] : f32 from vector<8xf32>
    memref.store %3988, %23[%3987] : memref<?xf32>
    %3989 = arith.muli %4, %c13 : index
    %3990 = arith.addi %3989, %3943 : index
    %3991 = arith.addi %3990, %c7 : index
    %3992 = arith.addi %3991, %c8 : index
    %3993 = vector.extract %688#7[1] : f32 from vector<8xf32>
    memref.store %3993, %23[%3992] : memref<?xf32>
    %3994 = arith.muli %4, %c13 : index
    %3995 = arith.addi %3994, %3943 : index
    %3996 = arith.addi %3995, %c7 : index
    %3997 = arith.addi %3996, %c14 : index
    %3998 = vector.extract %688#7[2] : f32 from vector<8xf32>
    memref.store %3998, %23[%3997] : memref<?xf32>
    %3999 = arith.muli %4, %c13 : index
    %4000 = arith.addi %3999, %3943 : index
    %4001 = arith.addi %4000, %c7 : index
    %4002 = arith.addi %4001, %c32 : index
    %4003 = vector.extract %688#7[3] : f32 from vector<8xf32>
    memref.store %4003, %23[%4002] : memref<?xf32>
    %4004 = arith.muli %4, %c13 : index
    %4005 = arith.addi %4004, %3943 : index
    %4006 = arith.addi %4005, %c7 : index
    %4007 = arith.addi %4006, %c10 : index
    %4008 = vector.extract %688#7[4] : f32 from vector<8xf32>
    memref.store %4008, %23[%4007] : memref<?xf32>
    %4009 = arith.muli %4, %c13 : index
    %4010 = arith.addi %4009, %3943 : index
    %4011 = arith.addi %4010, %c7 : index
    %4012 = arith.addi %4011, %c33 : index
    %4013 = vector.extract %688#7[5] : f32 from vector<8xf32>
    memref.store %4013, %23[%4012] : memref<?xf32>
    %4014 = arith.muli %4, %c13 : index
    %4015 = arith.addi %4014, %3943 : index
    %4016 = arith.addi %4015, %c7 : index
    %4017 = arith.addi %4016, %c34 : index
    %4018 = vector.extract %688#7[6] : f32 from vector<8xf32>
    memref.store %4018, %23[%4017] : memref<?xf32>
    %4019 = arith.muli %4, %c13 : index
    %4020 = arith.addi %4019, %3943 : index
    %4021 = arith.addi %4020, %c7 : index
    %4022 = arith.addi %4021, %c35 : index
    %4023 = vector.extract %688#7[7] : f32 from vector<8xf32>
    memref.store %4023, %23[%4022] : memref<?xf32>
    wave.barrier
    %4024 = arith.muli %4, %c36 : index
    %4025 = arith.addi %4024, %c11 : index
    %4026 = arith.muli %4025, %c6 : index
    %4027 = arith.divui %3940, %c4 : index
    %4028 = arith.addi %4026, %4027 : index
    %4029 = arith.addi %3939, %4028 : index
    %4030 = arith.cmpi slt, %4029, %26 : index
    scf.if %4030 {
      %4031 = arith.cmpi eq, %hasFactors, %c5 : index
      %4032 = arith.muli %4029, %c6 : index
      %4033 = memref.load %factors[%4032] : memref<?xf32>
      %4034 = arith.mulf %4033, %operandScale : f32
      %4035 = arith.select %4031, %4034, %operandScale : f32
      %4036 = arith.addi %3943, %c11 : index
      %4037 = arith.muli %4025, %c8 : index
      %4038 = arith.addi %4036, %4037 : index
      %4039 = memref.load %23[%4038] : memref<?xf32>
      %4040 = arith.addi %4038, %c13 : index
      %4041 = memref.load %23[%4040] : memref<?xf32>
      %4042 = arith.addf %4039, %4041 : f32
      %4043 = arith.remui %3940, %c4 : index
      %4044 = arith.muli %4043, %c36 : index
      %4045 = arith.addi %20, %4044 : index
      %4046 = vector.load %w[%4045] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4047 = vector.bitcast %4046 : vector<4xi8> to vector<1xf32>
      %4048 = vector.extract %4047[0] : f32 from vector<1xf32>
      %4049 = arith.mulf %4048, %4035 : f32
      %4050 = arith.mulf %4042, %4049 : f32
      %4051 = arith.muli %3, %c6 : index
      %4052 = arith.addi %4051, %c11 : index
      %4053 = arith.muli %4052, %c4 : index
      %4054 = arith.remui %3940, %c4 : index
      %4055 = arith.addi %4053, %4054 : index
      %4056 = arith.muli %4028, %c7 : index
      %4057 = arith.addi %4056, %4055 : index
      memref.store %4050, %24[%4057] : memref<?xf32>
      %4058 = arith.addi %3943, %c7 : index
      %4059 = arith.muli %4025, %c8 : index
      %4060 = arith.addi %4058, %4059 : index
      %4061 = memref.load %23[%4060] : memref<?xf32>
      %4062 = arith.addi %4060, %c13 : index
      %4063 = memref.load %23[%4062] : memref<?xf32>
      %4064 = arith.addf %4061, %4063 : f32
      %4065 = arith.remui %3940, %c4 : index
      %4066 = arith.muli %4065, %c36 : index
      %4067 = arith.addi %22, %4066 : index
      %4068 = vector.load %w[%4067] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4069 = vector.bitcast %4068 : vector<4xi8> to vector<1xf32>
      %4070 = vector.extract %4069[0] : f32 from vector<1xf32>
      %4071 = arith.mulf %4070, %4035 : f32
      %4072 = arith.mulf %4064, %4071 : f32
      %4073 = arith.muli %3, %c6 : index
      %4074 = arith.addi %4073, %c5 : index
      %4075 = arith.muli %4074, %c4 : index
      %4076 = arith.remui %3940, %c4 : index
      %4077 = arith.addi %4075, %4076 : index
      %4078 = arith.muli %4028, %c7 : index
      %4079 = arith.addi %4078, %4077 : index
      memref.store %4072, %24[%4079] : memref<?xf32>
    }
    %4080 = arith.muli %4, %c36 : index
    %4081 = arith.addi %4080, %c5 : index
    %4082 = arith.muli %4081, %c6 : index
    %4083 = arith.divui %3940, %c4 : index
    %4084 = arith.addi %4082, %4083 : index
    %4085 = arith.addi %3939, %4084 : index
    %4086 = arith.cmpi slt, %4085, %26 : index
    scf.if %4086 {
      %4087 = arith.cmpi eq, %hasFactors, %c5 : index
      %4088 = arith.muli %4085, %c6 : index
      %4089 = memref.load %factors[%4088] : memref<?xf32>
      %4090 = arith.mulf %4089, %operandScale : f32
      %4091 = arith.select %4087, %4090, %operandScale : f32
      %4092 = arith.addi %3943, %c11 : index
      %4093 = arith.muli %4081, %c8 : index
      %4094 = arith.addi %4092, %4093 : index
      %4095 = memref.load %23[%4094] : memref<?xf32>
      %4096 = arith.addi %4094, %c13 : index
      %4097 = memref.load %23[%4096] : memref<?xf32>
      %4098 = arith.addf %4095, %4097 : f32
      %4099 = arith.remui %3940, %c4 : index
      %4100 = arith.muli %4099, %c36 : index
      %4101 = arith.addi %20, %4100 : index
      %4102 = vector.load %w[%4101] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4103 = vector.bitcast %4102 : vector<4xi8> to vector<1xf32>
      %4104 = vector.extract %4103[0] : f32 from vector<1xf32>
      %4105 = arith.mulf %4104, %4091 : f32
      %4106 = arith.mulf %4098, %4105 : f32
      %4107 = arith.muli %3, %c6 : index
      %4108 = arith.addi %4107, %c11 : index
      %4109 = arith.muli %4108, %c4 : index
      %4110 = arith.remui %3940, %c4 : index
      %4111 = arith.addi %4109, %4110 : index
      %4112 = arith.muli %4084, %c7 : index
      %4113 = arith.addi %4112, %4111 : index
      memref.store %4106, %24[%4113] : memref<?xf32>
      %4114 = arith.addi %3943, %c7 : index
      %4115 = arith.muli %4081, %c8 : index
      %4116 = arith.addi %4114, %4115 : index
      %4117 = memref.load %23[%4116] : memref<?xf32>
      %4118 = arith.addi %4116, %c13 : index
      %4119 = memref.load %23[%4118] : memref<?xf32>
      %4120 = arith.addf %4117, %4119 : f32
      %4121 = arith.remui %3940, %c4 : index
      %4122 = arith.muli %4121, %c36 : index
      %4123 = arith.addi %22, %4122 : index
      %4124 = vector.load %w[%4123] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4125 = vector.bitcast %4124 : vector<4xi8> to vector<1xf32>
      %4126 = vector.extract %4125[0] : f32 from vector<1xf32>
      %4127 = arith.mulf %4126, %4091 : f32
      %4128 = arith.mulf %4120, %4127 : f32
      %4129 = arith.muli %3, %c6 : index
      %4130 = arith.addi %4129, %c5 : index
      %4131 = arith.muli %4130, %c4 : index
      %4132 = arith.remui %3940, %c4 : index
      %4133 = arith.addi %4131, %4132 : index
      %4134 = arith.muli %4084, %c7 : index
      %4135 = arith.addi %4134, %4133 : index
      memref.store %4128, %24[%4135] : memref<?xf32>
    }
    %4136 = arith.muli %4, %c36 : index
    %4137 = arith.addi %4136, %c6 : index
    %4138 = arith.muli %4137, %c6 : index
    %4139 = arith.divui %3940, %c4 : index
    %4140 = arith.addi %4138, %4139 : index
    %4141 = arith.addi %3939, %4140 : index
    %4142 = arith.cmpi slt, %4141, %26 : index
    scf.if %4142 {
      %4143 = arith.cmpi eq, %hasFactors, %c5 : index
      %4144 = arith.muli %4141, %c6 : index
      %4145 = memref.load %factors[%4144] : memref<?xf32>
      %4146 = arith.mulf %4145, %operandScale : f32
      %4147 = arith.select %4143, %4146, %operandScale : f32
      %4148 = arith.addi %3943, %c11 : index
      %4149 = arith.muli %4137, %c8 : index
      %4150 = arith.addi %4148, %4149 : index
      %4151 = memref.load %23[%4150] : memref<?xf32>
      %4152 = arith.addi %4150, %c13 : index
      %4153 = memref.load %23[%4152] : memref<?xf32>
      %4154 = arith.addf %4151, %4153 : f32
      %4155 = arith.remui %3940, %c4 : index
      %4156 = arith.muli %4155, %c36 : index
      %4157 = arith.addi %20, %4156 : index
      %4158 = vector.load %w[%4157] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4159 = vector.bitcast %4158 : vector<4xi8> to vector<1xf32>
      %4160 = vector.extract %4159[0] : f32 from vector<1xf32>
      %4161 = arith.mulf %4160, %4147 : f32
      %4162 = arith.mulf %4154, %4161 : f32
      %4163 = arith.muli %3, %c6 : index
      %4164 = arith.addi %4163, %c11 : index
      %4165 = arith.muli %4164, %c4 : index
      %4166 = arith.remui %3940, %c4 : index
      %4167 = arith.addi %4165, %4166 : index
      %4168 = arith.muli %4140, %c7 : index
      %4169 = arith.addi %4168, %4167 : index
      memref.store %4162, %24[%4169] : memref<?xf32>
      %4170 = arith.addi %3943, %c7 : index
      %4171 = arith.muli %4137, %c8 : index
      %4172 = arith.addi %4170, %4171 : index
      %4173 = memref.load %23[%4172] : memref<?xf32>
      %4174 = arith.addi %4172, %c13 : index
      %4175 = memref.load %23[%4174] : memref<?xf32>
      %4176 = arith.addf %4173, %4175 : f32
      %4177 = arith.remui %3940, %c4 : index
      %4178 = arith.muli %4177, %c36 : index
      %4179 = arith.addi %22, %4178 : index
      %4180 = vector.load %w[%4179] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4181 = vector.bitcast %4180 : vector<4xi8> to vector<1xf32>
      %4182 = vector.extract %4181[0] : f32 from vector<1xf32>
      %4183 = arith.mulf %4182, %4147 : f32
      %4184 = arith.mulf %4176, %4183 : f32
      %4185 = arith.muli %3, %c6 : index
      %4186 = arith.addi %4185, %c5 : index
      %4187 = arith.muli %4186, %c4 : index
      %4188 = arith.remui %3940, %c4 : index
      %4189 = arith.addi %4187, %4188 : index
      %4190 = arith.muli %4140, %c7 : index
      %4191 = arith.addi %4190, %4189 : index
      memref.store %4184, %24[%4191] : memref<?xf32>
    }
    %4192 = arith.muli %4, %c36 : index
    %4193 = arith.addi %4192, %c31 : index
    %4194 = arith.muli %4193, %c6 : index
    %4195 = arith.divui %3940, %c4 : index
    %4196 = arith.addi %4194, %4195 : index
    %4197 = arith.addi %3939, %4196 : index
    %4198 = arith.cmpi slt, %4197, %26 : index
    scf.if %4198 {
      %4199 = arith.cmpi eq, %hasFactors, %c5 : index
      %4200 = arith.muli %4197, %c6 : index
      %4201 = memref.load %factors[%4200] : memref<?xf32>
      %4202 = arith.mulf %4201, %operandScale : f32
      %4203 = arith.select %4199, %4202, %operandScale : f32
      %4204 = arith.addi %3943, %c11 : index
      %4205 = arith.muli %4193, %c8 : index
      %4206 = arith.addi %4204, %4205 : index
      %4207 = memref.load %23[%4206] : memref<?xf32>
      %4208 = arith.addi %4206, %c13 : index
      %4209 = memref.load %23[%4208] : memref<?xf32>
      %4210 = arith.addf %4207, %4209 : f32
      %4211 = arith.remui %3940, %c4 : index
      %4212 = arith.muli %4211, %c36 : index
      %4213 = arith.addi %20, %4212 : index
      %4214 = vector.load %w[%4213] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4215 = vector.bitcast %4214 : vector<4xi8> to vector<1xf32>
      %4216 = vector.extract %4215[0] : f32 from vector<1xf32>
      %4217 = arith.mulf %4216, %4203 : f32
      %4218 = arith.mulf %4210, %4217 : f32
      %4219 = arith.muli %3, %c6 : index
      %4220 = arith.addi %4219, %c11 : index
      %4221 = arith.muli %4220, %c4 : index
      %4222 = arith.remui %3940, %c4 : index
      %4223 = arith.addi %4221, %4222 : index
      %4224 = arith.muli %4196, %c7 : index
      %4225 = arith.addi %4224, %4223 : index
      memref.store %4218, %24[%4225] : memref<?xf32>
      %4226 = arith.addi %3943, %c7 : index
      %4227 = arith.muli %4193, %c8 : index
      %4228 = arith.addi %4226, %4227 : index
      %4229 = memref.load %23[%4228] : memref<?xf32>
      %4230 = arith.addi %4228, %c13 : index
      %4231 = memref.load %23[%4230] : memref<?xf32>
      %4232 = arith.addf %4229, %4231 : f32
      %4233 = arith.remui %3940, %c4 : index
      %4234 = arith.muli %4233, %c36 : index
      %4235 = arith.addi %22, %4234 : index
      %4236 = vector.load %w[%4235] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4237 = vector.bitcast %4236 : vector<4xi8> to vector<1xf32>
      %4238 = vector.extract %4237[0] : f32 from vector<1xf32>
      %4239 = arith.mulf %4238, %4203 : f32
      %4240 = arith.mulf %4232, %4239 : f32
      %4241 = arith.muli %3, %c6 : index
      %4242 = arith.addi %4241, %c5 : index
      %4243 = arith.muli %4242, %c4 : index
      %4244 = arith.remui %3940, %c4 : index
      %4245 = arith.addi %4243, %4244 : index
      %4246 = arith.muli %4196, %c7 : index
      %4247 = arith.addi %4246, %4245 : index
      memref.store %4240, %24[%4247] : memref<?xf32>
    }
    wave.barrier
    %4248 = arith.addi %27, %c16 : index
    %4249 = wave.wave
    %4250 = arith.addi %4249, %c11 : index
    %4251 = arith.addi %4248, %4250 : index
    %4252 = arith.cmpi slt, %4251, %26 : index
    scf.if %4252 {
      %4253 = arith.addi %4248, %4250 : index
      %4254 = arith.muli %4250, %c7 : index
      %4255 = wave.lane
      %4256 = arith.addi %4255, %c11 : index
      %4257 = arith.cmpi eq, %hasBias, %c5 : index
      %4258 = arith.addi %4254, %4256 : index
      %4259 = memref.load %24[%4258] : memref<?xf32>
      %4260 = arith.muli %0, %c7 : index
      %4261 = arith.addi %4260, %4256 : index
      %4262 = memref.load %bias[%4261] : memref<?xf32>
      %4263 = arith.addf %4259, %4262 : f32
      %4264 = arith.select %4257, %4263, %4259 : f32
      %4265 = arith.addi %4256, %c10 : index
      %4266 = arith.cmpi eq, %hasBias, %c5 : index
      %4267 = arith.addi %4254, %4265 : index
      %4268 = memref.load %24[%4267] : memref<?xf32>
      %4269 = arith.muli %0, %c7 : index
      %4270 = arith.addi %4269, %4265 : index
      %4271 = memref.load %bias[%4270] : memref<?xf32>
      %4272 = arith.addf %4268, %4271 : f32
      %4273 = arith.select %4266, %4272, %4268 : f32
      %4274 = arith.addi %4255, %c8 : index
      %4275 = arith.cmpi eq, %hasBias, %c5 : index
      %4276 = arith.addi %4254, %4274 : index
      %4277 = memref.load %24[%4276] : memref<?xf32>
      %4278 = arith.muli %0, %c7 : index
      %4279 = arith.addi %4278, %4274 : index
      %4280 = memref.load %bias[%4279] : memref<?xf32>
      %4281 = arith.addf %4277, %4280 : f32
      %4282 = arith.select %4275, %4281, %4277 : f32
      %4283 = arith.addi %4274, %c10 : index
      %4284 = arith.cmpi eq, %hasBias, %c5 : index
      %4285 = arith.addi %4254, %4283 : index
      %4286 = memref.load %24[%4285] : memref<?xf32>
      %4287 = arith.muli %0, %c7 : index
      %4288 = arith.addi %4287, %4283 : index
      %4289 = memref.load %bias[%4288] : memref<?xf32>
      %4290 = arith.addf %4286, %4289 : f32
      %4291 = arith.select %4284, %4290, %4286 : f32
      %4292 = arith.addi %4255, %c14 : index
      %4293 = arith.cmpi eq, %hasBias, %c5 : index
      %4294 = arith.addi %4254, %4292 : index
      %4295 = memref.load %24[%4294] : memref<?xf32>
      %4296 = arith.muli %0, %c7 : index
      %4297 = arith.addi %4296, %4292 : index
      %4298 = memref.load %bias[%4297] : memref<?xf32>
      %4299 = arith.addf %4295, %4298 : f32
      %4300 = arith.select %4293, %4299, %4295 : f32
      %4301 = arith.addi %4292, %c10 : index
      %4302 = arith.cmpi eq, %hasBias, %c5 : index
      %4303 = arith.addi %4254, %4301 : index
      %4304 = memref.load %24[%4303] : memref<?xf32>
      %4305 = arith.muli %0, %c7 : index
      %4306 = arith.addi %4305, %4301 : index
      %4307 = memref.load %bias[%4306] : memref<?xf32>
      %4308 = arith.addf %4304, %4307 : f32
      %4309 = arith.select %4302, %4308, %4304 : f32
      %4310 = arith.addi %4255, %c32 : index
      %4311 = arith.cmpi eq, %hasBias, %c5 : index
      %4312 = arith.addi %4254, %4310 : index
      %4313 = memref.load %24[%4312] : memref<?xf32>
      %4314 = arith.muli %0, %c7 : index
      %4315 = arith.addi %4314, %4310 : index
      %4316 = memref.load %bias[%4315] : memref<?xf32>
      %4317 = arith.addf %4313, %4316 : f32
      %4318 = arith.select %4311, %4317, %4313 : f32
      %4319 = arith.addi %4310, %c10 : index
      %4320 = arith.cmpi eq, %hasBias, %c5 : index
      %4321 = arith.addi %4254, %4319 : index
      %4322 = memref.load %24[%4321] : memref<?xf32>
      %4323 = arith.muli %0, %c7 : index
      %4324 = arith.addi %4323, %4319 : index
      %4325 = memref.load %bias[%4324] : memref<?xf32>
      %4326 = arith.addf %4322, %4325 : f32
      %4327 = arith.select %4320, %4326, %4322 : f32
      %4328 = arith.addi %heads, %kvHeads : index
      %4329 = arith.cmpi slt, %0, %4328 : index
      scf.if %4329 {
        %4330 = arith.addi %positionsAt, %4253 : index
        %4331 = memref.load %step[%4330] : memref<?xi32>
        %4332 = arith.index_cast %4331 : i32 to index
        %4333 = arith.cmpi eq, %hasNorm, %c5 : index
        %4334 = math.fma %4264, %4264, %c42 : f32
        %4335 = math.fma %4273, %4273, %4334 : f32
        %4336 = math.fma %4282, %4282, %4335 : f32
        %4337 = math.fma %4291, %4291, %4336 : f32
        %4338 = math.fma %4300, %4300, %4337 : f32
        %4339 = math.fma %4309, %4309, %4338 : f32
        %4340 = math.fma %4318, %4318, %4339 : f32
        %4341 = math.fma %4327, %4327, %4340 : f32
        %4342 = vector.broadcast %4341 : f32 to vector<1xf32>
        %4343 = wave.reduce "add" %4342 : vector<1xf32>
        %4344 = arith.mulf %4343, %inverseHeadDim : f32
        %4345 = arith.addf %4344, %epsilon : f32
        %4346 = math.sqrt %4345 : f32
        %4347 = arith.divf %c44, %4346 : f32
        %4348 = arith.cmpi slt, %0, %heads : index
        %4349 = arith.addi %4256, %c10 : index
        %4350 = memref.load %query_norm[%4256] : memref<?xf32>
        %4351 = memref.load %key_norm[%4256] : memref<?xf32>
        %4352 = arith.select %4348, %4350, %4351 : f32
        %4353 = arith.mulf %4264, %4347 : f32
        %4354 = arith.mulf %4353, %4352 : f32
        %4355 = arith.select %4333, %4354, %4264 : f32
        %4356 = memref.load %query_norm[%4349] : memref<?xf32>
        %4357 = memref.load %key_norm[%4349] : memref<?xf32>
        %4358 = arith.select %4348, %4356, %4357 : f32
        %4359 = arith.mulf %4273, %4347 : f32
        %4360 = arith.mulf %4359, %4358 : f32
        %4361 = arith.select %4333, %4360, %4273 : f32
        %4362 = arith.addi %4274, %c10 : index
        %4363 = memref.load %query_norm[%4274] : memref<?xf32>
        %4364 = memref.load %key_norm[%4274] : memref<?xf32>
        %4365 = arith.select %4348, %4363, %4364 : f32
        %4366 = arith.mulf %4282, %4347 : f32
        %4367 = arith.mulf %4366, %4365 : f32
        %4368 = arith.select %4333, %4367, %4282 : f32
        %4369 = memref.load %query_norm[%4362] : memref<?xf32>
        %4370 = memref.load %key_norm[%4362] : memref<?xf32>
        %4371 = arith.select %4348, %4369, %4370 : f32
        %4372 = arith.mulf %4291, %4347 : f32
        %4373 = arith.mulf %4372, %4371 : f32
        %4374 = arith.select %4333, %4373, %4291 : f32
        %4375 = arith.addi %4292, %c10 : index
        %4376 = memref.load %query_norm[%4292] : memref<?xf32>
        %4377 = memref.load %key_norm[%4292] : memref<?xf32>
        %4378 = arith.select %4348, %4376, %4377 : f32
        %4379 = arith.mulf %4300, %4347 : f32
        %4380 = arith.mulf %4379, %4378 : f32
        %4381 = arith.select %4333, %4380, %4300 : f32
        %4382 = memref.load %query_norm[%4375] : memref<?xf32>
        %4383 = memref.load %key_norm[%4375] : memref<?xf32>
        %4384 = arith.select %4348, %4382, %4383 : f32
        %4385 = arith.mulf %4309, %4347 : f32
        %4386 = arith.mulf %4385, %4384 : f32
        %4387 = arith.select %4333, %4386, %4309 : f32
        %4388 = arith.addi %4310, %c10 : index
        %4389 = memref.load %query_norm[%4310] : memref<?xf32>
        %4390 = memref.load %key_norm[%4310] : memref<?xf32>
        %4391 = arith.select %4348, %4389, %4390 : f32
        %4392 = arith.mulf %4318, %4347 : f32
        %4393 = arith.mulf %4392, %4391 : f32
        %4394 = arith.select %4333, %4393, %4318 : f32
        %4395 = memref.load %query_norm[%4388] : memref<?xf32>
        %4396 = memref.load %key_norm[%4388] : memref<?xf32>
        %4397 = arith.select %4348, %4395, %4396 : f32
        %4398 = arith.mulf %4327, %4347 : f32
        %4399 = arith.mulf %4398, %4397 : f32
        %4400 = arith.select %4333, %4399, %4327 : f32
        %4401 = arith.remui %4332, %c7 : index
        %4402 = arith.muli %4401, %c7 : index
        %4403 = arith.addi %4402, %4256 : index
        %4404 = arith.divui %4332, %c7 : index
        %4405 = arith.addi %4404, %c7 : index
        %4406 = arith.muli %4405, %c7 : index
        %4407 = arith.addi %4406, %4256 : index
        %4408 = memref.load %rope[%4403] : memref<?xf32>
        %4409 = arith.addi %4403, %c10 : index
        %4410 = memref.load %rope[%4409] : memref<?xf32>
        %4411 = memref.load %rope[%4407] : memref<?xf32>
        %4412 = arith.addi %4407, %c10 : index
        %4413 = memref.load %rope[%4412] : memref<?xf32>
        %4414 = arith.mulf %4411, %4408 : f32
        %4415 = arith.mulf %4413, %4410 : f32
        %4416 = arith.subf %4414, %4415 : f32
        %4417 = arith.mulf %4413, %4408 : f32
        %4418 = arith.mulf %4411, %4410 : f32
        %4419 = arith.addf %4417, %4418 : f32
        %4420 = arith.mulf %4355, %4416 : f32
        %4421 = arith.mulf %4361, %4419 : f32
        %4422 = arith.subf %4420, %4421 : f32
        %4423 = arith.mulf %4361, %4416 : f32
        %4424 = arith.mulf %4355, %4419 : f32
        %4425 = arith.addf %4423, %4424 : f32
        %4426 = arith.cmpi slt, %0, %heads : index
        scf.if %4426 {
          %4427 = arith.muli %4253, %heads : index
          %4428 = arith.addi %4427, %0 : index
          %4429 = arith.muli %4428, %c7 : index
          %4430 = arith.addi %4429, %4256 : index
          memref.store %4422, %q[%4430] : memref<?xf32>
          %4431 = arith.addi %4430, %c10 : index
          memref.store %4425, %q[%4431] : memref<?xf32>
        } else {
          %4432 = arith.addi %4254, %4256 : index
          memref.store %4422, %24[%4432] : memref<?xf32>
          %4433 = arith.addi %4254, %4256 : index
          %4434 = arith.addi %4433, %c10 : index
          memref.store %4425, %24[%4434] : memref<?xf32>
        }
        %4435 = arith.remui %4332, %c7 : index
        %4436 = arith.muli %4435, %c7 : index
        %4437 = arith.addi %4436, %4274 : index
        %4438 = arith.divui %4332, %c7 : index
        %4439 = arith.addi %4438, %c7 : index
        %4440 = arith.muli %4439, %c7 : index
        %4441 = arith.addi %4440, %4274 : index
        %4442 = memref.load %rope[%4437] : memref<?xf32>
        %4443 = arith.addi %4437, %c10 : index
        %4444 = memref.load %rope[%4443] : memref<?xf32>
        %4445 = memref.load %rope[%4441] : memref<?xf32>
        %4446 = arith.addi %4441, %c10 : index
        %4447 = memref.load %rope[%4446] : memref<?xf32>
        %4448 = arith.mulf %4445, %4442 : f32
        %4449 = arith.mulf %4447, %4444 : f32
        %4450 = arith.subf %4448, %4449 : f32
        %4451 = arith.mulf %4447, %4442 : f32
        %4452 = arith.mulf %4445, %4444 : f32
        %4453 = arith.addf %4451, %4452 : f32
        %4454 = arith.mulf %4368, %4450 : f32
        %4455 = arith.mulf %4374, %4453 : f32
        %4456 = arith.subf %4454, %4455 : f32
        %4457 = arith.mulf %4374, %4450 : f32
        %4458 = arith.mulf %4368, %4453 : f32
        %4459 = arith.addf %4457, %4458 : f32
        %4460 = arith.cmpi slt, %0, %heads : index
        scf.if %4460 {
          %4461 = arith.muli %4253, %heads : index
          %4462 = arith.addi %4461, %0 : index
          %4463 = arith.muli %4462, %c7 : index
          %4464 = arith.addi %4463, %4274 : index
          memref.store %4456, %q[%4464] : memref<?xf32>
          %4465 = arith.addi %4464, %c10 : index
          memref.store %4459, %q[%4465] : memref<?xf32>
        } else {
          %4466 = arith.addi %4254, %4274 : index
          memref.store %4456, %24[%4466] : memref<?xf32>
          %4467 = arith.addi %4254, %4274 : index
          %4468 = arith.addi %4467, %c10 : index
          memref.store %4459, %24[%4468] : memref<?xf32>
        }
        %4469 = arith.remui %4332, %c7 : index
        %4470 = arith.muli %4469, %c7 : index
        %4471 = arith.addi %4470, %4292 : index
        %4472 = arith.divui %4332, %c7 : index
        %4473 = arith.addi %4472, %c7 : index
        %4474 = arith.muli %4473, %c7 : index
        %4475 = arith.addi %4474, %4292 : index
        %4476 = memref.load %rope[%4471] : memref<?xf32>
        %4477 = arith.addi %4471, %c10 : index
        %4478 = memref.load %rope[%4477] : memref<?xf32>
        %4479 = memref.load %rope[%4475] : memref<?xf32>
        %4480 = arith.addi %4475, %c10 : index
        %4481 = memref.load %rope[%4480] : memref<?xf32>
        %4482 = arith.mulf %4479, %4476 : f32
        %4483 = arith.mulf %4481, %4478 : f32
        %4484 = arith.subf %4482, %4483 : f32
        %4485 = arith.mulf %4481, %4476 : f32
        %4486 = arith.mulf %4479, %4478 : f32
        %4487 = arith.addf %4485, %4486 : f32
        %4488 = arith.mulf %4381, %4484 : f32
        %4489 = arith.mulf %4387, %4487 : f32
        %4490 = arith.subf %4488, %4489 : f32
        %4491 = arith.mulf %4387, %4484 : f32
        %4492 = arith.mulf %4381, %4487 : f32
        %4493 = arith.addf %4491, %4492 : f32
        %4494 = arith.cmpi slt, %0, %heads : index
        scf.if %4494 {
          %4495 = arith.muli %4253, %heads : index
          %4496 = arith.addi %4495, %0 : index
          %4497 = arith.muli %4496, %c7 : index
          %4498 = arith.addi %4497, %4292 : index
          memref.store %4490, %q[%4498] : memref<?xf32>
          %4499 = arith.addi %4498, %c10 : index
          memref.store %4493, %q[%4499] : memref<?xf32>
        } else {
          %4500 = arith.addi %4254, %4292 : index
          memref.store %4490, %24[%4500] : memref<?xf32>
          %4501 = arith.addi %4254, %4292 : index
          %4502 = arith.addi %4501, %c10 : index
          memref.store %4493, %24[%4502] : memref<?xf32>
        }
        %4503 = arith.remui %4332, %c7 : index
        %4504 = arith.muli %4503, %c7 : index
        %4505 = arith.addi %4504, %4310 : index
        %4506 = arith.divui %4332, %c7 : index
        %4507 = arith.addi %4506, %c7 : index
        %4508 = arith.muli %4507, %c7 : index
        %4509 = arith.addi %4508, %4310 : index
        %4510 = memref.load %rope[%4505] : memref<?xf32>
        %4511 = arith.addi %4505, %c10 : index
        %4512 = memref.load %rope[%4511] : memref<?xf32>
        %4513 = memref.load %rope[%4509] : memref<?xf32>
        %4514 = arith.addi %4509, %c10 : index
        %4515 = memref.load %rope[%4514] : memref<?xf32>
        %4516 = arith.mulf %4513, %4510 : f32
        %4517 = arith.mulf %4515, %4512 : f32
        %4518 = arith.subf %4516, %4517 : f32
        %4519 = arith.mulf %4515, %4510 : f32
        %4520 = arith.mulf %4513, %4512 : f32
        %4521 = arith.addf %4519, %4520 : f32
        %4522 = arith.mulf %4394, %4518 : f32
        %4523 = arith.mulf %4400, %4521 : f32
        %4524 = arith.subf %4522, %4523 : f32
        %4525 = arith.mulf %4400, %4518 : f32
        %4526 = arith.mulf %4394, %4521 : f32
        %4527 = arith.addf %4525, %4526 : f32
        %4528 = arith.cmpi slt, %0, %heads : index
        scf.if %4528 {
          %4529 = arith.muli %4253, %heads : index
          %4530 = arith.addi %4529, %0 : index
          %4531 = arith.muli %4530, %c7 : index
          %4532 = arith.addi %4531, %4310 : index
          memref.store %4524, %q[%4532] : memref<?xf32>
          %4533 = arith.addi %4532, %c10 : index
          memref.store %4527, %q[%4533] : memref<?xf32>
        } else {
          %4534 = arith.addi %4254, %4310 : index
          memref.store %4524, %24[%4534] : memref<?xf32>
          %4535 = arith.addi %4254, %4310 : index
          %4536 = arith.addi %4535, %c10 : index
          memref.store %4527, %24[%4536] : memref<?xf32>
        }
      } else {
        %4537 = arith.cmpi slt, %0, %heads : index
        scf.if %4537 {
          %4538 = arith.muli %4253, %heads : index
          %4539 = arith.addi %4538, %0 : index
          %4540 = arith.muli %4539, %c7 : index
          %4541 = arith.addi %4540, %4256 : index
          memref.store %4264, %q[%4541] : memref<?xf32>
          %4542 = arith.addi %4541, %c10 : index
          memref.store %4273, %q[%4542] : memref<?xf32>
        } else {
          %4543 = arith.addi %4254, %4256 : index
          memref.store %4264, %24[%4543] : memref<?xf32>
          %4544 = arith.addi %4254, %4256 : index
          %4545 = arith.addi %4544, %c10 : index
          memref.store %4273, %24[%4545] : memref<?xf32>
        }
        %4546 = arith.cmpi slt, %0, %heads : index
        scf.if %4546 {
          %4547 = arith.muli %4253, %heads : index
          %4548 = arith.addi %4547, %0 : index
          %4549 = arith.muli %4548, %c7 : index
          %4550 = arith.addi %4549, %4274 : index
          memref.store %4282, %q[%4550] : memref<?xf32>
          %4551 = arith.addi %4550, %c10 : index
          memref.store %4291, %q[%4551] : memref<?xf32>
        } else {
          %4552 = arith.addi %4254, %4274 : index
          memref.store %4282, %24[%4552] : memref<?xf32>
          %4553 = arith.addi %4254, %4274 : index
          %4554 = arith.addi %4553, %c10 : index
          memref.store %4291, %24[%4554] : memref<?xf32>
        }
        %4555 = arith.cmpi slt, %0, %heads : index
        scf.if %4555 {
          %4556 = arith.muli %4253, %heads : index
          %4557 = arith.addi %4556, %0 : index
          %4558 = arith.muli %4557, %c7 : index
          %4559 = arith.addi %4558, %4292 : index
          memref.store %4300, %q[%4559] : memref<?xf32>
          %4560 = arith.addi %4559, %c10 : index
          memref.store %4309, %q[%4560] : memref<?xf32>
        } else {
          %4561 = arith.addi %4254, %4292 : index
          memref.store %4300, %24[%4561] : memref<?xf32>
          %4562 = arith.addi %4254, %4292 : index
          %4563 = arith.addi %4562, %c10 : index
          memref.store %4309, %24[%4563] : memref<?xf32>
        }
        %4564 = arith.cmpi slt, %0, %heads : index
        scf.if %4564 {
          %4565 = arith.muli %4253, %heads : index
          %4566 = arith.addi %4565, %0 : index
          %4567 = arith.muli %4566, %c7 : index
          %4568 = arith.addi %4567, %4310 : index
          memref.store %4318, %q[%4568] : memref<?xf32>
          %4569 = arith.addi %4568, %c10 : index
          memref.store %4327, %q[%4569] : memref<?xf32>
        } else {
          %4570 = arith.addi %4254, %4310 : index
          memref.store %4318, %24[%4570] : memref<?xf32>
          %4571 = arith.addi %4254, %4310 : index
          %4572 = arith.addi %4571, %c10 : index
          memref.store %4327, %24[%4572] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %4573 = arith.cmpi sge, %0, %heads : index
    scf.if %4573 {
      %4574 = arith.addi %4249, %c11 : index
      %4575 = arith.addi %4248, %4574 : index
      %4576 = arith.cmpi slt, %4575, %26 : index
      scf.if %4576 {
        %4577 = arith.addi %4248, %4574 : index
        %4578 = arith.addi %slotsAt, %4577 : index
        %4579 = memref.load %step[%4578] : memref<?xi32>
        %4580 = arith.index_cast %4579 : i32 to index
        %4581 = arith.cmpi sge, %4580, %c11 : index
        scf.if %4581 {
          %4582 = arith.muli %4574, %c7 : index
          %4583 = arith.subi %0, %heads : index
          %4584 = memref.load %scales[%4583] : memref<?xf32>
          %4585 = vector.broadcast %4584 : f32 to vector<4xf32>
          %4586 = arith.divui %4580, %c4 : index
          %4587 = arith.remui %4580, %c4 : index
          %4588 = arith.muli %4586, %pageBytes : index
          %4589 = arith.cmpi eq, %codec, %c11 : index
          scf.if %4589 {
            %4590 = wave.lane
            %4591 = arith.muli %4590, %c36 : index
            scf.for %4592 = %4591 to %c7 step %c10 {
              %4593 = arith.addi %4582, %4592 : index
              %4594 = vector.load %24[%4593] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4595 = arith.mulf %4594, %4585 : vector<4xf32>
              %4596 = arith.minimumf %4595, %c49 : vector<4xf32>
              %4597 = arith.maximumf %4596, %c50 : vector<4xf32>
              %4598 = arith.truncf %4597 : vector<4xf32> to vector<4xf16>
              %4599 = vector.bitcast %4598 : vector<4xf16> to vector<8xi8>
              %4600 = arith.cmpi slt, %4583, %kvHeads : index
              scf.if %4600 {
                %4601 = arith.muli %4583, %c51 : index
                %4602 = arith.addi %4588, %4601 : index
                %4603 = arith.divui %4592, %c4 : index
                %4604 = arith.muli %4603, %c52 : index
                %4605 = arith.remui %4592, %c4 : index
                %4606 = arith.divui %4605, %c2 : index
                %4607 = arith.muli %4606, %c7 : index
                %4608 = arith.muli %4587, %c4 : index
                %4609 = arith.addi %4607, %4608 : index
                %4610 = arith.remui %4605, %c2 : index
                %4611 = arith.muli %4610, %c6 : index
                %4612 = arith.addi %4609, %4611 : index
                %4613 = arith.addi %4604, %4612 : index
                %4614 = arith.addi %4602, %4613 : index
                vector.store %4599, %kv[%4614] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %4615 = arith.subi %4583, %kvHeads : index
                %4616 = arith.muli %4615, %c51 : index
                %4617 = arith.addi %4588, %4616 : index
                %4618 = arith.addi %4592, %c11 : index
                %4619 = arith.divui %4618, %c4 : index
                %4620 = arith.muli %4619, %c52 : index
                %4621 = arith.addi %4620, %c12 : index
                %4622 = arith.remui %4618, %c4 : index
                %4623 = arith.divui %4587, %c6 : index
                %4624 = arith.remui %4587, %c6 : index
                %4625 = arith.muli %4624, %c2 : index
                %4626 = arith.addi %4623, %4625 : index
                %4627 = arith.divui %4626, %c2 : index
                %4628 = arith.muli %4627, %c7 : index
                %4629 = arith.muli %4622, %c4 : index
                %4630 = arith.addi %4628, %4629 : index
                %4631 = arith.remui %4626, %c2 : index
                %4632 = arith.muli %4631, %c6 : index
                %4633 = arith.addi %4630, %4632 : index
                %4634 = arith.addi %4621, %4633 : index
                %4635 = arith.addi %4617, %4634 : index
                %4636 = vector.shuffle %4599, %4599 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %4636, %kv[%4635] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4637 = arith.addi %4592, %c5 : index
                %4638 = arith.divui %4637, %c4 : index
                %4639 = arith.muli %4638, %c52 : index
                %4640 = arith.addi %4639, %c12 : index
                %4641 = arith.remui %4637, %c4 : index
                %4642 = arith.divui %4587, %c6 : index
                %4643 = arith.remui %4587, %c6 : index
                %4644 = arith.muli %4643, %c2 : index
                %4645 = arith.addi %4642, %4644 : index
                %4646 = arith.divui %4645, %c2 : index
                %4647 = arith.muli %4646, %c7 : index
                %4648 = arith.muli %4641, %c4 : index
                %4649 = arith.addi %4647, %4648 : index
                %4650 = arith.remui %4645, %c2 : index
                %4651 = arith.muli %4650, %c6 : index
                %4652 = arith.addi %4649, %4651 : index
                %4653 = arith.addi %4640, %4652 : index
                %4654 = arith.addi %4617, %4653 : index
                %4655 = vector.shuffle %4599, %4599 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %4655, %kv[%4654] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4656 = arith.addi %4592, %c6 : index
                %4657 = arith.divui %4656, %c4 : index
                %4658 = arith.muli %4657, %c52 : index
                %4659 = arith.addi %4658, %c12 : index
                %4660 = arith.remui %4656, %c4 : index
                %4661 = arith.divui %4587, %c6 : index
                %4662 = arith.remui %4587, %c6 : index
                %4663 = arith.muli %4662, %c2 : index
                %4664 = arith.addi %4661, %4663 : index
                %4665 = arith.divui %4664, %c2 : index
                %4666 = arith.muli %4665, %c7 : index
                %4667 = arith.muli %4660, %c4 : index
                %4668 = arith.addi %4666, %4667 : index
                %4669 = arith.remui %4664, %c2 : index
                %4670 = arith.muli %4669, %c6 : index
                %4671 = arith.addi %4668, %4670 : index
                %4672 = arith.addi %4659, %4671 : index
                %4673 = arith.addi %4617, %4672 : index
                %4674 = vector.shuffle %4599, %4599 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %4674, %kv[%4673] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4675 = arith.addi %4592, %c31 : index
                %4676 = arith.divui %4675, %c4 : index
                %4677 = arith.muli %4676, %c52 : index
                %4678 = arith.addi %4677, %c12 : index
                %4679 = arith.remui %4675, %c4 : index
                %4680 = arith.divui %4587, %c6 : index
                %4681 = arith.remui %4587, %c6 : index
                %4682 = arith.muli %4681, %c2 : index
                %4683 = arith.addi %4680, %4682 : index
                %4684 = arith.divui %4683, %c2 : index
                %4685 = arith.muli %4684, %c7 : index
                %4686 = arith.muli %4679, %c4 : index
                %4687 = arith.addi %4685, %4686 : index
                %4688 = arith.remui %4683, %c2 : index
                %4689 = arith.muli %4688, %c6 : index
                %4690 = arith.addi %4687, %4689 : index
                %4691 = arith.addi %4678, %4690 : index
                %4692 = arith.addi %4617, %4691 : index
                %4693 = vector.shuffle %4599, %4599 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %4693, %kv[%4692] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %4694 = arith.cmpi eq, %codec, %c5 : index
          scf.if %4694 {
            %4695 = wave.lane
            %4696 = arith.muli %4695, %c36 : index
            scf.for %4697 = %4696 to %c7 step %c10 {
              %4698 = arith.addi %4582, %4697 : index
              %4699 = vector.load %24[%4698] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4700 = arith.mulf %4699, %4585 : vector<4xf32>
              %4701 = wave.fp8_encode "e4m3" %4700 : vector<4xf32> -> vector<4xi8>
              %4702 = arith.cmpi slt, %4583, %kvHeads : index
              scf.if %4702 {
                %4703 = arith.muli %4583, %c12 : index
                %4704 = arith.addi %4588, %4703 : index
                %4705 = vector.shuffle %4701, %4701 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4706 = arith.divui %4697, %c4 : index
                %4707 = arith.muli %4706, %c7 : index
                %4708 = arith.remui %4697, %c4 : index
                %4709 = arith.muli %4587, %c4 : index
                %4710 = arith.divui %4708, %c36 : index
                %4711 = arith.muli %4710, %c36 : index
                %4712 = arith.remui %4708, %c6 : index
                %4713 = arith.muli %4712, %c6 : index
                %4714 = arith.addi %4711, %4713 : index
                %4715 = arith.divui %4708, %c6 : index
                %4716 = arith.remui %4715, %c6 : index
                %4717 = arith.addi %4714, %4716 : index
                %4718 = arith.addi %4709, %4717 : index
                %4719 = arith.addi %4707, %4718 : index
                %4720 = arith.addi %4704, %4719 : index
                vector.store %4705, %kv[%4720] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4721 = arith.subi %4583, %kvHeads : index
                %4722 = arith.muli %4721, %c12 : index
                %4723 = arith.addi %4588, %4722 : index
                %4724 = arith.addi %4697, %c11 : index
                %4725 = arith.divui %4724, %c4 : index
                %4726 = arith.muli %4725, %c7 : index
                %4727 = arith.addi %4726, %c13 : index
                %4728 = arith.remui %4724, %c4 : index
                %4729 = arith.divui %4587, %c6 : index
                %4730 = arith.remui %4587, %c6 : index
                %4731 = arith.muli %4730, %c2 : index
                %4732 = arith.addi %4729, %4731 : index
                %4733 = arith.muli %4728, %c4 : index
                %4734 = arith.divui %4732, %c36 : index
                %4735 = arith.muli %4734, %c36 : index
                %4736 = arith.remui %4732, %c6 : index
                %4737 = arith.muli %4736, %c6 : index
                %4738 = arith.addi %4735, %4737 : index
                %4739 = arith.divui %4732, %c6 : index
                %4740 = arith.remui %4739, %c6 : index
                %4741 = arith.addi %4738, %4740 : index
                %4742 = arith.addi %4733, %4741 : index
                %4743 = arith.addi %4727, %4742 : index
                %4744 = arith.addi %4723, %4743 : index
                %4745 = vector.shuffle %4701, %4701 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4745, %kv[%4744] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4746 = arith.addi %4697, %c5 : index
                %4747 = arith.divui %4746, %c4 : index
                %4748 = arith.muli %4747, %c7 : index
                %4749 = arith.addi %4748, %c13 : index
                %4750 = arith.remui %4746, %c4 : index
                %4751 = arith.divui %4587, %c6 : index
                %4752 = arith.remui %4587, %c6 : index
                %4753 = arith.muli %4752, %c2 : index
                %4754 = arith.addi %4751, %4753 : index
                %4755 = arith.muli %4750, %c4 : index
                %4756 = arith.divui %4754, %c36 : index
                %4757 = arith.muli %4756, %c36 : index
                %4758 = arith.remui %4754, %c6 : index
                %4759 = arith.muli %4758, %c6 : index
                %4760 = arith.addi %4757, %4759 : index
                %4761 = arith.divui %4754, %c6 : index
                %4762 = arith.remui %4761, %c6 : index
                %4763 = arith.addi %4760, %4762 : index
                %4764 = arith.addi %4755, %4763 : index
                %4765 = arith.addi %4749, %4764 : index
                %4766 = arith.addi %4723, %4765 : index
                %4767 = vector.shuffle %4701, %4701 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4767, %kv[%4766] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4768 = arith.addi %4697, %c6 : index
                %4769 = arith.divui %4768, %c4 : index
                %4770 = arith.muli %4769, %c7 : index
                %4771 = arith.addi %4770, %c13 : index
                %4772 = arith.remui %4768, %c4 : index
                %4773 = arith.divui %4587, %c6 : index
                %4774 = arith.remui %4587, %c6 : index
                %4775 = arith.muli %4774, %c2 : index
                %4776 = arith.addi %4773, %4775 : index
                %4777 = arith.muli %4772, %c4 : index
                %4778 = arith.divui %4776, %c36 : index
                %4779 = arith.muli %4778, %c36 : index
                %4780 = arith.remui %4776, %c6 : index
                %4781 = arith.muli %4780, %c6 : index
                %4782 = arith.addi %4779, %4781 : index
                %4783 = arith.divui %4776, %c6 : index
                %4784 = arith.remui %4783, %c6 : index
                %4785 = arith.addi %4782, %4784 : index
                %4786 = arith.addi %4777, %4785 : index
                %4787 = arith.addi %4771, %4786 : index
                %4788 = arith.addi %4723, %4787 : index
                %4789 = vector.shuffle %4701, %4701 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4789, %kv[%4788] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4790 = arith.addi %4697, %c31 : index
                %4791 = arith.divui %4790, %c4 : index
                %4792 = arith.muli %4791, %c7 : index
                %4793 = arith.addi %4792, %c13 : index
                %4794 = arith.remui %4790, %c4 : index
                %4795 = arith.divui %4587, %c6 : index
                %4796 = arith.remui %4587, %c6 : index
                %4797 = arith.muli %4796, %c2 : index
                %4798 = arith.addi %4795, %4797 : index
                %4799 = arith.muli %4794, %c4 : index
                %4800 = arith.divui %4798, %c36 : index
                %4801 = arith.muli %4800, %c36 : index
                %4802 = arith.remui %4798, %c6 : index
                %4803 = arith.muli %4802, %c6 : index
                %4804 = arith.addi %4801, %4803 : index
                %4805 = arith.divui %4798, %c6 : index
                %4806 = arith.remui %4805, %c6 : index
                %4807 = arith.addi %4804, %4806 : index
                %4808 = arith.addi %4799, %4807 : index
                %4809 = arith.addi %4793, %4808 : index
                %4810 = arith.addi %4723, %4809 : index
                %4811 = vector.shuffle %4701, %4701 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4811, %kv[%4810] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %4812 = arith.cmpi eq, %codec, %c6 : index
          scf.if %4812 {
            %4813 = wave.lane
            %4814 = arith.muli %4813, %c36 : index
            scf.for %4815 = %4814 to %c7 step %c10 {
              %4816 = arith.addi %4582, %4815 : index
              %4817 = vector.load %24[%4816] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4818 = arith.mulf %4817, %4585 : vector<4xf32>
              %4819 = wave.fp8_encode "e5m2" %4818 : vector<4xf32> -> vector<4xi8>
              %4820 = arith.cmpi slt, %4583, %kvHeads : index
              scf.if %4820 {
                %4821 = arith.muli %4583, %c12 : index
                %4822 = arith.addi %4588, %4821 : index
                %4823 = vector.shuffle %4819, %4819 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4824 = arith.divui %4815, %c4 : index
                %4825 = arith.muli %4824, %c7 : index
                %4826 = arith.remui %4815, %c4 : index
                %4827 = arith.muli %4587, %c4 : index
                %4828 = arith.divui %4826, %c36 : index
                %4829 = arith.muli %4828, %c36 : index
                %4830 = arith.remui %4826, %c6 : index
                %4831 = arith.muli %4830, %c6 : index
                %4832 = arith.addi %4829, %4831 : index
                %4833 = arith.divui %4826, %c6 : index
                %4834 = arith.remui %4833, %c6 : index
                %4835 = arith.addi %4832, %4834 : index
                %4836 = arith.addi %4827, %4835 : index
                %4837 = arith.addi %4825, %4836 : index
                %4838 = arith.addi %4822, %4837 : index
                vector.store %4823, %kv[%4838] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4839 = arith.subi %4583, %kvHeads : index
                %4840 = arith.muli %4839, %c12 : index
                %4841 = arith.addi %4588, %4840 : index
                %4842 = arith.addi %4815, %c11 : index
                %4843 = arith.divui %4842, %c4 : index
                %4844 = arith.muli %4843, %c7 : index
                %4845 = arith.addi %4844, %c13 : index
                %4846 = arith.remui %4842, %c4 : index
                %4847 = arith.divui %4587, %c6 : index
                %4848 = arith.remui %4587, %c6 : index
                %4849 = arith.muli %4848, %c2 : index
                %4850 = arith.addi %4847, %4849 : index
                %4851 = arith.muli %4846, %c4 : index
                %4852 = arith.divui %4850, %c36 : index
                %4853 = arith.muli %4852, %c36 : index
                %4854 = arith.remui %4850, %c6 : index
                %4855 = arith.muli %4854, %c6 : index
                %4856 = arith.addi %4853, %4855 : index
                %4857 = arith.divui %4850, %c6 : index
                %4858 = arith.remui %4857, %c6 : index
                %4859 = arith.addi %4856, %4858 : index
                %4860 = arith.addi %4851, %4859 : index
                %4861 = arith.addi %4845, %4860 : index
                %4862 = arith.addi %4841, %4861 : index
                %4863 = vector.shuffle %4819, %4819 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4863, %kv[%4862] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4864 = arith.addi %4815, %c5 : index
                %4865 = arith.divui %4864, %c4 : index
                %4866 = arith.muli %4865, %c7 : index
                %4867 = arith.addi %4866, %c13 : index
                %4868 = arith.remui %4864, %c4 : index
                %4869 = arith.divui %4587, %c6 : index
                %4870 = arith.remui %4587, %c6 : index
                %4871 = arith.muli %4870, %c2 : index
                %4872 = arith.addi %4869, %4871 : index
                %4873 = arith.muli %4868, %c4 : index
                %4874 = arith.divui %4872, %c36 : index
                %4875 = arith.muli %4874, %c36 : index
                %4876 = arith.remui %4872, %c6 : index
                %4877 = arith.muli %4876, %c6 : index
                %4878 = arith.addi %4875, %4877 : index
                %4879 = arith.divui %4872, %c6 : index
                %4880 = arith.remui %4879, %c6 : index
                %4881 = arith.addi %4878, %4880 : index
                %4882 = arith.addi %4873, %4881 : index
                %4883 = arith.addi %4867, %4882 : index
                %4884 = arith.addi %4841, %4883 : index
                %4885 = vector.shuffle %4819, %4819 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4885, %kv[%4884] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4886 = arith.addi %4815, %c6 : index
                %4887 = arith.divui %4886, %c4 : index
                %4888 = arith.muli %4887, %c7 : index
                %4889 = arith.addi %4888, %c13 : index
                %4890 = arith.remui %4886, %c4 : index
                %4891 = arith.divui %4587, %c6 : index
                %4892 = arith.remui %4587, %c6 : index
                %4893 = arith.muli %4892, %c2 : index
                %4894 = arith.addi %4891, %4893 : index
                %4895 = arith.muli %4890, %c4 : index
                %4896 = arith.divui %4894, %c36 : index
                %4897 = arith.muli %4896, %c36 : index
                %4898 = arith.remui %4894, %c6 : index
                %4899 = arith.muli %4898, %c6 : index
                %4900 = arith.addi %4897, %4899 : index
                %4901 = arith.divui %4894, %c6 : index
                %4902 = arith.remui %4901, %c6 : index
                %4903 = arith.addi %4900, %4902 : index
                %4904 = arith.addi %4895, %4903 : index
                %4905 = arith.addi %4889, %4904 : index
                %4906 = arith.addi %4841, %4905 : index
                %4907 = vector.shuffle %4819, %4819 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4907, %kv[%4906] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4908 = arith.addi %4815, %c31 : index
                %4909 = arith.divui %4908, %c4 : index
                %4910 = arith.muli %4909, %c7 : index
                %4911 = arith.addi %4910, %c13 : index
                %4912 = arith.remui %4908, %c4 : index
                %4913 = arith.divui %4587, %c6 : index
                %4914 = arith.remui %4587, %c6 : index
                %4915 = arith.muli %4914, %c2 : index
                %4916 = arith.addi %4913, %4915 : index
                %4917 = arith.muli %4912, %c4 : index
                %4918 = arith.divui %4916, %c36 : index
                %4919 = arith.muli %4918, %c36 : index
                %4920 = arith.remui %4916, %c6 : index
                %4921 = arith.muli %4920, %c6 : index
                %4922 = arith.addi %4919, %4921 : index
                %4923 = arith.divui %4916, %c6 : index
                %4924 = arith.remui %4923, %c6 : index
                %4925 = arith.addi %4922, %4924 : index
                %4926 = arith.addi %4917, %4925 : index
                %4927 = arith.addi %4911, %4926 : index
                %4928 = arith.addi %4841, %4927 : index
                %4929 = vector.shuffle %4819, %4819 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4929, %kv[%4928] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
