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
  %c37 = arith.constant 0x3F800000 : f32
  %hasBias = wave.param "hasBias" : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c41 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c47 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c48 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c49 = arith.constant 16384 : index
  %c50 = arith.constant 512 : index
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
      %881 = memref.load %factors[%878] : memref<?xf32>
      %882 = arith.select %880, %881, %c37 : f32
      %883 = arith.addi %792, %c9 : index
      %884 = arith.muli %874, %c15 : index
      %885 = arith.addi %883, %884 : index
      %886 = memref.load %19[%885] : memref<?xf32>
      %887 = arith.addi %885, %c12 : index
      %888 = memref.load %19[%887] : memref<?xf32>
      %889 = arith.addf %886, %888 : f32
      %890 = arith.mulf %889, %882 : f32
      %891 = arith.muli %3, %c8 : index
      %892 = arith.addi %891, %c9 : index
      %893 = arith.muli %892, %c7 : index
      %894 = arith.remui %789, %c7 : index
      %895 = arith.addi %893, %894 : index
      %896 = arith.muli %877, %c23 : index
      %897 = arith.addi %896, %895 : index
      memref.store %890, %20[%897] : memref<?xf32>
      %898 = arith.addi %792, %c23 : index
      %899 = arith.muli %874, %c15 : index
      %900 = arith.addi %898, %899 : index
      %901 = memref.load %19[%900] : memref<?xf32>
      %902 = arith.addi %900, %c12 : index
      %903 = memref.load %19[%902] : memref<?xf32>
      %904 = arith.addf %901, %903 : f32
      %905 = arith.mulf %904, %882 : f32
      %906 = arith.muli %3, %c8 : index
      %907 = arith.addi %906, %c10 : index
      %908 = arith.muli %907, %c7 : index
      %909 = arith.remui %789, %c7 : index
      %910 = arith.addi %908, %909 : index
      %911 = arith.muli %877, %c23 : index
      %912 = arith.addi %911, %910 : index
      memref.store %905, %20[%912] : memref<?xf32>
    }
    %913 = arith.muli %4, %c20 : index
    %914 = arith.addi %913, %c10 : index
    %915 = arith.muli %914, %c8 : index
    %916 = arith.divui %789, %c7 : index
    %917 = arith.addi %915, %916 : index
    %918 = arith.addi %788, %917 : index
    %919 = arith.cmpi slt, %918, %22 : index
    scf.if %919 {
      %920 = arith.cmpi eq, %hasFactors, %c10 : index
      %921 = memref.load %factors[%918] : memref<?xf32>
      %922 = arith.select %920, %921, %c37 : f32
      %923 = arith.addi %792, %c9 : index
      %924 = arith.muli %914, %c15 : index
      %925 = arith.addi %923, %924 : index
      %926 = memref.load %19[%925] : memref<?xf32>
      %927 = arith.addi %925, %c12 : index
      %928 = memref.load %19[%927] : memref<?xf32>
      %929 = arith.addf %926, %928 : f32
      %930 = arith.mulf %929, %922 : f32
      %931 = arith.muli %3, %c8 : index
      %932 = arith.addi %931, %c9 : index
      %933 = arith.muli %932, %c7 : index
      %934 = arith.remui %789, %c7 : index
      %935 = arith.addi %933, %934 : index
      %936 = arith.muli %917, %c23 : index
      %937 = arith.addi %936, %935 : index
      memref.store %930, %20[%937] : memref<?xf32>
      %938 = arith.addi %792, %c23 : index
      %939 = arith.muli %914, %c15 : index
      %940 = arith.addi %938, %939 : index
      %941 = memref.load %19[%940] : memref<?xf32>
      %942 = arith.addi %940, %c12 : index
      %943 = memref.load %19[%942] : memref<?xf32>
      %944 = arith.addf %941, %943 : f32
      %945 = arith.mulf %944, %922 : f32
      %946 = arith.muli %3, %c8 : index
      %947 = arith.addi %946, %c10 : index
      %948 = arith.muli %947, %c7 : index
      %949 = arith.remui %789, %c7 : index
      %950 = arith.addi %948, %949 : index
      %951 = arith.muli %917, %c23 : index
      %952 = arith.addi %951, %950 : index
      memref.store %945, %20[%952] : memref<?xf32>
    }
    %953 = arith.muli %4, %c20 : index
    %954 = arith.addi %953, %c8 : index
    %955 = arith.muli %954, %c8 : index
    %956 = arith.divui %789, %c7 : index
    %957 = arith.addi %955, %956 : index
    %958 = arith.addi %788, %957 : index
    %959 = arith.cmpi slt, %958, %22 : index
    scf.if %959 {
      %960 = arith.cmpi eq, %hasFactors, %c10 : index
      %961 = memref.load %factors[%958] : memref<?xf32>
      %962 = arith.select %960, %961, %c37 : f32
      %963 = arith.addi %792, %c9 : index
      %964 = arith.muli %954, %c15 : index
      %965 = arith.addi %963, %964 : index
      %966 = memref.load %19[%965] : memref<?xf32>
      %967 = arith.addi %965, %c12 : index
      %968 = memref.load %19[%967] : memref<?xf32>
      %969 = arith.addf %966, %968 : f32
      %970 = arith.mulf %969, %962 : f32
      %971 = arith.muli %3, %c8 : index
      %972 = arith.addi %971, %c9 : index
      %973 = arith.muli %972, %c7 : index
      %974 = arith.remui %789, %c7 : index
      %975 = arith.addi %973, %974 : index
      %976 = arith.muli %957, %c23 : index
      %977 = arith.addi %976, %975 : index
      memref.store %970, %20[%977] : memref<?xf32>
      %978 = arith.addi %792, %c23 : index
      %979 = arith.muli %954, %c15 : index
      %980 = arith.addi %978, %979 : index
      %981 = memref.load %19[%980] : memref<?xf32>
      %982 = arith.addi %980, %c12 : index
      %983 = memref.load %19[%982] : memref<?xf32>
      %984 = arith.addf %981, %983 : f32
      %985 = arith.mulf %984, %962 : f32
      %986 = arith.muli %3, %c8 : index
      %987 = arith.addi %986, %c10 : index
      %988 = arith.muli %987, %c7 : index
      %989 = arith.remui %789, %c7 : index
      %990 = arith.addi %988, %989 : index
      %991 = arith.muli %957, %c23 : index
      %992 = arith.addi %991, %990 : index
      memref.store %985, %20[%992] : memref<?xf32>
    }
    %993 = arith.muli %4, %c20 : index
    %994 = arith.addi %993, %c30 : index
    %995 = arith.muli %994, %c8 : index
    %996 = arith.divui %789, %c7 : index
    %997 = arith.addi %995, %996 : index
    %998 = arith.addi %788, %997 : index
    %999 = arith.cmpi slt, %998, %22 : index
    scf.if %999 {
      %1000 = arith.cmpi eq, %hasFactors, %c10 : index
      %1001 = memref.load %factors[%998] : memref<?xf32>
      %1002 = arith.select %1000, %1001, %c37 : f32
      %1003 = arith.addi %792, %c9 : index
      %1004 = arith.muli %994, %c15 : index
      %1005 = arith.addi %1003, %1004 : index
      %1006 = memref.load %19[%1005] : memref<?xf32>
      %1007 = arith.addi %1005, %c12 : index
      %1008 = memref.load %19[%1007] : memref<?xf32>
      %1009 = arith.addf %1006, %1008 : f32
      %1010 = arith.mulf %1009, %1002 : f32
      %1011 = arith.muli %3, %c8 : index
      %1012 = arith.addi %1011, %c9 : index
      %1013 = arith.muli %1012, %c7 : index
      %1014 = arith.remui %789, %c7 : index
      %1015 = arith.addi %1013, %1014 : index
      %1016 = arith.muli %997, %c23 : index
      %1017 = arith.addi %1016, %1015 : index
      memref.store %1010, %20[%1017] : memref<?xf32>
      %1018 = arith.addi %792, %c23 : index
      %1019 = arith.muli %994, %c15 : index
      %1020 = arith.addi %1018, %1019 : index
      %1021 = memref.load %19[%1020] : memref<?xf32>
      %1022 = arith.addi %1020, %c12 : index
      %1023 = memref.load %19[%1022] : memref<?xf32>
      %1024 = arith.addf %1021, %1023 : f32
      %1025 = arith.mulf %1024, %1002 : f32
      %1026 = arith.muli %3, %c8 : index
      %1027 = arith.addi %1026, %c10 : index
      %1028 = arith.muli %1027, %c7 : index
      %1029 = arith.remui %789, %c7 : index
      %1030 = arith.addi %1028, %1029 : index
      %1031 = arith.muli %997, %c23 : index
      %1032 = arith.addi %1031, %1030 : index
      memref.store %1025, %20[%1032] : memref<?xf32>
    }
    wave.barrier
    %1033 = arith.addi %23, %c9 : index
    %1034 = wave.wave
    %1035 = arith.addi %1034, %c9 : index
    %1036 = arith.addi %1033, %1035 : index
    %1037 = arith.cmpi slt, %1036, %22 : index
    scf.if %1037 {
      %1038 = arith.addi %1033, %1035 : index
      %1039 = arith.muli %1035, %c23 : index
      %1040 = wave.lane
      %1041 = arith.addi %1040, %c9 : index
      %1042 = arith.cmpi eq, %hasBias, %c10 : index
      %1043 = arith.addi %1039, %1041 : index
      %1044 = memref.load %20[%1043] : memref<?xf32>
      %1045 = arith.muli %0, %c23 : index
      %1046 = arith.addi %1045, %1041 : index
      %1047 = memref.load %bias[%1046] : memref<?xf32>
      %1048 = arith.addf %1044, %1047 : f32
      %1049 = arith.select %1042, %1048, %1044 : f32
      %1050 = arith.addi %1041, %c32 : index
      %1051 = arith.cmpi eq, %hasBias, %c10 : index
      %1052 = arith.addi %1039, %1050 : index
      %1053 = memref.load %20[%1052] : memref<?xf32>
      %1054 = arith.muli %0, %c23 : index
      %1055 = arith.addi %1054, %1050 : index
      %1056 = memref.load %bias[%1055] : memref<?xf32>
      %1057 = arith.addf %1053, %1056 : f32
      %1058 = arith.select %1051, %1057, %1053 : f32
      %1059 = arith.addi %1040, %c15 : index
      %1060 = arith.cmpi eq, %hasBias, %c10 : index
      %1061 = arith.addi %1039, %1059 : index
      %1062 = memref.load %20[%1061] : memref<?xf32>
      %1063 = arith.muli %0, %c23 : index
      %1064 = arith.addi %1063, %1059 : index
      %1065 = memref.load %bias[%1064] : memref<?xf32>
      %1066 = arith.addf %1062, %1065 : f32
      %1067 = arith.select %1060, %1066, %1062 : f32
      %1068 = arith.addi %1059, %c32 : index
      %1069 = arith.cmpi eq, %hasBias, %c10 : index
      %1070 = arith.addi %1039, %1068 : index
      %1071 = memref.load %20[%1070] : memref<?xf32>
      %1072 = arith.muli %0, %c23 : index
      %1073 = arith.addi %1072, %1068 : index
      %1074 = memref.load %bias[%1073] : memref<?xf32>
      %1075 = arith.addf %1071, %1074 : f32
      %1076 = arith.select %1069, %1075, %1071 : f32
      %1077 = arith.addi %1040, %c13 : index
      %1078 = arith.cmpi eq, %hasBias, %c10 : index
      %1079 = arith.addi %1039, %1077 : index
      %1080 = memref.load %20[%1079] : memref<?xf32>
      %1081 = arith.muli %0, %c23 : index
      %1082 = arith.addi %1081, %1077 : index
      %1083 = memref.load %bias[%1082] : memref<?xf32>
      %1084 = arith.addf %1080, %1083 : f32
      %1085 = arith.select %1078, %1084, %1080 : f32
      %1086 = arith.addi %1077, %c32 : index
      %1087 = arith.cmpi eq, %hasBias, %c10 : index
      %1088 = arith.addi %1039, %1086 : index
      %1089 = memref.load %20[%1088] : memref<?xf32>
      %1090 = arith.muli %0, %c23 : index
      %1091 = arith.addi %1090, %1086 : index
      %1092 = memref.load %bias[%1091] : memref<?xf32>
      %1093 = arith.addf %1089, %1092 : f32
      %1094 = arith.select %1087, %1093, %1089 : f32
      %1095 = arith.addi %1040, %c31 : index
      %1096 = arith.cmpi eq, %hasBias, %c10 : index
      %1097 = arith.addi %1039, %1095 : index
      %1098 = memref.load %20[%1097] : memref<?xf32>
      %1099 = arith.muli %0, %c23 : index
      %1100 = arith.addi %1099, %1095 : index
      %1101 = memref.load %bias[%1100] : memref<?xf32>
      %1102 = arith.addf %1098, %1101 : f32
      %1103 = arith.select %1096, %1102, %1098 : f32
      %1104 = arith.addi %1095, %c32 : index
      %1105 = arith.cmpi eq, %hasBias, %c10 : index
      %1106 = arith.addi %1039, %1104 : index
      %1107 = memref.load %20[%1106] : memref<?xf32>
      %1108 = arith.muli %0, %c23 : index
      %1109 = arith.addi %1108, %1104 : index
      %1110 = memref.load %bias[%1109] : memref<?xf32>
      %1111 = arith.addf %1107, %1110 : f32
      %1112 = arith.select %1105, %1111, %1107 : f32
      %1113 = arith.addi %heads, %kvHeads : index
      %1114 = arith.cmpi slt, %0, %1113 : index
      scf.if %1114 {
        %1115 = arith.addi %positionsAt, %1038 : index
        %1116 = memref.load %step[%1115] : memref<?xi32>
        %1117 = arith.index_cast %1116 : i32 to index
        %1118 = arith.cmpi eq, %hasNorm, %c10 : index
        %1119 = math.fma %1049, %1049, %c41 : f32
        %1120 = math.fma %1058, %1058, %1119 : f32
        %1121 = math.fma %1067, %1067, %1120 : f32
        %1122 = math.fma %1076, %1076, %1121 : f32
        %1123 = math.fma %1085, %1085, %1122 : f32
        %1124 = math.fma %1094, %1094, %1123 : f32
        %1125 = math.fma %1103, %1103, %1124 : f32
        %1126 = math.fma %1112, %1112, %1125 : f32
        %1127 = vector.broadcast %1126 : f32 to vector<1xf32>
        %1128 = wave.reduce "add" %1127 : vector<1xf32>
        %1129 = arith.mulf %1128, %inverseHeadDim : f32
        %1130 = arith.addf %1129, %epsilon : f32
        %1131 = math.sqrt %1130 : f32
        %1132 = arith.divf %c37, %1131 : f32
        %1133 = arith.cmpi slt, %0, %heads : index
        %1134 = arith.addi %1041, %c32 : index
        %1135 = memref.load %query_norm[%1041] : memref<?xf32>
        %1136 = memref.load %key_norm[%1041] : memref<?xf32>
        %1137 = arith.select %1133, %1135, %1136 : f32
        %1138 = arith.mulf %1049, %1132 : f32
        %1139 = arith.mulf %1138, %1137 : f32
        %1140 = arith.select %1118, %1139, %1049 : f32
        %1141 = memref.load %query_norm[%1134] : memref<?xf32>
        %1142 = memref.load %key_norm[%1134] : memref<?xf32>
        %1143 = arith.select %1133, %1141, %1142 : f32
        %1144 = arith.mulf %1058, %1132 : f32
        %1145 = arith.mulf %1144, %1143 : f32
        %1146 = arith.select %1118, %1145, %1058 : f32
        %1147 = arith.addi %1059, %c32 : index
        %1148 = memref.load %query_norm[%1059] : memref<?xf32>
        %1149 = memref.load %key_norm[%1059] : memref<?xf32>
        %1150 = arith.select %1133, %1148, %1149 : f32
        %1151 = arith.mulf %1067, %1132 : f32
        %1152 = arith.mulf %1151, %1150 : f32
        %1153 = arith.select %1118, %1152, %1067 : f32
        %1154 = memref.load %query_norm[%1147] : memref<?xf32>
        %1155 = memref.load %key_norm[%1147] : memref<?xf32>
        %1156 = arith.select %1133, %1154, %1155 : f32
        %1157 = arith.mulf %1076, %1132 : f32
        %1158 = arith.mulf %1157, %1156 : f32
        %1159 = arith.select %1118, %1158, %1076 : f32
        %1160 = arith.addi %1077, %c32 : index
        %1161 = memref.load %query_norm[%1077] : memref<?xf32>
        %1162 = memref.load %key_norm[%1077] : memref<?xf32>
        %1163 = arith.select %1133, %1161, %1162 : f32
        %1164 = arith.mulf %1085, %1132 : f32
        %1165 = arith.mulf %1164, %1163 : f32
        %1166 = arith.select %1118, %1165, %1085 : f32
        %1167 = memref.load %query_norm[%1160] : memref<?xf32>
        %1168 = memref.load %key_norm[%1160] : memref<?xf32>
        %1169 = arith.select %1133, %1167, %1168 : f32
        %1170 = arith.mulf %1094, %1132 : f32
        %1171 = arith.mulf %1170, %1169 : f32
        %1172 = arith.select %1118, %1171, %1094 : f32
        %1173 = arith.addi %1095, %c32 : index
        %1174 = memref.load %query_norm[%1095] : memref<?xf32>
        %1175 = memref.load %key_norm[%1095] : memref<?xf32>
        %1176 = arith.select %1133, %1174, %1175 : f32
        %1177 = arith.mulf %1103, %1132 : f32
        %1178 = arith.mulf %1177, %1176 : f32
        %1179 = arith.select %1118, %1178, %1103 : f32
        %1180 = memref.load %query_norm[%1173] : memref<?xf32>
        %1181 = memref.load %key_norm[%1173] : memref<?xf32>
        %1182 = arith.select %1133, %1180, %1181 : f32
        %1183 = arith.mulf %1112, %1132 : f32
        %1184 = arith.mulf %1183, %1182 : f32
        %1185 = arith.select %1118, %1184, %1112 : f32
        %1186 = arith.remui %1117, %c23 : index
        %1187 = arith.muli %1186, %c23 : index
        %1188 = arith.addi %1187, %1041 : index
        %1189 = arith.divui %1117, %c23 : index
        %1190 = arith.addi %1189, %c23 : index
        %1191 = arith.muli %1190, %c23 : index
        %1192 = arith.addi %1191, %1041 : index
        %1193 = memref.load %rope[%1188] : memref<?xf32>
        %1194 = arith.addi %1188, %c32 : index
        %1195 = memref.load %rope[%1194] : memref<?xf32>
        %1196 = memref.load %rope[%1192] : memref<?xf32>
        %1197 = arith.addi %1192, %c32 : index
        %1198 = memref.load %rope[%1197] : memref<?xf32>
        %1199 = arith.mulf %1196, %1193 : f32
        %1200 = arith.mulf %1198, %1195 : f32
        %1201 = arith.subf %1199, %1200 : f32
        %1202 = arith.mulf %1198, %1193 : f32
        %1203 = arith.mulf %1196, %1195 : f32
        %1204 = arith.addf %1202, %1203 : f32
        %1205 = arith.mulf %1140, %1201 : f32
        %1206 = arith.mulf %1146, %1204 : f32
        %1207 = arith.subf %1205, %1206 : f32
        %1208 = arith.mulf %1146, %1201 : f32
        %1209 = arith.mulf %1140, %1204 : f32
        %1210 = arith.addf %1208, %1209 : f32
        %1211 = arith.cmpi slt, %0, %heads : index
        scf.if %1211 {
          %1212 = arith.muli %1038, %heads : index
          %1213 = arith.addi %1212, %0 : index
          %1214 = arith.muli %1213, %c23 : index
          %1215 = arith.addi %1214, %1041 : index
          memref.store %1207, %q[%1215] : memref<?xf32>
          %1216 = arith.addi %1215, %c32 : index
          memref.store %1210, %q[%1216] : memref<?xf32>
        } else {
          %1217 = arith.addi %1039, %1041 : index
          memref.store %1207, %20[%1217] : memref<?xf32>
          %1218 = arith.addi %1039, %1041 : index
          %1219 = arith.addi %1218, %c32 : index
          memref.store %1210, %20[%1219] : memref<?xf32>
        }
        %1220 = arith.remui %1117, %c23 : index
        %1221 = arith.muli %1220, %c23 : index
        %1222 = arith.addi %1221, %1059 : index
        %1223 = arith.divui %1117, %c23 : index
        %1224 = arith.addi %1223, %c23 : index
        %1225 = arith.muli %1224, %c23 : index
        %1226 = arith.addi %1225, %1059 : index
        %1227 = memref.load %rope[%1222] : memref<?xf32>
        %1228 = arith.addi %1222, %c32 : index
        %1229 = memref.load %rope[%1228] : memref<?xf32>
        %1230 = memref.load %rope[%1226] : memref<?xf32>
        %1231 = arith.addi %1226, %c32 : index
        %1232 = memref.load %rope[%1231] : memref<?xf32>
        %1233 = arith.mulf %1230, %1227 : f32
        %1234 = arith.mulf %1232, %1229 : f32
        %1235 = arith.subf %1233, %1234 : f32
        %1236 = arith.mulf %1232, %1227 : f32
        %1237 = arith.mulf %1230, %1229 : f32
        %1238 = arith.addf %1236, %1237 : f32
        %1239 = arith.mulf %1153, %1235 : f32
        %1240 = arith.mulf %1159, %1238 : f32
        %1241 = arith.subf %1239, %1240 : f32
        %1242 = arith.mulf %1159, %1235 : f32
        %1243 = arith.mulf %1153, %1238 : f32
        %1244 = arith.addf %1242, %1243 : f32
        %1245 = arith.cmpi slt, %0, %heads : index
        scf.if %1245 {
          %1246 = arith.muli %1038, %heads : index
          %1247 = arith.addi %1246, %0 : index
          %1248 = arith.muli %1247, %c23 : index
          %1249 = arith.addi %1248, %1059 : index
          memref.store %1241, %q[%1249] : memref<?xf32>
          %1250 = arith.addi %1249, %c32 : index
          memref.store %1244, %q[%1250] : memref<?xf32>
        } else {
          %1251 = arith.addi %1039, %1059 : index
          memref.store %1241, %20[%1251] : memref<?xf32>
          %1252 = arith.addi %1039, %1059 : index
          %1253 = arith.addi %1252, %c32 : index
          memref.store %1244, %20[%1253] : memref<?xf32>
        }
        %1254 = arith.remui %1117, %c23 : index
        %1255 = arith.muli %1254, %c23 : index
        %1256 = arith.addi %1255, %1077 : index
        %1257 = arith.divui %1117, %c23 : index
        %1258 = arith.addi %1257, %c23 : index
        %1259 = arith.muli %1258, %c23 : index
        %1260 = arith.addi %1259, %1077 : index
        %1261 = memref.load %rope[%1256] : memref<?xf32>
        %1262 = arith.addi %1256, %c32 : index
        %1263 = memref.load %rope[%1262] : memref<?xf32>
        %1264 = memref.load %rope[%1260] : memref<?xf32>
        %1265 = arith.addi %1260, %c32 : index
        %1266 = memref.load %rope[%1265] : memref<?xf32>
        %1267 = arith.mulf %1264, %1261 : f32
        %1268 = arith.mulf %1266, %1263 : f32
        %1269 = arith.subf %1267, %1268 : f32
        %1270 = arith.mulf %1266, %1261 : f32
        %1271 = arith.mulf %1264, %1263 : f32
        %1272 = arith.addf %1270, %1271 : f32
        %1273 = arith.mulf %1166, %1269 : f32
        %1274 = arith.mulf %1172, %1272 : f32
        %1275 = arith.subf %1273, %1274 : f32
        %1276 = arith.mulf %1172, %1269 : f32
        %1277 = arith.mulf %1166, %1272 : f32
        %1278 = arith.addf %1276, %1277 : f32
        %1279 = arith.cmpi slt, %0, %heads : index
        scf.if %1279 {
          %1280 = arith.muli %1038, %heads : index
          %1281 = arith.addi %1280, %0 : index
          %1282 = arith.muli %1281, %c23 : index
          %1283 = arith.addi %1282, %1077 : index
          memref.store %1275, %q[%1283] : memref<?xf32>
          %1284 = arith.addi %1283, %c32 : index
          memref.store %1278, %q[%1284] : memref<?xf32>
        } else {
          %1285 = arith.addi %1039, %1077 : index
          memref.store %1275, %20[%1285] : memref<?xf32>
          %1286 = arith.addi %1039, %1077 : index
          %1287 = arith.addi %1286, %c32 : index
          memref.store %1278, %20[%1287] : memref<?xf32>
        }
        %1288 = arith.remui %1117, %c23 : index
        %1289 = arith.muli %1288, %c23 : index
        %1290 = arith.addi %1289, %1095 : index
        %1291 = arith.divui %1117, %c23 : index
        %1292 = arith.addi %1291, %c23 : index
        %1293 = arith.muli %1292, %c23 : index
        %1294 = arith.addi %1293, %1095 : index
        %1295 = memref.load %rope[%1290] : memref<?xf32>
        %1296 = arith.addi %1290, %c32 : index
        %1297 = memref.load %rope[%1296] : memref<?xf32>
        %1298 = memref.load %rope[%1294] : memref<?xf32>
        %1299 = arith.addi %1294, %c32 : index
        %1300 = memref.load %rope[%1299] : memref<?xf32>
        %1301 = arith.mulf %1298, %1295 : f32
        %1302 = arith.mulf %1300, %1297 : f32
        %1303 = arith.subf %1301, %1302 : f32
        %1304 = arith.mulf %1300, %1295 : f32
        %1305 = arith.mulf %1298, %1297 : f32
        %1306 = arith.addf %1304, %1305 : f32
        %1307 = arith.mulf %1179, %1303 : f32
        %1308 = arith.mulf %1185, %1306 : f32
        %1309 = arith.subf %1307, %1308 : f32
        %1310 = arith.mulf %1185, %1303 : f32
        %1311 = arith.mulf %1179, %1306 : f32
        %1312 = arith.addf %1310, %1311 : f32
        %1313 = arith.cmpi slt, %0, %heads : index
        scf.if %1313 {
          %1314 = arith.muli %1038, %heads : index
          %1315 = arith.addi %1314, %0 : index
          %1316 = arith.muli %1315, %c23 : index
          %1317 = arith.addi %1316, %1095 : index
          memref.store %1309, %q[%1317] : memref<?xf32>
          %1318 = arith.addi %1317, %c32 : index
          memref.store %1312, %q[%1318] : memref<?xf32>
        } else {
          %1319 = arith.addi %1039, %1095 : index
          memref.store %1309, %20[%1319] : memref<?xf32>
          %1320 = arith.addi %1039, %1095 : index
          %1321 = arith.addi %1320, %c32 : index
          memref.store %1312, %20[%1321] : memref<?xf32>
        }
      } else {
        %1322 = arith.cmpi slt, %0, %heads : index
        scf.if %1322 {
          %1323 = arith.muli %1038, %heads : index
          %1324 = arith.addi %1323, %0 : index
          %1325 = arith.muli %1324, %c23 : index
          %1326 = arith.addi %1325, %1041 : index
          memref.store %1049, %q[%1326] : memref<?xf32>
          %1327 = arith.addi %1326, %c32 : index
          memref.store %1058, %q[%1327] : memref<?xf32>
        } else {
          %1328 = arith.addi %1039, %1041 : index
          memref.store %1049, %20[%1328] : memref<?xf32>
          %1329 = arith.addi %1039, %1041 : index
          %1330 = arith.addi %1329, %c32 : index
          memref.store %1058, %20[%1330] : memref<?xf32>
        }
        %1331 = arith.cmpi slt, %0, %heads : index
        scf.if %1331 {
          %1332 = arith.muli %1038, %heads : index
          %1333 = arith.addi %1332, %0 : index
          %1334 = arith.muli %1333, %c23 : index
          %1335 = arith.addi %1334, %1059 : index
          memref.store %1067, %q[%1335] : memref<?xf32>
          %1336 = arith.addi %1335, %c32 : index
          memref.store %1076, %q[%1336] : memref<?xf32>
        } else {
          %1337 = arith.addi %1039, %1059 : index
          memref.store %1067, %20[%1337] : memref<?xf32>
          %1338 = arith.addi %1039, %1059 : index
          %1339 = arith.addi %1338, %c32 : index
          memref.store %1076, %20[%1339] : memref<?xf32>
        }
        %1340 = arith.cmpi slt, %0, %heads : index
        scf.if %1340 {
          %1341 = arith.muli %1038, %heads : index
          %1342 = arith.addi %1341, %0 : index
          %1343 = arith.muli %1342, %c23 : index
          %1344 = arith.addi %1343, %1077 : index
          memref.store %1085, %q[%1344] : memref<?xf32>
          %1345 = arith.addi %1344, %c32 : index
          memref.store %1094, %q[%1345] : memref<?xf32>
        } else {
          %1346 = arith.addi %1039, %1077 : index
          memref.store %1085, %20[%1346] : memref<?xf32>
          %1347 = arith.addi %1039, %1077 : index
          %1348 = arith.addi %1347, %c32 : index
          memref.store %1094, %20[%1348] : memref<?xf32>
        }
        %1349 = arith.cmpi slt, %0, %heads : index
        scf.if %1349 {
          %1350 = arith.muli %1038, %heads : index
          %1351 = arith.addi %1350, %0 : index
          %1352 = arith.muli %1351, %c23 : index
          %1353 = arith.addi %1352, %1095 : index
          memref.store %1103, %q[%1353] : memref<?xf32>
          %1354 = arith.addi %1353, %c32 : index
          memref.store %1112, %q[%1354] : memref<?xf32>
        } else {
          %1355 = arith.addi %1039, %1095 : index
          memref.store %1103, %20[%1355] : memref<?xf32>
          %1356 = arith.addi %1039, %1095 : index
          %1357 = arith.addi %1356, %c32 : index
          memref.store %1112, %20[%1357] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %1358 = arith.cmpi sge, %0, %heads : index
    scf.if %1358 {
      %1359 = arith.addi %1034, %c9 : index
      %1360 = arith.addi %1033, %1359 : index
      %1361 = arith.cmpi slt, %1360, %22 : index
      scf.if %1361 {
        %1362 = arith.addi %1033, %1359 : index
        %1363 = arith.addi %slotsAt, %1362 : index
        %1364 = memref.load %step[%1363] : memref<?xi32>
        %1365 = arith.index_cast %1364 : i32 to index
        %1366 = arith.cmpi sge, %1365, %c9 : index
        scf.if %1366 {
          %1367 = arith.muli %1359, %c23 : index
          %1368 = arith.subi %0, %heads : index
          %1369 = memref.load %scales[%1368] : memref<?xf32>
          %1370 = vector.broadcast %1369 : f32 to vector<4xf32>
          %1371 = arith.divui %1365, %c7 : index
          %1372 = arith.remui %1365, %c7 : index
          %1373 = arith.muli %1371, %pageBytes : index
          %1374 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1374 {
            %1375 = wave.lane
            %1376 = arith.muli %1375, %c20 : index
            scf.for %1377 = %1376 to %c23 step %c32 {
              %1378 = arith.addi %1367, %1377 : index
              %1379 = vector.load %20[%1378] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1380 = arith.mulf %1379, %1370 : vector<4xf32>
              %1381 = arith.minimumf %1380, %c47 : vector<4xf32>
              %1382 = arith.maximumf %1381, %c48 : vector<4xf32>
              %1383 = arith.truncf %1382 : vector<4xf32> to vector<4xf16>
              %1384 = vector.bitcast %1383 : vector<4xf16> to vector<8xi8>
              %1385 = arith.cmpi slt, %1368, %kvHeads : index
              scf.if %1385 {
                %1386 = arith.muli %1368, %c49 : index
                %1387 = arith.addi %1373, %1386 : index
                %1388 = arith.divui %1377, %c7 : index
                %1389 = arith.muli %1388, %c50 : index
                %1390 = arith.remui %1377, %c7 : index
                %1391 = arith.divui %1390, %c2 : index
                %1392 = arith.muli %1391, %c23 : index
                %1393 = arith.muli %1372, %c7 : index
                %1394 = arith.addi %1392, %1393 : index
                %1395 = arith.remui %1390, %c2 : index
                %1396 = arith.muli %1395, %c8 : index
                %1397 = arith.addi %1394, %1396 : index
                %1398 = arith.addi %1389, %1397 : index
                %1399 = arith.addi %1387, %1398 : index
                vector.store %1384, %kv[%1399] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1400 = arith.subi %1368, %kvHeads : index
                %1401 = arith.muli %1400, %c49 : index
                %1402 = arith.addi %1373, %1401 : index
                %1403 = arith.addi %1377, %c9 : index
                %1404 = arith.divui %1403, %c7 : index
                %1405 = arith.muli %1404, %c50 : index
                %1406 = arith.addi %1405, %c11 : index
                %1407 = arith.remui %1403, %c7 : index
                %1408 = arith.divui %1372, %c8 : index
                %1409 = arith.remui %1372, %c8 : index
                %1410 = arith.muli %1409, %c2 : index
                %1411 = arith.addi %1408, %1410 : index
                %1412 = arith.divui %1411, %c2 : index
                %1413 = arith.muli %1412, %c23 : index
                %1414 = arith.muli %1407, %c7 : index
                %1415 = arith.addi %1413, %1414 : index
                %1416 = arith.remui %1411, %c2 : index
                %1417 = arith.muli %1416, %c8 : index
                %1418 = arith.addi %1415, %1417 : index
                %1419 = arith.addi %1406, %1418 : index
                %1420 = arith.addi %1402, %1419 : index
                %1421 = vector.shuffle %1384, %1384 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1421, %kv[%1420] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1422 = arith.addi %1377, %c10 : index
                %1423 = arith.divui %1422, %c7 : index
                %1424 = arith.muli %1423, %c50 : index
                %1425 = arith.addi %1424, %c11 : index
                %1426 = arith.remui %1422, %c7 : index
                %1427 = arith.divui %1372, %c8 : index
                %1428 = arith.remui %1372, %c8 : index
                %1429 = arith.muli %1428, %c2 : index
                %1430 = arith.addi %1427, %1429 : index
                %1431 = arith.divui %1430, %c2 : index
                %1432 = arith.muli %1431, %c23 : index
                %1433 = arith.muli %1426, %c7 : index
                %1434 = arith.addi %1432, %1433 : index
                %1435 = arith.remui %1430, %c2 : index
                %1436 = arith.muli %1435, %c8 : index
                %1437 = arith.addi %1434, %1436 : index
                %1438 = arith.addi %1425, %1437 : index
                %1439 = arith.addi %1402, %1438 : index
                %1440 = vector.shuffle %1384, %1384 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1440, %kv[%1439] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1441 = arith.addi %1377, %c8 : index
                %1442 = arith.divui %1441, %c7 : index
                %1443 = arith.muli %1442, %c50 : index
                %1444 = arith.addi %1443, %c11 : index
                %1445 = arith.remui %1441, %c7 : index
                %1446 = arith.divui %1372, %c8 : index
                %1447 = arith.remui %1372, %c8 : index
                %1448 = arith.muli %1447, %c2 : index
                %1449 = arith.addi %1446, %1448 : index
                %1450 = arith.divui %1449, %c2 : index
                %1451 = arith.muli %1450, %c23 : index
                %1452 = arith.muli %1445, %c7 : index
                %1453 = arith.addi %1451, %1452 : index
                %1454 = arith.remui %1449, %c2 : index
                %1455 = arith.muli %1454, %c8 : index
                %1456 = arith.addi %1453, %1455 : index
                %1457 = arith.addi %1444, %1456 : index
                %1458 = arith.addi %1402, %1457 : index
                %1459 = vector.shuffle %1384, %1384 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1459, %kv[%1458] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1460 = arith.addi %1377, %c30 : index
                %1461 = arith.divui %1460, %c7 : index
                %1462 = arith.muli %1461, %c50 : index
                %1463 = arith.addi %1462, %c11 : index
                %1464 = arith.remui %1460, %c7 : index
                %1465 = arith.divui %1372, %c8 : index
                %1466 = arith.remui %1372, %c8 : index
                %1467 = arith.muli %1466, %c2 : index
                %1468 = arith.addi %1465, %1467 : index
                %1469 = arith.divui %1468, %c2 : index
                %1470 = arith.muli %1469, %c23 : index
                %1471 = arith.muli %1464, %c7 : index
                %1472 = arith.addi %1470, %1471 : index
                %1473 = arith.remui %1468, %c2 : index
                %1474 = arith.muli %1473, %c8 : index
                %1475 = arith.addi %1472, %1474 : index
                %1476 = arith.addi %1463, %1475 : index
                %1477 = arith.addi %1402, %1476 : index
                %1478 = vector.shuffle %1384, %1384 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1478, %kv[%1477] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1479 = arith.cmpi eq, %codec, %c10 : index
          scf.if %1479 {
            %1480 = wave.lane
            %1481 = arith.muli %1480, %c20 : index
            scf.for %1482 = %1481 to %c23 step %c32 {
              %1483 = arith.addi %1367, %1482 : index
              %1484 = vector.load %20[%1483] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1485 = arith.mulf %1484, %1370 : vector<4xf32>
              %1486 = wave.fp8_encode "e4m3" %1485 : vector<4xf32> -> vector<4xi8>
              %1487 = arith.cmpi slt, %1368, %kvHeads : index
              scf.if %1487 {
                %1488 = arith.muli %1368, %c11 : index
                %1489 = arith.addi %1373, %1488 : index
                %1490 = vector.shuffle %1486, %1486 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1491 = arith.divui %1482, %c7 : index
                %1492 = arith.muli %1491, %c23 : index
                %1493 = arith.remui %1482, %c7 : index
                %1494 = arith.muli %1372, %c7 : index
                %1495 = arith.divui %1493, %c20 : index
                %1496 = arith.muli %1495, %c20 : index
                %1497 = arith.remui %1493, %c8 : index
                %1498 = arith.muli %1497, %c8 : index
                %1499 = arith.addi %1496, %1498 : index
                %1500 = arith.divui %1493, %c8 : index
                %1501 = arith.remui %1500, %c8 : index
                %1502 = arith.addi %1499, %1501 : index
                %1503 = arith.addi %1494, %1502 : index
                %1504 = arith.addi %1492, %1503 : index
                %1505 = arith.addi %1489, %1504 : index
                vector.store %1490, %kv[%1505] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1506 = arith.subi %1368, %kvHeads : index
                %1507 = arith.muli %1506, %c11 : index
                %1508 = arith.addi %1373, %1507 : index
                %1509 = arith.addi %1482, %c9 : index
                %1510 = arith.divui %1509, %c7 : index
                %1511 = arith.muli %1510, %c23 : index
                %1512 = arith.addi %1511, %c12 : index
                %1513 = arith.remui %1509, %c7 : index
                %1514 = arith.divui %1372, %c8 : index
                %1515 = arith.remui %1372, %c8 : index
                %1516 = arith.muli %1515, %c2 : index
                %1517 = arith.addi %1514, %1516 : index
                %1518 = arith.muli %1513, %c7 : index
                %1519 = arith.divui %1517, %c20 : index
                %1520 = arith.muli %1519, %c20 : index
                %1521 = arith.remui %1517, %c8 : index
                %1522 = arith.muli %1521, %c8 : index
                %1523 = arith.addi %1520, %1522 : index
                %1524 = arith.divui %1517, %c8 : index
                %1525 = arith.remui %1524, %c8 : index
                %1526 = arith.addi %1523, %1525 : index
                %1527 = arith.addi %1518, %1526 : index
                %1528 = arith.addi %1512, %1527 : index
                %1529 = arith.addi %1508, %1528 : index
                %1530 = vector.shuffle %1486, %1486 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1530, %kv[%1529] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1531 = arith.addi %1482, %c10 : index
                %1532 = arith.divui %1531, %c7 : index
                %1533 = arith.muli %1532, %c23 : index
                %1534 = arith.addi %1533, %c12 : index
                %1535 = arith.remui %1531, %c7 : index
                %1536 = arith.divui %1372, %c8 : index
                %1537 = arith.remui %1372, %c8 : index
                %1538 = arith.muli %1537, %c2 : index
                %1539 = arith.addi %1536, %1538 : index
                %1540 = arith.muli %1535, %c7 : index
                %1541 = arith.divui %1539, %c20 : index
                %1542 = arith.muli %1541, %c20 : index
                %1543 = arith.remui %1539, %c8 : index
                %1544 = arith.muli %1543, %c8 : index
                %1545 = arith.addi %1542, %1544 : index
                %1546 = arith.divui %1539, %c8 : index
                %1547 = arith.remui %1546, %c8 : index
                %1548 = arith.addi %1545, %1547 : index
                %1549 = arith.addi %1540, %1548 : index
                %1550 = arith.addi %1534, %1549 : index
                %1551 = arith.addi %1508, %1550 : index
                %1552 = vector.shuffle %1486, %1486 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1552, %kv[%1551] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1553 = arith.addi %1482, %c8 : index
                %1554 = arith.divui %1553, %c7 : index
                %1555 = arith.muli %1554, %c23 : index
                %1556 = arith.addi %1555, %c12 : index
                %1557 = arith.remui %1553, %c7 : index
                %1558 = arith.divui %1372, %c8 : index
                %1559 = arith.remui %1372, %c8 : index
                %1560 = arith.muli %1559, %c2 : index
                %1561 = arith.addi %1558, %1560 : index
                %1562 = arith.muli %1557, %c7 : index
                %1563 = arith.divui %1561, %c20 : index
                %1564 = arith.muli %1563, %c20 : index
                %1565 = arith.remui %1561, %c8 : index
                %1566 = arith.muli %1565, %c8 : index
                %1567 = arith.addi %1564, %1566 : index
                %1568 = arith.divui %1561, %c8 : index
                %1569 = arith.remui %1568, %c8 : index
                %1570 = arith.addi %1567, %1569 : index
                %1571 = arith.addi %1562, %1570 : index
                %1572 = arith.addi %1556, %1571 : index
                %1573 = arith.addi %1508, %1572 : index
                %1574 = vector.shuffle %1486, %1486 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1574, %kv[%1573] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1575 = arith.addi %1482, %c30 : index
                %1576 = arith.divui %1575, %c7 : index
                %1577 = arith.muli %1576, %c23 : index
                %1578 = arith.addi %1577, %c12 : index
                %1579 = arith.remui %1575, %c7 : index
                %1580 = arith.divui %1372, %c8 : index
                %1581 = arith.remui %1372, %c8 : index
                %1582 = arith.muli %1581, %c2 : index
                %1583 = arith.addi %1580, %1582 : index
                %1584 = arith.muli %1579, %c7 : index
                %1585 = arith.divui %1583, %c20 : index
                %1586 = arith.muli %1585, %c20 : index
                %1587 = arith.remui %1583, %c8 : index
                %1588 = arith.muli %1587, %c8 : index
                %1589 = arith.addi %1586, %1588 : index
                %1590 = arith.divui %1583, %c8 : index
                %1591 = arith.remui %1590, %c8 : index
                %1592 = arith.addi %1589, %1591 : index
                %1593 = arith.addi %1584, %1592 : index
                %1594 = arith.addi %1578, %1593 : index
                %1595 = arith.addi %1508, %1594 : index
                %1596 = vector.shuffle %1486, %1486 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1596, %kv[%1595] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1597 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1597 {
            %1598 = wave.lane
            %1599 = arith.muli %1598, %c20 : index
            scf.for %1600 = %1599 to %c23 step %c32 {
              %1601 = arith.addi %1367, %1600 : index
              %1602 = vector.load %20[%1601] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1603 = arith.mulf %1602, %1370 : vector<4xf32>
              %1604 = wave.fp8_encode "e5m2" %1603 : vector<4xf32> -> vector<4xi8>
              %1605 = arith.cmpi slt, %1368, %kvHeads : index
              scf.if %1605 {
                %1606 = arith.muli %1368, %c11 : index
                %1607 = arith.addi %1373, %1606 : index
                %1608 = vector.shuffle %1604, %1604 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1609 = arith.divui %1600, %c7 : index
                %1610 = arith.muli %1609, %c23 : index
                %1611 = arith.remui %1600, %c7 : index
                %1612 = arith.muli %1372, %c7 : index
                %1613 = arith.divui %1611, %c20 : index
                %1614 = arith.muli %1613, %c20 : index
                %1615 = arith.remui %1611, %c8 : index
                %1616 = arith.muli %1615, %c8 : index
                %1617 = arith.addi %1614, %1616 : index
                %1618 = arith.divui %1611, %c8 : index
                %1619 = arith.remui %1618, %c8 : index
                %1620 = arith.addi %1617, %1619 : index
                %1621 = arith.addi %1612, %1620 : index
                %1622 = arith.addi %1610, %1621 : index
                %1623 = arith.addi %1607, %1622 : index
                vector.store %1608, %kv[%1623] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1624 = arith.subi %1368, %kvHeads : index
                %1625 = arith.muli %1624, %c11 : index
                %1626 = arith.addi %1373, %1625 : index
                %1627 = arith.addi %1600, %c9 : index
                %1628 = arith.divui %1627, %c7 : index
                %1629 = arith.muli %1628, %c23 : index
                %1630 = arith.addi %1629, %c12 : index
                %1631 = arith.remui %1627, %c7 : index
                %1632 = arith.divui %1372, %c8 : index
                %1633 = arith.remui %1372, %c8 : index
                %1634 = arith.muli %1633, %c2 : index
                %1635 = arith.addi %1632, %1634 : index
                %1636 = arith.muli %1631, %c7 : index
                %1637 = arith.divui %1635, %c20 : index
                %1638 = arith.muli %1637, %c20 : index
                %1639 = arith.remui %1635, %c8 : index
                %1640 = arith.muli %1639, %c8 : index
                %1641 = arith.addi %1638, %1640 : index
                %1642 = arith.divui %1635, %c8 : index
                %1643 = arith.remui %1642, %c8 : index
                %1644 = arith.addi %1641, %1643 : index
                %1645 = arith.addi %1636, %1644 : index
                %1646 = arith.addi %1630, %1645 : index
                %1647 = arith.addi %1626, %1646 : index
                %1648 = vector.shuffle %1604, %1604 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1648, %kv[%1647] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1649 = arith.addi %1600, %c10 : index
                %1650 = arith.divui %1649, %c7 : index
                %1651 = arith.muli %1650, %c23 : index
                %1652 = arith.addi %1651, %c12 : index
                %1653 = arith.remui %1649, %c7 : index
                %1654 = arith.divui %1372, %c8 : index
                %1655 = arith.remui %1372, %c8 : index
                %1656 = arith.muli %1655, %c2 : index
                %1657 = arith.addi %1654, %1656 : index
                %1658 = arith.muli %1653, %c7 : index
                %1659 = arith.divui %1657, %c20 : index
                %1660 = arith.muli %1659, %c20 : index
                %1661 = arith.remui %1657, %c8 : index
                %1662 = arith.muli %1661, %c8 : index
                %1663 = arith.addi %1660, %1662 : index
                %1664 = arith.divui %1657, %c8 : index
                %1665 = arith.remui %1664, %c8 : index
                %1666 = arith.addi %1663, %1665 : index
                %1667 = arith.addi %1658, %1666 : index
                %1668 = arith.addi %1652, %1667 : index
                %1669 = arith.addi %1626, %1668 : index
                %1670 = vector.shuffle %1604, %1604 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1670, %kv[%1669] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1671 = arith.addi %1600, %c8 : index
                %1672 = arith.divui %1671, %c7 : index
                %1673 = arith.muli %1672, %c23 : index
                %1674 = arith.addi %1673, %c12 : index
                %1675 = arith.remui %1671, %c7 : index
                %1676 = arith.divui %1372, %c8 : index
                %1677 = arith.remui %1372, %c8 : index
                %1678 = arith.muli %1677, %c2 : index
                %1679 = arith.addi %1676, %1678 : index
                %1680 = arith.muli %1675, %c7 : index
                %1681 = arith.divui %1679, %c20 : index
                %1682 = arith.muli %1681, %c20 : index
                %1683 = arith.remui %1679, %c8 : index
                %1684 = arith.muli %1683, %c8 : index
                %1685 = arith.addi %1682, %1684 : index
                %1686 = arith.divui %1679, %c8 : index
                %1687 = arith.remui %1686, %c8 : index
                %1688 = arith.addi %1685, %1687 : index
                %1689 = arith.addi %1680, %1688 : index
                %1690 = arith.addi %1674, %1689 : index
                %1691 = arith.addi %1626, %1690 : index
                %1692 = vector.shuffle %1604, %1604 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1692, %kv[%1691] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1693 = arith.addi %1600, %c30 : index
                %1694 = arith.divui %1693, %c7 : index
                %1695 = arith.muli %1694, %c23 : index
                %1696 = arith.addi %1695, %c12 : index
                %1697 = arith.remui %1693, %c7 : index
                %1698 = arith.divui %1372, %c8 : index
                %1699 = arith.remui %1372, %c8 : index
                %1700 = arith.muli %1699, %c2 : index
                %1701 = arith.addi %1698, %1700 : index
                %1702 = arith.muli %1697, %c7 : index
                %1703 = arith.divui %1701, %c20 : index
                %1704 = arith.muli %1703, %c20 : index
                %1705 = arith.remui %1701, %c8 : index
                %1706 = arith.muli %1705, %c8 : index
                %1707 = arith.addi %1704, %1706 : index
                %1708 = arith.divui %1701, %c8 : index
                %1709 = arith.remui %1708, %c8 : index
                %1710 = arith.addi %1707, %1709 : index
                %1711 = arith.addi %1702, %1710 : index
                %1712 = arith.addi %1696, %1711 : index
                %1713 = arith.addi %1626, %1712 : index
                %1714 = vector.shuffle %1604, %1604 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1714, %kv[%1713] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %1715 = arith.addi %23, %c7 : index
    %1716 = wave.lane
    %1717 = arith.muli %3, %c8 : index
    %1718 = arith.muli %1717, %c23 : index
    %1719 = arith.addi %1718, %1716 : index
    %1720 = arith.muli %4, %c12 : index
    %1721 = arith.addi %1720, %1719 : index
    %1722 = arith.addi %1721, %c9 : index
    %1723 = arith.addi %1722, %c9 : index
    %1724 = vector.extract %568#2[0] : f32 from vector<8xf32>
    memref.store %1724, %19[%1723] : memref<?xf32>
    %1725 = arith.muli %4, %c12 : index
    %1726 = arith.addi %1725, %1719 : index
    %1727 = arith.addi %1726, %c9 : index
    %1728 = arith.addi %1727, %c15 : index
    %1729 = vector.extract %568#2[1] : f32 from vector<8xf32>
    memref.store %1729, %19[%1728] : memref<?xf32>
    %1730 = arith.muli %4, %c12 : index
    %1731 = arith.addi %1730, %1719 : index
    %1732 = arith.addi %1731, %c9 : index
    %1733 = arith.addi %1732, %c13 : index
    %1734 = vector.extract %568#2[2] : f32 from vector<8xf32>
    memref.store %1734, %19[%1733] : memref<?xf32>
    %1735 = arith.muli %4, %c12 : index
    %1736 = arith.addi %1735, %1719 : index
    %1737 = arith.addi %1736, %c9 : index
    %1738 = arith.addi %1737, %c31 : index
    %1739 = vector.extract %568#2[3] : f32 from vector<8xf32>
    memref.store %1739, %19[%1738] : memref<?xf32>
    %1740 = arith.muli %4, %c12 : index
    %1741 = arith.addi %1740, %1719 : index
    %1742 = arith.addi %1741, %c9 : index
    %1743 = arith.addi %1742, %c32 : index
    %1744 = vector.extract %568#2[4] : f32 from vector<8xf32>
    memref.store %1744, %19[%1743] : memref<?xf32>
    %1745 = arith.muli %4, %c12 : index
    %1746 = arith.addi %1745, %1719 : index
    %1747 = arith.addi %1746, %c9 : index
    %1748 = arith.addi %1747, %c33 : index
    %1749 = vector.extract %568#2[5] : f32 from vector<8xf32>
    memref.store %1749, %19[%1748] : memref<?xf32>
    %1750 = arith.muli %4, %c12 : index
    %1751 = arith.addi %1750, %1719 : index
    %1752 = arith.addi %1751, %c9 : index
    %1753 = arith.addi %1752, %c34 : index
    %1754 = vector.extract %568#2[6] : f32 from vector<8xf32>
    memref.store %1754, %19[%1753] : memref<?xf32>
    %1755 = arith.muli %4, %c12 : index
    %1756 = arith.addi %1755, %1719 : index
    %1757 = arith.addi %1756, %c9 : index
    %1758 = arith.addi %1757, %c35 : index
    %1759 = vector.extract %568#2[7] : f32 from vector<8xf32>
    memref.store %1759, %19[%1758] : memref<?xf32>
    %1760 = arith.muli %4, %c12 : index
    %1761 = arith.addi %1760, %1719 : index
    %1762 = arith.addi %1761, %c23 : index
    %1763 = arith.addi %1762, %c9 : index
    %1764 = vector.extract %568#3[0] : f32 from vector<8xf32>
    memref.store %1764, %19[%1763] : memref<?xf32>
    %1765 = arith.muli %4, %c12 : index
    %1766 = arith.addi %1765, %1719 : index
    %1767 = arith.addi %1766, %c23 : index
    %1768 = arith.addi %1767, %c15 : index
    %1769 = vector.extract %568#3[1] : f32 from vector<8xf32>
    memref.store %1769, %19[%1768] : memref<?xf32>
    %1770 = arith.muli %4, %c12 : index
    %1771 = arith.addi %1770, %1719 : index
    %1772 = arith.addi %1771, %c23 : index
    %1773 = arith.addi %1772, %c13 : index
    %1774 = vector.extract %568#3[2] : f32 from vector<8xf32>
    memref.store %1774, %19[%1773] : memref<?xf32>
    %1775 = arith.muli %4, %c12 : index
    %1776 = arith.addi %1775, %1719 : index
    %1777 = arith.addi %1776, %c23 : index
    %1778 = arith.addi %1777, %c31 : index
    %1779 = vector.extract %568#3[3] : f32 from vector<8xf32>
    memref.store %1779, %19[%1778] : memref<?xf32>
    %1780 = arith.muli %4, %c12 : index
    %1781 = arith.addi %1780, %1719 : index
    %1782 = arith.addi %1781, %c23 : index
    %1783 = arith.addi %1782, %c32 : index
    %1784 = vector.extract %568#3[4] : f32 from vector<8xf32>
    memref.store %1784, %19[%1783] : memref<?xf32>
    %1785 = arith.muli %4, %c12 : index
    %1786 = arith.addi %1785, %1719 : index
    %1787 = arith.addi %1786, %c23 : index
    %1788 = arith.addi %1787, %c33 : index
    %1789 = vector.extract %568#3[5] : f32 from vector<8xf32>
    memref.store %1789, %19[%1788] : memref<?xf32>
    %1790 = arith.muli %4, %c12 : index
    %1791 = arith.addi %1790, %1719 : index
    %1792 = arith.addi %1791, %c23 : index
    %1793 = arith.addi %1792, %c34 : index
    %1794 = vector.extract %568#3[6] : f32 from vector<8xf32>
    memref.store %1794, %19[%1793] : memref<?xf32>
    %1795 = arith.muli %4, %c12 : index
    %1796 = arith.addi %1795, %1719 : index
    %1797 = arith.addi %1796, %c23 : index
    %1798 = arith.addi %1797, %c35 : index
    %1799 = vector.extract %568#3[7] : f32 from vector<8xf32>
    memref.store %1799, %19[%1798] : memref<?xf32>
    wave.barrier
    %1800 = arith.muli %4, %c20 : index
    %1801 = arith.addi %1800, %c9 : index
    %1802 = arith.muli %1801, %c8 : index
    %1803 = arith.divui %1716, %c7 : index
    %1804 = arith.addi %1802, %1803 : index
    %1805 = arith.addi %1715, %1804 : index
    %1806 = arith.cmpi slt, %1805, %22 : index
    scf.if %1806 {
      %1807 = arith.cmpi eq, %hasFactors, %c10 : index
      %1808 = memref.load %factors[%1805] : memref<?xf32>
      %1809 = arith.select %1807, %1808, %c37 : f32
      %1810 = arith.addi %1719, %c9 : index
      %1811 = arith.muli %1801, %c15 : index
      %1812 = arith.addi %1810, %1811 : index
      %1813 = memref.load %19[%1812] : memref<?xf32>
      %1814 = arith.addi %1812, %c12 : index
      %1815 = memref.load %19[%1814] : memref<?xf32>
      %1816 = arith.addf %1813, %1815 : f32
      %1817 = arith.mulf %1816, %1809 : f32
      %1818 = arith.muli %3, %c8 : index
      %1819 = arith.addi %1818, %c9 : index
      %1820 = arith.muli %1819, %c7 : index
      %1821 = arith.remui %1716, %c7 : index
      %1822 = arith.addi %1820, %1821 : index
      %1823 = arith.muli %1804, %c23 : index
      %1824 = arith.addi %1823, %1822 : index
      memref.store %1817, %20[%1824] : memref<?xf32>
      %1825 = arith.addi %1719, %c23 : index
      %1826 = arith.muli %1801, %c15 : index
      %1827 = arith.addi %1825, %1826 : index
      %1828 = memref.load %19[%1827] : memref<?xf32>
      %1829 = arith.addi %1827, %c12 : index
      %1830 = memref.load %19[%1829] : memref<?xf32>
      %1831 = arith.addf %1828, %1830 : f32
      %1832 = arith.mulf %1831, %1809 : f32
      %1833 = arith.muli %3, %c8 : index
      %1834 = arith.addi %1833, %c10 : index
      %1835 = arith.muli %1834, %c7 : index
      %1836 = arith.remui %1716, %c7 : index
      %1837 = arith.addi %1835, %1836 : index
      %1838 = arith.muli %1804, %c23 : index
      %1839 = arith.addi %1838, %1837 : index
      memref.store %1832, %20[%1839] : memref<?xf32>
    }
    %1840 = arith.muli %4, %c20 : index
    %1841 = arith.addi %1840, %c10 : index
    %1842 = arith.muli %1841, %c8 : index
    %1843 = arith.divui %1716, %c7 : index
    %1844 = arith.addi %1842, %1843 : index
    %1845 = arith.addi %1715, %1844 : index
    %1846 = arith.cmpi slt, %1845, %22 : index
    scf.if %1846 {
      %1847 = arith.cmpi eq, %hasFactors, %c10 : index
      %1848 = memref.load %factors[%1845] : memref<?xf32>
      %1849 = arith.select %1847, %1848, %c37 : f32
      %1850 = arith.addi %1719, %c9 : index
      %1851 = arith.muli %1841, %c15 : index
      %1852 = arith.addi %1850, %1851 : index
      %1853 = memref.load %19[%1852] : memref<?xf32>
      %1854 = arith.addi %1852, %c12 : index
      %1855 = memref.load %19[%1854] : memref<?xf32>
      %1856 = arith.addf %1853, %1855 : f32
      %1857 = arith.mulf %1856, %1849 : f32
      %1858 = arith.muli %3, %c8 : index
      %1859 = arith.addi %1858, %c9 : index
      %1860 = arith.muli %1859, %c7 : index
      %1861 = arith.remui %1716, %c7 : index
      %1862 = arith.addi %1860, %1861 : index
      %1863 = arith.muli %1844, %c23 : index
      %1864 = arith.addi %1863, %1862 : index
      memref.store %1857, %20[%1864] : memref<?xf32>
      %1865 = arith.addi %1719, %c23 : index
      %1866 = arith.muli %1841, %c15 : index
      %1867 = arith.addi %1865, %1866 : index
      %1868 = memref.load %19[%1867] : memref<?xf32>
      %1869 = arith.addi %1867, %c12 : index
      %1870 = memref.load %19[%1869] : memref<?xf32>
      %1871 = arith.addf %1868, %1870 : f32
      %1872 = arith.mulf %1871, %1849 : f32
      %1873 = arith.muli %3, %c8 : index
      %1874 = arith.addi %1873, %c10 : index
      %1875 = arith.muli %1874, %c7 : index
      %1876 = arith.remui %1716, %c7 : index
      %1877 = arith.addi %1875, %1876 : index
      %1878 = arith.muli %1844, %c23 : index
      %1879 = arith.addi %1878, %1877 : index
      memref.store %1872, %20[%1879] : memref<?xf32>
    }
    %1880 = arith.muli %4, %c20 : index
    %1881 = arith.addi %1880, %c8 : index
    %1882 = arith.muli %1881, %c8 : index
    %1883 = arith.divui %1716, %c7 : index
    %1884 = arith.addi %1882, %1883 : index
    %1885 = arith.addi %1715, %1884 : index
    %1886 = arith.cmpi slt, %1885, %22 : index
    scf.if %1886 {
      %1887 = arith.cmpi eq, %hasFactors, %c10 : index
      %1888 = memref.load %factors[%1885] : memref<?xf32>
      %1889 = arith.select %1887, %1888, %c37 : f32
      %1890 = arith.addi %1719, %c9 : index
      %1891 = arith.muli %1881, %c15 : index
      %1892 = arith.addi %1890, %1891 : index
      %1893 = memref.load %19[%1892] : memref<?xf32>
      %1894 = arith.addi %1892, %c12 : index
      %1895 = memref.load %19[%1894] : memref<?xf32>
      %1896 = arith.addf %1893, %1895 : f32
      %1897 = arith.mulf %1896, %1889 : f32
      %1898 = arith.muli %3, %c8 : index
      %1899 = arith.addi %1898, %c9 : index
      %1900 = arith.muli %1899, %c7 : index
      %1901 = arith.remui %1716, %c7 : index
      %1902 = arith.addi %1900, %1901 : index
      %1903 = arith.muli %1884, %c23 : index
      %1904 = arith.addi %1903, %1902 : index
      memref.store %1897, %20[%1904] : memref<?xf32>
      %1905 = arith.addi %1719, %c23 : index
      %1906 = arith.muli %1881, %c15 : index
      %1907 = arith.addi %1905, %1906 : index
      %1908 = memref.load %19[%1907] : memref<?xf32>
      %1909 = arith.addi %1907, %c12 : index
      %1910 = memref.load %19[%1909] : memref<?xf32>
      %1911 = arith.addf %1908, %1910 : f32
      %1912 = arith.mulf %1911, %1889 : f32
      %1913 = arith.muli %3, %c8 : index
      %1914 = arith.addi %1913, %c10 : index
      %1915 = arith.muli %1914, %c7 : index
      %1916 = arith.remui %1716, %c7 : index
      %1917 = arith.addi %1915, %1916 : index
      %1918 = arith.muli %1884, %c23 : index
      %1919 = arith.addi %1918, %1917 : index
      memref.store %1912, %20[%1919] : memref<?xf32>
    }
    %1920 = arith.muli %4, %c20 : index
    %1921 = arith.addi %1920, %c30 : index
    %1922 = arith.muli %1921, %c8 : index
    %1923 = arith.divui %1716, %c7 : index
    %1924 = arith.addi %1922, %1923 : index
    %1925 = arith.addi %1715, %1924 : index
    %1926 = arith.cmpi slt, %1925, %22 : index
    scf.if %1926 {
      %1927 = arith.cmpi eq, %hasFactors, %c10 : index
      %1928 = memref.load %factors[%1925] : memref<?xf32>
      %1929 = arith.select %1927, %1928, %c37 : f32
      %1930 = arith.addi %1719, %c9 : index
      %1931 = arith.muli %1921, %c15 : index
      %1932 = arith.addi %1930, %1931 : index
      %1933 = memref.load %19[%1932] : memref<?xf32>
      %1934 = arith.addi %1932, %c12 : index
      %1935 = memref.load %19[%1934] : memref<?xf32>
      %1936 = arith.addf %1933, %1935 : f32
      %1937 = arith.mulf %1936, %1929 : f32
      %1938 = arith.muli %3, %c8 : index
      %1939 = arith.addi %1938, %c9 : index
      %1940 = arith.muli %1939, %c7 : index
      %1941 = arith.remui %1716, %c7 : index
      %1942 = arith.addi %1940, %1941 : index
      %1943 = arith.muli %1924, %c23 : index
      %1944 = arith.addi %1943, %1942 : index
      memref.store %1937, %20[%1944] : memref<?xf32>
      %1945 = arith.addi %1719, %c23 : index
      %1946 = arith.muli %1921, %c15 : index
      %1947 = arith.addi %1945, %1946 : index
      %1948 = memref.load %19[%1947] : memref<?xf32>
      %1949 = arith.addi %1947, %c12 : index
      %1950 = memref.load %19[%1949] : memref<?xf32>
      %1951 = arith.addf %1948, %1950 : f32
      %1952 = arith.mulf %1951, %1929 : f32
      %1953 = arith.muli %3, %c8 : index
      %1954 = arith.addi %1953, %c10 : index
      %1955 = arith.muli %1954, %c7 : index
      %1956 = arith.remui %1716, %c7 : index
      %1957 = arith.addi %1955, %1956 : index
      %1958 = arith.muli %1924, %c23 : index
      %1959 = arith.addi %1958, %1957 : index
      memref.store %1952, %20[%1959] : memref<?xf32>
    }
    wave.barrier
    %1960 = arith.addi %23, %c7 : index
    %1961 = wave.wave
    %1962 = arith.addi %1961, %c9 : index
    %1963 = arith.addi %1960, %1962 : index
    %1964 = arith.cmpi slt, %1963, %22 : index
    scf.if %1964 {
      %1965 = arith.addi %1960, %1962 : index
      %1966 = arith.muli %1962, %c23 : index
      %1967 = wave.lane
      %1968 = arith.addi %1967, %c9 : index
      %1969 = arith.cmpi eq, %hasBias, %c10 : index
      %1970 = arith.addi %1966, %1968 : index
      %1971 = memref.load %20[%1970] : memref<?xf32>
      %1972 = arith.muli %0, %c23 : index
      %1973 = arith.addi %1972, %1968 : index
      %1974 = memref.load %bias[%1973] : memref<?xf32>
      %1975 = arith.addf %1971, %1974 : f32
      %1976 = arith.select %1969, %1975, %1971 : f32
      %1977 = arith.addi %1968, %c32 : index
      %1978 = arith.cmpi eq, %hasBias, %c10 : index
      %1979 = arith.addi %1966, %1977 : index
      %1980 = memref.load %20[%1979] : memref<?xf32>
      %1981 = arith.muli %0, %c23 : index
      %1982 = arith.addi %1981, %1977 : index
      %1983 = memref.load %bias[%1982] : memref<?xf32>
      %1984 = arith.addf %1980, %1983 : f32
      %1985 = arith.select %1978, %1984, %1980 : f32
      %1986 = arith.addi %1967, %c15 : index
      %1987 = arith.cmpi eq, %hasBias, %c10 : index
      %1988 = arith.addi %1966, %1986 : index
      %1989 = memref.load %20[%1988] : memref<?xf32>
      %1990 = arith.muli %0, %c23 : index
      %1991 = arith.addi %1990, %1986 : index
      %1992 = memref.load %bias[%1991] : memref<?xf32>
      %1993 = arith.addf %1989, %1992 : f32
      %1994 = arith.select %1987, %1993, %1989 : f32
      %1995 = arith.addi %1986, %c32 : index
      %1996 = arith.cmpi eq, %hasBias, %c10 : index
      %1997 = arith.addi %1966, %1995 : index
      %1998 = memref.load %20[%1997] : memref<?xf32>
      %1999 = arith.muli %0, %c23 : index
      %2000 = arith.addi %1999, %1995 : index
      %2001 = memref.load %bias[%2000] : memref<?xf32>
      %2002 = arith.addf %1998, %2001 : f32
      %2003 = arith.select %1996, %2002, %1998 : f32
      %2004 = arith.addi %1967, %c13 : index
      %2005 = arith.cmpi eq, %hasBias, %c10 : index
      %2006 = arith.addi %1966, %2004 : index
      %2007 = memref.load %20[%2006] : memref<?xf32>
      %2008 = arith.muli %0, %c23 : index
      %2009 = arith.addi %2008, %2004 : index
      %2010 = memref.load %bias[%2009] : memref<?xf32>
      %2011 = arith.addf %2007, %2010 : f32
      %2012 = arith.select %2005, %2011, %2007 : f32
      %2013 = arith.addi %2004, %c32 : index
      %2014 = arith.cmpi eq, %hasBias, %c10 : index
      %2015 = arith.addi %1966, %2013 : index
      %2016 = memref.load %20[%2015] : memref<?xf32>
      %2017 = arith.muli %0, %c23 : index
      %2018 = arith.addi %2017, %2013 : index
      %2019 = memref.load %bias[%2018] : memref<?xf32>
      %2020 = arith.addf %2016, %2019 : f32
      %2021 = arith.select %2014, %2020, %2016 : f32
      %2022 = arith.addi %1967, %c31 : index
      %2023 = arith.cmpi eq, %hasBias, %c10 : index
      %2024 = arith.addi %1966, %2022 : index
      %2025 = memref.load %20[%2024] : memref<?xf32>
      %2026 = arith.muli %0, %c23 : index
      %2027 = arith.addi %2026, %2022 : index
      %2028 = memref.load %bias[%2027] : memref<?xf32>
      %2029 = arith.addf %2025, %2028 : f32
      %2030 = arith.select %2023, %2029, %2025 : f32
      %2031 = arith.addi %2022, %c32 : index
      %2032 = arith.cmpi eq, %hasBias, %c10 : index
      %2033 = arith.addi %1966, %2031 : index
      %2034 = memref.load %20[%2033] : memref<?xf32>
      %2035 = arith.muli %0, %c23 : index
      %2036 = arith.addi %2035, %2031 : index
      %2037 = memref.load %bias[%2036] : memref<?xf32>
      %2038 = arith.addf %2034, %2037 : f32
      %2039 = arith.select %2032, %2038, %2034 : f32
      %2040 = arith.addi %heads, %kvHeads : index
      %2041 = arith.cmpi slt, %0, %2040 : index
      scf.if %2041 {
        %2042 = arith.addi %positionsAt, %1965 : index
        %2043 = memref.load %step[%2042] : memref<?xi32>
        %2044 = arith.index_cast %2043 : i32 to index
        %2045 = arith.cmpi eq, %hasNorm, %c10 : index
        %2046 = math.fma %1976, %1976, %c41 : f32
        %2047 = math.fma %1985, %1985, %2046 : f32
        %2048 = math.fma %1994, %1994, %2047 : f32
        %2049 = math.fma %2003, %2003, %2048 : f32
        %2050 = math.fma %2012, %2012, %2049 : f32
        %2051 = math.fma %2021, %2021, %2050 : f32
        %2052 = math.fma %2030, %2030, %2051 : f32
        %2053 = math.fma %2039, %2039, %2052 : f32
        %2054 = vector.broadcast %2053 : f32 to vector<1xf32>
        %2055 = wave.reduce "add" %2054 : vector<1xf32>
        %2056 = arith.mulf %2055, %inverseHeadDim : f32
        %2057 = arith.addf %2056, %epsilon : f32
        %2058 = math.sqrt %2057 : f32
        %2059 = arith.divf %c37, %2058 : f32
        %2060 = arith.cmpi slt, %0, %heads : index
        %2061 = arith.addi %1968, %c32 : index
        %2062 = memref.load %query_norm[%1968] : memref<?xf32>
        %2063 = memref.load %key_norm[%1968] : memref<?xf32>
        %2064 = arith.select %2060, %2062, %2063 : f32
        %2065 = arith.mulf %1976, %2059 : f32
        %2066 = arith.mulf %2065, %2064 : f32
        %2067 = arith.select %2045, %2066, %1976 : f32
        %2068 = memref.load %query_norm[%2061] : memref<?xf32>
        %2069 = memref.load %key_norm[%2061] : memref<?xf32>
        %2070 = arith.select %2060, %2068, %2069 : f32
        %2071 = arith.mulf %1985, %2059 : f32
        %2072 = arith.mulf %2071, %2070 : f32
        %2073 = arith.select %2045, %2072, %1985 : f32
        %2074 = arith.addi %1986, %c32 : index
        %2075 = memref.load %query_norm[%1986] : memref<?xf32>
        %2076 = memref.load %key_norm[%1986] : memref<?xf32>
        %2077 = arith.select %2060, %2075, %2076 : f32
        %2078 = arith.mulf %1994, %2059 : f32
        %2079 = arith.mulf %2078, %2077 : f32
        %2080 = arith.select %2045, %2079, %1994 : f32
        %2081 = memref.load %query_norm[%2074] : memref<?xf32>
        %2082 = memref.load %key_norm[%2074] : memref<?xf32>
        %2083 = arith.select %2060, %2081, %2082 : f32
        %2084 = arith.mulf %2003, %2059 : f32
        %2085 = arith.mulf %2084, %2083 : f32
        %2086 = arith.select %2045, %2085, %2003 : f32
        %2087 = arith.addi %2004, %c32 : index
        %2088 = memref.load %query_norm[%2004] : memref<?xf32>
        %2089 = memref.load %key_norm[%2004] : memref<?xf32>
        %2090 = arith.select %2060, %2088, %2089 : f32
        %2091 = arith.mulf %2012, %2059 : f32
        %2092 = arith.mulf %2091, %2090 : f32
        %2093 = arith.select %2045, %2092, %2012 : f32
        %2094 = memref.load %query_norm[%2087] : memref<?xf32>
        %2095 = memref.load %key_norm[%2087] : memref<?xf32>
        %2096 = arith.select %2060, %2094, %2095 : f32
        %2097 = arith.mulf %2021, %2059 : f32
        %2098 = arith.mulf %2097, %2096 : f32
        %2099 = arith.select %2045, %2098, %2021 : f32
        %2100 = arith.addi %2022, %c32 : index
        %2101 = memref.load %query_norm[%2022] : memref<?xf32>
        %2102 = memref.load %key_norm[%2022] : memref<?xf32>
        %2103 = arith.select %2060, %2101, %2102 : f32
        %2104 = arith.mulf %2030, %2059 : f32
        %2105 = arith.mulf %2104, %2103 : f32
        %2106 = arith.select %2045, %2105, %2030 : f32
        %2107 = memref.load %query_norm[%2100] : memref<?xf32>
        %2108 = memref.load %key_norm[%2100] : memref<?xf32>
        %2109 = arith.select %2060, %2107, %2108 : f32
        %2110 = arith.mulf %2039, %2059 : f32
        %2111 = arith.mulf %2110, %2109 : f32
        %2112 = arith.select %2045, %2111, %2039 : f32
        %2113 = arith.remui %2044, %c23 : index
        %2114 = arith.muli %2113, %c23 : index
        %2115 = arith.addi %2114, %1968 : index
        %2116 = arith.divui %2044, %c23 : index
        %2117 = arith.addi %2116, %c23 : index
        %2118 = arith.muli %2117, %c23 : index
        %2119 = arith.addi %2118, %1968 : index
        %2120 = memref.load %rope[%2115] : memref<?xf32>
        %2121 = arith.addi %2115, %c32 : index
        %2122 = memref.load %rope[%2121] : memref<?xf32>
        %2123 = memref.load %rope[%2119] : memref<?xf32>
        %2124 = arith.addi %2119, %c32 : index
        %2125 = memref.load %rope[%2124] : memref<?xf32>
        %2126 = arith.mulf %2123, %2120 : f32
        %2127 = arith.mulf %2125, %2122 : f32
        %2128 = arith.subf %2126, %2127 : f32
        %2129 = arith.mulf %2125, %2120 : f32
        %2130 = arith.mulf %2123, %2122 : f32
        %2131 = arith.addf %2129, %2130 : f32
        %2132 = arith.mulf %2067, %2128 : f32
        %2133 = arith.mulf %2073, %2131 : f32
        %2134 = arith.subf %2132, %2133 : f32
        %2135 = arith.mulf %2073, %2128 : f32
        %2136 = arith.mulf %2067, %2131 : f32
        %2137 = arith.addf %2135, %2136 : f32
        %2138 = arith.cmpi slt, %0, %heads : index
        scf.if %2138 {
          %2139 = arith.muli %1965, %heads : index
          %2140 = arith.addi %2139, %0 : index
          %2141 = arith.muli %2140, %c23 : index
          %2142 = arith.addi %2141, %1968 : index
          memref.store %2134, %q[%2142] : memref<?xf32>
          %2143 = arith.addi %2142, %c32 : index
          memref.store %2137, %q[%2143] : memref<?xf32>
        } else {
          %2144 = arith.addi %1966, %1968 : index
          memref.store %2134, %20[%2144] : memref<?xf32>
          %2145 = arith.addi %1966, %1968 : index
          %2146 = arith.addi %2145, %c32 : index
          memref.store %2137, %20[%2146] : memref<?xf32>
        }
        %2147 = arith.remui %2044, %c23 : index
        %2148 = arith.muli %2147, %c23 : index
        %2149 = arith.addi %2148, %1986 : index
        %2150 = arith.divui %2044, %c23 : index
        %2151 = arith.addi %2150, %c23 : index
        %2152 = arith.muli %2151, %c23 : index
        %2153 = arith.addi %2152, %1986 : index
        %2154 = memref.load %rope[%2149] : memref<?xf32>
        %2155 = arith.addi %2149, %c32 : index
        %2156 = memref.load %rope[%2155] : memref<?xf32>
        %2157 = memref.load %rope[%2153] : memref<?xf32>
        %2158 = arith.addi %2153, %c32 : index
        %2159 = memref.load %rope[%2158] : memref<?xf32>
        %2160 = arith.mulf %2157, %2154 : f32
        %2161 = arith.mulf %2159, %2156 : f32
        %2162 = arith.subf %2160, %2161 : f32
        %2163 = arith.mulf %2159, %2154 : f32
        %2164 = arith.mulf %2157, %2156 : f32
        %2165 = arith.addf %2163, %2164 : f32
        %2166 = arith.mulf %2080, %2162 : f32
        %2167 = arith.mulf %2086, %2165 : f32
        %2168 = arith.subf %2166, %2167 : f32
        %2169 = arith.mulf %2086, %2162 : f32
        %2170 = arith.mulf %2080, %2165 : f32
        %2171 = arith.addf %2169, %2170 : f32
        %2172 = arith.cmpi slt, %0, %heads : index
        scf.if %2172 {
          %2173 = arith.muli %1965, %heads : index
          %2174 = arith.addi %2173, %0 : index
          %2175 = arith.muli %2174, %c23 : index
          %2176 = arith.addi %2175, %1986 : index
          memref.store %2168, %q[%2176] : memref<?xf32>
          %2177 = arith.addi %2176, %c32 : index
          memref.store %2171, %q[%2177] : memref<?xf32>
        } else {
          %2178 = arith.addi %1966, %1986 : index
          memref.store %2168, %20[%2178] : memref<?xf32>
          %2179 = arith.addi %1966, %1986 : index
          %2180 = arith.addi %2179, %c32 : index
          memref.store %2171, %20[%2180] : memref<?xf32>
        }
        %2181 = arith.remui %2044, %c23 : index
        %2182 = arith.muli %2181, %c23 : index
        %2183 = arith.addi %2182, %2004 : index
        %2184 = arith.divui %2044, %c23 : index
        %2185 = arith.addi %2184, %c23 : index
        %2186 = arith.muli %2185, %c23 : index
        %2187 = arith.addi %2186, %2004 : index
        %2188 = memref.load %rope[%2183] : memref<?xf32>
        %2189 = arith.addi %2183, %c32 : index
        %2190 = memref.load %rope[%2189] : memref<?xf32>
        %2191 = memref.load %rope[%2187] : memref<?xf32>
        %2192 = arith.addi %2187, %c32 : index
        %2193 = memref.load %rope[%2192] : memref<?xf32>
        %2194 = arith.mulf %2191, %2188 : f32
        %2195 = arith.mulf %2193, %2190 : f32
        %2196 = arith.subf %2194, %2195 : f32
        %2197 = arith.mulf %2193, %2188 : f32
        %2198 = arith.mulf %2191, %2190 : f32
        %2199 = arith.addf %2197, %2198 : f32
        %2200 = arith.mulf %2093, %2196 : f32
        %2201 = arith.mulf %2099, %2199 : f32
        %2202 = arith.subf %2200, %2201 : f32
        %2203 = arith.mulf %2099, %2196 : f32
        %2204 = arith.mulf %2093, %2199 : f32
        %2205 = arith.addf %2203, %2204 : f32
        %2206 = arith.cmpi slt, %0, %heads : index
        scf.if %2206 {
          %2207 = arith.muli %1965, %heads : index
          %2208 = arith.addi %2207, %0 : index
          %2209 = arith.muli %2208, %c23 : index
          %2210 = arith.addi %2209, %2004 : index
          memref.store %2202, %q[%2210] : memref<?xf32>
          %2211 = arith.addi %2210, %c32 : index
          memref.store %2205, %q[%2211] : memref<?xf32>
        } else {
          %2212 = arith.addi %1966, %2004 : index
          memref.store %2202, %20[%2212] : memref<?xf32>
          %2213 = arith.addi %1966, %2004 : index
          %2214 = arith.addi %2213, %c32 : index
          memref.store %2205, %20[%2214] : memref<?xf32>
        }
        %2215 = arith.remui %2044, %c23 : index
        %2216 = arith.muli %2215, %c23 : index
        %2217 = arith.addi %2216, %2022 : index
        %2218 = arith.divui %2044, %c23 : index
        %2219 = arith.addi %2218, %c23 : index
        %2220 = arith.muli %2219, %c23 : index
        %2221 = arith.addi %2220, %2022 : index
        %2222 = memref.load %rope[%2217] : memref<?xf32>
        %2223 = arith.addi %2217, %c32 : index
        %2224 = memref.load %rope[%2223] : memref<?xf32>
        %2225 = memref.load %rope[%2221] : memref<?xf32>
        %2226 = arith.addi %2221, %c32 : index
        %2227 = memref.load %rope[%2226] : memref<?xf32>
        %2228 = arith.mulf %2225, %2222 : f32
        %2229 = arith.mulf %2227, %2224 : f32
        %2230 = arith.subf %2228, %2229 : f32
        %2231 = arith.mulf %2227, %2222 : f32
        %2232 = arith.mulf %2225, %2224 : f32
        %2233 = arith.addf %2231, %2232 : f32
        %2234 = arith.mulf %2106, %2230 : f32
        %2235 = arith.mulf %2112, %2233 : f32
        %2236 = arith.subf %2234, %2235 : f32
        %2237 = arith.mulf %2112, %2230 : f32
        %2238 = arith.mulf %2106, %2233 : f32
        %2239 = arith.addf %2237, %2238 : f32
        %2240 = arith.cmpi slt, %0, %heads : index
        scf.if %2240 {
          %2241 = arith.muli %1965, %heads : index
          %2242 = arith.addi %2241, %0 : index
          %2243 = arith.muli %2242, %c23 : index
          %2244 = arith.addi %2243, %2022 : index
          memref.store %2236, %q[%2244] : memref<?xf32>
          %2245 = arith.addi %2244, %c32 : index
          memref.store %2239, %q[%2245] : memref<?xf32>
        } else {
          %2246 = arith.addi %1966, %2022 : index
          memref.store %2236, %20[%2246] : memref<?xf32>
          %2247 = arith.addi %1966, %2022 : index
          %2248 = arith.addi %2247, %c32 : index
          memref.store %2239, %20[%2248] : memref<?xf32>
        }
      } else {
        %2249 = arith.cmpi slt, %0, %heads : index
        scf.if %2249 {
          %2250 = arith.muli %1965, %heads : index
          %2251 = arith.addi %2250, %0 : index
          %2252 = arith.muli %2251, %c23 : index
          %2253 = arith.addi %2252, %1968 : index
          memref.store %1976, %q[%2253] : memref<?xf32>
          %2254 = arith.addi %2253, %c32 : index
          memref.store %1985, %q[%2254] : memref<?xf32>
        } else {
          %2255 = arith.addi %1966, %1968 : index
          memref.store %1976, %20[%2255] : memref<?xf32>
          %2256 = arith.addi %1966, %1968 : index
          %2257 = arith.addi %2256, %c32 : index
          memref.store %1985, %20[%2257] : memref<?xf32>
        }
        %2258 = arith.cmpi slt, %0, %heads : index
        scf.if %2258 {
          %2259 = arith.muli %1965, %heads : index
          %2260 = arith.addi %2259, %0 : index
          %2261 = arith.muli %2260, %c23 : index
          %2262 = arith.addi %2261, %1986 : index
          memref.store %1994, %q[%2262] : memref<?xf32>
          %2263 = arith.addi %2262, %c32 : index
          memref.store %2003, %q[%2263] : memref<?xf32>
        } else {
          %2264 = arith.addi %1966, %1986 : index
          memref.store %1994, %20[%2264] : memref<?xf32>
          %2265 = arith.addi %1966, %1986 : index
          %2266 = arith.addi %2265, %c32 : index
          memref.store %2003, %20[%2266] : memref<?xf32>
        }
        %2267 = arith.cmpi slt, %0, %heads : index
        scf.if %2267 {
          %2268 = arith.muli %1965, %heads : index
          %2269 = arith.addi %2268, %0 : index
          %2270 = arith.muli %2269, %c23 : index
          %2271 = arith.addi %2270, %2004 : index
          memref.store %2012, %q[%2271] : memref<?xf32>
          %2272 = arith.addi %2271, %c32 : index
          memref.store %2021, %q[%2272] : memref<?xf32>
        } else {
          %2273 = arith.addi %1966, %2004 : index
          memref.store %2012, %20[%2273] : memref<?xf32>
          %2274 = arith.addi %1966, %2004 : index
          %2275 = arith.addi %2274, %c32 : index
          memref.store %2021, %20[%2275] : memref<?xf32>
        }
        %2276 = arith.cmpi slt, %0, %heads : index
        scf.if %2276 {
          %2277 = arith.muli %1965, %heads : index
          %2278 = arith.addi %2277, %0 : index
          %2279 = arith.muli %2278, %c23 : index
          %2280 = arith.addi %2279, %2022 : index
          memref.store %2030, %q[%2280] : memref<?xf32>
          %2281 = arith.addi %2280, %c32 : index
          memref.store %2039, %q[%2281] : memref<?xf32>
        } else {
          %2282 = arith.addi %1966, %2022 : index
          memref.store %2030, %20[%2282] : memref<?xf32>
          %2283 = arith.addi %1966, %2022 : index
          %2284 = arith.addi %2283, %c32 : index
          memref.store %2039, %20[%2284] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %2285 = arith.cmpi sge, %0, %heads : index
    scf.if %2285 {
      %2286 = arith.addi %1961, %c9 : index
      %2287 = arith.addi %1960, %2286 : index
      %2288 = arith.cmpi slt, %2287, %22 : index
      scf.if %2288 {
        %2289 = arith.addi %1960, %2286 : index
        %2290 = arith.addi %slotsAt, %2289 : index
        %2291 = memref.load %step[%2290] : memref<?xi32>
        %2292 = arith.index_cast %2291 : i32 to index
        %2293 = arith.cmpi sge, %2292, %c9 : index
        scf.if %2293 {
          %2294 = arith.muli %2286, %c23 : index
          %2295 = arith.subi %0, %heads : index
          %2296 = memref.load %scales[%2295] : memref<?xf32>
          %2297 = vector.broadcast %2296 : f32 to vector<4xf32>
          %2298 = arith.divui %2292, %c7 : index
          %2299 = arith.remui %2292, %c7 : index
          %2300 = arith.muli %2298, %pageBytes : index
          %2301 = arith.cmpi eq, %codec, %c9 : index
          scf.if %2301 {
            %2302 = wave.lane
            %2303 = arith.muli %2302, %c20 : index
            scf.for %2304 = %2303 to %c23 step %c32 {
              %2305 = arith.addi %2294, %2304 : index
              %2306 = vector.load %20[%2305] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2307 = arith.mulf %2306, %2297 : vector<4xf32>
              %2308 = arith.minimumf %2307, %c47 : vector<4xf32>
              %2309 = arith.maximumf %2308, %c48 : vector<4xf32>
              %2310 = arith.truncf %2309 : vector<4xf32> to vector<4xf16>
              %2311 = vector.bitcast %2310 : vector<4xf16> to vector<8xi8>
              %2312 = arith.cmpi slt, %2295, %kvHeads : index
              scf.if %2312 {
                %2313 = arith.muli %2295, %c49 : index
                %2314 = arith.addi %2300, %2313 : index
                %2315 = arith.divui %2304, %c7 : index
                %2316 = arith.muli %2315, %c50 : index
                %2317 = arith.remui %2304, %c7 : index
                %2318 = arith.divui %2317, %c2 : index
                %2319 = arith.muli %2318, %c23 : index
                %2320 = arith.muli %2299, %c7 : index
                %2321 = arith.addi %2319, %2320 : index
                %2322 = arith.remui %2317, %c2 : index
                %2323 = arith.muli %2322, %c8 : index
                %2324 = arith.addi %2321, %2323 : index
                %2325 = arith.addi %2316, %2324 : index
                %2326 = arith.addi %2314, %2325 : index
                vector.store %2311, %kv[%2326] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2327 = arith.subi %2295, %kvHeads : index
                %2328 = arith.muli %2327, %c49 : index
                %2329 = arith.addi %2300, %2328 : index
                %2330 = arith.addi %2304, %c9 : index
                %2331 = arith.divui %2330, %c7 : index
                %2332 = arith.muli %2331, %c50 : index
                %2333 = arith.addi %2332, %c11 : index
                %2334 = arith.remui %2330, %c7 : index
                %2335 = arith.divui %2299, %c8 : index
                %2336 = arith.remui %2299, %c8 : index
                %2337 = arith.muli %2336, %c2 : index
                %2338 = arith.addi %2335, %2337 : index
                %2339 = arith.divui %2338, %c2 : index
                %2340 = arith.muli %2339, %c23 : index
                %2341 = arith.muli %2334, %c7 : index
                %2342 = arith.addi %2340, %2341 : index
                %2343 = arith.remui %2338, %c2 : index
                %2344 = arith.muli %2343, %c8 : index
                %2345 = arith.addi %2342, %2344 : index
                %2346 = arith.addi %2333, %2345 : index
                %2347 = arith.addi %2329, %2346 : index
                %2348 = vector.shuffle %2311, %2311 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2348, %kv[%2347] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2349 = arith.addi %2304, %c10 : index
                %2350 = arith.divui %2349, %c7 : index
                %2351 = arith.muli %2350, %c50 : index
                %2352 = arith.addi %2351, %c11 : index
                %2353 = arith.remui %2349, %c7 : index
                %2354 = arith.divui %2299, %c8 : index
                %2355 = arith.remui %2299, %c8 : index
                %2356 = arith.muli %2355, %c2 : index
                %2357 = arith.addi %2354, %2356 : index
                %2358 = arith.divui %2357, %c2 : index
                %2359 = arith.muli %2358, %c23 : index
                %2360 = arith.muli %2353, %c7 : index
                %2361 = arith.addi %2359, %2360 : index
                %2362 = arith.remui %2357, %c2 : index
                %2363 = arith.muli %2362, %c8 : index
                %2364 = arith.addi %2361, %2363 : index
                %2365 = arith.addi %2352, %2364 : index
                %2366 = arith.addi %2329, %2365 : index
                %2367 = vector.shuffle %2311, %2311 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2367, %kv[%2366] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2368 = arith.addi %2304, %c8 : index
                %2369 = arith.divui %2368, %c7 : index
                %2370 = arith.muli %2369, %c50 : index
                %2371 = arith.addi %2370, %c11 : index
                %2372 = arith.remui %2368, %c7 : index
                %2373 = arith.divui %2299, %c8 : index
                %2374 = arith.remui %2299, %c8 : index
                %2375 = arith.muli %2374, %c2 : index
                %2376 = arith.addi %2373, %2375 : index
                %2377 = arith.divui %2376, %c2 : index
                %2378 = arith.muli %2377, %c23 : index
                %2379 = arith.muli %2372, %c7 : index
                %2380 = arith.addi %2378, %2379 : index
                %2381 = arith.remui %2376, %c2 : index
                %2382 = arith.muli %2381, %c8 : index
                %2383 = arith.addi %2380, %2382 : index
                %2384 = arith.addi %2371, %2383 : index
                %2385 = arith.addi %2329, %2384 : index
                %2386 = vector.shuffle %2311, %2311 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2386, %kv[%2385] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2387 = arith.addi %2304, %c30 : index
                %2388 = arith.divui %2387, %c7 : index
                %2389 = arith.muli %2388, %c50 : index
                %2390 = arith.addi %2389, %c11 : index
                %2391 = arith.remui %2387, %c7 : index
                %2392 = arith.divui %2299, %c8 : index
                %2393 = arith.remui %2299, %c8 : index
                %2394 = arith.muli %2393, %c2 : index
                %2395 = arith.addi %2392, %2394 : index
                %2396 = arith.divui %2395, %c2 : index
                %2397 = arith.muli %2396, %c23 : index
                %2398 = arith.muli %2391, %c7 : index
                %2399 = arith.addi %2397, %2398 : index
                %2400 = arith.remui %2395, %c2 : index
                %2401 = arith.muli %2400, %c8 : index
                %2402 = arith.addi %2399, %2401 : index
                %2403 = arith.addi %2390, %2402 : index
                %2404 = arith.addi %2329, %2403 : index
                %2405 = vector.shuffle %2311, %2311 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2405, %kv[%2404] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2406 = arith.cmpi eq, %codec, %c10 : index
          scf.if %2406 {
            %2407 = wave.lane
            %2408 = arith.muli %2407, %c20 : index
            scf.for %2409 = %2408 to %c23 step %c32 {
              %2410 = arith.addi %2294, %2409 : index
              %2411 = vector.load %20[%2410] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2412 = arith.mulf %2411, %2297 : vector<4xf32>
              %2413 = wave.fp8_encode "e4m3" %2412 : vector<4xf32> -> vector<4xi8>
              %2414 = arith.cmpi slt, %2295, %kvHeads : index
              scf.if %2414 {
                %2415 = arith.muli %2295, %c11 : index
                %2416 = arith.addi %2300, %2415 : index
                %2417 = vector.shuffle %2413, %2413 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2418 = arith.divui %2409, %c7 : index
                %2419 = arith.muli %2418, %c23 : index
                %2420 = arith.remui %2409, %c7 : index
                %2421 = arith.muli %2299, %c7 : index
                %2422 = arith.divui %2420, %c20 : index
                %2423 = arith.muli %2422, %c20 : index
                %2424 = arith.remui %2420, %c8 : index
                %2425 = arith.muli %2424, %c8 : index
                %2426 = arith.addi %2423, %2425 : index
                %2427 = arith.divui %2420, %c8 : index
                %2428 = arith.remui %2427, %c8 : index
                %2429 = arith.addi %2426, %2428 : index
                %2430 = arith.addi %2421, %2429 : index
                %2431 = arith.addi %2419, %2430 : index
                %2432 = arith.addi %2416, %2431 : index
                vector.store %2417, %kv[%2432] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2433 = arith.subi %2295, %kvHeads : index
                %2434 = arith.muli %2433, %c11 : index
                %2435 = arith.addi %2300, %2434 : index
                %2436 = arith.addi %2409, %c9 : index
                %2437 = arith.divui %2436, %c7 : index
                %2438 = arith.muli %2437, %c23 : index
                %2439 = arith.addi %2438, %c12 : index
                %2440 = arith.remui %2436, %c7 : index
                %2441 = arith.divui %2299, %c8 : index
                %2442 = arith.remui %2299, %c8 : index
                %2443 = arith.muli %2442, %c2 : index
                %2444 = arith.addi %2441, %2443 : index
                %2445 = arith.muli %2440, %c7 : index
                %2446 = arith.divui %2444, %c20 : index
                %2447 = arith.muli %2446, %c20 : index
                %2448 = arith.remui %2444, %c8 : index
                %2449 = arith.muli %2448, %c8 : index
                %2450 = arith.addi %2447, %2449 : index
                %2451 = arith.divui %2444, %c8 : index
                %2452 = arith.remui %2451, %c8 : index
                %2453 = arith.addi %2450, %2452 : index
                %2454 = arith.addi %2445, %2453 : index
                %2455 = arith.addi %2439, %2454 : index
                %2456 = arith.addi %2435, %2455 : index
                %2457 = vector.shuffle %2413, %2413 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2457, %kv[%2456] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2458 = arith.addi %2409, %c10 : index
                %2459 = arith.divui %2458, %c7 : index
                %2460 = arith.muli %2459, %c23 : index
                %2461 = arith.addi %2460, %c12 : index
                %2462 = arith.remui %2458, %c7 : index
                %2463 = arith.divui %2299, %c8 : index
                %2464 = arith.remui %2299, %c8 : index
                %2465 = arith.muli %2464, %c2 : index
                %2466 = arith.addi %2463, %2465 : index
                %2467 = arith.muli %2462, %c7 : index
                %2468 = arith.divui %2466, %c20 : index
                %2469 = arith.muli %2468, %c20 : index
                %2470 = arith.remui %2466, %c8 : index
                %2471 = arith.muli %2470, %c8 : index
                %2472 = arith.addi %2469, %2471 : index
                %2473 = arith.divui %2466, %c8 : index
                %2474 = arith.remui %2473, %c8 : index
                %2475 = arith.addi %2472, %2474 : index
                %2476 = arith.addi %2467, %2475 : index
                %2477 = arith.addi %2461, %2476 : index
                %2478 = arith.addi %2435, %2477 : index
                %2479 = vector.shuffle %2413, %2413 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2479, %kv[%2478] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2480 = arith.addi %2409, %c8 : index
                %2481 = arith.divui %2480, %c7 : index
                %2482 = arith.muli %2481, %c23 : index
                %2483 = arith.addi %2482, %c12 : index
                %2484 = arith.remui %2480, %c7 : index
                %2485 = arith.divui %2299, %c8 : index
                %2486 = arith.remui %2299, %c8 : index
                %2487 = arith.muli %2486, %c2 : index
                %2488 = arith.addi %2485, %2487 : index
                %2489 = arith.muli %2484, %c7 : index
                %2490 = arith.divui %2488, %c20 : index
                %2491 = arith.muli %2490, %c20 : index
                %2492 = arith.remui %2488, %c8 : index
                %2493 = arith.muli %2492, %c8 : index
                %2494 = arith.addi %2491, %2493 : index
                %2495 = arith.divui %2488, %c8 : index
                %2496 = arith.remui %2495, %c8 : index
                %2497 = arith.addi %2494, %2496 : index
                %2498 = arith.addi %2489, %2497 : index
                %2499 = arith.addi %2483, %2498 : index
                %2500 = arith.addi %2435, %2499 : index
                %2501 = vector.shuffle %2413, %2413 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2501, %kv[%2500] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2502 = arith.addi %2409, %c30 : index
                %2503 = arith.divui %2502, %c7 : index
                %2504 = arith.muli %2503, %c23 : index
                %2505 = arith.addi %2504, %c12 : index
                %2506 = arith.remui %2502, %c7 : index
                %2507 = arith.divui %2299, %c8 : index
                %2508 = arith.remui %2299, %c8 : index
                %2509 = arith.muli %2508, %c2 : index
                %2510 = arith.addi %2507, %2509 : index
                %2511 = arith.muli %2506, %c7 : index
                %2512 = arith.divui %2510, %c20 : index
                %2513 = arith.muli %2512, %c20 : index
                %2514 = arith.remui %2510, %c8 : index
                %2515 = arith.muli %2514, %c8 : index
                %2516 = arith.addi %2513, %2515 : index
                %2517 = arith.divui %2510, %c8 : index
                %2518 = arith.remui %2517, %c8 : index
                %2519 = arith.addi %2516, %2518 : index
                %2520 = arith.addi %2511, %2519 : index
                %2521 = arith.addi %2505, %2520 : index
                %2522 = arith.addi %2435, %2521 : index
                %2523 = vector.shuffle %2413, %2413 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2523, %kv[%2522] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2524 = arith.cmpi eq, %codec, %c8 : index
          scf.if %2524 {
            %2525 = wave.lane
            %2526 = arith.muli %2525, %c20 : index
            scf.for %2527 = %2526 to %c23 step %c32 {
              %2528 = arith.addi %2294, %2527 : index
              %2529 = vector.load %20[%2528] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2530 = arith.mulf %2529, %2297 : vector<4xf32>
              %2531 = wave.fp8_encode "e5m2" %2530 : vector<4xf32> -> vector<4xi8>
              %2532 = arith.cmpi slt, %2295, %kvHeads : index
              scf.if %2532 {
                %2533 = arith.muli %2295, %c11 : index
                %2534 = arith.addi %2300, %2533 : index
                %2535 = vector.shuffle %2531, %2531 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2536 = arith.divui %2527, %c7 : index
                %2537 = arith.muli %2536, %c23 : index
                %2538 = arith.remui %2527, %c7 : index
                %2539 = arith.muli %2299, %c7 : index
                %2540 = arith.divui %2538, %c20 : index
                %2541 = arith.muli %2540, %c20 : index
                %2542 = arith.remui %2538, %c8 : index
                %2543 = arith.muli %2542, %c8 : index
                %2544 = arith.addi %2541, %2543 : index
                %2545 = arith.divui %2538, %c8 : index
                %2546 = arith.remui %2545, %c8 : index
                %2547 = arith.addi %2544, %2546 : index
                %2548 = arith.addi %2539, %2547 : index
                %2549 = arith.addi %2537, %2548 : index
                %2550 = arith.addi %2534, %2549 : index
                vector.store %2535, %kv[%2550] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2551 = arith.subi %2295, %kvHeads : index
                %2552 = arith.muli %2551, %c11 : index
                %2553 = arith.addi %2300, %2552 : index
                %2554 = arith.addi %2527, %c9 : index
                %2555 = arith.divui %2554, %c7 : index
                %2556 = arith.muli %2555, %c23 : index
                %2557 = arith.addi %2556, %c12 : index
                %2558 = arith.remui %2554, %c7 : index
                %2559 = arith.divui %2299, %c8 : index
                %2560 = arith.remui %2299, %c8 : index
                %2561 = arith.muli %2560, %c2 : index
                %2562 = arith.addi %2559, %2561 : index
                %2563 = arith.muli %2558, %c7 : index
                %2564 = arith.divui %2562, %c20 : index
                %2565 = arith.muli %2564, %c20 : index
                %2566 = arith.remui %2562, %c8 : index
                %2567 = arith.muli %2566, %c8 : index
                %2568 = arith.addi %2565, %2567 : index
                %2569 = arith.divui %2562, %c8 : index
                %2570 = arith.remui %2569, %c8 : index
                %2571 = arith.addi %2568, %2570 : index
                %2572 = arith.addi %2563, %2571 : index
                %2573 = arith.addi %2557, %2572 : index
                %2574 = arith.addi %2553, %2573 : index
                %2575 = vector.shuffle %2531, %2531 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2575, %kv[%2574] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2576 = arith.addi %2527, %c10 : index
                %2577 = arith.divui %2576, %c7 : index
                %2578 = arith.muli %2577, %c23 : index
                %2579 = arith.addi %2578, %c12 : index
                %2580 = arith.remui %2576, %c7 : index
                %2581 = arith.divui %2299, %c8 : index
                %2582 = arith.remui %2299, %c8 : index
                %2583 = arith.muli %2582, %c2 : index
                %2584 = arith.addi %2581, %2583 : index
                %2585 = arith.muli %2580, %c7 : index
                %2586 = arith.divui %2584, %c20 : index
                %2587 = arith.muli %2586, %c20 : index
                %2588 = arith.remui %2584, %c8 : index
                %2589 = arith.muli %2588, %c8 : index
                %2590 = arith.addi %2587, %2589 : index
                %2591 = arith.divui %2584, %c8 : index
                %2592 = arith.remui %2591, %c8 : index
                %2593 = arith.addi %2590, %2592 : index
                %2594 = arith.addi %2585, %2593 : index
                %2595 = arith.addi %2579, %2594 : index
                %2596 = arith.addi %2553, %2595 : index
                %2597 = vector.shuffle %2531, %2531 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2597, %kv[%2596] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2598 = arith.addi %2527, %c8 : index
                %2599 = arith.divui %2598, %c7 : index
                %2600 = arith.muli %2599, %c23 : index
                %2601 = arith.addi %2600, %c12 : index
                %2602 = arith.remui %2598, %c7 : index
                %2603 = arith.divui %2299, %c8 : index
                %2604 = arith.remui %2299, %c8 : index
                %2605 = arith.muli %2604, %c2 : index
                %2606 = arith.addi %2603, %2605 : index
                %2607 = arith.muli %2602, %c7 : index
                %2608 = arith.divui %2606, %c20 : index
                %2609 = arith.muli %2608, %c20 : index
                %2610 = arith.remui %2606, %c8 : index
                %2611 = arith.muli %2610, %c8 : index
                %2612 = arith.addi %2609, %2611 : index
                %2613 = arith.divui %2606, %c8 : index
                %2614 = arith.remui %2613, %c8 : index
                %2615 = arith.addi %2612, %2614 : index
                %2616 = arith.addi %2607, %2615 : index
                %2617 = arith.addi %2601, %2616 : index
                %2618 = arith.addi %2553, %2617 : index
                %2619 = vector.shuffle %2531, %2531 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2619, %kv[%2618] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2620 = arith.addi %2527, %c30 : index
                %2621 = arith.divui %2620, %c7 : index
                %2622 = arith.muli %2621, %c23 : index
                %2623 = arith.addi %2622, %c12 : index
                %2624 = arith.remui %2620, %c7 : index
                %2625 = arith.divui %2299, %c8 : index
                %2626 = arith.remui %2299, %c8 : index
                %2627 = arith.muli %2626, %c2 : index
                %2628 = arith.addi %2625, %2627 : index
                %2629 = arith.muli %2624, %c7 : index
                %2630 = arith.divui %2628, %c20 : index
                %2631 = arith.muli %2630, %c20 : index
                %2632 = arith.remui %2628, %c8 : index
                %2633 = arith.muli %2632, %c8 : index
                %2634 = arith.addi %2631, %2633 : index
                %2635 = arith.divui %2628, %c8 : index
                %2636 = arith.remui %2635, %c8 : index
                %2637 = arith.addi %2634, %2636 : index
                %2638 = arith.addi %2629, %2637 : index
                %2639 = arith.addi %2623, %2638 : index
                %2640 = arith.addi %2553, %2639 : index
                %2641 = vector.shuffle %2531, %2531 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2641, %kv[%2640] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %2642 = arith.addi %23, %c15 : index
    %2643 = wave.lane
    %2644 = arith.muli %3, %c8 : index
    %2645 = arith.muli %2644, %c23 : index
    %2646 = arith.addi %2645, %2643 : index
    %2647 = arith.muli %4, %c12 : index
    %2648 = arith.addi %2647, %2646 : index
    %2649 = arith.addi %2648, %c9 : index
    %2650 = arith.addi %2649, %c9 : index
    %2651 = vector.extract %568#4[0] : f32 from vector<8xf32>
    memref.store %2651, %19[%2650] : memref<?xf32>
    %2652 = arith.muli %4, %c12 : index
    %2653 = arith.addi %2652, %2646 : index
    %2654 = arith.addi %2653, %c9 : index
    %2655 = arith.addi %2654, %c15 : index
    %2656 = vector.extract %568#4[1] : f32 from vector<8xf32>
    memref.store %2656, %19[%2655] : memref<?xf32>
    %2657 = arith.muli %4, %c12 : index
    %2658 = arith.addi %2657, %2646 : index
    %2659 = arith.addi %2658, %c9 : index
    %2660 = arith.addi %2659, %c13 : index
    %2661 = vector.extract %568#4[2] : f32 from vector<8xf32>
    memref.store %2661, %19[%2660] : memref<?xf32>
    %2662 = arith.muli %4, %c12 : index
    %2663 = arith.addi %2662, %2646 : index
    %2664 = arith.addi %2663, %c9 : index
    %2665 = arith.addi %2664, %c31 : index
    %2666 = vector.extract %568#4[3] : f32 from vector<8xf32>
    memref.store %2666, %19[%2665] : memref<?xf32>
    %2667 = arith.muli %4, %c12 : index
    %2668 = arith.addi %2667, %2646 : index
    %2669 = arith.addi %2668, %c9 : index
    %2670 = arith.addi %2669, %c32 : index
    %2671 = vector.extract %568#4[4] : f32 from vector<8xf32>
    memref.store %2671, %19[%2670] : memref<?xf32>
    %2672 = arith.muli %4, %c12 : index
    %2673 = arith.addi %2672, %2646 : index
    %2674 = arith.addi %2673, %c9 : index
    %2675 = arith.addi %2674, %c33 : index
    %2676 = vector.extract %568#4[5] : f32 from vector<8xf32>
    memref.store %2676, %19[%2675] : memref<?xf32>
    %2677 = arith.muli %4, %c12 : index
    %2678 = arith.addi %2677, %2646 : index
    %2679 = arith.addi %2678, %c9 : index
    %2680 = arith.addi %2679, %c34 : index
    %2681 = vector.extract %568#4[6] : f32 from vector<8xf32>
    memref.store %2681, %19[%2680] : memref<?xf32>
    %2682 = arith.muli %4, %c12 : index
    %2683 = arith.addi %2682, %2646 : index
    %2684 = arith.addi %2683, %c9 : index
    %2685 = arith.addi %2684, %c35 : index
    %2686 = vector.extract %568#4[7] : f32 from vector<8xf32>
    memref.store %2686, %19[%2685] : memref<?xf32>
    %2687 = arith.muli %4, %c12 : index
    %2688 = arith.addi %2687, %2646 : index
    %2689 = arith.addi %2688, %c23 : index
    %2690 = arith.addi %2689, %c9 : index
    %2691 = vector.extract %568#5[0] : f32 from vector<8xf32>
    memref.store %2691, %19[%2690] : memref<?xf32>
    %2692 = arith.muli %4, %c12 : index
    %2693 = arith.addi %2692, %2646 : index
    %2694 = arith.addi %2693, %c23 : index
    %2695 = arith.addi %2694, %c15 : index
    %2696 = vector.extract %568#5[1] : f32 from vector<8xf32>
    memref.store %2696, %19[%2695] : memref<?xf32>
    %2697 = arith.muli %4, %c12 : index
    %2698 = arith.addi %2697, %2646 : index
    %2699 = arith.addi %2698, %c23 : index
    %2700 = arith.addi %2699, %c13 : index
    %2701 = vector.extract %568#5[2] : f32 from vector<8xf32>
    memref.store %2701, %19[%2700] : memref<?xf32>
    %2702 = arith.muli %4, %c12 : index
    %2703 = arith.addi %2702, %2646 : index
    %2704 = arith.addi %2703, %c23 : index
    %2705 = arith.addi %2704, %c31 : index
    %2706 = vector.extract %568#5[3] : f32 from vector<8xf32>
    memref.store %2706, %19[%2705] : memref<?xf32>
    %2707 = arith.muli %4, %c12 : index
    %2708 = arith.addi %2707, %2646 : index
    %2709 = arith.addi %2708, %c23 : index
    %2710 = arith.addi %2709, %c32 : index
    %2711 = vector.extract %568#5[4] : f32 from vector<8xf32>
    memref.store %2711, %19[%2710] : memref<?xf32>
    %2712 = arith.muli %4, %c12 : index
    %2713 = arith.addi %2712, %2646 : index
    %2714 = arith.addi %2713, %c23 : index
    %2715 = arith.addi %2714, %c33 : index
    %2716 = vector.extract %568#5[5] : f32 from vector<8xf32>
    memref.store %2716, %19[%2715] : memref<?xf32>
    %2717 = arith.muli %4, %c12 : index
    %2718 = arith.addi %2717, %2646 : index
    %2719 = arith.addi %2718, %c23 : index
    %2720 = arith.addi %2719, %c34 : index
    %2721 = vector.extract %568#5[6] : f32 from vector<8xf32>
    memref.store %2721, %19[%2720] : memref<?xf32>
    %2722 = arith.muli %4, %c12 : index
    %2723 = arith.addi %2722, %2646 : index
    %2724 = arith.addi %2723, %c23 : index
    %2725 = arith.addi %2724, %c35 : index
    %2726 = vector.extract %568#5[7] : f32 from vector<8xf32>
    memref.store %2726, %19[%2725] : memref<?xf32>
    wave.barrier
    %2727 = arith.muli %4, %c20 : index
    %2728 = arith.addi %2727, %c9 : index
    %2729 = arith.muli %2728, %c8 : index
    %2730 = arith.divui %2643, %c7 : index
    %2731 = arith.addi %2729, %2730 : index
    %2732 = arith.addi %2642, %2731 : index
    %2733 = arith.cmpi slt, %2732, %22 : index
    scf.if %2733 {
      %2734 = arith.cmpi eq, %hasFactors, %c10 : index
      %2735 = memref.load %factors[%2732] : memref<?xf32>
      %2736 = arith.select %2734, %2735, %c37 : f32
      %2737 = arith.addi %2646, %c9 : index
      %2738 = arith.muli %2728, %c15 : index
      %2739 = arith.addi %2737, %2738 : index
      %2740 = memref.load %19[%2739] : memref<?xf32>
      %2741 = arith.addi %2739, %c12 : index
      %2742 = memref.load %19[%2741] : memref<?xf32>
      %2743 = arith.addf %2740, %2742 : f32
      %2744 = arith.mulf %2743, %2736 : f32
      %2745 = arith.muli %3, %c8 : index
      %2746 = arith.addi %2745, %c9 : index
      %2747 = arith.muli %2746, %c7 : index
      %2748 = arith.remui %2643, %c7 : index
      %2749 = arith.addi %2747, %2748 : index
      %2750 = arith.muli %2731, %c23 : index
      %2751 = arith.addi %2750, %2749 : index
      memref.store %2744, %20[%2751] : memref<?xf32>
      %2752 = arith.addi %2646, %c23 : index
      %2753 = arith.muli %2728, %c15 : index
      %2754 = arith.addi %2752, %2753 : index
      %2755 = memref.load %19[%2754] : memref<?xf32>
      %2756 = arith.addi %2754, %c12 : index
      %2757 = memref.load %19[%2756] : memref<?xf32>
      %2758 = arith.addf %2755, %2757 : f32
      %2759 = arith.mulf %2758, %2736 : f32
      %2760 = arith.muli %3, %c8 : index
      %2761 = arith.addi %2760, %c10 : index
      %2762 = arith.muli %2761, %c7 : index
      %2763 = arith.remui %2643, %c7 : index
      %2764 = arith.addi %2762, %2763 : index
      %2765 = arith.muli %2731, %c23 : index
      %2766 = arith.addi %2765, %2764 : index
      memref.store %2759, %20[%2766] : memref<?xf32>
    }
    %2767 = arith.muli %4, %c20 : index
    %2768 = arith.addi %2767, %c10 : index
    %2769 = arith.muli %2768, %c8 : index
    %2770 = arith.divui %2643, %c7 : index
    %2771 = arith.addi %2769, %2770 : index
    %2772 = arith.addi %2642, %2771 : index
    %2773 = arith.cmpi slt, %2772, %22 : index
    scf.if %2773 {
      %2774 = arith.cmpi eq, %hasFactors, %c10 : index
      %2775 = memref.load %factors[%2772] : memref<?xf32>
      %2776 = arith.select %2774, %2775, %c37 : f32
      %2777 = arith.addi %2646, %c9 : index
      %2778 = arith.muli %2768, %c15 : index
      %2779 = arith.addi %2777, %2778 : index
      %2780 = memref.load %19[%2779] : memref<?xf32>
      %2781 = arith.addi %2779, %c12 : index
      %2782 = memref.load %19[%2781] : memref<?xf32>
      %2783 = arith.addf %2780, %2782 : f32
      %2784 = arith.mulf %2783, %2776 : f32
      %2785 = arith.muli %3, %c8 : index
      %2786 = arith.addi %2785, %c9 : index
      %2787 = arith.muli %2786, %c7 : index
      %2788 = arith.remui %2643, %c7 : index
      %2789 = arith.addi %2787, %2788 : index
      %2790 = arith.muli %2771, %c23 : index
      %2791 = arith.addi %2790, %2789 : index
      memref.store %2784, %20[%2791] : memref<?xf32>
      %2792 = arith.addi %2646, %c23 : index
      %2793 = arith.muli %2768, %c15 : index
      %2794 = arith.addi %2792, %2793 : index
      %2795 = memref.load %19[%2794] : memref<?xf32>
      %2796 = arith.addi %2794, %c12 : index
      %2797 = memref.load %19[%2796] : memref<?xf32>
      %2798 = arith.addf %2795, %2797 : f32
      %2799 = arith.mulf %2798, %2776 : f32
      %2800 = arith.muli %3, %c8 : index
      %2801 = arith.addi %2800, %c10 : index
      %2802 = arith.muli %2801, %c7 : index
      %2803 = arith.remui %2643, %c7 : index
      %2804 = arith.addi %2802, %2803 : index
      %2805 = arith.muli %2771, %c23 : index
      %2806 = arith.addi %2805, %2804 : index
      memref.store %2799, %20[%2806] : memref<?xf32>
    }
    %2807 = arith.muli %4, %c20 : index
    %2808 = arith.addi %2807, %c8 : index
    %2809 = arith.muli %2808, %c8 : index
    %2810 = arith.divui %2643, %c7 : index
    %2811 = arith.addi %2809, %2810 : index
    %2812 = arith.addi %2642, %2811 : index
    %2813 = arith.cmpi slt, %2812, %22 : index
    scf.if %2813 {
      %2814 = arith.cmpi eq, %hasFactors, %c10 : index
      %2815 = memref.load %factors[%2812] : memref<?xf32>
      %2816 = arith.select %2814, %2815, %c37 : f32
      %2817 = arith.addi %2646, %c9 : index
      %2818 = arith.muli %2808, %c15 : index
      %2819 = arith.addi %2817, %2818 : index
      %2820 = memref.load %19[%2819] : memref<?xf32>
      %2821 = arith.addi %2819, %c12 : index
      %2822 = memref.load %19[%2821] : memref<?xf32>
      %2823 = arith.addf %2820, %2822 : f32
      %2824 = arith.mulf %2823, %2816 : f32
      %2825 = arith.muli %3, %c8 : index
      %2826 = arith.addi %2825, %c9 : index
      %2827 = arith.muli %2826, %c7 : index
      %2828 = arith.remui %2643, %c7 : index
      %2829 = arith.addi %2827, %2828 : index
      %2830 = arith.muli %2811, %c23 : index
      %2831 = arith.addi %2830, %2829 : index
      memref.store %2824, %20[%2831] : memref<?xf32>
      %2832 = arith.addi %2646, %c23 : index
      %2833 = arith.muli %2808, %c15 : index
      %2834 = arith.addi %2832, %2833 : index
      %2835 = memref.load %19[%2834] : memref<?xf32>
      %2836 = arith.addi %2834, %c12 : index
      %2837 = memref.load %19[%2836] : memref<?xf32>
      %2838 = arith.addf %2835, %2837 : f32
      %2839 = arith.mulf %2838, %2816 : f32
      %2840 = arith.muli %3, %c8 : index
      %2841 = arith.addi %2840, %c10 : index
      %2842 = arith.muli %2841, %c7 : index
      %2843 = arith.remui %2643, %c7 : index
      %2844 = arith.addi %2842, %2843 : index
      %2845 = arith.muli %2811, %c23 : index
      %2846 = arith.addi %2845, %2844 : index
      memref.store %2839, %20[%2846] : memref<?xf32>
    }
    %2847 = arith.muli %4, %c20 : index
    %2848 = arith.addi %2847, %c30 : index
    %2849 = arith.muli %2848, %c8 : index
    %2850 = arith.divui %2643, %c7 : index
    %2851 = arith.addi %2849, %2850 : index
    %2852 = arith.addi %2642, %2851 : index
    %2853 = arith.cmpi slt, %2852, %22 : index
    scf.if %2853 {
      %2854 = arith.cmpi eq, %hasFactors, %c10 : index
      %2855 = memref.load %factors[%2852] : memref<?xf32>
      %2856 = arith.select %2854, %2855, %c37 : f32
      %2857 = arith.addi %2646, %c9 : index
      %2858 = arith.muli %2848, %c15 : index
      %2859 = arith.addi %2857, %2858 : index
      %2860 = memref.load %19[%2859] : memref<?xf32>
      %2861 = arith.addi %2859, %c12 : index
      %2862 = memref.load %19[%2861] : memref<?xf32>
      %2863 = arith.addf %2860, %2862 : f32
      %2864 = arith.mulf %2863, %2856 : f32
      %2865 = arith.muli %3, %c8 : index
      %2866 = arith.addi %2865, %c9 : index
      %2867 = arith.muli %2866, %c7 : index
      %2868 = arith.remui %2643, %c7 : index
      %2869 = arith.addi %2867, %2868 : index
      %2870 = arith.muli %2851, %c23 : index
      %2871 = arith.addi %2870, %2869 : index
      memref.store %2864, %20[%2871] : memref<?xf32>
      %2872 = arith.addi %2646, %c23 : index
      %2873 = arith.muli %2848, %c15 : index
      %2874 = arith.addi %2872, %2873 : index
      %2875 = memref.load %19[%2874] : memref<?xf32>
      %2876 = arith.addi %2874, %c12 : index
      %2877 = memref.load %19[%2876] : memref<?xf32>
      %2878 = arith.addf %2875, %2877 : f32
      %2879 = arith.mulf %2878, %2856 : f32
      %2880 = arith.muli %3, %c8 : index
      %2881 = arith.addi %2880, %c10 : index
      %2882 = arith.muli %2881, %c7 : index
      %2883 = arith.remui %2643, %c7 : index
      %2884 = arith.addi %2882, %2883 : index
      %2885 = arith.muli %2851, %c23 : index
      %2886 = arith.addi %2885, %2884 : index
      memref.store %2879, %20[%2886] : memref<?xf32>
    }
    wave.barrier
    %2887 = arith.addi %23, %c15 : index
    %2888 = wave.wave
    %2889 = arith.addi %2888, %c9 : index
    %2890 = arith.addi %2887, %2889 : index
    %2891 = arith.cmpi slt, %2890, %22 : index
    scf.if %2891 {
      %2892 = arith.addi %2887, %2889 : index
      %2893 = arith.muli %2889, %c23 : index
      %2894 = wave.lane
      %2895 = arith.addi %2894, %c9 : index
      %2896 = arith.cmpi eq, %hasBias, %c10 : index
      %2897 = arith.addi %2893, %2895 : index
      %2898 = memref.load %20[%2897] : memref<?xf32>
      %2899 = arith.muli %0, %c23 : index
      %2900 = arith.addi %2899, %2895 : index
      %2901 = memref.load %bias[%2900] : memref<?xf32>
      %2902 = arith.addf %2898, %2901 : f32
      %2903 = arith.select %2896, %2902, %2898 : f32
      %2904 = arith.addi %2895, %c32 : index
      %2905 = arith.cmpi eq, %hasBias, %c10 : index
      %2906 = arith.addi %2893, %2904 : index
      %2907 = memref.load %20[%2906] : memref<?xf32>
      %2908 = arith.muli %0, %c23 : index
      %2909 = arith.addi %2908, %2904 : index
      %2910 = memref.load %bias[%2909] : memref<?xf32>
      %2911 = arith.addf %2907, %2910 : f32
      %2912 = arith.select %2905, %2911, %2907 : f32
      %2913 = arith.addi %2894, %c15 : index
      %2914 = arith.cmpi eq, %hasBias, %c10 : index
      %2915 = arith.addi %2893, %2913 : index
      %2916 = memref.load %20[%2915] : memref<?xf32>
      %2917 = arith.muli %0, %c23 : index
      %2918 = arith.addi %2917, %2913 : index
      %2919 = memref.load %bias[%2918] : memref<?xf32>
      %2920 = arith.addf %2916, %2919 : f32
      %2921 = arith.select %2914, %2920, %2916 : f32
      %2922 = arith.addi %2913, %c32 : index
      %2923 = arith.cmpi eq, %hasBias, %c10 : index
      %2924 = arith.addi %2893, %2922 : index
      %2925 = memref.load %20[%2924] : memref<?xf32>
      %2926 = arith.muli %0, %c23 : index
      %2927 = arith.addi %2926, %2922 : index
      %2928 = memref.load %bias[%2927] : memref<?xf32>
      %2929 = arith.addf %2925, %2928 : f32
      %2930 = arith.select %2923, %2929, %2925 : f32
      %2931 = arith.addi %2894, %c13 : index
      %2932 = arith.cmpi eq, %hasBias, %c10 : index
      %2933 = arith.addi %2893, %2931 : index
      %2934 = memref.load %20[%2933] : memref<?xf32>
      %2935 = arith.muli %0, %c23 : index
      %2936 = arith.addi %2935, %2931 : index
      %2937 = memref.load %bias[%2936] : memref<?xf32>
      %2938 = arith.addf %2934, %2937 : f32
      %2939 = arith.select %2932, %2938, %2934 : f32
      %2940 = arith.addi %2931, %c32 : index
      %2941 = arith.cmpi eq, %hasBias, %c10 : index
      %2942 = arith.addi %2893, %2940 : index
      %2943 = memref.load %20[%2942] : memref<?xf32>
      %2944 = arith.muli %0, %c23 : index
      %2945 = arith.addi %2944, %2940 : index
      %2946 = memref.load %bias[%2945] : memref<?xf32>
      %2947 = arith.addf %2943, %2946 : f32
      %2948 = arith.select %2941, %2947, %2943 : f32
      %2949 = arith.addi %2894, %c31 : index
      %2950 = arith.cmpi eq, %hasBias, %c10 : index
      %2951 = arith.addi %2893, %2949 : index
      %2952 = memref.load %20[%2951] : memref<?xf32>
      %2953 = arith.muli %0, %c23 : index
      %2954 = arith.addi %2953, %2949 : index
      %2955 = memref.load %bias[%2954] : memref<?xf32>
      %2956 = arith.addf %2952, %2955 : f32
      %2957 = arith.select %2950, %2956, %2952 : f32
      %2958 = arith.addi %2949, %c32 : index
      %2959 = arith.cmpi eq, %hasBias, %c10 : index
      %2960 = arith.addi %2893, %2958 : index
      %2961 = memref.load %20[%2960] : memref<?xf32>
      %2962 = arith.muli %0, %c23 : index
      %2963 = arith.addi %2962, %2958 : index
      %2964 = memref.load %bias[%2963] : memref<?xf32>
      %2965 = arith.addf %2961, %2964 : f32
      %2966 = arith.select %2959, %2965, %2961 : f32
      %2967 = arith.addi %heads, %kvHeads : index
      %2968 = arith.cmpi slt, %0, %2967 : index
      scf.if %2968 {
        %2969 = arith.addi %positionsAt, %2892 : index
        %2970 = memref.load %step[%2969] : memref<?xi32>
        %2971 = arith.index_cast %2970 : i32 to index
        %2972 = arith.cmpi eq, %hasNorm, %c10 : index
        %2973 = math.fma %2903, %2903, %c41 : f32
        %2974 = math.fma %2912, %2912, %2973 : f32
        %2975 = math.fma %2921, %2921, %2974 : f32
        %2976 = math.fma %2930, %2930, %2975 : f32
        %2977 = math.fma %2939, %2939, %2976 : f32
        %2978 = math.fma %2948, %2948, %2977 : f32
        %2979 = math.fma %2957, %2957, %2978 : f32
        %2980 = math.fma %2966, %2966, %2979 : f32
        %2981 = vector.broadcast %2980 : f32 to vector<1xf32>
        %2982 = wave.reduce "add" %2981 : vector<1xf32>
        %2983 = arith.mulf %2982, %inverseHeadDim : f32
        %2984 = arith.addf %2983, %epsilon : f32
        %2985 = math.sqrt %2984 : f32
        %2986 = arith.divf %c37, %2985 : f32
        %2987 = arith.cmpi slt, %0, %heads : index
        %2988 = arith.addi %2895, %c32 : index
        %2989 = memref.load %query_norm[%2895] : memref<?xf32>
        %2990 = memref.load %key_norm[%2895] : memref<?xf32>
        %2991 = arith.select %2987, %2989, %2990 : f32
        %2992 = arith.mulf %2903, %2986 : f32
        %2993 = arith.mulf %2992, %2991 : f32
        %2994 = arith.select %2972, %2993, %2903 : f32
        %2995 = memref.load %query_norm[%2988] : memref<?xf32>
        %2996 = memref.load %key_norm[%2988] : memref<?xf32>
        %2997 = arith.select %2987, %2995, %2996 : f32
        %2998 = arith.mulf %2912, %2986 : f32
        %2999 = arith.mulf %2998, %2997 : f32
        %3000 = arith.select %2972, %2999, %2912 : f32
        %3001 = arith.addi %2913, %c32 : index
        %3002 = memref.load %query_norm[%2913] : memref<?xf32>
        %3003 = memref.load %key_norm[%2913] : memref<?xf32>
        %3004 = arith.select %2987, %3002, %3003 : f32
        %3005 = arith.mulf %2921, %2986 : f32
        %3006 = arith.mulf %3005, %3004 : f32
        %3007 = arith.select %2972, %3006, %2921 : f32
        %3008 = memref.load %query_norm[%3001] : memref<?xf32>
        %3009 = memref.load %key_norm[%3001] : memref<?xf32>
        %3010 = arith.select %2987, %3008, %3009 : f32
        %3011 = arith.mulf %2930, %2986 : f32
        %3012 = arith.mulf %3011, %3010 : f32
        %3013 = arith.select %2972, %3012, %2930 : f32
        %3014 = arith.addi %2931, %c32 : index
        %3015 = memref.load %query_norm[%2931] : memref<?xf32>
        %3016 = memref.load %key_norm[%2931] : memref<?xf32>
        %3017 = arith.select %2987, %3015, %3016 : f32
        %3018 = arith.mulf %2939, %2986 : f32
        %3019 = arith.mulf %3018, %3017 : f32
        %3020 = arith.select %2972, %3019, %2939 : f32
        %3021 = memref.load %query_norm[%3014] : memref<?xf32>
        %3022 = memref.load %key_norm[%3014] : memref<?xf32>
        %3023 = arith.select %2987, %3021, %3022 : f32
        %3024 = arith.mulf %2948, %2986 : f32
        %3025 = arith.mulf %3024, %3023 : f32
        %3026 = arith.select %2972, %3025, %2948 : f32
        %3027 = arith.addi %2949, %c32 : index
        %3028 = memref.load %query_norm[%2949] : memref<?xf32>
        %3029 = memref.load %key_norm[%2949] : memref<?xf32>
        %3030 = arith.select %2987, %3028, %3029 : f32
        %3031 = arith.mulf %2957, %2986 : f32
        %3032 = arith.mulf %3031, %3030 : f32
        %3033 = arith.select %2972, %3032, %2957 : f32
        %3034 = memref.load %query_norm[%3027] : memref<?xf32>
        %3035 = memref.load %key_norm[%3027] : memref<?xf32>
        %3036 = arith.select %2987, %3034, %3035 : f32
        %3037 = arith.mulf %2966, %2986 : f32
        %3038 = arith.mulf %3037, %3036 : f32
        %3039 = arith.select %2972, %3038, %2966 : f32
        %3040 = arith.remui %2971, %c23 : index
        %3041 = arith.muli %3040, %c23 : index
        %3042 = arith.addi %3041, %2895 : index
        %3043 = arith.divui %2971, %c23 : index
        %3044 = arith.addi %3043, %c23 : index
        %3045 = arith.muli %3044, %c23 : index
        %3046 = arith.addi %3045, %2895 : index
        %3047 = memref.load %rope[%3042] : memref<?xf32>
        %3048 = arith.addi %3042, %c32 : index
        %3049 = memref.load %rope[%3048] : memref<?xf32>
        %3050 = memref.load %rope[%3046] : memref<?xf32>
        %3051 = arith.addi %3046, %c32 : index
        %3052 = memref.load %rope[%3051] : memref<?xf32>
        %3053 = arith.mulf %3050, %3047 : f32
        %3054 = arith.mulf %3052, %3049 : f32
        %3055 = arith.subf %3053, %3054 : f32
        %3056 = arith.mulf %3052, %3047 : f32
        %3057 = arith.mulf %3050, %3049 : f32
        %3058 = arith.addf %3056, %3057 : f32
        %3059 = arith.mulf %2994, %3055 : f32
        %3060 = arith.mulf %3000, %3058 : f32
        %3061 = arith.subf %3059, %3060 : f32
        %3062 = arith.mulf %3000, %3055 : f32
        %3063 = arith.mulf %2994, %3058 : f32
        %3064 = arith.addf %3062, %3063 : f32
        %3065 = arith.cmpi slt, %0, %heads : index
        scf.if %3065 {
          %3066 = arith.muli %2892, %heads : index
          %3067 = arith.addi %3066, %0 : index
          %3068 = arith.muli %3067, %c23 : index
          %3069 = arith.addi %3068, %2895 : index
          memref.store %3061, %q[%3069] : memref<?xf32>
          %3070 = arith.addi %3069, %c32 : index
          memref.store %3064, %q[%3070] : memref<?xf32>
        } else {
          %3071 = arith.addi %2893, %2895 : index
          memref.store %3061, %20[%3071] : memref<?xf32>
          %3072 = arith.addi %2893, %2895 : index
          %3073 = arith.addi %3072, %c32 : index
          memref.store %3064, %20[%3073] : memref<?xf32>
        }
        %3074 = arith.remui %2971, %c23 : index
        %3075 = arith.muli %3074, %c23 : index
        %3076 = arith.addi %3075, %2913 : index
        %3077 = arith.divui %2971, %c23 : index
        %3078 = arith.addi %3077, %c23 : index
        %3079 = arith.muli %3078, %c23 : index
        %3080 = arith.addi %3079, %2913 : index
        %3081 = memref.load %rope[%3076] : memref<?xf32>
        %3082 = arith.addi %3076, %c32 : index
        %3083 = memref.load %rope[%3082] : memref<?xf32>
        %3084 = memref.load %rope[%3080] : memref<?xf32>
        %3085 = arith.addi %3080, %c32 : index
        %3086 = memref.load %rope[%3085] : memref<?xf32>
        %3087 = arith.mulf %3084, %3081 : f32
        %3088 = arith.mulf %3086, %3083 : f32
        %3089 = arith.subf %3087, %3088 : f32
        %3090 = arith.mulf %3086, %3081 : f32
        %3091 = arith.mulf %3084, %3083 : f32
        %3092 = arith.addf %3090, %3091 : f32
        %3093 = arith.mulf %3007, %3089 : f32
        %3094 = arith.mulf %3013, %3092 : f32
        %3095 = arith.subf %3093, %3094 : f32
        %3096 = arith.mulf %3013, %3089 : f32
        %3097 = arith.mulf %3007, %3092 : f32
        %3098 = arith.addf %3096, %3097 : f32
        %3099 = arith.cmpi slt, %0, %heads : index
        scf.if %3099 {
          %3100 = arith.muli %2892, %heads : index
          %3101 = arith.addi %3100, %0 : index
          %3102 = arith.muli %3101, %c23 : index
          %3103 = arith.addi %3102, %2913 : index
          memref.store %3095, %q[%3103] : memref<?xf32>
          %3104 = arith.addi %3103, %c32 : index
          memref.store %3098, %q[%3104] : memref<?xf32>
        } else {
          %3105 = arith.addi %2893, %2913 : index
          memref.store %3095, %20[%3105] : memref<?xf32>
          %3106 = arith.addi %2893, %2913 : index
          %3107 = arith.addi %3106, %c32 : index
          memref.store %3098, %20[%3107] : memref<?xf32>
        }
        %3108 = arith.remui %2971, %c23 : index
        %3109 = arith.muli %3108, %c23 : index
        %3110 = arith.addi %3109, %2931 : index
        %3111 = arith.divui %2971, %c23 : index
        %3112 = arith.addi %3111, %c23 : index
        %3113 = arith.muli %3112, %c23 : index
        %3114 = arith.addi %3113, %2931 : index
        %3115 = memref.load %rope[%3110] : memref<?xf32>
        %3116 = arith.addi %3110, %c32 : index
        %3117 = memref.load %rope[%3116] : memref<?xf32>
        %3118 = memref.load %rope[%3114] : memref<?xf32>
        %3119 = arith.addi %3114, %c32 : index
        %3120 = memref.load %rope[%3119] : memref<?xf32>
        %3121 = arith.mulf %3118, %3115 : f32
        %3122 = arith.mulf %3120, %3117 : f32
        %3123 = arith.subf %3121, %3122 : f32
        %3124 = arith.mulf %3120, %3115 : f32
        %3125 = arith.mulf %3118, %3117 : f32
        %3126 = arith.addf %3124, %3125 : f32
        %3127 = arith.mulf %3020, %3123 : f32
        %3128 = arith.mulf %3026, %3126 : f32
        %3129 = arith.subf %3127, %3128 : f32
        %3130 = arith.mulf %3026, %3123 : f32
        %3131 = arith.mulf %3020, %3126 : f32
        %3132 = arith.addf %3130, %3131 : f32
        %3133 = arith.cmpi slt, %0, %heads : index
        scf.if %3133 {
          %3134 = arith.muli %2892, %heads : index
          %3135 = arith.addi %3134, %0 : index
          %3136 = arith.muli %3135, %c23 : index
          %3137 = arith.addi %3136, %2931 : index
          memref.store %3129, %q[%3137] : memref<?xf32>
          %3138 = arith.addi %3137, %c32 : index
          memref.store %3132, %q[%3138] : memref<?xf32>
        } else {
          %3139 = arith.addi %2893, %2931 : index
          memref.store %3129, %20[%3139] : memref<?xf32>
          %3140 = arith.addi %2893, %2931 : index
          %3141 = arith.addi %3140, %c32 : index
          memref.store %3132, %20[%3141] : memref<?xf32>
        }
        %3142 = arith.remui %2971, %c23 : index
        %3143 = arith.muli %3142, %c23 : index
        %3144 = arith.addi %3143, %2949 : index
        %3145 = arith.divui %2971, %c23 : index
        %3146 = arith.addi %3145, %c23 : index
        %3147 = arith.muli %3146, %c23 : index
        %3148 = arith.addi %3147, %2949 : index
        %3149 = memref.load %rope[%3144] : memref<?xf32>
        %3150 = arith.addi %3144, %c32 : index
        %3151 = memref.load %rope[%3150] : memref<?xf32>
        %3152 = memref.load %rope[%3148] : memref<?xf32>
        %3153 = arith.addi %3148, %c32 : index
        %3154 = memref.load %rope[%3153] : memref<?xf32>
        %3155 = arith.mulf %3152, %3149 : f32
        %3156 = arith.mulf %3154, %3151 : f32
        %3157 = arith.subf %3155, %3156 : f32
        %3158 = arith.mulf %3154, %3149 : f32
        %3159 = arith.mulf %3152, %3151 : f32
        %3160 = arith.addf %3158, %3159 : f32
        %3161 = arith.mulf %3033, %3157 : f32
        %3162 = arith.mulf %3039, %3160 : f32
        %3163 = arith.subf %3161, %3162 : f32
        %3164 = arith.mulf %3039, %3157 : f32
        %3165 = arith.mulf %3033, %3160 : f32
        %3166 = arith.addf %3164, %3165 : f32
        %3167 = arith.cmpi slt, %0, %heads : index
        scf.if %3167 {
          %3168 = arith.muli %2892, %heads : index
          %3169 = arith.addi %3168, %0 : index
          %3170 = arith.muli %3169, %c23 : index
          %3171 = arith.addi %3170, %2949 : index
          memref.store %3163, %q[%3171] : memref<?xf32>
          %3172 = arith.addi %3171, %c32 : index
          memref.store %3166, %q[%3172] : memref<?xf32>
        } else {
          %3173 = arith.addi %2893, %2949 : index
          memref.store %3163, %20[%3173] : memref<?xf32>
          %3174 = arith.addi %2893, %2949 : index
          %3175 = arith.addi %3174, %c32 : index
          memref.store %3166, %20[%3175] : memref<?xf32>
        }
      } else {
        %3176 = arith.cmpi slt, %0, %heads : index
        scf.if %3176 {
          %3177 = arith.muli %2892, %heads : index
          %3178 = arith.addi %3177, %0 : index
          %3179 = arith.muli %3178, %c23 : index
          %3180 = arith.addi %3179, %2895 : index
          memref.store %2903, %q[%3180] : memref<?xf32>
          %3181 = arith.addi %3180, %c32 : index
          memref.store %2912, %q[%3181] : memref<?xf32>
        } else {
          %3182 = arith.addi %2893, %2895 : index
          memref.store %2903, %20[%3182] : memref<?xf32>
          %3183 = arith.addi %2893, %2895 : index
          %3184 = arith.addi %3183, %c32 : index
          memref.store %2912, %20[%3184] : memref<?xf32>
        }
        %3185 = arith.cmpi slt, %0, %heads : index
        scf.if %3185 {
          %3186 = arith.muli %2892, %heads : index
          %3187 = arith.addi %3186, %0 : index
          %3188 = arith.muli %3187, %c23 : index
          %3189 = arith.addi %3188, %2913 : index
          memref.store %2921, %q[%3189] : memref<?xf32>
          %3190 = arith.addi %3189, %c32 : index
          memref.store %2930, %q[%3190] : memref<?xf32>
        } else {
          %3191 = arith.addi %2893, %2913 : index
          memref.store %2921, %20[%3191] : memref<?xf32>
          %3192 = arith.addi %2893, %2913 : index
          %3193 = arith.addi %3192, %c32 : index
          memref.store %2930, %20[%3193] : memref<?xf32>
        }
        %3194 = arith.cmpi slt, %0, %heads : index
        scf.if %3194 {
          %3195 = arith.muli %2892, %heads : index
          %3196 = arith.addi %3195, %0 : index
          %3197 = arith.muli %3196, %c23 : index
          %3198 = arith.addi %3197, %2931 : index
          memref.store %2939, %q[%3198] : memref<?xf32>
          %3199 = arith.addi %3198, %c32 : index
          memref.store %2948, %q[%3199] : memref<?xf32>
        } else {
          %3200 = arith.addi %2893, %2931 : index
          memref.store %2939, %20[%3200] : memref<?xf32>
          %3201 = arith.addi %2893, %2931 : index
          %3202 = arith.addi %3201, %c32 : index
          memref.store %2948, %20[%3202] : memref<?xf32>
        }
        %3203 = arith.cmpi slt, %0, %heads : index
        scf.if %3203 {
          %3204 = arith.muli %2892, %heads : index
          %3205 = arith.addi %3204, %0 : index
          %3206 = arith.muli %3205, %c23 : index
          %3207 = arith.addi %3206, %2949 : index
          memref.store %2957, %q[%3207] : memref<?xf32>
          %3208 = arith.addi %3207, %c32 : index
          memref.store %2966, %q[%3208] : memref<?xf32>
        } else {
          %3209 = arith.addi %2893, %2949 : index
          memref.store %2957, %20[%3209] : memref<?xf32>
          %3210 = arith.addi %2893, %2949 : index
          %3211 = arith.addi %3210, %c32 : index
          memref.store %2966, %20[%3211] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %3212 = arith.cmpi sge, %0, %heads : index
    scf.if %3212 {
      %3213 = arith.addi %2888, %c9 : index
      %3214 = arith.addi %2887, %3213 : index
      %3215 = arith.cmpi slt, %3214, %22 : index
      scf.if %3215 {
        %3216 = arith.addi %2887, %3213 : index
        %3217 = arith.addi %slotsAt, %3216 : index
        %3218 = memref.load %step[%3217] : memref<?xi32>
        %3219 = arith.index_cast %3218 : i32 to index
        %3220 = arith.cmpi sge, %3219, %c9 : index
        scf.if %3220 {
          %3221 = arith.muli %3213, %c23 : index
          %3222 = arith.subi %0, %heads : index
          %3223 = memref.load %scales[%3222] : memref<?xf32>
          %3224 = vector.broadcast %3223 : f32 to vector<4xf32>
          %3225 = arith.divui %3219, %c7 : index
          %3226 = arith.remui %3219, %c7 : index
          %3227 = arith.muli %3225, %pageBytes : index
          %3228 = arith.cmpi eq, %codec, %c9 : index
          scf.if %3228 {
            %3229 = wave.lane
            %3230 = arith.muli %3229, %c20 : index
            scf.for %3231 = %3230 to %c23 step %c32 {
              %3232 = arith.addi %3221, %3231 : index
              %3233 = vector.load %20[%3232] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3234 = arith.mulf %3233, %3224 : vector<4xf32>
              %3235 = arith.minimumf %3234, %c47 : vector<4xf32>
              %3236 = arith.maximumf %3235, %c48 : vector<4xf32>
              %3237 = arith.truncf %3236 : vector<4xf32> to vector<4xf16>
              %3238 = vector.bitcast %3237 : vector<4xf16> to vector<8xi8>
              %3239 = arith.cmpi slt, %3222, %kvHeads : index
              scf.if %3239 {
                %3240 = arith.muli %3222, %c49 : index
                %3241 = arith.addi %3227, %3240 : index
                %3242 = arith.divui %3231, %c7 : index
                %3243 = arith.muli %3242, %c50 : index
                %3244 = arith.remui %3231, %c7 : index
                %3245 = arith.divui %3244, %c2 : index
                %3246 = arith.muli %3245, %c23 : index
                %3247 = arith.muli %3226, %c7 : index
                %3248 = arith.addi %3246, %3247 : index
                %3249 = arith.remui %3244, %c2 : index
                %3250 = arith.muli %3249, %c8 : index
                %3251 = arith.addi %3248, %3250 : index
                %3252 = arith.addi %3243, %3251 : index
                %3253 = arith.addi %3241, %3252 : index
                vector.store %3238, %kv[%3253] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %3254 = arith.subi %3222, %kvHeads : index
                %3255 = arith.muli %3254, %c49 : index
                %3256 = arith.addi %3227, %3255 : index
                %3257 = arith.addi %3231, %c9 : index
                %3258 = arith.divui %3257, %c7 : index
                %3259 = arith.muli %3258, %c50 : index
                %3260 = arith.addi %3259, %c11 : index
                %3261 = arith.remui %3257, %c7 : index
                %3262 = arith.divui %3226, %c8 : index
                %3263 = arith.remui %3226, %c8 : index
                %3264 = arith.muli %3263, %c2 : index
                %3265 = arith.addi %3262, %3264 : index
                %3266 = arith.divui %3265, %c2 : index
                %3267 = arith.muli %3266, %c23 : index
                %3268 = arith.muli %3261, %c7 : index
                %3269 = arith.addi %3267, %3268 : index
                %3270 = arith.remui %3265, %c2 : index
                %3271 = arith.muli %3270, %c8 : index
                %3272 = arith.addi %3269, %3271 : index
                %3273 = arith.addi %3260, %3272 : index
                %3274 = arith.addi %3256, %3273 : index
                %3275 = vector.shuffle %3238, %3238 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %3275, %kv[%3274] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3276 = arith.addi %3231, %c10 : index
                %3277 = arith.divui %3276, %c7 : index
                %3278 = arith.muli %3277, %c50 : index
                %3279 = arith.addi %3278, %c11 : index
                %3280 = arith.remui %3276, %c7 : index
                %3281 = arith.divui %3226, %c8 : index
                %3282 = arith.remui %3226, %c8 : index
                %3283 = arith.muli %3282, %c2 : index
                %3284 = arith.addi %3281, %3283 : index
                %3285 = arith.divui %3284, %c2 : index
                %3286 = arith.muli %3285, %c23 : index
                %3287 = arith.muli %3280, %c7 : index
                %3288 = arith.addi %3286, %3287 : index
                %3289 = arith.remui %3284, %c2 : index
                %3290 = arith.muli %3289, %c8 : index
                %3291 = arith.addi %3288, %3290 : index
                %3292 = arith.addi %3279, %3291 : index
                %3293 = arith.addi %3256, %3292 : index
                %3294 = vector.shuffle %3238, %3238 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %3294, %kv[%3293] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3295 = arith.addi %3231, %c8 : index
                %3296 = arith.divui %3295, %c7 : index
                %3297 = arith.muli %3296, %c50 : index
                %3298 = arith.addi %3297, %c11 : index
                %3299 = arith.remui %3295, %c7 : index
                %3300 = arith.divui %3226, %c8 : index
                %3301 = arith.remui %3226, %c8 : index
                %3302 = arith.muli %3301, %c2 : index
                %3303 = arith.addi %3300, %3302 : index
                %3304 = arith.divui %3303, %c2 : index
                %3305 = arith.muli %3304, %c23 : index
                %3306 = arith.muli %3299, %c7 : index
                %3307 = arith.addi %3305, %3306 : index
                %3308 = arith.remui %3303, %c2 : index
                %3309 = arith.muli %3308, %c8 : index
                %3310 = arith.addi %3307, %3309 : index
                %3311 = arith.addi %3298, %3310 : index
                %3312 = arith.addi %3256, %3311 : index
                %3313 = vector.shuffle %3238, %3238 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %3313, %kv[%3312] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3314 = arith.addi %3231, %c30 : index
                %3315 = arith.divui %3314, %c7 : index
                %3316 = arith.muli %3315, %c50 : index
                %3317 = arith.addi %3316, %c11 : index
                %3318 = arith.remui %3314, %c7 : index
                %3319 = arith.divui %3226, %c8 : index
                %3320 = arith.remui %3226, %c8 : index
                %3321 = arith.muli %3320, %c2 : index
                %3322 = arith.addi %3319, %3321 : index
                %3323 = arith.divui %3322, %c2 : index
                %3324 = arith.muli %3323, %c23 : index
                %3325 = arith.muli %3318, %c7 : index
                %3326 = arith.addi %3324, %3325 : index
                %3327 = arith.remui %3322, %c2 : index
                %3328 = arith.muli %3327, %c8 : index
                %3329 = arith.addi %3326, %3328 : index
                %3330 = arith.addi %3317, %3329 : index
                %3331 = arith.addi %3256, %3330 : index
                %3332 = vector.shuffle %3238, %3238 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %3332, %kv[%3331] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %3333 = arith.cmpi eq, %codec, %c10 : index
          scf.if %3333 {
            %3334 = wave.lane
            %3335 = arith.muli %3334, %c20 : index
            scf.for %3336 = %3335 to %c23 step %c32 {
              %3337 = arith.addi %3221, %3336 : index
              %3338 = vector.load %20[%3337] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3339 = arith.mulf %3338, %3224 : vector<4xf32>
              %3340 = wave.fp8_encode "e4m3" %3339 : vector<4xf32> -> vector<4xi8>
              %3341 = arith.cmpi slt, %3222, %kvHeads : index
              scf.if %3341 {
                %3342 = arith.muli %3222, %c11 : index
                %3343 = arith.addi %3227, %3342 : index
                %3344 = vector.shuffle %3340, %3340 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3345 = arith.divui %3336, %c7 : index
                %3346 = arith.muli %3345, %c23 : index
                %3347 = arith.remui %3336, %c7 : index
                %3348 = arith.muli %3226, %c7 : index
                %3349 = arith.divui %3347, %c20 : index
                %3350 = arith.muli %3349, %c20 : index
                %3351 = arith.remui %3347, %c8 : index
                %3352 = arith.muli %3351, %c8 : index
                %3353 = arith.addi %3350, %3352 : index
                %3354 = arith.divui %3347, %c8 : index
                %3355 = arith.remui %3354, %c8 : index
                %3356 = arith.addi %3353, %3355 : index
                %3357 = arith.addi %3348, %3356 : index
                %3358 = arith.addi %3346, %3357 : index
                %3359 = arith.addi %3343, %3358 : index
                vector.store %3344, %kv[%3359] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3360 = arith.subi %3222, %kvHeads : index
                %3361 = arith.muli %3360, %c11 : index
                %3362 = arith.addi %3227, %3361 : index
                %3363 = arith.addi %3336, %c9 : index
                %3364 = arith.divui %3363, %c7 : index
                %3365 = arith.muli %3364, %c23 : index
                %3366 = arith.addi %3365, %c12 : index
                %3367 = arith.remui %3363, %c7 : index
                %3368 = arith.divui %3226, %c8 : index
                %3369 = arith.remui %3226, %c8 : index
                %3370 = arith.muli %3369, %c2 : index
                %3371 = arith.addi %3368, %3370 : index
                %3372 = arith.muli %3367, %c7 : index
                %3373 = arith.divui %3371, %c20 : index
                %3374 = arith.muli %3373, %c20 : index
                %3375 = arith.remui %3371, %c8 : index
                %3376 = arith.muli %3375, %c8 : index
                %3377 = arith.addi %3374, %3376 : index
                %3378 = arith.divui %3371, %c8 : index
                %3379 = arith.remui %3378, %c8 : index
                %3380 = arith.addi %3377, %3379 : index
                %3381 = arith.addi %3372, %3380 : index
                %3382 = arith.addi %3366, %3381 : index
                %3383 = arith.addi %3362, %3382 : index
                %3384 = vector.shuffle %3340, %3340 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3384, %kv[%3383] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3385 = arith.addi %3336, %c10 : index
                %3386 = arith.divui %3385, %c7 : index
                %3387 = arith.muli %3386, %c23 : index
                %3388 = arith.addi %3387, %c12 : index
                %3389 = arith.remui %3385, %c7 : index
                %3390 = arith.divui %3226, %c8 : index
                %3391 = arith.remui %3226, %c8 : index
                %3392 = arith.muli %3391, %c2 : index
                %3393 = arith.addi %3390, %3392 : index
                %3394 = arith.muli %3389, %c7 : index
                %3395 = arith.divui %3393, %c20 : index
                %3396 = arith.muli %3395, %c20 : index
                %3397 = arith.remui %3393, %c8 : index
                %3398 = arith.muli %3397, %c8 : index
                %3399 = arith.addi %3396, %3398 : index
                %3400 = arith.divui %3393, %c8 : index
                %3401 = arith.remui %3400, %c8 : index
                %3402 = arith.addi %3399, %3401 : index
                %3403 = arith.addi %3394, %3402 : index
                %3404 = arith.addi %3388, %3403 : index
                %3405 = arith.addi %3362, %3404 : index
                %3406 = vector.shuffle %3340, %3340 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3406, %kv[%3405] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3407 = arith.addi %3336, %c8 : index
                %3408 = arith.divui %3407, %c7 : index
                %3409 = arith.muli %3408, %c23 : index
                %3410 = arith.addi %3409, %c12 : index
                %3411 = arith.remui %3407, %c7 : index
                %3412 = arith.divui %3226, %c8 : index
                %3413 = arith.remui %3226, %c8 : index
                %3414 = arith.muli %3413, %c2 : index
                %3415 = arith.addi %3412, %3414 : index
                %3416 = arith.muli %3411, %c7 : index
                %3417 = arith.divui %3415, %c20 : index
                %3418 = arith.muli %3417, %c20 : index
                %3419 = arith.remui %3415, %c8 : index
                %3420 = arith.muli %3419, %c8 : index
                %3421 = arith.addi %3418, %3420 : index
                %3422 = arith.divui %3415, %c8 : index
                %3423 = arith.remui %3422, %c8 : index
                %3424 = arith.addi %3421, %3423 : index
                %3425 = arith.addi %3416, %3424 : index
                %3426 = arith.addi %3410, %3425 : index
                %3427 = arith.addi %3362, %3426 : index
                %3428 = vector.shuffle %3340, %3340 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3428, %kv[%3427] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3429 = arith.addi %3336, %c30 : index
                %3430 = arith.divui %3429, %c7 : index
                %3431 = arith.muli %3430, %c23 : index
                %3432 = arith.addi %3431, %c12 : index
                %3433 = arith.remui %3429, %c7 : index
                %3434 = arith.divui %3226, %c8 : index
                %3435 = arith.remui %3226, %c8 : index
                %3436 = arith.muli %3435, %c2 : index
                %3437 = arith.addi %3434, %3436 : index
                %3438 = arith.muli %3433, %c7 : index
                %3439 = arith.divui %3437, %c20 : index
                %3440 = arith.muli %3439, %c20 : index
                %3441 = arith.remui %3437, %c8 : index
                %3442 = arith.muli %3441, %c8 : index
                %3443 = arith.addi %3440, %3442 : index
                %3444 = arith.divui %3437, %c8 : index
                %3445 = arith.remui %3444, %c8 : index
                %3446 = arith.addi %3443, %3445 : index
                %3447 = arith.addi %3438, %3446 : index
                %3448 = arith.addi %3432, %3447 : index
                %3449 = arith.addi %3362, %3448 : index
                %3450 = vector.shuffle %3340, %3340 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3450, %kv[%3449] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3451 = arith.cmpi eq, %codec, %c8 : index
          scf.if %3451 {
            %3452 = wave.lane
            %3453 = arith.muli %3452, %c20 : index
            scf.for %3454 = %3453 to %c23 step %c32 {
              %3455 = arith.addi %3221, %3454 : index
              %3456 = vector.load %20[%3455] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3457 = arith.mulf %3456, %3224 : vector<4xf32>
              %3458 = wave.fp8_encode "e5m2" %3457 : vector<4xf32> -> vector<4xi8>
              %3459 = arith.cmpi slt, %3222, %kvHeads : index
              scf.if %3459 {
                %3460 = arith.muli %3222, %c11 : index
                %3461 = arith.addi %3227, %3460 : index
                %3462 = vector.shuffle %3458, %3458 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3463 = arith.divui %3454, %c7 : index
                %3464 = arith.muli %3463, %c23 : index
                %3465 = arith.remui %3454, %c7 : index
                %3466 = arith.muli %3226, %c7 : index
                %3467 = arith.divui %3465, %c20 : index
                %3468 = arith.muli %3467, %c20 : index
                %3469 = arith.remui %3465, %c8 : index
                %3470 = arith.muli %3469, %c8 : index
                %3471 = arith.addi %3468, %3470 : index
                %3472 = arith.divui %3465, %c8 : index
                %3473 = arith.remui %3472, %c8 : index
                %3474 = arith.addi %3471, %3473 : index
                %3475 = arith.addi %3466, %3474 : index
                %3476 = arith.addi %3464, %3475 : index
                %3477 = arith.addi %3461, %3476 : index
                vector.store %3462, %kv[%3477] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3478 = arith.subi %3222, %kvHeads : index
                %3479 = arith.muli %3478, %c11 : index
                %3480 = arith.addi %3227, %3479 : index
                %3481 = arith.addi %3454, %c9 : index
                %3482 = arith.divui %3481, %c7 : index
                %3483 = arith.muli %3482, %c23 : index
                %3484 = arith.addi %3483, %c12 : index
                %3485 = arith.remui %3481, %c7 : index
                %3486 = arith.divui %3226, %c8 : index
                %3487 = arith.remui %3226, %c8 : index
                %3488 = arith.muli %3487, %c2 : index
                %3489 = arith.addi %3486, %3488 : index
                %3490 = arith.muli %3485, %c7 : index
                %3491 = arith.divui %3489, %c20 : index
                %3492 = arith.muli %3491, %c20 : index
                %3493 = arith.remui %3489, %c8 : index
                %3494 = arith.muli %3493, %c8 : index
                %3495 = arith.addi %3492, %3494 : index
                %3496 = arith.divui %3489, %c8 : index
                %3497 = arith.remui %3496, %c8 : index
                %3498 = arith.addi %3495, %3497 : index
                %3499 = arith.addi %3490, %3498 : index
                %3500 = arith.addi %3484, %3499 : index
                %3501 = arith.addi %3480, %3500 : index
                %3502 = vector.shuffle %3458, %3458 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3502, %kv[%3501] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3503 = arith.addi %3454, %c10 : index
                %3504 = arith.divui %3503, %c7 : index
                %3505 = arith.muli %3504, %c23 : index
                %3506 = arith.addi %3505, %c12 : index
                %3507 = arith.remui %3503, %c7 : index
                %3508 = arith.divui %3226, %c8 : index
                %3509 = arith.remui %3226, %c8 : index
                %3510 = arith.muli %3509, %c2 : index
                %3511 = arith.addi %3508, %3510 : index
                %3512 = arith.muli %3507, %c7 : index
                %3513 = arith.divui %3511, %c20 : index
                %3514 = arith.muli %3513, %c20 : index
                %3515 = arith.remui %3511, %c8 : index
                %3516 = arith.muli %3515, %c8 : index
                %3517 = arith.addi %3514, %3516 : index
                %3518 = arith.divui %3511, %c8 : index
                %3519 = arith.remui %3518, %c8 : index
                %3520 = arith.addi %3517, %3519 : index
                %3521 = arith.addi %3512, %3520 : index
                %3522 = arith.addi %3506, %3521 : index
                %3523 = arith.addi %3480, %3522 : index
                %3524 = vector.shuffle %3458, %3458 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3524, %kv[%3523] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3525 = arith.addi %3454, %c8 : index
                %3526 = arith.divui %3525, %c7 : index
                %3527 = arith.muli %3526, %c23 : index
                %3528 = arith.addi %3527, %c12 : index
                %3529 = arith.remui %3525, %c7 : index
                %3530 = arith.divui %3226, %c8 : index
                %3531 = arith.remui %3226, %c8 : index
                %3532 = arith.muli %3531, %c2 : index
                %3533 = arith.addi %3530, %3532 : index
                %3534 = arith.muli %3529, %c7 : index
                %3535 = arith.divui %3533, %c20 : index
                %3536 = arith.muli %3535, %c20 : index
                %3537 = arith.remui %3533, %c8 : index
                %3538 = arith.muli %3537, %c8 : index
                %3539 = arith.addi %3536, %3538 : index
                %3540 = arith.divui %3533, %c8 : index
                %3541 = arith.remui %3540, %c8 : index
                %3542 = arith.addi %3539, %3541 : index
                %3543 = arith.addi %3534, %3542 : index
                %3544 = arith.addi %3528, %3543 : index
                %3545 = arith.addi %3480, %3544 : index
                %3546 = vector.shuffle %3458, %3458 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3546, %kv[%3545] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3547 = arith.addi %3454, %c30 : index
                %3548 = arith.divui %3547, %c7 : index
                %3549 = arith.muli %3548, %c23 : index
                %3550 = arith.addi %3549, %c12 : index
                %3551 = arith.remui %3547, %c7 : index
                %3552 = arith.divui %3226, %c8 : index
                %3553 = arith.remui %3226, %c8 : index
                %3554 = arith.muli %3553, %c2 : index
                %3555 = arith.addi %3552, %3554 : index
                %3556 = arith.muli %3551, %c7 : index
                %3557 = arith.divui %3555, %c20 : index
                %3558 = arith.muli %3557, %c20 : index
                %3559 = arith.remui %3555, %c8 : index
                %3560 = arith.muli %3559, %c8 : index
                %3561 = arith.addi %3558, %3560 : index
                %3562 = arith.divui %3555, %c8 : index
                %3563 = arith.remui %3562, %c8 : index
                %3564 = arith.addi %3561, %3563 : index
                %3565 = arith.addi %3556, %3564 : index
                %3566 = arith.addi %3550, %3565 : index
                %3567 = arith.addi %3480, %3566 : index
                %3568 = vector.shuffle %3458, %3458 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3568, %kv[%3567] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %3569 = arith.addi %23, %c16 : index
    %3570 = wave.lane
    %3571 = arith.muli %3, %c8 : index
    %3572 = arith.muli %3571, %c23 : index
    %3573 = arith.addi %3572, %3570 : index
    %3574 = arith.muli %4, %c12 : index
    %3575 = arith.addi %3574, %3573 : index
    %3576 = arith.addi %3575, %c9 : index
    %3577 = arith.addi %3576, %c9 : index
    %3578 = vector.extract %568#6[0] : f32 from vector<8xf32>
    memref.store %3578, %19[%3577] : memref<?xf32>
    %3579 = arith.muli %4, %c12 : index
    %3580 = arith.addi %3579, %3573 : index
    %3581 = arith.addi %3580, %c9 : index
    %3582 = arith.addi %3581, %c15 : index
    %3583 = vector.extract %568#6[1] : f32 from vector<8xf32>
    memref.store %3583, %19[%3582] : memref<?xf32>
    %3584 = arith.muli %4, %c12 : index
    %3585 = arith.addi %3584, %3573 : index
    %3586 = arith.addi %3585, %c9 : index
    %3587 = arith.addi %3586, %c13 : index
    %3588 = vector.extract %568#6[2] : f32 from vector<8xf32>
    memref.store %3588, %19[%3587] : memref<?xf32>
    %3589 = arith.muli %4, %c12 : index
    %3590 = arith.addi %3589, %3573 : index
    %3591 = arith.addi %3590, %c9 : index
    %3592 = arith.addi %3591, %c31 : index
    %3593 = vector.extract %568#6[3] : f32 from vector<8xf32>
    memref.store %3593, %19[%3592] : memref<?xf32>
    %3594 = arith.muli %4, %c12 : index
    %3595 = arith.addi %3594, %3573 : index
    %3596 = arith.addi %3595, %c9 : index
    %3597 = arith.addi %3596, %c32 : index
    %3598 = vector.extract %568#6[4] : f32 from vector<8xf32>
    memref.store %3598, %19[%3597] : memref<?xf32>
    %3599 = arith.muli %4, %c12 : index
    %3600 = arith.addi %3599, %3573 : index
    %3601 = arith.addi %3600, %c9 : index
    %3602 = arith.addi %3601, %c33 : index
    %3603 = vector.extract %568#6[5] : f32 from vector<8xf32>
    memref.store %3603, %19[%3602] : memref<?xf32>
    %3604 = arith.muli %4, %c12 : index
    %3605 = arith.addi %3604, %3573 : index
    %3606 = arith.addi %3605, %c9 : index
    %3607 = arith.addi %3606, %c34 : index
    %3608 = vector.extract %568#6[6] : f32 from vector<8xf32>
    memref.store %3608, %19[%3607] : memref<?xf32>
    %3609 = arith.muli %4, %c12 : index
    %3610 = arith.addi %3609, %3573 : index
    %3611 = arith.addi %3610, %c9 : index
    %3612 = arith.addi %3611, %c35 : index
    %3613 = vector.extract %568#6[7] : f32 from vector<8xf32>
    memref.store %3613, %19[%3612] : memref<?xf32>
    %3614 = arith.muli %4, %c12 : index
    %3615 = arith.addi %3614, %3573 : index
    %3616 = arith.addi %3615, %c23 : index
    %3617 = arith.addi %3616, %c9 : index
    %3618 = vector.extract %568#7[0] : f32 from vector<8xf32>
    memref.store %3618, %19[%3617] : memref<?xf32>
    %3619 = arith.muli %4, %c12 : index
    %3620 = arith.addi %3619, %3573 : index
    %3621 = arith.addi %3620, %c23 : index
    %3622 = arith.addi %3621, %c15 : index
    %3623 = vector.extract %568#7[1] : f32 from vector<8xf32>
    memref.store %3623, %19[%3622] : memref<?xf32>
    %3624 = arith.muli %4, %c12 : index
    %3625 = arith.addi %3624, %3573 : index
    %3626 = arith.addi %3625, %c23 : index
    %3627 = arith.addi %3626, %c13 : index
    %3628 = vector.extract %568#7[2] : f32 from vector<8xf32>
    memref.store %3628, %19[%3627] : memref<?xf32>
    %3629 = arith.muli %4, %c12 : index
    %3630 = arith.addi %3629, %3573 : index
    %3631 = arith.addi %3630, %c23 : index
    %3632 = arith.addi %3631, %c31 : index
    %3633 = vector.extract %568#7[3] : f32 from vector<8xf32>
    memref.store %3633, %19[%3632] : memref<?xf32>
    %3634 = arith.muli %4, %c12 : index
    %3635 = arith.addi %3634, %3573 : index
    %3636 = arith.addi %3635, %c23 : index
    %3637 = arith.addi %3636, %c32 : index
    %3638 = vector.extract %568#7[4] : f32 from vector<8xf32>
    memref.store %3638, %19[%3637] : memref<?xf32>
    %3639 = arith.muli %4, %c12 : index
    %3640 = arith.addi %3639, %3573 : index
    %3641 = arith.addi %3640, %c23 : index
    %3642 = arith.addi %3641, %c33 : index
    %3643 = vector.extract %568#7[5] : f32 from vector<8xf32>
    memref.store %3643, %19[%3642] : memref<?xf32>
    %3644 = arith.muli %4, %c12 : index
    %3645 = arith.addi %3644, %3573 : index
    %3646 = arith.addi %3645, %c23 : index
    %3647 = arith.addi %3646, %c34 : index
    %3648 = vector.extract %568#7[6] : f32 from vector<8xf32>
    memref.store %3648, %19[%3647] : memref<?xf32>
    %3649 = arith.muli %4, %c12 : index
    %3650 = arith.addi %3649, %3573 : index
    %3651 = arith.addi %3650, %c23 : index
    %3652 = arith.addi %3651, %c35 : index
    %3653 = vector.extract %568#7[7] : f32 from vector<8xf32>
    memref.store %3653, %19[%3652] : memref<?xf32>
    wave.barrier
    %3654 = arith.muli %4, %c20 : index
    %3655 = arith.addi %3654, %c9 : index
    %3656 = arith.muli %3655, %c8 : index
    %3657 = arith.divui %3570, %c7 : index
    %3658 = arith.addi %3656, %3657 : index
    %3659 = arith.addi %3569, %3658 : index
    %3660 = arith.cmpi slt, %3659, %22 : index
    scf.if %3660 {
      %3661 = arith.cmpi eq, %hasFactors, %c10 : index
      %3662 = memref.load %factors[%3659] : memref<?xf32>
      %3663 = arith.select %3661, %3662, %c37 : f32
      %3664 = arith.addi %3573, %c9 : index
      %3665 = arith.muli %3655, %c15 : index
      %3666 = arith.addi %3664, %3665 : index
      %3667 = memref.load %19[%3666] : memref<?xf32>
      %3668 = arith.addi %3666, %c12 : index
      %3669 = memref.load %19[%3668] : memref<?xf32>
      %3670 = arith.addf %3667, %3669 : f32
      %3671 = arith.mulf %3670, %3663 : f32
      %3672 = arith.muli %3, %c8 : index
      %3673 = arith.addi %3672, %c9 : index
      %3674 = arith.muli %3673, %c7 : index
      %3675 = arith.remui %3570, %c7 : index
      %3676 = arith.addi %3674, %3675 : index
      %3677 = arith.muli %3658, %c23 : index
      %3678 = arith.addi %3677, %3676 : index
      memref.store %3671, %20[%3678] : memref<?xf32>
      %3679 = arith.addi %3573, %c23 : index
      %3680 = arith.muli %3655, %c15 : index
      %3681 = arith.addi %3679, %3680 : index
      %3682 = memref.load %19[%3681] : memref<?xf32>
      %3683 = arith.addi %3681, %c12 : index
      %3684 = memref.load %19[%3683] : memref<?xf32>
      %3685 = arith.addf %3682, %3684 : f32
      %3686 = arith.mulf %3685, %3663 : f32
      %3687 = arith.muli %3, %c8 : index
      %3688 = arith.addi %3687, %c10 : index
      %3689 = arith.muli %3688, %c7 : index
      %3690 = arith.remui %3570, %c7 : index
      %3691 = arith.addi %3689, %3690 : index
      %3692 = arith.muli %3658, %c23 : index
      %3693 = arith.addi %3692, %3691 : index
      memref.store %3686, %20[%3693] : memref<?xf32>
    }
    %3694 = arith.muli %4, %c20 : index
    %3695 = arith.addi %3694, %c10 : index
    %3696 = arith.muli %3695, %c8 : index
    %3697 = arith.divui %3570, %c7 : index
    %3698 = arith.addi %3696, %3697 : index
    %3699 = arith.addi %3569, %3698 : index
    %3700 = arith.cmpi slt, %3699, %22 : index
    scf.if %3700 {
      %3701 = arith.cmpi eq, %hasFactors, %c10 : index
      %3702 = memref.load %factors[%3699] : memref<?xf32>
      %3703 = arith.select %3701, %3702, %c37 : f32
      %3704 = arith.addi %3573, %c9 : index
      %3705 = arith.muli %3695, %c15 : index
      %3706 = arith.addi %3704, %3705 : index
      %3707 = memref.load %19[%3706] : memref<?xf32>
      %3708 = arith.addi %3706, %c12 : index
      %3709 = memref.load %19[%3708] : memref<?xf32>
      %3710 = arith.addf %3707, %3709 : f32
      %3711 = arith.mulf %3710, %3703 : f32
      %3712 = arith.muli %3, %c8 : index
      %3713 = arith.addi %3712, %c9 : index
      %3714 = arith.muli %3713, %c7 : index
      %3715 = arith.remui %3570, %c7 : index
      %3716 = arith.addi %3714, %3715 : index
      %3717 = arith.muli %3698, %c23 : index
      %3718 = arith.addi %3717, %3716 : index
      memref.store %3711, %20[%3718] : memref<?xf32>
      %3719 = arith.addi %3573, %c23 : index
      %3720 = arith.muli %3695, %c15 : index
      %3721 = arith.addi %3719, %3720 : index
      %3722 = memref.load %19[%3721] : memref<?xf32>
      %3723 = arith.addi %3721, %c12 : index
      %3724 = memref.load %19[%3723] : memref<?xf32>
      %3725 = arith.addf %3722, %3724 : f32
      %3726 = arith.mulf %3725, %3703 : f32
      %3727 = arith.muli %3, %c8 : index
      %3728 = arith.addi %3727, %c10 : index
      %3729 = arith.muli %3728, %c7 : index
      %3730 = arith.remui %3570, %c7 : index
      %3731 = arith.addi %3729, %3730 : index
      %3732 = arith.muli %3698, %c23 : index
      %3733 = arith.addi %3732, %3731 : index
      memref.store %3726, %20[%3733] : memref<?xf32>
    }
    %3734 = arith.muli %4, %c20 : index
    %3735 = arith.addi %3734, %c8 : index
    %3736 = arith.muli %3735, %c8 : index
    %3737 = arith.divui %3570, %c7 : index
    %3738 = arith.addi %3736, %3737 : index
    %3739 = arith.addi %3569, %3738 : index
    %3740 = arith.cmpi slt, %3739, %22 : index
    scf.if %3740 {
      %3741 = arith.cmpi eq, %hasFactors, %c10 : index
      %3742 = memref.load %factors[%3739] : memref<?xf32>
      %3743 = arith.select %3741, %3742, %c37 : f32
      %3744 = arith.addi %3573, %c9 : index
      %3745 = arith.muli %3735, %c15 : index
      %3746 = arith.addi %3744, %3745 : index
      %3747 = memref.load %19[%3746] : memref<?xf32>
      %3748 = arith.addi %3746, %c12 : index
      %3749 = memref.load %19[%3748] : memref<?xf32>
      %3750 = arith.addf %3747, %3749 : f32
      %3751 = arith.mulf %3750, %3743 : f32
      %3752 = arith.muli %3, %c8 : index
      %3753 = arith.addi %3752, %c9 : index
      %3754 = arith.muli %3753, %c7 : index
      %3755 = arith.remui %3570, %c7 : index
      %3756 = arith.addi %3754, %3755 : index
      %3757 = arith.muli %3738, %c23 : index
      %3758 = arith.addi %3757, %3756 : index
      memref.store %3751, %20[%3758] : memref<?xf32>
      %3759 = arith.addi %3573, %c23 : index
      %3760 = arith.muli %3735, %c15 : index
      %3761 = arith.addi %3759, %3760 : index
      %3762 = memref.load %19[%3761] : memref<?xf32>
      %3763 = arith.addi %3761, %c12 : index
      %3764 = memref.load %19[%3763] : memref<?xf32>
      %3765 = arith.addf %3762, %3764 : f32
      %3766 = arith.mulf %3765, %3743 : f32
      %3767 = arith.muli %3, %c8 : index
      %3768 = arith.addi %3767, %c10 : index
      %3769 = arith.muli %3768, %c7 : index
      %3770 = arith.remui %3570, %c7 : index
      %3771 = arith.addi %3769, %3770 : index
      %3772 = arith.muli %3738, %c23 : index
      %3773 = arith.addi %3772, %3771 : index
      memref.store %3766, %20[%3773] : memref<?xf32>
    }
    %3774 = arith.muli %4, %c20 : index
    %3775 = arith.addi %3774, %c30 : index
    %3776 = arith.muli %3775, %c8 : index
    %3777 = arith.divui %3570, %c7 : index
    %3778 = arith.addi %3776, %3777 : index
    %3779 = arith.addi %3569, %3778 : index
    %3780 = arith.cmpi slt, %3779, %22 : index
    scf.if %3780 {
      %3781 = arith.cmpi eq, %hasFactors, %c10 : index
      %3782 = memref.load %factors[%3779] : memref<?xf32>
      %3783 = arith.select %3781, %3782, %c37 : f32
      %3784 = arith.addi %3573, %c9 : index
      %3785 = arith.muli %3775, %c15 : index
      %3786 = arith.addi %3784, %3785 : index
      %3787 = memref.load %19[%3786] : memref<?xf32>
      %3788 = arith.addi %3786, %c12 : index
      %3789 = memref.load %19[%3788] : memref<?xf32>
      %3790 = arith.addf %3787, %3789 : f32
      %3791 = arith.mulf %3790, %3783 : f32
      %3792 = arith.muli %3, %c8 : index
      %3793 = arith.addi %3792, %c9 : index
      %3794 = arith.muli %3793, %c7 : index
      %3795 = arith.remui %3570, %c7 : index
      %3796 = arith.addi %3794, %3795 : index
      %3797 = arith.muli %3778, %c23 : index
      %3798 = arith.addi %3797, %3796 : index
      memref.store %3791, %20[%3798] : memref<?xf32>
      %3799 = arith.addi %3573, %c23 : index
      %3800 = arith.muli %3775, %c15 : index
      %3801 = arith.addi %3799, %3800 : index
      %3802 = memref.load %19[%3801] : memref<?xf32>
      %3803 = arith.addi %3801, %c12 : index
      %3804 = memref.load %19[%3803] : memref<?xf32>
      %3805 = arith.addf %3802, %3804 : f32
      %3806 = arith.mulf %3805, %3783 : f32
      %3807 = arith.muli %3, %c8 : index
      %3808 = arith.addi %3807, %c10 : index
      %3809 = arith.muli %3808, %c7 : index
      %3810 = arith.remui %3570, %c7 : index
      %3811 = arith.addi %3809, %3810 : index
      %3812 = arith.muli %3778, %c23 : index
      %3813 = arith.addi %3812, %3811 : index
      memref.store %3806, %20[%3813] : memref<?xf32>
    }
    wave.barrier
    %3814 = arith.addi %23, %c16 : index
    %3815 = wave.wave
    %3816 = arith.addi %3815, %c9 : index
    %3817 = arith.addi %3814, %3816 : index
    %3818 = arith.cmpi slt, %3817, %22 : index
    scf.if %3818 {
      %3819 = arith.addi %3814, %3816 : index
      %3820 = arith.muli %3816, %c23 : index
      %3821 = wave.lane
      %3822 = arith.addi %3821, %c9 : index
      %3823 = arith.cmpi eq, %hasBias, %c10 : index
      %3824 = arith.addi %3820, %3822 : index
      %3825 = memref.load %20[%3824] : memref<?xf32>
      %3826 = arith.muli %0, %c23 : index
      %3827 = arith.addi %3826, %3822 : index
      %3828 = memref.load %bias[%3827] : memref<?xf32>
      %3829 = arith.addf %3825, %3828 : f32
      %3830 = arith.select %3823, %3829, %3825 : f32
      %3831 = arith.addi %3822, %c32 : index
      %3832 = arith.cmpi eq, %hasBias, %c10 : index
      %3833 = arith.addi %3820, %3831 : index
      %3834 = memref.load %20[%3833] : memref<?xf32>
      %3835 = arith.muli %0, %c23 : index
      %3836 = arith.addi %3835, %3831 : index
      %3837 = memref.load %bias[%3836] : memref<?xf32>
      %3838 = arith.addf %3834, %3837 : f32
      %3839 = arith.select %3832, %3838, %3834 : f32
      %3840 = arith.addi %3821, %c15 : index
      %3841 = arith.cmpi eq, %hasBias, %c10 : index
      %3842 = arith.addi %3820, %3840 : index
      %3843 = memref.load %20[%3842] : memref<?xf32>
      %3844 = arith.muli %0, %c23 : index
      %3845 = arith.addi %3844, %3840 : index
      %3846 = memref.load %bias[%3845] : memref<?xf32>
      %3847 = arith.addf %3843, %3846 : f32
      %3848 = arith.select %3841, %3847, %3843 : f32
      %3849 = arith.addi %3840, %c32 : index
      %3850 = arith.cmpi eq, %hasBias, %c10 : index
      %3851 = arith.addi %3820, %3849 : index
      %3852 = memref.load %20[%3851] : memref<?xf32>
      %3853 = arith.muli %0, %c23 : index
      %3854 = arith.addi %3853, %3849 : index
      %3855 = memref.load %bias[%3854] : memref<?xf32>
      %3856 = arith.addf %3852, %3855 : f32
      %3857 = arith.select %3850, %3856, %3852 : f32
      %3858 = arith.addi %3821, %c13 : index
      %3859 = arith.cmpi eq, %hasBias, %c10 : index
      %3860 = arith.addi %3820, %3858 : index
      %3861 = memref.load %20[%3860] : memref<?xf32>
      %3862 = arith.muli %0, %c23 : index
      %3863 = arith.addi %3862, %3858 : index
      %3864 = memref.load %bias[%3863] : memref<?xf32>
      %3865 = arith.addf %3861, %3864 : f32
      %3866 = arith.select %3859, %3865, %3861 : f32
      %3867 = arith.addi %3858, %c32 : index
      %3868 = arith.cmpi eq, %hasBias, %c10 : index
      %3869 = arith.addi %3820, %3867 : index
      %3870 = memref.load %20[%3869] : memref<?xf32>
      %3871 = arith.muli %0, %c23 : index
      %3872 = arith.addi %3871, %3867 : index
      %3873 = memref.load %bias[%3872] : memref<?xf32>
      %3874 = arith.addf %3870, %3873 : f32
      %3875 = arith.select %3868, %3874, %3870 : f32
      %3876 = arith.addi %3821, %c31 : index
      %3877 = arith.cmpi eq, %hasBias, %c10 : index
      %3878 = arith.addi %3820, %3876 : index
      %3879 = memref.load %20[%3878] : memref<?xf32>
      %3880 = arith.muli %0, %c23 : index
      %3881 = arith.addi %3880, %3876 : index
      %3882 = memref.load %bias[%3881] : memref<?xf32>
      %3883 = arith.addf %3879, %3882 : f32
      %3884 = arith.select %3877, %3883, %3879 : f32
      %3885 = arith.addi %3876, %c32 : index
      %3886 = arith.cmpi eq, %hasBias, %c10 : index
      %3887 = arith.addi %3820, %3885 : index
      %3888 = memref.load %20[%3887] : memref<?xf32>
      %3889 = arith.muli %0, %c23 : index
      %3890 = arith.addi %3889, %3885 : index
      %3891 = memref.load %bias[%3890] : memref<?xf32>
      %3892 = arith.addf %3888, %3891 : f32
      %3893 = arith.select %3886, %3892, %3888 : f32
      %3894 = arith.addi %heads, %kvHeads : index
      %3895 = arith.cmpi slt, %0, %3894 : index
      scf.if %3895 {
        %3896 = arith.addi %positionsAt, %3819 : index
        %3897 = memref.load %step[%3896] : memref<?xi32>
        %3898 = arith.index_cast %3897 : i32 to index
        %3899 = arith.cmpi eq, %hasNorm, %c10 : index
        %3900 = math.fma %3830, %3830, %c41 : f32
        %3901 = math.fma %3839, %3839, %3900 : f32
        %3902 = math.fma %3848, %3848, %3901 : f32
        %3903 = math.fma %3857, %3857, %3902 : f32
        %3904 = math.fma %3866, %3866, %3903 : f32
        %3905 = math.fma %3875, %3875, %3904 : f32
        %3906 = math.fma %3884, %3884, %3905 : f32
        %3907 = math.fma %3893, %3893, %3906 : f32
        %3908 = vector.broadcast %3907 : f32 to vector<1xf32>
        %3909 = wave.reduce "add" %3908 : vector<1xf32>
        %3910 = arith.mulf %3909, %inverseHeadDim : f32
        %3911 = arith.addf %3910, %epsilon : f32
        %3912 = math.sqrt %3911 : f32
        %3913 = arith.divf %c37, %3912 : f32
        %3914 = arith.cmpi slt, %0, %heads : index
        %3915 = arith.addi %3822, %c32 : index
        %3916 = memref.load %query_norm[%3822] : memref<?xf32>
        %3917 = memref.load %key_norm[%3822] : memref<?xf32>
        %3918 = arith.select %3914, %3916, %3917 : f32
        %3919 = arith.mulf %3830, %3913 : f32
        %3920 = arith.mulf %3919, %3918 : f32
        %3921 = arith.select %3899, %3920, %3830 : f32
        %3922 = memref.load %query_norm[%3915] : memref<?xf32>
        %3923 = memref.load %key_norm[%3915] : memref<?xf32>
        %3924 = arith.select %3914, %3922, %3923 : f32
        %3925 = arith.mulf %3839, %3913 : f32
        %3926 = arith.mulf %3925, %3924 : f32
        %3927 = arith.select %3899, %3926, %3839 : f32
        %3928 = arith.addi %3840, %c32 : index
        %3929 = memref.load %query_norm[%3840] : memref<?xf32>
        %3930 = memref.load %key_norm[%3840] : memref<?xf32>
        %3931 = arith.select %3914, %3929, %3930 : f32
        %3932 = arith.mulf %3848, %3913 : f32
        %3933 = arith.mulf %3932, %3931 : f32
        %3934 = arith.select %3899, %3933, %3848 : f32
        %3935 = memref.load %query_norm[%3928] : memref<?xf32>
        %3936 = memref.load %key_norm[%3928] : memref<?xf32>
        %3937 = arith.select %3914, %3935, %3936 : f32
        %3938 = arith.mulf %3857, %3913 : f32
        %3939 = arith.mulf %3938, %3937 : f32
        %3940 = arith.select %3899, %3939, %3857 : f32
        %3941 = arith.addi %3858, %c32 : index
        %3942 = memref.load %query_norm[%3858] : memref<?xf32>
        %3943 = memref.load %key_norm[%3858] : memref<?xf32>
        %3944 = arith.select %3914, %3942, %3943 : f32
        %3945 = arith.mulf %3866, %3913 : f32
        %3946 = arith.mulf %3945, %3944 : f32
        %3947 = arith.select %3899, %3946, %3866 : f32
        %3948 = memref.load %query_norm[%3941] : memref<?xf32>
        %3949 = memref.load %key_norm[%3941] : memref<?xf32>
        %3950 = arith.select %3914, %3948, %3949 : f32
        %3951 = arith.mulf %3875, %3913 : f32
        %3952 = arith.mulf %3951, %3950 : f32
        %3953 = arith.select %3899, %3952, %3875 : f32
        %3954 = arith.addi %3876, %c32 : index
        %3955 = memref.load %query_norm[%3876] : memref<?xf32>
        %3956 = memref.load %key_norm[%3876] : memref<?xf32>
        %3957 = arith.select %3914, %3955, %3956 : f32
        %3958 = arith.mulf %3884, %3913 : f32
        %3959 = arith.mulf %3958, %3957 : f32
        %3960 = arith.select %3899, %3959, %3884 : f32
        %3961 = memref.load %query_norm[%3954] : memref<?xf32>
        %3962 = memref.load %key_norm[%3954] : memref<?xf32>
        %3963 = arith.select %3914, %3961, %3962 : f32
        %3964 = arith.mulf %3893, %3913 : f32
        %3965 = arith.mulf %3964, %3963 : f32
        %3966 = arith.select %3899, %3965, %3893 : f32
        %3967 = arith.remui %3898, %c23 : index
        %3968 = arith.muli %3967, %c23 : index
        %3969 = arith.addi %3968, %3822 : index
        %3970 = arith.divui %3898, %c23 : index
        %3971 = arith.addi %3970, %c23 : index
        %3972 = arith.muli %3971, %c23 : index
        %3973 = arith.addi %3972, %3822 : index
        %3974 = memref.load %rope[%3969] : memref<?xf32>
        %3975 = arith.addi %3969, %c32 : index
        %3976 = memref.load %rope[%3975] : memref<?xf32>
        %3977 = memref.load %rope[%3973] : memref<?xf32>
        %3978 = arith.addi %3973, %c32 : index
        %3979 = memref.load %rope[%3978] : memref<?xf32>
        %3980 = arith.mulf %3977, %3974 : f32
        %3981 = arith.mulf %3979, %3976 : f32
        %3982 = arith.subf %3980, %3981 : f32
        %3983 = arith.mulf %3979, %3974 : f32
        %3984 = arith.mulf %3977, %3976 : f32
        %3985 = arith.addf %3983, %3984 : f32
        %3986 = arith.mulf %3921, %3982 : f32
        %3987 = arith.mulf %3927, %3985 : f32
        %3988 = arith.subf %3986, %3987 : f32
        %3989 = arith.mulf %3927, %3982 : f32
        %3990 = arith.mulf %3921, %3985 : f32
        %3991 = arith.addf %3989, %3990 : f32
        %3992 = arith.cmpi slt, %0, %heads : index
        scf.if %3992 {
          %3993 = arith.muli %3819, %heads : index
          %3994 = arith.addi %3993, %0 : index
          %3995 = arith.muli %3994, %c23 : index
          %3996 = arith.addi %3995, %3822 : index
          memref.store %3988, %q[%3996] : memref<?xf32>
          %3997 = arith.addi %3996, %c32 : index
          memref.store %3991, %q[%3997] : memref<?xf32>
        } else {
          %3998 = arith.addi %3820, %3822 : index
          memref.store %3988, %20[%3998] : memref<?xf32>
          %3999 = arith.addi %3820, %3822 : index
          %4000 = arith.addi %3999, %c32 : index
          memref.store %3991, %20[%4000] : memref<?xf32>
        }
        %4001 = arith.remui %3898, %c23 : index
        %4002 = arith.muli %4001, %c23 : index
        %4003 = arith.addi %4002, %3840 : index
        %4004 = arith.divui %3898, %c23 : index
        %4005 = arith.addi %4004, %c23 : index
        %4006 = arith.muli %4005, %c23 : index
        %4007 = arith.addi %4006, %3840 : index
        %4008 = memref.load %rope[%4003] : memref<?xf32>
        %4009 = arith.addi %4003, %c32 : index
        %4010 = memref.load %rope[%4009] : memref<?xf32>
        %4011 = memref.load %rope[%4007] : memref<?xf32>
        %4012 = arith.addi %4007, %c32 : index
        %4013 = memref.load %rope[%4012] : memref<?xf32>
        %4014 = arith.mulf %4011, %4008 : f32
        %4015 = arith.mulf %4013, %4010 : f32
        %4016 = arith.subf %4014, %4015 : f32
        %4017 = arith.mulf %4013, %4008 : f32
        %4018 = arith.mulf %4011, %4010 : f32
        %4019 = arith.addf %4017, %4018 : f32
        %4020 = arith.mulf %3934, %4016 : f32
        %4021 = arith.mulf %3940, %4019 : f32
        %4022 = arith.subf %4020, %4021 : f32
        %4023 = arith.mulf %3940, %4016 : f32
        %4024 = arith.mulf %3934, %4019 : f32
        %4025 = arith.addf %4023, %4024 : f32
        %4026 = arith.cmpi slt, %0, %heads : index
        scf.if %4026 {
          %4027 = arith.muli %3819, %heads : index
          %4028 = arith.addi %4027, %0 : index
          %4029 = arith.muli %4028, %c23 : index
          %4030 = arith.addi %4029, %3840 : index
          memref.store %4022, %q[%4030] : memref<?xf32>
          %4031 = arith.addi %4030, %c32 : index
          memref.store %4025, %q[%4031] : memref<?xf32>
        } else {
          %4032 = arith.addi %3820, %3840 : index
          memref.store %4022, %20[%4032] : memref<?xf32>
          %4033 = arith.addi %3820, %3840 : index
          %4034 = arith.addi %4033, %c32 : index
          memref.store %4025, %20[%4034] : memref<?xf32>
        }
        %4035 = arith.remui %3898, %c23 : index
        %4036 = arith.muli %4035, %c23 : index
        %4037 = arith.addi %4036, %3858 : index
        %4038 = arith.divui %3898, %c23 : index
        %4039 = arith.addi %4038, %c23 : index
        %4040 = arith.muli %4039, %c23 : index
        %4041 = arith.addi %4040, %3858 : index
        %4042 = memref.load %rope[%4037] : memref<?xf32>
        %4043 = arith.addi %4037, %c32 : index
        %4044 = memref.load %rope[%4043] : memref<?xf32>
        %4045 = memref.load %rope[%4041] : memref<?xf32>
        %4046 = arith.addi %4041, %c32 : index
        %4047 = memref.load %rope[%4046] : memref<?xf32>
        %4048 = arith.mulf %4045, %4042 : f32
        %4049 = arith.mulf %4047, %4044 : f32
        %4050 = arith.subf %4048, %4049 : f32
        %4051 = arith.mulf %4047, %4042 : f32
        %4052 = arith.mulf %4045, %4044 : f32
        %4053 = arith.addf %4051, %4052 : f32
        %4054 = arith.mulf %3947, %4050 : f32
        %4055 = arith.mulf %3953, %4053 : f32
        %4056 = arith.subf %4054, %4055 : f32
        %4057 = arith.mulf %3953, %4050 : f32
        %4058 = arith.mulf %3947, %4053 : f32
        %4059 = arith.addf %4057, %4058 : f32
        %4060 = arith.cmpi slt, %0, %heads : index
        scf.if %4060 {
          %4061 = arith.muli %3819, %heads : index
          %4062 = arith.addi %4061, %0 : index
          %4063 = arith.muli %4062, %c23 : index
          %4064 = arith.addi %4063, %3858 : index
          memref.store %4056, %q[%4064] : memref<?xf32>
          %4065 = arith.addi %4064, %c32 : index
          memref.store %4059, %q[%4065] : memref<?xf32>
        } else {
          %4066 = arith.addi %3820, %3858 : index
          memref.store %4056, %20[%4066] : memref<?xf32>
          %4067 = arith.addi %3820, %3858 : index
          %4068 = arith.addi %4067, %c32 : index
          memref.store %4059, %20[%4068] : memref<?xf32>
        }
        %4069 = arith.remui %3898, %c23 : index
        %4070 = arith.muli %4069, %c23 : index
        %4071 = arith.addi %4070, %3876 : index
        %4072 = arith.divui %3898, %c23 : index
        %4073 = arith.addi %4072, %c23 : index
        %4074 = arith.muli %4073, %c23 : index
        %4075 = arith.addi %4074, %3876 : index
        %4076 = memref.load %rope[%4071] : memref<?xf32>
        %4077 = arith.addi %4071, %c32 : index
        %4078 = memref.load %rope[%4077] : memref<?xf32>
        %4079 = memref.load %rope[%4075] : memref<?xf32>
        %4080 = arith.addi %4075, %c32 : index
        %4081 = memref.load %rope[%4080] : memref<?xf32>
        %4082 = arith.mulf %4079, %4076 : f32
        %4083 = arith.mulf %4081, %4078 : f32
        %4084 = arith.subf %4082, %4083 : f32
        %4085 = arith.mulf %4081, %4076 : f32
        %4086 = arith.mulf %4079, %4078 : f32
        %4087 = arith.addf %4085, %4086 : f32
        %4088 = arith.mulf %3960, %4084 : f32
        %4089 = arith.mulf %3966, %4087 : f32
        %4090 = arith.subf %4088, %4089 : f32
        %4091 = arith.mulf %3966, %4084 : f32
        %4092 = arith.mulf %3960, %4087 : f32
        %4093 = arith.addf %4091, %4092 : f32
        %4094 = arith.cmpi slt, %0, %heads : index
        scf.if %4094 {
          %4095 = arith.muli %3819, %heads : index
          %4096 = arith.addi %4095, %0 : index
          %4097 = arith.muli %4096, %c23 : index
          %4098 = arith.addi %4097, %3876 : index
          memref.store %4090, %q[%4098] : memref<?xf32>
          %4099 = arith.addi %4098, %c32 : index
          memref.store %4093, %q[%4099] : memref<?xf32>
        } else {
          %4100 = arith.addi %3820, %3876 : index
          memref.store %4090, %20[%4100] : memref<?xf32>
          %4101 = arith.addi %3820, %3876 : index
          %4102 = arith.addi %4101, %c32 : index
          memref.store %4093, %20[%4102] : memref<?xf32>
        }
      } else {
        %4103 = arith.cmpi slt, %0, %heads : index
        scf.if %4103 {
          %4104 = arith.muli %3819, %heads : index
          %4105 = arith.addi %4104, %0 : index
          %4106 = arith.muli %4105, %c23 : index
          %4107 = arith.addi %4106, %3822 : index
          memref.store %3830, %q[%4107] : memref<?xf32>
          %4108 = arith.addi %4107, %c32 : index
          memref.store %3839, %q[%4108] : memref<?xf32>
        } else {
          %4109 = arith.addi %3820, %3822 : index
          memref.store %3830, %20[%4109] : memref<?xf32>
          %4110 = arith.addi %3820, %3822 : index
          %4111 = arith.addi %4110, %c32 : index
          memref.store %3839, %20[%4111] : memref<?xf32>
        }
        %4112 = arith.cmpi slt, %0, %heads : index
        scf.if %4112 {
          %4113 = arith.muli %3819, %heads : index
          %4114 = arith.addi %4113, %0 : index
          %4115 = arith.muli %4114, %c23 : index
          %4116 = arith.addi %4115, %3840 : index
          memref.store %3848, %q[%4116] : memref<?xf32>
          %4117 = arith.addi %4116, %c32 : index
          memref.store %3857, %q[%4117] : memref<?xf32>
        } else {
          %4118 = arith.addi %3820, %3840 : index
          memref.store %3848, %20[%4118] : memref<?xf32>
          %4119 = arith.addi %3820, %3840 : index
          %4120 = arith.addi %4119, %c32 : index
          memref.store %3857, %20[%4120] : memref<?xf32>
        }
        %4121 = arith.cmpi slt, %0, %heads : index
        scf.if %4121 {
          %4122 = arith.muli %3819, %heads : index
          %4123 = arith.addi %4122, %0 : index
          %4124 = arith.muli %4123, %c23 : index
          %4125 = arith.addi %4124, %3858 : index
          memref.store %3866, %q[%4125] : memref<?xf32>
          %4126 = arith.addi %4125, %c32 : index
          memref.store %3875, %q[%4126] : memref<?xf32>
        } else {
          %4127 = arith.addi %3820, %3858 : index
          memref.store %3866, %20[%4127] : memref<?xf32>
          %4128 = arith.addi %3820, %3858 : index
          %4129 = arith.addi %4128, %c32 : index
          memref.store %3875, %20[%4129] : memref<?xf32>
        }
        %4130 = arith.cmpi slt, %0, %heads : index
        scf.if %4130 {
          %4131 = arith.muli %3819, %heads : index
          %4132 = arith.addi %4131, %0 : index
          %4133 = arith.muli %4132, %c23 : index
          %4134 = arith.addi %4133, %3876 : index
          memref.store %3884, %q[%4134] : memref<?xf32>
          %4135 = arith.addi %4134, %c32 : index
          memref.store %3893, %q[%4135] : memref<?xf32>
        } else {
          %4136 = arith.addi %3820, %3876 : index
          memref.store %3884, %20[%4136] : memref<?xf32>
          %4137 = arith.addi %3820, %3876 : index
          %4138 = arith.addi %4137, %c32 : index
          memref.store %3893, %20[%4138] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %4139 = arith.cmpi sge, %0, %heads : index
    scf.if %4139 {
      %4140 = arith.addi %3815, %c9 : index
      %4141 = arith.addi %3814, %4140 : index
      %4142 = arith.cmpi slt, %4141, %22 : index
      scf.if %4142 {
        %4143 = arith.addi %3814, %4140 : index
        %4144 = arith.addi %slotsAt, %4143 : index
        %4145 = memref.load %step[%4144] : memref<?xi32>
        %4146 = arith.index_cast %4145 : i32 to index
        %4147 = arith.cmpi sge, %4146, %c9 : index
        scf.if %4147 {
          %4148 = arith.muli %4140, %c23 : index
          %4149 = arith.subi %0, %heads : index
          %4150 = memref.load %scales[%4149] : memref<?xf32>
          %4151 = vector.broadcast %4150 : f32 to vector<4xf32>
          %4152 = arith.divui %4146, %c7 : index
          %4153 = arith.remui %4146, %c7 : index
          %4154 = arith.muli %4152, %pageBytes : index
          %4155 = arith.cmpi eq, %codec, %c9 : index
          scf.if %4155 {
            %4156 = wave.lane
            %4157 = arith.muli %4156, %c20 : index
            scf.for %4158 = %4157 to %c23 step %c32 {
              %4159 = arith.addi %4148, %4158 : index
              %4160 = vector.load %20[%4159] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4161 = arith.mulf %4160, %4151 : vector<4xf32>
              %4162 = arith.minimumf %4161, %c47 : vector<4xf32>
              %4163 = arith.maximumf %4162, %c48 : vector<4xf32>
              %4164 = arith.truncf %4163 : vector<4xf32> to vector<4xf16>
              %4165 = vector.bitcast %4164 : vector<4xf16> to vector<8xi8>
              %4166 = arith.cmpi slt, %4149, %kvHeads : index
              scf.if %4166 {
                %4167 = arith.muli %4149, %c49 : index
                %4168 = arith.addi %4154, %4167 : index
                %4169 = arith.divui %4158, %c7 : index
                %4170 = arith.muli %4169, %c50 : index
                %4171 = arith.remui %4158, %c7 : index
                %4172 = arith.divui %4171, %c2 : index
                %4173 = arith.muli %4172, %c23 : index
                %4174 = arith.muli %4153, %c7 : index
                %4175 = arith.addi %4173, %4174 : index
                %4176 = arith.remui %4171, %c2 : index
                %4177 = arith.muli %4176, %c8 : index
                %4178 = arith.addi %4175, %4177 : index
                %4179 = arith.addi %4170, %4178 : index
                %4180 = arith.addi %4168, %4179 : index
                vector.store %4165, %kv[%4180] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %4181 = arith.subi %4149, %kvHeads : index
                %4182 = arith.muli %4181, %c49 : index
                %4183 = arith.addi %4154, %4182 : index
                %4184 = arith.addi %4158, %c9 : index
                %4185 = arith.divui %4184, %c7 : index
                %4186 = arith.muli %4185, %c50 : index
                %4187 = arith.addi %4186, %c11 : index
                %4188 = arith.remui %4184, %c7 : index
                %4189 = arith.divui %4153, %c8 : index
                %4190 = arith.remui %4153, %c8 : index
                %4191 = arith.muli %4190, %c2 : index
                %4192 = arith.addi %4189, %4191 : index
                %4193 = arith.divui %4192, %c2 : index
                %4194 = arith.muli %4193, %c23 : index
                %4195 = arith.muli %4188, %c7 : index
                %4196 = arith.addi %4194, %4195 : index
                %4197 = arith.remui %4192, %c2 : index
                %4198 = arith.muli %4197, %c8 : index
                %4199 = arith.addi %4196, %4198 : index
                %4200 = arith.addi %4187, %4199 : index
                %4201 = arith.addi %4183, %4200 : index
                %4202 = vector.shuffle %4165, %4165 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %4202, %kv[%4201] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4203 = arith.addi %4158, %c10 : index
                %4204 = arith.divui %4203, %c7 : index
                %4205 = arith.muli %4204, %c50 : index
                %4206 = arith.addi %4205, %c11 : index
                %4207 = arith.remui %4203, %c7 : index
                %4208 = arith.divui %4153, %c8 : index
                %4209 = arith.remui %4153, %c8 : index
                %4210 = arith.muli %4209, %c2 : index
                %4211 = arith.addi %4208, %4210 : index
                %4212 = arith.divui %4211, %c2 : index
                %4213 = arith.muli %4212, %c23 : index
                %4214 = arith.muli %4207, %c7 : index
                %4215 = arith.addi %4213, %4214 : index
                %4216 = arith.remui %4211, %c2 : index
                %4217 = arith.muli %4216, %c8 : index
                %4218 = arith.addi %4215, %4217 : index
                %4219 = arith.addi %4206, %4218 : index
                %4220 = arith.addi %4183, %4219 : index
                %4221 = vector.shuffle %4165, %4165 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %4221, %kv[%4220] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4222 = arith.addi %4158, %c8 : index
                %4223 = arith.divui %4222, %c7 : index
                %4224 = arith.muli %4223, %c50 : index
                %4225 = arith.addi %4224, %c11 : index
                %4226 = arith.remui %4222, %c7 : index
                %4227 = arith.divui %4153, %c8 : index
                %4228 = arith.remui %4153, %c8 : index
                %4229 = arith.muli %4228, %c2 : index
                %4230 = arith.addi %4227, %4229 : index
                %4231 = arith.divui %4230, %c2 : index
                %4232 = arith.muli %4231, %c23 : index
                %4233 = arith.muli %4226, %c7 : index
                %4234 = arith.addi %4232, %4233 : index
                %4235 = arith.remui %4230, %c2 : index
                %4236 = arith.muli %4235, %c8 : index
                %4237 = arith.addi %4234, %4236 : index
                %4238 = arith.addi %4225, %4237 : index
                %4239 = arith.addi %4183, %4238 : index
                %4240 = vector.shuffle %4165, %4165 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %4240, %kv[%4239] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4241 = arith.addi %4158, %c30 : index
                %4242 = arith.divui %4241, %c7 : index
                %4243 = arith.muli %4242, %c50 : index
                %4244 = arith.addi %4243, %c11 : index
                %4245 = arith.remui %4241, %c7 : index
                %4246 = arith.divui %4153, %c8 : index
                %4247 = arith.remui %4153, %c8 : index
                %4248 = arith.muli %4247, %c2 : index
                %4249 = arith.addi %4246, %4248 : index
                %4250 = arith.divui %4249, %c2 : index
                %4251 = arith.muli %4250, %c23 : index
                %4252 = arith.muli %4245, %c7 : index
                %4253 = arith.addi %4251, %4252 : index
                %4254 = arith.remui %4249, %c2 : index
                %4255 = arith.muli %4254, %c8 : index
                %4256 = arith.addi %4253, %4255 : index
                %4257 = arith.addi %4244, %4256 : index
                %4258 = arith.addi %4183, %4257 : index
                %4259 = vector.shuffle %4165, %4165 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %4259, %kv[%4258] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %4260 = arith.cmpi eq, %codec, %c10 : index
          scf.if %4260 {
            %4261 = wave.lane
            %4262 = arith.muli %4261, %c20 : index
            scf.for %4263 = %4262 to %c23 step %c32 {
              %4264 = arith.addi %4148, %4263 : index
              %4265 = vector.load %20[%4264] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4266 = arith.mulf %4265, %4151 : vector<4xf32>
              %4267 = wave.fp8_encode "e4m3" %4266 : vector<4xf32> -> vector<4xi8>
              %4268 = arith.cmpi slt, %4149, %kvHeads : index
              scf.if %4268 {
                %4269 = arith.muli %4149, %c11 : index
                %4270 = arith.addi %4154, %4269 : index
                %4271 = vector.shuffle %4267, %4267 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4272 = arith.divui %4263, %c7 : index
                %4273 = arith.muli %4272, %c23 : index
                %4274 = arith.remui %4263, %c7 : index
                %4275 = arith.muli %4153, %c7 : index
                %4276 = arith.divui %4274, %c20 : index
                %4277 = arith.muli %4276, %c20 : index
                %4278 = arith.remui %4274, %c8 : index
                %4279 = arith.muli %4278, %c8 : index
                %4280 = arith.addi %4277, %4279 : index
                %4281 = arith.divui %4274, %c8 : index
                %4282 = arith.remui %4281, %c8 : index
                %4283 = arith.addi %4280, %4282 : index
                %4284 = arith.addi %4275, %4283 : index
                %4285 = arith.addi %4273, %4284 : index
                %4286 = arith.addi %4270, %4285 : index
                vector.store %4271, %kv[%4286] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4287 = arith.subi %4149, %kvHeads : index
                %4288 = arith.muli %4287, %c11 : index
                %4289 = arith.addi %4154, %4288 : index
                %4290 = arith.addi %4263, %c9 : index
                %4291 = arith.divui %4290, %c7 : index
                %4292 = arith.muli %4291, %c23 : index
                %4293 = arith.addi %4292, %c12 : index
                %4294 = arith.remui %4290, %c7 : index
                %4295 = arith.divui %4153, %c8 : index
                %4296 = arith.remui %4153, %c8 : index
                %4297 = arith.muli %4296, %c2 : index
                %4298 = arith.addi %4295, %4297 : index
                %4299 = arith.muli %4294, %c7 : index
                %4300 = arith.divui %4298, %c20 : index
                %4301 = arith.muli %4300, %c20 : index
                %4302 = arith.remui %4298, %c8 : index
                %4303 = arith.muli %4302, %c8 : index
                %4304 = arith.addi %4301, %4303 : index
                %4305 = arith.divui %4298, %c8 : index
                %4306 = arith.remui %4305, %c8 : index
                %4307 = arith.addi %4304, %4306 : index
                %4308 = arith.addi %4299, %4307 : index
                %4309 = arith.addi %4293, %4308 : index
                %4310 = arith.addi %4289, %4309 : index
                %4311 = vector.shuffle %4267, %4267 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4311, %kv[%4310] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4312 = arith.addi %4263, %c10 : index
                %4313 = arith.divui %4312, %c7 : index
                %4314 = arith.muli %4313, %c23 : index
                %4315 = arith.addi %4314, %c12 : index
                %4316 = arith.remui %4312, %c7 : index
                %4317 = arith.divui %4153, %c8 : index
                %4318 = arith.remui %4153, %c8 : index
                %4319 = arith.muli %4318, %c2 : index
                %4320 = arith.addi %4317, %4319 : index
                %4321 = arith.muli %4316, %c7 : index
                %4322 = arith.divui %4320, %c20 : index
                %4323 = arith.muli %4322, %c20 : index
                %4324 = arith.remui %4320, %c8 : index
                %4325 = arith.muli %4324, %c8 : index
                %4326 = arith.addi %4323, %4325 : index
                %4327 = arith.divui %4320, %c8 : index
                %4328 = arith.remui %4327, %c8 : index
                %4329 = arith.addi %4326, %4328 : index
                %4330 = arith.addi %4321, %4329 : index
                %4331 = arith.addi %4315, %4330 : index
                %4332 = arith.addi %4289, %4331 : index
                %4333 = vector.shuffle %4267, %4267 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4333, %kv[%4332] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4334 = arith.addi %4263, %c8 : index
                %4335 = arith.divui %4334, %c7 : index
                %4336 = arith.muli %4335, %c23 : index
                %4337 = arith.addi %4336, %c12 : index
                %4338 = arith.remui %4334, %c7 : index
                %4339 = arith.divui %4153, %c8 : index
                %4340 = arith.remui %4153, %c8 : index
                %4341 = arith.muli %4340, %c2 : index
                %4342 = arith.addi %4339, %4341 : index
                %4343 = arith.muli %4338, %c7 : index
                %4344 = arith.divui %4342, %c20 : index
                %4345 = arith.muli %4344, %c20 : index
                %4346 = arith.remui %4342, %c8 : index
                %4347 = arith.muli %4346, %c8 : index
                %4348 = arith.addi %4345, %4347 : index
                %4349 = arith.divui %4342, %c8 : index
                %4350 = arith.remui %4349, %c8 : index
                %4351 = arith.addi %4348, %4350 : index
                %4352 = arith.addi %4343, %4351 : index
                %4353 = arith.addi %4337, %4352 : index
                %4354 = arith.addi %4289, %4353 : index
                %4355 = vector.shuffle %4267, %4267 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4355, %kv[%4354] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4356 = arith.addi %4263, %c30 : index
                %4357 = arith.divui %4356, %c7 : index
                %4358 = arith.muli %4357, %c23 : index
                %4359 = arith.addi %4358, %c12 : index
                %4360 = arith.remui %4356, %c7 : index
                %4361 = arith.divui %4153, %c8 : index
                %4362 = arith.remui %4153, %c8 : index
                %4363 = arith.muli %4362, %c2 : index
                %4364 = arith.addi %4361, %4363 : index
                %4365 = arith.muli %4360, %c7 : index
                %4366 = arith.divui %4364, %c20 : index
                %4367 = arith.muli %4366, %c20 : index
                %4368 = arith.remui %4364, %c8 : index
                %4369 = arith.muli %4368, %c8 : index
                %4370 = arith.addi %4367, %4369 : index
                %4371 = arith.divui %4364, %c8 : index
                %4372 = arith.remui %4371, %c8 : index
                %4373 = arith.addi %4370, %4372 : index
                %4374 = arith.addi %4365, %4373 : index
                %4375 = arith.addi %4359, %4374 : index
                %4376 = arith.addi %4289, %4375 : index
                %4377 = vector.shuffle %4267, %4267 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4377, %kv[%4376] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %4378 = arith.cmpi eq, %codec, %c8 : index
          scf.if %4378 {
            %4379 = wave.lane
            %4380 = arith.muli %4379, %c20 : index
            scf.for %4381 = %4380 to %c23 step %c32 {
              %4382 = arith.addi %4148, %4381 : index
              %4383 = vector.load %20[%4382] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4384 = arith.mulf %4383, %4151 : vector<4xf32>
              %4385 = wave.fp8_encode "e5m2" %4384 : vector<4xf32> -> vector<4xi8>
              %4386 = arith.cmpi slt, %4149, %kvHeads : index
              scf.if %4386 {
                %4387 = arith.muli %4149, %c11 : index
                %4388 = arith.addi %4154, %4387 : index
                %4389 = vector.shuffle %4385, %4385 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4390 = arith.divui %4381, %c7 : index
                %4391 = arith.muli %4390, %c23 : index
                %4392 = arith.remui %4381, %c7 : index
                %4393 = arith.muli %4153, %c7 : index
                %4394 = arith.divui %4392, %c20 : index
                %4395 = arith.muli %4394, %c20 : index
                %4396 = arith.remui %4392, %c8 : index
                %4397 = arith.muli %4396, %c8 : index
                %4398 = arith.addi %4395, %4397 : index
                %4399 = arith.divui %4392, %c8 : index
                %4400 = arith.remui %4399, %c8 : index
                %4401 = arith.addi %4398, %4400 : index
                %4402 = arith.addi %4393, %4401 : index
                %4403 = arith.addi %4391, %4402 : index
                %4404 = arith.addi %4388, %4403 : index
                vector.store %4389, %kv[%4404] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4405 = arith.subi %4149, %kvHeads : index
                %4406 = arith.muli %4405, %c11 : index
                %4407 = arith.addi %4154, %4406 : index
                %4408 = arith.addi %4381, %c9 : index
                %4409 = arith.divui %4408, %c7 : index
                %4410 = arith.muli %4409, %c23 : index
                %4411 = arith.addi %4410, %c12 : index
                %4412 = arith.remui %4408, %c7 : index
                %4413 = arith.divui %4153, %c8 : index
                %4414 = arith.remui %4153, %c8 : index
                %4415 = arith.muli %4414, %c2 : index
                %4416 = arith.addi %4413, %4415 : index
                %4417 = arith.muli %4412, %c7 : index
                %4418 = arith.divui %4416, %c20 : index
                %4419 = arith.muli %4418, %c20 : index
                %4420 = arith.remui %4416, %c8 : index
                %4421 = arith.muli %4420, %c8 : index
                %4422 = arith.addi %4419, %4421 : index
                %4423 = arith.divui %4416, %c8 : index
                %4424 = arith.remui %4423, %c8 : index
                %4425 = arith.addi %4422, %4424 : index
                %4426 = arith.addi %4417, %4425 : index
                %4427 = arith.addi %4411, %4426 : index
                %4428 = arith.addi %4407, %4427 : index
                %4429 = vector.shuffle %4385, %4385 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4429, %kv[%4428] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4430 = arith.addi %4381, %c10 : index
                %4431 = arith.divui %4430, %c7 : index
                %4432 = arith.muli %4431, %c23 : index
                %4433 = arith.addi %4432, %c12 : index
                %4434 = arith.remui %4430, %c7 : index
                %4435 = arith.divui %4153, %c8 : index
                %4436 = arith.remui %4153, %c8 : index
                %4437 = arith.muli %4436, %c2 : index
                %4438 = arith.addi %4435, %4437 : index
                %4439 = arith.muli %4434, %c7 : index
                %4440 = arith.divui %4438, %c20 : index
                %4441 = arith.muli %4440, %c20 : index
                %4442 = arith.remui %4438, %c8 : index
                %4443 = arith.muli %4442, %c8 : index
                %4444 = arith.addi %4441, %4443 : index
                %4445 = arith.divui %4438, %c8 : index
                %4446 = arith.remui %4445, %c8 : index
                %4447 = arith.addi %4444, %4446 : index
                %4448 = arith.addi %4439, %4447 : index
                %4449 = arith.addi %4433, %4448 : index
                %4450 = arith.addi %4407, %4449 : index
                %4451 = vector.shuffle %4385, %4385 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4451, %kv[%4450] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4452 = arith.addi %4381, %c8 : index
                %4453 = arith.divui %4452, %c7 : index
                %4454 = arith.muli %4453, %c23 : index
                %4455 = arith.addi %4454, %c12 : index
                %4456 = arith.remui %4452, %c7 : index
                %4457 = arith.divui %4153, %c8 : index
                %4458 = arith.remui %4153, %c8 : index
                %4459 = arith.muli %4458, %c2 : index
                %4460 = arith.addi %4457, %4459 : index
                %4461 = arith.muli %4456, %c7 : index
                %4462 = arith.divui %4460, %c20 : index
                %4463 = arith.muli %4462, %c20 : index
                %4464 = arith.remui %4460, %c8 : index
                %4465 = arith.muli %4464, %c8 : index
                %4466 = arith.addi %4463, %4465 : index
                %4467 = arith.divui %4460, %c8 : index
                %4468 = arith.remui %4467, %c8 : index
                %4469 = arith.addi %4466, %4468 : index
                %4470 = arith.addi %4461, %4469 : index
                %4471 = arith.addi %4455, %4470 : index
                %4472 = arith.addi %4407, %4471 : index
                %4473 = vector.shuffle %4385, %4385 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4473, %kv[%4472] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4474 = arith.addi %4381, %c30 : index
                %4475 = arith.divui %4474, %c7 : index
                %4476 = arith.muli %4475, %c23 : index
                %4477 = arith.addi %4476, %c12 : index
                %4478 = arith.remui %4474, %c7 : index
                %4479 = arith.divui %4153, %c8 : index
                %4480 = arith.remui %4153, %c8 : index
                %4481 = arith.muli %4480, %c2 : index
                %4482 = arith.addi %4479, %4481 : index
                %4483 = arith.muli %4478, %c7 : index
                %4484 = arith.divui %4482, %c20 : index
                %4485 = arith.muli %4484, %c20 : index
                %4486 = arith.remui %4482, %c8 : index
                %4487 = arith.muli %4486, %c8 : index
                %4488 = arith.addi %4485, %4487 : index
                %4489 = arith.divui %4482, %c8 : index
                %4490 = arith.remui %4489, %c8 : index
                %4491 = arith.addi %4488, %4490 : index
                %4492 = arith.addi %4483, %4491 : index
                %4493 = arith.addi %4477, %4492 : index
                %4494 = arith.addi %4407, %4493 : index
                %4495 = vector.shuffle %4385, %4385 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4495, %kv[%4494] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
