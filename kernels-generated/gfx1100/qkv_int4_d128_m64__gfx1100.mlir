// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='int4', dim=128, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_int4_d128_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 16 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 4 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %groupSize = wave.param "groupSize" : index
  %c5 = arith.constant 8 : index
  %c6 = arith.constant 40 : index
  %c7 = arith.constant 15 : index
  %c8 = arith.constant 16 : index
  %c9 = arith.constant 2 : index
  %c10 = arith.constant 0 : index
  %c11 = arith.constant 1 : index
  %c12 = arith.constant 8192 : index
  %c13 = arith.constant 2048 : index
  %c14 = arith.constant 64 : index
  %tileRows = wave.param "tileRows" : index
  %c16 = arith.constant 32 : index
  %c17 = arith.constant 48 : index
  %c18 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c21 = arith.constant 15 : i32
  %c22 = arith.constant 25600 : i32
  %c23 = arith.constant 256 : index
  %c24 = arith.constant dense<0> : vector<4xi32>
  %c25 = arith.constant dense<983055> : vector<4xi32>
  %c26 = arith.constant dense<1677747200> : vector<4xi32>
  %c27 = arith.constant dense<4> : vector<4xi32>
  %c28 = arith.constant dense<8> : vector<4xi32>
  %c29 = arith.constant dense<12> : vector<4xi32>
  %c30 = arith.constant 3 : index
  %c31 = arith.constant 96 : index
  %c32 = arith.constant 128 : index
  %c33 = arith.constant 160 : index
  %c34 = arith.constant 192 : index
  %c35 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %c37 = arith.constant 0x3F800000 : f32
  %c38 = arith.constant 4096 : index
  %c39 = arith.constant 6144 : index
  %hasBias = wave.param "hasBias" : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c43 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c49 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c50 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c51 = arith.constant 512 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = wave.wave
  %3 = arith.remui %2, %c2 : index
  %4 = arith.divui %2, %c2 : index
  %5 = arith.divui %inputFeatures, %groupSize : index
  %6 = arith.muli %inputFeatures, %c5 : index
  %7 = arith.muli %5, %c6 : index
  %8 = arith.addi %7, %c7 : index
  %9 = arith.divui %8, %c8 : index
  %10 = arith.muli %9, %c8 : index
  %11 = arith.addi %6, %10 : index
  %12 = arith.muli %0, %c5 : index
  %13 = arith.muli %3, %c9 : index
  %14 = arith.addi %12, %13 : index
  %15 = arith.addi %14, %c10 : index
  %16 = arith.muli %15, %11 : index
  %17 = arith.addi %14, %c11 : index
  %18 = arith.muli %17, %11 : index
  %19 = wave.scratch %c12 : memref<?xf32>
  %20 = wave.scratch %c13 : memref<?xf32>
  %21 = memref.load %step[%c10] : memref<?xi32>
  %22 = arith.index_cast %21 : i32 to index
  %23 = arith.muli %1, %c14 : index
  %24 = arith.cmpi slt, %23, %22 : index
  scf.if %24 {
    %25 = wave.lane
    %26 = arith.remui %25, %c8 : index
    %27 = arith.remui %26, %tileRows : index
    %28 = arith.addi %23, %27 : index
    %29 = arith.divui %28, %tileRows : index
    %30 = arith.divui %inputFeatures, %c8 : index
    %31 = arith.muli %29, %30 : index
    %32 = arith.divui %c10, %c8 : index
    %33 = arith.addi %31, %32 : index
    %34 = arith.muli %33, %c9 : index
    %35 = arith.remui %c10, %c8 : index
    %36 = arith.divui %35, %c5 : index
    %37 = arith.addi %34, %36 : index
    %38 = arith.muli %tileRows, %c5 : index
    %39 = arith.muli %37, %38 : index
    %40 = arith.remui %28, %tileRows : index
    %41 = arith.muli %40, %c5 : index
    %42 = arith.addi %39, %41 : index
    %43 = arith.remui %c10, %c5 : index
    %44 = arith.addi %42, %43 : index
    %45 = arith.addi %26, %c8 : index
    %46 = arith.addi %23, %45 : index
    %47 = arith.divui %46, %tileRows : index
    %48 = arith.divui %inputFeatures, %c8 : index
    %49 = arith.muli %47, %48 : index
    %50 = arith.divui %c10, %c8 : index
    %51 = arith.addi %49, %50 : index
    %52 = arith.muli %51, %c9 : index
    %53 = arith.remui %c10, %c8 : index
    %54 = arith.divui %53, %c5 : index
    %55 = arith.addi %52, %54 : index
    %56 = arith.muli %tileRows, %c5 : index
    %57 = arith.muli %55, %56 : index
    %58 = arith.remui %46, %tileRows : index
    %59 = arith.muli %58, %c5 : index
    %60 = arith.addi %57, %59 : index
    %61 = arith.remui %c10, %c5 : index
    %62 = arith.addi %60, %61 : index
    %63 = arith.addi %26, %c16 : index
    %64 = arith.addi %23, %63 : index
    %65 = arith.divui %64, %tileRows : index
    %66 = arith.divui %inputFeatures, %c8 : index
    %67 = arith.muli %65, %66 : index
    %68 = arith.divui %c10, %c8 : index
    %69 = arith.addi %67, %68 : index
    %70 = arith.muli %69, %c9 : index
    %71 = arith.remui %c10, %c8 : index
    %72 = arith.divui %71, %c5 : index
    %73 = arith.addi %70, %72 : index
    %74 = arith.muli %tileRows, %c5 : index
    %75 = arith.muli %73, %74 : index
    %76 = arith.remui %64, %tileRows : index
    %77 = arith.muli %76, %c5 : index
    %78 = arith.addi %75, %77 : index
    %79 = arith.remui %c10, %c5 : index
    %80 = arith.addi %78, %79 : index
    %81 = arith.addi %26, %c17 : index
    %82 = arith.addi %23, %81 : index
    %83 = arith.divui %82, %tileRows : index
    %84 = arith.divui %inputFeatures, %c8 : index
    %85 = arith.muli %83, %84 : index
    %86 = arith.divui %c10, %c8 : index
    %87 = arith.addi %85, %86 : index
    %88 = arith.muli %87, %c9 : index
    %89 = arith.remui %c10, %c8 : index
    %90 = arith.divui %89, %c5 : index
    %91 = arith.addi %88, %90 : index
    %92 = arith.muli %tileRows, %c5 : index
    %93 = arith.muli %91, %92 : index
    %94 = arith.remui %82, %tileRows : index
    %95 = arith.muli %94, %c5 : index
    %96 = arith.addi %93, %95 : index
    %97 = arith.remui %c10, %c5 : index
    %98 = arith.addi %96, %97 : index
    %99 = arith.divui %inputFeatures, %c16 : index
    %100 = arith.muli %4, %stepsPerWave : index
    %101 = arith.minsi %100, %99 : index
    %102 = arith.addi %101, %stepsPerWave : index
    %103 = arith.minsi %102, %99 : index
    %104 = arith.cmpi eq, %wholeBlocks, %c11 : index
    %105 = arith.subi %103, %101 : index
    %106 = arith.divui %105, %c9 : index
    %107 = arith.muli %106, %c9 : index
    %108 = arith.addi %101, %107 : index
    %109 = arith.addi %101, %stepsPerWave : index
    %110 = arith.select %104, %109, %108 : index
    %120:8 = scf.for %111 = %101 to %110 step %c9 iter_args(%112 = %c18, %113 = %c18, %114 = %c18, %115 = %c18, %116 = %c18, %117 = %c18, %118 = %c18, %119 = %c18) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %121 = wave.lane
      %122 = arith.addi %111, %c10 : index
      %123 = arith.remui %121, %c8 : index
      %124 = arith.divui %groupSize, %c16 : index
      %125 = arith.divui %122, %124 : index
      %126 = arith.divui %inputFeatures, %groupSize : index
      %127 = arith.muli %inputFeatures, %c5 : index
      %128 = arith.addi %16, %127 : index
      %129 = arith.muli %125, %c16 : index
      %130 = arith.addi %128, %129 : index
      %131 = arith.muli %123, %c9 : index
      %132 = arith.addi %130, %131 : index
      %133 = vector.load %w[%132] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %134 = vector.bitcast %133 : vector<2xi8> to vector<1xf16>
      %135 = vector.extract %134[0] : f16 from vector<1xf16>
      %136 = arith.muli %126, %c16 : index
      %137 = arith.addi %128, %136 : index
      %138 = arith.muli %125, %c5 : index
      %139 = arith.addi %137, %138 : index
      %140 = arith.divui %123, %c9 : index
      %141 = arith.addi %139, %140 : index
      %142 = memref.load %w[%141] : memref<?xi8>
      %143 = arith.remui %123, %c9 : index
      %144 = arith.muli %143, %c2 : index
      %145 = arith.index_cast %144 : index to i32
      %146 = arith.extui %142 : i8 to i32
      %147 = arith.shrui %146, %145 : i32
      %148 = arith.andi %147, %c21 : i32
      %149 = arith.ori %148, %c22 : i32
      %150 = arith.trunci %149 : i32 to i16
      %151 = arith.bitcast %150 : i16 to f16
      %152 = arith.muli %122, %c23 : index
      %153 = arith.addi %16, %152 : index
      %154 = arith.muli %123, %c8 : index
      %155 = arith.addi %153, %154 : index
      %156 = vector.load %w[%155] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %157 = vector.bitcast %156 : vector<16xi8> to vector<4xi32>
      %158 = arith.shrui %157, %c24 : vector<4xi32>
      %159 = arith.andi %158, %c25 : vector<4xi32>
      %160 = arith.ori %159, %c26 : vector<4xi32>
      %161 = vector.bitcast %160 : vector<4xi32> to vector<8xf16>
      %162 = arith.shrui %157, %c27 : vector<4xi32>
      %163 = arith.andi %162, %c25 : vector<4xi32>
      %164 = arith.ori %163, %c26 : vector<4xi32>
      %165 = vector.bitcast %164 : vector<4xi32> to vector<8xf16>
      %166 = arith.shrui %157, %c28 : vector<4xi32>
      %167 = arith.andi %166, %c25 : vector<4xi32>
      %168 = arith.ori %167, %c26 : vector<4xi32>
      %169 = vector.bitcast %168 : vector<4xi32> to vector<8xf16>
      %170 = arith.shrui %157, %c29 : vector<4xi32>
      %171 = arith.andi %170, %c25 : vector<4xi32>
      %172 = arith.ori %171, %c26 : vector<4xi32>
      %173 = vector.bitcast %172 : vector<4xi32> to vector<8xf16>
      %174 = vector.shuffle %161, %165 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %175 = vector.shuffle %169, %173 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %176 = vector.shuffle %174, %175 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %177 = vector.broadcast %151 : f16 to vector<32xf16>
      %178 = arith.subf %176, %177 : vector<32xf16>
      %179 = vector.broadcast %135 : f16 to vector<32xf16>
      %180 = arith.mulf %178, %179 : vector<32xf16>
      %181 = vector.shuffle %180, %180 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %182 = vector.shuffle %180, %180 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %183 = arith.addi %111, %c11 : index
      %184 = arith.remui %121, %c8 : index
      %185 = arith.divui %groupSize, %c16 : index
      %186 = arith.divui %183, %185 : index
      %187 = arith.divui %inputFeatures, %groupSize : index
      %188 = arith.muli %inputFeatures, %c5 : index
      %189 = arith.addi %16, %188 : index
      %190 = arith.muli %186, %c16 : index
      %191 = arith.addi %189, %190 : index
      %192 = arith.muli %184, %c9 : index
      %193 = arith.addi %191, %192 : index
      %194 = vector.load %w[%193] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %195 = vector.bitcast %194 : vector<2xi8> to vector<1xf16>
      %196 = vector.extract %195[0] : f16 from vector<1xf16>
      %197 = arith.muli %187, %c16 : index
      %198 = arith.addi %189, %197 : index
      %199 = arith.muli %186, %c5 : index
      %200 = arith.addi %198, %199 : index
      %201 = arith.divui %184, %c9 : index
      %202 = arith.addi %200, %201 : index
      %203 = memref.load %w[%202] : memref<?xi8>
      %204 = arith.remui %184, %c9 : index
      %205 = arith.muli %204, %c2 : index
      %206 = arith.index_cast %205 : index to i32
      %207 = arith.extui %203 : i8 to i32
      %208 = arith.shrui %207, %206 : i32
      %209 = arith.andi %208, %c21 : i32
      %210 = arith.ori %209, %c22 : i32
      %211 = arith.trunci %210 : i32 to i16
      %212 = arith.bitcast %211 : i16 to f16
      %213 = arith.muli %183, %c23 : index
      %214 = arith.addi %16, %213 : index
      %215 = arith.muli %184, %c8 : index
      %216 = arith.addi %214, %215 : index
      %217 = vector.load %w[%216] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %218 = vector.bitcast %217 : vector<16xi8> to vector<4xi32>
      %219 = arith.shrui %218, %c24 : vector<4xi32>
      %220 = arith.andi %219, %c25 : vector<4xi32>
      %221 = arith.ori %220, %c26 : vector<4xi32>
      %222 = vector.bitcast %221 : vector<4xi32> to vector<8xf16>
      %223 = arith.shrui %218, %c27 : vector<4xi32>
      %224 = arith.andi %223, %c25 : vector<4xi32>
      %225 = arith.ori %224, %c26 : vector<4xi32>
      %226 = vector.bitcast %225 : vector<4xi32> to vector<8xf16>
      %227 = arith.shrui %218, %c28 : vector<4xi32>
      %228 = arith.andi %227, %c25 : vector<4xi32>
      %229 = arith.ori %228, %c26 : vector<4xi32>
      %230 = vector.bitcast %229 : vector<4xi32> to vector<8xf16>
      %231 = arith.shrui %218, %c29 : vector<4xi32>
      %232 = arith.andi %231, %c25 : vector<4xi32>
      %233 = arith.ori %232, %c26 : vector<4xi32>
      %234 = vector.bitcast %233 : vector<4xi32> to vector<8xf16>
      %235 = vector.shuffle %222, %226 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %236 = vector.shuffle %230, %234 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %237 = vector.shuffle %235, %236 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %238 = vector.broadcast %212 : f16 to vector<32xf16>
      %239 = arith.subf %237, %238 : vector<32xf16>
      %240 = vector.broadcast %196 : f16 to vector<32xf16>
      %241 = arith.mulf %239, %240 : vector<32xf16>
      %242 = vector.shuffle %241, %241 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %243 = vector.shuffle %241, %241 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %244 = arith.addi %111, %c10 : index
      %245 = arith.remui %121, %c8 : index
      %246 = arith.divui %groupSize, %c16 : index
      %247 = arith.divui %244, %246 : index
      %248 = arith.divui %inputFeatures, %groupSize : index
      %249 = arith.muli %inputFeatures, %c5 : index
      %250 = arith.addi %18, %249 : index
      %251 = arith.muli %247, %c16 : index
      %252 = arith.addi %250, %251 : index
      %253 = arith.muli %245, %c9 : index
      %254 = arith.addi %252, %253 : index
      %255 = vector.load %w[%254] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %256 = vector.bitcast %255 : vector<2xi8> to vector<1xf16>
      %257 = vector.extract %256[0] : f16 from vector<1xf16>
      %258 = arith.muli %248, %c16 : index
      %259 = arith.addi %250, %258 : index
      %260 = arith.muli %247, %c5 : index
      %261 = arith.addi %259, %260 : index
      %262 = arith.divui %245, %c9 : index
      %263 = arith.addi %261, %262 : index
      %264 = memref.load %w[%263] : memref<?xi8>
      %265 = arith.remui %245, %c9 : index
      %266 = arith.muli %265, %c2 : index
      %267 = arith.index_cast %266 : index to i32
      %268 = arith.extui %264 : i8 to i32
      %269 = arith.shrui %268, %267 : i32
      %270 = arith.andi %269, %c21 : i32
      %271 = arith.ori %270, %c22 : i32
      %272 = arith.trunci %271 : i32 to i16
      %273 = arith.bitcast %272 : i16 to f16
      %274 = arith.muli %244, %c23 : index
      %275 = arith.addi %18, %274 : index
      %276 = arith.muli %245, %c8 : index
      %277 = arith.addi %275, %276 : index
      %278 = vector.load %w[%277] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %279 = vector.bitcast %278 : vector<16xi8> to vector<4xi32>
      %280 = arith.shrui %279, %c24 : vector<4xi32>
      %281 = arith.andi %280, %c25 : vector<4xi32>
      %282 = arith.ori %281, %c26 : vector<4xi32>
      %283 = vector.bitcast %282 : vector<4xi32> to vector<8xf16>
      %284 = arith.shrui %279, %c27 : vector<4xi32>
      %285 = arith.andi %284, %c25 : vector<4xi32>
      %286 = arith.ori %285, %c26 : vector<4xi32>
      %287 = vector.bitcast %286 : vector<4xi32> to vector<8xf16>
      %288 = arith.shrui %279, %c28 : vector<4xi32>
      %289 = arith.andi %288, %c25 : vector<4xi32>
      %290 = arith.ori %289, %c26 : vector<4xi32>
      %291 = vector.bitcast %290 : vector<4xi32> to vector<8xf16>
      %292 = arith.shrui %279, %c29 : vector<4xi32>
      %293 = arith.andi %292, %c25 : vector<4xi32>
      %294 = arith.ori %293, %c26 : vector<4xi32>
      %295 = vector.bitcast %294 : vector<4xi32> to vector<8xf16>
      %296 = vector.shuffle %283, %287 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %297 = vector.shuffle %291, %295 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %298 = vector.shuffle %296, %297 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %299 = vector.broadcast %273 : f16 to vector<32xf16>
      %300 = arith.subf %298, %299 : vector<32xf16>
      %301 = vector.broadcast %257 : f16 to vector<32xf16>
      %302 = arith.mulf %300, %301 : vector<32xf16>
      %303 = vector.shuffle %302, %302 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %304 = vector.shuffle %302, %302 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %305 = arith.addi %111, %c11 : index
      %306 = arith.remui %121, %c8 : index
      %307 = arith.divui %groupSize, %c16 : index
      %308 = arith.divui %305, %307 : index
      %309 = arith.divui %inputFeatures, %groupSize : index
      %310 = arith.muli %inputFeatures, %c5 : index
      %311 = arith.addi %18, %310 : index
      %312 = arith.muli %308, %c16 : index
      %313 = arith.addi %311, %312 : index
      %314 = arith.muli %306, %c9 : index
      %315 = arith.addi %313, %314 : index
      %316 = vector.load %w[%315] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %317 = vector.bitcast %316 : vector<2xi8> to vector<1xf16>
      %318 = vector.extract %317[0] : f16 from vector<1xf16>
      %319 = arith.muli %309, %c16 : index
      %320 = arith.addi %311, %319 : index
      %321 = arith.muli %308, %c5 : index
      %322 = arith.addi %320, %321 : index
      %323 = arith.divui %306, %c9 : index
      %324 = arith.addi %322, %323 : index
      %325 = memref.load %w[%324] : memref<?xi8>
      %326 = arith.remui %306, %c9 : index
      %327 = arith.muli %326, %c2 : index
      %328 = arith.index_cast %327 : index to i32
      %329 = arith.extui %325 : i8 to i32
      %330 = arith.shrui %329, %328 : i32
      %331 = arith.andi %330, %c21 : i32
      %332 = arith.ori %331, %c22 : i32
      %333 = arith.trunci %332 : i32 to i16
      %334 = arith.bitcast %333 : i16 to f16
      %335 = arith.muli %305, %c23 : index
      %336 = arith.addi %18, %335 : index
      %337 = arith.muli %306, %c8 : index
      %338 = arith.addi %336, %337 : index
      %339 = vector.load %w[%338] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %340 = vector.bitcast %339 : vector<16xi8> to vector<4xi32>
      %341 = arith.shrui %340, %c24 : vector<4xi32>
      %342 = arith.andi %341, %c25 : vector<4xi32>
      %343 = arith.ori %342, %c26 : vector<4xi32>
      %344 = vector.bitcast %343 : vector<4xi32> to vector<8xf16>
      %345 = arith.shrui %340, %c27 : vector<4xi32>
      %346 = arith.andi %345, %c25 : vector<4xi32>
      %347 = arith.ori %346, %c26 : vector<4xi32>
      %348 = vector.bitcast %347 : vector<4xi32> to vector<8xf16>
      %349 = arith.shrui %340, %c28 : vector<4xi32>
      %350 = arith.andi %349, %c25 : vector<4xi32>
      %351 = arith.ori %350, %c26 : vector<4xi32>
      %352 = vector.bitcast %351 : vector<4xi32> to vector<8xf16>
      %353 = arith.shrui %340, %c29 : vector<4xi32>
      %354 = arith.andi %353, %c25 : vector<4xi32>
      %355 = arith.ori %354, %c26 : vector<4xi32>
      %356 = vector.bitcast %355 : vector<4xi32> to vector<8xf16>
      %357 = vector.shuffle %344, %348 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %358 = vector.shuffle %352, %356 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %359 = vector.shuffle %357, %358 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %360 = vector.broadcast %334 : f16 to vector<32xf16>
      %361 = arith.subf %359, %360 : vector<32xf16>
      %362 = vector.broadcast %318 : f16 to vector<32xf16>
      %363 = arith.mulf %361, %362 : vector<32xf16>
      %364 = vector.shuffle %363, %363 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %365 = vector.shuffle %363, %363 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %366 = arith.muli %111, %c9 : index
      %367 = arith.addi %366, %c10 : index
      %368 = arith.muli %tileRows, %c8 : index
      %369 = arith.muli %367, %368 : index
      %370 = arith.addi %44, %369 : index
      %371 = vector.load %x[%370] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %372 = arith.muli %tileRows, %c5 : index
      %373 = arith.addi %370, %372 : index
      %374 = vector.load %x[%373] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %375 = vector.shuffle %371, %374 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %376 = wave.mma %375, %181, %112 : vector<16xf16>, vector<8xf32>
      %377 = wave.mma %375, %303, %113 : vector<16xf16>, vector<8xf32>
      %378 = arith.muli %111, %c9 : index
      %379 = arith.addi %378, %c10 : index
      %380 = arith.muli %tileRows, %c8 : index
      %381 = arith.muli %379, %380 : index
      %382 = arith.addi %62, %381 : index
      %383 = vector.load %x[%382] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %384 = arith.muli %tileRows, %c5 : index
      %385 = arith.addi %382, %384 : index
      %386 = vector.load %x[%385] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %387 = vector.shuffle %383, %386 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %388 = wave.mma %387, %181, %114 : vector<16xf16>, vector<8xf32>
      %389 = wave.mma %387, %303, %115 : vector<16xf16>, vector<8xf32>
      %390 = arith.muli %111, %c9 : index
      %391 = arith.addi %390, %c10 : index
      %392 = arith.muli %tileRows, %c8 : index
      %393 = arith.muli %391, %392 : index
      %394 = arith.addi %80, %393 : index
      %395 = vector.load %x[%394] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %396 = arith.muli %tileRows, %c5 : index
      %397 = arith.addi %394, %396 : index
      %398 = vector.load %x[%397] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %399 = vector.shuffle %395, %398 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %400 = wave.mma %399, %181, %116 : vector<16xf16>, vector<8xf32>
      %401 = wave.mma %399, %303, %117 : vector<16xf16>, vector<8xf32>
      %402 = arith.muli %111, %c9 : index
      %403 = arith.addi %402, %c10 : index
      %404 = arith.muli %tileRows, %c8 : index
      %405 = arith.muli %403, %404 : index
      %406 = arith.addi %98, %405 : index
      %407 = vector.load %x[%406] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %408 = arith.muli %tileRows, %c5 : index
      %409 = arith.addi %406, %408 : index
      %410 = vector.load %x[%409] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %411 = vector.shuffle %407, %410 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %412 = wave.mma %411, %181, %118 : vector<16xf16>, vector<8xf32>
      %413 = wave.mma %411, %303, %119 : vector<16xf16>, vector<8xf32>
      %414 = arith.muli %111, %c9 : index
      %415 = arith.addi %414, %c11 : index
      %416 = arith.muli %tileRows, %c8 : index
      %417 = arith.muli %415, %416 : index
      %418 = arith.addi %44, %417 : index
      %419 = vector.load %x[%418] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %420 = arith.muli %tileRows, %c5 : index
      %421 = arith.addi %418, %420 : index
      %422 = vector.load %x[%421] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %423 = vector.shuffle %419, %422 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %424 = wave.mma %423, %182, %376 : vector<16xf16>, vector<8xf32>
      %425 = wave.mma %423, %304, %377 : vector<16xf16>, vector<8xf32>
      %426 = arith.muli %111, %c9 : index
      %427 = arith.addi %426, %c11 : index
      %428 = arith.muli %tileRows, %c8 : index
      %429 = arith.muli %427, %428 : index
      %430 = arith.addi %62, %429 : index
      %431 = vector.load %x[%430] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %432 = arith.muli %tileRows, %c5 : index
      %433 = arith.addi %430, %432 : index
      %434 = vector.load %x[%433] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %435 = vector.shuffle %431, %434 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %436 = wave.mma %435, %182, %388 : vector<16xf16>, vector<8xf32>
      %437 = wave.mma %435, %304, %389 : vector<16xf16>, vector<8xf32>
      %438 = arith.muli %111, %c9 : index
      %439 = arith.addi %438, %c11 : index
      %440 = arith.muli %tileRows, %c8 : index
      %441 = arith.muli %439, %440 : index
      %442 = arith.addi %80, %441 : index
      %443 = vector.load %x[%442] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %444 = arith.muli %tileRows, %c5 : index
      %445 = arith.addi %442, %444 : index
      %446 = vector.load %x[%445] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %447 = vector.shuffle %443, %446 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %448 = wave.mma %447, %182, %400 : vector<16xf16>, vector<8xf32>
      %449 = wave.mma %447, %304, %401 : vector<16xf16>, vector<8xf32>
      %450 = arith.muli %111, %c9 : index
      %451 = arith.addi %450, %c11 : index
      %452 = arith.muli %tileRows, %c8 : index
      %453 = arith.muli %451, %452 : index
      %454 = arith.addi %98, %453 : index
      %455 = vector.load %x[%454] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %456 = arith.muli %tileRows, %c5 : index
      %457 = arith.addi %454, %456 : index
      %458 = vector.load %x[%457] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %459 = vector.shuffle %455, %458 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %460 = wave.mma %459, %182, %412 : vector<16xf16>, vector<8xf32>
      %461 = wave.mma %459, %304, %413 : vector<16xf16>, vector<8xf32>
      %462 = arith.muli %111, %c9 : index
      %463 = arith.addi %462, %c9 : index
      %464 = arith.muli %tileRows, %c8 : index
      %465 = arith.muli %463, %464 : index
      %466 = arith.addi %44, %465 : index
      %467 = vector.load %x[%466] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %468 = arith.muli %tileRows, %c5 : index
      %469 = arith.addi %466, %468 : index
      %470 = vector.load %x[%469] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %471 = vector.shuffle %467, %470 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %472 = wave.mma %471, %242, %424 : vector<16xf16>, vector<8xf32>
      %473 = wave.mma %471, %364, %425 : vector<16xf16>, vector<8xf32>
      %474 = arith.muli %111, %c9 : index
      %475 = arith.addi %474, %c9 : index
      %476 = arith.muli %tileRows, %c8 : index
      %477 = arith.muli %475, %476 : index
      %478 = arith.addi %62, %477 : index
      %479 = vector.load %x[%478] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %480 = arith.muli %tileRows, %c5 : index
      %481 = arith.addi %478, %480 : index
      %482 = vector.load %x[%481] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %483 = vector.shuffle %479, %482 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %484 = wave.mma %483, %242, %436 : vector<16xf16>, vector<8xf32>
      %485 = wave.mma %483, %364, %437 : vector<16xf16>, vector<8xf32>
      %486 = arith.muli %111, %c9 : index
      %487 = arith.addi %486, %c9 : index
      %488 = arith.muli %tileRows, %c8 : index
      %489 = arith.muli %487, %488 : index
      %490 = arith.addi %80, %489 : index
      %491 = vector.load %x[%490] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %492 = arith.muli %tileRows, %c5 : index
      %493 = arith.addi %490, %492 : index
      %494 = vector.load %x[%493] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %495 = vector.shuffle %491, %494 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %496 = wave.mma %495, %242, %448 : vector<16xf16>, vector<8xf32>
      %497 = wave.mma %495, %364, %449 : vector<16xf16>, vector<8xf32>
      %498 = arith.muli %111, %c9 : index
      %499 = arith.addi %498, %c9 : index
      %500 = arith.muli %tileRows, %c8 : index
      %501 = arith.muli %499, %500 : index
      %502 = arith.addi %98, %501 : index
      %503 = vector.load %x[%502] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %504 = arith.muli %tileRows, %c5 : index
      %505 = arith.addi %502, %504 : index
      %506 = vector.load %x[%505] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %507 = vector.shuffle %503, %506 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %508 = wave.mma %507, %242, %460 : vector<16xf16>, vector<8xf32>
      %509 = wave.mma %507, %364, %461 : vector<16xf16>, vector<8xf32>
      %510 = arith.muli %111, %c9 : index
      %511 = arith.addi %510, %c30 : index
      %512 = arith.muli %tileRows, %c8 : index
      %513 = arith.muli %511, %512 : index
      %514 = arith.addi %44, %513 : index
      %515 = vector.load %x[%514] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %516 = arith.muli %tileRows, %c5 : index
      %517 = arith.addi %514, %516 : index
      %518 = vector.load %x[%517] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %519 = vector.shuffle %515, %518 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %520 = wave.mma %519, %243, %472 : vector<16xf16>, vector<8xf32>
      %521 = wave.mma %519, %365, %473 : vector<16xf16>, vector<8xf32>
      %522 = arith.muli %111, %c9 : index
      %523 = arith.addi %522, %c30 : index
      %524 = arith.muli %tileRows, %c8 : index
      %525 = arith.muli %523, %524 : index
      %526 = arith.addi %62, %525 : index
      %527 = vector.load %x[%526] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %528 = arith.muli %tileRows, %c5 : index
      %529 = arith.addi %526, %528 : index
      %530 = vector.load %x[%529] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %531 = vector.shuffle %527, %530 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %532 = wave.mma %531, %243, %484 : vector<16xf16>, vector<8xf32>
      %533 = wave.mma %531, %365, %485 : vector<16xf16>, vector<8xf32>
      %534 = arith.muli %111, %c9 : index
      %535 = arith.addi %534, %c30 : index
      %536 = arith.muli %tileRows, %c8 : index
      %537 = arith.muli %535, %536 : index
      %538 = arith.addi %80, %537 : index
      %539 = vector.load %x[%538] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %540 = arith.muli %tileRows, %c5 : index
      %541 = arith.addi %538, %540 : index
      %542 = vector.load %x[%541] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %543 = vector.shuffle %539, %542 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %544 = wave.mma %543, %243, %496 : vector<16xf16>, vector<8xf32>
      %545 = wave.mma %543, %365, %497 : vector<16xf16>, vector<8xf32>
      %546 = arith.muli %111, %c9 : index
      %547 = arith.addi %546, %c30 : index
      %548 = arith.muli %tileRows, %c8 : index
      %549 = arith.muli %547, %548 : index
      %550 = arith.addi %98, %549 : index
      %551 = vector.load %x[%550] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %552 = arith.muli %tileRows, %c5 : index
      %553 = arith.addi %550, %552 : index
      %554 = vector.load %x[%553] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %555 = vector.shuffle %551, %554 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %556 = wave.mma %555, %243, %508 : vector<16xf16>, vector<8xf32>
      %557 = wave.mma %555, %365, %509 : vector<16xf16>, vector<8xf32>
      scf.yield %520, %521, %532, %533, %544, %545, %556, %557 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %558 = arith.select %104, %110, %103 : index
    %568:8 = scf.for %559 = %110 to %558 step %c11 iter_args(%560 = %120#0, %561 = %120#1, %562 = %120#2, %563 = %120#3, %564 = %120#4, %565 = %120#5, %566 = %120#6, %567 = %120#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %569 = wave.lane
      %570 = arith.addi %559, %c10 : index
      %571 = arith.remui %569, %c8 : index
      %572 = arith.divui %groupSize, %c16 : index
      %573 = arith.divui %570, %572 : index
      %574 = arith.divui %inputFeatures, %groupSize : index
      %575 = arith.muli %inputFeatures, %c5 : index
      %576 = arith.addi %16, %575 : index
      %577 = arith.muli %573, %c16 : index
      %578 = arith.addi %576, %577 : index
      %579 = arith.muli %571, %c9 : index
      %580 = arith.addi %578, %579 : index
      %581 = vector.load %w[%580] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %582 = vector.bitcast %581 : vector<2xi8> to vector<1xf16>
      %583 = vector.extract %582[0] : f16 from vector<1xf16>
      %584 = arith.muli %574, %c16 : index
      %585 = arith.addi %576, %584 : index
      %586 = arith.muli %573, %c5 : index
      %587 = arith.addi %585, %586 : index
      %588 = arith.divui %571, %c9 : index
      %589 = arith.addi %587, %588 : index
      %590 = memref.load %w[%589] : memref<?xi8>
      %591 = arith.remui %571, %c9 : index
      %592 = arith.muli %591, %c2 : index
      %593 = arith.index_cast %592 : index to i32
      %594 = arith.extui %590 : i8 to i32
      %595 = arith.shrui %594, %593 : i32
      %596 = arith.andi %595, %c21 : i32
      %597 = arith.ori %596, %c22 : i32
      %598 = arith.trunci %597 : i32 to i16
      %599 = arith.bitcast %598 : i16 to f16
      %600 = arith.muli %570, %c23 : index
      %601 = arith.addi %16, %600 : index
      %602 = arith.muli %571, %c8 : index
      %603 = arith.addi %601, %602 : index
      %604 = vector.load %w[%603] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %605 = vector.bitcast %604 : vector<16xi8> to vector<4xi32>
      %606 = arith.shrui %605, %c24 : vector<4xi32>
      %607 = arith.andi %606, %c25 : vector<4xi32>
      %608 = arith.ori %607, %c26 : vector<4xi32>
      %609 = vector.bitcast %608 : vector<4xi32> to vector<8xf16>
      %610 = arith.shrui %605, %c27 : vector<4xi32>
      %611 = arith.andi %610, %c25 : vector<4xi32>
      %612 = arith.ori %611, %c26 : vector<4xi32>
      %613 = vector.bitcast %612 : vector<4xi32> to vector<8xf16>
      %614 = arith.shrui %605, %c28 : vector<4xi32>
      %615 = arith.andi %614, %c25 : vector<4xi32>
      %616 = arith.ori %615, %c26 : vector<4xi32>
      %617 = vector.bitcast %616 : vector<4xi32> to vector<8xf16>
      %618 = arith.shrui %605, %c29 : vector<4xi32>
      %619 = arith.andi %618, %c25 : vector<4xi32>
      %620 = arith.ori %619, %c26 : vector<4xi32>
      %621 = vector.bitcast %620 : vector<4xi32> to vector<8xf16>
      %622 = vector.shuffle %609, %613 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %623 = vector.shuffle %617, %621 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %624 = vector.shuffle %622, %623 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %625 = vector.broadcast %599 : f16 to vector<32xf16>
      %626 = arith.subf %624, %625 : vector<32xf16>
      %627 = vector.broadcast %583 : f16 to vector<32xf16>
      %628 = arith.mulf %626, %627 : vector<32xf16>
      %629 = vector.shuffle %628, %628 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %630 = vector.shuffle %628, %628 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %631 = arith.addi %559, %c10 : index
      %632 = arith.remui %569, %c8 : index
      %633 = arith.divui %groupSize, %c16 : index
      %634 = arith.divui %631, %633 : index
      %635 = arith.divui %inputFeatures, %groupSize : index
      %636 = arith.muli %inputFeatures, %c5 : index
      %637 = arith.addi %18, %636 : index
      %638 = arith.muli %634, %c16 : index
      %639 = arith.addi %637, %638 : index
      %640 = arith.muli %632, %c9 : index
      %641 = arith.addi %639, %640 : index
      %642 = vector.load %w[%641] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %643 = vector.bitcast %642 : vector<2xi8> to vector<1xf16>
      %644 = vector.extract %643[0] : f16 from vector<1xf16>
      %645 = arith.muli %635, %c16 : index
      %646 = arith.addi %637, %645 : index
      %647 = arith.muli %634, %c5 : index
      %648 = arith.addi %646, %647 : index
      %649 = arith.divui %632, %c9 : index
      %650 = arith.addi %648, %649 : index
      %651 = memref.load %w[%650] : memref<?xi8>
      %652 = arith.remui %632, %c9 : index
      %653 = arith.muli %652, %c2 : index
      %654 = arith.index_cast %653 : index to i32
      %655 = arith.extui %651 : i8 to i32
      %656 = arith.shrui %655, %654 : i32
      %657 = arith.andi %656, %c21 : i32
      %658 = arith.ori %657, %c22 : i32
      %659 = arith.trunci %658 : i32 to i16
      %660 = arith.bitcast %659 : i16 to f16
      %661 = arith.muli %631, %c23 : index
      %662 = arith.addi %18, %661 : index
      %663 = arith.muli %632, %c8 : index
      %664 = arith.addi %662, %663 : index
      %665 = vector.load %w[%664] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %666 = vector.bitcast %665 : vector<16xi8> to vector<4xi32>
      %667 = arith.shrui %666, %c24 : vector<4xi32>
      %668 = arith.andi %667, %c25 : vector<4xi32>
      %669 = arith.ori %668, %c26 : vector<4xi32>
      %670 = vector.bitcast %669 : vector<4xi32> to vector<8xf16>
      %671 = arith.shrui %666, %c27 : vector<4xi32>
      %672 = arith.andi %671, %c25 : vector<4xi32>
      %673 = arith.ori %672, %c26 : vector<4xi32>
      %674 = vector.bitcast %673 : vector<4xi32> to vector<8xf16>
      %675 = arith.shrui %666, %c28 : vector<4xi32>
      %676 = arith.andi %675, %c25 : vector<4xi32>
      %677 = arith.ori %676, %c26 : vector<4xi32>
      %678 = vector.bitcast %677 : vector<4xi32> to vector<8xf16>
      %679 = arith.shrui %666, %c29 : vector<4xi32>
      %680 = arith.andi %679, %c25 : vector<4xi32>
      %681 = arith.ori %680, %c26 : vector<4xi32>
      %682 = vector.bitcast %681 : vector<4xi32> to vector<8xf16>
      %683 = vector.shuffle %670, %674 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %684 = vector.shuffle %678, %682 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %685 = vector.shuffle %683, %684 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %686 = vector.broadcast %660 : f16 to vector<32xf16>
      %687 = arith.subf %685, %686 : vector<32xf16>
      %688 = vector.broadcast %644 : f16 to vector<32xf16>
      %689 = arith.mulf %687, %688 : vector<32xf16>
      %690 = vector.shuffle %689, %689 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %691 = vector.shuffle %689, %689 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %692 = arith.muli %559, %c9 : index
      %693 = arith.addi %692, %c10 : index
      %694 = arith.muli %tileRows, %c8 : index
      %695 = arith.muli %693, %694 : index
      %696 = arith.addi %44, %695 : index
      %697 = vector.load %x[%696] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %698 = arith.muli %tileRows, %c5 : index
      %699 = arith.addi %696, %698 : index
      %700 = vector.load %x[%699] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %701 = vector.shuffle %697, %700 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %702 = wave.mma %701, %629, %560 : vector<16xf16>, vector<8xf32>
      %703 = wave.mma %701, %690, %561 : vector<16xf16>, vector<8xf32>
      %704 = arith.muli %559, %c9 : index
      %705 = arith.addi %704, %c10 : index
      %706 = arith.muli %tileRows, %c8 : index
      %707 = arith.muli %705, %706 : index
      %708 = arith.addi %62, %707 : index
      %709 = vector.load %x[%708] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %710 = arith.muli %tileRows, %c5 : index
      %711 = arith.addi %708, %710 : index
      %712 = vector.load %x[%711] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %713 = vector.shuffle %709, %712 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %714 = wave.mma %713, %629, %562 : vector<16xf16>, vector<8xf32>
      %715 = wave.mma %713, %690, %563 : vector<16xf16>, vector<8xf32>
      %716 = arith.muli %559, %c9 : index
      %717 = arith.addi %716, %c10 : index
      %718 = arith.muli %tileRows, %c8 : index
      %719 = arith.muli %717, %718 : index
      %720 = arith.addi %80, %719 : index
      %721 = vector.load %x[%720] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %722 = arith.muli %tileRows, %c5 : index
      %723 = arith.addi %720, %722 : index
      %724 = vector.load %x[%723] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %725 = vector.shuffle %721, %724 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %726 = wave.mma %725, %629, %564 : vector<16xf16>, vector<8xf32>
      %727 = wave.mma %725, %690, %565 : vector<16xf16>, vector<8xf32>
      %728 = arith.muli %559, %c9 : index
      %729 = arith.addi %728, %c10 : index
      %730 = arith.muli %tileRows, %c8 : index
      %731 = arith.muli %729, %730 : index
      %732 = arith.addi %98, %731 : index
      %733 = vector.load %x[%732] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %734 = arith.muli %tileRows, %c5 : index
      %735 = arith.addi %732, %734 : index
      %736 = vector.load %x[%735] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %737 = vector.shuffle %733, %736 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %738 = wave.mma %737, %629, %566 : vector<16xf16>, vector<8xf32>
      %739 = wave.mma %737, %690, %567 : vector<16xf16>, vector<8xf32>
      %740 = arith.muli %559, %c9 : index
      %741 = arith.addi %740, %c11 : index
      %742 = arith.muli %tileRows, %c8 : index
      %743 = arith.muli %741, %742 : index
      %744 = arith.addi %44, %743 : index
      %745 = vector.load %x[%744] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %746 = arith.muli %tileRows, %c5 : index
      %747 = arith.addi %744, %746 : index
      %748 = vector.load %x[%747] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %749 = vector.shuffle %745, %748 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %750 = wave.mma %749, %630, %702 : vector<16xf16>, vector<8xf32>
      %751 = wave.mma %749, %691, %703 : vector<16xf16>, vector<8xf32>
      %752 = arith.muli %559, %c9 : index
      %753 = arith.addi %752, %c11 : index
      %754 = arith.muli %tileRows, %c8 : index
      %755 = arith.muli %753, %754 : index
      %756 = arith.addi %62, %755 : index
      %757 = vector.load %x[%756] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %758 = arith.muli %tileRows, %c5 : index
      %759 = arith.addi %756, %758 : index
      %760 = vector.load %x[%759] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %761 = vector.shuffle %757, %760 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %762 = wave.mma %761, %630, %714 : vector<16xf16>, vector<8xf32>
      %763 = wave.mma %761, %691, %715 : vector<16xf16>, vector<8xf32>
      %764 = arith.muli %559, %c9 : index
      %765 = arith.addi %764, %c11 : index
      %766 = arith.muli %tileRows, %c8 : index
      %767 = arith.muli %765, %766 : index
      %768 = arith.addi %80, %767 : index
      %769 = vector.load %x[%768] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %770 = arith.muli %tileRows, %c5 : index
      %771 = arith.addi %768, %770 : index
      %772 = vector.load %x[%771] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %773 = vector.shuffle %769, %772 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %774 = wave.mma %773, %630, %726 : vector<16xf16>, vector<8xf32>
      %775 = wave.mma %773, %691, %727 : vector<16xf16>, vector<8xf32>
      %776 = arith.muli %559, %c9 : index
      %777 = arith.addi %776, %c11 : index
      %778 = arith.muli %tileRows, %c8 : index
      %779 = arith.muli %777, %778 : index
      %780 = arith.addi %98, %779 : index
      %781 = vector.load %x[%780] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %782 = arith.muli %tileRows, %c5 : index
      %783 = arith.addi %780, %782 : index
      %784 = vector.load %x[%783] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %785 = vector.shuffle %781, %784 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %786 = wave.mma %785, %630, %738 : vector<16xf16>, vector<8xf32>
      %787 = wave.mma %785, %691, %739 : vector<16xf16>, vector<8xf32>
      scf.yield %750, %751, %762, %763, %774, %775, %786, %787 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %788 = arith.addi %23, %c10 : index
    %789 = wave.lane
    %790 = arith.muli %3, %c9 : index
    %791 = arith.muli %790, %c23 : index
    %792 = arith.addi %791, %789 : index
    %793 = arith.muli %4, %c13 : index
    %794 = arith.addi %793, %792 : index
    %795 = arith.addi %794, %c10 : index
    %796 = arith.addi %795, %c10 : index
    %797 = vector.extract %568#0[0] : f32 from vector<8xf32>
    memref.store %797, %19[%796] : memref<?xf32>
    %798 = arith.muli %4, %c13 : index
    %799 = arith.addi %798, %792 : index
    %800 = arith.addi %799, %c10 : index
    %801 = arith.addi %800, %c16 : index
    %802 = vector.extract %568#0[1] : f32 from vector<8xf32>
    memref.store %802, %19[%801] : memref<?xf32>
    %803 = arith.muli %4, %c13 : index
    %804 = arith.addi %803, %792 : index
    %805 = arith.addi %804, %c10 : index
    %806 = arith.addi %805, %c14 : index
    %807 = vector.extract %568#0[2] : f32 from vector<8xf32>
    memref.store %807, %19[%806] : memref<?xf32>
    %808 = arith.muli %4, %c13 : index
    %809 = arith.addi %808, %792 : index
    %810 = arith.addi %809, %c10 : index
    %811 = arith.addi %810, %c31 : index
    %812 = vector.extract %568#0[3] : f32 from vector<8xf32>
    memref.store %812, %19[%811] : memref<?xf32>
    %813 = arith.muli %4, %c13 : index
    %814 = arith.addi %813, %792 : index
    %815 = arith.addi %814, %c10 : index
    %816 = arith.addi %815, %c32 : index
    %817 = vector.extract %568#0[4] : f32 from vector<8xf32>
    memref.store %817, %19[%816] : memref<?xf32>
    %818 = arith.muli %4, %c13 : index
    %819 = arith.addi %818, %792 : index
    %820 = arith.addi %819, %c10 : index
    %821 = arith.addi %820, %c33 : index
    %822 = vector.extract %568#0[5] : f32 from vector<8xf32>
    memref.store %822, %19[%821] : memref<?xf32>
    %823 = arith.muli %4, %c13 : index
    %824 = arith.addi %823, %792 : index
    %825 = arith.addi %824, %c10 : index
    %826 = arith.addi %825, %c34 : index
    %827 = vector.extract %568#0[6] : f32 from vector<8xf32>
    memref.store %827, %19[%826] : memref<?xf32>
    %828 = arith.muli %4, %c13 : index
    %829 = arith.addi %828, %792 : index
    %830 = arith.addi %829, %c10 : index
    %831 = arith.addi %830, %c35 : index
    %832 = vector.extract %568#0[7] : f32 from vector<8xf32>
    memref.store %832, %19[%831] : memref<?xf32>
    %833 = arith.muli %4, %c13 : index
    %834 = arith.addi %833, %792 : index
    %835 = arith.addi %834, %c23 : index
    %836 = arith.addi %835, %c10 : index
    %837 = vector.extract %568#1[0] : f32 from vector<8xf32>
    memref.store %837, %19[%836] : memref<?xf32>
    %838 = arith.muli %4, %c13 : index
    %839 = arith.addi %838, %792 : index
    %840 = arith.addi %839, %c23 : index
    %841 = arith.addi %840, %c16 : index
    %842 = vector.extract %568#1[1] : f32 from vector<8xf32>
    memref.store %842, %19[%841] : memref<?xf32>
    %843 = arith.muli %4, %c13 : index
    %844 = arith.addi %843, %792 : index
    %845 = arith.addi %844, %c23 : index
    %846 = arith.addi %845, %c14 : index
    %847 = vector.extract %568#1[2] : f32 from vector<8xf32>
    memref.store %847, %19[%846] : memref<?xf32>
    %848 = arith.muli %4, %c13 : index
    %849 = arith.addi %848, %792 : index
    %850 = arith.addi %849, %c23 : index
    %851 = arith.addi %850, %c31 : index
    %852 = vector.extract %568#1[3] : f32 from vector<8xf32>
    memref.store %852, %19[%851] : memref<?xf32>
    %853 = arith.muli %4, %c13 : index
    %854 = arith.addi %853, %792 : index
    %855 = arith.addi %854, %c23 : index
    %856 = arith.addi %855, %c32 : index
    %857 = vector.extract %568#1[4] : f32 from vector<8xf32>
    memref.store %857, %19[%856] : memref<?xf32>
    %858 = arith.muli %4, %c13 : index
    %859 = arith.addi %858, %792 : index
    %860 = arith.addi %859, %c23 : index
    %861 = arith.addi %860, %c33 : index
    %862 = vector.extract %568#1[5] : f32 from vector<8xf32>
    memref.store %862, %19[%861] : memref<?xf32>
    %863 = arith.muli %4, %c13 : index
    %864 = arith.addi %863, %792 : index
    %865 = arith.addi %864, %c23 : index
    %866 = arith.addi %865, %c34 : index
    %867 = vector.extract %568#1[6] : f32 from vector<8xf32>
    memref.store %867, %19[%866] : memref<?xf32>
    %868 = arith.muli %4, %c13 : index
    %869 = arith.addi %868, %792 : index
    %870 = arith.addi %869, %c23 : index
    %871 = arith.addi %870, %c35 : index
    %872 = vector.extract %568#1[7] : f32 from vector<8xf32>
    memref.store %872, %19[%871] : memref<?xf32>
    wave.barrier
    %873 = arith.muli %4, %c9 : index
    %874 = arith.addi %873, %c10 : index
    %875 = arith.muli %874, %c9 : index
    %876 = arith.divui %789, %c8 : index
    %877 = arith.addi %875, %876 : index
    %878 = arith.addi %788, %877 : index
    %879 = arith.cmpi slt, %878, %22 : index
    scf.if %879 {
      %880 = arith.cmpi eq, %hasFactors, %c11 : index
      %881 = memref.load %factors[%878] : memref<?xf32>
      %882 = arith.select %880, %881, %c37 : f32
      %883 = arith.addi %792, %c10 : index
      %884 = arith.muli %874, %c16 : index
      %885 = arith.addi %883, %884 : index
      %886 = memref.load %19[%885] : memref<?xf32>
      %887 = arith.addi %885, %c13 : index
      %888 = memref.load %19[%887] : memref<?xf32>
      %889 = arith.addf %886, %888 : f32
      %890 = arith.addi %885, %c38 : index
      %891 = memref.load %19[%890] : memref<?xf32>
      %892 = arith.addf %889, %891 : f32
      %893 = arith.addi %885, %c39 : index
      %894 = memref.load %19[%893] : memref<?xf32>
      %895 = arith.addf %892, %894 : f32
      %896 = arith.mulf %895, %882 : f32
      %897 = arith.muli %3, %c9 : index
      %898 = arith.addi %897, %c10 : index
      %899 = arith.muli %898, %c8 : index
      %900 = arith.remui %789, %c8 : index
      %901 = arith.addi %899, %900 : index
      %902 = arith.muli %877, %c32 : index
      %903 = arith.addi %902, %901 : index
      memref.store %896, %20[%903] : memref<?xf32>
      %904 = arith.addi %792, %c23 : index
      %905 = arith.muli %874, %c16 : index
      %906 = arith.addi %904, %905 : index
      %907 = memref.load %19[%906] : memref<?xf32>
      %908 = arith.addi %906, %c13 : index
      %909 = memref.load %19[%908] : memref<?xf32>
      %910 = arith.addf %907, %909 : f32
      %911 = arith.addi %906, %c38 : index
      %912 = memref.load %19[%911] : memref<?xf32>
      %913 = arith.addf %910, %912 : f32
      %914 = arith.addi %906, %c39 : index
      %915 = memref.load %19[%914] : memref<?xf32>
      %916 = arith.addf %913, %915 : f32
      %917 = arith.mulf %916, %882 : f32
      %918 = arith.muli %3, %c9 : index
      %919 = arith.addi %918, %c11 : index
      %920 = arith.muli %919, %c8 : index
      %921 = arith.remui %789, %c8 : index
      %922 = arith.addi %920, %921 : index
      %923 = arith.muli %877, %c32 : index
      %924 = arith.addi %923, %922 : index
      memref.store %917, %20[%924] : memref<?xf32>
    }
    %925 = arith.muli %4, %c9 : index
    %926 = arith.addi %925, %c11 : index
    %927 = arith.muli %926, %c9 : index
    %928 = arith.divui %789, %c8 : index
    %929 = arith.addi %927, %928 : index
    %930 = arith.addi %788, %929 : index
    %931 = arith.cmpi slt, %930, %22 : index
    scf.if %931 {
      %932 = arith.cmpi eq, %hasFactors, %c11 : index
      %933 = memref.load %factors[%930] : memref<?xf32>
      %934 = arith.select %932, %933, %c37 : f32
      %935 = arith.addi %792, %c10 : index
      %936 = arith.muli %926, %c16 : index
      %937 = arith.addi %935, %936 : index
      %938 = memref.load %19[%937] : memref<?xf32>
      %939 = arith.addi %937, %c13 : index
      %940 = memref.load %19[%939] : memref<?xf32>
      %941 = arith.addf %938, %940 : f32
      %942 = arith.addi %937, %c38 : index
      %943 = memref.load %19[%942] : memref<?xf32>
      %944 = arith.addf %941, %943 : f32
      %945 = arith.addi %937, %c39 : index
      %946 = memref.load %19[%945] : memref<?xf32>
      %947 = arith.addf %944, %946 : f32
      %948 = arith.mulf %947, %934 : f32
      %949 = arith.muli %3, %c9 : index
      %950 = arith.addi %949, %c10 : index
      %951 = arith.muli %950, %c8 : index
      %952 = arith.remui %789, %c8 : index
      %953 = arith.addi %951, %952 : index
      %954 = arith.muli %929, %c32 : index
      %955 = arith.addi %954, %953 : index
      memref.store %948, %20[%955] : memref<?xf32>
      %956 = arith.addi %792, %c23 : index
      %957 = arith.muli %926, %c16 : index
      %958 = arith.addi %956, %957 : index
      %959 = memref.load %19[%958] : memref<?xf32>
      %960 = arith.addi %958, %c13 : index
      %961 = memref.load %19[%960] : memref<?xf32>
      %962 = arith.addf %959, %961 : f32
      %963 = arith.addi %958, %c38 : index
      %964 = memref.load %19[%963] : memref<?xf32>
      %965 = arith.addf %962, %964 : f32
      %966 = arith.addi %958, %c39 : index
      %967 = memref.load %19[%966] : memref<?xf32>
      %968 = arith.addf %965, %967 : f32
      %969 = arith.mulf %968, %934 : f32
      %970 = arith.muli %3, %c9 : index
      %971 = arith.addi %970, %c11 : index
      %972 = arith.muli %971, %c8 : index
      %973 = arith.remui %789, %c8 : index
      %974 = arith.addi %972, %973 : index
      %975 = arith.muli %929, %c32 : index
      %976 = arith.addi %975, %974 : index
      memref.store %969, %20[%976] : memref<?xf32>
    }
    wave.barrier
    %977 = arith.addi %23, %c10 : index
    %978 = wave.wave
    %979 = arith.addi %978, %c10 : index
    %980 = arith.addi %977, %979 : index
    %981 = arith.cmpi slt, %980, %22 : index
    scf.if %981 {
      %982 = arith.addi %977, %979 : index
      %983 = arith.muli %979, %c32 : index
      %984 = wave.lane
      %985 = arith.addi %984, %c10 : index
      %986 = arith.cmpi eq, %hasBias, %c11 : index
      %987 = arith.addi %983, %985 : index
      %988 = memref.load %20[%987] : memref<?xf32>
      %989 = arith.muli %0, %c32 : index
      %990 = arith.addi %989, %985 : index
      %991 = memref.load %bias[%990] : memref<?xf32>
      %992 = arith.addf %988, %991 : f32
      %993 = arith.select %986, %992, %988 : f32
      %994 = arith.addi %985, %c14 : index
      %995 = arith.cmpi eq, %hasBias, %c11 : index
      %996 = arith.addi %983, %994 : index
      %997 = memref.load %20[%996] : memref<?xf32>
      %998 = arith.muli %0, %c32 : index
      %999 = arith.addi %998, %994 : index
      %1000 = memref.load %bias[%999] : memref<?xf32>
      %1001 = arith.addf %997, %1000 : f32
      %1002 = arith.select %995, %1001, %997 : f32
      %1003 = arith.addi %984, %c16 : index
      %1004 = arith.cmpi eq, %hasBias, %c11 : index
      %1005 = arith.addi %983, %1003 : index
      %1006 = memref.load %20[%1005] : memref<?xf32>
      %1007 = arith.muli %0, %c32 : index
      %1008 = arith.addi %1007, %1003 : index
      %1009 = memref.load %bias[%1008] : memref<?xf32>
      %1010 = arith.addf %1006, %1009 : f32
      %1011 = arith.select %1004, %1010, %1006 : f32
      %1012 = arith.addi %1003, %c14 : index
      %1013 = arith.cmpi eq, %hasBias, %c11 : index
      %1014 = arith.addi %983, %1012 : index
      %1015 = memref.load %20[%1014] : memref<?xf32>
      %1016 = arith.muli %0, %c32 : index
      %1017 = arith.addi %1016, %1012 : index
      %1018 = memref.load %bias[%1017] : memref<?xf32>
      %1019 = arith.addf %1015, %1018 : f32
      %1020 = arith.select %1013, %1019, %1015 : f32
      %1021 = arith.addi %heads, %kvHeads : index
      %1022 = arith.cmpi slt, %0, %1021 : index
      scf.if %1022 {
        %1023 = arith.addi %positionsAt, %982 : index
        %1024 = memref.load %step[%1023] : memref<?xi32>
        %1025 = arith.index_cast %1024 : i32 to index
        %1026 = arith.cmpi eq, %hasNorm, %c11 : index
        %1027 = math.fma %993, %993, %c43 : f32
        %1028 = math.fma %1002, %1002, %1027 : f32
        %1029 = math.fma %1011, %1011, %1028 : f32
        %1030 = math.fma %1020, %1020, %1029 : f32
        %1031 = vector.broadcast %1030 : f32 to vector<1xf32>
        %1032 = wave.reduce "add" %1031 : vector<1xf32>
        %1033 = arith.mulf %1032, %inverseHeadDim : f32
        %1034 = arith.addf %1033, %epsilon : f32
        %1035 = math.sqrt %1034 : f32
        %1036 = arith.divf %c37, %1035 : f32
        %1037 = arith.cmpi slt, %0, %heads : index
        %1038 = arith.addi %985, %c14 : index
        %1039 = memref.load %query_norm[%985] : memref<?xf32>
        %1040 = memref.load %key_norm[%985] : memref<?xf32>
        %1041 = arith.select %1037, %1039, %1040 : f32
        %1042 = arith.mulf %993, %1036 : f32
        %1043 = arith.mulf %1042, %1041 : f32
        %1044 = arith.select %1026, %1043, %993 : f32
        %1045 = memref.load %query_norm[%1038] : memref<?xf32>
        %1046 = memref.load %key_norm[%1038] : memref<?xf32>
        %1047 = arith.select %1037, %1045, %1046 : f32
        %1048 = arith.mulf %1002, %1036 : f32
        %1049 = arith.mulf %1048, %1047 : f32
        %1050 = arith.select %1026, %1049, %1002 : f32
        %1051 = arith.addi %1003, %c14 : index
        %1052 = memref.load %query_norm[%1003] : memref<?xf32>
        %1053 = memref.load %key_norm[%1003] : memref<?xf32>
        %1054 = arith.select %1037, %1052, %1053 : f32
        %1055 = arith.mulf %1011, %1036 : f32
        %1056 = arith.mulf %1055, %1054 : f32
        %1057 = arith.select %1026, %1056, %1011 : f32
        %1058 = memref.load %query_norm[%1051] : memref<?xf32>
        %1059 = memref.load %key_norm[%1051] : memref<?xf32>
        %1060 = arith.select %1037, %1058, %1059 : f32
        %1061 = arith.mulf %1020, %1036 : f32
        %1062 = arith.mulf %1061, %1060 : f32
        %1063 = arith.select %1026, %1062, %1020 : f32
        %1064 = arith.remui %1025, %c23 : index
        %1065 = arith.muli %1064, %c32 : index
        %1066 = arith.addi %1065, %985 : index
        %1067 = arith.divui %1025, %c23 : index
        %1068 = arith.addi %1067, %c23 : index
        %1069 = arith.muli %1068, %c32 : index
        %1070 = arith.addi %1069, %985 : index
        %1071 = memref.load %rope[%1066] : memref<?xf32>
        %1072 = arith.addi %1066, %c14 : index
        %1073 = memref.load %rope[%1072] : memref<?xf32>
        %1074 = memref.load %rope[%1070] : memref<?xf32>
        %1075 = arith.addi %1070, %c14 : index
        %1076 = memref.load %rope[%1075] : memref<?xf32>
        %1077 = arith.mulf %1074, %1071 : f32
        %1078 = arith.mulf %1076, %1073 : f32
        %1079 = arith.subf %1077, %1078 : f32
        %1080 = arith.mulf %1076, %1071 : f32
        %1081 = arith.mulf %1074, %1073 : f32
        %1082 = arith.addf %1080, %1081 : f32
        %1083 = arith.mulf %1044, %1079 : f32
        %1084 = arith.mulf %1050, %1082 : f32
        %1085 = arith.subf %1083, %1084 : f32
        %1086 = arith.mulf %1050, %1079 : f32
        %1087 = arith.mulf %1044, %1082 : f32
        %1088 = arith.addf %1086, %1087 : f32
        %1089 = arith.cmpi slt, %0, %heads : index
        scf.if %1089 {
          %1090 = arith.muli %982, %heads : index
          %1091 = arith.addi %1090, %0 : index
          %1092 = arith.muli %1091, %c32 : index
          %1093 = arith.addi %1092, %985 : index
          memref.store %1085, %q[%1093] : memref<?xf32>
          %1094 = arith.addi %1093, %c14 : index
          memref.store %1088, %q[%1094] : memref<?xf32>
        } else {
          %1095 = arith.addi %983, %985 : index
          memref.store %1085, %20[%1095] : memref<?xf32>
          %1096 = arith.addi %983, %985 : index
          %1097 = arith.addi %1096, %c14 : index
          memref.store %1088, %20[%1097] : memref<?xf32>
        }
        %1098 = arith.remui %1025, %c23 : index
        %1099 = arith.muli %1098, %c32 : index
        %1100 = arith.addi %1099, %1003 : index
        %1101 = arith.divui %1025, %c23 : index
        %1102 = arith.addi %1101, %c23 : index
        %1103 = arith.muli %1102, %c32 : index
        %1104 = arith.addi %1103, %1003 : index
        %1105 = memref.load %rope[%1100] : memref<?xf32>
        %1106 = arith.addi %1100, %c14 : index
        %1107 = memref.load %rope[%1106] : memref<?xf32>
        %1108 = memref.load %rope[%1104] : memref<?xf32>
        %1109 = arith.addi %1104, %c14 : index
        %1110 = memref.load %rope[%1109] : memref<?xf32>
        %1111 = arith.mulf %1108, %1105 : f32
        %1112 = arith.mulf %1110, %1107 : f32
        %1113 = arith.subf %1111, %1112 : f32
        %1114 = arith.mulf %1110, %1105 : f32
        %1115 = arith.mulf %1108, %1107 : f32
        %1116 = arith.addf %1114, %1115 : f32
        %1117 = arith.mulf %1057, %1113 : f32
        %1118 = arith.mulf %1063, %1116 : f32
        %1119 = arith.subf %1117, %1118 : f32
        %1120 = arith.mulf %1063, %1113 : f32
        %1121 = arith.mulf %1057, %1116 : f32
        %1122 = arith.addf %1120, %1121 : f32
        %1123 = arith.cmpi slt, %0, %heads : index
        scf.if %1123 {
          %1124 = arith.muli %982, %heads : index
          %1125 = arith.addi %1124, %0 : index
          %1126 = arith.muli %1125, %c32 : index
          %1127 = arith.addi %1126, %1003 : index
          memref.store %1119, %q[%1127] : memref<?xf32>
          %1128 = arith.addi %1127, %c14 : index
          memref.store %1122, %q[%1128] : memref<?xf32>
        } else {
          %1129 = arith.addi %983, %1003 : index
          memref.store %1119, %20[%1129] : memref<?xf32>
          %1130 = arith.addi %983, %1003 : index
          %1131 = arith.addi %1130, %c14 : index
          memref.store %1122, %20[%1131] : memref<?xf32>
        }
      } else {
        %1132 = arith.cmpi slt, %0, %heads : index
        scf.if %1132 {
          %1133 = arith.muli %982, %heads : index
          %1134 = arith.addi %1133, %0 : index
          %1135 = arith.muli %1134, %c32 : index
          %1136 = arith.addi %1135, %985 : index
          memref.store %993, %q[%1136] : memref<?xf32>
          %1137 = arith.addi %1136, %c14 : index
          memref.store %1002, %q[%1137] : memref<?xf32>
        } else {
          %1138 = arith.addi %983, %985 : index
          memref.store %993, %20[%1138] : memref<?xf32>
          %1139 = arith.addi %983, %985 : index
          %1140 = arith.addi %1139, %c14 : index
          memref.store %1002, %20[%1140] : memref<?xf32>
        }
        %1141 = arith.cmpi slt, %0, %heads : index
        scf.if %1141 {
          %1142 = arith.muli %982, %heads : index
          %1143 = arith.addi %1142, %0 : index
          %1144 = arith.muli %1143, %c32 : index
          %1145 = arith.addi %1144, %1003 : index
          memref.store %1011, %q[%1145] : memref<?xf32>
          %1146 = arith.addi %1145, %c14 : index
          memref.store %1020, %q[%1146] : memref<?xf32>
        } else {
          %1147 = arith.addi %983, %1003 : index
          memref.store %1011, %20[%1147] : memref<?xf32>
          %1148 = arith.addi %983, %1003 : index
          %1149 = arith.addi %1148, %c14 : index
          memref.store %1020, %20[%1149] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %1150 = arith.cmpi sge, %0, %heads : index
    scf.if %1150 {
      %1151 = arith.addi %978, %c10 : index
      %1152 = arith.addi %977, %1151 : index
      %1153 = arith.cmpi slt, %1152, %22 : index
      scf.if %1153 {
        %1154 = arith.addi %977, %1151 : index
        %1155 = arith.addi %slotsAt, %1154 : index
        %1156 = memref.load %step[%1155] : memref<?xi32>
        %1157 = arith.index_cast %1156 : i32 to index
        %1158 = arith.cmpi sge, %1157, %c10 : index
        scf.if %1158 {
          %1159 = arith.muli %1151, %c32 : index
          %1160 = arith.subi %0, %heads : index
          %1161 = memref.load %scales[%1160] : memref<?xf32>
          %1162 = vector.broadcast %1161 : f32 to vector<4xf32>
          %1163 = arith.divui %1157, %c8 : index
          %1164 = arith.remui %1157, %c8 : index
          %1165 = arith.muli %1163, %pageBytes : index
          %1166 = arith.cmpi eq, %codec, %c10 : index
          scf.if %1166 {
            %1167 = wave.lane
            %1168 = arith.muli %1167, %c2 : index
            scf.for %1169 = %1168 to %c32 step %c32 {
              %1170 = arith.addi %1159, %1169 : index
              %1171 = vector.load %20[%1170] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1172 = arith.mulf %1171, %1162 : vector<4xf32>
              %1173 = arith.minimumf %1172, %c49 : vector<4xf32>
              %1174 = arith.maximumf %1173, %c50 : vector<4xf32>
              %1175 = arith.truncf %1174 : vector<4xf32> to vector<4xf16>
              %1176 = vector.bitcast %1175 : vector<4xf16> to vector<8xi8>
              %1177 = arith.cmpi slt, %1160, %kvHeads : index
              scf.if %1177 {
                %1178 = arith.muli %1160, %c12 : index
                %1179 = arith.addi %1165, %1178 : index
                %1180 = arith.divui %1169, %c8 : index
                %1181 = arith.muli %1180, %c51 : index
                %1182 = arith.remui %1169, %c8 : index
                %1183 = arith.divui %1182, %c5 : index
                %1184 = arith.muli %1183, %c23 : index
                %1185 = arith.muli %1164, %c8 : index
                %1186 = arith.addi %1184, %1185 : index
                %1187 = arith.remui %1182, %c5 : index
                %1188 = arith.muli %1187, %c9 : index
                %1189 = arith.addi %1186, %1188 : index
                %1190 = arith.addi %1181, %1189 : index
                %1191 = arith.addi %1179, %1190 : index
                vector.store %1176, %kv[%1191] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1192 = arith.subi %1160, %kvHeads : index
                %1193 = arith.muli %1192, %c12 : index
                %1194 = arith.addi %1165, %1193 : index
                %1195 = arith.addi %1169, %c10 : index
                %1196 = arith.divui %1195, %c8 : index
                %1197 = arith.muli %1196, %c51 : index
                %1198 = arith.addi %1197, %c38 : index
                %1199 = arith.remui %1195, %c8 : index
                %1200 = arith.divui %1164, %c9 : index
                %1201 = arith.remui %1164, %c9 : index
                %1202 = arith.muli %1201, %c5 : index
                %1203 = arith.addi %1200, %1202 : index
                %1204 = arith.divui %1203, %c5 : index
                %1205 = arith.muli %1204, %c23 : index
                %1206 = arith.muli %1199, %c8 : index
                %1207 = arith.addi %1205, %1206 : index
                %1208 = arith.remui %1203, %c5 : index
                %1209 = arith.muli %1208, %c9 : index
                %1210 = arith.addi %1207, %1209 : index
                %1211 = arith.addi %1198, %1210 : index
                %1212 = arith.addi %1194, %1211 : index
                %1213 = vector.shuffle %1176, %1176 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1213, %kv[%1212] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1214 = arith.addi %1169, %c11 : index
                %1215 = arith.divui %1214, %c8 : index
                %1216 = arith.muli %1215, %c51 : index
                %1217 = arith.addi %1216, %c38 : index
                %1218 = arith.remui %1214, %c8 : index
                %1219 = arith.divui %1164, %c9 : index
                %1220 = arith.remui %1164, %c9 : index
                %1221 = arith.muli %1220, %c5 : index
                %1222 = arith.addi %1219, %1221 : index
                %1223 = arith.divui %1222, %c5 : index
                %1224 = arith.muli %1223, %c23 : index
                %1225 = arith.muli %1218, %c8 : index
                %1226 = arith.addi %1224, %1225 : index
                %1227 = arith.remui %1222, %c5 : index
                %1228 = arith.muli %1227, %c9 : index
                %1229 = arith.addi %1226, %1228 : index
                %1230 = arith.addi %1217, %1229 : index
                %1231 = arith.addi %1194, %1230 : index
                %1232 = vector.shuffle %1176, %1176 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1232, %kv[%1231] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1233 = arith.addi %1169, %c9 : index
                %1234 = arith.divui %1233, %c8 : index
                %1235 = arith.muli %1234, %c51 : index
                %1236 = arith.addi %1235, %c38 : index
                %1237 = arith.remui %1233, %c8 : index
                %1238 = arith.divui %1164, %c9 : index
                %1239 = arith.remui %1164, %c9 : index
                %1240 = arith.muli %1239, %c5 : index
                %1241 = arith.addi %1238, %1240 : index
                %1242 = arith.divui %1241, %c5 : index
                %1243 = arith.muli %1242, %c23 : index
                %1244 = arith.muli %1237, %c8 : index
                %1245 = arith.addi %1243, %1244 : index
                %1246 = arith.remui %1241, %c5 : index
                %1247 = arith.muli %1246, %c9 : index
                %1248 = arith.addi %1245, %1247 : index
                %1249 = arith.addi %1236, %1248 : index
                %1250 = arith.addi %1194, %1249 : index
                %1251 = vector.shuffle %1176, %1176 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1251, %kv[%1250] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1252 = arith.addi %1169, %c30 : index
                %1253 = arith.divui %1252, %c8 : index
                %1254 = arith.muli %1253, %c51 : index
                %1255 = arith.addi %1254, %c38 : index
                %1256 = arith.remui %1252, %c8 : index
                %1257 = arith.divui %1164, %c9 : index
                %1258 = arith.remui %1164, %c9 : index
                %1259 = arith.muli %1258, %c5 : index
                %1260 = arith.addi %1257, %1259 : index
                %1261 = arith.divui %1260, %c5 : index
                %1262 = arith.muli %1261, %c23 : index
                %1263 = arith.muli %1256, %c8 : index
                %1264 = arith.addi %1262, %1263 : index
                %1265 = arith.remui %1260, %c5 : index
                %1266 = arith.muli %1265, %c9 : index
                %1267 = arith.addi %1264, %1266 : index
                %1268 = arith.addi %1255, %1267 : index
                %1269 = arith.addi %1194, %1268 : index
                %1270 = vector.shuffle %1176, %1176 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1270, %kv[%1269] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1271 = arith.cmpi eq, %codec, %c11 : index
          scf.if %1271 {
            %1272 = wave.lane
            %1273 = arith.muli %1272, %c2 : index
            scf.for %1274 = %1273 to %c32 step %c32 {
              %1275 = arith.addi %1159, %1274 : index
              %1276 = vector.load %20[%1275] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1277 = arith.mulf %1276, %1162 : vector<4xf32>
              %1278 = wave.fp8_encode "e4m3" %1277 : vector<4xf32> -> vector<4xi8>
              %1279 = arith.cmpi slt, %1160, %kvHeads : index
              scf.if %1279 {
                %1280 = arith.muli %1160, %c38 : index
                %1281 = arith.addi %1165, %1280 : index
                %1282 = vector.shuffle %1278, %1278 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1283 = arith.divui %1274, %c8 : index
                %1284 = arith.muli %1283, %c23 : index
                %1285 = arith.remui %1274, %c8 : index
                %1286 = arith.muli %1164, %c8 : index
                %1287 = arith.divui %1285, %c2 : index
                %1288 = arith.muli %1287, %c2 : index
                %1289 = arith.remui %1285, %c9 : index
                %1290 = arith.muli %1289, %c9 : index
                %1291 = arith.addi %1288, %1290 : index
                %1292 = arith.divui %1285, %c9 : index
                %1293 = arith.remui %1292, %c9 : index
                %1294 = arith.addi %1291, %1293 : index
                %1295 = arith.addi %1286, %1294 : index
                %1296 = arith.addi %1284, %1295 : index
                %1297 = arith.addi %1281, %1296 : index
                vector.store %1282, %kv[%1297] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1298 = arith.subi %1160, %kvHeads : index
                %1299 = arith.muli %1298, %c38 : index
                %1300 = arith.addi %1165, %1299 : index
                %1301 = arith.addi %1274, %c10 : index
                %1302 = arith.divui %1301, %c8 : index
                %1303 = arith.muli %1302, %c23 : index
                %1304 = arith.addi %1303, %c13 : index
                %1305 = arith.remui %1301, %c8 : index
                %1306 = arith.divui %1164, %c9 : index
                %1307 = arith.remui %1164, %c9 : index
                %1308 = arith.muli %1307, %c5 : index
                %1309 = arith.addi %1306, %1308 : index
                %1310 = arith.muli %1305, %c8 : index
                %1311 = arith.divui %1309, %c2 : index
                %1312 = arith.muli %1311, %c2 : index
                %1313 = arith.remui %1309, %c9 : index
                %1314 = arith.muli %1313, %c9 : index
                %1315 = arith.addi %1312, %1314 : index
                %1316 = arith.divui %1309, %c9 : index
                %1317 = arith.remui %1316, %c9 : index
                %1318 = arith.addi %1315, %1317 : index
                %1319 = arith.addi %1310, %1318 : index
                %1320 = arith.addi %1304, %1319 : index
                %1321 = arith.addi %1300, %1320 : index
                %1322 = vector.shuffle %1278, %1278 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1322, %kv[%1321] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1323 = arith.addi %1274, %c11 : index
                %1324 = arith.divui %1323, %c8 : index
                %1325 = arith.muli %1324, %c23 : index
                %1326 = arith.addi %1325, %c13 : index
                %1327 = arith.remui %1323, %c8 : index
                %1328 = arith.divui %1164, %c9 : index
                %1329 = arith.remui %1164, %c9 : index
                %1330 = arith.muli %1329, %c5 : index
                %1331 = arith.addi %1328, %1330 : index
                %1332 = arith.muli %1327, %c8 : index
                %1333 = arith.divui %1331, %c2 : index
                %1334 = arith.muli %1333, %c2 : index
                %1335 = arith.remui %1331, %c9 : index
                %1336 = arith.muli %1335, %c9 : index
                %1337 = arith.addi %1334, %1336 : index
                %1338 = arith.divui %1331, %c9 : index
                %1339 = arith.remui %1338, %c9 : index
                %1340 = arith.addi %1337, %1339 : index
                %1341 = arith.addi %1332, %1340 : index
                %1342 = arith.addi %1326, %1341 : index
                %1343 = arith.addi %1300, %1342 : index
                %1344 = vector.shuffle %1278, %1278 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1344, %kv[%1343] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1345 = arith.addi %1274, %c9 : index
                %1346 = arith.divui %1345, %c8 : index
                %1347 = arith.muli %1346, %c23 : index
                %1348 = arith.addi %1347, %c13 : index
                %1349 = arith.remui %1345, %c8 : index
                %1350 = arith.divui %1164, %c9 : index
                %1351 = arith.remui %1164, %c9 : index
                %1352 = arith.muli %1351, %c5 : index
                %1353 = arith.addi %1350, %1352 : index
                %1354 = arith.muli %1349, %c8 : index
                %1355 = arith.divui %1353, %c2 : index
                %1356 = arith.muli %1355, %c2 : index
                %1357 = arith.remui %1353, %c9 : index
                %1358 = arith.muli %1357, %c9 : index
                %1359 = arith.addi %1356, %1358 : index
                %1360 = arith.divui %1353, %c9 : index
                %1361 = arith.remui %1360, %c9 : index
                %1362 = arith.addi %1359, %1361 : index
                %1363 = arith.addi %1354, %1362 : index
                %1364 = arith.addi %1348, %1363 : index
                %1365 = arith.addi %1300, %1364 : index
                %1366 = vector.shuffle %1278, %1278 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1366, %kv[%1365] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1367 = arith.addi %1274, %c30 : index
                %1368 = arith.divui %1367, %c8 : index
                %1369 = arith.muli %1368, %c23 : index
                %1370 = arith.addi %1369, %c13 : index
                %1371 = arith.remui %1367, %c8 : index
                %1372 = arith.divui %1164, %c9 : index
                %1373 = arith.remui %1164, %c9 : index
                %1374 = arith.muli %1373, %c5 : index
                %1375 = arith.addi %1372, %1374 : index
                %1376 = arith.muli %1371, %c8 : index
                %1377 = arith.divui %1375, %c2 : index
                %1378 = arith.muli %1377, %c2 : index
                %1379 = arith.remui %1375, %c9 : index
                %1380 = arith.muli %1379, %c9 : index
                %1381 = arith.addi %1378, %1380 : index
                %1382 = arith.divui %1375, %c9 : index
                %1383 = arith.remui %1382, %c9 : index
                %1384 = arith.addi %1381, %1383 : index
                %1385 = arith.addi %1376, %1384 : index
                %1386 = arith.addi %1370, %1385 : index
                %1387 = arith.addi %1300, %1386 : index
                %1388 = vector.shuffle %1278, %1278 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1388, %kv[%1387] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1389 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1389 {
            %1390 = wave.lane
            %1391 = arith.muli %1390, %c2 : index
            scf.for %1392 = %1391 to %c32 step %c32 {
              %1393 = arith.addi %1159, %1392 : index
              %1394 = vector.load %20[%1393] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1395 = arith.mulf %1394, %1162 : vector<4xf32>
              %1396 = wave.fp8_encode "e5m2" %1395 : vector<4xf32> -> vector<4xi8>
              %1397 = arith.cmpi slt, %1160, %kvHeads : index
              scf.if %1397 {
                %1398 = arith.muli %1160, %c38 : index
                %1399 = arith.addi %1165, %1398 : index
                %1400 = vector.shuffle %1396, %1396 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1401 = arith.divui %1392, %c8 : index
                %1402 = arith.muli %1401, %c23 : index
                %1403 = arith.remui %1392, %c8 : index
                %1404 = arith.muli %1164, %c8 : index
                %1405 = arith.divui %1403, %c2 : index
                %1406 = arith.muli %1405, %c2 : index
                %1407 = arith.remui %1403, %c9 : index
                %1408 = arith.muli %1407, %c9 : index
                %1409 = arith.addi %1406, %1408 : index
                %1410 = arith.divui %1403, %c9 : index
                %1411 = arith.remui %1410, %c9 : index
                %1412 = arith.addi %1409, %1411 : index
                %1413 = arith.addi %1404, %1412 : index
                %1414 = arith.addi %1402, %1413 : index
                %1415 = arith.addi %1399, %1414 : index
                vector.store %1400, %kv[%1415] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1416 = arith.subi %1160, %kvHeads : index
                %1417 = arith.muli %1416, %c38 : index
                %1418 = arith.addi %1165, %1417 : index
                %1419 = arith.addi %1392, %c10 : index
                %1420 = arith.divui %1419, %c8 : index
                %1421 = arith.muli %1420, %c23 : index
                %1422 = arith.addi %1421, %c13 : index
                %1423 = arith.remui %1419, %c8 : index
                %1424 = arith.divui %1164, %c9 : index
                %1425 = arith.remui %1164, %c9 : index
                %1426 = arith.muli %1425, %c5 : index
                %1427 = arith.addi %1424, %1426 : index
                %1428 = arith.muli %1423, %c8 : index
                %1429 = arith.divui %1427, %c2 : index
                %1430 = arith.muli %1429, %c2 : index
                %1431 = arith.remui %1427, %c9 : index
                %1432 = arith.muli %1431, %c9 : index
                %1433 = arith.addi %1430, %1432 : index
                %1434 = arith.divui %1427, %c9 : index
                %1435 = arith.remui %1434, %c9 : index
                %1436 = arith.addi %1433, %1435 : index
                %1437 = arith.addi %1428, %1436 : index
                %1438 = arith.addi %1422, %1437 : index
                %1439 = arith.addi %1418, %1438 : index
                %1440 = vector.shuffle %1396, %1396 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1440, %kv[%1439] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1441 = arith.addi %1392, %c11 : index
                %1442 = arith.divui %1441, %c8 : index
                %1443 = arith.muli %1442, %c23 : index
                %1444 = arith.addi %1443, %c13 : index
                %1445 = arith.remui %1441, %c8 : index
                %1446 = arith.divui %1164, %c9 : index
                %1447 = arith.remui %1164, %c9 : index
                %1448 = arith.muli %1447, %c5 : index
                %1449 = arith.addi %1446, %1448 : index
                %1450 = arith.muli %1445, %c8 : index
                %1451 = arith.divui %1449, %c2 : index
                %1452 = arith.muli %1451, %c2 : index
                %1453 = arith.remui %1449, %c9 : index
                %1454 = arith.muli %1453, %c9 : index
                %1455 = arith.addi %1452, %1454 : index
                %1456 = arith.divui %1449, %c9 : index
                %1457 = arith.remui %1456, %c9 : index
                %1458 = arith.addi %1455, %1457 : index
                %1459 = arith.addi %1450, %1458 : index
                %1460 = arith.addi %1444, %1459 : index
                %1461 = arith.addi %1418, %1460 : index
                %1462 = vector.shuffle %1396, %1396 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1462, %kv[%1461] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1463 = arith.addi %1392, %c9 : index
                %1464 = arith.divui %1463, %c8 : index
                %1465 = arith.muli %1464, %c23 : index
                %1466 = arith.addi %1465, %c13 : index
                %1467 = arith.remui %1463, %c8 : index
                %1468 = arith.divui %1164, %c9 : index
                %1469 = arith.remui %1164, %c9 : index
                %1470 = arith.muli %1469, %c5 : index
                %1471 = arith.addi %1468, %1470 : index
                %1472 = arith.muli %1467, %c8 : index
                %1473 = arith.divui %1471, %c2 : index
                %1474 = arith.muli %1473, %c2 : index
                %1475 = arith.remui %1471, %c9 : index
                %1476 = arith.muli %1475, %c9 : index
                %1477 = arith.addi %1474, %1476 : index
                %1478 = arith.divui %1471, %c9 : index
                %1479 = arith.remui %1478, %c9 : index
                %1480 = arith.addi %1477, %1479 : index
                %1481 = arith.addi %1472, %1480 : index
                %1482 = arith.addi %1466, %1481 : index
                %1483 = arith.addi %1418, %1482 : index
                %1484 = vector.shuffle %1396, %1396 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1484, %kv[%1483] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1485 = arith.addi %1392, %c30 : index
                %1486 = arith.divui %1485, %c8 : index
                %1487 = arith.muli %1486, %c23 : index
                %1488 = arith.addi %1487, %c13 : index
                %1489 = arith.remui %1485, %c8 : index
                %1490 = arith.divui %1164, %c9 : index
                %1491 = arith.remui %1164, %c9 : index
                %1492 = arith.muli %1491, %c5 : index
                %1493 = arith.addi %1490, %1492 : index
                %1494 = arith.muli %1489, %c8 : index
                %1495 = arith.divui %1493, %c2 : index
                %1496 = arith.muli %1495, %c2 : index
                %1497 = arith.remui %1493, %c9 : index
                %1498 = arith.muli %1497, %c9 : index
                %1499 = arith.addi %1496, %1498 : index
                %1500 = arith.divui %1493, %c9 : index
                %1501 = arith.remui %1500, %c9 : index
                %1502 = arith.addi %1499, %1501 : index
                %1503 = arith.addi %1494, %1502 : index
                %1504 = arith.addi %1488, %1503 : index
                %1505 = arith.addi %1418, %1504 : index
                %1506 = vector.shuffle %1396, %1396 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1506, %kv[%1505] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %1507 = arith.addi %23, %c8 : index
    %1508 = wave.lane
    %1509 = arith.muli %3, %c9 : index
    %1510 = arith.muli %1509, %c23 : index
    %1511 = arith.addi %1510, %1508 : index
    %1512 = arith.muli %4, %c13 : index
    %1513 = arith.addi %1512, %1511 : index
    %1514 = arith.addi %1513, %c10 : index
    %1515 = arith.addi %1514, %c10 : index
    %1516 = vector.extract %568#2[0] : f32 from vector<8xf32>
    memref.store %1516, %19[%1515] : memref<?xf32>
    %1517 = arith.muli %4, %c13 : index
    %1518 = arith.addi %1517, %1511 : index
    %1519 = arith.addi %1518, %c10 : index
    %1520 = arith.addi %1519, %c16 : index
    %1521 = vector.extract %568#2[1] : f32 from vector<8xf32>
    memref.store %1521, %19[%1520] : memref<?xf32>
    %1522 = arith.muli %4, %c13 : index
    %1523 = arith.addi %1522, %1511 : index
    %1524 = arith.addi %1523, %c10 : index
    %1525 = arith.addi %1524, %c14 : index
    %1526 = vector.extract %568#2[2] : f32 from vector<8xf32>
    memref.store %1526, %19[%1525] : memref<?xf32>
    %1527 = arith.muli %4, %c13 : index
    %1528 = arith.addi %1527, %1511 : index
    %1529 = arith.addi %1528, %c10 : index
    %1530 = arith.addi %1529, %c31 : index
    %1531 = vector.extract %568#2[3] : f32 from vector<8xf32>
    memref.store %1531, %19[%1530] : memref<?xf32>
    %1532 = arith.muli %4, %c13 : index
    %1533 = arith.addi %1532, %1511 : index
    %1534 = arith.addi %1533, %c10 : index
    %1535 = arith.addi %1534, %c32 : index
    %1536 = vector.extract %568#2[4] : f32 from vector<8xf32>
    memref.store %1536, %19[%1535] : memref<?xf32>
    %1537 = arith.muli %4, %c13 : index
    %1538 = arith.addi %1537, %1511 : index
    %1539 = arith.addi %1538, %c10 : index
    %1540 = arith.addi %1539, %c33 : index
    %1541 = vector.extract %568#2[5] : f32 from vector<8xf32>
    memref.store %1541, %19[%1540] : memref<?xf32>
    %1542 = arith.muli %4, %c13 : index
    %1543 = arith.addi %1542, %1511 : index
    %1544 = arith.addi %1543, %c10 : index
    %1545 = arith.addi %1544, %c34 : index
    %1546 = vector.extract %568#2[6] : f32 from vector<8xf32>
    memref.store %1546, %19[%1545] : memref<?xf32>
    %1547 = arith.muli %4, %c13 : index
    %1548 = arith.addi %1547, %1511 : index
    %1549 = arith.addi %1548, %c10 : index
    %1550 = arith.addi %1549, %c35 : index
    %1551 = vector.extract %568#2[7] : f32 from vector<8xf32>
    memref.store %1551, %19[%1550] : memref<?xf32>
    %1552 = arith.muli %4, %c13 : index
    %1553 = arith.addi %1552, %1511 : index
    %1554 = arith.addi %1553, %c23 : index
    %1555 = arith.addi %1554, %c10 : index
    %1556 = vector.extract %568#3[0] : f32 from vector<8xf32>
    memref.store %1556, %19[%1555] : memref<?xf32>
    %1557 = arith.muli %4, %c13 : index
    %1558 = arith.addi %1557, %1511 : index
    %1559 = arith.addi %1558, %c23 : index
    %1560 = arith.addi %1559, %c16 : index
    %1561 = vector.extract %568#3[1] : f32 from vector<8xf32>
    memref.store %1561, %19[%1560] : memref<?xf32>
    %1562 = arith.muli %4, %c13 : index
    %1563 = arith.addi %1562, %1511 : index
    %1564 = arith.addi %1563, %c23 : index
    %1565 = arith.addi %1564, %c14 : index
    %1566 = vector.extract %568#3[2] : f32 from vector<8xf32>
    memref.store %1566, %19[%1565] : memref<?xf32>
    %1567 = arith.muli %4, %c13 : index
    %1568 = arith.addi %1567, %1511 : index
    %1569 = arith.addi %1568, %c23 : index
    %1570 = arith.addi %1569, %c31 : index
    %1571 = vector.extract %568#3[3] : f32 from vector<8xf32>
    memref.store %1571, %19[%1570] : memref<?xf32>
    %1572 = arith.muli %4, %c13 : index
    %1573 = arith.addi %1572, %1511 : index
    %1574 = arith.addi %1573, %c23 : index
    %1575 = arith.addi %1574, %c32 : index
    %1576 = vector.extract %568#3[4] : f32 from vector<8xf32>
    memref.store %1576, %19[%1575] : memref<?xf32>
    %1577 = arith.muli %4, %c13 : index
    %1578 = arith.addi %1577, %1511 : index
    %1579 = arith.addi %1578, %c23 : index
    %1580 = arith.addi %1579, %c33 : index
    %1581 = vector.extract %568#3[5] : f32 from vector<8xf32>
    memref.store %1581, %19[%1580] : memref<?xf32>
    %1582 = arith.muli %4, %c13 : index
    %1583 = arith.addi %1582, %1511 : index
    %1584 = arith.addi %1583, %c23 : index
    %1585 = arith.addi %1584, %c34 : index
    %1586 = vector.extract %568#3[6] : f32 from vector<8xf32>
    memref.store %1586, %19[%1585] : memref<?xf32>
    %1587 = arith.muli %4, %c13 : index
    %1588 = arith.addi %1587, %1511 : index
    %1589 = arith.addi %1588, %c23 : index
    %1590 = arith.addi %1589, %c35 : index
    %1591 = vector.extract %568#3[7] : f32 from vector<8xf32>
    memref.store %1591, %19[%1590] : memref<?xf32>
    wave.barrier
    %1592 = arith.muli %4, %c9 : index
    %1593 = arith.addi %1592, %c10 : index
    %1594 = arith.muli %1593, %c9 : index
    %1595 = arith.divui %1508, %c8 : index
    %1596 = arith.addi %1594, %1595 : index
    %1597 = arith.addi %1507, %1596 : index
    %1598 = arith.cmpi slt, %1597, %22 : index
    scf.if %1598 {
      %1599 = arith.cmpi eq, %hasFactors, %c11 : index
      %1600 = memref.load %factors[%1597] : memref<?xf32>
      %1601 = arith.select %1599, %1600, %c37 : f32
      %1602 = arith.addi %1511, %c10 : index
      %1603 = arith.muli %1593, %c16 : index
      %1604 = arith.addi %1602, %1603 : index
      %1605 = memref.load %19[%1604] : memref<?xf32>
      %1606 = arith.addi %1604, %c13 : index
      %1607 = memref.load %19[%1606] : memref<?xf32>
      %1608 = arith.addf %1605, %1607 : f32
      %1609 = arith.addi %1604, %c38 : index
      %1610 = memref.load %19[%1609] : memref<?xf32>
      %1611 = arith.addf %1608, %1610 : f32
      %1612 = arith.addi %1604, %c39 : index
      %1613 = memref.load %19[%1612] : memref<?xf32>
      %1614 = arith.addf %1611, %1613 : f32
      %1615 = arith.mulf %1614, %1601 : f32
      %1616 = arith.muli %3, %c9 : index
      %1617 = arith.addi %1616, %c10 : index
      %1618 = arith.muli %1617, %c8 : index
      %1619 = arith.remui %1508, %c8 : index
      %1620 = arith.addi %1618, %1619 : index
      %1621 = arith.muli %1596, %c32 : index
      %1622 = arith.addi %1621, %1620 : index
      memref.store %1615, %20[%1622] : memref<?xf32>
      %1623 = arith.addi %1511, %c23 : index
      %1624 = arith.muli %1593, %c16 : index
      %1625 = arith.addi %1623, %1624 : index
      %1626 = memref.load %19[%1625] : memref<?xf32>
      %1627 = arith.addi %1625, %c13 : index
      %1628 = memref.load %19[%1627] : memref<?xf32>
      %1629 = arith.addf %1626, %1628 : f32
      %1630 = arith.addi %1625, %c38 : index
      %1631 = memref.load %19[%1630] : memref<?xf32>
      %1632 = arith.addf %1629, %1631 : f32
      %1633 = arith.addi %1625, %c39 : index
      %1634 = memref.load %19[%1633] : memref<?xf32>
      %1635 = arith.addf %1632, %1634 : f32
      %1636 = arith.mulf %1635, %1601 : f32
      %1637 = arith.muli %3, %c9 : index
      %1638 = arith.addi %1637, %c11 : index
      %1639 = arith.muli %1638, %c8 : index
      %1640 = arith.remui %1508, %c8 : index
      %1641 = arith.addi %1639, %1640 : index
      %1642 = arith.muli %1596, %c32 : index
      %1643 = arith.addi %1642, %1641 : index
      memref.store %1636, %20[%1643] : memref<?xf32>
    }
    %1644 = arith.muli %4, %c9 : index
    %1645 = arith.addi %1644, %c11 : index
    %1646 = arith.muli %1645, %c9 : index
    %1647 = arith.divui %1508, %c8 : index
    %1648 = arith.addi %1646, %1647 : index
    %1649 = arith.addi %1507, %1648 : index
    %1650 = arith.cmpi slt, %1649, %22 : index
    scf.if %1650 {
      %1651 = arith.cmpi eq, %hasFactors, %c11 : index
      %1652 = memref.load %factors[%1649] : memref<?xf32>
      %1653 = arith.select %1651, %1652, %c37 : f32
      %1654 = arith.addi %1511, %c10 : index
      %1655 = arith.muli %1645, %c16 : index
      %1656 = arith.addi %1654, %1655 : index
      %1657 = memref.load %19[%1656] : memref<?xf32>
      %1658 = arith.addi %1656, %c13 : index
      %1659 = memref.load %19[%1658] : memref<?xf32>
      %1660 = arith.addf %1657, %1659 : f32
      %1661 = arith.addi %1656, %c38 : index
      %1662 = memref.load %19[%1661] : memref<?xf32>
      %1663 = arith.addf %1660, %1662 : f32
      %1664 = arith.addi %1656, %c39 : index
      %1665 = memref.load %19[%1664] : memref<?xf32>
      %1666 = arith.addf %1663, %1665 : f32
      %1667 = arith.mulf %1666, %1653 : f32
      %1668 = arith.muli %3, %c9 : index
      %1669 = arith.addi %1668, %c10 : index
      %1670 = arith.muli %1669, %c8 : index
      %1671 = arith.remui %1508, %c8 : index
      %1672 = arith.addi %1670, %1671 : index
      %1673 = arith.muli %1648, %c32 : index
      %1674 = arith.addi %1673, %1672 : index
      memref.store %1667, %20[%1674] : memref<?xf32>
      %1675 = arith.addi %1511, %c23 : index
      %1676 = arith.muli %1645, %c16 : index
      %1677 = arith.addi %1675, %1676 : index
      %1678 = memref.load %19[%1677] : memref<?xf32>
      %1679 = arith.addi %1677, %c13 : index
      %1680 = memref.load %19[%1679] : memref<?xf32>
      %1681 = arith.addf %1678, %1680 : f32
      %1682 = arith.addi %1677, %c38 : index
      %1683 = memref.load %19[%1682] : memref<?xf32>
      %1684 = arith.addf %1681, %1683 : f32
      %1685 = arith.addi %1677, %c39 : index
      %1686 = memref.load %19[%1685] : memref<?xf32>
      %1687 = arith.addf %1684, %1686 : f32
      %1688 = arith.mulf %1687, %1653 : f32
      %1689 = arith.muli %3, %c9 : index
      %1690 = arith.addi %1689, %c11 : index
      %1691 = arith.muli %1690, %c8 : index
      %1692 = arith.remui %1508, %c8 : index
      %1693 = arith.addi %1691, %1692 : index
      %1694 = arith.muli %1648, %c32 : index
      %1695 = arith.addi %1694, %1693 : index
      memref.store %1688, %20[%1695] : memref<?xf32>
    }
    wave.barrier
    %1696 = arith.addi %23, %c8 : index
    %1697 = wave.wave
    %1698 = arith.addi %1697, %c10 : index
    %1699 = arith.addi %1696, %1698 : index
    %1700 = arith.cmpi slt, %1699, %22 : index
    scf.if %1700 {
      %1701 = arith.addi %1696, %1698 : index
      %1702 = arith.muli %1698, %c32 : index
      %1703 = wave.lane
      %1704 = arith.addi %1703, %c10 : index
      %1705 = arith.cmpi eq, %hasBias, %c11 : index
      %1706 = arith.addi %1702, %1704 : index
      %1707 = memref.load %20[%1706] : memref<?xf32>
      %1708 = arith.muli %0, %c32 : index
      %1709 = arith.addi %1708, %1704 : index
      %1710 = memref.load %bias[%1709] : memref<?xf32>
      %1711 = arith.addf %1707, %1710 : f32
      %1712 = arith.select %1705, %1711, %1707 : f32
      %1713 = arith.addi %1704, %c14 : index
      %1714 = arith.cmpi eq, %hasBias, %c11 : index
      %1715 = arith.addi %1702, %1713 : index
      %1716 = memref.load %20[%1715] : memref<?xf32>
      %1717 = arith.muli %0, %c32 : index
      %1718 = arith.addi %1717, %1713 : index
      %1719 = memref.load %bias[%1718] : memref<?xf32>
      %1720 = arith.addf %1716, %1719 : f32
      %1721 = arith.select %1714, %1720, %1716 : f32
      %1722 = arith.addi %1703, %c16 : index
      %1723 = arith.cmpi eq, %hasBias, %c11 : index
      %1724 = arith.addi %1702, %1722 : index
      %1725 = memref.load %20[%1724] : memref<?xf32>
      %1726 = arith.muli %0, %c32 : index
      %1727 = arith.addi %1726, %1722 : index
      %1728 = memref.load %bias[%1727] : memref<?xf32>
      %1729 = arith.addf %1725, %1728 : f32
      %1730 = arith.select %1723, %1729, %1725 : f32
      %1731 = arith.addi %1722, %c14 : index
      %1732 = arith.cmpi eq, %hasBias, %c11 : index
      %1733 = arith.addi %1702, %1731 : index
      %1734 = memref.load %20[%1733] : memref<?xf32>
      %1735 = arith.muli %0, %c32 : index
      %1736 = arith.addi %1735, %1731 : index
      %1737 = memref.load %bias[%1736] : memref<?xf32>
      %1738 = arith.addf %1734, %1737 : f32
      %1739 = arith.select %1732, %1738, %1734 : f32
      %1740 = arith.addi %heads, %kvHeads : index
      %1741 = arith.cmpi slt, %0, %1740 : index
      scf.if %1741 {
        %1742 = arith.addi %positionsAt, %1701 : index
        %1743 = memref.load %step[%1742] : memref<?xi32>
        %1744 = arith.index_cast %1743 : i32 to index
        %1745 = arith.cmpi eq, %hasNorm, %c11 : index
        %1746 = math.fma %1712, %1712, %c43 : f32
        %1747 = math.fma %1721, %1721, %1746 : f32
        %1748 = math.fma %1730, %1730, %1747 : f32
        %1749 = math.fma %1739, %1739, %1748 : f32
        %1750 = vector.broadcast %1749 : f32 to vector<1xf32>
        %1751 = wave.reduce "add" %1750 : vector<1xf32>
        %1752 = arith.mulf %1751, %inverseHeadDim : f32
        %1753 = arith.addf %1752, %epsilon : f32
        %1754 = math.sqrt %1753 : f32
        %1755 = arith.divf %c37, %1754 : f32
        %1756 = arith.cmpi slt, %0, %heads : index
        %1757 = arith.addi %1704, %c14 : index
        %1758 = memref.load %query_norm[%1704] : memref<?xf32>
        %1759 = memref.load %key_norm[%1704] : memref<?xf32>
        %1760 = arith.select %1756, %1758, %1759 : f32
        %1761 = arith.mulf %1712, %1755 : f32
        %1762 = arith.mulf %1761, %1760 : f32
        %1763 = arith.select %1745, %1762, %1712 : f32
        %1764 = memref.load %query_norm[%1757] : memref<?xf32>
        %1765 = memref.load %key_norm[%1757] : memref<?xf32>
        %1766 = arith.select %1756, %1764, %1765 : f32
        %1767 = arith.mulf %1721, %1755 : f32
        %1768 = arith.mulf %1767, %1766 : f32
        %1769 = arith.select %1745, %1768, %1721 : f32
        %1770 = arith.addi %1722, %c14 : index
        %1771 = memref.load %query_norm[%1722] : memref<?xf32>
        %1772 = memref.load %key_norm[%1722] : memref<?xf32>
        %1773 = arith.select %1756, %1771, %1772 : f32
        %1774 = arith.mulf %1730, %1755 : f32
        %1775 = arith.mulf %1774, %1773 : f32
        %1776 = arith.select %1745, %1775, %1730 : f32
        %1777 = memref.load %query_norm[%1770] : memref<?xf32>
        %1778 = memref.load %key_norm[%1770] : memref<?xf32>
        %1779 = arith.select %1756, %1777, %1778 : f32
        %1780 = arith.mulf %1739, %1755 : f32
        %1781 = arith.mulf %1780, %1779 : f32
        %1782 = arith.select %1745, %1781, %1739 : f32
        %1783 = arith.remui %1744, %c23 : index
        %1784 = arith.muli %1783, %c32 : index
        %1785 = arith.addi %1784, %1704 : index
        %1786 = arith.divui %1744, %c23 : index
        %1787 = arith.addi %1786, %c23 : index
        %1788 = arith.muli %1787, %c32 : index
        %1789 = arith.addi %1788, %1704 : index
        %1790 = memref.load %rope[%1785] : memref<?xf32>
        %1791 = arith.addi %1785, %c14 : index
        %1792 = memref.load %rope[%1791] : memref<?xf32>
        %1793 = memref.load %rope[%1789] : memref<?xf32>
        %1794 = arith.addi %1789, %c14 : index
        %1795 = memref.load %rope[%1794] : memref<?xf32>
        %1796 = arith.mulf %1793, %1790 : f32
        %1797 = arith.mulf %1795, %1792 : f32
        %1798 = arith.subf %1796, %1797 : f32
        %1799 = arith.mulf %1795, %1790 : f32
        %1800 = arith.mulf %1793, %1792 : f32
        %1801 = arith.addf %1799, %1800 : f32
        %1802 = arith.mulf %1763, %1798 : f32
        %1803 = arith.mulf %1769, %1801 : f32
        %1804 = arith.subf %1802, %1803 : f32
        %1805 = arith.mulf %1769, %1798 : f32
        %1806 = arith.mulf %1763, %1801 : f32
        %1807 = arith.addf %1805, %1806 : f32
        %1808 = arith.cmpi slt, %0, %heads : index
        scf.if %1808 {
          %1809 = arith.muli %1701, %heads : index
          %1810 = arith.addi %1809, %0 : index
          %1811 = arith.muli %1810, %c32 : index
          %1812 = arith.addi %1811, %1704 : index
          memref.store %1804, %q[%1812] : memref<?xf32>
          %1813 = arith.addi %1812, %c14 : index
          memref.store %1807, %q[%1813] : memref<?xf32>
        } else {
          %1814 = arith.addi %1702, %1704 : index
          memref.store %1804, %20[%1814] : memref<?xf32>
          %1815 = arith.addi %1702, %1704 : index
          %1816 = arith.addi %1815, %c14 : index
          memref.store %1807, %20[%1816] : memref<?xf32>
        }
        %1817 = arith.remui %1744, %c23 : index
        %1818 = arith.muli %1817, %c32 : index
        %1819 = arith.addi %1818, %1722 : index
        %1820 = arith.divui %1744, %c23 : index
        %1821 = arith.addi %1820, %c23 : index
        %1822 = arith.muli %1821, %c32 : index
        %1823 = arith.addi %1822, %1722 : index
        %1824 = memref.load %rope[%1819] : memref<?xf32>
        %1825 = arith.addi %1819, %c14 : index
        %1826 = memref.load %rope[%1825] : memref<?xf32>
        %1827 = memref.load %rope[%1823] : memref<?xf32>
        %1828 = arith.addi %1823, %c14 : index
        %1829 = memref.load %rope[%1828] : memref<?xf32>
        %1830 = arith.mulf %1827, %1824 : f32
        %1831 = arith.mulf %1829, %1826 : f32
        %1832 = arith.subf %1830, %1831 : f32
        %1833 = arith.mulf %1829, %1824 : f32
        %1834 = arith.mulf %1827, %1826 : f32
        %1835 = arith.addf %1833, %1834 : f32
        %1836 = arith.mulf %1776, %1832 : f32
        %1837 = arith.mulf %1782, %1835 : f32
        %1838 = arith.subf %1836, %1837 : f32
        %1839 = arith.mulf %1782, %1832 : f32
        %1840 = arith.mulf %1776, %1835 : f32
        %1841 = arith.addf %1839, %1840 : f32
        %1842 = arith.cmpi slt, %0, %heads : index
        scf.if %1842 {
          %1843 = arith.muli %1701, %heads : index
          %1844 = arith.addi %1843, %0 : index
          %1845 = arith.muli %1844, %c32 : index
          %1846 = arith.addi %1845, %1722 : index
          memref.store %1838, %q[%1846] : memref<?xf32>
          %1847 = arith.addi %1846, %c14 : index
          memref.store %1841, %q[%1847] : memref<?xf32>
        } else {
          %1848 = arith.addi %1702, %1722 : index
          memref.store %1838, %20[%1848] : memref<?xf32>
          %1849 = arith.addi %1702, %1722 : index
          %1850 = arith.addi %1849, %c14 : index
          memref.store %1841, %20[%1850] : memref<?xf32>
        }
      } else {
        %1851 = arith.cmpi slt, %0, %heads : index
        scf.if %1851 {
          %1852 = arith.muli %1701, %heads : index
          %1853 = arith.addi %1852, %0 : index
          %1854 = arith.muli %1853, %c32 : index
          %1855 = arith.addi %1854, %1704 : index
          memref.store %1712, %q[%1855] : memref<?xf32>
          %1856 = arith.addi %1855, %c14 : index
          memref.store %1721, %q[%1856] : memref<?xf32>
        } else {
          %1857 = arith.addi %1702, %1704 : index
          memref.store %1712, %20[%1857] : memref<?xf32>
          %1858 = arith.addi %1702, %1704 : index
          %1859 = arith.addi %1858, %c14 : index
          memref.store %1721, %20[%1859] : memref<?xf32>
        }
        %1860 = arith.cmpi slt, %0, %heads : index
        scf.if %1860 {
          %1861 = arith.muli %1701, %heads : index
          %1862 = arith.addi %1861, %0 : index
          %1863 = arith.muli %1862, %c32 : index
          %1864 = arith.addi %1863, %1722 : index
          memref.store %1730, %q[%1864] : memref<?xf32>
          %1865 = arith.addi %1864, %c14 : index
          memref.store %1739, %q[%1865] : memref<?xf32>
        } else {
          %1866 = arith.addi %1702, %1722 : index
          memref.store %1730, %20[%1866] : memref<?xf32>
          %1867 = arith.addi %1702, %1722 : index
          %1868 = arith.addi %1867, %c14 : index
          memref.store %1739, %20[%1868] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %1869 = arith.cmpi sge, %0, %heads : index
    scf.if %1869 {
      %1870 = arith.addi %1697, %c10 : index
      %1871 = arith.addi %1696, %1870 : index
      %1872 = arith.cmpi slt, %1871, %22 : index
      scf.if %1872 {
        %1873 = arith.addi %1696, %1870 : index
        %1874 = arith.addi %slotsAt, %1873 : index
        %1875 = memref.load %step[%1874] : memref<?xi32>
        %1876 = arith.index_cast %1875 : i32 to index
        %1877 = arith.cmpi sge, %1876, %c10 : index
        scf.if %1877 {
          %1878 = arith.muli %1870, %c32 : index
          %1879 = arith.subi %0, %heads : index
          %1880 = memref.load %scales[%1879] : memref<?xf32>
          %1881 = vector.broadcast %1880 : f32 to vector<4xf32>
          %1882 = arith.divui %1876, %c8 : index
          %1883 = arith.remui %1876, %c8 : index
          %1884 = arith.muli %1882, %pageBytes : index
          %1885 = arith.cmpi eq, %codec, %c10 : index
          scf.if %1885 {
            %1886 = wave.lane
            %1887 = arith.muli %1886, %c2 : index
            scf.for %1888 = %1887 to %c32 step %c32 {
              %1889 = arith.addi %1878, %1888 : index
              %1890 = vector.load %20[%1889] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1891 = arith.mulf %1890, %1881 : vector<4xf32>
              %1892 = arith.minimumf %1891, %c49 : vector<4xf32>
              %1893 = arith.maximumf %1892, %c50 : vector<4xf32>
              %1894 = arith.truncf %1893 : vector<4xf32> to vector<4xf16>
              %1895 = vector.bitcast %1894 : vector<4xf16> to vector<8xi8>
              %1896 = arith.cmpi slt, %1879, %kvHeads : index
              scf.if %1896 {
                %1897 = arith.muli %1879, %c12 : index
                %1898 = arith.addi %1884, %1897 : index
                %1899 = arith.divui %1888, %c8 : index
                %1900 = arith.muli %1899, %c51 : index
                %1901 = arith.remui %1888, %c8 : index
                %1902 = arith.divui %1901, %c5 : index
                %1903 = arith.muli %1902, %c23 : index
                %1904 = arith.muli %1883, %c8 : index
                %1905 = arith.addi %1903, %1904 : index
                %1906 = arith.remui %1901, %c5 : index
                %1907 = arith.muli %1906, %c9 : index
                %1908 = arith.addi %1905, %1907 : index
                %1909 = arith.addi %1900, %1908 : index
                %1910 = arith.addi %1898, %1909 : index
                vector.store %1895, %kv[%1910] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1911 = arith.subi %1879, %kvHeads : index
                %1912 = arith.muli %1911, %c12 : index
                %1913 = arith.addi %1884, %1912 : index
                %1914 = arith.addi %1888, %c10 : index
                %1915 = arith.divui %1914, %c8 : index
                %1916 = arith.muli %1915, %c51 : index
                %1917 = arith.addi %1916, %c38 : index
                %1918 = arith.remui %1914, %c8 : index
                %1919 = arith.divui %1883, %c9 : index
                %1920 = arith.remui %1883, %c9 : index
                %1921 = arith.muli %1920, %c5 : index
                %1922 = arith.addi %1919, %1921 : index
                %1923 = arith.divui %1922, %c5 : index
                %1924 = arith.muli %1923, %c23 : index
                %1925 = arith.muli %1918, %c8 : index
                %1926 = arith.addi %1924, %1925 : index
                %1927 = arith.remui %1922, %c5 : index
                %1928 = arith.muli %1927, %c9 : index
                %1929 = arith.addi %1926, %1928 : index
                %1930 = arith.addi %1917, %1929 : index
                %1931 = arith.addi %1913, %1930 : index
                %1932 = vector.shuffle %1895, %1895 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1932, %kv[%1931] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1933 = arith.addi %1888, %c11 : index
                %1934 = arith.divui %1933, %c8 : index
                %1935 = arith.muli %1934, %c51 : index
                %1936 = arith.addi %1935, %c38 : index
                %1937 = arith.remui %1933, %c8 : index
                %1938 = arith.divui %1883, %c9 : index
                %1939 = arith.remui %1883, %c9 : index
                %1940 = arith.muli %1939, %c5 : index
                %1941 = arith.addi %1938, %1940 : index
                %1942 = arith.divui %1941, %c5 : index
                %1943 = arith.muli %1942, %c23 : index
                %1944 = arith.muli %1937, %c8 : index
                %1945 = arith.addi %1943, %1944 : index
                %1946 = arith.remui %1941, %c5 : index
                %1947 = arith.muli %1946, %c9 : index
                %1948 = arith.addi %1945, %1947 : index
                %1949 = arith.addi %1936, %1948 : index
                %1950 = arith.addi %1913, %1949 : index
                %1951 = vector.shuffle %1895, %1895 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1951, %kv[%1950] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1952 = arith.addi %1888, %c9 : index
                %1953 = arith.divui %1952, %c8 : index
                %1954 = arith.muli %1953, %c51 : index
                %1955 = arith.addi %1954, %c38 : index
                %1956 = arith.remui %1952, %c8 : index
                %1957 = arith.divui %1883, %c9 : index
                %1958 = arith.remui %1883, %c9 : index
                %1959 = arith.muli %1958, %c5 : index
                %1960 = arith.addi %1957, %1959 : index
                %1961 = arith.divui %1960, %c5 : index
                %1962 = arith.muli %1961, %c23 : index
                %1963 = arith.muli %1956, %c8 : index
                %1964 = arith.addi %1962, %1963 : index
                %1965 = arith.remui %1960, %c5 : index
                %1966 = arith.muli %1965, %c9 : index
                %1967 = arith.addi %1964, %1966 : index
                %1968 = arith.addi %1955, %1967 : index
                %1969 = arith.addi %1913, %1968 : index
                %1970 = vector.shuffle %1895, %1895 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1970, %kv[%1969] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1971 = arith.addi %1888, %c30 : index
                %1972 = arith.divui %1971, %c8 : index
                %1973 = arith.muli %1972, %c51 : index
                %1974 = arith.addi %1973, %c38 : index
                %1975 = arith.remui %1971, %c8 : index
                %1976 = arith.divui %1883, %c9 : index
                %1977 = arith.remui %1883, %c9 : index
                %1978 = arith.muli %1977, %c5 : index
                %1979 = arith.addi %1976, %1978 : index
                %1980 = arith.divui %1979, %c5 : index
                %1981 = arith.muli %1980, %c23 : index
                %1982 = arith.muli %1975, %c8 : index
                %1983 = arith.addi %1981, %1982 : index
                %1984 = arith.remui %1979, %c5 : index
                %1985 = arith.muli %1984, %c9 : index
                %1986 = arith.addi %1983, %1985 : index
                %1987 = arith.addi %1974, %1986 : index
                %1988 = arith.addi %1913, %1987 : index
                %1989 = vector.shuffle %1895, %1895 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1989, %kv[%1988] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1990 = arith.cmpi eq, %codec, %c11 : index
          scf.if %1990 {
            %1991 = wave.lane
            %1992 = arith.muli %1991, %c2 : index
            scf.for %1993 = %1992 to %c32 step %c32 {
              %1994 = arith.addi %1878, %1993 : index
              %1995 = vector.load %20[%1994] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1996 = arith.mulf %1995, %1881 : vector<4xf32>
              %1997 = wave.fp8_encode "e4m3" %1996 : vector<4xf32> -> vector<4xi8>
              %1998 = arith.cmpi slt, %1879, %kvHeads : index
              scf.if %1998 {
                %1999 = arith.muli %1879, %c38 : index
                %2000 = arith.addi %1884, %1999 : index
                %2001 = vector.shuffle %1997, %1997 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2002 = arith.divui %1993, %c8 : index
                %2003 = arith.muli %2002, %c23 : index
                %2004 = arith.remui %1993, %c8 : index
                %2005 = arith.muli %1883, %c8 : index
                %2006 = arith.divui %2004, %c2 : index
                %2007 = arith.muli %2006, %c2 : index
                %2008 = arith.remui %2004, %c9 : index
                %2009 = arith.muli %2008, %c9 : index
                %2010 = arith.addi %2007, %2009 : index
                %2011 = arith.divui %2004, %c9 : index
                %2012 = arith.remui %2011, %c9 : index
                %2013 = arith.addi %2010, %2012 : index
                %2014 = arith.addi %2005, %2013 : index
                %2015 = arith.addi %2003, %2014 : index
                %2016 = arith.addi %2000, %2015 : index
                vector.store %2001, %kv[%2016] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2017 = arith.subi %1879, %kvHeads : index
                %2018 = arith.muli %2017, %c38 : index
                %2019 = arith.addi %1884, %2018 : index
                %2020 = arith.addi %1993, %c10 : index
                %2021 = arith.divui %2020, %c8 : index
                %2022 = arith.muli %2021, %c23 : index
                %2023 = arith.addi %2022, %c13 : index
                %2024 = arith.remui %2020, %c8 : index
                %2025 = arith.divui %1883, %c9 : index
                %2026 = arith.remui %1883, %c9 : index
                %2027 = arith.muli %2026, %c5 : index
                %2028 = arith.addi %2025, %2027 : index
                %2029 = arith.muli %2024, %c8 : index
                %2030 = arith.divui %2028, %c2 : index
                %2031 = arith.muli %2030, %c2 : index
                %2032 = arith.remui %2028, %c9 : index
                %2033 = arith.muli %2032, %c9 : index
                %2034 = arith.addi %2031, %2033 : index
                %2035 = arith.divui %2028, %c9 : index
                %2036 = arith.remui %2035, %c9 : index
                %2037 = arith.addi %2034, %2036 : index
                %2038 = arith.addi %2029, %2037 : index
                %2039 = arith.addi %2023, %2038 : index
                %2040 = arith.addi %2019, %2039 : index
                %2041 = vector.shuffle %1997, %1997 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2041, %kv[%2040] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2042 = arith.addi %1993, %c11 : index
                %2043 = arith.divui %2042, %c8 : index
                %2044 = arith.muli %2043, %c23 : index
                %2045 = arith.addi %2044, %c13 : index
                %2046 = arith.remui %2042, %c8 : index
                %2047 = arith.divui %1883, %c9 : index
                %2048 = arith.remui %1883, %c9 : index
                %2049 = arith.muli %2048, %c5 : index
                %2050 = arith.addi %2047, %2049 : index
                %2051 = arith.muli %2046, %c8 : index
                %2052 = arith.divui %2050, %c2 : index
                %2053 = arith.muli %2052, %c2 : index
                %2054 = arith.remui %2050, %c9 : index
                %2055 = arith.muli %2054, %c9 : index
                %2056 = arith.addi %2053, %2055 : index
                %2057 = arith.divui %2050, %c9 : index
                %2058 = arith.remui %2057, %c9 : index
                %2059 = arith.addi %2056, %2058 : index
                %2060 = arith.addi %2051, %2059 : index
                %2061 = arith.addi %2045, %2060 : index
                %2062 = arith.addi %2019, %2061 : index
                %2063 = vector.shuffle %1997, %1997 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2063, %kv[%2062] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2064 = arith.addi %1993, %c9 : index
                %2065 = arith.divui %2064, %c8 : index
                %2066 = arith.muli %2065, %c23 : index
                %2067 = arith.addi %2066, %c13 : index
                %2068 = arith.remui %2064, %c8 : index
                %2069 = arith.divui %1883, %c9 : index
                %2070 = arith.remui %1883, %c9 : index
                %2071 = arith.muli %2070, %c5 : index
                %2072 = arith.addi %2069, %2071 : index
                %2073 = arith.muli %2068, %c8 : index
                %2074 = arith.divui %2072, %c2 : index
                %2075 = arith.muli %2074, %c2 : index
                %2076 = arith.remui %2072, %c9 : index
                %2077 = arith.muli %2076, %c9 : index
                %2078 = arith.addi %2075, %2077 : index
                %2079 = arith.divui %2072, %c9 : index
                %2080 = arith.remui %2079, %c9 : index
                %2081 = arith.addi %2078, %2080 : index
                %2082 = arith.addi %2073, %2081 : index
                %2083 = arith.addi %2067, %2082 : index
                %2084 = arith.addi %2019, %2083 : index
                %2085 = vector.shuffle %1997, %1997 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2085, %kv[%2084] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2086 = arith.addi %1993, %c30 : index
                %2087 = arith.divui %2086, %c8 : index
                %2088 = arith.muli %2087, %c23 : index
                %2089 = arith.addi %2088, %c13 : index
                %2090 = arith.remui %2086, %c8 : index
                %2091 = arith.divui %1883, %c9 : index
                %2092 = arith.remui %1883, %c9 : index
                %2093 = arith.muli %2092, %c5 : index
                %2094 = arith.addi %2091, %2093 : index
                %2095 = arith.muli %2090, %c8 : index
                %2096 = arith.divui %2094, %c2 : index
                %2097 = arith.muli %2096, %c2 : index
                %2098 = arith.remui %2094, %c9 : index
                %2099 = arith.muli %2098, %c9 : index
                %2100 = arith.addi %2097, %2099 : index
                %2101 = arith.divui %2094, %c9 : index
                %2102 = arith.remui %2101, %c9 : index
                %2103 = arith.addi %2100, %2102 : index
                %2104 = arith.addi %2095, %2103 : index
                %2105 = arith.addi %2089, %2104 : index
                %2106 = arith.addi %2019, %2105 : index
                %2107 = vector.shuffle %1997, %1997 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2107, %kv[%2106] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2108 = arith.cmpi eq, %codec, %c9 : index
          scf.if %2108 {
            %2109 = wave.lane
            %2110 = arith.muli %2109, %c2 : index
            scf.for %2111 = %2110 to %c32 step %c32 {
              %2112 = arith.addi %1878, %2111 : index
              %2113 = vector.load %20[%2112] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2114 = arith.mulf %2113, %1881 : vector<4xf32>
              %2115 = wave.fp8_encode "e5m2" %2114 : vector<4xf32> -> vector<4xi8>
              %2116 = arith.cmpi slt, %1879, %kvHeads : index
              scf.if %2116 {
                %2117 = arith.muli %1879, %c38 : index
                %2118 = arith.addi %1884, %2117 : index
                %2119 = vector.shuffle %2115, %2115 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2120 = arith.divui %2111, %c8 : index
                %2121 = arith.muli %2120, %c23 : index
                %2122 = arith.remui %2111, %c8 : index
                %2123 = arith.muli %1883, %c8 : index
                %2124 = arith.divui %2122, %c2 : index
                %2125 = arith.muli %2124, %c2 : index
                %2126 = arith.remui %2122, %c9 : index
                %2127 = arith.muli %2126, %c9 : index
                %2128 = arith.addi %2125, %2127 : index
                %2129 = arith.divui %2122, %c9 : index
                %2130 = arith.remui %2129, %c9 : index
                %2131 = arith.addi %2128, %2130 : index
                %2132 = arith.addi %2123, %2131 : index
                %2133 = arith.addi %2121, %2132 : index
                %2134 = arith.addi %2118, %2133 : index
                vector.store %2119, %kv[%2134] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2135 = arith.subi %1879, %kvHeads : index
                %2136 = arith.muli %2135, %c38 : index
                %2137 = arith.addi %1884, %2136 : index
                %2138 = arith.addi %2111, %c10 : index
                %2139 = arith.divui %2138, %c8 : index
                %2140 = arith.muli %2139, %c23 : index
                %2141 = arith.addi %2140, %c13 : index
                %2142 = arith.remui %2138, %c8 : index
                %2143 = arith.divui %1883, %c9 : index
                %2144 = arith.remui %1883, %c9 : index
                %2145 = arith.muli %2144, %c5 : index
                %2146 = arith.addi %2143, %2145 : index
                %2147 = arith.muli %2142, %c8 : index
                %2148 = arith.divui %2146, %c2 : index
                %2149 = arith.muli %2148, %c2 : index
                %2150 = arith.remui %2146, %c9 : index
                %2151 = arith.muli %2150, %c9 : index
                %2152 = arith.addi %2149, %2151 : index
                %2153 = arith.divui %2146, %c9 : index
                %2154 = arith.remui %2153, %c9 : index
                %2155 = arith.addi %2152, %2154 : index
                %2156 = arith.addi %2147, %2155 : index
                %2157 = arith.addi %2141, %2156 : index
                %2158 = arith.addi %2137, %2157 : index
                %2159 = vector.shuffle %2115, %2115 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2159, %kv[%2158] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2160 = arith.addi %2111, %c11 : index
                %2161 = arith.divui %2160, %c8 : index
                %2162 = arith.muli %2161, %c23 : index
                %2163 = arith.addi %2162, %c13 : index
                %2164 = arith.remui %2160, %c8 : index
                %2165 = arith.divui %1883, %c9 : index
                %2166 = arith.remui %1883, %c9 : index
                %2167 = arith.muli %2166, %c5 : index
                %2168 = arith.addi %2165, %2167 : index
                %2169 = arith.muli %2164, %c8 : index
                %2170 = arith.divui %2168, %c2 : index
                %2171 = arith.muli %2170, %c2 : index
                %2172 = arith.remui %2168, %c9 : index
                %2173 = arith.muli %2172, %c9 : index
                %2174 = arith.addi %2171, %2173 : index
                %2175 = arith.divui %2168, %c9 : index
                %2176 = arith.remui %2175, %c9 : index
                %2177 = arith.addi %2174, %2176 : index
                %2178 = arith.addi %2169, %2177 : index
                %2179 = arith.addi %2163, %2178 : index
                %2180 = arith.addi %2137, %2179 : index
                %2181 = vector.shuffle %2115, %2115 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2181, %kv[%2180] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2182 = arith.addi %2111, %c9 : index
                %2183 = arith.divui %2182, %c8 : index
                %2184 = arith.muli %2183, %c23 : index
                %2185 = arith.addi %2184, %c13 : index
                %2186 = arith.remui %2182, %c8 : index
                %2187 = arith.divui %1883, %c9 : index
                %2188 = arith.remui %1883, %c9 : index
                %2189 = arith.muli %2188, %c5 : index
                %2190 = arith.addi %2187, %2189 : index
                %2191 = arith.muli %2186, %c8 : index
                %2192 = arith.divui %2190, %c2 : index
                %2193 = arith.muli %2192, %c2 : index
                %2194 = arith.remui %2190, %c9 : index
                %2195 = arith.muli %2194, %c9 : index
                %2196 = arith.addi %2193, %2195 : index
                %2197 = arith.divui %2190, %c9 : index
                %2198 = arith.remui %2197, %c9 : index
                %2199 = arith.addi %2196, %2198 : index
                %2200 = arith.addi %2191, %2199 : index
                %2201 = arith.addi %2185, %2200 : index
                %2202 = arith.addi %2137, %2201 : index
                %2203 = vector.shuffle %2115, %2115 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2203, %kv[%2202] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2204 = arith.addi %2111, %c30 : index
                %2205 = arith.divui %2204, %c8 : index
                %2206 = arith.muli %2205, %c23 : index
                %2207 = arith.addi %2206, %c13 : index
                %2208 = arith.remui %2204, %c8 : index
                %2209 = arith.divui %1883, %c9 : index
                %2210 = arith.remui %1883, %c9 : index
                %2211 = arith.muli %2210, %c5 : index
                %2212 = arith.addi %2209, %2211 : index
                %2213 = arith.muli %2208, %c8 : index
                %2214 = arith.divui %2212, %c2 : index
                %2215 = arith.muli %2214, %c2 : index
                %2216 = arith.remui %2212, %c9 : index
                %2217 = arith.muli %2216, %c9 : index
                %2218 = arith.addi %2215, %2217 : index
                %2219 = arith.divui %2212, %c9 : index
                %2220 = arith.remui %2219, %c9 : index
                %2221 = arith.addi %2218, %2220 : index
                %2222 = arith.addi %2213, %2221 : index
                %2223 = arith.addi %2207, %2222 : index
                %2224 = arith.addi %2137, %2223 : index
                %2225 = vector.shuffle %2115, %2115 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2225, %kv[%2224] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %2226 = arith.addi %23, %c16 : index
    %2227 = wave.lane
    %2228 = arith.muli %3, %c9 : index
    %2229 = arith.muli %2228, %c23 : index
    %2230 = arith.addi %2229, %2227 : index
    %2231 = arith.muli %4, %c13 : index
    %2232 = arith.addi %2231, %2230 : index
    %2233 = arith.addi %2232, %c10 : index
    %2234 = arith.addi %2233, %c10 : index
    %2235 = vector.extract %568#4[0] : f32 from vector<8xf32>
    memref.store %2235, %19[%2234] : memref<?xf32>
    %2236 = arith.muli %4, %c13 : index
    %2237 = arith.addi %2236, %2230 : index
    %2238 = arith.addi %2237, %c10 : index
    %2239 = arith.addi %2238, %c16 : index
    %2240 = vector.extract %568#4[1] : f32 from vector<8xf32>
    memref.store %2240, %19[%2239] : memref<?xf32>
    %2241 = arith.muli %4, %c13 : index
    %2242 = arith.addi %2241, %2230 : index
    %2243 = arith.addi %2242, %c10 : index
    %2244 = arith.addi %2243, %c14 : index
    %2245 = vector.extract %568#4[2] : f32 from vector<8xf32>
    memref.store %2245, %19[%2244] : memref<?xf32>
    %2246 = arith.muli %4, %c13 : index
    %2247 = arith.addi %2246, %2230 : index
    %2248 = arith.addi %2247, %c10 : index
    %2249 = arith.addi %2248, %c31 : index
    %2250 = vector.extract %568#4[3] : f32 from vector<8xf32>
    memref.store %2250, %19[%2249] : memref<?xf32>
    %2251 = arith.muli %4, %c13 : index
    %2252 = arith.addi %2251, %2230 : index
    %2253 = arith.addi %2252, %c10 : index
    %2254 = arith.addi %2253, %c32 : index
    %2255 = vector.extract %568#4[4] : f32 from vector<8xf32>
    memref.store %2255, %19[%2254] : memref<?xf32>
    %2256 = arith.muli %4, %c13 : index
    %2257 = arith.addi %2256, %2230 : index
    %2258 = arith.addi %2257, %c10 : index
    %2259 = arith.addi %2258, %c33 : index
    %2260 = vector.extract %568#4[5] : f32 from vector<8xf32>
    memref.store %2260, %19[%2259] : memref<?xf32>
    %2261 = arith.muli %4, %c13 : index
    %2262 = arith.addi %2261, %2230 : index
    %2263 = arith.addi %2262, %c10 : index
    %2264 = arith.addi %2263, %c34 : index
    %2265 = vector.extract %568#4[6] : f32 from vector<8xf32>
    memref.store %2265, %19[%2264] : memref<?xf32>
    %2266 = arith.muli %4, %c13 : index
    %2267 = arith.addi %2266, %2230 : index
    %2268 = arith.addi %2267, %c10 : index
    %2269 = arith.addi %2268, %c35 : index
    %2270 = vector.extract %568#4[7] : f32 from vector<8xf32>
    memref.store %2270, %19[%2269] : memref<?xf32>
    %2271 = arith.muli %4, %c13 : index
    %2272 = arith.addi %2271, %2230 : index
    %2273 = arith.addi %2272, %c23 : index
    %2274 = arith.addi %2273, %c10 : index
    %2275 = vector.extract %568#5[0] : f32 from vector<8xf32>
    memref.store %2275, %19[%2274] : memref<?xf32>
    %2276 = arith.muli %4, %c13 : index
    %2277 = arith.addi %2276, %2230 : index
    %2278 = arith.addi %2277, %c23 : index
    %2279 = arith.addi %2278, %c16 : index
    %2280 = vector.extract %568#5[1] : f32 from vector<8xf32>
    memref.store %2280, %19[%2279] : memref<?xf32>
    %2281 = arith.muli %4, %c13 : index
    %2282 = arith.addi %2281, %2230 : index
    %2283 = arith.addi %2282, %c23 : index
    %2284 = arith.addi %2283, %c14 : index
    %2285 = vector.extract %568#5[2] : f32 from vector<8xf32>
    memref.store %2285, %19[%2284] : memref<?xf32>
    %2286 = arith.muli %4, %c13 : index
    %2287 = arith.addi %2286, %2230 : index
    %2288 = arith.addi %2287, %c23 : index
    %2289 = arith.addi %2288, %c31 : index
    %2290 = vector.extract %568#5[3] : f32 from vector<8xf32>
    memref.store %2290, %19[%2289] : memref<?xf32>
    %2291 = arith.muli %4, %c13 : index
    %2292 = arith.addi %2291, %2230 : index
    %2293 = arith.addi %2292, %c23 : index
    %2294 = arith.addi %2293, %c32 : index
    %2295 = vector.extract %568#5[4] : f32 from vector<8xf32>
    memref.store %2295, %19[%2294] : memref<?xf32>
    %2296 = arith.muli %4, %c13 : index
    %2297 = arith.addi %2296, %2230 : index
    %2298 = arith.addi %2297, %c23 : index
    %2299 = arith.addi %2298, %c33 : index
    %2300 = vector.extract %568#5[5] : f32 from vector<8xf32>
    memref.store %2300, %19[%2299] : memref<?xf32>
    %2301 = arith.muli %4, %c13 : index
    %2302 = arith.addi %2301, %2230 : index
    %2303 = arith.addi %2302, %c23 : index
    %2304 = arith.addi %2303, %c34 : index
    %2305 = vector.extract %568#5[6] : f32 from vector<8xf32>
    memref.store %2305, %19[%2304] : memref<?xf32>
    %2306 = arith.muli %4, %c13 : index
    %2307 = arith.addi %2306, %2230 : index
    %2308 = arith.addi %2307, %c23 : index
    %2309 = arith.addi %2308, %c35 : index
    %2310 = vector.extract %568#5[7] : f32 from vector<8xf32>
    memref.store %2310, %19[%2309] : memref<?xf32>
    wave.barrier
    %2311 = arith.muli %4, %c9 : index
    %2312 = arith.addi %2311, %c10 : index
    %2313 = arith.muli %2312, %c9 : index
    %2314 = arith.divui %2227, %c8 : index
    %2315 = arith.addi %2313, %2314 : index
    %2316 = arith.addi %2226, %2315 : index
    %2317 = arith.cmpi slt, %2316, %22 : index
    scf.if %2317 {
      %2318 = arith.cmpi eq, %hasFactors, %c11 : index
      %2319 = memref.load %factors[%2316] : memref<?xf32>
      %2320 = arith.select %2318, %2319, %c37 : f32
      %2321 = arith.addi %2230, %c10 : index
      %2322 = arith.muli %2312, %c16 : index
      %2323 = arith.addi %2321, %2322 : index
      %2324 = memref.load %19[%2323] : memref<?xf32>
      %2325 = arith.addi %2323, %c13 : index
      %2326 = memref.load %19[%2325] : memref<?xf32>
      %2327 = arith.addf %2324, %2326 : f32
      %2328 = arith.addi %2323, %c38 : index
      %2329 = memref.load %19[%2328] : memref<?xf32>
      %2330 = arith.addf %2327, %2329 : f32
      %2331 = arith.addi %2323, %c39 : index
      %2332 = memref.load %19[%2331] : memref<?xf32>
      %2333 = arith.addf %2330, %2332 : f32
      %2334 = arith.mulf %2333, %2320 : f32
      %2335 = arith.muli %3, %c9 : index
      %2336 = arith.addi %2335, %c10 : index
      %2337 = arith.muli %2336, %c8 : index
      %2338 = arith.remui %2227, %c8 : index
      %2339 = arith.addi %2337, %2338 : index
      %2340 = arith.muli %2315, %c32 : index
      %2341 = arith.addi %2340, %2339 : index
      memref.store %2334, %20[%2341] : memref<?xf32>
      %2342 = arith.addi %2230, %c23 : index
      %2343 = arith.muli %2312, %c16 : index
      %2344 = arith.addi %2342, %2343 : index
      %2345 = memref.load %19[%2344] : memref<?xf32>
      %2346 = arith.addi %2344, %c13 : index
      %2347 = memref.load %19[%2346] : memref<?xf32>
      %2348 = arith.addf %2345, %2347 : f32
      %2349 = arith.addi %2344, %c38 : index
      %2350 = memref.load %19[%2349] : memref<?xf32>
      %2351 = arith.addf %2348, %2350 : f32
      %2352 = arith.addi %2344, %c39 : index
      %2353 = memref.load %19[%2352] : memref<?xf32>
      %2354 = arith.addf %2351, %2353 : f32
      %2355 = arith.mulf %2354, %2320 : f32
      %2356 = arith.muli %3, %c9 : index
      %2357 = arith.addi %2356, %c11 : index
      %2358 = arith.muli %2357, %c8 : index
      %2359 = arith.remui %2227, %c8 : index
      %2360 = arith.addi %2358, %2359 : index
      %2361 = arith.muli %2315, %c32 : index
      %2362 = arith.addi %2361, %2360 : index
      memref.store %2355, %20[%2362] : memref<?xf32>
    }
    %2363 = arith.muli %4, %c9 : index
    %2364 = arith.addi %2363, %c11 : index
    %2365 = arith.muli %2364, %c9 : index
    %2366 = arith.divui %2227, %c8 : index
    %2367 = arith.addi %2365, %2366 : index
    %2368 = arith.addi %2226, %2367 : index
    %2369 = arith.cmpi slt, %2368, %22 : index
    scf.if %2369 {
      %2370 = arith.cmpi eq, %hasFactors, %c11 : index
      %2371 = memref.load %factors[%2368] : memref<?xf32>
      %2372 = arith.select %2370, %2371, %c37 : f32
      %2373 = arith.addi %2230, %c10 : index
      %2374 = arith.muli %2364, %c16 : index
      %2375 = arith.addi %2373, %2374 : index
      %2376 = memref.load %19[%2375] : memref<?xf32>
      %2377 = arith.addi %2375, %c13 : index
      %2378 = memref.load %19[%2377] : memref<?xf32>
      %2379 = arith.addf %2376, %2378 : f32
      %2380 = arith.addi %2375, %c38 : index
      %2381 = memref.load %19[%2380] : memref<?xf32>
      %2382 = arith.addf %2379, %2381 : f32
      %2383 = arith.addi %2375, %c39 : index
      %2384 = memref.load %19[%2383] : memref<?xf32>
      %2385 = arith.addf %2382, %2384 : f32
      %2386 = arith.mulf %2385, %2372 : f32
      %2387 = arith.muli %3, %c9 : index
      %2388 = arith.addi %2387, %c10 : index
      %2389 = arith.muli %2388, %c8 : index
      %2390 = arith.remui %2227, %c8 : index
      %2391 = arith.addi %2389, %2390 : index
      %2392 = arith.muli %2367, %c32 : index
      %2393 = arith.addi %2392, %2391 : index
      memref.store %2386, %20[%2393] : memref<?xf32>
      %2394 = arith.addi %2230, %c23 : index
      %2395 = arith.muli %2364, %c16 : index
      %2396 = arith.addi %2394, %2395 : index
      %2397 = memref.load %19[%2396] : memref<?xf32>
      %2398 = arith.addi %2396, %c13 : index
      %2399 = memref.load %19[%2398] : memref<?xf32>
      %2400 = arith.addf %2397, %2399 : f32
      %2401 = arith.addi %2396, %c38 : index
      %2402 = memref.load %19[%2401] : memref<?xf32>
      %2403 = arith.addf %2400, %2402 : f32
      %2404 = arith.addi %2396, %c39 : index
      %2405 = memref.load %19[%2404] : memref<?xf32>
      %2406 = arith.addf %2403, %2405 : f32
      %2407 = arith.mulf %2406, %2372 : f32
      %2408 = arith.muli %3, %c9 : index
      %2409 = arith.addi %2408, %c11 : index
      %2410 = arith.muli %2409, %c8 : index
      %2411 = arith.remui %2227, %c8 : index
      %2412 = arith.addi %2410, %2411 : index
      %2413 = arith.muli %2367, %c32 : index
      %2414 = arith.addi %2413, %2412 : index
      memref.store %2407, %20[%2414] : memref<?xf32>
    }
    wave.barrier
    %2415 = arith.addi %23, %c16 : index
    %2416 = wave.wave
    %2417 = arith.addi %2416, %c10 : index
    %2418 = arith.addi %2415, %2417 : index
    %2419 = arith.cmpi slt, %2418, %22 : index
    scf.if %2419 {
      %2420 = arith.addi %2415, %2417 : index
      %2421 = arith.muli %2417, %c32 : index
      %2422 = wave.lane
      %2423 = arith.addi %2422, %c10 : index
      %2424 = arith.cmpi eq, %hasBias, %c11 : index
      %2425 = arith.addi %2421, %2423 : index
      %2426 = memref.load %20[%2425] : memref<?xf32>
      %2427 = arith.muli %0, %c32 : index
      %2428 = arith.addi %2427, %2423 : index
      %2429 = memref.load %bias[%2428] : memref<?xf32>
      %2430 = arith.addf %2426, %2429 : f32
      %2431 = arith.select %2424, %2430, %2426 : f32
      %2432 = arith.addi %2423, %c14 : index
      %2433 = arith.cmpi eq, %hasBias, %c11 : index
      %2434 = arith.addi %2421, %2432 : index
      %2435 = memref.load %20[%2434] : memref<?xf32>
      %2436 = arith.muli %0, %c32 : index
      %2437 = arith.addi %2436, %2432 : index
      %2438 = memref.load %bias[%2437] : memref<?xf32>
      %2439 = arith.addf %2435, %2438 : f32
      %2440 = arith.select %2433, %2439, %2435 : f32
      %2441 = arith.addi %2422, %c16 : index
      %2442 = arith.cmpi eq, %hasBias, %c11 : index
      %2443 = arith.addi %2421, %2441 : index
      %2444 = memref.load %20[%2443] : memref<?xf32>
      %2445 = arith.muli %0, %c32 : index
      %2446 = arith.addi %2445, %2441 : index
      %2447 = memref.load %bias[%2446] : memref<?xf32>
      %2448 = arith.addf %2444, %2447 : f32
      %2449 = arith.select %2442, %2448, %2444 : f32
      %2450 = arith.addi %2441, %c14 : index
      %2451 = arith.cmpi eq, %hasBias, %c11 : index
      %2452 = arith.addi %2421, %2450 : index
      %2453 = memref.load %20[%2452] : memref<?xf32>
      %2454 = arith.muli %0, %c32 : index
      %2455 = arith.addi %2454, %2450 : index
      %2456 = memref.load %bias[%2455] : memref<?xf32>
      %2457 = arith.addf %2453, %2456 : f32
      %2458 = arith.select %2451, %2457, %2453 : f32
      %2459 = arith.addi %heads, %kvHeads : index
      %2460 = arith.cmpi slt, %0, %2459 : index
      scf.if %2460 {
        %2461 = arith.addi %positionsAt, %2420 : index
        %2462 = memref.load %step[%2461] : memref<?xi32>
        %2463 = arith.index_cast %2462 : i32 to index
        %2464 = arith.cmpi eq, %hasNorm, %c11 : index
        %2465 = math.fma %2431, %2431, %c43 : f32
        %2466 = math.fma %2440, %2440, %2465 : f32
        %2467 = math.fma %2449, %2449, %2466 : f32
        %2468 = math.fma %2458, %2458, %2467 : f32
        %2469 = vector.broadcast %2468 : f32 to vector<1xf32>
        %2470 = wave.reduce "add" %2469 : vector<1xf32>
        %2471 = arith.mulf %2470, %inverseHeadDim : f32
        %2472 = arith.addf %2471, %epsilon : f32
        %2473 = math.sqrt %2472 : f32
        %2474 = arith.divf %c37, %2473 : f32
        %2475 = arith.cmpi slt, %0, %heads : index
        %2476 = arith.addi %2423, %c14 : index
        %2477 = memref.load %query_norm[%2423] : memref<?xf32>
        %2478 = memref.load %key_norm[%2423] : memref<?xf32>
        %2479 = arith.select %2475, %2477, %2478 : f32
        %2480 = arith.mulf %2431, %2474 : f32
        %2481 = arith.mulf %2480, %2479 : f32
        %2482 = arith.select %2464, %2481, %2431 : f32
        %2483 = memref.load %query_norm[%2476] : memref<?xf32>
        %2484 = memref.load %key_norm[%2476] : memref<?xf32>
        %2485 = arith.select %2475, %2483, %2484 : f32
        %2486 = arith.mulf %2440, %2474 : f32
        %2487 = arith.mulf %2486, %2485 : f32
        %2488 = arith.select %2464, %2487, %2440 : f32
        %2489 = arith.addi %2441, %c14 : index
        %2490 = memref.load %query_norm[%2441] : memref<?xf32>
        %2491 = memref.load %key_norm[%2441] : memref<?xf32>
        %2492 = arith.select %2475, %2490, %2491 : f32
        %2493 = arith.mulf %2449, %2474 : f32
        %2494 = arith.mulf %2493, %2492 : f32
        %2495 = arith.select %2464, %2494, %2449 : f32
        %2496 = memref.load %query_norm[%2489] : memref<?xf32>
        %2497 = memref.load %key_norm[%2489] : memref<?xf32>
        %2498 = arith.select %2475, %2496, %2497 : f32
        %2499 = arith.mulf %2458, %2474 : f32
        %2500 = arith.mulf %2499, %2498 : f32
        %2501 = arith.select %2464, %2500, %2458 : f32
        %2502 = arith.remui %2463, %c23 : index
        %2503 = arith.muli %2502, %c32 : index
        %2504 = arith.addi %2503, %2423 : index
        %2505 = arith.divui %2463, %c23 : index
        %2506 = arith.addi %2505, %c23 : index
        %2507 = arith.muli %2506, %c32 : index
        %2508 = arith.addi %2507, %2423 : index
        %2509 = memref.load %rope[%2504] : memref<?xf32>
        %2510 = arith.addi %2504, %c14 : index
        %2511 = memref.load %rope[%2510] : memref<?xf32>
        %2512 = memref.load %rope[%2508] : memref<?xf32>
        %2513 = arith.addi %2508, %c14 : index
        %2514 = memref.load %rope[%2513] : memref<?xf32>
        %2515 = arith.mulf %2512, %2509 : f32
        %2516 = arith.mulf %2514, %2511 : f32
        %2517 = arith.subf %2515, %2516 : f32
        %2518 = arith.mulf %2514, %2509 : f32
        %2519 = arith.mulf %2512, %2511 : f32
        %2520 = arith.addf %2518, %2519 : f32
        %2521 = arith.mulf %2482, %2517 : f32
        %2522 = arith.mulf %2488, %2520 : f32
        %2523 = arith.subf %2521, %2522 : f32
        %2524 = arith.mulf %2488, %2517 : f32
        %2525 = arith.mulf %2482, %2520 : f32
        %2526 = arith.addf %2524, %2525 : f32
        %2527 = arith.cmpi slt, %0, %heads : index
        scf.if %2527 {
          %2528 = arith.muli %2420, %heads : index
          %2529 = arith.addi %2528, %0 : index
          %2530 = arith.muli %2529, %c32 : index
          %2531 = arith.addi %2530, %2423 : index
          memref.store %2523, %q[%2531] : memref<?xf32>
          %2532 = arith.addi %2531, %c14 : index
          memref.store %2526, %q[%2532] : memref<?xf32>
        } else {
          %2533 = arith.addi %2421, %2423 : index
          memref.store %2523, %20[%2533] : memref<?xf32>
          %2534 = arith.addi %2421, %2423 : index
          %2535 = arith.addi %2534, %c14 : index
          memref.store %2526, %20[%2535] : memref<?xf32>
        }
        %2536 = arith.remui %2463, %c23 : index
        %2537 = arith.muli %2536, %c32 : index
        %2538 = arith.addi %2537, %2441 : index
        %2539 = arith.divui %2463, %c23 : index
        %2540 = arith.addi %2539, %c23 : index
        %2541 = arith.muli %2540, %c32 : index
        %2542 = arith.addi %2541, %2441 : index
        %2543 = memref.load %rope[%2538] : memref<?xf32>
        %2544 = arith.addi %2538, %c14 : index
        %2545 = memref.load %rope[%2544] : memref<?xf32>
        %2546 = memref.load %rope[%2542] : memref<?xf32>
        %2547 = arith.addi %2542, %c14 : index
        %2548 = memref.load %rope[%2547] : memref<?xf32>
        %2549 = arith.mulf %2546, %2543 : f32
        %2550 = arith.mulf %2548, %2545 : f32
        %2551 = arith.subf %2549, %2550 : f32
        %2552 = arith.mulf %2548, %2543 : f32
        %2553 = arith.mulf %2546, %2545 : f32
        %2554 = arith.addf %2552, %2553 : f32
        %2555 = arith.mulf %2495, %2551 : f32
        %2556 = arith.mulf %2501, %2554 : f32
        %2557 = arith.subf %2555, %2556 : f32
        %2558 = arith.mulf %2501, %2551 : f32
        %2559 = arith.mulf %2495, %2554 : f32
        %2560 = arith.addf %2558, %2559 : f32
        %2561 = arith.cmpi slt, %0, %heads : index
        scf.if %2561 {
          %2562 = arith.muli %2420, %heads : index
          %2563 = arith.addi %2562, %0 : index
          %2564 = arith.muli %2563, %c32 : index
          %2565 = arith.addi %2564, %2441 : index
          memref.store %2557, %q[%2565] : memref<?xf32>
          %2566 = arith.addi %2565, %c14 : index
          memref.store %2560, %q[%2566] : memref<?xf32>
        } else {
          %2567 = arith.addi %2421, %2441 : index
          memref.store %2557, %20[%2567] : memref<?xf32>
          %2568 = arith.addi %2421, %2441 : index
          %2569 = arith.addi %2568, %c14 : index
          memref.store %2560, %20[%2569] : memref<?xf32>
        }
      } else {
        %2570 = arith.cmpi slt, %0, %heads : index
        scf.if %2570 {
          %2571 = arith.muli %2420, %heads : index
          %2572 = arith.addi %2571, %0 : index
          %2573 = arith.muli %2572, %c32 : index
          %2574 = arith.addi %2573, %2423 : index
          memref.store %2431, %q[%2574] : memref<?xf32>
          %2575 = arith.addi %2574, %c14 : index
          memref.store %2440, %q[%2575] : memref<?xf32>
        } else {
          %2576 = arith.addi %2421, %2423 : index
          memref.store %2431, %20[%2576] : memref<?xf32>
          %2577 = arith.addi %2421, %2423 : index
          %2578 = arith.addi %2577, %c14 : index
          memref.store %2440, %20[%2578] : memref<?xf32>
        }
        %2579 = arith.cmpi slt, %0, %heads : index
        scf.if %2579 {
          %2580 = arith.muli %2420, %heads : index
          %2581 = arith.addi %2580, %0 : index
          %2582 = arith.muli %2581, %c32 : index
          %2583 = arith.addi %2582, %2441 : index
          memref.store %2449, %q[%2583] : memref<?xf32>
          %2584 = arith.addi %2583, %c14 : index
          memref.store %2458, %q[%2584] : memref<?xf32>
        } else {
          %2585 = arith.addi %2421, %2441 : index
          memref.store %2449, %20[%2585] : memref<?xf32>
          %2586 = arith.addi %2421, %2441 : index
          %2587 = arith.addi %2586, %c14 : index
          memref.store %2458, %20[%2587] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %2588 = arith.cmpi sge, %0, %heads : index
    scf.if %2588 {
      %2589 = arith.addi %2416, %c10 : index
      %2590 = arith.addi %2415, %2589 : index
      %2591 = arith.cmpi slt, %2590, %22 : index
      scf.if %2591 {
        %2592 = arith.addi %2415, %2589 : index
        %2593 = arith.addi %slotsAt, %2592 : index
        %2594 = memref.load %step[%2593] : memref<?xi32>
        %2595 = arith.index_cast %2594 : i32 to index
        %2596 = arith.cmpi sge, %2595, %c10 : index
        scf.if %2596 {
          %2597 = arith.muli %2589, %c32 : index
          %2598 = arith.subi %0, %heads : index
          %2599 = memref.load %scales[%2598] : memref<?xf32>
          %2600 = vector.broadcast %2599 : f32 to vector<4xf32>
          %2601 = arith.divui %2595, %c8 : index
          %2602 = arith.remui %2595, %c8 : index
          %2603 = arith.muli %2601, %pageBytes : index
          %2604 = arith.cmpi eq, %codec, %c10 : index
          scf.if %2604 {
            %2605 = wave.lane
            %2606 = arith.muli %2605, %c2 : index
            scf.for %2607 = %2606 to %c32 step %c32 {
              %2608 = arith.addi %2597, %2607 : index
              %2609 = vector.load %20[%2608] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2610 = arith.mulf %2609, %2600 : vector<4xf32>
              %2611 = arith.minimumf %2610, %c49 : vector<4xf32>
              %2612 = arith.maximumf %2611, %c50 : vector<4xf32>
              %2613 = arith.truncf %2612 : vector<4xf32> to vector<4xf16>
              %2614 = vector.bitcast %2613 : vector<4xf16> to vector<8xi8>
              %2615 = arith.cmpi slt, %2598, %kvHeads : index
              scf.if %2615 {
                %2616 = arith.muli %2598, %c12 : index
                %2617 = arith.addi %2603, %2616 : index
                %2618 = arith.divui %2607, %c8 : index
                %2619 = arith.muli %2618, %c51 : index
                %2620 = arith.remui %2607, %c8 : index
                %2621 = arith.divui %2620, %c5 : index
                %2622 = arith.muli %2621, %c23 : index
                %2623 = arith.muli %2602, %c8 : index
                %2624 = arith.addi %2622, %2623 : index
                %2625 = arith.remui %2620, %c5 : index
                %2626 = arith.muli %2625, %c9 : index
                %2627 = arith.addi %2624, %2626 : index
                %2628 = arith.addi %2619, %2627 : index
                %2629 = arith.addi %2617, %2628 : index
                vector.store %2614, %kv[%2629] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2630 = arith.subi %2598, %kvHeads : index
                %2631 = arith.muli %2630, %c12 : index
                %2632 = arith.addi %2603, %2631 : index
                %2633 = arith.addi %2607, %c10 : index
                %2634 = arith.divui %2633, %c8 : index
                %2635 = arith.muli %2634, %c51 : index
                %2636 = arith.addi %2635, %c38 : index
                %2637 = arith.remui %2633, %c8 : index
                %2638 = arith.divui %2602, %c9 : index
                %2639 = arith.remui %2602, %c9 : index
                %2640 = arith.muli %2639, %c5 : index
                %2641 = arith.addi %2638, %2640 : index
                %2642 = arith.divui %2641, %c5 : index
                %2643 = arith.muli %2642, %c23 : index
                %2644 = arith.muli %2637, %c8 : index
                %2645 = arith.addi %2643, %2644 : index
                %2646 = arith.remui %2641, %c5 : index
                %2647 = arith.muli %2646, %c9 : index
                %2648 = arith.addi %2645, %2647 : index
                %2649 = arith.addi %2636, %2648 : index
                %2650 = arith.addi %2632, %2649 : index
                %2651 = vector.shuffle %2614, %2614 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2651, %kv[%2650] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2652 = arith.addi %2607, %c11 : index
                %2653 = arith.divui %2652, %c8 : index
                %2654 = arith.muli %2653, %c51 : index
                %2655 = arith.addi %2654, %c38 : index
                %2656 = arith.remui %2652, %c8 : index
                %2657 = arith.divui %2602, %c9 : index
                %2658 = arith.remui %2602, %c9 : index
                %2659 = arith.muli %2658, %c5 : index
                %2660 = arith.addi %2657, %2659 : index
                %2661 = arith.divui %2660, %c5 : index
                %2662 = arith.muli %2661, %c23 : index
                %2663 = arith.muli %2656, %c8 : index
                %2664 = arith.addi %2662, %2663 : index
                %2665 = arith.remui %2660, %c5 : index
                %2666 = arith.muli %2665, %c9 : index
                %2667 = arith.addi %2664, %2666 : index
                %2668 = arith.addi %2655, %2667 : index
                %2669 = arith.addi %2632, %2668 : index
                %2670 = vector.shuffle %2614, %2614 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2670, %kv[%2669] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2671 = arith.addi %2607, %c9 : index
                %2672 = arith.divui %2671, %c8 : index
                %2673 = arith.muli %2672, %c51 : index
                %2674 = arith.addi %2673, %c38 : index
                %2675 = arith.remui %2671, %c8 : index
                %2676 = arith.divui %2602, %c9 : index
                %2677 = arith.remui %2602, %c9 : index
                %2678 = arith.muli %2677, %c5 : index
                %2679 = arith.addi %2676, %2678 : index
                %2680 = arith.divui %2679, %c5 : index
                %2681 = arith.muli %2680, %c23 : index
                %2682 = arith.muli %2675, %c8 : index
                %2683 = arith.addi %2681, %2682 : index
                %2684 = arith.remui %2679, %c5 : index
                %2685 = arith.muli %2684, %c9 : index
                %2686 = arith.addi %2683, %2685 : index
                %2687 = arith.addi %2674, %2686 : index
                %2688 = arith.addi %2632, %2687 : index
                %2689 = vector.shuffle %2614, %2614 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2689, %kv[%2688] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2690 = arith.addi %2607, %c30 : index
                %2691 = arith.divui %2690, %c8 : index
                %2692 = arith.muli %2691, %c51 : index
                %2693 = arith.addi %2692, %c38 : index
                %2694 = arith.remui %2690, %c8 : index
                %2695 = arith.divui %2602, %c9 : index
                %2696 = arith.remui %2602, %c9 : index
                %2697 = arith.muli %2696, %c5 : index
                %2698 = arith.addi %2695, %2697 : index
                %2699 = arith.divui %2698, %c5 : index
                %2700 = arith.muli %2699, %c23 : index
                %2701 = arith.muli %2694, %c8 : index
                %2702 = arith.addi %2700, %2701 : index
                %2703 = arith.remui %2698, %c5 : index
                %2704 = arith.muli %2703, %c9 : index
                %2705 = arith.addi %2702, %2704 : index
                %2706 = arith.addi %2693, %2705 : index
                %2707 = arith.addi %2632, %2706 : index
                %2708 = vector.shuffle %2614, %2614 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2708, %kv[%2707] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2709 = arith.cmpi eq, %codec, %c11 : index
          scf.if %2709 {
            %2710 = wave.lane
            %2711 = arith.muli %2710, %c2 : index
            scf.for %2712 = %2711 to %c32 step %c32 {
              %2713 = arith.addi %2597, %2712 : index
              %2714 = vector.load %20[%2713] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2715 = arith.mulf %2714, %2600 : vector<4xf32>
              %2716 = wave.fp8_encode "e4m3" %2715 : vector<4xf32> -> vector<4xi8>
              %2717 = arith.cmpi slt, %2598, %kvHeads : index
              scf.if %2717 {
                %2718 = arith.muli %2598, %c38 : index
                %2719 = arith.addi %2603, %2718 : index
                %2720 = vector.shuffle %2716, %2716 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2721 = arith.divui %2712, %c8 : index
                %2722 = arith.muli %2721, %c23 : index
                %2723 = arith.remui %2712, %c8 : index
                %2724 = arith.muli %2602, %c8 : index
                %2725 = arith.divui %2723, %c2 : index
                %2726 = arith.muli %2725, %c2 : index
                %2727 = arith.remui %2723, %c9 : index
                %2728 = arith.muli %2727, %c9 : index
                %2729 = arith.addi %2726, %2728 : index
                %2730 = arith.divui %2723, %c9 : index
                %2731 = arith.remui %2730, %c9 : index
                %2732 = arith.addi %2729, %2731 : index
                %2733 = arith.addi %2724, %2732 : index
                %2734 = arith.addi %2722, %2733 : index
                %2735 = arith.addi %2719, %2734 : index
                vector.store %2720, %kv[%2735] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2736 = arith.subi %2598, %kvHeads : index
                %2737 = arith.muli %2736, %c38 : index
                %2738 = arith.addi %2603, %2737 : index
                %2739 = arith.addi %2712, %c10 : index
                %2740 = arith.divui %2739, %c8 : index
                %2741 = arith.muli %2740, %c23 : index
                %2742 = arith.addi %2741, %c13 : index
                %2743 = arith.remui %2739, %c8 : index
                %2744 = arith.divui %2602, %c9 : index
                %2745 = arith.remui %2602, %c9 : index
                %2746 = arith.muli %2745, %c5 : index
                %2747 = arith.addi %2744, %2746 : index
                %2748 = arith.muli %2743, %c8 : index
                %2749 = arith.divui %2747, %c2 : index
                %2750 = arith.muli %2749, %c2 : index
                %2751 = arith.remui %2747, %c9 : index
                %2752 = arith.muli %2751, %c9 : index
                %2753 = arith.addi %2750, %2752 : index
                %2754 = arith.divui %2747, %c9 : index
                %2755 = arith.remui %2754, %c9 : index
                %2756 = arith.addi %2753, %2755 : index
                %2757 = arith.addi %2748, %2756 : index
                %2758 = arith.addi %2742, %2757 : index
                %2759 = arith.addi %2738, %2758 : index
                %2760 = vector.shuffle %2716, %2716 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2760, %kv[%2759] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2761 = arith.addi %2712, %c11 : index
                %2762 = arith.divui %2761, %c8 : index
                %2763 = arith.muli %2762, %c23 : index
                %2764 = arith.addi %2763, %c13 : index
                %2765 = arith.remui %2761, %c8 : index
                %2766 = arith.divui %2602, %c9 : index
                %2767 = arith.remui %2602, %c9 : index
                %2768 = arith.muli %2767, %c5 : index
                %2769 = arith.addi %2766, %2768 : index
                %2770 = arith.muli %2765, %c8 : index
                %2771 = arith.divui %2769, %c2 : index
                %2772 = arith.muli %2771, %c2 : index
                %2773 = arith.remui %2769, %c9 : index
                %2774 = arith.muli %2773, %c9 : index
                %2775 = arith.addi %2772, %2774 : index
                %2776 = arith.divui %2769, %c9 : index
                %2777 = arith.remui %2776, %c9 : index
                %2778 = arith.addi %2775, %2777 : index
                %2779 = arith.addi %2770, %2778 : index
                %2780 = arith.addi %2764, %2779 : index
                %2781 = arith.addi %2738, %2780 : index
                %2782 = vector.shuffle %2716, %2716 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2782, %kv[%2781] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2783 = arith.addi %2712, %c9 : index
                %2784 = arith.divui %2783, %c8 : index
                %2785 = arith.muli %2784, %c23 : index
                %2786 = arith.addi %2785, %c13 : index
                %2787 = arith.remui %2783, %c8 : index
                %2788 = arith.divui %2602, %c9 : index
                %2789 = arith.remui %2602, %c9 : index
                %2790 = arith.muli %2789, %c5 : index
                %2791 = arith.addi %2788, %2790 : index
                %2792 = arith.muli %2787, %c8 : index
                %2793 = arith.divui %2791, %c2 : index
                %2794 = arith.muli %2793, %c2 : index
                %2795 = arith.remui %2791, %c9 : index
                %2796 = arith.muli %2795, %c9 : index
                %2797 = arith.addi %2794, %2796 : index
                %2798 = arith.divui %2791, %c9 : index
                %2799 = arith.remui %2798, %c9 : index
                %2800 = arith.addi %2797, %2799 : index
                %2801 = arith.addi %2792, %2800 : index
                %2802 = arith.addi %2786, %2801 : index
                %2803 = arith.addi %2738, %2802 : index
                %2804 = vector.shuffle %2716, %2716 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2804, %kv[%2803] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2805 = arith.addi %2712, %c30 : index
                %2806 = arith.divui %2805, %c8 : index
                %2807 = arith.muli %2806, %c23 : index
                %2808 = arith.addi %2807, %c13 : index
                %2809 = arith.remui %2805, %c8 : index
                %2810 = arith.divui %2602, %c9 : index
                %2811 = arith.remui %2602, %c9 : index
                %2812 = arith.muli %2811, %c5 : index
                %2813 = arith.addi %2810, %2812 : index
                %2814 = arith.muli %2809, %c8 : index
                %2815 = arith.divui %2813, %c2 : index
                %2816 = arith.muli %2815, %c2 : index
                %2817 = arith.remui %2813, %c9 : index
                %2818 = arith.muli %2817, %c9 : index
                %2819 = arith.addi %2816, %2818 : index
                %2820 = arith.divui %2813, %c9 : index
                %2821 = arith.remui %2820, %c9 : index
                %2822 = arith.addi %2819, %2821 : index
                %2823 = arith.addi %2814, %2822 : index
                %2824 = arith.addi %2808, %2823 : index
                %2825 = arith.addi %2738, %2824 : index
                %2826 = vector.shuffle %2716, %2716 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2826, %kv[%2825] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2827 = arith.cmpi eq, %codec, %c9 : index
          scf.if %2827 {
            %2828 = wave.lane
            %2829 = arith.muli %2828, %c2 : index
            scf.for %2830 = %2829 to %c32 step %c32 {
              %2831 = arith.addi %2597, %2830 : index
              %2832 = vector.load %20[%2831] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2833 = arith.mulf %2832, %2600 : vector<4xf32>
              %2834 = wave.fp8_encode "e5m2" %2833 : vector<4xf32> -> vector<4xi8>
              %2835 = arith.cmpi slt, %2598, %kvHeads : index
              scf.if %2835 {
                %2836 = arith.muli %2598, %c38 : index
                %2837 = arith.addi %2603, %2836 : index
                %2838 = vector.shuffle %2834, %2834 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2839 = arith.divui %2830, %c8 : index
                %2840 = arith.muli %2839, %c23 : index
                %2841 = arith.remui %2830, %c8 : index
                %2842 = arith.muli %2602, %c8 : index
                %2843 = arith.divui %2841, %c2 : index
                %2844 = arith.muli %2843, %c2 : index
                %2845 = arith.remui %2841, %c9 : index
                %2846 = arith.muli %2845, %c9 : index
                %2847 = arith.addi %2844, %2846 : index
                %2848 = arith.divui %2841, %c9 : index
                %2849 = arith.remui %2848, %c9 : index
                %2850 = arith.addi %2847, %2849 : index
                %2851 = arith.addi %2842, %2850 : index
                %2852 = arith.addi %2840, %2851 : index
                %2853 = arith.addi %2837, %2852 : index
                vector.store %2838, %kv[%2853] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2854 = arith.subi %2598, %kvHeads : index
                %2855 = arith.muli %2854, %c38 : index
                %2856 = arith.addi %2603, %2855 : index
                %2857 = arith.addi %2830, %c10 : index
                %2858 = arith.divui %2857, %c8 : index
                %2859 = arith.muli %2858, %c23 : index
                %2860 = arith.addi %2859, %c13 : index
                %2861 = arith.remui %2857, %c8 : index
                %2862 = arith.divui %2602, %c9 : index
                %2863 = arith.remui %2602, %c9 : index
                %2864 = arith.muli %2863, %c5 : index
                %2865 = arith.addi %2862, %2864 : index
                %2866 = arith.muli %2861, %c8 : index
                %2867 = arith.divui %2865, %c2 : index
                %2868 = arith.muli %2867, %c2 : index
                %2869 = arith.remui %2865, %c9 : index
                %2870 = arith.muli %2869, %c9 : index
                %2871 = arith.addi %2868, %2870 : index
                %2872 = arith.divui %2865, %c9 : index
                %2873 = arith.remui %2872, %c9 : index
                %2874 = arith.addi %2871, %2873 : index
                %2875 = arith.addi %2866, %2874 : index
                %2876 = arith.addi %2860, %2875 : index
                %2877 = arith.addi %2856, %2876 : index
                %2878 = vector.shuffle %2834, %2834 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2878, %kv[%2877] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2879 = arith.addi %2830, %c11 : index
                %2880 = arith.divui %2879, %c8 : index
                %2881 = arith.muli %2880, %c23 : index
                %2882 = arith.addi %2881, %c13 : index
                %2883 = arith.remui %2879, %c8 : index
                %2884 = arith.divui %2602, %c9 : index
                %2885 = arith.remui %2602, %c9 : index
                %2886 = arith.muli %2885, %c5 : index
                %2887 = arith.addi %2884, %2886 : index
                %2888 = arith.muli %2883, %c8 : index
                %2889 = arith.divui %2887, %c2 : index
                %2890 = arith.muli %2889, %c2 : index
                %2891 = arith.remui %2887, %c9 : index
                %2892 = arith.muli %2891, %c9 : index
                %2893 = arith.addi %2890, %2892 : index
                %2894 = arith.divui %2887, %c9 : index
                %2895 = arith.remui %2894, %c9 : index
                %2896 = arith.addi %2893, %2895 : index
                %2897 = arith.addi %2888, %2896 : index
                %2898 = arith.addi %2882, %2897 : index
                %2899 = arith.addi %2856, %2898 : index
                %2900 = vector.shuffle %2834, %2834 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2900, %kv[%2899] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2901 = arith.addi %2830, %c9 : index
                %2902 = arith.divui %2901, %c8 : index
                %2903 = arith.muli %2902, %c23 : index
                %2904 = arith.addi %2903, %c13 : index
                %2905 = arith.remui %2901, %c8 : index
                %2906 = arith.divui %2602, %c9 : index
                %2907 = arith.remui %2602, %c9 : index
                %2908 = arith.muli %2907, %c5 : index
                %2909 = arith.addi %2906, %2908 : index
                %2910 = arith.muli %2905, %c8 : index
                %2911 = arith.divui %2909, %c2 : index
                %2912 = arith.muli %2911, %c2 : index
                %2913 = arith.remui %2909, %c9 : index
                %2914 = arith.muli %2913, %c9 : index
                %2915 = arith.addi %2912, %2914 : index
                %2916 = arith.divui %2909, %c9 : index
                %2917 = arith.remui %2916, %c9 : index
                %2918 = arith.addi %2915, %2917 : index
                %2919 = arith.addi %2910, %2918 : index
                %2920 = arith.addi %2904, %2919 : index
                %2921 = arith.addi %2856, %2920 : index
                %2922 = vector.shuffle %2834, %2834 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2922, %kv[%2921] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2923 = arith.addi %2830, %c30 : index
                %2924 = arith.divui %2923, %c8 : index
                %2925 = arith.muli %2924, %c23 : index
                %2926 = arith.addi %2925, %c13 : index
                %2927 = arith.remui %2923, %c8 : index
                %2928 = arith.divui %2602, %c9 : index
                %2929 = arith.remui %2602, %c9 : index
                %2930 = arith.muli %2929, %c5 : index
                %2931 = arith.addi %2928, %2930 : index
                %2932 = arith.muli %2927, %c8 : index
                %2933 = arith.divui %2931, %c2 : index
                %2934 = arith.muli %2933, %c2 : index
                %2935 = arith.remui %2931, %c9 : index
                %2936 = arith.muli %2935, %c9 : index
                %2937 = arith.addi %2934, %2936 : index
                %2938 = arith.divui %2931, %c9 : index
                %2939 = arith.remui %2938, %c9 : index
                %2940 = arith.addi %2937, %2939 : index
                %2941 = arith.addi %2932, %2940 : index
                %2942 = arith.addi %2926, %2941 : index
                %2943 = arith.addi %2856, %2942 : index
                %2944 = vector.shuffle %2834, %2834 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2944, %kv[%2943] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %2945 = arith.addi %23, %c17 : index
    %2946 = wave.lane
    %2947 = arith.muli %3, %c9 : index
    %2948 = arith.muli %2947, %c23 : index
    %2949 = arith.addi %2948, %2946 : index
    %2950 = arith.muli %4, %c13 : index
    %2951 = arith.addi %2950, %2949 : index
    %2952 = arith.addi %2951, %c10 : index
    %2953 = arith.addi %2952, %c10 : index
    %2954 = vector.extract %568#6[0] : f32 from vector<8xf32>
    memref.store %2954, %19[%2953] : memref<?xf32>
    %2955 = arith.muli %4, %c13 : index
    %2956 = arith.addi %2955, %2949 : index
    %2957 = arith.addi %2956, %c10 : index
    %2958 = arith.addi %2957, %c16 : index
    %2959 = vector.extract %568#6[1] : f32 from vector<8xf32>
    memref.store %2959, %19[%2958] : memref<?xf32>
    %2960 = arith.muli %4, %c13 : index
    %2961 = arith.addi %2960, %2949 : index
    %2962 = arith.addi %2961, %c10 : index
    %2963 = arith.addi %2962, %c14 : index
    %2964 = vector.extract %568#6[2] : f32 from vector<8xf32>
    memref.store %2964, %19[%2963] : memref<?xf32>
    %2965 = arith.muli %4, %c13 : index
    %2966 = arith.addi %2965, %2949 : index
    %2967 = arith.addi %2966, %c10 : index
    %2968 = arith.addi %2967, %c31 : index
    %2969 = vector.extract %568#6[3] : f32 from vector<8xf32>
    memref.store %2969, %19[%2968] : memref<?xf32>
    %2970 = arith.muli %4, %c13 : index
    %2971 = arith.addi %2970, %2949 : index
    %2972 = arith.addi %2971, %c10 : index
    %2973 = arith.addi %2972, %c32 : index
    %2974 = vector.extract %568#6[4] : f32 from vector<8xf32>
    memref.store %2974, %19[%2973] : memref<?xf32>
    %2975 = arith.muli %4, %c13 : index
    %2976 = arith.addi %2975, %2949 : index
    %2977 = arith.addi %2976, %c10 : index
    %2978 = arith.addi %2977, %c33 : index
    %2979 = vector.extract %568#6[5] : f32 from vector<8xf32>
    memref.store %2979, %19[%2978] : memref<?xf32>
    %2980 = arith.muli %4, %c13 : index
    %2981 = arith.addi %2980, %2949 : index
    %2982 = arith.addi %2981, %c10 : index
    %2983 = arith.addi %2982, %c34 : index
    %2984 = vector.extract %568#6[6] : f32 from vector<8xf32>
    memref.store %2984, %19[%2983] : memref<?xf32>
    %2985 = arith.muli %4, %c13 : index
    %2986 = arith.addi %2985, %2949 : index
    %2987 = arith.addi %2986, %c10 : index
    %2988 = arith.addi %2987, %c35 : index
    %2989 = vector.extract %568#6[7] : f32 from vector<8xf32>
    memref.store %2989, %19[%2988] : memref<?xf32>
    %2990 = arith.muli %4, %c13 : index
    %2991 = arith.addi %2990, %2949 : index
    %2992 = arith.addi %2991, %c23 : index
    %2993 = arith.addi %2992, %c10 : index
    %2994 = vector.extract %568#7[0] : f32 from vector<8xf32>
    memref.store %2994, %19[%2993] : memref<?xf32>
    %2995 = arith.muli %4, %c13 : index
    %2996 = arith.addi %2995, %2949 : index
    %2997 = arith.addi %2996, %c23 : index
    %2998 = arith.addi %2997, %c16 : index
    %2999 = vector.extract %568#7[1] : f32 from vector<8xf32>
    memref.store %2999, %19[%2998] : memref<?xf32>
    %3000 = arith.muli %4, %c13 : index
    %3001 = arith.addi %3000, %2949 : index
    %3002 = arith.addi %3001, %c23 : index
    %3003 = arith.addi %3002, %c14 : index
    %3004 = vector.extract %568#7[2] : f32 from vector<8xf32>
    memref.store %3004, %19[%3003] : memref<?xf32>
    %3005 = arith.muli %4, %c13 : index
    %3006 = arith.addi %3005, %2949 : index
    %3007 = arith.addi %3006, %c23 : index
    %3008 = arith.addi %3007, %c31 : index
    %3009 = vector.extract %568#7[3] : f32 from vector<8xf32>
    memref.store %3009, %19[%3008] : memref<?xf32>
    %3010 = arith.muli %4, %c13 : index
    %3011 = arith.addi %3010, %2949 : index
    %3012 = arith.addi %3011, %c23 : index
    %3013 = arith.addi %3012, %c32 : index
    %3014 = vector.extract %568#7[4] : f32 from vector<8xf32>
    memref.store %3014, %19[%3013] : memref<?xf32>
    %3015 = arith.muli %4, %c13 : index
    %3016 = arith.addi %3015, %2949 : index
    %3017 = arith.addi %3016, %c23 : index
    %3018 = arith.addi %3017, %c33 : index
    %3019 = vector.extract %568#7[5] : f32 from vector<8xf32>
    memref.store %3019, %19[%3018] : memref<?xf32>
    %3020 = arith.muli %4, %c13 : index
    %3021 = arith.addi %3020, %2949 : index
    %3022 = arith.addi %3021, %c23 : index
    %3023 = arith.addi %3022, %c34 : index
    %3024 = vector.extract %568#7[6] : f32 from vector<8xf32>
    memref.store %3024, %19[%3023] : memref<?xf32>
    %3025 = arith.muli %4, %c13 : index
    %3026 = arith.addi %3025, %2949 : index
    %3027 = arith.addi %3026, %c23 : index
    %3028 = arith.addi %3027, %c35 : index
    %3029 = vector.extract %568#7[7] : f32 from vector<8xf32>
    memref.store %3029, %19[%3028] : memref<?xf32>
    wave.barrier
    %3030 = arith.muli %4, %c9 : index
    %3031 = arith.addi %3030, %c10 : index
    %3032 = arith.muli %3031, %c9 : index
    %3033 = arith.divui %2946, %c8 : index
    %3034 = arith.addi %3032, %3033 : index
    %3035 = arith.addi %2945, %3034 : index
    %3036 = arith.cmpi slt, %3035, %22 : index
    scf.if %3036 {
      %3037 = arith.cmpi eq, %hasFactors, %c11 : index
      %3038 = memref.load %factors[%3035] : memref<?xf32>
      %3039 = arith.select %3037, %3038, %c37 : f32
      %3040 = arith.addi %2949, %c10 : index
      %3041 = arith.muli %3031, %c16 : index
      %3042 = arith.addi %3040, %3041 : index
      %3043 = memref.load %19[%3042] : memref<?xf32>
      %3044 = arith.addi %3042, %c13 : index
      %3045 = memref.load %19[%3044] : memref<?xf32>
      %3046 = arith.addf %3043, %3045 : f32
      %3047 = arith.addi %3042, %c38 : index
      %3048 = memref.load %19[%3047] : memref<?xf32>
      %3049 = arith.addf %3046, %3048 : f32
      %3050 = arith.addi %3042, %c39 : index
      %3051 = memref.load %19[%3050] : memref<?xf32>
      %3052 = arith.addf %3049, %3051 : f32
      %3053 = arith.mulf %3052, %3039 : f32
      %3054 = arith.muli %3, %c9 : index
      %3055 = arith.addi %3054, %c10 : index
      %3056 = arith.muli %3055, %c8 : index
      %3057 = arith.remui %2946, %c8 : index
      %3058 = arith.addi %3056, %3057 : index
      %3059 = arith.muli %3034, %c32 : index
      %3060 = arith.addi %3059, %3058 : index
      memref.store %3053, %20[%3060] : memref<?xf32>
      %3061 = arith.addi %2949, %c23 : index
      %3062 = arith.muli %3031, %c16 : index
      %3063 = arith.addi %3061, %3062 : index
      %3064 = memref.load %19[%3063] : memref<?xf32>
      %3065 = arith.addi %3063, %c13 : index
      %3066 = memref.load %19[%3065] : memref<?xf32>
      %3067 = arith.addf %3064, %3066 : f32
      %3068 = arith.addi %3063, %c38 : index
      %3069 = memref.load %19[%3068] : memref<?xf32>
      %3070 = arith.addf %3067, %3069 : f32
      %3071 = arith.addi %3063, %c39 : index
      %3072 = memref.load %19[%3071] : memref<?xf32>
      %3073 = arith.addf %3070, %3072 : f32
      %3074 = arith.mulf %3073, %3039 : f32
      %3075 = arith.muli %3, %c9 : index
      %3076 = arith.addi %3075, %c11 : index
      %3077 = arith.muli %3076, %c8 : index
      %3078 = arith.remui %2946, %c8 : index
      %3079 = arith.addi %3077, %3078 : index
      %3080 = arith.muli %3034, %c32 : index
      %3081 = arith.addi %3080, %3079 : index
      memref.store %3074, %20[%3081] : memref<?xf32>
    }
    %3082 = arith.muli %4, %c9 : index
    %3083 = arith.addi %3082, %c11 : index
    %3084 = arith.muli %3083, %c9 : index
    %3085 = arith.divui %2946, %c8 : index
    %3086 = arith.addi %3084, %3085 : index
    %3087 = arith.addi %2945, %3086 : index
    %3088 = arith.cmpi slt, %3087, %22 : index
    scf.if %3088 {
      %3089 = arith.cmpi eq, %hasFactors, %c11 : index
      %3090 = memref.load %factors[%3087] : memref<?xf32>
      %3091 = arith.select %3089, %3090, %c37 : f32
      %3092 = arith.addi %2949, %c10 : index
      %3093 = arith.muli %3083, %c16 : index
      %3094 = arith.addi %3092, %3093 : index
      %3095 = memref.load %19[%3094] : memref<?xf32>
      %3096 = arith.addi %3094, %c13 : index
      %3097 = memref.load %19[%3096] : memref<?xf32>
      %3098 = arith.addf %3095, %3097 : f32
      %3099 = arith.addi %3094, %c38 : index
      %3100 = memref.load %19[%3099] : memref<?xf32>
      %3101 = arith.addf %3098, %3100 : f32
      %3102 = arith.addi %3094, %c39 : index
      %3103 = memref.load %19[%3102] : memref<?xf32>
      %3104 = arith.addf %3101, %3103 : f32
      %3105 = arith.mulf %3104, %3091 : f32
      %3106 = arith.muli %3, %c9 : index
      %3107 = arith.addi %3106, %c10 : index
      %3108 = arith.muli %3107, %c8 : index
      %3109 = arith.remui %2946, %c8 : index
      %3110 = arith.addi %3108, %3109 : index
      %3111 = arith.muli %3086, %c32 : index
      %3112 = arith.addi %3111, %3110 : index
      memref.store %3105, %20[%3112] : memref<?xf32>
      %3113 = arith.addi %2949, %c23 : index
      %3114 = arith.muli %3083, %c16 : index
      %3115 = arith.addi %3113, %3114 : index
      %3116 = memref.load %19[%3115] : memref<?xf32>
      %3117 = arith.addi %3115, %c13 : index
      %3118 = memref.load %19[%3117] : memref<?xf32>
      %3119 = arith.addf %3116, %3118 : f32
      %3120 = arith.addi %3115, %c38 : index
      %3121 = memref.load %19[%3120] : memref<?xf32>
      %3122 = arith.addf %3119, %3121 : f32
      %3123 = arith.addi %3115, %c39 : index
      %3124 = memref.load %19[%3123] : memref<?xf32>
      %3125 = arith.addf %3122, %3124 : f32
      %3126 = arith.mulf %3125, %3091 : f32
      %3127 = arith.muli %3, %c9 : index
      %3128 = arith.addi %3127, %c11 : index
      %3129 = arith.muli %3128, %c8 : index
      %3130 = arith.remui %2946, %c8 : index
      %3131 = arith.addi %3129, %3130 : index
      %3132 = arith.muli %3086, %c32 : index
      %3133 = arith.addi %3132, %3131 : index
      memref.store %3126, %20[%3133] : memref<?xf32>
    }
    wave.barrier
    %3134 = arith.addi %23, %c17 : index
    %3135 = wave.wave
    %3136 = arith.addi %3135, %c10 : index
    %3137 = arith.addi %3134, %3136 : index
    %3138 = arith.cmpi slt, %3137, %22 : index
    scf.if %3138 {
      %3139 = arith.addi %3134, %3136 : index
      %3140 = arith.muli %3136, %c32 : index
      %3141 = wave.lane
      %3142 = arith.addi %3141, %c10 : index
      %3143 = arith.cmpi eq, %hasBias, %c11 : index
      %3144 = arith.addi %3140, %3142 : index
      %3145 = memref.load %20[%3144] : memref<?xf32>
      %3146 = arith.muli %0, %c32 : index
      %3147 = arith.addi %3146, %3142 : index
      %3148 = memref.load %bias[%3147] : memref<?xf32>
      %3149 = arith.addf %3145, %3148 : f32
      %3150 = arith.select %3143, %3149, %3145 : f32
      %3151 = arith.addi %3142, %c14 : index
      %3152 = arith.cmpi eq, %hasBias, %c11 : index
      %3153 = arith.addi %3140, %3151 : index
      %3154 = memref.load %20[%3153] : memref<?xf32>
      %3155 = arith.muli %0, %c32 : index
      %3156 = arith.addi %3155, %3151 : index
      %3157 = memref.load %bias[%3156] : memref<?xf32>
      %3158 = arith.addf %3154, %3157 : f32
      %3159 = arith.select %3152, %3158, %3154 : f32
      %3160 = arith.addi %3141, %c16 : index
      %3161 = arith.cmpi eq, %hasBias, %c11 : index
      %3162 = arith.addi %3140, %3160 : index
      %3163 = memref.load %20[%3162] : memref<?xf32>
      %3164 = arith.muli %0, %c32 : index
      %3165 = arith.addi %3164, %3160 : index
      %3166 = memref.load %bias[%3165] : memref<?xf32>
      %3167 = arith.addf %3163, %3166 : f32
      %3168 = arith.select %3161, %3167, %3163 : f32
      %3169 = arith.addi %3160, %c14 : index
      %3170 = arith.cmpi eq, %hasBias, %c11 : index
      %3171 = arith.addi %3140, %3169 : index
      %3172 = memref.load %20[%3171] : memref<?xf32>
      %3173 = arith.muli %0, %c32 : index
      %3174 = arith.addi %3173, %3169 : index
      %3175 = memref.load %bias[%3174] : memref<?xf32>
      %3176 = arith.addf %3172, %3175 : f32
      %3177 = arith.select %3170, %3176, %3172 : f32
      %3178 = arith.addi %heads, %kvHeads : index
      %3179 = arith.cmpi slt, %0, %3178 : index
      scf.if %3179 {
        %3180 = arith.addi %positionsAt, %3139 : index
        %3181 = memref.load %step[%3180] : memref<?xi32>
        %3182 = arith.index_cast %3181 : i32 to index
        %3183 = arith.cmpi eq, %hasNorm, %c11 : index
        %3184 = math.fma %3150, %3150, %c43 : f32
        %3185 = math.fma %3159, %3159, %3184 : f32
        %3186 = math.fma %3168, %3168, %3185 : f32
        %3187 = math.fma %3177, %3177, %3186 : f32
        %3188 = vector.broadcast %3187 : f32 to vector<1xf32>
        %3189 = wave.reduce "add" %3188 : vector<1xf32>
        %3190 = arith.mulf %3189, %inverseHeadDim : f32
        %3191 = arith.addf %3190, %epsilon : f32
        %3192 = math.sqrt %3191 : f32
        %3193 = arith.divf %c37, %3192 : f32
        %3194 = arith.cmpi slt, %0, %heads : index
        %3195 = arith.addi %3142, %c14 : index
        %3196 = memref.load %query_norm[%3142] : memref<?xf32>
        %3197 = memref.load %key_norm[%3142] : memref<?xf32>
        %3198 = arith.select %3194, %3196, %3197 : f32
        %3199 = arith.mulf %3150, %3193 : f32
        %3200 = arith.mulf %3199, %3198 : f32
        %3201 = arith.select %3183, %3200, %3150 : f32
        %3202 = memref.load %query_norm[%3195] : memref<?xf32>
        %3203 = memref.load %key_norm[%3195] : memref<?xf32>
        %3204 = arith.select %3194, %3202, %3203 : f32
        %3205 = arith.mulf %3159, %3193 : f32
        %3206 = arith.mulf %3205, %3204 : f32
        %3207 = arith.select %3183, %3206, %3159 : f32
        %3208 = arith.addi %3160, %c14 : index
        %3209 = memref.load %query_norm[%3160] : memref<?xf32>
        %3210 = memref.load %key_norm[%3160] : memref<?xf32>
        %3211 = arith.select %3194, %3209, %3210 : f32
        %3212 = arith.mulf %3168, %3193 : f32
        %3213 = arith.mulf %3212, %3211 : f32
        %3214 = arith.select %3183, %3213, %3168 : f32
        %3215 = memref.load %query_norm[%3208] : memref<?xf32>
        %3216 = memref.load %key_norm[%3208] : memref<?xf32>
        %3217 = arith.select %3194, %3215, %3216 : f32
        %3218 = arith.mulf %3177, %3193 : f32
        %3219 = arith.mulf %3218, %3217 : f32
        %3220 = arith.select %3183, %3219, %3177 : f32
        %3221 = arith.remui %3182, %c23 : index
        %3222 = arith.muli %3221, %c32 : index
        %3223 = arith.addi %3222, %3142 : index
        %3224 = arith.divui %3182, %c23 : index
        %3225 = arith.addi %3224, %c23 : index
        %3226 = arith.muli %3225, %c32 : index
        %3227 = arith.addi %3226, %3142 : index
        %3228 = memref.load %rope[%3223] : memref<?xf32>
        %3229 = arith.addi %3223, %c14 : index
        %3230 = memref.load %rope[%3229] : memref<?xf32>
        %3231 = memref.load %rope[%3227] : memref<?xf32>
        %3232 = arith.addi %3227, %c14 : index
        %3233 = memref.load %rope[%3232] : memref<?xf32>
        %3234 = arith.mulf %3231, %3228 : f32
        %3235 = arith.mulf %3233, %3230 : f32
        %3236 = arith.subf %3234, %3235 : f32
        %3237 = arith.mulf %3233, %3228 : f32
        %3238 = arith.mulf %3231, %3230 : f32
        %3239 = arith.addf %3237, %3238 : f32
        %3240 = arith.mulf %3201, %3236 : f32
        %3241 = arith.mulf %3207, %3239 : f32
        %3242 = arith.subf %3240, %3241 : f32
        %3243 = arith.mulf %3207, %3236 : f32
        %3244 = arith.mulf %3201, %3239 : f32
        %3245 = arith.addf %3243, %3244 : f32
        %3246 = arith.cmpi slt, %0, %heads : index
        scf.if %3246 {
          %3247 = arith.muli %3139, %heads : index
          %3248 = arith.addi %3247, %0 : index
          %3249 = arith.muli %3248, %c32 : index
          %3250 = arith.addi %3249, %3142 : index
          memref.store %3242, %q[%3250] : memref<?xf32>
          %3251 = arith.addi %3250, %c14 : index
          memref.store %3245, %q[%3251] : memref<?xf32>
        } else {
          %3252 = arith.addi %3140, %3142 : index
          memref.store %3242, %20[%3252] : memref<?xf32>
          %3253 = arith.addi %3140, %3142 : index
          %3254 = arith.addi %3253, %c14 : index
          memref.store %3245, %20[%3254] : memref<?xf32>
        }
        %3255 = arith.remui %3182, %c23 : index
        %3256 = arith.muli %3255, %c32 : index
        %3257 = arith.addi %3256, %3160 : index
        %3258 = arith.divui %3182, %c23 : index
        %3259 = arith.addi %3258, %c23 : index
        %3260 = arith.muli %3259, %c32 : index
        %3261 = arith.addi %3260, %3160 : index
        %3262 = memref.load %rope[%3257] : memref<?xf32>
        %3263 = arith.addi %3257, %c14 : index
        %3264 = memref.load %rope[%3263] : memref<?xf32>
        %3265 = memref.load %rope[%3261] : memref<?xf32>
        %3266 = arith.addi %3261, %c14 : index
        %3267 = memref.load %rope[%3266] : memref<?xf32>
        %3268 = arith.mulf %3265, %3262 : f32
        %3269 = arith.mulf %3267, %3264 : f32
        %3270 = arith.subf %3268, %3269 : f32
        %3271 = arith.mulf %3267, %3262 : f32
        %3272 = arith.mulf %3265, %3264 : f32
        %3273 = arith.addf %3271, %3272 : f32
        %3274 = arith.mulf %3214, %3270 : f32
        %3275 = arith.mulf %3220, %3273 : f32
        %3276 = arith.subf %3274, %3275 : f32
        %3277 = arith.mulf %3220, %3270 : f32
        %3278 = arith.mulf %3214, %3273 : f32
        %3279 = arith.addf %3277, %3278 : f32
        %3280 = arith.cmpi slt, %0, %heads : index
        scf.if %3280 {
          %3281 = arith.muli %3139, %heads : index
          %3282 = arith.addi %3281, %0 : index
          %3283 = arith.muli %3282, %c32 : index
          %3284 = arith.addi %3283, %3160 : index
          memref.store %3276, %q[%3284] : memref<?xf32>
          %3285 = arith.addi %3284, %c14 : index
          memref.store %3279, %q[%3285] : memref<?xf32>
        } else {
          %3286 = arith.addi %3140, %3160 : index
          memref.store %3276, %20[%3286] : memref<?xf32>
          %3287 = arith.addi %3140, %3160 : index
          %3288 = arith.addi %3287, %c14 : index
          memref.store %3279, %20[%3288] : memref<?xf32>
        }
      } else {
        %3289 = arith.cmpi slt, %0, %heads : index
        scf.if %3289 {
          %3290 = arith.muli %3139, %heads : index
          %3291 = arith.addi %3290, %0 : index
          %3292 = arith.muli %3291, %c32 : index
          %3293 = arith.addi %3292, %3142 : index
          memref.store %3150, %q[%3293] : memref<?xf32>
          %3294 = arith.addi %3293, %c14 : index
          memref.store %3159, %q[%3294] : memref<?xf32>
        } else {
          %3295 = arith.addi %3140, %3142 : index
          memref.store %3150, %20[%3295] : memref<?xf32>
          %3296 = arith.addi %3140, %3142 : index
          %3297 = arith.addi %3296, %c14 : index
          memref.store %3159, %20[%3297] : memref<?xf32>
        }
        %3298 = arith.cmpi slt, %0, %heads : index
        scf.if %3298 {
          %3299 = arith.muli %3139, %heads : index
          %3300 = arith.addi %3299, %0 : index
          %3301 = arith.muli %3300, %c32 : index
          %3302 = arith.addi %3301, %3160 : index
          memref.store %3168, %q[%3302] : memref<?xf32>
          %3303 = arith.addi %3302, %c14 : index
          memref.store %3177, %q[%3303] : memref<?xf32>
        } else {
          %3304 = arith.addi %3140, %3160 : index
          memref.store %3168, %20[%3304] : memref<?xf32>
          %3305 = arith.addi %3140, %3160 : index
          %3306 = arith.addi %3305, %c14 : index
          memref.store %3177, %20[%3306] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %3307 = arith.cmpi sge, %0, %heads : index
    scf.if %3307 {
      %3308 = arith.addi %3135, %c10 : index
      %3309 = arith.addi %3134, %3308 : index
      %3310 = arith.cmpi slt, %3309, %22 : index
      scf.if %3310 {
        %3311 = arith.addi %3134, %3308 : index
        %3312 = arith.addi %slotsAt, %3311 : index
        %3313 = memref.load %step[%3312] : memref<?xi32>
        %3314 = arith.index_cast %3313 : i32 to index
        %3315 = arith.cmpi sge, %3314, %c10 : index
        scf.if %3315 {
          %3316 = arith.muli %3308, %c32 : index
          %3317 = arith.subi %0, %heads : index
          %3318 = memref.load %scales[%3317] : memref<?xf32>
          %3319 = vector.broadcast %3318 : f32 to vector<4xf32>
          %3320 = arith.divui %3314, %c8 : index
          %3321 = arith.remui %3314, %c8 : index
          %3322 = arith.muli %3320, %pageBytes : index
          %3323 = arith.cmpi eq, %codec, %c10 : index
          scf.if %3323 {
            %3324 = wave.lane
            %3325 = arith.muli %3324, %c2 : index
            scf.for %3326 = %3325 to %c32 step %c32 {
              %3327 = arith.addi %3316, %3326 : index
              %3328 = vector.load %20[%3327] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3329 = arith.mulf %3328, %3319 : vector<4xf32>
              %3330 = arith.minimumf %3329, %c49 : vector<4xf32>
              %3331 = arith.maximumf %3330, %c50 : vector<4xf32>
              %3332 = arith.truncf %3331 : vector<4xf32> to vector<4xf16>
              %3333 = vector.bitcast %3332 : vector<4xf16> to vector<8xi8>
              %3334 = arith.cmpi slt, %3317, %kvHeads : index
              scf.if %3334 {
                %3335 = arith.muli %3317, %c12 : index
                %3336 = arith.addi %3322, %3335 : index
                %3337 = arith.divui %3326, %c8 : index
                %3338 = arith.muli %3337, %c51 : index
                %3339 = arith.remui %3326, %c8 : index
                %3340 = arith.divui %3339, %c5 : index
                %3341 = arith.muli %3340, %c23 : index
                %3342 = arith.muli %3321, %c8 : index
                %3343 = arith.addi %3341, %3342 : index
                %3344 = arith.remui %3339, %c5 : index
                %3345 = arith.muli %3344, %c9 : index
                %3346 = arith.addi %3343, %3345 : index
                %3347 = arith.addi %3338, %3346 : index
                %3348 = arith.addi %3336, %3347 : index
                vector.store %3333, %kv[%3348] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %3349 = arith.subi %3317, %kvHeads : index
                %3350 = arith.muli %3349, %c12 : index
                %3351 = arith.addi %3322, %3350 : index
                %3352 = arith.addi %3326, %c10 : index
                %3353 = arith.divui %3352, %c8 : index
                %3354 = arith.muli %3353, %c51 : index
                %3355 = arith.addi %3354, %c38 : index
                %3356 = arith.remui %3352, %c8 : index
                %3357 = arith.divui %3321, %c9 : index
                %3358 = arith.remui %3321, %c9 : index
                %3359 = arith.muli %3358, %c5 : index
                %3360 = arith.addi %3357, %3359 : index
                %3361 = arith.divui %3360, %c5 : index
                %3362 = arith.muli %3361, %c23 : index
                %3363 = arith.muli %3356, %c8 : index
                %3364 = arith.addi %3362, %3363 : index
                %3365 = arith.remui %3360, %c5 : index
                %3366 = arith.muli %3365, %c9 : index
                %3367 = arith.addi %3364, %3366 : index
                %3368 = arith.addi %3355, %3367 : index
                %3369 = arith.addi %3351, %3368 : index
                %3370 = vector.shuffle %3333, %3333 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %3370, %kv[%3369] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3371 = arith.addi %3326, %c11 : index
                %3372 = arith.divui %3371, %c8 : index
                %3373 = arith.muli %3372, %c51 : index
                %3374 = arith.addi %3373, %c38 : index
                %3375 = arith.remui %3371, %c8 : index
                %3376 = arith.divui %3321, %c9 : index
                %3377 = arith.remui %3321, %c9 : index
                %3378 = arith.muli %3377, %c5 : index
                %3379 = arith.addi %3376, %3378 : index
                %3380 = arith.divui %3379, %c5 : index
                %3381 = arith.muli %3380, %c23 : index
                %3382 = arith.muli %3375, %c8 : index
                %3383 = arith.addi %3381, %3382 : index
                %3384 = arith.remui %3379, %c5 : index
                %3385 = arith.muli %3384, %c9 : index
                %3386 = arith.addi %3383, %3385 : index
                %3387 = arith.addi %3374, %3386 : index
                %3388 = arith.addi %3351, %3387 : index
                %3389 = vector.shuffle %3333, %3333 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %3389, %kv[%3388] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3390 = arith.addi %3326, %c9 : index
                %3391 = arith.divui %3390, %c8 : index
                %3392 = arith.muli %3391, %c51 : index
                %3393 = arith.addi %3392, %c38 : index
                %3394 = arith.remui %3390, %c8 : index
                %3395 = arith.divui %3321, %c9 : index
                %3396 = arith.remui %3321, %c9 : index
                %3397 = arith.muli %3396, %c5 : index
                %3398 = arith.addi %3395, %3397 : index
                %3399 = arith.divui %3398, %c5 : index
                %3400 = arith.muli %3399, %c23 : index
                %3401 = arith.muli %3394, %c8 : index
                %3402 = arith.addi %3400, %3401 : index
                %3403 = arith.remui %3398, %c5 : index
                %3404 = arith.muli %3403, %c9 : index
                %3405 = arith.addi %3402, %3404 : index
                %3406 = arith.addi %3393, %3405 : index
                %3407 = arith.addi %3351, %3406 : index
                %3408 = vector.shuffle %3333, %3333 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %3408, %kv[%3407] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3409 = arith.addi %3326, %c30 : index
                %3410 = arith.divui %3409, %c8 : index
                %3411 = arith.muli %3410, %c51 : index
                %3412 = arith.addi %3411, %c38 : index
                %3413 = arith.remui %3409, %c8 : index
                %3414 = arith.divui %3321, %c9 : index
                %3415 = arith.remui %3321, %c9 : index
                %3416 = arith.muli %3415, %c5 : index
                %3417 = arith.addi %3414, %3416 : index
                %3418 = arith.divui %3417, %c5 : index
                %3419 = arith.muli %3418, %c23 : index
                %3420 = arith.muli %3413, %c8 : index
                %3421 = arith.addi %3419, %3420 : index
                %3422 = arith.remui %3417, %c5 : index
                %3423 = arith.muli %3422, %c9 : index
                %3424 = arith.addi %3421, %3423 : index
                %3425 = arith.addi %3412, %3424 : index
                %3426 = arith.addi %3351, %3425 : index
                %3427 = vector.shuffle %3333, %3333 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %3427, %kv[%3426] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %3428 = arith.cmpi eq, %codec, %c11 : index
          scf.if %3428 {
            %3429 = wave.lane
            %3430 = arith.muli %3429, %c2 : index
            scf.for %3431 = %3430 to %c32 step %c32 {
              %3432 = arith.addi %3316, %3431 : index
              %3433 = vector.load %20[%3432] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3434 = arith.mulf %3433, %3319 : vector<4xf32>
              %3435 = wave.fp8_encode "e4m3" %3434 : vector<4xf32> -> vector<4xi8>
              %3436 = arith.cmpi slt, %3317, %kvHeads : index
              scf.if %3436 {
                %3437 = arith.muli %3317, %c38 : index
                %3438 = arith.addi %3322, %3437 : index
                %3439 = vector.shuffle %3435, %3435 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3440 = arith.divui %3431, %c8 : index
                %3441 = arith.muli %3440, %c23 : index
                %3442 = arith.remui %3431, %c8 : index
                %3443 = arith.muli %3321, %c8 : index
                %3444 = arith.divui %3442, %c2 : index
                %3445 = arith.muli %3444, %c2 : index
                %3446 = arith.remui %3442, %c9 : index
                %3447 = arith.muli %3446, %c9 : index
                %3448 = arith.addi %3445, %3447 : index
                %3449 = arith.divui %3442, %c9 : index
                %3450 = arith.remui %3449, %c9 : index
                %3451 = arith.addi %3448, %3450 : index
                %3452 = arith.addi %3443, %3451 : index
                %3453 = arith.addi %3441, %3452 : index
                %3454 = arith.addi %3438, %3453 : index
                vector.store %3439, %kv[%3454] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3455 = arith.subi %3317, %kvHeads : index
                %3456 = arith.muli %3455, %c38 : index
                %3457 = arith.addi %3322, %3456 : index
                %3458 = arith.addi %3431, %c10 : index
                %3459 = arith.divui %3458, %c8 : index
                %3460 = arith.muli %3459, %c23 : index
                %3461 = arith.addi %3460, %c13 : index
                %3462 = arith.remui %3458, %c8 : index
                %3463 = arith.divui %3321, %c9 : index
                %3464 = arith.remui %3321, %c9 : index
                %3465 = arith.muli %3464, %c5 : index
                %3466 = arith.addi %3463, %3465 : index
                %3467 = arith.muli %3462, %c8 : index
                %3468 = arith.divui %3466, %c2 : index
                %3469 = arith.muli %3468, %c2 : index
                %3470 = arith.remui %3466, %c9 : index
                %3471 = arith.muli %3470, %c9 : index
                %3472 = arith.addi %3469, %3471 : index
                %3473 = arith.divui %3466, %c9 : index
                %3474 = arith.remui %3473, %c9 : index
                %3475 = arith.addi %3472, %3474 : index
                %3476 = arith.addi %3467, %3475 : index
                %3477 = arith.addi %3461, %3476 : index
                %3478 = arith.addi %3457, %3477 : index
                %3479 = vector.shuffle %3435, %3435 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3479, %kv[%3478] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3480 = arith.addi %3431, %c11 : index
                %3481 = arith.divui %3480, %c8 : index
                %3482 = arith.muli %3481, %c23 : index
                %3483 = arith.addi %3482, %c13 : index
                %3484 = arith.remui %3480, %c8 : index
                %3485 = arith.divui %3321, %c9 : index
                %3486 = arith.remui %3321, %c9 : index
                %3487 = arith.muli %3486, %c5 : index
                %3488 = arith.addi %3485, %3487 : index
                %3489 = arith.muli %3484, %c8 : index
                %3490 = arith.divui %3488, %c2 : index
                %3491 = arith.muli %3490, %c2 : index
                %3492 = arith.remui %3488, %c9 : index
                %3493 = arith.muli %3492, %c9 : index
                %3494 = arith.addi %3491, %3493 : index
                %3495 = arith.divui %3488, %c9 : index
                %3496 = arith.remui %3495, %c9 : index
                %3497 = arith.addi %3494, %3496 : index
                %3498 = arith.addi %3489, %3497 : index
                %3499 = arith.addi %3483, %3498 : index
                %3500 = arith.addi %3457, %3499 : index
                %3501 = vector.shuffle %3435, %3435 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3501, %kv[%3500] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3502 = arith.addi %3431, %c9 : index
                %3503 = arith.divui %3502, %c8 : index
                %3504 = arith.muli %3503, %c23 : index
                %3505 = arith.addi %3504, %c13 : index
                %3506 = arith.remui %3502, %c8 : index
                %3507 = arith.divui %3321, %c9 : index
                %3508 = arith.remui %3321, %c9 : index
                %3509 = arith.muli %3508, %c5 : index
                %3510 = arith.addi %3507, %3509 : index
                %3511 = arith.muli %3506, %c8 : index
                %3512 = arith.divui %3510, %c2 : index
                %3513 = arith.muli %3512, %c2 : index
                %3514 = arith.remui %3510, %c9 : index
                %3515 = arith.muli %3514, %c9 : index
                %3516 = arith.addi %3513, %3515 : index
                %3517 = arith.divui %3510, %c9 : index
                %3518 = arith.remui %3517, %c9 : index
                %3519 = arith.addi %3516, %3518 : index
                %3520 = arith.addi %3511, %3519 : index
                %3521 = arith.addi %3505, %3520 : index
                %3522 = arith.addi %3457, %3521 : index
                %3523 = vector.shuffle %3435, %3435 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3523, %kv[%3522] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3524 = arith.addi %3431, %c30 : index
                %3525 = arith.divui %3524, %c8 : index
                %3526 = arith.muli %3525, %c23 : index
                %3527 = arith.addi %3526, %c13 : index
                %3528 = arith.remui %3524, %c8 : index
                %3529 = arith.divui %3321, %c9 : index
                %3530 = arith.remui %3321, %c9 : index
                %3531 = arith.muli %3530, %c5 : index
                %3532 = arith.addi %3529, %3531 : index
                %3533 = arith.muli %3528, %c8 : index
                %3534 = arith.divui %3532, %c2 : index
                %3535 = arith.muli %3534, %c2 : index
                %3536 = arith.remui %3532, %c9 : index
                %3537 = arith.muli %3536, %c9 : index
                %3538 = arith.addi %3535, %3537 : index
                %3539 = arith.divui %3532, %c9 : index
                %3540 = arith.remui %3539, %c9 : index
                %3541 = arith.addi %3538, %3540 : index
                %3542 = arith.addi %3533, %3541 : index
                %3543 = arith.addi %3527, %3542 : index
                %3544 = arith.addi %3457, %3543 : index
                %3545 = vector.shuffle %3435, %3435 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3545, %kv[%3544] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3546 = arith.cmpi eq, %codec, %c9 : index
          scf.if %3546 {
            %3547 = wave.lane
            %3548 = arith.muli %3547, %c2 : index
            scf.for %3549 = %3548 to %c32 step %c32 {
              %3550 = arith.addi %3316, %3549 : index
              %3551 = vector.load %20[%3550] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3552 = arith.mulf %3551, %3319 : vector<4xf32>
              %3553 = wave.fp8_encode "e5m2" %3552 : vector<4xf32> -> vector<4xi8>
              %3554 = arith.cmpi slt, %3317, %kvHeads : index
              scf.if %3554 {
                %3555 = arith.muli %3317, %c38 : index
                %3556 = arith.addi %3322, %3555 : index
                %3557 = vector.shuffle %3553, %3553 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3558 = arith.divui %3549, %c8 : index
                %3559 = arith.muli %3558, %c23 : index
                %3560 = arith.remui %3549, %c8 : index
                %3561 = arith.muli %3321, %c8 : index
                %3562 = arith.divui %3560, %c2 : index
                %3563 = arith.muli %3562, %c2 : index
                %3564 = arith.remui %3560, %c9 : index
                %3565 = arith.muli %3564, %c9 : index
                %3566 = arith.addi %3563, %3565 : index
                %3567 = arith.divui %3560, %c9 : index
                %3568 = arith.remui %3567, %c9 : index
                %3569 = arith.addi %3566, %3568 : index
                %3570 = arith.addi %3561, %3569 : index
                %3571 = arith.addi %3559, %3570 : index
                %3572 = arith.addi %3556, %3571 : index
                vector.store %3557, %kv[%3572] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3573 = arith.subi %3317, %kvHeads : index
                %3574 = arith.muli %3573, %c38 : index
                %3575 = arith.addi %3322, %3574 : index
                %3576 = arith.addi %3549, %c10 : index
                %3577 = arith.divui %3576, %c8 : index
                %3578 = arith.muli %3577, %c23 : index
                %3579 = arith.addi %3578, %c13 : index
                %3580 = arith.remui %3576, %c8 : index
                %3581 = arith.divui %3321, %c9 : index
                %3582 = arith.remui %3321, %c9 : index
                %3583 = arith.muli %3582, %c5 : index
                %3584 = arith.addi %3581, %3583 : index
                %3585 = arith.muli %3580, %c8 : index
                %3586 = arith.divui %3584, %c2 : index
                %3587 = arith.muli %3586, %c2 : index
                %3588 = arith.remui %3584, %c9 : index
                %3589 = arith.muli %3588, %c9 : index
                %3590 = arith.addi %3587, %3589 : index
                %3591 = arith.divui %3584, %c9 : index
                %3592 = arith.remui %3591, %c9 : index
                %3593 = arith.addi %3590, %3592 : index
                %3594 = arith.addi %3585, %3593 : index
                %3595 = arith.addi %3579, %3594 : index
                %3596 = arith.addi %3575, %3595 : index
                %3597 = vector.shuffle %3553, %3553 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3597, %kv[%3596] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3598 = arith.addi %3549, %c11 : index
                %3599 = arith.divui %3598, %c8 : index
                %3600 = arith.muli %3599, %c23 : index
                %3601 = arith.addi %3600, %c13 : index
                %3602 = arith.remui %3598, %c8 : index
                %3603 = arith.divui %3321, %c9 : index
                %3604 = arith.remui %3321, %c9 : index
                %3605 = arith.muli %3604, %c5 : index
                %3606 = arith.addi %3603, %3605 : index
                %3607 = arith.muli %3602, %c8 : index
                %3608 = arith.divui %3606, %c2 : index
                %3609 = arith.muli %3608, %c2 : index
                %3610 = arith.remui %3606, %c9 : index
                %3611 = arith.muli %3610, %c9 : index
                %3612 = arith.addi %3609, %3611 : index
                %3613 = arith.divui %3606, %c9 : index
                %3614 = arith.remui %3613, %c9 : index
                %3615 = arith.addi %3612, %3614 : index
                %3616 = arith.addi %3607, %3615 : index
                %3617 = arith.addi %3601, %3616 : index
                %3618 = arith.addi %3575, %3617 : index
                %3619 = vector.shuffle %3553, %3553 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3619, %kv[%3618] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3620 = arith.addi %3549, %c9 : index
                %3621 = arith.divui %3620, %c8 : index
                %3622 = arith.muli %3621, %c23 : index
                %3623 = arith.addi %3622, %c13 : index
                %3624 = arith.remui %3620, %c8 : index
                %3625 = arith.divui %3321, %c9 : index
                %3626 = arith.remui %3321, %c9 : index
                %3627 = arith.muli %3626, %c5 : index
                %3628 = arith.addi %3625, %3627 : index
                %3629 = arith.muli %3624, %c8 : index
                %3630 = arith.divui %3628, %c2 : index
                %3631 = arith.muli %3630, %c2 : index
                %3632 = arith.remui %3628, %c9 : index
                %3633 = arith.muli %3632, %c9 : index
                %3634 = arith.addi %3631, %3633 : index
                %3635 = arith.divui %3628, %c9 : index
                %3636 = arith.remui %3635, %c9 : index
                %3637 = arith.addi %3634, %3636 : index
                %3638 = arith.addi %3629, %3637 : index
                %3639 = arith.addi %3623, %3638 : index
                %3640 = arith.addi %3575, %3639 : index
                %3641 = vector.shuffle %3553, %3553 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3641, %kv[%3640] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3642 = arith.addi %3549, %c30 : index
                %3643 = arith.divui %3642, %c8 : index
                %3644 = arith.muli %3643, %c23 : index
                %3645 = arith.addi %3644, %c13 : index
                %3646 = arith.remui %3642, %c8 : index
                %3647 = arith.divui %3321, %c9 : index
                %3648 = arith.remui %3321, %c9 : index
                %3649 = arith.muli %3648, %c5 : index
                %3650 = arith.addi %3647, %3649 : index
                %3651 = arith.muli %3646, %c8 : index
                %3652 = arith.divui %3650, %c2 : index
                %3653 = arith.muli %3652, %c2 : index
                %3654 = arith.remui %3650, %c9 : index
                %3655 = arith.muli %3654, %c9 : index
                %3656 = arith.addi %3653, %3655 : index
                %3657 = arith.divui %3650, %c9 : index
                %3658 = arith.remui %3657, %c9 : index
                %3659 = arith.addi %3656, %3658 : index
                %3660 = arith.addi %3651, %3659 : index
                %3661 = arith.addi %3645, %3660 : index
                %3662 = arith.addi %3575, %3661 : index
                %3663 = vector.shuffle %3553, %3553 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3663, %kv[%3662] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
