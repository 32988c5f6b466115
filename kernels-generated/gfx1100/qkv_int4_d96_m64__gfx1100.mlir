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
  %operandScale = wave.param "operandScale" : f32
  %c39 = arith.constant 3072 : index
  %c40 = arith.constant 4608 : index
  %hasBias = wave.param "hasBias" : index
  %c42 = arith.constant 47 : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c45 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %c47 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c49 = arith.constant 12 : index
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c53 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c54 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c55 = arith.constant 512 : index
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
      %881 = arith.muli %878, %c10 : index
      %882 = memref.load %factors[%881] : memref<?xf32>
      %883 = arith.mulf %882, %operandScale : f32
      %884 = arith.select %880, %883, %operandScale : f32
      %885 = arith.addi %792, %c11 : index
      %886 = arith.muli %874, %c17 : index
      %887 = arith.addi %885, %886 : index
      %888 = memref.load %19[%887] : memref<?xf32>
      %889 = arith.addi %887, %c14 : index
      %890 = memref.load %19[%889] : memref<?xf32>
      %891 = arith.addf %888, %890 : f32
      %892 = arith.addi %887, %c39 : index
      %893 = memref.load %19[%892] : memref<?xf32>
      %894 = arith.addf %891, %893 : f32
      %895 = arith.addi %887, %c40 : index
      %896 = memref.load %19[%895] : memref<?xf32>
      %897 = arith.addf %894, %896 : f32
      %898 = arith.mulf %897, %884 : f32
      %899 = arith.muli %3, %c10 : index
      %900 = arith.addi %899, %c11 : index
      %901 = arith.muli %900, %c8 : index
      %902 = arith.remui %789, %c8 : index
      %903 = arith.addi %901, %902 : index
      %904 = arith.muli %877, %c32 : index
      %905 = arith.addi %904, %903 : index
      memref.store %898, %20[%905] : memref<?xf32>
      %906 = arith.addi %792, %c25 : index
      %907 = arith.muli %874, %c17 : index
      %908 = arith.addi %906, %907 : index
      %909 = memref.load %19[%908] : memref<?xf32>
      %910 = arith.addi %908, %c14 : index
      %911 = memref.load %19[%910] : memref<?xf32>
      %912 = arith.addf %909, %911 : f32
      %913 = arith.addi %908, %c39 : index
      %914 = memref.load %19[%913] : memref<?xf32>
      %915 = arith.addf %912, %914 : f32
      %916 = arith.addi %908, %c40 : index
      %917 = memref.load %19[%916] : memref<?xf32>
      %918 = arith.addf %915, %917 : f32
      %919 = arith.mulf %918, %884 : f32
      %920 = arith.muli %3, %c10 : index
      %921 = arith.addi %920, %c12 : index
      %922 = arith.muli %921, %c8 : index
      %923 = arith.remui %789, %c8 : index
      %924 = arith.addi %922, %923 : index
      %925 = arith.muli %877, %c32 : index
      %926 = arith.addi %925, %924 : index
      memref.store %919, %20[%926] : memref<?xf32>
    }
    %927 = arith.muli %4, %c10 : index
    %928 = arith.addi %927, %c12 : index
    %929 = arith.muli %928, %c10 : index
    %930 = arith.divui %789, %c8 : index
    %931 = arith.addi %929, %930 : index
    %932 = arith.addi %788, %931 : index
    %933 = arith.cmpi slt, %932, %22 : index
    scf.if %933 {
      %934 = arith.cmpi eq, %hasFactors, %c12 : index
      %935 = arith.muli %932, %c10 : index
      %936 = memref.load %factors[%935] : memref<?xf32>
      %937 = arith.mulf %936, %operandScale : f32
      %938 = arith.select %934, %937, %operandScale : f32
      %939 = arith.addi %792, %c11 : index
      %940 = arith.muli %928, %c17 : index
      %941 = arith.addi %939, %940 : index
      %942 = memref.load %19[%941] : memref<?xf32>
      %943 = arith.addi %941, %c14 : index
      %944 = memref.load %19[%943] : memref<?xf32>
      %945 = arith.addf %942, %944 : f32
      %946 = arith.addi %941, %c39 : index
      %947 = memref.load %19[%946] : memref<?xf32>
      %948 = arith.addf %945, %947 : f32
      %949 = arith.addi %941, %c40 : index
      %950 = memref.load %19[%949] : memref<?xf32>
      %951 = arith.addf %948, %950 : f32
      %952 = arith.mulf %951, %938 : f32
      %953 = arith.muli %3, %c10 : index
      %954 = arith.addi %953, %c11 : index
      %955 = arith.muli %954, %c8 : index
      %956 = arith.remui %789, %c8 : index
      %957 = arith.addi %955, %956 : index
      %958 = arith.muli %931, %c32 : index
      %959 = arith.addi %958, %957 : index
      memref.store %952, %20[%959] : memref<?xf32>
      %960 = arith.addi %792, %c25 : index
      %961 = arith.muli %928, %c17 : index
      %962 = arith.addi %960, %961 : index
      %963 = memref.load %19[%962] : memref<?xf32>
      %964 = arith.addi %962, %c14 : index
      %965 = memref.load %19[%964] : memref<?xf32>
      %966 = arith.addf %963, %965 : f32
      %967 = arith.addi %962, %c39 : index
      %968 = memref.load %19[%967] : memref<?xf32>
      %969 = arith.addf %966, %968 : f32
      %970 = arith.addi %962, %c40 : index
      %971 = memref.load %19[%970] : memref<?xf32>
      %972 = arith.addf %969, %971 : f32
      %973 = arith.mulf %972, %938 : f32
      %974 = arith.muli %3, %c10 : index
      %975 = arith.addi %974, %c12 : index
      %976 = arith.muli %975, %c8 : index
      %977 = arith.remui %789, %c8 : index
      %978 = arith.addi %976, %977 : index
      %979 = arith.muli %931, %c32 : index
      %980 = arith.addi %979, %978 : index
      memref.store %973, %20[%980] : memref<?xf32>
    }
    wave.barrier
    %981 = arith.addi %23, %c11 : index
    %982 = wave.wave
    %983 = arith.addi %982, %c11 : index
    %984 = arith.addi %981, %983 : index
    %985 = arith.cmpi slt, %984, %22 : index
    %986 = arith.cmpi slt, %983, %c8 : index
    %987 = arith.andi %985, %986 : i1
    scf.if %987 {
      %988 = arith.addi %981, %983 : index
      %989 = arith.muli %983, %c32 : index
      %990 = wave.lane
      %991 = arith.addi %990, %c11 : index
      %992 = arith.cmpi eq, %hasBias, %c12 : index
      %993 = arith.addi %989, %991 : index
      %994 = memref.load %20[%993] : memref<?xf32>
      %995 = arith.muli %0, %c32 : index
      %996 = arith.addi %995, %991 : index
      %997 = memref.load %bias[%996] : memref<?xf32>
      %998 = arith.addf %994, %997 : f32
      %999 = arith.select %992, %998, %994 : f32
      %1000 = arith.addi %991, %c18 : index
      %1001 = arith.cmpi eq, %hasBias, %c12 : index
      %1002 = arith.addi %989, %1000 : index
      %1003 = memref.load %20[%1002] : memref<?xf32>
      %1004 = arith.muli %0, %c32 : index
      %1005 = arith.addi %1004, %1000 : index
      %1006 = memref.load %bias[%1005] : memref<?xf32>
      %1007 = arith.addf %1003, %1006 : f32
      %1008 = arith.select %1001, %1007, %1003 : f32
      %1009 = arith.addi %990, %c17 : index
      %1010 = arith.cmpi slt, %1009, %c18 : index
      %1011 = arith.minsi %1009, %c42 : index
      %1012 = arith.cmpi eq, %hasBias, %c12 : index
      %1013 = arith.addi %989, %1011 : index
      %1014 = memref.load %20[%1013] : memref<?xf32>
      %1015 = arith.muli %0, %c32 : index
      %1016 = arith.addi %1015, %1011 : index
      %1017 = memref.load %bias[%1016] : memref<?xf32>
      %1018 = arith.addf %1014, %1017 : f32
      %1019 = arith.select %1012, %1018, %1014 : f32
      %1020 = arith.addi %1011, %c18 : index
      %1021 = arith.cmpi eq, %hasBias, %c12 : index
      %1022 = arith.addi %989, %1020 : index
      %1023 = memref.load %20[%1022] : memref<?xf32>
      %1024 = arith.muli %0, %c32 : index
      %1025 = arith.addi %1024, %1020 : index
      %1026 = memref.load %bias[%1025] : memref<?xf32>
      %1027 = arith.addf %1023, %1026 : f32
      %1028 = arith.select %1021, %1027, %1023 : f32
      %1029 = arith.addi %heads, %kvHeads : index
      %1030 = arith.cmpi slt, %0, %1029 : index
      scf.if %1030 {
        %1031 = arith.addi %positionsAt, %988 : index
        %1032 = memref.load %step[%1031] : memref<?xi32>
        %1033 = arith.index_cast %1032 : i32 to index
        %1034 = arith.cmpi eq, %hasNorm, %c12 : index
        %1035 = math.fma %999, %999, %c45 : f32
        %1036 = math.fma %1008, %1008, %1035 : f32
        %1037 = math.fma %1019, %1019, %1036 : f32
        %1038 = arith.select %1010, %1037, %1036 : f32
        %1039 = math.fma %1028, %1028, %1038 : f32
        %1040 = arith.select %1010, %1039, %1038 : f32
        %1041 = vector.broadcast %1040 : f32 to vector<1xf32>
        %1042 = wave.reduce "add" %1041 : vector<1xf32>
        %1043 = arith.mulf %1042, %inverseHeadDim : f32
        %1044 = arith.addf %1043, %epsilon : f32
        %1045 = math.sqrt %1044 : f32
        %1046 = arith.divf %c47, %1045 : f32
        %1047 = arith.cmpi slt, %0, %heads : index
        %1048 = arith.addi %991, %c18 : index
        %1049 = memref.load %query_norm[%991] : memref<?xf32>
        %1050 = memref.load %key_norm[%991] : memref<?xf32>
        %1051 = arith.select %1047, %1049, %1050 : f32
        %1052 = arith.mulf %999, %1046 : f32
        %1053 = arith.mulf %1052, %1051 : f32
        %1054 = arith.select %1034, %1053, %999 : f32
        %1055 = memref.load %query_norm[%1048] : memref<?xf32>
        %1056 = memref.load %key_norm[%1048] : memref<?xf32>
        %1057 = arith.select %1047, %1055, %1056 : f32
        %1058 = arith.mulf %1008, %1046 : f32
        %1059 = arith.mulf %1058, %1057 : f32
        %1060 = arith.select %1034, %1059, %1008 : f32
        %1061 = arith.addi %1011, %c18 : index
        %1062 = memref.load %query_norm[%1011] : memref<?xf32>
        %1063 = memref.load %key_norm[%1011] : memref<?xf32>
        %1064 = arith.select %1047, %1062, %1063 : f32
        %1065 = arith.mulf %1019, %1046 : f32
        %1066 = arith.mulf %1065, %1064 : f32
        %1067 = arith.select %1034, %1066, %1019 : f32
        %1068 = memref.load %query_norm[%1061] : memref<?xf32>
        %1069 = memref.load %key_norm[%1061] : memref<?xf32>
        %1070 = arith.select %1047, %1068, %1069 : f32
        %1071 = arith.mulf %1028, %1046 : f32
        %1072 = arith.mulf %1071, %1070 : f32
        %1073 = arith.select %1034, %1072, %1028 : f32
        %1074 = arith.remui %1033, %c25 : index
        %1075 = arith.muli %1074, %c32 : index
        %1076 = arith.addi %1075, %991 : index
        %1077 = arith.divui %1033, %c25 : index
        %1078 = arith.addi %1077, %c25 : index
        %1079 = arith.muli %1078, %c32 : index
        %1080 = arith.addi %1079, %991 : index
        %1081 = memref.load %rope[%1076] : memref<?xf32>
        %1082 = arith.addi %1076, %c18 : index
        %1083 = memref.load %rope[%1082] : memref<?xf32>
        %1084 = memref.load %rope[%1080] : memref<?xf32>
        %1085 = arith.addi %1080, %c18 : index
        %1086 = memref.load %rope[%1085] : memref<?xf32>
        %1087 = arith.mulf %1084, %1081 : f32
        %1088 = arith.mulf %1086, %1083 : f32
        %1089 = arith.subf %1087, %1088 : f32
        %1090 = arith.mulf %1086, %1081 : f32
        %1091 = arith.mulf %1084, %1083 : f32
        %1092 = arith.addf %1090, %1091 : f32
        %1093 = arith.mulf %1054, %1089 : f32
        %1094 = arith.mulf %1060, %1092 : f32
        %1095 = arith.subf %1093, %1094 : f32
        %1096 = arith.mulf %1060, %1089 : f32
        %1097 = arith.mulf %1054, %1092 : f32
        %1098 = arith.addf %1096, %1097 : f32
        %1099 = arith.cmpi slt, %0, %heads : index
        scf.if %1099 {
          %1100 = arith.muli %988, %heads : index
          %1101 = arith.addi %1100, %0 : index
          %1102 = arith.muli %1101, %c32 : index
          %1103 = arith.addi %1102, %991 : index
          memref.store %1095, %q[%1103] : memref<?xf32>
          %1104 = arith.addi %1103, %c18 : index
          memref.store %1098, %q[%1104] : memref<?xf32>
        } else {
          %1105 = arith.addi %989, %991 : index
          memref.store %1095, %20[%1105] : memref<?xf32>
          %1106 = arith.addi %989, %991 : index
          %1107 = arith.addi %1106, %c18 : index
          memref.store %1098, %20[%1107] : memref<?xf32>
        }
        %1108 = arith.remui %1033, %c25 : index
        %1109 = arith.muli %1108, %c32 : index
        %1110 = arith.addi %1109, %1011 : index
        %1111 = arith.divui %1033, %c25 : index
        %1112 = arith.addi %1111, %c25 : index
        %1113 = arith.muli %1112, %c32 : index
        %1114 = arith.addi %1113, %1011 : index
        %1115 = memref.load %rope[%1110] : memref<?xf32>
        %1116 = arith.addi %1110, %c18 : index
        %1117 = memref.load %rope[%1116] : memref<?xf32>
        %1118 = memref.load %rope[%1114] : memref<?xf32>
        %1119 = arith.addi %1114, %c18 : index
        %1120 = memref.load %rope[%1119] : memref<?xf32>
        %1121 = arith.mulf %1118, %1115 : f32
        %1122 = arith.mulf %1120, %1117 : f32
        %1123 = arith.subf %1121, %1122 : f32
        %1124 = arith.mulf %1120, %1115 : f32
        %1125 = arith.mulf %1118, %1117 : f32
        %1126 = arith.addf %1124, %1125 : f32
        %1127 = arith.mulf %1067, %1123 : f32
        %1128 = arith.mulf %1073, %1126 : f32
        %1129 = arith.subf %1127, %1128 : f32
        %1130 = arith.mulf %1073, %1123 : f32
        %1131 = arith.mulf %1067, %1126 : f32
        %1132 = arith.addf %1130, %1131 : f32
        scf.if %1010 {
          %1133 = arith.cmpi slt, %0, %heads : index
          scf.if %1133 {
            %1134 = arith.muli %988, %heads : index
            %1135 = arith.addi %1134, %0 : index
            %1136 = arith.muli %1135, %c32 : index
            %1137 = arith.addi %1136, %1011 : index
            memref.store %1129, %q[%1137] : memref<?xf32>
            %1138 = arith.addi %1137, %c18 : index
            memref.store %1132, %q[%1138] : memref<?xf32>
          } else {
            %1139 = arith.addi %989, %1011 : index
            memref.store %1129, %20[%1139] : memref<?xf32>
            %1140 = arith.addi %989, %1011 : index
            %1141 = arith.addi %1140, %c18 : index
            memref.store %1132, %20[%1141] : memref<?xf32>
          }
        }
      } else {
        %1142 = arith.cmpi slt, %0, %heads : index
        scf.if %1142 {
          %1143 = arith.muli %988, %heads : index
          %1144 = arith.addi %1143, %0 : index
          %1145 = arith.muli %1144, %c32 : index
          %1146 = arith.addi %1145, %991 : index
          memref.store %999, %q[%1146] : memref<?xf32>
          %1147 = arith.addi %1146, %c18 : index
          memref.store %1008, %q[%1147] : memref<?xf32>
        } else {
          %1148 = arith.addi %989, %991 : index
          memref.store %999, %20[%1148] : memref<?xf32>
          %1149 = arith.addi %989, %991 : index
          %1150 = arith.addi %1149, %c18 : index
          memref.store %1008, %20[%1150] : memref<?xf32>
        }
        scf.if %1010 {
          %1151 = arith.cmpi slt, %0, %heads : index
          scf.if %1151 {
            %1152 = arith.muli %988, %heads : index
            %1153 = arith.addi %1152, %0 : index
            %1154 = arith.muli %1153, %c32 : index
            %1155 = arith.addi %1154, %1011 : index
            memref.store %1019, %q[%1155] : memref<?xf32>
            %1156 = arith.addi %1155, %c18 : index
            memref.store %1028, %q[%1156] : memref<?xf32>
          } else {
            %1157 = arith.addi %989, %1011 : index
            memref.store %1019, %20[%1157] : memref<?xf32>
            %1158 = arith.addi %989, %1011 : index
            %1159 = arith.addi %1158, %c18 : index
            memref.store %1028, %20[%1159] : memref<?xf32>
          }
        }
      }
    }
    %1160 = arith.addi %982, %c49 : index
    %1161 = arith.addi %981, %1160 : index
    %1162 = arith.cmpi slt, %1161, %22 : index
    %1163 = arith.cmpi slt, %1160, %c8 : index
    %1164 = arith.andi %1162, %1163 : i1
    scf.if %1164 {
      %1165 = arith.addi %981, %1160 : index
      %1166 = arith.muli %1160, %c32 : index
      %1167 = wave.lane
      %1168 = arith.addi %1167, %c11 : index
      %1169 = arith.cmpi eq, %hasBias, %c12 : index
      %1170 = arith.addi %1166, %1168 : index
      %1171 = memref.load %20[%1170] : memref<?xf32>
      %1172 = arith.muli %0, %c32 : index
      %1173 = arith.addi %1172, %1168 : index
      %1174 = memref.load %bias[%1173] : memref<?xf32>
      %1175 = arith.addf %1171, %1174 : f32
      %1176 = arith.select %1169, %1175, %1171 : f32
      %1177 = arith.addi %1168, %c18 : index
      %1178 = arith.cmpi eq, %hasBias, %c12 : index
      %1179 = arith.addi %1166, %1177 : index
      %1180 = memref.load %20[%1179] : memref<?xf32>
      %1181 = arith.muli %0, %c32 : index
      %1182 = arith.addi %1181, %1177 : index
      %1183 = memref.load %bias[%1182] : memref<?xf32>
      %1184 = arith.addf %1180, %1183 : f32
      %1185 = arith.select %1178, %1184, %1180 : f32
      %1186 = arith.addi %1167, %c17 : index
      %1187 = arith.cmpi slt, %1186, %c18 : index
      %1188 = arith.minsi %1186, %c42 : index
      %1189 = arith.cmpi eq, %hasBias, %c12 : index
      %1190 = arith.addi %1166, %1188 : index
      %1191 = memref.load %20[%1190] : memref<?xf32>
      %1192 = arith.muli %0, %c32 : index
      %1193 = arith.addi %1192, %1188 : index
      %1194 = memref.load %bias[%1193] : memref<?xf32>
      %1195 = arith.addf %1191, %1194 : f32
      %1196 = arith.select %1189, %1195, %1191 : f32
      %1197 = arith.addi %1188, %c18 : index
      %1198 = arith.cmpi eq, %hasBias, %c12 : index
      %1199 = arith.addi %1166, %1197 : index
      %1200 = memref.load %20[%1199] : memref<?xf32>
      %1201 = arith.muli %0, %c32 : index
      %1202 = arith.addi %1201, %1197 : index
      %1203 = memref.load %bias[%1202] : memref<?xf32>
      %1204 = arith.addf %1200, %1203 : f32
      %1205 = arith.select %1198, %1204, %1200 : f32
      %1206 = arith.addi %heads, %kvHeads : index
      %1207 = arith.cmpi slt, %0, %1206 : index
      scf.if %1207 {
        %1208 = arith.addi %positionsAt, %1165 : index
        %1209 = memref.load %step[%1208] : memref<?xi32>
        %1210 = arith.index_cast %1209 : i32 to index
        %1211 = arith.cmpi eq, %hasNorm, %c12 : index
        %1212 = math.fma %1176, %1176, %c45 : f32
        %1213 = math.fma %1185, %1185, %1212 : f32
        %1214 = math.fma %1196, %1196, %1213 : f32
        %1215 = arith.select %1187, %1214, %1213 : f32
        %1216 = math.fma %1205, %1205, %1215 : f32
        %1217 = arith.select %1187, %1216, %1215 : f32
        %1218 = vector.broadcast %1217 : f32 to vector<1xf32>
        %1219 = wave.reduce "add" %1218 : vector<1xf32>
        %1220 = arith.mulf %1219, %inverseHeadDim : f32
        %1221 = arith.addf %1220, %epsilon : f32
        %1222 = math.sqrt %1221 : f32
        %1223 = arith.divf %c47, %1222 : f32
        %1224 = arith.cmpi slt, %0, %heads : index
        %1225 = arith.addi %1168, %c18 : index
        %1226 = memref.load %query_norm[%1168] : memref<?xf32>
        %1227 = memref.load %key_norm[%1168] : memref<?xf32>
        %1228 = arith.select %1224, %1226, %1227 : f32
        %1229 = arith.mulf %1176, %1223 : f32
        %1230 = arith.mulf %1229, %1228 : f32
        %1231 = arith.select %1211, %1230, %1176 : f32
        %1232 = memref.load %query_norm[%1225] : memref<?xf32>
        %1233 = memref.load %key_norm[%1225] : memref<?xf32>
        %1234 = arith.select %1224, %1232, %1233 : f32
        %1235 = arith.mulf %1185, %1223 : f32
        %1236 = arith.mulf %1235, %1234 : f32
        %1237 = arith.select %1211, %1236, %1185 : f32
        %1238 = arith.addi %1188, %c18 : index
        %1239 = memref.load %query_norm[%1188] : memref<?xf32>
        %1240 = memref.load %key_norm[%1188] : memref<?xf32>
        %1241 = arith.select %1224, %1239, %1240 : f32
        %1242 = arith.mulf %1196, %1223 : f32
        %1243 = arith.mulf %1242, %1241 : f32
        %1244 = arith.select %1211, %1243, %1196 : f32
        %1245 = memref.load %query_norm[%1238] : memref<?xf32>
        %1246 = memref.load %key_norm[%1238] : memref<?xf32>
        %1247 = arith.select %1224, %1245, %1246 : f32
        %1248 = arith.mulf %1205, %1223 : f32
        %1249 = arith.mulf %1248, %1247 : f32
        %1250 = arith.select %1211, %1249, %1205 : f32
        %1251 = arith.remui %1210, %c25 : index
        %1252 = arith.muli %1251, %c32 : index
        %1253 = arith.addi %1252, %1168 : index
        %1254 = arith.divui %1210, %c25 : index
        %1255 = arith.addi %1254, %c25 : index
        %1256 = arith.muli %1255, %c32 : index
        %1257 = arith.addi %1256, %1168 : index
        %1258 = memref.load %rope[%1253] : memref<?xf32>
        %1259 = arith.addi %1253, %c18 : index
        %1260 = memref.load %rope[%1259] : memref<?xf32>
        %1261 = memref.load %rope[%1257] : memref<?xf32>
        %1262 = arith.addi %1257, %c18 : index
        %1263 = memref.load %rope[%1262] : memref<?xf32>
        %1264 = arith.mulf %1261, %1258 : f32
        %1265 = arith.mulf %1263, %1260 : f32
        %1266 = arith.subf %1264, %1265 : f32
        %1267 = arith.mulf %1263, %1258 : f32
        %1268 = arith.mulf %1261, %1260 : f32
        %1269 = arith.addf %1267, %1268 : f32
        %1270 = arith.mulf %1231, %1266 : f32
        %1271 = arith.mulf %1237, %1269 : f32
        %1272 = arith.subf %1270, %1271 : f32
        %1273 = arith.mulf %1237, %1266 : f32
        %1274 = arith.mulf %1231, %1269 : f32
        %1275 = arith.addf %1273, %1274 : f32
        %1276 = arith.cmpi slt, %0, %heads : index
        scf.if %1276 {
          %1277 = arith.muli %1165, %heads : index
          %1278 = arith.addi %1277, %0 : index
          %1279 = arith.muli %1278, %c32 : index
          %1280 = arith.addi %1279, %1168 : index
          memref.store %1272, %q[%1280] : memref<?xf32>
          %1281 = arith.addi %1280, %c18 : index
          memref.store %1275, %q[%1281] : memref<?xf32>
        } else {
          %1282 = arith.addi %1166, %1168 : index
          memref.store %1272, %20[%1282] : memref<?xf32>
          %1283 = arith.addi %1166, %1168 : index
          %1284 = arith.addi %1283, %c18 : index
          memref.store %1275, %20[%1284] : memref<?xf32>
        }
        %1285 = arith.remui %1210, %c25 : index
        %1286 = arith.muli %1285, %c32 : index
        %1287 = arith.addi %1286, %1188 : index
        %1288 = arith.divui %1210, %c25 : index
        %1289 = arith.addi %1288, %c25 : index
        %1290 = arith.muli %1289, %c32 : index
        %1291 = arith.addi %1290, %1188 : index
        %1292 = memref.load %rope[%1287] : memref<?xf32>
        %1293 = arith.addi %1287, %c18 : index
        %1294 = memref.load %rope[%1293] : memref<?xf32>
        %1295 = memref.load %rope[%1291] : memref<?xf32>
        %1296 = arith.addi %1291, %c18 : index
        %1297 = memref.load %rope[%1296] : memref<?xf32>
        %1298 = arith.mulf %1295, %1292 : f32
        %1299 = arith.mulf %1297, %1294 : f32
        %1300 = arith.subf %1298, %1299 : f32
        %1301 = arith.mulf %1297, %1292 : f32
        %1302 = arith.mulf %1295, %1294 : f32
        %1303 = arith.addf %1301, %1302 : f32
        %1304 = arith.mulf %1244, %1300 : f32
        %1305 = arith.mulf %1250, %1303 : f32
        %1306 = arith.subf %1304, %1305 : f32
        %1307 = arith.mulf %1250, %1300 : f32
        %1308 = arith.mulf %1244, %1303 : f32
        %1309 = arith.addf %1307, %1308 : f32
        scf.if %1187 {
          %1310 = arith.cmpi slt, %0, %heads : index
          scf.if %1310 {
            %1311 = arith.muli %1165, %heads : index
            %1312 = arith.addi %1311, %0 : index
            %1313 = arith.muli %1312, %c32 : index
            %1314 = arith.addi %1313, %1188 : index
            memref.store %1306, %q[%1314] : memref<?xf32>
            %1315 = arith.addi %1314, %c18 : index
            memref.store %1309, %q[%1315] : memref<?xf32>
          } else {
            %1316 = arith.addi %1166, %1188 : index
            memref.store %1306, %20[%1316] : memref<?xf32>
            %1317 = arith.addi %1166, %1188 : index
            %1318 = arith.addi %1317, %c18 : index
            memref.store %1309, %20[%1318] : memref<?xf32>
          }
        }
      } else {
        %1319 = arith.cmpi slt, %0, %heads : index
        scf.if %1319 {
          %1320 = arith.muli %1165, %heads : index
          %1321 = arith.addi %1320, %0 : index
          %1322 = arith.muli %1321, %c32 : index
          %1323 = arith.addi %1322, %1168 : index
          memref.store %1176, %q[%1323] : memref<?xf32>
          %1324 = arith.addi %1323, %c18 : index
          memref.store %1185, %q[%1324] : memref<?xf32>
        } else {
          %1325 = arith.addi %1166, %1168 : index
          memref.store %1176, %20[%1325] : memref<?xf32>
          %1326 = arith.addi %1166, %1168 : index
          %1327 = arith.addi %1326, %c18 : index
          memref.store %1185, %20[%1327] : memref<?xf32>
        }
        scf.if %1187 {
          %1328 = arith.cmpi slt, %0, %heads : index
          scf.if %1328 {
            %1329 = arith.muli %1165, %heads : index
            %1330 = arith.addi %1329, %0 : index
            %1331 = arith.muli %1330, %c32 : index
            %1332 = arith.addi %1331, %1188 : index
            memref.store %1196, %q[%1332] : memref<?xf32>
            %1333 = arith.addi %1332, %c18 : index
            memref.store %1205, %q[%1333] : memref<?xf32>
          } else {
            %1334 = arith.addi %1166, %1188 : index
            memref.store %1196, %20[%1334] : memref<?xf32>
            %1335 = arith.addi %1166, %1188 : index
            %1336 = arith.addi %1335, %c18 : index
            memref.store %1205, %20[%1336] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %1337 = arith.cmpi sge, %0, %heads : index
    scf.if %1337 {
      %1338 = arith.addi %982, %c11 : index
      %1339 = arith.addi %981, %1338 : index
      %1340 = arith.cmpi slt, %1339, %22 : index
      %1341 = arith.cmpi slt, %1338, %c8 : index
      %1342 = arith.andi %1340, %1341 : i1
      scf.if %1342 {
        %1343 = arith.addi %981, %1338 : index
        %1344 = arith.addi %slotsAt, %1343 : index
        %1345 = memref.load %step[%1344] : memref<?xi32>
        %1346 = arith.index_cast %1345 : i32 to index
        %1347 = arith.cmpi sge, %1346, %c11 : index
        scf.if %1347 {
          %1348 = arith.muli %1338, %c32 : index
          %1349 = arith.subi %0, %heads : index
          %1350 = memref.load %scales[%1349] : memref<?xf32>
          %1351 = vector.broadcast %1350 : f32 to vector<4xf32>
          %1352 = arith.divui %1346, %c8 : index
          %1353 = arith.remui %1346, %c8 : index
          %1354 = arith.muli %1352, %pageBytes : index
          %1355 = arith.cmpi eq, %codec, %c11 : index
          scf.if %1355 {
            %1356 = wave.lane
            %1357 = arith.muli %1356, %c22 : index
            scf.for %1358 = %1357 to %c32 step %c33 {
              %1359 = arith.addi %1348, %1358 : index
              %1360 = vector.load %20[%1359] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1361 = arith.mulf %1360, %1351 : vector<4xf32>
              %1362 = arith.minimumf %1361, %c53 : vector<4xf32>
              %1363 = arith.maximumf %1362, %c54 : vector<4xf32>
              %1364 = arith.truncf %1363 : vector<4xf32> to vector<4xf16>
              %1365 = vector.bitcast %1364 : vector<4xf16> to vector<8xi8>
              %1366 = arith.cmpi slt, %1349, %kvHeads : index
              scf.if %1366 {
                %1367 = arith.muli %1349, %c13 : index
                %1368 = arith.addi %1354, %1367 : index
                %1369 = arith.divui %1358, %c8 : index
                %1370 = arith.muli %1369, %c55 : index
                %1371 = arith.remui %1358, %c8 : index
                %1372 = arith.divui %1371, %c5 : index
                %1373 = arith.muli %1372, %c25 : index
                %1374 = arith.muli %1353, %c8 : index
                %1375 = arith.addi %1373, %1374 : index
                %1376 = arith.remui %1371, %c5 : index
                %1377 = arith.muli %1376, %c10 : index
                %1378 = arith.addi %1375, %1377 : index
                %1379 = arith.addi %1370, %1378 : index
                %1380 = arith.addi %1368, %1379 : index
                vector.store %1365, %kv[%1380] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1381 = arith.subi %1349, %kvHeads : index
                %1382 = arith.muli %1381, %c13 : index
                %1383 = arith.addi %1354, %1382 : index
                %1384 = arith.addi %1358, %c11 : index
                %1385 = arith.divui %1384, %c8 : index
                %1386 = arith.muli %1385, %c55 : index
                %1387 = arith.addi %1386, %c39 : index
                %1388 = arith.remui %1384, %c8 : index
                %1389 = arith.divui %1353, %c10 : index
                %1390 = arith.remui %1353, %c10 : index
                %1391 = arith.muli %1390, %c5 : index
                %1392 = arith.addi %1389, %1391 : index
                %1393 = arith.divui %1392, %c5 : index
                %1394 = arith.muli %1393, %c25 : index
                %1395 = arith.muli %1388, %c8 : index
                %1396 = arith.addi %1394, %1395 : index
                %1397 = arith.remui %1392, %c5 : index
                %1398 = arith.muli %1397, %c10 : index
                %1399 = arith.addi %1396, %1398 : index
                %1400 = arith.addi %1387, %1399 : index
                %1401 = arith.addi %1383, %1400 : index
                %1402 = vector.shuffle %1365, %1365 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1402, %kv[%1401] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1403 = arith.addi %1358, %c12 : index
                %1404 = arith.divui %1403, %c8 : index
                %1405 = arith.muli %1404, %c55 : index
                %1406 = arith.addi %1405, %c39 : index
                %1407 = arith.remui %1403, %c8 : index
                %1408 = arith.divui %1353, %c10 : index
                %1409 = arith.remui %1353, %c10 : index
                %1410 = arith.muli %1409, %c5 : index
                %1411 = arith.addi %1408, %1410 : index
                %1412 = arith.divui %1411, %c5 : index
                %1413 = arith.muli %1412, %c25 : index
                %1414 = arith.muli %1407, %c8 : index
                %1415 = arith.addi %1413, %1414 : index
                %1416 = arith.remui %1411, %c5 : index
                %1417 = arith.muli %1416, %c10 : index
                %1418 = arith.addi %1415, %1417 : index
                %1419 = arith.addi %1406, %1418 : index
                %1420 = arith.addi %1383, %1419 : index
                %1421 = vector.shuffle %1365, %1365 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1421, %kv[%1420] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1422 = arith.addi %1358, %c10 : index
                %1423 = arith.divui %1422, %c8 : index
                %1424 = arith.muli %1423, %c55 : index
                %1425 = arith.addi %1424, %c39 : index
                %1426 = arith.remui %1422, %c8 : index
                %1427 = arith.divui %1353, %c10 : index
                %1428 = arith.remui %1353, %c10 : index
                %1429 = arith.muli %1428, %c5 : index
                %1430 = arith.addi %1427, %1429 : index
                %1431 = arith.divui %1430, %c5 : index
                %1432 = arith.muli %1431, %c25 : index
                %1433 = arith.muli %1426, %c8 : index
                %1434 = arith.addi %1432, %1433 : index
                %1435 = arith.remui %1430, %c5 : index
                %1436 = arith.muli %1435, %c10 : index
                %1437 = arith.addi %1434, %1436 : index
                %1438 = arith.addi %1425, %1437 : index
                %1439 = arith.addi %1383, %1438 : index
                %1440 = vector.shuffle %1365, %1365 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1440, %kv[%1439] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1441 = arith.addi %1358, %c2 : index
                %1442 = arith.divui %1441, %c8 : index
                %1443 = arith.muli %1442, %c55 : index
                %1444 = arith.addi %1443, %c39 : index
                %1445 = arith.remui %1441, %c8 : index
                %1446 = arith.divui %1353, %c10 : index
                %1447 = arith.remui %1353, %c10 : index
                %1448 = arith.muli %1447, %c5 : index
                %1449 = arith.addi %1446, %1448 : index
                %1450 = arith.divui %1449, %c5 : index
                %1451 = arith.muli %1450, %c25 : index
                %1452 = arith.muli %1445, %c8 : index
                %1453 = arith.addi %1451, %1452 : index
                %1454 = arith.remui %1449, %c5 : index
                %1455 = arith.muli %1454, %c10 : index
                %1456 = arith.addi %1453, %1455 : index
                %1457 = arith.addi %1444, %1456 : index
                %1458 = arith.addi %1383, %1457 : index
                %1459 = vector.shuffle %1365, %1365 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1459, %kv[%1458] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1460 = arith.cmpi eq, %codec, %c12 : index
          scf.if %1460 {
            %1461 = wave.lane
            %1462 = arith.muli %1461, %c22 : index
            scf.for %1463 = %1462 to %c32 step %c33 {
              %1464 = arith.addi %1348, %1463 : index
              %1465 = vector.load %20[%1464] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1466 = arith.mulf %1465, %1351 : vector<4xf32>
              %1467 = wave.fp8_encode "e4m3" %1466 : vector<4xf32> -> vector<4xi8>
              %1468 = arith.cmpi slt, %1349, %kvHeads : index
              scf.if %1468 {
                %1469 = arith.muli %1349, %c39 : index
                %1470 = arith.addi %1354, %1469 : index
                %1471 = vector.shuffle %1467, %1467 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1472 = arith.divui %1463, %c8 : index
                %1473 = arith.muli %1472, %c25 : index
                %1474 = arith.remui %1463, %c8 : index
                %1475 = arith.muli %1353, %c8 : index
                %1476 = arith.divui %1474, %c22 : index
                %1477 = arith.muli %1476, %c22 : index
                %1478 = arith.remui %1474, %c10 : index
                %1479 = arith.muli %1478, %c10 : index
                %1480 = arith.addi %1477, %1479 : index
                %1481 = arith.divui %1474, %c10 : index
                %1482 = arith.remui %1481, %c10 : index
                %1483 = arith.addi %1480, %1482 : index
                %1484 = arith.addi %1475, %1483 : index
                %1485 = arith.addi %1473, %1484 : index
                %1486 = arith.addi %1470, %1485 : index
                vector.store %1471, %kv[%1486] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1487 = arith.subi %1349, %kvHeads : index
                %1488 = arith.muli %1487, %c39 : index
                %1489 = arith.addi %1354, %1488 : index
                %1490 = arith.addi %1463, %c11 : index
                %1491 = arith.divui %1490, %c8 : index
                %1492 = arith.muli %1491, %c25 : index
                %1493 = arith.addi %1492, %c14 : index
                %1494 = arith.remui %1490, %c8 : index
                %1495 = arith.divui %1353, %c10 : index
                %1496 = arith.remui %1353, %c10 : index
                %1497 = arith.muli %1496, %c5 : index
                %1498 = arith.addi %1495, %1497 : index
                %1499 = arith.muli %1494, %c8 : index
                %1500 = arith.divui %1498, %c22 : index
                %1501 = arith.muli %1500, %c22 : index
                %1502 = arith.remui %1498, %c10 : index
                %1503 = arith.muli %1502, %c10 : index
                %1504 = arith.addi %1501, %1503 : index
                %1505 = arith.divui %1498, %c10 : index
                %1506 = arith.remui %1505, %c10 : index
                %1507 = arith.addi %1504, %1506 : index
                %1508 = arith.addi %1499, %1507 : index
                %1509 = arith.addi %1493, %1508 : index
                %1510 = arith.addi %1489, %1509 : index
                %1511 = vector.shuffle %1467, %1467 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1511, %kv[%1510] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1512 = arith.addi %1463, %c12 : index
                %1513 = arith.divui %1512, %c8 : index
                %1514 = arith.muli %1513, %c25 : index
                %1515 = arith.addi %1514, %c14 : index
                %1516 = arith.remui %1512, %c8 : index
                %1517 = arith.divui %1353, %c10 : index
                %1518 = arith.remui %1353, %c10 : index
                %1519 = arith.muli %1518, %c5 : index
                %1520 = arith.addi %1517, %1519 : index
                %1521 = arith.muli %1516, %c8 : index
                %1522 = arith.divui %1520, %c22 : index
                %1523 = arith.muli %1522, %c22 : index
                %1524 = arith.remui %1520, %c10 : index
                %1525 = arith.muli %1524, %c10 : index
                %1526 = arith.addi %1523, %1525 : index
                %1527 = arith.divui %1520, %c10 : index
                %1528 = arith.remui %1527, %c10 : index
                %1529 = arith.addi %1526, %1528 : index
                %1530 = arith.addi %1521, %1529 : index
                %1531 = arith.addi %1515, %1530 : index
                %1532 = arith.addi %1489, %1531 : index
                %1533 = vector.shuffle %1467, %1467 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1533, %kv[%1532] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1534 = arith.addi %1463, %c10 : index
                %1535 = arith.divui %1534, %c8 : index
                %1536 = arith.muli %1535, %c25 : index
                %1537 = arith.addi %1536, %c14 : index
                %1538 = arith.remui %1534, %c8 : index
                %1539 = arith.divui %1353, %c10 : index
                %1540 = arith.remui %1353, %c10 : index
                %1541 = arith.muli %1540, %c5 : index
                %1542 = arith.addi %1539, %1541 : index
                %1543 = arith.muli %1538, %c8 : index
                %1544 = arith.divui %1542, %c22 : index
                %1545 = arith.muli %1544, %c22 : index
                %1546 = arith.remui %1542, %c10 : index
                %1547 = arith.muli %1546, %c10 : index
                %1548 = arith.addi %1545, %1547 : index
                %1549 = arith.divui %1542, %c10 : index
                %1550 = arith.remui %1549, %c10 : index
                %1551 = arith.addi %1548, %1550 : index
                %1552 = arith.addi %1543, %1551 : index
                %1553 = arith.addi %1537, %1552 : index
                %1554 = arith.addi %1489, %1553 : index
                %1555 = vector.shuffle %1467, %1467 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1555, %kv[%1554] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1556 = arith.addi %1463, %c2 : index
                %1557 = arith.divui %1556, %c8 : index
                %1558 = arith.muli %1557, %c25 : index
                %1559 = arith.addi %1558, %c14 : index
                %1560 = arith.remui %1556, %c8 : index
                %1561 = arith.divui %1353, %c10 : index
                %1562 = arith.remui %1353, %c10 : index
                %1563 = arith.muli %1562, %c5 : index
                %1564 = arith.addi %1561, %1563 : index
                %1565 = arith.muli %1560, %c8 : index
                %1566 = arith.divui %1564, %c22 : index
                %1567 = arith.muli %1566, %c22 : index
                %1568 = arith.remui %1564, %c10 : index
                %1569 = arith.muli %1568, %c10 : index
                %1570 = arith.addi %1567, %1569 : index
                %1571 = arith.divui %1564, %c10 : index
                %1572 = arith.remui %1571, %c10 : index
                %1573 = arith.addi %1570, %1572 : index
                %1574 = arith.addi %1565, %1573 : index
                %1575 = arith.addi %1559, %1574 : index
                %1576 = arith.addi %1489, %1575 : index
                %1577 = vector.shuffle %1467, %1467 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1577, %kv[%1576] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1578 = arith.cmpi eq, %codec, %c10 : index
          scf.if %1578 {
            %1579 = wave.lane
            %1580 = arith.muli %1579, %c22 : index
            scf.for %1581 = %1580 to %c32 step %c33 {
              %1582 = arith.addi %1348, %1581 : index
              %1583 = vector.load %20[%1582] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1584 = arith.mulf %1583, %1351 : vector<4xf32>
              %1585 = wave.fp8_encode "e5m2" %1584 : vector<4xf32> -> vector<4xi8>
              %1586 = arith.cmpi slt, %1349, %kvHeads : index
              scf.if %1586 {
                %1587 = arith.muli %1349, %c39 : index
                %1588 = arith.addi %1354, %1587 : index
                %1589 = vector.shuffle %1585, %1585 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1590 = arith.divui %1581, %c8 : index
                %1591 = arith.muli %1590, %c25 : index
                %1592 = arith.remui %1581, %c8 : index
                %1593 = arith.muli %1353, %c8 : index
                %1594 = arith.divui %1592, %c22 : index
                %1595 = arith.muli %1594, %c22 : index
                %1596 = arith.remui %1592, %c10 : index
                %1597 = arith.muli %1596, %c10 : index
                %1598 = arith.addi %1595, %1597 : index
                %1599 = arith.divui %1592, %c10 : index
                %1600 = arith.remui %1599, %c10 : index
                %1601 = arith.addi %1598, %1600 : index
                %1602 = arith.addi %1593, %1601 : index
                %1603 = arith.addi %1591, %1602 : index
                %1604 = arith.addi %1588, %1603 : index
                vector.store %1589, %kv[%1604] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1605 = arith.subi %1349, %kvHeads : index
                %1606 = arith.muli %1605, %c39 : index
                %1607 = arith.addi %1354, %1606 : index
                %1608 = arith.addi %1581, %c11 : index
                %1609 = arith.divui %1608, %c8 : index
                %1610 = arith.muli %1609, %c25 : index
                %1611 = arith.addi %1610, %c14 : index
                %1612 = arith.remui %1608, %c8 : index
                %1613 = arith.divui %1353, %c10 : index
                %1614 = arith.remui %1353, %c10 : index
                %1615 = arith.muli %1614, %c5 : index
                %1616 = arith.addi %1613, %1615 : index
                %1617 = arith.muli %1612, %c8 : index
                %1618 = arith.divui %1616, %c22 : index
                %1619 = arith.muli %1618, %c22 : index
                %1620 = arith.remui %1616, %c10 : index
                %1621 = arith.muli %1620, %c10 : index
                %1622 = arith.addi %1619, %1621 : index
                %1623 = arith.divui %1616, %c10 : index
                %1624 = arith.remui %1623, %c10 : index
                %1625 = arith.addi %1622, %1624 : index
                %1626 = arith.addi %1617, %1625 : index
                %1627 = arith.addi %1611, %1626 : index
                %1628 = arith.addi %1607, %1627 : index
                %1629 = vector.shuffle %1585, %1585 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1629, %kv[%1628] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1630 = arith.addi %1581, %c12 : index
                %1631 = arith.divui %1630, %c8 : index
                %1632 = arith.muli %1631, %c25 : index
                %1633 = arith.addi %1632, %c14 : index
                %1634 = arith.remui %1630, %c8 : index
                %1635 = arith.divui %1353, %c10 : index
                %1636 = arith.remui %1353, %c10 : index
                %1637 = arith.muli %1636, %c5 : index
                %1638 = arith.addi %1635, %1637 : index
                %1639 = arith.muli %1634, %c8 : index
                %1640 = arith.divui %1638, %c22 : index
                %1641 = arith.muli %1640, %c22 : index
                %1642 = arith.remui %1638, %c10 : index
                %1643 = arith.muli %1642, %c10 : index
                %1644 = arith.addi %1641, %1643 : index
                %1645 = arith.divui %1638, %c10 : index
                %1646 = arith.remui %1645, %c10 : index
                %1647 = arith.addi %1644, %1646 : index
                %1648 = arith.addi %1639, %1647 : index
                %1649 = arith.addi %1633, %1648 : index
                %1650 = arith.addi %1607, %1649 : index
                %1651 = vector.shuffle %1585, %1585 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1651, %kv[%1650] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1652 = arith.addi %1581, %c10 : index
                %1653 = arith.divui %1652, %c8 : index
                %1654 = arith.muli %1653, %c25 : index
                %1655 = arith.addi %1654, %c14 : index
                %1656 = arith.remui %1652, %c8 : index
                %1657 = arith.divui %1353, %c10 : index
                %1658 = arith.remui %1353, %c10 : index
                %1659 = arith.muli %1658, %c5 : index
                %1660 = arith.addi %1657, %1659 : index
                %1661 = arith.muli %1656, %c8 : index
                %1662 = arith.divui %1660, %c22 : index
                %1663 = arith.muli %1662, %c22 : index
                %1664 = arith.remui %1660, %c10 : index
                %1665 = arith.muli %1664, %c10 : index
                %1666 = arith.addi %1663, %1665 : index
                %1667 = arith.divui %1660, %c10 : index
                %1668 = arith.remui %1667, %c10 : index
                %1669 = arith.addi %1666, %1668 : index
                %1670 = arith.addi %1661, %1669 : index
                %1671 = arith.addi %1655, %1670 : index
                %1672 = arith.addi %1607, %1671 : index
                %1673 = vector.shuffle %1585, %1585 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1673, %kv[%1672] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1674 = arith.addi %1581, %c2 : index
                %1675 = arith.divui %1674, %c8 : index
                %1676 = arith.muli %1675, %c25 : index
                %1677 = arith.addi %1676, %c14 : index
                %1678 = arith.remui %1674, %c8 : index
                %1679 = arith.divui %1353, %c10 : index
                %1680 = arith.remui %1353, %c10 : index
                %1681 = arith.muli %1680, %c5 : index
                %1682 = arith.addi %1679, %1681 : index
                %1683 = arith.muli %1678, %c8 : index
                %1684 = arith.divui %1682, %c22 : index
                %1685 = arith.muli %1684, %c22 : index
                %1686 = arith.remui %1682, %c10 : index
                %1687 = arith.muli %1686, %c10 : index
                %1688 = arith.addi %1685, %1687 : index
                %1689 = arith.divui %1682, %c10 : index
                %1690 = arith.remui %1689, %c10 : index
                %1691 = arith.addi %1688, %1690 : index
                %1692 = arith.addi %1683, %1691 : index
                %1693 = arith.addi %1677, %1692 : index
                %1694 = arith.addi %1607, %1693 : index
                %1695 = vector.shuffle %1585, %1585 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1695, %kv[%1694] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %1696 = arith.addi %982, %c49 : index
      %1697 = arith.addi %981, %1696 : index
      %1698 = arith.cmpi slt, %1697, %22 : index
      %1699 = arith.cmpi slt, %1696, %c8 : index
      %1700 = arith.andi %1698, %1699 : i1
      scf.if %1700 {
        %1701 = arith.addi %981, %1696 : index
        %1702 = arith.addi %slotsAt, %1701 : index
        %1703 = memref.load %step[%1702] : memref<?xi32>
        %1704 = arith.index_cast %1703 : i32 to index
        %1705 = arith.cmpi sge, %1704, %c11 : index
        scf.if %1705 {
          %1706 = arith.muli %1696, %c32 : index
          %1707 = arith.subi %0, %heads : index
          %1708 = memref.load %scales[%1707] : memref<?xf32>
          %1709 = vector.broadcast %1708 : f32 to vector<4xf32>
          %1710 = arith.divui %1704, %c8 : index
          %1711 = arith.remui %1704, %c8 : index
          %1712 = arith.muli %1710, %pageBytes : index
          %1713 = arith.cmpi eq, %codec, %c11 : index
          scf.if %1713 {
            %1714 = wave.lane
            %1715 = arith.muli %1714, %c22 : index
            scf.for %1716 = %1715 to %c32 step %c33 {
              %1717 = arith.addi %1706, %1716 : index
              %1718 = vector.load %20[%1717] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1719 = arith.mulf %1718, %1709 : vector<4xf32>
              %1720 = arith.minimumf %1719, %c53 : vector<4xf32>
              %1721 = arith.maximumf %1720, %c54 : vector<4xf32>
              %1722 = arith.truncf %1721 : vector<4xf32> to vector<4xf16>
              %1723 = vector.bitcast %1722 : vector<4xf16> to vector<8xi8>
              %1724 = arith.cmpi slt, %1707, %kvHeads : index
              scf.if %1724 {
                %1725 = arith.muli %1707, %c13 : index
                %1726 = arith.addi %1712, %1725 : index
                %1727 = arith.divui %1716, %c8 : index
                %1728 = arith.muli %1727, %c55 : index
                %1729 = arith.remui %1716, %c8 : index
                %1730 = arith.divui %1729, %c5 : index
                %1731 = arith.muli %1730, %c25 : index
                %1732 = arith.muli %1711, %c8 : index
                %1733 = arith.addi %1731, %1732 : index
                %1734 = arith.remui %1729, %c5 : index
                %1735 = arith.muli %1734, %c10 : index
                %1736 = arith.addi %1733, %1735 : index
                %1737 = arith.addi %1728, %1736 : index
                %1738 = arith.addi %1726, %1737 : index
                vector.store %1723, %kv[%1738] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1739 = arith.subi %1707, %kvHeads : index
                %1740 = arith.muli %1739, %c13 : index
                %1741 = arith.addi %1712, %1740 : index
                %1742 = arith.addi %1716, %c11 : index
                %1743 = arith.divui %1742, %c8 : index
                %1744 = arith.muli %1743, %c55 : index
                %1745 = arith.addi %1744, %c39 : index
                %1746 = arith.remui %1742, %c8 : index
                %1747 = arith.divui %1711, %c10 : index
                %1748 = arith.remui %1711, %c10 : index
                %1749 = arith.muli %1748, %c5 : index
                %1750 = arith.addi %1747, %1749 : index
                %1751 = arith.divui %1750, %c5 : index
                %1752 = arith.muli %1751, %c25 : index
                %1753 = arith.muli %1746, %c8 : index
                %1754 = arith.addi %1752, %1753 : index
                %1755 = arith.remui %1750, %c5 : index
                %1756 = arith.muli %1755, %c10 : index
                %1757 = arith.addi %1754, %1756 : index
                %1758 = arith.addi %1745, %1757 : index
                %1759 = arith.addi %1741, %1758 : index
                %1760 = vector.shuffle %1723, %1723 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1760, %kv[%1759] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1761 = arith.addi %1716, %c12 : index
                %1762 = arith.divui %1761, %c8 : index
                %1763 = arith.muli %1762, %c55 : index
                %1764 = arith.addi %1763, %c39 : index
                %1765 = arith.remui %1761, %c8 : index
                %1766 = arith.divui %1711, %c10 : index
                %1767 = arith.remui %1711, %c10 : index
                %1768 = arith.muli %1767, %c5 : index
                %1769 = arith.addi %1766, %1768 : index
                %1770 = arith.divui %1769, %c5 : index
                %1771 = arith.muli %1770, %c25 : index
                %1772 = arith.muli %1765, %c8 : index
                %1773 = arith.addi %1771, %1772 : index
                %1774 = arith.remui %1769, %c5 : index
                %1775 = arith.muli %1774, %c10 : index
                %1776 = arith.addi %1773, %1775 : index
                %1777 = arith.addi %1764, %1776 : index
                %1778 = arith.addi %1741, %1777 : index
                %1779 = vector.shuffle %1723, %1723 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1779, %kv[%1778] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1780 = arith.addi %1716, %c10 : index
                %1781 = arith.divui %1780, %c8 : index
                %1782 = arith.muli %1781, %c55 : index
                %1783 = arith.addi %1782, %c39 : index
                %1784 = arith.remui %1780, %c8 : index
                %1785 = arith.divui %1711, %c10 : index
                %1786 = arith.remui %1711, %c10 : index
                %1787 = arith.muli %1786, %c5 : index
                %1788 = arith.addi %1785, %1787 : index
                %1789 = arith.divui %1788, %c5 : index
                %1790 = arith.muli %1789, %c25 : index
                %1791 = arith.muli %1784, %c8 : index
                %1792 = arith.addi %1790, %1791 : index
                %1793 = arith.remui %1788, %c5 : index
                %1794 = arith.muli %1793, %c10 : index
                %1795 = arith.addi %1792, %1794 : index
                %1796 = arith.addi %1783, %1795 : index
                %1797 = arith.addi %1741, %1796 : index
                %1798 = vector.shuffle %1723, %1723 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1798, %kv[%1797] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1799 = arith.addi %1716, %c2 : index
                %1800 = arith.divui %1799, %c8 : index
                %1801 = arith.muli %1800, %c55 : index
                %1802 = arith.addi %1801, %c39 : index
                %1803 = arith.remui %1799, %c8 : index
                %1804 = arith.divui %1711, %c10 : index
                %1805 = arith.remui %1711, %c10 : index
                %1806 = arith.muli %1805, %c5 : index
                %1807 = arith.addi %1804, %1806 : index
                %1808 = arith.divui %1807, %c5 : index
                %1809 = arith.muli %1808, %c25 : index
                %1810 = arith.muli %1803, %c8 : index
                %1811 = arith.addi %1809, %1810 : index
                %1812 = arith.remui %1807, %c5 : index
                %1813 = arith.muli %1812, %c10 : index
                %1814 = arith.addi %1811, %1813 : index
                %1815 = arith.addi %1802, %1814 : index
                %1816 = arith.addi %1741, %1815 : index
                %1817 = vector.shuffle %1723, %1723 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1817, %kv[%1816] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1818 = arith.cmpi eq, %codec, %c12 : index
          scf.if %1818 {
            %1819 = wave.lane
            %1820 = arith.muli %1819, %c22 : index
            scf.for %1821 = %1820 to %c32 step %c33 {
              %1822 = arith.addi %1706, %1821 : index
              %1823 = vector.load %20[%1822] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1824 = arith.mulf %1823, %1709 : vector<4xf32>
              %1825 = wave.fp8_encode "e4m3" %1824 : vector<4xf32> -> vector<4xi8>
              %1826 = arith.cmpi slt, %1707, %kvHeads : index
              scf.if %1826 {
                %1827 = arith.muli %1707, %c39 : index
                %1828 = arith.addi %1712, %1827 : index
                %1829 = vector.shuffle %1825, %1825 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1830 = arith.divui %1821, %c8 : index
                %1831 = arith.muli %1830, %c25 : index
                %1832 = arith.remui %1821, %c8 : index
                %1833 = arith.muli %1711, %c8 : index
                %1834 = arith.divui %1832, %c22 : index
                %1835 = arith.muli %1834, %c22 : index
                %1836 = arith.remui %1832, %c10 : index
                %1837 = arith.muli %1836, %c10 : index
                %1838 = arith.addi %1835, %1837 : index
                %1839 = arith.divui %1832, %c10 : index
                %1840 = arith.remui %1839, %c10 : index
                %1841 = arith.addi %1838, %1840 : index
                %1842 = arith.addi %1833, %1841 : index
                %1843 = arith.addi %1831, %1842 : index
                %1844 = arith.addi %1828, %1843 : index
                vector.store %1829, %kv[%1844] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1845 = arith.subi %1707, %kvHeads : index
                %1846 = arith.muli %1845, %c39 : index
                %1847 = arith.addi %1712, %1846 : index
                %1848 = arith.addi %1821, %c11 : index
                %1849 = arith.divui %1848, %c8 : index
                %1850 = arith.muli %1849, %c25 : index
                %1851 = arith.addi %1850, %c14 : index
                %1852 = arith.remui %1848, %c8 : index
                %1853 = arith.divui %1711, %c10 : index
                %1854 = arith.remui %1711, %c10 : index
                %1855 = arith.muli %1854, %c5 : index
                %1856 = arith.addi %1853, %1855 : index
                %1857 = arith.muli %1852, %c8 : index
                %1858 = arith.divui %1856, %c22 : index
                %1859 = arith.muli %1858, %c22 : index
                %1860 = arith.remui %1856, %c10 : index
                %1861 = arith.muli %1860, %c10 : index
                %1862 = arith.addi %1859, %1861 : index
                %1863 = arith.divui %1856, %c10 : index
                %1864 = arith.remui %1863, %c10 : index
                %1865 = arith.addi %1862, %1864 : index
                %1866 = arith.addi %1857, %1865 : index
                %1867 = arith.addi %1851, %1866 : index
                %1868 = arith.addi %1847, %1867 : index
                %1869 = vector.shuffle %1825, %1825 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1869, %kv[%1868] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1870 = arith.addi %1821, %c12 : index
                %1871 = arith.divui %1870, %c8 : index
                %1872 = arith.muli %1871, %c25 : index
                %1873 = arith.addi %1872, %c14 : index
                %1874 = arith.remui %1870, %c8 : index
                %1875 = arith.divui %1711, %c10 : index
                %1876 = arith.remui %1711, %c10 : index
                %1877 = arith.muli %1876, %c5 : index
                %1878 = arith.addi %1875, %1877 : index
                %1879 = arith.muli %1874, %c8 : index
                %1880 = arith.divui %1878, %c22 : index
                %1881 = arith.muli %1880, %c22 : index
                %1882 = arith.remui %1878, %c10 : index
                %1883 = arith.muli %1882, %c10 : index
                %1884 = arith.addi %1881, %1883 : index
                %1885 = arith.divui %1878, %c10 : index
                %1886 = arith.remui %1885, %c10 : index
                %1887 = arith.addi %1884, %1886 : index
                %1888 = arith.addi %1879, %1887 : index
                %1889 = arith.addi %1873, %1888 : index
                %1890 = arith.addi %1847, %1889 : index
                %1891 = vector.shuffle %1825, %1825 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1891, %kv[%1890] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1892 = arith.addi %1821, %c10 : index
                %1893 = arith.divui %1892, %c8 : index
                %1894 = arith.muli %1893, %c25 : index
                %1895 = arith.addi %1894, %c14 : index
                %1896 = arith.remui %1892, %c8 : index
                %1897 = arith.divui %1711, %c10 : index
                %1898 = arith.remui %1711, %c10 : index
                %1899 = arith.muli %1898, %c5 : index
                %1900 = arith.addi %1897, %1899 : index
                %1901 = arith.muli %1896, %c8 : index
                %1902 = arith.divui %1900, %c22 : index
                %1903 = arith.muli %1902, %c22 : index
                %1904 = arith.remui %1900, %c10 : index
                %1905 = arith.muli %1904, %c10 : index
                %1906 = arith.addi %1903, %1905 : index
                %1907 = arith.divui %1900, %c10 : index
                %1908 = arith.remui %1907, %c10 : index
                %1909 = arith.addi %1906, %1908 : index
                %1910 = arith.addi %1901, %1909 : index
                %1911 = arith.addi %1895, %1910 : index
                %1912 = arith.addi %1847, %1911 : index
                %1913 = vector.shuffle %1825, %1825 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1913, %kv[%1912] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1914 = arith.addi %1821, %c2 : index
                %1915 = arith.divui %1914, %c8 : index
                %1916 = arith.muli %1915, %c25 : index
                %1917 = arith.addi %1916, %c14 : index
                %1918 = arith.remui %1914, %c8 : index
                %1919 = arith.divui %1711, %c10 : index
                %1920 = arith.remui %1711, %c10 : index
                %1921 = arith.muli %1920, %c5 : index
                %1922 = arith.addi %1919, %1921 : index
                %1923 = arith.muli %1918, %c8 : index
                %1924 = arith.divui %1922, %c22 : index
                %1925 = arith.muli %1924, %c22 : index
                %1926 = arith.remui %1922, %c10 : index
                %1927 = arith.muli %1926, %c10 : index
                %1928 = arith.addi %1925, %1927 : index
                %1929 = arith.divui %1922, %c10 : index
                %1930 = arith.remui %1929, %c10 : index
                %1931 = arith.addi %1928, %1930 : index
                %1932 = arith.addi %1923, %1931 : index
                %1933 = arith.addi %1917, %1932 : index
                %1934 = arith.addi %1847, %1933 : index
                %1935 = vector.shuffle %1825, %1825 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1935, %kv[%1934] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1936 = arith.cmpi eq, %codec, %c10 : index
          scf.if %1936 {
            %1937 = wave.lane
            %1938 = arith.muli %1937, %c22 : index
            scf.for %1939 = %1938 to %c32 step %c33 {
              %1940 = arith.addi %1706, %1939 : index
              %1941 = vector.load %20[%1940] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1942 = arith.mulf %1941, %1709 : vector<4xf32>
              %1943 = wave.fp8_encode "e5m2" %1942 : vector<4xf32> -> vector<4xi8>
              %1944 = arith.cmpi slt, %1707, %kvHeads : index
              scf.if %1944 {
                %1945 = arith.muli %1707, %c39 : index
                %1946 = arith.addi %1712, %1945 : index
                %1947 = vector.shuffle %1943, %1943 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1948 = arith.divui %1939, %c8 : index
                %1949 = arith.muli %1948, %c25 : index
                %1950 = arith.remui %1939, %c8 : index
                %1951 = arith.muli %1711, %c8 : index
                %1952 = arith.divui %1950, %c22 : index
                %1953 = arith.muli %1952, %c22 : index
                %1954 = arith.remui %1950, %c10 : index
                %1955 = arith.muli %1954, %c10 : index
                %1956 = arith.addi %1953, %1955 : index
                %1957 = arith.divui %1950, %c10 : index
                %1958 = arith.remui %1957, %c10 : index
                %1959 = arith.addi %1956, %1958 : index
                %1960 = arith.addi %1951, %1959 : index
                %1961 = arith.addi %1949, %1960 : index
                %1962 = arith.addi %1946, %1961 : index
                vector.store %1947, %kv[%1962] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1963 = arith.subi %1707, %kvHeads : index
                %1964 = arith.muli %1963, %c39 : index
                %1965 = arith.addi %1712, %1964 : index
                %1966 = arith.addi %1939, %c11 : index
                %1967 = arith.divui %1966, %c8 : index
                %1968 = arith.muli %1967, %c25 : index
                %1969 = arith.addi %1968, %c14 : index
                %1970 = arith.remui %1966, %c8 : index
                %1971 = arith.divui %1711, %c10 : index
                %1972 = arith.remui %1711, %c10 : index
                %1973 = arith.muli %1972, %c5 : index
                %1974 = arith.addi %1971, %1973 : index
                %1975 = arith.muli %1970, %c8 : index
                %1976 = arith.divui %1974, %c22 : index
                %1977 = arith.muli %1976, %c22 : index
                %1978 = arith.remui %1974, %c10 : index
                %1979 = arith.muli %1978, %c10 : index
                %1980 = arith.addi %1977, %1979 : index
                %1981 = arith.divui %1974, %c10 : index
                %1982 = arith.remui %1981, %c10 : index
                %1983 = arith.addi %1980, %1982 : index
                %1984 = arith.addi %1975, %1983 : index
                %1985 = arith.addi %1969, %1984 : index
                %1986 = arith.addi %1965, %1985 : index
                %1987 = vector.shuffle %1943, %1943 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1987, %kv[%1986] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1988 = arith.addi %1939, %c12 : index
                %1989 = arith.divui %1988, %c8 : index
                %1990 = arith.muli %1989, %c25 : index
                %1991 = arith.addi %1990, %c14 : index
                %1992 = arith.remui %1988, %c8 : index
                %1993 = arith.divui %1711, %c10 : index
                %1994 = arith.remui %1711, %c10 : index
                %1995 = arith.muli %1994, %c5 : index
                %1996 = arith.addi %1993, %1995 : index
                %1997 = arith.muli %1992, %c8 : index
                %1998 = arith.divui %1996, %c22 : index
                %1999 = arith.muli %1998, %c22 : index
                %2000 = arith.remui %1996, %c10 : index
                %2001 = arith.muli %2000, %c10 : index
                %2002 = arith.addi %1999, %2001 : index
                %2003 = arith.divui %1996, %c10 : index
                %2004 = arith.remui %2003, %c10 : index
                %2005 = arith.addi %2002, %2004 : index
                %2006 = arith.addi %1997, %2005 : index
                %2007 = arith.addi %1991, %2006 : index
                %2008 = arith.addi %1965, %2007 : index
                %2009 = vector.shuffle %1943, %1943 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2009, %kv[%2008] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2010 = arith.addi %1939, %c10 : index
                %2011 = arith.divui %2010, %c8 : index
                %2012 = arith.muli %2011, %c25 : index
                %2013 = arith.addi %2012, %c14 : index
                %2014 = arith.remui %2010, %c8 : index
                %2015 = arith.divui %1711, %c10 : index
                %2016 = arith.remui %1711, %c10 : index
                %2017 = arith.muli %2016, %c5 : index
                %2018 = arith.addi %2015, %2017 : index
                %2019 = arith.muli %2014, %c8 : index
                %2020 = arith.divui %2018, %c22 : index
                %2021 = arith.muli %2020, %c22 : index
                %2022 = arith.remui %2018, %c10 : index
                %2023 = arith.muli %2022, %c10 : index
                %2024 = arith.addi %2021, %2023 : index
                %2025 = arith.divui %2018, %c10 : index
                %2026 = arith.remui %2025, %c10 : index
                %2027 = arith.addi %2024, %2026 : index
                %2028 = arith.addi %2019, %2027 : index
                %2029 = arith.addi %2013, %2028 : index
                %2030 = arith.addi %1965, %2029 : index
                %2031 = vector.shuffle %1943, %1943 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2031, %kv[%2030] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2032 = arith.addi %1939, %c2 : index
                %2033 = arith.divui %2032, %c8 : index
                %2034 = arith.muli %2033, %c25 : index
                %2035 = arith.addi %2034, %c14 : index
                %2036 = arith.remui %2032, %c8 : index
                %2037 = arith.divui %1711, %c10 : index
                %2038 = arith.remui %1711, %c10 : index
                %2039 = arith.muli %2038, %c5 : index
                %2040 = arith.addi %2037, %2039 : index
                %2041 = arith.muli %2036, %c8 : index
                %2042 = arith.divui %2040, %c22 : index
                %2043 = arith.muli %2042, %c22 : index
                %2044 = arith.remui %2040, %c10 : index
                %2045 = arith.muli %2044, %c10 : index
                %2046 = arith.addi %2043, %2045 : index
                %2047 = arith.divui %2040, %c10 : index
                %2048 = arith.remui %2047, %c10 : index
                %2049 = arith.addi %2046, %2048 : index
                %2050 = arith.addi %2041, %2049 : index
                %2051 = arith.addi %2035, %2050 : index
                %2052 = arith.addi %1965, %2051 : index
                %2053 = vector.shuffle %1943, %1943 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2053, %kv[%2052] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %2054 = arith.addi %23, %c8 : index
    %2055 = wave.lane
    %2056 = arith.muli %3, %c10 : index
    %2057 = arith.muli %2056, %c25 : index
    %2058 = arith.addi %2057, %2055 : index
    %2059 = arith.muli %4, %c14 : index
    %2060 = arith.addi %2059, %2058 : index
    %2061 = arith.addi %2060, %c11 : index
    %2062 = arith.addi %2061, %c11 : index
    %2063 = vector.extract %568#2[0] : f32 from vector<8xf32>
    memref.store %2063, %19[%2062] : memref<?xf32>
    %2064 = arith.muli %4, %c14 : index
    %2065 = arith.addi %2064, %2058 : index
    %2066 = arith.addi %2065, %c11 : index
    %2067 = arith.addi %2066, %c17 : index
    %2068 = vector.extract %568#2[1] : f32 from vector<8xf32>
    memref.store %2068, %19[%2067] : memref<?xf32>
    %2069 = arith.muli %4, %c14 : index
    %2070 = arith.addi %2069, %2058 : index
    %2071 = arith.addi %2070, %c11 : index
    %2072 = arith.addi %2071, %c15 : index
    %2073 = vector.extract %568#2[2] : f32 from vector<8xf32>
    memref.store %2073, %19[%2072] : memref<?xf32>
    %2074 = arith.muli %4, %c14 : index
    %2075 = arith.addi %2074, %2058 : index
    %2076 = arith.addi %2075, %c11 : index
    %2077 = arith.addi %2076, %c32 : index
    %2078 = vector.extract %568#2[3] : f32 from vector<8xf32>
    memref.store %2078, %19[%2077] : memref<?xf32>
    %2079 = arith.muli %4, %c14 : index
    %2080 = arith.addi %2079, %2058 : index
    %2081 = arith.addi %2080, %c11 : index
    %2082 = arith.addi %2081, %c33 : index
    %2083 = vector.extract %568#2[4] : f32 from vector<8xf32>
    memref.store %2083, %19[%2082] : memref<?xf32>
    %2084 = arith.muli %4, %c14 : index
    %2085 = arith.addi %2084, %2058 : index
    %2086 = arith.addi %2085, %c11 : index
    %2087 = arith.addi %2086, %c34 : index
    %2088 = vector.extract %568#2[5] : f32 from vector<8xf32>
    memref.store %2088, %19[%2087] : memref<?xf32>
    %2089 = arith.muli %4, %c14 : index
    %2090 = arith.addi %2089, %2058 : index
    %2091 = arith.addi %2090, %c11 : index
    %2092 = arith.addi %2091, %c35 : index
    %2093 = vector.extract %568#2[6] : f32 from vector<8xf32>
    memref.store %2093, %19[%2092] : memref<?xf32>
    %2094 = arith.muli %4, %c14 : index
    %2095 = arith.addi %2094, %2058 : index
    %2096 = arith.addi %2095, %c11 : index
    %2097 = arith.addi %2096, %c36 : index
    %2098 = vector.extract %568#2[7] : f32 from vector<8xf32>
    memref.store %2098, %19[%2097] : memref<?xf32>
    %2099 = arith.muli %4, %c14 : index
    %2100 = arith.addi %2099, %2058 : index
    %2101 = arith.addi %2100, %c25 : index
    %2102 = arith.addi %2101, %c11 : index
    %2103 = vector.extract %568#3[0] : f32 from vector<8xf32>
    memref.store %2103, %19[%2102] : memref<?xf32>
    %2104 = arith.muli %4, %c14 : index
    %2105 = arith.addi %2104, %2058 : index
    %2106 = arith.addi %2105, %c25 : index
    %2107 = arith.addi %2106, %c17 : index
    %2108 = vector.extract %568#3[1] : f32 from vector<8xf32>
    memref.store %2108, %19[%2107] : memref<?xf32>
    %2109 = arith.muli %4, %c14 : index
    %2110 = arith.addi %2109, %2058 : index
    %2111 = arith.addi %2110, %c25 : index
    %2112 = arith.addi %2111, %c15 : index
    %2113 = vector.extract %568#3[2] : f32 from vector<8xf32>
    memref.store %2113, %19[%2112] : memref<?xf32>
    %2114 = arith.muli %4, %c14 : index
    %2115 = arith.addi %2114, %2058 : index
    %2116 = arith.addi %2115, %c25 : index
    %2117 = arith.addi %2116, %c32 : index
    %2118 = vector.extract %568#3[3] : f32 from vector<8xf32>
    memref.store %2118, %19[%2117] : memref<?xf32>
    %2119 = arith.muli %4, %c14 : index
    %2120 = arith.addi %2119, %2058 : index
    %2121 = arith.addi %2120, %c25 : index
    %2122 = arith.addi %2121, %c33 : index
    %2123 = vector.extract %568#3[4] : f32 from vector<8xf32>
    memref.store %2123, %19[%2122] : memref<?xf32>
    %2124 = arith.muli %4, %c14 : index
    %2125 = arith.addi %2124, %2058 : index
    %2126 = arith.addi %2125, %c25 : index
    %2127 = arith.addi %2126, %c34 : index
    %2128 = vector.extract %568#3[5] : f32 from vector<8xf32>
    memref.store %2128, %19[%2127] : memref<?xf32>
    %2129 = arith.muli %4, %c14 : index
    %2130 = arith.addi %2129, %2058 : index
    %2131 = arith.addi %2130, %c25 : index
    %2132 = arith.addi %2131, %c35 : index
    %2133 = vector.extract %568#3[6] : f32 from vector<8xf32>
    memref.store %2133, %19[%2132] : memref<?xf32>
    %2134 = arith.muli %4, %c14 : index
    %2135 = arith.addi %2134, %2058 : index
    %2136 = arith.addi %2135, %c25 : index
    %2137 = arith.addi %2136, %c36 : index
    %2138 = vector.extract %568#3[7] : f32 from vector<8xf32>
    memref.store %2138, %19[%2137] : memref<?xf32>
    wave.barrier
    %2139 = arith.muli %4, %c10 : index
    %2140 = arith.addi %2139, %c11 : index
    %2141 = arith.muli %2140, %c10 : index
    %2142 = arith.divui %2055, %c8 : index
    %2143 = arith.addi %2141, %2142 : index
    %2144 = arith.addi %2054, %2143 : index
    %2145 = arith.cmpi slt, %2144, %22 : index
    scf.if %2145 {
      %2146 = arith.cmpi eq, %hasFactors, %c12 : index
      %2147 = arith.muli %2144, %c10 : index
      %2148 = memref.load %factors[%2147] : memref<?xf32>
      %2149 = arith.mulf %2148, %operandScale : f32
      %2150 = arith.select %2146, %2149, %operandScale : f32
      %2151 = arith.addi %2058, %c11 : index
      %2152 = arith.muli %2140, %c17 : index
      %2153 = arith.addi %2151, %2152 : index
      %2154 = memref.load %19[%2153] : memref<?xf32>
      %2155 = arith.addi %2153, %c14 : index
      %2156 = memref.load %19[%2155] : memref<?xf32>
      %2157 = arith.addf %2154, %2156 : f32
      %2158 = arith.addi %2153, %c39 : index
      %2159 = memref.load %19[%2158] : memref<?xf32>
      %2160 = arith.addf %2157, %2159 : f32
      %2161 = arith.addi %2153, %c40 : index
      %2162 = memref.load %19[%2161] : memref<?xf32>
      %2163 = arith.addf %2160, %2162 : f32
      %2164 = arith.mulf %2163, %2150 : f32
      %2165 = arith.muli %3, %c10 : index
      %2166 = arith.addi %2165, %c11 : index
      %2167 = arith.muli %2166, %c8 : index
      %2168 = arith.remui %2055, %c8 : index
      %2169 = arith.addi %2167, %2168 : index
      %2170 = arith.muli %2143, %c32 : index
      %2171 = arith.addi %2170, %2169 : index
      memref.store %2164, %20[%2171] : memref<?xf32>
      %2172 = arith.addi %2058, %c25 : index
      %2173 = arith.muli %2140, %c17 : index
      %2174 = arith.addi %2172, %2173 : index
      %2175 = memref.load %19[%2174] : memref<?xf32>
      %2176 = arith.addi %2174, %c14 : index
      %2177 = memref.load %19[%2176] : memref<?xf32>
      %2178 = arith.addf %2175, %2177 : f32
      %2179 = arith.addi %2174, %c39 : index
      %2180 = memref.load %19[%2179] : memref<?xf32>
      %2181 = arith.addf %2178, %2180 : f32
      %2182 = arith.addi %2174, %c40 : index
      %2183 = memref.load %19[%2182] : memref<?xf32>
      %2184 = arith.addf %2181, %2183 : f32
      %2185 = arith.mulf %2184, %2150 : f32
      %2186 = arith.muli %3, %c10 : index
      %2187 = arith.addi %2186, %c12 : index
      %2188 = arith.muli %2187, %c8 : index
      %2189 = arith.remui %2055, %c8 : index
      %2190 = arith.addi %2188, %2189 : index
      %2191 = arith.muli %2143, %c32 : index
      %2192 = arith.addi %2191, %2190 : index
      memref.store %2185, %20[%2192] : memref<?xf32>
    }
    %2193 = arith.muli %4, %c10 : index
    %2194 = arith.addi %2193, %c12 : index
    %2195 = arith.muli %2194, %c10 : index
    %2196 = arith.divui %2055, %c8 : index
    %2197 = arith.addi %2195, %2196 : index
    %2198 = arith.addi %2054, %2197 : index
    %2199 = arith.cmpi slt, %2198, %22 : index
    scf.if %2199 {
      %2200 = arith.cmpi eq, %hasFactors, %c12 : index
      %2201 = arith.muli %2198, %c10 : index
      %2202 = memref.load %factors[%2201] : memref<?xf32>
      %2203 = arith.mulf %2202, %operandScale : f32
      %2204 = arith.select %2200, %2203, %operandScale : f32
      %2205 = arith.addi %2058, %c11 : index
      %2206 = arith.muli %2194, %c17 : index
      %2207 = arith.addi %2205, %2206 : index
      %2208 = memref.load %19[%2207] : memref<?xf32>
      %2209 = arith.addi %2207, %c14 : index
      %2210 = memref.load %19[%2209] : memref<?xf32>
      %2211 = arith.addf %2208, %2210 : f32
      %2212 = arith.addi %2207, %c39 : index
      %2213 = memref.load %19[%2212] : memref<?xf32>
      %2214 = arith.addf %2211, %2213 : f32
      %2215 = arith.addi %2207, %c40 : index
      %2216 = memref.load %19[%2215] : memref<?xf32>
      %2217 = arith.addf %2214, %2216 : f32
      %2218 = arith.mulf %2217, %2204 : f32
      %2219 = arith.muli %3, %c10 : index
      %2220 = arith.addi %2219, %c11 : index
      %2221 = arith.muli %2220, %c8 : index
      %2222 = arith.remui %2055, %c8 : index
      %2223 = arith.addi %2221, %2222 : index
      %2224 = arith.muli %2197, %c32 : index
      %2225 = arith.addi %2224, %2223 : index
      memref.store %2218, %20[%2225] : memref<?xf32>
      %2226 = arith.addi %2058, %c25 : index
      %2227 = arith.muli %2194, %c17 : index
      %2228 = arith.addi %2226, %2227 : index
      %2229 = memref.load %19[%2228] : memref<?xf32>
      %2230 = arith.addi %2228, %c14 : index
      %2231 = memref.load %19[%2230] : memref<?xf32>
      %2232 = arith.addf %2229, %2231 : f32
      %2233 = arith.addi %2228, %c39 : index
      %2234 = memref.load %19[%2233] : memref<?xf32>
      %2235 = arith.addf %2232, %2234 : f32
      %2236 = arith.addi %2228, %c40 : index
      %2237 = memref.load %19[%2236] : memref<?xf32>
      %2238 = arith.addf %2235, %2237 : f32
      %2239 = arith.mulf %2238, %2204 : f32
      %2240 = arith.muli %3, %c10 : index
      %2241 = arith.addi %2240, %c12 : index
      %2242 = arith.muli %2241, %c8 : index
      %2243 = arith.remui %2055, %c8 : index
      %2244 = arith.addi %2242, %2243 : index
      %2245 = arith.muli %2197, %c32 : index
      %2246 = arith.addi %2245, %2244 : index
      memref.store %2239, %20[%2246] : memref<?xf32>
    }
    wave.barrier
    %2247 = arith.addi %23, %c8 : index
    %2248 = wave.wave
    %2249 = arith.addi %2248, %c11 : index
    %2250 = arith.addi %2247, %2249 : index
    %2251 = arith.cmpi slt, %2250, %22 : index
    %2252 = arith.cmpi slt, %2249, %c8 : index
    %2253 = arith.andi %2251, %2252 : i1
    scf.if %2253 {
      %2254 = arith.addi %2247, %2249 : index
      %2255 = arith.muli %2249, %c32 : index
      %2256 = wave.lane
      %2257 = arith.addi %2256, %c11 : index
      %2258 = arith.cmpi eq, %hasBias, %c12 : index
      %2259 = arith.addi %2255, %2257 : index
      %2260 = memref.load %20[%2259] : memref<?xf32>
      %2261 = arith.muli %0, %c32 : index
      %2262 = arith.addi %2261, %2257 : index
      %2263 = memref.load %bias[%2262] : memref<?xf32>
      %2264 = arith.addf %2260, %2263 : f32
      %2265 = arith.select %2258, %2264, %2260 : f32
      %2266 = arith.addi %2257, %c18 : index
      %2267 = arith.cmpi eq, %hasBias, %c12 : index
      %2268 = arith.addi %2255, %2266 : index
      %2269 = memref.load %20[%2268] : memref<?xf32>
      %2270 = arith.muli %0, %c32 : index
      %2271 = arith.addi %2270, %2266 : index
      %2272 = memref.load %bias[%2271] : memref<?xf32>
      %2273 = arith.addf %2269, %2272 : f32
      %2274 = arith.select %2267, %2273, %2269 : f32
      %2275 = arith.addi %2256, %c17 : index
      %2276 = arith.cmpi slt, %2275, %c18 : index
      %2277 = arith.minsi %2275, %c42 : index
      %2278 = arith.cmpi eq, %hasBias, %c12 : index
      %2279 = arith.addi %2255, %2277 : index
      %2280 = memref.load %20[%2279] : memref<?xf32>
      %2281 = arith.muli %0, %c32 : index
      %2282 = arith.addi %2281, %2277 : index
      %2283 = memref.load %bias[%2282] : memref<?xf32>
      %2284 = arith.addf %2280, %2283 : f32
      %2285 = arith.select %2278, %2284, %2280 : f32
      %2286 = arith.addi %2277, %c18 : index
      %2287 = arith.cmpi eq, %hasBias, %c12 : index
      %2288 = arith.addi %2255, %2286 : index
      %2289 = memref.load %20[%2288] : memref<?xf32>
      %2290 = arith.muli %0, %c32 : index
      %2291 = arith.addi %2290, %2286 : index
      %2292 = memref.load %bias[%2291] : memref<?xf32>
      %2293 = arith.addf %2289, %2292 : f32
      %2294 = arith.select %2287, %2293, %2289 : f32
      %2295 = arith.addi %heads, %kvHeads : index
      %2296 = arith.cmpi slt, %0, %2295 : index
      scf.if %2296 {
        %2297 = arith.addi %positionsAt, %2254 : index
        %2298 = memref.load %step[%2297] : memref<?xi32>
        %2299 = arith.index_cast %2298 : i32 to index
        %2300 = arith.cmpi eq, %hasNorm, %c12 : index
        %2301 = math.fma %2265, %2265, %c45 : f32
        %2302 = math.fma %2274, %2274, %2301 : f32
        %2303 = math.fma %2285, %2285, %2302 : f32
        %2304 = arith.select %2276, %2303, %2302 : f32
        %2305 = math.fma %2294, %2294, %2304 : f32
        %2306 = arith.select %2276, %2305, %2304 : f32
        %2307 = vector.broadcast %2306 : f32 to vector<1xf32>
        %2308 = wave.reduce "add" %2307 : vector<1xf32>
        %2309 = arith.mulf %2308, %inverseHeadDim : f32
        %2310 = arith.addf %2309, %epsilon : f32
        %2311 = math.sqrt %2310 : f32
        %2312 = arith.divf %c47, %2311 : f32
        %2313 = arith.cmpi slt, %0, %heads : index
        %2314 = arith.addi %2257, %c18 : index
        %2315 = memref.load %query_norm[%2257] : memref<?xf32>
        %2316 = memref.load %key_norm[%2257] : memref<?xf32>
        %2317 = arith.select %2313, %2315, %2316 : f32
        %2318 = arith.mulf %2265, %2312 : f32
        %2319 = arith.mulf %2318, %2317 : f32
        %2320 = arith.select %2300, %2319, %2265 : f32
        %2321 = memref.load %query_norm[%2314] : memref<?xf32>
        %2322 = memref.load %key_norm[%2314] : memref<?xf32>
        %2323 = arith.select %2313, %2321, %2322 : f32
        %2324 = arith.mulf %2274, %2312 : f32
        %2325 = arith.mulf %2324, %2323 : f32
        %2326 = arith.select %2300, %2325, %2274 : f32
        %2327 = arith.addi %2277, %c18 : index
        %2328 = memref.load %query_norm[%2277] : memref<?xf32>
        %2329 = memref.load %key_norm[%2277] : memref<?xf32>
        %2330 = arith.select %2313, %2328, %2329 : f32
        %2331 = arith.mulf %2285, %2312 : f32
        %2332 = arith.mulf %2331, %2330 : f32
        %2333 = arith.select %2300, %2332, %2285 : f32
        %2334 = memref.load %query_norm[%2327] : memref<?xf32>
        %2335 = memref.load %key_norm[%2327] : memref<?xf32>
        %2336 = arith.select %2313, %2334, %2335 : f32
        %2337 = arith.mulf %2294, %2312 : f32
        %2338 = arith.mulf %2337, %2336 : f32
        %2339 = arith.select %2300, %2338, %2294 : f32
        %2340 = arith.remui %2299, %c25 : index
        %2341 = arith.muli %2340, %c32 : index
        %2342 = arith.addi %2341, %2257 : index
        %2343 = arith.divui %2299, %c25 : index
        %2344 = arith.addi %2343, %c25 : index
        %2345 = arith.muli %2344, %c32 : index
        %2346 = arith.addi %2345, %2257 : index
        %2347 = memref.load %rope[%2342] : memref<?xf32>
        %2348 = arith.addi %2342, %c18 : index
        %2349 = memref.load %rope[%2348] : memref<?xf32>
        %2350 = memref.load %rope[%2346] : memref<?xf32>
        %2351 = arith.addi %2346, %c18 : index
        %2352 = memref.load %rope[%2351] : memref<?xf32>
        %2353 = arith.mulf %2350, %2347 : f32
        %2354 = arith.mulf %2352, %2349 : f32
        %2355 = arith.subf %2353, %2354 : f32
        %2356 = arith.mulf %2352, %2347 : f32
        %2357 = arith.mulf %2350, %2349 : f32
        %2358 = arith.addf %2356, %2357 : f32
        %2359 = arith.mulf %2320, %2355 : f32
        %2360 = arith.mulf %2326, %2358 : f32
        %2361 = arith.subf %2359, %2360 : f32
        %2362 = arith.mulf %2326, %2355 : f32
        %2363 = arith.mulf %2320, %2358 : f32
        %2364 = arith.addf %2362, %2363 : f32
        %2365 = arith.cmpi slt, %0, %heads : index
        scf.if %2365 {
          %2366 = arith.muli %2254, %heads : index
          %2367 = arith.addi %2366, %0 : index
          %2368 = arith.muli %2367, %c32 : index
          %2369 = arith.addi %2368, %2257 : index
          memref.store %2361, %q[%2369] : memref<?xf32>
          %2370 = arith.addi %2369, %c18 : index
          memref.store %2364, %q[%2370] : memref<?xf32>
        } else {
          %2371 = arith.addi %2255, %2257 : index
          memref.store %2361, %20[%2371] : memref<?xf32>
          %2372 = arith.addi %2255, %2257 : index
          %2373 = arith.addi %2372, %c18 : index
          memref.store %2364, %20[%2373] : memref<?xf32>
        }
        %2374 = arith.remui %2299, %c25 : index
        %2375 = arith.muli %2374, %c32 : index
        %2376 = arith.addi %2375, %2277 : index
        %2377 = arith.divui %2299, %c25 : index
        %2378 = arith.addi %2377, %c25 : index
        %2379 = arith.muli %2378, %c32 : index
        %2380 = arith.addi %2379, %2277 : index
        %2381 = memref.load %rope[%2376] : memref<?xf32>
        %2382 = arith.addi %2376, %c18 : index
        %2383 = memref.load %rope[%2382] : memref<?xf32>
        %2384 = memref.load %rope[%2380] : memref<?xf32>
        %2385 = arith.addi %2380, %c18 : index
        %2386 = memref.load %rope[%2385] : memref<?xf32>
        %2387 = arith.mulf %2384, %2381 : f32
        %2388 = arith.mulf %2386, %2383 : f32
        %2389 = arith.subf %2387, %2388 : f32
        %2390 = arith.mulf %2386, %2381 : f32
        %2391 = arith.mulf %2384, %2383 : f32
        %2392 = arith.addf %2390, %2391 : f32
        %2393 = arith.mulf %2333, %2389 : f32
        %2394 = arith.mulf %2339, %2392 : f32
        %2395 = arith.subf %2393, %2394 : f32
        %2396 = arith.mulf %2339, %2389 : f32
        %2397 = arith.mulf %2333, %2392 : f32
        %2398 = arith.addf %2396, %2397 : f32
        scf.if %2276 {
          %2399 = arith.cmpi slt, %0, %heads : index
          scf.if %2399 {
            %2400 = arith.muli %2254, %heads : index
            %2401 = arith.addi %2400, %0 : index
            %2402 = arith.muli %2401, %c32 : index
            %2403 = arith.addi %2402, %2277 : index
            memref.store %2395, %q[%2403] : memref<?xf32>
            %2404 = arith.addi %2403, %c18 : index
            memref.store %2398, %q[%2404] : memref<?xf32>
          } else {
            %2405 = arith.addi %2255, %2277 : index
            memref.store %2395, %20[%2405] : memref<?xf32>
            %2406 = arith.addi %2255, %2277 : index
            %2407 = arith.addi %2406, %c18 : index
            memref.store %2398, %20[%2407] : memref<?xf32>
          }
        }
      } else {
        %2408 = arith.cmpi slt, %0, %heads : index
        scf.if %2408 {
          %2409 = arith.muli %2254, %heads : index
          %2410 = arith.addi %2409, %0 : index
          %2411 = arith.muli %2410, %c32 : index
          %2412 = arith.addi %2411, %2257 : index
          memref.store %2265, %q[%2412] : memref<?xf32>
          %2413 = arith.addi %2412, %c18 : index
          memref.store %2274, %q[%2413] : memref<?xf32>
        } else {
          %2414 = arith.addi %2255, %2257 : index
          memref.store %2265, %20[%2414] : memref<?xf32>
          %2415 = arith.addi %2255, %2257 : index
          %2416 = arith.addi %2415, %c18 : index
          memref.store %2274, %20[%2416] : memref<?xf32>
        }
        scf.if %2276 {
          %2417 = arith.cmpi slt, %0, %heads : index
          scf.if %2417 {
            %2418 = arith.muli %2254, %heads : index
            %2419 = arith.addi %2418, %0 : index
            %2420 = arith.muli %2419, %c32 : index
            %2421 = arith.addi %2420, %2277 : index
            memref.store %2285, %q[%2421] : memref<?xf32>
            %2422 = arith.addi %2421, %c18 : index
            memref.store %2294, %q[%2422] : memref<?xf32>
          } else {
            %2423 = arith.addi %2255, %2277 : index
            memref.store %2285, %20[%2423] : memref<?xf32>
            %2424 = arith.addi %2255, %2277 : index
            %2425 = arith.addi %2424, %c18 : index
            memref.store %2294, %20[%2425] : memref<?xf32>
          }
        }
      }
    }
    %2426 = arith.addi %2248, %c49 : index
    %2427 = arith.addi %2247, %2426 : index
    %2428 = arith.cmpi slt, %2427, %22 : index
    %2429 = arith.cmpi slt, %2426, %c8 : index
    %2430 = arith.andi %2428, %2429 : i1
    scf.if %2430 {
      %2431 = arith.addi %2247, %2426 : index
      %2432 = arith.muli %2426, %c32 : index
      %2433 = wave.lane
      %2434 = arith.addi %2433, %c11 : index
      %2435 = arith.cmpi eq, %hasBias, %c12 : index
      %2436 = arith.addi %2432, %2434 : index
      %2437 = memref.load %20[%2436] : memref<?xf32>
      %2438 = arith.muli %0, %c32 : index
      %2439 = arith.addi %2438, %2434 : index
      %2440 = memref.load %bias[%2439] : memref<?xf32>
      %2441 = arith.addf %2437, %2440 : f32
      %2442 = arith.select %2435, %2441, %2437 : f32
      %2443 = arith.addi %2434, %c18 : index
      %2444 = arith.cmpi eq, %hasBias, %c12 : index
      %2445 = arith.addi %2432, %2443 : index
      %2446 = memref.load %20[%2445] : memref<?xf32>
      %2447 = arith.muli %0, %c32 : index
      %2448 = arith.addi %2447, %2443 : index
      %2449 = memref.load %bias[%2448] : memref<?xf32>
      %2450 = arith.addf %2446, %2449 : f32
      %2451 = arith.select %2444, %2450, %2446 : f32
      %2452 = arith.addi %2433, %c17 : index
      %2453 = arith.cmpi slt, %2452, %c18 : index
      %2454 = arith.minsi %2452, %c42 : index
      %2455 = arith.cmpi eq, %hasBias, %c12 : index
      %2456 = arith.addi %2432, %2454 : index
      %2457 = memref.load %20[%2456] : memref<?xf32>
      %2458 = arith.muli %0, %c32 : index
      %2459 = arith.addi %2458, %2454 : index
      %2460 = memref.load %bias[%2459] : memref<?xf32>
      %2461 = arith.addf %2457, %2460 : f32
      %2462 = arith.select %2455, %2461, %2457 : f32
      %2463 = arith.addi %2454, %c18 : index
      %2464 = arith.cmpi eq, %hasBias, %c12 : index
      %2465 = arith.addi %2432, %2463 : index
      %2466 = memref.load %20[%2465] : memref<?xf32>
      %2467 = arith.muli %0, %c32 : index
      %2468 = arith.addi %2467, %2463 : index
      %2469 = memref.load %bias[%2468] : memref<?xf32>
      %2470 = arith.addf %2466, %2469 : f32
      %2471 = arith.select %2464, %2470, %2466 : f32
      %2472 = arith.addi %heads, %kvHeads : index
      %2473 = arith.cmpi slt, %0, %2472 : index
      scf.if %2473 {
        %2474 = arith.addi %positionsAt, %2431 : index
        %2475 = memref.load %step[%2474] : memref<?xi32>
        %2476 = arith.index_cast %2475 : i32 to index
        %2477 = arith.cmpi eq, %hasNorm, %c12 : index
        %2478 = math.fma %2442, %2442, %c45 : f32
        %2479 = math.fma %2451, %2451, %2478 : f32
        %2480 = math.fma %2462, %2462, %2479 : f32
        %2481 = arith.select %2453, %2480, %2479 : f32
        %2482 = math.fma %2471, %2471, %2481 : f32
        %2483 = arith.select %2453, %2482, %2481 : f32
        %2484 = vector.broadcast %2483 : f32 to vector<1xf32>
        %2485 = wave.reduce "add" %2484 : vector<1xf32>
        %2486 = arith.mulf %2485, %inverseHeadDim : f32
        %2487 = arith.addf %2486, %epsilon : f32
        %2488 = math.sqrt %2487 : f32
        %2489 = arith.divf %c47, %2488 : f32
        %2490 = arith.cmpi slt, %0, %heads : index
        %2491 = arith.addi %2434, %c18 : index
        %2492 = memref.load %query_norm[%2434] : memref<?xf32>
        %2493 = memref.load %key_norm[%2434] : memref<?xf32>
        %2494 = arith.select %2490, %2492, %2493 : f32
        %2495 = arith.mulf %2442, %2489 : f32
        %2496 = arith.mulf %2495, %2494 : f32
        %2497 = arith.select %2477, %2496, %2442 : f32
        %2498 = memref.load %query_norm[%2491] : memref<?xf32>
        %2499 = memref.load %key_norm[%2491] : memref<?xf32>
        %2500 = arith.select %2490, %2498, %2499 : f32
        %2501 = arith.mulf %2451, %2489 : f32
        %2502 = arith.mulf %2501, %2500 : f32
        %2503 = arith.select %2477, %2502, %2451 : f32
        %2504 = arith.addi %2454, %c18 : index
        %2505 = memref.load %query_norm[%2454] : memref<?xf32>
        %2506 = memref.load %key_norm[%2454] : memref<?xf32>
        %2507 = arith.select %2490, %2505, %2506 : f32
        %2508 = arith.mulf %2462, %2489 : f32
        %2509 = arith.mulf %2508, %2507 : f32
        %2510 = arith.select %2477, %2509, %2462 : f32
        %2511 = memref.load %query_norm[%2504] : memref<?xf32>
        %2512 = memref.load %key_norm[%2504] : memref<?xf32>
        %2513 = arith.select %2490, %2511, %2512 : f32
        %2514 = arith.mulf %2471, %2489 : f32
        %2515 = arith.mulf %2514, %2513 : f32
        %2516 = arith.select %2477, %2515, %2471 : f32
        %2517 = arith.remui %2476, %c25 : index
        %2518 = arith.muli %2517, %c32 : index
        %2519 = arith.addi %2518, %2434 : index
        %2520 = arith.divui %2476, %c25 : index
        %2521 = arith.addi %2520, %c25 : index
        %2522 = arith.muli %2521, %c32 : index
        %2523 = arith.addi %2522, %2434 : index
        %2524 = memref.load %rope[%2519] : memref<?xf32>
        %2525 = arith.addi %2519, %c18 : index
        %2526 = memref.load %rope[%2525] : memref<?xf32>
        %2527 = memref.load %rope[%2523] : memref<?xf32>
        %2528 = arith.addi %2523, %c18 : index
        %2529 = memref.load %rope[%2528] : memref<?xf32>
        %2530 = arith.mulf %2527, %2524 : f32
        %2531 = arith.mulf %2529, %2526 : f32
        %2532 = arith.subf %2530, %2531 : f32
        %2533 = arith.mulf %2529, %2524 : f32
        %2534 = arith.mulf %2527, %2526 : f32
        %2535 = arith.addf %2533, %2534 : f32
        %2536 = arith.mulf %2497, %2532 : f32
        %2537 = arith.mulf %2503, %2535 : f32
        %2538 = arith.subf %2536, %2537 : f32
        %2539 = arith.mulf %2503, %2532 : f32
        %2540 = arith.mulf %2497, %2535 : f32
        %2541 = arith.addf %2539, %2540 : f32
        %2542 = arith.cmpi slt, %0, %heads : index
        scf.if %2542 {
          %2543 = arith.muli %2431, %heads : index
          %2544 = arith.addi %2543, %0 : index
          %2545 = arith.muli %2544, %c32 : index
          %2546 = arith.addi %2545, %2434 : index
          memref.store %2538, %q[%2546] : memref<?xf32>
          %2547 = arith.addi %2546, %c18 : index
          memref.store %2541, %q[%2547] : memref<?xf32>
        } else {
          %2548 = arith.addi %2432, %2434 : index
          memref.store %2538, %20[%2548] : memref<?xf32>
          %2549 = arith.addi %2432, %2434 : index
          %2550 = arith.addi %2549, %c18 : index
          memref.store %2541, %20[%2550] : memref<?xf32>
        }
        %2551 = arith.remui %2476, %c25 : index
        %2552 = arith.muli %2551, %c32 : index
        %2553 = arith.addi %2552, %2454 : index
        %2554 = arith.divui %2476, %c25 : index
        %2555 = arith.addi %2554, %c25 : index
        %2556 = arith.muli %2555, %c32 : index
        %2557 = arith.addi %2556, %2454 : index
        %2558 = memref.load %rope[%2553] : memref<?xf32>
        %2559 = arith.addi %2553, %c18 : index
        %2560 = memref.load %rope[%2559] : memref<?xf32>
        %2561 = memref.load %rope[%2557] : memref<?xf32>
        %2562 = arith.addi %2557, %c18 : index
        %2563 = memref.load %rope[%2562] : memref<?xf32>
        %2564 = arith.mulf %2561, %2558 : f32
        %2565 = arith.mulf %2563, %2560 : f32
        %2566 = arith.subf %2564, %2565 : f32
        %2567 = arith.mulf %2563, %2558 : f32
        %2568 = arith.mulf %2561, %2560 : f32
        %2569 = arith.addf %2567, %2568 : f32
        %2570 = arith.mulf %2510, %2566 : f32
        %2571 = arith.mulf %2516, %2569 : f32
        %2572 = arith.subf %2570, %2571 : f32
        %2573 = arith.mulf %2516, %2566 : f32
        %2574 = arith.mulf %2510, %2569 : f32
        %2575 = arith.addf %2573, %2574 : f32
        scf.if %2453 {
          %2576 = arith.cmpi slt, %0, %heads : index
          scf.if %2576 {
            %2577 = arith.muli %2431, %heads : index
            %2578 = arith.addi %2577, %0 : index
            %2579 = arith.muli %2578, %c32 : index
            %2580 = arith.addi %2579, %2454 : index
            memref.store %2572, %q[%2580] : memref<?xf32>
            %2581 = arith.addi %2580, %c18 : index
            memref.store %2575, %q[%2581] : memref<?xf32>
          } else {
            %2582 = arith.addi %2432, %2454 : index
            memref.store %2572, %20[%2582] : memref<?xf32>
            %2583 = arith.addi %2432, %2454 : index
            %2584 = arith.addi %2583, %c18 : index
            memref.store %2575, %20[%2584] : memref<?xf32>
          }
        }
      } else {
        %2585 = arith.cmpi slt, %0, %heads : index
        scf.if %2585 {
          %2586 = arith.muli %2431, %heads : index
          %2587 = arith.addi %2586, %0 : index
          %2588 = arith.muli %2587, %c32 : index
          %2589 = arith.addi %2588, %2434 : index
          memref.store %2442, %q[%2589] : memref<?xf32>
          %2590 = arith.addi %2589, %c18 : index
          memref.store %2451, %q[%2590] : memref<?xf32>
        } else {
          %2591 = arith.addi %2432, %2434 : index
          memref.store %2442, %20[%2591] : memref<?xf32>
          %2592 = arith.addi %2432, %2434 : index
          %2593 = arith.addi %2592, %c18 : index
          memref.store %2451, %20[%2593] : memref<?xf32>
        }
        scf.if %2453 {
          %2594 = arith.cmpi slt, %0, %heads : index
          scf.if %2594 {
            %2595 = arith.muli %2431, %heads : index
            %2596 = arith.addi %2595, %0 : index
            %2597 = arith.muli %2596, %c32 : index
            %2598 = arith.addi %2597, %2454 : index
            memref.store %2462, %q[%2598] : memref<?xf32>
            %2599 = arith.addi %2598, %c18 : index
            memref.store %2471, %q[%2599] : memref<?xf32>
          } else {
            %2600 = arith.addi %2432, %2454 : index
            memref.store %2462, %20[%2600] : memref<?xf32>
            %2601 = arith.addi %2432, %2454 : index
            %2602 = arith.addi %2601, %c18 : index
            memref.store %2471, %20[%2602] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %2603 = arith.cmpi sge, %0, %heads : index
    scf.if %2603 {
      %2604 = arith.addi %2248, %c11 : index
      %2605 = arith.addi %2247, %2604 : index
      %2606 = arith.cmpi slt, %2605, %22 : index
      %2607 = arith.cmpi slt, %2604, %c8 : index
      %2608 = arith.andi %2606, %2607 : i1
      scf.if %2608 {
        %2609 = arith.addi %2247, %2604 : index
        %2610 = arith.addi %slotsAt, %2609 : index
        %2611 = memref.load %step[%2610] : memref<?xi32>
        %2612 = arith.index_cast %2611 : i32 to index
        %2613 = arith.cmpi sge, %2612, %c11 : index
        scf.if %2613 {
          %2614 = arith.muli %2604, %c32 : index
          %2615 = arith.subi %0, %heads : index
          %2616 = memref.load %scales[%2615] : memref<?xf32>
          %2617 = vector.broadcast %2616 : f32 to vector<4xf32>
          %2618 = arith.divui %2612, %c8 : index
          %2619 = arith.remui %2612, %c8 : index
          %2620 = arith.muli %2618, %pageBytes : index
          %2621 = arith.cmpi eq, %codec, %c11 : index
          scf.if %2621 {
            %2622 = wave.lane
            %2623 = arith.muli %2622, %c22 : index
            scf.for %2624 = %2623 to %c32 step %c33 {
              %2625 = arith.addi %2614, %2624 : index
              %2626 = vector.load %20[%2625] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2627 = arith.mulf %2626, %2617 : vector<4xf32>
              %2628 = arith.minimumf %2627, %c53 : vector<4xf32>
              %2629 = arith.maximumf %2628, %c54 : vector<4xf32>
              %2630 = arith.truncf %2629 : vector<4xf32> to vector<4xf16>
              %2631 = vector.bitcast %2630 : vector<4xf16> to vector<8xi8>
              %2632 = arith.cmpi slt, %2615, %kvHeads : index
              scf.if %2632 {
                %2633 = arith.muli %2615, %c13 : index
                %2634 = arith.addi %2620, %2633 : index
                %2635 = arith.divui %2624, %c8 : index
                %2636 = arith.muli %2635, %c55 : index
                %2637 = arith.remui %2624, %c8 : index
                %2638 = arith.divui %2637, %c5 : index
                %2639 = arith.muli %2638, %c25 : index
                %2640 = arith.muli %2619, %c8 : index
                %2641 = arith.addi %2639, %2640 : index
                %2642 = arith.remui %2637, %c5 : index
                %2643 = arith.muli %2642, %c10 : index
                %2644 = arith.addi %2641, %2643 : index
                %2645 = arith.addi %2636, %2644 : index
                %2646 = arith.addi %2634, %2645 : index
                vector.store %2631, %kv[%2646] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2647 = arith.subi %2615, %kvHeads : index
                %2648 = arith.muli %2647, %c13 : index
                %2649 = arith.addi %2620, %2648 : index
                %2650 = arith.addi %2624, %c11 : index
                %2651 = arith.divui %2650, %c8 : index
                %2652 = arith.muli %2651, %c55 : index
                %2653 = arith.addi %2652, %c39 : index
                %2654 = arith.remui %2650, %c8 : index
                %2655 = arith.divui %2619, %c10 : index
                %2656 = arith.remui %2619, %c10 : index
                %2657 = arith.muli %2656, %c5 : index
                %2658 = arith.addi %2655, %2657 : index
                %2659 = arith.divui %2658, %c5 : index
                %2660 = arith.muli %2659, %c25 : index
                %2661 = arith.muli %2654, %c8 : index
                %2662 = arith.addi %2660, %2661 : index
                %2663 = arith.remui %2658, %c5 : index
                %2664 = arith.muli %2663, %c10 : index
                %2665 = arith.addi %2662, %2664 : index
                %2666 = arith.addi %2653, %2665 : index
                %2667 = arith.addi %2649, %2666 : index
                %2668 = vector.shuffle %2631, %2631 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2668, %kv[%2667] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2669 = arith.addi %2624, %c12 : index
                %2670 = arith.divui %2669, %c8 : index
                %2671 = arith.muli %2670, %c55 : index
                %2672 = arith.addi %2671, %c39 : index
                %2673 = arith.remui %2669, %c8 : index
                %2674 = arith.divui %2619, %c10 : index
                %2675 = arith.remui %2619, %c10 : index
                %2676 = arith.muli %2675, %c5 : index
                %2677 = arith.addi %2674, %2676 : index
                %2678 = arith.divui %2677, %c5 : index
                %2679 = arith.muli %2678, %c25 : index
                %2680 = arith.muli %2673, %c8 : index
                %2681 = arith.addi %2679, %2680 : index
                %2682 = arith.remui %2677, %c5 : index
                %2683 = arith.muli %2682, %c10 : index
                %2684 = arith.addi %2681, %2683 : index
                %2685 = arith.addi %2672, %2684 : index
                %2686 = arith.addi %2649, %2685 : index
                %2687 = vector.shuffle %2631, %2631 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2687, %kv[%2686] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2688 = arith.addi %2624, %c10 : index
                %2689 = arith.divui %2688, %c8 : index
                %2690 = arith.muli %2689, %c55 : index
                %2691 = arith.addi %2690, %c39 : index
                %2692 = arith.remui %2688, %c8 : index
                %2693 = arith.divui %2619, %c10 : index
                %2694 = arith.remui %2619, %c10 : index
                %2695 = arith.muli %2694, %c5 : index
                %2696 = arith.addi %2693, %2695 : index
                %2697 = arith.divui %2696, %c5 : index
                %2698 = arith.muli %2697, %c25 : index
                %2699 = arith.muli %2692, %c8 : index
                %2700 = arith.addi %2698, %2699 : index
                %2701 = arith.remui %2696, %c5 : index
                %2702 = arith.muli %2701, %c10 : index
                %2703 = arith.addi %2700, %2702 : index
                %2704 = arith.addi %2691, %2703 : index
                %2705 = arith.addi %2649, %2704 : index
                %2706 = vector.shuffle %2631, %2631 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2706, %kv[%2705] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2707 = arith.addi %2624, %c2 : index
                %2708 = arith.divui %2707, %c8 : index
                %2709 = arith.muli %2708, %c55 : index
                %2710 = arith.addi %2709, %c39 : index
                %2711 = arith.remui %2707, %c8 : index
                %2712 = arith.divui %2619, %c10 : index
                %2713 = arith.remui %2619, %c10 : index
                %2714 = arith.muli %2713, %c5 : index
                %2715 = arith.addi %2712, %2714 : index
                %2716 = arith.divui %2715, %c5 : index
                %2717 = arith.muli %2716, %c25 : index
                %2718 = arith.muli %2711, %c8 : index
                %2719 = arith.addi %2717, %2718 : index
                %2720 = arith.remui %2715, %c5 : index
                %2721 = arith.muli %2720, %c10 : index
                %2722 = arith.addi %2719, %2721 : index
                %2723 = arith.addi %2710, %2722 : index
                %2724 = arith.addi %2649, %2723 : index
                %2725 = vector.shuffle %2631, %2631 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2725, %kv[%2724] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2726 = arith.cmpi eq, %codec, %c12 : index
          scf.if %2726 {
            %2727 = wave.lane
            %2728 = arith.muli %2727, %c22 : index
            scf.for %2729 = %2728 to %c32 step %c33 {
              %2730 = arith.addi %2614, %2729 : index
              %2731 = vector.load %20[%2730] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2732 = arith.mulf %2731, %2617 : vector<4xf32>
              %2733 = wave.fp8_encode "e4m3" %2732 : vector<4xf32> -> vector<4xi8>
              %2734 = arith.cmpi slt, %2615, %kvHeads : index
              scf.if %2734 {
                %2735 = arith.muli %2615, %c39 : index
                %2736 = arith.addi %2620, %2735 : index
                %2737 = vector.shuffle %2733, %2733 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2738 = arith.divui %2729, %c8 : index
                %2739 = arith.muli %2738, %c25 : index
                %2740 = arith.remui %2729, %c8 : index
                %2741 = arith.muli %2619, %c8 : index
                %2742 = arith.divui %2740, %c22 : index
                %2743 = arith.muli %2742, %c22 : index
                %2744 = arith.remui %2740, %c10 : index
                %2745 = arith.muli %2744, %c10 : index
                %2746 = arith.addi %2743, %2745 : index
                %2747 = arith.divui %2740, %c10 : index
                %2748 = arith.remui %2747, %c10 : index
                %2749 = arith.addi %2746, %2748 : index
                %2750 = arith.addi %2741, %2749 : index
                %2751 = arith.addi %2739, %2750 : index
                %2752 = arith.addi %2736, %2751 : index
                vector.store %2737, %kv[%2752] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2753 = arith.subi %2615, %kvHeads : index
                %2754 = arith.muli %2753, %c39 : index
                %2755 = arith.addi %2620, %2754 : index
                %2756 = arith.addi %2729, %c11 : index
                %2757 = arith.divui %2756, %c8 : index
                %2758 = arith.muli %2757, %c25 : index
                %2759 = arith.addi %2758, %c14 : index
                %2760 = arith.remui %2756, %c8 : index
                %2761 = arith.divui %2619, %c10 : index
                %2762 = arith.remui %2619, %c10 : index
                %2763 = arith.muli %2762, %c5 : index
                %2764 = arith.addi %2761, %2763 : index
                %2765 = arith.muli %2760, %c8 : index
                %2766 = arith.divui %2764, %c22 : index
                %2767 = arith.muli %2766, %c22 : index
                %2768 = arith.remui %2764, %c10 : index
                %2769 = arith.muli %2768, %c10 : index
                %2770 = arith.addi %2767, %2769 : index
                %2771 = arith.divui %2764, %c10 : index
                %2772 = arith.remui %2771, %c10 : index
                %2773 = arith.addi %2770, %2772 : index
                %2774 = arith.addi %2765, %2773 : index
                %2775 = arith.addi %2759, %2774 : index
                %2776 = arith.addi %2755, %2775 : index
                %2777 = vector.shuffle %2733, %2733 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2777, %kv[%2776] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2778 = arith.addi %2729, %c12 : index
                %2779 = arith.divui %2778, %c8 : index
                %2780 = arith.muli %2779, %c25 : index
                %2781 = arith.addi %2780, %c14 : index
                %2782 = arith.remui %2778, %c8 : index
                %2783 = arith.divui %2619, %c10 : index
                %2784 = arith.remui %2619, %c10 : index
                %2785 = arith.muli %2784, %c5 : index
                %2786 = arith.addi %2783, %2785 : index
                %2787 = arith.muli %2782, %c8 : index
                %2788 = arith.divui %2786, %c22 : index
                %2789 = arith.muli %2788, %c22 : index
                %2790 = arith.remui %2786, %c10 : index
                %2791 = arith.muli %2790, %c10 : index
                %2792 = arith.addi %2789, %2791 : index
                %2793 = arith.divui %2786, %c10 : index
                %2794 = arith.remui %2793, %c10 : index
                %2795 = arith.addi %2792, %2794 : index
                %2796 = arith.addi %2787, %2795 : index
                %2797 = arith.addi %2781, %2796 : index
                %2798 = arith.addi %2755, %2797 : index
                %2799 = vector.shuffle %2733, %2733 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2799, %kv[%2798] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2800 = arith.addi %2729, %c10 : index
                %2801 = arith.divui %2800, %c8 : index
                %2802 = arith.muli %2801, %c25 : index
                %2803 = arith.addi %2802, %c14 : index
                %2804 = arith.remui %2800, %c8 : index
                %2805 = arith.divui %2619, %c10 : index
                %2806 = arith.remui %2619, %c10 : index
                %2807 = arith.muli %2806, %c5 : index
                %2808 = arith.addi %2805, %2807 : index
                %2809 = arith.muli %2804, %c8 : index
                %2810 = arith.divui %2808, %c22 : index
                %2811 = arith.muli %2810, %c22 : index
                %2812 = arith.remui %2808, %c10 : index
                %2813 = arith.muli %2812, %c10 : index
                %2814 = arith.addi %2811, %2813 : index
                %2815 = arith.divui %2808, %c10 : index
                %2816 = arith.remui %2815, %c10 : index
                %2817 = arith.addi %2814, %2816 : index
                %2818 = arith.addi %2809, %2817 : index
                %2819 = arith.addi %2803, %2818 : index
                %2820 = arith.addi %2755, %2819 : index
                %2821 = vector.shuffle %2733, %2733 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2821, %kv[%2820] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2822 = arith.addi %2729, %c2 : index
                %2823 = arith.divui %2822, %c8 : index
                %2824 = arith.muli %2823, %c25 : index
                %2825 = arith.addi %2824, %c14 : index
                %2826 = arith.remui %2822, %c8 : index
                %2827 = arith.divui %2619, %c10 : index
                %2828 = arith.remui %2619, %c10 : index
                %2829 = arith.muli %2828, %c5 : index
                %2830 = arith.addi %2827, %2829 : index
                %2831 = arith.muli %2826, %c8 : index
                %2832 = arith.divui %2830, %c22 : index
                %2833 = arith.muli %2832, %c22 : index
                %2834 = arith.remui %2830, %c10 : index
                %2835 = arith.muli %2834, %c10 : index
                %2836 = arith.addi %2833, %2835 : index
                %2837 = arith.divui %2830, %c10 : index
                %2838 = arith.remui %2837, %c10 : index
                %2839 = arith.addi %2836, %2838 : index
                %2840 = arith.addi %2831, %2839 : index
                %2841 = arith.addi %2825, %2840 : index
                %2842 = arith.addi %2755, %2841 : index
                %2843 = vector.shuffle %2733, %2733 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2843, %kv[%2842] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2844 = arith.cmpi eq, %codec, %c10 : index
          scf.if %2844 {
            %2845 = wave.lane
            %2846 = arith.muli %2845, %c22 : index
            scf.for %2847 = %2846 to %c32 step %c33 {
              %2848 = arith.addi %2614, %2847 : index
              %2849 = vector.load %20[%2848] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2850 = arith.mulf %2849, %2617 : vector<4xf32>
              %2851 = wave.fp8_encode "e5m2" %2850 : vector<4xf32> -> vector<4xi8>
              %2852 = arith.cmpi slt, %2615, %kvHeads : index
              scf.if %2852 {
                %2853 = arith.muli %2615, %c39 : index
                %2854 = arith.addi %2620, %2853 : index
                %2855 = vector.shuffle %2851, %2851 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2856 = arith.divui %2847, %c8 : index
                %2857 = arith.muli %2856, %c25 : index
                %2858 = arith.remui %2847, %c8 : index
                %2859 = arith.muli %2619, %c8 : index
                %2860 = arith.divui %2858, %c22 : index
                %2861 = arith.muli %2860, %c22 : index
                %2862 = arith.remui %2858, %c10 : index
                %2863 = arith.muli %2862, %c10 : index
                %2864 = arith.addi %2861, %2863 : index
                %2865 = arith.divui %2858, %c10 : index
                %2866 = arith.remui %2865, %c10 : index
                %2867 = arith.addi %2864, %2866 : index
                %2868 = arith.addi %2859, %2867 : index
                %2869 = arith.addi %2857, %2868 : index
                %2870 = arith.addi %2854, %2869 : index
                vector.store %2855, %kv[%2870] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2871 = arith.subi %2615, %kvHeads : index
                %2872 = arith.muli %2871, %c39 : index
                %2873 = arith.addi %2620, %2872 : index
                %2874 = arith.addi %2847, %c11 : index
                %2875 = arith.divui %2874, %c8 : index
                %2876 = arith.muli %2875, %c25 : index
                %2877 = arith.addi %2876, %c14 : index
                %2878 = arith.remui %2874, %c8 : index
                %2879 = arith.divui %2619, %c10 : index
                %2880 = arith.remui %2619, %c10 : index
                %2881 = arith.muli %2880, %c5 : index
                %2882 = arith.addi %2879, %2881 : index
                %2883 = arith.muli %2878, %c8 : index
                %2884 = arith.divui %2882, %c22 : index
                %2885 = arith.muli %2884, %c22 : index
                %2886 = arith.remui %2882, %c10 : index
                %2887 = arith.muli %2886, %c10 : index
                %2888 = arith.addi %2885, %2887 : index
                %2889 = arith.divui %2882, %c10 : index
                %2890 = arith.remui %2889, %c10 : index
                %2891 = arith.addi %2888, %2890 : index
                %2892 = arith.addi %2883, %2891 : index
                %2893 = arith.addi %2877, %2892 : index
                %2894 = arith.addi %2873, %2893 : index
                %2895 = vector.shuffle %2851, %2851 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2895, %kv[%2894] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2896 = arith.addi %2847, %c12 : index
                %2897 = arith.divui %2896, %c8 : index
                %2898 = arith.muli %2897, %c25 : index
                %2899 = arith.addi %2898, %c14 : index
                %2900 = arith.remui %2896, %c8 : index
                %2901 = arith.divui %2619, %c10 : index
                %2902 = arith.remui %2619, %c10 : index
                %2903 = arith.muli %2902, %c5 : index
                %2904 = arith.addi %2901, %2903 : index
                %2905 = arith.muli %2900, %c8 : index
                %2906 = arith.divui %2904, %c22 : index
                %2907 = arith.muli %2906, %c22 : index
                %2908 = arith.remui %2904, %c10 : index
                %2909 = arith.muli %2908, %c10 : index
                %2910 = arith.addi %2907, %2909 : index
                %2911 = arith.divui %2904, %c10 : index
                %2912 = arith.remui %2911, %c10 : index
                %2913 = arith.addi %2910, %2912 : index
                %2914 = arith.addi %2905, %2913 : index
                %2915 = arith.addi %2899, %2914 : index
                %2916 = arith.addi %2873, %2915 : index
                %2917 = vector.shuffle %2851, %2851 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2917, %kv[%2916] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2918 = arith.addi %2847, %c10 : index
                %2919 = arith.divui %2918, %c8 : index
                %2920 = arith.muli %2919, %c25 : index
                %2921 = arith.addi %2920, %c14 : index
                %2922 = arith.remui %2918, %c8 : index
                %2923 = arith.divui %2619, %c10 : index
                %2924 = arith.remui %2619, %c10 : index
                %2925 = arith.muli %2924, %c5 : index
                %2926 = arith.addi %2923, %2925 : index
                %2927 = arith.muli %2922, %c8 : index
                %2928 = arith.divui %2926, %c22 : index
                %2929 = arith.muli %2928, %c22 : index
                %2930 = arith.remui %2926, %c10 : index
                %2931 = arith.muli %2930, %c10 : index
                %2932 = arith.addi %2929, %2931 : index
                %2933 = arith.divui %2926, %c10 : index
                %2934 = arith.remui %2933, %c10 : index
                %2935 = arith.addi %2932, %2934 : index
                %2936 = arith.addi %2927, %2935 : index
                %2937 = arith.addi %2921, %2936 : index
                %2938 = arith.addi %2873, %2937 : index
                %2939 = vector.shuffle %2851, %2851 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2939, %kv[%2938] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2940 = arith.addi %2847, %c2 : index
                %2941 = arith.divui %2940, %c8 : index
                %2942 = arith.muli %2941, %c25 : index
                %2943 = arith.addi %2942, %c14 : index
                %2944 = arith.remui %2940, %c8 : index
                %2945 = arith.divui %2619, %c10 : index
                %2946 = arith.remui %2619, %c10 : index
                %2947 = arith.muli %2946, %c5 : index
                %2948 = arith.addi %2945, %2947 : index
                %2949 = arith.muli %2944, %c8 : index
                %2950 = arith.divui %2948, %c22 : index
                %2951 = arith.muli %2950, %c22 : index
                %2952 = arith.remui %2948, %c10 : index
                %2953 = arith.muli %2952, %c10 : index
                %2954 = arith.addi %2951, %2953 : index
                %2955 = arith.divui %2948, %c10 : index
                %2956 = arith.remui %2955, %c10 : index
                %2957 = arith.addi %2954, %2956 : index
                %2958 = arith.addi %2949, %2957 : index
                %2959 = arith.addi %2943, %2958 : index
                %2960 = arith.addi %2873, %2959 : index
                %2961 = vector.shuffle %2851, %2851 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2961, %kv[%2960] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %2962 = arith.addi %2248, %c49 : index
      %2963 = arith.addi %2247, %2962 : index
      %2964 = arith.cmpi slt, %2963, %22 : index
      %2965 = arith.cmpi slt, %2962, %c8 : index
      %2966 = arith.andi %2964, %2965 : i1
      scf.if %2966 {
        %2967 = arith.addi %2247, %2962 : index
        %2968 = arith.addi %slotsAt, %2967 : index
        %2969 = memref.load %step[%2968] : memref<?xi32>
        %2970 = arith.index_cast %2969 : i32 to index
        %2971 = arith.cmpi sge, %2970, %c11 : index
        scf.if %2971 {
          %2972 = arith.muli %2962, %c32 : index
          %2973 = arith.subi %0, %heads : index
          %2974 = memref.load %scales[%2973] : memref<?xf32>
          %2975 = vector.broadcast %2974 : f32 to vector<4xf32>
          %2976 = arith.divui %2970, %c8 : index
          %2977 = arith.remui %2970, %c8 : index
          %2978 = arith.muli %2976, %pageBytes : index
          %2979 = arith.cmpi eq, %codec, %c11 : index
          scf.if %2979 {
            %2980 = wave.lane
            %2981 = arith.muli %2980, %c22 : index
            scf.for %2982 = %2981 to %c32 step %c33 {
              %2983 = arith.addi %2972, %2982 : index
              %2984 = vector.load %20[%2983] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2985 = arith.mulf %2984, %2975 : vector<4xf32>
              %2986 = arith.minimumf %2985, %c53 : vector<4xf32>
              %2987 = arith.maximumf %2986, %c54 : vector<4xf32>
              %2988 = arith.truncf %2987 : vector<4xf32> to vector<4xf16>
              %2989 = vector.bitcast %2988 : vector<4xf16> to vector<8xi8>
              %2990 = arith.cmpi slt, %2973, %kvHeads : index
              scf.if %2990 {
                %2991 = arith.muli %2973, %c13 : index
                %2992 = arith.addi %2978, %2991 : index
                %2993 = arith.divui %2982, %c8 : index
                %2994 = arith.muli %2993, %c55 : index
                %2995 = arith.remui %2982, %c8 : index
                %2996 = arith.divui %2995, %c5 : index
                %2997 = arith.muli %2996, %c25 : index
                %2998 = arith.muli %2977, %c8 : index
                %2999 = arith.addi %2997, %2998 : index
                %3000 = arith.remui %2995, %c5 : index
                %3001 = arith.muli %3000, %c10 : index
                %3002 = arith.addi %2999, %3001 : index
                %3003 = arith.addi %2994, %3002 : index
                %3004 = arith.addi %2992, %3003 : index
                vector.store %2989, %kv[%3004] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %3005 = arith.subi %2973, %kvHeads : index
                %3006 = arith.muli %3005, %c13 : index
                %3007 = arith.addi %2978, %3006 : index
                %3008 = arith.addi %2982, %c11 : index
                %3009 = arith.divui %3008, %c8 : index
                %3010 = arith.muli %3009, %c55 : index
                %3011 = arith.addi %3010, %c39 : index
                %3012 = arith.remui %3008, %c8 : index
                %3013 = arith.divui %2977, %c10 : index
                %3014 = arith.remui %2977, %c10 : index
                %3015 = arith.muli %3014, %c5 : index
                %3016 = arith.addi %3013, %3015 : index
                %3017 = arith.divui %3016, %c5 : index
                %3018 = arith.muli %3017, %c25 : index
                %3019 = arith.muli %3012, %c8 : index
                %3020 = arith.addi %3018, %3019 : index
                %3021 = arith.remui %3016, %c5 : index
                %3022 = arith.muli %3021, %c10 : index
                %3023 = arith.addi %3020, %3022 : index
                %3024 = arith.addi %3011, %3023 : index
                %3025 = arith.addi %3007, %3024 : index
                %3026 = vector.shuffle %2989, %2989 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %3026, %kv[%3025] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3027 = arith.addi %2982, %c12 : index
                %3028 = arith.divui %3027, %c8 : index
                %3029 = arith.muli %3028, %c55 : index
                %3030 = arith.addi %3029, %c39 : index
                %3031 = arith.remui %3027, %c8 : index
                %3032 = arith.divui %2977, %c10 : index
                %3033 = arith.remui %2977, %c10 : index
                %3034 = arith.muli %3033, %c5 : index
                %3035 = arith.addi %3032, %3034 : index
                %3036 = arith.divui %3035, %c5 : index
                %3037 = arith.muli %3036, %c25 : index
                %3038 = arith.muli %3031, %c8 : index
                %3039 = arith.addi %3037, %3038 : index
                %3040 = arith.remui %3035, %c5 : index
                %3041 = arith.muli %3040, %c10 : index
                %3042 = arith.addi %3039, %3041 : index
                %3043 = arith.addi %3030, %3042 : index
                %3044 = arith.addi %3007, %3043 : index
                %3045 = vector.shuffle %2989, %2989 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %3045, %kv[%3044] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3046 = arith.addi %2982, %c10 : index
                %3047 = arith.divui %3046, %c8 : index
                %3048 = arith.muli %3047, %c55 : index
                %3049 = arith.addi %3048, %c39 : index
                %3050 = arith.remui %3046, %c8 : index
                %3051 = arith.divui %2977, %c10 : index
                %3052 = arith.remui %2977, %c10 : index
                %3053 = arith.muli %3052, %c5 : index
                %3054 = arith.addi %3051, %3053 : index
                %3055 = arith.divui %3054, %c5 : index
                %3056 = arith.muli %3055, %c25 : index
                %3057 = arith.muli %3050, %c8 : index
                %3058 = arith.addi %3056, %3057 : index
                %3059 = arith.remui %3054, %c5 : index
                %3060 = arith.muli %3059, %c10 : index
                %3061 = arith.addi %3058, %3060 : index
                %3062 = arith.addi %3049, %3061 : index
                %3063 = arith.addi %3007, %3062 : index
                %3064 = vector.shuffle %2989, %2989 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %3064, %kv[%3063] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3065 = arith.addi %2982, %c2 : index
                %3066 = arith.divui %3065, %c8 : index
                %3067 = arith.muli %3066, %c55 : index
                %3068 = arith.addi %3067, %c39 : index
                %3069 = arith.remui %3065, %c8 : index
                %3070 = arith.divui %2977, %c10 : index
                %3071 = arith.remui %2977, %c10 : index
                %3072 = arith.muli %3071, %c5 : index
                %3073 = arith.addi %3070, %3072 : index
                %3074 = arith.divui %3073, %c5 : index
                %3075 = arith.muli %3074, %c25 : index
                %3076 = arith.muli %3069, %c8 : index
                %3077 = arith.addi %3075, %3076 : index
                %3078 = arith.remui %3073, %c5 : index
                %3079 = arith.muli %3078, %c10 : index
                %3080 = arith.addi %3077, %3079 : index
                %3081 = arith.addi %3068, %3080 : index
                %3082 = arith.addi %3007, %3081 : index
                %3083 = vector.shuffle %2989, %2989 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %3083, %kv[%3082] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %3084 = arith.cmpi eq, %codec, %c12 : index
          scf.if %3084 {
            %3085 = wave.lane
            %3086 = arith.muli %3085, %c22 : index
            scf.for %3087 = %3086 to %c32 step %c33 {
              %3088 = arith.addi %2972, %3087 : index
              %3089 = vector.load %20[%3088] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3090 = arith.mulf %3089, %2975 : vector<4xf32>
              %3091 = wave.fp8_encode "e4m3" %3090 : vector<4xf32> -> vector<4xi8>
              %3092 = arith.cmpi slt, %2973, %kvHeads : index
              scf.if %3092 {
                %3093 = arith.muli %2973, %c39 : index
                %3094 = arith.addi %2978, %3093 : index
                %3095 = vector.shuffle %3091, %3091 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3096 = arith.divui %3087, %c8 : index
                %3097 = arith.muli %3096, %c25 : index
                %3098 = arith.remui %3087, %c8 : index
                %3099 = arith.muli %2977, %c8 : index
                %3100 = arith.divui %3098, %c22 : index
                %3101 = arith.muli %3100, %c22 : index
                %3102 = arith.remui %3098, %c10 : index
                %3103 = arith.muli %3102, %c10 : index
                %3104 = arith.addi %3101, %3103 : index
                %3105 = arith.divui %3098, %c10 : index
                %3106 = arith.remui %3105, %c10 : index
                %3107 = arith.addi %3104, %3106 : index
                %3108 = arith.addi %3099, %3107 : index
                %3109 = arith.addi %3097, %3108 : index
                %3110 = arith.addi %3094, %3109 : index
                vector.store %3095, %kv[%3110] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3111 = arith.subi %2973, %kvHeads : index
                %3112 = arith.muli %3111, %c39 : index
                %3113 = arith.addi %2978, %3112 : index
                %3114 = arith.addi %3087, %c11 : index
                %3115 = arith.divui %3114, %c8 : index
                %3116 = arith.muli %3115, %c25 : index
                %3117 = arith.addi %3116, %c14 : index
                %3118 = arith.remui %3114, %c8 : index
                %3119 = arith.divui %2977, %c10 : index
                %3120 = arith.remui %2977, %c10 : index
                %3121 = arith.muli %3120, %c5 : index
                %3122 = arith.addi %3119, %3121 : index
                %3123 = arith.muli %3118, %c8 : index
                %3124 = arith.divui %3122, %c22 : index
                %3125 = arith.muli %3124, %c22 : index
                %3126 = arith.remui %3122, %c10 : index
                %3127 = arith.muli %3126, %c10 : index
                %3128 = arith.addi %3125, %3127 : index
                %3129 = arith.divui %3122, %c10 : index
                %3130 = arith.remui %3129, %c10 : index
                %3131 = arith.addi %3128, %3130 : index
                %3132 = arith.addi %3123, %3131 : index
                %3133 = arith.addi %3117, %3132 : index
                %3134 = arith.addi %3113, %3133 : index
                %3135 = vector.shuffle %3091, %3091 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3135, %kv[%3134] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3136 = arith.addi %3087, %c12 : index
                %3137 = arith.divui %3136, %c8 : index
                %3138 = arith.muli %3137, %c25 : index
                %3139 = arith.addi %3138, %c14 : index
                %3140 = arith.remui %3136, %c8 : index
                %3141 = arith.divui %2977, %c10 : index
                %3142 = arith.remui %2977, %c10 : index
                %3143 = arith.muli %3142, %c5 : index
                %3144 = arith.addi %3141, %3143 : index
                %3145 = arith.muli %3140, %c8 : index
                %3146 = arith.divui %3144, %c22 : index
                %3147 = arith.muli %3146, %c22 : index
                %3148 = arith.remui %3144, %c10 : index
                %3149 = arith.muli %3148, %c10 : index
                %3150 = arith.addi %3147, %3149 : index
                %3151 = arith.divui %3144, %c10 : index
                %3152 = arith.remui %3151, %c10 : index
                %3153 = arith.addi %3150, %3152 : index
                %3154 = arith.addi %3145, %3153 : index
                %3155 = arith.addi %3139, %3154 : index
                %3156 = arith.addi %3113, %3155 : index
                %3157 = vector.shuffle %3091, %3091 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3157, %kv[%3156] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3158 = arith.addi %3087, %c10 : index
                %3159 = arith.divui %3158, %c8 : index
                %3160 = arith.muli %3159, %c25 : index
                %3161 = arith.addi %3160, %c14 : index
                %3162 = arith.remui %3158, %c8 : index
                %3163 = arith.divui %2977, %c10 : index
                %3164 = arith.remui %2977, %c10 : index
                %3165 = arith.muli %3164, %c5 : index
                %3166 = arith.addi %3163, %3165 : index
                %3167 = arith.muli %3162, %c8 : index
                %3168 = arith.divui %3166, %c22 : index
                %3169 = arith.muli %3168, %c22 : index
                %3170 = arith.remui %3166, %c10 : index
                %3171 = arith.muli %3170, %c10 : index
                %3172 = arith.addi %3169, %3171 : index
                %3173 = arith.divui %3166, %c10 : index
                %3174 = arith.remui %3173, %c10 : index
                %3175 = arith.addi %3172, %3174 : index
                %3176 = arith.addi %3167, %3175 : index
                %3177 = arith.addi %3161, %3176 : index
                %3178 = arith.addi %3113, %3177 : index
                %3179 = vector.shuffle %3091, %3091 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3179, %kv[%3178] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3180 = arith.addi %3087, %c2 : index
                %3181 = arith.divui %3180, %c8 : index
                %3182 = arith.muli %3181, %c25 : index
                %3183 = arith.addi %3182, %c14 : index
                %3184 = arith.remui %3180, %c8 : index
                %3185 = arith.divui %2977, %c10 : index
                %3186 = arith.remui %2977, %c10 : index
                %3187 = arith.muli %3186, %c5 : index
                %3188 = arith.addi %3185, %3187 : index
                %3189 = arith.muli %3184, %c8 : index
                %3190 = arith.divui %3188, %c22 : index
                %3191 = arith.muli %3190, %c22 : index
                %3192 = arith.remui %3188, %c10 : index
                %3193 = arith.muli %3192, %c10 : index
                %3194 = arith.addi %3191, %3193 : index
                %3195 = arith.divui %3188, %c10 : index
                %3196 = arith.remui %3195, %c10 : index
                %3197 = arith.addi %3194, %3196 : index
                %3198 = arith.addi %3189, %3197 : index
                %3199 = arith.addi %3183, %3198 : index
                %3200 = arith.addi %3113, %3199 : index
                %3201 = vector.shuffle %3091, %3091 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3201, %kv[%3200] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3202 = arith.cmpi eq, %codec, %c10 : index
          scf.if %3202 {
            %3203 = wave.lane
            %3204 = arith.muli %3203, %c22 : index
            scf.for %3205 = %3204 to %c32 step %c33 {
              %3206 = arith.addi %2972, %3205 : index
              %3207 = vector.load %20[%3206] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3208 = arith.mulf %3207, %2975 : vector<4xf32>
              %3209 = wave.fp8_encode "e5m2" %3208 : vector<4xf32> -> vector<4xi8>
              %3210 = arith.cmpi slt, %2973, %kvHeads : index
              scf.if %3210 {
                %3211 = arith.muli %2973, %c39 : index
                %3212 = arith.addi %2978, %3211 : index
                %3213 = vector.shuffle %3209, %3209 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3214 = arith.divui %3205, %c8 : index
                %3215 = arith.muli %3214, %c25 : index
                %3216 = arith.remui %3205, %c8 : index
                %3217 = arith.muli %2977, %c8 : index
                %3218 = arith.divui %3216, %c22 : index
                %3219 = arith.muli %3218, %c22 : index
                %3220 = arith.remui %3216, %c10 : index
                %3221 = arith.muli %3220, %c10 : index
                %3222 = arith.addi %3219, %3221 : index
                %3223 = arith.divui %3216, %c10 : index
                %3224 = arith.remui %3223, %c10 : index
                %3225 = arith.addi %3222, %3224 : index
                %3226 = arith.addi %3217, %3225 : index
                %3227 = arith.addi %3215, %3226 : index
                %3228 = arith.addi %3212, %3227 : index
                vector.store %3213, %kv[%3228] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3229 = arith.subi %2973, %kvHeads : index
                %3230 = arith.muli %3229, %c39 : index
                %3231 = arith.addi %2978, %3230 : index
                %3232 = arith.addi %3205, %c11 : index
                %3233 = arith.divui %3232, %c8 : index
                %3234 = arith.muli %3233, %c25 : index
                %3235 = arith.addi %3234, %c14 : index
                %3236 = arith.remui %3232, %c8 : index
                %3237 = arith.divui %2977, %c10 : index
                %3238 = arith.remui %2977, %c10 : index
                %3239 = arith.muli %3238, %c5 : index
                %3240 = arith.addi %3237, %3239 : index
                %3241 = arith.muli %3236, %c8 : index
                %3242 = arith.divui %3240, %c22 : index
                %3243 = arith.muli %3242, %c22 : index
                %3244 = arith.remui %3240, %c10 : index
                %3245 = arith.muli %3244, %c10 : index
                %3246 = arith.addi %3243, %3245 : index
                %3247 = arith.divui %3240, %c10 : index
                %3248 = arith.remui %3247, %c10 : index
                %3249 = arith.addi %3246, %3248 : index
                %3250 = arith.addi %3241, %3249 : index
                %3251 = arith.addi %3235, %3250 : index
                %3252 = arith.addi %3231, %3251 : index
                %3253 = vector.shuffle %3209, %3209 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3253, %kv[%3252] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3254 = arith.addi %3205, %c12 : index
                %3255 = arith.divui %3254, %c8 : index
                %3256 = arith.muli %3255, %c25 : index
                %3257 = arith.addi %3256, %c14 : index
                %3258 = arith.remui %3254, %c8 : index
                %3259 = arith.divui %2977, %c10 : index
                %3260 = arith.remui %2977, %c10 : index
                %3261 = arith.muli %3260, %c5 : index
                %3262 = arith.addi %3259, %3261 : index
                %3263 = arith.muli %3258, %c8 : index
                %3264 = arith.divui %3262, %c22 : index
                %3265 = arith.muli %3264, %c22 : index
                %3266 = arith.remui %3262, %c10 : index
                %3267 = arith.muli %3266, %c10 : index
                %3268 = arith.addi %3265, %3267 : index
                %3269 = arith.divui %3262, %c10 : index
                %3270 = arith.remui %3269, %c10 : index
                %3271 = arith.addi %3268, %3270 : index
                %3272 = arith.addi %3263, %3271 : index
                %3273 = arith.addi %3257, %3272 : index
                %3274 = arith.addi %3231, %3273 : index
                %3275 = vector.shuffle %3209, %3209 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3275, %kv[%3274] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3276 = arith.addi %3205, %c10 : index
                %3277 = arith.divui %3276, %c8 : index
                %3278 = arith.muli %3277, %c25 : index
                %3279 = arith.addi %3278, %c14 : index
                %3280 = arith.remui %3276, %c8 : index
                %3281 = arith.divui %2977, %c10 : index
                %3282 = arith.remui %2977, %c10 : index
                %3283 = arith.muli %3282, %c5 : index
                %3284 = arith.addi %3281, %3283 : index
                %3285 = arith.muli %3280, %c8 : index
                %3286 = arith.divui %3284, %c22 : index
                %3287 = arith.muli %3286, %c22 : index
                %3288 = arith.remui %3284, %c10 : index
                %3289 = arith.muli %3288, %c10 : index
                %3290 = arith.addi %3287, %3289 : index
                %3291 = arith.divui %3284, %c10 : index
                %3292 = arith.remui %3291, %c10 : index
                %3293 = arith.addi %3290, %3292 : index
                %3294 = arith.addi %3285, %3293 : index
                %3295 = arith.addi %3279, %3294 : index
                %3296 = arith.addi %3231, %3295 : index
                %3297 = vector.shuffle %3209, %3209 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3297, %kv[%3296] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3298 = arith.addi %3205, %c2 : index
                %3299 = arith.divui %3298, %c8 : index
                %3300 = arith.muli %3299, %c25 : index
                %3301 = arith.addi %3300, %c14 : index
                %3302 = arith.remui %3298, %c8 : index
                %3303 = arith.divui %2977, %c10 : index
                %3304 = arith.remui %2977, %c10 : index
                %3305 = arith.muli %3304, %c5 : index
                %3306 = arith.addi %3303, %3305 : index
                %3307 = arith.muli %3302, %c8 : index
                %3308 = arith.divui %3306, %c22 : index
                %3309 = arith.muli %3308, %c22 : index
                %3310 = arith.remui %3306, %c10 : index
                %3311 = arith.muli %3310, %c10 : index
                %3312 = arith.addi %3309, %3311 : index
                %3313 = arith.divui %3306, %c10 : index
                %3314 = arith.remui %3313, %c10 : index
                %3315 = arith.addi %3312, %3314 : index
                %3316 = arith.addi %3307, %3315 : index
                %3317 = arith.addi %3301, %3316 : index
                %3318 = arith.addi %3231, %3317 : index
                %3319 = vector.shuffle %3209, %3209 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3319, %kv[%3318] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %3320 = arith.addi %23, %c17 : index
    %3321 = wave.lane
    %3322 = arith.muli %3, %c10 : index
    %3323 = arith.muli %3322, %c25 : index
    %3324 = arith.addi %3323, %3321 : index
    %3325 = arith.muli %4, %c14 : index
    %3326 = arith.addi %3325, %3324 : index
    %3327 = arith.addi %3326, %c11 : index
    %3328 = arith.addi %3327, %c11 : index
    %3329 = vector.extract %568#4[0] : f32 from vector<8xf32>
    memref.store %3329, %19[%3328] : memref<?xf32>
    %3330 = arith.muli %4, %c14 : index
    %3331 = arith.addi %3330, %3324 : index
    %3332 = arith.addi %3331, %c11 : index
    %3333 = arith.addi %3332, %c17 : index
    %3334 = vector.extract %568#4[1] : f32 from vector<8xf32>
    memref.store %3334, %19[%3333] : memref<?xf32>
    %3335 = arith.muli %4, %c14 : index
    %3336 = arith.addi %3335, %3324 : index
    %3337 = arith.addi %3336, %c11 : index
    %3338 = arith.addi %3337, %c15 : index
    %3339 = vector.extract %568#4[2] : f32 from vector<8xf32>
    memref.store %3339, %19[%3338] : memref<?xf32>
    %3340 = arith.muli %4, %c14 : index
    %3341 = arith.addi %3340, %3324 : index
    %3342 = arith.addi %3341, %c11 : index
    %3343 = arith.addi %3342, %c32 : index
    %3344 = vector.extract %568#4[3] : f32 from vector<8xf32>
    memref.store %3344, %19[%3343] : memref<?xf32>
    %3345 = arith.muli %4, %c14 : index
    %3346 = arith.addi %3345, %3324 : index
    %3347 = arith.addi %3346, %c11 : index
    %3348 = arith.addi %3347, %c33 : index
    %3349 = vector.extract %568#4[4] : f32 from vector<8xf32>
    memref.store %3349, %19[%3348] : memref<?xf32>
    %3350 = arith.muli %4, %c14 : index
    %3351 = arith.addi %3350, %3324 : index
    %3352 = arith.addi %3351, %c11 : index
    %3353 = arith.addi %3352, %c34 : index
    %3354 = vector.extract %568#4[5] : f32 from vector<8xf32>
    memref.store %3354, %19[%3353] : memref<?xf32>
    %3355 = arith.muli %4, %c14 : index
    %3356 = arith.addi %3355, %3324 : index
    %3357 = arith.addi %3356, %c11 : index
    %3358 = arith.addi %3357, %c35 : index
    %3359 = vector.extract %568#4[6] : f32 from vector<8xf32>
    memref.store %3359, %19[%3358] : memref<?xf32>
    %3360 = arith.muli %4, %c14 : index
    %3361 = arith.addi %3360, %3324 : index
    %3362 = arith.addi %3361, %c11 : index
    %3363 = arith.addi %3362, %c36 : index
    %3364 = vector.extract %568#4[7] : f32 from vector<8xf32>
    memref.store %3364, %19[%3363] : memref<?xf32>
    %3365 = arith.muli %4, %c14 : index
    %3366 = arith.addi %3365, %3324 : index
    %3367 = arith.addi %3366, %c25 : index
    %3368 = arith.addi %3367, %c11 : index
    %3369 = vector.extract %568#5[0] : f32 from vector<8xf32>
    memref.store %3369, %19[%3368] : memref<?xf32>
    %3370 = arith.muli %4, %c14 : index
    %3371 = arith.addi %3370, %3324 : index
    %3372 = arith.addi %3371, %c25 : index
    %3373 = arith.addi %3372, %c17 : index
    %3374 = vector.extract %568#5[1] : f32 from vector<8xf32>
    memref.store %3374, %19[%3373] : memref<?xf32>
    %3375 = arith.muli %4, %c14 : index
    %3376 = arith.addi %3375, %3324 : index
    %3377 = arith.addi %3376, %c25 : index
    %3378 = arith.addi %3377, %c15 : index
    %3379 = vector.extract %568#5[2] : f32 from vector<8xf32>
    memref.store %3379, %19[%3378] : memref<?xf32>
    %3380 = arith.muli %4, %c14 : index
    %3381 = arith.addi %3380, %3324 : index
    %3382 = arith.addi %3381, %c25 : index
    %3383 = arith.addi %3382, %c32 : index
    %3384 = vector.extract %568#5[3] : f32 from vector<8xf32>
    memref.store %3384, %19[%3383] : memref<?xf32>
    %3385 = arith.muli %4, %c14 : index
    %3386 = arith.addi %3385, %3324 : index
    %3387 = arith.addi %3386, %c25 : index
    %3388 = arith.addi %3387, %c33 : index
    %3389 = vector.extract %568#5[4] : f32 from vector<8xf32>
    memref.store %3389, %19[%3388] : memref<?xf32>
    %3390 = arith.muli %4, %c14 : index
    %3391 = arith.addi %3390, %3324 : index
    %3392 = arith.addi %3391, %c25 : index
    %3393 = arith.addi %3392, %c34 : index
    %3394 = vector.extract %568#5[5] : f32 from vector<8xf32>
    memref.store %3394, %19[%3393] : memref<?xf32>
    %3395 = arith.muli %4, %c14 : index
    %3396 = arith.addi %3395, %3324 : index
    %3397 = arith.addi %3396, %c25 : index
    %3398 = arith.addi %3397, %c35 : index
    %3399 = vector.extract %568#5[6] : f32 from vector<8xf32>
    memref.store %3399, %19[%3398] : memref<?xf32>
    %3400 = arith.muli %4, %c14 : index
    %3401 = arith.addi %3400, %3324 : index
    %3402 = arith.addi %3401, %c25 : index
    %3403 = arith.addi %3402, %c36 : index
    %3404 = vector.extract %568#5[7] : f32 from vector<8xf32>
    memref.store %3404, %19[%3403] : memref<?xf32>
    wave.barrier
    %3405 = arith.muli %4, %c10 : index
    %3406 = arith.addi %3405, %c11 : index
    %3407 = arith.muli %3406, %c10 : index
    %3408 = arith.divui %3321, %c8 : index
    %3409 = arith.addi %3407, %3408 : index
    %3410 = arith.addi %3320, %3409 : index
    %3411 = arith.cmpi slt, %3410, %22 : index
    scf.if %3411 {
      %3412 = arith.cmpi eq, %hasFactors, %c12 : index
      %3413 = arith.muli %3410, %c10 : index
      %3414 = memref.load %factors[%3413] : memref<?xf32>
      %3415 = arith.mulf %3414, %operandScale : f32
      %3416 = arith.select %3412, %3415, %operandScale : f32
      %3417 = arith.addi %3324, %c11 : index
      %3418 = arith.muli %3406, %c17 : index
      %3419 = arith.addi %3417, %3418 : index
      %3420 = memref.load %19[%3419] : memref<?xf32>
      %3421 = arith.addi %3419, %c14 : index
      %3422 = memref.load %19[%3421] : memref<?xf32>
      %3423 = arith.addf %3420, %3422 : f32
      %3424 = arith.addi %3419, %c39 : index
      %3425 = memref.load %19[%3424] : memref<?xf32>
      %3426 = arith.addf %3423, %3425 : f32
      %3427 = arith.addi %3419, %c40 : index
      %3428 = memref.load %19[%3427] : memref<?xf32>
      %3429 = arith.addf %3426, %3428 : f32
      %3430 = arith.mulf %3429, %3416 : f32
      %3431 = arith.muli %3, %c10 : index
      %3432 = arith.addi %3431, %c11 : index
      %3433 = arith.muli %3432, %c8 : index
      %3434 = arith.remui %3321, %c8 : index
      %3435 = arith.addi %3433, %3434 : index
      %3436 = arith.muli %3409, %c32 : index
      %3437 = arith.addi %3436, %3435 : index
      memref.store %3430, %20[%3437] : memref<?xf32>
      %3438 = arith.addi %3324, %c25 : index
      %3439 = arith.muli %3406, %c17 : index
      %3440 = arith.addi %3438, %3439 : index
      %3441 = memref.load %19[%3440] : memref<?xf32>
      %3442 = arith.addi %3440, %c14 : index
      %3443 = memref.load %19[%3442] : memref<?xf32>
      %3444 = arith.addf %3441, %3443 : f32
      %3445 = arith.addi %3440, %c39 : index
      %3446 = memref.load %19[%3445] : memref<?xf32>
      %3447 = arith.addf %3444, %3446 : f32
      %3448 = arith.addi %3440, %c40 : index
      %3449 = memref.load %19[%3448] : memref<?xf32>
      %3450 = arith.addf %3447, %3449 : f32
      %3451 = arith.mulf %3450, %3416 : f32
      %3452 = arith.muli %3, %c10 : index
      %3453 = arith.addi %3452, %c12 : index
      %3454 = arith.muli %3453, %c8 : index
      %3455 = arith.remui %3321, %c8 : index
      %3456 = arith.addi %3454, %3455 : index
      %3457 = arith.muli %3409, %c32 : index
      %3458 = arith.addi %3457, %3456 : index
      memref.store %3451, %20[%3458] : memref<?xf32>
    }
    %3459 = arith.muli %4, %c10 : index
    %3460 = arith.addi %3459, %c12 : index
    %3461 = arith.muli %3460, %c10 : index
    %3462 = arith.divui %3321, %c8 : index
    %3463 = arith.addi %3461, %3462 : index
    %3464 = arith.addi %3320, %3463 : index
    %3465 = arith.cmpi slt, %3464, %22 : index
    scf.if %3465 {
      %3466 = arith.cmpi eq, %hasFactors, %c12 : index
      %3467 = arith.muli %3464, %c10 : index
      %3468 = memref.load %factors[%3467] : memref<?xf32>
      %3469 = arith.mulf %3468, %operandScale : f32
      %3470 = arith.select %3466, %3469, %operandScale : f32
      %3471 = arith.addi %3324, %c11 : index
      %3472 = arith.muli %3460, %c17 : index
      %3473 = arith.addi %3471, %3472 : index
      %3474 = memref.load %19[%3473] : memref<?xf32>
      %3475 = arith.addi %3473, %c14 : index
      %3476 = memref.load %19[%3475] : memref<?xf32>
      %3477 = arith.addf %3474, %3476 : f32
      %3478 = arith.addi %3473, %c39 : index
      %3479 = memref.load %19[%3478] : memref<?xf32>
      %3480 = arith.addf %3477, %3479 : f32
      %3481 = arith.addi %3473, %c40 : index
      %3482 = memref.load %19[%3481] : memref<?xf32>
      %3483 = arith.addf %3480, %3482 : f32
      %3484 = arith.mulf %3483, %3470 : f32
      %3485 = arith.muli %3, %c10 : index
      %3486 = arith.addi %3485, %c11 : index
      %3487 = arith.muli %3486, %c8 : index
      %3488 = arith.remui %3321, %c8 : index
      %3489 = arith.addi %3487, %3488 : index
      %3490 = arith.muli %3463, %c32 : index
      %3491 = arith.addi %3490, %3489 : index
      memref.store %3484, %20[%3491] : memref<?xf32>
      %3492 = arith.addi %3324, %c25 : index
      %3493 = arith.muli %3460, %c17 : index
      %3494 = arith.addi %3492, %3493 : index
      %3495 = memref.load %19[%3494] : memref<?xf32>
      %3496 = arith.addi %3494, %c14 : index
      %3497 = memref.load %19[%3496] : memref<?xf32>
      %3498 = arith.addf %3495, %3497 : f32
      %3499 = arith.addi %3494, %c39 : index
      %3500 = memref.load %19[%3499] : memref<?xf32>
      %3501 = arith.addf %3498, %3500 : f32
      %3502 = arith.addi %3494, %c40 : index
      %3503 = memref.load %19[%3502] : memref<?xf32>
      %3504 = arith.addf %3501, %3503 : f32
      %3505 = arith.mulf %3504, %3470 : f32
      %3506 = arith.muli %3, %c10 : index
      %3507 = arith.addi %3506, %c12 : index
      %3508 = arith.muli %3507, %c8 : index
      %3509 = arith.remui %3321, %c8 : index
      %3510 = arith.addi %3508, %3509 : index
      %3511 = arith.muli %3463, %c32 : index
      %3512 = arith.addi %3511, %3510 : index
      memref.store %3505, %20[%3512] : memref<?xf32>
    }
    wave.barrier
    %3513 = arith.addi %23, %c17 : index
    %3514 = wave.wave
    %3515 = arith.addi %3514, %c11 : index
    %3516 = arith.addi %3513, %3515 : index
    %3517 = arith.cmpi slt, %3516, %22 : index
    %3518 = arith.cmpi slt, %3515, %c8 : index
    %3519 = arith.andi %3517, %3518 : i1
    scf.if %3519 {
      %3520 = arith.addi %3513, %3515 : index
      %3521 = arith.muli %3515, %c32 : index
      %3522 = wave.lane
      %3523 = arith.addi %3522, %c11 : index
      %3524 = arith.cmpi eq, %hasBias, %c12 : index
      %3525 = arith.addi %3521, %3523 : index
      %3526 = memref.load %20[%3525] : memref<?xf32>
      %3527 = arith.muli %0, %c32 : index
      %3528 = arith.addi %3527, %3523 : index
      %3529 = memref.load %bias[%3528] : memref<?xf32>
      %3530 = arith.addf %3526, %3529 : f32
      %3531 = arith.select %3524, %3530, %3526 : f32
      %3532 = arith.addi %3523, %c18 : index
      %3533 = arith.cmpi eq, %hasBias, %c12 : index
      %3534 = arith.addi %3521, %3532 : index
      %3535 = memref.load %20[%3534] : memref<?xf32>
      %3536 = arith.muli %0, %c32 : index
      %3537 = arith.addi %3536, %3532 : index
      %3538 = memref.load %bias[%3537] : memref<?xf32>
      %3539 = arith.addf %3535, %3538 : f32
      %3540 = arith.select %3533, %3539, %3535 : f32
      %3541 = arith.addi %3522, %c17 : index
      %3542 = arith.cmpi slt, %3541, %c18 : index
      %3543 = arith.minsi %3541, %c42 : index
      %3544 = arith.cmpi eq, %hasBias, %c12 : index
      %3545 = arith.addi %3521, %3543 : index
      %3546 = memref.load %20[%3545] : memref<?xf32>
      %3547 = arith.muli %0, %c32 : index
      %3548 = arith.addi %3547, %3543 : index
      %3549 = memref.load %bias[%3548] : memref<?xf32>
      %3550 = arith.addf %3546, %3549 : f32
      %3551 = arith.select %3544, %3550, %3546 : f32
      %3552 = arith.addi %3543, %c18 : index
      %3553 = arith.cmpi eq, %hasBias, %c12 : index
      %3554 = arith.addi %3521, %3552 : index
      %3555 = memref.load %20[%3554] : memref<?xf32>
      %3556 = arith.muli %0, %c32 : index
      %3557 = arith.addi %3556, %3552 : index
      %3558 = memref.load %bias[%3557] : memref<?xf32>
      %3559 = arith.addf %3555, %3558 : f32
      %3560 = arith.select %3553, %3559, %3555 : f32
      %3561 = arith.addi %heads, %kvHeads : index
      %3562 = arith.cmpi slt, %0, %3561 : index
      scf.if %3562 {
        %3563 = arith.addi %positionsAt, %3520 : index
        %3564 = memref.load %step[%3563] : memref<?xi32>
        %3565 = arith.index_cast %3564 : i32 to index
        %3566 = arith.cmpi eq, %hasNorm, %c12 : index
        %3567 = math.fma %3531, %3531, %c45 : f32
        %3568 = math.fma %3540, %3540, %3567 : f32
        %3569 = math.fma %3551, %3551, %3568 : f32
        %3570 = arith.select %3542, %3569, %3568 : f32
        %3571 = math.fma %3560, %3560, %3570 : f32
        %3572 = arith.select %3542, %3571, %3570 : f32
        %3573 = vector.broadcast %3572 : f32 to vector<1xf32>
        %3574 = wave.reduce "add" %3573 : vector<1xf32>
        %3575 = arith.mulf %3574, %inverseHeadDim : f32
        %3576 = arith.addf %3575, %epsilon : f32
        %3577 = math.sqrt %3576 : f32
        %3578 = arith.divf %c47, %3577 : f32
        %3579 = arith.cmpi slt, %0, %heads : index
        %3580 = arith.addi %3523, %c18 : index
        %3581 = memref.load %query_norm[%3523] : memref<?xf32>
        %3582 = memref.load %key_norm[%3523] : memref<?xf32>
        %3583 = arith.select %3579, %3581, %3582 : f32
        %3584 = arith.mulf %3531, %3578 : f32
        %3585 = arith.mulf %3584, %3583 : f32
        %3586 = arith.select %3566, %3585, %3531 : f32
        %3587 = memref.load %query_norm[%3580] : memref<?xf32>
        %3588 = memref.load %key_norm[%3580] : memref<?xf32>
        %3589 = arith.select %3579, %3587, %3588 : f32
        %3590 = arith.mulf %3540, %3578 : f32
        %3591 = arith.mulf %3590, %3589 : f32
        %3592 = arith.select %3566, %3591, %3540 : f32
        %3593 = arith.addi %3543, %c18 : index
        %3594 = memref.load %query_norm[%3543] : memref<?xf32>
        %3595 = memref.load %key_norm[%3543] : memref<?xf32>
        %3596 = arith.select %3579, %3594, %3595 : f32
        %3597 = arith.mulf %3551, %3578 : f32
        %3598 = arith.mulf %3597, %3596 : f32
        %3599 = arith.select %3566, %3598, %3551 : f32
        %3600 = memref.load %query_norm[%3593] : memref<?xf32>
        %3601 = memref.load %key_norm[%3593] : memref<?xf32>
        %3602 = arith.select %3579, %3600, %3601 : f32
        %3603 = arith.mulf %3560, %3578 : f32
        %3604 = arith.mulf %3603, %3602 : f32
        %3605 = arith.select %3566, %3604, %3560 : f32
        %3606 = arith.remui %3565, %c25 : index
        %3607 = arith.muli %3606, %c32 : index
        %3608 = arith.addi %3607, %3523 : index
        %3609 = arith.divui %3565, %c25 : index
        %3610 = arith.addi %3609, %c25 : index
        %3611 = arith.muli %3610, %c32 : index
        %3612 = arith.addi %3611, %3523 : index
        %3613 = memref.load %rope[%3608] : memref<?xf32>
        %3614 = arith.addi %3608, %c18 : index
        %3615 = memref.load %rope[%3614] : memref<?xf32>
        %3616 = memref.load %rope[%3612] : memref<?xf32>
        %3617 = arith.addi %3612, %c18 : index
        %3618 = memref.load %rope[%3617] : memref<?xf32>
        %3619 = arith.mulf %3616, %3613 : f32
        %3620 = arith.mulf %3618, %3615 : f32
        %3621 = arith.subf %3619, %3620 : f32
        %3622 = arith.mulf %3618, %3613 : f32
        %3623 = arith.mulf %3616, %3615 : f32
        %3624 = arith.addf %3622, %3623 : f32
        %3625 = arith.mulf %3586, %3621 : f32
        %3626 = arith.mulf %3592, %3624 : f32
        %3627 = arith.subf %3625, %3626 : f32
        %3628 = arith.mulf %3592, %3621 : f32
        %3629 = arith.mulf %3586, %3624 : f32
        %3630 = arith.addf %3628, %3629 : f32
        %3631 = arith.cmpi slt, %0, %heads : index
        scf.if %3631 {
          %3632 = arith.muli %3520, %heads : index
          %3633 = arith.addi %3632, %0 : index
          %3634 = arith.muli %3633, %c32 : index
          %3635 = arith.addi %3634, %3523 : index
          memref.store %3627, %q[%3635] : memref<?xf32>
          %3636 = arith.addi %3635, %c18 : index
          memref.store %3630, %q[%3636] : memref<?xf32>
        } else {
          %3637 = arith.addi %3521, %3523 : index
          memref.store %3627, %20[%3637] : memref<?xf32>
          %3638 = arith.addi %3521, %3523 : index
          %3639 = arith.addi %3638, %c18 : index
          memref.store %3630, %20[%3639] : memref<?xf32>
        }
        %3640 = arith.remui %3565, %c25 : index
        %3641 = arith.muli %3640, %c32 : index
        %3642 = arith.addi %3641, %3543 : index
        %3643 = arith.divui %3565, %c25 : index
        %3644 = arith.addi %3643, %c25 : index
        %3645 = arith.muli %3644, %c32 : index
        %3646 = arith.addi %3645, %3543 : index
        %3647 = memref.load %rope[%3642] : memref<?xf32>
        %3648 = arith.addi %3642, %c18 : index
        %3649 = memref.load %rope[%3648] : memref<?xf32>
        %3650 = memref.load %rope[%3646] : memref<?xf32>
        %3651 = arith.addi %3646, %c18 : index
        %3652 = memref.load %rope[%3651] : memref<?xf32>
        %3653 = arith.mulf %3650, %3647 : f32
        %3654 = arith.mulf %3652, %3649 : f32
        %3655 = arith.subf %3653, %3654 : f32
        %3656 = arith.mulf %3652, %3647 : f32
        %3657 = arith.mulf %3650, %3649 : f32
        %3658 = arith.addf %3656, %3657 : f32
        %3659 = arith.mulf %3599, %3655 : f32
        %3660 = arith.mulf %3605, %3658 : f32
        %3661 = arith.subf %3659, %3660 : f32
        %3662 = arith.mulf %3605, %3655 : f32
        %3663 = arith.mulf %3599, %3658 : f32
        %3664 = arith.addf %3662, %3663 : f32
        scf.if %3542 {
          %3665 = arith.cmpi slt, %0, %heads : index
          scf.if %3665 {
            %3666 = arith.muli %3520, %heads : index
            %3667 = arith.addi %3666, %0 : index
            %3668 = arith.muli %3667, %c32 : index
            %3669 = arith.addi %3668, %3543 : index
            memref.store %3661, %q[%3669] : memref<?xf32>
            %3670 = arith.addi %3669, %c18 : index
            memref.store %3664, %q[%3670] : memref<?xf32>
          } else {
            %3671 = arith.addi %3521, %3543 : index
            memref.store %3661, %20[%3671] : memref<?xf32>
            %3672 = arith.addi %3521, %3543 : index
            %3673 = arith.addi %3672, %c18 : index
            memref.store %3664, %20[%3673] : memref<?xf32>
          }
        }
      } else {
        %3674 = arith.cmpi slt, %0, %heads : index
        scf.if %3674 {
          %3675 = arith.muli %3520, %heads : index
          %3676 = arith.addi %3675, %0 : index
          %3677 = arith.muli %3676, %c32 : index
          %3678 = arith.addi %3677, %3523 : index
          memref.store %3531, %q[%3678] : memref<?xf32>
          %3679 = arith.addi %3678, %c18 : index
          memref.store %3540, %q[%3679] : memref<?xf32>
        } else {
          %3680 = arith.addi %3521, %3523 : index
          memref.store %3531, %20[%3680] : memref<?xf32>
          %3681 = arith.addi %3521, %3523 : index
          %3682 = arith.addi %3681, %c18 : index
          memref.store %3540, %20[%3682] : memref<?xf32>
        }
        scf.if %3542 {
          %3683 = arith.cmpi slt, %0, %heads : index
          scf.if %3683 {
            %3684 = arith.muli %3520, %heads : index
            %3685 = arith.addi %3684, %0 : index
            %3686 = arith.muli %3685, %c32 : index
            %3687 = arith.addi %3686, %3543 : index
            memref.store %3551, %q[%3687] : memref<?xf32>
            %3688 = arith.addi %3687, %c18 : index
            memref.store %3560, %q[%3688] : memref<?xf32>
          } else {
            %3689 = arith.addi %3521, %3543 : index
            memref.store %3551, %20[%3689] : memref<?xf32>
            %3690 = arith.addi %3521, %3543 : index
            %3691 = arith.addi %3690, %c18 : index
            memref.store %3560, %20[%3691] : memref<?xf32>
          }
        }
      }
    }
    %3692 = arith.addi %3514, %c49 : index
    %3693 = arith.addi %3513, %3692 : index
    %3694 = arith.cmpi slt, %3693, %22 : index
    %3695 = arith.cmpi slt, %3692, %c8 : index
    %3696 = arith.andi %3694, %3695 : i1
    scf.if %3696 {
      %3697 = arith.addi %3513, %3692 : index
      %3698 = arith.muli %3692, %c32 : index
      %3699 = wave.lane
      %3700 = arith.addi %3699, %c11 : index
      %3701 = arith.cmpi eq, %hasBias, %c12 : index
      %3702 = arith.addi %3698, %3700 : index
      %3703 = memref.load %20[%3702] : memref<?xf32>
      %3704 = arith.muli %0, %c32 : index
      %3705 = arith.addi %3704, %3700 : index
      %3706 = memref.load %bias[%3705] : memref<?xf32>
      %3707 = arith.addf %3703, %3706 : f32
      %3708 = arith.select %3701, %3707, %3703 : f32
      %3709 = arith.addi %3700, %c18 : index
      %3710 = arith.cmpi eq, %hasBias, %c12 : index
      %3711 = arith.addi %3698, %3709 : index
      %3712 = memref.load %20[%3711] : memref<?xf32>
      %3713 = arith.muli %0, %c32 : index
      %3714 = arith.addi %3713, %3709 : index
      %3715 = memref.load %bias[%3714] : memref<?xf32>
      %3716 = arith.addf %3712, %3715 : f32
      %3717 = arith.select %3710, %3716, %3712 : f32
      %3718 = arith.addi %3699, %c17 : index
      %3719 = arith.cmpi slt, %3718, %c18 : index
      %3720 = arith.minsi %3718, %c42 : index
      %3721 = arith.cmpi eq, %hasBias, %c12 : index
      %3722 = arith.addi %3698, %3720 : index
      %3723 = memref.load %20[%3722] : memref<?xf32>
      %3724 = arith.muli %0, %c32 : index
      %3725 = arith.addi %3724, %3720 : index
      %3726 = memref.load %bias[%3725] : memref<?xf32>
      %3727 = arith.addf %3723, %3726 : f32
      %3728 = arith.select %3721, %3727, %3723 : f32
      %3729 = arith.addi %3720, %c18 : index
      %3730 = arith.cmpi eq, %hasBias, %c12 : index
      %3731 = arith.addi %3698, %3729 : index
      %3732 = memref.load %20[%3731] : memref<?xf32>
      %3733 = arith.muli %0, %c32 : index
      %3734 = arith.addi %3733, %3729 : index
      %3735 = memref.load %bias[%3734] : memref<?xf32>
      %3736 = arith.addf %3732, %3735 : f32
      %3737 = arith.select %3730, %3736, %3732 : f32
      %3738 = arith.addi %heads, %kvHeads : index
      %3739 = arith.cmpi slt, %0, %3738 : index
      scf.if %3739 {
        %3740 = arith.addi %positionsAt, %3697 : index
        %3741 = memref.load %step[%3740] : memref<?xi32>
        %3742 = arith.index_cast %3741 : i32 to index
        %3743 = arith.cmpi eq, %hasNorm, %c12 : index
        %3744 = math.fma %3708, %3708, %c45 : f32
        %3745 = math.fma %3717, %3717, %3744 : f32
        %3746 = math.fma %3728, %3728, %3745 : f32
        %3747 = arith.select %3719, %3746, %3745 : f32
        %3748 = math.fma %3737, %3737, %3747 : f32
        %3749 = arith.select %3719, %3748, %3747 : f32
        %3750 = vector.broadcast %3749 : f32 to vector<1xf32>
        %3751 = wave.reduce "add" %3750 : vector<1xf32>
        %3752 = arith.mulf %3751, %inverseHeadDim : f32
        %3753 = arith.addf %3752, %epsilon : f32
        %3754 = math.sqrt %3753 : f32
        %3755 = arith.divf %c47, %3754 : f32
        %3756 = arith.cmpi slt, %0, %heads : index
        %3757 = arith.addi %3700, %c18 : index
        %3758 = memref.load %query_norm[%3700] : memref<?xf32>
        %3759 = memref.load %key_norm[%3700] : memref<?xf32>
        %3760 = arith.select %3756, %3758, %3759 : f32
        %3761 = arith.mulf %3708, %3755 : f32
        %3762 = arith.mulf %3761, %3760 : f32
        %3763 = arith.select %3743, %3762, %3708 : f32
        %3764 = memref.load %query_norm[%3757] : memref<?xf32>
        %3765 = memref.load %key_norm[%3757] : memref<?xf32>
        %3766 = arith.select %3756, %3764, %3765 : f32
        %3767 = arith.mulf %3717, %3755 : f32
        %3768 = arith.mulf %3767, %3766 : f32
        %3769 = arith.select %3743, %3768, %3717 : f32
        %3770 = arith.addi %3720, %c18 : index
        %3771 = memref.load %query_norm[%3720] : memref<?xf32>
        %3772 = memref.load %key_norm[%3720] : memref<?xf32>
        %3773 = arith.select %3756, %3771, %3772 : f32
        %3774 = arith.mulf %3728, %3755 : f32
        %3775 = arith.mulf %3774, %3773 : f32
        %3776 = arith.select %3743, %3775, %3728 : f32
        %3777 = memref.load %query_norm[%3770] : memref<?xf32>
        %3778 = memref.load %key_norm[%3770] : memref<?xf32>
        %3779 = arith.select %3756, %3777, %3778 : f32
        %3780 = arith.mulf %3737, %3755 : f32
        %3781 = arith.mulf %3780, %3779 : f32
        %3782 = arith.select %3743, %3781, %3737 : f32
        %3783 = arith.remui %3742, %c25 : index
        %3784 = arith.muli %3783, %c32 : index
        %3785 = arith.addi %3784, %3700 : index
        %3786 = arith.divui %3742, %c25 : index
        %3787 = arith.addi %3786, %c25 : index
        %3788 = arith.muli %3787, %c32 : index
        %3789 = arith.addi %3788, %3700 : index
        %3790 = memref.load %rope[%3785] : memref<?xf32>
        %3791 = arith.addi %3785, %c18 : index
        %3792 = memref.load %rope[%3791] : memref<?xf32>
        %3793 = memref.load %rope[%3789] : memref<?xf32>
        %3794 = arith.addi %3789, %c18 : index
        %3795 = memref.load %rope[%3794] : memref<?xf32>
        %3796 = arith.mulf %3793, %3790 : f32
        %3797 = arith.mulf %3795, %3792 : f32
        %3798 = arith.subf %3796, %3797 : f32
        %3799 = arith.mulf %3795, %3790 : f32
        %3800 = arith.mulf %3793, %3792 : f32
        %3801 = arith.addf %3799, %3800 : f32
        %3802 = arith.mulf %3763, %3798 : f32
        %3803 = arith.mulf %3769, %3801 : f32
        %3804 = arith.subf %3802, %3803 : f32
        %3805 = arith.mulf %3769, %3798 : f32
        %3806 = arith.mulf %3763, %3801 : f32
        %3807 = arith.addf %3805, %3806 : f32
        %3808 = arith.cmpi slt, %0, %heads : index
        scf.if %3808 {
          %3809 = arith.muli %3697, %heads : index
          %3810 = arith.addi %3809, %0 : index
          %3811 = arith.muli %3810, %c32 : index
          %3812 = arith.addi %3811, %3700 : index
          memref.store %3804, %q[%3812] : memref<?xf32>
          %3813 = arith.addi %3812, %c18 : index
          memref.store %3807, %q[%3813] : memref<?xf32>
        } else {
          %3814 = arith.addi %3698, %3700 : index
          memref.store %3804, %20[%3814] : memref<?xf32>
          %3815 = arith.addi %3698, %3700 : index
          %3816 = arith.addi %3815, %c18 : index
          memref.store %3807, %20[%3816] : memref<?xf32>
        }
        %3817 = arith.remui %3742, %c25 : index
        %3818 = arith.muli %3817, %c32 : index
        %3819 = arith.addi %3818, %3720 : index
        %3820 = arith.divui %3742, %c25 : index
        %3821 = arith.addi %3820, %c25 : index
        %3822 = arith.muli %3821, %c32 : index
        %3823 = arith.addi %3822, %3720 : index
        %3824 = memref.load %rope[%3819] : memref<?xf32>
        %3825 = arith.addi %3819, %c18 : index
        %3826 = memref.load %rope[%3825] : memref<?xf32>
        %3827 = memref.load %rope[%3823] : memref<?xf32>
        %3828 = arith.addi %3823, %c18 : index
        %3829 = memref.load %rope[%3828] : memref<?xf32>
        %3830 = arith.mulf %3827, %3824 : f32
        %3831 = arith.mulf %3829, %3826 : f32
        %3832 = arith.subf %3830, %3831 : f32
        %3833 = arith.mulf %3829, %3824 : f32
        %3834 = arith.mulf %3827, %3826 : f32
        %3835 = arith.addf %3833, %3834 : f32
        %3836 = arith.mulf %3776, %3832 : f32
        %3837 = arith.mulf %3782, %3835 : f32
        %3838 = arith.subf %3836, %3837 : f32
        %3839 = arith.mulf %3782, %3832 : f32
        %3840 = arith.mulf %3776, %3835 : f32
        %3841 = arith.addf %3839, %3840 : f32
        scf.if %3719 {
          %3842 = arith.cmpi slt, %0, %heads : index
          scf.if %3842 {
            %3843 = arith.muli %3697, %heads : index
            %3844 = arith.addi %3843, %0 : index
            %3845 = arith.muli %3844, %c32 : index
            %3846 = arith.addi %3845, %3720 : index
            memref.store %3838, %q[%3846] : memref<?xf32>
            %3847 = arith.addi %3846, %c18 : index
            memref.store %3841, %q[%3847] : memref<?xf32>
          } else {
            %3848 = arith.addi %3698, %3720 : index
            memref.store %3838, %20[%3848] : memref<?xf32>
            %3849 = arith.addi %3698, %3720 : index
            %3850 = arith.addi %3849, %c18 : index
            memref.store %3841, %20[%3850] : memref<?xf32>
          }
        }
      } else {
        %3851 = arith.cmpi slt, %0, %heads : index
        scf.if %3851 {
          %3852 = arith.muli %3697, %heads : index
          %3853 = arith.addi %3852, %0 : index
          %3854 = arith.muli %3853, %c32 : index
          %3855 = arith.addi %3854, %3700 : index
          memref.store %3708, %q[%3855] : memref<?xf32>
          %3856 = arith.addi %3855, %c18 : index
          memref.store %3717, %q[%3856] : memref<?xf32>
        } else {
          %3857 = arith.addi %3698, %3700 : index
          memref.store %3708, %20[%3857] : memref<?xf32>
          %3858 = arith.addi %3698, %3700 : index
          %3859 = arith.addi %3858, %c18 : index
          memref.store %3717, %20[%3859] : memref<?xf32>
        }
        scf.if %3719 {
          %3860 = arith.cmpi slt, %0, %heads : index
          scf.if %3860 {
            %3861 = arith.muli %3697, %heads : index
            %3862 = arith.addi %3861, %0 : index
            %3863 = arith.muli %3862, %c32 : index
            %3864 = arith.addi %3863, %3720 : index
            memref.store %3728, %q[%3864] : memref<?xf32>
            %3865 = arith.addi %3864, %c18 : index
            memref.store %3737, %q[%3865] : memref<?xf32>
          } else {
            %3866 = arith.addi %3698, %3720 : index
            memref.store %3728, %20[%3866] : memref<?xf32>
            %3867 = arith.addi %3698, %3720 : index
            %3868 = arith.addi %3867, %c18 : index
            memref.store %3737, %20[%3868] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %3869 = arith.cmpi sge, %0, %heads : index
    scf.if %3869 {
      %3870 = arith.addi %3514, %c11 : index
      %3871 = arith.addi %3513, %3870 : index
      %3872 = arith.cmpi slt, %3871, %22 : index
      %3873 = arith.cmpi slt, %3870, %c8 : index
      %3874 = arith.andi %3872, %3873 : i1
      scf.if %3874 {
        %3875 = arith.addi %3513, %3870 : index
        %3876 = arith.addi %slotsAt, %3875 : index
        %3877 = memref.load %step[%3876] : memref<?xi32>
        %3878 = arith.index_cast %3877 : i32 to index
        %3879 = arith.cmpi sge, %3878, %c11 : index
        scf.if %3879 {
          %3880 = arith.muli %3870, %c32 : index
          %3881 = arith.subi %0, %heads : index
          %3882 = memref.load %scales[%3881] : memref<?xf32>
          %3883 = vector.broadcast %3882 : f32 to vector<4xf32>
          %3884 = arith.divui %3878, %c8 : index
          %3885 = arith.remui %3878, %c8 : index
          %3886 = arith.muli %3884, %pageBytes : index
          %3887 = arith.cmpi eq, %codec, %c11 : index
          scf.if %3887 {
            %3888 = wave.lane
            %3889 = arith.muli %3888, %c22 : index
            scf.for %3890 = %3889 to %c32 step %c33 {
              %3891 = arith.addi %3880, %3890 : index
              %3892 = vector.load %20[%3891] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3893 = arith.mulf %3892, %3883 : vector<4xf32>
              %3894 = arith.minimumf %3893, %c53 : vector<4xf32>
              %3895 = arith.maximumf %3894, %c54 : vector<4xf32>
              %3896 = arith.truncf %3895 : vector<4xf32> to vector<4xf16>
              %3897 = vector.bitcast %3896 : vector<4xf16> to vector<8xi8>
              %3898 = arith.cmpi slt, %3881, %kvHeads : index
              scf.if %3898 {
                %3899 = arith.muli %3881, %c13 : index
                %3900 = arith.addi %3886, %3899 : index
                %3901 = arith.divui %3890, %c8 : index
                %3902 = arith.muli %3901, %c55 : index
                %3903 = arith.remui %3890, %c8 : index
                %3904 = arith.divui %3903, %c5 : index
                %3905 = arith.muli %3904, %c25 : index
                %3906 = arith.muli %3885, %c8 : index
                %3907 = arith.addi %3905, %3906 : index
                %3908 = arith.remui %3903, %c5 : index
                %3909 = arith.muli %3908, %c10 : index
                %3910 = arith.addi %3907, %3909 : index
                %3911 = arith.addi %3902, %3910 : index
                %3912 = arith.addi %3900, %3911 : index
                vector.store %3897, %kv[%3912] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %3913 = arith.subi %3881, %kvHeads : index
                %3914 = arith.muli %3913, %c13 : index
                %3915 = arith.addi %3886, %3914 : index
                %3916 = arith.addi %3890, %c11 : index
                %3917 = arith.divui %3916, %c8 : index
                %3918 = arith.muli %3917, %c55 : index
                %3919 = arith.addi %3918, %c39 : index
                %3920 = arith.remui %3916, %c8 : index
                %3921 = arith.divui %3885, %c10 : index
                %3922 = arith.remui %3885, %c10 : index
                %3923 = arith.muli %3922, %c5 : index
                %3924 = arith.addi %3921, %3923 : index
                %3925 = arith.divui %3924, %c5 : index
                %3926 = arith.muli %3925, %c25 : index
                %3927 = arith.muli %3920, %c8 : index
                %3928 = arith.addi %3926, %3927 : index
                %3929 = arith.remui %3924, %c5 : index
                %3930 = arith.muli %3929, %c10 : index
                %3931 = arith.addi %3928, %3930 : index
                %3932 = arith.addi %3919, %3931 : index
                %3933 = arith.addi %3915, %3932 : index
                %3934 = vector.shuffle %3897, %3897 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %3934, %kv[%3933] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3935 = arith.addi %3890, %c12 : index
                %3936 = arith.divui %3935, %c8 : index
                %3937 = arith.muli %3936, %c55 : index
                %3938 = arith.addi %3937, %c39 : index
                %3939 = arith.remui %3935, %c8 : index
                %3940 = arith.divui %3885, %c10 : index
                %3941 = arith.remui %3885, %c10 : index
                %3942 = arith.muli %3941, %c5 : index
                %3943 = arith.addi %3940, %3942 : index
                %3944 = arith.divui %3943, %c5 : index
                %3945 = arith.muli %3944, %c25 : index
                %3946 = arith.muli %3939, %c8 : index
                %3947 = arith.addi %3945, %3946 : index
                %3948 = arith.remui %3943, %c5 : index
                %3949 = arith.muli %3948, %c10 : index
                %3950 = arith.addi %3947, %3949 : index
                %3951 = arith.addi %3938, %3950 : index
                %3952 = arith.addi %3915, %3951 : index
                %3953 = vector.shuffle %3897, %3897 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %3953, %kv[%3952] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3954 = arith.addi %3890, %c10 : index
                %3955 = arith.divui %3954, %c8 : index
                %3956 = arith.muli %3955, %c55 : index
                %3957 = arith.addi %3956, %c39 : index
                %3958 = arith.remui %3954, %c8 : index
                %3959 = arith.divui %3885, %c10 : index
                %3960 = arith.remui %3885, %c10 : index
                %3961 = arith.muli %3960, %c5 : index
                %3962 = arith.addi %3959, %3961 : index
                %3963 = arith.divui %3962, %c5 : index
                %3964 = arith.muli %3963, %c25 : index
                %3965 = arith.muli %3958, %c8 : index
                %3966 = arith.addi %3964, %3965 : index
                %3967 = arith.remui %3962, %c5 : index
                %3968 = arith.muli %3967, %c10 : index
                %3969 = arith.addi %3966, %3968 : index
                %3970 = arith.addi %3957, %3969 : index
                %3971 = arith.addi %3915, %3970 : index
                %3972 = vector.shuffle %3897, %3897 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %3972, %kv[%3971] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3973 = arith.addi %3890, %c2 : index
                %3974 = arith.divui %3973, %c8 : index
                %3975 = arith.muli %3974, %c55 : index
                %3976 = arith.addi %3975, %c39 : index
                %3977 = arith.remui %3973, %c8 : index
                %3978 = arith.divui %3885, %c10 : index
                %3979 = arith.remui %3885, %c10 : index
                %3980 = arith.muli %3979, %c5 : index
                %3981 = arith.addi %3978, %3980 : index
                %3982 = arith.divui %3981, %c5 : index
                %3983 = arith.muli %3982, %c25 : index
                %3984 = arith.muli %3977, %c8 : index
                %3985 = arith.addi %3983, %3984 : index
                %3986 = arith.remui %3981, %c5 : index
                %3987 = arith.muli %3986, %c10 : index
                %3988 = arith.addi %3985, %3987 : index
                %3989 = arith.addi %3976, %3988 : index
                %3990 = arith.addi %3915, %3989 : index
                %3991 = vector.shuffle %3897, %3897 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %3991, %kv[%3990] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %3992 = arith.cmpi eq, %codec, %c12 : index
          scf.if %3992 {
            %3993 = wave.lane
            %3994 = arith.muli %3993, %c22 : index
            scf.for %3995 = %3994 to %c32 step %c33 {
              %3996 = arith.addi %3880, %3995 : index
              %3997 = vector.load %20[%3996] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3998 = arith.mulf %3997, %3883 : vector<4xf32>
              %3999 = wave.fp8_encode "e4m3" %3998 : vector<4xf32> -> vector<4xi8>
              %4000 = arith.cmpi slt, %3881, %kvHeads : index
              scf.if %4000 {
                %4001 = arith.muli %3881, %c39 : index
                %4002 = arith.addi %3886, %4001 : index
                %4003 = vector.shuffle %3999, %3999 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4004 = arith.divui %3995, %c8 : index
                %4005 = arith.muli %4004, %c25 : index
                %4006 = arith.remui %3995, %c8 : index
                %4007 = arith.muli %3885, %c8 : index
                %4008 = arith.divui %4006, %c22 : index
                %4009 = arith.muli %4008, %c22 : index
                %4010 = arith.remui %4006, %c10 : index
                %4011 = arith.muli %4010, %c10 : index
                %4012 = arith.addi %4009, %4011 : index
                %4013 = arith.divui %4006, %c10 : index
                %4014 = arith.remui %4013, %c10 : index
                %4015 = arith.addi %4012, %4014 : index
                %4016 = arith.addi %4007, %4015 : index
                %4017 = arith.addi %4005, %4016 : index
                %4018 = arith.addi %4002, %4017 : index
                vector.store %4003, %kv[%4018] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4019 = arith.subi %3881, %kvHeads : index
                %4020 = arith.muli %4019, %c39 : index
                %4021 = arith.addi %3886, %4020 : index
                %4022 = arith.addi %3995, %c11 : index
                %4023 = arith.divui %4022, %c8 : index
                %4024 = arith.muli %4023, %c25 : index
                %4025 = arith.addi %4024, %c14 : index
                %4026 = arith.remui %4022, %c8 : index
                %4027 = arith.divui %3885, %c10 : index
                %4028 = arith.remui %3885, %c10 : index
                %4029 = arith.muli %4028, %c5 : index
                %4030 = arith.addi %4027, %4029 : index
                %4031 = arith.muli %4026, %c8 : index
                %4032 = arith.divui %4030, %c22 : index
                %4033 = arith.muli %4032, %c22 : index
                %4034 = arith.remui %4030, %c10 : index
                %4035 = arith.muli %4034, %c10 : index
                %4036 = arith.addi %4033, %4035 : index
                %4037 = arith.divui %4030, %c10 : index
                %4038 = arith.remui %4037, %c10 : index
                %4039 = arith.addi %4036, %4038 : index
                %4040 = arith.addi %4031, %4039 : index
                %4041 = arith.addi %4025, %4040 : index
                %4042 = arith.addi %4021, %4041 : index
                %4043 = vector.shuffle %3999, %3999 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4043, %kv[%4042] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4044 = arith.addi %3995, %c12 : index
                %4045 = arith.divui %4044, %c8 : index
                %4046 = arith.muli %4045, %c25 : index
                %4047 = arith.addi %4046, %c14 : index
                %4048 = arith.remui %4044, %c8 : index
                %4049 = arith.divui %3885, %c10 : index
                %4050 = arith.remui %3885, %c10 : index
                %4051 = arith.muli %4050, %c5 : index
                %4052 = arith.addi %4049, %4051 : index
                %4053 = arith.muli %4048, %c8 : index
                %4054 = arith.divui %4052, %c22 : index
                %4055 = arith.muli %4054, %c22 : index
                %4056 = arith.remui %4052, %c10 : index
                %4057 = arith.muli %4056, %c10 : index
                %4058 = arith.addi %4055, %4057 : index
                %4059 = arith.divui %4052, %c10 : index
                %4060 = arith.remui %4059, %c10 : index
                %4061 = arith.addi %4058, %4060 : index
                %4062 = arith.addi %4053, %4061 : index
                %4063 = arith.addi %4047, %4062 : index
                %4064 = arith.addi %4021, %4063 : index
                %4065 = vector.shuffle %3999, %3999 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4065, %kv[%4064] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4066 = arith.addi %3995, %c10 : index
                %4067 = arith.divui %4066, %c8 : index
                %4068 = arith.muli %4067, %c25 : index
                %4069 = arith.addi %4068, %c14 : index
                %4070 = arith.remui %4066, %c8 : index
                %4071 = arith.divui %3885, %c10 : index
                %4072 = arith.remui %3885, %c10 : index
                %4073 = arith.muli %4072, %c5 : index
                %4074 = arith.addi %4071, %4073 : index
                %4075 = arith.muli %4070, %c8 : index
                %4076 = arith.divui %4074, %c22 : index
                %4077 = arith.muli %4076, %c22 : index
                %4078 = arith.remui %4074, %c10 : index
                %4079 = arith.muli %4078, %c10 : index
                %4080 = arith.addi %4077, %4079 : index
                %4081 = arith.divui %4074, %c10 : index
                %4082 = arith.remui %4081, %c10 : index
                %4083 = arith.addi %4080, %4082 : index
                %4084 = arith.addi %4075, %4083 : index
                %4085 = arith.addi %4069, %4084 : index
                %4086 = arith.addi %4021, %4085 : index
                %4087 = vector.shuffle %3999, %3999 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4087, %kv[%4086] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4088 = arith.addi %3995, %c2 : index
                %4089 = arith.divui %4088, %c8 : index
                %4090 = arith.muli %4089, %c25 : index
                %4091 = arith.addi %4090, %c14 : index
                %4092 = arith.remui %4088, %c8 : index
                %4093 = arith.divui %3885, %c10 : index
                %4094 = arith.remui %3885, %c10 : index
                %4095 = arith.muli %4094, %c5 : index
                %4096 = arith.addi %4093, %4095 : index
                %4097 = arith.muli %4092, %c8 : index
                %4098 = arith.divui %4096, %c22 : index
                %4099 = arith.muli %4098, %c22 : index
                %4100 = arith.remui %4096, %c10 : index
                %4101 = arith.muli %4100, %c10 : index
                %4102 = arith.addi %4099, %4101 : index
                %4103 = arith.divui %4096, %c10 : index
                %4104 = arith.remui %4103, %c10 : index
                %4105 = arith.addi %4102, %4104 : index
                %4106 = arith.addi %4097, %4105 : index
                %4107 = arith.addi %4091, %4106 : index
                %4108 = arith.addi %4021, %4107 : index
                %4109 = vector.shuffle %3999, %3999 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4109, %kv[%4108] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %4110 = arith.cmpi eq, %codec, %c10 : index
          scf.if %4110 {
            %4111 = wave.lane
            %4112 = arith.muli %4111, %c22 : index
            scf.for %4113 = %4112 to %c32 step %c33 {
              %4114 = arith.addi %3880, %4113 : index
              %4115 = vector.load %20[%4114] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4116 = arith.mulf %4115, %3883 : vector<4xf32>
              %4117 = wave.fp8_encode "e5m2" %4116 : vector<4xf32> -> vector<4xi8>
              %4118 = arith.cmpi slt, %3881, %kvHeads : index
              scf.if %4118 {
                %4119 = arith.muli %3881, %c39 : index
                %4120 = arith.addi %3886, %4119 : index
                %4121 = vector.shuffle %4117, %4117 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4122 = arith.divui %4113, %c8 : index
                %4123 = arith.muli %4122, %c25 : index
                %4124 = arith.remui %4113, %c8 : index
                %4125 = arith.muli %3885, %c8 : index
                %4126 = arith.divui %4124, %c22 : index
                %4127 = arith.muli %4126, %c22 : index
                %4128 = arith.remui %4124, %c10 : index
                %4129 = arith.muli %4128, %c10 : index
                %4130 = arith.addi %4127, %4129 : index
                %4131 = arith.divui %4124, %c10 : index
                %4132 = arith.remui %4131, %c10 : index
                %4133 = arith.addi %4130, %4132 : index
                %4134 = arith.addi %4125, %4133 : index
                %4135 = arith.addi %4123, %4134 : index
                %4136 = arith.addi %4120, %4135 : index
                vector.store %4121, %kv[%4136] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4137 = arith.subi %3881, %kvHeads : index
                %4138 = arith.muli %4137, %c39 : index
                %4139 = arith.addi %3886, %4138 : index
                %4140 = arith.addi %4113, %c11 : index
                %4141 = arith.divui %4140, %c8 : index
                %4142 = arith.muli %4141, %c25 : index
                %4143 = arith.addi %4142, %c14 : index
                %4144 = arith.remui %4140, %c8 : index
                %4145 = arith.divui %3885, %c10 : index
                %4146 = arith.remui %3885, %c10 : index
                %4147 = arith.muli %4146, %c5 : index
                %4148 = arith.addi %4145, %4147 : index
                %4149 = arith.muli %4144, %c8 : index
                %4150 = arith.divui %4148, %c22 : index
                %4151 = arith.muli %4150, %c22 : index
                %4152 = arith.remui %4148, %c10 : index
                %4153 = arith.muli %4152, %c10 : index
                %4154 = arith.addi %4151, %4153 : index
                %4155 = arith.divui %4148, %c10 : index
                %4156 = arith.remui %4155, %c10 : index
                %4157 = arith.addi %4154, %4156 : index
                %4158 = arith.addi %4149, %4157 : index
                %4159 = arith.addi %4143, %4158 : index
                %4160 = arith.addi %4139, %4159 : index
                %4161 = vector.shuffle %4117, %4117 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4161, %kv[%4160] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4162 = arith.addi %4113, %c12 : index
                %4163 = arith.divui %4162, %c8 : index
                %4164 = arith.muli %4163, %c25 : index
                %4165 = arith.addi %4164, %c14 : index
                %4166 = arith.remui %4162, %c8 : index
                %4167 = arith.divui %3885, %c10 : index
                %4168 = arith.remui %3885, %c10 : index
                %4169 = arith.muli %4168, %c5 : index
                %4170 = arith.addi %4167, %4169 : index
                %4171 = arith.muli %4166, %c8 : index
                %4172 = arith.divui %4170, %c22 : index
                %4173 = arith.muli %4172, %c22 : index
                %4174 = arith.remui %4170, %c10 : index
                %4175 = arith.muli %4174, %c10 : index
                %4176 = arith.addi %4173, %4175 : index
                %4177 = arith.divui %4170, %c10 : index
                %4178 = arith.remui %4177, %c10 : index
                %4179 = arith.addi %4176, %4178 : index
                %4180 = arith.addi %4171, %4179 : index
                %4181 = arith.addi %4165, %4180 : index
                %4182 = arith.addi %4139, %4181 : index
                %4183 = vector.shuffle %4117, %4117 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4183, %kv[%4182] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4184 = arith.addi %4113, %c10 : index
                %4185 = arith.divui %4184, %c8 : index
                %4186 = arith.muli %4185, %c25 : index
                %4187 = arith.addi %4186, %c14 : index
                %4188 = arith.remui %4184, %c8 : index
                %4189 = arith.divui %3885, %c10 : index
                %4190 = arith.remui %3885, %c10 : index
                %4191 = arith.muli %4190, %c5 : index
                %4192 = arith.addi %4189, %4191 : index
                %4193 = arith.muli %4188, %c8 : index
                %4194 = arith.divui %4192, %c22 : index
                %4195 = arith.muli %4194, %c22 : index
                %4196 = arith.remui %4192, %c10 : index
                %4197 = arith.muli %4196, %c10 : index
                %4198 = arith.addi %4195, %4197 : index
                %4199 = arith.divui %4192, %c10 : index
                %4200 = arith.remui %4199, %c10 : index
                %4201 = arith.addi %4198, %4200 : index
                %4202 = arith.addi %4193, %4201 : index
                %4203 = arith.addi %4187, %4202 : index
                %4204 = arith.addi %4139, %4203 : index
                %4205 = vector.shuffle %4117, %4117 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4205, %kv[%4204] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4206 = arith.addi %4113, %c2 : index
                %4207 = arith.divui %4206, %c8 : index
                %4208 = arith.muli %4207, %c25 : index
                %4209 = arith.addi %4208, %c14 : index
                %4210 = arith.remui %4206, %c8 : index
                %4211 = arith.divui %3885, %c10 : index
                %4212 = arith.remui %3885, %c10 : index
                %4213 = arith.muli %4212, %c5 : index
                %4214 = arith.addi %4211, %4213 : index
                %4215 = arith.muli %4210, %c8 : index
                %4216 = arith.divui %4214, %c22 : index
                %4217 = arith.muli %4216, %c22 : index
                %4218 = arith.remui %4214, %c10 : index
                %4219 = arith.muli %4218, %c10 : index
                %4220 = arith.addi %4217, %4219 : index
                %4221 = arith.divui %4214, %c10 : index
                %4222 = arith.remui %4221, %c10 : index
                %4223 = arith.addi %4220, %4222 : index
                %4224 = arith.addi %4215, %4223 : index
                %4225 = arith.addi %4209, %4224 : index
                %4226 = arith.addi %4139, %4225 : index
                %4227 = vector.shuffle %4117, %4117 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4227, %kv[%4226] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %4228 = arith.addi %3514, %c49 : index
      %4229 = arith.addi %3513, %4228 : index
      %4230 = arith.cmpi slt, %4229, %22 : index
      %4231 = arith.cmpi slt, %4228, %c8 : index
      %4232 = arith.andi %4230, %4231 : i1
      scf.if %4232 {
        %4233 = arith.addi %3513, %4228 : index
        %4234 = arith.addi %slotsAt, %4233 : index
        %4235 = memref.load %step[%4234] : memref<?xi32>
        %4236 = arith.index_cast %4235 : i32 to index
        %4237 = arith.cmpi sge, %4236, %c11 : index
        scf.if %4237 {
          %4238 = arith.muli %4228, %c32 : index
          %4239 = arith.subi %0, %heads : index
          %4240 = memref.load %scales[%4239] : memref<?xf32>
          %4241 = vector.broadcast %4240 : f32 to vector<4xf32>
          %4242 = arith.divui %4236, %c8 : index
          %4243 = arith.remui %4236, %c8 : index
          %4244 = arith.muli %4242, %pageBytes : index
          %4245 = arith.cmpi eq, %codec, %c11 : index
          scf.if %4245 {
            %4246 = wave.lane
            %4247 = arith.muli %4246, %c22 : index
            scf.for %4248 = %4247 to %c32 step %c33 {
              %4249 = arith.addi %4238, %4248 : index
              %4250 = vector.load %20[%4249] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4251 = arith.mulf %4250, %4241 : vector<4xf32>
              %4252 = arith.minimumf %4251, %c53 : vector<4xf32>
              %4253 = arith.maximumf %4252, %c54 : vector<4xf32>
              %4254 = arith.truncf %4253 : vector<4xf32> to vector<4xf16>
              %4255 = vector.bitcast %4254 : vector<4xf16> to vector<8xi8>
              %4256 = arith.cmpi slt, %4239, %kvHeads : index
              scf.if %4256 {
                %4257 = arith.muli %4239, %c13 : index
                %4258 = arith.addi %4244, %4257 : index
                %4259 = arith.divui %4248, %c8 : index
                %4260 = arith.muli %4259, %c55 : index
                %4261 = arith.remui %4248, %c8 : index
                %4262 = arith.divui %4261, %c5 : index
                %4263 = arith.muli %4262, %c25 : index
                %4264 = arith.muli %4243, %c8 : index
                %4265 = arith.addi %4263, %4264 : index
                %4266 = arith.remui %4261, %c5 : index
                %4267 = arith.muli %4266, %c10 : index
                %4268 = arith.addi %4265, %4267 : index
                %4269 = arith.addi %4260, %4268 : index
                %4270 = arith.addi %4258, %4269 : index
                vector.store %4255, %kv[%4270] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %4271 = arith.subi %4239, %kvHeads : index
                %4272 = arith.muli %4271, %c13 : index
                %4273 = arith.addi %4244, %4272 : index
                %4274 = arith.addi %4248, %c11 : index
                %4275 = arith.divui %4274, %c8 : index
                %4276 = arith.muli %4275, %c55 : index
                %4277 = arith.addi %4276, %c39 : index
                %4278 = arith.remui %4274, %c8 : index
                %4279 = arith.divui %4243, %c10 : index
                %4280 = arith.remui %4243, %c10 : index
                %4281 = arith.muli %4280, %c5 : index
                %4282 = arith.addi %4279, %4281 : index
                %4283 = arith.divui %4282, %c5 : index
                %4284 = arith.muli %4283, %c25 : index
                %4285 = arith.muli %4278, %c8 : index
                %4286 = arith.addi %4284, %4285 : index
                %4287 = arith.remui %4282, %c5 : index
                %4288 = arith.muli %4287, %c10 : index
                %4289 = arith.addi %4286, %4288 : index
                %4290 = arith.addi %4277, %4289 : index
                %4291 = arith.addi %4273, %4290 : index
                %4292 = vector.shuffle %4255, %4255 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %4292, %kv[%4291] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4293 = arith.addi %4248, %c12 : index
                %4294 = arith.divui %4293, %c8 : index
                %4295 = arith.muli %4294, %c55 : index
                %4296 = arith.addi %4295, %c39 : index
                %4297 = arith.remui %4293, %c8 : index
                %4298 = arith.divui %4243, %c10 : index
                %4299 = arith.remui %4243, %c10 : index
                %4300 = arith.muli %4299, %c5 : index
                %4301 = arith.addi %4298, %4300 : index
                %4302 = arith.divui %4301, %c5 : index
                %4303 = arith.muli %4302, %c25 : index
                %4304 = arith.muli %4297, %c8 : index
                %4305 = arith.addi %4303, %4304 : index
                %4306 = arith.remui %4301, %c5 : index
                %4307 = arith.muli %4306, %c10 : index
                %4308 = arith.addi %4305, %4307 : index
                %4309 = arith.addi %4296, %4308 : index
                %4310 = arith.addi %4273, %4309 : index
                %4311 = vector.shuffle %4255, %4255 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %4311, %kv[%4310] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4312 = arith.addi %4248, %c10 : index
                %4313 = arith.divui %4312, %c8 : index
                %4314 = arith.muli %4313, %c55 : index
                %4315 = arith.addi %4314, %c39 : index
                %4316 = arith.remui %4312, %c8 : index
                %4317 = arith.divui %4243, %c10 : index
                %4318 = arith.remui %4243, %c10 : index
                %4319 = arith.muli %4318, %c5 : index
                %4320 = arith.addi %4317, %4319 : index
                %4321 = arith.divui %4320, %c5 : index
                %4322 = arith.muli %4321, %c25 : index
                %4323 = arith.muli %4316, %c8 : index
                %4324 = arith.addi %4322, %4323 : index
                %4325 = arith.remui %4320, %c5 : index
                %4326 = arith.muli %4325, %c10 : index
                %4327 = arith.addi %4324, %4326 : index
                %4328 = arith.addi %4315, %4327 : index
                %4329 = arith.addi %4273, %4328 : index
                %4330 = vector.shuffle %4255, %4255 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %4330, %kv[%4329] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4331 = arith.addi %4248, %c2 : index
                %4332 = arith.divui %4331, %c8 : index
                %4333 = arith.muli %4332, %c55 : index
                %4334 = arith.addi %4333, %c39 : index
                %4335 = arith.remui %4331, %c8 : index
                %4336 = arith.divui %4243, %c10 : index
                %4337 = arith.remui %4243, %c10 : index
                %4338 = arith.muli %4337, %c5 : index
                %4339 = arith.addi %4336, %4338 : index
                %4340 = arith.divui %4339, %c5 : index
                %4341 = arith.muli %4340, %c25 : index
                %4342 = arith.muli %4335, %c8 : index
                %4343 = arith.addi %4341, %4342 : index
                %4344 = arith.remui %4339, %c5 : index
                %4345 = arith.muli %4344, %c10 : index
                %4346 = arith.addi %4343, %4345 : index
                %4347 = arith.addi %4334, %4346 : index
                %4348 = arith.addi %4273, %4347 : index
                %4349 = vector.shuffle %4255, %4255 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %4349, %kv[%4348] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %4350 = arith.cmpi eq, %codec, %c12 : index
          scf.if %4350 {
            %4351 = wave.lane
            %4352 = arith.muli %4351, %c22 : index
            scf.for %4353 = %4352 to %c32 step %c33 {
              %4354 = arith.addi %4238, %4353 : index
              %4355 = vector.load %20[%4354] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4356 = arith.mulf %4355, %4241 : vector<4xf32>
              %4357 = wave.fp8_encode "e4m3" %4356 : vector<4xf32> -> vector<4xi8>
              %4358 = arith.cmpi slt, %4239, %kvHeads : index
              scf.if %4358 {
                %4359 = arith.muli %4239, %c39 : index
                %4360 = arith.addi %4244, %4359 : index
                %4361 = vector.shuffle %4357, %4357 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4362 = arith.divui %4353, %c8 : index
                %4363 = arith.muli %4362, %c25 : index
                %4364 = arith.remui %4353, %c8 : index
                %4365 = arith.muli %4243, %c8 : index
                %4366 = arith.divui %4364, %c22 : index
                %4367 = arith.muli %4366, %c22 : index
                %4368 = arith.remui %4364, %c10 : index
                %4369 = arith.muli %4368, %c10 : index
                %4370 = arith.addi %4367, %4369 : index
                %4371 = arith.divui %4364, %c10 : index
                %4372 = arith.remui %4371, %c10 : index
                %4373 = arith.addi %4370, %4372 : index
                %4374 = arith.addi %4365, %4373 : index
                %4375 = arith.addi %4363, %4374 : index
                %4376 = arith.addi %4360, %4375 : index
                vector.store %4361, %kv[%4376] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4377 = arith.subi %4239, %kvHeads : index
                %4378 = arith.muli %4377, %c39 : index
                %4379 = arith.addi %4244, %4378 : index
                %4380 = arith.addi %4353, %c11 : index
                %4381 = arith.divui %4380, %c8 : index
                %4382 = arith.muli %4381, %c25 : index
                %4383 = arith.addi %4382, %c14 : index
                %4384 = arith.remui %4380, %c8 : index
                %4385 = arith.divui %4243, %c10 : index
                %4386 = arith.remui %4243, %c10 : index
                %4387 = arith.muli %4386, %c5 : index
                %4388 = arith.addi %4385, %4387 : index
                %4389 = arith.muli %4384, %c8 : index
                %4390 = arith.divui %4388, %c22 : index
                %4391 = arith.muli %4390, %c22 : index
                %4392 = arith.remui %4388, %c10 : index
                %4393 = arith.muli %4392, %c10 : index
                %4394 = arith.addi %4391, %4393 : index
                %4395 = arith.divui %4388, %c10 : index
                %4396 = arith.remui %4395, %c10 : index
                %4397 = arith.addi %4394, %4396 : index
                %4398 = arith.addi %4389, %4397 : index
                %4399 = arith.addi %4383, %4398 : index
                %4400 = arith.addi %4379, %4399 : index
                %4401 = vector.shuffle %4357, %4357 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4401, %kv[%4400] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4402 = arith.addi %4353, %c12 : index
                %4403 = arith.divui %4402, %c8 : index
                %4404 = arith.muli %4403, %c25 : index
                %4405 = arith.addi %4404, %c14 : index
                %4406 = arith.remui %4402, %c8 : index
                %4407 = arith.divui %4243, %c10 : index
                %4408 = arith.remui %4243, %c10 : index
                %4409 = arith.muli %4408, %c5 : index
                %4410 = arith.addi %4407, %4409 : index
                %4411 = arith.muli %4406, %c8 : index
                %4412 = arith.divui %4410, %c22 : index
                %4413 = arith.muli %4412, %c22 : index
                %4414 = arith.remui %4410, %c10 : index
                %4415 = arith.muli %4414, %c10 : index
                %4416 = arith.addi %4413, %4415 : index
                %4417 = arith.divui %4410, %c10 : index
                %4418 = arith.remui %4417, %c10 : index
                %4419 = arith.addi %4416, %4418 : index
                %4420 = arith.addi %4411, %4419 : index
                %4421 = arith.addi %4405, %4420 : index
                %4422 = arith.addi %4379, %4421 : index
                %4423 = vector.shuffle %4357, %4357 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4423, %kv[%4422] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4424 = arith.addi %4353, %c10 : index
                %4425 = arith.divui %4424, %c8 : index
                %4426 = arith.muli %4425, %c25 : index
                %4427 = arith.addi %4426, %c14 : index
                %4428 = arith.remui %4424, %c8 : index
                %4429 = arith.divui %4243, %c10 : index
                %4430 = arith.remui %4243, %c10 : index
                %4431 = arith.muli %4430, %c5 : index
                %4432 = arith.addi %4429, %4431 : index
                %4433 = arith.muli %4428, %c8 : index
                %4434 = arith.divui %4432, %c22 : index
                %4435 = arith.muli %4434, %c22 : index
                %4436 = arith.remui %4432, %c10 : index
                %4437 = arith.muli %4436, %c10 : index
                %4438 = arith.addi %4435, %4437 : index
                %4439 = arith.divui %4432, %c10 : index
                %4440 = arith.remui %4439, %c10 : index
                %4441 = arith.addi %4438, %4440 : index
                %4442 = arith.addi %4433, %4441 : index
                %4443 = arith.addi %4427, %4442 : index
                %4444 = arith.addi %4379, %4443 : index
                %4445 = vector.shuffle %4357, %4357 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4445, %kv[%4444] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4446 = arith.addi %4353, %c2 : index
                %4447 = arith.divui %4446, %c8 : index
                %4448 = arith.muli %4447, %c25 : index
                %4449 = arith.addi %4448, %c14 : index
                %4450 = arith.remui %4446, %c8 : index
                %4451 = arith.divui %4243, %c10 : index
                %4452 = arith.remui %4243, %c10 : index
                %4453 = arith.muli %4452, %c5 : index
                %4454 = arith.addi %4451, %4453 : index
                %4455 = arith.muli %4450, %c8 : index
                %4456 = arith.divui %4454, %c22 : index
                %4457 = arith.muli %4456, %c22 : index
                %4458 = arith.remui %4454, %c10 : index
                %4459 = arith.muli %4458, %c10 : index
                %4460 = arith.addi %4457, %4459 : index
                %4461 = arith.divui %4454, %c10 : index
                %4462 = arith.remui %4461, %c10 : index
                %4463 = arith.addi %4460, %4462 : index
                %4464 = arith.addi %4455, %4463 : index
                %4465 = arith.addi %4449, %4464 : index
                %4466 = arith.addi %4379, %4465 : index
                %4467 = vector.shuffle %4357, %4357 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4467, %kv[%4466] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %4468 = arith.cmpi eq, %codec, %c10 : index
          scf.if %4468 {
            %4469 = wave.lane
            %4470 = arith.muli %4469, %c22 : index
            scf.for %4471 = %4470 to %c32 step %c33 {
              %4472 = arith.addi %4238, %4471 : index
              %4473 = vector.load %20[%4472] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4474 = arith.mulf %4473, %4241 : vector<4xf32>
              %4475 = wave.fp8_encode "e5m2" %4474 : vector<4xf32> -> vector<4xi8>
              %4476 = arith.cmpi slt, %4239, %kvHeads : index
              scf.if %4476 {
                %4477 = arith.muli %4239, %c39 : index
                %4478 = arith.addi %4244, %4477 : index
                %4479 = vector.shuffle %4475, %4475 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4480 = arith.divui %4471, %c8 : index
                %4481 = arith.muli %4480, %c25 : index
                %4482 = arith.remui %4471, %c8 : index
                %4483 = arith.muli %4243, %c8 : index
                %4484 = arith.divui %4482, %c22 : index
                %4485 = arith.muli %4484, %c22 : index
                %4486 = arith.remui %4482, %c10 : index
                %4487 = arith.muli %4486, %c10 : index
                %4488 = arith.addi %4485, %4487 : index
                %4489 = arith.divui %4482, %c10 : index
                %4490 = arith.remui %4489, %c10 : index
                %4491 = arith.addi %4488, %4490 : index
                %4492 = arith.addi %4483, %4491 : index
                %4493 = arith.addi %4481, %4492 : index
                %4494 = arith.addi %4478, %4493 : index
                vector.store %4479, %kv[%4494] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4495 = arith.subi %4239, %kvHeads : index
                %4496 = arith.muli %4495, %c39 : index
                %4497 = arith.addi %4244, %4496 : index
                %4498 = arith.addi %4471, %c11 : index
                %4499 = arith.divui %4498, %c8 : index
                %4500 = arith.muli %4499, %c25 : index
                %4501 = arith.addi %4500, %c14 : index
                %4502 = arith.remui %4498, %c8 : index
                %4503 = arith.divui %4243, %c10 : index
                %4504 = arith.remui %4243, %c10 : index
                %4505 = arith.muli %4504, %c5 : index
                %4506 = arith.addi %4503, %4505 : index
                %4507 = arith.muli %4502, %c8 : index
                %4508 = arith.divui %4506, %c22 : index
                %4509 = arith.muli %4508, %c22 : index
                %4510 = arith.remui %4506, %c10 : index
                %4511 = arith.muli %4510, %c10 : index
                %4512 = arith.addi %4509, %4511 : index
                %4513 = arith.divui %4506, %c10 : index
                %4514 = arith.remui %4513, %c10 : index
                %4515 = arith.addi %4512, %4514 : index
                %4516 = arith.addi %4507, %4515 : index
                %4517 = arith.addi %4501, %4516 : index
                %4518 = arith.addi %4497, %4517 : index
                %4519 = vector.shuffle %4475, %4475 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4519, %kv[%4518] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4520 = arith.addi %4471, %c12 : index
                %4521 = arith.divui %4520, %c8 : index
                %4522 = arith.muli %4521, %c25 : index
                %4523 = arith.addi %4522, %c14 : index
                %4524 = arith.remui %4520, %c8 : index
                %4525 = arith.divui %4243, %c10 : index
                %4526 = arith.remui %4243, %c10 : index
                %4527 = arith.muli %4526, %c5 : index
                %4528 = arith.addi %4525, %4527 : index
                %4529 = arith.muli %4524, %c8 : index
                %4530 = arith.divui %4528, %c22 : index
                %4531 = arith.muli %4530, %c22 : index
                %4532 = arith.remui %4528, %c10 : index
                %4533 = arith.muli %4532, %c10 : index
                %4534 = arith.addi %4531, %4533 : index
                %4535 = arith.divui %4528, %c10 : index
                %4536 = arith.remui %4535, %c10 : index
                %4537 = arith.addi %4534, %4536 : index
                %4538 = arith.addi %4529, %4537 : index
                %4539 = arith.addi %4523, %4538 : index
                %4540 = arith.addi %4497, %4539 : index
                %4541 = vector.shuffle %4475, %4475 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4541, %kv[%4540] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4542 = arith.addi %4471, %c10 : index
                %4543 = arith.divui %4542, %c8 : index
                %4544 = arith.muli %4543, %c25 : index
                %4545 = arith.addi %4544, %c14 : index
                %4546 = arith.remui %4542, %c8 : index
                %4547 = arith.divui %4243, %c10 : index
                %4548 = arith.remui %4243, %c10 : index
                %4549 = arith.muli %4548, %c5 : index
                %4550 = arith.addi %4547, %4549 : index
                %4551 = arith.muli %4546, %c8 : index
                %4552 = arith.divui %4550, %c22 : index
                %4553 = arith.muli %4552, %c22 : index
                %4554 = arith.remui %4550, %c10 : index
                %4555 = arith.muli %4554, %c10 : index
                %4556 = arith.addi %4553, %4555 : index
                %4557 = arith.divui %4550, %c10 : index
                %4558 = arith.remui %4557, %c10 : index
                %4559 = arith.addi %4556, %4558 : index
                %4560 = arith.addi %4551, %4559 : index
                %4561 = arith.addi %4545, %4560 : index
                %4562 = arith.addi %4497, %4561 : index
                %4563 = vector.shuffle %4475, %4475 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4563, %kv[%4562] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4564 = arith.addi %4471, %c2 : index
                %4565 = arith.divui %4564, %c8 : index
                %4566 = arith.muli %4565, %c25 : index
                %4567 = arith.addi %4566, %c14 : index
                %4568 = arith.remui %4564, %c8 : index
                %4569 = arith.divui %4243, %c10 : index
                %4570 = arith.remui %4243, %c10 : index
                %4571 = arith.muli %4570, %c5 : index
                %4572 = arith.addi %4569, %4571 : index
                %4573 = arith.muli %4568, %c8 : index
                %4574 = arith.divui %4572, %c22 : index
                %4575 = arith.muli %4574, %c22 : index
                %4576 = arith.remui %4572, %c10 : index
                %4577 = arith.muli %4576, %c10 : index
                %4578 = arith.addi %4575, %4577 : index
                %4579 = arith.divui %4572, %c10 : index
                %4580 = arith.remui %4579, %c10 : index
                %4581 = arith.addi %4578, %4580 : index
                %4582 = arith.addi %4573, %4581 : index
                %4583 = arith.addi %4567, %4582 : index
                %4584 = arith.addi %4497, %4583 : index
                %4585 = vector.shuffle %4475, %4475 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4585, %kv[%4584] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %4586 = arith.addi %23, %c18 : index
    %4587 = wave.lane
    %4588 = arith.muli %3, %c10 : index
    %4589 = arith.muli %4588, %c25 : index
    %4590 = arith.addi %4589, %4587 : index
    %4591 = arith.muli %4, %c14 : index
    %4592 = arith.addi %4591, %4590 : index
    %4593 = arith.addi %4592, %c11 : index
    %4594 = arith.addi %4593, %c11 : index
    %4595 = vector.extract %568#6[0] : f32 from vector<8xf32>
    memref.store %4595, %19[%4594] : memref<?xf32>
    %4596 = arith.muli %4, %c14 : index
    %4597 = arith.addi %4596, %4590 : index
    %4598 = arith.addi %4597, %c11 : index
    %4599 = arith.addi %4598, %c17 : index
    %4600 = vector.extract %568#6[1] : f32 from vector<8xf32>
    memref.store %4600, %19[%4599] : memref<?xf32>
    %4601 = arith.muli %4, %c14 : index
    %4602 = arith.addi %4601, %4590 : index
    %4603 = arith.addi %4602, %c11 : index
    %4604 = arith.addi %4603, %c15 : index
    %4605 = vector.extract %568#6[2] : f32 from vector<8xf32>
    memref.store %4605, %19[%4604] : memref<?xf32>
    %4606 = arith.muli %4, %c14 : index
    %4607 = arith.addi %4606, %4590 : index
    %4608 = arith.addi %4607, %c11 : index
    %4609 = arith.addi %4608, %c32 : index
    %4610 = vector.extract %568#6[3] : f32 from vector<8xf32>
    memref.store %4610, %19[%4609] : memref<?xf32>
    %4611 = arith.muli %4, %c14 : index
    %4612 = arith.addi %4611, %4590 : index
    %4613 = arith.addi %4612, %c11 : index
    %4614 = arith.addi %4613, %c33 : index
    %4615 = vector.extract %568#6[4] : f32 from vector<8xf32>
    memref.store %4615, %19[%4614] : memref<?xf32>
    %4616 = arith.muli %4, %c14 : index
    %4617 = arith.addi %4616, %4590 : index
    %4618 = arith.addi %4617, %c11 : index
    %4619 = arith.addi %4618, %c34 : index
    %4620 = vector.extract %568#6[5] : f32 from vector<8xf32>
    memref.store %4620, %19[%4619] : memref<?xf32>
    %4621 = arith.muli %4, %c14 : index
    %4622 = arith.addi %4621, %4590 : index
    %4623 = arith.addi %4622, %c11 : index
    %4624 = arith.addi %4623, %c35 : index
    %4625 = vector.extract %568#6[6] : f32 from vector<8xf32>
    memref.store %4625, %19[%4624] : memref<?xf32>
    %4626 = arith.muli %4, %c14 : index
    %4627 = arith.addi %4626, %4590 : index
    %4628 = arith.addi %4627, %c11 : index
    %4629 = arith.addi %4628, %c36 : index
    %4630 = vector.extract %568#6[7] : f32 from vector<8xf32>
    memref.store %4630, %19[%4629] : memref<?xf32>
    %4631 = arith.muli %4, %c14 : index
    %4632 = arith.addi %4631, %4590 : index
    %4633 = arith.addi %4632, %c25 : index
    %4634 = arith.addi %4633, %c11 : index
    %4635 = vector.extract %568#7[0] : f32 from vector<8xf32>
    memref.store %4635, %19[%4634] : memref<?xf32>
    %4636 = arith.muli %4, %c14 : index
    %4637 = arith.addi %4636, %4590 : index
    %4638 = arith.addi %4637, %c25 : index
    %4639 = arith.addi %4638, %c17 : index
    %4640 = vector.extract %568#7[1] : f32 from vector<8xf32>
    memref.store %4640, %19[%4639] : memref<?xf32>
    %4641 = arith.muli %4, %c14 : index
    %4642 = arith.addi %4641, %4590 : index
    %4643 = arith.addi %4642, %c25 : index
    %4644 = arith.addi %4643, %c15 : index
    %4645 = vector.extract %568#7[2] : f32 from vector<8xf32>
    memref.store %4645, %19[%4644] : memref<?xf32>
    %4646 = arith.muli %4, %c14 : index
    %4647 = arith.addi %4646, %4590 : index
    %4648 = arith.addi %4647, %c25 : index
    %4649 = arith.addi %4648, %c32 : index
    %4650 = vector.extract %568#7[3] : f32 from vector<8xf32>
    memref.store %4650, %19[%4649] : memref<?xf32>
    %4651 = arith.muli %4, %c14 : index
    %4652 = arith.addi %4651, %4590 : index
    %4653 = arith.addi %4652, %c25 : index
    %4654 = arith.addi %4653, %c33 : index
    %4655 = vector.extract %568#7[4] : f32 from vector<8xf32>
    memref.store %4655, %19[%4654] : memref<?xf32>
    %4656 = arith.muli %4, %c14 : index
    %4657 = arith.addi %4656, %4590 : index
    %4658 = arith.addi %4657, %c25 : index
    %4659 = arith.addi %4658, %c34 : index
    %4660 = vector.extract %568#7[5] : f32 from vector<8xf32>
    memref.store %4660, %19[%4659] : memref<?xf32>
    %4661 = arith.muli %4, %c14 : index
    %4662 = arith.addi %4661, %4590 : index
    %4663 = arith.addi %4662, %c25 : index
    %4664 = arith.addi %4663, %c35 : index
    %4665 = vector.extract %568#7[6] : f32 from vector<8xf32>
    memref.store %4665, %19[%4664] : memref<?xf32>
    %4666 = arith.muli %4, %c14 : index
    %4667 = arith.addi %4666, %4590 : index
    %4668 = arith.addi %4667, %c25 : index
    %4669 = arith.addi %4668, %c36 : index
    %4670 = vector.extract %568#7[7] : f32 from vector<8xf32>
    memref.store %4670, %19[%4669] : memref<?xf32>
    wave.barrier
    %4671 = arith.muli %4, %c10 : index
    %4672 = arith.addi %4671, %c11 : index
    %4673 = arith.muli %4672, %c10 : index
    %4674 = arith.divui %4587, %c8 : index
    %4675 = arith.addi %4673, %4674 : index
    %4676 = arith.addi %4586, %4675 : index
    %4677 = arith.cmpi slt, %4676, %22 : index
    scf.if %4677 {
      %4678 = arith.cmpi eq, %hasFactors, %c12 : index
      %4679 = arith.muli %4676, %c10 : index
      %4680 = memref.load %factors[%4679] : memref<?xf32>
      %4681 = arith.mulf %4680, %operandScale : f32
      %4682 = arith.select %4678, %4681, %operandScale : f32
      %4683 = arith.addi %4590, %c11 : index
      %4684 = arith.muli %4672, %c17 : index
      %4685 = arith.addi %4683, %4684 : index
      %4686 = memref.load %19[%4685] : memref<?xf32>
      %4687 = arith.addi %4685, %c14 : index
      %4688 = memref.load %19[%4687] : memref<?xf32>
      %4689 = arith.addf %4686, %4688 : f32
      %4690 = arith.addi %4685, %c39 : index
      %4691 = memref.load %19[%4690] : memref<?xf32>
      %4692 = arith.addf %4689, %4691 : f32
      %4693 = arith.addi %4685, %c40 : index
      %4694 = memref.load %19[%4693] : memref<?xf32>
      %4695 = arith.addf %4692, %4694 : f32
      %4696 = arith.mulf %4695, %4682 : f32
      %4697 = arith.muli %3, %c10 : index
      %4698 = arith.addi %4697, %c11 : index
      %4699 = arith.muli %4698, %c8 : index
      %4700 = arith.remui %4587, %c8 : index
      %4701 = arith.addi %4699, %4700 : index
      %4702 = arith.muli %4675, %c32 : index
      %4703 = arith.addi %4702, %4701 : index
      memref.store %4696, %20[%4703] : memref<?xf32>
      %4704 = arith.addi %4590, %c25 : index
      %4705 = arith.muli %4672, %c17 : index
      %4706 = arith.addi %4704, %4705 : index
      %4707 = memref.load %19[%4706] : memref<?xf32>
      %4708 = arith.addi %4706, %c14 : index
      %4709 = memref.load %19[%4708] : memref<?xf32>
      %4710 = arith.addf %4707, %4709 : f32
      %4711 = arith.addi %4706, %c39 : index
      %4712 = memref.load %19[%4711] : memref<?xf32>
      %4713 = arith.addf %4710, %4712 : f32
      %4714 = arith.addi %4706, %c40 : index
      %4715 = memref.load %19[%4714] : memref<?xf32>
      %4716 = arith.addf %4713, %4715 : f32
      %4717 = arith.mulf %4716, %4682 : f32
      %4718 = arith.muli %3, %c10 : index
      %4719 = arith.addi %4718, %c12 : index
      %4720 = arith.muli %4719, %c8 : index
      %4721 = arith.remui %4587, %c8 : index
      %4722 = arith.addi %4720, %4721 : index
      %4723 = arith.muli %4675, %c32 : index
      %4724 = arith.addi %4723, %4722 : index
      memref.store %4717, %20[%4724] : memref<?xf32>
    }
    %4725 = arith.muli %4, %c10 : index
    %4726 = arith.addi %4725, %c12 : index
    %4727 = arith.muli %4726, %c10 : index
    %4728 = arith.divui %4587, %c8 : index
    %4729 = arith.addi %4727, %4728 : index
    %4730 = arith.addi %4586, %4729 : index
    %4731 = arith.cmpi slt, %4730, %22 : index
    scf.if %4731 {
      %4732 = arith.cmpi eq, %hasFactors, %c12 : index
      %4733 = arith.muli %4730, %c10 : index
      %4734 = memref.load %factors[%4733] : memref<?xf32>
      %4735 = arith.mulf %4734, %operandScale : f32
      %4736 = arith.select %4732, %4735, %operandScale : f32
      %4737 = arith.addi %4590, %c11 : index
      %4738 = arith.muli %4726, %c17 : index
      %4739 = arith.addi %4737, %4738 : index
      %4740 = memref.load %19[%4739] : memref<?xf32>
      %4741 = arith.addi %4739, %c14 : index
      %4742 = memref.load %19[%4741] : memref<?xf32>
      %4743 = arith.addf %4740, %4742 : f32
      %4744 = arith.addi %4739, %c39 : index
      %4745 = memref.load %19[%4744] : memref<?xf32>
      %4746 = arith.addf %4743, %4745 : f32
      %4747 = arith.addi %4739, %c40 : index
      %4748 = memref.load %19[%4747] : memref<?xf32>
      %4749 = arith.addf %4746, %4748 : f32
      %4750 = arith.mulf %4749, %4736 : f32
      %4751 = arith.muli %3, %c10 : index
      %4752 = arith.addi %4751, %c11 : index
      %4753 = arith.muli %4752, %c8 : index
      %4754 = arith.remui %4587, %c8 : index
      %4755 = arith.addi %4753, %4754 : index
      %4756 = arith.muli %4729, %c32 : index
      %4757 = arith.addi %4756, %4755 : index
      memref.store %4750, %20[%4757] : memref<?xf32>
      %4758 = arith.addi %4590, %c25 : index
      %4759 = arith.muli %4726, %c17 : index
      %4760 = arith.addi %4758, %4759 : index
      %4761 = memref.load %19[%4760] : memref<?xf32>
      %4762 = arith.addi %4760, %c14 : index
      %4763 = memref.load %19[%4762] : memref<?xf32>
      %4764 = arith.addf %4761, %4763 : f32
      %4765 = arith.addi %4760, %c39 : index
      %4766 = memref.load %19[%4765] : memref<?xf32>
      %4767 = arith.addf %4764, %4766 : f32
      %4768 = arith.addi %4760, %c40 : index
      %4769 = memref.load %19[%4768] : memref<?xf32>
      %4770 = arith.addf %4767, %4769 : f32
      %4771 = arith.mulf %4770, %4736 : f32
      %4772 = arith.muli %3, %c10 : index
      %4773 = arith.addi %4772, %c12 : index
      %4774 = arith.muli %4773, %c8 : index
      %4775 = arith.remui %4587, %c8 : index
      %4776 = arith.addi %4774, %4775 : index
      %4777 = arith.muli %4729, %c32 : index
      %4778 = arith.addi %4777, %4776 : index
      memref.store %4771, %20[%4778] : memref<?xf32>
    }
    wave.barrier
    %4779 = arith.addi %23, %c18 : index
    %4780 = wave.wave
    %4781 = arith.addi %4780, %c11 : index
    %4782 = arith.addi %4779, %4781 : index
    %4783 = arith.cmpi slt, %4782, %22 : index
    %4784 = arith.cmpi slt, %4781, %c8 : index
    %4785 = arith.andi %4783, %4784 : i1
    scf.if %4785 {
      %4786 = arith.addi %4779, %4781 : index
      %4787 = arith.muli %4781, %c32 : index
      %4788 = wave.lane
      %4789 = arith.addi %4788, %c11 : index
      %4790 = arith.cmpi eq, %hasBias, %c12 : index
      %4791 = arith.addi %4787, %4789 : index
      %4792 = memref.load %20[%4791] : memref<?xf32>
      %4793 = arith.muli %0, %c32 : index
      %4794 = arith.addi %4793, %4789 : index
      %4795 = memref.load %bias[%4794] : memref<?xf32>
      %4796 = arith.addf %4792, %4795 : f32
      %4797 = arith.select %4790, %4796, %4792 : f32
      %4798 = arith.addi %4789, %c18 : index
      %4799 = arith.cmpi eq, %hasBias, %c12 : index
      %4800 = arith.addi %4787, %4798 : index
      %4801 = memref.load %20[%4800] : memref<?xf32>
      %4802 = arith.muli %0, %c32 : index
      %4803 = arith.addi %4802, %4798 : index
      %4804 = memref.load %bias[%4803] : memref<?xf32>
      %4805 = arith.addf %4801, %4804 : f32
      %4806 = arith.select %4799, %4805, %4801 : f32
      %4807 = arith.addi %4788, %c17 : index
      %4808 = arith.cmpi slt, %4807, %c18 : index
      %4809 = arith.minsi %4807, %c42 : index
      %4810 = arith.cmpi eq, %hasBias, %c12 : index
      %4811 = arith.addi %4787, %4809 : index
      %4812 = memref.load %20[%4811] : memref<?xf32>
      %4813 = arith.muli %0, %c32 : index
      %4814 = arith.addi %4813, %4809 : index
      %4815 = memref.load %bias[%4814] : memref<?xf32>
      %4816 = arith.addf %4812, %4815 : f32
      %4817 = arith.select %4810, %4816, %4812 : f32
      %4818 = arith.addi %4809, %c18 : index
      %4819 = arith.cmpi eq, %hasBias, %c12 : index
      %4820 = arith.addi %4787, %4818 : index
      %4821 = memref.load %20[%4820] : memref<?xf32>
      %4822 = arith.muli %0, %c32 : index
      %4823 = arith.addi %4822, %4818 : index
      %4824 = memref.load %bias[%4823] : memref<?xf32>
      %4825 = arith.addf %4821, %4824 : f32
      %4826 = arith.select %4819, %4825, %4821 : f32
      %4827 = arith.addi %heads, %kvHeads : index
      %4828 = arith.cmpi slt, %0, %4827 : index
      scf.if %4828 {
        %4829 = arith.addi %positionsAt, %4786 : index
        %4830 = memref.load %step[%4829] : memref<?xi32>
        %4831 = arith.index_cast %4830 : i32 to index
        %4832 = arith.cmpi eq, %hasNorm, %c12 : index
        %4833 = math.fma %4797, %4797, %c45 : f32
        %4834 = math.fma %4806, %4806, %4833 : f32
        %4835 = math.fma %4817, %4817, %4834 : f32
        %4836 = arith.select %4808, %4835, %4834 : f32
        %4837 = math.fma %4826, %4826, %4836 : f32
        %4838 = arith.select %4808, %4837, %4836 : f32
        %4839 = vector.broadcast %4838 : f32 to vector<1xf32>
        %4840 = wave.reduce "add" %4839 : vector<1xf32>
        %4841 = arith.mulf %4840, %inverseHeadDim : f32
        %4842 = arith.addf %4841, %epsilon : f32
        %4843 = math.sqrt %4842 : f32
        %4844 = arith.divf %c47, %4843 : f32
        %4845 = arith.cmpi slt, %0, %heads : index
        %4846 = arith.addi %4789, %c18 : index
        %4847 = memref.load %query_norm[%4789] : memref<?xf32>
        %4848 = memref.load %key_norm[%4789] : memref<?xf32>
        %4849 = arith.select %4845, %4847, %4848 : f32
        %4850 = arith.mulf %4797, %4844 : f32
        %4851 = arith.mulf %4850, %4849 : f32
        %4852 = arith.select %4832, %4851, %4797 : f32
        %4853 = memref.load %query_norm[%4846] : memref<?xf32>
        %4854 = memref.load %key_norm[%4846] : memref<?xf32>
        %4855 = arith.select %4845, %4853, %4854 : f32
        %4856 = arith.mulf %4806, %4844 : f32
        %4857 = arith.mulf %4856, %4855 : f32
        %4858 = arith.select %4832, %4857, %4806 : f32
        %4859 = arith.addi %4809, %c18 : index
        %4860 = memref.load %query_norm[%4809] : memref<?xf32>
        %4861 = memref.load %key_norm[%4809] : memref<?xf32>
        %4862 = arith.select %4845, %4860, %4861 : f32
        %4863 = arith.mulf %4817, %4844 : f32
        %4864 = arith.mulf %4863, %4862 : f32
        %4865 = arith.select %4832, %4864, %4817 : f32
        %4866 = memref.load %query_norm[%4859] : memref<?xf32>
        %4867 = memref.load %key_norm[%4859] : memref<?xf32>
        %4868 = arith.select %4845, %4866, %4867 : f32
        %4869 = arith.mulf %4826, %4844 : f32
        %4870 = arith.mulf %4869, %4868 : f32
        %4871 = arith.select %4832, %4870, %4826 : f32
        %4872 = arith.remui %4831, %c25 : index
        %4873 = arith.muli %4872, %c32 : index
        %4874 = arith.addi %4873, %4789 : index
        %4875 = arith.divui %4831, %c25 : index
        %4876 = arith.addi %4875, %c25 : index
        %4877 = arith.muli %4876, %c32 : index
        %4878 = arith.addi %4877, %4789 : index
        %4879 = memref.load %rope[%4874] : memref<?xf32>
        %4880 = arith.addi %4874, %c18 : index
        %4881 = memref.load %rope[%4880] : memref<?xf32>
        %4882 = memref.load %rope[%4878] : memref<?xf32>
        %4883 = arith.addi %4878, %c18 : index
        %4884 = memref.load %rope[%4883] : memref<?xf32>
        %4885 = arith.mulf %4882, %4879 : f32
        %4886 = arith.mulf %4884, %4881 : f32
        %4887 = arith.subf %4885, %4886 : f32
        %4888 = arith.mulf %4884, %4879 : f32
        %4889 = arith.mulf %4882, %4881 : f32
        %4890 = arith.addf %4888, %4889 : f32
        %4891 = arith.mulf %4852, %4887 : f32
        %4892 = arith.mulf %4858, %4890 : f32
        %4893 = arith.subf %4891, %4892 : f32
        %4894 = arith.mulf %4858, %4887 : f32
        %4895 = arith.mulf %4852, %4890 : f32
        %4896 = arith.addf %4894, %4895 : f32
        %4897 = arith.cmpi slt, %0, %heads : index
        scf.if %4897 {
          %4898 = arith.muli %4786, %heads : index
          %4899 = arith.addi %4898, %0 : index
          %4900 = arith.muli %4899, %c32 : index
          %4901 = arith.addi %4900, %4789 : index
          memref.store %4893, %q[%4901] : memref<?xf32>
          %4902 = arith.addi %4901, %c18 : index
          memref.store %4896, %q[%4902] : memref<?xf32>
        } else {
          %4903 = arith.addi %4787, %4789 : index
          memref.store %4893, %20[%4903] : memref<?xf32>
          %4904 = arith.addi %4787, %4789 : index
          %4905 = arith.addi %4904, %c18 : index
          memref.store %4896, %20[%4905] : memref<?xf32>
        }
        %4906 = arith.remui %4831, %c25 : index
        %4907 = arith.muli %4906, %c32 : index
        %4908 = arith.addi %4907, %4809 : index
        %4909 = arith.divui %4831, %c25 : index
        %4910 = arith.addi %4909, %c25 : index
        %4911 = arith.muli %4910, %c32 : index
        %4912 = arith.addi %4911, %4809 : index
        %4913 = memref.load %rope[%4908] : memref<?xf32>
        %4914 = arith.addi %4908, %c18 : index
        %4915 = memref.load %rope[%4914] : memref<?xf32>
        %4916 = memref.load %rope[%4912] : memref<?xf32>
        %4917 = arith.addi %4912, %c18 : index
        %4918 = memref.load %rope[%4917] : memref<?xf32>
        %4919 = arith.mulf %4916, %4913 : f32
        %4920 = arith.mulf %4918, %4915 : f32
        %4921 = arith.subf %4919, %4920 : f32
        %4922 = arith.mulf %4918, %4913 : f32
        %4923 = arith.mulf %4916, %4915 : f32
        %4924 = arith.addf %4922, %4923 : f32
        %4925 = arith.mulf %4865, %4921 : f32
        %4926 = arith.mulf %4871, %4924 : f32
        %4927 = arith.subf %4925, %4926 : f32
        %4928 = arith.mulf %4871, %4921 : f32
        %4929 = arith.mulf %4865, %4924 : f32
        %4930 = arith.addf %4928, %4929 : f32
        scf.if %4808 {
          %4931 = arith.cmpi slt, %0, %heads : index
          scf.if %4931 {
            %4932 = arith.muli %4786, %heads : index
            %4933 = arith.addi %4932, %0 : index
            %4934 = arith.muli %4933, %c32 : index
            %4935 = arith.addi %4934, %4809 : index
            memref.store %4927, %q[%4935] : memref<?xf32>
            %4936 = arith.addi %4935, %c18 : index
            memref.store %4930, %q[%4936] : memref<?xf32>
          } else {
            %4937 = arith.addi %4787, %4809 : index
            memref.store %4927, %20[%4937] : memref<?xf32>
            %4938 = arith.addi %4787, %4809 : index
            %4939 = arith.addi %4938, %c18 : index
            memref.store %4930, %20[%4939] : memref<?xf32>
          }
        }
      } else {
        %4940 = arith.cmpi slt, %0, %heads : index
        scf.if %4940 {
          %4941 = arith.muli %4786, %heads : index
          %4942 = arith.addi %4941, %0 : index
          %4943 = arith.muli %4942, %c32 : index
          %4944 = arith.addi %4943, %4789 : index
          memref.store %4797, %q[%4944] : memref<?xf32>
          %4945 = arith.addi %4944, %c18 : index
          memref.store %4806, %q[%4945] : memref<?xf32>
        } else {
          %4946 = arith.addi %4787, %4789 : index
          memref.store %4797, %20[%4946] : memref<?xf32>
          %4947 = arith.addi %4787, %4789 : index
          %4948 = arith.addi %4947, %c18 : index
          memref.store %4806, %20[%4948] : memref<?xf32>
        }
        scf.if %4808 {
          %4949 = arith.cmpi slt, %0, %heads : index
          scf.if %4949 {
            %4950 = arith.muli %4786, %heads : index
            %4951 = arith.addi %4950, %0 : index
            %4952 = arith.muli %4951, %c32 : index
            %4953 = arith.addi %4952, %4809 : index
            memref.store %4817, %q[%4953] : memref<?xf32>
            %4954 = arith.addi %4953, %c18 : index
            memref.store %4826, %q[%4954] : memref<?xf32>
          } else {
            %4955 = arith.addi %4787, %4809 : index
            memref.store %4817, %20[%4955] : memref<?xf32>
            %4956 = arith.addi %4787, %4809 : index
            %4957 = arith.addi %4956, %c18 : index
            memref.store %4826, %20[%4957] : memref<?xf32>
          }
        }
      }
    }
    %4958 = arith.addi %4780, %c49 : index
    %4959 = arith.addi %4779, %4958 : index
    %4960 = arith.cmpi slt, %4959, %22 : index
    %4961 = arith.cmpi slt, %4958, %c8 : index
    %4962 = arith.andi %4960, %4961 : i1
    scf.if %4962 {
      %4963 = arith.addi %4779, %4958 : index
      %4964 = arith.muli %4958, %c32 : index
      %4965 = wave.lane
      %4966 = arith.addi %4965, %c11 : index
      %4967 = arith.cmpi eq, %hasBias, %c12 : index
      %4968 = arith.addi %4964, %4966 : index
      %4969 = memref.load %20[%4968] : memref<?xf32>
      %4970 = arith.muli %0, %c32 : index
      %4971 = arith.addi %4970, %4966 : index
      %4972 = memref.load %bias[%4971] : memref<?xf32>
      %4973 = arith.addf %4969, %4972 : f32
      %4974 = arith.select %4967, %4973, %4969 : f32
      %4975 = arith.addi %4966, %c18 : index
      %4976 = arith.cmpi eq, %hasBias, %c12 : index
      %4977 = arith.addi %4964, %4975 : index
      %4978 = memref.load %20[%4977] : memref<?xf32>
      %4979 = arith.muli %0, %c32 : index
      %4980 = arith.addi %4979, %4975 : index
      %4981 = memref.load %bias[%4980] : memref<?xf32>
      %4982 = arith.addf %4978, %4981 : f32
      %4983 = arith.select %4976, %4982, %4978 : f32
      %4984 = arith.addi %4965, %c17 : index
      %4985 = arith.cmpi slt, %4984, %c18 : index
      %4986 = arith.minsi %4984, %c42 : index
      %4987 = arith.cmpi eq, %hasBias, %c12 : index
      %4988 = arith.addi %4964, %4986 : index
      %4989 = memref.load %20[%4988] : memref<?xf32>
      %4990 = arith.muli %0, %c32 : index
      %4991 = arith.addi %4990, %4986 : index
      %4992 = memref.load %bias[%4991] : memref<?xf32>
      %4993 = arith.addf %4989, %4992 : f32
      %4994 = arith.select %4987, %4993, %4989 : f32
      %4995 = arith.addi %4986, %c18 : index
      %4996 = arith.cmpi eq, %hasBias, %c12 : index
      %4997 = arith.addi %4964, %4995 : index
      %4998 = memref.load %20[%4997] : memref<?xf32>
      %4999 = arith.muli %0, %c32 : index
      %5000 = arith.addi %4999, %4995 : index
      %5001 = memref.load %bias[%5000] : memref<?xf32>
      %5002 = arith.addf %4998, %5001 : f32
      %5003 = arith.select %4996, %5002, %4998 : f32
      %5004 = arith.addi %heads, %kvHeads : index
      %5005 = arith.cmpi slt, %0, %5004 : index
      scf.if %5005 {
        %5006 = arith.addi %positionsAt, %4963 : index
        %5007 = memref.load %step[%5006] : memref<?xi32>
        %5008 = arith.index_cast %5007 : i32 to index
        %5009 = arith.cmpi eq, %hasNorm, %c12 : index
        %5010 = math.fma %4974, %4974, %c45 : f32
        %5011 = math.fma %4983, %4983, %5010 : f32
        %5012 = math.fma %4994, %4994, %5011 : f32
        %5013 = arith.select %4985, %5012, %5011 : f32
        %5014 = math.fma %5003, %5003, %5013 : f32
        %5015 = arith.select %4985, %5014, %5013 : f32
        %5016 = vector.broadcast %5015 : f32 to vector<1xf32>
        %5017 = wave.reduce "add" %5016 : vector<1xf32>
        %5018 = arith.mulf %5017, %inverseHeadDim : f32
        %5019 = arith.addf %5018, %epsilon : f32
        %5020 = math.sqrt %5019 : f32
        %5021 = arith.divf %c47, %5020 : f32
        %5022 = arith.cmpi slt, %0, %heads : index
        %5023 = arith.addi %4966, %c18 : index
        %5024 = memref.load %query_norm[%4966] : memref<?xf32>
        %5025 = memref.load %key_norm[%4966] : memref<?xf32>
        %5026 = arith.select %5022, %5024, %5025 : f32
        %5027 = arith.mulf %4974, %5021 : f32
        %5028 = arith.mulf %5027, %5026 : f32
        %5029 = arith.select %5009, %5028, %4974 : f32
        %5030 = memref.load %query_norm[%5023] : memref<?xf32>
        %5031 = memref.load %key_norm[%5023] : memref<?xf32>
        %5032 = arith.select %5022, %5030, %5031 : f32
        %5033 = arith.mulf %4983, %5021 : f32
        %5034 = arith.mulf %5033, %5032 : f32
        %5035 = arith.select %5009, %5034, %4983 : f32
        %5036 = arith.addi %4986, %c18 : index
        %5037 = memref.load %query_norm[%4986] : memref<?xf32>
        %5038 = memref.load %key_norm[%4986] : memref<?xf32>
        %5039 = arith.select %5022, %5037, %5038 : f32
        %5040 = arith.mulf %4994, %5021 : f32
        %5041 = arith.mulf %5040, %5039 : f32
        %5042 = arith.select %5009, %5041, %4994 : f32
        %5043 = memref.load %query_norm[%5036] : memref<?xf32>
        %5044 = memref.load %key_norm[%5036] : memref<?xf32>
        %5045 = arith.select %5022, %5043, %5044 : f32
        %5046 = arith.mulf %5003, %5021 : f32
        %5047 = arith.mulf %5046, %5045 : f32
        %5048 = arith.select %5009, %5047, %5003 : f32
        %5049 = arith.remui %5008, %c25 : index
        %5050 = arith.muli %5049, %c32 : index
        %5051 = arith.addi %5050, %4966 : index
        %5052 = arith.divui %5008, %c25 : index
        %5053 = arith.addi %5052, %c25 : index
        %5054 = arith.muli %5053, %c32 : index
        %5055 = arith.addi %5054, %4966 : index
        %5056 = memref.load %rope[%5051] : memref<?xf32>
        %5057 = arith.addi %5051, %c18 : index
        %5058 = memref.load %rope[%5057] : memref<?xf32>
        %5059 = memref.load %rope[%5055] : memref<?xf32>
        %5060 = arith.addi %5055, %c18 : index
        %5061 = memref.load %rope[%5060] : memref<?xf32>
        %5062 = arith.mulf %5059, %5056 : f32
        %5063 = arith.mulf %5061, %5058 : f32
        %5064 = arith.subf %5062, %5063 : f32
        %5065 = arith.mulf %5061, %5056 : f32
        %5066 = arith.mulf %5059, %5058 : f32
        %5067 = arith.addf %5065, %5066 : f32
        %5068 = arith.mulf %5029, %5064 : f32
        %5069 = arith.mulf %5035, %5067 : f32
        %5070 = arith.subf %5068, %5069 : f32
        %5071 = arith.mulf %5035, %5064 : f32
        %5072 = arith.mulf %5029, %5067 : f32
        %5073 = arith.addf %5071, %5072 : f32
        %5074 = arith.cmpi slt, %0, %heads : index
        scf.if %5074 {
          %5075 = arith.muli %4963, %heads : index
          %5076 = arith.addi %5075, %0 : index
          %5077 = arith.muli %5076, %c32 : index
          %5078 = arith.addi %5077, %4966 : index
          memref.store %5070, %q[%5078] : memref<?xf32>
          %5079 = arith.addi %5078, %c18 : index
          memref.store %5073, %q[%5079] : memref<?xf32>
        } else {
          %5080 = arith.addi %4964, %4966 : index
          memref.store %5070, %20[%5080] : memref<?xf32>
          %5081 = arith.addi %4964, %4966 : index
          %5082 = arith.addi %5081, %c18 : index
          memref.store %5073, %20[%5082] : memref<?xf32>
        }
        %5083 = arith.remui %5008, %c25 : index
        %5084 = arith.muli %5083, %c32 : index
        %5085 = arith.addi %5084, %4986 : index
        %5086 = arith.divui %5008, %c25 : index
        %5087 = arith.addi %5086, %c25 : index
        %5088 = arith.muli %5087, %c32 : index
        %5089 = arith.addi %5088, %4986 : index
        %5090 = memref.load %rope[%5085] : memref<?xf32>
        %5091 = arith.addi %5085, %c18 : index
        %5092 = memref.load %rope[%5091] : memref<?xf32>
        %5093 = memref.load %rope[%5089] : memref<?xf32>
        %5094 = arith.addi %5089, %c18 : index
        %5095 = memref.load %rope[%5094] : memref<?xf32>
        %5096 = arith.mulf %5093, %5090 : f32
        %5097 = arith.mulf %5095, %5092 : f32
        %5098 = arith.subf %5096, %5097 : f32
        %5099 = arith.mulf %5095, %5090 : f32
        %5100 = arith.mulf %5093, %5092 : f32
        %5101 = arith.addf %5099, %5100 : f32
        %5102 = arith.mulf %5042, %5098 : f32
        %5103 = arith.mulf %5048, %5101 : f32
        %5104 = arith.subf %5102, %5103 : f32
        %5105 = arith.mulf %5048, %5098 : f32
        %5106 = arith.mulf %5042, %5101 : f32
        %5107 = arith.addf %5105, %5106 : f32
        scf.if %4985 {
          %5108 = arith.cmpi slt, %0, %heads : index
          scf.if %5108 {
            %5109 = arith.muli %4963, %heads : index
            %5110 = arith.addi %5109, %0 : index
            %5111 = arith.muli %5110, %c32 : index
            %5112 = arith.addi %5111, %4986 : index
            memref.store %5104, %q[%5112] : memref<?xf32>
            %5113 = arith.addi %5112, %c18 : index
            memref.store %5107, %q[%5113] : memref<?xf32>
          } else {
            %5114 = arith.addi %4964, %4986 : index
            memref.store %5104, %20[%5114] : memref<?xf32>
            %5115 = arith.addi %4964, %4986 : index
            %5116 = arith.addi %5115, %c18 : index
            memref.store %5107, %20[%5116] : memref<?xf32>
          }
        }
      } else {
        %5117 = arith.cmpi slt, %0, %heads : index
        scf.if %5117 {
          %5118 = arith.muli %4963, %heads : index
          %5119 = arith.addi %5118, %0 : index
          %5120 = arith.muli %5119, %c32 : index
          %5121 = arith.addi %5120, %4966 : index
          memref.store %4974, %q[%5121] : memref<?xf32>
          %5122 = arith.addi %5121, %c18 : index
          memref.store %4983, %q[%5122] : memref<?xf32>
        } else {
          %5123 = arith.addi %4964, %4966 : index
          memref.store %4974, %20[%5123] : memref<?xf32>
          %5124 = arith.addi %4964, %4966 : index
          %5125 = arith.addi %5124, %c18 : index
          memref.store %4983, %20[%5125] : memref<?xf32>
        }
        scf.if %4985 {
          %5126 = arith.cmpi slt, %0, %heads : index
          scf.if %5126 {
            %5127 = arith.muli %4963, %heads : index
            %5128 = arith.addi %5127, %0 : index
            %5129 = arith.muli %5128, %c32 : index
            %5130 = arith.addi %5129, %4986 : index
            memref.store %4994, %q[%5130] : memref<?xf32>
            %5131 = arith.addi %5130, %c18 : index
            memref.store %5003, %q[%5131] : memref<?xf32>
          } else {
            %5132 = arith.addi %4964, %4986 : index
            memref.store %4994, %20[%5132] : memref<?xf32>
            %5133 = arith.addi %4964, %4986 : index
            %5134 = arith.addi %5133, %c18 : index
            memref.store %5003, %20[%5134] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %5135 = arith.cmpi sge, %0, %heads : index
    scf.if %5135 {
      %5136 = arith.addi %4780, %c11 : index
      %5137 = arith.addi %4779, %5136 : index
      %5138 = arith.cmpi slt, %5137, %22 : index
      %5139 = arith.cmpi slt, %5136, %c8 : index
      %5140 = arith.andi %5138, %5139 : i1
      scf.if %5140 {
        %5141 = arith.addi %4779, %5136 : index
        %5142 = arith.addi %slotsAt, %5141 : index
        %5143 = memref.load %step[%5142] : memref<?xi32>
        %5144 = arith.index_cast %5143 : i32 to index
        %5145 = arith.cmpi sge, %5144, %c11 : index
        scf.if %5145 {
          %5146 = arith.muli %5136, %c32 : index
          %5147 = arith.subi %0, %heads : index
          %5148 = memref.load %scales[%5147] : memref<?xf32>
          %5149 = vector.broadcast %5148 : f32 to vector<4xf32>
          %5150 = arith.divui %5144, %c8 : index
          %5151 = arith.remui %5144, %c8 : index
          %5152 = arith.muli %5150, %pageBytes : index
          %5153 = arith.cmpi eq, %codec, %c11 : index
          scf.if %5153 {
            %5154 = wave.lane
            %5155 = arith.muli %5154, %c22 : index
            scf.for %5156 = %5155 to %c32 step %c33 {
              %5157 = arith.addi %5146, %5156 : index
              %5158 = vector.load %20[%5157] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5159 = arith.mulf %5158, %5149 : vector<4xf32>
              %5160 = arith.minimumf %5159, %c53 : vector<4xf32>
              %5161 = arith.maximumf %5160, %c54 : vector<4xf32>
              %5162 = arith.truncf %5161 : vector<4xf32> to vector<4xf16>
              %5163 = vector.bitcast %5162 : vector<4xf16> to vector<8xi8>
              %5164 = arith.cmpi slt, %5147, %kvHeads : index
              scf.if %5164 {
                %5165 = arith.muli %5147, %c13 : index
                %5166 = arith.addi %5152, %5165 : index
                %5167 = arith.divui %5156, %c8 : index
                %5168 = arith.muli %5167, %c55 : index
                %5169 = arith.remui %5156, %c8 : index
                %5170 = arith.divui %5169, %c5 : index
                %5171 = arith.muli %5170, %c25 : index
                %5172 = arith.muli %5151, %c8 : index
                %5173 = arith.addi %5171, %5172 : index
                %5174 = arith.remui %5169, %c5 : index
                %5175 = arith.muli %5174, %c10 : index
                %5176 = arith.addi %5173, %5175 : index
                %5177 = arith.addi %5168, %5176 : index
                %5178 = arith.addi %5166, %5177 : index
                vector.store %5163, %kv[%5178] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %5179 = arith.subi %5147, %kvHeads : index
                %5180 = arith.muli %5179, %c13 : index
                %5181 = arith.addi %5152, %5180 : index
                %5182 = arith.addi %5156, %c11 : index
                %5183 = arith.divui %5182, %c8 : index
                %5184 = arith.muli %5183, %c55 : index
                %5185 = arith.addi %5184, %c39 : index
                %5186 = arith.remui %5182, %c8 : index
                %5187 = arith.divui %5151, %c10 : index
                %5188 = arith.remui %5151, %c10 : index
                %5189 = arith.muli %5188, %c5 : index
                %5190 = arith.addi %5187, %5189 : index
                %5191 = arith.divui %5190, %c5 : index
                %5192 = arith.muli %5191, %c25 : index
                %5193 = arith.muli %5186, %c8 : index
                %5194 = arith.addi %5192, %5193 : index
                %5195 = arith.remui %5190, %c5 : index
                %5196 = arith.muli %5195, %c10 : index
                %5197 = arith.addi %5194, %5196 : index
                %5198 = arith.addi %5185, %5197 : index
                %5199 = arith.addi %5181, %5198 : index
                %5200 = vector.shuffle %5163, %5163 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %5200, %kv[%5199] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5201 = arith.addi %5156, %c12 : index
                %5202 = arith.divui %5201, %c8 : index
                %5203 = arith.muli %5202, %c55 : index
                %5204 = arith.addi %5203, %c39 : index
                %5205 = arith.remui %5201, %c8 : index
                %5206 = arith.divui %5151, %c10 : index
                %5207 = arith.remui %5151, %c10 : index
                %5208 = arith.muli %5207, %c5 : index
                %5209 = arith.addi %5206, %5208 : index
                %5210 = arith.divui %5209, %c5 : index
                %5211 = arith.muli %5210, %c25 : index
                %5212 = arith.muli %5205, %c8 : index
                %5213 = arith.addi %5211, %5212 : index
                %5214 = arith.remui %5209, %c5 : index
                %5215 = arith.muli %5214, %c10 : index
                %5216 = arith.addi %5213, %5215 : index
                %5217 = arith.addi %5204, %5216 : index
                %5218 = arith.addi %5181, %5217 : index
                %5219 = vector.shuffle %5163, %5163 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %5219, %kv[%5218] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5220 = arith.addi %5156, %c10 : index
                %5221 = arith.divui %5220, %c8 : index
                %5222 = arith.muli %5221, %c55 : index
                %5223 = arith.addi %5222, %c39 : index
                %5224 = arith.remui %5220, %c8 : index
                %5225 = arith.divui %5151, %c10 : index
                %5226 = arith.remui %5151, %c10 : index
                %5227 = arith.muli %5226, %c5 : index
                %5228 = arith.addi %5225, %5227 : index
                %5229 = arith.divui %5228, %c5 : index
                %5230 = arith.muli %5229, %c25 : index
                %5231 = arith.muli %5224, %c8 : index
                %5232 = arith.addi %5230, %5231 : index
                %5233 = arith.remui %5228, %c5 : index
                %5234 = arith.muli %5233, %c10 : index
                %5235 = arith.addi %5232, %5234 : index
                %5236 = arith.addi %5223, %5235 : index
                %5237 = arith.addi %5181, %5236 : index
                %5238 = vector.shuffle %5163, %5163 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %5238, %kv[%5237] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5239 = arith.addi %5156, %c2 : index
                %5240 = arith.divui %5239, %c8 : index
                %5241 = arith.muli %5240, %c55 : index
                %5242 = arith.addi %5241, %c39 : index
                %5243 = arith.remui %5239, %c8 : index
                %5244 = arith.divui %5151, %c10 : index
                %5245 = arith.remui %5151, %c10 : index
                %5246 = arith.muli %5245, %c5 : index
                %5247 = arith.addi %5244, %5246 : index
                %5248 = arith.divui %5247, %c5 : index
                %5249 = arith.muli %5248, %c25 : index
                %5250 = arith.muli %5243, %c8 : index
                %5251 = arith.addi %5249, %5250 : index
                %5252 = arith.remui %5247, %c5 : index
                %5253 = arith.muli %5252, %c10 : index
                %5254 = arith.addi %5251, %5253 : index
                %5255 = arith.addi %5242, %5254 : index
                %5256 = arith.addi %5181, %5255 : index
                %5257 = vector.shuffle %5163, %5163 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %5257, %kv[%5256] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %5258 = arith.cmpi eq, %codec, %c12 : index
          scf.if %5258 {
            %5259 = wave.lane
            %5260 = arith.muli %5259, %c22 : index
            scf.for %5261 = %5260 to %c32 step %c33 {
              %5262 = arith.addi %5146, %5261 : index
              %5263 = vector.load %20[%5262] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5264 = arith.mulf %5263, %5149 : vector<4xf32>
              %5265 = wave.fp8_encode "e4m3" %5264 : vector<4xf32> -> vector<4xi8>
              %5266 = arith.cmpi slt, %5147, %kvHeads : index
              scf.if %5266 {
                %5267 = arith.muli %5147, %c39 : index
                %5268 = arith.addi %5152, %5267 : index
                %5269 = vector.shuffle %5265, %5265 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5270 = arith.divui %5261, %c8 : index
                %5271 = arith.muli %5270, %c25 : index
                %5272 = arith.remui %5261, %c8 : index
                %5273 = arith.muli %5151, %c8 : index
                %5274 = arith.divui %5272, %c22 : index
                %5275 = arith.muli %5274, %c22 : index
                %5276 = arith.remui %5272, %c10 : index
                %5277 = arith.muli %5276, %c10 : index
                %5278 = arith.addi %5275, %5277 : index
                %5279 = arith.divui %5272, %c10 : index
                %5280 = arith.remui %5279, %c10 : index
                %5281 = arith.addi %5278, %5280 : index
                %5282 = arith.addi %5273, %5281 : index
                %5283 = arith.addi %5271, %5282 : index
                %5284 = arith.addi %5268, %5283 : index
                vector.store %5269, %kv[%5284] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5285 = arith.subi %5147, %kvHeads : index
                %5286 = arith.muli %5285, %c39 : index
                %5287 = arith.addi %5152, %5286 : index
                %5288 = arith.addi %5261, %c11 : index
                %5289 = arith.divui %5288, %c8 : index
                %5290 = arith.muli %5289, %c25 : index
                %5291 = arith.addi %5290, %c14 : index
                %5292 = arith.remui %5288, %c8 : index
                %5293 = arith.divui %5151, %c10 : index
                %5294 = arith.remui %5151, %c10 : index
                %5295 = arith.muli %5294, %c5 : index
                %5296 = arith.addi %5293, %5295 : index
                %5297 = arith.muli %5292, %c8 : index
                %5298 = arith.divui %5296, %c22 : index
                %5299 = arith.muli %5298, %c22 : index
                %5300 = arith.remui %5296, %c10 : index
                %5301 = arith.muli %5300, %c10 : index
                %5302 = arith.addi %5299, %5301 : index
                %5303 = arith.divui %5296, %c10 : index
                %5304 = arith.remui %5303, %c10 : index
                %5305 = arith.addi %5302, %5304 : index
                %5306 = arith.addi %5297, %5305 : index
                %5307 = arith.addi %5291, %5306 : index
                %5308 = arith.addi %5287, %5307 : index
                %5309 = vector.shuffle %5265, %5265 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5309, %kv[%5308] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5310 = arith.addi %5261, %c12 : index
                %5311 = arith.divui %5310, %c8 : index
                %5312 = arith.muli %5311, %c25 : index
                %5313 = arith.addi %5312, %c14 : index
                %5314 = arith.remui %5310, %c8 : index
                %5315 = arith.divui %5151, %c10 : index
                %5316 = arith.remui %5151, %c10 : index
                %5317 = arith.muli %5316, %c5 : index
                %5318 = arith.addi %5315, %5317 : index
                %5319 = arith.muli %5314, %c8 : index
                %5320 = arith.divui %5318, %c22 : index
                %5321 = arith.muli %5320, %c22 : index
                %5322 = arith.remui %5318, %c10 : index
                %5323 = arith.muli %5322, %c10 : index
                %5324 = arith.addi %5321, %5323 : index
                %5325 = arith.divui %5318, %c10 : index
                %5326 = arith.remui %5325, %c10 : index
                %5327 = arith.addi %5324, %5326 : index
                %5328 = arith.addi %5319, %5327 : index
                %5329 = arith.addi %5313, %5328 : index
                %5330 = arith.addi %5287, %5329 : index
                %5331 = vector.shuffle %5265, %5265 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5331, %kv[%5330] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5332 = arith.addi %5261, %c10 : index
                %5333 = arith.divui %5332, %c8 : index
                %5334 = arith.muli %5333, %c25 : index
                %5335 = arith.addi %5334, %c14 : index
                %5336 = arith.remui %5332, %c8 : index
                %5337 = arith.divui %5151, %c10 : index
                %5338 = arith.remui %5151, %c10 : index
                %5339 = arith.muli %5338, %c5 : index
                %5340 = arith.addi %5337, %5339 : index
                %5341 = arith.muli %5336, %c8 : index
                %5342 = arith.divui %5340, %c22 : index
                %5343 = arith.muli %5342, %c22 : index
                %5344 = arith.remui %5340, %c10 : index
                %5345 = arith.muli %5344, %c10 : index
                %5346 = arith.addi %5343, %5345 : index
                %5347 = arith.divui %5340, %c10 : index
                %5348 = arith.remui %5347, %c10 : index
                %5349 = arith.addi %5346, %5348 : index
                %5350 = arith.addi %5341, %5349 : index
                %5351 = arith.addi %5335, %5350 : index
                %5352 = arith.addi %5287, %5351 : index
                %5353 = vector.shuffle %5265, %5265 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5353, %kv[%5352] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5354 = arith.addi %5261, %c2 : index
                %5355 = arith.divui %5354, %c8 : index
                %5356 = arith.muli %5355, %c25 : index
                %5357 = arith.addi %5356, %c14 : index
                %5358 = arith.remui %5354, %c8 : index
                %5359 = arith.divui %5151, %c10 : index
                %5360 = arith.remui %5151, %c10 : index
                %5361 = arith.muli %5360, %c5 : index
                %5362 = arith.addi %5359, %5361 : index
                %5363 = arith.muli %5358, %c8 : index
                %5364 = arith.divui %5362, %c22 : index
                %5365 = arith.muli %5364, %c22 : index
                %5366 = arith.remui %5362, %c10 : index
                %5367 = arith.muli %5366, %c10 : index
                %5368 = arith.addi %5365, %5367 : index
                %5369 = arith.divui %5362, %c10 : index
                %5370 = arith.remui %5369, %c10 : index
                %5371 = arith.addi %5368, %5370 : index
                %5372 = arith.addi %5363, %5371 : index
                %5373 = arith.addi %5357, %5372 : index
                %5374 = arith.addi %5287, %5373 : index
                %5375 = vector.shuffle %5265, %5265 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5375, %kv[%5374] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %5376 = arith.cmpi eq, %codec, %c10 : index
          scf.if %5376 {
            %5377 = wave.lane
            %5378 = arith.muli %5377, %c22 : index
            scf.for %5379 = %5378 to %c32 step %c33 {
              %5380 = arith.addi %5146, %5379 : index
              %5381 = vector.load %20[%5380] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5382 = arith.mulf %5381, %5149 : vector<4xf32>
              %5383 = wave.fp8_encode "e5m2" %5382 : vector<4xf32> -> vector<4xi8>
              %5384 = arith.cmpi slt, %5147, %kvHeads : index
              scf.if %5384 {
                %5385 = arith.muli %5147, %c39 : index
                %5386 = arith.addi %5152, %5385 : index
                %5387 = vector.shuffle %5383, %5383 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5388 = arith.divui %5379, %c8 : index
                %5389 = arith.muli %5388, %c25 : index
                %5390 = arith.remui %5379, %c8 : index
                %5391 = arith.muli %5151, %c8 : index
                %5392 = arith.divui %5390, %c22 : index
                %5393 = arith.muli %5392, %c22 : index
                %5394 = arith.remui %5390, %c10 : index
                %5395 = arith.muli %5394, %c10 : index
                %5396 = arith.addi %5393, %5395 : index
                %5397 = arith.divui %5390, %c10 : index
                %5398 = arith.remui %5397, %c10 : index
                %5399 = arith.addi %5396, %5398 : index
                %5400 = arith.addi %5391, %5399 : index
                %5401 = arith.addi %5389, %5400 : index
                %5402 = arith.addi %5386, %5401 : index
                vector.store %5387, %kv[%5402] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5403 = arith.subi %5147, %kvHeads : index
                %5404 = arith.muli %5403, %c39 : index
                %5405 = arith.addi %5152, %5404 : index
                %5406 = arith.addi %5379, %c11 : index
                %5407 = arith.divui %5406, %c8 : index
                %5408 = arith.muli %5407, %c25 : index
                %5409 = arith.addi %5408, %c14 : index
                %5410 = arith.remui %5406, %c8 : index
                %5411 = arith.divui %5151, %c10 : index
                %5412 = arith.remui %5151, %c10 : index
                %5413 = arith.muli %5412, %c5 : index
                %5414 = arith.addi %5411, %5413 : index
                %5415 = arith.muli %5410, %c8 : index
                %5416 = arith.divui %5414, %c22 : index
                %5417 = arith.muli %5416, %c22 : index
                %5418 = arith.remui %5414, %c10 : index
                %5419 = arith.muli %5418, %c10 : index
                %5420 = arith.addi %5417, %5419 : index
                %5421 = arith.divui %5414, %c10 : index
                %5422 = arith.remui %5421, %c10 : index
                %5423 = arith.addi %5420, %5422 : index
                %5424 = arith.addi %5415, %5423 : index
                %5425 = arith.addi %5409, %5424 : index
                %5426 = arith.addi %5405, %5425 : index
                %5427 = vector.shuffle %5383, %5383 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5427, %kv[%5426] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5428 = arith.addi %5379, %c12 : index
                %5429 = arith.divui %5428, %c8 : index
                %5430 = arith.muli %5429, %c25 : index
                %5431 = arith.addi %5430, %c14 : index
                %5432 = arith.remui %5428, %c8 : index
                %5433 = arith.divui %5151, %c10 : index
                %5434 = arith.remui %5151, %c10 : index
                %5435 = arith.muli %5434, %c5 : index
                %5436 = arith.addi %5433, %5435 : index
                %5437 = arith.muli %5432, %c8 : index
                %5438 = arith.divui %5436, %c22 : index
                %5439 = arith.muli %5438, %c22 : index
                %5440 = arith.remui %5436, %c10 : index
                %5441 = arith.muli %5440, %c10 : index
                %5442 = arith.addi %5439, %5441 : index
                %5443 = arith.divui %5436, %c10 : index
                %5444 = arith.remui %5443, %c10 : index
                %5445 = arith.addi %5442, %5444 : index
                %5446 = arith.addi %5437, %5445 : index
                %5447 = arith.addi %5431, %5446 : index
                %5448 = arith.addi %5405, %5447 : index
                %5449 = vector.shuffle %5383, %5383 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5449, %kv[%5448] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5450 = arith.addi %5379, %c10 : index
                %5451 = arith.divui %5450, %c8 : index
                %5452 = arith.muli %5451, %c25 : index
                %5453 = arith.addi %5452, %c14 : index
                %5454 = arith.remui %5450, %c8 : index
                %5455 = arith.divui %5151, %c10 : index
                %5456 = arith.remui %5151, %c10 : index
                %5457 = arith.muli %5456, %c5 : index
                %5458 = arith.addi %5455, %5457 : index
                %5459 = arith.muli %5454, %c8 : index
                %5460 = arith.divui %5458, %c22 : index
                %5461 = arith.muli %5460, %c22 : index
                %5462 = arith.remui %5458, %c10 : index
                %5463 = arith.muli %5462, %c10 : index
                %5464 = arith.addi %5461, %5463 : index
                %5465 = arith.divui %5458, %c10 : index
                %5466 = arith.remui %5465, %c10 : index
                %5467 = arith.addi %5464, %5466 : index
                %5468 = arith.addi %5459, %5467 : index
                %5469 = arith.addi %5453, %5468 : index
                %5470 = arith.addi %5405, %5469 : index
                %5471 = vector.shuffle %5383, %5383 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5471, %kv[%5470] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5472 = arith.addi %5379, %c2 : index
                %5473 = arith.divui %5472, %c8 : index
                %5474 = arith.muli %5473, %c25 : index
                %5475 = arith.addi %5474, %c14 : index
                %5476 = arith.remui %5472, %c8 : index
                %5477 = arith.divui %5151, %c10 : index
                %5478 = arith.remui %5151, %c10 : index
                %5479 = arith.muli %5478, %c5 : index
                %5480 = arith.addi %5477, %5479 : index
                %5481 = arith.muli %5476, %c8 : index
                %5482 = arith.divui %5480, %c22 : index
                %5483 = arith.muli %5482, %c22 : index
                %5484 = arith.remui %5480, %c10 : index
                %5485 = arith.muli %5484, %c10 : index
                %5486 = arith.addi %5483, %5485 : index
                %5487 = arith.divui %5480, %c10 : index
                %5488 = arith.remui %5487, %c10 : index
                %5489 = arith.addi %5486, %5488 : index
                %5490 = arith.addi %5481, %5489 : index
                %5491 = arith.addi %5475, %5490 : index
                %5492 = arith.addi %5405, %5491 : index
                %5493 = vector.shuffle %5383, %5383 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5493, %kv[%5492] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %5494 = arith.addi %4780, %c49 : index
      %5495 = arith.addi %4779, %5494 : index
      %5496 = arith.cmpi slt, %5495, %22 : index
      %5497 = arith.cmpi slt, %5494, %c8 : index
      %5498 = arith.andi %5496, %5497 : i1
      scf.if %5498 {
        %5499 = arith.addi %4779, %5494 : index
        %5500 = arith.addi %slotsAt, %5499 : index
        %5501 = memref.load %step[%5500] : memref<?xi32>
        %5502 = arith.index_cast %5501 : i32 to index
        %5503 = arith.cmpi sge, %5502, %c11 : index
        scf.if %5503 {
          %5504 = arith.muli %5494, %c32 : index
          %5505 = arith.subi %0, %heads : index
          %5506 = memref.load %scales[%5505] : memref<?xf32>
          %5507 = vector.broadcast %5506 : f32 to vector<4xf32>
          %5508 = arith.divui %5502, %c8 : index
          %5509 = arith.remui %5502, %c8 : index
          %5510 = arith.muli %5508, %pageBytes : index
          %5511 = arith.cmpi eq, %codec, %c11 : index
          scf.if %5511 {
            %5512 = wave.lane
            %5513 = arith.muli %5512, %c22 : index
            scf.for %5514 = %5513 to %c32 step %c33 {
              %5515 = arith.addi %5504, %5514 : index
              %5516 = vector.load %20[%5515] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5517 = arith.mulf %5516, %5507 : vector<4xf32>
              %5518 = arith.minimumf %5517, %c53 : vector<4xf32>
              %5519 = arith.maximumf %5518, %c54 : vector<4xf32>
              %5520 = arith.truncf %5519 : vector<4xf32> to vector<4xf16>
              %5521 = vector.bitcast %5520 : vector<4xf16> to vector<8xi8>
              %5522 = arith.cmpi slt, %5505, %kvHeads : index
              scf.if %5522 {
                %5523 = arith.muli %5505, %c13 : index
                %5524 = arith.addi %5510, %5523 : index
                %5525 = arith.divui %5514, %c8 : index
                %5526 = arith.muli %5525, %c55 : index
                %5527 = arith.remui %5514, %c8 : index
                %5528 = arith.divui %5527, %c5 : index
                %5529 = arith.muli %5528, %c25 : index
                %5530 = arith.muli %5509, %c8 : index
                %5531 = arith.addi %5529, %5530 : index
                %5532 = arith.remui %5527, %c5 : index
                %5533 = arith.muli %5532, %c10 : index
                %5534 = arith.addi %5531, %5533 : index
                %5535 = arith.addi %5526, %5534 : index
                %5536 = arith.addi %5524, %5535 : index
                vector.store %5521, %kv[%5536] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %5537 = arith.subi %5505, %kvHeads : index
                %5538 = arith.muli %5537, %c13 : index
                %5539 = arith.addi %5510, %5538 : index
                %5540 = arith.addi %5514, %c11 : index
                %5541 = arith.divui %5540, %c8 : index
                %5542 = arith.muli %5541, %c55 : index
                %5543 = arith.addi %5542, %c39 : index
                %5544 = arith.remui %5540, %c8 : index
                %5545 = arith.divui %5509, %c10 : index
                %5546 = arith.remui %5509, %c10 : index
                %5547 = arith.muli %5546, %c5 : index
                %5548 = arith.addi %5545, %5547 : index
                %5549 = arith.divui %5548, %c5 : index
                %5550 = arith.muli %5549, %c25 : index
                %5551 = arith.muli %5544, %c8 : index
                %5552 = arith.addi %5550, %5551 : index
                %5553 = arith.remui %5548, %c5 : index
                %5554 = arith.muli %5553, %c10 : index
                %5555 = arith.addi %5552, %5554 : index
                %5556 = arith.addi %5543, %5555 : index
                %5557 = arith.addi %5539, %5556 : index
                %5558 = vector.shuffle %5521, %5521 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %5558, %kv[%5557] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5559 = arith.addi %5514, %c12 : index
                %5560 = arith.divui %5559, %c8 : index
                %5561 = arith.muli %5560, %c55 : index
                %5562 = arith.addi %5561, %c39 : index
                %5563 = arith.remui %5559, %c8 : index
                %5564 = arith.divui %5509, %c10 : index
                %5565 = arith.remui %5509, %c10 : index
                %5566 = arith.muli %5565, %c5 : index
                %5567 = arith.addi %5564, %5566 : index
                %5568 = arith.divui %5567, %c5 : index
                %5569 = arith.muli %5568, %c25 : index
                %5570 = arith.muli %5563, %c8 : index
                %5571 = arith.addi %5569, %5570 : index
                %5572 = arith.remui %5567, %c5 : index
                %5573 = arith.muli %5572, %c10 : index
                %5574 = arith.addi %5571, %5573 : index
                %5575 = arith.addi %5562, %5574 : index
                %5576 = arith.addi %5539, %5575 : index
                %5577 = vector.shuffle %5521, %5521 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %5577, %kv[%5576] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5578 = arith.addi %5514, %c10 : index
                %5579 = arith.divui %5578, %c8 : index
                %5580 = arith.muli %5579, %c55 : index
                %5581 = arith.addi %5580, %c39 : index
                %5582 = arith.remui %5578, %c8 : index
                %5583 = arith.divui %5509, %c10 : index
                %5584 = arith.remui %5509, %c10 : index
                %5585 = arith.muli %5584, %c5 : index
                %5586 = arith.addi %5583, %5585 : index
                %5587 = arith.divui %5586, %c5 : index
                %5588 = arith.muli %5587, %c25 : index
                %5589 = arith.muli %5582, %c8 : index
                %5590 = arith.addi %5588, %5589 : index
                %5591 = arith.remui %5586, %c5 : index
                %5592 = arith.muli %5591, %c10 : index
                %5593 = arith.addi %5590, %5592 : index
                %5594 = arith.addi %5581, %5593 : index
                %5595 = arith.addi %5539, %5594 : index
                %5596 = vector.shuffle %5521, %5521 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %5596, %kv[%5595] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5597 = arith.addi %5514, %c2 : index
                %5598 = arith.divui %5597, %c8 : index
                %5599 = arith.muli %5598, %c55 : index
                %5600 = arith.addi %5599, %c39 : index
                %5601 = arith.remui %5597, %c8 : index
                %5602 = arith.divui %5509, %c10 : index
                %5603 = arith.remui %5509, %c10 : index
                %5604 = arith.muli %5603, %c5 : index
                %5605 = arith.addi %5602, %5604 : index
                %5606 = arith.divui %5605, %c5 : index
                %5607 = arith.muli %5606, %c25 : index
                %5608 = arith.muli %5601, %c8 : index
                %5609 = arith.addi %5607, %5608 : index
                %5610 = arith.remui %5605, %c5 : index
                %5611 = arith.muli %5610, %c10 : index
                %5612 = arith.addi %5609, %5611 : index
                %5613 = arith.addi %5600, %5612 : index
                %5614 = arith.addi %5539, %5613 : index
                %5615 = vector.shuffle %5521, %5521 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %5615, %kv[%5614] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %5616 = arith.cmpi eq, %codec, %c12 : index
          scf.if %5616 {
            %5617 = wave.lane
            %5618 = arith.muli %5617, %c22 : index
            scf.for %5619 = %5618 to %c32 step %c33 {
              %5620 = arith.addi %5504, %5619 : index
              %5621 = vector.load %20[%5620] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5622 = arith.mulf %5621, %5507 : vector<4xf32>
              %5623 = wave.fp8_encode "e4m3" %5622 : vector<4xf32> -> vector<4xi8>
              %5624 = arith.cmpi slt, %5505, %kvHeads : index
              scf.if %5624 {
                %5625 = arith.muli %5505, %c39 : index
                %5626 = arith.addi %5510, %5625 : index
                %5627 = vector.shuffle %5623, %5623 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5628 = arith.divui %5619, %c8 : index
                %5629 = arith.muli %5628, %c25 : index
                %5630 = arith.remui %5619, %c8 : index
                %5631 = arith.muli %5509, %c8 : index
                %5632 = arith.divui %5630, %c22 : index
                %5633 = arith.muli %5632, %c22 : index
                %5634 = arith.remui %5630, %c10 : index
                %5635 = arith.muli %5634, %c10 : index
                %5636 = arith.addi %5633, %5635 : index
                %5637 = arith.divui %5630, %c10 : index
                %5638 = arith.remui %5637, %c10 : index
                %5639 = arith.addi %5636, %5638 : index
                %5640 = arith.addi %5631, %5639 : index
                %5641 = arith.addi %5629, %5640 : index
                %5642 = arith.addi %5626, %5641 : index
                vector.store %5627, %kv[%5642] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5643 = arith.subi %5505, %kvHeads : index
                %5644 = arith.muli %5643, %c39 : index
                %5645 = arith.addi %5510, %5644 : index
                %5646 = arith.addi %5619, %c11 : index
                %5647 = arith.divui %5646, %c8 : index
                %5648 = arith.muli %5647, %c25 : index
                %5649 = arith.addi %5648, %c14 : index
                %5650 = arith.remui %5646, %c8 : index
                %5651 = arith.divui %5509, %c10 : index
                %5652 = arith.remui %5509, %c10 : index
                %5653 = arith.muli %5652, %c5 : index
                %5654 = arith.addi %5651, %5653 : index
                %5655 = arith.muli %5650, %c8 : index
                %5656 = arith.divui %5654, %c22 : index
                %5657 = arith.muli %5656, %c22 : index
                %5658 = arith.remui %5654, %c10 : index
                %5659 = arith.muli %5658, %c10 : index
                %5660 = arith.addi %5657, %5659 : index
                %5661 = arith.divui %5654, %c10 : index
                %5662 = arith.remui %5661, %c10 : index
                %5663 = arith.addi %5660, %5662 : index
                %5664 = arith.addi %5655, %5663 : index
                %5665 = arith.addi %5649, %5664 : index
                %5666 = arith.addi %5645, %5665 : index
                %5667 = vector.shuffle %5623, %5623 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5667, %kv[%5666] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5668 = arith.addi %5619, %c12 : index
                %5669 = arith.divui %5668, %c8 : index
                %5670 = arith.muli %5669, %c25 : index
                %5671 = arith.addi %5670, %c14 : index
                %5672 = arith.remui %5668, %c8 : index
                %5673 = arith.divui %5509, %c10 : index
                %5674 = arith.remui %5509, %c10 : index
                %5675 = arith.muli %5674, %c5 : index
                %5676 = arith.addi %5673, %5675 : index
                %5677 = arith.muli %5672, %c8 : index
                %5678 = arith.divui %5676, %c22 : index
                %5679 = arith.muli %5678, %c22 : index
                %5680 = arith.remui %5676, %c10 : index
                %5681 = arith.muli %5680, %c10 : index
                %5682 = arith.addi %5679, %5681 : index
                %5683 = arith.divui %5676, %c10 : index
                %5684 = arith.remui %5683, %c10 : index
                %5685 = arith.addi %5682, %5684 : index
                %5686 = arith.addi %5677, %5685 : index
                %5687 = arith.addi %5671, %5686 : index
                %5688 = arith.addi %5645, %5687 : index
                %5689 = vector.shuffle %5623, %5623 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5689, %kv[%5688] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5690 = arith.addi %5619, %c10 : index
                %5691 = arith.divui %5690, %c8 : index
                %5692 = arith.muli %5691, %c25 : index
                %5693 = arith.addi %5692, %c14 : index
                %5694 = arith.remui %5690, %c8 : index
                %5695 = arith.divui %5509, %c10 : index
                %5696 = arith.remui %5509, %c10 : index
                %5697 = arith.muli %5696, %c5 : index
                %5698 = arith.addi %5695, %5697 : index
                %5699 = arith.muli %5694, %c8 : index
                %5700 = arith.divui %5698, %c22 : index
                %5701 = arith.muli %5700, %c22 : index
                %5702 = arith.remui %5698, %c10 : index
                %5703 = arith.muli %5702, %c10 : index
                %5704 = arith.addi %5701, %5703 : index
                %5705 = arith.divui %5698, %c10 : index
                %5706 = arith.remui %5705, %c10 : index
                %5707 = arith.addi %5704, %5706 : index
                %5708 = arith.addi %5699, %5707 : index
                %5709 = arith.addi %5693, %5708 : index
                %5710 = arith.addi %5645, %5709 : index
                %5711 = vector.shuffle %5623, %5623 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5711, %kv[%5710] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5712 = arith.addi %5619, %c2 : index
                %5713 = arith.divui %5712, %c8 : index
                %5714 = arith.muli %5713, %c25 : index
                %5715 = arith.addi %5714, %c14 : index
                %5716 = arith.remui %5712, %c8 : index
                %5717 = arith.divui %5509, %c10 : index
                %5718 = arith.remui %5509, %c10 : index
                %5719 = arith.muli %5718, %c5 : index
                %5720 = arith.addi %5717, %5719 : index
                %5721 = arith.muli %5716, %c8 : index
                %5722 = arith.divui %5720, %c22 : index
                %5723 = arith.muli %5722, %c22 : index
                %5724 = arith.remui %5720, %c10 : index
                %5725 = arith.muli %5724, %c10 : index
                %5726 = arith.addi %5723, %5725 : index
                %5727 = arith.divui %5720, %c10 : index
                %5728 = arith.remui %5727, %c10 : index
                %5729 = arith.addi %5726, %5728 : index
                %5730 = arith.addi %5721, %5729 : index
                %5731 = arith.addi %5715, %5730 : index
                %5732 = arith.addi %5645, %5731 : index
                %5733 = vector.shuffle %5623, %5623 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5733, %kv[%5732] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %5734 = arith.cmpi eq, %codec, %c10 : index
          scf.if %5734 {
            %5735 = wave.lane
            %5736 = arith.muli %5735, %c22 : index
            scf.for %5737 = %5736 to %c32 step %c33 {
              %5738 = arith.addi %5504, %5737 : index
              %5739 = vector.load %20[%5738] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5740 = arith.mulf %5739, %5507 : vector<4xf32>
              %5741 = wave.fp8_encode "e5m2" %5740 : vector<4xf32> -> vector<4xi8>
              %5742 = arith.cmpi slt, %5505, %kvHeads : index
              scf.if %5742 {
                %5743 = arith.muli %5505, %c39 : index
                %5744 = arith.addi %5510, %5743 : index
                %5745 = vector.shuffle %5741, %5741 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5746 = arith.divui %5737, %c8 : index
                %5747 = arith.muli %5746, %c25 : index
                %5748 = arith.remui %5737, %c8 : index
                %5749 = arith.muli %5509, %c8 : index
                %5750 = arith.divui %5748, %c22 : index
                %5751 = arith.muli %5750, %c22 : index
                %5752 = arith.remui %5748, %c10 : index
                %5753 = arith.muli %5752, %c10 : index
                %5754 = arith.addi %5751, %5753 : index
                %5755 = arith.divui %5748, %c10 : index
                %5756 = arith.remui %5755, %c10 : index
                %5757 = arith.addi %5754, %5756 : index
                %5758 = arith.addi %5749, %5757 : index
                %5759 = arith.addi %5747, %5758 : index
                %5760 = arith.addi %5744, %5759 : index
                vector.store %5745, %kv[%5760] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5761 = arith.subi %5505, %kvHeads : index
                %5762 = arith.muli %5761, %c39 : index
                %5763 = arith.addi %5510, %5762 : index
                %5764 = arith.addi %5737, %c11 : index
                %5765 = arith.divui %5764, %c8 : index
                %5766 = arith.muli %5765, %c25 : index
                %5767 = arith.addi %5766, %c14 : index
                %5768 = arith.remui %5764, %c8 : index
                %5769 = arith.divui %5509, %c10 : index
                %5770 = arith.remui %5509, %c10 : index
                %5771 = arith.muli %5770, %c5 : index
                %5772 = arith.addi %5769, %5771 : index
                %5773 = arith.muli %5768, %c8 : index
                %5774 = arith.divui %5772, %c22 : index
                %5775 = arith.muli %5774, %c22 : index
                %5776 = arith.remui %5772, %c10 : index
                %5777 = arith.muli %5776, %c10 : index
                %5778 = arith.addi %5775, %5777 : index
                %5779 = arith.divui %5772, %c10 : index
                %5780 = arith.remui %5779, %c10 : index
                %5781 = arith.addi %5778, %5780 : index
                %5782 = arith.addi %5773, %5781 : index
                %5783 = arith.addi %5767, %5782 : index
                %5784 = arith.addi %5763, %5783 : index
                %5785 = vector.shuffle %5741, %5741 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5785, %kv[%5784] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5786 = arith.addi %5737, %c12 : index
                %5787 = arith.divui %5786, %c8 : index
                %5788 = arith.muli %5787, %c25 : index
                %5789 = arith.addi %5788, %c14 : index
                %5790 = arith.remui %5786, %c8 : index
                %5791 = arith.divui %5509, %c10 : index
                %5792 = arith.remui %5509, %c10 : index
                %5793 = arith.muli %5792, %c5 : index
                %5794 = arith.addi %5791, %5793 : index
                %5795 = arith.muli %5790, %c8 : index
                %5796 = arith.divui %5794, %c22 : index
                %5797 = arith.muli %5796, %c22 : index
                %5798 = arith.remui %5794, %c10 : index
                %5799 = arith.muli %5798, %c10 : index
                %5800 = arith.addi %5797, %5799 : index
                %5801 = arith.divui %5794, %c10 : index
                %5802 = arith.remui %5801, %c10 : index
                %5803 = arith.addi %5800, %5802 : index
                %5804 = arith.addi %5795, %5803 : index
                %5805 = arith.addi %5789, %5804 : index
                %5806 = arith.addi %5763, %5805 : index
                %5807 = vector.shuffle %5741, %5741 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5807, %kv[%5806] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5808 = arith.addi %5737, %c10 : index
                %5809 = arith.divui %5808, %c8 : index
                %5810 = arith.muli %5809, %c25 : index
                %5811 = arith.addi %5810, %c14 : index
                %5812 = arith.remui %5808, %c8 : index
                %5813 = arith.divui %5509, %c10 : index
                %5814 = arith.remui %5509, %c10 : index
                %5815 = arith.muli %5814, %c5 : index
                %5816 = arith.addi %5813, %5815 : index
                %5817 = arith.muli %5812, %c8 : index
                %5818 = arith.divui %5816, %c22 : index
                %5819 = arith.muli %5818, %c22 : index
                %5820 = arith.remui %5816, %c10 : index
                %5821 = arith.muli %5820, %c10 : index
                %5822 = arith.addi %5819, %5821 : index
                %5823 = arith.divui %5816, %c10 : index
                %5824 = arith.remui %5823, %c10 : index
                %5825 = arith.addi %5822, %5824 : index
                %5826 = arith.addi %5817, %5825 : index
                %5827 = arith.addi %5811, %5826 : index
                %5828 = arith.addi %5763, %5827 : index
                %5829 = vector.shuffle %5741, %5741 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5829, %kv[%5828] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5830 = arith.addi %5737, %c2 : index
                %5831 = arith.divui %5830, %c8 : index
                %5832 = arith.muli %5831, %c25 : index
                %5833 = arith.addi %5832, %c14 : index
                %5834 = arith.remui %5830, %c8 : index
                %5835 = arith.divui %5509, %c10 : index
                %5836 = arith.remui %5509, %c10 : index
                %5837 = arith.muli %5836, %c5 : index
                %5838 = arith.addi %5835, %5837 : index
                %5839 = arith.muli %5834, %c8 : index
                %5840 = arith.divui %5838, %c22 : index
                %5841 = arith.muli %5840, %c22 : index
                %5842 = arith.remui %5838, %c10 : index
                %5843 = arith.muli %5842, %c10 : index
                %5844 = arith.addi %5841, %5843 : index
                %5845 = arith.divui %5838, %c10 : index
                %5846 = arith.remui %5845, %c10 : index
                %5847 = arith.addi %5844, %5846 : index
                %5848 = arith.addi %5839, %5847 : index
                %5849 = arith.addi %5833, %5848 : index
                %5850 = arith.addi %5763, %5849 : index
                %5851 = vector.shuffle %5741, %5741 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5851, %kv[%5850] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
