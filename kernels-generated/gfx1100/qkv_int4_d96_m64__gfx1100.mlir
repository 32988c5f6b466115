// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='int4', dim=96, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_int4_d96_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 12 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 3 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %groupSize = wave.param "groupSize" : index
  %c5 = arith.constant 8 : index
  %c6 = arith.constant 40 : index
  %c7 = arith.constant 15 : index
  %c8 = arith.constant 16 : index
  %c9 = arith.constant 6 : index
  %c10 = arith.constant 2 : index
  %c11 = arith.constant 0 : index
  %c12 = arith.constant 1 : index
  %c13 = arith.constant 6144 : index
  %c14 = arith.constant 1536 : index
  %c15 = arith.constant 64 : index
  %tileRows = wave.param "tileRows" : index
  %c17 = arith.constant 32 : index
  %c18 = arith.constant 48 : index
  %c19 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c22 = arith.constant 4 : index
  %c23 = arith.constant 15 : i32
  %c24 = arith.constant 25600 : i32
  %c25 = arith.constant 256 : index
  %c26 = arith.constant dense<0> : vector<4xi32>
  %c27 = arith.constant dense<983055> : vector<4xi32>
  %c28 = arith.constant dense<1677747200> : vector<4xi32>
  %c29 = arith.constant dense<4> : vector<4xi32>
  %c30 = arith.constant dense<8> : vector<4xi32>
  %c31 = arith.constant dense<12> : vector<4xi32>
  %c32 = arith.constant 96 : index
  %c33 = arith.constant 128 : index
  %c34 = arith.constant 160 : index
  %c35 = arith.constant 192 : index
  %c36 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %c38 = arith.constant 0x3F800000 : f32
  %c39 = arith.constant 3072 : index
  %c40 = arith.constant 4608 : index
  %hasBias = wave.param "hasBias" : index
  %c42 = arith.constant 47 : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c45 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c48 = arith.constant 12 : index
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c52 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c53 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c54 = arith.constant 512 : index
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
  %12 = arith.muli %0, %c9 : index
  %13 = arith.muli %3, %c10 : index
  %14 = arith.addi %12, %13 : index
  %15 = arith.addi %14, %c11 : index
  %16 = arith.muli %15, %11 : index
  %17 = arith.addi %14, %c12 : index
  %18 = arith.muli %17, %11 : index
  %19 = wave.scratch %c13 : memref<?xf32>
  %20 = wave.scratch %c14 : memref<?xf32>
  %21 = memref.load %step[%c11] : memref<?xi32>
  %22 = arith.index_cast %21 : i32 to index
  %23 = arith.muli %1, %c15 : index
  %24 = arith.cmpi slt, %23, %22 : index
  scf.if %24 {
    %25 = wave.lane
    %26 = arith.remui %25, %c8 : index
    %27 = arith.remui %26, %tileRows : index
    %28 = arith.addi %23, %27 : index
    %29 = arith.divui %28, %tileRows : index
    %30 = arith.divui %inputFeatures, %c8 : index
    %31 = arith.muli %29, %30 : index
    %32 = arith.divui %c11, %c8 : index
    %33 = arith.addi %31, %32 : index
    %34 = arith.muli %33, %c10 : index
    %35 = arith.remui %c11, %c8 : index
    %36 = arith.divui %35, %c5 : index
    %37 = arith.addi %34, %36 : index
    %38 = arith.muli %tileRows, %c5 : index
    %39 = arith.muli %37, %38 : index
    %40 = arith.remui %28, %tileRows : index
    %41 = arith.muli %40, %c5 : index
    %42 = arith.addi %39, %41 : index
    %43 = arith.remui %c11, %c5 : index
    %44 = arith.addi %42, %43 : index
    %45 = arith.addi %26, %c8 : index
    %46 = arith.addi %23, %45 : index
    %47 = arith.divui %46, %tileRows : index
    %48 = arith.divui %inputFeatures, %c8 : index
    %49 = arith.muli %47, %48 : index
    %50 = arith.divui %c11, %c8 : index
    %51 = arith.addi %49, %50 : index
    %52 = arith.muli %51, %c10 : index
    %53 = arith.remui %c11, %c8 : index
    %54 = arith.divui %53, %c5 : index
    %55 = arith.addi %52, %54 : index
    %56 = arith.muli %tileRows, %c5 : index
    %57 = arith.muli %55, %56 : index
    %58 = arith.remui %46, %tileRows : index
    %59 = arith.muli %58, %c5 : index
    %60 = arith.addi %57, %59 : index
    %61 = arith.remui %c11, %c5 : index
    %62 = arith.addi %60, %61 : index
    %63 = arith.addi %26, %c17 : index
    %64 = arith.addi %23, %63 : index
    %65 = arith.divui %64, %tileRows : index
    %66 = arith.divui %inputFeatures, %c8 : index
    %67 = arith.muli %65, %66 : index
    %68 = arith.divui %c11, %c8 : index
    %69 = arith.addi %67, %68 : index
    %70 = arith.muli %69, %c10 : index
    %71 = arith.remui %c11, %c8 : index
    %72 = arith.divui %71, %c5 : index
    %73 = arith.addi %70, %72 : index
    %74 = arith.muli %tileRows, %c5 : index
    %75 = arith.muli %73, %74 : index
    %76 = arith.remui %64, %tileRows : index
    %77 = arith.muli %76, %c5 : index
    %78 = arith.addi %75, %77 : index
    %79 = arith.remui %c11, %c5 : index
    %80 = arith.addi %78, %79 : index
    %81 = arith.addi %26, %c18 : index
    %82 = arith.addi %23, %81 : index
    %83 = arith.divui %82, %tileRows : index
    %84 = arith.divui %inputFeatures, %c8 : index
    %85 = arith.muli %83, %84 : index
    %86 = arith.divui %c11, %c8 : index
    %87 = arith.addi %85, %86 : index
    %88 = arith.muli %87, %c10 : index
    %89 = arith.remui %c11, %c8 : index
    %90 = arith.divui %89, %c5 : index
    %91 = arith.addi %88, %90 : index
    %92 = arith.muli %tileRows, %c5 : index
    %93 = arith.muli %91, %92 : index
    %94 = arith.remui %82, %tileRows : index
    %95 = arith.muli %94, %c5 : index
    %96 = arith.addi %93, %95 : index
    %97 = arith.remui %c11, %c5 : index
    %98 = arith.addi %96, %97 : index
    %99 = arith.divui %inputFeatures, %c17 : index
    %100 = arith.muli %4, %stepsPerWave : index
    %101 = arith.minsi %100, %99 : index
    %102 = arith.addi %101, %stepsPerWave : index
    %103 = arith.minsi %102, %99 : index
    %104 = arith.cmpi eq, %wholeBlocks, %c12 : index
    %105 = arith.subi %103, %101 : index
    %106 = arith.divui %105, %c10 : index
    %107 = arith.muli %106, %c10 : index
    %108 = arith.addi %101, %107 : index
    %109 = arith.addi %101, %stepsPerWave : index
    %110 = arith.select %104, %109, %108 : index
    %120:8 = scf.for %111 = %101 to %110 step %c10 iter_args(%112 = %c19, %113 = %c19, %114 = %c19, %115 = %c19, %116 = %c19, %117 = %c19, %118 = %c19, %119 = %c19) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %121 = wave.lane
      %122 = arith.addi %111, %c11 : index
      %123 = arith.remui %121, %c8 : index
      %124 = arith.divui %groupSize, %c17 : index
      %125 = arith.divui %122, %124 : index
      %126 = arith.divui %inputFeatures, %groupSize : index
      %127 = arith.muli %inputFeatures, %c5 : index
      %128 = arith.addi %16, %127 : index
      %129 = arith.muli %125, %c17 : index
      %130 = arith.addi %128, %129 : index
      %131 = arith.muli %123, %c10 : index
      %132 = arith.addi %130, %131 : index
      %133 = vector.load %w[%132] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %134 = vector.bitcast %133 : vector<2xi8> to vector<1xf16>
      %135 = vector.extract %134[0] : f16 from vector<1xf16>
      %136 = arith.muli %126, %c17 : index
      %137 = arith.addi %128, %136 : index
      %138 = arith.muli %125, %c5 : index
      %139 = arith.addi %137, %138 : index
      %140 = arith.divui %123, %c10 : index
      %141 = arith.addi %139, %140 : index
      %142 = memref.load %w[%141] : memref<?xi8>
      %143 = arith.remui %123, %c10 : index
      %144 = arith.muli %143, %c22 : index
      %145 = arith.index_cast %144 : index to i32
      %146 = arith.extui %142 : i8 to i32
      %147 = arith.shrui %146, %145 : i32
      %148 = arith.andi %147, %c23 : i32
      %149 = arith.ori %148, %c24 : i32
      %150 = arith.trunci %149 : i32 to i16
      %151 = arith.bitcast %150 : i16 to f16
      %152 = arith.muli %122, %c25 : index
      %153 = arith.addi %16, %152 : index
      %154 = arith.muli %123, %c8 : index
      %155 = arith.addi %153, %154 : index
      %156 = vector.load %w[%155] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %157 = vector.bitcast %156 : vector<16xi8> to vector<4xi32>
      %158 = arith.shrui %157, %c26 : vector<4xi32>
      %159 = arith.andi %158, %c27 : vector<4xi32>
      %160 = arith.ori %159, %c28 : vector<4xi32>
      %161 = vector.bitcast %160 : vector<4xi32> to vector<8xf16>
      %162 = arith.shrui %157, %c29 : vector<4xi32>
      %163 = arith.andi %162, %c27 : vector<4xi32>
      %164 = arith.ori %163, %c28 : vector<4xi32>
      %165 = vector.bitcast %164 : vector<4xi32> to vector<8xf16>
      %166 = arith.shrui %157, %c30 : vector<4xi32>
      %167 = arith.andi %166, %c27 : vector<4xi32>
      %168 = arith.ori %167, %c28 : vector<4xi32>
      %169 = vector.bitcast %168 : vector<4xi32> to vector<8xf16>
      %170 = arith.shrui %157, %c31 : vector<4xi32>
      %171 = arith.andi %170, %c27 : vector<4xi32>
      %172 = arith.ori %171, %c28 : vector<4xi32>
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
      %183 = arith.addi %111, %c12 : index
      %184 = arith.remui %121, %c8 : index
      %185 = arith.divui %groupSize, %c17 : index
      %186 = arith.divui %183, %185 : index
      %187 = arith.divui %inputFeatures, %groupSize : index
      %188 = arith.muli %inputFeatures, %c5 : index
      %189 = arith.addi %16, %188 : index
      %190 = arith.muli %186, %c17 : index
      %191 = arith.addi %189, %190 : index
      %192 = arith.muli %184, %c10 : index
      %193 = arith.addi %191, %192 : index
      %194 = vector.load %w[%193] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %195 = vector.bitcast %194 : vector<2xi8> to vector<1xf16>
      %196 = vector.extract %195[0] : f16 from vector<1xf16>
      %197 = arith.muli %187, %c17 : index
      %198 = arith.addi %189, %197 : index
      %199 = arith.muli %186, %c5 : index
      %200 = arith.addi %198, %199 : index
      %201 = arith.divui %184, %c10 : index
      %202 = arith.addi %200, %201 : index
      %203 = memref.load %w[%202] : memref<?xi8>
      %204 = arith.remui %184, %c10 : index
      %205 = arith.muli %204, %c22 : index
      %206 = arith.index_cast %205 : index to i32
      %207 = arith.extui %203 : i8 to i32
      %208 = arith.shrui %207, %206 : i32
      %209 = arith.andi %208, %c23 : i32
      %210 = arith.ori %209, %c24 : i32
      %211 = arith.trunci %210 : i32 to i16
      %212 = arith.bitcast %211 : i16 to f16
      %213 = arith.muli %183, %c25 : index
      %214 = arith.addi %16, %213 : index
      %215 = arith.muli %184, %c8 : index
      %216 = arith.addi %214, %215 : index
      %217 = vector.load %w[%216] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %218 = vector.bitcast %217 : vector<16xi8> to vector<4xi32>
      %219 = arith.shrui %218, %c26 : vector<4xi32>
      %220 = arith.andi %219, %c27 : vector<4xi32>
      %221 = arith.ori %220, %c28 : vector<4xi32>
      %222 = vector.bitcast %221 : vector<4xi32> to vector<8xf16>
      %223 = arith.shrui %218, %c29 : vector<4xi32>
      %224 = arith.andi %223, %c27 : vector<4xi32>
      %225 = arith.ori %224, %c28 : vector<4xi32>
      %226 = vector.bitcast %225 : vector<4xi32> to vector<8xf16>
      %227 = arith.shrui %218, %c30 : vector<4xi32>
      %228 = arith.andi %227, %c27 : vector<4xi32>
      %229 = arith.ori %228, %c28 : vector<4xi32>
      %230 = vector.bitcast %229 : vector<4xi32> to vector<8xf16>
      %231 = arith.shrui %218, %c31 : vector<4xi32>
      %232 = arith.andi %231, %c27 : vector<4xi32>
      %233 = arith.ori %232, %c28 : vector<4xi32>
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
      %244 = arith.addi %111, %c11 : index
      %245 = arith.remui %121, %c8 : index
      %246 = arith.divui %groupSize, %c17 : index
      %247 = arith.divui %244, %246 : index
      %248 = arith.divui %inputFeatures, %groupSize : index
      %249 = arith.muli %inputFeatures, %c5 : index
      %250 = arith.addi %18, %249 : index
      %251 = arith.muli %247, %c17 : index
      %252 = arith.addi %250, %251 : index
      %253 = arith.muli %245, %c10 : index
      %254 = arith.addi %252, %253 : index
      %255 = vector.load %w[%254] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %256 = vector.bitcast %255 : vector<2xi8> to vector<1xf16>
      %257 = vector.extract %256[0] : f16 from vector<1xf16>
      %258 = arith.muli %248, %c17 : index
      %259 = arith.addi %250, %258 : index
      %260 = arith.muli %247, %c5 : index
      %261 = arith.addi %259, %260 : index
      %262 = arith.divui %245, %c10 : index
      %263 = arith.addi %261, %262 : index
      %264 = memref.load %w[%263] : memref<?xi8>
      %265 = arith.remui %245, %c10 : index
      %266 = arith.muli %265, %c22 : index
      %267 = arith.index_cast %266 : index to i32
      %268 = arith.extui %264 : i8 to i32
      %269 = arith.shrui %268, %267 : i32
      %270 = arith.andi %269, %c23 : i32
      %271 = arith.ori %270, %c24 : i32
      %272 = arith.trunci %271 : i32 to i16
      %273 = arith.bitcast %272 : i16 to f16
      %274 = arith.muli %244, %c25 : index
      %275 = arith.addi %18, %274 : index
      %276 = arith.muli %245, %c8 : index
      %277 = arith.addi %275, %276 : index
      %278 = vector.load %w[%277] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %279 = vector.bitcast %278 : vector<16xi8> to vector<4xi32>
      %280 = arith.shrui %279, %c26 : vector<4xi32>
      %281 = arith.andi %280, %c27 : vector<4xi32>
      %282 = arith.ori %281, %c28 : vector<4xi32>
      %283 = vector.bitcast %282 : vector<4xi32> to vector<8xf16>
      %284 = arith.shrui %279, %c29 : vector<4xi32>
      %285 = arith.andi %284, %c27 : vector<4xi32>
      %286 = arith.ori %285, %c28 : vector<4xi32>
      %287 = vector.bitcast %286 : vector<4xi32> to vector<8xf16>
      %288 = arith.shrui %279, %c30 : vector<4xi32>
      %289 = arith.andi %288, %c27 : vector<4xi32>
      %290 = arith.ori %289, %c28 : vector<4xi32>
      %291 = vector.bitcast %290 : vector<4xi32> to vector<8xf16>
      %292 = arith.shrui %279, %c31 : vector<4xi32>
      %293 = arith.andi %292, %c27 : vector<4xi32>
      %294 = arith.ori %293, %c28 : vector<4xi32>
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
      %305 = arith.addi %111, %c12 : index
      %306 = arith.remui %121, %c8 : index
      %307 = arith.divui %groupSize, %c17 : index
      %308 = arith.divui %305, %307 : index
      %309 = arith.divui %inputFeatures, %groupSize : index
      %310 = arith.muli %inputFeatures, %c5 : index
      %311 = arith.addi %18, %310 : index
      %312 = arith.muli %308, %c17 : index
      %313 = arith.addi %311, %312 : index
      %314 = arith.muli %306, %c10 : index
      %315 = arith.addi %313, %314 : index
      %316 = vector.load %w[%315] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %317 = vector.bitcast %316 : vector<2xi8> to vector<1xf16>
      %318 = vector.extract %317[0] : f16 from vector<1xf16>
      %319 = arith.muli %309, %c17 : index
      %320 = arith.addi %311, %319 : index
      %321 = arith.muli %308, %c5 : index
      %322 = arith.addi %320, %321 : index
      %323 = arith.divui %306, %c10 : index
      %324 = arith.addi %322, %323 : index
      %325 = memref.load %w[%324] : memref<?xi8>
      %326 = arith.remui %306, %c10 : index
      %327 = arith.muli %326, %c22 : index
      %328 = arith.index_cast %327 : index to i32
      %329 = arith.extui %325 : i8 to i32
      %330 = arith.shrui %329, %328 : i32
      %331 = arith.andi %330, %c23 : i32
      %332 = arith.ori %331, %c24 : i32
      %333 = arith.trunci %332 : i32 to i16
      %334 = arith.bitcast %333 : i16 to f16
      %335 = arith.muli %305, %c25 : index
      %336 = arith.addi %18, %335 : index
      %337 = arith.muli %306, %c8 : index
      %338 = arith.addi %336, %337 : index
      %339 = vector.load %w[%338] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %340 = vector.bitcast %339 : vector<16xi8> to vector<4xi32>
      %341 = arith.shrui %340, %c26 : vector<4xi32>
      %342 = arith.andi %341, %c27 : vector<4xi32>
      %343 = arith.ori %342, %c28 : vector<4xi32>
      %344 = vector.bitcast %343 : vector<4xi32> to vector<8xf16>
      %345 = arith.shrui %340, %c29 : vector<4xi32>
      %346 = arith.andi %345, %c27 : vector<4xi32>
      %347 = arith.ori %346, %c28 : vector<4xi32>
      %348 = vector.bitcast %347 : vector<4xi32> to vector<8xf16>
      %349 = arith.shrui %340, %c30 : vector<4xi32>
      %350 = arith.andi %349, %c27 : vector<4xi32>
      %351 = arith.ori %350, %c28 : vector<4xi32>
      %352 = vector.bitcast %351 : vector<4xi32> to vector<8xf16>
      %353 = arith.shrui %340, %c31 : vector<4xi32>
      %354 = arith.andi %353, %c27 : vector<4xi32>
      %355 = arith.ori %354, %c28 : vector<4xi32>
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
      %366 = arith.muli %111, %c10 : index
      %367 = arith.addi %366, %c11 : index
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
      %378 = arith.muli %111, %c10 : index
      %379 = arith.addi %378, %c11 : index
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
      %390 = arith.muli %111, %c10 : index
      %391 = arith.addi %390, %c11 : index
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
      %402 = arith.muli %111, %c10 : index
      %403 = arith.addi %402, %c11 : index
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
      %414 = arith.muli %111, %c10 : index
      %415 = arith.addi %414, %c12 : index
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
      %426 = arith.muli %111, %c10 : index
      %427 = arith.addi %426, %c12 : index
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
      %438 = arith.muli %111, %c10 : index
      %439 = arith.addi %438, %c12 : index
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
      %450 = arith.muli %111, %c10 : index
      %451 = arith.addi %450, %c12 : index
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
      %462 = arith.muli %111, %c10 : index
      %463 = arith.addi %462, %c10 : index
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
      %474 = arith.muli %111, %c10 : index
      %475 = arith.addi %474, %c10 : index
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
      %486 = arith.muli %111, %c10 : index
      %487 = arith.addi %486, %c10 : index
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
      %498 = arith.muli %111, %c10 : index
      %499 = arith.addi %498, %c10 : index
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
      %510 = arith.muli %111, %c10 : index
      %511 = arith.addi %510, %c2 : index
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
      %522 = arith.muli %111, %c10 : index
      %523 = arith.addi %522, %c2 : index
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
      %534 = arith.muli %111, %c10 : index
      %535 = arith.addi %534, %c2 : index
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
      %546 = arith.muli %111, %c10 : index
      %547 = arith.addi %546, %c2 : index
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
    %568:8 = scf.for %559 = %110 to %558 step %c12 iter_args(%560 = %120#0, %561 = %120#1, %562 = %120#2, %563 = %120#3, %564 = %120#4, %565 = %120#5, %566 = %120#6, %567 = %120#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %569 = wave.lane
      %570 = arith.addi %559, %c11 : index
      %571 = arith.remui %569, %c8 : index
      %572 = arith.divui %groupSize, %c17 : index
      %573 = arith.divui %570, %572 : index
      %574 = arith.divui %inputFeatures, %groupSize : index
      %575 = arith.muli %inputFeatures, %c5 : index
      %576 = arith.addi %16, %575 : index
      %577 = arith.muli %573, %c17 : index
      %578 = arith.addi %576, %577 : index
      %579 = arith.muli %571, %c10 : index
      %580 = arith.addi %578, %579 : index
      %581 = vector.load %w[%580] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %582 = vector.bitcast %581 : vector<2xi8> to vector<1xf16>
      %583 = vector.extract %582[0] : f16 from vector<1xf16>
      %584 = arith.muli %574, %c17 : index
      %585 = arith.addi %576, %584 : index
      %586 = arith.muli %573, %c5 : index
      %587 = arith.addi %585, %586 : index
      %588 = arith.divui %571, %c10 : index
      %589 = arith.addi %587, %588 : index
      %590 = memref.load %w[%589] : memref<?xi8>
      %591 = arith.remui %571, %c10 : index
      %592 = arith.muli %591, %c22 : index
      %593 = arith.index_cast %592 : index to i32
      %594 = arith.extui %590 : i8 to i32
      %595 = arith.shrui %594, %593 : i32
      %596 = arith.andi %595, %c23 : i32
      %597 = arith.ori %596, %c24 : i32
      %598 = arith.trunci %597 : i32 to i16
      %599 = arith.bitcast %598 : i16 to f16
      %600 = arith.muli %570, %c25 : index
      %601 = arith.addi %16, %600 : index
      %602 = arith.muli %571, %c8 : index
      %603 = arith.addi %601, %602 : index
      %604 = vector.load %w[%603] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %605 = vector.bitcast %604 : vector<16xi8> to vector<4xi32>
      %606 = arith.shrui %605, %c26 : vector<4xi32>
      %607 = arith.andi %606, %c27 : vector<4xi32>
      %608 = arith.ori %607, %c28 : vector<4xi32>
      %609 = vector.bitcast %608 : vector<4xi32> to vector<8xf16>
      %610 = arith.shrui %605, %c29 : vector<4xi32>
      %611 = arith.andi %610, %c27 : vector<4xi32>
      %612 = arith.ori %611, %c28 : vector<4xi32>
      %613 = vector.bitcast %612 : vector<4xi32> to vector<8xf16>
      %614 = arith.shrui %605, %c30 : vector<4xi32>
      %615 = arith.andi %614, %c27 : vector<4xi32>
      %616 = arith.ori %615, %c28 : vector<4xi32>
      %617 = vector.bitcast %616 : vector<4xi32> to vector<8xf16>
      %618 = arith.shrui %605, %c31 : vector<4xi32>
      %619 = arith.andi %618, %c27 : vector<4xi32>
      %620 = arith.ori %619, %c28 : vector<4xi32>
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
      %631 = arith.addi %559, %c11 : index
      %632 = arith.remui %569, %c8 : index
      %633 = arith.divui %groupSize, %c17 : index
      %634 = arith.divui %631, %633 : index
      %635 = arith.divui %inputFeatures, %groupSize : index
      %636 = arith.muli %inputFeatures, %c5 : index
      %637 = arith.addi %18, %636 : index
      %638 = arith.muli %634, %c17 : index
      %639 = arith.addi %637, %638 : index
      %640 = arith.muli %632, %c10 : index
      %641 = arith.addi %639, %640 : index
      %642 = vector.load %w[%641] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %643 = vector.bitcast %642 : vector<2xi8> to vector<1xf16>
      %644 = vector.extract %643[0] : f16 from vector<1xf16>
      %645 = arith.muli %635, %c17 : index
      %646 = arith.addi %637, %645 : index
      %647 = arith.muli %634, %c5 : index
      %648 = arith.addi %646, %647 : index
      %649 = arith.divui %632, %c10 : index
      %650 = arith.addi %648, %649 : index
      %651 = memref.load %w[%650] : memref<?xi8>
      %652 = arith.remui %632, %c10 : index
      %653 = arith.muli %652, %c22 : index
      %654 = arith.index_cast %653 : index to i32
      %655 = arith.extui %651 : i8 to i32
      %656 = arith.shrui %655, %654 : i32
      %657 = arith.andi %656, %c23 : i32
      %658 = arith.ori %657, %c24 : i32
      %659 = arith.trunci %658 : i32 to i16
      %660 = arith.bitcast %659 : i16 to f16
      %661 = arith.muli %631, %c25 : index
      %662 = arith.addi %18, %661 : index
      %663 = arith.muli %632, %c8 : index
      %664 = arith.addi %662, %663 : index
      %665 = vector.load %w[%664] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %666 = vector.bitcast %665 : vector<16xi8> to vector<4xi32>
      %667 = arith.shrui %666, %c26 : vector<4xi32>
      %668 = arith.andi %667, %c27 : vector<4xi32>
      %669 = arith.ori %668, %c28 : vector<4xi32>
      %670 = vector.bitcast %669 : vector<4xi32> to vector<8xf16>
      %671 = arith.shrui %666, %c29 : vector<4xi32>
      %672 = arith.andi %671, %c27 : vector<4xi32>
      %673 = arith.ori %672, %c28 : vector<4xi32>
      %674 = vector.bitcast %673 : vector<4xi32> to vector<8xf16>
      %675 = arith.shrui %666, %c30 : vector<4xi32>
      %676 = arith.andi %675, %c27 : vector<4xi32>
      %677 = arith.ori %676, %c28 : vector<4xi32>
      %678 = vector.bitcast %677 : vector<4xi32> to vector<8xf16>
      %679 = arith.shrui %666, %c31 : vector<4xi32>
      %680 = arith.andi %679, %c27 : vector<4xi32>
      %681 = arith.ori %680, %c28 : vector<4xi32>
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
      %692 = arith.muli %559, %c10 : index
      %693 = arith.addi %692, %c11 : index
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
      %704 = arith.muli %559, %c10 : index
      %705 = arith.addi %704, %c11 : index
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
      %716 = arith.muli %559, %c10 : index
      %717 = arith.addi %716, %c11 : index
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
      %728 = arith.muli %559, %c10 : index
      %729 = arith.addi %728, %c11 : index
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
      %740 = arith.muli %559, %c10 : index
      %741 = arith.addi %740, %c12 : index
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
      %752 = arith.muli %559, %c10 : index
      %753 = arith.addi %752, %c12 : index
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
      %764 = arith.muli %559, %c10 : index
      %765 = arith.addi %764, %c12 : index
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
      %776 = arith.muli %559, %c10 : index
      %777 = arith.addi %776, %c12 : index
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
    %788 = arith.addi %23, %c11 : index
    %789 = wave.lane
    %790 = arith.muli %3, %c10 : index
    %791 = arith.muli %790, %c25 : index
    %792 = arith.addi %791, %789 : index
    %793 = arith.muli %4, %c14 : index
    %794 = arith.addi %793, %792 : index
    %795 = arith.addi %794, %c11 : index
    %796 = arith.addi %795, %c11 : index
    %797 = vector.extract %568#0[0] : f32 from vector<8xf32>
    memref.store %797, %19[%796] : memref<?xf32>
    %798 = arith.muli %4, %c14 : index
    %799 = arith.addi %798, %792 : index
    %800 = arith.addi %799, %c11 : index
    %801 = arith.addi %800, %c17 : index
    %802 = vector.extract %568#0[1] : f32 from vector<8xf32>
    memref.store %802, %19[%801] : memref<?xf32>
    %803 = arith.muli %4, %c14 : index
    %804 = arith.addi %803, %792 : index
    %805 = arith.addi %804, %c11 : index
    %806 = arith.addi %805, %c15 : index
    %807 = vector.extract %568#0[2] : f32 from vector<8xf32>
    memref.store %807, %19[%806] : memref<?xf32>
    %808 = arith.muli %4, %c14 : index
    %809 = arith.addi %808, %792 : index
    %810 = arith.addi %809, %c11 : index
    %811 = arith.addi %810, %c32 : index
    %812 = vector.extract %568#0[3] : f32 from vector<8xf32>
    memref.store %812, %19[%811] : memref<?xf32>
    %813 = arith.muli %4, %c14 : index
    %814 = arith.addi %813, %792 : index
    %815 = arith.addi %814, %c11 : index
    %816 = arith.addi %815, %c33 : index
    %817 = vector.extract %568#0[4] : f32 from vector<8xf32>
    memref.store %817, %19[%816] : memref<?xf32>
    %818 = arith.muli %4, %c14 : index
    %819 = arith.addi %818, %792 : index
    %820 = arith.addi %819, %c11 : index
    %821 = arith.addi %820, %c34 : index
    %822 = vector.extract %568#0[5] : f32 from vector<8xf32>
    memref.store %822, %19[%821] : memref<?xf32>
    %823 = arith.muli %4, %c14 : index
    %824 = arith.addi %823, %792 : index
    %825 = arith.addi %824, %c11 : index
    %826 = arith.addi %825, %c35 : index
    %827 = vector.extract %568#0[6] : f32 from vector<8xf32>
    memref.store %827, %19[%826] : memref<?xf32>
    %828 = arith.muli %4, %c14 : index
    %829 = arith.addi %828, %792 : index
    %830 = arith.addi %829, %c11 : index
    %831 = arith.addi %830, %c36 : index
    %832 = vector.extract %568#0[7] : f32 from vector<8xf32>
    memref.store %832, %19[%831] : memref<?xf32>
    %833 = arith.muli %4, %c14 : index
    %834 = arith.addi %833, %792 : index
    %835 = arith.addi %834, %c25 : index
    %836 = arith.addi %835, %c11 : index
    %837 = vector.extract %568#1[0] : f32 from vector<8xf32>
    memref.store %837, %19[%836] : memref<?xf32>
    %838 = arith.muli %4, %c14 : index
    %839 = arith.addi %838, %792 : index
    %840 = arith.addi %839, %c25 : index
    %841 = arith.addi %840, %c17 : index
    %842 = vector.extract %568#1[1] : f32 from vector<8xf32>
    memref.store %842, %19[%841] : memref<?xf32>
    %843 = arith.muli %4, %c14 : index
    %844 = arith.addi %843, %792 : index
    %845 = arith.addi %844, %c25 : index
    %846 = arith.addi %845, %c15 : index
    %847 = vector.extract %568#1[2] : f32 from vector<8xf32>
    memref.store %847, %19[%846] : memref<?xf32>
    %848 = arith.muli %4, %c14 : index
    %849 = arith.addi %848, %792 : index
    %850 = arith.addi %849, %c25 : index
    %851 = arith.addi %850, %c32 : index
    %852 = vector.extract %568#1[3] : f32 from vector<8xf32>
    memref.store %852, %19[%851] : memref<?xf32>
    %853 = arith.muli %4, %c14 : index
    %854 = arith.addi %853, %792 : index
    %855 = arith.addi %854, %c25 : index
    %856 = arith.addi %855, %c33 : index
    %857 = vector.extract %568#1[4] : f32 from vector<8xf32>
    memref.store %857, %19[%856] : memref<?xf32>
    %858 = arith.muli %4, %c14 : index
    %859 = arith.addi %858, %792 : index
    %860 = arith.addi %859, %c25 : index
    %861 = arith.addi %860, %c34 : index
    %862 = vector.extract %568#1[5] : f32 from vector<8xf32>
    memref.store %862, %19[%861] : memref<?xf32>
    %863 = arith.muli %4, %c14 : index
    %864 = arith.addi %863, %792 : index
    %865 = arith.addi %864, %c25 : index
    %866 = arith.addi %865, %c35 : index
    %867 = vector.extract %568#1[6] : f32 from vector<8xf32>
    memref.store %867, %19[%866] : memref<?xf32>
    %868 = arith.muli %4, %c14 : index
    %869 = arith.addi %868, %792 : index
    %870 = arith.addi %869, %c25 : index
    %871 = arith.addi %870, %c36 : index
    %872 = vector.extract %568#1[7] : f32 from vector<8xf32>
    memref.store %872, %19[%871] : memref<?xf32>
    wave.barrier
    %873 = arith.muli %4, %c10 : index
    %874 = arith.addi %873, %c11 : index
    %875 = arith.muli %874, %c10 : index
    %876 = arith.divui %789, %c8 : index
    %877 = arith.addi %875, %876 : index
    %878 = arith.addi %788, %877 : index
    %879 = arith.cmpi slt, %878, %22 : index
    scf.if %879 {
      %880 = arith.cmpi eq, %hasFactors, %c12 : index
      %881 = memref.load %factors[%878] : memref<?xf32>
      %882 = arith.select %880, %881, %c38 : f32
      %883 = arith.addi %792, %c11 : index
      %884 = arith.muli %874, %c17 : index
      %885 = arith.addi %883, %884 : index
      %886 = memref.load %19[%885] : memref<?xf32>
      %887 = arith.addi %885, %c14 : index
      %888 = memref.load %19[%887] : memref<?xf32>
      %889 = arith.addf %886, %888 : f32
      %890 = arith.addi %885, %c39 : index
      %891 = memref.load %19[%890] : memref<?xf32>
      %892 = arith.addf %889, %891 : f32
      %893 = arith.addi %885, %c40 : index
      %894 = memref.load %19[%893] : memref<?xf32>
      %895 = arith.addf %892, %894 : f32
      %896 = arith.mulf %895, %882 : f32
      %897 = arith.muli %3, %c10 : index
      %898 = arith.addi %897, %c11 : index
      %899 = arith.muli %898, %c8 : index
      %900 = arith.remui %789, %c8 : index
      %901 = arith.addi %899, %900 : index
      %902 = arith.muli %877, %c32 : index
      %903 = arith.addi %902, %901 : index
      memref.store %896, %20[%903] : memref<?xf32>
      %904 = arith.addi %792, %c25 : index
      %905 = arith.muli %874, %c17 : index
      %906 = arith.addi %904, %905 : index
      %907 = memref.load %19[%906] : memref<?xf32>
      %908 = arith.addi %906, %c14 : index
      %909 = memref.load %19[%908] : memref<?xf32>
      %910 = arith.addf %907, %909 : f32
      %911 = arith.addi %906, %c39 : index
      %912 = memref.load %19[%911] : memref<?xf32>
      %913 = arith.addf %910, %912 : f32
      %914 = arith.addi %906, %c40 : index
      %915 = memref.load %19[%914] : memref<?xf32>
      %916 = arith.addf %913, %915 : f32
      %917 = arith.mulf %916, %882 : f32
      %918 = arith.muli %3, %c10 : index
      %919 = arith.addi %918, %c12 : index
      %920 = arith.muli %919, %c8 : index
      %921 = arith.remui %789, %c8 : index
      %922 = arith.addi %920, %921 : index
      %923 = arith.muli %877, %c32 : index
      %924 = arith.addi %923, %922 : index
      memref.store %917, %20[%924] : memref<?xf32>
    }
    %925 = arith.muli %4, %c10 : index
    %926 = arith.addi %925, %c12 : index
    %927 = arith.muli %926, %c10 : index
    %928 = arith.divui %789, %c8 : index
    %929 = arith.addi %927, %928 : index
    %930 = arith.addi %788, %929 : index
    %931 = arith.cmpi slt, %930, %22 : index
    scf.if %931 {
      %932 = arith.cmpi eq, %hasFactors, %c12 : index
      %933 = memref.load %factors[%930] : memref<?xf32>
      %934 = arith.select %932, %933, %c38 : f32
      %935 = arith.addi %792, %c11 : index
      %936 = arith.muli %926, %c17 : index
      %937 = arith.addi %935, %936 : index
      %938 = memref.load %19[%937] : memref<?xf32>
      %939 = arith.addi %937, %c14 : index
      %940 = memref.load %19[%939] : memref<?xf32>
      %941 = arith.addf %938, %940 : f32
      %942 = arith.addi %937, %c39 : index
      %943 = memref.load %19[%942] : memref<?xf32>
      %944 = arith.addf %941, %943 : f32
      %945 = arith.addi %937, %c40 : index
      %946 = memref.load %19[%945] : memref<?xf32>
      %947 = arith.addf %944, %946 : f32
      %948 = arith.mulf %947, %934 : f32
      %949 = arith.muli %3, %c10 : index
      %950 = arith.addi %949, %c11 : index
      %951 = arith.muli %950, %c8 : index
      %952 = arith.remui %789, %c8 : index
      %953 = arith.addi %951, %952 : index
      %954 = arith.muli %929, %c32 : index
      %955 = arith.addi %954, %953 : index
      memref.store %948, %20[%955] : memref<?xf32>
      %956 = arith.addi %792, %c25 : index
      %957 = arith.muli %926, %c17 : index
      %958 = arith.addi %956, %957 : index
      %959 = memref.load %19[%958] : memref<?xf32>
      %960 = arith.addi %958, %c14 : index
      %961 = memref.load %19[%960] : memref<?xf32>
      %962 = arith.addf %959, %961 : f32
      %963 = arith.addi %958, %c39 : index
      %964 = memref.load %19[%963] : memref<?xf32>
      %965 = arith.addf %962, %964 : f32
      %966 = arith.addi %958, %c40 : index
      %967 = memref.load %19[%966] : memref<?xf32>
      %968 = arith.addf %965, %967 : f32
      %969 = arith.mulf %968, %934 : f32
      %970 = arith.muli %3, %c10 : index
      %971 = arith.addi %970, %c12 : index
      %972 = arith.muli %971, %c8 : index
      %973 = arith.remui %789, %c8 : index
      %974 = arith.addi %972, %973 : index
      %975 = arith.muli %929, %c32 : index
      %976 = arith.addi %975, %974 : index
      memref.store %969, %20[%976] : memref<?xf32>
    }
    wave.barrier
    %977 = arith.addi %23, %c11 : index
    %978 = wave.wave
    %979 = arith.addi %978, %c11 : index
    %980 = arith.addi %977, %979 : index
    %981 = arith.cmpi slt, %980, %22 : index
    %982 = arith.cmpi slt, %979, %c8 : index
    %983 = arith.andi %981, %982 : i1
    scf.if %983 {
      %984 = arith.addi %977, %979 : index
      %985 = arith.muli %979, %c32 : index
      %986 = wave.lane
      %987 = arith.addi %986, %c11 : index
      %988 = arith.cmpi eq, %hasBias, %c12 : index
      %989 = arith.addi %985, %987 : index
      %990 = memref.load %20[%989] : memref<?xf32>
      %991 = arith.muli %0, %c32 : index
      %992 = arith.addi %991, %987 : index
      %993 = memref.load %bias[%992] : memref<?xf32>
      %994 = arith.addf %990, %993 : f32
      %995 = arith.select %988, %994, %990 : f32
      %996 = arith.addi %987, %c18 : index
      %997 = arith.cmpi eq, %hasBias, %c12 : index
      %998 = arith.addi %985, %996 : index
      %999 = memref.load %20[%998] : memref<?xf32>
      %1000 = arith.muli %0, %c32 : index
      %1001 = arith.addi %1000, %996 : index
      %1002 = memref.load %bias[%1001] : memref<?xf32>
      %1003 = arith.addf %999, %1002 : f32
      %1004 = arith.select %997, %1003, %999 : f32
      %1005 = arith.addi %986, %c17 : index
      %1006 = arith.cmpi slt, %1005, %c18 : index
      %1007 = arith.minsi %1005, %c42 : index
      %1008 = arith.cmpi eq, %hasBias, %c12 : index
      %1009 = arith.addi %985, %1007 : index
      %1010 = memref.load %20[%1009] : memref<?xf32>
      %1011 = arith.muli %0, %c32 : index
      %1012 = arith.addi %1011, %1007 : index
      %1013 = memref.load %bias[%1012] : memref<?xf32>
      %1014 = arith.addf %1010, %1013 : f32
      %1015 = arith.select %1008, %1014, %1010 : f32
      %1016 = arith.addi %1007, %c18 : index
      %1017 = arith.cmpi eq, %hasBias, %c12 : index
      %1018 = arith.addi %985, %1016 : index
      %1019 = memref.load %20[%1018] : memref<?xf32>
      %1020 = arith.muli %0, %c32 : index
      %1021 = arith.addi %1020, %1016 : index
      %1022 = memref.load %bias[%1021] : memref<?xf32>
      %1023 = arith.addf %1019, %1022 : f32
      %1024 = arith.select %1017, %1023, %1019 : f32
      %1025 = arith.addi %heads, %kvHeads : index
      %1026 = arith.cmpi slt, %0, %1025 : index
      scf.if %1026 {
        %1027 = arith.addi %positionsAt, %984 : index
        %1028 = memref.load %step[%1027] : memref<?xi32>
        %1029 = arith.index_cast %1028 : i32 to index
        %1030 = arith.cmpi eq, %hasNorm, %c12 : index
        %1031 = math.fma %995, %995, %c45 : f32
        %1032 = math.fma %1004, %1004, %1031 : f32
        %1033 = math.fma %1015, %1015, %1032 : f32
        %1034 = arith.select %1006, %1033, %1032 : f32
        %1035 = math.fma %1024, %1024, %1034 : f32
        %1036 = arith.select %1006, %1035, %1034 : f32
        %1037 = vector.broadcast %1036 : f32 to vector<1xf32>
        %1038 = wave.reduce "add" %1037 : vector<1xf32>
        %1039 = arith.mulf %1038, %inverseHeadDim : f32
        %1040 = arith.addf %1039, %epsilon : f32
        %1041 = math.sqrt %1040 : f32
        %1042 = arith.divf %c38, %1041 : f32
        %1043 = arith.cmpi slt, %0, %heads : index
        %1044 = arith.addi %987, %c18 : index
        %1045 = memref.load %query_norm[%987] : memref<?xf32>
        %1046 = memref.load %key_norm[%987] : memref<?xf32>
        %1047 = arith.select %1043, %1045, %1046 : f32
        %1048 = arith.mulf %995, %1042 : f32
        %1049 = arith.mulf %1048, %1047 : f32
        %1050 = arith.select %1030, %1049, %995 : f32
        %1051 = memref.load %query_norm[%1044] : memref<?xf32>
        %1052 = memref.load %key_norm[%1044] : memref<?xf32>
        %1053 = arith.select %1043, %1051, %1052 : f32
        %1054 = arith.mulf %1004, %1042 : f32
        %1055 = arith.mulf %1054, %1053 : f32
        %1056 = arith.select %1030, %1055, %1004 : f32
        %1057 = arith.addi %1007, %c18 : index
        %1058 = memref.load %query_norm[%1007] : memref<?xf32>
        %1059 = memref.load %key_norm[%1007] : memref<?xf32>
        %1060 = arith.select %1043, %1058, %1059 : f32
        %1061 = arith.mulf %1015, %1042 : f32
        %1062 = arith.mulf %1061, %1060 : f32
        %1063 = arith.select %1030, %1062, %1015 : f32
        %1064 = memref.load %query_norm[%1057] : memref<?xf32>
        %1065 = memref.load %key_norm[%1057] : memref<?xf32>
        %1066 = arith.select %1043, %1064, %1065 : f32
        %1067 = arith.mulf %1024, %1042 : f32
        %1068 = arith.mulf %1067, %1066 : f32
        %1069 = arith.select %1030, %1068, %1024 : f32
        %1070 = arith.remui %1029, %c25 : index
        %1071 = arith.muli %1070, %c32 : index
        %1072 = arith.addi %1071, %987 : index
        %1073 = arith.divui %1029, %c25 : index
        %1074 = arith.addi %1073, %c25 : index
        %1075 = arith.muli %1074, %c32 : index
        %1076 = arith.addi %1075, %987 : index
        %1077 = memref.load %rope[%1072] : memref<?xf32>
        %1078 = arith.addi %1072, %c18 : index
        %1079 = memref.load %rope[%1078] : memref<?xf32>
        %1080 = memref.load %rope[%1076] : memref<?xf32>
        %1081 = arith.addi %1076, %c18 : index
        %1082 = memref.load %rope[%1081] : memref<?xf32>
        %1083 = arith.mulf %1080, %1077 : f32
        %1084 = arith.mulf %1082, %1079 : f32
        %1085 = arith.subf %1083, %1084 : f32
        %1086 = arith.mulf %1082, %1077 : f32
        %1087 = arith.mulf %1080, %1079 : f32
        %1088 = arith.addf %1086, %1087 : f32
        %1089 = arith.mulf %1050, %1085 : f32
        %1090 = arith.mulf %1056, %1088 : f32
        %1091 = arith.subf %1089, %1090 : f32
        %1092 = arith.mulf %1056, %1085 : f32
        %1093 = arith.mulf %1050, %1088 : f32
        %1094 = arith.addf %1092, %1093 : f32
        %1095 = arith.cmpi slt, %0, %heads : index
        scf.if %1095 {
          %1096 = arith.muli %984, %heads : index
          %1097 = arith.addi %1096, %0 : index
          %1098 = arith.muli %1097, %c32 : index
          %1099 = arith.addi %1098, %987 : index
          memref.store %1091, %q[%1099] : memref<?xf32>
          %1100 = arith.addi %1099, %c18 : index
          memref.store %1094, %q[%1100] : memref<?xf32>
        } else {
          %1101 = arith.addi %985, %987 : index
          memref.store %1091, %20[%1101] : memref<?xf32>
          %1102 = arith.addi %985, %987 : index
          %1103 = arith.addi %1102, %c18 : index
          memref.store %1094, %20[%1103] : memref<?xf32>
        }
        %1104 = arith.remui %1029, %c25 : index
        %1105 = arith.muli %1104, %c32 : index
        %1106 = arith.addi %1105, %1007 : index
        %1107 = arith.divui %1029, %c25 : index
        %1108 = arith.addi %1107, %c25 : index
        %1109 = arith.muli %1108, %c32 : index
        %1110 = arith.addi %1109, %1007 : index
        %1111 = memref.load %rope[%1106] : memref<?xf32>
        %1112 = arith.addi %1106, %c18 : index
        %1113 = memref.load %rope[%1112] : memref<?xf32>
        %1114 = memref.load %rope[%1110] : memref<?xf32>
        %1115 = arith.addi %1110, %c18 : index
        %1116 = memref.load %rope[%1115] : memref<?xf32>
        %1117 = arith.mulf %1114, %1111 : f32
        %1118 = arith.mulf %1116, %1113 : f32
        %1119 = arith.subf %1117, %1118 : f32
        %1120 = arith.mulf %1116, %1111 : f32
        %1121 = arith.mulf %1114, %1113 : f32
        %1122 = arith.addf %1120, %1121 : f32
        %1123 = arith.mulf %1063, %1119 : f32
        %1124 = arith.mulf %1069, %1122 : f32
        %1125 = arith.subf %1123, %1124 : f32
        %1126 = arith.mulf %1069, %1119 : f32
        %1127 = arith.mulf %1063, %1122 : f32
        %1128 = arith.addf %1126, %1127 : f32
        scf.if %1006 {
          %1129 = arith.cmpi slt, %0, %heads : index
          scf.if %1129 {
            %1130 = arith.muli %984, %heads : index
            %1131 = arith.addi %1130, %0 : index
            %1132 = arith.muli %1131, %c32 : index
            %1133 = arith.addi %1132, %1007 : index
            memref.store %1125, %q[%1133] : memref<?xf32>
            %1134 = arith.addi %1133, %c18 : index
            memref.store %1128, %q[%1134] : memref<?xf32>
          } else {
            %1135 = arith.addi %985, %1007 : index
            memref.store %1125, %20[%1135] : memref<?xf32>
            %1136 = arith.addi %985, %1007 : index
            %1137 = arith.addi %1136, %c18 : index
            memref.store %1128, %20[%1137] : memref<?xf32>
          }
        }
      } else {
        %1138 = arith.cmpi slt, %0, %heads : index
        scf.if %1138 {
          %1139 = arith.muli %984, %heads : index
          %1140 = arith.addi %1139, %0 : index
          %1141 = arith.muli %1140, %c32 : index
          %1142 = arith.addi %1141, %987 : index
          memref.store %995, %q[%1142] : memref<?xf32>
          %1143 = arith.addi %1142, %c18 : index
          memref.store %1004, %q[%1143] : memref<?xf32>
        } else {
          %1144 = arith.addi %985, %987 : index
          memref.store %995, %20[%1144] : memref<?xf32>
          %1145 = arith.addi %985, %987 : index
          %1146 = arith.addi %1145, %c18 : index
          memref.store %1004, %20[%1146] : memref<?xf32>
        }
        scf.if %1006 {
          %1147 = arith.cmpi slt, %0, %heads : index
          scf.if %1147 {
            %1148 = arith.muli %984, %heads : index
            %1149 = arith.addi %1148, %0 : index
            %1150 = arith.muli %1149, %c32 : index
            %1151 = arith.addi %1150, %1007 : index
            memref.store %1015, %q[%1151] : memref<?xf32>
            %1152 = arith.addi %1151, %c18 : index
            memref.store %1024, %q[%1152] : memref<?xf32>
          } else {
            %1153 = arith.addi %985, %1007 : index
            memref.store %1015, %20[%1153] : memref<?xf32>
            %1154 = arith.addi %985, %1007 : index
            %1155 = arith.addi %1154, %c18 : index
            memref.store %1024, %20[%1155] : memref<?xf32>
          }
        }
      }
    }
    %1156 = arith.addi %978, %c48 : index
    %1157 = arith.addi %977, %1156 : index
    %1158 = arith.cmpi slt, %1157, %22 : index
    %1159 = arith.cmpi slt, %1156, %c8 : index
    %1160 = arith.andi %1158, %1159 : i1
    scf.if %1160 {
      %1161 = arith.addi %977, %1156 : index
      %1162 = arith.muli %1156, %c32 : index
      %1163 = wave.lane
      %1164 = arith.addi %1163, %c11 : index
      %1165 = arith.cmpi eq, %hasBias, %c12 : index
      %1166 = arith.addi %1162, %1164 : index
      %1167 = memref.load %20[%1166] : memref<?xf32>
      %1168 = arith.muli %0, %c32 : index
      %1169 = arith.addi %1168, %1164 : index
      %1170 = memref.load %bias[%1169] : memref<?xf32>
      %1171 = arith.addf %1167, %1170 : f32
      %1172 = arith.select %1165, %1171, %1167 : f32
      %1173 = arith.addi %1164, %c18 : index
      %1174 = arith.cmpi eq, %hasBias, %c12 : index
      %1175 = arith.addi %1162, %1173 : index
      %1176 = memref.load %20[%1175] : memref<?xf32>
      %1177 = arith.muli %0, %c32 : index
      %1178 = arith.addi %1177, %1173 : index
      %1179 = memref.load %bias[%1178] : memref<?xf32>
      %1180 = arith.addf %1176, %1179 : f32
      %1181 = arith.select %1174, %1180, %1176 : f32
      %1182 = arith.addi %1163, %c17 : index
      %1183 = arith.cmpi slt, %1182, %c18 : index
      %1184 = arith.minsi %1182, %c42 : index
      %1185 = arith.cmpi eq, %hasBias, %c12 : index
      %1186 = arith.addi %1162, %1184 : index
      %1187 = memref.load %20[%1186] : memref<?xf32>
      %1188 = arith.muli %0, %c32 : index
      %1189 = arith.addi %1188, %1184 : index
      %1190 = memref.load %bias[%1189] : memref<?xf32>
      %1191 = arith.addf %1187, %1190 : f32
      %1192 = arith.select %1185, %1191, %1187 : f32
      %1193 = arith.addi %1184, %c18 : index
      %1194 = arith.cmpi eq, %hasBias, %c12 : index
      %1195 = arith.addi %1162, %1193 : index
      %1196 = memref.load %20[%1195] : memref<?xf32>
      %1197 = arith.muli %0, %c32 : index
      %1198 = arith.addi %1197, %1193 : index
      %1199 = memref.load %bias[%1198] : memref<?xf32>
      %1200 = arith.addf %1196, %1199 : f32
      %1201 = arith.select %1194, %1200, %1196 : f32
      %1202 = arith.addi %heads, %kvHeads : index
      %1203 = arith.cmpi slt, %0, %1202 : index
      scf.if %1203 {
        %1204 = arith.addi %positionsAt, %1161 : index
        %1205 = memref.load %step[%1204] : memref<?xi32>
        %1206 = arith.index_cast %1205 : i32 to index
        %1207 = arith.cmpi eq, %hasNorm, %c12 : index
        %1208 = math.fma %1172, %1172, %c45 : f32
        %1209 = math.fma %1181, %1181, %1208 : f32
        %1210 = math.fma %1192, %1192, %1209 : f32
        %1211 = arith.select %1183, %1210, %1209 : f32
        %1212 = math.fma %1201, %1201, %1211 : f32
        %1213 = arith.select %1183, %1212, %1211 : f32
        %1214 = vector.broadcast %1213 : f32 to vector<1xf32>
        %1215 = wave.reduce "add" %1214 : vector<1xf32>
        %1216 = arith.mulf %1215, %inverseHeadDim : f32
        %1217 = arith.addf %1216, %epsilon : f32
        %1218 = math.sqrt %1217 : f32
        %1219 = arith.divf %c38, %1218 : f32
        %1220 = arith.cmpi slt, %0, %heads : index
        %1221 = arith.addi %1164, %c18 : index
        %1222 = memref.load %query_norm[%1164] : memref<?xf32>
        %1223 = memref.load %key_norm[%1164] : memref<?xf32>
        %1224 = arith.select %1220, %1222, %1223 : f32
        %1225 = arith.mulf %1172, %1219 : f32
        %1226 = arith.mulf %1225, %1224 : f32
        %1227 = arith.select %1207, %1226, %1172 : f32
        %1228 = memref.load %query_norm[%1221] : memref<?xf32>
        %1229 = memref.load %key_norm[%1221] : memref<?xf32>
        %1230 = arith.select %1220, %1228, %1229 : f32
        %1231 = arith.mulf %1181, %1219 : f32
        %1232 = arith.mulf %1231, %1230 : f32
        %1233 = arith.select %1207, %1232, %1181 : f32
        %1234 = arith.addi %1184, %c18 : index
        %1235 = memref.load %query_norm[%1184] : memref<?xf32>
        %1236 = memref.load %key_norm[%1184] : memref<?xf32>
        %1237 = arith.select %1220, %1235, %1236 : f32
        %1238 = arith.mulf %1192, %1219 : f32
        %1239 = arith.mulf %1238, %1237 : f32
        %1240 = arith.select %1207, %1239, %1192 : f32
        %1241 = memref.load %query_norm[%1234] : memref<?xf32>
        %1242 = memref.load %key_norm[%1234] : memref<?xf32>
        %1243 = arith.select %1220, %1241, %1242 : f32
        %1244 = arith.mulf %1201, %1219 : f32
        %1245 = arith.mulf %1244, %1243 : f32
        %1246 = arith.select %1207, %1245, %1201 : f32
        %1247 = arith.remui %1206, %c25 : index
        %1248 = arith.muli %1247, %c32 : index
        %1249 = arith.addi %1248, %1164 : index
        %1250 = arith.divui %1206, %c25 : index
        %1251 = arith.addi %1250, %c25 : index
        %1252 = arith.muli %1251, %c32 : index
        %1253 = arith.addi %1252, %1164 : index
        %1254 = memref.load %rope[%1249] : memref<?xf32>
        %1255 = arith.addi %1249, %c18 : index
        %1256 = memref.load %rope[%1255] : memref<?xf32>
        %1257 = memref.load %rope[%1253] : memref<?xf32>
        %1258 = arith.addi %1253, %c18 : index
        %1259 = memref.load %rope[%1258] : memref<?xf32>
        %1260 = arith.mulf %1257, %1254 : f32
        %1261 = arith.mulf %1259, %1256 : f32
        %1262 = arith.subf %1260, %1261 : f32
        %1263 = arith.mulf %1259, %1254 : f32
        %1264 = arith.mulf %1257, %1256 : f32
        %1265 = arith.addf %1263, %1264 : f32
        %1266 = arith.mulf %1227, %1262 : f32
        %1267 = arith.mulf %1233, %1265 : f32
        %1268 = arith.subf %1266, %1267 : f32
        %1269 = arith.mulf %1233, %1262 : f32
        %1270 = arith.mulf %1227, %1265 : f32
        %1271 = arith.addf %1269, %1270 : f32
        %1272 = arith.cmpi slt, %0, %heads : index
        scf.if %1272 {
          %1273 = arith.muli %1161, %heads : index
          %1274 = arith.addi %1273, %0 : index
          %1275 = arith.muli %1274, %c32 : index
          %1276 = arith.addi %1275, %1164 : index
          memref.store %1268, %q[%1276] : memref<?xf32>
          %1277 = arith.addi %1276, %c18 : index
          memref.store %1271, %q[%1277] : memref<?xf32>
        } else {
          %1278 = arith.addi %1162, %1164 : index
          memref.store %1268, %20[%1278] : memref<?xf32>
          %1279 = arith.addi %1162, %1164 : index
          %1280 = arith.addi %1279, %c18 : index
          memref.store %1271, %20[%1280] : memref<?xf32>
        }
        %1281 = arith.remui %1206, %c25 : index
        %1282 = arith.muli %1281, %c32 : index
        %1283 = arith.addi %1282, %1184 : index
        %1284 = arith.divui %1206, %c25 : index
        %1285 = arith.addi %1284, %c25 : index
        %1286 = arith.muli %1285, %c32 : index
        %1287 = arith.addi %1286, %1184 : index
        %1288 = memref.load %rope[%1283] : memref<?xf32>
        %1289 = arith.addi %1283, %c18 : index
        %1290 = memref.load %rope[%1289] : memref<?xf32>
        %1291 = memref.load %rope[%1287] : memref<?xf32>
        %1292 = arith.addi %1287, %c18 : index
        %1293 = memref.load %rope[%1292] : memref<?xf32>
        %1294 = arith.mulf %1291, %1288 : f32
        %1295 = arith.mulf %1293, %1290 : f32
        %1296 = arith.subf %1294, %1295 : f32
        %1297 = arith.mulf %1293, %1288 : f32
        %1298 = arith.mulf %1291, %1290 : f32
        %1299 = arith.addf %1297, %1298 : f32
        %1300 = arith.mulf %1240, %1296 : f32
        %1301 = arith.mulf %1246, %1299 : f32
        %1302 = arith.subf %1300, %1301 : f32
        %1303 = arith.mulf %1246, %1296 : f32
        %1304 = arith.mulf %1240, %1299 : f32
        %1305 = arith.addf %1303, %1304 : f32
        scf.if %1183 {
          %1306 = arith.cmpi slt, %0, %heads : index
          scf.if %1306 {
            %1307 = arith.muli %1161, %heads : index
            %1308 = arith.addi %1307, %0 : index
            %1309 = arith.muli %1308, %c32 : index
            %1310 = arith.addi %1309, %1184 : index
            memref.store %1302, %q[%1310] : memref<?xf32>
            %1311 = arith.addi %1310, %c18 : index
            memref.store %1305, %q[%1311] : memref<?xf32>
          } else {
            %1312 = arith.addi %1162, %1184 : index
            memref.store %1302, %20[%1312] : memref<?xf32>
            %1313 = arith.addi %1162, %1184 : index
            %1314 = arith.addi %1313, %c18 : index
            memref.store %1305, %20[%1314] : memref<?xf32>
          }
        }
      } else {
        %1315 = arith.cmpi slt, %0, %heads : index
        scf.if %1315 {
          %1316 = arith.muli %1161, %heads : index
          %1317 = arith.addi %1316, %0 : index
          %1318 = arith.muli %1317, %c32 : index
          %1319 = arith.addi %1318, %1164 : index
          memref.store %1172, %q[%1319] : memref<?xf32>
          %1320 = arith.addi %1319, %c18 : index
          memref.store %1181, %q[%1320] : memref<?xf32>
        } else {
          %1321 = arith.addi %1162, %1164 : index
          memref.store %1172, %20[%1321] : memref<?xf32>
          %1322 = arith.addi %1162, %1164 : index
          %1323 = arith.addi %1322, %c18 : index
          memref.store %1181, %20[%1323] : memref<?xf32>
        }
        scf.if %1183 {
          %1324 = arith.cmpi slt, %0, %heads : index
          scf.if %1324 {
            %1325 = arith.muli %1161, %heads : index
            %1326 = arith.addi %1325, %0 : index
            %1327 = arith.muli %1326, %c32 : index
            %1328 = arith.addi %1327, %1184 : index
            memref.store %1192, %q[%1328] : memref<?xf32>
            %1329 = arith.addi %1328, %c18 : index
            memref.store %1201, %q[%1329] : memref<?xf32>
          } else {
            %1330 = arith.addi %1162, %1184 : index
            memref.store %1192, %20[%1330] : memref<?xf32>
            %1331 = arith.addi %1162, %1184 : index
            %1332 = arith.addi %1331, %c18 : index
            memref.store %1201, %20[%1332] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %1333 = arith.cmpi sge, %0, %heads : index
    scf.if %1333 {
      %1334 = arith.addi %978, %c11 : index
      %1335 = arith.addi %977, %1334 : index
      %1336 = arith.cmpi slt, %1335, %22 : index
      %1337 = arith.cmpi slt, %1334, %c8 : index
      %1338 = arith.andi %1336, %1337 : i1
      scf.if %1338 {
        %1339 = arith.addi %977, %1334 : index
        %1340 = arith.addi %slotsAt, %1339 : index
        %1341 = memref.load %step[%1340] : memref<?xi32>
        %1342 = arith.index_cast %1341 : i32 to index
        %1343 = arith.cmpi sge, %1342, %c11 : index
        scf.if %1343 {
          %1344 = arith.muli %1334, %c32 : index
          %1345 = arith.subi %0, %heads : index
          %1346 = memref.load %scales[%1345] : memref<?xf32>
          %1347 = vector.broadcast %1346 : f32 to vector<4xf32>
          %1348 = arith.divui %1342, %c8 : index
          %1349 = arith.remui %1342, %c8 : index
          %1350 = arith.muli %1348, %pageBytes : index
          %1351 = arith.cmpi eq, %codec, %c11 : index
          scf.if %1351 {
            %1352 = wave.lane
            %1353 = arith.muli %1352, %c22 : index
            scf.for %1354 = %1353 to %c32 step %c33 {
              %1355 = arith.addi %1344, %1354 : index
              %1356 = vector.load %20[%1355] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1357 = arith.mulf %1356, %1347 : vector<4xf32>
              %1358 = arith.minimumf %1357, %c52 : vector<4xf32>
              %1359 = arith.maximumf %1358, %c53 : vector<4xf32>
              %1360 = arith.truncf %1359 : vector<4xf32> to vector<4xf16>
              %1361 = vector.bitcast %1360 : vector<4xf16> to vector<8xi8>
              %1362 = arith.cmpi slt, %1345, %kvHeads : index
              scf.if %1362 {
                %1363 = arith.muli %1345, %c13 : index
                %1364 = arith.addi %1350, %1363 : index
                %1365 = arith.divui %1354, %c8 : index
                %1366 = arith.muli %1365, %c54 : index
                %1367 = arith.remui %1354, %c8 : index
                %1368 = arith.divui %1367, %c5 : index
                %1369 = arith.muli %1368, %c25 : index
                %1370 = arith.muli %1349, %c8 : index
                %1371 = arith.addi %1369, %1370 : index
                %1372 = arith.remui %1367, %c5 : index
                %1373 = arith.muli %1372, %c10 : index
                %1374 = arith.addi %1371, %1373 : index
                %1375 = arith.addi %1366, %1374 : index
                %1376 = arith.addi %1364, %1375 : index
                vector.store %1361, %kv[%1376] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1377 = arith.subi %1345, %kvHeads : index
                %1378 = arith.muli %1377, %c13 : index
                %1379 = arith.addi %1350, %1378 : index
                %1380 = arith.addi %1354, %c11 : index
                %1381 = arith.divui %1380, %c8 : index
                %1382 = arith.muli %1381, %c54 : index
                %1383 = arith.addi %1382, %c39 : index
                %1384 = arith.remui %1380, %c8 : index
                %1385 = arith.divui %1349, %c10 : index
                %1386 = arith.remui %1349, %c10 : index
                %1387 = arith.muli %1386, %c5 : index
                %1388 = arith.addi %1385, %1387 : index
                %1389 = arith.divui %1388, %c5 : index
                %1390 = arith.muli %1389, %c25 : index
                %1391 = arith.muli %1384, %c8 : index
                %1392 = arith.addi %1390, %1391 : index
                %1393 = arith.remui %1388, %c5 : index
                %1394 = arith.muli %1393, %c10 : index
                %1395 = arith.addi %1392, %1394 : index
                %1396 = arith.addi %1383, %1395 : index
                %1397 = arith.addi %1379, %1396 : index
                %1398 = vector.shuffle %1361, %1361 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1398, %kv[%1397] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1399 = arith.addi %1354, %c12 : index
                %1400 = arith.divui %1399, %c8 : index
                %1401 = arith.muli %1400, %c54 : index
                %1402 = arith.addi %1401, %c39 : index
                %1403 = arith.remui %1399, %c8 : index
                %1404 = arith.divui %1349, %c10 : index
                %1405 = arith.remui %1349, %c10 : index
                %1406 = arith.muli %1405, %c5 : index
                %1407 = arith.addi %1404, %1406 : index
                %1408 = arith.divui %1407, %c5 : index
                %1409 = arith.muli %1408, %c25 : index
                %1410 = arith.muli %1403, %c8 : index
                %1411 = arith.addi %1409, %1410 : index
                %1412 = arith.remui %1407, %c5 : index
                %1413 = arith.muli %1412, %c10 : index
                %1414 = arith.addi %1411, %1413 : index
                %1415 = arith.addi %1402, %1414 : index
                %1416 = arith.addi %1379, %1415 : index
                %1417 = vector.shuffle %1361, %1361 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1417, %kv[%1416] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1418 = arith.addi %1354, %c10 : index
                %1419 = arith.divui %1418, %c8 : index
                %1420 = arith.muli %1419, %c54 : index
                %1421 = arith.addi %1420, %c39 : index
                %1422 = arith.remui %1418, %c8 : index
                %1423 = arith.divui %1349, %c10 : index
                %1424 = arith.remui %1349, %c10 : index
                %1425 = arith.muli %1424, %c5 : index
                %1426 = arith.addi %1423, %1425 : index
                %1427 = arith.divui %1426, %c5 : index
                %1428 = arith.muli %1427, %c25 : index
                %1429 = arith.muli %1422, %c8 : index
                %1430 = arith.addi %1428, %1429 : index
                %1431 = arith.remui %1426, %c5 : index
                %1432 = arith.muli %1431, %c10 : index
                %1433 = arith.addi %1430, %1432 : index
                %1434 = arith.addi %1421, %1433 : index
                %1435 = arith.addi %1379, %1434 : index
                %1436 = vector.shuffle %1361, %1361 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1436, %kv[%1435] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1437 = arith.addi %1354, %c2 : index
                %1438 = arith.divui %1437, %c8 : index
                %1439 = arith.muli %1438, %c54 : index
                %1440 = arith.addi %1439, %c39 : index
                %1441 = arith.remui %1437, %c8 : index
                %1442 = arith.divui %1349, %c10 : index
                %1443 = arith.remui %1349, %c10 : index
                %1444 = arith.muli %1443, %c5 : index
                %1445 = arith.addi %1442, %1444 : index
                %1446 = arith.divui %1445, %c5 : index
                %1447 = arith.muli %1446, %c25 : index
                %1448 = arith.muli %1441, %c8 : index
                %1449 = arith.addi %1447, %1448 : index
                %1450 = arith.remui %1445, %c5 : index
                %1451 = arith.muli %1450, %c10 : index
                %1452 = arith.addi %1449, %1451 : index
                %1453 = arith.addi %1440, %1452 : index
                %1454 = arith.addi %1379, %1453 : index
                %1455 = vector.shuffle %1361, %1361 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1455, %kv[%1454] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1456 = arith.cmpi eq, %codec, %c12 : index
          scf.if %1456 {
            %1457 = wave.lane
            %1458 = arith.muli %1457, %c22 : index
            scf.for %1459 = %1458 to %c32 step %c33 {
              %1460 = arith.addi %1344, %1459 : index
              %1461 = vector.load %20[%1460] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1462 = arith.mulf %1461, %1347 : vector<4xf32>
              %1463 = wave.fp8_encode "e4m3" %1462 : vector<4xf32> -> vector<4xi8>
              %1464 = arith.cmpi slt, %1345, %kvHeads : index
              scf.if %1464 {
                %1465 = arith.muli %1345, %c39 : index
                %1466 = arith.addi %1350, %1465 : index
                %1467 = vector.shuffle %1463, %1463 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1468 = arith.divui %1459, %c8 : index
                %1469 = arith.muli %1468, %c25 : index
                %1470 = arith.remui %1459, %c8 : index
                %1471 = arith.muli %1349, %c8 : index
                %1472 = arith.divui %1470, %c22 : index
                %1473 = arith.muli %1472, %c22 : index
                %1474 = arith.remui %1470, %c10 : index
                %1475 = arith.muli %1474, %c10 : index
                %1476 = arith.addi %1473, %1475 : index
                %1477 = arith.divui %1470, %c10 : index
                %1478 = arith.remui %1477, %c10 : index
                %1479 = arith.addi %1476, %1478 : index
                %1480 = arith.addi %1471, %1479 : index
                %1481 = arith.addi %1469, %1480 : index
                %1482 = arith.addi %1466, %1481 : index
                vector.store %1467, %kv[%1482] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1483 = arith.subi %1345, %kvHeads : index
                %1484 = arith.muli %1483, %c39 : index
                %1485 = arith.addi %1350, %1484 : index
                %1486 = arith.addi %1459, %c11 : index
                %1487 = arith.divui %1486, %c8 : index
                %1488 = arith.muli %1487, %c25 : index
                %1489 = arith.addi %1488, %c14 : index
                %1490 = arith.remui %1486, %c8 : index
                %1491 = arith.divui %1349, %c10 : index
                %1492 = arith.remui %1349, %c10 : index
                %1493 = arith.muli %1492, %c5 : index
                %1494 = arith.addi %1491, %1493 : index
                %1495 = arith.muli %1490, %c8 : index
                %1496 = arith.divui %1494, %c22 : index
                %1497 = arith.muli %1496, %c22 : index
                %1498 = arith.remui %1494, %c10 : index
                %1499 = arith.muli %1498, %c10 : index
                %1500 = arith.addi %1497, %1499 : index
                %1501 = arith.divui %1494, %c10 : index
                %1502 = arith.remui %1501, %c10 : index
                %1503 = arith.addi %1500, %1502 : index
                %1504 = arith.addi %1495, %1503 : index
                %1505 = arith.addi %1489, %1504 : index
                %1506 = arith.addi %1485, %1505 : index
                %1507 = vector.shuffle %1463, %1463 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1507, %kv[%1506] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1508 = arith.addi %1459, %c12 : index
                %1509 = arith.divui %1508, %c8 : index
                %1510 = arith.muli %1509, %c25 : index
                %1511 = arith.addi %1510, %c14 : index
                %1512 = arith.remui %1508, %c8 : index
                %1513 = arith.divui %1349, %c10 : index
                %1514 = arith.remui %1349, %c10 : index
                %1515 = arith.muli %1514, %c5 : index
                %1516 = arith.addi %1513, %1515 : index
                %1517 = arith.muli %1512, %c8 : index
                %1518 = arith.divui %1516, %c22 : index
                %1519 = arith.muli %1518, %c22 : index
                %1520 = arith.remui %1516, %c10 : index
                %1521 = arith.muli %1520, %c10 : index
                %1522 = arith.addi %1519, %1521 : index
                %1523 = arith.divui %1516, %c10 : index
                %1524 = arith.remui %1523, %c10 : index
                %1525 = arith.addi %1522, %1524 : index
                %1526 = arith.addi %1517, %1525 : index
                %1527 = arith.addi %1511, %1526 : index
                %1528 = arith.addi %1485, %1527 : index
                %1529 = vector.shuffle %1463, %1463 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1529, %kv[%1528] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1530 = arith.addi %1459, %c10 : index
                %1531 = arith.divui %1530, %c8 : index
                %1532 = arith.muli %1531, %c25 : index
                %1533 = arith.addi %1532, %c14 : index
                %1534 = arith.remui %1530, %c8 : index
                %1535 = arith.divui %1349, %c10 : index
                %1536 = arith.remui %1349, %c10 : index
                %1537 = arith.muli %1536, %c5 : index
                %1538 = arith.addi %1535, %1537 : index
                %1539 = arith.muli %1534, %c8 : index
                %1540 = arith.divui %1538, %c22 : index
                %1541 = arith.muli %1540, %c22 : index
                %1542 = arith.remui %1538, %c10 : index
                %1543 = arith.muli %1542, %c10 : index
                %1544 = arith.addi %1541, %1543 : index
                %1545 = arith.divui %1538, %c10 : index
                %1546 = arith.remui %1545, %c10 : index
                %1547 = arith.addi %1544, %1546 : index
                %1548 = arith.addi %1539, %1547 : index
                %1549 = arith.addi %1533, %1548 : index
                %1550 = arith.addi %1485, %1549 : index
                %1551 = vector.shuffle %1463, %1463 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1551, %kv[%1550] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1552 = arith.addi %1459, %c2 : index
                %1553 = arith.divui %1552, %c8 : index
                %1554 = arith.muli %1553, %c25 : index
                %1555 = arith.addi %1554, %c14 : index
                %1556 = arith.remui %1552, %c8 : index
                %1557 = arith.divui %1349, %c10 : index
                %1558 = arith.remui %1349, %c10 : index
                %1559 = arith.muli %1558, %c5 : index
                %1560 = arith.addi %1557, %1559 : index
                %1561 = arith.muli %1556, %c8 : index
                %1562 = arith.divui %1560, %c22 : index
                %1563 = arith.muli %1562, %c22 : index
                %1564 = arith.remui %1560, %c10 : index
                %1565 = arith.muli %1564, %c10 : index
                %1566 = arith.addi %1563, %1565 : index
                %1567 = arith.divui %1560, %c10 : index
                %1568 = arith.remui %1567, %c10 : index
                %1569 = arith.addi %1566, %1568 : index
                %1570 = arith.addi %1561, %1569 : index
                %1571 = arith.addi %1555, %1570 : index
                %1572 = arith.addi %1485, %1571 : index
                %1573 = vector.shuffle %1463, %1463 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1573, %kv[%1572] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1574 = arith.cmpi eq, %codec, %c10 : index
          scf.if %1574 {
            %1575 = wave.lane
            %1576 = arith.muli %1575, %c22 : index
            scf.for %1577 = %1576 to %c32 step %c33 {
              %1578 = arith.addi %1344, %1577 : index
              %1579 = vector.load %20[%1578] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1580 = arith.mulf %1579, %1347 : vector<4xf32>
              %1581 = wave.fp8_encode "e5m2" %1580 : vector<4xf32> -> vector<4xi8>
              %1582 = arith.cmpi slt, %1345, %kvHeads : index
              scf.if %1582 {
                %1583 = arith.muli %1345, %c39 : index
                %1584 = arith.addi %1350, %1583 : index
                %1585 = vector.shuffle %1581, %1581 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1586 = arith.divui %1577, %c8 : index
                %1587 = arith.muli %1586, %c25 : index
                %1588 = arith.remui %1577, %c8 : index
                %1589 = arith.muli %1349, %c8 : index
                %1590 = arith.divui %1588, %c22 : index
                %1591 = arith.muli %1590, %c22 : index
                %1592 = arith.remui %1588, %c10 : index
                %1593 = arith.muli %1592, %c10 : index
                %1594 = arith.addi %1591, %1593 : index
                %1595 = arith.divui %1588, %c10 : index
                %1596 = arith.remui %1595, %c10 : index
                %1597 = arith.addi %1594, %1596 : index
                %1598 = arith.addi %1589, %1597 : index
                %1599 = arith.addi %1587, %1598 : index
                %1600 = arith.addi %1584, %1599 : index
                vector.store %1585, %kv[%1600] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1601 = arith.subi %1345, %kvHeads : index
                %1602 = arith.muli %1601, %c39 : index
                %1603 = arith.addi %1350, %1602 : index
                %1604 = arith.addi %1577, %c11 : index
                %1605 = arith.divui %1604, %c8 : index
                %1606 = arith.muli %1605, %c25 : index
                %1607 = arith.addi %1606, %c14 : index
                %1608 = arith.remui %1604, %c8 : index
                %1609 = arith.divui %1349, %c10 : index
                %1610 = arith.remui %1349, %c10 : index
                %1611 = arith.muli %1610, %c5 : index
                %1612 = arith.addi %1609, %1611 : index
                %1613 = arith.muli %1608, %c8 : index
                %1614 = arith.divui %1612, %c22 : index
                %1615 = arith.muli %1614, %c22 : index
                %1616 = arith.remui %1612, %c10 : index
                %1617 = arith.muli %1616, %c10 : index
                %1618 = arith.addi %1615, %1617 : index
                %1619 = arith.divui %1612, %c10 : index
                %1620 = arith.remui %1619, %c10 : index
                %1621 = arith.addi %1618, %1620 : index
                %1622 = arith.addi %1613, %1621 : index
                %1623 = arith.addi %1607, %1622 : index
                %1624 = arith.addi %1603, %1623 : index
                %1625 = vector.shuffle %1581, %1581 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1625, %kv[%1624] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1626 = arith.addi %1577, %c12 : index
                %1627 = arith.divui %1626, %c8 : index
                %1628 = arith.muli %1627, %c25 : index
                %1629 = arith.addi %1628, %c14 : index
                %1630 = arith.remui %1626, %c8 : index
                %1631 = arith.divui %1349, %c10 : index
                %1632 = arith.remui %1349, %c10 : index
                %1633 = arith.muli %1632, %c5 : index
                %1634 = arith.addi %1631, %1633 : index
                %1635 = arith.muli %1630, %c8 : index
                %1636 = arith.divui %1634, %c22 : index
                %1637 = arith.muli %1636, %c22 : index
                %1638 = arith.remui %1634, %c10 : index
                %1639 = arith.muli %1638, %c10 : index
                %1640 = arith.addi %1637, %1639 : index
                %1641 = arith.divui %1634, %c10 : index
                %1642 = arith.remui %1641, %c10 : index
                %1643 = arith.addi %1640, %1642 : index
                %1644 = arith.addi %1635, %1643 : index
                %1645 = arith.addi %1629, %1644 : index
                %1646 = arith.addi %1603, %1645 : index
                %1647 = vector.shuffle %1581, %1581 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1647, %kv[%1646] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1648 = arith.addi %1577, %c10 : index
                %1649 = arith.divui %1648, %c8 : index
                %1650 = arith.muli %1649, %c25 : index
                %1651 = arith.addi %1650, %c14 : index
                %1652 = arith.remui %1648, %c8 : index
                %1653 = arith.divui %1349, %c10 : index
                %1654 = arith.remui %1349, %c10 : index
                %1655 = arith.muli %1654, %c5 : index
                %1656 = arith.addi %1653, %1655 : index
                %1657 = arith.muli %1652, %c8 : index
                %1658 = arith.divui %1656, %c22 : index
                %1659 = arith.muli %1658, %c22 : index
                %1660 = arith.remui %1656, %c10 : index
                %1661 = arith.muli %1660, %c10 : index
                %1662 = arith.addi %1659, %1661 : index
                %1663 = arith.divui %1656, %c10 : index
                %1664 = arith.remui %1663, %c10 : index
                %1665 = arith.addi %1662, %1664 : index
                %1666 = arith.addi %1657, %1665 : index
                %1667 = arith.addi %1651, %1666 : index
                %1668 = arith.addi %1603, %1667 : index
                %1669 = vector.shuffle %1581, %1581 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1669, %kv[%1668] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1670 = arith.addi %1577, %c2 : index
                %1671 = arith.divui %1670, %c8 : index
                %1672 = arith.muli %1671, %c25 : index
                %1673 = arith.addi %1672, %c14 : index
                %1674 = arith.remui %1670, %c8 : index
                %1675 = arith.divui %1349, %c10 : index
                %1676 = arith.remui %1349, %c10 : index
                %1677 = arith.muli %1676, %c5 : index
                %1678 = arith.addi %1675, %1677 : index
                %1679 = arith.muli %1674, %c8 : index
                %1680 = arith.divui %1678, %c22 : index
                %1681 = arith.muli %1680, %c22 : index
                %1682 = arith.remui %1678, %c10 : index
                %1683 = arith.muli %1682, %c10 : index
                %1684 = arith.addi %1681, %1683 : index
                %1685 = arith.divui %1678, %c10 : index
                %1686 = arith.remui %1685, %c10 : index
                %1687 = arith.addi %1684, %1686 : index
                %1688 = arith.addi %1679, %1687 : index
                %1689 = arith.addi %1673, %1688 : index
                %1690 = arith.addi %1603, %1689 : index
                %1691 = vector.shuffle %1581, %1581 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1691, %kv[%1690] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %1692 = arith.addi %978, %c48 : index
      %1693 = arith.addi %977, %1692 : index
      %1694 = arith.cmpi slt, %1693, %22 : index
      %1695 = arith.cmpi slt, %1692, %c8 : index
      %1696 = arith.andi %1694, %1695 : i1
      scf.if %1696 {
        %1697 = arith.addi %977, %1692 : index
        %1698 = arith.addi %slotsAt, %1697 : index
        %1699 = memref.load %step[%1698] : memref<?xi32>
        %1700 = arith.index_cast %1699 : i32 to index
        %1701 = arith.cmpi sge, %1700, %c11 : index
        scf.if %1701 {
          %1702 = arith.muli %1692, %c32 : index
          %1703 = arith.subi %0, %heads : index
          %1704 = memref.load %scales[%1703] : memref<?xf32>
          %1705 = vector.broadcast %1704 : f32 to vector<4xf32>
          %1706 = arith.divui %1700, %c8 : index
          %1707 = arith.remui %1700, %c8 : index
          %1708 = arith.muli %1706, %pageBytes : index
          %1709 = arith.cmpi eq, %codec, %c11 : index
          scf.if %1709 {
            %1710 = wave.lane
            %1711 = arith.muli %1710, %c22 : index
            scf.for %1712 = %1711 to %c32 step %c33 {
              %1713 = arith.addi %1702, %1712 : index
              %1714 = vector.load %20[%1713] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1715 = arith.mulf %1714, %1705 : vector<4xf32>
              %1716 = arith.minimumf %1715, %c52 : vector<4xf32>
              %1717 = arith.maximumf %1716, %c53 : vector<4xf32>
              %1718 = arith.truncf %1717 : vector<4xf32> to vector<4xf16>
              %1719 = vector.bitcast %1718 : vector<4xf16> to vector<8xi8>
              %1720 = arith.cmpi slt, %1703, %kvHeads : index
              scf.if %1720 {
                %1721 = arith.muli %1703, %c13 : index
                %1722 = arith.addi %1708, %1721 : index
                %1723 = arith.divui %1712, %c8 : index
                %1724 = arith.muli %1723, %c54 : index
                %1725 = arith.remui %1712, %c8 : index
                %1726 = arith.divui %1725, %c5 : index
                %1727 = arith.muli %1726, %c25 : index
                %1728 = arith.muli %1707, %c8 : index
                %1729 = arith.addi %1727, %1728 : index
                %1730 = arith.remui %1725, %c5 : index
                %1731 = arith.muli %1730, %c10 : index
                %1732 = arith.addi %1729, %1731 : index
                %1733 = arith.addi %1724, %1732 : index
                %1734 = arith.addi %1722, %1733 : index
                vector.store %1719, %kv[%1734] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1735 = arith.subi %1703, %kvHeads : index
                %1736 = arith.muli %1735, %c13 : index
                %1737 = arith.addi %1708, %1736 : index
                %1738 = arith.addi %1712, %c11 : index
                %1739 = arith.divui %1738, %c8 : index
                %1740 = arith.muli %1739, %c54 : index
                %1741 = arith.addi %1740, %c39 : index
                %1742 = arith.remui %1738, %c8 : index
                %1743 = arith.divui %1707, %c10 : index
                %1744 = arith.remui %1707, %c10 : index
                %1745 = arith.muli %1744, %c5 : index
                %1746 = arith.addi %1743, %1745 : index
                %1747 = arith.divui %1746, %c5 : index
                %1748 = arith.muli %1747, %c25 : index
                %1749 = arith.muli %1742, %c8 : index
                %1750 = arith.addi %1748, %1749 : index
                %1751 = arith.remui %1746, %c5 : index
                %1752 = arith.muli %1751, %c10 : index
                %1753 = arith.addi %1750, %1752 : index
                %1754 = arith.addi %1741, %1753 : index
                %1755 = arith.addi %1737, %1754 : index
                %1756 = vector.shuffle %1719, %1719 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1756, %kv[%1755] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1757 = arith.addi %1712, %c12 : index
                %1758 = arith.divui %1757, %c8 : index
                %1759 = arith.muli %1758, %c54 : index
                %1760 = arith.addi %1759, %c39 : index
                %1761 = arith.remui %1757, %c8 : index
                %1762 = arith.divui %1707, %c10 : index
                %1763 = arith.remui %1707, %c10 : index
                %1764 = arith.muli %1763, %c5 : index
                %1765 = arith.addi %1762, %1764 : index
                %1766 = arith.divui %1765, %c5 : index
                %1767 = arith.muli %1766, %c25 : index
                %1768 = arith.muli %1761, %c8 : index
                %1769 = arith.addi %1767, %1768 : index
                %1770 = arith.remui %1765, %c5 : index
                %1771 = arith.muli %1770, %c10 : index
                %1772 = arith.addi %1769, %1771 : index
                %1773 = arith.addi %1760, %1772 : index
                %1774 = arith.addi %1737, %1773 : index
                %1775 = vector.shuffle %1719, %1719 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1775, %kv[%1774] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1776 = arith.addi %1712, %c10 : index
                %1777 = arith.divui %1776, %c8 : index
                %1778 = arith.muli %1777, %c54 : index
                %1779 = arith.addi %1778, %c39 : index
                %1780 = arith.remui %1776, %c8 : index
                %1781 = arith.divui %1707, %c10 : index
                %1782 = arith.remui %1707, %c10 : index
                %1783 = arith.muli %1782, %c5 : index
                %1784 = arith.addi %1781, %1783 : index
                %1785 = arith.divui %1784, %c5 : index
                %1786 = arith.muli %1785, %c25 : index
                %1787 = arith.muli %1780, %c8 : index
                %1788 = arith.addi %1786, %1787 : index
                %1789 = arith.remui %1784, %c5 : index
                %1790 = arith.muli %1789, %c10 : index
                %1791 = arith.addi %1788, %1790 : index
                %1792 = arith.addi %1779, %1791 : index
                %1793 = arith.addi %1737, %1792 : index
                %1794 = vector.shuffle %1719, %1719 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1794, %kv[%1793] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1795 = arith.addi %1712, %c2 : index
                %1796 = arith.divui %1795, %c8 : index
                %1797 = arith.muli %1796, %c54 : index
                %1798 = arith.addi %1797, %c39 : index
                %1799 = arith.remui %1795, %c8 : index
                %1800 = arith.divui %1707, %c10 : index
                %1801 = arith.remui %1707, %c10 : index
                %1802 = arith.muli %1801, %c5 : index
                %1803 = arith.addi %1800, %1802 : index
                %1804 = arith.divui %1803, %c5 : index
                %1805 = arith.muli %1804, %c25 : index
                %1806 = arith.muli %1799, %c8 : index
                %1807 = arith.addi %1805, %1806 : index
                %1808 = arith.remui %1803, %c5 : index
                %1809 = arith.muli %1808, %c10 : index
                %1810 = arith.addi %1807, %1809 : index
                %1811 = arith.addi %1798, %1810 : index
                %1812 = arith.addi %1737, %1811 : index
                %1813 = vector.shuffle %1719, %1719 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1813, %kv[%1812] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1814 = arith.cmpi eq, %codec, %c12 : index
          scf.if %1814 {
            %1815 = wave.lane
            %1816 = arith.muli %1815, %c22 : index
            scf.for %1817 = %1816 to %c32 step %c33 {
              %1818 = arith.addi %1702, %1817 : index
              %1819 = vector.load %20[%1818] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1820 = arith.mulf %1819, %1705 : vector<4xf32>
              %1821 = wave.fp8_encode "e4m3" %1820 : vector<4xf32> -> vector<4xi8>
              %1822 = arith.cmpi slt, %1703, %kvHeads : index
              scf.if %1822 {
                %1823 = arith.muli %1703, %c39 : index
                %1824 = arith.addi %1708, %1823 : index
                %1825 = vector.shuffle %1821, %1821 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1826 = arith.divui %1817, %c8 : index
                %1827 = arith.muli %1826, %c25 : index
                %1828 = arith.remui %1817, %c8 : index
                %1829 = arith.muli %1707, %c8 : index
                %1830 = arith.divui %1828, %c22 : index
                %1831 = arith.muli %1830, %c22 : index
                %1832 = arith.remui %1828, %c10 : index
                %1833 = arith.muli %1832, %c10 : index
                %1834 = arith.addi %1831, %1833 : index
                %1835 = arith.divui %1828, %c10 : index
                %1836 = arith.remui %1835, %c10 : index
                %1837 = arith.addi %1834, %1836 : index
                %1838 = arith.addi %1829, %1837 : index
                %1839 = arith.addi %1827, %1838 : index
                %1840 = arith.addi %1824, %1839 : index
                vector.store %1825, %kv[%1840] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1841 = arith.subi %1703, %kvHeads : index
                %1842 = arith.muli %1841, %c39 : index
                %1843 = arith.addi %1708, %1842 : index
                %1844 = arith.addi %1817, %c11 : index
                %1845 = arith.divui %1844, %c8 : index
                %1846 = arith.muli %1845, %c25 : index
                %1847 = arith.addi %1846, %c14 : index
                %1848 = arith.remui %1844, %c8 : index
                %1849 = arith.divui %1707, %c10 : index
                %1850 = arith.remui %1707, %c10 : index
                %1851 = arith.muli %1850, %c5 : index
                %1852 = arith.addi %1849, %1851 : index
                %1853 = arith.muli %1848, %c8 : index
                %1854 = arith.divui %1852, %c22 : index
                %1855 = arith.muli %1854, %c22 : index
                %1856 = arith.remui %1852, %c10 : index
                %1857 = arith.muli %1856, %c10 : index
                %1858 = arith.addi %1855, %1857 : index
                %1859 = arith.divui %1852, %c10 : index
                %1860 = arith.remui %1859, %c10 : index
                %1861 = arith.addi %1858, %1860 : index
                %1862 = arith.addi %1853, %1861 : index
                %1863 = arith.addi %1847, %1862 : index
                %1864 = arith.addi %1843, %1863 : index
                %1865 = vector.shuffle %1821, %1821 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1865, %kv[%1864] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1866 = arith.addi %1817, %c12 : index
                %1867 = arith.divui %1866, %c8 : index
                %1868 = arith.muli %1867, %c25 : index
                %1869 = arith.addi %1868, %c14 : index
                %1870 = arith.remui %1866, %c8 : index
                %1871 = arith.divui %1707, %c10 : index
                %1872 = arith.remui %1707, %c10 : index
                %1873 = arith.muli %1872, %c5 : index
                %1874 = arith.addi %1871, %1873 : index
                %1875 = arith.muli %1870, %c8 : index
                %1876 = arith.divui %1874, %c22 : index
                %1877 = arith.muli %1876, %c22 : index
                %1878 = arith.remui %1874, %c10 : index
                %1879 = arith.muli %1878, %c10 : index
                %1880 = arith.addi %1877, %1879 : index
                %1881 = arith.divui %1874, %c10 : index
                %1882 = arith.remui %1881, %c10 : index
                %1883 = arith.addi %1880, %1882 : index
                %1884 = arith.addi %1875, %1883 : index
                %1885 = arith.addi %1869, %1884 : index
                %1886 = arith.addi %1843, %1885 : index
                %1887 = vector.shuffle %1821, %1821 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1887, %kv[%1886] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1888 = arith.addi %1817, %c10 : index
                %1889 = arith.divui %1888, %c8 : index
                %1890 = arith.muli %1889, %c25 : index
                %1891 = arith.addi %1890, %c14 : index
                %1892 = arith.remui %1888, %c8 : index
                %1893 = arith.divui %1707, %c10 : index
                %1894 = arith.remui %1707, %c10 : index
                %1895 = arith.muli %1894, %c5 : index
                %1896 = arith.addi %1893, %1895 : index
                %1897 = arith.muli %1892, %c8 : index
                %1898 = arith.divui %1896, %c22 : index
                %1899 = arith.muli %1898, %c22 : index
                %1900 = arith.remui %1896, %c10 : index
                %1901 = arith.muli %1900, %c10 : index
                %1902 = arith.addi %1899, %1901 : index
                %1903 = arith.divui %1896, %c10 : index
                %1904 = arith.remui %1903, %c10 : index
                %1905 = arith.addi %1902, %1904 : index
                %1906 = arith.addi %1897, %1905 : index
                %1907 = arith.addi %1891, %1906 : index
                %1908 = arith.addi %1843, %1907 : index
                %1909 = vector.shuffle %1821, %1821 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1909, %kv[%1908] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1910 = arith.addi %1817, %c2 : index
                %1911 = arith.divui %1910, %c8 : index
                %1912 = arith.muli %1911, %c25 : index
                %1913 = arith.addi %1912, %c14 : index
                %1914 = arith.remui %1910, %c8 : index
                %1915 = arith.divui %1707, %c10 : index
                %1916 = arith.remui %1707, %c10 : index
                %1917 = arith.muli %1916, %c5 : index
                %1918 = arith.addi %1915, %1917 : index
                %1919 = arith.muli %1914, %c8 : index
                %1920 = arith.divui %1918, %c22 : index
                %1921 = arith.muli %1920, %c22 : index
                %1922 = arith.remui %1918, %c10 : index
                %1923 = arith.muli %1922, %c10 : index
                %1924 = arith.addi %1921, %1923 : index
                %1925 = arith.divui %1918, %c10 : index
                %1926 = arith.remui %1925, %c10 : index
                %1927 = arith.addi %1924, %1926 : index
                %1928 = arith.addi %1919, %1927 : index
                %1929 = arith.addi %1913, %1928 : index
                %1930 = arith.addi %1843, %1929 : index
                %1931 = vector.shuffle %1821, %1821 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1931, %kv[%1930] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1932 = arith.cmpi eq, %codec, %c10 : index
          scf.if %1932 {
            %1933 = wave.lane
            %1934 = arith.muli %1933, %c22 : index
            scf.for %1935 = %1934 to %c32 step %c33 {
              %1936 = arith.addi %1702, %1935 : index
              %1937 = vector.load %20[%1936] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1938 = arith.mulf %1937, %1705 : vector<4xf32>
              %1939 = wave.fp8_encode "e5m2" %1938 : vector<4xf32> -> vector<4xi8>
              %1940 = arith.cmpi slt, %1703, %kvHeads : index
              scf.if %1940 {
                %1941 = arith.muli %1703, %c39 : index
                %1942 = arith.addi %1708, %1941 : index
                %1943 = vector.shuffle %1939, %1939 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1944 = arith.divui %1935, %c8 : index
                %1945 = arith.muli %1944, %c25 : index
                %1946 = arith.remui %1935, %c8 : index
                %1947 = arith.muli %1707, %c8 : index
                %1948 = arith.divui %1946, %c22 : index
                %1949 = arith.muli %1948, %c22 : index
                %1950 = arith.remui %1946, %c10 : index
                %1951 = arith.muli %1950, %c10 : index
                %1952 = arith.addi %1949, %1951 : index
                %1953 = arith.divui %1946, %c10 : index
                %1954 = arith.remui %1953, %c10 : index
                %1955 = arith.addi %1952, %1954 : index
                %1956 = arith.addi %1947, %1955 : index
                %1957 = arith.addi %1945, %1956 : index
                %1958 = arith.addi %1942, %1957 : index
                vector.store %1943, %kv[%1958] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1959 = arith.subi %1703, %kvHeads : index
                %1960 = arith.muli %1959, %c39 : index
                %1961 = arith.addi %1708, %1960 : index
                %1962 = arith.addi %1935, %c11 : index
                %1963 = arith.divui %1962, %c8 : index
                %1964 = arith.muli %1963, %c25 : index
                %1965 = arith.addi %1964, %c14 : index
                %1966 = arith.remui %1962, %c8 : index
                %1967 = arith.divui %1707, %c10 : index
                %1968 = arith.remui %1707, %c10 : index
                %1969 = arith.muli %1968, %c5 : index
                %1970 = arith.addi %1967, %1969 : index
                %1971 = arith.muli %1966, %c8 : index
                %1972 = arith.divui %1970, %c22 : index
                %1973 = arith.muli %1972, %c22 : index
                %1974 = arith.remui %1970, %c10 : index
                %1975 = arith.muli %1974, %c10 : index
                %1976 = arith.addi %1973, %1975 : index
                %1977 = arith.divui %1970, %c10 : index
                %1978 = arith.remui %1977, %c10 : index
                %1979 = arith.addi %1976, %1978 : index
                %1980 = arith.addi %1971, %1979 : index
                %1981 = arith.addi %1965, %1980 : index
                %1982 = arith.addi %1961, %1981 : index
                %1983 = vector.shuffle %1939, %1939 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1983, %kv[%1982] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1984 = arith.addi %1935, %c12 : index
                %1985 = arith.divui %1984, %c8 : index
                %1986 = arith.muli %1985, %c25 : index
                %1987 = arith.addi %1986, %c14 : index
                %1988 = arith.remui %1984, %c8 : index
                %1989 = arith.divui %1707, %c10 : index
                %1990 = arith.remui %1707, %c10 : index
                %1991 = arith.muli %1990, %c5 : index
                %1992 = arith.addi %1989, %1991 : index
                %1993 = arith.muli %1988, %c8 : index
                %1994 = arith.divui %1992, %c22 : index
                %1995 = arith.muli %1994, %c22 : index
                %1996 = arith.remui %1992, %c10 : index
                %1997 = arith.muli %1996, %c10 : index
                %1998 = arith.addi %1995, %1997 : index
                %1999 = arith.divui %1992, %c10 : index
                %2000 = arith.remui %1999, %c10 : index
                %2001 = arith.addi %1998, %2000 : index
                %2002 = arith.addi %1993, %2001 : index
                %2003 = arith.addi %1987, %2002 : index
                %2004 = arith.addi %1961, %2003 : index
                %2005 = vector.shuffle %1939, %1939 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2005, %kv[%2004] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2006 = arith.addi %1935, %c10 : index
                %2007 = arith.divui %2006, %c8 : index
                %2008 = arith.muli %2007, %c25 : index
                %2009 = arith.addi %2008, %c14 : index
                %2010 = arith.remui %2006, %c8 : index
                %2011 = arith.divui %1707, %c10 : index
                %2012 = arith.remui %1707, %c10 : index
                %2013 = arith.muli %2012, %c5 : index
                %2014 = arith.addi %2011, %2013 : index
                %2015 = arith.muli %2010, %c8 : index
                %2016 = arith.divui %2014, %c22 : index
                %2017 = arith.muli %2016, %c22 : index
                %2018 = arith.remui %2014, %c10 : index
                %2019 = arith.muli %2018, %c10 : index
                %2020 = arith.addi %2017, %2019 : index
                %2021 = arith.divui %2014, %c10 : index
                %2022 = arith.remui %2021, %c10 : index
                %2023 = arith.addi %2020, %2022 : index
                %2024 = arith.addi %2015, %2023 : index
                %2025 = arith.addi %2009, %2024 : index
                %2026 = arith.addi %1961, %2025 : index
                %2027 = vector.shuffle %1939, %1939 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2027, %kv[%2026] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2028 = arith.addi %1935, %c2 : index
                %2029 = arith.divui %2028, %c8 : index
                %2030 = arith.muli %2029, %c25 : index
                %2031 = arith.addi %2030, %c14 : index
                %2032 = arith.remui %2028, %c8 : index
                %2033 = arith.divui %1707, %c10 : index
                %2034 = arith.remui %1707, %c10 : index
                %2035 = arith.muli %2034, %c5 : index
                %2036 = arith.addi %2033, %2035 : index
                %2037 = arith.muli %2032, %c8 : index
                %2038 = arith.divui %2036, %c22 : index
                %2039 = arith.muli %2038, %c22 : index
                %2040 = arith.remui %2036, %c10 : index
                %2041 = arith.muli %2040, %c10 : index
                %2042 = arith.addi %2039, %2041 : index
                %2043 = arith.divui %2036, %c10 : index
                %2044 = arith.remui %2043, %c10 : index
                %2045 = arith.addi %2042, %2044 : index
                %2046 = arith.addi %2037, %2045 : index
                %2047 = arith.addi %2031, %2046 : index
                %2048 = arith.addi %1961, %2047 : index
                %2049 = vector.shuffle %1939, %1939 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2049, %kv[%2048] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %2050 = arith.addi %23, %c8 : index
    %2051 = wave.lane
    %2052 = arith.muli %3, %c10 : index
    %2053 = arith.muli %2052, %c25 : index
    %2054 = arith.addi %2053, %2051 : index
    %2055 = arith.muli %4, %c14 : index
    %2056 = arith.addi %2055, %2054 : index
    %2057 = arith.addi %2056, %c11 : index
    %2058 = arith.addi %2057, %c11 : index
    %2059 = vector.extract %568#2[0] : f32 from vector<8xf32>
    memref.store %2059, %19[%2058] : memref<?xf32>
    %2060 = arith.muli %4, %c14 : index
    %2061 = arith.addi %2060, %2054 : index
    %2062 = arith.addi %2061, %c11 : index
    %2063 = arith.addi %2062, %c17 : index
    %2064 = vector.extract %568#2[1] : f32 from vector<8xf32>
    memref.store %2064, %19[%2063] : memref<?xf32>
    %2065 = arith.muli %4, %c14 : index
    %2066 = arith.addi %2065, %2054 : index
    %2067 = arith.addi %2066, %c11 : index
    %2068 = arith.addi %2067, %c15 : index
    %2069 = vector.extract %568#2[2] : f32 from vector<8xf32>
    memref.store %2069, %19[%2068] : memref<?xf32>
    %2070 = arith.muli %4, %c14 : index
    %2071 = arith.addi %2070, %2054 : index
    %2072 = arith.addi %2071, %c11 : index
    %2073 = arith.addi %2072, %c32 : index
    %2074 = vector.extract %568#2[3] : f32 from vector<8xf32>
    memref.store %2074, %19[%2073] : memref<?xf32>
    %2075 = arith.muli %4, %c14 : index
    %2076 = arith.addi %2075, %2054 : index
    %2077 = arith.addi %2076, %c11 : index
    %2078 = arith.addi %2077, %c33 : index
    %2079 = vector.extract %568#2[4] : f32 from vector<8xf32>
    memref.store %2079, %19[%2078] : memref<?xf32>
    %2080 = arith.muli %4, %c14 : index
    %2081 = arith.addi %2080, %2054 : index
    %2082 = arith.addi %2081, %c11 : index
    %2083 = arith.addi %2082, %c34 : index
    %2084 = vector.extract %568#2[5] : f32 from vector<8xf32>
    memref.store %2084, %19[%2083] : memref<?xf32>
    %2085 = arith.muli %4, %c14 : index
    %2086 = arith.addi %2085, %2054 : index
    %2087 = arith.addi %2086, %c11 : index
    %2088 = arith.addi %2087, %c35 : index
    %2089 = vector.extract %568#2[6] : f32 from vector<8xf32>
    memref.store %2089, %19[%2088] : memref<?xf32>
    %2090 = arith.muli %4, %c14 : index
    %2091 = arith.addi %2090, %2054 : index
    %2092 = arith.addi %2091, %c11 : index
    %2093 = arith.addi %2092, %c36 : index
    %2094 = vector.extract %568#2[7] : f32 from vector<8xf32>
    memref.store %2094, %19[%2093] : memref<?xf32>
    %2095 = arith.muli %4, %c14 : index
    %2096 = arith.addi %2095, %2054 : index
    %2097 = arith.addi %2096, %c25 : index
    %2098 = arith.addi %2097, %c11 : index
    %2099 = vector.extract %568#3[0] : f32 from vector<8xf32>
    memref.store %2099, %19[%2098] : memref<?xf32>
    %2100 = arith.muli %4, %c14 : index
    %2101 = arith.addi %2100, %2054 : index
    %2102 = arith.addi %2101, %c25 : index
    %2103 = arith.addi %2102, %c17 : index
    %2104 = vector.extract %568#3[1] : f32 from vector<8xf32>
    memref.store %2104, %19[%2103] : memref<?xf32>
    %2105 = arith.muli %4, %c14 : index
    %2106 = arith.addi %2105, %2054 : index
    %2107 = arith.addi %2106, %c25 : index
    %2108 = arith.addi %2107, %c15 : index
    %2109 = vector.extract %568#3[2] : f32 from vector<8xf32>
    memref.store %2109, %19[%2108] : memref<?xf32>
    %2110 = arith.muli %4, %c14 : index
    %2111 = arith.addi %2110, %2054 : index
    %2112 = arith.addi %2111, %c25 : index
    %2113 = arith.addi %2112, %c32 : index
    %2114 = vector.extract %568#3[3] : f32 from vector<8xf32>
    memref.store %2114, %19[%2113] : memref<?xf32>
    %2115 = arith.muli %4, %c14 : index
    %2116 = arith.addi %2115, %2054 : index
    %2117 = arith.addi %2116, %c25 : index
    %2118 = arith.addi %2117, %c33 : index
    %2119 = vector.extract %568#3[4] : f32 from vector<8xf32>
    memref.store %2119, %19[%2118] : memref<?xf32>
    %2120 = arith.muli %4, %c14 : index
    %2121 = arith.addi %2120, %2054 : index
    %2122 = arith.addi %2121, %c25 : index
    %2123 = arith.addi %2122, %c34 : index
    %2124 = vector.extract %568#3[5] : f32 from vector<8xf32>
    memref.store %2124, %19[%2123] : memref<?xf32>
    %2125 = arith.muli %4, %c14 : index
    %2126 = arith.addi %2125, %2054 : index
    %2127 = arith.addi %2126, %c25 : index
    %2128 = arith.addi %2127, %c35 : index
    %2129 = vector.extract %568#3[6] : f32 from vector<8xf32>
    memref.store %2129, %19[%2128] : memref<?xf32>
    %2130 = arith.muli %4, %c14 : index
    %2131 = arith.addi %2130, %2054 : index
    %2132 = arith.addi %2131, %c25 : index
    %2133 = arith.addi %2132, %c36 : index
    %2134 = vector.extract %568#3[7] : f32 from vector<8xf32>
    memref.store %2134, %19[%2133] : memref<?xf32>
    wave.barrier
    %2135 = arith.muli %4, %c10 : index
    %2136 = arith.addi %2135, %c11 : index
    %2137 = arith.muli %2136, %c10 : index
    %2138 = arith.divui %2051, %c8 : index
    %2139 = arith.addi %2137, %2138 : index
    %2140 = arith.addi %2050, %2139 : index
    %2141 = arith.cmpi slt, %2140, %22 : index
    scf.if %2141 {
      %2142 = arith.cmpi eq, %hasFactors, %c12 : index
      %2143 = memref.load %factors[%2140] : memref<?xf32>
      %2144 = arith.select %2142, %2143, %c38 : f32
      %2145 = arith.addi %2054, %c11 : index
      %2146 = arith.muli %2136, %c17 : index
      %2147 = arith.addi %2145, %2146 : index
      %2148 = memref.load %19[%2147] : memref<?xf32>
      %2149 = arith.addi %2147, %c14 : index
      %2150 = memref.load %19[%2149] : memref<?xf32>
      %2151 = arith.addf %2148, %2150 : f32
      %2152 = arith.addi %2147, %c39 : index
      %2153 = memref.load %19[%2152] : memref<?xf32>
      %2154 = arith.addf %2151, %2153 : f32
      %2155 = arith.addi %2147, %c40 : index
      %2156 = memref.load %19[%2155] : memref<?xf32>
      %2157 = arith.addf %2154, %2156 : f32
      %2158 = arith.mulf %2157, %2144 : f32
      %2159 = arith.muli %3, %c10 : index
      %2160 = arith.addi %2159, %c11 : index
      %2161 = arith.muli %2160, %c8 : index
      %2162 = arith.remui %2051, %c8 : index
      %2163 = arith.addi %2161, %2162 : index
      %2164 = arith.muli %2139, %c32 : index
      %2165 = arith.addi %2164, %2163 : index
      memref.store %2158, %20[%2165] : memref<?xf32>
      %2166 = arith.addi %2054, %c25 : index
      %2167 = arith.muli %2136, %c17 : index
      %2168 = arith.addi %2166, %2167 : index
      %2169 = memref.load %19[%2168] : memref<?xf32>
      %2170 = arith.addi %2168, %c14 : index
      %2171 = memref.load %19[%2170] : memref<?xf32>
      %2172 = arith.addf %2169, %2171 : f32
      %2173 = arith.addi %2168, %c39 : index
      %2174 = memref.load %19[%2173] : memref<?xf32>
      %2175 = arith.addf %2172, %2174 : f32
      %2176 = arith.addi %2168, %c40 : index
      %2177 = memref.load %19[%2176] : memref<?xf32>
      %2178 = arith.addf %2175, %2177 : f32
      %2179 = arith.mulf %2178, %2144 : f32
      %2180 = arith.muli %3, %c10 : index
      %2181 = arith.addi %2180, %c12 : index
      %2182 = arith.muli %2181, %c8 : index
      %2183 = arith.remui %2051, %c8 : index
      %2184 = arith.addi %2182, %2183 : index
      %2185 = arith.muli %2139, %c32 : index
      %2186 = arith.addi %2185, %2184 : index
      memref.store %2179, %20[%2186] : memref<?xf32>
    }
    %2187 = arith.muli %4, %c10 : index
    %2188 = arith.addi %2187, %c12 : index
    %2189 = arith.muli %2188, %c10 : index
    %2190 = arith.divui %2051, %c8 : index
    %2191 = arith.addi %2189, %2190 : index
    %2192 = arith.addi %2050, %2191 : index
    %2193 = arith.cmpi slt, %2192, %22 : index
    scf.if %2193 {
      %2194 = arith.cmpi eq, %hasFactors, %c12 : index
      %2195 = memref.load %factors[%2192] : memref<?xf32>
      %2196 = arith.select %2194, %2195, %c38 : f32
      %2197 = arith.addi %2054, %c11 : index
      %2198 = arith.muli %2188, %c17 : index
      %2199 = arith.addi %2197, %2198 : index
      %2200 = memref.load %19[%2199] : memref<?xf32>
      %2201 = arith.addi %2199, %c14 : index
      %2202 = memref.load %19[%2201] : memref<?xf32>
      %2203 = arith.addf %2200, %2202 : f32
      %2204 = arith.addi %2199, %c39 : index
      %2205 = memref.load %19[%2204] : memref<?xf32>
      %2206 = arith.addf %2203, %2205 : f32
      %2207 = arith.addi %2199, %c40 : index
      %2208 = memref.load %19[%2207] : memref<?xf32>
      %2209 = arith.addf %2206, %2208 : f32
      %2210 = arith.mulf %2209, %2196 : f32
      %2211 = arith.muli %3, %c10 : index
      %2212 = arith.addi %2211, %c11 : index
      %2213 = arith.muli %2212, %c8 : index
      %2214 = arith.remui %2051, %c8 : index
      %2215 = arith.addi %2213, %2214 : index
      %2216 = arith.muli %2191, %c32 : index
      %2217 = arith.addi %2216, %2215 : index
      memref.store %2210, %20[%2217] : memref<?xf32>
      %2218 = arith.addi %2054, %c25 : index
      %2219 = arith.muli %2188, %c17 : index
      %2220 = arith.addi %2218, %2219 : index
      %2221 = memref.load %19[%2220] : memref<?xf32>
      %2222 = arith.addi %2220, %c14 : index
      %2223 = memref.load %19[%2222] : memref<?xf32>
      %2224 = arith.addf %2221, %2223 : f32
      %2225 = arith.addi %2220, %c39 : index
      %2226 = memref.load %19[%2225] : memref<?xf32>
      %2227 = arith.addf %2224, %2226 : f32
      %2228 = arith.addi %2220, %c40 : index
      %2229 = memref.load %19[%2228] : memref<?xf32>
      %2230 = arith.addf %2227, %2229 : f32
      %2231 = arith.mulf %2230, %2196 : f32
      %2232 = arith.muli %3, %c10 : index
      %2233 = arith.addi %2232, %c12 : index
      %2234 = arith.muli %2233, %c8 : index
      %2235 = arith.remui %2051, %c8 : index
      %2236 = arith.addi %2234, %2235 : index
      %2237 = arith.muli %2191, %c32 : index
      %2238 = arith.addi %2237, %2236 : index
      memref.store %2231, %20[%2238] : memref<?xf32>
    }
    wave.barrier
    %2239 = arith.addi %23, %c8 : index
    %2240 = wave.wave
    %2241 = arith.addi %2240, %c11 : index
    %2242 = arith.addi %2239, %2241 : index
    %2243 = arith.cmpi slt, %2242, %22 : index
    %2244 = arith.cmpi slt, %2241, %c8 : index
    %2245 = arith.andi %2243, %2244 : i1
    scf.if %2245 {
      %2246 = arith.addi %2239, %2241 : index
      %2247 = arith.muli %2241, %c32 : index
      %2248 = wave.lane
      %2249 = arith.addi %2248, %c11 : index
      %2250 = arith.cmpi eq, %hasBias, %c12 : index
      %2251 = arith.addi %2247, %2249 : index
      %2252 = memref.load %20[%2251] : memref<?xf32>
      %2253 = arith.muli %0, %c32 : index
      %2254 = arith.addi %2253, %2249 : index
      %2255 = memref.load %bias[%2254] : memref<?xf32>
      %2256 = arith.addf %2252, %2255 : f32
      %2257 = arith.select %2250, %2256, %2252 : f32
      %2258 = arith.addi %2249, %c18 : index
      %2259 = arith.cmpi eq, %hasBias, %c12 : index
      %2260 = arith.addi %2247, %2258 : index
      %2261 = memref.load %20[%2260] : memref<?xf32>
      %2262 = arith.muli %0, %c32 : index
      %2263 = arith.addi %2262, %2258 : index
      %2264 = memref.load %bias[%2263] : memref<?xf32>
      %2265 = arith.addf %2261, %2264 : f32
      %2266 = arith.select %2259, %2265, %2261 : f32
      %2267 = arith.addi %2248, %c17 : index
      %2268 = arith.cmpi slt, %2267, %c18 : index
      %2269 = arith.minsi %2267, %c42 : index
      %2270 = arith.cmpi eq, %hasBias, %c12 : index
      %2271 = arith.addi %2247, %2269 : index
      %2272 = memref.load %20[%2271] : memref<?xf32>
      %2273 = arith.muli %0, %c32 : index
      %2274 = arith.addi %2273, %2269 : index
      %2275 = memref.load %bias[%2274] : memref<?xf32>
      %2276 = arith.addf %2272, %2275 : f32
      %2277 = arith.select %2270, %2276, %2272 : f32
      %2278 = arith.addi %2269, %c18 : index
      %2279 = arith.cmpi eq, %hasBias, %c12 : index
      %2280 = arith.addi %2247, %2278 : index
      %2281 = memref.load %20[%2280] : memref<?xf32>
      %2282 = arith.muli %0, %c32 : index
      %2283 = arith.addi %2282, %2278 : index
      %2284 = memref.load %bias[%2283] : memref<?xf32>
      %2285 = arith.addf %2281, %2284 : f32
      %2286 = arith.select %2279, %2285, %2281 : f32
      %2287 = arith.addi %heads, %kvHeads : index
      %2288 = arith.cmpi slt, %0, %2287 : index
      scf.if %2288 {
        %2289 = arith.addi %positionsAt, %2246 : index
        %2290 = memref.load %step[%2289] : memref<?xi32>
        %2291 = arith.index_cast %2290 : i32 to index
        %2292 = arith.cmpi eq, %hasNorm, %c12 : index
        %2293 = math.fma %2257, %2257, %c45 : f32
        %2294 = math.fma %2266, %2266, %2293 : f32
        %2295 = math.fma %2277, %2277, %2294 : f32
        %2296 = arith.select %2268, %2295, %2294 : f32
        %2297 = math.fma %2286, %2286, %2296 : f32
        %2298 = arith.select %2268, %2297, %2296 : f32
        %2299 = vector.broadcast %2298 : f32 to vector<1xf32>
        %2300 = wave.reduce "add" %2299 : vector<1xf32>
        %2301 = arith.mulf %2300, %inverseHeadDim : f32
        %2302 = arith.addf %2301, %epsilon : f32
        %2303 = math.sqrt %2302 : f32
        %2304 = arith.divf %c38, %2303 : f32
        %2305 = arith.cmpi slt, %0, %heads : index
        %2306 = arith.addi %2249, %c18 : index
        %2307 = memref.load %query_norm[%2249] : memref<?xf32>
        %2308 = memref.load %key_norm[%2249] : memref<?xf32>
        %2309 = arith.select %2305, %2307, %2308 : f32
        %2310 = arith.mulf %2257, %2304 : f32
        %2311 = arith.mulf %2310, %2309 : f32
        %2312 = arith.select %2292, %2311, %2257 : f32
        %2313 = memref.load %query_norm[%2306] : memref<?xf32>
        %2314 = memref.load %key_norm[%2306] : memref<?xf32>
        %2315 = arith.select %2305, %2313, %2314 : f32
        %2316 = arith.mulf %2266, %2304 : f32
        %2317 = arith.mulf %2316, %2315 : f32
        %2318 = arith.select %2292, %2317, %2266 : f32
        %2319 = arith.addi %2269, %c18 : index
        %2320 = memref.load %query_norm[%2269] : memref<?xf32>
        %2321 = memref.load %key_norm[%2269] : memref<?xf32>
        %2322 = arith.select %2305, %2320, %2321 : f32
        %2323 = arith.mulf %2277, %2304 : f32
        %2324 = arith.mulf %2323, %2322 : f32
        %2325 = arith.select %2292, %2324, %2277 : f32
        %2326 = memref.load %query_norm[%2319] : memref<?xf32>
        %2327 = memref.load %key_norm[%2319] : memref<?xf32>
        %2328 = arith.select %2305, %2326, %2327 : f32
        %2329 = arith.mulf %2286, %2304 : f32
        %2330 = arith.mulf %2329, %2328 : f32
        %2331 = arith.select %2292, %2330, %2286 : f32
        %2332 = arith.remui %2291, %c25 : index
        %2333 = arith.muli %2332, %c32 : index
        %2334 = arith.addi %2333, %2249 : index
        %2335 = arith.divui %2291, %c25 : index
        %2336 = arith.addi %2335, %c25 : index
        %2337 = arith.muli %2336, %c32 : index
        %2338 = arith.addi %2337, %2249 : index
        %2339 = memref.load %rope[%2334] : memref<?xf32>
        %2340 = arith.addi %2334, %c18 : index
        %2341 = memref.load %rope[%2340] : memref<?xf32>
        %2342 = memref.load %rope[%2338] : memref<?xf32>
        %2343 = arith.addi %2338, %c18 : index
        %2344 = memref.load %rope[%2343] : memref<?xf32>
        %2345 = arith.mulf %2342, %2339 : f32
        %2346 = arith.mulf %2344, %2341 : f32
        %2347 = arith.subf %2345, %2346 : f32
        %2348 = arith.mulf %2344, %2339 : f32
        %2349 = arith.mulf %2342, %2341 : f32
        %2350 = arith.addf %2348, %2349 : f32
        %2351 = arith.mulf %2312, %2347 : f32
        %2352 = arith.mulf %2318, %2350 : f32
        %2353 = arith.subf %2351, %2352 : f32
        %2354 = arith.mulf %2318, %2347 : f32
        %2355 = arith.mulf %2312, %2350 : f32
        %2356 = arith.addf %2354, %2355 : f32
        %2357 = arith.cmpi slt, %0, %heads : index
        scf.if %2357 {
          %2358 = arith.muli %2246, %heads : index
          %2359 = arith.addi %2358, %0 : index
          %2360 = arith.muli %2359, %c32 : index
          %2361 = arith.addi %2360, %2249 : index
          memref.store %2353, %q[%2361] : memref<?xf32>
          %2362 = arith.addi %2361, %c18 : index
          memref.store %2356, %q[%2362] : memref<?xf32>
        } else {
          %2363 = arith.addi %2247, %2249 : index
          memref.store %2353, %20[%2363] : memref<?xf32>
          %2364 = arith.addi %2247, %2249 : index
          %2365 = arith.addi %2364, %c18 : index
          memref.store %2356, %20[%2365] : memref<?xf32>
        }
        %2366 = arith.remui %2291, %c25 : index
        %2367 = arith.muli %2366, %c32 : index
        %2368 = arith.addi %2367, %2269 : index
        %2369 = arith.divui %2291, %c25 : index
        %2370 = arith.addi %2369, %c25 : index
        %2371 = arith.muli %2370, %c32 : index
        %2372 = arith.addi %2371, %2269 : index
        %2373 = memref.load %rope[%2368] : memref<?xf32>
        %2374 = arith.addi %2368, %c18 : index
        %2375 = memref.load %rope[%2374] : memref<?xf32>
        %2376 = memref.load %rope[%2372] : memref<?xf32>
        %2377 = arith.addi %2372, %c18 : index
        %2378 = memref.load %rope[%2377] : memref<?xf32>
        %2379 = arith.mulf %2376, %2373 : f32
        %2380 = arith.mulf %2378, %2375 : f32
        %2381 = arith.subf %2379, %2380 : f32
        %2382 = arith.mulf %2378, %2373 : f32
        %2383 = arith.mulf %2376, %2375 : f32
        %2384 = arith.addf %2382, %2383 : f32
        %2385 = arith.mulf %2325, %2381 : f32
        %2386 = arith.mulf %2331, %2384 : f32
        %2387 = arith.subf %2385, %2386 : f32
        %2388 = arith.mulf %2331, %2381 : f32
        %2389 = arith.mulf %2325, %2384 : f32
        %2390 = arith.addf %2388, %2389 : f32
        scf.if %2268 {
          %2391 = arith.cmpi slt, %0, %heads : index
          scf.if %2391 {
            %2392 = arith.muli %2246, %heads : index
            %2393 = arith.addi %2392, %0 : index
            %2394 = arith.muli %2393, %c32 : index
            %2395 = arith.addi %2394, %2269 : index
            memref.store %2387, %q[%2395] : memref<?xf32>
            %2396 = arith.addi %2395, %c18 : index
            memref.store %2390, %q[%2396] : memref<?xf32>
          } else {
            %2397 = arith.addi %2247, %2269 : index
            memref.store %2387, %20[%2397] : memref<?xf32>
            %2398 = arith.addi %2247, %2269 : index
            %2399 = arith.addi %2398, %c18 : index
            memref.store %2390, %20[%2399] : memref<?xf32>
          }
        }
      } else {
        %2400 = arith.cmpi slt, %0, %heads : index
        scf.if %2400 {
          %2401 = arith.muli %2246, %heads : index
          %2402 = arith.addi %2401, %0 : index
          %2403 = arith.muli %2402, %c32 : index
          %2404 = arith.addi %2403, %2249 : index
          memref.store %2257, %q[%2404] : memref<?xf32>
          %2405 = arith.addi %2404, %c18 : index
          memref.store %2266, %q[%2405] : memref<?xf32>
        } else {
          %2406 = arith.addi %2247, %2249 : index
          memref.store %2257, %20[%2406] : memref<?xf32>
          %2407 = arith.addi %2247, %2249 : index
          %2408 = arith.addi %2407, %c18 : index
          memref.store %2266, %20[%2408] : memref<?xf32>
        }
        scf.if %2268 {
          %2409 = arith.cmpi slt, %0, %heads : index
          scf.if %2409 {
            %2410 = arith.muli %2246, %heads : index
            %2411 = arith.addi %2410, %0 : index
            %2412 = arith.muli %2411, %c32 : index
            %2413 = arith.addi %2412, %2269 : index
            memref.store %2277, %q[%2413] : memref<?xf32>
            %2414 = arith.addi %2413, %c18 : index
            memref.store %2286, %q[%2414] : memref<?xf32>
          } else {
            %2415 = arith.addi %2247, %2269 : index
            memref.store %2277, %20[%2415] : memref<?xf32>
            %2416 = arith.addi %2247, %2269 : index
            %2417 = arith.addi %2416, %c18 : index
            memref.store %2286, %20[%2417] : memref<?xf32>
          }
        }
      }
    }
    %2418 = arith.addi %2240, %c48 : index
    %2419 = arith.addi %2239, %2418 : index
    %2420 = arith.cmpi slt, %2419, %22 : index
    %2421 = arith.cmpi slt, %2418, %c8 : index
    %2422 = arith.andi %2420, %2421 : i1
    scf.if %2422 {
      %2423 = arith.addi %2239, %2418 : index
      %2424 = arith.muli %2418, %c32 : index
      %2425 = wave.lane
      %2426 = arith.addi %2425, %c11 : index
      %2427 = arith.cmpi eq, %hasBias, %c12 : index
      %2428 = arith.addi %2424, %2426 : index
      %2429 = memref.load %20[%2428] : memref<?xf32>
      %2430 = arith.muli %0, %c32 : index
      %2431 = arith.addi %2430, %2426 : index
      %2432 = memref.load %bias[%2431] : memref<?xf32>
      %2433 = arith.addf %2429, %2432 : f32
      %2434 = arith.select %2427, %2433, %2429 : f32
      %2435 = arith.addi %2426, %c18 : index
      %2436 = arith.cmpi eq, %hasBias, %c12 : index
      %2437 = arith.addi %2424, %2435 : index
      %2438 = memref.load %20[%2437] : memref<?xf32>
      %2439 = arith.muli %0, %c32 : index
      %2440 = arith.addi %2439, %2435 : index
      %2441 = memref.load %bias[%2440] : memref<?xf32>
      %2442 = arith.addf %2438, %2441 : f32
      %2443 = arith.select %2436, %2442, %2438 : f32
      %2444 = arith.addi %2425, %c17 : index
      %2445 = arith.cmpi slt, %2444, %c18 : index
      %2446 = arith.minsi %2444, %c42 : index
      %2447 = arith.cmpi eq, %hasBias, %c12 : index
      %2448 = arith.addi %2424, %2446 : index
      %2449 = memref.load %20[%2448] : memref<?xf32>
      %2450 = arith.muli %0, %c32 : index
      %2451 = arith.addi %2450, %2446 : index
      %2452 = memref.load %bias[%2451] : memref<?xf32>
      %2453 = arith.addf %2449, %2452 : f32
      %2454 = arith.select %2447, %2453, %2449 : f32
      %2455 = arith.addi %2446, %c18 : index
      %2456 = arith.cmpi eq, %hasBias, %c12 : index
      %2457 = arith.addi %2424, %2455 : index
      %2458 = memref.load %20[%2457] : memref<?xf32>
      %2459 = arith.muli %0, %c32 : index
      %2460 = arith.addi %2459, %2455 : index
      %2461 = memref.load %bias[%2460] : memref<?xf32>
      %2462 = arith.addf %2458, %2461 : f32
      %2463 = arith.select %2456, %2462, %2458 : f32
      %2464 = arith.addi %heads, %kvHeads : index
      %2465 = arith.cmpi slt, %0, %2464 : index
      scf.if %2465 {
        %2466 = arith.addi %positionsAt, %2423 : index
        %2467 = memref.load %step[%2466] : memref<?xi32>
        %2468 = arith.index_cast %2467 : i32 to index
        %2469 = arith.cmpi eq, %hasNorm, %c12 : index
        %2470 = math.fma %2434, %2434, %c45 : f32
        %2471 = math.fma %2443, %2443, %2470 : f32
        %2472 = math.fma %2454, %2454, %2471 : f32
        %2473 = arith.select %2445, %2472, %2471 : f32
        %2474 = math.fma %2463, %2463, %2473 : f32
        %2475 = arith.select %2445, %2474, %2473 : f32
        %2476 = vector.broadcast %2475 : f32 to vector<1xf32>
        %2477 = wave.reduce "add" %2476 : vector<1xf32>
        %2478 = arith.mulf %2477, %inverseHeadDim : f32
        %2479 = arith.addf %2478, %epsilon : f32
        %2480 = math.sqrt %2479 : f32
        %2481 = arith.divf %c38, %2480 : f32
        %2482 = arith.cmpi slt, %0, %heads : index
        %2483 = arith.addi %2426, %c18 : index
        %2484 = memref.load %query_norm[%2426] : memref<?xf32>
        %2485 = memref.load %key_norm[%2426] : memref<?xf32>
        %2486 = arith.select %2482, %2484, %2485 : f32
        %2487 = arith.mulf %2434, %2481 : f32
        %2488 = arith.mulf %2487, %2486 : f32
        %2489 = arith.select %2469, %2488, %2434 : f32
        %2490 = memref.load %query_norm[%2483] : memref<?xf32>
        %2491 = memref.load %key_norm[%2483] : memref<?xf32>
        %2492 = arith.select %2482, %2490, %2491 : f32
        %2493 = arith.mulf %2443, %2481 : f32
        %2494 = arith.mulf %2493, %2492 : f32
        %2495 = arith.select %2469, %2494, %2443 : f32
        %2496 = arith.addi %2446, %c18 : index
        %2497 = memref.load %query_norm[%2446] : memref<?xf32>
        %2498 = memref.load %key_norm[%2446] : memref<?xf32>
        %2499 = arith.select %2482, %2497, %2498 : f32
        %2500 = arith.mulf %2454, %2481 : f32
        %2501 = arith.mulf %2500, %2499 : f32
        %2502 = arith.select %2469, %2501, %2454 : f32
        %2503 = memref.load %query_norm[%2496] : memref<?xf32>
        %2504 = memref.load %key_norm[%2496] : memref<?xf32>
        %2505 = arith.select %2482, %2503, %2504 : f32
        %2506 = arith.mulf %2463, %2481 : f32
        %2507 = arith.mulf %2506, %2505 : f32
        %2508 = arith.select %2469, %2507, %2463 : f32
        %2509 = arith.remui %2468, %c25 : index
        %2510 = arith.muli %2509, %c32 : index
        %2511 = arith.addi %2510, %2426 : index
        %2512 = arith.divui %2468, %c25 : index
        %2513 = arith.addi %2512, %c25 : index
        %2514 = arith.muli %2513, %c32 : index
        %2515 = arith.addi %2514, %2426 : index
        %2516 = memref.load %rope[%2511] : memref<?xf32>
        %2517 = arith.addi %2511, %c18 : index
        %2518 = memref.load %rope[%2517] : memref<?xf32>
        %2519 = memref.load %rope[%2515] : memref<?xf32>
        %2520 = arith.addi %2515, %c18 : index
        %2521 = memref.load %rope[%2520] : memref<?xf32>
        %2522 = arith.mulf %2519, %2516 : f32
        %2523 = arith.mulf %2521, %2518 : f32
        %2524 = arith.subf %2522, %2523 : f32
        %2525 = arith.mulf %2521, %2516 : f32
        %2526 = arith.mulf %2519, %2518 : f32
        %2527 = arith.addf %2525, %2526 : f32
        %2528 = arith.mulf %2489, %2524 : f32
        %2529 = arith.mulf %2495, %2527 : f32
        %2530 = arith.subf %2528, %2529 : f32
        %2531 = arith.mulf %2495, %2524 : f32
        %2532 = arith.mulf %2489, %2527 : f32
        %2533 = arith.addf %2531, %2532 : f32
        %2534 = arith.cmpi slt, %0, %heads : index
        scf.if %2534 {
          %2535 = arith.muli %2423, %heads : index
          %2536 = arith.addi %2535, %0 : index
          %2537 = arith.muli %2536, %c32 : index
          %2538 = arith.addi %2537, %2426 : index
          memref.store %2530, %q[%2538] : memref<?xf32>
          %2539 = arith.addi %2538, %c18 : index
          memref.store %2533, %q[%2539] : memref<?xf32>
        } else {
          %2540 = arith.addi %2424, %2426 : index
          memref.store %2530, %20[%2540] : memref<?xf32>
          %2541 = arith.addi %2424, %2426 : index
          %2542 = arith.addi %2541, %c18 : index
          memref.store %2533, %20[%2542] : memref<?xf32>
        }
        %2543 = arith.remui %2468, %c25 : index
        %2544 = arith.muli %2543, %c32 : index
        %2545 = arith.addi %2544, %2446 : index
        %2546 = arith.divui %2468, %c25 : index
        %2547 = arith.addi %2546, %c25 : index
        %2548 = arith.muli %2547, %c32 : index
        %2549 = arith.addi %2548, %2446 : index
        %2550 = memref.load %rope[%2545] : memref<?xf32>
        %2551 = arith.addi %2545, %c18 : index
        %2552 = memref.load %rope[%2551] : memref<?xf32>
        %2553 = memref.load %rope[%2549] : memref<?xf32>
        %2554 = arith.addi %2549, %c18 : index
        %2555 = memref.load %rope[%2554] : memref<?xf32>
        %2556 = arith.mulf %2553, %2550 : f32
        %2557 = arith.mulf %2555, %2552 : f32
        %2558 = arith.subf %2556, %2557 : f32
        %2559 = arith.mulf %2555, %2550 : f32
        %2560 = arith.mulf %2553, %2552 : f32
        %2561 = arith.addf %2559, %2560 : f32
        %2562 = arith.mulf %2502, %2558 : f32
        %2563 = arith.mulf %2508, %2561 : f32
        %2564 = arith.subf %2562, %2563 : f32
        %2565 = arith.mulf %2508, %2558 : f32
        %2566 = arith.mulf %2502, %2561 : f32
        %2567 = arith.addf %2565, %2566 : f32
        scf.if %2445 {
          %2568 = arith.cmpi slt, %0, %heads : index
          scf.if %2568 {
            %2569 = arith.muli %2423, %heads : index
            %2570 = arith.addi %2569, %0 : index
            %2571 = arith.muli %2570, %c32 : index
            %2572 = arith.addi %2571, %2446 : index
            memref.store %2564, %q[%2572] : memref<?xf32>
            %2573 = arith.addi %2572, %c18 : index
            memref.store %2567, %q[%2573] : memref<?xf32>
          } else {
            %2574 = arith.addi %2424, %2446 : index
            memref.store %2564, %20[%2574] : memref<?xf32>
            %2575 = arith.addi %2424, %2446 : index
            %2576 = arith.addi %2575, %c18 : index
            memref.store %2567, %20[%2576] : memref<?xf32>
          }
        }
      } else {
        %2577 = arith.cmpi slt, %0, %heads : index
        scf.if %2577 {
          %2578 = arith.muli %2423, %heads : index
          %2579 = arith.addi %2578, %0 : index
          %2580 = arith.muli %2579, %c32 : index
          %2581 = arith.addi %2580, %2426 : index
          memref.store %2434, %q[%2581] : memref<?xf32>
          %2582 = arith.addi %2581, %c18 : index
          memref.store %2443, %q[%2582] : memref<?xf32>
        } else {
          %2583 = arith.addi %2424, %2426 : index
          memref.store %2434, %20[%2583] : memref<?xf32>
          %2584 = arith.addi %2424, %2426 : index
          %2585 = arith.addi %2584, %c18 : index
          memref.store %2443, %20[%2585] : memref<?xf32>
        }
        scf.if %2445 {
          %2586 = arith.cmpi slt, %0, %heads : index
          scf.if %2586 {
            %2587 = arith.muli %2423, %heads : index
            %2588 = arith.addi %2587, %0 : index
            %2589 = arith.muli %2588, %c32 : index
            %2590 = arith.addi %2589, %2446 : index
            memref.store %2454, %q[%2590] : memref<?xf32>
            %2591 = arith.addi %2590, %c18 : index
            memref.store %2463, %q[%2591] : memref<?xf32>
          } else {
            %2592 = arith.addi %2424, %2446 : index
            memref.store %2454, %20[%2592] : memref<?xf32>
            %2593 = arith.addi %2424, %2446 : index
            %2594 = arith.addi %2593, %c18 : index
            memref.store %2463, %20[%2594] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %2595 = arith.cmpi sge, %0, %heads : index
    scf.if %2595 {
      %2596 = arith.addi %2240, %c11 : index
      %2597 = arith.addi %2239, %2596 : index
      %2598 = arith.cmpi slt, %2597, %22 : index
      %2599 = arith.cmpi slt, %2596, %c8 : index
      %2600 = arith.andi %2598, %2599 : i1
      scf.if %2600 {
        %2601 = arith.addi %2239, %2596 : index
        %2602 = arith.addi %slotsAt, %2601 : index
        %2603 = memref.load %step[%2602] : memref<?xi32>
        %2604 = arith.index_cast %2603 : i32 to index
        %2605 = arith.cmpi sge, %2604, %c11 : index
        scf.if %2605 {
          %2606 = arith.muli %2596, %c32 : index
          %2607 = arith.subi %0, %heads : index
          %2608 = memref.load %scales[%2607] : memref<?xf32>
          %2609 = vector.broadcast %2608 : f32 to vector<4xf32>
          %2610 = arith.divui %2604, %c8 : index
          %2611 = arith.remui %2604, %c8 : index
          %2612 = arith.muli %2610, %pageBytes : index
          %2613 = arith.cmpi eq, %codec, %c11 : index
          scf.if %2613 {
            %2614 = wave.lane
            %2615 = arith.muli %2614, %c22 : index
            scf.for %2616 = %2615 to %c32 step %c33 {
              %2617 = arith.addi %2606, %2616 : index
              %2618 = vector.load %20[%2617] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2619 = arith.mulf %2618, %2609 : vector<4xf32>
              %2620 = arith.minimumf %2619, %c52 : vector<4xf32>
              %2621 = arith.maximumf %2620, %c53 : vector<4xf32>
              %2622 = arith.truncf %2621 : vector<4xf32> to vector<4xf16>
              %2623 = vector.bitcast %2622 : vector<4xf16> to vector<8xi8>
              %2624 = arith.cmpi slt, %2607, %kvHeads : index
              scf.if %2624 {
                %2625 = arith.muli %2607, %c13 : index
                %2626 = arith.addi %2612, %2625 : index
                %2627 = arith.divui %2616, %c8 : index
                %2628 = arith.muli %2627, %c54 : index
                %2629 = arith.remui %2616, %c8 : index
                %2630 = arith.divui %2629, %c5 : index
                %2631 = arith.muli %2630, %c25 : index
                %2632 = arith.muli %2611, %c8 : index
                %2633 = arith.addi %2631, %2632 : index
                %2634 = arith.remui %2629, %c5 : index
                %2635 = arith.muli %2634, %c10 : index
                %2636 = arith.addi %2633, %2635 : index
                %2637 = arith.addi %2628, %2636 : index
                %2638 = arith.addi %2626, %2637 : index
                vector.store %2623, %kv[%2638] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2639 = arith.subi %2607, %kvHeads : index
                %2640 = arith.muli %2639, %c13 : index
                %2641 = arith.addi %2612, %2640 : index
                %2642 = arith.addi %2616, %c11 : index
                %2643 = arith.divui %2642, %c8 : index
                %2644 = arith.muli %2643, %c54 : index
                %2645 = arith.addi %2644, %c39 : index
                %2646 = arith.remui %2642, %c8 : index
                %2647 = arith.divui %2611, %c10 : index
                %2648 = arith.remui %2611, %c10 : index
                %2649 = arith.muli %2648, %c5 : index
                %2650 = arith.addi %2647, %2649 : index
                %2651 = arith.divui %2650, %c5 : index
                %2652 = arith.muli %2651, %c25 : index
                %2653 = arith.muli %2646, %c8 : index
                %2654 = arith.addi %2652, %2653 : index
                %2655 = arith.remui %2650, %c5 : index
                %2656 = arith.muli %2655, %c10 : index
                %2657 = arith.addi %2654, %2656 : index
                %2658 = arith.addi %2645, %2657 : index
                %2659 = arith.addi %2641, %2658 : index
                %2660 = vector.shuffle %2623, %2623 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2660, %kv[%2659] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2661 = arith.addi %2616, %c12 : index
                %2662 = arith.divui %2661, %c8 : index
                %2663 = arith.muli %2662, %c54 : index
                %2664 = arith.addi %2663, %c39 : index
                %2665 = arith.remui %2661, %c8 : index
                %2666 = arith.divui %2611, %c10 : index
                %2667 = arith.remui %2611, %c10 : index
                %2668 = arith.muli %2667, %c5 : index
                %2669 = arith.addi %2666, %2668 : index
                %2670 = arith.divui %2669, %c5 : index
                %2671 = arith.muli %2670, %c25 : index
                %2672 = arith.muli %2665, %c8 : index
                %2673 = arith.addi %2671, %2672 : index
                %2674 = arith.remui %2669, %c5 : index
                %2675 = arith.muli %2674, %c10 : index
                %2676 = arith.addi %2673, %2675 : index
                %2677 = arith.addi %2664, %2676 : index
                %2678 = arith.addi %2641, %2677 : index
                %2679 = vector.shuffle %2623, %2623 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2679, %kv[%2678] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2680 = arith.addi %2616, %c10 : index
                %2681 = arith.divui %2680, %c8 : index
                %2682 = arith.muli %2681, %c54 : index
                %2683 = arith.addi %2682, %c39 : index
                %2684 = arith.remui %2680, %c8 : index
                %2685 = arith.divui %2611, %c10 : index
                %2686 = arith.remui %2611, %c10 : index
                %2687 = arith.muli %2686, %c5 : index
                %2688 = arith.addi %2685, %2687 : index
                %2689 = arith.divui %2688, %c5 : index
                %2690 = arith.muli %2689, %c25 : index
                %2691 = arith.muli %2684, %c8 : index
                %2692 = arith.addi %2690, %2691 : index
                %2693 = arith.remui %2688, %c5 : index
                %2694 = arith.muli %2693, %c10 : index
                %2695 = arith.addi %2692, %2694 : index
                %2696 = arith.addi %2683, %2695 : index
                %2697 = arith.addi %2641, %2696 : index
                %2698 = vector.shuffle %2623, %2623 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2698, %kv[%2697] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2699 = arith.addi %2616, %c2 : index
                %2700 = arith.divui %2699, %c8 : index
                %2701 = arith.muli %2700, %c54 : index
                %2702 = arith.addi %2701, %c39 : index
                %2703 = arith.remui %2699, %c8 : index
                %2704 = arith.divui %2611, %c10 : index
                %2705 = arith.remui %2611, %c10 : index
                %2706 = arith.muli %2705, %c5 : index
                %2707 = arith.addi %2704, %2706 : index
                %2708 = arith.divui %2707, %c5 : index
                %2709 = arith.muli %2708, %c25 : index
                %2710 = arith.muli %2703, %c8 : index
                %2711 = arith.addi %2709, %2710 : index
                %2712 = arith.remui %2707, %c5 : index
                %2713 = arith.muli %2712, %c10 : index
                %2714 = arith.addi %2711, %2713 : index
                %2715 = arith.addi %2702, %2714 : index
                %2716 = arith.addi %2641, %2715 : index
                %2717 = vector.shuffle %2623, %2623 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2717, %kv[%2716] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2718 = arith.cmpi eq, %codec, %c12 : index
          scf.if %2718 {
            %2719 = wave.lane
            %2720 = arith.muli %2719, %c22 : index
            scf.for %2721 = %2720 to %c32 step %c33 {
              %2722 = arith.addi %2606, %2721 : index
              %2723 = vector.load %20[%2722] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2724 = arith.mulf %2723, %2609 : vector<4xf32>
              %2725 = wave.fp8_encode "e4m3" %2724 : vector<4xf32> -> vector<4xi8>
              %2726 = arith.cmpi slt, %2607, %kvHeads : index
              scf.if %2726 {
                %2727 = arith.muli %2607, %c39 : index
                %2728 = arith.addi %2612, %2727 : index
                %2729 = vector.shuffle %2725, %2725 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2730 = arith.divui %2721, %c8 : index
                %2731 = arith.muli %2730, %c25 : index
                %2732 = arith.remui %2721, %c8 : index
                %2733 = arith.muli %2611, %c8 : index
                %2734 = arith.divui %2732, %c22 : index
                %2735 = arith.muli %2734, %c22 : index
                %2736 = arith.remui %2732, %c10 : index
                %2737 = arith.muli %2736, %c10 : index
                %2738 = arith.addi %2735, %2737 : index
                %2739 = arith.divui %2732, %c10 : index
                %2740 = arith.remui %2739, %c10 : index
                %2741 = arith.addi %2738, %2740 : index
                %2742 = arith.addi %2733, %2741 : index
                %2743 = arith.addi %2731, %2742 : index
                %2744 = arith.addi %2728, %2743 : index
                vector.store %2729, %kv[%2744] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2745 = arith.subi %2607, %kvHeads : index
                %2746 = arith.muli %2745, %c39 : index
                %2747 = arith.addi %2612, %2746 : index
                %2748 = arith.addi %2721, %c11 : index
                %2749 = arith.divui %2748, %c8 : index
                %2750 = arith.muli %2749, %c25 : index
                %2751 = arith.addi %2750, %c14 : index
                %2752 = arith.remui %2748, %c8 : index
                %2753 = arith.divui %2611, %c10 : index
                %2754 = arith.remui %2611, %c10 : index
                %2755 = arith.muli %2754, %c5 : index
                %2756 = arith.addi %2753, %2755 : index
                %2757 = arith.muli %2752, %c8 : index
                %2758 = arith.divui %2756, %c22 : index
                %2759 = arith.muli %2758, %c22 : index
                %2760 = arith.remui %2756, %c10 : index
                %2761 = arith.muli %2760, %c10 : index
                %2762 = arith.addi %2759, %2761 : index
                %2763 = arith.divui %2756, %c10 : index
                %2764 = arith.remui %2763, %c10 : index
                %2765 = arith.addi %2762, %2764 : index
                %2766 = arith.addi %2757, %2765 : index
                %2767 = arith.addi %2751, %2766 : index
                %2768 = arith.addi %2747, %2767 : index
                %2769 = vector.shuffle %2725, %2725 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2769, %kv[%2768] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2770 = arith.addi %2721, %c12 : index
                %2771 = arith.divui %2770, %c8 : index
                %2772 = arith.muli %2771, %c25 : index
                %2773 = arith.addi %2772, %c14 : index
                %2774 = arith.remui %2770, %c8 : index
                %2775 = arith.divui %2611, %c10 : index
                %2776 = arith.remui %2611, %c10 : index
                %2777 = arith.muli %2776, %c5 : index
                %2778 = arith.addi %2775, %2777 : index
                %2779 = arith.muli %2774, %c8 : index
                %2780 = arith.divui %2778, %c22 : index
                %2781 = arith.muli %2780, %c22 : index
                %2782 = arith.remui %2778, %c10 : index
                %2783 = arith.muli %2782, %c10 : index
                %2784 = arith.addi %2781, %2783 : index
                %2785 = arith.divui %2778, %c10 : index
                %2786 = arith.remui %2785, %c10 : index
                %2787 = arith.addi %2784, %2786 : index
                %2788 = arith.addi %2779, %2787 : index
                %2789 = arith.addi %2773, %2788 : index
                %2790 = arith.addi %2747, %2789 : index
                %2791 = vector.shuffle %2725, %2725 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2791, %kv[%2790] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2792 = arith.addi %2721, %c10 : index
                %2793 = arith.divui %2792, %c8 : index
                %2794 = arith.muli %2793, %c25 : index
                %2795 = arith.addi %2794, %c14 : index
                %2796 = arith.remui %2792, %c8 : index
                %2797 = arith.divui %2611, %c10 : index
                %2798 = arith.remui %2611, %c10 : index
                %2799 = arith.muli %2798, %c5 : index
                %2800 = arith.addi %2797, %2799 : index
                %2801 = arith.muli %2796, %c8 : index
                %2802 = arith.divui %2800, %c22 : index
                %2803 = arith.muli %2802, %c22 : index
                %2804 = arith.remui %2800, %c10 : index
                %2805 = arith.muli %2804, %c10 : index
                %2806 = arith.addi %2803, %2805 : index
                %2807 = arith.divui %2800, %c10 : index
                %2808 = arith.remui %2807, %c10 : index
                %2809 = arith.addi %2806, %2808 : index
                %2810 = arith.addi %2801, %2809 : index
                %2811 = arith.addi %2795, %2810 : index
                %2812 = arith.addi %2747, %2811 : index
                %2813 = vector.shuffle %2725, %2725 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2813, %kv[%2812] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2814 = arith.addi %2721, %c2 : index
                %2815 = arith.divui %2814, %c8 : index
                %2816 = arith.muli %2815, %c25 : index
                %2817 = arith.addi %2816, %c14 : index
                %2818 = arith.remui %2814, %c8 : index
                %2819 = arith.divui %2611, %c10 : index
                %2820 = arith.remui %2611, %c10 : index
                %2821 = arith.muli %2820, %c5 : index
                %2822 = arith.addi %2819, %2821 : index
                %2823 = arith.muli %2818, %c8 : index
                %2824 = arith.divui %2822, %c22 : index
                %2825 = arith.muli %2824, %c22 : index
                %2826 = arith.remui %2822, %c10 : index
                %2827 = arith.muli %2826, %c10 : index
                %2828 = arith.addi %2825, %2827 : index
                %2829 = arith.divui %2822, %c10 : index
                %2830 = arith.remui %2829, %c10 : index
                %2831 = arith.addi %2828, %2830 : index
                %2832 = arith.addi %2823, %2831 : index
                %2833 = arith.addi %2817, %2832 : index
                %2834 = arith.addi %2747, %2833 : index
                %2835 = vector.shuffle %2725, %2725 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2835, %kv[%2834] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2836 = arith.cmpi eq, %codec, %c10 : index
          scf.if %2836 {
            %2837 = wave.lane
            %2838 = arith.muli %2837, %c22 : index
            scf.for %2839 = %2838 to %c32 step %c33 {
              %2840 = arith.addi %2606, %2839 : index
              %2841 = vector.load %20[%2840] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2842 = arith.mulf %2841, %2609 : vector<4xf32>
              %2843 = wave.fp8_encode "e5m2" %2842 : vector<4xf32> -> vector<4xi8>
              %2844 = arith.cmpi slt, %2607, %kvHeads : index
              scf.if %2844 {
                %2845 = arith.muli %2607, %c39 : index
                %2846 = arith.addi %2612, %2845 : index
                %2847 = vector.shuffle %2843, %2843 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2848 = arith.divui %2839, %c8 : index
                %2849 = arith.muli %2848, %c25 : index
                %2850 = arith.remui %2839, %c8 : index
                %2851 = arith.muli %2611, %c8 : index
                %2852 = arith.divui %2850, %c22 : index
                %2853 = arith.muli %2852, %c22 : index
                %2854 = arith.remui %2850, %c10 : index
                %2855 = arith.muli %2854, %c10 : index
                %2856 = arith.addi %2853, %2855 : index
                %2857 = arith.divui %2850, %c10 : index
                %2858 = arith.remui %2857, %c10 : index
                %2859 = arith.addi %2856, %2858 : index
                %2860 = arith.addi %2851, %2859 : index
                %2861 = arith.addi %2849, %2860 : index
                %2862 = arith.addi %2846, %2861 : index
                vector.store %2847, %kv[%2862] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2863 = arith.subi %2607, %kvHeads : index
                %2864 = arith.muli %2863, %c39 : index
                %2865 = arith.addi %2612, %2864 : index
                %2866 = arith.addi %2839, %c11 : index
                %2867 = arith.divui %2866, %c8 : index
                %2868 = arith.muli %2867, %c25 : index
                %2869 = arith.addi %2868, %c14 : index
                %2870 = arith.remui %2866, %c8 : index
                %2871 = arith.divui %2611, %c10 : index
                %2872 = arith.remui %2611, %c10 : index
                %2873 = arith.muli %2872, %c5 : index
                %2874 = arith.addi %2871, %2873 : index
                %2875 = arith.muli %2870, %c8 : index
                %2876 = arith.divui %2874, %c22 : index
                %2877 = arith.muli %2876, %c22 : index
                %2878 = arith.remui %2874, %c10 : index
                %2879 = arith.muli %2878, %c10 : index
                %2880 = arith.addi %2877, %2879 : index
                %2881 = arith.divui %2874, %c10 : index
                %2882 = arith.remui %2881, %c10 : index
                %2883 = arith.addi %2880, %2882 : index
                %2884 = arith.addi %2875, %2883 : index
                %2885 = arith.addi %2869, %2884 : index
                %2886 = arith.addi %2865, %2885 : index
                %2887 = vector.shuffle %2843, %2843 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2887, %kv[%2886] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2888 = arith.addi %2839, %c12 : index
                %2889 = arith.divui %2888, %c8 : index
                %2890 = arith.muli %2889, %c25 : index
                %2891 = arith.addi %2890, %c14 : index
                %2892 = arith.remui %2888, %c8 : index
                %2893 = arith.divui %2611, %c10 : index
                %2894 = arith.remui %2611, %c10 : index
                %2895 = arith.muli %2894, %c5 : index
                %2896 = arith.addi %2893, %2895 : index
                %2897 = arith.muli %2892, %c8 : index
                %2898 = arith.divui %2896, %c22 : index
                %2899 = arith.muli %2898, %c22 : index
                %2900 = arith.remui %2896, %c10 : index
                %2901 = arith.muli %2900, %c10 : index
                %2902 = arith.addi %2899, %2901 : index
                %2903 = arith.divui %2896, %c10 : index
                %2904 = arith.remui %2903, %c10 : index
                %2905 = arith.addi %2902, %2904 : index
                %2906 = arith.addi %2897, %2905 : index
                %2907 = arith.addi %2891, %2906 : index
                %2908 = arith.addi %2865, %2907 : index
                %2909 = vector.shuffle %2843, %2843 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2909, %kv[%2908] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2910 = arith.addi %2839, %c10 : index
                %2911 = arith.divui %2910, %c8 : index
                %2912 = arith.muli %2911, %c25 : index
                %2913 = arith.addi %2912, %c14 : index
                %2914 = arith.remui %2910, %c8 : index
                %2915 = arith.divui %2611, %c10 : index
                %2916 = arith.remui %2611, %c10 : index
                %2917 = arith.muli %2916, %c5 : index
                %2918 = arith.addi %2915, %2917 : index
                %2919 = arith.muli %2914, %c8 : index
                %2920 = arith.divui %2918, %c22 : index
                %2921 = arith.muli %2920, %c22 : index
                %2922 = arith.remui %2918, %c10 : index
                %2923 = arith.muli %2922, %c10 : index
                %2924 = arith.addi %2921, %2923 : index
                %2925 = arith.divui %2918, %c10 : index
                %2926 = arith.remui %2925, %c10 : index
                %2927 = arith.addi %2924, %2926 : index
                %2928 = arith.addi %2919, %2927 : index
                %2929 = arith.addi %2913, %2928 : index
                %2930 = arith.addi %2865, %2929 : index
                %2931 = vector.shuffle %2843, %2843 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2931, %kv[%2930] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2932 = arith.addi %2839, %c2 : index
                %2933 = arith.divui %2932, %c8 : index
                %2934 = arith.muli %2933, %c25 : index
                %2935 = arith.addi %2934, %c14 : index
                %2936 = arith.remui %2932, %c8 : index
                %2937 = arith.divui %2611, %c10 : index
                %2938 = arith.remui %2611, %c10 : index
                %2939 = arith.muli %2938, %c5 : index
                %2940 = arith.addi %2937, %2939 : index
                %2941 = arith.muli %2936, %c8 : index
                %2942 = arith.divui %2940, %c22 : index
                %2943 = arith.muli %2942, %c22 : index
                %2944 = arith.remui %2940, %c10 : index
                %2945 = arith.muli %2944, %c10 : index
                %2946 = arith.addi %2943, %2945 : index
                %2947 = arith.divui %2940, %c10 : index
                %2948 = arith.remui %2947, %c10 : index
                %2949 = arith.addi %2946, %2948 : index
                %2950 = arith.addi %2941, %2949 : index
                %2951 = arith.addi %2935, %2950 : index
                %2952 = arith.addi %2865, %2951 : index
                %2953 = vector.shuffle %2843, %2843 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2953, %kv[%2952] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %2954 = arith.addi %2240, %c48 : index
      %2955 = arith.addi %2239, %2954 : index
      %2956 = arith.cmpi slt, %2955, %22 : index
      %2957 = arith.cmpi slt, %2954, %c8 : index
      %2958 = arith.andi %2956, %2957 : i1
      scf.if %2958 {
        %2959 = arith.addi %2239, %2954 : index
        %2960 = arith.addi %slotsAt, %2959 : index
        %2961 = memref.load %step[%2960] : memref<?xi32>
        %2962 = arith.index_cast %2961 : i32 to index
        %2963 = arith.cmpi sge, %2962, %c11 : index
        scf.if %2963 {
          %2964 = arith.muli %2954, %c32 : index
          %2965 = arith.subi %0, %heads : index
          %2966 = memref.load %scales[%2965] : memref<?xf32>
          %2967 = vector.broadcast %2966 : f32 to vector<4xf32>
          %2968 = arith.divui %2962, %c8 : index
          %2969 = arith.remui %2962, %c8 : index
          %2970 = arith.muli %2968, %pageBytes : index
          %2971 = arith.cmpi eq, %codec, %c11 : index
          scf.if %2971 {
            %2972 = wave.lane
            %2973 = arith.muli %2972, %c22 : index
            scf.for %2974 = %2973 to %c32 step %c33 {
              %2975 = arith.addi %2964, %2974 : index
              %2976 = vector.load %20[%2975] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2977 = arith.mulf %2976, %2967 : vector<4xf32>
              %2978 = arith.minimumf %2977, %c52 : vector<4xf32>
              %2979 = arith.maximumf %2978, %c53 : vector<4xf32>
              %2980 = arith.truncf %2979 : vector<4xf32> to vector<4xf16>
              %2981 = vector.bitcast %2980 : vector<4xf16> to vector<8xi8>
              %2982 = arith.cmpi slt, %2965, %kvHeads : index
              scf.if %2982 {
                %2983 = arith.muli %2965, %c13 : index
                %2984 = arith.addi %2970, %2983 : index
                %2985 = arith.divui %2974, %c8 : index
                %2986 = arith.muli %2985, %c54 : index
                %2987 = arith.remui %2974, %c8 : index
                %2988 = arith.divui %2987, %c5 : index
                %2989 = arith.muli %2988, %c25 : index
                %2990 = arith.muli %2969, %c8 : index
                %2991 = arith.addi %2989, %2990 : index
                %2992 = arith.remui %2987, %c5 : index
                %2993 = arith.muli %2992, %c10 : index
                %2994 = arith.addi %2991, %2993 : index
                %2995 = arith.addi %2986, %2994 : index
                %2996 = arith.addi %2984, %2995 : index
                vector.store %2981, %kv[%2996] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2997 = arith.subi %2965, %kvHeads : index
                %2998 = arith.muli %2997, %c13 : index
                %2999 = arith.addi %2970, %2998 : index
                %3000 = arith.addi %2974, %c11 : index
                %3001 = arith.divui %3000, %c8 : index
                %3002 = arith.muli %3001, %c54 : index
                %3003 = arith.addi %3002, %c39 : index
                %3004 = arith.remui %3000, %c8 : index
                %3005 = arith.divui %2969, %c10 : index
                %3006 = arith.remui %2969, %c10 : index
                %3007 = arith.muli %3006, %c5 : index
                %3008 = arith.addi %3005, %3007 : index
                %3009 = arith.divui %3008, %c5 : index
                %3010 = arith.muli %3009, %c25 : index
                %3011 = arith.muli %3004, %c8 : index
                %3012 = arith.addi %3010, %3011 : index
                %3013 = arith.remui %3008, %c5 : index
                %3014 = arith.muli %3013, %c10 : index
                %3015 = arith.addi %3012, %3014 : index
                %3016 = arith.addi %3003, %3015 : index
                %3017 = arith.addi %2999, %3016 : index
                %3018 = vector.shuffle %2981, %2981 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %3018, %kv[%3017] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3019 = arith.addi %2974, %c12 : index
                %3020 = arith.divui %3019, %c8 : index
                %3021 = arith.muli %3020, %c54 : index
                %3022 = arith.addi %3021, %c39 : index
                %3023 = arith.remui %3019, %c8 : index
                %3024 = arith.divui %2969, %c10 : index
                %3025 = arith.remui %2969, %c10 : index
                %3026 = arith.muli %3025, %c5 : index
                %3027 = arith.addi %3024, %3026 : index
                %3028 = arith.divui %3027, %c5 : index
                %3029 = arith.muli %3028, %c25 : index
                %3030 = arith.muli %3023, %c8 : index
                %3031 = arith.addi %3029, %3030 : index
                %3032 = arith.remui %3027, %c5 : index
                %3033 = arith.muli %3032, %c10 : index
                %3034 = arith.addi %3031, %3033 : index
                %3035 = arith.addi %3022, %3034 : index
                %3036 = arith.addi %2999, %3035 : index
                %3037 = vector.shuffle %2981, %2981 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %3037, %kv[%3036] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3038 = arith.addi %2974, %c10 : index
                %3039 = arith.divui %3038, %c8 : index
                %3040 = arith.muli %3039, %c54 : index
                %3041 = arith.addi %3040, %c39 : index
                %3042 = arith.remui %3038, %c8 : index
                %3043 = arith.divui %2969, %c10 : index
                %3044 = arith.remui %2969, %c10 : index
                %3045 = arith.muli %3044, %c5 : index
                %3046 = arith.addi %3043, %3045 : index
                %3047 = arith.divui %3046, %c5 : index
                %3048 = arith.muli %3047, %c25 : index
                %3049 = arith.muli %3042, %c8 : index
                %3050 = arith.addi %3048, %3049 : index
                %3051 = arith.remui %3046, %c5 : index
                %3052 = arith.muli %3051, %c10 : index
                %3053 = arith.addi %3050, %3052 : index
                %3054 = arith.addi %3041, %3053 : index
                %3055 = arith.addi %2999, %3054 : index
                %3056 = vector.shuffle %2981, %2981 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %3056, %kv[%3055] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3057 = arith.addi %2974, %c2 : index
                %3058 = arith.divui %3057, %c8 : index
                %3059 = arith.muli %3058, %c54 : index
                %3060 = arith.addi %3059, %c39 : index
                %3061 = arith.remui %3057, %c8 : index
                %3062 = arith.divui %2969, %c10 : index
                %3063 = arith.remui %2969, %c10 : index
                %3064 = arith.muli %3063, %c5 : index
                %3065 = arith.addi %3062, %3064 : index
                %3066 = arith.divui %3065, %c5 : index
                %3067 = arith.muli %3066, %c25 : index
                %3068 = arith.muli %3061, %c8 : index
                %3069 = arith.addi %3067, %3068 : index
                %3070 = arith.remui %3065, %c5 : index
                %3071 = arith.muli %3070, %c10 : index
                %3072 = arith.addi %3069, %3071 : index
                %3073 = arith.addi %3060, %3072 : index
                %3074 = arith.addi %2999, %3073 : index
                %3075 = vector.shuffle %2981, %2981 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %3075, %kv[%3074] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %3076 = arith.cmpi eq, %codec, %c12 : index
          scf.if %3076 {
            %3077 = wave.lane
            %3078 = arith.muli %3077, %c22 : index
            scf.for %3079 = %3078 to %c32 step %c33 {
              %3080 = arith.addi %2964, %3079 : index
              %3081 = vector.load %20[%3080] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3082 = arith.mulf %3081, %2967 : vector<4xf32>
              %3083 = wave.fp8_encode "e4m3" %3082 : vector<4xf32> -> vector<4xi8>
              %3084 = arith.cmpi slt, %2965, %kvHeads : index
              scf.if %3084 {
                %3085 = arith.muli %2965, %c39 : index
                %3086 = arith.addi %2970, %3085 : index
                %3087 = vector.shuffle %3083, %3083 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3088 = arith.divui %3079, %c8 : index
                %3089 = arith.muli %3088, %c25 : index
                %3090 = arith.remui %3079, %c8 : index
                %3091 = arith.muli %2969, %c8 : index
                %3092 = arith.divui %3090, %c22 : index
                %3093 = arith.muli %3092, %c22 : index
                %3094 = arith.remui %3090, %c10 : index
                %3095 = arith.muli %3094, %c10 : index
                %3096 = arith.addi %3093, %3095 : index
                %3097 = arith.divui %3090, %c10 : index
                %3098 = arith.remui %3097, %c10 : index
                %3099 = arith.addi %3096, %3098 : index
                %3100 = arith.addi %3091, %3099 : index
                %3101 = arith.addi %3089, %3100 : index
                %3102 = arith.addi %3086, %3101 : index
                vector.store %3087, %kv[%3102] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3103 = arith.subi %2965, %kvHeads : index
                %3104 = arith.muli %3103, %c39 : index
                %3105 = arith.addi %2970, %3104 : index
                %3106 = arith.addi %3079, %c11 : index
                %3107 = arith.divui %3106, %c8 : index
                %3108 = arith.muli %3107, %c25 : index
                %3109 = arith.addi %3108, %c14 : index
                %3110 = arith.remui %3106, %c8 : index
                %3111 = arith.divui %2969, %c10 : index
                %3112 = arith.remui %2969, %c10 : index
                %3113 = arith.muli %3112, %c5 : index
                %3114 = arith.addi %3111, %3113 : index
                %3115 = arith.muli %3110, %c8 : index
                %3116 = arith.divui %3114, %c22 : index
                %3117 = arith.muli %3116, %c22 : index
                %3118 = arith.remui %3114, %c10 : index
                %3119 = arith.muli %3118, %c10 : index
                %3120 = arith.addi %3117, %3119 : index
                %3121 = arith.divui %3114, %c10 : index
                %3122 = arith.remui %3121, %c10 : index
                %3123 = arith.addi %3120, %3122 : index
                %3124 = arith.addi %3115, %3123 : index
                %3125 = arith.addi %3109, %3124 : index
                %3126 = arith.addi %3105, %3125 : index
                %3127 = vector.shuffle %3083, %3083 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3127, %kv[%3126] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3128 = arith.addi %3079, %c12 : index
                %3129 = arith.divui %3128, %c8 : index
                %3130 = arith.muli %3129, %c25 : index
                %3131 = arith.addi %3130, %c14 : index
                %3132 = arith.remui %3128, %c8 : index
                %3133 = arith.divui %2969, %c10 : index
                %3134 = arith.remui %2969, %c10 : index
                %3135 = arith.muli %3134, %c5 : index
                %3136 = arith.addi %3133, %3135 : index
                %3137 = arith.muli %3132, %c8 : index
                %3138 = arith.divui %3136, %c22 : index
                %3139 = arith.muli %3138, %c22 : index
                %3140 = arith.remui %3136, %c10 : index
                %3141 = arith.muli %3140, %c10 : index
                %3142 = arith.addi %3139, %3141 : index
                %3143 = arith.divui %3136, %c10 : index
                %3144 = arith.remui %3143, %c10 : index
                %3145 = arith.addi %3142, %3144 : index
                %3146 = arith.addi %3137, %3145 : index
                %3147 = arith.addi %3131, %3146 : index
                %3148 = arith.addi %3105, %3147 : index
                %3149 = vector.shuffle %3083, %3083 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3149, %kv[%3148] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3150 = arith.addi %3079, %c10 : index
                %3151 = arith.divui %3150, %c8 : index
                %3152 = arith.muli %3151, %c25 : index
                %3153 = arith.addi %3152, %c14 : index
                %3154 = arith.remui %3150, %c8 : index
                %3155 = arith.divui %2969, %c10 : index
                %3156 = arith.remui %2969, %c10 : index
                %3157 = arith.muli %3156, %c5 : index
                %3158 = arith.addi %3155, %3157 : index
                %3159 = arith.muli %3154, %c8 : index
                %3160 = arith.divui %3158, %c22 : index
                %3161 = arith.muli %3160, %c22 : index
                %3162 = arith.remui %3158, %c10 : index
                %3163 = arith.muli %3162, %c10 : index
                %3164 = arith.addi %3161, %3163 : index
                %3165 = arith.divui %3158, %c10 : index
                %3166 = arith.remui %3165, %c10 : index
                %3167 = arith.addi %3164, %3166 : index
                %3168 = arith.addi %3159, %3167 : index
                %3169 = arith.addi %3153, %3168 : index
                %3170 = arith.addi %3105, %3169 : index
                %3171 = vector.shuffle %3083, %3083 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3171, %kv[%3170] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3172 = arith.addi %3079, %c2 : index
                %3173 = arith.divui %3172, %c8 : index
                %3174 = arith.muli %3173, %c25 : index
                %3175 = arith.addi %3174, %c14 : index
                %3176 = arith.remui %3172, %c8 : index
                %3177 = arith.divui %2969, %c10 : index
                %3178 = arith.remui %2969, %c10 : index
                %3179 = arith.muli %3178, %c5 : index
                %3180 = arith.addi %3177, %3179 : index
                %3181 = arith.muli %3176, %c8 : index
                %3182 = arith.divui %3180, %c22 : index
                %3183 = arith.muli %3182, %c22 : index
                %3184 = arith.remui %3180, %c10 : index
                %3185 = arith.muli %3184, %c10 : index
                %3186 = arith.addi %3183, %3185 : index
                %3187 = arith.divui %3180, %c10 : index
                %3188 = arith.remui %3187, %c10 : index
                %3189 = arith.addi %3186, %3188 : index
                %3190 = arith.addi %3181, %3189 : index
                %3191 = arith.addi %3175, %3190 : index
                %3192 = arith.addi %3105, %3191 : index
                %3193 = vector.shuffle %3083, %3083 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3193, %kv[%3192] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3194 = arith.cmpi eq, %codec, %c10 : index
          scf.if %3194 {
            %3195 = wave.lane
            %3196 = arith.muli %3195, %c22 : index
            scf.for %3197 = %3196 to %c32 step %c33 {
              %3198 = arith.addi %2964, %3197 : index
              %3199 = vector.load %20[%3198] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3200 = arith.mulf %3199, %2967 : vector<4xf32>
              %3201 = wave.fp8_encode "e5m2" %3200 : vector<4xf32> -> vector<4xi8>
              %3202 = arith.cmpi slt, %2965, %kvHeads : index
              scf.if %3202 {
                %3203 = arith.muli %2965, %c39 : index
                %3204 = arith.addi %2970, %3203 : index
                %3205 = vector.shuffle %3201, %3201 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3206 = arith.divui %3197, %c8 : index
                %3207 = arith.muli %3206, %c25 : index
                %3208 = arith.remui %3197, %c8 : index
                %3209 = arith.muli %2969, %c8 : index
                %3210 = arith.divui %3208, %c22 : index
                %3211 = arith.muli %3210, %c22 : index
                %3212 = arith.remui %3208, %c10 : index
                %3213 = arith.muli %3212, %c10 : index
                %3214 = arith.addi %3211, %3213 : index
                %3215 = arith.divui %3208, %c10 : index
                %3216 = arith.remui %3215, %c10 : index
                %3217 = arith.addi %3214, %3216 : index
                %3218 = arith.addi %3209, %3217 : index
                %3219 = arith.addi %3207, %3218 : index
                %3220 = arith.addi %3204, %3219 : index
                vector.store %3205, %kv[%3220] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3221 = arith.subi %2965, %kvHeads : index
                %3222 = arith.muli %3221, %c39 : index
                %3223 = arith.addi %2970, %3222 : index
                %3224 = arith.addi %3197, %c11 : index
                %3225 = arith.divui %3224, %c8 : index
                %3226 = arith.muli %3225, %c25 : index
                %3227 = arith.addi %3226, %c14 : index
                %3228 = arith.remui %3224, %c8 : index
                %3229 = arith.divui %2969, %c10 : index
                %3230 = arith.remui %2969, %c10 : index
                %3231 = arith.muli %3230, %c5 : index
                %3232 = arith.addi %3229, %3231 : index
                %3233 = arith.muli %3228, %c8 : index
                %3234 = arith.divui %3232, %c22 : index
                %3235 = arith.muli %3234, %c22 : index
                %3236 = arith.remui %3232, %c10 : index
                %3237 = arith.muli %3236, %c10 : index
                %3238 = arith.addi %3235, %3237 : index
                %3239 = arith.divui %3232, %c10 : index
                %3240 = arith.remui %3239, %c10 : index
                %3241 = arith.addi %3238, %3240 : index
                %3242 = arith.addi %3233, %3241 : index
                %3243 = arith.addi %3227, %3242 : index
                %3244 = arith.addi %3223, %3243 : index
                %3245 = vector.shuffle %3201, %3201 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3245, %kv[%3244] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3246 = arith.addi %3197, %c12 : index
                %3247 = arith.divui %3246, %c8 : index
                %3248 = arith.muli %3247, %c25 : index
                %3249 = arith.addi %3248, %c14 : index
                %3250 = arith.remui %3246, %c8 : index
                %3251 = arith.divui %2969, %c10 : index
                %3252 = arith.remui %2969, %c10 : index
                %3253 = arith.muli %3252, %c5 : index
                %3254 = arith.addi %3251, %3253 : index
                %3255 = arith.muli %3250, %c8 : index
                %3256 = arith.divui %3254, %c22 : index
                %3257 = arith.muli %3256, %c22 : index
                %3258 = arith.remui %3254, %c10 : index
                %3259 = arith.muli %3258, %c10 : index
                %3260 = arith.addi %3257, %3259 : index
                %3261 = arith.divui %3254, %c10 : index
                %3262 = arith.remui %3261, %c10 : index
                %3263 = arith.addi %3260, %3262 : index
                %3264 = arith.addi %3255, %3263 : index
                %3265 = arith.addi %3249, %3264 : index
                %3266 = arith.addi %3223, %3265 : index
                %3267 = vector.shuffle %3201, %3201 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3267, %kv[%3266] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3268 = arith.addi %3197, %c10 : index
                %3269 = arith.divui %3268, %c8 : index
                %3270 = arith.muli %3269, %c25 : index
                %3271 = arith.addi %3270, %c14 : index
                %3272 = arith.remui %3268, %c8 : index
                %3273 = arith.divui %2969, %c10 : index
                %3274 = arith.remui %2969, %c10 : index
                %3275 = arith.muli %3274, %c5 : index
                %3276 = arith.addi %3273, %3275 : index
                %3277 = arith.muli %3272, %c8 : index
                %3278 = arith.divui %3276, %c22 : index
                %3279 = arith.muli %3278, %c22 : index
                %3280 = arith.remui %3276, %c10 : index
                %3281 = arith.muli %3280, %c10 : index
                %3282 = arith.addi %3279, %3281 : index
                %3283 = arith.divui %3276, %c10 : index
                %3284 = arith.remui %3283, %c10 : index
                %3285 = arith.addi %3282, %3284 : index
                %3286 = arith.addi %3277, %3285 : index
                %3287 = arith.addi %3271, %3286 : index
                %3288 = arith.addi %3223, %3287 : index
                %3289 = vector.shuffle %3201, %3201 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3289, %kv[%3288] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3290 = arith.addi %3197, %c2 : index
                %3291 = arith.divui %3290, %c8 : index
                %3292 = arith.muli %3291, %c25 : index
                %3293 = arith.addi %3292, %c14 : index
                %3294 = arith.remui %3290, %c8 : index
                %3295 = arith.divui %2969, %c10 : index
                %3296 = arith.remui %2969, %c10 : index
                %3297 = arith.muli %3296, %c5 : index
                %3298 = arith.addi %3295, %3297 : index
                %3299 = arith.muli %3294, %c8 : index
                %3300 = arith.divui %3298, %c22 : index
                %3301 = arith.muli %3300, %c22 : index
                %3302 = arith.remui %3298, %c10 : index
                %3303 = arith.muli %3302, %c10 : index
                %3304 = arith.addi %3301, %3303 : index
                %3305 = arith.divui %3298, %c10 : index
                %3306 = arith.remui %3305, %c10 : index
                %3307 = arith.addi %3304, %3306 : index
                %3308 = arith.addi %3299, %3307 : index
                %3309 = arith.addi %3293, %3308 : index
                %3310 = arith.addi %3223, %3309 : index
                %3311 = vector.shuffle %3201, %3201 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3311, %kv[%3310] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %3312 = arith.addi %23, %c17 : index
    %3313 = wave.lane
    %3314 = arith.muli %3, %c10 : index
    %3315 = arith.muli %3314, %c25 : index
    %3316 = arith.addi %3315, %3313 : index
    %3317 = arith.muli %4, %c14 : index
    %3318 = arith.addi %3317, %3316 : index
    %3319 = arith.addi %3318, %c11 : index
    %3320 = arith.addi %3319, %c11 : index
    %3321 = vector.extract %568#4[0] : f32 from vector<8xf32>
    memref.store %3321, %19[%3320] : memref<?xf32>
    %3322 = arith.muli %4, %c14 : index
    %3323 = arith.addi %3322, %3316 : index
    %3324 = arith.addi %3323, %c11 : index
    %3325 = arith.addi %3324, %c17 : index
    %3326 = vector.extract %568#4[1] : f32 from vector<8xf32>
    memref.store %3326, %19[%3325] : memref<?xf32>
    %3327 = arith.muli %4, %c14 : index
    %3328 = arith.addi %3327, %3316 : index
    %3329 = arith.addi %3328, %c11 : index
    %3330 = arith.addi %3329, %c15 : index
    %3331 = vector.extract %568#4[2] : f32 from vector<8xf32>
    memref.store %3331, %19[%3330] : memref<?xf32>
    %3332 = arith.muli %4, %c14 : index
    %3333 = arith.addi %3332, %3316 : index
    %3334 = arith.addi %3333, %c11 : index
    %3335 = arith.addi %3334, %c32 : index
    %3336 = vector.extract %568#4[3] : f32 from vector<8xf32>
    memref.store %3336, %19[%3335] : memref<?xf32>
    %3337 = arith.muli %4, %c14 : index
    %3338 = arith.addi %3337, %3316 : index
    %3339 = arith.addi %3338, %c11 : index
    %3340 = arith.addi %3339, %c33 : index
    %3341 = vector.extract %568#4[4] : f32 from vector<8xf32>
    memref.store %3341, %19[%3340] : memref<?xf32>
    %3342 = arith.muli %4, %c14 : index
    %3343 = arith.addi %3342, %3316 : index
    %3344 = arith.addi %3343, %c11 : index
    %3345 = arith.addi %3344, %c34 : index
    %3346 = vector.extract %568#4[5] : f32 from vector<8xf32>
    memref.store %3346, %19[%3345] : memref<?xf32>
    %3347 = arith.muli %4, %c14 : index
    %3348 = arith.addi %3347, %3316 : index
    %3349 = arith.addi %3348, %c11 : index
    %3350 = arith.addi %3349, %c35 : index
    %3351 = vector.extract %568#4[6] : f32 from vector<8xf32>
    memref.store %3351, %19[%3350] : memref<?xf32>
    %3352 = arith.muli %4, %c14 : index
    %3353 = arith.addi %3352, %3316 : index
    %3354 = arith.addi %3353, %c11 : index
    %3355 = arith.addi %3354, %c36 : index
    %3356 = vector.extract %568#4[7] : f32 from vector<8xf32>
    memref.store %3356, %19[%3355] : memref<?xf32>
    %3357 = arith.muli %4, %c14 : index
    %3358 = arith.addi %3357, %3316 : index
    %3359 = arith.addi %3358, %c25 : index
    %3360 = arith.addi %3359, %c11 : index
    %3361 = vector.extract %568#5[0] : f32 from vector<8xf32>
    memref.store %3361, %19[%3360] : memref<?xf32>
    %3362 = arith.muli %4, %c14 : index
    %3363 = arith.addi %3362, %3316 : index
    %3364 = arith.addi %3363, %c25 : index
    %3365 = arith.addi %3364, %c17 : index
    %3366 = vector.extract %568#5[1] : f32 from vector<8xf32>
    memref.store %3366, %19[%3365] : memref<?xf32>
    %3367 = arith.muli %4, %c14 : index
    %3368 = arith.addi %3367, %3316 : index
    %3369 = arith.addi %3368, %c25 : index
    %3370 = arith.addi %3369, %c15 : index
    %3371 = vector.extract %568#5[2] : f32 from vector<8xf32>
    memref.store %3371, %19[%3370] : memref<?xf32>
    %3372 = arith.muli %4, %c14 : index
    %3373 = arith.addi %3372, %3316 : index
    %3374 = arith.addi %3373, %c25 : index
    %3375 = arith.addi %3374, %c32 : index
    %3376 = vector.extract %568#5[3] : f32 from vector<8xf32>
    memref.store %3376, %19[%3375] : memref<?xf32>
    %3377 = arith.muli %4, %c14 : index
    %3378 = arith.addi %3377, %3316 : index
    %3379 = arith.addi %3378, %c25 : index
    %3380 = arith.addi %3379, %c33 : index
    %3381 = vector.extract %568#5[4] : f32 from vector<8xf32>
    memref.store %3381, %19[%3380] : memref<?xf32>
    %3382 = arith.muli %4, %c14 : index
    %3383 = arith.addi %3382, %3316 : index
    %3384 = arith.addi %3383, %c25 : index
    %3385 = arith.addi %3384, %c34 : index
    %3386 = vector.extract %568#5[5] : f32 from vector<8xf32>
    memref.store %3386, %19[%3385] : memref<?xf32>
    %3387 = arith.muli %4, %c14 : index
    %3388 = arith.addi %3387, %3316 : index
    %3389 = arith.addi %3388, %c25 : index
    %3390 = arith.addi %3389, %c35 : index
    %3391 = vector.extract %568#5[6] : f32 from vector<8xf32>
    memref.store %3391, %19[%3390] : memref<?xf32>
    %3392 = arith.muli %4, %c14 : index
    %3393 = arith.addi %3392, %3316 : index
    %3394 = arith.addi %3393, %c25 : index
    %3395 = arith.addi %3394, %c36 : index
    %3396 = vector.extract %568#5[7] : f32 from vector<8xf32>
    memref.store %3396, %19[%3395] : memref<?xf32>
    wave.barrier
    %3397 = arith.muli %4, %c10 : index
    %3398 = arith.addi %3397, %c11 : index
    %3399 = arith.muli %3398, %c10 : index
    %3400 = arith.divui %3313, %c8 : index
    %3401 = arith.addi %3399, %3400 : index
    %3402 = arith.addi %3312, %3401 : index
    %3403 = arith.cmpi slt, %3402, %22 : index
    scf.if %3403 {
      %3404 = arith.cmpi eq, %hasFactors, %c12 : index
      %3405 = memref.load %factors[%3402] : memref<?xf32>
      %3406 = arith.select %3404, %3405, %c38 : f32
      %3407 = arith.addi %3316, %c11 : index
      %3408 = arith.muli %3398, %c17 : index
      %3409 = arith.addi %3407, %3408 : index
      %3410 = memref.load %19[%3409] : memref<?xf32>
      %3411 = arith.addi %3409, %c14 : index
      %3412 = memref.load %19[%3411] : memref<?xf32>
      %3413 = arith.addf %3410, %3412 : f32
      %3414 = arith.addi %3409, %c39 : index
      %3415 = memref.load %19[%3414] : memref<?xf32>
      %3416 = arith.addf %3413, %3415 : f32
      %3417 = arith.addi %3409, %c40 : index
      %3418 = memref.load %19[%3417] : memref<?xf32>
      %3419 = arith.addf %3416, %3418 : f32
      %3420 = arith.mulf %3419, %3406 : f32
      %3421 = arith.muli %3, %c10 : index
      %3422 = arith.addi %3421, %c11 : index
      %3423 = arith.muli %3422, %c8 : index
      %3424 = arith.remui %3313, %c8 : index
      %3425 = arith.addi %3423, %3424 : index
      %3426 = arith.muli %3401, %c32 : index
      %3427 = arith.addi %3426, %3425 : index
      memref.store %3420, %20[%3427] : memref<?xf32>
      %3428 = arith.addi %3316, %c25 : index
      %3429 = arith.muli %3398, %c17 : index
      %3430 = arith.addi %3428, %3429 : index
      %3431 = memref.load %19[%3430] : memref<?xf32>
      %3432 = arith.addi %3430, %c14 : index
      %3433 = memref.load %19[%3432] : memref<?xf32>
      %3434 = arith.addf %3431, %3433 : f32
      %3435 = arith.addi %3430, %c39 : index
      %3436 = memref.load %19[%3435] : memref<?xf32>
      %3437 = arith.addf %3434, %3436 : f32
      %3438 = arith.addi %3430, %c40 : index
      %3439 = memref.load %19[%3438] : memref<?xf32>
      %3440 = arith.addf %3437, %3439 : f32
      %3441 = arith.mulf %3440, %3406 : f32
      %3442 = arith.muli %3, %c10 : index
      %3443 = arith.addi %3442, %c12 : index
      %3444 = arith.muli %3443, %c8 : index
      %3445 = arith.remui %3313, %c8 : index
      %3446 = arith.addi %3444, %3445 : index
      %3447 = arith.muli %3401, %c32 : index
      %3448 = arith.addi %3447, %3446 : index
      memref.store %3441, %20[%3448] : memref<?xf32>
    }
    %3449 = arith.muli %4, %c10 : index
    %3450 = arith.addi %3449, %c12 : index
    %3451 = arith.muli %3450, %c10 : index
    %3452 = arith.divui %3313, %c8 : index
    %3453 = arith.addi %3451, %3452 : index
    %3454 = arith.addi %3312, %3453 : index
    %3455 = arith.cmpi slt, %3454, %22 : index
    scf.if %3455 {
      %3456 = arith.cmpi eq, %hasFactors, %c12 : index
      %3457 = memref.load %factors[%3454] : memref<?xf32>
      %3458 = arith.select %3456, %3457, %c38 : f32
      %3459 = arith.addi %3316, %c11 : index
      %3460 = arith.muli %3450, %c17 : index
      %3461 = arith.addi %3459, %3460 : index
      %3462 = memref.load %19[%3461] : memref<?xf32>
      %3463 = arith.addi %3461, %c14 : index
      %3464 = memref.load %19[%3463] : memref<?xf32>
      %3465 = arith.addf %3462, %3464 : f32
      %3466 = arith.addi %3461, %c39 : index
      %3467 = memref.load %19[%3466] : memref<?xf32>
      %3468 = arith.addf %3465, %3467 : f32
      %3469 = arith.addi %3461, %c40 : index
      %3470 = memref.load %19[%3469] : memref<?xf32>
      %3471 = arith.addf %3468, %3470 : f32
      %3472 = arith.mulf %3471, %3458 : f32
      %3473 = arith.muli %3, %c10 : index
      %3474 = arith.addi %3473, %c11 : index
      %3475 = arith.muli %3474, %c8 : index
      %3476 = arith.remui %3313, %c8 : index
      %3477 = arith.addi %3475, %3476 : index
      %3478 = arith.muli %3453, %c32 : index
      %3479 = arith.addi %3478, %3477 : index
      memref.store %3472, %20[%3479] : memref<?xf32>
      %3480 = arith.addi %3316, %c25 : index
      %3481 = arith.muli %3450, %c17 : index
      %3482 = arith.addi %3480, %3481 : index
      %3483 = memref.load %19[%3482] : memref<?xf32>
      %3484 = arith.addi %3482, %c14 : index
      %3485 = memref.load %19[%3484] : memref<?xf32>
      %3486 = arith.addf %3483, %3485 : f32
      %3487 = arith.addi %3482, %c39 : index
      %3488 = memref.load %19[%3487] : memref<?xf32>
      %3489 = arith.addf %3486, %3488 : f32
      %3490 = arith.addi %3482, %c40 : index
      %3491 = memref.load %19[%3490] : memref<?xf32>
      %3492 = arith.addf %3489, %3491 : f32
      %3493 = arith.mulf %3492, %3458 : f32
      %3494 = arith.muli %3, %c10 : index
      %3495 = arith.addi %3494, %c12 : index
      %3496 = arith.muli %3495, %c8 : index
      %3497 = arith.remui %3313, %c8 : index
      %3498 = arith.addi %3496, %3497 : index
      %3499 = arith.muli %3453, %c32 : index
      %3500 = arith.addi %3499, %3498 : index
      memref.store %3493, %20[%3500] : memref<?xf32>
    }
    wave.barrier
    %3501 = arith.addi %23, %c17 : index
    %3502 = wave.wave
    %3503 = arith.addi %3502, %c11 : index
    %3504 = arith.addi %3501, %3503 : index
    %3505 = arith.cmpi slt, %3504, %22 : index
    %3506 = arith.cmpi slt, %3503, %c8 : index
    %3507 = arith.andi %3505, %3506 : i1
    scf.if %3507 {
      %3508 = arith.addi %3501, %3503 : index
      %3509 = arith.muli %3503, %c32 : index
      %3510 = wave.lane
      %3511 = arith.addi %3510, %c11 : index
      %3512 = arith.cmpi eq, %hasBias, %c12 : index
      %3513 = arith.addi %3509, %3511 : index
      %3514 = memref.load %20[%3513] : memref<?xf32>
      %3515 = arith.muli %0, %c32 : index
      %3516 = arith.addi %3515, %3511 : index
      %3517 = memref.load %bias[%3516] : memref<?xf32>
      %3518 = arith.addf %3514, %3517 : f32
      %3519 = arith.select %3512, %3518, %3514 : f32
      %3520 = arith.addi %3511, %c18 : index
      %3521 = arith.cmpi eq, %hasBias, %c12 : index
      %3522 = arith.addi %3509, %3520 : index
      %3523 = memref.load %20[%3522] : memref<?xf32>
      %3524 = arith.muli %0, %c32 : index
      %3525 = arith.addi %3524, %3520 : index
      %3526 = memref.load %bias[%3525] : memref<?xf32>
      %3527 = arith.addf %3523, %3526 : f32
      %3528 = arith.select %3521, %3527, %3523 : f32
      %3529 = arith.addi %3510, %c17 : index
      %3530 = arith.cmpi slt, %3529, %c18 : index
      %3531 = arith.minsi %3529, %c42 : index
      %3532 = arith.cmpi eq, %hasBias, %c12 : index
      %3533 = arith.addi %3509, %3531 : index
      %3534 = memref.load %20[%3533] : memref<?xf32>
      %3535 = arith.muli %0, %c32 : index
      %3536 = arith.addi %3535, %3531 : index
      %3537 = memref.load %bias[%3536] : memref<?xf32>
      %3538 = arith.addf %3534, %3537 : f32
      %3539 = arith.select %3532, %3538, %3534 : f32
      %3540 = arith.addi %3531, %c18 : index
      %3541 = arith.cmpi eq, %hasBias, %c12 : index
      %3542 = arith.addi %3509, %3540 : index
      %3543 = memref.load %20[%3542] : memref<?xf32>
      %3544 = arith.muli %0, %c32 : index
      %3545 = arith.addi %3544, %3540 : index
      %3546 = memref.load %bias[%3545] : memref<?xf32>
      %3547 = arith.addf %3543, %3546 : f32
      %3548 = arith.select %3541, %3547, %3543 : f32
      %3549 = arith.addi %heads, %kvHeads : index
      %3550 = arith.cmpi slt, %0, %3549 : index
      scf.if %3550 {
        %3551 = arith.addi %positionsAt, %3508 : index
        %3552 = memref.load %step[%3551] : memref<?xi32>
        %3553 = arith.index_cast %3552 : i32 to index
        %3554 = arith.cmpi eq, %hasNorm, %c12 : index
        %3555 = math.fma %3519, %3519, %c45 : f32
        %3556 = math.fma %3528, %3528, %3555 : f32
        %3557 = math.fma %3539, %3539, %3556 : f32
        %3558 = arith.select %3530, %3557, %3556 : f32
        %3559 = math.fma %3548, %3548, %3558 : f32
        %3560 = arith.select %3530, %3559, %3558 : f32
        %3561 = vector.broadcast %3560 : f32 to vector<1xf32>
        %3562 = wave.reduce "add" %3561 : vector<1xf32>
        %3563 = arith.mulf %3562, %inverseHeadDim : f32
        %3564 = arith.addf %3563, %epsilon : f32
        %3565 = math.sqrt %3564 : f32
        %3566 = arith.divf %c38, %3565 : f32
        %3567 = arith.cmpi slt, %0, %heads : index
        %3568 = arith.addi %3511, %c18 : index
        %3569 = memref.load %query_norm[%3511] : memref<?xf32>
        %3570 = memref.load %key_norm[%3511] : memref<?xf32>
        %3571 = arith.select %3567, %3569, %3570 : f32
        %3572 = arith.mulf %3519, %3566 : f32
        %3573 = arith.mulf %3572, %3571 : f32
        %3574 = arith.select %3554, %3573, %3519 : f32
        %3575 = memref.load %query_norm[%3568] : memref<?xf32>
        %3576 = memref.load %key_norm[%3568] : memref<?xf32>
        %3577 = arith.select %3567, %3575, %3576 : f32
        %3578 = arith.mulf %3528, %3566 : f32
        %3579 = arith.mulf %3578, %3577 : f32
        %3580 = arith.select %3554, %3579, %3528 : f32
        %3581 = arith.addi %3531, %c18 : index
        %3582 = memref.load %query_norm[%3531] : memref<?xf32>
        %3583 = memref.load %key_norm[%3531] : memref<?xf32>
        %3584 = arith.select %3567, %3582, %3583 : f32
        %3585 = arith.mulf %3539, %3566 : f32
        %3586 = arith.mulf %3585, %3584 : f32
        %3587 = arith.select %3554, %3586, %3539 : f32
        %3588 = memref.load %query_norm[%3581] : memref<?xf32>
        %3589 = memref.load %key_norm[%3581] : memref<?xf32>
        %3590 = arith.select %3567, %3588, %3589 : f32
        %3591 = arith.mulf %3548, %3566 : f32
        %3592 = arith.mulf %3591, %3590 : f32
        %3593 = arith.select %3554, %3592, %3548 : f32
        %3594 = arith.remui %3553, %c25 : index
        %3595 = arith.muli %3594, %c32 : index
        %3596 = arith.addi %3595, %3511 : index
        %3597 = arith.divui %3553, %c25 : index
        %3598 = arith.addi %3597, %c25 : index
        %3599 = arith.muli %3598, %c32 : index
        %3600 = arith.addi %3599, %3511 : index
        %3601 = memref.load %rope[%3596] : memref<?xf32>
        %3602 = arith.addi %3596, %c18 : index
        %3603 = memref.load %rope[%3602] : memref<?xf32>
        %3604 = memref.load %rope[%3600] : memref<?xf32>
        %3605 = arith.addi %3600, %c18 : index
        %3606 = memref.load %rope[%3605] : memref<?xf32>
        %3607 = arith.mulf %3604, %3601 : f32
        %3608 = arith.mulf %3606, %3603 : f32
        %3609 = arith.subf %3607, %3608 : f32
        %3610 = arith.mulf %3606, %3601 : f32
        %3611 = arith.mulf %3604, %3603 : f32
        %3612 = arith.addf %3610, %3611 : f32
        %3613 = arith.mulf %3574, %3609 : f32
        %3614 = arith.mulf %3580, %3612 : f32
        %3615 = arith.subf %3613, %3614 : f32
        %3616 = arith.mulf %3580, %3609 : f32
        %3617 = arith.mulf %3574, %3612 : f32
        %3618 = arith.addf %3616, %3617 : f32
        %3619 = arith.cmpi slt, %0, %heads : index
        scf.if %3619 {
          %3620 = arith.muli %3508, %heads : index
          %3621 = arith.addi %3620, %0 : index
          %3622 = arith.muli %3621, %c32 : index
          %3623 = arith.addi %3622, %3511 : index
          memref.store %3615, %q[%3623] : memref<?xf32>
          %3624 = arith.addi %3623, %c18 : index
          memref.store %3618, %q[%3624] : memref<?xf32>
        } else {
          %3625 = arith.addi %3509, %3511 : index
          memref.store %3615, %20[%3625] : memref<?xf32>
          %3626 = arith.addi %3509, %3511 : index
          %3627 = arith.addi %3626, %c18 : index
          memref.store %3618, %20[%3627] : memref<?xf32>
        }
        %3628 = arith.remui %3553, %c25 : index
        %3629 = arith.muli %3628, %c32 : index
        %3630 = arith.addi %3629, %3531 : index
        %3631 = arith.divui %3553, %c25 : index
        %3632 = arith.addi %3631, %c25 : index
        %3633 = arith.muli %3632, %c32 : index
        %3634 = arith.addi %3633, %3531 : index
        %3635 = memref.load %rope[%3630] : memref<?xf32>
        %3636 = arith.addi %3630, %c18 : index
        %3637 = memref.load %rope[%3636] : memref<?xf32>
        %3638 = memref.load %rope[%3634] : memref<?xf32>
        %3639 = arith.addi %3634, %c18 : index
        %3640 = memref.load %rope[%3639] : memref<?xf32>
        %3641 = arith.mulf %3638, %3635 : f32
        %3642 = arith.mulf %3640, %3637 : f32
        %3643 = arith.subf %3641, %3642 : f32
        %3644 = arith.mulf %3640, %3635 : f32
        %3645 = arith.mulf %3638, %3637 : f32
        %3646 = arith.addf %3644, %3645 : f32
        %3647 = arith.mulf %3587, %3643 : f32
        %3648 = arith.mulf %3593, %3646 : f32
        %3649 = arith.subf %3647, %3648 : f32
        %3650 = arith.mulf %3593, %3643 : f32
        %3651 = arith.mulf %3587, %3646 : f32
        %3652 = arith.addf %3650, %3651 : f32
        scf.if %3530 {
          %3653 = arith.cmpi slt, %0, %heads : index
          scf.if %3653 {
            %3654 = arith.muli %3508, %heads : index
            %3655 = arith.addi %3654, %0 : index
            %3656 = arith.muli %3655, %c32 : index
            %3657 = arith.addi %3656, %3531 : index
            memref.store %3649, %q[%3657] : memref<?xf32>
            %3658 = arith.addi %3657, %c18 : index
            memref.store %3652, %q[%3658] : memref<?xf32>
          } else {
            %3659 = arith.addi %3509, %3531 : index
            memref.store %3649, %20[%3659] : memref<?xf32>
            %3660 = arith.addi %3509, %3531 : index
            %3661 = arith.addi %3660, %c18 : index
            memref.store %3652, %20[%3661] : memref<?xf32>
          }
        }
      } else {
        %3662 = arith.cmpi slt, %0, %heads : index
        scf.if %3662 {
          %3663 = arith.muli %3508, %heads : index
          %3664 = arith.addi %3663, %0 : index
          %3665 = arith.muli %3664, %c32 : index
          %3666 = arith.addi %3665, %3511 : index
          memref.store %3519, %q[%3666] : memref<?xf32>
          %3667 = arith.addi %3666, %c18 : index
          memref.store %3528, %q[%3667] : memref<?xf32>
        } else {
          %3668 = arith.addi %3509, %3511 : index
          memref.store %3519, %20[%3668] : memref<?xf32>
          %3669 = arith.addi %3509, %3511 : index
          %3670 = arith.addi %3669, %c18 : index
          memref.store %3528, %20[%3670] : memref<?xf32>
        }
        scf.if %3530 {
          %3671 = arith.cmpi slt, %0, %heads : index
          scf.if %3671 {
            %3672 = arith.muli %3508, %heads : index
            %3673 = arith.addi %3672, %0 : index
            %3674 = arith.muli %3673, %c32 : index
            %3675 = arith.addi %3674, %3531 : index
            memref.store %3539, %q[%3675] : memref<?xf32>
            %3676 = arith.addi %3675, %c18 : index
            memref.store %3548, %q[%3676] : memref<?xf32>
          } else {
            %3677 = arith.addi %3509, %3531 : index
            memref.store %3539, %20[%3677] : memref<?xf32>
            %3678 = arith.addi %3509, %3531 : index
            %3679 = arith.addi %3678, %c18 : index
            memref.store %3548, %20[%3679] : memref<?xf32>
          }
        }
      }
    }
    %3680 = arith.addi %3502, %c48 : index
    %3681 = arith.addi %3501, %3680 : index
    %3682 = arith.cmpi slt, %3681, %22 : index
    %3683 = arith.cmpi slt, %3680, %c8 : index
    %3684 = arith.andi %3682, %3683 : i1
    scf.if %3684 {
      %3685 = arith.addi %3501, %3680 : index
      %3686 = arith.muli %3680, %c32 : index
      %3687 = wave.lane
      %3688 = arith.addi %3687, %c11 : index
      %3689 = arith.cmpi eq, %hasBias, %c12 : index
      %3690 = arith.addi %3686, %3688 : index
      %3691 = memref.load %20[%3690] : memref<?xf32>
      %3692 = arith.muli %0, %c32 : index
      %3693 = arith.addi %3692, %3688 : index
      %3694 = memref.load %bias[%3693] : memref<?xf32>
      %3695 = arith.addf %3691, %3694 : f32
      %3696 = arith.select %3689, %3695, %3691 : f32
      %3697 = arith.addi %3688, %c18 : index
      %3698 = arith.cmpi eq, %hasBias, %c12 : index
      %3699 = arith.addi %3686, %3697 : index
      %3700 = memref.load %20[%3699] : memref<?xf32>
      %3701 = arith.muli %0, %c32 : index
      %3702 = arith.addi %3701, %3697 : index
      %3703 = memref.load %bias[%3702] : memref<?xf32>
      %3704 = arith.addf %3700, %3703 : f32
      %3705 = arith.select %3698, %3704, %3700 : f32
      %3706 = arith.addi %3687, %c17 : index
      %3707 = arith.cmpi slt, %3706, %c18 : index
      %3708 = arith.minsi %3706, %c42 : index
      %3709 = arith.cmpi eq, %hasBias, %c12 : index
      %3710 = arith.addi %3686, %3708 : index
      %3711 = memref.load %20[%3710] : memref<?xf32>
      %3712 = arith.muli %0, %c32 : index
      %3713 = arith.addi %3712, %3708 : index
      %3714 = memref.load %bias[%3713] : memref<?xf32>
      %3715 = arith.addf %3711, %3714 : f32
      %3716 = arith.select %3709, %3715, %3711 : f32
      %3717 = arith.addi %3708, %c18 : index
      %3718 = arith.cmpi eq, %hasBias, %c12 : index
      %3719 = arith.addi %3686, %3717 : index
      %3720 = memref.load %20[%3719] : memref<?xf32>
      %3721 = arith.muli %0, %c32 : index
      %3722 = arith.addi %3721, %3717 : index
      %3723 = memref.load %bias[%3722] : memref<?xf32>
      %3724 = arith.addf %3720, %3723 : f32
      %3725 = arith.select %3718, %3724, %3720 : f32
      %3726 = arith.addi %heads, %kvHeads : index
      %3727 = arith.cmpi slt, %0, %3726 : index
      scf.if %3727 {
        %3728 = arith.addi %positionsAt, %3685 : index
        %3729 = memref.load %step[%3728] : memref<?xi32>
        %3730 = arith.index_cast %3729 : i32 to index
        %3731 = arith.cmpi eq, %hasNorm, %c12 : index
        %3732 = math.fma %3696, %3696, %c45 : f32
        %3733 = math.fma %3705, %3705, %3732 : f32
        %3734 = math.fma %3716, %3716, %3733 : f32
        %3735 = arith.select %3707, %3734, %3733 : f32
        %3736 = math.fma %3725, %3725, %3735 : f32
        %3737 = arith.select %3707, %3736, %3735 : f32
        %3738 = vector.broadcast %3737 : f32 to vector<1xf32>
        %3739 = wave.reduce "add" %3738 : vector<1xf32>
        %3740 = arith.mulf %3739, %inverseHeadDim : f32
        %3741 = arith.addf %3740, %epsilon : f32
        %3742 = math.sqrt %3741 : f32
        %3743 = arith.divf %c38, %3742 : f32
        %3744 = arith.cmpi slt, %0, %heads : index
        %3745 = arith.addi %3688, %c18 : index
        %3746 = memref.load %query_norm[%3688] : memref<?xf32>
        %3747 = memref.load %key_norm[%3688] : memref<?xf32>
        %3748 = arith.select %3744, %3746, %3747 : f32
        %3749 = arith.mulf %3696, %3743 : f32
        %3750 = arith.mulf %3749, %3748 : f32
        %3751 = arith.select %3731, %3750, %3696 : f32
        %3752 = memref.load %query_norm[%3745] : memref<?xf32>
        %3753 = memref.load %key_norm[%3745] : memref<?xf32>
        %3754 = arith.select %3744, %3752, %3753 : f32
        %3755 = arith.mulf %3705, %3743 : f32
        %3756 = arith.mulf %3755, %3754 : f32
        %3757 = arith.select %3731, %3756, %3705 : f32
        %3758 = arith.addi %3708, %c18 : index
        %3759 = memref.load %query_norm[%3708] : memref<?xf32>
        %3760 = memref.load %key_norm[%3708] : memref<?xf32>
        %3761 = arith.select %3744, %3759, %3760 : f32
        %3762 = arith.mulf %3716, %3743 : f32
        %3763 = arith.mulf %3762, %3761 : f32
        %3764 = arith.select %3731, %3763, %3716 : f32
        %3765 = memref.load %query_norm[%3758] : memref<?xf32>
        %3766 = memref.load %key_norm[%3758] : memref<?xf32>
        %3767 = arith.select %3744, %3765, %3766 : f32
        %3768 = arith.mulf %3725, %3743 : f32
        %3769 = arith.mulf %3768, %3767 : f32
        %3770 = arith.select %3731, %3769, %3725 : f32
        %3771 = arith.remui %3730, %c25 : index
        %3772 = arith.muli %3771, %c32 : index
        %3773 = arith.addi %3772, %3688 : index
        %3774 = arith.divui %3730, %c25 : index
        %3775 = arith.addi %3774, %c25 : index
        %3776 = arith.muli %3775, %c32 : index
        %3777 = arith.addi %3776, %3688 : index
        %3778 = memref.load %rope[%3773] : memref<?xf32>
        %3779 = arith.addi %3773, %c18 : index
        %3780 = memref.load %rope[%3779] : memref<?xf32>
        %3781 = memref.load %rope[%3777] : memref<?xf32>
        %3782 = arith.addi %3777, %c18 : index
        %3783 = memref.load %rope[%3782] : memref<?xf32>
        %3784 = arith.mulf %3781, %3778 : f32
        %3785 = arith.mulf %3783, %3780 : f32
        %3786 = arith.subf %3784, %3785 : f32
        %3787 = arith.mulf %3783, %3778 : f32
        %3788 = arith.mulf %3781, %3780 : f32
        %3789 = arith.addf %3787, %3788 : f32
        %3790 = arith.mulf %3751, %3786 : f32
        %3791 = arith.mulf %3757, %3789 : f32
        %3792 = arith.subf %3790, %3791 : f32
        %3793 = arith.mulf %3757, %3786 : f32
        %3794 = arith.mulf %3751, %3789 : f32
        %3795 = arith.addf %3793, %3794 : f32
        %3796 = arith.cmpi slt, %0, %heads : index
        scf.if %3796 {
          %3797 = arith.muli %3685, %heads : index
          %3798 = arith.addi %3797, %0 : index
          %3799 = arith.muli %3798, %c32 : index
          %3800 = arith.addi %3799, %3688 : index
          memref.store %3792, %q[%3800] : memref<?xf32>
          %3801 = arith.addi %3800, %c18 : index
          memref.store %3795, %q[%3801] : memref<?xf32>
        } else {
          %3802 = arith.addi %3686, %3688 : index
          memref.store %3792, %20[%3802] : memref<?xf32>
          %3803 = arith.addi %3686, %3688 : index
          %3804 = arith.addi %3803, %c18 : index
          memref.store %3795, %20[%3804] : memref<?xf32>
        }
        %3805 = arith.remui %3730, %c25 : index
        %3806 = arith.muli %3805, %c32 : index
        %3807 = arith.addi %3806, %3708 : index
        %3808 = arith.divui %3730, %c25 : index
        %3809 = arith.addi %3808, %c25 : index
        %3810 = arith.muli %3809, %c32 : index
        %3811 = arith.addi %3810, %3708 : index
        %3812 = memref.load %rope[%3807] : memref<?xf32>
        %3813 = arith.addi %3807, %c18 : index
        %3814 = memref.load %rope[%3813] : memref<?xf32>
        %3815 = memref.load %rope[%3811] : memref<?xf32>
        %3816 = arith.addi %3811, %c18 : index
        %3817 = memref.load %rope[%3816] : memref<?xf32>
        %3818 = arith.mulf %3815, %3812 : f32
        %3819 = arith.mulf %3817, %3814 : f32
        %3820 = arith.subf %3818, %3819 : f32
        %3821 = arith.mulf %3817, %3812 : f32
        %3822 = arith.mulf %3815, %3814 : f32
        %3823 = arith.addf %3821, %3822 : f32
        %3824 = arith.mulf %3764, %3820 : f32
        %3825 = arith.mulf %3770, %3823 : f32
        %3826 = arith.subf %3824, %3825 : f32
        %3827 = arith.mulf %3770, %3820 : f32
        %3828 = arith.mulf %3764, %3823 : f32
        %3829 = arith.addf %3827, %3828 : f32
        scf.if %3707 {
          %3830 = arith.cmpi slt, %0, %heads : index
          scf.if %3830 {
            %3831 = arith.muli %3685, %heads : index
            %3832 = arith.addi %3831, %0 : index
            %3833 = arith.muli %3832, %c32 : index
            %3834 = arith.addi %3833, %3708 : index
            memref.store %3826, %q[%3834] : memref<?xf32>
            %3835 = arith.addi %3834, %c18 : index
            memref.store %3829, %q[%3835] : memref<?xf32>
          } else {
            %3836 = arith.addi %3686, %3708 : index
            memref.store %3826, %20[%3836] : memref<?xf32>
            %3837 = arith.addi %3686, %3708 : index
            %3838 = arith.addi %3837, %c18 : index
            memref.store %3829, %20[%3838] : memref<?xf32>
          }
        }
      } else {
        %3839 = arith.cmpi slt, %0, %heads : index
        scf.if %3839 {
          %3840 = arith.muli %3685, %heads : index
          %3841 = arith.addi %3840, %0 : index
          %3842 = arith.muli %3841, %c32 : index
          %3843 = arith.addi %3842, %3688 : index
          memref.store %3696, %q[%3843] : memref<?xf32>
          %3844 = arith.addi %3843, %c18 : index
          memref.store %3705, %q[%3844] : memref<?xf32>
        } else {
          %3845 = arith.addi %3686, %3688 : index
          memref.store %3696, %20[%3845] : memref<?xf32>
          %3846 = arith.addi %3686, %3688 : index
          %3847 = arith.addi %3846, %c18 : index
          memref.store %3705, %20[%3847] : memref<?xf32>
        }
        scf.if %3707 {
          %3848 = arith.cmpi slt, %0, %heads : index
          scf.if %3848 {
            %3849 = arith.muli %3685, %heads : index
            %3850 = arith.addi %3849, %0 : index
            %3851 = arith.muli %3850, %c32 : index
            %3852 = arith.addi %3851, %3708 : index
            memref.store %3716, %q[%3852] : memref<?xf32>
            %3853 = arith.addi %3852, %c18 : index
            memref.store %3725, %q[%3853] : memref<?xf32>
          } else {
            %3854 = arith.addi %3686, %3708 : index
            memref.store %3716, %20[%3854] : memref<?xf32>
            %3855 = arith.addi %3686, %3708 : index
            %3856 = arith.addi %3855, %c18 : index
            memref.store %3725, %20[%3856] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %3857 = arith.cmpi sge, %0, %heads : index
    scf.if %3857 {
      %3858 = arith.addi %3502, %c11 : index
      %3859 = arith.addi %3501, %3858 : index
      %3860 = arith.cmpi slt, %3859, %22 : index
      %3861 = arith.cmpi slt, %3858, %c8 : index
      %3862 = arith.andi %3860, %3861 : i1
      scf.if %3862 {
        %3863 = arith.addi %3501, %3858 : index
        %3864 = arith.addi %slotsAt, %3863 : index
        %3865 = memref.load %step[%3864] : memref<?xi32>
        %3866 = arith.index_cast %3865 : i32 to index
        %3867 = arith.cmpi sge, %3866, %c11 : index
        scf.if %3867 {
          %3868 = arith.muli %3858, %c32 : index
          %3869 = arith.subi %0, %heads : index
          %3870 = memref.load %scales[%3869] : memref<?xf32>
          %3871 = vector.broadcast %3870 : f32 to vector<4xf32>
          %3872 = arith.divui %3866, %c8 : index
          %3873 = arith.remui %3866, %c8 : index
          %3874 = arith.muli %3872, %pageBytes : index
          %3875 = arith.cmpi eq, %codec, %c11 : index
          scf.if %3875 {
            %3876 = wave.lane
            %3877 = arith.muli %3876, %c22 : index
            scf.for %3878 = %3877 to %c32 step %c33 {
              %3879 = arith.addi %3868, %3878 : index
              %3880 = vector.load %20[%3879] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3881 = arith.mulf %3880, %3871 : vector<4xf32>
              %3882 = arith.minimumf %3881, %c52 : vector<4xf32>
              %3883 = arith.maximumf %3882, %c53 : vector<4xf32>
              %3884 = arith.truncf %3883 : vector<4xf32> to vector<4xf16>
              %3885 = vector.bitcast %3884 : vector<4xf16> to vector<8xi8>
              %3886 = arith.cmpi slt, %3869, %kvHeads : index
              scf.if %3886 {
                %3887 = arith.muli %3869, %c13 : index
                %3888 = arith.addi %3874, %3887 : index
                %3889 = arith.divui %3878, %c8 : index
                %3890 = arith.muli %3889, %c54 : index
                %3891 = arith.remui %3878, %c8 : index
                %3892 = arith.divui %3891, %c5 : index
                %3893 = arith.muli %3892, %c25 : index
                %3894 = arith.muli %3873, %c8 : index
                %3895 = arith.addi %3893, %3894 : index
                %3896 = arith.remui %3891, %c5 : index
                %3897 = arith.muli %3896, %c10 : index
                %3898 = arith.addi %3895, %3897 : index
                %3899 = arith.addi %3890, %3898 : index
                %3900 = arith.addi %3888, %3899 : index
                vector.store %3885, %kv[%3900] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %3901 = arith.subi %3869, %kvHeads : index
                %3902 = arith.muli %3901, %c13 : index
                %3903 = arith.addi %3874, %3902 : index
                %3904 = arith.addi %3878, %c11 : index
                %3905 = arith.divui %3904, %c8 : index
                %3906 = arith.muli %3905, %c54 : index
                %3907 = arith.addi %3906, %c39 : index
                %3908 = arith.remui %3904, %c8 : index
                %3909 = arith.divui %3873, %c10 : index
                %3910 = arith.remui %3873, %c10 : index
                %3911 = arith.muli %3910, %c5 : index
                %3912 = arith.addi %3909, %3911 : index
                %3913 = arith.divui %3912, %c5 : index
                %3914 = arith.muli %3913, %c25 : index
                %3915 = arith.muli %3908, %c8 : index
                %3916 = arith.addi %3914, %3915 : index
                %3917 = arith.remui %3912, %c5 : index
                %3918 = arith.muli %3917, %c10 : index
                %3919 = arith.addi %3916, %3918 : index
                %3920 = arith.addi %3907, %3919 : index
                %3921 = arith.addi %3903, %3920 : index
                %3922 = vector.shuffle %3885, %3885 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %3922, %kv[%3921] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3923 = arith.addi %3878, %c12 : index
                %3924 = arith.divui %3923, %c8 : index
                %3925 = arith.muli %3924, %c54 : index
                %3926 = arith.addi %3925, %c39 : index
                %3927 = arith.remui %3923, %c8 : index
                %3928 = arith.divui %3873, %c10 : index
                %3929 = arith.remui %3873, %c10 : index
                %3930 = arith.muli %3929, %c5 : index
                %3931 = arith.addi %3928, %3930 : index
                %3932 = arith.divui %3931, %c5 : index
                %3933 = arith.muli %3932, %c25 : index
                %3934 = arith.muli %3927, %c8 : index
                %3935 = arith.addi %3933, %3934 : index
                %3936 = arith.remui %3931, %c5 : index
                %3937 = arith.muli %3936, %c10 : index
                %3938 = arith.addi %3935, %3937 : index
                %3939 = arith.addi %3926, %3938 : index
                %3940 = arith.addi %3903, %3939 : index
                %3941 = vector.shuffle %3885, %3885 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %3941, %kv[%3940] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3942 = arith.addi %3878, %c10 : index
                %3943 = arith.divui %3942, %c8 : index
                %3944 = arith.muli %3943, %c54 : index
                %3945 = arith.addi %3944, %c39 : index
                %3946 = arith.remui %3942, %c8 : index
                %3947 = arith.divui %3873, %c10 : index
                %3948 = arith.remui %3873, %c10 : index
                %3949 = arith.muli %3948, %c5 : index
                %3950 = arith.addi %3947, %3949 : index
                %3951 = arith.divui %3950, %c5 : index
                %3952 = arith.muli %3951, %c25 : index
                %3953 = arith.muli %3946, %c8 : index
                %3954 = arith.addi %3952, %3953 : index
                %3955 = arith.remui %3950, %c5 : index
                %3956 = arith.muli %3955, %c10 : index
                %3957 = arith.addi %3954, %3956 : index
                %3958 = arith.addi %3945, %3957 : index
                %3959 = arith.addi %3903, %3958 : index
                %3960 = vector.shuffle %3885, %3885 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %3960, %kv[%3959] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3961 = arith.addi %3878, %c2 : index
                %3962 = arith.divui %3961, %c8 : index
                %3963 = arith.muli %3962, %c54 : index
                %3964 = arith.addi %3963, %c39 : index
                %3965 = arith.remui %3961, %c8 : index
                %3966 = arith.divui %3873, %c10 : index
                %3967 = arith.remui %3873, %c10 : index
                %3968 = arith.muli %3967, %c5 : index
                %3969 = arith.addi %3966, %3968 : index
                %3970 = arith.divui %3969, %c5 : index
                %3971 = arith.muli %3970, %c25 : index
                %3972 = arith.muli %3965, %c8 : index
                %3973 = arith.addi %3971, %3972 : index
                %3974 = arith.remui %3969, %c5 : index
                %3975 = arith.muli %3974, %c10 : index
                %3976 = arith.addi %3973, %3975 : index
                %3977 = arith.addi %3964, %3976 : index
                %3978 = arith.addi %3903, %3977 : index
                %3979 = vector.shuffle %3885, %3885 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %3979, %kv[%3978] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %3980 = arith.cmpi eq, %codec, %c12 : index
          scf.if %3980 {
            %3981 = wave.lane
            %3982 = arith.muli %3981, %c22 : index
            scf.for %3983 = %3982 to %c32 step %c33 {
              %3984 = arith.addi %3868, %3983 : index
              %3985 = vector.load %20[%3984] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3986 = arith.mulf %3985, %3871 : vector<4xf32>
              %3987 = wave.fp8_encode "e4m3" %3986 : vector<4xf32> -> vector<4xi8>
              %3988 = arith.cmpi slt, %3869, %kvHeads : index
              scf.if %3988 {
                %3989 = arith.muli %3869, %c39 : index
                %3990 = arith.addi %3874, %3989 : index
                %3991 = vector.shuffle %3987, %3987 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3992 = arith.divui %3983, %c8 : index
                %3993 = arith.muli %3992, %c25 : index
                %3994 = arith.remui %3983, %c8 : index
                %3995 = arith.muli %3873, %c8 : index
                %3996 = arith.divui %3994, %c22 : index
                %3997 = arith.muli %3996, %c22 : index
                %3998 = arith.remui %3994, %c10 : index
                %3999 = arith.muli %3998, %c10 : index
                %4000 = arith.addi %3997, %3999 : index
                %4001 = arith.divui %3994, %c10 : index
                %4002 = arith.remui %4001, %c10 : index
                %4003 = arith.addi %4000, %4002 : index
                %4004 = arith.addi %3995, %4003 : index
                %4005 = arith.addi %3993, %4004 : index
                %4006 = arith.addi %3990, %4005 : index
                vector.store %3991, %kv[%4006] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4007 = arith.subi %3869, %kvHeads : index
                %4008 = arith.muli %4007, %c39 : index
                %4009 = arith.addi %3874, %4008 : index
                %4010 = arith.addi %3983, %c11 : index
                %4011 = arith.divui %4010, %c8 : index
                %4012 = arith.muli %4011, %c25 : index
                %4013 = arith.addi %4012, %c14 : index
                %4014 = arith.remui %4010, %c8 : index
                %4015 = arith.divui %3873, %c10 : index
                %4016 = arith.remui %3873, %c10 : index
                %4017 = arith.muli %4016, %c5 : index
                %4018 = arith.addi %4015, %4017 : index
                %4019 = arith.muli %4014, %c8 : index
                %4020 = arith.divui %4018, %c22 : index
                %4021 = arith.muli %4020, %c22 : index
                %4022 = arith.remui %4018, %c10 : index
                %4023 = arith.muli %4022, %c10 : index
                %4024 = arith.addi %4021, %4023 : index
                %4025 = arith.divui %4018, %c10 : index
                %4026 = arith.remui %4025, %c10 : index
                %4027 = arith.addi %4024, %4026 : index
                %4028 = arith.addi %4019, %4027 : index
                %4029 = arith.addi %4013, %4028 : index
                %4030 = arith.addi %4009, %4029 : index
                %4031 = vector.shuffle %3987, %3987 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4031, %kv[%4030] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4032 = arith.addi %3983, %c12 : index
                %4033 = arith.divui %4032, %c8 : index
                %4034 = arith.muli %4033, %c25 : index
                %4035 = arith.addi %4034, %c14 : index
                %4036 = arith.remui %4032, %c8 : index
                %4037 = arith.divui %3873, %c10 : index
                %4038 = arith.remui %3873, %c10 : index
                %4039 = arith.muli %4038, %c5 : index
                %4040 = arith.addi %4037, %4039 : index
                %4041 = arith.muli %4036, %c8 : index
                %4042 = arith.divui %4040, %c22 : index
                %4043 = arith.muli %4042, %c22 : index
                %4044 = arith.remui %4040, %c10 : index
                %4045 = arith.muli %4044, %c10 : index
                %4046 = arith.addi %4043, %4045 : index
                %4047 = arith.divui %4040, %c10 : index
                %4048 = arith.remui %4047, %c10 : index
                %4049 = arith.addi %4046, %4048 : index
                %4050 = arith.addi %4041, %4049 : index
                %4051 = arith.addi %4035, %4050 : index
                %4052 = arith.addi %4009, %4051 : index
                %4053 = vector.shuffle %3987, %3987 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4053, %kv[%4052] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4054 = arith.addi %3983, %c10 : index
                %4055 = arith.divui %4054, %c8 : index
                %4056 = arith.muli %4055, %c25 : index
                %4057 = arith.addi %4056, %c14 : index
                %4058 = arith.remui %4054, %c8 : index
                %4059 = arith.divui %3873, %c10 : index
                %4060 = arith.remui %3873, %c10 : index
                %4061 = arith.muli %4060, %c5 : index
                %4062 = arith.addi %4059, %4061 : index
                %4063 = arith.muli %4058, %c8 : index
                %4064 = arith.divui %4062, %c22 : index
                %4065 = arith.muli %4064, %c22 : index
                %4066 = arith.remui %4062, %c10 : index
                %4067 = arith.muli %4066, %c10 : index
                %4068 = arith.addi %4065, %4067 : index
                %4069 = arith.divui %4062, %c10 : index
                %4070 = arith.remui %4069, %c10 : index
                %4071 = arith.addi %4068, %4070 : index
                %4072 = arith.addi %4063, %4071 : index
                %4073 = arith.addi %4057, %4072 : index
                %4074 = arith.addi %4009, %4073 : index
                %4075 = vector.shuffle %3987, %3987 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4075, %kv[%4074] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4076 = arith.addi %3983, %c2 : index
                %4077 = arith.divui %4076, %c8 : index
                %4078 = arith.muli %4077, %c25 : index
                %4079 = arith.addi %4078, %c14 : index
                %4080 = arith.remui %4076, %c8 : index
                %4081 = arith.divui %3873, %c10 : index
                %4082 = arith.remui %3873, %c10 : index
                %4083 = arith.muli %4082, %c5 : index
                %4084 = arith.addi %4081, %4083 : index
                %4085 = arith.muli %4080, %c8 : index
                %4086 = arith.divui %4084, %c22 : index
                %4087 = arith.muli %4086, %c22 : index
                %4088 = arith.remui %4084, %c10 : index
                %4089 = arith.muli %4088, %c10 : index
                %4090 = arith.addi %4087, %4089 : index
                %4091 = arith.divui %4084, %c10 : index
                %4092 = arith.remui %4091, %c10 : index
                %4093 = arith.addi %4090, %4092 : index
                %4094 = arith.addi %4085, %4093 : index
                %4095 = arith.addi %4079, %4094 : index
                %4096 = arith.addi %4009, %4095 : index
                %4097 = vector.shuffle %3987, %3987 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4097, %kv[%4096] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %4098 = arith.cmpi eq, %codec, %c10 : index
          scf.if %4098 {
            %4099 = wave.lane
            %4100 = arith.muli %4099, %c22 : index
            scf.for %4101 = %4100 to %c32 step %c33 {
              %4102 = arith.addi %3868, %4101 : index
              %4103 = vector.load %20[%4102] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4104 = arith.mulf %4103, %3871 : vector<4xf32>
              %4105 = wave.fp8_encode "e5m2" %4104 : vector<4xf32> -> vector<4xi8>
              %4106 = arith.cmpi slt, %3869, %kvHeads : index
              scf.if %4106 {
                %4107 = arith.muli %3869, %c39 : index
                %4108 = arith.addi %3874, %4107 : index
                %4109 = vector.shuffle %4105, %4105 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4110 = arith.divui %4101, %c8 : index
                %4111 = arith.muli %4110, %c25 : index
                %4112 = arith.remui %4101, %c8 : index
                %4113 = arith.muli %3873, %c8 : index
                %4114 = arith.divui %4112, %c22 : index
                %4115 = arith.muli %4114, %c22 : index
                %4116 = arith.remui %4112, %c10 : index
                %4117 = arith.muli %4116, %c10 : index
                %4118 = arith.addi %4115, %4117 : index
                %4119 = arith.divui %4112, %c10 : index
                %4120 = arith.remui %4119, %c10 : index
                %4121 = arith.addi %4118, %4120 : index
                %4122 = arith.addi %4113, %4121 : index
                %4123 = arith.addi %4111, %4122 : index
                %4124 = arith.addi %4108, %4123 : index
                vector.store %4109, %kv[%4124] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4125 = arith.subi %3869, %kvHeads : index
                %4126 = arith.muli %4125, %c39 : index
                %4127 = arith.addi %3874, %4126 : index
                %4128 = arith.addi %4101, %c11 : index
                %4129 = arith.divui %4128, %c8 : index
                %4130 = arith.muli %4129, %c25 : index
                %4131 = arith.addi %4130, %c14 : index
                %4132 = arith.remui %4128, %c8 : index
                %4133 = arith.divui %3873, %c10 : index
                %4134 = arith.remui %3873, %c10 : index
                %4135 = arith.muli %4134, %c5 : index
                %4136 = arith.addi %4133, %4135 : index
                %4137 = arith.muli %4132, %c8 : index
                %4138 = arith.divui %4136, %c22 : index
                %4139 = arith.muli %4138, %c22 : index
                %4140 = arith.remui %4136, %c10 : index
                %4141 = arith.muli %4140, %c10 : index
                %4142 = arith.addi %4139, %4141 : index
                %4143 = arith.divui %4136, %c10 : index
                %4144 = arith.remui %4143, %c10 : index
                %4145 = arith.addi %4142, %4144 : index
                %4146 = arith.addi %4137, %4145 : index
                %4147 = arith.addi %4131, %4146 : index
                %4148 = arith.addi %4127, %4147 : index
                %4149 = vector.shuffle %4105, %4105 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4149, %kv[%4148] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4150 = arith.addi %4101, %c12 : index
                %4151 = arith.divui %4150, %c8 : index
                %4152 = arith.muli %4151, %c25 : index
                %4153 = arith.addi %4152, %c14 : index
                %4154 = arith.remui %4150, %c8 : index
                %4155 = arith.divui %3873, %c10 : index
                %4156 = arith.remui %3873, %c10 : index
                %4157 = arith.muli %4156, %c5 : index
                %4158 = arith.addi %4155, %4157 : index
                %4159 = arith.muli %4154, %c8 : index
                %4160 = arith.divui %4158, %c22 : index
                %4161 = arith.muli %4160, %c22 : index
                %4162 = arith.remui %4158, %c10 : index
                %4163 = arith.muli %4162, %c10 : index
                %4164 = arith.addi %4161, %4163 : index
                %4165 = arith.divui %4158, %c10 : index
                %4166 = arith.remui %4165, %c10 : index
                %4167 = arith.addi %4164, %4166 : index
                %4168 = arith.addi %4159, %4167 : index
                %4169 = arith.addi %4153, %4168 : index
                %4170 = arith.addi %4127, %4169 : index
                %4171 = vector.shuffle %4105, %4105 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4171, %kv[%4170] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4172 = arith.addi %4101, %c10 : index
                %4173 = arith.divui %4172, %c8 : index
                %4174 = arith.muli %4173, %c25 : index
                %4175 = arith.addi %4174, %c14 : index
                %4176 = arith.remui %4172, %c8 : index
                %4177 = arith.divui %3873, %c10 : index
                %4178 = arith.remui %3873, %c10 : index
                %4179 = arith.muli %4178, %c5 : index
                %4180 = arith.addi %4177, %4179 : index
                %4181 = arith.muli %4176, %c8 : index
                %4182 = arith.divui %4180, %c22 : index
                %4183 = arith.muli %4182, %c22 : index
                %4184 = arith.remui %4180, %c10 : index
                %4185 = arith.muli %4184, %c10 : index
                %4186 = arith.addi %4183, %4185 : index
                %4187 = arith.divui %4180, %c10 : index
                %4188 = arith.remui %4187, %c10 : index
                %4189 = arith.addi %4186, %4188 : index
                %4190 = arith.addi %4181, %4189 : index
                %4191 = arith.addi %4175, %4190 : index
                %4192 = arith.addi %4127, %4191 : index
                %4193 = vector.shuffle %4105, %4105 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4193, %kv[%4192] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4194 = arith.addi %4101, %c2 : index
                %4195 = arith.divui %4194, %c8 : index
                %4196 = arith.muli %4195, %c25 : index
                %4197 = arith.addi %4196, %c14 : index
                %4198 = arith.remui %4194, %c8 : index
                %4199 = arith.divui %3873, %c10 : index
                %4200 = arith.remui %3873, %c10 : index
                %4201 = arith.muli %4200, %c5 : index
                %4202 = arith.addi %4199, %4201 : index
                %4203 = arith.muli %4198, %c8 : index
                %4204 = arith.divui %4202, %c22 : index
                %4205 = arith.muli %4204, %c22 : index
                %4206 = arith.remui %4202, %c10 : index
                %4207 = arith.muli %4206, %c10 : index
                %4208 = arith.addi %4205, %4207 : index
                %4209 = arith.divui %4202, %c10 : index
                %4210 = arith.remui %4209, %c10 : index
                %4211 = arith.addi %4208, %4210 : index
                %4212 = arith.addi %4203, %4211 : index
                %4213 = arith.addi %4197, %4212 : index
                %4214 = arith.addi %4127, %4213 : index
                %4215 = vector.shuffle %4105, %4105 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4215, %kv[%4214] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %4216 = arith.addi %3502, %c48 : index
      %4217 = arith.addi %3501, %4216 : index
      %4218 = arith.cmpi slt, %4217, %22 : index
      %4219 = arith.cmpi slt, %4216, %c8 : index
      %4220 = arith.andi %4218, %4219 : i1
      scf.if %4220 {
        %4221 = arith.addi %3501, %4216 : index
        %4222 = arith.addi %slotsAt, %4221 : index
        %4223 = memref.load %step[%4222] : memref<?xi32>
        %4224 = arith.index_cast %4223 : i32 to index
        %4225 = arith.cmpi sge, %4224, %c11 : index
        scf.if %4225 {
          %4226 = arith.muli %4216, %c32 : index
          %4227 = arith.subi %0, %heads : index
          %4228 = memref.load %scales[%4227] : memref<?xf32>
          %4229 = vector.broadcast %4228 : f32 to vector<4xf32>
          %4230 = arith.divui %4224, %c8 : index
          %4231 = arith.remui %4224, %c8 : index
          %4232 = arith.muli %4230, %pageBytes : index
          %4233 = arith.cmpi eq, %codec, %c11 : index
          scf.if %4233 {
            %4234 = wave.lane
            %4235 = arith.muli %4234, %c22 : index
            scf.for %4236 = %4235 to %c32 step %c33 {
              %4237 = arith.addi %4226, %4236 : index
              %4238 = vector.load %20[%4237] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4239 = arith.mulf %4238, %4229 : vector<4xf32>
              %4240 = arith.minimumf %4239, %c52 : vector<4xf32>
              %4241 = arith.maximumf %4240, %c53 : vector<4xf32>
              %4242 = arith.truncf %4241 : vector<4xf32> to vector<4xf16>
              %4243 = vector.bitcast %4242 : vector<4xf16> to vector<8xi8>
              %4244 = arith.cmpi slt, %4227, %kvHeads : index
              scf.if %4244 {
                %4245 = arith.muli %4227, %c13 : index
                %4246 = arith.addi %4232, %4245 : index
                %4247 = arith.divui %4236, %c8 : index
                %4248 = arith.muli %4247, %c54 : index
                %4249 = arith.remui %4236, %c8 : index
                %4250 = arith.divui %4249, %c5 : index
                %4251 = arith.muli %4250, %c25 : index
                %4252 = arith.muli %4231, %c8 : index
                %4253 = arith.addi %4251, %4252 : index
                %4254 = arith.remui %4249, %c5 : index
                %4255 = arith.muli %4254, %c10 : index
                %4256 = arith.addi %4253, %4255 : index
                %4257 = arith.addi %4248, %4256 : index
                %4258 = arith.addi %4246, %4257 : index
                vector.store %4243, %kv[%4258] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %4259 = arith.subi %4227, %kvHeads : index
                %4260 = arith.muli %4259, %c13 : index
                %4261 = arith.addi %4232, %4260 : index
                %4262 = arith.addi %4236, %c11 : index
                %4263 = arith.divui %4262, %c8 : index
                %4264 = arith.muli %4263, %c54 : index
                %4265 = arith.addi %4264, %c39 : index
                %4266 = arith.remui %4262, %c8 : index
                %4267 = arith.divui %4231, %c10 : index
                %4268 = arith.remui %4231, %c10 : index
                %4269 = arith.muli %4268, %c5 : index
                %4270 = arith.addi %4267, %4269 : index
                %4271 = arith.divui %4270, %c5 : index
                %4272 = arith.muli %4271, %c25 : index
                %4273 = arith.muli %4266, %c8 : index
                %4274 = arith.addi %4272, %4273 : index
                %4275 = arith.remui %4270, %c5 : index
                %4276 = arith.muli %4275, %c10 : index
                %4277 = arith.addi %4274, %4276 : index
                %4278 = arith.addi %4265, %4277 : index
                %4279 = arith.addi %4261, %4278 : index
                %4280 = vector.shuffle %4243, %4243 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %4280, %kv[%4279] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4281 = arith.addi %4236, %c12 : index
                %4282 = arith.divui %4281, %c8 : index
                %4283 = arith.muli %4282, %c54 : index
                %4284 = arith.addi %4283, %c39 : index
                %4285 = arith.remui %4281, %c8 : index
                %4286 = arith.divui %4231, %c10 : index
                %4287 = arith.remui %4231, %c10 : index
                %4288 = arith.muli %4287, %c5 : index
                %4289 = arith.addi %4286, %4288 : index
                %4290 = arith.divui %4289, %c5 : index
                %4291 = arith.muli %4290, %c25 : index
                %4292 = arith.muli %4285, %c8 : index
                %4293 = arith.addi %4291, %4292 : index
                %4294 = arith.remui %4289, %c5 : index
                %4295 = arith.muli %4294, %c10 : index
                %4296 = arith.addi %4293, %4295 : index
                %4297 = arith.addi %4284, %4296 : index
                %4298 = arith.addi %4261, %4297 : index
                %4299 = vector.shuffle %4243, %4243 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %4299, %kv[%4298] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4300 = arith.addi %4236, %c10 : index
                %4301 = arith.divui %4300, %c8 : index
                %4302 = arith.muli %4301, %c54 : index
                %4303 = arith.addi %4302, %c39 : index
                %4304 = arith.remui %4300, %c8 : index
                %4305 = arith.divui %4231, %c10 : index
                %4306 = arith.remui %4231, %c10 : index
                %4307 = arith.muli %4306, %c5 : index
                %4308 = arith.addi %4305, %4307 : index
                %4309 = arith.divui %4308, %c5 : index
                %4310 = arith.muli %4309, %c25 : index
                %4311 = arith.muli %4304, %c8 : index
                %4312 = arith.addi %4310, %4311 : index
                %4313 = arith.remui %4308, %c5 : index
                %4314 = arith.muli %4313, %c10 : index
                %4315 = arith.addi %4312, %4314 : index
                %4316 = arith.addi %4303, %4315 : index
                %4317 = arith.addi %4261, %4316 : index
                %4318 = vector.shuffle %4243, %4243 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %4318, %kv[%4317] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4319 = arith.addi %4236, %c2 : index
                %4320 = arith.divui %4319, %c8 : index
                %4321 = arith.muli %4320, %c54 : index
                %4322 = arith.addi %4321, %c39 : index
                %4323 = arith.remui %4319, %c8 : index
                %4324 = arith.divui %4231, %c10 : index
                %4325 = arith.remui %4231, %c10 : index
                %4326 = arith.muli %4325, %c5 : index
                %4327 = arith.addi %4324, %4326 : index
                %4328 = arith.divui %4327, %c5 : index
                %4329 = arith.muli %4328, %c25 : index
                %4330 = arith.muli %4323, %c8 : index
                %4331 = arith.addi %4329, %4330 : index
                %4332 = arith.remui %4327, %c5 : index
                %4333 = arith.muli %4332, %c10 : index
                %4334 = arith.addi %4331, %4333 : index
                %4335 = arith.addi %4322, %4334 : index
                %4336 = arith.addi %4261, %4335 : index
                %4337 = vector.shuffle %4243, %4243 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %4337, %kv[%4336] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %4338 = arith.cmpi eq, %codec, %c12 : index
          scf.if %4338 {
            %4339 = wave.lane
            %4340 = arith.muli %4339, %c22 : index
            scf.for %4341 = %4340 to %c32 step %c33 {
              %4342 = arith.addi %4226, %4341 : index
              %4343 = vector.load %20[%4342] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4344 = arith.mulf %4343, %4229 : vector<4xf32>
              %4345 = wave.fp8_encode "e4m3" %4344 : vector<4xf32> -> vector<4xi8>
              %4346 = arith.cmpi slt, %4227, %kvHeads : index
              scf.if %4346 {
                %4347 = arith.muli %4227, %c39 : index
                %4348 = arith.addi %4232, %4347 : index
                %4349 = vector.shuffle %4345, %4345 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4350 = arith.divui %4341, %c8 : index
                %4351 = arith.muli %4350, %c25 : index
                %4352 = arith.remui %4341, %c8 : index
                %4353 = arith.muli %4231, %c8 : index
                %4354 = arith.divui %4352, %c22 : index
                %4355 = arith.muli %4354, %c22 : index
                %4356 = arith.remui %4352, %c10 : index
                %4357 = arith.muli %4356, %c10 : index
                %4358 = arith.addi %4355, %4357 : index
                %4359 = arith.divui %4352, %c10 : index
                %4360 = arith.remui %4359, %c10 : index
                %4361 = arith.addi %4358, %4360 : index
                %4362 = arith.addi %4353, %4361 : index
                %4363 = arith.addi %4351, %4362 : index
                %4364 = arith.addi %4348, %4363 : index
                vector.store %4349, %kv[%4364] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4365 = arith.subi %4227, %kvHeads : index
                %4366 = arith.muli %4365, %c39 : index
                %4367 = arith.addi %4232, %4366 : index
                %4368 = arith.addi %4341, %c11 : index
                %4369 = arith.divui %4368, %c8 : index
                %4370 = arith.muli %4369, %c25 : index
                %4371 = arith.addi %4370, %c14 : index
                %4372 = arith.remui %4368, %c8 : index
                %4373 = arith.divui %4231, %c10 : index
                %4374 = arith.remui %4231, %c10 : index
                %4375 = arith.muli %4374, %c5 : index
                %4376 = arith.addi %4373, %4375 : index
                %4377 = arith.muli %4372, %c8 : index
                %4378 = arith.divui %4376, %c22 : index
                %4379 = arith.muli %4378, %c22 : index
                %4380 = arith.remui %4376, %c10 : index
                %4381 = arith.muli %4380, %c10 : index
                %4382 = arith.addi %4379, %4381 : index
                %4383 = arith.divui %4376, %c10 : index
                %4384 = arith.remui %4383, %c10 : index
                %4385 = arith.addi %4382, %4384 : index
                %4386 = arith.addi %4377, %4385 : index
                %4387 = arith.addi %4371, %4386 : index
                %4388 = arith.addi %4367, %4387 : index
                %4389 = vector.shuffle %4345, %4345 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4389, %kv[%4388] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4390 = arith.addi %4341, %c12 : index
                %4391 = arith.divui %4390, %c8 : index
                %4392 = arith.muli %4391, %c25 : index
                %4393 = arith.addi %4392, %c14 : index
                %4394 = arith.remui %4390, %c8 : index
                %4395 = arith.divui %4231, %c10 : index
                %4396 = arith.remui %4231, %c10 : index
                %4397 = arith.muli %4396, %c5 : index
                %4398 = arith.addi %4395, %4397 : index
                %4399 = arith.muli %4394, %c8 : index
                %4400 = arith.divui %4398, %c22 : index
                %4401 = arith.muli %4400, %c22 : index
                %4402 = arith.remui %4398, %c10 : index
                %4403 = arith.muli %4402, %c10 : index
                %4404 = arith.addi %4401, %4403 : index
                %4405 = arith.divui %4398, %c10 : index
                %4406 = arith.remui %4405, %c10 : index
                %4407 = arith.addi %4404, %4406 : index
                %4408 = arith.addi %4399, %4407 : index
                %4409 = arith.addi %4393, %4408 : index
                %4410 = arith.addi %4367, %4409 : index
                %4411 = vector.shuffle %4345, %4345 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4411, %kv[%4410] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4412 = arith.addi %4341, %c10 : index
                %4413 = arith.divui %4412, %c8 : index
                %4414 = arith.muli %4413, %c25 : index
                %4415 = arith.addi %4414, %c14 : index
                %4416 = arith.remui %4412, %c8 : index
                %4417 = arith.divui %4231, %c10 : index
                %4418 = arith.remui %4231, %c10 : index
                %4419 = arith.muli %4418, %c5 : index
                %4420 = arith.addi %4417, %4419 : index
                %4421 = arith.muli %4416, %c8 : index
                %4422 = arith.divui %4420, %c22 : index
                %4423 = arith.muli %4422, %c22 : index
                %4424 = arith.remui %4420, %c10 : index
                %4425 = arith.muli %4424, %c10 : index
                %4426 = arith.addi %4423, %4425 : index
                %4427 = arith.divui %4420, %c10 : index
                %4428 = arith.remui %4427, %c10 : index
                %4429 = arith.addi %4426, %4428 : index
                %4430 = arith.addi %4421, %4429 : index
                %4431 = arith.addi %4415, %4430 : index
                %4432 = arith.addi %4367, %4431 : index
                %4433 = vector.shuffle %4345, %4345 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4433, %kv[%4432] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4434 = arith.addi %4341, %c2 : index
                %4435 = arith.divui %4434, %c8 : index
                %4436 = arith.muli %4435, %c25 : index
                %4437 = arith.addi %4436, %c14 : index
                %4438 = arith.remui %4434, %c8 : index
                %4439 = arith.divui %4231, %c10 : index
                %4440 = arith.remui %4231, %c10 : index
                %4441 = arith.muli %4440, %c5 : index
                %4442 = arith.addi %4439, %4441 : index
                %4443 = arith.muli %4438, %c8 : index
                %4444 = arith.divui %4442, %c22 : index
                %4445 = arith.muli %4444, %c22 : index
                %4446 = arith.remui %4442, %c10 : index
                %4447 = arith.muli %4446, %c10 : index
                %4448 = arith.addi %4445, %4447 : index
                %4449 = arith.divui %4442, %c10 : index
                %4450 = arith.remui %4449, %c10 : index
                %4451 = arith.addi %4448, %4450 : index
                %4452 = arith.addi %4443, %4451 : index
                %4453 = arith.addi %4437, %4452 : index
                %4454 = arith.addi %4367, %4453 : index
                %4455 = vector.shuffle %4345, %4345 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4455, %kv[%4454] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %4456 = arith.cmpi eq, %codec, %c10 : index
          scf.if %4456 {
            %4457 = wave.lane
            %4458 = arith.muli %4457, %c22 : index
            scf.for %4459 = %4458 to %c32 step %c33 {
              %4460 = arith.addi %4226, %4459 : index
              %4461 = vector.load %20[%4460] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4462 = arith.mulf %4461, %4229 : vector<4xf32>
              %4463 = wave.fp8_encode "e5m2" %4462 : vector<4xf32> -> vector<4xi8>
              %4464 = arith.cmpi slt, %4227, %kvHeads : index
              scf.if %4464 {
                %4465 = arith.muli %4227, %c39 : index
                %4466 = arith.addi %4232, %4465 : index
                %4467 = vector.shuffle %4463, %4463 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4468 = arith.divui %4459, %c8 : index
                %4469 = arith.muli %4468, %c25 : index
                %4470 = arith.remui %4459, %c8 : index
                %4471 = arith.muli %4231, %c8 : index
                %4472 = arith.divui %4470, %c22 : index
                %4473 = arith.muli %4472, %c22 : index
                %4474 = arith.remui %4470, %c10 : index
                %4475 = arith.muli %4474, %c10 : index
                %4476 = arith.addi %4473, %4475 : index
                %4477 = arith.divui %4470, %c10 : index
                %4478 = arith.remui %4477, %c10 : index
                %4479 = arith.addi %4476, %4478 : index
                %4480 = arith.addi %4471, %4479 : index
                %4481 = arith.addi %4469, %4480 : index
                %4482 = arith.addi %4466, %4481 : index
                vector.store %4467, %kv[%4482] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4483 = arith.subi %4227, %kvHeads : index
                %4484 = arith.muli %4483, %c39 : index
                %4485 = arith.addi %4232, %4484 : index
                %4486 = arith.addi %4459, %c11 : index
                %4487 = arith.divui %4486, %c8 : index
                %4488 = arith.muli %4487, %c25 : index
                %4489 = arith.addi %4488, %c14 : index
                %4490 = arith.remui %4486, %c8 : index
                %4491 = arith.divui %4231, %c10 : index
                %4492 = arith.remui %4231, %c10 : index
                %4493 = arith.muli %4492, %c5 : index
                %4494 = arith.addi %4491, %4493 : index
                %4495 = arith.muli %4490, %c8 : index
                %4496 = arith.divui %4494, %c22 : index
                %4497 = arith.muli %4496, %c22 : index
                %4498 = arith.remui %4494, %c10 : index
                %4499 = arith.muli %4498, %c10 : index
                %4500 = arith.addi %4497, %4499 : index
                %4501 = arith.divui %4494, %c10 : index
                %4502 = arith.remui %4501, %c10 : index
                %4503 = arith.addi %4500, %4502 : index
                %4504 = arith.addi %4495, %4503 : index
                %4505 = arith.addi %4489, %4504 : index
                %4506 = arith.addi %4485, %4505 : index
                %4507 = vector.shuffle %4463, %4463 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4507, %kv[%4506] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4508 = arith.addi %4459, %c12 : index
                %4509 = arith.divui %4508, %c8 : index
                %4510 = arith.muli %4509, %c25 : index
                %4511 = arith.addi %4510, %c14 : index
                %4512 = arith.remui %4508, %c8 : index
                %4513 = arith.divui %4231, %c10 : index
                %4514 = arith.remui %4231, %c10 : index
                %4515 = arith.muli %4514, %c5 : index
                %4516 = arith.addi %4513, %4515 : index
                %4517 = arith.muli %4512, %c8 : index
                %4518 = arith.divui %4516, %c22 : index
                %4519 = arith.muli %4518, %c22 : index
                %4520 = arith.remui %4516, %c10 : index
                %4521 = arith.muli %4520, %c10 : index
                %4522 = arith.addi %4519, %4521 : index
                %4523 = arith.divui %4516, %c10 : index
                %4524 = arith.remui %4523, %c10 : index
                %4525 = arith.addi %4522, %4524 : index
                %4526 = arith.addi %4517, %4525 : index
                %4527 = arith.addi %4511, %4526 : index
                %4528 = arith.addi %4485, %4527 : index
                %4529 = vector.shuffle %4463, %4463 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4529, %kv[%4528] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4530 = arith.addi %4459, %c10 : index
                %4531 = arith.divui %4530, %c8 : index
                %4532 = arith.muli %4531, %c25 : index
                %4533 = arith.addi %4532, %c14 : index
                %4534 = arith.remui %4530, %c8 : index
                %4535 = arith.divui %4231, %c10 : index
                %4536 = arith.remui %4231, %c10 : index
                %4537 = arith.muli %4536, %c5 : index
                %4538 = arith.addi %4535, %4537 : index
                %4539 = arith.muli %4534, %c8 : index
                %4540 = arith.divui %4538, %c22 : index
                %4541 = arith.muli %4540, %c22 : index
                %4542 = arith.remui %4538, %c10 : index
                %4543 = arith.muli %4542, %c10 : index
                %4544 = arith.addi %4541, %4543 : index
                %4545 = arith.divui %4538, %c10 : index
                %4546 = arith.remui %4545, %c10 : index
                %4547 = arith.addi %4544, %4546 : index
                %4548 = arith.addi %4539, %4547 : index
                %4549 = arith.addi %4533, %4548 : index
                %4550 = arith.addi %4485, %4549 : index
                %4551 = vector.shuffle %4463, %4463 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4551, %kv[%4550] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4552 = arith.addi %4459, %c2 : index
                %4553 = arith.divui %4552, %c8 : index
                %4554 = arith.muli %4553, %c25 : index
                %4555 = arith.addi %4554, %c14 : index
                %4556 = arith.remui %4552, %c8 : index
                %4557 = arith.divui %4231, %c10 : index
                %4558 = arith.remui %4231, %c10 : index
                %4559 = arith.muli %4558, %c5 : index
                %4560 = arith.addi %4557, %4559 : index
                %4561 = arith.muli %4556, %c8 : index
                %4562 = arith.divui %4560, %c22 : index
                %4563 = arith.muli %4562, %c22 : index
                %4564 = arith.remui %4560, %c10 : index
                %4565 = arith.muli %4564, %c10 : index
                %4566 = arith.addi %4563, %4565 : index
                %4567 = arith.divui %4560, %c10 : index
                %4568 = arith.remui %4567, %c10 : index
                %4569 = arith.addi %4566, %4568 : index
                %4570 = arith.addi %4561, %4569 : index
                %4571 = arith.addi %4555, %4570 : index
                %4572 = arith.addi %4485, %4571 : index
                %4573 = vector.shuffle %4463, %4463 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4573, %kv[%4572] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %4574 = arith.addi %23, %c18 : index
    %4575 = wave.lane
    %4576 = arith.muli %3, %c10 : index
    %4577 = arith.muli %4576, %c25 : index
    %4578 = arith.addi %4577, %4575 : index
    %4579 = arith.muli %4, %c14 : index
    %4580 = arith.addi %4579, %4578 : index
    %4581 = arith.addi %4580, %c11 : index
    %4582 = arith.addi %4581, %c11 : index
    %4583 = vector.extract %568#6[0] : f32 from vector<8xf32>
    memref.store %4583, %19[%4582] : memref<?xf32>
    %4584 = arith.muli %4, %c14 : index
    %4585 = arith.addi %4584, %4578 : index
    %4586 = arith.addi %4585, %c11 : index
    %4587 = arith.addi %4586, %c17 : index
    %4588 = vector.extract %568#6[1] : f32 from vector<8xf32>
    memref.store %4588, %19[%4587] : memref<?xf32>
    %4589 = arith.muli %4, %c14 : index
    %4590 = arith.addi %4589, %4578 : index
    %4591 = arith.addi %4590, %c11 : index
    %4592 = arith.addi %4591, %c15 : index
    %4593 = vector.extract %568#6[2] : f32 from vector<8xf32>
    memref.store %4593, %19[%4592] : memref<?xf32>
    %4594 = arith.muli %4, %c14 : index
    %4595 = arith.addi %4594, %4578 : index
    %4596 = arith.addi %4595, %c11 : index
    %4597 = arith.addi %4596, %c32 : index
    %4598 = vector.extract %568#6[3] : f32 from vector<8xf32>
    memref.store %4598, %19[%4597] : memref<?xf32>
    %4599 = arith.muli %4, %c14 : index
    %4600 = arith.addi %4599, %4578 : index
    %4601 = arith.addi %4600, %c11 : index
    %4602 = arith.addi %4601, %c33 : index
    %4603 = vector.extract %568#6[4] : f32 from vector<8xf32>
    memref.store %4603, %19[%4602] : memref<?xf32>
    %4604 = arith.muli %4, %c14 : index
    %4605 = arith.addi %4604, %4578 : index
    %4606 = arith.addi %4605, %c11 : index
    %4607 = arith.addi %4606, %c34 : index
    %4608 = vector.extract %568#6[5] : f32 from vector<8xf32>
    memref.store %4608, %19[%4607] : memref<?xf32>
    %4609 = arith.muli %4, %c14 : index
    %4610 = arith.addi %4609, %4578 : index
    %4611 = arith.addi %4610, %c11 : index
    %4612 = arith.addi %4611, %c35 : index
    %4613 = vector.extract %568#6[6] : f32 from vector<8xf32>
    memref.store %4613, %19[%4612] : memref<?xf32>
    %4614 = arith.muli %4, %c14 : index
    %4615 = arith.addi %4614, %4578 : index
    %4616 = arith.addi %4615, %c11 : index
    %4617 = arith.addi %4616, %c36 : index
    %4618 = vector.extract %568#6[7] : f32 from vector<8xf32>
    memref.store %4618, %19[%4617] : memref<?xf32>
    %4619 = arith.muli %4, %c14 : index
    %4620 = arith.addi %4619, %4578 : index
    %4621 = arith.addi %4620, %c25 : index
    %4622 = arith.addi %4621, %c11 : index
    %4623 = vector.extract %568#7[0] : f32 from vector<8xf32>
    memref.store %4623, %19[%4622] : memref<?xf32>
    %4624 = arith.muli %4, %c14 : index
    %4625 = arith.addi %4624, %4578 : index
    %4626 = arith.addi %4625, %c25 : index
    %4627 = arith.addi %4626, %c17 : index
    %4628 = vector.extract %568#7[1] : f32 from vector<8xf32>
    memref.store %4628, %19[%4627] : memref<?xf32>
    %4629 = arith.muli %4, %c14 : index
    %4630 = arith.addi %4629, %4578 : index
    %4631 = arith.addi %4630, %c25 : index
    %4632 = arith.addi %4631, %c15 : index
    %4633 = vector.extract %568#7[2] : f32 from vector<8xf32>
    memref.store %4633, %19[%4632] : memref<?xf32>
    %4634 = arith.muli %4, %c14 : index
    %4635 = arith.addi %4634, %4578 : index
    %4636 = arith.addi %4635, %c25 : index
    %4637 = arith.addi %4636, %c32 : index
    %4638 = vector.extract %568#7[3] : f32 from vector<8xf32>
    memref.store %4638, %19[%4637] : memref<?xf32>
    %4639 = arith.muli %4, %c14 : index
    %4640 = arith.addi %4639, %4578 : index
    %4641 = arith.addi %4640, %c25 : index
    %4642 = arith.addi %4641, %c33 : index
    %4643 = vector.extract %568#7[4] : f32 from vector<8xf32>
    memref.store %4643, %19[%4642] : memref<?xf32>
    %4644 = arith.muli %4, %c14 : index
    %4645 = arith.addi %4644, %4578 : index
    %4646 = arith.addi %4645, %c25 : index
    %4647 = arith.addi %4646, %c34 : index
    %4648 = vector.extract %568#7[5] : f32 from vector<8xf32>
    memref.store %4648, %19[%4647] : memref<?xf32>
    %4649 = arith.muli %4, %c14 : index
    %4650 = arith.addi %4649, %4578 : index
    %4651 = arith.addi %4650, %c25 : index
    %4652 = arith.addi %4651, %c35 : index
    %4653 = vector.extract %568#7[6] : f32 from vector<8xf32>
    memref.store %4653, %19[%4652] : memref<?xf32>
    %4654 = arith.muli %4, %c14 : index
    %4655 = arith.addi %4654, %4578 : index
    %4656 = arith.addi %4655, %c25 : index
    %4657 = arith.addi %4656, %c36 : index
    %4658 = vector.extract %568#7[7] : f32 from vector<8xf32>
    memref.store %4658, %19[%4657] : memref<?xf32>
    wave.barrier
    %4659 = arith.muli %4, %c10 : index
    %4660 = arith.addi %4659, %c11 : index
    %4661 = arith.muli %4660, %c10 : index
    %4662 = arith.divui %4575, %c8 : index
    %4663 = arith.addi %4661, %4662 : index
    %4664 = arith.addi %4574, %4663 : index
    %4665 = arith.cmpi slt, %4664, %22 : index
    scf.if %4665 {
      %4666 = arith.cmpi eq, %hasFactors, %c12 : index
      %4667 = memref.load %factors[%4664] : memref<?xf32>
      %4668 = arith.select %4666, %4667, %c38 : f32
      %4669 = arith.addi %4578, %c11 : index
      %4670 = arith.muli %4660, %c17 : index
      %4671 = arith.addi %4669, %4670 : index
      %4672 = memref.load %19[%4671] : memref<?xf32>
      %4673 = arith.addi %4671, %c14 : index
      %4674 = memref.load %19[%4673] : memref<?xf32>
      %4675 = arith.addf %4672, %4674 : f32
      %4676 = arith.addi %4671, %c39 : index
      %4677 = memref.load %19[%4676] : memref<?xf32>
      %4678 = arith.addf %4675, %4677 : f32
      %4679 = arith.addi %4671, %c40 : index
      %4680 = memref.load %19[%4679] : memref<?xf32>
      %4681 = arith.addf %4678, %4680 : f32
      %4682 = arith.mulf %4681, %4668 : f32
      %4683 = arith.muli %3, %c10 : index
      %4684 = arith.addi %4683, %c11 : index
      %4685 = arith.muli %4684, %c8 : index
      %4686 = arith.remui %4575, %c8 : index
      %4687 = arith.addi %4685, %4686 : index
      %4688 = arith.muli %4663, %c32 : index
      %4689 = arith.addi %4688, %4687 : index
      memref.store %4682, %20[%4689] : memref<?xf32>
      %4690 = arith.addi %4578, %c25 : index
      %4691 = arith.muli %4660, %c17 : index
      %4692 = arith.addi %4690, %4691 : index
      %4693 = memref.load %19[%4692] : memref<?xf32>
      %4694 = arith.addi %4692, %c14 : index
      %4695 = memref.load %19[%4694] : memref<?xf32>
      %4696 = arith.addf %4693, %4695 : f32
      %4697 = arith.addi %4692, %c39 : index
      %4698 = memref.load %19[%4697] : memref<?xf32>
      %4699 = arith.addf %4696, %4698 : f32
      %4700 = arith.addi %4692, %c40 : index
      %4701 = memref.load %19[%4700] : memref<?xf32>
      %4702 = arith.addf %4699, %4701 : f32
      %4703 = arith.mulf %4702, %4668 : f32
      %4704 = arith.muli %3, %c10 : index
      %4705 = arith.addi %4704, %c12 : index
      %4706 = arith.muli %4705, %c8 : index
      %4707 = arith.remui %4575, %c8 : index
      %4708 = arith.addi %4706, %4707 : index
      %4709 = arith.muli %4663, %c32 : index
      %4710 = arith.addi %4709, %4708 : index
      memref.store %4703, %20[%4710] : memref<?xf32>
    }
    %4711 = arith.muli %4, %c10 : index
    %4712 = arith.addi %4711, %c12 : index
    %4713 = arith.muli %4712, %c10 : index
    %4714 = arith.divui %4575, %c8 : index
    %4715 = arith.addi %4713, %4714 : index
    %4716 = arith.addi %4574, %4715 : index
    %4717 = arith.cmpi slt, %4716, %22 : index
    scf.if %4717 {
      %4718 = arith.cmpi eq, %hasFactors, %c12 : index
      %4719 = memref.load %factors[%4716] : memref<?xf32>
      %4720 = arith.select %4718, %4719, %c38 : f32
      %4721 = arith.addi %4578, %c11 : index
      %4722 = arith.muli %4712, %c17 : index
      %4723 = arith.addi %4721, %4722 : index
      %4724 = memref.load %19[%4723] : memref<?xf32>
      %4725 = arith.addi %4723, %c14 : index
      %4726 = memref.load %19[%4725] : memref<?xf32>
      %4727 = arith.addf %4724, %4726 : f32
      %4728 = arith.addi %4723, %c39 : index
      %4729 = memref.load %19[%4728] : memref<?xf32>
      %4730 = arith.addf %4727, %4729 : f32
      %4731 = arith.addi %4723, %c40 : index
      %4732 = memref.load %19[%4731] : memref<?xf32>
      %4733 = arith.addf %4730, %4732 : f32
      %4734 = arith.mulf %4733, %4720 : f32
      %4735 = arith.muli %3, %c10 : index
      %4736 = arith.addi %4735, %c11 : index
      %4737 = arith.muli %4736, %c8 : index
      %4738 = arith.remui %4575, %c8 : index
      %4739 = arith.addi %4737, %4738 : index
      %4740 = arith.muli %4715, %c32 : index
      %4741 = arith.addi %4740, %4739 : index
      memref.store %4734, %20[%4741] : memref<?xf32>
      %4742 = arith.addi %4578, %c25 : index
      %4743 = arith.muli %4712, %c17 : index
      %4744 = arith.addi %4742, %4743 : index
      %4745 = memref.load %19[%4744] : memref<?xf32>
      %4746 = arith.addi %4744, %c14 : index
      %4747 = memref.load %19[%4746] : memref<?xf32>
      %4748 = arith.addf %4745, %4747 : f32
      %4749 = arith.addi %4744, %c39 : index
      %4750 = memref.load %19[%4749] : memref<?xf32>
      %4751 = arith.addf %4748, %4750 : f32
      %4752 = arith.addi %4744, %c40 : index
      %4753 = memref.load %19[%4752] : memref<?xf32>
      %4754 = arith.addf %4751, %4753 : f32
      %4755 = arith.mulf %4754, %4720 : f32
      %4756 = arith.muli %3, %c10 : index
      %4757 = arith.addi %4756, %c12 : index
      %4758 = arith.muli %4757, %c8 : index
      %4759 = arith.remui %4575, %c8 : index
      %4760 = arith.addi %4758, %4759 : index
      %4761 = arith.muli %4715, %c32 : index
      %4762 = arith.addi %4761, %4760 : index
      memref.store %4755, %20[%4762] : memref<?xf32>
    }
    wave.barrier
    %4763 = arith.addi %23, %c18 : index
    %4764 = wave.wave
    %4765 = arith.addi %4764, %c11 : index
    %4766 = arith.addi %4763, %4765 : index
    %4767 = arith.cmpi slt, %4766, %22 : index
    %4768 = arith.cmpi slt, %4765, %c8 : index
    %4769 = arith.andi %4767, %4768 : i1
    scf.if %4769 {
      %4770 = arith.addi %4763, %4765 : index
      %4771 = arith.muli %4765, %c32 : index
      %4772 = wave.lane
      %4773 = arith.addi %4772, %c11 : index
      %4774 = arith.cmpi eq, %hasBias, %c12 : index
      %4775 = arith.addi %4771, %4773 : index
      %4776 = memref.load %20[%4775] : memref<?xf32>
      %4777 = arith.muli %0, %c32 : index
      %4778 = arith.addi %4777, %4773 : index
      %4779 = memref.load %bias[%4778] : memref<?xf32>
      %4780 = arith.addf %4776, %4779 : f32
      %4781 = arith.select %4774, %4780, %4776 : f32
      %4782 = arith.addi %4773, %c18 : index
      %4783 = arith.cmpi eq, %hasBias, %c12 : index
      %4784 = arith.addi %4771, %4782 : index
      %4785 = memref.load %20[%4784] : memref<?xf32>
      %4786 = arith.muli %0, %c32 : index
      %4787 = arith.addi %4786, %4782 : index
      %4788 = memref.load %bias[%4787] : memref<?xf32>
      %4789 = arith.addf %4785, %4788 : f32
      %4790 = arith.select %4783, %4789, %4785 : f32
      %4791 = arith.addi %4772, %c17 : index
      %4792 = arith.cmpi slt, %4791, %c18 : index
      %4793 = arith.minsi %4791, %c42 : index
      %4794 = arith.cmpi eq, %hasBias, %c12 : index
      %4795 = arith.addi %4771, %4793 : index
      %4796 = memref.load %20[%4795] : memref<?xf32>
      %4797 = arith.muli %0, %c32 : index
      %4798 = arith.addi %4797, %4793 : index
      %4799 = memref.load %bias[%4798] : memref<?xf32>
      %4800 = arith.addf %4796, %4799 : f32
      %4801 = arith.select %4794, %4800, %4796 : f32
      %4802 = arith.addi %4793, %c18 : index
      %4803 = arith.cmpi eq, %hasBias, %c12 : index
      %4804 = arith.addi %4771, %4802 : index
      %4805 = memref.load %20[%4804] : memref<?xf32>
      %4806 = arith.muli %0, %c32 : index
      %4807 = arith.addi %4806, %4802 : index
      %4808 = memref.load %bias[%4807] : memref<?xf32>
      %4809 = arith.addf %4805, %4808 : f32
      %4810 = arith.select %4803, %4809, %4805 : f32
      %4811 = arith.addi %heads, %kvHeads : index
      %4812 = arith.cmpi slt, %0, %4811 : index
      scf.if %4812 {
        %4813 = arith.addi %positionsAt, %4770 : index
        %4814 = memref.load %step[%4813] : memref<?xi32>
        %4815 = arith.index_cast %4814 : i32 to index
        %4816 = arith.cmpi eq, %hasNorm, %c12 : index
        %4817 = math.fma %4781, %4781, %c45 : f32
        %4818 = math.fma %4790, %4790, %4817 : f32
        %4819 = math.fma %4801, %4801, %4818 : f32
        %4820 = arith.select %4792, %4819, %4818 : f32
        %4821 = math.fma %4810, %4810, %4820 : f32
        %4822 = arith.select %4792, %4821, %4820 : f32
        %4823 = vector.broadcast %4822 : f32 to vector<1xf32>
        %4824 = wave.reduce "add" %4823 : vector<1xf32>
        %4825 = arith.mulf %4824, %inverseHeadDim : f32
        %4826 = arith.addf %4825, %epsilon : f32
        %4827 = math.sqrt %4826 : f32
        %4828 = arith.divf %c38, %4827 : f32
        %4829 = arith.cmpi slt, %0, %heads : index
        %4830 = arith.addi %4773, %c18 : index
        %4831 = memref.load %query_norm[%4773] : memref<?xf32>
        %4832 = memref.load %key_norm[%4773] : memref<?xf32>
        %4833 = arith.select %4829, %4831, %4832 : f32
        %4834 = arith.mulf %4781, %4828 : f32
        %4835 = arith.mulf %4834, %4833 : f32
        %4836 = arith.select %4816, %4835, %4781 : f32
        %4837 = memref.load %query_norm[%4830] : memref<?xf32>
        %4838 = memref.load %key_norm[%4830] : memref<?xf32>
        %4839 = arith.select %4829, %4837, %4838 : f32
        %4840 = arith.mulf %4790, %4828 : f32
        %4841 = arith.mulf %4840, %4839 : f32
        %4842 = arith.select %4816, %4841, %4790 : f32
        %4843 = arith.addi %4793, %c18 : index
        %4844 = memref.load %query_norm[%4793] : memref<?xf32>
        %4845 = memref.load %key_norm[%4793] : memref<?xf32>
        %4846 = arith.select %4829, %4844, %4845 : f32
        %4847 = arith.mulf %4801, %4828 : f32
        %4848 = arith.mulf %4847, %4846 : f32
        %4849 = arith.select %4816, %4848, %4801 : f32
        %4850 = memref.load %query_norm[%4843] : memref<?xf32>
        %4851 = memref.load %key_norm[%4843] : memref<?xf32>
        %4852 = arith.select %4829, %4850, %4851 : f32
        %4853 = arith.mulf %4810, %4828 : f32
        %4854 = arith.mulf %4853, %4852 : f32
        %4855 = arith.select %4816, %4854, %4810 : f32
        %4856 = arith.remui %4815, %c25 : index
        %4857 = arith.muli %4856, %c32 : index
        %4858 = arith.addi %4857, %4773 : index
        %4859 = arith.divui %4815, %c25 : index
        %4860 = arith.addi %4859, %c25 : index
        %4861 = arith.muli %4860, %c32 : index
        %4862 = arith.addi %4861, %4773 : index
        %4863 = memref.load %rope[%4858] : memref<?xf32>
        %4864 = arith.addi %4858, %c18 : index
        %4865 = memref.load %rope[%4864] : memref<?xf32>
        %4866 = memref.load %rope[%4862] : memref<?xf32>
        %4867 = arith.addi %4862, %c18 : index
        %4868 = memref.load %rope[%4867] : memref<?xf32>
        %4869 = arith.mulf %4866, %4863 : f32
        %4870 = arith.mulf %4868, %4865 : f32
        %4871 = arith.subf %4869, %4870 : f32
        %4872 = arith.mulf %4868, %4863 : f32
        %4873 = arith.mulf %4866, %4865 : f32
        %4874 = arith.addf %4872, %4873 : f32
        %4875 = arith.mulf %4836, %4871 : f32
        %4876 = arith.mulf %4842, %4874 : f32
        %4877 = arith.subf %4875, %4876 : f32
        %4878 = arith.mulf %4842, %4871 : f32
        %4879 = arith.mulf %4836, %4874 : f32
        %4880 = arith.addf %4878, %4879 : f32
        %4881 = arith.cmpi slt, %0, %heads : index
        scf.if %4881 {
          %4882 = arith.muli %4770, %heads : index
          %4883 = arith.addi %4882, %0 : index
          %4884 = arith.muli %4883, %c32 : index
          %4885 = arith.addi %4884, %4773 : index
          memref.store %4877, %q[%4885] : memref<?xf32>
          %4886 = arith.addi %4885, %c18 : index
          memref.store %4880, %q[%4886] : memref<?xf32>
        } else {
          %4887 = arith.addi %4771, %4773 : index
          memref.store %4877, %20[%4887] : memref<?xf32>
          %4888 = arith.addi %4771, %4773 : index
          %4889 = arith.addi %4888, %c18 : index
          memref.store %4880, %20[%4889] : memref<?xf32>
        }
        %4890 = arith.remui %4815, %c25 : index
        %4891 = arith.muli %4890, %c32 : index
        %4892 = arith.addi %4891, %4793 : index
        %4893 = arith.divui %4815, %c25 : index
        %4894 = arith.addi %4893, %c25 : index
        %4895 = arith.muli %4894, %c32 : index
        %4896 = arith.addi %4895, %4793 : index
        %4897 = memref.load %rope[%4892] : memref<?xf32>
        %4898 = arith.addi %4892, %c18 : index
        %4899 = memref.load %rope[%4898] : memref<?xf32>
        %4900 = memref.load %rope[%4896] : memref<?xf32>
        %4901 = arith.addi %4896, %c18 : index
        %4902 = memref.load %rope[%4901] : memref<?xf32>
        %4903 = arith.mulf %4900, %4897 : f32
        %4904 = arith.mulf %4902, %4899 : f32
        %4905 = arith.subf %4903, %4904 : f32
        %4906 = arith.mulf %4902, %4897 : f32
        %4907 = arith.mulf %4900, %4899 : f32
        %4908 = arith.addf %4906, %4907 : f32
        %4909 = arith.mulf %4849, %4905 : f32
        %4910 = arith.mulf %4855, %4908 : f32
        %4911 = arith.subf %4909, %4910 : f32
        %4912 = arith.mulf %4855, %4905 : f32
        %4913 = arith.mulf %4849, %4908 : f32
        %4914 = arith.addf %4912, %4913 : f32
        scf.if %4792 {
          %4915 = arith.cmpi slt, %0, %heads : index
          scf.if %4915 {
            %4916 = arith.muli %4770, %heads : index
            %4917 = arith.addi %4916, %0 : index
            %4918 = arith.muli %4917, %c32 : index
            %4919 = arith.addi %4918, %4793 : index
            memref.store %4911, %q[%4919] : memref<?xf32>
            %4920 = arith.addi %4919, %c18 : index
            memref.store %4914, %q[%4920] : memref<?xf32>
          } else {
            %4921 = arith.addi %4771, %4793 : index
            memref.store %4911, %20[%4921] : memref<?xf32>
            %4922 = arith.addi %4771, %4793 : index
            %4923 = arith.addi %4922, %c18 : index
            memref.store %4914, %20[%4923] : memref<?xf32>
          }
        }
      } else {
        %4924 = arith.cmpi slt, %0, %heads : index
        scf.if %4924 {
          %4925 = arith.muli %4770, %heads : index
          %4926 = arith.addi %4925, %0 : index
          %4927 = arith.muli %4926, %c32 : index
          %4928 = arith.addi %4927, %4773 : index
          memref.store %4781, %q[%4928] : memref<?xf32>
          %4929 = arith.addi %4928, %c18 : index
          memref.store %4790, %q[%4929] : memref<?xf32>
        } else {
          %4930 = arith.addi %4771, %4773 : index
          memref.store %4781, %20[%4930] : memref<?xf32>
          %4931 = arith.addi %4771, %4773 : index
          %4932 = arith.addi %4931, %c18 : index
          memref.store %4790, %20[%4932] : memref<?xf32>
        }
        scf.if %4792 {
          %4933 = arith.cmpi slt, %0, %heads : index
          scf.if %4933 {
            %4934 = arith.muli %4770, %heads : index
            %4935 = arith.addi %4934, %0 : index
            %4936 = arith.muli %4935, %c32 : index
            %4937 = arith.addi %4936, %4793 : index
            memref.store %4801, %q[%4937] : memref<?xf32>
            %4938 = arith.addi %4937, %c18 : index
            memref.store %4810, %q[%4938] : memref<?xf32>
          } else {
            %4939 = arith.addi %4771, %4793 : index
            memref.store %4801, %20[%4939] : memref<?xf32>
            %4940 = arith.addi %4771, %4793 : index
            %4941 = arith.addi %4940, %c18 : index
            memref.store %4810, %20[%4941] : memref<?xf32>
          }
        }
      }
    }
    %4942 = arith.addi %4764, %c48 : index
    %4943 = arith.addi %4763, %4942 : index
    %4944 = arith.cmpi slt, %4943, %22 : index
    %4945 = arith.cmpi slt, %4942, %c8 : index
    %4946 = arith.andi %4944, %4945 : i1
    scf.if %4946 {
      %4947 = arith.addi %4763, %4942 : index
      %4948 = arith.muli %4942, %c32 : index
      %4949 = wave.lane
      %4950 = arith.addi %4949, %c11 : index
      %4951 = arith.cmpi eq, %hasBias, %c12 : index
      %4952 = arith.addi %4948, %4950 : index
      %4953 = memref.load %20[%4952] : memref<?xf32>
      %4954 = arith.muli %0, %c32 : index
      %4955 = arith.addi %4954, %4950 : index
      %4956 = memref.load %bias[%4955] : memref<?xf32>
      %4957 = arith.addf %4953, %4956 : f32
      %4958 = arith.select %4951, %4957, %4953 : f32
      %4959 = arith.addi %4950, %c18 : index
      %4960 = arith.cmpi eq, %hasBias, %c12 : index
      %4961 = arith.addi %4948, %4959 : index
      %4962 = memref.load %20[%4961] : memref<?xf32>
      %4963 = arith.muli %0, %c32 : index
      %4964 = arith.addi %4963, %4959 : index
      %4965 = memref.load %bias[%4964] : memref<?xf32>
      %4966 = arith.addf %4962, %4965 : f32
      %4967 = arith.select %4960, %4966, %4962 : f32
      %4968 = arith.addi %4949, %c17 : index
      %4969 = arith.cmpi slt, %4968, %c18 : index
      %4970 = arith.minsi %4968, %c42 : index
      %4971 = arith.cmpi eq, %hasBias, %c12 : index
      %4972 = arith.addi %4948, %4970 : index
      %4973 = memref.load %20[%4972] : memref<?xf32>
      %4974 = arith.muli %0, %c32 : index
      %4975 = arith.addi %4974, %4970 : index
      %4976 = memref.load %bias[%4975] : memref<?xf32>
      %4977 = arith.addf %4973, %4976 : f32
      %4978 = arith.select %4971, %4977, %4973 : f32
      %4979 = arith.addi %4970, %c18 : index
      %4980 = arith.cmpi eq, %hasBias, %c12 : index
      %4981 = arith.addi %4948, %4979 : index
      %4982 = memref.load %20[%4981] : memref<?xf32>
      %4983 = arith.muli %0, %c32 : index
      %4984 = arith.addi %4983, %4979 : index
      %4985 = memref.load %bias[%4984] : memref<?xf32>
      %4986 = arith.addf %4982, %4985 : f32
      %4987 = arith.select %4980, %4986, %4982 : f32
      %4988 = arith.addi %heads, %kvHeads : index
      %4989 = arith.cmpi slt, %0, %4988 : index
      scf.if %4989 {
        %4990 = arith.addi %positionsAt, %4947 : index
        %4991 = memref.load %step[%4990] : memref<?xi32>
        %4992 = arith.index_cast %4991 : i32 to index
        %4993 = arith.cmpi eq, %hasNorm, %c12 : index
        %4994 = math.fma %4958, %4958, %c45 : f32
        %4995 = math.fma %4967, %4967, %4994 : f32
        %4996 = math.fma %4978, %4978, %4995 : f32
        %4997 = arith.select %4969, %4996, %4995 : f32
        %4998 = math.fma %4987, %4987, %4997 : f32
        %4999 = arith.select %4969, %4998, %4997 : f32
        %5000 = vector.broadcast %4999 : f32 to vector<1xf32>
        %5001 = wave.reduce "add" %5000 : vector<1xf32>
        %5002 = arith.mulf %5001, %inverseHeadDim : f32
        %5003 = arith.addf %5002, %epsilon : f32
        %5004 = math.sqrt %5003 : f32
        %5005 = arith.divf %c38, %5004 : f32
        %5006 = arith.cmpi slt, %0, %heads : index
        %5007 = arith.addi %4950, %c18 : index
        %5008 = memref.load %query_norm[%4950] : memref<?xf32>
        %5009 = memref.load %key_norm[%4950] : memref<?xf32>
        %5010 = arith.select %5006, %5008, %5009 : f32
        %5011 = arith.mulf %4958, %5005 : f32
        %5012 = arith.mulf %5011, %5010 : f32
        %5013 = arith.select %4993, %5012, %4958 : f32
        %5014 = memref.load %query_norm[%5007] : memref<?xf32>
        %5015 = memref.load %key_norm[%5007] : memref<?xf32>
        %5016 = arith.select %5006, %5014, %5015 : f32
        %5017 = arith.mulf %4967, %5005 : f32
        %5018 = arith.mulf %5017, %5016 : f32
        %5019 = arith.select %4993, %5018, %4967 : f32
        %5020 = arith.addi %4970, %c18 : index
        %5021 = memref.load %query_norm[%4970] : memref<?xf32>
        %5022 = memref.load %key_norm[%4970] : memref<?xf32>
        %5023 = arith.select %5006, %5021, %5022 : f32
        %5024 = arith.mulf %4978, %5005 : f32
        %5025 = arith.mulf %5024, %5023 : f32
        %5026 = arith.select %4993, %5025, %4978 : f32
        %5027 = memref.load %query_norm[%5020] : memref<?xf32>
        %5028 = memref.load %key_norm[%5020] : memref<?xf32>
        %5029 = arith.select %5006, %5027, %5028 : f32
        %5030 = arith.mulf %4987, %5005 : f32
        %5031 = arith.mulf %5030, %5029 : f32
        %5032 = arith.select %4993, %5031, %4987 : f32
        %5033 = arith.remui %4992, %c25 : index
        %5034 = arith.muli %5033, %c32 : index
        %5035 = arith.addi %5034, %4950 : index
        %5036 = arith.divui %4992, %c25 : index
        %5037 = arith.addi %5036, %c25 : index
        %5038 = arith.muli %5037, %c32 : index
        %5039 = arith.addi %5038, %4950 : index
        %5040 = memref.load %rope[%5035] : memref<?xf32>
        %5041 = arith.addi %5035, %c18 : index
        %5042 = memref.load %rope[%5041] : memref<?xf32>
        %5043 = memref.load %rope[%5039] : memref<?xf32>
        %5044 = arith.addi %5039, %c18 : index
        %5045 = memref.load %rope[%5044] : memref<?xf32>
        %5046 = arith.mulf %5043, %5040 : f32
        %5047 = arith.mulf %5045, %5042 : f32
        %5048 = arith.subf %5046, %5047 : f32
        %5049 = arith.mulf %5045, %5040 : f32
        %5050 = arith.mulf %5043, %5042 : f32
        %5051 = arith.addf %5049, %5050 : f32
        %5052 = arith.mulf %5013, %5048 : f32
        %5053 = arith.mulf %5019, %5051 : f32
        %5054 = arith.subf %5052, %5053 : f32
        %5055 = arith.mulf %5019, %5048 : f32
        %5056 = arith.mulf %5013, %5051 : f32
        %5057 = arith.addf %5055, %5056 : f32
        %5058 = arith.cmpi slt, %0, %heads : index
        scf.if %5058 {
          %5059 = arith.muli %4947, %heads : index
          %5060 = arith.addi %5059, %0 : index
          %5061 = arith.muli %5060, %c32 : index
          %5062 = arith.addi %5061, %4950 : index
          memref.store %5054, %q[%5062] : memref<?xf32>
          %5063 = arith.addi %5062, %c18 : index
          memref.store %5057, %q[%5063] : memref<?xf32>
        } else {
          %5064 = arith.addi %4948, %4950 : index
          memref.store %5054, %20[%5064] : memref<?xf32>
          %5065 = arith.addi %4948, %4950 : index
          %5066 = arith.addi %5065, %c18 : index
          memref.store %5057, %20[%5066] : memref<?xf32>
        }
        %5067 = arith.remui %4992, %c25 : index
        %5068 = arith.muli %5067, %c32 : index
        %5069 = arith.addi %5068, %4970 : index
        %5070 = arith.divui %4992, %c25 : index
        %5071 = arith.addi %5070, %c25 : index
        %5072 = arith.muli %5071, %c32 : index
        %5073 = arith.addi %5072, %4970 : index
        %5074 = memref.load %rope[%5069] : memref<?xf32>
        %5075 = arith.addi %5069, %c18 : index
        %5076 = memref.load %rope[%5075] : memref<?xf32>
        %5077 = memref.load %rope[%5073] : memref<?xf32>
        %5078 = arith.addi %5073, %c18 : index
        %5079 = memref.load %rope[%5078] : memref<?xf32>
        %5080 = arith.mulf %5077, %5074 : f32
        %5081 = arith.mulf %5079, %5076 : f32
        %5082 = arith.subf %5080, %5081 : f32
        %5083 = arith.mulf %5079, %5074 : f32
        %5084 = arith.mulf %5077, %5076 : f32
        %5085 = arith.addf %5083, %5084 : f32
        %5086 = arith.mulf %5026, %5082 : f32
        %5087 = arith.mulf %5032, %5085 : f32
        %5088 = arith.subf %5086, %5087 : f32
        %5089 = arith.mulf %5032, %5082 : f32
        %5090 = arith.mulf %5026, %5085 : f32
        %5091 = arith.addf %5089, %5090 : f32
        scf.if %4969 {
          %5092 = arith.cmpi slt, %0, %heads : index
          scf.if %5092 {
            %5093 = arith.muli %4947, %heads : index
            %5094 = arith.addi %5093, %0 : index
            %5095 = arith.muli %5094, %c32 : index
            %5096 = arith.addi %5095, %4970 : index
            memref.store %5088, %q[%5096] : memref<?xf32>
            %5097 = arith.addi %5096, %c18 : index
            memref.store %5091, %q[%5097] : memref<?xf32>
          } else {
            %5098 = arith.addi %4948, %4970 : index
            memref.store %5088, %20[%5098] : memref<?xf32>
            %5099 = arith.addi %4948, %4970 : index
            %5100 = arith.addi %5099, %c18 : index
            memref.store %5091, %20[%5100] : memref<?xf32>
          }
        }
      } else {
        %5101 = arith.cmpi slt, %0, %heads : index
        scf.if %5101 {
          %5102 = arith.muli %4947, %heads : index
          %5103 = arith.addi %5102, %0 : index
          %5104 = arith.muli %5103, %c32 : index
          %5105 = arith.addi %5104, %4950 : index
          memref.store %4958, %q[%5105] : memref<?xf32>
          %5106 = arith.addi %5105, %c18 : index
          memref.store %4967, %q[%5106] : memref<?xf32>
        } else {
          %5107 = arith.addi %4948, %4950 : index
          memref.store %4958, %20[%5107] : memref<?xf32>
          %5108 = arith.addi %4948, %4950 : index
          %5109 = arith.addi %5108, %c18 : index
          memref.store %4967, %20[%5109] : memref<?xf32>
        }
        scf.if %4969 {
          %5110 = arith.cmpi slt, %0, %heads : index
          scf.if %5110 {
            %5111 = arith.muli %4947, %heads : index
            %5112 = arith.addi %5111, %0 : index
            %5113 = arith.muli %5112, %c32 : index
            %5114 = arith.addi %5113, %4970 : index
            memref.store %4978, %q[%5114] : memref<?xf32>
            %5115 = arith.addi %5114, %c18 : index
            memref.store %4987, %q[%5115] : memref<?xf32>
          } else {
            %5116 = arith.addi %4948, %4970 : index
            memref.store %4978, %20[%5116] : memref<?xf32>
            %5117 = arith.addi %4948, %4970 : index
            %5118 = arith.addi %5117, %c18 : index
            memref.store %4987, %20[%5118] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %5119 = arith.cmpi sge, %0, %heads : index
    scf.if %5119 {
      %5120 = arith.addi %4764, %c11 : index
      %5121 = arith.addi %4763, %5120 : index
      %5122 = arith.cmpi slt, %5121, %22 : index
      %5123 = arith.cmpi slt, %5120, %c8 : index
      %5124 = arith.andi %5122, %5123 : i1
      scf.if %5124 {
        %5125 = arith.addi %4763, %5120 : index
        %5126 = arith.addi %slotsAt, %5125 : index
        %5127 = memref.load %step[%5126] : memref<?xi32>
        %5128 = arith.index_cast %5127 : i32 to index
        %5129 = arith.cmpi sge, %5128, %c11 : index
        scf.if %5129 {
          %5130 = arith.muli %5120, %c32 : index
          %5131 = arith.subi %0, %heads : index
          %5132 = memref.load %scales[%5131] : memref<?xf32>
          %5133 = vector.broadcast %5132 : f32 to vector<4xf32>
          %5134 = arith.divui %5128, %c8 : index
          %5135 = arith.remui %5128, %c8 : index
          %5136 = arith.muli %5134, %pageBytes : index
          %5137 = arith.cmpi eq, %codec, %c11 : index
          scf.if %5137 {
            %5138 = wave.lane
            %5139 = arith.muli %5138, %c22 : index
            scf.for %5140 = %5139 to %c32 step %c33 {
              %5141 = arith.addi %5130, %5140 : index
              %5142 = vector.load %20[%5141] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5143 = arith.mulf %5142, %5133 : vector<4xf32>
              %5144 = arith.minimumf %5143, %c52 : vector<4xf32>
              %5145 = arith.maximumf %5144, %c53 : vector<4xf32>
              %5146 = arith.truncf %5145 : vector<4xf32> to vector<4xf16>
              %5147 = vector.bitcast %5146 : vector<4xf16> to vector<8xi8>
              %5148 = arith.cmpi slt, %5131, %kvHeads : index
              scf.if %5148 {
                %5149 = arith.muli %5131, %c13 : index
                %5150 = arith.addi %5136, %5149 : index
                %5151 = arith.divui %5140, %c8 : index
                %5152 = arith.muli %5151, %c54 : index
                %5153 = arith.remui %5140, %c8 : index
                %5154 = arith.divui %5153, %c5 : index
                %5155 = arith.muli %5154, %c25 : index
                %5156 = arith.muli %5135, %c8 : index
                %5157 = arith.addi %5155, %5156 : index
                %5158 = arith.remui %5153, %c5 : index
                %5159 = arith.muli %5158, %c10 : index
                %5160 = arith.addi %5157, %5159 : index
                %5161 = arith.addi %5152, %5160 : index
                %5162 = arith.addi %5150, %5161 : index
                vector.store %5147, %kv[%5162] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %5163 = arith.subi %5131, %kvHeads : index
                %5164 = arith.muli %5163, %c13 : index
                %5165 = arith.addi %5136, %5164 : index
                %5166 = arith.addi %5140, %c11 : index
                %5167 = arith.divui %5166, %c8 : index
                %5168 = arith.muli %5167, %c54 : index
                %5169 = arith.addi %5168, %c39 : index
                %5170 = arith.remui %5166, %c8 : index
                %5171 = arith.divui %5135, %c10 : index
                %5172 = arith.remui %5135, %c10 : index
                %5173 = arith.muli %5172, %c5 : index
                %5174 = arith.addi %5171, %5173 : index
                %5175 = arith.divui %5174, %c5 : index
                %5176 = arith.muli %5175, %c25 : index
                %5177 = arith.muli %5170, %c8 : index
                %5178 = arith.addi %5176, %5177 : index
                %5179 = arith.remui %5174, %c5 : index
                %5180 = arith.muli %5179, %c10 : index
                %5181 = arith.addi %5178, %5180 : index
                %5182 = arith.addi %5169, %5181 : index
                %5183 = arith.addi %5165, %5182 : index
                %5184 = vector.shuffle %5147, %5147 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %5184, %kv[%5183] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5185 = arith.addi %5140, %c12 : index
                %5186 = arith.divui %5185, %c8 : index
                %5187 = arith.muli %5186, %c54 : index
                %5188 = arith.addi %5187, %c39 : index
                %5189 = arith.remui %5185, %c8 : index
                %5190 = arith.divui %5135, %c10 : index
                %5191 = arith.remui %5135, %c10 : index
                %5192 = arith.muli %5191, %c5 : index
                %5193 = arith.addi %5190, %5192 : index
                %5194 = arith.divui %5193, %c5 : index
                %5195 = arith.muli %5194, %c25 : index
                %5196 = arith.muli %5189, %c8 : index
                %5197 = arith.addi %5195, %5196 : index
                %5198 = arith.remui %5193, %c5 : index
                %5199 = arith.muli %5198, %c10 : index
                %5200 = arith.addi %5197, %5199 : index
                %5201 = arith.addi %5188, %5200 : index
                %5202 = arith.addi %5165, %5201 : index
                %5203 = vector.shuffle %5147, %5147 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %5203, %kv[%5202] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5204 = arith.addi %5140, %c10 : index
                %5205 = arith.divui %5204, %c8 : index
                %5206 = arith.muli %5205, %c54 : index
                %5207 = arith.addi %5206, %c39 : index
                %5208 = arith.remui %5204, %c8 : index
                %5209 = arith.divui %5135, %c10 : index
                %5210 = arith.remui %5135, %c10 : index
                %5211 = arith.muli %5210, %c5 : index
                %5212 = arith.addi %5209, %5211 : index
                %5213 = arith.divui %5212, %c5 : index
                %5214 = arith.muli %5213, %c25 : index
                %5215 = arith.muli %5208, %c8 : index
                %5216 = arith.addi %5214, %5215 : index
                %5217 = arith.remui %5212, %c5 : index
                %5218 = arith.muli %5217, %c10 : index
                %5219 = arith.addi %5216, %5218 : index
                %5220 = arith.addi %5207, %5219 : index
                %5221 = arith.addi %5165, %5220 : index
                %5222 = vector.shuffle %5147, %5147 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %5222, %kv[%5221] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5223 = arith.addi %5140, %c2 : index
                %5224 = arith.divui %5223, %c8 : index
                %5225 = arith.muli %5224, %c54 : index
                %5226 = arith.addi %5225, %c39 : index
                %5227 = arith.remui %5223, %c8 : index
                %5228 = arith.divui %5135, %c10 : index
                %5229 = arith.remui %5135, %c10 : index
                %5230 = arith.muli %5229, %c5 : index
                %5231 = arith.addi %5228, %5230 : index
                %5232 = arith.divui %5231, %c5 : index
                %5233 = arith.muli %5232, %c25 : index
                %5234 = arith.muli %5227, %c8 : index
                %5235 = arith.addi %5233, %5234 : index
                %5236 = arith.remui %5231, %c5 : index
                %5237 = arith.muli %5236, %c10 : index
                %5238 = arith.addi %5235, %5237 : index
                %5239 = arith.addi %5226, %5238 : index
                %5240 = arith.addi %5165, %5239 : index
                %5241 = vector.shuffle %5147, %5147 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %5241, %kv[%5240] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %5242 = arith.cmpi eq, %codec, %c12 : index
          scf.if %5242 {
            %5243 = wave.lane
            %5244 = arith.muli %5243, %c22 : index
            scf.for %5245 = %5244 to %c32 step %c33 {
              %5246 = arith.addi %5130, %5245 : index
              %5247 = vector.load %20[%5246] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5248 = arith.mulf %5247, %5133 : vector<4xf32>
              %5249 = wave.fp8_encode "e4m3" %5248 : vector<4xf32> -> vector<4xi8>
              %5250 = arith.cmpi slt, %5131, %kvHeads : index
              scf.if %5250 {
                %5251 = arith.muli %5131, %c39 : index
                %5252 = arith.addi %5136, %5251 : index
                %5253 = vector.shuffle %5249, %5249 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5254 = arith.divui %5245, %c8 : index
                %5255 = arith.muli %5254, %c25 : index
                %5256 = arith.remui %5245, %c8 : index
                %5257 = arith.muli %5135, %c8 : index
                %5258 = arith.divui %5256, %c22 : index
                %5259 = arith.muli %5258, %c22 : index
                %5260 = arith.remui %5256, %c10 : index
                %5261 = arith.muli %5260, %c10 : index
                %5262 = arith.addi %5259, %5261 : index
                %5263 = arith.divui %5256, %c10 : index
                %5264 = arith.remui %5263, %c10 : index
                %5265 = arith.addi %5262, %5264 : index
                %5266 = arith.addi %5257, %5265 : index
                %5267 = arith.addi %5255, %5266 : index
                %5268 = arith.addi %5252, %5267 : index
                vector.store %5253, %kv[%5268] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5269 = arith.subi %5131, %kvHeads : index
                %5270 = arith.muli %5269, %c39 : index
                %5271 = arith.addi %5136, %5270 : index
                %5272 = arith.addi %5245, %c11 : index
                %5273 = arith.divui %5272, %c8 : index
                %5274 = arith.muli %5273, %c25 : index
                %5275 = arith.addi %5274, %c14 : index
                %5276 = arith.remui %5272, %c8 : index
                %5277 = arith.divui %5135, %c10 : index
                %5278 = arith.remui %5135, %c10 : index
                %5279 = arith.muli %5278, %c5 : index
                %5280 = arith.addi %5277, %5279 : index
                %5281 = arith.muli %5276, %c8 : index
                %5282 = arith.divui %5280, %c22 : index
                %5283 = arith.muli %5282, %c22 : index
                %5284 = arith.remui %5280, %c10 : index
                %5285 = arith.muli %5284, %c10 : index
                %5286 = arith.addi %5283, %5285 : index
                %5287 = arith.divui %5280, %c10 : index
                %5288 = arith.remui %5287, %c10 : index
                %5289 = arith.addi %5286, %5288 : index
                %5290 = arith.addi %5281, %5289 : index
                %5291 = arith.addi %5275, %5290 : index
                %5292 = arith.addi %5271, %5291 : index
                %5293 = vector.shuffle %5249, %5249 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5293, %kv[%5292] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5294 = arith.addi %5245, %c12 : index
                %5295 = arith.divui %5294, %c8 : index
                %5296 = arith.muli %5295, %c25 : index
                %5297 = arith.addi %5296, %c14 : index
                %5298 = arith.remui %5294, %c8 : index
                %5299 = arith.divui %5135, %c10 : index
                %5300 = arith.remui %5135, %c10 : index
                %5301 = arith.muli %5300, %c5 : index
                %5302 = arith.addi %5299, %5301 : index
                %5303 = arith.muli %5298, %c8 : index
                %5304 = arith.divui %5302, %c22 : index
                %5305 = arith.muli %5304, %c22 : index
                %5306 = arith.remui %5302, %c10 : index
                %5307 = arith.muli %5306, %c10 : index
                %5308 = arith.addi %5305, %5307 : index
                %5309 = arith.divui %5302, %c10 : index
                %5310 = arith.remui %5309, %c10 : index
                %5311 = arith.addi %5308, %5310 : index
                %5312 = arith.addi %5303, %5311 : index
                %5313 = arith.addi %5297, %5312 : index
                %5314 = arith.addi %5271, %5313 : index
                %5315 = vector.shuffle %5249, %5249 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5315, %kv[%5314] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5316 = arith.addi %5245, %c10 : index
                %5317 = arith.divui %5316, %c8 : index
                %5318 = arith.muli %5317, %c25 : index
                %5319 = arith.addi %5318, %c14 : index
                %5320 = arith.remui %5316, %c8 : index
                %5321 = arith.divui %5135, %c10 : index
                %5322 = arith.remui %5135, %c10 : index
                %5323 = arith.muli %5322, %c5 : index
                %5324 = arith.addi %5321, %5323 : index
                %5325 = arith.muli %5320, %c8 : index
                %5326 = arith.divui %5324, %c22 : index
                %5327 = arith.muli %5326, %c22 : index
                %5328 = arith.remui %5324, %c10 : index
                %5329 = arith.muli %5328, %c10 : index
                %5330 = arith.addi %5327, %5329 : index
                %5331 = arith.divui %5324, %c10 : index
                %5332 = arith.remui %5331, %c10 : index
                %5333 = arith.addi %5330, %5332 : index
                %5334 = arith.addi %5325, %5333 : index
                %5335 = arith.addi %5319, %5334 : index
                %5336 = arith.addi %5271, %5335 : index
                %5337 = vector.shuffle %5249, %5249 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5337, %kv[%5336] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5338 = arith.addi %5245, %c2 : index
                %5339 = arith.divui %5338, %c8 : index
                %5340 = arith.muli %5339, %c25 : index
                %5341 = arith.addi %5340, %c14 : index
                %5342 = arith.remui %5338, %c8 : index
                %5343 = arith.divui %5135, %c10 : index
                %5344 = arith.remui %5135, %c10 : index
                %5345 = arith.muli %5344, %c5 : index
                %5346 = arith.addi %5343, %5345 : index
                %5347 = arith.muli %5342, %c8 : index
                %5348 = arith.divui %5346, %c22 : index
                %5349 = arith.muli %5348, %c22 : index
                %5350 = arith.remui %5346, %c10 : index
                %5351 = arith.muli %5350, %c10 : index
                %5352 = arith.addi %5349, %5351 : index
                %5353 = arith.divui %5346, %c10 : index
                %5354 = arith.remui %5353, %c10 : index
                %5355 = arith.addi %5352, %5354 : index
                %5356 = arith.addi %5347, %5355 : index
                %5357 = arith.addi %5341, %5356 : index
                %5358 = arith.addi %5271, %5357 : index
                %5359 = vector.shuffle %5249, %5249 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5359, %kv[%5358] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %5360 = arith.cmpi eq, %codec, %c10 : index
          scf.if %5360 {
            %5361 = wave.lane
            %5362 = arith.muli %5361, %c22 : index
            scf.for %5363 = %5362 to %c32 step %c33 {
              %5364 = arith.addi %5130, %5363 : index
              %5365 = vector.load %20[%5364] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5366 = arith.mulf %5365, %5133 : vector<4xf32>
              %5367 = wave.fp8_encode "e5m2" %5366 : vector<4xf32> -> vector<4xi8>
              %5368 = arith.cmpi slt, %5131, %kvHeads : index
              scf.if %5368 {
                %5369 = arith.muli %5131, %c39 : index
                %5370 = arith.addi %5136, %5369 : index
                %5371 = vector.shuffle %5367, %5367 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5372 = arith.divui %5363, %c8 : index
                %5373 = arith.muli %5372, %c25 : index
                %5374 = arith.remui %5363, %c8 : index
                %5375 = arith.muli %5135, %c8 : index
                %5376 = arith.divui %5374, %c22 : index
                %5377 = arith.muli %5376, %c22 : index
                %5378 = arith.remui %5374, %c10 : index
                %5379 = arith.muli %5378, %c10 : index
                %5380 = arith.addi %5377, %5379 : index
                %5381 = arith.divui %5374, %c10 : index
                %5382 = arith.remui %5381, %c10 : index
                %5383 = arith.addi %5380, %5382 : index
                %5384 = arith.addi %5375, %5383 : index
                %5385 = arith.addi %5373, %5384 : index
                %5386 = arith.addi %5370, %5385 : index
                vector.store %5371, %kv[%5386] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5387 = arith.subi %5131, %kvHeads : index
                %5388 = arith.muli %5387, %c39 : index
                %5389 = arith.addi %5136, %5388 : index
                %5390 = arith.addi %5363, %c11 : index
                %5391 = arith.divui %5390, %c8 : index
                %5392 = arith.muli %5391, %c25 : index
                %5393 = arith.addi %5392, %c14 : index
                %5394 = arith.remui %5390, %c8 : index
                %5395 = arith.divui %5135, %c10 : index
                %5396 = arith.remui %5135, %c10 : index
                %5397 = arith.muli %5396, %c5 : index
                %5398 = arith.addi %5395, %5397 : index
                %5399 = arith.muli %5394, %c8 : index
                %5400 = arith.divui %5398, %c22 : index
                %5401 = arith.muli %5400, %c22 : index
                %5402 = arith.remui %5398, %c10 : index
                %5403 = arith.muli %5402, %c10 : index
                %5404 = arith.addi %5401, %5403 : index
                %5405 = arith.divui %5398, %c10 : index
                %5406 = arith.remui %5405, %c10 : index
                %5407 = arith.addi %5404, %5406 : index
                %5408 = arith.addi %5399, %5407 : index
                %5409 = arith.addi %5393, %5408 : index
                %5410 = arith.addi %5389, %5409 : index
                %5411 = vector.shuffle %5367, %5367 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5411, %kv[%5410] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5412 = arith.addi %5363, %c12 : index
                %5413 = arith.divui %5412, %c8 : index
                %5414 = arith.muli %5413, %c25 : index
                %5415 = arith.addi %5414, %c14 : index
                %5416 = arith.remui %5412, %c8 : index
                %5417 = arith.divui %5135, %c10 : index
                %5418 = arith.remui %5135, %c10 : index
                %5419 = arith.muli %5418, %c5 : index
                %5420 = arith.addi %5417, %5419 : index
                %5421 = arith.muli %5416, %c8 : index
                %5422 = arith.divui %5420, %c22 : index
                %5423 = arith.muli %5422, %c22 : index
                %5424 = arith.remui %5420, %c10 : index
                %5425 = arith.muli %5424, %c10 : index
                %5426 = arith.addi %5423, %5425 : index
                %5427 = arith.divui %5420, %c10 : index
                %5428 = arith.remui %5427, %c10 : index
                %5429 = arith.addi %5426, %5428 : index
                %5430 = arith.addi %5421, %5429 : index
                %5431 = arith.addi %5415, %5430 : index
                %5432 = arith.addi %5389, %5431 : index
                %5433 = vector.shuffle %5367, %5367 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5433, %kv[%5432] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5434 = arith.addi %5363, %c10 : index
                %5435 = arith.divui %5434, %c8 : index
                %5436 = arith.muli %5435, %c25 : index
                %5437 = arith.addi %5436, %c14 : index
                %5438 = arith.remui %5434, %c8 : index
                %5439 = arith.divui %5135, %c10 : index
                %5440 = arith.remui %5135, %c10 : index
                %5441 = arith.muli %5440, %c5 : index
                %5442 = arith.addi %5439, %5441 : index
                %5443 = arith.muli %5438, %c8 : index
                %5444 = arith.divui %5442, %c22 : index
                %5445 = arith.muli %5444, %c22 : index
                %5446 = arith.remui %5442, %c10 : index
                %5447 = arith.muli %5446, %c10 : index
                %5448 = arith.addi %5445, %5447 : index
                %5449 = arith.divui %5442, %c10 : index
                %5450 = arith.remui %5449, %c10 : index
                %5451 = arith.addi %5448, %5450 : index
                %5452 = arith.addi %5443, %5451 : index
                %5453 = arith.addi %5437, %5452 : index
                %5454 = arith.addi %5389, %5453 : index
                %5455 = vector.shuffle %5367, %5367 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5455, %kv[%5454] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5456 = arith.addi %5363, %c2 : index
                %5457 = arith.divui %5456, %c8 : index
                %5458 = arith.muli %5457, %c25 : index
                %5459 = arith.addi %5458, %c14 : index
                %5460 = arith.remui %5456, %c8 : index
                %5461 = arith.divui %5135, %c10 : index
                %5462 = arith.remui %5135, %c10 : index
                %5463 = arith.muli %5462, %c5 : index
                %5464 = arith.addi %5461, %5463 : index
                %5465 = arith.muli %5460, %c8 : index
                %5466 = arith.divui %5464, %c22 : index
                %5467 = arith.muli %5466, %c22 : index
                %5468 = arith.remui %5464, %c10 : index
                %5469 = arith.muli %5468, %c10 : index
                %5470 = arith.addi %5467, %5469 : index
                %5471 = arith.divui %5464, %c10 : index
                %5472 = arith.remui %5471, %c10 : index
                %5473 = arith.addi %5470, %5472 : index
                %5474 = arith.addi %5465, %5473 : index
                %5475 = arith.addi %5459, %5474 : index
                %5476 = arith.addi %5389, %5475 : index
                %5477 = vector.shuffle %5367, %5367 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5477, %kv[%5476] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %5478 = arith.addi %4764, %c48 : index
      %5479 = arith.addi %4763, %5478 : index
      %5480 = arith.cmpi slt, %5479, %22 : index
      %5481 = arith.cmpi slt, %5478, %c8 : index
      %5482 = arith.andi %5480, %5481 : i1
      scf.if %5482 {
        %5483 = arith.addi %4763, %5478 : index
        %5484 = arith.addi %slotsAt, %5483 : index
        %5485 = memref.load %step[%5484] : memref<?xi32>
        %5486 = arith.index_cast %5485 : i32 to index
        %5487 = arith.cmpi sge, %5486, %c11 : index
        scf.if %5487 {
          %5488 = arith.muli %5478, %c32 : index
          %5489 = arith.subi %0, %heads : index
          %5490 = memref.load %scales[%5489] : memref<?xf32>
          %5491 = vector.broadcast %5490 : f32 to vector<4xf32>
          %5492 = arith.divui %5486, %c8 : index
          %5493 = arith.remui %5486, %c8 : index
          %5494 = arith.muli %5492, %pageBytes : index
          %5495 = arith.cmpi eq, %codec, %c11 : index
          scf.if %5495 {
            %5496 = wave.lane
            %5497 = arith.muli %5496, %c22 : index
            scf.for %5498 = %5497 to %c32 step %c33 {
              %5499 = arith.addi %5488, %5498 : index
              %5500 = vector.load %20[%5499] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5501 = arith.mulf %5500, %5491 : vector<4xf32>
              %5502 = arith.minimumf %5501, %c52 : vector<4xf32>
              %5503 = arith.maximumf %5502, %c53 : vector<4xf32>
              %5504 = arith.truncf %5503 : vector<4xf32> to vector<4xf16>
              %5505 = vector.bitcast %5504 : vector<4xf16> to vector<8xi8>
              %5506 = arith.cmpi slt, %5489, %kvHeads : index
              scf.if %5506 {
                %5507 = arith.muli %5489, %c13 : index
                %5508 = arith.addi %5494, %5507 : index
                %5509 = arith.divui %5498, %c8 : index
                %5510 = arith.muli %5509, %c54 : index
                %5511 = arith.remui %5498, %c8 : index
                %5512 = arith.divui %5511, %c5 : index
                %5513 = arith.muli %5512, %c25 : index
                %5514 = arith.muli %5493, %c8 : index
                %5515 = arith.addi %5513, %5514 : index
                %5516 = arith.remui %5511, %c5 : index
                %5517 = arith.muli %5516, %c10 : index
                %5518 = arith.addi %5515, %5517 : index
                %5519 = arith.addi %5510, %5518 : index
                %5520 = arith.addi %5508, %5519 : index
                vector.store %5505, %kv[%5520] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %5521 = arith.subi %5489, %kvHeads : index
                %5522 = arith.muli %5521, %c13 : index
                %5523 = arith.addi %5494, %5522 : index
                %5524 = arith.addi %5498, %c11 : index
                %5525 = arith.divui %5524, %c8 : index
                %5526 = arith.muli %5525, %c54 : index
                %5527 = arith.addi %5526, %c39 : index
                %5528 = arith.remui %5524, %c8 : index
                %5529 = arith.divui %5493, %c10 : index
                %5530 = arith.remui %5493, %c10 : index
                %5531 = arith.muli %5530, %c5 : index
                %5532 = arith.addi %5529, %5531 : index
                %5533 = arith.divui %5532, %c5 : index
                %5534 = arith.muli %5533, %c25 : index
                %5535 = arith.muli %5528, %c8 : index
                %5536 = arith.addi %5534, %5535 : index
                %5537 = arith.remui %5532, %c5 : index
                %5538 = arith.muli %5537, %c10 : index
                %5539 = arith.addi %5536, %5538 : index
                %5540 = arith.addi %5527, %5539 : index
                %5541 = arith.addi %5523, %5540 : index
                %5542 = vector.shuffle %5505, %5505 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %5542, %kv[%5541] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5543 = arith.addi %5498, %c12 : index
                %5544 = arith.divui %5543, %c8 : index
                %5545 = arith.muli %5544, %c54 : index
                %5546 = arith.addi %5545, %c39 : index
                %5547 = arith.remui %5543, %c8 : index
                %5548 = arith.divui %5493, %c10 : index
                %5549 = arith.remui %5493, %c10 : index
                %5550 = arith.muli %5549, %c5 : index
                %5551 = arith.addi %5548, %5550 : index
                %5552 = arith.divui %5551, %c5 : index
                %5553 = arith.muli %5552, %c25 : index
                %5554 = arith.muli %5547, %c8 : index
                %5555 = arith.addi %5553, %5554 : index
                %5556 = arith.remui %5551, %c5 : index
                %5557 = arith.muli %5556, %c10 : index
                %5558 = arith.addi %5555, %5557 : index
                %5559 = arith.addi %5546, %5558 : index
                %5560 = arith.addi %5523, %5559 : index
                %5561 = vector.shuffle %5505, %5505 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %5561, %kv[%5560] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5562 = arith.addi %5498, %c10 : index
                %5563 = arith.divui %5562, %c8 : index
                %5564 = arith.muli %5563, %c54 : index
                %5565 = arith.addi %5564, %c39 : index
                %5566 = arith.remui %5562, %c8 : index
                %5567 = arith.divui %5493, %c10 : index
                %5568 = arith.remui %5493, %c10 : index
                %5569 = arith.muli %5568, %c5 : index
                %5570 = arith.addi %5567, %5569 : index
                %5571 = arith.divui %5570, %c5 : index
                %5572 = arith.muli %5571, %c25 : index
                %5573 = arith.muli %5566, %c8 : index
                %5574 = arith.addi %5572, %5573 : index
                %5575 = arith.remui %5570, %c5 : index
                %5576 = arith.muli %5575, %c10 : index
                %5577 = arith.addi %5574, %5576 : index
                %5578 = arith.addi %5565, %5577 : index
                %5579 = arith.addi %5523, %5578 : index
                %5580 = vector.shuffle %5505, %5505 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %5580, %kv[%5579] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5581 = arith.addi %5498, %c2 : index
                %5582 = arith.divui %5581, %c8 : index
                %5583 = arith.muli %5582, %c54 : index
                %5584 = arith.addi %5583, %c39 : index
                %5585 = arith.remui %5581, %c8 : index
                %5586 = arith.divui %5493, %c10 : index
                %5587 = arith.remui %5493, %c10 : index
                %5588 = arith.muli %5587, %c5 : index
                %5589 = arith.addi %5586, %5588 : index
                %5590 = arith.divui %5589, %c5 : index
                %5591 = arith.muli %5590, %c25 : index
                %5592 = arith.muli %5585, %c8 : index
                %5593 = arith.addi %5591, %5592 : index
                %5594 = arith.remui %5589, %c5 : index
                %5595 = arith.muli %5594, %c10 : index
                %5596 = arith.addi %5593, %5595 : index
                %5597 = arith.addi %5584, %5596 : index
                %5598 = arith.addi %5523, %5597 : index
                %5599 = vector.shuffle %5505, %5505 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %5599, %kv[%5598] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %5600 = arith.cmpi eq, %codec, %c12 : index
          scf.if %5600 {
            %5601 = wave.lane
            %5602 = arith.muli %5601, %c22 : index
            scf.for %5603 = %5602 to %c32 step %c33 {
              %5604 = arith.addi %5488, %5603 : index
              %5605 = vector.load %20[%5604] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5606 = arith.mulf %5605, %5491 : vector<4xf32>
              %5607 = wave.fp8_encode "e4m3" %5606 : vector<4xf32> -> vector<4xi8>
              %5608 = arith.cmpi slt, %5489, %kvHeads : index
              scf.if %5608 {
                %5609 = arith.muli %5489, %c39 : index
                %5610 = arith.addi %5494, %5609 : index
                %5611 = vector.shuffle %5607, %5607 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5612 = arith.divui %5603, %c8 : index
                %5613 = arith.muli %5612, %c25 : index
                %5614 = arith.remui %5603, %c8 : index
                %5615 = arith.muli %5493, %c8 : index
                %5616 = arith.divui %5614, %c22 : index
                %5617 = arith.muli %5616, %c22 : index
                %5618 = arith.remui %5614, %c10 : index
                %5619 = arith.muli %5618, %c10 : index
                %5620 = arith.addi %5617, %5619 : index
                %5621 = arith.divui %5614, %c10 : index
                %5622 = arith.remui %5621, %c10 : index
                %5623 = arith.addi %5620, %5622 : index
                %5624 = arith.addi %5615, %5623 : index
                %5625 = arith.addi %5613, %5624 : index
                %5626 = arith.addi %5610, %5625 : index
                vector.store %5611, %kv[%5626] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5627 = arith.subi %5489, %kvHeads : index
                %5628 = arith.muli %5627, %c39 : index
                %5629 = arith.addi %5494, %5628 : index
                %5630 = arith.addi %5603, %c11 : index
                %5631 = arith.divui %5630, %c8 : index
                %5632 = arith.muli %5631, %c25 : index
                %5633 = arith.addi %5632, %c14 : index
                %5634 = arith.remui %5630, %c8 : index
                %5635 = arith.divui %5493, %c10 : index
                %5636 = arith.remui %5493, %c10 : index
                %5637 = arith.muli %5636, %c5 : index
                %5638 = arith.addi %5635, %5637 : index
                %5639 = arith.muli %5634, %c8 : index
                %5640 = arith.divui %5638, %c22 : index
                %5641 = arith.muli %5640, %c22 : index
                %5642 = arith.remui %5638, %c10 : index
                %5643 = arith.muli %5642, %c10 : index
                %5644 = arith.addi %5641, %5643 : index
                %5645 = arith.divui %5638, %c10 : index
                %5646 = arith.remui %5645, %c10 : index
                %5647 = arith.addi %5644, %5646 : index
                %5648 = arith.addi %5639, %5647 : index
                %5649 = arith.addi %5633, %5648 : index
                %5650 = arith.addi %5629, %5649 : index
                %5651 = vector.shuffle %5607, %5607 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5651, %kv[%5650] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5652 = arith.addi %5603, %c12 : index
                %5653 = arith.divui %5652, %c8 : index
                %5654 = arith.muli %5653, %c25 : index
                %5655 = arith.addi %5654, %c14 : index
                %5656 = arith.remui %5652, %c8 : index
                %5657 = arith.divui %5493, %c10 : index
                %5658 = arith.remui %5493, %c10 : index
                %5659 = arith.muli %5658, %c5 : index
                %5660 = arith.addi %5657, %5659 : index
                %5661 = arith.muli %5656, %c8 : index
                %5662 = arith.divui %5660, %c22 : index
                %5663 = arith.muli %5662, %c22 : index
                %5664 = arith.remui %5660, %c10 : index
                %5665 = arith.muli %5664, %c10 : index
                %5666 = arith.addi %5663, %5665 : index
                %5667 = arith.divui %5660, %c10 : index
                %5668 = arith.remui %5667, %c10 : index
                %5669 = arith.addi %5666, %5668 : index
                %5670 = arith.addi %5661, %5669 : index
                %5671 = arith.addi %5655, %5670 : index
                %5672 = arith.addi %5629, %5671 : index
                %5673 = vector.shuffle %5607, %5607 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5673, %kv[%5672] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5674 = arith.addi %5603, %c10 : index
                %5675 = arith.divui %5674, %c8 : index
                %5676 = arith.muli %5675, %c25 : index
                %5677 = arith.addi %5676, %c14 : index
                %5678 = arith.remui %5674, %c8 : index
                %5679 = arith.divui %5493, %c10 : index
                %5680 = arith.remui %5493, %c10 : index
                %5681 = arith.muli %5680, %c5 : index
                %5682 = arith.addi %5679, %5681 : index
                %5683 = arith.muli %5678, %c8 : index
                %5684 = arith.divui %5682, %c22 : index
                %5685 = arith.muli %5684, %c22 : index
                %5686 = arith.remui %5682, %c10 : index
                %5687 = arith.muli %5686, %c10 : index
                %5688 = arith.addi %5685, %5687 : index
                %5689 = arith.divui %5682, %c10 : index
                %5690 = arith.remui %5689, %c10 : index
                %5691 = arith.addi %5688, %5690 : index
                %5692 = arith.addi %5683, %5691 : index
                %5693 = arith.addi %5677, %5692 : index
                %5694 = arith.addi %5629, %5693 : index
                %5695 = vector.shuffle %5607, %5607 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5695, %kv[%5694] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5696 = arith.addi %5603, %c2 : index
                %5697 = arith.divui %5696, %c8 : index
                %5698 = arith.muli %5697, %c25 : index
                %5699 = arith.addi %5698, %c14 : index
                %5700 = arith.remui %5696, %c8 : index
                %5701 = arith.divui %5493, %c10 : index
                %5702 = arith.remui %5493, %c10 : index
                %5703 = arith.muli %5702, %c5 : index
                %5704 = arith.addi %5701, %5703 : index
                %5705 = arith.muli %5700, %c8 : index
                %5706 = arith.divui %5704, %c22 : index
                %5707 = arith.muli %5706, %c22 : index
                %5708 = arith.remui %5704, %c10 : index
                %5709 = arith.muli %5708, %c10 : index
                %5710 = arith.addi %5707, %5709 : index
                %5711 = arith.divui %5704, %c10 : index
                %5712 = arith.remui %5711, %c10 : index
                %5713 = arith.addi %5710, %5712 : index
                %5714 = arith.addi %5705, %5713 : index
                %5715 = arith.addi %5699, %5714 : index
                %5716 = arith.addi %5629, %5715 : index
                %5717 = vector.shuffle %5607, %5607 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5717, %kv[%5716] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %5718 = arith.cmpi eq, %codec, %c10 : index
          scf.if %5718 {
            %5719 = wave.lane
            %5720 = arith.muli %5719, %c22 : index
            scf.for %5721 = %5720 to %c32 step %c33 {
              %5722 = arith.addi %5488, %5721 : index
              %5723 = vector.load %20[%5722] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5724 = arith.mulf %5723, %5491 : vector<4xf32>
              %5725 = wave.fp8_encode "e5m2" %5724 : vector<4xf32> -> vector<4xi8>
              %5726 = arith.cmpi slt, %5489, %kvHeads : index
              scf.if %5726 {
                %5727 = arith.muli %5489, %c39 : index
                %5728 = arith.addi %5494, %5727 : index
                %5729 = vector.shuffle %5725, %5725 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5730 = arith.divui %5721, %c8 : index
                %5731 = arith.muli %5730, %c25 : index
                %5732 = arith.remui %5721, %c8 : index
                %5733 = arith.muli %5493, %c8 : index
                %5734 = arith.divui %5732, %c22 : index
                %5735 = arith.muli %5734, %c22 : index
                %5736 = arith.remui %5732, %c10 : index
                %5737 = arith.muli %5736, %c10 : index
                %5738 = arith.addi %5735, %5737 : index
                %5739 = arith.divui %5732, %c10 : index
                %5740 = arith.remui %5739, %c10 : index
                %5741 = arith.addi %5738, %5740 : index
                %5742 = arith.addi %5733, %5741 : index
                %5743 = arith.addi %5731, %5742 : index
                %5744 = arith.addi %5728, %5743 : index
                vector.store %5729, %kv[%5744] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5745 = arith.subi %5489, %kvHeads : index
                %5746 = arith.muli %5745, %c39 : index
                %5747 = arith.addi %5494, %5746 : index
                %5748 = arith.addi %5721, %c11 : index
                %5749 = arith.divui %5748, %c8 : index
                %5750 = arith.muli %5749, %c25 : index
                %5751 = arith.addi %5750, %c14 : index
                %5752 = arith.remui %5748, %c8 : index
                %5753 = arith.divui %5493, %c10 : index
                %5754 = arith.remui %5493, %c10 : index
                %5755 = arith.muli %5754, %c5 : index
                %5756 = arith.addi %5753, %5755 : index
                %5757 = arith.muli %5752, %c8 : index
                %5758 = arith.divui %5756, %c22 : index
                %5759 = arith.muli %5758, %c22 : index
                %5760 = arith.remui %5756, %c10 : index
                %5761 = arith.muli %5760, %c10 : index
                %5762 = arith.addi %5759, %5761 : index
                %5763 = arith.divui %5756, %c10 : index
                %5764 = arith.remui %5763, %c10 : index
                %5765 = arith.addi %5762, %5764 : index
                %5766 = arith.addi %5757, %5765 : index
                %5767 = arith.addi %5751, %5766 : index
                %5768 = arith.addi %5747, %5767 : index
                %5769 = vector.shuffle %5725, %5725 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5769, %kv[%5768] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5770 = arith.addi %5721, %c12 : index
                %5771 = arith.divui %5770, %c8 : index
                %5772 = arith.muli %5771, %c25 : index
                %5773 = arith.addi %5772, %c14 : index
                %5774 = arith.remui %5770, %c8 : index
                %5775 = arith.divui %5493, %c10 : index
                %5776 = arith.remui %5493, %c10 : index
                %5777 = arith.muli %5776, %c5 : index
                %5778 = arith.addi %5775, %5777 : index
                %5779 = arith.muli %5774, %c8 : index
                %5780 = arith.divui %5778, %c22 : index
                %5781 = arith.muli %5780, %c22 : index
                %5782 = arith.remui %5778, %c10 : index
                %5783 = arith.muli %5782, %c10 : index
                %5784 = arith.addi %5781, %5783 : index
                %5785 = arith.divui %5778, %c10 : index
                %5786 = arith.remui %5785, %c10 : index
                %5787 = arith.addi %5784, %5786 : index
                %5788 = arith.addi %5779, %5787 : index
                %5789 = arith.addi %5773, %5788 : index
                %5790 = arith.addi %5747, %5789 : index
                %5791 = vector.shuffle %5725, %5725 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5791, %kv[%5790] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5792 = arith.addi %5721, %c10 : index
                %5793 = arith.divui %5792, %c8 : index
                %5794 = arith.muli %5793, %c25 : index
                %5795 = arith.addi %5794, %c14 : index
                %5796 = arith.remui %5792, %c8 : index
                %5797 = arith.divui %5493, %c10 : index
                %5798 = arith.remui %5493, %c10 : index
                %5799 = arith.muli %5798, %c5 : index
                %5800 = arith.addi %5797, %5799 : index
                %5801 = arith.muli %5796, %c8 : index
                %5802 = arith.divui %5800, %c22 : index
                %5803 = arith.muli %5802, %c22 : index
                %5804 = arith.remui %5800, %c10 : index
                %5805 = arith.muli %5804, %c10 : index
                %5806 = arith.addi %5803, %5805 : index
                %5807 = arith.divui %5800, %c10 : index
                %5808 = arith.remui %5807, %c10 : index
                %5809 = arith.addi %5806, %5808 : index
                %5810 = arith.addi %5801, %5809 : index
                %5811 = arith.addi %5795, %5810 : index
                %5812 = arith.addi %5747, %5811 : index
                %5813 = vector.shuffle %5725, %5725 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5813, %kv[%5812] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5814 = arith.addi %5721, %c2 : index
                %5815 = arith.divui %5814, %c8 : index
                %5816 = arith.muli %5815, %c25 : index
                %5817 = arith.addi %5816, %c14 : index
                %5818 = arith.remui %5814, %c8 : index
                %5819 = arith.divui %5493, %c10 : index
                %5820 = arith.remui %5493, %c10 : index
                %5821 = arith.muli %5820, %c5 : index
                %5822 = arith.addi %5819, %5821 : index
                %5823 = arith.muli %5818, %c8 : index
                %5824 = arith.divui %5822, %c22 : index
                %5825 = arith.muli %5824, %c22 : index
                %5826 = arith.remui %5822, %c10 : index
                %5827 = arith.muli %5826, %c10 : index
                %5828 = arith.addi %5825, %5827 : index
                %5829 = arith.divui %5822, %c10 : index
                %5830 = arith.remui %5829, %c10 : index
                %5831 = arith.addi %5828, %5830 : index
                %5832 = arith.addi %5823, %5831 : index
                %5833 = arith.addi %5817, %5832 : index
                %5834 = arith.addi %5747, %5833 : index
                %5835 = vector.shuffle %5725, %5725 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5835, %kv[%5834] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
