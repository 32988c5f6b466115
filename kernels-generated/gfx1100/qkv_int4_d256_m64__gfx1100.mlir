// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='int4', dim=256, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_int4_d256_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 16 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 8 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %groupSize = wave.param "groupSize" : index
  %c5 = arith.constant 40 : index
  %c6 = arith.constant 15 : index
  %c7 = arith.constant 16 : index
  %c8 = arith.constant 2 : index
  %c9 = arith.constant 0 : index
  %c10 = arith.constant 1 : index
  %c11 = arith.constant 8192 : index
  %c12 = arith.constant 4096 : index
  %c13 = arith.constant 64 : index
  %tileRows = wave.param "tileRows" : index
  %c15 = arith.constant 32 : index
  %c16 = arith.constant 48 : index
  %c17 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c20 = arith.constant 4 : index
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
  %hasBias = wave.param "hasBias" : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c41 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %c43 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c48 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c49 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c50 = arith.constant 16384 : index
  %c51 = arith.constant 512 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = wave.wave
  %3 = arith.remui %2, %c2 : index
  %4 = arith.divui %2, %c2 : index
  %5 = arith.divui %inputFeatures, %groupSize : index
  %6 = arith.muli %inputFeatures, %c2 : index
  %7 = arith.muli %5, %c5 : index
  %8 = arith.addi %7, %c6 : index
  %9 = arith.divui %8, %c7 : index
  %10 = arith.muli %9, %c7 : index
  %11 = arith.addi %6, %10 : index
  %12 = arith.muli %0, %c7 : index
  %13 = arith.muli %3, %c8 : index
  %14 = arith.addi %12, %13 : index
  %15 = arith.addi %14, %c9 : index
  %16 = arith.muli %15, %11 : index
  %17 = arith.addi %14, %c10 : index
  %18 = arith.muli %17, %11 : index
  %19 = wave.scratch %c11 : memref<?xf32>
  %20 = wave.scratch %c12 : memref<?xf32>
  %21 = memref.load %step[%c9] : memref<?xi32>
  %22 = arith.index_cast %21 : i32 to index
  %23 = arith.muli %1, %c13 : index
  %24 = arith.cmpi slt, %23, %22 : index
  scf.if %24 {
    %25 = wave.lane
    %26 = arith.remui %25, %c7 : index
    %27 = arith.remui %26, %tileRows : index
    %28 = arith.addi %23, %27 : index
    %29 = arith.divui %28, %tileRows : index
    %30 = arith.divui %inputFeatures, %c7 : index
    %31 = arith.muli %29, %30 : index
    %32 = arith.divui %c9, %c7 : index
    %33 = arith.addi %31, %32 : index
    %34 = arith.muli %33, %c8 : index
    %35 = arith.remui %c9, %c7 : index
    %36 = arith.divui %35, %c2 : index
    %37 = arith.addi %34, %36 : index
    %38 = arith.muli %tileRows, %c2 : index
    %39 = arith.muli %37, %38 : index
    %40 = arith.remui %28, %tileRows : index
    %41 = arith.muli %40, %c2 : index
    %42 = arith.addi %39, %41 : index
    %43 = arith.remui %c9, %c2 : index
    %44 = arith.addi %42, %43 : index
    %45 = arith.addi %26, %c7 : index
    %46 = arith.addi %23, %45 : index
    %47 = arith.divui %46, %tileRows : index
    %48 = arith.divui %inputFeatures, %c7 : index
    %49 = arith.muli %47, %48 : index
    %50 = arith.divui %c9, %c7 : index
    %51 = arith.addi %49, %50 : index
    %52 = arith.muli %51, %c8 : index
    %53 = arith.remui %c9, %c7 : index
    %54 = arith.divui %53, %c2 : index
    %55 = arith.addi %52, %54 : index
    %56 = arith.muli %tileRows, %c2 : index
    %57 = arith.muli %55, %56 : index
    %58 = arith.remui %46, %tileRows : index
    %59 = arith.muli %58, %c2 : index
    %60 = arith.addi %57, %59 : index
    %61 = arith.remui %c9, %c2 : index
    %62 = arith.addi %60, %61 : index
    %63 = arith.addi %26, %c15 : index
    %64 = arith.addi %23, %63 : index
    %65 = arith.divui %64, %tileRows : index
    %66 = arith.divui %inputFeatures, %c7 : index
    %67 = arith.muli %65, %66 : index
    %68 = arith.divui %c9, %c7 : index
    %69 = arith.addi %67, %68 : index
    %70 = arith.muli %69, %c8 : index
    %71 = arith.remui %c9, %c7 : index
    %72 = arith.divui %71, %c2 : index
    %73 = arith.addi %70, %72 : index
    %74 = arith.muli %tileRows, %c2 : index
    %75 = arith.muli %73, %74 : index
    %76 = arith.remui %64, %tileRows : index
    %77 = arith.muli %76, %c2 : index
    %78 = arith.addi %75, %77 : index
    %79 = arith.remui %c9, %c2 : index
    %80 = arith.addi %78, %79 : index
    %81 = arith.addi %26, %c16 : index
    %82 = arith.addi %23, %81 : index
    %83 = arith.divui %82, %tileRows : index
    %84 = arith.divui %inputFeatures, %c7 : index
    %85 = arith.muli %83, %84 : index
    %86 = arith.divui %c9, %c7 : index
    %87 = arith.addi %85, %86 : index
    %88 = arith.muli %87, %c8 : index
    %89 = arith.remui %c9, %c7 : index
    %90 = arith.divui %89, %c2 : index
    %91 = arith.addi %88, %90 : index
    %92 = arith.muli %tileRows, %c2 : index
    %93 = arith.muli %91, %92 : index
    %94 = arith.remui %82, %tileRows : index
    %95 = arith.muli %94, %c2 : index
    %96 = arith.addi %93, %95 : index
    %97 = arith.remui %c9, %c2 : index
    %98 = arith.addi %96, %97 : index
    %99 = arith.divui %inputFeatures, %c15 : index
    %100 = arith.muli %4, %stepsPerWave : index
    %101 = arith.minsi %100, %99 : index
    %102 = arith.addi %101, %stepsPerWave : index
    %103 = arith.minsi %102, %99 : index
    %104 = arith.cmpi eq, %wholeBlocks, %c10 : index
    %105 = arith.subi %103, %101 : index
    %106 = arith.divui %105, %c8 : index
    %107 = arith.muli %106, %c8 : index
    %108 = arith.addi %101, %107 : index
    %109 = arith.addi %101, %stepsPerWave : index
    %110 = arith.select %104, %109, %108 : index
    %120:8 = scf.for %111 = %101 to %110 step %c8 iter_args(%112 = %c17, %113 = %c17, %114 = %c17, %115 = %c17, %116 = %c17, %117 = %c17, %118 = %c17, %119 = %c17) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %121 = wave.lane
      %122 = arith.addi %111, %c9 : index
      %123 = arith.remui %121, %c7 : index
      %124 = arith.divui %groupSize, %c15 : index
      %125 = arith.divui %122, %124 : index
      %126 = arith.divui %inputFeatures, %groupSize : index
      %127 = arith.muli %inputFeatures, %c2 : index
      %128 = arith.addi %16, %127 : index
      %129 = arith.muli %125, %c15 : index
      %130 = arith.addi %128, %129 : index
      %131 = arith.muli %123, %c8 : index
      %132 = arith.addi %130, %131 : index
      %133 = vector.load %w[%132] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %134 = vector.bitcast %133 : vector<2xi8> to vector<1xf16>
      %135 = vector.extract %134[0] : f16 from vector<1xf16>
      %136 = arith.muli %126, %c15 : index
      %137 = arith.addi %128, %136 : index
      %138 = arith.muli %125, %c2 : index
      %139 = arith.addi %137, %138 : index
      %140 = arith.divui %123, %c8 : index
      %141 = arith.addi %139, %140 : index
      %142 = memref.load %w[%141] : memref<?xi8>
      %143 = arith.remui %123, %c8 : index
      %144 = arith.muli %143, %c20 : index
      %145 = arith.index_cast %144 : index to i32
      %146 = arith.extui %142 : i8 to i32
      %147 = arith.shrui %146, %145 : i32
      %148 = arith.andi %147, %c21 : i32
      %149 = arith.ori %148, %c22 : i32
      %150 = arith.trunci %149 : i32 to i16
      %151 = arith.bitcast %150 : i16 to f16
      %152 = arith.muli %122, %c23 : index
      %153 = arith.addi %16, %152 : index
      %154 = arith.muli %123, %c7 : index
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
      %183 = arith.addi %111, %c10 : index
      %184 = arith.remui %121, %c7 : index
      %185 = arith.divui %groupSize, %c15 : index
      %186 = arith.divui %183, %185 : index
      %187 = arith.divui %inputFeatures, %groupSize : index
      %188 = arith.muli %inputFeatures, %c2 : index
      %189 = arith.addi %16, %188 : index
      %190 = arith.muli %186, %c15 : index
      %191 = arith.addi %189, %190 : index
      %192 = arith.muli %184, %c8 : index
      %193 = arith.addi %191, %192 : index
      %194 = vector.load %w[%193] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %195 = vector.bitcast %194 : vector<2xi8> to vector<1xf16>
      %196 = vector.extract %195[0] : f16 from vector<1xf16>
      %197 = arith.muli %187, %c15 : index
      %198 = arith.addi %189, %197 : index
      %199 = arith.muli %186, %c2 : index
      %200 = arith.addi %198, %199 : index
      %201 = arith.divui %184, %c8 : index
      %202 = arith.addi %200, %201 : index
      %203 = memref.load %w[%202] : memref<?xi8>
      %204 = arith.remui %184, %c8 : index
      %205 = arith.muli %204, %c20 : index
      %206 = arith.index_cast %205 : index to i32
      %207 = arith.extui %203 : i8 to i32
      %208 = arith.shrui %207, %206 : i32
      %209 = arith.andi %208, %c21 : i32
      %210 = arith.ori %209, %c22 : i32
      %211 = arith.trunci %210 : i32 to i16
      %212 = arith.bitcast %211 : i16 to f16
      %213 = arith.muli %183, %c23 : index
      %214 = arith.addi %16, %213 : index
      %215 = arith.muli %184, %c7 : index
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
      %244 = arith.addi %111, %c9 : index
      %245 = arith.remui %121, %c7 : index
      %246 = arith.divui %groupSize, %c15 : index
      %247 = arith.divui %244, %246 : index
      %248 = arith.divui %inputFeatures, %groupSize : index
      %249 = arith.muli %inputFeatures, %c2 : index
      %250 = arith.addi %18, %249 : index
      %251 = arith.muli %247, %c15 : index
      %252 = arith.addi %250, %251 : index
      %253 = arith.muli %245, %c8 : index
      %254 = arith.addi %252, %253 : index
      %255 = vector.load %w[%254] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %256 = vector.bitcast %255 : vector<2xi8> to vector<1xf16>
      %257 = vector.extract %256[0] : f16 from vector<1xf16>
      %258 = arith.muli %248, %c15 : index
      %259 = arith.addi %250, %258 : index
      %260 = arith.muli %247, %c2 : index
      %261 = arith.addi %259, %260 : index
      %262 = arith.divui %245, %c8 : index
      %263 = arith.addi %261, %262 : index
      %264 = memref.load %w[%263] : memref<?xi8>
      %265 = arith.remui %245, %c8 : index
      %266 = arith.muli %265, %c20 : index
      %267 = arith.index_cast %266 : index to i32
      %268 = arith.extui %264 : i8 to i32
      %269 = arith.shrui %268, %267 : i32
      %270 = arith.andi %269, %c21 : i32
      %271 = arith.ori %270, %c22 : i32
      %272 = arith.trunci %271 : i32 to i16
      %273 = arith.bitcast %272 : i16 to f16
      %274 = arith.muli %244, %c23 : index
      %275 = arith.addi %18, %274 : index
      %276 = arith.muli %245, %c7 : index
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
      %305 = arith.addi %111, %c10 : index
      %306 = arith.remui %121, %c7 : index
      %307 = arith.divui %groupSize, %c15 : index
      %308 = arith.divui %305, %307 : index
      %309 = arith.divui %inputFeatures, %groupSize : index
      %310 = arith.muli %inputFeatures, %c2 : index
      %311 = arith.addi %18, %310 : index
      %312 = arith.muli %308, %c15 : index
      %313 = arith.addi %311, %312 : index
      %314 = arith.muli %306, %c8 : index
      %315 = arith.addi %313, %314 : index
      %316 = vector.load %w[%315] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %317 = vector.bitcast %316 : vector<2xi8> to vector<1xf16>
      %318 = vector.extract %317[0] : f16 from vector<1xf16>
      %319 = arith.muli %309, %c15 : index
      %320 = arith.addi %311, %319 : index
      %321 = arith.muli %308, %c2 : index
      %322 = arith.addi %320, %321 : index
      %323 = arith.divui %306, %c8 : index
      %324 = arith.addi %322, %323 : index
      %325 = memref.load %w[%324] : memref<?xi8>
      %326 = arith.remui %306, %c8 : index
      %327 = arith.muli %326, %c20 : index
      %328 = arith.index_cast %327 : index to i32
      %329 = arith.extui %325 : i8 to i32
      %330 = arith.shrui %329, %328 : i32
      %331 = arith.andi %330, %c21 : i32
      %332 = arith.ori %331, %c22 : i32
      %333 = arith.trunci %332 : i32 to i16
      %334 = arith.bitcast %333 : i16 to f16
      %335 = arith.muli %305, %c23 : index
      %336 = arith.addi %18, %335 : index
      %337 = arith.muli %306, %c7 : index
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
      %366 = arith.muli %111, %c8 : index
      %367 = arith.addi %366, %c9 : index
      %368 = arith.muli %tileRows, %c7 : index
      %369 = arith.muli %367, %368 : index
      %370 = arith.addi %44, %369 : index
      %371 = vector.load %x[%370] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %372 = arith.muli %tileRows, %c2 : index
      %373 = arith.addi %370, %372 : index
      %374 = vector.load %x[%373] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %375 = vector.shuffle %371, %374 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %376 = wave.mma %375, %181, %112 : vector<16xf16>, vector<8xf32>
      %377 = wave.mma %375, %303, %113 : vector<16xf16>, vector<8xf32>
      %378 = arith.muli %111, %c8 : index
      %379 = arith.addi %378, %c9 : index
      %380 = arith.muli %tileRows, %c7 : index
      %381 = arith.muli %379, %380 : index
      %382 = arith.addi %62, %381 : index
      %383 = vector.load %x[%382] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %384 = arith.muli %tileRows, %c2 : index
      %385 = arith.addi %382, %384 : index
      %386 = vector.load %x[%385] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %387 = vector.shuffle %383, %386 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %388 = wave.mma %387, %181, %114 : vector<16xf16>, vector<8xf32>
      %389 = wave.mma %387, %303, %115 : vector<16xf16>, vector<8xf32>
      %390 = arith.muli %111, %c8 : index
      %391 = arith.addi %390, %c9 : index
      %392 = arith.muli %tileRows, %c7 : index
      %393 = arith.muli %391, %392 : index
      %394 = arith.addi %80, %393 : index
      %395 = vector.load %x[%394] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %396 = arith.muli %tileRows, %c2 : index
      %397 = arith.addi %394, %396 : index
      %398 = vector.load %x[%397] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %399 = vector.shuffle %395, %398 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %400 = wave.mma %399, %181, %116 : vector<16xf16>, vector<8xf32>
      %401 = wave.mma %399, %303, %117 : vector<16xf16>, vector<8xf32>
      %402 = arith.muli %111, %c8 : index
      %403 = arith.addi %402, %c9 : index
      %404 = arith.muli %tileRows, %c7 : index
      %405 = arith.muli %403, %404 : index
      %406 = arith.addi %98, %405 : index
      %407 = vector.load %x[%406] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %408 = arith.muli %tileRows, %c2 : index
      %409 = arith.addi %406, %408 : index
      %410 = vector.load %x[%409] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %411 = vector.shuffle %407, %410 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %412 = wave.mma %411, %181, %118 : vector<16xf16>, vector<8xf32>
      %413 = wave.mma %411, %303, %119 : vector<16xf16>, vector<8xf32>
      %414 = arith.muli %111, %c8 : index
      %415 = arith.addi %414, %c10 : index
      %416 = arith.muli %tileRows, %c7 : index
      %417 = arith.muli %415, %416 : index
      %418 = arith.addi %44, %417 : index
      %419 = vector.load %x[%418] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %420 = arith.muli %tileRows, %c2 : index
      %421 = arith.addi %418, %420 : index
      %422 = vector.load %x[%421] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %423 = vector.shuffle %419, %422 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %424 = wave.mma %423, %182, %376 : vector<16xf16>, vector<8xf32>
      %425 = wave.mma %423, %304, %377 : vector<16xf16>, vector<8xf32>
      %426 = arith.muli %111, %c8 : index
      %427 = arith.addi %426, %c10 : index
      %428 = arith.muli %tileRows, %c7 : index
      %429 = arith.muli %427, %428 : index
      %430 = arith.addi %62, %429 : index
      %431 = vector.load %x[%430] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %432 = arith.muli %tileRows, %c2 : index
      %433 = arith.addi %430, %432 : index
      %434 = vector.load %x[%433] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %435 = vector.shuffle %431, %434 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %436 = wave.mma %435, %182, %388 : vector<16xf16>, vector<8xf32>
      %437 = wave.mma %435, %304, %389 : vector<16xf16>, vector<8xf32>
      %438 = arith.muli %111, %c8 : index
      %439 = arith.addi %438, %c10 : index
      %440 = arith.muli %tileRows, %c7 : index
      %441 = arith.muli %439, %440 : index
      %442 = arith.addi %80, %441 : index
      %443 = vector.load %x[%442] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %444 = arith.muli %tileRows, %c2 : index
      %445 = arith.addi %442, %444 : index
      %446 = vector.load %x[%445] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %447 = vector.shuffle %443, %446 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %448 = wave.mma %447, %182, %400 : vector<16xf16>, vector<8xf32>
      %449 = wave.mma %447, %304, %401 : vector<16xf16>, vector<8xf32>
      %450 = arith.muli %111, %c8 : index
      %451 = arith.addi %450, %c10 : index
      %452 = arith.muli %tileRows, %c7 : index
      %453 = arith.muli %451, %452 : index
      %454 = arith.addi %98, %453 : index
      %455 = vector.load %x[%454] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %456 = arith.muli %tileRows, %c2 : index
      %457 = arith.addi %454, %456 : index
      %458 = vector.load %x[%457] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %459 = vector.shuffle %455, %458 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %460 = wave.mma %459, %182, %412 : vector<16xf16>, vector<8xf32>
      %461 = wave.mma %459, %304, %413 : vector<16xf16>, vector<8xf32>
      %462 = arith.muli %111, %c8 : index
      %463 = arith.addi %462, %c8 : index
      %464 = arith.muli %tileRows, %c7 : index
      %465 = arith.muli %463, %464 : index
      %466 = arith.addi %44, %465 : index
      %467 = vector.load %x[%466] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %468 = arith.muli %tileRows, %c2 : index
      %469 = arith.addi %466, %468 : index
      %470 = vector.load %x[%469] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %471 = vector.shuffle %467, %470 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %472 = wave.mma %471, %242, %424 : vector<16xf16>, vector<8xf32>
      %473 = wave.mma %471, %364, %425 : vector<16xf16>, vector<8xf32>
      %474 = arith.muli %111, %c8 : index
      %475 = arith.addi %474, %c8 : index
      %476 = arith.muli %tileRows, %c7 : index
      %477 = arith.muli %475, %476 : index
      %478 = arith.addi %62, %477 : index
      %479 = vector.load %x[%478] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %480 = arith.muli %tileRows, %c2 : index
      %481 = arith.addi %478, %480 : index
      %482 = vector.load %x[%481] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %483 = vector.shuffle %479, %482 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %484 = wave.mma %483, %242, %436 : vector<16xf16>, vector<8xf32>
      %485 = wave.mma %483, %364, %437 : vector<16xf16>, vector<8xf32>
      %486 = arith.muli %111, %c8 : index
      %487 = arith.addi %486, %c8 : index
      %488 = arith.muli %tileRows, %c7 : index
      %489 = arith.muli %487, %488 : index
      %490 = arith.addi %80, %489 : index
      %491 = vector.load %x[%490] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %492 = arith.muli %tileRows, %c2 : index
      %493 = arith.addi %490, %492 : index
      %494 = vector.load %x[%493] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %495 = vector.shuffle %491, %494 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %496 = wave.mma %495, %242, %448 : vector<16xf16>, vector<8xf32>
      %497 = wave.mma %495, %364, %449 : vector<16xf16>, vector<8xf32>
      %498 = arith.muli %111, %c8 : index
      %499 = arith.addi %498, %c8 : index
      %500 = arith.muli %tileRows, %c7 : index
      %501 = arith.muli %499, %500 : index
      %502 = arith.addi %98, %501 : index
      %503 = vector.load %x[%502] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %504 = arith.muli %tileRows, %c2 : index
      %505 = arith.addi %502, %504 : index
      %506 = vector.load %x[%505] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %507 = vector.shuffle %503, %506 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %508 = wave.mma %507, %242, %460 : vector<16xf16>, vector<8xf32>
      %509 = wave.mma %507, %364, %461 : vector<16xf16>, vector<8xf32>
      %510 = arith.muli %111, %c8 : index
      %511 = arith.addi %510, %c30 : index
      %512 = arith.muli %tileRows, %c7 : index
      %513 = arith.muli %511, %512 : index
      %514 = arith.addi %44, %513 : index
      %515 = vector.load %x[%514] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %516 = arith.muli %tileRows, %c2 : index
      %517 = arith.addi %514, %516 : index
      %518 = vector.load %x[%517] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %519 = vector.shuffle %515, %518 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %520 = wave.mma %519, %243, %472 : vector<16xf16>, vector<8xf32>
      %521 = wave.mma %519, %365, %473 : vector<16xf16>, vector<8xf32>
      %522 = arith.muli %111, %c8 : index
      %523 = arith.addi %522, %c30 : index
      %524 = arith.muli %tileRows, %c7 : index
      %525 = arith.muli %523, %524 : index
      %526 = arith.addi %62, %525 : index
      %527 = vector.load %x[%526] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %528 = arith.muli %tileRows, %c2 : index
      %529 = arith.addi %526, %528 : index
      %530 = vector.load %x[%529] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %531 = vector.shuffle %527, %530 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %532 = wave.mma %531, %243, %484 : vector<16xf16>, vector<8xf32>
      %533 = wave.mma %531, %365, %485 : vector<16xf16>, vector<8xf32>
      %534 = arith.muli %111, %c8 : index
      %535 = arith.addi %534, %c30 : index
      %536 = arith.muli %tileRows, %c7 : index
      %537 = arith.muli %535, %536 : index
      %538 = arith.addi %80, %537 : index
      %539 = vector.load %x[%538] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %540 = arith.muli %tileRows, %c2 : index
      %541 = arith.addi %538, %540 : index
      %542 = vector.load %x[%541] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %543 = vector.shuffle %539, %542 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %544 = wave.mma %543, %243, %496 : vector<16xf16>, vector<8xf32>
      %545 = wave.mma %543, %365, %497 : vector<16xf16>, vector<8xf32>
      %546 = arith.muli %111, %c8 : index
      %547 = arith.addi %546, %c30 : index
      %548 = arith.muli %tileRows, %c7 : index
      %549 = arith.muli %547, %548 : index
      %550 = arith.addi %98, %549 : index
      %551 = vector.load %x[%550] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %552 = arith.muli %tileRows, %c2 : index
      %553 = arith.addi %550, %552 : index
      %554 = vector.load %x[%553] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %555 = vector.shuffle %551, %554 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %556 = wave.mma %555, %243, %508 : vector<16xf16>, vector<8xf32>
      %557 = wave.mma %555, %365, %509 : vector<16xf16>, vector<8xf32>
      scf.yield %520, %521, %532, %533, %544, %545, %556, %557 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %558 = arith.select %104, %110, %103 : index
    %568:8 = scf.for %559 = %110 to %558 step %c10 iter_args(%560 = %120#0, %561 = %120#1, %562 = %120#2, %563 = %120#3, %564 = %120#4, %565 = %120#5, %566 = %120#6, %567 = %120#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %569 = wave.lane
      %570 = arith.addi %559, %c9 : index
      %571 = arith.remui %569, %c7 : index
      %572 = arith.divui %groupSize, %c15 : index
      %573 = arith.divui %570, %572 : index
      %574 = arith.divui %inputFeatures, %groupSize : index
      %575 = arith.muli %inputFeatures, %c2 : index
      %576 = arith.addi %16, %575 : index
      %577 = arith.muli %573, %c15 : index
      %578 = arith.addi %576, %577 : index
      %579 = arith.muli %571, %c8 : index
      %580 = arith.addi %578, %579 : index
      %581 = vector.load %w[%580] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %582 = vector.bitcast %581 : vector<2xi8> to vector<1xf16>
      %583 = vector.extract %582[0] : f16 from vector<1xf16>
      %584 = arith.muli %574, %c15 : index
      %585 = arith.addi %576, %584 : index
      %586 = arith.muli %573, %c2 : index
      %587 = arith.addi %585, %586 : index
      %588 = arith.divui %571, %c8 : index
      %589 = arith.addi %587, %588 : index
      %590 = memref.load %w[%589] : memref<?xi8>
      %591 = arith.remui %571, %c8 : index
      %592 = arith.muli %591, %c20 : index
      %593 = arith.index_cast %592 : index to i32
      %594 = arith.extui %590 : i8 to i32
      %595 = arith.shrui %594, %593 : i32
      %596 = arith.andi %595, %c21 : i32
      %597 = arith.ori %596, %c22 : i32
      %598 = arith.trunci %597 : i32 to i16
      %599 = arith.bitcast %598 : i16 to f16
      %600 = arith.muli %570, %c23 : index
      %601 = arith.addi %16, %600 : index
      %602 = arith.muli %571, %c7 : index
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
      %631 = arith.addi %559, %c9 : index
      %632 = arith.remui %569, %c7 : index
      %633 = arith.divui %groupSize, %c15 : index
      %634 = arith.divui %631, %633 : index
      %635 = arith.divui %inputFeatures, %groupSize : index
      %636 = arith.muli %inputFeatures, %c2 : index
      %637 = arith.addi %18, %636 : index
      %638 = arith.muli %634, %c15 : index
      %639 = arith.addi %637, %638 : index
      %640 = arith.muli %632, %c8 : index
      %641 = arith.addi %639, %640 : index
      %642 = vector.load %w[%641] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %643 = vector.bitcast %642 : vector<2xi8> to vector<1xf16>
      %644 = vector.extract %643[0] : f16 from vector<1xf16>
      %645 = arith.muli %635, %c15 : index
      %646 = arith.addi %637, %645 : index
      %647 = arith.muli %634, %c2 : index
      %648 = arith.addi %646, %647 : index
      %649 = arith.divui %632, %c8 : index
      %650 = arith.addi %648, %649 : index
      %651 = memref.load %w[%650] : memref<?xi8>
      %652 = arith.remui %632, %c8 : index
      %653 = arith.muli %652, %c20 : index
      %654 = arith.index_cast %653 : index to i32
      %655 = arith.extui %651 : i8 to i32
      %656 = arith.shrui %655, %654 : i32
      %657 = arith.andi %656, %c21 : i32
      %658 = arith.ori %657, %c22 : i32
      %659 = arith.trunci %658 : i32 to i16
      %660 = arith.bitcast %659 : i16 to f16
      %661 = arith.muli %631, %c23 : index
      %662 = arith.addi %18, %661 : index
      %663 = arith.muli %632, %c7 : index
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
      %692 = arith.muli %559, %c8 : index
      %693 = arith.addi %692, %c9 : index
      %694 = arith.muli %tileRows, %c7 : index
      %695 = arith.muli %693, %694 : index
      %696 = arith.addi %44, %695 : index
      %697 = vector.load %x[%696] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %698 = arith.muli %tileRows, %c2 : index
      %699 = arith.addi %696, %698 : index
      %700 = vector.load %x[%699] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %701 = vector.shuffle %697, %700 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %702 = wave.mma %701, %629, %560 : vector<16xf16>, vector<8xf32>
      %703 = wave.mma %701, %690, %561 : vector<16xf16>, vector<8xf32>
      %704 = arith.muli %559, %c8 : index
      %705 = arith.addi %704, %c9 : index
      %706 = arith.muli %tileRows, %c7 : index
      %707 = arith.muli %705, %706 : index
      %708 = arith.addi %62, %707 : index
      %709 = vector.load %x[%708] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %710 = arith.muli %tileRows, %c2 : index
      %711 = arith.addi %708, %710 : index
      %712 = vector.load %x[%711] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %713 = vector.shuffle %709, %712 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %714 = wave.mma %713, %629, %562 : vector<16xf16>, vector<8xf32>
      %715 = wave.mma %713, %690, %563 : vector<16xf16>, vector<8xf32>
      %716 = arith.muli %559, %c8 : index
      %717 = arith.addi %716, %c9 : index
      %718 = arith.muli %tileRows, %c7 : index
      %719 = arith.muli %717, %718 : index
      %720 = arith.addi %80, %719 : index
      %721 = vector.load %x[%720] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %722 = arith.muli %tileRows, %c2 : index
      %723 = arith.addi %720, %722 : index
      %724 = vector.load %x[%723] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %725 = vector.shuffle %721, %724 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %726 = wave.mma %725, %629, %564 : vector<16xf16>, vector<8xf32>
      %727 = wave.mma %725, %690, %565 : vector<16xf16>, vector<8xf32>
      %728 = arith.muli %559, %c8 : index
      %729 = arith.addi %728, %c9 : index
      %730 = arith.muli %tileRows, %c7 : index
      %731 = arith.muli %729, %730 : index
      %732 = arith.addi %98, %731 : index
      %733 = vector.load %x[%732] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %734 = arith.muli %tileRows, %c2 : index
      %735 = arith.addi %732, %734 : index
      %736 = vector.load %x[%735] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %737 = vector.shuffle %733, %736 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %738 = wave.mma %737, %629, %566 : vector<16xf16>, vector<8xf32>
      %739 = wave.mma %737, %690, %567 : vector<16xf16>, vector<8xf32>
      %740 = arith.muli %559, %c8 : index
      %741 = arith.addi %740, %c10 : index
      %742 = arith.muli %tileRows, %c7 : index
      %743 = arith.muli %741, %742 : index
      %744 = arith.addi %44, %743 : index
      %745 = vector.load %x[%744] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %746 = arith.muli %tileRows, %c2 : index
      %747 = arith.addi %744, %746 : index
      %748 = vector.load %x[%747] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %749 = vector.shuffle %745, %748 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %750 = wave.mma %749, %630, %702 : vector<16xf16>, vector<8xf32>
      %751 = wave.mma %749, %691, %703 : vector<16xf16>, vector<8xf32>
      %752 = arith.muli %559, %c8 : index
      %753 = arith.addi %752, %c10 : index
      %754 = arith.muli %tileRows, %c7 : index
      %755 = arith.muli %753, %754 : index
      %756 = arith.addi %62, %755 : index
      %757 = vector.load %x[%756] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %758 = arith.muli %tileRows, %c2 : index
      %759 = arith.addi %756, %758 : index
      %760 = vector.load %x[%759] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %761 = vector.shuffle %757, %760 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %762 = wave.mma %761, %630, %714 : vector<16xf16>, vector<8xf32>
      %763 = wave.mma %761, %691, %715 : vector<16xf16>, vector<8xf32>
      %764 = arith.muli %559, %c8 : index
      %765 = arith.addi %764, %c10 : index
      %766 = arith.muli %tileRows, %c7 : index
      %767 = arith.muli %765, %766 : index
      %768 = arith.addi %80, %767 : index
      %769 = vector.load %x[%768] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %770 = arith.muli %tileRows, %c2 : index
      %771 = arith.addi %768, %770 : index
      %772 = vector.load %x[%771] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %773 = vector.shuffle %769, %772 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %774 = wave.mma %773, %630, %726 : vector<16xf16>, vector<8xf32>
      %775 = wave.mma %773, %691, %727 : vector<16xf16>, vector<8xf32>
      %776 = arith.muli %559, %c8 : index
      %777 = arith.addi %776, %c10 : index
      %778 = arith.muli %tileRows, %c7 : index
      %779 = arith.muli %777, %778 : index
      %780 = arith.addi %98, %779 : index
      %781 = vector.load %x[%780] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %782 = arith.muli %tileRows, %c2 : index
      %783 = arith.addi %780, %782 : index
      %784 = vector.load %x[%783] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %785 = vector.shuffle %781, %784 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %786 = wave.mma %785, %630, %738 : vector<16xf16>, vector<8xf32>
      %787 = wave.mma %785, %691, %739 : vector<16xf16>, vector<8xf32>
      scf.yield %750, %751, %762, %763, %774, %775, %786, %787 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %788 = arith.addi %23, %c9 : index
    %789 = wave.lane
    %790 = arith.muli %3, %c8 : index
    %791 = arith.muli %790, %c23 : index
    %792 = arith.addi %791, %789 : index
    %793 = arith.muli %4, %c12 : index
    %794 = arith.addi %793, %792 : index
    %795 = arith.addi %794, %c9 : index
    %796 = arith.addi %795, %c9 : index
    %797 = vector.extract %568#0[0] : f32 from vector<8xf32>
    memref.store %797, %19[%796] : memref<?xf32>
    %798 = arith.muli %4, %c12 : index
    %799 = arith.addi %798, %792 : index
    %800 = arith.addi %799, %c9 : index
    %801 = arith.addi %800, %c15 : index
    %802 = vector.extract %568#0[1] : f32 from vector<8xf32>
    memref.store %802, %19[%801] : memref<?xf32>
    %803 = arith.muli %4, %c12 : index
    %804 = arith.addi %803, %792 : index
    %805 = arith.addi %804, %c9 : index
    %806 = arith.addi %805, %c13 : index
    %807 = vector.extract %568#0[2] : f32 from vector<8xf32>
    memref.store %807, %19[%806] : memref<?xf32>
    %808 = arith.muli %4, %c12 : index
    %809 = arith.addi %808, %792 : index
    %810 = arith.addi %809, %c9 : index
    %811 = arith.addi %810, %c31 : index
    %812 = vector.extract %568#0[3] : f32 from vector<8xf32>
    memref.store %812, %19[%811] : memref<?xf32>
    %813 = arith.muli %4, %c12 : index
    %814 = arith.addi %813, %792 : index
    %815 = arith.addi %814, %c9 : index
    %816 = arith.addi %815, %c32 : index
    %817 = vector.extract %568#0[4] : f32 from vector<8xf32>
    memref.store %817, %19[%816] : memref<?xf32>
    %818 = arith.muli %4, %c12 : index
    %819 = arith.addi %818, %792 : index
    %820 = arith.addi %819, %c9 : index
    %821 = arith.addi %820, %c33 : index
    %822 = vector.extract %568#0[5] : f32 from vector<8xf32>
    memref.store %822, %19[%821] : memref<?xf32>
    %823 = arith.muli %4, %c12 : index
    %824 = arith.addi %823, %792 : index
    %825 = arith.addi %824, %c9 : index
    %826 = arith.addi %825, %c34 : index
    %827 = vector.extract %568#0[6] : f32 from vector<8xf32>
    memref.store %827, %19[%826] : memref<?xf32>
    %828 = arith.muli %4, %c12 : index
    %829 = arith.addi %828, %792 : index
    %830 = arith.addi %829, %c9 : index
    %831 = arith.addi %830, %c35 : index
    %832 = vector.extract %568#0[7] : f32 from vector<8xf32>
    memref.store %832, %19[%831] : memref<?xf32>
    %833 = arith.muli %4, %c12 : index
    %834 = arith.addi %833, %792 : index
    %835 = arith.addi %834, %c23 : index
    %836 = arith.addi %835, %c9 : index
    %837 = vector.extract %568#1[0] : f32 from vector<8xf32>
    memref.store %837, %19[%836] : memref<?xf32>
    %838 = arith.muli %4, %c12 : index
    %839 = arith.addi %838, %792 : index
    %840 = arith.addi %839, %c23 : index
    %841 = arith.addi %840, %c15 : index
    %842 = vector.extract %568#1[1] : f32 from vector<8xf32>
    memref.store %842, %19[%841] : memref<?xf32>
    %843 = arith.muli %4, %c12 : index
    %844 = arith.addi %843, %792 : index
    %845 = arith.addi %844, %c23 : index
    %846 = arith.addi %845, %c13 : index
    %847 = vector.extract %568#1[2] : f32 from vector<8xf32>
    memref.store %847, %19[%846] : memref<?xf32>
    %848 = arith.muli %4, %c12 : index
    %849 = arith.addi %848, %792 : index
    %850 = arith.addi %849, %c23 : index
    %851 = arith.addi %850, %c31 : index
    %852 = vector.extract %568#1[3] : f32 from vector<8xf32>
    memref.store %852, %19[%851] : memref<?xf32>
    %853 = arith.muli %4, %c12 : index
    %854 = arith.addi %853, %792 : index
    %855 = arith.addi %854, %c23 : index
    %856 = arith.addi %855, %c32 : index
    %857 = vector.extract %568#1[4] : f32 from vector<8xf32>
    memref.store %857, %19[%856] : memref<?xf32>
    %858 = arith.muli %4, %c12 : index
    %859 = arith.addi %858, %792 : index
    %860 = arith.addi %859, %c23 : index
    %861 = arith.addi %860, %c33 : index
    %862 = vector.extract %568#1[5] : f32 from vector<8xf32>
    memref.store %862, %19[%861] : memref<?xf32>
    %863 = arith.muli %4, %c12 : index
    %864 = arith.addi %863, %792 : index
    %865 = arith.addi %864, %c23 : index
    %866 = arith.addi %865, %c34 : index
    %867 = vector.extract %568#1[6] : f32 from vector<8xf32>
    memref.store %867, %19[%866] : memref<?xf32>
    %868 = arith.muli %4, %c12 : index
    %869 = arith.addi %868, %792 : index
    %870 = arith.addi %869, %c23 : index
    %871 = arith.addi %870, %c35 : index
    %872 = vector.extract %568#1[7] : f32 from vector<8xf32>
    memref.store %872, %19[%871] : memref<?xf32>
    wave.barrier
    %873 = arith.muli %4, %c20 : index
    %874 = arith.addi %873, %c9 : index
    %875 = arith.muli %874, %c8 : index
    %876 = arith.divui %789, %c7 : index
    %877 = arith.addi %875, %876 : index
    %878 = arith.addi %788, %877 : index
    %879 = arith.cmpi slt, %878, %22 : index
    scf.if %879 {
      %880 = arith.cmpi eq, %hasFactors, %c10 : index
      %881 = arith.muli %878, %c8 : index
      %882 = memref.load %factors[%881] : memref<?xf32>
      %883 = arith.mulf %882, %operandScale : f32
      %884 = arith.select %880, %883, %operandScale : f32
      %885 = arith.addi %792, %c9 : index
      %886 = arith.muli %874, %c15 : index
      %887 = arith.addi %885, %886 : index
      %888 = memref.load %19[%887] : memref<?xf32>
      %889 = arith.addi %887, %c12 : index
      %890 = memref.load %19[%889] : memref<?xf32>
      %891 = arith.addf %888, %890 : f32
      %892 = arith.mulf %891, %884 : f32
      %893 = arith.muli %3, %c8 : index
      %894 = arith.addi %893, %c9 : index
      %895 = arith.muli %894, %c7 : index
      %896 = arith.remui %789, %c7 : index
      %897 = arith.addi %895, %896 : index
      %898 = arith.muli %877, %c23 : index
      %899 = arith.addi %898, %897 : index
      memref.store %892, %20[%899] : memref<?xf32>
      %900 = arith.addi %792, %c23 : index
      %901 = arith.muli %874, %c15 : index
      %902 = arith.addi %900, %901 : index
      %903 = memref.load %19[%902] : memref<?xf32>
      %904 = arith.addi %902, %c12 : index
      %905 = memref.load %19[%904] : memref<?xf32>
      %906 = arith.addf %903, %905 : f32
      %907 = arith.mulf %906, %884 : f32
      %908 = arith.muli %3, %c8 : index
      %909 = arith.addi %908, %c10 : index
      %910 = arith.muli %909, %c7 : index
      %911 = arith.remui %789, %c7 : index
      %912 = arith.addi %910, %911 : index
      %913 = arith.muli %877, %c23 : index
      %914 = arith.addi %913, %912 : index
      memref.store %907, %20[%914] : memref<?xf32>
    }
    %915 = arith.muli %4, %c20 : index
    %916 = arith.addi %915, %c10 : index
    %917 = arith.muli %916, %c8 : index
    %918 = arith.divui %789, %c7 : index
    %919 = arith.addi %917, %918 : index
    %920 = arith.addi %788, %919 : index
    %921 = arith.cmpi slt, %920, %22 : index
    scf.if %921 {
      %922 = arith.cmpi eq, %hasFactors, %c10 : index
      %923 = arith.muli %920, %c8 : index
      %924 = memref.load %factors[%923] : memref<?xf32>
      %925 = arith.mulf %924, %operandScale : f32
      %926 = arith.select %922, %925, %operandScale : f32
      %927 = arith.addi %792, %c9 : index
      %928 = arith.muli %916, %c15 : index
      %929 = arith.addi %927, %928 : index
      %930 = memref.load %19[%929] : memref<?xf32>
      %931 = arith.addi %929, %c12 : index
      %932 = memref.load %19[%931] : memref<?xf32>
      %933 = arith.addf %930, %932 : f32
      %934 = arith.mulf %933, %926 : f32
      %935 = arith.muli %3, %c8 : index
      %936 = arith.addi %935, %c9 : index
      %937 = arith.muli %936, %c7 : index
      %938 = arith.remui %789, %c7 : index
      %939 = arith.addi %937, %938 : index
      %940 = arith.muli %919, %c23 : index
      %941 = arith.addi %940, %939 : index
      memref.store %934, %20[%941] : memref<?xf32>
      %942 = arith.addi %792, %c23 : index
      %943 = arith.muli %916, %c15 : index
      %944 = arith.addi %942, %943 : index
      %945 = memref.load %19[%944] : memref<?xf32>
      %946 = arith.addi %944, %c12 : index
      %947 = memref.load %19[%946] : memref<?xf32>
      %948 = arith.addf %945, %947 : f32
      %949 = arith.mulf %948, %926 : f32
      %950 = arith.muli %3, %c8 : index
      %951 = arith.addi %950, %c10 : index
      %952 = arith.muli %951, %c7 : index
      %953 = arith.remui %789, %c7 : index
      %954 = arith.addi %952, %953 : index
      %955 = arith.muli %919, %c23 : index
      %956 = arith.addi %955, %954 : index
      memref.store %949, %20[%956] : memref<?xf32>
    }
    %957 = arith.muli %4, %c20 : index
    %958 = arith.addi %957, %c8 : index
    %959 = arith.muli %958, %c8 : index
    %960 = arith.divui %789, %c7 : index
    %961 = arith.addi %959, %960 : index
    %962 = arith.addi %788, %961 : index
    %963 = arith.cmpi slt, %962, %22 : index
    scf.if %963 {
      %964 = arith.cmpi eq, %hasFactors, %c10 : index
      %965 = arith.muli %962, %c8 : index
      %966 = memref.load %factors[%965] : memref<?xf32>
      %967 = arith.mulf %966, %operandScale : f32
      %968 = arith.select %964, %967, %operandScale : f32
      %969 = arith.addi %792, %c9 : index
      %970 = arith.muli %958, %c15 : index
      %971 = arith.addi %969, %970 : index
      %972 = memref.load %19[%971] : memref<?xf32>
      %973 = arith.addi %971, %c12 : index
      %974 = memref.load %19[%973] : memref<?xf32>
      %975 = arith.addf %972, %974 : f32
      %976 = arith.mulf %975, %968 : f32
      %977 = arith.muli %3, %c8 : index
      %978 = arith.addi %977, %c9 : index
      %979 = arith.muli %978, %c7 : index
      %980 = arith.remui %789, %c7 : index
      %981 = arith.addi %979, %980 : index
      %982 = arith.muli %961, %c23 : index
      %983 = arith.addi %982, %981 : index
      memref.store %976, %20[%983] : memref<?xf32>
      %984 = arith.addi %792, %c23 : index
      %985 = arith.muli %958, %c15 : index
      %986 = arith.addi %984, %985 : index
      %987 = memref.load %19[%986] : memref<?xf32>
      %988 = arith.addi %986, %c12 : index
      %989 = memref.load %19[%988] : memref<?xf32>
      %990 = arith.addf %987, %989 : f32
      %991 = arith.mulf %990, %968 : f32
      %992 = arith.muli %3, %c8 : index
      %993 = arith.addi %992, %c10 : index
      %994 = arith.muli %993, %c7 : index
      %995 = arith.remui %789, %c7 : index
      %996 = arith.addi %994, %995 : index
      %997 = arith.muli %961, %c23 : index
      %998 = arith.addi %997, %996 : index
      memref.store %991, %20[%998] : memref<?xf32>
    }
    %999 = arith.muli %4, %c20 : index
    %1000 = arith.addi %999, %c30 : index
    %1001 = arith.muli %1000, %c8 : index
    %1002 = arith.divui %789, %c7 : index
    %1003 = arith.addi %1001, %1002 : index
    %1004 = arith.addi %788, %1003 : index
    %1005 = arith.cmpi slt, %1004, %22 : index
    scf.if %1005 {
      %1006 = arith.cmpi eq, %hasFactors, %c10 : index
      %1007 = arith.muli %1004, %c8 : index
      %1008 = memref.load %factors[%1007] : memref<?xf32>
      %1009 = arith.mulf %1008, %operandScale : f32
      %1010 = arith.select %1006, %1009, %operandScale : f32
      %1011 = arith.addi %792, %c9 : index
      %1012 = arith.muli %1000, %c15 : index
      %1013 = arith.addi %1011, %1012 : index
      %1014 = memref.load %19[%1013] : memref<?xf32>
      %1015 = arith.addi %1013, %c12 : index
      %1016 = memref.load %19[%1015] : memref<?xf32>
      %1017 = arith.addf %1014, %1016 : f32
      %1018 = arith.mulf %1017, %1010 : f32
      %1019 = arith.muli %3, %c8 : index
      %1020 = arith.addi %1019, %c9 : index
      %1021 = arith.muli %1020, %c7 : index
      %1022 = arith.remui %789, %c7 : index
      %1023 = arith.addi %1021, %1022 : index
      %1024 = arith.muli %1003, %c23 : index
      %1025 = arith.addi %1024, %1023 : index
      memref.store %1018, %20[%1025] : memref<?xf32>
      %1026 = arith.addi %792, %c23 : index
      %1027 = arith.muli %1000, %c15 : index
      %1028 = arith.addi %1026, %1027 : index
      %1029 = memref.load %19[%1028] : memref<?xf32>
      %1030 = arith.addi %1028, %c12 : index
      %1031 = memref.load %19[%1030] : memref<?xf32>
      %1032 = arith.addf %1029, %1031 : f32
      %1033 = arith.mulf %1032, %1010 : f32
      %1034 = arith.muli %3, %c8 : index
      %1035 = arith.addi %1034, %c10 : index
      %1036 = arith.muli %1035, %c7 : index
      %1037 = arith.remui %789, %c7 : index
      %1038 = arith.addi %1036, %1037 : index
      %1039 = arith.muli %1003, %c23 : index
      %1040 = arith.addi %1039, %1038 : index
      memref.store %1033, %20[%1040] : memref<?xf32>
    }
    wave.barrier
    %1041 = arith.addi %23, %c9 : index
    %1042 = wave.wave
    %1043 = arith.addi %1042, %c9 : index
    %1044 = arith.addi %1041, %1043 : index
    %1045 = arith.cmpi slt, %1044, %22 : index
    scf.if %1045 {
      %1046 = arith.addi %1041, %1043 : index
      %1047 = arith.muli %1043, %c23 : index
      %1048 = wave.lane
      %1049 = arith.addi %1048, %c9 : index
      %1050 = arith.cmpi eq, %hasBias, %c10 : index
      %1051 = arith.addi %1047, %1049 : index
      %1052 = memref.load %20[%1051] : memref<?xf32>
      %1053 = arith.muli %0, %c23 : index
      %1054 = arith.addi %1053, %1049 : index
      %1055 = memref.load %bias[%1054] : memref<?xf32>
      %1056 = arith.addf %1052, %1055 : f32
      %1057 = arith.select %1050, %1056, %1052 : f32
      %1058 = arith.addi %1049, %c32 : index
      %1059 = arith.cmpi eq, %hasBias, %c10 : index
      %1060 = arith.addi %1047, %1058 : index
      %1061 = memref.load %20[%1060] : memref<?xf32>
      %1062 = arith.muli %0, %c23 : index
      %1063 = arith.addi %1062, %1058 : index
      %1064 = memref.load %bias[%1063] : memref<?xf32>
      %1065 = arith.addf %1061, %1064 : f32
      %1066 = arith.select %1059, %1065, %1061 : f32
      %1067 = arith.addi %1048, %c15 : index
      %1068 = arith.cmpi eq, %hasBias, %c10 : index
      %1069 = arith.addi %1047, %1067 : index
      %1070 = memref.load %20[%1069] : memref<?xf32>
      %1071 = arith.muli %0, %c23 : index
      %1072 = arith.addi %1071, %1067 : index
      %1073 = memref.load %bias[%1072] : memref<?xf32>
      %1074 = arith.addf %1070, %1073 : f32
      %1075 = arith.select %1068, %1074, %1070 : f32
      %1076 = arith.addi %1067, %c32 : index
      %1077 = arith.cmpi eq, %hasBias, %c10 : index
      %1078 = arith.addi %1047, %1076 : index
      %1079 = memref.load %20[%1078] : memref<?xf32>
      %1080 = arith.muli %0, %c23 : index
      %1081 = arith.addi %1080, %1076 : index
      %1082 = memref.load %bias[%1081] : memref<?xf32>
      %1083 = arith.addf %1079, %1082 : f32
      %1084 = arith.select %1077, %1083, %1079 : f32
      %1085 = arith.addi %1048, %c13 : index
      %1086 = arith.cmpi eq, %hasBias, %c10 : index
      %1087 = arith.addi %1047, %1085 : index
      %1088 = memref.load %20[%1087] : memref<?xf32>
      %1089 = arith.muli %0, %c23 : index
      %1090 = arith.addi %1089, %1085 : index
      %1091 = memref.load %bias[%1090] : memref<?xf32>
      %1092 = arith.addf %1088, %1091 : f32
      %1093 = arith.select %1086, %1092, %1088 : f32
      %1094 = arith.addi %1085, %c32 : index
      %1095 = arith.cmpi eq, %hasBias, %c10 : index
      %1096 = arith.addi %1047, %1094 : index
      %1097 = memref.load %20[%1096] : memref<?xf32>
      %1098 = arith.muli %0, %c23 : index
      %1099 = arith.addi %1098, %1094 : index
      %1100 = memref.load %bias[%1099] : memref<?xf32>
      %1101 = arith.addf %1097, %1100 : f32
      %1102 = arith.select %1095, %1101, %1097 : f32
      %1103 = arith.addi %1048, %c31 : index
      %1104 = arith.cmpi eq, %hasBias, %c10 : index
      %1105 = arith.addi %1047, %1103 : index
      %1106 = memref.load %20[%1105] : memref<?xf32>
      %1107 = arith.muli %0, %c23 : index
      %1108 = arith.addi %1107, %1103 : index
      %1109 = memref.load %bias[%1108] : memref<?xf32>
      %1110 = arith.addf %1106, %1109 : f32
      %1111 = arith.select %1104, %1110, %1106 : f32
      %1112 = arith.addi %1103, %c32 : index
      %1113 = arith.cmpi eq, %hasBias, %c10 : index
      %1114 = arith.addi %1047, %1112 : index
      %1115 = memref.load %20[%1114] : memref<?xf32>
      %1116 = arith.muli %0, %c23 : index
      %1117 = arith.addi %1116, %1112 : index
      %1118 = memref.load %bias[%1117] : memref<?xf32>
      %1119 = arith.addf %1115, %1118 : f32
      %1120 = arith.select %1113, %1119, %1115 : f32
      %1121 = arith.addi %heads, %kvHeads : index
      %1122 = arith.cmpi slt, %0, %1121 : index
      scf.if %1122 {
        %1123 = arith.addi %positionsAt, %1046 : index
        %1124 = memref.load %step[%1123] : memref<?xi32>
        %1125 = arith.index_cast %1124 : i32 to index
        %1126 = arith.cmpi eq, %hasNorm, %c10 : index
        %1127 = math.fma %1057, %1057, %c41 : f32
        %1128 = math.fma %1066, %1066, %1127 : f32
        %1129 = math.fma %1075, %1075, %1128 : f32
        %1130 = math.fma %1084, %1084, %1129 : f32
        %1131 = math.fma %1093, %1093, %1130 : f32
        %1132 = math.fma %1102, %1102, %1131 : f32
        %1133 = math.fma %1111, %1111, %1132 : f32
        %1134 = math.fma %1120, %1120, %1133 : f32
        %1135 = vector.broadcast %1134 : f32 to vector<1xf32>
        %1136 = wave.reduce "add" %1135 : vector<1xf32>
        %1137 = arith.mulf %1136, %inverseHeadDim : f32
        %1138 = arith.addf %1137, %epsilon : f32
        %1139 = math.sqrt %1138 : f32
        %1140 = arith.divf %c43, %1139 : f32
        %1141 = arith.cmpi slt, %0, %heads : index
        %1142 = arith.addi %1049, %c32 : index
        %1143 = memref.load %query_norm[%1049] : memref<?xf32>
        %1144 = memref.load %key_norm[%1049] : memref<?xf32>
        %1145 = arith.select %1141, %1143, %1144 : f32
        %1146 = arith.mulf %1057, %1140 : f32
        %1147 = arith.mulf %1146, %1145 : f32
        %1148 = arith.select %1126, %1147, %1057 : f32
        %1149 = memref.load %query_norm[%1142] : memref<?xf32>
        %1150 = memref.load %key_norm[%1142] : memref<?xf32>
        %1151 = arith.select %1141, %1149, %1150 : f32
        %1152 = arith.mulf %1066, %1140 : f32
        %1153 = arith.mulf %1152, %1151 : f32
        %1154 = arith.select %1126, %1153, %1066 : f32
        %1155 = arith.addi %1067, %c32 : index
        %1156 = memref.load %query_norm[%1067] : memref<?xf32>
        %1157 = memref.load %key_norm[%1067] : memref<?xf32>
        %1158 = arith.select %1141, %1156, %1157 : f32
        %1159 = arith.mulf %1075, %1140 : f32
        %1160 = arith.mulf %1159, %1158 : f32
        %1161 = arith.select %1126, %1160, %1075 : f32
        %1162 = memref.load %query_norm[%1155] : memref<?xf32>
        %1163 = memref.load %key_norm[%1155] : memref<?xf32>
        %1164 = arith.select %1141, %1162, %1163 : f32
        %1165 = arith.mulf %1084, %1140 : f32
        %1166 = arith.mulf %1165, %1164 : f32
        %1167 = arith.select %1126, %1166, %1084 : f32
        %1168 = arith.addi %1085, %c32 : index
        %1169 = memref.load %query_norm[%1085] : memref<?xf32>
        %1170 = memref.load %key_norm[%1085] : memref<?xf32>
        %1171 = arith.select %1141, %1169, %1170 : f32
        %1172 = arith.mulf %1093, %1140 : f32
        %1173 = arith.mulf %1172, %1171 : f32
        %1174 = arith.select %1126, %1173, %1093 : f32
        %1175 = memref.load %query_norm[%1168] : memref<?xf32>
        %1176 = memref.load %key_norm[%1168] : memref<?xf32>
        %1177 = arith.select %1141, %1175, %1176 : f32
        %1178 = arith.mulf %1102, %1140 : f32
        %1179 = arith.mulf %1178, %1177 : f32
        %1180 = arith.select %1126, %1179, %1102 : f32
        %1181 = arith.addi %1103, %c32 : index
        %1182 = memref.load %query_norm[%1103] : memref<?xf32>
        %1183 = memref.load %key_norm[%1103] : memref<?xf32>
        %1184 = arith.select %1141, %1182, %1183 : f32
        %1185 = arith.mulf %1111, %1140 : f32
        %1186 = arith.mulf %1185, %1184 : f32
        %1187 = arith.select %1126, %1186, %1111 : f32
        %1188 = memref.load %query_norm[%1181] : memref<?xf32>
        %1189 = memref.load %key_norm[%1181] : memref<?xf32>
        %1190 = arith.select %1141, %1188, %1189 : f32
        %1191 = arith.mulf %1120, %1140 : f32
        %1192 = arith.mulf %1191, %1190 : f32
        %1193 = arith.select %1126, %1192, %1120 : f32
        %1194 = arith.remui %1125, %c23 : index
        %1195 = arith.muli %1194, %c23 : index
        %1196 = arith.addi %1195, %1049 : index
        %1197 = arith.divui %1125, %c23 : index
        %1198 = arith.addi %1197, %c23 : index
        %1199 = arith.muli %1198, %c23 : index
        %1200 = arith.addi %1199, %1049 : index
        %1201 = memref.load %rope[%1196] : memref<?xf32>
        %1202 = arith.addi %1196, %c32 : index
        %1203 = memref.load %rope[%1202] : memref<?xf32>
        %1204 = memref.load %rope[%1200] : memref<?xf32>
        %1205 = arith.addi %1200, %c32 : index
        %1206 = memref.load %rope[%1205] : memref<?xf32>
        %1207 = arith.mulf %1204, %1201 : f32
        %1208 = arith.mulf %1206, %1203 : f32
        %1209 = arith.subf %1207, %1208 : f32
        %1210 = arith.mulf %1206, %1201 : f32
        %1211 = arith.mulf %1204, %1203 : f32
        %1212 = arith.addf %1210, %1211 : f32
        %1213 = arith.mulf %1148, %1209 : f32
        %1214 = arith.mulf %1154, %1212 : f32
        %1215 = arith.subf %1213, %1214 : f32
        %1216 = arith.mulf %1154, %1209 : f32
        %1217 = arith.mulf %1148, %1212 : f32
        %1218 = arith.addf %1216, %1217 : f32
        %1219 = arith.cmpi slt, %0, %heads : index
        scf.if %1219 {
          %1220 = arith.muli %1046, %heads : index
          %1221 = arith.addi %1220, %0 : index
          %1222 = arith.muli %1221, %c23 : index
          %1223 = arith.addi %1222, %1049 : index
          memref.store %1215, %q[%1223] : memref<?xf32>
          %1224 = arith.addi %1223, %c32 : index
          memref.store %1218, %q[%1224] : memref<?xf32>
        } else {
          %1225 = arith.addi %1047, %1049 : index
          memref.store %1215, %20[%1225] : memref<?xf32>
          %1226 = arith.addi %1047, %1049 : index
          %1227 = arith.addi %1226, %c32 : index
          memref.store %1218, %20[%1227] : memref<?xf32>
        }
        %1228 = arith.remui %1125, %c23 : index
        %1229 = arith.muli %1228, %c23 : index
        %1230 = arith.addi %1229, %1067 : index
        %1231 = arith.divui %1125, %c23 : index
        %1232 = arith.addi %1231, %c23 : index
        %1233 = arith.muli %1232, %c23 : index
        %1234 = arith.addi %1233, %1067 : index
        %1235 = memref.load %rope[%1230] : memref<?xf32>
        %1236 = arith.addi %1230, %c32 : index
        %1237 = memref.load %rope[%1236] : memref<?xf32>
        %1238 = memref.load %rope[%1234] : memref<?xf32>
        %1239 = arith.addi %1234, %c32 : index
        %1240 = memref.load %rope[%1239] : memref<?xf32>
        %1241 = arith.mulf %1238, %1235 : f32
        %1242 = arith.mulf %1240, %1237 : f32
        %1243 = arith.subf %1241, %1242 : f32
        %1244 = arith.mulf %1240, %1235 : f32
        %1245 = arith.mulf %1238, %1237 : f32
        %1246 = arith.addf %1244, %1245 : f32
        %1247 = arith.mulf %1161, %1243 : f32
        %1248 = arith.mulf %1167, %1246 : f32
        %1249 = arith.subf %1247, %1248 : f32
        %1250 = arith.mulf %1167, %1243 : f32
        %1251 = arith.mulf %1161, %1246 : f32
        %1252 = arith.addf %1250, %1251 : f32
        %1253 = arith.cmpi slt, %0, %heads : index
        scf.if %1253 {
          %1254 = arith.muli %1046, %heads : index
          %1255 = arith.addi %1254, %0 : index
          %1256 = arith.muli %1255, %c23 : index
          %1257 = arith.addi %1256, %1067 : index
          memref.store %1249, %q[%1257] : memref<?xf32>
          %1258 = arith.addi %1257, %c32 : index
          memref.store %1252, %q[%1258] : memref<?xf32>
        } else {
          %1259 = arith.addi %1047, %1067 : index
          memref.store %1249, %20[%1259] : memref<?xf32>
          %1260 = arith.addi %1047, %1067 : index
          %1261 = arith.addi %1260, %c32 : index
          memref.store %1252, %20[%1261] : memref<?xf32>
        }
        %1262 = arith.remui %1125, %c23 : index
        %1263 = arith.muli %1262, %c23 : index
        %1264 = arith.addi %1263, %1085 : index
        %1265 = arith.divui %1125, %c23 : index
        %1266 = arith.addi %1265, %c23 : index
        %1267 = arith.muli %1266, %c23 : index
        %1268 = arith.addi %1267, %1085 : index
        %1269 = memref.load %rope[%1264] : memref<?xf32>
        %1270 = arith.addi %1264, %c32 : index
        %1271 = memref.load %rope[%1270] : memref<?xf32>
        %1272 = memref.load %rope[%1268] : memref<?xf32>
        %1273 = arith.addi %1268, %c32 : index
        %1274 = memref.load %rope[%1273] : memref<?xf32>
        %1275 = arith.mulf %1272, %1269 : f32
        %1276 = arith.mulf %1274, %1271 : f32
        %1277 = arith.subf %1275, %1276 : f32
        %1278 = arith.mulf %1274, %1269 : f32
        %1279 = arith.mulf %1272, %1271 : f32
        %1280 = arith.addf %1278, %1279 : f32
        %1281 = arith.mulf %1174, %1277 : f32
        %1282 = arith.mulf %1180, %1280 : f32
        %1283 = arith.subf %1281, %1282 : f32
        %1284 = arith.mulf %1180, %1277 : f32
        %1285 = arith.mulf %1174, %1280 : f32
        %1286 = arith.addf %1284, %1285 : f32
        %1287 = arith.cmpi slt, %0, %heads : index
        scf.if %1287 {
          %1288 = arith.muli %1046, %heads : index
          %1289 = arith.addi %1288, %0 : index
          %1290 = arith.muli %1289, %c23 : index
          %1291 = arith.addi %1290, %1085 : index
          memref.store %1283, %q[%1291] : memref<?xf32>
          %1292 = arith.addi %1291, %c32 : index
          memref.store %1286, %q[%1292] : memref<?xf32>
        } else {
          %1293 = arith.addi %1047, %1085 : index
          memref.store %1283, %20[%1293] : memref<?xf32>
          %1294 = arith.addi %1047, %1085 : index
          %1295 = arith.addi %1294, %c32 : index
          memref.store %1286, %20[%1295] : memref<?xf32>
        }
        %1296 = arith.remui %1125, %c23 : index
        %1297 = arith.muli %1296, %c23 : index
        %1298 = arith.addi %1297, %1103 : index
        %1299 = arith.divui %1125, %c23 : index
        %1300 = arith.addi %1299, %c23 : index
        %1301 = arith.muli %1300, %c23 : index
        %1302 = arith.addi %1301, %1103 : index
        %1303 = memref.load %rope[%1298] : memref<?xf32>
        %1304 = arith.addi %1298, %c32 : index
        %1305 = memref.load %rope[%1304] : memref<?xf32>
        %1306 = memref.load %rope[%1302] : memref<?xf32>
        %1307 = arith.addi %1302, %c32 : index
        %1308 = memref.load %rope[%1307] : memref<?xf32>
        %1309 = arith.mulf %1306, %1303 : f32
        %1310 = arith.mulf %1308, %1305 : f32
        %1311 = arith.subf %1309, %1310 : f32
        %1312 = arith.mulf %1308, %1303 : f32
        %1313 = arith.mulf %1306, %1305 : f32
        %1314 = arith.addf %1312, %1313 : f32
        %1315 = arith.mulf %1187, %1311 : f32
        %1316 = arith.mulf %1193, %1314 : f32
        %1317 = arith.subf %1315, %1316 : f32
        %1318 = arith.mulf %1193, %1311 : f32
        %1319 = arith.mulf %1187, %1314 : f32
        %1320 = arith.addf %1318, %1319 : f32
        %1321 = arith.cmpi slt, %0, %heads : index
        scf.if %1321 {
          %1322 = arith.muli %1046, %heads : index
          %1323 = arith.addi %1322, %0 : index
          %1324 = arith.muli %1323, %c23 : index
          %1325 = arith.addi %1324, %1103 : index
          memref.store %1317, %q[%1325] : memref<?xf32>
          %1326 = arith.addi %1325, %c32 : index
          memref.store %1320, %q[%1326] : memref<?xf32>
        } else {
          %1327 = arith.addi %1047, %1103 : index
          memref.store %1317, %20[%1327] : memref<?xf32>
          %1328 = arith.addi %1047, %1103 : index
          %1329 = arith.addi %1328, %c32 : index
          memref.store %1320, %20[%1329] : memref<?xf32>
        }
      } else {
        %1330 = arith.cmpi slt, %0, %heads : index
        scf.if %1330 {
          %1331 = arith.muli %1046, %heads : index
          %1332 = arith.addi %1331, %0 : index
          %1333 = arith.muli %1332, %c23 : index
          %1334 = arith.addi %1333, %1049 : index
          memref.store %1057, %q[%1334] : memref<?xf32>
          %1335 = arith.addi %1334, %c32 : index
          memref.store %1066, %q[%1335] : memref<?xf32>
        } else {
          %1336 = arith.addi %1047, %1049 : index
          memref.store %1057, %20[%1336] : memref<?xf32>
          %1337 = arith.addi %1047, %1049 : index
          %1338 = arith.addi %1337, %c32 : index
          memref.store %1066, %20[%1338] : memref<?xf32>
        }
        %1339 = arith.cmpi slt, %0, %heads : index
        scf.if %1339 {
          %1340 = arith.muli %1046, %heads : index
          %1341 = arith.addi %1340, %0 : index
          %1342 = arith.muli %1341, %c23 : index
          %1343 = arith.addi %1342, %1067 : index
          memref.store %1075, %q[%1343] : memref<?xf32>
          %1344 = arith.addi %1343, %c32 : index
          memref.store %1084, %q[%1344] : memref<?xf32>
        } else {
          %1345 = arith.addi %1047, %1067 : index
          memref.store %1075, %20[%1345] : memref<?xf32>
          %1346 = arith.addi %1047, %1067 : index
          %1347 = arith.addi %1346, %c32 : index
          memref.store %1084, %20[%1347] : memref<?xf32>
        }
        %1348 = arith.cmpi slt, %0, %heads : index
        scf.if %1348 {
          %1349 = arith.muli %1046, %heads : index
          %1350 = arith.addi %1349, %0 : index
          %1351 = arith.muli %1350, %c23 : index
          %1352 = arith.addi %1351, %1085 : index
          memref.store %1093, %q[%1352] : memref<?xf32>
          %1353 = arith.addi %1352, %c32 : index
          memref.store %1102, %q[%1353] : memref<?xf32>
        } else {
          %1354 = arith.addi %1047, %1085 : index
          memref.store %1093, %20[%1354] : memref<?xf32>
          %1355 = arith.addi %1047, %1085 : index
          %1356 = arith.addi %1355, %c32 : index
          memref.store %1102, %20[%1356] : memref<?xf32>
        }
        %1357 = arith.cmpi slt, %0, %heads : index
        scf.if %1357 {
          %1358 = arith.muli %1046, %heads : index
          %1359 = arith.addi %1358, %0 : index
          %1360 = arith.muli %1359, %c23 : index
          %1361 = arith.addi %1360, %1103 : index
          memref.store %1111, %q[%1361] : memref<?xf32>
          %1362 = arith.addi %1361, %c32 : index
          memref.store %1120, %q[%1362] : memref<?xf32>
        } else {
          %1363 = arith.addi %1047, %1103 : index
          memref.store %1111, %20[%1363] : memref<?xf32>
          %1364 = arith.addi %1047, %1103 : index
          %1365 = arith.addi %1364, %c32 : index
          memref.store %1120, %20[%1365] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %1366 = arith.cmpi sge, %0, %heads : index
    scf.if %1366 {
      %1367 = arith.addi %1042, %c9 : index
      %1368 = arith.addi %1041, %1367 : index
      %1369 = arith.cmpi slt, %1368, %22 : index
      scf.if %1369 {
        %1370 = arith.addi %1041, %1367 : index
        %1371 = arith.addi %slotsAt, %1370 : index
        %1372 = memref.load %step[%1371] : memref<?xi32>
        %1373 = arith.index_cast %1372 : i32 to index
        %1374 = arith.cmpi sge, %1373, %c9 : index
        scf.if %1374 {
          %1375 = arith.muli %1367, %c23 : index
          %1376 = arith.subi %0, %heads : index
          %1377 = memref.load %scales[%1376] : memref<?xf32>
          %1378 = vector.broadcast %1377 : f32 to vector<4xf32>
          %1379 = arith.divui %1373, %c7 : index
          %1380 = arith.remui %1373, %c7 : index
          %1381 = arith.muli %1379, %pageBytes : index
          %1382 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1382 {
            %1383 = wave.lane
            %1384 = arith.muli %1383, %c20 : index
            scf.for %1385 = %1384 to %c23 step %c32 {
              %1386 = arith.addi %1375, %1385 : index
              %1387 = vector.load %20[%1386] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1388 = arith.mulf %1387, %1378 : vector<4xf32>
              %1389 = arith.minimumf %1388, %c48 : vector<4xf32>
              %1390 = arith.maximumf %1389, %c49 : vector<4xf32>
              %1391 = arith.truncf %1390 : vector<4xf32> to vector<4xf16>
              %1392 = vector.bitcast %1391 : vector<4xf16> to vector<8xi8>
              %1393 = arith.cmpi slt, %1376, %kvHeads : index
              scf.if %1393 {
                %1394 = arith.muli %1376, %c50 : index
                %1395 = arith.addi %1381, %1394 : index
                %1396 = arith.divui %1385, %c7 : index
                %1397 = arith.muli %1396, %c51 : index
                %1398 = arith.remui %1385, %c7 : index
                %1399 = arith.divui %1398, %c2 : index
                %1400 = arith.muli %1399, %c23 : index
                %1401 = arith.muli %1380, %c7 : index
                %1402 = arith.addi %1400, %1401 : index
                %1403 = arith.remui %1398, %c2 : index
                %1404 = arith.muli %1403, %c8 : index
                %1405 = arith.addi %1402, %1404 : index
                %1406 = arith.addi %1397, %1405 : index
                %1407 = arith.addi %1395, %1406 : index
                vector.store %1392, %kv[%1407] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1408 = arith.subi %1376, %kvHeads : index
                %1409 = arith.muli %1408, %c50 : index
                %1410 = arith.addi %1381, %1409 : index
                %1411 = arith.addi %1385, %c9 : index
                %1412 = arith.divui %1411, %c7 : index
                %1413 = arith.muli %1412, %c51 : index
                %1414 = arith.addi %1413, %c11 : index
                %1415 = arith.remui %1411, %c7 : index
                %1416 = arith.divui %1380, %c8 : index
                %1417 = arith.remui %1380, %c8 : index
                %1418 = arith.muli %1417, %c2 : index
                %1419 = arith.addi %1416, %1418 : index
                %1420 = arith.divui %1419, %c2 : index
                %1421 = arith.muli %1420, %c23 : index
                %1422 = arith.muli %1415, %c7 : index
                %1423 = arith.addi %1421, %1422 : index
                %1424 = arith.remui %1419, %c2 : index
                %1425 = arith.muli %1424, %c8 : index
                %1426 = arith.addi %1423, %1425 : index
                %1427 = arith.addi %1414, %1426 : index
                %1428 = arith.addi %1410, %1427 : index
                %1429 = vector.shuffle %1392, %1392 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1429, %kv[%1428] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1430 = arith.addi %1385, %c10 : index
                %1431 = arith.divui %1430, %c7 : index
                %1432 = arith.muli %1431, %c51 : index
                %1433 = arith.addi %1432, %c11 : index
                %1434 = arith.remui %1430, %c7 : index
                %1435 = arith.divui %1380, %c8 : index
                %1436 = arith.remui %1380, %c8 : index
                %1437 = arith.muli %1436, %c2 : index
                %1438 = arith.addi %1435, %1437 : index
                %1439 = arith.divui %1438, %c2 : index
                %1440 = arith.muli %1439, %c23 : index
                %1441 = arith.muli %1434, %c7 : index
                %1442 = arith.addi %1440, %1441 : index
                %1443 = arith.remui %1438, %c2 : index
                %1444 = arith.muli %1443, %c8 : index
                %1445 = arith.addi %1442, %1444 : index
                %1446 = arith.addi %1433, %1445 : index
                %1447 = arith.addi %1410, %1446 : index
                %1448 = vector.shuffle %1392, %1392 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1448, %kv[%1447] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1449 = arith.addi %1385, %c8 : index
                %1450 = arith.divui %1449, %c7 : index
                %1451 = arith.muli %1450, %c51 : index
                %1452 = arith.addi %1451, %c11 : index
                %1453 = arith.remui %1449, %c7 : index
                %1454 = arith.divui %1380, %c8 : index
                %1455 = arith.remui %1380, %c8 : index
                %1456 = arith.muli %1455, %c2 : index
                %1457 = arith.addi %1454, %1456 : index
                %1458 = arith.divui %1457, %c2 : index
                %1459 = arith.muli %1458, %c23 : index
                %1460 = arith.muli %1453, %c7 : index
                %1461 = arith.addi %1459, %1460 : index
                %1462 = arith.remui %1457, %c2 : index
                %1463 = arith.muli %1462, %c8 : index
                %1464 = arith.addi %1461, %1463 : index
                %1465 = arith.addi %1452, %1464 : index
                %1466 = arith.addi %1410, %1465 : index
                %1467 = vector.shuffle %1392, %1392 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1467, %kv[%1466] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1468 = arith.addi %1385, %c30 : index
                %1469 = arith.divui %1468, %c7 : index
                %1470 = arith.muli %1469, %c51 : index
                %1471 = arith.addi %1470, %c11 : index
                %1472 = arith.remui %1468, %c7 : index
                %1473 = arith.divui %1380, %c8 : index
                %1474 = arith.remui %1380, %c8 : index
                %1475 = arith.muli %1474, %c2 : index
                %1476 = arith.addi %1473, %1475 : index
                %1477 = arith.divui %1476, %c2 : index
                %1478 = arith.muli %1477, %c23 : index
                %1479 = arith.muli %1472, %c7 : index
                %1480 = arith.addi %1478, %1479 : index
                %1481 = arith.remui %1476, %c2 : index
                %1482 = arith.muli %1481, %c8 : index
                %1483 = arith.addi %1480, %1482 : index
                %1484 = arith.addi %1471, %1483 : index
                %1485 = arith.addi %1410, %1484 : index
                %1486 = vector.shuffle %1392, %1392 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1486, %kv[%1485] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1487 = arith.cmpi eq, %codec, %c10 : index
          scf.if %1487 {
            %1488 = wave.lane
            %1489 = arith.muli %1488, %c20 : index
            scf.for %1490 = %1489 to %c23 step %c32 {
              %1491 = arith.addi %1375, %1490 : index
              %1492 = vector.load %20[%1491] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1493 = arith.mulf %1492, %1378 : vector<4xf32>
              %1494 = wave.fp8_encode "e4m3" %1493 : vector<4xf32> -> vector<4xi8>
              %1495 = arith.cmpi slt, %1376, %kvHeads : index
              scf.if %1495 {
                %1496 = arith.muli %1376, %c11 : index
                %1497 = arith.addi %1381, %1496 : index
                %1498 = vector.shuffle %1494, %1494 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1499 = arith.divui %1490, %c7 : index
                %1500 = arith.muli %1499, %c23 : index
                %1501 = arith.remui %1490, %c7 : index
                %1502 = arith.muli %1380, %c7 : index
                %1503 = arith.divui %1501, %c20 : index
                %1504 = arith.muli %1503, %c20 : index
                %1505 = arith.remui %1501, %c8 : index
                %1506 = arith.muli %1505, %c8 : index
                %1507 = arith.addi %1504, %1506 : index
                %1508 = arith.divui %1501, %c8 : index
                %1509 = arith.remui %1508, %c8 : index
                %1510 = arith.addi %1507, %1509 : index
                %1511 = arith.addi %1502, %1510 : index
                %1512 = arith.addi %1500, %1511 : index
                %1513 = arith.addi %1497, %1512 : index
                vector.store %1498, %kv[%1513] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1514 = arith.subi %1376, %kvHeads : index
                %1515 = arith.muli %1514, %c11 : index
                %1516 = arith.addi %1381, %1515 : index
                %1517 = arith.addi %1490, %c9 : index
                %1518 = arith.divui %1517, %c7 : index
                %1519 = arith.muli %1518, %c23 : index
                %1520 = arith.addi %1519, %c12 : index
                %1521 = arith.remui %1517, %c7 : index
                %1522 = arith.divui %1380, %c8 : index
                %1523 = arith.remui %1380, %c8 : index
                %1524 = arith.muli %1523, %c2 : index
                %1525 = arith.addi %1522, %1524 : index
                %1526 = arith.muli %1521, %c7 : index
                %1527 = arith.divui %1525, %c20 : index
                %1528 = arith.muli %1527, %c20 : index
                %1529 = arith.remui %1525, %c8 : index
                %1530 = arith.muli %1529, %c8 : index
                %1531 = arith.addi %1528, %1530 : index
                %1532 = arith.divui %1525, %c8 : index
                %1533 = arith.remui %1532, %c8 : index
                %1534 = arith.addi %1531, %1533 : index
                %1535 = arith.addi %1526, %1534 : index
                %1536 = arith.addi %1520, %1535 : index
                %1537 = arith.addi %1516, %1536 : index
                %1538 = vector.shuffle %1494, %1494 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1538, %kv[%1537] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1539 = arith.addi %1490, %c10 : index
                %1540 = arith.divui %1539, %c7 : index
                %1541 = arith.muli %1540, %c23 : index
                %1542 = arith.addi %1541, %c12 : index
                %1543 = arith.remui %1539, %c7 : index
                %1544 = arith.divui %1380, %c8 : index
                %1545 = arith.remui %1380, %c8 : index
                %1546 = arith.muli %1545, %c2 : index
                %1547 = arith.addi %1544, %1546 : index
                %1548 = arith.muli %1543, %c7 : index
                %1549 = arith.divui %1547, %c20 : index
                %1550 = arith.muli %1549, %c20 : index
                %1551 = arith.remui %1547, %c8 : index
                %1552 = arith.muli %1551, %c8 : index
                %1553 = arith.addi %1550, %1552 : index
                %1554 = arith.divui %1547, %c8 : index
                %1555 = arith.remui %1554, %c8 : index
                %1556 = arith.addi %1553, %1555 : index
                %1557 = arith.addi %1548, %1556 : index
                %1558 = arith.addi %1542, %1557 : index
                %1559 = arith.addi %1516, %1558 : index
                %1560 = vector.shuffle %1494, %1494 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1560, %kv[%1559] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1561 = arith.addi %1490, %c8 : index
                %1562 = arith.divui %1561, %c7 : index
                %1563 = arith.muli %1562, %c23 : index
                %1564 = arith.addi %1563, %c12 : index
                %1565 = arith.remui %1561, %c7 : index
                %1566 = arith.divui %1380, %c8 : index
                %1567 = arith.remui %1380, %c8 : index
                %1568 = arith.muli %1567, %c2 : index
                %1569 = arith.addi %1566, %1568 : index
                %1570 = arith.muli %1565, %c7 : index
                %1571 = arith.divui %1569, %c20 : index
                %1572 = arith.muli %1571, %c20 : index
                %1573 = arith.remui %1569, %c8 : index
                %1574 = arith.muli %1573, %c8 : index
                %1575 = arith.addi %1572, %1574 : index
                %1576 = arith.divui %1569, %c8 : index
                %1577 = arith.remui %1576, %c8 : index
                %1578 = arith.addi %1575, %1577 : index
                %1579 = arith.addi %1570, %1578 : index
                %1580 = arith.addi %1564, %1579 : index
                %1581 = arith.addi %1516, %1580 : index
                %1582 = vector.shuffle %1494, %1494 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1582, %kv[%1581] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1583 = arith.addi %1490, %c30 : index
                %1584 = arith.divui %1583, %c7 : index
                %1585 = arith.muli %1584, %c23 : index
                %1586 = arith.addi %1585, %c12 : index
                %1587 = arith.remui %1583, %c7 : index
                %1588 = arith.divui %1380, %c8 : index
                %1589 = arith.remui %1380, %c8 : index
                %1590 = arith.muli %1589, %c2 : index
                %1591 = arith.addi %1588, %1590 : index
                %1592 = arith.muli %1587, %c7 : index
                %1593 = arith.divui %1591, %c20 : index
                %1594 = arith.muli %1593, %c20 : index
                %1595 = arith.remui %1591, %c8 : index
                %1596 = arith.muli %1595, %c8 : index
                %1597 = arith.addi %1594, %1596 : index
                %1598 = arith.divui %1591, %c8 : index
                %1599 = arith.remui %1598, %c8 : index
                %1600 = arith.addi %1597, %1599 : index
                %1601 = arith.addi %1592, %1600 : index
                %1602 = arith.addi %1586, %1601 : index
                %1603 = arith.addi %1516, %1602 : index
                %1604 = vector.shuffle %1494, %1494 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1604, %kv[%1603] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1605 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1605 {
            %1606 = wave.lane
            %1607 = arith.muli %1606, %c20 : index
            scf.for %1608 = %1607 to %c23 step %c32 {
              %1609 = arith.addi %1375, %1608 : index
              %1610 = vector.load %20[%1609] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1611 = arith.mulf %1610, %1378 : vector<4xf32>
              %1612 = wave.fp8_encode "e5m2" %1611 : vector<4xf32> -> vector<4xi8>
              %1613 = arith.cmpi slt, %1376, %kvHeads : index
              scf.if %1613 {
                %1614 = arith.muli %1376, %c11 : index
                %1615 = arith.addi %1381, %1614 : index
                %1616 = vector.shuffle %1612, %1612 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1617 = arith.divui %1608, %c7 : index
                %1618 = arith.muli %1617, %c23 : index
                %1619 = arith.remui %1608, %c7 : index
                %1620 = arith.muli %1380, %c7 : index
                %1621 = arith.divui %1619, %c20 : index
                %1622 = arith.muli %1621, %c20 : index
                %1623 = arith.remui %1619, %c8 : index
                %1624 = arith.muli %1623, %c8 : index
                %1625 = arith.addi %1622, %1624 : index
                %1626 = arith.divui %1619, %c8 : index
                %1627 = arith.remui %1626, %c8 : index
                %1628 = arith.addi %1625, %1627 : index
                %1629 = arith.addi %1620, %1628 : index
                %1630 = arith.addi %1618, %1629 : index
                %1631 = arith.addi %1615, %1630 : index
                vector.store %1616, %kv[%1631] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1632 = arith.subi %1376, %kvHeads : index
                %1633 = arith.muli %1632, %c11 : index
                %1634 = arith.addi %1381, %1633 : index
                %1635 = arith.addi %1608, %c9 : index
                %1636 = arith.divui %1635, %c7 : index
                %1637 = arith.muli %1636, %c23 : index
                %1638 = arith.addi %1637, %c12 : index
                %1639 = arith.remui %1635, %c7 : index
                %1640 = arith.divui %1380, %c8 : index
                %1641 = arith.remui %1380, %c8 : index
                %1642 = arith.muli %1641, %c2 : index
                %1643 = arith.addi %1640, %1642 : index
                %1644 = arith.muli %1639, %c7 : index
                %1645 = arith.divui %1643, %c20 : index
                %1646 = arith.muli %1645, %c20 : index
                %1647 = arith.remui %1643, %c8 : index
                %1648 = arith.muli %1647, %c8 : index
                %1649 = arith.addi %1646, %1648 : index
                %1650 = arith.divui %1643, %c8 : index
                %1651 = arith.remui %1650, %c8 : index
                %1652 = arith.addi %1649, %1651 : index
                %1653 = arith.addi %1644, %1652 : index
                %1654 = arith.addi %1638, %1653 : index
                %1655 = arith.addi %1634, %1654 : index
                %1656 = vector.shuffle %1612, %1612 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1656, %kv[%1655] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1657 = arith.addi %1608, %c10 : index
                %1658 = arith.divui %1657, %c7 : index
                %1659 = arith.muli %1658, %c23 : index
                %1660 = arith.addi %1659, %c12 : index
                %1661 = arith.remui %1657, %c7 : index
                %1662 = arith.divui %1380, %c8 : index
                %1663 = arith.remui %1380, %c8 : index
                %1664 = arith.muli %1663, %c2 : index
                %1665 = arith.addi %1662, %1664 : index
                %1666 = arith.muli %1661, %c7 : index
                %1667 = arith.divui %1665, %c20 : index
                %1668 = arith.muli %1667, %c20 : index
                %1669 = arith.remui %1665, %c8 : index
                %1670 = arith.muli %1669, %c8 : index
                %1671 = arith.addi %1668, %1670 : index
                %1672 = arith.divui %1665, %c8 : index
                %1673 = arith.remui %1672, %c8 : index
                %1674 = arith.addi %1671, %1673 : index
                %1675 = arith.addi %1666, %1674 : index
                %1676 = arith.addi %1660, %1675 : index
                %1677 = arith.addi %1634, %1676 : index
                %1678 = vector.shuffle %1612, %1612 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1678, %kv[%1677] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1679 = arith.addi %1608, %c8 : index
                %1680 = arith.divui %1679, %c7 : index
                %1681 = arith.muli %1680, %c23 : index
                %1682 = arith.addi %1681, %c12 : index
                %1683 = arith.remui %1679, %c7 : index
                %1684 = arith.divui %1380, %c8 : index
                %1685 = arith.remui %1380, %c8 : index
                %1686 = arith.muli %1685, %c2 : index
                %1687 = arith.addi %1684, %1686 : index
                %1688 = arith.muli %1683, %c7 : index
                %1689 = arith.divui %1687, %c20 : index
                %1690 = arith.muli %1689, %c20 : index
                %1691 = arith.remui %1687, %c8 : index
                %1692 = arith.muli %1691, %c8 : index
                %1693 = arith.addi %1690, %1692 : index
                %1694 = arith.divui %1687, %c8 : index
                %1695 = arith.remui %1694, %c8 : index
                %1696 = arith.addi %1693, %1695 : index
                %1697 = arith.addi %1688, %1696 : index
                %1698 = arith.addi %1682, %1697 : index
                %1699 = arith.addi %1634, %1698 : index
                %1700 = vector.shuffle %1612, %1612 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1700, %kv[%1699] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1701 = arith.addi %1608, %c30 : index
                %1702 = arith.divui %1701, %c7 : index
                %1703 = arith.muli %1702, %c23 : index
                %1704 = arith.addi %1703, %c12 : index
                %1705 = arith.remui %1701, %c7 : index
                %1706 = arith.divui %1380, %c8 : index
                %1707 = arith.remui %1380, %c8 : index
                %1708 = arith.muli %1707, %c2 : index
                %1709 = arith.addi %1706, %1708 : index
                %1710 = arith.muli %1705, %c7 : index
                %1711 = arith.divui %1709, %c20 : index
                %1712 = arith.muli %1711, %c20 : index
                %1713 = arith.remui %1709, %c8 : index
                %1714 = arith.muli %1713, %c8 : index
                %1715 = arith.addi %1712, %1714 : index
                %1716 = arith.divui %1709, %c8 : index
                %1717 = arith.remui %1716, %c8 : index
                %1718 = arith.addi %1715, %1717 : index
                %1719 = arith.addi %1710, %1718 : index
                %1720 = arith.addi %1704, %1719 : index
                %1721 = arith.addi %1634, %1720 : index
                %1722 = vector.shuffle %1612, %1612 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1722, %kv[%1721] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %1723 = arith.addi %23, %c7 : index
    %1724 = wave.lane
    %1725 = arith.muli %3, %c8 : index
    %1726 = arith.muli %1725, %c23 : index
    %1727 = arith.addi %1726, %1724 : index
    %1728 = arith.muli %4, %c12 : index
    %1729 = arith.addi %1728, %1727 : index
    %1730 = arith.addi %1729, %c9 : index
    %1731 = arith.addi %1730, %c9 : index
    %1732 = vector.extract %568#2[0] : f32 from vector<8xf32>
    memref.store %1732, %19[%1731] : memref<?xf32>
    %1733 = arith.muli %4, %c12 : index
    %1734 = arith.addi %1733, %1727 : index
    %1735 = arith.addi %1734, %c9 : index
    %1736 = arith.addi %1735, %c15 : index
    %1737 = vector.extract %568#2[1] : f32 from vector<8xf32>
    memref.store %1737, %19[%1736] : memref<?xf32>
    %1738 = arith.muli %4, %c12 : index
    %1739 = arith.addi %1738, %1727 : index
    %1740 = arith.addi %1739, %c9 : index
    %1741 = arith.addi %1740, %c13 : index
    %1742 = vector.extract %568#2[2] : f32 from vector<8xf32>
    memref.store %1742, %19[%1741] : memref<?xf32>
    %1743 = arith.muli %4, %c12 : index
    %1744 = arith.addi %1743, %1727 : index
    %1745 = arith.addi %1744, %c9 : index
    %1746 = arith.addi %1745, %c31 : index
    %1747 = vector.extract %568#2[3] : f32 from vector<8xf32>
    memref.store %1747, %19[%1746] : memref<?xf32>
    %1748 = arith.muli %4, %c12 : index
    %1749 = arith.addi %1748, %1727 : index
    %1750 = arith.addi %1749, %c9 : index
    %1751 = arith.addi %1750, %c32 : index
    %1752 = vector.extract %568#2[4] : f32 from vector<8xf32>
    memref.store %1752, %19[%1751] : memref<?xf32>
    %1753 = arith.muli %4, %c12 : index
    %1754 = arith.addi %1753, %1727 : index
    %1755 = arith.addi %1754, %c9 : index
    %1756 = arith.addi %1755, %c33 : index
    %1757 = vector.extract %568#2[5] : f32 from vector<8xf32>
    memref.store %1757, %19[%1756] : memref<?xf32>
    %1758 = arith.muli %4, %c12 : index
    %1759 = arith.addi %1758, %1727 : index
    %1760 = arith.addi %1759, %c9 : index
    %1761 = arith.addi %1760, %c34 : index
    %1762 = vector.extract %568#2[6] : f32 from vector<8xf32>
    memref.store %1762, %19[%1761] : memref<?xf32>
    %1763 = arith.muli %4, %c12 : index
    %1764 = arith.addi %1763, %1727 : index
    %1765 = arith.addi %1764, %c9 : index
    %1766 = arith.addi %1765, %c35 : index
    %1767 = vector.extract %568#2[7] : f32 from vector<8xf32>
    memref.store %1767, %19[%1766] : memref<?xf32>
    %1768 = arith.muli %4, %c12 : index
    %1769 = arith.addi %1768, %1727 : index
    %1770 = arith.addi %1769, %c23 : index
    %1771 = arith.addi %1770, %c9 : index
    %1772 = vector.extract %568#3[0] : f32 from vector<8xf32>
    memref.store %1772, %19[%1771] : memref<?xf32>
    %1773 = arith.muli %4, %c12 : index
    %1774 = arith.addi %1773, %1727 : index
    %1775 = arith.addi %1774, %c23 : index
    %1776 = arith.addi %1775, %c15 : index
    %1777 = vector.extract %568#3[1] : f32 from vector<8xf32>
    memref.store %1777, %19[%1776] : memref<?xf32>
    %1778 = arith.muli %4, %c12 : index
    %1779 = arith.addi %1778, %1727 : index
    %1780 = arith.addi %1779, %c23 : index
    %1781 = arith.addi %1780, %c13 : index
    %1782 = vector.extract %568#3[2] : f32 from vector<8xf32>
    memref.store %1782, %19[%1781] : memref<?xf32>
    %1783 = arith.muli %4, %c12 : index
    %1784 = arith.addi %1783, %1727 : index
    %1785 = arith.addi %1784, %c23 : index
    %1786 = arith.addi %1785, %c31 : index
    %1787 = vector.extract %568#3[3] : f32 from vector<8xf32>
    memref.store %1787, %19[%1786] : memref<?xf32>
    %1788 = arith.muli %4, %c12 : index
    %1789 = arith.addi %1788, %1727 : index
    %1790 = arith.addi %1789, %c23 : index
    %1791 = arith.addi %1790, %c32 : index
    %1792 = vector.extract %568#3[4] : f32 from vector<8xf32>
    memref.store %1792, %19[%1791] : memref<?xf32>
    %1793 = arith.muli %4, %c12 : index
    %1794 = arith.addi %1793, %1727 : index
    %1795 = arith.addi %1794, %c23 : index
    %1796 = arith.addi %1795, %c33 : index
    %1797 = vector.extract %568#3[5] : f32 from vector<8xf32>
    memref.store %1797, %19[%1796] : memref<?xf32>
    %1798 = arith.muli %4, %c12 : index
    %1799 = arith.addi %1798, %1727 : index
    %1800 = arith.addi %1799, %c23 : index
    %1801 = arith.addi %1800, %c34 : index
    %1802 = vector.extract %568#3[6] : f32 from vector<8xf32>
    memref.store %1802, %19[%1801] : memref<?xf32>
    %1803 = arith.muli %4, %c12 : index
    %1804 = arith.addi %1803, %1727 : index
    %1805 = arith.addi %1804, %c23 : index
    %1806 = arith.addi %1805, %c35 : index
    %1807 = vector.extract %568#3[7] : f32 from vector<8xf32>
    memref.store %1807, %19[%1806] : memref<?xf32>
    wave.barrier
    %1808 = arith.muli %4, %c20 : index
    %1809 = arith.addi %1808, %c9 : index
    %1810 = arith.muli %1809, %c8 : index
    %1811 = arith.divui %1724, %c7 : index
    %1812 = arith.addi %1810, %1811 : index
    %1813 = arith.addi %1723, %1812 : index
    %1814 = arith.cmpi slt, %1813, %22 : index
    scf.if %1814 {
      %1815 = arith.cmpi eq, %hasFactors, %c10 : index
      %1816 = arith.muli %1813, %c8 : index
      %1817 = memref.load %factors[%1816] : memref<?xf32>
      %1818 = arith.mulf %1817, %operandScale : f32
      %1819 = arith.select %1815, %1818, %operandScale : f32
      %1820 = arith.addi %1727, %c9 : index
      %1821 = arith.muli %1809, %c15 : index
      %1822 = arith.addi %1820, %1821 : index
      %1823 = memref.load %19[%1822] : memref<?xf32>
      %1824 = arith.addi %1822, %c12 : index
      %1825 = memref.load %19[%1824] : memref<?xf32>
      %1826 = arith.addf %1823, %1825 : f32
      %1827 = arith.mulf %1826, %1819 : f32
      %1828 = arith.muli %3, %c8 : index
      %1829 = arith.addi %1828, %c9 : index
      %1830 = arith.muli %1829, %c7 : index
      %1831 = arith.remui %1724, %c7 : index
      %1832 = arith.addi %1830, %1831 : index
      %1833 = arith.muli %1812, %c23 : index
      %1834 = arith.addi %1833, %1832 : index
      memref.store %1827, %20[%1834] : memref<?xf32>
      %1835 = arith.addi %1727, %c23 : index
      %1836 = arith.muli %1809, %c15 : index
      %1837 = arith.addi %1835, %1836 : index
      %1838 = memref.load %19[%1837] : memref<?xf32>
      %1839 = arith.addi %1837, %c12 : index
      %1840 = memref.load %19[%1839] : memref<?xf32>
      %1841 = arith.addf %1838, %1840 : f32
      %1842 = arith.mulf %1841, %1819 : f32
      %1843 = arith.muli %3, %c8 : index
      %1844 = arith.addi %1843, %c10 : index
      %1845 = arith.muli %1844, %c7 : index
      %1846 = arith.remui %1724, %c7 : index
      %1847 = arith.addi %1845, %1846 : index
      %1848 = arith.muli %1812, %c23 : index
      %1849 = arith.addi %1848, %1847 : index
      memref.store %1842, %20[%1849] : memref<?xf32>
    }
    %1850 = arith.muli %4, %c20 : index
    %1851 = arith.addi %1850, %c10 : index
    %1852 = arith.muli %1851, %c8 : index
    %1853 = arith.divui %1724, %c7 : index
    %1854 = arith.addi %1852, %1853 : index
    %1855 = arith.addi %1723, %1854 : index
    %1856 = arith.cmpi slt, %1855, %22 : index
    scf.if %1856 {
      %1857 = arith.cmpi eq, %hasFactors, %c10 : index
      %1858 = arith.muli %1855, %c8 : index
      %1859 = memref.load %factors[%1858] : memref<?xf32>
      %1860 = arith.mulf %1859, %operandScale : f32
      %1861 = arith.select %1857, %1860, %operandScale : f32
      %1862 = arith.addi %1727, %c9 : index
      %1863 = arith.muli %1851, %c15 : index
      %1864 = arith.addi %1862, %1863 : index
      %1865 = memref.load %19[%1864] : memref<?xf32>
      %1866 = arith.addi %1864, %c12 : index
      %1867 = memref.load %19[%1866] : memref<?xf32>
      %1868 = arith.addf %1865, %1867 : f32
      %1869 = arith.mulf %1868, %1861 : f32
      %1870 = arith.muli %3, %c8 : index
      %1871 = arith.addi %1870, %c9 : index
      %1872 = arith.muli %1871, %c7 : index
      %1873 = arith.remui %1724, %c7 : index
      %1874 = arith.addi %1872, %1873 : index
      %1875 = arith.muli %1854, %c23 : index
      %1876 = arith.addi %1875, %1874 : index
      memref.store %1869, %20[%1876] : memref<?xf32>
      %1877 = arith.addi %1727, %c23 : index
      %1878 = arith.muli %1851, %c15 : index
      %1879 = arith.addi %1877, %1878 : index
      %1880 = memref.load %19[%1879] : memref<?xf32>
      %1881 = arith.addi %1879, %c12 : index
      %1882 = memref.load %19[%1881] : memref<?xf32>
      %1883 = arith.addf %1880, %1882 : f32
      %1884 = arith.mulf %1883, %1861 : f32
      %1885 = arith.muli %3, %c8 : index
      %1886 = arith.addi %1885, %c10 : index
      %1887 = arith.muli %1886, %c7 : index
      %1888 = arith.remui %1724, %c7 : index
      %1889 = arith.addi %1887, %1888 : index
      %1890 = arith.muli %1854, %c23 : index
      %1891 = arith.addi %1890, %1889 : index
      memref.store %1884, %20[%1891] : memref<?xf32>
    }
    %1892 = arith.muli %4, %c20 : index
    %1893 = arith.addi %1892, %c8 : index
    %1894 = arith.muli %1893, %c8 : index
    %1895 = arith.divui %1724, %c7 : index
    %1896 = arith.addi %1894, %1895 : index
    %1897 = arith.addi %1723, %1896 : index
    %1898 = arith.cmpi slt, %1897, %22 : index
    scf.if %1898 {
      %1899 = arith.cmpi eq, %hasFactors, %c10 : index
      %1900 = arith.muli %1897, %c8 : index
      %1901 = memref.load %factors[%1900] : memref<?xf32>
      %1902 = arith.mulf %1901, %operandScale : f32
      %1903 = arith.select %1899, %1902, %operandScale : f32
      %1904 = arith.addi %1727, %c9 : index
      %1905 = arith.muli %1893, %c15 : index
      %1906 = arith.addi %1904, %1905 : index
      %1907 = memref.load %19[%1906] : memref<?xf32>
      %1908 = arith.addi %1906, %c12 : index
      %1909 = memref.load %19[%1908] : memref<?xf32>
      %1910 = arith.addf %1907, %1909 : f32
      %1911 = arith.mulf %1910, %1903 : f32
      %1912 = arith.muli %3, %c8 : index
      %1913 = arith.addi %1912, %c9 : index
      %1914 = arith.muli %1913, %c7 : index
      %1915 = arith.remui %1724, %c7 : index
      %1916 = arith.addi %1914, %1915 : index
      %1917 = arith.muli %1896, %c23 : index
      %1918 = arith.addi %1917, %1916 : index
      memref.store %1911, %20[%1918] : memref<?xf32>
      %1919 = arith.addi %1727, %c23 : index
      %1920 = arith.muli %1893, %c15 : index
      %1921 = arith.addi %1919, %1920 : index
      %1922 = memref.load %19[%1921] : memref<?xf32>
      %1923 = arith.addi %1921, %c12 : index
      %1924 = memref.load %19[%1923] : memref<?xf32>
      %1925 = arith.addf %1922, %1924 : f32
      %1926 = arith.mulf %1925, %1903 : f32
      %1927 = arith.muli %3, %c8 : index
      %1928 = arith.addi %1927, %c10 : index
      %1929 = arith.muli %1928, %c7 : index
      %1930 = arith.remui %1724, %c7 : index
      %1931 = arith.addi %1929, %1930 : index
      %1932 = arith.muli %1896, %c23 : index
      %1933 = arith.addi %1932, %1931 : index
      memref.store %1926, %20[%1933] : memref<?xf32>
    }
    %1934 = arith.muli %4, %c20 : index
    %1935 = arith.addi %1934, %c30 : index
    %1936 = arith.muli %1935, %c8 : index
    %1937 = arith.divui %1724, %c7 : index
    %1938 = arith.addi %1936, %1937 : index
    %1939 = arith.addi %1723, %1938 : index
    %1940 = arith.cmpi slt, %1939, %22 : index
    scf.if %1940 {
      %1941 = arith.cmpi eq, %hasFactors, %c10 : index
      %1942 = arith.muli %1939, %c8 : index
      %1943 = memref.load %factors[%1942] : memref<?xf32>
      %1944 = arith.mulf %1943, %operandScale : f32
      %1945 = arith.select %1941, %1944, %operandScale : f32
      %1946 = arith.addi %1727, %c9 : index
      %1947 = arith.muli %1935, %c15 : index
      %1948 = arith.addi %1946, %1947 : index
      %1949 = memref.load %19[%1948] : memref<?xf32>
      %1950 = arith.addi %1948, %c12 : index
      %1951 = memref.load %19[%1950] : memref<?xf32>
      %1952 = arith.addf %1949, %1951 : f32
      %1953 = arith.mulf %1952, %1945 : f32
      %1954 = arith.muli %3, %c8 : index
      %1955 = arith.addi %1954, %c9 : index
      %1956 = arith.muli %1955, %c7 : index
      %1957 = arith.remui %1724, %c7 : index
      %1958 = arith.addi %1956, %1957 : index
      %1959 = arith.muli %1938, %c23 : index
      %1960 = arith.addi %1959, %1958 : index
      memref.store %1953, %20[%1960] : memref<?xf32>
      %1961 = arith.addi %1727, %c23 : index
      %1962 = arith.muli %1935, %c15 : index
      %1963 = arith.addi %1961, %1962 : index
      %1964 = memref.load %19[%1963] : memref<?xf32>
      %1965 = arith.addi %1963, %c12 : index
      %1966 = memref.load %19[%1965] : memref<?xf32>
      %1967 = arith.addf %1964, %1966 : f32
      %1968 = arith.mulf %1967, %1945 : f32
      %1969 = arith.muli %3, %c8 : index
      %1970 = arith.addi %1969, %c10 : index
      %1971 = arith.muli %1970, %c7 : index
      %1972 = arith.remui %1724, %c7 : index
      %1973 = arith.addi %1971, %1972 : index
      %1974 = arith.muli %1938, %c23 : index
      %1975 = arith.addi %1974, %1973 : index
      memref.store %1968, %20[%1975] : memref<?xf32>
    }
    wave.barrier
    %1976 = arith.addi %23, %c7 : index
    %1977 = wave.wave
    %1978 = arith.addi %1977, %c9 : index
    %1979 = arith.addi %1976, %1978 : index
    %1980 = arith.cmpi slt, %1979, %22 : index
    scf.if %1980 {
      %1981 = arith.addi %1976, %1978 : index
      %1982 = arith.muli %1978, %c23 : index
      %1983 = wave.lane
      %1984 = arith.addi %1983, %c9 : index
      %1985 = arith.cmpi eq, %hasBias, %c10 : index
      %1986 = arith.addi %1982, %1984 : index
      %1987 = memref.load %20[%1986] : memref<?xf32>
      %1988 = arith.muli %0, %c23 : index
      %1989 = arith.addi %1988, %1984 : index
      %1990 = memref.load %bias[%1989] : memref<?xf32>
      %1991 = arith.addf %1987, %1990 : f32
      %1992 = arith.select %1985, %1991, %1987 : f32
      %1993 = arith.addi %1984, %c32 : index
      %1994 = arith.cmpi eq, %hasBias, %c10 : index
      %1995 = arith.addi %1982, %1993 : index
      %1996 = memref.load %20[%1995] : memref<?xf32>
      %1997 = arith.muli %0, %c23 : index
      %1998 = arith.addi %1997, %1993 : index
      %1999 = memref.load %bias[%1998] : memref<?xf32>
      %2000 = arith.addf %1996, %1999 : f32
      %2001 = arith.select %1994, %2000, %1996 : f32
      %2002 = arith.addi %1983, %c15 : index
      %2003 = arith.cmpi eq, %hasBias, %c10 : index
      %2004 = arith.addi %1982, %2002 : index
      %2005 = memref.load %20[%2004] : memref<?xf32>
      %2006 = arith.muli %0, %c23 : index
      %2007 = arith.addi %2006, %2002 : index
      %2008 = memref.load %bias[%2007] : memref<?xf32>
      %2009 = arith.addf %2005, %2008 : f32
      %2010 = arith.select %2003, %2009, %2005 : f32
      %2011 = arith.addi %2002, %c32 : index
      %2012 = arith.cmpi eq, %hasBias, %c10 : index
      %2013 = arith.addi %1982, %2011 : index
      %2014 = memref.load %20[%2013] : memref<?xf32>
      %2015 = arith.muli %0, %c23 : index
      %2016 = arith.addi %2015, %2011 : index
      %2017 = memref.load %bias[%2016] : memref<?xf32>
      %2018 = arith.addf %2014, %2017 : f32
      %2019 = arith.select %2012, %2018, %2014 : f32
      %2020 = arith.addi %1983, %c13 : index
      %2021 = arith.cmpi eq, %hasBias, %c10 : index
      %2022 = arith.addi %1982, %2020 : index
      %2023 = memref.load %20[%2022] : memref<?xf32>
      %2024 = arith.muli %0, %c23 : index
      %2025 = arith.addi %2024, %2020 : index
      %2026 = memref.load %bias[%2025] : memref<?xf32>
      %2027 = arith.addf %2023, %2026 : f32
      %2028 = arith.select %2021, %2027, %2023 : f32
      %2029 = arith.addi %2020, %c32 : index
      %2030 = arith.cmpi eq, %hasBias, %c10 : index
      %2031 = arith.addi %1982, %2029 : index
      %2032 = memref.load %20[%2031] : memref<?xf32>
      %2033 = arith.muli %0, %c23 : index
      %2034 = arith.addi %2033, %2029 : index
      %2035 = memref.load %bias[%2034] : memref<?xf32>
      %2036 = arith.addf %2032, %2035 : f32
      %2037 = arith.select %2030, %2036, %2032 : f32
      %2038 = arith.addi %1983, %c31 : index
      %2039 = arith.cmpi eq, %hasBias, %c10 : index
      %2040 = arith.addi %1982, %2038 : index
      %2041 = memref.load %20[%2040] : memref<?xf32>
      %2042 = arith.muli %0, %c23 : index
      %2043 = arith.addi %2042, %2038 : index
      %2044 = memref.load %bias[%2043] : memref<?xf32>
      %2045 = arith.addf %2041, %2044 : f32
      %2046 = arith.select %2039, %2045, %2041 : f32
      %2047 = arith.addi %2038, %c32 : index
      %2048 = arith.cmpi eq, %hasBias, %c10 : index
      %2049 = arith.addi %1982, %2047 : index
      %2050 = memref.load %20[%2049] : memref<?xf32>
      %2051 = arith.muli %0, %c23 : index
      %2052 = arith.addi %2051, %2047 : index
      %2053 = memref.load %bias[%2052] : memref<?xf32>
      %2054 = arith.addf %2050, %2053 : f32
      %2055 = arith.select %2048, %2054, %2050 : f32
      %2056 = arith.addi %heads, %kvHeads : index
      %2057 = arith.cmpi slt, %0, %2056 : index
      scf.if %2057 {
        %2058 = arith.addi %positionsAt, %1981 : index
        %2059 = memref.load %step[%2058] : memref<?xi32>
        %2060 = arith.index_cast %2059 : i32 to index
        %2061 = arith.cmpi eq, %hasNorm, %c10 : index
        %2062 = math.fma %1992, %1992, %c41 : f32
        %2063 = math.fma %2001, %2001, %2062 : f32
        %2064 = math.fma %2010, %2010, %2063 : f32
        %2065 = math.fma %2019, %2019, %2064 : f32
        %2066 = math.fma %2028, %2028, %2065 : f32
        %2067 = math.fma %2037, %2037, %2066 : f32
        %2068 = math.fma %2046, %2046, %2067 : f32
        %2069 = math.fma %2055, %2055, %2068 : f32
        %2070 = vector.broadcast %2069 : f32 to vector<1xf32>
        %2071 = wave.reduce "add" %2070 : vector<1xf32>
        %2072 = arith.mulf %2071, %inverseHeadDim : f32
        %2073 = arith.addf %2072, %epsilon : f32
        %2074 = math.sqrt %2073 : f32
        %2075 = arith.divf %c43, %2074 : f32
        %2076 = arith.cmpi slt, %0, %heads : index
        %2077 = arith.addi %1984, %c32 : index
        %2078 = memref.load %query_norm[%1984] : memref<?xf32>
        %2079 = memref.load %key_norm[%1984] : memref<?xf32>
        %2080 = arith.select %2076, %2078, %2079 : f32
        %2081 = arith.mulf %1992, %2075 : f32
        %2082 = arith.mulf %2081, %2080 : f32
        %2083 = arith.select %2061, %2082, %1992 : f32
        %2084 = memref.load %query_norm[%2077] : memref<?xf32>
        %2085 = memref.load %key_norm[%2077] : memref<?xf32>
        %2086 = arith.select %2076, %2084, %2085 : f32
        %2087 = arith.mulf %2001, %2075 : f32
        %2088 = arith.mulf %2087, %2086 : f32
        %2089 = arith.select %2061, %2088, %2001 : f32
        %2090 = arith.addi %2002, %c32 : index
        %2091 = memref.load %query_norm[%2002] : memref<?xf32>
        %2092 = memref.load %key_norm[%2002] : memref<?xf32>
        %2093 = arith.select %2076, %2091, %2092 : f32
        %2094 = arith.mulf %2010, %2075 : f32
        %2095 = arith.mulf %2094, %2093 : f32
        %2096 = arith.select %2061, %2095, %2010 : f32
        %2097 = memref.load %query_norm[%2090] : memref<?xf32>
        %2098 = memref.load %key_norm[%2090] : memref<?xf32>
        %2099 = arith.select %2076, %2097, %2098 : f32
        %2100 = arith.mulf %2019, %2075 : f32
        %2101 = arith.mulf %2100, %2099 : f32
        %2102 = arith.select %2061, %2101, %2019 : f32
        %2103 = arith.addi %2020, %c32 : index
        %2104 = memref.load %query_norm[%2020] : memref<?xf32>
        %2105 = memref.load %key_norm[%2020] : memref<?xf32>
        %2106 = arith.select %2076, %2104, %2105 : f32
        %2107 = arith.mulf %2028, %2075 : f32
        %2108 = arith.mulf %2107, %2106 : f32
        %2109 = arith.select %2061, %2108, %2028 : f32
        %2110 = memref.load %query_norm[%2103] : memref<?xf32>
        %2111 = memref.load %key_norm[%2103] : memref<?xf32>
        %2112 = arith.select %2076, %2110, %2111 : f32
        %2113 = arith.mulf %2037, %2075 : f32
        %2114 = arith.mulf %2113, %2112 : f32
        %2115 = arith.select %2061, %2114, %2037 : f32
        %2116 = arith.addi %2038, %c32 : index
        %2117 = memref.load %query_norm[%2038] : memref<?xf32>
        %2118 = memref.load %key_norm[%2038] : memref<?xf32>
        %2119 = arith.select %2076, %2117, %2118 : f32
        %2120 = arith.mulf %2046, %2075 : f32
        %2121 = arith.mulf %2120, %2119 : f32
        %2122 = arith.select %2061, %2121, %2046 : f32
        %2123 = memref.load %query_norm[%2116] : memref<?xf32>
        %2124 = memref.load %key_norm[%2116] : memref<?xf32>
        %2125 = arith.select %2076, %2123, %2124 : f32
        %2126 = arith.mulf %2055, %2075 : f32
        %2127 = arith.mulf %2126, %2125 : f32
        %2128 = arith.select %2061, %2127, %2055 : f32
        %2129 = arith.remui %2060, %c23 : index
        %2130 = arith.muli %2129, %c23 : index
        %2131 = arith.addi %2130, %1984 : index
        %2132 = arith.divui %2060, %c23 : index
        %2133 = arith.addi %2132, %c23 : index
        %2134 = arith.muli %2133, %c23 : index
        %2135 = arith.addi %2134, %1984 : index
        %2136 = memref.load %rope[%2131] : memref<?xf32>
        %2137 = arith.addi %2131, %c32 : index
        %2138 = memref.load %rope[%2137] : memref<?xf32>
        %2139 = memref.load %rope[%2135] : memref<?xf32>
        %2140 = arith.addi %2135, %c32 : index
        %2141 = memref.load %rope[%2140] : memref<?xf32>
        %2142 = arith.mulf %2139, %2136 : f32
        %2143 = arith.mulf %2141, %2138 : f32
        %2144 = arith.subf %2142, %2143 : f32
        %2145 = arith.mulf %2141, %2136 : f32
        %2146 = arith.mulf %2139, %2138 : f32
        %2147 = arith.addf %2145, %2146 : f32
        %2148 = arith.mulf %2083, %2144 : f32
        %2149 = arith.mulf %2089, %2147 : f32
        %2150 = arith.subf %2148, %2149 : f32
        %2151 = arith.mulf %2089, %2144 : f32
        %2152 = arith.mulf %2083, %2147 : f32
        %2153 = arith.addf %2151, %2152 : f32
        %2154 = arith.cmpi slt, %0, %heads : index
        scf.if %2154 {
          %2155 = arith.muli %1981, %heads : index
          %2156 = arith.addi %2155, %0 : index
          %2157 = arith.muli %2156, %c23 : index
          %2158 = arith.addi %2157, %1984 : index
          memref.store %2150, %q[%2158] : memref<?xf32>
          %2159 = arith.addi %2158, %c32 : index
          memref.store %2153, %q[%2159] : memref<?xf32>
        } else {
          %2160 = arith.addi %1982, %1984 : index
          memref.store %2150, %20[%2160] : memref<?xf32>
          %2161 = arith.addi %1982, %1984 : index
          %2162 = arith.addi %2161, %c32 : index
          memref.store %2153, %20[%2162] : memref<?xf32>
        }
        %2163 = arith.remui %2060, %c23 : index
        %2164 = arith.muli %2163, %c23 : index
        %2165 = arith.addi %2164, %2002 : index
        %2166 = arith.divui %2060, %c23 : index
        %2167 = arith.addi %2166, %c23 : index
        %2168 = arith.muli %2167, %c23 : index
        %2169 = arith.addi %2168, %2002 : index
        %2170 = memref.load %rope[%2165] : memref<?xf32>
        %2171 = arith.addi %2165, %c32 : index
        %2172 = memref.load %rope[%2171] : memref<?xf32>
        %2173 = memref.load %rope[%2169] : memref<?xf32>
        %2174 = arith.addi %2169, %c32 : index
        %2175 = memref.load %rope[%2174] : memref<?xf32>
        %2176 = arith.mulf %2173, %2170 : f32
        %2177 = arith.mulf %2175, %2172 : f32
        %2178 = arith.subf %2176, %2177 : f32
        %2179 = arith.mulf %2175, %2170 : f32
        %2180 = arith.mulf %2173, %2172 : f32
        %2181 = arith.addf %2179, %2180 : f32
        %2182 = arith.mulf %2096, %2178 : f32
        %2183 = arith.mulf %2102, %2181 : f32
        %2184 = arith.subf %2182, %2183 : f32
        %2185 = arith.mulf %2102, %2178 : f32
        %2186 = arith.mulf %2096, %2181 : f32
        %2187 = arith.addf %2185, %2186 : f32
        %2188 = arith.cmpi slt, %0, %heads : index
        scf.if %2188 {
          %2189 = arith.muli %1981, %heads : index
          %2190 = arith.addi %2189, %0 : index
          %2191 = arith.muli %2190, %c23 : index
          %2192 = arith.addi %2191, %2002 : index
          memref.store %2184, %q[%2192] : memref<?xf32>
          %2193 = arith.addi %2192, %c32 : index
          memref.store %2187, %q[%2193] : memref<?xf32>
        } else {
          %2194 = arith.addi %1982, %2002 : index
          memref.store %2184, %20[%2194] : memref<?xf32>
          %2195 = arith.addi %1982, %2002 : index
          %2196 = arith.addi %2195, %c32 : index
          memref.store %2187, %20[%2196] : memref<?xf32>
        }
        %2197 = arith.remui %2060, %c23 : index
        %2198 = arith.muli %2197, %c23 : index
        %2199 = arith.addi %2198, %2020 : index
        %2200 = arith.divui %2060, %c23 : index
        %2201 = arith.addi %2200, %c23 : index
        %2202 = arith.muli %2201, %c23 : index
        %2203 = arith.addi %2202, %2020 : index
        %2204 = memref.load %rope[%2199] : memref<?xf32>
        %2205 = arith.addi %2199, %c32 : index
        %2206 = memref.load %rope[%2205] : memref<?xf32>
        %2207 = memref.load %rope[%2203] : memref<?xf32>
        %2208 = arith.addi %2203, %c32 : index
        %2209 = memref.load %rope[%2208] : memref<?xf32>
        %2210 = arith.mulf %2207, %2204 : f32
        %2211 = arith.mulf %2209, %2206 : f32
        %2212 = arith.subf %2210, %2211 : f32
        %2213 = arith.mulf %2209, %2204 : f32
        %2214 = arith.mulf %2207, %2206 : f32
        %2215 = arith.addf %2213, %2214 : f32
        %2216 = arith.mulf %2109, %2212 : f32
        %2217 = arith.mulf %2115, %2215 : f32
        %2218 = arith.subf %2216, %2217 : f32
        %2219 = arith.mulf %2115, %2212 : f32
        %2220 = arith.mulf %2109, %2215 : f32
        %2221 = arith.addf %2219, %2220 : f32
        %2222 = arith.cmpi slt, %0, %heads : index
        scf.if %2222 {
          %2223 = arith.muli %1981, %heads : index
          %2224 = arith.addi %2223, %0 : index
          %2225 = arith.muli %2224, %c23 : index
          %2226 = arith.addi %2225, %2020 : index
          memref.store %2218, %q[%2226] : memref<?xf32>
          %2227 = arith.addi %2226, %c32 : index
          memref.store %2221, %q[%2227] : memref<?xf32>
        } else {
          %2228 = arith.addi %1982, %2020 : index
          memref.store %2218, %20[%2228] : memref<?xf32>
          %2229 = arith.addi %1982, %2020 : index
          %2230 = arith.addi %2229, %c32 : index
          memref.store %2221, %20[%2230] : memref<?xf32>
        }
        %2231 = arith.remui %2060, %c23 : index
        %2232 = arith.muli %2231, %c23 : index
        %2233 = arith.addi %2232, %2038 : index
        %2234 = arith.divui %2060, %c23 : index
        %2235 = arith.addi %2234, %c23 : index
        %2236 = arith.muli %2235, %c23 : index
        %2237 = arith.addi %2236, %2038 : index
        %2238 = memref.load %rope[%2233] : memref<?xf32>
        %2239 = arith.addi %2233, %c32 : index
        %2240 = memref.load %rope[%2239] : memref<?xf32>
        %2241 = memref.load %rope[%2237] : memref<?xf32>
        %2242 = arith.addi %2237, %c32 : index
        %2243 = memref.load %rope[%2242] : memref<?xf32>
        %2244 = arith.mulf %2241, %2238 : f32
        %2245 = arith.mulf %2243, %2240 : f32
        %2246 = arith.subf %2244, %2245 : f32
        %2247 = arith.mulf %2243, %2238 : f32
        %2248 = arith.mulf %2241, %2240 : f32
        %2249 = arith.addf %2247, %2248 : f32
        %2250 = arith.mulf %2122, %2246 : f32
        %2251 = arith.mulf %2128, %2249 : f32
        %2252 = arith.subf %2250, %2251 : f32
        %2253 = arith.mulf %2128, %2246 : f32
        %2254 = arith.mulf %2122, %2249 : f32
        %2255 = arith.addf %2253, %2254 : f32
        %2256 = arith.cmpi slt, %0, %heads : index
        scf.if %2256 {
          %2257 = arith.muli %1981, %heads : index
          %2258 = arith.addi %2257, %0 : index
          %2259 = arith.muli %2258, %c23 : index
          %2260 = arith.addi %2259, %2038 : index
          memref.store %2252, %q[%2260] : memref<?xf32>
          %2261 = arith.addi %2260, %c32 : index
          memref.store %2255, %q[%2261] : memref<?xf32>
        } else {
          %2262 = arith.addi %1982, %2038 : index
          memref.store %2252, %20[%2262] : memref<?xf32>
          %2263 = arith.addi %1982, %2038 : index
          %2264 = arith.addi %2263, %c32 : index
          memref.store %2255, %20[%2264] : memref<?xf32>
        }
      } else {
        %2265 = arith.cmpi slt, %0, %heads : index
        scf.if %2265 {
          %2266 = arith.muli %1981, %heads : index
          %2267 = arith.addi %2266, %0 : index
          %2268 = arith.muli %2267, %c23 : index
          %2269 = arith.addi %2268, %1984 : index
          memref.store %1992, %q[%2269] : memref<?xf32>
          %2270 = arith.addi %2269, %c32 : index
          memref.store %2001, %q[%2270] : memref<?xf32>
        } else {
          %2271 = arith.addi %1982, %1984 : index
          memref.store %1992, %20[%2271] : memref<?xf32>
          %2272 = arith.addi %1982, %1984 : index
          %2273 = arith.addi %2272, %c32 : index
          memref.store %2001, %20[%2273] : memref<?xf32>
        }
        %2274 = arith.cmpi slt, %0, %heads : index
        scf.if %2274 {
          %2275 = arith.muli %1981, %heads : index
          %2276 = arith.addi %2275, %0 : index
          %2277 = arith.muli %2276, %c23 : index
          %2278 = arith.addi %2277, %2002 : index
          memref.store %2010, %q[%2278] : memref<?xf32>
          %2279 = arith.addi %2278, %c32 : index
          memref.store %2019, %q[%2279] : memref<?xf32>
        } else {
          %2280 = arith.addi %1982, %2002 : index
          memref.store %2010, %20[%2280] : memref<?xf32>
          %2281 = arith.addi %1982, %2002 : index
          %2282 = arith.addi %2281, %c32 : index
          memref.store %2019, %20[%2282] : memref<?xf32>
        }
        %2283 = arith.cmpi slt, %0, %heads : index
        scf.if %2283 {
          %2284 = arith.muli %1981, %heads : index
          %2285 = arith.addi %2284, %0 : index
          %2286 = arith.muli %2285, %c23 : index
          %2287 = arith.addi %2286, %2020 : index
          memref.store %2028, %q[%2287] : memref<?xf32>
          %2288 = arith.addi %2287, %c32 : index
          memref.store %2037, %q[%2288] : memref<?xf32>
        } else {
          %2289 = arith.addi %1982, %2020 : index
          memref.store %2028, %20[%2289] : memref<?xf32>
          %2290 = arith.addi %1982, %2020 : index
          %2291 = arith.addi %2290, %c32 : index
          memref.store %2037, %20[%2291] : memref<?xf32>
        }
        %2292 = arith.cmpi slt, %0, %heads : index
        scf.if %2292 {
          %2293 = arith.muli %1981, %heads : index
          %2294 = arith.addi %2293, %0 : index
          %2295 = arith.muli %2294, %c23 : index
          %2296 = arith.addi %2295, %2038 : index
          memref.store %2046, %q[%2296] : memref<?xf32>
          %2297 = arith.addi %2296, %c32 : index
          memref.store %2055, %q[%2297] : memref<?xf32>
        } else {
          %2298 = arith.addi %1982, %2038 : index
          memref.store %2046, %20[%2298] : memref<?xf32>
          %2299 = arith.addi %1982, %2038 : index
          %2300 = arith.addi %2299, %c32 : index
          memref.store %2055, %20[%2300] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %2301 = arith.cmpi sge, %0, %heads : index
    scf.if %2301 {
      %2302 = arith.addi %1977, %c9 : index
      %2303 = arith.addi %1976, %2302 : index
      %2304 = arith.cmpi slt, %2303, %22 : index
      scf.if %2304 {
        %2305 = arith.addi %1976, %2302 : index
        %2306 = arith.addi %slotsAt, %2305 : index
        %2307 = memref.load %step[%2306] : memref<?xi32>
        %2308 = arith.index_cast %2307 : i32 to index
        %2309 = arith.cmpi sge, %2308, %c9 : index
        scf.if %2309 {
          %2310 = arith.muli %2302, %c23 : index
          %2311 = arith.subi %0, %heads : index
          %2312 = memref.load %scales[%2311] : memref<?xf32>
          %2313 = vector.broadcast %2312 : f32 to vector<4xf32>
          %2314 = arith.divui %2308, %c7 : index
          %2315 = arith.remui %2308, %c7 : index
          %2316 = arith.muli %2314, %pageBytes : index
          %2317 = arith.cmpi eq, %codec, %c9 : index
          scf.if %2317 {
            %2318 = wave.lane
            %2319 = arith.muli %2318, %c20 : index
            scf.for %2320 = %2319 to %c23 step %c32 {
              %2321 = arith.addi %2310, %2320 : index
              %2322 = vector.load %20[%2321] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2323 = arith.mulf %2322, %2313 : vector<4xf32>
              %2324 = arith.minimumf %2323, %c48 : vector<4xf32>
              %2325 = arith.maximumf %2324, %c49 : vector<4xf32>
              %2326 = arith.truncf %2325 : vector<4xf32> to vector<4xf16>
              %2327 = vector.bitcast %2326 : vector<4xf16> to vector<8xi8>
              %2328 = arith.cmpi slt, %2311, %kvHeads : index
              scf.if %2328 {
                %2329 = arith.muli %2311, %c50 : index
                %2330 = arith.addi %2316, %2329 : index
                %2331 = arith.divui %2320, %c7 : index
                %2332 = arith.muli %2331, %c51 : index
                %2333 = arith.remui %2320, %c7 : index
                %2334 = arith.divui %2333, %c2 : index
                %2335 = arith.muli %2334, %c23 : index
                %2336 = arith.muli %2315, %c7 : index
                %2337 = arith.addi %2335, %2336 : index
                %2338 = arith.remui %2333, %c2 : index
                %2339 = arith.muli %2338, %c8 : index
                %2340 = arith.addi %2337, %2339 : index
                %2341 = arith.addi %2332, %2340 : index
                %2342 = arith.addi %2330, %2341 : index
                vector.store %2327, %kv[%2342] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2343 = arith.subi %2311, %kvHeads : index
                %2344 = arith.muli %2343, %c50 : index
                %2345 = arith.addi %2316, %2344 : index
                %2346 = arith.addi %2320, %c9 : index
                %2347 = arith.divui %2346, %c7 : index
                %2348 = arith.muli %2347, %c51 : index
                %2349 = arith.addi %2348, %c11 : index
                %2350 = arith.remui %2346, %c7 : index
                %2351 = arith.divui %2315, %c8 : index
                %2352 = arith.remui %2315, %c8 : index
                %2353 = arith.muli %2352, %c2 : index
                %2354 = arith.addi %2351, %2353 : index
                %2355 = arith.divui %2354, %c2 : index
                %2356 = arith.muli %2355, %c23 : index
                %2357 = arith.muli %2350, %c7 : index
                %2358 = arith.addi %2356, %2357 : index
                %2359 = arith.remui %2354, %c2 : index
                %2360 = arith.muli %2359, %c8 : index
                %2361 = arith.addi %2358, %2360 : index
                %2362 = arith.addi %2349, %2361 : index
                %2363 = arith.addi %2345, %2362 : index
                %2364 = vector.shuffle %2327, %2327 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2364, %kv[%2363] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2365 = arith.addi %2320, %c10 : index
                %2366 = arith.divui %2365, %c7 : index
                %2367 = arith.muli %2366, %c51 : index
                %2368 = arith.addi %2367, %c11 : index
                %2369 = arith.remui %2365, %c7 : index
                %2370 = arith.divui %2315, %c8 : index
                %2371 = arith.remui %2315, %c8 : index
                %2372 = arith.muli %2371, %c2 : index
                %2373 = arith.addi %2370, %2372 : index
                %2374 = arith.divui %2373, %c2 : index
                %2375 = arith.muli %2374, %c23 : index
                %2376 = arith.muli %2369, %c7 : index
                %2377 = arith.addi %2375, %2376 : index
                %2378 = arith.remui %2373, %c2 : index
                %2379 = arith.muli %2378, %c8 : index
                %2380 = arith.addi %2377, %2379 : index
                %2381 = arith.addi %2368, %2380 : index
                %2382 = arith.addi %2345, %2381 : index
                %2383 = vector.shuffle %2327, %2327 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2383, %kv[%2382] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2384 = arith.addi %2320, %c8 : index
                %2385 = arith.divui %2384, %c7 : index
                %2386 = arith.muli %2385, %c51 : index
                %2387 = arith.addi %2386, %c11 : index
                %2388 = arith.remui %2384, %c7 : index
                %2389 = arith.divui %2315, %c8 : index
                %2390 = arith.remui %2315, %c8 : index
                %2391 = arith.muli %2390, %c2 : index
                %2392 = arith.addi %2389, %2391 : index
                %2393 = arith.divui %2392, %c2 : index
                %2394 = arith.muli %2393, %c23 : index
                %2395 = arith.muli %2388, %c7 : index
                %2396 = arith.addi %2394, %2395 : index
                %2397 = arith.remui %2392, %c2 : index
                %2398 = arith.muli %2397, %c8 : index
                %2399 = arith.addi %2396, %2398 : index
                %2400 = arith.addi %2387, %2399 : index
                %2401 = arith.addi %2345, %2400 : index
                %2402 = vector.shuffle %2327, %2327 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2402, %kv[%2401] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2403 = arith.addi %2320, %c30 : index
                %2404 = arith.divui %2403, %c7 : index
                %2405 = arith.muli %2404, %c51 : index
                %2406 = arith.addi %2405, %c11 : index
                %2407 = arith.remui %2403, %c7 : index
                %2408 = arith.divui %2315, %c8 : index
                %2409 = arith.remui %2315, %c8 : index
                %2410 = arith.muli %2409, %c2 : index
                %2411 = arith.addi %2408, %2410 : index
                %2412 = arith.divui %2411, %c2 : index
                %2413 = arith.muli %2412, %c23 : index
                %2414 = arith.muli %2407, %c7 : index
                %2415 = arith.addi %2413, %2414 : index
                %2416 = arith.remui %2411, %c2 : index
                %2417 = arith.muli %2416, %c8 : index
                %2418 = arith.addi %2415, %2417 : index
                %2419 = arith.addi %2406, %2418 : index
                %2420 = arith.addi %2345, %2419 : index
                %2421 = vector.shuffle %2327, %2327 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2421, %kv[%2420] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2422 = arith.cmpi eq, %codec, %c10 : index
          scf.if %2422 {
            %2423 = wave.lane
            %2424 = arith.muli %2423, %c20 : index
            scf.for %2425 = %2424 to %c23 step %c32 {
              %2426 = arith.addi %2310, %2425 : index
              %2427 = vector.load %20[%2426] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2428 = arith.mulf %2427, %2313 : vector<4xf32>
              %2429 = wave.fp8_encode "e4m3" %2428 : vector<4xf32> -> vector<4xi8>
              %2430 = arith.cmpi slt, %2311, %kvHeads : index
              scf.if %2430 {
                %2431 = arith.muli %2311, %c11 : index
                %2432 = arith.addi %2316, %2431 : index
                %2433 = vector.shuffle %2429, %2429 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2434 = arith.divui %2425, %c7 : index
                %2435 = arith.muli %2434, %c23 : index
                %2436 = arith.remui %2425, %c7 : index
                %2437 = arith.muli %2315, %c7 : index
                %2438 = arith.divui %2436, %c20 : index
                %2439 = arith.muli %2438, %c20 : index
                %2440 = arith.remui %2436, %c8 : index
                %2441 = arith.muli %2440, %c8 : index
                %2442 = arith.addi %2439, %2441 : index
                %2443 = arith.divui %2436, %c8 : index
                %2444 = arith.remui %2443, %c8 : index
                %2445 = arith.addi %2442, %2444 : index
                %2446 = arith.addi %2437, %2445 : index
                %2447 = arith.addi %2435, %2446 : index
                %2448 = arith.addi %2432, %2447 : index
                vector.store %2433, %kv[%2448] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2449 = arith.subi %2311, %kvHeads : index
                %2450 = arith.muli %2449, %c11 : index
                %2451 = arith.addi %2316, %2450 : index
                %2452 = arith.addi %2425, %c9 : index
                %2453 = arith.divui %2452, %c7 : index
                %2454 = arith.muli %2453, %c23 : index
                %2455 = arith.addi %2454, %c12 : index
                %2456 = arith.remui %2452, %c7 : index
                %2457 = arith.divui %2315, %c8 : index
                %2458 = arith.remui %2315, %c8 : index
                %2459 = arith.muli %2458, %c2 : index
                %2460 = arith.addi %2457, %2459 : index
                %2461 = arith.muli %2456, %c7 : index
                %2462 = arith.divui %2460, %c20 : index
                %2463 = arith.muli %2462, %c20 : index
                %2464 = arith.remui %2460, %c8 : index
                %2465 = arith.muli %2464, %c8 : index
                %2466 = arith.addi %2463, %2465 : index
                %2467 = arith.divui %2460, %c8 : index
                %2468 = arith.remui %2467, %c8 : index
                %2469 = arith.addi %2466, %2468 : index
                %2470 = arith.addi %2461, %2469 : index
                %2471 = arith.addi %2455, %2470 : index
                %2472 = arith.addi %2451, %2471 : index
                %2473 = vector.shuffle %2429, %2429 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2473, %kv[%2472] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2474 = arith.addi %2425, %c10 : index
                %2475 = arith.divui %2474, %c7 : index
                %2476 = arith.muli %2475, %c23 : index
                %2477 = arith.addi %2476, %c12 : index
                %2478 = arith.remui %2474, %c7 : index
                %2479 = arith.divui %2315, %c8 : index
                %2480 = arith.remui %2315, %c8 : index
                %2481 = arith.muli %2480, %c2 : index
                %2482 = arith.addi %2479, %2481 : index
                %2483 = arith.muli %2478, %c7 : index
                %2484 = arith.divui %2482, %c20 : index
                %2485 = arith.muli %2484, %c20 : index
                %2486 = arith.remui %2482, %c8 : index
                %2487 = arith.muli %2486, %c8 : index
                %2488 = arith.addi %2485, %2487 : index
                %2489 = arith.divui %2482, %c8 : index
                %2490 = arith.remui %2489, %c8 : index
                %2491 = arith.addi %2488, %2490 : index
                %2492 = arith.addi %2483, %2491 : index
                %2493 = arith.addi %2477, %2492 : index
                %2494 = arith.addi %2451, %2493 : index
                %2495 = vector.shuffle %2429, %2429 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2495, %kv[%2494] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2496 = arith.addi %2425, %c8 : index
                %2497 = arith.divui %2496, %c7 : index
                %2498 = arith.muli %2497, %c23 : index
                %2499 = arith.addi %2498, %c12 : index
                %2500 = arith.remui %2496, %c7 : index
                %2501 = arith.divui %2315, %c8 : index
                %2502 = arith.remui %2315, %c8 : index
                %2503 = arith.muli %2502, %c2 : index
                %2504 = arith.addi %2501, %2503 : index
                %2505 = arith.muli %2500, %c7 : index
                %2506 = arith.divui %2504, %c20 : index
                %2507 = arith.muli %2506, %c20 : index
                %2508 = arith.remui %2504, %c8 : index
                %2509 = arith.muli %2508, %c8 : index
                %2510 = arith.addi %2507, %2509 : index
                %2511 = arith.divui %2504, %c8 : index
                %2512 = arith.remui %2511, %c8 : index
                %2513 = arith.addi %2510, %2512 : index
                %2514 = arith.addi %2505, %2513 : index
                %2515 = arith.addi %2499, %2514 : index
                %2516 = arith.addi %2451, %2515 : index
                %2517 = vector.shuffle %2429, %2429 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2517, %kv[%2516] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2518 = arith.addi %2425, %c30 : index
                %2519 = arith.divui %2518, %c7 : index
                %2520 = arith.muli %2519, %c23 : index
                %2521 = arith.addi %2520, %c12 : index
                %2522 = arith.remui %2518, %c7 : index
                %2523 = arith.divui %2315, %c8 : index
                %2524 = arith.remui %2315, %c8 : index
                %2525 = arith.muli %2524, %c2 : index
                %2526 = arith.addi %2523, %2525 : index
                %2527 = arith.muli %2522, %c7 : index
                %2528 = arith.divui %2526, %c20 : index
                %2529 = arith.muli %2528, %c20 : index
                %2530 = arith.remui %2526, %c8 : index
                %2531 = arith.muli %2530, %c8 : index
                %2532 = arith.addi %2529, %2531 : index
                %2533 = arith.divui %2526, %c8 : index
                %2534 = arith.remui %2533, %c8 : index
                %2535 = arith.addi %2532, %2534 : index
                %2536 = arith.addi %2527, %2535 : index
                %2537 = arith.addi %2521, %2536 : index
                %2538 = arith.addi %2451, %2537 : index
                %2539 = vector.shuffle %2429, %2429 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2539, %kv[%2538] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2540 = arith.cmpi eq, %codec, %c8 : index
          scf.if %2540 {
            %2541 = wave.lane
            %2542 = arith.muli %2541, %c20 : index
            scf.for %2543 = %2542 to %c23 step %c32 {
              %2544 = arith.addi %2310, %2543 : index
              %2545 = vector.load %20[%2544] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2546 = arith.mulf %2545, %2313 : vector<4xf32>
              %2547 = wave.fp8_encode "e5m2" %2546 : vector<4xf32> -> vector<4xi8>
              %2548 = arith.cmpi slt, %2311, %kvHeads : index
              scf.if %2548 {
                %2549 = arith.muli %2311, %c11 : index
                %2550 = arith.addi %2316, %2549 : index
                %2551 = vector.shuffle %2547, %2547 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2552 = arith.divui %2543, %c7 : index
                %2553 = arith.muli %2552, %c23 : index
                %2554 = arith.remui %2543, %c7 : index
                %2555 = arith.muli %2315, %c7 : index
                %2556 = arith.divui %2554, %c20 : index
                %2557 = arith.muli %2556, %c20 : index
                %2558 = arith.remui %2554, %c8 : index
                %2559 = arith.muli %2558, %c8 : index
                %2560 = arith.addi %2557, %2559 : index
                %2561 = arith.divui %2554, %c8 : index
                %2562 = arith.remui %2561, %c8 : index
                %2563 = arith.addi %2560, %2562 : index
                %2564 = arith.addi %2555, %2563 : index
                %2565 = arith.addi %2553, %2564 : index
                %2566 = arith.addi %2550, %2565 : index
                vector.store %2551, %kv[%2566] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2567 = arith.subi %2311, %kvHeads : index
                %2568 = arith.muli %2567, %c11 : index
                %2569 = arith.addi %2316, %2568 : index
                %2570 = arith.addi %2543, %c9 : index
                %2571 = arith.divui %2570, %c7 : index
                %2572 = arith.muli %2571, %c23 : index
                %2573 = arith.addi %2572, %c12 : index
                %2574 = arith.remui %2570, %c7 : index
                %2575 = arith.divui %2315, %c8 : index
                %2576 = arith.remui %2315, %c8 : index
                %2577 = arith.muli %2576, %c2 : index
                %2578 = arith.addi %2575, %2577 : index
                %2579 = arith.muli %2574, %c7 : index
                %2580 = arith.divui %2578, %c20 : index
                %2581 = arith.muli %2580, %c20 : index
                %2582 = arith.remui %2578, %c8 : index
                %2583 = arith.muli %2582, %c8 : index
                %2584 = arith.addi %2581, %2583 : index
                %2585 = arith.divui %2578, %c8 : index
                %2586 = arith.remui %2585, %c8 : index
                %2587 = arith.addi %2584, %2586 : index
                %2588 = arith.addi %2579, %2587 : index
                %2589 = arith.addi %2573, %2588 : index
                %2590 = arith.addi %2569, %2589 : index
                %2591 = vector.shuffle %2547, %2547 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2591, %kv[%2590] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2592 = arith.addi %2543, %c10 : index
                %2593 = arith.divui %2592, %c7 : index
                %2594 = arith.muli %2593, %c23 : index
                %2595 = arith.addi %2594, %c12 : index
                %2596 = arith.remui %2592, %c7 : index
                %2597 = arith.divui %2315, %c8 : index
                %2598 = arith.remui %2315, %c8 : index
                %2599 = arith.muli %2598, %c2 : index
                %2600 = arith.addi %2597, %2599 : index
                %2601 = arith.muli %2596, %c7 : index
                %2602 = arith.divui %2600, %c20 : index
                %2603 = arith.muli %2602, %c20 : index
                %2604 = arith.remui %2600, %c8 : index
                %2605 = arith.muli %2604, %c8 : index
                %2606 = arith.addi %2603, %2605 : index
                %2607 = arith.divui %2600, %c8 : index
                %2608 = arith.remui %2607, %c8 : index
                %2609 = arith.addi %2606, %2608 : index
                %2610 = arith.addi %2601, %2609 : index
                %2611 = arith.addi %2595, %2610 : index
                %2612 = arith.addi %2569, %2611 : index
                %2613 = vector.shuffle %2547, %2547 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2613, %kv[%2612] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2614 = arith.addi %2543, %c8 : index
                %2615 = arith.divui %2614, %c7 : index
                %2616 = arith.muli %2615, %c23 : index
                %2617 = arith.addi %2616, %c12 : index
                %2618 = arith.remui %2614, %c7 : index
                %2619 = arith.divui %2315, %c8 : index
                %2620 = arith.remui %2315, %c8 : index
                %2621 = arith.muli %2620, %c2 : index
                %2622 = arith.addi %2619, %2621 : index
                %2623 = arith.muli %2618, %c7 : index
                %2624 = arith.divui %2622, %c20 : index
                %2625 = arith.muli %2624, %c20 : index
                %2626 = arith.remui %2622, %c8 : index
                %2627 = arith.muli %2626, %c8 : index
                %2628 = arith.addi %2625, %2627 : index
                %2629 = arith.divui %2622, %c8 : index
                %2630 = arith.remui %2629, %c8 : index
                %2631 = arith.addi %2628, %2630 : index
                %2632 = arith.addi %2623, %2631 : index
                %2633 = arith.addi %2617, %2632 : index
                %2634 = arith.addi %2569, %2633 : index
                %2635 = vector.shuffle %2547, %2547 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2635, %kv[%2634] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2636 = arith.addi %2543, %c30 : index
                %2637 = arith.divui %2636, %c7 : index
                %2638 = arith.muli %2637, %c23 : index
                %2639 = arith.addi %2638, %c12 : index
                %2640 = arith.remui %2636, %c7 : index
                %2641 = arith.divui %2315, %c8 : index
                %2642 = arith.remui %2315, %c8 : index
                %2643 = arith.muli %2642, %c2 : index
                %2644 = arith.addi %2641, %2643 : index
                %2645 = arith.muli %2640, %c7 : index
                %2646 = arith.divui %2644, %c20 : index
                %2647 = arith.muli %2646, %c20 : index
                %2648 = arith.remui %2644, %c8 : index
                %2649 = arith.muli %2648, %c8 : index
                %2650 = arith.addi %2647, %2649 : index
                %2651 = arith.divui %2644, %c8 : index
                %2652 = arith.remui %2651, %c8 : index
                %2653 = arith.addi %2650, %2652 : index
                %2654 = arith.addi %2645, %2653 : index
                %2655 = arith.addi %2639, %2654 : index
                %2656 = arith.addi %2569, %2655 : index
                %2657 = vector.shuffle %2547, %2547 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2657, %kv[%2656] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %2658 = arith.addi %23, %c15 : index
    %2659 = wave.lane
    %2660 = arith.muli %3, %c8 : index
    %2661 = arith.muli %2660, %c23 : index
    %2662 = arith.addi %2661, %2659 : index
    %2663 = arith.muli %4, %c12 : index
    %2664 = arith.addi %2663, %2662 : index
    %2665 = arith.addi %2664, %c9 : index
    %2666 = arith.addi %2665, %c9 : index
    %2667 = vector.extract %568#4[0] : f32 from vector<8xf32>
    memref.store %2667, %19[%2666] : memref<?xf32>
    %2668 = arith.muli %4, %c12 : index
    %2669 = arith.addi %2668, %2662 : index
    %2670 = arith.addi %2669, %c9 : index
    %2671 = arith.addi %2670, %c15 : index
    %2672 = vector.extract %568#4[1] : f32 from vector<8xf32>
    memref.store %2672, %19[%2671] : memref<?xf32>
    %2673 = arith.muli %4, %c12 : index
    %2674 = arith.addi %2673, %2662 : index
    %2675 = arith.addi %2674, %c9 : index
    %2676 = arith.addi %2675, %c13 : index
    %2677 = vector.extract %568#4[2] : f32 from vector<8xf32>
    memref.store %2677, %19[%2676] : memref<?xf32>
    %2678 = arith.muli %4, %c12 : index
    %2679 = arith.addi %2678, %2662 : index
    %2680 = arith.addi %2679, %c9 : index
    %2681 = arith.addi %2680, %c31 : index
    %2682 = vector.extract %568#4[3] : f32 from vector<8xf32>
    memref.store %2682, %19[%2681] : memref<?xf32>
    %2683 = arith.muli %4, %c12 : index
    %2684 = arith.addi %2683, %2662 : index
    %2685 = arith.addi %2684, %c9 : index
    %2686 = arith.addi %2685, %c32 : index
    %2687 = vector.extract %568#4[4] : f32 from vector<8xf32>
    memref.store %2687, %19[%2686] : memref<?xf32>
    %2688 = arith.muli %4, %c12 : index
    %2689 = arith.addi %2688, %2662 : index
    %2690 = arith.addi %2689, %c9 : index
    %2691 = arith.addi %2690, %c33 : index
    %2692 = vector.extract %568#4[5] : f32 from vector<8xf32>
    memref.store %2692, %19[%2691] : memref<?xf32>
    %2693 = arith.muli %4, %c12 : index
    %2694 = arith.addi %2693, %2662 : index
    %2695 = arith.addi %2694, %c9 : index
    %2696 = arith.addi %2695, %c34 : index
    %2697 = vector.extract %568#4[6] : f32 from vector<8xf32>
    memref.store %2697, %19[%2696] : memref<?xf32>
    %2698 = arith.muli %4, %c12 : index
    %2699 = arith.addi %2698, %2662 : index
    %2700 = arith.addi %2699, %c9 : index
    %2701 = arith.addi %2700, %c35 : index
    %2702 = vector.extract %568#4[7] : f32 from vector<8xf32>
    memref.store %2702, %19[%2701] : memref<?xf32>
    %2703 = arith.muli %4, %c12 : index
    %2704 = arith.addi %2703, %2662 : index
    %2705 = arith.addi %2704, %c23 : index
    %2706 = arith.addi %2705, %c9 : index
    %2707 = vector.extract %568#5[0] : f32 from vector<8xf32>
    memref.store %2707, %19[%2706] : memref<?xf32>
    %2708 = arith.muli %4, %c12 : index
    %2709 = arith.addi %2708, %2662 : index
    %2710 = arith.addi %2709, %c23 : index
    %2711 = arith.addi %2710, %c15 : index
    %2712 = vector.extract %568#5[1] : f32 from vector<8xf32>
    memref.store %2712, %19[%2711] : memref<?xf32>
    %2713 = arith.muli %4, %c12 : index
    %2714 = arith.addi %2713, %2662 : index
    %2715 = arith.addi %2714, %c23 : index
    %2716 = arith.addi %2715, %c13 : index
    %2717 = vector.extract %568#5[2] : f32 from vector<8xf32>
    memref.store %2717, %19[%2716] : memref<?xf32>
    %2718 = arith.muli %4, %c12 : index
    %2719 = arith.addi %2718, %2662 : index
    %2720 = arith.addi %2719, %c23 : index
    %2721 = arith.addi %2720, %c31 : index
    %2722 = vector.extract %568#5[3] : f32 from vector<8xf32>
    memref.store %2722, %19[%2721] : memref<?xf32>
    %2723 = arith.muli %4, %c12 : index
    %2724 = arith.addi %2723, %2662 : index
    %2725 = arith.addi %2724, %c23 : index
    %2726 = arith.addi %2725, %c32 : index
    %2727 = vector.extract %568#5[4] : f32 from vector<8xf32>
    memref.store %2727, %19[%2726] : memref<?xf32>
    %2728 = arith.muli %4, %c12 : index
    %2729 = arith.addi %2728, %2662 : index
    %2730 = arith.addi %2729, %c23 : index
    %2731 = arith.addi %2730, %c33 : index
    %2732 = vector.extract %568#5[5] : f32 from vector<8xf32>
    memref.store %2732, %19[%2731] : memref<?xf32>
    %2733 = arith.muli %4, %c12 : index
    %2734 = arith.addi %2733, %2662 : index
    %2735 = arith.addi %2734, %c23 : index
    %2736 = arith.addi %2735, %c34 : index
    %2737 = vector.extract %568#5[6] : f32 from vector<8xf32>
    memref.store %2737, %19[%2736] : memref<?xf32>
    %2738 = arith.muli %4, %c12 : index
    %2739 = arith.addi %2738, %2662 : index
    %2740 = arith.addi %2739, %c23 : index
    %2741 = arith.addi %2740, %c35 : index
    %2742 = vector.extract %568#5[7] : f32 from vector<8xf32>
    memref.store %2742, %19[%2741] : memref<?xf32>
    wave.barrier
    %2743 = arith.muli %4, %c20 : index
    %2744 = arith.addi %2743, %c9 : index
    %2745 = arith.muli %2744, %c8 : index
    %2746 = arith.divui %2659, %c7 : index
    %2747 = arith.addi %2745, %2746 : index
    %2748 = arith.addi %2658, %2747 : index
    %2749 = arith.cmpi slt, %2748, %22 : index
    scf.if %2749 {
      %2750 = arith.cmpi eq, %hasFactors, %c10 : index
      %2751 = arith.muli %2748, %c8 : index
      %2752 = memref.load %factors[%2751] : memref<?xf32>
      %2753 = arith.mulf %2752, %operandScale : f32
      %2754 = arith.select %2750, %2753, %operandScale : f32
      %2755 = arith.addi %2662, %c9 : index
      %2756 = arith.muli %2744, %c15 : index
      %2757 = arith.addi %2755, %2756 : index
      %2758 = memref.load %19[%2757] : memref<?xf32>
      %2759 = arith.addi %2757, %c12 : index
      %2760 = memref.load %19[%2759] : memref<?xf32>
      %2761 = arith.addf %2758, %2760 : f32
      %2762 = arith.mulf %2761, %2754 : f32
      %2763 = arith.muli %3, %c8 : index
      %2764 = arith.addi %2763, %c9 : index
      %2765 = arith.muli %2764, %c7 : index
      %2766 = arith.remui %2659, %c7 : index
      %2767 = arith.addi %2765, %2766 : index
      %2768 = arith.muli %2747, %c23 : index
      %2769 = arith.addi %2768, %2767 : index
      memref.store %2762, %20[%2769] : memref<?xf32>
      %2770 = arith.addi %2662, %c23 : index
      %2771 = arith.muli %2744, %c15 : index
      %2772 = arith.addi %2770, %2771 : index
      %2773 = memref.load %19[%2772] : memref<?xf32>
      %2774 = arith.addi %2772, %c12 : index
      %2775 = memref.load %19[%2774] : memref<?xf32>
      %2776 = arith.addf %2773, %2775 : f32
      %2777 = arith.mulf %2776, %2754 : f32
      %2778 = arith.muli %3, %c8 : index
      %2779 = arith.addi %2778, %c10 : index
      %2780 = arith.muli %2779, %c7 : index
      %2781 = arith.remui %2659, %c7 : index
      %2782 = arith.addi %2780, %2781 : index
      %2783 = arith.muli %2747, %c23 : index
      %2784 = arith.addi %2783, %2782 : index
      memref.store %2777, %20[%2784] : memref<?xf32>
    }
    %2785 = arith.muli %4, %c20 : index
    %2786 = arith.addi %2785, %c10 : index
    %2787 = arith.muli %2786, %c8 : index
    %2788 = arith.divui %2659, %c7 : index
    %2789 = arith.addi %2787, %2788 : index
    %2790 = arith.addi %2658, %2789 : index
    %2791 = arith.cmpi slt, %2790, %22 : index
    scf.if %2791 {
      %2792 = arith.cmpi eq, %hasFactors, %c10 : index
      %2793 = arith.muli %2790, %c8 : index
      %2794 = memref.load %factors[%2793] : memref<?xf32>
      %2795 = arith.mulf %2794, %operandScale : f32
      %2796 = arith.select %2792, %2795, %operandScale : f32
      %2797 = arith.addi %2662, %c9 : index
      %2798 = arith.muli %2786, %c15 : index
      %2799 = arith.addi %2797, %2798 : index
      %2800 = memref.load %19[%2799] : memref<?xf32>
      %2801 = arith.addi %2799, %c12 : index
      %2802 = memref.load %19[%2801] : memref<?xf32>
      %2803 = arith.addf %2800, %2802 : f32
      %2804 = arith.mulf %2803, %2796 : f32
      %2805 = arith.muli %3, %c8 : index
      %2806 = arith.addi %2805, %c9 : index
      %2807 = arith.muli %2806, %c7 : index
      %2808 = arith.remui %2659, %c7 : index
      %2809 = arith.addi %2807, %2808 : index
      %2810 = arith.muli %2789, %c23 : index
      %2811 = arith.addi %2810, %2809 : index
      memref.store %2804, %20[%2811] : memref<?xf32>
      %2812 = arith.addi %2662, %c23 : index
      %2813 = arith.muli %2786, %c15 : index
      %2814 = arith.addi %2812, %2813 : index
      %2815 = memref.load %19[%2814] : memref<?xf32>
      %2816 = arith.addi %2814, %c12 : index
      %2817 = memref.load %19[%2816] : memref<?xf32>
      %2818 = arith.addf %2815, %2817 : f32
      %2819 = arith.mulf %2818, %2796 : f32
      %2820 = arith.muli %3, %c8 : index
      %2821 = arith.addi %2820, %c10 : index
      %2822 = arith.muli %2821, %c7 : index
      %2823 = arith.remui %2659, %c7 : index
      %2824 = arith.addi %2822, %2823 : index
      %2825 = arith.muli %2789, %c23 : index
      %2826 = arith.addi %2825, %2824 : index
      memref.store %2819, %20[%2826] : memref<?xf32>
    }
    %2827 = arith.muli %4, %c20 : index
    %2828 = arith.addi %2827, %c8 : index
    %2829 = arith.muli %2828, %c8 : index
    %2830 = arith.divui %2659, %c7 : index
    %2831 = arith.addi %2829, %2830 : index
    %2832 = arith.addi %2658, %2831 : index
    %2833 = arith.cmpi slt, %2832, %22 : index
    scf.if %2833 {
      %2834 = arith.cmpi eq, %hasFactors, %c10 : index
      %2835 = arith.muli %2832, %c8 : index
      %2836 = memref.load %factors[%2835] : memref<?xf32>
      %2837 = arith.mulf %2836, %operandScale : f32
      %2838 = arith.select %2834, %2837, %operandScale : f32
      %2839 = arith.addi %2662, %c9 : index
      %2840 = arith.muli %2828, %c15 : index
      %2841 = arith.addi %2839, %2840 : index
      %2842 = memref.load %19[%2841] : memref<?xf32>
      %2843 = arith.addi %2841, %c12 : index
      %2844 = memref.load %19[%2843] : memref<?xf32>
      %2845 = arith.addf %2842, %2844 : f32
      %2846 = arith.mulf %2845, %2838 : f32
      %2847 = arith.muli %3, %c8 : index
      %2848 = arith.addi %2847, %c9 : index
      %2849 = arith.muli %2848, %c7 : index
      %2850 = arith.remui %2659, %c7 : index
      %2851 = arith.addi %2849, %2850 : index
      %2852 = arith.muli %2831, %c23 : index
      %2853 = arith.addi %2852, %2851 : index
      memref.store %2846, %20[%2853] : memref<?xf32>
      %2854 = arith.addi %2662, %c23 : index
      %2855 = arith.muli %2828, %c15 : index
      %2856 = arith.addi %2854, %2855 : index
      %2857 = memref.load %19[%2856] : memref<?xf32>
      %2858 = arith.addi %2856, %c12 : index
      %2859 = memref.load %19[%2858] : memref<?xf32>
      %2860 = arith.addf %2857, %2859 : f32
      %2861 = arith.mulf %2860, %2838 : f32
      %2862 = arith.muli %3, %c8 : index
      %2863 = arith.addi %2862, %c10 : index
      %2864 = arith.muli %2863, %c7 : index
      %2865 = arith.remui %2659, %c7 : index
      %2866 = arith.addi %2864, %2865 : index
      %2867 = arith.muli %2831, %c23 : index
      %2868 = arith.addi %2867, %2866 : index
      memref.store %2861, %20[%2868] : memref<?xf32>
    }
    %2869 = arith.muli %4, %c20 : index
    %2870 = arith.addi %2869, %c30 : index
    %2871 = arith.muli %2870, %c8 : index
    %2872 = arith.divui %2659, %c7 : index
    %2873 = arith.addi %2871, %2872 : index
    %2874 = arith.addi %2658, %2873 : index
    %2875 = arith.cmpi slt, %2874, %22 : index
    scf.if %2875 {
      %2876 = arith.cmpi eq, %hasFactors, %c10 : index
      %2877 = arith.muli %2874, %c8 : index
      %2878 = memref.load %factors[%2877] : memref<?xf32>
      %2879 = arith.mulf %2878, %operandScale : f32
      %2880 = arith.select %2876, %2879, %operandScale : f32
      %2881 = arith.addi %2662, %c9 : index
      %2882 = arith.muli %2870, %c15 : index
      %2883 = arith.addi %2881, %2882 : index
      %2884 = memref.load %19[%2883] : memref<?xf32>
      %2885 = arith.addi %2883, %c12 : index
      %2886 = memref.load %19[%2885] : memref<?xf32>
      %2887 = arith.addf %2884, %2886 : f32
      %2888 = arith.mulf %2887, %2880 : f32
      %2889 = arith.muli %3, %c8 : index
      %2890 = arith.addi %2889, %c9 : index
      %2891 = arith.muli %2890, %c7 : index
      %2892 = arith.remui %2659, %c7 : index
      %2893 = arith.addi %2891, %2892 : index
      %2894 = arith.muli %2873, %c23 : index
      %2895 = arith.addi %2894, %2893 : index
      memref.store %2888, %20[%2895] : memref<?xf32>
      %2896 = arith.addi %2662, %c23 : index
      %2897 = arith.muli %2870, %c15 : index
      %2898 = arith.addi %2896, %2897 : index
      %2899 = memref.load %19[%2898] : memref<?xf32>
      %2900 = arith.addi %2898, %c12 : index
      %2901 = memref.load %19[%2900] : memref<?xf32>
      %2902 = arith.addf %2899, %2901 : f32
      %2903 = arith.mulf %2902, %2880 : f32
      %2904 = arith.muli %3, %c8 : index
      %2905 = arith.addi %2904, %c10 : index
      %2906 = arith.muli %2905, %c7 : index
      %2907 = arith.remui %2659, %c7 : index
      %2908 = arith.addi %2906, %2907 : index
      %2909 = arith.muli %2873, %c23 : index
      %2910 = arith.addi %2909, %2908 : index
      memref.store %2903, %20[%2910] : memref<?xf32>
    }
    wave.barrier
    %2911 = arith.addi %23, %c15 : index
    %2912 = wave.wave
    %2913 = arith.addi %2912, %c9 : index
    %2914 = arith.addi %2911, %2913 : index
    %2915 = arith.cmpi slt, %2914, %22 : index
    scf.if %2915 {
      %2916 = arith.addi %2911, %2913 : index
      %2917 = arith.muli %2913, %c23 : index
      %2918 = wave.lane
      %2919 = arith.addi %2918, %c9 : index
      %2920 = arith.cmpi eq, %hasBias, %c10 : index
      %2921 = arith.addi %2917, %2919 : index
      %2922 = memref.load %20[%2921] : memref<?xf32>
      %2923 = arith.muli %0, %c23 : index
      %2924 = arith.addi %2923, %2919 : index
      %2925 = memref.load %bias[%2924] : memref<?xf32>
      %2926 = arith.addf %2922, %2925 : f32
      %2927 = arith.select %2920, %2926, %2922 : f32
      %2928 = arith.addi %2919, %c32 : index
      %2929 = arith.cmpi eq, %hasBias, %c10 : index
      %2930 = arith.addi %2917, %2928 : index
      %2931 = memref.load %20[%2930] : memref<?xf32>
      %2932 = arith.muli %0, %c23 : index
      %2933 = arith.addi %2932, %2928 : index
      %2934 = memref.load %bias[%2933] : memref<?xf32>
      %2935 = arith.addf %2931, %2934 : f32
      %2936 = arith.select %2929, %2935, %2931 : f32
      %2937 = arith.addi %2918, %c15 : index
      %2938 = arith.cmpi eq, %hasBias, %c10 : index
      %2939 = arith.addi %2917, %2937 : index
      %2940 = memref.load %20[%2939] : memref<?xf32>
      %2941 = arith.muli %0, %c23 : index
      %2942 = arith.addi %2941, %2937 : index
      %2943 = memref.load %bias[%2942] : memref<?xf32>
      %2944 = arith.addf %2940, %2943 : f32
      %2945 = arith.select %2938, %2944, %2940 : f32
      %2946 = arith.addi %2937, %c32 : index
      %2947 = arith.cmpi eq, %hasBias, %c10 : index
      %2948 = arith.addi %2917, %2946 : index
      %2949 = memref.load %20[%2948] : memref<?xf32>
      %2950 = arith.muli %0, %c23 : index
      %2951 = arith.addi %2950, %2946 : index
      %2952 = memref.load %bias[%2951] : memref<?xf32>
      %2953 = arith.addf %2949, %2952 : f32
      %2954 = arith.select %2947, %2953, %2949 : f32
      %2955 = arith.addi %2918, %c13 : index
      %2956 = arith.cmpi eq, %hasBias, %c10 : index
      %2957 = arith.addi %2917, %2955 : index
      %2958 = memref.load %20[%2957] : memref<?xf32>
      %2959 = arith.muli %0, %c23 : index
      %2960 = arith.addi %2959, %2955 : index
      %2961 = memref.load %bias[%2960] : memref<?xf32>
      %2962 = arith.addf %2958, %2961 : f32
      %2963 = arith.select %2956, %2962, %2958 : f32
      %2964 = arith.addi %2955, %c32 : index
      %2965 = arith.cmpi eq, %hasBias, %c10 : index
      %2966 = arith.addi %2917, %2964 : index
      %2967 = memref.load %20[%2966] : memref<?xf32>
      %2968 = arith.muli %0, %c23 : index
      %2969 = arith.addi %2968, %2964 : index
      %2970 = memref.load %bias[%2969] : memref<?xf32>
      %2971 = arith.addf %2967, %2970 : f32
      %2972 = arith.select %2965, %2971, %2967 : f32
      %2973 = arith.addi %2918, %c31 : index
      %2974 = arith.cmpi eq, %hasBias, %c10 : index
      %2975 = arith.addi %2917, %2973 : index
      %2976 = memref.load %20[%2975] : memref<?xf32>
      %2977 = arith.muli %0, %c23 : index
      %2978 = arith.addi %2977, %2973 : index
      %2979 = memref.load %bias[%2978] : memref<?xf32>
      %2980 = arith.addf %2976, %2979 : f32
      %2981 = arith.select %2974, %2980, %2976 : f32
      %2982 = arith.addi %2973, %c32 : index
      %2983 = arith.cmpi eq, %hasBias, %c10 : index
      %2984 = arith.addi %2917, %2982 : index
      %2985 = memref.load %20[%2984] : memref<?xf32>
      %2986 = arith.muli %0, %c23 : index
      %2987 = arith.addi %2986, %2982 : index
      %2988 = memref.load %bias[%2987] : memref<?xf32>
      %2989 = arith.addf %2985, %2988 : f32
      %2990 = arith.select %2983, %2989, %2985 : f32
      %2991 = arith.addi %heads, %kvHeads : index
      %2992 = arith.cmpi slt, %0, %2991 : index
      scf.if %2992 {
        %2993 = arith.addi %positionsAt, %2916 : index
        %2994 = memref.load %step[%2993] : memref<?xi32>
        %2995 = arith.index_cast %2994 : i32 to index
        %2996 = arith.cmpi eq, %hasNorm, %c10 : index
        %2997 = math.fma %2927, %2927, %c41 : f32
        %2998 = math.fma %2936, %2936, %2997 : f32
        %2999 = math.fma %2945, %2945, %2998 : f32
        %3000 = math.fma %2954, %2954, %2999 : f32
        %3001 = math.fma %2963, %2963, %3000 : f32
        %3002 = math.fma %2972, %2972, %3001 : f32
        %3003 = math.fma %2981, %2981, %3002 : f32
        %3004 = math.fma %2990, %2990, %3003 : f32
        %3005 = vector.broadcast %3004 : f32 to vector<1xf32>
        %3006 = wave.reduce "add" %3005 : vector<1xf32>
        %3007 = arith.mulf %3006, %inverseHeadDim : f32
        %3008 = arith.addf %3007, %epsilon : f32
        %3009 = math.sqrt %3008 : f32
        %3010 = arith.divf %c43, %3009 : f32
        %3011 = arith.cmpi slt, %0, %heads : index
        %3012 = arith.addi %2919, %c32 : index
        %3013 = memref.load %query_norm[%2919] : memref<?xf32>
        %3014 = memref.load %key_norm[%2919] : memref<?xf32>
        %3015 = arith.select %3011, %3013, %3014 : f32
        %3016 = arith.mulf %2927, %3010 : f32
        %3017 = arith.mulf %3016, %3015 : f32
        %3018 = arith.select %2996, %3017, %2927 : f32
        %3019 = memref.load %query_norm[%3012] : memref<?xf32>
        %3020 = memref.load %key_norm[%3012] : memref<?xf32>
        %3021 = arith.select %3011, %3019, %3020 : f32
        %3022 = arith.mulf %2936, %3010 : f32
        %3023 = arith.mulf %3022, %3021 : f32
        %3024 = arith.select %2996, %3023, %2936 : f32
        %3025 = arith.addi %2937, %c32 : index
        %3026 = memref.load %query_norm[%2937] : memref<?xf32>
        %3027 = memref.load %key_norm[%2937] : memref<?xf32>
        %3028 = arith.select %3011, %3026, %3027 : f32
        %3029 = arith.mulf %2945, %3010 : f32
        %3030 = arith.mulf %3029, %3028 : f32
        %3031 = arith.select %2996, %3030, %2945 : f32
        %3032 = memref.load %query_norm[%3025] : memref<?xf32>
        %3033 = memref.load %key_norm[%3025] : memref<?xf32>
        %3034 = arith.select %3011, %3032, %3033 : f32
        %3035 = arith.mulf %2954, %3010 : f32
        %3036 = arith.mulf %3035, %3034 : f32
        %3037 = arith.select %2996, %3036, %2954 : f32
        %3038 = arith.addi %2955, %c32 : index
        %3039 = memref.load %query_norm[%2955] : memref<?xf32>
        %3040 = memref.load %key_norm[%2955] : memref<?xf32>
        %3041 = arith.select %3011, %3039, %3040 : f32
        %3042 = arith.mulf %2963, %3010 : f32
        %3043 = arith.mulf %3042, %3041 : f32
        %3044 = arith.select %2996, %3043, %2963 : f32
        %3045 = memref.load %query_norm[%3038] : memref<?xf32>
        %3046 = memref.load %key_norm[%3038] : memref<?xf32>
        %3047 = arith.select %3011, %3045, %3046 : f32
        %3048 = arith.mulf %2972, %3010 : f32
        %3049 = arith.mulf %3048, %3047 : f32
        %3050 = arith.select %2996, %3049, %2972 : f32
        %3051 = arith.addi %2973, %c32 : index
        %3052 = memref.load %query_norm[%2973] : memref<?xf32>
        %3053 = memref.load %key_norm[%2973] : memref<?xf32>
        %3054 = arith.select %3011, %3052, %3053 : f32
        %3055 = arith.mulf %2981, %3010 : f32
        %3056 = arith.mulf %3055, %3054 : f32
        %3057 = arith.select %2996, %3056, %2981 : f32
        %3058 = memref.load %query_norm[%3051] : memref<?xf32>
        %3059 = memref.load %key_norm[%3051] : memref<?xf32>
        %3060 = arith.select %3011, %3058, %3059 : f32
        %3061 = arith.mulf %2990, %3010 : f32
        %3062 = arith.mulf %3061, %3060 : f32
        %3063 = arith.select %2996, %3062, %2990 : f32
        %3064 = arith.remui %2995, %c23 : index
        %3065 = arith.muli %3064, %c23 : index
        %3066 = arith.addi %3065, %2919 : index
        %3067 = arith.divui %2995, %c23 : index
        %3068 = arith.addi %3067, %c23 : index
        %3069 = arith.muli %3068, %c23 : index
        %3070 = arith.addi %3069, %2919 : index
        %3071 = memref.load %rope[%3066] : memref<?xf32>
        %3072 = arith.addi %3066, %c32 : index
        %3073 = memref.load %rope[%3072] : memref<?xf32>
        %3074 = memref.load %rope[%3070] : memref<?xf32>
        %3075 = arith.addi %3070, %c32 : index
        %3076 = memref.load %rope[%3075] : memref<?xf32>
        %3077 = arith.mulf %3074, %3071 : f32
        %3078 = arith.mulf %3076, %3073 : f32
        %3079 = arith.subf %3077, %3078 : f32
        %3080 = arith.mulf %3076, %3071 : f32
        %3081 = arith.mulf %3074, %3073 : f32
        %3082 = arith.addf %3080, %3081 : f32
        %3083 = arith.mulf %3018, %3079 : f32
        %3084 = arith.mulf %3024, %3082 : f32
        %3085 = arith.subf %3083, %3084 : f32
        %3086 = arith.mulf %3024, %3079 : f32
        %3087 = arith.mulf %3018, %3082 : f32
        %3088 = arith.addf %3086, %3087 : f32
        %3089 = arith.cmpi slt, %0, %heads : index
        scf.if %3089 {
          %3090 = arith.muli %2916, %heads : index
          %3091 = arith.addi %3090, %0 : index
          %3092 = arith.muli %3091, %c23 : index
          %3093 = arith.addi %3092, %2919 : index
          memref.store %3085, %q[%3093] : memref<?xf32>
          %3094 = arith.addi %3093, %c32 : index
          memref.store %3088, %q[%3094] : memref<?xf32>
        } else {
          %3095 = arith.addi %2917, %2919 : index
          memref.store %3085, %20[%3095] : memref<?xf32>
          %3096 = arith.addi %2917, %2919 : index
          %3097 = arith.addi %3096, %c32 : index
          memref.store %3088, %20[%3097] : memref<?xf32>
        }
        %3098 = arith.remui %2995, %c23 : index
        %3099 = arith.muli %3098, %c23 : index
        %3100 = arith.addi %3099, %2937 : index
        %3101 = arith.divui %2995, %c23 : index
        %3102 = arith.addi %3101, %c23 : index
        %3103 = arith.muli %3102, %c23 : index
        %3104 = arith.addi %3103, %2937 : index
        %3105 = memref.load %rope[%3100] : memref<?xf32>
        %3106 = arith.addi %3100, %c32 : index
        %3107 = memref.load %rope[%3106] : memref<?xf32>
        %3108 = memref.load %rope[%3104] : memref<?xf32>
        %3109 = arith.addi %3104, %c32 : index
        %3110 = memref.load %rope[%3109] : memref<?xf32>
        %3111 = arith.mulf %3108, %3105 : f32
        %3112 = arith.mulf %3110, %3107 : f32
        %3113 = arith.subf %3111, %3112 : f32
        %3114 = arith.mulf %3110, %3105 : f32
        %3115 = arith.mulf %3108, %3107 : f32
        %3116 = arith.addf %3114, %3115 : f32
        %3117 = arith.mulf %3031, %3113 : f32
        %3118 = arith.mulf %3037, %3116 : f32
        %3119 = arith.subf %3117, %3118 : f32
        %3120 = arith.mulf %3037, %3113 : f32
        %3121 = arith.mulf %3031, %3116 : f32
        %3122 = arith.addf %3120, %3121 : f32
        %3123 = arith.cmpi slt, %0, %heads : index
        scf.if %3123 {
          %3124 = arith.muli %2916, %heads : index
          %3125 = arith.addi %3124, %0 : index
          %3126 = arith.muli %3125, %c23 : index
          %3127 = arith.addi %3126, %2937 : index
          memref.store %3119, %q[%3127] : memref<?xf32>
          %3128 = arith.addi %3127, %c32 : index
          memref.store %3122, %q[%3128] : memref<?xf32>
        } else {
          %3129 = arith.addi %2917, %2937 : index
          memref.store %3119, %20[%3129] : memref<?xf32>
          %3130 = arith.addi %2917, %2937 : index
          %3131 = arith.addi %3130, %c32 : index
          memref.store %3122, %20[%3131] : memref<?xf32>
        }
        %3132 = arith.remui %2995, %c23 : index
        %3133 = arith.muli %3132, %c23 : index
        %3134 = arith.addi %3133, %2955 : index
        %3135 = arith.divui %2995, %c23 : index
        %3136 = arith.addi %3135, %c23 : index
        %3137 = arith.muli %3136, %c23 : index
        %3138 = arith.addi %3137, %2955 : index
        %3139 = memref.load %rope[%3134] : memref<?xf32>
        %3140 = arith.addi %3134, %c32 : index
        %3141 = memref.load %rope[%3140] : memref<?xf32>
        %3142 = memref.load %rope[%3138] : memref<?xf32>
        %3143 = arith.addi %3138, %c32 : index
        %3144 = memref.load %rope[%3143] : memref<?xf32>
        %3145 = arith.mulf %3142, %3139 : f32
        %3146 = arith.mulf %3144, %3141 : f32
        %3147 = arith.subf %3145, %3146 : f32
        %3148 = arith.mulf %3144, %3139 : f32
        %3149 = arith.mulf %3142, %3141 : f32
        %3150 = arith.addf %3148, %3149 : f32
        %3151 = arith.mulf %3044, %3147 : f32
        %3152 = arith.mulf %3050, %3150 : f32
        %3153 = arith.subf %3151, %3152 : f32
        %3154 = arith.mulf %3050, %3147 : f32
        %3155 = arith.mulf %3044, %3150 : f32
        %3156 = arith.addf %3154, %3155 : f32
        %3157 = arith.cmpi slt, %0, %heads : index
        scf.if %3157 {
          %3158 = arith.muli %2916, %heads : index
          %3159 = arith.addi %3158, %0 : index
          %3160 = arith.muli %3159, %c23 : index
          %3161 = arith.addi %3160, %2955 : index
          memref.store %3153, %q[%3161] : memref<?xf32>
          %3162 = arith.addi %3161, %c32 : index
          memref.store %3156, %q[%3162] : memref<?xf32>
        } else {
          %3163 = arith.addi %2917, %2955 : index
          memref.store %3153, %20[%3163] : memref<?xf32>
          %3164 = arith.addi %2917, %2955 : index
          %3165 = arith.addi %3164, %c32 : index
          memref.store %3156, %20[%3165] : memref<?xf32>
        }
        %3166 = arith.remui %2995, %c23 : index
        %3167 = arith.muli %3166, %c23 : index
        %3168 = arith.addi %3167, %2973 : index
        %3169 = arith.divui %2995, %c23 : index
        %3170 = arith.addi %3169, %c23 : index
        %3171 = arith.muli %3170, %c23 : index
        %3172 = arith.addi %3171, %2973 : index
        %3173 = memref.load %rope[%3168] : memref<?xf32>
        %3174 = arith.addi %3168, %c32 : index
        %3175 = memref.load %rope[%3174] : memref<?xf32>
        %3176 = memref.load %rope[%3172] : memref<?xf32>
        %3177 = arith.addi %3172, %c32 : index
        %3178 = memref.load %rope[%3177] : memref<?xf32>
        %3179 = arith.mulf %3176, %3173 : f32
        %3180 = arith.mulf %3178, %3175 : f32
        %3181 = arith.subf %3179, %3180 : f32
        %3182 = arith.mulf %3178, %3173 : f32
        %3183 = arith.mulf %3176, %3175 : f32
        %3184 = arith.addf %3182, %3183 : f32
        %3185 = arith.mulf %3057, %3181 : f32
        %3186 = arith.mulf %3063, %3184 : f32
        %3187 = arith.subf %3185, %3186 : f32
        %3188 = arith.mulf %3063, %3181 : f32
        %3189 = arith.mulf %3057, %3184 : f32
        %3190 = arith.addf %3188, %3189 : f32
        %3191 = arith.cmpi slt, %0, %heads : index
        scf.if %3191 {
          %3192 = arith.muli %2916, %heads : index
          %3193 = arith.addi %3192, %0 : index
          %3194 = arith.muli %3193, %c23 : index
          %3195 = arith.addi %3194, %2973 : index
          memref.store %3187, %q[%3195] : memref<?xf32>
          %3196 = arith.addi %3195, %c32 : index
          memref.store %3190, %q[%3196] : memref<?xf32>
        } else {
          %3197 = arith.addi %2917, %2973 : index
          memref.store %3187, %20[%3197] : memref<?xf32>
          %3198 = arith.addi %2917, %2973 : index
          %3199 = arith.addi %3198, %c32 : index
          memref.store %3190, %20[%3199] : memref<?xf32>
        }
      } else {
        %3200 = arith.cmpi slt, %0, %heads : index
        scf.if %3200 {
          %3201 = arith.muli %2916, %heads : index
          %3202 = arith.addi %3201, %0 : index
          %3203 = arith.muli %3202, %c23 : index
          %3204 = arith.addi %3203, %2919 : index
          memref.store %2927, %q[%3204] : memref<?xf32>
          %3205 = arith.addi %3204, %c32 : index
          memref.store %2936, %q[%3205] : memref<?xf32>
        } else {
          %3206 = arith.addi %2917, %2919 : index
          memref.store %2927, %20[%3206] : memref<?xf32>
          %3207 = arith.addi %2917, %2919 : index
          %3208 = arith.addi %3207, %c32 : index
          memref.store %2936, %20[%3208] : memref<?xf32>
        }
        %3209 = arith.cmpi slt, %0, %heads : index
        scf.if %3209 {
          %3210 = arith.muli %2916, %heads : index
          %3211 = arith.addi %3210, %0 : index
          %3212 = arith.muli %3211, %c23 : index
          %3213 = arith.addi %3212, %2937 : index
          memref.store %2945, %q[%3213] : memref<?xf32>
          %3214 = arith.addi %3213, %c32 : index
          memref.store %2954, %q[%3214] : memref<?xf32>
        } else {
          %3215 = arith.addi %2917, %2937 : index
          memref.store %2945, %20[%3215] : memref<?xf32>
          %3216 = arith.addi %2917, %2937 : index
          %3217 = arith.addi %3216, %c32 : index
          memref.store %2954, %20[%3217] : memref<?xf32>
        }
        %3218 = arith.cmpi slt, %0, %heads : index
        scf.if %3218 {
          %3219 = arith.muli %2916, %heads : index
          %3220 = arith.addi %3219, %0 : index
          %3221 = arith.muli %3220, %c23 : index
          %3222 = arith.addi %3221, %2955 : index
          memref.store %2963, %q[%3222] : memref<?xf32>
          %3223 = arith.addi %3222, %c32 : index
          memref.store %2972, %q[%3223] : memref<?xf32>
        } else {
          %3224 = arith.addi %2917, %2955 : index
          memref.store %2963, %20[%3224] : memref<?xf32>
          %3225 = arith.addi %2917, %2955 : index
          %3226 = arith.addi %3225, %c32 : index
          memref.store %2972, %20[%3226] : memref<?xf32>
        }
        %3227 = arith.cmpi slt, %0, %heads : index
        scf.if %3227 {
          %3228 = arith.muli %2916, %heads : index
          %3229 = arith.addi %3228, %0 : index
          %3230 = arith.muli %3229, %c23 : index
          %3231 = arith.addi %3230, %2973 : index
          memref.store %2981, %q[%3231] : memref<?xf32>
          %3232 = arith.addi %3231, %c32 : index
          memref.store %2990, %q[%3232] : memref<?xf32>
        } else {
          %3233 = arith.addi %2917, %2973 : index
          memref.store %2981, %20[%3233] : memref<?xf32>
          %3234 = arith.addi %2917, %2973 : index
          %3235 = arith.addi %3234, %c32 : index
          memref.store %2990, %20[%3235] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %3236 = arith.cmpi sge, %0, %heads : index
    scf.if %3236 {
      %3237 = arith.addi %2912, %c9 : index
      %3238 = arith.addi %2911, %3237 : index
      %3239 = arith.cmpi slt, %3238, %22 : index
      scf.if %3239 {
        %3240 = arith.addi %2911, %3237 : index
        %3241 = arith.addi %slotsAt, %3240 : index
        %3242 = memref.load %step[%3241] : memref<?xi32>
        %3243 = arith.index_cast %3242 : i32 to index
        %3244 = arith.cmpi sge, %3243, %c9 : index
        scf.if %3244 {
          %3245 = arith.muli %3237, %c23 : index
          %3246 = arith.subi %0, %heads : index
          %3247 = memref.load %scales[%3246] : memref<?xf32>
          %3248 = vector.broadcast %3247 : f32 to vector<4xf32>
          %3249 = arith.divui %3243, %c7 : index
          %3250 = arith.remui %3243, %c7 : index
          %3251 = arith.muli %3249, %pageBytes : index
          %3252 = arith.cmpi eq, %codec, %c9 : index
          scf.if %3252 {
            %3253 = wave.lane
            %3254 = arith.muli %3253, %c20 : index
            scf.for %3255 = %3254 to %c23 step %c32 {
              %3256 = arith.addi %3245, %3255 : index
              %3257 = vector.load %20[%3256] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3258 = arith.mulf %3257, %3248 : vector<4xf32>
              %3259 = arith.minimumf %3258, %c48 : vector<4xf32>
              %3260 = arith.maximumf %3259, %c49 : vector<4xf32>
              %3261 = arith.truncf %3260 : vector<4xf32> to vector<4xf16>
              %3262 = vector.bitcast %3261 : vector<4xf16> to vector<8xi8>
              %3263 = arith.cmpi slt, %3246, %kvHeads : index
              scf.if %3263 {
                %3264 = arith.muli %3246, %c50 : index
                %3265 = arith.addi %3251, %3264 : index
                %3266 = arith.divui %3255, %c7 : index
                %3267 = arith.muli %3266, %c51 : index
                %3268 = arith.remui %3255, %c7 : index
                %3269 = arith.divui %3268, %c2 : index
                %3270 = arith.muli %3269, %c23 : index
                %3271 = arith.muli %3250, %c7 : index
                %3272 = arith.addi %3270, %3271 : index
                %3273 = arith.remui %3268, %c2 : index
                %3274 = arith.muli %3273, %c8 : index
                %3275 = arith.addi %3272, %3274 : index
                %3276 = arith.addi %3267, %3275 : index
                %3277 = arith.addi %3265, %3276 : index
                vector.store %3262, %kv[%3277] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %3278 = arith.subi %3246, %kvHeads : index
                %3279 = arith.muli %3278, %c50 : index
                %3280 = arith.addi %3251, %3279 : index
                %3281 = arith.addi %3255, %c9 : index
                %3282 = arith.divui %3281, %c7 : index
                %3283 = arith.muli %3282, %c51 : index
                %3284 = arith.addi %3283, %c11 : index
                %3285 = arith.remui %3281, %c7 : index
                %3286 = arith.divui %3250, %c8 : index
                %3287 = arith.remui %3250, %c8 : index
                %3288 = arith.muli %3287, %c2 : index
                %3289 = arith.addi %3286, %3288 : index
                %3290 = arith.divui %3289, %c2 : index
                %3291 = arith.muli %3290, %c23 : index
                %3292 = arith.muli %3285, %c7 : index
                %3293 = arith.addi %3291, %3292 : index
                %3294 = arith.remui %3289, %c2 : index
                %3295 = arith.muli %3294, %c8 : index
                %3296 = arith.addi %3293, %3295 : index
                %3297 = arith.addi %3284, %3296 : index
                %3298 = arith.addi %3280, %3297 : index
                %3299 = vector.shuffle %3262, %3262 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %3299, %kv[%3298] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3300 = arith.addi %3255, %c10 : index
                %3301 = arith.divui %3300, %c7 : index
                %3302 = arith.muli %3301, %c51 : index
                %3303 = arith.addi %3302, %c11 : index
                %3304 = arith.remui %3300, %c7 : index
                %3305 = arith.divui %3250, %c8 : index
                %3306 = arith.remui %3250, %c8 : index
                %3307 = arith.muli %3306, %c2 : index
                %3308 = arith.addi %3305, %3307 : index
                %3309 = arith.divui %3308, %c2 : index
                %3310 = arith.muli %3309, %c23 : index
                %3311 = arith.muli %3304, %c7 : index
                %3312 = arith.addi %3310, %3311 : index
                %3313 = arith.remui %3308, %c2 : index
                %3314 = arith.muli %3313, %c8 : index
                %3315 = arith.addi %3312, %3314 : index
                %3316 = arith.addi %3303, %3315 : index
                %3317 = arith.addi %3280, %3316 : index
                %3318 = vector.shuffle %3262, %3262 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %3318, %kv[%3317] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3319 = arith.addi %3255, %c8 : index
                %3320 = arith.divui %3319, %c7 : index
                %3321 = arith.muli %3320, %c51 : index
                %3322 = arith.addi %3321, %c11 : index
                %3323 = arith.remui %3319, %c7 : index
                %3324 = arith.divui %3250, %c8 : index
                %3325 = arith.remui %3250, %c8 : index
                %3326 = arith.muli %3325, %c2 : index
                %3327 = arith.addi %3324, %3326 : index
                %3328 = arith.divui %3327, %c2 : index
                %3329 = arith.muli %3328, %c23 : index
                %3330 = arith.muli %3323, %c7 : index
                %3331 = arith.addi %3329, %3330 : index
                %3332 = arith.remui %3327, %c2 : index
                %3333 = arith.muli %3332, %c8 : index
                %3334 = arith.addi %3331, %3333 : index
                %3335 = arith.addi %3322, %3334 : index
                %3336 = arith.addi %3280, %3335 : index
                %3337 = vector.shuffle %3262, %3262 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %3337, %kv[%3336] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3338 = arith.addi %3255, %c30 : index
                %3339 = arith.divui %3338, %c7 : index
                %3340 = arith.muli %3339, %c51 : index
                %3341 = arith.addi %3340, %c11 : index
                %3342 = arith.remui %3338, %c7 : index
                %3343 = arith.divui %3250, %c8 : index
                %3344 = arith.remui %3250, %c8 : index
                %3345 = arith.muli %3344, %c2 : index
                %3346 = arith.addi %3343, %3345 : index
                %3347 = arith.divui %3346, %c2 : index
                %3348 = arith.muli %3347, %c23 : index
                %3349 = arith.muli %3342, %c7 : index
                %3350 = arith.addi %3348, %3349 : index
                %3351 = arith.remui %3346, %c2 : index
                %3352 = arith.muli %3351, %c8 : index
                %3353 = arith.addi %3350, %3352 : index
                %3354 = arith.addi %3341, %3353 : index
                %3355 = arith.addi %3280, %3354 : index
                %3356 = vector.shuffle %3262, %3262 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %3356, %kv[%3355] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %3357 = arith.cmpi eq, %codec, %c10 : index
          scf.if %3357 {
            %3358 = wave.lane
            %3359 = arith.muli %3358, %c20 : index
            scf.for %3360 = %3359 to %c23 step %c32 {
              %3361 = arith.addi %3245, %3360 : index
              %3362 = vector.load %20[%3361] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3363 = arith.mulf %3362, %3248 : vector<4xf32>
              %3364 = wave.fp8_encode "e4m3" %3363 : vector<4xf32> -> vector<4xi8>
              %3365 = arith.cmpi slt, %3246, %kvHeads : index
              scf.if %3365 {
                %3366 = arith.muli %3246, %c11 : index
                %3367 = arith.addi %3251, %3366 : index
                %3368 = vector.shuffle %3364, %3364 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3369 = arith.divui %3360, %c7 : index
                %3370 = arith.muli %3369, %c23 : index
                %3371 = arith.remui %3360, %c7 : index
                %3372 = arith.muli %3250, %c7 : index
                %3373 = arith.divui %3371, %c20 : index
                %3374 = arith.muli %3373, %c20 : index
                %3375 = arith.remui %3371, %c8 : index
                %3376 = arith.muli %3375, %c8 : index
                %3377 = arith.addi %3374, %3376 : index
                %3378 = arith.divui %3371, %c8 : index
                %3379 = arith.remui %3378, %c8 : index
                %3380 = arith.addi %3377, %3379 : index
                %3381 = arith.addi %3372, %3380 : index
                %3382 = arith.addi %3370, %3381 : index
                %3383 = arith.addi %3367, %3382 : index
                vector.store %3368, %kv[%3383] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3384 = arith.subi %3246, %kvHeads : index
                %3385 = arith.muli %3384, %c11 : index
                %3386 = arith.addi %3251, %3385 : index
                %3387 = arith.addi %3360, %c9 : index
                %3388 = arith.divui %3387, %c7 : index
                %3389 = arith.muli %3388, %c23 : index
                %3390 = arith.addi %3389, %c12 : index
                %3391 = arith.remui %3387, %c7 : index
                %3392 = arith.divui %3250, %c8 : index
                %3393 = arith.remui %3250, %c8 : index
                %3394 = arith.muli %3393, %c2 : index
                %3395 = arith.addi %3392, %3394 : index
                %3396 = arith.muli %3391, %c7 : index
                %3397 = arith.divui %3395, %c20 : index
                %3398 = arith.muli %3397, %c20 : index
                %3399 = arith.remui %3395, %c8 : index
                %3400 = arith.muli %3399, %c8 : index
                %3401 = arith.addi %3398, %3400 : index
                %3402 = arith.divui %3395, %c8 : index
                %3403 = arith.remui %3402, %c8 : index
                %3404 = arith.addi %3401, %3403 : index
                %3405 = arith.addi %3396, %3404 : index
                %3406 = arith.addi %3390, %3405 : index
                %3407 = arith.addi %3386, %3406 : index
                %3408 = vector.shuffle %3364, %3364 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3408, %kv[%3407] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3409 = arith.addi %3360, %c10 : index
                %3410 = arith.divui %3409, %c7 : index
                %3411 = arith.muli %3410, %c23 : index
                %3412 = arith.addi %3411, %c12 : index
                %3413 = arith.remui %3409, %c7 : index
                %3414 = arith.divui %3250, %c8 : index
                %3415 = arith.remui %3250, %c8 : index
                %3416 = arith.muli %3415, %c2 : index
                %3417 = arith.addi %3414, %3416 : index
                %3418 = arith.muli %3413, %c7 : index
                %3419 = arith.divui %3417, %c20 : index
                %3420 = arith.muli %3419, %c20 : index
                %3421 = arith.remui %3417, %c8 : index
                %3422 = arith.muli %3421, %c8 : index
                %3423 = arith.addi %3420, %3422 : index
                %3424 = arith.divui %3417, %c8 : index
                %3425 = arith.remui %3424, %c8 : index
                %3426 = arith.addi %3423, %3425 : index
                %3427 = arith.addi %3418, %3426 : index
                %3428 = arith.addi %3412, %3427 : index
                %3429 = arith.addi %3386, %3428 : index
                %3430 = vector.shuffle %3364, %3364 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3430, %kv[%3429] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3431 = arith.addi %3360, %c8 : index
                %3432 = arith.divui %3431, %c7 : index
                %3433 = arith.muli %3432, %c23 : index
                %3434 = arith.addi %3433, %c12 : index
                %3435 = arith.remui %3431, %c7 : index
                %3436 = arith.divui %3250, %c8 : index
                %3437 = arith.remui %3250, %c8 : index
                %3438 = arith.muli %3437, %c2 : index
                %3439 = arith.addi %3436, %3438 : index
                %3440 = arith.muli %3435, %c7 : index
                %3441 = arith.divui %3439, %c20 : index
                %3442 = arith.muli %3441, %c20 : index
                %3443 = arith.remui %3439, %c8 : index
                %3444 = arith.muli %3443, %c8 : index
                %3445 = arith.addi %3442, %3444 : index
                %3446 = arith.divui %3439, %c8 : index
                %3447 = arith.remui %3446, %c8 : index
                %3448 = arith.addi %3445, %3447 : index
                %3449 = arith.addi %3440, %3448 : index
                %3450 = arith.addi %3434, %3449 : index
                %3451 = arith.addi %3386, %3450 : index
                %3452 = vector.shuffle %3364, %3364 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3452, %kv[%3451] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3453 = arith.addi %3360, %c30 : index
                %3454 = arith.divui %3453, %c7 : index
                %3455 = arith.muli %3454, %c23 : index
                %3456 = arith.addi %3455, %c12 : index
                %3457 = arith.remui %3453, %c7 : index
                %3458 = arith.divui %3250, %c8 : index
                %3459 = arith.remui %3250, %c8 : index
                %3460 = arith.muli %3459, %c2 : index
                %3461 = arith.addi %3458, %3460 : index
                %3462 = arith.muli %3457, %c7 : index
                %3463 = arith.divui %3461, %c20 : index
                %3464 = arith.muli %3463, %c20 : index
                %3465 = arith.remui %3461, %c8 : index
                %3466 = arith.muli %3465, %c8 : index
                %3467 = arith.addi %3464, %3466 : index
                %3468 = arith.divui %3461, %c8 : index
                %3469 = arith.remui %3468, %c8 : index
                %3470 = arith.addi %3467, %3469 : index
                %3471 = arith.addi %3462, %3470 : index
                %3472 = arith.addi %3456, %3471 : index
                %3473 = arith.addi %3386, %3472 : index
                %3474 = vector.shuffle %3364, %3364 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3474, %kv[%3473] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3475 = arith.cmpi eq, %codec, %c8 : index
          scf.if %3475 {
            %3476 = wave.lane
            %3477 = arith.muli %3476, %c20 : index
            scf.for %3478 = %3477 to %c23 step %c32 {
              %3479 = arith.addi %3245, %3478 : index
              %3480 = vector.load %20[%3479] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3481 = arith.mulf %3480, %3248 : vector<4xf32>
              %3482 = wave.fp8_encode "e5m2" %3481 : vector<4xf32> -> vector<4xi8>
              %3483 = arith.cmpi slt, %3246, %kvHeads : index
              scf.if %3483 {
                %3484 = arith.muli %3246, %c11 : index
                %3485 = arith.addi %3251, %3484 : index
                %3486 = vector.shuffle %3482, %3482 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3487 = arith.divui %3478, %c7 : index
                %3488 = arith.muli %3487, %c23 : index
                %3489 = arith.remui %3478, %c7 : index
                %3490 = arith.muli %3250, %c7 : index
                %3491 = arith.divui %3489, %c20 : index
                %3492 = arith.muli %3491, %c20 : index
                %3493 = arith.remui %3489, %c8 : index
                %3494 = arith.muli %3493, %c8 : index
                %3495 = arith.addi %3492, %3494 : index
                %3496 = arith.divui %3489, %c8 : index
                %3497 = arith.remui %3496, %c8 : index
                %3498 = arith.addi %3495, %3497 : index
                %3499 = arith.addi %3490, %3498 : index
                %3500 = arith.addi %3488, %3499 : index
                %3501 = arith.addi %3485, %3500 : index
                vector.store %3486, %kv[%3501] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3502 = arith.subi %3246, %kvHeads : index
                %3503 = arith.muli %3502, %c11 : index
                %3504 = arith.addi %3251, %3503 : index
                %3505 = arith.addi %3478, %c9 : index
                %3506 = arith.divui %3505, %c7 : index
                %3507 = arith.muli %3506, %c23 : index
                %3508 = arith.addi %3507, %c12 : index
                %3509 = arith.remui %3505, %c7 : index
                %3510 = arith.divui %3250, %c8 : index
                %3511 = arith.remui %3250, %c8 : index
                %3512 = arith.muli %3511, %c2 : index
                %3513 = arith.addi %3510, %3512 : index
                %3514 = arith.muli %3509, %c7 : index
                %3515 = arith.divui %3513, %c20 : index
                %3516 = arith.muli %3515, %c20 : index
                %3517 = arith.remui %3513, %c8 : index
                %3518 = arith.muli %3517, %c8 : index
                %3519 = arith.addi %3516, %3518 : index
                %3520 = arith.divui %3513, %c8 : index
                %3521 = arith.remui %3520, %c8 : index
                %3522 = arith.addi %3519, %3521 : index
                %3523 = arith.addi %3514, %3522 : index
                %3524 = arith.addi %3508, %3523 : index
                %3525 = arith.addi %3504, %3524 : index
                %3526 = vector.shuffle %3482, %3482 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3526, %kv[%3525] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3527 = arith.addi %3478, %c10 : index
                %3528 = arith.divui %3527, %c7 : index
                %3529 = arith.muli %3528, %c23 : index
                %3530 = arith.addi %3529, %c12 : index
                %3531 = arith.remui %3527, %c7 : index
                %3532 = arith.divui %3250, %c8 : index
                %3533 = arith.remui %3250, %c8 : index
                %3534 = arith.muli %3533, %c2 : index
                %3535 = arith.addi %3532, %3534 : index
                %3536 = arith.muli %3531, %c7 : index
                %3537 = arith.divui %3535, %c20 : index
                %3538 = arith.muli %3537, %c20 : index
                %3539 = arith.remui %3535, %c8 : index
                %3540 = arith.muli %3539, %c8 : index
                %3541 = arith.addi %3538, %3540 : index
                %3542 = arith.divui %3535, %c8 : index
                %3543 = arith.remui %3542, %c8 : index
                %3544 = arith.addi %3541, %3543 : index
                %3545 = arith.addi %3536, %3544 : index
                %3546 = arith.addi %3530, %3545 : index
                %3547 = arith.addi %3504, %3546 : index
                %3548 = vector.shuffle %3482, %3482 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3548, %kv[%3547] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3549 = arith.addi %3478, %c8 : index
                %3550 = arith.divui %3549, %c7 : index
                %3551 = arith.muli %3550, %c23 : index
                %3552 = arith.addi %3551, %c12 : index
                %3553 = arith.remui %3549, %c7 : index
                %3554 = arith.divui %3250, %c8 : index
                %3555 = arith.remui %3250, %c8 : index
                %3556 = arith.muli %3555, %c2 : index
                %3557 = arith.addi %3554, %3556 : index
                %3558 = arith.muli %3553, %c7 : index
                %3559 = arith.divui %3557, %c20 : index
                %3560 = arith.muli %3559, %c20 : index
                %3561 = arith.remui %3557, %c8 : index
                %3562 = arith.muli %3561, %c8 : index
                %3563 = arith.addi %3560, %3562 : index
                %3564 = arith.divui %3557, %c8 : index
                %3565 = arith.remui %3564, %c8 : index
                %3566 = arith.addi %3563, %3565 : index
                %3567 = arith.addi %3558, %3566 : index
                %3568 = arith.addi %3552, %3567 : index
                %3569 = arith.addi %3504, %3568 : index
                %3570 = vector.shuffle %3482, %3482 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3570, %kv[%3569] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3571 = arith.addi %3478, %c30 : index
                %3572 = arith.divui %3571, %c7 : index
                %3573 = arith.muli %3572, %c23 : index
                %3574 = arith.addi %3573, %c12 : index
                %3575 = arith.remui %3571, %c7 : index
                %3576 = arith.divui %3250, %c8 : index
                %3577 = arith.remui %3250, %c8 : index
                %3578 = arith.muli %3577, %c2 : index
                %3579 = arith.addi %3576, %3578 : index
                %3580 = arith.muli %3575, %c7 : index
                %3581 = arith.divui %3579, %c20 : index
                %3582 = arith.muli %3581, %c20 : index
                %3583 = arith.remui %3579, %c8 : index
                %3584 = arith.muli %3583, %c8 : index
                %3585 = arith.addi %3582, %3584 : index
                %3586 = arith.divui %3579, %c8 : index
                %3587 = arith.remui %3586, %c8 : index
                %3588 = arith.addi %3585, %3587 : index
                %3589 = arith.addi %3580, %3588 : index
                %3590 = arith.addi %3574, %3589 : index
                %3591 = arith.addi %3504, %3590 : index
                %3592 = vector.shuffle %3482, %3482 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3592, %kv[%3591] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %3593 = arith.addi %23, %c16 : index
    %3594 = wave.lane
    %3595 = arith.muli %3, %c8 : index
    %3596 = arith.muli %3595, %c23 : index
    %3597 = arith.addi %3596, %3594 : index
    %3598 = arith.muli %4, %c12 : index
    %3599 = arith.addi %3598, %3597 : index
    %3600 = arith.addi %3599, %c9 : index
    %3601 = arith.addi %3600, %c9 : index
    %3602 = vector.extract %568#6[0] : f32 from vector<8xf32>
    memref.store %3602, %19[%3601] : memref<?xf32>
    %3603 = arith.muli %4, %c12 : index
    %3604 = arith.addi %3603, %3597 : index
    %3605 = arith.addi %3604, %c9 : index
    %3606 = arith.addi %3605, %c15 : index
    %3607 = vector.extract %568#6[1] : f32 from vector<8xf32>
    memref.store %3607, %19[%3606] : memref<?xf32>
    %3608 = arith.muli %4, %c12 : index
    %3609 = arith.addi %3608, %3597 : index
    %3610 = arith.addi %3609, %c9 : index
    %3611 = arith.addi %3610, %c13 : index
    %3612 = vector.extract %568#6[2] : f32 from vector<8xf32>
    memref.store %3612, %19[%3611] : memref<?xf32>
    %3613 = arith.muli %4, %c12 : index
    %3614 = arith.addi %3613, %3597 : index
    %3615 = arith.addi %3614, %c9 : index
    %3616 = arith.addi %3615, %c31 : index
    %3617 = vector.extract %568#6[3] : f32 from vector<8xf32>
    memref.store %3617, %19[%3616] : memref<?xf32>
    %3618 = arith.muli %4, %c12 : index
    %3619 = arith.addi %3618, %3597 : index
    %3620 = arith.addi %3619, %c9 : index
    %3621 = arith.addi %3620, %c32 : index
    %3622 = vector.extract %568#6[4] : f32 from vector<8xf32>
    memref.store %3622, %19[%3621] : memref<?xf32>
    %3623 = arith.muli %4, %c12 : index
    %3624 = arith.addi %3623, %3597 : index
    %3625 = arith.addi %3624, %c9 : index
    %3626 = arith.addi %3625, %c33 : index
    %3627 = vector.extract %568#6[5] : f32 from vector<8xf32>
    memref.store %3627, %19[%3626] : memref<?xf32>
    %3628 = arith.muli %4, %c12 : index
    %3629 = arith.addi %3628, %3597 : index
    %3630 = arith.addi %3629, %c9 : index
    %3631 = arith.addi %3630, %c34 : index
    %3632 = vector.extract %568#6[6] : f32 from vector<8xf32>
    memref.store %3632, %19[%3631] : memref<?xf32>
    %3633 = arith.muli %4, %c12 : index
    %3634 = arith.addi %3633, %3597 : index
    %3635 = arith.addi %3634, %c9 : index
    %3636 = arith.addi %3635, %c35 : index
    %3637 = vector.extract %568#6[7] : f32 from vector<8xf32>
    memref.store %3637, %19[%3636] : memref<?xf32>
    %3638 = arith.muli %4, %c12 : index
    %3639 = arith.addi %3638, %3597 : index
    %3640 = arith.addi %3639, %c23 : index
    %3641 = arith.addi %3640, %c9 : index
    %3642 = vector.extract %568#7[0] : f32 from vector<8xf32>
    memref.store %3642, %19[%3641] : memref<?xf32>
    %3643 = arith.muli %4, %c12 : index
    %3644 = arith.addi %3643, %3597 : index
    %3645 = arith.addi %3644, %c23 : index
    %3646 = arith.addi %3645, %c15 : index
    %3647 = vector.extract %568#7[1] : f32 from vector<8xf32>
    memref.store %3647, %19[%3646] : memref<?xf32>
    %3648 = arith.muli %4, %c12 : index
    %3649 = arith.addi %3648, %3597 : index
    %3650 = arith.addi %3649, %c23 : index
    %3651 = arith.addi %3650, %c13 : index
    %3652 = vector.extract %568#7[2] : f32 from vector<8xf32>
    memref.store %3652, %19[%3651] : memref<?xf32>
    %3653 = arith.muli %4, %c12 : index
    %3654 = arith.addi %3653, %3597 : index
    %3655 = arith.addi %3654, %c23 : index
    %3656 = arith.addi %3655, %c31 : index
    %3657 = vector.extract %568#7[3] : f32 from vector<8xf32>
    memref.store %3657, %19[%3656] : memref<?xf32>
    %3658 = arith.muli %4, %c12 : index
    %3659 = arith.addi %3658, %3597 : index
    %3660 = arith.addi %3659, %c23 : index
    %3661 = arith.addi %3660, %c32 : index
    %3662 = vector.extract %568#7[4] : f32 from vector<8xf32>
    memref.store %3662, %19[%3661] : memref<?xf32>
    %3663 = arith.muli %4, %c12 : index
    %3664 = arith.addi %3663, %3597 : index
    %3665 = arith.addi %3664, %c23 : index
    %3666 = arith.addi %3665, %c33 : index
    %3667 = vector.extract %568#7[5] : f32 from vector<8xf32>
    memref.store %3667, %19[%3666] : memref<?xf32>
    %3668 = arith.muli %4, %c12 : index
    %3669 = arith.addi %3668, %3597 : index
    %3670 = arith.addi %3669, %c23 : index
    %3671 = arith.addi %3670, %c34 : index
    %3672 = vector.extract %568#7[6] : f32 from vector<8xf32>
    memref.store %3672, %19[%3671] : memref<?xf32>
    %3673 = arith.muli %4, %c12 : index
    %3674 = arith.addi %3673, %3597 : index
    %3675 = arith.addi %3674, %c23 : index
    %3676 = arith.addi %3675, %c35 : index
    %3677 = vector.extract %568#7[7] : f32 from vector<8xf32>
    memref.store %3677, %19[%3676] : memref<?xf32>
    wave.barrier
    %3678 = arith.muli %4, %c20 : index
    %3679 = arith.addi %3678, %c9 : index
    %3680 = arith.muli %3679, %c8 : index
    %3681 = arith.divui %3594, %c7 : index
    %3682 = arith.addi %3680, %3681 : index
    %3683 = arith.addi %3593, %3682 : index
    %3684 = arith.cmpi slt, %3683, %22 : index
    scf.if %3684 {
      %3685 = arith.cmpi eq, %hasFactors, %c10 : index
      %3686 = arith.muli %3683, %c8 : index
      %3687 = memref.load %factors[%3686] : memref<?xf32>
      %3688 = arith.mulf %3687, %operandScale : f32
      %3689 = arith.select %3685, %3688, %operandScale : f32
      %3690 = arith.addi %3597, %c9 : index
      %3691 = arith.muli %3679, %c15 : index
      %3692 = arith.addi %3690, %3691 : index
      %3693 = memref.load %19[%3692] : memref<?xf32>
      %3694 = arith.addi %3692, %c12 : index
      %3695 = memref.load %19[%3694] : memref<?xf32>
      %3696 = arith.addf %3693, %3695 : f32
      %3697 = arith.mulf %3696, %3689 : f32
      %3698 = arith.muli %3, %c8 : index
      %3699 = arith.addi %3698, %c9 : index
      %3700 = arith.muli %3699, %c7 : index
      %3701 = arith.remui %3594, %c7 : index
      %3702 = arith.addi %3700, %3701 : index
      %3703 = arith.muli %3682, %c23 : index
      %3704 = arith.addi %3703, %3702 : index
      memref.store %3697, %20[%3704] : memref<?xf32>
      %3705 = arith.addi %3597, %c23 : index
      %3706 = arith.muli %3679, %c15 : index
      %3707 = arith.addi %3705, %3706 : index
      %3708 = memref.load %19[%3707] : memref<?xf32>
      %3709 = arith.addi %3707, %c12 : index
      %3710 = memref.load %19[%3709] : memref<?xf32>
      %3711 = arith.addf %3708, %3710 : f32
      %3712 = arith.mulf %3711, %3689 : f32
      %3713 = arith.muli %3, %c8 : index
      %3714 = arith.addi %3713, %c10 : index
      %3715 = arith.muli %3714, %c7 : index
      %3716 = arith.remui %3594, %c7 : index
      %3717 = arith.addi %3715, %3716 : index
      %3718 = arith.muli %3682, %c23 : index
      %3719 = arith.addi %3718, %3717 : index
      memref.store %3712, %20[%3719] : memref<?xf32>
    }
    %3720 = arith.muli %4, %c20 : index
    %3721 = arith.addi %3720, %c10 : index
    %3722 = arith.muli %3721, %c8 : index
    %3723 = arith.divui %3594, %c7 : index
    %3724 = arith.addi %3722, %3723 : index
    %3725 = arith.addi %3593, %3724 : index
    %3726 = arith.cmpi slt, %3725, %22 : index
    scf.if %3726 {
      %3727 = arith.cmpi eq, %hasFactors, %c10 : index
      %3728 = arith.muli %3725, %c8 : index
      %3729 = memref.load %factors[%3728] : memref<?xf32>
      %3730 = arith.mulf %3729, %operandScale : f32
      %3731 = arith.select %3727, %3730, %operandScale : f32
      %3732 = arith.addi %3597, %c9 : index
      %3733 = arith.muli %3721, %c15 : index
      %3734 = arith.addi %3732, %3733 : index
      %3735 = memref.load %19[%3734] : memref<?xf32>
      %3736 = arith.addi %3734, %c12 : index
      %3737 = memref.load %19[%3736] : memref<?xf32>
      %3738 = arith.addf %3735, %3737 : f32
      %3739 = arith.mulf %3738, %3731 : f32
      %3740 = arith.muli %3, %c8 : index
      %3741 = arith.addi %3740, %c9 : index
      %3742 = arith.muli %3741, %c7 : index
      %3743 = arith.remui %3594, %c7 : index
      %3744 = arith.addi %3742, %3743 : index
      %3745 = arith.muli %3724, %c23 : index
      %3746 = arith.addi %3745, %3744 : index
      memref.store %3739, %20[%3746] : memref<?xf32>
      %3747 = arith.addi %3597, %c23 : index
      %3748 = arith.muli %3721, %c15 : index
      %3749 = arith.addi %3747, %3748 : index
      %3750 = memref.load %19[%3749] : memref<?xf32>
      %3751 = arith.addi %3749, %c12 : index
      %3752 = memref.load %19[%3751] : memref<?xf32>
      %3753 = arith.addf %3750, %3752 : f32
      %3754 = arith.mulf %3753, %3731 : f32
      %3755 = arith.muli %3, %c8 : index
      %3756 = arith.addi %3755, %c10 : index
      %3757 = arith.muli %3756, %c7 : index
      %3758 = arith.remui %3594, %c7 : index
      %3759 = arith.addi %3757, %3758 : index
      %3760 = arith.muli %3724, %c23 : index
      %3761 = arith.addi %3760, %3759 : index
      memref.store %3754, %20[%3761] : memref<?xf32>
    }
    %3762 = arith.muli %4, %c20 : index
    %3763 = arith.addi %3762, %c8 : index
    %3764 = arith.muli %3763, %c8 : index
    %3765 = arith.divui %3594, %c7 : index
    %3766 = arith.addi %3764, %3765 : index
    %3767 = arith.addi %3593, %3766 : index
    %3768 = arith.cmpi slt, %3767, %22 : index
    scf.if %3768 {
      %3769 = arith.cmpi eq, %hasFactors, %c10 : index
      %3770 = arith.muli %3767, %c8 : index
      %3771 = memref.load %factors[%3770] : memref<?xf32>
      %3772 = arith.mulf %3771, %operandScale : f32
      %3773 = arith.select %3769, %3772, %operandScale : f32
      %3774 = arith.addi %3597, %c9 : index
      %3775 = arith.muli %3763, %c15 : index
      %3776 = arith.addi %3774, %3775 : index
      %3777 = memref.load %19[%3776] : memref<?xf32>
      %3778 = arith.addi %3776, %c12 : index
      %3779 = memref.load %19[%3778] : memref<?xf32>
      %3780 = arith.addf %3777, %3779 : f32
      %3781 = arith.mulf %3780, %3773 : f32
      %3782 = arith.muli %3, %c8 : index
      %3783 = arith.addi %3782, %c9 : index
      %3784 = arith.muli %3783, %c7 : index
      %3785 = arith.remui %3594, %c7 : index
      %3786 = arith.addi %3784, %3785 : index
      %3787 = arith.muli %3766, %c23 : index
      %3788 = arith.addi %3787, %3786 : index
      memref.store %3781, %20[%3788] : memref<?xf32>
      %3789 = arith.addi %3597, %c23 : index
      %3790 = arith.muli %3763, %c15 : index
      %3791 = arith.addi %3789, %3790 : index
      %3792 = memref.load %19[%3791] : memref<?xf32>
      %3793 = arith.addi %3791, %c12 : index
      %3794 = memref.load %19[%3793] : memref<?xf32>
      %3795 = arith.addf %3792, %3794 : f32
      %3796 = arith.mulf %3795, %3773 : f32
      %3797 = arith.muli %3, %c8 : index
      %3798 = arith.addi %3797, %c10 : index
      %3799 = arith.muli %3798, %c7 : index
      %3800 = arith.remui %3594, %c7 : index
      %3801 = arith.addi %3799, %3800 : index
      %3802 = arith.muli %3766, %c23 : index
      %3803 = arith.addi %3802, %3801 : index
      memref.store %3796, %20[%3803] : memref<?xf32>
    }
    %3804 = arith.muli %4, %c20 : index
    %3805 = arith.addi %3804, %c30 : index
    %3806 = arith.muli %3805, %c8 : index
    %3807 = arith.divui %3594, %c7 : index
    %3808 = arith.addi %3806, %3807 : index
    %3809 = arith.addi %3593, %3808 : index
    %3810 = arith.cmpi slt, %3809, %22 : index
    scf.if %3810 {
      %3811 = arith.cmpi eq, %hasFactors, %c10 : index
      %3812 = arith.muli %3809, %c8 : index
      %3813 = memref.load %factors[%3812] : memref<?xf32>
      %3814 = arith.mulf %3813, %operandScale : f32
      %3815 = arith.select %3811, %3814, %operandScale : f32
      %3816 = arith.addi %3597, %c9 : index
      %3817 = arith.muli %3805, %c15 : index
      %3818 = arith.addi %3816, %3817 : index
      %3819 = memref.load %19[%3818] : memref<?xf32>
      %3820 = arith.addi %3818, %c12 : index
      %3821 = memref.load %19[%3820] : memref<?xf32>
      %3822 = arith.addf %3819, %3821 : f32
      %3823 = arith.mulf %3822, %3815 : f32
      %3824 = arith.muli %3, %c8 : index
      %3825 = arith.addi %3824, %c9 : index
      %3826 = arith.muli %3825, %c7 : index
      %3827 = arith.remui %3594, %c7 : index
      %3828 = arith.addi %3826, %3827 : index
      %3829 = arith.muli %3808, %c23 : index
      %3830 = arith.addi %3829, %3828 : index
      memref.store %3823, %20[%3830] : memref<?xf32>
      %3831 = arith.addi %3597, %c23 : index
      %3832 = arith.muli %3805, %c15 : index
      %3833 = arith.addi %3831, %3832 : index
      %3834 = memref.load %19[%3833] : memref<?xf32>
      %3835 = arith.addi %3833, %c12 : index
      %3836 = memref.load %19[%3835] : memref<?xf32>
      %3837 = arith.addf %3834, %3836 : f32
      %3838 = arith.mulf %3837, %3815 : f32
      %3839 = arith.muli %3, %c8 : index
      %3840 = arith.addi %3839, %c10 : index
      %3841 = arith.muli %3840, %c7 : index
      %3842 = arith.remui %3594, %c7 : index
      %3843 = arith.addi %3841, %3842 : index
      %3844 = arith.muli %3808, %c23 : index
      %3845 = arith.addi %3844, %3843 : index
      memref.store %3838, %20[%3845] : memref<?xf32>
    }
    wave.barrier
    %3846 = arith.addi %23, %c16 : index
    %3847 = wave.wave
    %3848 = arith.addi %3847, %c9 : index
    %3849 = arith.addi %3846, %3848 : index
    %3850 = arith.cmpi slt, %3849, %22 : index
    scf.if %3850 {
      %3851 = arith.addi %3846, %3848 : index
      %3852 = arith.muli %3848, %c23 : index
      %3853 = wave.lane
      %3854 = arith.addi %3853, %c9 : index
      %3855 = arith.cmpi eq, %hasBias, %c10 : index
      %3856 = arith.addi %3852, %3854 : index
      %3857 = memref.load %20[%3856] : memref<?xf32>
      %3858 = arith.muli %0, %c23 : index
      %3859 = arith.addi %3858, %3854 : index
      %3860 = memref.load %bias[%3859] : memref<?xf32>
      %3861 = arith.addf %3857, %3860 : f32
      %3862 = arith.select %3855, %3861, %3857 : f32
      %3863 = arith.addi %3854, %c32 : index
      %3864 = arith.cmpi eq, %hasBias, %c10 : index
      %3865 = arith.addi %3852, %3863 : index
      %3866 = memref.load %20[%3865] : memref<?xf32>
      %3867 = arith.muli %0, %c23 : index
      %3868 = arith.addi %3867, %3863 : index
      %3869 = memref.load %bias[%3868] : memref<?xf32>
      %3870 = arith.addf %3866, %3869 : f32
      %3871 = arith.select %3864, %3870, %3866 : f32
      %3872 = arith.addi %3853, %c15 : index
      %3873 = arith.cmpi eq, %hasBias, %c10 : index
      %3874 = arith.addi %3852, %3872 : index
      %3875 = memref.load %20[%3874] : memref<?xf32>
      %3876 = arith.muli %0, %c23 : index
      %3877 = arith.addi %3876, %3872 : index
      %3878 = memref.load %bias[%3877] : memref<?xf32>
      %3879 = arith.addf %3875, %3878 : f32
      %3880 = arith.select %3873, %3879, %3875 : f32
      %3881 = arith.addi %3872, %c32 : index
      %3882 = arith.cmpi eq, %hasBias, %c10 : index
      %3883 = arith.addi %3852, %3881 : index
      %3884 = memref.load %20[%3883] : memref<?xf32>
      %3885 = arith.muli %0, %c23 : index
      %3886 = arith.addi %3885, %3881 : index
      %3887 = memref.load %bias[%3886] : memref<?xf32>
      %3888 = arith.addf %3884, %3887 : f32
      %3889 = arith.select %3882, %3888, %3884 : f32
      %3890 = arith.addi %3853, %c13 : index
      %3891 = arith.cmpi eq, %hasBias, %c10 : index
      %3892 = arith.addi %3852, %3890 : index
      %3893 = memref.load %20[%3892] : memref<?xf32>
      %3894 = arith.muli %0, %c23 : index
      %3895 = arith.addi %3894, %3890 : index
      %3896 = memref.load %bias[%3895] : memref<?xf32>
      %3897 = arith.addf %3893, %3896 : f32
      %3898 = arith.select %3891, %3897, %3893 : f32
      %3899 = arith.addi %3890, %c32 : index
      %3900 = arith.cmpi eq, %hasBias, %c10 : index
      %3901 = arith.addi %3852, %3899 : index
      %3902 = memref.load %20[%3901] : memref<?xf32>
      %3903 = arith.muli %0, %c23 : index
      %3904 = arith.addi %3903, %3899 : index
      %3905 = memref.load %bias[%3904] : memref<?xf32>
      %3906 = arith.addf %3902, %3905 : f32
      %3907 = arith.select %3900, %3906, %3902 : f32
      %3908 = arith.addi %3853, %c31 : index
      %3909 = arith.cmpi eq, %hasBias, %c10 : index
      %3910 = arith.addi %3852, %3908 : index
      %3911 = memref.load %20[%3910] : memref<?xf32>
      %3912 = arith.muli %0, %c23 : index
      %3913 = arith.addi %3912, %3908 : index
      %3914 = memref.load %bias[%3913] : memref<?xf32>
      %3915 = arith.addf %3911, %3914 : f32
      %3916 = arith.select %3909, %3915, %3911 : f32
      %3917 = arith.addi %3908, %c32 : index
      %3918 = arith.cmpi eq, %hasBias, %c10 : index
      %3919 = arith.addi %3852, %3917 : index
      %3920 = memref.load %20[%3919] : memref<?xf32>
      %3921 = arith.muli %0, %c23 : index
      %3922 = arith.addi %3921, %3917 : index
      %3923 = memref.load %bias[%3922] : memref<?xf32>
      %3924 = arith.addf %3920, %3923 : f32
      %3925 = arith.select %3918, %3924, %3920 : f32
      %3926 = arith.addi %heads, %kvHeads : index
      %3927 = arith.cmpi slt, %0, %3926 : index
      scf.if %3927 {
        %3928 = arith.addi %positionsAt, %3851 : index
        %3929 = memref.load %step[%3928] : memref<?xi32>
        %3930 = arith.index_cast %3929 : i32 to index
        %3931 = arith.cmpi eq, %hasNorm, %c10 : index
        %3932 = math.fma %3862, %3862, %c41 : f32
        %3933 = math.fma %3871, %3871, %3932 : f32
        %3934 = math.fma %3880, %3880, %3933 : f32
        %3935 = math.fma %3889, %3889, %3934 : f32
        %3936 = math.fma %3898, %3898, %3935 : f32
        %3937 = math.fma %3907, %3907, %3936 : f32
        %3938 = math.fma %3916, %3916, %3937 : f32
        %3939 = math.fma %3925, %3925, %3938 : f32
        %3940 = vector.broadcast %3939 : f32 to vector<1xf32>
        %3941 = wave.reduce "add" %3940 : vector<1xf32>
        %3942 = arith.mulf %3941, %inverseHeadDim : f32
        %3943 = arith.addf %3942, %epsilon : f32
        %3944 = math.sqrt %3943 : f32
        %3945 = arith.divf %c43, %3944 : f32
        %3946 = arith.cmpi slt, %0, %heads : index
        %3947 = arith.addi %3854, %c32 : index
        %3948 = memref.load %query_norm[%3854] : memref<?xf32>
        %3949 = memref.load %key_norm[%3854] : memref<?xf32>
        %3950 = arith.select %3946, %3948, %3949 : f32
        %3951 = arith.mulf %3862, %3945 : f32
        %3952 = arith.mulf %3951, %3950 : f32
        %3953 = arith.select %3931, %3952, %3862 : f32
        %3954 = memref.load %query_norm[%3947] : memref<?xf32>
        %3955 = memref.load %key_norm[%3947] : memref<?xf32>
        %3956 = arith.select %3946, %3954, %3955 : f32
        %3957 = arith.mulf %3871, %3945 : f32
        %3958 = arith.mulf %3957, %3956 : f32
        %3959 = arith.select %3931, %3958, %3871 : f32
        %3960 = arith.addi %3872, %c32 : index
        %3961 = memref.load %query_norm[%3872] : memref<?xf32>
        %3962 = memref.load %key_norm[%3872] : memref<?xf32>
        %3963 = arith.select %3946, %3961, %3962 : f32
        %3964 = arith.mulf %3880, %3945 : f32
        %3965 = arith.mulf %3964, %3963 : f32
        %3966 = arith.select %3931, %3965, %3880 : f32
        %3967 = memref.load %query_norm[%3960] : memref<?xf32>
        %3968 = memref.load %key_norm[%3960] : memref<?xf32>
        %3969 = arith.select %3946, %3967, %3968 : f32
        %3970 = arith.mulf %3889, %3945 : f32
        %3971 = arith.mulf %3970, %3969 : f32
        %3972 = arith.select %3931, %3971, %3889 : f32
        %3973 = arith.addi %3890, %c32 : index
        %3974 = memref.load %query_norm[%3890] : memref<?xf32>
        %3975 = memref.load %key_norm[%3890] : memref<?xf32>
        %3976 = arith.select %3946, %3974, %3975 : f32
        %3977 = arith.mulf %3898, %3945 : f32
        %3978 = arith.mulf %3977, %3976 : f32
        %3979 = arith.select %3931, %3978, %3898 : f32
        %3980 = memref.load %query_norm[%3973] : memref<?xf32>
        %3981 = memref.load %key_norm[%3973] : memref<?xf32>
        %3982 = arith.select %3946, %3980, %3981 : f32
        %3983 = arith.mulf %3907, %3945 : f32
        %3984 = arith.mulf %3983, %3982 : f32
        %3985 = arith.select %3931, %3984, %3907 : f32
        %3986 = arith.addi %3908, %c32 : index
        %3987 = memref.load %query_norm[%3908] : memref<?xf32>
        %3988 = memref.load %key_norm[%3908] : memref<?xf32>
        %3989 = arith.select %3946, %3987, %3988 : f32
        %3990 = arith.mulf %3916, %3945 : f32
        %3991 = arith.mulf %3990, %3989 : f32
        %3992 = arith.select %3931, %3991, %3916 : f32
        %3993 = memref.load %query_norm[%3986] : memref<?xf32>
        %3994 = memref.load %key_norm[%3986] : memref<?xf32>
        %3995 = arith.select %3946, %3993, %3994 : f32
        %3996 = arith.mulf %3925, %3945 : f32
        %3997 = arith.mulf %3996, %3995 : f32
        %3998 = arith.select %3931, %3997, %3925 : f32
        %3999 = arith.remui %3930, %c23 : index
        %4000 = arith.muli %3999, %c23 : index
        %4001 = arith.addi %4000, %3854 : index
        %4002 = arith.divui %3930, %c23 : index
        %4003 = arith.addi %4002, %c23 : index
        %4004 = arith.muli %4003, %c23 : index
        %4005 = arith.addi %4004, %3854 : index
        %4006 = memref.load %rope[%4001] : memref<?xf32>
        %4007 = arith.addi %4001, %c32 : index
        %4008 = memref.load %rope[%4007] : memref<?xf32>
        %4009 = memref.load %rope[%4005] : memref<?xf32>
        %4010 = arith.addi %4005, %c32 : index
        %4011 = memref.load %rope[%4010] : memref<?xf32>
        %4012 = arith.mulf %4009, %4006 : f32
        %4013 = arith.mulf %4011, %4008 : f32
        %4014 = arith.subf %4012, %4013 : f32
        %4015 = arith.mulf %4011, %4006 : f32
        %4016 = arith.mulf %4009, %4008 : f32
        %4017 = arith.addf %4015, %4016 : f32
        %4018 = arith.mulf %3953, %4014 : f32
        %4019 = arith.mulf %3959, %4017 : f32
        %4020 = arith.subf %4018, %4019 : f32
        %4021 = arith.mulf %3959, %4014 : f32
        %4022 = arith.mulf %3953, %4017 : f32
        %4023 = arith.addf %4021, %4022 : f32
        %4024 = arith.cmpi slt, %0, %heads : index
        scf.if %4024 {
          %4025 = arith.muli %3851, %heads : index
          %4026 = arith.addi %4025, %0 : index
          %4027 = arith.muli %4026, %c23 : index
          %4028 = arith.addi %4027, %3854 : index
          memref.store %4020, %q[%4028] : memref<?xf32>
          %4029 = arith.addi %4028, %c32 : index
          memref.store %4023, %q[%4029] : memref<?xf32>
        } else {
          %4030 = arith.addi %3852, %3854 : index
          memref.store %4020, %20[%4030] : memref<?xf32>
          %4031 = arith.addi %3852, %3854 : index
          %4032 = arith.addi %4031, %c32 : index
          memref.store %4023, %20[%4032] : memref<?xf32>
        }
        %4033 = arith.remui %3930, %c23 : index
        %4034 = arith.muli %4033, %c23 : index
        %4035 = arith.addi %4034, %3872 : index
        %4036 = arith.divui %3930, %c23 : index
        %4037 = arith.addi %4036, %c23 : index
        %4038 = arith.muli %4037, %c23 : index
        %4039 = arith.addi %4038, %3872 : index
        %4040 = memref.load %rope[%4035] : memref<?xf32>
        %4041 = arith.addi %4035, %c32 : index
        %4042 = memref.load %rope[%4041] : memref<?xf32>
        %4043 = memref.load %rope[%4039] : memref<?xf32>
        %4044 = arith.addi %4039, %c32 : index
        %4045 = memref.load %rope[%4044] : memref<?xf32>
        %4046 = arith.mulf %4043, %4040 : f32
        %4047 = arith.mulf %4045, %4042 : f32
        %4048 = arith.subf %4046, %4047 : f32
        %4049 = arith.mulf %4045, %4040 : f32
        %4050 = arith.mulf %4043, %4042 : f32
        %4051 = arith.addf %4049, %4050 : f32
        %4052 = arith.mulf %3966, %4048 : f32
        %4053 = arith.mulf %3972, %4051 : f32
        %4054 = arith.subf %4052, %4053 : f32
        %4055 = arith.mulf %3972, %4048 : f32
        %4056 = arith.mulf %3966, %4051 : f32
        %4057 = arith.addf %4055, %4056 : f32
        %4058 = arith.cmpi slt, %0, %heads : index
        scf.if %4058 {
          %4059 = arith.muli %3851, %heads : index
          %4060 = arith.addi %4059, %0 : index
          %4061 = arith.muli %4060, %c23 : index
          %4062 = arith.addi %4061, %3872 : index
          memref.store %4054, %q[%4062] : memref<?xf32>
          %4063 = arith.addi %4062, %c32 : index
          memref.store %4057, %q[%4063] : memref<?xf32>
        } else {
          %4064 = arith.addi %3852, %3872 : index
          memref.store %4054, %20[%4064] : memref<?xf32>
          %4065 = arith.addi %3852, %3872 : index
          %4066 = arith.addi %4065, %c32 : index
          memref.store %4057, %20[%4066] : memref<?xf32>
        }
        %4067 = arith.remui %3930, %c23 : index
        %4068 = arith.muli %4067, %c23 : index
        %4069 = arith.addi %4068, %3890 : index
        %4070 = arith.divui %3930, %c23 : index
        %4071 = arith.addi %4070, %c23 : index
        %4072 = arith.muli %4071, %c23 : index
        %4073 = arith.addi %4072, %3890 : index
        %4074 = memref.load %rope[%4069] : memref<?xf32>
        %4075 = arith.addi %4069, %c32 : index
        %4076 = memref.load %rope[%4075] : memref<?xf32>
        %4077 = memref.load %rope[%4073] : memref<?xf32>
        %4078 = arith.addi %4073, %c32 : index
        %4079 = memref.load %rope[%4078] : memref<?xf32>
        %4080 = arith.mulf %4077, %4074 : f32
        %4081 = arith.mulf %4079, %4076 : f32
        %4082 = arith.subf %4080, %4081 : f32
        %4083 = arith.mulf %4079, %4074 : f32
        %4084 = arith.mulf %4077, %4076 : f32
        %4085 = arith.addf %4083, %4084 : f32
        %4086 = arith.mulf %3979, %4082 : f32
        %4087 = arith.mulf %3985, %4085 : f32
        %4088 = arith.subf %4086, %4087 : f32
        %4089 = arith.mulf %3985, %4082 : f32
        %4090 = arith.mulf %3979, %4085 : f32
        %4091 = arith.addf %4089, %4090 : f32
        %4092 = arith.cmpi slt, %0, %heads : index
        scf.if %4092 {
          %4093 = arith.muli %3851, %heads : index
          %4094 = arith.addi %4093, %0 : index
          %4095 = arith.muli %4094, %c23 : index
          %4096 = arith.addi %4095, %3890 : index
          memref.store %4088, %q[%4096] : memref<?xf32>
          %4097 = arith.addi %4096, %c32 : index
          memref.store %4091, %q[%4097] : memref<?xf32>
        } else {
          %4098 = arith.addi %3852, %3890 : index
          memref.store %4088, %20[%4098] : memref<?xf32>
          %4099 = arith.addi %3852, %3890 : index
          %4100 = arith.addi %4099, %c32 : index
          memref.store %4091, %20[%4100] : memref<?xf32>
        }
        %4101 = arith.remui %3930, %c23 : index
        %4102 = arith.muli %4101, %c23 : index
        %4103 = arith.addi %4102, %3908 : index
        %4104 = arith.divui %3930, %c23 : index
        %4105 = arith.addi %4104, %c23 : index
        %4106 = arith.muli %4105, %c23 : index
        %4107 = arith.addi %4106, %3908 : index
        %4108 = memref.load %rope[%4103] : memref<?xf32>
        %4109 = arith.addi %4103, %c32 : index
        %4110 = memref.load %rope[%4109] : memref<?xf32>
        %4111 = memref.load %rope[%4107] : memref<?xf32>
        %4112 = arith.addi %4107, %c32 : index
        %4113 = memref.load %rope[%4112] : memref<?xf32>
        %4114 = arith.mulf %4111, %4108 : f32
        %4115 = arith.mulf %4113, %4110 : f32
        %4116 = arith.subf %4114, %4115 : f32
        %4117 = arith.mulf %4113, %4108 : f32
        %4118 = arith.mulf %4111, %4110 : f32
        %4119 = arith.addf %4117, %4118 : f32
        %4120 = arith.mulf %3992, %4116 : f32
        %4121 = arith.mulf %3998, %4119 : f32
        %4122 = arith.subf %4120, %4121 : f32
        %4123 = arith.mulf %3998, %4116 : f32
        %4124 = arith.mulf %3992, %4119 : f32
        %4125 = arith.addf %4123, %4124 : f32
        %4126 = arith.cmpi slt, %0, %heads : index
        scf.if %4126 {
          %4127 = arith.muli %3851, %heads : index
          %4128 = arith.addi %4127, %0 : index
          %4129 = arith.muli %4128, %c23 : index
          %4130 = arith.addi %4129, %3908 : index
          memref.store %4122, %q[%4130] : memref<?xf32>
          %4131 = arith.addi %4130, %c32 : index
          memref.store %4125, %q[%4131] : memref<?xf32>
        } else {
          %4132 = arith.addi %3852, %3908 : index
          memref.store %4122, %20[%4132] : memref<?xf32>
          %4133 = arith.addi %3852, %3908 : index
          %4134 = arith.addi %4133, %c32 : index
          memref.store %4125, %20[%4134] : memref<?xf32>
        }
      } else {
        %4135 = arith.cmpi slt, %0, %heads : index
        scf.if %4135 {
          %4136 = arith.muli %3851, %heads : index
          %4137 = arith.addi %4136, %0 : index
          %4138 = arith.muli %4137, %c23 : index
          %4139 = arith.addi %4138, %3854 : index
          memref.store %3862, %q[%4139] : memref<?xf32>
          %4140 = arith.addi %4139, %c32 : index
          memref.store %3871, %q[%4140] : memref<?xf32>
        } else {
          %4141 = arith.addi %3852, %3854 : index
          memref.store %3862, %20[%4141] : memref<?xf32>
          %4142 = arith.addi %3852, %3854 : index
          %4143 = arith.addi %4142, %c32 : index
          memref.store %3871, %20[%4143] : memref<?xf32>
        }
        %4144 = arith.cmpi slt, %0, %heads : index
        scf.if %4144 {
          %4145 = arith.muli %3851, %heads : index
          %4146 = arith.addi %4145, %0 : index
          %4147 = arith.muli %4146, %c23 : index
          %4148 = arith.addi %4147, %3872 : index
          memref.store %3880, %q[%4148] : memref<?xf32>
          %4149 = arith.addi %4148, %c32 : index
          memref.store %3889, %q[%4149] : memref<?xf32>
        } else {
          %4150 = arith.addi %3852, %3872 : index
          memref.store %3880, %20[%4150] : memref<?xf32>
          %4151 = arith.addi %3852, %3872 : index
          %4152 = arith.addi %4151, %c32 : index
          memref.store %3889, %20[%4152] : memref<?xf32>
        }
        %4153 = arith.cmpi slt, %0, %heads : index
        scf.if %4153 {
          %4154 = arith.muli %3851, %heads : index
          %4155 = arith.addi %4154, %0 : index
          %4156 = arith.muli %4155, %c23 : index
          %4157 = arith.addi %4156, %3890 : index
          memref.store %3898, %q[%4157] : memref<?xf32>
          %4158 = arith.addi %4157, %c32 : index
          memref.store %3907, %q[%4158] : memref<?xf32>
        } else {
          %4159 = arith.addi %3852, %3890 : index
          memref.store %3898, %20[%4159] : memref<?xf32>
          %4160 = arith.addi %3852, %3890 : index
          %4161 = arith.addi %4160, %c32 : index
          memref.store %3907, %20[%4161] : memref<?xf32>
        }
        %4162 = arith.cmpi slt, %0, %heads : index
        scf.if %4162 {
          %4163 = arith.muli %3851, %heads : index
          %4164 = arith.addi %4163, %0 : index
          %4165 = arith.muli %4164, %c23 : index
          %4166 = arith.addi %4165, %3908 : index
          memref.store %3916, %q[%4166] : memref<?xf32>
          %4167 = arith.addi %4166, %c32 : index
          memref.store %3925, %q[%4167] : memref<?xf32>
        } else {
          %4168 = arith.addi %3852, %3908 : index
          memref.store %3916, %20[%4168] : memref<?xf32>
          %4169 = arith.addi %3852, %3908 : index
          %4170 = arith.addi %4169, %c32 : index
          memref.store %3925, %20[%4170] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %4171 = arith.cmpi sge, %0, %heads : index
    scf.if %4171 {
      %4172 = arith.addi %3847, %c9 : index
      %4173 = arith.addi %3846, %4172 : index
      %4174 = arith.cmpi slt, %4173, %22 : index
      scf.if %4174 {
        %4175 = arith.addi %3846, %4172 : index
        %4176 = arith.addi %slotsAt, %4175 : index
        %4177 = memref.load %step[%4176] : memref<?xi32>
        %4178 = arith.index_cast %4177 : i32 to index
        %4179 = arith.cmpi sge, %4178, %c9 : index
        scf.if %4179 {
          %4180 = arith.muli %4172, %c23 : index
          %4181 = arith.subi %0, %heads : index
          %4182 = memref.load %scales[%4181] : memref<?xf32>
          %4183 = vector.broadcast %4182 : f32 to vector<4xf32>
          %4184 = arith.divui %4178, %c7 : index
          %4185 = arith.remui %4178, %c7 : index
          %4186 = arith.muli %4184, %pageBytes : index
          %4187 = arith.cmpi eq, %codec, %c9 : index
          scf.if %4187 {
            %4188 = wave.lane
            %4189 = arith.muli %4188, %c20 : index
            scf.for %4190 = %4189 to %c23 step %c32 {
              %4191 = arith.addi %4180, %4190 : index
              %4192 = vector.load %20[%4191] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4193 = arith.mulf %4192, %4183 : vector<4xf32>
              %4194 = arith.minimumf %4193, %c48 : vector<4xf32>
              %4195 = arith.maximumf %4194, %c49 : vector<4xf32>
              %4196 = arith.truncf %4195 : vector<4xf32> to vector<4xf16>
              %4197 = vector.bitcast %4196 : vector<4xf16> to vector<8xi8>
              %4198 = arith.cmpi slt, %4181, %kvHeads : index
              scf.if %4198 {
                %4199 = arith.muli %4181, %c50 : index
                %4200 = arith.addi %4186, %4199 : index
                %4201 = arith.divui %4190, %c7 : index
                %4202 = arith.muli %4201, %c51 : index
                %4203 = arith.remui %4190, %c7 : index
                %4204 = arith.divui %4203, %c2 : index
                %4205 = arith.muli %4204, %c23 : index
                %4206 = arith.muli %4185, %c7 : index
                %4207 = arith.addi %4205, %4206 : index
                %4208 = arith.remui %4203, %c2 : index
                %4209 = arith.muli %4208, %c8 : index
                %4210 = arith.addi %4207, %4209 : index
                %4211 = arith.addi %4202, %4210 : index
                %4212 = arith.addi %4200, %4211 : index
                vector.store %4197, %kv[%4212] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %4213 = arith.subi %4181, %kvHeads : index
                %4214 = arith.muli %4213, %c50 : index
                %4215 = arith.addi %4186, %4214 : index
                %4216 = arith.addi %4190, %c9 : index
                %4217 = arith.divui %4216, %c7 : index
                %4218 = arith.muli %4217, %c51 : index
                %4219 = arith.addi %4218, %c11 : index
                %4220 = arith.remui %4216, %c7 : index
                %4221 = arith.divui %4185, %c8 : index
                %4222 = arith.remui %4185, %c8 : index
                %4223 = arith.muli %4222, %c2 : index
                %4224 = arith.addi %4221, %4223 : index
                %4225 = arith.divui %4224, %c2 : index
                %4226 = arith.muli %4225, %c23 : index
                %4227 = arith.muli %4220, %c7 : index
                %4228 = arith.addi %4226, %4227 : index
                %4229 = arith.remui %4224, %c2 : index
                %4230 = arith.muli %4229, %c8 : index
                %4231 = arith.addi %4228, %4230 : index
                %4232 = arith.addi %4219, %4231 : index
                %4233 = arith.addi %4215, %4232 : index
                %4234 = vector.shuffle %4197, %4197 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %4234, %kv[%4233] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4235 = arith.addi %4190, %c10 : index
                %4236 = arith.divui %4235, %c7 : index
                %4237 = arith.muli %4236, %c51 : index
                %4238 = arith.addi %4237, %c11 : index
                %4239 = arith.remui %4235, %c7 : index
                %4240 = arith.divui %4185, %c8 : index
                %4241 = arith.remui %4185, %c8 : index
                %4242 = arith.muli %4241, %c2 : index
                %4243 = arith.addi %4240, %4242 : index
                %4244 = arith.divui %4243, %c2 : index
                %4245 = arith.muli %4244, %c23 : index
                %4246 = arith.muli %4239, %c7 : index
                %4247 = arith.addi %4245, %4246 : index
                %4248 = arith.remui %4243, %c2 : index
                %4249 = arith.muli %4248, %c8 : index
                %4250 = arith.addi %4247, %4249 : index
                %4251 = arith.addi %4238, %4250 : index
                %4252 = arith.addi %4215, %4251 : index
                %4253 = vector.shuffle %4197, %4197 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %4253, %kv[%4252] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4254 = arith.addi %4190, %c8 : index
                %4255 = arith.divui %4254, %c7 : index
                %4256 = arith.muli %4255, %c51 : index
                %4257 = arith.addi %4256, %c11 : index
                %4258 = arith.remui %4254, %c7 : index
                %4259 = arith.divui %4185, %c8 : index
                %4260 = arith.remui %4185, %c8 : index
                %4261 = arith.muli %4260, %c2 : index
                %4262 = arith.addi %4259, %4261 : index
                %4263 = arith.divui %4262, %c2 : index
                %4264 = arith.muli %4263, %c23 : index
                %4265 = arith.muli %4258, %c7 : index
                %4266 = arith.addi %4264, %4265 : index
                %4267 = arith.remui %4262, %c2 : index
                %4268 = arith.muli %4267, %c8 : index
                %4269 = arith.addi %4266, %4268 : index
                %4270 = arith.addi %4257, %4269 : index
                %4271 = arith.addi %4215, %4270 : index
                %4272 = vector.shuffle %4197, %4197 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %4272, %kv[%4271] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4273 = arith.addi %4190, %c30 : index
                %4274 = arith.divui %4273, %c7 : index
                %4275 = arith.muli %4274, %c51 : index
                %4276 = arith.addi %4275, %c11 : index
                %4277 = arith.remui %4273, %c7 : index
                %4278 = arith.divui %4185, %c8 : index
                %4279 = arith.remui %4185, %c8 : index
                %4280 = arith.muli %4279, %c2 : index
                %4281 = arith.addi %4278, %4280 : index
                %4282 = arith.divui %4281, %c2 : index
                %4283 = arith.muli %4282, %c23 : index
                %4284 = arith.muli %4277, %c7 : index
                %4285 = arith.addi %4283, %4284 : index
                %4286 = arith.remui %4281, %c2 : index
                %4287 = arith.muli %4286, %c8 : index
                %4288 = arith.addi %4285, %4287 : index
                %4289 = arith.addi %4276, %4288 : index
                %4290 = arith.addi %4215, %4289 : index
                %4291 = vector.shuffle %4197, %4197 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %4291, %kv[%4290] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %4292 = arith.cmpi eq, %codec, %c10 : index
          scf.if %4292 {
            %4293 = wave.lane
            %4294 = arith.muli %4293, %c20 : index
            scf.for %4295 = %4294 to %c23 step %c32 {
              %4296 = arith.addi %4180, %4295 : index
              %4297 = vector.load %20[%4296] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4298 = arith.mulf %4297, %4183 : vector<4xf32>
              %4299 = wave.fp8_encode "e4m3" %4298 : vector<4xf32> -> vector<4xi8>
              %4300 = arith.cmpi slt, %4181, %kvHeads : index
              scf.if %4300 {
                %4301 = arith.muli %4181, %c11 : index
                %4302 = arith.addi %4186, %4301 : index
                %4303 = vector.shuffle %4299, %4299 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4304 = arith.divui %4295, %c7 : index
                %4305 = arith.muli %4304, %c23 : index
                %4306 = arith.remui %4295, %c7 : index
                %4307 = arith.muli %4185, %c7 : index
                %4308 = arith.divui %4306, %c20 : index
                %4309 = arith.muli %4308, %c20 : index
                %4310 = arith.remui %4306, %c8 : index
                %4311 = arith.muli %4310, %c8 : index
                %4312 = arith.addi %4309, %4311 : index
                %4313 = arith.divui %4306, %c8 : index
                %4314 = arith.remui %4313, %c8 : index
                %4315 = arith.addi %4312, %4314 : index
                %4316 = arith.addi %4307, %4315 : index
                %4317 = arith.addi %4305, %4316 : index
                %4318 = arith.addi %4302, %4317 : index
                vector.store %4303, %kv[%4318] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4319 = arith.subi %4181, %kvHeads : index
                %4320 = arith.muli %4319, %c11 : index
                %4321 = arith.addi %4186, %4320 : index
                %4322 = arith.addi %4295, %c9 : index
                %4323 = arith.divui %4322, %c7 : index
                %4324 = arith.muli %4323, %c23 : index
                %4325 = arith.addi %4324, %c12 : index
                %4326 = arith.remui %4322, %c7 : index
                %4327 = arith.divui %4185, %c8 : index
                %4328 = arith.remui %4185, %c8 : index
                %4329 = arith.muli %4328, %c2 : index
                %4330 = arith.addi %4327, %4329 : index
                %4331 = arith.muli %4326, %c7 : index
                %4332 = arith.divui %4330, %c20 : index
                %4333 = arith.muli %4332, %c20 : index
                %4334 = arith.remui %4330, %c8 : index
                %4335 = arith.muli %4334, %c8 : index
                %4336 = arith.addi %4333, %4335 : index
                %4337 = arith.divui %4330, %c8 : index
                %4338 = arith.remui %4337, %c8 : index
                %4339 = arith.addi %4336, %4338 : index
                %4340 = arith.addi %4331, %4339 : index
                %4341 = arith.addi %4325, %4340 : index
                %4342 = arith.addi %4321, %4341 : index
                %4343 = vector.shuffle %4299, %4299 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4343, %kv[%4342] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4344 = arith.addi %4295, %c10 : index
                %4345 = arith.divui %4344, %c7 : index
                %4346 = arith.muli %4345, %c23 : index
                %4347 = arith.addi %4346, %c12 : index
                %4348 = arith.remui %4344, %c7 : index
                %4349 = arith.divui %4185, %c8 : index
                %4350 = arith.remui %4185, %c8 : index
                %4351 = arith.muli %4350, %c2 : index
                %4352 = arith.addi %4349, %4351 : index
                %4353 = arith.muli %4348, %c7 : index
                %4354 = arith.divui %4352, %c20 : index
                %4355 = arith.muli %4354, %c20 : index
                %4356 = arith.remui %4352, %c8 : index
                %4357 = arith.muli %4356, %c8 : index
                %4358 = arith.addi %4355, %4357 : index
                %4359 = arith.divui %4352, %c8 : index
                %4360 = arith.remui %4359, %c8 : index
                %4361 = arith.addi %4358, %4360 : index
                %4362 = arith.addi %4353, %4361 : index
                %4363 = arith.addi %4347, %4362 : index
                %4364 = arith.addi %4321, %4363 : index
                %4365 = vector.shuffle %4299, %4299 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4365, %kv[%4364] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4366 = arith.addi %4295, %c8 : index
                %4367 = arith.divui %4366, %c7 : index
                %4368 = arith.muli %4367, %c23 : index
                %4369 = arith.addi %4368, %c12 : index
                %4370 = arith.remui %4366, %c7 : index
                %4371 = arith.divui %4185, %c8 : index
                %4372 = arith.remui %4185, %c8 : index
                %4373 = arith.muli %4372, %c2 : index
                %4374 = arith.addi %4371, %4373 : index
                %4375 = arith.muli %4370, %c7 : index
                %4376 = arith.divui %4374, %c20 : index
                %4377 = arith.muli %4376, %c20 : index
                %4378 = arith.remui %4374, %c8 : index
                %4379 = arith.muli %4378, %c8 : index
                %4380 = arith.addi %4377, %4379 : index
                %4381 = arith.divui %4374, %c8 : index
                %4382 = arith.remui %4381, %c8 : index
                %4383 = arith.addi %4380, %4382 : index
                %4384 = arith.addi %4375, %4383 : index
                %4385 = arith.addi %4369, %4384 : index
                %4386 = arith.addi %4321, %4385 : index
                %4387 = vector.shuffle %4299, %4299 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4387, %kv[%4386] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4388 = arith.addi %4295, %c30 : index
                %4389 = arith.divui %4388, %c7 : index
                %4390 = arith.muli %4389, %c23 : index
                %4391 = arith.addi %4390, %c12 : index
                %4392 = arith.remui %4388, %c7 : index
                %4393 = arith.divui %4185, %c8 : index
                %4394 = arith.remui %4185, %c8 : index
                %4395 = arith.muli %4394, %c2 : index
                %4396 = arith.addi %4393, %4395 : index
                %4397 = arith.muli %4392, %c7 : index
                %4398 = arith.divui %4396, %c20 : index
                %4399 = arith.muli %4398, %c20 : index
                %4400 = arith.remui %4396, %c8 : index
                %4401 = arith.muli %4400, %c8 : index
                %4402 = arith.addi %4399, %4401 : index
                %4403 = arith.divui %4396, %c8 : index
                %4404 = arith.remui %4403, %c8 : index
                %4405 = arith.addi %4402, %4404 : index
                %4406 = arith.addi %4397, %4405 : index
                %4407 = arith.addi %4391, %4406 : index
                %4408 = arith.addi %4321, %4407 : index
                %4409 = vector.shuffle %4299, %4299 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4409, %kv[%4408] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %4410 = arith.cmpi eq, %codec, %c8 : index
          scf.if %4410 {
            %4411 = wave.lane
            %4412 = arith.muli %4411, %c20 : index
            scf.for %4413 = %4412 to %c23 step %c32 {
              %4414 = arith.addi %4180, %4413 : index
              %4415 = vector.load %20[%4414] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4416 = arith.mulf %4415, %4183 : vector<4xf32>
              %4417 = wave.fp8_encode "e5m2" %4416 : vector<4xf32> -> vector<4xi8>
              %4418 = arith.cmpi slt, %4181, %kvHeads : index
              scf.if %4418 {
                %4419 = arith.muli %4181, %c11 : index
                %4420 = arith.addi %4186, %4419 : index
                %4421 = vector.shuffle %4417, %4417 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4422 = arith.divui %4413, %c7 : index
                %4423 = arith.muli %4422, %c23 : index
                %4424 = arith.remui %4413, %c7 : index
                %4425 = arith.muli %4185, %c7 : index
                %4426 = arith.divui %4424, %c20 : index
                %4427 = arith.muli %4426, %c20 : index
                %4428 = arith.remui %4424, %c8 : index
                %4429 = arith.muli %4428, %c8 : index
                %4430 = arith.addi %4427, %4429 : index
                %4431 = arith.divui %4424, %c8 : index
                %4432 = arith.remui %4431, %c8 : index
                %4433 = arith.addi %4430, %4432 : index
                %4434 = arith.addi %4425, %4433 : index
                %4435 = arith.addi %4423, %4434 : index
                %4436 = arith.addi %4420, %4435 : index
                vector.store %4421, %kv[%4436] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4437 = arith.subi %4181, %kvHeads : index
                %4438 = arith.muli %4437, %c11 : index
                %4439 = arith.addi %4186, %4438 : index
                %4440 = arith.addi %4413, %c9 : index
                %4441 = arith.divui %4440, %c7 : index
                %4442 = arith.muli %4441, %c23 : index
                %4443 = arith.addi %4442, %c12 : index
                %4444 = arith.remui %4440, %c7 : index
                %4445 = arith.divui %4185, %c8 : index
                %4446 = arith.remui %4185, %c8 : index
                %4447 = arith.muli %4446, %c2 : index
                %4448 = arith.addi %4445, %4447 : index
                %4449 = arith.muli %4444, %c7 : index
                %4450 = arith.divui %4448, %c20 : index
                %4451 = arith.muli %4450, %c20 : index
                %4452 = arith.remui %4448, %c8 : index
                %4453 = arith.muli %4452, %c8 : index
                %4454 = arith.addi %4451, %4453 : index
                %4455 = arith.divui %4448, %c8 : index
                %4456 = arith.remui %4455, %c8 : index
                %4457 = arith.addi %4454, %4456 : index
                %4458 = arith.addi %4449, %4457 : index
                %4459 = arith.addi %4443, %4458 : index
                %4460 = arith.addi %4439, %4459 : index
                %4461 = vector.shuffle %4417, %4417 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4461, %kv[%4460] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4462 = arith.addi %4413, %c10 : index
                %4463 = arith.divui %4462, %c7 : index
                %4464 = arith.muli %4463, %c23 : index
                %4465 = arith.addi %4464, %c12 : index
                %4466 = arith.remui %4462, %c7 : index
                %4467 = arith.divui %4185, %c8 : index
                %4468 = arith.remui %4185, %c8 : index
                %4469 = arith.muli %4468, %c2 : index
                %4470 = arith.addi %4467, %4469 : index
                %4471 = arith.muli %4466, %c7 : index
                %4472 = arith.divui %4470, %c20 : index
                %4473 = arith.muli %4472, %c20 : index
                %4474 = arith.remui %4470, %c8 : index
                %4475 = arith.muli %4474, %c8 : index
                %4476 = arith.addi %4473, %4475 : index
                %4477 = arith.divui %4470, %c8 : index
                %4478 = arith.remui %4477, %c8 : index
                %4479 = arith.addi %4476, %4478 : index
                %4480 = arith.addi %4471, %4479 : index
                %4481 = arith.addi %4465, %4480 : index
                %4482 = arith.addi %4439, %4481 : index
                %4483 = vector.shuffle %4417, %4417 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4483, %kv[%4482] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4484 = arith.addi %4413, %c8 : index
                %4485 = arith.divui %4484, %c7 : index
                %4486 = arith.muli %4485, %c23 : index
                %4487 = arith.addi %4486, %c12 : index
                %4488 = arith.remui %4484, %c7 : index
                %4489 = arith.divui %4185, %c8 : index
                %4490 = arith.remui %4185, %c8 : index
                %4491 = arith.muli %4490, %c2 : index
                %4492 = arith.addi %4489, %4491 : index
                %4493 = arith.muli %4488, %c7 : index
                %4494 = arith.divui %4492, %c20 : index
                %4495 = arith.muli %4494, %c20 : index
                %4496 = arith.remui %4492, %c8 : index
                %4497 = arith.muli %4496, %c8 : index
                %4498 = arith.addi %4495, %4497 : index
                %4499 = arith.divui %4492, %c8 : index
                %4500 = arith.remui %4499, %c8 : index
                %4501 = arith.addi %4498, %4500 : index
                %4502 = arith.addi %4493, %4501 : index
                %4503 = arith.addi %4487, %4502 : index
                %4504 = arith.addi %4439, %4503 : index
                %4505 = vector.shuffle %4417, %4417 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4505, %kv[%4504] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4506 = arith.addi %4413, %c30 : index
                %4507 = arith.divui %4506, %c7 : index
                %4508 = arith.muli %4507, %c23 : index
                %4509 = arith.addi %4508, %c12 : index
                %4510 = arith.remui %4506, %c7 : index
                %4511 = arith.divui %4185, %c8 : index
                %4512 = arith.remui %4185, %c8 : index
                %4513 = arith.muli %4512, %c2 : index
                %4514 = arith.addi %4511, %4513 : index
                %4515 = arith.muli %4510, %c7 : index
                %4516 = arith.divui %4514, %c20 : index
                %4517 = arith.muli %4516, %c20 : index
                %4518 = arith.remui %4514, %c8 : index
                %4519 = arith.muli %4518, %c8 : index
                %4520 = arith.addi %4517, %4519 : index
                %4521 = arith.divui %4514, %c8 : index
                %4522 = arith.remui %4521, %c8 : index
                %4523 = arith.addi %4520, %4522 : index
                %4524 = arith.addi %4515, %4523 : index
                %4525 = arith.addi %4509, %4524 : index
                %4526 = arith.addi %4439, %4525 : index
                %4527 = vector.shuffle %4417, %4417 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4527, %kv[%4526] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
