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
  %operandScale = wave.param "operandScale" : f32
  %c38 = arith.constant 4096 : index
  %c39 = arith.constant 6144 : index
  %hasBias = wave.param "hasBias" : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c43 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %c45 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
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
      %881 = arith.muli %878, %c9 : index
      %882 = memref.load %factors[%881] : memref<?xf32>
      %883 = arith.mulf %882, %operandScale : f32
      %884 = arith.select %880, %883, %operandScale : f32
      %885 = arith.addi %792, %c10 : index
      %886 = arith.muli %874, %c16 : index
      %887 = arith.addi %885, %886 : index
      %888 = memref.load %19[%887] : memref<?xf32>
      %889 = arith.addi %887, %c13 : index
      %890 = memref.load %19[%889] : memref<?xf32>
      %891 = arith.addf %888, %890 : f32
      %892 = arith.addi %887, %c38 : index
      %893 = memref.load %19[%892] : memref<?xf32>
      %894 = arith.addf %891, %893 : f32
      %895 = arith.addi %887, %c39 : index
      %896 = memref.load %19[%895] : memref<?xf32>
      %897 = arith.addf %894, %896 : f32
      %898 = arith.mulf %897, %884 : f32
      %899 = arith.muli %3, %c9 : index
      %900 = arith.addi %899, %c10 : index
      %901 = arith.muli %900, %c8 : index
      %902 = arith.remui %789, %c8 : index
      %903 = arith.addi %901, %902 : index
      %904 = arith.muli %877, %c32 : index
      %905 = arith.addi %904, %903 : index
      memref.store %898, %20[%905] : memref<?xf32>
      %906 = arith.addi %792, %c23 : index
      %907 = arith.muli %874, %c16 : index
      %908 = arith.addi %906, %907 : index
      %909 = memref.load %19[%908] : memref<?xf32>
      %910 = arith.addi %908, %c13 : index
      %911 = memref.load %19[%910] : memref<?xf32>
      %912 = arith.addf %909, %911 : f32
      %913 = arith.addi %908, %c38 : index
      %914 = memref.load %19[%913] : memref<?xf32>
      %915 = arith.addf %912, %914 : f32
      %916 = arith.addi %908, %c39 : index
      %917 = memref.load %19[%916] : memref<?xf32>
      %918 = arith.addf %915, %917 : f32
      %919 = arith.mulf %918, %884 : f32
      %920 = arith.muli %3, %c9 : index
      %921 = arith.addi %920, %c11 : index
      %922 = arith.muli %921, %c8 : index
      %923 = arith.remui %789, %c8 : index
      %924 = arith.addi %922, %923 : index
      %925 = arith.muli %877, %c32 : index
      %926 = arith.addi %925, %924 : index
      memref.store %919, %20[%926] : memref<?xf32>
    }
    %927 = arith.muli %4, %c9 : index
    %928 = arith.addi %927, %c11 : index
    %929 = arith.muli %928, %c9 : index
    %930 = arith.divui %789, %c8 : index
    %931 = arith.addi %929, %930 : index
    %932 = arith.addi %788, %931 : index
    %933 = arith.cmpi slt, %932, %22 : index
    scf.if %933 {
      %934 = arith.cmpi eq, %hasFactors, %c11 : index
      %935 = arith.muli %932, %c9 : index
      %936 = memref.load %factors[%935] : memref<?xf32>
      %937 = arith.mulf %936, %operandScale : f32
      %938 = arith.select %934, %937, %operandScale : f32
      %939 = arith.addi %792, %c10 : index
      %940 = arith.muli %928, %c16 : index
      %941 = arith.addi %939, %940 : index
      %942 = memref.load %19[%941] : memref<?xf32>
      %943 = arith.addi %941, %c13 : index
      %944 = memref.load %19[%943] : memref<?xf32>
      %945 = arith.addf %942, %944 : f32
      %946 = arith.addi %941, %c38 : index
      %947 = memref.load %19[%946] : memref<?xf32>
      %948 = arith.addf %945, %947 : f32
      %949 = arith.addi %941, %c39 : index
      %950 = memref.load %19[%949] : memref<?xf32>
      %951 = arith.addf %948, %950 : f32
      %952 = arith.mulf %951, %938 : f32
      %953 = arith.muli %3, %c9 : index
      %954 = arith.addi %953, %c10 : index
      %955 = arith.muli %954, %c8 : index
      %956 = arith.remui %789, %c8 : index
      %957 = arith.addi %955, %956 : index
      %958 = arith.muli %931, %c32 : index
      %959 = arith.addi %958, %957 : index
      memref.store %952, %20[%959] : memref<?xf32>
      %960 = arith.addi %792, %c23 : index
      %961 = arith.muli %928, %c16 : index
      %962 = arith.addi %960, %961 : index
      %963 = memref.load %19[%962] : memref<?xf32>
      %964 = arith.addi %962, %c13 : index
      %965 = memref.load %19[%964] : memref<?xf32>
      %966 = arith.addf %963, %965 : f32
      %967 = arith.addi %962, %c38 : index
      %968 = memref.load %19[%967] : memref<?xf32>
      %969 = arith.addf %966, %968 : f32
      %970 = arith.addi %962, %c39 : index
      %971 = memref.load %19[%970] : memref<?xf32>
      %972 = arith.addf %969, %971 : f32
      %973 = arith.mulf %972, %938 : f32
      %974 = arith.muli %3, %c9 : index
      %975 = arith.addi %974, %c11 : index
      %976 = arith.muli %975, %c8 : index
      %977 = arith.remui %789, %c8 : index
      %978 = arith.addi %976, %977 : index
      %979 = arith.muli %931, %c32 : index
      %980 = arith.addi %979, %978 : index
      memref.store %973, %20[%980] : memref<?xf32>
    }
    wave.barrier
    %981 = arith.addi %23, %c10 : index
    %982 = wave.wave
    %983 = arith.addi %982, %c10 : index
    %984 = arith.addi %981, %983 : index
    %985 = arith.cmpi slt, %984, %22 : index
    scf.if %985 {
      %986 = arith.addi %981, %983 : index
      %987 = arith.muli %983, %c32 : index
      %988 = wave.lane
      %989 = arith.addi %988, %c10 : index
      %990 = arith.cmpi eq, %hasBias, %c11 : index
      %991 = arith.addi %987, %989 : index
      %992 = memref.load %20[%991] : memref<?xf32>
      %993 = arith.muli %0, %c32 : index
      %994 = arith.addi %993, %989 : index
      %995 = memref.load %bias[%994] : memref<?xf32>
      %996 = arith.addf %992, %995 : f32
      %997 = arith.select %990, %996, %992 : f32
      %998 = arith.addi %989, %c14 : index
      %999 = arith.cmpi eq, %hasBias, %c11 : index
      %1000 = arith.addi %987, %998 : index
      %1001 = memref.load %20[%1000] : memref<?xf32>
      %1002 = arith.muli %0, %c32 : index
      %1003 = arith.addi %1002, %998 : index
      %1004 = memref.load %bias[%1003] : memref<?xf32>
      %1005 = arith.addf %1001, %1004 : f32
      %1006 = arith.select %999, %1005, %1001 : f32
      %1007 = arith.addi %988, %c16 : index
      %1008 = arith.cmpi eq, %hasBias, %c11 : index
      %1009 = arith.addi %987, %1007 : index
      %1010 = memref.load %20[%1009] : memref<?xf32>
      %1011 = arith.muli %0, %c32 : index
      %1012 = arith.addi %1011, %1007 : index
      %1013 = memref.load %bias[%1012] : memref<?xf32>
      %1014 = arith.addf %1010, %1013 : f32
      %1015 = arith.select %1008, %1014, %1010 : f32
      %1016 = arith.addi %1007, %c14 : index
      %1017 = arith.cmpi eq, %hasBias, %c11 : index
      %1018 = arith.addi %987, %1016 : index
      %1019 = memref.load %20[%1018] : memref<?xf32>
      %1020 = arith.muli %0, %c32 : index
      %1021 = arith.addi %1020, %1016 : index
      %1022 = memref.load %bias[%1021] : memref<?xf32>
      %1023 = arith.addf %1019, %1022 : f32
      %1024 = arith.select %1017, %1023, %1019 : f32
      %1025 = arith.addi %heads, %kvHeads : index
      %1026 = arith.cmpi slt, %0, %1025 : index
      scf.if %1026 {
        %1027 = arith.addi %positionsAt, %986 : index
        %1028 = memref.load %step[%1027] : memref<?xi32>
        %1029 = arith.index_cast %1028 : i32 to index
        %1030 = arith.cmpi eq, %hasNorm, %c11 : index
        %1031 = math.fma %997, %997, %c43 : f32
        %1032 = math.fma %1006, %1006, %1031 : f32
        %1033 = math.fma %1015, %1015, %1032 : f32
        %1034 = math.fma %1024, %1024, %1033 : f32
        %1035 = vector.broadcast %1034 : f32 to vector<1xf32>
        %1036 = wave.reduce "add" %1035 : vector<1xf32>
        %1037 = arith.mulf %1036, %inverseHeadDim : f32
        %1038 = arith.addf %1037, %epsilon : f32
        %1039 = math.sqrt %1038 : f32
        %1040 = arith.divf %c45, %1039 : f32
        %1041 = arith.cmpi slt, %0, %heads : index
        %1042 = arith.addi %989, %c14 : index
        %1043 = memref.load %query_norm[%989] : memref<?xf32>
        %1044 = memref.load %key_norm[%989] : memref<?xf32>
        %1045 = arith.select %1041, %1043, %1044 : f32
        %1046 = arith.mulf %997, %1040 : f32
        %1047 = arith.mulf %1046, %1045 : f32
        %1048 = arith.select %1030, %1047, %997 : f32
        %1049 = memref.load %query_norm[%1042] : memref<?xf32>
        %1050 = memref.load %key_norm[%1042] : memref<?xf32>
        %1051 = arith.select %1041, %1049, %1050 : f32
        %1052 = arith.mulf %1006, %1040 : f32
        %1053 = arith.mulf %1052, %1051 : f32
        %1054 = arith.select %1030, %1053, %1006 : f32
        %1055 = arith.addi %1007, %c14 : index
        %1056 = memref.load %query_norm[%1007] : memref<?xf32>
        %1057 = memref.load %key_norm[%1007] : memref<?xf32>
        %1058 = arith.select %1041, %1056, %1057 : f32
        %1059 = arith.mulf %1015, %1040 : f32
        %1060 = arith.mulf %1059, %1058 : f32
        %1061 = arith.select %1030, %1060, %1015 : f32
        %1062 = memref.load %query_norm[%1055] : memref<?xf32>
        %1063 = memref.load %key_norm[%1055] : memref<?xf32>
        %1064 = arith.select %1041, %1062, %1063 : f32
        %1065 = arith.mulf %1024, %1040 : f32
        %1066 = arith.mulf %1065, %1064 : f32
        %1067 = arith.select %1030, %1066, %1024 : f32
        %1068 = arith.remui %1029, %c23 : index
        %1069 = arith.muli %1068, %c32 : index
        %1070 = arith.addi %1069, %989 : index
        %1071 = arith.divui %1029, %c23 : index
        %1072 = arith.addi %1071, %c23 : index
        %1073 = arith.muli %1072, %c32 : index
        %1074 = arith.addi %1073, %989 : index
        %1075 = memref.load %rope[%1070] : memref<?xf32>
        %1076 = arith.addi %1070, %c14 : index
        %1077 = memref.load %rope[%1076] : memref<?xf32>
        %1078 = memref.load %rope[%1074] : memref<?xf32>
        %1079 = arith.addi %1074, %c14 : index
        %1080 = memref.load %rope[%1079] : memref<?xf32>
        %1081 = arith.mulf %1078, %1075 : f32
        %1082 = arith.mulf %1080, %1077 : f32
        %1083 = arith.subf %1081, %1082 : f32
        %1084 = arith.mulf %1080, %1075 : f32
        %1085 = arith.mulf %1078, %1077 : f32
        %1086 = arith.addf %1084, %1085 : f32
        %1087 = arith.mulf %1048, %1083 : f32
        %1088 = arith.mulf %1054, %1086 : f32
        %1089 = arith.subf %1087, %1088 : f32
        %1090 = arith.mulf %1054, %1083 : f32
        %1091 = arith.mulf %1048, %1086 : f32
        %1092 = arith.addf %1090, %1091 : f32
        %1093 = arith.cmpi slt, %0, %heads : index
        scf.if %1093 {
          %1094 = arith.muli %986, %heads : index
          %1095 = arith.addi %1094, %0 : index
          %1096 = arith.muli %1095, %c32 : index
          %1097 = arith.addi %1096, %989 : index
          memref.store %1089, %q[%1097] : memref<?xf32>
          %1098 = arith.addi %1097, %c14 : index
          memref.store %1092, %q[%1098] : memref<?xf32>
        } else {
          %1099 = arith.addi %987, %989 : index
          memref.store %1089, %20[%1099] : memref<?xf32>
          %1100 = arith.addi %987, %989 : index
          %1101 = arith.addi %1100, %c14 : index
          memref.store %1092, %20[%1101] : memref<?xf32>
        }
        %1102 = arith.remui %1029, %c23 : index
        %1103 = arith.muli %1102, %c32 : index
        %1104 = arith.addi %1103, %1007 : index
        %1105 = arith.divui %1029, %c23 : index
        %1106 = arith.addi %1105, %c23 : index
        %1107 = arith.muli %1106, %c32 : index
        %1108 = arith.addi %1107, %1007 : index
        %1109 = memref.load %rope[%1104] : memref<?xf32>
        %1110 = arith.addi %1104, %c14 : index
        %1111 = memref.load %rope[%1110] : memref<?xf32>
        %1112 = memref.load %rope[%1108] : memref<?xf32>
        %1113 = arith.addi %1108, %c14 : index
        %1114 = memref.load %rope[%1113] : memref<?xf32>
        %1115 = arith.mulf %1112, %1109 : f32
        %1116 = arith.mulf %1114, %1111 : f32
        %1117 = arith.subf %1115, %1116 : f32
        %1118 = arith.mulf %1114, %1109 : f32
        %1119 = arith.mulf %1112, %1111 : f32
        %1120 = arith.addf %1118, %1119 : f32
        %1121 = arith.mulf %1061, %1117 : f32
        %1122 = arith.mulf %1067, %1120 : f32
        %1123 = arith.subf %1121, %1122 : f32
        %1124 = arith.mulf %1067, %1117 : f32
        %1125 = arith.mulf %1061, %1120 : f32
        %1126 = arith.addf %1124, %1125 : f32
        %1127 = arith.cmpi slt, %0, %heads : index
        scf.if %1127 {
          %1128 = arith.muli %986, %heads : index
          %1129 = arith.addi %1128, %0 : index
          %1130 = arith.muli %1129, %c32 : index
          %1131 = arith.addi %1130, %1007 : index
          memref.store %1123, %q[%1131] : memref<?xf32>
          %1132 = arith.addi %1131, %c14 : index
          memref.store %1126, %q[%1132] : memref<?xf32>
        } else {
          %1133 = arith.addi %987, %1007 : index
          memref.store %1123, %20[%1133] : memref<?xf32>
          %1134 = arith.addi %987, %1007 : index
          %1135 = arith.addi %1134, %c14 : index
          memref.store %1126, %20[%1135] : memref<?xf32>
        }
      } else {
        %1136 = arith.cmpi slt, %0, %heads : index
        scf.if %1136 {
          %1137 = arith.muli %986, %heads : index
          %1138 = arith.addi %1137, %0 : index
          %1139 = arith.muli %1138, %c32 : index
          %1140 = arith.addi %1139, %989 : index
          memref.store %997, %q[%1140] : memref<?xf32>
          %1141 = arith.addi %1140, %c14 : index
          memref.store %1006, %q[%1141] : memref<?xf32>
        } else {
          %1142 = arith.addi %987, %989 : index
          memref.store %997, %20[%1142] : memref<?xf32>
          %1143 = arith.addi %987, %989 : index
          %1144 = arith.addi %1143, %c14 : index
          memref.store %1006, %20[%1144] : memref<?xf32>
        }
        %1145 = arith.cmpi slt, %0, %heads : index
        scf.if %1145 {
          %1146 = arith.muli %986, %heads : index
          %1147 = arith.addi %1146, %0 : index
          %1148 = arith.muli %1147, %c32 : index
          %1149 = arith.addi %1148, %1007 : index
          memref.store %1015, %q[%1149] : memref<?xf32>
          %1150 = arith.addi %1149, %c14 : index
          memref.store %1024, %q[%1150] : memref<?xf32>
        } else {
          %1151 = arith.addi %987, %1007 : index
          memref.store %1015, %20[%1151] : memref<?xf32>
          %1152 = arith.addi %987, %1007 : index
          %1153 = arith.addi %1152, %c14 : index
          memref.store %1024, %20[%1153] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %1154 = arith.cmpi sge, %0, %heads : index
    scf.if %1154 {
      %1155 = arith.addi %982, %c10 : index
      %1156 = arith.addi %981, %1155 : index
      %1157 = arith.cmpi slt, %1156, %22 : index
      scf.if %1157 {
        %1158 = arith.addi %981, %1155 : index
        %1159 = arith.addi %slotsAt, %1158 : index
        %1160 = memref.load %step[%1159] : memref<?xi32>
        %1161 = arith.index_cast %1160 : i32 to index
        %1162 = arith.cmpi sge, %1161, %c10 : index
        scf.if %1162 {
          %1163 = arith.muli %1155, %c32 : index
          %1164 = arith.subi %0, %heads : index
          %1165 = memref.load %scales[%1164] : memref<?xf32>
          %1166 = vector.broadcast %1165 : f32 to vector<4xf32>
          %1167 = arith.divui %1161, %c8 : index
          %1168 = arith.remui %1161, %c8 : index
          %1169 = arith.muli %1167, %pageBytes : index
          %1170 = arith.cmpi eq, %codec, %c10 : index
          scf.if %1170 {
            %1171 = wave.lane
            %1172 = arith.muli %1171, %c2 : index
            scf.for %1173 = %1172 to %c32 step %c32 {
              %1174 = arith.addi %1163, %1173 : index
              %1175 = vector.load %20[%1174] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1176 = arith.mulf %1175, %1166 : vector<4xf32>
              %1177 = arith.minimumf %1176, %c50 : vector<4xf32>
              %1178 = arith.maximumf %1177, %c51 : vector<4xf32>
              %1179 = arith.truncf %1178 : vector<4xf32> to vector<4xf16>
              %1180 = vector.bitcast %1179 : vector<4xf16> to vector<8xi8>
              %1181 = arith.cmpi slt, %1164, %kvHeads : index
              scf.if %1181 {
                %1182 = arith.muli %1164, %c12 : index
                %1183 = arith.addi %1169, %1182 : index
                %1184 = arith.divui %1173, %c8 : index
                %1185 = arith.muli %1184, %c52 : index
                %1186 = arith.remui %1173, %c8 : index
                %1187 = arith.divui %1186, %c5 : index
                %1188 = arith.muli %1187, %c23 : index
                %1189 = arith.muli %1168, %c8 : index
                %1190 = arith.addi %1188, %1189 : index
                %1191 = arith.remui %1186, %c5 : index
                %1192 = arith.muli %1191, %c9 : index
                %1193 = arith.addi %1190, %1192 : index
                %1194 = arith.addi %1185, %1193 : index
                %1195 = arith.addi %1183, %1194 : index
                vector.store %1180, %kv[%1195] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1196 = arith.subi %1164, %kvHeads : index
                %1197 = arith.muli %1196, %c12 : index
                %1198 = arith.addi %1169, %1197 : index
                %1199 = arith.addi %1173, %c10 : index
                %1200 = arith.divui %1199, %c8 : index
                %1201 = arith.muli %1200, %c52 : index
                %1202 = arith.addi %1201, %c38 : index
                %1203 = arith.remui %1199, %c8 : index
                %1204 = arith.divui %1168, %c9 : index
                %1205 = arith.remui %1168, %c9 : index
                %1206 = arith.muli %1205, %c5 : index
                %1207 = arith.addi %1204, %1206 : index
                %1208 = arith.divui %1207, %c5 : index
                %1209 = arith.muli %1208, %c23 : index
                %1210 = arith.muli %1203, %c8 : index
                %1211 = arith.addi %1209, %1210 : index
                %1212 = arith.remui %1207, %c5 : index
                %1213 = arith.muli %1212, %c9 : index
                %1214 = arith.addi %1211, %1213 : index
                %1215 = arith.addi %1202, %1214 : index
                %1216 = arith.addi %1198, %1215 : index
                %1217 = vector.shuffle %1180, %1180 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1217, %kv[%1216] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1218 = arith.addi %1173, %c11 : index
                %1219 = arith.divui %1218, %c8 : index
                %1220 = arith.muli %1219, %c52 : index
                %1221 = arith.addi %1220, %c38 : index
                %1222 = arith.remui %1218, %c8 : index
                %1223 = arith.divui %1168, %c9 : index
                %1224 = arith.remui %1168, %c9 : index
                %1225 = arith.muli %1224, %c5 : index
                %1226 = arith.addi %1223, %1225 : index
                %1227 = arith.divui %1226, %c5 : index
                %1228 = arith.muli %1227, %c23 : index
                %1229 = arith.muli %1222, %c8 : index
                %1230 = arith.addi %1228, %1229 : index
                %1231 = arith.remui %1226, %c5 : index
                %1232 = arith.muli %1231, %c9 : index
                %1233 = arith.addi %1230, %1232 : index
                %1234 = arith.addi %1221, %1233 : index
                %1235 = arith.addi %1198, %1234 : index
                %1236 = vector.shuffle %1180, %1180 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1236, %kv[%1235] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1237 = arith.addi %1173, %c9 : index
                %1238 = arith.divui %1237, %c8 : index
                %1239 = arith.muli %1238, %c52 : index
                %1240 = arith.addi %1239, %c38 : index
                %1241 = arith.remui %1237, %c8 : index
                %1242 = arith.divui %1168, %c9 : index
                %1243 = arith.remui %1168, %c9 : index
                %1244 = arith.muli %1243, %c5 : index
                %1245 = arith.addi %1242, %1244 : index
                %1246 = arith.divui %1245, %c5 : index
                %1247 = arith.muli %1246, %c23 : index
                %1248 = arith.muli %1241, %c8 : index
                %1249 = arith.addi %1247, %1248 : index
                %1250 = arith.remui %1245, %c5 : index
                %1251 = arith.muli %1250, %c9 : index
                %1252 = arith.addi %1249, %1251 : index
                %1253 = arith.addi %1240, %1252 : index
                %1254 = arith.addi %1198, %1253 : index
                %1255 = vector.shuffle %1180, %1180 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1255, %kv[%1254] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1256 = arith.addi %1173, %c30 : index
                %1257 = arith.divui %1256, %c8 : index
                %1258 = arith.muli %1257, %c52 : index
                %1259 = arith.addi %1258, %c38 : index
                %1260 = arith.remui %1256, %c8 : index
                %1261 = arith.divui %1168, %c9 : index
                %1262 = arith.remui %1168, %c9 : index
                %1263 = arith.muli %1262, %c5 : index
                %1264 = arith.addi %1261, %1263 : index
                %1265 = arith.divui %1264, %c5 : index
                %1266 = arith.muli %1265, %c23 : index
                %1267 = arith.muli %1260, %c8 : index
                %1268 = arith.addi %1266, %1267 : index
                %1269 = arith.remui %1264, %c5 : index
                %1270 = arith.muli %1269, %c9 : index
                %1271 = arith.addi %1268, %1270 : index
                %1272 = arith.addi %1259, %1271 : index
                %1273 = arith.addi %1198, %1272 : index
                %1274 = vector.shuffle %1180, %1180 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1274, %kv[%1273] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1275 = arith.cmpi eq, %codec, %c11 : index
          scf.if %1275 {
            %1276 = wave.lane
            %1277 = arith.muli %1276, %c2 : index
            scf.for %1278 = %1277 to %c32 step %c32 {
              %1279 = arith.addi %1163, %1278 : index
              %1280 = vector.load %20[%1279] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1281 = arith.mulf %1280, %1166 : vector<4xf32>
              %1282 = wave.fp8_encode "e4m3" %1281 : vector<4xf32> -> vector<4xi8>
              %1283 = arith.cmpi slt, %1164, %kvHeads : index
              scf.if %1283 {
                %1284 = arith.muli %1164, %c38 : index
                %1285 = arith.addi %1169, %1284 : index
                %1286 = vector.shuffle %1282, %1282 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1287 = arith.divui %1278, %c8 : index
                %1288 = arith.muli %1287, %c23 : index
                %1289 = arith.remui %1278, %c8 : index
                %1290 = arith.muli %1168, %c8 : index
                %1291 = arith.divui %1289, %c2 : index
                %1292 = arith.muli %1291, %c2 : index
                %1293 = arith.remui %1289, %c9 : index
                %1294 = arith.muli %1293, %c9 : index
                %1295 = arith.addi %1292, %1294 : index
                %1296 = arith.divui %1289, %c9 : index
                %1297 = arith.remui %1296, %c9 : index
                %1298 = arith.addi %1295, %1297 : index
                %1299 = arith.addi %1290, %1298 : index
                %1300 = arith.addi %1288, %1299 : index
                %1301 = arith.addi %1285, %1300 : index
                vector.store %1286, %kv[%1301] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1302 = arith.subi %1164, %kvHeads : index
                %1303 = arith.muli %1302, %c38 : index
                %1304 = arith.addi %1169, %1303 : index
                %1305 = arith.addi %1278, %c10 : index
                %1306 = arith.divui %1305, %c8 : index
                %1307 = arith.muli %1306, %c23 : index
                %1308 = arith.addi %1307, %c13 : index
                %1309 = arith.remui %1305, %c8 : index
                %1310 = arith.divui %1168, %c9 : index
                %1311 = arith.remui %1168, %c9 : index
                %1312 = arith.muli %1311, %c5 : index
                %1313 = arith.addi %1310, %1312 : index
                %1314 = arith.muli %1309, %c8 : index
                %1315 = arith.divui %1313, %c2 : index
                %1316 = arith.muli %1315, %c2 : index
                %1317 = arith.remui %1313, %c9 : index
                %1318 = arith.muli %1317, %c9 : index
                %1319 = arith.addi %1316, %1318 : index
                %1320 = arith.divui %1313, %c9 : index
                %1321 = arith.remui %1320, %c9 : index
                %1322 = arith.addi %1319, %1321 : index
                %1323 = arith.addi %1314, %1322 : index
                %1324 = arith.addi %1308, %1323 : index
                %1325 = arith.addi %1304, %1324 : index
                %1326 = vector.shuffle %1282, %1282 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1326, %kv[%1325] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1327 = arith.addi %1278, %c11 : index
                %1328 = arith.divui %1327, %c8 : index
                %1329 = arith.muli %1328, %c23 : index
                %1330 = arith.addi %1329, %c13 : index
                %1331 = arith.remui %1327, %c8 : index
                %1332 = arith.divui %1168, %c9 : index
                %1333 = arith.remui %1168, %c9 : index
                %1334 = arith.muli %1333, %c5 : index
                %1335 = arith.addi %1332, %1334 : index
                %1336 = arith.muli %1331, %c8 : index
                %1337 = arith.divui %1335, %c2 : index
                %1338 = arith.muli %1337, %c2 : index
                %1339 = arith.remui %1335, %c9 : index
                %1340 = arith.muli %1339, %c9 : index
                %1341 = arith.addi %1338, %1340 : index
                %1342 = arith.divui %1335, %c9 : index
                %1343 = arith.remui %1342, %c9 : index
                %1344 = arith.addi %1341, %1343 : index
                %1345 = arith.addi %1336, %1344 : index
                %1346 = arith.addi %1330, %1345 : index
                %1347 = arith.addi %1304, %1346 : index
                %1348 = vector.shuffle %1282, %1282 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1348, %kv[%1347] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1349 = arith.addi %1278, %c9 : index
                %1350 = arith.divui %1349, %c8 : index
                %1351 = arith.muli %1350, %c23 : index
                %1352 = arith.addi %1351, %c13 : index
                %1353 = arith.remui %1349, %c8 : index
                %1354 = arith.divui %1168, %c9 : index
                %1355 = arith.remui %1168, %c9 : index
                %1356 = arith.muli %1355, %c5 : index
                %1357 = arith.addi %1354, %1356 : index
                %1358 = arith.muli %1353, %c8 : index
                %1359 = arith.divui %1357, %c2 : index
                %1360 = arith.muli %1359, %c2 : index
                %1361 = arith.remui %1357, %c9 : index
                %1362 = arith.muli %1361, %c9 : index
                %1363 = arith.addi %1360, %1362 : index
                %1364 = arith.divui %1357, %c9 : index
                %1365 = arith.remui %1364, %c9 : index
                %1366 = arith.addi %1363, %1365 : index
                %1367 = arith.addi %1358, %1366 : index
                %1368 = arith.addi %1352, %1367 : index
                %1369 = arith.addi %1304, %1368 : index
                %1370 = vector.shuffle %1282, %1282 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1370, %kv[%1369] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1371 = arith.addi %1278, %c30 : index
                %1372 = arith.divui %1371, %c8 : index
                %1373 = arith.muli %1372, %c23 : index
                %1374 = arith.addi %1373, %c13 : index
                %1375 = arith.remui %1371, %c8 : index
                %1376 = arith.divui %1168, %c9 : index
                %1377 = arith.remui %1168, %c9 : index
                %1378 = arith.muli %1377, %c5 : index
                %1379 = arith.addi %1376, %1378 : index
                %1380 = arith.muli %1375, %c8 : index
                %1381 = arith.divui %1379, %c2 : index
                %1382 = arith.muli %1381, %c2 : index
                %1383 = arith.remui %1379, %c9 : index
                %1384 = arith.muli %1383, %c9 : index
                %1385 = arith.addi %1382, %1384 : index
                %1386 = arith.divui %1379, %c9 : index
                %1387 = arith.remui %1386, %c9 : index
                %1388 = arith.addi %1385, %1387 : index
                %1389 = arith.addi %1380, %1388 : index
                %1390 = arith.addi %1374, %1389 : index
                %1391 = arith.addi %1304, %1390 : index
                %1392 = vector.shuffle %1282, %1282 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1392, %kv[%1391] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1393 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1393 {
            %1394 = wave.lane
            %1395 = arith.muli %1394, %c2 : index
            scf.for %1396 = %1395 to %c32 step %c32 {
              %1397 = arith.addi %1163, %1396 : index
              %1398 = vector.load %20[%1397] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1399 = arith.mulf %1398, %1166 : vector<4xf32>
              %1400 = wave.fp8_encode "e5m2" %1399 : vector<4xf32> -> vector<4xi8>
              %1401 = arith.cmpi slt, %1164, %kvHeads : index
              scf.if %1401 {
                %1402 = arith.muli %1164, %c38 : index
                %1403 = arith.addi %1169, %1402 : index
                %1404 = vector.shuffle %1400, %1400 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1405 = arith.divui %1396, %c8 : index
                %1406 = arith.muli %1405, %c23 : index
                %1407 = arith.remui %1396, %c8 : index
                %1408 = arith.muli %1168, %c8 : index
                %1409 = arith.divui %1407, %c2 : index
                %1410 = arith.muli %1409, %c2 : index
                %1411 = arith.remui %1407, %c9 : index
                %1412 = arith.muli %1411, %c9 : index
                %1413 = arith.addi %1410, %1412 : index
                %1414 = arith.divui %1407, %c9 : index
                %1415 = arith.remui %1414, %c9 : index
                %1416 = arith.addi %1413, %1415 : index
                %1417 = arith.addi %1408, %1416 : index
                %1418 = arith.addi %1406, %1417 : index
                %1419 = arith.addi %1403, %1418 : index
                vector.store %1404, %kv[%1419] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1420 = arith.subi %1164, %kvHeads : index
                %1421 = arith.muli %1420, %c38 : index
                %1422 = arith.addi %1169, %1421 : index
                %1423 = arith.addi %1396, %c10 : index
                %1424 = arith.divui %1423, %c8 : index
                %1425 = arith.muli %1424, %c23 : index
                %1426 = arith.addi %1425, %c13 : index
                %1427 = arith.remui %1423, %c8 : index
                %1428 = arith.divui %1168, %c9 : index
                %1429 = arith.remui %1168, %c9 : index
                %1430 = arith.muli %1429, %c5 : index
                %1431 = arith.addi %1428, %1430 : index
                %1432 = arith.muli %1427, %c8 : index
                %1433 = arith.divui %1431, %c2 : index
                %1434 = arith.muli %1433, %c2 : index
                %1435 = arith.remui %1431, %c9 : index
                %1436 = arith.muli %1435, %c9 : index
                %1437 = arith.addi %1434, %1436 : index
                %1438 = arith.divui %1431, %c9 : index
                %1439 = arith.remui %1438, %c9 : index
                %1440 = arith.addi %1437, %1439 : index
                %1441 = arith.addi %1432, %1440 : index
                %1442 = arith.addi %1426, %1441 : index
                %1443 = arith.addi %1422, %1442 : index
                %1444 = vector.shuffle %1400, %1400 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1444, %kv[%1443] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1445 = arith.addi %1396, %c11 : index
                %1446 = arith.divui %1445, %c8 : index
                %1447 = arith.muli %1446, %c23 : index
                %1448 = arith.addi %1447, %c13 : index
                %1449 = arith.remui %1445, %c8 : index
                %1450 = arith.divui %1168, %c9 : index
                %1451 = arith.remui %1168, %c9 : index
                %1452 = arith.muli %1451, %c5 : index
                %1453 = arith.addi %1450, %1452 : index
                %1454 = arith.muli %1449, %c8 : index
                %1455 = arith.divui %1453, %c2 : index
                %1456 = arith.muli %1455, %c2 : index
                %1457 = arith.remui %1453, %c9 : index
                %1458 = arith.muli %1457, %c9 : index
                %1459 = arith.addi %1456, %1458 : index
                %1460 = arith.divui %1453, %c9 : index
                %1461 = arith.remui %1460, %c9 : index
                %1462 = arith.addi %1459, %1461 : index
                %1463 = arith.addi %1454, %1462 : index
                %1464 = arith.addi %1448, %1463 : index
                %1465 = arith.addi %1422, %1464 : index
                %1466 = vector.shuffle %1400, %1400 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1466, %kv[%1465] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1467 = arith.addi %1396, %c9 : index
                %1468 = arith.divui %1467, %c8 : index
                %1469 = arith.muli %1468, %c23 : index
                %1470 = arith.addi %1469, %c13 : index
                %1471 = arith.remui %1467, %c8 : index
                %1472 = arith.divui %1168, %c9 : index
                %1473 = arith.remui %1168, %c9 : index
                %1474 = arith.muli %1473, %c5 : index
                %1475 = arith.addi %1472, %1474 : index
                %1476 = arith.muli %1471, %c8 : index
                %1477 = arith.divui %1475, %c2 : index
                %1478 = arith.muli %1477, %c2 : index
                %1479 = arith.remui %1475, %c9 : index
                %1480 = arith.muli %1479, %c9 : index
                %1481 = arith.addi %1478, %1480 : index
                %1482 = arith.divui %1475, %c9 : index
                %1483 = arith.remui %1482, %c9 : index
                %1484 = arith.addi %1481, %1483 : index
                %1485 = arith.addi %1476, %1484 : index
                %1486 = arith.addi %1470, %1485 : index
                %1487 = arith.addi %1422, %1486 : index
                %1488 = vector.shuffle %1400, %1400 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1488, %kv[%1487] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1489 = arith.addi %1396, %c30 : index
                %1490 = arith.divui %1489, %c8 : index
                %1491 = arith.muli %1490, %c23 : index
                %1492 = arith.addi %1491, %c13 : index
                %1493 = arith.remui %1489, %c8 : index
                %1494 = arith.divui %1168, %c9 : index
                %1495 = arith.remui %1168, %c9 : index
                %1496 = arith.muli %1495, %c5 : index
                %1497 = arith.addi %1494, %1496 : index
                %1498 = arith.muli %1493, %c8 : index
                %1499 = arith.divui %1497, %c2 : index
                %1500 = arith.muli %1499, %c2 : index
                %1501 = arith.remui %1497, %c9 : index
                %1502 = arith.muli %1501, %c9 : index
                %1503 = arith.addi %1500, %1502 : index
                %1504 = arith.divui %1497, %c9 : index
                %1505 = arith.remui %1504, %c9 : index
                %1506 = arith.addi %1503, %1505 : index
                %1507 = arith.addi %1498, %1506 : index
                %1508 = arith.addi %1492, %1507 : index
                %1509 = arith.addi %1422, %1508 : index
                %1510 = vector.shuffle %1400, %1400 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1510, %kv[%1509] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %1511 = arith.addi %23, %c8 : index
    %1512 = wave.lane
    %1513 = arith.muli %3, %c9 : index
    %1514 = arith.muli %1513, %c23 : index
    %1515 = arith.addi %1514, %1512 : index
    %1516 = arith.muli %4, %c13 : index
    %1517 = arith.addi %1516, %1515 : index
    %1518 = arith.addi %1517, %c10 : index
    %1519 = arith.addi %1518, %c10 : index
    %1520 = vector.extract %568#2[0] : f32 from vector<8xf32>
    memref.store %1520, %19[%1519] : memref<?xf32>
    %1521 = arith.muli %4, %c13 : index
    %1522 = arith.addi %1521, %1515 : index
    %1523 = arith.addi %1522, %c10 : index
    %1524 = arith.addi %1523, %c16 : index
    %1525 = vector.extract %568#2[1] : f32 from vector<8xf32>
    memref.store %1525, %19[%1524] : memref<?xf32>
    %1526 = arith.muli %4, %c13 : index
    %1527 = arith.addi %1526, %1515 : index
    %1528 = arith.addi %1527, %c10 : index
    %1529 = arith.addi %1528, %c14 : index
    %1530 = vector.extract %568#2[2] : f32 from vector<8xf32>
    memref.store %1530, %19[%1529] : memref<?xf32>
    %1531 = arith.muli %4, %c13 : index
    %1532 = arith.addi %1531, %1515 : index
    %1533 = arith.addi %1532, %c10 : index
    %1534 = arith.addi %1533, %c31 : index
    %1535 = vector.extract %568#2[3] : f32 from vector<8xf32>
    memref.store %1535, %19[%1534] : memref<?xf32>
    %1536 = arith.muli %4, %c13 : index
    %1537 = arith.addi %1536, %1515 : index
    %1538 = arith.addi %1537, %c10 : index
    %1539 = arith.addi %1538, %c32 : index
    %1540 = vector.extract %568#2[4] : f32 from vector<8xf32>
    memref.store %1540, %19[%1539] : memref<?xf32>
    %1541 = arith.muli %4, %c13 : index
    %1542 = arith.addi %1541, %1515 : index
    %1543 = arith.addi %1542, %c10 : index
    %1544 = arith.addi %1543, %c33 : index
    %1545 = vector.extract %568#2[5] : f32 from vector<8xf32>
    memref.store %1545, %19[%1544] : memref<?xf32>
    %1546 = arith.muli %4, %c13 : index
    %1547 = arith.addi %1546, %1515 : index
    %1548 = arith.addi %1547, %c10 : index
    %1549 = arith.addi %1548, %c34 : index
    %1550 = vector.extract %568#2[6] : f32 from vector<8xf32>
    memref.store %1550, %19[%1549] : memref<?xf32>
    %1551 = arith.muli %4, %c13 : index
    %1552 = arith.addi %1551, %1515 : index
    %1553 = arith.addi %1552, %c10 : index
    %1554 = arith.addi %1553, %c35 : index
    %1555 = vector.extract %568#2[7] : f32 from vector<8xf32>
    memref.store %1555, %19[%1554] : memref<?xf32>
    %1556 = arith.muli %4, %c13 : index
    %1557 = arith.addi %1556, %1515 : index
    %1558 = arith.addi %1557, %c23 : index
    %1559 = arith.addi %1558, %c10 : index
    %1560 = vector.extract %568#3[0] : f32 from vector<8xf32>
    memref.store %1560, %19[%1559] : memref<?xf32>
    %1561 = arith.muli %4, %c13 : index
    %1562 = arith.addi %1561, %1515 : index
    %1563 = arith.addi %1562, %c23 : index
    %1564 = arith.addi %1563, %c16 : index
    %1565 = vector.extract %568#3[1] : f32 from vector<8xf32>
    memref.store %1565, %19[%1564] : memref<?xf32>
    %1566 = arith.muli %4, %c13 : index
    %1567 = arith.addi %1566, %1515 : index
    %1568 = arith.addi %1567, %c23 : index
    %1569 = arith.addi %1568, %c14 : index
    %1570 = vector.extract %568#3[2] : f32 from vector<8xf32>
    memref.store %1570, %19[%1569] : memref<?xf32>
    %1571 = arith.muli %4, %c13 : index
    %1572 = arith.addi %1571, %1515 : index
    %1573 = arith.addi %1572, %c23 : index
    %1574 = arith.addi %1573, %c31 : index
    %1575 = vector.extract %568#3[3] : f32 from vector<8xf32>
    memref.store %1575, %19[%1574] : memref<?xf32>
    %1576 = arith.muli %4, %c13 : index
    %1577 = arith.addi %1576, %1515 : index
    %1578 = arith.addi %1577, %c23 : index
    %1579 = arith.addi %1578, %c32 : index
    %1580 = vector.extract %568#3[4] : f32 from vector<8xf32>
    memref.store %1580, %19[%1579] : memref<?xf32>
    %1581 = arith.muli %4, %c13 : index
    %1582 = arith.addi %1581, %1515 : index
    %1583 = arith.addi %1582, %c23 : index
    %1584 = arith.addi %1583, %c33 : index
    %1585 = vector.extract %568#3[5] : f32 from vector<8xf32>
    memref.store %1585, %19[%1584] : memref<?xf32>
    %1586 = arith.muli %4, %c13 : index
    %1587 = arith.addi %1586, %1515 : index
    %1588 = arith.addi %1587, %c23 : index
    %1589 = arith.addi %1588, %c34 : index
    %1590 = vector.extract %568#3[6] : f32 from vector<8xf32>
    memref.store %1590, %19[%1589] : memref<?xf32>
    %1591 = arith.muli %4, %c13 : index
    %1592 = arith.addi %1591, %1515 : index
    %1593 = arith.addi %1592, %c23 : index
    %1594 = arith.addi %1593, %c35 : index
    %1595 = vector.extract %568#3[7] : f32 from vector<8xf32>
    memref.store %1595, %19[%1594] : memref<?xf32>
    wave.barrier
    %1596 = arith.muli %4, %c9 : index
    %1597 = arith.addi %1596, %c10 : index
    %1598 = arith.muli %1597, %c9 : index
    %1599 = arith.divui %1512, %c8 : index
    %1600 = arith.addi %1598, %1599 : index
    %1601 = arith.addi %1511, %1600 : index
    %1602 = arith.cmpi slt, %1601, %22 : index
    scf.if %1602 {
      %1603 = arith.cmpi eq, %hasFactors, %c11 : index
      %1604 = arith.muli %1601, %c9 : index
      %1605 = memref.load %factors[%1604] : memref<?xf32>
      %1606 = arith.mulf %1605, %operandScale : f32
      %1607 = arith.select %1603, %1606, %operandScale : f32
      %1608 = arith.addi %1515, %c10 : index
      %1609 = arith.muli %1597, %c16 : index
      %1610 = arith.addi %1608, %1609 : index
      %1611 = memref.load %19[%1610] : memref<?xf32>
      %1612 = arith.addi %1610, %c13 : index
      %1613 = memref.load %19[%1612] : memref<?xf32>
      %1614 = arith.addf %1611, %1613 : f32
      %1615 = arith.addi %1610, %c38 : index
      %1616 = memref.load %19[%1615] : memref<?xf32>
      %1617 = arith.addf %1614, %1616 : f32
      %1618 = arith.addi %1610, %c39 : index
      %1619 = memref.load %19[%1618] : memref<?xf32>
      %1620 = arith.addf %1617, %1619 : f32
      %1621 = arith.mulf %1620, %1607 : f32
      %1622 = arith.muli %3, %c9 : index
      %1623 = arith.addi %1622, %c10 : index
      %1624 = arith.muli %1623, %c8 : index
      %1625 = arith.remui %1512, %c8 : index
      %1626 = arith.addi %1624, %1625 : index
      %1627 = arith.muli %1600, %c32 : index
      %1628 = arith.addi %1627, %1626 : index
      memref.store %1621, %20[%1628] : memref<?xf32>
      %1629 = arith.addi %1515, %c23 : index
      %1630 = arith.muli %1597, %c16 : index
      %1631 = arith.addi %1629, %1630 : index
      %1632 = memref.load %19[%1631] : memref<?xf32>
      %1633 = arith.addi %1631, %c13 : index
      %1634 = memref.load %19[%1633] : memref<?xf32>
      %1635 = arith.addf %1632, %1634 : f32
      %1636 = arith.addi %1631, %c38 : index
      %1637 = memref.load %19[%1636] : memref<?xf32>
      %1638 = arith.addf %1635, %1637 : f32
      %1639 = arith.addi %1631, %c39 : index
      %1640 = memref.load %19[%1639] : memref<?xf32>
      %1641 = arith.addf %1638, %1640 : f32
      %1642 = arith.mulf %1641, %1607 : f32
      %1643 = arith.muli %3, %c9 : index
      %1644 = arith.addi %1643, %c11 : index
      %1645 = arith.muli %1644, %c8 : index
      %1646 = arith.remui %1512, %c8 : index
      %1647 = arith.addi %1645, %1646 : index
      %1648 = arith.muli %1600, %c32 : index
      %1649 = arith.addi %1648, %1647 : index
      memref.store %1642, %20[%1649] : memref<?xf32>
    }
    %1650 = arith.muli %4, %c9 : index
    %1651 = arith.addi %1650, %c11 : index
    %1652 = arith.muli %1651, %c9 : index
    %1653 = arith.divui %1512, %c8 : index
    %1654 = arith.addi %1652, %1653 : index
    %1655 = arith.addi %1511, %1654 : index
    %1656 = arith.cmpi slt, %1655, %22 : index
    scf.if %1656 {
      %1657 = arith.cmpi eq, %hasFactors, %c11 : index
      %1658 = arith.muli %1655, %c9 : index
      %1659 = memref.load %factors[%1658] : memref<?xf32>
      %1660 = arith.mulf %1659, %operandScale : f32
      %1661 = arith.select %1657, %1660, %operandScale : f32
      %1662 = arith.addi %1515, %c10 : index
      %1663 = arith.muli %1651, %c16 : index
      %1664 = arith.addi %1662, %1663 : index
      %1665 = memref.load %19[%1664] : memref<?xf32>
      %1666 = arith.addi %1664, %c13 : index
      %1667 = memref.load %19[%1666] : memref<?xf32>
      %1668 = arith.addf %1665, %1667 : f32
      %1669 = arith.addi %1664, %c38 : index
      %1670 = memref.load %19[%1669] : memref<?xf32>
      %1671 = arith.addf %1668, %1670 : f32
      %1672 = arith.addi %1664, %c39 : index
      %1673 = memref.load %19[%1672] : memref<?xf32>
      %1674 = arith.addf %1671, %1673 : f32
      %1675 = arith.mulf %1674, %1661 : f32
      %1676 = arith.muli %3, %c9 : index
      %1677 = arith.addi %1676, %c10 : index
      %1678 = arith.muli %1677, %c8 : index
      %1679 = arith.remui %1512, %c8 : index
      %1680 = arith.addi %1678, %1679 : index
      %1681 = arith.muli %1654, %c32 : index
      %1682 = arith.addi %1681, %1680 : index
      memref.store %1675, %20[%1682] : memref<?xf32>
      %1683 = arith.addi %1515, %c23 : index
      %1684 = arith.muli %1651, %c16 : index
      %1685 = arith.addi %1683, %1684 : index
      %1686 = memref.load %19[%1685] : memref<?xf32>
      %1687 = arith.addi %1685, %c13 : index
      %1688 = memref.load %19[%1687] : memref<?xf32>
      %1689 = arith.addf %1686, %1688 : f32
      %1690 = arith.addi %1685, %c38 : index
      %1691 = memref.load %19[%1690] : memref<?xf32>
      %1692 = arith.addf %1689, %1691 : f32
      %1693 = arith.addi %1685, %c39 : index
      %1694 = memref.load %19[%1693] : memref<?xf32>
      %1695 = arith.addf %1692, %1694 : f32
      %1696 = arith.mulf %1695, %1661 : f32
      %1697 = arith.muli %3, %c9 : index
      %1698 = arith.addi %1697, %c11 : index
      %1699 = arith.muli %1698, %c8 : index
      %1700 = arith.remui %1512, %c8 : index
      %1701 = arith.addi %1699, %1700 : index
      %1702 = arith.muli %1654, %c32 : index
      %1703 = arith.addi %1702, %1701 : index
      memref.store %1696, %20[%1703] : memref<?xf32>
    }
    wave.barrier
    %1704 = arith.addi %23, %c8 : index
    %1705 = wave.wave
    %1706 = arith.addi %1705, %c10 : index
    %1707 = arith.addi %1704, %1706 : index
    %1708 = arith.cmpi slt, %1707, %22 : index
    scf.if %1708 {
      %1709 = arith.addi %1704, %1706 : index
      %1710 = arith.muli %1706, %c32 : index
      %1711 = wave.lane
      %1712 = arith.addi %1711, %c10 : index
      %1713 = arith.cmpi eq, %hasBias, %c11 : index
      %1714 = arith.addi %1710, %1712 : index
      %1715 = memref.load %20[%1714] : memref<?xf32>
      %1716 = arith.muli %0, %c32 : index
      %1717 = arith.addi %1716, %1712 : index
      %1718 = memref.load %bias[%1717] : memref<?xf32>
      %1719 = arith.addf %1715, %1718 : f32
      %1720 = arith.select %1713, %1719, %1715 : f32
      %1721 = arith.addi %1712, %c14 : index
      %1722 = arith.cmpi eq, %hasBias, %c11 : index
      %1723 = arith.addi %1710, %1721 : index
      %1724 = memref.load %20[%1723] : memref<?xf32>
      %1725 = arith.muli %0, %c32 : index
      %1726 = arith.addi %1725, %1721 : index
      %1727 = memref.load %bias[%1726] : memref<?xf32>
      %1728 = arith.addf %1724, %1727 : f32
      %1729 = arith.select %1722, %1728, %1724 : f32
      %1730 = arith.addi %1711, %c16 : index
      %1731 = arith.cmpi eq, %hasBias, %c11 : index
      %1732 = arith.addi %1710, %1730 : index
      %1733 = memref.load %20[%1732] : memref<?xf32>
      %1734 = arith.muli %0, %c32 : index
      %1735 = arith.addi %1734, %1730 : index
      %1736 = memref.load %bias[%1735] : memref<?xf32>
      %1737 = arith.addf %1733, %1736 : f32
      %1738 = arith.select %1731, %1737, %1733 : f32
      %1739 = arith.addi %1730, %c14 : index
      %1740 = arith.cmpi eq, %hasBias, %c11 : index
      %1741 = arith.addi %1710, %1739 : index
      %1742 = memref.load %20[%1741] : memref<?xf32>
      %1743 = arith.muli %0, %c32 : index
      %1744 = arith.addi %1743, %1739 : index
      %1745 = memref.load %bias[%1744] : memref<?xf32>
      %1746 = arith.addf %1742, %1745 : f32
      %1747 = arith.select %1740, %1746, %1742 : f32
      %1748 = arith.addi %heads, %kvHeads : index
      %1749 = arith.cmpi slt, %0, %1748 : index
      scf.if %1749 {
        %1750 = arith.addi %positionsAt, %1709 : index
        %1751 = memref.load %step[%1750] : memref<?xi32>
        %1752 = arith.index_cast %1751 : i32 to index
        %1753 = arith.cmpi eq, %hasNorm, %c11 : index
        %1754 = math.fma %1720, %1720, %c43 : f32
        %1755 = math.fma %1729, %1729, %1754 : f32
        %1756 = math.fma %1738, %1738, %1755 : f32
        %1757 = math.fma %1747, %1747, %1756 : f32
        %1758 = vector.broadcast %1757 : f32 to vector<1xf32>
        %1759 = wave.reduce "add" %1758 : vector<1xf32>
        %1760 = arith.mulf %1759, %inverseHeadDim : f32
        %1761 = arith.addf %1760, %epsilon : f32
        %1762 = math.sqrt %1761 : f32
        %1763 = arith.divf %c45, %1762 : f32
        %1764 = arith.cmpi slt, %0, %heads : index
        %1765 = arith.addi %1712, %c14 : index
        %1766 = memref.load %query_norm[%1712] : memref<?xf32>
        %1767 = memref.load %key_norm[%1712] : memref<?xf32>
        %1768 = arith.select %1764, %1766, %1767 : f32
        %1769 = arith.mulf %1720, %1763 : f32
        %1770 = arith.mulf %1769, %1768 : f32
        %1771 = arith.select %1753, %1770, %1720 : f32
        %1772 = memref.load %query_norm[%1765] : memref<?xf32>
        %1773 = memref.load %key_norm[%1765] : memref<?xf32>
        %1774 = arith.select %1764, %1772, %1773 : f32
        %1775 = arith.mulf %1729, %1763 : f32
        %1776 = arith.mulf %1775, %1774 : f32
        %1777 = arith.select %1753, %1776, %1729 : f32
        %1778 = arith.addi %1730, %c14 : index
        %1779 = memref.load %query_norm[%1730] : memref<?xf32>
        %1780 = memref.load %key_norm[%1730] : memref<?xf32>
        %1781 = arith.select %1764, %1779, %1780 : f32
        %1782 = arith.mulf %1738, %1763 : f32
        %1783 = arith.mulf %1782, %1781 : f32
        %1784 = arith.select %1753, %1783, %1738 : f32
        %1785 = memref.load %query_norm[%1778] : memref<?xf32>
        %1786 = memref.load %key_norm[%1778] : memref<?xf32>
        %1787 = arith.select %1764, %1785, %1786 : f32
        %1788 = arith.mulf %1747, %1763 : f32
        %1789 = arith.mulf %1788, %1787 : f32
        %1790 = arith.select %1753, %1789, %1747 : f32
        %1791 = arith.remui %1752, %c23 : index
        %1792 = arith.muli %1791, %c32 : index
        %1793 = arith.addi %1792, %1712 : index
        %1794 = arith.divui %1752, %c23 : index
        %1795 = arith.addi %1794, %c23 : index
        %1796 = arith.muli %1795, %c32 : index
        %1797 = arith.addi %1796, %1712 : index
        %1798 = memref.load %rope[%1793] : memref<?xf32>
        %1799 = arith.addi %1793, %c14 : index
        %1800 = memref.load %rope[%1799] : memref<?xf32>
        %1801 = memref.load %rope[%1797] : memref<?xf32>
        %1802 = arith.addi %1797, %c14 : index
        %1803 = memref.load %rope[%1802] : memref<?xf32>
        %1804 = arith.mulf %1801, %1798 : f32
        %1805 = arith.mulf %1803, %1800 : f32
        %1806 = arith.subf %1804, %1805 : f32
        %1807 = arith.mulf %1803, %1798 : f32
        %1808 = arith.mulf %1801, %1800 : f32
        %1809 = arith.addf %1807, %1808 : f32
        %1810 = arith.mulf %1771, %1806 : f32
        %1811 = arith.mulf %1777, %1809 : f32
        %1812 = arith.subf %1810, %1811 : f32
        %1813 = arith.mulf %1777, %1806 : f32
        %1814 = arith.mulf %1771, %1809 : f32
        %1815 = arith.addf %1813, %1814 : f32
        %1816 = arith.cmpi slt, %0, %heads : index
        scf.if %1816 {
          %1817 = arith.muli %1709, %heads : index
          %1818 = arith.addi %1817, %0 : index
          %1819 = arith.muli %1818, %c32 : index
          %1820 = arith.addi %1819, %1712 : index
          memref.store %1812, %q[%1820] : memref<?xf32>
          %1821 = arith.addi %1820, %c14 : index
          memref.store %1815, %q[%1821] : memref<?xf32>
        } else {
          %1822 = arith.addi %1710, %1712 : index
          memref.store %1812, %20[%1822] : memref<?xf32>
          %1823 = arith.addi %1710, %1712 : index
          %1824 = arith.addi %1823, %c14 : index
          memref.store %1815, %20[%1824] : memref<?xf32>
        }
        %1825 = arith.remui %1752, %c23 : index
        %1826 = arith.muli %1825, %c32 : index
        %1827 = arith.addi %1826, %1730 : index
        %1828 = arith.divui %1752, %c23 : index
        %1829 = arith.addi %1828, %c23 : index
        %1830 = arith.muli %1829, %c32 : index
        %1831 = arith.addi %1830, %1730 : index
        %1832 = memref.load %rope[%1827] : memref<?xf32>
        %1833 = arith.addi %1827, %c14 : index
        %1834 = memref.load %rope[%1833] : memref<?xf32>
        %1835 = memref.load %rope[%1831] : memref<?xf32>
        %1836 = arith.addi %1831, %c14 : index
        %1837 = memref.load %rope[%1836] : memref<?xf32>
        %1838 = arith.mulf %1835, %1832 : f32
        %1839 = arith.mulf %1837, %1834 : f32
        %1840 = arith.subf %1838, %1839 : f32
        %1841 = arith.mulf %1837, %1832 : f32
        %1842 = arith.mulf %1835, %1834 : f32
        %1843 = arith.addf %1841, %1842 : f32
        %1844 = arith.mulf %1784, %1840 : f32
        %1845 = arith.mulf %1790, %1843 : f32
        %1846 = arith.subf %1844, %1845 : f32
        %1847 = arith.mulf %1790, %1840 : f32
        %1848 = arith.mulf %1784, %1843 : f32
        %1849 = arith.addf %1847, %1848 : f32
        %1850 = arith.cmpi slt, %0, %heads : index
        scf.if %1850 {
          %1851 = arith.muli %1709, %heads : index
          %1852 = arith.addi %1851, %0 : index
          %1853 = arith.muli %1852, %c32 : index
          %1854 = arith.addi %1853, %1730 : index
          memref.store %1846, %q[%1854] : memref<?xf32>
          %1855 = arith.addi %1854, %c14 : index
          memref.store %1849, %q[%1855] : memref<?xf32>
        } else {
          %1856 = arith.addi %1710, %1730 : index
          memref.store %1846, %20[%1856] : memref<?xf32>
          %1857 = arith.addi %1710, %1730 : index
          %1858 = arith.addi %1857, %c14 : index
          memref.store %1849, %20[%1858] : memref<?xf32>
        }
      } else {
        %1859 = arith.cmpi slt, %0, %heads : index
        scf.if %1859 {
          %1860 = arith.muli %1709, %heads : index
          %1861 = arith.addi %1860, %0 : index
          %1862 = arith.muli %1861, %c32 : index
          %1863 = arith.addi %1862, %1712 : index
          memref.store %1720, %q[%1863] : memref<?xf32>
          %1864 = arith.addi %1863, %c14 : index
          memref.store %1729, %q[%1864] : memref<?xf32>
        } else {
          %1865 = arith.addi %1710, %1712 : index
          memref.store %1720, %20[%1865] : memref<?xf32>
          %1866 = arith.addi %1710, %1712 : index
          %1867 = arith.addi %1866, %c14 : index
          memref.store %1729, %20[%1867] : memref<?xf32>
        }
        %1868 = arith.cmpi slt, %0, %heads : index
        scf.if %1868 {
          %1869 = arith.muli %1709, %heads : index
          %1870 = arith.addi %1869, %0 : index
          %1871 = arith.muli %1870, %c32 : index
          %1872 = arith.addi %1871, %1730 : index
          memref.store %1738, %q[%1872] : memref<?xf32>
          %1873 = arith.addi %1872, %c14 : index
          memref.store %1747, %q[%1873] : memref<?xf32>
        } else {
          %1874 = arith.addi %1710, %1730 : index
          memref.store %1738, %20[%1874] : memref<?xf32>
          %1875 = arith.addi %1710, %1730 : index
          %1876 = arith.addi %1875, %c14 : index
          memref.store %1747, %20[%1876] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %1877 = arith.cmpi sge, %0, %heads : index
    scf.if %1877 {
      %1878 = arith.addi %1705, %c10 : index
      %1879 = arith.addi %1704, %1878 : index
      %1880 = arith.cmpi slt, %1879, %22 : index
      scf.if %1880 {
        %1881 = arith.addi %1704, %1878 : index
        %1882 = arith.addi %slotsAt, %1881 : index
        %1883 = memref.load %step[%1882] : memref<?xi32>
        %1884 = arith.index_cast %1883 : i32 to index
        %1885 = arith.cmpi sge, %1884, %c10 : index
        scf.if %1885 {
          %1886 = arith.muli %1878, %c32 : index
          %1887 = arith.subi %0, %heads : index
          %1888 = memref.load %scales[%1887] : memref<?xf32>
          %1889 = vector.broadcast %1888 : f32 to vector<4xf32>
          %1890 = arith.divui %1884, %c8 : index
          %1891 = arith.remui %1884, %c8 : index
          %1892 = arith.muli %1890, %pageBytes : index
          %1893 = arith.cmpi eq, %codec, %c10 : index
          scf.if %1893 {
            %1894 = wave.lane
            %1895 = arith.muli %1894, %c2 : index
            scf.for %1896 = %1895 to %c32 step %c32 {
              %1897 = arith.addi %1886, %1896 : index
              %1898 = vector.load %20[%1897] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1899 = arith.mulf %1898, %1889 : vector<4xf32>
              %1900 = arith.minimumf %1899, %c50 : vector<4xf32>
              %1901 = arith.maximumf %1900, %c51 : vector<4xf32>
              %1902 = arith.truncf %1901 : vector<4xf32> to vector<4xf16>
              %1903 = vector.bitcast %1902 : vector<4xf16> to vector<8xi8>
              %1904 = arith.cmpi slt, %1887, %kvHeads : index
              scf.if %1904 {
                %1905 = arith.muli %1887, %c12 : index
                %1906 = arith.addi %1892, %1905 : index
                %1907 = arith.divui %1896, %c8 : index
                %1908 = arith.muli %1907, %c52 : index
                %1909 = arith.remui %1896, %c8 : index
                %1910 = arith.divui %1909, %c5 : index
                %1911 = arith.muli %1910, %c23 : index
                %1912 = arith.muli %1891, %c8 : index
                %1913 = arith.addi %1911, %1912 : index
                %1914 = arith.remui %1909, %c5 : index
                %1915 = arith.muli %1914, %c9 : index
                %1916 = arith.addi %1913, %1915 : index
                %1917 = arith.addi %1908, %1916 : index
                %1918 = arith.addi %1906, %1917 : index
                vector.store %1903, %kv[%1918] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1919 = arith.subi %1887, %kvHeads : index
                %1920 = arith.muli %1919, %c12 : index
                %1921 = arith.addi %1892, %1920 : index
                %1922 = arith.addi %1896, %c10 : index
                %1923 = arith.divui %1922, %c8 : index
                %1924 = arith.muli %1923, %c52 : index
                %1925 = arith.addi %1924, %c38 : index
                %1926 = arith.remui %1922, %c8 : index
                %1927 = arith.divui %1891, %c9 : index
                %1928 = arith.remui %1891, %c9 : index
                %1929 = arith.muli %1928, %c5 : index
                %1930 = arith.addi %1927, %1929 : index
                %1931 = arith.divui %1930, %c5 : index
                %1932 = arith.muli %1931, %c23 : index
                %1933 = arith.muli %1926, %c8 : index
                %1934 = arith.addi %1932, %1933 : index
                %1935 = arith.remui %1930, %c5 : index
                %1936 = arith.muli %1935, %c9 : index
                %1937 = arith.addi %1934, %1936 : index
                %1938 = arith.addi %1925, %1937 : index
                %1939 = arith.addi %1921, %1938 : index
                %1940 = vector.shuffle %1903, %1903 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1940, %kv[%1939] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1941 = arith.addi %1896, %c11 : index
                %1942 = arith.divui %1941, %c8 : index
                %1943 = arith.muli %1942, %c52 : index
                %1944 = arith.addi %1943, %c38 : index
                %1945 = arith.remui %1941, %c8 : index
                %1946 = arith.divui %1891, %c9 : index
                %1947 = arith.remui %1891, %c9 : index
                %1948 = arith.muli %1947, %c5 : index
                %1949 = arith.addi %1946, %1948 : index
                %1950 = arith.divui %1949, %c5 : index
                %1951 = arith.muli %1950, %c23 : index
                %1952 = arith.muli %1945, %c8 : index
                %1953 = arith.addi %1951, %1952 : index
                %1954 = arith.remui %1949, %c5 : index
                %1955 = arith.muli %1954, %c9 : index
                %1956 = arith.addi %1953, %1955 : index
                %1957 = arith.addi %1944, %1956 : index
                %1958 = arith.addi %1921, %1957 : index
                %1959 = vector.shuffle %1903, %1903 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1959, %kv[%1958] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1960 = arith.addi %1896, %c9 : index
                %1961 = arith.divui %1960, %c8 : index
                %1962 = arith.muli %1961, %c52 : index
                %1963 = arith.addi %1962, %c38 : index
                %1964 = arith.remui %1960, %c8 : index
                %1965 = arith.divui %1891, %c9 : index
                %1966 = arith.remui %1891, %c9 : index
                %1967 = arith.muli %1966, %c5 : index
                %1968 = arith.addi %1965, %1967 : index
                %1969 = arith.divui %1968, %c5 : index
                %1970 = arith.muli %1969, %c23 : index
                %1971 = arith.muli %1964, %c8 : index
                %1972 = arith.addi %1970, %1971 : index
                %1973 = arith.remui %1968, %c5 : index
                %1974 = arith.muli %1973, %c9 : index
                %1975 = arith.addi %1972, %1974 : index
                %1976 = arith.addi %1963, %1975 : index
                %1977 = arith.addi %1921, %1976 : index
                %1978 = vector.shuffle %1903, %1903 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1978, %kv[%1977] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1979 = arith.addi %1896, %c30 : index
                %1980 = arith.divui %1979, %c8 : index
                %1981 = arith.muli %1980, %c52 : index
                %1982 = arith.addi %1981, %c38 : index
                %1983 = arith.remui %1979, %c8 : index
                %1984 = arith.divui %1891, %c9 : index
                %1985 = arith.remui %1891, %c9 : index
                %1986 = arith.muli %1985, %c5 : index
                %1987 = arith.addi %1984, %1986 : index
                %1988 = arith.divui %1987, %c5 : index
                %1989 = arith.muli %1988, %c23 : index
                %1990 = arith.muli %1983, %c8 : index
                %1991 = arith.addi %1989, %1990 : index
                %1992 = arith.remui %1987, %c5 : index
                %1993 = arith.muli %1992, %c9 : index
                %1994 = arith.addi %1991, %1993 : index
                %1995 = arith.addi %1982, %1994 : index
                %1996 = arith.addi %1921, %1995 : index
                %1997 = vector.shuffle %1903, %1903 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1997, %kv[%1996] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1998 = arith.cmpi eq, %codec, %c11 : index
          scf.if %1998 {
            %1999 = wave.lane
            %2000 = arith.muli %1999, %c2 : index
            scf.for %2001 = %2000 to %c32 step %c32 {
              %2002 = arith.addi %1886, %2001 : index
              %2003 = vector.load %20[%2002] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2004 = arith.mulf %2003, %1889 : vector<4xf32>
              %2005 = wave.fp8_encode "e4m3" %2004 : vector<4xf32> -> vector<4xi8>
              %2006 = arith.cmpi slt, %1887, %kvHeads : index
              scf.if %2006 {
                %2007 = arith.muli %1887, %c38 : index
                %2008 = arith.addi %1892, %2007 : index
                %2009 = vector.shuffle %2005, %2005 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2010 = arith.divui %2001, %c8 : index
                %2011 = arith.muli %2010, %c23 : index
                %2012 = arith.remui %2001, %c8 : index
                %2013 = arith.muli %1891, %c8 : index
                %2014 = arith.divui %2012, %c2 : index
                %2015 = arith.muli %2014, %c2 : index
                %2016 = arith.remui %2012, %c9 : index
                %2017 = arith.muli %2016, %c9 : index
                %2018 = arith.addi %2015, %2017 : index
                %2019 = arith.divui %2012, %c9 : index
                %2020 = arith.remui %2019, %c9 : index
                %2021 = arith.addi %2018, %2020 : index
                %2022 = arith.addi %2013, %2021 : index
                %2023 = arith.addi %2011, %2022 : index
                %2024 = arith.addi %2008, %2023 : index
                vector.store %2009, %kv[%2024] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2025 = arith.subi %1887, %kvHeads : index
                %2026 = arith.muli %2025, %c38 : index
                %2027 = arith.addi %1892, %2026 : index
                %2028 = arith.addi %2001, %c10 : index
                %2029 = arith.divui %2028, %c8 : index
                %2030 = arith.muli %2029, %c23 : index
                %2031 = arith.addi %2030, %c13 : index
                %2032 = arith.remui %2028, %c8 : index
                %2033 = arith.divui %1891, %c9 : index
                %2034 = arith.remui %1891, %c9 : index
                %2035 = arith.muli %2034, %c5 : index
                %2036 = arith.addi %2033, %2035 : index
                %2037 = arith.muli %2032, %c8 : index
                %2038 = arith.divui %2036, %c2 : index
                %2039 = arith.muli %2038, %c2 : index
                %2040 = arith.remui %2036, %c9 : index
                %2041 = arith.muli %2040, %c9 : index
                %2042 = arith.addi %2039, %2041 : index
                %2043 = arith.divui %2036, %c9 : index
                %2044 = arith.remui %2043, %c9 : index
                %2045 = arith.addi %2042, %2044 : index
                %2046 = arith.addi %2037, %2045 : index
                %2047 = arith.addi %2031, %2046 : index
                %2048 = arith.addi %2027, %2047 : index
                %2049 = vector.shuffle %2005, %2005 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2049, %kv[%2048] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2050 = arith.addi %2001, %c11 : index
                %2051 = arith.divui %2050, %c8 : index
                %2052 = arith.muli %2051, %c23 : index
                %2053 = arith.addi %2052, %c13 : index
                %2054 = arith.remui %2050, %c8 : index
                %2055 = arith.divui %1891, %c9 : index
                %2056 = arith.remui %1891, %c9 : index
                %2057 = arith.muli %2056, %c5 : index
                %2058 = arith.addi %2055, %2057 : index
                %2059 = arith.muli %2054, %c8 : index
                %2060 = arith.divui %2058, %c2 : index
                %2061 = arith.muli %2060, %c2 : index
                %2062 = arith.remui %2058, %c9 : index
                %2063 = arith.muli %2062, %c9 : index
                %2064 = arith.addi %2061, %2063 : index
                %2065 = arith.divui %2058, %c9 : index
                %2066 = arith.remui %2065, %c9 : index
                %2067 = arith.addi %2064, %2066 : index
                %2068 = arith.addi %2059, %2067 : index
                %2069 = arith.addi %2053, %2068 : index
                %2070 = arith.addi %2027, %2069 : index
                %2071 = vector.shuffle %2005, %2005 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2071, %kv[%2070] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2072 = arith.addi %2001, %c9 : index
                %2073 = arith.divui %2072, %c8 : index
                %2074 = arith.muli %2073, %c23 : index
                %2075 = arith.addi %2074, %c13 : index
                %2076 = arith.remui %2072, %c8 : index
                %2077 = arith.divui %1891, %c9 : index
                %2078 = arith.remui %1891, %c9 : index
                %2079 = arith.muli %2078, %c5 : index
                %2080 = arith.addi %2077, %2079 : index
                %2081 = arith.muli %2076, %c8 : index
                %2082 = arith.divui %2080, %c2 : index
                %2083 = arith.muli %2082, %c2 : index
                %2084 = arith.remui %2080, %c9 : index
                %2085 = arith.muli %2084, %c9 : index
                %2086 = arith.addi %2083, %2085 : index
                %2087 = arith.divui %2080, %c9 : index
                %2088 = arith.remui %2087, %c9 : index
                %2089 = arith.addi %2086, %2088 : index
                %2090 = arith.addi %2081, %2089 : index
                %2091 = arith.addi %2075, %2090 : index
                %2092 = arith.addi %2027, %2091 : index
                %2093 = vector.shuffle %2005, %2005 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2093, %kv[%2092] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2094 = arith.addi %2001, %c30 : index
                %2095 = arith.divui %2094, %c8 : index
                %2096 = arith.muli %2095, %c23 : index
                %2097 = arith.addi %2096, %c13 : index
                %2098 = arith.remui %2094, %c8 : index
                %2099 = arith.divui %1891, %c9 : index
                %2100 = arith.remui %1891, %c9 : index
                %2101 = arith.muli %2100, %c5 : index
                %2102 = arith.addi %2099, %2101 : index
                %2103 = arith.muli %2098, %c8 : index
                %2104 = arith.divui %2102, %c2 : index
                %2105 = arith.muli %2104, %c2 : index
                %2106 = arith.remui %2102, %c9 : index
                %2107 = arith.muli %2106, %c9 : index
                %2108 = arith.addi %2105, %2107 : index
                %2109 = arith.divui %2102, %c9 : index
                %2110 = arith.remui %2109, %c9 : index
                %2111 = arith.addi %2108, %2110 : index
                %2112 = arith.addi %2103, %2111 : index
                %2113 = arith.addi %2097, %2112 : index
                %2114 = arith.addi %2027, %2113 : index
                %2115 = vector.shuffle %2005, %2005 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2115, %kv[%2114] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2116 = arith.cmpi eq, %codec, %c9 : index
          scf.if %2116 {
            %2117 = wave.lane
            %2118 = arith.muli %2117, %c2 : index
            scf.for %2119 = %2118 to %c32 step %c32 {
              %2120 = arith.addi %1886, %2119 : index
              %2121 = vector.load %20[%2120] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2122 = arith.mulf %2121, %1889 : vector<4xf32>
              %2123 = wave.fp8_encode "e5m2" %2122 : vector<4xf32> -> vector<4xi8>
              %2124 = arith.cmpi slt, %1887, %kvHeads : index
              scf.if %2124 {
                %2125 = arith.muli %1887, %c38 : index
                %2126 = arith.addi %1892, %2125 : index
                %2127 = vector.shuffle %2123, %2123 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2128 = arith.divui %2119, %c8 : index
                %2129 = arith.muli %2128, %c23 : index
                %2130 = arith.remui %2119, %c8 : index
                %2131 = arith.muli %1891, %c8 : index
                %2132 = arith.divui %2130, %c2 : index
                %2133 = arith.muli %2132, %c2 : index
                %2134 = arith.remui %2130, %c9 : index
                %2135 = arith.muli %2134, %c9 : index
                %2136 = arith.addi %2133, %2135 : index
                %2137 = arith.divui %2130, %c9 : index
                %2138 = arith.remui %2137, %c9 : index
                %2139 = arith.addi %2136, %2138 : index
                %2140 = arith.addi %2131, %2139 : index
                %2141 = arith.addi %2129, %2140 : index
                %2142 = arith.addi %2126, %2141 : index
                vector.store %2127, %kv[%2142] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2143 = arith.subi %1887, %kvHeads : index
                %2144 = arith.muli %2143, %c38 : index
                %2145 = arith.addi %1892, %2144 : index
                %2146 = arith.addi %2119, %c10 : index
                %2147 = arith.divui %2146, %c8 : index
                %2148 = arith.muli %2147, %c23 : index
                %2149 = arith.addi %2148, %c13 : index
                %2150 = arith.remui %2146, %c8 : index
                %2151 = arith.divui %1891, %c9 : index
                %2152 = arith.remui %1891, %c9 : index
                %2153 = arith.muli %2152, %c5 : index
                %2154 = arith.addi %2151, %2153 : index
                %2155 = arith.muli %2150, %c8 : index
                %2156 = arith.divui %2154, %c2 : index
                %2157 = arith.muli %2156, %c2 : index
                %2158 = arith.remui %2154, %c9 : index
                %2159 = arith.muli %2158, %c9 : index
                %2160 = arith.addi %2157, %2159 : index
                %2161 = arith.divui %2154, %c9 : index
                %2162 = arith.remui %2161, %c9 : index
                %2163 = arith.addi %2160, %2162 : index
                %2164 = arith.addi %2155, %2163 : index
                %2165 = arith.addi %2149, %2164 : index
                %2166 = arith.addi %2145, %2165 : index
                %2167 = vector.shuffle %2123, %2123 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2167, %kv[%2166] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2168 = arith.addi %2119, %c11 : index
                %2169 = arith.divui %2168, %c8 : index
                %2170 = arith.muli %2169, %c23 : index
                %2171 = arith.addi %2170, %c13 : index
                %2172 = arith.remui %2168, %c8 : index
                %2173 = arith.divui %1891, %c9 : index
                %2174 = arith.remui %1891, %c9 : index
                %2175 = arith.muli %2174, %c5 : index
                %2176 = arith.addi %2173, %2175 : index
                %2177 = arith.muli %2172, %c8 : index
                %2178 = arith.divui %2176, %c2 : index
                %2179 = arith.muli %2178, %c2 : index
                %2180 = arith.remui %2176, %c9 : index
                %2181 = arith.muli %2180, %c9 : index
                %2182 = arith.addi %2179, %2181 : index
                %2183 = arith.divui %2176, %c9 : index
                %2184 = arith.remui %2183, %c9 : index
                %2185 = arith.addi %2182, %2184 : index
                %2186 = arith.addi %2177, %2185 : index
                %2187 = arith.addi %2171, %2186 : index
                %2188 = arith.addi %2145, %2187 : index
                %2189 = vector.shuffle %2123, %2123 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2189, %kv[%2188] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2190 = arith.addi %2119, %c9 : index
                %2191 = arith.divui %2190, %c8 : index
                %2192 = arith.muli %2191, %c23 : index
                %2193 = arith.addi %2192, %c13 : index
                %2194 = arith.remui %2190, %c8 : index
                %2195 = arith.divui %1891, %c9 : index
                %2196 = arith.remui %1891, %c9 : index
                %2197 = arith.muli %2196, %c5 : index
                %2198 = arith.addi %2195, %2197 : index
                %2199 = arith.muli %2194, %c8 : index
                %2200 = arith.divui %2198, %c2 : index
                %2201 = arith.muli %2200, %c2 : index
                %2202 = arith.remui %2198, %c9 : index
                %2203 = arith.muli %2202, %c9 : index
                %2204 = arith.addi %2201, %2203 : index
                %2205 = arith.divui %2198, %c9 : index
                %2206 = arith.remui %2205, %c9 : index
                %2207 = arith.addi %2204, %2206 : index
                %2208 = arith.addi %2199, %2207 : index
                %2209 = arith.addi %2193, %2208 : index
                %2210 = arith.addi %2145, %2209 : index
                %2211 = vector.shuffle %2123, %2123 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2211, %kv[%2210] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2212 = arith.addi %2119, %c30 : index
                %2213 = arith.divui %2212, %c8 : index
                %2214 = arith.muli %2213, %c23 : index
                %2215 = arith.addi %2214, %c13 : index
                %2216 = arith.remui %2212, %c8 : index
                %2217 = arith.divui %1891, %c9 : index
                %2218 = arith.remui %1891, %c9 : index
                %2219 = arith.muli %2218, %c5 : index
                %2220 = arith.addi %2217, %2219 : index
                %2221 = arith.muli %2216, %c8 : index
                %2222 = arith.divui %2220, %c2 : index
                %2223 = arith.muli %2222, %c2 : index
                %2224 = arith.remui %2220, %c9 : index
                %2225 = arith.muli %2224, %c9 : index
                %2226 = arith.addi %2223, %2225 : index
                %2227 = arith.divui %2220, %c9 : index
                %2228 = arith.remui %2227, %c9 : index
                %2229 = arith.addi %2226, %2228 : index
                %2230 = arith.addi %2221, %2229 : index
                %2231 = arith.addi %2215, %2230 : index
                %2232 = arith.addi %2145, %2231 : index
                %2233 = vector.shuffle %2123, %2123 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2233, %kv[%2232] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %2234 = arith.addi %23, %c16 : index
    %2235 = wave.lane
    %2236 = arith.muli %3, %c9 : index
    %2237 = arith.muli %2236, %c23 : index
    %2238 = arith.addi %2237, %2235 : index
    %2239 = arith.muli %4, %c13 : index
    %2240 = arith.addi %2239, %2238 : index
    %2241 = arith.addi %2240, %c10 : index
    %2242 = arith.addi %2241, %c10 : index
    %2243 = vector.extract %568#4[0] : f32 from vector<8xf32>
    memref.store %2243, %19[%2242] : memref<?xf32>
    %2244 = arith.muli %4, %c13 : index
    %2245 = arith.addi %2244, %2238 : index
    %2246 = arith.addi %2245, %c10 : index
    %2247 = arith.addi %2246, %c16 : index
    %2248 = vector.extract %568#4[1] : f32 from vector<8xf32>
    memref.store %2248, %19[%2247] : memref<?xf32>
    %2249 = arith.muli %4, %c13 : index
    %2250 = arith.addi %2249, %2238 : index
    %2251 = arith.addi %2250, %c10 : index
    %2252 = arith.addi %2251, %c14 : index
    %2253 = vector.extract %568#4[2] : f32 from vector<8xf32>
    memref.store %2253, %19[%2252] : memref<?xf32>
    %2254 = arith.muli %4, %c13 : index
    %2255 = arith.addi %2254, %2238 : index
    %2256 = arith.addi %2255, %c10 : index
    %2257 = arith.addi %2256, %c31 : index
    %2258 = vector.extract %568#4[3] : f32 from vector<8xf32>
    memref.store %2258, %19[%2257] : memref<?xf32>
    %2259 = arith.muli %4, %c13 : index
    %2260 = arith.addi %2259, %2238 : index
    %2261 = arith.addi %2260, %c10 : index
    %2262 = arith.addi %2261, %c32 : index
    %2263 = vector.extract %568#4[4] : f32 from vector<8xf32>
    memref.store %2263, %19[%2262] : memref<?xf32>
    %2264 = arith.muli %4, %c13 : index
    %2265 = arith.addi %2264, %2238 : index
    %2266 = arith.addi %2265, %c10 : index
    %2267 = arith.addi %2266, %c33 : index
    %2268 = vector.extract %568#4[5] : f32 from vector<8xf32>
    memref.store %2268, %19[%2267] : memref<?xf32>
    %2269 = arith.muli %4, %c13 : index
    %2270 = arith.addi %2269, %2238 : index
    %2271 = arith.addi %2270, %c10 : index
    %2272 = arith.addi %2271, %c34 : index
    %2273 = vector.extract %568#4[6] : f32 from vector<8xf32>
    memref.store %2273, %19[%2272] : memref<?xf32>
    %2274 = arith.muli %4, %c13 : index
    %2275 = arith.addi %2274, %2238 : index
    %2276 = arith.addi %2275, %c10 : index
    %2277 = arith.addi %2276, %c35 : index
    %2278 = vector.extract %568#4[7] : f32 from vector<8xf32>
    memref.store %2278, %19[%2277] : memref<?xf32>
    %2279 = arith.muli %4, %c13 : index
    %2280 = arith.addi %2279, %2238 : index
    %2281 = arith.addi %2280, %c23 : index
    %2282 = arith.addi %2281, %c10 : index
    %2283 = vector.extract %568#5[0] : f32 from vector<8xf32>
    memref.store %2283, %19[%2282] : memref<?xf32>
    %2284 = arith.muli %4, %c13 : index
    %2285 = arith.addi %2284, %2238 : index
    %2286 = arith.addi %2285, %c23 : index
    %2287 = arith.addi %2286, %c16 : index
    %2288 = vector.extract %568#5[1] : f32 from vector<8xf32>
    memref.store %2288, %19[%2287] : memref<?xf32>
    %2289 = arith.muli %4, %c13 : index
    %2290 = arith.addi %2289, %2238 : index
    %2291 = arith.addi %2290, %c23 : index
    %2292 = arith.addi %2291, %c14 : index
    %2293 = vector.extract %568#5[2] : f32 from vector<8xf32>
    memref.store %2293, %19[%2292] : memref<?xf32>
    %2294 = arith.muli %4, %c13 : index
    %2295 = arith.addi %2294, %2238 : index
    %2296 = arith.addi %2295, %c23 : index
    %2297 = arith.addi %2296, %c31 : index
    %2298 = vector.extract %568#5[3] : f32 from vector<8xf32>
    memref.store %2298, %19[%2297] : memref<?xf32>
    %2299 = arith.muli %4, %c13 : index
    %2300 = arith.addi %2299, %2238 : index
    %2301 = arith.addi %2300, %c23 : index
    %2302 = arith.addi %2301, %c32 : index
    %2303 = vector.extract %568#5[4] : f32 from vector<8xf32>
    memref.store %2303, %19[%2302] : memref<?xf32>
    %2304 = arith.muli %4, %c13 : index
    %2305 = arith.addi %2304, %2238 : index
    %2306 = arith.addi %2305, %c23 : index
    %2307 = arith.addi %2306, %c33 : index
    %2308 = vector.extract %568#5[5] : f32 from vector<8xf32>
    memref.store %2308, %19[%2307] : memref<?xf32>
    %2309 = arith.muli %4, %c13 : index
    %2310 = arith.addi %2309, %2238 : index
    %2311 = arith.addi %2310, %c23 : index
    %2312 = arith.addi %2311, %c34 : index
    %2313 = vector.extract %568#5[6] : f32 from vector<8xf32>
    memref.store %2313, %19[%2312] : memref<?xf32>
    %2314 = arith.muli %4, %c13 : index
    %2315 = arith.addi %2314, %2238 : index
    %2316 = arith.addi %2315, %c23 : index
    %2317 = arith.addi %2316, %c35 : index
    %2318 = vector.extract %568#5[7] : f32 from vector<8xf32>
    memref.store %2318, %19[%2317] : memref<?xf32>
    wave.barrier
    %2319 = arith.muli %4, %c9 : index
    %2320 = arith.addi %2319, %c10 : index
    %2321 = arith.muli %2320, %c9 : index
    %2322 = arith.divui %2235, %c8 : index
    %2323 = arith.addi %2321, %2322 : index
    %2324 = arith.addi %2234, %2323 : index
    %2325 = arith.cmpi slt, %2324, %22 : index
    scf.if %2325 {
      %2326 = arith.cmpi eq, %hasFactors, %c11 : index
      %2327 = arith.muli %2324, %c9 : index
      %2328 = memref.load %factors[%2327] : memref<?xf32>
      %2329 = arith.mulf %2328, %operandScale : f32
      %2330 = arith.select %2326, %2329, %operandScale : f32
      %2331 = arith.addi %2238, %c10 : index
      %2332 = arith.muli %2320, %c16 : index
      %2333 = arith.addi %2331, %2332 : index
      %2334 = memref.load %19[%2333] : memref<?xf32>
      %2335 = arith.addi %2333, %c13 : index
      %2336 = memref.load %19[%2335] : memref<?xf32>
      %2337 = arith.addf %2334, %2336 : f32
      %2338 = arith.addi %2333, %c38 : index
      %2339 = memref.load %19[%2338] : memref<?xf32>
      %2340 = arith.addf %2337, %2339 : f32
      %2341 = arith.addi %2333, %c39 : index
      %2342 = memref.load %19[%2341] : memref<?xf32>
      %2343 = arith.addf %2340, %2342 : f32
      %2344 = arith.mulf %2343, %2330 : f32
      %2345 = arith.muli %3, %c9 : index
      %2346 = arith.addi %2345, %c10 : index
      %2347 = arith.muli %2346, %c8 : index
      %2348 = arith.remui %2235, %c8 : index
      %2349 = arith.addi %2347, %2348 : index
      %2350 = arith.muli %2323, %c32 : index
      %2351 = arith.addi %2350, %2349 : index
      memref.store %2344, %20[%2351] : memref<?xf32>
      %2352 = arith.addi %2238, %c23 : index
      %2353 = arith.muli %2320, %c16 : index
      %2354 = arith.addi %2352, %2353 : index
      %2355 = memref.load %19[%2354] : memref<?xf32>
      %2356 = arith.addi %2354, %c13 : index
      %2357 = memref.load %19[%2356] : memref<?xf32>
      %2358 = arith.addf %2355, %2357 : f32
      %2359 = arith.addi %2354, %c38 : index
      %2360 = memref.load %19[%2359] : memref<?xf32>
      %2361 = arith.addf %2358, %2360 : f32
      %2362 = arith.addi %2354, %c39 : index
      %2363 = memref.load %19[%2362] : memref<?xf32>
      %2364 = arith.addf %2361, %2363 : f32
      %2365 = arith.mulf %2364, %2330 : f32
      %2366 = arith.muli %3, %c9 : index
      %2367 = arith.addi %2366, %c11 : index
      %2368 = arith.muli %2367, %c8 : index
      %2369 = arith.remui %2235, %c8 : index
      %2370 = arith.addi %2368, %2369 : index
      %2371 = arith.muli %2323, %c32 : index
      %2372 = arith.addi %2371, %2370 : index
      memref.store %2365, %20[%2372] : memref<?xf32>
    }
    %2373 = arith.muli %4, %c9 : index
    %2374 = arith.addi %2373, %c11 : index
    %2375 = arith.muli %2374, %c9 : index
    %2376 = arith.divui %2235, %c8 : index
    %2377 = arith.addi %2375, %2376 : index
    %2378 = arith.addi %2234, %2377 : index
    %2379 = arith.cmpi slt, %2378, %22 : index
    scf.if %2379 {
      %2380 = arith.cmpi eq, %hasFactors, %c11 : index
      %2381 = arith.muli %2378, %c9 : index
      %2382 = memref.load %factors[%2381] : memref<?xf32>
      %2383 = arith.mulf %2382, %operandScale : f32
      %2384 = arith.select %2380, %2383, %operandScale : f32
      %2385 = arith.addi %2238, %c10 : index
      %2386 = arith.muli %2374, %c16 : index
      %2387 = arith.addi %2385, %2386 : index
      %2388 = memref.load %19[%2387] : memref<?xf32>
      %2389 = arith.addi %2387, %c13 : index
      %2390 = memref.load %19[%2389] : memref<?xf32>
      %2391 = arith.addf %2388, %2390 : f32
      %2392 = arith.addi %2387, %c38 : index
      %2393 = memref.load %19[%2392] : memref<?xf32>
      %2394 = arith.addf %2391, %2393 : f32
      %2395 = arith.addi %2387, %c39 : index
      %2396 = memref.load %19[%2395] : memref<?xf32>
      %2397 = arith.addf %2394, %2396 : f32
      %2398 = arith.mulf %2397, %2384 : f32
      %2399 = arith.muli %3, %c9 : index
      %2400 = arith.addi %2399, %c10 : index
      %2401 = arith.muli %2400, %c8 : index
      %2402 = arith.remui %2235, %c8 : index
      %2403 = arith.addi %2401, %2402 : index
      %2404 = arith.muli %2377, %c32 : index
      %2405 = arith.addi %2404, %2403 : index
      memref.store %2398, %20[%2405] : memref<?xf32>
      %2406 = arith.addi %2238, %c23 : index
      %2407 = arith.muli %2374, %c16 : index
      %2408 = arith.addi %2406, %2407 : index
      %2409 = memref.load %19[%2408] : memref<?xf32>
      %2410 = arith.addi %2408, %c13 : index
      %2411 = memref.load %19[%2410] : memref<?xf32>
      %2412 = arith.addf %2409, %2411 : f32
      %2413 = arith.addi %2408, %c38 : index
      %2414 = memref.load %19[%2413] : memref<?xf32>
      %2415 = arith.addf %2412, %2414 : f32
      %2416 = arith.addi %2408, %c39 : index
      %2417 = memref.load %19[%2416] : memref<?xf32>
      %2418 = arith.addf %2415, %2417 : f32
      %2419 = arith.mulf %2418, %2384 : f32
      %2420 = arith.muli %3, %c9 : index
      %2421 = arith.addi %2420, %c11 : index
      %2422 = arith.muli %2421, %c8 : index
      %2423 = arith.remui %2235, %c8 : index
      %2424 = arith.addi %2422, %2423 : index
      %2425 = arith.muli %2377, %c32 : index
      %2426 = arith.addi %2425, %2424 : index
      memref.store %2419, %20[%2426] : memref<?xf32>
    }
    wave.barrier
    %2427 = arith.addi %23, %c16 : index
    %2428 = wave.wave
    %2429 = arith.addi %2428, %c10 : index
    %2430 = arith.addi %2427, %2429 : index
    %2431 = arith.cmpi slt, %2430, %22 : index
    scf.if %2431 {
      %2432 = arith.addi %2427, %2429 : index
      %2433 = arith.muli %2429, %c32 : index
      %2434 = wave.lane
      %2435 = arith.addi %2434, %c10 : index
      %2436 = arith.cmpi eq, %hasBias, %c11 : index
      %2437 = arith.addi %2433, %2435 : index
      %2438 = memref.load %20[%2437] : memref<?xf32>
      %2439 = arith.muli %0, %c32 : index
      %2440 = arith.addi %2439, %2435 : index
      %2441 = memref.load %bias[%2440] : memref<?xf32>
      %2442 = arith.addf %2438, %2441 : f32
      %2443 = arith.select %2436, %2442, %2438 : f32
      %2444 = arith.addi %2435, %c14 : index
      %2445 = arith.cmpi eq, %hasBias, %c11 : index
      %2446 = arith.addi %2433, %2444 : index
      %2447 = memref.load %20[%2446] : memref<?xf32>
      %2448 = arith.muli %0, %c32 : index
      %2449 = arith.addi %2448, %2444 : index
      %2450 = memref.load %bias[%2449] : memref<?xf32>
      %2451 = arith.addf %2447, %2450 : f32
      %2452 = arith.select %2445, %2451, %2447 : f32
      %2453 = arith.addi %2434, %c16 : index
      %2454 = arith.cmpi eq, %hasBias, %c11 : index
      %2455 = arith.addi %2433, %2453 : index
      %2456 = memref.load %20[%2455] : memref<?xf32>
      %2457 = arith.muli %0, %c32 : index
      %2458 = arith.addi %2457, %2453 : index
      %2459 = memref.load %bias[%2458] : memref<?xf32>
      %2460 = arith.addf %2456, %2459 : f32
      %2461 = arith.select %2454, %2460, %2456 : f32
      %2462 = arith.addi %2453, %c14 : index
      %2463 = arith.cmpi eq, %hasBias, %c11 : index
      %2464 = arith.addi %2433, %2462 : index
      %2465 = memref.load %20[%2464] : memref<?xf32>
      %2466 = arith.muli %0, %c32 : index
      %2467 = arith.addi %2466, %2462 : index
      %2468 = memref.load %bias[%2467] : memref<?xf32>
      %2469 = arith.addf %2465, %2468 : f32
      %2470 = arith.select %2463, %2469, %2465 : f32
      %2471 = arith.addi %heads, %kvHeads : index
      %2472 = arith.cmpi slt, %0, %2471 : index
      scf.if %2472 {
        %2473 = arith.addi %positionsAt, %2432 : index
        %2474 = memref.load %step[%2473] : memref<?xi32>
        %2475 = arith.index_cast %2474 : i32 to index
        %2476 = arith.cmpi eq, %hasNorm, %c11 : index
        %2477 = math.fma %2443, %2443, %c43 : f32
        %2478 = math.fma %2452, %2452, %2477 : f32
        %2479 = math.fma %2461, %2461, %2478 : f32
        %2480 = math.fma %2470, %2470, %2479 : f32
        %2481 = vector.broadcast %2480 : f32 to vector<1xf32>
        %2482 = wave.reduce "add" %2481 : vector<1xf32>
        %2483 = arith.mulf %2482, %inverseHeadDim : f32
        %2484 = arith.addf %2483, %epsilon : f32
        %2485 = math.sqrt %2484 : f32
        %2486 = arith.divf %c45, %2485 : f32
        %2487 = arith.cmpi slt, %0, %heads : index
        %2488 = arith.addi %2435, %c14 : index
        %2489 = memref.load %query_norm[%2435] : memref<?xf32>
        %2490 = memref.load %key_norm[%2435] : memref<?xf32>
        %2491 = arith.select %2487, %2489, %2490 : f32
        %2492 = arith.mulf %2443, %2486 : f32
        %2493 = arith.mulf %2492, %2491 : f32
        %2494 = arith.select %2476, %2493, %2443 : f32
        %2495 = memref.load %query_norm[%2488] : memref<?xf32>
        %2496 = memref.load %key_norm[%2488] : memref<?xf32>
        %2497 = arith.select %2487, %2495, %2496 : f32
        %2498 = arith.mulf %2452, %2486 : f32
        %2499 = arith.mulf %2498, %2497 : f32
        %2500 = arith.select %2476, %2499, %2452 : f32
        %2501 = arith.addi %2453, %c14 : index
        %2502 = memref.load %query_norm[%2453] : memref<?xf32>
        %2503 = memref.load %key_norm[%2453] : memref<?xf32>
        %2504 = arith.select %2487, %2502, %2503 : f32
        %2505 = arith.mulf %2461, %2486 : f32
        %2506 = arith.mulf %2505, %2504 : f32
        %2507 = arith.select %2476, %2506, %2461 : f32
        %2508 = memref.load %query_norm[%2501] : memref<?xf32>
        %2509 = memref.load %key_norm[%2501] : memref<?xf32>
        %2510 = arith.select %2487, %2508, %2509 : f32
        %2511 = arith.mulf %2470, %2486 : f32
        %2512 = arith.mulf %2511, %2510 : f32
        %2513 = arith.select %2476, %2512, %2470 : f32
        %2514 = arith.remui %2475, %c23 : index
        %2515 = arith.muli %2514, %c32 : index
        %2516 = arith.addi %2515, %2435 : index
        %2517 = arith.divui %2475, %c23 : index
        %2518 = arith.addi %2517, %c23 : index
        %2519 = arith.muli %2518, %c32 : index
        %2520 = arith.addi %2519, %2435 : index
        %2521 = memref.load %rope[%2516] : memref<?xf32>
        %2522 = arith.addi %2516, %c14 : index
        %2523 = memref.load %rope[%2522] : memref<?xf32>
        %2524 = memref.load %rope[%2520] : memref<?xf32>
        %2525 = arith.addi %2520, %c14 : index
        %2526 = memref.load %rope[%2525] : memref<?xf32>
        %2527 = arith.mulf %2524, %2521 : f32
        %2528 = arith.mulf %2526, %2523 : f32
        %2529 = arith.subf %2527, %2528 : f32
        %2530 = arith.mulf %2526, %2521 : f32
        %2531 = arith.mulf %2524, %2523 : f32
        %2532 = arith.addf %2530, %2531 : f32
        %2533 = arith.mulf %2494, %2529 : f32
        %2534 = arith.mulf %2500, %2532 : f32
        %2535 = arith.subf %2533, %2534 : f32
        %2536 = arith.mulf %2500, %2529 : f32
        %2537 = arith.mulf %2494, %2532 : f32
        %2538 = arith.addf %2536, %2537 : f32
        %2539 = arith.cmpi slt, %0, %heads : index
        scf.if %2539 {
          %2540 = arith.muli %2432, %heads : index
          %2541 = arith.addi %2540, %0 : index
          %2542 = arith.muli %2541, %c32 : index
          %2543 = arith.addi %2542, %2435 : index
          memref.store %2535, %q[%2543] : memref<?xf32>
          %2544 = arith.addi %2543, %c14 : index
          memref.store %2538, %q[%2544] : memref<?xf32>
        } else {
          %2545 = arith.addi %2433, %2435 : index
          memref.store %2535, %20[%2545] : memref<?xf32>
          %2546 = arith.addi %2433, %2435 : index
          %2547 = arith.addi %2546, %c14 : index
          memref.store %2538, %20[%2547] : memref<?xf32>
        }
        %2548 = arith.remui %2475, %c23 : index
        %2549 = arith.muli %2548, %c32 : index
        %2550 = arith.addi %2549, %2453 : index
        %2551 = arith.divui %2475, %c23 : index
        %2552 = arith.addi %2551, %c23 : index
        %2553 = arith.muli %2552, %c32 : index
        %2554 = arith.addi %2553, %2453 : index
        %2555 = memref.load %rope[%2550] : memref<?xf32>
        %2556 = arith.addi %2550, %c14 : index
        %2557 = memref.load %rope[%2556] : memref<?xf32>
        %2558 = memref.load %rope[%2554] : memref<?xf32>
        %2559 = arith.addi %2554, %c14 : index
        %2560 = memref.load %rope[%2559] : memref<?xf32>
        %2561 = arith.mulf %2558, %2555 : f32
        %2562 = arith.mulf %2560, %2557 : f32
        %2563 = arith.subf %2561, %2562 : f32
        %2564 = arith.mulf %2560, %2555 : f32
        %2565 = arith.mulf %2558, %2557 : f32
        %2566 = arith.addf %2564, %2565 : f32
        %2567 = arith.mulf %2507, %2563 : f32
        %2568 = arith.mulf %2513, %2566 : f32
        %2569 = arith.subf %2567, %2568 : f32
        %2570 = arith.mulf %2513, %2563 : f32
        %2571 = arith.mulf %2507, %2566 : f32
        %2572 = arith.addf %2570, %2571 : f32
        %2573 = arith.cmpi slt, %0, %heads : index
        scf.if %2573 {
          %2574 = arith.muli %2432, %heads : index
          %2575 = arith.addi %2574, %0 : index
          %2576 = arith.muli %2575, %c32 : index
          %2577 = arith.addi %2576, %2453 : index
          memref.store %2569, %q[%2577] : memref<?xf32>
          %2578 = arith.addi %2577, %c14 : index
          memref.store %2572, %q[%2578] : memref<?xf32>
        } else {
          %2579 = arith.addi %2433, %2453 : index
          memref.store %2569, %20[%2579] : memref<?xf32>
          %2580 = arith.addi %2433, %2453 : index
          %2581 = arith.addi %2580, %c14 : index
          memref.store %2572, %20[%2581] : memref<?xf32>
        }
      } else {
        %2582 = arith.cmpi slt, %0, %heads : index
        scf.if %2582 {
          %2583 = arith.muli %2432, %heads : index
          %2584 = arith.addi %2583, %0 : index
          %2585 = arith.muli %2584, %c32 : index
          %2586 = arith.addi %2585, %2435 : index
          memref.store %2443, %q[%2586] : memref<?xf32>
          %2587 = arith.addi %2586, %c14 : index
          memref.store %2452, %q[%2587] : memref<?xf32>
        } else {
          %2588 = arith.addi %2433, %2435 : index
          memref.store %2443, %20[%2588] : memref<?xf32>
          %2589 = arith.addi %2433, %2435 : index
          %2590 = arith.addi %2589, %c14 : index
          memref.store %2452, %20[%2590] : memref<?xf32>
        }
        %2591 = arith.cmpi slt, %0, %heads : index
        scf.if %2591 {
          %2592 = arith.muli %2432, %heads : index
          %2593 = arith.addi %2592, %0 : index
          %2594 = arith.muli %2593, %c32 : index
          %2595 = arith.addi %2594, %2453 : index
          memref.store %2461, %q[%2595] : memref<?xf32>
          %2596 = arith.addi %2595, %c14 : index
          memref.store %2470, %q[%2596] : memref<?xf32>
        } else {
          %2597 = arith.addi %2433, %2453 : index
          memref.store %2461, %20[%2597] : memref<?xf32>
          %2598 = arith.addi %2433, %2453 : index
          %2599 = arith.addi %2598, %c14 : index
          memref.store %2470, %20[%2599] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %2600 = arith.cmpi sge, %0, %heads : index
    scf.if %2600 {
      %2601 = arith.addi %2428, %c10 : index
      %2602 = arith.addi %2427, %2601 : index
      %2603 = arith.cmpi slt, %2602, %22 : index
      scf.if %2603 {
        %2604 = arith.addi %2427, %2601 : index
        %2605 = arith.addi %slotsAt, %2604 : index
        %2606 = memref.load %step[%2605] : memref<?xi32>
        %2607 = arith.index_cast %2606 : i32 to index
        %2608 = arith.cmpi sge, %2607, %c10 : index
        scf.if %2608 {
          %2609 = arith.muli %2601, %c32 : index
          %2610 = arith.subi %0, %heads : index
          %2611 = memref.load %scales[%2610] : memref<?xf32>
          %2612 = vector.broadcast %2611 : f32 to vector<4xf32>
          %2613 = arith.divui %2607, %c8 : index
          %2614 = arith.remui %2607, %c8 : index
          %2615 = arith.muli %2613, %pageBytes : index
          %2616 = arith.cmpi eq, %codec, %c10 : index
          scf.if %2616 {
            %2617 = wave.lane
            %2618 = arith.muli %2617, %c2 : index
            scf.for %2619 = %2618 to %c32 step %c32 {
              %2620 = arith.addi %2609, %2619 : index
              %2621 = vector.load %20[%2620] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2622 = arith.mulf %2621, %2612 : vector<4xf32>
              %2623 = arith.minimumf %2622, %c50 : vector<4xf32>
              %2624 = arith.maximumf %2623, %c51 : vector<4xf32>
              %2625 = arith.truncf %2624 : vector<4xf32> to vector<4xf16>
              %2626 = vector.bitcast %2625 : vector<4xf16> to vector<8xi8>
              %2627 = arith.cmpi slt, %2610, %kvHeads : index
              scf.if %2627 {
                %2628 = arith.muli %2610, %c12 : index
                %2629 = arith.addi %2615, %2628 : index
                %2630 = arith.divui %2619, %c8 : index
                %2631 = arith.muli %2630, %c52 : index
                %2632 = arith.remui %2619, %c8 : index
                %2633 = arith.divui %2632, %c5 : index
                %2634 = arith.muli %2633, %c23 : index
                %2635 = arith.muli %2614, %c8 : index
                %2636 = arith.addi %2634, %2635 : index
                %2637 = arith.remui %2632, %c5 : index
                %2638 = arith.muli %2637, %c9 : index
                %2639 = arith.addi %2636, %2638 : index
                %2640 = arith.addi %2631, %2639 : index
                %2641 = arith.addi %2629, %2640 : index
                vector.store %2626, %kv[%2641] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2642 = arith.subi %2610, %kvHeads : index
                %2643 = arith.muli %2642, %c12 : index
                %2644 = arith.addi %2615, %2643 : index
                %2645 = arith.addi %2619, %c10 : index
                %2646 = arith.divui %2645, %c8 : index
                %2647 = arith.muli %2646, %c52 : index
                %2648 = arith.addi %2647, %c38 : index
                %2649 = arith.remui %2645, %c8 : index
                %2650 = arith.divui %2614, %c9 : index
                %2651 = arith.remui %2614, %c9 : index
                %2652 = arith.muli %2651, %c5 : index
                %2653 = arith.addi %2650, %2652 : index
                %2654 = arith.divui %2653, %c5 : index
                %2655 = arith.muli %2654, %c23 : index
                %2656 = arith.muli %2649, %c8 : index
                %2657 = arith.addi %2655, %2656 : index
                %2658 = arith.remui %2653, %c5 : index
                %2659 = arith.muli %2658, %c9 : index
                %2660 = arith.addi %2657, %2659 : index
                %2661 = arith.addi %2648, %2660 : index
                %2662 = arith.addi %2644, %2661 : index
                %2663 = vector.shuffle %2626, %2626 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2663, %kv[%2662] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2664 = arith.addi %2619, %c11 : index
                %2665 = arith.divui %2664, %c8 : index
                %2666 = arith.muli %2665, %c52 : index
                %2667 = arith.addi %2666, %c38 : index
                %2668 = arith.remui %2664, %c8 : index
                %2669 = arith.divui %2614, %c9 : index
                %2670 = arith.remui %2614, %c9 : index
                %2671 = arith.muli %2670, %c5 : index
                %2672 = arith.addi %2669, %2671 : index
                %2673 = arith.divui %2672, %c5 : index
                %2674 = arith.muli %2673, %c23 : index
                %2675 = arith.muli %2668, %c8 : index
                %2676 = arith.addi %2674, %2675 : index
                %2677 = arith.remui %2672, %c5 : index
                %2678 = arith.muli %2677, %c9 : index
                %2679 = arith.addi %2676, %2678 : index
                %2680 = arith.addi %2667, %2679 : index
                %2681 = arith.addi %2644, %2680 : index
                %2682 = vector.shuffle %2626, %2626 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2682, %kv[%2681] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2683 = arith.addi %2619, %c9 : index
                %2684 = arith.divui %2683, %c8 : index
                %2685 = arith.muli %2684, %c52 : index
                %2686 = arith.addi %2685, %c38 : index
                %2687 = arith.remui %2683, %c8 : index
                %2688 = arith.divui %2614, %c9 : index
                %2689 = arith.remui %2614, %c9 : index
                %2690 = arith.muli %2689, %c5 : index
                %2691 = arith.addi %2688, %2690 : index
                %2692 = arith.divui %2691, %c5 : index
                %2693 = arith.muli %2692, %c23 : index
                %2694 = arith.muli %2687, %c8 : index
                %2695 = arith.addi %2693, %2694 : index
                %2696 = arith.remui %2691, %c5 : index
                %2697 = arith.muli %2696, %c9 : index
                %2698 = arith.addi %2695, %2697 : index
                %2699 = arith.addi %2686, %2698 : index
                %2700 = arith.addi %2644, %2699 : index
                %2701 = vector.shuffle %2626, %2626 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2701, %kv[%2700] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2702 = arith.addi %2619, %c30 : index
                %2703 = arith.divui %2702, %c8 : index
                %2704 = arith.muli %2703, %c52 : index
                %2705 = arith.addi %2704, %c38 : index
                %2706 = arith.remui %2702, %c8 : index
                %2707 = arith.divui %2614, %c9 : index
                %2708 = arith.remui %2614, %c9 : index
                %2709 = arith.muli %2708, %c5 : index
                %2710 = arith.addi %2707, %2709 : index
                %2711 = arith.divui %2710, %c5 : index
                %2712 = arith.muli %2711, %c23 : index
                %2713 = arith.muli %2706, %c8 : index
                %2714 = arith.addi %2712, %2713 : index
                %2715 = arith.remui %2710, %c5 : index
                %2716 = arith.muli %2715, %c9 : index
                %2717 = arith.addi %2714, %2716 : index
                %2718 = arith.addi %2705, %2717 : index
                %2719 = arith.addi %2644, %2718 : index
                %2720 = vector.shuffle %2626, %2626 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2720, %kv[%2719] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2721 = arith.cmpi eq, %codec, %c11 : index
          scf.if %2721 {
            %2722 = wave.lane
            %2723 = arith.muli %2722, %c2 : index
            scf.for %2724 = %2723 to %c32 step %c32 {
              %2725 = arith.addi %2609, %2724 : index
              %2726 = vector.load %20[%2725] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2727 = arith.mulf %2726, %2612 : vector<4xf32>
              %2728 = wave.fp8_encode "e4m3" %2727 : vector<4xf32> -> vector<4xi8>
              %2729 = arith.cmpi slt, %2610, %kvHeads : index
              scf.if %2729 {
                %2730 = arith.muli %2610, %c38 : index
                %2731 = arith.addi %2615, %2730 : index
                %2732 = vector.shuffle %2728, %2728 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2733 = arith.divui %2724, %c8 : index
                %2734 = arith.muli %2733, %c23 : index
                %2735 = arith.remui %2724, %c8 : index
                %2736 = arith.muli %2614, %c8 : index
                %2737 = arith.divui %2735, %c2 : index
                %2738 = arith.muli %2737, %c2 : index
                %2739 = arith.remui %2735, %c9 : index
                %2740 = arith.muli %2739, %c9 : index
                %2741 = arith.addi %2738, %2740 : index
                %2742 = arith.divui %2735, %c9 : index
                %2743 = arith.remui %2742, %c9 : index
                %2744 = arith.addi %2741, %2743 : index
                %2745 = arith.addi %2736, %2744 : index
                %2746 = arith.addi %2734, %2745 : index
                %2747 = arith.addi %2731, %2746 : index
                vector.store %2732, %kv[%2747] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2748 = arith.subi %2610, %kvHeads : index
                %2749 = arith.muli %2748, %c38 : index
                %2750 = arith.addi %2615, %2749 : index
                %2751 = arith.addi %2724, %c10 : index
                %2752 = arith.divui %2751, %c8 : index
                %2753 = arith.muli %2752, %c23 : index
                %2754 = arith.addi %2753, %c13 : index
                %2755 = arith.remui %2751, %c8 : index
                %2756 = arith.divui %2614, %c9 : index
                %2757 = arith.remui %2614, %c9 : index
                %2758 = arith.muli %2757, %c5 : index
                %2759 = arith.addi %2756, %2758 : index
                %2760 = arith.muli %2755, %c8 : index
                %2761 = arith.divui %2759, %c2 : index
                %2762 = arith.muli %2761, %c2 : index
                %2763 = arith.remui %2759, %c9 : index
                %2764 = arith.muli %2763, %c9 : index
                %2765 = arith.addi %2762, %2764 : index
                %2766 = arith.divui %2759, %c9 : index
                %2767 = arith.remui %2766, %c9 : index
                %2768 = arith.addi %2765, %2767 : index
                %2769 = arith.addi %2760, %2768 : index
                %2770 = arith.addi %2754, %2769 : index
                %2771 = arith.addi %2750, %2770 : index
                %2772 = vector.shuffle %2728, %2728 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2772, %kv[%2771] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2773 = arith.addi %2724, %c11 : index
                %2774 = arith.divui %2773, %c8 : index
                %2775 = arith.muli %2774, %c23 : index
                %2776 = arith.addi %2775, %c13 : index
                %2777 = arith.remui %2773, %c8 : index
                %2778 = arith.divui %2614, %c9 : index
                %2779 = arith.remui %2614, %c9 : index
                %2780 = arith.muli %2779, %c5 : index
                %2781 = arith.addi %2778, %2780 : index
                %2782 = arith.muli %2777, %c8 : index
                %2783 = arith.divui %2781, %c2 : index
                %2784 = arith.muli %2783, %c2 : index
                %2785 = arith.remui %2781, %c9 : index
                %2786 = arith.muli %2785, %c9 : index
                %2787 = arith.addi %2784, %2786 : index
                %2788 = arith.divui %2781, %c9 : index
                %2789 = arith.remui %2788, %c9 : index
                %2790 = arith.addi %2787, %2789 : index
                %2791 = arith.addi %2782, %2790 : index
                %2792 = arith.addi %2776, %2791 : index
                %2793 = arith.addi %2750, %2792 : index
                %2794 = vector.shuffle %2728, %2728 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2794, %kv[%2793] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2795 = arith.addi %2724, %c9 : index
                %2796 = arith.divui %2795, %c8 : index
                %2797 = arith.muli %2796, %c23 : index
                %2798 = arith.addi %2797, %c13 : index
                %2799 = arith.remui %2795, %c8 : index
                %2800 = arith.divui %2614, %c9 : index
                %2801 = arith.remui %2614, %c9 : index
                %2802 = arith.muli %2801, %c5 : index
                %2803 = arith.addi %2800, %2802 : index
                %2804 = arith.muli %2799, %c8 : index
                %2805 = arith.divui %2803, %c2 : index
                %2806 = arith.muli %2805, %c2 : index
                %2807 = arith.remui %2803, %c9 : index
                %2808 = arith.muli %2807, %c9 : index
                %2809 = arith.addi %2806, %2808 : index
                %2810 = arith.divui %2803, %c9 : index
                %2811 = arith.remui %2810, %c9 : index
                %2812 = arith.addi %2809, %2811 : index
                %2813 = arith.addi %2804, %2812 : index
                %2814 = arith.addi %2798, %2813 : index
                %2815 = arith.addi %2750, %2814 : index
                %2816 = vector.shuffle %2728, %2728 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2816, %kv[%2815] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2817 = arith.addi %2724, %c30 : index
                %2818 = arith.divui %2817, %c8 : index
                %2819 = arith.muli %2818, %c23 : index
                %2820 = arith.addi %2819, %c13 : index
                %2821 = arith.remui %2817, %c8 : index
                %2822 = arith.divui %2614, %c9 : index
                %2823 = arith.remui %2614, %c9 : index
                %2824 = arith.muli %2823, %c5 : index
                %2825 = arith.addi %2822, %2824 : index
                %2826 = arith.muli %2821, %c8 : index
                %2827 = arith.divui %2825, %c2 : index
                %2828 = arith.muli %2827, %c2 : index
                %2829 = arith.remui %2825, %c9 : index
                %2830 = arith.muli %2829, %c9 : index
                %2831 = arith.addi %2828, %2830 : index
                %2832 = arith.divui %2825, %c9 : index
                %2833 = arith.remui %2832, %c9 : index
                %2834 = arith.addi %2831, %2833 : index
                %2835 = arith.addi %2826, %2834 : index
                %2836 = arith.addi %2820, %2835 : index
                %2837 = arith.addi %2750, %2836 : index
                %2838 = vector.shuffle %2728, %2728 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2838, %kv[%2837] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2839 = arith.cmpi eq, %codec, %c9 : index
          scf.if %2839 {
            %2840 = wave.lane
            %2841 = arith.muli %2840, %c2 : index
            scf.for %2842 = %2841 to %c32 step %c32 {
              %2843 = arith.addi %2609, %2842 : index
              %2844 = vector.load %20[%2843] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2845 = arith.mulf %2844, %2612 : vector<4xf32>
              %2846 = wave.fp8_encode "e5m2" %2845 : vector<4xf32> -> vector<4xi8>
              %2847 = arith.cmpi slt, %2610, %kvHeads : index
              scf.if %2847 {
                %2848 = arith.muli %2610, %c38 : index
                %2849 = arith.addi %2615, %2848 : index
                %2850 = vector.shuffle %2846, %2846 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2851 = arith.divui %2842, %c8 : index
                %2852 = arith.muli %2851, %c23 : index
                %2853 = arith.remui %2842, %c8 : index
                %2854 = arith.muli %2614, %c8 : index
                %2855 = arith.divui %2853, %c2 : index
                %2856 = arith.muli %2855, %c2 : index
                %2857 = arith.remui %2853, %c9 : index
                %2858 = arith.muli %2857, %c9 : index
                %2859 = arith.addi %2856, %2858 : index
                %2860 = arith.divui %2853, %c9 : index
                %2861 = arith.remui %2860, %c9 : index
                %2862 = arith.addi %2859, %2861 : index
                %2863 = arith.addi %2854, %2862 : index
                %2864 = arith.addi %2852, %2863 : index
                %2865 = arith.addi %2849, %2864 : index
                vector.store %2850, %kv[%2865] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2866 = arith.subi %2610, %kvHeads : index
                %2867 = arith.muli %2866, %c38 : index
                %2868 = arith.addi %2615, %2867 : index
                %2869 = arith.addi %2842, %c10 : index
                %2870 = arith.divui %2869, %c8 : index
                %2871 = arith.muli %2870, %c23 : index
                %2872 = arith.addi %2871, %c13 : index
                %2873 = arith.remui %2869, %c8 : index
                %2874 = arith.divui %2614, %c9 : index
                %2875 = arith.remui %2614, %c9 : index
                %2876 = arith.muli %2875, %c5 : index
                %2877 = arith.addi %2874, %2876 : index
                %2878 = arith.muli %2873, %c8 : index
                %2879 = arith.divui %2877, %c2 : index
                %2880 = arith.muli %2879, %c2 : index
                %2881 = arith.remui %2877, %c9 : index
                %2882 = arith.muli %2881, %c9 : index
                %2883 = arith.addi %2880, %2882 : index
                %2884 = arith.divui %2877, %c9 : index
                %2885 = arith.remui %2884, %c9 : index
                %2886 = arith.addi %2883, %2885 : index
                %2887 = arith.addi %2878, %2886 : index
                %2888 = arith.addi %2872, %2887 : index
                %2889 = arith.addi %2868, %2888 : index
                %2890 = vector.shuffle %2846, %2846 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2890, %kv[%2889] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2891 = arith.addi %2842, %c11 : index
                %2892 = arith.divui %2891, %c8 : index
                %2893 = arith.muli %2892, %c23 : index
                %2894 = arith.addi %2893, %c13 : index
                %2895 = arith.remui %2891, %c8 : index
                %2896 = arith.divui %2614, %c9 : index
                %2897 = arith.remui %2614, %c9 : index
                %2898 = arith.muli %2897, %c5 : index
                %2899 = arith.addi %2896, %2898 : index
                %2900 = arith.muli %2895, %c8 : index
                %2901 = arith.divui %2899, %c2 : index
                %2902 = arith.muli %2901, %c2 : index
                %2903 = arith.remui %2899, %c9 : index
                %2904 = arith.muli %2903, %c9 : index
                %2905 = arith.addi %2902, %2904 : index
                %2906 = arith.divui %2899, %c9 : index
                %2907 = arith.remui %2906, %c9 : index
                %2908 = arith.addi %2905, %2907 : index
                %2909 = arith.addi %2900, %2908 : index
                %2910 = arith.addi %2894, %2909 : index
                %2911 = arith.addi %2868, %2910 : index
                %2912 = vector.shuffle %2846, %2846 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2912, %kv[%2911] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2913 = arith.addi %2842, %c9 : index
                %2914 = arith.divui %2913, %c8 : index
                %2915 = arith.muli %2914, %c23 : index
                %2916 = arith.addi %2915, %c13 : index
                %2917 = arith.remui %2913, %c8 : index
                %2918 = arith.divui %2614, %c9 : index
                %2919 = arith.remui %2614, %c9 : index
                %2920 = arith.muli %2919, %c5 : index
                %2921 = arith.addi %2918, %2920 : index
                %2922 = arith.muli %2917, %c8 : index
                %2923 = arith.divui %2921, %c2 : index
                %2924 = arith.muli %2923, %c2 : index
                %2925 = arith.remui %2921, %c9 : index
                %2926 = arith.muli %2925, %c9 : index
                %2927 = arith.addi %2924, %2926 : index
                %2928 = arith.divui %2921, %c9 : index
                %2929 = arith.remui %2928, %c9 : index
                %2930 = arith.addi %2927, %2929 : index
                %2931 = arith.addi %2922, %2930 : index
                %2932 = arith.addi %2916, %2931 : index
                %2933 = arith.addi %2868, %2932 : index
                %2934 = vector.shuffle %2846, %2846 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2934, %kv[%2933] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2935 = arith.addi %2842, %c30 : index
                %2936 = arith.divui %2935, %c8 : index
                %2937 = arith.muli %2936, %c23 : index
                %2938 = arith.addi %2937, %c13 : index
                %2939 = arith.remui %2935, %c8 : index
                %2940 = arith.divui %2614, %c9 : index
                %2941 = arith.remui %2614, %c9 : index
                %2942 = arith.muli %2941, %c5 : index
                %2943 = arith.addi %2940, %2942 : index
                %2944 = arith.muli %2939, %c8 : index
                %2945 = arith.divui %2943, %c2 : index
                %2946 = arith.muli %2945, %c2 : index
                %2947 = arith.remui %2943, %c9 : index
                %2948 = arith.muli %2947, %c9 : index
                %2949 = arith.addi %2946, %2948 : index
                %2950 = arith.divui %2943, %c9 : index
                %2951 = arith.remui %2950, %c9 : index
                %2952 = arith.addi %2949, %2951 : index
                %2953 = arith.addi %2944, %2952 : index
                %2954 = arith.addi %2938, %2953 : index
                %2955 = arith.addi %2868, %2954 : index
                %2956 = vector.shuffle %2846, %2846 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2956, %kv[%2955] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %2957 = arith.addi %23, %c17 : index
    %2958 = wave.lane
    %2959 = arith.muli %3, %c9 : index
    %2960 = arith.muli %2959, %c23 : index
    %2961 = arith.addi %2960, %2958 : index
    %2962 = arith.muli %4, %c13 : index
    %2963 = arith.addi %2962, %2961 : index
    %2964 = arith.addi %2963, %c10 : index
    %2965 = arith.addi %2964, %c10 : index
    %2966 = vector.extract %568#6[0] : f32 from vector<8xf32>
    memref.store %2966, %19[%2965] : memref<?xf32>
    %2967 = arith.muli %4, %c13 : index
    %2968 = arith.addi %2967, %2961 : index
    %2969 = arith.addi %2968, %c10 : index
    %2970 = arith.addi %2969, %c16 : index
    %2971 = vector.extract %568#6[1] : f32 from vector<8xf32>
    memref.store %2971, %19[%2970] : memref<?xf32>
    %2972 = arith.muli %4, %c13 : index
    %2973 = arith.addi %2972, %2961 : index
    %2974 = arith.addi %2973, %c10 : index
    %2975 = arith.addi %2974, %c14 : index
    %2976 = vector.extract %568#6[2] : f32 from vector<8xf32>
    memref.store %2976, %19[%2975] : memref<?xf32>
    %2977 = arith.muli %4, %c13 : index
    %2978 = arith.addi %2977, %2961 : index
    %2979 = arith.addi %2978, %c10 : index
    %2980 = arith.addi %2979, %c31 : index
    %2981 = vector.extract %568#6[3] : f32 from vector<8xf32>
    memref.store %2981, %19[%2980] : memref<?xf32>
    %2982 = arith.muli %4, %c13 : index
    %2983 = arith.addi %2982, %2961 : index
    %2984 = arith.addi %2983, %c10 : index
    %2985 = arith.addi %2984, %c32 : index
    %2986 = vector.extract %568#6[4] : f32 from vector<8xf32>
    memref.store %2986, %19[%2985] : memref<?xf32>
    %2987 = arith.muli %4, %c13 : index
    %2988 = arith.addi %2987, %2961 : index
    %2989 = arith.addi %2988, %c10 : index
    %2990 = arith.addi %2989, %c33 : index
    %2991 = vector.extract %568#6[5] : f32 from vector<8xf32>
    memref.store %2991, %19[%2990] : memref<?xf32>
    %2992 = arith.muli %4, %c13 : index
    %2993 = arith.addi %2992, %2961 : index
    %2994 = arith.addi %2993, %c10 : index
    %2995 = arith.addi %2994, %c34 : index
    %2996 = vector.extract %568#6[6] : f32 from vector<8xf32>
    memref.store %2996, %19[%2995] : memref<?xf32>
    %2997 = arith.muli %4, %c13 : index
    %2998 = arith.addi %2997, %2961 : index
    %2999 = arith.addi %2998, %c10 : index
    %3000 = arith.addi %2999, %c35 : index
    %3001 = vector.extract %568#6[7] : f32 from vector<8xf32>
    memref.store %3001, %19[%3000] : memref<?xf32>
    %3002 = arith.muli %4, %c13 : index
    %3003 = arith.addi %3002, %2961 : index
    %3004 = arith.addi %3003, %c23 : index
    %3005 = arith.addi %3004, %c10 : index
    %3006 = vector.extract %568#7[0] : f32 from vector<8xf32>
    memref.store %3006, %19[%3005] : memref<?xf32>
    %3007 = arith.muli %4, %c13 : index
    %3008 = arith.addi %3007, %2961 : index
    %3009 = arith.addi %3008, %c23 : index
    %3010 = arith.addi %3009, %c16 : index
    %3011 = vector.extract %568#7[1] : f32 from vector<8xf32>
    memref.store %3011, %19[%3010] : memref<?xf32>
    %3012 = arith.muli %4, %c13 : index
    %3013 = arith.addi %3012, %2961 : index
    %3014 = arith.addi %3013, %c23 : index
    %3015 = arith.addi %3014, %c14 : index
    %3016 = vector.extract %568#7[2] : f32 from vector<8xf32>
    memref.store %3016, %19[%3015] : memref<?xf32>
    %3017 = arith.muli %4, %c13 : index
    %3018 = arith.addi %3017, %2961 : index
    %3019 = arith.addi %3018, %c23 : index
    %3020 = arith.addi %3019, %c31 : index
    %3021 = vector.extract %568#7[3] : f32 from vector<8xf32>
    memref.store %3021, %19[%3020] : memref<?xf32>
    %3022 = arith.muli %4, %c13 : index
    %3023 = arith.addi %3022, %2961 : index
    %3024 = arith.addi %3023, %c23 : index
    %3025 = arith.addi %3024, %c32 : index
    %3026 = vector.extract %568#7[4] : f32 from vector<8xf32>
    memref.store %3026, %19[%3025] : memref<?xf32>
    %3027 = arith.muli %4, %c13 : index
    %3028 = arith.addi %3027, %2961 : index
    %3029 = arith.addi %3028, %c23 : index
    %3030 = arith.addi %3029, %c33 : index
    %3031 = vector.extract %568#7[5] : f32 from vector<8xf32>
    memref.store %3031, %19[%3030] : memref<?xf32>
    %3032 = arith.muli %4, %c13 : index
    %3033 = arith.addi %3032, %2961 : index
    %3034 = arith.addi %3033, %c23 : index
    %3035 = arith.addi %3034, %c34 : index
    %3036 = vector.extract %568#7[6] : f32 from vector<8xf32>
    memref.store %3036, %19[%3035] : memref<?xf32>
    %3037 = arith.muli %4, %c13 : index
    %3038 = arith.addi %3037, %2961 : index
    %3039 = arith.addi %3038, %c23 : index
    %3040 = arith.addi %3039, %c35 : index
    %3041 = vector.extract %568#7[7] : f32 from vector<8xf32>
    memref.store %3041, %19[%3040] : memref<?xf32>
    wave.barrier
    %3042 = arith.muli %4, %c9 : index
    %3043 = arith.addi %3042, %c10 : index
    %3044 = arith.muli %3043, %c9 : index
    %3045 = arith.divui %2958, %c8 : index
    %3046 = arith.addi %3044, %3045 : index
    %3047 = arith.addi %2957, %3046 : index
    %3048 = arith.cmpi slt, %3047, %22 : index
    scf.if %3048 {
      %3049 = arith.cmpi eq, %hasFactors, %c11 : index
      %3050 = arith.muli %3047, %c9 : index
      %3051 = memref.load %factors[%3050] : memref<?xf32>
      %3052 = arith.mulf %3051, %operandScale : f32
      %3053 = arith.select %3049, %3052, %operandScale : f32
      %3054 = arith.addi %2961, %c10 : index
      %3055 = arith.muli %3043, %c16 : index
      %3056 = arith.addi %3054, %3055 : index
      %3057 = memref.load %19[%3056] : memref<?xf32>
      %3058 = arith.addi %3056, %c13 : index
      %3059 = memref.load %19[%3058] : memref<?xf32>
      %3060 = arith.addf %3057, %3059 : f32
      %3061 = arith.addi %3056, %c38 : index
      %3062 = memref.load %19[%3061] : memref<?xf32>
      %3063 = arith.addf %3060, %3062 : f32
      %3064 = arith.addi %3056, %c39 : index
      %3065 = memref.load %19[%3064] : memref<?xf32>
      %3066 = arith.addf %3063, %3065 : f32
      %3067 = arith.mulf %3066, %3053 : f32
      %3068 = arith.muli %3, %c9 : index
      %3069 = arith.addi %3068, %c10 : index
      %3070 = arith.muli %3069, %c8 : index
      %3071 = arith.remui %2958, %c8 : index
      %3072 = arith.addi %3070, %3071 : index
      %3073 = arith.muli %3046, %c32 : index
      %3074 = arith.addi %3073, %3072 : index
      memref.store %3067, %20[%3074] : memref<?xf32>
      %3075 = arith.addi %2961, %c23 : index
      %3076 = arith.muli %3043, %c16 : index
      %3077 = arith.addi %3075, %3076 : index
      %3078 = memref.load %19[%3077] : memref<?xf32>
      %3079 = arith.addi %3077, %c13 : index
      %3080 = memref.load %19[%3079] : memref<?xf32>
      %3081 = arith.addf %3078, %3080 : f32
      %3082 = arith.addi %3077, %c38 : index
      %3083 = memref.load %19[%3082] : memref<?xf32>
      %3084 = arith.addf %3081, %3083 : f32
      %3085 = arith.addi %3077, %c39 : index
      %3086 = memref.load %19[%3085] : memref<?xf32>
      %3087 = arith.addf %3084, %3086 : f32
      %3088 = arith.mulf %3087, %3053 : f32
      %3089 = arith.muli %3, %c9 : index
      %3090 = arith.addi %3089, %c11 : index
      %3091 = arith.muli %3090, %c8 : index
      %3092 = arith.remui %2958, %c8 : index
      %3093 = arith.addi %3091, %3092 : index
      %3094 = arith.muli %3046, %c32 : index
      %3095 = arith.addi %3094, %3093 : index
      memref.store %3088, %20[%3095] : memref<?xf32>
    }
    %3096 = arith.muli %4, %c9 : index
    %3097 = arith.addi %3096, %c11 : index
    %3098 = arith.muli %3097, %c9 : index
    %3099 = arith.divui %2958, %c8 : index
    %3100 = arith.addi %3098, %3099 : index
    %3101 = arith.addi %2957, %3100 : index
    %3102 = arith.cmpi slt, %3101, %22 : index
    scf.if %3102 {
      %3103 = arith.cmpi eq, %hasFactors, %c11 : index
      %3104 = arith.muli %3101, %c9 : index
      %3105 = memref.load %factors[%3104] : memref<?xf32>
      %3106 = arith.mulf %3105, %operandScale : f32
      %3107 = arith.select %3103, %3106, %operandScale : f32
      %3108 = arith.addi %2961, %c10 : index
      %3109 = arith.muli %3097, %c16 : index
      %3110 = arith.addi %3108, %3109 : index
      %3111 = memref.load %19[%3110] : memref<?xf32>
      %3112 = arith.addi %3110, %c13 : index
      %3113 = memref.load %19[%3112] : memref<?xf32>
      %3114 = arith.addf %3111, %3113 : f32
      %3115 = arith.addi %3110, %c38 : index
      %3116 = memref.load %19[%3115] : memref<?xf32>
      %3117 = arith.addf %3114, %3116 : f32
      %3118 = arith.addi %3110, %c39 : index
      %3119 = memref.load %19[%3118] : memref<?xf32>
      %3120 = arith.addf %3117, %3119 : f32
      %3121 = arith.mulf %3120, %3107 : f32
      %3122 = arith.muli %3, %c9 : index
      %3123 = arith.addi %3122, %c10 : index
      %3124 = arith.muli %3123, %c8 : index
      %3125 = arith.remui %2958, %c8 : index
      %3126 = arith.addi %3124, %3125 : index
      %3127 = arith.muli %3100, %c32 : index
      %3128 = arith.addi %3127, %3126 : index
      memref.store %3121, %20[%3128] : memref<?xf32>
      %3129 = arith.addi %2961, %c23 : index
      %3130 = arith.muli %3097, %c16 : index
      %3131 = arith.addi %3129, %3130 : index
      %3132 = memref.load %19[%3131] : memref<?xf32>
      %3133 = arith.addi %3131, %c13 : index
      %3134 = memref.load %19[%3133] : memref<?xf32>
      %3135 = arith.addf %3132, %3134 : f32
      %3136 = arith.addi %3131, %c38 : index
      %3137 = memref.load %19[%3136] : memref<?xf32>
      %3138 = arith.addf %3135, %3137 : f32
      %3139 = arith.addi %3131, %c39 : index
      %3140 = memref.load %19[%3139] : memref<?xf32>
      %3141 = arith.addf %3138, %3140 : f32
      %3142 = arith.mulf %3141, %3107 : f32
      %3143 = arith.muli %3, %c9 : index
      %3144 = arith.addi %3143, %c11 : index
      %3145 = arith.muli %3144, %c8 : index
      %3146 = arith.remui %2958, %c8 : index
      %3147 = arith.addi %3145, %3146 : index
      %3148 = arith.muli %3100, %c32 : index
      %3149 = arith.addi %3148, %3147 : index
      memref.store %3142, %20[%3149] : memref<?xf32>
    }
    wave.barrier
    %3150 = arith.addi %23, %c17 : index
    %3151 = wave.wave
    %3152 = arith.addi %3151, %c10 : index
    %3153 = arith.addi %3150, %3152 : index
    %3154 = arith.cmpi slt, %3153, %22 : index
    scf.if %3154 {
      %3155 = arith.addi %3150, %3152 : index
      %3156 = arith.muli %3152, %c32 : index
      %3157 = wave.lane
      %3158 = arith.addi %3157, %c10 : index
      %3159 = arith.cmpi eq, %hasBias, %c11 : index
      %3160 = arith.addi %3156, %3158 : index
      %3161 = memref.load %20[%3160] : memref<?xf32>
      %3162 = arith.muli %0, %c32 : index
      %3163 = arith.addi %3162, %3158 : index
      %3164 = memref.load %bias[%3163] : memref<?xf32>
      %3165 = arith.addf %3161, %3164 : f32
      %3166 = arith.select %3159, %3165, %3161 : f32
      %3167 = arith.addi %3158, %c14 : index
      %3168 = arith.cmpi eq, %hasBias, %c11 : index
      %3169 = arith.addi %3156, %3167 : index
      %3170 = memref.load %20[%3169] : memref<?xf32>
      %3171 = arith.muli %0, %c32 : index
      %3172 = arith.addi %3171, %3167 : index
      %3173 = memref.load %bias[%3172] : memref<?xf32>
      %3174 = arith.addf %3170, %3173 : f32
      %3175 = arith.select %3168, %3174, %3170 : f32
      %3176 = arith.addi %3157, %c16 : index
      %3177 = arith.cmpi eq, %hasBias, %c11 : index
      %3178 = arith.addi %3156, %3176 : index
      %3179 = memref.load %20[%3178] : memref<?xf32>
      %3180 = arith.muli %0, %c32 : index
      %3181 = arith.addi %3180, %3176 : index
      %3182 = memref.load %bias[%3181] : memref<?xf32>
      %3183 = arith.addf %3179, %3182 : f32
      %3184 = arith.select %3177, %3183, %3179 : f32
      %3185 = arith.addi %3176, %c14 : index
      %3186 = arith.cmpi eq, %hasBias, %c11 : index
      %3187 = arith.addi %3156, %3185 : index
      %3188 = memref.load %20[%3187] : memref<?xf32>
      %3189 = arith.muli %0, %c32 : index
      %3190 = arith.addi %3189, %3185 : index
      %3191 = memref.load %bias[%3190] : memref<?xf32>
      %3192 = arith.addf %3188, %3191 : f32
      %3193 = arith.select %3186, %3192, %3188 : f32
      %3194 = arith.addi %heads, %kvHeads : index
      %3195 = arith.cmpi slt, %0, %3194 : index
      scf.if %3195 {
        %3196 = arith.addi %positionsAt, %3155 : index
        %3197 = memref.load %step[%3196] : memref<?xi32>
        %3198 = arith.index_cast %3197 : i32 to index
        %3199 = arith.cmpi eq, %hasNorm, %c11 : index
        %3200 = math.fma %3166, %3166, %c43 : f32
        %3201 = math.fma %3175, %3175, %3200 : f32
        %3202 = math.fma %3184, %3184, %3201 : f32
        %3203 = math.fma %3193, %3193, %3202 : f32
        %3204 = vector.broadcast %3203 : f32 to vector<1xf32>
        %3205 = wave.reduce "add" %3204 : vector<1xf32>
        %3206 = arith.mulf %3205, %inverseHeadDim : f32
        %3207 = arith.addf %3206, %epsilon : f32
        %3208 = math.sqrt %3207 : f32
        %3209 = arith.divf %c45, %3208 : f32
        %3210 = arith.cmpi slt, %0, %heads : index
        %3211 = arith.addi %3158, %c14 : index
        %3212 = memref.load %query_norm[%3158] : memref<?xf32>
        %3213 = memref.load %key_norm[%3158] : memref<?xf32>
        %3214 = arith.select %3210, %3212, %3213 : f32
        %3215 = arith.mulf %3166, %3209 : f32
        %3216 = arith.mulf %3215, %3214 : f32
        %3217 = arith.select %3199, %3216, %3166 : f32
        %3218 = memref.load %query_norm[%3211] : memref<?xf32>
        %3219 = memref.load %key_norm[%3211] : memref<?xf32>
        %3220 = arith.select %3210, %3218, %3219 : f32
        %3221 = arith.mulf %3175, %3209 : f32
        %3222 = arith.mulf %3221, %3220 : f32
        %3223 = arith.select %3199, %3222, %3175 : f32
        %3224 = arith.addi %3176, %c14 : index
        %3225 = memref.load %query_norm[%3176] : memref<?xf32>
        %3226 = memref.load %key_norm[%3176] : memref<?xf32>
        %3227 = arith.select %3210, %3225, %3226 : f32
        %3228 = arith.mulf %3184, %3209 : f32
        %3229 = arith.mulf %3228, %3227 : f32
        %3230 = arith.select %3199, %3229, %3184 : f32
        %3231 = memref.load %query_norm[%3224] : memref<?xf32>
        %3232 = memref.load %key_norm[%3224] : memref<?xf32>
        %3233 = arith.select %3210, %3231, %3232 : f32
        %3234 = arith.mulf %3193, %3209 : f32
        %3235 = arith.mulf %3234, %3233 : f32
        %3236 = arith.select %3199, %3235, %3193 : f32
        %3237 = arith.remui %3198, %c23 : index
        %3238 = arith.muli %3237, %c32 : index
        %3239 = arith.addi %3238, %3158 : index
        %3240 = arith.divui %3198, %c23 : index
        %3241 = arith.addi %3240, %c23 : index
        %3242 = arith.muli %3241, %c32 : index
        %3243 = arith.addi %3242, %3158 : index
        %3244 = memref.load %rope[%3239] : memref<?xf32>
        %3245 = arith.addi %3239, %c14 : index
        %3246 = memref.load %rope[%3245] : memref<?xf32>
        %3247 = memref.load %rope[%3243] : memref<?xf32>
        %3248 = arith.addi %3243, %c14 : index
        %3249 = memref.load %rope[%3248] : memref<?xf32>
        %3250 = arith.mulf %3247, %3244 : f32
        %3251 = arith.mulf %3249, %3246 : f32
        %3252 = arith.subf %3250, %3251 : f32
        %3253 = arith.mulf %3249, %3244 : f32
        %3254 = arith.mulf %3247, %3246 : f32
        %3255 = arith.addf %3253, %3254 : f32
        %3256 = arith.mulf %3217, %3252 : f32
        %3257 = arith.mulf %3223, %3255 : f32
        %3258 = arith.subf %3256, %3257 : f32
        %3259 = arith.mulf %3223, %3252 : f32
        %3260 = arith.mulf %3217, %3255 : f32
        %3261 = arith.addf %3259, %3260 : f32
        %3262 = arith.cmpi slt, %0, %heads : index
        scf.if %3262 {
          %3263 = arith.muli %3155, %heads : index
          %3264 = arith.addi %3263, %0 : index
          %3265 = arith.muli %3264, %c32 : index
          %3266 = arith.addi %3265, %3158 : index
          memref.store %3258, %q[%3266] : memref<?xf32>
          %3267 = arith.addi %3266, %c14 : index
          memref.store %3261, %q[%3267] : memref<?xf32>
        } else {
          %3268 = arith.addi %3156, %3158 : index
          memref.store %3258, %20[%3268] : memref<?xf32>
          %3269 = arith.addi %3156, %3158 : index
          %3270 = arith.addi %3269, %c14 : index
          memref.store %3261, %20[%3270] : memref<?xf32>
        }
        %3271 = arith.remui %3198, %c23 : index
        %3272 = arith.muli %3271, %c32 : index
        %3273 = arith.addi %3272, %3176 : index
        %3274 = arith.divui %3198, %c23 : index
        %3275 = arith.addi %3274, %c23 : index
        %3276 = arith.muli %3275, %c32 : index
        %3277 = arith.addi %3276, %3176 : index
        %3278 = memref.load %rope[%3273] : memref<?xf32>
        %3279 = arith.addi %3273, %c14 : index
        %3280 = memref.load %rope[%3279] : memref<?xf32>
        %3281 = memref.load %rope[%3277] : memref<?xf32>
        %3282 = arith.addi %3277, %c14 : index
        %3283 = memref.load %rope[%3282] : memref<?xf32>
        %3284 = arith.mulf %3281, %3278 : f32
        %3285 = arith.mulf %3283, %3280 : f32
        %3286 = arith.subf %3284, %3285 : f32
        %3287 = arith.mulf %3283, %3278 : f32
        %3288 = arith.mulf %3281, %3280 : f32
        %3289 = arith.addf %3287, %3288 : f32
        %3290 = arith.mulf %3230, %3286 : f32
        %3291 = arith.mulf %3236, %3289 : f32
        %3292 = arith.subf %3290, %3291 : f32
        %3293 = arith.mulf %3236, %3286 : f32
        %3294 = arith.mulf %3230, %3289 : f32
        %3295 = arith.addf %3293, %3294 : f32
        %3296 = arith.cmpi slt, %0, %heads : index
        scf.if %3296 {
          %3297 = arith.muli %3155, %heads : index
          %3298 = arith.addi %3297, %0 : index
          %3299 = arith.muli %3298, %c32 : index
          %3300 = arith.addi %3299, %3176 : index
          memref.store %3292, %q[%3300] : memref<?xf32>
          %3301 = arith.addi %3300, %c14 : index
          memref.store %3295, %q[%3301] : memref<?xf32>
        } else {
          %3302 = arith.addi %3156, %3176 : index
          memref.store %3292, %20[%3302] : memref<?xf32>
          %3303 = arith.addi %3156, %3176 : index
          %3304 = arith.addi %3303, %c14 : index
          memref.store %3295, %20[%3304] : memref<?xf32>
        }
      } else {
        %3305 = arith.cmpi slt, %0, %heads : index
        scf.if %3305 {
          %3306 = arith.muli %3155, %heads : index
          %3307 = arith.addi %3306, %0 : index
          %3308 = arith.muli %3307, %c32 : index
          %3309 = arith.addi %3308, %3158 : index
          memref.store %3166, %q[%3309] : memref<?xf32>
          %3310 = arith.addi %3309, %c14 : index
          memref.store %3175, %q[%3310] : memref<?xf32>
        } else {
          %3311 = arith.addi %3156, %3158 : index
          memref.store %3166, %20[%3311] : memref<?xf32>
          %3312 = arith.addi %3156, %3158 : index
          %3313 = arith.addi %3312, %c14 : index
          memref.store %3175, %20[%3313] : memref<?xf32>
        }
        %3314 = arith.cmpi slt, %0, %heads : index
        scf.if %3314 {
          %3315 = arith.muli %3155, %heads : index
          %3316 = arith.addi %3315, %0 : index
          %3317 = arith.muli %3316, %c32 : index
          %3318 = arith.addi %3317, %3176 : index
          memref.store %3184, %q[%3318] : memref<?xf32>
          %3319 = arith.addi %3318, %c14 : index
          memref.store %3193, %q[%3319] : memref<?xf32>
        } else {
          %3320 = arith.addi %3156, %3176 : index
          memref.store %3184, %20[%3320] : memref<?xf32>
          %3321 = arith.addi %3156, %3176 : index
          %3322 = arith.addi %3321, %c14 : index
          memref.store %3193, %20[%3322] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %3323 = arith.cmpi sge, %0, %heads : index
    scf.if %3323 {
      %3324 = arith.addi %3151, %c10 : index
      %3325 = arith.addi %3150, %3324 : index
      %3326 = arith.cmpi slt, %3325, %22 : index
      scf.if %3326 {
        %3327 = arith.addi %3150, %3324 : index
        %3328 = arith.addi %slotsAt, %3327 : index
        %3329 = memref.load %step[%3328] : memref<?xi32>
        %3330 = arith.index_cast %3329 : i32 to index
        %3331 = arith.cmpi sge, %3330, %c10 : index
        scf.if %3331 {
          %3332 = arith.muli %3324, %c32 : index
          %3333 = arith.subi %0, %heads : index
          %3334 = memref.load %scales[%3333] : memref<?xf32>
          %3335 = vector.broadcast %3334 : f32 to vector<4xf32>
          %3336 = arith.divui %3330, %c8 : index
          %3337 = arith.remui %3330, %c8 : index
          %3338 = arith.muli %3336, %pageBytes : index
          %3339 = arith.cmpi eq, %codec, %c10 : index
          scf.if %3339 {
            %3340 = wave.lane
            %3341 = arith.muli %3340, %c2 : index
            scf.for %3342 = %3341 to %c32 step %c32 {
              %3343 = arith.addi %3332, %3342 : index
              %3344 = vector.load %20[%3343] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3345 = arith.mulf %3344, %3335 : vector<4xf32>
              %3346 = arith.minimumf %3345, %c50 : vector<4xf32>
              %3347 = arith.maximumf %3346, %c51 : vector<4xf32>
              %3348 = arith.truncf %3347 : vector<4xf32> to vector<4xf16>
              %3349 = vector.bitcast %3348 : vector<4xf16> to vector<8xi8>
              %3350 = arith.cmpi slt, %3333, %kvHeads : index
              scf.if %3350 {
                %3351 = arith.muli %3333, %c12 : index
                %3352 = arith.addi %3338, %3351 : index
                %3353 = arith.divui %3342, %c8 : index
                %3354 = arith.muli %3353, %c52 : index
                %3355 = arith.remui %3342, %c8 : index
                %3356 = arith.divui %3355, %c5 : index
                %3357 = arith.muli %3356, %c23 : index
                %3358 = arith.muli %3337, %c8 : index
                %3359 = arith.addi %3357, %3358 : index
                %3360 = arith.remui %3355, %c5 : index
                %3361 = arith.muli %3360, %c9 : index
                %3362 = arith.addi %3359, %3361 : index
                %3363 = arith.addi %3354, %3362 : index
                %3364 = arith.addi %3352, %3363 : index
                vector.store %3349, %kv[%3364] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %3365 = arith.subi %3333, %kvHeads : index
                %3366 = arith.muli %3365, %c12 : index
                %3367 = arith.addi %3338, %3366 : index
                %3368 = arith.addi %3342, %c10 : index
                %3369 = arith.divui %3368, %c8 : index
                %3370 = arith.muli %3369, %c52 : index
                %3371 = arith.addi %3370, %c38 : index
                %3372 = arith.remui %3368, %c8 : index
                %3373 = arith.divui %3337, %c9 : index
                %3374 = arith.remui %3337, %c9 : index
                %3375 = arith.muli %3374, %c5 : index
                %3376 = arith.addi %3373, %3375 : index
                %3377 = arith.divui %3376, %c5 : index
                %3378 = arith.muli %3377, %c23 : index
                %3379 = arith.muli %3372, %c8 : index
                %3380 = arith.addi %3378, %3379 : index
                %3381 = arith.remui %3376, %c5 : index
                %3382 = arith.muli %3381, %c9 : index
                %3383 = arith.addi %3380, %3382 : index
                %3384 = arith.addi %3371, %3383 : index
                %3385 = arith.addi %3367, %3384 : index
                %3386 = vector.shuffle %3349, %3349 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %3386, %kv[%3385] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3387 = arith.addi %3342, %c11 : index
                %3388 = arith.divui %3387, %c8 : index
                %3389 = arith.muli %3388, %c52 : index
                %3390 = arith.addi %3389, %c38 : index
                %3391 = arith.remui %3387, %c8 : index
                %3392 = arith.divui %3337, %c9 : index
                %3393 = arith.remui %3337, %c9 : index
                %3394 = arith.muli %3393, %c5 : index
                %3395 = arith.addi %3392, %3394 : index
                %3396 = arith.divui %3395, %c5 : index
                %3397 = arith.muli %3396, %c23 : index
                %3398 = arith.muli %3391, %c8 : index
                %3399 = arith.addi %3397, %3398 : index
                %3400 = arith.remui %3395, %c5 : index
                %3401 = arith.muli %3400, %c9 : index
                %3402 = arith.addi %3399, %3401 : index
                %3403 = arith.addi %3390, %3402 : index
                %3404 = arith.addi %3367, %3403 : index
                %3405 = vector.shuffle %3349, %3349 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %3405, %kv[%3404] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3406 = arith.addi %3342, %c9 : index
                %3407 = arith.divui %3406, %c8 : index
                %3408 = arith.muli %3407, %c52 : index
                %3409 = arith.addi %3408, %c38 : index
                %3410 = arith.remui %3406, %c8 : index
                %3411 = arith.divui %3337, %c9 : index
                %3412 = arith.remui %3337, %c9 : index
                %3413 = arith.muli %3412, %c5 : index
                %3414 = arith.addi %3411, %3413 : index
                %3415 = arith.divui %3414, %c5 : index
                %3416 = arith.muli %3415, %c23 : index
                %3417 = arith.muli %3410, %c8 : index
                %3418 = arith.addi %3416, %3417 : index
                %3419 = arith.remui %3414, %c5 : index
                %3420 = arith.muli %3419, %c9 : index
                %3421 = arith.addi %3418, %3420 : index
                %3422 = arith.addi %3409, %3421 : index
                %3423 = arith.addi %3367, %3422 : index
                %3424 = vector.shuffle %3349, %3349 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %3424, %kv[%3423] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3425 = arith.addi %3342, %c30 : index
                %3426 = arith.divui %3425, %c8 : index
                %3427 = arith.muli %3426, %c52 : index
                %3428 = arith.addi %3427, %c38 : index
                %3429 = arith.remui %3425, %c8 : index
                %3430 = arith.divui %3337, %c9 : index
                %3431 = arith.remui %3337, %c9 : index
                %3432 = arith.muli %3431, %c5 : index
                %3433 = arith.addi %3430, %3432 : index
                %3434 = arith.divui %3433, %c5 : index
                %3435 = arith.muli %3434, %c23 : index
                %3436 = arith.muli %3429, %c8 : index
                %3437 = arith.addi %3435, %3436 : index
                %3438 = arith.remui %3433, %c5 : index
                %3439 = arith.muli %3438, %c9 : index
                %3440 = arith.addi %3437, %3439 : index
                %3441 = arith.addi %3428, %3440 : index
                %3442 = arith.addi %3367, %3441 : index
                %3443 = vector.shuffle %3349, %3349 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %3443, %kv[%3442] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %3444 = arith.cmpi eq, %codec, %c11 : index
          scf.if %3444 {
            %3445 = wave.lane
            %3446 = arith.muli %3445, %c2 : index
            scf.for %3447 = %3446 to %c32 step %c32 {
              %3448 = arith.addi %3332, %3447 : index
              %3449 = vector.load %20[%3448] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3450 = arith.mulf %3449, %3335 : vector<4xf32>
              %3451 = wave.fp8_encode "e4m3" %3450 : vector<4xf32> -> vector<4xi8>
              %3452 = arith.cmpi slt, %3333, %kvHeads : index
              scf.if %3452 {
                %3453 = arith.muli %3333, %c38 : index
                %3454 = arith.addi %3338, %3453 : index
                %3455 = vector.shuffle %3451, %3451 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3456 = arith.divui %3447, %c8 : index
                %3457 = arith.muli %3456, %c23 : index
                %3458 = arith.remui %3447, %c8 : index
                %3459 = arith.muli %3337, %c8 : index
                %3460 = arith.divui %3458, %c2 : index
                %3461 = arith.muli %3460, %c2 : index
                %3462 = arith.remui %3458, %c9 : index
                %3463 = arith.muli %3462, %c9 : index
                %3464 = arith.addi %3461, %3463 : index
                %3465 = arith.divui %3458, %c9 : index
                %3466 = arith.remui %3465, %c9 : index
                %3467 = arith.addi %3464, %3466 : index
                %3468 = arith.addi %3459, %3467 : index
                %3469 = arith.addi %3457, %3468 : index
                %3470 = arith.addi %3454, %3469 : index
                vector.store %3455, %kv[%3470] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3471 = arith.subi %3333, %kvHeads : index
                %3472 = arith.muli %3471, %c38 : index
                %3473 = arith.addi %3338, %3472 : index
                %3474 = arith.addi %3447, %c10 : index
                %3475 = arith.divui %3474, %c8 : index
                %3476 = arith.muli %3475, %c23 : index
                %3477 = arith.addi %3476, %c13 : index
                %3478 = arith.remui %3474, %c8 : index
                %3479 = arith.divui %3337, %c9 : index
                %3480 = arith.remui %3337, %c9 : index
                %3481 = arith.muli %3480, %c5 : index
                %3482 = arith.addi %3479, %3481 : index
                %3483 = arith.muli %3478, %c8 : index
                %3484 = arith.divui %3482, %c2 : index
                %3485 = arith.muli %3484, %c2 : index
                %3486 = arith.remui %3482, %c9 : index
                %3487 = arith.muli %3486, %c9 : index
                %3488 = arith.addi %3485, %3487 : index
                %3489 = arith.divui %3482, %c9 : index
                %3490 = arith.remui %3489, %c9 : index
                %3491 = arith.addi %3488, %3490 : index
                %3492 = arith.addi %3483, %3491 : index
                %3493 = arith.addi %3477, %3492 : index
                %3494 = arith.addi %3473, %3493 : index
                %3495 = vector.shuffle %3451, %3451 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3495, %kv[%3494] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3496 = arith.addi %3447, %c11 : index
                %3497 = arith.divui %3496, %c8 : index
                %3498 = arith.muli %3497, %c23 : index
                %3499 = arith.addi %3498, %c13 : index
                %3500 = arith.remui %3496, %c8 : index
                %3501 = arith.divui %3337, %c9 : index
                %3502 = arith.remui %3337, %c9 : index
                %3503 = arith.muli %3502, %c5 : index
                %3504 = arith.addi %3501, %3503 : index
                %3505 = arith.muli %3500, %c8 : index
                %3506 = arith.divui %3504, %c2 : index
                %3507 = arith.muli %3506, %c2 : index
                %3508 = arith.remui %3504, %c9 : index
                %3509 = arith.muli %3508, %c9 : index
                %3510 = arith.addi %3507, %3509 : index
                %3511 = arith.divui %3504, %c9 : index
                %3512 = arith.remui %3511, %c9 : index
                %3513 = arith.addi %3510, %3512 : index
                %3514 = arith.addi %3505, %3513 : index
                %3515 = arith.addi %3499, %3514 : index
                %3516 = arith.addi %3473, %3515 : index
                %3517 = vector.shuffle %3451, %3451 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3517, %kv[%3516] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3518 = arith.addi %3447, %c9 : index
                %3519 = arith.divui %3518, %c8 : index
                %3520 = arith.muli %3519, %c23 : index
                %3521 = arith.addi %3520, %c13 : index
                %3522 = arith.remui %3518, %c8 : index
                %3523 = arith.divui %3337, %c9 : index
                %3524 = arith.remui %3337, %c9 : index
                %3525 = arith.muli %3524, %c5 : index
                %3526 = arith.addi %3523, %3525 : index
                %3527 = arith.muli %3522, %c8 : index
                %3528 = arith.divui %3526, %c2 : index
                %3529 = arith.muli %3528, %c2 : index
                %3530 = arith.remui %3526, %c9 : index
                %3531 = arith.muli %3530, %c9 : index
                %3532 = arith.addi %3529, %3531 : index
                %3533 = arith.divui %3526, %c9 : index
                %3534 = arith.remui %3533, %c9 : index
                %3535 = arith.addi %3532, %3534 : index
                %3536 = arith.addi %3527, %3535 : index
                %3537 = arith.addi %3521, %3536 : index
                %3538 = arith.addi %3473, %3537 : index
                %3539 = vector.shuffle %3451, %3451 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3539, %kv[%3538] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3540 = arith.addi %3447, %c30 : index
                %3541 = arith.divui %3540, %c8 : index
                %3542 = arith.muli %3541, %c23 : index
                %3543 = arith.addi %3542, %c13 : index
                %3544 = arith.remui %3540, %c8 : index
                %3545 = arith.divui %3337, %c9 : index
                %3546 = arith.remui %3337, %c9 : index
                %3547 = arith.muli %3546, %c5 : index
                %3548 = arith.addi %3545, %3547 : index
                %3549 = arith.muli %3544, %c8 : index
                %3550 = arith.divui %3548, %c2 : index
                %3551 = arith.muli %3550, %c2 : index
                %3552 = arith.remui %3548, %c9 : index
                %3553 = arith.muli %3552, %c9 : index
                %3554 = arith.addi %3551, %3553 : index
                %3555 = arith.divui %3548, %c9 : index
                %3556 = arith.remui %3555, %c9 : index
                %3557 = arith.addi %3554, %3556 : index
                %3558 = arith.addi %3549, %3557 : index
                %3559 = arith.addi %3543, %3558 : index
                %3560 = arith.addi %3473, %3559 : index
                %3561 = vector.shuffle %3451, %3451 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3561, %kv[%3560] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3562 = arith.cmpi eq, %codec, %c9 : index
          scf.if %3562 {
            %3563 = wave.lane
            %3564 = arith.muli %3563, %c2 : index
            scf.for %3565 = %3564 to %c32 step %c32 {
              %3566 = arith.addi %3332, %3565 : index
              %3567 = vector.load %20[%3566] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3568 = arith.mulf %3567, %3335 : vector<4xf32>
              %3569 = wave.fp8_encode "e5m2" %3568 : vector<4xf32> -> vector<4xi8>
              %3570 = arith.cmpi slt, %3333, %kvHeads : index
              scf.if %3570 {
                %3571 = arith.muli %3333, %c38 : index
                %3572 = arith.addi %3338, %3571 : index
                %3573 = vector.shuffle %3569, %3569 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3574 = arith.divui %3565, %c8 : index
                %3575 = arith.muli %3574, %c23 : index
                %3576 = arith.remui %3565, %c8 : index
                %3577 = arith.muli %3337, %c8 : index
                %3578 = arith.divui %3576, %c2 : index
                %3579 = arith.muli %3578, %c2 : index
                %3580 = arith.remui %3576, %c9 : index
                %3581 = arith.muli %3580, %c9 : index
                %3582 = arith.addi %3579, %3581 : index
                %3583 = arith.divui %3576, %c9 : index
                %3584 = arith.remui %3583, %c9 : index
                %3585 = arith.addi %3582, %3584 : index
                %3586 = arith.addi %3577, %3585 : index
                %3587 = arith.addi %3575, %3586 : index
                %3588 = arith.addi %3572, %3587 : index
                vector.store %3573, %kv[%3588] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3589 = arith.subi %3333, %kvHeads : index
                %3590 = arith.muli %3589, %c38 : index
                %3591 = arith.addi %3338, %3590 : index
                %3592 = arith.addi %3565, %c10 : index
                %3593 = arith.divui %3592, %c8 : index
                %3594 = arith.muli %3593, %c23 : index
                %3595 = arith.addi %3594, %c13 : index
                %3596 = arith.remui %3592, %c8 : index
                %3597 = arith.divui %3337, %c9 : index
                %3598 = arith.remui %3337, %c9 : index
                %3599 = arith.muli %3598, %c5 : index
                %3600 = arith.addi %3597, %3599 : index
                %3601 = arith.muli %3596, %c8 : index
                %3602 = arith.divui %3600, %c2 : index
                %3603 = arith.muli %3602, %c2 : index
                %3604 = arith.remui %3600, %c9 : index
                %3605 = arith.muli %3604, %c9 : index
                %3606 = arith.addi %3603, %3605 : index
                %3607 = arith.divui %3600, %c9 : index
                %3608 = arith.remui %3607, %c9 : index
                %3609 = arith.addi %3606, %3608 : index
                %3610 = arith.addi %3601, %3609 : index
                %3611 = arith.addi %3595, %3610 : index
                %3612 = arith.addi %3591, %3611 : index
                %3613 = vector.shuffle %3569, %3569 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3613, %kv[%3612] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3614 = arith.addi %3565, %c11 : index
                %3615 = arith.divui %3614, %c8 : index
                %3616 = arith.muli %3615, %c23 : index
                %3617 = arith.addi %3616, %c13 : index
                %3618 = arith.remui %3614, %c8 : index
                %3619 = arith.divui %3337, %c9 : index
                %3620 = arith.remui %3337, %c9 : index
                %3621 = arith.muli %3620, %c5 : index
                %3622 = arith.addi %3619, %3621 : index
                %3623 = arith.muli %3618, %c8 : index
                %3624 = arith.divui %3622, %c2 : index
                %3625 = arith.muli %3624, %c2 : index
                %3626 = arith.remui %3622, %c9 : index
                %3627 = arith.muli %3626, %c9 : index
                %3628 = arith.addi %3625, %3627 : index
                %3629 = arith.divui %3622, %c9 : index
                %3630 = arith.remui %3629, %c9 : index
                %3631 = arith.addi %3628, %3630 : index
                %3632 = arith.addi %3623, %3631 : index
                %3633 = arith.addi %3617, %3632 : index
                %3634 = arith.addi %3591, %3633 : index
                %3635 = vector.shuffle %3569, %3569 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3635, %kv[%3634] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3636 = arith.addi %3565, %c9 : index
                %3637 = arith.divui %3636, %c8 : index
                %3638 = arith.muli %3637, %c23 : index
                %3639 = arith.addi %3638, %c13 : index
                %3640 = arith.remui %3636, %c8 : index
                %3641 = arith.divui %3337, %c9 : index
                %3642 = arith.remui %3337, %c9 : index
                %3643 = arith.muli %3642, %c5 : index
                %3644 = arith.addi %3641, %3643 : index
                %3645 = arith.muli %3640, %c8 : index
                %3646 = arith.divui %3644, %c2 : index
                %3647 = arith.muli %3646, %c2 : index
                %3648 = arith.remui %3644, %c9 : index
                %3649 = arith.muli %3648, %c9 : index
                %3650 = arith.addi %3647, %3649 : index
                %3651 = arith.divui %3644, %c9 : index
                %3652 = arith.remui %3651, %c9 : index
                %3653 = arith.addi %3650, %3652 : index
                %3654 = arith.addi %3645, %3653 : index
                %3655 = arith.addi %3639, %3654 : index
                %3656 = arith.addi %3591, %3655 : index
                %3657 = vector.shuffle %3569, %3569 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3657, %kv[%3656] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3658 = arith.addi %3565, %c30 : index
                %3659 = arith.divui %3658, %c8 : index
                %3660 = arith.muli %3659, %c23 : index
                %3661 = arith.addi %3660, %c13 : index
                %3662 = arith.remui %3658, %c8 : index
                %3663 = arith.divui %3337, %c9 : index
                %3664 = arith.remui %3337, %c9 : index
                %3665 = arith.muli %3664, %c5 : index
                %3666 = arith.addi %3663, %3665 : index
                %3667 = arith.muli %3662, %c8 : index
                %3668 = arith.divui %3666, %c2 : index
                %3669 = arith.muli %3668, %c2 : index
                %3670 = arith.remui %3666, %c9 : index
                %3671 = arith.muli %3670, %c9 : index
                %3672 = arith.addi %3669, %3671 : index
                %3673 = arith.divui %3666, %c9 : index
                %3674 = arith.remui %3673, %c9 : index
                %3675 = arith.addi %3672, %3674 : index
                %3676 = arith.addi %3667, %3675 : index
                %3677 = arith.addi %3661, %3676 : index
                %3678 = arith.addi %3591, %3677 : index
                %3679 = vector.shuffle %3569, %3569 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3679, %kv[%3678] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
