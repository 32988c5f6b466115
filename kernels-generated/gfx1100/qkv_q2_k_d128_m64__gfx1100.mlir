// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q2_k', dim=128, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q2_k_d128_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 16 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 4 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 2 : index
  %c5 = arith.constant 256 : index
  %c6 = arith.constant 64 : index
  %c7 = arith.constant 127 : index
  %c8 = arith.constant 128 : index
  %c9 = arith.constant 8 : index
  %c10 = arith.constant 0 : index
  %c11 = arith.constant 1 : index
  %c12 = arith.constant 8192 : index
  %c13 = arith.constant 2048 : index
  %tileRows = wave.param "tileRows" : index
  %c15 = arith.constant 16 : index
  %c16 = arith.constant 32 : index
  %c17 = arith.constant 48 : index
  %c18 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c21 = arith.constant dense<[0, 8, 0, 8]> : vector<4xi32>
  %c22 = arith.constant dense<196611> : vector<4xi32>
  %c23 = arith.constant dense<1677747200> : vector<4xi32>
  %c24 = arith.constant dense<[2, 10, 2, 10]> : vector<4xi32>
  %c25 = arith.constant dense<[4, 12, 4, 12]> : vector<4xi32>
  %c26 = arith.constant dense<[6, 14, 6, 14]> : vector<4xi32>
  %c27 = arith.constant dense<0x6400> : vector<32xf16>
  %c28 = arith.constant 3 : index
  %c29 = arith.constant 96 : index
  %c30 = arith.constant 160 : index
  %c31 = arith.constant 192 : index
  %c32 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c35 = arith.constant 4096 : index
  %c36 = arith.constant 6144 : index
  %hasBias = wave.param "hasBias" : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c40 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %c42 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c47 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c48 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c49 = arith.constant 512 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = wave.wave
  %3 = arith.remui %2, %c2 : index
  %4 = arith.divui %2, %c2 : index
  %5 = arith.muli %inputFeatures, %c2 : index
  %6 = arith.muli %inputFeatures, %c2 : index
  %7 = arith.divui %6, %c4 : index
  %8 = arith.divui %inputFeatures, %c5 : index
  %9 = arith.muli %8, %c6 : index
  %10 = arith.addi %9, %7 : index
  %11 = arith.addi %10, %c7 : index
  %12 = arith.divui %11, %c8 : index
  %13 = arith.muli %12, %c8 : index
  %14 = arith.addi %5, %13 : index
  %15 = arith.addi %14, %c8 : index
  %16 = arith.muli %0, %c9 : index
  %17 = arith.muli %3, %c4 : index
  %18 = arith.addi %16, %17 : index
  %19 = arith.addi %18, %c10 : index
  %20 = arith.muli %19, %15 : index
  %21 = arith.addi %18, %c11 : index
  %22 = arith.muli %21, %15 : index
  %23 = wave.scratch %c12 : memref<?xf32>
  %24 = wave.scratch %c13 : memref<?xf32>
  %25 = memref.load %step[%c10] : memref<?xi32>
  %26 = arith.index_cast %25 : i32 to index
  %27 = arith.muli %1, %c6 : index
  %28 = arith.cmpi slt, %27, %26 : index
  scf.if %28 {
    %29 = wave.lane
    %30 = arith.remui %29, %c15 : index
    %31 = arith.remui %30, %tileRows : index
    %32 = arith.addi %27, %31 : index
    %33 = arith.divui %32, %tileRows : index
    %34 = arith.divui %inputFeatures, %c15 : index
    %35 = arith.muli %33, %34 : index
    %36 = arith.divui %c10, %c15 : index
    %37 = arith.addi %35, %36 : index
    %38 = arith.muli %37, %c4 : index
    %39 = arith.remui %c10, %c15 : index
    %40 = arith.divui %39, %c9 : index
    %41 = arith.addi %38, %40 : index
    %42 = arith.muli %tileRows, %c9 : index
    %43 = arith.muli %41, %42 : index
    %44 = arith.remui %32, %tileRows : index
    %45 = arith.muli %44, %c9 : index
    %46 = arith.addi %43, %45 : index
    %47 = arith.remui %c10, %c9 : index
    %48 = arith.addi %46, %47 : index
    %49 = arith.addi %30, %c15 : index
    %50 = arith.addi %27, %49 : index
    %51 = arith.divui %50, %tileRows : index
    %52 = arith.divui %inputFeatures, %c15 : index
    %53 = arith.muli %51, %52 : index
    %54 = arith.divui %c10, %c15 : index
    %55 = arith.addi %53, %54 : index
    %56 = arith.muli %55, %c4 : index
    %57 = arith.remui %c10, %c15 : index
    %58 = arith.divui %57, %c9 : index
    %59 = arith.addi %56, %58 : index
    %60 = arith.muli %tileRows, %c9 : index
    %61 = arith.muli %59, %60 : index
    %62 = arith.remui %50, %tileRows : index
    %63 = arith.muli %62, %c9 : index
    %64 = arith.addi %61, %63 : index
    %65 = arith.remui %c10, %c9 : index
    %66 = arith.addi %64, %65 : index
    %67 = arith.addi %30, %c16 : index
    %68 = arith.addi %27, %67 : index
    %69 = arith.divui %68, %tileRows : index
    %70 = arith.divui %inputFeatures, %c15 : index
    %71 = arith.muli %69, %70 : index
    %72 = arith.divui %c10, %c15 : index
    %73 = arith.addi %71, %72 : index
    %74 = arith.muli %73, %c4 : index
    %75 = arith.remui %c10, %c15 : index
    %76 = arith.divui %75, %c9 : index
    %77 = arith.addi %74, %76 : index
    %78 = arith.muli %tileRows, %c9 : index
    %79 = arith.muli %77, %78 : index
    %80 = arith.remui %68, %tileRows : index
    %81 = arith.muli %80, %c9 : index
    %82 = arith.addi %79, %81 : index
    %83 = arith.remui %c10, %c9 : index
    %84 = arith.addi %82, %83 : index
    %85 = arith.addi %30, %c17 : index
    %86 = arith.addi %27, %85 : index
    %87 = arith.divui %86, %tileRows : index
    %88 = arith.divui %inputFeatures, %c15 : index
    %89 = arith.muli %87, %88 : index
    %90 = arith.divui %c10, %c15 : index
    %91 = arith.addi %89, %90 : index
    %92 = arith.muli %91, %c4 : index
    %93 = arith.remui %c10, %c15 : index
    %94 = arith.divui %93, %c9 : index
    %95 = arith.addi %92, %94 : index
    %96 = arith.muli %tileRows, %c9 : index
    %97 = arith.muli %95, %96 : index
    %98 = arith.remui %86, %tileRows : index
    %99 = arith.muli %98, %c9 : index
    %100 = arith.addi %97, %99 : index
    %101 = arith.remui %c10, %c9 : index
    %102 = arith.addi %100, %101 : index
    %103 = arith.divui %inputFeatures, %c16 : index
    %104 = arith.muli %4, %stepsPerWave : index
    %105 = arith.minsi %104, %103 : index
    %106 = arith.addi %105, %stepsPerWave : index
    %107 = arith.minsi %106, %103 : index
    %108 = arith.cmpi eq, %wholeBlocks, %c11 : index
    %109 = arith.subi %107, %105 : index
    %110 = arith.divui %109, %c4 : index
    %111 = arith.muli %110, %c4 : index
    %112 = arith.addi %105, %111 : index
    %113 = arith.addi %105, %stepsPerWave : index
    %114 = arith.select %108, %113, %112 : index
    %124:8 = scf.for %115 = %105 to %114 step %c4 iter_args(%116 = %c18, %117 = %c18, %118 = %c18, %119 = %c18, %120 = %c18, %121 = %c18, %122 = %c18, %123 = %c18) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %125 = wave.lane
      %126 = arith.addi %115, %c10 : index
      %127 = arith.remui %125, %c15 : index
      %128 = arith.addi %20, %c8 : index
      %129 = arith.divui %126, %c9 : index
      %130 = arith.muli %129, %c6 : index
      %131 = arith.addi %128, %130 : index
      %132 = arith.muli %127, %c2 : index
      %133 = arith.addi %131, %132 : index
      %134 = vector.load %w[%133] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %135 = vector.bitcast %134 : vector<4xi8> to vector<2xf16>
      %136 = arith.divui %inputFeatures, %c5 : index
      %137 = arith.muli %136, %c6 : index
      %138 = arith.addi %128, %137 : index
      %139 = arith.muli %126, %c6 : index
      %140 = arith.addi %138, %139 : index
      %141 = arith.muli %127, %c2 : index
      %142 = arith.addi %140, %141 : index
      %143 = vector.load %w[%142] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %144 = vector.extract %135[0] : f16 from vector<2xf16>
      %145 = arith.extf %144 : f16 to f32
      %146 = vector.extract %143[0] : i8 from vector<4xi8>
      %147 = arith.extui %146 : i8 to i32
      %148 = arith.sitofp %147 : i32 to f32
      %149 = arith.mulf %145, %148 : f32
      %150 = arith.truncf %149 : f32 to f16
      %151 = vector.broadcast %150 : f16 to vector<16xf16>
      %152 = vector.extract %135[1] : f16 from vector<2xf16>
      %153 = arith.extf %152 : f16 to f32
      %154 = vector.extract %143[1] : i8 from vector<4xi8>
      %155 = arith.extui %154 : i8 to i32
      %156 = arith.sitofp %155 : i32 to f32
      %157 = arith.mulf %153, %156 : f32
      %158 = arith.truncf %157 : f32 to f16
      %159 = vector.broadcast %158 : f16 to vector<16xf16>
      %160 = vector.extract %135[0] : f16 from vector<2xf16>
      %161 = arith.extf %160 : f16 to f32
      %162 = vector.extract %143[2] : i8 from vector<4xi8>
      %163 = arith.extui %162 : i8 to i32
      %164 = arith.sitofp %163 : i32 to f32
      %165 = arith.mulf %161, %164 : f32
      %166 = arith.truncf %165 : f32 to f16
      %167 = vector.broadcast %166 : f16 to vector<16xf16>
      %168 = vector.extract %135[1] : f16 from vector<2xf16>
      %169 = arith.extf %168 : f16 to f32
      %170 = vector.extract %143[3] : i8 from vector<4xi8>
      %171 = arith.extui %170 : i8 to i32
      %172 = arith.sitofp %171 : i32 to f32
      %173 = arith.mulf %169, %172 : f32
      %174 = arith.truncf %173 : f32 to f16
      %175 = vector.broadcast %174 : f16 to vector<16xf16>
      %176 = arith.addi %20, %c8 : index
      %177 = arith.muli %inputFeatures, %c2 : index
      %178 = arith.divui %177, %c4 : index
      %179 = arith.divui %inputFeatures, %c5 : index
      %180 = arith.muli %179, %c6 : index
      %181 = arith.addi %180, %178 : index
      %182 = arith.addi %181, %c7 : index
      %183 = arith.divui %182, %c8 : index
      %184 = arith.muli %183, %c8 : index
      %185 = arith.addi %176, %184 : index
      %186 = arith.muli %inputFeatures, %c10 : index
      %187 = arith.addi %185, %186 : index
      %188 = arith.muli %126, %c15 : index
      %189 = arith.addi %188, %127 : index
      %190 = arith.muli %189, %c9 : index
      %191 = arith.addi %187, %190 : index
      %192 = vector.load %w[%191] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %193 = vector.bitcast %192 : vector<8xi8> to vector<2xi32>
      %194 = vector.shuffle %193, %193 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %195 = arith.shrui %194, %c21 : vector<4xi32>
      %196 = arith.andi %195, %c22 : vector<4xi32>
      %197 = arith.ori %196, %c23 : vector<4xi32>
      %198 = vector.bitcast %197 : vector<4xi32> to vector<8xf16>
      %199 = arith.shrui %194, %c24 : vector<4xi32>
      %200 = arith.andi %199, %c22 : vector<4xi32>
      %201 = arith.ori %200, %c23 : vector<4xi32>
      %202 = vector.bitcast %201 : vector<4xi32> to vector<8xf16>
      %203 = arith.shrui %194, %c25 : vector<4xi32>
      %204 = arith.andi %203, %c22 : vector<4xi32>
      %205 = arith.ori %204, %c23 : vector<4xi32>
      %206 = vector.bitcast %205 : vector<4xi32> to vector<8xf16>
      %207 = arith.shrui %194, %c26 : vector<4xi32>
      %208 = arith.andi %207, %c22 : vector<4xi32>
      %209 = arith.ori %208, %c23 : vector<4xi32>
      %210 = vector.bitcast %209 : vector<4xi32> to vector<8xf16>
      %211 = vector.shuffle %198, %202 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %212 = vector.shuffle %206, %210 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %213 = vector.shuffle %211, %212 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %214 = arith.subf %213, %c27 : vector<32xf16>
      %215 = vector.shuffle %214, %214 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %216 = vector.shuffle %214, %214 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %217 = math.fma %215, %151, %159 : vector<16xf16>
      %218 = math.fma %216, %167, %175 : vector<16xf16>
      %219 = arith.addi %115, %c11 : index
      %220 = arith.remui %125, %c15 : index
      %221 = arith.addi %20, %c8 : index
      %222 = arith.divui %219, %c9 : index
      %223 = arith.muli %222, %c6 : index
      %224 = arith.addi %221, %223 : index
      %225 = arith.muli %220, %c2 : index
      %226 = arith.addi %224, %225 : index
      %227 = vector.load %w[%226] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %228 = vector.bitcast %227 : vector<4xi8> to vector<2xf16>
      %229 = arith.divui %inputFeatures, %c5 : index
      %230 = arith.muli %229, %c6 : index
      %231 = arith.addi %221, %230 : index
      %232 = arith.muli %219, %c6 : index
      %233 = arith.addi %231, %232 : index
      %234 = arith.muli %220, %c2 : index
      %235 = arith.addi %233, %234 : index
      %236 = vector.load %w[%235] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %237 = vector.extract %228[0] : f16 from vector<2xf16>
      %238 = arith.extf %237 : f16 to f32
      %239 = vector.extract %236[0] : i8 from vector<4xi8>
      %240 = arith.extui %239 : i8 to i32
      %241 = arith.sitofp %240 : i32 to f32
      %242 = arith.mulf %238, %241 : f32
      %243 = arith.truncf %242 : f32 to f16
      %244 = vector.broadcast %243 : f16 to vector<16xf16>
      %245 = vector.extract %228[1] : f16 from vector<2xf16>
      %246 = arith.extf %245 : f16 to f32
      %247 = vector.extract %236[1] : i8 from vector<4xi8>
      %248 = arith.extui %247 : i8 to i32
      %249 = arith.sitofp %248 : i32 to f32
      %250 = arith.mulf %246, %249 : f32
      %251 = arith.truncf %250 : f32 to f16
      %252 = vector.broadcast %251 : f16 to vector<16xf16>
      %253 = vector.extract %228[0] : f16 from vector<2xf16>
      %254 = arith.extf %253 : f16 to f32
      %255 = vector.extract %236[2] : i8 from vector<4xi8>
      %256 = arith.extui %255 : i8 to i32
      %257 = arith.sitofp %256 : i32 to f32
      %258 = arith.mulf %254, %257 : f32
      %259 = arith.truncf %258 : f32 to f16
      %260 = vector.broadcast %259 : f16 to vector<16xf16>
      %261 = vector.extract %228[1] : f16 from vector<2xf16>
      %262 = arith.extf %261 : f16 to f32
      %263 = vector.extract %236[3] : i8 from vector<4xi8>
      %264 = arith.extui %263 : i8 to i32
      %265 = arith.sitofp %264 : i32 to f32
      %266 = arith.mulf %262, %265 : f32
      %267 = arith.truncf %266 : f32 to f16
      %268 = vector.broadcast %267 : f16 to vector<16xf16>
      %269 = arith.addi %20, %c8 : index
      %270 = arith.muli %inputFeatures, %c2 : index
      %271 = arith.divui %270, %c4 : index
      %272 = arith.divui %inputFeatures, %c5 : index
      %273 = arith.muli %272, %c6 : index
      %274 = arith.addi %273, %271 : index
      %275 = arith.addi %274, %c7 : index
      %276 = arith.divui %275, %c8 : index
      %277 = arith.muli %276, %c8 : index
      %278 = arith.addi %269, %277 : index
      %279 = arith.muli %inputFeatures, %c10 : index
      %280 = arith.addi %278, %279 : index
      %281 = arith.muli %219, %c15 : index
      %282 = arith.addi %281, %220 : index
      %283 = arith.muli %282, %c9 : index
      %284 = arith.addi %280, %283 : index
      %285 = vector.load %w[%284] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %286 = vector.bitcast %285 : vector<8xi8> to vector<2xi32>
      %287 = vector.shuffle %286, %286 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %288 = arith.shrui %287, %c21 : vector<4xi32>
      %289 = arith.andi %288, %c22 : vector<4xi32>
      %290 = arith.ori %289, %c23 : vector<4xi32>
      %291 = vector.bitcast %290 : vector<4xi32> to vector<8xf16>
      %292 = arith.shrui %287, %c24 : vector<4xi32>
      %293 = arith.andi %292, %c22 : vector<4xi32>
      %294 = arith.ori %293, %c23 : vector<4xi32>
      %295 = vector.bitcast %294 : vector<4xi32> to vector<8xf16>
      %296 = arith.shrui %287, %c25 : vector<4xi32>
      %297 = arith.andi %296, %c22 : vector<4xi32>
      %298 = arith.ori %297, %c23 : vector<4xi32>
      %299 = vector.bitcast %298 : vector<4xi32> to vector<8xf16>
      %300 = arith.shrui %287, %c26 : vector<4xi32>
      %301 = arith.andi %300, %c22 : vector<4xi32>
      %302 = arith.ori %301, %c23 : vector<4xi32>
      %303 = vector.bitcast %302 : vector<4xi32> to vector<8xf16>
      %304 = vector.shuffle %291, %295 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %305 = vector.shuffle %299, %303 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %306 = vector.shuffle %304, %305 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %307 = arith.subf %306, %c27 : vector<32xf16>
      %308 = vector.shuffle %307, %307 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %309 = vector.shuffle %307, %307 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %310 = math.fma %308, %244, %252 : vector<16xf16>
      %311 = math.fma %309, %260, %268 : vector<16xf16>
      %312 = arith.addi %115, %c10 : index
      %313 = arith.remui %125, %c15 : index
      %314 = arith.addi %22, %c8 : index
      %315 = arith.divui %312, %c9 : index
      %316 = arith.muli %315, %c6 : index
      %317 = arith.addi %314, %316 : index
      %318 = arith.muli %313, %c2 : index
      %319 = arith.addi %317, %318 : index
      %320 = vector.load %w[%319] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %321 = vector.bitcast %320 : vector<4xi8> to vector<2xf16>
      %322 = arith.divui %inputFeatures, %c5 : index
      %323 = arith.muli %322, %c6 : index
      %324 = arith.addi %314, %323 : index
      %325 = arith.muli %312, %c6 : index
      %326 = arith.addi %324, %325 : index
      %327 = arith.muli %313, %c2 : index
      %328 = arith.addi %326, %327 : index
      %329 = vector.load %w[%328] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %330 = vector.extract %321[0] : f16 from vector<2xf16>
      %331 = arith.extf %330 : f16 to f32
      %332 = vector.extract %329[0] : i8 from vector<4xi8>
      %333 = arith.extui %332 : i8 to i32
      %334 = arith.sitofp %333 : i32 to f32
      %335 = arith.mulf %331, %334 : f32
      %336 = arith.truncf %335 : f32 to f16
      %337 = vector.broadcast %336 : f16 to vector<16xf16>
      %338 = vector.extract %321[1] : f16 from vector<2xf16>
      %339 = arith.extf %338 : f16 to f32
      %340 = vector.extract %329[1] : i8 from vector<4xi8>
      %341 = arith.extui %340 : i8 to i32
      %342 = arith.sitofp %341 : i32 to f32
      %343 = arith.mulf %339, %342 : f32
      %344 = arith.truncf %343 : f32 to f16
      %345 = vector.broadcast %344 : f16 to vector<16xf16>
      %346 = vector.extract %321[0] : f16 from vector<2xf16>
      %347 = arith.extf %346 : f16 to f32
      %348 = vector.extract %329[2] : i8 from vector<4xi8>
      %349 = arith.extui %348 : i8 to i32
      %350 = arith.sitofp %349 : i32 to f32
      %351 = arith.mulf %347, %350 : f32
      %352 = arith.truncf %351 : f32 to f16
      %353 = vector.broadcast %352 : f16 to vector<16xf16>
      %354 = vector.extract %321[1] : f16 from vector<2xf16>
      %355 = arith.extf %354 : f16 to f32
      %356 = vector.extract %329[3] : i8 from vector<4xi8>
      %357 = arith.extui %356 : i8 to i32
      %358 = arith.sitofp %357 : i32 to f32
      %359 = arith.mulf %355, %358 : f32
      %360 = arith.truncf %359 : f32 to f16
      %361 = vector.broadcast %360 : f16 to vector<16xf16>
      %362 = arith.addi %22, %c8 : index
      %363 = arith.muli %inputFeatures, %c2 : index
      %364 = arith.divui %363, %c4 : index
      %365 = arith.divui %inputFeatures, %c5 : index
      %366 = arith.muli %365, %c6 : index
      %367 = arith.addi %366, %364 : index
      %368 = arith.addi %367, %c7 : index
      %369 = arith.divui %368, %c8 : index
      %370 = arith.muli %369, %c8 : index
      %371 = arith.addi %362, %370 : index
      %372 = arith.muli %inputFeatures, %c10 : index
      %373 = arith.addi %371, %372 : index
      %374 = arith.muli %312, %c15 : index
      %375 = arith.addi %374, %313 : index
      %376 = arith.muli %375, %c9 : index
      %377 = arith.addi %373, %376 : index
      %378 = vector.load %w[%377] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %379 = vector.bitcast %378 : vector<8xi8> to vector<2xi32>
      %380 = vector.shuffle %379, %379 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %381 = arith.shrui %380, %c21 : vector<4xi32>
      %382 = arith.andi %381, %c22 : vector<4xi32>
      %383 = arith.ori %382, %c23 : vector<4xi32>
      %384 = vector.bitcast %383 : vector<4xi32> to vector<8xf16>
      %385 = arith.shrui %380, %c24 : vector<4xi32>
      %386 = arith.andi %385, %c22 : vector<4xi32>
      %387 = arith.ori %386, %c23 : vector<4xi32>
      %388 = vector.bitcast %387 : vector<4xi32> to vector<8xf16>
      %389 = arith.shrui %380, %c25 : vector<4xi32>
      %390 = arith.andi %389, %c22 : vector<4xi32>
      %391 = arith.ori %390, %c23 : vector<4xi32>
      %392 = vector.bitcast %391 : vector<4xi32> to vector<8xf16>
      %393 = arith.shrui %380, %c26 : vector<4xi32>
      %394 = arith.andi %393, %c22 : vector<4xi32>
      %395 = arith.ori %394, %c23 : vector<4xi32>
      %396 = vector.bitcast %395 : vector<4xi32> to vector<8xf16>
      %397 = vector.shuffle %384, %388 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %398 = vector.shuffle %392, %396 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %399 = vector.shuffle %397, %398 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %400 = arith.subf %399, %c27 : vector<32xf16>
      %401 = vector.shuffle %400, %400 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %402 = vector.shuffle %400, %400 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %403 = math.fma %401, %337, %345 : vector<16xf16>
      %404 = math.fma %402, %353, %361 : vector<16xf16>
      %405 = arith.addi %115, %c11 : index
      %406 = arith.remui %125, %c15 : index
      %407 = arith.addi %22, %c8 : index
      %408 = arith.divui %405, %c9 : index
      %409 = arith.muli %408, %c6 : index
      %410 = arith.addi %407, %409 : index
      %411 = arith.muli %406, %c2 : index
      %412 = arith.addi %410, %411 : index
      %413 = vector.load %w[%412] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %414 = vector.bitcast %413 : vector<4xi8> to vector<2xf16>
      %415 = arith.divui %inputFeatures, %c5 : index
      %416 = arith.muli %415, %c6 : index
      %417 = arith.addi %407, %416 : index
      %418 = arith.muli %405, %c6 : index
      %419 = arith.addi %417, %418 : index
      %420 = arith.muli %406, %c2 : index
      %421 = arith.addi %419, %420 : index
      %422 = vector.load %w[%421] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %423 = vector.extract %414[0] : f16 from vector<2xf16>
      %424 = arith.extf %423 : f16 to f32
      %425 = vector.extract %422[0] : i8 from vector<4xi8>
      %426 = arith.extui %425 : i8 to i32
      %427 = arith.sitofp %426 : i32 to f32
      %428 = arith.mulf %424, %427 : f32
      %429 = arith.truncf %428 : f32 to f16
      %430 = vector.broadcast %429 : f16 to vector<16xf16>
      %431 = vector.extract %414[1] : f16 from vector<2xf16>
      %432 = arith.extf %431 : f16 to f32
      %433 = vector.extract %422[1] : i8 from vector<4xi8>
      %434 = arith.extui %433 : i8 to i32
      %435 = arith.sitofp %434 : i32 to f32
      %436 = arith.mulf %432, %435 : f32
      %437 = arith.truncf %436 : f32 to f16
      %438 = vector.broadcast %437 : f16 to vector<16xf16>
      %439 = vector.extract %414[0] : f16 from vector<2xf16>
      %440 = arith.extf %439 : f16 to f32
      %441 = vector.extract %422[2] : i8 from vector<4xi8>
      %442 = arith.extui %441 : i8 to i32
      %443 = arith.sitofp %442 : i32 to f32
      %444 = arith.mulf %440, %443 : f32
      %445 = arith.truncf %444 : f32 to f16
      %446 = vector.broadcast %445 : f16 to vector<16xf16>
      %447 = vector.extract %414[1] : f16 from vector<2xf16>
      %448 = arith.extf %447 : f16 to f32
      %449 = vector.extract %422[3] : i8 from vector<4xi8>
      %450 = arith.extui %449 : i8 to i32
      %451 = arith.sitofp %450 : i32 to f32
      %452 = arith.mulf %448, %451 : f32
      %453 = arith.truncf %452 : f32 to f16
      %454 = vector.broadcast %453 : f16 to vector<16xf16>
      %455 = arith.addi %22, %c8 : index
      %456 = arith.muli %inputFeatures, %c2 : index
      %457 = arith.divui %456, %c4 : index
      %458 = arith.divui %inputFeatures, %c5 : index
      %459 = arith.muli %458, %c6 : index
      %460 = arith.addi %459, %457 : index
      %461 = arith.addi %460, %c7 : index
      %462 = arith.divui %461, %c8 : index
      %463 = arith.muli %462, %c8 : index
      %464 = arith.addi %455, %463 : index
      %465 = arith.muli %inputFeatures, %c10 : index
      %466 = arith.addi %464, %465 : index
      %467 = arith.muli %405, %c15 : index
      %468 = arith.addi %467, %406 : index
      %469 = arith.muli %468, %c9 : index
      %470 = arith.addi %466, %469 : index
      %471 = vector.load %w[%470] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %472 = vector.bitcast %471 : vector<8xi8> to vector<2xi32>
      %473 = vector.shuffle %472, %472 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %474 = arith.shrui %473, %c21 : vector<4xi32>
      %475 = arith.andi %474, %c22 : vector<4xi32>
      %476 = arith.ori %475, %c23 : vector<4xi32>
      %477 = vector.bitcast %476 : vector<4xi32> to vector<8xf16>
      %478 = arith.shrui %473, %c24 : vector<4xi32>
      %479 = arith.andi %478, %c22 : vector<4xi32>
      %480 = arith.ori %479, %c23 : vector<4xi32>
      %481 = vector.bitcast %480 : vector<4xi32> to vector<8xf16>
      %482 = arith.shrui %473, %c25 : vector<4xi32>
      %483 = arith.andi %482, %c22 : vector<4xi32>
      %484 = arith.ori %483, %c23 : vector<4xi32>
      %485 = vector.bitcast %484 : vector<4xi32> to vector<8xf16>
      %486 = arith.shrui %473, %c26 : vector<4xi32>
      %487 = arith.andi %486, %c22 : vector<4xi32>
      %488 = arith.ori %487, %c23 : vector<4xi32>
      %489 = vector.bitcast %488 : vector<4xi32> to vector<8xf16>
      %490 = vector.shuffle %477, %481 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %491 = vector.shuffle %485, %489 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %492 = vector.shuffle %490, %491 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %493 = arith.subf %492, %c27 : vector<32xf16>
      %494 = vector.shuffle %493, %493 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %495 = vector.shuffle %493, %493 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %496 = math.fma %494, %430, %438 : vector<16xf16>
      %497 = math.fma %495, %446, %454 : vector<16xf16>
      %498 = arith.muli %115, %c4 : index
      %499 = arith.addi %498, %c10 : index
      %500 = arith.muli %tileRows, %c15 : index
      %501 = arith.muli %499, %500 : index
      %502 = arith.addi %48, %501 : index
      %503 = vector.load %x[%502] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %504 = arith.muli %tileRows, %c9 : index
      %505 = arith.addi %502, %504 : index
      %506 = vector.load %x[%505] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %507 = vector.shuffle %503, %506 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %508 = wave.mma %507, %217, %116 : vector<16xf16>, vector<8xf32>
      %509 = wave.mma %507, %403, %117 : vector<16xf16>, vector<8xf32>
      %510 = arith.muli %115, %c4 : index
      %511 = arith.addi %510, %c10 : index
      %512 = arith.muli %tileRows, %c15 : index
      %513 = arith.muli %511, %512 : index
      %514 = arith.addi %66, %513 : index
      %515 = vector.load %x[%514] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %516 = arith.muli %tileRows, %c9 : index
      %517 = arith.addi %514, %516 : index
      %518 = vector.load %x[%517] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %519 = vector.shuffle %515, %518 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %520 = wave.mma %519, %217, %118 : vector<16xf16>, vector<8xf32>
      %521 = wave.mma %519, %403, %119 : vector<16xf16>, vector<8xf32>
      %522 = arith.muli %115, %c4 : index
      %523 = arith.addi %522, %c10 : index
      %524 = arith.muli %tileRows, %c15 : index
      %525 = arith.muli %523, %524 : index
      %526 = arith.addi %84, %525 : index
      %527 = vector.load %x[%526] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %528 = arith.muli %tileRows, %c9 : index
      %529 = arith.addi %526, %528 : index
      %530 = vector.load %x[%529] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %531 = vector.shuffle %527, %530 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %532 = wave.mma %531, %217, %120 : vector<16xf16>, vector<8xf32>
      %533 = wave.mma %531, %403, %121 : vector<16xf16>, vector<8xf32>
      %534 = arith.muli %115, %c4 : index
      %535 = arith.addi %534, %c10 : index
      %536 = arith.muli %tileRows, %c15 : index
      %537 = arith.muli %535, %536 : index
      %538 = arith.addi %102, %537 : index
      %539 = vector.load %x[%538] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %540 = arith.muli %tileRows, %c9 : index
      %541 = arith.addi %538, %540 : index
      %542 = vector.load %x[%541] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %543 = vector.shuffle %539, %542 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %544 = wave.mma %543, %217, %122 : vector<16xf16>, vector<8xf32>
      %545 = wave.mma %543, %403, %123 : vector<16xf16>, vector<8xf32>
      %546 = arith.muli %115, %c4 : index
      %547 = arith.addi %546, %c11 : index
      %548 = arith.muli %tileRows, %c15 : index
      %549 = arith.muli %547, %548 : index
      %550 = arith.addi %48, %549 : index
      %551 = vector.load %x[%550] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %552 = arith.muli %tileRows, %c9 : index
      %553 = arith.addi %550, %552 : index
      %554 = vector.load %x[%553] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %555 = vector.shuffle %551, %554 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %556 = wave.mma %555, %218, %508 : vector<16xf16>, vector<8xf32>
      %557 = wave.mma %555, %404, %509 : vector<16xf16>, vector<8xf32>
      %558 = arith.muli %115, %c4 : index
      %559 = arith.addi %558, %c11 : index
      %560 = arith.muli %tileRows, %c15 : index
      %561 = arith.muli %559, %560 : index
      %562 = arith.addi %66, %561 : index
      %563 = vector.load %x[%562] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %564 = arith.muli %tileRows, %c9 : index
      %565 = arith.addi %562, %564 : index
      %566 = vector.load %x[%565] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %567 = vector.shuffle %563, %566 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %568 = wave.mma %567, %218, %520 : vector<16xf16>, vector<8xf32>
      %569 = wave.mma %567, %404, %521 : vector<16xf16>, vector<8xf32>
      %570 = arith.muli %115, %c4 : index
      %571 = arith.addi %570, %c11 : index
      %572 = arith.muli %tileRows, %c15 : index
      %573 = arith.muli %571, %572 : index
      %574 = arith.addi %84, %573 : index
      %575 = vector.load %x[%574] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %576 = arith.muli %tileRows, %c9 : index
      %577 = arith.addi %574, %576 : index
      %578 = vector.load %x[%577] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %579 = vector.shuffle %575, %578 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %580 = wave.mma %579, %218, %532 : vector<16xf16>, vector<8xf32>
      %581 = wave.mma %579, %404, %533 : vector<16xf16>, vector<8xf32>
      %582 = arith.muli %115, %c4 : index
      %583 = arith.addi %582, %c11 : index
      %584 = arith.muli %tileRows, %c15 : index
      %585 = arith.muli %583, %584 : index
      %586 = arith.addi %102, %585 : index
      %587 = vector.load %x[%586] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %588 = arith.muli %tileRows, %c9 : index
      %589 = arith.addi %586, %588 : index
      %590 = vector.load %x[%589] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %591 = vector.shuffle %587, %590 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %592 = wave.mma %591, %218, %544 : vector<16xf16>, vector<8xf32>
      %593 = wave.mma %591, %404, %545 : vector<16xf16>, vector<8xf32>
      %594 = arith.muli %115, %c4 : index
      %595 = arith.addi %594, %c4 : index
      %596 = arith.muli %tileRows, %c15 : index
      %597 = arith.muli %595, %596 : index
      %598 = arith.addi %48, %597 : index
      %599 = vector.load %x[%598] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %600 = arith.muli %tileRows, %c9 : index
      %601 = arith.addi %598, %600 : index
      %602 = vector.load %x[%601] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %603 = vector.shuffle %599, %602 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %604 = wave.mma %603, %310, %556 : vector<16xf16>, vector<8xf32>
      %605 = wave.mma %603, %496, %557 : vector<16xf16>, vector<8xf32>
      %606 = arith.muli %115, %c4 : index
      %607 = arith.addi %606, %c4 : index
      %608 = arith.muli %tileRows, %c15 : index
      %609 = arith.muli %607, %608 : index
      %610 = arith.addi %66, %609 : index
      %611 = vector.load %x[%610] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %612 = arith.muli %tileRows, %c9 : index
      %613 = arith.addi %610, %612 : index
      %614 = vector.load %x[%613] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %615 = vector.shuffle %611, %614 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %616 = wave.mma %615, %310, %568 : vector<16xf16>, vector<8xf32>
      %617 = wave.mma %615, %496, %569 : vector<16xf16>, vector<8xf32>
      %618 = arith.muli %115, %c4 : index
      %619 = arith.addi %618, %c4 : index
      %620 = arith.muli %tileRows, %c15 : index
      %621 = arith.muli %619, %620 : index
      %622 = arith.addi %84, %621 : index
      %623 = vector.load %x[%622] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %624 = arith.muli %tileRows, %c9 : index
      %625 = arith.addi %622, %624 : index
      %626 = vector.load %x[%625] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %627 = vector.shuffle %623, %626 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %628 = wave.mma %627, %310, %580 : vector<16xf16>, vector<8xf32>
      %629 = wave.mma %627, %496, %581 : vector<16xf16>, vector<8xf32>
      %630 = arith.muli %115, %c4 : index
      %631 = arith.addi %630, %c4 : index
      %632 = arith.muli %tileRows, %c15 : index
      %633 = arith.muli %631, %632 : index
      %634 = arith.addi %102, %633 : index
      %635 = vector.load %x[%634] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %636 = arith.muli %tileRows, %c9 : index
      %637 = arith.addi %634, %636 : index
      %638 = vector.load %x[%637] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %639 = vector.shuffle %635, %638 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %640 = wave.mma %639, %310, %592 : vector<16xf16>, vector<8xf32>
      %641 = wave.mma %639, %496, %593 : vector<16xf16>, vector<8xf32>
      %642 = arith.muli %115, %c4 : index
      %643 = arith.addi %642, %c28 : index
      %644 = arith.muli %tileRows, %c15 : index
      %645 = arith.muli %643, %644 : index
      %646 = arith.addi %48, %645 : index
      %647 = vector.load %x[%646] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %648 = arith.muli %tileRows, %c9 : index
      %649 = arith.addi %646, %648 : index
      %650 = vector.load %x[%649] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %651 = vector.shuffle %647, %650 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %652 = wave.mma %651, %311, %604 : vector<16xf16>, vector<8xf32>
      %653 = wave.mma %651, %497, %605 : vector<16xf16>, vector<8xf32>
      %654 = arith.muli %115, %c4 : index
      %655 = arith.addi %654, %c28 : index
      %656 = arith.muli %tileRows, %c15 : index
      %657 = arith.muli %655, %656 : index
      %658 = arith.addi %66, %657 : index
      %659 = vector.load %x[%658] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %660 = arith.muli %tileRows, %c9 : index
      %661 = arith.addi %658, %660 : index
      %662 = vector.load %x[%661] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %663 = vector.shuffle %659, %662 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %664 = wave.mma %663, %311, %616 : vector<16xf16>, vector<8xf32>
      %665 = wave.mma %663, %497, %617 : vector<16xf16>, vector<8xf32>
      %666 = arith.muli %115, %c4 : index
      %667 = arith.addi %666, %c28 : index
      %668 = arith.muli %tileRows, %c15 : index
      %669 = arith.muli %667, %668 : index
      %670 = arith.addi %84, %669 : index
      %671 = vector.load %x[%670] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %672 = arith.muli %tileRows, %c9 : index
      %673 = arith.addi %670, %672 : index
      %674 = vector.load %x[%673] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %675 = vector.shuffle %671, %674 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %676 = wave.mma %675, %311, %628 : vector<16xf16>, vector<8xf32>
      %677 = wave.mma %675, %497, %629 : vector<16xf16>, vector<8xf32>
      %678 = arith.muli %115, %c4 : index
      %679 = arith.addi %678, %c28 : index
      %680 = arith.muli %tileRows, %c15 : index
      %681 = arith.muli %679, %680 : index
      %682 = arith.addi %102, %681 : index
      %683 = vector.load %x[%682] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %684 = arith.muli %tileRows, %c9 : index
      %685 = arith.addi %682, %684 : index
      %686 = vector.load %x[%685] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %687 = vector.shuffle %683, %686 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %688 = wave.mma %687, %311, %640 : vector<16xf16>, vector<8xf32>
      %689 = wave.mma %687, %497, %641 : vector<16xf16>, vector<8xf32>
      scf.yield %652, %653, %664, %665, %676, %677, %688, %689 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %690 = arith.select %108, %114, %107 : index
    %700:8 = scf.for %691 = %114 to %690 step %c11 iter_args(%692 = %124#0, %693 = %124#1, %694 = %124#2, %695 = %124#3, %696 = %124#4, %697 = %124#5, %698 = %124#6, %699 = %124#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %701 = wave.lane
      %702 = arith.addi %691, %c10 : index
      %703 = arith.remui %701, %c15 : index
      %704 = arith.addi %20, %c8 : index
      %705 = arith.divui %702, %c9 : index
      %706 = arith.muli %705, %c6 : index
      %707 = arith.addi %704, %706 : index
      %708 = arith.muli %703, %c2 : index
      %709 = arith.addi %707, %708 : index
      %710 = vector.load %w[%709] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %711 = vector.bitcast %710 : vector<4xi8> to vector<2xf16>
      %712 = arith.divui %inputFeatures, %c5 : index
      %713 = arith.muli %712, %c6 : index
      %714 = arith.addi %704, %713 : index
      %715 = arith.muli %702, %c6 : index
      %716 = arith.addi %714, %715 : index
      %717 = arith.muli %703, %c2 : index
      %718 = arith.addi %716, %717 : index
      %719 = vector.load %w[%718] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %720 = vector.extract %711[0] : f16 from vector<2xf16>
      %721 = arith.extf %720 : f16 to f32
      %722 = vector.extract %719[0] : i8 from vector<4xi8>
      %723 = arith.extui %722 : i8 to i32
      %724 = arith.sitofp %723 : i32 to f32
      %725 = arith.mulf %721, %724 : f32
      %726 = arith.truncf %725 : f32 to f16
      %727 = vector.broadcast %726 : f16 to vector<16xf16>
      %728 = vector.extract %711[1] : f16 from vector<2xf16>
      %729 = arith.extf %728 : f16 to f32
      %730 = vector.extract %719[1] : i8 from vector<4xi8>
      %731 = arith.extui %730 : i8 to i32
      %732 = arith.sitofp %731 : i32 to f32
      %733 = arith.mulf %729, %732 : f32
      %734 = arith.truncf %733 : f32 to f16
      %735 = vector.broadcast %734 : f16 to vector<16xf16>
      %736 = vector.extract %711[0] : f16 from vector<2xf16>
      %737 = arith.extf %736 : f16 to f32
      %738 = vector.extract %719[2] : i8 from vector<4xi8>
      %739 = arith.extui %738 : i8 to i32
      %740 = arith.sitofp %739 : i32 to f32
      %741 = arith.mulf %737, %740 : f32
      %742 = arith.truncf %741 : f32 to f16
      %743 = vector.broadcast %742 : f16 to vector<16xf16>
      %744 = vector.extract %711[1] : f16 from vector<2xf16>
      %745 = arith.extf %744 : f16 to f32
      %746 = vector.extract %719[3] : i8 from vector<4xi8>
      %747 = arith.extui %746 : i8 to i32
      %748 = arith.sitofp %747 : i32 to f32
      %749 = arith.mulf %745, %748 : f32
      %750 = arith.truncf %749 : f32 to f16
      %751 = vector.broadcast %750 : f16 to vector<16xf16>
      %752 = arith.addi %20, %c8 : index
      %753 = arith.muli %inputFeatures, %c2 : index
      %754 = arith.divui %753, %c4 : index
      %755 = arith.divui %inputFeatures, %c5 : index
      %756 = arith.muli %755, %c6 : index
      %757 = arith.addi %756, %754 : index
      %758 = arith.addi %757, %c7 : index
      %759 = arith.divui %758, %c8 : index
      %760 = arith.muli %759, %c8 : index
      %761 = arith.addi %752, %760 : index
      %762 = arith.muli %inputFeatures, %c10 : index
      %763 = arith.addi %761, %762 : index
      %764 = arith.muli %702, %c15 : index
      %765 = arith.addi %764, %703 : index
      %766 = arith.muli %765, %c9 : index
      %767 = arith.addi %763, %766 : index
      %768 = vector.load %w[%767] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %769 = vector.bitcast %768 : vector<8xi8> to vector<2xi32>
      %770 = vector.shuffle %769, %769 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %771 = arith.shrui %770, %c21 : vector<4xi32>
      %772 = arith.andi %771, %c22 : vector<4xi32>
      %773 = arith.ori %772, %c23 : vector<4xi32>
      %774 = vector.bitcast %773 : vector<4xi32> to vector<8xf16>
      %775 = arith.shrui %770, %c24 : vector<4xi32>
      %776 = arith.andi %775, %c22 : vector<4xi32>
      %777 = arith.ori %776, %c23 : vector<4xi32>
      %778 = vector.bitcast %777 : vector<4xi32> to vector<8xf16>
      %779 = arith.shrui %770, %c25 : vector<4xi32>
      %780 = arith.andi %779, %c22 : vector<4xi32>
      %781 = arith.ori %780, %c23 : vector<4xi32>
      %782 = vector.bitcast %781 : vector<4xi32> to vector<8xf16>
      %783 = arith.shrui %770, %c26 : vector<4xi32>
      %784 = arith.andi %783, %c22 : vector<4xi32>
      %785 = arith.ori %784, %c23 : vector<4xi32>
      %786 = vector.bitcast %785 : vector<4xi32> to vector<8xf16>
      %787 = vector.shuffle %774, %778 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %788 = vector.shuffle %782, %786 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %789 = vector.shuffle %787, %788 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %790 = arith.subf %789, %c27 : vector<32xf16>
      %791 = vector.shuffle %790, %790 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %792 = vector.shuffle %790, %790 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %793 = math.fma %791, %727, %735 : vector<16xf16>
      %794 = math.fma %792, %743, %751 : vector<16xf16>
      %795 = arith.addi %691, %c10 : index
      %796 = arith.remui %701, %c15 : index
      %797 = arith.addi %22, %c8 : index
      %798 = arith.divui %795, %c9 : index
      %799 = arith.muli %798, %c6 : index
      %800 = arith.addi %797, %799 : index
      %801 = arith.muli %796, %c2 : index
      %802 = arith.addi %800, %801 : index
      %803 = vector.load %w[%802] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %804 = vector.bitcast %803 : vector<4xi8> to vector<2xf16>
      %805 = arith.divui %inputFeatures, %c5 : index
      %806 = arith.muli %805, %c6 : index
      %807 = arith.addi %797, %806 : index
      %808 = arith.muli %795, %c6 : index
      %809 = arith.addi %807, %808 : index
      %810 = arith.muli %796, %c2 : index
      %811 = arith.addi %809, %810 : index
      %812 = vector.load %w[%811] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %813 = vector.extract %804[0] : f16 from vector<2xf16>
      %814 = arith.extf %813 : f16 to f32
      %815 = vector.extract %812[0] : i8 from vector<4xi8>
      %816 = arith.extui %815 : i8 to i32
      %817 = arith.sitofp %816 : i32 to f32
      %818 = arith.mulf %814, %817 : f32
      %819 = arith.truncf %818 : f32 to f16
      %820 = vector.broadcast %819 : f16 to vector<16xf16>
      %821 = vector.extract %804[1] : f16 from vector<2xf16>
      %822 = arith.extf %821 : f16 to f32
      %823 = vector.extract %812[1] : i8 from vector<4xi8>
      %824 = arith.extui %823 : i8 to i32
      %825 = arith.sitofp %824 : i32 to f32
      %826 = arith.mulf %822, %825 : f32
      %827 = arith.truncf %826 : f32 to f16
      %828 = vector.broadcast %827 : f16 to vector<16xf16>
      %829 = vector.extract %804[0] : f16 from vector<2xf16>
      %830 = arith.extf %829 : f16 to f32
      %831 = vector.extract %812[2] : i8 from vector<4xi8>
      %832 = arith.extui %831 : i8 to i32
      %833 = arith.sitofp %832 : i32 to f32
      %834 = arith.mulf %830, %833 : f32
      %835 = arith.truncf %834 : f32 to f16
      %836 = vector.broadcast %835 : f16 to vector<16xf16>
      %837 = vector.extract %804[1] : f16 from vector<2xf16>
      %838 = arith.extf %837 : f16 to f32
      %839 = vector.extract %812[3] : i8 from vector<4xi8>
      %840 = arith.extui %839 : i8 to i32
      %841 = arith.sitofp %840 : i32 to f32
      %842 = arith.mulf %838, %841 : f32
      %843 = arith.truncf %842 : f32 to f16
      %844 = vector.broadcast %843 : f16 to vector<16xf16>
      %845 = arith.addi %22, %c8 : index
      %846 = arith.muli %inputFeatures, %c2 : index
      %847 = arith.divui %846, %c4 : index
      %848 = arith.divui %inputFeatures, %c5 : index
      %849 = arith.muli %848, %c6 : index
      %850 = arith.addi %849, %847 : index
      %851 = arith.addi %850, %c7 : index
      %852 = arith.divui %851, %c8 : index
      %853 = arith.muli %852, %c8 : index
      %854 = arith.addi %845, %853 : index
      %855 = arith.muli %inputFeatures, %c10 : index
      %856 = arith.addi %854, %855 : index
      %857 = arith.muli %795, %c15 : index
      %858 = arith.addi %857, %796 : index
      %859 = arith.muli %858, %c9 : index
      %860 = arith.addi %856, %859 : index
      %861 = vector.load %w[%860] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %862 = vector.bitcast %861 : vector<8xi8> to vector<2xi32>
      %863 = vector.shuffle %862, %862 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %864 = arith.shrui %863, %c21 : vector<4xi32>
      %865 = arith.andi %864, %c22 : vector<4xi32>
      %866 = arith.ori %865, %c23 : vector<4xi32>
      %867 = vector.bitcast %866 : vector<4xi32> to vector<8xf16>
      %868 = arith.shrui %863, %c24 : vector<4xi32>
      %869 = arith.andi %868, %c22 : vector<4xi32>
      %870 = arith.ori %869, %c23 : vector<4xi32>
      %871 = vector.bitcast %870 : vector<4xi32> to vector<8xf16>
      %872 = arith.shrui %863, %c25 : vector<4xi32>
      %873 = arith.andi %872, %c22 : vector<4xi32>
      %874 = arith.ori %873, %c23 : vector<4xi32>
      %875 = vector.bitcast %874 : vector<4xi32> to vector<8xf16>
      %876 = arith.shrui %863, %c26 : vector<4xi32>
      %877 = arith.andi %876, %c22 : vector<4xi32>
      %878 = arith.ori %877, %c23 : vector<4xi32>
      %879 = vector.bitcast %878 : vector<4xi32> to vector<8xf16>
      %880 = vector.shuffle %867, %871 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %881 = vector.shuffle %875, %879 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %882 = vector.shuffle %880, %881 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %883 = arith.subf %882, %c27 : vector<32xf16>
      %884 = vector.shuffle %883, %883 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %885 = vector.shuffle %883, %883 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %886 = math.fma %884, %820, %828 : vector<16xf16>
      %887 = math.fma %885, %836, %844 : vector<16xf16>
      %888 = arith.muli %691, %c4 : index
      %889 = arith.addi %888, %c10 : index
      %890 = arith.muli %tileRows, %c15 : index
      %891 = arith.muli %889, %890 : index
      %892 = arith.addi %48, %891 : index
      %893 = vector.load %x[%892] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %894 = arith.muli %tileRows, %c9 : index
      %895 = arith.addi %892, %894 : index
      %896 = vector.load %x[%895] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %897 = vector.shuffle %893, %896 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %898 = wave.mma %897, %793, %692 : vector<16xf16>, vector<8xf32>
      %899 = wave.mma %897, %886, %693 : vector<16xf16>, vector<8xf32>
      %900 = arith.muli %691, %c4 : index
      %901 = arith.addi %900, %c10 : index
      %902 = arith.muli %tileRows, %c15 : index
      %903 = arith.muli %901, %902 : index
      %904 = arith.addi %66, %903 : index
      %905 = vector.load %x[%904] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %906 = arith.muli %tileRows, %c9 : index
      %907 = arith.addi %904, %906 : index
      %908 = vector.load %x[%907] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %909 = vector.shuffle %905, %908 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %910 = wave.mma %909, %793, %694 : vector<16xf16>, vector<8xf32>
      %911 = wave.mma %909, %886, %695 : vector<16xf16>, vector<8xf32>
      %912 = arith.muli %691, %c4 : index
      %913 = arith.addi %912, %c10 : index
      %914 = arith.muli %tileRows, %c15 : index
      %915 = arith.muli %913, %914 : index
      %916 = arith.addi %84, %915 : index
      %917 = vector.load %x[%916] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %918 = arith.muli %tileRows, %c9 : index
      %919 = arith.addi %916, %918 : index
      %920 = vector.load %x[%919] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %921 = vector.shuffle %917, %920 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %922 = wave.mma %921, %793, %696 : vector<16xf16>, vector<8xf32>
      %923 = wave.mma %921, %886, %697 : vector<16xf16>, vector<8xf32>
      %924 = arith.muli %691, %c4 : index
      %925 = arith.addi %924, %c10 : index
      %926 = arith.muli %tileRows, %c15 : index
      %927 = arith.muli %925, %926 : index
      %928 = arith.addi %102, %927 : index
      %929 = vector.load %x[%928] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %930 = arith.muli %tileRows, %c9 : index
      %931 = arith.addi %928, %930 : index
      %932 = vector.load %x[%931] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %933 = vector.shuffle %929, %932 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %934 = wave.mma %933, %793, %698 : vector<16xf16>, vector<8xf32>
      %935 = wave.mma %933, %886, %699 : vector<16xf16>, vector<8xf32>
      %936 = arith.muli %691, %c4 : index
      %937 = arith.addi %936, %c11 : index
      %938 = arith.muli %tileRows, %c15 : index
      %939 = arith.muli %937, %938 : index
      %940 = arith.addi %48, %939 : index
      %941 = vector.load %x[%940] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %942 = arith.muli %tileRows, %c9 : index
      %943 = arith.addi %940, %942 : index
      %944 = vector.load %x[%943] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %945 = vector.shuffle %941, %944 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %946 = wave.mma %945, %794, %898 : vector<16xf16>, vector<8xf32>
      %947 = wave.mma %945, %887, %899 : vector<16xf16>, vector<8xf32>
      %948 = arith.muli %691, %c4 : index
      %949 = arith.addi %948, %c11 : index
      %950 = arith.muli %tileRows, %c15 : index
      %951 = arith.muli %949, %950 : index
      %952 = arith.addi %66, %951 : index
      %953 = vector.load %x[%952] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %954 = arith.muli %tileRows, %c9 : index
      %955 = arith.addi %952, %954 : index
      %956 = vector.load %x[%955] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %957 = vector.shuffle %953, %956 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %958 = wave.mma %957, %794, %910 : vector<16xf16>, vector<8xf32>
      %959 = wave.mma %957, %887, %911 : vector<16xf16>, vector<8xf32>
      %960 = arith.muli %691, %c4 : index
      %961 = arith.addi %960, %c11 : index
      %962 = arith.muli %tileRows, %c15 : index
      %963 = arith.muli %961, %962 : index
      %964 = arith.addi %84, %963 : index
      %965 = vector.load %x[%964] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %966 = arith.muli %tileRows, %c9 : index
      %967 = arith.addi %964, %966 : index
      %968 = vector.load %x[%967] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %969 = vector.shuffle %965, %968 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %970 = wave.mma %969, %794, %922 : vector<16xf16>, vector<8xf32>
      %971 = wave.mma %969, %887, %923 : vector<16xf16>, vector<8xf32>
      %972 = arith.muli %691, %c4 : index
      %973 = arith.addi %972, %c11 : index
      %974 = arith.muli %tileRows, %c15 : index
      %975 = arith.muli %973, %974 : index
      %976 = arith.addi %102, %975 : index
      %977 = vector.load %x[%976] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %978 = arith.muli %tileRows, %c9 : index
      %979 = arith.addi %976, %978 : index
      %980 = vector.load %x[%979] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %981 = vector.shuffle %977, %980 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %982 = wave.mma %981, %794, %934 : vector<16xf16>, vector<8xf32>
      %983 = wave.mma %981, %887, %935 : vector<16xf16>, vector<8xf32>
      scf.yield %946, %947, %958, %959, %970, %971, %982, %983 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %984 = arith.addi %27, %c10 : index
    %985 = wave.lane
    %986 = arith.muli %3, %c4 : index
    %987 = arith.muli %986, %c5 : index
    %988 = arith.addi %987, %985 : index
    %989 = arith.muli %4, %c13 : index
    %990 = arith.addi %989, %988 : index
    %991 = arith.addi %990, %c10 : index
    %992 = arith.addi %991, %c10 : index
    %993 = vector.extract %700#0[0] : f32 from vector<8xf32>
    memref.store %993, %23[%992] : memref<?xf32>
    %994 = arith.muli %4, %c13 : index
    %995 = arith.addi %994, %988 : index
    %996 = arith.addi %995, %c10 : index
    %997 = arith.addi %996, %c16 : index
    %998 = vector.extract %700#0[1] : f32 from vector<8xf32>
    memref.store %998, %23[%997] : memref<?xf32>
    %999 = arith.muli %4, %c13 : index
    %1000 = arith.addi %999, %988 : index
    %1001 = arith.addi %1000, %c10 : index
    %1002 = arith.addi %1001, %c6 : index
    %1003 = vector.extract %700#0[2] : f32 from vector<8xf32>
    memref.store %1003, %23[%1002] : memref<?xf32>
    %1004 = arith.muli %4, %c13 : index
    %1005 = arith.addi %1004, %988 : index
    %1006 = arith.addi %1005, %c10 : index
    %1007 = arith.addi %1006, %c29 : index
    %1008 = vector.extract %700#0[3] : f32 from vector<8xf32>
    memref.store %1008, %23[%1007] : memref<?xf32>
    %1009 = arith.muli %4, %c13 : index
    %1010 = arith.addi %1009, %988 : index
    %1011 = arith.addi %1010, %c10 : index
    %1012 = arith.addi %1011, %c8 : index
    %1013 = vector.extract %700#0[4] : f32 from vector<8xf32>
    memref.store %1013, %23[%1012] : memref<?xf32>
    %1014 = arith.muli %4, %c13 : index
    %1015 = arith.addi %1014, %988 : index
    %1016 = arith.addi %1015, %c10 : index
    %1017 = arith.addi %1016, %c30 : index
    %1018 = vector.extract %700#0[5] : f32 from vector<8xf32>
    memref.store %1018, %23[%1017] : memref<?xf32>
    %1019 = arith.muli %4, %c13 : index
    %1020 = arith.addi %1019, %988 : index
    %1021 = arith.addi %1020, %c10 : index
    %1022 = arith.addi %1021, %c31 : index
    %1023 = vector.extract %700#0[6] : f32 from vector<8xf32>
    memref.store %1023, %23[%1022] : memref<?xf32>
    %1024 = arith.muli %4, %c13 : index
    %1025 = arith.addi %1024, %988 : index
    %1026 = arith.addi %1025, %c10 : index
    %1027 = arith.addi %1026, %c32 : index
    %1028 = vector.extract %700#0[7] : f32 from vector<8xf32>
    memref.store %1028, %23[%1027] : memref<?xf32>
    %1029 = arith.muli %4, %c13 : index
    %1030 = arith.addi %1029, %988 : index
    %1031 = arith.addi %1030, %c5 : index
    %1032 = arith.addi %1031, %c10 : index
    %1033 = vector.extract %700#1[0] : f32 from vector<8xf32>
    memref.store %1033, %23[%1032] : memref<?xf32>
    %1034 = arith.muli %4, %c13 : index
    %1035 = arith.addi %1034, %988 : index
    %1036 = arith.addi %1035, %c5 : index
    %1037 = arith.addi %1036, %c16 : index
    %1038 = vector.extract %700#1[1] : f32 from vector<8xf32>
    memref.store %1038, %23[%1037] : memref<?xf32>
    %1039 = arith.muli %4, %c13 : index
    %1040 = arith.addi %1039, %988 : index
    %1041 = arith.addi %1040, %c5 : index
    %1042 = arith.addi %1041, %c6 : index
    %1043 = vector.extract %700#1[2] : f32 from vector<8xf32>
    memref.store %1043, %23[%1042] : memref<?xf32>
    %1044 = arith.muli %4, %c13 : index
    %1045 = arith.addi %1044, %988 : index
    %1046 = arith.addi %1045, %c5 : index
    %1047 = arith.addi %1046, %c29 : index
    %1048 = vector.extract %700#1[3] : f32 from vector<8xf32>
    memref.store %1048, %23[%1047] : memref<?xf32>
    %1049 = arith.muli %4, %c13 : index
    %1050 = arith.addi %1049, %988 : index
    %1051 = arith.addi %1050, %c5 : index
    %1052 = arith.addi %1051, %c8 : index
    %1053 = vector.extract %700#1[4] : f32 from vector<8xf32>
    memref.store %1053, %23[%1052] : memref<?xf32>
    %1054 = arith.muli %4, %c13 : index
    %1055 = arith.addi %1054, %988 : index
    %1056 = arith.addi %1055, %c5 : index
    %1057 = arith.addi %1056, %c30 : index
    %1058 = vector.extract %700#1[5] : f32 from vector<8xf32>
    memref.store %1058, %23[%1057] : memref<?xf32>
    %1059 = arith.muli %4, %c13 : index
    %1060 = arith.addi %1059, %988 : index
    %1061 = arith.addi %1060, %c5 : index
    %1062 = arith.addi %1061, %c31 : index
    %1063 = vector.extract %700#1[6] : f32 from vector<8xf32>
    memref.store %1063, %23[%1062] : memref<?xf32>
    %1064 = arith.muli %4, %c13 : index
    %1065 = arith.addi %1064, %988 : index
    %1066 = arith.addi %1065, %c5 : index
    %1067 = arith.addi %1066, %c32 : index
    %1068 = vector.extract %700#1[7] : f32 from vector<8xf32>
    memref.store %1068, %23[%1067] : memref<?xf32>
    wave.barrier
    %1069 = arith.muli %4, %c4 : index
    %1070 = arith.addi %1069, %c10 : index
    %1071 = arith.muli %1070, %c4 : index
    %1072 = arith.divui %985, %c15 : index
    %1073 = arith.addi %1071, %1072 : index
    %1074 = arith.addi %984, %1073 : index
    %1075 = arith.cmpi slt, %1074, %26 : index
    scf.if %1075 {
      %1076 = arith.cmpi eq, %hasFactors, %c11 : index
      %1077 = arith.muli %1074, %c4 : index
      %1078 = memref.load %factors[%1077] : memref<?xf32>
      %1079 = arith.mulf %1078, %operandScale : f32
      %1080 = arith.select %1076, %1079, %operandScale : f32
      %1081 = arith.addi %988, %c10 : index
      %1082 = arith.muli %1070, %c16 : index
      %1083 = arith.addi %1081, %1082 : index
      %1084 = memref.load %23[%1083] : memref<?xf32>
      %1085 = arith.addi %1083, %c13 : index
      %1086 = memref.load %23[%1085] : memref<?xf32>
      %1087 = arith.addf %1084, %1086 : f32
      %1088 = arith.addi %1083, %c35 : index
      %1089 = memref.load %23[%1088] : memref<?xf32>
      %1090 = arith.addf %1087, %1089 : f32
      %1091 = arith.addi %1083, %c36 : index
      %1092 = memref.load %23[%1091] : memref<?xf32>
      %1093 = arith.addf %1090, %1092 : f32
      %1094 = arith.remui %985, %c15 : index
      %1095 = arith.muli %1094, %c2 : index
      %1096 = arith.addi %20, %1095 : index
      %1097 = vector.load %w[%1096] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1098 = vector.bitcast %1097 : vector<4xi8> to vector<1xf32>
      %1099 = vector.extract %1098[0] : f32 from vector<1xf32>
      %1100 = arith.mulf %1099, %1080 : f32
      %1101 = arith.mulf %1093, %1100 : f32
      %1102 = arith.muli %3, %c4 : index
      %1103 = arith.addi %1102, %c10 : index
      %1104 = arith.muli %1103, %c15 : index
      %1105 = arith.remui %985, %c15 : index
      %1106 = arith.addi %1104, %1105 : index
      %1107 = arith.muli %1073, %c8 : index
      %1108 = arith.addi %1107, %1106 : index
      memref.store %1101, %24[%1108] : memref<?xf32>
      %1109 = arith.addi %988, %c5 : index
      %1110 = arith.muli %1070, %c16 : index
      %1111 = arith.addi %1109, %1110 : index
      %1112 = memref.load %23[%1111] : memref<?xf32>
      %1113 = arith.addi %1111, %c13 : index
      %1114 = memref.load %23[%1113] : memref<?xf32>
      %1115 = arith.addf %1112, %1114 : f32
      %1116 = arith.addi %1111, %c35 : index
      %1117 = memref.load %23[%1116] : memref<?xf32>
      %1118 = arith.addf %1115, %1117 : f32
      %1119 = arith.addi %1111, %c36 : index
      %1120 = memref.load %23[%1119] : memref<?xf32>
      %1121 = arith.addf %1118, %1120 : f32
      %1122 = arith.remui %985, %c15 : index
      %1123 = arith.muli %1122, %c2 : index
      %1124 = arith.addi %22, %1123 : index
      %1125 = vector.load %w[%1124] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1126 = vector.bitcast %1125 : vector<4xi8> to vector<1xf32>
      %1127 = vector.extract %1126[0] : f32 from vector<1xf32>
      %1128 = arith.mulf %1127, %1080 : f32
      %1129 = arith.mulf %1121, %1128 : f32
      %1130 = arith.muli %3, %c4 : index
      %1131 = arith.addi %1130, %c11 : index
      %1132 = arith.muli %1131, %c15 : index
      %1133 = arith.remui %985, %c15 : index
      %1134 = arith.addi %1132, %1133 : index
      %1135 = arith.muli %1073, %c8 : index
      %1136 = arith.addi %1135, %1134 : index
      memref.store %1129, %24[%1136] : memref<?xf32>
    }
    %1137 = arith.muli %4, %c4 : index
    %1138 = arith.addi %1137, %c11 : index
    %1139 = arith.muli %1138, %c4 : index
    %1140 = arith.divui %985, %c15 : index
    %1141 = arith.addi %1139, %1140 : index
    %1142 = arith.addi %984, %1141 : index
    %1143 = arith.cmpi slt, %1142, %26 : index
    scf.if %1143 {
      %1144 = arith.cmpi eq, %hasFactors, %c11 : index
      %1145 = arith.muli %1142, %c4 : index
      %1146 = memref.load %factors[%1145] : memref<?xf32>
      %1147 = arith.mulf %1146, %operandScale : f32
      %1148 = arith.select %1144, %1147, %operandScale : f32
      %1149 = arith.addi %988, %c10 : index
      %1150 = arith.muli %1138, %c16 : index
      %1151 = arith.addi %1149, %1150 : index
      %1152 = memref.load %23[%1151] : memref<?xf32>
      %1153 = arith.addi %1151, %c13 : index
      %1154 = memref.load %23[%1153] : memref<?xf32>
      %1155 = arith.addf %1152, %1154 : f32
      %1156 = arith.addi %1151, %c35 : index
      %1157 = memref.load %23[%1156] : memref<?xf32>
      %1158 = arith.addf %1155, %1157 : f32
      %1159 = arith.addi %1151, %c36 : index
      %1160 = memref.load %23[%1159] : memref<?xf32>
      %1161 = arith.addf %1158, %1160 : f32
      %1162 = arith.remui %985, %c15 : index
      %1163 = arith.muli %1162, %c2 : index
      %1164 = arith.addi %20, %1163 : index
      %1165 = vector.load %w[%1164] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1166 = vector.bitcast %1165 : vector<4xi8> to vector<1xf32>
      %1167 = vector.extract %1166[0] : f32 from vector<1xf32>
      %1168 = arith.mulf %1167, %1148 : f32
      %1169 = arith.mulf %1161, %1168 : f32
      %1170 = arith.muli %3, %c4 : index
      %1171 = arith.addi %1170, %c10 : index
      %1172 = arith.muli %1171, %c15 : index
      %1173 = arith.remui %985, %c15 : index
      %1174 = arith.addi %1172, %1173 : index
      %1175 = arith.muli %1141, %c8 : index
      %1176 = arith.addi %1175, %1174 : index
      memref.store %1169, %24[%1176] : memref<?xf32>
      %1177 = arith.addi %988, %c5 : index
      %1178 = arith.muli %1138, %c16 : index
      %1179 = arith.addi %1177, %1178 : index
      %1180 = memref.load %23[%1179] : memref<?xf32>
      %1181 = arith.addi %1179, %c13 : index
      %1182 = memref.load %23[%1181] : memref<?xf32>
      %1183 = arith.addf %1180, %1182 : f32
      %1184 = arith.addi %1179, %c35 : index
      %1185 = memref.load %23[%1184] : memref<?xf32>
      %1186 = arith.addf %1183, %1185 : f32
      %1187 = arith.addi %1179, %c36 : index
      %1188 = memref.load %23[%1187] : memref<?xf32>
      %1189 = arith.addf %1186, %1188 : f32
      %1190 = arith.remui %985, %c15 : index
      %1191 = arith.muli %1190, %c2 : index
      %1192 = arith.addi %22, %1191 : index
      %1193 = vector.load %w[%1192] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1194 = vector.bitcast %1193 : vector<4xi8> to vector<1xf32>
      %1195 = vector.extract %1194[0] : f32 from vector<1xf32>
      %1196 = arith.mulf %1195, %1148 : f32
      %1197 = arith.mulf %1189, %1196 : f32
      %1198 = arith.muli %3, %c4 : index
      %1199 = arith.addi %1198, %c11 : index
      %1200 = arith.muli %1199, %c15 : index
      %1201 = arith.remui %985, %c15 : index
      %1202 = arith.addi %1200, %1201 : index
      %1203 = arith.muli %1141, %c8 : index
      %1204 = arith.addi %1203, %1202 : index
      memref.store %1197, %24[%1204] : memref<?xf32>
    }
    wave.barrier
    %1205 = arith.addi %27, %c10 : index
    %1206 = wave.wave
    %1207 = arith.addi %1206, %c10 : index
    %1208 = arith.addi %1205, %1207 : index
    %1209 = arith.cmpi slt, %1208, %26 : index
    scf.if %1209 {
      %1210 = arith.addi %1205, %1207 : index
      %1211 = arith.muli %1207, %c8 : index
      %1212 = wave.lane
      %1213 = arith.addi %1212, %c10 : index
      %1214 = arith.cmpi eq, %hasBias, %c11 : index
      %1215 = arith.addi %1211, %1213 : index
      %1216 = memref.load %24[%1215] : memref<?xf32>
      %1217 = arith.muli %0, %c8 : index
      %1218 = arith.addi %1217, %1213 : index
      %1219 = memref.load %bias[%1218] : memref<?xf32>
      %1220 = arith.addf %1216, %1219 : f32
      %1221 = arith.select %1214, %1220, %1216 : f32
      %1222 = arith.addi %1213, %c6 : index
      %1223 = arith.cmpi eq, %hasBias, %c11 : index
      %1224 = arith.addi %1211, %1222 : index
      %1225 = memref.load %24[%1224] : memref<?xf32>
      %1226 = arith.muli %0, %c8 : index
      %1227 = arith.addi %1226, %1222 : index
      %1228 = memref.load %bias[%1227] : memref<?xf32>
      %1229 = arith.addf %1225, %1228 : f32
      %1230 = arith.select %1223, %1229, %1225 : f32
      %1231 = arith.addi %1212, %c16 : index
      %1232 = arith.cmpi eq, %hasBias, %c11 : index
      %1233 = arith.addi %1211, %1231 : index
      %1234 = memref.load %24[%1233] : memref<?xf32>
      %1235 = arith.muli %0, %c8 : index
      %1236 = arith.addi %1235, %1231 : index
      %1237 = memref.load %bias[%1236] : memref<?xf32>
      %1238 = arith.addf %1234, %1237 : f32
      %1239 = arith.select %1232, %1238, %1234 : f32
      %1240 = arith.addi %1231, %c6 : index
      %1241 = arith.cmpi eq, %hasBias, %c11 : index
      %1242 = arith.addi %1211, %1240 : index
      %1243 = memref.load %24[%1242] : memref<?xf32>
      %1244 = arith.muli %0, %c8 : index
      %1245 = arith.addi %1244, %1240 : index
      %1246 = memref.load %bias[%1245] : memref<?xf32>
      %1247 = arith.addf %1243, %1246 : f32
      %1248 = arith.select %1241, %1247, %1243 : f32
      %1249 = arith.addi %heads, %kvHeads : index
      %1250 = arith.cmpi slt, %0, %1249 : index
      scf.if %1250 {
        %1251 = arith.addi %positionsAt, %1210 : index
        %1252 = memref.load %step[%1251] : memref<?xi32>
        %1253 = arith.index_cast %1252 : i32 to index
        %1254 = arith.cmpi eq, %hasNorm, %c11 : index
        %1255 = math.fma %1221, %1221, %c40 : f32
        %1256 = math.fma %1230, %1230, %1255 : f32
        %1257 = math.fma %1239, %1239, %1256 : f32
        %1258 = math.fma %1248, %1248, %1257 : f32
        %1259 = vector.broadcast %1258 : f32 to vector<1xf32>
        %1260 = wave.reduce "add" %1259 : vector<1xf32>
        %1261 = arith.mulf %1260, %inverseHeadDim : f32
        %1262 = arith.addf %1261, %epsilon : f32
        %1263 = math.sqrt %1262 : f32
        %1264 = arith.divf %c42, %1263 : f32
        %1265 = arith.cmpi slt, %0, %heads : index
        %1266 = arith.addi %1213, %c6 : index
        %1267 = memref.load %query_norm[%1213] : memref<?xf32>
        %1268 = memref.load %key_norm[%1213] : memref<?xf32>
        %1269 = arith.select %1265, %1267, %1268 : f32
        %1270 = arith.mulf %1221, %1264 : f32
        %1271 = arith.mulf %1270, %1269 : f32
        %1272 = arith.select %1254, %1271, %1221 : f32
        %1273 = memref.load %query_norm[%1266] : memref<?xf32>
        %1274 = memref.load %key_norm[%1266] : memref<?xf32>
        %1275 = arith.select %1265, %1273, %1274 : f32
        %1276 = arith.mulf %1230, %1264 : f32
        %1277 = arith.mulf %1276, %1275 : f32
        %1278 = arith.select %1254, %1277, %1230 : f32
        %1279 = arith.addi %1231, %c6 : index
        %1280 = memref.load %query_norm[%1231] : memref<?xf32>
        %1281 = memref.load %key_norm[%1231] : memref<?xf32>
        %1282 = arith.select %1265, %1280, %1281 : f32
        %1283 = arith.mulf %1239, %1264 : f32
        %1284 = arith.mulf %1283, %1282 : f32
        %1285 = arith.select %1254, %1284, %1239 : f32
        %1286 = memref.load %query_norm[%1279] : memref<?xf32>
        %1287 = memref.load %key_norm[%1279] : memref<?xf32>
        %1288 = arith.select %1265, %1286, %1287 : f32
        %1289 = arith.mulf %1248, %1264 : f32
        %1290 = arith.mulf %1289, %1288 : f32
        %1291 = arith.select %1254, %1290, %1248 : f32
        %1292 = arith.remui %1253, %c5 : index
        %1293 = arith.muli %1292, %c8 : index
        %1294 = arith.addi %1293, %1213 : index
        %1295 = arith.divui %1253, %c5 : index
        %1296 = arith.addi %1295, %c5 : index
        %1297 = arith.muli %1296, %c8 : index
        %1298 = arith.addi %1297, %1213 : index
        %1299 = memref.load %rope[%1294] : memref<?xf32>
        %1300 = arith.addi %1294, %c6 : index
        %1301 = memref.load %rope[%1300] : memref<?xf32>
        %1302 = memref.load %rope[%1298] : memref<?xf32>
        %1303 = arith.addi %1298, %c6 : index
        %1304 = memref.load %rope[%1303] : memref<?xf32>
        %1305 = arith.mulf %1302, %1299 : f32
        %1306 = arith.mulf %1304, %1301 : f32
        %1307 = arith.subf %1305, %1306 : f32
        %1308 = arith.mulf %1304, %1299 : f32
        %1309 = arith.mulf %1302, %1301 : f32
        %1310 = arith.addf %1308, %1309 : f32
        %1311 = arith.mulf %1272, %1307 : f32
        %1312 = arith.mulf %1278, %1310 : f32
        %1313 = arith.subf %1311, %1312 : f32
        %1314 = arith.mulf %1278, %1307 : f32
        %1315 = arith.mulf %1272, %1310 : f32
        %1316 = arith.addf %1314, %1315 : f32
        %1317 = arith.cmpi slt, %0, %heads : index
        scf.if %1317 {
          %1318 = arith.muli %1210, %heads : index
          %1319 = arith.addi %1318, %0 : index
          %1320 = arith.muli %1319, %c8 : index
          %1321 = arith.addi %1320, %1213 : index
          memref.store %1313, %q[%1321] : memref<?xf32>
          %1322 = arith.addi %1321, %c6 : index
          memref.store %1316, %q[%1322] : memref<?xf32>
        } else {
          %1323 = arith.addi %1211, %1213 : index
          memref.store %1313, %24[%1323] : memref<?xf32>
          %1324 = arith.addi %1211, %1213 : index
          %1325 = arith.addi %1324, %c6 : index
          memref.store %1316, %24[%1325] : memref<?xf32>
        }
        %1326 = arith.remui %1253, %c5 : index
        %1327 = arith.muli %1326, %c8 : index
        %1328 = arith.addi %1327, %1231 : index
        %1329 = arith.divui %1253, %c5 : index
        %1330 = arith.addi %1329, %c5 : index
        %1331 = arith.muli %1330, %c8 : index
        %1332 = arith.addi %1331, %1231 : index
        %1333 = memref.load %rope[%1328] : memref<?xf32>
        %1334 = arith.addi %1328, %c6 : index
        %1335 = memref.load %rope[%1334] : memref<?xf32>
        %1336 = memref.load %rope[%1332] : memref<?xf32>
        %1337 = arith.addi %1332, %c6 : index
        %1338 = memref.load %rope[%1337] : memref<?xf32>
        %1339 = arith.mulf %1336, %1333 : f32
        %1340 = arith.mulf %1338, %1335 : f32
        %1341 = arith.subf %1339, %1340 : f32
        %1342 = arith.mulf %1338, %1333 : f32
        %1343 = arith.mulf %1336, %1335 : f32
        %1344 = arith.addf %1342, %1343 : f32
        %1345 = arith.mulf %1285, %1341 : f32
        %1346 = arith.mulf %1291, %1344 : f32
        %1347 = arith.subf %1345, %1346 : f32
        %1348 = arith.mulf %1291, %1341 : f32
        %1349 = arith.mulf %1285, %1344 : f32
        %1350 = arith.addf %1348, %1349 : f32
        %1351 = arith.cmpi slt, %0, %heads : index
        scf.if %1351 {
          %1352 = arith.muli %1210, %heads : index
          %1353 = arith.addi %1352, %0 : index
          %1354 = arith.muli %1353, %c8 : index
          %1355 = arith.addi %1354, %1231 : index
          memref.store %1347, %q[%1355] : memref<?xf32>
          %1356 = arith.addi %1355, %c6 : index
          memref.store %1350, %q[%1356] : memref<?xf32>
        } else {
          %1357 = arith.addi %1211, %1231 : index
          memref.store %1347, %24[%1357] : memref<?xf32>
          %1358 = arith.addi %1211, %1231 : index
          %1359 = arith.addi %1358, %c6 : index
          memref.store %1350, %24[%1359] : memref<?xf32>
        }
      } else {
        %1360 = arith.cmpi slt, %0, %heads : index
        scf.if %1360 {
          %1361 = arith.muli %1210, %heads : index
          %1362 = arith.addi %1361, %0 : index
          %1363 = arith.muli %1362, %c8 : index
          %1364 = arith.addi %1363, %1213 : index
          memref.store %1221, %q[%1364] : memref<?xf32>
          %1365 = arith.addi %1364, %c6 : index
          memref.store %1230, %q[%1365] : memref<?xf32>
        } else {
          %1366 = arith.addi %1211, %1213 : index
          memref.store %1221, %24[%1366] : memref<?xf32>
          %1367 = arith.addi %1211, %1213 : index
          %1368 = arith.addi %1367, %c6 : index
          memref.store %1230, %24[%1368] : memref<?xf32>
        }
        %1369 = arith.cmpi slt, %0, %heads : index
        scf.if %1369 {
          %1370 = arith.muli %1210, %heads : index
          %1371 = arith.addi %1370, %0 : index
          %1372 = arith.muli %1371, %c8 : index
          %1373 = arith.addi %1372, %1231 : index
          memref.store %1239, %q[%1373] : memref<?xf32>
          %1374 = arith.addi %1373, %c6 : index
          memref.store %1248, %q[%1374] : memref<?xf32>
        } else {
          %1375 = arith.addi %1211, %1231 : index
          memref.store %1239, %24[%1375] : memref<?xf32>
          %1376 = arith.addi %1211, %1231 : index
          %1377 = arith.addi %1376, %c6 : index
          memref.store %1248, %24[%1377] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %1378 = arith.cmpi sge, %0, %heads : index
    scf.if %1378 {
      %1379 = arith.addi %1206, %c10 : index
      %1380 = arith.addi %1205, %1379 : index
      %1381 = arith.cmpi slt, %1380, %26 : index
      scf.if %1381 {
        %1382 = arith.addi %1205, %1379 : index
        %1383 = arith.addi %slotsAt, %1382 : index
        %1384 = memref.load %step[%1383] : memref<?xi32>
        %1385 = arith.index_cast %1384 : i32 to index
        %1386 = arith.cmpi sge, %1385, %c10 : index
        scf.if %1386 {
          %1387 = arith.muli %1379, %c8 : index
          %1388 = arith.subi %0, %heads : index
          %1389 = memref.load %scales[%1388] : memref<?xf32>
          %1390 = vector.broadcast %1389 : f32 to vector<4xf32>
          %1391 = arith.divui %1385, %c15 : index
          %1392 = arith.remui %1385, %c15 : index
          %1393 = arith.muli %1391, %pageBytes : index
          %1394 = arith.cmpi eq, %codec, %c10 : index
          scf.if %1394 {
            %1395 = wave.lane
            %1396 = arith.muli %1395, %c2 : index
            scf.for %1397 = %1396 to %c8 step %c8 {
              %1398 = arith.addi %1387, %1397 : index
              %1399 = vector.load %24[%1398] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1400 = arith.mulf %1399, %1390 : vector<4xf32>
              %1401 = arith.minimumf %1400, %c47 : vector<4xf32>
              %1402 = arith.maximumf %1401, %c48 : vector<4xf32>
              %1403 = arith.truncf %1402 : vector<4xf32> to vector<4xf16>
              %1404 = vector.bitcast %1403 : vector<4xf16> to vector<8xi8>
              %1405 = arith.cmpi slt, %1388, %kvHeads : index
              scf.if %1405 {
                %1406 = arith.muli %1388, %c12 : index
                %1407 = arith.addi %1393, %1406 : index
                %1408 = arith.divui %1397, %c15 : index
                %1409 = arith.muli %1408, %c49 : index
                %1410 = arith.remui %1397, %c15 : index
                %1411 = arith.divui %1410, %c9 : index
                %1412 = arith.muli %1411, %c5 : index
                %1413 = arith.muli %1392, %c15 : index
                %1414 = arith.addi %1412, %1413 : index
                %1415 = arith.remui %1410, %c9 : index
                %1416 = arith.muli %1415, %c4 : index
                %1417 = arith.addi %1414, %1416 : index
                %1418 = arith.addi %1409, %1417 : index
                %1419 = arith.addi %1407, %1418 : index
                vector.store %1404, %kv[%1419] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1420 = arith.subi %1388, %kvHeads : index
                %1421 = arith.muli %1420, %c12 : index
                %1422 = arith.addi %1393, %1421 : index
                %1423 = arith.addi %1397, %c10 : index
                %1424 = arith.divui %1423, %c15 : index
                %1425 = arith.muli %1424, %c49 : index
                %1426 = arith.addi %1425, %c35 : index
                %1427 = arith.remui %1423, %c15 : index
                %1428 = arith.divui %1392, %c4 : index
                %1429 = arith.remui %1392, %c4 : index
                %1430 = arith.muli %1429, %c9 : index
                %1431 = arith.addi %1428, %1430 : index
                %1432 = arith.divui %1431, %c9 : index
                %1433 = arith.muli %1432, %c5 : index
                %1434 = arith.muli %1427, %c15 : index
                %1435 = arith.addi %1433, %1434 : index
                %1436 = arith.remui %1431, %c9 : index
                %1437 = arith.muli %1436, %c4 : index
                %1438 = arith.addi %1435, %1437 : index
                %1439 = arith.addi %1426, %1438 : index
                %1440 = arith.addi %1422, %1439 : index
                %1441 = vector.shuffle %1404, %1404 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1441, %kv[%1440] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1442 = arith.addi %1397, %c11 : index
                %1443 = arith.divui %1442, %c15 : index
                %1444 = arith.muli %1443, %c49 : index
                %1445 = arith.addi %1444, %c35 : index
                %1446 = arith.remui %1442, %c15 : index
                %1447 = arith.divui %1392, %c4 : index
                %1448 = arith.remui %1392, %c4 : index
                %1449 = arith.muli %1448, %c9 : index
                %1450 = arith.addi %1447, %1449 : index
                %1451 = arith.divui %1450, %c9 : index
                %1452 = arith.muli %1451, %c5 : index
                %1453 = arith.muli %1446, %c15 : index
                %1454 = arith.addi %1452, %1453 : index
                %1455 = arith.remui %1450, %c9 : index
                %1456 = arith.muli %1455, %c4 : index
                %1457 = arith.addi %1454, %1456 : index
                %1458 = arith.addi %1445, %1457 : index
                %1459 = arith.addi %1422, %1458 : index
                %1460 = vector.shuffle %1404, %1404 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1460, %kv[%1459] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1461 = arith.addi %1397, %c4 : index
                %1462 = arith.divui %1461, %c15 : index
                %1463 = arith.muli %1462, %c49 : index
                %1464 = arith.addi %1463, %c35 : index
                %1465 = arith.remui %1461, %c15 : index
                %1466 = arith.divui %1392, %c4 : index
                %1467 = arith.remui %1392, %c4 : index
                %1468 = arith.muli %1467, %c9 : index
                %1469 = arith.addi %1466, %1468 : index
                %1470 = arith.divui %1469, %c9 : index
                %1471 = arith.muli %1470, %c5 : index
                %1472 = arith.muli %1465, %c15 : index
                %1473 = arith.addi %1471, %1472 : index
                %1474 = arith.remui %1469, %c9 : index
                %1475 = arith.muli %1474, %c4 : index
                %1476 = arith.addi %1473, %1475 : index
                %1477 = arith.addi %1464, %1476 : index
                %1478 = arith.addi %1422, %1477 : index
                %1479 = vector.shuffle %1404, %1404 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1479, %kv[%1478] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1480 = arith.addi %1397, %c28 : index
                %1481 = arith.divui %1480, %c15 : index
                %1482 = arith.muli %1481, %c49 : index
                %1483 = arith.addi %1482, %c35 : index
                %1484 = arith.remui %1480, %c15 : index
                %1485 = arith.divui %1392, %c4 : index
                %1486 = arith.remui %1392, %c4 : index
                %1487 = arith.muli %1486, %c9 : index
                %1488 = arith.addi %1485, %1487 : index
                %1489 = arith.divui %1488, %c9 : index
                %1490 = arith.muli %1489, %c5 : index
                %1491 = arith.muli %1484, %c15 : index
                %1492 = arith.addi %1490, %1491 : index
                %1493 = arith.remui %1488, %c9 : index
                %1494 = arith.muli %1493, %c4 : index
                %1495 = arith.addi %1492, %1494 : index
                %1496 = arith.addi %1483, %1495 : index
                %1497 = arith.addi %1422, %1496 : index
                %1498 = vector.shuffle %1404, %1404 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1498, %kv[%1497] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1499 = arith.cmpi eq, %codec, %c11 : index
          scf.if %1499 {
            %1500 = wave.lane
            %1501 = arith.muli %1500, %c2 : index
            scf.for %1502 = %1501 to %c8 step %c8 {
              %1503 = arith.addi %1387, %1502 : index
              %1504 = vector.load %24[%1503] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1505 = arith.mulf %1504, %1390 : vector<4xf32>
              %1506 = wave.fp8_encode "e4m3" %1505 : vector<4xf32> -> vector<4xi8>
              %1507 = arith.cmpi slt, %1388, %kvHeads : index
              scf.if %1507 {
                %1508 = arith.muli %1388, %c35 : index
                %1509 = arith.addi %1393, %1508 : index
                %1510 = vector.shuffle %1506, %1506 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1511 = arith.divui %1502, %c15 : index
                %1512 = arith.muli %1511, %c5 : index
                %1513 = arith.remui %1502, %c15 : index
                %1514 = arith.muli %1392, %c15 : index
                %1515 = arith.divui %1513, %c2 : index
                %1516 = arith.muli %1515, %c2 : index
                %1517 = arith.remui %1513, %c4 : index
                %1518 = arith.muli %1517, %c4 : index
                %1519 = arith.addi %1516, %1518 : index
                %1520 = arith.divui %1513, %c4 : index
                %1521 = arith.remui %1520, %c4 : index
                %1522 = arith.addi %1519, %1521 : index
                %1523 = arith.addi %1514, %1522 : index
                %1524 = arith.addi %1512, %1523 : index
                %1525 = arith.addi %1509, %1524 : index
                vector.store %1510, %kv[%1525] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1526 = arith.subi %1388, %kvHeads : index
                %1527 = arith.muli %1526, %c35 : index
                %1528 = arith.addi %1393, %1527 : index
                %1529 = arith.addi %1502, %c10 : index
                %1530 = arith.divui %1529, %c15 : index
                %1531 = arith.muli %1530, %c5 : index
                %1532 = arith.addi %1531, %c13 : index
                %1533 = arith.remui %1529, %c15 : index
                %1534 = arith.divui %1392, %c4 : index
                %1535 = arith.remui %1392, %c4 : index
                %1536 = arith.muli %1535, %c9 : index
                %1537 = arith.addi %1534, %1536 : index
                %1538 = arith.muli %1533, %c15 : index
                %1539 = arith.divui %1537, %c2 : index
                %1540 = arith.muli %1539, %c2 : index
                %1541 = arith.remui %1537, %c4 : index
                %1542 = arith.muli %1541, %c4 : index
                %1543 = arith.addi %1540, %1542 : index
                %1544 = arith.divui %1537, %c4 : index
                %1545 = arith.remui %1544, %c4 : index
                %1546 = arith.addi %1543, %1545 : index
                %1547 = arith.addi %1538, %1546 : index
                %1548 = arith.addi %1532, %1547 : index
                %1549 = arith.addi %1528, %1548 : index
                %1550 = vector.shuffle %1506, %1506 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1550, %kv[%1549] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1551 = arith.addi %1502, %c11 : index
                %1552 = arith.divui %1551, %c15 : index
                %1553 = arith.muli %1552, %c5 : index
                %1554 = arith.addi %1553, %c13 : index
                %1555 = arith.remui %1551, %c15 : index
                %1556 = arith.divui %1392, %c4 : index
                %1557 = arith.remui %1392, %c4 : index
                %1558 = arith.muli %1557, %c9 : index
                %1559 = arith.addi %1556, %1558 : index
                %1560 = arith.muli %1555, %c15 : index
                %1561 = arith.divui %1559, %c2 : index
                %1562 = arith.muli %1561, %c2 : index
                %1563 = arith.remui %1559, %c4 : index
                %1564 = arith.muli %1563, %c4 : index
                %1565 = arith.addi %1562, %1564 : index
                %1566 = arith.divui %1559, %c4 : index
                %1567 = arith.remui %1566, %c4 : index
                %1568 = arith.addi %1565, %1567 : index
                %1569 = arith.addi %1560, %1568 : index
                %1570 = arith.addi %1554, %1569 : index
                %1571 = arith.addi %1528, %1570 : index
                %1572 = vector.shuffle %1506, %1506 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1572, %kv[%1571] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1573 = arith.addi %1502, %c4 : index
                %1574 = arith.divui %1573, %c15 : index
                %1575 = arith.muli %1574, %c5 : index
                %1576 = arith.addi %1575, %c13 : index
                %1577 = arith.remui %1573, %c15 : index
                %1578 = arith.divui %1392, %c4 : index
                %1579 = arith.remui %1392, %c4 : index
                %1580 = arith.muli %1579, %c9 : index
                %1581 = arith.addi %1578, %1580 : index
                %1582 = arith.muli %1577, %c15 : index
                %1583 = arith.divui %1581, %c2 : index
                %1584 = arith.muli %1583, %c2 : index
                %1585 = arith.remui %1581, %c4 : index
                %1586 = arith.muli %1585, %c4 : index
                %1587 = arith.addi %1584, %1586 : index
                %1588 = arith.divui %1581, %c4 : index
                %1589 = arith.remui %1588, %c4 : index
                %1590 = arith.addi %1587, %1589 : index
                %1591 = arith.addi %1582, %1590 : index
                %1592 = arith.addi %1576, %1591 : index
                %1593 = arith.addi %1528, %1592 : index
                %1594 = vector.shuffle %1506, %1506 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1594, %kv[%1593] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1595 = arith.addi %1502, %c28 : index
                %1596 = arith.divui %1595, %c15 : index
                %1597 = arith.muli %1596, %c5 : index
                %1598 = arith.addi %1597, %c13 : index
                %1599 = arith.remui %1595, %c15 : index
                %1600 = arith.divui %1392, %c4 : index
                %1601 = arith.remui %1392, %c4 : index
                %1602 = arith.muli %1601, %c9 : index
                %1603 = arith.addi %1600, %1602 : index
                %1604 = arith.muli %1599, %c15 : index
                %1605 = arith.divui %1603, %c2 : index
                %1606 = arith.muli %1605, %c2 : index
                %1607 = arith.remui %1603, %c4 : index
                %1608 = arith.muli %1607, %c4 : index
                %1609 = arith.addi %1606, %1608 : index
                %1610 = arith.divui %1603, %c4 : index
                %1611 = arith.remui %1610, %c4 : index
                %1612 = arith.addi %1609, %1611 : index
                %1613 = arith.addi %1604, %1612 : index
                %1614 = arith.addi %1598, %1613 : index
                %1615 = arith.addi %1528, %1614 : index
                %1616 = vector.shuffle %1506, %1506 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1616, %kv[%1615] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1617 = arith.cmpi eq, %codec, %c4 : index
          scf.if %1617 {
            %1618 = wave.lane
            %1619 = arith.muli %1618, %c2 : index
            scf.for %1620 = %1619 to %c8 step %c8 {
              %1621 = arith.addi %1387, %1620 : index
              %1622 = vector.load %24[%1621] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1623 = arith.mulf %1622, %1390 : vector<4xf32>
              %1624 = wave.fp8_encode "e5m2" %1623 : vector<4xf32> -> vector<4xi8>
              %1625 = arith.cmpi slt, %1388, %kvHeads : index
              scf.if %1625 {
                %1626 = arith.muli %1388, %c35 : index
                %1627 = arith.addi %1393, %1626 : index
                %1628 = vector.shuffle %1624, %1624 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1629 = arith.divui %1620, %c15 : index
                %1630 = arith.muli %1629, %c5 : index
                %1631 = arith.remui %1620, %c15 : index
                %1632 = arith.muli %1392, %c15 : index
                %1633 = arith.divui %1631, %c2 : index
                %1634 = arith.muli %1633, %c2 : index
                %1635 = arith.remui %1631, %c4 : index
                %1636 = arith.muli %1635, %c4 : index
                %1637 = arith.addi %1634, %1636 : index
                %1638 = arith.divui %1631, %c4 : index
                %1639 = arith.remui %1638, %c4 : index
                %1640 = arith.addi %1637, %1639 : index
                %1641 = arith.addi %1632, %1640 : index
                %1642 = arith.addi %1630, %1641 : index
                %1643 = arith.addi %1627, %1642 : index
                vector.store %1628, %kv[%1643] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1644 = arith.subi %1388, %kvHeads : index
                %1645 = arith.muli %1644, %c35 : index
                %1646 = arith.addi %1393, %1645 : index
                %1647 = arith.addi %1620, %c10 : index
                %1648 = arith.divui %1647, %c15 : index
                %1649 = arith.muli %1648, %c5 : index
                %1650 = arith.addi %1649, %c13 : index
                %1651 = arith.remui %1647, %c15 : index
                %1652 = arith.divui %1392, %c4 : index
                %1653 = arith.remui %1392, %c4 : index
                %1654 = arith.muli %1653, %c9 : index
                %1655 = arith.addi %1652, %1654 : index
                %1656 = arith.muli %1651, %c15 : index
                %1657 = arith.divui %1655, %c2 : index
                %1658 = arith.muli %1657, %c2 : index
                %1659 = arith.remui %1655, %c4 : index
                %1660 = arith.muli %1659, %c4 : index
                %1661 = arith.addi %1658, %1660 : index
                %1662 = arith.divui %1655, %c4 : index
                %1663 = arith.remui %1662, %c4 : index
                %1664 = arith.addi %1661, %1663 : index
                %1665 = arith.addi %1656, %1664 : index
                %1666 = arith.addi %1650, %1665 : index
                %1667 = arith.addi %1646, %1666 : index
                %1668 = vector.shuffle %1624, %1624 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1668, %kv[%1667] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1669 = arith.addi %1620, %c11 : index
                %1670 = arith.divui %1669, %c15 : index
                %1671 = arith.muli %1670, %c5 : index
                %1672 = arith.addi %1671, %c13 : index
                %1673 = arith.remui %1669, %c15 : index
                %1674 = arith.divui %1392, %c4 : index
                %1675 = arith.remui %1392, %c4 : index
                %1676 = arith.muli %1675, %c9 : index
                %1677 = arith.addi %1674, %1676 : index
                %1678 = arith.muli %1673, %c15 : index
                %1679 = arith.divui %1677, %c2 : index
                %1680 = arith.muli %1679, %c2 : index
                %1681 = arith.remui %1677, %c4 : index
                %1682 = arith.muli %1681, %c4 : index
                %1683 = arith.addi %1680, %1682 : index
                %1684 = arith.divui %1677, %c4 : index
                %1685 = arith.remui %1684, %c4 : index
                %1686 = arith.addi %1683, %1685 : index
                %1687 = arith.addi %1678, %1686 : index
                %1688 = arith.addi %1672, %1687 : index
                %1689 = arith.addi %1646, %1688 : index
                %1690 = vector.shuffle %1624, %1624 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1690, %kv[%1689] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1691 = arith.addi %1620, %c4 : index
                %1692 = arith.divui %1691, %c15 : index
                %1693 = arith.muli %1692, %c5 : index
                %1694 = arith.addi %1693, %c13 : index
                %1695 = arith.remui %1691, %c15 : index
                %1696 = arith.divui %1392, %c4 : index
                %1697 = arith.remui %1392, %c4 : index
                %1698 = arith.muli %1697, %c9 : index
                %1699 = arith.addi %1696, %1698 : index
                %1700 = arith.muli %1695, %c15 : index
                %1701 = arith.divui %1699, %c2 : index
                %1702 = arith.muli %1701, %c2 : index
                %1703 = arith.remui %1699, %c4 : index
                %1704 = arith.muli %1703, %c4 : index
                %1705 = arith.addi %1702, %1704 : index
                %1706 = arith.divui %1699, %c4 : index
                %1707 = arith.remui %1706, %c4 : index
                %1708 = arith.addi %1705, %1707 : index
                %1709 = arith.addi %1700, %1708 : index
                %1710 = arith.addi %1694, %1709 : index
                %1711 = arith.addi %1646, %1710 : index
                %1712 = vector.shuffle %1624, %1624 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1712, %kv[%1711] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1713 = arith.addi %1620, %c28 : index
                %1714 = arith.divui %1713, %c15 : index
                %1715 = arith.muli %1714, %c5 : index
                %1716 = arith.addi %1715, %c13 : index
                %1717 = arith.remui %1713, %c15 : index
                %1718 = arith.divui %1392, %c4 : index
                %1719 = arith.remui %1392, %c4 : index
                %1720 = arith.muli %1719, %c9 : index
                %1721 = arith.addi %1718, %1720 : index
                %1722 = arith.muli %1717, %c15 : index
                %1723 = arith.divui %1721, %c2 : index
                %1724 = arith.muli %1723, %c2 : index
                %1725 = arith.remui %1721, %c4 : index
                %1726 = arith.muli %1725, %c4 : index
                %1727 = arith.addi %1724, %1726 : index
                %1728 = arith.divui %1721, %c4 : index
                %1729 = arith.remui %1728, %c4 : index
                %1730 = arith.addi %1727, %1729 : index
                %1731 = arith.addi %1722, %1730 : index
                %1732 = arith.addi %1716, %1731 : index
                %1733 = arith.addi %1646, %1732 : index
                %1734 = vector.shuffle %1624, %1624 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1734, %kv[%1733] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %1735 = arith.addi %27, %c15 : index
    %1736 = wave.lane
    %1737 = arith.muli %3, %c4 : index
    %1738 = arith.muli %1737, %c5 : index
    %1739 = arith.addi %1738, %1736 : index
    %1740 = arith.muli %4, %c13 : index
    %1741 = arith.addi %1740, %1739 : index
    %1742 = arith.addi %1741, %c10 : index
    %1743 = arith.addi %1742, %c10 : index
    %1744 = vector.extract %700#2[0] : f32 from vector<8xf32>
    memref.store %1744, %23[%1743] : memref<?xf32>
    %1745 = arith.muli %4, %c13 : index
    %1746 = arith.addi %1745, %1739 : index
    %1747 = arith.addi %1746, %c10 : index
    %1748 = arith.addi %1747, %c16 : index
    %1749 = vector.extract %700#2[1] : f32 from vector<8xf32>
    memref.store %1749, %23[%1748] : memref<?xf32>
    %1750 = arith.muli %4, %c13 : index
    %1751 = arith.addi %1750, %1739 : index
    %1752 = arith.addi %1751, %c10 : index
    %1753 = arith.addi %1752, %c6 : index
    %1754 = vector.extract %700#2[2] : f32 from vector<8xf32>
    memref.store %1754, %23[%1753] : memref<?xf32>
    %1755 = arith.muli %4, %c13 : index
    %1756 = arith.addi %1755, %1739 : index
    %1757 = arith.addi %1756, %c10 : index
    %1758 = arith.addi %1757, %c29 : index
    %1759 = vector.extract %700#2[3] : f32 from vector<8xf32>
    memref.store %1759, %23[%1758] : memref<?xf32>
    %1760 = arith.muli %4, %c13 : index
    %1761 = arith.addi %1760, %1739 : index
    %1762 = arith.addi %1761, %c10 : index
    %1763 = arith.addi %1762, %c8 : index
    %1764 = vector.extract %700#2[4] : f32 from vector<8xf32>
    memref.store %1764, %23[%1763] : memref<?xf32>
    %1765 = arith.muli %4, %c13 : index
    %1766 = arith.addi %1765, %1739 : index
    %1767 = arith.addi %1766, %c10 : index
    %1768 = arith.addi %1767, %c30 : index
    %1769 = vector.extract %700#2[5] : f32 from vector<8xf32>
    memref.store %1769, %23[%1768] : memref<?xf32>
    %1770 = arith.muli %4, %c13 : index
    %1771 = arith.addi %1770, %1739 : index
    %1772 = arith.addi %1771, %c10 : index
    %1773 = arith.addi %1772, %c31 : index
    %1774 = vector.extract %700#2[6] : f32 from vector<8xf32>
    memref.store %1774, %23[%1773] : memref<?xf32>
    %1775 = arith.muli %4, %c13 : index
    %1776 = arith.addi %1775, %1739 : index
    %1777 = arith.addi %1776, %c10 : index
    %1778 = arith.addi %1777, %c32 : index
    %1779 = vector.extract %700#2[7] : f32 from vector<8xf32>
    memref.store %1779, %23[%1778] : memref<?xf32>
    %1780 = arith.muli %4, %c13 : index
    %1781 = arith.addi %1780, %1739 : index
    %1782 = arith.addi %1781, %c5 : index
    %1783 = arith.addi %1782, %c10 : index
    %1784 = vector.extract %700#3[0] : f32 from vector<8xf32>
    memref.store %1784, %23[%1783] : memref<?xf32>
    %1785 = arith.muli %4, %c13 : index
    %1786 = arith.addi %1785, %1739 : index
    %1787 = arith.addi %1786, %c5 : index
    %1788 = arith.addi %1787, %c16 : index
    %1789 = vector.extract %700#3[1] : f32 from vector<8xf32>
    memref.store %1789, %23[%1788] : memref<?xf32>
    %1790 = arith.muli %4, %c13 : index
    %1791 = arith.addi %1790, %1739 : index
    %1792 = arith.addi %1791, %c5 : index
    %1793 = arith.addi %1792, %c6 : index
    %1794 = vector.extract %700#3[2] : f32 from vector<8xf32>
    memref.store %1794, %23[%1793] : memref<?xf32>
    %1795 = arith.muli %4, %c13 : index
    %1796 = arith.addi %1795, %1739 : index
    %1797 = arith.addi %1796, %c5 : index
    %1798 = arith.addi %1797, %c29 : index
    %1799 = vector.extract %700#3[3] : f32 from vector<8xf32>
    memref.store %1799, %23[%1798] : memref<?xf32>
    %1800 = arith.muli %4, %c13 : index
    %1801 = arith.addi %1800, %1739 : index
    %1802 = arith.addi %1801, %c5 : index
    %1803 = arith.addi %1802, %c8 : index
    %1804 = vector.extract %700#3[4] : f32 from vector<8xf32>
    memref.store %1804, %23[%1803] : memref<?xf32>
    %1805 = arith.muli %4, %c13 : index
    %1806 = arith.addi %1805, %1739 : index
    %1807 = arith.addi %1806, %c5 : index
    %1808 = arith.addi %1807, %c30 : index
    %1809 = vector.extract %700#3[5] : f32 from vector<8xf32>
    memref.store %1809, %23[%1808] : memref<?xf32>
    %1810 = arith.muli %4, %c13 : index
    %1811 = arith.addi %1810, %1739 : index
    %1812 = arith.addi %1811, %c5 : index
    %1813 = arith.addi %1812, %c31 : index
    %1814 = vector.extract %700#3[6] : f32 from vector<8xf32>
    memref.store %1814, %23[%1813] : memref<?xf32>
    %1815 = arith.muli %4, %c13 : index
    %1816 = arith.addi %1815, %1739 : index
    %1817 = arith.addi %1816, %c5 : index
    %1818 = arith.addi %1817, %c32 : index
    %1819 = vector.extract %700#3[7] : f32 from vector<8xf32>
    memref.store %1819, %23[%1818] : memref<?xf32>
    wave.barrier
    %1820 = arith.muli %4, %c4 : index
    %1821 = arith.addi %1820, %c10 : index
    %1822 = arith.muli %1821, %c4 : index
    %1823 = arith.divui %1736, %c15 : index
    %1824 = arith.addi %1822, %1823 : index
    %1825 = arith.addi %1735, %1824 : index
    %1826 = arith.cmpi slt, %1825, %26 : index
    scf.if %1826 {
      %1827 = arith.cmpi eq, %hasFactors, %c11 : index
      %1828 = arith.muli %1825, %c4 : index
      %1829 = memref.load %factors[%1828] : memref<?xf32>
      %1830 = arith.mulf %1829, %operandScale : f32
      %1831 = arith.select %1827, %1830, %operandScale : f32
      %1832 = arith.addi %1739, %c10 : index
      %1833 = arith.muli %1821, %c16 : index
      %1834 = arith.addi %1832, %1833 : index
      %1835 = memref.load %23[%1834] : memref<?xf32>
      %1836 = arith.addi %1834, %c13 : index
      %1837 = memref.load %23[%1836] : memref<?xf32>
      %1838 = arith.addf %1835, %1837 : f32
      %1839 = arith.addi %1834, %c35 : index
      %1840 = memref.load %23[%1839] : memref<?xf32>
      %1841 = arith.addf %1838, %1840 : f32
      %1842 = arith.addi %1834, %c36 : index
      %1843 = memref.load %23[%1842] : memref<?xf32>
      %1844 = arith.addf %1841, %1843 : f32
      %1845 = arith.remui %1736, %c15 : index
      %1846 = arith.muli %1845, %c2 : index
      %1847 = arith.addi %20, %1846 : index
      %1848 = vector.load %w[%1847] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1849 = vector.bitcast %1848 : vector<4xi8> to vector<1xf32>
      %1850 = vector.extract %1849[0] : f32 from vector<1xf32>
      %1851 = arith.mulf %1850, %1831 : f32
      %1852 = arith.mulf %1844, %1851 : f32
      %1853 = arith.muli %3, %c4 : index
      %1854 = arith.addi %1853, %c10 : index
      %1855 = arith.muli %1854, %c15 : index
      %1856 = arith.remui %1736, %c15 : index
      %1857 = arith.addi %1855, %1856 : index
      %1858 = arith.muli %1824, %c8 : index
      %1859 = arith.addi %1858, %1857 : index
      memref.store %1852, %24[%1859] : memref<?xf32>
      %1860 = arith.addi %1739, %c5 : index
      %1861 = arith.muli %1821, %c16 : index
      %1862 = arith.addi %1860, %1861 : index
      %1863 = memref.load %23[%1862] : memref<?xf32>
      %1864 = arith.addi %1862, %c13 : index
      %1865 = memref.load %23[%1864] : memref<?xf32>
      %1866 = arith.addf %1863, %1865 : f32
      %1867 = arith.addi %1862, %c35 : index
      %1868 = memref.load %23[%1867] : memref<?xf32>
      %1869 = arith.addf %1866, %1868 : f32
      %1870 = arith.addi %1862, %c36 : index
      %1871 = memref.load %23[%1870] : memref<?xf32>
      %1872 = arith.addf %1869, %1871 : f32
      %1873 = arith.remui %1736, %c15 : index
      %1874 = arith.muli %1873, %c2 : index
      %1875 = arith.addi %22, %1874 : index
      %1876 = vector.load %w[%1875] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1877 = vector.bitcast %1876 : vector<4xi8> to vector<1xf32>
      %1878 = vector.extract %1877[0] : f32 from vector<1xf32>
      %1879 = arith.mulf %1878, %1831 : f32
      %1880 = arith.mulf %1872, %1879 : f32
      %1881 = arith.muli %3, %c4 : index
      %1882 = arith.addi %1881, %c11 : index
      %1883 = arith.muli %1882, %c15 : index
      %1884 = arith.remui %1736, %c15 : index
      %1885 = arith.addi %1883, %1884 : index
      %1886 = arith.muli %1824, %c8 : index
      %1887 = arith.addi %1886, %1885 : index
      memref.store %1880, %24[%1887] : memref<?xf32>
    }
    %1888 = arith.muli %4, %c4 : index
    %1889 = arith.addi %1888, %c11 : index
    %1890 = arith.muli %1889, %c4 : index
    %1891 = arith.divui %1736, %c15 : index
    %1892 = arith.addi %1890, %1891 : index
    %1893 = arith.addi %1735, %1892 : index
    %1894 = arith.cmpi slt, %1893, %26 : index
    scf.if %1894 {
      %1895 = arith.cmpi eq, %hasFactors, %c11 : index
      %1896 = arith.muli %1893, %c4 : index
      %1897 = memref.load %factors[%1896] : memref<?xf32>
      %1898 = arith.mulf %1897, %operandScale : f32
      %1899 = arith.select %1895, %1898, %operandScale : f32
      %1900 = arith.addi %1739, %c10 : index
      %1901 = arith.muli %1889, %c16 : index
      %1902 = arith.addi %1900, %1901 : index
      %1903 = memref.load %23[%1902] : memref<?xf32>
      %1904 = arith.addi %1902, %c13 : index
      %1905 = memref.load %23[%1904] : memref<?xf32>
      %1906 = arith.addf %1903, %1905 : f32
      %1907 = arith.addi %1902, %c35 : index
      %1908 = memref.load %23[%1907] : memref<?xf32>
      %1909 = arith.addf %1906, %1908 : f32
      %1910 = arith.addi %1902, %c36 : index
      %1911 = memref.load %23[%1910] : memref<?xf32>
      %1912 = arith.addf %1909, %1911 : f32
      %1913 = arith.remui %1736, %c15 : index
      %1914 = arith.muli %1913, %c2 : index
      %1915 = arith.addi %20, %1914 : index
      %1916 = vector.load %w[%1915] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1917 = vector.bitcast %1916 : vector<4xi8> to vector<1xf32>
      %1918 = vector.extract %1917[0] : f32 from vector<1xf32>
      %1919 = arith.mulf %1918, %1899 : f32
      %1920 = arith.mulf %1912, %1919 : f32
      %1921 = arith.muli %3, %c4 : index
      %1922 = arith.addi %1921, %c10 : index
      %1923 = arith.muli %1922, %c15 : index
      %1924 = arith.remui %1736, %c15 : index
      %1925 = arith.addi %1923, %1924 : index
      %1926 = arith.muli %1892, %c8 : index
      %1927 = arith.addi %1926, %1925 : index
      memref.store %1920, %24[%1927] : memref<?xf32>
      %1928 = arith.addi %1739, %c5 : index
      %1929 = arith.muli %1889, %c16 : index
      %1930 = arith.addi %1928, %1929 : index
      %1931 = memref.load %23[%1930] : memref<?xf32>
      %1932 = arith.addi %1930, %c13 : index
      %1933 = memref.load %23[%1932] : memref<?xf32>
      %1934 = arith.addf %1931, %1933 : f32
      %1935 = arith.addi %1930, %c35 : index
      %1936 = memref.load %23[%1935] : memref<?xf32>
      %1937 = arith.addf %1934, %1936 : f32
      %1938 = arith.addi %1930, %c36 : index
      %1939 = memref.load %23[%1938] : memref<?xf32>
      %1940 = arith.addf %1937, %1939 : f32
      %1941 = arith.remui %1736, %c15 : index
      %1942 = arith.muli %1941, %c2 : index
      %1943 = arith.addi %22, %1942 : index
      %1944 = vector.load %w[%1943] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1945 = vector.bitcast %1944 : vector<4xi8> to vector<1xf32>
      %1946 = vector.extract %1945[0] : f32 from vector<1xf32>
      %1947 = arith.mulf %1946, %1899 : f32
      %1948 = arith.mulf %1940, %1947 : f32
      %1949 = arith.muli %3, %c4 : index
      %1950 = arith.addi %1949, %c11 : index
      %1951 = arith.muli %1950, %c15 : index
      %1952 = arith.remui %1736, %c15 : index
      %1953 = arith.addi %1951, %1952 : index
      %1954 = arith.muli %1892, %c8 : index
      %1955 = arith.addi %1954, %1953 : index
      memref.store %1948, %24[%1955] : memref<?xf32>
    }
    wave.barrier
    %1956 = arith.addi %27, %c15 : index
    %1957 = wave.wave
    %1958 = arith.addi %1957, %c10 : index
    %1959 = arith.addi %1956, %1958 : index
    %1960 = arith.cmpi slt, %1959, %26 : index
    scf.if %1960 {
      %1961 = arith.addi %1956, %1958 : index
      %1962 = arith.muli %1958, %c8 : index
      %1963 = wave.lane
      %1964 = arith.addi %1963, %c10 : index
      %1965 = arith.cmpi eq, %hasBias, %c11 : index
      %1966 = arith.addi %1962, %1964 : index
      %1967 = memref.load %24[%1966] : memref<?xf32>
      %1968 = arith.muli %0, %c8 : index
      %1969 = arith.addi %1968, %1964 : index
      %1970 = memref.load %bias[%1969] : memref<?xf32>
      %1971 = arith.addf %1967, %1970 : f32
      %1972 = arith.select %1965, %1971, %1967 : f32
      %1973 = arith.addi %1964, %c6 : index
      %1974 = arith.cmpi eq, %hasBias, %c11 : index
      %1975 = arith.addi %1962, %1973 : index
      %1976 = memref.load %24[%1975] : memref<?xf32>
      %1977 = arith.muli %0, %c8 : index
      %1978 = arith.addi %1977, %1973 : index
      %1979 = memref.load %bias[%1978] : memref<?xf32>
      %1980 = arith.addf %1976, %1979 : f32
      %1981 = arith.select %1974, %1980, %1976 : f32
      %1982 = arith.addi %1963, %c16 : index
      %1983 = arith.cmpi eq, %hasBias, %c11 : index
      %1984 = arith.addi %1962, %1982 : index
      %1985 = memref.load %24[%1984] : memref<?xf32>
      %1986 = arith.muli %0, %c8 : index
      %1987 = arith.addi %1986, %1982 : index
      %1988 = memref.load %bias[%1987] : memref<?xf32>
      %1989 = arith.addf %1985, %1988 : f32
      %1990 = arith.select %1983, %1989, %1985 : f32
      %1991 = arith.addi %1982, %c6 : index
      %1992 = arith.cmpi eq, %hasBias, %c11 : index
      %1993 = arith.addi %1962, %1991 : index
      %1994 = memref.load %24[%1993] : memref<?xf32>
      %1995 = arith.muli %0, %c8 : index
      %1996 = arith.addi %1995, %1991 : index
      %1997 = memref.load %bias[%1996] : memref<?xf32>
      %1998 = arith.addf %1994, %1997 : f32
      %1999 = arith.select %1992, %1998, %1994 : f32
      %2000 = arith.addi %heads, %kvHeads : index
      %2001 = arith.cmpi slt, %0, %2000 : index
      scf.if %2001 {
        %2002 = arith.addi %positionsAt, %1961 : index
        %2003 = memref.load %step[%2002] : memref<?xi32>
        %2004 = arith.index_cast %2003 : i32 to index
        %2005 = arith.cmpi eq, %hasNorm, %c11 : index
        %2006 = math.fma %1972, %1972, %c40 : f32
        %2007 = math.fma %1981, %1981, %2006 : f32
        %2008 = math.fma %1990, %1990, %2007 : f32
        %2009 = math.fma %1999, %1999, %2008 : f32
        %2010 = vector.broadcast %2009 : f32 to vector<1xf32>
        %2011 = wave.reduce "add" %2010 : vector<1xf32>
        %2012 = arith.mulf %2011, %inverseHeadDim : f32
        %2013 = arith.addf %2012, %epsilon : f32
        %2014 = math.sqrt %2013 : f32
        %2015 = arith.divf %c42, %2014 : f32
        %2016 = arith.cmpi slt, %0, %heads : index
        %2017 = arith.addi %1964, %c6 : index
        %2018 = memref.load %query_norm[%1964] : memref<?xf32>
        %2019 = memref.load %key_norm[%1964] : memref<?xf32>
        %2020 = arith.select %2016, %2018, %2019 : f32
        %2021 = arith.mulf %1972, %2015 : f32
        %2022 = arith.mulf %2021, %2020 : f32
        %2023 = arith.select %2005, %2022, %1972 : f32
        %2024 = memref.load %query_norm[%2017] : memref<?xf32>
        %2025 = memref.load %key_norm[%2017] : memref<?xf32>
        %2026 = arith.select %2016, %2024, %2025 : f32
        %2027 = arith.mulf %1981, %2015 : f32
        %2028 = arith.mulf %2027, %2026 : f32
        %2029 = arith.select %2005, %2028, %1981 : f32
        %2030 = arith.addi %1982, %c6 : index
        %2031 = memref.load %query_norm[%1982] : memref<?xf32>
        %2032 = memref.load %key_norm[%1982] : memref<?xf32>
        %2033 = arith.select %2016, %2031, %2032 : f32
        %2034 = arith.mulf %1990, %2015 : f32
        %2035 = arith.mulf %2034, %2033 : f32
        %2036 = arith.select %2005, %2035, %1990 : f32
        %2037 = memref.load %query_norm[%2030] : memref<?xf32>
        %2038 = memref.load %key_norm[%2030] : memref<?xf32>
        %2039 = arith.select %2016, %2037, %2038 : f32
        %2040 = arith.mulf %1999, %2015 : f32
        %2041 = arith.mulf %2040, %2039 : f32
        %2042 = arith.select %2005, %2041, %1999 : f32
        %2043 = arith.remui %2004, %c5 : index
        %2044 = arith.muli %2043, %c8 : index
        %2045 = arith.addi %2044, %1964 : index
        %2046 = arith.divui %2004, %c5 : index
        %2047 = arith.addi %2046, %c5 : index
        %2048 = arith.muli %2047, %c8 : index
        %2049 = arith.addi %2048, %1964 : index
        %2050 = memref.load %rope[%2045] : memref<?xf32>
        %2051 = arith.addi %2045, %c6 : index
        %2052 = memref.load %rope[%2051] : memref<?xf32>
        %2053 = memref.load %rope[%2049] : memref<?xf32>
        %2054 = arith.addi %2049, %c6 : index
        %2055 = memref.load %rope[%2054] : memref<?xf32>
        %2056 = arith.mulf %2053, %2050 : f32
        %2057 = arith.mulf %2055, %2052 : f32
        %2058 = arith.subf %2056, %2057 : f32
        %2059 = arith.mulf %2055, %2050 : f32
        %2060 = arith.mulf %2053, %2052 : f32
        %2061 = arith.addf %2059, %2060 : f32
        %2062 = arith.mulf %2023, %2058 : f32
        %2063 = arith.mulf %2029, %2061 : f32
        %2064 = arith.subf %2062, %2063 : f32
        %2065 = arith.mulf %2029, %2058 : f32
        %2066 = arith.mulf %2023, %2061 : f32
        %2067 = arith.addf %2065, %2066 : f32
        %2068 = arith.cmpi slt, %0, %heads : index
        scf.if %2068 {
          %2069 = arith.muli %1961, %heads : index
          %2070 = arith.addi %2069, %0 : index
          %2071 = arith.muli %2070, %c8 : index
          %2072 = arith.addi %2071, %1964 : index
          memref.store %2064, %q[%2072] : memref<?xf32>
          %2073 = arith.addi %2072, %c6 : index
          memref.store %2067, %q[%2073] : memref<?xf32>
        } else {
          %2074 = arith.addi %1962, %1964 : index
          memref.store %2064, %24[%2074] : memref<?xf32>
          %2075 = arith.addi %1962, %1964 : index
          %2076 = arith.addi %2075, %c6 : index
          memref.store %2067, %24[%2076] : memref<?xf32>
        }
        %2077 = arith.remui %2004, %c5 : index
        %2078 = arith.muli %2077, %c8 : index
        %2079 = arith.addi %2078, %1982 : index
        %2080 = arith.divui %2004, %c5 : index
        %2081 = arith.addi %2080, %c5 : index
        %2082 = arith.muli %2081, %c8 : index
        %2083 = arith.addi %2082, %1982 : index
        %2084 = memref.load %rope[%2079] : memref<?xf32>
        %2085 = arith.addi %2079, %c6 : index
        %2086 = memref.load %rope[%2085] : memref<?xf32>
        %2087 = memref.load %rope[%2083] : memref<?xf32>
        %2088 = arith.addi %2083, %c6 : index
        %2089 = memref.load %rope[%2088] : memref<?xf32>
        %2090 = arith.mulf %2087, %2084 : f32
        %2091 = arith.mulf %2089, %2086 : f32
        %2092 = arith.subf %2090, %2091 : f32
        %2093 = arith.mulf %2089, %2084 : f32
        %2094 = arith.mulf %2087, %2086 : f32
        %2095 = arith.addf %2093, %2094 : f32
        %2096 = arith.mulf %2036, %2092 : f32
        %2097 = arith.mulf %2042, %2095 : f32
        %2098 = arith.subf %2096, %2097 : f32
        %2099 = arith.mulf %2042, %2092 : f32
        %2100 = arith.mulf %2036, %2095 : f32
        %2101 = arith.addf %2099, %2100 : f32
        %2102 = arith.cmpi slt, %0, %heads : index
        scf.if %2102 {
          %2103 = arith.muli %1961, %heads : index
          %2104 = arith.addi %2103, %0 : index
          %2105 = arith.muli %2104, %c8 : index
          %2106 = arith.addi %2105, %1982 : index
          memref.store %2098, %q[%2106] : memref<?xf32>
          %2107 = arith.addi %2106, %c6 : index
          memref.store %2101, %q[%2107] : memref<?xf32>
        } else {
          %2108 = arith.addi %1962, %1982 : index
          memref.store %2098, %24[%2108] : memref<?xf32>
          %2109 = arith.addi %1962, %1982 : index
          %2110 = arith.addi %2109, %c6 : index
          memref.store %2101, %24[%2110] : memref<?xf32>
        }
      } else {
        %2111 = arith.cmpi slt, %0, %heads : index
        scf.if %2111 {
          %2112 = arith.muli %1961, %heads : index
          %2113 = arith.addi %2112, %0 : index
          %2114 = arith.muli %2113, %c8 : index
          %2115 = arith.addi %2114, %1964 : index
          memref.store %1972, %q[%2115] : memref<?xf32>
          %2116 = arith.addi %2115, %c6 : index
          memref.store %1981, %q[%2116] : memref<?xf32>
        } else {
          %2117 = arith.addi %1962, %1964 : index
          memref.store %1972, %24[%2117] : memref<?xf32>
          %2118 = arith.addi %1962, %1964 : index
          %2119 = arith.addi %2118, %c6 : index
          memref.store %1981, %24[%2119] : memref<?xf32>
        }
        %2120 = arith.cmpi slt, %0, %heads : index
        scf.if %2120 {
          %2121 = arith.muli %1961, %heads : index
          %2122 = arith.addi %2121, %0 : index
          %2123 = arith.muli %2122, %c8 : index
          %2124 = arith.addi %2123, %1982 : index
          memref.store %1990, %q[%2124] : memref<?xf32>
          %2125 = arith.addi %2124, %c6 : index
          memref.store %1999, %q[%2125] : memref<?xf32>
        } else {
          %2126 = arith.addi %1962, %1982 : index
          memref.store %1990, %24[%2126] : memref<?xf32>
          %2127 = arith.addi %1962, %1982 : index
          %2128 = arith.addi %2127, %c6 : index
          memref.store %1999, %24[%2128] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %2129 = arith.cmpi sge, %0, %heads : index
    scf.if %2129 {
      %2130 = arith.addi %1957, %c10 : index
      %2131 = arith.addi %1956, %2130 : index
      %2132 = arith.cmpi slt, %2131, %26 : index
      scf.if %2132 {
        %2133 = arith.addi %1956, %2130 : index
        %2134 = arith.addi %slotsAt, %2133 : index
        %2135 = memref.load %step[%2134] : memref<?xi32>
        %2136 = arith.index_cast %2135 : i32 to index
        %2137 = arith.cmpi sge, %2136, %c10 : index
        scf.if %2137 {
          %2138 = arith.muli %2130, %c8 : index
          %2139 = arith.subi %0, %heads : index
          %2140 = memref.load %scales[%2139] : memref<?xf32>
          %2141 = vector.broadcast %2140 : f32 to vector<4xf32>
          %2142 = arith.divui %2136, %c15 : index
          %2143 = arith.remui %2136, %c15 : index
          %2144 = arith.muli %2142, %pageBytes : index
          %2145 = arith.cmpi eq, %codec, %c10 : index
          scf.if %2145 {
            %2146 = wave.lane
            %2147 = arith.muli %2146, %c2 : index
            scf.for %2148 = %2147 to %c8 step %c8 {
              %2149 = arith.addi %2138, %2148 : index
              %2150 = vector.load %24[%2149] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2151 = arith.mulf %2150, %2141 : vector<4xf32>
              %2152 = arith.minimumf %2151, %c47 : vector<4xf32>
              %2153 = arith.maximumf %2152, %c48 : vector<4xf32>
              %2154 = arith.truncf %2153 : vector<4xf32> to vector<4xf16>
              %2155 = vector.bitcast %2154 : vector<4xf16> to vector<8xi8>
              %2156 = arith.cmpi slt, %2139, %kvHeads : index
              scf.if %2156 {
                %2157 = arith.muli %2139, %c12 : index
                %2158 = arith.addi %2144, %2157 : index
                %2159 = arith.divui %2148, %c15 : index
                %2160 = arith.muli %2159, %c49 : index
                %2161 = arith.remui %2148, %c15 : index
                %2162 = arith.divui %2161, %c9 : index
                %2163 = arith.muli %2162, %c5 : index
                %2164 = arith.muli %2143, %c15 : index
                %2165 = arith.addi %2163, %2164 : index
                %2166 = arith.remui %2161, %c9 : index
                %2167 = arith.muli %2166, %c4 : index
                %2168 = arith.addi %2165, %2167 : index
                %2169 = arith.addi %2160, %2168 : index
                %2170 = arith.addi %2158, %2169 : index
                vector.store %2155, %kv[%2170] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2171 = arith.subi %2139, %kvHeads : index
                %2172 = arith.muli %2171, %c12 : index
                %2173 = arith.addi %2144, %2172 : index
                %2174 = arith.addi %2148, %c10 : index
                %2175 = arith.divui %2174, %c15 : index
                %2176 = arith.muli %2175, %c49 : index
                %2177 = arith.addi %2176, %c35 : index
                %2178 = arith.remui %2174, %c15 : index
                %2179 = arith.divui %2143, %c4 : index
                %2180 = arith.remui %2143, %c4 : index
                %2181 = arith.muli %2180, %c9 : index
                %2182 = arith.addi %2179, %2181 : index
                %2183 = arith.divui %2182, %c9 : index
                %2184 = arith.muli %2183, %c5 : index
                %2185 = arith.muli %2178, %c15 : index
                %2186 = arith.addi %2184, %2185 : index
                %2187 = arith.remui %2182, %c9 : index
                %2188 = arith.muli %2187, %c4 : index
                %2189 = arith.addi %2186, %2188 : index
                %2190 = arith.addi %2177, %2189 : index
                %2191 = arith.addi %2173, %2190 : index
                %2192 = vector.shuffle %2155, %2155 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2192, %kv[%2191] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2193 = arith.addi %2148, %c11 : index
                %2194 = arith.divui %2193, %c15 : index
                %2195 = arith.muli %2194, %c49 : index
                %2196 = arith.addi %2195, %c35 : index
                %2197 = arith.remui %2193, %c15 : index
                %2198 = arith.divui %2143, %c4 : index
                %2199 = arith.remui %2143, %c4 : index
                %2200 = arith.muli %2199, %c9 : index
                %2201 = arith.addi %2198, %2200 : index
                %2202 = arith.divui %2201, %c9 : index
                %2203 = arith.muli %2202, %c5 : index
                %2204 = arith.muli %2197, %c15 : index
                %2205 = arith.addi %2203, %2204 : index
                %2206 = arith.remui %2201, %c9 : index
                %2207 = arith.muli %2206, %c4 : index
                %2208 = arith.addi %2205, %2207 : index
                %2209 = arith.addi %2196, %2208 : index
                %2210 = arith.addi %2173, %2209 : index
                %2211 = vector.shuffle %2155, %2155 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2211, %kv[%2210] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2212 = arith.addi %2148, %c4 : index
                %2213 = arith.divui %2212, %c15 : index
                %2214 = arith.muli %2213, %c49 : index
                %2215 = arith.addi %2214, %c35 : index
                %2216 = arith.remui %2212, %c15 : index
                %2217 = arith.divui %2143, %c4 : index
                %2218 = arith.remui %2143, %c4 : index
                %2219 = arith.muli %2218, %c9 : index
                %2220 = arith.addi %2217, %2219 : index
                %2221 = arith.divui %2220, %c9 : index
                %2222 = arith.muli %2221, %c5 : index
                %2223 = arith.muli %2216, %c15 : index
                %2224 = arith.addi %2222, %2223 : index
                %2225 = arith.remui %2220, %c9 : index
                %2226 = arith.muli %2225, %c4 : index
                %2227 = arith.addi %2224, %2226 : index
                %2228 = arith.addi %2215, %2227 : index
                %2229 = arith.addi %2173, %2228 : index
                %2230 = vector.shuffle %2155, %2155 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2230, %kv[%2229] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2231 = arith.addi %2148, %c28 : index
                %2232 = arith.divui %2231, %c15 : index
                %2233 = arith.muli %2232, %c49 : index
                %2234 = arith.addi %2233, %c35 : index
                %2235 = arith.remui %2231, %c15 : index
                %2236 = arith.divui %2143, %c4 : index
                %2237 = arith.remui %2143, %c4 : index
                %2238 = arith.muli %2237, %c9 : index
                %2239 = arith.addi %2236, %2238 : index
                %2240 = arith.divui %2239, %c9 : index
                %2241 = arith.muli %2240, %c5 : index
                %2242 = arith.muli %2235, %c15 : index
                %2243 = arith.addi %2241, %2242 : index
                %2244 = arith.remui %2239, %c9 : index
                %2245 = arith.muli %2244, %c4 : index
                %2246 = arith.addi %2243, %2245 : index
                %2247 = arith.addi %2234, %2246 : index
                %2248 = arith.addi %2173, %2247 : index
                %2249 = vector.shuffle %2155, %2155 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2249, %kv[%2248] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2250 = arith.cmpi eq, %codec, %c11 : index
          scf.if %2250 {
            %2251 = wave.lane
            %2252 = arith.muli %2251, %c2 : index
            scf.for %2253 = %2252 to %c8 step %c8 {
              %2254 = arith.addi %2138, %2253 : index
              %2255 = vector.load %24[%2254] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2256 = arith.mulf %2255, %2141 : vector<4xf32>
              %2257 = wave.fp8_encode "e4m3" %2256 : vector<4xf32> -> vector<4xi8>
              %2258 = arith.cmpi slt, %2139, %kvHeads : index
              scf.if %2258 {
                %2259 = arith.muli %2139, %c35 : index
                %2260 = arith.addi %2144, %2259 : index
                %2261 = vector.shuffle %2257, %2257 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2262 = arith.divui %2253, %c15 : index
                %2263 = arith.muli %2262, %c5 : index
                %2264 = arith.remui %2253, %c15 : index
                %2265 = arith.muli %2143, %c15 : index
                %2266 = arith.divui %2264, %c2 : index
                %2267 = arith.muli %2266, %c2 : index
                %2268 = arith.remui %2264, %c4 : index
                %2269 = arith.muli %2268, %c4 : index
                %2270 = arith.addi %2267, %2269 : index
                %2271 = arith.divui %2264, %c4 : index
                %2272 = arith.remui %2271, %c4 : index
                %2273 = arith.addi %2270, %2272 : index
                %2274 = arith.addi %2265, %2273 : index
                %2275 = arith.addi %2263, %2274 : index
                %2276 = arith.addi %2260, %2275 : index
                vector.store %2261, %kv[%2276] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2277 = arith.subi %2139, %kvHeads : index
                %2278 = arith.muli %2277, %c35 : index
                %2279 = arith.addi %2144, %2278 : index
                %2280 = arith.addi %2253, %c10 : index
                %2281 = arith.divui %2280, %c15 : index
                %2282 = arith.muli %2281, %c5 : index
                %2283 = arith.addi %2282, %c13 : index
                %2284 = arith.remui %2280, %c15 : index
                %2285 = arith.divui %2143, %c4 : index
                %2286 = arith.remui %2143, %c4 : index
                %2287 = arith.muli %2286, %c9 : index
                %2288 = arith.addi %2285, %2287 : index
                %2289 = arith.muli %2284, %c15 : index
                %2290 = arith.divui %2288, %c2 : index
                %2291 = arith.muli %2290, %c2 : index
                %2292 = arith.remui %2288, %c4 : index
                %2293 = arith.muli %2292, %c4 : index
                %2294 = arith.addi %2291, %2293 : index
                %2295 = arith.divui %2288, %c4 : index
                %2296 = arith.remui %2295, %c4 : index
                %2297 = arith.addi %2294, %2296 : index
                %2298 = arith.addi %2289, %2297 : index
                %2299 = arith.addi %2283, %2298 : index
                %2300 = arith.addi %2279, %2299 : index
                %2301 = vector.shuffle %2257, %2257 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2301, %kv[%2300] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2302 = arith.addi %2253, %c11 : index
                %2303 = arith.divui %2302, %c15 : index
                %2304 = arith.muli %2303, %c5 : index
                %2305 = arith.addi %2304, %c13 : index
                %2306 = arith.remui %2302, %c15 : index
                %2307 = arith.divui %2143, %c4 : index
                %2308 = arith.remui %2143, %c4 : index
                %2309 = arith.muli %2308, %c9 : index
                %2310 = arith.addi %2307, %2309 : index
                %2311 = arith.muli %2306, %c15 : index
                %2312 = arith.divui %2310, %c2 : index
                %2313 = arith.muli %2312, %c2 : index
                %2314 = arith.remui %2310, %c4 : index
                %2315 = arith.muli %2314, %c4 : index
                %2316 = arith.addi %2313, %2315 : index
                %2317 = arith.divui %2310, %c4 : index
                %2318 = arith.remui %2317, %c4 : index
                %2319 = arith.addi %2316, %2318 : index
                %2320 = arith.addi %2311, %2319 : index
                %2321 = arith.addi %2305, %2320 : index
                %2322 = arith.addi %2279, %2321 : index
                %2323 = vector.shuffle %2257, %2257 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2323, %kv[%2322] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2324 = arith.addi %2253, %c4 : index
                %2325 = arith.divui %2324, %c15 : index
                %2326 = arith.muli %2325, %c5 : index
                %2327 = arith.addi %2326, %c13 : index
                %2328 = arith.remui %2324, %c15 : index
                %2329 = arith.divui %2143, %c4 : index
                %2330 = arith.remui %2143, %c4 : index
                %2331 = arith.muli %2330, %c9 : index
                %2332 = arith.addi %2329, %2331 : index
                %2333 = arith.muli %2328, %c15 : index
                %2334 = arith.divui %2332, %c2 : index
                %2335 = arith.muli %2334, %c2 : index
                %2336 = arith.remui %2332, %c4 : index
                %2337 = arith.muli %2336, %c4 : index
                %2338 = arith.addi %2335, %2337 : index
                %2339 = arith.divui %2332, %c4 : index
                %2340 = arith.remui %2339, %c4 : index
                %2341 = arith.addi %2338, %2340 : index
                %2342 = arith.addi %2333, %2341 : index
                %2343 = arith.addi %2327, %2342 : index
                %2344 = arith.addi %2279, %2343 : index
                %2345 = vector.shuffle %2257, %2257 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2345, %kv[%2344] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2346 = arith.addi %2253, %c28 : index
                %2347 = arith.divui %2346, %c15 : index
                %2348 = arith.muli %2347, %c5 : index
                %2349 = arith.addi %2348, %c13 : index
                %2350 = arith.remui %2346, %c15 : index
                %2351 = arith.divui %2143, %c4 : index
                %2352 = arith.remui %2143, %c4 : index
                %2353 = arith.muli %2352, %c9 : index
                %2354 = arith.addi %2351, %2353 : index
                %2355 = arith.muli %2350, %c15 : index
                %2356 = arith.divui %2354, %c2 : index
                %2357 = arith.muli %2356, %c2 : index
                %2358 = arith.remui %2354, %c4 : index
                %2359 = arith.muli %2358, %c4 : index
                %2360 = arith.addi %2357, %2359 : index
                %2361 = arith.divui %2354, %c4 : index
                %2362 = arith.remui %2361, %c4 : index
                %2363 = arith.addi %2360, %2362 : index
                %2364 = arith.addi %2355, %2363 : index
                %2365 = arith.addi %2349, %2364 : index
                %2366 = arith.addi %2279, %2365 : index
                %2367 = vector.shuffle %2257, %2257 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2367, %kv[%2366] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2368 = arith.cmpi eq, %codec, %c4 : index
          scf.if %2368 {
            %2369 = wave.lane
            %2370 = arith.muli %2369, %c2 : index
            scf.for %2371 = %2370 to %c8 step %c8 {
              %2372 = arith.addi %2138, %2371 : index
              %2373 = vector.load %24[%2372] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2374 = arith.mulf %2373, %2141 : vector<4xf32>
              %2375 = wave.fp8_encode "e5m2" %2374 : vector<4xf32> -> vector<4xi8>
              %2376 = arith.cmpi slt, %2139, %kvHeads : index
              scf.if %2376 {
                %2377 = arith.muli %2139, %c35 : index
                %2378 = arith.addi %2144, %2377 : index
                %2379 = vector.shuffle %2375, %2375 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2380 = arith.divui %2371, %c15 : index
                %2381 = arith.muli %2380, %c5 : index
                %2382 = arith.remui %2371, %c15 : index
                %2383 = arith.muli %2143, %c15 : index
                %2384 = arith.divui %2382, %c2 : index
                %2385 = arith.muli %2384, %c2 : index
                %2386 = arith.remui %2382, %c4 : index
                %2387 = arith.muli %2386, %c4 : index
                %2388 = arith.addi %2385, %2387 : index
                %2389 = arith.divui %2382, %c4 : index
                %2390 = arith.remui %2389, %c4 : index
                %2391 = arith.addi %2388, %2390 : index
                %2392 = arith.addi %2383, %2391 : index
                %2393 = arith.addi %2381, %2392 : index
                %2394 = arith.addi %2378, %2393 : index
                vector.store %2379, %kv[%2394] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2395 = arith.subi %2139, %kvHeads : index
                %2396 = arith.muli %2395, %c35 : index
                %2397 = arith.addi %2144, %2396 : index
                %2398 = arith.addi %2371, %c10 : index
                %2399 = arith.divui %2398, %c15 : index
                %2400 = arith.muli %2399, %c5 : index
                %2401 = arith.addi %2400, %c13 : index
                %2402 = arith.remui %2398, %c15 : index
                %2403 = arith.divui %2143, %c4 : index
                %2404 = arith.remui %2143, %c4 : index
                %2405 = arith.muli %2404, %c9 : index
                %2406 = arith.addi %2403, %2405 : index
                %2407 = arith.muli %2402, %c15 : index
                %2408 = arith.divui %2406, %c2 : index
                %2409 = arith.muli %2408, %c2 : index
                %2410 = arith.remui %2406, %c4 : index
                %2411 = arith.muli %2410, %c4 : index
                %2412 = arith.addi %2409, %2411 : index
                %2413 = arith.divui %2406, %c4 : index
                %2414 = arith.remui %2413, %c4 : index
                %2415 = arith.addi %2412, %2414 : index
                %2416 = arith.addi %2407, %2415 : index
                %2417 = arith.addi %2401, %2416 : index
                %2418 = arith.addi %2397, %2417 : index
                %2419 = vector.shuffle %2375, %2375 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2419, %kv[%2418] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2420 = arith.addi %2371, %c11 : index
                %2421 = arith.divui %2420, %c15 : index
                %2422 = arith.muli %2421, %c5 : index
                %2423 = arith.addi %2422, %c13 : index
                %2424 = arith.remui %2420, %c15 : index
                %2425 = arith.divui %2143, %c4 : index
                %2426 = arith.remui %2143, %c4 : index
                %2427 = arith.muli %2426, %c9 : index
                %2428 = arith.addi %2425, %2427 : index
                %2429 = arith.muli %2424, %c15 : index
                %2430 = arith.divui %2428, %c2 : index
                %2431 = arith.muli %2430, %c2 : index
                %2432 = arith.remui %2428, %c4 : index
                %2433 = arith.muli %2432, %c4 : index
                %2434 = arith.addi %2431, %2433 : index
                %2435 = arith.divui %2428, %c4 : index
                %2436 = arith.remui %2435, %c4 : index
                %2437 = arith.addi %2434, %2436 : index
                %2438 = arith.addi %2429, %2437 : index
                %2439 = arith.addi %2423, %2438 : index
                %2440 = arith.addi %2397, %2439 : index
                %2441 = vector.shuffle %2375, %2375 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2441, %kv[%2440] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2442 = arith.addi %2371, %c4 : index
                %2443 = arith.divui %2442, %c15 : index
                %2444 = arith.muli %2443, %c5 : index
                %2445 = arith.addi %2444, %c13 : index
                %2446 = arith.remui %2442, %c15 : index
                %2447 = arith.divui %2143, %c4 : index
                %2448 = arith.remui %2143, %c4 : index
                %2449 = arith.muli %2448, %c9 : index
                %2450 = arith.addi %2447, %2449 : index
                %2451 = arith.muli %2446, %c15 : index
                %2452 = arith.divui %2450, %c2 : index
                %2453 = arith.muli %2452, %c2 : index
                %2454 = arith.remui %2450, %c4 : index
                %2455 = arith.muli %2454, %c4 : index
                %2456 = arith.addi %2453, %2455 : index
                %2457 = arith.divui %2450, %c4 : index
                %2458 = arith.remui %2457, %c4 : index
                %2459 = arith.addi %2456, %2458 : index
                %2460 = arith.addi %2451, %2459 : index
                %2461 = arith.addi %2445, %2460 : index
                %2462 = arith.addi %2397, %2461 : index
                %2463 = vector.shuffle %2375, %2375 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2463, %kv[%2462] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2464 = arith.addi %2371, %c28 : index
                %2465 = arith.divui %2464, %c15 : index
                %2466 = arith.muli %2465, %c5 : index
                %2467 = arith.addi %2466, %c13 : index
                %2468 = arith.remui %2464, %c15 : index
                %2469 = arith.divui %2143, %c4 : index
                %2470 = arith.remui %2143, %c4 : index
                %2471 = arith.muli %2470, %c9 : index
                %2472 = arith.addi %2469, %2471 : index
                %2473 = arith.muli %2468, %c15 : index
                %2474 = arith.divui %2472, %c2 : index
                %2475 = arith.muli %2474, %c2 : index
                %2476 = arith.remui %2472, %c4 : index
                %2477 = arith.muli %2476, %c4 : index
                %2478 = arith.addi %2475, %2477 : index
                %2479 = arith.divui %2472, %c4 : index
                %2480 = arith.remui %2479, %c4 : index
                %2481 = arith.addi %2478, %2480 : index
                %2482 = arith.addi %2473, %2481 : index
                %2483 = arith.addi %2467, %2482 : index
                %2484 = arith.addi %2397, %2483 : index
                %2485 = vector.shuffle %2375, %2375 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2485, %kv[%2484] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %2486 = arith.addi %27, %c16 : index
    %2487 = wave.lane
    %2488 = arith.muli %3, %c4 : index
    %2489 = arith.muli %2488, %c5 : index
    %2490 = arith.addi %2489, %2487 : index
    %2491 = arith.muli %4, %c13 : index
    %2492 = arith.addi %2491, %2490 : index
    %2493 = arith.addi %2492, %c10 : index
    %2494 = arith.addi %2493, %c10 : index
    %2495 = vector.extract %700#4[0] : f32 from vector<8xf32>
    memref.store %2495, %23[%2494] : memref<?xf32>
    %2496 = arith.muli %4, %c13 : index
    %2497 = arith.addi %2496, %2490 : index
    %2498 = arith.addi %2497, %c10 : index
    %2499 = arith.addi %2498, %c16 : index
    %2500 = vector.extract %700#4[1] : f32 from vector<8xf32>
    memref.store %2500, %23[%2499] : memref<?xf32>
    %2501 = arith.muli %4, %c13 : index
    %2502 = arith.addi %2501, %2490 : index
    %2503 = arith.addi %2502, %c10 : index
    %2504 = arith.addi %2503, %c6 : index
    %2505 = vector.extract %700#4[2] : f32 from vector<8xf32>
    memref.store %2505, %23[%2504] : memref<?xf32>
    %2506 = arith.muli %4, %c13 : index
    %2507 = arith.addi %2506, %2490 : index
    %2508 = arith.addi %2507, %c10 : index
    %2509 = arith.addi %2508, %c29 : index
    %2510 = vector.extract %700#4[3] : f32 from vector<8xf32>
    memref.store %2510, %23[%2509] : memref<?xf32>
    %2511 = arith.muli %4, %c13 : index
    %2512 = arith.addi %2511, %2490 : index
    %2513 = arith.addi %2512, %c10 : index
    %2514 = arith.addi %2513, %c8 : index
    %2515 = vector.extract %700#4[4] : f32 from vector<8xf32>
    memref.store %2515, %23[%2514] : memref<?xf32>
    %2516 = arith.muli %4, %c13 : index
    %2517 = arith.addi %2516, %2490 : index
    %2518 = arith.addi %2517, %c10 : index
    %2519 = arith.addi %2518, %c30 : index
    %2520 = vector.extract %700#4[5] : f32 from vector<8xf32>
    memref.store %2520, %23[%2519] : memref<?xf32>
    %2521 = arith.muli %4, %c13 : index
    %2522 = arith.addi %2521, %2490 : index
    %2523 = arith.addi %2522, %c10 : index
    %2524 = arith.addi %2523, %c31 : index
    %2525 = vector.extract %700#4[6] : f32 from vector<8xf32>
    memref.store %2525, %23[%2524] : memref<?xf32>
    %2526 = arith.muli %4, %c13 : index
    %2527 = arith.addi %2526, %2490 : index
    %2528 = arith.addi %2527, %c10 : index
    %2529 = arith.addi %2528, %c32 : index
    %2530 = vector.extract %700#4[7] : f32 from vector<8xf32>
    memref.store %2530, %23[%2529] : memref<?xf32>
    %2531 = arith.muli %4, %c13 : index
    %2532 = arith.addi %2531, %2490 : index
    %2533 = arith.addi %2532, %c5 : index
    %2534 = arith.addi %2533, %c10 : index
    %2535 = vector.extract %700#5[0] : f32 from vector<8xf32>
    memref.store %2535, %23[%2534] : memref<?xf32>
    %2536 = arith.muli %4, %c13 : index
    %2537 = arith.addi %2536, %2490 : index
    %2538 = arith.addi %2537, %c5 : index
    %2539 = arith.addi %2538, %c16 : index
    %2540 = vector.extract %700#5[1] : f32 from vector<8xf32>
    memref.store %2540, %23[%2539] : memref<?xf32>
    %2541 = arith.muli %4, %c13 : index
    %2542 = arith.addi %2541, %2490 : index
    %2543 = arith.addi %2542, %c5 : index
    %2544 = arith.addi %2543, %c6 : index
    %2545 = vector.extract %700#5[2] : f32 from vector<8xf32>
    memref.store %2545, %23[%2544] : memref<?xf32>
    %2546 = arith.muli %4, %c13 : index
    %2547 = arith.addi %2546, %2490 : index
    %2548 = arith.addi %2547, %c5 : index
    %2549 = arith.addi %2548, %c29 : index
    %2550 = vector.extract %700#5[3] : f32 from vector<8xf32>
    memref.store %2550, %23[%2549] : memref<?xf32>
    %2551 = arith.muli %4, %c13 : index
    %2552 = arith.addi %2551, %2490 : index
    %2553 = arith.addi %2552, %c5 : index
    %2554 = arith.addi %2553, %c8 : index
    %2555 = vector.extract %700#5[4] : f32 from vector<8xf32>
    memref.store %2555, %23[%2554] : memref<?xf32>
    %2556 = arith.muli %4, %c13 : index
    %2557 = arith.addi %2556, %2490 : index
    %2558 = arith.addi %2557, %c5 : index
    %2559 = arith.addi %2558, %c30 : index
    %2560 = vector.extract %700#5[5] : f32 from vector<8xf32>
    memref.store %2560, %23[%2559] : memref<?xf32>
    %2561 = arith.muli %4, %c13 : index
    %2562 = arith.addi %2561, %2490 : index
    %2563 = arith.addi %2562, %c5 : index
    %2564 = arith.addi %2563, %c31 : index
    %2565 = vector.extract %700#5[6] : f32 from vector<8xf32>
    memref.store %2565, %23[%2564] : memref<?xf32>
    %2566 = arith.muli %4, %c13 : index
    %2567 = arith.addi %2566, %2490 : index
    %2568 = arith.addi %2567, %c5 : index
    %2569 = arith.addi %2568, %c32 : index
    %2570 = vector.extract %700#5[7] : f32 from vector<8xf32>
    memref.store %2570, %23[%2569] : memref<?xf32>
    wave.barrier
    %2571 = arith.muli %4, %c4 : index
    %2572 = arith.addi %2571, %c10 : index
    %2573 = arith.muli %2572, %c4 : index
    %2574 = arith.divui %2487, %c15 : index
    %2575 = arith.addi %2573, %2574 : index
    %2576 = arith.addi %2486, %2575 : index
    %2577 = arith.cmpi slt, %2576, %26 : index
    scf.if %2577 {
      %2578 = arith.cmpi eq, %hasFactors, %c11 : index
      %2579 = arith.muli %2576, %c4 : index
      %2580 = memref.load %factors[%2579] : memref<?xf32>
      %2581 = arith.mulf %2580, %operandScale : f32
      %2582 = arith.select %2578, %2581, %operandScale : f32
      %2583 = arith.addi %2490, %c10 : index
      %2584 = arith.muli %2572, %c16 : index
      %2585 = arith.addi %2583, %2584 : index
      %2586 = memref.load %23[%2585] : memref<?xf32>
      %2587 = arith.addi %2585, %c13 : index
      %2588 = memref.load %23[%2587] : memref<?xf32>
      %2589 = arith.addf %2586, %2588 : f32
      %2590 = arith.addi %2585, %c35 : index
      %2591 = memref.load %23[%2590] : memref<?xf32>
      %2592 = arith.addf %2589, %2591 : f32
      %2593 = arith.addi %2585, %c36 : index
      %2594 = memref.load %23[%2593] : memref<?xf32>
      %2595 = arith.addf %2592, %2594 : f32
      %2596 = arith.remui %2487, %c15 : index
      %2597 = arith.muli %2596, %c2 : index
      %2598 = arith.addi %20, %2597 : index
      %2599 = vector.load %w[%2598] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2600 = vector.bitcast %2599 : vector<4xi8> to vector<1xf32>
      %2601 = vector.extract %2600[0] : f32 from vector<1xf32>
      %2602 = arith.mulf %2601, %2582 : f32
      %2603 = arith.mulf %2595, %2602 : f32
      %2604 = arith.muli %3, %c4 : index
      %2605 = arith.addi %2604, %c10 : index
      %2606 = arith.muli %2605, %c15 : index
      %2607 = arith.remui %2487, %c15 : index
      %2608 = arith.addi %2606, %2607 : index
      %2609 = arith.muli %2575, %c8 : index
      %2610 = arith.addi %2609, %2608 : index
      memref.store %2603, %24[%2610] : memref<?xf32>
      %2611 = arith.addi %2490, %c5 : index
      %2612 = arith.muli %2572, %c16 : index
      %2613 = arith.addi %2611, %2612 : index
      %2614 = memref.load %23[%2613] : memref<?xf32>
      %2615 = arith.addi %2613, %c13 : index
      %2616 = memref.load %23[%2615] : memref<?xf32>
      %2617 = arith.addf %2614, %2616 : f32
      %2618 = arith.addi %2613, %c35 : index
      %2619 = memref.load %23[%2618] : memref<?xf32>
      %2620 = arith.addf %2617, %2619 : f32
      %2621 = arith.addi %2613, %c36 : index
      %2622 = memref.load %23[%2621] : memref<?xf32>
      %2623 = arith.addf %2620, %2622 : f32
      %2624 = arith.remui %2487, %c15 : index
      %2625 = arith.muli %2624, %c2 : index
      %2626 = arith.addi %22, %2625 : index
      %2627 = vector.load %w[%2626] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2628 = vector.bitcast %2627 : vector<4xi8> to vector<1xf32>
      %2629 = vector.extract %2628[0] : f32 from vector<1xf32>
      %2630 = arith.mulf %2629, %2582 : f32
      %2631 = arith.mulf %2623, %2630 : f32
      %2632 = arith.muli %3, %c4 : index
      %2633 = arith.addi %2632, %c11 : index
      %2634 = arith.muli %2633, %c15 : index
      %2635 = arith.remui %2487, %c15 : index
      %2636 = arith.addi %2634, %2635 : index
      %2637 = arith.muli %2575, %c8 : index
      %2638 = arith.addi %2637, %2636 : index
      memref.store %2631, %24[%2638] : memref<?xf32>
    }
    %2639 = arith.muli %4, %c4 : index
    %2640 = arith.addi %2639, %c11 : index
    %2641 = arith.muli %2640, %c4 : index
    %2642 = arith.divui %2487, %c15 : index
    %2643 = arith.addi %2641, %2642 : index
    %2644 = arith.addi %2486, %2643 : index
    %2645 = arith.cmpi slt, %2644, %26 : index
    scf.if %2645 {
      %2646 = arith.cmpi eq, %hasFactors, %c11 : index
      %2647 = arith.muli %2644, %c4 : index
      %2648 = memref.load %factors[%2647] : memref<?xf32>
      %2649 = arith.mulf %2648, %operandScale : f32
      %2650 = arith.select %2646, %2649, %operandScale : f32
      %2651 = arith.addi %2490, %c10 : index
      %2652 = arith.muli %2640, %c16 : index
      %2653 = arith.addi %2651, %2652 : index
      %2654 = memref.load %23[%2653] : memref<?xf32>
      %2655 = arith.addi %2653, %c13 : index
      %2656 = memref.load %23[%2655] : memref<?xf32>
      %2657 = arith.addf %2654, %2656 : f32
      %2658 = arith.addi %2653, %c35 : index
      %2659 = memref.load %23[%2658] : memref<?xf32>
      %2660 = arith.addf %2657, %2659 : f32
      %2661 = arith.addi %2653, %c36 : index
      %2662 = memref.load %23[%2661] : memref<?xf32>
      %2663 = arith.addf %2660, %2662 : f32
      %2664 = arith.remui %2487, %c15 : index
      %2665 = arith.muli %2664, %c2 : index
      %2666 = arith.addi %20, %2665 : index
      %2667 = vector.load %w[%2666] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2668 = vector.bitcast %2667 : vector<4xi8> to vector<1xf32>
      %2669 = vector.extract %2668[0] : f32 from vector<1xf32>
      %2670 = arith.mulf %2669, %2650 : f32
      %2671 = arith.mulf %2663, %2670 : f32
      %2672 = arith.muli %3, %c4 : index
      %2673 = arith.addi %2672, %c10 : index
      %2674 = arith.muli %2673, %c15 : index
      %2675 = arith.remui %2487, %c15 : index
      %2676 = arith.addi %2674, %2675 : index
      %2677 = arith.muli %2643, %c8 : index
      %2678 = arith.addi %2677, %2676 : index
      memref.store %2671, %24[%2678] : memref<?xf32>
      %2679 = arith.addi %2490, %c5 : index
      %2680 = arith.muli %2640, %c16 : index
      %2681 = arith.addi %2679, %2680 : index
      %2682 = memref.load %23[%2681] : memref<?xf32>
      %2683 = arith.addi %2681, %c13 : index
      %2684 = memref.load %23[%2683] : memref<?xf32>
      %2685 = arith.addf %2682, %2684 : f32
      %2686 = arith.addi %2681, %c35 : index
      %2687 = memref.load %23[%2686] : memref<?xf32>
      %2688 = arith.addf %2685, %2687 : f32
      %2689 = arith.addi %2681, %c36 : index
      %2690 = memref.load %23[%2689] : memref<?xf32>
      %2691 = arith.addf %2688, %2690 : f32
      %2692 = arith.remui %2487, %c15 : index
      %2693 = arith.muli %2692, %c2 : index
      %2694 = arith.addi %22, %2693 : index
      %2695 = vector.load %w[%2694] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2696 = vector.bitcast %2695 : vector<4xi8> to vector<1xf32>
      %2697 = vector.extract %2696[0] : f32 from vector<1xf32>
      %2698 = arith.mulf %2697, %2650 : f32
      %2699 = arith.mulf %2691, %2698 : f32
      %2700 = arith.muli %3, %c4 : index
      %2701 = arith.addi %2700, %c11 : index
      %2702 = arith.muli %2701, %c15 : index
      %2703 = arith.remui %2487, %c15 : index
      %2704 = arith.addi %2702, %2703 : index
      %2705 = arith.muli %2643, %c8 : index
      %2706 = arith.addi %2705, %2704 : index
      memref.store %2699, %24[%2706] : memref<?xf32>
    }
    wave.barrier
    %2707 = arith.addi %27, %c16 : index
    %2708 = wave.wave
    %2709 = arith.addi %2708, %c10 : index
    %2710 = arith.addi %2707, %2709 : index
    %2711 = arith.cmpi slt, %2710, %26 : index
    scf.if %2711 {
      %2712 = arith.addi %2707, %2709 : index
      %2713 = arith.muli %2709, %c8 : index
      %2714 = wave.lane
      %2715 = arith.addi %2714, %c10 : index
      %2716 = arith.cmpi eq, %hasBias, %c11 : index
      %2717 = arith.addi %2713, %2715 : index
      %2718 = memref.load %24[%2717] : memref<?xf32>
      %2719 = arith.muli %0, %c8 : index
      %2720 = arith.addi %2719, %2715 : index
      %2721 = memref.load %bias[%2720] : memref<?xf32>
      %2722 = arith.addf %2718, %2721 : f32
      %2723 = arith.select %2716, %2722, %2718 : f32
      %2724 = arith.addi %2715, %c6 : index
      %2725 = arith.cmpi eq, %hasBias, %c11 : index
      %2726 = arith.addi %2713, %2724 : index
      %2727 = memref.load %24[%2726] : memref<?xf32>
      %2728 = arith.muli %0, %c8 : index
      %2729 = arith.addi %2728, %2724 : index
      %2730 = memref.load %bias[%2729] : memref<?xf32>
      %2731 = arith.addf %2727, %2730 : f32
      %2732 = arith.select %2725, %2731, %2727 : f32
      %2733 = arith.addi %2714, %c16 : index
      %2734 = arith.cmpi eq, %hasBias, %c11 : index
      %2735 = arith.addi %2713, %2733 : index
      %2736 = memref.load %24[%2735] : memref<?xf32>
      %2737 = arith.muli %0, %c8 : index
      %2738 = arith.addi %2737, %2733 : index
      %2739 = memref.load %bias[%2738] : memref<?xf32>
      %2740 = arith.addf %2736, %2739 : f32
      %2741 = arith.select %2734, %2740, %2736 : f32
      %2742 = arith.addi %2733, %c6 : index
      %2743 = arith.cmpi eq, %hasBias, %c11 : index
      %2744 = arith.addi %2713, %2742 : index
      %2745 = memref.load %24[%2744] : memref<?xf32>
      %2746 = arith.muli %0, %c8 : index
      %2747 = arith.addi %2746, %2742 : index
      %2748 = memref.load %bias[%2747] : memref<?xf32>
      %2749 = arith.addf %2745, %2748 : f32
      %2750 = arith.select %2743, %2749, %2745 : f32
      %2751 = arith.addi %heads, %kvHeads : index
      %2752 = arith.cmpi slt, %0, %2751 : index
      scf.if %2752 {
        %2753 = arith.addi %positionsAt, %2712 : index
        %2754 = memref.load %step[%2753] : memref<?xi32>
        %2755 = arith.index_cast %2754 : i32 to index
        %2756 = arith.cmpi eq, %hasNorm, %c11 : index
        %2757 = math.fma %2723, %2723, %c40 : f32
        %2758 = math.fma %2732, %2732, %2757 : f32
        %2759 = math.fma %2741, %2741, %2758 : f32
        %2760 = math.fma %2750, %2750, %2759 : f32
        %2761 = vector.broadcast %2760 : f32 to vector<1xf32>
        %2762 = wave.reduce "add" %2761 : vector<1xf32>
        %2763 = arith.mulf %2762, %inverseHeadDim : f32
        %2764 = arith.addf %2763, %epsilon : f32
        %2765 = math.sqrt %2764 : f32
        %2766 = arith.divf %c42, %2765 : f32
        %2767 = arith.cmpi slt, %0, %heads : index
        %2768 = arith.addi %2715, %c6 : index
        %2769 = memref.load %query_norm[%2715] : memref<?xf32>
        %2770 = memref.load %key_norm[%2715] : memref<?xf32>
        %2771 = arith.select %2767, %2769, %2770 : f32
        %2772 = arith.mulf %2723, %2766 : f32
        %2773 = arith.mulf %2772, %2771 : f32
        %2774 = arith.select %2756, %2773, %2723 : f32
        %2775 = memref.load %query_norm[%2768] : memref<?xf32>
        %2776 = memref.load %key_norm[%2768] : memref<?xf32>
        %2777 = arith.select %2767, %2775, %2776 : f32
        %2778 = arith.mulf %2732, %2766 : f32
        %2779 = arith.mulf %2778, %2777 : f32
        %2780 = arith.select %2756, %2779, %2732 : f32
        %2781 = arith.addi %2733, %c6 : index
        %2782 = memref.load %query_norm[%2733] : memref<?xf32>
        %2783 = memref.load %key_norm[%2733] : memref<?xf32>
        %2784 = arith.select %2767, %2782, %2783 : f32
        %2785 = arith.mulf %2741, %2766 : f32
        %2786 = arith.mulf %2785, %2784 : f32
        %2787 = arith.select %2756, %2786, %2741 : f32
        %2788 = memref.load %query_norm[%2781] : memref<?xf32>
        %2789 = memref.load %key_norm[%2781] : memref<?xf32>
        %2790 = arith.select %2767, %2788, %2789 : f32
        %2791 = arith.mulf %2750, %2766 : f32
        %2792 = arith.mulf %2791, %2790 : f32
        %2793 = arith.select %2756, %2792, %2750 : f32
        %2794 = arith.remui %2755, %c5 : index
        %2795 = arith.muli %2794, %c8 : index
        %2796 = arith.addi %2795, %2715 : index
        %2797 = arith.divui %2755, %c5 : index
        %2798 = arith.addi %2797, %c5 : index
        %2799 = arith.muli %2798, %c8 : index
        %2800 = arith.addi %2799, %2715 : index
        %2801 = memref.load %rope[%2796] : memref<?xf32>
        %2802 = arith.addi %2796, %c6 : index
        %2803 = memref.load %rope[%2802] : memref<?xf32>
        %2804 = memref.load %rope[%2800] : memref<?xf32>
        %2805 = arith.addi %2800, %c6 : index
        %2806 = memref.load %rope[%2805] : memref<?xf32>
        %2807 = arith.mulf %2804, %2801 : f32
        %2808 = arith.mulf %2806, %2803 : f32
        %2809 = arith.subf %2807, %2808 : f32
        %2810 = arith.mulf %2806, %2801 : f32
        %2811 = arith.mulf %2804, %2803 : f32
        %2812 = arith.addf %2810, %2811 : f32
        %2813 = arith.mulf %2774, %2809 : f32
        %2814 = arith.mulf %2780, %2812 : f32
        %2815 = arith.subf %2813, %2814 : f32
        %2816 = arith.mulf %2780, %2809 : f32
        %2817 = arith.mulf %2774, %2812 : f32
        %2818 = arith.addf %2816, %2817 : f32
        %2819 = arith.cmpi slt, %0, %heads : index
        scf.if %2819 {
          %2820 = arith.muli %2712, %heads : index
          %2821 = arith.addi %2820, %0 : index
          %2822 = arith.muli %2821, %c8 : index
          %2823 = arith.addi %2822, %2715 : index
          memref.store %2815, %q[%2823] : memref<?xf32>
          %2824 = arith.addi %2823, %c6 : index
          memref.store %2818, %q[%2824] : memref<?xf32>
        } else {
          %2825 = arith.addi %2713, %2715 : index
          memref.store %2815, %24[%2825] : memref<?xf32>
          %2826 = arith.addi %2713, %2715 : index
          %2827 = arith.addi %2826, %c6 : index
          memref.store %2818, %24[%2827] : memref<?xf32>
        }
        %2828 = arith.remui %2755, %c5 : index
        %2829 = arith.muli %2828, %c8 : index
        %2830 = arith.addi %2829, %2733 : index
        %2831 = arith.divui %2755, %c5 : index
        %2832 = arith.addi %2831, %c5 : index
        %2833 = arith.muli %2832, %c8 : index
        %2834 = arith.addi %2833, %2733 : index
        %2835 = memref.load %rope[%2830] : memref<?xf32>
        %2836 = arith.addi %2830, %c6 : index
        %2837 = memref.load %rope[%2836] : memref<?xf32>
        %2838 = memref.load %rope[%2834] : memref<?xf32>
        %2839 = arith.addi %2834, %c6 : index
        %2840 = memref.load %rope[%2839] : memref<?xf32>
        %2841 = arith.mulf %2838, %2835 : f32
        %2842 = arith.mulf %2840, %2837 : f32
        %2843 = arith.subf %2841, %2842 : f32
        %2844 = arith.mulf %2840, %2835 : f32
        %2845 = arith.mulf %2838, %2837 : f32
        %2846 = arith.addf %2844, %2845 : f32
        %2847 = arith.mulf %2787, %2843 : f32
        %2848 = arith.mulf %2793, %2846 : f32
        %2849 = arith.subf %2847, %2848 : f32
        %2850 = arith.mulf %2793, %2843 : f32
        %2851 = arith.mulf %2787, %2846 : f32
        %2852 = arith.addf %2850, %2851 : f32
        %2853 = arith.cmpi slt, %0, %heads : index
        scf.if %2853 {
          %2854 = arith.muli %2712, %heads : index
          %2855 = arith.addi %2854, %0 : index
          %2856 = arith.muli %2855, %c8 : index
          %2857 = arith.addi %2856, %2733 : index
          memref.store %2849, %q[%2857] : memref<?xf32>
          %2858 = arith.addi %2857, %c6 : index
          memref.store %2852, %q[%2858] : memref<?xf32>
        } else {
          %2859 = arith.addi %2713, %2733 : index
          memref.store %2849, %24[%2859] : memref<?xf32>
          %2860 = arith.addi %2713, %2733 : index
          %2861 = arith.addi %2860, %c6 : index
          memref.store %2852, %24[%2861] : memref<?xf32>
        }
      } else {
        %2862 = arith.cmpi slt, %0, %heads : index
        scf.if %2862 {
          %2863 = arith.muli %2712, %heads : index
          %2864 = arith.addi %2863, %0 : index
          %2865 = arith.muli %2864, %c8 : index
          %2866 = arith.addi %2865, %2715 : index
          memref.store %2723, %q[%2866] : memref<?xf32>
          %2867 = arith.addi %2866, %c6 : index
          memref.store %2732, %q[%2867] : memref<?xf32>
        } else {
          %2868 = arith.addi %2713, %2715 : index
          memref.store %2723, %24[%2868] : memref<?xf32>
          %2869 = arith.addi %2713, %2715 : index
          %2870 = arith.addi %2869, %c6 : index
          memref.store %2732, %24[%2870] : memref<?xf32>
        }
        %2871 = arith.cmpi slt, %0, %heads : index
        scf.if %2871 {
          %2872 = arith.muli %2712, %heads : index
          %2873 = arith.addi %2872, %0 : index
          %2874 = arith.muli %2873, %c8 : index
          %2875 = arith.addi %2874, %2733 : index
          memref.store %2741, %q[%2875] : memref<?xf32>
          %2876 = arith.addi %2875, %c6 : index
          memref.store %2750, %q[%2876] : memref<?xf32>
        } else {
          %2877 = arith.addi %2713, %2733 : index
          memref.store %2741, %24[%2877] : memref<?xf32>
          %2878 = arith.addi %2713, %2733 : index
          %2879 = arith.addi %2878, %c6 : index
          memref.store %2750, %24[%2879] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %2880 = arith.cmpi sge, %0, %heads : index
    scf.if %2880 {
      %2881 = arith.addi %2708, %c10 : index
      %2882 = arith.addi %2707, %2881 : index
      %2883 = arith.cmpi slt, %2882, %26 : index
      scf.if %2883 {
        %2884 = arith.addi %2707, %2881 : index
        %2885 = arith.addi %slotsAt, %2884 : index
        %2886 = memref.load %step[%2885] : memref<?xi32>
        %2887 = arith.index_cast %2886 : i32 to index
        %2888 = arith.cmpi sge, %2887, %c10 : index
        scf.if %2888 {
          %2889 = arith.muli %2881, %c8 : index
          %2890 = arith.subi %0, %heads : index
          %2891 = memref.load %scales[%2890] : memref<?xf32>
          %2892 = vector.broadcast %2891 : f32 to vector<4xf32>
          %2893 = arith.divui %2887, %c15 : index
          %2894 = arith.remui %2887, %c15 : index
          %2895 = arith.muli %2893, %pageBytes : index
          %2896 = arith.cmpi eq, %codec, %c10 : index
          scf.if %2896 {
            %2897 = wave.lane
            %2898 = arith.muli %2897, %c2 : index
            scf.for %2899 = %2898 to %c8 step %c8 {
              %2900 = arith.addi %2889, %2899 : index
              %2901 = vector.load %24[%2900] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2902 = arith.mulf %2901, %2892 : vector<4xf32>
              %2903 = arith.minimumf %2902, %c47 : vector<4xf32>
              %2904 = arith.maximumf %2903, %c48 : vector<4xf32>
              %2905 = arith.truncf %2904 : vector<4xf32> to vector<4xf16>
              %2906 = vector.bitcast %2905 : vector<4xf16> to vector<8xi8>
              %2907 = arith.cmpi slt, %2890, %kvHeads : index
              scf.if %2907 {
                %2908 = arith.muli %2890, %c12 : index
                %2909 = arith.addi %2895, %2908 : index
                %2910 = arith.divui %2899, %c15 : index
                %2911 = arith.muli %2910, %c49 : index
                %2912 = arith.remui %2899, %c15 : index
                %2913 = arith.divui %2912, %c9 : index
                %2914 = arith.muli %2913, %c5 : index
                %2915 = arith.muli %2894, %c15 : index
                %2916 = arith.addi %2914, %2915 : index
                %2917 = arith.remui %2912, %c9 : index
                %2918 = arith.muli %2917, %c4 : index
                %2919 = arith.addi %2916, %2918 : index
                %2920 = arith.addi %2911, %2919 : index
                %2921 = arith.addi %2909, %2920 : index
                vector.store %2906, %kv[%2921] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2922 = arith.subi %2890, %kvHeads : index
                %2923 = arith.muli %2922, %c12 : index
                %2924 = arith.addi %2895, %2923 : index
                %2925 = arith.addi %2899, %c10 : index
                %2926 = arith.divui %2925, %c15 : index
                %2927 = arith.muli %2926, %c49 : index
                %2928 = arith.addi %2927, %c35 : index
                %2929 = arith.remui %2925, %c15 : index
                %2930 = arith.divui %2894, %c4 : index
                %2931 = arith.remui %2894, %c4 : index
                %2932 = arith.muli %2931, %c9 : index
                %2933 = arith.addi %2930, %2932 : index
                %2934 = arith.divui %2933, %c9 : index
                %2935 = arith.muli %2934, %c5 : index
                %2936 = arith.muli %2929, %c15 : index
                %2937 = arith.addi %2935, %2936 : index
                %2938 = arith.remui %2933, %c9 : index
                %2939 = arith.muli %2938, %c4 : index
                %2940 = arith.addi %2937, %2939 : index
                %2941 = arith.addi %2928, %2940 : index
                %2942 = arith.addi %2924, %2941 : index
                %2943 = vector.shuffle %2906, %2906 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2943, %kv[%2942] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2944 = arith.addi %2899, %c11 : index
                %2945 = arith.divui %2944, %c15 : index
                %2946 = arith.muli %2945, %c49 : index
                %2947 = arith.addi %2946, %c35 : index
                %2948 = arith.remui %2944, %c15 : index
                %2949 = arith.divui %2894, %c4 : index
                %2950 = arith.remui %2894, %c4 : index
                %2951 = arith.muli %2950, %c9 : index
                %2952 = arith.addi %2949, %2951 : index
                %2953 = arith.divui %2952, %c9 : index
                %2954 = arith.muli %2953, %c5 : index
                %2955 = arith.muli %2948, %c15 : index
                %2956 = arith.addi %2954, %2955 : index
                %2957 = arith.remui %2952, %c9 : index
                %2958 = arith.muli %2957, %c4 : index
                %2959 = arith.addi %2956, %2958 : index
                %2960 = arith.addi %2947, %2959 : index
                %2961 = arith.addi %2924, %2960 : index
                %2962 = vector.shuffle %2906, %2906 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2962, %kv[%2961] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2963 = arith.addi %2899, %c4 : index
                %2964 = arith.divui %2963, %c15 : index
                %2965 = arith.muli %2964, %c49 : index
                %2966 = arith.addi %2965, %c35 : index
                %2967 = arith.remui %2963, %c15 : index
                %2968 = arith.divui %2894, %c4 : index
                %2969 = arith.remui %2894, %c4 : index
                %2970 = arith.muli %2969, %c9 : index
                %2971 = arith.addi %2968, %2970 : index
                %2972 = arith.divui %2971, %c9 : index
                %2973 = arith.muli %2972, %c5 : index
                %2974 = arith.muli %2967, %c15 : index
                %2975 = arith.addi %2973, %2974 : index
                %2976 = arith.remui %2971, %c9 : index
                %2977 = arith.muli %2976, %c4 : index
                %2978 = arith.addi %2975, %2977 : index
                %2979 = arith.addi %2966, %2978 : index
                %2980 = arith.addi %2924, %2979 : index
                %2981 = vector.shuffle %2906, %2906 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2981, %kv[%2980] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2982 = arith.addi %2899, %c28 : index
                %2983 = arith.divui %2982, %c15 : index
                %2984 = arith.muli %2983, %c49 : index
                %2985 = arith.addi %2984, %c35 : index
                %2986 = arith.remui %2982, %c15 : index
                %2987 = arith.divui %2894, %c4 : index
                %2988 = arith.remui %2894, %c4 : index
                %2989 = arith.muli %2988, %c9 : index
                %2990 = arith.addi %2987, %2989 : index
                %2991 = arith.divui %2990, %c9 : index
                %2992 = arith.muli %2991, %c5 : index
                %2993 = arith.muli %2986, %c15 : index
                %2994 = arith.addi %2992, %2993 : index
                %2995 = arith.remui %2990, %c9 : index
                %2996 = arith.muli %2995, %c4 : index
                %2997 = arith.addi %2994, %2996 : index
                %2998 = arith.addi %2985, %2997 : index
                %2999 = arith.addi %2924, %2998 : index
                %3000 = vector.shuffle %2906, %2906 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %3000, %kv[%2999] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %3001 = arith.cmpi eq, %codec, %c11 : index
          scf.if %3001 {
            %3002 = wave.lane
            %3003 = arith.muli %3002, %c2 : index
            scf.for %3004 = %3003 to %c8 step %c8 {
              %3005 = arith.addi %2889, %3004 : index
              %3006 = vector.load %24[%3005] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3007 = arith.mulf %3006, %2892 : vector<4xf32>
              %3008 = wave.fp8_encode "e4m3" %3007 : vector<4xf32> -> vector<4xi8>
              %3009 = arith.cmpi slt, %2890, %kvHeads : index
              scf.if %3009 {
                %3010 = arith.muli %2890, %c35 : index
                %3011 = arith.addi %2895, %3010 : index
                %3012 = vector.shuffle %3008, %3008 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3013 = arith.divui %3004, %c15 : index
                %3014 = arith.muli %3013, %c5 : index
                %3015 = arith.remui %3004, %c15 : index
                %3016 = arith.muli %2894, %c15 : index
                %3017 = arith.divui %3015, %c2 : index
                %3018 = arith.muli %3017, %c2 : index
                %3019 = arith.remui %3015, %c4 : index
                %3020 = arith.muli %3019, %c4 : index
                %3021 = arith.addi %3018, %3020 : index
                %3022 = arith.divui %3015, %c4 : index
                %3023 = arith.remui %3022, %c4 : index
                %3024 = arith.addi %3021, %3023 : index
                %3025 = arith.addi %3016, %3024 : index
                %3026 = arith.addi %3014, %3025 : index
                %3027 = arith.addi %3011, %3026 : index
                vector.store %3012, %kv[%3027] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3028 = arith.subi %2890, %kvHeads : index
                %3029 = arith.muli %3028, %c35 : index
                %3030 = arith.addi %2895, %3029 : index
                %3031 = arith.addi %3004, %c10 : index
                %3032 = arith.divui %3031, %c15 : index
                %3033 = arith.muli %3032, %c5 : index
                %3034 = arith.addi %3033, %c13 : index
                %3035 = arith.remui %3031, %c15 : index
                %3036 = arith.divui %2894, %c4 : index
                %3037 = arith.remui %2894, %c4 : index
                %3038 = arith.muli %3037, %c9 : index
                %3039 = arith.addi %3036, %3038 : index
                %3040 = arith.muli %3035, %c15 : index
                %3041 = arith.divui %3039, %c2 : index
                %3042 = arith.muli %3041, %c2 : index
                %3043 = arith.remui %3039, %c4 : index
                %3044 = arith.muli %3043, %c4 : index
                %3045 = arith.addi %3042, %3044 : index
                %3046 = arith.divui %3039, %c4 : index
                %3047 = arith.remui %3046, %c4 : index
                %3048 = arith.addi %3045, %3047 : index
                %3049 = arith.addi %3040, %3048 : index
                %3050 = arith.addi %3034, %3049 : index
                %3051 = arith.addi %3030, %3050 : index
                %3052 = vector.shuffle %3008, %3008 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3052, %kv[%3051] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3053 = arith.addi %3004, %c11 : index
                %3054 = arith.divui %3053, %c15 : index
                %3055 = arith.muli %3054, %c5 : index
                %3056 = arith.addi %3055, %c13 : index
                %3057 = arith.remui %3053, %c15 : index
                %3058 = arith.divui %2894, %c4 : index
                %3059 = arith.remui %2894, %c4 : index
                %3060 = arith.muli %3059, %c9 : index
                %3061 = arith.addi %3058, %3060 : index
                %3062 = arith.muli %3057, %c15 : index
                %3063 = arith.divui %3061, %c2 : index
                %3064 = arith.muli %3063, %c2 : index
                %3065 = arith.remui %3061, %c4 : index
                %3066 = arith.muli %3065, %c4 : index
                %3067 = arith.addi %3064, %3066 : index
                %3068 = arith.divui %3061, %c4 : index
                %3069 = arith.remui %3068, %c4 : index
                %3070 = arith.addi %3067, %3069 : index
                %3071 = arith.addi %3062, %3070 : index
                %3072 = arith.addi %3056, %3071 : index
                %3073 = arith.addi %3030, %3072 : index
                %3074 = vector.shuffle %3008, %3008 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3074, %kv[%3073] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3075 = arith.addi %3004, %c4 : index
                %3076 = arith.divui %3075, %c15 : index
                %3077 = arith.muli %3076, %c5 : index
                %3078 = arith.addi %3077, %c13 : index
                %3079 = arith.remui %3075, %c15 : index
                %3080 = arith.divui %2894, %c4 : index
                %3081 = arith.remui %2894, %c4 : index
                %3082 = arith.muli %3081, %c9 : index
                %3083 = arith.addi %3080, %3082 : index
                %3084 = arith.muli %3079, %c15 : index
                %3085 = arith.divui %3083, %c2 : index
                %3086 = arith.muli %3085, %c2 : index
                %3087 = arith.remui %3083, %c4 : index
                %3088 = arith.muli %3087, %c4 : index
                %3089 = arith.addi %3086, %3088 : index
                %3090 = arith.divui %3083, %c4 : index
                %3091 = arith.remui %3090, %c4 : index
                %3092 = arith.addi %3089, %3091 : index
                %3093 = arith.addi %3084, %3092 : index
                %3094 = arith.addi %3078, %3093 : index
                %3095 = arith.addi %3030, %3094 : index
                %3096 = vector.shuffle %3008, %3008 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3096, %kv[%3095] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3097 = arith.addi %3004, %c28 : index
                %3098 = arith.divui %3097, %c15 : index
                %3099 = arith.muli %3098, %c5 : index
                %3100 = arith.addi %3099, %c13 : index
                %3101 = arith.remui %3097, %c15 : index
                %3102 = arith.divui %2894, %c4 : index
                %3103 = arith.remui %2894, %c4 : index
                %3104 = arith.muli %3103, %c9 : index
                %3105 = arith.addi %3102, %3104 : index
                %3106 = arith.muli %3101, %c15 : index
                %3107 = arith.divui %3105, %c2 : index
                %3108 = arith.muli %3107, %c2 : index
                %3109 = arith.remui %3105, %c4 : index
                %3110 = arith.muli %3109, %c4 : index
                %3111 = arith.addi %3108, %3110 : index
                %3112 = arith.divui %3105, %c4 : index
                %3113 = arith.remui %3112, %c4 : index
                %3114 = arith.addi %3111, %3113 : index
                %3115 = arith.addi %3106, %3114 : index
                %3116 = arith.addi %3100, %3115 : index
                %3117 = arith.addi %3030, %3116 : index
                %3118 = vector.shuffle %3008, %3008 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3118, %kv[%3117] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3119 = arith.cmpi eq, %codec, %c4 : index
          scf.if %3119 {
            %3120 = wave.lane
            %3121 = arith.muli %3120, %c2 : index
            scf.for %3122 = %3121 to %c8 step %c8 {
              %3123 = arith.addi %2889, %3122 : index
              %3124 = vector.load %24[%3123] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3125 = arith.mulf %3124, %2892 : vector<4xf32>
              %3126 = wave.fp8_encode "e5m2" %3125 : vector<4xf32> -> vector<4xi8>
              %3127 = arith.cmpi slt, %2890, %kvHeads : index
              scf.if %3127 {
                %3128 = arith.muli %2890, %c35 : index
                %3129 = arith.addi %2895, %3128 : index
                %3130 = vector.shuffle %3126, %3126 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3131 = arith.divui %3122, %c15 : index
                %3132 = arith.muli %3131, %c5 : index
                %3133 = arith.remui %3122, %c15 : index
                %3134 = arith.muli %2894, %c15 : index
                %3135 = arith.divui %3133, %c2 : index
                %3136 = arith.muli %3135, %c2 : index
                %3137 = arith.remui %3133, %c4 : index
                %3138 = arith.muli %3137, %c4 : index
                %3139 = arith.addi %3136, %3138 : index
                %3140 = arith.divui %3133, %c4 : index
                %3141 = arith.remui %3140, %c4 : index
                %3142 = arith.addi %3139, %3141 : index
                %3143 = arith.addi %3134, %3142 : index
                %3144 = arith.addi %3132, %3143 : index
                %3145 = arith.addi %3129, %3144 : index
                vector.store %3130, %kv[%3145] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3146 = arith.subi %2890, %kvHeads : index
                %3147 = arith.muli %3146, %c35 : index
                %3148 = arith.addi %2895, %3147 : index
                %3149 = arith.addi %3122, %c10 : index
                %3150 = arith.divui %3149, %c15 : index
                %3151 = arith.muli %3150, %c5 : index
                %3152 = arith.addi %3151, %c13 : index
                %3153 = arith.remui %3149, %c15 : index
                %3154 = arith.divui %2894, %c4 : index
                %3155 = arith.remui %2894, %c4 : index
                %3156 = arith.muli %3155, %c9 : index
                %3157 = arith.addi %3154, %3156 : index
                %3158 = arith.muli %3153, %c15 : index
                %3159 = arith.divui %3157, %c2 : index
                %3160 = arith.muli %3159, %c2 : index
                %3161 = arith.remui %3157, %c4 : index
                %3162 = arith.muli %3161, %c4 : index
                %3163 = arith.addi %3160, %3162 : index
                %3164 = arith.divui %3157, %c4 : index
                %3165 = arith.remui %3164, %c4 : index
                %3166 = arith.addi %3163, %3165 : index
                %3167 = arith.addi %3158, %3166 : index
                %3168 = arith.addi %3152, %3167 : index
                %3169 = arith.addi %3148, %3168 : index
                %3170 = vector.shuffle %3126, %3126 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3170, %kv[%3169] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3171 = arith.addi %3122, %c11 : index
                %3172 = arith.divui %3171, %c15 : index
                %3173 = arith.muli %3172, %c5 : index
                %3174 = arith.addi %3173, %c13 : index
                %3175 = arith.remui %3171, %c15 : index
                %3176 = arith.divui %2894, %c4 : index
                %3177 = arith.remui %2894, %c4 : index
                %3178 = arith.muli %3177, %c9 : index
                %3179 = arith.addi %3176, %3178 : index
                %3180 = arith.muli %3175, %c15 : index
                %3181 = arith.divui %3179, %c2 : index
                %3182 = arith.muli %3181, %c2 : index
                %3183 = arith.remui %3179, %c4 : index
                %3184 = arith.muli %3183, %c4 : index
                %3185 = arith.addi %3182, %3184 : index
                %3186 = arith.divui %3179, %c4 : index
                %3187 = arith.remui %3186, %c4 : index
                %3188 = arith.addi %3185, %3187 : index
                %3189 = arith.addi %3180, %3188 : index
                %3190 = arith.addi %3174, %3189 : index
                %3191 = arith.addi %3148, %3190 : index
                %3192 = vector.shuffle %3126, %3126 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3192, %kv[%3191] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3193 = arith.addi %3122, %c4 : index
                %3194 = arith.divui %3193, %c15 : index
                %3195 = arith.muli %3194, %c5 : index
                %3196 = arith.addi %3195, %c13 : index
                %3197 = arith.remui %3193, %c15 : index
                %3198 = arith.divui %2894, %c4 : index
                %3199 = arith.remui %2894, %c4 : index
                %3200 = arith.muli %3199, %c9 : index
                %3201 = arith.addi %3198, %3200 : index
                %3202 = arith.muli %3197, %c15 : index
                %3203 = arith.divui %3201, %c2 : index
                %3204 = arith.muli %3203, %c2 : index
                %3205 = arith.remui %3201, %c4 : index
                %3206 = arith.muli %3205, %c4 : index
                %3207 = arith.addi %3204, %3206 : index
                %3208 = arith.divui %3201, %c4 : index
                %3209 = arith.remui %3208, %c4 : index
                %3210 = arith.addi %3207, %3209 : index
                %3211 = arith.addi %3202, %3210 : index
                %3212 = arith.addi %3196, %3211 : index
                %3213 = arith.addi %3148, %3212 : index
                %3214 = vector.shuffle %3126, %3126 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3214, %kv[%3213] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3215 = arith.addi %3122, %c28 : index
                %3216 = arith.divui %3215, %c15 : index
                %3217 = arith.muli %3216, %c5 : index
                %3218 = arith.addi %3217, %c13 : index
                %3219 = arith.remui %3215, %c15 : index
                %3220 = arith.divui %2894, %c4 : index
                %3221 = arith.remui %2894, %c4 : index
                %3222 = arith.muli %3221, %c9 : index
                %3223 = arith.addi %3220, %3222 : index
                %3224 = arith.muli %3219, %c15 : index
                %3225 = arith.divui %3223, %c2 : index
                %3226 = arith.muli %3225, %c2 : index
                %3227 = arith.remui %3223, %c4 : index
                %3228 = arith.muli %3227, %c4 : index
                %3229 = arith.addi %3226, %3228 : index
                %3230 = arith.divui %3223, %c4 : index
                %3231 = arith.remui %3230, %c4 : index
                %3232 = arith.addi %3229, %3231 : index
                %3233 = arith.addi %3224, %3232 : index
                %3234 = arith.addi %3218, %3233 : index
                %3235 = arith.addi %3148, %3234 : index
                %3236 = vector.shuffle %3126, %3126 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3236, %kv[%3235] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %3237 = arith.addi %27, %c17 : index
    %3238 = wave.lane
    %3239 = arith.muli %3, %c4 : index
    %3240 = arith.muli %3239, %c5 : index
    %3241 = arith.addi %3240, %3238 : index
    %3242 = arith.muli %4, %c13 : index
    %3243 = arith.addi %3242, %3241 : index
    %3244 = arith.addi %3243, %c10 : index
    %3245 = arith.addi %3244, %c10 : index
    %3246 = vector.extract %700#6[0] : f32 from vector<8xf32>
    memref.store %3246, %23[%3245] : memref<?xf32>
    %3247 = arith.muli %4, %c13 : index
    %3248 = arith.addi %3247, %3241 : index
    %3249 = arith.addi %3248, %c10 : index
    %3250 = arith.addi %3249, %c16 : index
    %3251 = vector.extract %700#6[1] : f32 from vector<8xf32>
    memref.store %3251, %23[%3250] : memref<?xf32>
    %3252 = arith.muli %4, %c13 : index
    %3253 = arith.addi %3252, %3241 : index
    %3254 = arith.addi %3253, %c10 : index
    %3255 = arith.addi %3254, %c6 : index
    %3256 = vector.extract %700#6[2] : f32 from vector<8xf32>
    memref.store %3256, %23[%3255] : memref<?xf32>
    %3257 = arith.muli %4, %c13 : index
    %3258 = arith.addi %3257, %3241 : index
    %3259 = arith.addi %3258, %c10 : index
    %3260 = arith.addi %3259, %c29 : index
    %3261 = vector.extract %700#6[3] : f32 from vector<8xf32>
    memref.store %3261, %23[%3260] : memref<?xf32>
    %3262 = arith.muli %4, %c13 : index
    %3263 = arith.addi %3262, %3241 : index
    %3264 = arith.addi %3263, %c10 : index
    %3265 = arith.addi %3264, %c8 : index
    %3266 = vector.extract %700#6[4] : f32 from vector<8xf32>
    memref.store %3266, %23[%3265] : memref<?xf32>
    %3267 = arith.muli %4, %c13 : index
    %3268 = arith.addi %3267, %3241 : index
    %3269 = arith.addi %3268, %c10 : index
    %3270 = arith.addi %3269, %c30 : index
    %3271 = vector.extract %700#6[5] : f32 from vector<8xf32>
    memref.store %3271, %23[%3270] : memref<?xf32>
    %3272 = arith.muli %4, %c13 : index
    %3273 = arith.addi %3272, %3241 : index
    %3274 = arith.addi %3273, %c10 : index
    %3275 = arith.addi %3274, %c31 : index
    %3276 = vector.extract %700#6[6] : f32 from vector<8xf32>
    memref.store %3276, %23[%3275] : memref<?xf32>
    %3277 = arith.muli %4, %c13 : index
    %3278 = arith.addi %3277, %3241 : index
    %3279 = arith.addi %3278, %c10 : index
    %3280 = arith.addi %3279, %c32 : index
    %3281 = vector.extract %700#6[7] : f32 from vector<8xf32>
    memref.store %3281, %23[%3280] : memref<?xf32>
    %3282 = arith.muli %4, %c13 : index
    %3283 = arith.addi %3282, %3241 : index
    %3284 = arith.addi %3283, %c5 : index
    %3285 = arith.addi %3284, %c10 : index
    %3286 = vector.extract %700#7[0] : f32 from vector<8xf32>
    memref.store %3286, %23[%3285] : memref<?xf32>
    %3287 = arith.muli %4, %c13 : index
    %3288 = arith.addi %3287, %3241 : index
    %3289 = arith.addi %3288, %c5 : index
    %3290 = arith.addi %3289, %c16 : index
    %3291 = vector.extract %700#7[1] : f32 from vector<8xf32>
    memref.store %3291, %23[%3290] : memref<?xf32>
    %3292 = arith.muli %4, %c13 : index
    %3293 = arith.addi %3292, %3241 : index
    %3294 = arith.addi %3293, %c5 : index
    %3295 = arith.addi %3294, %c6 : index
    %3296 = vector.extract %700#7[2] : f32 from vector<8xf32>
    memref.store %3296, %23[%3295] : memref<?xf32>
    %3297 = arith.muli %4, %c13 : index
    %3298 = arith.addi %3297, %3241 : index
    %3299 = arith.addi %3298, %c5 : index
    %3300 = arith.addi %3299, %c29 : index
    %3301 = vector.extract %700#7[3] : f32 from vector<8xf32>
    memref.store %3301, %23[%3300] : memref<?xf32>
    %3302 = arith.muli %4, %c13 : index
    %3303 = arith.addi %3302, %3241 : index
    %3304 = arith.addi %3303, %c5 : index
    %3305 = arith.addi %3304, %c8 : index
    %3306 = vector.extract %700#7[4] : f32 from vector<8xf32>
    memref.store %3306, %23[%3305] : memref<?xf32>
    %3307 = arith.muli %4, %c13 : index
    %3308 = arith.addi %3307, %3241 : index
    %3309 = arith.addi %3308, %c5 : index
    %3310 = arith.addi %3309, %c30 : index
    %3311 = vector.extract %700#7[5] : f32 from vector<8xf32>
    memref.store %3311, %23[%3310] : memref<?xf32>
    %3312 = arith.muli %4, %c13 : index
    %3313 = arith.addi %3312, %3241 : index
    %3314 = arith.addi %3313, %c5 : index
    %3315 = arith.addi %3314, %c31 : index
    %3316 = vector.extract %700#7[6] : f32 from vector<8xf32>
    memref.store %3316, %23[%3315] : memref<?xf32>
    %3317 = arith.muli %4, %c13 : index
    %3318 = arith.addi %3317, %3241 : index
    %3319 = arith.addi %3318, %c5 : index
    %3320 = arith.addi %3319, %c32 : index
    %3321 = vector.extract %700#7[7] : f32 from vector<8xf32>
    memref.store %3321, %23[%3320] : memref<?xf32>
    wave.barrier
    %3322 = arith.muli %4, %c4 : index
    %3323 = arith.addi %3322, %c10 : index
    %3324 = arith.muli %3323, %c4 : index
    %3325 = arith.divui %3238, %c15 : index
    %3326 = arith.addi %3324, %3325 : index
    %3327 = arith.addi %3237, %3326 : index
    %3328 = arith.cmpi slt, %3327, %26 : index
    scf.if %3328 {
      %3329 = arith.cmpi eq, %hasFactors, %c11 : index
      %3330 = arith.muli %3327, %c4 : index
      %3331 = memref.load %factors[%3330] : memref<?xf32>
      %3332 = arith.mulf %3331, %operandScale : f32
      %3333 = arith.select %3329, %3332, %operandScale : f32
      %3334 = arith.addi %3241, %c10 : index
      %3335 = arith.muli %3323, %c16 : index
      %3336 = arith.addi %3334, %3335 : index
      %3337 = memref.load %23[%3336] : memref<?xf32>
      %3338 = arith.addi %3336, %c13 : index
      %3339 = memref.load %23[%3338] : memref<?xf32>
      %3340 = arith.addf %3337, %3339 : f32
      %3341 = arith.addi %3336, %c35 : index
      %3342 = memref.load %23[%3341] : memref<?xf32>
      %3343 = arith.addf %3340, %3342 : f32
      %3344 = arith.addi %3336, %c36 : index
      %3345 = memref.load %23[%3344] : memref<?xf32>
      %3346 = arith.addf %3343, %3345 : f32
      %3347 = arith.remui %3238, %c15 : index
      %3348 = arith.muli %3347, %c2 : index
      %3349 = arith.addi %20, %3348 : index
      %3350 = vector.load %w[%3349] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3351 = vector.bitcast %3350 : vector<4xi8> to vector<1xf32>
      %3352 = vector.extract %3351[0] : f32 from vector<1xf32>
      %3353 = arith.mulf %3352, %3333 : f32
      %3354 = arith.mulf %3346, %3353 : f32
      %3355 = arith.muli %3, %c4 : index
      %3356 = arith.addi %3355, %c10 : index
      %3357 = arith.muli %3356, %c15 : index
      %3358 = arith.remui %3238, %c15 : index
      %3359 = arith.addi %3357, %3358 : index
      %3360 = arith.muli %3326, %c8 : index
      %3361 = arith.addi %3360, %3359 : index
      memref.store %3354, %24[%3361] : memref<?xf32>
      %3362 = arith.addi %3241, %c5 : index
      %3363 = arith.muli %3323, %c16 : index
      %3364 = arith.addi %3362, %3363 : index
      %3365 = memref.load %23[%3364] : memref<?xf32>
      %3366 = arith.addi %3364, %c13 : index
      %3367 = memref.load %23[%3366] : memref<?xf32>
      %3368 = arith.addf %3365, %3367 : f32
      %3369 = arith.addi %3364, %c35 : index
      %3370 = memref.load %23[%3369] : memref<?xf32>
      %3371 = arith.addf %3368, %3370 : f32
      %3372 = arith.addi %3364, %c36 : index
      %3373 = memref.load %23[%3372] : memref<?xf32>
      %3374 = arith.addf %3371, %3373 : f32
      %3375 = arith.remui %3238, %c15 : index
      %3376 = arith.muli %3375, %c2 : index
      %3377 = arith.addi %22, %3376 : index
      %3378 = vector.load %w[%3377] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3379 = vector.bitcast %3378 : vector<4xi8> to vector<1xf32>
      %3380 = vector.extract %3379[0] : f32 from vector<1xf32>
      %3381 = arith.mulf %3380, %3333 : f32
      %3382 = arith.mulf %3374, %3381 : f32
      %3383 = arith.muli %3, %c4 : index
      %3384 = arith.addi %3383, %c11 : index
      %3385 = arith.muli %3384, %c15 : index
      %3386 = arith.remui %3238, %c15 : index
      %3387 = arith.addi %3385, %3386 : index
      %3388 = arith.muli %3326, %c8 : index
      %3389 = arith.addi %3388, %3387 : index
      memref.store %3382, %24[%3389] : memref<?xf32>
    }
    %3390 = arith.muli %4, %c4 : index
    %3391 = arith.addi %3390, %c11 : index
    %3392 = arith.muli %3391, %c4 : index
    %3393 = arith.divui %3238, %c15 : index
    %3394 = arith.addi %3392, %3393 : index
    %3395 = arith.addi %3237, %3394 : index
    %3396 = arith.cmpi slt, %3395, %26 : index
    scf.if %3396 {
      %3397 = arith.cmpi eq, %hasFactors, %c11 : index
      %3398 = arith.muli %3395, %c4 : index
      %3399 = memref.load %factors[%3398] : memref<?xf32>
      %3400 = arith.mulf %3399, %operandScale : f32
      %3401 = arith.select %3397, %3400, %operandScale : f32
      %3402 = arith.addi %3241, %c10 : index
      %3403 = arith.muli %3391, %c16 : index
      %3404 = arith.addi %3402, %3403 : index
      %3405 = memref.load %23[%3404] : memref<?xf32>
      %3406 = arith.addi %3404, %c13 : index
      %3407 = memref.load %23[%3406] : memref<?xf32>
      %3408 = arith.addf %3405, %3407 : f32
      %3409 = arith.addi %3404, %c35 : index
      %3410 = memref.load %23[%3409] : memref<?xf32>
      %3411 = arith.addf %3408, %3410 : f32
      %3412 = arith.addi %3404, %c36 : index
      %3413 = memref.load %23[%3412] : memref<?xf32>
      %3414 = arith.addf %3411, %3413 : f32
      %3415 = arith.remui %3238, %c15 : index
      %3416 = arith.muli %3415, %c2 : index
      %3417 = arith.addi %20, %3416 : index
      %3418 = vector.load %w[%3417] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3419 = vector.bitcast %3418 : vector<4xi8> to vector<1xf32>
      %3420 = vector.extract %3419[0] : f32 from vector<1xf32>
      %3421 = arith.mulf %3420, %3401 : f32
      %3422 = arith.mulf %3414, %3421 : f32
      %3423 = arith.muli %3, %c4 : index
      %3424 = arith.addi %3423, %c10 : index
      %3425 = arith.muli %3424, %c15 : index
      %3426 = arith.remui %3238, %c15 : index
      %3427 = arith.addi %3425, %3426 : index
      %3428 = arith.muli %3394, %c8 : index
      %3429 = arith.addi %3428, %3427 : index
      memref.store %3422, %24[%3429] : memref<?xf32>
      %3430 = arith.addi %3241, %c5 : index
      %3431 = arith.muli %3391, %c16 : index
      %3432 = arith.addi %3430, %3431 : index
      %3433 = memref.load %23[%3432] : memref<?xf32>
      %3434 = arith.addi %3432, %c13 : index
      %3435 = memref.load %23[%3434] : memref<?xf32>
      %3436 = arith.addf %3433, %3435 : f32
      %3437 = arith.addi %3432, %c35 : index
      %3438 = memref.load %23[%3437] : memref<?xf32>
      %3439 = arith.addf %3436, %3438 : f32
      %3440 = arith.addi %3432, %c36 : index
      %3441 = memref.load %23[%3440] : memref<?xf32>
      %3442 = arith.addf %3439, %3441 : f32
      %3443 = arith.remui %3238, %c15 : index
      %3444 = arith.muli %3443, %c2 : index
      %3445 = arith.addi %22, %3444 : index
      %3446 = vector.load %w[%3445] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3447 = vector.bitcast %3446 : vector<4xi8> to vector<1xf32>
      %3448 = vector.extract %3447[0] : f32 from vector<1xf32>
      %3449 = arith.mulf %3448, %3401 : f32
      %3450 = arith.mulf %3442, %3449 : f32
      %3451 = arith.muli %3, %c4 : index
      %3452 = arith.addi %3451, %c11 : index
      %3453 = arith.muli %3452, %c15 : index
      %3454 = arith.remui %3238, %c15 : index
      %3455 = arith.addi %3453, %3454 : index
      %3456 = arith.muli %3394, %c8 : index
      %3457 = arith.addi %3456, %3455 : index
      memref.store %3450, %24[%3457] : memref<?xf32>
    }
    wave.barrier
    %3458 = arith.addi %27, %c17 : index
    %3459 = wave.wave
    %3460 = arith.addi %3459, %c10 : index
    %3461 = arith.addi %3458, %3460 : index
    %3462 = arith.cmpi slt, %3461, %26 : index
    scf.if %3462 {
      %3463 = arith.addi %3458, %3460 : index
      %3464 = arith.muli %3460, %c8 : index
      %3465 = wave.lane
      %3466 = arith.addi %3465, %c10 : index
      %3467 = arith.cmpi eq, %hasBias, %c11 : index
      %3468 = arith.addi %3464, %3466 : index
      %3469 = memref.load %24[%3468] : memref<?xf32>
      %3470 = arith.muli %0, %c8 : index
      %3471 = arith.addi %3470, %3466 : index
      %3472 = memref.load %bias[%3471] : memref<?xf32>
      %3473 = arith.addf %3469, %3472 : f32
      %3474 = arith.select %3467, %3473, %3469 : f32
      %3475 = arith.addi %3466, %c6 : index
      %3476 = arith.cmpi eq, %hasBias, %c11 : index
      %3477 = arith.addi %3464, %3475 : index
      %3478 = memref.load %24[%3477] : memref<?xf32>
      %3479 = arith.muli %0, %c8 : index
      %3480 = arith.addi %3479, %3475 : index
      %3481 = memref.load %bias[%3480] : memref<?xf32>
      %3482 = arith.addf %3478, %3481 : f32
      %3483 = arith.select %3476, %3482, %3478 : f32
      %3484 = arith.addi %3465, %c16 : index
      %3485 = arith.cmpi eq, %hasBias, %c11 : index
      %3486 = arith.addi %3464, %3484 : index
      %3487 = memref.load %24[%3486] : memref<?xf32>
      %3488 = arith.muli %0, %c8 : index
      %3489 = arith.addi %3488, %3484 : index
      %3490 = memref.load %bias[%3489] : memref<?xf32>
      %3491 = arith.addf %3487, %3490 : f32
      %3492 = arith.select %3485, %3491, %3487 : f32
      %3493 = arith.addi %3484, %c6 : index
      %3494 = arith.cmpi eq, %hasBias, %c11 : index
      %3495 = arith.addi %3464, %3493 : index
      %3496 = memref.load %24[%3495] : memref<?xf32>
      %3497 = arith.muli %0, %c8 : index
      %3498 = arith.addi %3497, %3493 : index
      %3499 = memref.load %bias[%3498] : memref<?xf32>
      %3500 = arith.addf %3496, %3499 : f32
      %3501 = arith.select %3494, %3500, %3496 : f32
      %3502 = arith.addi %heads, %kvHeads : index
      %3503 = arith.cmpi slt, %0, %3502 : index
      scf.if %3503 {
        %3504 = arith.addi %positionsAt, %3463 : index
        %3505 = memref.load %step[%3504] : memref<?xi32>
        %3506 = arith.index_cast %3505 : i32 to index
        %3507 = arith.cmpi eq, %hasNorm, %c11 : index
        %3508 = math.fma %3474, %3474, %c40 : f32
        %3509 = math.fma %3483, %3483, %3508 : f32
        %3510 = math.fma %3492, %3492, %3509 : f32
        %3511 = math.fma %3501, %3501, %3510 : f32
        %3512 = vector.broadcast %3511 : f32 to vector<1xf32>
        %3513 = wave.reduce "add" %3512 : vector<1xf32>
        %3514 = arith.mulf %3513, %inverseHeadDim : f32
        %3515 = arith.addf %3514, %epsilon : f32
        %3516 = math.sqrt %3515 : f32
        %3517 = arith.divf %c42, %3516 : f32
        %3518 = arith.cmpi slt, %0, %heads : index
        %3519 = arith.addi %3466, %c6 : index
        %3520 = memref.load %query_norm[%3466] : memref<?xf32>
        %3521 = memref.load %key_norm[%3466] : memref<?xf32>
        %3522 = arith.select %3518, %3520, %3521 : f32
        %3523 = arith.mulf %3474, %3517 : f32
        %3524 = arith.mulf %3523, %3522 : f32
        %3525 = arith.select %3507, %3524, %3474 : f32
        %3526 = memref.load %query_norm[%3519] : memref<?xf32>
        %3527 = memref.load %key_norm[%3519] : memref<?xf32>
        %3528 = arith.select %3518, %3526, %3527 : f32
        %3529 = arith.mulf %3483, %3517 : f32
        %3530 = arith.mulf %3529, %3528 : f32
        %3531 = arith.select %3507, %3530, %3483 : f32
        %3532 = arith.addi %3484, %c6 : index
        %3533 = memref.load %query_norm[%3484] : memref<?xf32>
        %3534 = memref.load %key_norm[%3484] : memref<?xf32>
        %3535 = arith.select %3518, %3533, %3534 : f32
        %3536 = arith.mulf %3492, %3517 : f32
        %3537 = arith.mulf %3536, %3535 : f32
        %3538 = arith.select %3507, %3537, %3492 : f32
        %3539 = memref.load %query_norm[%3532] : memref<?xf32>
        %3540 = memref.load %key_norm[%3532] : memref<?xf32>
        %3541 = arith.select %3518, %3539, %3540 : f32
        %3542 = arith.mulf %3501, %3517 : f32
        %3543 = arith.mulf %3542, %3541 : f32
        %3544 = arith.select %3507, %3543, %3501 : f32
        %3545 = arith.remui %3506, %c5 : index
        %3546 = arith.muli %3545, %c8 : index
        %3547 = arith.addi %3546, %3466 : index
        %3548 = arith.divui %3506, %c5 : index
        %3549 = arith.addi %3548, %c5 : index
        %3550 = arith.muli %3549, %c8 : index
        %3551 = arith.addi %3550, %3466 : index
        %3552 = memref.load %rope[%3547] : memref<?xf32>
        %3553 = arith.addi %3547, %c6 : index
        %3554 = memref.load %rope[%3553] : memref<?xf32>
        %3555 = memref.load %rope[%3551] : memref<?xf32>
        %3556 = arith.addi %3551, %c6 : index
        %3557 = memref.load %rope[%3556] : memref<?xf32>
        %3558 = arith.mulf %3555, %3552 : f32
        %3559 = arith.mulf %3557, %3554 : f32
        %3560 = arith.subf %3558, %3559 : f32
        %3561 = arith.mulf %3557, %3552 : f32
        %3562 = arith.mulf %3555, %3554 : f32
        %3563 = arith.addf %3561, %3562 : f32
        %3564 = arith.mulf %3525, %3560 : f32
        %3565 = arith.mulf %3531, %3563 : f32
        %3566 = arith.subf %3564, %3565 : f32
        %3567 = arith.mulf %3531, %3560 : f32
        %3568 = arith.mulf %3525, %3563 : f32
        %3569 = arith.addf %3567, %3568 : f32
        %3570 = arith.cmpi slt, %0, %heads : index
        scf.if %3570 {
          %3571 = arith.muli %3463, %heads : index
          %3572 = arith.addi %3571, %0 : index
          %3573 = arith.muli %3572, %c8 : index
          %3574 = arith.addi %3573, %3466 : index
          memref.store %3566, %q[%3574] : memref<?xf32>
          %3575 = arith.addi %3574, %c6 : index
          memref.store %3569, %q[%3575] : memref<?xf32>
        } else {
          %3576 = arith.addi %3464, %3466 : index
          memref.store %3566, %24[%3576] : memref<?xf32>
          %3577 = arith.addi %3464, %3466 : index
          %3578 = arith.addi %3577, %c6 : index
          memref.store %3569, %24[%3578] : memref<?xf32>
        }
        %3579 = arith.remui %3506, %c5 : index
        %3580 = arith.muli %3579, %c8 : index
        %3581 = arith.addi %3580, %3484 : index
        %3582 = arith.divui %3506, %c5 : index
        %3583 = arith.addi %3582, %c5 : index
        %3584 = arith.muli %3583, %c8 : index
        %3585 = arith.addi %3584, %3484 : index
        %3586 = memref.load %rope[%3581] : memref<?xf32>
        %3587 = arith.addi %3581, %c6 : index
        %3588 = memref.load %rope[%3587] : memref<?xf32>
        %3589 = memref.load %rope[%3585] : memref<?xf32>
        %3590 = arith.addi %3585, %c6 : index
        %3591 = memref.load %rope[%3590] : memref<?xf32>
        %3592 = arith.mulf %3589, %3586 : f32
        %3593 = arith.mulf %3591, %3588 : f32
        %3594 = arith.subf %3592, %3593 : f32
        %3595 = arith.mulf %3591, %3586 : f32
        %3596 = arith.mulf %3589, %3588 : f32
        %3597 = arith.addf %3595, %3596 : f32
        %3598 = arith.mulf %3538, %3594 : f32
        %3599 = arith.mulf %3544, %3597 : f32
        %3600 = arith.subf %3598, %3599 : f32
        %3601 = arith.mulf %3544, %3594 : f32
        %3602 = arith.mulf %3538, %3597 : f32
        %3603 = arith.addf %3601, %3602 : f32
        %3604 = arith.cmpi slt, %0, %heads : index
        scf.if %3604 {
          %3605 = arith.muli %3463, %heads : index
          %3606 = arith.addi %3605, %0 : index
          %3607 = arith.muli %3606, %c8 : index
          %3608 = arith.addi %3607, %3484 : index
          memref.store %3600, %q[%3608] : memref<?xf32>
          %3609 = arith.addi %3608, %c6 : index
          memref.store %3603, %q[%3609] : memref<?xf32>
        } else {
          %3610 = arith.addi %3464, %3484 : index
          memref.store %3600, %24[%3610] : memref<?xf32>
          %3611 = arith.addi %3464, %3484 : index
          %3612 = arith.addi %3611, %c6 : index
          memref.store %3603, %24[%3612] : memref<?xf32>
        }
      } else {
        %3613 = arith.cmpi slt, %0, %heads : index
        scf.if %3613 {
          %3614 = arith.muli %3463, %heads : index
          %3615 = arith.addi %3614, %0 : index
          %3616 = arith.muli %3615, %c8 : index
          %3617 = arith.addi %3616, %3466 : index
          memref.store %3474, %q[%3617] : memref<?xf32>
          %3618 = arith.addi %3617, %c6 : index
          memref.store %3483, %q[%3618] : memref<?xf32>
        } else {
          %3619 = arith.addi %3464, %3466 : index
          memref.store %3474, %24[%3619] : memref<?xf32>
          %3620 = arith.addi %3464, %3466 : index
          %3621 = arith.addi %3620, %c6 : index
          memref.store %3483, %24[%3621] : memref<?xf32>
        }
        %3622 = arith.cmpi slt, %0, %heads : index
        scf.if %3622 {
          %3623 = arith.muli %3463, %heads : index
          %3624 = arith.addi %3623, %0 : index
          %3625 = arith.muli %3624, %c8 : index
          %3626 = arith.addi %3625, %3484 : index
          memref.store %3492, %q[%3626] : memref<?xf32>
          %3627 = arith.addi %3626, %c6 : index
          memref.store %3501, %q[%3627] : memref<?xf32>
        } else {
          %3628 = arith.addi %3464, %3484 : index
          memref.store %3492, %24[%3628] : memref<?xf32>
          %3629 = arith.addi %3464, %3484 : index
          %3630 = arith.addi %3629, %c6 : index
          memref.store %3501, %24[%3630] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %3631 = arith.cmpi sge, %0, %heads : index
    scf.if %3631 {
      %3632 = arith.addi %3459, %c10 : index
      %3633 = arith.addi %3458, %3632 : index
      %3634 = arith.cmpi slt, %3633, %26 : index
      scf.if %3634 {
        %3635 = arith.addi %3458, %3632 : index
        %3636 = arith.addi %slotsAt, %3635 : index
        %3637 = memref.load %step[%3636] : memref<?xi32>
        %3638 = arith.index_cast %3637 : i32 to index
        %3639 = arith.cmpi sge, %3638, %c10 : index
        scf.if %3639 {
          %3640 = arith.muli %3632, %c8 : index
          %3641 = arith.subi %0, %heads : index
          %3642 = memref.load %scales[%3641] : memref<?xf32>
          %3643 = vector.broadcast %3642 : f32 to vector<4xf32>
          %3644 = arith.divui %3638, %c15 : index
          %3645 = arith.remui %3638, %c15 : index
          %3646 = arith.muli %3644, %pageBytes : index
          %3647 = arith.cmpi eq, %codec, %c10 : index
          scf.if %3647 {
            %3648 = wave.lane
            %3649 = arith.muli %3648, %c2 : index
            scf.for %3650 = %3649 to %c8 step %c8 {
              %3651 = arith.addi %3640, %3650 : index
              %3652 = vector.load %24[%3651] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3653 = arith.mulf %3652, %3643 : vector<4xf32>
              %3654 = arith.minimumf %3653, %c47 : vector<4xf32>
              %3655 = arith.maximumf %3654, %c48 : vector<4xf32>
              %3656 = arith.truncf %3655 : vector<4xf32> to vector<4xf16>
              %3657 = vector.bitcast %3656 : vector<4xf16> to vector<8xi8>
              %3658 = arith.cmpi slt, %3641, %kvHeads : index
              scf.if %3658 {
                %3659 = arith.muli %3641, %c12 : index
                %3660 = arith.addi %3646, %3659 : index
                %3661 = arith.divui %3650, %c15 : index
                %3662 = arith.muli %3661, %c49 : index
                %3663 = arith.remui %3650, %c15 : index
                %3664 = arith.divui %3663, %c9 : index
                %3665 = arith.muli %3664, %c5 : index
                %3666 = arith.muli %3645, %c15 : index
                %3667 = arith.addi %3665, %3666 : index
                %3668 = arith.remui %3663, %c9 : index
                %3669 = arith.muli %3668, %c4 : index
                %3670 = arith.addi %3667, %3669 : index
                %3671 = arith.addi %3662, %3670 : index
                %3672 = arith.addi %3660, %3671 : index
                vector.store %3657, %kv[%3672] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %3673 = arith.subi %3641, %kvHeads : index
                %3674 = arith.muli %3673, %c12 : index
                %3675 = arith.addi %3646, %3674 : index
                %3676 = arith.addi %3650, %c10 : index
                %3677 = arith.divui %3676, %c15 : index
                %3678 = arith.muli %3677, %c49 : index
                %3679 = arith.addi %3678, %c35 : index
                %3680 = arith.remui %3676, %c15 : index
                %3681 = arith.divui %3645, %c4 : index
                %3682 = arith.remui %3645, %c4 : index
                %3683 = arith.muli %3682, %c9 : index
                %3684 = arith.addi %3681, %3683 : index
                %3685 = arith.divui %3684, %c9 : index
                %3686 = arith.muli %3685, %c5 : index
                %3687 = arith.muli %3680, %c15 : index
                %3688 = arith.addi %3686, %3687 : index
                %3689 = arith.remui %3684, %c9 : index
                %3690 = arith.muli %3689, %c4 : index
                %3691 = arith.addi %3688, %3690 : index
                %3692 = arith.addi %3679, %3691 : index
                %3693 = arith.addi %3675, %3692 : index
                %3694 = vector.shuffle %3657, %3657 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %3694, %kv[%3693] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3695 = arith.addi %3650, %c11 : index
                %3696 = arith.divui %3695, %c15 : index
                %3697 = arith.muli %3696, %c49 : index
                %3698 = arith.addi %3697, %c35 : index
                %3699 = arith.remui %3695, %c15 : index
                %3700 = arith.divui %3645, %c4 : index
                %3701 = arith.remui %3645, %c4 : index
                %3702 = arith.muli %3701, %c9 : index
                %3703 = arith.addi %3700, %3702 : index
                %3704 = arith.divui %3703, %c9 : index
                %3705 = arith.muli %3704, %c5 : index
                %3706 = arith.muli %3699, %c15 : index
                %3707 = arith.addi %3705, %3706 : index
                %3708 = arith.remui %3703, %c9 : index
                %3709 = arith.muli %3708, %c4 : index
                %3710 = arith.addi %3707, %3709 : index
                %3711 = arith.addi %3698, %3710 : index
                %3712 = arith.addi %3675, %3711 : index
                %3713 = vector.shuffle %3657, %3657 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %3713, %kv[%3712] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3714 = arith.addi %3650, %c4 : index
                %3715 = arith.divui %3714, %c15 : index
                %3716 = arith.muli %3715, %c49 : index
                %3717 = arith.addi %3716, %c35 : index
                %3718 = arith.remui %3714, %c15 : index
                %3719 = arith.divui %3645, %c4 : index
                %3720 = arith.remui %3645, %c4 : index
                %3721 = arith.muli %3720, %c9 : index
                %3722 = arith.addi %3719, %3721 : index
                %3723 = arith.divui %3722, %c9 : index
                %3724 = arith.muli %3723, %c5 : index
                %3725 = arith.muli %3718, %c15 : index
                %3726 = arith.addi %3724, %3725 : index
                %3727 = arith.remui %3722, %c9 : index
                %3728 = arith.muli %3727, %c4 : index
                %3729 = arith.addi %3726, %3728 : index
                %3730 = arith.addi %3717, %3729 : index
                %3731 = arith.addi %3675, %3730 : index
                %3732 = vector.shuffle %3657, %3657 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %3732, %kv[%3731] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3733 = arith.addi %3650, %c28 : index
                %3734 = arith.divui %3733, %c15 : index
                %3735 = arith.muli %3734, %c49 : index
                %3736 = arith.addi %3735, %c35 : index
                %3737 = arith.remui %3733, %c15 : index
                %3738 = arith.divui %3645, %c4 : index
                %3739 = arith.remui %3645, %c4 : index
                %3740 = arith.muli %3739, %c9 : index
                %3741 = arith.addi %3738, %3740 : index
                %3742 = arith.divui %3741, %c9 : index
                %3743 = arith.muli %3742, %c5 : index
                %3744 = arith.muli %3737, %c15 : index
                %3745 = arith.addi %3743, %3744 : index
                %3746 = arith.remui %3741, %c9 : index
                %3747 = arith.muli %3746, %c4 : index
                %3748 = arith.addi %3745, %3747 : index
                %3749 = arith.addi %3736, %3748 : index
                %3750 = arith.addi %3675, %3749 : index
                %3751 = vector.shuffle %3657, %3657 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %3751, %kv[%3750] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %3752 = arith.cmpi eq, %codec, %c11 : index
          scf.if %3752 {
            %3753 = wave.lane
            %3754 = arith.muli %3753, %c2 : index
            scf.for %3755 = %3754 to %c8 step %c8 {
              %3756 = arith.addi %3640, %3755 : index
              %3757 = vector.load %24[%3756] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3758 = arith.mulf %3757, %3643 : vector<4xf32>
              %3759 = wave.fp8_encode "e4m3" %3758 : vector<4xf32> -> vector<4xi8>
              %3760 = arith.cmpi slt, %3641, %kvHeads : index
              scf.if %3760 {
                %3761 = arith.muli %3641, %c35 : index
                %3762 = arith.addi %3646, %3761 : index
                %3763 = vector.shuffle %3759, %3759 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3764 = arith.divui %3755, %c15 : index
                %3765 = arith.muli %3764, %c5 : index
                %3766 = arith.remui %3755, %c15 : index
                %3767 = arith.muli %3645, %c15 : index
                %3768 = arith.divui %3766, %c2 : index
                %3769 = arith.muli %3768, %c2 : index
                %3770 = arith.remui %3766, %c4 : index
                %3771 = arith.muli %3770, %c4 : index
                %3772 = arith.addi %3769, %3771 : index
                %3773 = arith.divui %3766, %c4 : index
                %3774 = arith.remui %3773, %c4 : index
                %3775 = arith.addi %3772, %3774 : index
                %3776 = arith.addi %3767, %3775 : index
                %3777 = arith.addi %3765, %3776 : index
                %3778 = arith.addi %3762, %3777 : index
                vector.store %3763, %kv[%3778] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3779 = arith.subi %3641, %kvHeads : index
                %3780 = arith.muli %3779, %c35 : index
                %3781 = arith.addi %3646, %3780 : index
                %3782 = arith.addi %3755, %c10 : index
                %3783 = arith.divui %3782, %c15 : index
                %3784 = arith.muli %3783, %c5 : index
                %3785 = arith.addi %3784, %c13 : index
                %3786 = arith.remui %3782, %c15 : index
                %3787 = arith.divui %3645, %c4 : index
                %3788 = arith.remui %3645, %c4 : index
                %3789 = arith.muli %3788, %c9 : index
                %3790 = arith.addi %3787, %3789 : index
                %3791 = arith.muli %3786, %c15 : index
                %3792 = arith.divui %3790, %c2 : index
                %3793 = arith.muli %3792, %c2 : index
                %3794 = arith.remui %3790, %c4 : index
                %3795 = arith.muli %3794, %c4 : index
                %3796 = arith.addi %3793, %3795 : index
                %3797 = arith.divui %3790, %c4 : index
                %3798 = arith.remui %3797, %c4 : index
                %3799 = arith.addi %3796, %3798 : index
                %3800 = arith.addi %3791, %3799 : index
                %3801 = arith.addi %3785, %3800 : index
                %3802 = arith.addi %3781, %3801 : index
                %3803 = vector.shuffle %3759, %3759 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3803, %kv[%3802] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3804 = arith.addi %3755, %c11 : index
                %3805 = arith.divui %3804, %c15 : index
                %3806 = arith.muli %3805, %c5 : index
                %3807 = arith.addi %3806, %c13 : index
                %3808 = arith.remui %3804, %c15 : index
                %3809 = arith.divui %3645, %c4 : index
                %3810 = arith.remui %3645, %c4 : index
                %3811 = arith.muli %3810, %c9 : index
                %3812 = arith.addi %3809, %3811 : index
                %3813 = arith.muli %3808, %c15 : index
                %3814 = arith.divui %3812, %c2 : index
                %3815 = arith.muli %3814, %c2 : index
                %3816 = arith.remui %3812, %c4 : index
                %3817 = arith.muli %3816, %c4 : index
                %3818 = arith.addi %3815, %3817 : index
                %3819 = arith.divui %3812, %c4 : index
                %3820 = arith.remui %3819, %c4 : index
                %3821 = arith.addi %3818, %3820 : index
                %3822 = arith.addi %3813, %3821 : index
                %3823 = arith.addi %3807, %3822 : index
                %3824 = arith.addi %3781, %3823 : index
                %3825 = vector.shuffle %3759, %3759 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3825, %kv[%3824] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3826 = arith.addi %3755, %c4 : index
                %3827 = arith.divui %3826, %c15 : index
                %3828 = arith.muli %3827, %c5 : index
                %3829 = arith.addi %3828, %c13 : index
                %3830 = arith.remui %3826, %c15 : index
                %3831 = arith.divui %3645, %c4 : index
                %3832 = arith.remui %3645, %c4 : index
                %3833 = arith.muli %3832, %c9 : index
                %3834 = arith.addi %3831, %3833 : index
                %3835 = arith.muli %3830, %c15 : index
                %3836 = arith.divui %3834, %c2 : index
                %3837 = arith.muli %3836, %c2 : index
                %3838 = arith.remui %3834, %c4 : index
                %3839 = arith.muli %3838, %c4 : index
                %3840 = arith.addi %3837, %3839 : index
                %3841 = arith.divui %3834, %c4 : index
                %3842 = arith.remui %3841, %c4 : index
                %3843 = arith.addi %3840, %3842 : index
                %3844 = arith.addi %3835, %3843 : index
                %3845 = arith.addi %3829, %3844 : index
                %3846 = arith.addi %3781, %3845 : index
                %3847 = vector.shuffle %3759, %3759 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3847, %kv[%3846] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3848 = arith.addi %3755, %c28 : index
                %3849 = arith.divui %3848, %c15 : index
                %3850 = arith.muli %3849, %c5 : index
                %3851 = arith.addi %3850, %c13 : index
                %3852 = arith.remui %3848, %c15 : index
                %3853 = arith.divui %3645, %c4 : index
                %3854 = arith.remui %3645, %c4 : index
                %3855 = arith.muli %3854, %c9 : index
                %3856 = arith.addi %3853, %3855 : index
                %3857 = arith.muli %3852, %c15 : index
                %3858 = arith.divui %3856, %c2 : index
                %3859 = arith.muli %3858, %c2 : index
                %3860 = arith.remui %3856, %c4 : index
                %3861 = arith.muli %3860, %c4 : index
                %3862 = arith.addi %3859, %3861 : index
                %3863 = arith.divui %3856, %c4 : index
                %3864 = arith.remui %3863, %c4 : index
                %3865 = arith.addi %3862, %3864 : index
                %3866 = arith.addi %3857, %3865 : index
                %3867 = arith.addi %3851, %3866 : index
                %3868 = arith.addi %3781, %3867 : index
                %3869 = vector.shuffle %3759, %3759 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3869, %kv[%3868] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3870 = arith.cmpi eq, %codec, %c4 : index
          scf.if %3870 {
            %3871 = wave.lane
            %3872 = arith.muli %3871, %c2 : index
            scf.for %3873 = %3872 to %c8 step %c8 {
              %3874 = arith.addi %3640, %3873 : index
              %3875 = vector.load %24[%3874] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3876 = arith.mulf %3875, %3643 : vector<4xf32>
              %3877 = wave.fp8_encode "e5m2" %3876 : vector<4xf32> -> vector<4xi8>
              %3878 = arith.cmpi slt, %3641, %kvHeads : index
              scf.if %3878 {
                %3879 = arith.muli %3641, %c35 : index
                %3880 = arith.addi %3646, %3879 : index
                %3881 = vector.shuffle %3877, %3877 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3882 = arith.divui %3873, %c15 : index
                %3883 = arith.muli %3882, %c5 : index
                %3884 = arith.remui %3873, %c15 : index
                %3885 = arith.muli %3645, %c15 : index
                %3886 = arith.divui %3884, %c2 : index
                %3887 = arith.muli %3886, %c2 : index
                %3888 = arith.remui %3884, %c4 : index
                %3889 = arith.muli %3888, %c4 : index
                %3890 = arith.addi %3887, %3889 : index
                %3891 = arith.divui %3884, %c4 : index
                %3892 = arith.remui %3891, %c4 : index
                %3893 = arith.addi %3890, %3892 : index
                %3894 = arith.addi %3885, %3893 : index
                %3895 = arith.addi %3883, %3894 : index
                %3896 = arith.addi %3880, %3895 : index
                vector.store %3881, %kv[%3896] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3897 = arith.subi %3641, %kvHeads : index
                %3898 = arith.muli %3897, %c35 : index
                %3899 = arith.addi %3646, %3898 : index
                %3900 = arith.addi %3873, %c10 : index
                %3901 = arith.divui %3900, %c15 : index
                %3902 = arith.muli %3901, %c5 : index
                %3903 = arith.addi %3902, %c13 : index
                %3904 = arith.remui %3900, %c15 : index
                %3905 = arith.divui %3645, %c4 : index
                %3906 = arith.remui %3645, %c4 : index
                %3907 = arith.muli %3906, %c9 : index
                %3908 = arith.addi %3905, %3907 : index
                %3909 = arith.muli %3904, %c15 : index
                %3910 = arith.divui %3908, %c2 : index
                %3911 = arith.muli %3910, %c2 : index
                %3912 = arith.remui %3908, %c4 : index
                %3913 = arith.muli %3912, %c4 : index
                %3914 = arith.addi %3911, %3913 : index
                %3915 = arith.divui %3908, %c4 : index
                %3916 = arith.remui %3915, %c4 : index
                %3917 = arith.addi %3914, %3916 : index
                %3918 = arith.addi %3909, %3917 : index
                %3919 = arith.addi %3903, %3918 : index
                %3920 = arith.addi %3899, %3919 : index
                %3921 = vector.shuffle %3877, %3877 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3921, %kv[%3920] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3922 = arith.addi %3873, %c11 : index
                %3923 = arith.divui %3922, %c15 : index
                %3924 = arith.muli %3923, %c5 : index
                %3925 = arith.addi %3924, %c13 : index
                %3926 = arith.remui %3922, %c15 : index
                %3927 = arith.divui %3645, %c4 : index
                %3928 = arith.remui %3645, %c4 : index
                %3929 = arith.muli %3928, %c9 : index
                %3930 = arith.addi %3927, %3929 : index
                %3931 = arith.muli %3926, %c15 : index
                %3932 = arith.divui %3930, %c2 : index
                %3933 = arith.muli %3932, %c2 : index
                %3934 = arith.remui %3930, %c4 : index
                %3935 = arith.muli %3934, %c4 : index
                %3936 = arith.addi %3933, %3935 : index
                %3937 = arith.divui %3930, %c4 : index
                %3938 = arith.remui %3937, %c4 : index
                %3939 = arith.addi %3936, %3938 : index
                %3940 = arith.addi %3931, %3939 : index
                %3941 = arith.addi %3925, %3940 : index
                %3942 = arith.addi %3899, %3941 : index
                %3943 = vector.shuffle %3877, %3877 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3943, %kv[%3942] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3944 = arith.addi %3873, %c4 : index
                %3945 = arith.divui %3944, %c15 : index
                %3946 = arith.muli %3945, %c5 : index
                %3947 = arith.addi %3946, %c13 : index
                %3948 = arith.remui %3944, %c15 : index
                %3949 = arith.divui %3645, %c4 : index
                %3950 = arith.remui %3645, %c4 : index
                %3951 = arith.muli %3950, %c9 : index
                %3952 = arith.addi %3949, %3951 : index
                %3953 = arith.muli %3948, %c15 : index
                %3954 = arith.divui %3952, %c2 : index
                %3955 = arith.muli %3954, %c2 : index
                %3956 = arith.remui %3952, %c4 : index
                %3957 = arith.muli %3956, %c4 : index
                %3958 = arith.addi %3955, %3957 : index
                %3959 = arith.divui %3952, %c4 : index
                %3960 = arith.remui %3959, %c4 : index
                %3961 = arith.addi %3958, %3960 : index
                %3962 = arith.addi %3953, %3961 : index
                %3963 = arith.addi %3947, %3962 : index
                %3964 = arith.addi %3899, %3963 : index
                %3965 = vector.shuffle %3877, %3877 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3965, %kv[%3964] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3966 = arith.addi %3873, %c28 : index
                %3967 = arith.divui %3966, %c15 : index
                %3968 = arith.muli %3967, %c5 : index
                %3969 = arith.addi %3968, %c13 : index
                %3970 = arith.remui %3966, %c15 : index
                %3971 = arith.divui %3645, %c4 : index
                %3972 = arith.remui %3645, %c4 : index
                %3973 = arith.muli %3972, %c9 : index
                %3974 = arith.addi %3971, %3973 : index
                %3975 = arith.muli %3970, %c15 : index
                %3976 = arith.divui %3974, %c2 : index
                %3977 = arith.muli %3976, %c2 : index
                %3978 = arith.remui %3974, %c4 : index
                %3979 = arith.muli %3978, %c4 : index
                %3980 = arith.addi %3977, %3979 : index
                %3981 = arith.divui %3974, %c4 : index
                %3982 = arith.remui %3981, %c4 : index
                %3983 = arith.addi %3980, %3982 : index
                %3984 = arith.addi %3975, %3983 : index
                %3985 = arith.addi %3969, %3984 : index
                %3986 = arith.addi %3899, %3985 : index
                %3987 = vector.shuffle %3877, %3877 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3987, %kv[%3986] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
