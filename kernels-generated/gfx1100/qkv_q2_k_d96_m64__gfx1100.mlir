// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q2_k', dim=96, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q2_k_d96_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 12 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 3 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 2 : index
  %c6 = arith.constant 256 : index
  %c7 = arith.constant 64 : index
  %c8 = arith.constant 127 : index
  %c9 = arith.constant 128 : index
  %c10 = arith.constant 6 : index
  %c11 = arith.constant 0 : index
  %c12 = arith.constant 1 : index
  %c13 = arith.constant 6144 : index
  %c14 = arith.constant 1536 : index
  %tileRows = wave.param "tileRows" : index
  %c16 = arith.constant 16 : index
  %c17 = arith.constant 8 : index
  %c18 = arith.constant 32 : index
  %c19 = arith.constant 48 : index
  %c20 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c23 = arith.constant dense<[0, 8, 0, 8]> : vector<4xi32>
  %c24 = arith.constant dense<196611> : vector<4xi32>
  %c25 = arith.constant dense<1677747200> : vector<4xi32>
  %c26 = arith.constant dense<[2, 10, 2, 10]> : vector<4xi32>
  %c27 = arith.constant dense<[4, 12, 4, 12]> : vector<4xi32>
  %c28 = arith.constant dense<[6, 14, 6, 14]> : vector<4xi32>
  %c29 = arith.constant dense<0x6400> : vector<32xf16>
  %c30 = arith.constant 96 : index
  %c31 = arith.constant 160 : index
  %c32 = arith.constant 192 : index
  %c33 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c36 = arith.constant 3072 : index
  %c37 = arith.constant 4608 : index
  %hasBias = wave.param "hasBias" : index
  %c39 = arith.constant 47 : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c42 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %c44 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c46 = arith.constant 12 : index
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c50 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c51 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c52 = arith.constant 512 : index
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
    %30 = arith.remui %29, %c16 : index
    %31 = arith.remui %30, %tileRows : index
    %32 = arith.addi %27, %31 : index
    %33 = arith.divui %32, %tileRows : index
    %34 = arith.divui %inputFeatures, %c16 : index
    %35 = arith.muli %33, %34 : index
    %36 = arith.divui %c11, %c16 : index
    %37 = arith.addi %35, %36 : index
    %38 = arith.muli %37, %c5 : index
    %39 = arith.remui %c11, %c16 : index
    %40 = arith.divui %39, %c17 : index
    %41 = arith.addi %38, %40 : index
    %42 = arith.muli %tileRows, %c17 : index
    %43 = arith.muli %41, %42 : index
    %44 = arith.remui %32, %tileRows : index
    %45 = arith.muli %44, %c17 : index
    %46 = arith.addi %43, %45 : index
    %47 = arith.remui %c11, %c17 : index
    %48 = arith.addi %46, %47 : index
    %49 = arith.addi %30, %c16 : index
    %50 = arith.addi %27, %49 : index
    %51 = arith.divui %50, %tileRows : index
    %52 = arith.divui %inputFeatures, %c16 : index
    %53 = arith.muli %51, %52 : index
    %54 = arith.divui %c11, %c16 : index
    %55 = arith.addi %53, %54 : index
    %56 = arith.muli %55, %c5 : index
    %57 = arith.remui %c11, %c16 : index
    %58 = arith.divui %57, %c17 : index
    %59 = arith.addi %56, %58 : index
    %60 = arith.muli %tileRows, %c17 : index
    %61 = arith.muli %59, %60 : index
    %62 = arith.remui %50, %tileRows : index
    %63 = arith.muli %62, %c17 : index
    %64 = arith.addi %61, %63 : index
    %65 = arith.remui %c11, %c17 : index
    %66 = arith.addi %64, %65 : index
    %67 = arith.addi %30, %c18 : index
    %68 = arith.addi %27, %67 : index
    %69 = arith.divui %68, %tileRows : index
    %70 = arith.divui %inputFeatures, %c16 : index
    %71 = arith.muli %69, %70 : index
    %72 = arith.divui %c11, %c16 : index
    %73 = arith.addi %71, %72 : index
    %74 = arith.muli %73, %c5 : index
    %75 = arith.remui %c11, %c16 : index
    %76 = arith.divui %75, %c17 : index
    %77 = arith.addi %74, %76 : index
    %78 = arith.muli %tileRows, %c17 : index
    %79 = arith.muli %77, %78 : index
    %80 = arith.remui %68, %tileRows : index
    %81 = arith.muli %80, %c17 : index
    %82 = arith.addi %79, %81 : index
    %83 = arith.remui %c11, %c17 : index
    %84 = arith.addi %82, %83 : index
    %85 = arith.addi %30, %c19 : index
    %86 = arith.addi %27, %85 : index
    %87 = arith.divui %86, %tileRows : index
    %88 = arith.divui %inputFeatures, %c16 : index
    %89 = arith.muli %87, %88 : index
    %90 = arith.divui %c11, %c16 : index
    %91 = arith.addi %89, %90 : index
    %92 = arith.muli %91, %c5 : index
    %93 = arith.remui %c11, %c16 : index
    %94 = arith.divui %93, %c17 : index
    %95 = arith.addi %92, %94 : index
    %96 = arith.muli %tileRows, %c17 : index
    %97 = arith.muli %95, %96 : index
    %98 = arith.remui %86, %tileRows : index
    %99 = arith.muli %98, %c17 : index
    %100 = arith.addi %97, %99 : index
    %101 = arith.remui %c11, %c17 : index
    %102 = arith.addi %100, %101 : index
    %103 = arith.divui %inputFeatures, %c18 : index
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
    %124:8 = scf.for %115 = %105 to %114 step %c5 iter_args(%116 = %c20, %117 = %c20, %118 = %c20, %119 = %c20, %120 = %c20, %121 = %c20, %122 = %c20, %123 = %c20) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %125 = wave.lane
      %126 = arith.addi %115, %c11 : index
      %127 = arith.remui %125, %c16 : index
      %128 = arith.addi %20, %c9 : index
      %129 = arith.divui %126, %c17 : index
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
      %188 = arith.muli %126, %c16 : index
      %189 = arith.addi %188, %127 : index
      %190 = arith.muli %189, %c17 : index
      %191 = arith.addi %187, %190 : index
      %192 = vector.load %w[%191] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %193 = vector.bitcast %192 : vector<8xi8> to vector<2xi32>
      %194 = vector.shuffle %193, %193 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %195 = arith.shrui %194, %c23 : vector<4xi32>
      %196 = arith.andi %195, %c24 : vector<4xi32>
      %197 = arith.ori %196, %c25 : vector<4xi32>
      %198 = vector.bitcast %197 : vector<4xi32> to vector<8xf16>
      %199 = arith.shrui %194, %c26 : vector<4xi32>
      %200 = arith.andi %199, %c24 : vector<4xi32>
      %201 = arith.ori %200, %c25 : vector<4xi32>
      %202 = vector.bitcast %201 : vector<4xi32> to vector<8xf16>
      %203 = arith.shrui %194, %c27 : vector<4xi32>
      %204 = arith.andi %203, %c24 : vector<4xi32>
      %205 = arith.ori %204, %c25 : vector<4xi32>
      %206 = vector.bitcast %205 : vector<4xi32> to vector<8xf16>
      %207 = arith.shrui %194, %c28 : vector<4xi32>
      %208 = arith.andi %207, %c24 : vector<4xi32>
      %209 = arith.ori %208, %c25 : vector<4xi32>
      %210 = vector.bitcast %209 : vector<4xi32> to vector<8xf16>
      %211 = vector.shuffle %198, %202 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %212 = vector.shuffle %206, %210 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %213 = vector.shuffle %211, %212 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %214 = arith.subf %213, %c29 : vector<32xf16>
      %215 = vector.shuffle %214, %214 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %216 = vector.shuffle %214, %214 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %217 = math.fma %215, %151, %159 : vector<16xf16>
      %218 = math.fma %216, %167, %175 : vector<16xf16>
      %219 = arith.addi %115, %c12 : index
      %220 = arith.remui %125, %c16 : index
      %221 = arith.addi %20, %c9 : index
      %222 = arith.divui %219, %c17 : index
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
      %281 = arith.muli %219, %c16 : index
      %282 = arith.addi %281, %220 : index
      %283 = arith.muli %282, %c17 : index
      %284 = arith.addi %280, %283 : index
      %285 = vector.load %w[%284] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %286 = vector.bitcast %285 : vector<8xi8> to vector<2xi32>
      %287 = vector.shuffle %286, %286 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %288 = arith.shrui %287, %c23 : vector<4xi32>
      %289 = arith.andi %288, %c24 : vector<4xi32>
      %290 = arith.ori %289, %c25 : vector<4xi32>
      %291 = vector.bitcast %290 : vector<4xi32> to vector<8xf16>
      %292 = arith.shrui %287, %c26 : vector<4xi32>
      %293 = arith.andi %292, %c24 : vector<4xi32>
      %294 = arith.ori %293, %c25 : vector<4xi32>
      %295 = vector.bitcast %294 : vector<4xi32> to vector<8xf16>
      %296 = arith.shrui %287, %c27 : vector<4xi32>
      %297 = arith.andi %296, %c24 : vector<4xi32>
      %298 = arith.ori %297, %c25 : vector<4xi32>
      %299 = vector.bitcast %298 : vector<4xi32> to vector<8xf16>
      %300 = arith.shrui %287, %c28 : vector<4xi32>
      %301 = arith.andi %300, %c24 : vector<4xi32>
      %302 = arith.ori %301, %c25 : vector<4xi32>
      %303 = vector.bitcast %302 : vector<4xi32> to vector<8xf16>
      %304 = vector.shuffle %291, %295 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %305 = vector.shuffle %299, %303 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %306 = vector.shuffle %304, %305 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %307 = arith.subf %306, %c29 : vector<32xf16>
      %308 = vector.shuffle %307, %307 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %309 = vector.shuffle %307, %307 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %310 = math.fma %308, %244, %252 : vector<16xf16>
      %311 = math.fma %309, %260, %268 : vector<16xf16>
      %312 = arith.addi %115, %c11 : index
      %313 = arith.remui %125, %c16 : index
      %314 = arith.addi %22, %c9 : index
      %315 = arith.divui %312, %c17 : index
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
      %374 = arith.muli %312, %c16 : index
      %375 = arith.addi %374, %313 : index
      %376 = arith.muli %375, %c17 : index
      %377 = arith.addi %373, %376 : index
      %378 = vector.load %w[%377] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %379 = vector.bitcast %378 : vector<8xi8> to vector<2xi32>
      %380 = vector.shuffle %379, %379 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %381 = arith.shrui %380, %c23 : vector<4xi32>
      %382 = arith.andi %381, %c24 : vector<4xi32>
      %383 = arith.ori %382, %c25 : vector<4xi32>
      %384 = vector.bitcast %383 : vector<4xi32> to vector<8xf16>
      %385 = arith.shrui %380, %c26 : vector<4xi32>
      %386 = arith.andi %385, %c24 : vector<4xi32>
      %387 = arith.ori %386, %c25 : vector<4xi32>
      %388 = vector.bitcast %387 : vector<4xi32> to vector<8xf16>
      %389 = arith.shrui %380, %c27 : vector<4xi32>
      %390 = arith.andi %389, %c24 : vector<4xi32>
      %391 = arith.ori %390, %c25 : vector<4xi32>
      %392 = vector.bitcast %391 : vector<4xi32> to vector<8xf16>
      %393 = arith.shrui %380, %c28 : vector<4xi32>
      %394 = arith.andi %393, %c24 : vector<4xi32>
      %395 = arith.ori %394, %c25 : vector<4xi32>
      %396 = vector.bitcast %395 : vector<4xi32> to vector<8xf16>
      %397 = vector.shuffle %384, %388 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %398 = vector.shuffle %392, %396 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %399 = vector.shuffle %397, %398 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %400 = arith.subf %399, %c29 : vector<32xf16>
      %401 = vector.shuffle %400, %400 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %402 = vector.shuffle %400, %400 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %403 = math.fma %401, %337, %345 : vector<16xf16>
      %404 = math.fma %402, %353, %361 : vector<16xf16>
      %405 = arith.addi %115, %c12 : index
      %406 = arith.remui %125, %c16 : index
      %407 = arith.addi %22, %c9 : index
      %408 = arith.divui %405, %c17 : index
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
      %467 = arith.muli %405, %c16 : index
      %468 = arith.addi %467, %406 : index
      %469 = arith.muli %468, %c17 : index
      %470 = arith.addi %466, %469 : index
      %471 = vector.load %w[%470] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %472 = vector.bitcast %471 : vector<8xi8> to vector<2xi32>
      %473 = vector.shuffle %472, %472 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %474 = arith.shrui %473, %c23 : vector<4xi32>
      %475 = arith.andi %474, %c24 : vector<4xi32>
      %476 = arith.ori %475, %c25 : vector<4xi32>
      %477 = vector.bitcast %476 : vector<4xi32> to vector<8xf16>
      %478 = arith.shrui %473, %c26 : vector<4xi32>
      %479 = arith.andi %478, %c24 : vector<4xi32>
      %480 = arith.ori %479, %c25 : vector<4xi32>
      %481 = vector.bitcast %480 : vector<4xi32> to vector<8xf16>
      %482 = arith.shrui %473, %c27 : vector<4xi32>
      %483 = arith.andi %482, %c24 : vector<4xi32>
      %484 = arith.ori %483, %c25 : vector<4xi32>
      %485 = vector.bitcast %484 : vector<4xi32> to vector<8xf16>
      %486 = arith.shrui %473, %c28 : vector<4xi32>
      %487 = arith.andi %486, %c24 : vector<4xi32>
      %488 = arith.ori %487, %c25 : vector<4xi32>
      %489 = vector.bitcast %488 : vector<4xi32> to vector<8xf16>
      %490 = vector.shuffle %477, %481 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %491 = vector.shuffle %485, %489 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %492 = vector.shuffle %490, %491 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %493 = arith.subf %492, %c29 : vector<32xf16>
      %494 = vector.shuffle %493, %493 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %495 = vector.shuffle %493, %493 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %496 = math.fma %494, %430, %438 : vector<16xf16>
      %497 = math.fma %495, %446, %454 : vector<16xf16>
      %498 = arith.muli %115, %c5 : index
      %499 = arith.addi %498, %c11 : index
      %500 = arith.muli %tileRows, %c16 : index
      %501 = arith.muli %499, %500 : index
      %502 = arith.addi %48, %501 : index
      %503 = vector.load %x[%502] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %504 = arith.muli %tileRows, %c17 : index
      %505 = arith.addi %502, %504 : index
      %506 = vector.load %x[%505] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %507 = vector.shuffle %503, %506 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %508 = wave.mma %507, %217, %116 : vector<16xf16>, vector<8xf32>
      %509 = wave.mma %507, %403, %117 : vector<16xf16>, vector<8xf32>
      %510 = arith.muli %115, %c5 : index
      %511 = arith.addi %510, %c11 : index
      %512 = arith.muli %tileRows, %c16 : index
      %513 = arith.muli %511, %512 : index
      %514 = arith.addi %66, %513 : index
      %515 = vector.load %x[%514] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %516 = arith.muli %tileRows, %c17 : index
      %517 = arith.addi %514, %516 : index
      %518 = vector.load %x[%517] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %519 = vector.shuffle %515, %518 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %520 = wave.mma %519, %217, %118 : vector<16xf16>, vector<8xf32>
      %521 = wave.mma %519, %403, %119 : vector<16xf16>, vector<8xf32>
      %522 = arith.muli %115, %c5 : index
      %523 = arith.addi %522, %c11 : index
      %524 = arith.muli %tileRows, %c16 : index
      %525 = arith.muli %523, %524 : index
      %526 = arith.addi %84, %525 : index
      %527 = vector.load %x[%526] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %528 = arith.muli %tileRows, %c17 : index
      %529 = arith.addi %526, %528 : index
      %530 = vector.load %x[%529] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %531 = vector.shuffle %527, %530 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %532 = wave.mma %531, %217, %120 : vector<16xf16>, vector<8xf32>
      %533 = wave.mma %531, %403, %121 : vector<16xf16>, vector<8xf32>
      %534 = arith.muli %115, %c5 : index
      %535 = arith.addi %534, %c11 : index
      %536 = arith.muli %tileRows, %c16 : index
      %537 = arith.muli %535, %536 : index
      %538 = arith.addi %102, %537 : index
      %539 = vector.load %x[%538] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %540 = arith.muli %tileRows, %c17 : index
      %541 = arith.addi %538, %540 : index
      %542 = vector.load %x[%541] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %543 = vector.shuffle %539, %542 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %544 = wave.mma %543, %217, %122 : vector<16xf16>, vector<8xf32>
      %545 = wave.mma %543, %403, %123 : vector<16xf16>, vector<8xf32>
      %546 = arith.muli %115, %c5 : index
      %547 = arith.addi %546, %c12 : index
      %548 = arith.muli %tileRows, %c16 : index
      %549 = arith.muli %547, %548 : index
      %550 = arith.addi %48, %549 : index
      %551 = vector.load %x[%550] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %552 = arith.muli %tileRows, %c17 : index
      %553 = arith.addi %550, %552 : index
      %554 = vector.load %x[%553] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %555 = vector.shuffle %551, %554 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %556 = wave.mma %555, %218, %508 : vector<16xf16>, vector<8xf32>
      %557 = wave.mma %555, %404, %509 : vector<16xf16>, vector<8xf32>
      %558 = arith.muli %115, %c5 : index
      %559 = arith.addi %558, %c12 : index
      %560 = arith.muli %tileRows, %c16 : index
      %561 = arith.muli %559, %560 : index
      %562 = arith.addi %66, %561 : index
      %563 = vector.load %x[%562] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %564 = arith.muli %tileRows, %c17 : index
      %565 = arith.addi %562, %564 : index
      %566 = vector.load %x[%565] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %567 = vector.shuffle %563, %566 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %568 = wave.mma %567, %218, %520 : vector<16xf16>, vector<8xf32>
      %569 = wave.mma %567, %404, %521 : vector<16xf16>, vector<8xf32>
      %570 = arith.muli %115, %c5 : index
      %571 = arith.addi %570, %c12 : index
      %572 = arith.muli %tileRows, %c16 : index
      %573 = arith.muli %571, %572 : index
      %574 = arith.addi %84, %573 : index
      %575 = vector.load %x[%574] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %576 = arith.muli %tileRows, %c17 : index
      %577 = arith.addi %574, %576 : index
      %578 = vector.load %x[%577] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %579 = vector.shuffle %575, %578 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %580 = wave.mma %579, %218, %532 : vector<16xf16>, vector<8xf32>
      %581 = wave.mma %579, %404, %533 : vector<16xf16>, vector<8xf32>
      %582 = arith.muli %115, %c5 : index
      %583 = arith.addi %582, %c12 : index
      %584 = arith.muli %tileRows, %c16 : index
      %585 = arith.muli %583, %584 : index
      %586 = arith.addi %102, %585 : index
      %587 = vector.load %x[%586] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %588 = arith.muli %tileRows, %c17 : index
      %589 = arith.addi %586, %588 : index
      %590 = vector.load %x[%589] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %591 = vector.shuffle %587, %590 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %592 = wave.mma %591, %218, %544 : vector<16xf16>, vector<8xf32>
      %593 = wave.mma %591, %404, %545 : vector<16xf16>, vector<8xf32>
      %594 = arith.muli %115, %c5 : index
      %595 = arith.addi %594, %c5 : index
      %596 = arith.muli %tileRows, %c16 : index
      %597 = arith.muli %595, %596 : index
      %598 = arith.addi %48, %597 : index
      %599 = vector.load %x[%598] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %600 = arith.muli %tileRows, %c17 : index
      %601 = arith.addi %598, %600 : index
      %602 = vector.load %x[%601] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %603 = vector.shuffle %599, %602 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %604 = wave.mma %603, %310, %556 : vector<16xf16>, vector<8xf32>
      %605 = wave.mma %603, %496, %557 : vector<16xf16>, vector<8xf32>
      %606 = arith.muli %115, %c5 : index
      %607 = arith.addi %606, %c5 : index
      %608 = arith.muli %tileRows, %c16 : index
      %609 = arith.muli %607, %608 : index
      %610 = arith.addi %66, %609 : index
      %611 = vector.load %x[%610] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %612 = arith.muli %tileRows, %c17 : index
      %613 = arith.addi %610, %612 : index
      %614 = vector.load %x[%613] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %615 = vector.shuffle %611, %614 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %616 = wave.mma %615, %310, %568 : vector<16xf16>, vector<8xf32>
      %617 = wave.mma %615, %496, %569 : vector<16xf16>, vector<8xf32>
      %618 = arith.muli %115, %c5 : index
      %619 = arith.addi %618, %c5 : index
      %620 = arith.muli %tileRows, %c16 : index
      %621 = arith.muli %619, %620 : index
      %622 = arith.addi %84, %621 : index
      %623 = vector.load %x[%622] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %624 = arith.muli %tileRows, %c17 : index
      %625 = arith.addi %622, %624 : index
      %626 = vector.load %x[%625] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %627 = vector.shuffle %623, %626 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %628 = wave.mma %627, %310, %580 : vector<16xf16>, vector<8xf32>
      %629 = wave.mma %627, %496, %581 : vector<16xf16>, vector<8xf32>
      %630 = arith.muli %115, %c5 : index
      %631 = arith.addi %630, %c5 : index
      %632 = arith.muli %tileRows, %c16 : index
      %633 = arith.muli %631, %632 : index
      %634 = arith.addi %102, %633 : index
      %635 = vector.load %x[%634] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %636 = arith.muli %tileRows, %c17 : index
      %637 = arith.addi %634, %636 : index
      %638 = vector.load %x[%637] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %639 = vector.shuffle %635, %638 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %640 = wave.mma %639, %310, %592 : vector<16xf16>, vector<8xf32>
      %641 = wave.mma %639, %496, %593 : vector<16xf16>, vector<8xf32>
      %642 = arith.muli %115, %c5 : index
      %643 = arith.addi %642, %c2 : index
      %644 = arith.muli %tileRows, %c16 : index
      %645 = arith.muli %643, %644 : index
      %646 = arith.addi %48, %645 : index
      %647 = vector.load %x[%646] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %648 = arith.muli %tileRows, %c17 : index
      %649 = arith.addi %646, %648 : index
      %650 = vector.load %x[%649] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %651 = vector.shuffle %647, %650 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %652 = wave.mma %651, %311, %604 : vector<16xf16>, vector<8xf32>
      %653 = wave.mma %651, %497, %605 : vector<16xf16>, vector<8xf32>
      %654 = arith.muli %115, %c5 : index
      %655 = arith.addi %654, %c2 : index
      %656 = arith.muli %tileRows, %c16 : index
      %657 = arith.muli %655, %656 : index
      %658 = arith.addi %66, %657 : index
      %659 = vector.load %x[%658] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %660 = arith.muli %tileRows, %c17 : index
      %661 = arith.addi %658, %660 : index
      %662 = vector.load %x[%661] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %663 = vector.shuffle %659, %662 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %664 = wave.mma %663, %311, %616 : vector<16xf16>, vector<8xf32>
      %665 = wave.mma %663, %497, %617 : vector<16xf16>, vector<8xf32>
      %666 = arith.muli %115, %c5 : index
      %667 = arith.addi %666, %c2 : index
      %668 = arith.muli %tileRows, %c16 : index
      %669 = arith.muli %667, %668 : index
      %670 = arith.addi %84, %669 : index
      %671 = vector.load %x[%670] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %672 = arith.muli %tileRows, %c17 : index
      %673 = arith.addi %670, %672 : index
      %674 = vector.load %x[%673] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %675 = vector.shuffle %671, %674 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %676 = wave.mma %675, %311, %628 : vector<16xf16>, vector<8xf32>
      %677 = wave.mma %675, %497, %629 : vector<16xf16>, vector<8xf32>
      %678 = arith.muli %115, %c5 : index
      %679 = arith.addi %678, %c2 : index
      %680 = arith.muli %tileRows, %c16 : index
      %681 = arith.muli %679, %680 : index
      %682 = arith.addi %102, %681 : index
      %683 = vector.load %x[%682] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %684 = arith.muli %tileRows, %c17 : index
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
      %703 = arith.remui %701, %c16 : index
      %704 = arith.addi %20, %c9 : index
      %705 = arith.divui %702, %c17 : index
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
      %764 = arith.muli %702, %c16 : index
      %765 = arith.addi %764, %703 : index
      %766 = arith.muli %765, %c17 : index
      %767 = arith.addi %763, %766 : index
      %768 = vector.load %w[%767] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %769 = vector.bitcast %768 : vector<8xi8> to vector<2xi32>
      %770 = vector.shuffle %769, %769 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %771 = arith.shrui %770, %c23 : vector<4xi32>
      %772 = arith.andi %771, %c24 : vector<4xi32>
      %773 = arith.ori %772, %c25 : vector<4xi32>
      %774 = vector.bitcast %773 : vector<4xi32> to vector<8xf16>
      %775 = arith.shrui %770, %c26 : vector<4xi32>
      %776 = arith.andi %775, %c24 : vector<4xi32>
      %777 = arith.ori %776, %c25 : vector<4xi32>
      %778 = vector.bitcast %777 : vector<4xi32> to vector<8xf16>
      %779 = arith.shrui %770, %c27 : vector<4xi32>
      %780 = arith.andi %779, %c24 : vector<4xi32>
      %781 = arith.ori %780, %c25 : vector<4xi32>
      %782 = vector.bitcast %781 : vector<4xi32> to vector<8xf16>
      %783 = arith.shrui %770, %c28 : vector<4xi32>
      %784 = arith.andi %783, %c24 : vector<4xi32>
      %785 = arith.ori %784, %c25 : vector<4xi32>
      %786 = vector.bitcast %785 : vector<4xi32> to vector<8xf16>
      %787 = vector.shuffle %774, %778 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %788 = vector.shuffle %782, %786 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %789 = vector.shuffle %787, %788 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %790 = arith.subf %789, %c29 : vector<32xf16>
      %791 = vector.shuffle %790, %790 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %792 = vector.shuffle %790, %790 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %793 = math.fma %791, %727, %735 : vector<16xf16>
      %794 = math.fma %792, %743, %751 : vector<16xf16>
      %795 = arith.addi %691, %c11 : index
      %796 = arith.remui %701, %c16 : index
      %797 = arith.addi %22, %c9 : index
      %798 = arith.divui %795, %c17 : index
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
      %857 = arith.muli %795, %c16 : index
      %858 = arith.addi %857, %796 : index
      %859 = arith.muli %858, %c17 : index
      %860 = arith.addi %856, %859 : index
      %861 = vector.load %w[%860] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %862 = vector.bitcast %861 : vector<8xi8> to vector<2xi32>
      %863 = vector.shuffle %862, %862 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %864 = arith.shrui %863, %c23 : vector<4xi32>
      %865 = arith.andi %864, %c24 : vector<4xi32>
      %866 = arith.ori %865, %c25 : vector<4xi32>
      %867 = vector.bitcast %866 : vector<4xi32> to vector<8xf16>
      %868 = arith.shrui %863, %c26 : vector<4xi32>
      %869 = arith.andi %868, %c24 : vector<4xi32>
      %870 = arith.ori %869, %c25 : vector<4xi32>
      %871 = vector.bitcast %870 : vector<4xi32> to vector<8xf16>
      %872 = arith.shrui %863, %c27 : vector<4xi32>
      %873 = arith.andi %872, %c24 : vector<4xi32>
      %874 = arith.ori %873, %c25 : vector<4xi32>
      %875 = vector.bitcast %874 : vector<4xi32> to vector<8xf16>
      %876 = arith.shrui %863, %c28 : vector<4xi32>
      %877 = arith.andi %876, %c24 : vector<4xi32>
      %878 = arith.ori %877, %c25 : vector<4xi32>
      %879 = vector.bitcast %878 : vector<4xi32> to vector<8xf16>
      %880 = vector.shuffle %867, %871 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %881 = vector.shuffle %875, %879 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %882 = vector.shuffle %880, %881 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %883 = arith.subf %882, %c29 : vector<32xf16>
      %884 = vector.shuffle %883, %883 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %885 = vector.shuffle %883, %883 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %886 = math.fma %884, %820, %828 : vector<16xf16>
      %887 = math.fma %885, %836, %844 : vector<16xf16>
      %888 = arith.muli %691, %c5 : index
      %889 = arith.addi %888, %c11 : index
      %890 = arith.muli %tileRows, %c16 : index
      %891 = arith.muli %889, %890 : index
      %892 = arith.addi %48, %891 : index
      %893 = vector.load %x[%892] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %894 = arith.muli %tileRows, %c17 : index
      %895 = arith.addi %892, %894 : index
      %896 = vector.load %x[%895] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %897 = vector.shuffle %893, %896 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %898 = wave.mma %897, %793, %692 : vector<16xf16>, vector<8xf32>
      %899 = wave.mma %897, %886, %693 : vector<16xf16>, vector<8xf32>
      %900 = arith.muli %691, %c5 : index
      %901 = arith.addi %900, %c11 : index
      %902 = arith.muli %tileRows, %c16 : index
      %903 = arith.muli %901, %902 : index
      %904 = arith.addi %66, %903 : index
      %905 = vector.load %x[%904] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %906 = arith.muli %tileRows, %c17 : index
      %907 = arith.addi %904, %906 : index
      %908 = vector.load %x[%907] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %909 = vector.shuffle %905, %908 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %910 = wave.mma %909, %793, %694 : vector<16xf16>, vector<8xf32>
      %911 = wave.mma %909, %886, %695 : vector<16xf16>, vector<8xf32>
      %912 = arith.muli %691, %c5 : index
      %913 = arith.addi %912, %c11 : index
      %914 = arith.muli %tileRows, %c16 : index
      %915 = arith.muli %913, %914 : index
      %916 = arith.addi %84, %915 : index
      %917 = vector.load %x[%916] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %918 = arith.muli %tileRows, %c17 : index
      %919 = arith.addi %916, %918 : index
      %920 = vector.load %x[%919] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %921 = vector.shuffle %917, %920 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %922 = wave.mma %921, %793, %696 : vector<16xf16>, vector<8xf32>
      %923 = wave.mma %921, %886, %697 : vector<16xf16>, vector<8xf32>
      %924 = arith.muli %691, %c5 : index
      %925 = arith.addi %924, %c11 : index
      %926 = arith.muli %tileRows, %c16 : index
      %927 = arith.muli %925, %926 : index
      %928 = arith.addi %102, %927 : index
      %929 = vector.load %x[%928] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %930 = arith.muli %tileRows, %c17 : index
      %931 = arith.addi %928, %930 : index
      %932 = vector.load %x[%931] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %933 = vector.shuffle %929, %932 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %934 = wave.mma %933, %793, %698 : vector<16xf16>, vector<8xf32>
      %935 = wave.mma %933, %886, %699 : vector<16xf16>, vector<8xf32>
      %936 = arith.muli %691, %c5 : index
      %937 = arith.addi %936, %c12 : index
      %938 = arith.muli %tileRows, %c16 : index
      %939 = arith.muli %937, %938 : index
      %940 = arith.addi %48, %939 : index
      %941 = vector.load %x[%940] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %942 = arith.muli %tileRows, %c17 : index
      %943 = arith.addi %940, %942 : index
      %944 = vector.load %x[%943] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %945 = vector.shuffle %941, %944 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %946 = wave.mma %945, %794, %898 : vector<16xf16>, vector<8xf32>
      %947 = wave.mma %945, %887, %899 : vector<16xf16>, vector<8xf32>
      %948 = arith.muli %691, %c5 : index
      %949 = arith.addi %948, %c12 : index
      %950 = arith.muli %tileRows, %c16 : index
      %951 = arith.muli %949, %950 : index
      %952 = arith.addi %66, %951 : index
      %953 = vector.load %x[%952] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %954 = arith.muli %tileRows, %c17 : index
      %955 = arith.addi %952, %954 : index
      %956 = vector.load %x[%955] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %957 = vector.shuffle %953, %956 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %958 = wave.mma %957, %794, %910 : vector<16xf16>, vector<8xf32>
      %959 = wave.mma %957, %887, %911 : vector<16xf16>, vector<8xf32>
      %960 = arith.muli %691, %c5 : index
      %961 = arith.addi %960, %c12 : index
      %962 = arith.muli %tileRows, %c16 : index
      %963 = arith.muli %961, %962 : index
      %964 = arith.addi %84, %963 : index
      %965 = vector.load %x[%964] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %966 = arith.muli %tileRows, %c17 : index
      %967 = arith.addi %964, %966 : index
      %968 = vector.load %x[%967] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %969 = vector.shuffle %965, %968 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %970 = wave.mma %969, %794, %922 : vector<16xf16>, vector<8xf32>
      %971 = wave.mma %969, %887, %923 : vector<16xf16>, vector<8xf32>
      %972 = arith.muli %691, %c5 : index
      %973 = arith.addi %972, %c12 : index
      %974 = arith.muli %tileRows, %c16 : index
      %975 = arith.muli %973, %974 : index
      %976 = arith.addi %102, %975 : index
      %977 = vector.load %x[%976] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %978 = arith.muli %tileRows, %c17 : index
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
    %997 = arith.addi %996, %c18 : index
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
    %1007 = arith.addi %1006, %c30 : index
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
    %1017 = arith.addi %1016, %c31 : index
    %1018 = vector.extract %700#0[5] : f32 from vector<8xf32>
    memref.store %1018, %23[%1017] : memref<?xf32>
    %1019 = arith.muli %4, %c14 : index
    %1020 = arith.addi %1019, %988 : index
    %1021 = arith.addi %1020, %c11 : index
    %1022 = arith.addi %1021, %c32 : index
    %1023 = vector.extract %700#0[6] : f32 from vector<8xf32>
    memref.store %1023, %23[%1022] : memref<?xf32>
    %1024 = arith.muli %4, %c14 : index
    %1025 = arith.addi %1024, %988 : index
    %1026 = arith.addi %1025, %c11 : index
    %1027 = arith.addi %1026, %c33 : index
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
    %1037 = arith.addi %1036, %c18 : index
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
    %1047 = arith.addi %1046, %c30 : index
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
    %1057 = arith.addi %1056, %c31 : index
    %1058 = vector.extract %700#1[5] : f32 from vector<8xf32>
    memref.store %1058, %23[%1057] : memref<?xf32>
    %1059 = arith.muli %4, %c14 : index
    %1060 = arith.addi %1059, %988 : index
    %1061 = arith.addi %1060, %c6 : index
    %1062 = arith.addi %1061, %c32 : index
    %1063 = vector.extract %700#1[6] : f32 from vector<8xf32>
    memref.store %1063, %23[%1062] : memref<?xf32>
    %1064 = arith.muli %4, %c14 : index
    %1065 = arith.addi %1064, %988 : index
    %1066 = arith.addi %1065, %c6 : index
    %1067 = arith.addi %1066, %c33 : index
    %1068 = vector.extract %700#1[7] : f32 from vector<8xf32>
    memref.store %1068, %23[%1067] : memref<?xf32>
    wave.barrier
    %1069 = arith.muli %4, %c5 : index
    %1070 = arith.addi %1069, %c11 : index
    %1071 = arith.muli %1070, %c5 : index
    %1072 = arith.divui %985, %c16 : index
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
      %1082 = arith.muli %1070, %c18 : index
      %1083 = arith.addi %1081, %1082 : index
      %1084 = memref.load %23[%1083] : memref<?xf32>
      %1085 = arith.addi %1083, %c14 : index
      %1086 = memref.load %23[%1085] : memref<?xf32>
      %1087 = arith.addf %1084, %1086 : f32
      %1088 = arith.addi %1083, %c36 : index
      %1089 = memref.load %23[%1088] : memref<?xf32>
      %1090 = arith.addf %1087, %1089 : f32
      %1091 = arith.addi %1083, %c37 : index
      %1092 = memref.load %23[%1091] : memref<?xf32>
      %1093 = arith.addf %1090, %1092 : f32
      %1094 = arith.remui %985, %c16 : index
      %1095 = arith.muli %1094, %c4 : index
      %1096 = arith.addi %20, %1095 : index
      %1097 = vector.load %w[%1096] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1098 = vector.bitcast %1097 : vector<4xi8> to vector<1xf32>
      %1099 = vector.extract %1098[0] : f32 from vector<1xf32>
      %1100 = arith.mulf %1099, %1080 : f32
      %1101 = arith.mulf %1093, %1100 : f32
      %1102 = arith.muli %3, %c5 : index
      %1103 = arith.addi %1102, %c11 : index
      %1104 = arith.muli %1103, %c16 : index
      %1105 = arith.remui %985, %c16 : index
      %1106 = arith.addi %1104, %1105 : index
      %1107 = arith.muli %1073, %c30 : index
      %1108 = arith.addi %1107, %1106 : index
      memref.store %1101, %24[%1108] : memref<?xf32>
      %1109 = arith.addi %988, %c6 : index
      %1110 = arith.muli %1070, %c18 : index
      %1111 = arith.addi %1109, %1110 : index
      %1112 = memref.load %23[%1111] : memref<?xf32>
      %1113 = arith.addi %1111, %c14 : index
      %1114 = memref.load %23[%1113] : memref<?xf32>
      %1115 = arith.addf %1112, %1114 : f32
      %1116 = arith.addi %1111, %c36 : index
      %1117 = memref.load %23[%1116] : memref<?xf32>
      %1118 = arith.addf %1115, %1117 : f32
      %1119 = arith.addi %1111, %c37 : index
      %1120 = memref.load %23[%1119] : memref<?xf32>
      %1121 = arith.addf %1118, %1120 : f32
      %1122 = arith.remui %985, %c16 : index
      %1123 = arith.muli %1122, %c4 : index
      %1124 = arith.addi %22, %1123 : index
      %1125 = vector.load %w[%1124] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1126 = vector.bitcast %1125 : vector<4xi8> to vector<1xf32>
      %1127 = vector.extract %1126[0] : f32 from vector<1xf32>
      %1128 = arith.mulf %1127, %1080 : f32
      %1129 = arith.mulf %1121, %1128 : f32
      %1130 = arith.muli %3, %c5 : index
      %1131 = arith.addi %1130, %c12 : index
      %1132 = arith.muli %1131, %c16 : index
      %1133 = arith.remui %985, %c16 : index
      %1134 = arith.addi %1132, %1133 : index
      %1135 = arith.muli %1073, %c30 : index
      %1136 = arith.addi %1135, %1134 : index
      memref.store %1129, %24[%1136] : memref<?xf32>
    }
    %1137 = arith.muli %4, %c5 : index
    %1138 = arith.addi %1137, %c12 : index
    %1139 = arith.muli %1138, %c5 : index
    %1140 = arith.divui %985, %c16 : index
    %1141 = arith.addi %1139, %1140 : index
    %1142 = arith.addi %984, %1141 : index
    %1143 = arith.cmpi slt, %1142, %26 : index
    scf.if %1143 {
      %1144 = arith.cmpi eq, %hasFactors, %c12 : index
      %1145 = arith.muli %1142, %c5 : index
      %1146 = memref.load %factors[%1145] : memref<?xf32>
      %1147 = arith.mulf %1146, %operandScale : f32
      %1148 = arith.select %1144, %1147, %operandScale : f32
      %1149 = arith.addi %988, %c11 : index
      %1150 = arith.muli %1138, %c18 : index
      %1151 = arith.addi %1149, %1150 : index
      %1152 = memref.load %23[%1151] : memref<?xf32>
      %1153 = arith.addi %1151, %c14 : index
      %1154 = memref.load %23[%1153] : memref<?xf32>
      %1155 = arith.addf %1152, %1154 : f32
      %1156 = arith.addi %1151, %c36 : index
      %1157 = memref.load %23[%1156] : memref<?xf32>
      %1158 = arith.addf %1155, %1157 : f32
      %1159 = arith.addi %1151, %c37 : index
      %1160 = memref.load %23[%1159] : memref<?xf32>
      %1161 = arith.addf %1158, %1160 : f32
      %1162 = arith.remui %985, %c16 : index
      %1163 = arith.muli %1162, %c4 : index
      %1164 = arith.addi %20, %1163 : index
      %1165 = vector.load %w[%1164] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1166 = vector.bitcast %1165 : vector<4xi8> to vector<1xf32>
      %1167 = vector.extract %1166[0] : f32 from vector<1xf32>
      %1168 = arith.mulf %1167, %1148 : f32
      %1169 = arith.mulf %1161, %1168 : f32
      %1170 = arith.muli %3, %c5 : index
      %1171 = arith.addi %1170, %c11 : index
      %1172 = arith.muli %1171, %c16 : index
      %1173 = arith.remui %985, %c16 : index
      %1174 = arith.addi %1172, %1173 : index
      %1175 = arith.muli %1141, %c30 : index
      %1176 = arith.addi %1175, %1174 : index
      memref.store %1169, %24[%1176] : memref<?xf32>
      %1177 = arith.addi %988, %c6 : index
      %1178 = arith.muli %1138, %c18 : index
      %1179 = arith.addi %1177, %1178 : index
      %1180 = memref.load %23[%1179] : memref<?xf32>
      %1181 = arith.addi %1179, %c14 : index
      %1182 = memref.load %23[%1181] : memref<?xf32>
      %1183 = arith.addf %1180, %1182 : f32
      %1184 = arith.addi %1179, %c36 : index
      %1185 = memref.load %23[%1184] : memref<?xf32>
      %1186 = arith.addf %1183, %1185 : f32
      %1187 = arith.addi %1179, %c37 : index
      %1188 = memref.load %23[%1187] : memref<?xf32>
      %1189 = arith.addf %1186, %1188 : f32
      %1190 = arith.remui %985, %c16 : index
      %1191 = arith.muli %1190, %c4 : index
      %1192 = arith.addi %22, %1191 : index
      %1193 = vector.load %w[%1192] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1194 = vector.bitcast %1193 : vector<4xi8> to vector<1xf32>
      %1195 = vector.extract %1194[0] : f32 from vector<1xf32>
      %1196 = arith.mulf %1195, %1148 : f32
      %1197 = arith.mulf %1189, %1196 : f32
      %1198 = arith.muli %3, %c5 : index
      %1199 = arith.addi %1198, %c12 : index
      %1200 = arith.muli %1199, %c16 : index
      %1201 = arith.remui %985, %c16 : index
      %1202 = arith.addi %1200, %1201 : index
      %1203 = arith.muli %1141, %c30 : index
      %1204 = arith.addi %1203, %1202 : index
      memref.store %1197, %24[%1204] : memref<?xf32>
    }
    wave.barrier
    %1205 = arith.addi %27, %c11 : index
    %1206 = wave.wave
    %1207 = arith.addi %1206, %c11 : index
    %1208 = arith.addi %1205, %1207 : index
    %1209 = arith.cmpi slt, %1208, %26 : index
    %1210 = arith.cmpi slt, %1207, %c16 : index
    %1211 = arith.andi %1209, %1210 : i1
    scf.if %1211 {
      %1212 = arith.addi %1205, %1207 : index
      %1213 = arith.muli %1207, %c30 : index
      %1214 = wave.lane
      %1215 = arith.addi %1214, %c11 : index
      %1216 = arith.cmpi eq, %hasBias, %c12 : index
      %1217 = arith.addi %1213, %1215 : index
      %1218 = memref.load %24[%1217] : memref<?xf32>
      %1219 = arith.muli %0, %c30 : index
      %1220 = arith.addi %1219, %1215 : index
      %1221 = memref.load %bias[%1220] : memref<?xf32>
      %1222 = arith.addf %1218, %1221 : f32
      %1223 = arith.select %1216, %1222, %1218 : f32
      %1224 = arith.addi %1215, %c19 : index
      %1225 = arith.cmpi eq, %hasBias, %c12 : index
      %1226 = arith.addi %1213, %1224 : index
      %1227 = memref.load %24[%1226] : memref<?xf32>
      %1228 = arith.muli %0, %c30 : index
      %1229 = arith.addi %1228, %1224 : index
      %1230 = memref.load %bias[%1229] : memref<?xf32>
      %1231 = arith.addf %1227, %1230 : f32
      %1232 = arith.select %1225, %1231, %1227 : f32
      %1233 = arith.addi %1214, %c18 : index
      %1234 = arith.cmpi slt, %1233, %c19 : index
      %1235 = arith.minsi %1233, %c39 : index
      %1236 = arith.cmpi eq, %hasBias, %c12 : index
      %1237 = arith.addi %1213, %1235 : index
      %1238 = memref.load %24[%1237] : memref<?xf32>
      %1239 = arith.muli %0, %c30 : index
      %1240 = arith.addi %1239, %1235 : index
      %1241 = memref.load %bias[%1240] : memref<?xf32>
      %1242 = arith.addf %1238, %1241 : f32
      %1243 = arith.select %1236, %1242, %1238 : f32
      %1244 = arith.addi %1235, %c19 : index
      %1245 = arith.cmpi eq, %hasBias, %c12 : index
      %1246 = arith.addi %1213, %1244 : index
      %1247 = memref.load %24[%1246] : memref<?xf32>
      %1248 = arith.muli %0, %c30 : index
      %1249 = arith.addi %1248, %1244 : index
      %1250 = memref.load %bias[%1249] : memref<?xf32>
      %1251 = arith.addf %1247, %1250 : f32
      %1252 = arith.select %1245, %1251, %1247 : f32
      %1253 = arith.addi %heads, %kvHeads : index
      %1254 = arith.cmpi slt, %0, %1253 : index
      scf.if %1254 {
        %1255 = arith.addi %positionsAt, %1212 : index
        %1256 = memref.load %step[%1255] : memref<?xi32>
        %1257 = arith.index_cast %1256 : i32 to index
        %1258 = arith.cmpi eq, %hasNorm, %c12 : index
        %1259 = math.fma %1223, %1223, %c42 : f32
        %1260 = math.fma %1232, %1232, %1259 : f32
        %1261 = math.fma %1243, %1243, %1260 : f32
        %1262 = arith.select %1234, %1261, %1260 : f32
        %1263 = math.fma %1252, %1252, %1262 : f32
        %1264 = arith.select %1234, %1263, %1262 : f32
        %1265 = vector.broadcast %1264 : f32 to vector<1xf32>
        %1266 = wave.reduce "add" %1265 : vector<1xf32>
        %1267 = arith.mulf %1266, %inverseHeadDim : f32
        %1268 = arith.addf %1267, %epsilon : f32
        %1269 = math.sqrt %1268 : f32
        %1270 = arith.divf %c44, %1269 : f32
        %1271 = arith.cmpi slt, %0, %heads : index
        %1272 = arith.addi %1215, %c19 : index
        %1273 = memref.load %query_norm[%1215] : memref<?xf32>
        %1274 = memref.load %key_norm[%1215] : memref<?xf32>
        %1275 = arith.select %1271, %1273, %1274 : f32
        %1276 = arith.mulf %1223, %1270 : f32
        %1277 = arith.mulf %1276, %1275 : f32
        %1278 = arith.select %1258, %1277, %1223 : f32
        %1279 = memref.load %query_norm[%1272] : memref<?xf32>
        %1280 = memref.load %key_norm[%1272] : memref<?xf32>
        %1281 = arith.select %1271, %1279, %1280 : f32
        %1282 = arith.mulf %1232, %1270 : f32
        %1283 = arith.mulf %1282, %1281 : f32
        %1284 = arith.select %1258, %1283, %1232 : f32
        %1285 = arith.addi %1235, %c19 : index
        %1286 = memref.load %query_norm[%1235] : memref<?xf32>
        %1287 = memref.load %key_norm[%1235] : memref<?xf32>
        %1288 = arith.select %1271, %1286, %1287 : f32
        %1289 = arith.mulf %1243, %1270 : f32
        %1290 = arith.mulf %1289, %1288 : f32
        %1291 = arith.select %1258, %1290, %1243 : f32
        %1292 = memref.load %query_norm[%1285] : memref<?xf32>
        %1293 = memref.load %key_norm[%1285] : memref<?xf32>
        %1294 = arith.select %1271, %1292, %1293 : f32
        %1295 = arith.mulf %1252, %1270 : f32
        %1296 = arith.mulf %1295, %1294 : f32
        %1297 = arith.select %1258, %1296, %1252 : f32
        %1298 = arith.remui %1257, %c6 : index
        %1299 = arith.muli %1298, %c30 : index
        %1300 = arith.addi %1299, %1215 : index
        %1301 = arith.divui %1257, %c6 : index
        %1302 = arith.addi %1301, %c6 : index
        %1303 = arith.muli %1302, %c30 : index
        %1304 = arith.addi %1303, %1215 : index
        %1305 = memref.load %rope[%1300] : memref<?xf32>
        %1306 = arith.addi %1300, %c19 : index
        %1307 = memref.load %rope[%1306] : memref<?xf32>
        %1308 = memref.load %rope[%1304] : memref<?xf32>
        %1309 = arith.addi %1304, %c19 : index
        %1310 = memref.load %rope[%1309] : memref<?xf32>
        %1311 = arith.mulf %1308, %1305 : f32
        %1312 = arith.mulf %1310, %1307 : f32
        %1313 = arith.subf %1311, %1312 : f32
        %1314 = arith.mulf %1310, %1305 : f32
        %1315 = arith.mulf %1308, %1307 : f32
        %1316 = arith.addf %1314, %1315 : f32
        %1317 = arith.mulf %1278, %1313 : f32
        %1318 = arith.mulf %1284, %1316 : f32
        %1319 = arith.subf %1317, %1318 : f32
        %1320 = arith.mulf %1284, %1313 : f32
        %1321 = arith.mulf %1278, %1316 : f32
        %1322 = arith.addf %1320, %1321 : f32
        %1323 = arith.cmpi slt, %0, %heads : index
        scf.if %1323 {
          %1324 = arith.muli %1212, %heads : index
          %1325 = arith.addi %1324, %0 : index
          %1326 = arith.muli %1325, %c30 : index
          %1327 = arith.addi %1326, %1215 : index
          memref.store %1319, %q[%1327] : memref<?xf32>
          %1328 = arith.addi %1327, %c19 : index
          memref.store %1322, %q[%1328] : memref<?xf32>
        } else {
          %1329 = arith.addi %1213, %1215 : index
          memref.store %1319, %24[%1329] : memref<?xf32>
          %1330 = arith.addi %1213, %1215 : index
          %1331 = arith.addi %1330, %c19 : index
          memref.store %1322, %24[%1331] : memref<?xf32>
        }
        %1332 = arith.remui %1257, %c6 : index
        %1333 = arith.muli %1332, %c30 : index
        %1334 = arith.addi %1333, %1235 : index
        %1335 = arith.divui %1257, %c6 : index
        %1336 = arith.addi %1335, %c6 : index
        %1337 = arith.muli %1336, %c30 : index
        %1338 = arith.addi %1337, %1235 : index
        %1339 = memref.load %rope[%1334] : memref<?xf32>
        %1340 = arith.addi %1334, %c19 : index
        %1341 = memref.load %rope[%1340] : memref<?xf32>
        %1342 = memref.load %rope[%1338] : memref<?xf32>
        %1343 = arith.addi %1338, %c19 : index
        %1344 = memref.load %rope[%1343] : memref<?xf32>
        %1345 = arith.mulf %1342, %1339 : f32
        %1346 = arith.mulf %1344, %1341 : f32
        %1347 = arith.subf %1345, %1346 : f32
        %1348 = arith.mulf %1344, %1339 : f32
        %1349 = arith.mulf %1342, %1341 : f32
        %1350 = arith.addf %1348, %1349 : f32
        %1351 = arith.mulf %1291, %1347 : f32
        %1352 = arith.mulf %1297, %1350 : f32
        %1353 = arith.subf %1351, %1352 : f32
        %1354 = arith.mulf %1297, %1347 : f32
        %1355 = arith.mulf %1291, %1350 : f32
        %1356 = arith.addf %1354, %1355 : f32
        scf.if %1234 {
          %1357 = arith.cmpi slt, %0, %heads : index
          scf.if %1357 {
            %1358 = arith.muli %1212, %heads : index
            %1359 = arith.addi %1358, %0 : index
            %1360 = arith.muli %1359, %c30 : index
            %1361 = arith.addi %1360, %1235 : index
            memref.store %1353, %q[%1361] : memref<?xf32>
            %1362 = arith.addi %1361, %c19 : index
            memref.store %1356, %q[%1362] : memref<?xf32>
          } else {
            %1363 = arith.addi %1213, %1235 : index
            memref.store %1353, %24[%1363] : memref<?xf32>
            %1364 = arith.addi %1213, %1235 : index
            %1365 = arith.addi %1364, %c19 : index
            memref.store %1356, %24[%1365] : memref<?xf32>
          }
        }
      } else {
        %1366 = arith.cmpi slt, %0, %heads : index
        scf.if %1366 {
          %1367 = arith.muli %1212, %heads : index
          %1368 = arith.addi %1367, %0 : index
          %1369 = arith.muli %1368, %c30 : index
          %1370 = arith.addi %1369, %1215 : index
          memref.store %1223, %q[%1370] : memref<?xf32>
          %1371 = arith.addi %1370, %c19 : index
          memref.store %1232, %q[%1371] : memref<?xf32>
        } else {
          %1372 = arith.addi %1213, %1215 : index
          memref.store %1223, %24[%1372] : memref<?xf32>
          %1373 = arith.addi %1213, %1215 : index
          %1374 = arith.addi %1373, %c19 : index
          memref.store %1232, %24[%1374] : memref<?xf32>
        }
        scf.if %1234 {
          %1375 = arith.cmpi slt, %0, %heads : index
          scf.if %1375 {
            %1376 = arith.muli %1212, %heads : index
            %1377 = arith.addi %1376, %0 : index
            %1378 = arith.muli %1377, %c30 : index
            %1379 = arith.addi %1378, %1235 : index
            memref.store %1243, %q[%1379] : memref<?xf32>
            %1380 = arith.addi %1379, %c19 : index
            memref.store %1252, %q[%1380] : memref<?xf32>
          } else {
            %1381 = arith.addi %1213, %1235 : index
            memref.store %1243, %24[%1381] : memref<?xf32>
            %1382 = arith.addi %1213, %1235 : index
            %1383 = arith.addi %1382, %c19 : index
            memref.store %1252, %24[%1383] : memref<?xf32>
          }
        }
      }
    }
    %1384 = arith.addi %1206, %c46 : index
    %1385 = arith.addi %1205, %1384 : index
    %1386 = arith.cmpi slt, %1385, %26 : index
    %1387 = arith.cmpi slt, %1384, %c16 : index
    %1388 = arith.andi %1386, %1387 : i1
    scf.if %1388 {
      %1389 = arith.addi %1205, %1384 : index
      %1390 = arith.muli %1384, %c30 : index
      %1391 = wave.lane
      %1392 = arith.addi %1391, %c11 : index
      %1393 = arith.cmpi eq, %hasBias, %c12 : index
      %1394 = arith.addi %1390, %1392 : index
      %1395 = memref.load %24[%1394] : memref<?xf32>
      %1396 = arith.muli %0, %c30 : index
      %1397 = arith.addi %1396, %1392 : index
      %1398 = memref.load %bias[%1397] : memref<?xf32>
      %1399 = arith.addf %1395, %1398 : f32
      %1400 = arith.select %1393, %1399, %1395 : f32
      %1401 = arith.addi %1392, %c19 : index
      %1402 = arith.cmpi eq, %hasBias, %c12 : index
      %1403 = arith.addi %1390, %1401 : index
      %1404 = memref.load %24[%1403] : memref<?xf32>
      %1405 = arith.muli %0, %c30 : index
      %1406 = arith.addi %1405, %1401 : index
      %1407 = memref.load %bias[%1406] : memref<?xf32>
      %1408 = arith.addf %1404, %1407 : f32
      %1409 = arith.select %1402, %1408, %1404 : f32
      %1410 = arith.addi %1391, %c18 : index
      %1411 = arith.cmpi slt, %1410, %c19 : index
      %1412 = arith.minsi %1410, %c39 : index
      %1413 = arith.cmpi eq, %hasBias, %c12 : index
      %1414 = arith.addi %1390, %1412 : index
      %1415 = memref.load %24[%1414] : memref<?xf32>
      %1416 = arith.muli %0, %c30 : index
      %1417 = arith.addi %1416, %1412 : index
      %1418 = memref.load %bias[%1417] : memref<?xf32>
      %1419 = arith.addf %1415, %1418 : f32
      %1420 = arith.select %1413, %1419, %1415 : f32
      %1421 = arith.addi %1412, %c19 : index
      %1422 = arith.cmpi eq, %hasBias, %c12 : index
      %1423 = arith.addi %1390, %1421 : index
      %1424 = memref.load %24[%1423] : memref<?xf32>
      %1425 = arith.muli %0, %c30 : index
      %1426 = arith.addi %1425, %1421 : index
      %1427 = memref.load %bias[%1426] : memref<?xf32>
      %1428 = arith.addf %1424, %1427 : f32
      %1429 = arith.select %1422, %1428, %1424 : f32
      %1430 = arith.addi %heads, %kvHeads : index
      %1431 = arith.cmpi slt, %0, %1430 : index
      scf.if %1431 {
        %1432 = arith.addi %positionsAt, %1389 : index
        %1433 = memref.load %step[%1432] : memref<?xi32>
        %1434 = arith.index_cast %1433 : i32 to index
        %1435 = arith.cmpi eq, %hasNorm, %c12 : index
        %1436 = math.fma %1400, %1400, %c42 : f32
        %1437 = math.fma %1409, %1409, %1436 : f32
        %1438 = math.fma %1420, %1420, %1437 : f32
        %1439 = arith.select %1411, %1438, %1437 : f32
        %1440 = math.fma %1429, %1429, %1439 : f32
        %1441 = arith.select %1411, %1440, %1439 : f32
        %1442 = vector.broadcast %1441 : f32 to vector<1xf32>
        %1443 = wave.reduce "add" %1442 : vector<1xf32>
        %1444 = arith.mulf %1443, %inverseHeadDim : f32
        %1445 = arith.addf %1444, %epsilon : f32
        %1446 = math.sqrt %1445 : f32
        %1447 = arith.divf %c44, %1446 : f32
        %1448 = arith.cmpi slt, %0, %heads : index
        %1449 = arith.addi %1392, %c19 : index
        %1450 = memref.load %query_norm[%1392] : memref<?xf32>
        %1451 = memref.load %key_norm[%1392] : memref<?xf32>
        %1452 = arith.select %1448, %1450, %1451 : f32
        %1453 = arith.mulf %1400, %1447 : f32
        %1454 = arith.mulf %1453, %1452 : f32
        %1455 = arith.select %1435, %1454, %1400 : f32
        %1456 = memref.load %query_norm[%1449] : memref<?xf32>
        %1457 = memref.load %key_norm[%1449] : memref<?xf32>
        %1458 = arith.select %1448, %1456, %1457 : f32
        %1459 = arith.mulf %1409, %1447 : f32
        %1460 = arith.mulf %1459, %1458 : f32
        %1461 = arith.select %1435, %1460, %1409 : f32
        %1462 = arith.addi %1412, %c19 : index
        %1463 = memref.load %query_norm[%1412] : memref<?xf32>
        %1464 = memref.load %key_norm[%1412] : memref<?xf32>
        %1465 = arith.select %1448, %1463, %1464 : f32
        %1466 = arith.mulf %1420, %1447 : f32
        %1467 = arith.mulf %1466, %1465 : f32
        %1468 = arith.select %1435, %1467, %1420 : f32
        %1469 = memref.load %query_norm[%1462] : memref<?xf32>
        %1470 = memref.load %key_norm[%1462] : memref<?xf32>
        %1471 = arith.select %1448, %1469, %1470 : f32
        %1472 = arith.mulf %1429, %1447 : f32
        %1473 = arith.mulf %1472, %1471 : f32
        %1474 = arith.select %1435, %1473, %1429 : f32
        %1475 = arith.remui %1434, %c6 : index
        %1476 = arith.muli %1475, %c30 : index
        %1477 = arith.addi %1476, %1392 : index
        %1478 = arith.divui %1434, %c6 : index
        %1479 = arith.addi %1478, %c6 : index
        %1480 = arith.muli %1479, %c30 : index
        %1481 = arith.addi %1480, %1392 : index
        %1482 = memref.load %rope[%1477] : memref<?xf32>
        %1483 = arith.addi %1477, %c19 : index
        %1484 = memref.load %rope[%1483] : memref<?xf32>
        %1485 = memref.load %rope[%1481] : memref<?xf32>
        %1486 = arith.addi %1481, %c19 : index
        %1487 = memref.load %rope[%1486] : memref<?xf32>
        %1488 = arith.mulf %1485, %1482 : f32
        %1489 = arith.mulf %1487, %1484 : f32
        %1490 = arith.subf %1488, %1489 : f32
        %1491 = arith.mulf %1487, %1482 : f32
        %1492 = arith.mulf %1485, %1484 : f32
        %1493 = arith.addf %1491, %1492 : f32
        %1494 = arith.mulf %1455, %1490 : f32
        %1495 = arith.mulf %1461, %1493 : f32
        %1496 = arith.subf %1494, %1495 : f32
        %1497 = arith.mulf %1461, %1490 : f32
        %1498 = arith.mulf %1455, %1493 : f32
        %1499 = arith.addf %1497, %1498 : f32
        %1500 = arith.cmpi slt, %0, %heads : index
        scf.if %1500 {
          %1501 = arith.muli %1389, %heads : index
          %1502 = arith.addi %1501, %0 : index
          %1503 = arith.muli %1502, %c30 : index
          %1504 = arith.addi %1503, %1392 : index
          memref.store %1496, %q[%1504] : memref<?xf32>
          %1505 = arith.addi %1504, %c19 : index
          memref.store %1499, %q[%1505] : memref<?xf32>
        } else {
          %1506 = arith.addi %1390, %1392 : index
          memref.store %1496, %24[%1506] : memref<?xf32>
          %1507 = arith.addi %1390, %1392 : index
          %1508 = arith.addi %1507, %c19 : index
          memref.store %1499, %24[%1508] : memref<?xf32>
        }
        %1509 = arith.remui %1434, %c6 : index
        %1510 = arith.muli %1509, %c30 : index
        %1511 = arith.addi %1510, %1412 : index
        %1512 = arith.divui %1434, %c6 : index
        %1513 = arith.addi %1512, %c6 : index
        %1514 = arith.muli %1513, %c30 : index
        %1515 = arith.addi %1514, %1412 : index
        %1516 = memref.load %rope[%1511] : memref<?xf32>
        %1517 = arith.addi %1511, %c19 : index
        %1518 = memref.load %rope[%1517] : memref<?xf32>
        %1519 = memref.load %rope[%1515] : memref<?xf32>
        %1520 = arith.addi %1515, %c19 : index
        %1521 = memref.load %rope[%1520] : memref<?xf32>
        %1522 = arith.mulf %1519, %1516 : f32
        %1523 = arith.mulf %1521, %1518 : f32
        %1524 = arith.subf %1522, %1523 : f32
        %1525 = arith.mulf %1521, %1516 : f32
        %1526 = arith.mulf %1519, %1518 : f32
        %1527 = arith.addf %1525, %1526 : f32
        %1528 = arith.mulf %1468, %1524 : f32
        %1529 = arith.mulf %1474, %1527 : f32
        %1530 = arith.subf %1528, %1529 : f32
        %1531 = arith.mulf %1474, %1524 : f32
        %1532 = arith.mulf %1468, %1527 : f32
        %1533 = arith.addf %1531, %1532 : f32
        scf.if %1411 {
          %1534 = arith.cmpi slt, %0, %heads : index
          scf.if %1534 {
            %1535 = arith.muli %1389, %heads : index
            %1536 = arith.addi %1535, %0 : index
            %1537 = arith.muli %1536, %c30 : index
            %1538 = arith.addi %1537, %1412 : index
            memref.store %1530, %q[%1538] : memref<?xf32>
            %1539 = arith.addi %1538, %c19 : index
            memref.store %1533, %q[%1539] : memref<?xf32>
          } else {
            %1540 = arith.addi %1390, %1412 : index
            memref.store %1530, %24[%1540] : memref<?xf32>
            %1541 = arith.addi %1390, %1412 : index
            %1542 = arith.addi %1541, %c19 : index
            memref.store %1533, %24[%1542] : memref<?xf32>
          }
        }
      } else {
        %1543 = arith.cmpi slt, %0, %heads : index
        scf.if %1543 {
          %1544 = arith.muli %1389, %heads : index
          %1545 = arith.addi %1544, %0 : index
          %1546 = arith.muli %1545, %c30 : index
          %1547 = arith.addi %1546, %1392 : index
          memref.store %1400, %q[%1547] : memref<?xf32>
          %1548 = arith.addi %1547, %c19 : index
          memref.store %1409, %q[%1548] : memref<?xf32>
        } else {
          %1549 = arith.addi %1390, %1392 : index
          memref.store %1400, %24[%1549] : memref<?xf32>
          %1550 = arith.addi %1390, %1392 : index
          %1551 = arith.addi %1550, %c19 : index
          memref.store %1409, %24[%1551] : memref<?xf32>
        }
        scf.if %1411 {
          %1552 = arith.cmpi slt, %0, %heads : index
          scf.if %1552 {
            %1553 = arith.muli %1389, %heads : index
            %1554 = arith.addi %1553, %0 : index
            %1555 = arith.muli %1554, %c30 : index
            %1556 = arith.addi %1555, %1412 : index
            memref.store %1420, %q[%1556] : memref<?xf32>
            %1557 = arith.addi %1556, %c19 : index
            memref.store %1429, %q[%1557] : memref<?xf32>
          } else {
            %1558 = arith.addi %1390, %1412 : index
            memref.store %1420, %24[%1558] : memref<?xf32>
            %1559 = arith.addi %1390, %1412 : index
            %1560 = arith.addi %1559, %c19 : index
            memref.store %1429, %24[%1560] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %1561 = arith.cmpi sge, %0, %heads : index
    scf.if %1561 {
      %1562 = arith.addi %1206, %c11 : index
      %1563 = arith.addi %1205, %1562 : index
      %1564 = arith.cmpi slt, %1563, %26 : index
      %1565 = arith.cmpi slt, %1562, %c16 : index
      %1566 = arith.andi %1564, %1565 : i1
      scf.if %1566 {
        %1567 = arith.addi %1205, %1562 : index
        %1568 = arith.addi %slotsAt, %1567 : index
        %1569 = memref.load %step[%1568] : memref<?xi32>
        %1570 = arith.index_cast %1569 : i32 to index
        %1571 = arith.cmpi sge, %1570, %c11 : index
        scf.if %1571 {
          %1572 = arith.muli %1562, %c30 : index
          %1573 = arith.subi %0, %heads : index
          %1574 = memref.load %scales[%1573] : memref<?xf32>
          %1575 = vector.broadcast %1574 : f32 to vector<4xf32>
          %1576 = arith.divui %1570, %c16 : index
          %1577 = arith.remui %1570, %c16 : index
          %1578 = arith.muli %1576, %pageBytes : index
          %1579 = arith.cmpi eq, %codec, %c11 : index
          scf.if %1579 {
            %1580 = wave.lane
            %1581 = arith.muli %1580, %c4 : index
            scf.for %1582 = %1581 to %c30 step %c9 {
              %1583 = arith.addi %1572, %1582 : index
              %1584 = vector.load %24[%1583] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1585 = arith.mulf %1584, %1575 : vector<4xf32>
              %1586 = arith.minimumf %1585, %c50 : vector<4xf32>
              %1587 = arith.maximumf %1586, %c51 : vector<4xf32>
              %1588 = arith.truncf %1587 : vector<4xf32> to vector<4xf16>
              %1589 = vector.bitcast %1588 : vector<4xf16> to vector<8xi8>
              %1590 = arith.cmpi slt, %1573, %kvHeads : index
              scf.if %1590 {
                %1591 = arith.muli %1573, %c13 : index
                %1592 = arith.addi %1578, %1591 : index
                %1593 = arith.divui %1582, %c16 : index
                %1594 = arith.muli %1593, %c52 : index
                %1595 = arith.remui %1582, %c16 : index
                %1596 = arith.divui %1595, %c17 : index
                %1597 = arith.muli %1596, %c6 : index
                %1598 = arith.muli %1577, %c16 : index
                %1599 = arith.addi %1597, %1598 : index
                %1600 = arith.remui %1595, %c17 : index
                %1601 = arith.muli %1600, %c5 : index
                %1602 = arith.addi %1599, %1601 : index
                %1603 = arith.addi %1594, %1602 : index
                %1604 = arith.addi %1592, %1603 : index
                vector.store %1589, %kv[%1604] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1605 = arith.subi %1573, %kvHeads : index
                %1606 = arith.muli %1605, %c13 : index
                %1607 = arith.addi %1578, %1606 : index
                %1608 = arith.addi %1582, %c11 : index
                %1609 = arith.divui %1608, %c16 : index
                %1610 = arith.muli %1609, %c52 : index
                %1611 = arith.addi %1610, %c36 : index
                %1612 = arith.remui %1608, %c16 : index
                %1613 = arith.divui %1577, %c5 : index
                %1614 = arith.remui %1577, %c5 : index
                %1615 = arith.muli %1614, %c17 : index
                %1616 = arith.addi %1613, %1615 : index
                %1617 = arith.divui %1616, %c17 : index
                %1618 = arith.muli %1617, %c6 : index
                %1619 = arith.muli %1612, %c16 : index
                %1620 = arith.addi %1618, %1619 : index
                %1621 = arith.remui %1616, %c17 : index
                %1622 = arith.muli %1621, %c5 : index
                %1623 = arith.addi %1620, %1622 : index
                %1624 = arith.addi %1611, %1623 : index
                %1625 = arith.addi %1607, %1624 : index
                %1626 = vector.shuffle %1589, %1589 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1626, %kv[%1625] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1627 = arith.addi %1582, %c12 : index
                %1628 = arith.divui %1627, %c16 : index
                %1629 = arith.muli %1628, %c52 : index
                %1630 = arith.addi %1629, %c36 : index
                %1631 = arith.remui %1627, %c16 : index
                %1632 = arith.divui %1577, %c5 : index
                %1633 = arith.remui %1577, %c5 : index
                %1634 = arith.muli %1633, %c17 : index
                %1635 = arith.addi %1632, %1634 : index
                %1636 = arith.divui %1635, %c17 : index
                %1637 = arith.muli %1636, %c6 : index
                %1638 = arith.muli %1631, %c16 : index
                %1639 = arith.addi %1637, %1638 : index
                %1640 = arith.remui %1635, %c17 : index
                %1641 = arith.muli %1640, %c5 : index
                %1642 = arith.addi %1639, %1641 : index
                %1643 = arith.addi %1630, %1642 : index
                %1644 = arith.addi %1607, %1643 : index
                %1645 = vector.shuffle %1589, %1589 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1645, %kv[%1644] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1646 = arith.addi %1582, %c5 : index
                %1647 = arith.divui %1646, %c16 : index
                %1648 = arith.muli %1647, %c52 : index
                %1649 = arith.addi %1648, %c36 : index
                %1650 = arith.remui %1646, %c16 : index
                %1651 = arith.divui %1577, %c5 : index
                %1652 = arith.remui %1577, %c5 : index
                %1653 = arith.muli %1652, %c17 : index
                %1654 = arith.addi %1651, %1653 : index
                %1655 = arith.divui %1654, %c17 : index
                %1656 = arith.muli %1655, %c6 : index
                %1657 = arith.muli %1650, %c16 : index
                %1658 = arith.addi %1656, %1657 : index
                %1659 = arith.remui %1654, %c17 : index
                %1660 = arith.muli %1659, %c5 : index
                %1661 = arith.addi %1658, %1660 : index
                %1662 = arith.addi %1649, %1661 : index
                %1663 = arith.addi %1607, %1662 : index
                %1664 = vector.shuffle %1589, %1589 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1664, %kv[%1663] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1665 = arith.addi %1582, %c2 : index
                %1666 = arith.divui %1665, %c16 : index
                %1667 = arith.muli %1666, %c52 : index
                %1668 = arith.addi %1667, %c36 : index
                %1669 = arith.remui %1665, %c16 : index
                %1670 = arith.divui %1577, %c5 : index
                %1671 = arith.remui %1577, %c5 : index
                %1672 = arith.muli %1671, %c17 : index
                %1673 = arith.addi %1670, %1672 : index
                %1674 = arith.divui %1673, %c17 : index
                %1675 = arith.muli %1674, %c6 : index
                %1676 = arith.muli %1669, %c16 : index
                %1677 = arith.addi %1675, %1676 : index
                %1678 = arith.remui %1673, %c17 : index
                %1679 = arith.muli %1678, %c5 : index
                %1680 = arith.addi %1677, %1679 : index
                %1681 = arith.addi %1668, %1680 : index
                %1682 = arith.addi %1607, %1681 : index
                %1683 = vector.shuffle %1589, %1589 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1683, %kv[%1682] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1684 = arith.cmpi eq, %codec, %c12 : index
          scf.if %1684 {
            %1685 = wave.lane
            %1686 = arith.muli %1685, %c4 : index
            scf.for %1687 = %1686 to %c30 step %c9 {
              %1688 = arith.addi %1572, %1687 : index
              %1689 = vector.load %24[%1688] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1690 = arith.mulf %1689, %1575 : vector<4xf32>
              %1691 = wave.fp8_encode "e4m3" %1690 : vector<4xf32> -> vector<4xi8>
              %1692 = arith.cmpi slt, %1573, %kvHeads : index
              scf.if %1692 {
                %1693 = arith.muli %1573, %c36 : index
                %1694 = arith.addi %1578, %1693 : index
                %1695 = vector.shuffle %1691, %1691 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1696 = arith.divui %1687, %c16 : index
                %1697 = arith.muli %1696, %c6 : index
                %1698 = arith.remui %1687, %c16 : index
                %1699 = arith.muli %1577, %c16 : index
                %1700 = arith.divui %1698, %c4 : index
                %1701 = arith.muli %1700, %c4 : index
                %1702 = arith.remui %1698, %c5 : index
                %1703 = arith.muli %1702, %c5 : index
                %1704 = arith.addi %1701, %1703 : index
                %1705 = arith.divui %1698, %c5 : index
                %1706 = arith.remui %1705, %c5 : index
                %1707 = arith.addi %1704, %1706 : index
                %1708 = arith.addi %1699, %1707 : index
                %1709 = arith.addi %1697, %1708 : index
                %1710 = arith.addi %1694, %1709 : index
                vector.store %1695, %kv[%1710] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1711 = arith.subi %1573, %kvHeads : index
                %1712 = arith.muli %1711, %c36 : index
                %1713 = arith.addi %1578, %1712 : index
                %1714 = arith.addi %1687, %c11 : index
                %1715 = arith.divui %1714, %c16 : index
                %1716 = arith.muli %1715, %c6 : index
                %1717 = arith.addi %1716, %c14 : index
                %1718 = arith.remui %1714, %c16 : index
                %1719 = arith.divui %1577, %c5 : index
                %1720 = arith.remui %1577, %c5 : index
                %1721 = arith.muli %1720, %c17 : index
                %1722 = arith.addi %1719, %1721 : index
                %1723 = arith.muli %1718, %c16 : index
                %1724 = arith.divui %1722, %c4 : index
                %1725 = arith.muli %1724, %c4 : index
                %1726 = arith.remui %1722, %c5 : index
                %1727 = arith.muli %1726, %c5 : index
                %1728 = arith.addi %1725, %1727 : index
                %1729 = arith.divui %1722, %c5 : index
                %1730 = arith.remui %1729, %c5 : index
                %1731 = arith.addi %1728, %1730 : index
                %1732 = arith.addi %1723, %1731 : index
                %1733 = arith.addi %1717, %1732 : index
                %1734 = arith.addi %1713, %1733 : index
                %1735 = vector.shuffle %1691, %1691 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1735, %kv[%1734] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1736 = arith.addi %1687, %c12 : index
                %1737 = arith.divui %1736, %c16 : index
                %1738 = arith.muli %1737, %c6 : index
                %1739 = arith.addi %1738, %c14 : index
                %1740 = arith.remui %1736, %c16 : index
                %1741 = arith.divui %1577, %c5 : index
                %1742 = arith.remui %1577, %c5 : index
                %1743 = arith.muli %1742, %c17 : index
                %1744 = arith.addi %1741, %1743 : index
                %1745 = arith.muli %1740, %c16 : index
                %1746 = arith.divui %1744, %c4 : index
                %1747 = arith.muli %1746, %c4 : index
                %1748 = arith.remui %1744, %c5 : index
                %1749 = arith.muli %1748, %c5 : index
                %1750 = arith.addi %1747, %1749 : index
                %1751 = arith.divui %1744, %c5 : index
                %1752 = arith.remui %1751, %c5 : index
                %1753 = arith.addi %1750, %1752 : index
                %1754 = arith.addi %1745, %1753 : index
                %1755 = arith.addi %1739, %1754 : index
                %1756 = arith.addi %1713, %1755 : index
                %1757 = vector.shuffle %1691, %1691 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1757, %kv[%1756] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1758 = arith.addi %1687, %c5 : index
                %1759 = arith.divui %1758, %c16 : index
                %1760 = arith.muli %1759, %c6 : index
                %1761 = arith.addi %1760, %c14 : index
                %1762 = arith.remui %1758, %c16 : index
                %1763 = arith.divui %1577, %c5 : index
                %1764 = arith.remui %1577, %c5 : index
                %1765 = arith.muli %1764, %c17 : index
                %1766 = arith.addi %1763, %1765 : index
                %1767 = arith.muli %1762, %c16 : index
                %1768 = arith.divui %1766, %c4 : index
                %1769 = arith.muli %1768, %c4 : index
                %1770 = arith.remui %1766, %c5 : index
                %1771 = arith.muli %1770, %c5 : index
                %1772 = arith.addi %1769, %1771 : index
                %1773 = arith.divui %1766, %c5 : index
                %1774 = arith.remui %1773, %c5 : index
                %1775 = arith.addi %1772, %1774 : index
                %1776 = arith.addi %1767, %1775 : index
                %1777 = arith.addi %1761, %1776 : index
                %1778 = arith.addi %1713, %1777 : index
                %1779 = vector.shuffle %1691, %1691 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1779, %kv[%1778] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1780 = arith.addi %1687, %c2 : index
                %1781 = arith.divui %1780, %c16 : index
                %1782 = arith.muli %1781, %c6 : index
                %1783 = arith.addi %1782, %c14 : index
                %1784 = arith.remui %1780, %c16 : index
                %1785 = arith.divui %1577, %c5 : index
                %1786 = arith.remui %1577, %c5 : index
                %1787 = arith.muli %1786, %c17 : index
                %1788 = arith.addi %1785, %1787 : index
                %1789 = arith.muli %1784, %c16 : index
                %1790 = arith.divui %1788, %c4 : index
                %1791 = arith.muli %1790, %c4 : index
                %1792 = arith.remui %1788, %c5 : index
                %1793 = arith.muli %1792, %c5 : index
                %1794 = arith.addi %1791, %1793 : index
                %1795 = arith.divui %1788, %c5 : index
                %1796 = arith.remui %1795, %c5 : index
                %1797 = arith.addi %1794, %1796 : index
                %1798 = arith.addi %1789, %1797 : index
                %1799 = arith.addi %1783, %1798 : index
                %1800 = arith.addi %1713, %1799 : index
                %1801 = vector.shuffle %1691, %1691 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1801, %kv[%1800] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1802 = arith.cmpi eq, %codec, %c5 : index
          scf.if %1802 {
            %1803 = wave.lane
            %1804 = arith.muli %1803, %c4 : index
            scf.for %1805 = %1804 to %c30 step %c9 {
              %1806 = arith.addi %1572, %1805 : index
              %1807 = vector.load %24[%1806] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1808 = arith.mulf %1807, %1575 : vector<4xf32>
              %1809 = wave.fp8_encode "e5m2" %1808 : vector<4xf32> -> vector<4xi8>
              %1810 = arith.cmpi slt, %1573, %kvHeads : index
              scf.if %1810 {
                %1811 = arith.muli %1573, %c36 : index
                %1812 = arith.addi %1578, %1811 : index
                %1813 = vector.shuffle %1809, %1809 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1814 = arith.divui %1805, %c16 : index
                %1815 = arith.muli %1814, %c6 : index
                %1816 = arith.remui %1805, %c16 : index
                %1817 = arith.muli %1577, %c16 : index
                %1818 = arith.divui %1816, %c4 : index
                %1819 = arith.muli %1818, %c4 : index
                %1820 = arith.remui %1816, %c5 : index
                %1821 = arith.muli %1820, %c5 : index
                %1822 = arith.addi %1819, %1821 : index
                %1823 = arith.divui %1816, %c5 : index
                %1824 = arith.remui %1823, %c5 : index
                %1825 = arith.addi %1822, %1824 : index
                %1826 = arith.addi %1817, %1825 : index
                %1827 = arith.addi %1815, %1826 : index
                %1828 = arith.addi %1812, %1827 : index
                vector.store %1813, %kv[%1828] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1829 = arith.subi %1573, %kvHeads : index
                %1830 = arith.muli %1829, %c36 : index
                %1831 = arith.addi %1578, %1830 : index
                %1832 = arith.addi %1805, %c11 : index
                %1833 = arith.divui %1832, %c16 : index
                %1834 = arith.muli %1833, %c6 : index
                %1835 = arith.addi %1834, %c14 : index
                %1836 = arith.remui %1832, %c16 : index
                %1837 = arith.divui %1577, %c5 : index
                %1838 = arith.remui %1577, %c5 : index
                %1839 = arith.muli %1838, %c17 : index
                %1840 = arith.addi %1837, %1839 : index
                %1841 = arith.muli %1836, %c16 : index
                %1842 = arith.divui %1840, %c4 : index
                %1843 = arith.muli %1842, %c4 : index
                %1844 = arith.remui %1840, %c5 : index
                %1845 = arith.muli %1844, %c5 : index
                %1846 = arith.addi %1843, %1845 : index
                %1847 = arith.divui %1840, %c5 : index
                %1848 = arith.remui %1847, %c5 : index
                %1849 = arith.addi %1846, %1848 : index
                %1850 = arith.addi %1841, %1849 : index
                %1851 = arith.addi %1835, %1850 : index
                %1852 = arith.addi %1831, %1851 : index
                %1853 = vector.shuffle %1809, %1809 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1853, %kv[%1852] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1854 = arith.addi %1805, %c12 : index
                %1855 = arith.divui %1854, %c16 : index
                %1856 = arith.muli %1855, %c6 : index
                %1857 = arith.addi %1856, %c14 : index
                %1858 = arith.remui %1854, %c16 : index
                %1859 = arith.divui %1577, %c5 : index
                %1860 = arith.remui %1577, %c5 : index
                %1861 = arith.muli %1860, %c17 : index
                %1862 = arith.addi %1859, %1861 : index
                %1863 = arith.muli %1858, %c16 : index
                %1864 = arith.divui %1862, %c4 : index
                %1865 = arith.muli %1864, %c4 : index
                %1866 = arith.remui %1862, %c5 : index
                %1867 = arith.muli %1866, %c5 : index
                %1868 = arith.addi %1865, %1867 : index
                %1869 = arith.divui %1862, %c5 : index
                %1870 = arith.remui %1869, %c5 : index
                %1871 = arith.addi %1868, %1870 : index
                %1872 = arith.addi %1863, %1871 : index
                %1873 = arith.addi %1857, %1872 : index
                %1874 = arith.addi %1831, %1873 : index
                %1875 = vector.shuffle %1809, %1809 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1875, %kv[%1874] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1876 = arith.addi %1805, %c5 : index
                %1877 = arith.divui %1876, %c16 : index
                %1878 = arith.muli %1877, %c6 : index
                %1879 = arith.addi %1878, %c14 : index
                %1880 = arith.remui %1876, %c16 : index
                %1881 = arith.divui %1577, %c5 : index
                %1882 = arith.remui %1577, %c5 : index
                %1883 = arith.muli %1882, %c17 : index
                %1884 = arith.addi %1881, %1883 : index
                %1885 = arith.muli %1880, %c16 : index
                %1886 = arith.divui %1884, %c4 : index
                %1887 = arith.muli %1886, %c4 : index
                %1888 = arith.remui %1884, %c5 : index
                %1889 = arith.muli %1888, %c5 : index
                %1890 = arith.addi %1887, %1889 : index
                %1891 = arith.divui %1884, %c5 : index
                %1892 = arith.remui %1891, %c5 : index
                %1893 = arith.addi %1890, %1892 : index
                %1894 = arith.addi %1885, %1893 : index
                %1895 = arith.addi %1879, %1894 : index
                %1896 = arith.addi %1831, %1895 : index
                %1897 = vector.shuffle %1809, %1809 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1897, %kv[%1896] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1898 = arith.addi %1805, %c2 : index
                %1899 = arith.divui %1898, %c16 : index
                %1900 = arith.muli %1899, %c6 : index
                %1901 = arith.addi %1900, %c14 : index
                %1902 = arith.remui %1898, %c16 : index
                %1903 = arith.divui %1577, %c5 : index
                %1904 = arith.remui %1577, %c5 : index
                %1905 = arith.muli %1904, %c17 : index
                %1906 = arith.addi %1903, %1905 : index
                %1907 = arith.muli %1902, %c16 : index
                %1908 = arith.divui %1906, %c4 : index
                %1909 = arith.muli %1908, %c4 : index
                %1910 = arith.remui %1906, %c5 : index
                %1911 = arith.muli %1910, %c5 : index
                %1912 = arith.addi %1909, %1911 : index
                %1913 = arith.divui %1906, %c5 : index
                %1914 = arith.remui %1913, %c5 : index
                %1915 = arith.addi %1912, %1914 : index
                %1916 = arith.addi %1907, %1915 : index
                %1917 = arith.addi %1901, %1916 : index
                %1918 = arith.addi %1831, %1917 : index
                %1919 = vector.shuffle %1809, %1809 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1919, %kv[%1918] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %1920 = arith.addi %1206, %c46 : index
      %1921 = arith.addi %1205, %1920 : index
      %1922 = arith.cmpi slt, %1921, %26 : index
      %1923 = arith.cmpi slt, %1920, %c16 : index
      %1924 = arith.andi %1922, %1923 : i1
      scf.if %1924 {
        %1925 = arith.addi %1205, %1920 : index
        %1926 = arith.addi %slotsAt, %1925 : index
        %1927 = memref.load %step[%1926] : memref<?xi32>
        %1928 = arith.index_cast %1927 : i32 to index
        %1929 = arith.cmpi sge, %1928, %c11 : index
        scf.if %1929 {
          %1930 = arith.muli %1920, %c30 : index
          %1931 = arith.subi %0, %heads : index
          %1932 = memref.load %scales[%1931] : memref<?xf32>
          %1933 = vector.broadcast %1932 : f32 to vector<4xf32>
          %1934 = arith.divui %1928, %c16 : index
          %1935 = arith.remui %1928, %c16 : index
          %1936 = arith.muli %1934, %pageBytes : index
          %1937 = arith.cmpi eq, %codec, %c11 : index
          scf.if %1937 {
            %1938 = wave.lane
            %1939 = arith.muli %1938, %c4 : index
            scf.for %1940 = %1939 to %c30 step %c9 {
              %1941 = arith.addi %1930, %1940 : index
              %1942 = vector.load %24[%1941] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1943 = arith.mulf %1942, %1933 : vector<4xf32>
              %1944 = arith.minimumf %1943, %c50 : vector<4xf32>
              %1945 = arith.maximumf %1944, %c51 : vector<4xf32>
              %1946 = arith.truncf %1945 : vector<4xf32> to vector<4xf16>
              %1947 = vector.bitcast %1946 : vector<4xf16> to vector<8xi8>
              %1948 = arith.cmpi slt, %1931, %kvHeads : index
              scf.if %1948 {
                %1949 = arith.muli %1931, %c13 : index
                %1950 = arith.addi %1936, %1949 : index
                %1951 = arith.divui %1940, %c16 : index
                %1952 = arith.muli %1951, %c52 : index
                %1953 = arith.remui %1940, %c16 : index
                %1954 = arith.divui %1953, %c17 : index
                %1955 = arith.muli %1954, %c6 : index
                %1956 = arith.muli %1935, %c16 : index
                %1957 = arith.addi %1955, %1956 : index
                %1958 = arith.remui %1953, %c17 : index
                %1959 = arith.muli %1958, %c5 : index
                %1960 = arith.addi %1957, %1959 : index
                %1961 = arith.addi %1952, %1960 : index
                %1962 = arith.addi %1950, %1961 : index
                vector.store %1947, %kv[%1962] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1963 = arith.subi %1931, %kvHeads : index
                %1964 = arith.muli %1963, %c13 : index
                %1965 = arith.addi %1936, %1964 : index
                %1966 = arith.addi %1940, %c11 : index
                %1967 = arith.divui %1966, %c16 : index
                %1968 = arith.muli %1967, %c52 : index
                %1969 = arith.addi %1968, %c36 : index
                %1970 = arith.remui %1966, %c16 : index
                %1971 = arith.divui %1935, %c5 : index
                %1972 = arith.remui %1935, %c5 : index
                %1973 = arith.muli %1972, %c17 : index
                %1974 = arith.addi %1971, %1973 : index
                %1975 = arith.divui %1974, %c17 : index
                %1976 = arith.muli %1975, %c6 : index
                %1977 = arith.muli %1970, %c16 : index
                %1978 = arith.addi %1976, %1977 : index
                %1979 = arith.remui %1974, %c17 : index
                %1980 = arith.muli %1979, %c5 : index
                %1981 = arith.addi %1978, %1980 : index
                %1982 = arith.addi %1969, %1981 : index
                %1983 = arith.addi %1965, %1982 : index
                %1984 = vector.shuffle %1947, %1947 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1984, %kv[%1983] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1985 = arith.addi %1940, %c12 : index
                %1986 = arith.divui %1985, %c16 : index
                %1987 = arith.muli %1986, %c52 : index
                %1988 = arith.addi %1987, %c36 : index
                %1989 = arith.remui %1985, %c16 : index
                %1990 = arith.divui %1935, %c5 : index
                %1991 = arith.remui %1935, %c5 : index
                %1992 = arith.muli %1991, %c17 : index
                %1993 = arith.addi %1990, %1992 : index
                %1994 = arith.divui %1993, %c17 : index
                %1995 = arith.muli %1994, %c6 : index
                %1996 = arith.muli %1989, %c16 : index
                %1997 = arith.addi %1995, %1996 : index
                %1998 = arith.remui %1993, %c17 : index
                %1999 = arith.muli %1998, %c5 : index
                %2000 = arith.addi %1997, %1999 : index
                %2001 = arith.addi %1988, %2000 : index
                %2002 = arith.addi %1965, %2001 : index
                %2003 = vector.shuffle %1947, %1947 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2003, %kv[%2002] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2004 = arith.addi %1940, %c5 : index
                %2005 = arith.divui %2004, %c16 : index
                %2006 = arith.muli %2005, %c52 : index
                %2007 = arith.addi %2006, %c36 : index
                %2008 = arith.remui %2004, %c16 : index
                %2009 = arith.divui %1935, %c5 : index
                %2010 = arith.remui %1935, %c5 : index
                %2011 = arith.muli %2010, %c17 : index
                %2012 = arith.addi %2009, %2011 : index
                %2013 = arith.divui %2012, %c17 : index
                %2014 = arith.muli %2013, %c6 : index
                %2015 = arith.muli %2008, %c16 : index
                %2016 = arith.addi %2014, %2015 : index
                %2017 = arith.remui %2012, %c17 : index
                %2018 = arith.muli %2017, %c5 : index
                %2019 = arith.addi %2016, %2018 : index
                %2020 = arith.addi %2007, %2019 : index
                %2021 = arith.addi %1965, %2020 : index
                %2022 = vector.shuffle %1947, %1947 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2022, %kv[%2021] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2023 = arith.addi %1940, %c2 : index
                %2024 = arith.divui %2023, %c16 : index
                %2025 = arith.muli %2024, %c52 : index
                %2026 = arith.addi %2025, %c36 : index
                %2027 = arith.remui %2023, %c16 : index
                %2028 = arith.divui %1935, %c5 : index
                %2029 = arith.remui %1935, %c5 : index
                %2030 = arith.muli %2029, %c17 : index
                %2031 = arith.addi %2028, %2030 : index
                %2032 = arith.divui %2031, %c17 : index
                %2033 = arith.muli %2032, %c6 : index
                %2034 = arith.muli %2027, %c16 : index
                %2035 = arith.addi %2033, %2034 : index
                %2036 = arith.remui %2031, %c17 : index
                %2037 = arith.muli %2036, %c5 : index
                %2038 = arith.addi %2035, %2037 : index
                %2039 = arith.addi %2026, %2038 : index
                %2040 = arith.addi %1965, %2039 : index
                %2041 = vector.shuffle %1947, %1947 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2041, %kv[%2040] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2042 = arith.cmpi eq, %codec, %c12 : index
          scf.if %2042 {
            %2043 = wave.lane
            %2044 = arith.muli %2043, %c4 : index
            scf.for %2045 = %2044 to %c30 step %c9 {
              %2046 = arith.addi %1930, %2045 : index
              %2047 = vector.load %24[%2046] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2048 = arith.mulf %2047, %1933 : vector<4xf32>
              %2049 = wave.fp8_encode "e4m3" %2048 : vector<4xf32> -> vector<4xi8>
              %2050 = arith.cmpi slt, %1931, %kvHeads : index
              scf.if %2050 {
                %2051 = arith.muli %1931, %c36 : index
                %2052 = arith.addi %1936, %2051 : index
                %2053 = vector.shuffle %2049, %2049 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2054 = arith.divui %2045, %c16 : index
                %2055 = arith.muli %2054, %c6 : index
                %2056 = arith.remui %2045, %c16 : index
                %2057 = arith.muli %1935, %c16 : index
                %2058 = arith.divui %2056, %c4 : index
                %2059 = arith.muli %2058, %c4 : index
                %2060 = arith.remui %2056, %c5 : index
                %2061 = arith.muli %2060, %c5 : index
                %2062 = arith.addi %2059, %2061 : index
                %2063 = arith.divui %2056, %c5 : index
                %2064 = arith.remui %2063, %c5 : index
                %2065 = arith.addi %2062, %2064 : index
                %2066 = arith.addi %2057, %2065 : index
                %2067 = arith.addi %2055, %2066 : index
                %2068 = arith.addi %2052, %2067 : index
                vector.store %2053, %kv[%2068] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2069 = arith.subi %1931, %kvHeads : index
                %2070 = arith.muli %2069, %c36 : index
                %2071 = arith.addi %1936, %2070 : index
                %2072 = arith.addi %2045, %c11 : index
                %2073 = arith.divui %2072, %c16 : index
                %2074 = arith.muli %2073, %c6 : index
                %2075 = arith.addi %2074, %c14 : index
                %2076 = arith.remui %2072, %c16 : index
                %2077 = arith.divui %1935, %c5 : index
                %2078 = arith.remui %1935, %c5 : index
                %2079 = arith.muli %2078, %c17 : index
                %2080 = arith.addi %2077, %2079 : index
                %2081 = arith.muli %2076, %c16 : index
                %2082 = arith.divui %2080, %c4 : index
                %2083 = arith.muli %2082, %c4 : index
                %2084 = arith.remui %2080, %c5 : index
                %2085 = arith.muli %2084, %c5 : index
                %2086 = arith.addi %2083, %2085 : index
                %2087 = arith.divui %2080, %c5 : index
                %2088 = arith.remui %2087, %c5 : index
                %2089 = arith.addi %2086, %2088 : index
                %2090 = arith.addi %2081, %2089 : index
                %2091 = arith.addi %2075, %2090 : index
                %2092 = arith.addi %2071, %2091 : index
                %2093 = vector.shuffle %2049, %2049 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2093, %kv[%2092] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2094 = arith.addi %2045, %c12 : index
                %2095 = arith.divui %2094, %c16 : index
                %2096 = arith.muli %2095, %c6 : index
                %2097 = arith.addi %2096, %c14 : index
                %2098 = arith.remui %2094, %c16 : index
                %2099 = arith.divui %1935, %c5 : index
                %2100 = arith.remui %1935, %c5 : index
                %2101 = arith.muli %2100, %c17 : index
                %2102 = arith.addi %2099, %2101 : index
                %2103 = arith.muli %2098, %c16 : index
                %2104 = arith.divui %2102, %c4 : index
                %2105 = arith.muli %2104, %c4 : index
                %2106 = arith.remui %2102, %c5 : index
                %2107 = arith.muli %2106, %c5 : index
                %2108 = arith.addi %2105, %2107 : index
                %2109 = arith.divui %2102, %c5 : index
                %2110 = arith.remui %2109, %c5 : index
                %2111 = arith.addi %2108, %2110 : index
                %2112 = arith.addi %2103, %2111 : index
                %2113 = arith.addi %2097, %2112 : index
                %2114 = arith.addi %2071, %2113 : index
                %2115 = vector.shuffle %2049, %2049 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2115, %kv[%2114] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2116 = arith.addi %2045, %c5 : index
                %2117 = arith.divui %2116, %c16 : index
                %2118 = arith.muli %2117, %c6 : index
                %2119 = arith.addi %2118, %c14 : index
                %2120 = arith.remui %2116, %c16 : index
                %2121 = arith.divui %1935, %c5 : index
                %2122 = arith.remui %1935, %c5 : index
                %2123 = arith.muli %2122, %c17 : index
                %2124 = arith.addi %2121, %2123 : index
                %2125 = arith.muli %2120, %c16 : index
                %2126 = arith.divui %2124, %c4 : index
                %2127 = arith.muli %2126, %c4 : index
                %2128 = arith.remui %2124, %c5 : index
                %2129 = arith.muli %2128, %c5 : index
                %2130 = arith.addi %2127, %2129 : index
                %2131 = arith.divui %2124, %c5 : index
                %2132 = arith.remui %2131, %c5 : index
                %2133 = arith.addi %2130, %2132 : index
                %2134 = arith.addi %2125, %2133 : index
                %2135 = arith.addi %2119, %2134 : index
                %2136 = arith.addi %2071, %2135 : index
                %2137 = vector.shuffle %2049, %2049 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2137, %kv[%2136] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2138 = arith.addi %2045, %c2 : index
                %2139 = arith.divui %2138, %c16 : index
                %2140 = arith.muli %2139, %c6 : index
                %2141 = arith.addi %2140, %c14 : index
                %2142 = arith.remui %2138, %c16 : index
                %2143 = arith.divui %1935, %c5 : index
                %2144 = arith.remui %1935, %c5 : index
                %2145 = arith.muli %2144, %c17 : index
                %2146 = arith.addi %2143, %2145 : index
                %2147 = arith.muli %2142, %c16 : index
                %2148 = arith.divui %2146, %c4 : index
                %2149 = arith.muli %2148, %c4 : index
                %2150 = arith.remui %2146, %c5 : index
                %2151 = arith.muli %2150, %c5 : index
                %2152 = arith.addi %2149, %2151 : index
                %2153 = arith.divui %2146, %c5 : index
                %2154 = arith.remui %2153, %c5 : index
                %2155 = arith.addi %2152, %2154 : index
                %2156 = arith.addi %2147, %2155 : index
                %2157 = arith.addi %2141, %2156 : index
                %2158 = arith.addi %2071, %2157 : index
                %2159 = vector.shuffle %2049, %2049 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2159, %kv[%2158] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2160 = arith.cmpi eq, %codec, %c5 : index
          scf.if %2160 {
            %2161 = wave.lane
            %2162 = arith.muli %2161, %c4 : index
            scf.for %2163 = %2162 to %c30 step %c9 {
              %2164 = arith.addi %1930, %2163 : index
              %2165 = vector.load %24[%2164] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2166 = arith.mulf %2165, %1933 : vector<4xf32>
              %2167 = wave.fp8_encode "e5m2" %2166 : vector<4xf32> -> vector<4xi8>
              %2168 = arith.cmpi slt, %1931, %kvHeads : index
              scf.if %2168 {
                %2169 = arith.muli %1931, %c36 : index
                %2170 = arith.addi %1936, %2169 : index
                %2171 = vector.shuffle %2167, %2167 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2172 = arith.divui %2163, %c16 : index
                %2173 = arith.muli %2172, %c6 : index
                %2174 = arith.remui %2163, %c16 : index
                %2175 = arith.muli %1935, %c16 : index
                %2176 = arith.divui %2174, %c4 : index
                %2177 = arith.muli %2176, %c4 : index
                %2178 = arith.remui %2174, %c5 : index
                %2179 = arith.muli %2178, %c5 : index
                %2180 = arith.addi %2177, %2179 : index
                %2181 = arith.divui %2174, %c5 : index
                %2182 = arith.remui %2181, %c5 : index
                %2183 = arith.addi %2180, %2182 : index
                %2184 = arith.addi %2175, %2183 : index
                %2185 = arith.addi %2173, %2184 : index
                %2186 = arith.addi %2170, %2185 : index
                vector.store %2171, %kv[%2186] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2187 = arith.subi %1931, %kvHeads : index
                %2188 = arith.muli %2187, %c36 : index
                %2189 = arith.addi %1936, %2188 : index
                %2190 = arith.addi %2163, %c11 : index
                %2191 = arith.divui %2190, %c16 : index
                %2192 = arith.muli %2191, %c6 : index
                %2193 = arith.addi %2192, %c14 : index
                %2194 = arith.remui %2190, %c16 : index
                %2195 = arith.divui %1935, %c5 : index
                %2196 = arith.remui %1935, %c5 : index
                %2197 = arith.muli %2196, %c17 : index
                %2198 = arith.addi %2195, %2197 : index
                %2199 = arith.muli %2194, %c16 : index
                %2200 = arith.divui %2198, %c4 : index
                %2201 = arith.muli %2200, %c4 : index
                %2202 = arith.remui %2198, %c5 : index
                %2203 = arith.muli %2202, %c5 : index
                %2204 = arith.addi %2201, %2203 : index
                %2205 = arith.divui %2198, %c5 : index
                %2206 = arith.remui %2205, %c5 : index
                %2207 = arith.addi %2204, %2206 : index
                %2208 = arith.addi %2199, %2207 : index
                %2209 = arith.addi %2193, %2208 : index
                %2210 = arith.addi %2189, %2209 : index
                %2211 = vector.shuffle %2167, %2167 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2211, %kv[%2210] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2212 = arith.addi %2163, %c12 : index
                %2213 = arith.divui %2212, %c16 : index
                %2214 = arith.muli %2213, %c6 : index
                %2215 = arith.addi %2214, %c14 : index
                %2216 = arith.remui %2212, %c16 : index
                %2217 = arith.divui %1935, %c5 : index
                %2218 = arith.remui %1935, %c5 : index
                %2219 = arith.muli %2218, %c17 : index
                %2220 = arith.addi %2217, %2219 : index
                %2221 = arith.muli %2216, %c16 : index
                %2222 = arith.divui %2220, %c4 : index
                %2223 = arith.muli %2222, %c4 : index
                %2224 = arith.remui %2220, %c5 : index
                %2225 = arith.muli %2224, %c5 : index
                %2226 = arith.addi %2223, %2225 : index
                %2227 = arith.divui %2220, %c5 : index
                %2228 = arith.remui %2227, %c5 : index
                %2229 = arith.addi %2226, %2228 : index
                %2230 = arith.addi %2221, %2229 : index
                %2231 = arith.addi %2215, %2230 : index
                %2232 = arith.addi %2189, %2231 : index
                %2233 = vector.shuffle %2167, %2167 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2233, %kv[%2232] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2234 = arith.addi %2163, %c5 : index
                %2235 = arith.divui %2234, %c16 : index
                %2236 = arith.muli %2235, %c6 : index
                %2237 = arith.addi %2236, %c14 : index
                %2238 = arith.remui %2234, %c16 : index
                %2239 = arith.divui %1935, %c5 : index
                %2240 = arith.remui %1935, %c5 : index
                %2241 = arith.muli %2240, %c17 : index
                %2242 = arith.addi %2239, %2241 : index
                %2243 = arith.muli %2238, %c16 : index
                %2244 = arith.divui %2242, %c4 : index
                %2245 = arith.muli %2244, %c4 : index
                %2246 = arith.remui %2242, %c5 : index
                %2247 = arith.muli %2246, %c5 : index
                %2248 = arith.addi %2245, %2247 : index
                %2249 = arith.divui %2242, %c5 : index
                %2250 = arith.remui %2249, %c5 : index
                %2251 = arith.addi %2248, %2250 : index
                %2252 = arith.addi %2243, %2251 : index
                %2253 = arith.addi %2237, %2252 : index
                %2254 = arith.addi %2189, %2253 : index
                %2255 = vector.shuffle %2167, %2167 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2255, %kv[%2254] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2256 = arith.addi %2163, %c2 : index
                %2257 = arith.divui %2256, %c16 : index
                %2258 = arith.muli %2257, %c6 : index
                %2259 = arith.addi %2258, %c14 : index
                %2260 = arith.remui %2256, %c16 : index
                %2261 = arith.divui %1935, %c5 : index
                %2262 = arith.remui %1935, %c5 : index
                %2263 = arith.muli %2262, %c17 : index
                %2264 = arith.addi %2261, %2263 : index
                %2265 = arith.muli %2260, %c16 : index
                %2266 = arith.divui %2264, %c4 : index
                %2267 = arith.muli %2266, %c4 : index
                %2268 = arith.remui %2264, %c5 : index
                %2269 = arith.muli %2268, %c5 : index
                %2270 = arith.addi %2267, %2269 : index
                %2271 = arith.divui %2264, %c5 : index
                %2272 = arith.remui %2271, %c5 : index
                %2273 = arith.addi %2270, %2272 : index
                %2274 = arith.addi %2265, %2273 : index
                %2275 = arith.addi %2259, %2274 : index
                %2276 = arith.addi %2189, %2275 : index
                %2277 = vector.shuffle %2167, %2167 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2277, %kv[%2276] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %2278 = arith.addi %27, %c16 : index
    %2279 = wave.lane
    %2280 = arith.muli %3, %c5 : index
    %2281 = arith.muli %2280, %c6 : index
    %2282 = arith.addi %2281, %2279 : index
    %2283 = arith.muli %4, %c14 : index
    %2284 = arith.addi %2283, %2282 : index
    %2285 = arith.addi %2284, %c11 : index
    %2286 = arith.addi %2285, %c11 : index
    %2287 = vector.extract %700#2[0] : f32 from vector<8xf32>
    memref.store %2287, %23[%2286] : memref<?xf32>
    %2288 = arith.muli %4, %c14 : index
    %2289 = arith.addi %2288, %2282 : index
    %2290 = arith.addi %2289, %c11 : index
    %2291 = arith.addi %2290, %c18 : index
    %2292 = vector.extract %700#2[1] : f32 from vector<8xf32>
    memref.store %2292, %23[%2291] : memref<?xf32>
    %2293 = arith.muli %4, %c14 : index
    %2294 = arith.addi %2293, %2282 : index
    %2295 = arith.addi %2294, %c11 : index
    %2296 = arith.addi %2295, %c7 : index
    %2297 = vector.extract %700#2[2] : f32 from vector<8xf32>
    memref.store %2297, %23[%2296] : memref<?xf32>
    %2298 = arith.muli %4, %c14 : index
    %2299 = arith.addi %2298, %2282 : index
    %2300 = arith.addi %2299, %c11 : index
    %2301 = arith.addi %2300, %c30 : index
    %2302 = vector.extract %700#2[3] : f32 from vector<8xf32>
    memref.store %2302, %23[%2301] : memref<?xf32>
    %2303 = arith.muli %4, %c14 : index
    %2304 = arith.addi %2303, %2282 : index
    %2305 = arith.addi %2304, %c11 : index
    %2306 = arith.addi %2305, %c9 : index
    %2307 = vector.extract %700#2[4] : f32 from vector<8xf32>
    memref.store %2307, %23[%2306] : memref<?xf32>
    %2308 = arith.muli %4, %c14 : index
    %2309 = arith.addi %2308, %2282 : index
    %2310 = arith.addi %2309, %c11 : index
    %2311 = arith.addi %2310, %c31 : index
    %2312 = vector.extract %700#2[5] : f32 from vector<8xf32>
    memref.store %2312, %23[%2311] : memref<?xf32>
    %2313 = arith.muli %4, %c14 : index
    %2314 = arith.addi %2313, %2282 : index
    %2315 = arith.addi %2314, %c11 : index
    %2316 = arith.addi %2315, %c32 : index
    %2317 = vector.extract %700#2[6] : f32 from vector<8xf32>
    memref.store %2317, %23[%2316] : memref<?xf32>
    %2318 = arith.muli %4, %c14 : index
    %2319 = arith.addi %2318, %2282 : index
    %2320 = arith.addi %2319, %c11 : index
    %2321 = arith.addi %2320, %c33 : index
    %2322 = vector.extract %700#2[7] : f32 from vector<8xf32>
    memref.store %2322, %23[%2321] : memref<?xf32>
    %2323 = arith.muli %4, %c14 : index
    %2324 = arith.addi %2323, %2282 : index
    %2325 = arith.addi %2324, %c6 : index
    %2326 = arith.addi %2325, %c11 : index
    %2327 = vector.extract %700#3[0] : f32 from vector<8xf32>
    memref.store %2327, %23[%2326] : memref<?xf32>
    %2328 = arith.muli %4, %c14 : index
    %2329 = arith.addi %2328, %2282 : index
    %2330 = arith.addi %2329, %c6 : index
    %2331 = arith.addi %2330, %c18 : index
    %2332 = vector.extract %700#3[1] : f32 from vector<8xf32>
    memref.store %2332, %23[%2331] : memref<?xf32>
    %2333 = arith.muli %4, %c14 : index
    %2334 = arith.addi %2333, %2282 : index
    %2335 = arith.addi %2334, %c6 : index
    %2336 = arith.addi %2335, %c7 : index
    %2337 = vector.extract %700#3[2] : f32 from vector<8xf32>
    memref.store %2337, %23[%2336] : memref<?xf32>
    %2338 = arith.muli %4, %c14 : index
    %2339 = arith.addi %2338, %2282 : index
    %2340 = arith.addi %2339, %c6 : index
    %2341 = arith.addi %2340, %c30 : index
    %2342 = vector.extract %700#3[3] : f32 from vector<8xf32>
    memref.store %2342, %23[%2341] : memref<?xf32>
    %2343 = arith.muli %4, %c14 : index
    %2344 = arith.addi %2343, %2282 : index
    %2345 = arith.addi %2344, %c6 : index
    %2346 = arith.addi %2345, %c9 : index
    %2347 = vector.extract %700#3[4] : f32 from vector<8xf32>
    memref.store %2347, %23[%2346] : memref<?xf32>
    %2348 = arith.muli %4, %c14 : index
    %2349 = arith.addi %2348, %2282 : index
    %2350 = arith.addi %2349, %c6 : index
    %2351 = arith.addi %2350, %c31 : index
    %2352 = vector.extract %700#3[5] : f32 from vector<8xf32>
    memref.store %2352, %23[%2351] : memref<?xf32>
    %2353 = arith.muli %4, %c14 : index
    %2354 = arith.addi %2353, %2282 : index
    %2355 = arith.addi %2354, %c6 : index
    %2356 = arith.addi %2355, %c32 : index
    %2357 = vector.extract %700#3[6] : f32 from vector<8xf32>
    memref.store %2357, %23[%2356] : memref<?xf32>
    %2358 = arith.muli %4, %c14 : index
    %2359 = arith.addi %2358, %2282 : index
    %2360 = arith.addi %2359, %c6 : index
    %2361 = arith.addi %2360, %c33 : index
    %2362 = vector.extract %700#3[7] : f32 from vector<8xf32>
    memref.store %2362, %23[%2361] : memref<?xf32>
    wave.barrier
    %2363 = arith.muli %4, %c5 : index
    %2364 = arith.addi %2363, %c11 : index
    %2365 = arith.muli %2364, %c5 : index
    %2366 = arith.divui %2279, %c16 : index
    %2367 = arith.addi %2365, %2366 : index
    %2368 = arith.addi %2278, %2367 : index
    %2369 = arith.cmpi slt, %2368, %26 : index
    scf.if %2369 {
      %2370 = arith.cmpi eq, %hasFactors, %c12 : index
      %2371 = arith.muli %2368, %c5 : index
      %2372 = memref.load %factors[%2371] : memref<?xf32>
      %2373 = arith.mulf %2372, %operandScale : f32
      %2374 = arith.select %2370, %2373, %operandScale : f32
      %2375 = arith.addi %2282, %c11 : index
      %2376 = arith.muli %2364, %c18 : index
      %2377 = arith.addi %2375, %2376 : index
      %2378 = memref.load %23[%2377] : memref<?xf32>
      %2379 = arith.addi %2377, %c14 : index
      %2380 = memref.load %23[%2379] : memref<?xf32>
      %2381 = arith.addf %2378, %2380 : f32
      %2382 = arith.addi %2377, %c36 : index
      %2383 = memref.load %23[%2382] : memref<?xf32>
      %2384 = arith.addf %2381, %2383 : f32
      %2385 = arith.addi %2377, %c37 : index
      %2386 = memref.load %23[%2385] : memref<?xf32>
      %2387 = arith.addf %2384, %2386 : f32
      %2388 = arith.remui %2279, %c16 : index
      %2389 = arith.muli %2388, %c4 : index
      %2390 = arith.addi %20, %2389 : index
      %2391 = vector.load %w[%2390] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2392 = vector.bitcast %2391 : vector<4xi8> to vector<1xf32>
      %2393 = vector.extract %2392[0] : f32 from vector<1xf32>
      %2394 = arith.mulf %2393, %2374 : f32
      %2395 = arith.mulf %2387, %2394 : f32
      %2396 = arith.muli %3, %c5 : index
      %2397 = arith.addi %2396, %c11 : index
      %2398 = arith.muli %2397, %c16 : index
      %2399 = arith.remui %2279, %c16 : index
      %2400 = arith.addi %2398, %2399 : index
      %2401 = arith.muli %2367, %c30 : index
      %2402 = arith.addi %2401, %2400 : index
      memref.store %2395, %24[%2402] : memref<?xf32>
      %2403 = arith.addi %2282, %c6 : index
      %2404 = arith.muli %2364, %c18 : index
      %2405 = arith.addi %2403, %2404 : index
      %2406 = memref.load %23[%2405] : memref<?xf32>
      %2407 = arith.addi %2405, %c14 : index
      %2408 = memref.load %23[%2407] : memref<?xf32>
      %2409 = arith.addf %2406, %2408 : f32
      %2410 = arith.addi %2405, %c36 : index
      %2411 = memref.load %23[%2410] : memref<?xf32>
      %2412 = arith.addf %2409, %2411 : f32
      %2413 = arith.addi %2405, %c37 : index
      %2414 = memref.load %23[%2413] : memref<?xf32>
      %2415 = arith.addf %2412, %2414 : f32
      %2416 = arith.remui %2279, %c16 : index
      %2417 = arith.muli %2416, %c4 : index
      %2418 = arith.addi %22, %2417 : index
      %2419 = vector.load %w[%2418] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2420 = vector.bitcast %2419 : vector<4xi8> to vector<1xf32>
      %2421 = vector.extract %2420[0] : f32 from vector<1xf32>
      %2422 = arith.mulf %2421, %2374 : f32
      %2423 = arith.mulf %2415, %2422 : f32
      %2424 = arith.muli %3, %c5 : index
      %2425 = arith.addi %2424, %c12 : index
      %2426 = arith.muli %2425, %c16 : index
      %2427 = arith.remui %2279, %c16 : index
      %2428 = arith.addi %2426, %2427 : index
      %2429 = arith.muli %2367, %c30 : index
      %2430 = arith.addi %2429, %2428 : index
      memref.store %2423, %24[%2430] : memref<?xf32>
    }
    %2431 = arith.muli %4, %c5 : index
    %2432 = arith.addi %2431, %c12 : index
    %2433 = arith.muli %2432, %c5 : index
    %2434 = arith.divui %2279, %c16 : index
    %2435 = arith.addi %2433, %2434 : index
    %2436 = arith.addi %2278, %2435 : index
    %2437 = arith.cmpi slt, %2436, %26 : index
    scf.if %2437 {
      %2438 = arith.cmpi eq, %hasFactors, %c12 : index
      %2439 = arith.muli %2436, %c5 : index
      %2440 = memref.load %factors[%2439] : memref<?xf32>
      %2441 = arith.mulf %2440, %operandScale : f32
      %2442 = arith.select %2438, %2441, %operandScale : f32
      %2443 = arith.addi %2282, %c11 : index
      %2444 = arith.muli %2432, %c18 : index
      %2445 = arith.addi %2443, %2444 : index
      %2446 = memref.load %23[%2445] : memref<?xf32>
      %2447 = arith.addi %2445, %c14 : index
      %2448 = memref.load %23[%2447] : memref<?xf32>
      %2449 = arith.addf %2446, %2448 : f32
      %2450 = arith.addi %2445, %c36 : index
      %2451 = memref.load %23[%2450] : memref<?xf32>
      %2452 = arith.addf %2449, %2451 : f32
      %2453 = arith.addi %2445, %c37 : index
      %2454 = memref.load %23[%2453] : memref<?xf32>
      %2455 = arith.addf %2452, %2454 : f32
      %2456 = arith.remui %2279, %c16 : index
      %2457 = arith.muli %2456, %c4 : index
      %2458 = arith.addi %20, %2457 : index
      %2459 = vector.load %w[%2458] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2460 = vector.bitcast %2459 : vector<4xi8> to vector<1xf32>
      %2461 = vector.extract %2460[0] : f32 from vector<1xf32>
      %2462 = arith.mulf %2461, %2442 : f32
      %2463 = arith.mulf %2455, %2462 : f32
      %2464 = arith.muli %3, %c5 : index
      %2465 = arith.addi %2464, %c11 : index
      %2466 = arith.muli %2465, %c16 : index
      %2467 = arith.remui %2279, %c16 : index
      %2468 = arith.addi %2466, %2467 : index
      %2469 = arith.muli %2435, %c30 : index
      %2470 = arith.addi %2469, %2468 : index
      memref.store %2463, %24[%2470] : memref<?xf32>
      %2471 = arith.addi %2282, %c6 : index
      %2472 = arith.muli %2432, %c18 : index
      %2473 = arith.addi %2471, %2472 : index
      %2474 = memref.load %23[%2473] : memref<?xf32>
      %2475 = arith.addi %2473, %c14 : index
      %2476 = memref.load %23[%2475] : memref<?xf32>
      %2477 = arith.addf %2474, %2476 : f32
      %2478 = arith.addi %2473, %c36 : index
      %2479 = memref.load %23[%2478] : memref<?xf32>
      %2480 = arith.addf %2477, %2479 : f32
      %2481 = arith.addi %2473, %c37 : index
      %2482 = memref.load %23[%2481] : memref<?xf32>
      %2483 = arith.addf %2480, %2482 : f32
      %2484 = arith.remui %2279, %c16 : index
      %2485 = arith.muli %2484, %c4 : index
      %2486 = arith.addi %22, %2485 : index
      %2487 = vector.load %w[%2486] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2488 = vector.bitcast %2487 : vector<4xi8> to vector<1xf32>
      %2489 = vector.extract %2488[0] : f32 from vector<1xf32>
      %2490 = arith.mulf %2489, %2442 : f32
      %2491 = arith.mulf %2483, %2490 : f32
      %2492 = arith.muli %3, %c5 : index
      %2493 = arith.addi %2492, %c12 : index
      %2494 = arith.muli %2493, %c16 : index
      %2495 = arith.remui %2279, %c16 : index
      %2496 = arith.addi %2494, %2495 : index
      %2497 = arith.muli %2435, %c30 : index
      %2498 = arith.addi %2497, %2496 : index
      memref.store %2491, %24[%2498] : memref<?xf32>
    }
    wave.barrier
    %2499 = arith.addi %27, %c16 : index
    %2500 = wave.wave
    %2501 = arith.addi %2500, %c11 : index
    %2502 = arith.addi %2499, %2501 : index
    %2503 = arith.cmpi slt, %2502, %26 : index
    %2504 = arith.cmpi slt, %2501, %c16 : index
    %2505 = arith.andi %2503, %2504 : i1
    scf.if %2505 {
      %2506 = arith.addi %2499, %2501 : index
      %2507 = arith.muli %2501, %c30 : index
      %2508 = wave.lane
      %2509 = arith.addi %2508, %c11 : index
      %2510 = arith.cmpi eq, %hasBias, %c12 : index
      %2511 = arith.addi %2507, %2509 : index
      %2512 = memref.load %24[%2511] : memref<?xf32>
      %2513 = arith.muli %0, %c30 : index
      %2514 = arith.addi %2513, %2509 : index
      %2515 = memref.load %bias[%2514] : memref<?xf32>
      %2516 = arith.addf %2512, %2515 : f32
      %2517 = arith.select %2510, %2516, %2512 : f32
      %2518 = arith.addi %2509, %c19 : index
      %2519 = arith.cmpi eq, %hasBias, %c12 : index
      %2520 = arith.addi %2507, %2518 : index
      %2521 = memref.load %24[%2520] : memref<?xf32>
      %2522 = arith.muli %0, %c30 : index
      %2523 = arith.addi %2522, %2518 : index
      %2524 = memref.load %bias[%2523] : memref<?xf32>
      %2525 = arith.addf %2521, %2524 : f32
      %2526 = arith.select %2519, %2525, %2521 : f32
      %2527 = arith.addi %2508, %c18 : index
      %2528 = arith.cmpi slt, %2527, %c19 : index
      %2529 = arith.minsi %2527, %c39 : index
      %2530 = arith.cmpi eq, %hasBias, %c12 : index
      %2531 = arith.addi %2507, %2529 : index
      %2532 = memref.load %24[%2531] : memref<?xf32>
      %2533 = arith.muli %0, %c30 : index
      %2534 = arith.addi %2533, %2529 : index
      %2535 = memref.load %bias[%2534] : memref<?xf32>
      %2536 = arith.addf %2532, %2535 : f32
      %2537 = arith.select %2530, %2536, %2532 : f32
      %2538 = arith.addi %2529, %c19 : index
      %2539 = arith.cmpi eq, %hasBias, %c12 : index
      %2540 = arith.addi %2507, %2538 : index
      %2541 = memref.load %24[%2540] : memref<?xf32>
      %2542 = arith.muli %0, %c30 : index
      %2543 = arith.addi %2542, %2538 : index
      %2544 = memref.load %bias[%2543] : memref<?xf32>
      %2545 = arith.addf %2541, %2544 : f32
      %2546 = arith.select %2539, %2545, %2541 : f32
      %2547 = arith.addi %heads, %kvHeads : index
      %2548 = arith.cmpi slt, %0, %2547 : index
      scf.if %2548 {
        %2549 = arith.addi %positionsAt, %2506 : index
        %2550 = memref.load %step[%2549] : memref<?xi32>
        %2551 = arith.index_cast %2550 : i32 to index
        %2552 = arith.cmpi eq, %hasNorm, %c12 : index
        %2553 = math.fma %2517, %2517, %c42 : f32
        %2554 = math.fma %2526, %2526, %2553 : f32
        %2555 = math.fma %2537, %2537, %2554 : f32
        %2556 = arith.select %2528, %2555, %2554 : f32
        %2557 = math.fma %2546, %2546, %2556 : f32
        %2558 = arith.select %2528, %2557, %2556 : f32
        %2559 = vector.broadcast %2558 : f32 to vector<1xf32>
        %2560 = wave.reduce "add" %2559 : vector<1xf32>
        %2561 = arith.mulf %2560, %inverseHeadDim : f32
        %2562 = arith.addf %2561, %epsilon : f32
        %2563 = math.sqrt %2562 : f32
        %2564 = arith.divf %c44, %2563 : f32
        %2565 = arith.cmpi slt, %0, %heads : index
        %2566 = arith.addi %2509, %c19 : index
        %2567 = memref.load %query_norm[%2509] : memref<?xf32>
        %2568 = memref.load %key_norm[%2509] : memref<?xf32>
        %2569 = arith.select %2565, %2567, %2568 : f32
        %2570 = arith.mulf %2517, %2564 : f32
        %2571 = arith.mulf %2570, %2569 : f32
        %2572 = arith.select %2552, %2571, %2517 : f32
        %2573 = memref.load %query_norm[%2566] : memref<?xf32>
        %2574 = memref.load %key_norm[%2566] : memref<?xf32>
        %2575 = arith.select %2565, %2573, %2574 : f32
        %2576 = arith.mulf %2526, %2564 : f32
        %2577 = arith.mulf %2576, %2575 : f32
        %2578 = arith.select %2552, %2577, %2526 : f32
        %2579 = arith.addi %2529, %c19 : index
        %2580 = memref.load %query_norm[%2529] : memref<?xf32>
        %2581 = memref.load %key_norm[%2529] : memref<?xf32>
        %2582 = arith.select %2565, %2580, %2581 : f32
        %2583 = arith.mulf %2537, %2564 : f32
        %2584 = arith.mulf %2583, %2582 : f32
        %2585 = arith.select %2552, %2584, %2537 : f32
        %2586 = memref.load %query_norm[%2579] : memref<?xf32>
        %2587 = memref.load %key_norm[%2579] : memref<?xf32>
        %2588 = arith.select %2565, %2586, %2587 : f32
        %2589 = arith.mulf %2546, %2564 : f32
        %2590 = arith.mulf %2589, %2588 : f32
        %2591 = arith.select %2552, %2590, %2546 : f32
        %2592 = arith.remui %2551, %c6 : index
        %2593 = arith.muli %2592, %c30 : index
        %2594 = arith.addi %2593, %2509 : index
        %2595 = arith.divui %2551, %c6 : index
        %2596 = arith.addi %2595, %c6 : index
        %2597 = arith.muli %2596, %c30 : index
        %2598 = arith.addi %2597, %2509 : index
        %2599 = memref.load %rope[%2594] : memref<?xf32>
        %2600 = arith.addi %2594, %c19 : index
        %2601 = memref.load %rope[%2600] : memref<?xf32>
        %2602 = memref.load %rope[%2598] : memref<?xf32>
        %2603 = arith.addi %2598, %c19 : index
        %2604 = memref.load %rope[%2603] : memref<?xf32>
        %2605 = arith.mulf %2602, %2599 : f32
        %2606 = arith.mulf %2604, %2601 : f32
        %2607 = arith.subf %2605, %2606 : f32
        %2608 = arith.mulf %2604, %2599 : f32
        %2609 = arith.mulf %2602, %2601 : f32
        %2610 = arith.addf %2608, %2609 : f32
        %2611 = arith.mulf %2572, %2607 : f32
        %2612 = arith.mulf %2578, %2610 : f32
        %2613 = arith.subf %2611, %2612 : f32
        %2614 = arith.mulf %2578, %2607 : f32
        %2615 = arith.mulf %2572, %2610 : f32
        %2616 = arith.addf %2614, %2615 : f32
        %2617 = arith.cmpi slt, %0, %heads : index
        scf.if %2617 {
          %2618 = arith.muli %2506, %heads : index
          %2619 = arith.addi %2618, %0 : index
          %2620 = arith.muli %2619, %c30 : index
          %2621 = arith.addi %2620, %2509 : index
          memref.store %2613, %q[%2621] : memref<?xf32>
          %2622 = arith.addi %2621, %c19 : index
          memref.store %2616, %q[%2622] : memref<?xf32>
        } else {
          %2623 = arith.addi %2507, %2509 : index
          memref.store %2613, %24[%2623] : memref<?xf32>
          %2624 = arith.addi %2507, %2509 : index
          %2625 = arith.addi %2624, %c19 : index
          memref.store %2616, %24[%2625] : memref<?xf32>
        }
        %2626 = arith.remui %2551, %c6 : index
        %2627 = arith.muli %2626, %c30 : index
        %2628 = arith.addi %2627, %2529 : index
        %2629 = arith.divui %2551, %c6 : index
        %2630 = arith.addi %2629, %c6 : index
        %2631 = arith.muli %2630, %c30 : index
        %2632 = arith.addi %2631, %2529 : index
        %2633 = memref.load %rope[%2628] : memref<?xf32>
        %2634 = arith.addi %2628, %c19 : index
        %2635 = memref.load %rope[%2634] : memref<?xf32>
        %2636 = memref.load %rope[%2632] : memref<?xf32>
        %2637 = arith.addi %2632, %c19 : index
        %2638 = memref.load %rope[%2637] : memref<?xf32>
        %2639 = arith.mulf %2636, %2633 : f32
        %2640 = arith.mulf %2638, %2635 : f32
        %2641 = arith.subf %2639, %2640 : f32
        %2642 = arith.mulf %2638, %2633 : f32
        %2643 = arith.mulf %2636, %2635 : f32
        %2644 = arith.addf %2642, %2643 : f32
        %2645 = arith.mulf %2585, %2641 : f32
        %2646 = arith.mulf %2591, %2644 : f32
        %2647 = arith.subf %2645, %2646 : f32
        %2648 = arith.mulf %2591, %2641 : f32
        %2649 = arith.mulf %2585, %2644 : f32
        %2650 = arith.addf %2648, %2649 : f32
        scf.if %2528 {
          %2651 = arith.cmpi slt, %0, %heads : index
          scf.if %2651 {
            %2652 = arith.muli %2506, %heads : index
            %2653 = arith.addi %2652, %0 : index
            %2654 = arith.muli %2653, %c30 : index
            %2655 = arith.addi %2654, %2529 : index
            memref.store %2647, %q[%2655] : memref<?xf32>
            %2656 = arith.addi %2655, %c19 : index
            memref.store %2650, %q[%2656] : memref<?xf32>
          } else {
            %2657 = arith.addi %2507, %2529 : index
            memref.store %2647, %24[%2657] : memref<?xf32>
            %2658 = arith.addi %2507, %2529 : index
            %2659 = arith.addi %2658, %c19 : index
            memref.store %2650, %24[%2659] : memref<?xf32>
          }
        }
      } else {
        %2660 = arith.cmpi slt, %0, %heads : index
        scf.if %2660 {
          %2661 = arith.muli %2506, %heads : index
          %2662 = arith.addi %2661, %0 : index
          %2663 = arith.muli %2662, %c30 : index
          %2664 = arith.addi %2663, %2509 : index
          memref.store %2517, %q[%2664] : memref<?xf32>
          %2665 = arith.addi %2664, %c19 : index
          memref.store %2526, %q[%2665] : memref<?xf32>
        } else {
          %2666 = arith.addi %2507, %2509 : index
          memref.store %2517, %24[%2666] : memref<?xf32>
          %2667 = arith.addi %2507, %2509 : index
          %2668 = arith.addi %2667, %c19 : index
          memref.store %2526, %24[%2668] : memref<?xf32>
        }
        scf.if %2528 {
          %2669 = arith.cmpi slt, %0, %heads : index
          scf.if %2669 {
            %2670 = arith.muli %2506, %heads : index
            %2671 = arith.addi %2670, %0 : index
            %2672 = arith.muli %2671, %c30 : index
            %2673 = arith.addi %2672, %2529 : index
            memref.store %2537, %q[%2673] : memref<?xf32>
            %2674 = arith.addi %2673, %c19 : index
            memref.store %2546, %q[%2674] : memref<?xf32>
          } else {
            %2675 = arith.addi %2507, %2529 : index
            memref.store %2537, %24[%2675] : memref<?xf32>
            %2676 = arith.addi %2507, %2529 : index
            %2677 = arith.addi %2676, %c19 : index
            memref.store %2546, %24[%2677] : memref<?xf32>
          }
        }
      }
    }
    %2678 = arith.addi %2500, %c46 : index
    %2679 = arith.addi %2499, %2678 : index
    %2680 = arith.cmpi slt, %2679, %26 : index
    %2681 = arith.cmpi slt, %2678, %c16 : index
    %2682 = arith.andi %2680, %2681 : i1
    scf.if %2682 {
      %2683 = arith.addi %2499, %2678 : index
      %2684 = arith.muli %2678, %c30 : index
      %2685 = wave.lane
      %2686 = arith.addi %2685, %c11 : index
      %2687 = arith.cmpi eq, %hasBias, %c12 : index
      %2688 = arith.addi %2684, %2686 : index
      %2689 = memref.load %24[%2688] : memref<?xf32>
      %2690 = arith.muli %0, %c30 : index
      %2691 = arith.addi %2690, %2686 : index
      %2692 = memref.load %bias[%2691] : memref<?xf32>
      %2693 = arith.addf %2689, %2692 : f32
      %2694 = arith.select %2687, %2693, %2689 : f32
      %2695 = arith.addi %2686, %c19 : index
      %2696 = arith.cmpi eq, %hasBias, %c12 : index
      %2697 = arith.addi %2684, %2695 : index
      %2698 = memref.load %24[%2697] : memref<?xf32>
      %2699 = arith.muli %0, %c30 : index
      %2700 = arith.addi %2699, %2695 : index
      %2701 = memref.load %bias[%2700] : memref<?xf32>
      %2702 = arith.addf %2698, %2701 : f32
      %2703 = arith.select %2696, %2702, %2698 : f32
      %2704 = arith.addi %2685, %c18 : index
      %2705 = arith.cmpi slt, %2704, %c19 : index
      %2706 = arith.minsi %2704, %c39 : index
      %2707 = arith.cmpi eq, %hasBias, %c12 : index
      %2708 = arith.addi %2684, %2706 : index
      %2709 = memref.load %24[%2708] : memref<?xf32>
      %2710 = arith.muli %0, %c30 : index
      %2711 = arith.addi %2710, %2706 : index
      %2712 = memref.load %bias[%2711] : memref<?xf32>
      %2713 = arith.addf %2709, %2712 : f32
      %2714 = arith.select %2707, %2713, %2709 : f32
      %2715 = arith.addi %2706, %c19 : index
      %2716 = arith.cmpi eq, %hasBias, %c12 : index
      %2717 = arith.addi %2684, %2715 : index
      %2718 = memref.load %24[%2717] : memref<?xf32>
      %2719 = arith.muli %0, %c30 : index
      %2720 = arith.addi %2719, %2715 : index
      %2721 = memref.load %bias[%2720] : memref<?xf32>
      %2722 = arith.addf %2718, %2721 : f32
      %2723 = arith.select %2716, %2722, %2718 : f32
      %2724 = arith.addi %heads, %kvHeads : index
      %2725 = arith.cmpi slt, %0, %2724 : index
      scf.if %2725 {
        %2726 = arith.addi %positionsAt, %2683 : index
        %2727 = memref.load %step[%2726] : memref<?xi32>
        %2728 = arith.index_cast %2727 : i32 to index
        %2729 = arith.cmpi eq, %hasNorm, %c12 : index
        %2730 = math.fma %2694, %2694, %c42 : f32
        %2731 = math.fma %2703, %2703, %2730 : f32
        %2732 = math.fma %2714, %2714, %2731 : f32
        %2733 = arith.select %2705, %2732, %2731 : f32
        %2734 = math.fma %2723, %2723, %2733 : f32
        %2735 = arith.select %2705, %2734, %2733 : f32
        %2736 = vector.broadcast %2735 : f32 to vector<1xf32>
        %2737 = wave.reduce "add" %2736 : vector<1xf32>
        %2738 = arith.mulf %2737, %inverseHeadDim : f32
        %2739 = arith.addf %2738, %epsilon : f32
        %2740 = math.sqrt %2739 : f32
        %2741 = arith.divf %c44, %2740 : f32
        %2742 = arith.cmpi slt, %0, %heads : index
        %2743 = arith.addi %2686, %c19 : index
        %2744 = memref.load %query_norm[%2686] : memref<?xf32>
        %2745 = memref.load %key_norm[%2686] : memref<?xf32>
        %2746 = arith.select %2742, %2744, %2745 : f32
        %2747 = arith.mulf %2694, %2741 : f32
        %2748 = arith.mulf %2747, %2746 : f32
        %2749 = arith.select %2729, %2748, %2694 : f32
        %2750 = memref.load %query_norm[%2743] : memref<?xf32>
        %2751 = memref.load %key_norm[%2743] : memref<?xf32>
        %2752 = arith.select %2742, %2750, %2751 : f32
        %2753 = arith.mulf %2703, %2741 : f32
        %2754 = arith.mulf %2753, %2752 : f32
        %2755 = arith.select %2729, %2754, %2703 : f32
        %2756 = arith.addi %2706, %c19 : index
        %2757 = memref.load %query_norm[%2706] : memref<?xf32>
        %2758 = memref.load %key_norm[%2706] : memref<?xf32>
        %2759 = arith.select %2742, %2757, %2758 : f32
        %2760 = arith.mulf %2714, %2741 : f32
        %2761 = arith.mulf %2760, %2759 : f32
        %2762 = arith.select %2729, %2761, %2714 : f32
        %2763 = memref.load %query_norm[%2756] : memref<?xf32>
        %2764 = memref.load %key_norm[%2756] : memref<?xf32>
        %2765 = arith.select %2742, %2763, %2764 : f32
        %2766 = arith.mulf %2723, %2741 : f32
        %2767 = arith.mulf %2766, %2765 : f32
        %2768 = arith.select %2729, %2767, %2723 : f32
        %2769 = arith.remui %2728, %c6 : index
        %2770 = arith.muli %2769, %c30 : index
        %2771 = arith.addi %2770, %2686 : index
        %2772 = arith.divui %2728, %c6 : index
        %2773 = arith.addi %2772, %c6 : index
        %2774 = arith.muli %2773, %c30 : index
        %2775 = arith.addi %2774, %2686 : index
        %2776 = memref.load %rope[%2771] : memref<?xf32>
        %2777 = arith.addi %2771, %c19 : index
        %2778 = memref.load %rope[%2777] : memref<?xf32>
        %2779 = memref.load %rope[%2775] : memref<?xf32>
        %2780 = arith.addi %2775, %c19 : index
        %2781 = memref.load %rope[%2780] : memref<?xf32>
        %2782 = arith.mulf %2779, %2776 : f32
        %2783 = arith.mulf %2781, %2778 : f32
        %2784 = arith.subf %2782, %2783 : f32
        %2785 = arith.mulf %2781, %2776 : f32
        %2786 = arith.mulf %2779, %2778 : f32
        %2787 = arith.addf %2785, %2786 : f32
        %2788 = arith.mulf %2749, %2784 : f32
        %2789 = arith.mulf %2755, %2787 : f32
        %2790 = arith.subf %2788, %2789 : f32
        %2791 = arith.mulf %2755, %2784 : f32
        %2792 = arith.mulf %2749, %2787 : f32
        %2793 = arith.addf %2791, %2792 : f32
        %2794 = arith.cmpi slt, %0, %heads : index
        scf.if %2794 {
          %2795 = arith.muli %2683, %heads : index
          %2796 = arith.addi %2795, %0 : index
          %2797 = arith.muli %2796, %c30 : index
          %2798 = arith.addi %2797, %2686 : index
          memref.store %2790, %q[%2798] : memref<?xf32>
          %2799 = arith.addi %2798, %c19 : index
          memref.store %2793, %q[%2799] : memref<?xf32>
        } else {
          %2800 = arith.addi %2684, %2686 : index
          memref.store %2790, %24[%2800] : memref<?xf32>
          %2801 = arith.addi %2684, %2686 : index
          %2802 = arith.addi %2801, %c19 : index
          memref.store %2793, %24[%2802] : memref<?xf32>
        }
        %2803 = arith.remui %2728, %c6 : index
        %2804 = arith.muli %2803, %c30 : index
        %2805 = arith.addi %2804, %2706 : index
        %2806 = arith.divui %2728, %c6 : index
        %2807 = arith.addi %2806, %c6 : index
        %2808 = arith.muli %2807, %c30 : index
        %2809 = arith.addi %2808, %2706 : index
        %2810 = memref.load %rope[%2805] : memref<?xf32>
        %2811 = arith.addi %2805, %c19 : index
        %2812 = memref.load %rope[%2811] : memref<?xf32>
        %2813 = memref.load %rope[%2809] : memref<?xf32>
        %2814 = arith.addi %2809, %c19 : index
        %2815 = memref.load %rope[%2814] : memref<?xf32>
        %2816 = arith.mulf %2813, %2810 : f32
        %2817 = arith.mulf %2815, %2812 : f32
        %2818 = arith.subf %2816, %2817 : f32
        %2819 = arith.mulf %2815, %2810 : f32
        %2820 = arith.mulf %2813, %2812 : f32
        %2821 = arith.addf %2819, %2820 : f32
        %2822 = arith.mulf %2762, %2818 : f32
        %2823 = arith.mulf %2768, %2821 : f32
        %2824 = arith.subf %2822, %2823 : f32
        %2825 = arith.mulf %2768, %2818 : f32
        %2826 = arith.mulf %2762, %2821 : f32
        %2827 = arith.addf %2825, %2826 : f32
        scf.if %2705 {
          %2828 = arith.cmpi slt, %0, %heads : index
          scf.if %2828 {
            %2829 = arith.muli %2683, %heads : index
            %2830 = arith.addi %2829, %0 : index
            %2831 = arith.muli %2830, %c30 : index
            %2832 = arith.addi %2831, %2706 : index
            memref.store %2824, %q[%2832] : memref<?xf32>
            %2833 = arith.addi %2832, %c19 : index
            memref.store %2827, %q[%2833] : memref<?xf32>
          } else {
            %2834 = arith.addi %2684, %2706 : index
            memref.store %2824, %24[%2834] : memref<?xf32>
            %2835 = arith.addi %2684, %2706 : index
            %2836 = arith.addi %2835, %c19 : index
            memref.store %2827, %24[%2836] : memref<?xf32>
          }
        }
      } else {
        %2837 = arith.cmpi slt, %0, %heads : index
        scf.if %2837 {
          %2838 = arith.muli %2683, %heads : index
          %2839 = arith.addi %2838, %0 : index
          %2840 = arith.muli %2839, %c30 : index
          %2841 = arith.addi %2840, %2686 : index
          memref.store %2694, %q[%2841] : memref<?xf32>
          %2842 = arith.addi %2841, %c19 : index
          memref.store %2703, %q[%2842] : memref<?xf32>
        } else {
          %2843 = arith.addi %2684, %2686 : index
          memref.store %2694, %24[%2843] : memref<?xf32>
          %2844 = arith.addi %2684, %2686 : index
          %2845 = arith.addi %2844, %c19 : index
          memref.store %2703, %24[%2845] : memref<?xf32>
        }
        scf.if %2705 {
          %2846 = arith.cmpi slt, %0, %heads : index
          scf.if %2846 {
            %2847 = arith.muli %2683, %heads : index
            %2848 = arith.addi %2847, %0 : index
            %2849 = arith.muli %2848, %c30 : index
            %2850 = arith.addi %2849, %2706 : index
            memref.store %2714, %q[%2850] : memref<?xf32>
            %2851 = arith.addi %2850, %c19 : index
            memref.store %2723, %q[%2851] : memref<?xf32>
          } else {
            %2852 = arith.addi %2684, %2706 : index
            memref.store %2714, %24[%2852] : memref<?xf32>
            %2853 = arith.addi %2684, %2706 : index
            %2854 = arith.addi %2853, %c19 : index
            memref.store %2723, %24[%2854] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %2855 = arith.cmpi sge, %0, %heads : index
    scf.if %2855 {
      %2856 = arith.addi %2500, %c11 : index
      %2857 = arith.addi %2499, %2856 : index
      %2858 = arith.cmpi slt, %2857, %26 : index
      %2859 = arith.cmpi slt, %2856, %c16 : index
      %2860 = arith.andi %2858, %2859 : i1
      scf.if %2860 {
        %2861 = arith.addi %2499, %2856 : index
        %2862 = arith.addi %slotsAt, %2861 : index
        %2863 = memref.load %step[%2862] : memref<?xi32>
        %2864 = arith.index_cast %2863 : i32 to index
        %2865 = arith.cmpi sge, %2864, %c11 : index
        scf.if %2865 {
          %2866 = arith.muli %2856, %c30 : index
          %2867 = arith.subi %0, %heads : index
          %2868 = memref.load %scales[%2867] : memref<?xf32>
          %2869 = vector.broadcast %2868 : f32 to vector<4xf32>
          %2870 = arith.divui %2864, %c16 : index
          %2871 = arith.remui %2864, %c16 : index
          %2872 = arith.muli %2870, %pageBytes : index
          %2873 = arith.cmpi eq, %codec, %c11 : index
          scf.if %2873 {
            %2874 = wave.lane
            %2875 = arith.muli %2874, %c4 : index
            scf.for %2876 = %2875 to %c30 step %c9 {
              %2877 = arith.addi %2866, %2876 : index
              %2878 = vector.load %24[%2877] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2879 = arith.mulf %2878, %2869 : vector<4xf32>
              %2880 = arith.minimumf %2879, %c50 : vector<4xf32>
              %2881 = arith.maximumf %2880, %c51 : vector<4xf32>
              %2882 = arith.truncf %2881 : vector<4xf32> to vector<4xf16>
              %2883 = vector.bitcast %2882 : vector<4xf16> to vector<8xi8>
              %2884 = arith.cmpi slt, %2867, %kvHeads : index
              scf.if %2884 {
                %2885 = arith.muli %2867, %c13 : index
                %2886 = arith.addi %2872, %2885 : index
                %2887 = arith.divui %2876, %c16 : index
                %2888 = arith.muli %2887, %c52 : index
                %2889 = arith.remui %2876, %c16 : index
                %2890 = arith.divui %2889, %c17 : index
                %2891 = arith.muli %2890, %c6 : index
                %2892 = arith.muli %2871, %c16 : index
                %2893 = arith.addi %2891, %2892 : index
                %2894 = arith.remui %2889, %c17 : index
                %2895 = arith.muli %2894, %c5 : index
                %2896 = arith.addi %2893, %2895 : index
                %2897 = arith.addi %2888, %2896 : index
                %2898 = arith.addi %2886, %2897 : index
                vector.store %2883, %kv[%2898] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2899 = arith.subi %2867, %kvHeads : index
                %2900 = arith.muli %2899, %c13 : index
                %2901 = arith.addi %2872, %2900 : index
                %2902 = arith.addi %2876, %c11 : index
                %2903 = arith.divui %2902, %c16 : index
                %2904 = arith.muli %2903, %c52 : index
                %2905 = arith.addi %2904, %c36 : index
                %2906 = arith.remui %2902, %c16 : index
                %2907 = arith.divui %2871, %c5 : index
                %2908 = arith.remui %2871, %c5 : index
                %2909 = arith.muli %2908, %c17 : index
                %2910 = arith.addi %2907, %2909 : index
                %2911 = arith.divui %2910, %c17 : index
                %2912 = arith.muli %2911, %c6 : index
                %2913 = arith.muli %2906, %c16 : index
                %2914 = arith.addi %2912, %2913 : index
                %2915 = arith.remui %2910, %c17 : index
                %2916 = arith.muli %2915, %c5 : index
                %2917 = arith.addi %2914, %2916 : index
                %2918 = arith.addi %2905, %2917 : index
                %2919 = arith.addi %2901, %2918 : index
                %2920 = vector.shuffle %2883, %2883 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2920, %kv[%2919] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2921 = arith.addi %2876, %c12 : index
                %2922 = arith.divui %2921, %c16 : index
                %2923 = arith.muli %2922, %c52 : index
                %2924 = arith.addi %2923, %c36 : index
                %2925 = arith.remui %2921, %c16 : index
                %2926 = arith.divui %2871, %c5 : index
                %2927 = arith.remui %2871, %c5 : index
                %2928 = arith.muli %2927, %c17 : index
                %2929 = arith.addi %2926, %2928 : index
                %2930 = arith.divui %2929, %c17 : index
                %2931 = arith.muli %2930, %c6 : index
                %2932 = arith.muli %2925, %c16 : index
                %2933 = arith.addi %2931, %2932 : index
                %2934 = arith.remui %2929, %c17 : index
                %2935 = arith.muli %2934, %c5 : index
                %2936 = arith.addi %2933, %2935 : index
                %2937 = arith.addi %2924, %2936 : index
                %2938 = arith.addi %2901, %2937 : index
                %2939 = vector.shuffle %2883, %2883 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2939, %kv[%2938] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2940 = arith.addi %2876, %c5 : index
                %2941 = arith.divui %2940, %c16 : index
                %2942 = arith.muli %2941, %c52 : index
                %2943 = arith.addi %2942, %c36 : index
                %2944 = arith.remui %2940, %c16 : index
                %2945 = arith.divui %2871, %c5 : index
                %2946 = arith.remui %2871, %c5 : index
                %2947 = arith.muli %2946, %c17 : index
                %2948 = arith.addi %2945, %2947 : index
                %2949 = arith.divui %2948, %c17 : index
                %2950 = arith.muli %2949, %c6 : index
                %2951 = arith.muli %2944, %c16 : index
                %2952 = arith.addi %2950, %2951 : index
                %2953 = arith.remui %2948, %c17 : index
                %2954 = arith.muli %2953, %c5 : index
                %2955 = arith.addi %2952, %2954 : index
                %2956 = arith.addi %2943, %2955 : index
                %2957 = arith.addi %2901, %2956 : index
                %2958 = vector.shuffle %2883, %2883 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2958, %kv[%2957] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2959 = arith.addi %2876, %c2 : index
                %2960 = arith.divui %2959, %c16 : index
                %2961 = arith.muli %2960, %c52 : index
                %2962 = arith.addi %2961, %c36 : index
                %2963 = arith.remui %2959, %c16 : index
                %2964 = arith.divui %2871, %c5 : index
                %2965 = arith.remui %2871, %c5 : index
                %2966 = arith.muli %2965, %c17 : index
                %2967 = arith.addi %2964, %2966 : index
                %2968 = arith.divui %2967, %c17 : index
                %2969 = arith.muli %2968, %c6 : index
                %2970 = arith.muli %2963, %c16 : index
                %2971 = arith.addi %2969, %2970 : index
                %2972 = arith.remui %2967, %c17 : index
                %2973 = arith.muli %2972, %c5 : index
                %2974 = arith.addi %2971, %2973 : index
                %2975 = arith.addi %2962, %2974 : index
                %2976 = arith.addi %2901, %2975 : index
                %2977 = vector.shuffle %2883, %2883 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2977, %kv[%2976] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2978 = arith.cmpi eq, %codec, %c12 : index
          scf.if %2978 {
            %2979 = wave.lane
            %2980 = arith.muli %2979, %c4 : index
            scf.for %2981 = %2980 to %c30 step %c9 {
              %2982 = arith.addi %2866, %2981 : index
              %2983 = vector.load %24[%2982] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2984 = arith.mulf %2983, %2869 : vector<4xf32>
              %2985 = wave.fp8_encode "e4m3" %2984 : vector<4xf32> -> vector<4xi8>
              %2986 = arith.cmpi slt, %2867, %kvHeads : index
              scf.if %2986 {
                %2987 = arith.muli %2867, %c36 : index
                %2988 = arith.addi %2872, %2987 : index
                %2989 = vector.shuffle %2985, %2985 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2990 = arith.divui %2981, %c16 : index
                %2991 = arith.muli %2990, %c6 : index
                %2992 = arith.remui %2981, %c16 : index
                %2993 = arith.muli %2871, %c16 : index
                %2994 = arith.divui %2992, %c4 : index
                %2995 = arith.muli %2994, %c4 : index
                %2996 = arith.remui %2992, %c5 : index
                %2997 = arith.muli %2996, %c5 : index
                %2998 = arith.addi %2995, %2997 : index
                %2999 = arith.divui %2992, %c5 : index
                %3000 = arith.remui %2999, %c5 : index
                %3001 = arith.addi %2998, %3000 : index
                %3002 = arith.addi %2993, %3001 : index
                %3003 = arith.addi %2991, %3002 : index
                %3004 = arith.addi %2988, %3003 : index
                vector.store %2989, %kv[%3004] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3005 = arith.subi %2867, %kvHeads : index
                %3006 = arith.muli %3005, %c36 : index
                %3007 = arith.addi %2872, %3006 : index
                %3008 = arith.addi %2981, %c11 : index
                %3009 = arith.divui %3008, %c16 : index
                %3010 = arith.muli %3009, %c6 : index
                %3011 = arith.addi %3010, %c14 : index
                %3012 = arith.remui %3008, %c16 : index
                %3013 = arith.divui %2871, %c5 : index
                %3014 = arith.remui %2871, %c5 : index
                %3015 = arith.muli %3014, %c17 : index
                %3016 = arith.addi %3013, %3015 : index
                %3017 = arith.muli %3012, %c16 : index
                %3018 = arith.divui %3016, %c4 : index
                %3019 = arith.muli %3018, %c4 : index
                %3020 = arith.remui %3016, %c5 : index
                %3021 = arith.muli %3020, %c5 : index
                %3022 = arith.addi %3019, %3021 : index
                %3023 = arith.divui %3016, %c5 : index
                %3024 = arith.remui %3023, %c5 : index
                %3025 = arith.addi %3022, %3024 : index
                %3026 = arith.addi %3017, %3025 : index
                %3027 = arith.addi %3011, %3026 : index
                %3028 = arith.addi %3007, %3027 : index
                %3029 = vector.shuffle %2985, %2985 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3029, %kv[%3028] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3030 = arith.addi %2981, %c12 : index
                %3031 = arith.divui %3030, %c16 : index
                %3032 = arith.muli %3031, %c6 : index
                %3033 = arith.addi %3032, %c14 : index
                %3034 = arith.remui %3030, %c16 : index
                %3035 = arith.divui %2871, %c5 : index
                %3036 = arith.remui %2871, %c5 : index
                %3037 = arith.muli %3036, %c17 : index
                %3038 = arith.addi %3035, %3037 : index
                %3039 = arith.muli %3034, %c16 : index
                %3040 = arith.divui %3038, %c4 : index
                %3041 = arith.muli %3040, %c4 : index
                %3042 = arith.remui %3038, %c5 : index
                %3043 = arith.muli %3042, %c5 : index
                %3044 = arith.addi %3041, %3043 : index
                %3045 = arith.divui %3038, %c5 : index
                %3046 = arith.remui %3045, %c5 : index
                %3047 = arith.addi %3044, %3046 : index
                %3048 = arith.addi %3039, %3047 : index
                %3049 = arith.addi %3033, %3048 : index
                %3050 = arith.addi %3007, %3049 : index
                %3051 = vector.shuffle %2985, %2985 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3051, %kv[%3050] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3052 = arith.addi %2981, %c5 : index
                %3053 = arith.divui %3052, %c16 : index
                %3054 = arith.muli %3053, %c6 : index
                %3055 = arith.addi %3054, %c14 : index
                %3056 = arith.remui %3052, %c16 : index
                %3057 = arith.divui %2871, %c5 : index
                %3058 = arith.remui %2871, %c5 : index
                %3059 = arith.muli %3058, %c17 : index
                %3060 = arith.addi %3057, %3059 : index
                %3061 = arith.muli %3056, %c16 : index
                %3062 = arith.divui %3060, %c4 : index
                %3063 = arith.muli %3062, %c4 : index
                %3064 = arith.remui %3060, %c5 : index
                %3065 = arith.muli %3064, %c5 : index
                %3066 = arith.addi %3063, %3065 : index
                %3067 = arith.divui %3060, %c5 : index
                %3068 = arith.remui %3067, %c5 : index
                %3069 = arith.addi %3066, %3068 : index
                %3070 = arith.addi %3061, %3069 : index
                %3071 = arith.addi %3055, %3070 : index
                %3072 = arith.addi %3007, %3071 : index
                %3073 = vector.shuffle %2985, %2985 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3073, %kv[%3072] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3074 = arith.addi %2981, %c2 : index
                %3075 = arith.divui %3074, %c16 : index
                %3076 = arith.muli %3075, %c6 : index
                %3077 = arith.addi %3076, %c14 : index
                %3078 = arith.remui %3074, %c16 : index
                %3079 = arith.divui %2871, %c5 : index
                %3080 = arith.remui %2871, %c5 : index
                %3081 = arith.muli %3080, %c17 : index
                %3082 = arith.addi %3079, %3081 : index
                %3083 = arith.muli %3078, %c16 : index
                %3084 = arith.divui %3082, %c4 : index
                %3085 = arith.muli %3084, %c4 : index
                %3086 = arith.remui %3082, %c5 : index
                %3087 = arith.muli %3086, %c5 : index
                %3088 = arith.addi %3085, %3087 : index
                %3089 = arith.divui %3082, %c5 : index
                %3090 = arith.remui %3089, %c5 : index
                %3091 = arith.addi %3088, %3090 : index
                %3092 = arith.addi %3083, %3091 : index
                %3093 = arith.addi %3077, %3092 : index
                %3094 = arith.addi %3007, %3093 : index
                %3095 = vector.shuffle %2985, %2985 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3095, %kv[%3094] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3096 = arith.cmpi eq, %codec, %c5 : index
          scf.if %3096 {
            %3097 = wave.lane
            %3098 = arith.muli %3097, %c4 : index
            scf.for %3099 = %3098 to %c30 step %c9 {
              %3100 = arith.addi %2866, %3099 : index
              %3101 = vector.load %24[%3100] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3102 = arith.mulf %3101, %2869 : vector<4xf32>
              %3103 = wave.fp8_encode "e5m2" %3102 : vector<4xf32> -> vector<4xi8>
              %3104 = arith.cmpi slt, %2867, %kvHeads : index
              scf.if %3104 {
                %3105 = arith.muli %2867, %c36 : index
                %3106 = arith.addi %2872, %3105 : index
                %3107 = vector.shuffle %3103, %3103 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3108 = arith.divui %3099, %c16 : index
                %3109 = arith.muli %3108, %c6 : index
                %3110 = arith.remui %3099, %c16 : index
                %3111 = arith.muli %2871, %c16 : index
                %3112 = arith.divui %3110, %c4 : index
                %3113 = arith.muli %3112, %c4 : index
                %3114 = arith.remui %3110, %c5 : index
                %3115 = arith.muli %3114, %c5 : index
                %3116 = arith.addi %3113, %3115 : index
                %3117 = arith.divui %3110, %c5 : index
                %3118 = arith.remui %3117, %c5 : index
                %3119 = arith.addi %3116, %3118 : index
                %3120 = arith.addi %3111, %3119 : index
                %3121 = arith.addi %3109, %3120 : index
                %3122 = arith.addi %3106, %3121 : index
                vector.store %3107, %kv[%3122] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3123 = arith.subi %2867, %kvHeads : index
                %3124 = arith.muli %3123, %c36 : index
                %3125 = arith.addi %2872, %3124 : index
                %3126 = arith.addi %3099, %c11 : index
                %3127 = arith.divui %3126, %c16 : index
                %3128 = arith.muli %3127, %c6 : index
                %3129 = arith.addi %3128, %c14 : index
                %3130 = arith.remui %3126, %c16 : index
                %3131 = arith.divui %2871, %c5 : index
                %3132 = arith.remui %2871, %c5 : index
                %3133 = arith.muli %3132, %c17 : index
                %3134 = arith.addi %3131, %3133 : index
                %3135 = arith.muli %3130, %c16 : index
                %3136 = arith.divui %3134, %c4 : index
                %3137 = arith.muli %3136, %c4 : index
                %3138 = arith.remui %3134, %c5 : index
                %3139 = arith.muli %3138, %c5 : index
                %3140 = arith.addi %3137, %3139 : index
                %3141 = arith.divui %3134, %c5 : index
                %3142 = arith.remui %3141, %c5 : index
                %3143 = arith.addi %3140, %3142 : index
                %3144 = arith.addi %3135, %3143 : index
                %3145 = arith.addi %3129, %3144 : index
                %3146 = arith.addi %3125, %3145 : index
                %3147 = vector.shuffle %3103, %3103 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3147, %kv[%3146] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3148 = arith.addi %3099, %c12 : index
                %3149 = arith.divui %3148, %c16 : index
                %3150 = arith.muli %3149, %c6 : index
                %3151 = arith.addi %3150, %c14 : index
                %3152 = arith.remui %3148, %c16 : index
                %3153 = arith.divui %2871, %c5 : index
                %3154 = arith.remui %2871, %c5 : index
                %3155 = arith.muli %3154, %c17 : index
                %3156 = arith.addi %3153, %3155 : index
                %3157 = arith.muli %3152, %c16 : index
                %3158 = arith.divui %3156, %c4 : index
                %3159 = arith.muli %3158, %c4 : index
                %3160 = arith.remui %3156, %c5 : index
                %3161 = arith.muli %3160, %c5 : index
                %3162 = arith.addi %3159, %3161 : index
                %3163 = arith.divui %3156, %c5 : index
                %3164 = arith.remui %3163, %c5 : index
                %3165 = arith.addi %3162, %3164 : index
                %3166 = arith.addi %3157, %3165 : index
                %3167 = arith.addi %3151, %3166 : index
                %3168 = arith.addi %3125, %3167 : index
                %3169 = vector.shuffle %3103, %3103 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3169, %kv[%3168] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3170 = arith.addi %3099, %c5 : index
                %3171 = arith.divui %3170, %c16 : index
                %3172 = arith.muli %3171, %c6 : index
                %3173 = arith.addi %3172, %c14 : index
                %3174 = arith.remui %3170, %c16 : index
                %3175 = arith.divui %2871, %c5 : index
                %3176 = arith.remui %2871, %c5 : index
                %3177 = arith.muli %3176, %c17 : index
                %3178 = arith.addi %3175, %3177 : index
                %3179 = arith.muli %3174, %c16 : index
                %3180 = arith.divui %3178, %c4 : index
                %3181 = arith.muli %3180, %c4 : index
                %3182 = arith.remui %3178, %c5 : index
                %3183 = arith.muli %3182, %c5 : index
                %3184 = arith.addi %3181, %3183 : index
                %3185 = arith.divui %3178, %c5 : index
                %3186 = arith.remui %3185, %c5 : index
                %3187 = arith.addi %3184, %3186 : index
                %3188 = arith.addi %3179, %3187 : index
                %3189 = arith.addi %3173, %3188 : index
                %3190 = arith.addi %3125, %3189 : index
                %3191 = vector.shuffle %3103, %3103 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3191, %kv[%3190] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3192 = arith.addi %3099, %c2 : index
                %3193 = arith.divui %3192, %c16 : index
                %3194 = arith.muli %3193, %c6 : index
                %3195 = arith.addi %3194, %c14 : index
                %3196 = arith.remui %3192, %c16 : index
                %3197 = arith.divui %2871, %c5 : index
                %3198 = arith.remui %2871, %c5 : index
                %3199 = arith.muli %3198, %c17 : index
                %3200 = arith.addi %3197, %3199 : index
                %3201 = arith.muli %3196, %c16 : index
                %3202 = arith.divui %3200, %c4 : index
                %3203 = arith.muli %3202, %c4 : index
                %3204 = arith.remui %3200, %c5 : index
                %3205 = arith.muli %3204, %c5 : index
                %3206 = arith.addi %3203, %3205 : index
                %3207 = arith.divui %3200, %c5 : index
                %3208 = arith.remui %3207, %c5 : index
                %3209 = arith.addi %3206, %3208 : index
                %3210 = arith.addi %3201, %3209 : index
                %3211 = arith.addi %3195, %3210 : index
                %3212 = arith.addi %3125, %3211 : index
                %3213 = vector.shuffle %3103, %3103 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3213, %kv[%3212] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %3214 = arith.addi %2500, %c46 : index
      %3215 = arith.addi %2499, %3214 : index
      %3216 = arith.cmpi slt, %3215, %26 : index
      %3217 = arith.cmpi slt, %3214, %c16 : index
      %3218 = arith.andi %3216, %3217 : i1
      scf.if %3218 {
        %3219 = arith.addi %2499, %3214 : index
        %3220 = arith.addi %slotsAt, %3219 : index
        %3221 = memref.load %step[%3220] : memref<?xi32>
        %3222 = arith.index_cast %3221 : i32 to index
        %3223 = arith.cmpi sge, %3222, %c11 : index
        scf.if %3223 {
          %3224 = arith.muli %3214, %c30 : index
          %3225 = arith.subi %0, %heads : index
          %3226 = memref.load %scales[%3225] : memref<?xf32>
          %3227 = vector.broadcast %3226 : f32 to vector<4xf32>
          %3228 = arith.divui %3222, %c16 : index
          %3229 = arith.remui %3222, %c16 : index
          %3230 = arith.muli %3228, %pageBytes : index
          %3231 = arith.cmpi eq, %codec, %c11 : index
          scf.if %3231 {
            %3232 = wave.lane
            %3233 = arith.muli %3232, %c4 : index
            scf.for %3234 = %3233 to %c30 step %c9 {
              %3235 = arith.addi %3224, %3234 : index
              %3236 = vector.load %24[%3235] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3237 = arith.mulf %3236, %3227 : vector<4xf32>
              %3238 = arith.minimumf %3237, %c50 : vector<4xf32>
              %3239 = arith.maximumf %3238, %c51 : vector<4xf32>
              %3240 = arith.truncf %3239 : vector<4xf32> to vector<4xf16>
              %3241 = vector.bitcast %3240 : vector<4xf16> to vector<8xi8>
              %3242 = arith.cmpi slt, %3225, %kvHeads : index
              scf.if %3242 {
                %3243 = arith.muli %3225, %c13 : index
                %3244 = arith.addi %3230, %3243 : index
                %3245 = arith.divui %3234, %c16 : index
                %3246 = arith.muli %3245, %c52 : index
                %3247 = arith.remui %3234, %c16 : index
                %3248 = arith.divui %3247, %c17 : index
                %3249 = arith.muli %3248, %c6 : index
                %3250 = arith.muli %3229, %c16 : index
                %3251 = arith.addi %3249, %3250 : index
                %3252 = arith.remui %3247, %c17 : index
                %3253 = arith.muli %3252, %c5 : index
                %3254 = arith.addi %3251, %3253 : index
                %3255 = arith.addi %3246, %3254 : index
                %3256 = arith.addi %3244, %3255 : index
                vector.store %3241, %kv[%3256] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %3257 = arith.subi %3225, %kvHeads : index
                %3258 = arith.muli %3257, %c13 : index
                %3259 = arith.addi %3230, %3258 : index
                %3260 = arith.addi %3234, %c11 : index
                %3261 = arith.divui %3260, %c16 : index
                %3262 = arith.muli %3261, %c52 : index
                %3263 = arith.addi %3262, %c36 : index
                %3264 = arith.remui %3260, %c16 : index
                %3265 = arith.divui %3229, %c5 : index
                %3266 = arith.remui %3229, %c5 : index
                %3267 = arith.muli %3266, %c17 : index
                %3268 = arith.addi %3265, %3267 : index
                %3269 = arith.divui %3268, %c17 : index
                %3270 = arith.muli %3269, %c6 : index
                %3271 = arith.muli %3264, %c16 : index
                %3272 = arith.addi %3270, %3271 : index
                %3273 = arith.remui %3268, %c17 : index
                %3274 = arith.muli %3273, %c5 : index
                %3275 = arith.addi %3272, %3274 : index
                %3276 = arith.addi %3263, %3275 : index
                %3277 = arith.addi %3259, %3276 : index
                %3278 = vector.shuffle %3241, %3241 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %3278, %kv[%3277] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3279 = arith.addi %3234, %c12 : index
                %3280 = arith.divui %3279, %c16 : index
                %3281 = arith.muli %3280, %c52 : index
                %3282 = arith.addi %3281, %c36 : index
                %3283 = arith.remui %3279, %c16 : index
                %3284 = arith.divui %3229, %c5 : index
                %3285 = arith.remui %3229, %c5 : index
                %3286 = arith.muli %3285, %c17 : index
                %3287 = arith.addi %3284, %3286 : index
                %3288 = arith.divui %3287, %c17 : index
                %3289 = arith.muli %3288, %c6 : index
                %3290 = arith.muli %3283, %c16 : index
                %3291 = arith.addi %3289, %3290 : index
                %3292 = arith.remui %3287, %c17 : index
                %3293 = arith.muli %3292, %c5 : index
                %3294 = arith.addi %3291, %3293 : index
                %3295 = arith.addi %3282, %3294 : index
                %3296 = arith.addi %3259, %3295 : index
                %3297 = vector.shuffle %3241, %3241 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %3297, %kv[%3296] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3298 = arith.addi %3234, %c5 : index
                %3299 = arith.divui %3298, %c16 : index
                %3300 = arith.muli %3299, %c52 : index
                %3301 = arith.addi %3300, %c36 : index
                %3302 = arith.remui %3298, %c16 : index
                %3303 = arith.divui %3229, %c5 : index
                %3304 = arith.remui %3229, %c5 : index
                %3305 = arith.muli %3304, %c17 : index
                %3306 = arith.addi %3303, %3305 : index
                %3307 = arith.divui %3306, %c17 : index
                %3308 = arith.muli %3307, %c6 : index
                %3309 = arith.muli %3302, %c16 : index
                %3310 = arith.addi %3308, %3309 : index
                %3311 = arith.remui %3306, %c17 : index
                %3312 = arith.muli %3311, %c5 : index
                %3313 = arith.addi %3310, %3312 : index
                %3314 = arith.addi %3301, %3313 : index
                %3315 = arith.addi %3259, %3314 : index
                %3316 = vector.shuffle %3241, %3241 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %3316, %kv[%3315] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3317 = arith.addi %3234, %c2 : index
                %3318 = arith.divui %3317, %c16 : index
                %3319 = arith.muli %3318, %c52 : index
                %3320 = arith.addi %3319, %c36 : index
                %3321 = arith.remui %3317, %c16 : index
                %3322 = arith.divui %3229, %c5 : index
                %3323 = arith.remui %3229, %c5 : index
                %3324 = arith.muli %3323, %c17 : index
                %3325 = arith.addi %3322, %3324 : index
                %3326 = arith.divui %3325, %c17 : index
                %3327 = arith.muli %3326, %c6 : index
                %3328 = arith.muli %3321, %c16 : index
                %3329 = arith.addi %3327, %3328 : index
                %3330 = arith.remui %3325, %c17 : index
                %3331 = arith.muli %3330, %c5 : index
                %3332 = arith.addi %3329, %3331 : index
                %3333 = arith.addi %3320, %3332 : index
                %3334 = arith.addi %3259, %3333 : index
                %3335 = vector.shuffle %3241, %3241 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %3335, %kv[%3334] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %3336 = arith.cmpi eq, %codec, %c12 : index
          scf.if %3336 {
            %3337 = wave.lane
            %3338 = arith.muli %3337, %c4 : index
            scf.for %3339 = %3338 to %c30 step %c9 {
              %3340 = arith.addi %3224, %3339 : index
              %3341 = vector.load %24[%3340] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3342 = arith.mulf %3341, %3227 : vector<4xf32>
              %3343 = wave.fp8_encode "e4m3" %3342 : vector<4xf32> -> vector<4xi8>
              %3344 = arith.cmpi slt, %3225, %kvHeads : index
              scf.if %3344 {
                %3345 = arith.muli %3225, %c36 : index
                %3346 = arith.addi %3230, %3345 : index
                %3347 = vector.shuffle %3343, %3343 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3348 = arith.divui %3339, %c16 : index
                %3349 = arith.muli %3348, %c6 : index
                %3350 = arith.remui %3339, %c16 : index
                %3351 = arith.muli %3229, %c16 : index
                %3352 = arith.divui %3350, %c4 : index
                %3353 = arith.muli %3352, %c4 : index
                %3354 = arith.remui %3350, %c5 : index
                %3355 = arith.muli %3354, %c5 : index
                %3356 = arith.addi %3353, %3355 : index
                %3357 = arith.divui %3350, %c5 : index
                %3358 = arith.remui %3357, %c5 : index
                %3359 = arith.addi %3356, %3358 : index
                %3360 = arith.addi %3351, %3359 : index
                %3361 = arith.addi %3349, %3360 : index
                %3362 = arith.addi %3346, %3361 : index
                vector.store %3347, %kv[%3362] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3363 = arith.subi %3225, %kvHeads : index
                %3364 = arith.muli %3363, %c36 : index
                %3365 = arith.addi %3230, %3364 : index
                %3366 = arith.addi %3339, %c11 : index
                %3367 = arith.divui %3366, %c16 : index
                %3368 = arith.muli %3367, %c6 : index
                %3369 = arith.addi %3368, %c14 : index
                %3370 = arith.remui %3366, %c16 : index
                %3371 = arith.divui %3229, %c5 : index
                %3372 = arith.remui %3229, %c5 : index
                %3373 = arith.muli %3372, %c17 : index
                %3374 = arith.addi %3371, %3373 : index
                %3375 = arith.muli %3370, %c16 : index
                %3376 = arith.divui %3374, %c4 : index
                %3377 = arith.muli %3376, %c4 : index
                %3378 = arith.remui %3374, %c5 : index
                %3379 = arith.muli %3378, %c5 : index
                %3380 = arith.addi %3377, %3379 : index
                %3381 = arith.divui %3374, %c5 : index
                %3382 = arith.remui %3381, %c5 : index
                %3383 = arith.addi %3380, %3382 : index
                %3384 = arith.addi %3375, %3383 : index
                %3385 = arith.addi %3369, %3384 : index
                %3386 = arith.addi %3365, %3385 : index
                %3387 = vector.shuffle %3343, %3343 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3387, %kv[%3386] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3388 = arith.addi %3339, %c12 : index
                %3389 = arith.divui %3388, %c16 : index
                %3390 = arith.muli %3389, %c6 : index
                %3391 = arith.addi %3390, %c14 : index
                %3392 = arith.remui %3388, %c16 : index
                %3393 = arith.divui %3229, %c5 : index
                %3394 = arith.remui %3229, %c5 : index
                %3395 = arith.muli %3394, %c17 : index
                %3396 = arith.addi %3393, %3395 : index
                %3397 = arith.muli %3392, %c16 : index
                %3398 = arith.divui %3396, %c4 : index
                %3399 = arith.muli %3398, %c4 : index
                %3400 = arith.remui %3396, %c5 : index
                %3401 = arith.muli %3400, %c5 : index
                %3402 = arith.addi %3399, %3401 : index
                %3403 = arith.divui %3396, %c5 : index
                %3404 = arith.remui %3403, %c5 : index
                %3405 = arith.addi %3402, %3404 : index
                %3406 = arith.addi %3397, %3405 : index
                %3407 = arith.addi %3391, %3406 : index
                %3408 = arith.addi %3365, %3407 : index
                %3409 = vector.shuffle %3343, %3343 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3409, %kv[%3408] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3410 = arith.addi %3339, %c5 : index
                %3411 = arith.divui %3410, %c16 : index
                %3412 = arith.muli %3411, %c6 : index
                %3413 = arith.addi %3412, %c14 : index
                %3414 = arith.remui %3410, %c16 : index
                %3415 = arith.divui %3229, %c5 : index
                %3416 = arith.remui %3229, %c5 : index
                %3417 = arith.muli %3416, %c17 : index
                %3418 = arith.addi %3415, %3417 : index
                %3419 = arith.muli %3414, %c16 : index
                %3420 = arith.divui %3418, %c4 : index
                %3421 = arith.muli %3420, %c4 : index
                %3422 = arith.remui %3418, %c5 : index
                %3423 = arith.muli %3422, %c5 : index
                %3424 = arith.addi %3421, %3423 : index
                %3425 = arith.divui %3418, %c5 : index
                %3426 = arith.remui %3425, %c5 : index
                %3427 = arith.addi %3424, %3426 : index
                %3428 = arith.addi %3419, %3427 : index
                %3429 = arith.addi %3413, %3428 : index
                %3430 = arith.addi %3365, %3429 : index
                %3431 = vector.shuffle %3343, %3343 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3431, %kv[%3430] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3432 = arith.addi %3339, %c2 : index
                %3433 = arith.divui %3432, %c16 : index
                %3434 = arith.muli %3433, %c6 : index
                %3435 = arith.addi %3434, %c14 : index
                %3436 = arith.remui %3432, %c16 : index
                %3437 = arith.divui %3229, %c5 : index
                %3438 = arith.remui %3229, %c5 : index
                %3439 = arith.muli %3438, %c17 : index
                %3440 = arith.addi %3437, %3439 : index
                %3441 = arith.muli %3436, %c16 : index
                %3442 = arith.divui %3440, %c4 : index
                %3443 = arith.muli %3442, %c4 : index
                %3444 = arith.remui %3440, %c5 : index
                %3445 = arith.muli %3444, %c5 : index
                %3446 = arith.addi %3443, %3445 : index
                %3447 = arith.divui %3440, %c5 : index
                %3448 = arith.remui %3447, %c5 : index
                %3449 = arith.addi %3446, %3448 : index
                %3450 = arith.addi %3441, %3449 : index
                %3451 = arith.addi %3435, %3450 : index
                %3452 = arith.addi %3365, %3451 : index
                %3453 = vector.shuffle %3343, %3343 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3453, %kv[%3452] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3454 = arith.cmpi eq, %codec, %c5 : index
          scf.if %3454 {
            %3455 = wave.lane
            %3456 = arith.muli %3455, %c4 : index
            scf.for %3457 = %3456 to %c30 step %c9 {
              %3458 = arith.addi %3224, %3457 : index
              %3459 = vector.load %24[%3458] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3460 = arith.mulf %3459, %3227 : vector<4xf32>
              %3461 = wave.fp8_encode "e5m2" %3460 : vector<4xf32> -> vector<4xi8>
              %3462 = arith.cmpi slt, %3225, %kvHeads : index
              scf.if %3462 {
                %3463 = arith.muli %3225, %c36 : index
                %3464 = arith.addi %3230, %3463 : index
                %3465 = vector.shuffle %3461, %3461 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3466 = arith.divui %3457, %c16 : index
                %3467 = arith.muli %3466, %c6 : index
                %3468 = arith.remui %3457, %c16 : index
                %3469 = arith.muli %3229, %c16 : index
                %3470 = arith.divui %3468, %c4 : index
                %3471 = arith.muli %3470, %c4 : index
                %3472 = arith.remui %3468, %c5 : index
                %3473 = arith.muli %3472, %c5 : index
                %3474 = arith.addi %3471, %3473 : index
                %3475 = arith.divui %3468, %c5 : index
                %3476 = arith.remui %3475, %c5 : index
                %3477 = arith.addi %3474, %3476 : index
                %3478 = arith.addi %3469, %3477 : index
                %3479 = arith.addi %3467, %3478 : index
                %3480 = arith.addi %3464, %3479 : index
                vector.store %3465, %kv[%3480] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3481 = arith.subi %3225, %kvHeads : index
                %3482 = arith.muli %3481, %c36 : index
                %3483 = arith.addi %3230, %3482 : index
                %3484 = arith.addi %3457, %c11 : index
                %3485 = arith.divui %3484, %c16 : index
                %3486 = arith.muli %3485, %c6 : index
                %3487 = arith.addi %3486, %c14 : index
                %3488 = arith.remui %3484, %c16 : index
                %3489 = arith.divui %3229, %c5 : index
                %3490 = arith.remui %3229, %c5 : index
                %3491 = arith.muli %3490, %c17 : index
                %3492 = arith.addi %3489, %3491 : index
                %3493 = arith.muli %3488, %c16 : index
                %3494 = arith.divui %3492, %c4 : index
                %3495 = arith.muli %3494, %c4 : index
                %3496 = arith.remui %3492, %c5 : index
                %3497 = arith.muli %3496, %c5 : index
                %3498 = arith.addi %3495, %3497 : index
                %3499 = arith.divui %3492, %c5 : index
                %3500 = arith.remui %3499, %c5 : index
                %3501 = arith.addi %3498, %3500 : index
                %3502 = arith.addi %3493, %3501 : index
                %3503 = arith.addi %3487, %3502 : index
                %3504 = arith.addi %3483, %3503 : index
                %3505 = vector.shuffle %3461, %3461 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3505, %kv[%3504] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3506 = arith.addi %3457, %c12 : index
                %3507 = arith.divui %3506, %c16 : index
                %3508 = arith.muli %3507, %c6 : index
                %3509 = arith.addi %3508, %c14 : index
                %3510 = arith.remui %3506, %c16 : index
                %3511 = arith.divui %3229, %c5 : index
                %3512 = arith.remui %3229, %c5 : index
                %3513 = arith.muli %3512, %c17 : index
                %3514 = arith.addi %3511, %3513 : index
                %3515 = arith.muli %3510, %c16 : index
                %3516 = arith.divui %3514, %c4 : index
                %3517 = arith.muli %3516, %c4 : index
                %3518 = arith.remui %3514, %c5 : index
                %3519 = arith.muli %3518, %c5 : index
                %3520 = arith.addi %3517, %3519 : index
                %3521 = arith.divui %3514, %c5 : index
                %3522 = arith.remui %3521, %c5 : index
                %3523 = arith.addi %3520, %3522 : index
                %3524 = arith.addi %3515, %3523 : index
                %3525 = arith.addi %3509, %3524 : index
                %3526 = arith.addi %3483, %3525 : index
                %3527 = vector.shuffle %3461, %3461 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3527, %kv[%3526] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3528 = arith.addi %3457, %c5 : index
                %3529 = arith.divui %3528, %c16 : index
                %3530 = arith.muli %3529, %c6 : index
                %3531 = arith.addi %3530, %c14 : index
                %3532 = arith.remui %3528, %c16 : index
                %3533 = arith.divui %3229, %c5 : index
                %3534 = arith.remui %3229, %c5 : index
                %3535 = arith.muli %3534, %c17 : index
                %3536 = arith.addi %3533, %3535 : index
                %3537 = arith.muli %3532, %c16 : index
                %3538 = arith.divui %3536, %c4 : index
                %3539 = arith.muli %3538, %c4 : index
                %3540 = arith.remui %3536, %c5 : index
                %3541 = arith.muli %3540, %c5 : index
                %3542 = arith.addi %3539, %3541 : index
                %3543 = arith.divui %3536, %c5 : index
                %3544 = arith.remui %3543, %c5 : index
                %3545 = arith.addi %3542, %3544 : index
                %3546 = arith.addi %3537, %3545 : index
                %3547 = arith.addi %3531, %3546 : index
                %3548 = arith.addi %3483, %3547 : index
                %3549 = vector.shuffle %3461, %3461 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3549, %kv[%3548] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3550 = arith.addi %3457, %c2 : index
                %3551 = arith.divui %3550, %c16 : index
                %3552 = arith.muli %3551, %c6 : index
                %3553 = arith.addi %3552, %c14 : index
                %3554 = arith.remui %3550, %c16 : index
                %3555 = arith.divui %3229, %c5 : index
                %3556 = arith.remui %3229, %c5 : index
                %3557 = arith.muli %3556, %c17 : index
                %3558 = arith.addi %3555, %3557 : index
                %3559 = arith.muli %3554, %c16 : index
                %3560 = arith.divui %3558, %c4 : index
                %3561 = arith.muli %3560, %c4 : index
                %3562 = arith.remui %3558, %c5 : index
                %3563 = arith.muli %3562, %c5 : index
                %3564 = arith.addi %3561, %3563 : index
                %3565 = arith.divui %3558, %c5 : index
                %3566 = arith.remui %3565, %c5 : index
                %3567 = arith.addi %3564, %3566 : index
                %3568 = arith.addi %3559, %3567 : index
                %3569 = arith.addi %3553, %3568 : index
                %3570 = arith.addi %3483, %3569 : index
                %3571 = vector.shuffle %3461, %3461 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3571, %kv[%3570] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %3572 = arith.addi %27, %c18 : index
    %3573 = wave.lane
    %3574 = arith.muli %3, %c5 : index
    %3575 = arith.muli %3574, %c6 : index
    %3576 = arith.addi %3575, %3573 : index
    %3577 = arith.muli %4, %c14 : index
    %3578 = arith.addi %3577, %3576 : index
    %3579 = arith.addi %3578, %c11 : index
    %3580 = arith.addi %3579, %c11 : index
    %3581 = vector.extract %700#4[0] : f32 from vector<8xf32>
    memref.store %3581, %23[%3580] : memref<?xf32>
    %3582 = arith.muli %4, %c14 : index
    %3583 = arith.addi %3582, %3576 : index
    %3584 = arith.addi %3583, %c11 : index
    %3585 = arith.addi %3584, %c18 : index
    %3586 = vector.extract %700#4[1] : f32 from vector<8xf32>
    memref.store %3586, %23[%3585] : memref<?xf32>
    %3587 = arith.muli %4, %c14 : index
    %3588 = arith.addi %3587, %3576 : index
    %3589 = arith.addi %3588, %c11 : index
    %3590 = arith.addi %3589, %c7 : index
    %3591 = vector.extract %700#4[2] : f32 from vector<8xf32>
    memref.store %3591, %23[%3590] : memref<?xf32>
    %3592 = arith.muli %4, %c14 : index
    %3593 = arith.addi %3592, %3576 : index
    %3594 = arith.addi %3593, %c11 : index
    %3595 = arith.addi %3594, %c30 : index
    %3596 = vector.extract %700#4[3] : f32 from vector<8xf32>
    memref.store %3596, %23[%3595] : memref<?xf32>
    %3597 = arith.muli %4, %c14 : index
    %3598 = arith.addi %3597, %3576 : index
    %3599 = arith.addi %3598, %c11 : index
    %3600 = arith.addi %3599, %c9 : index
    %3601 = vector.extract %700#4[4] : f32 from vector<8xf32>
    memref.store %3601, %23[%3600] : memref<?xf32>
    %3602 = arith.muli %4, %c14 : index
    %3603 = arith.addi %3602, %3576 : index
    %3604 = arith.addi %3603, %c11 : index
    %3605 = arith.addi %3604, %c31 : index
    %3606 = vector.extract %700#4[5] : f32 from vector<8xf32>
    memref.store %3606, %23[%3605] : memref<?xf32>
    %3607 = arith.muli %4, %c14 : index
    %3608 = arith.addi %3607, %3576 : index
    %3609 = arith.addi %3608, %c11 : index
    %3610 = arith.addi %3609, %c32 : index
    %3611 = vector.extract %700#4[6] : f32 from vector<8xf32>
    memref.store %3611, %23[%3610] : memref<?xf32>
    %3612 = arith.muli %4, %c14 : index
    %3613 = arith.addi %3612, %3576 : index
    %3614 = arith.addi %3613, %c11 : index
    %3615 = arith.addi %3614, %c33 : index
    %3616 = vector.extract %700#4[7] : f32 from vector<8xf32>
    memref.store %3616, %23[%3615] : memref<?xf32>
    %3617 = arith.muli %4, %c14 : index
    %3618 = arith.addi %3617, %3576 : index
    %3619 = arith.addi %3618, %c6 : index
    %3620 = arith.addi %3619, %c11 : index
    %3621 = vector.extract %700#5[0] : f32 from vector<8xf32>
    memref.store %3621, %23[%3620] : memref<?xf32>
    %3622 = arith.muli %4, %c14 : index
    %3623 = arith.addi %3622, %3576 : index
    %3624 = arith.addi %3623, %c6 : index
    %3625 = arith.addi %3624, %c18 : index
    %3626 = vector.extract %700#5[1] : f32 from vector<8xf32>
    memref.store %3626, %23[%3625] : memref<?xf32>
    %3627 = arith.muli %4, %c14 : index
    %3628 = arith.addi %3627, %3576 : index
    %3629 = arith.addi %3628, %c6 : index
    %3630 = arith.addi %3629, %c7 : index
    %3631 = vector.extract %700#5[2] : f32 from vector<8xf32>
    memref.store %3631, %23[%3630] : memref<?xf32>
    %3632 = arith.muli %4, %c14 : index
    %3633 = arith.addi %3632, %3576 : index
    %3634 = arith.addi %3633, %c6 : index
    %3635 = arith.addi %3634, %c30 : index
    %3636 = vector.extract %700#5[3] : f32 from vector<8xf32>
    memref.store %3636, %23[%3635] : memref<?xf32>
    %3637 = arith.muli %4, %c14 : index
    %3638 = arith.addi %3637, %3576 : index
    %3639 = arith.addi %3638, %c6 : index
    %3640 = arith.addi %3639, %c9 : index
    %3641 = vector.extract %700#5[4] : f32 from vector<8xf32>
    memref.store %3641, %23[%3640] : memref<?xf32>
    %3642 = arith.muli %4, %c14 : index
    %3643 = arith.addi %3642, %3576 : index
    %3644 = arith.addi %3643, %c6 : index
    %3645 = arith.addi %3644, %c31 : index
    %3646 = vector.extract %700#5[5] : f32 from vector<8xf32>
    memref.store %3646, %23[%3645] : memref<?xf32>
    %3647 = arith.muli %4, %c14 : index
    %3648 = arith.addi %3647, %3576 : index
    %3649 = arith.addi %3648, %c6 : index
    %3650 = arith.addi %3649, %c32 : index
    %3651 = vector.extract %700#5[6] : f32 from vector<8xf32>
    memref.store %3651, %23[%3650] : memref<?xf32>
    %3652 = arith.muli %4, %c14 : index
    %3653 = arith.addi %3652, %3576 : index
    %3654 = arith.addi %3653, %c6 : index
    %3655 = arith.addi %3654, %c33 : index
    %3656 = vector.extract %700#5[7] : f32 from vector<8xf32>
    memref.store %3656, %23[%3655] : memref<?xf32>
    wave.barrier
    %3657 = arith.muli %4, %c5 : index
    %3658 = arith.addi %3657, %c11 : index
    %3659 = arith.muli %3658, %c5 : index
    %3660 = arith.divui %3573, %c16 : index
    %3661 = arith.addi %3659, %3660 : index
    %3662 = arith.addi %3572, %3661 : index
    %3663 = arith.cmpi slt, %3662, %26 : index
    scf.if %3663 {
      %3664 = arith.cmpi eq, %hasFactors, %c12 : index
      %3665 = arith.muli %3662, %c5 : index
      %3666 = memref.load %factors[%3665] : memref<?xf32>
      %3667 = arith.mulf %3666, %operandScale : f32
      %3668 = arith.select %3664, %3667, %operandScale : f32
      %3669 = arith.addi %3576, %c11 : index
      %3670 = arith.muli %3658, %c18 : index
      %3671 = arith.addi %3669, %3670 : index
      %3672 = memref.load %23[%3671] : memref<?xf32>
      %3673 = arith.addi %3671, %c14 : index
      %3674 = memref.load %23[%3673] : memref<?xf32>
      %3675 = arith.addf %3672, %3674 : f32
      %3676 = arith.addi %3671, %c36 : index
      %3677 = memref.load %23[%3676] : memref<?xf32>
      %3678 = arith.addf %3675, %3677 : f32
      %3679 = arith.addi %3671, %c37 : index
      %3680 = memref.load %23[%3679] : memref<?xf32>
      %3681 = arith.addf %3678, %3680 : f32
      %3682 = arith.remui %3573, %c16 : index
      %3683 = arith.muli %3682, %c4 : index
      %3684 = arith.addi %20, %3683 : index
      %3685 = vector.load %w[%3684] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3686 = vector.bitcast %3685 : vector<4xi8> to vector<1xf32>
      %3687 = vector.extract %3686[0] : f32 from vector<1xf32>
      %3688 = arith.mulf %3687, %3668 : f32
      %3689 = arith.mulf %3681, %3688 : f32
      %3690 = arith.muli %3, %c5 : index
      %3691 = arith.addi %3690, %c11 : index
      %3692 = arith.muli %3691, %c16 : index
      %3693 = arith.remui %3573, %c16 : index
      %3694 = arith.addi %3692, %3693 : index
      %3695 = arith.muli %3661, %c30 : index
      %3696 = arith.addi %3695, %3694 : index
      memref.store %3689, %24[%3696] : memref<?xf32>
      %3697 = arith.addi %3576, %c6 : index
      %3698 = arith.muli %3658, %c18 : index
      %3699 = arith.addi %3697, %3698 : index
      %3700 = memref.load %23[%3699] : memref<?xf32>
      %3701 = arith.addi %3699, %c14 : index
      %3702 = memref.load %23[%3701] : memref<?xf32>
      %3703 = arith.addf %3700, %3702 : f32
      %3704 = arith.addi %3699, %c36 : index
      %3705 = memref.load %23[%3704] : memref<?xf32>
      %3706 = arith.addf %3703, %3705 : f32
      %3707 = arith.addi %3699, %c37 : index
      %3708 = memref.load %23[%3707] : memref<?xf32>
      %3709 = arith.addf %3706, %3708 : f32
      %3710 = arith.remui %3573, %c16 : index
      %3711 = arith.muli %3710, %c4 : index
      %3712 = arith.addi %22, %3711 : index
      %3713 = vector.load %w[%3712] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3714 = vector.bitcast %3713 : vector<4xi8> to vector<1xf32>
      %3715 = vector.extract %3714[0] : f32 from vector<1xf32>
      %3716 = arith.mulf %3715, %3668 : f32
      %3717 = arith.mulf %3709, %3716 : f32
      %3718 = arith.muli %3, %c5 : index
      %3719 = arith.addi %3718, %c12 : index
      %3720 = arith.muli %3719, %c16 : index
      %3721 = arith.remui %3573, %c16 : index
      %3722 = arith.addi %3720, %3721 : index
      %3723 = arith.muli %3661, %c30 : index
      %3724 = arith.addi %3723, %3722 : index
      memref.store %3717, %24[%3724] : memref<?xf32>
    }
    %3725 = arith.muli %4, %c5 : index
    %3726 = arith.addi %3725, %c12 : index
    %3727 = arith.muli %3726, %c5 : index
    %3728 = arith.divui %3573, %c16 : index
    %3729 = arith.addi %3727, %3728 : index
    %3730 = arith.addi %3572, %3729 : index
    %3731 = arith.cmpi slt, %3730, %26 : index
    scf.if %3731 {
      %3732 = arith.cmpi eq, %hasFactors, %c12 : index
      %3733 = arith.muli %3730, %c5 : index
      %3734 = memref.load %factors[%3733] : memref<?xf32>
      %3735 = arith.mulf %3734, %operandScale : f32
      %3736 = arith.select %3732, %3735, %operandScale : f32
      %3737 = arith.addi %3576, %c11 : index
      %3738 = arith.muli %3726, %c18 : index
      %3739 = arith.addi %3737, %3738 : index
      %3740 = memref.load %23[%3739] : memref<?xf32>
      %3741 = arith.addi %3739, %c14 : index
      %3742 = memref.load %23[%3741] : memref<?xf32>
      %3743 = arith.addf %3740, %3742 : f32
      %3744 = arith.addi %3739, %c36 : index
      %3745 = memref.load %23[%3744] : memref<?xf32>
      %3746 = arith.addf %3743, %3745 : f32
      %3747 = arith.addi %3739, %c37 : index
      %3748 = memref.load %23[%3747] : memref<?xf32>
      %3749 = arith.addf %3746, %3748 : f32
      %3750 = arith.remui %3573, %c16 : index
      %3751 = arith.muli %3750, %c4 : index
      %3752 = arith.addi %20, %3751 : index
      %3753 = vector.load %w[%3752] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3754 = vector.bitcast %3753 : vector<4xi8> to vector<1xf32>
      %3755 = vector.extract %3754[0] : f32 from vector<1xf32>
      %3756 = arith.mulf %3755, %3736 : f32
      %3757 = arith.mulf %3749, %3756 : f32
      %3758 = arith.muli %3, %c5 : index
      %3759 = arith.addi %3758, %c11 : index
      %3760 = arith.muli %3759, %c16 : index
      %3761 = arith.remui %3573, %c16 : index
      %3762 = arith.addi %3760, %3761 : index
      %3763 = arith.muli %3729, %c30 : index
      %3764 = arith.addi %3763, %3762 : index
      memref.store %3757, %24[%3764] : memref<?xf32>
      %3765 = arith.addi %3576, %c6 : index
      %3766 = arith.muli %3726, %c18 : index
      %3767 = arith.addi %3765, %3766 : index
      %3768 = memref.load %23[%3767] : memref<?xf32>
      %3769 = arith.addi %3767, %c14 : index
      %3770 = memref.load %23[%3769] : memref<?xf32>
      %3771 = arith.addf %3768, %3770 : f32
      %3772 = arith.addi %3767, %c36 : index
      %3773 = memref.load %23[%3772] : memref<?xf32>
      %3774 = arith.addf %3771, %3773 : f32
      %3775 = arith.addi %3767, %c37 : index
      %3776 = memref.load %23[%3775] : memref<?xf32>
      %3777 = arith.addf %3774, %3776 : f32
      %3778 = arith.remui %3573, %c16 : index
      %3779 = arith.muli %3778, %c4 : index
      %3780 = arith.addi %22, %3779 : index
      %3781 = vector.load %w[%3780] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3782 = vector.bitcast %3781 : vector<4xi8> to vector<1xf32>
      %3783 = vector.extract %3782[0] : f32 from vector<1xf32>
      %3784 = arith.mulf %3783, %3736 : f32
      %3785 = arith.mulf %3777, %3784 : f32
      %3786 = arith.muli %3, %c5 : index
      %3787 = arith.addi %3786, %c12 : index
      %3788 = arith.muli %3787, %c16 : index
      %3789 = arith.remui %3573, %c16 : index
      %3790 = arith.addi %3788, %3789 : index
      %3791 = arith.muli %3729, %c30 : index
      %3792 = arith.addi %3791, %3790 : index
      memref.store %3785, %24[%3792] : memref<?xf32>
    }
    wave.barrier
    %3793 = arith.addi %27, %c18 : index
    %3794 = wave.wave
    %3795 = arith.addi %3794, %c11 : index
    %3796 = arith.addi %3793, %3795 : index
    %3797 = arith.cmpi slt, %3796, %26 : index
    %3798 = arith.cmpi slt, %3795, %c16 : index
    %3799 = arith.andi %3797, %3798 : i1
    scf.if %3799 {
      %3800 = arith.addi %3793, %3795 : index
      %3801 = arith.muli %3795, %c30 : index
      %3802 = wave.lane
      %3803 = arith.addi %3802, %c11 : index
      %3804 = arith.cmpi eq, %hasBias, %c12 : index
      %3805 = arith.addi %3801, %3803 : index
      %3806 = memref.load %24[%3805] : memref<?xf32>
      %3807 = arith.muli %0, %c30 : index
      %3808 = arith.addi %3807, %3803 : index
      %3809 = memref.load %bias[%3808] : memref<?xf32>
      %3810 = arith.addf %3806, %3809 : f32
      %3811 = arith.select %3804, %3810, %3806 : f32
      %3812 = arith.addi %3803, %c19 : index
      %3813 = arith.cmpi eq, %hasBias, %c12 : index
      %3814 = arith.addi %3801, %3812 : index
      %3815 = memref.load %24[%3814] : memref<?xf32>
      %3816 = arith.muli %0, %c30 : index
      %3817 = arith.addi %3816, %3812 : index
      %3818 = memref.load %bias[%3817] : memref<?xf32>
      %3819 = arith.addf %3815, %3818 : f32
      %3820 = arith.select %3813, %3819, %3815 : f32
      %3821 = arith.addi %3802, %c18 : index
      %3822 = arith.cmpi slt, %3821, %c19 : index
      %3823 = arith.minsi %3821, %c39 : index
      %3824 = arith.cmpi eq, %hasBias, %c12 : index
      %3825 = arith.addi %3801, %3823 : index
      %3826 = memref.load %24[%3825] : memref<?xf32>
      %3827 = arith.muli %0, %c30 : index
      %3828 = arith.addi %3827, %3823 : index
      %3829 = memref.load %bias[%3828] : memref<?xf32>
      %3830 = arith.addf %3826, %3829 : f32
      %3831 = arith.select %3824, %3830, %3826 : f32
      %3832 = arith.addi %3823, %c19 : index
      %3833 = arith.cmpi eq, %hasBias, %c12 : index
      %3834 = arith.addi %3801, %3832 : index
      %3835 = memref.load %24[%3834] : memref<?xf32>
      %3836 = arith.muli %0, %c30 : index
      %3837 = arith.addi %3836, %3832 : index
      %3838 = memref.load %bias[%3837] : memref<?xf32>
      %3839 = arith.addf %3835, %3838 : f32
      %3840 = arith.select %3833, %3839, %3835 : f32
      %3841 = arith.addi %heads, %kvHeads : index
      %3842 = arith.cmpi slt, %0, %3841 : index
      scf.if %3842 {
        %3843 = arith.addi %positionsAt, %3800 : index
        %3844 = memref.load %step[%3843] : memref<?xi32>
        %3845 = arith.index_cast %3844 : i32 to index
        %3846 = arith.cmpi eq, %hasNorm, %c12 : index
        %3847 = math.fma %3811, %3811, %c42 : f32
        %3848 = math.fma %3820, %3820, %3847 : f32
        %3849 = math.fma %3831, %3831, %3848 : f32
        %3850 = arith.select %3822, %3849, %3848 : f32
        %3851 = math.fma %3840, %3840, %3850 : f32
        %3852 = arith.select %3822, %3851, %3850 : f32
        %3853 = vector.broadcast %3852 : f32 to vector<1xf32>
        %3854 = wave.reduce "add" %3853 : vector<1xf32>
        %3855 = arith.mulf %3854, %inverseHeadDim : f32
        %3856 = arith.addf %3855, %epsilon : f32
        %3857 = math.sqrt %3856 : f32
        %3858 = arith.divf %c44, %3857 : f32
        %3859 = arith.cmpi slt, %0, %heads : index
        %3860 = arith.addi %3803, %c19 : index
        %3861 = memref.load %query_norm[%3803] : memref<?xf32>
        %3862 = memref.load %key_norm[%3803] : memref<?xf32>
        %3863 = arith.select %3859, %3861, %3862 : f32
        %3864 = arith.mulf %3811, %3858 : f32
        %3865 = arith.mulf %3864, %3863 : f32
        %3866 = arith.select %3846, %3865, %3811 : f32
        %3867 = memref.load %query_norm[%3860] : memref<?xf32>
        %3868 = memref.load %key_norm[%3860] : memref<?xf32>
        %3869 = arith.select %3859, %3867, %3868 : f32
        %3870 = arith.mulf %3820, %3858 : f32
        %3871 = arith.mulf %3870, %3869 : f32
        %3872 = arith.select %3846, %3871, %3820 : f32
        %3873 = arith.addi %3823, %c19 : index
        %3874 = memref.load %query_norm[%3823] : memref<?xf32>
        %3875 = memref.load %key_norm[%3823] : memref<?xf32>
        %3876 = arith.select %3859, %3874, %3875 : f32
        %3877 = arith.mulf %3831, %3858 : f32
        %3878 = arith.mulf %3877, %3876 : f32
        %3879 = arith.select %3846, %3878, %3831 : f32
        %3880 = memref.load %query_norm[%3873] : memref<?xf32>
        %3881 = memref.load %key_norm[%3873] : memref<?xf32>
        %3882 = arith.select %3859, %3880, %3881 : f32
        %3883 = arith.mulf %3840, %3858 : f32
        %3884 = arith.mulf %3883, %3882 : f32
        %3885 = arith.select %3846, %3884, %3840 : f32
        %3886 = arith.remui %3845, %c6 : index
        %3887 = arith.muli %3886, %c30 : index
        %3888 = arith.addi %3887, %3803 : index
        %3889 = arith.divui %3845, %c6 : index
        %3890 = arith.addi %3889, %c6 : index
        %3891 = arith.muli %3890, %c30 : index
        %3892 = arith.addi %3891, %3803 : index
        %3893 = memref.load %rope[%3888] : memref<?xf32>
        %3894 = arith.addi %3888, %c19 : index
        %3895 = memref.load %rope[%3894] : memref<?xf32>
        %3896 = memref.load %rope[%3892] : memref<?xf32>
        %3897 = arith.addi %3892, %c19 : index
        %3898 = memref.load %rope[%3897] : memref<?xf32>
        %3899 = arith.mulf %3896, %3893 : f32
        %3900 = arith.mulf %3898, %3895 : f32
        %3901 = arith.subf %3899, %3900 : f32
        %3902 = arith.mulf %3898, %3893 : f32
        %3903 = arith.mulf %3896, %3895 : f32
        %3904 = arith.addf %3902, %3903 : f32
        %3905 = arith.mulf %3866, %3901 : f32
        %3906 = arith.mulf %3872, %3904 : f32
        %3907 = arith.subf %3905, %3906 : f32
        %3908 = arith.mulf %3872, %3901 : f32
        %3909 = arith.mulf %3866, %3904 : f32
        %3910 = arith.addf %3908, %3909 : f32
        %3911 = arith.cmpi slt, %0, %heads : index
        scf.if %3911 {
          %3912 = arith.muli %3800, %heads : index
          %3913 = arith.addi %3912, %0 : index
          %3914 = arith.muli %3913, %c30 : index
          %3915 = arith.addi %3914, %3803 : index
          memref.store %3907, %q[%3915] : memref<?xf32>
          %3916 = arith.addi %3915, %c19 : index
          memref.store %3910, %q[%3916] : memref<?xf32>
        } else {
          %3917 = arith.addi %3801, %3803 : index
          memref.store %3907, %24[%3917] : memref<?xf32>
          %3918 = arith.addi %3801, %3803 : index
          %3919 = arith.addi %3918, %c19 : index
          memref.store %3910, %24[%3919] : memref<?xf32>
        }
        %3920 = arith.remui %3845, %c6 : index
        %3921 = arith.muli %3920, %c30 : index
        %3922 = arith.addi %3921, %3823 : index
        %3923 = arith.divui %3845, %c6 : index
        %3924 = arith.addi %3923, %c6 : index
        %3925 = arith.muli %3924, %c30 : index
        %3926 = arith.addi %3925, %3823 : index
        %3927 = memref.load %rope[%3922] : memref<?xf32>
        %3928 = arith.addi %3922, %c19 : index
        %3929 = memref.load %rope[%3928] : memref<?xf32>
        %3930 = memref.load %rope[%3926] : memref<?xf32>
        %3931 = arith.addi %3926, %c19 : index
        %3932 = memref.load %rope[%3931] : memref<?xf32>
        %3933 = arith.mulf %3930, %3927 : f32
        %3934 = arith.mulf %3932, %3929 : f32
        %3935 = arith.subf %3933, %3934 : f32
        %3936 = arith.mulf %3932, %3927 : f32
        %3937 = arith.mulf %3930, %3929 : f32
        %3938 = arith.addf %3936, %3937 : f32
        %3939 = arith.mulf %3879, %3935 : f32
        %3940 = arith.mulf %3885, %3938 : f32
        %3941 = arith.subf %3939, %3940 : f32
        %3942 = arith.mulf %3885, %3935 : f32
        %3943 = arith.mulf %3879, %3938 : f32
        %3944 = arith.addf %3942, %3943 : f32
        scf.if %3822 {
          %3945 = arith.cmpi slt, %0, %heads : index
          scf.if %3945 {
            %3946 = arith.muli %3800, %heads : index
            %3947 = arith.addi %3946, %0 : index
            %3948 = arith.muli %3947, %c30 : index
            %3949 = arith.addi %3948, %3823 : index
            memref.store %3941, %q[%3949] : memref<?xf32>
            %3950 = arith.addi %3949, %c19 : index
            memref.store %3944, %q[%3950] : memref<?xf32>
          } else {
            %3951 = arith.addi %3801, %3823 : index
            memref.store %3941, %24[%3951] : memref<?xf32>
            %3952 = arith.addi %3801, %3823 : index
            %3953 = arith.addi %3952, %c19 : index
            memref.store %3944, %24[%3953] : memref<?xf32>
          }
        }
      } else {
        %3954 = arith.cmpi slt, %0, %heads : index
        scf.if %3954 {
          %3955 = arith.muli %3800, %heads : index
          %3956 = arith.addi %3955, %0 : index
          %3957 = arith.muli %3956, %c30 : index
          %3958 = arith.addi %3957, %3803 : index
          memref.store %3811, %q[%3958] : memref<?xf32>
          %3959 = arith.addi %3958, %c19 : index
          memref.store %3820, %q[%3959] : memref<?xf32>
        } else {
          %3960 = arith.addi %3801, %3803 : index
          memref.store %3811, %24[%3960] : memref<?xf32>
          %3961 = arith.addi %3801, %3803 : index
          %3962 = arith.addi %3961, %c19 : index
          memref.store %3820, %24[%3962] : memref<?xf32>
        }
        scf.if %3822 {
          %3963 = arith.cmpi slt, %0, %heads : index
          scf.if %3963 {
            %3964 = arith.muli %3800, %heads : index
            %3965 = arith.addi %3964, %0 : index
            %3966 = arith.muli %3965, %c30 : index
            %3967 = arith.addi %3966, %3823 : index
            memref.store %3831, %q[%3967] : memref<?xf32>
            %3968 = arith.addi %3967, %c19 : index
            memref.store %3840, %q[%3968] : memref<?xf32>
          } else {
            %3969 = arith.addi %3801, %3823 : index
            memref.store %3831, %24[%3969] : memref<?xf32>
            %3970 = arith.addi %3801, %3823 : index
            %3971 = arith.addi %3970, %c19 : index
            memref.store %3840, %24[%3971] : memref<?xf32>
          }
        }
      }
    }
    %3972 = arith.addi %3794, %c46 : index
    %3973 = arith.addi %3793, %3972 : index
    %3974 = arith.cmpi slt, %3973, %26 : index
    %3975 = arith.cmpi slt, %3972, %c16 : index
    %3976 = arith.andi %3974, %3975 : i1
    scf.if %3976 {
      %3977 = arith.addi %3793, %3972 : index
      %3978 = arith.muli %3972, %c30 : index
      %3979 = wave.lane
      %3980 = arith.addi %3979, %c11 : index
      %3981 = arith.cmpi eq, %hasBias, %c12 : index
      %3982 = arith.addi %3978, %3980 : index
      %3983 = memref.load %24[%3982] : memref<?xf32>
      %3984 = arith.muli %0, %c30 : index
      %3985 = arith.addi %3984, %3980 : index
      %3986 = memref.load %bias[%3985] : memref<?xf32>
      %3987 = arith.addf %3983, %3986 : f32
      %3988 = arith.select %3981, %3987, %3983 : f32
      %3989 = arith.addi %3980, %c19 : index
      %3990 = arith.cmpi eq, %hasBias, %c12 : index
      %3991 = arith.addi %3978, %3989 : index
      %3992 = memref.load %24[%3991] : memref<?xf32>
      %3993 = arith.muli %0, %c30 : index
      %3994 = arith.addi %3993, %3989 : index
      %3995 = memref.load %bias[%3994] : memref<?xf32>
      %3996 = arith.addf %3992, %3995 : f32
      %3997 = arith.select %3990, %3996, %3992 : f32
      %3998 = arith.addi %3979, %c18 : index
      %3999 = arith.cmpi slt, %3998, %c19 : index
      %4000 = arith.minsi %3998, %c39 : index
      %4001 = arith.cmpi eq, %hasBias, %c12 : index
      %4002 = arith.addi %3978, %4000 : index
      %4003 = memref.load %24[%4002] : memref<?xf32>
      %4004 = arith.muli %0, %c30 : index
      %4005 = arith.addi %4004, %4000 : index
      %4006 = memref.load %bias[%4005] : memref<?xf32>
      %4007 = arith.addf %4003, %4006 : f32
      %4008 = arith.select %4001, %4007, %4003 : f32
      %4009 = arith.addi %4000, %c19 : index
      %4010 = arith.cmpi eq, %hasBias, %c12 : index
      %4011 = arith.addi %3978, %4009 : index
      %4012 = memref.load %24[%4011] : memref<?xf32>
      %4013 = arith.muli %0, %c30 : index
      %4014 = arith.addi %4013, %4009 : index
      %4015 = memref.load %bias[%4014] : memref<?xf32>
      %4016 = arith.addf %4012, %4015 : f32
      %4017 = arith.select %4010, %4016, %4012 : f32
      %4018 = arith.addi %heads, %kvHeads : index
      %4019 = arith.cmpi slt, %0, %4018 : index
      scf.if %4019 {
        %4020 = arith.addi %positionsAt, %3977 : index
        %4021 = memref.load %step[%4020] : memref<?xi32>
        %4022 = arith.index_cast %4021 : i32 to index
        %4023 = arith.cmpi eq, %hasNorm, %c12 : index
        %4024 = math.fma %3988, %3988, %c42 : f32
        %4025 = math.fma %3997, %3997, %4024 : f32
        %4026 = math.fma %4008, %4008, %4025 : f32
        %4027 = arith.select %3999, %4026, %4025 : f32
        %4028 = math.fma %4017, %4017, %4027 : f32
        %4029 = arith.select %3999, %4028, %4027 : f32
        %4030 = vector.broadcast %4029 : f32 to vector<1xf32>
        %4031 = wave.reduce "add" %4030 : vector<1xf32>
        %4032 = arith.mulf %4031, %inverseHeadDim : f32
        %4033 = arith.addf %4032, %epsilon : f32
        %4034 = math.sqrt %4033 : f32
        %4035 = arith.divf %c44, %4034 : f32
        %4036 = arith.cmpi slt, %0, %heads : index
        %4037 = arith.addi %3980, %c19 : index
        %4038 = memref.load %query_norm[%3980] : memref<?xf32>
        %4039 = memref.load %key_norm[%3980] : memref<?xf32>
        %4040 = arith.select %4036, %4038, %4039 : f32
        %4041 = arith.mulf %3988, %4035 : f32
        %4042 = arith.mulf %4041, %4040 : f32
        %4043 = arith.select %4023, %4042, %3988 : f32
        %4044 = memref.load %query_norm[%4037] : memref<?xf32>
        %4045 = memref.load %key_norm[%4037] : memref<?xf32>
        %4046 = arith.select %4036, %4044, %4045 : f32
        %4047 = arith.mulf %3997, %4035 : f32
        %4048 = arith.mulf %4047, %4046 : f32
        %4049 = arith.select %4023, %4048, %3997 : f32
        %4050 = arith.addi %4000, %c19 : index
        %4051 = memref.load %query_norm[%4000] : memref<?xf32>
        %4052 = memref.load %key_norm[%4000] : memref<?xf32>
        %4053 = arith.select %4036, %4051, %4052 : f32
        %4054 = arith.mulf %4008, %4035 : f32
        %4055 = arith.mulf %4054, %4053 : f32
        %4056 = arith.select %4023, %4055, %4008 : f32
        %4057 = memref.load %query_norm[%4050] : memref<?xf32>
        %4058 = memref.load %key_norm[%4050] : memref<?xf32>
        %4059 = arith.select %4036, %4057, %4058 : f32
        %4060 = arith.mulf %4017, %4035 : f32
        %4061 = arith.mulf %4060, %4059 : f32
        %4062 = arith.select %4023, %4061, %4017 : f32
        %4063 = arith.remui %4022, %c6 : index
        %4064 = arith.muli %4063, %c30 : index
        %4065 = arith.addi %4064, %3980 : index
        %4066 = arith.divui %4022, %c6 : index
        %4067 = arith.addi %4066, %c6 : index
        %4068 = arith.muli %4067, %c30 : index
        %4069 = arith.addi %4068, %3980 : index
        %4070 = memref.load %rope[%4065] : memref<?xf32>
        %4071 = arith.addi %4065, %c19 : index
        %4072 = memref.load %rope[%4071] : memref<?xf32>
        %4073 = memref.load %rope[%4069] : memref<?xf32>
        %4074 = arith.addi %4069, %c19 : index
        %4075 = memref.load %rope[%4074] : memref<?xf32>
        %4076 = arith.mulf %4073, %4070 : f32
        %4077 = arith.mulf %4075, %4072 : f32
        %4078 = arith.subf %4076, %4077 : f32
        %4079 = arith.mulf %4075, %4070 : f32
        %4080 = arith.mulf %4073, %4072 : f32
        %4081 = arith.addf %4079, %4080 : f32
        %4082 = arith.mulf %4043, %4078 : f32
        %4083 = arith.mulf %4049, %4081 : f32
        %4084 = arith.subf %4082, %4083 : f32
        %4085 = arith.mulf %4049, %4078 : f32
        %4086 = arith.mulf %4043, %4081 : f32
        %4087 = arith.addf %4085, %4086 : f32
        %4088 = arith.cmpi slt, %0, %heads : index
        scf.if %4088 {
          %4089 = arith.muli %3977, %heads : index
          %4090 = arith.addi %4089, %0 : index
          %4091 = arith.muli %4090, %c30 : index
          %4092 = arith.addi %4091, %3980 : index
          memref.store %4084, %q[%4092] : memref<?xf32>
          %4093 = arith.addi %4092, %c19 : index
          memref.store %4087, %q[%4093] : memref<?xf32>
        } else {
          %4094 = arith.addi %3978, %3980 : index
          memref.store %4084, %24[%4094] : memref<?xf32>
          %4095 = arith.addi %3978, %3980 : index
          %4096 = arith.addi %4095, %c19 : index
          memref.store %4087, %24[%4096] : memref<?xf32>
        }
        %4097 = arith.remui %4022, %c6 : index
        %4098 = arith.muli %4097, %c30 : index
        %4099 = arith.addi %4098, %4000 : index
        %4100 = arith.divui %4022, %c6 : index
        %4101 = arith.addi %4100, %c6 : index
        %4102 = arith.muli %4101, %c30 : index
        %4103 = arith.addi %4102, %4000 : index
        %4104 = memref.load %rope[%4099] : memref<?xf32>
        %4105 = arith.addi %4099, %c19 : index
        %4106 = memref.load %rope[%4105] : memref<?xf32>
        %4107 = memref.load %rope[%4103] : memref<?xf32>
        %4108 = arith.addi %4103, %c19 : index
        %4109 = memref.load %rope[%4108] : memref<?xf32>
        %4110 = arith.mulf %4107, %4104 : f32
        %4111 = arith.mulf %4109, %4106 : f32
        %4112 = arith.subf %4110, %4111 : f32
        %4113 = arith.mulf %4109, %4104 : f32
        %4114 = arith.mulf %4107, %4106 : f32
        %4115 = arith.addf %4113, %4114 : f32
        %4116 = arith.mulf %4056, %4112 : f32
        %4117 = arith.mulf %4062, %4115 : f32
        %4118 = arith.subf %4116, %4117 : f32
        %4119 = arith.mulf %4062, %4112 : f32
        %4120 = arith.mulf %4056, %4115 : f32
        %4121 = arith.addf %4119, %4120 : f32
        scf.if %3999 {
          %4122 = arith.cmpi slt, %0, %heads : index
          scf.if %4122 {
            %4123 = arith.muli %3977, %heads : index
            %4124 = arith.addi %4123, %0 : index
            %4125 = arith.muli %4124, %c30 : index
            %4126 = arith.addi %4125, %4000 : index
            memref.store %4118, %q[%4126] : memref<?xf32>
            %4127 = arith.addi %4126, %c19 : index
            memref.store %4121, %q[%4127] : memref<?xf32>
          } else {
            %4128 = arith.addi %3978, %4000 : index
            memref.store %4118, %24[%4128] : memref<?xf32>
            %4129 = arith.addi %3978, %4000 : index
            %4130 = arith.addi %4129, %c19 : index
            memref.store %4121, %24[%4130] : memref<?xf32>
          }
        }
      } else {
        %4131 = arith.cmpi slt, %0, %heads : index
        scf.if %4131 {
          %4132 = arith.muli %3977, %heads : index
          %4133 = arith.addi %4132, %0 : index
          %4134 = arith.muli %4133, %c30 : index
          %4135 = arith.addi %4134, %3980 : index
          memref.store %3988, %q[%4135] : memref<?xf32>
          %4136 = arith.addi %4135, %c19 : index
          memref.store %3997, %q[%4136] : memref<?xf32>
        } else {
          %4137 = arith.addi %3978, %3980 : index
          memref.store %3988, %24[%4137] : memref<?xf32>
          %4138 = arith.addi %3978, %3980 : index
          %4139 = arith.addi %4138, %c19 : index
          memref.store %3997, %24[%4139] : memref<?xf32>
        }
        scf.if %3999 {
          %4140 = arith.cmpi slt, %0, %heads : index
          scf.if %4140 {
            %4141 = arith.muli %3977, %heads : index
            %4142 = arith.addi %4141, %0 : index
            %4143 = arith.muli %4142, %c30 : index
            %4144 = arith.addi %4143, %4000 : index
            memref.store %4008, %q[%4144] : memref<?xf32>
            %4145 = arith.addi %4144, %c19 : index
            memref.store %4017, %q[%4145] : memref<?xf32>
          } else {
            %4146 = arith.addi %3978, %4000 : index
            memref.store %4008, %24[%4146] : memref<?xf32>
            %4147 = arith.addi %3978, %4000 : index
            %4148 = arith.addi %4147, %c19 : index
            memref.store %4017, %24[%4148] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %4149 = arith.cmpi sge, %0, %heads : index
    scf.if %4149 {
      %4150 = arith.addi %3794, %c11 : index
      %4151 = arith.addi %3793, %4150 : index
      %4152 = arith.cmpi slt, %4151, %26 : index
      %4153 = arith.cmpi slt, %4150, %c16 : index
      %4154 = arith.andi %4152, %4153 : i1
      scf.if %4154 {
        %4155 = arith.addi %3793, %4150 : index
        %4156 = arith.addi %slotsAt, %4155 : index
        %4157 = memref.load %step[%4156] : memref<?xi32>
        %4158 = arith.index_cast %4157 : i32 to index
        %4159 = arith.cmpi sge, %4158, %c11 : index
        scf.if %4159 {
          %4160 = arith.muli %4150, %c30 : index
          %4161 = arith.subi %0, %heads : index
          %4162 = memref.load %scales[%4161] : memref<?xf32>
          %4163 = vector.broadcast %4162 : f32 to vector<4xf32>
          %4164 = arith.divui %4158, %c16 : index
          %4165 = arith.remui %4158, %c16 : index
          %4166 = arith.muli %4164, %pageBytes : index
          %4167 = arith.cmpi eq, %codec, %c11 : index
          scf.if %4167 {
            %4168 = wave.lane
            %4169 = arith.muli %4168, %c4 : index
            scf.for %4170 = %4169 to %c30 step %c9 {
              %4171 = arith.addi %4160, %4170 : index
              %4172 = vector.load %24[%4171] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4173 = arith.mulf %4172, %4163 : vector<4xf32>
              %4174 = arith.minimumf %4173, %c50 : vector<4xf32>
              %4175 = arith.maximumf %4174, %c51 : vector<4xf32>
              %4176 = arith.truncf %4175 : vector<4xf32> to vector<4xf16>
              %4177 = vector.bitcast %4176 : vector<4xf16> to vector<8xi8>
              %4178 = arith.cmpi slt, %4161, %kvHeads : index
              scf.if %4178 {
                %4179 = arith.muli %4161, %c13 : index
                %4180 = arith.addi %4166, %4179 : index
                %4181 = arith.divui %4170, %c16 : index
                %4182 = arith.muli %4181, %c52 : index
                %4183 = arith.remui %4170, %c16 : index
                %4184 = arith.divui %4183, %c17 : index
                %4185 = arith.muli %4184, %c6 : index
                %4186 = arith.muli %4165, %c16 : index
                %4187 = arith.addi %4185, %4186 : index
                %4188 = arith.remui %4183, %c17 : index
                %4189 = arith.muli %4188, %c5 : index
                %4190 = arith.addi %4187, %4189 : index
                %4191 = arith.addi %4182, %4190 : index
                %4192 = arith.addi %4180, %4191 : index
                vector.store %4177, %kv[%4192] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %4193 = arith.subi %4161, %kvHeads : index
                %4194 = arith.muli %4193, %c13 : index
                %4195 = arith.addi %4166, %4194 : index
                %4196 = arith.addi %4170, %c11 : index
                %4197 = arith.divui %4196, %c16 : index
                %4198 = arith.muli %4197, %c52 : index
                %4199 = arith.addi %4198, %c36 : index
                %4200 = arith.remui %4196, %c16 : index
                %4201 = arith.divui %4165, %c5 : index
                %4202 = arith.remui %4165, %c5 : index
                %4203 = arith.muli %4202, %c17 : index
                %4204 = arith.addi %4201, %4203 : index
                %4205 = arith.divui %4204, %c17 : index
                %4206 = arith.muli %4205, %c6 : index
                %4207 = arith.muli %4200, %c16 : index
                %4208 = arith.addi %4206, %4207 : index
                %4209 = arith.remui %4204, %c17 : index
                %4210 = arith.muli %4209, %c5 : index
                %4211 = arith.addi %4208, %4210 : index
                %4212 = arith.addi %4199, %4211 : index
                %4213 = arith.addi %4195, %4212 : index
                %4214 = vector.shuffle %4177, %4177 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %4214, %kv[%4213] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4215 = arith.addi %4170, %c12 : index
                %4216 = arith.divui %4215, %c16 : index
                %4217 = arith.muli %4216, %c52 : index
                %4218 = arith.addi %4217, %c36 : index
                %4219 = arith.remui %4215, %c16 : index
                %4220 = arith.divui %4165, %c5 : index
                %4221 = arith.remui %4165, %c5 : index
                %4222 = arith.muli %4221, %c17 : index
                %4223 = arith.addi %4220, %4222 : index
                %4224 = arith.divui %4223, %c17 : index
                %4225 = arith.muli %4224, %c6 : index
                %4226 = arith.muli %4219, %c16 : index
                %4227 = arith.addi %4225, %4226 : index
                %4228 = arith.remui %4223, %c17 : index
                %4229 = arith.muli %4228, %c5 : index
                %4230 = arith.addi %4227, %4229 : index
                %4231 = arith.addi %4218, %4230 : index
                %4232 = arith.addi %4195, %4231 : index
                %4233 = vector.shuffle %4177, %4177 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %4233, %kv[%4232] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4234 = arith.addi %4170, %c5 : index
                %4235 = arith.divui %4234, %c16 : index
                %4236 = arith.muli %4235, %c52 : index
                %4237 = arith.addi %4236, %c36 : index
                %4238 = arith.remui %4234, %c16 : index
                %4239 = arith.divui %4165, %c5 : index
                %4240 = arith.remui %4165, %c5 : index
                %4241 = arith.muli %4240, %c17 : index
                %4242 = arith.addi %4239, %4241 : index
                %4243 = arith.divui %4242, %c17 : index
                %4244 = arith.muli %4243, %c6 : index
                %4245 = arith.muli %4238, %c16 : index
                %4246 = arith.addi %4244, %4245 : index
                %4247 = arith.remui %4242, %c17 : index
                %4248 = arith.muli %4247, %c5 : index
                %4249 = arith.addi %4246, %4248 : index
                %4250 = arith.addi %4237, %4249 : index
                %4251 = arith.addi %4195, %4250 : index
                %4252 = vector.shuffle %4177, %4177 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %4252, %kv[%4251] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4253 = arith.addi %4170, %c2 : index
                %4254 = arith.divui %4253, %c16 : index
                %4255 = arith.muli %4254, %c52 : index
                %4256 = arith.addi %4255, %c36 : index
                %4257 = arith.remui %4253, %c16 : index
                %4258 = arith.divui %4165, %c5 : index
                %4259 = arith.remui %4165, %c5 : index
                %4260 = arith.muli %4259, %c17 : index
                %4261 = arith.addi %4258, %4260 : index
                %4262 = arith.divui %4261, %c17 : index
                %4263 = arith.muli %4262, %c6 : index
                %4264 = arith.muli %4257, %c16 : index
                %4265 = arith.addi %4263, %4264 : index
                %4266 = arith.remui %4261, %c17 : index
                %4267 = arith.muli %4266, %c5 : index
                %4268 = arith.addi %4265, %4267 : index
                %4269 = arith.addi %4256, %4268 : index
                %4270 = arith.addi %4195, %4269 : index
                %4271 = vector.shuffle %4177, %4177 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %4271, %kv[%4270] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %4272 = arith.cmpi eq, %codec, %c12 : index
          scf.if %4272 {
            %4273 = wave.lane
            %4274 = arith.muli %4273, %c4 : index
            scf.for %4275 = %4274 to %c30 step %c9 {
              %4276 = arith.addi %4160, %4275 : index
              %4277 = vector.load %24[%4276] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4278 = arith.mulf %4277, %4163 : vector<4xf32>
              %4279 = wave.fp8_encode "e4m3" %4278 : vector<4xf32> -> vector<4xi8>
              %4280 = arith.cmpi slt, %4161, %kvHeads : index
              scf.if %4280 {
                %4281 = arith.muli %4161, %c36 : index
                %4282 = arith.addi %4166, %4281 : index
                %4283 = vector.shuffle %4279, %4279 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4284 = arith.divui %4275, %c16 : index
                %4285 = arith.muli %4284, %c6 : index
                %4286 = arith.remui %4275, %c16 : index
                %4287 = arith.muli %4165, %c16 : index
                %4288 = arith.divui %4286, %c4 : index
                %4289 = arith.muli %4288, %c4 : index
                %4290 = arith.remui %4286, %c5 : index
                %4291 = arith.muli %4290, %c5 : index
                %4292 = arith.addi %4289, %4291 : index
                %4293 = arith.divui %4286, %c5 : index
                %4294 = arith.remui %4293, %c5 : index
                %4295 = arith.addi %4292, %4294 : index
                %4296 = arith.addi %4287, %4295 : index
                %4297 = arith.addi %4285, %4296 : index
                %4298 = arith.addi %4282, %4297 : index
                vector.store %4283, %kv[%4298] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4299 = arith.subi %4161, %kvHeads : index
                %4300 = arith.muli %4299, %c36 : index
                %4301 = arith.addi %4166, %4300 : index
                %4302 = arith.addi %4275, %c11 : index
                %4303 = arith.divui %4302, %c16 : index
                %4304 = arith.muli %4303, %c6 : index
                %4305 = arith.addi %4304, %c14 : index
                %4306 = arith.remui %4302, %c16 : index
                %4307 = arith.divui %4165, %c5 : index
                %4308 = arith.remui %4165, %c5 : index
                %4309 = arith.muli %4308, %c17 : index
                %4310 = arith.addi %4307, %4309 : index
                %4311 = arith.muli %4306, %c16 : index
                %4312 = arith.divui %4310, %c4 : index
                %4313 = arith.muli %4312, %c4 : index
                %4314 = arith.remui %4310, %c5 : index
                %4315 = arith.muli %4314, %c5 : index
                %4316 = arith.addi %4313, %4315 : index
                %4317 = arith.divui %4310, %c5 : index
                %4318 = arith.remui %4317, %c5 : index
                %4319 = arith.addi %4316, %4318 : index
                %4320 = arith.addi %4311, %4319 : index
                %4321 = arith.addi %4305, %4320 : index
                %4322 = arith.addi %4301, %4321 : index
                %4323 = vector.shuffle %4279, %4279 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4323, %kv[%4322] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4324 = arith.addi %4275, %c12 : index
                %4325 = arith.divui %4324, %c16 : index
                %4326 = arith.muli %4325, %c6 : index
                %4327 = arith.addi %4326, %c14 : index
                %4328 = arith.remui %4324, %c16 : index
                %4329 = arith.divui %4165, %c5 : index
                %4330 = arith.remui %4165, %c5 : index
                %4331 = arith.muli %4330, %c17 : index
                %4332 = arith.addi %4329, %4331 : index
                %4333 = arith.muli %4328, %c16 : index
                %4334 = arith.divui %4332, %c4 : index
                %4335 = arith.muli %4334, %c4 : index
                %4336 = arith.remui %4332, %c5 : index
                %4337 = arith.muli %4336, %c5 : index
                %4338 = arith.addi %4335, %4337 : index
                %4339 = arith.divui %4332, %c5 : index
                %4340 = arith.remui %4339, %c5 : index
                %4341 = arith.addi %4338, %4340 : index
                %4342 = arith.addi %4333, %4341 : index
                %4343 = arith.addi %4327, %4342 : index
                %4344 = arith.addi %4301, %4343 : index
                %4345 = vector.shuffle %4279, %4279 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4345, %kv[%4344] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4346 = arith.addi %4275, %c5 : index
                %4347 = arith.divui %4346, %c16 : index
                %4348 = arith.muli %4347, %c6 : index
                %4349 = arith.addi %4348, %c14 : index
                %4350 = arith.remui %4346, %c16 : index
                %4351 = arith.divui %4165, %c5 : index
                %4352 = arith.remui %4165, %c5 : index
                %4353 = arith.muli %4352, %c17 : index
                %4354 = arith.addi %4351, %4353 : index
                %4355 = arith.muli %4350, %c16 : index
                %4356 = arith.divui %4354, %c4 : index
                %4357 = arith.muli %4356, %c4 : index
                %4358 = arith.remui %4354, %c5 : index
                %4359 = arith.muli %4358, %c5 : index
                %4360 = arith.addi %4357, %4359 : index
                %4361 = arith.divui %4354, %c5 : index
                %4362 = arith.remui %4361, %c5 : index
                %4363 = arith.addi %4360, %4362 : index
                %4364 = arith.addi %4355, %4363 : index
                %4365 = arith.addi %4349, %4364 : index
                %4366 = arith.addi %4301, %4365 : index
                %4367 = vector.shuffle %4279, %4279 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4367, %kv[%4366] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4368 = arith.addi %4275, %c2 : index
                %4369 = arith.divui %4368, %c16 : index
                %4370 = arith.muli %4369, %c6 : index
                %4371 = arith.addi %4370, %c14 : index
                %4372 = arith.remui %4368, %c16 : index
                %4373 = arith.divui %4165, %c5 : index
                %4374 = arith.remui %4165, %c5 : index
                %4375 = arith.muli %4374, %c17 : index
                %4376 = arith.addi %4373, %4375 : index
                %4377 = arith.muli %4372, %c16 : index
                %4378 = arith.divui %4376, %c4 : index
                %4379 = arith.muli %4378, %c4 : index
                %4380 = arith.remui %4376, %c5 : index
                %4381 = arith.muli %4380, %c5 : index
                %4382 = arith.addi %4379, %4381 : index
                %4383 = arith.divui %4376, %c5 : index
                %4384 = arith.remui %4383, %c5 : index
                %4385 = arith.addi %4382, %4384 : index
                %4386 = arith.addi %4377, %4385 : index
                %4387 = arith.addi %4371, %4386 : index
                %4388 = arith.addi %4301, %4387 : index
                %4389 = vector.shuffle %4279, %4279 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4389, %kv[%4388] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %4390 = arith.cmpi eq, %codec, %c5 : index
          scf.if %4390 {
            %4391 = wave.lane
            %4392 = arith.muli %4391, %c4 : index
            scf.for %4393 = %4392 to %c30 step %c9 {
              %4394 = arith.addi %4160, %4393 : index
              %4395 = vector.load %24[%4394] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4396 = arith.mulf %4395, %4163 : vector<4xf32>
              %4397 = wave.fp8_encode "e5m2" %4396 : vector<4xf32> -> vector<4xi8>
              %4398 = arith.cmpi slt, %4161, %kvHeads : index
              scf.if %4398 {
                %4399 = arith.muli %4161, %c36 : index
                %4400 = arith.addi %4166, %4399 : index
                %4401 = vector.shuffle %4397, %4397 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4402 = arith.divui %4393, %c16 : index
                %4403 = arith.muli %4402, %c6 : index
                %4404 = arith.remui %4393, %c16 : index
                %4405 = arith.muli %4165, %c16 : index
                %4406 = arith.divui %4404, %c4 : index
                %4407 = arith.muli %4406, %c4 : index
                %4408 = arith.remui %4404, %c5 : index
                %4409 = arith.muli %4408, %c5 : index
                %4410 = arith.addi %4407, %4409 : index
                %4411 = arith.divui %4404, %c5 : index
                %4412 = arith.remui %4411, %c5 : index
                %4413 = arith.addi %4410, %4412 : index
                %4414 = arith.addi %4405, %4413 : index
                %4415 = arith.addi %4403, %4414 : index
                %4416 = arith.addi %4400, %4415 : index
                vector.store %4401, %kv[%4416] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4417 = arith.subi %4161, %kvHeads : index
                %4418 = arith.muli %4417, %c36 : index
                %4419 = arith.addi %4166, %4418 : index
                %4420 = arith.addi %4393, %c11 : index
                %4421 = arith.divui %4420, %c16 : index
                %4422 = arith.muli %4421, %c6 : index
                %4423 = arith.addi %4422, %c14 : index
                %4424 = arith.remui %4420, %c16 : index
                %4425 = arith.divui %4165, %c5 : index
                %4426 = arith.remui %4165, %c5 : index
                %4427 = arith.muli %4426, %c17 : index
                %4428 = arith.addi %4425, %4427 : index
                %4429 = arith.muli %4424, %c16 : index
                %4430 = arith.divui %4428, %c4 : index
                %4431 = arith.muli %4430, %c4 : index
                %4432 = arith.remui %4428, %c5 : index
                %4433 = arith.muli %4432, %c5 : index
                %4434 = arith.addi %4431, %4433 : index
                %4435 = arith.divui %4428, %c5 : index
                %4436 = arith.remui %4435, %c5 : index
                %4437 = arith.addi %4434, %4436 : index
                %4438 = arith.addi %4429, %4437 : index
                %4439 = arith.addi %4423, %4438 : index
                %4440 = arith.addi %4419, %4439 : index
                %4441 = vector.shuffle %4397, %4397 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4441, %kv[%4440] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4442 = arith.addi %4393, %c12 : index
                %4443 = arith.divui %4442, %c16 : index
                %4444 = arith.muli %4443, %c6 : index
                %4445 = arith.addi %4444, %c14 : index
                %4446 = arith.remui %4442, %c16 : index
                %4447 = arith.divui %4165, %c5 : index
                %4448 = arith.remui %4165, %c5 : index
                %4449 = arith.muli %4448, %c17 : index
                %4450 = arith.addi %4447, %4449 : index
                %4451 = arith.muli %4446, %c16 : index
                %4452 = arith.divui %4450, %c4 : index
                %4453 = arith.muli %4452, %c4 : index
                %4454 = arith.remui %4450, %c5 : index
                %4455 = arith.muli %4454, %c5 : index
                %4456 = arith.addi %4453, %4455 : index
                %4457 = arith.divui %4450, %c5 : index
                %4458 = arith.remui %4457, %c5 : index
                %4459 = arith.addi %4456, %4458 : index
                %4460 = arith.addi %4451, %4459 : index
                %4461 = arith.addi %4445, %4460 : index
                %4462 = arith.addi %4419, %4461 : index
                %4463 = vector.shuffle %4397, %4397 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4463, %kv[%4462] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4464 = arith.addi %4393, %c5 : index
                %4465 = arith.divui %4464, %c16 : index
                %4466 = arith.muli %4465, %c6 : index
                %4467 = arith.addi %4466, %c14 : index
                %4468 = arith.remui %4464, %c16 : index
                %4469 = arith.divui %4165, %c5 : index
                %4470 = arith.remui %4165, %c5 : index
                %4471 = arith.muli %4470, %c17 : index
                %4472 = arith.addi %4469, %4471 : index
                %4473 = arith.muli %4468, %c16 : index
                %4474 = arith.divui %4472, %c4 : index
                %4475 = arith.muli %4474, %c4 : index
                %4476 = arith.remui %4472, %c5 : index
                %4477 = arith.muli %4476, %c5 : index
                %4478 = arith.addi %4475, %4477 : index
                %4479 = arith.divui %4472, %c5 : index
                %4480 = arith.remui %4479, %c5 : index
                %4481 = arith.addi %4478, %4480 : index
                %4482 = arith.addi %4473, %4481 : index
                %4483 = arith.addi %4467, %4482 : index
                %4484 = arith.addi %4419, %4483 : index
                %4485 = vector.shuffle %4397, %4397 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4485, %kv[%4484] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4486 = arith.addi %4393, %c2 : index
                %4487 = arith.divui %4486, %c16 : index
                %4488 = arith.muli %4487, %c6 : index
                %4489 = arith.addi %4488, %c14 : index
                %4490 = arith.remui %4486, %c16 : index
                %4491 = arith.divui %4165, %c5 : index
                %4492 = arith.remui %4165, %c5 : index
                %4493 = arith.muli %4492, %c17 : index
                %4494 = arith.addi %4491, %4493 : index
                %4495 = arith.muli %4490, %c16 : index
                %4496 = arith.divui %4494, %c4 : index
                %4497 = arith.muli %4496, %c4 : index
                %4498 = arith.remui %4494, %c5 : index
                %4499 = arith.muli %4498, %c5 : index
                %4500 = arith.addi %4497, %4499 : index
                %4501 = arith.divui %4494, %c5 : index
                %4502 = arith.remui %4501, %c5 : index
                %4503 = arith.addi %4500, %4502 : index
                %4504 = arith.addi %4495, %4503 : index
                %4505 = arith.addi %4489, %4504 : index
                %4506 = arith.addi %4419, %4505 : index
                %4507 = vector.shuffle %4397, %4397 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4507, %kv[%4506] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %4508 = arith.addi %3794, %c46 : index
      %4509 = arith.addi %3793, %4508 : index
      %4510 = arith.cmpi slt, %4509, %26 : index
      %4511 = arith.cmpi slt, %4508, %c16 : index
      %4512 = arith.andi %4510, %4511 : i1
      scf.if %4512 {
        %4513 = arith.addi %3793, %4508 : index
        %4514 = arith.addi %slotsAt, %4513 : index
        %4515 = memref.load %step[%4514] : memref<?xi32>
        %4516 = arith.index_cast %4515 : i32 to index
        %4517 = arith.cmpi sge, %4516, %c11 : index
        scf.if %4517 {
          %4518 = arith.muli %4508, %c30 : index
          %4519 = arith.subi %0, %heads : index
          %4520 = memref.load %scales[%4519] : memref<?xf32>
          %4521 = vector.broadcast %4520 : f32 to vector<4xf32>
          %4522 = arith.divui %4516, %c16 : index
          %4523 = arith.remui %4516, %c16 : index
          %4524 = arith.muli %4522, %pageBytes : index
          %4525 = arith.cmpi eq, %codec, %c11 : index
          scf.if %4525 {
            %4526 = wave.lane
            %4527 = arith.muli %4526, %c4 : index
            scf.for %4528 = %4527 to %c30 step %c9 {
              %4529 = arith.addi %4518, %4528 : index
              %4530 = vector.load %24[%4529] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4531 = arith.mulf %4530, %4521 : vector<4xf32>
              %4532 = arith.minimumf %4531, %c50 : vector<4xf32>
              %4533 = arith.maximumf %4532, %c51 : vector<4xf32>
              %4534 = arith.truncf %4533 : vector<4xf32> to vector<4xf16>
              %4535 = vector.bitcast %4534 : vector<4xf16> to vector<8xi8>
              %4536 = arith.cmpi slt, %4519, %kvHeads : index
              scf.if %4536 {
                %4537 = arith.muli %4519, %c13 : index
                %4538 = arith.addi %4524, %4537 : index
                %4539 = arith.divui %4528, %c16 : index
                %4540 = arith.muli %4539, %c52 : index
                %4541 = arith.remui %4528, %c16 : index
                %4542 = arith.divui %4541, %c17 : index
                %4543 = arith.muli %4542, %c6 : index
                %4544 = arith.muli %4523, %c16 : index
                %4545 = arith.addi %4543, %4544 : index
                %4546 = arith.remui %4541, %c17 : index
                %4547 = arith.muli %4546, %c5 : index
                %4548 = arith.addi %4545, %4547 : index
                %4549 = arith.addi %4540, %4548 : index
                %4550 = arith.addi %4538, %4549 : index
                vector.store %4535, %kv[%4550] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %4551 = arith.subi %4519, %kvHeads : index
                %4552 = arith.muli %4551, %c13 : index
                %4553 = arith.addi %4524, %4552 : index
                %4554 = arith.addi %4528, %c11 : index
                %4555 = arith.divui %4554, %c16 : index
                %4556 = arith.muli %4555, %c52 : index
                %4557 = arith.addi %4556, %c36 : index
                %4558 = arith.remui %4554, %c16 : index
                %4559 = arith.divui %4523, %c5 : index
                %4560 = arith.remui %4523, %c5 : index
                %4561 = arith.muli %4560, %c17 : index
                %4562 = arith.addi %4559, %4561 : index
                %4563 = arith.divui %4562, %c17 : index
                %4564 = arith.muli %4563, %c6 : index
                %4565 = arith.muli %4558, %c16 : index
                %4566 = arith.addi %4564, %4565 : index
                %4567 = arith.remui %4562, %c17 : index
                %4568 = arith.muli %4567, %c5 : index
                %4569 = arith.addi %4566, %4568 : index
                %4570 = arith.addi %4557, %4569 : index
                %4571 = arith.addi %4553, %4570 : index
                %4572 = vector.shuffle %4535, %4535 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %4572, %kv[%4571] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4573 = arith.addi %4528, %c12 : index
                %4574 = arith.divui %4573, %c16 : index
                %4575 = arith.muli %4574, %c52 : index
                %4576 = arith.addi %4575, %c36 : index
                %4577 = arith.remui %4573, %c16 : index
                %4578 = arith.divui %4523, %c5 : index
                %4579 = arith.remui %4523, %c5 : index
                %4580 = arith.muli %4579, %c17 : index
                %4581 = arith.addi %4578, %4580 : index
                %4582 = arith.divui %4581, %c17 : index
                %4583 = arith.muli %4582, %c6 : index
                %4584 = arith.muli %4577, %c16 : index
                %4585 = arith.addi %4583, %4584 : index
                %4586 = arith.remui %4581, %c17 : index
                %4587 = arith.muli %4586, %c5 : index
                %4588 = arith.addi %4585, %4587 : index
                %4589 = arith.addi %4576, %4588 : index
                %4590 = arith.addi %4553, %4589 : index
                %4591 = vector.shuffle %4535, %4535 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %4591, %kv[%4590] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4592 = arith.addi %4528, %c5 : index
                %4593 = arith.divui %4592, %c16 : index
                %4594 = arith.muli %4593, %c52 : index
                %4595 = arith.addi %4594, %c36 : index
                %4596 = arith.remui %4592, %c16 : index
                %4597 = arith.divui %4523, %c5 : index
                %4598 = arith.remui %4523, %c5 : index
                %4599 = arith.muli %4598, %c17 : index
                %4600 = arith.addi %4597, %4599 : index
                %4601 = arith.divui %4600, %c17 : index
                %4602 = arith.muli %4601, %c6 : index
                %4603 = arith.muli %4596, %c16 : index
                %4604 = arith.addi %4602, %4603 : index
                %4605 = arith.remui %4600, %c17 : index
                %4606 = arith.muli %4605, %c5 : index
                %4607 = arith.addi %4604, %4606 : index
                %4608 = arith.addi %4595, %4607 : index
                %4609 = arith.addi %4553, %4608 : index
                %4610 = vector.shuffle %4535, %4535 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %4610, %kv[%4609] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4611 = arith.addi %4528, %c2 : index
                %4612 = arith.divui %4611, %c16 : index
                %4613 = arith.muli %4612, %c52 : index
                %4614 = arith.addi %4613, %c36 : index
                %4615 = arith.remui %4611, %c16 : index
                %4616 = arith.divui %4523, %c5 : index
                %4617 = arith.remui %4523, %c5 : index
                %4618 = arith.muli %4617, %c17 : index
                %4619 = arith.addi %4616, %4618 : index
                %4620 = arith.divui %4619, %c17 : index
                %4621 = arith.muli %4620, %c6 : index
                %4622 = arith.muli %4615, %c16 : index
                %4623 = arith.addi %4621, %4622 : index
                %4624 = arith.remui %4619, %c17 : index
                %4625 = arith.muli %4624, %c5 : index
                %4626 = arith.addi %4623, %4625 : index
                %4627 = arith.addi %4614, %4626 : index
                %4628 = arith.addi %4553, %4627 : index
                %4629 = vector.shuffle %4535, %4535 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %4629, %kv[%4628] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %4630 = arith.cmpi eq, %codec, %c12 : index
          scf.if %4630 {
            %4631 = wave.lane
            %4632 = arith.muli %4631, %c4 : index
            scf.for %4633 = %4632 to %c30 step %c9 {
              %4634 = arith.addi %4518, %4633 : index
              %4635 = vector.load %24[%4634] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4636 = arith.mulf %4635, %4521 : vector<4xf32>
              %4637 = wave.fp8_encode "e4m3" %4636 : vector<4xf32> -> vector<4xi8>
              %4638 = arith.cmpi slt, %4519, %kvHeads : index
              scf.if %4638 {
                %4639 = arith.muli %4519, %c36 : index
                %4640 = arith.addi %4524, %4639 : index
                %4641 = vector.shuffle %4637, %4637 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4642 = arith.divui %4633, %c16 : index
                %4643 = arith.muli %4642, %c6 : index
                %4644 = arith.remui %4633, %c16 : index
                %4645 = arith.muli %4523, %c16 : index
                %4646 = arith.divui %4644, %c4 : index
                %4647 = arith.muli %4646, %c4 : index
                %4648 = arith.remui %4644, %c5 : index
                %4649 = arith.muli %4648, %c5 : index
                %4650 = arith.addi %4647, %4649 : index
                %4651 = arith.divui %4644, %c5 : index
                %4652 = arith.remui %4651, %c5 : index
                %4653 = arith.addi %4650, %4652 : index
                %4654 = arith.addi %4645, %4653 : index
                %4655 = arith.addi %4643, %4654 : index
                %4656 = arith.addi %4640, %4655 : index
                vector.store %4641, %kv[%4656] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4657 = arith.subi %4519, %kvHeads : index
                %4658 = arith.muli %4657, %c36 : index
                %4659 = arith.addi %4524, %4658 : index
                %4660 = arith.addi %4633, %c11 : index
                %4661 = arith.divui %4660, %c16 : index
                %4662 = arith.muli %4661, %c6 : index
                %4663 = arith.addi %4662, %c14 : index
                %4664 = arith.remui %4660, %c16 : index
                %4665 = arith.divui %4523, %c5 : index
                %4666 = arith.remui %4523, %c5 : index
                %4667 = arith.muli %4666, %c17 : index
                %4668 = arith.addi %4665, %4667 : index
                %4669 = arith.muli %4664, %c16 : index
                %4670 = arith.divui %4668, %c4 : index
                %4671 = arith.muli %4670, %c4 : index
                %4672 = arith.remui %4668, %c5 : index
                %4673 = arith.muli %4672, %c5 : index
                %4674 = arith.addi %4671, %4673 : index
                %4675 = arith.divui %4668, %c5 : index
                %4676 = arith.remui %4675, %c5 : index
                %4677 = arith.addi %4674, %4676 : index
                %4678 = arith.addi %4669, %4677 : index
                %4679 = arith.addi %4663, %4678 : index
                %4680 = arith.addi %4659, %4679 : index
                %4681 = vector.shuffle %4637, %4637 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4681, %kv[%4680] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4682 = arith.addi %4633, %c12 : index
                %4683 = arith.divui %4682, %c16 : index
                %4684 = arith.muli %4683, %c6 : index
                %4685 = arith.addi %4684, %c14 : index
                %4686 = arith.remui %4682, %c16 : index
                %4687 = arith.divui %4523, %c5 : index
                %4688 = arith.remui %4523, %c5 : index
                %4689 = arith.muli %4688, %c17 : index
                %4690 = arith.addi %4687, %4689 : index
                %4691 = arith.muli %4686, %c16 : index
                %4692 = arith.divui %4690, %c4 : index
                %4693 = arith.muli %4692, %c4 : index
                %4694 = arith.remui %4690, %c5 : index
                %4695 = arith.muli %4694, %c5 : index
                %4696 = arith.addi %4693, %4695 : index
                %4697 = arith.divui %4690, %c5 : index
                %4698 = arith.remui %4697, %c5 : index
                %4699 = arith.addi %4696, %4698 : index
                %4700 = arith.addi %4691, %4699 : index
                %4701 = arith.addi %4685, %4700 : index
                %4702 = arith.addi %4659, %4701 : index
                %4703 = vector.shuffle %4637, %4637 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4703, %kv[%4702] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4704 = arith.addi %4633, %c5 : index
                %4705 = arith.divui %4704, %c16 : index
                %4706 = arith.muli %4705, %c6 : index
                %4707 = arith.addi %4706, %c14 : index
                %4708 = arith.remui %4704, %c16 : index
                %4709 = arith.divui %4523, %c5 : index
                %4710 = arith.remui %4523, %c5 : index
                %4711 = arith.muli %4710, %c17 : index
                %4712 = arith.addi %4709, %4711 : index
                %4713 = arith.muli %4708, %c16 : index
                %4714 = arith.divui %4712, %c4 : index
                %4715 = arith.muli %4714, %c4 : index
                %4716 = arith.remui %4712, %c5 : index
                %4717 = arith.muli %4716, %c5 : index
                %4718 = arith.addi %4715, %4717 : index
                %4719 = arith.divui %4712, %c5 : index
                %4720 = arith.remui %4719, %c5 : index
                %4721 = arith.addi %4718, %4720 : index
                %4722 = arith.addi %4713, %4721 : index
                %4723 = arith.addi %4707, %4722 : index
                %4724 = arith.addi %4659, %4723 : index
                %4725 = vector.shuffle %4637, %4637 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4725, %kv[%4724] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4726 = arith.addi %4633, %c2 : index
                %4727 = arith.divui %4726, %c16 : index
                %4728 = arith.muli %4727, %c6 : index
                %4729 = arith.addi %4728, %c14 : index
                %4730 = arith.remui %4726, %c16 : index
                %4731 = arith.divui %4523, %c5 : index
                %4732 = arith.remui %4523, %c5 : index
                %4733 = arith.muli %4732, %c17 : index
                %4734 = arith.addi %4731, %4733 : index
                %4735 = arith.muli %4730, %c16 : index
                %4736 = arith.divui %4734, %c4 : index
                %4737 = arith.muli %4736, %c4 : index
                %4738 = arith.remui %4734, %c5 : index
                %4739 = arith.muli %4738, %c5 : index
                %4740 = arith.addi %4737, %4739 : index
                %4741 = arith.divui %4734, %c5 : index
                %4742 = arith.remui %4741, %c5 : index
                %4743 = arith.addi %4740, %4742 : index
                %4744 = arith.addi %4735, %4743 : index
                %4745 = arith.addi %4729, %4744 : index
                %4746 = arith.addi %4659, %4745 : index
                %4747 = vector.shuffle %4637, %4637 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4747, %kv[%4746] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %4748 = arith.cmpi eq, %codec, %c5 : index
          scf.if %4748 {
            %4749 = wave.lane
            %4750 = arith.muli %4749, %c4 : index
            scf.for %4751 = %4750 to %c30 step %c9 {
              %4752 = arith.addi %4518, %4751 : index
              %4753 = vector.load %24[%4752] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4754 = arith.mulf %4753, %4521 : vector<4xf32>
              %4755 = wave.fp8_encode "e5m2" %4754 : vector<4xf32> -> vector<4xi8>
              %4756 = arith.cmpi slt, %4519, %kvHeads : index
              scf.if %4756 {
                %4757 = arith.muli %4519, %c36 : index
                %4758 = arith.addi %4524, %4757 : index
                %4759 = vector.shuffle %4755, %4755 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4760 = arith.divui %4751, %c16 : index
                %4761 = arith.muli %4760, %c6 : index
                %4762 = arith.remui %4751, %c16 : index
                %4763 = arith.muli %4523, %c16 : index
                %4764 = arith.divui %4762, %c4 : index
                %4765 = arith.muli %4764, %c4 : index
                %4766 = arith.remui %4762, %c5 : index
                %4767 = arith.muli %4766, %c5 : index
                %4768 = arith.addi %4765, %4767 : index
                %4769 = arith.divui %4762, %c5 : index
                %4770 = arith.remui %4769, %c5 : index
                %4771 = arith.addi %4768, %4770 : index
                %4772 = arith.addi %4763, %4771 : index
                %4773 = arith.addi %4761, %4772 : index
                %4774 = arith.addi %4758, %4773 : index
                vector.store %4759, %kv[%4774] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4775 = arith.subi %4519, %kvHeads : index
                %4776 = arith.muli %4775, %c36 : index
                %4777 = arith.addi %4524, %4776 : index
                %4778 = arith.addi %4751, %c11 : index
                %4779 = arith.divui %4778, %c16 : index
                %4780 = arith.muli %4779, %c6 : index
                %4781 = arith.addi %4780, %c14 : index
                %4782 = arith.remui %4778, %c16 : index
                %4783 = arith.divui %4523, %c5 : index
                %4784 = arith.remui %4523, %c5 : index
                %4785 = arith.muli %4784, %c17 : index
                %4786 = arith.addi %4783, %4785 : index
                %4787 = arith.muli %4782, %c16 : index
                %4788 = arith.divui %4786, %c4 : index
                %4789 = arith.muli %4788, %c4 : index
                %4790 = arith.remui %4786, %c5 : index
                %4791 = arith.muli %4790, %c5 : index
                %4792 = arith.addi %4789, %4791 : index
                %4793 = arith.divui %4786, %c5 : index
                %4794 = arith.remui %4793, %c5 : index
                %4795 = arith.addi %4792, %4794 : index
                %4796 = arith.addi %4787, %4795 : index
                %4797 = arith.addi %4781, %4796 : index
                %4798 = arith.addi %4777, %4797 : index
                %4799 = vector.shuffle %4755, %4755 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4799, %kv[%4798] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4800 = arith.addi %4751, %c12 : index
                %4801 = arith.divui %4800, %c16 : index
                %4802 = arith.muli %4801, %c6 : index
                %4803 = arith.addi %4802, %c14 : index
                %4804 = arith.remui %4800, %c16 : index
                %4805 = arith.divui %4523, %c5 : index
                %4806 = arith.remui %4523, %c5 : index
                %4807 = arith.muli %4806, %c17 : index
                %4808 = arith.addi %4805, %4807 : index
                %4809 = arith.muli %4804, %c16 : index
                %4810 = arith.divui %4808, %c4 : index
                %4811 = arith.muli %4810, %c4 : index
                %4812 = arith.remui %4808, %c5 : index
                %4813 = arith.muli %4812, %c5 : index
                %4814 = arith.addi %4811, %4813 : index
                %4815 = arith.divui %4808, %c5 : index
                %4816 = arith.remui %4815, %c5 : index
                %4817 = arith.addi %4814, %4816 : index
                %4818 = arith.addi %4809, %4817 : index
                %4819 = arith.addi %4803, %4818 : index
                %4820 = arith.addi %4777, %4819 : index
                %4821 = vector.shuffle %4755, %4755 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4821, %kv[%4820] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4822 = arith.addi %4751, %c5 : index
                %4823 = arith.divui %4822, %c16 : index
                %4824 = arith.muli %4823, %c6 : index
                %4825 = arith.addi %4824, %c14 : index
                %4826 = arith.remui %4822, %c16 : index
                %4827 = arith.divui %4523, %c5 : index
                %4828 = arith.remui %4523, %c5 : index
                %4829 = arith.muli %4828, %c17 : index
                %4830 = arith.addi %4827, %4829 : index
                %4831 = arith.muli %4826, %c16 : index
                %4832 = arith.divui %4830, %c4 : index
                %4833 = arith.muli %4832, %c4 : index
                %4834 = arith.remui %4830, %c5 : index
                %4835 = arith.muli %4834, %c5 : index
                %4836 = arith.addi %4833, %4835 : index
                %4837 = arith.divui %4830, %c5 : index
                %4838 = arith.remui %4837, %c5 : index
                %4839 = arith.addi %4836, %4838 : index
                %4840 = arith.addi %4831, %4839 : index
                %4841 = arith.addi %4825, %4840 : index
                %4842 = arith.addi %4777, %4841 : index
                %4843 = vector.shuffle %4755, %4755 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4843, %kv[%4842] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4844 = arith.addi %4751, %c2 : index
                %4845 = arith.divui %4844, %c16 : index
                %4846 = arith.muli %4845, %c6 : index
                %4847 = arith.addi %4846, %c14 : index
                %4848 = arith.remui %4844, %c16 : index
                %4849 = arith.divui %4523, %c5 : index
                %4850 = arith.remui %4523, %c5 : index
                %4851 = arith.muli %4850, %c17 : index
                %4852 = arith.addi %4849, %4851 : index
                %4853 = arith.muli %4848, %c16 : index
                %4854 = arith.divui %4852, %c4 : index
                %4855 = arith.muli %4854, %c4 : index
                %4856 = arith.remui %4852, %c5 : index
                %4857 = arith.muli %4856, %c5 : index
                %4858 = arith.addi %4855, %4857 : index
                %4859 = arith.divui %4852, %c5 : index
                %4860 = arith.remui %4859, %c5 : index
                %4861 = arith.addi %4858, %4860 : index
                %4862 = arith.addi %4853, %4861 : index
                %4863 = arith.addi %4847, %4862 : index
                %4864 = arith.addi %4777, %4863 : index
                %4865 = vector.shuffle %4755, %4755 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4865, %kv[%4864] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %4866 = arith.addi %27, %c19 : index
    %4867 = wave.lane
    %4868 = arith.muli %3, %c5 : index
    %4869 = arith.muli %4868, %c6 : index
    %4870 = arith.addi %4869, %4867 : index
    %4871 = arith.muli %4, %c14 : index
    %4872 = arith.addi %4871, %4870 : index
    %4873 = arith.addi %4872, %c11 : index
    %4874 = arith.addi %4873, %c11 : index
    %4875 = vector.extract %700#6[0] : f32 from vector<8xf32>
    memref.store %4875, %23[%4874] : memref<?xf32>
    %4876 = arith.muli %4, %c14 : index
    %4877 = arith.addi %4876, %4870 : index
    %4878 = arith.addi %4877, %c11 : index
    %4879 = arith.addi %4878, %c18 : index
    %4880 = vector.extract %700#6[1] : f32 from vector<8xf32>
    memref.store %4880, %23[%4879] : memref<?xf32>
    %4881 = arith.muli %4, %c14 : index
    %4882 = arith.addi %4881, %4870 : index
    %4883 = arith.addi %4882, %c11 : index
    %4884 = arith.addi %4883, %c7 : index
    %4885 = vector.extract %700#6[2] : f32 from vector<8xf32>
    memref.store %4885, %23[%4884] : memref<?xf32>
    %4886 = arith.muli %4, %c14 : index
    %4887 = arith.addi %4886, %4870 : index
    %4888 = arith.addi %4887, %c11 : index
    %4889 = arith.addi %4888, %c30 : index
    %4890 = vector.extract %700#6[3] : f32 from vector<8xf32>
    memref.store %4890, %23[%4889] : memref<?xf32>
    %4891 = arith.muli %4, %c14 : index
    %4892 = arith.addi %4891, %4870 : index
    %4893 = arith.addi %4892, %c11 : index
    %4894 = arith.addi %4893, %c9 : index
    %4895 = vector.extract %700#6[4] : f32 from vector<8xf32>
    memref.store %4895, %23[%4894] : memref<?xf32>
    %4896 = arith.muli %4, %c14 : index
    %4897 = arith.addi %4896, %4870 : index
    %4898 = arith.addi %4897, %c11 : index
    %4899 = arith.addi %4898, %c31 : index
    %4900 = vector.extract %700#6[5] : f32 from vector<8xf32>
    memref.store %4900, %23[%4899] : memref<?xf32>
    %4901 = arith.muli %4, %c14 : index
    %4902 = arith.addi %4901, %4870 : index
    %4903 = arith.addi %4902, %c11 : index
    %4904 = arith.addi %4903, %c32 : index
    %4905 = vector.extract %700#6[6] : f32 from vector<8xf32>
    memref.store %4905, %23[%4904] : memref<?xf32>
    %4906 = arith.muli %4, %c14 : index
    %4907 = arith.addi %4906, %4870 : index
    %4908 = arith.addi %4907, %c11 : index
    %4909 = arith.addi %4908, %c33 : index
    %4910 = vector.extract %700#6[7] : f32 from vector<8xf32>
    memref.store %4910, %23[%4909] : memref<?xf32>
    %4911 = arith.muli %4, %c14 : index
    %4912 = arith.addi %4911, %4870 : index
    %4913 = arith.addi %4912, %c6 : index
    %4914 = arith.addi %4913, %c11 : index
    %4915 = vector.extract %700#7[0] : f32 from vector<8xf32>
    memref.store %4915, %23[%4914] : memref<?xf32>
    %4916 = arith.muli %4, %c14 : index
    %4917 = arith.addi %4916, %4870 : index
    %4918 = arith.addi %4917, %c6 : index
    %4919 = arith.addi %4918, %c18 : index
    %4920 = vector.extract %700#7[1] : f32 from vector<8xf32>
    memref.store %4920, %23[%4919] : memref<?xf32>
    %4921 = arith.muli %4, %c14 : index
    %4922 = arith.addi %4921, %4870 : index
    %4923 = arith.addi %4922, %c6 : index
    %4924 = arith.addi %4923, %c7 : index
    %4925 = vector.extract %700#7[2] : f32 from vector<8xf32>
    memref.store %4925, %23[%4924] : memref<?xf32>
    %4926 = arith.muli %4, %c14 : index
    %4927 = arith.addi %4926, %4870 : index
    %4928 = arith.addi %4927, %c6 : index
    %4929 = arith.addi %4928, %c30 : index
    %4930 = vector.extract %700#7[3] : f32 from vector<8xf32>
    memref.store %4930, %23[%4929] : memref<?xf32>
    %4931 = arith.muli %4, %c14 : index
    %4932 = arith.addi %4931, %4870 : index
    %4933 = arith.addi %4932, %c6 : index
    %4934 = arith.addi %4933, %c9 : index
    %4935 = vector.extract %700#7[4] : f32 from vector<8xf32>
    memref.store %4935, %23[%4934] : memref<?xf32>
    %4936 = arith.muli %4, %c14 : index
    %4937 = arith.addi %4936, %4870 : index
    %4938 = arith.addi %4937, %c6 : index
    %4939 = arith.addi %4938, %c31 : index
    %4940 = vector.extract %700#7[5] : f32 from vector<8xf32>
    memref.store %4940, %23[%4939] : memref<?xf32>
    %4941 = arith.muli %4, %c14 : index
    %4942 = arith.addi %4941, %4870 : index
    %4943 = arith.addi %4942, %c6 : index
    %4944 = arith.addi %4943, %c32 : index
    %4945 = vector.extract %700#7[6] : f32 from vector<8xf32>
    memref.store %4945, %23[%4944] : memref<?xf32>
    %4946 = arith.muli %4, %c14 : index
    %4947 = arith.addi %4946, %4870 : index
    %4948 = arith.addi %4947, %c6 : index
    %4949 = arith.addi %4948, %c33 : index
    %4950 = vector.extract %700#7[7] : f32 from vector<8xf32>
    memref.store %4950, %23[%4949] : memref<?xf32>
    wave.barrier
    %4951 = arith.muli %4, %c5 : index
    %4952 = arith.addi %4951, %c11 : index
    %4953 = arith.muli %4952, %c5 : index
    %4954 = arith.divui %4867, %c16 : index
    %4955 = arith.addi %4953, %4954 : index
    %4956 = arith.addi %4866, %4955 : index
    %4957 = arith.cmpi slt, %4956, %26 : index
    scf.if %4957 {
      %4958 = arith.cmpi eq, %hasFactors, %c12 : index
      %4959 = arith.muli %4956, %c5 : index
      %4960 = memref.load %factors[%4959] : memref<?xf32>
      %4961 = arith.mulf %4960, %operandScale : f32
      %4962 = arith.select %4958, %4961, %operandScale : f32
      %4963 = arith.addi %4870, %c11 : index
      %4964 = arith.muli %4952, %c18 : index
      %4965 = arith.addi %4963, %4964 : index
      %4966 = memref.load %23[%4965] : memref<?xf32>
      %4967 = arith.addi %4965, %c14 : index
      %4968 = memref.load %23[%4967] : memref<?xf32>
      %4969 = arith.addf %4966, %4968 : f32
      %4970 = arith.addi %4965, %c36 : index
      %4971 = memref.load %23[%4970] : memref<?xf32>
      %4972 = arith.addf %4969, %4971 : f32
      %4973 = arith.addi %4965, %c37 : index
      %4974 = memref.load %23[%4973] : memref<?xf32>
      %4975 = arith.addf %4972, %4974 : f32
      %4976 = arith.remui %4867, %c16 : index
      %4977 = arith.muli %4976, %c4 : index
      %4978 = arith.addi %20, %4977 : index
      %4979 = vector.load %w[%4978] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4980 = vector.bitcast %4979 : vector<4xi8> to vector<1xf32>
      %4981 = vector.extract %4980[0] : f32 from vector<1xf32>
      %4982 = arith.mulf %4981, %4962 : f32
      %4983 = arith.mulf %4975, %4982 : f32
      %4984 = arith.muli %3, %c5 : index
      %4985 = arith.addi %4984, %c11 : index
      %4986 = arith.muli %4985, %c16 : index
      %4987 = arith.remui %4867, %c16 : index
      %4988 = arith.addi %4986, %4987 : index
      %4989 = arith.muli %4955, %c30 : index
      %4990 = arith.addi %4989, %4988 : index
      memref.store %4983, %24[%4990] : memref<?xf32>
      %4991 = arith.addi %4870, %c6 : index
      %4992 = arith.muli %4952, %c18 : index
      %4993 = arith.addi %4991, %4992 : index
      %4994 = memref.load %23[%4993] : memref<?xf32>
      %4995 = arith.addi %4993, %c14 : index
      %4996 = memref.load %23[%4995] : memref<?xf32>
      %4997 = arith.addf %4994, %4996 : f32
      %4998 = arith.addi %4993, %c36 : index
      %4999 = memref.load %23[%4998] : memref<?xf32>
      %5000 = arith.addf %4997, %4999 : f32
      %5001 = arith.addi %4993, %c37 : index
      %5002 = memref.load %23[%5001] : memref<?xf32>
      %5003 = arith.addf %5000, %5002 : f32
      %5004 = arith.remui %4867, %c16 : index
      %5005 = arith.muli %5004, %c4 : index
      %5006 = arith.addi %22, %5005 : index
      %5007 = vector.load %w[%5006] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %5008 = vector.bitcast %5007 : vector<4xi8> to vector<1xf32>
      %5009 = vector.extract %5008[0] : f32 from vector<1xf32>
      %5010 = arith.mulf %5009, %4962 : f32
      %5011 = arith.mulf %5003, %5010 : f32
      %5012 = arith.muli %3, %c5 : index
      %5013 = arith.addi %5012, %c12 : index
      %5014 = arith.muli %5013, %c16 : index
      %5015 = arith.remui %4867, %c16 : index
      %5016 = arith.addi %5014, %5015 : index
      %5017 = arith.muli %4955, %c30 : index
      %5018 = arith.addi %5017, %5016 : index
      memref.store %5011, %24[%5018] : memref<?xf32>
    }
    %5019 = arith.muli %4, %c5 : index
    %5020 = arith.addi %5019, %c12 : index
    %5021 = arith.muli %5020, %c5 : index
    %5022 = arith.divui %4867, %c16 : index
    %5023 = arith.addi %5021, %5022 : index
    %5024 = arith.addi %4866, %5023 : index
    %5025 = arith.cmpi slt, %5024, %26 : index
    scf.if %5025 {
      %5026 = arith.cmpi eq, %hasFactors, %c12 : index
      %5027 = arith.muli %5024, %c5 : index
      %5028 = memref.load %factors[%5027] : memref<?xf32>
      %5029 = arith.mulf %5028, %operandScale : f32
      %5030 = arith.select %5026, %5029, %operandScale : f32
      %5031 = arith.addi %4870, %c11 : index
      %5032 = arith.muli %5020, %c18 : index
      %5033 = arith.addi %5031, %5032 : index
      %5034 = memref.load %23[%5033] : memref<?xf32>
      %5035 = arith.addi %5033, %c14 : index
      %5036 = memref.load %23[%5035] : memref<?xf32>
      %5037 = arith.addf %5034, %5036 : f32
      %5038 = arith.addi %5033, %c36 : index
      %5039 = memref.load %23[%5038] : memref<?xf32>
      %5040 = arith.addf %5037, %5039 : f32
      %5041 = arith.addi %5033, %c37 : index
      %5042 = memref.load %23[%5041] : memref<?xf32>
      %5043 = arith.addf %5040, %5042 : f32
      %5044 = arith.remui %4867, %c16 : index
      %5045 = arith.muli %5044, %c4 : index
      %5046 = arith.addi %20, %5045 : index
      %5047 = vector.load %w[%5046] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %5048 = vector.bitcast %5047 : vector<4xi8> to vector<1xf32>
      %5049 = vector.extract %5048[0] : f32 from vector<1xf32>
      %5050 = arith.mulf %5049, %5030 : f32
      %5051 = arith.mulf %5043, %5050 : f32
      %5052 = arith.muli %3, %c5 : index
      %5053 = arith.addi %5052, %c11 : index
      %5054 = arith.muli %5053, %c16 : index
      %5055 = arith.remui %4867, %c16 : index
      %5056 = arith.addi %5054, %5055 : index
      %5057 = arith.muli %5023, %c30 : index
      %5058 = arith.addi %5057, %5056 : index
      memref.store %5051, %24[%5058] : memref<?xf32>
      %5059 = arith.addi %4870, %c6 : index
      %5060 = arith.muli %5020, %c18 : index
      %5061 = arith.addi %5059, %5060 : index
      %5062 = memref.load %23[%5061] : memref<?xf32>
      %5063 = arith.addi %5061, %c14 : index
      %5064 = memref.load %23[%5063] : memref<?xf32>
      %5065 = arith.addf %5062, %5064 : f32
      %5066 = arith.addi %5061, %c36 : index
      %5067 = memref.load %23[%5066] : memref<?xf32>
      %5068 = arith.addf %5065, %5067 : f32
      %5069 = arith.addi %5061, %c37 : index
      %5070 = memref.load %23[%5069] : memref<?xf32>
      %5071 = arith.addf %5068, %5070 : f32
      %5072 = arith.remui %4867, %c16 : index
      %5073 = arith.muli %5072, %c4 : index
      %5074 = arith.addi %22, %5073 : index
      %5075 = vector.load %w[%5074] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %5076 = vector.bitcast %5075 : vector<4xi8> to vector<1xf32>
      %5077 = vector.extract %5076[0] : f32 from vector<1xf32>
      %5078 = arith.mulf %5077, %5030 : f32
      %5079 = arith.mulf %5071, %5078 : f32
      %5080 = arith.muli %3, %c5 : index
      %5081 = arith.addi %5080, %c12 : index
      %5082 = arith.muli %5081, %c16 : index
      %5083 = arith.remui %4867, %c16 : index
      %5084 = arith.addi %5082, %5083 : index
      %5085 = arith.muli %5023, %c30 : index
      %5086 = arith.addi %5085, %5084 : index
      memref.store %5079, %24[%5086] : memref<?xf32>
    }
    wave.barrier
    %5087 = arith.addi %27, %c19 : index
    %5088 = wave.wave
    %5089 = arith.addi %5088, %c11 : index
    %5090 = arith.addi %5087, %5089 : index
    %5091 = arith.cmpi slt, %5090, %26 : index
    %5092 = arith.cmpi slt, %5089, %c16 : index
    %5093 = arith.andi %5091, %5092 : i1
    scf.if %5093 {
      %5094 = arith.addi %5087, %5089 : index
      %5095 = arith.muli %5089, %c30 : index
      %5096 = wave.lane
      %5097 = arith.addi %5096, %c11 : index
      %5098 = arith.cmpi eq, %hasBias, %c12 : index
      %5099 = arith.addi %5095, %5097 : index
      %5100 = memref.load %24[%5099] : memref<?xf32>
      %5101 = arith.muli %0, %c30 : index
      %5102 = arith.addi %5101, %5097 : index
      %5103 = memref.load %bias[%5102] : memref<?xf32>
      %5104 = arith.addf %5100, %5103 : f32
      %5105 = arith.select %5098, %5104, %5100 : f32
      %5106 = arith.addi %5097, %c19 : index
      %5107 = arith.cmpi eq, %hasBias, %c12 : index
      %5108 = arith.addi %5095, %5106 : index
      %5109 = memref.load %24[%5108] : memref<?xf32>
      %5110 = arith.muli %0, %c30 : index
      %5111 = arith.addi %5110, %5106 : index
      %5112 = memref.load %bias[%5111] : memref<?xf32>
      %5113 = arith.addf %5109, %5112 : f32
      %5114 = arith.select %5107, %5113, %5109 : f32
      %5115 = arith.addi %5096, %c18 : index
      %5116 = arith.cmpi slt, %5115, %c19 : index
      %5117 = arith.minsi %5115, %c39 : index
      %5118 = arith.cmpi eq, %hasBias, %c12 : index
      %5119 = arith.addi %5095, %5117 : index
      %5120 = memref.load %24[%5119] : memref<?xf32>
      %5121 = arith.muli %0, %c30 : index
      %5122 = arith.addi %5121, %5117 : index
      %5123 = memref.load %bias[%5122] : memref<?xf32>
      %5124 = arith.addf %5120, %5123 : f32
      %5125 = arith.select %5118, %5124, %5120 : f32
      %5126 = arith.addi %5117, %c19 : index
      %5127 = arith.cmpi eq, %hasBias, %c12 : index
      %5128 = arith.addi %5095, %5126 : index
      %5129 = memref.load %24[%5128] : memref<?xf32>
      %5130 = arith.muli %0, %c30 : index
      %5131 = arith.addi %5130, %5126 : index
      %5132 = memref.load %bias[%5131] : memref<?xf32>
      %5133 = arith.addf %5129, %5132 : f32
      %5134 = arith.select %5127, %5133, %5129 : f32
      %5135 = arith.addi %heads, %kvHeads : index
      %5136 = arith.cmpi slt, %0, %5135 : index
      scf.if %5136 {
        %5137 = arith.addi %positionsAt, %5094 : index
        %5138 = memref.load %step[%5137] : memref<?xi32>
        %5139 = arith.index_cast %5138 : i32 to index
        %5140 = arith.cmpi eq, %hasNorm, %c12 : index
        %5141 = math.fma %5105, %5105, %c42 : f32
        %5142 = math.fma %5114, %5114, %5141 : f32
        %5143 = math.fma %5125, %5125, %5142 : f32
        %5144 = arith.select %5116, %5143, %5142 : f32
        %5145 = math.fma %5134, %5134, %5144 : f32
        %5146 = arith.select %5116, %5145, %5144 : f32
        %5147 = vector.broadcast %5146 : f32 to vector<1xf32>
        %5148 = wave.reduce "add" %5147 : vector<1xf32>
        %5149 = arith.mulf %5148, %inverseHeadDim : f32
        %5150 = arith.addf %5149, %epsilon : f32
        %5151 = math.sqrt %5150 : f32
        %5152 = arith.divf %c44, %5151 : f32
        %5153 = arith.cmpi slt, %0, %heads : index
        %5154 = arith.addi %5097, %c19 : index
        %5155 = memref.load %query_norm[%5097] : memref<?xf32>
        %5156 = memref.load %key_norm[%5097] : memref<?xf32>
        %5157 = arith.select %5153, %5155, %5156 : f32
        %5158 = arith.mulf %5105, %5152 : f32
        %5159 = arith.mulf %5158, %5157 : f32
        %5160 = arith.select %5140, %5159, %5105 : f32
        %5161 = memref.load %query_norm[%5154] : memref<?xf32>
        %5162 = memref.load %key_norm[%5154] : memref<?xf32>
        %5163 = arith.select %5153, %5161, %5162 : f32
        %5164 = arith.mulf %5114, %5152 : f32
        %5165 = arith.mulf %5164, %5163 : f32
        %5166 = arith.select %5140, %5165, %5114 : f32
        %5167 = arith.addi %5117, %c19 : index
        %5168 = memref.load %query_norm[%5117] : memref<?xf32>
        %5169 = memref.load %key_norm[%5117] : memref<?xf32>
        %5170 = arith.select %5153, %5168, %5169 : f32
        %5171 = arith.mulf %5125, %5152 : f32
        %5172 = arith.mulf %5171, %5170 : f32
        %5173 = arith.select %5140, %5172, %5125 : f32
        %5174 = memref.load %query_norm[%5167] : memref<?xf32>
        %5175 = memref.load %key_norm[%5167] : memref<?xf32>
        %5176 = arith.select %5153, %5174, %5175 : f32
        %5177 = arith.mulf %5134, %5152 : f32
        %5178 = arith.mulf %5177, %5176 : f32
        %5179 = arith.select %5140, %5178, %5134 : f32
        %5180 = arith.remui %5139, %c6 : index
        %5181 = arith.muli %5180, %c30 : index
        %5182 = arith.addi %5181, %5097 : index
        %5183 = arith.divui %5139, %c6 : index
        %5184 = arith.addi %5183, %c6 : index
        %5185 = arith.muli %5184, %c30 : index
        %5186 = arith.addi %5185, %5097 : index
        %5187 = memref.load %rope[%5182] : memref<?xf32>
        %5188 = arith.addi %5182, %c19 : index
        %5189 = memref.load %rope[%5188] : memref<?xf32>
        %5190 = memref.load %rope[%5186] : memref<?xf32>
        %5191 = arith.addi %5186, %c19 : index
        %5192 = memref.load %rope[%5191] : memref<?xf32>
        %5193 = arith.mulf %5190, %5187 : f32
        %5194 = arith.mulf %5192, %5189 : f32
        %5195 = arith.subf %5193, %5194 : f32
        %5196 = arith.mulf %5192, %5187 : f32
        %5197 = arith.mulf %5190, %5189 : f32
        %5198 = arith.addf %5196, %5197 : f32
        %5199 = arith.mulf %5160, %5195 : f32
        %5200 = arith.mulf %5166, %5198 : f32
        %5201 = arith.subf %5199, %5200 : f32
        %5202 = arith.mulf %5166, %5195 : f32
        %5203 = arith.mulf %5160, %5198 : f32
        %5204 = arith.addf %5202, %5203 : f32
        %5205 = arith.cmpi slt, %0, %heads : index
        scf.if %5205 {
          %5206 = arith.muli %5094, %heads : index
          %5207 = arith.addi %5206, %0 : index
          %5208 = arith.muli %5207, %c30 : index
          %5209 = arith.addi %5208, %5097 : index
          memref.store %5201, %q[%5209] : memref<?xf32>
          %5210 = arith.addi %5209, %c19 : index
          memref.store %5204, %q[%5210] : memref<?xf32>
        } else {
          %5211 = arith.addi %5095, %5097 : index
          memref.store %5201, %24[%5211] : memref<?xf32>
          %5212 = arith.addi %5095, %5097 : index
          %5213 = arith.addi %5212, %c19 : index
          memref.store %5204, %24[%5213] : memref<?xf32>
        }
        %5214 = arith.remui %5139, %c6 : index
        %5215 = arith.muli %5214, %c30 : index
        %5216 = arith.addi %5215, %5117 : index
        %5217 = arith.divui %5139, %c6 : index
        %5218 = arith.addi %5217, %c6 : index
        %5219 = arith.muli %5218, %c30 : index
        %5220 = arith.addi %5219, %5117 : index
        %5221 = memref.load %rope[%5216] : memref<?xf32>
        %5222 = arith.addi %5216, %c19 : index
        %5223 = memref.load %rope[%5222] : memref<?xf32>
        %5224 = memref.load %rope[%5220] : memref<?xf32>
        %5225 = arith.addi %5220, %c19 : index
        %5226 = memref.load %rope[%5225] : memref<?xf32>
        %5227 = arith.mulf %5224, %5221 : f32
        %5228 = arith.mulf %5226, %5223 : f32
        %5229 = arith.subf %5227, %5228 : f32
        %5230 = arith.mulf %5226, %5221 : f32
        %5231 = arith.mulf %5224, %5223 : f32
        %5232 = arith.addf %5230, %5231 : f32
        %5233 = arith.mulf %5173, %5229 : f32
        %5234 = arith.mulf %5179, %5232 : f32
        %5235 = arith.subf %5233, %5234 : f32
        %5236 = arith.mulf %5179, %5229 : f32
        %5237 = arith.mulf %5173, %5232 : f32
        %5238 = arith.addf %5236, %5237 : f32
        scf.if %5116 {
          %5239 = arith.cmpi slt, %0, %heads : index
          scf.if %5239 {
            %5240 = arith.muli %5094, %heads : index
            %5241 = arith.addi %5240, %0 : index
            %5242 = arith.muli %5241, %c30 : index
            %5243 = arith.addi %5242, %5117 : index
            memref.store %5235, %q[%5243] : memref<?xf32>
            %5244 = arith.addi %5243, %c19 : index
            memref.store %5238, %q[%5244] : memref<?xf32>
          } else {
            %5245 = arith.addi %5095, %5117 : index
            memref.store %5235, %24[%5245] : memref<?xf32>
            %5246 = arith.addi %5095, %5117 : index
            %5247 = arith.addi %5246, %c19 : index
            memref.store %5238, %24[%5247] : memref<?xf32>
          }
        }
      } else {
        %5248 = arith.cmpi slt, %0, %heads : index
        scf.if %5248 {
          %5249 = arith.muli %5094, %heads : index
          %5250 = arith.addi %5249, %0 : index
          %5251 = arith.muli %5250, %c30 : index
          %5252 = arith.addi %5251, %5097 : index
          memref.store %5105, %q[%5252] : memref<?xf32>
          %5253 = arith.addi %5252, %c19 : index
          memref.store %5114, %q[%5253] : memref<?xf32>
        } else {
          %5254 = arith.addi %5095, %5097 : index
          memref.store %5105, %24[%5254] : memref<?xf32>
          %5255 = arith.addi %5095, %5097 : index
          %5256 = arith.addi %5255, %c19 : index
          memref.store %5114, %24[%5256] : memref<?xf32>
        }
        scf.if %5116 {
          %5257 = arith.cmpi slt, %0, %heads : index
          scf.if %5257 {
            %5258 = arith.muli %5094, %heads : index
            %5259 = arith.addi %5258, %0 : index
            %5260 = arith.muli %5259, %c30 : index
            %5261 = arith.addi %5260, %5117 : index
            memref.store %5125, %q[%5261] : memref<?xf32>
            %5262 = arith.addi %5261, %c19 : index
            memref.store %5134, %q[%5262] : memref<?xf32>
          } else {
            %5263 = arith.addi %5095, %5117 : index
            memref.store %5125, %24[%5263] : memref<?xf32>
            %5264 = arith.addi %5095, %5117 : index
            %5265 = arith.addi %5264, %c19 : index
            memref.store %5134, %24[%5265] : memref<?xf32>
          }
        }
      }
    }
    %5266 = arith.addi %5088, %c46 : index
    %5267 = arith.addi %5087, %5266 : index
    %5268 = arith.cmpi slt, %5267, %26 : index
    %5269 = arith.cmpi slt, %5266, %c16 : index
    %5270 = arith.andi %5268, %5269 : i1
    scf.if %5270 {
      %5271 = arith.addi %5087, %5266 : index
      %5272 = arith.muli %5266, %c30 : index
      %5273 = wave.lane
      %5274 = arith.addi %5273, %c11 : index
      %5275 = arith.cmpi eq, %hasBias, %c12 : index
      %5276 = arith.addi %5272, %5274 : index
      %5277 = memref.load %24[%5276] : memref<?xf32>
      %5278 = arith.muli %0, %c30 : index
      %5279 = arith.addi %5278, %5274 : index
      %5280 = memref.load %bias[%5279] : memref<?xf32>
      %5281 = arith.addf %5277, %5280 : f32
      %5282 = arith.select %5275, %5281, %5277 : f32
      %5283 = arith.addi %5274, %c19 : index
      %5284 = arith.cmpi eq, %hasBias, %c12 : index
      %5285 = arith.addi %5272, %5283 : index
      %5286 = memref.load %24[%5285] : memref<?xf32>
      %5287 = arith.muli %0, %c30 : index
      %5288 = arith.addi %5287, %5283 : index
      %5289 = memref.load %bias[%5288] : memref<?xf32>
      %5290 = arith.addf %5286, %5289 : f32
      %5291 = arith.select %5284, %5290, %5286 : f32
      %5292 = arith.addi %5273, %c18 : index
      %5293 = arith.cmpi slt, %5292, %c19 : index
      %5294 = arith.minsi %5292, %c39 : index
      %5295 = arith.cmpi eq, %hasBias, %c12 : index
      %5296 = arith.addi %5272, %5294 : index
      %5297 = memref.load %24[%5296] : memref<?xf32>
      %5298 = arith.muli %0, %c30 : index
      %5299 = arith.addi %5298, %5294 : index
      %5300 = memref.load %bias[%5299] : memref<?xf32>
      %5301 = arith.addf %5297, %5300 : f32
      %5302 = arith.select %5295, %5301, %5297 : f32
      %5303 = arith.addi %5294, %c19 : index
      %5304 = arith.cmpi eq, %hasBias, %c12 : index
      %5305 = arith.addi %5272, %5303 : index
      %5306 = memref.load %24[%5305] : memref<?xf32>
      %5307 = arith.muli %0, %c30 : index
      %5308 = arith.addi %5307, %5303 : index
      %5309 = memref.load %bias[%5308] : memref<?xf32>
      %5310 = arith.addf %5306, %5309 : f32
      %5311 = arith.select %5304, %5310, %5306 : f32
      %5312 = arith.addi %heads, %kvHeads : index
      %5313 = arith.cmpi slt, %0, %5312 : index
      scf.if %5313 {
        %5314 = arith.addi %positionsAt, %5271 : index
        %5315 = memref.load %step[%5314] : memref<?xi32>
        %5316 = arith.index_cast %5315 : i32 to index
        %5317 = arith.cmpi eq, %hasNorm, %c12 : index
        %5318 = math.fma %5282, %5282, %c42 : f32
        %5319 = math.fma %5291, %5291, %5318 : f32
        %5320 = math.fma %5302, %5302, %5319 : f32
        %5321 = arith.select %5293, %5320, %5319 : f32
        %5322 = math.fma %5311, %5311, %5321 : f32
        %5323 = arith.select %5293, %5322, %5321 : f32
        %5324 = vector.broadcast %5323 : f32 to vector<1xf32>
        %5325 = wave.reduce "add" %5324 : vector<1xf32>
        %5326 = arith.mulf %5325, %inverseHeadDim : f32
        %5327 = arith.addf %5326, %epsilon : f32
        %5328 = math.sqrt %5327 : f32
        %5329 = arith.divf %c44, %5328 : f32
        %5330 = arith.cmpi slt, %0, %heads : index
        %5331 = arith.addi %5274, %c19 : index
        %5332 = memref.load %query_norm[%5274] : memref<?xf32>
        %5333 = memref.load %key_norm[%5274] : memref<?xf32>
        %5334 = arith.select %5330, %5332, %5333 : f32
        %5335 = arith.mulf %5282, %5329 : f32
        %5336 = arith.mulf %5335, %5334 : f32
        %5337 = arith.select %5317, %5336, %5282 : f32
        %5338 = memref.load %query_norm[%5331] : memref<?xf32>
        %5339 = memref.load %key_norm[%5331] : memref<?xf32>
        %5340 = arith.select %5330, %5338, %5339 : f32
        %5341 = arith.mulf %5291, %5329 : f32
        %5342 = arith.mulf %5341, %5340 : f32
        %5343 = arith.select %5317, %5342, %5291 : f32
        %5344 = arith.addi %5294, %c19 : index
        %5345 = memref.load %query_norm[%5294] : memref<?xf32>
        %5346 = memref.load %key_norm[%5294] : memref<?xf32>
        %5347 = arith.select %5330, %5345, %5346 : f32
        %5348 = arith.mulf %5302, %5329 : f32
        %5349 = arith.mulf %5348, %5347 : f32
        %5350 = arith.select %5317, %5349, %5302 : f32
        %5351 = memref.load %query_norm[%5344] : memref<?xf32>
        %5352 = memref.load %key_norm[%5344] : memref<?xf32>
        %5353 = arith.select %5330, %5351, %5352 : f32
        %5354 = arith.mulf %5311, %5329 : f32
        %5355 = arith.mulf %5354, %5353 : f32
        %5356 = arith.select %5317, %5355, %5311 : f32
        %5357 = arith.remui %5316, %c6 : index
        %5358 = arith.muli %5357, %c30 : index
        %5359 = arith.addi %5358, %5274 : index
        %5360 = arith.divui %5316, %c6 : index
        %5361 = arith.addi %5360, %c6 : index
        %5362 = arith.muli %5361, %c30 : index
        %5363 = arith.addi %5362, %5274 : index
        %5364 = memref.load %rope[%5359] : memref<?xf32>
        %5365 = arith.addi %5359, %c19 : index
        %5366 = memref.load %rope[%5365] : memref<?xf32>
        %5367 = memref.load %rope[%5363] : memref<?xf32>
        %5368 = arith.addi %5363, %c19 : index
        %5369 = memref.load %rope[%5368] : memref<?xf32>
        %5370 = arith.mulf %5367, %5364 : f32
        %5371 = arith.mulf %5369, %5366 : f32
        %5372 = arith.subf %5370, %5371 : f32
        %5373 = arith.mulf %5369, %5364 : f32
        %5374 = arith.mulf %5367, %5366 : f32
        %5375 = arith.addf %5373, %5374 : f32
        %5376 = arith.mulf %5337, %5372 : f32
        %5377 = arith.mulf %5343, %5375 : f32
        %5378 = arith.subf %5376, %5377 : f32
        %5379 = arith.mulf %5343, %5372 : f32
        %5380 = arith.mulf %5337, %5375 : f32
        %5381 = arith.addf %5379, %5380 : f32
        %5382 = arith.cmpi slt, %0, %heads : index
        scf.if %5382 {
          %5383 = arith.muli %5271, %heads : index
          %5384 = arith.addi %5383, %0 : index
          %5385 = arith.muli %5384, %c30 : index
          %5386 = arith.addi %5385, %5274 : index
          memref.store %5378, %q[%5386] : memref<?xf32>
          %5387 = arith.addi %5386, %c19 : index
          memref.store %5381, %q[%5387] : memref<?xf32>
        } else {
          %5388 = arith.addi %5272, %5274 : index
          memref.store %5378, %24[%5388] : memref<?xf32>
          %5389 = arith.addi %5272, %5274 : index
          %5390 = arith.addi %5389, %c19 : index
          memref.store %5381, %24[%5390] : memref<?xf32>
        }
        %5391 = arith.remui %5316, %c6 : index
        %5392 = arith.muli %5391, %c30 : index
        %5393 = arith.addi %5392, %5294 : index
        %5394 = arith.divui %5316, %c6 : index
        %5395 = arith.addi %5394, %c6 : index
        %5396 = arith.muli %5395, %c30 : index
        %5397 = arith.addi %5396, %5294 : index
        %5398 = memref.load %rope[%5393] : memref<?xf32>
        %5399 = arith.addi %5393, %c19 : index
        %5400 = memref.load %rope[%5399] : memref<?xf32>
        %5401 = memref.load %rope[%5397] : memref<?xf32>
        %5402 = arith.addi %5397, %c19 : index
        %5403 = memref.load %rope[%5402] : memref<?xf32>
        %5404 = arith.mulf %5401, %5398 : f32
        %5405 = arith.mulf %5403, %5400 : f32
        %5406 = arith.subf %5404, %5405 : f32
        %5407 = arith.mulf %5403, %5398 : f32
        %5408 = arith.mulf %5401, %5400 : f32
        %5409 = arith.addf %5407, %5408 : f32
        %5410 = arith.mulf %5350, %5406 : f32
        %5411 = arith.mulf %5356, %5409 : f32
        %5412 = arith.subf %5410, %5411 : f32
        %5413 = arith.mulf %5356, %5406 : f32
        %5414 = arith.mulf %5350, %5409 : f32
        %5415 = arith.addf %5413, %5414 : f32
        scf.if %5293 {
          %5416 = arith.cmpi slt, %0, %heads : index
          scf.if %5416 {
            %5417 = arith.muli %5271, %heads : index
            %5418 = arith.addi %5417, %0 : index
            %5419 = arith.muli %5418, %c30 : index
            %5420 = arith.addi %5419, %5294 : index
            memref.store %5412, %q[%5420] : memref<?xf32>
            %5421 = arith.addi %5420, %c19 : index
            memref.store %5415, %q[%5421] : memref<?xf32>
          } else {
            %5422 = arith.addi %5272, %5294 : index
            memref.store %5412, %24[%5422] : memref<?xf32>
            %5423 = arith.addi %5272, %5294 : index
            %5424 = arith.addi %5423, %c19 : index
            memref.store %5415, %24[%5424] : memref<?xf32>
          }
        }
      } else {
        %5425 = arith.cmpi slt, %0, %heads : index
        scf.if %5425 {
          %5426 = arith.muli %5271, %heads : index
          %5427 = arith.addi %5426, %0 : index
          %5428 = arith.muli %5427, %c30 : index
          %5429 = arith.addi %5428, %5274 : index
          memref.store %5282, %q[%5429] : memref<?xf32>
          %5430 = arith.addi %5429, %c19 : index
          memref.store %5291, %q[%5430] : memref<?xf32>
        } else {
          %5431 = arith.addi %5272, %5274 : index
          memref.store %5282, %24[%5431] : memref<?xf32>
          %5432 = arith.addi %5272, %5274 : index
          %5433 = arith.addi %5432, %c19 : index
          memref.store %5291, %24[%5433] : memref<?xf32>
        }
        scf.if %5293 {
          %5434 = arith.cmpi slt, %0, %heads : index
          scf.if %5434 {
            %5435 = arith.muli %5271, %heads : index
            %5436 = arith.addi %5435, %0 : index
            %5437 = arith.muli %5436, %c30 : index
            %5438 = arith.addi %5437, %5294 : index
            memref.store %5302, %q[%5438] : memref<?xf32>
            %5439 = arith.addi %5438, %c19 : index
            memref.store %5311, %q[%5439] : memref<?xf32>
          } else {
            %5440 = arith.addi %5272, %5294 : index
            memref.store %5302, %24[%5440] : memref<?xf32>
            %5441 = arith.addi %5272, %5294 : index
            %5442 = arith.addi %5441, %c19 : index
            memref.store %5311, %24[%5442] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %5443 = arith.cmpi sge, %0, %heads : index
    scf.if %5443 {
      %5444 = arith.addi %5088, %c11 : index
      %5445 = arith.addi %5087, %5444 : index
      %5446 = arith.cmpi slt, %5445, %26 : index
      %5447 = arith.cmpi slt, %5444, %c16 : index
      %5448 = arith.andi %5446, %5447 : i1
      scf.if %5448 {
        %5449 = arith.addi %5087, %5444 : index
        %5450 = arith.addi %slotsAt, %5449 : index
        %5451 = memref.load %step[%5450] : memref<?xi32>
        %5452 = arith.index_cast %5451 : i32 to index
        %5453 = arith.cmpi sge, %5452, %c11 : index
        scf.if %5453 {
          %5454 = arith.muli %5444, %c30 : index
          %5455 = arith.subi %0, %heads : index
          %5456 = memref.load %scales[%5455] : memref<?xf32>
          %5457 = vector.broadcast %5456 : f32 to vector<4xf32>
          %5458 = arith.divui %5452, %c16 : index
          %5459 = arith.remui %5452, %c16 : index
          %5460 = arith.muli %5458, %pageBytes : index
          %5461 = arith.cmpi eq, %codec, %c11 : index
          scf.if %5461 {
            %5462 = wave.lane
            %5463 = arith.muli %5462, %c4 : index
            scf.for %5464 = %5463 to %c30 step %c9 {
              %5465 = arith.addi %5454, %5464 : index
              %5466 = vector.load %24[%5465] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5467 = arith.mulf %5466, %5457 : vector<4xf32>
              %5468 = arith.minimumf %5467, %c50 : vector<4xf32>
              %5469 = arith.maximumf %5468, %c51 : vector<4xf32>
              %5470 = arith.truncf %5469 : vector<4xf32> to vector<4xf16>
              %5471 = vector.bitcast %5470 : vector<4xf16> to vector<8xi8>
              %5472 = arith.cmpi slt, %5455, %kvHeads : index
              scf.if %5472 {
                %5473 = arith.muli %5455, %c13 : index
                %5474 = arith.addi %5460, %5473 : index
                %5475 = arith.divui %5464, %c16 : index
                %5476 = arith.muli %5475, %c52 : index
                %5477 = arith.remui %5464, %c16 : index
                %5478 = arith.divui %5477, %c17 : index
                %5479 = arith.muli %5478, %c6 : index
                %5480 = arith.muli %5459, %c16 : index
                %5481 = arith.addi %5479, %5480 : index
                %5482 = arith.remui %5477, %c17 : index
                %5483 = arith.muli %5482, %c5 : index
                %5484 = arith.addi %5481, %5483 : index
                %5485 = arith.addi %5476, %5484 : index
                %5486 = arith.addi %5474, %5485 : index
                vector.store %5471, %kv[%5486] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %5487 = arith.subi %5455, %kvHeads : index
                %5488 = arith.muli %5487, %c13 : index
                %5489 = arith.addi %5460, %5488 : index
                %5490 = arith.addi %5464, %c11 : index
                %5491 = arith.divui %5490, %c16 : index
                %5492 = arith.muli %5491, %c52 : index
                %5493 = arith.addi %5492, %c36 : index
                %5494 = arith.remui %5490, %c16 : index
                %5495 = arith.divui %5459, %c5 : index
                %5496 = arith.remui %5459, %c5 : index
                %5497 = arith.muli %5496, %c17 : index
                %5498 = arith.addi %5495, %5497 : index
                %5499 = arith.divui %5498, %c17 : index
                %5500 = arith.muli %5499, %c6 : index
                %5501 = arith.muli %5494, %c16 : index
                %5502 = arith.addi %5500, %5501 : index
                %5503 = arith.remui %5498, %c17 : index
                %5504 = arith.muli %5503, %c5 : index
                %5505 = arith.addi %5502, %5504 : index
                %5506 = arith.addi %5493, %5505 : index
                %5507 = arith.addi %5489, %5506 : index
                %5508 = vector.shuffle %5471, %5471 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %5508, %kv[%5507] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5509 = arith.addi %5464, %c12 : index
                %5510 = arith.divui %5509, %c16 : index
                %5511 = arith.muli %5510, %c52 : index
                %5512 = arith.addi %5511, %c36 : index
                %5513 = arith.remui %5509, %c16 : index
                %5514 = arith.divui %5459, %c5 : index
                %5515 = arith.remui %5459, %c5 : index
                %5516 = arith.muli %5515, %c17 : index
                %5517 = arith.addi %5514, %5516 : index
                %5518 = arith.divui %5517, %c17 : index
                %5519 = arith.muli %5518, %c6 : index
                %5520 = arith.muli %5513, %c16 : index
                %5521 = arith.addi %5519, %5520 : index
                %5522 = arith.remui %5517, %c17 : index
                %5523 = arith.muli %5522, %c5 : index
                %5524 = arith.addi %5521, %5523 : index
                %5525 = arith.addi %5512, %5524 : index
                %5526 = arith.addi %5489, %5525 : index
                %5527 = vector.shuffle %5471, %5471 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %5527, %kv[%5526] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5528 = arith.addi %5464, %c5 : index
                %5529 = arith.divui %5528, %c16 : index
                %5530 = arith.muli %5529, %c52 : index
                %5531 = arith.addi %5530, %c36 : index
                %5532 = arith.remui %5528, %c16 : index
                %5533 = arith.divui %5459, %c5 : index
                %5534 = arith.remui %5459, %c5 : index
                %5535 = arith.muli %5534, %c17 : index
                %5536 = arith.addi %5533, %5535 : index
                %5537 = arith.divui %5536, %c17 : index
                %5538 = arith.muli %5537, %c6 : index
                %5539 = arith.muli %5532, %c16 : index
                %5540 = arith.addi %5538, %5539 : index
                %5541 = arith.remui %5536, %c17 : index
                %5542 = arith.muli %5541, %c5 : index
                %5543 = arith.addi %5540, %5542 : index
                %5544 = arith.addi %5531, %5543 : index
                %5545 = arith.addi %5489, %5544 : index
                %5546 = vector.shuffle %5471, %5471 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %5546, %kv[%5545] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5547 = arith.addi %5464, %c2 : index
                %5548 = arith.divui %5547, %c16 : index
                %5549 = arith.muli %5548, %c52 : index
                %5550 = arith.addi %5549, %c36 : index
                %5551 = arith.remui %5547, %c16 : index
                %5552 = arith.divui %5459, %c5 : index
                %5553 = arith.remui %5459, %c5 : index
                %5554 = arith.muli %5553, %c17 : index
                %5555 = arith.addi %5552, %5554 : index
                %5556 = arith.divui %5555, %c17 : index
                %5557 = arith.muli %5556, %c6 : index
                %5558 = arith.muli %5551, %c16 : index
                %5559 = arith.addi %5557, %5558 : index
                %5560 = arith.remui %5555, %c17 : index
                %5561 = arith.muli %5560, %c5 : index
                %5562 = arith.addi %5559, %5561 : index
                %5563 = arith.addi %5550, %5562 : index
                %5564 = arith.addi %5489, %5563 : index
                %5565 = vector.shuffle %5471, %5471 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %5565, %kv[%5564] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %5566 = arith.cmpi eq, %codec, %c12 : index
          scf.if %5566 {
            %5567 = wave.lane
            %5568 = arith.muli %5567, %c4 : index
            scf.for %5569 = %5568 to %c30 step %c9 {
              %5570 = arith.addi %5454, %5569 : index
              %5571 = vector.load %24[%5570] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5572 = arith.mulf %5571, %5457 : vector<4xf32>
              %5573 = wave.fp8_encode "e4m3" %5572 : vector<4xf32> -> vector<4xi8>
              %5574 = arith.cmpi slt, %5455, %kvHeads : index
              scf.if %5574 {
                %5575 = arith.muli %5455, %c36 : index
                %5576 = arith.addi %5460, %5575 : index
                %5577 = vector.shuffle %5573, %5573 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5578 = arith.divui %5569, %c16 : index
                %5579 = arith.muli %5578, %c6 : index
                %5580 = arith.remui %5569, %c16 : index
                %5581 = arith.muli %5459, %c16 : index
                %5582 = arith.divui %5580, %c4 : index
                %5583 = arith.muli %5582, %c4 : index
                %5584 = arith.remui %5580, %c5 : index
                %5585 = arith.muli %5584, %c5 : index
                %5586 = arith.addi %5583, %5585 : index
                %5587 = arith.divui %5580, %c5 : index
                %5588 = arith.remui %5587, %c5 : index
                %5589 = arith.addi %5586, %5588 : index
                %5590 = arith.addi %5581, %5589 : index
                %5591 = arith.addi %5579, %5590 : index
                %5592 = arith.addi %5576, %5591 : index
                vector.store %5577, %kv[%5592] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5593 = arith.subi %5455, %kvHeads : index
                %5594 = arith.muli %5593, %c36 : index
                %5595 = arith.addi %5460, %5594 : index
                %5596 = arith.addi %5569, %c11 : index
                %5597 = arith.divui %5596, %c16 : index
                %5598 = arith.muli %5597, %c6 : index
                %5599 = arith.addi %5598, %c14 : index
                %5600 = arith.remui %5596, %c16 : index
                %5601 = arith.divui %5459, %c5 : index
                %5602 = arith.remui %5459, %c5 : index
                %5603 = arith.muli %5602, %c17 : index
                %5604 = arith.addi %5601, %5603 : index
                %5605 = arith.muli %5600, %c16 : index
                %5606 = arith.divui %5604, %c4 : index
                %5607 = arith.muli %5606, %c4 : index
                %5608 = arith.remui %5604, %c5 : index
                %5609 = arith.muli %5608, %c5 : index
                %5610 = arith.addi %5607, %5609 : index
                %5611 = arith.divui %5604, %c5 : index
                %5612 = arith.remui %5611, %c5 : index
                %5613 = arith.addi %5610, %5612 : index
                %5614 = arith.addi %5605, %5613 : index
                %5615 = arith.addi %5599, %5614 : index
                %5616 = arith.addi %5595, %5615 : index
                %5617 = vector.shuffle %5573, %5573 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5617, %kv[%5616] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5618 = arith.addi %5569, %c12 : index
                %5619 = arith.divui %5618, %c16 : index
                %5620 = arith.muli %5619, %c6 : index
                %5621 = arith.addi %5620, %c14 : index
                %5622 = arith.remui %5618, %c16 : index
                %5623 = arith.divui %5459, %c5 : index
                %5624 = arith.remui %5459, %c5 : index
                %5625 = arith.muli %5624, %c17 : index
                %5626 = arith.addi %5623, %5625 : index
                %5627 = arith.muli %5622, %c16 : index
                %5628 = arith.divui %5626, %c4 : index
                %5629 = arith.muli %5628, %c4 : index
                %5630 = arith.remui %5626, %c5 : index
                %5631 = arith.muli %5630, %c5 : index
                %5632 = arith.addi %5629, %5631 : index
                %5633 = arith.divui %5626, %c5 : index
                %5634 = arith.remui %5633, %c5 : index
                %5635 = arith.addi %5632, %5634 : index
                %5636 = arith.addi %5627, %5635 : index
                %5637 = arith.addi %5621, %5636 : index
                %5638 = arith.addi %5595, %5637 : index
                %5639 = vector.shuffle %5573, %5573 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5639, %kv[%5638] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5640 = arith.addi %5569, %c5 : index
                %5641 = arith.divui %5640, %c16 : index
                %5642 = arith.muli %5641, %c6 : index
                %5643 = arith.addi %5642, %c14 : index
                %5644 = arith.remui %5640, %c16 : index
                %5645 = arith.divui %5459, %c5 : index
                %5646 = arith.remui %5459, %c5 : index
                %5647 = arith.muli %5646, %c17 : index
                %5648 = arith.addi %5645, %5647 : index
                %5649 = arith.muli %5644, %c16 : index
                %5650 = arith.divui %5648, %c4 : index
                %5651 = arith.muli %5650, %c4 : index
                %5652 = arith.remui %5648, %c5 : index
                %5653 = arith.muli %5652, %c5 : index
                %5654 = arith.addi %5651, %5653 : index
                %5655 = arith.divui %5648, %c5 : index
                %5656 = arith.remui %5655, %c5 : index
                %5657 = arith.addi %5654, %5656 : index
                %5658 = arith.addi %5649, %5657 : index
                %5659 = arith.addi %5643, %5658 : index
                %5660 = arith.addi %5595, %5659 : index
                %5661 = vector.shuffle %5573, %5573 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5661, %kv[%5660] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5662 = arith.addi %5569, %c2 : index
                %5663 = arith.divui %5662, %c16 : index
                %5664 = arith.muli %5663, %c6 : index
                %5665 = arith.addi %5664, %c14 : index
                %5666 = arith.remui %5662, %c16 : index
                %5667 = arith.divui %5459, %c5 : index
                %5668 = arith.remui %5459, %c5 : index
                %5669 = arith.muli %5668, %c17 : index
                %5670 = arith.addi %5667, %5669 : index
                %5671 = arith.muli %5666, %c16 : index
                %5672 = arith.divui %5670, %c4 : index
                %5673 = arith.muli %5672, %c4 : index
                %5674 = arith.remui %5670, %c5 : index
                %5675 = arith.muli %5674, %c5 : index
                %5676 = arith.addi %5673, %5675 : index
                %5677 = arith.divui %5670, %c5 : index
                %5678 = arith.remui %5677, %c5 : index
                %5679 = arith.addi %5676, %5678 : index
                %5680 = arith.addi %5671, %5679 : index
                %5681 = arith.addi %5665, %5680 : index
                %5682 = arith.addi %5595, %5681 : index
                %5683 = vector.shuffle %5573, %5573 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5683, %kv[%5682] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %5684 = arith.cmpi eq, %codec, %c5 : index
          scf.if %5684 {
            %5685 = wave.lane
            %5686 = arith.muli %5685, %c4 : index
            scf.for %5687 = %5686 to %c30 step %c9 {
              %5688 = arith.addi %5454, %5687 : index
              %5689 = vector.load %24[%5688] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5690 = arith.mulf %5689, %5457 : vector<4xf32>
              %5691 = wave.fp8_encode "e5m2" %5690 : vector<4xf32> -> vector<4xi8>
              %5692 = arith.cmpi slt, %5455, %kvHeads : index
              scf.if %5692 {
                %5693 = arith.muli %5455, %c36 : index
                %5694 = arith.addi %5460, %5693 : index
                %5695 = vector.shuffle %5691, %5691 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5696 = arith.divui %5687, %c16 : index
                %5697 = arith.muli %5696, %c6 : index
                %5698 = arith.remui %5687, %c16 : index
                %5699 = arith.muli %5459, %c16 : index
                %5700 = arith.divui %5698, %c4 : index
                %5701 = arith.muli %5700, %c4 : index
                %5702 = arith.remui %5698, %c5 : index
                %5703 = arith.muli %5702, %c5 : index
                %5704 = arith.addi %5701, %5703 : index
                %5705 = arith.divui %5698, %c5 : index
                %5706 = arith.remui %5705, %c5 : index
                %5707 = arith.addi %5704, %5706 : index
                %5708 = arith.addi %5699, %5707 : index
                %5709 = arith.addi %5697, %5708 : index
                %5710 = arith.addi %5694, %5709 : index
                vector.store %5695, %kv[%5710] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5711 = arith.subi %5455, %kvHeads : index
                %5712 = arith.muli %5711, %c36 : index
                %5713 = arith.addi %5460, %5712 : index
                %5714 = arith.addi %5687, %c11 : index
                %5715 = arith.divui %5714, %c16 : index
                %5716 = arith.muli %5715, %c6 : index
                %5717 = arith.addi %5716, %c14 : index
                %5718 = arith.remui %5714, %c16 : index
                %5719 = arith.divui %5459, %c5 : index
                %5720 = arith.remui %5459, %c5 : index
                %5721 = arith.muli %5720, %c17 : index
                %5722 = arith.addi %5719, %5721 : index
                %5723 = arith.muli %5718, %c16 : index
                %5724 = arith.divui %5722, %c4 : index
                %5725 = arith.muli %5724, %c4 : index
                %5726 = arith.remui %5722, %c5 : index
                %5727 = arith.muli %5726, %c5 : index
                %5728 = arith.addi %5725, %5727 : index
                %5729 = arith.divui %5722, %c5 : index
                %5730 = arith.remui %5729, %c5 : index
                %5731 = arith.addi %5728, %5730 : index
                %5732 = arith.addi %5723, %5731 : index
                %5733 = arith.addi %5717, %5732 : index
                %5734 = arith.addi %5713, %5733 : index
                %5735 = vector.shuffle %5691, %5691 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5735, %kv[%5734] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5736 = arith.addi %5687, %c12 : index
                %5737 = arith.divui %5736, %c16 : index
                %5738 = arith.muli %5737, %c6 : index
                %5739 = arith.addi %5738, %c14 : index
                %5740 = arith.remui %5736, %c16 : index
                %5741 = arith.divui %5459, %c5 : index
                %5742 = arith.remui %5459, %c5 : index
                %5743 = arith.muli %5742, %c17 : index
                %5744 = arith.addi %5741, %5743 : index
                %5745 = arith.muli %5740, %c16 : index
                %5746 = arith.divui %5744, %c4 : index
                %5747 = arith.muli %5746, %c4 : index
                %5748 = arith.remui %5744, %c5 : index
                %5749 = arith.muli %5748, %c5 : index
                %5750 = arith.addi %5747, %5749 : index
                %5751 = arith.divui %5744, %c5 : index
                %5752 = arith.remui %5751, %c5 : index
                %5753 = arith.addi %5750, %5752 : index
                %5754 = arith.addi %5745, %5753 : index
                %5755 = arith.addi %5739, %5754 : index
                %5756 = arith.addi %5713, %5755 : index
                %5757 = vector.shuffle %5691, %5691 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5757, %kv[%5756] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5758 = arith.addi %5687, %c5 : index
                %5759 = arith.divui %5758, %c16 : index
                %5760 = arith.muli %5759, %c6 : index
                %5761 = arith.addi %5760, %c14 : index
                %5762 = arith.remui %5758, %c16 : index
                %5763 = arith.divui %5459, %c5 : index
                %5764 = arith.remui %5459, %c5 : index
                %5765 = arith.muli %5764, %c17 : index
                %5766 = arith.addi %5763, %5765 : index
                %5767 = arith.muli %5762, %c16 : index
                %5768 = arith.divui %5766, %c4 : index
                %5769 = arith.muli %5768, %c4 : index
                %5770 = arith.remui %5766, %c5 : index
                %5771 = arith.muli %5770, %c5 : index
                %5772 = arith.addi %5769, %5771 : index
                %5773 = arith.divui %5766, %c5 : index
                %5774 = arith.remui %5773, %c5 : index
                %5775 = arith.addi %5772, %5774 : index
                %5776 = arith.addi %5767, %5775 : index
                %5777 = arith.addi %5761, %5776 : index
                %5778 = arith.addi %5713, %5777 : index
                %5779 = vector.shuffle %5691, %5691 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5779, %kv[%5778] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5780 = arith.addi %5687, %c2 : index
                %5781 = arith.divui %5780, %c16 : index
                %5782 = arith.muli %5781, %c6 : index
                %5783 = arith.addi %5782, %c14 : index
                %5784 = arith.remui %5780, %c16 : index
                %5785 = arith.divui %5459, %c5 : index
                %5786 = arith.remui %5459, %c5 : index
                %5787 = arith.muli %5786, %c17 : index
                %5788 = arith.addi %5785, %5787 : index
                %5789 = arith.muli %5784, %c16 : index
                %5790 = arith.divui %5788, %c4 : index
                %5791 = arith.muli %5790, %c4 : index
                %5792 = arith.remui %5788, %c5 : index
                %5793 = arith.muli %5792, %c5 : index
                %5794 = arith.addi %5791, %5793 : index
                %5795 = arith.divui %5788, %c5 : index
                %5796 = arith.remui %5795, %c5 : index
                %5797 = arith.addi %5794, %5796 : index
                %5798 = arith.addi %5789, %5797 : index
                %5799 = arith.addi %5783, %5798 : index
                %5800 = arith.addi %5713, %5799 : index
                %5801 = vector.shuffle %5691, %5691 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5801, %kv[%5800] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %5802 = arith.addi %5088, %c46 : index
      %5803 = arith.addi %5087, %5802 : index
      %5804 = arith.cmpi slt, %5803, %26 : index
      %5805 = arith.cmpi slt, %5802, %c16 : index
      %5806 = arith.andi %5804, %5805 : i1
      scf.if %5806 {
        %5807 = arith.addi %5087, %5802 : index
        %5808 = arith.addi %slotsAt, %5807 : index
        %5809 = memref.load %step[%5808] : memref<?xi32>
        %5810 = arith.index_cast %5809 : i32 to index
        %5811 = arith.cmpi sge, %5810, %c11 : index
        scf.if %5811 {
          %5812 = arith.muli %5802, %c30 : index
          %5813 = arith.subi %0, %heads : index
          %5814 = memref.load %scales[%5813] : memref<?xf32>
          %5815 = vector.broadcast %5814 : f32 to vector<4xf32>
          %5816 = arith.divui %5810, %c16 : index
          %5817 = arith.remui %5810, %c16 : index
          %5818 = arith.muli %5816, %pageBytes : index
          %5819 = arith.cmpi eq, %codec, %c11 : index
          scf.if %5819 {
            %5820 = wave.lane
            %5821 = arith.muli %5820, %c4 : index
            scf.for %5822 = %5821 to %c30 step %c9 {
              %5823 = arith.addi %5812, %5822 : index
              %5824 = vector.load %24[%5823] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5825 = arith.mulf %5824, %5815 : vector<4xf32>
              %5826 = arith.minimumf %5825, %c50 : vector<4xf32>
              %5827 = arith.maximumf %5826, %c51 : vector<4xf32>
              %5828 = arith.truncf %5827 : vector<4xf32> to vector<4xf16>
              %5829 = vector.bitcast %5828 : vector<4xf16> to vector<8xi8>
              %5830 = arith.cmpi slt, %5813, %kvHeads : index
              scf.if %5830 {
                %5831 = arith.muli %5813, %c13 : index
                %5832 = arith.addi %5818, %5831 : index
                %5833 = arith.divui %5822, %c16 : index
                %5834 = arith.muli %5833, %c52 : index
                %5835 = arith.remui %5822, %c16 : index
                %5836 = arith.divui %5835, %c17 : index
                %5837 = arith.muli %5836, %c6 : index
                %5838 = arith.muli %5817, %c16 : index
                %5839 = arith.addi %5837, %5838 : index
                %5840 = arith.remui %5835, %c17 : index
                %5841 = arith.muli %5840, %c5 : index
                %5842 = arith.addi %5839, %5841 : index
                %5843 = arith.addi %5834, %5842 : index
                %5844 = arith.addi %5832, %5843 : index
                vector.store %5829, %kv[%5844] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %5845 = arith.subi %5813, %kvHeads : index
                %5846 = arith.muli %5845, %c13 : index
                %5847 = arith.addi %5818, %5846 : index
                %5848 = arith.addi %5822, %c11 : index
                %5849 = arith.divui %5848, %c16 : index
                %5850 = arith.muli %5849, %c52 : index
                %5851 = arith.addi %5850, %c36 : index
                %5852 = arith.remui %5848, %c16 : index
                %5853 = arith.divui %5817, %c5 : index
                %5854 = arith.remui %5817, %c5 : index
                %5855 = arith.muli %5854, %c17 : index
                %5856 = arith.addi %5853, %5855 : index
                %5857 = arith.divui %5856, %c17 : index
                %5858 = arith.muli %5857, %c6 : index
                %5859 = arith.muli %5852, %c16 : index
                %5860 = arith.addi %5858, %5859 : index
                %5861 = arith.remui %5856, %c17 : index
                %5862 = arith.muli %5861, %c5 : index
                %5863 = arith.addi %5860, %5862 : index
                %5864 = arith.addi %5851, %5863 : index
                %5865 = arith.addi %5847, %5864 : index
                %5866 = vector.shuffle %5829, %5829 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %5866, %kv[%5865] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5867 = arith.addi %5822, %c12 : index
                %5868 = arith.divui %5867, %c16 : index
                %5869 = arith.muli %5868, %c52 : index
                %5870 = arith.addi %5869, %c36 : index
                %5871 = arith.remui %5867, %c16 : index
                %5872 = arith.divui %5817, %c5 : index
                %5873 = arith.remui %5817, %c5 : index
                %5874 = arith.muli %5873, %c17 : index
                %5875 = arith.addi %5872, %5874 : index
                %5876 = arith.divui %5875, %c17 : index
                %5877 = arith.muli %5876, %c6 : index
                %5878 = arith.muli %5871, %c16 : index
                %5879 = arith.addi %5877, %5878 : index
                %5880 = arith.remui %5875, %c17 : index
                %5881 = arith.muli %5880, %c5 : index
                %5882 = arith.addi %5879, %5881 : index
                %5883 = arith.addi %5870, %5882 : index
                %5884 = arith.addi %5847, %5883 : index
                %5885 = vector.shuffle %5829, %5829 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %5885, %kv[%5884] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5886 = arith.addi %5822, %c5 : index
                %5887 = arith.divui %5886, %c16 : index
                %5888 = arith.muli %5887, %c52 : index
                %5889 = arith.addi %5888, %c36 : index
                %5890 = arith.remui %5886, %c16 : index
                %5891 = arith.divui %5817, %c5 : index
                %5892 = arith.remui %5817, %c5 : index
                %5893 = arith.muli %5892, %c17 : index
                %5894 = arith.addi %5891, %5893 : index
                %5895 = arith.divui %5894, %c17 : index
                %5896 = arith.muli %5895, %c6 : index
                %5897 = arith.muli %5890, %c16 : index
                %5898 = arith.addi %5896, %5897 : index
                %5899 = arith.remui %5894, %c17 : index
                %5900 = arith.muli %5899, %c5 : index
                %5901 = arith.addi %5898, %5900 : index
                %5902 = arith.addi %5889, %5901 : index
                %5903 = arith.addi %5847, %5902 : index
                %5904 = vector.shuffle %5829, %5829 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %5904, %kv[%5903] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5905 = arith.addi %5822, %c2 : index
                %5906 = arith.divui %5905, %c16 : index
                %5907 = arith.muli %5906, %c52 : index
                %5908 = arith.addi %5907, %c36 : index
                %5909 = arith.remui %5905, %c16 : index
                %5910 = arith.divui %5817, %c5 : index
                %5911 = arith.remui %5817, %c5 : index
                %5912 = arith.muli %5911, %c17 : index
                %5913 = arith.addi %5910, %5912 : index
                %5914 = arith.divui %5913, %c17 : index
                %5915 = arith.muli %5914, %c6 : index
                %5916 = arith.muli %5909, %c16 : index
                %5917 = arith.addi %5915, %5916 : index
                %5918 = arith.remui %5913, %c17 : index
                %5919 = arith.muli %5918, %c5 : index
                %5920 = arith.addi %5917, %5919 : index
                %5921 = arith.addi %5908, %5920 : index
                %5922 = arith.addi %5847, %5921 : index
                %5923 = vector.shuffle %5829, %5829 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %5923, %kv[%5922] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %5924 = arith.cmpi eq, %codec, %c12 : index
          scf.if %5924 {
            %5925 = wave.lane
            %5926 = arith.muli %5925, %c4 : index
            scf.for %5927 = %5926 to %c30 step %c9 {
              %5928 = arith.addi %5812, %5927 : index
              %5929 = vector.load %24[%5928] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5930 = arith.mulf %5929, %5815 : vector<4xf32>
              %5931 = wave.fp8_encode "e4m3" %5930 : vector<4xf32> -> vector<4xi8>
              %5932 = arith.cmpi slt, %5813, %kvHeads : index
              scf.if %5932 {
                %5933 = arith.muli %5813, %c36 : index
                %5934 = arith.addi %5818, %5933 : index
                %5935 = vector.shuffle %5931, %5931 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5936 = arith.divui %5927, %c16 : index
                %5937 = arith.muli %5936, %c6 : index
                %5938 = arith.remui %5927, %c16 : index
                %5939 = arith.muli %5817, %c16 : index
                %5940 = arith.divui %5938, %c4 : index
                %5941 = arith.muli %5940, %c4 : index
                %5942 = arith.remui %5938, %c5 : index
                %5943 = arith.muli %5942, %c5 : index
                %5944 = arith.addi %5941, %5943 : index
                %5945 = arith.divui %5938, %c5 : index
                %5946 = arith.remui %5945, %c5 : index
                %5947 = arith.addi %5944, %5946 : index
                %5948 = arith.addi %5939, %5947 : index
                %5949 = arith.addi %5937, %5948 : index
                %5950 = arith.addi %5934, %5949 : index
                vector.store %5935, %kv[%5950] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5951 = arith.subi %5813, %kvHeads : index
                %5952 = arith.muli %5951, %c36 : index
                %5953 = arith.addi %5818, %5952 : index
                %5954 = arith.addi %5927, %c11 : index
                %5955 = arith.divui %5954, %c16 : index
                %5956 = arith.muli %5955, %c6 : index
                %5957 = arith.addi %5956, %c14 : index
                %5958 = arith.remui %5954, %c16 : index
                %5959 = arith.divui %5817, %c5 : index
                %5960 = arith.remui %5817, %c5 : index
                %5961 = arith.muli %5960, %c17 : index
                %5962 = arith.addi %5959, %5961 : index
                %5963 = arith.muli %5958, %c16 : index
                %5964 = arith.divui %5962, %c4 : index
                %5965 = arith.muli %5964, %c4 : index
                %5966 = arith.remui %5962, %c5 : index
                %5967 = arith.muli %5966, %c5 : index
                %5968 = arith.addi %5965, %5967 : index
                %5969 = arith.divui %5962, %c5 : index
                %5970 = arith.remui %5969, %c5 : index
                %5971 = arith.addi %5968, %5970 : index
                %5972 = arith.addi %5963, %5971 : index
                %5973 = arith.addi %5957, %5972 : index
                %5974 = arith.addi %5953, %5973 : index
                %5975 = vector.shuffle %5931, %5931 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5975, %kv[%5974] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5976 = arith.addi %5927, %c12 : index
                %5977 = arith.divui %5976, %c16 : index
                %5978 = arith.muli %5977, %c6 : index
                %5979 = arith.addi %5978, %c14 : index
                %5980 = arith.remui %5976, %c16 : index
                %5981 = arith.divui %5817, %c5 : index
                %5982 = arith.remui %5817, %c5 : index
                %5983 = arith.muli %5982, %c17 : index
                %5984 = arith.addi %5981, %5983 : index
                %5985 = arith.muli %5980, %c16 : index
                %5986 = arith.divui %5984, %c4 : index
                %5987 = arith.muli %5986, %c4 : index
                %5988 = arith.remui %5984, %c5 : index
                %5989 = arith.muli %5988, %c5 : index
                %5990 = arith.addi %5987, %5989 : index
                %5991 = arith.divui %5984, %c5 : index
                %5992 = arith.remui %5991, %c5 : index
                %5993 = arith.addi %5990, %5992 : index
                %5994 = arith.addi %5985, %5993 : index
                %5995 = arith.addi %5979, %5994 : index
                %5996 = arith.addi %5953, %5995 : index
                %5997 = vector.shuffle %5931, %5931 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5997, %kv[%5996] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5998 = arith.addi %5927, %c5 : index
                %5999 = arith.divui %5998, %c16 : index
                %6000 = arith.muli %5999, %c6 : index
                %6001 = arith.addi %6000, %c14 : index
                %6002 = arith.remui %5998, %c16 : index
                %6003 = arith.divui %5817, %c5 : index
                %6004 = arith.remui %5817, %c5 : index
                %6005 = arith.muli %6004, %c17 : index
                %6006 = arith.addi %6003, %6005 : index
                %6007 = arith.muli %6002, %c16 : index
                %6008 = arith.divui %6006, %c4 : index
                %6009 = arith.muli %6008, %c4 : index
                %6010 = arith.remui %6006, %c5 : index
                %6011 = arith.muli %6010, %c5 : index
                %6012 = arith.addi %6009, %6011 : index
                %6013 = arith.divui %6006, %c5 : index
                %6014 = arith.remui %6013, %c5 : index
                %6015 = arith.addi %6012, %6014 : index
                %6016 = arith.addi %6007, %6015 : index
                %6017 = arith.addi %6001, %6016 : index
                %6018 = arith.addi %5953, %6017 : index
                %6019 = vector.shuffle %5931, %5931 [2] : vector<4xi8>, vector<4xi8>
                vector.store %6019, %kv[%6018] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %6020 = arith.addi %5927, %c2 : index
                %6021 = arith.divui %6020, %c16 : index
                %6022 = arith.muli %6021, %c6 : index
                %6023 = arith.addi %6022, %c14 : index
                %6024 = arith.remui %6020, %c16 : index
                %6025 = arith.divui %5817, %c5 : index
                %6026 = arith.remui %5817, %c5 : index
                %6027 = arith.muli %6026, %c17 : index
                %6028 = arith.addi %6025, %6027 : index
                %6029 = arith.muli %6024, %c16 : index
                %6030 = arith.divui %6028, %c4 : index
                %6031 = arith.muli %6030, %c4 : index
                %6032 = arith.remui %6028, %c5 : index
                %6033 = arith.muli %6032, %c5 : index
                %6034 = arith.addi %6031, %6033 : index
                %6035 = arith.divui %6028, %c5 : index
                %6036 = arith.remui %6035, %c5 : index
                %6037 = arith.addi %6034, %6036 : index
                %6038 = arith.addi %6029, %6037 : index
                %6039 = arith.addi %6023, %6038 : index
                %6040 = arith.addi %5953, %6039 : index
                %6041 = vector.shuffle %5931, %5931 [3] : vector<4xi8>, vector<4xi8>
                vector.store %6041, %kv[%6040] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %6042 = arith.cmpi eq, %codec, %c5 : index
          scf.if %6042 {
            %6043 = wave.lane
            %6044 = arith.muli %6043, %c4 : index
            scf.for %6045 = %6044 to %c30 step %c9 {
              %6046 = arith.addi %5812, %6045 : index
              %6047 = vector.load %24[%6046] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %6048 = arith.mulf %6047, %5815 : vector<4xf32>
              %6049 = wave.fp8_encode "e5m2" %6048 : vector<4xf32> -> vector<4xi8>
              %6050 = arith.cmpi slt, %5813, %kvHeads : index
              scf.if %6050 {
                %6051 = arith.muli %5813, %c36 : index
                %6052 = arith.addi %5818, %6051 : index
                %6053 = vector.shuffle %6049, %6049 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %6054 = arith.divui %6045, %c16 : index
                %6055 = arith.muli %6054, %c6 : index
                %6056 = arith.remui %6045, %c16 : index
                %6057 = arith.muli %5817, %c16 : index
                %6058 = arith.divui %6056, %c4 : index
                %6059 = arith.muli %6058, %c4 : index
                %6060 = arith.remui %6056, %c5 : index
                %6061 = arith.muli %6060, %c5 : index
                %6062 = arith.addi %6059, %6061 : index
                %6063 = arith.divui %6056, %c5 : index
                %6064 = arith.remui %6063, %c5 : index
                %6065 = arith.addi %6062, %6064 : index
                %6066 = arith.addi %6057, %6065 : index
                %6067 = arith.addi %6055, %6066 : index
                %6068 = arith.addi %6052, %6067 : index
                vector.store %6053, %kv[%6068] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %6069 = arith.subi %5813, %kvHeads : index
                %6070 = arith.muli %6069, %c36 : index
                %6071 = arith.addi %5818, %6070 : index
                %6072 = arith.addi %6045, %c11 : index
                %6073 = arith.divui %6072, %c16 : index
                %6074 = arith.muli %6073, %c6 : index
                %6075 = arith.addi %6074, %c14 : index
                %6076 = arith.remui %6072, %c16 : index
                %6077 = arith.divui %5817, %c5 : index
                %6078 = arith.remui %5817, %c5 : index
                %6079 = arith.muli %6078, %c17 : index
                %6080 = arith.addi %6077, %6079 : index
                %6081 = arith.muli %6076, %c16 : index
                %6082 = arith.divui %6080, %c4 : index
                %6083 = arith.muli %6082, %c4 : index
                %6084 = arith.remui %6080, %c5 : index
                %6085 = arith.muli %6084, %c5 : index
                %6086 = arith.addi %6083, %6085 : index
                %6087 = arith.divui %6080, %c5 : index
                %6088 = arith.remui %6087, %c5 : index
                %6089 = arith.addi %6086, %6088 : index
                %6090 = arith.addi %6081, %6089 : index
                %6091 = arith.addi %6075, %6090 : index
                %6092 = arith.addi %6071, %6091 : index
                %6093 = vector.shuffle %6049, %6049 [0] : vector<4xi8>, vector<4xi8>
                vector.store %6093, %kv[%6092] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %6094 = arith.addi %6045, %c12 : index
                %6095 = arith.divui %6094, %c16 : index
                %6096 = arith.muli %6095, %c6 : index
                %6097 = arith.addi %6096, %c14 : index
                %6098 = arith.remui %6094, %c16 : index
                %6099 = arith.divui %5817, %c5 : index
                %6100 = arith.remui %5817, %c5 : index
                %6101 = arith.muli %6100, %c17 : index
                %6102 = arith.addi %6099, %6101 : index
                %6103 = arith.muli %6098, %c16 : index
                %6104 = arith.divui %6102, %c4 : index
                %6105 = arith.muli %6104, %c4 : index
                %6106 = arith.remui %6102, %c5 : index
                %6107 = arith.muli %6106, %c5 : index
                %6108 = arith.addi %6105, %6107 : index
                %6109 = arith.divui %6102, %c5 : index
                %6110 = arith.remui %6109, %c5 : index
                %6111 = arith.addi %6108, %6110 : index
                %6112 = arith.addi %6103, %6111 : index
                %6113 = arith.addi %6097, %6112 : index
                %6114 = arith.addi %6071, %6113 : index
                %6115 = vector.shuffle %6049, %6049 [1] : vector<4xi8>, vector<4xi8>
                vector.store %6115, %kv[%6114] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %6116 = arith.addi %6045, %c5 : index
                %6117 = arith.divui %6116, %c16 : index
                %6118 = arith.muli %6117, %c6 : index
                %6119 = arith.addi %6118, %c14 : index
                %6120 = arith.remui %6116, %c16 : index
                %6121 = arith.divui %5817, %c5 : index
                %6122 = arith.remui %5817, %c5 : index
                %6123 = arith.muli %6122, %c17 : index
                %6124 = arith.addi %6121, %6123 : index
                %6125 = arith.muli %6120, %c16 : index
                %6126 = arith.divui %6124, %c4 : index
                %6127 = arith.muli %6126, %c4 : index
                %6128 = arith.remui %6124, %c5 : index
                %6129 = arith.muli %6128, %c5 : index
                %6130 = arith.addi %6127, %6129 : index
                %6131 = arith.divui %6124, %c5 : index
                %6132 = arith.remui %6131, %c5 : index
                %6133 = arith.addi %6130, %6132 : index
                %6134 = arith.addi %6125, %6133 : index
                %6135 = arith.addi %6119, %6134 : index
                %6136 = arith.addi %6071, %6135 : index
                %6137 = vector.shuffle %6049, %6049 [2] : vector<4xi8>, vector<4xi8>
                vector.store %6137, %kv[%6136] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %6138 = arith.addi %6045, %c2 : index
                %6139 = arith.divui %6138, %c16 : index
                %6140 = arith.muli %6139, %c6 : index
                %6141 = arith.addi %6140, %c14 : index
                %6142 = arith.remui %6138, %c16 : index
                %6143 = arith.divui %5817, %c5 : index
                %6144 = arith.remui %5817, %c5 : index
                %6145 = arith.muli %6144, %c17 : index
                %6146 = arith.addi %6143, %6145 : index
                %6147 = arith.muli %6142, %c16 : index
                %6148 = arith.divui %6146, %c4 : index
                %6149 = arith.muli %6148, %c4 : index
                %6150 = arith.remui %6146, %c5 : index
                %6151 = arith.muli %6150, %c5 : index
                %6152 = arith.addi %6149, %6151 : index
                %6153 = arith.divui %6146, %c5 : index
                %6154 = arith.remui %6153, %c5 : index
                %6155 = arith.addi %6152, %6154 : index
                %6156 = arith.addi %6147, %6155 : index
                %6157 = arith.addi %6141, %6156 : index
                %6158 = arith.addi %6071, %6157 : index
                %6159 = vector.shuffle %6049, %6049 [3] : vector<4xi8>, vector<4xi8>
                vector.store %6159, %kv[%6158] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
