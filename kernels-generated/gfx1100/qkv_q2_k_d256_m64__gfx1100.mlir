// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q2_k', dim=256, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q2_k_d256_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 16 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 8 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 2 : index
  %c6 = arith.constant 256 : index
  %c7 = arith.constant 64 : index
  %c8 = arith.constant 127 : index
  %c9 = arith.constant 128 : index
  %c10 = arith.constant 16 : index
  %c11 = arith.constant 0 : index
  %c12 = arith.constant 1 : index
  %c13 = arith.constant 8192 : index
  %c14 = arith.constant 4096 : index
  %tileRows = wave.param "tileRows" : index
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
  %hasBias = wave.param "hasBias" : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c38 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %c40 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c45 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c46 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c47 = arith.constant 16384 : index
  %c48 = arith.constant 512 : index
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
  %16 = arith.muli %0, %c10 : index
  %17 = arith.muli %3, %c5 : index
  %18 = arith.addi %16, %17 : index
  %19 = arith.addi %18, %c11 : index
  %20 = arith.muli %19, %15 : index
  %21 = arith.addi %18, %c12 : index
  %22 = arith.muli %21, %15 : index
  %23 = wave.scratch %c13 : memref<?xf32>
  %24 = wave.scratch %c14 : memref<?xf32>
  %25 = memref.load %step[%c11] : memref<?xi32>
  %26 = arith.index_cast %25 : i32 to index
  %27 = arith.muli %1, %c7 : index
  %28 = arith.cmpi slt, %27, %26 : index
  scf.if %28 {
    %29 = wave.lane
    %30 = arith.remui %29, %c10 : index
    %31 = arith.remui %30, %tileRows : index
    %32 = arith.addi %27, %31 : index
    %33 = arith.divui %32, %tileRows : index
    %34 = arith.divui %inputFeatures, %c10 : index
    %35 = arith.muli %33, %34 : index
    %36 = arith.divui %c11, %c10 : index
    %37 = arith.addi %35, %36 : index
    %38 = arith.muli %37, %c5 : index
    %39 = arith.remui %c11, %c10 : index
    %40 = arith.divui %39, %c2 : index
    %41 = arith.addi %38, %40 : index
    %42 = arith.muli %tileRows, %c2 : index
    %43 = arith.muli %41, %42 : index
    %44 = arith.remui %32, %tileRows : index
    %45 = arith.muli %44, %c2 : index
    %46 = arith.addi %43, %45 : index
    %47 = arith.remui %c11, %c2 : index
    %48 = arith.addi %46, %47 : index
    %49 = arith.addi %30, %c10 : index
    %50 = arith.addi %27, %49 : index
    %51 = arith.divui %50, %tileRows : index
    %52 = arith.divui %inputFeatures, %c10 : index
    %53 = arith.muli %51, %52 : index
    %54 = arith.divui %c11, %c10 : index
    %55 = arith.addi %53, %54 : index
    %56 = arith.muli %55, %c5 : index
    %57 = arith.remui %c11, %c10 : index
    %58 = arith.divui %57, %c2 : index
    %59 = arith.addi %56, %58 : index
    %60 = arith.muli %tileRows, %c2 : index
    %61 = arith.muli %59, %60 : index
    %62 = arith.remui %50, %tileRows : index
    %63 = arith.muli %62, %c2 : index
    %64 = arith.addi %61, %63 : index
    %65 = arith.remui %c11, %c2 : index
    %66 = arith.addi %64, %65 : index
    %67 = arith.addi %30, %c16 : index
    %68 = arith.addi %27, %67 : index
    %69 = arith.divui %68, %tileRows : index
    %70 = arith.divui %inputFeatures, %c10 : index
    %71 = arith.muli %69, %70 : index
    %72 = arith.divui %c11, %c10 : index
    %73 = arith.addi %71, %72 : index
    %74 = arith.muli %73, %c5 : index
    %75 = arith.remui %c11, %c10 : index
    %76 = arith.divui %75, %c2 : index
    %77 = arith.addi %74, %76 : index
    %78 = arith.muli %tileRows, %c2 : index
    %79 = arith.muli %77, %78 : index
    %80 = arith.remui %68, %tileRows : index
    %81 = arith.muli %80, %c2 : index
    %82 = arith.addi %79, %81 : index
    %83 = arith.remui %c11, %c2 : index
    %84 = arith.addi %82, %83 : index
    %85 = arith.addi %30, %c17 : index
    %86 = arith.addi %27, %85 : index
    %87 = arith.divui %86, %tileRows : index
    %88 = arith.divui %inputFeatures, %c10 : index
    %89 = arith.muli %87, %88 : index
    %90 = arith.divui %c11, %c10 : index
    %91 = arith.addi %89, %90 : index
    %92 = arith.muli %91, %c5 : index
    %93 = arith.remui %c11, %c10 : index
    %94 = arith.divui %93, %c2 : index
    %95 = arith.addi %92, %94 : index
    %96 = arith.muli %tileRows, %c2 : index
    %97 = arith.muli %95, %96 : index
    %98 = arith.remui %86, %tileRows : index
    %99 = arith.muli %98, %c2 : index
    %100 = arith.addi %97, %99 : index
    %101 = arith.remui %c11, %c2 : index
    %102 = arith.addi %100, %101 : index
    %103 = arith.divui %inputFeatures, %c16 : index
    %104 = arith.muli %4, %stepsPerWave : index
    %105 = arith.minsi %104, %103 : index
    %106 = arith.addi %105, %stepsPerWave : index
    %107 = arith.minsi %106, %103 : index
    %108 = arith.cmpi eq, %wholeBlocks, %c12 : index
    %109 = arith.subi %107, %105 : index
    %110 = arith.divui %109, %c5 : index
    %111 = arith.muli %110, %c5 : index
    %112 = arith.addi %105, %111 : index
    %113 = arith.addi %105, %stepsPerWave : index
    %114 = arith.select %108, %113, %112 : index
    %124:8 = scf.for %115 = %105 to %114 step %c5 iter_args(%116 = %c18, %117 = %c18, %118 = %c18, %119 = %c18, %120 = %c18, %121 = %c18, %122 = %c18, %123 = %c18) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %125 = wave.lane
      %126 = arith.addi %115, %c11 : index
      %127 = arith.remui %125, %c10 : index
      %128 = arith.addi %20, %c9 : index
      %129 = arith.divui %126, %c2 : index
      %130 = arith.muli %129, %c7 : index
      %131 = arith.addi %128, %130 : index
      %132 = arith.muli %127, %c4 : index
      %133 = arith.addi %131, %132 : index
      %134 = vector.load %w[%133] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %135 = vector.bitcast %134 : vector<4xi8> to vector<2xf16>
      %136 = arith.divui %inputFeatures, %c6 : index
      %137 = arith.muli %136, %c7 : index
      %138 = arith.addi %128, %137 : index
      %139 = arith.muli %126, %c7 : index
      %140 = arith.addi %138, %139 : index
      %141 = arith.muli %127, %c4 : index
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
      %176 = arith.addi %20, %c9 : index
      %177 = arith.muli %inputFeatures, %c4 : index
      %178 = arith.divui %177, %c5 : index
      %179 = arith.divui %inputFeatures, %c6 : index
      %180 = arith.muli %179, %c7 : index
      %181 = arith.addi %180, %178 : index
      %182 = arith.addi %181, %c8 : index
      %183 = arith.divui %182, %c9 : index
      %184 = arith.muli %183, %c9 : index
      %185 = arith.addi %176, %184 : index
      %186 = arith.muli %inputFeatures, %c11 : index
      %187 = arith.addi %185, %186 : index
      %188 = arith.muli %126, %c10 : index
      %189 = arith.addi %188, %127 : index
      %190 = arith.muli %189, %c2 : index
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
      %219 = arith.addi %115, %c12 : index
      %220 = arith.remui %125, %c10 : index
      %221 = arith.addi %20, %c9 : index
      %222 = arith.divui %219, %c2 : index
      %223 = arith.muli %222, %c7 : index
      %224 = arith.addi %221, %223 : index
      %225 = arith.muli %220, %c4 : index
      %226 = arith.addi %224, %225 : index
      %227 = vector.load %w[%226] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %228 = vector.bitcast %227 : vector<4xi8> to vector<2xf16>
      %229 = arith.divui %inputFeatures, %c6 : index
      %230 = arith.muli %229, %c7 : index
      %231 = arith.addi %221, %230 : index
      %232 = arith.muli %219, %c7 : index
      %233 = arith.addi %231, %232 : index
      %234 = arith.muli %220, %c4 : index
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
      %269 = arith.addi %20, %c9 : index
      %270 = arith.muli %inputFeatures, %c4 : index
      %271 = arith.divui %270, %c5 : index
      %272 = arith.divui %inputFeatures, %c6 : index
      %273 = arith.muli %272, %c7 : index
      %274 = arith.addi %273, %271 : index
      %275 = arith.addi %274, %c8 : index
      %276 = arith.divui %275, %c9 : index
      %277 = arith.muli %276, %c9 : index
      %278 = arith.addi %269, %277 : index
      %279 = arith.muli %inputFeatures, %c11 : index
      %280 = arith.addi %278, %279 : index
      %281 = arith.muli %219, %c10 : index
      %282 = arith.addi %281, %220 : index
      %283 = arith.muli %282, %c2 : index
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
      %312 = arith.addi %115, %c11 : index
      %313 = arith.remui %125, %c10 : index
      %314 = arith.addi %22, %c9 : index
      %315 = arith.divui %312, %c2 : index
      %316 = arith.muli %315, %c7 : index
      %317 = arith.addi %314, %316 : index
      %318 = arith.muli %313, %c4 : index
      %319 = arith.addi %317, %318 : index
      %320 = vector.load %w[%319] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %321 = vector.bitcast %320 : vector<4xi8> to vector<2xf16>
      %322 = arith.divui %inputFeatures, %c6 : index
      %323 = arith.muli %322, %c7 : index
      %324 = arith.addi %314, %323 : index
      %325 = arith.muli %312, %c7 : index
      %326 = arith.addi %324, %325 : index
      %327 = arith.muli %313, %c4 : index
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
      %362 = arith.addi %22, %c9 : index
      %363 = arith.muli %inputFeatures, %c4 : index
      %364 = arith.divui %363, %c5 : index
      %365 = arith.divui %inputFeatures, %c6 : index
      %366 = arith.muli %365, %c7 : index
      %367 = arith.addi %366, %364 : index
      %368 = arith.addi %367, %c8 : index
      %369 = arith.divui %368, %c9 : index
      %370 = arith.muli %369, %c9 : index
      %371 = arith.addi %362, %370 : index
      %372 = arith.muli %inputFeatures, %c11 : index
      %373 = arith.addi %371, %372 : index
      %374 = arith.muli %312, %c10 : index
      %375 = arith.addi %374, %313 : index
      %376 = arith.muli %375, %c2 : index
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
      %405 = arith.addi %115, %c12 : index
      %406 = arith.remui %125, %c10 : index
      %407 = arith.addi %22, %c9 : index
      %408 = arith.divui %405, %c2 : index
      %409 = arith.muli %408, %c7 : index
      %410 = arith.addi %407, %409 : index
      %411 = arith.muli %406, %c4 : index
      %412 = arith.addi %410, %411 : index
      %413 = vector.load %w[%412] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %414 = vector.bitcast %413 : vector<4xi8> to vector<2xf16>
      %415 = arith.divui %inputFeatures, %c6 : index
      %416 = arith.muli %415, %c7 : index
      %417 = arith.addi %407, %416 : index
      %418 = arith.muli %405, %c7 : index
      %419 = arith.addi %417, %418 : index
      %420 = arith.muli %406, %c4 : index
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
      %455 = arith.addi %22, %c9 : index
      %456 = arith.muli %inputFeatures, %c4 : index
      %457 = arith.divui %456, %c5 : index
      %458 = arith.divui %inputFeatures, %c6 : index
      %459 = arith.muli %458, %c7 : index
      %460 = arith.addi %459, %457 : index
      %461 = arith.addi %460, %c8 : index
      %462 = arith.divui %461, %c9 : index
      %463 = arith.muli %462, %c9 : index
      %464 = arith.addi %455, %463 : index
      %465 = arith.muli %inputFeatures, %c11 : index
      %466 = arith.addi %464, %465 : index
      %467 = arith.muli %405, %c10 : index
      %468 = arith.addi %467, %406 : index
      %469 = arith.muli %468, %c2 : index
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
      %498 = arith.muli %115, %c5 : index
      %499 = arith.addi %498, %c11 : index
      %500 = arith.muli %tileRows, %c10 : index
      %501 = arith.muli %499, %500 : index
      %502 = arith.addi %48, %501 : index
      %503 = vector.load %x[%502] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %504 = arith.muli %tileRows, %c2 : index
      %505 = arith.addi %502, %504 : index
      %506 = vector.load %x[%505] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %507 = vector.shuffle %503, %506 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %508 = wave.mma %507, %217, %116 : vector<16xf16>, vector<8xf32>
      %509 = wave.mma %507, %403, %117 : vector<16xf16>, vector<8xf32>
      %510 = arith.muli %115, %c5 : index
      %511 = arith.addi %510, %c11 : index
      %512 = arith.muli %tileRows, %c10 : index
      %513 = arith.muli %511, %512 : index
      %514 = arith.addi %66, %513 : index
      %515 = vector.load %x[%514] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %516 = arith.muli %tileRows, %c2 : index
      %517 = arith.addi %514, %516 : index
      %518 = vector.load %x[%517] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %519 = vector.shuffle %515, %518 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %520 = wave.mma %519, %217, %118 : vector<16xf16>, vector<8xf32>
      %521 = wave.mma %519, %403, %119 : vector<16xf16>, vector<8xf32>
      %522 = arith.muli %115, %c5 : index
      %523 = arith.addi %522, %c11 : index
      %524 = arith.muli %tileRows, %c10 : index
      %525 = arith.muli %523, %524 : index
      %526 = arith.addi %84, %525 : index
      %527 = vector.load %x[%526] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %528 = arith.muli %tileRows, %c2 : index
      %529 = arith.addi %526, %528 : index
      %530 = vector.load %x[%529] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %531 = vector.shuffle %527, %530 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %532 = wave.mma %531, %217, %120 : vector<16xf16>, vector<8xf32>
      %533 = wave.mma %531, %403, %121 : vector<16xf16>, vector<8xf32>
      %534 = arith.muli %115, %c5 : index
      %535 = arith.addi %534, %c11 : index
      %536 = arith.muli %tileRows, %c10 : index
      %537 = arith.muli %535, %536 : index
      %538 = arith.addi %102, %537 : index
      %539 = vector.load %x[%538] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %540 = arith.muli %tileRows, %c2 : index
      %541 = arith.addi %538, %540 : index
      %542 = vector.load %x[%541] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %543 = vector.shuffle %539, %542 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %544 = wave.mma %543, %217, %122 : vector<16xf16>, vector<8xf32>
      %545 = wave.mma %543, %403, %123 : vector<16xf16>, vector<8xf32>
      %546 = arith.muli %115, %c5 : index
      %547 = arith.addi %546, %c12 : index
      %548 = arith.muli %tileRows, %c10 : index
      %549 = arith.muli %547, %548 : index
      %550 = arith.addi %48, %549 : index
      %551 = vector.load %x[%550] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %552 = arith.muli %tileRows, %c2 : index
      %553 = arith.addi %550, %552 : index
      %554 = vector.load %x[%553] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %555 = vector.shuffle %551, %554 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %556 = wave.mma %555, %218, %508 : vector<16xf16>, vector<8xf32>
      %557 = wave.mma %555, %404, %509 : vector<16xf16>, vector<8xf32>
      %558 = arith.muli %115, %c5 : index
      %559 = arith.addi %558, %c12 : index
      %560 = arith.muli %tileRows, %c10 : index
      %561 = arith.muli %559, %560 : index
      %562 = arith.addi %66, %561 : index
      %563 = vector.load %x[%562] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %564 = arith.muli %tileRows, %c2 : index
      %565 = arith.addi %562, %564 : index
      %566 = vector.load %x[%565] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %567 = vector.shuffle %563, %566 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %568 = wave.mma %567, %218, %520 : vector<16xf16>, vector<8xf32>
      %569 = wave.mma %567, %404, %521 : vector<16xf16>, vector<8xf32>
      %570 = arith.muli %115, %c5 : index
      %571 = arith.addi %570, %c12 : index
      %572 = arith.muli %tileRows, %c10 : index
      %573 = arith.muli %571, %572 : index
      %574 = arith.addi %84, %573 : index
      %575 = vector.load %x[%574] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %576 = arith.muli %tileRows, %c2 : index
      %577 = arith.addi %574, %576 : index
      %578 = vector.load %x[%577] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %579 = vector.shuffle %575, %578 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %580 = wave.mma %579, %218, %532 : vector<16xf16>, vector<8xf32>
      %581 = wave.mma %579, %404, %533 : vector<16xf16>, vector<8xf32>
      %582 = arith.muli %115, %c5 : index
      %583 = arith.addi %582, %c12 : index
      %584 = arith.muli %tileRows, %c10 : index
      %585 = arith.muli %583, %584 : index
      %586 = arith.addi %102, %585 : index
      %587 = vector.load %x[%586] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %588 = arith.muli %tileRows, %c2 : index
      %589 = arith.addi %586, %588 : index
      %590 = vector.load %x[%589] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %591 = vector.shuffle %587, %590 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %592 = wave.mma %591, %218, %544 : vector<16xf16>, vector<8xf32>
      %593 = wave.mma %591, %404, %545 : vector<16xf16>, vector<8xf32>
      %594 = arith.muli %115, %c5 : index
      %595 = arith.addi %594, %c5 : index
      %596 = arith.muli %tileRows, %c10 : index
      %597 = arith.muli %595, %596 : index
      %598 = arith.addi %48, %597 : index
      %599 = vector.load %x[%598] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %600 = arith.muli %tileRows, %c2 : index
      %601 = arith.addi %598, %600 : index
      %602 = vector.load %x[%601] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %603 = vector.shuffle %599, %602 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %604 = wave.mma %603, %310, %556 : vector<16xf16>, vector<8xf32>
      %605 = wave.mma %603, %496, %557 : vector<16xf16>, vector<8xf32>
      %606 = arith.muli %115, %c5 : index
      %607 = arith.addi %606, %c5 : index
      %608 = arith.muli %tileRows, %c10 : index
      %609 = arith.muli %607, %608 : index
      %610 = arith.addi %66, %609 : index
      %611 = vector.load %x[%610] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %612 = arith.muli %tileRows, %c2 : index
      %613 = arith.addi %610, %612 : index
      %614 = vector.load %x[%613] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %615 = vector.shuffle %611, %614 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %616 = wave.mma %615, %310, %568 : vector<16xf16>, vector<8xf32>
      %617 = wave.mma %615, %496, %569 : vector<16xf16>, vector<8xf32>
      %618 = arith.muli %115, %c5 : index
      %619 = arith.addi %618, %c5 : index
      %620 = arith.muli %tileRows, %c10 : index
      %621 = arith.muli %619, %620 : index
      %622 = arith.addi %84, %621 : index
      %623 = vector.load %x[%622] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %624 = arith.muli %tileRows, %c2 : index
      %625 = arith.addi %622, %624 : index
      %626 = vector.load %x[%625] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %627 = vector.shuffle %623, %626 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %628 = wave.mma %627, %310, %580 : vector<16xf16>, vector<8xf32>
      %629 = wave.mma %627, %496, %581 : vector<16xf16>, vector<8xf32>
      %630 = arith.muli %115, %c5 : index
      %631 = arith.addi %630, %c5 : index
      %632 = arith.muli %tileRows, %c10 : index
      %633 = arith.muli %631, %632 : index
      %634 = arith.addi %102, %633 : index
      %635 = vector.load %x[%634] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %636 = arith.muli %tileRows, %c2 : index
      %637 = arith.addi %634, %636 : index
      %638 = vector.load %x[%637] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %639 = vector.shuffle %635, %638 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %640 = wave.mma %639, %310, %592 : vector<16xf16>, vector<8xf32>
      %641 = wave.mma %639, %496, %593 : vector<16xf16>, vector<8xf32>
      %642 = arith.muli %115, %c5 : index
      %643 = arith.addi %642, %c28 : index
      %644 = arith.muli %tileRows, %c10 : index
      %645 = arith.muli %643, %644 : index
      %646 = arith.addi %48, %645 : index
      %647 = vector.load %x[%646] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %648 = arith.muli %tileRows, %c2 : index
      %649 = arith.addi %646, %648 : index
      %650 = vector.load %x[%649] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %651 = vector.shuffle %647, %650 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %652 = wave.mma %651, %311, %604 : vector<16xf16>, vector<8xf32>
      %653 = wave.mma %651, %497, %605 : vector<16xf16>, vector<8xf32>
      %654 = arith.muli %115, %c5 : index
      %655 = arith.addi %654, %c28 : index
      %656 = arith.muli %tileRows, %c10 : index
      %657 = arith.muli %655, %656 : index
      %658 = arith.addi %66, %657 : index
      %659 = vector.load %x[%658] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %660 = arith.muli %tileRows, %c2 : index
      %661 = arith.addi %658, %660 : index
      %662 = vector.load %x[%661] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %663 = vector.shuffle %659, %662 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %664 = wave.mma %663, %311, %616 : vector<16xf16>, vector<8xf32>
      %665 = wave.mma %663, %497, %617 : vector<16xf16>, vector<8xf32>
      %666 = arith.muli %115, %c5 : index
      %667 = arith.addi %666, %c28 : index
      %668 = arith.muli %tileRows, %c10 : index
      %669 = arith.muli %667, %668 : index
      %670 = arith.addi %84, %669 : index
      %671 = vector.load %x[%670] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %672 = arith.muli %tileRows, %c2 : index
      %673 = arith.addi %670, %672 : index
      %674 = vector.load %x[%673] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %675 = vector.shuffle %671, %674 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %676 = wave.mma %675, %311, %628 : vector<16xf16>, vector<8xf32>
      %677 = wave.mma %675, %497, %629 : vector<16xf16>, vector<8xf32>
      %678 = arith.muli %115, %c5 : index
      %679 = arith.addi %678, %c28 : index
      %680 = arith.muli %tileRows, %c10 : index
      %681 = arith.muli %679, %680 : index
      %682 = arith.addi %102, %681 : index
      %683 = vector.load %x[%682] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %684 = arith.muli %tileRows, %c2 : index
      %685 = arith.addi %682, %684 : index
      %686 = vector.load %x[%685] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %687 = vector.shuffle %683, %686 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %688 = wave.mma %687, %311, %640 : vector<16xf16>, vector<8xf32>
      %689 = wave.mma %687, %497, %641 : vector<16xf16>, vector<8xf32>
      scf.yield %652, %653, %664, %665, %676, %677, %688, %689 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %690 = arith.select %108, %114, %107 : index
    %700:8 = scf.for %691 = %114 to %690 step %c12 iter_args(%692 = %124#0, %693 = %124#1, %694 = %124#2, %695 = %124#3, %696 = %124#4, %697 = %124#5, %698 = %124#6, %699 = %124#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %701 = wave.lane
      %702 = arith.addi %691, %c11 : index
      %703 = arith.remui %701, %c10 : index
      %704 = arith.addi %20, %c9 : index
      %705 = arith.divui %702, %c2 : index
      %706 = arith.muli %705, %c7 : index
      %707 = arith.addi %704, %706 : index
      %708 = arith.muli %703, %c4 : index
      %709 = arith.addi %707, %708 : index
      %710 = vector.load %w[%709] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %711 = vector.bitcast %710 : vector<4xi8> to vector<2xf16>
      %712 = arith.divui %inputFeatures, %c6 : index
      %713 = arith.muli %712, %c7 : index
      %714 = arith.addi %704, %713 : index
      %715 = arith.muli %702, %c7 : index
      %716 = arith.addi %714, %715 : index
      %717 = arith.muli %703, %c4 : index
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
      %752 = arith.addi %20, %c9 : index
      %753 = arith.muli %inputFeatures, %c4 : index
      %754 = arith.divui %753, %c5 : index
      %755 = arith.divui %inputFeatures, %c6 : index
      %756 = arith.muli %755, %c7 : index
      %757 = arith.addi %756, %754 : index
      %758 = arith.addi %757, %c8 : index
      %759 = arith.divui %758, %c9 : index
      %760 = arith.muli %759, %c9 : index
      %761 = arith.addi %752, %760 : index
      %762 = arith.muli %inputFeatures, %c11 : index
      %763 = arith.addi %761, %762 : index
      %764 = arith.muli %702, %c10 : index
      %765 = arith.addi %764, %703 : index
      %766 = arith.muli %765, %c2 : index
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
      %795 = arith.addi %691, %c11 : index
      %796 = arith.remui %701, %c10 : index
      %797 = arith.addi %22, %c9 : index
      %798 = arith.divui %795, %c2 : index
      %799 = arith.muli %798, %c7 : index
      %800 = arith.addi %797, %799 : index
      %801 = arith.muli %796, %c4 : index
      %802 = arith.addi %800, %801 : index
      %803 = vector.load %w[%802] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %804 = vector.bitcast %803 : vector<4xi8> to vector<2xf16>
      %805 = arith.divui %inputFeatures, %c6 : index
      %806 = arith.muli %805, %c7 : index
      %807 = arith.addi %797, %806 : index
      %808 = arith.muli %795, %c7 : index
      %809 = arith.addi %807, %808 : index
      %810 = arith.muli %796, %c4 : index
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
      %845 = arith.addi %22, %c9 : index
      %846 = arith.muli %inputFeatures, %c4 : index
      %847 = arith.divui %846, %c5 : index
      %848 = arith.divui %inputFeatures, %c6 : index
      %849 = arith.muli %848, %c7 : index
      %850 = arith.addi %849, %847 : index
      %851 = arith.addi %850, %c8 : index
      %852 = arith.divui %851, %c9 : index
      %853 = arith.muli %852, %c9 : index
      %854 = arith.addi %845, %853 : index
      %855 = arith.muli %inputFeatures, %c11 : index
      %856 = arith.addi %854, %855 : index
      %857 = arith.muli %795, %c10 : index
      %858 = arith.addi %857, %796 : index
      %859 = arith.muli %858, %c2 : index
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
      %888 = arith.muli %691, %c5 : index
      %889 = arith.addi %888, %c11 : index
      %890 = arith.muli %tileRows, %c10 : index
      %891 = arith.muli %889, %890 : index
      %892 = arith.addi %48, %891 : index
      %893 = vector.load %x[%892] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %894 = arith.muli %tileRows, %c2 : index
      %895 = arith.addi %892, %894 : index
      %896 = vector.load %x[%895] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %897 = vector.shuffle %893, %896 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %898 = wave.mma %897, %793, %692 : vector<16xf16>, vector<8xf32>
      %899 = wave.mma %897, %886, %693 : vector<16xf16>, vector<8xf32>
      %900 = arith.muli %691, %c5 : index
      %901 = arith.addi %900, %c11 : index
      %902 = arith.muli %tileRows, %c10 : index
      %903 = arith.muli %901, %902 : index
      %904 = arith.addi %66, %903 : index
      %905 = vector.load %x[%904] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %906 = arith.muli %tileRows, %c2 : index
      %907 = arith.addi %904, %906 : index
      %908 = vector.load %x[%907] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %909 = vector.shuffle %905, %908 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %910 = wave.mma %909, %793, %694 : vector<16xf16>, vector<8xf32>
      %911 = wave.mma %909, %886, %695 : vector<16xf16>, vector<8xf32>
      %912 = arith.muli %691, %c5 : index
      %913 = arith.addi %912, %c11 : index
      %914 = arith.muli %tileRows, %c10 : index
      %915 = arith.muli %913, %914 : index
      %916 = arith.addi %84, %915 : index
      %917 = vector.load %x[%916] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %918 = arith.muli %tileRows, %c2 : index
      %919 = arith.addi %916, %918 : index
      %920 = vector.load %x[%919] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %921 = vector.shuffle %917, %920 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %922 = wave.mma %921, %793, %696 : vector<16xf16>, vector<8xf32>
      %923 = wave.mma %921, %886, %697 : vector<16xf16>, vector<8xf32>
      %924 = arith.muli %691, %c5 : index
      %925 = arith.addi %924, %c11 : index
      %926 = arith.muli %tileRows, %c10 : index
      %927 = arith.muli %925, %926 : index
      %928 = arith.addi %102, %927 : index
      %929 = vector.load %x[%928] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %930 = arith.muli %tileRows, %c2 : index
      %931 = arith.addi %928, %930 : index
      %932 = vector.load %x[%931] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %933 = vector.shuffle %929, %932 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %934 = wave.mma %933, %793, %698 : vector<16xf16>, vector<8xf32>
      %935 = wave.mma %933, %886, %699 : vector<16xf16>, vector<8xf32>
      %936 = arith.muli %691, %c5 : index
      %937 = arith.addi %936, %c12 : index
      %938 = arith.muli %tileRows, %c10 : index
      %939 = arith.muli %937, %938 : index
      %940 = arith.addi %48, %939 : index
      %941 = vector.load %x[%940] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %942 = arith.muli %tileRows, %c2 : index
      %943 = arith.addi %940, %942 : index
      %944 = vector.load %x[%943] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %945 = vector.shuffle %941, %944 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %946 = wave.mma %945, %794, %898 : vector<16xf16>, vector<8xf32>
      %947 = wave.mma %945, %887, %899 : vector<16xf16>, vector<8xf32>
      %948 = arith.muli %691, %c5 : index
      %949 = arith.addi %948, %c12 : index
      %950 = arith.muli %tileRows, %c10 : index
      %951 = arith.muli %949, %950 : index
      %952 = arith.addi %66, %951 : index
      %953 = vector.load %x[%952] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %954 = arith.muli %tileRows, %c2 : index
      %955 = arith.addi %952, %954 : index
      %956 = vector.load %x[%955] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %957 = vector.shuffle %953, %956 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %958 = wave.mma %957, %794, %910 : vector<16xf16>, vector<8xf32>
      %959 = wave.mma %957, %887, %911 : vector<16xf16>, vector<8xf32>
      %960 = arith.muli %691, %c5 : index
      %961 = arith.addi %960, %c12 : index
      %962 = arith.muli %tileRows, %c10 : index
      %963 = arith.muli %961, %962 : index
      %964 = arith.addi %84, %963 : index
      %965 = vector.load %x[%964] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %966 = arith.muli %tileRows, %c2 : index
      %967 = arith.addi %964, %966 : index
      %968 = vector.load %x[%967] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %969 = vector.shuffle %965, %968 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %970 = wave.mma %969, %794, %922 : vector<16xf16>, vector<8xf32>
      %971 = wave.mma %969, %887, %923 : vector<16xf16>, vector<8xf32>
      %972 = arith.muli %691, %c5 : index
      %973 = arith.addi %972, %c12 : index
      %974 = arith.muli %tileRows, %c10 : index
      %975 = arith.muli %973, %974 : index
      %976 = arith.addi %102, %975 : index
      %977 = vector.load %x[%976] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %978 = arith.muli %tileRows, %c2 : index
      %979 = arith.addi %976, %978 : index
      %980 = vector.load %x[%979] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %981 = vector.shuffle %977, %980 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %982 = wave.mma %981, %794, %934 : vector<16xf16>, vector<8xf32>
      %983 = wave.mma %981, %887, %935 : vector<16xf16>, vector<8xf32>
      scf.yield %946, %947, %958, %959, %970, %971, %982, %983 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %984 = arith.addi %27, %c11 : index
    %985 = wave.lane
    %986 = arith.muli %3, %c5 : index
    %987 = arith.muli %986, %c6 : index
    %988 = arith.addi %987, %985 : index
    %989 = arith.muli %4, %c14 : index
    %990 = arith.addi %989, %988 : index
    %991 = arith.addi %990, %c11 : index
    %992 = arith.addi %991, %c11 : index
    %993 = vector.extract %700#0[0] : f32 from vector<8xf32>
    memref.store %993, %23[%992] : memref<?xf32>
    %994 = arith.muli %4, %c14 : index
    %995 = arith.addi %994, %988 : index
    %996 = arith.addi %995, %c11 : index
    %997 = arith.addi %996, %c16 : index
    %998 = vector.extract %700#0[1] : f32 from vector<8xf32>
    memref.store %998, %23[%997] : memref<?xf32>
    %999 = arith.muli %4, %c14 : index
    %1000 = arith.addi %999, %988 : index
    %1001 = arith.addi %1000, %c11 : index
    %1002 = arith.addi %1001, %c7 : index
    %1003 = vector.extract %700#0[2] : f32 from vector<8xf32>
    memref.store %1003, %23[%1002] : memref<?xf32>
    %1004 = arith.muli %4, %c14 : index
    %1005 = arith.addi %1004, %988 : index
    %1006 = arith.addi %1005, %c11 : index
    %1007 = arith.addi %1006, %c29 : index
    %1008 = vector.extract %700#0[3] : f32 from vector<8xf32>
    memref.store %1008, %23[%1007] : memref<?xf32>
    %1009 = arith.muli %4, %c14 : index
    %1010 = arith.addi %1009, %988 : index
    %1011 = arith.addi %1010, %c11 : index
    %1012 = arith.addi %1011, %c9 : index
    %1013 = vector.extract %700#0[4] : f32 from vector<8xf32>
    memref.store %1013, %23[%1012] : memref<?xf32>
    %1014 = arith.muli %4, %c14 : index
    %1015 = arith.addi %1014, %988 : index
    %1016 = arith.addi %1015, %c11 : index
    %1017 = arith.addi %1016, %c30 : index
    %1018 = vector.extract %700#0[5] : f32 from vector<8xf32>
    memref.store %1018, %23[%1017] : memref<?xf32>
    %1019 = arith.muli %4, %c14 : index
    %1020 = arith.addi %1019, %988 : index
    %1021 = arith.addi %1020, %c11 : index
    %1022 = arith.addi %1021, %c31 : index
    %1023 = vector.extract %700#0[6] : f32 from vector<8xf32>
    memref.store %1023, %23[%1022] : memref<?xf32>
    %1024 = arith.muli %4, %c14 : index
    %1025 = arith.addi %1024, %988 : index
    %1026 = arith.addi %1025, %c11 : index
    %1027 = arith.addi %1026, %c32 : index
    %1028 = vector.extract %700#0[7] : f32 from vector<8xf32>
    memref.store %1028, %23[%1027] : memref<?xf32>
    %1029 = arith.muli %4, %c14 : index
    %1030 = arith.addi %1029, %988 : index
    %1031 = arith.addi %1030, %c6 : index
    %1032 = arith.addi %1031, %c11 : index
    %1033 = vector.extract %700#1[0] : f32 from vector<8xf32>
    memref.store %1033, %23[%1032] : memref<?xf32>
    %1034 = arith.muli %4, %c14 : index
    %1035 = arith.addi %1034, %988 : index
    %1036 = arith.addi %1035, %c6 : index
    %1037 = arith.addi %1036, %c16 : index
    %1038 = vector.extract %700#1[1] : f32 from vector<8xf32>
    memref.store %1038, %23[%1037] : memref<?xf32>
    %1039 = arith.muli %4, %c14 : index
    %1040 = arith.addi %1039, %988 : index
    %1041 = arith.addi %1040, %c6 : index
    %1042 = arith.addi %1041, %c7 : index
    %1043 = vector.extract %700#1[2] : f32 from vector<8xf32>
    memref.store %1043, %23[%1042] : memref<?xf32>
    %1044 = arith.muli %4, %c14 : index
    %1045 = arith.addi %1044, %988 : index
    %1046 = arith.addi %1045, %c6 : index
    %1047 = arith.addi %1046, %c29 : index
    %1048 = vector.extract %700#1[3] : f32 from vector<8xf32>
    memref.store %1048, %23[%1047] : memref<?xf32>
    %1049 = arith.muli %4, %c14 : index
    %1050 = arith.addi %1049, %988 : index
    %1051 = arith.addi %1050, %c6 : index
    %1052 = arith.addi %1051, %c9 : index
    %1053 = vector.extract %700#1[4] : f32 from vector<8xf32>
    memref.store %1053, %23[%1052] : memref<?xf32>
    %1054 = arith.muli %4, %c14 : index
    %1055 = arith.addi %1054, %988 : index
    %1056 = arith.addi %1055, %c6 : index
    %1057 = arith.addi %1056, %c30 : index
    %1058 = vector.extract %700#1[5] : f32 from vector<8xf32>
    memref.store %1058, %23[%1057] : memref<?xf32>
    %1059 = arith.muli %4, %c14 : index
    %1060 = arith.addi %1059, %988 : index
    %1061 = arith.addi %1060, %c6 : index
    %1062 = arith.addi %1061, %c31 : index
    %1063 = vector.extract %700#1[6] : f32 from vector<8xf32>
    memref.store %1063, %23[%1062] : memref<?xf32>
    %1064 = arith.muli %4, %c14 : index
    %1065 = arith.addi %1064, %988 : index
    %1066 = arith.addi %1065, %c6 : index
    %1067 = arith.addi %1066, %c32 : index
    %1068 = vector.extract %700#1[7] : f32 from vector<8xf32>
    memref.store %1068, %23[%1067] : memref<?xf32>
    wave.barrier
    %1069 = arith.muli %4, %c4 : index
    %1070 = arith.addi %1069, %c11 : index
    %1071 = arith.muli %1070, %c5 : index
    %1072 = arith.divui %985, %c10 : index
    %1073 = arith.addi %1071, %1072 : index
    %1074 = arith.addi %984, %1073 : index
    %1075 = arith.cmpi slt, %1074, %26 : index
    scf.if %1075 {
      %1076 = arith.cmpi eq, %hasFactors, %c12 : index
      %1077 = arith.muli %1074, %c5 : index
      %1078 = memref.load %factors[%1077] : memref<?xf32>
      %1079 = arith.mulf %1078, %operandScale : f32
      %1080 = arith.select %1076, %1079, %operandScale : f32
      %1081 = arith.addi %988, %c11 : index
      %1082 = arith.muli %1070, %c16 : index
      %1083 = arith.addi %1081, %1082 : index
      %1084 = memref.load %23[%1083] : memref<?xf32>
      %1085 = arith.addi %1083, %c14 : index
      %1086 = memref.load %23[%1085] : memref<?xf32>
      %1087 = arith.addf %1084, %1086 : f32
      %1088 = arith.remui %985, %c10 : index
      %1089 = arith.muli %1088, %c4 : index
      %1090 = arith.addi %20, %1089 : index
      %1091 = vector.load %w[%1090] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1092 = vector.bitcast %1091 : vector<4xi8> to vector<1xf32>
      %1093 = vector.extract %1092[0] : f32 from vector<1xf32>
      %1094 = arith.mulf %1093, %1080 : f32
      %1095 = arith.mulf %1087, %1094 : f32
      %1096 = arith.muli %3, %c5 : index
      %1097 = arith.addi %1096, %c11 : index
      %1098 = arith.muli %1097, %c10 : index
      %1099 = arith.remui %985, %c10 : index
      %1100 = arith.addi %1098, %1099 : index
      %1101 = arith.muli %1073, %c6 : index
      %1102 = arith.addi %1101, %1100 : index
      memref.store %1095, %24[%1102] : memref<?xf32>
      %1103 = arith.addi %988, %c6 : index
      %1104 = arith.muli %1070, %c16 : index
      %1105 = arith.addi %1103, %1104 : index
      %1106 = memref.load %23[%1105] : memref<?xf32>
      %1107 = arith.addi %1105, %c14 : index
      %1108 = memref.load %23[%1107] : memref<?xf32>
      %1109 = arith.addf %1106, %1108 : f32
      %1110 = arith.remui %985, %c10 : index
      %1111 = arith.muli %1110, %c4 : index
      %1112 = arith.addi %22, %1111 : index
      %1113 = vector.load %w[%1112] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1114 = vector.bitcast %1113 : vector<4xi8> to vector<1xf32>
      %1115 = vector.extract %1114[0] : f32 from vector<1xf32>
      %1116 = arith.mulf %1115, %1080 : f32
      %1117 = arith.mulf %1109, %1116 : f32
      %1118 = arith.muli %3, %c5 : index
      %1119 = arith.addi %1118, %c12 : index
      %1120 = arith.muli %1119, %c10 : index
      %1121 = arith.remui %985, %c10 : index
      %1122 = arith.addi %1120, %1121 : index
      %1123 = arith.muli %1073, %c6 : index
      %1124 = arith.addi %1123, %1122 : index
      memref.store %1117, %24[%1124] : memref<?xf32>
    }
    %1125 = arith.muli %4, %c4 : index
    %1126 = arith.addi %1125, %c12 : index
    %1127 = arith.muli %1126, %c5 : index
    %1128 = arith.divui %985, %c10 : index
    %1129 = arith.addi %1127, %1128 : index
    %1130 = arith.addi %984, %1129 : index
    %1131 = arith.cmpi slt, %1130, %26 : index
    scf.if %1131 {
      %1132 = arith.cmpi eq, %hasFactors, %c12 : index
      %1133 = arith.muli %1130, %c5 : index
      %1134 = memref.load %factors[%1133] : memref<?xf32>
      %1135 = arith.mulf %1134, %operandScale : f32
      %1136 = arith.select %1132, %1135, %operandScale : f32
      %1137 = arith.addi %988, %c11 : index
      %1138 = arith.muli %1126, %c16 : index
      %1139 = arith.addi %1137, %1138 : index
      %1140 = memref.load %23[%1139] : memref<?xf32>
      %1141 = arith.addi %1139, %c14 : index
      %1142 = memref.load %23[%1141] : memref<?xf32>
      %1143 = arith.addf %1140, %1142 : f32
      %1144 = arith.remui %985, %c10 : index
      %1145 = arith.muli %1144, %c4 : index
      %1146 = arith.addi %20, %1145 : index
      %1147 = vector.load %w[%1146] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1148 = vector.bitcast %1147 : vector<4xi8> to vector<1xf32>
      %1149 = vector.extract %1148[0] : f32 from vector<1xf32>
      %1150 = arith.mulf %1149, %1136 : f32
      %1151 = arith.mulf %1143, %1150 : f32
      %1152 = arith.muli %3, %c5 : index
      %1153 = arith.addi %1152, %c11 : index
      %1154 = arith.muli %1153, %c10 : index
      %1155 = arith.remui %985, %c10 : index
      %1156 = arith.addi %1154, %1155 : index
      %1157 = arith.muli %1129, %c6 : index
      %1158 = arith.addi %1157, %1156 : index
      memref.store %1151, %24[%1158] : memref<?xf32>
      %1159 = arith.addi %988, %c6 : index
      %1160 = arith.muli %1126, %c16 : index
      %1161 = arith.addi %1159, %1160 : index
      %1162 = memref.load %23[%1161] : memref<?xf32>
      %1163 = arith.addi %1161, %c14 : index
      %1164 = memref.load %23[%1163] : memref<?xf32>
      %1165 = arith.addf %1162, %1164 : f32
      %1166 = arith.remui %985, %c10 : index
      %1167 = arith.muli %1166, %c4 : index
      %1168 = arith.addi %22, %1167 : index
      %1169 = vector.load %w[%1168] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1170 = vector.bitcast %1169 : vector<4xi8> to vector<1xf32>
      %1171 = vector.extract %1170[0] : f32 from vector<1xf32>
      %1172 = arith.mulf %1171, %1136 : f32
      %1173 = arith.mulf %1165, %1172 : f32
      %1174 = arith.muli %3, %c5 : index
      %1175 = arith.addi %1174, %c12 : index
      %1176 = arith.muli %1175, %c10 : index
      %1177 = arith.remui %985, %c10 : index
      %1178 = arith.addi %1176, %1177 : index
      %1179 = arith.muli %1129, %c6 : index
      %1180 = arith.addi %1179, %1178 : index
      memref.store %1173, %24[%1180] : memref<?xf32>
    }
    %1181 = arith.muli %4, %c4 : index
    %1182 = arith.addi %1181, %c5 : index
    %1183 = arith.muli %1182, %c5 : index
    %1184 = arith.divui %985, %c10 : index
    %1185 = arith.addi %1183, %1184 : index
    %1186 = arith.addi %984, %1185 : index
    %1187 = arith.cmpi slt, %1186, %26 : index
    scf.if %1187 {
      %1188 = arith.cmpi eq, %hasFactors, %c12 : index
      %1189 = arith.muli %1186, %c5 : index
      %1190 = memref.load %factors[%1189] : memref<?xf32>
      %1191 = arith.mulf %1190, %operandScale : f32
      %1192 = arith.select %1188, %1191, %operandScale : f32
      %1193 = arith.addi %988, %c11 : index
      %1194 = arith.muli %1182, %c16 : index
      %1195 = arith.addi %1193, %1194 : index
      %1196 = memref.load %23[%1195] : memref<?xf32>
      %1197 = arith.addi %1195, %c14 : index
      %1198 = memref.load %23[%1197] : memref<?xf32>
      %1199 = arith.addf %1196, %1198 : f32
      %1200 = arith.remui %985, %c10 : index
      %1201 = arith.muli %1200, %c4 : index
      %1202 = arith.addi %20, %1201 : index
      %1203 = vector.load %w[%1202] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1204 = vector.bitcast %1203 : vector<4xi8> to vector<1xf32>
      %1205 = vector.extract %1204[0] : f32 from vector<1xf32>
      %1206 = arith.mulf %1205, %1192 : f32
      %1207 = arith.mulf %1199, %1206 : f32
      %1208 = arith.muli %3, %c5 : index
      %1209 = arith.addi %1208, %c11 : index
      %1210 = arith.muli %1209, %c10 : index
      %1211 = arith.remui %985, %c10 : index
      %1212 = arith.addi %1210, %1211 : index
      %1213 = arith.muli %1185, %c6 : index
      %1214 = arith.addi %1213, %1212 : index
      memref.store %1207, %24[%1214] : memref<?xf32>
      %1215 = arith.addi %988, %c6 : index
      %1216 = arith.muli %1182, %c16 : index
      %1217 = arith.addi %1215, %1216 : index
      %1218 = memref.load %23[%1217] : memref<?xf32>
      %1219 = arith.addi %1217, %c14 : index
      %1220 = memref.load %23[%1219] : memref<?xf32>
      %1221 = arith.addf %1218, %1220 : f32
      %1222 = arith.remui %985, %c10 : index
      %1223 = arith.muli %1222, %c4 : index
      %1224 = arith.addi %22, %1223 : index
      %1225 = vector.load %w[%1224] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1226 = vector.bitcast %1225 : vector<4xi8> to vector<1xf32>
      %1227 = vector.extract %1226[0] : f32 from vector<1xf32>
      %1228 = arith.mulf %1227, %1192 : f32
      %1229 = arith.mulf %1221, %1228 : f32
      %1230 = arith.muli %3, %c5 : index
      %1231 = arith.addi %1230, %c12 : index
      %1232 = arith.muli %1231, %c10 : index
      %1233 = arith.remui %985, %c10 : index
      %1234 = arith.addi %1232, %1233 : index
      %1235 = arith.muli %1185, %c6 : index
      %1236 = arith.addi %1235, %1234 : index
      memref.store %1229, %24[%1236] : memref<?xf32>
    }
    %1237 = arith.muli %4, %c4 : index
    %1238 = arith.addi %1237, %c28 : index
    %1239 = arith.muli %1238, %c5 : index
    %1240 = arith.divui %985, %c10 : index
    %1241 = arith.addi %1239, %1240 : index
    %1242 = arith.addi %984, %1241 : index
    %1243 = arith.cmpi slt, %1242, %26 : index
    scf.if %1243 {
      %1244 = arith.cmpi eq, %hasFactors, %c12 : index
      %1245 = arith.muli %1242, %c5 : index
      %1246 = memref.load %factors[%1245] : memref<?xf32>
      %1247 = arith.mulf %1246, %operandScale : f32
      %1248 = arith.select %1244, %1247, %operandScale : f32
      %1249 = arith.addi %988, %c11 : index
      %1250 = arith.muli %1238, %c16 : index
      %1251 = arith.addi %1249, %1250 : index
      %1252 = memref.load %23[%1251] : memref<?xf32>
      %1253 = arith.addi %1251, %c14 : index
      %1254 = memref.load %23[%1253] : memref<?xf32>
      %1255 = arith.addf %1252, %1254 : f32
      %1256 = arith.remui %985, %c10 : index
      %1257 = arith.muli %1256, %c4 : index
      %1258 = arith.addi %20, %1257 : index
      %1259 = vector.load %w[%1258] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1260 = vector.bitcast %1259 : vector<4xi8> to vector<1xf32>
      %1261 = vector.extract %1260[0] : f32 from vector<1xf32>
      %1262 = arith.mulf %1261, %1248 : f32
      %1263 = arith.mulf %1255, %1262 : f32
      %1264 = arith.muli %3, %c5 : index
      %1265 = arith.addi %1264, %c11 : index
      %1266 = arith.muli %1265, %c10 : index
      %1267 = arith.remui %985, %c10 : index
      %1268 = arith.addi %1266, %1267 : index
      %1269 = arith.muli %1241, %c6 : index
      %1270 = arith.addi %1269, %1268 : index
      memref.store %1263, %24[%1270] : memref<?xf32>
      %1271 = arith.addi %988, %c6 : index
      %1272 = arith.muli %1238, %c16 : index
      %1273 = arith.addi %1271, %1272 : index
      %1274 = memref.load %23[%1273] : memref<?xf32>
      %1275 = arith.addi %1273, %c14 : index
      %1276 = memref.load %23[%1275] : memref<?xf32>
      %1277 = arith.addf %1274, %1276 : f32
      %1278 = arith.remui %985, %c10 : index
      %1279 = arith.muli %1278, %c4 : index
      %1280 = arith.addi %22, %1279 : index
      %1281 = vector.load %w[%1280] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1282 = vector.bitcast %1281 : vector<4xi8> to vector<1xf32>
      %1283 = vector.extract %1282[0] : f32 from vector<1xf32>
      %1284 = arith.mulf %1283, %1248 : f32
      %1285 = arith.mulf %1277, %1284 : f32
      %1286 = arith.muli %3, %c5 : index
      %1287 = arith.addi %1286, %c12 : index
      %1288 = arith.muli %1287, %c10 : index
      %1289 = arith.remui %985, %c10 : index
      %1290 = arith.addi %1288, %1289 : index
      %1291 = arith.muli %1241, %c6 : index
      %1292 = arith.addi %1291, %1290 : index
      memref.store %1285, %24[%1292] : memref<?xf32>
    }
    wave.barrier
    %1293 = arith.addi %27, %c11 : index
    %1294 = wave.wave
    %1295 = arith.addi %1294, %c11 : index
    %1296 = arith.addi %1293, %1295 : index
    %1297 = arith.cmpi slt, %1296, %26 : index
    scf.if %1297 {
      %1298 = arith.addi %1293, %1295 : index
      %1299 = arith.muli %1295, %c6 : index
      %1300 = wave.lane
      %1301 = arith.addi %1300, %c11 : index
      %1302 = arith.cmpi eq, %hasBias, %c12 : index
      %1303 = arith.addi %1299, %1301 : index
      %1304 = memref.load %24[%1303] : memref<?xf32>
      %1305 = arith.muli %0, %c6 : index
      %1306 = arith.addi %1305, %1301 : index
      %1307 = memref.load %bias[%1306] : memref<?xf32>
      %1308 = arith.addf %1304, %1307 : f32
      %1309 = arith.select %1302, %1308, %1304 : f32
      %1310 = arith.addi %1301, %c9 : index
      %1311 = arith.cmpi eq, %hasBias, %c12 : index
      %1312 = arith.addi %1299, %1310 : index
      %1313 = memref.load %24[%1312] : memref<?xf32>
      %1314 = arith.muli %0, %c6 : index
      %1315 = arith.addi %1314, %1310 : index
      %1316 = memref.load %bias[%1315] : memref<?xf32>
      %1317 = arith.addf %1313, %1316 : f32
      %1318 = arith.select %1311, %1317, %1313 : f32
      %1319 = arith.addi %1300, %c16 : index
      %1320 = arith.cmpi eq, %hasBias, %c12 : index
      %1321 = arith.addi %1299, %1319 : index
      %1322 = memref.load %24[%1321] : memref<?xf32>
      %1323 = arith.muli %0, %c6 : index
      %1324 = arith.addi %1323, %1319 : index
      %1325 = memref.load %bias[%1324] : memref<?xf32>
      %1326 = arith.addf %1322, %1325 : f32
      %1327 = arith.select %1320, %1326, %1322 : f32
      %1328 = arith.addi %1319, %c9 : index
      %1329 = arith.cmpi eq, %hasBias, %c12 : index
      %1330 = arith.addi %1299, %1328 : index
      %1331 = memref.load %24[%1330] : memref<?xf32>
      %1332 = arith.muli %0, %c6 : index
      %1333 = arith.addi %1332, %1328 : index
      %1334 = memref.load %bias[%1333] : memref<?xf32>
      %1335 = arith.addf %1331, %1334 : f32
      %1336 = arith.select %1329, %1335, %1331 : f32
      %1337 = arith.addi %1300, %c7 : index
      %1338 = arith.cmpi eq, %hasBias, %c12 : index
      %1339 = arith.addi %1299, %1337 : index
      %1340 = memref.load %24[%1339] : memref<?xf32>
      %1341 = arith.muli %0, %c6 : index
      %1342 = arith.addi %1341, %1337 : index
      %1343 = memref.load %bias[%1342] : memref<?xf32>
      %1344 = arith.addf %1340, %1343 : f32
      %1345 = arith.select %1338, %1344, %1340 : f32
      %1346 = arith.addi %1337, %c9 : index
      %1347 = arith.cmpi eq, %hasBias, %c12 : index
      %1348 = arith.addi %1299, %1346 : index
      %1349 = memref.load %24[%1348] : memref<?xf32>
      %1350 = arith.muli %0, %c6 : index
      %1351 = arith.addi %1350, %1346 : index
      %1352 = memref.load %bias[%1351] : memref<?xf32>
      %1353 = arith.addf %1349, %1352 : f32
      %1354 = arith.select %1347, %1353, %1349 : f32
      %1355 = arith.addi %1300, %c29 : index
      %1356 = arith.cmpi eq, %hasBias, %c12 : index
      %1357 = arith.addi %1299, %1355 : index
      %1358 = memref.load %24[%1357] : memref<?xf32>
      %1359 = arith.muli %0, %c6 : index
      %1360 = arith.addi %1359, %1355 : index
      %1361 = memref.load %bias[%1360] : memref<?xf32>
      %1362 = arith.addf %1358, %1361 : f32
      %1363 = arith.select %1356, %1362, %1358 : f32
      %1364 = arith.addi %1355, %c9 : index
      %1365 = arith.cmpi eq, %hasBias, %c12 : index
      %1366 = arith.addi %1299, %1364 : index
      %1367 = memref.load %24[%1366] : memref<?xf32>
      %1368 = arith.muli %0, %c6 : index
      %1369 = arith.addi %1368, %1364 : index
      %1370 = memref.load %bias[%1369] : memref<?xf32>
      %1371 = arith.addf %1367, %1370 : f32
      %1372 = arith.select %1365, %1371, %1367 : f32
      %1373 = arith.addi %heads, %kvHeads : index
      %1374 = arith.cmpi slt, %0, %1373 : index
      scf.if %1374 {
        %1375 = arith.addi %positionsAt, %1298 : index
        %1376 = memref.load %step[%1375] : memref<?xi32>
        %1377 = arith.index_cast %1376 : i32 to index
        %1378 = arith.cmpi eq, %hasNorm, %c12 : index
        %1379 = math.fma %1309, %1309, %c38 : f32
        %1380 = math.fma %1318, %1318, %1379 : f32
        %1381 = math.fma %1327, %1327, %1380 : f32
        %1382 = math.fma %1336, %1336, %1381 : f32
        %1383 = math.fma %1345, %1345, %1382 : f32
        %1384 = math.fma %1354, %1354, %1383 : f32
        %1385 = math.fma %1363, %1363, %1384 : f32
        %1386 = math.fma %1372, %1372, %1385 : f32
        %1387 = vector.broadcast %1386 : f32 to vector<1xf32>
        %1388 = wave.reduce "add" %1387 : vector<1xf32>
        %1389 = arith.mulf %1388, %inverseHeadDim : f32
        %1390 = arith.addf %1389, %epsilon : f32
        %1391 = math.sqrt %1390 : f32
        %1392 = arith.divf %c40, %1391 : f32
        %1393 = arith.cmpi slt, %0, %heads : index
        %1394 = arith.addi %1301, %c9 : index
        %1395 = memref.load %query_norm[%1301] : memref<?xf32>
        %1396 = memref.load %key_norm[%1301] : memref<?xf32>
        %1397 = arith.select %1393, %1395, %1396 : f32
        %1398 = arith.mulf %1309, %1392 : f32
        %1399 = arith.mulf %1398, %1397 : f32
        %1400 = arith.select %1378, %1399, %1309 : f32
        %1401 = memref.load %query_norm[%1394] : memref<?xf32>
        %1402 = memref.load %key_norm[%1394] : memref<?xf32>
        %1403 = arith.select %1393, %1401, %1402 : f32
        %1404 = arith.mulf %1318, %1392 : f32
        %1405 = arith.mulf %1404, %1403 : f32
        %1406 = arith.select %1378, %1405, %1318 : f32
        %1407 = arith.addi %1319, %c9 : index
        %1408 = memref.load %query_norm[%1319] : memref<?xf32>
        %1409 = memref.load %key_norm[%1319] : memref<?xf32>
        %1410 = arith.select %1393, %1408, %1409 : f32
        %1411 = arith.mulf %1327, %1392 : f32
        %1412 = arith.mulf %1411, %1410 : f32
        %1413 = arith.select %1378, %1412, %1327 : f32
        %1414 = memref.load %query_norm[%1407] : memref<?xf32>
        %1415 = memref.load %key_norm[%1407] : memref<?xf32>
        %1416 = arith.select %1393, %1414, %1415 : f32
        %1417 = arith.mulf %1336, %1392 : f32
        %1418 = arith.mulf %1417, %1416 : f32
        %1419 = arith.select %1378, %1418, %1336 : f32
        %1420 = arith.addi %1337, %c9 : index
        %1421 = memref.load %query_norm[%1337] : memref<?xf32>
        %1422 = memref.load %key_norm[%1337] : memref<?xf32>
        %1423 = arith.select %1393, %1421, %1422 : f32
        %1424 = arith.mulf %1345, %1392 : f32
        %1425 = arith.mulf %1424, %1423 : f32
        %1426 = arith.select %1378, %1425, %1345 : f32
        %1427 = memref.load %query_norm[%1420] : memref<?xf32>
        %1428 = memref.load %key_norm[%1420] : memref<?xf32>
        %1429 = arith.select %1393, %1427, %1428 : f32
        %1430 = arith.mulf %1354, %1392 : f32
        %1431 = arith.mulf %1430, %1429 : f32
        %1432 = arith.select %1378, %1431, %1354 : f32
        %1433 = arith.addi %1355, %c9 : index
        %1434 = memref.load %query_norm[%1355] : memref<?xf32>
        %1435 = memref.load %key_norm[%1355] : memref<?xf32>
        %1436 = arith.select %1393, %1434, %1435 : f32
        %1437 = arith.mulf %1363, %1392 : f32
        %1438 = arith.mulf %1437, %1436 : f32
        %1439 = arith.select %1378, %1438, %1363 : f32
        %1440 = memref.load %query_norm[%1433] : memref<?xf32>
        %1441 = memref.load %key_norm[%1433] : memref<?xf32>
        %1442 = arith.select %1393, %1440, %1441 : f32
        %1443 = arith.mulf %1372, %1392 : f32
        %1444 = arith.mulf %1443, %1442 : f32
        %1445 = arith.select %1378, %1444, %1372 : f32
        %1446 = arith.remui %1377, %c6 : index
        %1447 = arith.muli %1446, %c6 : index
        %1448 = arith.addi %1447, %1301 : index
        %1449 = arith.divui %1377, %c6 : index
        %1450 = arith.addi %1449, %c6 : index
        %1451 = arith.muli %1450, %c6 : index
        %1452 = arith.addi %1451, %1301 : index
        %1453 = memref.load %rope[%1448] : memref<?xf32>
        %1454 = arith.addi %1448, %c9 : index
        %1455 = memref.load %rope[%1454] : memref<?xf32>
        %1456 = memref.load %rope[%1452] : memref<?xf32>
        %1457 = arith.addi %1452, %c9 : index
        %1458 = memref.load %rope[%1457] : memref<?xf32>
        %1459 = arith.mulf %1456, %1453 : f32
        %1460 = arith.mulf %1458, %1455 : f32
        %1461 = arith.subf %1459, %1460 : f32
        %1462 = arith.mulf %1458, %1453 : f32
        %1463 = arith.mulf %1456, %1455 : f32
        %1464 = arith.addf %1462, %1463 : f32
        %1465 = arith.mulf %1400, %1461 : f32
        %1466 = arith.mulf %1406, %1464 : f32
        %1467 = arith.subf %1465, %1466 : f32
        %1468 = arith.mulf %1406, %1461 : f32
        %1469 = arith.mulf %1400, %1464 : f32
        %1470 = arith.addf %1468, %1469 : f32
        %1471 = arith.cmpi slt, %0, %heads : index
        scf.if %1471 {
          %1472 = arith.muli %1298, %heads : index
          %1473 = arith.addi %1472, %0 : index
          %1474 = arith.muli %1473, %c6 : index
          %1475 = arith.addi %1474, %1301 : index
          memref.store %1467, %q[%1475] : memref<?xf32>
          %1476 = arith.addi %1475, %c9 : index
          memref.store %1470, %q[%1476] : memref<?xf32>
        } else {
          %1477 = arith.addi %1299, %1301 : index
          memref.store %1467, %24[%1477] : memref<?xf32>
          %1478 = arith.addi %1299, %1301 : index
          %1479 = arith.addi %1478, %c9 : index
          memref.store %1470, %24[%1479] : memref<?xf32>
        }
        %1480 = arith.remui %1377, %c6 : index
        %1481 = arith.muli %1480, %c6 : index
        %1482 = arith.addi %1481, %1319 : index
        %1483 = arith.divui %1377, %c6 : index
        %1484 = arith.addi %1483, %c6 : index
        %1485 = arith.muli %1484, %c6 : index
        %1486 = arith.addi %1485, %1319 : index
        %1487 = memref.load %rope[%1482] : memref<?xf32>
        %1488 = arith.addi %1482, %c9 : index
        %1489 = memref.load %rope[%1488] : memref<?xf32>
        %1490 = memref.load %rope[%1486] : memref<?xf32>
        %1491 = arith.addi %1486, %c9 : index
        %1492 = memref.load %rope[%1491] : memref<?xf32>
        %1493 = arith.mulf %1490, %1487 : f32
        %1494 = arith.mulf %1492, %1489 : f32
        %1495 = arith.subf %1493, %1494 : f32
        %1496 = arith.mulf %1492, %1487 : f32
        %1497 = arith.mulf %1490, %1489 : f32
        %1498 = arith.addf %1496, %1497 : f32
        %1499 = arith.mulf %1413, %1495 : f32
        %1500 = arith.mulf %1419, %1498 : f32
        %1501 = arith.subf %1499, %1500 : f32
        %1502 = arith.mulf %1419, %1495 : f32
        %1503 = arith.mulf %1413, %1498 : f32
        %1504 = arith.addf %1502, %1503 : f32
        %1505 = arith.cmpi slt, %0, %heads : index
        scf.if %1505 {
          %1506 = arith.muli %1298, %heads : index
          %1507 = arith.addi %1506, %0 : index
          %1508 = arith.muli %1507, %c6 : index
          %1509 = arith.addi %1508, %1319 : index
          memref.store %1501, %q[%1509] : memref<?xf32>
          %1510 = arith.addi %1509, %c9 : index
          memref.store %1504, %q[%1510] : memref<?xf32>
        } else {
          %1511 = arith.addi %1299, %1319 : index
          memref.store %1501, %24[%1511] : memref<?xf32>
          %1512 = arith.addi %1299, %1319 : index
          %1513 = arith.addi %1512, %c9 : index
          memref.store %1504, %24[%1513] : memref<?xf32>
        }
        %1514 = arith.remui %1377, %c6 : index
        %1515 = arith.muli %1514, %c6 : index
        %1516 = arith.addi %1515, %1337 : index
        %1517 = arith.divui %1377, %c6 : index
        %1518 = arith.addi %1517, %c6 : index
        %1519 = arith.muli %1518, %c6 : index
        %1520 = arith.addi %1519, %1337 : index
        %1521 = memref.load %rope[%1516] : memref<?xf32>
        %1522 = arith.addi %1516, %c9 : index
        %1523 = memref.load %rope[%1522] : memref<?xf32>
        %1524 = memref.load %rope[%1520] : memref<?xf32>
        %1525 = arith.addi %1520, %c9 : index
        %1526 = memref.load %rope[%1525] : memref<?xf32>
        %1527 = arith.mulf %1524, %1521 : f32
        %1528 = arith.mulf %1526, %1523 : f32
        %1529 = arith.subf %1527, %1528 : f32
        %1530 = arith.mulf %1526, %1521 : f32
        %1531 = arith.mulf %1524, %1523 : f32
        %1532 = arith.addf %1530, %1531 : f32
        %1533 = arith.mulf %1426, %1529 : f32
        %1534 = arith.mulf %1432, %1532 : f32
        %1535 = arith.subf %1533, %1534 : f32
        %1536 = arith.mulf %1432, %1529 : f32
        %1537 = arith.mulf %1426, %1532 : f32
        %1538 = arith.addf %1536, %1537 : f32
        %1539 = arith.cmpi slt, %0, %heads : index
        scf.if %1539 {
          %1540 = arith.muli %1298, %heads : index
          %1541 = arith.addi %1540, %0 : index
          %1542 = arith.muli %1541, %c6 : index
          %1543 = arith.addi %1542, %1337 : index
          memref.store %1535, %q[%1543] : memref<?xf32>
          %1544 = arith.addi %1543, %c9 : index
          memref.store %1538, %q[%1544] : memref<?xf32>
        } else {
          %1545 = arith.addi %1299, %1337 : index
          memref.store %1535, %24[%1545] : memref<?xf32>
          %1546 = arith.addi %1299, %1337 : index
          %1547 = arith.addi %1546, %c9 : index
          memref.store %1538, %24[%1547] : memref<?xf32>
        }
        %1548 = arith.remui %1377, %c6 : index
        %1549 = arith.muli %1548, %c6 : index
        %1550 = arith.addi %1549, %1355 : index
        %1551 = arith.divui %1377, %c6 : index
        %1552 = arith.addi %1551, %c6 : index
        %1553 = arith.muli %1552, %c6 : index
        %1554 = arith.addi %1553, %1355 : index
        %1555 = memref.load %rope[%1550] : memref<?xf32>
        %1556 = arith.addi %1550, %c9 : index
        %1557 = memref.load %rope[%1556] : memref<?xf32>
        %1558 = memref.load %rope[%1554] : memref<?xf32>
        %1559 = arith.addi %1554, %c9 : index
        %1560 = memref.load %rope[%1559] : memref<?xf32>
        %1561 = arith.mulf %1558, %1555 : f32
        %1562 = arith.mulf %1560, %1557 : f32
        %1563 = arith.subf %1561, %1562 : f32
        %1564 = arith.mulf %1560, %1555 : f32
        %1565 = arith.mulf %1558, %1557 : f32
        %1566 = arith.addf %1564, %1565 : f32
        %1567 = arith.mulf %1439, %1563 : f32
        %1568 = arith.mulf %1445, %1566 : f32
        %1569 = arith.subf %1567, %1568 : f32
        %1570 = arith.mulf %1445, %1563 : f32
        %1571 = arith.mulf %1439, %1566 : f32
        %1572 = arith.addf %1570, %1571 : f32
        %1573 = arith.cmpi slt, %0, %heads : index
        scf.if %1573 {
          %1574 = arith.muli %1298, %heads : index
          %1575 = arith.addi %1574, %0 : index
          %1576 = arith.muli %1575, %c6 : index
          %1577 = arith.addi %1576, %1355 : index
          memref.store %1569, %q[%1577] : memref<?xf32>
          %1578 = arith.addi %1577, %c9 : index
          memref.store %1572, %q[%1578] : memref<?xf32>
        } else {
          %1579 = arith.addi %1299, %1355 : index
          memref.store %1569, %24[%1579] : memref<?xf32>
          %1580 = arith.addi %1299, %1355 : index
          %1581 = arith.addi %1580, %c9 : index
          memref.store %1572, %24[%1581] : memref<?xf32>
        }
      } else {
        %1582 = arith.cmpi slt, %0, %heads : index
        scf.if %1582 {
          %1583 = arith.muli %1298, %heads : index
          %1584 = arith.addi %1583, %0 : index
          %1585 = arith.muli %1584, %c6 : index
          %1586 = arith.addi %1585, %1301 : index
          memref.store %1309, %q[%1586] : memref<?xf32>
          %1587 = arith.addi %1586, %c9 : index
          memref.store %1318, %q[%1587] : memref<?xf32>
        } else {
          %1588 = arith.addi %1299, %1301 : index
          memref.store %1309, %24[%1588] : memref<?xf32>
          %1589 = arith.addi %1299, %1301 : index
          %1590 = arith.addi %1589, %c9 : index
          memref.store %1318, %24[%1590] : memref<?xf32>
        }
        %1591 = arith.cmpi slt, %0, %heads : index
        scf.if %1591 {
          %1592 = arith.muli %1298, %heads : index
          %1593 = arith.addi %1592, %0 : index
          %1594 = arith.muli %1593, %c6 : index
          %1595 = arith.addi %1594, %1319 : index
          memref.store %1327, %q[%1595] : memref<?xf32>
          %1596 = arith.addi %1595, %c9 : index
          memref.store %1336, %q[%1596] : memref<?xf32>
        } else {
          %1597 = arith.addi %1299, %1319 : index
          memref.store %1327, %24[%1597] : memref<?xf32>
          %1598 = arith.addi %1299, %1319 : index
          %1599 = arith.addi %1598, %c9 : index
          memref.store %1336, %24[%1599] : memref<?xf32>
        }
        %1600 = arith.cmpi slt, %0, %heads : index
        scf.if %1600 {
          %1601 = arith.muli %1298, %heads : index
          %1602 = arith.addi %1601, %0 : index
          %1603 = arith.muli %1602, %c6 : index
          %1604 = arith.addi %1603, %1337 : index
          memref.store %1345, %q[%1604] : memref<?xf32>
          %1605 = arith.addi %1604, %c9 : index
          memref.store %1354, %q[%1605] : memref<?xf32>
        } else {
          %1606 = arith.addi %1299, %1337 : index
          memref.store %1345, %24[%1606] : memref<?xf32>
          %1607 = arith.addi %1299, %1337 : index
          %1608 = arith.addi %1607, %c9 : index
          memref.store %1354, %24[%1608] : memref<?xf32>
        }
        %1609 = arith.cmpi slt, %0, %heads : index
        scf.if %1609 {
          %1610 = arith.muli %1298, %heads : index
          %1611 = arith.addi %1610, %0 : index
          %1612 = arith.muli %1611, %c6 : index
          %1613 = arith.addi %1612, %1355 : index
          memref.store %1363, %q[%1613] : memref<?xf32>
          %1614 = arith.addi %1613, %c9 : index
          memref.store %1372, %q[%1614] : memref<?xf32>
        } else {
          %1615 = arith.addi %1299, %1355 : index
          memref.store %1363, %24[%1615] : memref<?xf32>
          %1616 = arith.addi %1299, %1355 : index
          %1617 = arith.addi %1616, %c9 : index
          memref.store %1372, %24[%1617] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %1618 = arith.cmpi sge, %0, %heads : index
    scf.if %1618 {
      %1619 = arith.addi %1294, %c11 : index
      %1620 = arith.addi %1293, %1619 : index
      %1621 = arith.cmpi slt, %1620, %26 : index
      scf.if %1621 {
        %1622 = arith.addi %1293, %1619 : index
        %1623 = arith.addi %slotsAt, %1622 : index
        %1624 = memref.load %step[%1623] : memref<?xi32>
        %1625 = arith.index_cast %1624 : i32 to index
        %1626 = arith.cmpi sge, %1625, %c11 : index
        scf.if %1626 {
          %1627 = arith.muli %1619, %c6 : index
          %1628 = arith.subi %0, %heads : index
          %1629 = memref.load %scales[%1628] : memref<?xf32>
          %1630 = vector.broadcast %1629 : f32 to vector<4xf32>
          %1631 = arith.divui %1625, %c10 : index
          %1632 = arith.remui %1625, %c10 : index
          %1633 = arith.muli %1631, %pageBytes : index
          %1634 = arith.cmpi eq, %codec, %c11 : index
          scf.if %1634 {
            %1635 = wave.lane
            %1636 = arith.muli %1635, %c4 : index
            scf.for %1637 = %1636 to %c6 step %c9 {
              %1638 = arith.addi %1627, %1637 : index
              %1639 = vector.load %24[%1638] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1640 = arith.mulf %1639, %1630 : vector<4xf32>
              %1641 = arith.minimumf %1640, %c45 : vector<4xf32>
              %1642 = arith.maximumf %1641, %c46 : vector<4xf32>
              %1643 = arith.truncf %1642 : vector<4xf32> to vector<4xf16>
              %1644 = vector.bitcast %1643 : vector<4xf16> to vector<8xi8>
              %1645 = arith.cmpi slt, %1628, %kvHeads : index
              scf.if %1645 {
                %1646 = arith.muli %1628, %c47 : index
                %1647 = arith.addi %1633, %1646 : index
                %1648 = arith.divui %1637, %c10 : index
                %1649 = arith.muli %1648, %c48 : index
                %1650 = arith.remui %1637, %c10 : index
                %1651 = arith.divui %1650, %c2 : index
                %1652 = arith.muli %1651, %c6 : index
                %1653 = arith.muli %1632, %c10 : index
                %1654 = arith.addi %1652, %1653 : index
                %1655 = arith.remui %1650, %c2 : index
                %1656 = arith.muli %1655, %c5 : index
                %1657 = arith.addi %1654, %1656 : index
                %1658 = arith.addi %1649, %1657 : index
                %1659 = arith.addi %1647, %1658 : index
                vector.store %1644, %kv[%1659] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1660 = arith.subi %1628, %kvHeads : index
                %1661 = arith.muli %1660, %c47 : index
                %1662 = arith.addi %1633, %1661 : index
                %1663 = arith.addi %1637, %c11 : index
                %1664 = arith.divui %1663, %c10 : index
                %1665 = arith.muli %1664, %c48 : index
                %1666 = arith.addi %1665, %c13 : index
                %1667 = arith.remui %1663, %c10 : index
                %1668 = arith.divui %1632, %c5 : index
                %1669 = arith.remui %1632, %c5 : index
                %1670 = arith.muli %1669, %c2 : index
                %1671 = arith.addi %1668, %1670 : index
                %1672 = arith.divui %1671, %c2 : index
                %1673 = arith.muli %1672, %c6 : index
                %1674 = arith.muli %1667, %c10 : index
                %1675 = arith.addi %1673, %1674 : index
                %1676 = arith.remui %1671, %c2 : index
                %1677 = arith.muli %1676, %c5 : index
                %1678 = arith.addi %1675, %1677 : index
                %1679 = arith.addi %1666, %1678 : index
                %1680 = arith.addi %1662, %1679 : index
                %1681 = vector.shuffle %1644, %1644 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1681, %kv[%1680] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1682 = arith.addi %1637, %c12 : index
                %1683 = arith.divui %1682, %c10 : index
                %1684 = arith.muli %1683, %c48 : index
                %1685 = arith.addi %1684, %c13 : index
                %1686 = arith.remui %1682, %c10 : index
                %1687 = arith.divui %1632, %c5 : index
                %1688 = arith.remui %1632, %c5 : index
                %1689 = arith.muli %1688, %c2 : index
                %1690 = arith.addi %1687, %1689 : index
                %1691 = arith.divui %1690, %c2 : index
                %1692 = arith.muli %1691, %c6 : index
                %1693 = arith.muli %1686, %c10 : index
                %1694 = arith.addi %1692, %1693 : index
                %1695 = arith.remui %1690, %c2 : index
                %1696 = arith.muli %1695, %c5 : index
                %1697 = arith.addi %1694, %1696 : index
                %1698 = arith.addi %1685, %1697 : index
                %1699 = arith.addi %1662, %1698 : index
                %1700 = vector.shuffle %1644, %1644 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1700, %kv[%1699] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1701 = arith.addi %1637, %c5 : index
                %1702 = arith.divui %1701, %c10 : index
                %1703 = arith.muli %1702, %c48 : index
                %1704 = arith.addi %1703, %c13 : index
                %1705 = arith.remui %1701, %c10 : index
                %1706 = arith.divui %1632, %c5 : index
                %1707 = arith.remui %1632, %c5 : index
                %1708 = arith.muli %1707, %c2 : index
                %1709 = arith.addi %1706, %1708 : index
                %1710 = arith.divui %1709, %c2 : index
                %1711 = arith.muli %1710, %c6 : index
                %1712 = arith.muli %1705, %c10 : index
                %1713 = arith.addi %1711, %1712 : index
                %1714 = arith.remui %1709, %c2 : index
                %1715 = arith.muli %1714, %c5 : index
                %1716 = arith.addi %1713, %1715 : index
                %1717 = arith.addi %1704, %1716 : index
                %1718 = arith.addi %1662, %1717 : index
                %1719 = vector.shuffle %1644, %1644 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1719, %kv[%1718] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1720 = arith.addi %1637, %c28 : index
                %1721 = arith.divui %1720, %c10 : index
                %1722 = arith.muli %1721, %c48 : index
                %1723 = arith.addi %1722, %c13 : index
                %1724 = arith.remui %1720, %c10 : index
                %1725 = arith.divui %1632, %c5 : index
                %1726 = arith.remui %1632, %c5 : index
                %1727 = arith.muli %1726, %c2 : index
                %1728 = arith.addi %1725, %1727 : index
                %1729 = arith.divui %1728, %c2 : index
                %1730 = arith.muli %1729, %c6 : index
                %1731 = arith.muli %1724, %c10 : index
                %1732 = arith.addi %1730, %1731 : index
                %1733 = arith.remui %1728, %c2 : index
                %1734 = arith.muli %1733, %c5 : index
                %1735 = arith.addi %1732, %1734 : index
                %1736 = arith.addi %1723, %1735 : index
                %1737 = arith.addi %1662, %1736 : index
                %1738 = vector.shuffle %1644, %1644 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1738, %kv[%1737] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1739 = arith.cmpi eq, %codec, %c12 : index
          scf.if %1739 {
            %1740 = wave.lane
            %1741 = arith.muli %1740, %c4 : index
            scf.for %1742 = %1741 to %c6 step %c9 {
              %1743 = arith.addi %1627, %1742 : index
              %1744 = vector.load %24[%1743] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1745 = arith.mulf %1744, %1630 : vector<4xf32>
              %1746 = wave.fp8_encode "e4m3" %1745 : vector<4xf32> -> vector<4xi8>
              %1747 = arith.cmpi slt, %1628, %kvHeads : index
              scf.if %1747 {
                %1748 = arith.muli %1628, %c13 : index
                %1749 = arith.addi %1633, %1748 : index
                %1750 = vector.shuffle %1746, %1746 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1751 = arith.divui %1742, %c10 : index
                %1752 = arith.muli %1751, %c6 : index
                %1753 = arith.remui %1742, %c10 : index
                %1754 = arith.muli %1632, %c10 : index
                %1755 = arith.divui %1753, %c4 : index
                %1756 = arith.muli %1755, %c4 : index
                %1757 = arith.remui %1753, %c5 : index
                %1758 = arith.muli %1757, %c5 : index
                %1759 = arith.addi %1756, %1758 : index
                %1760 = arith.divui %1753, %c5 : index
                %1761 = arith.remui %1760, %c5 : index
                %1762 = arith.addi %1759, %1761 : index
                %1763 = arith.addi %1754, %1762 : index
                %1764 = arith.addi %1752, %1763 : index
                %1765 = arith.addi %1749, %1764 : index
                vector.store %1750, %kv[%1765] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1766 = arith.subi %1628, %kvHeads : index
                %1767 = arith.muli %1766, %c13 : index
                %1768 = arith.addi %1633, %1767 : index
                %1769 = arith.addi %1742, %c11 : index
                %1770 = arith.divui %1769, %c10 : index
                %1771 = arith.muli %1770, %c6 : index
                %1772 = arith.addi %1771, %c14 : index
                %1773 = arith.remui %1769, %c10 : index
                %1774 = arith.divui %1632, %c5 : index
                %1775 = arith.remui %1632, %c5 : index
                %1776 = arith.muli %1775, %c2 : index
                %1777 = arith.addi %1774, %1776 : index
                %1778 = arith.muli %1773, %c10 : index
                %1779 = arith.divui %1777, %c4 : index
                %1780 = arith.muli %1779, %c4 : index
                %1781 = arith.remui %1777, %c5 : index
                %1782 = arith.muli %1781, %c5 : index
                %1783 = arith.addi %1780, %1782 : index
                %1784 = arith.divui %1777, %c5 : index
                %1785 = arith.remui %1784, %c5 : index
                %1786 = arith.addi %1783, %1785 : index
                %1787 = arith.addi %1778, %1786 : index
                %1788 = arith.addi %1772, %1787 : index
                %1789 = arith.addi %1768, %1788 : index
                %1790 = vector.shuffle %1746, %1746 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1790, %kv[%1789] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1791 = arith.addi %1742, %c12 : index
                %1792 = arith.divui %1791, %c10 : index
                %1793 = arith.muli %1792, %c6 : index
                %1794 = arith.addi %1793, %c14 : index
                %1795 = arith.remui %1791, %c10 : index
                %1796 = arith.divui %1632, %c5 : index
                %1797 = arith.remui %1632, %c5 : index
                %1798 = arith.muli %1797, %c2 : index
                %1799 = arith.addi %1796, %1798 : index
                %1800 = arith.muli %1795, %c10 : index
                %1801 = arith.divui %1799, %c4 : index
                %1802 = arith.muli %1801, %c4 : index
                %1803 = arith.remui %1799, %c5 : index
                %1804 = arith.muli %1803, %c5 : index
                %1805 = arith.addi %1802, %1804 : index
                %1806 = arith.divui %1799, %c5 : index
                %1807 = arith.remui %1806, %c5 : index
                %1808 = arith.addi %1805, %1807 : index
                %1809 = arith.addi %1800, %1808 : index
                %1810 = arith.addi %1794, %1809 : index
                %1811 = arith.addi %1768, %1810 : index
                %1812 = vector.shuffle %1746, %1746 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1812, %kv[%1811] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1813 = arith.addi %1742, %c5 : index
                %1814 = arith.divui %1813, %c10 : index
                %1815 = arith.muli %1814, %c6 : index
                %1816 = arith.addi %1815, %c14 : index
                %1817 = arith.remui %1813, %c10 : index
                %1818 = arith.divui %1632, %c5 : index
                %1819 = arith.remui %1632, %c5 : index
                %1820 = arith.muli %1819, %c2 : index
                %1821 = arith.addi %1818, %1820 : index
                %1822 = arith.muli %1817, %c10 : index
                %1823 = arith.divui %1821, %c4 : index
                %1824 = arith.muli %1823, %c4 : index
                %1825 = arith.remui %1821, %c5 : index
                %1826 = arith.muli %1825, %c5 : index
                %1827 = arith.addi %1824, %1826 : index
                %1828 = arith.divui %1821, %c5 : index
                %1829 = arith.remui %1828, %c5 : index
                %1830 = arith.addi %1827, %1829 : index
                %1831 = arith.addi %1822, %1830 : index
                %1832 = arith.addi %1816, %1831 : index
                %1833 = arith.addi %1768, %1832 : index
                %1834 = vector.shuffle %1746, %1746 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1834, %kv[%1833] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1835 = arith.addi %1742, %c28 : index
                %1836 = arith.divui %1835, %c10 : index
                %1837 = arith.muli %1836, %c6 : index
                %1838 = arith.addi %1837, %c14 : index
                %1839 = arith.remui %1835, %c10 : index
                %1840 = arith.divui %1632, %c5 : index
                %1841 = arith.remui %1632, %c5 : index
                %1842 = arith.muli %1841, %c2 : index
                %1843 = arith.addi %1840, %1842 : index
                %1844 = arith.muli %1839, %c10 : index
                %1845 = arith.divui %1843, %c4 : index
                %1846 = arith.muli %1845, %c4 : index
                %1847 = arith.remui %1843, %c5 : index
                %1848 = arith.muli %1847, %c5 : index
                %1849 = arith.addi %1846, %1848 : index
                %1850 = arith.divui %1843, %c5 : index
                %1851 = arith.remui %1850, %c5 : index
                %1852 = arith.addi %1849, %1851 : index
                %1853 = arith.addi %1844, %1852 : index
                %1854 = arith.addi %1838, %1853 : index
                %1855 = arith.addi %1768, %1854 : index
                %1856 = vector.shuffle %1746, %1746 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1856, %kv[%1855] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1857 = arith.cmpi eq, %codec, %c5 : index
          scf.if %1857 {
            %1858 = wave.lane
            %1859 = arith.muli %1858, %c4 : index
            scf.for %1860 = %1859 to %c6 step %c9 {
              %1861 = arith.addi %1627, %1860 : index
              %1862 = vector.load %24[%1861] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1863 = arith.mulf %1862, %1630 : vector<4xf32>
              %1864 = wave.fp8_encode "e5m2" %1863 : vector<4xf32> -> vector<4xi8>
              %1865 = arith.cmpi slt, %1628, %kvHeads : index
              scf.if %1865 {
                %1866 = arith.muli %1628, %c13 : index
                %1867 = arith.addi %1633, %1866 : index
                %1868 = vector.shuffle %1864, %1864 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1869 = arith.divui %1860, %c10 : index
                %1870 = arith.muli %1869, %c6 : index
                %1871 = arith.remui %1860, %c10 : index
                %1872 = arith.muli %1632, %c10 : index
                %1873 = arith.divui %1871, %c4 : index
                %1874 = arith.muli %1873, %c4 : index
                %1875 = arith.remui %1871, %c5 : index
                %1876 = arith.muli %1875, %c5 : index
                %1877 = arith.addi %1874, %1876 : index
                %1878 = arith.divui %1871, %c5 : index
                %1879 = arith.remui %1878, %c5 : index
                %1880 = arith.addi %1877, %1879 : index
                %1881 = arith.addi %1872, %1880 : index
                %1882 = arith.addi %1870, %1881 : index
                %1883 = arith.addi %1867, %1882 : index
                vector.store %1868, %kv[%1883] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1884 = arith.subi %1628, %kvHeads : index
                %1885 = arith.muli %1884, %c13 : index
                %1886 = arith.addi %1633, %1885 : index
                %1887 = arith.addi %1860, %c11 : index
                %1888 = arith.divui %1887, %c10 : index
                %1889 = arith.muli %1888, %c6 : index
                %1890 = arith.addi %1889, %c14 : index
                %1891 = arith.remui %1887, %c10 : index
                %1892 = arith.divui %1632, %c5 : index
                %1893 = arith.remui %1632, %c5 : index
                %1894 = arith.muli %1893, %c2 : index
                %1895 = arith.addi %1892, %1894 : index
                %1896 = arith.muli %1891, %c10 : index
                %1897 = arith.divui %1895, %c4 : index
                %1898 = arith.muli %1897, %c4 : index
                %1899 = arith.remui %1895, %c5 : index
                %1900 = arith.muli %1899, %c5 : index
                %1901 = arith.addi %1898, %1900 : index
                %1902 = arith.divui %1895, %c5 : index
                %1903 = arith.remui %1902, %c5 : index
                %1904 = arith.addi %1901, %1903 : index
                %1905 = arith.addi %1896, %1904 : index
                %1906 = arith.addi %1890, %1905 : index
                %1907 = arith.addi %1886, %1906 : index
                %1908 = vector.shuffle %1864, %1864 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1908, %kv[%1907] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1909 = arith.addi %1860, %c12 : index
                %1910 = arith.divui %1909, %c10 : index
                %1911 = arith.muli %1910, %c6 : index
                %1912 = arith.addi %1911, %c14 : index
                %1913 = arith.remui %1909, %c10 : index
                %1914 = arith.divui %1632, %c5 : index
                %1915 = arith.remui %1632, %c5 : index
                %1916 = arith.muli %1915, %c2 : index
                %1917 = arith.addi %1914, %1916 : index
                %1918 = arith.muli %1913, %c10 : index
                %1919 = arith.divui %1917, %c4 : index
                %1920 = arith.muli %1919, %c4 : index
                %1921 = arith.remui %1917, %c5 : index
                %1922 = arith.muli %1921, %c5 : index
                %1923 = arith.addi %1920, %1922 : index
                %1924 = arith.divui %1917, %c5 : index
                %1925 = arith.remui %1924, %c5 : index
                %1926 = arith.addi %1923, %1925 : index
                %1927 = arith.addi %1918, %1926 : index
                %1928 = arith.addi %1912, %1927 : index
                %1929 = arith.addi %1886, %1928 : index
                %1930 = vector.shuffle %1864, %1864 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1930, %kv[%1929] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1931 = arith.addi %1860, %c5 : index
                %1932 = arith.divui %1931, %c10 : index
                %1933 = arith.muli %1932, %c6 : index
                %1934 = arith.addi %1933, %c14 : index
                %1935 = arith.remui %1931, %c10 : index
                %1936 = arith.divui %1632, %c5 : index
                %1937 = arith.remui %1632, %c5 : index
                %1938 = arith.muli %1937, %c2 : index
                %1939 = arith.addi %1936, %1938 : index
                %1940 = arith.muli %1935, %c10 : index
                %1941 = arith.divui %1939, %c4 : index
                %1942 = arith.muli %1941, %c4 : index
                %1943 = arith.remui %1939, %c5 : index
                %1944 = arith.muli %1943, %c5 : index
                %1945 = arith.addi %1942, %1944 : index
                %1946 = arith.divui %1939, %c5 : index
                %1947 = arith.remui %1946, %c5 : index
                %1948 = arith.addi %1945, %1947 : index
                %1949 = arith.addi %1940, %1948 : index
                %1950 = arith.addi %1934, %1949 : index
                %1951 = arith.addi %1886, %1950 : index
                %1952 = vector.shuffle %1864, %1864 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1952, %kv[%1951] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1953 = arith.addi %1860, %c28 : index
                %1954 = arith.divui %1953, %c10 : index
                %1955 = arith.muli %1954, %c6 : index
                %1956 = arith.addi %1955, %c14 : index
                %1957 = arith.remui %1953, %c10 : index
                %1958 = arith.divui %1632, %c5 : index
                %1959 = arith.remui %1632, %c5 : index
                %1960 = arith.muli %1959, %c2 : index
                %1961 = arith.addi %1958, %1960 : index
                %1962 = arith.muli %1957, %c10 : index
                %1963 = arith.divui %1961, %c4 : index
                %1964 = arith.muli %1963, %c4 : index
                %1965 = arith.remui %1961, %c5 : index
                %1966 = arith.muli %1965, %c5 : index
                %1967 = arith.addi %1964, %1966 : index
                %1968 = arith.divui %1961, %c5 : index
                %1969 = arith.remui %1968, %c5 : index
                %1970 = arith.addi %1967, %1969 : index
                %1971 = arith.addi %1962, %1970 : index
                %1972 = arith.addi %1956, %1971 : index
                %1973 = arith.addi %1886, %1972 : index
                %1974 = vector.shuffle %1864, %1864 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1974, %kv[%1973] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %1975 = arith.addi %27, %c10 : index
    %1976 = wave.lane
    %1977 = arith.muli %3, %c5 : index
    %1978 = arith.muli %1977, %c6 : index
    %1979 = arith.addi %1978, %1976 : index
    %1980 = arith.muli %4, %c14 : index
    %1981 = arith.addi %1980, %1979 : index
    %1982 = arith.addi %1981, %c11 : index
    %1983 = arith.addi %1982, %c11 : index
    %1984 = vector.extract %700#2[0] : f32 from vector<8xf32>
    memref.store %1984, %23[%1983] : memref<?xf32>
    %1985 = arith.muli %4, %c14 : index
    %1986 = arith.addi %1985, %1979 : index
    %1987 = arith.addi %1986, %c11 : index
    %1988 = arith.addi %1987, %c16 : index
    %1989 = vector.extract %700#2[1] : f32 from vector<8xf32>
    memref.store %1989, %23[%1988] : memref<?xf32>
    %1990 = arith.muli %4, %c14 : index
    %1991 = arith.addi %1990, %1979 : index
    %1992 = arith.addi %1991, %c11 : index
    %1993 = arith.addi %1992, %c7 : index
    %1994 = vector.extract %700#2[2] : f32 from vector<8xf32>
    memref.store %1994, %23[%1993] : memref<?xf32>
    %1995 = arith.muli %4, %c14 : index
    %1996 = arith.addi %1995, %1979 : index
    %1997 = arith.addi %1996, %c11 : index
    %1998 = arith.addi %1997, %c29 : index
    %1999 = vector.extract %700#2[3] : f32 from vector<8xf32>
    memref.store %1999, %23[%1998] : memref<?xf32>
    %2000 = arith.muli %4, %c14 : index
    %2001 = arith.addi %2000, %1979 : index
    %2002 = arith.addi %2001, %c11 : index
    %2003 = arith.addi %2002, %c9 : index
    %2004 = vector.extract %700#2[4] : f32 from vector<8xf32>
    memref.store %2004, %23[%2003] : memref<?xf32>
    %2005 = arith.muli %4, %c14 : index
    %2006 = arith.addi %2005, %1979 : index
    %2007 = arith.addi %2006, %c11 : index
    %2008 = arith.addi %2007, %c30 : index
    %2009 = vector.extract %700#2[5] : f32 from vector<8xf32>
    memref.store %2009, %23[%2008] : memref<?xf32>
    %2010 = arith.muli %4, %c14 : index
    %2011 = arith.addi %2010, %1979 : index
    %2012 = arith.addi %2011, %c11 : index
    %2013 = arith.addi %2012, %c31 : index
    %2014 = vector.extract %700#2[6] : f32 from vector<8xf32>
    memref.store %2014, %23[%2013] : memref<?xf32>
    %2015 = arith.muli %4, %c14 : index
    %2016 = arith.addi %2015, %1979 : index
    %2017 = arith.addi %2016, %c11 : index
    %2018 = arith.addi %2017, %c32 : index
    %2019 = vector.extract %700#2[7] : f32 from vector<8xf32>
    memref.store %2019, %23[%2018] : memref<?xf32>
    %2020 = arith.muli %4, %c14 : index
    %2021 = arith.addi %2020, %1979 : index
    %2022 = arith.addi %2021, %c6 : index
    %2023 = arith.addi %2022, %c11 : index
    %2024 = vector.extract %700#3[0] : f32 from vector<8xf32>
    memref.store %2024, %23[%2023] : memref<?xf32>
    %2025 = arith.muli %4, %c14 : index
    %2026 = arith.addi %2025, %1979 : index
    %2027 = arith.addi %2026, %c6 : index
    %2028 = arith.addi %2027, %c16 : index
    %2029 = vector.extract %700#3[1] : f32 from vector<8xf32>
    memref.store %2029, %23[%2028] : memref<?xf32>
    %2030 = arith.muli %4, %c14 : index
    %2031 = arith.addi %2030, %1979 : index
    %2032 = arith.addi %2031, %c6 : index
    %2033 = arith.addi %2032, %c7 : index
    %2034 = vector.extract %700#3[2] : f32 from vector<8xf32>
    memref.store %2034, %23[%2033] : memref<?xf32>
    %2035 = arith.muli %4, %c14 : index
    %2036 = arith.addi %2035, %1979 : index
    %2037 = arith.addi %2036, %c6 : index
    %2038 = arith.addi %2037, %c29 : index
    %2039 = vector.extract %700#3[3] : f32 from vector<8xf32>
    memref.store %2039, %23[%2038] : memref<?xf32>
    %2040 = arith.muli %4, %c14 : index
    %2041 = arith.addi %2040, %1979 : index
    %2042 = arith.addi %2041, %c6 : index
    %2043 = arith.addi %2042, %c9 : index
    %2044 = vector.extract %700#3[4] : f32 from vector<8xf32>
    memref.store %2044, %23[%2043] : memref<?xf32>
    %2045 = arith.muli %4, %c14 : index
    %2046 = arith.addi %2045, %1979 : index
    %2047 = arith.addi %2046, %c6 : index
    %2048 = arith.addi %2047, %c30 : index
    %2049 = vector.extract %700#3[5] : f32 from vector<8xf32>
    memref.store %2049, %23[%2048] : memref<?xf32>
    %2050 = arith.muli %4, %c14 : index
    %2051 = arith.addi %2050, %1979 : index
    %2052 = arith.addi %2051, %c6 : index
    %2053 = arith.addi %2052, %c31 : index
    %2054 = vector.extract %700#3[6] : f32 from vector<8xf32>
    memref.store %2054, %23[%2053] : memref<?xf32>
    %2055 = arith.muli %4, %c14 : index
    %2056 = arith.addi %2055, %1979 : index
    %2057 = arith.addi %2056, %c6 : index
    %2058 = arith.addi %2057, %c32 : index
    %2059 = vector.extract %700#3[7] : f32 from vector<8xf32>
    memref.store %2059, %23[%2058] : memref<?xf32>
    wave.barrier
    %2060 = arith.muli %4, %c4 : index
    %2061 = arith.addi %2060, %c11 : index
    %2062 = arith.muli %2061, %c5 : index
    %2063 = arith.divui %1976, %c10 : index
    %2064 = arith.addi %2062, %2063 : index
    %2065 = arith.addi %1975, %2064 : index
    %2066 = arith.cmpi slt, %2065, %26 : index
    scf.if %2066 {
      %2067 = arith.cmpi eq, %hasFactors, %c12 : index
      %2068 = arith.muli %2065, %c5 : index
      %2069 = memref.load %factors[%2068] : memref<?xf32>
      %2070 = arith.mulf %2069, %operandScale : f32
      %2071 = arith.select %2067, %2070, %operandScale : f32
      %2072 = arith.addi %1979, %c11 : index
      %2073 = arith.muli %2061, %c16 : index
      %2074 = arith.addi %2072, %2073 : index
      %2075 = memref.load %23[%2074] : memref<?xf32>
      %2076 = arith.addi %2074, %c14 : index
      %2077 = memref.load %23[%2076] : memref<?xf32>
      %2078 = arith.addf %2075, %2077 : f32
      %2079 = arith.remui %1976, %c10 : index
      %2080 = arith.muli %2079, %c4 : index
      %2081 = arith.addi %20, %2080 : index
      %2082 = vector.load %w[%2081] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2083 = vector.bitcast %2082 : vector<4xi8> to vector<1xf32>
      %2084 = vector.extract %2083[0] : f32 from vector<1xf32>
      %2085 = arith.mulf %2084, %2071 : f32
      %2086 = arith.mulf %2078, %2085 : f32
      %2087 = arith.muli %3, %c5 : index
      %2088 = arith.addi %2087, %c11 : index
      %2089 = arith.muli %2088, %c10 : index
      %2090 = arith.remui %1976, %c10 : index
      %2091 = arith.addi %2089, %2090 : index
      %2092 = arith.muli %2064, %c6 : index
      %2093 = arith.addi %2092, %2091 : index
      memref.store %2086, %24[%2093] : memref<?xf32>
      %2094 = arith.addi %1979, %c6 : index
      %2095 = arith.muli %2061, %c16 : index
      %2096 = arith.addi %2094, %2095 : index
      %2097 = memref.load %23[%2096] : memref<?xf32>
      %2098 = arith.addi %2096, %c14 : index
      %2099 = memref.load %23[%2098] : memref<?xf32>
      %2100 = arith.addf %2097, %2099 : f32
      %2101 = arith.remui %1976, %c10 : index
      %2102 = arith.muli %2101, %c4 : index
      %2103 = arith.addi %22, %2102 : index
      %2104 = vector.load %w[%2103] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2105 = vector.bitcast %2104 : vector<4xi8> to vector<1xf32>
      %2106 = vector.extract %2105[0] : f32 from vector<1xf32>
      %2107 = arith.mulf %2106, %2071 : f32
      %2108 = arith.mulf %2100, %2107 : f32
      %2109 = arith.muli %3, %c5 : index
      %2110 = arith.addi %2109, %c12 : index
      %2111 = arith.muli %2110, %c10 : index
      %2112 = arith.remui %1976, %c10 : index
      %2113 = arith.addi %2111, %2112 : index
      %2114 = arith.muli %2064, %c6 : index
      %2115 = arith.addi %2114, %2113 : index
      memref.store %2108, %24[%2115] : memref<?xf32>
    }
    %2116 = arith.muli %4, %c4 : index
    %2117 = arith.addi %2116, %c12 : index
    %2118 = arith.muli %2117, %c5 : index
    %2119 = arith.divui %1976, %c10 : index
    %2120 = arith.addi %2118, %2119 : index
    %2121 = arith.addi %1975, %2120 : index
    %2122 = arith.cmpi slt, %2121, %26 : index
    scf.if %2122 {
      %2123 = arith.cmpi eq, %hasFactors, %c12 : index
      %2124 = arith.muli %2121, %c5 : index
      %2125 = memref.load %factors[%2124] : memref<?xf32>
      %2126 = arith.mulf %2125, %operandScale : f32
      %2127 = arith.select %2123, %2126, %operandScale : f32
      %2128 = arith.addi %1979, %c11 : index
      %2129 = arith.muli %2117, %c16 : index
      %2130 = arith.addi %2128, %2129 : index
      %2131 = memref.load %23[%2130] : memref<?xf32>
      %2132 = arith.addi %2130, %c14 : index
      %2133 = memref.load %23[%2132] : memref<?xf32>
      %2134 = arith.addf %2131, %2133 : f32
      %2135 = arith.remui %1976, %c10 : index
      %2136 = arith.muli %2135, %c4 : index
      %2137 = arith.addi %20, %2136 : index
      %2138 = vector.load %w[%2137] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2139 = vector.bitcast %2138 : vector<4xi8> to vector<1xf32>
      %2140 = vector.extract %2139[0] : f32 from vector<1xf32>
      %2141 = arith.mulf %2140, %2127 : f32
      %2142 = arith.mulf %2134, %2141 : f32
      %2143 = arith.muli %3, %c5 : index
      %2144 = arith.addi %2143, %c11 : index
      %2145 = arith.muli %2144, %c10 : index
      %2146 = arith.remui %1976, %c10 : index
      %2147 = arith.addi %2145, %2146 : index
      %2148 = arith.muli %2120, %c6 : index
      %2149 = arith.addi %2148, %2147 : index
      memref.store %2142, %24[%2149] : memref<?xf32>
      %2150 = arith.addi %1979, %c6 : index
      %2151 = arith.muli %2117, %c16 : index
      %2152 = arith.addi %2150, %2151 : index
      %2153 = memref.load %23[%2152] : memref<?xf32>
      %2154 = arith.addi %2152, %c14 : index
      %2155 = memref.load %23[%2154] : memref<?xf32>
      %2156 = arith.addf %2153, %2155 : f32
      %2157 = arith.remui %1976, %c10 : index
      %2158 = arith.muli %2157, %c4 : index
      %2159 = arith.addi %22, %2158 : index
      %2160 = vector.load %w[%2159] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2161 = vector.bitcast %2160 : vector<4xi8> to vector<1xf32>
      %2162 = vector.extract %2161[0] : f32 from vector<1xf32>
      %2163 = arith.mulf %2162, %2127 : f32
      %2164 = arith.mulf %2156, %2163 : f32
      %2165 = arith.muli %3, %c5 : index
      %2166 = arith.addi %2165, %c12 : index
      %2167 = arith.muli %2166, %c10 : index
      %2168 = arith.remui %1976, %c10 : index
      %2169 = arith.addi %2167, %2168 : index
      %2170 = arith.muli %2120, %c6 : index
      %2171 = arith.addi %2170, %2169 : index
      memref.store %2164, %24[%2171] : memref<?xf32>
    }
    %2172 = arith.muli %4, %c4 : index
    %2173 = arith.addi %2172, %c5 : index
    %2174 = arith.muli %2173, %c5 : index
    %2175 = arith.divui %1976, %c10 : index
    %2176 = arith.addi %2174, %2175 : index
    %2177 = arith.addi %1975, %2176 : index
    %2178 = arith.cmpi slt, %2177, %26 : index
    scf.if %2178 {
      %2179 = arith.cmpi eq, %hasFactors, %c12 : index
      %2180 = arith.muli %2177, %c5 : index
      %2181 = memref.load %factors[%2180] : memref<?xf32>
      %2182 = arith.mulf %2181, %operandScale : f32
      %2183 = arith.select %2179, %2182, %operandScale : f32
      %2184 = arith.addi %1979, %c11 : index
      %2185 = arith.muli %2173, %c16 : index
      %2186 = arith.addi %2184, %2185 : index
      %2187 = memref.load %23[%2186] : memref<?xf32>
      %2188 = arith.addi %2186, %c14 : index
      %2189 = memref.load %23[%2188] : memref<?xf32>
      %2190 = arith.addf %2187, %2189 : f32
      %2191 = arith.remui %1976, %c10 : index
      %2192 = arith.muli %2191, %c4 : index
      %2193 = arith.addi %20, %2192 : index
      %2194 = vector.load %w[%2193] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2195 = vector.bitcast %2194 : vector<4xi8> to vector<1xf32>
      %2196 = vector.extract %2195[0] : f32 from vector<1xf32>
      %2197 = arith.mulf %2196, %2183 : f32
      %2198 = arith.mulf %2190, %2197 : f32
      %2199 = arith.muli %3, %c5 : index
      %2200 = arith.addi %2199, %c11 : index
      %2201 = arith.muli %2200, %c10 : index
      %2202 = arith.remui %1976, %c10 : index
      %2203 = arith.addi %2201, %2202 : index
      %2204 = arith.muli %2176, %c6 : index
      %2205 = arith.addi %2204, %2203 : index
      memref.store %2198, %24[%2205] : memref<?xf32>
      %2206 = arith.addi %1979, %c6 : index
      %2207 = arith.muli %2173, %c16 : index
      %2208 = arith.addi %2206, %2207 : index
      %2209 = memref.load %23[%2208] : memref<?xf32>
      %2210 = arith.addi %2208, %c14 : index
      %2211 = memref.load %23[%2210] : memref<?xf32>
      %2212 = arith.addf %2209, %2211 : f32
      %2213 = arith.remui %1976, %c10 : index
      %2214 = arith.muli %2213, %c4 : index
      %2215 = arith.addi %22, %2214 : index
      %2216 = vector.load %w[%2215] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2217 = vector.bitcast %2216 : vector<4xi8> to vector<1xf32>
      %2218 = vector.extract %2217[0] : f32 from vector<1xf32>
      %2219 = arith.mulf %2218, %2183 : f32
      %2220 = arith.mulf %2212, %2219 : f32
      %2221 = arith.muli %3, %c5 : index
      %2222 = arith.addi %2221, %c12 : index
      %2223 = arith.muli %2222, %c10 : index
      %2224 = arith.remui %1976, %c10 : index
      %2225 = arith.addi %2223, %2224 : index
      %2226 = arith.muli %2176, %c6 : index
      %2227 = arith.addi %2226, %2225 : index
      memref.store %2220, %24[%2227] : memref<?xf32>
    }
    %2228 = arith.muli %4, %c4 : index
    %2229 = arith.addi %2228, %c28 : index
    %2230 = arith.muli %2229, %c5 : index
    %2231 = arith.divui %1976, %c10 : index
    %2232 = arith.addi %2230, %2231 : index
    %2233 = arith.addi %1975, %2232 : index
    %2234 = arith.cmpi slt, %2233, %26 : index
    scf.if %2234 {
      %2235 = arith.cmpi eq, %hasFactors, %c12 : index
      %2236 = arith.muli %2233, %c5 : index
      %2237 = memref.load %factors[%2236] : memref<?xf32>
      %2238 = arith.mulf %2237, %operandScale : f32
      %2239 = arith.select %2235, %2238, %operandScale : f32
      %2240 = arith.addi %1979, %c11 : index
      %2241 = arith.muli %2229, %c16 : index
      %2242 = arith.addi %2240, %2241 : index
      %2243 = memref.load %23[%2242] : memref<?xf32>
      %2244 = arith.addi %2242, %c14 : index
      %2245 = memref.load %23[%2244] : memref<?xf32>
      %2246 = arith.addf %2243, %2245 : f32
      %2247 = arith.remui %1976, %c10 : index
      %2248 = arith.muli %2247, %c4 : index
      %2249 = arith.addi %20, %2248 : index
      %2250 = vector.load %w[%2249] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2251 = vector.bitcast %2250 : vector<4xi8> to vector<1xf32>
      %2252 = vector.extract %2251[0] : f32 from vector<1xf32>
      %2253 = arith.mulf %2252, %2239 : f32
      %2254 = arith.mulf %2246, %2253 : f32
      %2255 = arith.muli %3, %c5 : index
      %2256 = arith.addi %2255, %c11 : index
      %2257 = arith.muli %2256, %c10 : index
      %2258 = arith.remui %1976, %c10 : index
      %2259 = arith.addi %2257, %2258 : index
      %2260 = arith.muli %2232, %c6 : index
      %2261 = arith.addi %2260, %2259 : index
      memref.store %2254, %24[%2261] : memref<?xf32>
      %2262 = arith.addi %1979, %c6 : index
      %2263 = arith.muli %2229, %c16 : index
      %2264 = arith.addi %2262, %2263 : index
      %2265 = memref.load %23[%2264] : memref<?xf32>
      %2266 = arith.addi %2264, %c14 : index
      %2267 = memref.load %23[%2266] : memref<?xf32>
      %2268 = arith.addf %2265, %2267 : f32
      %2269 = arith.remui %1976, %c10 : index
      %2270 = arith.muli %2269, %c4 : index
      %2271 = arith.addi %22, %2270 : index
      %2272 = vector.load %w[%2271] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2273 = vector.bitcast %2272 : vector<4xi8> to vector<1xf32>
      %2274 = vector.extract %2273[0] : f32 from vector<1xf32>
      %2275 = arith.mulf %2274, %2239 : f32
      %2276 = arith.mulf %2268, %2275 : f32
      %2277 = arith.muli %3, %c5 : index
      %2278 = arith.addi %2277, %c12 : index
      %2279 = arith.muli %2278, %c10 : index
      %2280 = arith.remui %1976, %c10 : index
      %2281 = arith.addi %2279, %2280 : index
      %2282 = arith.muli %2232, %c6 : index
      %2283 = arith.addi %2282, %2281 : index
      memref.store %2276, %24[%2283] : memref<?xf32>
    }
    wave.barrier
    %2284 = arith.addi %27, %c10 : index
    %2285 = wave.wave
    %2286 = arith.addi %2285, %c11 : index
    %2287 = arith.addi %2284, %2286 : index
    %2288 = arith.cmpi slt, %2287, %26 : index
    scf.if %2288 {
      %2289 = arith.addi %2284, %2286 : index
      %2290 = arith.muli %2286, %c6 : index
      %2291 = wave.lane
      %2292 = arith.addi %2291, %c11 : index
      %2293 = arith.cmpi eq, %hasBias, %c12 : index
      %2294 = arith.addi %2290, %2292 : index
      %2295 = memref.load %24[%2294] : memref<?xf32>
      %2296 = arith.muli %0, %c6 : index
      %2297 = arith.addi %2296, %2292 : index
      %2298 = memref.load %bias[%2297] : memref<?xf32>
      %2299 = arith.addf %2295, %2298 : f32
      %2300 = arith.select %2293, %2299, %2295 : f32
      %2301 = arith.addi %2292, %c9 : index
      %2302 = arith.cmpi eq, %hasBias, %c12 : index
      %2303 = arith.addi %2290, %2301 : index
      %2304 = memref.load %24[%2303] : memref<?xf32>
      %2305 = arith.muli %0, %c6 : index
      %2306 = arith.addi %2305, %2301 : index
      %2307 = memref.load %bias[%2306] : memref<?xf32>
      %2308 = arith.addf %2304, %2307 : f32
      %2309 = arith.select %2302, %2308, %2304 : f32
      %2310 = arith.addi %2291, %c16 : index
      %2311 = arith.cmpi eq, %hasBias, %c12 : index
      %2312 = arith.addi %2290, %2310 : index
      %2313 = memref.load %24[%2312] : memref<?xf32>
      %2314 = arith.muli %0, %c6 : index
      %2315 = arith.addi %2314, %2310 : index
      %2316 = memref.load %bias[%2315] : memref<?xf32>
      %2317 = arith.addf %2313, %2316 : f32
      %2318 = arith.select %2311, %2317, %2313 : f32
      %2319 = arith.addi %2310, %c9 : index
      %2320 = arith.cmpi eq, %hasBias, %c12 : index
      %2321 = arith.addi %2290, %2319 : index
      %2322 = memref.load %24[%2321] : memref<?xf32>
      %2323 = arith.muli %0, %c6 : index
      %2324 = arith.addi %2323, %2319 : index
      %2325 = memref.load %bias[%2324] : memref<?xf32>
      %2326 = arith.addf %2322, %2325 : f32
      %2327 = arith.select %2320, %2326, %2322 : f32
      %2328 = arith.addi %2291, %c7 : index
      %2329 = arith.cmpi eq, %hasBias, %c12 : index
      %2330 = arith.addi %2290, %2328 : index
      %2331 = memref.load %24[%2330] : memref<?xf32>
      %2332 = arith.muli %0, %c6 : index
      %2333 = arith.addi %2332, %2328 : index
      %2334 = memref.load %bias[%2333] : memref<?xf32>
      %2335 = arith.addf %2331, %2334 : f32
      %2336 = arith.select %2329, %2335, %2331 : f32
      %2337 = arith.addi %2328, %c9 : index
      %2338 = arith.cmpi eq, %hasBias, %c12 : index
      %2339 = arith.addi %2290, %2337 : index
      %2340 = memref.load %24[%2339] : memref<?xf32>
      %2341 = arith.muli %0, %c6 : index
      %2342 = arith.addi %2341, %2337 : index
      %2343 = memref.load %bias[%2342] : memref<?xf32>
      %2344 = arith.addf %2340, %2343 : f32
      %2345 = arith.select %2338, %2344, %2340 : f32
      %2346 = arith.addi %2291, %c29 : index
      %2347 = arith.cmpi eq, %hasBias, %c12 : index
      %2348 = arith.addi %2290, %2346 : index
      %2349 = memref.load %24[%2348] : memref<?xf32>
      %2350 = arith.muli %0, %c6 : index
      %2351 = arith.addi %2350, %2346 : index
      %2352 = memref.load %bias[%2351] : memref<?xf32>
      %2353 = arith.addf %2349, %2352 : f32
      %2354 = arith.select %2347, %2353, %2349 : f32
      %2355 = arith.addi %2346, %c9 : index
      %2356 = arith.cmpi eq, %hasBias, %c12 : index
      %2357 = arith.addi %2290, %2355 : index
      %2358 = memref.load %24[%2357] : memref<?xf32>
      %2359 = arith.muli %0, %c6 : index
      %2360 = arith.addi %2359, %2355 : index
      %2361 = memref.load %bias[%2360] : memref<?xf32>
      %2362 = arith.addf %2358, %2361 : f32
      %2363 = arith.select %2356, %2362, %2358 : f32
      %2364 = arith.addi %heads, %kvHeads : index
      %2365 = arith.cmpi slt, %0, %2364 : index
      scf.if %2365 {
        %2366 = arith.addi %positionsAt, %2289 : index
        %2367 = memref.load %step[%2366] : memref<?xi32>
        %2368 = arith.index_cast %2367 : i32 to index
        %2369 = arith.cmpi eq, %hasNorm, %c12 : index
        %2370 = math.fma %2300, %2300, %c38 : f32
        %2371 = math.fma %2309, %2309, %2370 : f32
        %2372 = math.fma %2318, %2318, %2371 : f32
        %2373 = math.fma %2327, %2327, %2372 : f32
        %2374 = math.fma %2336, %2336, %2373 : f32
        %2375 = math.fma %2345, %2345, %2374 : f32
        %2376 = math.fma %2354, %2354, %2375 : f32
        %2377 = math.fma %2363, %2363, %2376 : f32
        %2378 = vector.broadcast %2377 : f32 to vector<1xf32>
        %2379 = wave.reduce "add" %2378 : vector<1xf32>
        %2380 = arith.mulf %2379, %inverseHeadDim : f32
        %2381 = arith.addf %2380, %epsilon : f32
        %2382 = math.sqrt %2381 : f32
        %2383 = arith.divf %c40, %2382 : f32
        %2384 = arith.cmpi slt, %0, %heads : index
        %2385 = arith.addi %2292, %c9 : index
        %2386 = memref.load %query_norm[%2292] : memref<?xf32>
        %2387 = memref.load %key_norm[%2292] : memref<?xf32>
        %2388 = arith.select %2384, %2386, %2387 : f32
        %2389 = arith.mulf %2300, %2383 : f32
        %2390 = arith.mulf %2389, %2388 : f32
        %2391 = arith.select %2369, %2390, %2300 : f32
        %2392 = memref.load %query_norm[%2385] : memref<?xf32>
        %2393 = memref.load %key_norm[%2385] : memref<?xf32>
        %2394 = arith.select %2384, %2392, %2393 : f32
        %2395 = arith.mulf %2309, %2383 : f32
        %2396 = arith.mulf %2395, %2394 : f32
        %2397 = arith.select %2369, %2396, %2309 : f32
        %2398 = arith.addi %2310, %c9 : index
        %2399 = memref.load %query_norm[%2310] : memref<?xf32>
        %2400 = memref.load %key_norm[%2310] : memref<?xf32>
        %2401 = arith.select %2384, %2399, %2400 : f32
        %2402 = arith.mulf %2318, %2383 : f32
        %2403 = arith.mulf %2402, %2401 : f32
        %2404 = arith.select %2369, %2403, %2318 : f32
        %2405 = memref.load %query_norm[%2398] : memref<?xf32>
        %2406 = memref.load %key_norm[%2398] : memref<?xf32>
        %2407 = arith.select %2384, %2405, %2406 : f32
        %2408 = arith.mulf %2327, %2383 : f32
        %2409 = arith.mulf %2408, %2407 : f32
        %2410 = arith.select %2369, %2409, %2327 : f32
        %2411 = arith.addi %2328, %c9 : index
        %2412 = memref.load %query_norm[%2328] : memref<?xf32>
        %2413 = memref.load %key_norm[%2328] : memref<?xf32>
        %2414 = arith.select %2384, %2412, %2413 : f32
        %2415 = arith.mulf %2336, %2383 : f32
        %2416 = arith.mulf %2415, %2414 : f32
        %2417 = arith.select %2369, %2416, %2336 : f32
        %2418 = memref.load %query_norm[%2411] : memref<?xf32>
        %2419 = memref.load %key_norm[%2411] : memref<?xf32>
        %2420 = arith.select %2384, %2418, %2419 : f32
        %2421 = arith.mulf %2345, %2383 : f32
        %2422 = arith.mulf %2421, %2420 : f32
        %2423 = arith.select %2369, %2422, %2345 : f32
        %2424 = arith.addi %2346, %c9 : index
        %2425 = memref.load %query_norm[%2346] : memref<?xf32>
        %2426 = memref.load %key_norm[%2346] : memref<?xf32>
        %2427 = arith.select %2384, %2425, %2426 : f32
        %2428 = arith.mulf %2354, %2383 : f32
        %2429 = arith.mulf %2428, %2427 : f32
        %2430 = arith.select %2369, %2429, %2354 : f32
        %2431 = memref.load %query_norm[%2424] : memref<?xf32>
        %2432 = memref.load %key_norm[%2424] : memref<?xf32>
        %2433 = arith.select %2384, %2431, %2432 : f32
        %2434 = arith.mulf %2363, %2383 : f32
        %2435 = arith.mulf %2434, %2433 : f32
        %2436 = arith.select %2369, %2435, %2363 : f32
        %2437 = arith.remui %2368, %c6 : index
        %2438 = arith.muli %2437, %c6 : index
        %2439 = arith.addi %2438, %2292 : index
        %2440 = arith.divui %2368, %c6 : index
        %2441 = arith.addi %2440, %c6 : index
        %2442 = arith.muli %2441, %c6 : index
        %2443 = arith.addi %2442, %2292 : index
        %2444 = memref.load %rope[%2439] : memref<?xf32>
        %2445 = arith.addi %2439, %c9 : index
        %2446 = memref.load %rope[%2445] : memref<?xf32>
        %2447 = memref.load %rope[%2443] : memref<?xf32>
        %2448 = arith.addi %2443, %c9 : index
        %2449 = memref.load %rope[%2448] : memref<?xf32>
        %2450 = arith.mulf %2447, %2444 : f32
        %2451 = arith.mulf %2449, %2446 : f32
        %2452 = arith.subf %2450, %2451 : f32
        %2453 = arith.mulf %2449, %2444 : f32
        %2454 = arith.mulf %2447, %2446 : f32
        %2455 = arith.addf %2453, %2454 : f32
        %2456 = arith.mulf %2391, %2452 : f32
        %2457 = arith.mulf %2397, %2455 : f32
        %2458 = arith.subf %2456, %2457 : f32
        %2459 = arith.mulf %2397, %2452 : f32
        %2460 = arith.mulf %2391, %2455 : f32
        %2461 = arith.addf %2459, %2460 : f32
        %2462 = arith.cmpi slt, %0, %heads : index
        scf.if %2462 {
          %2463 = arith.muli %2289, %heads : index
          %2464 = arith.addi %2463, %0 : index
          %2465 = arith.muli %2464, %c6 : index
          %2466 = arith.addi %2465, %2292 : index
          memref.store %2458, %q[%2466] : memref<?xf32>
          %2467 = arith.addi %2466, %c9 : index
          memref.store %2461, %q[%2467] : memref<?xf32>
        } else {
          %2468 = arith.addi %2290, %2292 : index
          memref.store %2458, %24[%2468] : memref<?xf32>
          %2469 = arith.addi %2290, %2292 : index
          %2470 = arith.addi %2469, %c9 : index
          memref.store %2461, %24[%2470] : memref<?xf32>
        }
        %2471 = arith.remui %2368, %c6 : index
        %2472 = arith.muli %2471, %c6 : index
        %2473 = arith.addi %2472, %2310 : index
        %2474 = arith.divui %2368, %c6 : index
        %2475 = arith.addi %2474, %c6 : index
        %2476 = arith.muli %2475, %c6 : index
        %2477 = arith.addi %2476, %2310 : index
        %2478 = memref.load %rope[%2473] : memref<?xf32>
        %2479 = arith.addi %2473, %c9 : index
        %2480 = memref.load %rope[%2479] : memref<?xf32>
        %2481 = memref.load %rope[%2477] : memref<?xf32>
        %2482 = arith.addi %2477, %c9 : index
        %2483 = memref.load %rope[%2482] : memref<?xf32>
        %2484 = arith.mulf %2481, %2478 : f32
        %2485 = arith.mulf %2483, %2480 : f32
        %2486 = arith.subf %2484, %2485 : f32
        %2487 = arith.mulf %2483, %2478 : f32
        %2488 = arith.mulf %2481, %2480 : f32
        %2489 = arith.addf %2487, %2488 : f32
        %2490 = arith.mulf %2404, %2486 : f32
        %2491 = arith.mulf %2410, %2489 : f32
        %2492 = arith.subf %2490, %2491 : f32
        %2493 = arith.mulf %2410, %2486 : f32
        %2494 = arith.mulf %2404, %2489 : f32
        %2495 = arith.addf %2493, %2494 : f32
        %2496 = arith.cmpi slt, %0, %heads : index
        scf.if %2496 {
          %2497 = arith.muli %2289, %heads : index
          %2498 = arith.addi %2497, %0 : index
          %2499 = arith.muli %2498, %c6 : index
          %2500 = arith.addi %2499, %2310 : index
          memref.store %2492, %q[%2500] : memref<?xf32>
          %2501 = arith.addi %2500, %c9 : index
          memref.store %2495, %q[%2501] : memref<?xf32>
        } else {
          %2502 = arith.addi %2290, %2310 : index
          memref.store %2492, %24[%2502] : memref<?xf32>
          %2503 = arith.addi %2290, %2310 : index
          %2504 = arith.addi %2503, %c9 : index
          memref.store %2495, %24[%2504] : memref<?xf32>
        }
        %2505 = arith.remui %2368, %c6 : index
        %2506 = arith.muli %2505, %c6 : index
        %2507 = arith.addi %2506, %2328 : index
        %2508 = arith.divui %2368, %c6 : index
        %2509 = arith.addi %2508, %c6 : index
        %2510 = arith.muli %2509, %c6 : index
        %2511 = arith.addi %2510, %2328 : index
        %2512 = memref.load %rope[%2507] : memref<?xf32>
        %2513 = arith.addi %2507, %c9 : index
        %2514 = memref.load %rope[%2513] : memref<?xf32>
        %2515 = memref.load %rope[%2511] : memref<?xf32>
        %2516 = arith.addi %2511, %c9 : index
        %2517 = memref.load %rope[%2516] : memref<?xf32>
        %2518 = arith.mulf %2515, %2512 : f32
        %2519 = arith.mulf %2517, %2514 : f32
        %2520 = arith.subf %2518, %2519 : f32
        %2521 = arith.mulf %2517, %2512 : f32
        %2522 = arith.mulf %2515, %2514 : f32
        %2523 = arith.addf %2521, %2522 : f32
        %2524 = arith.mulf %2417, %2520 : f32
        %2525 = arith.mulf %2423, %2523 : f32
        %2526 = arith.subf %2524, %2525 : f32
        %2527 = arith.mulf %2423, %2520 : f32
        %2528 = arith.mulf %2417, %2523 : f32
        %2529 = arith.addf %2527, %2528 : f32
        %2530 = arith.cmpi slt, %0, %heads : index
        scf.if %2530 {
          %2531 = arith.muli %2289, %heads : index
          %2532 = arith.addi %2531, %0 : index
          %2533 = arith.muli %2532, %c6 : index
          %2534 = arith.addi %2533, %2328 : index
          memref.store %2526, %q[%2534] : memref<?xf32>
          %2535 = arith.addi %2534, %c9 : index
          memref.store %2529, %q[%2535] : memref<?xf32>
        } else {
          %2536 = arith.addi %2290, %2328 : index
          memref.store %2526, %24[%2536] : memref<?xf32>
          %2537 = arith.addi %2290, %2328 : index
          %2538 = arith.addi %2537, %c9 : index
          memref.store %2529, %24[%2538] : memref<?xf32>
        }
        %2539 = arith.remui %2368, %c6 : index
        %2540 = arith.muli %2539, %c6 : index
        %2541 = arith.addi %2540, %2346 : index
        %2542 = arith.divui %2368, %c6 : index
        %2543 = arith.addi %2542, %c6 : index
        %2544 = arith.muli %2543, %c6 : index
        %2545 = arith.addi %2544, %2346 : index
        %2546 = memref.load %rope[%2541] : memref<?xf32>
        %2547 = arith.addi %2541, %c9 : index
        %2548 = memref.load %rope[%2547] : memref<?xf32>
        %2549 = memref.load %rope[%2545] : memref<?xf32>
        %2550 = arith.addi %2545, %c9 : index
        %2551 = memref.load %rope[%2550] : memref<?xf32>
        %2552 = arith.mulf %2549, %2546 : f32
        %2553 = arith.mulf %2551, %2548 : f32
        %2554 = arith.subf %2552, %2553 : f32
        %2555 = arith.mulf %2551, %2546 : f32
        %2556 = arith.mulf %2549, %2548 : f32
        %2557 = arith.addf %2555, %2556 : f32
        %2558 = arith.mulf %2430, %2554 : f32
        %2559 = arith.mulf %2436, %2557 : f32
        %2560 = arith.subf %2558, %2559 : f32
        %2561 = arith.mulf %2436, %2554 : f32
        %2562 = arith.mulf %2430, %2557 : f32
        %2563 = arith.addf %2561, %2562 : f32
        %2564 = arith.cmpi slt, %0, %heads : index
        scf.if %2564 {
          %2565 = arith.muli %2289, %heads : index
          %2566 = arith.addi %2565, %0 : index
          %2567 = arith.muli %2566, %c6 : index
          %2568 = arith.addi %2567, %2346 : index
          memref.store %2560, %q[%2568] : memref<?xf32>
          %2569 = arith.addi %2568, %c9 : index
          memref.store %2563, %q[%2569] : memref<?xf32>
        } else {
          %2570 = arith.addi %2290, %2346 : index
          memref.store %2560, %24[%2570] : memref<?xf32>
          %2571 = arith.addi %2290, %2346 : index
          %2572 = arith.addi %2571, %c9 : index
          memref.store %2563, %24[%2572] : memref<?xf32>
        }
      } else {
        %2573 = arith.cmpi slt, %0, %heads : index
        scf.if %2573 {
          %2574 = arith.muli %2289, %heads : index
          %2575 = arith.addi %2574, %0 : index
          %2576 = arith.muli %2575, %c6 : index
          %2577 = arith.addi %2576, %2292 : index
          memref.store %2300, %q[%2577] : memref<?xf32>
          %2578 = arith.addi %2577, %c9 : index
          memref.store %2309, %q[%2578] : memref<?xf32>
        } else {
          %2579 = arith.addi %2290, %2292 : index
          memref.store %2300, %24[%2579] : memref<?xf32>
          %2580 = arith.addi %2290, %2292 : index
          %2581 = arith.addi %2580, %c9 : index
          memref.store %2309, %24[%2581] : memref<?xf32>
        }
        %2582 = arith.cmpi slt, %0, %heads : index
        scf.if %2582 {
          %2583 = arith.muli %2289, %heads : index
          %2584 = arith.addi %2583, %0 : index
          %2585 = arith.muli %2584, %c6 : index
          %2586 = arith.addi %2585, %2310 : index
          memref.store %2318, %q[%2586] : memref<?xf32>
          %2587 = arith.addi %2586, %c9 : index
          memref.store %2327, %q[%2587] : memref<?xf32>
        } else {
          %2588 = arith.addi %2290, %2310 : index
          memref.store %2318, %24[%2588] : memref<?xf32>
          %2589 = arith.addi %2290, %2310 : index
          %2590 = arith.addi %2589, %c9 : index
          memref.store %2327, %24[%2590] : memref<?xf32>
        }
        %2591 = arith.cmpi slt, %0, %heads : index
        scf.if %2591 {
          %2592 = arith.muli %2289, %heads : index
          %2593 = arith.addi %2592, %0 : index
          %2594 = arith.muli %2593, %c6 : index
          %2595 = arith.addi %2594, %2328 : index
          memref.store %2336, %q[%2595] : memref<?xf32>
          %2596 = arith.addi %2595, %c9 : index
          memref.store %2345, %q[%2596] : memref<?xf32>
        } else {
          %2597 = arith.addi %2290, %2328 : index
          memref.store %2336, %24[%2597] : memref<?xf32>
          %2598 = arith.addi %2290, %2328 : index
          %2599 = arith.addi %2598, %c9 : index
          memref.store %2345, %24[%2599] : memref<?xf32>
        }
        %2600 = arith.cmpi slt, %0, %heads : index
        scf.if %2600 {
          %2601 = arith.muli %2289, %heads : index
          %2602 = arith.addi %2601, %0 : index
          %2603 = arith.muli %2602, %c6 : index
          %2604 = arith.addi %2603, %2346 : index
          memref.store %2354, %q[%2604] : memref<?xf32>
          %2605 = arith.addi %2604, %c9 : index
          memref.store %2363, %q[%2605] : memref<?xf32>
        } else {
          %2606 = arith.addi %2290, %2346 : index
          memref.store %2354, %24[%2606] : memref<?xf32>
          %2607 = arith.addi %2290, %2346 : index
          %2608 = arith.addi %2607, %c9 : index
          memref.store %2363, %24[%2608] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %2609 = arith.cmpi sge, %0, %heads : index
    scf.if %2609 {
      %2610 = arith.addi %2285, %c11 : index
      %2611 = arith.addi %2284, %2610 : index
      %2612 = arith.cmpi slt, %2611, %26 : index
      scf.if %2612 {
        %2613 = arith.addi %2284, %2610 : index
        %2614 = arith.addi %slotsAt, %2613 : index
        %2615 = memref.load %step[%2614] : memref<?xi32>
        %2616 = arith.index_cast %2615 : i32 to index
        %2617 = arith.cmpi sge, %2616, %c11 : index
        scf.if %2617 {
          %2618 = arith.muli %2610, %c6 : index
          %2619 = arith.subi %0, %heads : index
          %2620 = memref.load %scales[%2619] : memref<?xf32>
          %2621 = vector.broadcast %2620 : f32 to vector<4xf32>
          %2622 = arith.divui %2616, %c10 : index
          %2623 = arith.remui %2616, %c10 : index
          %2624 = arith.muli %2622, %pageBytes : index
          %2625 = arith.cmpi eq, %codec, %c11 : index
          scf.if %2625 {
            %2626 = wave.lane
            %2627 = arith.muli %2626, %c4 : index
            scf.for %2628 = %2627 to %c6 step %c9 {
              %2629 = arith.addi %2618, %2628 : index
              %2630 = vector.load %24[%2629] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2631 = arith.mulf %2630, %2621 : vector<4xf32>
              %2632 = arith.minimumf %2631, %c45 : vector<4xf32>
              %2633 = arith.maximumf %2632, %c46 : vector<4xf32>
              %2634 = arith.truncf %2633 : vector<4xf32> to vector<4xf16>
              %2635 = vector.bitcast %2634 : vector<4xf16> to vector<8xi8>
              %2636 = arith.cmpi slt, %2619, %kvHeads : index
              scf.if %2636 {
                %2637 = arith.muli %2619, %c47 : index
                %2638 = arith.addi %2624, %2637 : index
                %2639 = arith.divui %2628, %c10 : index
                %2640 = arith.muli %2639, %c48 : index
                %2641 = arith.remui %2628, %c10 : index
                %2642 = arith.divui %2641, %c2 : index
                %2643 = arith.muli %2642, %c6 : index
                %2644 = arith.muli %2623, %c10 : index
                %2645 = arith.addi %2643, %2644 : index
                %2646 = arith.remui %2641, %c2 : index
                %2647 = arith.muli %2646, %c5 : index
                %2648 = arith.addi %2645, %2647 : index
                %2649 = arith.addi %2640, %2648 : index
                %2650 = arith.addi %2638, %2649 : index
                vector.store %2635, %kv[%2650] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2651 = arith.subi %2619, %kvHeads : index
                %2652 = arith.muli %2651, %c47 : index
                %2653 = arith.addi %2624, %2652 : index
                %2654 = arith.addi %2628, %c11 : index
                %2655 = arith.divui %2654, %c10 : index
                %2656 = arith.muli %2655, %c48 : index
                %2657 = arith.addi %2656, %c13 : index
                %2658 = arith.remui %2654, %c10 : index
                %2659 = arith.divui %2623, %c5 : index
                %2660 = arith.remui %2623, %c5 : index
                %2661 = arith.muli %2660, %c2 : index
                %2662 = arith.addi %2659, %2661 : index
                %2663 = arith.divui %2662, %c2 : index
                %2664 = arith.muli %2663, %c6 : index
                %2665 = arith.muli %2658, %c10 : index
                %2666 = arith.addi %2664, %2665 : index
                %2667 = arith.remui %2662, %c2 : index
                %2668 = arith.muli %2667, %c5 : index
                %2669 = arith.addi %2666, %2668 : index
                %2670 = arith.addi %2657, %2669 : index
                %2671 = arith.addi %2653, %2670 : index
                %2672 = vector.shuffle %2635, %2635 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2672, %kv[%2671] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2673 = arith.addi %2628, %c12 : index
                %2674 = arith.divui %2673, %c10 : index
                %2675 = arith.muli %2674, %c48 : index
                %2676 = arith.addi %2675, %c13 : index
                %2677 = arith.remui %2673, %c10 : index
                %2678 = arith.divui %2623, %c5 : index
                %2679 = arith.remui %2623, %c5 : index
                %2680 = arith.muli %2679, %c2 : index
                %2681 = arith.addi %2678, %2680 : index
                %2682 = arith.divui %2681, %c2 : index
                %2683 = arith.muli %2682, %c6 : index
                %2684 = arith.muli %2677, %c10 : index
                %2685 = arith.addi %2683, %2684 : index
                %2686 = arith.remui %2681, %c2 : index
                %2687 = arith.muli %2686, %c5 : index
                %2688 = arith.addi %2685, %2687 : index
                %2689 = arith.addi %2676, %2688 : index
                %2690 = arith.addi %2653, %2689 : index
                %2691 = vector.shuffle %2635, %2635 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2691, %kv[%2690] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2692 = arith.addi %2628, %c5 : index
                %2693 = arith.divui %2692, %c10 : index
                %2694 = arith.muli %2693, %c48 : index
                %2695 = arith.addi %2694, %c13 : index
                %2696 = arith.remui %2692, %c10 : index
                %2697 = arith.divui %2623, %c5 : index
                %2698 = arith.remui %2623, %c5 : index
                %2699 = arith.muli %2698, %c2 : index
                %2700 = arith.addi %2697, %2699 : index
                %2701 = arith.divui %2700, %c2 : index
                %2702 = arith.muli %2701, %c6 : index
                %2703 = arith.muli %2696, %c10 : index
                %2704 = arith.addi %2702, %2703 : index
                %2705 = arith.remui %2700, %c2 : index
                %2706 = arith.muli %2705, %c5 : index
                %2707 = arith.addi %2704, %2706 : index
                %2708 = arith.addi %2695, %2707 : index
                %2709 = arith.addi %2653, %2708 : index
                %2710 = vector.shuffle %2635, %2635 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2710, %kv[%2709] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2711 = arith.addi %2628, %c28 : index
                %2712 = arith.divui %2711, %c10 : index
                %2713 = arith.muli %2712, %c48 : index
                %2714 = arith.addi %2713, %c13 : index
                %2715 = arith.remui %2711, %c10 : index
                %2716 = arith.divui %2623, %c5 : index
                %2717 = arith.remui %2623, %c5 : index
                %2718 = arith.muli %2717, %c2 : index
                %2719 = arith.addi %2716, %2718 : index
                %2720 = arith.divui %2719, %c2 : index
                %2721 = arith.muli %2720, %c6 : index
                %2722 = arith.muli %2715, %c10 : index
                %2723 = arith.addi %2721, %2722 : index
                %2724 = arith.remui %2719, %c2 : index
                %2725 = arith.muli %2724, %c5 : index
                %2726 = arith.addi %2723, %2725 : index
                %2727 = arith.addi %2714, %2726 : index
                %2728 = arith.addi %2653, %2727 : index
                %2729 = vector.shuffle %2635, %2635 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2729, %kv[%2728] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2730 = arith.cmpi eq, %codec, %c12 : index
          scf.if %2730 {
            %2731 = wave.lane
            %2732 = arith.muli %2731, %c4 : index
            scf.for %2733 = %2732 to %c6 step %c9 {
              %2734 = arith.addi %2618, %2733 : index
              %2735 = vector.load %24[%2734] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2736 = arith.mulf %2735, %2621 : vector<4xf32>
              %2737 = wave.fp8_encode "e4m3" %2736 : vector<4xf32> -> vector<4xi8>
              %2738 = arith.cmpi slt, %2619, %kvHeads : index
              scf.if %2738 {
                %2739 = arith.muli %2619, %c13 : index
                %2740 = arith.addi %2624, %2739 : index
                %2741 = vector.shuffle %2737, %2737 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2742 = arith.divui %2733, %c10 : index
                %2743 = arith.muli %2742, %c6 : index
                %2744 = arith.remui %2733, %c10 : index
                %2745 = arith.muli %2623, %c10 : index
                %2746 = arith.divui %2744, %c4 : index
                %2747 = arith.muli %2746, %c4 : index
                %2748 = arith.remui %2744, %c5 : index
                %2749 = arith.muli %2748, %c5 : index
                %2750 = arith.addi %2747, %2749 : index
                %2751 = arith.divui %2744, %c5 : index
                %2752 = arith.remui %2751, %c5 : index
                %2753 = arith.addi %2750, %2752 : index
                %2754 = arith.addi %2745, %2753 : index
                %2755 = arith.addi %2743, %2754 : index
                %2756 = arith.addi %2740, %2755 : index
                vector.store %2741, %kv[%2756] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2757 = arith.subi %2619, %kvHeads : index
                %2758 = arith.muli %2757, %c13 : index
                %2759 = arith.addi %2624, %2758 : index
                %2760 = arith.addi %2733, %c11 : index
                %2761 = arith.divui %2760, %c10 : index
                %2762 = arith.muli %2761, %c6 : index
                %2763 = arith.addi %2762, %c14 : index
                %2764 = arith.remui %2760, %c10 : index
                %2765 = arith.divui %2623, %c5 : index
                %2766 = arith.remui %2623, %c5 : index
                %2767 = arith.muli %2766, %c2 : index
                %2768 = arith.addi %2765, %2767 : index
                %2769 = arith.muli %2764, %c10 : index
                %2770 = arith.divui %2768, %c4 : index
                %2771 = arith.muli %2770, %c4 : index
                %2772 = arith.remui %2768, %c5 : index
                %2773 = arith.muli %2772, %c5 : index
                %2774 = arith.addi %2771, %2773 : index
                %2775 = arith.divui %2768, %c5 : index
                %2776 = arith.remui %2775, %c5 : index
                %2777 = arith.addi %2774, %2776 : index
                %2778 = arith.addi %2769, %2777 : index
                %2779 = arith.addi %2763, %2778 : index
                %2780 = arith.addi %2759, %2779 : index
                %2781 = vector.shuffle %2737, %2737 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2781, %kv[%2780] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2782 = arith.addi %2733, %c12 : index
                %2783 = arith.divui %2782, %c10 : index
                %2784 = arith.muli %2783, %c6 : index
                %2785 = arith.addi %2784, %c14 : index
                %2786 = arith.remui %2782, %c10 : index
                %2787 = arith.divui %2623, %c5 : index
                %2788 = arith.remui %2623, %c5 : index
                %2789 = arith.muli %2788, %c2 : index
                %2790 = arith.addi %2787, %2789 : index
                %2791 = arith.muli %2786, %c10 : index
                %2792 = arith.divui %2790, %c4 : index
                %2793 = arith.muli %2792, %c4 : index
                %2794 = arith.remui %2790, %c5 : index
                %2795 = arith.muli %2794, %c5 : index
                %2796 = arith.addi %2793, %2795 : index
                %2797 = arith.divui %2790, %c5 : index
                %2798 = arith.remui %2797, %c5 : index
                %2799 = arith.addi %2796, %2798 : index
                %2800 = arith.addi %2791, %2799 : index
                %2801 = arith.addi %2785, %2800 : index
                %2802 = arith.addi %2759, %2801 : index
                %2803 = vector.shuffle %2737, %2737 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2803, %kv[%2802] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2804 = arith.addi %2733, %c5 : index
                %2805 = arith.divui %2804, %c10 : index
                %2806 = arith.muli %2805, %c6 : index
                %2807 = arith.addi %2806, %c14 : index
                %2808 = arith.remui %2804, %c10 : index
                %2809 = arith.divui %2623, %c5 : index
                %2810 = arith.remui %2623, %c5 : index
                %2811 = arith.muli %2810, %c2 : index
                %2812 = arith.addi %2809, %2811 : index
                %2813 = arith.muli %2808, %c10 : index
                %2814 = arith.divui %2812, %c4 : index
                %2815 = arith.muli %2814, %c4 : index
                %2816 = arith.remui %2812, %c5 : index
                %2817 = arith.muli %2816, %c5 : index
                %2818 = arith.addi %2815, %2817 : index
                %2819 = arith.divui %2812, %c5 : index
                %2820 = arith.remui %2819, %c5 : index
                %2821 = arith.addi %2818, %2820 : index
                %2822 = arith.addi %2813, %2821 : index
                %2823 = arith.addi %2807, %2822 : index
                %2824 = arith.addi %2759, %2823 : index
                %2825 = vector.shuffle %2737, %2737 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2825, %kv[%2824] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2826 = arith.addi %2733, %c28 : index
                %2827 = arith.divui %2826, %c10 : index
                %2828 = arith.muli %2827, %c6 : index
                %2829 = arith.addi %2828, %c14 : index
                %2830 = arith.remui %2826, %c10 : index
                %2831 = arith.divui %2623, %c5 : index
                %2832 = arith.remui %2623, %c5 : index
                %2833 = arith.muli %2832, %c2 : index
                %2834 = arith.addi %2831, %2833 : index
                %2835 = arith.muli %2830, %c10 : index
                %2836 = arith.divui %2834, %c4 : index
                %2837 = arith.muli %2836, %c4 : index
                %2838 = arith.remui %2834, %c5 : index
                %2839 = arith.muli %2838, %c5 : index
                %2840 = arith.addi %2837, %2839 : index
                %2841 = arith.divui %2834, %c5 : index
                %2842 = arith.remui %2841, %c5 : index
                %2843 = arith.addi %2840, %2842 : index
                %2844 = arith.addi %2835, %2843 : index
                %2845 = arith.addi %2829, %2844 : index
                %2846 = arith.addi %2759, %2845 : index
                %2847 = vector.shuffle %2737, %2737 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2847, %kv[%2846] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2848 = arith.cmpi eq, %codec, %c5 : index
          scf.if %2848 {
            %2849 = wave.lane
            %2850 = arith.muli %2849, %c4 : index
            scf.for %2851 = %2850 to %c6 step %c9 {
              %2852 = arith.addi %2618, %2851 : index
              %2853 = vector.load %24[%2852] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2854 = arith.mulf %2853, %2621 : vector<4xf32>
              %2855 = wave.fp8_encode "e5m2" %2854 : vector<4xf32> -> vector<4xi8>
              %2856 = arith.cmpi slt, %2619, %kvHeads : index
              scf.if %2856 {
                %2857 = arith.muli %2619, %c13 : index
                %2858 = arith.addi %2624, %2857 : index
                %2859 = vector.shuffle %2855, %2855 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2860 = arith.divui %2851, %c10 : index
                %2861 = arith.muli %2860, %c6 : index
                %2862 = arith.remui %2851, %c10 : index
                %2863 = arith.muli %2623, %c10 : index
                %2864 = arith.divui %2862, %c4 : index
                %2865 = arith.muli %2864, %c4 : index
                %2866 = arith.remui %2862, %c5 : index
                %2867 = arith.muli %2866, %c5 : index
                %2868 = arith.addi %2865, %2867 : index
                %2869 = arith.divui %2862, %c5 : index
                %2870 = arith.remui %2869, %c5 : index
                %2871 = arith.addi %2868, %2870 : index
                %2872 = arith.addi %2863, %2871 : index
                %2873 = arith.addi %2861, %2872 : index
                %2874 = arith.addi %2858, %2873 : index
                vector.store %2859, %kv[%2874] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2875 = arith.subi %2619, %kvHeads : index
                %2876 = arith.muli %2875, %c13 : index
                %2877 = arith.addi %2624, %2876 : index
                %2878 = arith.addi %2851, %c11 : index
                %2879 = arith.divui %2878, %c10 : index
                %2880 = arith.muli %2879, %c6 : index
                %2881 = arith.addi %2880, %c14 : index
                %2882 = arith.remui %2878, %c10 : index
                %2883 = arith.divui %2623, %c5 : index
                %2884 = arith.remui %2623, %c5 : index
                %2885 = arith.muli %2884, %c2 : index
                %2886 = arith.addi %2883, %2885 : index
                %2887 = arith.muli %2882, %c10 : index
                %2888 = arith.divui %2886, %c4 : index
                %2889 = arith.muli %2888, %c4 : index
                %2890 = arith.remui %2886, %c5 : index
                %2891 = arith.muli %2890, %c5 : index
                %2892 = arith.addi %2889, %2891 : index
                %2893 = arith.divui %2886, %c5 : index
                %2894 = arith.remui %2893, %c5 : index
                %2895 = arith.addi %2892, %2894 : index
                %2896 = arith.addi %2887, %2895 : index
                %2897 = arith.addi %2881, %2896 : index
                %2898 = arith.addi %2877, %2897 : index
                %2899 = vector.shuffle %2855, %2855 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2899, %kv[%2898] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2900 = arith.addi %2851, %c12 : index
                %2901 = arith.divui %2900, %c10 : index
                %2902 = arith.muli %2901, %c6 : index
                %2903 = arith.addi %2902, %c14 : index
                %2904 = arith.remui %2900, %c10 : index
                %2905 = arith.divui %2623, %c5 : index
                %2906 = arith.remui %2623, %c5 : index
                %2907 = arith.muli %2906, %c2 : index
                %2908 = arith.addi %2905, %2907 : index
                %2909 = arith.muli %2904, %c10 : index
                %2910 = arith.divui %2908, %c4 : index
                %2911 = arith.muli %2910, %c4 : index
                %2912 = arith.remui %2908, %c5 : index
                %2913 = arith.muli %2912, %c5 : index
                %2914 = arith.addi %2911, %2913 : index
                %2915 = arith.divui %2908, %c5 : index
                %2916 = arith.remui %2915, %c5 : index
                %2917 = arith.addi %2914, %2916 : index
                %2918 = arith.addi %2909, %2917 : index
                %2919 = arith.addi %2903, %2918 : index
                %2920 = arith.addi %2877, %2919 : index
                %2921 = vector.shuffle %2855, %2855 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2921, %kv[%2920] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2922 = arith.addi %2851, %c5 : index
                %2923 = arith.divui %2922, %c10 : index
                %2924 = arith.muli %2923, %c6 : index
                %2925 = arith.addi %2924, %c14 : index
                %2926 = arith.remui %2922, %c10 : index
                %2927 = arith.divui %2623, %c5 : index
                %2928 = arith.remui %2623, %c5 : index
                %2929 = arith.muli %2928, %c2 : index
                %2930 = arith.addi %2927, %2929 : index
                %2931 = arith.muli %2926, %c10 : index
                %2932 = arith.divui %2930, %c4 : index
                %2933 = arith.muli %2932, %c4 : index
                %2934 = arith.remui %2930, %c5 : index
                %2935 = arith.muli %2934, %c5 : index
                %2936 = arith.addi %2933, %2935 : index
                %2937 = arith.divui %2930, %c5 : index
                %2938 = arith.remui %2937, %c5 : index
                %2939 = arith.addi %2936, %2938 : index
                %2940 = arith.addi %2931, %2939 : index
                %2941 = arith.addi %2925, %2940 : index
                %2942 = arith.addi %2877, %2941 : index
                %2943 = vector.shuffle %2855, %2855 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2943, %kv[%2942] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2944 = arith.addi %2851, %c28 : index
                %2945 = arith.divui %2944, %c10 : index
                %2946 = arith.muli %2945, %c6 : index
                %2947 = arith.addi %2946, %c14 : index
                %2948 = arith.remui %2944, %c10 : index
                %2949 = arith.divui %2623, %c5 : index
                %2950 = arith.remui %2623, %c5 : index
                %2951 = arith.muli %2950, %c2 : index
                %2952 = arith.addi %2949, %2951 : index
                %2953 = arith.muli %2948, %c10 : index
                %2954 = arith.divui %2952, %c4 : index
                %2955 = arith.muli %2954, %c4 : index
                %2956 = arith.remui %2952, %c5 : index
                %2957 = arith.muli %2956, %c5 : index
                %2958 = arith.addi %2955, %2957 : index
                %2959 = arith.divui %2952, %c5 : index
                %2960 = arith.remui %2959, %c5 : index
                %2961 = arith.addi %2958, %2960 : index
                %2962 = arith.addi %2953, %2961 : index
                %2963 = arith.addi %2947, %2962 : index
                %2964 = arith.addi %2877, %2963 : index
                %2965 = vector.shuffle %2855, %2855 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2965, %kv[%2964] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %2966 = arith.addi %27, %c16 : index
    %2967 = wave.lane
    %2968 = arith.muli %3, %c5 : index
    %2969 = arith.muli %2968, %c6 : index
    %2970 = arith.addi %2969, %2967 : index
    %2971 = arith.muli %4, %c14 : index
    %2972 = arith.addi %2971, %2970 : index
    %2973 = arith.addi %2972, %c11 : index
    %2974 = arith.addi %2973, %c11 : index
    %2975 = vector.extract %700#4[0] : f32 from vector<8xf32>
    memref.store %2975, %23[%2974] : memref<?xf32>
    %2976 = arith.muli %4, %c14 : index
    %2977 = arith.addi %2976, %2970 : index
    %2978 = arith.addi %2977, %c11 : index
    %2979 = arith.addi %2978, %c16 : index
    %2980 = vector.extract %700#4[1] : f32 from vector<8xf32>
    memref.store %2980, %23[%2979] : memref<?xf32>
    %2981 = arith.muli %4, %c14 : index
    %2982 = arith.addi %2981, %2970 : index
    %2983 = arith.addi %2982, %c11 : index
    %2984 = arith.addi %2983, %c7 : index
    %2985 = vector.extract %700#4[2] : f32 from vector<8xf32>
    memref.store %2985, %23[%2984] : memref<?xf32>
    %2986 = arith.muli %4, %c14 : index
    %2987 = arith.addi %2986, %2970 : index
    %2988 = arith.addi %2987, %c11 : index
    %2989 = arith.addi %2988, %c29 : index
    %2990 = vector.extract %700#4[3] : f32 from vector<8xf32>
    memref.store %2990, %23[%2989] : memref<?xf32>
    %2991 = arith.muli %4, %c14 : index
    %2992 = arith.addi %2991, %2970 : index
    %2993 = arith.addi %2992, %c11 : index
    %2994 = arith.addi %2993, %c9 : index
    %2995 = vector.extract %700#4[4] : f32 from vector<8xf32>
    memref.store %2995, %23[%2994] : memref<?xf32>
    %2996 = arith.muli %4, %c14 : index
    %2997 = arith.addi %2996, %2970 : index
    %2998 = arith.addi %2997, %c11 : index
    %2999 = arith.addi %2998, %c30 : index
    %3000 = vector.extract %700#4[5] : f32 from vector<8xf32>
    memref.store %3000, %23[%2999] : memref<?xf32>
    %3001 = arith.muli %4, %c14 : index
    %3002 = arith.addi %3001, %2970 : index
    %3003 = arith.addi %3002, %c11 : index
    %3004 = arith.addi %3003, %c31 : index
    %3005 = vector.extract %700#4[6] : f32 from vector<8xf32>
    memref.store %3005, %23[%3004] : memref<?xf32>
    %3006 = arith.muli %4, %c14 : index
    %3007 = arith.addi %3006, %2970 : index
    %3008 = arith.addi %3007, %c11 : index
    %3009 = arith.addi %3008, %c32 : index
    %3010 = vector.extract %700#4[7] : f32 from vector<8xf32>
    memref.store %3010, %23[%3009] : memref<?xf32>
    %3011 = arith.muli %4, %c14 : index
    %3012 = arith.addi %3011, %2970 : index
    %3013 = arith.addi %3012, %c6 : index
    %3014 = arith.addi %3013, %c11 : index
    %3015 = vector.extract %700#5[0] : f32 from vector<8xf32>
    memref.store %3015, %23[%3014] : memref<?xf32>
    %3016 = arith.muli %4, %c14 : index
    %3017 = arith.addi %3016, %2970 : index
    %3018 = arith.addi %3017, %c6 : index
    %3019 = arith.addi %3018, %c16 : index
    %3020 = vector.extract %700#5[1] : f32 from vector<8xf32>
    memref.store %3020, %23[%3019] : memref<?xf32>
    %3021 = arith.muli %4, %c14 : index
    %3022 = arith.addi %3021, %2970 : index
    %3023 = arith.addi %3022, %c6 : index
    %3024 = arith.addi %3023, %c7 : index
    %3025 = vector.extract %700#5[2] : f32 from vector<8xf32>
    memref.store %3025, %23[%3024] : memref<?xf32>
    %3026 = arith.muli %4, %c14 : index
    %3027 = arith.addi %3026, %2970 : index
    %3028 = arith.addi %3027, %c6 : index
    %3029 = arith.addi %3028, %c29 : index
    %3030 = vector.extract %700#5[3] : f32 from vector<8xf32>
    memref.store %3030, %23[%3029] : memref<?xf32>
    %3031 = arith.muli %4, %c14 : index
    %3032 = arith.addi %3031, %2970 : index
    %3033 = arith.addi %3032, %c6 : index
    %3034 = arith.addi %3033, %c9 : index
    %3035 = vector.extract %700#5[4] : f32 from vector<8xf32>
    memref.store %3035, %23[%3034] : memref<?xf32>
    %3036 = arith.muli %4, %c14 : index
    %3037 = arith.addi %3036, %2970 : index
    %3038 = arith.addi %3037, %c6 : index
    %3039 = arith.addi %3038, %c30 : index
    %3040 = vector.extract %700#5[5] : f32 from vector<8xf32>
    memref.store %3040, %23[%3039] : memref<?xf32>
    %3041 = arith.muli %4, %c14 : index
    %3042 = arith.addi %3041, %2970 : index
    %3043 = arith.addi %3042, %c6 : index
    %3044 = arith.addi %3043, %c31 : index
    %3045 = vector.extract %700#5[6] : f32 from vector<8xf32>
    memref.store %3045, %23[%3044] : memref<?xf32>
    %3046 = arith.muli %4, %c14 : index
    %3047 = arith.addi %3046, %2970 : index
    %3048 = arith.addi %3047, %c6 : index
    %3049 = arith.addi %3048, %c32 : index
    %3050 = vector.extract %700#5[7] : f32 from vector<8xf32>
    memref.store %3050, %23[%3049] : memref<?xf32>
    wave.barrier
    %3051 = arith.muli %4, %c4 : index
    %3052 = arith.addi %3051, %c11 : index
    %3053 = arith.muli %3052, %c5 : index
    %3054 = arith.divui %2967, %c10 : index
    %3055 = arith.addi %3053, %3054 : index
    %3056 = arith.addi %2966, %3055 : index
    %3057 = arith.cmpi slt, %3056, %26 : index
    scf.if %3057 {
      %3058 = arith.cmpi eq, %hasFactors, %c12 : index
      %3059 = arith.muli %3056, %c5 : index
      %3060 = memref.load %factors[%3059] : memref<?xf32>
      %3061 = arith.mulf %3060, %operandScale : f32
      %3062 = arith.select %3058, %3061, %operandScale : f32
      %3063 = arith.addi %2970, %c11 : index
      %3064 = arith.muli %3052, %c16 : index
      %3065 = arith.addi %3063, %3064 : index
      %3066 = memref.load %23[%3065] : memref<?xf32>
      %3067 = arith.addi %3065, %c14 : index
      %3068 = memref.load %23[%3067] : memref<?xf32>
      %3069 = arith.addf %3066, %3068 : f32
      %3070 = arith.remui %2967, %c10 : index
      %3071 = arith.muli %3070, %c4 : index
      %3072 = arith.addi %20, %3071 : index
      %3073 = vector.load %w[%3072] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3074 = vector.bitcast %3073 : vector<4xi8> to vector<1xf32>
      %3075 = vector.extract %3074[0] : f32 from vector<1xf32>
      %3076 = arith.mulf %3075, %3062 : f32
      %3077 = arith.mulf %3069, %3076 : f32
      %3078 = arith.muli %3, %c5 : index
      %3079 = arith.addi %3078, %c11 : index
      %3080 = arith.muli %3079, %c10 : index
      %3081 = arith.remui %2967, %c10 : index
      %3082 = arith.addi %3080, %3081 : index
      %3083 = arith.muli %3055, %c6 : index
      %3084 = arith.addi %3083, %3082 : index
      memref.store %3077, %24[%3084] : memref<?xf32>
      %3085 = arith.addi %2970, %c6 : index
      %3086 = arith.muli %3052, %c16 : index
      %3087 = arith.addi %3085, %3086 : index
      %3088 = memref.load %23[%3087] : memref<?xf32>
      %3089 = arith.addi %3087, %c14 : index
      %3090 = memref.load %23[%3089] : memref<?xf32>
      %3091 = arith.addf %3088, %3090 : f32
      %3092 = arith.remui %2967, %c10 : index
      %3093 = arith.muli %3092, %c4 : index
      %3094 = arith.addi %22, %3093 : index
      %3095 = vector.load %w[%3094] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3096 = vector.bitcast %3095 : vector<4xi8> to vector<1xf32>
      %3097 = vector.extract %3096[0] : f32 from vector<1xf32>
      %3098 = arith.mulf %3097, %3062 : f32
      %3099 = arith.mulf %3091, %3098 : f32
      %3100 = arith.muli %3, %c5 : index
      %3101 = arith.addi %3100, %c12 : index
      %3102 = arith.muli %3101, %c10 : index
      %3103 = arith.remui %2967, %c10 : index
      %3104 = arith.addi %3102, %3103 : index
      %3105 = arith.muli %3055, %c6 : index
      %3106 = arith.addi %3105, %3104 : index
      memref.store %3099, %24[%3106] : memref<?xf32>
    }
    %3107 = arith.muli %4, %c4 : index
    %3108 = arith.addi %3107, %c12 : index
    %3109 = arith.muli %3108, %c5 : index
    %3110 = arith.divui %2967, %c10 : index
    %3111 = arith.addi %3109, %3110 : index
    %3112 = arith.addi %2966, %3111 : index
    %3113 = arith.cmpi slt, %3112, %26 : index
    scf.if %3113 {
      %3114 = arith.cmpi eq, %hasFactors, %c12 : index
      %3115 = arith.muli %3112, %c5 : index
      %3116 = memref.load %factors[%3115] : memref<?xf32>
      %3117 = arith.mulf %3116, %operandScale : f32
      %3118 = arith.select %3114, %3117, %operandScale : f32
      %3119 = arith.addi %2970, %c11 : index
      %3120 = arith.muli %3108, %c16 : index
      %3121 = arith.addi %3119, %3120 : index
      %3122 = memref.load %23[%3121] : memref<?xf32>
      %3123 = arith.addi %3121, %c14 : index
      %3124 = memref.load %23[%3123] : memref<?xf32>
      %3125 = arith.addf %3122, %3124 : f32
      %3126 = arith.remui %2967, %c10 : index
      %3127 = arith.muli %3126, %c4 : index
      %3128 = arith.addi %20, %3127 : index
      %3129 = vector.load %w[%3128] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3130 = vector.bitcast %3129 : vector<4xi8> to vector<1xf32>
      %3131 = vector.extract %3130[0] : f32 from vector<1xf32>
      %3132 = arith.mulf %3131, %3118 : f32
      %3133 = arith.mulf %3125, %3132 : f32
      %3134 = arith.muli %3, %c5 : index
      %3135 = arith.addi %3134, %c11 : index
      %3136 = arith.muli %3135, %c10 : index
      %3137 = arith.remui %2967, %c10 : index
      %3138 = arith.addi %3136, %3137 : index
      %3139 = arith.muli %3111, %c6 : index
      %3140 = arith.addi %3139, %3138 : index
      memref.store %3133, %24[%3140] : memref<?xf32>
      %3141 = arith.addi %2970, %c6 : index
      %3142 = arith.muli %3108, %c16 : index
      %3143 = arith.addi %3141, %3142 : index
      %3144 = memref.load %23[%3143] : memref<?xf32>
      %3145 = arith.addi %3143, %c14 : index
      %3146 = memref.load %23[%3145] : memref<?xf32>
      %3147 = arith.addf %3144, %3146 : f32
      %3148 = arith.remui %2967, %c10 : index
      %3149 = arith.muli %3148, %c4 : index
      %3150 = arith.addi %22, %3149 : index
      %3151 = vector.load %w[%3150] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3152 = vector.bitcast %3151 : vector<4xi8> to vector<1xf32>
      %3153 = vector.extract %3152[0] : f32 from vector<1xf32>
      %3154 = arith.mulf %3153, %3118 : f32
      %3155 = arith.mulf %3147, %3154 : f32
      %3156 = arith.muli %3, %c5 : index
      %3157 = arith.addi %3156, %c12 : index
      %3158 = arith.muli %3157, %c10 : index
      %3159 = arith.remui %2967, %c10 : index
      %3160 = arith.addi %3158, %3159 : index
      %3161 = arith.muli %3111, %c6 : index
      %3162 = arith.addi %3161, %3160 : index
      memref.store %3155, %24[%3162] : memref<?xf32>
    }
    %3163 = arith.muli %4, %c4 : index
    %3164 = arith.addi %3163, %c5 : index
    %3165 = arith.muli %3164, %c5 : index
    %3166 = arith.divui %2967, %c10 : index
    %3167 = arith.addi %3165, %3166 : index
    %3168 = arith.addi %2966, %3167 : index
    %3169 = arith.cmpi slt, %3168, %26 : index
    scf.if %3169 {
      %3170 = arith.cmpi eq, %hasFactors, %c12 : index
      %3171 = arith.muli %3168, %c5 : index
      %3172 = memref.load %factors[%3171] : memref<?xf32>
      %3173 = arith.mulf %3172, %operandScale : f32
      %3174 = arith.select %3170, %3173, %operandScale : f32
      %3175 = arith.addi %2970, %c11 : index
      %3176 = arith.muli %3164, %c16 : index
      %3177 = arith.addi %3175, %3176 : index
      %3178 = memref.load %23[%3177] : memref<?xf32>
      %3179 = arith.addi %3177, %c14 : index
      %3180 = memref.load %23[%3179] : memref<?xf32>
      %3181 = arith.addf %3178, %3180 : f32
      %3182 = arith.remui %2967, %c10 : index
      %3183 = arith.muli %3182, %c4 : index
      %3184 = arith.addi %20, %3183 : index
      %3185 = vector.load %w[%3184] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3186 = vector.bitcast %3185 : vector<4xi8> to vector<1xf32>
      %3187 = vector.extract %3186[0] : f32 from vector<1xf32>
      %3188 = arith.mulf %3187, %3174 : f32
      %3189 = arith.mulf %3181, %3188 : f32
      %3190 = arith.muli %3, %c5 : index
      %3191 = arith.addi %3190, %c11 : index
      %3192 = arith.muli %3191, %c10 : index
      %3193 = arith.remui %2967, %c10 : index
      %3194 = arith.addi %3192, %3193 : index
      %3195 = arith.muli %3167, %c6 : index
      %3196 = arith.addi %3195, %3194 : index
      memref.store %3189, %24[%3196] : memref<?xf32>
      %3197 = arith.addi %2970, %c6 : index
      %3198 = arith.muli %3164, %c16 : index
      %3199 = arith.addi %3197, %3198 : index
      %3200 = memref.load %23[%3199] : memref<?xf32>
      %3201 = arith.addi %3199, %c14 : index
      %3202 = memref.load %23[%3201] : memref<?xf32>
      %3203 = arith.addf %3200, %3202 : f32
      %3204 = arith.remui %2967, %c10 : index
      %3205 = arith.muli %3204, %c4 : index
      %3206 = arith.addi %22, %3205 : index
      %3207 = vector.load %w[%3206] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3208 = vector.bitcast %3207 : vector<4xi8> to vector<1xf32>
      %3209 = vector.extract %3208[0] : f32 from vector<1xf32>
      %3210 = arith.mulf %3209, %3174 : f32
      %3211 = arith.mulf %3203, %3210 : f32
      %3212 = arith.muli %3, %c5 : index
      %3213 = arith.addi %3212, %c12 : index
      %3214 = arith.muli %3213, %c10 : index
      %3215 = arith.remui %2967, %c10 : index
      %3216 = arith.addi %3214, %3215 : index
      %3217 = arith.muli %3167, %c6 : index
      %3218 = arith.addi %3217, %3216 : index
      memref.store %3211, %24[%3218] : memref<?xf32>
    }
    %3219 = arith.muli %4, %c4 : index
    %3220 = arith.addi %3219, %c28 : index
    %3221 = arith.muli %3220, %c5 : index
    %3222 = arith.divui %2967, %c10 : index
    %3223 = arith.addi %3221, %3222 : index
    %3224 = arith.addi %2966, %3223 : index
    %3225 = arith.cmpi slt, %3224, %26 : index
    scf.if %3225 {
      %3226 = arith.cmpi eq, %hasFactors, %c12 : index
      %3227 = arith.muli %3224, %c5 : index
      %3228 = memref.load %factors[%3227] : memref<?xf32>
      %3229 = arith.mulf %3228, %operandScale : f32
      %3230 = arith.select %3226, %3229, %operandScale : f32
      %3231 = arith.addi %2970, %c11 : index
      %3232 = arith.muli %3220, %c16 : index
      %3233 = arith.addi %3231, %3232 : index
      %3234 = memref.load %23[%3233] : memref<?xf32>
      %3235 = arith.addi %3233, %c14 : index
      %3236 = memref.load %23[%3235] : memref<?xf32>
      %3237 = arith.addf %3234, %3236 : f32
      %3238 = arith.remui %2967, %c10 : index
      %3239 = arith.muli %3238, %c4 : index
      %3240 = arith.addi %20, %3239 : index
      %3241 = vector.load %w[%3240] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3242 = vector.bitcast %3241 : vector<4xi8> to vector<1xf32>
      %3243 = vector.extract %3242[0] : f32 from vector<1xf32>
      %3244 = arith.mulf %3243, %3230 : f32
      %3245 = arith.mulf %3237, %3244 : f32
      %3246 = arith.muli %3, %c5 : index
      %3247 = arith.addi %3246, %c11 : index
      %3248 = arith.muli %3247, %c10 : index
      %3249 = arith.remui %2967, %c10 : index
      %3250 = arith.addi %3248, %3249 : index
      %3251 = arith.muli %3223, %c6 : index
      %3252 = arith.addi %3251, %3250 : index
      memref.store %3245, %24[%3252] : memref<?xf32>
      %3253 = arith.addi %2970, %c6 : index
      %3254 = arith.muli %3220, %c16 : index
      %3255 = arith.addi %3253, %3254 : index
      %3256 = memref.load %23[%3255] : memref<?xf32>
      %3257 = arith.addi %3255, %c14 : index
      %3258 = memref.load %23[%3257] : memref<?xf32>
      %3259 = arith.addf %3256, %3258 : f32
      %3260 = arith.remui %2967, %c10 : index
      %3261 = arith.muli %3260, %c4 : index
      %3262 = arith.addi %22, %3261 : index
      %3263 = vector.load %w[%3262] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3264 = vector.bitcast %3263 : vector<4xi8> to vector<1xf32>
      %3265 = vector.extract %3264[0] : f32 from vector<1xf32>
      %3266 = arith.mulf %3265, %3230 : f32
      %3267 = arith.mulf %3259, %3266 : f32
      %3268 = arith.muli %3, %c5 : index
      %3269 = arith.addi %3268, %c12 : index
      %3270 = arith.muli %3269, %c10 : index
      %3271 = arith.remui %2967, %c10 : index
      %3272 = arith.addi %3270, %3271 : index
      %3273 = arith.muli %3223, %c6 : index
      %3274 = arith.addi %3273, %3272 : index
      memref.store %3267, %24[%3274] : memref<?xf32>
    }
    wave.barrier
    %3275 = arith.addi %27, %c16 : index
    %3276 = wave.wave
    %3277 = arith.addi %3276, %c11 : index
    %3278 = arith.addi %3275, %3277 : index
    %3279 = arith.cmpi slt, %3278, %26 : index
    scf.if %3279 {
      %3280 = arith.addi %3275, %3277 : index
      %3281 = arith.muli %3277, %c6 : index
      %3282 = wave.lane
      %3283 = arith.addi %3282, %c11 : index
      %3284 = arith.cmpi eq, %hasBias, %c12 : index
      %3285 = arith.addi %3281, %3283 : index
      %3286 = memref.load %24[%3285] : memref<?xf32>
      %3287 = arith.muli %0, %c6 : index
      %3288 = arith.addi %3287, %3283 : index
      %3289 = memref.load %bias[%3288] : memref<?xf32>
      %3290 = arith.addf %3286, %3289 : f32
      %3291 = arith.select %3284, %3290, %3286 : f32
      %3292 = arith.addi %3283, %c9 : index
      %3293 = arith.cmpi eq, %hasBias, %c12 : index
      %3294 = arith.addi %3281, %3292 : index
      %3295 = memref.load %24[%3294] : memref<?xf32>
      %3296 = arith.muli %0, %c6 : index
      %3297 = arith.addi %3296, %3292 : index
      %3298 = memref.load %bias[%3297] : memref<?xf32>
      %3299 = arith.addf %3295, %3298 : f32
      %3300 = arith.select %3293, %3299, %3295 : f32
      %3301 = arith.addi %3282, %c16 : index
      %3302 = arith.cmpi eq, %hasBias, %c12 : index
      %3303 = arith.addi %3281, %3301 : index
      %3304 = memref.load %24[%3303] : memref<?xf32>
      %3305 = arith.muli %0, %c6 : index
      %3306 = arith.addi %3305, %3301 : index
      %3307 = memref.load %bias[%3306] : memref<?xf32>
      %3308 = arith.addf %3304, %3307 : f32
      %3309 = arith.select %3302, %3308, %3304 : f32
      %3310 = arith.addi %3301, %c9 : index
      %3311 = arith.cmpi eq, %hasBias, %c12 : index
      %3312 = arith.addi %3281, %3310 : index
      %3313 = memref.load %24[%3312] : memref<?xf32>
      %3314 = arith.muli %0, %c6 : index
      %3315 = arith.addi %3314, %3310 : index
      %3316 = memref.load %bias[%3315] : memref<?xf32>
      %3317 = arith.addf %3313, %3316 : f32
      %3318 = arith.select %3311, %3317, %3313 : f32
      %3319 = arith.addi %3282, %c7 : index
      %3320 = arith.cmpi eq, %hasBias, %c12 : index
      %3321 = arith.addi %3281, %3319 : index
      %3322 = memref.load %24[%3321] : memref<?xf32>
      %3323 = arith.muli %0, %c6 : index
      %3324 = arith.addi %3323, %3319 : index
      %3325 = memref.load %bias[%3324] : memref<?xf32>
      %3326 = arith.addf %3322, %3325 : f32
      %3327 = arith.select %3320, %3326, %3322 : f32
      %3328 = arith.addi %3319, %c9 : index
      %3329 = arith.cmpi eq, %hasBias, %c12 : index
      %3330 = arith.addi %3281, %3328 : index
      %3331 = memref.load %24[%3330] : memref<?xf32>
      %3332 = arith.muli %0, %c6 : index
      %3333 = arith.addi %3332, %3328 : index
      %3334 = memref.load %bias[%3333] : memref<?xf32>
      %3335 = arith.addf %3331, %3334 : f32
      %3336 = arith.select %3329, %3335, %3331 : f32
      %3337 = arith.addi %3282, %c29 : index
      %3338 = arith.cmpi eq, %hasBias, %c12 : index
      %3339 = arith.addi %3281, %3337 : index
      %3340 = memref.load %24[%3339] : memref<?xf32>
      %3341 = arith.muli %0, %c6 : index
      %3342 = arith.addi %3341, %3337 : index
      %3343 = memref.load %bias[%3342] : memref<?xf32>
      %3344 = arith.addf %3340, %3343 : f32
      %3345 = arith.select %3338, %3344, %3340 : f32
      %3346 = arith.addi %3337, %c9 : index
      %3347 = arith.cmpi eq, %hasBias, %c12 : index
      %3348 = arith.addi %3281, %3346 : index
      %3349 = memref.load %24[%3348] : memref<?xf32>
      %3350 = arith.muli %0, %c6 : index
      %3351 = arith.addi %3350, %3346 : index
      %3352 = memref.load %bias[%3351] : memref<?xf32>
      %3353 = arith.addf %3349, %3352 : f32
      %3354 = arith.select %3347, %3353, %3349 : f32
      %3355 = arith.addi %heads, %kvHeads : index
      %3356 = arith.cmpi slt, %0, %3355 : index
      scf.if %3356 {
        %3357 = arith.addi %positionsAt, %3280 : index
        %3358 = memref.load %step[%3357] : memref<?xi32>
        %3359 = arith.index_cast %3358 : i32 to index
        %3360 = arith.cmpi eq, %hasNorm, %c12 : index
        %3361 = math.fma %3291, %3291, %c38 : f32
        %3362 = math.fma %3300, %3300, %3361 : f32
        %3363 = math.fma %3309, %3309, %3362 : f32
        %3364 = math.fma %3318, %3318, %3363 : f32
        %3365 = math.fma %3327, %3327, %3364 : f32
        %3366 = math.fma %3336, %3336, %3365 : f32
        %3367 = math.fma %3345, %3345, %3366 : f32
        %3368 = math.fma %3354, %3354, %3367 : f32
        %3369 = vector.broadcast %3368 : f32 to vector<1xf32>
        %3370 = wave.reduce "add" %3369 : vector<1xf32>
        %3371 = arith.mulf %3370, %inverseHeadDim : f32
        %3372 = arith.addf %3371, %epsilon : f32
        %3373 = math.sqrt %3372 : f32
        %3374 = arith.divf %c40, %3373 : f32
        %3375 = arith.cmpi slt, %0, %heads : index
        %3376 = arith.addi %3283, %c9 : index
        %3377 = memref.load %query_norm[%3283] : memref<?xf32>
        %3378 = memref.load %key_norm[%3283] : memref<?xf32>
        %3379 = arith.select %3375, %3377, %3378 : f32
        %3380 = arith.mulf %3291, %3374 : f32
        %3381 = arith.mulf %3380, %3379 : f32
        %3382 = arith.select %3360, %3381, %3291 : f32
        %3383 = memref.load %query_norm[%3376] : memref<?xf32>
        %3384 = memref.load %key_norm[%3376] : memref<?xf32>
        %3385 = arith.select %3375, %3383, %3384 : f32
        %3386 = arith.mulf %3300, %3374 : f32
        %3387 = arith.mulf %3386, %3385 : f32
        %3388 = arith.select %3360, %3387, %3300 : f32
        %3389 = arith.addi %3301, %c9 : index
        %3390 = memref.load %query_norm[%3301] : memref<?xf32>
        %3391 = memref.load %key_norm[%3301] : memref<?xf32>
        %3392 = arith.select %3375, %3390, %3391 : f32
        %3393 = arith.mulf %3309, %3374 : f32
        %3394 = arith.mulf %3393, %3392 : f32
        %3395 = arith.select %3360, %3394, %3309 : f32
        %3396 = memref.load %query_norm[%3389] : memref<?xf32>
        %3397 = memref.load %key_norm[%3389] : memref<?xf32>
        %3398 = arith.select %3375, %3396, %3397 : f32
        %3399 = arith.mulf %3318, %3374 : f32
        %3400 = arith.mulf %3399, %3398 : f32
        %3401 = arith.select %3360, %3400, %3318 : f32
        %3402 = arith.addi %3319, %c9 : index
        %3403 = memref.load %query_norm[%3319] : memref<?xf32>
        %3404 = memref.load %key_norm[%3319] : memref<?xf32>
        %3405 = arith.select %3375, %3403, %3404 : f32
        %3406 = arith.mulf %3327, %3374 : f32
        %3407 = arith.mulf %3406, %3405 : f32
        %3408 = arith.select %3360, %3407, %3327 : f32
        %3409 = memref.load %query_norm[%3402] : memref<?xf32>
        %3410 = memref.load %key_norm[%3402] : memref<?xf32>
        %3411 = arith.select %3375, %3409, %3410 : f32
        %3412 = arith.mulf %3336, %3374 : f32
        %3413 = arith.mulf %3412, %3411 : f32
        %3414 = arith.select %3360, %3413, %3336 : f32
        %3415 = arith.addi %3337, %c9 : index
        %3416 = memref.load %query_norm[%3337] : memref<?xf32>
        %3417 = memref.load %key_norm[%3337] : memref<?xf32>
        %3418 = arith.select %3375, %3416, %3417 : f32
        %3419 = arith.mulf %3345, %3374 : f32
        %3420 = arith.mulf %3419, %3418 : f32
        %3421 = arith.select %3360, %3420, %3345 : f32
        %3422 = memref.load %query_norm[%3415] : memref<?xf32>
        %3423 = memref.load %key_norm[%3415] : memref<?xf32>
        %3424 = arith.select %3375, %3422, %3423 : f32
        %3425 = arith.mulf %3354, %3374 : f32
        %3426 = arith.mulf %3425, %3424 : f32
        %3427 = arith.select %3360, %3426, %3354 : f32
        %3428 = arith.remui %3359, %c6 : index
        %3429 = arith.muli %3428, %c6 : index
        %3430 = arith.addi %3429, %3283 : index
        %3431 = arith.divui %3359, %c6 : index
        %3432 = arith.addi %3431, %c6 : index
        %3433 = arith.muli %3432, %c6 : index
        %3434 = arith.addi %3433, %3283 : index
        %3435 = memref.load %rope[%3430] : memref<?xf32>
        %3436 = arith.addi %3430, %c9 : index
        %3437 = memref.load %rope[%3436] : memref<?xf32>
        %3438 = memref.load %rope[%3434] : memref<?xf32>
        %3439 = arith.addi %3434, %c9 : index
        %3440 = memref.load %rope[%3439] : memref<?xf32>
        %3441 = arith.mulf %3438, %3435 : f32
        %3442 = arith.mulf %3440, %3437 : f32
        %3443 = arith.subf %3441, %3442 : f32
        %3444 = arith.mulf %3440, %3435 : f32
        %3445 = arith.mulf %3438, %3437 : f32
        %3446 = arith.addf %3444, %3445 : f32
        %3447 = arith.mulf %3382, %3443 : f32
        %3448 = arith.mulf %3388, %3446 : f32
        %3449 = arith.subf %3447, %3448 : f32
        %3450 = arith.mulf %3388, %3443 : f32
        %3451 = arith.mulf %3382, %3446 : f32
        %3452 = arith.addf %3450, %3451 : f32
        %3453 = arith.cmpi slt, %0, %heads : index
        scf.if %3453 {
          %3454 = arith.muli %3280, %heads : index
          %3455 = arith.addi %3454, %0 : index
          %3456 = arith.muli %3455, %c6 : index
          %3457 = arith.addi %3456, %3283 : index
          memref.store %3449, %q[%3457] : memref<?xf32>
          %3458 = arith.addi %3457, %c9 : index
          memref.store %3452, %q[%3458] : memref<?xf32>
        } else {
          %3459 = arith.addi %3281, %3283 : index
          memref.store %3449, %24[%3459] : memref<?xf32>
          %3460 = arith.addi %3281, %3283 : index
          %3461 = arith.addi %3460, %c9 : index
          memref.store %3452, %24[%3461] : memref<?xf32>
        }
        %3462 = arith.remui %3359, %c6 : index
        %3463 = arith.muli %3462, %c6 : index
        %3464 = arith.addi %3463, %3301 : index
        %3465 = arith.divui %3359, %c6 : index
        %3466 = arith.addi %3465, %c6 : index
        %3467 = arith.muli %3466, %c6 : index
        %3468 = arith.addi %3467, %3301 : index
        %3469 = memref.load %rope[%3464] : memref<?xf32>
        %3470 = arith.addi %3464, %c9 : index
        %3471 = memref.load %rope[%3470] : memref<?xf32>
        %3472 = memref.load %rope[%3468] : memref<?xf32>
        %3473 = arith.addi %3468, %c9 : index
        %3474 = memref.load %rope[%3473] : memref<?xf32>
        %3475 = arith.mulf %3472, %3469 : f32
        %3476 = arith.mulf %3474, %3471 : f32
        %3477 = arith.subf %3475, %3476 : f32
        %3478 = arith.mulf %3474, %3469 : f32
        %3479 = arith.mulf %3472, %3471 : f32
        %3480 = arith.addf %3478, %3479 : f32
        %3481 = arith.mulf %3395, %3477 : f32
        %3482 = arith.mulf %3401, %3480 : f32
        %3483 = arith.subf %3481, %3482 : f32
        %3484 = arith.mulf %3401, %3477 : f32
        %3485 = arith.mulf %3395, %3480 : f32
        %3486 = arith.addf %3484, %3485 : f32
        %3487 = arith.cmpi slt, %0, %heads : index
        scf.if %3487 {
          %3488 = arith.muli %3280, %heads : index
          %3489 = arith.addi %3488, %0 : index
          %3490 = arith.muli %3489, %c6 : index
          %3491 = arith.addi %3490, %3301 : index
          memref.store %3483, %q[%3491] : memref<?xf32>
          %3492 = arith.addi %3491, %c9 : index
          memref.store %3486, %q[%3492] : memref<?xf32>
        } else {
          %3493 = arith.addi %3281, %3301 : index
          memref.store %3483, %24[%3493] : memref<?xf32>
          %3494 = arith.addi %3281, %3301 : index
          %3495 = arith.addi %3494, %c9 : index
          memref.store %3486, %24[%3495] : memref<?xf32>
        }
        %3496 = arith.remui %3359, %c6 : index
        %3497 = arith.muli %3496, %c6 : index
        %3498 = arith.addi %3497, %3319 : index
        %3499 = arith.divui %3359, %c6 : index
        %3500 = arith.addi %3499, %c6 : index
        %3501 = arith.muli %3500, %c6 : index
        %3502 = arith.addi %3501, %3319 : index
        %3503 = memref.load %rope[%3498] : memref<?xf32>
        %3504 = arith.addi %3498, %c9 : index
        %3505 = memref.load %rope[%3504] : memref<?xf32>
        %3506 = memref.load %rope[%3502] : memref<?xf32>
        %3507 = arith.addi %3502, %c9 : index
        %3508 = memref.load %rope[%3507] : memref<?xf32>
        %3509 = arith.mulf %3506, %3503 : f32
        %3510 = arith.mulf %3508, %3505 : f32
        %3511 = arith.subf %3509, %3510 : f32
        %3512 = arith.mulf %3508, %3503 : f32
        %3513 = arith.mulf %3506, %3505 : f32
        %3514 = arith.addf %3512, %3513 : f32
        %3515 = arith.mulf %3408, %3511 : f32
        %3516 = arith.mulf %3414, %3514 : f32
        %3517 = arith.subf %3515, %3516 : f32
        %3518 = arith.mulf %3414, %3511 : f32
        %3519 = arith.mulf %3408, %3514 : f32
        %3520 = arith.addf %3518, %3519 : f32
        %3521 = arith.cmpi slt, %0, %heads : index
        scf.if %3521 {
          %3522 = arith.muli %3280, %heads : index
          %3523 = arith.addi %3522, %0 : index
          %3524 = arith.muli %3523, %c6 : index
          %3525 = arith.addi %3524, %3319 : index
          memref.store %3517, %q[%3525] : memref<?xf32>
          %3526 = arith.addi %3525, %c9 : index
          memref.store %3520, %q[%3526] : memref<?xf32>
        } else {
          %3527 = arith.addi %3281, %3319 : index
          memref.store %3517, %24[%3527] : memref<?xf32>
          %3528 = arith.addi %3281, %3319 : index
          %3529 = arith.addi %3528, %c9 : index
          memref.store %3520, %24[%3529] : memref<?xf32>
        }
        %3530 = arith.remui %3359, %c6 : index
        %3531 = arith.muli %3530, %c6 : index
        %3532 = arith.addi %3531, %3337 : index
        %3533 = arith.divui %3359, %c6 : index
        %3534 = arith.addi %3533, %c6 : index
        %3535 = arith.muli %3534, %c6 : index
        %3536 = arith.addi %3535, %3337 : index
        %3537 = memref.load %rope[%3532] : memref<?xf32>
        %3538 = arith.addi %3532, %c9 : index
        %3539 = memref.load %rope[%3538] : memref<?xf32>
        %3540 = memref.load %rope[%3536] : memref<?xf32>
        %3541 = arith.addi %3536, %c9 : index
        %3542 = memref.load %rope[%3541] : memref<?xf32>
        %3543 = arith.mulf %3540, %3537 : f32
        %3544 = arith.mulf %3542, %3539 : f32
        %3545 = arith.subf %3543, %3544 : f32
        %3546 = arith.mulf %3542, %3537 : f32
        %3547 = arith.mulf %3540, %3539 : f32
        %3548 = arith.addf %3546, %3547 : f32
        %3549 = arith.mulf %3421, %3545 : f32
        %3550 = arith.mulf %3427, %3548 : f32
        %3551 = arith.subf %3549, %3550 : f32
        %3552 = arith.mulf %3427, %3545 : f32
        %3553 = arith.mulf %3421, %3548 : f32
        %3554 = arith.addf %3552, %3553 : f32
        %3555 = arith.cmpi slt, %0, %heads : index
        scf.if %3555 {
          %3556 = arith.muli %3280, %heads : index
          %3557 = arith.addi %3556, %0 : index
          %3558 = arith.muli %3557, %c6 : index
          %3559 = arith.addi %3558, %3337 : index
          memref.store %3551, %q[%3559] : memref<?xf32>
          %3560 = arith.addi %3559, %c9 : index
          memref.store %3554, %q[%3560] : memref<?xf32>
        } else {
          %3561 = arith.addi %3281, %3337 : index
          memref.store %3551, %24[%3561] : memref<?xf32>
          %3562 = arith.addi %3281, %3337 : index
          %3563 = arith.addi %3562, %c9 : index
          memref.store %3554, %24[%3563] : memref<?xf32>
        }
      } else {
        %3564 = arith.cmpi slt, %0, %heads : index
        scf.if %3564 {
          %3565 = arith.muli %3280, %heads : index
          %3566 = arith.addi %3565, %0 : index
          %3567 = arith.muli %3566, %c6 : index
          %3568 = arith.addi %3567, %3283 : index
          memref.store %3291, %q[%3568] : memref<?xf32>
          %3569 = arith.addi %3568, %c9 : index
          memref.store %3300, %q[%3569] : memref<?xf32>
        } else {
          %3570 = arith.addi %3281, %3283 : index
          memref.store %3291, %24[%3570] : memref<?xf32>
          %3571 = arith.addi %3281, %3283 : index
          %3572 = arith.addi %3571, %c9 : index
          memref.store %3300, %24[%3572] : memref<?xf32>
        }
        %3573 = arith.cmpi slt, %0, %heads : index
        scf.if %3573 {
          %3574 = arith.muli %3280, %heads : index
          %3575 = arith.addi %3574, %0 : index
          %3576 = arith.muli %3575, %c6 : index
          %3577 = arith.addi %3576, %3301 : index
          memref.store %3309, %q[%3577] : memref<?xf32>
          %3578 = arith.addi %3577, %c9 : index
          memref.store %3318, %q[%3578] : memref<?xf32>
        } else {
          %3579 = arith.addi %3281, %3301 : index
          memref.store %3309, %24[%3579] : memref<?xf32>
          %3580 = arith.addi %3281, %3301 : index
          %3581 = arith.addi %3580, %c9 : index
          memref.store %3318, %24[%3581] : memref<?xf32>
        }
        %3582 = arith.cmpi slt, %0, %heads : index
        scf.if %3582 {
          %3583 = arith.muli %3280, %heads : index
          %3584 = arith.addi %3583, %0 : index
          %3585 = arith.muli %3584, %c6 : index
          %3586 = arith.addi %3585, %3319 : index
          memref.store %3327, %q[%3586] : memref<?xf32>
          %3587 = arith.addi %3586, %c9 : index
          memref.store %3336, %q[%3587] : memref<?xf32>
        } else {
          %3588 = arith.addi %3281, %3319 : index
          memref.store %3327, %24[%3588] : memref<?xf32>
          %3589 = arith.addi %3281, %3319 : index
          %3590 = arith.addi %3589, %c9 : index
          memref.store %3336, %24[%3590] : memref<?xf32>
        }
        %3591 = arith.cmpi slt, %0, %heads : index
        scf.if %3591 {
          %3592 = arith.muli %3280, %heads : index
          %3593 = arith.addi %3592, %0 : index
          %3594 = arith.muli %3593, %c6 : index
          %3595 = arith.addi %3594, %3337 : index
          memref.store %3345, %q[%3595] : memref<?xf32>
          %3596 = arith.addi %3595, %c9 : index
          memref.store %3354, %q[%3596] : memref<?xf32>
        } else {
          %3597 = arith.addi %3281, %3337 : index
          memref.store %3345, %24[%3597] : memref<?xf32>
          %3598 = arith.addi %3281, %3337 : index
          %3599 = arith.addi %3598, %c9 : index
          memref.store %3354, %24[%3599] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %3600 = arith.cmpi sge, %0, %heads : index
    scf.if %3600 {
      %3601 = arith.addi %3276, %c11 : index
      %3602 = arith.addi %3275, %3601 : index
      %3603 = arith.cmpi slt, %3602, %26 : index
      scf.if %3603 {
        %3604 = arith.addi %3275, %3601 : index
        %3605 = arith.addi %slotsAt, %3604 : index
        %3606 = memref.load %step[%3605] : memref<?xi32>
        %3607 = arith.index_cast %3606 : i32 to index
        %3608 = arith.cmpi sge, %3607, %c11 : index
        scf.if %3608 {
          %3609 = arith.muli %3601, %c6 : index
          %3610 = arith.subi %0, %heads : index
          %3611 = memref.load %scales[%3610] : memref<?xf32>
          %3612 = vector.broadcast %3611 : f32 to vector<4xf32>
          %3613 = arith.divui %3607, %c10 : index
          %3614 = arith.remui %3607, %c10 : index
          %3615 = arith.muli %3613, %pageBytes : index
          %3616 = arith.cmpi eq, %codec, %c11 : index
          scf.if %3616 {
            %3617 = wave.lane
            %3618 = arith.muli %3617, %c4 : index
            scf.for %3619 = %3618 to %c6 step %c9 {
              %3620 = arith.addi %3609, %3619 : index
              %3621 = vector.load %24[%3620] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3622 = arith.mulf %3621, %3612 : vector<4xf32>
              %3623 = arith.minimumf %3622, %c45 : vector<4xf32>
              %3624 = arith.maximumf %3623, %c46 : vector<4xf32>
              %3625 = arith.truncf %3624 : vector<4xf32> to vector<4xf16>
              %3626 = vector.bitcast %3625 : vector<4xf16> to vector<8xi8>
              %3627 = arith.cmpi slt, %3610, %kvHeads : index
              scf.if %3627 {
                %3628 = arith.muli %3610, %c47 : index
                %3629 = arith.addi %3615, %3628 : index
                %3630 = arith.divui %3619, %c10 : index
                %3631 = arith.muli %3630, %c48 : index
                %3632 = arith.remui %3619, %c10 : index
                %3633 = arith.divui %3632, %c2 : index
                %3634 = arith.muli %3633, %c6 : index
                %3635 = arith.muli %3614, %c10 : index
                %3636 = arith.addi %3634, %3635 : index
                %3637 = arith.remui %3632, %c2 : index
                %3638 = arith.muli %3637, %c5 : index
                %3639 = arith.addi %3636, %3638 : index
                %3640 = arith.addi %3631, %3639 : index
                %3641 = arith.addi %3629, %3640 : index
                vector.store %3626, %kv[%3641] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %3642 = arith.subi %3610, %kvHeads : index
                %3643 = arith.muli %3642, %c47 : index
                %3644 = arith.addi %3615, %3643 : index
                %3645 = arith.addi %3619, %c11 : index
                %3646 = arith.divui %3645, %c10 : index
                %3647 = arith.muli %3646, %c48 : index
                %3648 = arith.addi %3647, %c13 : index
                %3649 = arith.remui %3645, %c10 : index
                %3650 = arith.divui %3614, %c5 : index
                %3651 = arith.remui %3614, %c5 : index
                %3652 = arith.muli %3651, %c2 : index
                %3653 = arith.addi %3650, %3652 : index
                %3654 = arith.divui %3653, %c2 : index
                %3655 = arith.muli %3654, %c6 : index
                %3656 = arith.muli %3649, %c10 : index
                %3657 = arith.addi %3655, %3656 : index
                %3658 = arith.remui %3653, %c2 : index
                %3659 = arith.muli %3658, %c5 : index
                %3660 = arith.addi %3657, %3659 : index
                %3661 = arith.addi %3648, %3660 : index
                %3662 = arith.addi %3644, %3661 : index
                %3663 = vector.shuffle %3626, %3626 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %3663, %kv[%3662] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3664 = arith.addi %3619, %c12 : index
                %3665 = arith.divui %3664, %c10 : index
                %3666 = arith.muli %3665, %c48 : index
                %3667 = arith.addi %3666, %c13 : index
                %3668 = arith.remui %3664, %c10 : index
                %3669 = arith.divui %3614, %c5 : index
                %3670 = arith.remui %3614, %c5 : index
                %3671 = arith.muli %3670, %c2 : index
                %3672 = arith.addi %3669, %3671 : index
                %3673 = arith.divui %3672, %c2 : index
                %3674 = arith.muli %3673, %c6 : index
                %3675 = arith.muli %3668, %c10 : index
                %3676 = arith.addi %3674, %3675 : index
                %3677 = arith.remui %3672, %c2 : index
                %3678 = arith.muli %3677, %c5 : index
                %3679 = arith.addi %3676, %3678 : index
                %3680 = arith.addi %3667, %3679 : index
                %3681 = arith.addi %3644, %3680 : index
                %3682 = vector.shuffle %3626, %3626 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %3682, %kv[%3681] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3683 = arith.addi %3619, %c5 : index
                %3684 = arith.divui %3683, %c10 : index
                %3685 = arith.muli %3684, %c48 : index
                %3686 = arith.addi %3685, %c13 : index
                %3687 = arith.remui %3683, %c10 : index
                %3688 = arith.divui %3614, %c5 : index
                %3689 = arith.remui %3614, %c5 : index
                %3690 = arith.muli %3689, %c2 : index
                %3691 = arith.addi %3688, %3690 : index
                %3692 = arith.divui %3691, %c2 : index
                %3693 = arith.muli %3692, %c6 : index
                %3694 = arith.muli %3687, %c10 : index
                %3695 = arith.addi %3693, %3694 : index
                %3696 = arith.remui %3691, %c2 : index
                %3697 = arith.muli %3696, %c5 : index
                %3698 = arith.addi %3695, %3697 : index
                %3699 = arith.addi %3686, %3698 : index
                %3700 = arith.addi %3644, %3699 : index
                %3701 = vector.shuffle %3626, %3626 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %3701, %kv[%3700] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3702 = arith.addi %3619, %c28 : index
                %3703 = arith.divui %3702, %c10 : index
                %3704 = arith.muli %3703, %c48 : index
                %3705 = arith.addi %3704, %c13 : index
                %3706 = arith.remui %3702, %c10 : index
                %3707 = arith.divui %3614, %c5 : index
                %3708 = arith.remui %3614, %c5 : index
                %3709 = arith.muli %3708, %c2 : index
                %3710 = arith.addi %3707, %3709 : index
                %3711 = arith.divui %3710, %c2 : index
                %3712 = arith.muli %3711, %c6 : index
                %3713 = arith.muli %3706, %c10 : index
                %3714 = arith.addi %3712, %3713 : index
                %3715 = arith.remui %3710, %c2 : index
                %3716 = arith.muli %3715, %c5 : index
                %3717 = arith.addi %3714, %3716 : index
                %3718 = arith.addi %3705, %3717 : index
                %3719 = arith.addi %3644, %3718 : index
                %3720 = vector.shuffle %3626, %3626 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %3720, %kv[%3719] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %3721 = arith.cmpi eq, %codec, %c12 : index
          scf.if %3721 {
            %3722 = wave.lane
            %3723 = arith.muli %3722, %c4 : index
            scf.for %3724 = %3723 to %c6 step %c9 {
              %3725 = arith.addi %3609, %3724 : index
              %3726 = vector.load %24[%3725] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3727 = arith.mulf %3726, %3612 : vector<4xf32>
              %3728 = wave.fp8_encode "e4m3" %3727 : vector<4xf32> -> vector<4xi8>
              %3729 = arith.cmpi slt, %3610, %kvHeads : index
              scf.if %3729 {
                %3730 = arith.muli %3610, %c13 : index
                %3731 = arith.addi %3615, %3730 : index
                %3732 = vector.shuffle %3728, %3728 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3733 = arith.divui %3724, %c10 : index
                %3734 = arith.muli %3733, %c6 : index
                %3735 = arith.remui %3724, %c10 : index
                %3736 = arith.muli %3614, %c10 : index
                %3737 = arith.divui %3735, %c4 : index
                %3738 = arith.muli %3737, %c4 : index
                %3739 = arith.remui %3735, %c5 : index
                %3740 = arith.muli %3739, %c5 : index
                %3741 = arith.addi %3738, %3740 : index
                %3742 = arith.divui %3735, %c5 : index
                %3743 = arith.remui %3742, %c5 : index
                %3744 = arith.addi %3741, %3743 : index
                %3745 = arith.addi %3736, %3744 : index
                %3746 = arith.addi %3734, %3745 : index
                %3747 = arith.addi %3731, %3746 : index
                vector.store %3732, %kv[%3747] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3748 = arith.subi %3610, %kvHeads : index
                %3749 = arith.muli %3748, %c13 : index
                %3750 = arith.addi %3615, %3749 : index
                %3751 = arith.addi %3724, %c11 : index
                %3752 = arith.divui %3751, %c10 : index
                %3753 = arith.muli %3752, %c6 : index
                %3754 = arith.addi %3753, %c14 : index
                %3755 = arith.remui %3751, %c10 : index
                %3756 = arith.divui %3614, %c5 : index
                %3757 = arith.remui %3614, %c5 : index
                %3758 = arith.muli %3757, %c2 : index
                %3759 = arith.addi %3756, %3758 : index
                %3760 = arith.muli %3755, %c10 : index
                %3761 = arith.divui %3759, %c4 : index
                %3762 = arith.muli %3761, %c4 : index
                %3763 = arith.remui %3759, %c5 : index
                %3764 = arith.muli %3763, %c5 : index
                %3765 = arith.addi %3762, %3764 : index
                %3766 = arith.divui %3759, %c5 : index
                %3767 = arith.remui %3766, %c5 : index
                %3768 = arith.addi %3765, %3767 : index
                %3769 = arith.addi %3760, %3768 : index
                %3770 = arith.addi %3754, %3769 : index
                %3771 = arith.addi %3750, %3770 : index
                %3772 = vector.shuffle %3728, %3728 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3772, %kv[%3771] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3773 = arith.addi %3724, %c12 : index
                %3774 = arith.divui %3773, %c10 : index
                %3775 = arith.muli %3774, %c6 : index
                %3776 = arith.addi %3775, %c14 : index
                %3777 = arith.remui %3773, %c10 : index
                %3778 = arith.divui %3614, %c5 : index
                %3779 = arith.remui %3614, %c5 : index
                %3780 = arith.muli %3779, %c2 : index
                %3781 = arith.addi %3778, %3780 : index
                %3782 = arith.muli %3777, %c10 : index
                %3783 = arith.divui %3781, %c4 : index
                %3784 = arith.muli %3783, %c4 : index
                %3785 = arith.remui %3781, %c5 : index
                %3786 = arith.muli %3785, %c5 : index
                %3787 = arith.addi %3784, %3786 : index
                %3788 = arith.divui %3781, %c5 : index
                %3789 = arith.remui %3788, %c5 : index
                %3790 = arith.addi %3787, %3789 : index
                %3791 = arith.addi %3782, %3790 : index
                %3792 = arith.addi %3776, %3791 : index
                %3793 = arith.addi %3750, %3792 : index
                %3794 = vector.shuffle %3728, %3728 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3794, %kv[%3793] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3795 = arith.addi %3724, %c5 : index
                %3796 = arith.divui %3795, %c10 : index
                %3797 = arith.muli %3796, %c6 : index
                %3798 = arith.addi %3797, %c14 : index
                %3799 = arith.remui %3795, %c10 : index
                %3800 = arith.divui %3614, %c5 : index
                %3801 = arith.remui %3614, %c5 : index
                %3802 = arith.muli %3801, %c2 : index
                %3803 = arith.addi %3800, %3802 : index
                %3804 = arith.muli %3799, %c10 : index
                %3805 = arith.divui %3803, %c4 : index
                %3806 = arith.muli %3805, %c4 : index
                %3807 = arith.remui %3803, %c5 : index
                %3808 = arith.muli %3807, %c5 : index
                %3809 = arith.addi %3806, %3808 : index
                %3810 = arith.divui %3803, %c5 : index
                %3811 = arith.remui %3810, %c5 : index
                %3812 = arith.addi %3809, %3811 : index
                %3813 = arith.addi %3804, %3812 : index
                %3814 = arith.addi %3798, %3813 : index
                %3815 = arith.addi %3750, %3814 : index
                %3816 = vector.shuffle %3728, %3728 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3816, %kv[%3815] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3817 = arith.addi %3724, %c28 : index
                %3818 = arith.divui %3817, %c10 : index
                %3819 = arith.muli %3818, %c6 : index
                %3820 = arith.addi %3819, %c14 : index
                %3821 = arith.remui %3817, %c10 : index
                %3822 = arith.divui %3614, %c5 : index
                %3823 = arith.remui %3614, %c5 : index
                %3824 = arith.muli %3823, %c2 : index
                %3825 = arith.addi %3822, %3824 : index
                %3826 = arith.muli %3821, %c10 : index
                %3827 = arith.divui %3825, %c4 : index
                %3828 = arith.muli %3827, %c4 : index
                %3829 = arith.remui %3825, %c5 : index
                %3830 = arith.muli %3829, %c5 : index
                %3831 = arith.addi %3828, %3830 : index
                %3832 = arith.divui %3825, %c5 : index
                %3833 = arith.remui %3832, %c5 : index
                %3834 = arith.addi %3831, %3833 : index
                %3835 = arith.addi %3826, %3834 : index
                %3836 = arith.addi %3820, %3835 : index
                %3837 = arith.addi %3750, %3836 : index
                %3838 = vector.shuffle %3728, %3728 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3838, %kv[%3837] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3839 = arith.cmpi eq, %codec, %c5 : index
          scf.if %3839 {
            %3840 = wave.lane
            %3841 = arith.muli %3840, %c4 : index
            scf.for %3842 = %3841 to %c6 step %c9 {
              %3843 = arith.addi %3609, %3842 : index
              %3844 = vector.load %24[%3843] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3845 = arith.mulf %3844, %3612 : vector<4xf32>
              %3846 = wave.fp8_encode "e5m2" %3845 : vector<4xf32> -> vector<4xi8>
              %3847 = arith.cmpi slt, %3610, %kvHeads : index
              scf.if %3847 {
                %3848 = arith.muli %3610, %c13 : index
                %3849 = arith.addi %3615, %3848 : index
                %3850 = vector.shuffle %3846, %3846 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3851 = arith.divui %3842, %c10 : index
                %3852 = arith.muli %3851, %c6 : index
                %3853 = arith.remui %3842, %c10 : index
                %3854 = arith.muli %3614, %c10 : index
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
                %3866 = arith.subi %3610, %kvHeads : index
                %3867 = arith.muli %3866, %c13 : index
                %3868 = arith.addi %3615, %3867 : index
                %3869 = arith.addi %3842, %c11 : index
                %3870 = arith.divui %3869, %c10 : index
                %3871 = arith.muli %3870, %c6 : index
                %3872 = arith.addi %3871, %c14 : index
                %3873 = arith.remui %3869, %c10 : index
                %3874 = arith.divui %3614, %c5 : index
                %3875 = arith.remui %3614, %c5 : index
                %3876 = arith.muli %3875, %c2 : index
                %3877 = arith.addi %3874, %3876 : index
                %3878 = arith.muli %3873, %c10 : index
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
                %3891 = arith.addi %3842, %c12 : index
                %3892 = arith.divui %3891, %c10 : index
                %3893 = arith.muli %3892, %c6 : index
                %3894 = arith.addi %3893, %c14 : index
                %3895 = arith.remui %3891, %c10 : index
                %3896 = arith.divui %3614, %c5 : index
                %3897 = arith.remui %3614, %c5 : index
                %3898 = arith.muli %3897, %c2 : index
                %3899 = arith.addi %3896, %3898 : index
                %3900 = arith.muli %3895, %c10 : index
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
                %3914 = arith.divui %3913, %c10 : index
                %3915 = arith.muli %3914, %c6 : index
                %3916 = arith.addi %3915, %c14 : index
                %3917 = arith.remui %3913, %c10 : index
                %3918 = arith.divui %3614, %c5 : index
                %3919 = arith.remui %3614, %c5 : index
                %3920 = arith.muli %3919, %c2 : index
                %3921 = arith.addi %3918, %3920 : index
                %3922 = arith.muli %3917, %c10 : index
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
                %3935 = arith.addi %3842, %c28 : index
                %3936 = arith.divui %3935, %c10 : index
                %3937 = arith.muli %3936, %c6 : index
                %3938 = arith.addi %3937, %c14 : index
                %3939 = arith.remui %3935, %c10 : index
                %3940 = arith.divui %3614, %c5 : index
                %3941 = arith.remui %3614, %c5 : index
                %3942 = arith.muli %3941, %c2 : index
                %3943 = arith.addi %3940, %3942 : index
                %3944 = arith.muli %3939, %c10 : index
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
        }
      }
    }
    wave.barrier
    %3957 = arith.addi %27, %c17 : index
    %3958 = wave.lane
    %3959 = arith.muli %3, %c5 : index
    %3960 = arith.muli %3959, %c6 : index
    %3961 = arith.addi %3960, %3958 : index
    %3962 = arith.muli %4, %c14 : index
    %3963 = arith.addi %3962, %3961 : index
    %3964 = arith.addi %3963, %c11 : index
    %3965 = arith.addi %3964, %c11 : index
    %3966 = vector.extract %700#6[0] : f32 from vector<8xf32>
    memref.store %3966, %23[%3965] : memref<?xf32>
    %3967 = arith.muli %4, %c14 : index
    %3968 = arith.addi %3967, %3961 : index
    %3969 = arith.addi %3968, %c11 : index
    %3970 = arith.addi %3969, %c16 : index
    %3971 = vector.extract %700#6[1] : f32 from vector<8xf32>
    memref.store %3971, %23[%3970] : memref<?xf32>
    %3972 = arith.muli %4, %c14 : index
    %3973 = arith.addi %3972, %3961 : index
    %3974 = arith.addi %3973, %c11 : index
    %3975 = arith.addi %3974, %c7 : index
    %3976 = vector.extract %700#6[2] : f32 from vector<8xf32>
    memref.store %3976, %23[%3975] : memref<?xf32>
    %3977 = arith.muli %4, %c14 : index
    %3978 = arith.addi %3977, %3961 : index
    %3979 = arith.addi %3978, %c11 : index
    %3980 = arith.addi %3979, %c29 : index
    %3981 = vector.extract %700#6[3] : f32 from vector<8xf32>
    memref.store %3981, %23[%3980] : memref<?xf32>
    %3982 = arith.muli %4, %c14 : index
    %3983 = arith.addi %3982, %3961 : index
    %3984 = arith.addi %3983, %c11 : index
    %3985 = arith.addi %3984, %c9 : index
    %3986 = vector.extract %700#6[4] : f32 from vector<8xf32>
    memref.store %3986, %23[%3985] : memref<?xf32>
    %3987 = arith.muli %4, %c14 : index
    %3988 = arith.addi %3987, %3961 : index
    %3989 = arith.addi %3988, %c11 : index
    %3990 = arith.addi %3989, %c30 : index
    %3991 = vector.extract %700#6[5] : f32 from vector<8xf32>
    memref.store %3991, %23[%3990] : memref<?xf32>
    %3992 = arith.muli %4, %c14 : index
    %3993 = arith.addi %3992, %3961 : index
    %3994 = arith.addi %3993, %c11 : index
    %3995 = arith.addi %3994, %c31 : index
    %3996 = vector.extract %700#6[6] : f32 from vector<8xf32>
    memref.store %3996, %23[%3995] : memref<?xf32>
    %3997 = arith.muli %4, %c14 : index
    %3998 = arith.addi %3997, %3961 : index
    %3999 = arith.addi %3998, %c11 : index
    %4000 = arith.addi %3999, %c32 : index
    %4001 = vector.extract %700#6[7] : f32 from vector<8xf32>
    memref.store %4001, %23[%4000] : memref<?xf32>
    %4002 = arith.muli %4, %c14 : index
    %4003 = arith.addi %4002, %3961 : index
    %4004 = arith.addi %4003, %c6 : index
    %4005 = arith.addi %4004, %c11 : index
    %4006 = vector.extract %700#7[0] : f32 from vector<8xf32>
    memref.store %4006, %23[%4005] : memref<?xf32>
    %4007 = arith.muli %4, %c14 : index
    %4008 = arith.addi %4007, %3961 : index
    %4009 = arith.addi %4008, %c6 : index
    %4010 = arith.addi %4009, %c16 : index
    %4011 = vector.extract %700#7[1] : f32 from vector<8xf32>
    memref.store %4011, %23[%4010] : memref<?xf32>
    %4012 = arith.muli %4, %c14 : index
    %4013 = arith.addi %4012, %3961 : index
    %4014 = arith.addi %4013, %c6 : index
    %4015 = arith.addi %4014, %c7 : index
    %4016 = vector.extract %700#7[2] : f32 from vector<8xf32>
    memref.store %4016, %23[%4015] : memref<?xf32>
    %4017 = arith.muli %4, %c14 : index
    %4018 = arith.addi %4017, %3961 : index
    %4019 = arith.addi %4018, %c6 : index
    %4020 = arith.addi %4019, %c29 : index
    %4021 = vector.extract %700#7[3] : f32 from vector<8xf32>
    memref.store %4021, %23[%4020] : memref<?xf32>
    %4022 = arith.muli %4, %c14 : index
    %4023 = arith.addi %4022, %3961 : index
    %4024 = arith.addi %4023, %c6 : index
    %4025 = arith.addi %4024, %c9 : index
    %4026 = vector.extract %700#7[4] : f32 from vector<8xf32>
    memref.store %4026, %23[%4025] : memref<?xf32>
    %4027 = arith.muli %4, %c14 : index
    %4028 = arith.addi %4027, %3961 : index
    %4029 = arith.addi %4028, %c6 : index
    %4030 = arith.addi %4029, %c30 : index
    %4031 = vector.extract %700#7[5] : f32 from vector<8xf32>
    memref.store %4031, %23[%4030] : memref<?xf32>
    %4032 = arith.muli %4, %c14 : index
    %4033 = arith.addi %4032, %3961 : index
    %4034 = arith.addi %4033, %c6 : index
    %4035 = arith.addi %4034, %c31 : index
    %4036 = vector.extract %700#7[6] : f32 from vector<8xf32>
    memref.store %4036, %23[%4035] : memref<?xf32>
    %4037 = arith.muli %4, %c14 : index
    %4038 = arith.addi %4037, %3961 : index
    %4039 = arith.addi %4038, %c6 : index
    %4040 = arith.addi %4039, %c32 : index
    %4041 = vector.extract %700#7[7] : f32 from vector<8xf32>
    memref.store %4041, %23[%4040] : memref<?xf32>
    wave.barrier
    %4042 = arith.muli %4, %c4 : index
    %4043 = arith.addi %4042, %c11 : index
    %4044 = arith.muli %4043, %c5 : index
    %4045 = arith.divui %3958, %c10 : index
    %4046 = arith.addi %4044, %4045 : index
    %4047 = arith.addi %3957, %4046 : index
    %4048 = arith.cmpi slt, %4047, %26 : index
    scf.if %4048 {
      %4049 = arith.cmpi eq, %hasFactors, %c12 : index
      %4050 = arith.muli %4047, %c5 : index
      %4051 = memref.load %factors[%4050] : memref<?xf32>
      %4052 = arith.mulf %4051, %operandScale : f32
      %4053 = arith.select %4049, %4052, %operandScale : f32
      %4054 = arith.addi %3961, %c11 : index
      %4055 = arith.muli %4043, %c16 : index
      %4056 = arith.addi %4054, %4055 : index
      %4057 = memref.load %23[%4056] : memref<?xf32>
      %4058 = arith.addi %4056, %c14 : index
      %4059 = memref.load %23[%4058] : memref<?xf32>
      %4060 = arith.addf %4057, %4059 : f32
      %4061 = arith.remui %3958, %c10 : index
      %4062 = arith.muli %4061, %c4 : index
      %4063 = arith.addi %20, %4062 : index
      %4064 = vector.load %w[%4063] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4065 = vector.bitcast %4064 : vector<4xi8> to vector<1xf32>
      %4066 = vector.extract %4065[0] : f32 from vector<1xf32>
      %4067 = arith.mulf %4066, %4053 : f32
      %4068 = arith.mulf %4060, %4067 : f32
      %4069 = arith.muli %3, %c5 : index
      %4070 = arith.addi %4069, %c11 : index
      %4071 = arith.muli %4070, %c10 : index
      %4072 = arith.remui %3958, %c10 : index
      %4073 = arith.addi %4071, %4072 : index
      %4074 = arith.muli %4046, %c6 : index
      %4075 = arith.addi %4074, %4073 : index
      memref.store %4068, %24[%4075] : memref<?xf32>
      %4076 = arith.addi %3961, %c6 : index
      %4077 = arith.muli %4043, %c16 : index
      %4078 = arith.addi %4076, %4077 : index
      %4079 = memref.load %23[%4078] : memref<?xf32>
      %4080 = arith.addi %4078, %c14 : index
      %4081 = memref.load %23[%4080] : memref<?xf32>
      %4082 = arith.addf %4079, %4081 : f32
      %4083 = arith.remui %3958, %c10 : index
      %4084 = arith.muli %4083, %c4 : index
      %4085 = arith.addi %22, %4084 : index
      %4086 = vector.load %w[%4085] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4087 = vector.bitcast %4086 : vector<4xi8> to vector<1xf32>
      %4088 = vector.extract %4087[0] : f32 from vector<1xf32>
      %4089 = arith.mulf %4088, %4053 : f32
      %4090 = arith.mulf %4082, %4089 : f32
      %4091 = arith.muli %3, %c5 : index
      %4092 = arith.addi %4091, %c12 : index
      %4093 = arith.muli %4092, %c10 : index
      %4094 = arith.remui %3958, %c10 : index
      %4095 = arith.addi %4093, %4094 : index
      %4096 = arith.muli %4046, %c6 : index
      %4097 = arith.addi %4096, %4095 : index
      memref.store %4090, %24[%4097] : memref<?xf32>
    }
    %4098 = arith.muli %4, %c4 : index
    %4099 = arith.addi %4098, %c12 : index
    %4100 = arith.muli %4099, %c5 : index
    %4101 = arith.divui %3958, %c10 : index
    %4102 = arith.addi %4100, %4101 : index
    %4103 = arith.addi %3957, %4102 : index
    %4104 = arith.cmpi slt, %4103, %26 : index
    scf.if %4104 {
      %4105 = arith.cmpi eq, %hasFactors, %c12 : index
      %4106 = arith.muli %4103, %c5 : index
      %4107 = memref.load %factors[%4106] : memref<?xf32>
      %4108 = arith.mulf %4107, %operandScale : f32
      %4109 = arith.select %4105, %4108, %operandScale : f32
      %4110 = arith.addi %3961, %c11 : index
      %4111 = arith.muli %4099, %c16 : index
      %4112 = arith.addi %4110, %4111 : index
      %4113 = memref.load %23[%4112] : memref<?xf32>
      %4114 = arith.addi %4112, %c14 : index
      %4115 = memref.load %23[%4114] : memref<?xf32>
      %4116 = arith.addf %4113, %4115 : f32
      %4117 = arith.remui %3958, %c10 : index
      %4118 = arith.muli %4117, %c4 : index
      %4119 = arith.addi %20, %4118 : index
      %4120 = vector.load %w[%4119] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4121 = vector.bitcast %4120 : vector<4xi8> to vector<1xf32>
      %4122 = vector.extract %4121[0] : f32 from vector<1xf32>
      %4123 = arith.mulf %4122, %4109 : f32
      %4124 = arith.mulf %4116, %4123 : f32
      %4125 = arith.muli %3, %c5 : index
      %4126 = arith.addi %4125, %c11 : index
      %4127 = arith.muli %4126, %c10 : index
      %4128 = arith.remui %3958, %c10 : index
      %4129 = arith.addi %4127, %4128 : index
      %4130 = arith.muli %4102, %c6 : index
      %4131 = arith.addi %4130, %4129 : index
      memref.store %4124, %24[%4131] : memref<?xf32>
      %4132 = arith.addi %3961, %c6 : index
      %4133 = arith.muli %4099, %c16 : index
      %4134 = arith.addi %4132, %4133 : index
      %4135 = memref.load %23[%4134] : memref<?xf32>
      %4136 = arith.addi %4134, %c14 : index
      %4137 = memref.load %23[%4136] : memref<?xf32>
      %4138 = arith.addf %4135, %4137 : f32
      %4139 = arith.remui %3958, %c10 : index
      %4140 = arith.muli %4139, %c4 : index
      %4141 = arith.addi %22, %4140 : index
      %4142 = vector.load %w[%4141] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4143 = vector.bitcast %4142 : vector<4xi8> to vector<1xf32>
      %4144 = vector.extract %4143[0] : f32 from vector<1xf32>
      %4145 = arith.mulf %4144, %4109 : f32
      %4146 = arith.mulf %4138, %4145 : f32
      %4147 = arith.muli %3, %c5 : index
      %4148 = arith.addi %4147, %c12 : index
      %4149 = arith.muli %4148, %c10 : index
      %4150 = arith.remui %3958, %c10 : index
      %4151 = arith.addi %4149, %4150 : index
      %4152 = arith.muli %4102, %c6 : index
      %4153 = arith.addi %4152, %4151 : index
      memref.store %4146, %24[%4153] : memref<?xf32>
    }
    %4154 = arith.muli %4, %c4 : index
    %4155 = arith.addi %4154, %c5 : index
    %4156 = arith.muli %4155, %c5 : index
    %4157 = arith.divui %3958, %c10 : index
    %4158 = arith.addi %4156, %4157 : index
    %4159 = arith.addi %3957, %4158 : index
    %4160 = arith.cmpi slt, %4159, %26 : index
    scf.if %4160 {
      %4161 = arith.cmpi eq, %hasFactors, %c12 : index
      %4162 = arith.muli %4159, %c5 : index
      %4163 = memref.load %factors[%4162] : memref<?xf32>
      %4164 = arith.mulf %4163, %operandScale : f32
      %4165 = arith.select %4161, %4164, %operandScale : f32
      %4166 = arith.addi %3961, %c11 : index
      %4167 = arith.muli %4155, %c16 : index
      %4168 = arith.addi %4166, %4167 : index
      %4169 = memref.load %23[%4168] : memref<?xf32>
      %4170 = arith.addi %4168, %c14 : index
      %4171 = memref.load %23[%4170] : memref<?xf32>
      %4172 = arith.addf %4169, %4171 : f32
      %4173 = arith.remui %3958, %c10 : index
      %4174 = arith.muli %4173, %c4 : index
      %4175 = arith.addi %20, %4174 : index
      %4176 = vector.load %w[%4175] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4177 = vector.bitcast %4176 : vector<4xi8> to vector<1xf32>
      %4178 = vector.extract %4177[0] : f32 from vector<1xf32>
      %4179 = arith.mulf %4178, %4165 : f32
      %4180 = arith.mulf %4172, %4179 : f32
      %4181 = arith.muli %3, %c5 : index
      %4182 = arith.addi %4181, %c11 : index
      %4183 = arith.muli %4182, %c10 : index
      %4184 = arith.remui %3958, %c10 : index
      %4185 = arith.addi %4183, %4184 : index
      %4186 = arith.muli %4158, %c6 : index
      %4187 = arith.addi %4186, %4185 : index
      memref.store %4180, %24[%4187] : memref<?xf32>
      %4188 = arith.addi %3961, %c6 : index
      %4189 = arith.muli %4155, %c16 : index
      %4190 = arith.addi %4188, %4189 : index
      %4191 = memref.load %23[%4190] : memref<?xf32>
      %4192 = arith.addi %4190, %c14 : index
      %4193 = memref.load %23[%4192] : memref<?xf32>
      %4194 = arith.addf %4191, %4193 : f32
      %4195 = arith.remui %3958, %c10 : index
      %4196 = arith.muli %4195, %c4 : index
      %4197 = arith.addi %22, %4196 : index
      %4198 = vector.load %w[%4197] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4199 = vector.bitcast %4198 : vector<4xi8> to vector<1xf32>
      %4200 = vector.extract %4199[0] : f32 from vector<1xf32>
      %4201 = arith.mulf %4200, %4165 : f32
      %4202 = arith.mulf %4194, %4201 : f32
      %4203 = arith.muli %3, %c5 : index
      %4204 = arith.addi %4203, %c12 : index
      %4205 = arith.muli %4204, %c10 : index
      %4206 = arith.remui %3958, %c10 : index
      %4207 = arith.addi %4205, %4206 : index
      %4208 = arith.muli %4158, %c6 : index
      %4209 = arith.addi %4208, %4207 : index
      memref.store %4202, %24[%4209] : memref<?xf32>
    }
    %4210 = arith.muli %4, %c4 : index
    %4211 = arith.addi %4210, %c28 : index
    %4212 = arith.muli %4211, %c5 : index
    %4213 = arith.divui %3958, %c10 : index
    %4214 = arith.addi %4212, %4213 : index
    %4215 = arith.addi %3957, %4214 : index
    %4216 = arith.cmpi slt, %4215, %26 : index
    scf.if %4216 {
      %4217 = arith.cmpi eq, %hasFactors, %c12 : index
      %4218 = arith.muli %4215, %c5 : index
      %4219 = memref.load %factors[%4218] : memref<?xf32>
      %4220 = arith.mulf %4219, %operandScale : f32
      %4221 = arith.select %4217, %4220, %operandScale : f32
      %4222 = arith.addi %3961, %c11 : index
      %4223 = arith.muli %4211, %c16 : index
      %4224 = arith.addi %4222, %4223 : index
      %4225 = memref.load %23[%4224] : memref<?xf32>
      %4226 = arith.addi %4224, %c14 : index
      %4227 = memref.load %23[%4226] : memref<?xf32>
      %4228 = arith.addf %4225, %4227 : f32
      %4229 = arith.remui %3958, %c10 : index
      %4230 = arith.muli %4229, %c4 : index
      %4231 = arith.addi %20, %4230 : index
      %4232 = vector.load %w[%4231] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4233 = vector.bitcast %4232 : vector<4xi8> to vector<1xf32>
      %4234 = vector.extract %4233[0] : f32 from vector<1xf32>
      %4235 = arith.mulf %4234, %4221 : f32
      %4236 = arith.mulf %4228, %4235 : f32
      %4237 = arith.muli %3, %c5 : index
      %4238 = arith.addi %4237, %c11 : index
      %4239 = arith.muli %4238, %c10 : index
      %4240 = arith.remui %3958, %c10 : index
      %4241 = arith.addi %4239, %4240 : index
      %4242 = arith.muli %4214, %c6 : index
      %4243 = arith.addi %4242, %4241 : index
      memref.store %4236, %24[%4243] : memref<?xf32>
      %4244 = arith.addi %3961, %c6 : index
      %4245 = arith.muli %4211, %c16 : index
      %4246 = arith.addi %4244, %4245 : index
      %4247 = memref.load %23[%4246] : memref<?xf32>
      %4248 = arith.addi %4246, %c14 : index
      %4249 = memref.load %23[%4248] : memref<?xf32>
      %4250 = arith.addf %4247, %4249 : f32
      %4251 = arith.remui %3958, %c10 : index
      %4252 = arith.muli %4251, %c4 : index
      %4253 = arith.addi %22, %4252 : index
      %4254 = vector.load %w[%4253] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4255 = vector.bitcast %4254 : vector<4xi8> to vector<1xf32>
      %4256 = vector.extract %4255[0] : f32 from vector<1xf32>
      %4257 = arith.mulf %4256, %4221 : f32
      %4258 = arith.mulf %4250, %4257 : f32
      %4259 = arith.muli %3, %c5 : index
      %4260 = arith.addi %4259, %c12 : index
      %4261 = arith.muli %4260, %c10 : index
      %4262 = arith.remui %3958, %c10 : index
      %4263 = arith.addi %4261, %4262 : index
      %4264 = arith.muli %4214, %c6 : index
      %4265 = arith.addi %4264, %4263 : index
      memref.store %4258, %24[%4265] : memref<?xf32>
    }
    wave.barrier
    %4266 = arith.addi %27, %c17 : index
    %4267 = wave.wave
    %4268 = arith.addi %4267, %c11 : index
    %4269 = arith.addi %4266, %4268 : index
    %4270 = arith.cmpi slt, %4269, %26 : index
    scf.if %4270 {
      %4271 = arith.addi %4266, %4268 : index
      %4272 = arith.muli %4268, %c6 : index
      %4273 = wave.lane
      %4274 = arith.addi %4273, %c11 : index
      %4275 = arith.cmpi eq, %hasBias, %c12 : index
      %4276 = arith.addi %4272, %4274 : index
      %4277 = memref.load %24[%4276] : memref<?xf32>
      %4278 = arith.muli %0, %c6 : index
      %4279 = arith.addi %4278, %4274 : index
      %4280 = memref.load %bias[%4279] : memref<?xf32>
      %4281 = arith.addf %4277, %4280 : f32
      %4282 = arith.select %4275, %4281, %4277 : f32
      %4283 = arith.addi %4274, %c9 : index
      %4284 = arith.cmpi eq, %hasBias, %c12 : index
      %4285 = arith.addi %4272, %4283 : index
      %4286 = memref.load %24[%4285] : memref<?xf32>
      %4287 = arith.muli %0, %c6 : index
      %4288 = arith.addi %4287, %4283 : index
      %4289 = memref.load %bias[%4288] : memref<?xf32>
      %4290 = arith.addf %4286, %4289 : f32
      %4291 = arith.select %4284, %4290, %4286 : f32
      %4292 = arith.addi %4273, %c16 : index
      %4293 = arith.cmpi eq, %hasBias, %c12 : index
      %4294 = arith.addi %4272, %4292 : index
      %4295 = memref.load %24[%4294] : memref<?xf32>
      %4296 = arith.muli %0, %c6 : index
      %4297 = arith.addi %4296, %4292 : index
      %4298 = memref.load %bias[%4297] : memref<?xf32>
      %4299 = arith.addf %4295, %4298 : f32
      %4300 = arith.select %4293, %4299, %4295 : f32
      %4301 = arith.addi %4292, %c9 : index
      %4302 = arith.cmpi eq, %hasBias, %c12 : index
      %4303 = arith.addi %4272, %4301 : index
      %4304 = memref.load %24[%4303] : memref<?xf32>
      %4305 = arith.muli %0, %c6 : index
      %4306 = arith.addi %4305, %4301 : index
      %4307 = memref.load %bias[%4306] : memref<?xf32>
      %4308 = arith.addf %4304, %4307 : f32
      %4309 = arith.select %4302, %4308, %4304 : f32
      %4310 = arith.addi %4273, %c7 : index
      %4311 = arith.cmpi eq, %hasBias, %c12 : index
      %4312 = arith.addi %4272, %4310 : index
      %4313 = memref.load %24[%4312] : memref<?xf32>
      %4314 = arith.muli %0, %c6 : index
      %4315 = arith.addi %4314, %4310 : index
      %4316 = memref.load %bias[%4315] : memref<?xf32>
      %4317 = arith.addf %4313, %4316 : f32
      %4318 = arith.select %4311, %4317, %4313 : f32
      %4319 = arith.addi %4310, %c9 : index
      %4320 = arith.cmpi eq, %hasBias, %c12 : index
      %4321 = arith.addi %4272, %4319 : index
      %4322 = memref.load %24[%4321] : memref<?xf32>
      %4323 = arith.muli %0, %c6 : index
      %4324 = arith.addi %4323, %4319 : index
      %4325 = memref.load %bias[%4324] : memref<?xf32>
      %4326 = arith.addf %4322, %4325 : f32
      %4327 = arith.select %4320, %4326, %4322 : f32
      %4328 = arith.addi %4273, %c29 : index
      %4329 = arith.cmpi eq, %hasBias, %c12 : index
      %4330 = arith.addi %4272, %4328 : index
      %4331 = memref.load %24[%4330] : memref<?xf32>
      %4332 = arith.muli %0, %c6 : index
      %4333 = arith.addi %4332, %4328 : index
      %4334 = memref.load %bias[%4333] : memref<?xf32>
      %4335 = arith.addf %4331, %4334 : f32
      %4336 = arith.select %4329, %4335, %4331 : f32
      %4337 = arith.addi %4328, %c9 : index
      %4338 = arith.cmpi eq, %hasBias, %c12 : index
      %4339 = arith.addi %4272, %4337 : index
      %4340 = memref.load %24[%4339] : memref<?xf32>
      %4341 = arith.muli %0, %c6 : index
      %4342 = arith.addi %4341, %4337 : index
      %4343 = memref.load %bias[%4342] : memref<?xf32>
      %4344 = arith.addf %4340, %4343 : f32
      %4345 = arith.select %4338, %4344, %4340 : f32
      %4346 = arith.addi %heads, %kvHeads : index
      %4347 = arith.cmpi slt, %0, %4346 : index
      scf.if %4347 {
        %4348 = arith.addi %positionsAt, %4271 : index
        %4349 = memref.load %step[%4348] : memref<?xi32>
        %4350 = arith.index_cast %4349 : i32 to index
        %4351 = arith.cmpi eq, %hasNorm, %c12 : index
        %4352 = math.fma %4282, %4282, %c38 : f32
        %4353 = math.fma %4291, %4291, %4352 : f32
        %4354 = math.fma %4300, %4300, %4353 : f32
        %4355 = math.fma %4309, %4309, %4354 : f32
        %4356 = math.fma %4318, %4318, %4355 : f32
        %4357 = math.fma %4327, %4327, %4356 : f32
        %4358 = math.fma %4336, %4336, %4357 : f32
        %4359 = math.fma %4345, %4345, %4358 : f32
        %4360 = vector.broadcast %4359 : f32 to vector<1xf32>
        %4361 = wave.reduce "add" %4360 : vector<1xf32>
        %4362 = arith.mulf %4361, %inverseHeadDim : f32
        %4363 = arith.addf %4362, %epsilon : f32
        %4364 = math.sqrt %4363 : f32
        %4365 = arith.divf %c40, %4364 : f32
        %4366 = arith.cmpi slt, %0, %heads : index
        %4367 = arith.addi %4274, %c9 : index
        %4368 = memref.load %query_norm[%4274] : memref<?xf32>
        %4369 = memref.load %key_norm[%4274] : memref<?xf32>
        %4370 = arith.select %4366, %4368, %4369 : f32
        %4371 = arith.mulf %4282, %4365 : f32
        %4372 = arith.mulf %4371, %4370 : f32
        %4373 = arith.select %4351, %4372, %4282 : f32
        %4374 = memref.load %query_norm[%4367] : memref<?xf32>
        %4375 = memref.load %key_norm[%4367] : memref<?xf32>
        %4376 = arith.select %4366, %4374, %4375 : f32
        %4377 = arith.mulf %4291, %4365 : f32
        %4378 = arith.mulf %4377, %4376 : f32
        %4379 = arith.select %4351, %4378, %4291 : f32
        %4380 = arith.addi %4292, %c9 : index
        %4381 = memref.load %query_norm[%4292] : memref<?xf32>
        %4382 = memref.load %key_norm[%4292] : memref<?xf32>
        %4383 = arith.select %4366, %4381, %4382 : f32
        %4384 = arith.mulf %4300, %4365 : f32
        %4385 = arith.mulf %4384, %4383 : f32
        %4386 = arith.select %4351, %4385, %4300 : f32
        %4387 = memref.load %query_norm[%4380] : memref<?xf32>
        %4388 = memref.load %key_norm[%4380] : memref<?xf32>
        %4389 = arith.select %4366, %4387, %4388 : f32
        %4390 = arith.mulf %4309, %4365 : f32
        %4391 = arith.mulf %4390, %4389 : f32
        %4392 = arith.select %4351, %4391, %4309 : f32
        %4393 = arith.addi %4310, %c9 : index
        %4394 = memref.load %query_norm[%4310] : memref<?xf32>
        %4395 = memref.load %key_norm[%4310] : memref<?xf32>
        %4396 = arith.select %4366, %4394, %4395 : f32
        %4397 = arith.mulf %4318, %4365 : f32
        %4398 = arith.mulf %4397, %4396 : f32
        %4399 = arith.select %4351, %4398, %4318 : f32
        %4400 = memref.load %query_norm[%4393] : memref<?xf32>
        %4401 = memref.load %key_norm[%4393] : memref<?xf32>
        %4402 = arith.select %4366, %4400, %4401 : f32
        %4403 = arith.mulf %4327, %4365 : f32
        %4404 = arith.mulf %4403, %4402 : f32
        %4405 = arith.select %4351, %4404, %4327 : f32
        %4406 = arith.addi %4328, %c9 : index
        %4407 = memref.load %query_norm[%4328] : memref<?xf32>
        %4408 = memref.load %key_norm[%4328] : memref<?xf32>
        %4409 = arith.select %4366, %4407, %4408 : f32
        %4410 = arith.mulf %4336, %4365 : f32
        %4411 = arith.mulf %4410, %4409 : f32
        %4412 = arith.select %4351, %4411, %4336 : f32
        %4413 = memref.load %query_norm[%4406] : memref<?xf32>
        %4414 = memref.load %key_norm[%4406] : memref<?xf32>
        %4415 = arith.select %4366, %4413, %4414 : f32
        %4416 = arith.mulf %4345, %4365 : f32
        %4417 = arith.mulf %4416, %4415 : f32
        %4418 = arith.select %4351, %4417, %4345 : f32
        %4419 = arith.remui %4350, %c6 : index
        %4420 = arith.muli %4419, %c6 : index
        %4421 = arith.addi %4420, %4274 : index
        %4422 = arith.divui %4350, %c6 : index
        %4423 = arith.addi %4422, %c6 : index
        %4424 = arith.muli %4423, %c6 : index
        %4425 = arith.addi %4424, %4274 : index
        %4426 = memref.load %rope[%4421] : memref<?xf32>
        %4427 = arith.addi %4421, %c9 : index
        %4428 = memref.load %rope[%4427] : memref<?xf32>
        %4429 = memref.load %rope[%4425] : memref<?xf32>
        %4430 = arith.addi %4425, %c9 : index
        %4431 = memref.load %rope[%4430] : memref<?xf32>
        %4432 = arith.mulf %4429, %4426 : f32
        %4433 = arith.mulf %4431, %4428 : f32
        %4434 = arith.subf %4432, %4433 : f32
        %4435 = arith.mulf %4431, %4426 : f32
        %4436 = arith.mulf %4429, %4428 : f32
        %4437 = arith.addf %4435, %4436 : f32
        %4438 = arith.mulf %4373, %4434 : f32
        %4439 = arith.mulf %4379, %4437 : f32
        %4440 = arith.subf %4438, %4439 : f32
        %4441 = arith.mulf %4379, %4434 : f32
        %4442 = arith.mulf %4373, %4437 : f32
        %4443 = arith.addf %4441, %4442 : f32
        %4444 = arith.cmpi slt, %0, %heads : index
        scf.if %4444 {
          %4445 = arith.muli %4271, %heads : index
          %4446 = arith.addi %4445, %0 : index
          %4447 = arith.muli %4446, %c6 : index
          %4448 = arith.addi %4447, %4274 : index
          memref.store %4440, %q[%4448] : memref<?xf32>
          %4449 = arith.addi %4448, %c9 : index
          memref.store %4443, %q[%4449] : memref<?xf32>
        } else {
          %4450 = arith.addi %4272, %4274 : index
          memref.store %4440, %24[%4450] : memref<?xf32>
          %4451 = arith.addi %4272, %4274 : index
          %4452 = arith.addi %4451, %c9 : index
          memref.store %4443, %24[%4452] : memref<?xf32>
        }
        %4453 = arith.remui %4350, %c6 : index
        %4454 = arith.muli %4453, %c6 : index
        %4455 = arith.addi %4454, %4292 : index
        %4456 = arith.divui %4350, %c6 : index
        %4457 = arith.addi %4456, %c6 : index
        %4458 = arith.muli %4457, %c6 : index
        %4459 = arith.addi %4458, %4292 : index
        %4460 = memref.load %rope[%4455] : memref<?xf32>
        %4461 = arith.addi %4455, %c9 : index
        %4462 = memref.load %rope[%4461] : memref<?xf32>
        %4463 = memref.load %rope[%4459] : memref<?xf32>
        %4464 = arith.addi %4459, %c9 : index
        %4465 = memref.load %rope[%4464] : memref<?xf32>
        %4466 = arith.mulf %4463, %4460 : f32
        %4467 = arith.mulf %4465, %4462 : f32
        %4468 = arith.subf %4466, %4467 : f32
        %4469 = arith.mulf %4465, %4460 : f32
        %4470 = arith.mulf %4463, %4462 : f32
        %4471 = arith.addf %4469, %4470 : f32
        %4472 = arith.mulf %4386, %4468 : f32
        %4473 = arith.mulf %4392, %4471 : f32
        %4474 = arith.subf %4472, %4473 : f32
        %4475 = arith.mulf %4392, %4468 : f32
        %4476 = arith.mulf %4386, %4471 : f32
        %4477 = arith.addf %4475, %4476 : f32
        %4478 = arith.cmpi slt, %0, %heads : index
        scf.if %4478 {
          %4479 = arith.muli %4271, %heads : index
          %4480 = arith.addi %4479, %0 : index
          %4481 = arith.muli %4480, %c6 : index
          %4482 = arith.addi %4481, %4292 : index
          memref.store %4474, %q[%4482] : memref<?xf32>
          %4483 = arith.addi %4482, %c9 : index
          memref.store %4477, %q[%4483] : memref<?xf32>
        } else {
          %4484 = arith.addi %4272, %4292 : index
          memref.store %4474, %24[%4484] : memref<?xf32>
          %4485 = arith.addi %4272, %4292 : index
          %4486 = arith.addi %4485, %c9 : index
          memref.store %4477, %24[%4486] : memref<?xf32>
        }
        %4487 = arith.remui %4350, %c6 : index
        %4488 = arith.muli %4487, %c6 : index
        %4489 = arith.addi %4488, %4310 : index
        %4490 = arith.divui %4350, %c6 : index
        %4491 = arith.addi %4490, %c6 : index
        %4492 = arith.muli %4491, %c6 : index
        %4493 = arith.addi %4492, %4310 : index
        %4494 = memref.load %rope[%4489] : memref<?xf32>
        %4495 = arith.addi %4489, %c9 : index
        %4496 = memref.load %rope[%4495] : memref<?xf32>
        %4497 = memref.load %rope[%4493] : memref<?xf32>
        %4498 = arith.addi %4493, %c9 : index
        %4499 = memref.load %rope[%4498] : memref<?xf32>
        %4500 = arith.mulf %4497, %4494 : f32
        %4501 = arith.mulf %4499, %4496 : f32
        %4502 = arith.subf %4500, %4501 : f32
        %4503 = arith.mulf %4499, %4494 : f32
        %4504 = arith.mulf %4497, %4496 : f32
        %4505 = arith.addf %4503, %4504 : f32
        %4506 = arith.mulf %4399, %4502 : f32
        %4507 = arith.mulf %4405, %4505 : f32
        %4508 = arith.subf %4506, %4507 : f32
        %4509 = arith.mulf %4405, %4502 : f32
        %4510 = arith.mulf %4399, %4505 : f32
        %4511 = arith.addf %4509, %4510 : f32
        %4512 = arith.cmpi slt, %0, %heads : index
        scf.if %4512 {
          %4513 = arith.muli %4271, %heads : index
          %4514 = arith.addi %4513, %0 : index
          %4515 = arith.muli %4514, %c6 : index
          %4516 = arith.addi %4515, %4310 : index
          memref.store %4508, %q[%4516] : memref<?xf32>
          %4517 = arith.addi %4516, %c9 : index
          memref.store %4511, %q[%4517] : memref<?xf32>
        } else {
          %4518 = arith.addi %4272, %4310 : index
          memref.store %4508, %24[%4518] : memref<?xf32>
          %4519 = arith.addi %4272, %4310 : index
          %4520 = arith.addi %4519, %c9 : index
          memref.store %4511, %24[%4520] : memref<?xf32>
        }
        %4521 = arith.remui %4350, %c6 : index
        %4522 = arith.muli %4521, %c6 : index
        %4523 = arith.addi %4522, %4328 : index
        %4524 = arith.divui %4350, %c6 : index
        %4525 = arith.addi %4524, %c6 : index
        %4526 = arith.muli %4525, %c6 : index
        %4527 = arith.addi %4526, %4328 : index
        %4528 = memref.load %rope[%4523] : memref<?xf32>
        %4529 = arith.addi %4523, %c9 : index
        %4530 = memref.load %rope[%4529] : memref<?xf32>
        %4531 = memref.load %rope[%4527] : memref<?xf32>
        %4532 = arith.addi %4527, %c9 : index
        %4533 = memref.load %rope[%4532] : memref<?xf32>
        %4534 = arith.mulf %4531, %4528 : f32
        %4535 = arith.mulf %4533, %4530 : f32
        %4536 = arith.subf %4534, %4535 : f32
        %4537 = arith.mulf %4533, %4528 : f32
        %4538 = arith.mulf %4531, %4530 : f32
        %4539 = arith.addf %4537, %4538 : f32
        %4540 = arith.mulf %4412, %4536 : f32
        %4541 = arith.mulf %4418, %4539 : f32
        %4542 = arith.subf %4540, %4541 : f32
        %4543 = arith.mulf %4418, %4536 : f32
        %4544 = arith.mulf %4412, %4539 : f32
        %4545 = arith.addf %4543, %4544 : f32
        %4546 = arith.cmpi slt, %0, %heads : index
        scf.if %4546 {
          %4547 = arith.muli %4271, %heads : index
          %4548 = arith.addi %4547, %0 : index
          %4549 = arith.muli %4548, %c6 : index
          %4550 = arith.addi %4549, %4328 : index
          memref.store %4542, %q[%4550] : memref<?xf32>
          %4551 = arith.addi %4550, %c9 : index
          memref.store %4545, %q[%4551] : memref<?xf32>
        } else {
          %4552 = arith.addi %4272, %4328 : index
          memref.store %4542, %24[%4552] : memref<?xf32>
          %4553 = arith.addi %4272, %4328 : index
          %4554 = arith.addi %4553, %c9 : index
          memref.store %4545, %24[%4554] : memref<?xf32>
        }
      } else {
        %4555 = arith.cmpi slt, %0, %heads : index
        scf.if %4555 {
          %4556 = arith.muli %4271, %heads : index
          %4557 = arith.addi %4556, %0 : index
          %4558 = arith.muli %4557, %c6 : index
          %4559 = arith.addi %4558, %4274 : index
          memref.store %4282, %q[%4559] : memref<?xf32>
          %4560 = arith.addi %4559, %c9 : index
          memref.store %4291, %q[%4560] : memref<?xf32>
        } else {
          %4561 = arith.addi %4272, %4274 : index
          memref.store %4282, %24[%4561] : memref<?xf32>
          %4562 = arith.addi %4272, %4274 : index
          %4563 = arith.addi %4562, %c9 : index
          memref.store %4291, %24[%4563] : memref<?xf32>
        }
        %4564 = arith.cmpi slt, %0, %heads : index
        scf.if %4564 {
          %4565 = arith.muli %4271, %heads : index
          %4566 = arith.addi %4565, %0 : index
          %4567 = arith.muli %4566, %c6 : index
          %4568 = arith.addi %4567, %4292 : index
          memref.store %4300, %q[%4568] : memref<?xf32>
          %4569 = arith.addi %4568, %c9 : index
          memref.store %4309, %q[%4569] : memref<?xf32>
        } else {
          %4570 = arith.addi %4272, %4292 : index
          memref.store %4300, %24[%4570] : memref<?xf32>
          %4571 = arith.addi %4272, %4292 : index
          %4572 = arith.addi %4571, %c9 : index
          memref.store %4309, %24[%4572] : memref<?xf32>
        }
        %4573 = arith.cmpi slt, %0, %heads : index
        scf.if %4573 {
          %4574 = arith.muli %4271, %heads : index
          %4575 = arith.addi %4574, %0 : index
          %4576 = arith.muli %4575, %c6 : index
          %4577 = arith.addi %4576, %4310 : index
          memref.store %4318, %q[%4577] : memref<?xf32>
          %4578 = arith.addi %4577, %c9 : index
          memref.store %4327, %q[%4578] : memref<?xf32>
        } else {
          %4579 = arith.addi %4272, %4310 : index
          memref.store %4318, %24[%4579] : memref<?xf32>
          %4580 = arith.addi %4272, %4310 : index
          %4581 = arith.addi %4580, %c9 : index
          memref.store %4327, %24[%4581] : memref<?xf32>
        }
        %4582 = arith.cmpi slt, %0, %heads : index
        scf.if %4582 {
          %4583 = arith.muli %4271, %heads : index
          %4584 = arith.addi %4583, %0 : index
          %4585 = arith.muli %4584, %c6 : index
          %4586 = arith.addi %4585, %4328 : index
          memref.store %4336, %q[%4586] : memref<?xf32>
          %4587 = arith.addi %4586, %c9 : index
          memref.store %4345, %q[%4587] : memref<?xf32>
        } else {
          %4588 = arith.addi %4272, %4328 : index
          memref.store %4336, %24[%4588] : memref<?xf32>
          %4589 = arith.addi %4272, %4328 : index
          %4590 = arith.addi %4589, %c9 : index
          memref.store %4345, %24[%4590] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %4591 = arith.cmpi sge, %0, %heads : index
    scf.if %4591 {
      %4592 = arith.addi %4267, %c11 : index
      %4593 = arith.addi %4266, %4592 : index
      %4594 = arith.cmpi slt, %4593, %26 : index
      scf.if %4594 {
        %4595 = arith.addi %4266, %4592 : index
        %4596 = arith.addi %slotsAt, %4595 : index
        %4597 = memref.load %step[%4596] : memref<?xi32>
        %4598 = arith.index_cast %4597 : i32 to index
        %4599 = arith.cmpi sge, %4598, %c11 : index
        scf.if %4599 {
          %4600 = arith.muli %4592, %c6 : index
          %4601 = arith.subi %0, %heads : index
          %4602 = memref.load %scales[%4601] : memref<?xf32>
          %4603 = vector.broadcast %4602 : f32 to vector<4xf32>
          %4604 = arith.divui %4598, %c10 : index
          %4605 = arith.remui %4598, %c10 : index
          %4606 = arith.muli %4604, %pageBytes : index
          %4607 = arith.cmpi eq, %codec, %c11 : index
          scf.if %4607 {
            %4608 = wave.lane
            %4609 = arith.muli %4608, %c4 : index
            scf.for %4610 = %4609 to %c6 step %c9 {
              %4611 = arith.addi %4600, %4610 : index
              %4612 = vector.load %24[%4611] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4613 = arith.mulf %4612, %4603 : vector<4xf32>
              %4614 = arith.minimumf %4613, %c45 : vector<4xf32>
              %4615 = arith.maximumf %4614, %c46 : vector<4xf32>
              %4616 = arith.truncf %4615 : vector<4xf32> to vector<4xf16>
              %4617 = vector.bitcast %4616 : vector<4xf16> to vector<8xi8>
              %4618 = arith.cmpi slt, %4601, %kvHeads : index
              scf.if %4618 {
                %4619 = arith.muli %4601, %c47 : index
                %4620 = arith.addi %4606, %4619 : index
                %4621 = arith.divui %4610, %c10 : index
                %4622 = arith.muli %4621, %c48 : index
                %4623 = arith.remui %4610, %c10 : index
                %4624 = arith.divui %4623, %c2 : index
                %4625 = arith.muli %4624, %c6 : index
                %4626 = arith.muli %4605, %c10 : index
                %4627 = arith.addi %4625, %4626 : index
                %4628 = arith.remui %4623, %c2 : index
                %4629 = arith.muli %4628, %c5 : index
                %4630 = arith.addi %4627, %4629 : index
                %4631 = arith.addi %4622, %4630 : index
                %4632 = arith.addi %4620, %4631 : index
                vector.store %4617, %kv[%4632] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %4633 = arith.subi %4601, %kvHeads : index
                %4634 = arith.muli %4633, %c47 : index
                %4635 = arith.addi %4606, %4634 : index
                %4636 = arith.addi %4610, %c11 : index
                %4637 = arith.divui %4636, %c10 : index
                %4638 = arith.muli %4637, %c48 : index
                %4639 = arith.addi %4638, %c13 : index
                %4640 = arith.remui %4636, %c10 : index
                %4641 = arith.divui %4605, %c5 : index
                %4642 = arith.remui %4605, %c5 : index
                %4643 = arith.muli %4642, %c2 : index
                %4644 = arith.addi %4641, %4643 : index
                %4645 = arith.divui %4644, %c2 : index
                %4646 = arith.muli %4645, %c6 : index
                %4647 = arith.muli %4640, %c10 : index
                %4648 = arith.addi %4646, %4647 : index
                %4649 = arith.remui %4644, %c2 : index
                %4650 = arith.muli %4649, %c5 : index
                %4651 = arith.addi %4648, %4650 : index
                %4652 = arith.addi %4639, %4651 : index
                %4653 = arith.addi %4635, %4652 : index
                %4654 = vector.shuffle %4617, %4617 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %4654, %kv[%4653] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4655 = arith.addi %4610, %c12 : index
                %4656 = arith.divui %4655, %c10 : index
                %4657 = arith.muli %4656, %c48 : index
                %4658 = arith.addi %4657, %c13 : index
                %4659 = arith.remui %4655, %c10 : index
                %4660 = arith.divui %4605, %c5 : index
                %4661 = arith.remui %4605, %c5 : index
                %4662 = arith.muli %4661, %c2 : index
                %4663 = arith.addi %4660, %4662 : index
                %4664 = arith.divui %4663, %c2 : index
                %4665 = arith.muli %4664, %c6 : index
                %4666 = arith.muli %4659, %c10 : index
                %4667 = arith.addi %4665, %4666 : index
                %4668 = arith.remui %4663, %c2 : index
                %4669 = arith.muli %4668, %c5 : index
                %4670 = arith.addi %4667, %4669 : index
                %4671 = arith.addi %4658, %4670 : index
                %4672 = arith.addi %4635, %4671 : index
                %4673 = vector.shuffle %4617, %4617 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %4673, %kv[%4672] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4674 = arith.addi %4610, %c5 : index
                %4675 = arith.divui %4674, %c10 : index
                %4676 = arith.muli %4675, %c48 : index
                %4677 = arith.addi %4676, %c13 : index
                %4678 = arith.remui %4674, %c10 : index
                %4679 = arith.divui %4605, %c5 : index
                %4680 = arith.remui %4605, %c5 : index
                %4681 = arith.muli %4680, %c2 : index
                %4682 = arith.addi %4679, %4681 : index
                %4683 = arith.divui %4682, %c2 : index
                %4684 = arith.muli %4683, %c6 : index
                %4685 = arith.muli %4678, %c10 : index
                %4686 = arith.addi %4684, %4685 : index
                %4687 = arith.remui %4682, %c2 : index
                %4688 = arith.muli %4687, %c5 : index
                %4689 = arith.addi %4686, %4688 : index
                %4690 = arith.addi %4677, %4689 : index
                %4691 = arith.addi %4635, %4690 : index
                %4692 = vector.shuffle %4617, %4617 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %4692, %kv[%4691] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4693 = arith.addi %4610, %c28 : index
                %4694 = arith.divui %4693, %c10 : index
                %4695 = arith.muli %4694, %c48 : index
                %4696 = arith.addi %4695, %c13 : index
                %4697 = arith.remui %4693, %c10 : index
                %4698 = arith.divui %4605, %c5 : index
                %4699 = arith.remui %4605, %c5 : index
                %4700 = arith.muli %4699, %c2 : index
                %4701 = arith.addi %4698, %4700 : index
                %4702 = arith.divui %4701, %c2 : index
                %4703 = arith.muli %4702, %c6 : index
                %4704 = arith.muli %4697, %c10 : index
                %4705 = arith.addi %4703, %4704 : index
                %4706 = arith.remui %4701, %c2 : index
                %4707 = arith.muli %4706, %c5 : index
                %4708 = arith.addi %4705, %4707 : index
                %4709 = arith.addi %4696, %4708 : index
                %4710 = arith.addi %4635, %4709 : index
                %4711 = vector.shuffle %4617, %4617 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %4711, %kv[%4710] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %4712 = arith.cmpi eq, %codec, %c12 : index
          scf.if %4712 {
            %4713 = wave.lane
            %4714 = arith.muli %4713, %c4 : index
            scf.for %4715 = %4714 to %c6 step %c9 {
              %4716 = arith.addi %4600, %4715 : index
              %4717 = vector.load %24[%4716] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4718 = arith.mulf %4717, %4603 : vector<4xf32>
              %4719 = wave.fp8_encode "e4m3" %4718 : vector<4xf32> -> vector<4xi8>
              %4720 = arith.cmpi slt, %4601, %kvHeads : index
              scf.if %4720 {
                %4721 = arith.muli %4601, %c13 : index
                %4722 = arith.addi %4606, %4721 : index
                %4723 = vector.shuffle %4719, %4719 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4724 = arith.divui %4715, %c10 : index
                %4725 = arith.muli %4724, %c6 : index
                %4726 = arith.remui %4715, %c10 : index
                %4727 = arith.muli %4605, %c10 : index
                %4728 = arith.divui %4726, %c4 : index
                %4729 = arith.muli %4728, %c4 : index
                %4730 = arith.remui %4726, %c5 : index
                %4731 = arith.muli %4730, %c5 : index
                %4732 = arith.addi %4729, %4731 : index
                %4733 = arith.divui %4726, %c5 : index
                %4734 = arith.remui %4733, %c5 : index
                %4735 = arith.addi %4732, %4734 : index
                %4736 = arith.addi %4727, %4735 : index
                %4737 = arith.addi %4725, %4736 : index
                %4738 = arith.addi %4722, %4737 : index
                vector.store %4723, %kv[%4738] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4739 = arith.subi %4601, %kvHeads : index
                %4740 = arith.muli %4739, %c13 : index
                %4741 = arith.addi %4606, %4740 : index
                %4742 = arith.addi %4715, %c11 : index
                %4743 = arith.divui %4742, %c10 : index
                %4744 = arith.muli %4743, %c6 : index
                %4745 = arith.addi %4744, %c14 : index
                %4746 = arith.remui %4742, %c10 : index
                %4747 = arith.divui %4605, %c5 : index
                %4748 = arith.remui %4605, %c5 : index
                %4749 = arith.muli %4748, %c2 : index
                %4750 = arith.addi %4747, %4749 : index
                %4751 = arith.muli %4746, %c10 : index
                %4752 = arith.divui %4750, %c4 : index
                %4753 = arith.muli %4752, %c4 : index
                %4754 = arith.remui %4750, %c5 : index
                %4755 = arith.muli %4754, %c5 : index
                %4756 = arith.addi %4753, %4755 : index
                %4757 = arith.divui %4750, %c5 : index
                %4758 = arith.remui %4757, %c5 : index
                %4759 = arith.addi %4756, %4758 : index
                %4760 = arith.addi %4751, %4759 : index
                %4761 = arith.addi %4745, %4760 : index
                %4762 = arith.addi %4741, %4761 : index
                %4763 = vector.shuffle %4719, %4719 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4763, %kv[%4762] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4764 = arith.addi %4715, %c12 : index
                %4765 = arith.divui %4764, %c10 : index
                %4766 = arith.muli %4765, %c6 : index
                %4767 = arith.addi %4766, %c14 : index
                %4768 = arith.remui %4764, %c10 : index
                %4769 = arith.divui %4605, %c5 : index
                %4770 = arith.remui %4605, %c5 : index
                %4771 = arith.muli %4770, %c2 : index
                %4772 = arith.addi %4769, %4771 : index
                %4773 = arith.muli %4768, %c10 : index
                %4774 = arith.divui %4772, %c4 : index
                %4775 = arith.muli %4774, %c4 : index
                %4776 = arith.remui %4772, %c5 : index
                %4777 = arith.muli %4776, %c5 : index
                %4778 = arith.addi %4775, %4777 : index
                %4779 = arith.divui %4772, %c5 : index
                %4780 = arith.remui %4779, %c5 : index
                %4781 = arith.addi %4778, %4780 : index
                %4782 = arith.addi %4773, %4781 : index
                %4783 = arith.addi %4767, %4782 : index
                %4784 = arith.addi %4741, %4783 : index
                %4785 = vector.shuffle %4719, %4719 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4785, %kv[%4784] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4786 = arith.addi %4715, %c5 : index
                %4787 = arith.divui %4786, %c10 : index
                %4788 = arith.muli %4787, %c6 : index
                %4789 = arith.addi %4788, %c14 : index
                %4790 = arith.remui %4786, %c10 : index
                %4791 = arith.divui %4605, %c5 : index
                %4792 = arith.remui %4605, %c5 : index
                %4793 = arith.muli %4792, %c2 : index
                %4794 = arith.addi %4791, %4793 : index
                %4795 = arith.muli %4790, %c10 : index
                %4796 = arith.divui %4794, %c4 : index
                %4797 = arith.muli %4796, %c4 : index
                %4798 = arith.remui %4794, %c5 : index
                %4799 = arith.muli %4798, %c5 : index
                %4800 = arith.addi %4797, %4799 : index
                %4801 = arith.divui %4794, %c5 : index
                %4802 = arith.remui %4801, %c5 : index
                %4803 = arith.addi %4800, %4802 : index
                %4804 = arith.addi %4795, %4803 : index
                %4805 = arith.addi %4789, %4804 : index
                %4806 = arith.addi %4741, %4805 : index
                %4807 = vector.shuffle %4719, %4719 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4807, %kv[%4806] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4808 = arith.addi %4715, %c28 : index
                %4809 = arith.divui %4808, %c10 : index
                %4810 = arith.muli %4809, %c6 : index
                %4811 = arith.addi %4810, %c14 : index
                %4812 = arith.remui %4808, %c10 : index
                %4813 = arith.divui %4605, %c5 : index
                %4814 = arith.remui %4605, %c5 : index
                %4815 = arith.muli %4814, %c2 : index
                %4816 = arith.addi %4813, %4815 : index
                %4817 = arith.muli %4812, %c10 : index
                %4818 = arith.divui %4816, %c4 : index
                %4819 = arith.muli %4818, %c4 : index
                %4820 = arith.remui %4816, %c5 : index
                %4821 = arith.muli %4820, %c5 : index
                %4822 = arith.addi %4819, %4821 : index
                %4823 = arith.divui %4816, %c5 : index
                %4824 = arith.remui %4823, %c5 : index
                %4825 = arith.addi %4822, %4824 : index
                %4826 = arith.addi %4817, %4825 : index
                %4827 = arith.addi %4811, %4826 : index
                %4828 = arith.addi %4741, %4827 : index
                %4829 = vector.shuffle %4719, %4719 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4829, %kv[%4828] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %4830 = arith.cmpi eq, %codec, %c5 : index
          scf.if %4830 {
            %4831 = wave.lane
            %4832 = arith.muli %4831, %c4 : index
            scf.for %4833 = %4832 to %c6 step %c9 {
              %4834 = arith.addi %4600, %4833 : index
              %4835 = vector.load %24[%4834] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4836 = arith.mulf %4835, %4603 : vector<4xf32>
              %4837 = wave.fp8_encode "e5m2" %4836 : vector<4xf32> -> vector<4xi8>
              %4838 = arith.cmpi slt, %4601, %kvHeads : index
              scf.if %4838 {
                %4839 = arith.muli %4601, %c13 : index
                %4840 = arith.addi %4606, %4839 : index
                %4841 = vector.shuffle %4837, %4837 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4842 = arith.divui %4833, %c10 : index
                %4843 = arith.muli %4842, %c6 : index
                %4844 = arith.remui %4833, %c10 : index
                %4845 = arith.muli %4605, %c10 : index
                %4846 = arith.divui %4844, %c4 : index
                %4847 = arith.muli %4846, %c4 : index
                %4848 = arith.remui %4844, %c5 : index
                %4849 = arith.muli %4848, %c5 : index
                %4850 = arith.addi %4847, %4849 : index
                %4851 = arith.divui %4844, %c5 : index
                %4852 = arith.remui %4851, %c5 : index
                %4853 = arith.addi %4850, %4852 : index
                %4854 = arith.addi %4845, %4853 : index
                %4855 = arith.addi %4843, %4854 : index
                %4856 = arith.addi %4840, %4855 : index
                vector.store %4841, %kv[%4856] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4857 = arith.subi %4601, %kvHeads : index
                %4858 = arith.muli %4857, %c13 : index
                %4859 = arith.addi %4606, %4858 : index
                %4860 = arith.addi %4833, %c11 : index
                %4861 = arith.divui %4860, %c10 : index
                %4862 = arith.muli %4861, %c6 : index
                %4863 = arith.addi %4862, %c14 : index
                %4864 = arith.remui %4860, %c10 : index
                %4865 = arith.divui %4605, %c5 : index
                %4866 = arith.remui %4605, %c5 : index
                %4867 = arith.muli %4866, %c2 : index
                %4868 = arith.addi %4865, %4867 : index
                %4869 = arith.muli %4864, %c10 : index
                %4870 = arith.divui %4868, %c4 : index
                %4871 = arith.muli %4870, %c4 : index
                %4872 = arith.remui %4868, %c5 : index
                %4873 = arith.muli %4872, %c5 : index
                %4874 = arith.addi %4871, %4873 : index
                %4875 = arith.divui %4868, %c5 : index
                %4876 = arith.remui %4875, %c5 : index
                %4877 = arith.addi %4874, %4876 : index
                %4878 = arith.addi %4869, %4877 : index
                %4879 = arith.addi %4863, %4878 : index
                %4880 = arith.addi %4859, %4879 : index
                %4881 = vector.shuffle %4837, %4837 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4881, %kv[%4880] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4882 = arith.addi %4833, %c12 : index
                %4883 = arith.divui %4882, %c10 : index
                %4884 = arith.muli %4883, %c6 : index
                %4885 = arith.addi %4884, %c14 : index
                %4886 = arith.remui %4882, %c10 : index
                %4887 = arith.divui %4605, %c5 : index
                %4888 = arith.remui %4605, %c5 : index
                %4889 = arith.muli %4888, %c2 : index
                %4890 = arith.addi %4887, %4889 : index
                %4891 = arith.muli %4886, %c10 : index
                %4892 = arith.divui %4890, %c4 : index
                %4893 = arith.muli %4892, %c4 : index
                %4894 = arith.remui %4890, %c5 : index
                %4895 = arith.muli %4894, %c5 : index
                %4896 = arith.addi %4893, %4895 : index
                %4897 = arith.divui %4890, %c5 : index
                %4898 = arith.remui %4897, %c5 : index
                %4899 = arith.addi %4896, %4898 : index
                %4900 = arith.addi %4891, %4899 : index
                %4901 = arith.addi %4885, %4900 : index
                %4902 = arith.addi %4859, %4901 : index
                %4903 = vector.shuffle %4837, %4837 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4903, %kv[%4902] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4904 = arith.addi %4833, %c5 : index
                %4905 = arith.divui %4904, %c10 : index
                %4906 = arith.muli %4905, %c6 : index
                %4907 = arith.addi %4906, %c14 : index
                %4908 = arith.remui %4904, %c10 : index
                %4909 = arith.divui %4605, %c5 : index
                %4910 = arith.remui %4605, %c5 : index
                %4911 = arith.muli %4910, %c2 : index
                %4912 = arith.addi %4909, %4911 : index
                %4913 = arith.muli %4908, %c10 : index
                %4914 = arith.divui %4912, %c4 : index
                %4915 = arith.muli %4914, %c4 : index
                %4916 = arith.remui %4912, %c5 : index
                %4917 = arith.muli %4916, %c5 : index
                %4918 = arith.addi %4915, %4917 : index
                %4919 = arith.divui %4912, %c5 : index
                %4920 = arith.remui %4919, %c5 : index
                %4921 = arith.addi %4918, %4920 : index
                %4922 = arith.addi %4913, %4921 : index
                %4923 = arith.addi %4907, %4922 : index
                %4924 = arith.addi %4859, %4923 : index
                %4925 = vector.shuffle %4837, %4837 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4925, %kv[%4924] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4926 = arith.addi %4833, %c28 : index
                %4927 = arith.divui %4926, %c10 : index
                %4928 = arith.muli %4927, %c6 : index
                %4929 = arith.addi %4928, %c14 : index
                %4930 = arith.remui %4926, %c10 : index
                %4931 = arith.divui %4605, %c5 : index
                %4932 = arith.remui %4605, %c5 : index
                %4933 = arith.muli %4932, %c2 : index
                %4934 = arith.addi %4931, %4933 : index
                %4935 = arith.muli %4930, %c10 : index
                %4936 = arith.divui %4934, %c4 : index
                %4937 = arith.muli %4936, %c4 : index
                %4938 = arith.remui %4934, %c5 : index
                %4939 = arith.muli %4938, %c5 : index
                %4940 = arith.addi %4937, %4939 : index
                %4941 = arith.divui %4934, %c5 : index
                %4942 = arith.remui %4941, %c5 : index
                %4943 = arith.addi %4940, %4942 : index
                %4944 = arith.addi %4935, %4943 : index
                %4945 = arith.addi %4929, %4944 : index
                %4946 = arith.addi %4859, %4945 : index
                %4947 = vector.shuffle %4837, %4837 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4947, %kv[%4946] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
