// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q2_k', dim=80, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q2_k_d80_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 10 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 5 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 2 : index
  %c6 = arith.constant 256 : index
  %c7 = arith.constant 64 : index
  %c8 = arith.constant 127 : index
  %c9 = arith.constant 128 : index
  %c10 = arith.constant 1 : index
  %c11 = arith.constant 0 : index
  %c12 = arith.constant 2560 : index
  %c13 = arith.constant 1280 : index
  %tileRows = wave.param "tileRows" : index
  %c15 = arith.constant 16 : index
  %c16 = arith.constant 8 : index
  %c17 = arith.constant 32 : index
  %c18 = arith.constant 48 : index
  %c19 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c22 = arith.constant dense<[0, 8, 0, 8]> : vector<4xi32>
  %c23 = arith.constant dense<196611> : vector<4xi32>
  %c24 = arith.constant dense<1677747200> : vector<4xi32>
  %c25 = arith.constant dense<[2, 10, 2, 10]> : vector<4xi32>
  %c26 = arith.constant dense<[4, 12, 4, 12]> : vector<4xi32>
  %c27 = arith.constant dense<[6, 14, 6, 14]> : vector<4xi32>
  %c28 = arith.constant dense<0x6400> : vector<32xf16>
  %c29 = arith.constant 3 : index
  %c30 = arith.constant 96 : index
  %c31 = arith.constant 160 : index
  %c32 = arith.constant 192 : index
  %c33 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c36 = arith.constant 80 : index
  %hasBias = wave.param "hasBias" : index
  %c38 = arith.constant 40 : index
  %c39 = arith.constant 39 : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c42 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %c44 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c46 = arith.constant 10 : index
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c50 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c51 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c52 = arith.constant 5120 : index
  %c53 = arith.constant 512 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = wave.wave
  %3 = arith.remui %2, %c2 : index
  %4 = arith.divui %2, %c2 : index
  %5 = arith.muli %inputFeatures, %c4 : index
  %6 = arith.muli %inputFeatures, %c4 : index
  %7 = arith.divui %6, %c5 : index
  %8 = arith.divui %inputFeatures, %c6 : index
  %9 = arith.muli %8, %c7 : index
  %10 = arith.addi %9, %7 : index
  %11 = arith.addi %10, %c8 : index
  %12 = arith.divui %11, %c9 : index
  %13 = arith.muli %12, %c9 : index
  %14 = arith.addi %5, %13 : index
  %15 = arith.addi %14, %c9 : index
  %16 = arith.muli %0, %c2 : index
  %17 = arith.muli %3, %c10 : index
  %18 = arith.addi %16, %17 : index
  %19 = arith.addi %18, %c11 : index
  %20 = arith.muli %19, %15 : index
  %21 = wave.scratch %c12 : memref<?xf32>
  %22 = wave.scratch %c13 : memref<?xf32>
  %23 = memref.load %step[%c11] : memref<?xi32>
  %24 = arith.index_cast %23 : i32 to index
  %25 = arith.muli %1, %c7 : index
  %26 = arith.cmpi slt, %25, %24 : index
  scf.if %26 {
    %27 = wave.lane
    %28 = arith.remui %27, %c15 : index
    %29 = arith.remui %28, %tileRows : index
    %30 = arith.addi %25, %29 : index
    %31 = arith.divui %30, %tileRows : index
    %32 = arith.divui %inputFeatures, %c15 : index
    %33 = arith.muli %31, %32 : index
    %34 = arith.divui %c11, %c15 : index
    %35 = arith.addi %33, %34 : index
    %36 = arith.muli %35, %c5 : index
    %37 = arith.remui %c11, %c15 : index
    %38 = arith.divui %37, %c16 : index
    %39 = arith.addi %36, %38 : index
    %40 = arith.muli %tileRows, %c16 : index
    %41 = arith.muli %39, %40 : index
    %42 = arith.remui %30, %tileRows : index
    %43 = arith.muli %42, %c16 : index
    %44 = arith.addi %41, %43 : index
    %45 = arith.remui %c11, %c16 : index
    %46 = arith.addi %44, %45 : index
    %47 = arith.addi %28, %c15 : index
    %48 = arith.addi %25, %47 : index
    %49 = arith.divui %48, %tileRows : index
    %50 = arith.divui %inputFeatures, %c15 : index
    %51 = arith.muli %49, %50 : index
    %52 = arith.divui %c11, %c15 : index
    %53 = arith.addi %51, %52 : index
    %54 = arith.muli %53, %c5 : index
    %55 = arith.remui %c11, %c15 : index
    %56 = arith.divui %55, %c16 : index
    %57 = arith.addi %54, %56 : index
    %58 = arith.muli %tileRows, %c16 : index
    %59 = arith.muli %57, %58 : index
    %60 = arith.remui %48, %tileRows : index
    %61 = arith.muli %60, %c16 : index
    %62 = arith.addi %59, %61 : index
    %63 = arith.remui %c11, %c16 : index
    %64 = arith.addi %62, %63 : index
    %65 = arith.addi %28, %c17 : index
    %66 = arith.addi %25, %65 : index
    %67 = arith.divui %66, %tileRows : index
    %68 = arith.divui %inputFeatures, %c15 : index
    %69 = arith.muli %67, %68 : index
    %70 = arith.divui %c11, %c15 : index
    %71 = arith.addi %69, %70 : index
    %72 = arith.muli %71, %c5 : index
    %73 = arith.remui %c11, %c15 : index
    %74 = arith.divui %73, %c16 : index
    %75 = arith.addi %72, %74 : index
    %76 = arith.muli %tileRows, %c16 : index
    %77 = arith.muli %75, %76 : index
    %78 = arith.remui %66, %tileRows : index
    %79 = arith.muli %78, %c16 : index
    %80 = arith.addi %77, %79 : index
    %81 = arith.remui %c11, %c16 : index
    %82 = arith.addi %80, %81 : index
    %83 = arith.addi %28, %c18 : index
    %84 = arith.addi %25, %83 : index
    %85 = arith.divui %84, %tileRows : index
    %86 = arith.divui %inputFeatures, %c15 : index
    %87 = arith.muli %85, %86 : index
    %88 = arith.divui %c11, %c15 : index
    %89 = arith.addi %87, %88 : index
    %90 = arith.muli %89, %c5 : index
    %91 = arith.remui %c11, %c15 : index
    %92 = arith.divui %91, %c16 : index
    %93 = arith.addi %90, %92 : index
    %94 = arith.muli %tileRows, %c16 : index
    %95 = arith.muli %93, %94 : index
    %96 = arith.remui %84, %tileRows : index
    %97 = arith.muli %96, %c16 : index
    %98 = arith.addi %95, %97 : index
    %99 = arith.remui %c11, %c16 : index
    %100 = arith.addi %98, %99 : index
    %101 = arith.divui %inputFeatures, %c17 : index
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
    %118:4 = scf.for %113 = %103 to %112 step %c5 iter_args(%114 = %c19, %115 = %c19, %116 = %c19, %117 = %c19) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %119 = wave.lane
      %120 = arith.addi %113, %c11 : index
      %121 = arith.remui %119, %c15 : index
      %122 = arith.addi %20, %c9 : index
      %123 = arith.divui %120, %c16 : index
      %124 = arith.muli %123, %c7 : index
      %125 = arith.addi %122, %124 : index
      %126 = arith.muli %121, %c4 : index
      %127 = arith.addi %125, %126 : index
      %128 = vector.load %w[%127] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %129 = vector.bitcast %128 : vector<4xi8> to vector<2xf16>
      %130 = arith.divui %inputFeatures, %c6 : index
      %131 = arith.muli %130, %c7 : index
      %132 = arith.addi %122, %131 : index
      %133 = arith.muli %120, %c7 : index
      %134 = arith.addi %132, %133 : index
      %135 = arith.muli %121, %c4 : index
      %136 = arith.addi %134, %135 : index
      %137 = vector.load %w[%136] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %138 = vector.extract %129[0] : f16 from vector<2xf16>
      %139 = arith.extf %138 : f16 to f32
      %140 = vector.extract %137[0] : i8 from vector<4xi8>
      %141 = arith.extui %140 : i8 to i32
      %142 = arith.sitofp %141 : i32 to f32
      %143 = arith.mulf %139, %142 : f32
      %144 = arith.truncf %143 : f32 to f16
      %145 = vector.broadcast %144 : f16 to vector<16xf16>
      %146 = vector.extract %129[1] : f16 from vector<2xf16>
      %147 = arith.extf %146 : f16 to f32
      %148 = vector.extract %137[1] : i8 from vector<4xi8>
      %149 = arith.extui %148 : i8 to i32
      %150 = arith.sitofp %149 : i32 to f32
      %151 = arith.mulf %147, %150 : f32
      %152 = arith.truncf %151 : f32 to f16
      %153 = vector.broadcast %152 : f16 to vector<16xf16>
      %154 = vector.extract %129[0] : f16 from vector<2xf16>
      %155 = arith.extf %154 : f16 to f32
      %156 = vector.extract %137[2] : i8 from vector<4xi8>
      %157 = arith.extui %156 : i8 to i32
      %158 = arith.sitofp %157 : i32 to f32
      %159 = arith.mulf %155, %158 : f32
      %160 = arith.truncf %159 : f32 to f16
      %161 = vector.broadcast %160 : f16 to vector<16xf16>
      %162 = vector.extract %129[1] : f16 from vector<2xf16>
      %163 = arith.extf %162 : f16 to f32
      %164 = vector.extract %137[3] : i8 from vector<4xi8>
      %165 = arith.extui %164 : i8 to i32
      %166 = arith.sitofp %165 : i32 to f32
      %167 = arith.mulf %163, %166 : f32
      %168 = arith.truncf %167 : f32 to f16
      %169 = vector.broadcast %168 : f16 to vector<16xf16>
      %170 = arith.addi %20, %c9 : index
      %171 = arith.muli %inputFeatures, %c4 : index
      %172 = arith.divui %171, %c5 : index
      %173 = arith.divui %inputFeatures, %c6 : index
      %174 = arith.muli %173, %c7 : index
      %175 = arith.addi %174, %172 : index
      %176 = arith.addi %175, %c8 : index
      %177 = arith.divui %176, %c9 : index
      %178 = arith.muli %177, %c9 : index
      %179 = arith.addi %170, %178 : index
      %180 = arith.muli %inputFeatures, %c11 : index
      %181 = arith.addi %179, %180 : index
      %182 = arith.muli %120, %c15 : index
      %183 = arith.addi %182, %121 : index
      %184 = arith.muli %183, %c16 : index
      %185 = arith.addi %181, %184 : index
      %186 = vector.load %w[%185] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %187 = vector.bitcast %186 : vector<8xi8> to vector<2xi32>
      %188 = vector.shuffle %187, %187 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %189 = arith.shrui %188, %c22 : vector<4xi32>
      %190 = arith.andi %189, %c23 : vector<4xi32>
      %191 = arith.ori %190, %c24 : vector<4xi32>
      %192 = vector.bitcast %191 : vector<4xi32> to vector<8xf16>
      %193 = arith.shrui %188, %c25 : vector<4xi32>
      %194 = arith.andi %193, %c23 : vector<4xi32>
      %195 = arith.ori %194, %c24 : vector<4xi32>
      %196 = vector.bitcast %195 : vector<4xi32> to vector<8xf16>
      %197 = arith.shrui %188, %c26 : vector<4xi32>
      %198 = arith.andi %197, %c23 : vector<4xi32>
      %199 = arith.ori %198, %c24 : vector<4xi32>
      %200 = vector.bitcast %199 : vector<4xi32> to vector<8xf16>
      %201 = arith.shrui %188, %c27 : vector<4xi32>
      %202 = arith.andi %201, %c23 : vector<4xi32>
      %203 = arith.ori %202, %c24 : vector<4xi32>
      %204 = vector.bitcast %203 : vector<4xi32> to vector<8xf16>
      %205 = vector.shuffle %192, %196 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %206 = vector.shuffle %200, %204 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %207 = vector.shuffle %205, %206 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %208 = arith.subf %207, %c28 : vector<32xf16>
      %209 = vector.shuffle %208, %208 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %210 = vector.shuffle %208, %208 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %211 = math.fma %209, %145, %153 : vector<16xf16>
      %212 = math.fma %210, %161, %169 : vector<16xf16>
      %213 = arith.addi %113, %c10 : index
      %214 = arith.remui %119, %c15 : index
      %215 = arith.addi %20, %c9 : index
      %216 = arith.divui %213, %c16 : index
      %217 = arith.muli %216, %c7 : index
      %218 = arith.addi %215, %217 : index
      %219 = arith.muli %214, %c4 : index
      %220 = arith.addi %218, %219 : index
      %221 = vector.load %w[%220] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %222 = vector.bitcast %221 : vector<4xi8> to vector<2xf16>
      %223 = arith.divui %inputFeatures, %c6 : index
      %224 = arith.muli %223, %c7 : index
      %225 = arith.addi %215, %224 : index
      %226 = arith.muli %213, %c7 : index
      %227 = arith.addi %225, %226 : index
      %228 = arith.muli %214, %c4 : index
      %229 = arith.addi %227, %228 : index
      %230 = vector.load %w[%229] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %231 = vector.extract %222[0] : f16 from vector<2xf16>
      %232 = arith.extf %231 : f16 to f32
      %233 = vector.extract %230[0] : i8 from vector<4xi8>
      %234 = arith.extui %233 : i8 to i32
      %235 = arith.sitofp %234 : i32 to f32
      %236 = arith.mulf %232, %235 : f32
      %237 = arith.truncf %236 : f32 to f16
      %238 = vector.broadcast %237 : f16 to vector<16xf16>
      %239 = vector.extract %222[1] : f16 from vector<2xf16>
      %240 = arith.extf %239 : f16 to f32
      %241 = vector.extract %230[1] : i8 from vector<4xi8>
      %242 = arith.extui %241 : i8 to i32
      %243 = arith.sitofp %242 : i32 to f32
      %244 = arith.mulf %240, %243 : f32
      %245 = arith.truncf %244 : f32 to f16
      %246 = vector.broadcast %245 : f16 to vector<16xf16>
      %247 = vector.extract %222[0] : f16 from vector<2xf16>
      %248 = arith.extf %247 : f16 to f32
      %249 = vector.extract %230[2] : i8 from vector<4xi8>
      %250 = arith.extui %249 : i8 to i32
      %251 = arith.sitofp %250 : i32 to f32
      %252 = arith.mulf %248, %251 : f32
      %253 = arith.truncf %252 : f32 to f16
      %254 = vector.broadcast %253 : f16 to vector<16xf16>
      %255 = vector.extract %222[1] : f16 from vector<2xf16>
      %256 = arith.extf %255 : f16 to f32
      %257 = vector.extract %230[3] : i8 from vector<4xi8>
      %258 = arith.extui %257 : i8 to i32
      %259 = arith.sitofp %258 : i32 to f32
      %260 = arith.mulf %256, %259 : f32
      %261 = arith.truncf %260 : f32 to f16
      %262 = vector.broadcast %261 : f16 to vector<16xf16>
      %263 = arith.addi %20, %c9 : index
      %264 = arith.muli %inputFeatures, %c4 : index
      %265 = arith.divui %264, %c5 : index
      %266 = arith.divui %inputFeatures, %c6 : index
      %267 = arith.muli %266, %c7 : index
      %268 = arith.addi %267, %265 : index
      %269 = arith.addi %268, %c8 : index
      %270 = arith.divui %269, %c9 : index
      %271 = arith.muli %270, %c9 : index
      %272 = arith.addi %263, %271 : index
      %273 = arith.muli %inputFeatures, %c11 : index
      %274 = arith.addi %272, %273 : index
      %275 = arith.muli %213, %c15 : index
      %276 = arith.addi %275, %214 : index
      %277 = arith.muli %276, %c16 : index
      %278 = arith.addi %274, %277 : index
      %279 = vector.load %w[%278] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %280 = vector.bitcast %279 : vector<8xi8> to vector<2xi32>
      %281 = vector.shuffle %280, %280 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %282 = arith.shrui %281, %c22 : vector<4xi32>
      %283 = arith.andi %282, %c23 : vector<4xi32>
      %284 = arith.ori %283, %c24 : vector<4xi32>
      %285 = vector.bitcast %284 : vector<4xi32> to vector<8xf16>
      %286 = arith.shrui %281, %c25 : vector<4xi32>
      %287 = arith.andi %286, %c23 : vector<4xi32>
      %288 = arith.ori %287, %c24 : vector<4xi32>
      %289 = vector.bitcast %288 : vector<4xi32> to vector<8xf16>
      %290 = arith.shrui %281, %c26 : vector<4xi32>
      %291 = arith.andi %290, %c23 : vector<4xi32>
      %292 = arith.ori %291, %c24 : vector<4xi32>
      %293 = vector.bitcast %292 : vector<4xi32> to vector<8xf16>
      %294 = arith.shrui %281, %c27 : vector<4xi32>
      %295 = arith.andi %294, %c23 : vector<4xi32>
      %296 = arith.ori %295, %c24 : vector<4xi32>
      %297 = vector.bitcast %296 : vector<4xi32> to vector<8xf16>
      %298 = vector.shuffle %285, %289 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %299 = vector.shuffle %293, %297 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %300 = vector.shuffle %298, %299 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %301 = arith.subf %300, %c28 : vector<32xf16>
      %302 = vector.shuffle %301, %301 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %303 = vector.shuffle %301, %301 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %304 = math.fma %302, %238, %246 : vector<16xf16>
      %305 = math.fma %303, %254, %262 : vector<16xf16>
      %306 = arith.muli %113, %c5 : index
      %307 = arith.addi %306, %c11 : index
      %308 = arith.muli %tileRows, %c15 : index
      %309 = arith.muli %307, %308 : index
      %310 = arith.addi %46, %309 : index
      %311 = vector.load %x[%310] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %312 = arith.muli %tileRows, %c16 : index
      %313 = arith.addi %310, %312 : index
      %314 = vector.load %x[%313] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %315 = vector.shuffle %311, %314 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %316 = wave.mma %315, %211, %114 : vector<16xf16>, vector<8xf32>
      %317 = arith.muli %113, %c5 : index
      %318 = arith.addi %317, %c11 : index
      %319 = arith.muli %tileRows, %c15 : index
      %320 = arith.muli %318, %319 : index
      %321 = arith.addi %64, %320 : index
      %322 = vector.load %x[%321] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %323 = arith.muli %tileRows, %c16 : index
      %324 = arith.addi %321, %323 : index
      %325 = vector.load %x[%324] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %326 = vector.shuffle %322, %325 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %327 = wave.mma %326, %211, %115 : vector<16xf16>, vector<8xf32>
      %328 = arith.muli %113, %c5 : index
      %329 = arith.addi %328, %c11 : index
      %330 = arith.muli %tileRows, %c15 : index
      %331 = arith.muli %329, %330 : index
      %332 = arith.addi %82, %331 : index
      %333 = vector.load %x[%332] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %334 = arith.muli %tileRows, %c16 : index
      %335 = arith.addi %332, %334 : index
      %336 = vector.load %x[%335] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %337 = vector.shuffle %333, %336 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %338 = wave.mma %337, %211, %116 : vector<16xf16>, vector<8xf32>
      %339 = arith.muli %113, %c5 : index
      %340 = arith.addi %339, %c11 : index
      %341 = arith.muli %tileRows, %c15 : index
      %342 = arith.muli %340, %341 : index
      %343 = arith.addi %100, %342 : index
      %344 = vector.load %x[%343] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %345 = arith.muli %tileRows, %c16 : index
      %346 = arith.addi %343, %345 : index
      %347 = vector.load %x[%346] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %348 = vector.shuffle %344, %347 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %349 = wave.mma %348, %211, %117 : vector<16xf16>, vector<8xf32>
      %350 = arith.muli %113, %c5 : index
      %351 = arith.addi %350, %c10 : index
      %352 = arith.muli %tileRows, %c15 : index
      %353 = arith.muli %351, %352 : index
      %354 = arith.addi %46, %353 : index
      %355 = vector.load %x[%354] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %356 = arith.muli %tileRows, %c16 : index
      %357 = arith.addi %354, %356 : index
      %358 = vector.load %x[%357] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %359 = vector.shuffle %355, %358 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %360 = wave.mma %359, %212, %316 : vector<16xf16>, vector<8xf32>
      %361 = arith.muli %113, %c5 : index
      %362 = arith.addi %361, %c10 : index
      %363 = arith.muli %tileRows, %c15 : index
      %364 = arith.muli %362, %363 : index
      %365 = arith.addi %64, %364 : index
      %366 = vector.load %x[%365] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %367 = arith.muli %tileRows, %c16 : index
      %368 = arith.addi %365, %367 : index
      %369 = vector.load %x[%368] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %370 = vector.shuffle %366, %369 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %371 = wave.mma %370, %212, %327 : vector<16xf16>, vector<8xf32>
      %372 = arith.muli %113, %c5 : index
      %373 = arith.addi %372, %c10 : index
      %374 = arith.muli %tileRows, %c15 : index
      %375 = arith.muli %373, %374 : index
      %376 = arith.addi %82, %375 : index
      %377 = vector.load %x[%376] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %378 = arith.muli %tileRows, %c16 : index
      %379 = arith.addi %376, %378 : index
      %380 = vector.load %x[%379] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %381 = vector.shuffle %377, %380 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %382 = wave.mma %381, %212, %338 : vector<16xf16>, vector<8xf32>
      %383 = arith.muli %113, %c5 : index
      %384 = arith.addi %383, %c10 : index
      %385 = arith.muli %tileRows, %c15 : index
      %386 = arith.muli %384, %385 : index
      %387 = arith.addi %100, %386 : index
      %388 = vector.load %x[%387] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %389 = arith.muli %tileRows, %c16 : index
      %390 = arith.addi %387, %389 : index
      %391 = vector.load %x[%390] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %392 = vector.shuffle %388, %391 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %393 = wave.mma %392, %212, %349 : vector<16xf16>, vector<8xf32>
      %394 = arith.muli %113, %c5 : index
      %395 = arith.addi %394, %c5 : index
      %396 = arith.muli %tileRows, %c15 : index
      %397 = arith.muli %395, %396 : index
      %398 = arith.addi %46, %397 : index
      %399 = vector.load %x[%398] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %400 = arith.muli %tileRows, %c16 : index
      %401 = arith.addi %398, %400 : index
      %402 = vector.load %x[%401] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %403 = vector.shuffle %399, %402 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %404 = wave.mma %403, %304, %360 : vector<16xf16>, vector<8xf32>
      %405 = arith.muli %113, %c5 : index
      %406 = arith.addi %405, %c5 : index
      %407 = arith.muli %tileRows, %c15 : index
      %408 = arith.muli %406, %407 : index
      %409 = arith.addi %64, %408 : index
      %410 = vector.load %x[%409] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %411 = arith.muli %tileRows, %c16 : index
      %412 = arith.addi %409, %411 : index
      %413 = vector.load %x[%412] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %414 = vector.shuffle %410, %413 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %415 = wave.mma %414, %304, %371 : vector<16xf16>, vector<8xf32>
      %416 = arith.muli %113, %c5 : index
      %417 = arith.addi %416, %c5 : index
      %418 = arith.muli %tileRows, %c15 : index
      %419 = arith.muli %417, %418 : index
      %420 = arith.addi %82, %419 : index
      %421 = vector.load %x[%420] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %422 = arith.muli %tileRows, %c16 : index
      %423 = arith.addi %420, %422 : index
      %424 = vector.load %x[%423] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %425 = vector.shuffle %421, %424 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %426 = wave.mma %425, %304, %382 : vector<16xf16>, vector<8xf32>
      %427 = arith.muli %113, %c5 : index
      %428 = arith.addi %427, %c5 : index
      %429 = arith.muli %tileRows, %c15 : index
      %430 = arith.muli %428, %429 : index
      %431 = arith.addi %100, %430 : index
      %432 = vector.load %x[%431] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %433 = arith.muli %tileRows, %c16 : index
      %434 = arith.addi %431, %433 : index
      %435 = vector.load %x[%434] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %436 = vector.shuffle %432, %435 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %437 = wave.mma %436, %304, %393 : vector<16xf16>, vector<8xf32>
      %438 = arith.muli %113, %c5 : index
      %439 = arith.addi %438, %c29 : index
      %440 = arith.muli %tileRows, %c15 : index
      %441 = arith.muli %439, %440 : index
      %442 = arith.addi %46, %441 : index
      %443 = vector.load %x[%442] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %444 = arith.muli %tileRows, %c16 : index
      %445 = arith.addi %442, %444 : index
      %446 = vector.load %x[%445] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %447 = vector.shuffle %443, %446 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %448 = wave.mma %447, %305, %404 : vector<16xf16>, vector<8xf32>
      %449 = arith.muli %113, %c5 : index
      %450 = arith.addi %449, %c29 : index
      %451 = arith.muli %tileRows, %c15 : index
      %452 = arith.muli %450, %451 : index
      %453 = arith.addi %64, %452 : index
      %454 = vector.load %x[%453] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %455 = arith.muli %tileRows, %c16 : index
      %456 = arith.addi %453, %455 : index
      %457 = vector.load %x[%456] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %458 = vector.shuffle %454, %457 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %459 = wave.mma %458, %305, %415 : vector<16xf16>, vector<8xf32>
      %460 = arith.muli %113, %c5 : index
      %461 = arith.addi %460, %c29 : index
      %462 = arith.muli %tileRows, %c15 : index
      %463 = arith.muli %461, %462 : index
      %464 = arith.addi %82, %463 : index
      %465 = vector.load %x[%464] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %466 = arith.muli %tileRows, %c16 : index
      %467 = arith.addi %464, %466 : index
      %468 = vector.load %x[%467] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %469 = vector.shuffle %465, %468 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %470 = wave.mma %469, %305, %426 : vector<16xf16>, vector<8xf32>
      %471 = arith.muli %113, %c5 : index
      %472 = arith.addi %471, %c29 : index
      %473 = arith.muli %tileRows, %c15 : index
      %474 = arith.muli %472, %473 : index
      %475 = arith.addi %100, %474 : index
      %476 = vector.load %x[%475] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %477 = arith.muli %tileRows, %c16 : index
      %478 = arith.addi %475, %477 : index
      %479 = vector.load %x[%478] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %480 = vector.shuffle %476, %479 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %481 = wave.mma %480, %305, %437 : vector<16xf16>, vector<8xf32>
      scf.yield %448, %459, %470, %481 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %482 = arith.select %106, %112, %105 : index
    %488:4 = scf.for %483 = %112 to %482 step %c10 iter_args(%484 = %118#0, %485 = %118#1, %486 = %118#2, %487 = %118#3) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %489 = wave.lane
      %490 = arith.addi %483, %c11 : index
      %491 = arith.remui %489, %c15 : index
      %492 = arith.addi %20, %c9 : index
      %493 = arith.divui %490, %c16 : index
      %494 = arith.muli %493, %c7 : index
      %495 = arith.addi %492, %494 : index
      %496 = arith.muli %491, %c4 : index
      %497 = arith.addi %495, %496 : index
      %498 = vector.load %w[%497] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %499 = vector.bitcast %498 : vector<4xi8> to vector<2xf16>
      %500 = arith.divui %inputFeatures, %c6 : index
      %501 = arith.muli %500, %c7 : index
      %502 = arith.addi %492, %501 : index
      %503 = arith.muli %490, %c7 : index
      %504 = arith.addi %502, %503 : index
      %505 = arith.muli %491, %c4 : index
      %506 = arith.addi %504, %505 : index
      %507 = vector.load %w[%506] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %508 = vector.extract %499[0] : f16 from vector<2xf16>
      %509 = arith.extf %508 : f16 to f32
      %510 = vector.extract %507[0] : i8 from vector<4xi8>
      %511 = arith.extui %510 : i8 to i32
      %512 = arith.sitofp %511 : i32 to f32
      %513 = arith.mulf %509, %512 : f32
      %514 = arith.truncf %513 : f32 to f16
      %515 = vector.broadcast %514 : f16 to vector<16xf16>
      %516 = vector.extract %499[1] : f16 from vector<2xf16>
      %517 = arith.extf %516 : f16 to f32
      %518 = vector.extract %507[1] : i8 from vector<4xi8>
      %519 = arith.extui %518 : i8 to i32
      %520 = arith.sitofp %519 : i32 to f32
      %521 = arith.mulf %517, %520 : f32
      %522 = arith.truncf %521 : f32 to f16
      %523 = vector.broadcast %522 : f16 to vector<16xf16>
      %524 = vector.extract %499[0] : f16 from vector<2xf16>
      %525 = arith.extf %524 : f16 to f32
      %526 = vector.extract %507[2] : i8 from vector<4xi8>
      %527 = arith.extui %526 : i8 to i32
      %528 = arith.sitofp %527 : i32 to f32
      %529 = arith.mulf %525, %528 : f32
      %530 = arith.truncf %529 : f32 to f16
      %531 = vector.broadcast %530 : f16 to vector<16xf16>
      %532 = vector.extract %499[1] : f16 from vector<2xf16>
      %533 = arith.extf %532 : f16 to f32
      %534 = vector.extract %507[3] : i8 from vector<4xi8>
      %535 = arith.extui %534 : i8 to i32
      %536 = arith.sitofp %535 : i32 to f32
      %537 = arith.mulf %533, %536 : f32
      %538 = arith.truncf %537 : f32 to f16
      %539 = vector.broadcast %538 : f16 to vector<16xf16>
      %540 = arith.addi %20, %c9 : index
      %541 = arith.muli %inputFeatures, %c4 : index
      %542 = arith.divui %541, %c5 : index
      %543 = arith.divui %inputFeatures, %c6 : index
      %544 = arith.muli %543, %c7 : index
      %545 = arith.addi %544, %542 : index
      %546 = arith.addi %545, %c8 : index
      %547 = arith.divui %546, %c9 : index
      %548 = arith.muli %547, %c9 : index
      %549 = arith.addi %540, %548 : index
      %550 = arith.muli %inputFeatures, %c11 : index
      %551 = arith.addi %549, %550 : index
      %552 = arith.muli %490, %c15 : index
      %553 = arith.addi %552, %491 : index
      %554 = arith.muli %553, %c16 : index
      %555 = arith.addi %551, %554 : index
      %556 = vector.load %w[%555] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %557 = vector.bitcast %556 : vector<8xi8> to vector<2xi32>
      %558 = vector.shuffle %557, %557 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %559 = arith.shrui %558, %c22 : vector<4xi32>
      %560 = arith.andi %559, %c23 : vector<4xi32>
      %561 = arith.ori %560, %c24 : vector<4xi32>
      %562 = vector.bitcast %561 : vector<4xi32> to vector<8xf16>
      %563 = arith.shrui %558, %c25 : vector<4xi32>
      %564 = arith.andi %563, %c23 : vector<4xi32>
      %565 = arith.ori %564, %c24 : vector<4xi32>
      %566 = vector.bitcast %565 : vector<4xi32> to vector<8xf16>
      %567 = arith.shrui %558, %c26 : vector<4xi32>
      %568 = arith.andi %567, %c23 : vector<4xi32>
      %569 = arith.ori %568, %c24 : vector<4xi32>
      %570 = vector.bitcast %569 : vector<4xi32> to vector<8xf16>
      %571 = arith.shrui %558, %c27 : vector<4xi32>
      %572 = arith.andi %571, %c23 : vector<4xi32>
      %573 = arith.ori %572, %c24 : vector<4xi32>
      %574 = vector.bitcast %573 : vector<4xi32> to vector<8xf16>
      %575 = vector.shuffle %562, %566 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %576 = vector.shuffle %570, %574 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %577 = vector.shuffle %575, %576 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %578 = arith.subf %577, %c28 : vector<32xf16>
      %579 = vector.shuffle %578, %578 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %580 = vector.shuffle %578, %578 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %581 = math.fma %579, %515, %523 : vector<16xf16>
      %582 = math.fma %580, %531, %539 : vector<16xf16>
      %583 = arith.muli %483, %c5 : index
      %584 = arith.addi %583, %c11 : index
      %585 = arith.muli %tileRows, %c15 : index
      %586 = arith.muli %584, %585 : index
      %587 = arith.addi %46, %586 : index
      %588 = vector.load %x[%587] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %589 = arith.muli %tileRows, %c16 : index
      %590 = arith.addi %587, %589 : index
      %591 = vector.load %x[%590] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %592 = vector.shuffle %588, %591 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %593 = wave.mma %592, %581, %484 : vector<16xf16>, vector<8xf32>
      %594 = arith.muli %483, %c5 : index
      %595 = arith.addi %594, %c11 : index
      %596 = arith.muli %tileRows, %c15 : index
      %597 = arith.muli %595, %596 : index
      %598 = arith.addi %64, %597 : index
      %599 = vector.load %x[%598] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %600 = arith.muli %tileRows, %c16 : index
      %601 = arith.addi %598, %600 : index
      %602 = vector.load %x[%601] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %603 = vector.shuffle %599, %602 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %604 = wave.mma %603, %581, %485 : vector<16xf16>, vector<8xf32>
      %605 = arith.muli %483, %c5 : index
      %606 = arith.addi %605, %c11 : index
      %607 = arith.muli %tileRows, %c15 : index
      %608 = arith.muli %606, %607 : index
      %609 = arith.addi %82, %608 : index
      %610 = vector.load %x[%609] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %611 = arith.muli %tileRows, %c16 : index
      %612 = arith.addi %609, %611 : index
      %613 = vector.load %x[%612] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %614 = vector.shuffle %610, %613 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %615 = wave.mma %614, %581, %486 : vector<16xf16>, vector<8xf32>
      %616 = arith.muli %483, %c5 : index
      %617 = arith.addi %616, %c11 : index
      %618 = arith.muli %tileRows, %c15 : index
      %619 = arith.muli %617, %618 : index
      %620 = arith.addi %100, %619 : index
      %621 = vector.load %x[%620] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %622 = arith.muli %tileRows, %c16 : index
      %623 = arith.addi %620, %622 : index
      %624 = vector.load %x[%623] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %625 = vector.shuffle %621, %624 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %626 = wave.mma %625, %581, %487 : vector<16xf16>, vector<8xf32>
      %627 = arith.muli %483, %c5 : index
      %628 = arith.addi %627, %c10 : index
      %629 = arith.muli %tileRows, %c15 : index
      %630 = arith.muli %628, %629 : index
      %631 = arith.addi %46, %630 : index
      %632 = vector.load %x[%631] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %633 = arith.muli %tileRows, %c16 : index
      %634 = arith.addi %631, %633 : index
      %635 = vector.load %x[%634] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %636 = vector.shuffle %632, %635 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %637 = wave.mma %636, %582, %593 : vector<16xf16>, vector<8xf32>
      %638 = arith.muli %483, %c5 : index
      %639 = arith.addi %638, %c10 : index
      %640 = arith.muli %tileRows, %c15 : index
      %641 = arith.muli %639, %640 : index
      %642 = arith.addi %64, %641 : index
      %643 = vector.load %x[%642] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %644 = arith.muli %tileRows, %c16 : index
      %645 = arith.addi %642, %644 : index
      %646 = vector.load %x[%645] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %647 = vector.shuffle %643, %646 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %648 = wave.mma %647, %582, %604 : vector<16xf16>, vector<8xf32>
      %649 = arith.muli %483, %c5 : index
      %650 = arith.addi %649, %c10 : index
      %651 = arith.muli %tileRows, %c15 : index
      %652 = arith.muli %650, %651 : index
      %653 = arith.addi %82, %652 : index
      %654 = vector.load %x[%653] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %655 = arith.muli %tileRows, %c16 : index
      %656 = arith.addi %653, %655 : index
      %657 = vector.load %x[%656] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %658 = vector.shuffle %654, %657 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %659 = wave.mma %658, %582, %615 : vector<16xf16>, vector<8xf32>
      %660 = arith.muli %483, %c5 : index
      %661 = arith.addi %660, %c10 : index
      %662 = arith.muli %tileRows, %c15 : index
      %663 = arith.muli %661, %662 : index
      %664 = arith.addi %100, %663 : index
      %665 = vector.load %x[%664] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %666 = arith.muli %tileRows, %c16 : index
      %667 = arith.addi %664, %666 : index
      %668 = vector.load %x[%667] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %669 = vector.shuffle %665, %668 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %670 = wave.mma %669, %582, %626 : vector<16xf16>, vector<8xf32>
      scf.yield %637, %648, %659, %670 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %671 = arith.addi %25, %c11 : index
    %672 = wave.lane
    %673 = arith.muli %3, %c10 : index
    %674 = arith.muli %673, %c6 : index
    %675 = arith.addi %674, %672 : index
    %676 = arith.muli %4, %c13 : index
    %677 = arith.addi %676, %675 : index
    %678 = arith.addi %677, %c11 : index
    %679 = arith.addi %678, %c11 : index
    %680 = vector.extract %488#0[0] : f32 from vector<8xf32>
    memref.store %680, %21[%679] : memref<?xf32>
    %681 = arith.muli %4, %c13 : index
    %682 = arith.addi %681, %675 : index
    %683 = arith.addi %682, %c11 : index
    %684 = arith.addi %683, %c17 : index
    %685 = vector.extract %488#0[1] : f32 from vector<8xf32>
    memref.store %685, %21[%684] : memref<?xf32>
    %686 = arith.muli %4, %c13 : index
    %687 = arith.addi %686, %675 : index
    %688 = arith.addi %687, %c11 : index
    %689 = arith.addi %688, %c7 : index
    %690 = vector.extract %488#0[2] : f32 from vector<8xf32>
    memref.store %690, %21[%689] : memref<?xf32>
    %691 = arith.muli %4, %c13 : index
    %692 = arith.addi %691, %675 : index
    %693 = arith.addi %692, %c11 : index
    %694 = arith.addi %693, %c30 : index
    %695 = vector.extract %488#0[3] : f32 from vector<8xf32>
    memref.store %695, %21[%694] : memref<?xf32>
    %696 = arith.muli %4, %c13 : index
    %697 = arith.addi %696, %675 : index
    %698 = arith.addi %697, %c11 : index
    %699 = arith.addi %698, %c9 : index
    %700 = vector.extract %488#0[4] : f32 from vector<8xf32>
    memref.store %700, %21[%699] : memref<?xf32>
    %701 = arith.muli %4, %c13 : index
    %702 = arith.addi %701, %675 : index
    %703 = arith.addi %702, %c11 : index
    %704 = arith.addi %703, %c31 : index
    %705 = vector.extract %488#0[5] : f32 from vector<8xf32>
    memref.store %705, %21[%704] : memref<?xf32>
    %706 = arith.muli %4, %c13 : index
    %707 = arith.addi %706, %675 : index
    %708 = arith.addi %707, %c11 : index
    %709 = arith.addi %708, %c32 : index
    %710 = vector.extract %488#0[6] : f32 from vector<8xf32>
    memref.store %710, %21[%709] : memref<?xf32>
    %711 = arith.muli %4, %c13 : index
    %712 = arith.addi %711, %675 : index
    %713 = arith.addi %712, %c11 : index
    %714 = arith.addi %713, %c33 : index
    %715 = vector.extract %488#0[7] : f32 from vector<8xf32>
    memref.store %715, %21[%714] : memref<?xf32>
    wave.barrier
    %716 = arith.muli %4, %c4 : index
    %717 = arith.addi %716, %c11 : index
    %718 = arith.muli %717, %c5 : index
    %719 = arith.divui %672, %c15 : index
    %720 = arith.addi %718, %719 : index
    %721 = arith.addi %671, %720 : index
    %722 = arith.cmpi slt, %721, %24 : index
    scf.if %722 {
      %723 = arith.cmpi eq, %hasFactors, %c10 : index
      %724 = arith.muli %721, %c5 : index
      %725 = memref.load %factors[%724] : memref<?xf32>
      %726 = arith.mulf %725, %operandScale : f32
      %727 = arith.select %723, %726, %operandScale : f32
      %728 = arith.addi %675, %c11 : index
      %729 = arith.muli %717, %c17 : index
      %730 = arith.addi %728, %729 : index
      %731 = memref.load %21[%730] : memref<?xf32>
      %732 = arith.addi %730, %c13 : index
      %733 = memref.load %21[%732] : memref<?xf32>
      %734 = arith.addf %731, %733 : f32
      %735 = arith.remui %672, %c15 : index
      %736 = arith.muli %735, %c4 : index
      %737 = arith.addi %20, %736 : index
      %738 = vector.load %w[%737] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %739 = vector.bitcast %738 : vector<4xi8> to vector<1xf32>
      %740 = vector.extract %739[0] : f32 from vector<1xf32>
      %741 = arith.mulf %740, %727 : f32
      %742 = arith.mulf %734, %741 : f32
      %743 = arith.muli %3, %c10 : index
      %744 = arith.addi %743, %c11 : index
      %745 = arith.muli %744, %c15 : index
      %746 = arith.remui %672, %c15 : index
      %747 = arith.addi %745, %746 : index
      %748 = arith.muli %720, %c36 : index
      %749 = arith.addi %748, %747 : index
      memref.store %742, %22[%749] : memref<?xf32>
    }
    %750 = arith.muli %4, %c4 : index
    %751 = arith.addi %750, %c10 : index
    %752 = arith.muli %751, %c5 : index
    %753 = arith.divui %672, %c15 : index
    %754 = arith.addi %752, %753 : index
    %755 = arith.addi %671, %754 : index
    %756 = arith.cmpi slt, %755, %24 : index
    scf.if %756 {
      %757 = arith.cmpi eq, %hasFactors, %c10 : index
      %758 = arith.muli %755, %c5 : index
      %759 = memref.load %factors[%758] : memref<?xf32>
      %760 = arith.mulf %759, %operandScale : f32
      %761 = arith.select %757, %760, %operandScale : f32
      %762 = arith.addi %675, %c11 : index
      %763 = arith.muli %751, %c17 : index
      %764 = arith.addi %762, %763 : index
      %765 = memref.load %21[%764] : memref<?xf32>
      %766 = arith.addi %764, %c13 : index
      %767 = memref.load %21[%766] : memref<?xf32>
      %768 = arith.addf %765, %767 : f32
      %769 = arith.remui %672, %c15 : index
      %770 = arith.muli %769, %c4 : index
      %771 = arith.addi %20, %770 : index
      %772 = vector.load %w[%771] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %773 = vector.bitcast %772 : vector<4xi8> to vector<1xf32>
      %774 = vector.extract %773[0] : f32 from vector<1xf32>
      %775 = arith.mulf %774, %761 : f32
      %776 = arith.mulf %768, %775 : f32
      %777 = arith.muli %3, %c10 : index
      %778 = arith.addi %777, %c11 : index
      %779 = arith.muli %778, %c15 : index
      %780 = arith.remui %672, %c15 : index
      %781 = arith.addi %779, %780 : index
      %782 = arith.muli %754, %c36 : index
      %783 = arith.addi %782, %781 : index
      memref.store %776, %22[%783] : memref<?xf32>
    }
    %784 = arith.muli %4, %c4 : index
    %785 = arith.addi %784, %c5 : index
    %786 = arith.muli %785, %c5 : index
    %787 = arith.divui %672, %c15 : index
    %788 = arith.addi %786, %787 : index
    %789 = arith.addi %671, %788 : index
    %790 = arith.cmpi slt, %789, %24 : index
    scf.if %790 {
      %791 = arith.cmpi eq, %hasFactors, %c10 : index
      %792 = arith.muli %789, %c5 : index
      %793 = memref.load %factors[%792] : memref<?xf32>
      %794 = arith.mulf %793, %operandScale : f32
      %795 = arith.select %791, %794, %operandScale : f32
      %796 = arith.addi %675, %c11 : index
      %797 = arith.muli %785, %c17 : index
      %798 = arith.addi %796, %797 : index
      %799 = memref.load %21[%798] : memref<?xf32>
      %800 = arith.addi %798, %c13 : index
      %801 = memref.load %21[%800] : memref<?xf32>
      %802 = arith.addf %799, %801 : f32
      %803 = arith.remui %672, %c15 : index
      %804 = arith.muli %803, %c4 : index
      %805 = arith.addi %20, %804 : index
      %806 = vector.load %w[%805] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %807 = vector.bitcast %806 : vector<4xi8> to vector<1xf32>
      %808 = vector.extract %807[0] : f32 from vector<1xf32>
      %809 = arith.mulf %808, %795 : f32
      %810 = arith.mulf %802, %809 : f32
      %811 = arith.muli %3, %c10 : index
      %812 = arith.addi %811, %c11 : index
      %813 = arith.muli %812, %c15 : index
      %814 = arith.remui %672, %c15 : index
      %815 = arith.addi %813, %814 : index
      %816 = arith.muli %788, %c36 : index
      %817 = arith.addi %816, %815 : index
      memref.store %810, %22[%817] : memref<?xf32>
    }
    %818 = arith.muli %4, %c4 : index
    %819 = arith.addi %818, %c29 : index
    %820 = arith.muli %819, %c5 : index
    %821 = arith.divui %672, %c15 : index
    %822 = arith.addi %820, %821 : index
    %823 = arith.addi %671, %822 : index
    %824 = arith.cmpi slt, %823, %24 : index
    scf.if %824 {
      %825 = arith.cmpi eq, %hasFactors, %c10 : index
      %826 = arith.muli %823, %c5 : index
      %827 = memref.load %factors[%826] : memref<?xf32>
      %828 = arith.mulf %827, %operandScale : f32
      %829 = arith.select %825, %828, %operandScale : f32
      %830 = arith.addi %675, %c11 : index
      %831 = arith.muli %819, %c17 : index
      %832 = arith.addi %830, %831 : index
      %833 = memref.load %21[%832] : memref<?xf32>
      %834 = arith.addi %832, %c13 : index
      %835 = memref.load %21[%834] : memref<?xf32>
      %836 = arith.addf %833, %835 : f32
      %837 = arith.remui %672, %c15 : index
      %838 = arith.muli %837, %c4 : index
      %839 = arith.addi %20, %838 : index
      %840 = vector.load %w[%839] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %841 = vector.bitcast %840 : vector<4xi8> to vector<1xf32>
      %842 = vector.extract %841[0] : f32 from vector<1xf32>
      %843 = arith.mulf %842, %829 : f32
      %844 = arith.mulf %836, %843 : f32
      %845 = arith.muli %3, %c10 : index
      %846 = arith.addi %845, %c11 : index
      %847 = arith.muli %846, %c15 : index
      %848 = arith.remui %672, %c15 : index
      %849 = arith.addi %847, %848 : index
      %850 = arith.muli %822, %c36 : index
      %851 = arith.addi %850, %849 : index
      memref.store %844, %22[%851] : memref<?xf32>
    }
    wave.barrier
    %852 = arith.addi %25, %c11 : index
    %853 = wave.wave
    %854 = arith.addi %853, %c11 : index
    %855 = arith.addi %852, %854 : index
    %856 = arith.cmpi slt, %855, %24 : index
    %857 = arith.cmpi slt, %854, %c15 : index
    %858 = arith.andi %856, %857 : i1
    scf.if %858 {
      %859 = arith.addi %852, %854 : index
      %860 = arith.muli %854, %c36 : index
      %861 = wave.lane
      %862 = arith.addi %861, %c11 : index
      %863 = arith.cmpi eq, %hasBias, %c10 : index
      %864 = arith.addi %860, %862 : index
      %865 = memref.load %22[%864] : memref<?xf32>
      %866 = arith.muli %0, %c36 : index
      %867 = arith.addi %866, %862 : index
      %868 = memref.load %bias[%867] : memref<?xf32>
      %869 = arith.addf %865, %868 : f32
      %870 = arith.select %863, %869, %865 : f32
      %871 = arith.addi %862, %c38 : index
      %872 = arith.cmpi eq, %hasBias, %c10 : index
      %873 = arith.addi %860, %871 : index
      %874 = memref.load %22[%873] : memref<?xf32>
      %875 = arith.muli %0, %c36 : index
      %876 = arith.addi %875, %871 : index
      %877 = memref.load %bias[%876] : memref<?xf32>
      %878 = arith.addf %874, %877 : f32
      %879 = arith.select %872, %878, %874 : f32
      %880 = arith.addi %861, %c17 : index
      %881 = arith.cmpi slt, %880, %c38 : index
      %882 = arith.minsi %880, %c39 : index
      %883 = arith.cmpi eq, %hasBias, %c10 : index
      %884 = arith.addi %860, %882 : index
      %885 = memref.load %22[%884] : memref<?xf32>
      %886 = arith.muli %0, %c36 : index
      %887 = arith.addi %886, %882 : index
      %888 = memref.load %bias[%887] : memref<?xf32>
      %889 = arith.addf %885, %888 : f32
      %890 = arith.select %883, %889, %885 : f32
      %891 = arith.addi %882, %c38 : index
      %892 = arith.cmpi eq, %hasBias, %c10 : index
      %893 = arith.addi %860, %891 : index
      %894 = memref.load %22[%893] : memref<?xf32>
      %895 = arith.muli %0, %c36 : index
      %896 = arith.addi %895, %891 : index
      %897 = memref.load %bias[%896] : memref<?xf32>
      %898 = arith.addf %894, %897 : f32
      %899 = arith.select %892, %898, %894 : f32
      %900 = arith.addi %heads, %kvHeads : index
      %901 = arith.cmpi slt, %0, %900 : index
      scf.if %901 {
        %902 = arith.addi %positionsAt, %859 : index
        %903 = memref.load %step[%902] : memref<?xi32>
        %904 = arith.index_cast %903 : i32 to index
        %905 = arith.cmpi eq, %hasNorm, %c10 : index
        %906 = math.fma %870, %870, %c42 : f32
        %907 = math.fma %879, %879, %906 : f32
        %908 = math.fma %890, %890, %907 : f32
        %909 = arith.select %881, %908, %907 : f32
        %910 = math.fma %899, %899, %909 : f32
        %911 = arith.select %881, %910, %909 : f32
        %912 = vector.broadcast %911 : f32 to vector<1xf32>
        %913 = wave.reduce "add" %912 : vector<1xf32>
        %914 = arith.mulf %913, %inverseHeadDim : f32
        %915 = arith.addf %914, %epsilon : f32
        %916 = math.sqrt %915 : f32
        %917 = arith.divf %c44, %916 : f32
        %918 = arith.cmpi slt, %0, %heads : index
        %919 = arith.addi %862, %c38 : index
        %920 = memref.load %query_norm[%862] : memref<?xf32>
        %921 = memref.load %key_norm[%862] : memref<?xf32>
        %922 = arith.select %918, %920, %921 : f32
        %923 = arith.mulf %870, %917 : f32
        %924 = arith.mulf %923, %922 : f32
        %925 = arith.select %905, %924, %870 : f32
        %926 = memref.load %query_norm[%919] : memref<?xf32>
        %927 = memref.load %key_norm[%919] : memref<?xf32>
        %928 = arith.select %918, %926, %927 : f32
        %929 = arith.mulf %879, %917 : f32
        %930 = arith.mulf %929, %928 : f32
        %931 = arith.select %905, %930, %879 : f32
        %932 = arith.addi %882, %c38 : index
        %933 = memref.load %query_norm[%882] : memref<?xf32>
        %934 = memref.load %key_norm[%882] : memref<?xf32>
        %935 = arith.select %918, %933, %934 : f32
        %936 = arith.mulf %890, %917 : f32
        %937 = arith.mulf %936, %935 : f32
        %938 = arith.select %905, %937, %890 : f32
        %939 = memref.load %query_norm[%932] : memref<?xf32>
        %940 = memref.load %key_norm[%932] : memref<?xf32>
        %941 = arith.select %918, %939, %940 : f32
        %942 = arith.mulf %899, %917 : f32
        %943 = arith.mulf %942, %941 : f32
        %944 = arith.select %905, %943, %899 : f32
        %945 = arith.remui %904, %c6 : index
        %946 = arith.muli %945, %c36 : index
        %947 = arith.addi %946, %862 : index
        %948 = arith.divui %904, %c6 : index
        %949 = arith.addi %948, %c6 : index
        %950 = arith.muli %949, %c36 : index
        %951 = arith.addi %950, %862 : index
        %952 = memref.load %rope[%947] : memref<?xf32>
        %953 = arith.addi %947, %c38 : index
        %954 = memref.load %rope[%953] : memref<?xf32>
        %955 = memref.load %rope[%951] : memref<?xf32>
        %956 = arith.addi %951, %c38 : index
        %957 = memref.load %rope[%956] : memref<?xf32>
        %958 = arith.mulf %955, %952 : f32
        %959 = arith.mulf %957, %954 : f32
        %960 = arith.subf %958, %959 : f32
        %961 = arith.mulf %957, %952 : f32
        %962 = arith.mulf %955, %954 : f32
        %963 = arith.addf %961, %962 : f32
        %964 = arith.mulf %925, %960 : f32
        %965 = arith.mulf %931, %963 : f32
        %966 = arith.subf %964, %965 : f32
        %967 = arith.mulf %931, %960 : f32
        %968 = arith.mulf %925, %963 : f32
        %969 = arith.addf %967, %968 : f32
        %970 = arith.cmpi slt, %0, %heads : index
        scf.if %970 {
          %971 = arith.muli %859, %heads : index
          %972 = arith.addi %971, %0 : index
          %973 = arith.muli %972, %c36 : index
          %974 = arith.addi %973, %862 : index
          memref.store %966, %q[%974] : memref<?xf32>
          %975 = arith.addi %974, %c38 : index
          memref.store %969, %q[%975] : memref<?xf32>
        } else {
          %976 = arith.addi %860, %862 : index
          memref.store %966, %22[%976] : memref<?xf32>
          %977 = arith.addi %860, %862 : index
          %978 = arith.addi %977, %c38 : index
          memref.store %969, %22[%978] : memref<?xf32>
        }
        %979 = arith.remui %904, %c6 : index
        %980 = arith.muli %979, %c36 : index
        %981 = arith.addi %980, %882 : index
        %982 = arith.divui %904, %c6 : index
        %983 = arith.addi %982, %c6 : index
        %984 = arith.muli %983, %c36 : index
        %985 = arith.addi %984, %882 : index
        %986 = memref.load %rope[%981] : memref<?xf32>
        %987 = arith.addi %981, %c38 : index
        %988 = memref.load %rope[%987] : memref<?xf32>
        %989 = memref.load %rope[%985] : memref<?xf32>
        %990 = arith.addi %985, %c38 : index
        %991 = memref.load %rope[%990] : memref<?xf32>
        %992 = arith.mulf %989, %986 : f32
        %993 = arith.mulf %991, %988 : f32
        %994 = arith.subf %992, %993 : f32
        %995 = arith.mulf %991, %986 : f32
        %996 = arith.mulf %989, %988 : f32
        %997 = arith.addf %995, %996 : f32
        %998 = arith.mulf %938, %994 : f32
        %999 = arith.mulf %944, %997 : f32
        %1000 = arith.subf %998, %999 : f32
        %1001 = arith.mulf %944, %994 : f32
        %1002 = arith.mulf %938, %997 : f32
        %1003 = arith.addf %1001, %1002 : f32
        scf.if %881 {
          %1004 = arith.cmpi slt, %0, %heads : index
          scf.if %1004 {
            %1005 = arith.muli %859, %heads : index
            %1006 = arith.addi %1005, %0 : index
            %1007 = arith.muli %1006, %c36 : index
            %1008 = arith.addi %1007, %882 : index
            memref.store %1000, %q[%1008] : memref<?xf32>
            %1009 = arith.addi %1008, %c38 : index
            memref.store %1003, %q[%1009] : memref<?xf32>
          } else {
            %1010 = arith.addi %860, %882 : index
            memref.store %1000, %22[%1010] : memref<?xf32>
            %1011 = arith.addi %860, %882 : index
            %1012 = arith.addi %1011, %c38 : index
            memref.store %1003, %22[%1012] : memref<?xf32>
          }
        }
      } else {
        %1013 = arith.cmpi slt, %0, %heads : index
        scf.if %1013 {
          %1014 = arith.muli %859, %heads : index
          %1015 = arith.addi %1014, %0 : index
          %1016 = arith.muli %1015, %c36 : index
          %1017 = arith.addi %1016, %862 : index
          memref.store %870, %q[%1017] : memref<?xf32>
          %1018 = arith.addi %1017, %c38 : index
          memref.store %879, %q[%1018] : memref<?xf32>
        } else {
          %1019 = arith.addi %860, %862 : index
          memref.store %870, %22[%1019] : memref<?xf32>
          %1020 = arith.addi %860, %862 : index
          %1021 = arith.addi %1020, %c38 : index
          memref.store %879, %22[%1021] : memref<?xf32>
        }
        scf.if %881 {
          %1022 = arith.cmpi slt, %0, %heads : index
          scf.if %1022 {
            %1023 = arith.muli %859, %heads : index
            %1024 = arith.addi %1023, %0 : index
            %1025 = arith.muli %1024, %c36 : index
            %1026 = arith.addi %1025, %882 : index
            memref.store %890, %q[%1026] : memref<?xf32>
            %1027 = arith.addi %1026, %c38 : index
            memref.store %899, %q[%1027] : memref<?xf32>
          } else {
            %1028 = arith.addi %860, %882 : index
            memref.store %890, %22[%1028] : memref<?xf32>
            %1029 = arith.addi %860, %882 : index
            %1030 = arith.addi %1029, %c38 : index
            memref.store %899, %22[%1030] : memref<?xf32>
          }
        }
      }
    }
    %1031 = arith.addi %853, %c46 : index
    %1032 = arith.addi %852, %1031 : index
    %1033 = arith.cmpi slt, %1032, %24 : index
    %1034 = arith.cmpi slt, %1031, %c15 : index
    %1035 = arith.andi %1033, %1034 : i1
    scf.if %1035 {
      %1036 = arith.addi %852, %1031 : index
      %1037 = arith.muli %1031, %c36 : index
      %1038 = wave.lane
      %1039 = arith.addi %1038, %c11 : index
      %1040 = arith.cmpi eq, %hasBias, %c10 : index
      %1041 = arith.addi %1037, %1039 : index
      %1042 = memref.load %22[%1041] : memref<?xf32>
      %1043 = arith.muli %0, %c36 : index
      %1044 = arith.addi %1043, %1039 : index
      %1045 = memref.load %bias[%1044] : memref<?xf32>
      %1046 = arith.addf %1042, %1045 : f32
      %1047 = arith.select %1040, %1046, %1042 : f32
      %1048 = arith.addi %1039, %c38 : index
      %1049 = arith.cmpi eq, %hasBias, %c10 : index
      %1050 = arith.addi %1037, %1048 : index
      %1051 = memref.load %22[%1050] : memref<?xf32>
      %1052 = arith.muli %0, %c36 : index
      %1053 = arith.addi %1052, %1048 : index
      %1054 = memref.load %bias[%1053] : memref<?xf32>
      %1055 = arith.addf %1051, %1054 : f32
      %1056 = arith.select %1049, %1055, %1051 : f32
      %1057 = arith.addi %1038, %c17 : index
      %1058 = arith.cmpi slt, %1057, %c38 : index
      %1059 = arith.minsi %1057, %c39 : index
      %1060 = arith.cmpi eq, %hasBias, %c10 : index
      %1061 = arith.addi %1037, %1059 : index
      %1062 = memref.load %22[%1061] : memref<?xf32>
      %1063 = arith.muli %0, %c36 : index
      %1064 = arith.addi %1063, %1059 : index
      %1065 = memref.load %bias[%1064] : memref<?xf32>
      %1066 = arith.addf %1062, %1065 : f32
      %1067 = arith.select %1060, %1066, %1062 : f32
      %1068 = arith.addi %1059, %c38 : index
      %1069 = arith.cmpi eq, %hasBias, %c10 : index
      %1070 = arith.addi %1037, %1068 : index
      %1071 = memref.load %22[%1070] : memref<?xf32>
      %1072 = arith.muli %0, %c36 : index
      %1073 = arith.addi %1072, %1068 : index
      %1074 = memref.load %bias[%1073] : memref<?xf32>
      %1075 = arith.addf %1071, %1074 : f32
      %1076 = arith.select %1069, %1075, %1071 : f32
      %1077 = arith.addi %heads, %kvHeads : index
      %1078 = arith.cmpi slt, %0, %1077 : index
      scf.if %1078 {
        %1079 = arith.addi %positionsAt, %1036 : index
        %1080 = memref.load %step[%1079] : memref<?xi32>
        %1081 = arith.index_cast %1080 : i32 to index
        %1082 = arith.cmpi eq, %hasNorm, %c10 : index
        %1083 = math.fma %1047, %1047, %c42 : f32
        %1084 = math.fma %1056, %1056, %1083 : f32
        %1085 = math.fma %1067, %1067, %1084 : f32
        %1086 = arith.select %1058, %1085, %1084 : f32
        %1087 = math.fma %1076, %1076, %1086 : f32
        %1088 = arith.select %1058, %1087, %1086 : f32
        %1089 = vector.broadcast %1088 : f32 to vector<1xf32>
        %1090 = wave.reduce "add" %1089 : vector<1xf32>
        %1091 = arith.mulf %1090, %inverseHeadDim : f32
        %1092 = arith.addf %1091, %epsilon : f32
        %1093 = math.sqrt %1092 : f32
        %1094 = arith.divf %c44, %1093 : f32
        %1095 = arith.cmpi slt, %0, %heads : index
        %1096 = arith.addi %1039, %c38 : index
        %1097 = memref.load %query_norm[%1039] : memref<?xf32>
        %1098 = memref.load %key_norm[%1039] : memref<?xf32>
        %1099 = arith.select %1095, %1097, %1098 : f32
        %1100 = arith.mulf %1047, %1094 : f32
        %1101 = arith.mulf %1100, %1099 : f32
        %1102 = arith.select %1082, %1101, %1047 : f32
        %1103 = memref.load %query_norm[%1096] : memref<?xf32>
        %1104 = memref.load %key_norm[%1096] : memref<?xf32>
        %1105 = arith.select %1095, %1103, %1104 : f32
        %1106 = arith.mulf %1056, %1094 : f32
        %1107 = arith.mulf %1106, %1105 : f32
        %1108 = arith.select %1082, %1107, %1056 : f32
        %1109 = arith.addi %1059, %c38 : index
        %1110 = memref.load %query_norm[%1059] : memref<?xf32>
        %1111 = memref.load %key_norm[%1059] : memref<?xf32>
        %1112 = arith.select %1095, %1110, %1111 : f32
        %1113 = arith.mulf %1067, %1094 : f32
        %1114 = arith.mulf %1113, %1112 : f32
        %1115 = arith.select %1082, %1114, %1067 : f32
        %1116 = memref.load %query_norm[%1109] : memref<?xf32>
        %1117 = memref.load %key_norm[%1109] : memref<?xf32>
        %1118 = arith.select %1095, %1116, %1117 : f32
        %1119 = arith.mulf %1076, %1094 : f32
        %1120 = arith.mulf %1119, %1118 : f32
        %1121 = arith.select %1082, %1120, %1076 : f32
        %1122 = arith.remui %1081, %c6 : index
        %1123 = arith.muli %1122, %c36 : index
        %1124 = arith.addi %1123, %1039 : index
        %1125 = arith.divui %1081, %c6 : index
        %1126 = arith.addi %1125, %c6 : index
        %1127 = arith.muli %1126, %c36 : index
        %1128 = arith.addi %1127, %1039 : index
        %1129 = memref.load %rope[%1124] : memref<?xf32>
        %1130 = arith.addi %1124, %c38 : index
        %1131 = memref.load %rope[%1130] : memref<?xf32>
        %1132 = memref.load %rope[%1128] : memref<?xf32>
        %1133 = arith.addi %1128, %c38 : index
        %1134 = memref.load %rope[%1133] : memref<?xf32>
        %1135 = arith.mulf %1132, %1129 : f32
        %1136 = arith.mulf %1134, %1131 : f32
        %1137 = arith.subf %1135, %1136 : f32
        %1138 = arith.mulf %1134, %1129 : f32
        %1139 = arith.mulf %1132, %1131 : f32
        %1140 = arith.addf %1138, %1139 : f32
        %1141 = arith.mulf %1102, %1137 : f32
        %1142 = arith.mulf %1108, %1140 : f32
        %1143 = arith.subf %1141, %1142 : f32
        %1144 = arith.mulf %1108, %1137 : f32
        %1145 = arith.mulf %1102, %1140 : f32
        %1146 = arith.addf %1144, %1145 : f32
        %1147 = arith.cmpi slt, %0, %heads : index
        scf.if %1147 {
          %1148 = arith.muli %1036, %heads : index
          %1149 = arith.addi %1148, %0 : index
          %1150 = arith.muli %1149, %c36 : index
          %1151 = arith.addi %1150, %1039 : index
          memref.store %1143, %q[%1151] : memref<?xf32>
          %1152 = arith.addi %1151, %c38 : index
          memref.store %1146, %q[%1152] : memref<?xf32>
        } else {
          %1153 = arith.addi %1037, %1039 : index
          memref.store %1143, %22[%1153] : memref<?xf32>
          %1154 = arith.addi %1037, %1039 : index
          %1155 = arith.addi %1154, %c38 : index
          memref.store %1146, %22[%1155] : memref<?xf32>
        }
        %1156 = arith.remui %1081, %c6 : index
        %1157 = arith.muli %1156, %c36 : index
        %1158 = arith.addi %1157, %1059 : index
        %1159 = arith.divui %1081, %c6 : index
        %1160 = arith.addi %1159, %c6 : index
        %1161 = arith.muli %1160, %c36 : index
        %1162 = arith.addi %1161, %1059 : index
        %1163 = memref.load %rope[%1158] : memref<?xf32>
        %1164 = arith.addi %1158, %c38 : index
        %1165 = memref.load %rope[%1164] : memref<?xf32>
        %1166 = memref.load %rope[%1162] : memref<?xf32>
        %1167 = arith.addi %1162, %c38 : index
        %1168 = memref.load %rope[%1167] : memref<?xf32>
        %1169 = arith.mulf %1166, %1163 : f32
        %1170 = arith.mulf %1168, %1165 : f32
        %1171 = arith.subf %1169, %1170 : f32
        %1172 = arith.mulf %1168, %1163 : f32
        %1173 = arith.mulf %1166, %1165 : f32
        %1174 = arith.addf %1172, %1173 : f32
        %1175 = arith.mulf %1115, %1171 : f32
        %1176 = arith.mulf %1121, %1174 : f32
        %1177 = arith.subf %1175, %1176 : f32
        %1178 = arith.mulf %1121, %1171 : f32
        %1179 = arith.mulf %1115, %1174 : f32
        %1180 = arith.addf %1178, %1179 : f32
        scf.if %1058 {
          %1181 = arith.cmpi slt, %0, %heads : index
          scf.if %1181 {
            %1182 = arith.muli %1036, %heads : index
            %1183 = arith.addi %1182, %0 : index
            %1184 = arith.muli %1183, %c36 : index
            %1185 = arith.addi %1184, %1059 : index
            memref.store %1177, %q[%1185] : memref<?xf32>
            %1186 = arith.addi %1185, %c38 : index
            memref.store %1180, %q[%1186] : memref<?xf32>
          } else {
            %1187 = arith.addi %1037, %1059 : index
            memref.store %1177, %22[%1187] : memref<?xf32>
            %1188 = arith.addi %1037, %1059 : index
            %1189 = arith.addi %1188, %c38 : index
            memref.store %1180, %22[%1189] : memref<?xf32>
          }
        }
      } else {
        %1190 = arith.cmpi slt, %0, %heads : index
        scf.if %1190 {
          %1191 = arith.muli %1036, %heads : index
          %1192 = arith.addi %1191, %0 : index
          %1193 = arith.muli %1192, %c36 : index
          %1194 = arith.addi %1193, %1039 : index
          memref.store %1047, %q[%1194] : memref<?xf32>
          %1195 = arith.addi %1194, %c38 : index
          memref.store %1056, %q[%1195] : memref<?xf32>
        } else {
          %1196 = arith.addi %1037, %1039 : index
          memref.store %1047, %22[%1196] : memref<?xf32>
          %1197 = arith.addi %1037, %1039 : index
          %1198 = arith.addi %1197, %c38 : index
          memref.store %1056, %22[%1198] : memref<?xf32>
        }
        scf.if %1058 {
          %1199 = arith.cmpi slt, %0, %heads : index
          scf.if %1199 {
            %1200 = arith.muli %1036, %heads : index
            %1201 = arith.addi %1200, %0 : index
            %1202 = arith.muli %1201, %c36 : index
            %1203 = arith.addi %1202, %1059 : index
            memref.store %1067, %q[%1203] : memref<?xf32>
            %1204 = arith.addi %1203, %c38 : index
            memref.store %1076, %q[%1204] : memref<?xf32>
          } else {
            %1205 = arith.addi %1037, %1059 : index
            memref.store %1067, %22[%1205] : memref<?xf32>
            %1206 = arith.addi %1037, %1059 : index
            %1207 = arith.addi %1206, %c38 : index
            memref.store %1076, %22[%1207] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %1208 = arith.cmpi sge, %0, %heads : index
    scf.if %1208 {
      %1209 = arith.addi %853, %c11 : index
      %1210 = arith.addi %852, %1209 : index
      %1211 = arith.cmpi slt, %1210, %24 : index
      %1212 = arith.cmpi slt, %1209, %c15 : index
      %1213 = arith.andi %1211, %1212 : i1
      scf.if %1213 {
        %1214 = arith.addi %852, %1209 : index
        %1215 = arith.addi %slotsAt, %1214 : index
        %1216 = memref.load %step[%1215] : memref<?xi32>
        %1217 = arith.index_cast %1216 : i32 to index
        %1218 = arith.cmpi sge, %1217, %c11 : index
        scf.if %1218 {
          %1219 = arith.muli %1209, %c36 : index
          %1220 = arith.subi %0, %heads : index
          %1221 = memref.load %scales[%1220] : memref<?xf32>
          %1222 = vector.broadcast %1221 : f32 to vector<4xf32>
          %1223 = arith.divui %1217, %c15 : index
          %1224 = arith.remui %1217, %c15 : index
          %1225 = arith.muli %1223, %pageBytes : index
          %1226 = arith.cmpi eq, %codec, %c11 : index
          scf.if %1226 {
            %1227 = wave.lane
            %1228 = arith.muli %1227, %c4 : index
            scf.for %1229 = %1228 to %c36 step %c9 {
              %1230 = arith.addi %1219, %1229 : index
              %1231 = vector.load %22[%1230] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1232 = arith.mulf %1231, %1222 : vector<4xf32>
              %1233 = arith.minimumf %1232, %c50 : vector<4xf32>
              %1234 = arith.maximumf %1233, %c51 : vector<4xf32>
              %1235 = arith.truncf %1234 : vector<4xf32> to vector<4xf16>
              %1236 = vector.bitcast %1235 : vector<4xf16> to vector<8xi8>
              %1237 = arith.cmpi slt, %1220, %kvHeads : index
              scf.if %1237 {
                %1238 = arith.muli %1220, %c52 : index
                %1239 = arith.addi %1225, %1238 : index
                %1240 = arith.divui %1229, %c15 : index
                %1241 = arith.muli %1240, %c53 : index
                %1242 = arith.remui %1229, %c15 : index
                %1243 = arith.divui %1242, %c16 : index
                %1244 = arith.muli %1243, %c6 : index
                %1245 = arith.muli %1224, %c15 : index
                %1246 = arith.addi %1244, %1245 : index
                %1247 = arith.remui %1242, %c16 : index
                %1248 = arith.muli %1247, %c5 : index
                %1249 = arith.addi %1246, %1248 : index
                %1250 = arith.addi %1241, %1249 : index
                %1251 = arith.addi %1239, %1250 : index
                vector.store %1236, %kv[%1251] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1252 = arith.subi %1220, %kvHeads : index
                %1253 = arith.muli %1252, %c52 : index
                %1254 = arith.addi %1225, %1253 : index
                %1255 = arith.addi %1229, %c11 : index
                %1256 = arith.divui %1255, %c15 : index
                %1257 = arith.muli %1256, %c53 : index
                %1258 = arith.addi %1257, %c12 : index
                %1259 = arith.remui %1255, %c15 : index
                %1260 = arith.divui %1224, %c5 : index
                %1261 = arith.remui %1224, %c5 : index
                %1262 = arith.muli %1261, %c16 : index
                %1263 = arith.addi %1260, %1262 : index
                %1264 = arith.divui %1263, %c16 : index
                %1265 = arith.muli %1264, %c6 : index
                %1266 = arith.muli %1259, %c15 : index
                %1267 = arith.addi %1265, %1266 : index
                %1268 = arith.remui %1263, %c16 : index
                %1269 = arith.muli %1268, %c5 : index
                %1270 = arith.addi %1267, %1269 : index
                %1271 = arith.addi %1258, %1270 : index
                %1272 = arith.addi %1254, %1271 : index
                %1273 = vector.shuffle %1236, %1236 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1273, %kv[%1272] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1274 = arith.addi %1229, %c10 : index
                %1275 = arith.divui %1274, %c15 : index
                %1276 = arith.muli %1275, %c53 : index
                %1277 = arith.addi %1276, %c12 : index
                %1278 = arith.remui %1274, %c15 : index
                %1279 = arith.divui %1224, %c5 : index
                %1280 = arith.remui %1224, %c5 : index
                %1281 = arith.muli %1280, %c16 : index
                %1282 = arith.addi %1279, %1281 : index
                %1283 = arith.divui %1282, %c16 : index
                %1284 = arith.muli %1283, %c6 : index
                %1285 = arith.muli %1278, %c15 : index
                %1286 = arith.addi %1284, %1285 : index
                %1287 = arith.remui %1282, %c16 : index
                %1288 = arith.muli %1287, %c5 : index
                %1289 = arith.addi %1286, %1288 : index
                %1290 = arith.addi %1277, %1289 : index
                %1291 = arith.addi %1254, %1290 : index
                %1292 = vector.shuffle %1236, %1236 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1292, %kv[%1291] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1293 = arith.addi %1229, %c5 : index
                %1294 = arith.divui %1293, %c15 : index
                %1295 = arith.muli %1294, %c53 : index
                %1296 = arith.addi %1295, %c12 : index
                %1297 = arith.remui %1293, %c15 : index
                %1298 = arith.divui %1224, %c5 : index
                %1299 = arith.remui %1224, %c5 : index
                %1300 = arith.muli %1299, %c16 : index
                %1301 = arith.addi %1298, %1300 : index
                %1302 = arith.divui %1301, %c16 : index
                %1303 = arith.muli %1302, %c6 : index
                %1304 = arith.muli %1297, %c15 : index
                %1305 = arith.addi %1303, %1304 : index
                %1306 = arith.remui %1301, %c16 : index
                %1307 = arith.muli %1306, %c5 : index
                %1308 = arith.addi %1305, %1307 : index
                %1309 = arith.addi %1296, %1308 : index
                %1310 = arith.addi %1254, %1309 : index
                %1311 = vector.shuffle %1236, %1236 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1311, %kv[%1310] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1312 = arith.addi %1229, %c29 : index
                %1313 = arith.divui %1312, %c15 : index
                %1314 = arith.muli %1313, %c53 : index
                %1315 = arith.addi %1314, %c12 : index
                %1316 = arith.remui %1312, %c15 : index
                %1317 = arith.divui %1224, %c5 : index
                %1318 = arith.remui %1224, %c5 : index
                %1319 = arith.muli %1318, %c16 : index
                %1320 = arith.addi %1317, %1319 : index
                %1321 = arith.divui %1320, %c16 : index
                %1322 = arith.muli %1321, %c6 : index
                %1323 = arith.muli %1316, %c15 : index
                %1324 = arith.addi %1322, %1323 : index
                %1325 = arith.remui %1320, %c16 : index
                %1326 = arith.muli %1325, %c5 : index
                %1327 = arith.addi %1324, %1326 : index
                %1328 = arith.addi %1315, %1327 : index
                %1329 = arith.addi %1254, %1328 : index
                %1330 = vector.shuffle %1236, %1236 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1330, %kv[%1329] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1331 = arith.cmpi eq, %codec, %c10 : index
          scf.if %1331 {
            %1332 = wave.lane
            %1333 = arith.muli %1332, %c4 : index
            scf.for %1334 = %1333 to %c36 step %c9 {
              %1335 = arith.addi %1219, %1334 : index
              %1336 = vector.load %22[%1335] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1337 = arith.mulf %1336, %1222 : vector<4xf32>
              %1338 = wave.fp8_encode "e4m3" %1337 : vector<4xf32> -> vector<4xi8>
              %1339 = arith.cmpi slt, %1220, %kvHeads : index
              scf.if %1339 {
                %1340 = arith.muli %1220, %c12 : index
                %1341 = arith.addi %1225, %1340 : index
                %1342 = vector.shuffle %1338, %1338 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1343 = arith.divui %1334, %c15 : index
                %1344 = arith.muli %1343, %c6 : index
                %1345 = arith.remui %1334, %c15 : index
                %1346 = arith.muli %1224, %c15 : index
                %1347 = arith.divui %1345, %c4 : index
                %1348 = arith.muli %1347, %c4 : index
                %1349 = arith.remui %1345, %c5 : index
                %1350 = arith.muli %1349, %c5 : index
                %1351 = arith.addi %1348, %1350 : index
                %1352 = arith.divui %1345, %c5 : index
                %1353 = arith.remui %1352, %c5 : index
                %1354 = arith.addi %1351, %1353 : index
                %1355 = arith.addi %1346, %1354 : index
                %1356 = arith.addi %1344, %1355 : index
                %1357 = arith.addi %1341, %1356 : index
                vector.store %1342, %kv[%1357] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1358 = arith.subi %1220, %kvHeads : index
                %1359 = arith.muli %1358, %c12 : index
                %1360 = arith.addi %1225, %1359 : index
                %1361 = arith.addi %1334, %c11 : index
                %1362 = arith.divui %1361, %c15 : index
                %1363 = arith.muli %1362, %c6 : index
                %1364 = arith.addi %1363, %c13 : index
                %1365 = arith.remui %1361, %c15 : index
                %1366 = arith.divui %1224, %c5 : index
                %1367 = arith.remui %1224, %c5 : index
                %1368 = arith.muli %1367, %c16 : index
                %1369 = arith.addi %1366, %1368 : index
                %1370 = arith.muli %1365, %c15 : index
                %1371 = arith.divui %1369, %c4 : index
                %1372 = arith.muli %1371, %c4 : index
                %1373 = arith.remui %1369, %c5 : index
                %1374 = arith.muli %1373, %c5 : index
                %1375 = arith.addi %1372, %1374 : index
                %1376 = arith.divui %1369, %c5 : index
                %1377 = arith.remui %1376, %c5 : index
                %1378 = arith.addi %1375, %1377 : index
                %1379 = arith.addi %1370, %1378 : index
                %1380 = arith.addi %1364, %1379 : index
                %1381 = arith.addi %1360, %1380 : index
                %1382 = vector.shuffle %1338, %1338 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1382, %kv[%1381] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1383 = arith.addi %1334, %c10 : index
                %1384 = arith.divui %1383, %c15 : index
                %1385 = arith.muli %1384, %c6 : index
                %1386 = arith.addi %1385, %c13 : index
                %1387 = arith.remui %1383, %c15 : index
                %1388 = arith.divui %1224, %c5 : index
                %1389 = arith.remui %1224, %c5 : index
                %1390 = arith.muli %1389, %c16 : index
                %1391 = arith.addi %1388, %1390 : index
                %1392 = arith.muli %1387, %c15 : index
                %1393 = arith.divui %1391, %c4 : index
                %1394 = arith.muli %1393, %c4 : index
                %1395 = arith.remui %1391, %c5 : index
                %1396 = arith.muli %1395, %c5 : index
                %1397 = arith.addi %1394, %1396 : index
                %1398 = arith.divui %1391, %c5 : index
                %1399 = arith.remui %1398, %c5 : index
                %1400 = arith.addi %1397, %1399 : index
                %1401 = arith.addi %1392, %1400 : index
                %1402 = arith.addi %1386, %1401 : index
                %1403 = arith.addi %1360, %1402 : index
                %1404 = vector.shuffle %1338, %1338 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1404, %kv[%1403] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1405 = arith.addi %1334, %c5 : index
                %1406 = arith.divui %1405, %c15 : index
                %1407 = arith.muli %1406, %c6 : index
                %1408 = arith.addi %1407, %c13 : index
                %1409 = arith.remui %1405, %c15 : index
                %1410 = arith.divui %1224, %c5 : index
                %1411 = arith.remui %1224, %c5 : index
                %1412 = arith.muli %1411, %c16 : index
                %1413 = arith.addi %1410, %1412 : index
                %1414 = arith.muli %1409, %c15 : index
                %1415 = arith.divui %1413, %c4 : index
                %1416 = arith.muli %1415, %c4 : index
                %1417 = arith.remui %1413, %c5 : index
                %1418 = arith.muli %1417, %c5 : index
                %1419 = arith.addi %1416, %1418 : index
                %1420 = arith.divui %1413, %c5 : index
                %1421 = arith.remui %1420, %c5 : index
                %1422 = arith.addi %1419, %1421 : index
                %1423 = arith.addi %1414, %1422 : index
                %1424 = arith.addi %1408, %1423 : index
                %1425 = arith.addi %1360, %1424 : index
                %1426 = vector.shuffle %1338, %1338 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1426, %kv[%1425] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1427 = arith.addi %1334, %c29 : index
                %1428 = arith.divui %1427, %c15 : index
                %1429 = arith.muli %1428, %c6 : index
                %1430 = arith.addi %1429, %c13 : index
                %1431 = arith.remui %1427, %c15 : index
                %1432 = arith.divui %1224, %c5 : index
                %1433 = arith.remui %1224, %c5 : index
                %1434 = arith.muli %1433, %c16 : index
                %1435 = arith.addi %1432, %1434 : index
                %1436 = arith.muli %1431, %c15 : index
                %1437 = arith.divui %1435, %c4 : index
                %1438 = arith.muli %1437, %c4 : index
                %1439 = arith.remui %1435, %c5 : index
                %1440 = arith.muli %1439, %c5 : index
                %1441 = arith.addi %1438, %1440 : index
                %1442 = arith.divui %1435, %c5 : index
                %1443 = arith.remui %1442, %c5 : index
                %1444 = arith.addi %1441, %1443 : index
                %1445 = arith.addi %1436, %1444 : index
                %1446 = arith.addi %1430, %1445 : index
                %1447 = arith.addi %1360, %1446 : index
                %1448 = vector.shuffle %1338, %1338 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1448, %kv[%1447] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1449 = arith.cmpi eq, %codec, %c5 : index
          scf.if %1449 {
            %1450 = wave.lane
            %1451 = arith.muli %1450, %c4 : index
            scf.for %1452 = %1451 to %c36 step %c9 {
              %1453 = arith.addi %1219, %1452 : index
              %1454 = vector.load %22[%1453] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1455 = arith.mulf %1454, %1222 : vector<4xf32>
              %1456 = wave.fp8_encode "e5m2" %1455 : vector<4xf32> -> vector<4xi8>
              %1457 = arith.cmpi slt, %1220, %kvHeads : index
              scf.if %1457 {
                %1458 = arith.muli %1220, %c12 : index
                %1459 = arith.addi %1225, %1458 : index
                %1460 = vector.shuffle %1456, %1456 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1461 = arith.divui %1452, %c15 : index
                %1462 = arith.muli %1461, %c6 : index
                %1463 = arith.remui %1452, %c15 : index
                %1464 = arith.muli %1224, %c15 : index
                %1465 = arith.divui %1463, %c4 : index
                %1466 = arith.muli %1465, %c4 : index
                %1467 = arith.remui %1463, %c5 : index
                %1468 = arith.muli %1467, %c5 : index
                %1469 = arith.addi %1466, %1468 : index
                %1470 = arith.divui %1463, %c5 : index
                %1471 = arith.remui %1470, %c5 : index
                %1472 = arith.addi %1469, %1471 : index
                %1473 = arith.addi %1464, %1472 : index
                %1474 = arith.addi %1462, %1473 : index
                %1475 = arith.addi %1459, %1474 : index
                vector.store %1460, %kv[%1475] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1476 = arith.subi %1220, %kvHeads : index
                %1477 = arith.muli %1476, %c12 : index
                %1478 = arith.addi %1225, %1477 : index
                %1479 = arith.addi %1452, %c11 : index
                %1480 = arith.divui %1479, %c15 : index
                %1481 = arith.muli %1480, %c6 : index
                %1482 = arith.addi %1481, %c13 : index
                %1483 = arith.remui %1479, %c15 : index
                %1484 = arith.divui %1224, %c5 : index
                %1485 = arith.remui %1224, %c5 : index
                %1486 = arith.muli %1485, %c16 : index
                %1487 = arith.addi %1484, %1486 : index
                %1488 = arith.muli %1483, %c15 : index
                %1489 = arith.divui %1487, %c4 : index
                %1490 = arith.muli %1489, %c4 : index
                %1491 = arith.remui %1487, %c5 : index
                %1492 = arith.muli %1491, %c5 : index
                %1493 = arith.addi %1490, %1492 : index
                %1494 = arith.divui %1487, %c5 : index
                %1495 = arith.remui %1494, %c5 : index
                %1496 = arith.addi %1493, %1495 : index
                %1497 = arith.addi %1488, %1496 : index
                %1498 = arith.addi %1482, %1497 : index
                %1499 = arith.addi %1478, %1498 : index
                %1500 = vector.shuffle %1456, %1456 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1500, %kv[%1499] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1501 = arith.addi %1452, %c10 : index
                %1502 = arith.divui %1501, %c15 : index
                %1503 = arith.muli %1502, %c6 : index
                %1504 = arith.addi %1503, %c13 : index
                %1505 = arith.remui %1501, %c15 : index
                %1506 = arith.divui %1224, %c5 : index
                %1507 = arith.remui %1224, %c5 : index
                %1508 = arith.muli %1507, %c16 : index
                %1509 = arith.addi %1506, %1508 : index
                %1510 = arith.muli %1505, %c15 : index
                %1511 = arith.divui %1509, %c4 : index
                %1512 = arith.muli %1511, %c4 : index
                %1513 = arith.remui %1509, %c5 : index
                %1514 = arith.muli %1513, %c5 : index
                %1515 = arith.addi %1512, %1514 : index
                %1516 = arith.divui %1509, %c5 : index
                %1517 = arith.remui %1516, %c5 : index
                %1518 = arith.addi %1515, %1517 : index
                %1519 = arith.addi %1510, %1518 : index
                %1520 = arith.addi %1504, %1519 : index
                %1521 = arith.addi %1478, %1520 : index
                %1522 = vector.shuffle %1456, %1456 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1522, %kv[%1521] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1523 = arith.addi %1452, %c5 : index
                %1524 = arith.divui %1523, %c15 : index
                %1525 = arith.muli %1524, %c6 : index
                %1526 = arith.addi %1525, %c13 : index
                %1527 = arith.remui %1523, %c15 : index
                %1528 = arith.divui %1224, %c5 : index
                %1529 = arith.remui %1224, %c5 : index
                %1530 = arith.muli %1529, %c16 : index
                %1531 = arith.addi %1528, %1530 : index
                %1532 = arith.muli %1527, %c15 : index
                %1533 = arith.divui %1531, %c4 : index
                %1534 = arith.muli %1533, %c4 : index
                %1535 = arith.remui %1531, %c5 : index
                %1536 = arith.muli %1535, %c5 : index
                %1537 = arith.addi %1534, %1536 : index
                %1538 = arith.divui %1531, %c5 : index
                %1539 = arith.remui %1538, %c5 : index
                %1540 = arith.addi %1537, %1539 : index
                %1541 = arith.addi %1532, %1540 : index
                %1542 = arith.addi %1526, %1541 : index
                %1543 = arith.addi %1478, %1542 : index
                %1544 = vector.shuffle %1456, %1456 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1544, %kv[%1543] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1545 = arith.addi %1452, %c29 : index
                %1546 = arith.divui %1545, %c15 : index
                %1547 = arith.muli %1546, %c6 : index
                %1548 = arith.addi %1547, %c13 : index
                %1549 = arith.remui %1545, %c15 : index
                %1550 = arith.divui %1224, %c5 : index
                %1551 = arith.remui %1224, %c5 : index
                %1552 = arith.muli %1551, %c16 : index
                %1553 = arith.addi %1550, %1552 : index
                %1554 = arith.muli %1549, %c15 : index
                %1555 = arith.divui %1553, %c4 : index
                %1556 = arith.muli %1555, %c4 : index
                %1557 = arith.remui %1553, %c5 : index
                %1558 = arith.muli %1557, %c5 : index
                %1559 = arith.addi %1556, %1558 : index
                %1560 = arith.divui %1553, %c5 : index
                %1561 = arith.remui %1560, %c5 : index
                %1562 = arith.addi %1559, %1561 : index
                %1563 = arith.addi %1554, %1562 : index
                %1564 = arith.addi %1548, %1563 : index
                %1565 = arith.addi %1478, %1564 : index
                %1566 = vector.shuffle %1456, %1456 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1566, %kv[%1565] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %1567 = arith.addi %853, %c46 : index
      %1568 = arith.addi %852, %1567 : index
      %1569 = arith.cmpi slt, %1568, %24 : index
      %1570 = arith.cmpi slt, %1567, %c15 : index
      %1571 = arith.andi %1569, %1570 : i1
      scf.if %1571 {
        %1572 = arith.addi %852, %1567 : index
        %1573 = arith.addi %slotsAt, %1572 : index
        %1574 = memref.load %step[%1573] : memref<?xi32>
        %1575 = arith.index_cast %1574 : i32 to index
        %1576 = arith.cmpi sge, %1575, %c11 : index
        scf.if %1576 {
          %1577 = arith.muli %1567, %c36 : index
          %1578 = arith.subi %0, %heads : index
          %1579 = memref.load %scales[%1578] : memref<?xf32>
          %1580 = vector.broadcast %1579 : f32 to vector<4xf32>
          %1581 = arith.divui %1575, %c15 : index
          %1582 = arith.remui %1575, %c15 : index
          %1583 = arith.muli %1581, %pageBytes : index
          %1584 = arith.cmpi eq, %codec, %c11 : index
          scf.if %1584 {
            %1585 = wave.lane
            %1586 = arith.muli %1585, %c4 : index
            scf.for %1587 = %1586 to %c36 step %c9 {
              %1588 = arith.addi %1577, %1587 : index
              %1589 = vector.load %22[%1588] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1590 = arith.mulf %1589, %1580 : vector<4xf32>
              %1591 = arith.minimumf %1590, %c50 : vector<4xf32>
              %1592 = arith.maximumf %1591, %c51 : vector<4xf32>
              %1593 = arith.truncf %1592 : vector<4xf32> to vector<4xf16>
              %1594 = vector.bitcast %1593 : vector<4xf16> to vector<8xi8>
              %1595 = arith.cmpi slt, %1578, %kvHeads : index
              scf.if %1595 {
                %1596 = arith.muli %1578, %c52 : index
                %1597 = arith.addi %1583, %1596 : index
                %1598 = arith.divui %1587, %c15 : index
                %1599 = arith.muli %1598, %c53 : index
                %1600 = arith.remui %1587, %c15 : index
                %1601 = arith.divui %1600, %c16 : index
                %1602 = arith.muli %1601, %c6 : index
                %1603 = arith.muli %1582, %c15 : index
                %1604 = arith.addi %1602, %1603 : index
                %1605 = arith.remui %1600, %c16 : index
                %1606 = arith.muli %1605, %c5 : index
                %1607 = arith.addi %1604, %1606 : index
                %1608 = arith.addi %1599, %1607 : index
                %1609 = arith.addi %1597, %1608 : index
                vector.store %1594, %kv[%1609] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1610 = arith.subi %1578, %kvHeads : index
                %1611 = arith.muli %1610, %c52 : index
                %1612 = arith.addi %1583, %1611 : index
                %1613 = arith.addi %1587, %c11 : index
                %1614 = arith.divui %1613, %c15 : index
                %1615 = arith.muli %1614, %c53 : index
                %1616 = arith.addi %1615, %c12 : index
                %1617 = arith.remui %1613, %c15 : index
                %1618 = arith.divui %1582, %c5 : index
                %1619 = arith.remui %1582, %c5 : index
                %1620 = arith.muli %1619, %c16 : index
                %1621 = arith.addi %1618, %1620 : index
                %1622 = arith.divui %1621, %c16 : index
                %1623 = arith.muli %1622, %c6 : index
                %1624 = arith.muli %1617, %c15 : index
                %1625 = arith.addi %1623, %1624 : index
                %1626 = arith.remui %1621, %c16 : index
                %1627 = arith.muli %1626, %c5 : index
                %1628 = arith.addi %1625, %1627 : index
                %1629 = arith.addi %1616, %1628 : index
                %1630 = arith.addi %1612, %1629 : index
                %1631 = vector.shuffle %1594, %1594 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1631, %kv[%1630] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1632 = arith.addi %1587, %c10 : index
                %1633 = arith.divui %1632, %c15 : index
                %1634 = arith.muli %1633, %c53 : index
                %1635 = arith.addi %1634, %c12 : index
                %1636 = arith.remui %1632, %c15 : index
                %1637 = arith.divui %1582, %c5 : index
                %1638 = arith.remui %1582, %c5 : index
                %1639 = arith.muli %1638, %c16 : index
                %1640 = arith.addi %1637, %1639 : index
                %1641 = arith.divui %1640, %c16 : index
                %1642 = arith.muli %1641, %c6 : index
                %1643 = arith.muli %1636, %c15 : index
                %1644 = arith.addi %1642, %1643 : index
                %1645 = arith.remui %1640, %c16 : index
                %1646 = arith.muli %1645, %c5 : index
                %1647 = arith.addi %1644, %1646 : index
                %1648 = arith.addi %1635, %1647 : index
                %1649 = arith.addi %1612, %1648 : index
                %1650 = vector.shuffle %1594, %1594 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1650, %kv[%1649] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1651 = arith.addi %1587, %c5 : index
                %1652 = arith.divui %1651, %c15 : index
                %1653 = arith.muli %1652, %c53 : index
                %1654 = arith.addi %1653, %c12 : index
                %1655 = arith.remui %1651, %c15 : index
                %1656 = arith.divui %1582, %c5 : index
                %1657 = arith.remui %1582, %c5 : index
                %1658 = arith.muli %1657, %c16 : index
                %1659 = arith.addi %1656, %1658 : index
                %1660 = arith.divui %1659, %c16 : index
                %1661 = arith.muli %1660, %c6 : index
                %1662 = arith.muli %1655, %c15 : index
                %1663 = arith.addi %1661, %1662 : index
                %1664 = arith.remui %1659, %c16 : index
                %1665 = arith.muli %1664, %c5 : index
                %1666 = arith.addi %1663, %1665 : index
                %1667 = arith.addi %1654, %1666 : index
                %1668 = arith.addi %1612, %1667 : index
                %1669 = vector.shuffle %1594, %1594 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1669, %kv[%1668] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1670 = arith.addi %1587, %c29 : index
                %1671 = arith.divui %1670, %c15 : index
                %1672 = arith.muli %1671, %c53 : index
                %1673 = arith.addi %1672, %c12 : index
                %1674 = arith.remui %1670, %c15 : index
                %1675 = arith.divui %1582, %c5 : index
                %1676 = arith.remui %1582, %c5 : index
                %1677 = arith.muli %1676, %c16 : index
                %1678 = arith.addi %1675, %1677 : index
                %1679 = arith.divui %1678, %c16 : index
                %1680 = arith.muli %1679, %c6 : index
                %1681 = arith.muli %1674, %c15 : index
                %1682 = arith.addi %1680, %1681 : index
                %1683 = arith.remui %1678, %c16 : index
                %1684 = arith.muli %1683, %c5 : index
                %1685 = arith.addi %1682, %1684 : index
                %1686 = arith.addi %1673, %1685 : index
                %1687 = arith.addi %1612, %1686 : index
                %1688 = vector.shuffle %1594, %1594 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1688, %kv[%1687] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1689 = arith.cmpi eq, %codec, %c10 : index
          scf.if %1689 {
            %1690 = wave.lane
            %1691 = arith.muli %1690, %c4 : index
            scf.for %1692 = %1691 to %c36 step %c9 {
              %1693 = arith.addi %1577, %1692 : index
              %1694 = vector.load %22[%1693] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1695 = arith.mulf %1694, %1580 : vector<4xf32>
              %1696 = wave.fp8_encode "e4m3" %1695 : vector<4xf32> -> vector<4xi8>
              %1697 = arith.cmpi slt, %1578, %kvHeads : index
              scf.if %1697 {
                %1698 = arith.muli %1578, %c12 : index
                %1699 = arith.addi %1583, %1698 : index
                %1700 = vector.shuffle %1696, %1696 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1701 = arith.divui %1692, %c15 : index
                %1702 = arith.muli %1701, %c6 : index
                %1703 = arith.remui %1692, %c15 : index
                %1704 = arith.muli %1582, %c15 : index
                %1705 = arith.divui %1703, %c4 : index
                %1706 = arith.muli %1705, %c4 : index
                %1707 = arith.remui %1703, %c5 : index
                %1708 = arith.muli %1707, %c5 : index
                %1709 = arith.addi %1706, %1708 : index
                %1710 = arith.divui %1703, %c5 : index
                %1711 = arith.remui %1710, %c5 : index
                %1712 = arith.addi %1709, %1711 : index
                %1713 = arith.addi %1704, %1712 : index
                %1714 = arith.addi %1702, %1713 : index
                %1715 = arith.addi %1699, %1714 : index
                vector.store %1700, %kv[%1715] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1716 = arith.subi %1578, %kvHeads : index
                %1717 = arith.muli %1716, %c12 : index
                %1718 = arith.addi %1583, %1717 : index
                %1719 = arith.addi %1692, %c11 : index
                %1720 = arith.divui %1719, %c15 : index
                %1721 = arith.muli %1720, %c6 : index
                %1722 = arith.addi %1721, %c13 : index
                %1723 = arith.remui %1719, %c15 : index
                %1724 = arith.divui %1582, %c5 : index
                %1725 = arith.remui %1582, %c5 : index
                %1726 = arith.muli %1725, %c16 : index
                %1727 = arith.addi %1724, %1726 : index
                %1728 = arith.muli %1723, %c15 : index
                %1729 = arith.divui %1727, %c4 : index
                %1730 = arith.muli %1729, %c4 : index
                %1731 = arith.remui %1727, %c5 : index
                %1732 = arith.muli %1731, %c5 : index
                %1733 = arith.addi %1730, %1732 : index
                %1734 = arith.divui %1727, %c5 : index
                %1735 = arith.remui %1734, %c5 : index
                %1736 = arith.addi %1733, %1735 : index
                %1737 = arith.addi %1728, %1736 : index
                %1738 = arith.addi %1722, %1737 : index
                %1739 = arith.addi %1718, %1738 : index
                %1740 = vector.shuffle %1696, %1696 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1740, %kv[%1739] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1741 = arith.addi %1692, %c10 : index
                %1742 = arith.divui %1741, %c15 : index
                %1743 = arith.muli %1742, %c6 : index
                %1744 = arith.addi %1743, %c13 : index
                %1745 = arith.remui %1741, %c15 : index
                %1746 = arith.divui %1582, %c5 : index
                %1747 = arith.remui %1582, %c5 : index
                %1748 = arith.muli %1747, %c16 : index
                %1749 = arith.addi %1746, %1748 : index
                %1750 = arith.muli %1745, %c15 : index
                %1751 = arith.divui %1749, %c4 : index
                %1752 = arith.muli %1751, %c4 : index
                %1753 = arith.remui %1749, %c5 : index
                %1754 = arith.muli %1753, %c5 : index
                %1755 = arith.addi %1752, %1754 : index
                %1756 = arith.divui %1749, %c5 : index
                %1757 = arith.remui %1756, %c5 : index
                %1758 = arith.addi %1755, %1757 : index
                %1759 = arith.addi %1750, %1758 : index
                %1760 = arith.addi %1744, %1759 : index
                %1761 = arith.addi %1718, %1760 : index
                %1762 = vector.shuffle %1696, %1696 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1762, %kv[%1761] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1763 = arith.addi %1692, %c5 : index
                %1764 = arith.divui %1763, %c15 : index
                %1765 = arith.muli %1764, %c6 : index
                %1766 = arith.addi %1765, %c13 : index
                %1767 = arith.remui %1763, %c15 : index
                %1768 = arith.divui %1582, %c5 : index
                %1769 = arith.remui %1582, %c5 : index
                %1770 = arith.muli %1769, %c16 : index
                %1771 = arith.addi %1768, %1770 : index
                %1772 = arith.muli %1767, %c15 : index
                %1773 = arith.divui %1771, %c4 : index
                %1774 = arith.muli %1773, %c4 : index
                %1775 = arith.remui %1771, %c5 : index
                %1776 = arith.muli %1775, %c5 : index
                %1777 = arith.addi %1774, %1776 : index
                %1778 = arith.divui %1771, %c5 : index
                %1779 = arith.remui %1778, %c5 : index
                %1780 = arith.addi %1777, %1779 : index
                %1781 = arith.addi %1772, %1780 : index
                %1782 = arith.addi %1766, %1781 : index
                %1783 = arith.addi %1718, %1782 : index
                %1784 = vector.shuffle %1696, %1696 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1784, %kv[%1783] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1785 = arith.addi %1692, %c29 : index
                %1786 = arith.divui %1785, %c15 : index
                %1787 = arith.muli %1786, %c6 : index
                %1788 = arith.addi %1787, %c13 : index
                %1789 = arith.remui %1785, %c15 : index
                %1790 = arith.divui %1582, %c5 : index
                %1791 = arith.remui %1582, %c5 : index
                %1792 = arith.muli %1791, %c16 : index
                %1793 = arith.addi %1790, %1792 : index
                %1794 = arith.muli %1789, %c15 : index
                %1795 = arith.divui %1793, %c4 : index
                %1796 = arith.muli %1795, %c4 : index
                %1797 = arith.remui %1793, %c5 : index
                %1798 = arith.muli %1797, %c5 : index
                %1799 = arith.addi %1796, %1798 : index
                %1800 = arith.divui %1793, %c5 : index
                %1801 = arith.remui %1800, %c5 : index
                %1802 = arith.addi %1799, %1801 : index
                %1803 = arith.addi %1794, %1802 : index
                %1804 = arith.addi %1788, %1803 : index
                %1805 = arith.addi %1718, %1804 : index
                %1806 = vector.shuffle %1696, %1696 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1806, %kv[%1805] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1807 = arith.cmpi eq, %codec, %c5 : index
          scf.if %1807 {
            %1808 = wave.lane
            %1809 = arith.muli %1808, %c4 : index
            scf.for %1810 = %1809 to %c36 step %c9 {
              %1811 = arith.addi %1577, %1810 : index
              %1812 = vector.load %22[%1811] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1813 = arith.mulf %1812, %1580 : vector<4xf32>
              %1814 = wave.fp8_encode "e5m2" %1813 : vector<4xf32> -> vector<4xi8>
              %1815 = arith.cmpi slt, %1578, %kvHeads : index
              scf.if %1815 {
                %1816 = arith.muli %1578, %c12 : index
                %1817 = arith.addi %1583, %1816 : index
                %1818 = vector.shuffle %1814, %1814 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1819 = arith.divui %1810, %c15 : index
                %1820 = arith.muli %1819, %c6 : index
                %1821 = arith.remui %1810, %c15 : index
                %1822 = arith.muli %1582, %c15 : index
                %1823 = arith.divui %1821, %c4 : index
                %1824 = arith.muli %1823, %c4 : index
                %1825 = arith.remui %1821, %c5 : index
                %1826 = arith.muli %1825, %c5 : index
                %1827 = arith.addi %1824, %1826 : index
                %1828 = arith.divui %1821, %c5 : index
                %1829 = arith.remui %1828, %c5 : index
                %1830 = arith.addi %1827, %1829 : index
                %1831 = arith.addi %1822, %1830 : index
                %1832 = arith.addi %1820, %1831 : index
                %1833 = arith.addi %1817, %1832 : index
                vector.store %1818, %kv[%1833] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1834 = arith.subi %1578, %kvHeads : index
                %1835 = arith.muli %1834, %c12 : index
                %1836 = arith.addi %1583, %1835 : index
                %1837 = arith.addi %1810, %c11 : index
                %1838 = arith.divui %1837, %c15 : index
                %1839 = arith.muli %1838, %c6 : index
                %1840 = arith.addi %1839, %c13 : index
                %1841 = arith.remui %1837, %c15 : index
                %1842 = arith.divui %1582, %c5 : index
                %1843 = arith.remui %1582, %c5 : index
                %1844 = arith.muli %1843, %c16 : index
                %1845 = arith.addi %1842, %1844 : index
                %1846 = arith.muli %1841, %c15 : index
                %1847 = arith.divui %1845, %c4 : index
                %1848 = arith.muli %1847, %c4 : index
                %1849 = arith.remui %1845, %c5 : index
                %1850 = arith.muli %1849, %c5 : index
                %1851 = arith.addi %1848, %1850 : index
                %1852 = arith.divui %1845, %c5 : index
                %1853 = arith.remui %1852, %c5 : index
                %1854 = arith.addi %1851, %1853 : index
                %1855 = arith.addi %1846, %1854 : index
                %1856 = arith.addi %1840, %1855 : index
                %1857 = arith.addi %1836, %1856 : index
                %1858 = vector.shuffle %1814, %1814 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1858, %kv[%1857] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1859 = arith.addi %1810, %c10 : index
                %1860 = arith.divui %1859, %c15 : index
                %1861 = arith.muli %1860, %c6 : index
                %1862 = arith.addi %1861, %c13 : index
                %1863 = arith.remui %1859, %c15 : index
                %1864 = arith.divui %1582, %c5 : index
                %1865 = arith.remui %1582, %c5 : index
                %1866 = arith.muli %1865, %c16 : index
                %1867 = arith.addi %1864, %1866 : index
                %1868 = arith.muli %1863, %c15 : index
                %1869 = arith.divui %1867, %c4 : index
                %1870 = arith.muli %1869, %c4 : index
                %1871 = arith.remui %1867, %c5 : index
                %1872 = arith.muli %1871, %c5 : index
                %1873 = arith.addi %1870, %1872 : index
                %1874 = arith.divui %1867, %c5 : index
                %1875 = arith.remui %1874, %c5 : index
                %1876 = arith.addi %1873, %1875 : index
                %1877 = arith.addi %1868, %1876 : index
                %1878 = arith.addi %1862, %1877 : index
                %1879 = arith.addi %1836, %1878 : index
                %1880 = vector.shuffle %1814, %1814 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1880, %kv[%1879] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1881 = arith.addi %1810, %c5 : index
                %1882 = arith.divui %1881, %c15 : index
                %1883 = arith.muli %1882, %c6 : index
                %1884 = arith.addi %1883, %c13 : index
                %1885 = arith.remui %1881, %c15 : index
                %1886 = arith.divui %1582, %c5 : index
                %1887 = arith.remui %1582, %c5 : index
                %1888 = arith.muli %1887, %c16 : index
                %1889 = arith.addi %1886, %1888 : index
                %1890 = arith.muli %1885, %c15 : index
                %1891 = arith.divui %1889, %c4 : index
                %1892 = arith.muli %1891, %c4 : index
                %1893 = arith.remui %1889, %c5 : index
                %1894 = arith.muli %1893, %c5 : index
                %1895 = arith.addi %1892, %1894 : index
                %1896 = arith.divui %1889, %c5 : index
                %1897 = arith.remui %1896, %c5 : index
                %1898 = arith.addi %1895, %1897 : index
                %1899 = arith.addi %1890, %1898 : index
                %1900 = arith.addi %1884, %1899 : index
                %1901 = arith.addi %1836, %1900 : index
                %1902 = vector.shuffle %1814, %1814 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1902, %kv[%1901] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1903 = arith.addi %1810, %c29 : index
                %1904 = arith.divui %1903, %c15 : index
                %1905 = arith.muli %1904, %c6 : index
                %1906 = arith.addi %1905, %c13 : index
                %1907 = arith.remui %1903, %c15 : index
                %1908 = arith.divui %1582, %c5 : index
                %1909 = arith.remui %1582, %c5 : index
                %1910 = arith.muli %1909, %c16 : index
                %1911 = arith.addi %1908, %1910 : index
                %1912 = arith.muli %1907, %c15 : index
                %1913 = arith.divui %1911, %c4 : index
                %1914 = arith.muli %1913, %c4 : index
                %1915 = arith.remui %1911, %c5 : index
                %1916 = arith.muli %1915, %c5 : index
                %1917 = arith.addi %1914, %1916 : index
                %1918 = arith.divui %1911, %c5 : index
                %1919 = arith.remui %1918, %c5 : index
                %1920 = arith.addi %1917, %1919 : index
                %1921 = arith.addi %1912, %1920 : index
                %1922 = arith.addi %1906, %1921 : index
                %1923 = arith.addi %1836, %1922 : index
                %1924 = vector.shuffle %1814, %1814 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1924, %kv[%1923] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %1925 = arith.addi %25, %c15 : index
    %1926 = wave.lane
    %1927 = arith.muli %3, %c10 : index
    %1928 = arith.muli %1927, %c6 : index
    %1929 = arith.addi %1928, %1926 : index
    %1930 = arith.muli %4, %c13 : index
    %1931 = arith.addi %1930, %1929 : index
    %1932 = arith.addi %1931, %c11 : index
    %1933 = arith.addi %1932, %c11 : index
    %1934 = vector.extract %488#1[0] : f32 from vector<8xf32>
    memref.store %1934, %21[%1933] : memref<?xf32>
    %1935 = arith.muli %4, %c13 : index
    %1936 = arith.addi %1935, %1929 : index
    %1937 = arith.addi %1936, %c11 : index
    %1938 = arith.addi %1937, %c17 : index
    %1939 = vector.extract %488#1[1] : f32 from vector<8xf32>
    memref.store %1939, %21[%1938] : memref<?xf32>
    %1940 = arith.muli %4, %c13 : index
    %1941 = arith.addi %1940, %1929 : index
    %1942 = arith.addi %1941, %c11 : index
    %1943 = arith.addi %1942, %c7 : index
    %1944 = vector.extract %488#1[2] : f32 from vector<8xf32>
    memref.store %1944, %21[%1943] : memref<?xf32>
    %1945 = arith.muli %4, %c13 : index
    %1946 = arith.addi %1945, %1929 : index
    %1947 = arith.addi %1946, %c11 : index
    %1948 = arith.addi %1947, %c30 : index
    %1949 = vector.extract %488#1[3] : f32 from vector<8xf32>
    memref.store %1949, %21[%1948] : memref<?xf32>
    %1950 = arith.muli %4, %c13 : index
    %1951 = arith.addi %1950, %1929 : index
    %1952 = arith.addi %1951, %c11 : index
    %1953 = arith.addi %1952, %c9 : index
    %1954 = vector.extract %488#1[4] : f32 from vector<8xf32>
    memref.store %1954, %21[%1953] : memref<?xf32>
    %1955 = arith.muli %4, %c13 : index
    %1956 = arith.addi %1955, %1929 : index
    %1957 = arith.addi %1956, %c11 : index
    %1958 = arith.addi %1957, %c31 : index
    %1959 = vector.extract %488#1[5] : f32 from vector<8xf32>
    memref.store %1959, %21[%1958] : memref<?xf32>
    %1960 = arith.muli %4, %c13 : index
    %1961 = arith.addi %1960, %1929 : index
    %1962 = arith.addi %1961, %c11 : index
    %1963 = arith.addi %1962, %c32 : index
    %1964 = vector.extract %488#1[6] : f32 from vector<8xf32>
    memref.store %1964, %21[%1963] : memref<?xf32>
    %1965 = arith.muli %4, %c13 : index
    %1966 = arith.addi %1965, %1929 : index
    %1967 = arith.addi %1966, %c11 : index
    %1968 = arith.addi %1967, %c33 : index
    %1969 = vector.extract %488#1[7] : f32 from vector<8xf32>
    memref.store %1969, %21[%1968] : memref<?xf32>
    wave.barrier
    %1970 = arith.muli %4, %c4 : index
    %1971 = arith.addi %1970, %c11 : index
    %1972 = arith.muli %1971, %c5 : index
    %1973 = arith.divui %1926, %c15 : index
    %1974 = arith.addi %1972, %1973 : index
    %1975 = arith.addi %1925, %1974 : index
    %1976 = arith.cmpi slt, %1975, %24 : index
    scf.if %1976 {
      %1977 = arith.cmpi eq, %hasFactors, %c10 : index
      %1978 = arith.muli %1975, %c5 : index
      %1979 = memref.load %factors[%1978] : memref<?xf32>
      %1980 = arith.mulf %1979, %operandScale : f32
      %1981 = arith.select %1977, %1980, %operandScale : f32
      %1982 = arith.addi %1929, %c11 : index
      %1983 = arith.muli %1971, %c17 : index
      %1984 = arith.addi %1982, %1983 : index
      %1985 = memref.load %21[%1984] : memref<?xf32>
      %1986 = arith.addi %1984, %c13 : index
      %1987 = memref.load %21[%1986] : memref<?xf32>
      %1988 = arith.addf %1985, %1987 : f32
      %1989 = arith.remui %1926, %c15 : index
      %1990 = arith.muli %1989, %c4 : index
      %1991 = arith.addi %20, %1990 : index
      %1992 = vector.load %w[%1991] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1993 = vector.bitcast %1992 : vector<4xi8> to vector<1xf32>
      %1994 = vector.extract %1993[0] : f32 from vector<1xf32>
      %1995 = arith.mulf %1994, %1981 : f32
      %1996 = arith.mulf %1988, %1995 : f32
      %1997 = arith.muli %3, %c10 : index
      %1998 = arith.addi %1997, %c11 : index
      %1999 = arith.muli %1998, %c15 : index
      %2000 = arith.remui %1926, %c15 : index
      %2001 = arith.addi %1999, %2000 : index
      %2002 = arith.muli %1974, %c36 : index
      %2003 = arith.addi %2002, %2001 : index
      memref.store %1996, %22[%2003] : memref<?xf32>
    }
    %2004 = arith.muli %4, %c4 : index
    %2005 = arith.addi %2004, %c10 : index
    %2006 = arith.muli %2005, %c5 : index
    %2007 = arith.divui %1926, %c15 : index
    %2008 = arith.addi %2006, %2007 : index
    %2009 = arith.addi %1925, %2008 : index
    %2010 = arith.cmpi slt, %2009, %24 : index
    scf.if %2010 {
      %2011 = arith.cmpi eq, %hasFactors, %c10 : index
      %2012 = arith.muli %2009, %c5 : index
      %2013 = memref.load %factors[%2012] : memref<?xf32>
      %2014 = arith.mulf %2013, %operandScale : f32
      %2015 = arith.select %2011, %2014, %operandScale : f32
      %2016 = arith.addi %1929, %c11 : index
      %2017 = arith.muli %2005, %c17 : index
      %2018 = arith.addi %2016, %2017 : index
      %2019 = memref.load %21[%2018] : memref<?xf32>
      %2020 = arith.addi %2018, %c13 : index
      %2021 = memref.load %21[%2020] : memref<?xf32>
      %2022 = arith.addf %2019, %2021 : f32
      %2023 = arith.remui %1926, %c15 : index
      %2024 = arith.muli %2023, %c4 : index
      %2025 = arith.addi %20, %2024 : index
      %2026 = vector.load %w[%2025] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2027 = vector.bitcast %2026 : vector<4xi8> to vector<1xf32>
      %2028 = vector.extract %2027[0] : f32 from vector<1xf32>
      %2029 = arith.mulf %2028, %2015 : f32
      %2030 = arith.mulf %2022, %2029 : f32
      %2031 = arith.muli %3, %c10 : index
      %2032 = arith.addi %2031, %c11 : index
      %2033 = arith.muli %2032, %c15 : index
      %2034 = arith.remui %1926, %c15 : index
      %2035 = arith.addi %2033, %2034 : index
      %2036 = arith.muli %2008, %c36 : index
      %2037 = arith.addi %2036, %2035 : index
      memref.store %2030, %22[%2037] : memref<?xf32>
    }
    %2038 = arith.muli %4, %c4 : index
    %2039 = arith.addi %2038, %c5 : index
    %2040 = arith.muli %2039, %c5 : index
    %2041 = arith.divui %1926, %c15 : index
    %2042 = arith.addi %2040, %2041 : index
    %2043 = arith.addi %1925, %2042 : index
    %2044 = arith.cmpi slt, %2043, %24 : index
    scf.if %2044 {
      %2045 = arith.cmpi eq, %hasFactors, %c10 : index
      %2046 = arith.muli %2043, %c5 : index
      %2047 = memref.load %factors[%2046] : memref<?xf32>
      %2048 = arith.mulf %2047, %operandScale : f32
      %2049 = arith.select %2045, %2048, %operandScale : f32
      %2050 = arith.addi %1929, %c11 : index
      %2051 = arith.muli %2039, %c17 : index
      %2052 = arith.addi %2050, %2051 : index
      %2053 = memref.load %21[%2052] : memref<?xf32>
      %2054 = arith.addi %2052, %c13 : index
      %2055 = memref.load %21[%2054] : memref<?xf32>
      %2056 = arith.addf %2053, %2055 : f32
      %2057 = arith.remui %1926, %c15 : index
      %2058 = arith.muli %2057, %c4 : index
      %2059 = arith.addi %20, %2058 : index
      %2060 = vector.load %w[%2059] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2061 = vector.bitcast %2060 : vector<4xi8> to vector<1xf32>
      %2062 = vector.extract %2061[0] : f32 from vector<1xf32>
      %2063 = arith.mulf %2062, %2049 : f32
      %2064 = arith.mulf %2056, %2063 : f32
      %2065 = arith.muli %3, %c10 : index
      %2066 = arith.addi %2065, %c11 : index
      %2067 = arith.muli %2066, %c15 : index
      %2068 = arith.remui %1926, %c15 : index
      %2069 = arith.addi %2067, %2068 : index
      %2070 = arith.muli %2042, %c36 : index
      %2071 = arith.addi %2070, %2069 : index
      memref.store %2064, %22[%2071] : memref<?xf32>
    }
    %2072 = arith.muli %4, %c4 : index
    %2073 = arith.addi %2072, %c29 : index
    %2074 = arith.muli %2073, %c5 : index
    %2075 = arith.divui %1926, %c15 : index
    %2076 = arith.addi %2074, %2075 : index
    %2077 = arith.addi %1925, %2076 : index
    %2078 = arith.cmpi slt, %2077, %24 : index
    scf.if %2078 {
      %2079 = arith.cmpi eq, %hasFactors, %c10 : index
      %2080 = arith.muli %2077, %c5 : index
      %2081 = memref.load %factors[%2080] : memref<?xf32>
      %2082 = arith.mulf %2081, %operandScale : f32
      %2083 = arith.select %2079, %2082, %operandScale : f32
      %2084 = arith.addi %1929, %c11 : index
      %2085 = arith.muli %2073, %c17 : index
      %2086 = arith.addi %2084, %2085 : index
      %2087 = memref.load %21[%2086] : memref<?xf32>
      %2088 = arith.addi %2086, %c13 : index
      %2089 = memref.load %21[%2088] : memref<?xf32>
      %2090 = arith.addf %2087, %2089 : f32
      %2091 = arith.remui %1926, %c15 : index
      %2092 = arith.muli %2091, %c4 : index
      %2093 = arith.addi %20, %2092 : index
      %2094 = vector.load %w[%2093] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2095 = vector.bitcast %2094 : vector<4xi8> to vector<1xf32>
      %2096 = vector.extract %2095[0] : f32 from vector<1xf32>
      %2097 = arith.mulf %2096, %2083 : f32
      %2098 = arith.mulf %2090, %2097 : f32
      %2099 = arith.muli %3, %c10 : index
      %2100 = arith.addi %2099, %c11 : index
      %2101 = arith.muli %2100, %c15 : index
      %2102 = arith.remui %1926, %c15 : index
      %2103 = arith.addi %2101, %2102 : index
      %2104 = arith.muli %2076, %c36 : index
      %2105 = arith.addi %2104, %2103 : index
      memref.store %2098, %22[%2105] : memref<?xf32>
    }
    wave.barrier
    %2106 = arith.addi %25, %c15 : index
    %2107 = wave.wave
    %2108 = arith.addi %2107, %c11 : index
    %2109 = arith.addi %2106, %2108 : index
    %2110 = arith.cmpi slt, %2109, %24 : index
    %2111 = arith.cmpi slt, %2108, %c15 : index
    %2112 = arith.andi %2110, %2111 : i1
    scf.if %2112 {
      %2113 = arith.addi %2106, %2108 : index
      %2114 = arith.muli %2108, %c36 : index
      %2115 = wave.lane
      %2116 = arith.addi %2115, %c11 : index
      %2117 = arith.cmpi eq, %hasBias, %c10 : index
      %2118 = arith.addi %2114, %2116 : index
      %2119 = memref.load %22[%2118] : memref<?xf32>
      %2120 = arith.muli %0, %c36 : index
      %2121 = arith.addi %2120, %2116 : index
      %2122 = memref.load %bias[%2121] : memref<?xf32>
      %2123 = arith.addf %2119, %2122 : f32
      %2124 = arith.select %2117, %2123, %2119 : f32
      %2125 = arith.addi %2116, %c38 : index
      %2126 = arith.cmpi eq, %hasBias, %c10 : index
      %2127 = arith.addi %2114, %2125 : index
      %2128 = memref.load %22[%2127] : memref<?xf32>
      %2129 = arith.muli %0, %c36 : index
      %2130 = arith.addi %2129, %2125 : index
      %2131 = memref.load %bias[%2130] : memref<?xf32>
      %2132 = arith.addf %2128, %2131 : f32
      %2133 = arith.select %2126, %2132, %2128 : f32
      %2134 = arith.addi %2115, %c17 : index
      %2135 = arith.cmpi slt, %2134, %c38 : index
      %2136 = arith.minsi %2134, %c39 : index
      %2137 = arith.cmpi eq, %hasBias, %c10 : index
      %2138 = arith.addi %2114, %2136 : index
      %2139 = memref.load %22[%2138] : memref<?xf32>
      %2140 = arith.muli %0, %c36 : index
      %2141 = arith.addi %2140, %2136 : index
      %2142 = memref.load %bias[%2141] : memref<?xf32>
      %2143 = arith.addf %2139, %2142 : f32
      %2144 = arith.select %2137, %2143, %2139 : f32
      %2145 = arith.addi %2136, %c38 : index
      %2146 = arith.cmpi eq, %hasBias, %c10 : index
      %2147 = arith.addi %2114, %2145 : index
      %2148 = memref.load %22[%2147] : memref<?xf32>
      %2149 = arith.muli %0, %c36 : index
      %2150 = arith.addi %2149, %2145 : index
      %2151 = memref.load %bias[%2150] : memref<?xf32>
      %2152 = arith.addf %2148, %2151 : f32
      %2153 = arith.select %2146, %2152, %2148 : f32
      %2154 = arith.addi %heads, %kvHeads : index
      %2155 = arith.cmpi slt, %0, %2154 : index
      scf.if %2155 {
        %2156 = arith.addi %positionsAt, %2113 : index
        %2157 = memref.load %step[%2156] : memref<?xi32>
        %2158 = arith.index_cast %2157 : i32 to index
        %2159 = arith.cmpi eq, %hasNorm, %c10 : index
        %2160 = math.fma %2124, %2124, %c42 : f32
        %2161 = math.fma %2133, %2133, %2160 : f32
        %2162 = math.fma %2144, %2144, %2161 : f32
        %2163 = arith.select %2135, %2162, %2161 : f32
        %2164 = math.fma %2153, %2153, %2163 : f32
        %2165 = arith.select %2135, %2164, %2163 : f32
        %2166 = vector.broadcast %2165 : f32 to vector<1xf32>
        %2167 = wave.reduce "add" %2166 : vector<1xf32>
        %2168 = arith.mulf %2167, %inverseHeadDim : f32
        %2169 = arith.addf %2168, %epsilon : f32
        %2170 = math.sqrt %2169 : f32
        %2171 = arith.divf %c44, %2170 : f32
        %2172 = arith.cmpi slt, %0, %heads : index
        %2173 = arith.addi %2116, %c38 : index
        %2174 = memref.load %query_norm[%2116] : memref<?xf32>
        %2175 = memref.load %key_norm[%2116] : memref<?xf32>
        %2176 = arith.select %2172, %2174, %2175 : f32
        %2177 = arith.mulf %2124, %2171 : f32
        %2178 = arith.mulf %2177, %2176 : f32
        %2179 = arith.select %2159, %2178, %2124 : f32
        %2180 = memref.load %query_norm[%2173] : memref<?xf32>
        %2181 = memref.load %key_norm[%2173] : memref<?xf32>
        %2182 = arith.select %2172, %2180, %2181 : f32
        %2183 = arith.mulf %2133, %2171 : f32
        %2184 = arith.mulf %2183, %2182 : f32
        %2185 = arith.select %2159, %2184, %2133 : f32
        %2186 = arith.addi %2136, %c38 : index
        %2187 = memref.load %query_norm[%2136] : memref<?xf32>
        %2188 = memref.load %key_norm[%2136] : memref<?xf32>
        %2189 = arith.select %2172, %2187, %2188 : f32
        %2190 = arith.mulf %2144, %2171 : f32
        %2191 = arith.mulf %2190, %2189 : f32
        %2192 = arith.select %2159, %2191, %2144 : f32
        %2193 = memref.load %query_norm[%2186] : memref<?xf32>
        %2194 = memref.load %key_norm[%2186] : memref<?xf32>
        %2195 = arith.select %2172, %2193, %2194 : f32
        %2196 = arith.mulf %2153, %2171 : f32
        %2197 = arith.mulf %2196, %2195 : f32
        %2198 = arith.select %2159, %2197, %2153 : f32
        %2199 = arith.remui %2158, %c6 : index
        %2200 = arith.muli %2199, %c36 : index
        %2201 = arith.addi %2200, %2116 : index
        %2202 = arith.divui %2158, %c6 : index
        %2203 = arith.addi %2202, %c6 : index
        %2204 = arith.muli %2203, %c36 : index
        %2205 = arith.addi %2204, %2116 : index
        %2206 = memref.load %rope[%2201] : memref<?xf32>
        %2207 = arith.addi %2201, %c38 : index
        %2208 = memref.load %rope[%2207] : memref<?xf32>
        %2209 = memref.load %rope[%2205] : memref<?xf32>
        %2210 = arith.addi %2205, %c38 : index
        %2211 = memref.load %rope[%2210] : memref<?xf32>
        %2212 = arith.mulf %2209, %2206 : f32
        %2213 = arith.mulf %2211, %2208 : f32
        %2214 = arith.subf %2212, %2213 : f32
        %2215 = arith.mulf %2211, %2206 : f32
        %2216 = arith.mulf %2209, %2208 : f32
        %2217 = arith.addf %2215, %2216 : f32
        %2218 = arith.mulf %2179, %2214 : f32
        %2219 = arith.mulf %2185, %2217 : f32
        %2220 = arith.subf %2218, %2219 : f32
        %2221 = arith.mulf %2185, %2214 : f32
        %2222 = arith.mulf %2179, %2217 : f32
        %2223 = arith.addf %2221, %2222 : f32
        %2224 = arith.cmpi slt, %0, %heads : index
        scf.if %2224 {
          %2225 = arith.muli %2113, %heads : index
          %2226 = arith.addi %2225, %0 : index
          %2227 = arith.muli %2226, %c36 : index
          %2228 = arith.addi %2227, %2116 : index
          memref.store %2220, %q[%2228] : memref<?xf32>
          %2229 = arith.addi %2228, %c38 : index
          memref.store %2223, %q[%2229] : memref<?xf32>
        } else {
          %2230 = arith.addi %2114, %2116 : index
          memref.store %2220, %22[%2230] : memref<?xf32>
          %2231 = arith.addi %2114, %2116 : index
          %2232 = arith.addi %2231, %c38 : index
          memref.store %2223, %22[%2232] : memref<?xf32>
        }
        %2233 = arith.remui %2158, %c6 : index
        %2234 = arith.muli %2233, %c36 : index
        %2235 = arith.addi %2234, %2136 : index
        %2236 = arith.divui %2158, %c6 : index
        %2237 = arith.addi %2236, %c6 : index
        %2238 = arith.muli %2237, %c36 : index
        %2239 = arith.addi %2238, %2136 : index
        %2240 = memref.load %rope[%2235] : memref<?xf32>
        %2241 = arith.addi %2235, %c38 : index
        %2242 = memref.load %rope[%2241] : memref<?xf32>
        %2243 = memref.load %rope[%2239] : memref<?xf32>
        %2244 = arith.addi %2239, %c38 : index
        %2245 = memref.load %rope[%2244] : memref<?xf32>
        %2246 = arith.mulf %2243, %2240 : f32
        %2247 = arith.mulf %2245, %2242 : f32
        %2248 = arith.subf %2246, %2247 : f32
        %2249 = arith.mulf %2245, %2240 : f32
        %2250 = arith.mulf %2243, %2242 : f32
        %2251 = arith.addf %2249, %2250 : f32
        %2252 = arith.mulf %2192, %2248 : f32
        %2253 = arith.mulf %2198, %2251 : f32
        %2254 = arith.subf %2252, %2253 : f32
        %2255 = arith.mulf %2198, %2248 : f32
        %2256 = arith.mulf %2192, %2251 : f32
        %2257 = arith.addf %2255, %2256 : f32
        scf.if %2135 {
          %2258 = arith.cmpi slt, %0, %heads : index
          scf.if %2258 {
            %2259 = arith.muli %2113, %heads : index
            %2260 = arith.addi %2259, %0 : index
            %2261 = arith.muli %2260, %c36 : index
            %2262 = arith.addi %2261, %2136 : index
            memref.store %2254, %q[%2262] : memref<?xf32>
            %2263 = arith.addi %2262, %c38 : index
            memref.store %2257, %q[%2263] : memref<?xf32>
          } else {
            %2264 = arith.addi %2114, %2136 : index
            memref.store %2254, %22[%2264] : memref<?xf32>
            %2265 = arith.addi %2114, %2136 : index
            %2266 = arith.addi %2265, %c38 : index
            memref.store %2257, %22[%2266] : memref<?xf32>
          }
        }
      } else {
        %2267 = arith.cmpi slt, %0, %heads : index
        scf.if %2267 {
          %2268 = arith.muli %2113, %heads : index
          %2269 = arith.addi %2268, %0 : index
          %2270 = arith.muli %2269, %c36 : index
          %2271 = arith.addi %2270, %2116 : index
          memref.store %2124, %q[%2271] : memref<?xf32>
          %2272 = arith.addi %2271, %c38 : index
          memref.store %2133, %q[%2272] : memref<?xf32>
        } else {
          %2273 = arith.addi %2114, %2116 : index
          memref.store %2124, %22[%2273] : memref<?xf32>
          %2274 = arith.addi %2114, %2116 : index
          %2275 = arith.addi %2274, %c38 : index
          memref.store %2133, %22[%2275] : memref<?xf32>
        }
        scf.if %2135 {
          %2276 = arith.cmpi slt, %0, %heads : index
          scf.if %2276 {
            %2277 = arith.muli %2113, %heads : index
            %2278 = arith.addi %2277, %0 : index
            %2279 = arith.muli %2278, %c36 : index
            %2280 = arith.addi %2279, %2136 : index
            memref.store %2144, %q[%2280] : memref<?xf32>
            %2281 = arith.addi %2280, %c38 : index
            memref.store %2153, %q[%2281] : memref<?xf32>
          } else {
            %2282 = arith.addi %2114, %2136 : index
            memref.store %2144, %22[%2282] : memref<?xf32>
            %2283 = arith.addi %2114, %2136 : index
            %2284 = arith.addi %2283, %c38 : index
            memref.store %2153, %22[%2284] : memref<?xf32>
          }
        }
      }
    }
    %2285 = arith.addi %2107, %c46 : index
    %2286 = arith.addi %2106, %2285 : index
    %2287 = arith.cmpi slt, %2286, %24 : index
    %2288 = arith.cmpi slt, %2285, %c15 : index
    %2289 = arith.andi %2287, %2288 : i1
    scf.if %2289 {
      %2290 = arith.addi %2106, %2285 : index
      %2291 = arith.muli %2285, %c36 : index
      %2292 = wave.lane
      %2293 = arith.addi %2292, %c11 : index
      %2294 = arith.cmpi eq, %hasBias, %c10 : index
      %2295 = arith.addi %2291, %2293 : index
      %2296 = memref.load %22[%2295] : memref<?xf32>
      %2297 = arith.muli %0, %c36 : index
      %2298 = arith.addi %2297, %2293 : index
      %2299 = memref.load %bias[%2298] : memref<?xf32>
      %2300 = arith.addf %2296, %2299 : f32
      %2301 = arith.select %2294, %2300, %2296 : f32
      %2302 = arith.addi %2293, %c38 : index
      %2303 = arith.cmpi eq, %hasBias, %c10 : index
      %2304 = arith.addi %2291, %2302 : index
      %2305 = memref.load %22[%2304] : memref<?xf32>
      %2306 = arith.muli %0, %c36 : index
      %2307 = arith.addi %2306, %2302 : index
      %2308 = memref.load %bias[%2307] : memref<?xf32>
      %2309 = arith.addf %2305, %2308 : f32
      %2310 = arith.select %2303, %2309, %2305 : f32
      %2311 = arith.addi %2292, %c17 : index
      %2312 = arith.cmpi slt, %2311, %c38 : index
      %2313 = arith.minsi %2311, %c39 : index
      %2314 = arith.cmpi eq, %hasBias, %c10 : index
      %2315 = arith.addi %2291, %2313 : index
      %2316 = memref.load %22[%2315] : memref<?xf32>
      %2317 = arith.muli %0, %c36 : index
      %2318 = arith.addi %2317, %2313 : index
      %2319 = memref.load %bias[%2318] : memref<?xf32>
      %2320 = arith.addf %2316, %2319 : f32
      %2321 = arith.select %2314, %2320, %2316 : f32
      %2322 = arith.addi %2313, %c38 : index
      %2323 = arith.cmpi eq, %hasBias, %c10 : index
      %2324 = arith.addi %2291, %2322 : index
      %2325 = memref.load %22[%2324] : memref<?xf32>
      %2326 = arith.muli %0, %c36 : index
      %2327 = arith.addi %2326, %2322 : index
      %2328 = memref.load %bias[%2327] : memref<?xf32>
      %2329 = arith.addf %2325, %2328 : f32
      %2330 = arith.select %2323, %2329, %2325 : f32
      %2331 = arith.addi %heads, %kvHeads : index
      %2332 = arith.cmpi slt, %0, %2331 : index
      scf.if %2332 {
        %2333 = arith.addi %positionsAt, %2290 : index
        %2334 = memref.load %step[%2333] : memref<?xi32>
        %2335 = arith.index_cast %2334 : i32 to index
        %2336 = arith.cmpi eq, %hasNorm, %c10 : index
        %2337 = math.fma %2301, %2301, %c42 : f32
        %2338 = math.fma %2310, %2310, %2337 : f32
        %2339 = math.fma %2321, %2321, %2338 : f32
        %2340 = arith.select %2312, %2339, %2338 : f32
        %2341 = math.fma %2330, %2330, %2340 : f32
        %2342 = arith.select %2312, %2341, %2340 : f32
        %2343 = vector.broadcast %2342 : f32 to vector<1xf32>
        %2344 = wave.reduce "add" %2343 : vector<1xf32>
        %2345 = arith.mulf %2344, %inverseHeadDim : f32
        %2346 = arith.addf %2345, %epsilon : f32
        %2347 = math.sqrt %2346 : f32
        %2348 = arith.divf %c44, %2347 : f32
        %2349 = arith.cmpi slt, %0, %heads : index
        %2350 = arith.addi %2293, %c38 : index
        %2351 = memref.load %query_norm[%2293] : memref<?xf32>
        %2352 = memref.load %key_norm[%2293] : memref<?xf32>
        %2353 = arith.select %2349, %2351, %2352 : f32
        %2354 = arith.mulf %2301, %2348 : f32
        %2355 = arith.mulf %2354, %2353 : f32
        %2356 = arith.select %2336, %2355, %2301 : f32
        %2357 = memref.load %query_norm[%2350] : memref<?xf32>
        %2358 = memref.load %key_norm[%2350] : memref<?xf32>
        %2359 = arith.select %2349, %2357, %2358 : f32
        %2360 = arith.mulf %2310, %2348 : f32
        %2361 = arith.mulf %2360, %2359 : f32
        %2362 = arith.select %2336, %2361, %2310 : f32
        %2363 = arith.addi %2313, %c38 : index
        %2364 = memref.load %query_norm[%2313] : memref<?xf32>
        %2365 = memref.load %key_norm[%2313] : memref<?xf32>
        %2366 = arith.select %2349, %2364, %2365 : f32
        %2367 = arith.mulf %2321, %2348 : f32
        %2368 = arith.mulf %2367, %2366 : f32
        %2369 = arith.select %2336, %2368, %2321 : f32
        %2370 = memref.load %query_norm[%2363] : memref<?xf32>
        %2371 = memref.load %key_norm[%2363] : memref<?xf32>
        %2372 = arith.select %2349, %2370, %2371 : f32
        %2373 = arith.mulf %2330, %2348 : f32
        %2374 = arith.mulf %2373, %2372 : f32
        %2375 = arith.select %2336, %2374, %2330 : f32
        %2376 = arith.remui %2335, %c6 : index
        %2377 = arith.muli %2376, %c36 : index
        %2378 = arith.addi %2377, %2293 : index
        %2379 = arith.divui %2335, %c6 : index
        %2380 = arith.addi %2379, %c6 : index
        %2381 = arith.muli %2380, %c36 : index
        %2382 = arith.addi %2381, %2293 : index
        %2383 = memref.load %rope[%2378] : memref<?xf32>
        %2384 = arith.addi %2378, %c38 : index
        %2385 = memref.load %rope[%2384] : memref<?xf32>
        %2386 = memref.load %rope[%2382] : memref<?xf32>
        %2387 = arith.addi %2382, %c38 : index
        %2388 = memref.load %rope[%2387] : memref<?xf32>
        %2389 = arith.mulf %2386, %2383 : f32
        %2390 = arith.mulf %2388, %2385 : f32
        %2391 = arith.subf %2389, %2390 : f32
        %2392 = arith.mulf %2388, %2383 : f32
        %2393 = arith.mulf %2386, %2385 : f32
        %2394 = arith.addf %2392, %2393 : f32
        %2395 = arith.mulf %2356, %2391 : f32
        %2396 = arith.mulf %2362, %2394 : f32
        %2397 = arith.subf %2395, %2396 : f32
        %2398 = arith.mulf %2362, %2391 : f32
        %2399 = arith.mulf %2356, %2394 : f32
        %2400 = arith.addf %2398, %2399 : f32
        %2401 = arith.cmpi slt, %0, %heads : index
        scf.if %2401 {
          %2402 = arith.muli %2290, %heads : index
          %2403 = arith.addi %2402, %0 : index
          %2404 = arith.muli %2403, %c36 : index
          %2405 = arith.addi %2404, %2293 : index
          memref.store %2397, %q[%2405] : memref<?xf32>
          %2406 = arith.addi %2405, %c38 : index
          memref.store %2400, %q[%2406] : memref<?xf32>
        } else {
          %2407 = arith.addi %2291, %2293 : index
          memref.store %2397, %22[%2407] : memref<?xf32>
          %2408 = arith.addi %2291, %2293 : index
          %2409 = arith.addi %2408, %c38 : index
          memref.store %2400, %22[%2409] : memref<?xf32>
        }
        %2410 = arith.remui %2335, %c6 : index
        %2411 = arith.muli %2410, %c36 : index
        %2412 = arith.addi %2411, %2313 : index
        %2413 = arith.divui %2335, %c6 : index
        %2414 = arith.addi %2413, %c6 : index
        %2415 = arith.muli %2414, %c36 : index
        %2416 = arith.addi %2415, %2313 : index
        %2417 = memref.load %rope[%2412] : memref<?xf32>
        %2418 = arith.addi %2412, %c38 : index
        %2419 = memref.load %rope[%2418] : memref<?xf32>
        %2420 = memref.load %rope[%2416] : memref<?xf32>
        %2421 = arith.addi %2416, %c38 : index
        %2422 = memref.load %rope[%2421] : memref<?xf32>
        %2423 = arith.mulf %2420, %2417 : f32
        %2424 = arith.mulf %2422, %2419 : f32
        %2425 = arith.subf %2423, %2424 : f32
        %2426 = arith.mulf %2422, %2417 : f32
        %2427 = arith.mulf %2420, %2419 : f32
        %2428 = arith.addf %2426, %2427 : f32
        %2429 = arith.mulf %2369, %2425 : f32
        %2430 = arith.mulf %2375, %2428 : f32
        %2431 = arith.subf %2429, %2430 : f32
        %2432 = arith.mulf %2375, %2425 : f32
        %2433 = arith.mulf %2369, %2428 : f32
        %2434 = arith.addf %2432, %2433 : f32
        scf.if %2312 {
          %2435 = arith.cmpi slt, %0, %heads : index
          scf.if %2435 {
            %2436 = arith.muli %2290, %heads : index
            %2437 = arith.addi %2436, %0 : index
            %2438 = arith.muli %2437, %c36 : index
            %2439 = arith.addi %2438, %2313 : index
            memref.store %2431, %q[%2439] : memref<?xf32>
            %2440 = arith.addi %2439, %c38 : index
            memref.store %2434, %q[%2440] : memref<?xf32>
          } else {
            %2441 = arith.addi %2291, %2313 : index
            memref.store %2431, %22[%2441] : memref<?xf32>
            %2442 = arith.addi %2291, %2313 : index
            %2443 = arith.addi %2442, %c38 : index
            memref.store %2434, %22[%2443] : memref<?xf32>
          }
        }
      } else {
        %2444 = arith.cmpi slt, %0, %heads : index
        scf.if %2444 {
          %2445 = arith.muli %2290, %heads : index
          %2446 = arith.addi %2445, %0 : index
          %2447 = arith.muli %2446, %c36 : index
          %2448 = arith.addi %2447, %2293 : index
          memref.store %2301, %q[%2448] : memref<?xf32>
          %2449 = arith.addi %2448, %c38 : index
          memref.store %2310, %q[%2449] : memref<?xf32>
        } else {
          %2450 = arith.addi %2291, %2293 : index
          memref.store %2301, %22[%2450] : memref<?xf32>
          %2451 = arith.addi %2291, %2293 : index
          %2452 = arith.addi %2451, %c38 : index
          memref.store %2310, %22[%2452] : memref<?xf32>
        }
        scf.if %2312 {
          %2453 = arith.cmpi slt, %0, %heads : index
          scf.if %2453 {
            %2454 = arith.muli %2290, %heads : index
            %2455 = arith.addi %2454, %0 : index
            %2456 = arith.muli %2455, %c36 : index
            %2457 = arith.addi %2456, %2313 : index
            memref.store %2321, %q[%2457] : memref<?xf32>
            %2458 = arith.addi %2457, %c38 : index
            memref.store %2330, %q[%2458] : memref<?xf32>
          } else {
            %2459 = arith.addi %2291, %2313 : index
            memref.store %2321, %22[%2459] : memref<?xf32>
            %2460 = arith.addi %2291, %2313 : index
            %2461 = arith.addi %2460, %c38 : index
            memref.store %2330, %22[%2461] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %2462 = arith.cmpi sge, %0, %heads : index
    scf.if %2462 {
      %2463 = arith.addi %2107, %c11 : index
      %2464 = arith.addi %2106, %2463 : index
      %2465 = arith.cmpi slt, %2464, %24 : index
      %2466 = arith.cmpi slt, %2463, %c15 : index
      %2467 = arith.andi %2465, %2466 : i1
      scf.if %2467 {
        %2468 = arith.addi %2106, %2463 : index
        %2469 = arith.addi %slotsAt, %2468 : index
        %2470 = memref.load %step[%2469] : memref<?xi32>
        %2471 = arith.index_cast %2470 : i32 to index
        %2472 = arith.cmpi sge, %2471, %c11 : index
        scf.if %2472 {
          %2473 = arith.muli %2463, %c36 : index
          %2474 = arith.subi %0, %heads : index
          %2475 = memref.load %scales[%2474] : memref<?xf32>
          %2476 = vector.broadcast %2475 : f32 to vector<4xf32>
          %2477 = arith.divui %2471, %c15 : index
          %2478 = arith.remui %2471, %c15 : index
          %2479 = arith.muli %2477, %pageBytes : index
          %2480 = arith.cmpi eq, %codec, %c11 : index
          scf.if %2480 {
            %2481 = wave.lane
            %2482 = arith.muli %2481, %c4 : index
            scf.for %2483 = %2482 to %c36 step %c9 {
              %2484 = arith.addi %2473, %2483 : index
              %2485 = vector.load %22[%2484] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2486 = arith.mulf %2485, %2476 : vector<4xf32>
              %2487 = arith.minimumf %2486, %c50 : vector<4xf32>
              %2488 = arith.maximumf %2487, %c51 : vector<4xf32>
              %2489 = arith.truncf %2488 : vector<4xf32> to vector<4xf16>
              %2490 = vector.bitcast %2489 : vector<4xf16> to vector<8xi8>
              %2491 = arith.cmpi slt, %2474, %kvHeads : index
              scf.if %2491 {
                %2492 = arith.muli %2474, %c52 : index
                %2493 = arith.addi %2479, %2492 : index
                %2494 = arith.divui %2483, %c15 : index
                %2495 = arith.muli %2494, %c53 : index
                %2496 = arith.remui %2483, %c15 : index
                %2497 = arith.divui %2496, %c16 : index
                %2498 = arith.muli %2497, %c6 : index
                %2499 = arith.muli %2478, %c15 : index
                %2500 = arith.addi %2498, %2499 : index
                %2501 = arith.remui %2496, %c16 : index
                %2502 = arith.muli %2501, %c5 : index
                %2503 = arith.addi %2500, %2502 : index
                %2504 = arith.addi %2495, %2503 : index
                %2505 = arith.addi %2493, %2504 : index
                vector.store %2490, %kv[%2505] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2506 = arith.subi %2474, %kvHeads : index
                %2507 = arith.muli %2506, %c52 : index
                %2508 = arith.addi %2479, %2507 : index
                %2509 = arith.addi %2483, %c11 : index
                %2510 = arith.divui %2509, %c15 : index
                %2511 = arith.muli %2510, %c53 : index
                %2512 = arith.addi %2511, %c12 : index
                %2513 = arith.remui %2509, %c15 : index
                %2514 = arith.divui %2478, %c5 : index
                %2515 = arith.remui %2478, %c5 : index
                %2516 = arith.muli %2515, %c16 : index
                %2517 = arith.addi %2514, %2516 : index
                %2518 = arith.divui %2517, %c16 : index
                %2519 = arith.muli %2518, %c6 : index
                %2520 = arith.muli %2513, %c15 : index
                %2521 = arith.addi %2519, %2520 : index
                %2522 = arith.remui %2517, %c16 : index
                %2523 = arith.muli %2522, %c5 : index
                %2524 = arith.addi %2521, %2523 : index
                %2525 = arith.addi %2512, %2524 : index
                %2526 = arith.addi %2508, %2525 : index
                %2527 = vector.shuffle %2490, %2490 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2527, %kv[%2526] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2528 = arith.addi %2483, %c10 : index
                %2529 = arith.divui %2528, %c15 : index
                %2530 = arith.muli %2529, %c53 : index
                %2531 = arith.addi %2530, %c12 : index
                %2532 = arith.remui %2528, %c15 : index
                %2533 = arith.divui %2478, %c5 : index
                %2534 = arith.remui %2478, %c5 : index
                %2535 = arith.muli %2534, %c16 : index
                %2536 = arith.addi %2533, %2535 : index
                %2537 = arith.divui %2536, %c16 : index
                %2538 = arith.muli %2537, %c6 : index
                %2539 = arith.muli %2532, %c15 : index
                %2540 = arith.addi %2538, %2539 : index
                %2541 = arith.remui %2536, %c16 : index
                %2542 = arith.muli %2541, %c5 : index
                %2543 = arith.addi %2540, %2542 : index
                %2544 = arith.addi %2531, %2543 : index
                %2545 = arith.addi %2508, %2544 : index
                %2546 = vector.shuffle %2490, %2490 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2546, %kv[%2545] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2547 = arith.addi %2483, %c5 : index
                %2548 = arith.divui %2547, %c15 : index
                %2549 = arith.muli %2548, %c53 : index
                %2550 = arith.addi %2549, %c12 : index
                %2551 = arith.remui %2547, %c15 : index
                %2552 = arith.divui %2478, %c5 : index
                %2553 = arith.remui %2478, %c5 : index
                %2554 = arith.muli %2553, %c16 : index
                %2555 = arith.addi %2552, %2554 : index
                %2556 = arith.divui %2555, %c16 : index
                %2557 = arith.muli %2556, %c6 : index
                %2558 = arith.muli %2551, %c15 : index
                %2559 = arith.addi %2557, %2558 : index
                %2560 = arith.remui %2555, %c16 : index
                %2561 = arith.muli %2560, %c5 : index
                %2562 = arith.addi %2559, %2561 : index
                %2563 = arith.addi %2550, %2562 : index
                %2564 = arith.addi %2508, %2563 : index
                %2565 = vector.shuffle %2490, %2490 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2565, %kv[%2564] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2566 = arith.addi %2483, %c29 : index
                %2567 = arith.divui %2566, %c15 : index
                %2568 = arith.muli %2567, %c53 : index
                %2569 = arith.addi %2568, %c12 : index
                %2570 = arith.remui %2566, %c15 : index
                %2571 = arith.divui %2478, %c5 : index
                %2572 = arith.remui %2478, %c5 : index
                %2573 = arith.muli %2572, %c16 : index
                %2574 = arith.addi %2571, %2573 : index
                %2575 = arith.divui %2574, %c16 : index
                %2576 = arith.muli %2575, %c6 : index
                %2577 = arith.muli %2570, %c15 : index
                %2578 = arith.addi %2576, %2577 : index
                %2579 = arith.remui %2574, %c16 : index
                %2580 = arith.muli %2579, %c5 : index
                %2581 = arith.addi %2578, %2580 : index
                %2582 = arith.addi %2569, %2581 : index
                %2583 = arith.addi %2508, %2582 : index
                %2584 = vector.shuffle %2490, %2490 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2584, %kv[%2583] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2585 = arith.cmpi eq, %codec, %c10 : index
          scf.if %2585 {
            %2586 = wave.lane
            %2587 = arith.muli %2586, %c4 : index
            scf.for %2588 = %2587 to %c36 step %c9 {
              %2589 = arith.addi %2473, %2588 : index
              %2590 = vector.load %22[%2589] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2591 = arith.mulf %2590, %2476 : vector<4xf32>
              %2592 = wave.fp8_encode "e4m3" %2591 : vector<4xf32> -> vector<4xi8>
              %2593 = arith.cmpi slt, %2474, %kvHeads : index
              scf.if %2593 {
                %2594 = arith.muli %2474, %c12 : index
                %2595 = arith.addi %2479, %2594 : index
                %2596 = vector.shuffle %2592, %2592 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2597 = arith.divui %2588, %c15 : index
                %2598 = arith.muli %2597, %c6 : index
                %2599 = arith.remui %2588, %c15 : index
                %2600 = arith.muli %2478, %c15 : index
                %2601 = arith.divui %2599, %c4 : index
                %2602 = arith.muli %2601, %c4 : index
                %2603 = arith.remui %2599, %c5 : index
                %2604 = arith.muli %2603, %c5 : index
                %2605 = arith.addi %2602, %2604 : index
                %2606 = arith.divui %2599, %c5 : index
                %2607 = arith.remui %2606, %c5 : index
                %2608 = arith.addi %2605, %2607 : index
                %2609 = arith.addi %2600, %2608 : index
                %2610 = arith.addi %2598, %2609 : index
                %2611 = arith.addi %2595, %2610 : index
                vector.store %2596, %kv[%2611] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2612 = arith.subi %2474, %kvHeads : index
                %2613 = arith.muli %2612, %c12 : index
                %2614 = arith.addi %2479, %2613 : index
                %2615 = arith.addi %2588, %c11 : index
                %2616 = arith.divui %2615, %c15 : index
                %2617 = arith.muli %2616, %c6 : index
                %2618 = arith.addi %2617, %c13 : index
                %2619 = arith.remui %2615, %c15 : index
                %2620 = arith.divui %2478, %c5 : index
                %2621 = arith.remui %2478, %c5 : index
                %2622 = arith.muli %2621, %c16 : index
                %2623 = arith.addi %2620, %2622 : index
                %2624 = arith.muli %2619, %c15 : index
                %2625 = arith.divui %2623, %c4 : index
                %2626 = arith.muli %2625, %c4 : index
                %2627 = arith.remui %2623, %c5 : index
                %2628 = arith.muli %2627, %c5 : index
                %2629 = arith.addi %2626, %2628 : index
                %2630 = arith.divui %2623, %c5 : index
                %2631 = arith.remui %2630, %c5 : index
                %2632 = arith.addi %2629, %2631 : index
                %2633 = arith.addi %2624, %2632 : index
                %2634 = arith.addi %2618, %2633 : index
                %2635 = arith.addi %2614, %2634 : index
                %2636 = vector.shuffle %2592, %2592 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2636, %kv[%2635] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2637 = arith.addi %2588, %c10 : index
                %2638 = arith.divui %2637, %c15 : index
                %2639 = arith.muli %2638, %c6 : index
                %2640 = arith.addi %2639, %c13 : index
                %2641 = arith.remui %2637, %c15 : index
                %2642 = arith.divui %2478, %c5 : index
                %2643 = arith.remui %2478, %c5 : index
                %2644 = arith.muli %2643, %c16 : index
                %2645 = arith.addi %2642, %2644 : index
                %2646 = arith.muli %2641, %c15 : index
                %2647 = arith.divui %2645, %c4 : index
                %2648 = arith.muli %2647, %c4 : index
                %2649 = arith.remui %2645, %c5 : index
                %2650 = arith.muli %2649, %c5 : index
                %2651 = arith.addi %2648, %2650 : index
                %2652 = arith.divui %2645, %c5 : index
                %2653 = arith.remui %2652, %c5 : index
                %2654 = arith.addi %2651, %2653 : index
                %2655 = arith.addi %2646, %2654 : index
                %2656 = arith.addi %2640, %2655 : index
                %2657 = arith.addi %2614, %2656 : index
                %2658 = vector.shuffle %2592, %2592 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2658, %kv[%2657] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2659 = arith.addi %2588, %c5 : index
                %2660 = arith.divui %2659, %c15 : index
                %2661 = arith.muli %2660, %c6 : index
                %2662 = arith.addi %2661, %c13 : index
                %2663 = arith.remui %2659, %c15 : index
                %2664 = arith.divui %2478, %c5 : index
                %2665 = arith.remui %2478, %c5 : index
                %2666 = arith.muli %2665, %c16 : index
                %2667 = arith.addi %2664, %2666 : index
                %2668 = arith.muli %2663, %c15 : index
                %2669 = arith.divui %2667, %c4 : index
                %2670 = arith.muli %2669, %c4 : index
                %2671 = arith.remui %2667, %c5 : index
                %2672 = arith.muli %2671, %c5 : index
                %2673 = arith.addi %2670, %2672 : index
                %2674 = arith.divui %2667, %c5 : index
                %2675 = arith.remui %2674, %c5 : index
                %2676 = arith.addi %2673, %2675 : index
                %2677 = arith.addi %2668, %2676 : index
                %2678 = arith.addi %2662, %2677 : index
                %2679 = arith.addi %2614, %2678 : index
                %2680 = vector.shuffle %2592, %2592 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2680, %kv[%2679] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2681 = arith.addi %2588, %c29 : index
                %2682 = arith.divui %2681, %c15 : index
                %2683 = arith.muli %2682, %c6 : index
                %2684 = arith.addi %2683, %c13 : index
                %2685 = arith.remui %2681, %c15 : index
                %2686 = arith.divui %2478, %c5 : index
                %2687 = arith.remui %2478, %c5 : index
                %2688 = arith.muli %2687, %c16 : index
                %2689 = arith.addi %2686, %2688 : index
                %2690 = arith.muli %2685, %c15 : index
                %2691 = arith.divui %2689, %c4 : index
                %2692 = arith.muli %2691, %c4 : index
                %2693 = arith.remui %2689, %c5 : index
                %2694 = arith.muli %2693, %c5 : index
                %2695 = arith.addi %2692, %2694 : index
                %2696 = arith.divui %2689, %c5 : index
                %2697 = arith.remui %2696, %c5 : index
                %2698 = arith.addi %2695, %2697 : index
                %2699 = arith.addi %2690, %2698 : index
                %2700 = arith.addi %2684, %2699 : index
                %2701 = arith.addi %2614, %2700 : index
                %2702 = vector.shuffle %2592, %2592 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2702, %kv[%2701] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2703 = arith.cmpi eq, %codec, %c5 : index
          scf.if %2703 {
            %2704 = wave.lane
            %2705 = arith.muli %2704, %c4 : index
            scf.for %2706 = %2705 to %c36 step %c9 {
              %2707 = arith.addi %2473, %2706 : index
              %2708 = vector.load %22[%2707] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2709 = arith.mulf %2708, %2476 : vector<4xf32>
              %2710 = wave.fp8_encode "e5m2" %2709 : vector<4xf32> -> vector<4xi8>
              %2711 = arith.cmpi slt, %2474, %kvHeads : index
              scf.if %2711 {
                %2712 = arith.muli %2474, %c12 : index
                %2713 = arith.addi %2479, %2712 : index
                %2714 = vector.shuffle %2710, %2710 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2715 = arith.divui %2706, %c15 : index
                %2716 = arith.muli %2715, %c6 : index
                %2717 = arith.remui %2706, %c15 : index
                %2718 = arith.muli %2478, %c15 : index
                %2719 = arith.divui %2717, %c4 : index
                %2720 = arith.muli %2719, %c4 : index
                %2721 = arith.remui %2717, %c5 : index
                %2722 = arith.muli %2721, %c5 : index
                %2723 = arith.addi %2720, %2722 : index
                %2724 = arith.divui %2717, %c5 : index
                %2725 = arith.remui %2724, %c5 : index
                %2726 = arith.addi %2723, %2725 : index
                %2727 = arith.addi %2718, %2726 : index
                %2728 = arith.addi %2716, %2727 : index
                %2729 = arith.addi %2713, %2728 : index
                vector.store %2714, %kv[%2729] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2730 = arith.subi %2474, %kvHeads : index
                %2731 = arith.muli %2730, %c12 : index
                %2732 = arith.addi %2479, %2731 : index
                %2733 = arith.addi %2706, %c11 : index
                %2734 = arith.divui %2733, %c15 : index
                %2735 = arith.muli %2734, %c6 : index
                %2736 = arith.addi %2735, %c13 : index
                %2737 = arith.remui %2733, %c15 : index
                %2738 = arith.divui %2478, %c5 : index
                %2739 = arith.remui %2478, %c5 : index
                %2740 = arith.muli %2739, %c16 : index
                %2741 = arith.addi %2738, %2740 : index
                %2742 = arith.muli %2737, %c15 : index
                %2743 = arith.divui %2741, %c4 : index
                %2744 = arith.muli %2743, %c4 : index
                %2745 = arith.remui %2741, %c5 : index
                %2746 = arith.muli %2745, %c5 : index
                %2747 = arith.addi %2744, %2746 : index
                %2748 = arith.divui %2741, %c5 : index
                %2749 = arith.remui %2748, %c5 : index
                %2750 = arith.addi %2747, %2749 : index
                %2751 = arith.addi %2742, %2750 : index
                %2752 = arith.addi %2736, %2751 : index
                %2753 = arith.addi %2732, %2752 : index
                %2754 = vector.shuffle %2710, %2710 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2754, %kv[%2753] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2755 = arith.addi %2706, %c10 : index
                %2756 = arith.divui %2755, %c15 : index
                %2757 = arith.muli %2756, %c6 : index
                %2758 = arith.addi %2757, %c13 : index
                %2759 = arith.remui %2755, %c15 : index
                %2760 = arith.divui %2478, %c5 : index
                %2761 = arith.remui %2478, %c5 : index
                %2762 = arith.muli %2761, %c16 : index
                %2763 = arith.addi %2760, %2762 : index
                %2764 = arith.muli %2759, %c15 : index
                %2765 = arith.divui %2763, %c4 : index
                %2766 = arith.muli %2765, %c4 : index
                %2767 = arith.remui %2763, %c5 : index
                %2768 = arith.muli %2767, %c5 : index
                %2769 = arith.addi %2766, %2768 : index
                %2770 = arith.divui %2763, %c5 : index
                %2771 = arith.remui %2770, %c5 : index
                %2772 = arith.addi %2769, %2771 : index
                %2773 = arith.addi %2764, %2772 : index
                %2774 = arith.addi %2758, %2773 : index
                %2775 = arith.addi %2732, %2774 : index
                %2776 = vector.shuffle %2710, %2710 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2776, %kv[%2775] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2777 = arith.addi %2706, %c5 : index
                %2778 = arith.divui %2777, %c15 : index
                %2779 = arith.muli %2778, %c6 : index
                %2780 = arith.addi %2779, %c13 : index
                %2781 = arith.remui %2777, %c15 : index
                %2782 = arith.divui %2478, %c5 : index
                %2783 = arith.remui %2478, %c5 : index
                %2784 = arith.muli %2783, %c16 : index
                %2785 = arith.addi %2782, %2784 : index
                %2786 = arith.muli %2781, %c15 : index
                %2787 = arith.divui %2785, %c4 : index
                %2788 = arith.muli %2787, %c4 : index
                %2789 = arith.remui %2785, %c5 : index
                %2790 = arith.muli %2789, %c5 : index
                %2791 = arith.addi %2788, %2790 : index
                %2792 = arith.divui %2785, %c5 : index
                %2793 = arith.remui %2792, %c5 : index
                %2794 = arith.addi %2791, %2793 : index
                %2795 = arith.addi %2786, %2794 : index
                %2796 = arith.addi %2780, %2795 : index
                %2797 = arith.addi %2732, %2796 : index
                %2798 = vector.shuffle %2710, %2710 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2798, %kv[%2797] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2799 = arith.addi %2706, %c29 : index
                %2800 = arith.divui %2799, %c15 : index
                %2801 = arith.muli %2800, %c6 : index
                %2802 = arith.addi %2801, %c13 : index
                %2803 = arith.remui %2799, %c15 : index
                %2804 = arith.divui %2478, %c5 : index
                %2805 = arith.remui %2478, %c5 : index
                %2806 = arith.muli %2805, %c16 : index
                %2807 = arith.addi %2804, %2806 : index
                %2808 = arith.muli %2803, %c15 : index
                %2809 = arith.divui %2807, %c4 : index
                %2810 = arith.muli %2809, %c4 : index
                %2811 = arith.remui %2807, %c5 : index
                %2812 = arith.muli %2811, %c5 : index
                %2813 = arith.addi %2810, %2812 : index
                %2814 = arith.divui %2807, %c5 : index
                %2815 = arith.remui %2814, %c5 : index
                %2816 = arith.addi %2813, %2815 : index
                %2817 = arith.addi %2808, %2816 : index
                %2818 = arith.addi %2802, %2817 : index
                %2819 = arith.addi %2732, %2818 : index
                %2820 = vector.shuffle %2710, %2710 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2820, %kv[%2819] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %2821 = arith.addi %2107, %c46 : index
      %2822 = arith.addi %2106, %2821 : index
      %2823 = arith.cmpi slt, %2822, %24 : index
      %2824 = arith.cmpi slt, %2821, %c15 : index
      %2825 = arith.andi %2823, %2824 : i1
      scf.if %2825 {
        %2826 = arith.addi %2106, %2821 : index
        %2827 = arith.addi %slotsAt, %2826 : index
        %2828 = memref.load %step[%2827] : memref<?xi32>
        %2829 = arith.index_cast %2828 : i32 to index
        %2830 = arith.cmpi sge, %2829, %c11 : index
        scf.if %2830 {
          %2831 = arith.muli %2821, %c36 : index
          %2832 = arith.subi %0, %heads : index
          %2833 = memref.load %scales[%2832] : memref<?xf32>
          %2834 = vector.broadcast %2833 : f32 to vector<4xf32>
          %2835 = arith.divui %2829, %c15 : index
          %2836 = arith.remui %2829, %c15 : index
          %2837 = arith.muli %2835, %pageBytes : index
          %2838 = arith.cmpi eq, %codec, %c11 : index
          scf.if %2838 {
            %2839 = wave.lane
            %2840 = arith.muli %2839, %c4 : index
            scf.for %2841 = %2840 to %c36 step %c9 {
              %2842 = arith.addi %2831, %2841 : index
              %2843 = vector.load %22[%2842] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2844 = arith.mulf %2843, %2834 : vector<4xf32>
              %2845 = arith.minimumf %2844, %c50 : vector<4xf32>
              %2846 = arith.maximumf %2845, %c51 : vector<4xf32>
              %2847 = arith.truncf %2846 : vector<4xf32> to vector<4xf16>
              %2848 = vector.bitcast %2847 : vector<4xf16> to vector<8xi8>
              %2849 = arith.cmpi slt, %2832, %kvHeads : index
              scf.if %2849 {
                %2850 = arith.muli %2832, %c52 : index
                %2851 = arith.addi %2837, %2850 : index
                %2852 = arith.divui %2841, %c15 : index
                %2853 = arith.muli %2852, %c53 : index
                %2854 = arith.remui %2841, %c15 : index
                %2855 = arith.divui %2854, %c16 : index
                %2856 = arith.muli %2855, %c6 : index
                %2857 = arith.muli %2836, %c15 : index
                %2858 = arith.addi %2856, %2857 : index
                %2859 = arith.remui %2854, %c16 : index
                %2860 = arith.muli %2859, %c5 : index
                %2861 = arith.addi %2858, %2860 : index
                %2862 = arith.addi %2853, %2861 : index
                %2863 = arith.addi %2851, %2862 : index
                vector.store %2848, %kv[%2863] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2864 = arith.subi %2832, %kvHeads : index
                %2865 = arith.muli %2864, %c52 : index
                %2866 = arith.addi %2837, %2865 : index
                %2867 = arith.addi %2841, %c11 : index
                %2868 = arith.divui %2867, %c15 : index
                %2869 = arith.muli %2868, %c53 : index
                %2870 = arith.addi %2869, %c12 : index
                %2871 = arith.remui %2867, %c15 : index
                %2872 = arith.divui %2836, %c5 : index
                %2873 = arith.remui %2836, %c5 : index
                %2874 = arith.muli %2873, %c16 : index
                %2875 = arith.addi %2872, %2874 : index
                %2876 = arith.divui %2875, %c16 : index
                %2877 = arith.muli %2876, %c6 : index
                %2878 = arith.muli %2871, %c15 : index
                %2879 = arith.addi %2877, %2878 : index
                %2880 = arith.remui %2875, %c16 : index
                %2881 = arith.muli %2880, %c5 : index
                %2882 = arith.addi %2879, %2881 : index
                %2883 = arith.addi %2870, %2882 : index
                %2884 = arith.addi %2866, %2883 : index
                %2885 = vector.shuffle %2848, %2848 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2885, %kv[%2884] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2886 = arith.addi %2841, %c10 : index
                %2887 = arith.divui %2886, %c15 : index
                %2888 = arith.muli %2887, %c53 : index
                %2889 = arith.addi %2888, %c12 : index
                %2890 = arith.remui %2886, %c15 : index
                %2891 = arith.divui %2836, %c5 : index
                %2892 = arith.remui %2836, %c5 : index
                %2893 = arith.muli %2892, %c16 : index
                %2894 = arith.addi %2891, %2893 : index
                %2895 = arith.divui %2894, %c16 : index
                %2896 = arith.muli %2895, %c6 : index
                %2897 = arith.muli %2890, %c15 : index
                %2898 = arith.addi %2896, %2897 : index
                %2899 = arith.remui %2894, %c16 : index
                %2900 = arith.muli %2899, %c5 : index
                %2901 = arith.addi %2898, %2900 : index
                %2902 = arith.addi %2889, %2901 : index
                %2903 = arith.addi %2866, %2902 : index
                %2904 = vector.shuffle %2848, %2848 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2904, %kv[%2903] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2905 = arith.addi %2841, %c5 : index
                %2906 = arith.divui %2905, %c15 : index
                %2907 = arith.muli %2906, %c53 : index
                %2908 = arith.addi %2907, %c12 : index
                %2909 = arith.remui %2905, %c15 : index
                %2910 = arith.divui %2836, %c5 : index
                %2911 = arith.remui %2836, %c5 : index
                %2912 = arith.muli %2911, %c16 : index
                %2913 = arith.addi %2910, %2912 : index
                %2914 = arith.divui %2913, %c16 : index
                %2915 = arith.muli %2914, %c6 : index
                %2916 = arith.muli %2909, %c15 : index
                %2917 = arith.addi %2915, %2916 : index
                %2918 = arith.remui %2913, %c16 : index
                %2919 = arith.muli %2918, %c5 : index
                %2920 = arith.addi %2917, %2919 : index
                %2921 = arith.addi %2908, %2920 : index
                %2922 = arith.addi %2866, %2921 : index
                %2923 = vector.shuffle %2848, %2848 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2923, %kv[%2922] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2924 = arith.addi %2841, %c29 : index
                %2925 = arith.divui %2924, %c15 : index
                %2926 = arith.muli %2925, %c53 : index
                %2927 = arith.addi %2926, %c12 : index
                %2928 = arith.remui %2924, %c15 : index
                %2929 = arith.divui %2836, %c5 : index
                %2930 = arith.remui %2836, %c5 : index
                %2931 = arith.muli %2930, %c16 : index
                %2932 = arith.addi %2929, %2931 : index
                %2933 = arith.divui %2932, %c16 : index
                %2934 = arith.muli %2933, %c6 : index
                %2935 = arith.muli %2928, %c15 : index
                %2936 = arith.addi %2934, %2935 : index
                %2937 = arith.remui %2932, %c16 : index
                %2938 = arith.muli %2937, %c5 : index
                %2939 = arith.addi %2936, %2938 : index
                %2940 = arith.addi %2927, %2939 : index
                %2941 = arith.addi %2866, %2940 : index
                %2942 = vector.shuffle %2848, %2848 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2942, %kv[%2941] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2943 = arith.cmpi eq, %codec, %c10 : index
          scf.if %2943 {
            %2944 = wave.lane
            %2945 = arith.muli %2944, %c4 : index
            scf.for %2946 = %2945 to %c36 step %c9 {
              %2947 = arith.addi %2831, %2946 : index
              %2948 = vector.load %22[%2947] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2949 = arith.mulf %2948, %2834 : vector<4xf32>
              %2950 = wave.fp8_encode "e4m3" %2949 : vector<4xf32> -> vector<4xi8>
              %2951 = arith.cmpi slt, %2832, %kvHeads : index
              scf.if %2951 {
                %2952 = arith.muli %2832, %c12 : index
                %2953 = arith.addi %2837, %2952 : index
                %2954 = vector.shuffle %2950, %2950 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2955 = arith.divui %2946, %c15 : index
                %2956 = arith.muli %2955, %c6 : index
                %2957 = arith.remui %2946, %c15 : index
                %2958 = arith.muli %2836, %c15 : index
                %2959 = arith.divui %2957, %c4 : index
                %2960 = arith.muli %2959, %c4 : index
                %2961 = arith.remui %2957, %c5 : index
                %2962 = arith.muli %2961, %c5 : index
                %2963 = arith.addi %2960, %2962 : index
                %2964 = arith.divui %2957, %c5 : index
                %2965 = arith.remui %2964, %c5 : index
                %2966 = arith.addi %2963, %2965 : index
                %2967 = arith.addi %2958, %2966 : index
                %2968 = arith.addi %2956, %2967 : index
                %2969 = arith.addi %2953, %2968 : index
                vector.store %2954, %kv[%2969] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2970 = arith.subi %2832, %kvHeads : index
                %2971 = arith.muli %2970, %c12 : index
                %2972 = arith.addi %2837, %2971 : index
                %2973 = arith.addi %2946, %c11 : index
                %2974 = arith.divui %2973, %c15 : index
                %2975 = arith.muli %2974, %c6 : index
                %2976 = arith.addi %2975, %c13 : index
                %2977 = arith.remui %2973, %c15 : index
                %2978 = arith.divui %2836, %c5 : index
                %2979 = arith.remui %2836, %c5 : index
                %2980 = arith.muli %2979, %c16 : index
                %2981 = arith.addi %2978, %2980 : index
                %2982 = arith.muli %2977, %c15 : index
                %2983 = arith.divui %2981, %c4 : index
                %2984 = arith.muli %2983, %c4 : index
                %2985 = arith.remui %2981, %c5 : index
                %2986 = arith.muli %2985, %c5 : index
                %2987 = arith.addi %2984, %2986 : index
                %2988 = arith.divui %2981, %c5 : index
                %2989 = arith.remui %2988, %c5 : index
                %2990 = arith.addi %2987, %2989 : index
                %2991 = arith.addi %2982, %2990 : index
                %2992 = arith.addi %2976, %2991 : index
                %2993 = arith.addi %2972, %2992 : index
                %2994 = vector.shuffle %2950, %2950 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2994, %kv[%2993] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2995 = arith.addi %2946, %c10 : index
                %2996 = arith.divui %2995, %c15 : index
                %2997 = arith.muli %2996, %c6 : index
                %2998 = arith.addi %2997, %c13 : index
                %2999 = arith.remui %2995, %c15 : index
                %3000 = arith.divui %2836, %c5 : index
                %3001 = arith.remui %2836, %c5 : index
                %3002 = arith.muli %3001, %c16 : index
                %3003 = arith.addi %3000, %3002 : index
                %3004 = arith.muli %2999, %c15 : index
                %3005 = arith.divui %3003, %c4 : index
                %3006 = arith.muli %3005, %c4 : index
                %3007 = arith.remui %3003, %c5 : index
                %3008 = arith.muli %3007, %c5 : index
                %3009 = arith.addi %3006, %3008 : index
                %3010 = arith.divui %3003, %c5 : index
                %3011 = arith.remui %3010, %c5 : index
                %3012 = arith.addi %3009, %3011 : index
                %3013 = arith.addi %3004, %3012 : index
                %3014 = arith.addi %2998, %3013 : index
                %3015 = arith.addi %2972, %3014 : index
                %3016 = vector.shuffle %2950, %2950 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3016, %kv[%3015] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3017 = arith.addi %2946, %c5 : index
                %3018 = arith.divui %3017, %c15 : index
                %3019 = arith.muli %3018, %c6 : index
                %3020 = arith.addi %3019, %c13 : index
                %3021 = arith.remui %3017, %c15 : index
                %3022 = arith.divui %2836, %c5 : index
                %3023 = arith.remui %2836, %c5 : index
                %3024 = arith.muli %3023, %c16 : index
                %3025 = arith.addi %3022, %3024 : index
                %3026 = arith.muli %3021, %c15 : index
                %3027 = arith.divui %3025, %c4 : index
                %3028 = arith.muli %3027, %c4 : index
                %3029 = arith.remui %3025, %c5 : index
                %3030 = arith.muli %3029, %c5 : index
                %3031 = arith.addi %3028, %3030 : index
                %3032 = arith.divui %3025, %c5 : index
                %3033 = arith.remui %3032, %c5 : index
                %3034 = arith.addi %3031, %3033 : index
                %3035 = arith.addi %3026, %3034 : index
                %3036 = arith.addi %3020, %3035 : index
                %3037 = arith.addi %2972, %3036 : index
                %3038 = vector.shuffle %2950, %2950 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3038, %kv[%3037] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3039 = arith.addi %2946, %c29 : index
                %3040 = arith.divui %3039, %c15 : index
                %3041 = arith.muli %3040, %c6 : index
                %3042 = arith.addi %3041, %c13 : index
                %3043 = arith.remui %3039, %c15 : index
                %3044 = arith.divui %2836, %c5 : index
                %3045 = arith.remui %2836, %c5 : index
                %3046 = arith.muli %3045, %c16 : index
                %3047 = arith.addi %3044, %3046 : index
                %3048 = arith.muli %3043, %c15 : index
                %3049 = arith.divui %3047, %c4 : index
                %3050 = arith.muli %3049, %c4 : index
                %3051 = arith.remui %3047, %c5 : index
                %3052 = arith.muli %3051, %c5 : index
                %3053 = arith.addi %3050, %3052 : index
                %3054 = arith.divui %3047, %c5 : index
                %3055 = arith.remui %3054, %c5 : index
                %3056 = arith.addi %3053, %3055 : index
                %3057 = arith.addi %3048, %3056 : index
                %3058 = arith.addi %3042, %3057 : index
                %3059 = arith.addi %2972, %3058 : index
                %3060 = vector.shuffle %2950, %2950 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3060, %kv[%3059] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3061 = arith.cmpi eq, %codec, %c5 : index
          scf.if %3061 {
            %3062 = wave.lane
            %3063 = arith.muli %3062, %c4 : index
            scf.for %3064 = %3063 to %c36 step %c9 {
              %3065 = arith.addi %2831, %3064 : index
              %3066 = vector.load %22[%3065] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3067 = arith.mulf %3066, %2834 : vector<4xf32>
              %3068 = wave.fp8_encode "e5m2" %3067 : vector<4xf32> -> vector<4xi8>
              %3069 = arith.cmpi slt, %2832, %kvHeads : index
              scf.if %3069 {
                %3070 = arith.muli %2832, %c12 : index
                %3071 = arith.addi %2837, %3070 : index
                %3072 = vector.shuffle %3068, %3068 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3073 = arith.divui %3064, %c15 : index
                %3074 = arith.muli %3073, %c6 : index
                %3075 = arith.remui %3064, %c15 : index
                %3076 = arith.muli %2836, %c15 : index
                %3077 = arith.divui %3075, %c4 : index
                %3078 = arith.muli %3077, %c4 : index
                %3079 = arith.remui %3075, %c5 : index
                %3080 = arith.muli %3079, %c5 : index
                %3081 = arith.addi %3078, %3080 : index
                %3082 = arith.divui %3075, %c5 : index
                %3083 = arith.remui %3082, %c5 : index
                %3084 = arith.addi %3081, %3083 : index
                %3085 = arith.addi %3076, %3084 : index
                %3086 = arith.addi %3074, %3085 : index
                %3087 = arith.addi %3071, %3086 : index
                vector.store %3072, %kv[%3087] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3088 = arith.subi %2832, %kvHeads : index
                %3089 = arith.muli %3088, %c12 : index
                %3090 = arith.addi %2837, %3089 : index
                %3091 = arith.addi %3064, %c11 : index
                %3092 = arith.divui %3091, %c15 : index
                %3093 = arith.muli %3092, %c6 : index
                %3094 = arith.addi %3093, %c13 : index
                %3095 = arith.remui %3091, %c15 : index
                %3096 = arith.divui %2836, %c5 : index
                %3097 = arith.remui %2836, %c5 : index
                %3098 = arith.muli %3097, %c16 : index
                %3099 = arith.addi %3096, %3098 : index
                %3100 = arith.muli %3095, %c15 : index
                %3101 = arith.divui %3099, %c4 : index
                %3102 = arith.muli %3101, %c4 : index
                %3103 = arith.remui %3099, %c5 : index
                %3104 = arith.muli %3103, %c5 : index
                %3105 = arith.addi %3102, %3104 : index
                %3106 = arith.divui %3099, %c5 : index
                %3107 = arith.remui %3106, %c5 : index
                %3108 = arith.addi %3105, %3107 : index
                %3109 = arith.addi %3100, %3108 : index
                %3110 = arith.addi %3094, %3109 : index
                %3111 = arith.addi %3090, %3110 : index
                %3112 = vector.shuffle %3068, %3068 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3112, %kv[%3111] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3113 = arith.addi %3064, %c10 : index
                %3114 = arith.divui %3113, %c15 : index
                %3115 = arith.muli %3114, %c6 : index
                %3116 = arith.addi %3115, %c13 : index
                %3117 = arith.remui %3113, %c15 : index
                %3118 = arith.divui %2836, %c5 : index
                %3119 = arith.remui %2836, %c5 : index
                %3120 = arith.muli %3119, %c16 : index
                %3121 = arith.addi %3118, %3120 : index
                %3122 = arith.muli %3117, %c15 : index
                %3123 = arith.divui %3121, %c4 : index
                %3124 = arith.muli %3123, %c4 : index
                %3125 = arith.remui %3121, %c5 : index
                %3126 = arith.muli %3125, %c5 : index
                %3127 = arith.addi %3124, %3126 : index
                %3128 = arith.divui %3121, %c5 : index
                %3129 = arith.remui %3128, %c5 : index
                %3130 = arith.addi %3127, %3129 : index
                %3131 = arith.addi %3122, %3130 : index
                %3132 = arith.addi %3116, %3131 : index
                %3133 = arith.addi %3090, %3132 : index
                %3134 = vector.shuffle %3068, %3068 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3134, %kv[%3133] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3135 = arith.addi %3064, %c5 : index
                %3136 = arith.divui %3135, %c15 : index
                %3137 = arith.muli %3136, %c6 : index
                %3138 = arith.addi %3137, %c13 : index
                %3139 = arith.remui %3135, %c15 : index
                %3140 = arith.divui %2836, %c5 : index
                %3141 = arith.remui %2836, %c5 : index
                %3142 = arith.muli %3141, %c16 : index
                %3143 = arith.addi %3140, %3142 : index
                %3144 = arith.muli %3139, %c15 : index
                %3145 = arith.divui %3143, %c4 : index
                %3146 = arith.muli %3145, %c4 : index
                %3147 = arith.remui %3143, %c5 : index
                %3148 = arith.muli %3147, %c5 : index
                %3149 = arith.addi %3146, %3148 : index
                %3150 = arith.divui %3143, %c5 : index
                %3151 = arith.remui %3150, %c5 : index
                %3152 = arith.addi %3149, %3151 : index
                %3153 = arith.addi %3144, %3152 : index
                %3154 = arith.addi %3138, %3153 : index
                %3155 = arith.addi %3090, %3154 : index
                %3156 = vector.shuffle %3068, %3068 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3156, %kv[%3155] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3157 = arith.addi %3064, %c29 : index
                %3158 = arith.divui %3157, %c15 : index
                %3159 = arith.muli %3158, %c6 : index
                %3160 = arith.addi %3159, %c13 : index
                %3161 = arith.remui %3157, %c15 : index
                %3162 = arith.divui %2836, %c5 : index
                %3163 = arith.remui %2836, %c5 : index
                %3164 = arith.muli %3163, %c16 : index
                %3165 = arith.addi %3162, %3164 : index
                %3166 = arith.muli %3161, %c15 : index
                %3167 = arith.divui %3165, %c4 : index
                %3168 = arith.muli %3167, %c4 : index
                %3169 = arith.remui %3165, %c5 : index
                %3170 = arith.muli %3169, %c5 : index
                %3171 = arith.addi %3168, %3170 : index
                %3172 = arith.divui %3165, %c5 : index
                %3173 = arith.remui %3172, %c5 : index
                %3174 = arith.addi %3171, %3173 : index
                %3175 = arith.addi %3166, %3174 : index
                %3176 = arith.addi %3160, %3175 : index
                %3177 = arith.addi %3090, %3176 : index
                %3178 = vector.shuffle %3068, %3068 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3178, %kv[%3177] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %3179 = arith.addi %25, %c17 : index
    %3180 = wave.lane
    %3181 = arith.muli %3, %c10 : index
    %3182 = arith.muli %3181, %c6 : index
    %3183 = arith.addi %3182, %3180 : index
    %3184 = arith.muli %4, %c13 : index
    %3185 = arith.addi %3184, %3183 : index
    %3186 = arith.addi %3185, %c11 : index
    %3187 = arith.addi %3186, %c11 : index
    %3188 = vector.extract %488#2[0] : f32 from vector<8xf32>
    memref.store %3188, %21[%3187] : memref<?xf32>
    %3189 = arith.muli %4, %c13 : index
    %3190 = arith.addi %3189, %3183 : index
    %3191 = arith.addi %3190, %c11 : index
    %3192 = arith.addi %3191, %c17 : index
    %3193 = vector.extract %488#2[1] : f32 from vector<8xf32>
    memref.store %3193, %21[%3192] : memref<?xf32>
    %3194 = arith.muli %4, %c13 : index
    %3195 = arith.addi %3194, %3183 : index
    %3196 = arith.addi %3195, %c11 : index
    %3197 = arith.addi %3196, %c7 : index
    %3198 = vector.extract %488#2[2] : f32 from vector<8xf32>
    memref.store %3198, %21[%3197] : memref<?xf32>
    %3199 = arith.muli %4, %c13 : index
    %3200 = arith.addi %3199, %3183 : index
    %3201 = arith.addi %3200, %c11 : index
    %3202 = arith.addi %3201, %c30 : index
    %3203 = vector.extract %488#2[3] : f32 from vector<8xf32>
    memref.store %3203, %21[%3202] : memref<?xf32>
    %3204 = arith.muli %4, %c13 : index
    %3205 = arith.addi %3204, %3183 : index
    %3206 = arith.addi %3205, %c11 : index
    %3207 = arith.addi %3206, %c9 : index
    %3208 = vector.extract %488#2[4] : f32 from vector<8xf32>
    memref.store %3208, %21[%3207] : memref<?xf32>
    %3209 = arith.muli %4, %c13 : index
    %3210 = arith.addi %3209, %3183 : index
    %3211 = arith.addi %3210, %c11 : index
    %3212 = arith.addi %3211, %c31 : index
    %3213 = vector.extract %488#2[5] : f32 from vector<8xf32>
    memref.store %3213, %21[%3212] : memref<?xf32>
    %3214 = arith.muli %4, %c13 : index
    %3215 = arith.addi %3214, %3183 : index
    %3216 = arith.addi %3215, %c11 : index
    %3217 = arith.addi %3216, %c32 : index
    %3218 = vector.extract %488#2[6] : f32 from vector<8xf32>
    memref.store %3218, %21[%3217] : memref<?xf32>
    %3219 = arith.muli %4, %c13 : index
    %3220 = arith.addi %3219, %3183 : index
    %3221 = arith.addi %3220, %c11 : index
    %3222 = arith.addi %3221, %c33 : index
    %3223 = vector.extract %488#2[7] : f32 from vector<8xf32>
    memref.store %3223, %21[%3222] : memref<?xf32>
    wave.barrier
    %3224 = arith.muli %4, %c4 : index
    %3225 = arith.addi %3224, %c11 : index
    %3226 = arith.muli %3225, %c5 : index
    %3227 = arith.divui %3180, %c15 : index
    %3228 = arith.addi %3226, %3227 : index
    %3229 = arith.addi %3179, %3228 : index
    %3230 = arith.cmpi slt, %3229, %24 : index
    scf.if %3230 {
      %3231 = arith.cmpi eq, %hasFactors, %c10 : index
      %3232 = arith.muli %3229, %c5 : index
      %3233 = memref.load %factors[%3232] : memref<?xf32>
      %3234 = arith.mulf %3233, %operandScale : f32
      %3235 = arith.select %3231, %3234, %operandScale : f32
      %3236 = arith.addi %3183, %c11 : index
      %3237 = arith.muli %3225, %c17 : index
      %3238 = arith.addi %3236, %3237 : index
      %3239 = memref.load %21[%3238] : memref<?xf32>
      %3240 = arith.addi %3238, %c13 : index
      %3241 = memref.load %21[%3240] : memref<?xf32>
      %3242 = arith.addf %3239, %3241 : f32
      %3243 = arith.remui %3180, %c15 : index
      %3244 = arith.muli %3243, %c4 : index
      %3245 = arith.addi %20, %3244 : index
      %3246 = vector.load %w[%3245] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3247 = vector.bitcast %3246 : vector<4xi8> to vector<1xf32>
      %3248 = vector.extract %3247[0] : f32 from vector<1xf32>
      %3249 = arith.mulf %3248, %3235 : f32
      %3250 = arith.mulf %3242, %3249 : f32
      %3251 = arith.muli %3, %c10 : index
      %3252 = arith.addi %3251, %c11 : index
      %3253 = arith.muli %3252, %c15 : index
      %3254 = arith.remui %3180, %c15 : index
      %3255 = arith.addi %3253, %3254 : index
      %3256 = arith.muli %3228, %c36 : index
      %3257 = arith.addi %3256, %3255 : index
      memref.store %3250, %22[%3257] : memref<?xf32>
    }
    %3258 = arith.muli %4, %c4 : index
    %3259 = arith.addi %3258, %c10 : index
    %3260 = arith.muli %3259, %c5 : index
    %3261 = arith.divui %3180, %c15 : index
    %3262 = arith.addi %3260, %3261 : index
    %3263 = arith.addi %3179, %3262 : index
    %3264 = arith.cmpi slt, %3263, %24 : index
    scf.if %3264 {
      %3265 = arith.cmpi eq, %hasFactors, %c10 : index
      %3266 = arith.muli %3263, %c5 : index
      %3267 = memref.load %factors[%3266] : memref<?xf32>
      %3268 = arith.mulf %3267, %operandScale : f32
      %3269 = arith.select %3265, %3268, %operandScale : f32
      %3270 = arith.addi %3183, %c11 : index
      %3271 = arith.muli %3259, %c17 : index
      %3272 = arith.addi %3270, %3271 : index
      %3273 = memref.load %21[%3272] : memref<?xf32>
      %3274 = arith.addi %3272, %c13 : index
      %3275 = memref.load %21[%3274] : memref<?xf32>
      %3276 = arith.addf %3273, %3275 : f32
      %3277 = arith.remui %3180, %c15 : index
      %3278 = arith.muli %3277, %c4 : index
      %3279 = arith.addi %20, %3278 : index
      %3280 = vector.load %w[%3279] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3281 = vector.bitcast %3280 : vector<4xi8> to vector<1xf32>
      %3282 = vector.extract %3281[0] : f32 from vector<1xf32>
      %3283 = arith.mulf %3282, %3269 : f32
      %3284 = arith.mulf %3276, %3283 : f32
      %3285 = arith.muli %3, %c10 : index
      %3286 = arith.addi %3285, %c11 : index
      %3287 = arith.muli %3286, %c15 : index
      %3288 = arith.remui %3180, %c15 : index
      %3289 = arith.addi %3287, %3288 : index
      %3290 = arith.muli %3262, %c36 : index
      %3291 = arith.addi %3290, %3289 : index
      memref.store %3284, %22[%3291] : memref<?xf32>
    }
    %3292 = arith.muli %4, %c4 : index
    %3293 = arith.addi %3292, %c5 : index
    %3294 = arith.muli %3293, %c5 : index
    %3295 = arith.divui %3180, %c15 : index
    %3296 = arith.addi %3294, %3295 : index
    %3297 = arith.addi %3179, %3296 : index
    %3298 = arith.cmpi slt, %3297, %24 : index
    scf.if %3298 {
      %3299 = arith.cmpi eq, %hasFactors, %c10 : index
      %3300 = arith.muli %3297, %c5 : index
      %3301 = memref.load %factors[%3300] : memref<?xf32>
      %3302 = arith.mulf %3301, %operandScale : f32
      %3303 = arith.select %3299, %3302, %operandScale : f32
      %3304 = arith.addi %3183, %c11 : index
      %3305 = arith.muli %3293, %c17 : index
      %3306 = arith.addi %3304, %3305 : index
      %3307 = memref.load %21[%3306] : memref<?xf32>
      %3308 = arith.addi %3306, %c13 : index
      %3309 = memref.load %21[%3308] : memref<?xf32>
      %3310 = arith.addf %3307, %3309 : f32
      %3311 = arith.remui %3180, %c15 : index
      %3312 = arith.muli %3311, %c4 : index
      %3313 = arith.addi %20, %3312 : index
      %3314 = vector.load %w[%3313] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3315 = vector.bitcast %3314 : vector<4xi8> to vector<1xf32>
      %3316 = vector.extract %3315[0] : f32 from vector<1xf32>
      %3317 = arith.mulf %3316, %3303 : f32
      %3318 = arith.mulf %3310, %3317 : f32
      %3319 = arith.muli %3, %c10 : index
      %3320 = arith.addi %3319, %c11 : index
      %3321 = arith.muli %3320, %c15 : index
      %3322 = arith.remui %3180, %c15 : index
      %3323 = arith.addi %3321, %3322 : index
      %3324 = arith.muli %3296, %c36 : index
      %3325 = arith.addi %3324, %3323 : index
      memref.store %3318, %22[%3325] : memref<?xf32>
    }
    %3326 = arith.muli %4, %c4 : index
    %3327 = arith.addi %3326, %c29 : index
    %3328 = arith.muli %3327, %c5 : index
    %3329 = arith.divui %3180, %c15 : index
    %3330 = arith.addi %3328, %3329 : index
    %3331 = arith.addi %3179, %3330 : index
    %3332 = arith.cmpi slt, %3331, %24 : index
    scf.if %3332 {
      %3333 = arith.cmpi eq, %hasFactors, %c10 : index
      %3334 = arith.muli %3331, %c5 : index
      %3335 = memref.load %factors[%3334] : memref<?xf32>
      %3336 = arith.mulf %3335, %operandScale : f32
      %3337 = arith.select %3333, %3336, %operandScale : f32
      %3338 = arith.addi %3183, %c11 : index
      %3339 = arith.muli %3327, %c17 : index
      %3340 = arith.addi %3338, %3339 : index
      %3341 = memref.load %21[%3340] : memref<?xf32>
      %3342 = arith.addi %3340, %c13 : index
      %3343 = memref.load %21[%3342] : memref<?xf32>
      %3344 = arith.addf %3341, %3343 : f32
      %3345 = arith.remui %3180, %c15 : index
      %3346 = arith.muli %3345, %c4 : index
      %3347 = arith.addi %20, %3346 : index
      %3348 = vector.load %w[%3347] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3349 = vector.bitcast %3348 : vector<4xi8> to vector<1xf32>
      %3350 = vector.extract %3349[0] : f32 from vector<1xf32>
      %3351 = arith.mulf %3350, %3337 : f32
      %3352 = arith.mulf %3344, %3351 : f32
      %3353 = arith.muli %3, %c10 : index
      %3354 = arith.addi %3353, %c11 : index
      %3355 = arith.muli %3354, %c15 : index
      %3356 = arith.remui %3180, %c15 : index
      %3357 = arith.addi %3355, %3356 : index
      %3358 = arith.muli %3330, %c36 : index
      %3359 = arith.addi %3358, %3357 : index
      memref.store %3352, %22[%3359] : memref<?xf32>
    }
    wave.barrier
    %3360 = arith.addi %25, %c17 : index
    %3361 = wave.wave
    %3362 = arith.addi %3361, %c11 : index
    %3363 = arith.addi %3360, %3362 : index
    %3364 = arith.cmpi slt, %3363, %24 : index
    %3365 = arith.cmpi slt, %3362, %c15 : index
    %3366 = arith.andi %3364, %3365 : i1
    scf.if %3366 {
      %3367 = arith.addi %3360, %3362 : index
      %3368 = arith.muli %3362, %c36 : index
      %3369 = wave.lane
      %3370 = arith.addi %3369, %c11 : index
      %3371 = arith.cmpi eq, %hasBias, %c10 : index
      %3372 = arith.addi %3368, %3370 : index
      %3373 = memref.load %22[%3372] : memref<?xf32>
      %3374 = arith.muli %0, %c36 : index
      %3375 = arith.addi %3374, %3370 : index
      %3376 = memref.load %bias[%3375] : memref<?xf32>
      %3377 = arith.addf %3373, %3376 : f32
      %3378 = arith.select %3371, %3377, %3373 : f32
      %3379 = arith.addi %3370, %c38 : index
      %3380 = arith.cmpi eq, %hasBias, %c10 : index
      %3381 = arith.addi %3368, %3379 : index
      %3382 = memref.load %22[%3381] : memref<?xf32>
      %3383 = arith.muli %0, %c36 : index
      %3384 = arith.addi %3383, %3379 : index
      %3385 = memref.load %bias[%3384] : memref<?xf32>
      %3386 = arith.addf %3382, %3385 : f32
      %3387 = arith.select %3380, %3386, %3382 : f32
      %3388 = arith.addi %3369, %c17 : index
      %3389 = arith.cmpi slt, %3388, %c38 : index
      %3390 = arith.minsi %3388, %c39 : index
      %3391 = arith.cmpi eq, %hasBias, %c10 : index
      %3392 = arith.addi %3368, %3390 : index
      %3393 = memref.load %22[%3392] : memref<?xf32>
      %3394 = arith.muli %0, %c36 : index
      %3395 = arith.addi %3394, %3390 : index
      %3396 = memref.load %bias[%3395] : memref<?xf32>
      %3397 = arith.addf %3393, %3396 : f32
      %3398 = arith.select %3391, %3397, %3393 : f32
      %3399 = arith.addi %3390, %c38 : index
      %3400 = arith.cmpi eq, %hasBias, %c10 : index
      %3401 = arith.addi %3368, %3399 : index
      %3402 = memref.load %22[%3401] : memref<?xf32>
      %3403 = arith.muli %0, %c36 : index
      %3404 = arith.addi %3403, %3399 : index
      %3405 = memref.load %bias[%3404] : memref<?xf32>
      %3406 = arith.addf %3402, %3405 : f32
      %3407 = arith.select %3400, %3406, %3402 : f32
      %3408 = arith.addi %heads, %kvHeads : index
      %3409 = arith.cmpi slt, %0, %3408 : index
      scf.if %3409 {
        %3410 = arith.addi %positionsAt, %3367 : index
        %3411 = memref.load %step[%3410] : memref<?xi32>
        %3412 = arith.index_cast %3411 : i32 to index
        %3413 = arith.cmpi eq, %hasNorm, %c10 : index
        %3414 = math.fma %3378, %3378, %c42 : f32
        %3415 = math.fma %3387, %3387, %3414 : f32
        %3416 = math.fma %3398, %3398, %3415 : f32
        %3417 = arith.select %3389, %3416, %3415 : f32
        %3418 = math.fma %3407, %3407, %3417 : f32
        %3419 = arith.select %3389, %3418, %3417 : f32
        %3420 = vector.broadcast %3419 : f32 to vector<1xf32>
        %3421 = wave.reduce "add" %3420 : vector<1xf32>
        %3422 = arith.mulf %3421, %inverseHeadDim : f32
        %3423 = arith.addf %3422, %epsilon : f32
        %3424 = math.sqrt %3423 : f32
        %3425 = arith.divf %c44, %3424 : f32
        %3426 = arith.cmpi slt, %0, %heads : index
        %3427 = arith.addi %3370, %c38 : index
        %3428 = memref.load %query_norm[%3370] : memref<?xf32>
        %3429 = memref.load %key_norm[%3370] : memref<?xf32>
        %3430 = arith.select %3426, %3428, %3429 : f32
        %3431 = arith.mulf %3378, %3425 : f32
        %3432 = arith.mulf %3431, %3430 : f32
        %3433 = arith.select %3413, %3432, %3378 : f32
        %3434 = memref.load %query_norm[%3427] : memref<?xf32>
        %3435 = memref.load %key_norm[%3427] : memref<?xf32>
        %3436 = arith.select %3426, %3434, %3435 : f32
        %3437 = arith.mulf %3387, %3425 : f32
        %3438 = arith.mulf %3437, %3436 : f32
        %3439 = arith.select %3413, %3438, %3387 : f32
        %3440 = arith.addi %3390, %c38 : index
        %3441 = memref.load %query_norm[%3390] : memref<?xf32>
        %3442 = memref.load %key_norm[%3390] : memref<?xf32>
        %3443 = arith.select %3426, %3441, %3442 : f32
        %3444 = arith.mulf %3398, %3425 : f32
        %3445 = arith.mulf %3444, %3443 : f32
        %3446 = arith.select %3413, %3445, %3398 : f32
        %3447 = memref.load %query_norm[%3440] : memref<?xf32>
        %3448 = memref.load %key_norm[%3440] : memref<?xf32>
        %3449 = arith.select %3426, %3447, %3448 : f32
        %3450 = arith.mulf %3407, %3425 : f32
        %3451 = arith.mulf %3450, %3449 : f32
        %3452 = arith.select %3413, %3451, %3407 : f32
        %3453 = arith.remui %3412, %c6 : index
        %3454 = arith.muli %3453, %c36 : index
        %3455 = arith.addi %3454, %3370 : index
        %3456 = arith.divui %3412, %c6 : index
        %3457 = arith.addi %3456, %c6 : index
        %3458 = arith.muli %3457, %c36 : index
        %3459 = arith.addi %3458, %3370 : index
        %3460 = memref.load %rope[%3455] : memref<?xf32>
        %3461 = arith.addi %3455, %c38 : index
        %3462 = memref.load %rope[%3461] : memref<?xf32>
        %3463 = memref.load %rope[%3459] : memref<?xf32>
        %3464 = arith.addi %3459, %c38 : index
        %3465 = memref.load %rope[%3464] : memref<?xf32>
        %3466 = arith.mulf %3463, %3460 : f32
        %3467 = arith.mulf %3465, %3462 : f32
        %3468 = arith.subf %3466, %3467 : f32
        %3469 = arith.mulf %3465, %3460 : f32
        %3470 = arith.mulf %3463, %3462 : f32
        %3471 = arith.addf %3469, %3470 : f32
        %3472 = arith.mulf %3433, %3468 : f32
        %3473 = arith.mulf %3439, %3471 : f32
        %3474 = arith.subf %3472, %3473 : f32
        %3475 = arith.mulf %3439, %3468 : f32
        %3476 = arith.mulf %3433, %3471 : f32
        %3477 = arith.addf %3475, %3476 : f32
        %3478 = arith.cmpi slt, %0, %heads : index
        scf.if %3478 {
          %3479 = arith.muli %3367, %heads : index
          %3480 = arith.addi %3479, %0 : index
          %3481 = arith.muli %3480, %c36 : index
          %3482 = arith.addi %3481, %3370 : index
          memref.store %3474, %q[%3482] : memref<?xf32>
          %3483 = arith.addi %3482, %c38 : index
          memref.store %3477, %q[%3483] : memref<?xf32>
        } else {
          %3484 = arith.addi %3368, %3370 : index
          memref.store %3474, %22[%3484] : memref<?xf32>
          %3485 = arith.addi %3368, %3370 : index
          %3486 = arith.addi %3485, %c38 : index
          memref.store %3477, %22[%3486] : memref<?xf32>
        }
        %3487 = arith.remui %3412, %c6 : index
        %3488 = arith.muli %3487, %c36 : index
        %3489 = arith.addi %3488, %3390 : index
        %3490 = arith.divui %3412, %c6 : index
        %3491 = arith.addi %3490, %c6 : index
        %3492 = arith.muli %3491, %c36 : index
        %3493 = arith.addi %3492, %3390 : index
        %3494 = memref.load %rope[%3489] : memref<?xf32>
        %3495 = arith.addi %3489, %c38 : index
        %3496 = memref.load %rope[%3495] : memref<?xf32>
        %3497 = memref.load %rope[%3493] : memref<?xf32>
        %3498 = arith.addi %3493, %c38 : index
        %3499 = memref.load %rope[%3498] : memref<?xf32>
        %3500 = arith.mulf %3497, %3494 : f32
        %3501 = arith.mulf %3499, %3496 : f32
        %3502 = arith.subf %3500, %3501 : f32
        %3503 = arith.mulf %3499, %3494 : f32
        %3504 = arith.mulf %3497, %3496 : f32
        %3505 = arith.addf %3503, %3504 : f32
        %3506 = arith.mulf %3446, %3502 : f32
        %3507 = arith.mulf %3452, %3505 : f32
        %3508 = arith.subf %3506, %3507 : f32
        %3509 = arith.mulf %3452, %3502 : f32
        %3510 = arith.mulf %3446, %3505 : f32
        %3511 = arith.addf %3509, %3510 : f32
        scf.if %3389 {
          %3512 = arith.cmpi slt, %0, %heads : index
          scf.if %3512 {
            %3513 = arith.muli %3367, %heads : index
            %3514 = arith.addi %3513, %0 : index
            %3515 = arith.muli %3514, %c36 : index
            %3516 = arith.addi %3515, %3390 : index
            memref.store %3508, %q[%3516] : memref<?xf32>
            %3517 = arith.addi %3516, %c38 : index
            memref.store %3511, %q[%3517] : memref<?xf32>
          } else {
            %3518 = arith.addi %3368, %3390 : index
            memref.store %3508, %22[%3518] : memref<?xf32>
            %3519 = arith.addi %3368, %3390 : index
            %3520 = arith.addi %3519, %c38 : index
            memref.store %3511, %22[%3520] : memref<?xf32>
          }
        }
      } else {
        %3521 = arith.cmpi slt, %0, %heads : index
        scf.if %3521 {
          %3522 = arith.muli %3367, %heads : index
          %3523 = arith.addi %3522, %0 : index
          %3524 = arith.muli %3523, %c36 : index
          %3525 = arith.addi %3524, %3370 : index
          memref.store %3378, %q[%3525] : memref<?xf32>
          %3526 = arith.addi %3525, %c38 : index
          memref.store %3387, %q[%3526] : memref<?xf32>
        } else {
          %3527 = arith.addi %3368, %3370 : index
          memref.store %3378, %22[%3527] : memref<?xf32>
          %3528 = arith.addi %3368, %3370 : index
          %3529 = arith.addi %3528, %c38 : index
          memref.store %3387, %22[%3529] : memref<?xf32>
        }
        scf.if %3389 {
          %3530 = arith.cmpi slt, %0, %heads : index
          scf.if %3530 {
            %3531 = arith.muli %3367, %heads : index
            %3532 = arith.addi %3531, %0 : index
            %3533 = arith.muli %3532, %c36 : index
            %3534 = arith.addi %3533, %3390 : index
            memref.store %3398, %q[%3534] : memref<?xf32>
            %3535 = arith.addi %3534, %c38 : index
            memref.store %3407, %q[%3535] : memref<?xf32>
          } else {
            %3536 = arith.addi %3368, %3390 : index
            memref.store %3398, %22[%3536] : memref<?xf32>
            %3537 = arith.addi %3368, %3390 : index
            %3538 = arith.addi %3537, %c38 : index
            memref.store %3407, %22[%3538] : memref<?xf32>
          }
        }
      }
    }
    %3539 = arith.addi %3361, %c46 : index
    %3540 = arith.addi %3360, %3539 : index
    %3541 = arith.cmpi slt, %3540, %24 : index
    %3542 = arith.cmpi slt, %3539, %c15 : index
    %3543 = arith.andi %3541, %3542 : i1
    scf.if %3543 {
      %3544 = arith.addi %3360, %3539 : index
      %3545 = arith.muli %3539, %c36 : index
      %3546 = wave.lane
      %3547 = arith.addi %3546, %c11 : index
      %3548 = arith.cmpi eq, %hasBias, %c10 : index
      %3549 = arith.addi %3545, %3547 : index
      %3550 = memref.load %22[%3549] : memref<?xf32>
      %3551 = arith.muli %0, %c36 : index
      %3552 = arith.addi %3551, %3547 : index
      %3553 = memref.load %bias[%3552] : memref<?xf32>
      %3554 = arith.addf %3550, %3553 : f32
      %3555 = arith.select %3548, %3554, %3550 : f32
      %3556 = arith.addi %3547, %c38 : index
      %3557 = arith.cmpi eq, %hasBias, %c10 : index
      %3558 = arith.addi %3545, %3556 : index
      %3559 = memref.load %22[%3558] : memref<?xf32>
      %3560 = arith.muli %0, %c36 : index
      %3561 = arith.addi %3560, %3556 : index
      %3562 = memref.load %bias[%3561] : memref<?xf32>
      %3563 = arith.addf %3559, %3562 : f32
      %3564 = arith.select %3557, %3563, %3559 : f32
      %3565 = arith.addi %3546, %c17 : index
      %3566 = arith.cmpi slt, %3565, %c38 : index
      %3567 = arith.minsi %3565, %c39 : index
      %3568 = arith.cmpi eq, %hasBias, %c10 : index
      %3569 = arith.addi %3545, %3567 : index
      %3570 = memref.load %22[%3569] : memref<?xf32>
      %3571 = arith.muli %0, %c36 : index
      %3572 = arith.addi %3571, %3567 : index
      %3573 = memref.load %bias[%3572] : memref<?xf32>
      %3574 = arith.addf %3570, %3573 : f32
      %3575 = arith.select %3568, %3574, %3570 : f32
      %3576 = arith.addi %3567, %c38 : index
      %3577 = arith.cmpi eq, %hasBias, %c10 : index
      %3578 = arith.addi %3545, %3576 : index
      %3579 = memref.load %22[%3578] : memref<?xf32>
      %3580 = arith.muli %0, %c36 : index
      %3581 = arith.addi %3580, %3576 : index
      %3582 = memref.load %bias[%3581] : memref<?xf32>
      %3583 = arith.addf %3579, %3582 : f32
      %3584 = arith.select %3577, %3583, %3579 : f32
      %3585 = arith.addi %heads, %kvHeads : index
      %3586 = arith.cmpi slt, %0, %3585 : index
      scf.if %3586 {
        %3587 = arith.addi %positionsAt, %3544 : index
        %3588 = memref.load %step[%3587] : memref<?xi32>
        %3589 = arith.index_cast %3588 : i32 to index
        %3590 = arith.cmpi eq, %hasNorm, %c10 : index
        %3591 = math.fma %3555, %3555, %c42 : f32
        %3592 = math.fma %3564, %3564, %3591 : f32
        %3593 = math.fma %3575, %3575, %3592 : f32
        %3594 = arith.select %3566, %3593, %3592 : f32
        %3595 = math.fma %3584, %3584, %3594 : f32
        %3596 = arith.select %3566, %3595, %3594 : f32
        %3597 = vector.broadcast %3596 : f32 to vector<1xf32>
        %3598 = wave.reduce "add" %3597 : vector<1xf32>
        %3599 = arith.mulf %3598, %inverseHeadDim : f32
        %3600 = arith.addf %3599, %epsilon : f32
        %3601 = math.sqrt %3600 : f32
        %3602 = arith.divf %c44, %3601 : f32
        %3603 = arith.cmpi slt, %0, %heads : index
        %3604 = arith.addi %3547, %c38 : index
        %3605 = memref.load %query_norm[%3547] : memref<?xf32>
        %3606 = memref.load %key_norm[%3547] : memref<?xf32>
        %3607 = arith.select %3603, %3605, %3606 : f32
        %3608 = arith.mulf %3555, %3602 : f32
        %3609 = arith.mulf %3608, %3607 : f32
        %3610 = arith.select %3590, %3609, %3555 : f32
        %3611 = memref.load %query_norm[%3604] : memref<?xf32>
        %3612 = memref.load %key_norm[%3604] : memref<?xf32>
        %3613 = arith.select %3603, %3611, %3612 : f32
        %3614 = arith.mulf %3564, %3602 : f32
        %3615 = arith.mulf %3614, %3613 : f32
        %3616 = arith.select %3590, %3615, %3564 : f32
        %3617 = arith.addi %3567, %c38 : index
        %3618 = memref.load %query_norm[%3567] : memref<?xf32>
        %3619 = memref.load %key_norm[%3567] : memref<?xf32>
        %3620 = arith.select %3603, %3618, %3619 : f32
        %3621 = arith.mulf %3575, %3602 : f32
        %3622 = arith.mulf %3621, %3620 : f32
        %3623 = arith.select %3590, %3622, %3575 : f32
        %3624 = memref.load %query_norm[%3617] : memref<?xf32>
        %3625 = memref.load %key_norm[%3617] : memref<?xf32>
        %3626 = arith.select %3603, %3624, %3625 : f32
        %3627 = arith.mulf %3584, %3602 : f32
        %3628 = arith.mulf %3627, %3626 : f32
        %3629 = arith.select %3590, %3628, %3584 : f32
        %3630 = arith.remui %3589, %c6 : index
        %3631 = arith.muli %3630, %c36 : index
        %3632 = arith.addi %3631, %3547 : index
        %3633 = arith.divui %3589, %c6 : index
        %3634 = arith.addi %3633, %c6 : index
        %3635 = arith.muli %3634, %c36 : index
        %3636 = arith.addi %3635, %3547 : index
        %3637 = memref.load %rope[%3632] : memref<?xf32>
        %3638 = arith.addi %3632, %c38 : index
        %3639 = memref.load %rope[%3638] : memref<?xf32>
        %3640 = memref.load %rope[%3636] : memref<?xf32>
        %3641 = arith.addi %3636, %c38 : index
        %3642 = memref.load %rope[%3641] : memref<?xf32>
        %3643 = arith.mulf %3640, %3637 : f32
        %3644 = arith.mulf %3642, %3639 : f32
        %3645 = arith.subf %3643, %3644 : f32
        %3646 = arith.mulf %3642, %3637 : f32
        %3647 = arith.mulf %3640, %3639 : f32
        %3648 = arith.addf %3646, %3647 : f32
        %3649 = arith.mulf %3610, %3645 : f32
        %3650 = arith.mulf %3616, %3648 : f32
        %3651 = arith.subf %3649, %3650 : f32
        %3652 = arith.mulf %3616, %3645 : f32
        %3653 = arith.mulf %3610, %3648 : f32
        %3654 = arith.addf %3652, %3653 : f32
        %3655 = arith.cmpi slt, %0, %heads : index
        scf.if %3655 {
          %3656 = arith.muli %3544, %heads : index
          %3657 = arith.addi %3656, %0 : index
          %3658 = arith.muli %3657, %c36 : index
          %3659 = arith.addi %3658, %3547 : index
          memref.store %3651, %q[%3659] : memref<?xf32>
          %3660 = arith.addi %3659, %c38 : index
          memref.store %3654, %q[%3660] : memref<?xf32>
        } else {
          %3661 = arith.addi %3545, %3547 : index
          memref.store %3651, %22[%3661] : memref<?xf32>
          %3662 = arith.addi %3545, %3547 : index
          %3663 = arith.addi %3662, %c38 : index
          memref.store %3654, %22[%3663] : memref<?xf32>
        }
        %3664 = arith.remui %3589, %c6 : index
        %3665 = arith.muli %3664, %c36 : index
        %3666 = arith.addi %3665, %3567 : index
        %3667 = arith.divui %3589, %c6 : index
        %3668 = arith.addi %3667, %c6 : index
        %3669 = arith.muli %3668, %c36 : index
        %3670 = arith.addi %3669, %3567 : index
        %3671 = memref.load %rope[%3666] : memref<?xf32>
        %3672 = arith.addi %3666, %c38 : index
        %3673 = memref.load %rope[%3672] : memref<?xf32>
        %3674 = memref.load %rope[%3670] : memref<?xf32>
        %3675 = arith.addi %3670, %c38 : index
        %3676 = memref.load %rope[%3675] : memref<?xf32>
        %3677 = arith.mulf %3674, %3671 : f32
        %3678 = arith.mulf %3676, %3673 : f32
        %3679 = arith.subf %3677, %3678 : f32
        %3680 = arith.mulf %3676, %3671 : f32
        %3681 = arith.mulf %3674, %3673 : f32
        %3682 = arith.addf %3680, %3681 : f32
        %3683 = arith.mulf %3623, %3679 : f32
        %3684 = arith.mulf %3629, %3682 : f32
        %3685 = arith.subf %3683, %3684 : f32
        %3686 = arith.mulf %3629, %3679 : f32
        %3687 = arith.mulf %3623, %3682 : f32
        %3688 = arith.addf %3686, %3687 : f32
        scf.if %3566 {
          %3689 = arith.cmpi slt, %0, %heads : index
          scf.if %3689 {
            %3690 = arith.muli %3544, %heads : index
            %3691 = arith.addi %3690, %0 : index
            %3692 = arith.muli %3691, %c36 : index
            %3693 = arith.addi %3692, %3567 : index
            memref.store %3685, %q[%3693] : memref<?xf32>
            %3694 = arith.addi %3693, %c38 : index
            memref.store %3688, %q[%3694] : memref<?xf32>
          } else {
            %3695 = arith.addi %3545, %3567 : index
            memref.store %3685, %22[%3695] : memref<?xf32>
            %3696 = arith.addi %3545, %3567 : index
            %3697 = arith.addi %3696, %c38 : index
            memref.store %3688, %22[%3697] : memref<?xf32>
          }
        }
      } else {
        %3698 = arith.cmpi slt, %0, %heads : index
        scf.if %3698 {
          %3699 = arith.muli %3544, %heads : index
          %3700 = arith.addi %3699, %0 : index
          %3701 = arith.muli %3700, %c36 : index
          %3702 = arith.addi %3701, %3547 : index
          memref.store %3555, %q[%3702] : memref<?xf32>
          %3703 = arith.addi %3702, %c38 : index
          memref.store %3564, %q[%3703] : memref<?xf32>
        } else {
          %3704 = arith.addi %3545, %3547 : index
          memref.store %3555, %22[%3704] : memref<?xf32>
          %3705 = arith.addi %3545, %3547 : index
          %3706 = arith.addi %3705, %c38 : index
          memref.store %3564, %22[%3706] : memref<?xf32>
        }
        scf.if %3566 {
          %3707 = arith.cmpi slt, %0, %heads : index
          scf.if %3707 {
            %3708 = arith.muli %3544, %heads : index
            %3709 = arith.addi %3708, %0 : index
            %3710 = arith.muli %3709, %c36 : index
            %3711 = arith.addi %3710, %3567 : index
            memref.store %3575, %q[%3711] : memref<?xf32>
            %3712 = arith.addi %3711, %c38 : index
            memref.store %3584, %q[%3712] : memref<?xf32>
          } else {
            %3713 = arith.addi %3545, %3567 : index
            memref.store %3575, %22[%3713] : memref<?xf32>
            %3714 = arith.addi %3545, %3567 : index
            %3715 = arith.addi %3714, %c38 : index
            memref.store %3584, %22[%3715] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %3716 = arith.cmpi sge, %0, %heads : index
    scf.if %3716 {
      %3717 = arith.addi %3361, %c11 : index
      %3718 = arith.addi %3360, %3717 : index
      %3719 = arith.cmpi slt, %3718, %24 : index
      %3720 = arith.cmpi slt, %3717, %c15 : index
      %3721 = arith.andi %3719, %3720 : i1
      scf.if %3721 {
        %3722 = arith.addi %3360, %3717 : index
        %3723 = arith.addi %slotsAt, %3722 : index
        %3724 = memref.load %step[%3723] : memref<?xi32>
        %3725 = arith.index_cast %3724 : i32 to index
        %3726 = arith.cmpi sge, %3725, %c11 : index
        scf.if %3726 {
          %3727 = arith.muli %3717, %c36 : index
          %3728 = arith.subi %0, %heads : index
          %3729 = memref.load %scales[%3728] : memref<?xf32>
          %3730 = vector.broadcast %3729 : f32 to vector<4xf32>
          %3731 = arith.divui %3725, %c15 : index
          %3732 = arith.remui %3725, %c15 : index
          %3733 = arith.muli %3731, %pageBytes : index
          %3734 = arith.cmpi eq, %codec, %c11 : index
          scf.if %3734 {
            %3735 = wave.lane
            %3736 = arith.muli %3735, %c4 : index
            scf.for %3737 = %3736 to %c36 step %c9 {
              %3738 = arith.addi %3727, %3737 : index
              %3739 = vector.load %22[%3738] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3740 = arith.mulf %3739, %3730 : vector<4xf32>
              %3741 = arith.minimumf %3740, %c50 : vector<4xf32>
              %3742 = arith.maximumf %3741, %c51 : vector<4xf32>
              %3743 = arith.truncf %3742 : vector<4xf32> to vector<4xf16>
              %3744 = vector.bitcast %3743 : vector<4xf16> to vector<8xi8>
              %3745 = arith.cmpi slt, %3728, %kvHeads : index
              scf.if %3745 {
                %3746 = arith.muli %3728, %c52 : index
                %3747 = arith.addi %3733, %3746 : index
                %3748 = arith.divui %3737, %c15 : index
                %3749 = arith.muli %3748, %c53 : index
                %3750 = arith.remui %3737, %c15 : index
                %3751 = arith.divui %3750, %c16 : index
                %3752 = arith.muli %3751, %c6 : index
                %3753 = arith.muli %3732, %c15 : index
                %3754 = arith.addi %3752, %3753 : index
                %3755 = arith.remui %3750, %c16 : index
                %3756 = arith.muli %3755, %c5 : index
                %3757 = arith.addi %3754, %3756 : index
                %3758 = arith.addi %3749, %3757 : index
                %3759 = arith.addi %3747, %3758 : index
                vector.store %3744, %kv[%3759] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %3760 = arith.subi %3728, %kvHeads : index
                %3761 = arith.muli %3760, %c52 : index
                %3762 = arith.addi %3733, %3761 : index
                %3763 = arith.addi %3737, %c11 : index
                %3764 = arith.divui %3763, %c15 : index
                %3765 = arith.muli %3764, %c53 : index
                %3766 = arith.addi %3765, %c12 : index
                %3767 = arith.remui %3763, %c15 : index
                %3768 = arith.divui %3732, %c5 : index
                %3769 = arith.remui %3732, %c5 : index
                %3770 = arith.muli %3769, %c16 : index
                %3771 = arith.addi %3768, %3770 : index
                %3772 = arith.divui %3771, %c16 : index
                %3773 = arith.muli %3772, %c6 : index
                %3774 = arith.muli %3767, %c15 : index
                %3775 = arith.addi %3773, %3774 : index
                %3776 = arith.remui %3771, %c16 : index
                %3777 = arith.muli %3776, %c5 : index
                %3778 = arith.addi %3775, %3777 : index
                %3779 = arith.addi %3766, %3778 : index
                %3780 = arith.addi %3762, %3779 : index
                %3781 = vector.shuffle %3744, %3744 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %3781, %kv[%3780] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3782 = arith.addi %3737, %c10 : index
                %3783 = arith.divui %3782, %c15 : index
                %3784 = arith.muli %3783, %c53 : index
                %3785 = arith.addi %3784, %c12 : index
                %3786 = arith.remui %3782, %c15 : index
                %3787 = arith.divui %3732, %c5 : index
                %3788 = arith.remui %3732, %c5 : index
                %3789 = arith.muli %3788, %c16 : index
                %3790 = arith.addi %3787, %3789 : index
                %3791 = arith.divui %3790, %c16 : index
                %3792 = arith.muli %3791, %c6 : index
                %3793 = arith.muli %3786, %c15 : index
                %3794 = arith.addi %3792, %3793 : index
                %3795 = arith.remui %3790, %c16 : index
                %3796 = arith.muli %3795, %c5 : index
                %3797 = arith.addi %3794, %3796 : index
                %3798 = arith.addi %3785, %3797 : index
                %3799 = arith.addi %3762, %3798 : index
                %3800 = vector.shuffle %3744, %3744 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %3800, %kv[%3799] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3801 = arith.addi %3737, %c5 : index
                %3802 = arith.divui %3801, %c15 : index
                %3803 = arith.muli %3802, %c53 : index
                %3804 = arith.addi %3803, %c12 : index
                %3805 = arith.remui %3801, %c15 : index
                %3806 = arith.divui %3732, %c5 : index
                %3807 = arith.remui %3732, %c5 : index
                %3808 = arith.muli %3807, %c16 : index
                %3809 = arith.addi %3806, %3808 : index
                %3810 = arith.divui %3809, %c16 : index
                %3811 = arith.muli %3810, %c6 : index
                %3812 = arith.muli %3805, %c15 : index
                %3813 = arith.addi %3811, %3812 : index
                %3814 = arith.remui %3809, %c16 : index
                %3815 = arith.muli %3814, %c5 : index
                %3816 = arith.addi %3813, %3815 : index
                %3817 = arith.addi %3804, %3816 : index
                %3818 = arith.addi %3762, %3817 : index
                %3819 = vector.shuffle %3744, %3744 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %3819, %kv[%3818] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3820 = arith.addi %3737, %c29 : index
                %3821 = arith.divui %3820, %c15 : index
                %3822 = arith.muli %3821, %c53 : index
                %3823 = arith.addi %3822, %c12 : index
                %3824 = arith.remui %3820, %c15 : index
                %3825 = arith.divui %3732, %c5 : index
                %3826 = arith.remui %3732, %c5 : index
                %3827 = arith.muli %3826, %c16 : index
                %3828 = arith.addi %3825, %3827 : index
                %3829 = arith.divui %3828, %c16 : index
                %3830 = arith.muli %3829, %c6 : index
                %3831 = arith.muli %3824, %c15 : index
                %3832 = arith.addi %3830, %3831 : index
                %3833 = arith.remui %3828, %c16 : index
                %3834 = arith.muli %3833, %c5 : index
                %3835 = arith.addi %3832, %3834 : index
                %3836 = arith.addi %3823, %3835 : index
                %3837 = arith.addi %3762, %3836 : index
                %3838 = vector.shuffle %3744, %3744 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %3838, %kv[%3837] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %3839 = arith.cmpi eq, %codec, %c10 : index
          scf.if %3839 {
            %3840 = wave.lane
            %3841 = arith.muli %3840, %c4 : index
            scf.for %3842 = %3841 to %c36 step %c9 {
              %3843 = arith.addi %3727, %3842 : index
              %3844 = vector.load %22[%3843] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3845 = arith.mulf %3844, %3730 : vector<4xf32>
              %3846 = wave.fp8_encode "e4m3" %3845 : vector<4xf32> -> vector<4xi8>
              %3847 = arith.cmpi slt, %3728, %kvHeads : index
              scf.if %3847 {
                %3848 = arith.muli %3728, %c12 : index
                %3849 = arith.addi %3733, %3848 : index
                %3850 = vector.shuffle %3846, %3846 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3851 = arith.divui %3842, %c15 : index
                %3852 = arith.muli %3851, %c6 : index
                %3853 = arith.remui %3842, %c15 : index
                %3854 = arith.muli %3732, %c15 : index
                %3855 = arith.divui %3853, %c4 : index
                %3856 = arith.muli %3855, %c4 : index
                %3857 = arith.remui %3853, %c5 : index
                %3858 = arith.muli %3857, %c5 : index
                %3859 = arith.addi %3856, %3858 : index
                %3860 = arith.divui %3853, %c5 : index
                %3861 = arith.remui %3860, %c5 : index
                %3862 = arith.addi %3859, %3861 : index
                %3863 = arith.addi %3854, %3862 : index
                %3864 = arith.addi %3852, %3863 : index
                %3865 = arith.addi %3849, %3864 : index
                vector.store %3850, %kv[%3865] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3866 = arith.subi %3728, %kvHeads : index
                %3867 = arith.muli %3866, %c12 : index
                %3868 = arith.addi %3733, %3867 : index
                %3869 = arith.addi %3842, %c11 : index
                %3870 = arith.divui %3869, %c15 : index
                %3871 = arith.muli %3870, %c6 : index
                %3872 = arith.addi %3871, %c13 : index
                %3873 = arith.remui %3869, %c15 : index
                %3874 = arith.divui %3732, %c5 : index
                %3875 = arith.remui %3732, %c5 : index
                %3876 = arith.muli %3875, %c16 : index
                %3877 = arith.addi %3874, %3876 : index
                %3878 = arith.muli %3873, %c15 : index
                %3879 = arith.divui %3877, %c4 : index
                %3880 = arith.muli %3879, %c4 : index
                %3881 = arith.remui %3877, %c5 : index
                %3882 = arith.muli %3881, %c5 : index
                %3883 = arith.addi %3880, %3882 : index
                %3884 = arith.divui %3877, %c5 : index
                %3885 = arith.remui %3884, %c5 : index
                %3886 = arith.addi %3883, %3885 : index
                %3887 = arith.addi %3878, %3886 : index
                %3888 = arith.addi %3872, %3887 : index
                %3889 = arith.addi %3868, %3888 : index
                %3890 = vector.shuffle %3846, %3846 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3890, %kv[%3889] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3891 = arith.addi %3842, %c10 : index
                %3892 = arith.divui %3891, %c15 : index
                %3893 = arith.muli %3892, %c6 : index
                %3894 = arith.addi %3893, %c13 : index
                %3895 = arith.remui %3891, %c15 : index
                %3896 = arith.divui %3732, %c5 : index
                %3897 = arith.remui %3732, %c5 : index
                %3898 = arith.muli %3897, %c16 : index
                %3899 = arith.addi %3896, %3898 : index
                %3900 = arith.muli %3895, %c15 : index
                %3901 = arith.divui %3899, %c4 : index
                %3902 = arith.muli %3901, %c4 : index
                %3903 = arith.remui %3899, %c5 : index
                %3904 = arith.muli %3903, %c5 : index
                %3905 = arith.addi %3902, %3904 : index
                %3906 = arith.divui %3899, %c5 : index
                %3907 = arith.remui %3906, %c5 : index
                %3908 = arith.addi %3905, %3907 : index
                %3909 = arith.addi %3900, %3908 : index
                %3910 = arith.addi %3894, %3909 : index
                %3911 = arith.addi %3868, %3910 : index
                %3912 = vector.shuffle %3846, %3846 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3912, %kv[%3911] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3913 = arith.addi %3842, %c5 : index
                %3914 = arith.divui %3913, %c15 : index
                %3915 = arith.muli %3914, %c6 : index
                %3916 = arith.addi %3915, %c13 : index
                %3917 = arith.remui %3913, %c15 : index
                %3918 = arith.divui %3732, %c5 : index
                %3919 = arith.remui %3732, %c5 : index
                %3920 = arith.muli %3919, %c16 : index
                %3921 = arith.addi %3918, %3920 : index
                %3922 = arith.muli %3917, %c15 : index
                %3923 = arith.divui %3921, %c4 : index
                %3924 = arith.muli %3923, %c4 : index
                %3925 = arith.remui %3921, %c5 : index
                %3926 = arith.muli %3925, %c5 : index
                %3927 = arith.addi %3924, %3926 : index
                %3928 = arith.divui %3921, %c5 : index
                %3929 = arith.remui %3928, %c5 : index
                %3930 = arith.addi %3927, %3929 : index
                %3931 = arith.addi %3922, %3930 : index
                %3932 = arith.addi %3916, %3931 : index
                %3933 = arith.addi %3868, %3932 : index
                %3934 = vector.shuffle %3846, %3846 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3934, %kv[%3933] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3935 = arith.addi %3842, %c29 : index
                %3936 = arith.divui %3935, %c15 : index
                %3937 = arith.muli %3936, %c6 : index
                %3938 = arith.addi %3937, %c13 : index
                %3939 = arith.remui %3935, %c15 : index
                %3940 = arith.divui %3732, %c5 : index
                %3941 = arith.remui %3732, %c5 : index
                %3942 = arith.muli %3941, %c16 : index
                %3943 = arith.addi %3940, %3942 : index
                %3944 = arith.muli %3939, %c15 : index
                %3945 = arith.divui %3943, %c4 : index
                %3946 = arith.muli %3945, %c4 : index
                %3947 = arith.remui %3943, %c5 : index
                %3948 = arith.muli %3947, %c5 : index
                %3949 = arith.addi %3946, %3948 : index
                %3950 = arith.divui %3943, %c5 : index
                %3951 = arith.remui %3950, %c5 : index
                %3952 = arith.addi %3949, %3951 : index
                %3953 = arith.addi %3944, %3952 : index
                %3954 = arith.addi %3938, %3953 : index
                %3955 = arith.addi %3868, %3954 : index
                %3956 = vector.shuffle %3846, %3846 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3956, %kv[%3955] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3957 = arith.cmpi eq, %codec, %c5 : index
          scf.if %3957 {
            %3958 = wave.lane
            %3959 = arith.muli %3958, %c4 : index
            scf.for %3960 = %3959 to %c36 step %c9 {
              %3961 = arith.addi %3727, %3960 : index
              %3962 = vector.load %22[%3961] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3963 = arith.mulf %3962, %3730 : vector<4xf32>
              %3964 = wave.fp8_encode "e5m2" %3963 : vector<4xf32> -> vector<4xi8>
              %3965 = arith.cmpi slt, %3728, %kvHeads : index
              scf.if %3965 {
                %3966 = arith.muli %3728, %c12 : index
                %3967 = arith.addi %3733, %3966 : index
                %3968 = vector.shuffle %3964, %3964 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3969 = arith.divui %3960, %c15 : index
                %3970 = arith.muli %3969, %c6 : index
                %3971 = arith.remui %3960, %c15 : index
                %3972 = arith.muli %3732, %c15 : index
                %3973 = arith.divui %3971, %c4 : index
                %3974 = arith.muli %3973, %c4 : index
                %3975 = arith.remui %3971, %c5 : index
                %3976 = arith.muli %3975, %c5 : index
                %3977 = arith.addi %3974, %3976 : index
                %3978 = arith.divui %3971, %c5 : index
                %3979 = arith.remui %3978, %c5 : index
                %3980 = arith.addi %3977, %3979 : index
                %3981 = arith.addi %3972, %3980 : index
                %3982 = arith.addi %3970, %3981 : index
                %3983 = arith.addi %3967, %3982 : index
                vector.store %3968, %kv[%3983] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3984 = arith.subi %3728, %kvHeads : index
                %3985 = arith.muli %3984, %c12 : index
                %3986 = arith.addi %3733, %3985 : index
                %3987 = arith.addi %3960, %c11 : index
                %3988 = arith.divui %3987, %c15 : index
                %3989 = arith.muli %3988, %c6 : index
                %3990 = arith.addi %3989, %c13 : index
                %3991 = arith.remui %3987, %c15 : index
                %3992 = arith.divui %3732, %c5 : index
                %3993 = arith.remui %3732, %c5 : index
                %3994 = arith.muli %3993, %c16 : index
                %3995 = arith.addi %3992, %3994 : index
                %3996 = arith.muli %3991, %c15 : index
                %3997 = arith.divui %3995, %c4 : index
                %3998 = arith.muli %3997, %c4 : index
                %3999 = arith.remui %3995, %c5 : index
                %4000 = arith.muli %3999, %c5 : index
                %4001 = arith.addi %3998, %4000 : index
                %4002 = arith.divui %3995, %c5 : index
                %4003 = arith.remui %4002, %c5 : index
                %4004 = arith.addi %4001, %4003 : index
                %4005 = arith.addi %3996, %4004 : index
                %4006 = arith.addi %3990, %4005 : index
                %4007 = arith.addi %3986, %4006 : index
                %4008 = vector.shuffle %3964, %3964 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4008, %kv[%4007] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4009 = arith.addi %3960, %c10 : index
                %4010 = arith.divui %4009, %c15 : index
                %4011 = arith.muli %4010, %c6 : index
                %4012 = arith.addi %4011, %c13 : index
                %4013 = arith.remui %4009, %c15 : index
                %4014 = arith.divui %3732, %c5 : index
                %4015 = arith.remui %3732, %c5 : index
                %4016 = arith.muli %4015, %c16 : index
                %4017 = arith.addi %4014, %4016 : index
                %4018 = arith.muli %4013, %c15 : index
                %4019 = arith.divui %4017, %c4 : index
                %4020 = arith.muli %4019, %c4 : index
                %4021 = arith.remui %4017, %c5 : index
                %4022 = arith.muli %4021, %c5 : index
                %4023 = arith.addi %4020, %4022 : index
                %4024 = arith.divui %4017, %c5 : index
                %4025 = arith.remui %4024, %c5 : index
                %4026 = arith.addi %4023, %4025 : index
                %4027 = arith.addi %4018, %4026 : index
                %4028 = arith.addi %4012, %4027 : index
                %4029 = arith.addi %3986, %4028 : index
                %4030 = vector.shuffle %3964, %3964 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4030, %kv[%4029] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4031 = arith.addi %3960, %c5 : index
                %4032 = arith.divui %4031, %c15 : index
                %4033 = arith.muli %4032, %c6 : index
                %4034 = arith.addi %4033, %c13 : index
                %4035 = arith.remui %4031, %c15 : index
                %4036 = arith.divui %3732, %c5 : index
                %4037 = arith.remui %3732, %c5 : index
                %4038 = arith.muli %4037, %c16 : index
                %4039 = arith.addi %4036, %4038 : index
                %4040 = arith.muli %4035, %c15 : index
                %4041 = arith.divui %4039, %c4 : index
                %4042 = arith.muli %4041, %c4 : index
                %4043 = arith.remui %4039, %c5 : index
                %4044 = arith.muli %4043, %c5 : index
                %4045 = arith.addi %4042, %4044 : index
                %4046 = arith.divui %4039, %c5 : index
                %4047 = arith.remui %4046, %c5 : index
                %4048 = arith.addi %4045, %4047 : index
                %4049 = arith.addi %4040, %4048 : index
                %4050 = arith.addi %4034, %4049 : index
                %4051 = arith.addi %3986, %4050 : index
                %4052 = vector.shuffle %3964, %3964 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4052, %kv[%4051] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4053 = arith.addi %3960, %c29 : index
                %4054 = arith.divui %4053, %c15 : index
                %4055 = arith.muli %4054, %c6 : index
                %4056 = arith.addi %4055, %c13 : index
                %4057 = arith.remui %4053, %c15 : index
                %4058 = arith.divui %3732, %c5 : index
                %4059 = arith.remui %3732, %c5 : index
                %4060 = arith.muli %4059, %c16 : index
                %4061 = arith.addi %4058, %4060 : index
                %4062 = arith.muli %4057, %c15 : index
                %4063 = arith.divui %4061, %c4 : index
                %4064 = arith.muli %4063, %c4 : index
                %4065 = arith.remui %4061, %c5 : index
                %4066 = arith.muli %4065, %c5 : index
                %4067 = arith.addi %4064, %4066 : index
                %4068 = arith.divui %4061, %c5 : index
                %4069 = arith.remui %4068, %c5 : index
                %4070 = arith.addi %4067, %4069 : index
                %4071 = arith.addi %4062, %4070 : index
                %4072 = arith.addi %4056, %4071 : index
                %4073 = arith.addi %3986, %4072 : index
                %4074 = vector.shuffle %3964, %3964 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4074, %kv[%4073] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %4075 = arith.addi %3361, %c46 : index
      %4076 = arith.addi %3360, %4075 : index
      %4077 = arith.cmpi slt, %4076, %24 : index
      %4078 = arith.cmpi slt, %4075, %c15 : index
      %4079 = arith.andi %4077, %4078 : i1
      scf.if %4079 {
        %4080 = arith.addi %3360, %4075 : index
        %4081 = arith.addi %slotsAt, %4080 : index
        %4082 = memref.load %step[%4081] : memref<?xi32>
        %4083 = arith.index_cast %4082 : i32 to index
        %4084 = arith.cmpi sge, %4083, %c11 : index
        scf.if %4084 {
          %4085 = arith.muli %4075, %c36 : index
          %4086 = arith.subi %0, %heads : index
          %4087 = memref.load %scales[%4086] : memref<?xf32>
          %4088 = vector.broadcast %4087 : f32 to vector<4xf32>
          %4089 = arith.divui %4083, %c15 : index
          %4090 = arith.remui %4083, %c15 : index
          %4091 = arith.muli %4089, %pageBytes : index
          %4092 = arith.cmpi eq, %codec, %c11 : index
          scf.if %4092 {
            %4093 = wave.lane
            %4094 = arith.muli %4093, %c4 : index
            scf.for %4095 = %4094 to %c36 step %c9 {
              %4096 = arith.addi %4085, %4095 : index
              %4097 = vector.load %22[%4096] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4098 = arith.mulf %4097, %4088 : vector<4xf32>
              %4099 = arith.minimumf %4098, %c50 : vector<4xf32>
              %4100 = arith.maximumf %4099, %c51 : vector<4xf32>
              %4101 = arith.truncf %4100 : vector<4xf32> to vector<4xf16>
              %4102 = vector.bitcast %4101 : vector<4xf16> to vector<8xi8>
              %4103 = arith.cmpi slt, %4086, %kvHeads : index
              scf.if %4103 {
                %4104 = arith.muli %4086, %c52 : index
                %4105 = arith.addi %4091, %4104 : index
                %4106 = arith.divui %4095, %c15 : index
                %4107 = arith.muli %4106, %c53 : index
                %4108 = arith.remui %4095, %c15 : index
                %4109 = arith.divui %4108, %c16 : index
                %4110 = arith.muli %4109, %c6 : index
                %4111 = arith.muli %4090, %c15 : index
                %4112 = arith.addi %4110, %4111 : index
                %4113 = arith.remui %4108, %c16 : index
                %4114 = arith.muli %4113, %c5 : index
                %4115 = arith.addi %4112, %4114 : index
                %4116 = arith.addi %4107, %4115 : index
                %4117 = arith.addi %4105, %4116 : index
                vector.store %4102, %kv[%4117] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %4118 = arith.subi %4086, %kvHeads : index
                %4119 = arith.muli %4118, %c52 : index
                %4120 = arith.addi %4091, %4119 : index
                %4121 = arith.addi %4095, %c11 : index
                %4122 = arith.divui %4121, %c15 : index
                %4123 = arith.muli %4122, %c53 : index
                %4124 = arith.addi %4123, %c12 : index
                %4125 = arith.remui %4121, %c15 : index
                %4126 = arith.divui %4090, %c5 : index
                %4127 = arith.remui %4090, %c5 : index
                %4128 = arith.muli %4127, %c16 : index
                %4129 = arith.addi %4126, %4128 : index
                %4130 = arith.divui %4129, %c16 : index
                %4131 = arith.muli %4130, %c6 : index
                %4132 = arith.muli %4125, %c15 : index
                %4133 = arith.addi %4131, %4132 : index
                %4134 = arith.remui %4129, %c16 : index
                %4135 = arith.muli %4134, %c5 : index
                %4136 = arith.addi %4133, %4135 : index
                %4137 = arith.addi %4124, %4136 : index
                %4138 = arith.addi %4120, %4137 : index
                %4139 = vector.shuffle %4102, %4102 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %4139, %kv[%4138] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4140 = arith.addi %4095, %c10 : index
                %4141 = arith.divui %4140, %c15 : index
                %4142 = arith.muli %4141, %c53 : index
                %4143 = arith.addi %4142, %c12 : index
                %4144 = arith.remui %4140, %c15 : index
                %4145 = arith.divui %4090, %c5 : index
                %4146 = arith.remui %4090, %c5 : index
                %4147 = arith.muli %4146, %c16 : index
                %4148 = arith.addi %4145, %4147 : index
                %4149 = arith.divui %4148, %c16 : index
                %4150 = arith.muli %4149, %c6 : index
                %4151 = arith.muli %4144, %c15 : index
                %4152 = arith.addi %4150, %4151 : index
                %4153 = arith.remui %4148, %c16 : index
                %4154 = arith.muli %4153, %c5 : index
                %4155 = arith.addi %4152, %4154 : index
                %4156 = arith.addi %4143, %4155 : index
                %4157 = arith.addi %4120, %4156 : index
                %4158 = vector.shuffle %4102, %4102 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %4158, %kv[%4157] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4159 = arith.addi %4095, %c5 : index
                %4160 = arith.divui %4159, %c15 : index
                %4161 = arith.muli %4160, %c53 : index
                %4162 = arith.addi %4161, %c12 : index
                %4163 = arith.remui %4159, %c15 : index
                %4164 = arith.divui %4090, %c5 : index
                %4165 = arith.remui %4090, %c5 : index
                %4166 = arith.muli %4165, %c16 : index
                %4167 = arith.addi %4164, %4166 : index
                %4168 = arith.divui %4167, %c16 : index
                %4169 = arith.muli %4168, %c6 : index
                %4170 = arith.muli %4163, %c15 : index
                %4171 = arith.addi %4169, %4170 : index
                %4172 = arith.remui %4167, %c16 : index
                %4173 = arith.muli %4172, %c5 : index
                %4174 = arith.addi %4171, %4173 : index
                %4175 = arith.addi %4162, %4174 : index
                %4176 = arith.addi %4120, %4175 : index
                %4177 = vector.shuffle %4102, %4102 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %4177, %kv[%4176] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4178 = arith.addi %4095, %c29 : index
                %4179 = arith.divui %4178, %c15 : index
                %4180 = arith.muli %4179, %c53 : index
                %4181 = arith.addi %4180, %c12 : index
                %4182 = arith.remui %4178, %c15 : index
                %4183 = arith.divui %4090, %c5 : index
                %4184 = arith.remui %4090, %c5 : index
                %4185 = arith.muli %4184, %c16 : index
                %4186 = arith.addi %4183, %4185 : index
                %4187 = arith.divui %4186, %c16 : index
                %4188 = arith.muli %4187, %c6 : index
                %4189 = arith.muli %4182, %c15 : index
                %4190 = arith.addi %4188, %4189 : index
                %4191 = arith.remui %4186, %c16 : index
                %4192 = arith.muli %4191, %c5 : index
                %4193 = arith.addi %4190, %4192 : index
                %4194 = arith.addi %4181, %4193 : index
                %4195 = arith.addi %4120, %4194 : index
                %4196 = vector.shuffle %4102, %4102 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %4196, %kv[%4195] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %4197 = arith.cmpi eq, %codec, %c10 : index
          scf.if %4197 {
            %4198 = wave.lane
            %4199 = arith.muli %4198, %c4 : index
            scf.for %4200 = %4199 to %c36 step %c9 {
              %4201 = arith.addi %4085, %4200 : index
              %4202 = vector.load %22[%4201] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4203 = arith.mulf %4202, %4088 : vector<4xf32>
              %4204 = wave.fp8_encode "e4m3" %4203 : vector<4xf32> -> vector<4xi8>
              %4205 = arith.cmpi slt, %4086, %kvHeads : index
              scf.if %4205 {
                %4206 = arith.muli %4086, %c12 : index
                %4207 = arith.addi %4091, %4206 : index
                %4208 = vector.shuffle %4204, %4204 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4209 = arith.divui %4200, %c15 : index
                %4210 = arith.muli %4209, %c6 : index
                %4211 = arith.remui %4200, %c15 : index
                %4212 = arith.muli %4090, %c15 : index
                %4213 = arith.divui %4211, %c4 : index
                %4214 = arith.muli %4213, %c4 : index
                %4215 = arith.remui %4211, %c5 : index
                %4216 = arith.muli %4215, %c5 : index
                %4217 = arith.addi %4214, %4216 : index
                %4218 = arith.divui %4211, %c5 : index
                %4219 = arith.remui %4218, %c5 : index
                %4220 = arith.addi %4217, %4219 : index
                %4221 = arith.addi %4212, %4220 : index
                %4222 = arith.addi %4210, %4221 : index
                %4223 = arith.addi %4207, %4222 : index
                vector.store %4208, %kv[%4223] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4224 = arith.subi %4086, %kvHeads : index
                %4225 = arith.muli %4224, %c12 : index
                %4226 = arith.addi %4091, %4225 : index
                %4227 = arith.addi %4200, %c11 : index
                %4228 = arith.divui %4227, %c15 : index
                %4229 = arith.muli %4228, %c6 : index
                %4230 = arith.addi %4229, %c13 : index
                %4231 = arith.remui %4227, %c15 : index
                %4232 = arith.divui %4090, %c5 : index
                %4233 = arith.remui %4090, %c5 : index
                %4234 = arith.muli %4233, %c16 : index
                %4235 = arith.addi %4232, %4234 : index
                %4236 = arith.muli %4231, %c15 : index
                %4237 = arith.divui %4235, %c4 : index
                %4238 = arith.muli %4237, %c4 : index
                %4239 = arith.remui %4235, %c5 : index
                %4240 = arith.muli %4239, %c5 : index
                %4241 = arith.addi %4238, %4240 : index
                %4242 = arith.divui %4235, %c5 : index
                %4243 = arith.remui %4242, %c5 : index
                %4244 = arith.addi %4241, %4243 : index
                %4245 = arith.addi %4236, %4244 : index
                %4246 = arith.addi %4230, %4245 : index
                %4247 = arith.addi %4226, %4246 : index
                %4248 = vector.shuffle %4204, %4204 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4248, %kv[%4247] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4249 = arith.addi %4200, %c10 : index
                %4250 = arith.divui %4249, %c15 : index
                %4251 = arith.muli %4250, %c6 : index
                %4252 = arith.addi %4251, %c13 : index
                %4253 = arith.remui %4249, %c15 : index
                %4254 = arith.divui %4090, %c5 : index
                %4255 = arith.remui %4090, %c5 : index
                %4256 = arith.muli %4255, %c16 : index
                %4257 = arith.addi %4254, %4256 : index
                %4258 = arith.muli %4253, %c15 : index
                %4259 = arith.divui %4257, %c4 : index
                %4260 = arith.muli %4259, %c4 : index
                %4261 = arith.remui %4257, %c5 : index
                %4262 = arith.muli %4261, %c5 : index
                %4263 = arith.addi %4260, %4262 : index
                %4264 = arith.divui %4257, %c5 : index
                %4265 = arith.remui %4264, %c5 : index
                %4266 = arith.addi %4263, %4265 : index
                %4267 = arith.addi %4258, %4266 : index
                %4268 = arith.addi %4252, %4267 : index
                %4269 = arith.addi %4226, %4268 : index
                %4270 = vector.shuffle %4204, %4204 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4270, %kv[%4269] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4271 = arith.addi %4200, %c5 : index
                %4272 = arith.divui %4271, %c15 : index
                %4273 = arith.muli %4272, %c6 : index
                %4274 = arith.addi %4273, %c13 : index
                %4275 = arith.remui %4271, %c15 : index
                %4276 = arith.divui %4090, %c5 : index
                %4277 = arith.remui %4090, %c5 : index
                %4278 = arith.muli %4277, %c16 : index
                %4279 = arith.addi %4276, %4278 : index
                %4280 = arith.muli %4275, %c15 : index
                %4281 = arith.divui %4279, %c4 : index
                %4282 = arith.muli %4281, %c4 : index
                %4283 = arith.remui %4279, %c5 : index
                %4284 = arith.muli %4283, %c5 : index
                %4285 = arith.addi %4282, %4284 : index
                %4286 = arith.divui %4279, %c5 : index
                %4287 = arith.remui %4286, %c5 : index
                %4288 = arith.addi %4285, %4287 : index
                %4289 = arith.addi %4280, %4288 : index
                %4290 = arith.addi %4274, %4289 : index
                %4291 = arith.addi %4226, %4290 : index
                %4292 = vector.shuffle %4204, %4204 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4292, %kv[%4291] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4293 = arith.addi %4200, %c29 : index
                %4294 = arith.divui %4293, %c15 : index
                %4295 = arith.muli %4294, %c6 : index
                %4296 = arith.addi %4295, %c13 : index
                %4297 = arith.remui %4293, %c15 : index
                %4298 = arith.divui %4090, %c5 : index
                %4299 = arith.remui %4090, %c5 : index
                %4300 = arith.muli %4299, %c16 : index
                %4301 = arith.addi %4298, %4300 : index
                %4302 = arith.muli %4297, %c15 : index
                %4303 = arith.divui %4301, %c4 : index
                %4304 = arith.muli %4303, %c4 : index
                %4305 = arith.remui %4301, %c5 : index
                %4306 = arith.muli %4305, %c5 : index
                %4307 = arith.addi %4304, %4306 : index
                %4308 = arith.divui %4301, %c5 : index
                %4309 = arith.remui %4308, %c5 : index
                %4310 = arith.addi %4307, %4309 : index
                %4311 = arith.addi %4302, %4310 : index
                %4312 = arith.addi %4296, %4311 : index
                %4313 = arith.addi %4226, %4312 : index
                %4314 = vector.shuffle %4204, %4204 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4314, %kv[%4313] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %4315 = arith.cmpi eq, %codec, %c5 : index
          scf.if %4315 {
            %4316 = wave.lane
            %4317 = arith.muli %4316, %c4 : index
            scf.for %4318 = %4317 to %c36 step %c9 {
              %4319 = arith.addi %4085, %4318 : index
              %4320 = vector.load %22[%4319] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4321 = arith.mulf %4320, %4088 : vector<4xf32>
              %4322 = wave.fp8_encode "e5m2" %4321 : vector<4xf32> -> vector<4xi8>
              %4323 = arith.cmpi slt, %4086, %kvHeads : index
              scf.if %4323 {
                %4324 = arith.muli %4086, %c12 : index
                %4325 = arith.addi %4091, %4324 : index
                %4326 = vector.shuffle %4322, %4322 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4327 = arith.divui %4318, %c15 : index
                %4328 = arith.muli %4327, %c6 : index
                %4329 = arith.remui %4318, %c15 : index
                %4330 = arith.muli %4090, %c15 : index
                %4331 = arith.divui %4329, %c4 : index
                %4332 = arith.muli %4331, %c4 : index
                %4333 = arith.remui %4329, %c5 : index
                %4334 = arith.muli %4333, %c5 : index
                %4335 = arith.addi %4332, %4334 : index
                %4336 = arith.divui %4329, %c5 : index
                %4337 = arith.remui %4336, %c5 : index
                %4338 = arith.addi %4335, %4337 : index
                %4339 = arith.addi %4330, %4338 : index
                %4340 = arith.addi %4328, %4339 : index
                %4341 = arith.addi %4325, %4340 : index
                vector.store %4326, %kv[%4341] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4342 = arith.subi %4086, %kvHeads : index
                %4343 = arith.muli %4342, %c12 : index
                %4344 = arith.addi %4091, %4343 : index
                %4345 = arith.addi %4318, %c11 : index
                %4346 = arith.divui %4345, %c15 : index
                %4347 = arith.muli %4346, %c6 : index
                %4348 = arith.addi %4347, %c13 : index
                %4349 = arith.remui %4345, %c15 : index
                %4350 = arith.divui %4090, %c5 : index
                %4351 = arith.remui %4090, %c5 : index
                %4352 = arith.muli %4351, %c16 : index
                %4353 = arith.addi %4350, %4352 : index
                %4354 = arith.muli %4349, %c15 : index
                %4355 = arith.divui %4353, %c4 : index
                %4356 = arith.muli %4355, %c4 : index
                %4357 = arith.remui %4353, %c5 : index
                %4358 = arith.muli %4357, %c5 : index
                %4359 = arith.addi %4356, %4358 : index
                %4360 = arith.divui %4353, %c5 : index
                %4361 = arith.remui %4360, %c5 : index
                %4362 = arith.addi %4359, %4361 : index
                %4363 = arith.addi %4354, %4362 : index
                %4364 = arith.addi %4348, %4363 : index
                %4365 = arith.addi %4344, %4364 : index
                %4366 = vector.shuffle %4322, %4322 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4366, %kv[%4365] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4367 = arith.addi %4318, %c10 : index
                %4368 = arith.divui %4367, %c15 : index
                %4369 = arith.muli %4368, %c6 : index
                %4370 = arith.addi %4369, %c13 : index
                %4371 = arith.remui %4367, %c15 : index
                %4372 = arith.divui %4090, %c5 : index
                %4373 = arith.remui %4090, %c5 : index
                %4374 = arith.muli %4373, %c16 : index
                %4375 = arith.addi %4372, %4374 : index
                %4376 = arith.muli %4371, %c15 : index
                %4377 = arith.divui %4375, %c4 : index
                %4378 = arith.muli %4377, %c4 : index
                %4379 = arith.remui %4375, %c5 : index
                %4380 = arith.muli %4379, %c5 : index
                %4381 = arith.addi %4378, %4380 : index
                %4382 = arith.divui %4375, %c5 : index
                %4383 = arith.remui %4382, %c5 : index
                %4384 = arith.addi %4381, %4383 : index
                %4385 = arith.addi %4376, %4384 : index
                %4386 = arith.addi %4370, %4385 : index
                %4387 = arith.addi %4344, %4386 : index
                %4388 = vector.shuffle %4322, %4322 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4388, %kv[%4387] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4389 = arith.addi %4318, %c5 : index
                %4390 = arith.divui %4389, %c15 : index
                %4391 = arith.muli %4390, %c6 : index
                %4392 = arith.addi %4391, %c13 : index
                %4393 = arith.remui %4389, %c15 : index
                %4394 = arith.divui %4090, %c5 : index
                %4395 = arith.remui %4090, %c5 : index
                %4396 = arith.muli %4395, %c16 : index
                %4397 = arith.addi %4394, %4396 : index
                %4398 = arith.muli %4393, %c15 : index
                %4399 = arith.divui %4397, %c4 : index
                %4400 = arith.muli %4399, %c4 : index
                %4401 = arith.remui %4397, %c5 : index
                %4402 = arith.muli %4401, %c5 : index
                %4403 = arith.addi %4400, %4402 : index
                %4404 = arith.divui %4397, %c5 : index
                %4405 = arith.remui %4404, %c5 : index
                %4406 = arith.addi %4403, %4405 : index
                %4407 = arith.addi %4398, %4406 : index
                %4408 = arith.addi %4392, %4407 : index
                %4409 = arith.addi %4344, %4408 : index
                %4410 = vector.shuffle %4322, %4322 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4410, %kv[%4409] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4411 = arith.addi %4318, %c29 : index
                %4412 = arith.divui %4411, %c15 : index
                %4413 = arith.muli %4412, %c6 : index
                %4414 = arith.addi %4413, %c13 : index
                %4415 = arith.remui %4411, %c15 : index
                %4416 = arith.divui %4090, %c5 : index
                %4417 = arith.remui %4090, %c5 : index
                %4418 = arith.muli %4417, %c16 : index
                %4419 = arith.addi %4416, %4418 : index
                %4420 = arith.muli %4415, %c15 : index
                %4421 = arith.divui %4419, %c4 : index
                %4422 = arith.muli %4421, %c4 : index
                %4423 = arith.remui %4419, %c5 : index
                %4424 = arith.muli %4423, %c5 : index
                %4425 = arith.addi %4422, %4424 : index
                %4426 = arith.divui %4419, %c5 : index
                %4427 = arith.remui %4426, %c5 : index
                %4428 = arith.addi %4425, %4427 : index
                %4429 = arith.addi %4420, %4428 : index
                %4430 = arith.addi %4414, %4429 : index
                %4431 = arith.addi %4344, %4430 : index
                %4432 = vector.shuffle %4322, %4322 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4432, %kv[%4431] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %4433 = arith.addi %25, %c18 : index
    %4434 = wave.lane
    %4435 = arith.muli %3, %c10 : index
    %4436 = arith.muli %4435, %c6 : index
    %4437 = arith.addi %4436, %4434 : index
    %4438 = arith.muli %4, %c13 : index
    %4439 = arith.addi %4438, %4437 : index
    %4440 = arith.addi %4439, %c11 : index
    %4441 = arith.addi %4440, %c11 : index
    %4442 = vector.extract %488#3[0] : f32 from vector<8xf32>
    memref.store %4442, %21[%4441] : memref<?xf32>
    %4443 = arith.muli %4, %c13 : index
    %4444 = arith.addi %4443, %4437 : index
    %4445 = arith.addi %4444, %c11 : index
    %4446 = arith.addi %4445, %c17 : index
    %4447 = vector.extract %488#3[1] : f32 from vector<8xf32>
    memref.store %4447, %21[%4446] : memref<?xf32>
    %4448 = arith.muli %4, %c13 : index
    %4449 = arith.addi %4448, %4437 : index
    %4450 = arith.addi %4449, %c11 : index
    %4451 = arith.addi %4450, %c7 : index
    %4452 = vector.extract %488#3[2] : f32 from vector<8xf32>
    memref.store %4452, %21[%4451] : memref<?xf32>
    %4453 = arith.muli %4, %c13 : index
    %4454 = arith.addi %4453, %4437 : index
    %4455 = arith.addi %4454, %c11 : index
    %4456 = arith.addi %4455, %c30 : index
    %4457 = vector.extract %488#3[3] : f32 from vector<8xf32>
    memref.store %4457, %21[%4456] : memref<?xf32>
    %4458 = arith.muli %4, %c13 : index
    %4459 = arith.addi %4458, %4437 : index
    %4460 = arith.addi %4459, %c11 : index
    %4461 = arith.addi %4460, %c9 : index
    %4462 = vector.extract %488#3[4] : f32 from vector<8xf32>
    memref.store %4462, %21[%4461] : memref<?xf32>
    %4463 = arith.muli %4, %c13 : index
    %4464 = arith.addi %4463, %4437 : index
    %4465 = arith.addi %4464, %c11 : index
    %4466 = arith.addi %4465, %c31 : index
    %4467 = vector.extract %488#3[5] : f32 from vector<8xf32>
    memref.store %4467, %21[%4466] : memref<?xf32>
    %4468 = arith.muli %4, %c13 : index
    %4469 = arith.addi %4468, %4437 : index
    %4470 = arith.addi %4469, %c11 : index
    %4471 = arith.addi %4470, %c32 : index
    %4472 = vector.extract %488#3[6] : f32 from vector<8xf32>
    memref.store %4472, %21[%4471] : memref<?xf32>
    %4473 = arith.muli %4, %c13 : index
    %4474 = arith.addi %4473, %4437 : index
    %4475 = arith.addi %4474, %c11 : index
    %4476 = arith.addi %4475, %c33 : index
    %4477 = vector.extract %488#3[7] : f32 from vector<8xf32>
    memref.store %4477, %21[%4476] : memref<?xf32>
    wave.barrier
    %4478 = arith.muli %4, %c4 : index
    %4479 = arith.addi %4478, %c11 : index
    %4480 = arith.muli %4479, %c5 : index
    %4481 = arith.divui %4434, %c15 : index
    %4482 = arith.addi %4480, %4481 : index
    %4483 = arith.addi %4433, %4482 : index
    %4484 = arith.cmpi slt, %4483, %24 : index
    scf.if %4484 {
      %4485 = arith.cmpi eq, %hasFactors, %c10 : index
      %4486 = arith.muli %4483, %c5 : index
      %4487 = memref.load %factors[%4486] : memref<?xf32>
      %4488 = arith.mulf %4487, %operandScale : f32
      %4489 = arith.select %4485, %4488, %operandScale : f32
      %4490 = arith.addi %4437, %c11 : index
      %4491 = arith.muli %4479, %c17 : index
      %4492 = arith.addi %4490, %4491 : index
      %4493 = memref.load %21[%4492] : memref<?xf32>
      %4494 = arith.addi %4492, %c13 : index
      %4495 = memref.load %21[%4494] : memref<?xf32>
      %4496 = arith.addf %4493, %4495 : f32
      %4497 = arith.remui %4434, %c15 : index
      %4498 = arith.muli %4497, %c4 : index
      %4499 = arith.addi %20, %4498 : index
      %4500 = vector.load %w[%4499] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4501 = vector.bitcast %4500 : vector<4xi8> to vector<1xf32>
      %4502 = vector.extract %4501[0] : f32 from vector<1xf32>
      %4503 = arith.mulf %4502, %4489 : f32
      %4504 = arith.mulf %4496, %4503 : f32
      %4505 = arith.muli %3, %c10 : index
      %4506 = arith.addi %4505, %c11 : index
      %4507 = arith.muli %4506, %c15 : index
      %4508 = arith.remui %4434, %c15 : index
      %4509 = arith.addi %4507, %4508 : index
      %4510 = arith.muli %4482, %c36 : index
      %4511 = arith.addi %4510, %4509 : index
      memref.store %4504, %22[%4511] : memref<?xf32>
    }
    %4512 = arith.muli %4, %c4 : index
    %4513 = arith.addi %4512, %c10 : index
    %4514 = arith.muli %4513, %c5 : index
    %4515 = arith.divui %4434, %c15 : index
    %4516 = arith.addi %4514, %4515 : index
    %4517 = arith.addi %4433, %4516 : index
    %4518 = arith.cmpi slt, %4517, %24 : index
    scf.if %4518 {
      %4519 = arith.cmpi eq, %hasFactors, %c10 : index
      %4520 = arith.muli %4517, %c5 : index
      %4521 = memref.load %factors[%4520] : memref<?xf32>
      %4522 = arith.mulf %4521, %operandScale : f32
      %4523 = arith.select %4519, %4522, %operandScale : f32
      %4524 = arith.addi %4437, %c11 : index
      %4525 = arith.muli %4513, %c17 : index
      %4526 = arith.addi %4524, %4525 : index
      %4527 = memref.load %21[%4526] : memref<?xf32>
      %4528 = arith.addi %4526, %c13 : index
      %4529 = memref.load %21[%4528] : memref<?xf32>
      %4530 = arith.addf %4527, %4529 : f32
      %4531 = arith.remui %4434, %c15 : index
      %4532 = arith.muli %4531, %c4 : index
      %4533 = arith.addi %20, %4532 : index
      %4534 = vector.load %w[%4533] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4535 = vector.bitcast %4534 : vector<4xi8> to vector<1xf32>
      %4536 = vector.extract %4535[0] : f32 from vector<1xf32>
      %4537 = arith.mulf %4536, %4523 : f32
      %4538 = arith.mulf %4530, %4537 : f32
      %4539 = arith.muli %3, %c10 : index
      %4540 = arith.addi %4539, %c11 : index
      %4541 = arith.muli %4540, %c15 : index
      %4542 = arith.remui %4434, %c15 : index
      %4543 = arith.addi %4541, %4542 : index
      %4544 = arith.muli %4516, %c36 : index
      %4545 = arith.addi %4544, %4543 : index
      memref.store %4538, %22[%4545] : memref<?xf32>
    }
    %4546 = arith.muli %4, %c4 : index
    %4547 = arith.addi %4546, %c5 : index
    %4548 = arith.muli %4547, %c5 : index
    %4549 = arith.divui %4434, %c15 : index
    %4550 = arith.addi %4548, %4549 : index
    %4551 = arith.addi %4433, %4550 : index
    %4552 = arith.cmpi slt, %4551, %24 : index
    scf.if %4552 {
      %4553 = arith.cmpi eq, %hasFactors, %c10 : index
      %4554 = arith.muli %4551, %c5 : index
      %4555 = memref.load %factors[%4554] : memref<?xf32>
      %4556 = arith.mulf %4555, %operandScale : f32
      %4557 = arith.select %4553, %4556, %operandScale : f32
      %4558 = arith.addi %4437, %c11 : index
      %4559 = arith.muli %4547, %c17 : index
      %4560 = arith.addi %4558, %4559 : index
      %4561 = memref.load %21[%4560] : memref<?xf32>
      %4562 = arith.addi %4560, %c13 : index
      %4563 = memref.load %21[%4562] : memref<?xf32>
      %4564 = arith.addf %4561, %4563 : f32
      %4565 = arith.remui %4434, %c15 : index
      %4566 = arith.muli %4565, %c4 : index
      %4567 = arith.addi %20, %4566 : index
      %4568 = vector.load %w[%4567] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4569 = vector.bitcast %4568 : vector<4xi8> to vector<1xf32>
      %4570 = vector.extract %4569[0] : f32 from vector<1xf32>
      %4571 = arith.mulf %4570, %4557 : f32
      %4572 = arith.mulf %4564, %4571 : f32
      %4573 = arith.muli %3, %c10 : index
      %4574 = arith.addi %4573, %c11 : index
      %4575 = arith.muli %4574, %c15 : index
      %4576 = arith.remui %4434, %c15 : index
      %4577 = arith.addi %4575, %4576 : index
      %4578 = arith.muli %4550, %c36 : index
      %4579 = arith.addi %4578, %4577 : index
      memref.store %4572, %22[%4579] : memref<?xf32>
    }
    %4580 = arith.muli %4, %c4 : index
    %4581 = arith.addi %4580, %c29 : index
    %4582 = arith.muli %4581, %c5 : index
    %4583 = arith.divui %4434, %c15 : index
    %4584 = arith.addi %4582, %4583 : index
    %4585 = arith.addi %4433, %4584 : index
    %4586 = arith.cmpi slt, %4585, %24 : index
    scf.if %4586 {
      %4587 = arith.cmpi eq, %hasFactors, %c10 : index
      %4588 = arith.muli %4585, %c5 : index
      %4589 = memref.load %factors[%4588] : memref<?xf32>
      %4590 = arith.mulf %4589, %operandScale : f32
      %4591 = arith.select %4587, %4590, %operandScale : f32
      %4592 = arith.addi %4437, %c11 : index
      %4593 = arith.muli %4581, %c17 : index
      %4594 = arith.addi %4592, %4593 : index
      %4595 = memref.load %21[%4594] : memref<?xf32>
      %4596 = arith.addi %4594, %c13 : index
      %4597 = memref.load %21[%4596] : memref<?xf32>
      %4598 = arith.addf %4595, %4597 : f32
      %4599 = arith.remui %4434, %c15 : index
      %4600 = arith.muli %4599, %c4 : index
      %4601 = arith.addi %20, %4600 : index
      %4602 = vector.load %w[%4601] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4603 = vector.bitcast %4602 : vector<4xi8> to vector<1xf32>
      %4604 = vector.extract %4603[0] : f32 from vector<1xf32>
      %4605 = arith.mulf %4604, %4591 : f32
      %4606 = arith.mulf %4598, %4605 : f32
      %4607 = arith.muli %3, %c10 : index
      %4608 = arith.addi %4607, %c11 : index
      %4609 = arith.muli %4608, %c15 : index
      %4610 = arith.remui %4434, %c15 : index
      %4611 = arith.addi %4609, %4610 : index
      %4612 = arith.muli %4584, %c36 : index
      %4613 = arith.addi %4612, %4611 : index
      memref.store %4606, %22[%4613] : memref<?xf32>
    }
    wave.barrier
    %4614 = arith.addi %25, %c18 : index
    %4615 = wave.wave
    %4616 = arith.addi %4615, %c11 : index
    %4617 = arith.addi %4614, %4616 : index
    %4618 = arith.cmpi slt, %4617, %24 : index
    %4619 = arith.cmpi slt, %4616, %c15 : index
    %4620 = arith.andi %4618, %4619 : i1
    scf.if %4620 {
      %4621 = arith.addi %4614, %4616 : index
      %4622 = arith.muli %4616, %c36 : index
      %4623 = wave.lane
      %4624 = arith.addi %4623, %c11 : index
      %4625 = arith.cmpi eq, %hasBias, %c10 : index
      %4626 = arith.addi %4622, %4624 : index
      %4627 = memref.load %22[%4626] : memref<?xf32>
      %4628 = arith.muli %0, %c36 : index
      %4629 = arith.addi %4628, %4624 : index
      %4630 = memref.load %bias[%4629] : memref<?xf32>
      %4631 = arith.addf %4627, %4630 : f32
      %4632 = arith.select %4625, %4631, %4627 : f32
      %4633 = arith.addi %4624, %c38 : index
      %4634 = arith.cmpi eq, %hasBias, %c10 : index
      %4635 = arith.addi %4622, %4633 : index
      %4636 = memref.load %22[%4635] : memref<?xf32>
      %4637 = arith.muli %0, %c36 : index
      %4638 = arith.addi %4637, %4633 : index
      %4639 = memref.load %bias[%4638] : memref<?xf32>
      %4640 = arith.addf %4636, %4639 : f32
      %4641 = arith.select %4634, %4640, %4636 : f32
      %4642 = arith.addi %4623, %c17 : index
      %4643 = arith.cmpi slt, %4642, %c38 : index
      %4644 = arith.minsi %4642, %c39 : index
      %4645 = arith.cmpi eq, %hasBias, %c10 : index
      %4646 = arith.addi %4622, %4644 : index
      %4647 = memref.load %22[%4646] : memref<?xf32>
      %4648 = arith.muli %0, %c36 : index
      %4649 = arith.addi %4648, %4644 : index
      %4650 = memref.load %bias[%4649] : memref<?xf32>
      %4651 = arith.addf %4647, %4650 : f32
      %4652 = arith.select %4645, %4651, %4647 : f32
      %4653 = arith.addi %4644, %c38 : index
      %4654 = arith.cmpi eq, %hasBias, %c10 : index
      %4655 = arith.addi %4622, %4653 : index
      %4656 = memref.load %22[%4655] : memref<?xf32>
      %4657 = arith.muli %0, %c36 : index
      %4658 = arith.addi %4657, %4653 : index
      %4659 = memref.load %bias[%4658] : memref<?xf32>
      %4660 = arith.addf %4656, %4659 : f32
      %4661 = arith.select %4654, %4660, %4656 : f32
      %4662 = arith.addi %heads, %kvHeads : index
      %4663 = arith.cmpi slt, %0, %4662 : index
      scf.if %4663 {
        %4664 = arith.addi %positionsAt, %4621 : index
        %4665 = memref.load %step[%4664] : memref<?xi32>
        %4666 = arith.index_cast %4665 : i32 to index
        %4667 = arith.cmpi eq, %hasNorm, %c10 : index
        %4668 = math.fma %4632, %4632, %c42 : f32
        %4669 = math.fma %4641, %4641, %4668 : f32
        %4670 = math.fma %4652, %4652, %4669 : f32
        %4671 = arith.select %4643, %4670, %4669 : f32
        %4672 = math.fma %4661, %4661, %4671 : f32
        %4673 = arith.select %4643, %4672, %4671 : f32
        %4674 = vector.broadcast %4673 : f32 to vector<1xf32>
        %4675 = wave.reduce "add" %4674 : vector<1xf32>
        %4676 = arith.mulf %4675, %inverseHeadDim : f32
        %4677 = arith.addf %4676, %epsilon : f32
        %4678 = math.sqrt %4677 : f32
        %4679 = arith.divf %c44, %4678 : f32
        %4680 = arith.cmpi slt, %0, %heads : index
        %4681 = arith.addi %4624, %c38 : index
        %4682 = memref.load %query_norm[%4624] : memref<?xf32>
        %4683 = memref.load %key_norm[%4624] : memref<?xf32>
        %4684 = arith.select %4680, %4682, %4683 : f32
        %4685 = arith.mulf %4632, %4679 : f32
        %4686 = arith.mulf %4685, %4684 : f32
        %4687 = arith.select %4667, %4686, %4632 : f32
        %4688 = memref.load %query_norm[%4681] : memref<?xf32>
        %4689 = memref.load %key_norm[%4681] : memref<?xf32>
        %4690 = arith.select %4680, %4688, %4689 : f32
        %4691 = arith.mulf %4641, %4679 : f32
        %4692 = arith.mulf %4691, %4690 : f32
        %4693 = arith.select %4667, %4692, %4641 : f32
        %4694 = arith.addi %4644, %c38 : index
        %4695 = memref.load %query_norm[%4644] : memref<?xf32>
        %4696 = memref.load %key_norm[%4644] : memref<?xf32>
        %4697 = arith.select %4680, %4695, %4696 : f32
        %4698 = arith.mulf %4652, %4679 : f32
        %4699 = arith.mulf %4698, %4697 : f32
        %4700 = arith.select %4667, %4699, %4652 : f32
        %4701 = memref.load %query_norm[%4694] : memref<?xf32>
        %4702 = memref.load %key_norm[%4694] : memref<?xf32>
        %4703 = arith.select %4680, %4701, %4702 : f32
        %4704 = arith.mulf %4661, %4679 : f32
        %4705 = arith.mulf %4704, %4703 : f32
        %4706 = arith.select %4667, %4705, %4661 : f32
        %4707 = arith.remui %4666, %c6 : index
        %4708 = arith.muli %4707, %c36 : index
        %4709 = arith.addi %4708, %4624 : index
        %4710 = arith.divui %4666, %c6 : index
        %4711 = arith.addi %4710, %c6 : index
        %4712 = arith.muli %4711, %c36 : index
        %4713 = arith.addi %4712, %4624 : index
        %4714 = memref.load %rope[%4709] : memref<?xf32>
        %4715 = arith.addi %4709, %c38 : index
        %4716 = memref.load %rope[%4715] : memref<?xf32>
        %4717 = memref.load %rope[%4713] : memref<?xf32>
        %4718 = arith.addi %4713, %c38 : index
        %4719 = memref.load %rope[%4718] : memref<?xf32>
        %4720 = arith.mulf %4717, %4714 : f32
        %4721 = arith.mulf %4719, %4716 : f32
        %4722 = arith.subf %4720, %4721 : f32
        %4723 = arith.mulf %4719, %4714 : f32
        %4724 = arith.mulf %4717, %4716 : f32
        %4725 = arith.addf %4723, %4724 : f32
        %4726 = arith.mulf %4687, %4722 : f32
        %4727 = arith.mulf %4693, %4725 : f32
        %4728 = arith.subf %4726, %4727 : f32
        %4729 = arith.mulf %4693, %4722 : f32
        %4730 = arith.mulf %4687, %4725 : f32
        %4731 = arith.addf %4729, %4730 : f32
        %4732 = arith.cmpi slt, %0, %heads : index
        scf.if %4732 {
          %4733 = arith.muli %4621, %heads : index
          %4734 = arith.addi %4733, %0 : index
          %4735 = arith.muli %4734, %c36 : index
          %4736 = arith.addi %4735, %4624 : index
          memref.store %4728, %q[%4736] : memref<?xf32>
          %4737 = arith.addi %4736, %c38 : index
          memref.store %4731, %q[%4737] : memref<?xf32>
        } else {
          %4738 = arith.addi %4622, %4624 : index
          memref.store %4728, %22[%4738] : memref<?xf32>
          %4739 = arith.addi %4622, %4624 : index
          %4740 = arith.addi %4739, %c38 : index
          memref.store %4731, %22[%4740] : memref<?xf32>
        }
        %4741 = arith.remui %4666, %c6 : index
        %4742 = arith.muli %4741, %c36 : index
        %4743 = arith.addi %4742, %4644 : index
        %4744 = arith.divui %4666, %c6 : index
        %4745 = arith.addi %4744, %c6 : index
        %4746 = arith.muli %4745, %c36 : index
        %4747 = arith.addi %4746, %4644 : index
        %4748 = memref.load %rope[%4743] : memref<?xf32>
        %4749 = arith.addi %4743, %c38 : index
        %4750 = memref.load %rope[%4749] : memref<?xf32>
        %4751 = memref.load %rope[%4747] : memref<?xf32>
        %4752 = arith.addi %4747, %c38 : index
        %4753 = memref.load %rope[%4752] : memref<?xf32>
        %4754 = arith.mulf %4751, %4748 : f32
        %4755 = arith.mulf %4753, %4750 : f32
        %4756 = arith.subf %4754, %4755 : f32
        %4757 = arith.mulf %4753, %4748 : f32
        %4758 = arith.mulf %4751, %4750 : f32
        %4759 = arith.addf %4757, %4758 : f32
        %4760 = arith.mulf %4700, %4756 : f32
        %4761 = arith.mulf %4706, %4759 : f32
        %4762 = arith.subf %4760, %4761 : f32
        %4763 = arith.mulf %4706, %4756 : f32
        %4764 = arith.mulf %4700, %4759 : f32
        %4765 = arith.addf %4763, %4764 : f32
        scf.if %4643 {
          %4766 = arith.cmpi slt, %0, %heads : index
          scf.if %4766 {
            %4767 = arith.muli %4621, %heads : index
            %4768 = arith.addi %4767, %0 : index
            %4769 = arith.muli %4768, %c36 : index
            %4770 = arith.addi %4769, %4644 : index
            memref.store %4762, %q[%4770] : memref<?xf32>
            %4771 = arith.addi %4770, %c38 : index
            memref.store %4765, %q[%4771] : memref<?xf32>
          } else {
            %4772 = arith.addi %4622, %4644 : index
            memref.store %4762, %22[%4772] : memref<?xf32>
            %4773 = arith.addi %4622, %4644 : index
            %4774 = arith.addi %4773, %c38 : index
            memref.store %4765, %22[%4774] : memref<?xf32>
          }
        }
      } else {
        %4775 = arith.cmpi slt, %0, %heads : index
        scf.if %4775 {
          %4776 = arith.muli %4621, %heads : index
          %4777 = arith.addi %4776, %0 : index
          %4778 = arith.muli %4777, %c36 : index
          %4779 = arith.addi %4778, %4624 : index
          memref.store %4632, %q[%4779] : memref<?xf32>
          %4780 = arith.addi %4779, %c38 : index
          memref.store %4641, %q[%4780] : memref<?xf32>
        } else {
          %4781 = arith.addi %4622, %4624 : index
          memref.store %4632, %22[%4781] : memref<?xf32>
          %4782 = arith.addi %4622, %4624 : index
          %4783 = arith.addi %4782, %c38 : index
          memref.store %4641, %22[%4783] : memref<?xf32>
        }
        scf.if %4643 {
          %4784 = arith.cmpi slt, %0, %heads : index
          scf.if %4784 {
            %4785 = arith.muli %4621, %heads : index
            %4786 = arith.addi %4785, %0 : index
            %4787 = arith.muli %4786, %c36 : index
            %4788 = arith.addi %4787, %4644 : index
            memref.store %4652, %q[%4788] : memref<?xf32>
            %4789 = arith.addi %4788, %c38 : index
            memref.store %4661, %q[%4789] : memref<?xf32>
          } else {
            %4790 = arith.addi %4622, %4644 : index
            memref.store %4652, %22[%4790] : memref<?xf32>
            %4791 = arith.addi %4622, %4644 : index
            %4792 = arith.addi %4791, %c38 : index
            memref.store %4661, %22[%4792] : memref<?xf32>
          }
        }
      }
    }
    %4793 = arith.addi %4615, %c46 : index
    %4794 = arith.addi %4614, %4793 : index
    %4795 = arith.cmpi slt, %4794, %24 : index
    %4796 = arith.cmpi slt, %4793, %c15 : index
    %4797 = arith.andi %4795, %4796 : i1
    scf.if %4797 {
      %4798 = arith.addi %4614, %4793 : index
      %4799 = arith.muli %4793, %c36 : index
      %4800 = wave.lane
      %4801 = arith.addi %4800, %c11 : index
      %4802 = arith.cmpi eq, %hasBias, %c10 : index
      %4803 = arith.addi %4799, %4801 : index
      %4804 = memref.load %22[%4803] : memref<?xf32>
      %4805 = arith.muli %0, %c36 : index
      %4806 = arith.addi %4805, %4801 : index
      %4807 = memref.load %bias[%4806] : memref<?xf32>
      %4808 = arith.addf %4804, %4807 : f32
      %4809 = arith.select %4802, %4808, %4804 : f32
      %4810 = arith.addi %4801, %c38 : index
      %4811 = arith.cmpi eq, %hasBias, %c10 : index
      %4812 = arith.addi %4799, %4810 : index
      %4813 = memref.load %22[%4812] : memref<?xf32>
      %4814 = arith.muli %0, %c36 : index
      %4815 = arith.addi %4814, %4810 : index
      %4816 = memref.load %bias[%4815] : memref<?xf32>
      %4817 = arith.addf %4813, %4816 : f32
      %4818 = arith.select %4811, %4817, %4813 : f32
      %4819 = arith.addi %4800, %c17 : index
      %4820 = arith.cmpi slt, %4819, %c38 : index
      %4821 = arith.minsi %4819, %c39 : index
      %4822 = arith.cmpi eq, %hasBias, %c10 : index
      %4823 = arith.addi %4799, %4821 : index
      %4824 = memref.load %22[%4823] : memref<?xf32>
      %4825 = arith.muli %0, %c36 : index
      %4826 = arith.addi %4825, %4821 : index
      %4827 = memref.load %bias[%4826] : memref<?xf32>
      %4828 = arith.addf %4824, %4827 : f32
      %4829 = arith.select %4822, %4828, %4824 : f32
      %4830 = arith.addi %4821, %c38 : index
      %4831 = arith.cmpi eq, %hasBias, %c10 : index
      %4832 = arith.addi %4799, %4830 : index
      %4833 = memref.load %22[%4832] : memref<?xf32>
      %4834 = arith.muli %0, %c36 : index
      %4835 = arith.addi %4834, %4830 : index
      %4836 = memref.load %bias[%4835] : memref<?xf32>
      %4837 = arith.addf %4833, %4836 : f32
      %4838 = arith.select %4831, %4837, %4833 : f32
      %4839 = arith.addi %heads, %kvHeads : index
      %4840 = arith.cmpi slt, %0, %4839 : index
      scf.if %4840 {
        %4841 = arith.addi %positionsAt, %4798 : index
        %4842 = memref.load %step[%4841] : memref<?xi32>
        %4843 = arith.index_cast %4842 : i32 to index
        %4844 = arith.cmpi eq, %hasNorm, %c10 : index
        %4845 = math.fma %4809, %4809, %c42 : f32
        %4846 = math.fma %4818, %4818, %4845 : f32
        %4847 = math.fma %4829, %4829, %4846 : f32
        %4848 = arith.select %4820, %4847, %4846 : f32
        %4849 = math.fma %4838, %4838, %4848 : f32
        %4850 = arith.select %4820, %4849, %4848 : f32
        %4851 = vector.broadcast %4850 : f32 to vector<1xf32>
        %4852 = wave.reduce "add" %4851 : vector<1xf32>
        %4853 = arith.mulf %4852, %inverseHeadDim : f32
        %4854 = arith.addf %4853, %epsilon : f32
        %4855 = math.sqrt %4854 : f32
        %4856 = arith.divf %c44, %4855 : f32
        %4857 = arith.cmpi slt, %0, %heads : index
        %4858 = arith.addi %4801, %c38 : index
        %4859 = memref.load %query_norm[%4801] : memref<?xf32>
        %4860 = memref.load %key_norm[%4801] : memref<?xf32>
        %4861 = arith.select %4857, %4859, %4860 : f32
        %4862 = arith.mulf %4809, %4856 : f32
        %4863 = arith.mulf %4862, %4861 : f32
        %4864 = arith.select %4844, %4863, %4809 : f32
        %4865 = memref.load %query_norm[%4858] : memref<?xf32>
        %4866 = memref.load %key_norm[%4858] : memref<?xf32>
        %4867 = arith.select %4857, %4865, %4866 : f32
        %4868 = arith.mulf %4818, %4856 : f32
        %4869 = arith.mulf %4868, %4867 : f32
        %4870 = arith.select %4844, %4869, %4818 : f32
        %4871 = arith.addi %4821, %c38 : index
        %4872 = memref.load %query_norm[%4821] : memref<?xf32>
        %4873 = memref.load %key_norm[%4821] : memref<?xf32>
        %4874 = arith.select %4857, %4872, %4873 : f32
        %4875 = arith.mulf %4829, %4856 : f32
        %4876 = arith.mulf %4875, %4874 : f32
        %4877 = arith.select %4844, %4876, %4829 : f32
        %4878 = memref.load %query_norm[%4871] : memref<?xf32>
        %4879 = memref.load %key_norm[%4871] : memref<?xf32>
        %4880 = arith.select %4857, %4878, %4879 : f32
        %4881 = arith.mulf %4838, %4856 : f32
        %4882 = arith.mulf %4881, %4880 : f32
        %4883 = arith.select %4844, %4882, %4838 : f32
        %4884 = arith.remui %4843, %c6 : index
        %4885 = arith.muli %4884, %c36 : index
        %4886 = arith.addi %4885, %4801 : index
        %4887 = arith.divui %4843, %c6 : index
        %4888 = arith.addi %4887, %c6 : index
        %4889 = arith.muli %4888, %c36 : index
        %4890 = arith.addi %4889, %4801 : index
        %4891 = memref.load %rope[%4886] : memref<?xf32>
        %4892 = arith.addi %4886, %c38 : index
        %4893 = memref.load %rope[%4892] : memref<?xf32>
        %4894 = memref.load %rope[%4890] : memref<?xf32>
        %4895 = arith.addi %4890, %c38 : index
        %4896 = memref.load %rope[%4895] : memref<?xf32>
        %4897 = arith.mulf %4894, %4891 : f32
        %4898 = arith.mulf %4896, %4893 : f32
        %4899 = arith.subf %4897, %4898 : f32
        %4900 = arith.mulf %4896, %4891 : f32
        %4901 = arith.mulf %4894, %4893 : f32
        %4902 = arith.addf %4900, %4901 : f32
        %4903 = arith.mulf %4864, %4899 : f32
        %4904 = arith.mulf %4870, %4902 : f32
        %4905 = arith.subf %4903, %4904 : f32
        %4906 = arith.mulf %4870, %4899 : f32
        %4907 = arith.mulf %4864, %4902 : f32
        %4908 = arith.addf %4906, %4907 : f32
        %4909 = arith.cmpi slt, %0, %heads : index
        scf.if %4909 {
          %4910 = arith.muli %4798, %heads : index
          %4911 = arith.addi %4910, %0 : index
          %4912 = arith.muli %4911, %c36 : index
          %4913 = arith.addi %4912, %4801 : index
          memref.store %4905, %q[%4913] : memref<?xf32>
          %4914 = arith.addi %4913, %c38 : index
          memref.store %4908, %q[%4914] : memref<?xf32>
        } else {
          %4915 = arith.addi %4799, %4801 : index
          memref.store %4905, %22[%4915] : memref<?xf32>
          %4916 = arith.addi %4799, %4801 : index
          %4917 = arith.addi %4916, %c38 : index
          memref.store %4908, %22[%4917] : memref<?xf32>
        }
        %4918 = arith.remui %4843, %c6 : index
        %4919 = arith.muli %4918, %c36 : index
        %4920 = arith.addi %4919, %4821 : index
        %4921 = arith.divui %4843, %c6 : index
        %4922 = arith.addi %4921, %c6 : index
        %4923 = arith.muli %4922, %c36 : index
        %4924 = arith.addi %4923, %4821 : index
        %4925 = memref.load %rope[%4920] : memref<?xf32>
        %4926 = arith.addi %4920, %c38 : index
        %4927 = memref.load %rope[%4926] : memref<?xf32>
        %4928 = memref.load %rope[%4924] : memref<?xf32>
        %4929 = arith.addi %4924, %c38 : index
        %4930 = memref.load %rope[%4929] : memref<?xf32>
        %4931 = arith.mulf %4928, %4925 : f32
        %4932 = arith.mulf %4930, %4927 : f32
        %4933 = arith.subf %4931, %4932 : f32
        %4934 = arith.mulf %4930, %4925 : f32
        %4935 = arith.mulf %4928, %4927 : f32
        %4936 = arith.addf %4934, %4935 : f32
        %4937 = arith.mulf %4877, %4933 : f32
        %4938 = arith.mulf %4883, %4936 : f32
        %4939 = arith.subf %4937, %4938 : f32
        %4940 = arith.mulf %4883, %4933 : f32
        %4941 = arith.mulf %4877, %4936 : f32
        %4942 = arith.addf %4940, %4941 : f32
        scf.if %4820 {
          %4943 = arith.cmpi slt, %0, %heads : index
          scf.if %4943 {
            %4944 = arith.muli %4798, %heads : index
            %4945 = arith.addi %4944, %0 : index
            %4946 = arith.muli %4945, %c36 : index
            %4947 = arith.addi %4946, %4821 : index
            memref.store %4939, %q[%4947] : memref<?xf32>
            %4948 = arith.addi %4947, %c38 : index
            memref.store %4942, %q[%4948] : memref<?xf32>
          } else {
            %4949 = arith.addi %4799, %4821 : index
            memref.store %4939, %22[%4949] : memref<?xf32>
            %4950 = arith.addi %4799, %4821 : index
            %4951 = arith.addi %4950, %c38 : index
            memref.store %4942, %22[%4951] : memref<?xf32>
          }
        }
      } else {
        %4952 = arith.cmpi slt, %0, %heads : index
        scf.if %4952 {
          %4953 = arith.muli %4798, %heads : index
          %4954 = arith.addi %4953, %0 : index
          %4955 = arith.muli %4954, %c36 : index
          %4956 = arith.addi %4955, %4801 : index
          memref.store %4809, %q[%4956] : memref<?xf32>
          %4957 = arith.addi %4956, %c38 : index
          memref.store %4818, %q[%4957] : memref<?xf32>
        } else {
          %4958 = arith.addi %4799, %4801 : index
          memref.store %4809, %22[%4958] : memref<?xf32>
          %4959 = arith.addi %4799, %4801 : index
          %4960 = arith.addi %4959, %c38 : index
          memref.store %4818, %22[%4960] : memref<?xf32>
        }
        scf.if %4820 {
          %4961 = arith.cmpi slt, %0, %heads : index
          scf.if %4961 {
            %4962 = arith.muli %4798, %heads : index
            %4963 = arith.addi %4962, %0 : index
            %4964 = arith.muli %4963, %c36 : index
            %4965 = arith.addi %4964, %4821 : index
            memref.store %4829, %q[%4965] : memref<?xf32>
            %4966 = arith.addi %4965, %c38 : index
            memref.store %4838, %q[%4966] : memref<?xf32>
          } else {
            %4967 = arith.addi %4799, %4821 : index
            memref.store %4829, %22[%4967] : memref<?xf32>
            %4968 = arith.addi %4799, %4821 : index
            %4969 = arith.addi %4968, %c38 : index
            memref.store %4838, %22[%4969] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %4970 = arith.cmpi sge, %0, %heads : index
    scf.if %4970 {
      %4971 = arith.addi %4615, %c11 : index
      %4972 = arith.addi %4614, %4971 : index
      %4973 = arith.cmpi slt, %4972, %24 : index
      %4974 = arith.cmpi slt, %4971, %c15 : index
      %4975 = arith.andi %4973, %4974 : i1
      scf.if %4975 {
        %4976 = arith.addi %4614, %4971 : index
        %4977 = arith.addi %slotsAt, %4976 : index
        %4978 = memref.load %step[%4977] : memref<?xi32>
        %4979 = arith.index_cast %4978 : i32 to index
        %4980 = arith.cmpi sge, %4979, %c11 : index
        scf.if %4980 {
          %4981 = arith.muli %4971, %c36 : index
          %4982 = arith.subi %0, %heads : index
          %4983 = memref.load %scales[%4982] : memref<?xf32>
          %4984 = vector.broadcast %4983 : f32 to vector<4xf32>
          %4985 = arith.divui %4979, %c15 : index
          %4986 = arith.remui %4979, %c15 : index
          %4987 = arith.muli %4985, %pageBytes : index
          %4988 = arith.cmpi eq, %codec, %c11 : index
          scf.if %4988 {
            %4989 = wave.lane
            %4990 = arith.muli %4989, %c4 : index
            scf.for %4991 = %4990 to %c36 step %c9 {
              %4992 = arith.addi %4981, %4991 : index
              %4993 = vector.load %22[%4992] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4994 = arith.mulf %4993, %4984 : vector<4xf32>
              %4995 = arith.minimumf %4994, %c50 : vector<4xf32>
              %4996 = arith.maximumf %4995, %c51 : vector<4xf32>
              %4997 = arith.truncf %4996 : vector<4xf32> to vector<4xf16>
              %4998 = vector.bitcast %4997 : vector<4xf16> to vector<8xi8>
              %4999 = arith.cmpi slt, %4982, %kvHeads : index
              scf.if %4999 {
                %5000 = arith.muli %4982, %c52 : index
                %5001 = arith.addi %4987, %5000 : index
                %5002 = arith.divui %4991, %c15 : index
                %5003 = arith.muli %5002, %c53 : index
                %5004 = arith.remui %4991, %c15 : index
                %5005 = arith.divui %5004, %c16 : index
                %5006 = arith.muli %5005, %c6 : index
                %5007 = arith.muli %4986, %c15 : index
                %5008 = arith.addi %5006, %5007 : index
                %5009 = arith.remui %5004, %c16 : index
                %5010 = arith.muli %5009, %c5 : index
                %5011 = arith.addi %5008, %5010 : index
                %5012 = arith.addi %5003, %5011 : index
                %5013 = arith.addi %5001, %5012 : index
                vector.store %4998, %kv[%5013] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %5014 = arith.subi %4982, %kvHeads : index
                %5015 = arith.muli %5014, %c52 : index
                %5016 = arith.addi %4987, %5015 : index
                %5017 = arith.addi %4991, %c11 : index
                %5018 = arith.divui %5017, %c15 : index
                %5019 = arith.muli %5018, %c53 : index
                %5020 = arith.addi %5019, %c12 : index
                %5021 = arith.remui %5017, %c15 : index
                %5022 = arith.divui %4986, %c5 : index
                %5023 = arith.remui %4986, %c5 : index
                %5024 = arith.muli %5023, %c16 : index
                %5025 = arith.addi %5022, %5024 : index
                %5026 = arith.divui %5025, %c16 : index
                %5027 = arith.muli %5026, %c6 : index
                %5028 = arith.muli %5021, %c15 : index
                %5029 = arith.addi %5027, %5028 : index
                %5030 = arith.remui %5025, %c16 : index
                %5031 = arith.muli %5030, %c5 : index
                %5032 = arith.addi %5029, %5031 : index
                %5033 = arith.addi %5020, %5032 : index
                %5034 = arith.addi %5016, %5033 : index
                %5035 = vector.shuffle %4998, %4998 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %5035, %kv[%5034] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5036 = arith.addi %4991, %c10 : index
                %5037 = arith.divui %5036, %c15 : index
                %5038 = arith.muli %5037, %c53 : index
                %5039 = arith.addi %5038, %c12 : index
                %5040 = arith.remui %5036, %c15 : index
                %5041 = arith.divui %4986, %c5 : index
                %5042 = arith.remui %4986, %c5 : index
                %5043 = arith.muli %5042, %c16 : index
                %5044 = arith.addi %5041, %5043 : index
                %5045 = arith.divui %5044, %c16 : index
                %5046 = arith.muli %5045, %c6 : index
                %5047 = arith.muli %5040, %c15 : index
                %5048 = arith.addi %5046, %5047 : index
                %5049 = arith.remui %5044, %c16 : index
                %5050 = arith.muli %5049, %c5 : index
                %5051 = arith.addi %5048, %5050 : index
                %5052 = arith.addi %5039, %5051 : index
                %5053 = arith.addi %5016, %5052 : index
                %5054 = vector.shuffle %4998, %4998 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %5054, %kv[%5053] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5055 = arith.addi %4991, %c5 : index
                %5056 = arith.divui %5055, %c15 : index
                %5057 = arith.muli %5056, %c53 : index
                %5058 = arith.addi %5057, %c12 : index
                %5059 = arith.remui %5055, %c15 : index
                %5060 = arith.divui %4986, %c5 : index
                %5061 = arith.remui %4986, %c5 : index
                %5062 = arith.muli %5061, %c16 : index
                %5063 = arith.addi %5060, %5062 : index
                %5064 = arith.divui %5063, %c16 : index
                %5065 = arith.muli %5064, %c6 : index
                %5066 = arith.muli %5059, %c15 : index
                %5067 = arith.addi %5065, %5066 : index
                %5068 = arith.remui %5063, %c16 : index
                %5069 = arith.muli %5068, %c5 : index
                %5070 = arith.addi %5067, %5069 : index
                %5071 = arith.addi %5058, %5070 : index
                %5072 = arith.addi %5016, %5071 : index
                %5073 = vector.shuffle %4998, %4998 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %5073, %kv[%5072] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5074 = arith.addi %4991, %c29 : index
                %5075 = arith.divui %5074, %c15 : index
                %5076 = arith.muli %5075, %c53 : index
                %5077 = arith.addi %5076, %c12 : index
                %5078 = arith.remui %5074, %c15 : index
                %5079 = arith.divui %4986, %c5 : index
                %5080 = arith.remui %4986, %c5 : index
                %5081 = arith.muli %5080, %c16 : index
                %5082 = arith.addi %5079, %5081 : index
                %5083 = arith.divui %5082, %c16 : index
                %5084 = arith.muli %5083, %c6 : index
                %5085 = arith.muli %5078, %c15 : index
                %5086 = arith.addi %5084, %5085 : index
                %5087 = arith.remui %5082, %c16 : index
                %5088 = arith.muli %5087, %c5 : index
                %5089 = arith.addi %5086, %5088 : index
                %5090 = arith.addi %5077, %5089 : index
                %5091 = arith.addi %5016, %5090 : index
                %5092 = vector.shuffle %4998, %4998 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %5092, %kv[%5091] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %5093 = arith.cmpi eq, %codec, %c10 : index
          scf.if %5093 {
            %5094 = wave.lane
            %5095 = arith.muli %5094, %c4 : index
            scf.for %5096 = %5095 to %c36 step %c9 {
              %5097 = arith.addi %4981, %5096 : index
              %5098 = vector.load %22[%5097] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5099 = arith.mulf %5098, %4984 : vector<4xf32>
              %5100 = wave.fp8_encode "e4m3" %5099 : vector<4xf32> -> vector<4xi8>
              %5101 = arith.cmpi slt, %4982, %kvHeads : index
              scf.if %5101 {
                %5102 = arith.muli %4982, %c12 : index
                %5103 = arith.addi %4987, %5102 : index
                %5104 = vector.shuffle %5100, %5100 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5105 = arith.divui %5096, %c15 : index
                %5106 = arith.muli %5105, %c6 : index
                %5107 = arith.remui %5096, %c15 : index
                %5108 = arith.muli %4986, %c15 : index
                %5109 = arith.divui %5107, %c4 : index
                %5110 = arith.muli %5109, %c4 : index
                %5111 = arith.remui %5107, %c5 : index
                %5112 = arith.muli %5111, %c5 : index
                %5113 = arith.addi %5110, %5112 : index
                %5114 = arith.divui %5107, %c5 : index
                %5115 = arith.remui %5114, %c5 : index
                %5116 = arith.addi %5113, %5115 : index
                %5117 = arith.addi %5108, %5116 : index
                %5118 = arith.addi %5106, %5117 : index
                %5119 = arith.addi %5103, %5118 : index
                vector.store %5104, %kv[%5119] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5120 = arith.subi %4982, %kvHeads : index
                %5121 = arith.muli %5120, %c12 : index
                %5122 = arith.addi %4987, %5121 : index
                %5123 = arith.addi %5096, %c11 : index
                %5124 = arith.divui %5123, %c15 : index
                %5125 = arith.muli %5124, %c6 : index
                %5126 = arith.addi %5125, %c13 : index
                %5127 = arith.remui %5123, %c15 : index
                %5128 = arith.divui %4986, %c5 : index
                %5129 = arith.remui %4986, %c5 : index
                %5130 = arith.muli %5129, %c16 : index
                %5131 = arith.addi %5128, %5130 : index
                %5132 = arith.muli %5127, %c15 : index
                %5133 = arith.divui %5131, %c4 : index
                %5134 = arith.muli %5133, %c4 : index
                %5135 = arith.remui %5131, %c5 : index
                %5136 = arith.muli %5135, %c5 : index
                %5137 = arith.addi %5134, %5136 : index
                %5138 = arith.divui %5131, %c5 : index
                %5139 = arith.remui %5138, %c5 : index
                %5140 = arith.addi %5137, %5139 : index
                %5141 = arith.addi %5132, %5140 : index
                %5142 = arith.addi %5126, %5141 : index
                %5143 = arith.addi %5122, %5142 : index
                %5144 = vector.shuffle %5100, %5100 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5144, %kv[%5143] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5145 = arith.addi %5096, %c10 : index
                %5146 = arith.divui %5145, %c15 : index
                %5147 = arith.muli %5146, %c6 : index
                %5148 = arith.addi %5147, %c13 : index
                %5149 = arith.remui %5145, %c15 : index
                %5150 = arith.divui %4986, %c5 : index
                %5151 = arith.remui %4986, %c5 : index
                %5152 = arith.muli %5151, %c16 : index
                %5153 = arith.addi %5150, %5152 : index
                %5154 = arith.muli %5149, %c15 : index
                %5155 = arith.divui %5153, %c4 : index
                %5156 = arith.muli %5155, %c4 : index
                %5157 = arith.remui %5153, %c5 : index
                %5158 = arith.muli %5157, %c5 : index
                %5159 = arith.addi %5156, %5158 : index
                %5160 = arith.divui %5153, %c5 : index
                %5161 = arith.remui %5160, %c5 : index
                %5162 = arith.addi %5159, %5161 : index
                %5163 = arith.addi %5154, %5162 : index
                %5164 = arith.addi %5148, %5163 : index
                %5165 = arith.addi %5122, %5164 : index
                %5166 = vector.shuffle %5100, %5100 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5166, %kv[%5165] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5167 = arith.addi %5096, %c5 : index
                %5168 = arith.divui %5167, %c15 : index
                %5169 = arith.muli %5168, %c6 : index
                %5170 = arith.addi %5169, %c13 : index
                %5171 = arith.remui %5167, %c15 : index
                %5172 = arith.divui %4986, %c5 : index
                %5173 = arith.remui %4986, %c5 : index
                %5174 = arith.muli %5173, %c16 : index
                %5175 = arith.addi %5172, %5174 : index
                %5176 = arith.muli %5171, %c15 : index
                %5177 = arith.divui %5175, %c4 : index
                %5178 = arith.muli %5177, %c4 : index
                %5179 = arith.remui %5175, %c5 : index
                %5180 = arith.muli %5179, %c5 : index
                %5181 = arith.addi %5178, %5180 : index
                %5182 = arith.divui %5175, %c5 : index
                %5183 = arith.remui %5182, %c5 : index
                %5184 = arith.addi %5181, %5183 : index
                %5185 = arith.addi %5176, %5184 : index
                %5186 = arith.addi %5170, %5185 : index
                %5187 = arith.addi %5122, %5186 : index
                %5188 = vector.shuffle %5100, %5100 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5188, %kv[%5187] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5189 = arith.addi %5096, %c29 : index
                %5190 = arith.divui %5189, %c15 : index
                %5191 = arith.muli %5190, %c6 : index
                %5192 = arith.addi %5191, %c13 : index
                %5193 = arith.remui %5189, %c15 : index
                %5194 = arith.divui %4986, %c5 : index
                %5195 = arith.remui %4986, %c5 : index
                %5196 = arith.muli %5195, %c16 : index
                %5197 = arith.addi %5194, %5196 : index
                %5198 = arith.muli %5193, %c15 : index
                %5199 = arith.divui %5197, %c4 : index
                %5200 = arith.muli %5199, %c4 : index
                %5201 = arith.remui %5197, %c5 : index
                %5202 = arith.muli %5201, %c5 : index
                %5203 = arith.addi %5200, %5202 : index
                %5204 = arith.divui %5197, %c5 : index
                %5205 = arith.remui %5204, %c5 : index
                %5206 = arith.addi %5203, %5205 : index
                %5207 = arith.addi %5198, %5206 : index
                %5208 = arith.addi %5192, %5207 : index
                %5209 = arith.addi %5122, %5208 : index
                %5210 = vector.shuffle %5100, %5100 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5210, %kv[%5209] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %5211 = arith.cmpi eq, %codec, %c5 : index
          scf.if %5211 {
            %5212 = wave.lane
            %5213 = arith.muli %5212, %c4 : index
            scf.for %5214 = %5213 to %c36 step %c9 {
              %5215 = arith.addi %4981, %5214 : index
              %5216 = vector.load %22[%5215] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5217 = arith.mulf %5216, %4984 : vector<4xf32>
              %5218 = wave.fp8_encode "e5m2" %5217 : vector<4xf32> -> vector<4xi8>
              %5219 = arith.cmpi slt, %4982, %kvHeads : index
              scf.if %5219 {
                %5220 = arith.muli %4982, %c12 : index
                %5221 = arith.addi %4987, %5220 : index
                %5222 = vector.shuffle %5218, %5218 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5223 = arith.divui %5214, %c15 : index
                %5224 = arith.muli %5223, %c6 : index
                %5225 = arith.remui %5214, %c15 : index
                %5226 = arith.muli %4986, %c15 : index
                %5227 = arith.divui %5225, %c4 : index
                %5228 = arith.muli %5227, %c4 : index
                %5229 = arith.remui %5225, %c5 : index
                %5230 = arith.muli %5229, %c5 : index
                %5231 = arith.addi %5228, %5230 : index
                %5232 = arith.divui %5225, %c5 : index
                %5233 = arith.remui %5232, %c5 : index
                %5234 = arith.addi %5231, %5233 : index
                %5235 = arith.addi %5226, %5234 : index
                %5236 = arith.addi %5224, %5235 : index
                %5237 = arith.addi %5221, %5236 : index
                vector.store %5222, %kv[%5237] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5238 = arith.subi %4982, %kvHeads : index
                %5239 = arith.muli %5238, %c12 : index
                %5240 = arith.addi %4987, %5239 : index
                %5241 = arith.addi %5214, %c11 : index
                %5242 = arith.divui %5241, %c15 : index
                %5243 = arith.muli %5242, %c6 : index
                %5244 = arith.addi %5243, %c13 : index
                %5245 = arith.remui %5241, %c15 : index
                %5246 = arith.divui %4986, %c5 : index
                %5247 = arith.remui %4986, %c5 : index
                %5248 = arith.muli %5247, %c16 : index
                %5249 = arith.addi %5246, %5248 : index
                %5250 = arith.muli %5245, %c15 : index
                %5251 = arith.divui %5249, %c4 : index
                %5252 = arith.muli %5251, %c4 : index
                %5253 = arith.remui %5249, %c5 : index
                %5254 = arith.muli %5253, %c5 : index
                %5255 = arith.addi %5252, %5254 : index
                %5256 = arith.divui %5249, %c5 : index
                %5257 = arith.remui %5256, %c5 : index
                %5258 = arith.addi %5255, %5257 : index
                %5259 = arith.addi %5250, %5258 : index
                %5260 = arith.addi %5244, %5259 : index
                %5261 = arith.addi %5240, %5260 : index
                %5262 = vector.shuffle %5218, %5218 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5262, %kv[%5261] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5263 = arith.addi %5214, %c10 : index
                %5264 = arith.divui %5263, %c15 : index
                %5265 = arith.muli %5264, %c6 : index
                %5266 = arith.addi %5265, %c13 : index
                %5267 = arith.remui %5263, %c15 : index
                %5268 = arith.divui %4986, %c5 : index
                %5269 = arith.remui %4986, %c5 : index
                %5270 = arith.muli %5269, %c16 : index
                %5271 = arith.addi %5268, %5270 : index
                %5272 = arith.muli %5267, %c15 : index
                %5273 = arith.divui %5271, %c4 : index
                %5274 = arith.muli %5273, %c4 : index
                %5275 = arith.remui %5271, %c5 : index
                %5276 = arith.muli %5275, %c5 : index
                %5277 = arith.addi %5274, %5276 : index
                %5278 = arith.divui %5271, %c5 : index
                %5279 = arith.remui %5278, %c5 : index
                %5280 = arith.addi %5277, %5279 : index
                %5281 = arith.addi %5272, %5280 : index
                %5282 = arith.addi %5266, %5281 : index
                %5283 = arith.addi %5240, %5282 : index
                %5284 = vector.shuffle %5218, %5218 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5284, %kv[%5283] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5285 = arith.addi %5214, %c5 : index
                %5286 = arith.divui %5285, %c15 : index
                %5287 = arith.muli %5286, %c6 : index
                %5288 = arith.addi %5287, %c13 : index
                %5289 = arith.remui %5285, %c15 : index
                %5290 = arith.divui %4986, %c5 : index
                %5291 = arith.remui %4986, %c5 : index
                %5292 = arith.muli %5291, %c16 : index
                %5293 = arith.addi %5290, %5292 : index
                %5294 = arith.muli %5289, %c15 : index
                %5295 = arith.divui %5293, %c4 : index
                %5296 = arith.muli %5295, %c4 : index
                %5297 = arith.remui %5293, %c5 : index
                %5298 = arith.muli %5297, %c5 : index
                %5299 = arith.addi %5296, %5298 : index
                %5300 = arith.divui %5293, %c5 : index
                %5301 = arith.remui %5300, %c5 : index
                %5302 = arith.addi %5299, %5301 : index
                %5303 = arith.addi %5294, %5302 : index
                %5304 = arith.addi %5288, %5303 : index
                %5305 = arith.addi %5240, %5304 : index
                %5306 = vector.shuffle %5218, %5218 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5306, %kv[%5305] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5307 = arith.addi %5214, %c29 : index
                %5308 = arith.divui %5307, %c15 : index
                %5309 = arith.muli %5308, %c6 : index
                %5310 = arith.addi %5309, %c13 : index
                %5311 = arith.remui %5307, %c15 : index
                %5312 = arith.divui %4986, %c5 : index
                %5313 = arith.remui %4986, %c5 : index
                %5314 = arith.muli %5313, %c16 : index
                %5315 = arith.addi %5312, %5314 : index
                %5316 = arith.muli %5311, %c15 : index
                %5317 = arith.divui %5315, %c4 : index
                %5318 = arith.muli %5317, %c4 : index
                %5319 = arith.remui %5315, %c5 : index
                %5320 = arith.muli %5319, %c5 : index
                %5321 = arith.addi %5318, %5320 : index
                %5322 = arith.divui %5315, %c5 : index
                %5323 = arith.remui %5322, %c5 : index
                %5324 = arith.addi %5321, %5323 : index
                %5325 = arith.addi %5316, %5324 : index
                %5326 = arith.addi %5310, %5325 : index
                %5327 = arith.addi %5240, %5326 : index
                %5328 = vector.shuffle %5218, %5218 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5328, %kv[%5327] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %5329 = arith.addi %4615, %c46 : index
      %5330 = arith.addi %4614, %5329 : index
      %5331 = arith.cmpi slt, %5330, %24 : index
      %5332 = arith.cmpi slt, %5329, %c15 : index
      %5333 = arith.andi %5331, %5332 : i1
      scf.if %5333 {
        %5334 = arith.addi %4614, %5329 : index
        %5335 = arith.addi %slotsAt, %5334 : index
        %5336 = memref.load %step[%5335] : memref<?xi32>
        %5337 = arith.index_cast %5336 : i32 to index
        %5338 = arith.cmpi sge, %5337, %c11 : index
        scf.if %5338 {
          %5339 = arith.muli %5329, %c36 : index
          %5340 = arith.subi %0, %heads : index
          %5341 = memref.load %scales[%5340] : memref<?xf32>
          %5342 = vector.broadcast %5341 : f32 to vector<4xf32>
          %5343 = arith.divui %5337, %c15 : index
          %5344 = arith.remui %5337, %c15 : index
          %5345 = arith.muli %5343, %pageBytes : index
          %5346 = arith.cmpi eq, %codec, %c11 : index
          scf.if %5346 {
            %5347 = wave.lane
            %5348 = arith.muli %5347, %c4 : index
            scf.for %5349 = %5348 to %c36 step %c9 {
              %5350 = arith.addi %5339, %5349 : index
              %5351 = vector.load %22[%5350] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5352 = arith.mulf %5351, %5342 : vector<4xf32>
              %5353 = arith.minimumf %5352, %c50 : vector<4xf32>
              %5354 = arith.maximumf %5353, %c51 : vector<4xf32>
              %5355 = arith.truncf %5354 : vector<4xf32> to vector<4xf16>
              %5356 = vector.bitcast %5355 : vector<4xf16> to vector<8xi8>
              %5357 = arith.cmpi slt, %5340, %kvHeads : index
              scf.if %5357 {
                %5358 = arith.muli %5340, %c52 : index
                %5359 = arith.addi %5345, %5358 : index
                %5360 = arith.divui %5349, %c15 : index
                %5361 = arith.muli %5360, %c53 : index
                %5362 = arith.remui %5349, %c15 : index
                %5363 = arith.divui %5362, %c16 : index
                %5364 = arith.muli %5363, %c6 : index
                %5365 = arith.muli %5344, %c15 : index
                %5366 = arith.addi %5364, %5365 : index
                %5367 = arith.remui %5362, %c16 : index
                %5368 = arith.muli %5367, %c5 : index
                %5369 = arith.addi %5366, %5368 : index
                %5370 = arith.addi %5361, %5369 : index
                %5371 = arith.addi %5359, %5370 : index
                vector.store %5356, %kv[%5371] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %5372 = arith.subi %5340, %kvHeads : index
                %5373 = arith.muli %5372, %c52 : index
                %5374 = arith.addi %5345, %5373 : index
                %5375 = arith.addi %5349, %c11 : index
                %5376 = arith.divui %5375, %c15 : index
                %5377 = arith.muli %5376, %c53 : index
                %5378 = arith.addi %5377, %c12 : index
                %5379 = arith.remui %5375, %c15 : index
                %5380 = arith.divui %5344, %c5 : index
                %5381 = arith.remui %5344, %c5 : index
                %5382 = arith.muli %5381, %c16 : index
                %5383 = arith.addi %5380, %5382 : index
                %5384 = arith.divui %5383, %c16 : index
                %5385 = arith.muli %5384, %c6 : index
                %5386 = arith.muli %5379, %c15 : index
                %5387 = arith.addi %5385, %5386 : index
                %5388 = arith.remui %5383, %c16 : index
                %5389 = arith.muli %5388, %c5 : index
                %5390 = arith.addi %5387, %5389 : index
                %5391 = arith.addi %5378, %5390 : index
                %5392 = arith.addi %5374, %5391 : index
                %5393 = vector.shuffle %5356, %5356 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %5393, %kv[%5392] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5394 = arith.addi %5349, %c10 : index
                %5395 = arith.divui %5394, %c15 : index
                %5396 = arith.muli %5395, %c53 : index
                %5397 = arith.addi %5396, %c12 : index
                %5398 = arith.remui %5394, %c15 : index
                %5399 = arith.divui %5344, %c5 : index
                %5400 = arith.remui %5344, %c5 : index
                %5401 = arith.muli %5400, %c16 : index
                %5402 = arith.addi %5399, %5401 : index
                %5403 = arith.divui %5402, %c16 : index
                %5404 = arith.muli %5403, %c6 : index
                %5405 = arith.muli %5398, %c15 : index
                %5406 = arith.addi %5404, %5405 : index
                %5407 = arith.remui %5402, %c16 : index
                %5408 = arith.muli %5407, %c5 : index
                %5409 = arith.addi %5406, %5408 : index
                %5410 = arith.addi %5397, %5409 : index
                %5411 = arith.addi %5374, %5410 : index
                %5412 = vector.shuffle %5356, %5356 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %5412, %kv[%5411] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5413 = arith.addi %5349, %c5 : index
                %5414 = arith.divui %5413, %c15 : index
                %5415 = arith.muli %5414, %c53 : index
                %5416 = arith.addi %5415, %c12 : index
                %5417 = arith.remui %5413, %c15 : index
                %5418 = arith.divui %5344, %c5 : index
                %5419 = arith.remui %5344, %c5 : index
                %5420 = arith.muli %5419, %c16 : index
                %5421 = arith.addi %5418, %5420 : index
                %5422 = arith.divui %5421, %c16 : index
                %5423 = arith.muli %5422, %c6 : index
                %5424 = arith.muli %5417, %c15 : index
                %5425 = arith.addi %5423, %5424 : index
                %5426 = arith.remui %5421, %c16 : index
                %5427 = arith.muli %5426, %c5 : index
                %5428 = arith.addi %5425, %5427 : index
                %5429 = arith.addi %5416, %5428 : index
                %5430 = arith.addi %5374, %5429 : index
                %5431 = vector.shuffle %5356, %5356 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %5431, %kv[%5430] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5432 = arith.addi %5349, %c29 : index
                %5433 = arith.divui %5432, %c15 : index
                %5434 = arith.muli %5433, %c53 : index
                %5435 = arith.addi %5434, %c12 : index
                %5436 = arith.remui %5432, %c15 : index
                %5437 = arith.divui %5344, %c5 : index
                %5438 = arith.remui %5344, %c5 : index
                %5439 = arith.muli %5438, %c16 : index
                %5440 = arith.addi %5437, %5439 : index
                %5441 = arith.divui %5440, %c16 : index
                %5442 = arith.muli %5441, %c6 : index
                %5443 = arith.muli %5436, %c15 : index
                %5444 = arith.addi %5442, %5443 : index
                %5445 = arith.remui %5440, %c16 : index
                %5446 = arith.muli %5445, %c5 : index
                %5447 = arith.addi %5444, %5446 : index
                %5448 = arith.addi %5435, %5447 : index
                %5449 = arith.addi %5374, %5448 : index
                %5450 = vector.shuffle %5356, %5356 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %5450, %kv[%5449] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %5451 = arith.cmpi eq, %codec, %c10 : index
          scf.if %5451 {
            %5452 = wave.lane
            %5453 = arith.muli %5452, %c4 : index
            scf.for %5454 = %5453 to %c36 step %c9 {
              %5455 = arith.addi %5339, %5454 : index
              %5456 = vector.load %22[%5455] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5457 = arith.mulf %5456, %5342 : vector<4xf32>
              %5458 = wave.fp8_encode "e4m3" %5457 : vector<4xf32> -> vector<4xi8>
              %5459 = arith.cmpi slt, %5340, %kvHeads : index
              scf.if %5459 {
                %5460 = arith.muli %5340, %c12 : index
                %5461 = arith.addi %5345, %5460 : index
                %5462 = vector.shuffle %5458, %5458 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5463 = arith.divui %5454, %c15 : index
                %5464 = arith.muli %5463, %c6 : index
                %5465 = arith.remui %5454, %c15 : index
                %5466 = arith.muli %5344, %c15 : index
                %5467 = arith.divui %5465, %c4 : index
                %5468 = arith.muli %5467, %c4 : index
                %5469 = arith.remui %5465, %c5 : index
                %5470 = arith.muli %5469, %c5 : index
                %5471 = arith.addi %5468, %5470 : index
                %5472 = arith.divui %5465, %c5 : index
                %5473 = arith.remui %5472, %c5 : index
                %5474 = arith.addi %5471, %5473 : index
                %5475 = arith.addi %5466, %5474 : index
                %5476 = arith.addi %5464, %5475 : index
                %5477 = arith.addi %5461, %5476 : index
                vector.store %5462, %kv[%5477] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5478 = arith.subi %5340, %kvHeads : index
                %5479 = arith.muli %5478, %c12 : index
                %5480 = arith.addi %5345, %5479 : index
                %5481 = arith.addi %5454, %c11 : index
                %5482 = arith.divui %5481, %c15 : index
                %5483 = arith.muli %5482, %c6 : index
                %5484 = arith.addi %5483, %c13 : index
                %5485 = arith.remui %5481, %c15 : index
                %5486 = arith.divui %5344, %c5 : index
                %5487 = arith.remui %5344, %c5 : index
                %5488 = arith.muli %5487, %c16 : index
                %5489 = arith.addi %5486, %5488 : index
                %5490 = arith.muli %5485, %c15 : index
                %5491 = arith.divui %5489, %c4 : index
                %5492 = arith.muli %5491, %c4 : index
                %5493 = arith.remui %5489, %c5 : index
                %5494 = arith.muli %5493, %c5 : index
                %5495 = arith.addi %5492, %5494 : index
                %5496 = arith.divui %5489, %c5 : index
                %5497 = arith.remui %5496, %c5 : index
                %5498 = arith.addi %5495, %5497 : index
                %5499 = arith.addi %5490, %5498 : index
                %5500 = arith.addi %5484, %5499 : index
                %5501 = arith.addi %5480, %5500 : index
                %5502 = vector.shuffle %5458, %5458 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5502, %kv[%5501] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5503 = arith.addi %5454, %c10 : index
                %5504 = arith.divui %5503, %c15 : index
                %5505 = arith.muli %5504, %c6 : index
                %5506 = arith.addi %5505, %c13 : index
                %5507 = arith.remui %5503, %c15 : index
                %5508 = arith.divui %5344, %c5 : index
                %5509 = arith.remui %5344, %c5 : index
                %5510 = arith.muli %5509, %c16 : index
                %5511 = arith.addi %5508, %5510 : index
                %5512 = arith.muli %5507, %c15 : index
                %5513 = arith.divui %5511, %c4 : index
                %5514 = arith.muli %5513, %c4 : index
                %5515 = arith.remui %5511, %c5 : index
                %5516 = arith.muli %5515, %c5 : index
                %5517 = arith.addi %5514, %5516 : index
                %5518 = arith.divui %5511, %c5 : index
                %5519 = arith.remui %5518, %c5 : index
                %5520 = arith.addi %5517, %5519 : index
                %5521 = arith.addi %5512, %5520 : index
                %5522 = arith.addi %5506, %5521 : index
                %5523 = arith.addi %5480, %5522 : index
                %5524 = vector.shuffle %5458, %5458 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5524, %kv[%5523] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5525 = arith.addi %5454, %c5 : index
                %5526 = arith.divui %5525, %c15 : index
                %5527 = arith.muli %5526, %c6 : index
                %5528 = arith.addi %5527, %c13 : index
                %5529 = arith.remui %5525, %c15 : index
                %5530 = arith.divui %5344, %c5 : index
                %5531 = arith.remui %5344, %c5 : index
                %5532 = arith.muli %5531, %c16 : index
                %5533 = arith.addi %5530, %5532 : index
                %5534 = arith.muli %5529, %c15 : index
                %5535 = arith.divui %5533, %c4 : index
                %5536 = arith.muli %5535, %c4 : index
                %5537 = arith.remui %5533, %c5 : index
                %5538 = arith.muli %5537, %c5 : index
                %5539 = arith.addi %5536, %5538 : index
                %5540 = arith.divui %5533, %c5 : index
                %5541 = arith.remui %5540, %c5 : index
                %5542 = arith.addi %5539, %5541 : index
                %5543 = arith.addi %5534, %5542 : index
                %5544 = arith.addi %5528, %5543 : index
                %5545 = arith.addi %5480, %5544 : index
                %5546 = vector.shuffle %5458, %5458 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5546, %kv[%5545] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5547 = arith.addi %5454, %c29 : index
                %5548 = arith.divui %5547, %c15 : index
                %5549 = arith.muli %5548, %c6 : index
                %5550 = arith.addi %5549, %c13 : index
                %5551 = arith.remui %5547, %c15 : index
                %5552 = arith.divui %5344, %c5 : index
                %5553 = arith.remui %5344, %c5 : index
                %5554 = arith.muli %5553, %c16 : index
                %5555 = arith.addi %5552, %5554 : index
                %5556 = arith.muli %5551, %c15 : index
                %5557 = arith.divui %5555, %c4 : index
                %5558 = arith.muli %5557, %c4 : index
                %5559 = arith.remui %5555, %c5 : index
                %5560 = arith.muli %5559, %c5 : index
                %5561 = arith.addi %5558, %5560 : index
                %5562 = arith.divui %5555, %c5 : index
                %5563 = arith.remui %5562, %c5 : index
                %5564 = arith.addi %5561, %5563 : index
                %5565 = arith.addi %5556, %5564 : index
                %5566 = arith.addi %5550, %5565 : index
                %5567 = arith.addi %5480, %5566 : index
                %5568 = vector.shuffle %5458, %5458 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5568, %kv[%5567] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %5569 = arith.cmpi eq, %codec, %c5 : index
          scf.if %5569 {
            %5570 = wave.lane
            %5571 = arith.muli %5570, %c4 : index
            scf.for %5572 = %5571 to %c36 step %c9 {
              %5573 = arith.addi %5339, %5572 : index
              %5574 = vector.load %22[%5573] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5575 = arith.mulf %5574, %5342 : vector<4xf32>
              %5576 = wave.fp8_encode "e5m2" %5575 : vector<4xf32> -> vector<4xi8>
              %5577 = arith.cmpi slt, %5340, %kvHeads : index
              scf.if %5577 {
                %5578 = arith.muli %5340, %c12 : index
                %5579 = arith.addi %5345, %5578 : index
                %5580 = vector.shuffle %5576, %5576 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5581 = arith.divui %5572, %c15 : index
                %5582 = arith.muli %5581, %c6 : index
                %5583 = arith.remui %5572, %c15 : index
                %5584 = arith.muli %5344, %c15 : index
                %5585 = arith.divui %5583, %c4 : index
                %5586 = arith.muli %5585, %c4 : index
                %5587 = arith.remui %5583, %c5 : index
                %5588 = arith.muli %5587, %c5 : index
                %5589 = arith.addi %5586, %5588 : index
                %5590 = arith.divui %5583, %c5 : index
                %5591 = arith.remui %5590, %c5 : index
                %5592 = arith.addi %5589, %5591 : index
                %5593 = arith.addi %5584, %5592 : index
                %5594 = arith.addi %5582, %5593 : index
                %5595 = arith.addi %5579, %5594 : index
                vector.store %5580, %kv[%5595] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5596 = arith.subi %5340, %kvHeads : index
                %5597 = arith.muli %5596, %c12 : index
                %5598 = arith.addi %5345, %5597 : index
                %5599 = arith.addi %5572, %c11 : index
                %5600 = arith.divui %5599, %c15 : index
                %5601 = arith.muli %5600, %c6 : index
                %5602 = arith.addi %5601, %c13 : index
                %5603 = arith.remui %5599, %c15 : index
                %5604 = arith.divui %5344, %c5 : index
                %5605 = arith.remui %5344, %c5 : index
                %5606 = arith.muli %5605, %c16 : index
                %5607 = arith.addi %5604, %5606 : index
                %5608 = arith.muli %5603, %c15 : index
                %5609 = arith.divui %5607, %c4 : index
                %5610 = arith.muli %5609, %c4 : index
                %5611 = arith.remui %5607, %c5 : index
                %5612 = arith.muli %5611, %c5 : index
                %5613 = arith.addi %5610, %5612 : index
                %5614 = arith.divui %5607, %c5 : index
                %5615 = arith.remui %5614, %c5 : index
                %5616 = arith.addi %5613, %5615 : index
                %5617 = arith.addi %5608, %5616 : index
                %5618 = arith.addi %5602, %5617 : index
                %5619 = arith.addi %5598, %5618 : index
                %5620 = vector.shuffle %5576, %5576 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5620, %kv[%5619] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5621 = arith.addi %5572, %c10 : index
                %5622 = arith.divui %5621, %c15 : index
                %5623 = arith.muli %5622, %c6 : index
                %5624 = arith.addi %5623, %c13 : index
                %5625 = arith.remui %5621, %c15 : index
                %5626 = arith.divui %5344, %c5 : index
                %5627 = arith.remui %5344, %c5 : index
                %5628 = arith.muli %5627, %c16 : index
                %5629 = arith.addi %5626, %5628 : index
                %5630 = arith.muli %5625, %c15 : index
                %5631 = arith.divui %5629, %c4 : index
                %5632 = arith.muli %5631, %c4 : index
                %5633 = arith.remui %5629, %c5 : index
                %5634 = arith.muli %5633, %c5 : index
                %5635 = arith.addi %5632, %5634 : index
                %5636 = arith.divui %5629, %c5 : index
                %5637 = arith.remui %5636, %c5 : index
                %5638 = arith.addi %5635, %5637 : index
                %5639 = arith.addi %5630, %5638 : index
                %5640 = arith.addi %5624, %5639 : index
                %5641 = arith.addi %5598, %5640 : index
                %5642 = vector.shuffle %5576, %5576 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5642, %kv[%5641] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5643 = arith.addi %5572, %c5 : index
                %5644 = arith.divui %5643, %c15 : index
                %5645 = arith.muli %5644, %c6 : index
                %5646 = arith.addi %5645, %c13 : index
                %5647 = arith.remui %5643, %c15 : index
                %5648 = arith.divui %5344, %c5 : index
                %5649 = arith.remui %5344, %c5 : index
                %5650 = arith.muli %5649, %c16 : index
                %5651 = arith.addi %5648, %5650 : index
                %5652 = arith.muli %5647, %c15 : index
                %5653 = arith.divui %5651, %c4 : index
                %5654 = arith.muli %5653, %c4 : index
                %5655 = arith.remui %5651, %c5 : index
                %5656 = arith.muli %5655, %c5 : index
                %5657 = arith.addi %5654, %5656 : index
                %5658 = arith.divui %5651, %c5 : index
                %5659 = arith.remui %5658, %c5 : index
                %5660 = arith.addi %5657, %5659 : index
                %5661 = arith.addi %5652, %5660 : index
                %5662 = arith.addi %5646, %5661 : index
                %5663 = arith.addi %5598, %5662 : index
                %5664 = vector.shuffle %5576, %5576 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5664, %kv[%5663] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5665 = arith.addi %5572, %c29 : index
                %5666 = arith.divui %5665, %c15 : index
                %5667 = arith.muli %5666, %c6 : index
                %5668 = arith.addi %5667, %c13 : index
                %5669 = arith.remui %5665, %c15 : index
                %5670 = arith.divui %5344, %c5 : index
                %5671 = arith.remui %5344, %c5 : index
                %5672 = arith.muli %5671, %c16 : index
                %5673 = arith.addi %5670, %5672 : index
                %5674 = arith.muli %5669, %c15 : index
                %5675 = arith.divui %5673, %c4 : index
                %5676 = arith.muli %5675, %c4 : index
                %5677 = arith.remui %5673, %c5 : index
                %5678 = arith.muli %5677, %c5 : index
                %5679 = arith.addi %5676, %5678 : index
                %5680 = arith.divui %5673, %c5 : index
                %5681 = arith.remui %5680, %c5 : index
                %5682 = arith.addi %5679, %5681 : index
                %5683 = arith.addi %5674, %5682 : index
                %5684 = arith.addi %5668, %5683 : index
                %5685 = arith.addi %5598, %5684 : index
                %5686 = vector.shuffle %5576, %5576 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5686, %kv[%5685] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
