// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q5_k', dim=80, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q5_k_d80_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 10 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 5 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 10 : index
  %c5 = arith.constant 256 : index
  %c6 = arith.constant 64 : index
  %c7 = arith.constant 127 : index
  %c8 = arith.constant 128 : index
  %c9 = arith.constant 1 : index
  %c10 = arith.constant 0 : index
  %c11 = arith.constant 2560 : index
  %c12 = arith.constant 1280 : index
  %tileRows = wave.param "tileRows" : index
  %c14 = arith.constant 16 : index
  %c15 = arith.constant 2 : index
  %c16 = arith.constant 8 : index
  %c17 = arith.constant 32 : index
  %c18 = arith.constant 48 : index
  %c19 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c22 = arith.constant 4 : index
  %c23 = arith.constant dense<0> : vector<4xi32>
  %c24 = arith.constant dense<983055> : vector<4xi32>
  %c25 = arith.constant dense<[0, 4, 8, 12]> : vector<4xi32>
  %c26 = arith.constant dense<65537> : vector<4xi32>
  %c27 = arith.constant dense<4> : vector<4xi32>
  %c28 = arith.constant dense<1677747200> : vector<4xi32>
  %c29 = arith.constant dense<[1, 5, 9, 13]> : vector<4xi32>
  %c30 = arith.constant dense<8> : vector<4xi32>
  %c31 = arith.constant dense<[2, 6, 10, 14]> : vector<4xi32>
  %c32 = arith.constant dense<12> : vector<4xi32>
  %c33 = arith.constant dense<[3, 7, 11, 15]> : vector<4xi32>
  %c34 = arith.constant dense<0x6400> : vector<32xf16>
  %c35 = arith.constant 3 : index
  %c36 = arith.constant 96 : index
  %c37 = arith.constant 160 : index
  %c38 = arith.constant 192 : index
  %c39 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c42 = arith.constant 80 : index
  %hasBias = wave.param "hasBias" : index
  %c44 = arith.constant 40 : index
  %c45 = arith.constant 39 : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c48 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %c50 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c55 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c56 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c57 = arith.constant 5120 : index
  %c58 = arith.constant 512 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = wave.wave
  %3 = arith.remui %2, %c2 : index
  %4 = arith.divui %2, %c2 : index
  %5 = arith.muli %inputFeatures, %c4 : index
  %6 = arith.divui %inputFeatures, %c5 : index
  %7 = arith.muli %6, %c6 : index
  %8 = arith.addi %7, %inputFeatures : index
  %9 = arith.addi %8, %c7 : index
  %10 = arith.divui %9, %c8 : index
  %11 = arith.muli %10, %c8 : index
  %12 = arith.addi %5, %11 : index
  %13 = arith.addi %12, %c8 : index
  %14 = arith.muli %0, %c2 : index
  %15 = arith.muli %3, %c9 : index
  %16 = arith.addi %14, %15 : index
  %17 = arith.addi %16, %c10 : index
  %18 = arith.muli %17, %13 : index
  %19 = wave.scratch %c11 : memref<?xf32>
  %20 = wave.scratch %c12 : memref<?xf32>
  %21 = memref.load %step[%c10] : memref<?xi32>
  %22 = arith.index_cast %21 : i32 to index
  %23 = arith.muli %1, %c6 : index
  %24 = arith.cmpi slt, %23, %22 : index
  scf.if %24 {
    %25 = wave.lane
    %26 = arith.remui %25, %c14 : index
    %27 = arith.remui %26, %tileRows : index
    %28 = arith.addi %23, %27 : index
    %29 = arith.divui %28, %tileRows : index
    %30 = arith.divui %inputFeatures, %c14 : index
    %31 = arith.muli %29, %30 : index
    %32 = arith.divui %c10, %c14 : index
    %33 = arith.addi %31, %32 : index
    %34 = arith.muli %33, %c15 : index
    %35 = arith.remui %c10, %c14 : index
    %36 = arith.divui %35, %c16 : index
    %37 = arith.addi %34, %36 : index
    %38 = arith.muli %tileRows, %c16 : index
    %39 = arith.muli %37, %38 : index
    %40 = arith.remui %28, %tileRows : index
    %41 = arith.muli %40, %c16 : index
    %42 = arith.addi %39, %41 : index
    %43 = arith.remui %c10, %c16 : index
    %44 = arith.addi %42, %43 : index
    %45 = arith.addi %26, %c14 : index
    %46 = arith.addi %23, %45 : index
    %47 = arith.divui %46, %tileRows : index
    %48 = arith.divui %inputFeatures, %c14 : index
    %49 = arith.muli %47, %48 : index
    %50 = arith.divui %c10, %c14 : index
    %51 = arith.addi %49, %50 : index
    %52 = arith.muli %51, %c15 : index
    %53 = arith.remui %c10, %c14 : index
    %54 = arith.divui %53, %c16 : index
    %55 = arith.addi %52, %54 : index
    %56 = arith.muli %tileRows, %c16 : index
    %57 = arith.muli %55, %56 : index
    %58 = arith.remui %46, %tileRows : index
    %59 = arith.muli %58, %c16 : index
    %60 = arith.addi %57, %59 : index
    %61 = arith.remui %c10, %c16 : index
    %62 = arith.addi %60, %61 : index
    %63 = arith.addi %26, %c17 : index
    %64 = arith.addi %23, %63 : index
    %65 = arith.divui %64, %tileRows : index
    %66 = arith.divui %inputFeatures, %c14 : index
    %67 = arith.muli %65, %66 : index
    %68 = arith.divui %c10, %c14 : index
    %69 = arith.addi %67, %68 : index
    %70 = arith.muli %69, %c15 : index
    %71 = arith.remui %c10, %c14 : index
    %72 = arith.divui %71, %c16 : index
    %73 = arith.addi %70, %72 : index
    %74 = arith.muli %tileRows, %c16 : index
    %75 = arith.muli %73, %74 : index
    %76 = arith.remui %64, %tileRows : index
    %77 = arith.muli %76, %c16 : index
    %78 = arith.addi %75, %77 : index
    %79 = arith.remui %c10, %c16 : index
    %80 = arith.addi %78, %79 : index
    %81 = arith.addi %26, %c18 : index
    %82 = arith.addi %23, %81 : index
    %83 = arith.divui %82, %tileRows : index
    %84 = arith.divui %inputFeatures, %c14 : index
    %85 = arith.muli %83, %84 : index
    %86 = arith.divui %c10, %c14 : index
    %87 = arith.addi %85, %86 : index
    %88 = arith.muli %87, %c15 : index
    %89 = arith.remui %c10, %c14 : index
    %90 = arith.divui %89, %c16 : index
    %91 = arith.addi %88, %90 : index
    %92 = arith.muli %tileRows, %c16 : index
    %93 = arith.muli %91, %92 : index
    %94 = arith.remui %82, %tileRows : index
    %95 = arith.muli %94, %c16 : index
    %96 = arith.addi %93, %95 : index
    %97 = arith.remui %c10, %c16 : index
    %98 = arith.addi %96, %97 : index
    %99 = arith.divui %inputFeatures, %c17 : index
    %100 = arith.muli %4, %stepsPerWave : index
    %101 = arith.minsi %100, %99 : index
    %102 = arith.addi %101, %stepsPerWave : index
    %103 = arith.minsi %102, %99 : index
    %104 = arith.cmpi eq, %wholeBlocks, %c9 : index
    %105 = arith.subi %103, %101 : index
    %106 = arith.divui %105, %c15 : index
    %107 = arith.muli %106, %c15 : index
    %108 = arith.addi %101, %107 : index
    %109 = arith.addi %101, %stepsPerWave : index
    %110 = arith.select %104, %109, %108 : index
    %116:4 = scf.for %111 = %101 to %110 step %c15 iter_args(%112 = %c19, %113 = %c19, %114 = %c19, %115 = %c19) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %117 = wave.lane
      %118 = arith.addi %111, %c10 : index
      %119 = arith.remui %117, %c14 : index
      %120 = arith.addi %18, %c8 : index
      %121 = arith.divui %118, %c16 : index
      %122 = arith.muli %121, %c6 : index
      %123 = arith.addi %120, %122 : index
      %124 = arith.muli %119, %c22 : index
      %125 = arith.addi %123, %124 : index
      %126 = vector.load %w[%125] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %127 = vector.bitcast %126 : vector<4xi8> to vector<2xf16>
      %128 = arith.divui %inputFeatures, %c5 : index
      %129 = arith.muli %128, %c6 : index
      %130 = arith.addi %120, %129 : index
      %131 = arith.muli %118, %c17 : index
      %132 = arith.addi %130, %131 : index
      %133 = arith.muli %119, %c15 : index
      %134 = arith.addi %132, %133 : index
      %135 = vector.load %w[%134] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %136 = vector.extract %127[0] : f16 from vector<2xf16>
      %137 = arith.extf %136 : f16 to f32
      %138 = vector.extract %135[0] : i8 from vector<2xi8>
      %139 = arith.extui %138 : i8 to i32
      %140 = arith.sitofp %139 : i32 to f32
      %141 = arith.mulf %137, %140 : f32
      %142 = arith.truncf %141 : f32 to f16
      %143 = vector.broadcast %142 : f16 to vector<16xf16>
      %144 = vector.extract %127[1] : f16 from vector<2xf16>
      %145 = arith.extf %144 : f16 to f32
      %146 = vector.extract %135[1] : i8 from vector<2xi8>
      %147 = arith.extui %146 : i8 to i32
      %148 = arith.sitofp %147 : i32 to f32
      %149 = arith.mulf %145, %148 : f32
      %150 = arith.truncf %149 : f32 to f16
      %151 = vector.broadcast %150 : f16 to vector<16xf16>
      %152 = arith.addi %18, %c8 : index
      %153 = arith.divui %inputFeatures, %c5 : index
      %154 = arith.muli %153, %c6 : index
      %155 = arith.addi %154, %inputFeatures : index
      %156 = arith.addi %155, %c7 : index
      %157 = arith.divui %156, %c8 : index
      %158 = arith.muli %157, %c8 : index
      %159 = arith.addi %152, %158 : index
      %160 = arith.muli %inputFeatures, %c16 : index
      %161 = arith.addi %159, %160 : index
      %162 = arith.muli %118, %c14 : index
      %163 = arith.addi %162, %119 : index
      %164 = arith.muli %163, %c22 : index
      %165 = arith.addi %161, %164 : index
      %166 = arith.muli %118, %c5 : index
      %167 = arith.addi %159, %166 : index
      %168 = arith.muli %119, %c14 : index
      %169 = arith.addi %167, %168 : index
      %170 = vector.load %w[%165] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %171 = vector.bitcast %170 : vector<4xi8> to vector<1xi32>
      %172 = vector.shuffle %171, %171 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %173 = vector.load %w[%169] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %174 = vector.bitcast %173 : vector<16xi8> to vector<4xi32>
      %175 = arith.shrui %174, %c23 : vector<4xi32>
      %176 = arith.andi %175, %c24 : vector<4xi32>
      %177 = arith.shrui %172, %c25 : vector<4xi32>
      %178 = arith.andi %177, %c26 : vector<4xi32>
      %179 = arith.shli %178, %c27 : vector<4xi32>
      %180 = arith.ori %176, %179 : vector<4xi32>
      %181 = arith.ori %180, %c28 : vector<4xi32>
      %182 = vector.bitcast %181 : vector<4xi32> to vector<8xf16>
      %183 = arith.shrui %174, %c27 : vector<4xi32>
      %184 = arith.andi %183, %c24 : vector<4xi32>
      %185 = arith.shrui %172, %c29 : vector<4xi32>
      %186 = arith.andi %185, %c26 : vector<4xi32>
      %187 = arith.shli %186, %c27 : vector<4xi32>
      %188 = arith.ori %184, %187 : vector<4xi32>
      %189 = arith.ori %188, %c28 : vector<4xi32>
      %190 = vector.bitcast %189 : vector<4xi32> to vector<8xf16>
      %191 = arith.shrui %174, %c30 : vector<4xi32>
      %192 = arith.andi %191, %c24 : vector<4xi32>
      %193 = arith.shrui %172, %c31 : vector<4xi32>
      %194 = arith.andi %193, %c26 : vector<4xi32>
      %195 = arith.shli %194, %c27 : vector<4xi32>
      %196 = arith.ori %192, %195 : vector<4xi32>
      %197 = arith.ori %196, %c28 : vector<4xi32>
      %198 = vector.bitcast %197 : vector<4xi32> to vector<8xf16>
      %199 = arith.shrui %174, %c32 : vector<4xi32>
      %200 = arith.andi %199, %c24 : vector<4xi32>
      %201 = arith.shrui %172, %c33 : vector<4xi32>
      %202 = arith.andi %201, %c26 : vector<4xi32>
      %203 = arith.shli %202, %c27 : vector<4xi32>
      %204 = arith.ori %200, %203 : vector<4xi32>
      %205 = arith.ori %204, %c28 : vector<4xi32>
      %206 = vector.bitcast %205 : vector<4xi32> to vector<8xf16>
      %207 = vector.shuffle %182, %190 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %208 = vector.shuffle %198, %206 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %209 = vector.shuffle %207, %208 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %210 = arith.subf %209, %c34 : vector<32xf16>
      %211 = vector.shuffle %210, %210 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %212 = vector.shuffle %210, %210 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %213 = math.fma %211, %143, %151 : vector<16xf16>
      %214 = math.fma %212, %143, %151 : vector<16xf16>
      %215 = arith.addi %111, %c9 : index
      %216 = arith.remui %117, %c14 : index
      %217 = arith.addi %18, %c8 : index
      %218 = arith.divui %215, %c16 : index
      %219 = arith.muli %218, %c6 : index
      %220 = arith.addi %217, %219 : index
      %221 = arith.muli %216, %c22 : index
      %222 = arith.addi %220, %221 : index
      %223 = vector.load %w[%222] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %224 = vector.bitcast %223 : vector<4xi8> to vector<2xf16>
      %225 = arith.divui %inputFeatures, %c5 : index
      %226 = arith.muli %225, %c6 : index
      %227 = arith.addi %217, %226 : index
      %228 = arith.muli %215, %c17 : index
      %229 = arith.addi %227, %228 : index
      %230 = arith.muli %216, %c15 : index
      %231 = arith.addi %229, %230 : index
      %232 = vector.load %w[%231] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %233 = vector.extract %224[0] : f16 from vector<2xf16>
      %234 = arith.extf %233 : f16 to f32
      %235 = vector.extract %232[0] : i8 from vector<2xi8>
      %236 = arith.extui %235 : i8 to i32
      %237 = arith.sitofp %236 : i32 to f32
      %238 = arith.mulf %234, %237 : f32
      %239 = arith.truncf %238 : f32 to f16
      %240 = vector.broadcast %239 : f16 to vector<16xf16>
      %241 = vector.extract %224[1] : f16 from vector<2xf16>
      %242 = arith.extf %241 : f16 to f32
      %243 = vector.extract %232[1] : i8 from vector<2xi8>
      %244 = arith.extui %243 : i8 to i32
      %245 = arith.sitofp %244 : i32 to f32
      %246 = arith.mulf %242, %245 : f32
      %247 = arith.truncf %246 : f32 to f16
      %248 = vector.broadcast %247 : f16 to vector<16xf16>
      %249 = arith.addi %18, %c8 : index
      %250 = arith.divui %inputFeatures, %c5 : index
      %251 = arith.muli %250, %c6 : index
      %252 = arith.addi %251, %inputFeatures : index
      %253 = arith.addi %252, %c7 : index
      %254 = arith.divui %253, %c8 : index
      %255 = arith.muli %254, %c8 : index
      %256 = arith.addi %249, %255 : index
      %257 = arith.muli %inputFeatures, %c16 : index
      %258 = arith.addi %256, %257 : index
      %259 = arith.muli %215, %c14 : index
      %260 = arith.addi %259, %216 : index
      %261 = arith.muli %260, %c22 : index
      %262 = arith.addi %258, %261 : index
      %263 = arith.muli %215, %c5 : index
      %264 = arith.addi %256, %263 : index
      %265 = arith.muli %216, %c14 : index
      %266 = arith.addi %264, %265 : index
      %267 = vector.load %w[%262] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %268 = vector.bitcast %267 : vector<4xi8> to vector<1xi32>
      %269 = vector.shuffle %268, %268 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %270 = vector.load %w[%266] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %271 = vector.bitcast %270 : vector<16xi8> to vector<4xi32>
      %272 = arith.shrui %271, %c23 : vector<4xi32>
      %273 = arith.andi %272, %c24 : vector<4xi32>
      %274 = arith.shrui %269, %c25 : vector<4xi32>
      %275 = arith.andi %274, %c26 : vector<4xi32>
      %276 = arith.shli %275, %c27 : vector<4xi32>
      %277 = arith.ori %273, %276 : vector<4xi32>
      %278 = arith.ori %277, %c28 : vector<4xi32>
      %279 = vector.bitcast %278 : vector<4xi32> to vector<8xf16>
      %280 = arith.shrui %271, %c27 : vector<4xi32>
      %281 = arith.andi %280, %c24 : vector<4xi32>
      %282 = arith.shrui %269, %c29 : vector<4xi32>
      %283 = arith.andi %282, %c26 : vector<4xi32>
      %284 = arith.shli %283, %c27 : vector<4xi32>
      %285 = arith.ori %281, %284 : vector<4xi32>
      %286 = arith.ori %285, %c28 : vector<4xi32>
      %287 = vector.bitcast %286 : vector<4xi32> to vector<8xf16>
      %288 = arith.shrui %271, %c30 : vector<4xi32>
      %289 = arith.andi %288, %c24 : vector<4xi32>
      %290 = arith.shrui %269, %c31 : vector<4xi32>
      %291 = arith.andi %290, %c26 : vector<4xi32>
      %292 = arith.shli %291, %c27 : vector<4xi32>
      %293 = arith.ori %289, %292 : vector<4xi32>
      %294 = arith.ori %293, %c28 : vector<4xi32>
      %295 = vector.bitcast %294 : vector<4xi32> to vector<8xf16>
      %296 = arith.shrui %271, %c32 : vector<4xi32>
      %297 = arith.andi %296, %c24 : vector<4xi32>
      %298 = arith.shrui %269, %c33 : vector<4xi32>
      %299 = arith.andi %298, %c26 : vector<4xi32>
      %300 = arith.shli %299, %c27 : vector<4xi32>
      %301 = arith.ori %297, %300 : vector<4xi32>
      %302 = arith.ori %301, %c28 : vector<4xi32>
      %303 = vector.bitcast %302 : vector<4xi32> to vector<8xf16>
      %304 = vector.shuffle %279, %287 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %305 = vector.shuffle %295, %303 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %306 = vector.shuffle %304, %305 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %307 = arith.subf %306, %c34 : vector<32xf16>
      %308 = vector.shuffle %307, %307 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %309 = vector.shuffle %307, %307 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %310 = math.fma %308, %240, %248 : vector<16xf16>
      %311 = math.fma %309, %240, %248 : vector<16xf16>
      %312 = arith.muli %111, %c15 : index
      %313 = arith.addi %312, %c10 : index
      %314 = arith.muli %tileRows, %c14 : index
      %315 = arith.muli %313, %314 : index
      %316 = arith.addi %44, %315 : index
      %317 = vector.load %x[%316] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %318 = arith.muli %tileRows, %c16 : index
      %319 = arith.addi %316, %318 : index
      %320 = vector.load %x[%319] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %321 = vector.shuffle %317, %320 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %322 = wave.mma %321, %213, %112 : vector<16xf16>, vector<8xf32>
      %323 = arith.muli %111, %c15 : index
      %324 = arith.addi %323, %c10 : index
      %325 = arith.muli %tileRows, %c14 : index
      %326 = arith.muli %324, %325 : index
      %327 = arith.addi %62, %326 : index
      %328 = vector.load %x[%327] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %329 = arith.muli %tileRows, %c16 : index
      %330 = arith.addi %327, %329 : index
      %331 = vector.load %x[%330] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %332 = vector.shuffle %328, %331 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %333 = wave.mma %332, %213, %113 : vector<16xf16>, vector<8xf32>
      %334 = arith.muli %111, %c15 : index
      %335 = arith.addi %334, %c10 : index
      %336 = arith.muli %tileRows, %c14 : index
      %337 = arith.muli %335, %336 : index
      %338 = arith.addi %80, %337 : index
      %339 = vector.load %x[%338] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %340 = arith.muli %tileRows, %c16 : index
      %341 = arith.addi %338, %340 : index
      %342 = vector.load %x[%341] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %343 = vector.shuffle %339, %342 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %344 = wave.mma %343, %213, %114 : vector<16xf16>, vector<8xf32>
      %345 = arith.muli %111, %c15 : index
      %346 = arith.addi %345, %c10 : index
      %347 = arith.muli %tileRows, %c14 : index
      %348 = arith.muli %346, %347 : index
      %349 = arith.addi %98, %348 : index
      %350 = vector.load %x[%349] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %351 = arith.muli %tileRows, %c16 : index
      %352 = arith.addi %349, %351 : index
      %353 = vector.load %x[%352] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %354 = vector.shuffle %350, %353 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %355 = wave.mma %354, %213, %115 : vector<16xf16>, vector<8xf32>
      %356 = arith.muli %111, %c15 : index
      %357 = arith.addi %356, %c9 : index
      %358 = arith.muli %tileRows, %c14 : index
      %359 = arith.muli %357, %358 : index
      %360 = arith.addi %44, %359 : index
      %361 = vector.load %x[%360] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %362 = arith.muli %tileRows, %c16 : index
      %363 = arith.addi %360, %362 : index
      %364 = vector.load %x[%363] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %365 = vector.shuffle %361, %364 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %366 = wave.mma %365, %214, %322 : vector<16xf16>, vector<8xf32>
      %367 = arith.muli %111, %c15 : index
      %368 = arith.addi %367, %c9 : index
      %369 = arith.muli %tileRows, %c14 : index
      %370 = arith.muli %368, %369 : index
      %371 = arith.addi %62, %370 : index
      %372 = vector.load %x[%371] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %373 = arith.muli %tileRows, %c16 : index
      %374 = arith.addi %371, %373 : index
      %375 = vector.load %x[%374] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %376 = vector.shuffle %372, %375 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %377 = wave.mma %376, %214, %333 : vector<16xf16>, vector<8xf32>
      %378 = arith.muli %111, %c15 : index
      %379 = arith.addi %378, %c9 : index
      %380 = arith.muli %tileRows, %c14 : index
      %381 = arith.muli %379, %380 : index
      %382 = arith.addi %80, %381 : index
      %383 = vector.load %x[%382] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %384 = arith.muli %tileRows, %c16 : index
      %385 = arith.addi %382, %384 : index
      %386 = vector.load %x[%385] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %387 = vector.shuffle %383, %386 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %388 = wave.mma %387, %214, %344 : vector<16xf16>, vector<8xf32>
      %389 = arith.muli %111, %c15 : index
      %390 = arith.addi %389, %c9 : index
      %391 = arith.muli %tileRows, %c14 : index
      %392 = arith.muli %390, %391 : index
      %393 = arith.addi %98, %392 : index
      %394 = vector.load %x[%393] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %395 = arith.muli %tileRows, %c16 : index
      %396 = arith.addi %393, %395 : index
      %397 = vector.load %x[%396] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %398 = vector.shuffle %394, %397 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %399 = wave.mma %398, %214, %355 : vector<16xf16>, vector<8xf32>
      %400 = arith.muli %111, %c15 : index
      %401 = arith.addi %400, %c15 : index
      %402 = arith.muli %tileRows, %c14 : index
      %403 = arith.muli %401, %402 : index
      %404 = arith.addi %44, %403 : index
      %405 = vector.load %x[%404] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %406 = arith.muli %tileRows, %c16 : index
      %407 = arith.addi %404, %406 : index
      %408 = vector.load %x[%407] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %409 = vector.shuffle %405, %408 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %410 = wave.mma %409, %310, %366 : vector<16xf16>, vector<8xf32>
      %411 = arith.muli %111, %c15 : index
      %412 = arith.addi %411, %c15 : index
      %413 = arith.muli %tileRows, %c14 : index
      %414 = arith.muli %412, %413 : index
      %415 = arith.addi %62, %414 : index
      %416 = vector.load %x[%415] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %417 = arith.muli %tileRows, %c16 : index
      %418 = arith.addi %415, %417 : index
      %419 = vector.load %x[%418] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %420 = vector.shuffle %416, %419 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %421 = wave.mma %420, %310, %377 : vector<16xf16>, vector<8xf32>
      %422 = arith.muli %111, %c15 : index
      %423 = arith.addi %422, %c15 : index
      %424 = arith.muli %tileRows, %c14 : index
      %425 = arith.muli %423, %424 : index
      %426 = arith.addi %80, %425 : index
      %427 = vector.load %x[%426] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %428 = arith.muli %tileRows, %c16 : index
      %429 = arith.addi %426, %428 : index
      %430 = vector.load %x[%429] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %431 = vector.shuffle %427, %430 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %432 = wave.mma %431, %310, %388 : vector<16xf16>, vector<8xf32>
      %433 = arith.muli %111, %c15 : index
      %434 = arith.addi %433, %c15 : index
      %435 = arith.muli %tileRows, %c14 : index
      %436 = arith.muli %434, %435 : index
      %437 = arith.addi %98, %436 : index
      %438 = vector.load %x[%437] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %439 = arith.muli %tileRows, %c16 : index
      %440 = arith.addi %437, %439 : index
      %441 = vector.load %x[%440] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %442 = vector.shuffle %438, %441 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %443 = wave.mma %442, %310, %399 : vector<16xf16>, vector<8xf32>
      %444 = arith.muli %111, %c15 : index
      %445 = arith.addi %444, %c35 : index
      %446 = arith.muli %tileRows, %c14 : index
      %447 = arith.muli %445, %446 : index
      %448 = arith.addi %44, %447 : index
      %449 = vector.load %x[%448] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %450 = arith.muli %tileRows, %c16 : index
      %451 = arith.addi %448, %450 : index
      %452 = vector.load %x[%451] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %453 = vector.shuffle %449, %452 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %454 = wave.mma %453, %311, %410 : vector<16xf16>, vector<8xf32>
      %455 = arith.muli %111, %c15 : index
      %456 = arith.addi %455, %c35 : index
      %457 = arith.muli %tileRows, %c14 : index
      %458 = arith.muli %456, %457 : index
      %459 = arith.addi %62, %458 : index
      %460 = vector.load %x[%459] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %461 = arith.muli %tileRows, %c16 : index
      %462 = arith.addi %459, %461 : index
      %463 = vector.load %x[%462] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %464 = vector.shuffle %460, %463 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %465 = wave.mma %464, %311, %421 : vector<16xf16>, vector<8xf32>
      %466 = arith.muli %111, %c15 : index
      %467 = arith.addi %466, %c35 : index
      %468 = arith.muli %tileRows, %c14 : index
      %469 = arith.muli %467, %468 : index
      %470 = arith.addi %80, %469 : index
      %471 = vector.load %x[%470] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %472 = arith.muli %tileRows, %c16 : index
      %473 = arith.addi %470, %472 : index
      %474 = vector.load %x[%473] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %475 = vector.shuffle %471, %474 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %476 = wave.mma %475, %311, %432 : vector<16xf16>, vector<8xf32>
      %477 = arith.muli %111, %c15 : index
      %478 = arith.addi %477, %c35 : index
      %479 = arith.muli %tileRows, %c14 : index
      %480 = arith.muli %478, %479 : index
      %481 = arith.addi %98, %480 : index
      %482 = vector.load %x[%481] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %483 = arith.muli %tileRows, %c16 : index
      %484 = arith.addi %481, %483 : index
      %485 = vector.load %x[%484] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %486 = vector.shuffle %482, %485 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %487 = wave.mma %486, %311, %443 : vector<16xf16>, vector<8xf32>
      scf.yield %454, %465, %476, %487 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %488 = arith.select %104, %110, %103 : index
    %494:4 = scf.for %489 = %110 to %488 step %c9 iter_args(%490 = %116#0, %491 = %116#1, %492 = %116#2, %493 = %116#3) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %495 = wave.lane
      %496 = arith.addi %489, %c10 : index
      %497 = arith.remui %495, %c14 : index
      %498 = arith.addi %18, %c8 : index
      %499 = arith.divui %496, %c16 : index
      %500 = arith.muli %499, %c6 : index
      %501 = arith.addi %498, %500 : index
      %502 = arith.muli %497, %c22 : index
      %503 = arith.addi %501, %502 : index
      %504 = vector.load %w[%503] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %505 = vector.bitcast %504 : vector<4xi8> to vector<2xf16>
      %506 = arith.divui %inputFeatures, %c5 : index
      %507 = arith.muli %506, %c6 : index
      %508 = arith.addi %498, %507 : index
      %509 = arith.muli %496, %c17 : index
      %510 = arith.addi %508, %509 : index
      %511 = arith.muli %497, %c15 : index
      %512 = arith.addi %510, %511 : index
      %513 = vector.load %w[%512] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %514 = vector.extract %505[0] : f16 from vector<2xf16>
      %515 = arith.extf %514 : f16 to f32
      %516 = vector.extract %513[0] : i8 from vector<2xi8>
      %517 = arith.extui %516 : i8 to i32
      %518 = arith.sitofp %517 : i32 to f32
      %519 = arith.mulf %515, %518 : f32
      %520 = arith.truncf %519 : f32 to f16
      %521 = vector.broadcast %520 : f16 to vector<16xf16>
      %522 = vector.extract %505[1] : f16 from vector<2xf16>
      %523 = arith.extf %522 : f16 to f32
      %524 = vector.extract %513[1] : i8 from vector<2xi8>
      %525 = arith.extui %524 : i8 to i32
      %526 = arith.sitofp %525 : i32 to f32
      %527 = arith.mulf %523, %526 : f32
      %528 = arith.truncf %527 : f32 to f16
      %529 = vector.broadcast %528 : f16 to vector<16xf16>
      %530 = arith.addi %18, %c8 : index
      %531 = arith.divui %inputFeatures, %c5 : index
      %532 = arith.muli %531, %c6 : index
      %533 = arith.addi %532, %inputFeatures : index
      %534 = arith.addi %533, %c7 : index
      %535 = arith.divui %534, %c8 : index
      %536 = arith.muli %535, %c8 : index
      %537 = arith.addi %530, %536 : index
      %538 = arith.muli %inputFeatures, %c16 : index
      %539 = arith.addi %537, %538 : index
      %540 = arith.muli %496, %c14 : index
      %541 = arith.addi %540, %497 : index
      %542 = arith.muli %541, %c22 : index
      %543 = arith.addi %539, %542 : index
      %544 = arith.muli %496, %c5 : index
      %545 = arith.addi %537, %544 : index
      %546 = arith.muli %497, %c14 : index
      %547 = arith.addi %545, %546 : index
      %548 = vector.load %w[%543] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %549 = vector.bitcast %548 : vector<4xi8> to vector<1xi32>
      %550 = vector.shuffle %549, %549 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %551 = vector.load %w[%547] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %552 = vector.bitcast %551 : vector<16xi8> to vector<4xi32>
      %553 = arith.shrui %552, %c23 : vector<4xi32>
      %554 = arith.andi %553, %c24 : vector<4xi32>
      %555 = arith.shrui %550, %c25 : vector<4xi32>
      %556 = arith.andi %555, %c26 : vector<4xi32>
      %557 = arith.shli %556, %c27 : vector<4xi32>
      %558 = arith.ori %554, %557 : vector<4xi32>
      %559 = arith.ori %558, %c28 : vector<4xi32>
      %560 = vector.bitcast %559 : vector<4xi32> to vector<8xf16>
      %561 = arith.shrui %552, %c27 : vector<4xi32>
      %562 = arith.andi %561, %c24 : vector<4xi32>
      %563 = arith.shrui %550, %c29 : vector<4xi32>
      %564 = arith.andi %563, %c26 : vector<4xi32>
      %565 = arith.shli %564, %c27 : vector<4xi32>
      %566 = arith.ori %562, %565 : vector<4xi32>
      %567 = arith.ori %566, %c28 : vector<4xi32>
      %568 = vector.bitcast %567 : vector<4xi32> to vector<8xf16>
      %569 = arith.shrui %552, %c30 : vector<4xi32>
      %570 = arith.andi %569, %c24 : vector<4xi32>
      %571 = arith.shrui %550, %c31 : vector<4xi32>
      %572 = arith.andi %571, %c26 : vector<4xi32>
      %573 = arith.shli %572, %c27 : vector<4xi32>
      %574 = arith.ori %570, %573 : vector<4xi32>
      %575 = arith.ori %574, %c28 : vector<4xi32>
      %576 = vector.bitcast %575 : vector<4xi32> to vector<8xf16>
      %577 = arith.shrui %552, %c32 : vector<4xi32>
      %578 = arith.andi %577, %c24 : vector<4xi32>
      %579 = arith.shrui %550, %c33 : vector<4xi32>
      %580 = arith.andi %579, %c26 : vector<4xi32>
      %581 = arith.shli %580, %c27 : vector<4xi32>
      %582 = arith.ori %578, %581 : vector<4xi32>
      %583 = arith.ori %582, %c28 : vector<4xi32>
      %584 = vector.bitcast %583 : vector<4xi32> to vector<8xf16>
      %585 = vector.shuffle %560, %568 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %586 = vector.shuffle %576, %584 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %587 = vector.shuffle %585, %586 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %588 = arith.subf %587, %c34 : vector<32xf16>
      %589 = vector.shuffle %588, %588 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %590 = vector.shuffle %588, %588 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %591 = math.fma %589, %521, %529 : vector<16xf16>
      %592 = math.fma %590, %521, %529 : vector<16xf16>
      %593 = arith.muli %489, %c15 : index
      %594 = arith.addi %593, %c10 : index
      %595 = arith.muli %tileRows, %c14 : index
      %596 = arith.muli %594, %595 : index
      %597 = arith.addi %44, %596 : index
      %598 = vector.load %x[%597] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %599 = arith.muli %tileRows, %c16 : index
      %600 = arith.addi %597, %599 : index
      %601 = vector.load %x[%600] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %602 = vector.shuffle %598, %601 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %603 = wave.mma %602, %591, %490 : vector<16xf16>, vector<8xf32>
      %604 = arith.muli %489, %c15 : index
      %605 = arith.addi %604, %c10 : index
      %606 = arith.muli %tileRows, %c14 : index
      %607 = arith.muli %605, %606 : index
      %608 = arith.addi %62, %607 : index
      %609 = vector.load %x[%608] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %610 = arith.muli %tileRows, %c16 : index
      %611 = arith.addi %608, %610 : index
      %612 = vector.load %x[%611] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %613 = vector.shuffle %609, %612 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %614 = wave.mma %613, %591, %491 : vector<16xf16>, vector<8xf32>
      %615 = arith.muli %489, %c15 : index
      %616 = arith.addi %615, %c10 : index
      %617 = arith.muli %tileRows, %c14 : index
      %618 = arith.muli %616, %617 : index
      %619 = arith.addi %80, %618 : index
      %620 = vector.load %x[%619] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %621 = arith.muli %tileRows, %c16 : index
      %622 = arith.addi %619, %621 : index
      %623 = vector.load %x[%622] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %624 = vector.shuffle %620, %623 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %625 = wave.mma %624, %591, %492 : vector<16xf16>, vector<8xf32>
      %626 = arith.muli %489, %c15 : index
      %627 = arith.addi %626, %c10 : index
      %628 = arith.muli %tileRows, %c14 : index
      %629 = arith.muli %627, %628 : index
      %630 = arith.addi %98, %629 : index
      %631 = vector.load %x[%630] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %632 = arith.muli %tileRows, %c16 : index
      %633 = arith.addi %630, %632 : index
      %634 = vector.load %x[%633] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %635 = vector.shuffle %631, %634 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %636 = wave.mma %635, %591, %493 : vector<16xf16>, vector<8xf32>
      %637 = arith.muli %489, %c15 : index
      %638 = arith.addi %637, %c9 : index
      %639 = arith.muli %tileRows, %c14 : index
      %640 = arith.muli %638, %639 : index
      %641 = arith.addi %44, %640 : index
      %642 = vector.load %x[%641] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %643 = arith.muli %tileRows, %c16 : index
      %644 = arith.addi %641, %643 : index
      %645 = vector.load %x[%644] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %646 = vector.shuffle %642, %645 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %647 = wave.mma %646, %592, %603 : vector<16xf16>, vector<8xf32>
      %648 = arith.muli %489, %c15 : index
      %649 = arith.addi %648, %c9 : index
      %650 = arith.muli %tileRows, %c14 : index
      %651 = arith.muli %649, %650 : index
      %652 = arith.addi %62, %651 : index
      %653 = vector.load %x[%652] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %654 = arith.muli %tileRows, %c16 : index
      %655 = arith.addi %652, %654 : index
      %656 = vector.load %x[%655] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %657 = vector.shuffle %653, %656 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %658 = wave.mma %657, %592, %614 : vector<16xf16>, vector<8xf32>
      %659 = arith.muli %489, %c15 : index
      %660 = arith.addi %659, %c9 : index
      %661 = arith.muli %tileRows, %c14 : index
      %662 = arith.muli %660, %661 : index
      %663 = arith.addi %80, %662 : index
      %664 = vector.load %x[%663] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %665 = arith.muli %tileRows, %c16 : index
      %666 = arith.addi %663, %665 : index
      %667 = vector.load %x[%666] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %668 = vector.shuffle %664, %667 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %669 = wave.mma %668, %592, %625 : vector<16xf16>, vector<8xf32>
      %670 = arith.muli %489, %c15 : index
      %671 = arith.addi %670, %c9 : index
      %672 = arith.muli %tileRows, %c14 : index
      %673 = arith.muli %671, %672 : index
      %674 = arith.addi %98, %673 : index
      %675 = vector.load %x[%674] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %676 = arith.muli %tileRows, %c16 : index
      %677 = arith.addi %674, %676 : index
      %678 = vector.load %x[%677] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %679 = vector.shuffle %675, %678 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %680 = wave.mma %679, %592, %636 : vector<16xf16>, vector<8xf32>
      scf.yield %647, %658, %669, %680 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %681 = arith.addi %23, %c10 : index
    %682 = wave.lane
    %683 = arith.muli %3, %c9 : index
    %684 = arith.muli %683, %c5 : index
    %685 = arith.addi %684, %682 : index
    %686 = arith.muli %4, %c12 : index
    %687 = arith.addi %686, %685 : index
    %688 = arith.addi %687, %c10 : index
    %689 = arith.addi %688, %c10 : index
    %690 = vector.extract %494#0[0] : f32 from vector<8xf32>
    memref.store %690, %19[%689] : memref<?xf32>
    %691 = arith.muli %4, %c12 : index
    %692 = arith.addi %691, %685 : index
    %693 = arith.addi %692, %c10 : index
    %694 = arith.addi %693, %c17 : index
    %695 = vector.extract %494#0[1] : f32 from vector<8xf32>
    memref.store %695, %19[%694] : memref<?xf32>
    %696 = arith.muli %4, %c12 : index
    %697 = arith.addi %696, %685 : index
    %698 = arith.addi %697, %c10 : index
    %699 = arith.addi %698, %c6 : index
    %700 = vector.extract %494#0[2] : f32 from vector<8xf32>
    memref.store %700, %19[%699] : memref<?xf32>
    %701 = arith.muli %4, %c12 : index
    %702 = arith.addi %701, %685 : index
    %703 = arith.addi %702, %c10 : index
    %704 = arith.addi %703, %c36 : index
    %705 = vector.extract %494#0[3] : f32 from vector<8xf32>
    memref.store %705, %19[%704] : memref<?xf32>
    %706 = arith.muli %4, %c12 : index
    %707 = arith.addi %706, %685 : index
    %708 = arith.addi %707, %c10 : index
    %709 = arith.addi %708, %c8 : index
    %710 = vector.extract %494#0[4] : f32 from vector<8xf32>
    memref.store %710, %19[%709] : memref<?xf32>
    %711 = arith.muli %4, %c12 : index
    %712 = arith.addi %711, %685 : index
    %713 = arith.addi %712, %c10 : index
    %714 = arith.addi %713, %c37 : index
    %715 = vector.extract %494#0[5] : f32 from vector<8xf32>
    memref.store %715, %19[%714] : memref<?xf32>
    %716 = arith.muli %4, %c12 : index
    %717 = arith.addi %716, %685 : index
    %718 = arith.addi %717, %c10 : index
    %719 = arith.addi %718, %c38 : index
    %720 = vector.extract %494#0[6] : f32 from vector<8xf32>
    memref.store %720, %19[%719] : memref<?xf32>
    %721 = arith.muli %4, %c12 : index
    %722 = arith.addi %721, %685 : index
    %723 = arith.addi %722, %c10 : index
    %724 = arith.addi %723, %c39 : index
    %725 = vector.extract %494#0[7] : f32 from vector<8xf32>
    memref.store %725, %19[%724] : memref<?xf32>
    wave.barrier
    %726 = arith.muli %4, %c22 : index
    %727 = arith.addi %726, %c10 : index
    %728 = arith.muli %727, %c15 : index
    %729 = arith.divui %682, %c14 : index
    %730 = arith.addi %728, %729 : index
    %731 = arith.addi %681, %730 : index
    %732 = arith.cmpi slt, %731, %22 : index
    scf.if %732 {
      %733 = arith.cmpi eq, %hasFactors, %c9 : index
      %734 = arith.muli %731, %c15 : index
      %735 = memref.load %factors[%734] : memref<?xf32>
      %736 = arith.mulf %735, %operandScale : f32
      %737 = arith.select %733, %736, %operandScale : f32
      %738 = arith.addi %685, %c10 : index
      %739 = arith.muli %727, %c17 : index
      %740 = arith.addi %738, %739 : index
      %741 = memref.load %19[%740] : memref<?xf32>
      %742 = arith.addi %740, %c12 : index
      %743 = memref.load %19[%742] : memref<?xf32>
      %744 = arith.addf %741, %743 : f32
      %745 = arith.remui %682, %c14 : index
      %746 = arith.muli %745, %c22 : index
      %747 = arith.addi %18, %746 : index
      %748 = vector.load %w[%747] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %749 = vector.bitcast %748 : vector<4xi8> to vector<1xf32>
      %750 = vector.extract %749[0] : f32 from vector<1xf32>
      %751 = arith.mulf %750, %737 : f32
      %752 = arith.mulf %744, %751 : f32
      %753 = arith.muli %3, %c9 : index
      %754 = arith.addi %753, %c10 : index
      %755 = arith.muli %754, %c14 : index
      %756 = arith.remui %682, %c14 : index
      %757 = arith.addi %755, %756 : index
      %758 = arith.muli %730, %c42 : index
      %759 = arith.addi %758, %757 : index
      memref.store %752, %20[%759] : memref<?xf32>
    }
    %760 = arith.muli %4, %c22 : index
    %761 = arith.addi %760, %c9 : index
    %762 = arith.muli %761, %c15 : index
    %763 = arith.divui %682, %c14 : index
    %764 = arith.addi %762, %763 : index
    %765 = arith.addi %681, %764 : index
    %766 = arith.cmpi slt, %765, %22 : index
    scf.if %766 {
      %767 = arith.cmpi eq, %hasFactors, %c9 : index
      %768 = arith.muli %765, %c15 : index
      %769 = memref.load %factors[%768] : memref<?xf32>
      %770 = arith.mulf %769, %operandScale : f32
      %771 = arith.select %767, %770, %operandScale : f32
      %772 = arith.addi %685, %c10 : index
      %773 = arith.muli %761, %c17 : index
      %774 = arith.addi %772, %773 : index
      %775 = memref.load %19[%774] : memref<?xf32>
      %776 = arith.addi %774, %c12 : index
      %777 = memref.load %19[%776] : memref<?xf32>
      %778 = arith.addf %775, %777 : f32
      %779 = arith.remui %682, %c14 : index
      %780 = arith.muli %779, %c22 : index
      %781 = arith.addi %18, %780 : index
      %782 = vector.load %w[%781] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %783 = vector.bitcast %782 : vector<4xi8> to vector<1xf32>
      %784 = vector.extract %783[0] : f32 from vector<1xf32>
      %785 = arith.mulf %784, %771 : f32
      %786 = arith.mulf %778, %785 : f32
      %787 = arith.muli %3, %c9 : index
      %788 = arith.addi %787, %c10 : index
      %789 = arith.muli %788, %c14 : index
      %790 = arith.remui %682, %c14 : index
      %791 = arith.addi %789, %790 : index
      %792 = arith.muli %764, %c42 : index
      %793 = arith.addi %792, %791 : index
      memref.store %786, %20[%793] : memref<?xf32>
    }
    %794 = arith.muli %4, %c22 : index
    %795 = arith.addi %794, %c15 : index
    %796 = arith.muli %795, %c15 : index
    %797 = arith.divui %682, %c14 : index
    %798 = arith.addi %796, %797 : index
    %799 = arith.addi %681, %798 : index
    %800 = arith.cmpi slt, %799, %22 : index
    scf.if %800 {
      %801 = arith.cmpi eq, %hasFactors, %c9 : index
      %802 = arith.muli %799, %c15 : index
      %803 = memref.load %factors[%802] : memref<?xf32>
      %804 = arith.mulf %803, %operandScale : f32
      %805 = arith.select %801, %804, %operandScale : f32
      %806 = arith.addi %685, %c10 : index
      %807 = arith.muli %795, %c17 : index
      %808 = arith.addi %806, %807 : index
      %809 = memref.load %19[%808] : memref<?xf32>
      %810 = arith.addi %808, %c12 : index
      %811 = memref.load %19[%810] : memref<?xf32>
      %812 = arith.addf %809, %811 : f32
      %813 = arith.remui %682, %c14 : index
      %814 = arith.muli %813, %c22 : index
      %815 = arith.addi %18, %814 : index
      %816 = vector.load %w[%815] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %817 = vector.bitcast %816 : vector<4xi8> to vector<1xf32>
      %818 = vector.extract %817[0] : f32 from vector<1xf32>
      %819 = arith.mulf %818, %805 : f32
      %820 = arith.mulf %812, %819 : f32
      %821 = arith.muli %3, %c9 : index
      %822 = arith.addi %821, %c10 : index
      %823 = arith.muli %822, %c14 : index
      %824 = arith.remui %682, %c14 : index
      %825 = arith.addi %823, %824 : index
      %826 = arith.muli %798, %c42 : index
      %827 = arith.addi %826, %825 : index
      memref.store %820, %20[%827] : memref<?xf32>
    }
    %828 = arith.muli %4, %c22 : index
    %829 = arith.addi %828, %c35 : index
    %830 = arith.muli %829, %c15 : index
    %831 = arith.divui %682, %c14 : index
    %832 = arith.addi %830, %831 : index
    %833 = arith.addi %681, %832 : index
    %834 = arith.cmpi slt, %833, %22 : index
    scf.if %834 {
      %835 = arith.cmpi eq, %hasFactors, %c9 : index
      %836 = arith.muli %833, %c15 : index
      %837 = memref.load %factors[%836] : memref<?xf32>
      %838 = arith.mulf %837, %operandScale : f32
      %839 = arith.select %835, %838, %operandScale : f32
      %840 = arith.addi %685, %c10 : index
      %841 = arith.muli %829, %c17 : index
      %842 = arith.addi %840, %841 : index
      %843 = memref.load %19[%842] : memref<?xf32>
      %844 = arith.addi %842, %c12 : index
      %845 = memref.load %19[%844] : memref<?xf32>
      %846 = arith.addf %843, %845 : f32
      %847 = arith.remui %682, %c14 : index
      %848 = arith.muli %847, %c22 : index
      %849 = arith.addi %18, %848 : index
      %850 = vector.load %w[%849] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %851 = vector.bitcast %850 : vector<4xi8> to vector<1xf32>
      %852 = vector.extract %851[0] : f32 from vector<1xf32>
      %853 = arith.mulf %852, %839 : f32
      %854 = arith.mulf %846, %853 : f32
      %855 = arith.muli %3, %c9 : index
      %856 = arith.addi %855, %c10 : index
      %857 = arith.muli %856, %c14 : index
      %858 = arith.remui %682, %c14 : index
      %859 = arith.addi %857, %858 : index
      %860 = arith.muli %832, %c42 : index
      %861 = arith.addi %860, %859 : index
      memref.store %854, %20[%861] : memref<?xf32>
    }
    wave.barrier
    %862 = arith.addi %23, %c10 : index
    %863 = wave.wave
    %864 = arith.addi %863, %c10 : index
    %865 = arith.addi %862, %864 : index
    %866 = arith.cmpi slt, %865, %22 : index
    %867 = arith.cmpi slt, %864, %c14 : index
    %868 = arith.andi %866, %867 : i1
    scf.if %868 {
      %869 = arith.addi %862, %864 : index
      %870 = arith.muli %864, %c42 : index
      %871 = wave.lane
      %872 = arith.addi %871, %c10 : index
      %873 = arith.cmpi eq, %hasBias, %c9 : index
      %874 = arith.addi %870, %872 : index
      %875 = memref.load %20[%874] : memref<?xf32>
      %876 = arith.muli %0, %c42 : index
      %877 = arith.addi %876, %872 : index
      %878 = memref.load %bias[%877] : memref<?xf32>
      %879 = arith.addf %875, %878 : f32
      %880 = arith.select %873, %879, %875 : f32
      %881 = arith.addi %872, %c44 : index
      %882 = arith.cmpi eq, %hasBias, %c9 : index
      %883 = arith.addi %870, %881 : index
      %884 = memref.load %20[%883] : memref<?xf32>
      %885 = arith.muli %0, %c42 : index
      %886 = arith.addi %885, %881 : index
      %887 = memref.load %bias[%886] : memref<?xf32>
      %888 = arith.addf %884, %887 : f32
      %889 = arith.select %882, %888, %884 : f32
      %890 = arith.addi %871, %c17 : index
      %891 = arith.cmpi slt, %890, %c44 : index
      %892 = arith.minsi %890, %c45 : index
      %893 = arith.cmpi eq, %hasBias, %c9 : index
      %894 = arith.addi %870, %892 : index
      %895 = memref.load %20[%894] : memref<?xf32>
      %896 = arith.muli %0, %c42 : index
      %897 = arith.addi %896, %892 : index
      %898 = memref.load %bias[%897] : memref<?xf32>
      %899 = arith.addf %895, %898 : f32
      %900 = arith.select %893, %899, %895 : f32
      %901 = arith.addi %892, %c44 : index
      %902 = arith.cmpi eq, %hasBias, %c9 : index
      %903 = arith.addi %870, %901 : index
      %904 = memref.load %20[%903] : memref<?xf32>
      %905 = arith.muli %0, %c42 : index
      %906 = arith.addi %905, %901 : index
      %907 = memref.load %bias[%906] : memref<?xf32>
      %908 = arith.addf %904, %907 : f32
      %909 = arith.select %902, %908, %904 : f32
      %910 = arith.addi %heads, %kvHeads : index
      %911 = arith.cmpi slt, %0, %910 : index
      scf.if %911 {
        %912 = arith.addi %positionsAt, %869 : index
        %913 = memref.load %step[%912] : memref<?xi32>
        %914 = arith.index_cast %913 : i32 to index
        %915 = arith.cmpi eq, %hasNorm, %c9 : index
        %916 = math.fma %880, %880, %c48 : f32
        %917 = math.fma %889, %889, %916 : f32
        %918 = math.fma %900, %900, %917 : f32
        %919 = arith.select %891, %918, %917 : f32
        %920 = math.fma %909, %909, %919 : f32
        %921 = arith.select %891, %920, %919 : f32
        %922 = vector.broadcast %921 : f32 to vector<1xf32>
        %923 = wave.reduce "add" %922 : vector<1xf32>
        %924 = arith.mulf %923, %inverseHeadDim : f32
        %925 = arith.addf %924, %epsilon : f32
        %926 = math.sqrt %925 : f32
        %927 = arith.divf %c50, %926 : f32
        %928 = arith.cmpi slt, %0, %heads : index
        %929 = arith.addi %872, %c44 : index
        %930 = memref.load %query_norm[%872] : memref<?xf32>
        %931 = memref.load %key_norm[%872] : memref<?xf32>
        %932 = arith.select %928, %930, %931 : f32
        %933 = arith.mulf %880, %927 : f32
        %934 = arith.mulf %933, %932 : f32
        %935 = arith.select %915, %934, %880 : f32
        %936 = memref.load %query_norm[%929] : memref<?xf32>
        %937 = memref.load %key_norm[%929] : memref<?xf32>
        %938 = arith.select %928, %936, %937 : f32
        %939 = arith.mulf %889, %927 : f32
        %940 = arith.mulf %939, %938 : f32
        %941 = arith.select %915, %940, %889 : f32
        %942 = arith.addi %892, %c44 : index
        %943 = memref.load %query_norm[%892] : memref<?xf32>
        %944 = memref.load %key_norm[%892] : memref<?xf32>
        %945 = arith.select %928, %943, %944 : f32
        %946 = arith.mulf %900, %927 : f32
        %947 = arith.mulf %946, %945 : f32
        %948 = arith.select %915, %947, %900 : f32
        %949 = memref.load %query_norm[%942] : memref<?xf32>
        %950 = memref.load %key_norm[%942] : memref<?xf32>
        %951 = arith.select %928, %949, %950 : f32
        %952 = arith.mulf %909, %927 : f32
        %953 = arith.mulf %952, %951 : f32
        %954 = arith.select %915, %953, %909 : f32
        %955 = arith.remui %914, %c5 : index
        %956 = arith.muli %955, %c42 : index
        %957 = arith.addi %956, %872 : index
        %958 = arith.divui %914, %c5 : index
        %959 = arith.addi %958, %c5 : index
        %960 = arith.muli %959, %c42 : index
        %961 = arith.addi %960, %872 : index
        %962 = memref.load %rope[%957] : memref<?xf32>
        %963 = arith.addi %957, %c44 : index
        %964 = memref.load %rope[%963] : memref<?xf32>
        %965 = memref.load %rope[%961] : memref<?xf32>
        %966 = arith.addi %961, %c44 : index
        %967 = memref.load %rope[%966] : memref<?xf32>
        %968 = arith.mulf %965, %962 : f32
        %969 = arith.mulf %967, %964 : f32
        %970 = arith.subf %968, %969 : f32
        %971 = arith.mulf %967, %962 : f32
        %972 = arith.mulf %965, %964 : f32
        %973 = arith.addf %971, %972 : f32
        %974 = arith.mulf %935, %970 : f32
        %975 = arith.mulf %941, %973 : f32
        %976 = arith.subf %974, %975 : f32
        %977 = arith.mulf %941, %970 : f32
        %978 = arith.mulf %935, %973 : f32
        %979 = arith.addf %977, %978 : f32
        %980 = arith.cmpi slt, %0, %heads : index
        scf.if %980 {
          %981 = arith.muli %869, %heads : index
          %982 = arith.addi %981, %0 : index
          %983 = arith.muli %982, %c42 : index
          %984 = arith.addi %983, %872 : index
          memref.store %976, %q[%984] : memref<?xf32>
          %985 = arith.addi %984, %c44 : index
          memref.store %979, %q[%985] : memref<?xf32>
        } else {
          %986 = arith.addi %870, %872 : index
          memref.store %976, %20[%986] : memref<?xf32>
          %987 = arith.addi %870, %872 : index
          %988 = arith.addi %987, %c44 : index
          memref.store %979, %20[%988] : memref<?xf32>
        }
        %989 = arith.remui %914, %c5 : index
        %990 = arith.muli %989, %c42 : index
        %991 = arith.addi %990, %892 : index
        %992 = arith.divui %914, %c5 : index
        %993 = arith.addi %992, %c5 : index
        %994 = arith.muli %993, %c42 : index
        %995 = arith.addi %994, %892 : index
        %996 = memref.load %rope[%991] : memref<?xf32>
        %997 = arith.addi %991, %c44 : index
        %998 = memref.load %rope[%997] : memref<?xf32>
        %999 = memref.load %rope[%995] : memref<?xf32>
        %1000 = arith.addi %995, %c44 : index
        %1001 = memref.load %rope[%1000] : memref<?xf32>
        %1002 = arith.mulf %999, %996 : f32
        %1003 = arith.mulf %1001, %998 : f32
        %1004 = arith.subf %1002, %1003 : f32
        %1005 = arith.mulf %1001, %996 : f32
        %1006 = arith.mulf %999, %998 : f32
        %1007 = arith.addf %1005, %1006 : f32
        %1008 = arith.mulf %948, %1004 : f32
        %1009 = arith.mulf %954, %1007 : f32
        %1010 = arith.subf %1008, %1009 : f32
        %1011 = arith.mulf %954, %1004 : f32
        %1012 = arith.mulf %948, %1007 : f32
        %1013 = arith.addf %1011, %1012 : f32
        scf.if %891 {
          %1014 = arith.cmpi slt, %0, %heads : index
          scf.if %1014 {
            %1015 = arith.muli %869, %heads : index
            %1016 = arith.addi %1015, %0 : index
            %1017 = arith.muli %1016, %c42 : index
            %1018 = arith.addi %1017, %892 : index
            memref.store %1010, %q[%1018] : memref<?xf32>
            %1019 = arith.addi %1018, %c44 : index
            memref.store %1013, %q[%1019] : memref<?xf32>
          } else {
            %1020 = arith.addi %870, %892 : index
            memref.store %1010, %20[%1020] : memref<?xf32>
            %1021 = arith.addi %870, %892 : index
            %1022 = arith.addi %1021, %c44 : index
            memref.store %1013, %20[%1022] : memref<?xf32>
          }
        }
      } else {
        %1023 = arith.cmpi slt, %0, %heads : index
        scf.if %1023 {
          %1024 = arith.muli %869, %heads : index
          %1025 = arith.addi %1024, %0 : index
          %1026 = arith.muli %1025, %c42 : index
          %1027 = arith.addi %1026, %872 : index
          memref.store %880, %q[%1027] : memref<?xf32>
          %1028 = arith.addi %1027, %c44 : index
          memref.store %889, %q[%1028] : memref<?xf32>
        } else {
          %1029 = arith.addi %870, %872 : index
          memref.store %880, %20[%1029] : memref<?xf32>
          %1030 = arith.addi %870, %872 : index
          %1031 = arith.addi %1030, %c44 : index
          memref.store %889, %20[%1031] : memref<?xf32>
        }
        scf.if %891 {
          %1032 = arith.cmpi slt, %0, %heads : index
          scf.if %1032 {
            %1033 = arith.muli %869, %heads : index
            %1034 = arith.addi %1033, %0 : index
            %1035 = arith.muli %1034, %c42 : index
            %1036 = arith.addi %1035, %892 : index
            memref.store %900, %q[%1036] : memref<?xf32>
            %1037 = arith.addi %1036, %c44 : index
            memref.store %909, %q[%1037] : memref<?xf32>
          } else {
            %1038 = arith.addi %870, %892 : index
            memref.store %900, %20[%1038] : memref<?xf32>
            %1039 = arith.addi %870, %892 : index
            %1040 = arith.addi %1039, %c44 : index
            memref.store %909, %20[%1040] : memref<?xf32>
          }
        }
      }
    }
    %1041 = arith.addi %863, %c4 : index
    %1042 = arith.addi %862, %1041 : index
    %1043 = arith.cmpi slt, %1042, %22 : index
    %1044 = arith.cmpi slt, %1041, %c14 : index
    %1045 = arith.andi %1043, %1044 : i1
    scf.if %1045 {
      %1046 = arith.addi %862, %1041 : index
      %1047 = arith.muli %1041, %c42 : index
      %1048 = wave.lane
      %1049 = arith.addi %1048, %c10 : index
      %1050 = arith.cmpi eq, %hasBias, %c9 : index
      %1051 = arith.addi %1047, %1049 : index
      %1052 = memref.load %20[%1051] : memref<?xf32>
      %1053 = arith.muli %0, %c42 : index
      %1054 = arith.addi %1053, %1049 : index
      %1055 = memref.load %bias[%1054] : memref<?xf32>
      %1056 = arith.addf %1052, %1055 : f32
      %1057 = arith.select %1050, %1056, %1052 : f32
      %1058 = arith.addi %1049, %c44 : index
      %1059 = arith.cmpi eq, %hasBias, %c9 : index
      %1060 = arith.addi %1047, %1058 : index
      %1061 = memref.load %20[%1060] : memref<?xf32>
      %1062 = arith.muli %0, %c42 : index
      %1063 = arith.addi %1062, %1058 : index
      %1064 = memref.load %bias[%1063] : memref<?xf32>
      %1065 = arith.addf %1061, %1064 : f32
      %1066 = arith.select %1059, %1065, %1061 : f32
      %1067 = arith.addi %1048, %c17 : index
      %1068 = arith.cmpi slt, %1067, %c44 : index
      %1069 = arith.minsi %1067, %c45 : index
      %1070 = arith.cmpi eq, %hasBias, %c9 : index
      %1071 = arith.addi %1047, %1069 : index
      %1072 = memref.load %20[%1071] : memref<?xf32>
      %1073 = arith.muli %0, %c42 : index
      %1074 = arith.addi %1073, %1069 : index
      %1075 = memref.load %bias[%1074] : memref<?xf32>
      %1076 = arith.addf %1072, %1075 : f32
      %1077 = arith.select %1070, %1076, %1072 : f32
      %1078 = arith.addi %1069, %c44 : index
      %1079 = arith.cmpi eq, %hasBias, %c9 : index
      %1080 = arith.addi %1047, %1078 : index
      %1081 = memref.load %20[%1080] : memref<?xf32>
      %1082 = arith.muli %0, %c42 : index
      %1083 = arith.addi %1082, %1078 : index
      %1084 = memref.load %bias[%1083] : memref<?xf32>
      %1085 = arith.addf %1081, %1084 : f32
      %1086 = arith.select %1079, %1085, %1081 : f32
      %1087 = arith.addi %heads, %kvHeads : index
      %1088 = arith.cmpi slt, %0, %1087 : index
      scf.if %1088 {
        %1089 = arith.addi %positionsAt, %1046 : index
        %1090 = memref.load %step[%1089] : memref<?xi32>
        %1091 = arith.index_cast %1090 : i32 to index
        %1092 = arith.cmpi eq, %hasNorm, %c9 : index
        %1093 = math.fma %1057, %1057, %c48 : f32
        %1094 = math.fma %1066, %1066, %1093 : f32
        %1095 = math.fma %1077, %1077, %1094 : f32
        %1096 = arith.select %1068, %1095, %1094 : f32
        %1097 = math.fma %1086, %1086, %1096 : f32
        %1098 = arith.select %1068, %1097, %1096 : f32
        %1099 = vector.broadcast %1098 : f32 to vector<1xf32>
        %1100 = wave.reduce "add" %1099 : vector<1xf32>
        %1101 = arith.mulf %1100, %inverseHeadDim : f32
        %1102 = arith.addf %1101, %epsilon : f32
        %1103 = math.sqrt %1102 : f32
        %1104 = arith.divf %c50, %1103 : f32
        %1105 = arith.cmpi slt, %0, %heads : index
        %1106 = arith.addi %1049, %c44 : index
        %1107 = memref.load %query_norm[%1049] : memref<?xf32>
        %1108 = memref.load %key_norm[%1049] : memref<?xf32>
        %1109 = arith.select %1105, %1107, %1108 : f32
        %1110 = arith.mulf %1057, %1104 : f32
        %1111 = arith.mulf %1110, %1109 : f32
        %1112 = arith.select %1092, %1111, %1057 : f32
        %1113 = memref.load %query_norm[%1106] : memref<?xf32>
        %1114 = memref.load %key_norm[%1106] : memref<?xf32>
        %1115 = arith.select %1105, %1113, %1114 : f32
        %1116 = arith.mulf %1066, %1104 : f32
        %1117 = arith.mulf %1116, %1115 : f32
        %1118 = arith.select %1092, %1117, %1066 : f32
        %1119 = arith.addi %1069, %c44 : index
        %1120 = memref.load %query_norm[%1069] : memref<?xf32>
        %1121 = memref.load %key_norm[%1069] : memref<?xf32>
        %1122 = arith.select %1105, %1120, %1121 : f32
        %1123 = arith.mulf %1077, %1104 : f32
        %1124 = arith.mulf %1123, %1122 : f32
        %1125 = arith.select %1092, %1124, %1077 : f32
        %1126 = memref.load %query_norm[%1119] : memref<?xf32>
        %1127 = memref.load %key_norm[%1119] : memref<?xf32>
        %1128 = arith.select %1105, %1126, %1127 : f32
        %1129 = arith.mulf %1086, %1104 : f32
        %1130 = arith.mulf %1129, %1128 : f32
        %1131 = arith.select %1092, %1130, %1086 : f32
        %1132 = arith.remui %1091, %c5 : index
        %1133 = arith.muli %1132, %c42 : index
        %1134 = arith.addi %1133, %1049 : index
        %1135 = arith.divui %1091, %c5 : index
        %1136 = arith.addi %1135, %c5 : index
        %1137 = arith.muli %1136, %c42 : index
        %1138 = arith.addi %1137, %1049 : index
        %1139 = memref.load %rope[%1134] : memref<?xf32>
        %1140 = arith.addi %1134, %c44 : index
        %1141 = memref.load %rope[%1140] : memref<?xf32>
        %1142 = memref.load %rope[%1138] : memref<?xf32>
        %1143 = arith.addi %1138, %c44 : index
        %1144 = memref.load %rope[%1143] : memref<?xf32>
        %1145 = arith.mulf %1142, %1139 : f32
        %1146 = arith.mulf %1144, %1141 : f32
        %1147 = arith.subf %1145, %1146 : f32
        %1148 = arith.mulf %1144, %1139 : f32
        %1149 = arith.mulf %1142, %1141 : f32
        %1150 = arith.addf %1148, %1149 : f32
        %1151 = arith.mulf %1112, %1147 : f32
        %1152 = arith.mulf %1118, %1150 : f32
        %1153 = arith.subf %1151, %1152 : f32
        %1154 = arith.mulf %1118, %1147 : f32
        %1155 = arith.mulf %1112, %1150 : f32
        %1156 = arith.addf %1154, %1155 : f32
        %1157 = arith.cmpi slt, %0, %heads : index
        scf.if %1157 {
          %1158 = arith.muli %1046, %heads : index
          %1159 = arith.addi %1158, %0 : index
          %1160 = arith.muli %1159, %c42 : index
          %1161 = arith.addi %1160, %1049 : index
          memref.store %1153, %q[%1161] : memref<?xf32>
          %1162 = arith.addi %1161, %c44 : index
          memref.store %1156, %q[%1162] : memref<?xf32>
        } else {
          %1163 = arith.addi %1047, %1049 : index
          memref.store %1153, %20[%1163] : memref<?xf32>
          %1164 = arith.addi %1047, %1049 : index
          %1165 = arith.addi %1164, %c44 : index
          memref.store %1156, %20[%1165] : memref<?xf32>
        }
        %1166 = arith.remui %1091, %c5 : index
        %1167 = arith.muli %1166, %c42 : index
        %1168 = arith.addi %1167, %1069 : index
        %1169 = arith.divui %1091, %c5 : index
        %1170 = arith.addi %1169, %c5 : index
        %1171 = arith.muli %1170, %c42 : index
        %1172 = arith.addi %1171, %1069 : index
        %1173 = memref.load %rope[%1168] : memref<?xf32>
        %1174 = arith.addi %1168, %c44 : index
        %1175 = memref.load %rope[%1174] : memref<?xf32>
        %1176 = memref.load %rope[%1172] : memref<?xf32>
        %1177 = arith.addi %1172, %c44 : index
        %1178 = memref.load %rope[%1177] : memref<?xf32>
        %1179 = arith.mulf %1176, %1173 : f32
        %1180 = arith.mulf %1178, %1175 : f32
        %1181 = arith.subf %1179, %1180 : f32
        %1182 = arith.mulf %1178, %1173 : f32
        %1183 = arith.mulf %1176, %1175 : f32
        %1184 = arith.addf %1182, %1183 : f32
        %1185 = arith.mulf %1125, %1181 : f32
        %1186 = arith.mulf %1131, %1184 : f32
        %1187 = arith.subf %1185, %1186 : f32
        %1188 = arith.mulf %1131, %1181 : f32
        %1189 = arith.mulf %1125, %1184 : f32
        %1190 = arith.addf %1188, %1189 : f32
        scf.if %1068 {
          %1191 = arith.cmpi slt, %0, %heads : index
          scf.if %1191 {
            %1192 = arith.muli %1046, %heads : index
            %1193 = arith.addi %1192, %0 : index
            %1194 = arith.muli %1193, %c42 : index
            %1195 = arith.addi %1194, %1069 : index
            memref.store %1187, %q[%1195] : memref<?xf32>
            %1196 = arith.addi %1195, %c44 : index
            memref.store %1190, %q[%1196] : memref<?xf32>
          } else {
            %1197 = arith.addi %1047, %1069 : index
            memref.store %1187, %20[%1197] : memref<?xf32>
            %1198 = arith.addi %1047, %1069 : index
            %1199 = arith.addi %1198, %c44 : index
            memref.store %1190, %20[%1199] : memref<?xf32>
          }
        }
      } else {
        %1200 = arith.cmpi slt, %0, %heads : index
        scf.if %1200 {
          %1201 = arith.muli %1046, %heads : index
          %1202 = arith.addi %1201, %0 : index
          %1203 = arith.muli %1202, %c42 : index
          %1204 = arith.addi %1203, %1049 : index
          memref.store %1057, %q[%1204] : memref<?xf32>
          %1205 = arith.addi %1204, %c44 : index
          memref.store %1066, %q[%1205] : memref<?xf32>
        } else {
          %1206 = arith.addi %1047, %1049 : index
          memref.store %1057, %20[%1206] : memref<?xf32>
          %1207 = arith.addi %1047, %1049 : index
          %1208 = arith.addi %1207, %c44 : index
          memref.store %1066, %20[%1208] : memref<?xf32>
        }
        scf.if %1068 {
          %1209 = arith.cmpi slt, %0, %heads : index
          scf.if %1209 {
            %1210 = arith.muli %1046, %heads : index
            %1211 = arith.addi %1210, %0 : index
            %1212 = arith.muli %1211, %c42 : index
            %1213 = arith.addi %1212, %1069 : index
            memref.store %1077, %q[%1213] : memref<?xf32>
            %1214 = arith.addi %1213, %c44 : index
            memref.store %1086, %q[%1214] : memref<?xf32>
          } else {
            %1215 = arith.addi %1047, %1069 : index
            memref.store %1077, %20[%1215] : memref<?xf32>
            %1216 = arith.addi %1047, %1069 : index
            %1217 = arith.addi %1216, %c44 : index
            memref.store %1086, %20[%1217] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %1218 = arith.cmpi sge, %0, %heads : index
    scf.if %1218 {
      %1219 = arith.addi %863, %c10 : index
      %1220 = arith.addi %862, %1219 : index
      %1221 = arith.cmpi slt, %1220, %22 : index
      %1222 = arith.cmpi slt, %1219, %c14 : index
      %1223 = arith.andi %1221, %1222 : i1
      scf.if %1223 {
        %1224 = arith.addi %862, %1219 : index
        %1225 = arith.addi %slotsAt, %1224 : index
        %1226 = memref.load %step[%1225] : memref<?xi32>
        %1227 = arith.index_cast %1226 : i32 to index
        %1228 = arith.cmpi sge, %1227, %c10 : index
        scf.if %1228 {
          %1229 = arith.muli %1219, %c42 : index
          %1230 = arith.subi %0, %heads : index
          %1231 = memref.load %scales[%1230] : memref<?xf32>
          %1232 = vector.broadcast %1231 : f32 to vector<4xf32>
          %1233 = arith.divui %1227, %c14 : index
          %1234 = arith.remui %1227, %c14 : index
          %1235 = arith.muli %1233, %pageBytes : index
          %1236 = arith.cmpi eq, %codec, %c10 : index
          scf.if %1236 {
            %1237 = wave.lane
            %1238 = arith.muli %1237, %c22 : index
            scf.for %1239 = %1238 to %c42 step %c8 {
              %1240 = arith.addi %1229, %1239 : index
              %1241 = vector.load %20[%1240] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1242 = arith.mulf %1241, %1232 : vector<4xf32>
              %1243 = arith.minimumf %1242, %c55 : vector<4xf32>
              %1244 = arith.maximumf %1243, %c56 : vector<4xf32>
              %1245 = arith.truncf %1244 : vector<4xf32> to vector<4xf16>
              %1246 = vector.bitcast %1245 : vector<4xf16> to vector<8xi8>
              %1247 = arith.cmpi slt, %1230, %kvHeads : index
              scf.if %1247 {
                %1248 = arith.muli %1230, %c57 : index
                %1249 = arith.addi %1235, %1248 : index
                %1250 = arith.divui %1239, %c14 : index
                %1251 = arith.muli %1250, %c58 : index
                %1252 = arith.remui %1239, %c14 : index
                %1253 = arith.divui %1252, %c16 : index
                %1254 = arith.muli %1253, %c5 : index
                %1255 = arith.muli %1234, %c14 : index
                %1256 = arith.addi %1254, %1255 : index
                %1257 = arith.remui %1252, %c16 : index
                %1258 = arith.muli %1257, %c15 : index
                %1259 = arith.addi %1256, %1258 : index
                %1260 = arith.addi %1251, %1259 : index
                %1261 = arith.addi %1249, %1260 : index
                vector.store %1246, %kv[%1261] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1262 = arith.subi %1230, %kvHeads : index
                %1263 = arith.muli %1262, %c57 : index
                %1264 = arith.addi %1235, %1263 : index
                %1265 = arith.addi %1239, %c10 : index
                %1266 = arith.divui %1265, %c14 : index
                %1267 = arith.muli %1266, %c58 : index
                %1268 = arith.addi %1267, %c11 : index
                %1269 = arith.remui %1265, %c14 : index
                %1270 = arith.divui %1234, %c15 : index
                %1271 = arith.remui %1234, %c15 : index
                %1272 = arith.muli %1271, %c16 : index
                %1273 = arith.addi %1270, %1272 : index
                %1274 = arith.divui %1273, %c16 : index
                %1275 = arith.muli %1274, %c5 : index
                %1276 = arith.muli %1269, %c14 : index
                %1277 = arith.addi %1275, %1276 : index
                %1278 = arith.remui %1273, %c16 : index
                %1279 = arith.muli %1278, %c15 : index
                %1280 = arith.addi %1277, %1279 : index
                %1281 = arith.addi %1268, %1280 : index
                %1282 = arith.addi %1264, %1281 : index
                %1283 = vector.shuffle %1246, %1246 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1283, %kv[%1282] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1284 = arith.addi %1239, %c9 : index
                %1285 = arith.divui %1284, %c14 : index
                %1286 = arith.muli %1285, %c58 : index
                %1287 = arith.addi %1286, %c11 : index
                %1288 = arith.remui %1284, %c14 : index
                %1289 = arith.divui %1234, %c15 : index
                %1290 = arith.remui %1234, %c15 : index
                %1291 = arith.muli %1290, %c16 : index
                %1292 = arith.addi %1289, %1291 : index
                %1293 = arith.divui %1292, %c16 : index
                %1294 = arith.muli %1293, %c5 : index
                %1295 = arith.muli %1288, %c14 : index
                %1296 = arith.addi %1294, %1295 : index
                %1297 = arith.remui %1292, %c16 : index
                %1298 = arith.muli %1297, %c15 : index
                %1299 = arith.addi %1296, %1298 : index
                %1300 = arith.addi %1287, %1299 : index
                %1301 = arith.addi %1264, %1300 : index
                %1302 = vector.shuffle %1246, %1246 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1302, %kv[%1301] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1303 = arith.addi %1239, %c15 : index
                %1304 = arith.divui %1303, %c14 : index
                %1305 = arith.muli %1304, %c58 : index
                %1306 = arith.addi %1305, %c11 : index
                %1307 = arith.remui %1303, %c14 : index
                %1308 = arith.divui %1234, %c15 : index
                %1309 = arith.remui %1234, %c15 : index
                %1310 = arith.muli %1309, %c16 : index
                %1311 = arith.addi %1308, %1310 : index
                %1312 = arith.divui %1311, %c16 : index
                %1313 = arith.muli %1312, %c5 : index
                %1314 = arith.muli %1307, %c14 : index
                %1315 = arith.addi %1313, %1314 : index
                %1316 = arith.remui %1311, %c16 : index
                %1317 = arith.muli %1316, %c15 : index
                %1318 = arith.addi %1315, %1317 : index
                %1319 = arith.addi %1306, %1318 : index
                %1320 = arith.addi %1264, %1319 : index
                %1321 = vector.shuffle %1246, %1246 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1321, %kv[%1320] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1322 = arith.addi %1239, %c35 : index
                %1323 = arith.divui %1322, %c14 : index
                %1324 = arith.muli %1323, %c58 : index
                %1325 = arith.addi %1324, %c11 : index
                %1326 = arith.remui %1322, %c14 : index
                %1327 = arith.divui %1234, %c15 : index
                %1328 = arith.remui %1234, %c15 : index
                %1329 = arith.muli %1328, %c16 : index
                %1330 = arith.addi %1327, %1329 : index
                %1331 = arith.divui %1330, %c16 : index
                %1332 = arith.muli %1331, %c5 : index
                %1333 = arith.muli %1326, %c14 : index
                %1334 = arith.addi %1332, %1333 : index
                %1335 = arith.remui %1330, %c16 : index
                %1336 = arith.muli %1335, %c15 : index
                %1337 = arith.addi %1334, %1336 : index
                %1338 = arith.addi %1325, %1337 : index
                %1339 = arith.addi %1264, %1338 : index
                %1340 = vector.shuffle %1246, %1246 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1340, %kv[%1339] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1341 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1341 {
            %1342 = wave.lane
            %1343 = arith.muli %1342, %c22 : index
            scf.for %1344 = %1343 to %c42 step %c8 {
              %1345 = arith.addi %1229, %1344 : index
              %1346 = vector.load %20[%1345] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1347 = arith.mulf %1346, %1232 : vector<4xf32>
              %1348 = wave.fp8_encode "e4m3" %1347 : vector<4xf32> -> vector<4xi8>
              %1349 = arith.cmpi slt, %1230, %kvHeads : index
              scf.if %1349 {
                %1350 = arith.muli %1230, %c11 : index
                %1351 = arith.addi %1235, %1350 : index
                %1352 = vector.shuffle %1348, %1348 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1353 = arith.divui %1344, %c14 : index
                %1354 = arith.muli %1353, %c5 : index
                %1355 = arith.remui %1344, %c14 : index
                %1356 = arith.muli %1234, %c14 : index
                %1357 = arith.divui %1355, %c22 : index
                %1358 = arith.muli %1357, %c22 : index
                %1359 = arith.remui %1355, %c15 : index
                %1360 = arith.muli %1359, %c15 : index
                %1361 = arith.addi %1358, %1360 : index
                %1362 = arith.divui %1355, %c15 : index
                %1363 = arith.remui %1362, %c15 : index
                %1364 = arith.addi %1361, %1363 : index
                %1365 = arith.addi %1356, %1364 : index
                %1366 = arith.addi %1354, %1365 : index
                %1367 = arith.addi %1351, %1366 : index
                vector.store %1352, %kv[%1367] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1368 = arith.subi %1230, %kvHeads : index
                %1369 = arith.muli %1368, %c11 : index
                %1370 = arith.addi %1235, %1369 : index
                %1371 = arith.addi %1344, %c10 : index
                %1372 = arith.divui %1371, %c14 : index
                %1373 = arith.muli %1372, %c5 : index
                %1374 = arith.addi %1373, %c12 : index
                %1375 = arith.remui %1371, %c14 : index
                %1376 = arith.divui %1234, %c15 : index
                %1377 = arith.remui %1234, %c15 : index
                %1378 = arith.muli %1377, %c16 : index
                %1379 = arith.addi %1376, %1378 : index
                %1380 = arith.muli %1375, %c14 : index
                %1381 = arith.divui %1379, %c22 : index
                %1382 = arith.muli %1381, %c22 : index
                %1383 = arith.remui %1379, %c15 : index
                %1384 = arith.muli %1383, %c15 : index
                %1385 = arith.addi %1382, %1384 : index
                %1386 = arith.divui %1379, %c15 : index
                %1387 = arith.remui %1386, %c15 : index
                %1388 = arith.addi %1385, %1387 : index
                %1389 = arith.addi %1380, %1388 : index
                %1390 = arith.addi %1374, %1389 : index
                %1391 = arith.addi %1370, %1390 : index
                %1392 = vector.shuffle %1348, %1348 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1392, %kv[%1391] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1393 = arith.addi %1344, %c9 : index
                %1394 = arith.divui %1393, %c14 : index
                %1395 = arith.muli %1394, %c5 : index
                %1396 = arith.addi %1395, %c12 : index
                %1397 = arith.remui %1393, %c14 : index
                %1398 = arith.divui %1234, %c15 : index
                %1399 = arith.remui %1234, %c15 : index
                %1400 = arith.muli %1399, %c16 : index
                %1401 = arith.addi %1398, %1400 : index
                %1402 = arith.muli %1397, %c14 : index
                %1403 = arith.divui %1401, %c22 : index
                %1404 = arith.muli %1403, %c22 : index
                %1405 = arith.remui %1401, %c15 : index
                %1406 = arith.muli %1405, %c15 : index
                %1407 = arith.addi %1404, %1406 : index
                %1408 = arith.divui %1401, %c15 : index
                %1409 = arith.remui %1408, %c15 : index
                %1410 = arith.addi %1407, %1409 : index
                %1411 = arith.addi %1402, %1410 : index
                %1412 = arith.addi %1396, %1411 : index
                %1413 = arith.addi %1370, %1412 : index
                %1414 = vector.shuffle %1348, %1348 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1414, %kv[%1413] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1415 = arith.addi %1344, %c15 : index
                %1416 = arith.divui %1415, %c14 : index
                %1417 = arith.muli %1416, %c5 : index
                %1418 = arith.addi %1417, %c12 : index
                %1419 = arith.remui %1415, %c14 : index
                %1420 = arith.divui %1234, %c15 : index
                %1421 = arith.remui %1234, %c15 : index
                %1422 = arith.muli %1421, %c16 : index
                %1423 = arith.addi %1420, %1422 : index
                %1424 = arith.muli %1419, %c14 : index
                %1425 = arith.divui %1423, %c22 : index
                %1426 = arith.muli %1425, %c22 : index
                %1427 = arith.remui %1423, %c15 : index
                %1428 = arith.muli %1427, %c15 : index
                %1429 = arith.addi %1426, %1428 : index
                %1430 = arith.divui %1423, %c15 : index
                %1431 = arith.remui %1430, %c15 : index
                %1432 = arith.addi %1429, %1431 : index
                %1433 = arith.addi %1424, %1432 : index
                %1434 = arith.addi %1418, %1433 : index
                %1435 = arith.addi %1370, %1434 : index
                %1436 = vector.shuffle %1348, %1348 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1436, %kv[%1435] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1437 = arith.addi %1344, %c35 : index
                %1438 = arith.divui %1437, %c14 : index
                %1439 = arith.muli %1438, %c5 : index
                %1440 = arith.addi %1439, %c12 : index
                %1441 = arith.remui %1437, %c14 : index
                %1442 = arith.divui %1234, %c15 : index
                %1443 = arith.remui %1234, %c15 : index
                %1444 = arith.muli %1443, %c16 : index
                %1445 = arith.addi %1442, %1444 : index
                %1446 = arith.muli %1441, %c14 : index
                %1447 = arith.divui %1445, %c22 : index
                %1448 = arith.muli %1447, %c22 : index
                %1449 = arith.remui %1445, %c15 : index
                %1450 = arith.muli %1449, %c15 : index
                %1451 = arith.addi %1448, %1450 : index
                %1452 = arith.divui %1445, %c15 : index
                %1453 = arith.remui %1452, %c15 : index
                %1454 = arith.addi %1451, %1453 : index
                %1455 = arith.addi %1446, %1454 : index
                %1456 = arith.addi %1440, %1455 : index
                %1457 = arith.addi %1370, %1456 : index
                %1458 = vector.shuffle %1348, %1348 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1458, %kv[%1457] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1459 = arith.cmpi eq, %codec, %c15 : index
          scf.if %1459 {
            %1460 = wave.lane
            %1461 = arith.muli %1460, %c22 : index
            scf.for %1462 = %1461 to %c42 step %c8 {
              %1463 = arith.addi %1229, %1462 : index
              %1464 = vector.load %20[%1463] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1465 = arith.mulf %1464, %1232 : vector<4xf32>
              %1466 = wave.fp8_encode "e5m2" %1465 : vector<4xf32> -> vector<4xi8>
              %1467 = arith.cmpi slt, %1230, %kvHeads : index
              scf.if %1467 {
                %1468 = arith.muli %1230, %c11 : index
                %1469 = arith.addi %1235, %1468 : index
                %1470 = vector.shuffle %1466, %1466 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1471 = arith.divui %1462, %c14 : index
                %1472 = arith.muli %1471, %c5 : index
                %1473 = arith.remui %1462, %c14 : index
                %1474 = arith.muli %1234, %c14 : index
                %1475 = arith.divui %1473, %c22 : index
                %1476 = arith.muli %1475, %c22 : index
                %1477 = arith.remui %1473, %c15 : index
                %1478 = arith.muli %1477, %c15 : index
                %1479 = arith.addi %1476, %1478 : index
                %1480 = arith.divui %1473, %c15 : index
                %1481 = arith.remui %1480, %c15 : index
                %1482 = arith.addi %1479, %1481 : index
                %1483 = arith.addi %1474, %1482 : index
                %1484 = arith.addi %1472, %1483 : index
                %1485 = arith.addi %1469, %1484 : index
                vector.store %1470, %kv[%1485] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1486 = arith.subi %1230, %kvHeads : index
                %1487 = arith.muli %1486, %c11 : index
                %1488 = arith.addi %1235, %1487 : index
                %1489 = arith.addi %1462, %c10 : index
                %1490 = arith.divui %1489, %c14 : index
                %1491 = arith.muli %1490, %c5 : index
                %1492 = arith.addi %1491, %c12 : index
                %1493 = arith.remui %1489, %c14 : index
                %1494 = arith.divui %1234, %c15 : index
                %1495 = arith.remui %1234, %c15 : index
                %1496 = arith.muli %1495, %c16 : index
                %1497 = arith.addi %1494, %1496 : index
                %1498 = arith.muli %1493, %c14 : index
                %1499 = arith.divui %1497, %c22 : index
                %1500 = arith.muli %1499, %c22 : index
                %1501 = arith.remui %1497, %c15 : index
                %1502 = arith.muli %1501, %c15 : index
                %1503 = arith.addi %1500, %1502 : index
                %1504 = arith.divui %1497, %c15 : index
                %1505 = arith.remui %1504, %c15 : index
                %1506 = arith.addi %1503, %1505 : index
                %1507 = arith.addi %1498, %1506 : index
                %1508 = arith.addi %1492, %1507 : index
                %1509 = arith.addi %1488, %1508 : index
                %1510 = vector.shuffle %1466, %1466 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1510, %kv[%1509] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1511 = arith.addi %1462, %c9 : index
                %1512 = arith.divui %1511, %c14 : index
                %1513 = arith.muli %1512, %c5 : index
                %1514 = arith.addi %1513, %c12 : index
                %1515 = arith.remui %1511, %c14 : index
                %1516 = arith.divui %1234, %c15 : index
                %1517 = arith.remui %1234, %c15 : index
                %1518 = arith.muli %1517, %c16 : index
                %1519 = arith.addi %1516, %1518 : index
                %1520 = arith.muli %1515, %c14 : index
                %1521 = arith.divui %1519, %c22 : index
                %1522 = arith.muli %1521, %c22 : index
                %1523 = arith.remui %1519, %c15 : index
                %1524 = arith.muli %1523, %c15 : index
                %1525 = arith.addi %1522, %1524 : index
                %1526 = arith.divui %1519, %c15 : index
                %1527 = arith.remui %1526, %c15 : index
                %1528 = arith.addi %1525, %1527 : index
                %1529 = arith.addi %1520, %1528 : index
                %1530 = arith.addi %1514, %1529 : index
                %1531 = arith.addi %1488, %1530 : index
                %1532 = vector.shuffle %1466, %1466 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1532, %kv[%1531] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1533 = arith.addi %1462, %c15 : index
                %1534 = arith.divui %1533, %c14 : index
                %1535 = arith.muli %1534, %c5 : index
                %1536 = arith.addi %1535, %c12 : index
                %1537 = arith.remui %1533, %c14 : index
                %1538 = arith.divui %1234, %c15 : index
                %1539 = arith.remui %1234, %c15 : index
                %1540 = arith.muli %1539, %c16 : index
                %1541 = arith.addi %1538, %1540 : index
                %1542 = arith.muli %1537, %c14 : index
                %1543 = arith.divui %1541, %c22 : index
                %1544 = arith.muli %1543, %c22 : index
                %1545 = arith.remui %1541, %c15 : index
                %1546 = arith.muli %1545, %c15 : index
                %1547 = arith.addi %1544, %1546 : index
                %1548 = arith.divui %1541, %c15 : index
                %1549 = arith.remui %1548, %c15 : index
                %1550 = arith.addi %1547, %1549 : index
                %1551 = arith.addi %1542, %1550 : index
                %1552 = arith.addi %1536, %1551 : index
                %1553 = arith.addi %1488, %1552 : index
                %1554 = vector.shuffle %1466, %1466 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1554, %kv[%1553] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1555 = arith.addi %1462, %c35 : index
                %1556 = arith.divui %1555, %c14 : index
                %1557 = arith.muli %1556, %c5 : index
                %1558 = arith.addi %1557, %c12 : index
                %1559 = arith.remui %1555, %c14 : index
                %1560 = arith.divui %1234, %c15 : index
                %1561 = arith.remui %1234, %c15 : index
                %1562 = arith.muli %1561, %c16 : index
                %1563 = arith.addi %1560, %1562 : index
                %1564 = arith.muli %1559, %c14 : index
                %1565 = arith.divui %1563, %c22 : index
                %1566 = arith.muli %1565, %c22 : index
                %1567 = arith.remui %1563, %c15 : index
                %1568 = arith.muli %1567, %c15 : index
                %1569 = arith.addi %1566, %1568 : index
                %1570 = arith.divui %1563, %c15 : index
                %1571 = arith.remui %1570, %c15 : index
                %1572 = arith.addi %1569, %1571 : index
                %1573 = arith.addi %1564, %1572 : index
                %1574 = arith.addi %1558, %1573 : index
                %1575 = arith.addi %1488, %1574 : index
                %1576 = vector.shuffle %1466, %1466 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1576, %kv[%1575] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %1577 = arith.addi %863, %c4 : index
      %1578 = arith.addi %862, %1577 : index
      %1579 = arith.cmpi slt, %1578, %22 : index
      %1580 = arith.cmpi slt, %1577, %c14 : index
      %1581 = arith.andi %1579, %1580 : i1
      scf.if %1581 {
        %1582 = arith.addi %862, %1577 : index
        %1583 = arith.addi %slotsAt, %1582 : index
        %1584 = memref.load %step[%1583] : memref<?xi32>
        %1585 = arith.index_cast %1584 : i32 to index
        %1586 = arith.cmpi sge, %1585, %c10 : index
        scf.if %1586 {
          %1587 = arith.muli %1577, %c42 : index
          %1588 = arith.subi %0, %heads : index
          %1589 = memref.load %scales[%1588] : memref<?xf32>
          %1590 = vector.broadcast %1589 : f32 to vector<4xf32>
          %1591 = arith.divui %1585, %c14 : index
          %1592 = arith.remui %1585, %c14 : index
          %1593 = arith.muli %1591, %pageBytes : index
          %1594 = arith.cmpi eq, %codec, %c10 : index
          scf.if %1594 {
            %1595 = wave.lane
            %1596 = arith.muli %1595, %c22 : index
            scf.for %1597 = %1596 to %c42 step %c8 {
              %1598 = arith.addi %1587, %1597 : index
              %1599 = vector.load %20[%1598] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1600 = arith.mulf %1599, %1590 : vector<4xf32>
              %1601 = arith.minimumf %1600, %c55 : vector<4xf32>
              %1602 = arith.maximumf %1601, %c56 : vector<4xf32>
              %1603 = arith.truncf %1602 : vector<4xf32> to vector<4xf16>
              %1604 = vector.bitcast %1603 : vector<4xf16> to vector<8xi8>
              %1605 = arith.cmpi slt, %1588, %kvHeads : index
              scf.if %1605 {
                %1606 = arith.muli %1588, %c57 : index
                %1607 = arith.addi %1593, %1606 : index
                %1608 = arith.divui %1597, %c14 : index
                %1609 = arith.muli %1608, %c58 : index
                %1610 = arith.remui %1597, %c14 : index
                %1611 = arith.divui %1610, %c16 : index
                %1612 = arith.muli %1611, %c5 : index
                %1613 = arith.muli %1592, %c14 : index
                %1614 = arith.addi %1612, %1613 : index
                %1615 = arith.remui %1610, %c16 : index
                %1616 = arith.muli %1615, %c15 : index
                %1617 = arith.addi %1614, %1616 : index
                %1618 = arith.addi %1609, %1617 : index
                %1619 = arith.addi %1607, %1618 : index
                vector.store %1604, %kv[%1619] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1620 = arith.subi %1588, %kvHeads : index
                %1621 = arith.muli %1620, %c57 : index
                %1622 = arith.addi %1593, %1621 : index
                %1623 = arith.addi %1597, %c10 : index
                %1624 = arith.divui %1623, %c14 : index
                %1625 = arith.muli %1624, %c58 : index
                %1626 = arith.addi %1625, %c11 : index
                %1627 = arith.remui %1623, %c14 : index
                %1628 = arith.divui %1592, %c15 : index
                %1629 = arith.remui %1592, %c15 : index
                %1630 = arith.muli %1629, %c16 : index
                %1631 = arith.addi %1628, %1630 : index
                %1632 = arith.divui %1631, %c16 : index
                %1633 = arith.muli %1632, %c5 : index
                %1634 = arith.muli %1627, %c14 : index
                %1635 = arith.addi %1633, %1634 : index
                %1636 = arith.remui %1631, %c16 : index
                %1637 = arith.muli %1636, %c15 : index
                %1638 = arith.addi %1635, %1637 : index
                %1639 = arith.addi %1626, %1638 : index
                %1640 = arith.addi %1622, %1639 : index
                %1641 = vector.shuffle %1604, %1604 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1641, %kv[%1640] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1642 = arith.addi %1597, %c9 : index
                %1643 = arith.divui %1642, %c14 : index
                %1644 = arith.muli %1643, %c58 : index
                %1645 = arith.addi %1644, %c11 : index
                %1646 = arith.remui %1642, %c14 : index
                %1647 = arith.divui %1592, %c15 : index
                %1648 = arith.remui %1592, %c15 : index
                %1649 = arith.muli %1648, %c16 : index
                %1650 = arith.addi %1647, %1649 : index
                %1651 = arith.divui %1650, %c16 : index
                %1652 = arith.muli %1651, %c5 : index
                %1653 = arith.muli %1646, %c14 : index
                %1654 = arith.addi %1652, %1653 : index
                %1655 = arith.remui %1650, %c16 : index
                %1656 = arith.muli %1655, %c15 : index
                %1657 = arith.addi %1654, %1656 : index
                %1658 = arith.addi %1645, %1657 : index
                %1659 = arith.addi %1622, %1658 : index
                %1660 = vector.shuffle %1604, %1604 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1660, %kv[%1659] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1661 = arith.addi %1597, %c15 : index
                %1662 = arith.divui %1661, %c14 : index
                %1663 = arith.muli %1662, %c58 : index
                %1664 = arith.addi %1663, %c11 : index
                %1665 = arith.remui %1661, %c14 : index
                %1666 = arith.divui %1592, %c15 : index
                %1667 = arith.remui %1592, %c15 : index
                %1668 = arith.muli %1667, %c16 : index
                %1669 = arith.addi %1666, %1668 : index
                %1670 = arith.divui %1669, %c16 : index
                %1671 = arith.muli %1670, %c5 : index
                %1672 = arith.muli %1665, %c14 : index
                %1673 = arith.addi %1671, %1672 : index
                %1674 = arith.remui %1669, %c16 : index
                %1675 = arith.muli %1674, %c15 : index
                %1676 = arith.addi %1673, %1675 : index
                %1677 = arith.addi %1664, %1676 : index
                %1678 = arith.addi %1622, %1677 : index
                %1679 = vector.shuffle %1604, %1604 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1679, %kv[%1678] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1680 = arith.addi %1597, %c35 : index
                %1681 = arith.divui %1680, %c14 : index
                %1682 = arith.muli %1681, %c58 : index
                %1683 = arith.addi %1682, %c11 : index
                %1684 = arith.remui %1680, %c14 : index
                %1685 = arith.divui %1592, %c15 : index
                %1686 = arith.remui %1592, %c15 : index
                %1687 = arith.muli %1686, %c16 : index
                %1688 = arith.addi %1685, %1687 : index
                %1689 = arith.divui %1688, %c16 : index
                %1690 = arith.muli %1689, %c5 : index
                %1691 = arith.muli %1684, %c14 : index
                %1692 = arith.addi %1690, %1691 : index
                %1693 = arith.remui %1688, %c16 : index
                %1694 = arith.muli %1693, %c15 : index
                %1695 = arith.addi %1692, %1694 : index
                %1696 = arith.addi %1683, %1695 : index
                %1697 = arith.addi %1622, %1696 : index
                %1698 = vector.shuffle %1604, %1604 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1698, %kv[%1697] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1699 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1699 {
            %1700 = wave.lane
            %1701 = arith.muli %1700, %c22 : index
            scf.for %1702 = %1701 to %c42 step %c8 {
              %1703 = arith.addi %1587, %1702 : index
              %1704 = vector.load %20[%1703] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1705 = arith.mulf %1704, %1590 : vector<4xf32>
              %1706 = wave.fp8_encode "e4m3" %1705 : vector<4xf32> -> vector<4xi8>
              %1707 = arith.cmpi slt, %1588, %kvHeads : index
              scf.if %1707 {
                %1708 = arith.muli %1588, %c11 : index
                %1709 = arith.addi %1593, %1708 : index
                %1710 = vector.shuffle %1706, %1706 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1711 = arith.divui %1702, %c14 : index
                %1712 = arith.muli %1711, %c5 : index
                %1713 = arith.remui %1702, %c14 : index
                %1714 = arith.muli %1592, %c14 : index
                %1715 = arith.divui %1713, %c22 : index
                %1716 = arith.muli %1715, %c22 : index
                %1717 = arith.remui %1713, %c15 : index
                %1718 = arith.muli %1717, %c15 : index
                %1719 = arith.addi %1716, %1718 : index
                %1720 = arith.divui %1713, %c15 : index
                %1721 = arith.remui %1720, %c15 : index
                %1722 = arith.addi %1719, %1721 : index
                %1723 = arith.addi %1714, %1722 : index
                %1724 = arith.addi %1712, %1723 : index
                %1725 = arith.addi %1709, %1724 : index
                vector.store %1710, %kv[%1725] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1726 = arith.subi %1588, %kvHeads : index
                %1727 = arith.muli %1726, %c11 : index
                %1728 = arith.addi %1593, %1727 : index
                %1729 = arith.addi %1702, %c10 : index
                %1730 = arith.divui %1729, %c14 : index
                %1731 = arith.muli %1730, %c5 : index
                %1732 = arith.addi %1731, %c12 : index
                %1733 = arith.remui %1729, %c14 : index
                %1734 = arith.divui %1592, %c15 : index
                %1735 = arith.remui %1592, %c15 : index
                %1736 = arith.muli %1735, %c16 : index
                %1737 = arith.addi %1734, %1736 : index
                %1738 = arith.muli %1733, %c14 : index
                %1739 = arith.divui %1737, %c22 : index
                %1740 = arith.muli %1739, %c22 : index
                %1741 = arith.remui %1737, %c15 : index
                %1742 = arith.muli %1741, %c15 : index
                %1743 = arith.addi %1740, %1742 : index
                %1744 = arith.divui %1737, %c15 : index
                %1745 = arith.remui %1744, %c15 : index
                %1746 = arith.addi %1743, %1745 : index
                %1747 = arith.addi %1738, %1746 : index
                %1748 = arith.addi %1732, %1747 : index
                %1749 = arith.addi %1728, %1748 : index
                %1750 = vector.shuffle %1706, %1706 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1750, %kv[%1749] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1751 = arith.addi %1702, %c9 : index
                %1752 = arith.divui %1751, %c14 : index
                %1753 = arith.muli %1752, %c5 : index
                %1754 = arith.addi %1753, %c12 : index
                %1755 = arith.remui %1751, %c14 : index
                %1756 = arith.divui %1592, %c15 : index
                %1757 = arith.remui %1592, %c15 : index
                %1758 = arith.muli %1757, %c16 : index
                %1759 = arith.addi %1756, %1758 : index
                %1760 = arith.muli %1755, %c14 : index
                %1761 = arith.divui %1759, %c22 : index
                %1762 = arith.muli %1761, %c22 : index
                %1763 = arith.remui %1759, %c15 : index
                %1764 = arith.muli %1763, %c15 : index
                %1765 = arith.addi %1762, %1764 : index
                %1766 = arith.divui %1759, %c15 : index
                %1767 = arith.remui %1766, %c15 : index
                %1768 = arith.addi %1765, %1767 : index
                %1769 = arith.addi %1760, %1768 : index
                %1770 = arith.addi %1754, %1769 : index
                %1771 = arith.addi %1728, %1770 : index
                %1772 = vector.shuffle %1706, %1706 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1772, %kv[%1771] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1773 = arith.addi %1702, %c15 : index
                %1774 = arith.divui %1773, %c14 : index
                %1775 = arith.muli %1774, %c5 : index
                %1776 = arith.addi %1775, %c12 : index
                %1777 = arith.remui %1773, %c14 : index
                %1778 = arith.divui %1592, %c15 : index
                %1779 = arith.remui %1592, %c15 : index
                %1780 = arith.muli %1779, %c16 : index
                %1781 = arith.addi %1778, %1780 : index
                %1782 = arith.muli %1777, %c14 : index
                %1783 = arith.divui %1781, %c22 : index
                %1784 = arith.muli %1783, %c22 : index
                %1785 = arith.remui %1781, %c15 : index
                %1786 = arith.muli %1785, %c15 : index
                %1787 = arith.addi %1784, %1786 : index
                %1788 = arith.divui %1781, %c15 : index
                %1789 = arith.remui %1788, %c15 : index
                %1790 = arith.addi %1787, %1789 : index
                %1791 = arith.addi %1782, %1790 : index
                %1792 = arith.addi %1776, %1791 : index
                %1793 = arith.addi %1728, %1792 : index
                %1794 = vector.shuffle %1706, %1706 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1794, %kv[%1793] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1795 = arith.addi %1702, %c35 : index
                %1796 = arith.divui %1795, %c14 : index
                %1797 = arith.muli %1796, %c5 : index
                %1798 = arith.addi %1797, %c12 : index
                %1799 = arith.remui %1795, %c14 : index
                %1800 = arith.divui %1592, %c15 : index
                %1801 = arith.remui %1592, %c15 : index
                %1802 = arith.muli %1801, %c16 : index
                %1803 = arith.addi %1800, %1802 : index
                %1804 = arith.muli %1799, %c14 : index
                %1805 = arith.divui %1803, %c22 : index
                %1806 = arith.muli %1805, %c22 : index
                %1807 = arith.remui %1803, %c15 : index
                %1808 = arith.muli %1807, %c15 : index
                %1809 = arith.addi %1806, %1808 : index
                %1810 = arith.divui %1803, %c15 : index
                %1811 = arith.remui %1810, %c15 : index
                %1812 = arith.addi %1809, %1811 : index
                %1813 = arith.addi %1804, %1812 : index
                %1814 = arith.addi %1798, %1813 : index
                %1815 = arith.addi %1728, %1814 : index
                %1816 = vector.shuffle %1706, %1706 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1816, %kv[%1815] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1817 = arith.cmpi eq, %codec, %c15 : index
          scf.if %1817 {
            %1818 = wave.lane
            %1819 = arith.muli %1818, %c22 : index
            scf.for %1820 = %1819 to %c42 step %c8 {
              %1821 = arith.addi %1587, %1820 : index
              %1822 = vector.load %20[%1821] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1823 = arith.mulf %1822, %1590 : vector<4xf32>
              %1824 = wave.fp8_encode "e5m2" %1823 : vector<4xf32> -> vector<4xi8>
              %1825 = arith.cmpi slt, %1588, %kvHeads : index
              scf.if %1825 {
                %1826 = arith.muli %1588, %c11 : index
                %1827 = arith.addi %1593, %1826 : index
                %1828 = vector.shuffle %1824, %1824 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1829 = arith.divui %1820, %c14 : index
                %1830 = arith.muli %1829, %c5 : index
                %1831 = arith.remui %1820, %c14 : index
                %1832 = arith.muli %1592, %c14 : index
                %1833 = arith.divui %1831, %c22 : index
                %1834 = arith.muli %1833, %c22 : index
                %1835 = arith.remui %1831, %c15 : index
                %1836 = arith.muli %1835, %c15 : index
                %1837 = arith.addi %1834, %1836 : index
                %1838 = arith.divui %1831, %c15 : index
                %1839 = arith.remui %1838, %c15 : index
                %1840 = arith.addi %1837, %1839 : index
                %1841 = arith.addi %1832, %1840 : index
                %1842 = arith.addi %1830, %1841 : index
                %1843 = arith.addi %1827, %1842 : index
                vector.store %1828, %kv[%1843] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1844 = arith.subi %1588, %kvHeads : index
                %1845 = arith.muli %1844, %c11 : index
                %1846 = arith.addi %1593, %1845 : index
                %1847 = arith.addi %1820, %c10 : index
                %1848 = arith.divui %1847, %c14 : index
                %1849 = arith.muli %1848, %c5 : index
                %1850 = arith.addi %1849, %c12 : index
                %1851 = arith.remui %1847, %c14 : index
                %1852 = arith.divui %1592, %c15 : index
                %1853 = arith.remui %1592, %c15 : index
                %1854 = arith.muli %1853, %c16 : index
                %1855 = arith.addi %1852, %1854 : index
                %1856 = arith.muli %1851, %c14 : index
                %1857 = arith.divui %1855, %c22 : index
                %1858 = arith.muli %1857, %c22 : index
                %1859 = arith.remui %1855, %c15 : index
                %1860 = arith.muli %1859, %c15 : index
                %1861 = arith.addi %1858, %1860 : index
                %1862 = arith.divui %1855, %c15 : index
                %1863 = arith.remui %1862, %c15 : index
                %1864 = arith.addi %1861, %1863 : index
                %1865 = arith.addi %1856, %1864 : index
                %1866 = arith.addi %1850, %1865 : index
                %1867 = arith.addi %1846, %1866 : index
                %1868 = vector.shuffle %1824, %1824 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1868, %kv[%1867] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1869 = arith.addi %1820, %c9 : index
                %1870 = arith.divui %1869, %c14 : index
                %1871 = arith.muli %1870, %c5 : index
                %1872 = arith.addi %1871, %c12 : index
                %1873 = arith.remui %1869, %c14 : index
                %1874 = arith.divui %1592, %c15 : index
                %1875 = arith.remui %1592, %c15 : index
                %1876 = arith.muli %1875, %c16 : index
                %1877 = arith.addi %1874, %1876 : index
                %1878 = arith.muli %1873, %c14 : index
                %1879 = arith.divui %1877, %c22 : index
                %1880 = arith.muli %1879, %c22 : index
                %1881 = arith.remui %1877, %c15 : index
                %1882 = arith.muli %1881, %c15 : index
                %1883 = arith.addi %1880, %1882 : index
                %1884 = arith.divui %1877, %c15 : index
                %1885 = arith.remui %1884, %c15 : index
                %1886 = arith.addi %1883, %1885 : index
                %1887 = arith.addi %1878, %1886 : index
                %1888 = arith.addi %1872, %1887 : index
                %1889 = arith.addi %1846, %1888 : index
                %1890 = vector.shuffle %1824, %1824 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1890, %kv[%1889] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1891 = arith.addi %1820, %c15 : index
                %1892 = arith.divui %1891, %c14 : index
                %1893 = arith.muli %1892, %c5 : index
                %1894 = arith.addi %1893, %c12 : index
                %1895 = arith.remui %1891, %c14 : index
                %1896 = arith.divui %1592, %c15 : index
                %1897 = arith.remui %1592, %c15 : index
                %1898 = arith.muli %1897, %c16 : index
                %1899 = arith.addi %1896, %1898 : index
                %1900 = arith.muli %1895, %c14 : index
                %1901 = arith.divui %1899, %c22 : index
                %1902 = arith.muli %1901, %c22 : index
                %1903 = arith.remui %1899, %c15 : index
                %1904 = arith.muli %1903, %c15 : index
                %1905 = arith.addi %1902, %1904 : index
                %1906 = arith.divui %1899, %c15 : index
                %1907 = arith.remui %1906, %c15 : index
                %1908 = arith.addi %1905, %1907 : index
                %1909 = arith.addi %1900, %1908 : index
                %1910 = arith.addi %1894, %1909 : index
                %1911 = arith.addi %1846, %1910 : index
                %1912 = vector.shuffle %1824, %1824 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1912, %kv[%1911] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1913 = arith.addi %1820, %c35 : index
                %1914 = arith.divui %1913, %c14 : index
                %1915 = arith.muli %1914, %c5 : index
                %1916 = arith.addi %1915, %c12 : index
                %1917 = arith.remui %1913, %c14 : index
                %1918 = arith.divui %1592, %c15 : index
                %1919 = arith.remui %1592, %c15 : index
                %1920 = arith.muli %1919, %c16 : index
                %1921 = arith.addi %1918, %1920 : index
                %1922 = arith.muli %1917, %c14 : index
                %1923 = arith.divui %1921, %c22 : index
                %1924 = arith.muli %1923, %c22 : index
                %1925 = arith.remui %1921, %c15 : index
                %1926 = arith.muli %1925, %c15 : index
                %1927 = arith.addi %1924, %1926 : index
                %1928 = arith.divui %1921, %c15 : index
                %1929 = arith.remui %1928, %c15 : index
                %1930 = arith.addi %1927, %1929 : index
                %1931 = arith.addi %1922, %1930 : index
                %1932 = arith.addi %1916, %1931 : index
                %1933 = arith.addi %1846, %1932 : index
                %1934 = vector.shuffle %1824, %1824 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1934, %kv[%1933] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %1935 = arith.addi %23, %c14 : index
    %1936 = wave.lane
    %1937 = arith.muli %3, %c9 : index
    %1938 = arith.muli %1937, %c5 : index
    %1939 = arith.addi %1938, %1936 : index
    %1940 = arith.muli %4, %c12 : index
    %1941 = arith.addi %1940, %1939 : index
    %1942 = arith.addi %1941, %c10 : index
    %1943 = arith.addi %1942, %c10 : index
    %1944 = vector.extract %494#1[0] : f32 from vector<8xf32>
    memref.store %1944, %19[%1943] : memref<?xf32>
    %1945 = arith.muli %4, %c12 : index
    %1946 = arith.addi %1945, %1939 : index
    %1947 = arith.addi %1946, %c10 : index
    %1948 = arith.addi %1947, %c17 : index
    %1949 = vector.extract %494#1[1] : f32 from vector<8xf32>
    memref.store %1949, %19[%1948] : memref<?xf32>
    %1950 = arith.muli %4, %c12 : index
    %1951 = arith.addi %1950, %1939 : index
    %1952 = arith.addi %1951, %c10 : index
    %1953 = arith.addi %1952, %c6 : index
    %1954 = vector.extract %494#1[2] : f32 from vector<8xf32>
    memref.store %1954, %19[%1953] : memref<?xf32>
    %1955 = arith.muli %4, %c12 : index
    %1956 = arith.addi %1955, %1939 : index
    %1957 = arith.addi %1956, %c10 : index
    %1958 = arith.addi %1957, %c36 : index
    %1959 = vector.extract %494#1[3] : f32 from vector<8xf32>
    memref.store %1959, %19[%1958] : memref<?xf32>
    %1960 = arith.muli %4, %c12 : index
    %1961 = arith.addi %1960, %1939 : index
    %1962 = arith.addi %1961, %c10 : index
    %1963 = arith.addi %1962, %c8 : index
    %1964 = vector.extract %494#1[4] : f32 from vector<8xf32>
    memref.store %1964, %19[%1963] : memref<?xf32>
    %1965 = arith.muli %4, %c12 : index
    %1966 = arith.addi %1965, %1939 : index
    %1967 = arith.addi %1966, %c10 : index
    %1968 = arith.addi %1967, %c37 : index
    %1969 = vector.extract %494#1[5] : f32 from vector<8xf32>
    memref.store %1969, %19[%1968] : memref<?xf32>
    %1970 = arith.muli %4, %c12 : index
    %1971 = arith.addi %1970, %1939 : index
    %1972 = arith.addi %1971, %c10 : index
    %1973 = arith.addi %1972, %c38 : index
    %1974 = vector.extract %494#1[6] : f32 from vector<8xf32>
    memref.store %1974, %19[%1973] : memref<?xf32>
    %1975 = arith.muli %4, %c12 : index
    %1976 = arith.addi %1975, %1939 : index
    %1977 = arith.addi %1976, %c10 : index
    %1978 = arith.addi %1977, %c39 : index
    %1979 = vector.extract %494#1[7] : f32 from vector<8xf32>
    memref.store %1979, %19[%1978] : memref<?xf32>
    wave.barrier
    %1980 = arith.muli %4, %c22 : index
    %1981 = arith.addi %1980, %c10 : index
    %1982 = arith.muli %1981, %c15 : index
    %1983 = arith.divui %1936, %c14 : index
    %1984 = arith.addi %1982, %1983 : index
    %1985 = arith.addi %1935, %1984 : index
    %1986 = arith.cmpi slt, %1985, %22 : index
    scf.if %1986 {
      %1987 = arith.cmpi eq, %hasFactors, %c9 : index
      %1988 = arith.muli %1985, %c15 : index
      %1989 = memref.load %factors[%1988] : memref<?xf32>
      %1990 = arith.mulf %1989, %operandScale : f32
      %1991 = arith.select %1987, %1990, %operandScale : f32
      %1992 = arith.addi %1939, %c10 : index
      %1993 = arith.muli %1981, %c17 : index
      %1994 = arith.addi %1992, %1993 : index
      %1995 = memref.load %19[%1994] : memref<?xf32>
      %1996 = arith.addi %1994, %c12 : index
      %1997 = memref.load %19[%1996] : memref<?xf32>
      %1998 = arith.addf %1995, %1997 : f32
      %1999 = arith.remui %1936, %c14 : index
      %2000 = arith.muli %1999, %c22 : index
      %2001 = arith.addi %18, %2000 : index
      %2002 = vector.load %w[%2001] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2003 = vector.bitcast %2002 : vector<4xi8> to vector<1xf32>
      %2004 = vector.extract %2003[0] : f32 from vector<1xf32>
      %2005 = arith.mulf %2004, %1991 : f32
      %2006 = arith.mulf %1998, %2005 : f32
      %2007 = arith.muli %3, %c9 : index
      %2008 = arith.addi %2007, %c10 : index
      %2009 = arith.muli %2008, %c14 : index
      %2010 = arith.remui %1936, %c14 : index
      %2011 = arith.addi %2009, %2010 : index
      %2012 = arith.muli %1984, %c42 : index
      %2013 = arith.addi %2012, %2011 : index
      memref.store %2006, %20[%2013] : memref<?xf32>
    }
    %2014 = arith.muli %4, %c22 : index
    %2015 = arith.addi %2014, %c9 : index
    %2016 = arith.muli %2015, %c15 : index
    %2017 = arith.divui %1936, %c14 : index
    %2018 = arith.addi %2016, %2017 : index
    %2019 = arith.addi %1935, %2018 : index
    %2020 = arith.cmpi slt, %2019, %22 : index
    scf.if %2020 {
      %2021 = arith.cmpi eq, %hasFactors, %c9 : index
      %2022 = arith.muli %2019, %c15 : index
      %2023 = memref.load %factors[%2022] : memref<?xf32>
      %2024 = arith.mulf %2023, %operandScale : f32
      %2025 = arith.select %2021, %2024, %operandScale : f32
      %2026 = arith.addi %1939, %c10 : index
      %2027 = arith.muli %2015, %c17 : index
      %2028 = arith.addi %2026, %2027 : index
      %2029 = memref.load %19[%2028] : memref<?xf32>
      %2030 = arith.addi %2028, %c12 : index
      %2031 = memref.load %19[%2030] : memref<?xf32>
      %2032 = arith.addf %2029, %2031 : f32
      %2033 = arith.remui %1936, %c14 : index
      %2034 = arith.muli %2033, %c22 : index
      %2035 = arith.addi %18, %2034 : index
      %2036 = vector.load %w[%2035] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2037 = vector.bitcast %2036 : vector<4xi8> to vector<1xf32>
      %2038 = vector.extract %2037[0] : f32 from vector<1xf32>
      %2039 = arith.mulf %2038, %2025 : f32
      %2040 = arith.mulf %2032, %2039 : f32
      %2041 = arith.muli %3, %c9 : index
      %2042 = arith.addi %2041, %c10 : index
      %2043 = arith.muli %2042, %c14 : index
      %2044 = arith.remui %1936, %c14 : index
      %2045 = arith.addi %2043, %2044 : index
      %2046 = arith.muli %2018, %c42 : index
      %2047 = arith.addi %2046, %2045 : index
      memref.store %2040, %20[%2047] : memref<?xf32>
    }
    %2048 = arith.muli %4, %c22 : index
    %2049 = arith.addi %2048, %c15 : index
    %2050 = arith.muli %2049, %c15 : index
    %2051 = arith.divui %1936, %c14 : index
    %2052 = arith.addi %2050, %2051 : index
    %2053 = arith.addi %1935, %2052 : index
    %2054 = arith.cmpi slt, %2053, %22 : index
    scf.if %2054 {
      %2055 = arith.cmpi eq, %hasFactors, %c9 : index
      %2056 = arith.muli %2053, %c15 : index
      %2057 = memref.load %factors[%2056] : memref<?xf32>
      %2058 = arith.mulf %2057, %operandScale : f32
      %2059 = arith.select %2055, %2058, %operandScale : f32
      %2060 = arith.addi %1939, %c10 : index
      %2061 = arith.muli %2049, %c17 : index
      %2062 = arith.addi %2060, %2061 : index
      %2063 = memref.load %19[%2062] : memref<?xf32>
      %2064 = arith.addi %2062, %c12 : index
      %2065 = memref.load %19[%2064] : memref<?xf32>
      %2066 = arith.addf %2063, %2065 : f32
      %2067 = arith.remui %1936, %c14 : index
      %2068 = arith.muli %2067, %c22 : index
      %2069 = arith.addi %18, %2068 : index
      %2070 = vector.load %w[%2069] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2071 = vector.bitcast %2070 : vector<4xi8> to vector<1xf32>
      %2072 = vector.extract %2071[0] : f32 from vector<1xf32>
      %2073 = arith.mulf %2072, %2059 : f32
      %2074 = arith.mulf %2066, %2073 : f32
      %2075 = arith.muli %3, %c9 : index
      %2076 = arith.addi %2075, %c10 : index
      %2077 = arith.muli %2076, %c14 : index
      %2078 = arith.remui %1936, %c14 : index
      %2079 = arith.addi %2077, %2078 : index
      %2080 = arith.muli %2052, %c42 : index
      %2081 = arith.addi %2080, %2079 : index
      memref.store %2074, %20[%2081] : memref<?xf32>
    }
    %2082 = arith.muli %4, %c22 : index
    %2083 = arith.addi %2082, %c35 : index
    %2084 = arith.muli %2083, %c15 : index
    %2085 = arith.divui %1936, %c14 : index
    %2086 = arith.addi %2084, %2085 : index
    %2087 = arith.addi %1935, %2086 : index
    %2088 = arith.cmpi slt, %2087, %22 : index
    scf.if %2088 {
      %2089 = arith.cmpi eq, %hasFactors, %c9 : index
      %2090 = arith.muli %2087, %c15 : index
      %2091 = memref.load %factors[%2090] : memref<?xf32>
      %2092 = arith.mulf %2091, %operandScale : f32
      %2093 = arith.select %2089, %2092, %operandScale : f32
      %2094 = arith.addi %1939, %c10 : index
      %2095 = arith.muli %2083, %c17 : index
      %2096 = arith.addi %2094, %2095 : index
      %2097 = memref.load %19[%2096] : memref<?xf32>
      %2098 = arith.addi %2096, %c12 : index
      %2099 = memref.load %19[%2098] : memref<?xf32>
      %2100 = arith.addf %2097, %2099 : f32
      %2101 = arith.remui %1936, %c14 : index
      %2102 = arith.muli %2101, %c22 : index
      %2103 = arith.addi %18, %2102 : index
      %2104 = vector.load %w[%2103] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2105 = vector.bitcast %2104 : vector<4xi8> to vector<1xf32>
      %2106 = vector.extract %2105[0] : f32 from vector<1xf32>
      %2107 = arith.mulf %2106, %2093 : f32
      %2108 = arith.mulf %2100, %2107 : f32
      %2109 = arith.muli %3, %c9 : index
      %2110 = arith.addi %2109, %c10 : index
      %2111 = arith.muli %2110, %c14 : index
      %2112 = arith.remui %1936, %c14 : index
      %2113 = arith.addi %2111, %2112 : index
      %2114 = arith.muli %2086, %c42 : index
      %2115 = arith.addi %2114, %2113 : index
      memref.store %2108, %20[%2115] : memref<?xf32>
    }
    wave.barrier
    %2116 = arith.addi %23, %c14 : index
    %2117 = wave.wave
    %2118 = arith.addi %2117, %c10 : index
    %2119 = arith.addi %2116, %2118 : index
    %2120 = arith.cmpi slt, %2119, %22 : index
    %2121 = arith.cmpi slt, %2118, %c14 : index
    %2122 = arith.andi %2120, %2121 : i1
    scf.if %2122 {
      %2123 = arith.addi %2116, %2118 : index
      %2124 = arith.muli %2118, %c42 : index
      %2125 = wave.lane
      %2126 = arith.addi %2125, %c10 : index
      %2127 = arith.cmpi eq, %hasBias, %c9 : index
      %2128 = arith.addi %2124, %2126 : index
      %2129 = memref.load %20[%2128] : memref<?xf32>
      %2130 = arith.muli %0, %c42 : index
      %2131 = arith.addi %2130, %2126 : index
      %2132 = memref.load %bias[%2131] : memref<?xf32>
      %2133 = arith.addf %2129, %2132 : f32
      %2134 = arith.select %2127, %2133, %2129 : f32
      %2135 = arith.addi %2126, %c44 : index
      %2136 = arith.cmpi eq, %hasBias, %c9 : index
      %2137 = arith.addi %2124, %2135 : index
      %2138 = memref.load %20[%2137] : memref<?xf32>
      %2139 = arith.muli %0, %c42 : index
      %2140 = arith.addi %2139, %2135 : index
      %2141 = memref.load %bias[%2140] : memref<?xf32>
      %2142 = arith.addf %2138, %2141 : f32
      %2143 = arith.select %2136, %2142, %2138 : f32
      %2144 = arith.addi %2125, %c17 : index
      %2145 = arith.cmpi slt, %2144, %c44 : index
      %2146 = arith.minsi %2144, %c45 : index
      %2147 = arith.cmpi eq, %hasBias, %c9 : index
      %2148 = arith.addi %2124, %2146 : index
      %2149 = memref.load %20[%2148] : memref<?xf32>
      %2150 = arith.muli %0, %c42 : index
      %2151 = arith.addi %2150, %2146 : index
      %2152 = memref.load %bias[%2151] : memref<?xf32>
      %2153 = arith.addf %2149, %2152 : f32
      %2154 = arith.select %2147, %2153, %2149 : f32
      %2155 = arith.addi %2146, %c44 : index
      %2156 = arith.cmpi eq, %hasBias, %c9 : index
      %2157 = arith.addi %2124, %2155 : index
      %2158 = memref.load %20[%2157] : memref<?xf32>
      %2159 = arith.muli %0, %c42 : index
      %2160 = arith.addi %2159, %2155 : index
      %2161 = memref.load %bias[%2160] : memref<?xf32>
      %2162 = arith.addf %2158, %2161 : f32
      %2163 = arith.select %2156, %2162, %2158 : f32
      %2164 = arith.addi %heads, %kvHeads : index
      %2165 = arith.cmpi slt, %0, %2164 : index
      scf.if %2165 {
        %2166 = arith.addi %positionsAt, %2123 : index
        %2167 = memref.load %step[%2166] : memref<?xi32>
        %2168 = arith.index_cast %2167 : i32 to index
        %2169 = arith.cmpi eq, %hasNorm, %c9 : index
        %2170 = math.fma %2134, %2134, %c48 : f32
        %2171 = math.fma %2143, %2143, %2170 : f32
        %2172 = math.fma %2154, %2154, %2171 : f32
        %2173 = arith.select %2145, %2172, %2171 : f32
        %2174 = math.fma %2163, %2163, %2173 : f32
        %2175 = arith.select %2145, %2174, %2173 : f32
        %2176 = vector.broadcast %2175 : f32 to vector<1xf32>
        %2177 = wave.reduce "add" %2176 : vector<1xf32>
        %2178 = arith.mulf %2177, %inverseHeadDim : f32
        %2179 = arith.addf %2178, %epsilon : f32
        %2180 = math.sqrt %2179 : f32
        %2181 = arith.divf %c50, %2180 : f32
        %2182 = arith.cmpi slt, %0, %heads : index
        %2183 = arith.addi %2126, %c44 : index
        %2184 = memref.load %query_norm[%2126] : memref<?xf32>
        %2185 = memref.load %key_norm[%2126] : memref<?xf32>
        %2186 = arith.select %2182, %2184, %2185 : f32
        %2187 = arith.mulf %2134, %2181 : f32
        %2188 = arith.mulf %2187, %2186 : f32
        %2189 = arith.select %2169, %2188, %2134 : f32
        %2190 = memref.load %query_norm[%2183] : memref<?xf32>
        %2191 = memref.load %key_norm[%2183] : memref<?xf32>
        %2192 = arith.select %2182, %2190, %2191 : f32
        %2193 = arith.mulf %2143, %2181 : f32
        %2194 = arith.mulf %2193, %2192 : f32
        %2195 = arith.select %2169, %2194, %2143 : f32
        %2196 = arith.addi %2146, %c44 : index
        %2197 = memref.load %query_norm[%2146] : memref<?xf32>
        %2198 = memref.load %key_norm[%2146] : memref<?xf32>
        %2199 = arith.select %2182, %2197, %2198 : f32
        %2200 = arith.mulf %2154, %2181 : f32
        %2201 = arith.mulf %2200, %2199 : f32
        %2202 = arith.select %2169, %2201, %2154 : f32
        %2203 = memref.load %query_norm[%2196] : memref<?xf32>
        %2204 = memref.load %key_norm[%2196] : memref<?xf32>
        %2205 = arith.select %2182, %2203, %2204 : f32
        %2206 = arith.mulf %2163, %2181 : f32
        %2207 = arith.mulf %2206, %2205 : f32
        %2208 = arith.select %2169, %2207, %2163 : f32
        %2209 = arith.remui %2168, %c5 : index
        %2210 = arith.muli %2209, %c42 : index
        %2211 = arith.addi %2210, %2126 : index
        %2212 = arith.divui %2168, %c5 : index
        %2213 = arith.addi %2212, %c5 : index
        %2214 = arith.muli %2213, %c42 : index
        %2215 = arith.addi %2214, %2126 : index
        %2216 = memref.load %rope[%2211] : memref<?xf32>
        %2217 = arith.addi %2211, %c44 : index
        %2218 = memref.load %rope[%2217] : memref<?xf32>
        %2219 = memref.load %rope[%2215] : memref<?xf32>
        %2220 = arith.addi %2215, %c44 : index
        %2221 = memref.load %rope[%2220] : memref<?xf32>
        %2222 = arith.mulf %2219, %2216 : f32
        %2223 = arith.mulf %2221, %2218 : f32
        %2224 = arith.subf %2222, %2223 : f32
        %2225 = arith.mulf %2221, %2216 : f32
        %2226 = arith.mulf %2219, %2218 : f32
        %2227 = arith.addf %2225, %2226 : f32
        %2228 = arith.mulf %2189, %2224 : f32
        %2229 = arith.mulf %2195, %2227 : f32
        %2230 = arith.subf %2228, %2229 : f32
        %2231 = arith.mulf %2195, %2224 : f32
        %2232 = arith.mulf %2189, %2227 : f32
        %2233 = arith.addf %2231, %2232 : f32
        %2234 = arith.cmpi slt, %0, %heads : index
        scf.if %2234 {
          %2235 = arith.muli %2123, %heads : index
          %2236 = arith.addi %2235, %0 : index
          %2237 = arith.muli %2236, %c42 : index
          %2238 = arith.addi %2237, %2126 : index
          memref.store %2230, %q[%2238] : memref<?xf32>
          %2239 = arith.addi %2238, %c44 : index
          memref.store %2233, %q[%2239] : memref<?xf32>
        } else {
          %2240 = arith.addi %2124, %2126 : index
          memref.store %2230, %20[%2240] : memref<?xf32>
          %2241 = arith.addi %2124, %2126 : index
          %2242 = arith.addi %2241, %c44 : index
          memref.store %2233, %20[%2242] : memref<?xf32>
        }
        %2243 = arith.remui %2168, %c5 : index
        %2244 = arith.muli %2243, %c42 : index
        %2245 = arith.addi %2244, %2146 : index
        %2246 = arith.divui %2168, %c5 : index
        %2247 = arith.addi %2246, %c5 : index
        %2248 = arith.muli %2247, %c42 : index
        %2249 = arith.addi %2248, %2146 : index
        %2250 = memref.load %rope[%2245] : memref<?xf32>
        %2251 = arith.addi %2245, %c44 : index
        %2252 = memref.load %rope[%2251] : memref<?xf32>
        %2253 = memref.load %rope[%2249] : memref<?xf32>
        %2254 = arith.addi %2249, %c44 : index
        %2255 = memref.load %rope[%2254] : memref<?xf32>
        %2256 = arith.mulf %2253, %2250 : f32
        %2257 = arith.mulf %2255, %2252 : f32
        %2258 = arith.subf %2256, %2257 : f32
        %2259 = arith.mulf %2255, %2250 : f32
        %2260 = arith.mulf %2253, %2252 : f32
        %2261 = arith.addf %2259, %2260 : f32
        %2262 = arith.mulf %2202, %2258 : f32
        %2263 = arith.mulf %2208, %2261 : f32
        %2264 = arith.subf %2262, %2263 : f32
        %2265 = arith.mulf %2208, %2258 : f32
        %2266 = arith.mulf %2202, %2261 : f32
        %2267 = arith.addf %2265, %2266 : f32
        scf.if %2145 {
          %2268 = arith.cmpi slt, %0, %heads : index
          scf.if %2268 {
            %2269 = arith.muli %2123, %heads : index
            %2270 = arith.addi %2269, %0 : index
            %2271 = arith.muli %2270, %c42 : index
            %2272 = arith.addi %2271, %2146 : index
            memref.store %2264, %q[%2272] : memref<?xf32>
            %2273 = arith.addi %2272, %c44 : index
            memref.store %2267, %q[%2273] : memref<?xf32>
          } else {
            %2274 = arith.addi %2124, %2146 : index
            memref.store %2264, %20[%2274] : memref<?xf32>
            %2275 = arith.addi %2124, %2146 : index
            %2276 = arith.addi %2275, %c44 : index
            memref.store %2267, %20[%2276] : memref<?xf32>
          }
        }
      } else {
        %2277 = arith.cmpi slt, %0, %heads : index
        scf.if %2277 {
          %2278 = arith.muli %2123, %heads : index
          %2279 = arith.addi %2278, %0 : index
          %2280 = arith.muli %2279, %c42 : index
          %2281 = arith.addi %2280, %2126 : index
          memref.store %2134, %q[%2281] : memref<?xf32>
          %2282 = arith.addi %2281, %c44 : index
          memref.store %2143, %q[%2282] : memref<?xf32>
        } else {
          %2283 = arith.addi %2124, %2126 : index
          memref.store %2134, %20[%2283] : memref<?xf32>
          %2284 = arith.addi %2124, %2126 : index
          %2285 = arith.addi %2284, %c44 : index
          memref.store %2143, %20[%2285] : memref<?xf32>
        }
        scf.if %2145 {
          %2286 = arith.cmpi slt, %0, %heads : index
          scf.if %2286 {
            %2287 = arith.muli %2123, %heads : index
            %2288 = arith.addi %2287, %0 : index
            %2289 = arith.muli %2288, %c42 : index
            %2290 = arith.addi %2289, %2146 : index
            memref.store %2154, %q[%2290] : memref<?xf32>
            %2291 = arith.addi %2290, %c44 : index
            memref.store %2163, %q[%2291] : memref<?xf32>
          } else {
            %2292 = arith.addi %2124, %2146 : index
            memref.store %2154, %20[%2292] : memref<?xf32>
            %2293 = arith.addi %2124, %2146 : index
            %2294 = arith.addi %2293, %c44 : index
            memref.store %2163, %20[%2294] : memref<?xf32>
          }
        }
      }
    }
    %2295 = arith.addi %2117, %c4 : index
    %2296 = arith.addi %2116, %2295 : index
    %2297 = arith.cmpi slt, %2296, %22 : index
    %2298 = arith.cmpi slt, %2295, %c14 : index
    %2299 = arith.andi %2297, %2298 : i1
    scf.if %2299 {
      %2300 = arith.addi %2116, %2295 : index
      %2301 = arith.muli %2295, %c42 : index
      %2302 = wave.lane
      %2303 = arith.addi %2302, %c10 : index
      %2304 = arith.cmpi eq, %hasBias, %c9 : index
      %2305 = arith.addi %2301, %2303 : index
      %2306 = memref.load %20[%2305] : memref<?xf32>
      %2307 = arith.muli %0, %c42 : index
      %2308 = arith.addi %2307, %2303 : index
      %2309 = memref.load %bias[%2308] : memref<?xf32>
      %2310 = arith.addf %2306, %2309 : f32
      %2311 = arith.select %2304, %2310, %2306 : f32
      %2312 = arith.addi %2303, %c44 : index
      %2313 = arith.cmpi eq, %hasBias, %c9 : index
      %2314 = arith.addi %2301, %2312 : index
      %2315 = memref.load %20[%2314] : memref<?xf32>
      %2316 = arith.muli %0, %c42 : index
      %2317 = arith.addi %2316, %2312 : index
      %2318 = memref.load %bias[%2317] : memref<?xf32>
      %2319 = arith.addf %2315, %2318 : f32
      %2320 = arith.select %2313, %2319, %2315 : f32
      %2321 = arith.addi %2302, %c17 : index
      %2322 = arith.cmpi slt, %2321, %c44 : index
      %2323 = arith.minsi %2321, %c45 : index
      %2324 = arith.cmpi eq, %hasBias, %c9 : index
      %2325 = arith.addi %2301, %2323 : index
      %2326 = memref.load %20[%2325] : memref<?xf32>
      %2327 = arith.muli %0, %c42 : index
      %2328 = arith.addi %2327, %2323 : index
      %2329 = memref.load %bias[%2328] : memref<?xf32>
      %2330 = arith.addf %2326, %2329 : f32
      %2331 = arith.select %2324, %2330, %2326 : f32
      %2332 = arith.addi %2323, %c44 : index
      %2333 = arith.cmpi eq, %hasBias, %c9 : index
      %2334 = arith.addi %2301, %2332 : index
      %2335 = memref.load %20[%2334] : memref<?xf32>
      %2336 = arith.muli %0, %c42 : index
      %2337 = arith.addi %2336, %2332 : index
      %2338 = memref.load %bias[%2337] : memref<?xf32>
      %2339 = arith.addf %2335, %2338 : f32
      %2340 = arith.select %2333, %2339, %2335 : f32
      %2341 = arith.addi %heads, %kvHeads : index
      %2342 = arith.cmpi slt, %0, %2341 : index
      scf.if %2342 {
        %2343 = arith.addi %positionsAt, %2300 : index
        %2344 = memref.load %step[%2343] : memref<?xi32>
        %2345 = arith.index_cast %2344 : i32 to index
        %2346 = arith.cmpi eq, %hasNorm, %c9 : index
        %2347 = math.fma %2311, %2311, %c48 : f32
        %2348 = math.fma %2320, %2320, %2347 : f32
        %2349 = math.fma %2331, %2331, %2348 : f32
        %2350 = arith.select %2322, %2349, %2348 : f32
        %2351 = math.fma %2340, %2340, %2350 : f32
        %2352 = arith.select %2322, %2351, %2350 : f32
        %2353 = vector.broadcast %2352 : f32 to vector<1xf32>
        %2354 = wave.reduce "add" %2353 : vector<1xf32>
        %2355 = arith.mulf %2354, %inverseHeadDim : f32
        %2356 = arith.addf %2355, %epsilon : f32
        %2357 = math.sqrt %2356 : f32
        %2358 = arith.divf %c50, %2357 : f32
        %2359 = arith.cmpi slt, %0, %heads : index
        %2360 = arith.addi %2303, %c44 : index
        %2361 = memref.load %query_norm[%2303] : memref<?xf32>
        %2362 = memref.load %key_norm[%2303] : memref<?xf32>
        %2363 = arith.select %2359, %2361, %2362 : f32
        %2364 = arith.mulf %2311, %2358 : f32
        %2365 = arith.mulf %2364, %2363 : f32
        %2366 = arith.select %2346, %2365, %2311 : f32
        %2367 = memref.load %query_norm[%2360] : memref<?xf32>
        %2368 = memref.load %key_norm[%2360] : memref<?xf32>
        %2369 = arith.select %2359, %2367, %2368 : f32
        %2370 = arith.mulf %2320, %2358 : f32
        %2371 = arith.mulf %2370, %2369 : f32
        %2372 = arith.select %2346, %2371, %2320 : f32
        %2373 = arith.addi %2323, %c44 : index
        %2374 = memref.load %query_norm[%2323] : memref<?xf32>
        %2375 = memref.load %key_norm[%2323] : memref<?xf32>
        %2376 = arith.select %2359, %2374, %2375 : f32
        %2377 = arith.mulf %2331, %2358 : f32
        %2378 = arith.mulf %2377, %2376 : f32
        %2379 = arith.select %2346, %2378, %2331 : f32
        %2380 = memref.load %query_norm[%2373] : memref<?xf32>
        %2381 = memref.load %key_norm[%2373] : memref<?xf32>
        %2382 = arith.select %2359, %2380, %2381 : f32
        %2383 = arith.mulf %2340, %2358 : f32
        %2384 = arith.mulf %2383, %2382 : f32
        %2385 = arith.select %2346, %2384, %2340 : f32
        %2386 = arith.remui %2345, %c5 : index
        %2387 = arith.muli %2386, %c42 : index
        %2388 = arith.addi %2387, %2303 : index
        %2389 = arith.divui %2345, %c5 : index
        %2390 = arith.addi %2389, %c5 : index
        %2391 = arith.muli %2390, %c42 : index
        %2392 = arith.addi %2391, %2303 : index
        %2393 = memref.load %rope[%2388] : memref<?xf32>
        %2394 = arith.addi %2388, %c44 : index
        %2395 = memref.load %rope[%2394] : memref<?xf32>
        %2396 = memref.load %rope[%2392] : memref<?xf32>
        %2397 = arith.addi %2392, %c44 : index
        %2398 = memref.load %rope[%2397] : memref<?xf32>
        %2399 = arith.mulf %2396, %2393 : f32
        %2400 = arith.mulf %2398, %2395 : f32
        %2401 = arith.subf %2399, %2400 : f32
        %2402 = arith.mulf %2398, %2393 : f32
        %2403 = arith.mulf %2396, %2395 : f32
        %2404 = arith.addf %2402, %2403 : f32
        %2405 = arith.mulf %2366, %2401 : f32
        %2406 = arith.mulf %2372, %2404 : f32
        %2407 = arith.subf %2405, %2406 : f32
        %2408 = arith.mulf %2372, %2401 : f32
        %2409 = arith.mulf %2366, %2404 : f32
        %2410 = arith.addf %2408, %2409 : f32
        %2411 = arith.cmpi slt, %0, %heads : index
        scf.if %2411 {
          %2412 = arith.muli %2300, %heads : index
          %2413 = arith.addi %2412, %0 : index
          %2414 = arith.muli %2413, %c42 : index
          %2415 = arith.addi %2414, %2303 : index
          memref.store %2407, %q[%2415] : memref<?xf32>
          %2416 = arith.addi %2415, %c44 : index
          memref.store %2410, %q[%2416] : memref<?xf32>
        } else {
          %2417 = arith.addi %2301, %2303 : index
          memref.store %2407, %20[%2417] : memref<?xf32>
          %2418 = arith.addi %2301, %2303 : index
          %2419 = arith.addi %2418, %c44 : index
          memref.store %2410, %20[%2419] : memref<?xf32>
        }
        %2420 = arith.remui %2345, %c5 : index
        %2421 = arith.muli %2420, %c42 : index
        %2422 = arith.addi %2421, %2323 : index
        %2423 = arith.divui %2345, %c5 : index
        %2424 = arith.addi %2423, %c5 : index
        %2425 = arith.muli %2424, %c42 : index
        %2426 = arith.addi %2425, %2323 : index
        %2427 = memref.load %rope[%2422] : memref<?xf32>
        %2428 = arith.addi %2422, %c44 : index
        %2429 = memref.load %rope[%2428] : memref<?xf32>
        %2430 = memref.load %rope[%2426] : memref<?xf32>
        %2431 = arith.addi %2426, %c44 : index
        %2432 = memref.load %rope[%2431] : memref<?xf32>
        %2433 = arith.mulf %2430, %2427 : f32
        %2434 = arith.mulf %2432, %2429 : f32
        %2435 = arith.subf %2433, %2434 : f32
        %2436 = arith.mulf %2432, %2427 : f32
        %2437 = arith.mulf %2430, %2429 : f32
        %2438 = arith.addf %2436, %2437 : f32
        %2439 = arith.mulf %2379, %2435 : f32
        %2440 = arith.mulf %2385, %2438 : f32
        %2441 = arith.subf %2439, %2440 : f32
        %2442 = arith.mulf %2385, %2435 : f32
        %2443 = arith.mulf %2379, %2438 : f32
        %2444 = arith.addf %2442, %2443 : f32
        scf.if %2322 {
          %2445 = arith.cmpi slt, %0, %heads : index
          scf.if %2445 {
            %2446 = arith.muli %2300, %heads : index
            %2447 = arith.addi %2446, %0 : index
            %2448 = arith.muli %2447, %c42 : index
            %2449 = arith.addi %2448, %2323 : index
            memref.store %2441, %q[%2449] : memref<?xf32>
            %2450 = arith.addi %2449, %c44 : index
            memref.store %2444, %q[%2450] : memref<?xf32>
          } else {
            %2451 = arith.addi %2301, %2323 : index
            memref.store %2441, %20[%2451] : memref<?xf32>
            %2452 = arith.addi %2301, %2323 : index
            %2453 = arith.addi %2452, %c44 : index
            memref.store %2444, %20[%2453] : memref<?xf32>
          }
        }
      } else {
        %2454 = arith.cmpi slt, %0, %heads : index
        scf.if %2454 {
          %2455 = arith.muli %2300, %heads : index
          %2456 = arith.addi %2455, %0 : index
          %2457 = arith.muli %2456, %c42 : index
          %2458 = arith.addi %2457, %2303 : index
          memref.store %2311, %q[%2458] : memref<?xf32>
          %2459 = arith.addi %2458, %c44 : index
          memref.store %2320, %q[%2459] : memref<?xf32>
        } else {
          %2460 = arith.addi %2301, %2303 : index
          memref.store %2311, %20[%2460] : memref<?xf32>
          %2461 = arith.addi %2301, %2303 : index
          %2462 = arith.addi %2461, %c44 : index
          memref.store %2320, %20[%2462] : memref<?xf32>
        }
        scf.if %2322 {
          %2463 = arith.cmpi slt, %0, %heads : index
          scf.if %2463 {
            %2464 = arith.muli %2300, %heads : index
            %2465 = arith.addi %2464, %0 : index
            %2466 = arith.muli %2465, %c42 : index
            %2467 = arith.addi %2466, %2323 : index
            memref.store %2331, %q[%2467] : memref<?xf32>
            %2468 = arith.addi %2467, %c44 : index
            memref.store %2340, %q[%2468] : memref<?xf32>
          } else {
            %2469 = arith.addi %2301, %2323 : index
            memref.store %2331, %20[%2469] : memref<?xf32>
            %2470 = arith.addi %2301, %2323 : index
            %2471 = arith.addi %2470, %c44 : index
            memref.store %2340, %20[%2471] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %2472 = arith.cmpi sge, %0, %heads : index
    scf.if %2472 {
      %2473 = arith.addi %2117, %c10 : index
      %2474 = arith.addi %2116, %2473 : index
      %2475 = arith.cmpi slt, %2474, %22 : index
      %2476 = arith.cmpi slt, %2473, %c14 : index
      %2477 = arith.andi %2475, %2476 : i1
      scf.if %2477 {
        %2478 = arith.addi %2116, %2473 : index
        %2479 = arith.addi %slotsAt, %2478 : index
        %2480 = memref.load %step[%2479] : memref<?xi32>
        %2481 = arith.index_cast %2480 : i32 to index
        %2482 = arith.cmpi sge, %2481, %c10 : index
        scf.if %2482 {
          %2483 = arith.muli %2473, %c42 : index
          %2484 = arith.subi %0, %heads : index
          %2485 = memref.load %scales[%2484] : memref<?xf32>
          %2486 = vector.broadcast %2485 : f32 to vector<4xf32>
          %2487 = arith.divui %2481, %c14 : index
          %2488 = arith.remui %2481, %c14 : index
          %2489 = arith.muli %2487, %pageBytes : index
          %2490 = arith.cmpi eq, %codec, %c10 : index
          scf.if %2490 {
            %2491 = wave.lane
            %2492 = arith.muli %2491, %c22 : index
            scf.for %2493 = %2492 to %c42 step %c8 {
              %2494 = arith.addi %2483, %2493 : index
              %2495 = vector.load %20[%2494] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2496 = arith.mulf %2495, %2486 : vector<4xf32>
              %2497 = arith.minimumf %2496, %c55 : vector<4xf32>
              %2498 = arith.maximumf %2497, %c56 : vector<4xf32>
              %2499 = arith.truncf %2498 : vector<4xf32> to vector<4xf16>
              %2500 = vector.bitcast %2499 : vector<4xf16> to vector<8xi8>
              %2501 = arith.cmpi slt, %2484, %kvHeads : index
              scf.if %2501 {
                %2502 = arith.muli %2484, %c57 : index
                %2503 = arith.addi %2489, %2502 : index
                %2504 = arith.divui %2493, %c14 : index
                %2505 = arith.muli %2504, %c58 : index
                %2506 = arith.remui %2493, %c14 : index
                %2507 = arith.divui %2506, %c16 : index
                %2508 = arith.muli %2507, %c5 : index
                %2509 = arith.muli %2488, %c14 : index
                %2510 = arith.addi %2508, %2509 : index
                %2511 = arith.remui %2506, %c16 : index
                %2512 = arith.muli %2511, %c15 : index
                %2513 = arith.addi %2510, %2512 : index
                %2514 = arith.addi %2505, %2513 : index
                %2515 = arith.addi %2503, %2514 : index
                vector.store %2500, %kv[%2515] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2516 = arith.subi %2484, %kvHeads : index
                %2517 = arith.muli %2516, %c57 : index
                %2518 = arith.addi %2489, %2517 : index
                %2519 = arith.addi %2493, %c10 : index
                %2520 = arith.divui %2519, %c14 : index
                %2521 = arith.muli %2520, %c58 : index
                %2522 = arith.addi %2521, %c11 : index
                %2523 = arith.remui %2519, %c14 : index
                %2524 = arith.divui %2488, %c15 : index
                %2525 = arith.remui %2488, %c15 : index
                %2526 = arith.muli %2525, %c16 : index
                %2527 = arith.addi %2524, %2526 : index
                %2528 = arith.divui %2527, %c16 : index
                %2529 = arith.muli %2528, %c5 : index
                %2530 = arith.muli %2523, %c14 : index
                %2531 = arith.addi %2529, %2530 : index
                %2532 = arith.remui %2527, %c16 : index
                %2533 = arith.muli %2532, %c15 : index
                %2534 = arith.addi %2531, %2533 : index
                %2535 = arith.addi %2522, %2534 : index
                %2536 = arith.addi %2518, %2535 : index
                %2537 = vector.shuffle %2500, %2500 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2537, %kv[%2536] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2538 = arith.addi %2493, %c9 : index
                %2539 = arith.divui %2538, %c14 : index
                %2540 = arith.muli %2539, %c58 : index
                %2541 = arith.addi %2540, %c11 : index
                %2542 = arith.remui %2538, %c14 : index
                %2543 = arith.divui %2488, %c15 : index
                %2544 = arith.remui %2488, %c15 : index
                %2545 = arith.muli %2544, %c16 : index
                %2546 = arith.addi %2543, %2545 : index
                %2547 = arith.divui %2546, %c16 : index
                %2548 = arith.muli %2547, %c5 : index
                %2549 = arith.muli %2542, %c14 : index
                %2550 = arith.addi %2548, %2549 : index
                %2551 = arith.remui %2546, %c16 : index
                %2552 = arith.muli %2551, %c15 : index
                %2553 = arith.addi %2550, %2552 : index
                %2554 = arith.addi %2541, %2553 : index
                %2555 = arith.addi %2518, %2554 : index
                %2556 = vector.shuffle %2500, %2500 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2556, %kv[%2555] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2557 = arith.addi %2493, %c15 : index
                %2558 = arith.divui %2557, %c14 : index
                %2559 = arith.muli %2558, %c58 : index
                %2560 = arith.addi %2559, %c11 : index
                %2561 = arith.remui %2557, %c14 : index
                %2562 = arith.divui %2488, %c15 : index
                %2563 = arith.remui %2488, %c15 : index
                %2564 = arith.muli %2563, %c16 : index
                %2565 = arith.addi %2562, %2564 : index
                %2566 = arith.divui %2565, %c16 : index
                %2567 = arith.muli %2566, %c5 : index
                %2568 = arith.muli %2561, %c14 : index
                %2569 = arith.addi %2567, %2568 : index
                %2570 = arith.remui %2565, %c16 : index
                %2571 = arith.muli %2570, %c15 : index
                %2572 = arith.addi %2569, %2571 : index
                %2573 = arith.addi %2560, %2572 : index
                %2574 = arith.addi %2518, %2573 : index
                %2575 = vector.shuffle %2500, %2500 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2575, %kv[%2574] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2576 = arith.addi %2493, %c35 : index
                %2577 = arith.divui %2576, %c14 : index
                %2578 = arith.muli %2577, %c58 : index
                %2579 = arith.addi %2578, %c11 : index
                %2580 = arith.remui %2576, %c14 : index
                %2581 = arith.divui %2488, %c15 : index
                %2582 = arith.remui %2488, %c15 : index
                %2583 = arith.muli %2582, %c16 : index
                %2584 = arith.addi %2581, %2583 : index
                %2585 = arith.divui %2584, %c16 : index
                %2586 = arith.muli %2585, %c5 : index
                %2587 = arith.muli %2580, %c14 : index
                %2588 = arith.addi %2586, %2587 : index
                %2589 = arith.remui %2584, %c16 : index
                %2590 = arith.muli %2589, %c15 : index
                %2591 = arith.addi %2588, %2590 : index
                %2592 = arith.addi %2579, %2591 : index
                %2593 = arith.addi %2518, %2592 : index
                %2594 = vector.shuffle %2500, %2500 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2594, %kv[%2593] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2595 = arith.cmpi eq, %codec, %c9 : index
          scf.if %2595 {
            %2596 = wave.lane
            %2597 = arith.muli %2596, %c22 : index
            scf.for %2598 = %2597 to %c42 step %c8 {
              %2599 = arith.addi %2483, %2598 : index
              %2600 = vector.load %20[%2599] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2601 = arith.mulf %2600, %2486 : vector<4xf32>
              %2602 = wave.fp8_encode "e4m3" %2601 : vector<4xf32> -> vector<4xi8>
              %2603 = arith.cmpi slt, %2484, %kvHeads : index
              scf.if %2603 {
                %2604 = arith.muli %2484, %c11 : index
                %2605 = arith.addi %2489, %2604 : index
                %2606 = vector.shuffle %2602, %2602 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2607 = arith.divui %2598, %c14 : index
                %2608 = arith.muli %2607, %c5 : index
                %2609 = arith.remui %2598, %c14 : index
                %2610 = arith.muli %2488, %c14 : index
                %2611 = arith.divui %2609, %c22 : index
                %2612 = arith.muli %2611, %c22 : index
                %2613 = arith.remui %2609, %c15 : index
                %2614 = arith.muli %2613, %c15 : index
                %2615 = arith.addi %2612, %2614 : index
                %2616 = arith.divui %2609, %c15 : index
                %2617 = arith.remui %2616, %c15 : index
                %2618 = arith.addi %2615, %2617 : index
                %2619 = arith.addi %2610, %2618 : index
                %2620 = arith.addi %2608, %2619 : index
                %2621 = arith.addi %2605, %2620 : index
                vector.store %2606, %kv[%2621] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2622 = arith.subi %2484, %kvHeads : index
                %2623 = arith.muli %2622, %c11 : index
                %2624 = arith.addi %2489, %2623 : index
                %2625 = arith.addi %2598, %c10 : index
                %2626 = arith.divui %2625, %c14 : index
                %2627 = arith.muli %2626, %c5 : index
                %2628 = arith.addi %2627, %c12 : index
                %2629 = arith.remui %2625, %c14 : index
                %2630 = arith.divui %2488, %c15 : index
                %2631 = arith.remui %2488, %c15 : index
                %2632 = arith.muli %2631, %c16 : index
                %2633 = arith.addi %2630, %2632 : index
                %2634 = arith.muli %2629, %c14 : index
                %2635 = arith.divui %2633, %c22 : index
                %2636 = arith.muli %2635, %c22 : index
                %2637 = arith.remui %2633, %c15 : index
                %2638 = arith.muli %2637, %c15 : index
                %2639 = arith.addi %2636, %2638 : index
                %2640 = arith.divui %2633, %c15 : index
                %2641 = arith.remui %2640, %c15 : index
                %2642 = arith.addi %2639, %2641 : index
                %2643 = arith.addi %2634, %2642 : index
                %2644 = arith.addi %2628, %2643 : index
                %2645 = arith.addi %2624, %2644 : index
                %2646 = vector.shuffle %2602, %2602 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2646, %kv[%2645] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2647 = arith.addi %2598, %c9 : index
                %2648 = arith.divui %2647, %c14 : index
                %2649 = arith.muli %2648, %c5 : index
                %2650 = arith.addi %2649, %c12 : index
                %2651 = arith.remui %2647, %c14 : index
                %2652 = arith.divui %2488, %c15 : index
                %2653 = arith.remui %2488, %c15 : index
                %2654 = arith.muli %2653, %c16 : index
                %2655 = arith.addi %2652, %2654 : index
                %2656 = arith.muli %2651, %c14 : index
                %2657 = arith.divui %2655, %c22 : index
                %2658 = arith.muli %2657, %c22 : index
                %2659 = arith.remui %2655, %c15 : index
                %2660 = arith.muli %2659, %c15 : index
                %2661 = arith.addi %2658, %2660 : index
                %2662 = arith.divui %2655, %c15 : index
                %2663 = arith.remui %2662, %c15 : index
                %2664 = arith.addi %2661, %2663 : index
                %2665 = arith.addi %2656, %2664 : index
                %2666 = arith.addi %2650, %2665 : index
                %2667 = arith.addi %2624, %2666 : index
                %2668 = vector.shuffle %2602, %2602 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2668, %kv[%2667] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2669 = arith.addi %2598, %c15 : index
                %2670 = arith.divui %2669, %c14 : index
                %2671 = arith.muli %2670, %c5 : index
                %2672 = arith.addi %2671, %c12 : index
                %2673 = arith.remui %2669, %c14 : index
                %2674 = arith.divui %2488, %c15 : index
                %2675 = arith.remui %2488, %c15 : index
                %2676 = arith.muli %2675, %c16 : index
                %2677 = arith.addi %2674, %2676 : index
                %2678 = arith.muli %2673, %c14 : index
                %2679 = arith.divui %2677, %c22 : index
                %2680 = arith.muli %2679, %c22 : index
                %2681 = arith.remui %2677, %c15 : index
                %2682 = arith.muli %2681, %c15 : index
                %2683 = arith.addi %2680, %2682 : index
                %2684 = arith.divui %2677, %c15 : index
                %2685 = arith.remui %2684, %c15 : index
                %2686 = arith.addi %2683, %2685 : index
                %2687 = arith.addi %2678, %2686 : index
                %2688 = arith.addi %2672, %2687 : index
                %2689 = arith.addi %2624, %2688 : index
                %2690 = vector.shuffle %2602, %2602 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2690, %kv[%2689] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2691 = arith.addi %2598, %c35 : index
                %2692 = arith.divui %2691, %c14 : index
                %2693 = arith.muli %2692, %c5 : index
                %2694 = arith.addi %2693, %c12 : index
                %2695 = arith.remui %2691, %c14 : index
                %2696 = arith.divui %2488, %c15 : index
                %2697 = arith.remui %2488, %c15 : index
                %2698 = arith.muli %2697, %c16 : index
                %2699 = arith.addi %2696, %2698 : index
                %2700 = arith.muli %2695, %c14 : index
                %2701 = arith.divui %2699, %c22 : index
                %2702 = arith.muli %2701, %c22 : index
                %2703 = arith.remui %2699, %c15 : index
                %2704 = arith.muli %2703, %c15 : index
                %2705 = arith.addi %2702, %2704 : index
                %2706 = arith.divui %2699, %c15 : index
                %2707 = arith.remui %2706, %c15 : index
                %2708 = arith.addi %2705, %2707 : index
                %2709 = arith.addi %2700, %2708 : index
                %2710 = arith.addi %2694, %2709 : index
                %2711 = arith.addi %2624, %2710 : index
                %2712 = vector.shuffle %2602, %2602 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2712, %kv[%2711] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2713 = arith.cmpi eq, %codec, %c15 : index
          scf.if %2713 {
            %2714 = wave.lane
            %2715 = arith.muli %2714, %c22 : index
            scf.for %2716 = %2715 to %c42 step %c8 {
              %2717 = arith.addi %2483, %2716 : index
              %2718 = vector.load %20[%2717] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2719 = arith.mulf %2718, %2486 : vector<4xf32>
              %2720 = wave.fp8_encode "e5m2" %2719 : vector<4xf32> -> vector<4xi8>
              %2721 = arith.cmpi slt, %2484, %kvHeads : index
              scf.if %2721 {
                %2722 = arith.muli %2484, %c11 : index
                %2723 = arith.addi %2489, %2722 : index
                %2724 = vector.shuffle %2720, %2720 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2725 = arith.divui %2716, %c14 : index
                %2726 = arith.muli %2725, %c5 : index
                %2727 = arith.remui %2716, %c14 : index
                %2728 = arith.muli %2488, %c14 : index
                %2729 = arith.divui %2727, %c22 : index
                %2730 = arith.muli %2729, %c22 : index
                %2731 = arith.remui %2727, %c15 : index
                %2732 = arith.muli %2731, %c15 : index
                %2733 = arith.addi %2730, %2732 : index
                %2734 = arith.divui %2727, %c15 : index
                %2735 = arith.remui %2734, %c15 : index
                %2736 = arith.addi %2733, %2735 : index
                %2737 = arith.addi %2728, %2736 : index
                %2738 = arith.addi %2726, %2737 : index
                %2739 = arith.addi %2723, %2738 : index
                vector.store %2724, %kv[%2739] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2740 = arith.subi %2484, %kvHeads : index
                %2741 = arith.muli %2740, %c11 : index
                %2742 = arith.addi %2489, %2741 : index
                %2743 = arith.addi %2716, %c10 : index
                %2744 = arith.divui %2743, %c14 : index
                %2745 = arith.muli %2744, %c5 : index
                %2746 = arith.addi %2745, %c12 : index
                %2747 = arith.remui %2743, %c14 : index
                %2748 = arith.divui %2488, %c15 : index
                %2749 = arith.remui %2488, %c15 : index
                %2750 = arith.muli %2749, %c16 : index
                %2751 = arith.addi %2748, %2750 : index
                %2752 = arith.muli %2747, %c14 : index
                %2753 = arith.divui %2751, %c22 : index
                %2754 = arith.muli %2753, %c22 : index
                %2755 = arith.remui %2751, %c15 : index
                %2756 = arith.muli %2755, %c15 : index
                %2757 = arith.addi %2754, %2756 : index
                %2758 = arith.divui %2751, %c15 : index
                %2759 = arith.remui %2758, %c15 : index
                %2760 = arith.addi %2757, %2759 : index
                %2761 = arith.addi %2752, %2760 : index
                %2762 = arith.addi %2746, %2761 : index
                %2763 = arith.addi %2742, %2762 : index
                %2764 = vector.shuffle %2720, %2720 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2764, %kv[%2763] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2765 = arith.addi %2716, %c9 : index
                %2766 = arith.divui %2765, %c14 : index
                %2767 = arith.muli %2766, %c5 : index
                %2768 = arith.addi %2767, %c12 : index
                %2769 = arith.remui %2765, %c14 : index
                %2770 = arith.divui %2488, %c15 : index
                %2771 = arith.remui %2488, %c15 : index
                %2772 = arith.muli %2771, %c16 : index
                %2773 = arith.addi %2770, %2772 : index
                %2774 = arith.muli %2769, %c14 : index
                %2775 = arith.divui %2773, %c22 : index
                %2776 = arith.muli %2775, %c22 : index
                %2777 = arith.remui %2773, %c15 : index
                %2778 = arith.muli %2777, %c15 : index
                %2779 = arith.addi %2776, %2778 : index
                %2780 = arith.divui %2773, %c15 : index
                %2781 = arith.remui %2780, %c15 : index
                %2782 = arith.addi %2779, %2781 : index
                %2783 = arith.addi %2774, %2782 : index
                %2784 = arith.addi %2768, %2783 : index
                %2785 = arith.addi %2742, %2784 : index
                %2786 = vector.shuffle %2720, %2720 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2786, %kv[%2785] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2787 = arith.addi %2716, %c15 : index
                %2788 = arith.divui %2787, %c14 : index
                %2789 = arith.muli %2788, %c5 : index
                %2790 = arith.addi %2789, %c12 : index
                %2791 = arith.remui %2787, %c14 : index
                %2792 = arith.divui %2488, %c15 : index
                %2793 = arith.remui %2488, %c15 : index
                %2794 = arith.muli %2793, %c16 : index
                %2795 = arith.addi %2792, %2794 : index
                %2796 = arith.muli %2791, %c14 : index
                %2797 = arith.divui %2795, %c22 : index
                %2798 = arith.muli %2797, %c22 : index
                %2799 = arith.remui %2795, %c15 : index
                %2800 = arith.muli %2799, %c15 : index
                %2801 = arith.addi %2798, %2800 : index
                %2802 = arith.divui %2795, %c15 : index
                %2803 = arith.remui %2802, %c15 : index
                %2804 = arith.addi %2801, %2803 : index
                %2805 = arith.addi %2796, %2804 : index
                %2806 = arith.addi %2790, %2805 : index
                %2807 = arith.addi %2742, %2806 : index
                %2808 = vector.shuffle %2720, %2720 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2808, %kv[%2807] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2809 = arith.addi %2716, %c35 : index
                %2810 = arith.divui %2809, %c14 : index
                %2811 = arith.muli %2810, %c5 : index
                %2812 = arith.addi %2811, %c12 : index
                %2813 = arith.remui %2809, %c14 : index
                %2814 = arith.divui %2488, %c15 : index
                %2815 = arith.remui %2488, %c15 : index
                %2816 = arith.muli %2815, %c16 : index
                %2817 = arith.addi %2814, %2816 : index
                %2818 = arith.muli %2813, %c14 : index
                %2819 = arith.divui %2817, %c22 : index
                %2820 = arith.muli %2819, %c22 : index
                %2821 = arith.remui %2817, %c15 : index
                %2822 = arith.muli %2821, %c15 : index
                %2823 = arith.addi %2820, %2822 : index
                %2824 = arith.divui %2817, %c15 : index
                %2825 = arith.remui %2824, %c15 : index
                %2826 = arith.addi %2823, %2825 : index
                %2827 = arith.addi %2818, %2826 : index
                %2828 = arith.addi %2812, %2827 : index
                %2829 = arith.addi %2742, %2828 : index
                %2830 = vector.shuffle %2720, %2720 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2830, %kv[%2829] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %2831 = arith.addi %2117, %c4 : index
      %2832 = arith.addi %2116, %2831 : index
      %2833 = arith.cmpi slt, %2832, %22 : index
      %2834 = arith.cmpi slt, %2831, %c14 : index
      %2835 = arith.andi %2833, %2834 : i1
      scf.if %2835 {
        %2836 = arith.addi %2116, %2831 : index
        %2837 = arith.addi %slotsAt, %2836 : index
        %2838 = memref.load %step[%2837] : memref<?xi32>
        %2839 = arith.index_cast %2838 : i32 to index
        %2840 = arith.cmpi sge, %2839, %c10 : index
        scf.if %2840 {
          %2841 = arith.muli %2831, %c42 : index
          %2842 = arith.subi %0, %heads : index
          %2843 = memref.load %scales[%2842] : memref<?xf32>
          %2844 = vector.broadcast %2843 : f32 to vector<4xf32>
          %2845 = arith.divui %2839, %c14 : index
          %2846 = arith.remui %2839, %c14 : index
          %2847 = arith.muli %2845, %pageBytes : index
          %2848 = arith.cmpi eq, %codec, %c10 : index
          scf.if %2848 {
            %2849 = wave.lane
            %2850 = arith.muli %2849, %c22 : index
            scf.for %2851 = %2850 to %c42 step %c8 {
              %2852 = arith.addi %2841, %2851 : index
              %2853 = vector.load %20[%2852] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2854 = arith.mulf %2853, %2844 : vector<4xf32>
              %2855 = arith.minimumf %2854, %c55 : vector<4xf32>
              %2856 = arith.maximumf %2855, %c56 : vector<4xf32>
              %2857 = arith.truncf %2856 : vector<4xf32> to vector<4xf16>
              %2858 = vector.bitcast %2857 : vector<4xf16> to vector<8xi8>
              %2859 = arith.cmpi slt, %2842, %kvHeads : index
              scf.if %2859 {
                %2860 = arith.muli %2842, %c57 : index
                %2861 = arith.addi %2847, %2860 : index
                %2862 = arith.divui %2851, %c14 : index
                %2863 = arith.muli %2862, %c58 : index
                %2864 = arith.remui %2851, %c14 : index
                %2865 = arith.divui %2864, %c16 : index
                %2866 = arith.muli %2865, %c5 : index
                %2867 = arith.muli %2846, %c14 : index
                %2868 = arith.addi %2866, %2867 : index
                %2869 = arith.remui %2864, %c16 : index
                %2870 = arith.muli %2869, %c15 : index
                %2871 = arith.addi %2868, %2870 : index
                %2872 = arith.addi %2863, %2871 : index
                %2873 = arith.addi %2861, %2872 : index
                vector.store %2858, %kv[%2873] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2874 = arith.subi %2842, %kvHeads : index
                %2875 = arith.muli %2874, %c57 : index
                %2876 = arith.addi %2847, %2875 : index
                %2877 = arith.addi %2851, %c10 : index
                %2878 = arith.divui %2877, %c14 : index
                %2879 = arith.muli %2878, %c58 : index
                %2880 = arith.addi %2879, %c11 : index
                %2881 = arith.remui %2877, %c14 : index
                %2882 = arith.divui %2846, %c15 : index
                %2883 = arith.remui %2846, %c15 : index
                %2884 = arith.muli %2883, %c16 : index
                %2885 = arith.addi %2882, %2884 : index
                %2886 = arith.divui %2885, %c16 : index
                %2887 = arith.muli %2886, %c5 : index
                %2888 = arith.muli %2881, %c14 : index
                %2889 = arith.addi %2887, %2888 : index
                %2890 = arith.remui %2885, %c16 : index
                %2891 = arith.muli %2890, %c15 : index
                %2892 = arith.addi %2889, %2891 : index
                %2893 = arith.addi %2880, %2892 : index
                %2894 = arith.addi %2876, %2893 : index
                %2895 = vector.shuffle %2858, %2858 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2895, %kv[%2894] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2896 = arith.addi %2851, %c9 : index
                %2897 = arith.divui %2896, %c14 : index
                %2898 = arith.muli %2897, %c58 : index
                %2899 = arith.addi %2898, %c11 : index
                %2900 = arith.remui %2896, %c14 : index
                %2901 = arith.divui %2846, %c15 : index
                %2902 = arith.remui %2846, %c15 : index
                %2903 = arith.muli %2902, %c16 : index
                %2904 = arith.addi %2901, %2903 : index
                %2905 = arith.divui %2904, %c16 : index
                %2906 = arith.muli %2905, %c5 : index
                %2907 = arith.muli %2900, %c14 : index
                %2908 = arith.addi %2906, %2907 : index
                %2909 = arith.remui %2904, %c16 : index
                %2910 = arith.muli %2909, %c15 : index
                %2911 = arith.addi %2908, %2910 : index
                %2912 = arith.addi %2899, %2911 : index
                %2913 = arith.addi %2876, %2912 : index
                %2914 = vector.shuffle %2858, %2858 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2914, %kv[%2913] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2915 = arith.addi %2851, %c15 : index
                %2916 = arith.divui %2915, %c14 : index
                %2917 = arith.muli %2916, %c58 : index
                %2918 = arith.addi %2917, %c11 : index
                %2919 = arith.remui %2915, %c14 : index
                %2920 = arith.divui %2846, %c15 : index
                %2921 = arith.remui %2846, %c15 : index
                %2922 = arith.muli %2921, %c16 : index
                %2923 = arith.addi %2920, %2922 : index
                %2924 = arith.divui %2923, %c16 : index
                %2925 = arith.muli %2924, %c5 : index
                %2926 = arith.muli %2919, %c14 : index
                %2927 = arith.addi %2925, %2926 : index
                %2928 = arith.remui %2923, %c16 : index
                %2929 = arith.muli %2928, %c15 : index
                %2930 = arith.addi %2927, %2929 : index
                %2931 = arith.addi %2918, %2930 : index
                %2932 = arith.addi %2876, %2931 : index
                %2933 = vector.shuffle %2858, %2858 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2933, %kv[%2932] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2934 = arith.addi %2851, %c35 : index
                %2935 = arith.divui %2934, %c14 : index
                %2936 = arith.muli %2935, %c58 : index
                %2937 = arith.addi %2936, %c11 : index
                %2938 = arith.remui %2934, %c14 : index
                %2939 = arith.divui %2846, %c15 : index
                %2940 = arith.remui %2846, %c15 : index
                %2941 = arith.muli %2940, %c16 : index
                %2942 = arith.addi %2939, %2941 : index
                %2943 = arith.divui %2942, %c16 : index
                %2944 = arith.muli %2943, %c5 : index
                %2945 = arith.muli %2938, %c14 : index
                %2946 = arith.addi %2944, %2945 : index
                %2947 = arith.remui %2942, %c16 : index
                %2948 = arith.muli %2947, %c15 : index
                %2949 = arith.addi %2946, %2948 : index
                %2950 = arith.addi %2937, %2949 : index
                %2951 = arith.addi %2876, %2950 : index
                %2952 = vector.shuffle %2858, %2858 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2952, %kv[%2951] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2953 = arith.cmpi eq, %codec, %c9 : index
          scf.if %2953 {
            %2954 = wave.lane
            %2955 = arith.muli %2954, %c22 : index
            scf.for %2956 = %2955 to %c42 step %c8 {
              %2957 = arith.addi %2841, %2956 : index
              %2958 = vector.load %20[%2957] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2959 = arith.mulf %2958, %2844 : vector<4xf32>
              %2960 = wave.fp8_encode "e4m3" %2959 : vector<4xf32> -> vector<4xi8>
              %2961 = arith.cmpi slt, %2842, %kvHeads : index
              scf.if %2961 {
                %2962 = arith.muli %2842, %c11 : index
                %2963 = arith.addi %2847, %2962 : index
                %2964 = vector.shuffle %2960, %2960 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2965 = arith.divui %2956, %c14 : index
                %2966 = arith.muli %2965, %c5 : index
                %2967 = arith.remui %2956, %c14 : index
                %2968 = arith.muli %2846, %c14 : index
                %2969 = arith.divui %2967, %c22 : index
                %2970 = arith.muli %2969, %c22 : index
                %2971 = arith.remui %2967, %c15 : index
                %2972 = arith.muli %2971, %c15 : index
                %2973 = arith.addi %2970, %2972 : index
                %2974 = arith.divui %2967, %c15 : index
                %2975 = arith.remui %2974, %c15 : index
                %2976 = arith.addi %2973, %2975 : index
                %2977 = arith.addi %2968, %2976 : index
                %2978 = arith.addi %2966, %2977 : index
                %2979 = arith.addi %2963, %2978 : index
                vector.store %2964, %kv[%2979] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2980 = arith.subi %2842, %kvHeads : index
                %2981 = arith.muli %2980, %c11 : index
                %2982 = arith.addi %2847, %2981 : index
                %2983 = arith.addi %2956, %c10 : index
                %2984 = arith.divui %2983, %c14 : index
                %2985 = arith.muli %2984, %c5 : index
                %2986 = arith.addi %2985, %c12 : index
                %2987 = arith.remui %2983, %c14 : index
                %2988 = arith.divui %2846, %c15 : index
                %2989 = arith.remui %2846, %c15 : index
                %2990 = arith.muli %2989, %c16 : index
                %2991 = arith.addi %2988, %2990 : index
                %2992 = arith.muli %2987, %c14 : index
                %2993 = arith.divui %2991, %c22 : index
                %2994 = arith.muli %2993, %c22 : index
                %2995 = arith.remui %2991, %c15 : index
                %2996 = arith.muli %2995, %c15 : index
                %2997 = arith.addi %2994, %2996 : index
                %2998 = arith.divui %2991, %c15 : index
                %2999 = arith.remui %2998, %c15 : index
                %3000 = arith.addi %2997, %2999 : index
                %3001 = arith.addi %2992, %3000 : index
                %3002 = arith.addi %2986, %3001 : index
                %3003 = arith.addi %2982, %3002 : index
                %3004 = vector.shuffle %2960, %2960 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3004, %kv[%3003] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3005 = arith.addi %2956, %c9 : index
                %3006 = arith.divui %3005, %c14 : index
                %3007 = arith.muli %3006, %c5 : index
                %3008 = arith.addi %3007, %c12 : index
                %3009 = arith.remui %3005, %c14 : index
                %3010 = arith.divui %2846, %c15 : index
                %3011 = arith.remui %2846, %c15 : index
                %3012 = arith.muli %3011, %c16 : index
                %3013 = arith.addi %3010, %3012 : index
                %3014 = arith.muli %3009, %c14 : index
                %3015 = arith.divui %3013, %c22 : index
                %3016 = arith.muli %3015, %c22 : index
                %3017 = arith.remui %3013, %c15 : index
                %3018 = arith.muli %3017, %c15 : index
                %3019 = arith.addi %3016, %3018 : index
                %3020 = arith.divui %3013, %c15 : index
                %3021 = arith.remui %3020, %c15 : index
                %3022 = arith.addi %3019, %3021 : index
                %3023 = arith.addi %3014, %3022 : index
                %3024 = arith.addi %3008, %3023 : index
                %3025 = arith.addi %2982, %3024 : index
                %3026 = vector.shuffle %2960, %2960 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3026, %kv[%3025] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3027 = arith.addi %2956, %c15 : index
                %3028 = arith.divui %3027, %c14 : index
                %3029 = arith.muli %3028, %c5 : index
                %3030 = arith.addi %3029, %c12 : index
                %3031 = arith.remui %3027, %c14 : index
                %3032 = arith.divui %2846, %c15 : index
                %3033 = arith.remui %2846, %c15 : index
                %3034 = arith.muli %3033, %c16 : index
                %3035 = arith.addi %3032, %3034 : index
                %3036 = arith.muli %3031, %c14 : index
                %3037 = arith.divui %3035, %c22 : index
                %3038 = arith.muli %3037, %c22 : index
                %3039 = arith.remui %3035, %c15 : index
                %3040 = arith.muli %3039, %c15 : index
                %3041 = arith.addi %3038, %3040 : index
                %3042 = arith.divui %3035, %c15 : index
                %3043 = arith.remui %3042, %c15 : index
                %3044 = arith.addi %3041, %3043 : index
                %3045 = arith.addi %3036, %3044 : index
                %3046 = arith.addi %3030, %3045 : index
                %3047 = arith.addi %2982, %3046 : index
                %3048 = vector.shuffle %2960, %2960 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3048, %kv[%3047] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3049 = arith.addi %2956, %c35 : index
                %3050 = arith.divui %3049, %c14 : index
                %3051 = arith.muli %3050, %c5 : index
                %3052 = arith.addi %3051, %c12 : index
                %3053 = arith.remui %3049, %c14 : index
                %3054 = arith.divui %2846, %c15 : index
                %3055 = arith.remui %2846, %c15 : index
                %3056 = arith.muli %3055, %c16 : index
                %3057 = arith.addi %3054, %3056 : index
                %3058 = arith.muli %3053, %c14 : index
                %3059 = arith.divui %3057, %c22 : index
                %3060 = arith.muli %3059, %c22 : index
                %3061 = arith.remui %3057, %c15 : index
                %3062 = arith.muli %3061, %c15 : index
                %3063 = arith.addi %3060, %3062 : index
                %3064 = arith.divui %3057, %c15 : index
                %3065 = arith.remui %3064, %c15 : index
                %3066 = arith.addi %3063, %3065 : index
                %3067 = arith.addi %3058, %3066 : index
                %3068 = arith.addi %3052, %3067 : index
                %3069 = arith.addi %2982, %3068 : index
                %3070 = vector.shuffle %2960, %2960 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3070, %kv[%3069] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3071 = arith.cmpi eq, %codec, %c15 : index
          scf.if %3071 {
            %3072 = wave.lane
            %3073 = arith.muli %3072, %c22 : index
            scf.for %3074 = %3073 to %c42 step %c8 {
              %3075 = arith.addi %2841, %3074 : index
              %3076 = vector.load %20[%3075] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3077 = arith.mulf %3076, %2844 : vector<4xf32>
              %3078 = wave.fp8_encode "e5m2" %3077 : vector<4xf32> -> vector<4xi8>
              %3079 = arith.cmpi slt, %2842, %kvHeads : index
              scf.if %3079 {
                %3080 = arith.muli %2842, %c11 : index
                %3081 = arith.addi %2847, %3080 : index
                %3082 = vector.shuffle %3078, %3078 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3083 = arith.divui %3074, %c14 : index
                %3084 = arith.muli %3083, %c5 : index
                %3085 = arith.remui %3074, %c14 : index
                %3086 = arith.muli %2846, %c14 : index
                %3087 = arith.divui %3085, %c22 : index
                %3088 = arith.muli %3087, %c22 : index
                %3089 = arith.remui %3085, %c15 : index
                %3090 = arith.muli %3089, %c15 : index
                %3091 = arith.addi %3088, %3090 : index
                %3092 = arith.divui %3085, %c15 : index
                %3093 = arith.remui %3092, %c15 : index
                %3094 = arith.addi %3091, %3093 : index
                %3095 = arith.addi %3086, %3094 : index
                %3096 = arith.addi %3084, %3095 : index
                %3097 = arith.addi %3081, %3096 : index
                vector.store %3082, %kv[%3097] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3098 = arith.subi %2842, %kvHeads : index
                %3099 = arith.muli %3098, %c11 : index
                %3100 = arith.addi %2847, %3099 : index
                %3101 = arith.addi %3074, %c10 : index
                %3102 = arith.divui %3101, %c14 : index
                %3103 = arith.muli %3102, %c5 : index
                %3104 = arith.addi %3103, %c12 : index
                %3105 = arith.remui %3101, %c14 : index
                %3106 = arith.divui %2846, %c15 : index
                %3107 = arith.remui %2846, %c15 : index
                %3108 = arith.muli %3107, %c16 : index
                %3109 = arith.addi %3106, %3108 : index
                %3110 = arith.muli %3105, %c14 : index
                %3111 = arith.divui %3109, %c22 : index
                %3112 = arith.muli %3111, %c22 : index
                %3113 = arith.remui %3109, %c15 : index
                %3114 = arith.muli %3113, %c15 : index
                %3115 = arith.addi %3112, %3114 : index
                %3116 = arith.divui %3109, %c15 : index
                %3117 = arith.remui %3116, %c15 : index
                %3118 = arith.addi %3115, %3117 : index
                %3119 = arith.addi %3110, %3118 : index
                %3120 = arith.addi %3104, %3119 : index
                %3121 = arith.addi %3100, %3120 : index
                %3122 = vector.shuffle %3078, %3078 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3122, %kv[%3121] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3123 = arith.addi %3074, %c9 : index
                %3124 = arith.divui %3123, %c14 : index
                %3125 = arith.muli %3124, %c5 : index
                %3126 = arith.addi %3125, %c12 : index
                %3127 = arith.remui %3123, %c14 : index
                %3128 = arith.divui %2846, %c15 : index
                %3129 = arith.remui %2846, %c15 : index
                %3130 = arith.muli %3129, %c16 : index
                %3131 = arith.addi %3128, %3130 : index
                %3132 = arith.muli %3127, %c14 : index
                %3133 = arith.divui %3131, %c22 : index
                %3134 = arith.muli %3133, %c22 : index
                %3135 = arith.remui %3131, %c15 : index
                %3136 = arith.muli %3135, %c15 : index
                %3137 = arith.addi %3134, %3136 : index
                %3138 = arith.divui %3131, %c15 : index
                %3139 = arith.remui %3138, %c15 : index
                %3140 = arith.addi %3137, %3139 : index
                %3141 = arith.addi %3132, %3140 : index
                %3142 = arith.addi %3126, %3141 : index
                %3143 = arith.addi %3100, %3142 : index
                %3144 = vector.shuffle %3078, %3078 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3144, %kv[%3143] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3145 = arith.addi %3074, %c15 : index
                %3146 = arith.divui %3145, %c14 : index
                %3147 = arith.muli %3146, %c5 : index
                %3148 = arith.addi %3147, %c12 : index
                %3149 = arith.remui %3145, %c14 : index
                %3150 = arith.divui %2846, %c15 : index
                %3151 = arith.remui %2846, %c15 : index
                %3152 = arith.muli %3151, %c16 : index
                %3153 = arith.addi %3150, %3152 : index
                %3154 = arith.muli %3149, %c14 : index
                %3155 = arith.divui %3153, %c22 : index
                %3156 = arith.muli %3155, %c22 : index
                %3157 = arith.remui %3153, %c15 : index
                %3158 = arith.muli %3157, %c15 : index
                %3159 = arith.addi %3156, %3158 : index
                %3160 = arith.divui %3153, %c15 : index
                %3161 = arith.remui %3160, %c15 : index
                %3162 = arith.addi %3159, %3161 : index
                %3163 = arith.addi %3154, %3162 : index
                %3164 = arith.addi %3148, %3163 : index
                %3165 = arith.addi %3100, %3164 : index
                %3166 = vector.shuffle %3078, %3078 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3166, %kv[%3165] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3167 = arith.addi %3074, %c35 : index
                %3168 = arith.divui %3167, %c14 : index
                %3169 = arith.muli %3168, %c5 : index
                %3170 = arith.addi %3169, %c12 : index
                %3171 = arith.remui %3167, %c14 : index
                %3172 = arith.divui %2846, %c15 : index
                %3173 = arith.remui %2846, %c15 : index
                %3174 = arith.muli %3173, %c16 : index
                %3175 = arith.addi %3172, %3174 : index
                %3176 = arith.muli %3171, %c14 : index
                %3177 = arith.divui %3175, %c22 : index
                %3178 = arith.muli %3177, %c22 : index
                %3179 = arith.remui %3175, %c15 : index
                %3180 = arith.muli %3179, %c15 : index
                %3181 = arith.addi %3178, %3180 : index
                %3182 = arith.divui %3175, %c15 : index
                %3183 = arith.remui %3182, %c15 : index
                %3184 = arith.addi %3181, %3183 : index
                %3185 = arith.addi %3176, %3184 : index
                %3186 = arith.addi %3170, %3185 : index
                %3187 = arith.addi %3100, %3186 : index
                %3188 = vector.shuffle %3078, %3078 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3188, %kv[%3187] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %3189 = arith.addi %23, %c17 : index
    %3190 = wave.lane
    %3191 = arith.muli %3, %c9 : index
    %3192 = arith.muli %3191, %c5 : index
    %3193 = arith.addi %3192, %3190 : index
    %3194 = arith.muli %4, %c12 : index
    %3195 = arith.addi %3194, %3193 : index
    %3196 = arith.addi %3195, %c10 : index
    %3197 = arith.addi %3196, %c10 : index
    %3198 = vector.extract %494#2[0] : f32 from vector<8xf32>
    memref.store %3198, %19[%3197] : memref<?xf32>
    %3199 = arith.muli %4, %c12 : index
    %3200 = arith.addi %3199, %3193 : index
    %3201 = arith.addi %3200, %c10 : index
    %3202 = arith.addi %3201, %c17 : index
    %3203 = vector.extract %494#2[1] : f32 from vector<8xf32>
    memref.store %3203, %19[%3202] : memref<?xf32>
    %3204 = arith.muli %4, %c12 : index
    %3205 = arith.addi %3204, %3193 : index
    %3206 = arith.addi %3205, %c10 : index
    %3207 = arith.addi %3206, %c6 : index
    %3208 = vector.extract %494#2[2] : f32 from vector<8xf32>
    memref.store %3208, %19[%3207] : memref<?xf32>
    %3209 = arith.muli %4, %c12 : index
    %3210 = arith.addi %3209, %3193 : index
    %3211 = arith.addi %3210, %c10 : index
    %3212 = arith.addi %3211, %c36 : index
    %3213 = vector.extract %494#2[3] : f32 from vector<8xf32>
    memref.store %3213, %19[%3212] : memref<?xf32>
    %3214 = arith.muli %4, %c12 : index
    %3215 = arith.addi %3214, %3193 : index
    %3216 = arith.addi %3215, %c10 : index
    %3217 = arith.addi %3216, %c8 : index
    %3218 = vector.extract %494#2[4] : f32 from vector<8xf32>
    memref.store %3218, %19[%3217] : memref<?xf32>
    %3219 = arith.muli %4, %c12 : index
    %3220 = arith.addi %3219, %3193 : index
    %3221 = arith.addi %3220, %c10 : index
    %3222 = arith.addi %3221, %c37 : index
    %3223 = vector.extract %494#2[5] : f32 from vector<8xf32>
    memref.store %3223, %19[%3222] : memref<?xf32>
    %3224 = arith.muli %4, %c12 : index
    %3225 = arith.addi %3224, %3193 : index
    %3226 = arith.addi %3225, %c10 : index
    %3227 = arith.addi %3226, %c38 : index
    %3228 = vector.extract %494#2[6] : f32 from vector<8xf32>
    memref.store %3228, %19[%3227] : memref<?xf32>
    %3229 = arith.muli %4, %c12 : index
    %3230 = arith.addi %3229, %3193 : index
    %3231 = arith.addi %3230, %c10 : index
    %3232 = arith.addi %3231, %c39 : index
    %3233 = vector.extract %494#2[7] : f32 from vector<8xf32>
    memref.store %3233, %19[%3232] : memref<?xf32>
    wave.barrier
    %3234 = arith.muli %4, %c22 : index
    %3235 = arith.addi %3234, %c10 : index
    %3236 = arith.muli %3235, %c15 : index
    %3237 = arith.divui %3190, %c14 : index
    %3238 = arith.addi %3236, %3237 : index
    %3239 = arith.addi %3189, %3238 : index
    %3240 = arith.cmpi slt, %3239, %22 : index
    scf.if %3240 {
      %3241 = arith.cmpi eq, %hasFactors, %c9 : index
      %3242 = arith.muli %3239, %c15 : index
      %3243 = memref.load %factors[%3242] : memref<?xf32>
      %3244 = arith.mulf %3243, %operandScale : f32
      %3245 = arith.select %3241, %3244, %operandScale : f32
      %3246 = arith.addi %3193, %c10 : index
      %3247 = arith.muli %3235, %c17 : index
      %3248 = arith.addi %3246, %3247 : index
      %3249 = memref.load %19[%3248] : memref<?xf32>
      %3250 = arith.addi %3248, %c12 : index
      %3251 = memref.load %19[%3250] : memref<?xf32>
      %3252 = arith.addf %3249, %3251 : f32
      %3253 = arith.remui %3190, %c14 : index
      %3254 = arith.muli %3253, %c22 : index
      %3255 = arith.addi %18, %3254 : index
      %3256 = vector.load %w[%3255] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3257 = vector.bitcast %3256 : vector<4xi8> to vector<1xf32>
      %3258 = vector.extract %3257[0] : f32 from vector<1xf32>
      %3259 = arith.mulf %3258, %3245 : f32
      %3260 = arith.mulf %3252, %3259 : f32
      %3261 = arith.muli %3, %c9 : index
      %3262 = arith.addi %3261, %c10 : index
      %3263 = arith.muli %3262, %c14 : index
      %3264 = arith.remui %3190, %c14 : index
      %3265 = arith.addi %3263, %3264 : index
      %3266 = arith.muli %3238, %c42 : index
      %3267 = arith.addi %3266, %3265 : index
      memref.store %3260, %20[%3267] : memref<?xf32>
    }
    %3268 = arith.muli %4, %c22 : index
    %3269 = arith.addi %3268, %c9 : index
    %3270 = arith.muli %3269, %c15 : index
    %3271 = arith.divui %3190, %c14 : index
    %3272 = arith.addi %3270, %3271 : index
    %3273 = arith.addi %3189, %3272 : index
    %3274 = arith.cmpi slt, %3273, %22 : index
    scf.if %3274 {
      %3275 = arith.cmpi eq, %hasFactors, %c9 : index
      %3276 = arith.muli %3273, %c15 : index
      %3277 = memref.load %factors[%3276] : memref<?xf32>
      %3278 = arith.mulf %3277, %operandScale : f32
      %3279 = arith.select %3275, %3278, %operandScale : f32
      %3280 = arith.addi %3193, %c10 : index
      %3281 = arith.muli %3269, %c17 : index
      %3282 = arith.addi %3280, %3281 : index
      %3283 = memref.load %19[%3282] : memref<?xf32>
      %3284 = arith.addi %3282, %c12 : index
      %3285 = memref.load %19[%3284] : memref<?xf32>
      %3286 = arith.addf %3283, %3285 : f32
      %3287 = arith.remui %3190, %c14 : index
      %3288 = arith.muli %3287, %c22 : index
      %3289 = arith.addi %18, %3288 : index
      %3290 = vector.load %w[%3289] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3291 = vector.bitcast %3290 : vector<4xi8> to vector<1xf32>
      %3292 = vector.extract %3291[0] : f32 from vector<1xf32>
      %3293 = arith.mulf %3292, %3279 : f32
      %3294 = arith.mulf %3286, %3293 : f32
      %3295 = arith.muli %3, %c9 : index
      %3296 = arith.addi %3295, %c10 : index
      %3297 = arith.muli %3296, %c14 : index
      %3298 = arith.remui %3190, %c14 : index
      %3299 = arith.addi %3297, %3298 : index
      %3300 = arith.muli %3272, %c42 : index
      %3301 = arith.addi %3300, %3299 : index
      memref.store %3294, %20[%3301] : memref<?xf32>
    }
    %3302 = arith.muli %4, %c22 : index
    %3303 = arith.addi %3302, %c15 : index
    %3304 = arith.muli %3303, %c15 : index
    %3305 = arith.divui %3190, %c14 : index
    %3306 = arith.addi %3304, %3305 : index
    %3307 = arith.addi %3189, %3306 : index
    %3308 = arith.cmpi slt, %3307, %22 : index
    scf.if %3308 {
      %3309 = arith.cmpi eq, %hasFactors, %c9 : index
      %3310 = arith.muli %3307, %c15 : index
      %3311 = memref.load %factors[%3310] : memref<?xf32>
      %3312 = arith.mulf %3311, %operandScale : f32
      %3313 = arith.select %3309, %3312, %operandScale : f32
      %3314 = arith.addi %3193, %c10 : index
      %3315 = arith.muli %3303, %c17 : index
      %3316 = arith.addi %3314, %3315 : index
      %3317 = memref.load %19[%3316] : memref<?xf32>
      %3318 = arith.addi %3316, %c12 : index
      %3319 = memref.load %19[%3318] : memref<?xf32>
      %3320 = arith.addf %3317, %3319 : f32
      %3321 = arith.remui %3190, %c14 : index
      %3322 = arith.muli %3321, %c22 : index
      %3323 = arith.addi %18, %3322 : index
      %3324 = vector.load %w[%3323] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3325 = vector.bitcast %3324 : vector<4xi8> to vector<1xf32>
      %3326 = vector.extract %3325[0] : f32 from vector<1xf32>
      %3327 = arith.mulf %3326, %3313 : f32
      %3328 = arith.mulf %3320, %3327 : f32
      %3329 = arith.muli %3, %c9 : index
      %3330 = arith.addi %3329, %c10 : index
      %3331 = arith.muli %3330, %c14 : index
      %3332 = arith.remui %3190, %c14 : index
      %3333 = arith.addi %3331, %3332 : index
      %3334 = arith.muli %3306, %c42 : index
      %3335 = arith.addi %3334, %3333 : index
      memref.store %3328, %20[%3335] : memref<?xf32>
    }
    %3336 = arith.muli %4, %c22 : index
    %3337 = arith.addi %3336, %c35 : index
    %3338 = arith.muli %3337, %c15 : index
    %3339 = arith.divui %3190, %c14 : index
    %3340 = arith.addi %3338, %3339 : index
    %3341 = arith.addi %3189, %3340 : index
    %3342 = arith.cmpi slt, %3341, %22 : index
    scf.if %3342 {
      %3343 = arith.cmpi eq, %hasFactors, %c9 : index
      %3344 = arith.muli %3341, %c15 : index
      %3345 = memref.load %factors[%3344] : memref<?xf32>
      %3346 = arith.mulf %3345, %operandScale : f32
      %3347 = arith.select %3343, %3346, %operandScale : f32
      %3348 = arith.addi %3193, %c10 : index
      %3349 = arith.muli %3337, %c17 : index
      %3350 = arith.addi %3348, %3349 : index
      %3351 = memref.load %19[%3350] : memref<?xf32>
      %3352 = arith.addi %3350, %c12 : index
      %3353 = memref.load %19[%3352] : memref<?xf32>
      %3354 = arith.addf %3351, %3353 : f32
      %3355 = arith.remui %3190, %c14 : index
      %3356 = arith.muli %3355, %c22 : index
      %3357 = arith.addi %18, %3356 : index
      %3358 = vector.load %w[%3357] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3359 = vector.bitcast %3358 : vector<4xi8> to vector<1xf32>
      %3360 = vector.extract %3359[0] : f32 from vector<1xf32>
      %3361 = arith.mulf %3360, %3347 : f32
      %3362 = arith.mulf %3354, %3361 : f32
      %3363 = arith.muli %3, %c9 : index
      %3364 = arith.addi %3363, %c10 : index
      %3365 = arith.muli %3364, %c14 : index
      %3366 = arith.remui %3190, %c14 : index
      %3367 = arith.addi %3365, %3366 : index
      %3368 = arith.muli %3340, %c42 : index
      %3369 = arith.addi %3368, %3367 : index
      memref.store %3362, %20[%3369] : memref<?xf32>
    }
    wave.barrier
    %3370 = arith.addi %23, %c17 : index
    %3371 = wave.wave
    %3372 = arith.addi %3371, %c10 : index
    %3373 = arith.addi %3370, %3372 : index
    %3374 = arith.cmpi slt, %3373, %22 : index
    %3375 = arith.cmpi slt, %3372, %c14 : index
    %3376 = arith.andi %3374, %3375 : i1
    scf.if %3376 {
      %3377 = arith.addi %3370, %3372 : index
      %3378 = arith.muli %3372, %c42 : index
      %3379 = wave.lane
      %3380 = arith.addi %3379, %c10 : index
      %3381 = arith.cmpi eq, %hasBias, %c9 : index
      %3382 = arith.addi %3378, %3380 : index
      %3383 = memref.load %20[%3382] : memref<?xf32>
      %3384 = arith.muli %0, %c42 : index
      %3385 = arith.addi %3384, %3380 : index
      %3386 = memref.load %bias[%3385] : memref<?xf32>
      %3387 = arith.addf %3383, %3386 : f32
      %3388 = arith.select %3381, %3387, %3383 : f32
      %3389 = arith.addi %3380, %c44 : index
      %3390 = arith.cmpi eq, %hasBias, %c9 : index
      %3391 = arith.addi %3378, %3389 : index
      %3392 = memref.load %20[%3391] : memref<?xf32>
      %3393 = arith.muli %0, %c42 : index
      %3394 = arith.addi %3393, %3389 : index
      %3395 = memref.load %bias[%3394] : memref<?xf32>
      %3396 = arith.addf %3392, %3395 : f32
      %3397 = arith.select %3390, %3396, %3392 : f32
      %3398 = arith.addi %3379, %c17 : index
      %3399 = arith.cmpi slt, %3398, %c44 : index
      %3400 = arith.minsi %3398, %c45 : index
      %3401 = arith.cmpi eq, %hasBias, %c9 : index
      %3402 = arith.addi %3378, %3400 : index
      %3403 = memref.load %20[%3402] : memref<?xf32>
      %3404 = arith.muli %0, %c42 : index
      %3405 = arith.addi %3404, %3400 : index
      %3406 = memref.load %bias[%3405] : memref<?xf32>
      %3407 = arith.addf %3403, %3406 : f32
      %3408 = arith.select %3401, %3407, %3403 : f32
      %3409 = arith.addi %3400, %c44 : index
      %3410 = arith.cmpi eq, %hasBias, %c9 : index
      %3411 = arith.addi %3378, %3409 : index
      %3412 = memref.load %20[%3411] : memref<?xf32>
      %3413 = arith.muli %0, %c42 : index
      %3414 = arith.addi %3413, %3409 : index
      %3415 = memref.load %bias[%3414] : memref<?xf32>
      %3416 = arith.addf %3412, %3415 : f32
      %3417 = arith.select %3410, %3416, %3412 : f32
      %3418 = arith.addi %heads, %kvHeads : index
      %3419 = arith.cmpi slt, %0, %3418 : index
      scf.if %3419 {
        %3420 = arith.addi %positionsAt, %3377 : index
        %3421 = memref.load %step[%3420] : memref<?xi32>
        %3422 = arith.index_cast %3421 : i32 to index
        %3423 = arith.cmpi eq, %hasNorm, %c9 : index
        %3424 = math.fma %3388, %3388, %c48 : f32
        %3425 = math.fma %3397, %3397, %3424 : f32
        %3426 = math.fma %3408, %3408, %3425 : f32
        %3427 = arith.select %3399, %3426, %3425 : f32
        %3428 = math.fma %3417, %3417, %3427 : f32
        %3429 = arith.select %3399, %3428, %3427 : f32
        %3430 = vector.broadcast %3429 : f32 to vector<1xf32>
        %3431 = wave.reduce "add" %3430 : vector<1xf32>
        %3432 = arith.mulf %3431, %inverseHeadDim : f32
        %3433 = arith.addf %3432, %epsilon : f32
        %3434 = math.sqrt %3433 : f32
        %3435 = arith.divf %c50, %3434 : f32
        %3436 = arith.cmpi slt, %0, %heads : index
        %3437 = arith.addi %3380, %c44 : index
        %3438 = memref.load %query_norm[%3380] : memref<?xf32>
        %3439 = memref.load %key_norm[%3380] : memref<?xf32>
        %3440 = arith.select %3436, %3438, %3439 : f32
        %3441 = arith.mulf %3388, %3435 : f32
        %3442 = arith.mulf %3441, %3440 : f32
        %3443 = arith.select %3423, %3442, %3388 : f32
        %3444 = memref.load %query_norm[%3437] : memref<?xf32>
        %3445 = memref.load %key_norm[%3437] : memref<?xf32>
        %3446 = arith.select %3436, %3444, %3445 : f32
        %3447 = arith.mulf %3397, %3435 : f32
        %3448 = arith.mulf %3447, %3446 : f32
        %3449 = arith.select %3423, %3448, %3397 : f32
        %3450 = arith.addi %3400, %c44 : index
        %3451 = memref.load %query_norm[%3400] : memref<?xf32>
        %3452 = memref.load %key_norm[%3400] : memref<?xf32>
        %3453 = arith.select %3436, %3451, %3452 : f32
        %3454 = arith.mulf %3408, %3435 : f32
        %3455 = arith.mulf %3454, %3453 : f32
        %3456 = arith.select %3423, %3455, %3408 : f32
        %3457 = memref.load %query_norm[%3450] : memref<?xf32>
        %3458 = memref.load %key_norm[%3450] : memref<?xf32>
        %3459 = arith.select %3436, %3457, %3458 : f32
        %3460 = arith.mulf %3417, %3435 : f32
        %3461 = arith.mulf %3460, %3459 : f32
        %3462 = arith.select %3423, %3461, %3417 : f32
        %3463 = arith.remui %3422, %c5 : index
        %3464 = arith.muli %3463, %c42 : index
        %3465 = arith.addi %3464, %3380 : index
        %3466 = arith.divui %3422, %c5 : index
        %3467 = arith.addi %3466, %c5 : index
        %3468 = arith.muli %3467, %c42 : index
        %3469 = arith.addi %3468, %3380 : index
        %3470 = memref.load %rope[%3465] : memref<?xf32>
        %3471 = arith.addi %3465, %c44 : index
        %3472 = memref.load %rope[%3471] : memref<?xf32>
        %3473 = memref.load %rope[%3469] : memref<?xf32>
        %3474 = arith.addi %3469, %c44 : index
        %3475 = memref.load %rope[%3474] : memref<?xf32>
        %3476 = arith.mulf %3473, %3470 : f32
        %3477 = arith.mulf %3475, %3472 : f32
        %3478 = arith.subf %3476, %3477 : f32
        %3479 = arith.mulf %3475, %3470 : f32
        %3480 = arith.mulf %3473, %3472 : f32
        %3481 = arith.addf %3479, %3480 : f32
        %3482 = arith.mulf %3443, %3478 : f32
        %3483 = arith.mulf %3449, %3481 : f32
        %3484 = arith.subf %3482, %3483 : f32
        %3485 = arith.mulf %3449, %3478 : f32
        %3486 = arith.mulf %3443, %3481 : f32
        %3487 = arith.addf %3485, %3486 : f32
        %3488 = arith.cmpi slt, %0, %heads : index
        scf.if %3488 {
          %3489 = arith.muli %3377, %heads : index
          %3490 = arith.addi %3489, %0 : index
          %3491 = arith.muli %3490, %c42 : index
          %3492 = arith.addi %3491, %3380 : index
          memref.store %3484, %q[%3492] : memref<?xf32>
          %3493 = arith.addi %3492, %c44 : index
          memref.store %3487, %q[%3493] : memref<?xf32>
        } else {
          %3494 = arith.addi %3378, %3380 : index
          memref.store %3484, %20[%3494] : memref<?xf32>
          %3495 = arith.addi %3378, %3380 : index
          %3496 = arith.addi %3495, %c44 : index
          memref.store %3487, %20[%3496] : memref<?xf32>
        }
        %3497 = arith.remui %3422, %c5 : index
        %3498 = arith.muli %3497, %c42 : index
        %3499 = arith.addi %3498, %3400 : index
        %3500 = arith.divui %3422, %c5 : index
        %3501 = arith.addi %3500, %c5 : index
        %3502 = arith.muli %3501, %c42 : index
        %3503 = arith.addi %3502, %3400 : index
        %3504 = memref.load %rope[%3499] : memref<?xf32>
        %3505 = arith.addi %3499, %c44 : index
        %3506 = memref.load %rope[%3505] : memref<?xf32>
        %3507 = memref.load %rope[%3503] : memref<?xf32>
        %3508 = arith.addi %3503, %c44 : index
        %3509 = memref.load %rope[%3508] : memref<?xf32>
        %3510 = arith.mulf %3507, %3504 : f32
        %3511 = arith.mulf %3509, %3506 : f32
        %3512 = arith.subf %3510, %3511 : f32
        %3513 = arith.mulf %3509, %3504 : f32
        %3514 = arith.mulf %3507, %3506 : f32
        %3515 = arith.addf %3513, %3514 : f32
        %3516 = arith.mulf %3456, %3512 : f32
        %3517 = arith.mulf %3462, %3515 : f32
        %3518 = arith.subf %3516, %3517 : f32
        %3519 = arith.mulf %3462, %3512 : f32
        %3520 = arith.mulf %3456, %3515 : f32
        %3521 = arith.addf %3519, %3520 : f32
        scf.if %3399 {
          %3522 = arith.cmpi slt, %0, %heads : index
          scf.if %3522 {
            %3523 = arith.muli %3377, %heads : index
            %3524 = arith.addi %3523, %0 : index
            %3525 = arith.muli %3524, %c42 : index
            %3526 = arith.addi %3525, %3400 : index
            memref.store %3518, %q[%3526] : memref<?xf32>
            %3527 = arith.addi %3526, %c44 : index
            memref.store %3521, %q[%3527] : memref<?xf32>
          } else {
            %3528 = arith.addi %3378, %3400 : index
            memref.store %3518, %20[%3528] : memref<?xf32>
            %3529 = arith.addi %3378, %3400 : index
            %3530 = arith.addi %3529, %c44 : index
            memref.store %3521, %20[%3530] : memref<?xf32>
          }
        }
      } else {
        %3531 = arith.cmpi slt, %0, %heads : index
        scf.if %3531 {
          %3532 = arith.muli %3377, %heads : index
          %3533 = arith.addi %3532, %0 : index
          %3534 = arith.muli %3533, %c42 : index
          %3535 = arith.addi %3534, %3380 : index
          memref.store %3388, %q[%3535] : memref<?xf32>
          %3536 = arith.addi %3535, %c44 : index
          memref.store %3397, %q[%3536] : memref<?xf32>
        } else {
          %3537 = arith.addi %3378, %3380 : index
          memref.store %3388, %20[%3537] : memref<?xf32>
          %3538 = arith.addi %3378, %3380 : index
          %3539 = arith.addi %3538, %c44 : index
          memref.store %3397, %20[%3539] : memref<?xf32>
        }
        scf.if %3399 {
          %3540 = arith.cmpi slt, %0, %heads : index
          scf.if %3540 {
            %3541 = arith.muli %3377, %heads : index
            %3542 = arith.addi %3541, %0 : index
            %3543 = arith.muli %3542, %c42 : index
            %3544 = arith.addi %3543, %3400 : index
            memref.store %3408, %q[%3544] : memref<?xf32>
            %3545 = arith.addi %3544, %c44 : index
            memref.store %3417, %q[%3545] : memref<?xf32>
          } else {
            %3546 = arith.addi %3378, %3400 : index
            memref.store %3408, %20[%3546] : memref<?xf32>
            %3547 = arith.addi %3378, %3400 : index
            %3548 = arith.addi %3547, %c44 : index
            memref.store %3417, %20[%3548] : memref<?xf32>
          }
        }
      }
    }
    %3549 = arith.addi %3371, %c4 : index
    %3550 = arith.addi %3370, %3549 : index
    %3551 = arith.cmpi slt, %3550, %22 : index
    %3552 = arith.cmpi slt, %3549, %c14 : index
    %3553 = arith.andi %3551, %3552 : i1
    scf.if %3553 {
      %3554 = arith.addi %3370, %3549 : index
      %3555 = arith.muli %3549, %c42 : index
      %3556 = wave.lane
      %3557 = arith.addi %3556, %c10 : index
      %3558 = arith.cmpi eq, %hasBias, %c9 : index
      %3559 = arith.addi %3555, %3557 : index
      %3560 = memref.load %20[%3559] : memref<?xf32>
      %3561 = arith.muli %0, %c42 : index
      %3562 = arith.addi %3561, %3557 : index
      %3563 = memref.load %bias[%3562] : memref<?xf32>
      %3564 = arith.addf %3560, %3563 : f32
      %3565 = arith.select %3558, %3564, %3560 : f32
      %3566 = arith.addi %3557, %c44 : index
      %3567 = arith.cmpi eq, %hasBias, %c9 : index
      %3568 = arith.addi %3555, %3566 : index
      %3569 = memref.load %20[%3568] : memref<?xf32>
      %3570 = arith.muli %0, %c42 : index
      %3571 = arith.addi %3570, %3566 : index
      %3572 = memref.load %bias[%3571] : memref<?xf32>
      %3573 = arith.addf %3569, %3572 : f32
      %3574 = arith.select %3567, %3573, %3569 : f32
      %3575 = arith.addi %3556, %c17 : index
      %3576 = arith.cmpi slt, %3575, %c44 : index
      %3577 = arith.minsi %3575, %c45 : index
      %3578 = arith.cmpi eq, %hasBias, %c9 : index
      %3579 = arith.addi %3555, %3577 : index
      %3580 = memref.load %20[%3579] : memref<?xf32>
      %3581 = arith.muli %0, %c42 : index
      %3582 = arith.addi %3581, %3577 : index
      %3583 = memref.load %bias[%3582] : memref<?xf32>
      %3584 = arith.addf %3580, %3583 : f32
      %3585 = arith.select %3578, %3584, %3580 : f32
      %3586 = arith.addi %3577, %c44 : index
      %3587 = arith.cmpi eq, %hasBias, %c9 : index
      %3588 = arith.addi %3555, %3586 : index
      %3589 = memref.load %20[%3588] : memref<?xf32>
      %3590 = arith.muli %0, %c42 : index
      %3591 = arith.addi %3590, %3586 : index
      %3592 = memref.load %bias[%3591] : memref<?xf32>
      %3593 = arith.addf %3589, %3592 : f32
      %3594 = arith.select %3587, %3593, %3589 : f32
      %3595 = arith.addi %heads, %kvHeads : index
      %3596 = arith.cmpi slt, %0, %3595 : index
      scf.if %3596 {
        %3597 = arith.addi %positionsAt, %3554 : index
        %3598 = memref.load %step[%3597] : memref<?xi32>
        %3599 = arith.index_cast %3598 : i32 to index
        %3600 = arith.cmpi eq, %hasNorm, %c9 : index
        %3601 = math.fma %3565, %3565, %c48 : f32
        %3602 = math.fma %3574, %3574, %3601 : f32
        %3603 = math.fma %3585, %3585, %3602 : f32
        %3604 = arith.select %3576, %3603, %3602 : f32
        %3605 = math.fma %3594, %3594, %3604 : f32
        %3606 = arith.select %3576, %3605, %3604 : f32
        %3607 = vector.broadcast %3606 : f32 to vector<1xf32>
        %3608 = wave.reduce "add" %3607 : vector<1xf32>
        %3609 = arith.mulf %3608, %inverseHeadDim : f32
        %3610 = arith.addf %3609, %epsilon : f32
        %3611 = math.sqrt %3610 : f32
        %3612 = arith.divf %c50, %3611 : f32
        %3613 = arith.cmpi slt, %0, %heads : index
        %3614 = arith.addi %3557, %c44 : index
        %3615 = memref.load %query_norm[%3557] : memref<?xf32>
        %3616 = memref.load %key_norm[%3557] : memref<?xf32>
        %3617 = arith.select %3613, %3615, %3616 : f32
        %3618 = arith.mulf %3565, %3612 : f32
        %3619 = arith.mulf %3618, %3617 : f32
        %3620 = arith.select %3600, %3619, %3565 : f32
        %3621 = memref.load %query_norm[%3614] : memref<?xf32>
        %3622 = memref.load %key_norm[%3614] : memref<?xf32>
        %3623 = arith.select %3613, %3621, %3622 : f32
        %3624 = arith.mulf %3574, %3612 : f32
        %3625 = arith.mulf %3624, %3623 : f32
        %3626 = arith.select %3600, %3625, %3574 : f32
        %3627 = arith.addi %3577, %c44 : index
        %3628 = memref.load %query_norm[%3577] : memref<?xf32>
        %3629 = memref.load %key_norm[%3577] : memref<?xf32>
        %3630 = arith.select %3613, %3628, %3629 : f32
        %3631 = arith.mulf %3585, %3612 : f32
        %3632 = arith.mulf %3631, %3630 : f32
        %3633 = arith.select %3600, %3632, %3585 : f32
        %3634 = memref.load %query_norm[%3627] : memref<?xf32>
        %3635 = memref.load %key_norm[%3627] : memref<?xf32>
        %3636 = arith.select %3613, %3634, %3635 : f32
        %3637 = arith.mulf %3594, %3612 : f32
        %3638 = arith.mulf %3637, %3636 : f32
        %3639 = arith.select %3600, %3638, %3594 : f32
        %3640 = arith.remui %3599, %c5 : index
        %3641 = arith.muli %3640, %c42 : index
        %3642 = arith.addi %3641, %3557 : index
        %3643 = arith.divui %3599, %c5 : index
        %3644 = arith.addi %3643, %c5 : index
        %3645 = arith.muli %3644, %c42 : index
        %3646 = arith.addi %3645, %3557 : index
        %3647 = memref.load %rope[%3642] : memref<?xf32>
        %3648 = arith.addi %3642, %c44 : index
        %3649 = memref.load %rope[%3648] : memref<?xf32>
        %3650 = memref.load %rope[%3646] : memref<?xf32>
        %3651 = arith.addi %3646, %c44 : index
        %3652 = memref.load %rope[%3651] : memref<?xf32>
        %3653 = arith.mulf %3650, %3647 : f32
        %3654 = arith.mulf %3652, %3649 : f32
        %3655 = arith.subf %3653, %3654 : f32
        %3656 = arith.mulf %3652, %3647 : f32
        %3657 = arith.mulf %3650, %3649 : f32
        %3658 = arith.addf %3656, %3657 : f32
        %3659 = arith.mulf %3620, %3655 : f32
        %3660 = arith.mulf %3626, %3658 : f32
        %3661 = arith.subf %3659, %3660 : f32
        %3662 = arith.mulf %3626, %3655 : f32
        %3663 = arith.mulf %3620, %3658 : f32
        %3664 = arith.addf %3662, %3663 : f32
        %3665 = arith.cmpi slt, %0, %heads : index
        scf.if %3665 {
          %3666 = arith.muli %3554, %heads : index
          %3667 = arith.addi %3666, %0 : index
          %3668 = arith.muli %3667, %c42 : index
          %3669 = arith.addi %3668, %3557 : index
          memref.store %3661, %q[%3669] : memref<?xf32>
          %3670 = arith.addi %3669, %c44 : index
          memref.store %3664, %q[%3670] : memref<?xf32>
        } else {
          %3671 = arith.addi %3555, %3557 : index
          memref.store %3661, %20[%3671] : memref<?xf32>
          %3672 = arith.addi %3555, %3557 : index
          %3673 = arith.addi %3672, %c44 : index
          memref.store %3664, %20[%3673] : memref<?xf32>
        }
        %3674 = arith.remui %3599, %c5 : index
        %3675 = arith.muli %3674, %c42 : index
        %3676 = arith.addi %3675, %3577 : index
        %3677 = arith.divui %3599, %c5 : index
        %3678 = arith.addi %3677, %c5 : index
        %3679 = arith.muli %3678, %c42 : index
        %3680 = arith.addi %3679, %3577 : index
        %3681 = memref.load %rope[%3676] : memref<?xf32>
        %3682 = arith.addi %3676, %c44 : index
        %3683 = memref.load %rope[%3682] : memref<?xf32>
        %3684 = memref.load %rope[%3680] : memref<?xf32>
        %3685 = arith.addi %3680, %c44 : index
        %3686 = memref.load %rope[%3685] : memref<?xf32>
        %3687 = arith.mulf %3684, %3681 : f32
        %3688 = arith.mulf %3686, %3683 : f32
        %3689 = arith.subf %3687, %3688 : f32
        %3690 = arith.mulf %3686, %3681 : f32
        %3691 = arith.mulf %3684, %3683 : f32
        %3692 = arith.addf %3690, %3691 : f32
        %3693 = arith.mulf %3633, %3689 : f32
        %3694 = arith.mulf %3639, %3692 : f32
        %3695 = arith.subf %3693, %3694 : f32
        %3696 = arith.mulf %3639, %3689 : f32
        %3697 = arith.mulf %3633, %3692 : f32
        %3698 = arith.addf %3696, %3697 : f32
        scf.if %3576 {
          %3699 = arith.cmpi slt, %0, %heads : index
          scf.if %3699 {
            %3700 = arith.muli %3554, %heads : index
            %3701 = arith.addi %3700, %0 : index
            %3702 = arith.muli %3701, %c42 : index
            %3703 = arith.addi %3702, %3577 : index
            memref.store %3695, %q[%3703] : memref<?xf32>
            %3704 = arith.addi %3703, %c44 : index
            memref.store %3698, %q[%3704] : memref<?xf32>
          } else {
            %3705 = arith.addi %3555, %3577 : index
            memref.store %3695, %20[%3705] : memref<?xf32>
            %3706 = arith.addi %3555, %3577 : index
            %3707 = arith.addi %3706, %c44 : index
            memref.store %3698, %20[%3707] : memref<?xf32>
          }
        }
      } else {
        %3708 = arith.cmpi slt, %0, %heads : index
        scf.if %3708 {
          %3709 = arith.muli %3554, %heads : index
          %3710 = arith.addi %3709, %0 : index
          %3711 = arith.muli %3710, %c42 : index
          %3712 = arith.addi %3711, %3557 : index
          memref.store %3565, %q[%3712] : memref<?xf32>
          %3713 = arith.addi %3712, %c44 : index
          memref.store %3574, %q[%3713] : memref<?xf32>
        } else {
          %3714 = arith.addi %3555, %3557 : index
          memref.store %3565, %20[%3714] : memref<?xf32>
          %3715 = arith.addi %3555, %3557 : index
          %3716 = arith.addi %3715, %c44 : index
          memref.store %3574, %20[%3716] : memref<?xf32>
        }
        scf.if %3576 {
          %3717 = arith.cmpi slt, %0, %heads : index
          scf.if %3717 {
            %3718 = arith.muli %3554, %heads : index
            %3719 = arith.addi %3718, %0 : index
            %3720 = arith.muli %3719, %c42 : index
            %3721 = arith.addi %3720, %3577 : index
            memref.store %3585, %q[%3721] : memref<?xf32>
            %3722 = arith.addi %3721, %c44 : index
            memref.store %3594, %q[%3722] : memref<?xf32>
          } else {
            %3723 = arith.addi %3555, %3577 : index
            memref.store %3585, %20[%3723] : memref<?xf32>
            %3724 = arith.addi %3555, %3577 : index
            %3725 = arith.addi %3724, %c44 : index
            memref.store %3594, %20[%3725] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %3726 = arith.cmpi sge, %0, %heads : index
    scf.if %3726 {
      %3727 = arith.addi %3371, %c10 : index
      %3728 = arith.addi %3370, %3727 : index
      %3729 = arith.cmpi slt, %3728, %22 : index
      %3730 = arith.cmpi slt, %3727, %c14 : index
      %3731 = arith.andi %3729, %3730 : i1
      scf.if %3731 {
        %3732 = arith.addi %3370, %3727 : index
        %3733 = arith.addi %slotsAt, %3732 : index
        %3734 = memref.load %step[%3733] : memref<?xi32>
        %3735 = arith.index_cast %3734 : i32 to index
        %3736 = arith.cmpi sge, %3735, %c10 : index
        scf.if %3736 {
          %3737 = arith.muli %3727, %c42 : index
          %3738 = arith.subi %0, %heads : index
          %3739 = memref.load %scales[%3738] : memref<?xf32>
          %3740 = vector.broadcast %3739 : f32 to vector<4xf32>
          %3741 = arith.divui %3735, %c14 : index
          %3742 = arith.remui %3735, %c14 : index
          %3743 = arith.muli %3741, %pageBytes : index
          %3744 = arith.cmpi eq, %codec, %c10 : index
          scf.if %3744 {
            %3745 = wave.lane
            %3746 = arith.muli %3745, %c22 : index
            scf.for %3747 = %3746 to %c42 step %c8 {
              %3748 = arith.addi %3737, %3747 : index
              %3749 = vector.load %20[%3748] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3750 = arith.mulf %3749, %3740 : vector<4xf32>
              %3751 = arith.minimumf %3750, %c55 : vector<4xf32>
              %3752 = arith.maximumf %3751, %c56 : vector<4xf32>
              %3753 = arith.truncf %3752 : vector<4xf32> to vector<4xf16>
              %3754 = vector.bitcast %3753 : vector<4xf16> to vector<8xi8>
              %3755 = arith.cmpi slt, %3738, %kvHeads : index
              scf.if %3755 {
                %3756 = arith.muli %3738, %c57 : index
                %3757 = arith.addi %3743, %3756 : index
                %3758 = arith.divui %3747, %c14 : index
                %3759 = arith.muli %3758, %c58 : index
                %3760 = arith.remui %3747, %c14 : index
                %3761 = arith.divui %3760, %c16 : index
                %3762 = arith.muli %3761, %c5 : index
                %3763 = arith.muli %3742, %c14 : index
                %3764 = arith.addi %3762, %3763 : index
                %3765 = arith.remui %3760, %c16 : index
                %3766 = arith.muli %3765, %c15 : index
                %3767 = arith.addi %3764, %3766 : index
                %3768 = arith.addi %3759, %3767 : index
                %3769 = arith.addi %3757, %3768 : index
                vector.store %3754, %kv[%3769] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %3770 = arith.subi %3738, %kvHeads : index
                %3771 = arith.muli %3770, %c57 : index
                %3772 = arith.addi %3743, %3771 : index
                %3773 = arith.addi %3747, %c10 : index
                %3774 = arith.divui %3773, %c14 : index
                %3775 = arith.muli %3774, %c58 : index
                %3776 = arith.addi %3775, %c11 : index
                %3777 = arith.remui %3773, %c14 : index
                %3778 = arith.divui %3742, %c15 : index
                %3779 = arith.remui %3742, %c15 : index
                %3780 = arith.muli %3779, %c16 : index
                %3781 = arith.addi %3778, %3780 : index
                %3782 = arith.divui %3781, %c16 : index
                %3783 = arith.muli %3782, %c5 : index
                %3784 = arith.muli %3777, %c14 : index
                %3785 = arith.addi %3783, %3784 : index
                %3786 = arith.remui %3781, %c16 : index
                %3787 = arith.muli %3786, %c15 : index
                %3788 = arith.addi %3785, %3787 : index
                %3789 = arith.addi %3776, %3788 : index
                %3790 = arith.addi %3772, %3789 : index
                %3791 = vector.shuffle %3754, %3754 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %3791, %kv[%3790] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3792 = arith.addi %3747, %c9 : index
                %3793 = arith.divui %3792, %c14 : index
                %3794 = arith.muli %3793, %c58 : index
                %3795 = arith.addi %3794, %c11 : index
                %3796 = arith.remui %3792, %c14 : index
                %3797 = arith.divui %3742, %c15 : index
                %3798 = arith.remui %3742, %c15 : index
                %3799 = arith.muli %3798, %c16 : index
                %3800 = arith.addi %3797, %3799 : index
                %3801 = arith.divui %3800, %c16 : index
                %3802 = arith.muli %3801, %c5 : index
                %3803 = arith.muli %3796, %c14 : index
                %3804 = arith.addi %3802, %3803 : index
                %3805 = arith.remui %3800, %c16 : index
                %3806 = arith.muli %3805, %c15 : index
                %3807 = arith.addi %3804, %3806 : index
                %3808 = arith.addi %3795, %3807 : index
                %3809 = arith.addi %3772, %3808 : index
                %3810 = vector.shuffle %3754, %3754 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %3810, %kv[%3809] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3811 = arith.addi %3747, %c15 : index
                %3812 = arith.divui %3811, %c14 : index
                %3813 = arith.muli %3812, %c58 : index
                %3814 = arith.addi %3813, %c11 : index
                %3815 = arith.remui %3811, %c14 : index
                %3816 = arith.divui %3742, %c15 : index
                %3817 = arith.remui %3742, %c15 : index
                %3818 = arith.muli %3817, %c16 : index
                %3819 = arith.addi %3816, %3818 : index
                %3820 = arith.divui %3819, %c16 : index
                %3821 = arith.muli %3820, %c5 : index
                %3822 = arith.muli %3815, %c14 : index
                %3823 = arith.addi %3821, %3822 : index
                %3824 = arith.remui %3819, %c16 : index
                %3825 = arith.muli %3824, %c15 : index
                %3826 = arith.addi %3823, %3825 : index
                %3827 = arith.addi %3814, %3826 : index
                %3828 = arith.addi %3772, %3827 : index
                %3829 = vector.shuffle %3754, %3754 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %3829, %kv[%3828] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3830 = arith.addi %3747, %c35 : index
                %3831 = arith.divui %3830, %c14 : index
                %3832 = arith.muli %3831, %c58 : index
                %3833 = arith.addi %3832, %c11 : index
                %3834 = arith.remui %3830, %c14 : index
                %3835 = arith.divui %3742, %c15 : index
                %3836 = arith.remui %3742, %c15 : index
                %3837 = arith.muli %3836, %c16 : index
                %3838 = arith.addi %3835, %3837 : index
                %3839 = arith.divui %3838, %c16 : index
                %3840 = arith.muli %3839, %c5 : index
                %3841 = arith.muli %3834, %c14 : index
                %3842 = arith.addi %3840, %3841 : index
                %3843 = arith.remui %3838, %c16 : index
                %3844 = arith.muli %3843, %c15 : index
                %3845 = arith.addi %3842, %3844 : index
                %3846 = arith.addi %3833, %3845 : index
                %3847 = arith.addi %3772, %3846 : index
                %3848 = vector.shuffle %3754, %3754 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %3848, %kv[%3847] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %3849 = arith.cmpi eq, %codec, %c9 : index
          scf.if %3849 {
            %3850 = wave.lane
            %3851 = arith.muli %3850, %c22 : index
            scf.for %3852 = %3851 to %c42 step %c8 {
              %3853 = arith.addi %3737, %3852 : index
              %3854 = vector.load %20[%3853] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3855 = arith.mulf %3854, %3740 : vector<4xf32>
              %3856 = wave.fp8_encode "e4m3" %3855 : vector<4xf32> -> vector<4xi8>
              %3857 = arith.cmpi slt, %3738, %kvHeads : index
              scf.if %3857 {
                %3858 = arith.muli %3738, %c11 : index
                %3859 = arith.addi %3743, %3858 : index
                %3860 = vector.shuffle %3856, %3856 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3861 = arith.divui %3852, %c14 : index
                %3862 = arith.muli %3861, %c5 : index
                %3863 = arith.remui %3852, %c14 : index
                %3864 = arith.muli %3742, %c14 : index
                %3865 = arith.divui %3863, %c22 : index
                %3866 = arith.muli %3865, %c22 : index
                %3867 = arith.remui %3863, %c15 : index
                %3868 = arith.muli %3867, %c15 : index
                %3869 = arith.addi %3866, %3868 : index
                %3870 = arith.divui %3863, %c15 : index
                %3871 = arith.remui %3870, %c15 : index
                %3872 = arith.addi %3869, %3871 : index
                %3873 = arith.addi %3864, %3872 : index
                %3874 = arith.addi %3862, %3873 : index
                %3875 = arith.addi %3859, %3874 : index
                vector.store %3860, %kv[%3875] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3876 = arith.subi %3738, %kvHeads : index
                %3877 = arith.muli %3876, %c11 : index
                %3878 = arith.addi %3743, %3877 : index
                %3879 = arith.addi %3852, %c10 : index
                %3880 = arith.divui %3879, %c14 : index
                %3881 = arith.muli %3880, %c5 : index
                %3882 = arith.addi %3881, %c12 : index
                %3883 = arith.remui %3879, %c14 : index
                %3884 = arith.divui %3742, %c15 : index
                %3885 = arith.remui %3742, %c15 : index
                %3886 = arith.muli %3885, %c16 : index
                %3887 = arith.addi %3884, %3886 : index
                %3888 = arith.muli %3883, %c14 : index
                %3889 = arith.divui %3887, %c22 : index
                %3890 = arith.muli %3889, %c22 : index
                %3891 = arith.remui %3887, %c15 : index
                %3892 = arith.muli %3891, %c15 : index
                %3893 = arith.addi %3890, %3892 : index
                %3894 = arith.divui %3887, %c15 : index
                %3895 = arith.remui %3894, %c15 : index
                %3896 = arith.addi %3893, %3895 : index
                %3897 = arith.addi %3888, %3896 : index
                %3898 = arith.addi %3882, %3897 : index
                %3899 = arith.addi %3878, %3898 : index
                %3900 = vector.shuffle %3856, %3856 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3900, %kv[%3899] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3901 = arith.addi %3852, %c9 : index
                %3902 = arith.divui %3901, %c14 : index
                %3903 = arith.muli %3902, %c5 : index
                %3904 = arith.addi %3903, %c12 : index
                %3905 = arith.remui %3901, %c14 : index
                %3906 = arith.divui %3742, %c15 : index
                %3907 = arith.remui %3742, %c15 : index
                %3908 = arith.muli %3907, %c16 : index
                %3909 = arith.addi %3906, %3908 : index
                %3910 = arith.muli %3905, %c14 : index
                %3911 = arith.divui %3909, %c22 : index
                %3912 = arith.muli %3911, %c22 : index
                %3913 = arith.remui %3909, %c15 : index
                %3914 = arith.muli %3913, %c15 : index
                %3915 = arith.addi %3912, %3914 : index
                %3916 = arith.divui %3909, %c15 : index
                %3917 = arith.remui %3916, %c15 : index
                %3918 = arith.addi %3915, %3917 : index
                %3919 = arith.addi %3910, %3918 : index
                %3920 = arith.addi %3904, %3919 : index
                %3921 = arith.addi %3878, %3920 : index
                %3922 = vector.shuffle %3856, %3856 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3922, %kv[%3921] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3923 = arith.addi %3852, %c15 : index
                %3924 = arith.divui %3923, %c14 : index
                %3925 = arith.muli %3924, %c5 : index
                %3926 = arith.addi %3925, %c12 : index
                %3927 = arith.remui %3923, %c14 : index
                %3928 = arith.divui %3742, %c15 : index
                %3929 = arith.remui %3742, %c15 : index
                %3930 = arith.muli %3929, %c16 : index
                %3931 = arith.addi %3928, %3930 : index
                %3932 = arith.muli %3927, %c14 : index
                %3933 = arith.divui %3931, %c22 : index
                %3934 = arith.muli %3933, %c22 : index
                %3935 = arith.remui %3931, %c15 : index
                %3936 = arith.muli %3935, %c15 : index
                %3937 = arith.addi %3934, %3936 : index
                %3938 = arith.divui %3931, %c15 : index
                %3939 = arith.remui %3938, %c15 : index
                %3940 = arith.addi %3937, %3939 : index
                %3941 = arith.addi %3932, %3940 : index
                %3942 = arith.addi %3926, %3941 : index
                %3943 = arith.addi %3878, %3942 : index
                %3944 = vector.shuffle %3856, %3856 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3944, %kv[%3943] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3945 = arith.addi %3852, %c35 : index
                %3946 = arith.divui %3945, %c14 : index
                %3947 = arith.muli %3946, %c5 : index
                %3948 = arith.addi %3947, %c12 : index
                %3949 = arith.remui %3945, %c14 : index
                %3950 = arith.divui %3742, %c15 : index
                %3951 = arith.remui %3742, %c15 : index
                %3952 = arith.muli %3951, %c16 : index
                %3953 = arith.addi %3950, %3952 : index
                %3954 = arith.muli %3949, %c14 : index
                %3955 = arith.divui %3953, %c22 : index
                %3956 = arith.muli %3955, %c22 : index
                %3957 = arith.remui %3953, %c15 : index
                %3958 = arith.muli %3957, %c15 : index
                %3959 = arith.addi %3956, %3958 : index
                %3960 = arith.divui %3953, %c15 : index
                %3961 = arith.remui %3960, %c15 : index
                %3962 = arith.addi %3959, %3961 : index
                %3963 = arith.addi %3954, %3962 : index
                %3964 = arith.addi %3948, %3963 : index
                %3965 = arith.addi %3878, %3964 : index
                %3966 = vector.shuffle %3856, %3856 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3966, %kv[%3965] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3967 = arith.cmpi eq, %codec, %c15 : index
          scf.if %3967 {
            %3968 = wave.lane
            %3969 = arith.muli %3968, %c22 : index
            scf.for %3970 = %3969 to %c42 step %c8 {
              %3971 = arith.addi %3737, %3970 : index
              %3972 = vector.load %20[%3971] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3973 = arith.mulf %3972, %3740 : vector<4xf32>
              %3974 = wave.fp8_encode "e5m2" %3973 : vector<4xf32> -> vector<4xi8>
              %3975 = arith.cmpi slt, %3738, %kvHeads : index
              scf.if %3975 {
                %3976 = arith.muli %3738, %c11 : index
                %3977 = arith.addi %3743, %3976 : index
                %3978 = vector.shuffle %3974, %3974 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3979 = arith.divui %3970, %c14 : index
                %3980 = arith.muli %3979, %c5 : index
                %3981 = arith.remui %3970, %c14 : index
                %3982 = arith.muli %3742, %c14 : index
                %3983 = arith.divui %3981, %c22 : index
                %3984 = arith.muli %3983, %c22 : index
                %3985 = arith.remui %3981, %c15 : index
                %3986 = arith.muli %3985, %c15 : index
                %3987 = arith.addi %3984, %3986 : index
                %3988 = arith.divui %3981, %c15 : index
                %3989 = arith.remui %3988, %c15 : index
                %3990 = arith.addi %3987, %3989 : index
                %3991 = arith.addi %3982, %3990 : index
                %3992 = arith.addi %3980, %3991 : index
                %3993 = arith.addi %3977, %3992 : index
                vector.store %3978, %kv[%3993] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3994 = arith.subi %3738, %kvHeads : index
                %3995 = arith.muli %3994, %c11 : index
                %3996 = arith.addi %3743, %3995 : index
                %3997 = arith.addi %3970, %c10 : index
                %3998 = arith.divui %3997, %c14 : index
                %3999 = arith.muli %3998, %c5 : index
                %4000 = arith.addi %3999, %c12 : index
                %4001 = arith.remui %3997, %c14 : index
                %4002 = arith.divui %3742, %c15 : index
                %4003 = arith.remui %3742, %c15 : index
                %4004 = arith.muli %4003, %c16 : index
                %4005 = arith.addi %4002, %4004 : index
                %4006 = arith.muli %4001, %c14 : index
                %4007 = arith.divui %4005, %c22 : index
                %4008 = arith.muli %4007, %c22 : index
                %4009 = arith.remui %4005, %c15 : index
                %4010 = arith.muli %4009, %c15 : index
                %4011 = arith.addi %4008, %4010 : index
                %4012 = arith.divui %4005, %c15 : index
                %4013 = arith.remui %4012, %c15 : index
                %4014 = arith.addi %4011, %4013 : index
                %4015 = arith.addi %4006, %4014 : index
                %4016 = arith.addi %4000, %4015 : index
                %4017 = arith.addi %3996, %4016 : index
                %4018 = vector.shuffle %3974, %3974 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4018, %kv[%4017] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4019 = arith.addi %3970, %c9 : index
                %4020 = arith.divui %4019, %c14 : index
                %4021 = arith.muli %4020, %c5 : index
                %4022 = arith.addi %4021, %c12 : index
                %4023 = arith.remui %4019, %c14 : index
                %4024 = arith.divui %3742, %c15 : index
                %4025 = arith.remui %3742, %c15 : index
                %4026 = arith.muli %4025, %c16 : index
                %4027 = arith.addi %4024, %4026 : index
                %4028 = arith.muli %4023, %c14 : index
                %4029 = arith.divui %4027, %c22 : index
                %4030 = arith.muli %4029, %c22 : index
                %4031 = arith.remui %4027, %c15 : index
                %4032 = arith.muli %4031, %c15 : index
                %4033 = arith.addi %4030, %4032 : index
                %4034 = arith.divui %4027, %c15 : index
                %4035 = arith.remui %4034, %c15 : index
                %4036 = arith.addi %4033, %4035 : index
                %4037 = arith.addi %4028, %4036 : index
                %4038 = arith.addi %4022, %4037 : index
                %4039 = arith.addi %3996, %4038 : index
                %4040 = vector.shuffle %3974, %3974 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4040, %kv[%4039] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4041 = arith.addi %3970, %c15 : index
                %4042 = arith.divui %4041, %c14 : index
                %4043 = arith.muli %4042, %c5 : index
                %4044 = arith.addi %4043, %c12 : index
                %4045 = arith.remui %4041, %c14 : index
                %4046 = arith.divui %3742, %c15 : index
                %4047 = arith.remui %3742, %c15 : index
                %4048 = arith.muli %4047, %c16 : index
                %4049 = arith.addi %4046, %4048 : index
                %4050 = arith.muli %4045, %c14 : index
                %4051 = arith.divui %4049, %c22 : index
                %4052 = arith.muli %4051, %c22 : index
                %4053 = arith.remui %4049, %c15 : index
                %4054 = arith.muli %4053, %c15 : index
                %4055 = arith.addi %4052, %4054 : index
                %4056 = arith.divui %4049, %c15 : index
                %4057 = arith.remui %4056, %c15 : index
                %4058 = arith.addi %4055, %4057 : index
                %4059 = arith.addi %4050, %4058 : index
                %4060 = arith.addi %4044, %4059 : index
                %4061 = arith.addi %3996, %4060 : index
                %4062 = vector.shuffle %3974, %3974 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4062, %kv[%4061] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4063 = arith.addi %3970, %c35 : index
                %4064 = arith.divui %4063, %c14 : index
                %4065 = arith.muli %4064, %c5 : index
                %4066 = arith.addi %4065, %c12 : index
                %4067 = arith.remui %4063, %c14 : index
                %4068 = arith.divui %3742, %c15 : index
                %4069 = arith.remui %3742, %c15 : index
                %4070 = arith.muli %4069, %c16 : index
                %4071 = arith.addi %4068, %4070 : index
                %4072 = arith.muli %4067, %c14 : index
                %4073 = arith.divui %4071, %c22 : index
                %4074 = arith.muli %4073, %c22 : index
                %4075 = arith.remui %4071, %c15 : index
                %4076 = arith.muli %4075, %c15 : index
                %4077 = arith.addi %4074, %4076 : index
                %4078 = arith.divui %4071, %c15 : index
                %4079 = arith.remui %4078, %c15 : index
                %4080 = arith.addi %4077, %4079 : index
                %4081 = arith.addi %4072, %4080 : index
                %4082 = arith.addi %4066, %4081 : index
                %4083 = arith.addi %3996, %4082 : index
                %4084 = vector.shuffle %3974, %3974 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4084, %kv[%4083] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %4085 = arith.addi %3371, %c4 : index
      %4086 = arith.addi %3370, %4085 : index
      %4087 = arith.cmpi slt, %4086, %22 : index
      %4088 = arith.cmpi slt, %4085, %c14 : index
      %4089 = arith.andi %4087, %4088 : i1
      scf.if %4089 {
        %4090 = arith.addi %3370, %4085 : index
        %4091 = arith.addi %slotsAt, %4090 : index
        %4092 = memref.load %step[%4091] : memref<?xi32>
        %4093 = arith.index_cast %4092 : i32 to index
        %4094 = arith.cmpi sge, %4093, %c10 : index
        scf.if %4094 {
          %4095 = arith.muli %4085, %c42 : index
          %4096 = arith.subi %0, %heads : index
          %4097 = memref.load %scales[%4096] : memref<?xf32>
          %4098 = vector.broadcast %4097 : f32 to vector<4xf32>
          %4099 = arith.divui %4093, %c14 : index
          %4100 = arith.remui %4093, %c14 : index
          %4101 = arith.muli %4099, %pageBytes : index
          %4102 = arith.cmpi eq, %codec, %c10 : index
          scf.if %4102 {
            %4103 = wave.lane
            %4104 = arith.muli %4103, %c22 : index
            scf.for %4105 = %4104 to %c42 step %c8 {
              %4106 = arith.addi %4095, %4105 : index
              %4107 = vector.load %20[%4106] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4108 = arith.mulf %4107, %4098 : vector<4xf32>
              %4109 = arith.minimumf %4108, %c55 : vector<4xf32>
              %4110 = arith.maximumf %4109, %c56 : vector<4xf32>
              %4111 = arith.truncf %4110 : vector<4xf32> to vector<4xf16>
              %4112 = vector.bitcast %4111 : vector<4xf16> to vector<8xi8>
              %4113 = arith.cmpi slt, %4096, %kvHeads : index
              scf.if %4113 {
                %4114 = arith.muli %4096, %c57 : index
                %4115 = arith.addi %4101, %4114 : index
                %4116 = arith.divui %4105, %c14 : index
                %4117 = arith.muli %4116, %c58 : index
                %4118 = arith.remui %4105, %c14 : index
                %4119 = arith.divui %4118, %c16 : index
                %4120 = arith.muli %4119, %c5 : index
                %4121 = arith.muli %4100, %c14 : index
                %4122 = arith.addi %4120, %4121 : index
                %4123 = arith.remui %4118, %c16 : index
                %4124 = arith.muli %4123, %c15 : index
                %4125 = arith.addi %4122, %4124 : index
                %4126 = arith.addi %4117, %4125 : index
                %4127 = arith.addi %4115, %4126 : index
                vector.store %4112, %kv[%4127] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %4128 = arith.subi %4096, %kvHeads : index
                %4129 = arith.muli %4128, %c57 : index
                %4130 = arith.addi %4101, %4129 : index
                %4131 = arith.addi %4105, %c10 : index
                %4132 = arith.divui %4131, %c14 : index
                %4133 = arith.muli %4132, %c58 : index
                %4134 = arith.addi %4133, %c11 : index
                %4135 = arith.remui %4131, %c14 : index
                %4136 = arith.divui %4100, %c15 : index
                %4137 = arith.remui %4100, %c15 : index
                %4138 = arith.muli %4137, %c16 : index
                %4139 = arith.addi %4136, %4138 : index
                %4140 = arith.divui %4139, %c16 : index
                %4141 = arith.muli %4140, %c5 : index
                %4142 = arith.muli %4135, %c14 : index
                %4143 = arith.addi %4141, %4142 : index
                %4144 = arith.remui %4139, %c16 : index
                %4145 = arith.muli %4144, %c15 : index
                %4146 = arith.addi %4143, %4145 : index
                %4147 = arith.addi %4134, %4146 : index
                %4148 = arith.addi %4130, %4147 : index
                %4149 = vector.shuffle %4112, %4112 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %4149, %kv[%4148] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4150 = arith.addi %4105, %c9 : index
                %4151 = arith.divui %4150, %c14 : index
                %4152 = arith.muli %4151, %c58 : index
                %4153 = arith.addi %4152, %c11 : index
                %4154 = arith.remui %4150, %c14 : index
                %4155 = arith.divui %4100, %c15 : index
                %4156 = arith.remui %4100, %c15 : index
                %4157 = arith.muli %4156, %c16 : index
                %4158 = arith.addi %4155, %4157 : index
                %4159 = arith.divui %4158, %c16 : index
                %4160 = arith.muli %4159, %c5 : index
                %4161 = arith.muli %4154, %c14 : index
                %4162 = arith.addi %4160, %4161 : index
                %4163 = arith.remui %4158, %c16 : index
                %4164 = arith.muli %4163, %c15 : index
                %4165 = arith.addi %4162, %4164 : index
                %4166 = arith.addi %4153, %4165 : index
                %4167 = arith.addi %4130, %4166 : index
                %4168 = vector.shuffle %4112, %4112 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %4168, %kv[%4167] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4169 = arith.addi %4105, %c15 : index
                %4170 = arith.divui %4169, %c14 : index
                %4171 = arith.muli %4170, %c58 : index
                %4172 = arith.addi %4171, %c11 : index
                %4173 = arith.remui %4169, %c14 : index
                %4174 = arith.divui %4100, %c15 : index
                %4175 = arith.remui %4100, %c15 : index
                %4176 = arith.muli %4175, %c16 : index
                %4177 = arith.addi %4174, %4176 : index
                %4178 = arith.divui %4177, %c16 : index
                %4179 = arith.muli %4178, %c5 : index
                %4180 = arith.muli %4173, %c14 : index
                %4181 = arith.addi %4179, %4180 : index
                %4182 = arith.remui %4177, %c16 : index
                %4183 = arith.muli %4182, %c15 : index
                %4184 = arith.addi %4181, %4183 : index
                %4185 = arith.addi %4172, %4184 : index
                %4186 = arith.addi %4130, %4185 : index
                %4187 = vector.shuffle %4112, %4112 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %4187, %kv[%4186] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4188 = arith.addi %4105, %c35 : index
                %4189 = arith.divui %4188, %c14 : index
                %4190 = arith.muli %4189, %c58 : index
                %4191 = arith.addi %4190, %c11 : index
                %4192 = arith.remui %4188, %c14 : index
                %4193 = arith.divui %4100, %c15 : index
                %4194 = arith.remui %4100, %c15 : index
                %4195 = arith.muli %4194, %c16 : index
                %4196 = arith.addi %4193, %4195 : index
                %4197 = arith.divui %4196, %c16 : index
                %4198 = arith.muli %4197, %c5 : index
                %4199 = arith.muli %4192, %c14 : index
                %4200 = arith.addi %4198, %4199 : index
                %4201 = arith.remui %4196, %c16 : index
                %4202 = arith.muli %4201, %c15 : index
                %4203 = arith.addi %4200, %4202 : index
                %4204 = arith.addi %4191, %4203 : index
                %4205 = arith.addi %4130, %4204 : index
                %4206 = vector.shuffle %4112, %4112 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %4206, %kv[%4205] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %4207 = arith.cmpi eq, %codec, %c9 : index
          scf.if %4207 {
            %4208 = wave.lane
            %4209 = arith.muli %4208, %c22 : index
            scf.for %4210 = %4209 to %c42 step %c8 {
              %4211 = arith.addi %4095, %4210 : index
              %4212 = vector.load %20[%4211] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4213 = arith.mulf %4212, %4098 : vector<4xf32>
              %4214 = wave.fp8_encode "e4m3" %4213 : vector<4xf32> -> vector<4xi8>
              %4215 = arith.cmpi slt, %4096, %kvHeads : index
              scf.if %4215 {
                %4216 = arith.muli %4096, %c11 : index
                %4217 = arith.addi %4101, %4216 : index
                %4218 = vector.shuffle %4214, %4214 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4219 = arith.divui %4210, %c14 : index
                %4220 = arith.muli %4219, %c5 : index
                %4221 = arith.remui %4210, %c14 : index
                %4222 = arith.muli %4100, %c14 : index
                %4223 = arith.divui %4221, %c22 : index
                %4224 = arith.muli %4223, %c22 : index
                %4225 = arith.remui %4221, %c15 : index
                %4226 = arith.muli %4225, %c15 : index
                %4227 = arith.addi %4224, %4226 : index
                %4228 = arith.divui %4221, %c15 : index
                %4229 = arith.remui %4228, %c15 : index
                %4230 = arith.addi %4227, %4229 : index
                %4231 = arith.addi %4222, %4230 : index
                %4232 = arith.addi %4220, %4231 : index
                %4233 = arith.addi %4217, %4232 : index
                vector.store %4218, %kv[%4233] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4234 = arith.subi %4096, %kvHeads : index
                %4235 = arith.muli %4234, %c11 : index
                %4236 = arith.addi %4101, %4235 : index
                %4237 = arith.addi %4210, %c10 : index
                %4238 = arith.divui %4237, %c14 : index
                %4239 = arith.muli %4238, %c5 : index
                %4240 = arith.addi %4239, %c12 : index
                %4241 = arith.remui %4237, %c14 : index
                %4242 = arith.divui %4100, %c15 : index
                %4243 = arith.remui %4100, %c15 : index
                %4244 = arith.muli %4243, %c16 : index
                %4245 = arith.addi %4242, %4244 : index
                %4246 = arith.muli %4241, %c14 : index
                %4247 = arith.divui %4245, %c22 : index
                %4248 = arith.muli %4247, %c22 : index
                %4249 = arith.remui %4245, %c15 : index
                %4250 = arith.muli %4249, %c15 : index
                %4251 = arith.addi %4248, %4250 : index
                %4252 = arith.divui %4245, %c15 : index
                %4253 = arith.remui %4252, %c15 : index
                %4254 = arith.addi %4251, %4253 : index
                %4255 = arith.addi %4246, %4254 : index
                %4256 = arith.addi %4240, %4255 : index
                %4257 = arith.addi %4236, %4256 : index
                %4258 = vector.shuffle %4214, %4214 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4258, %kv[%4257] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4259 = arith.addi %4210, %c9 : index
                %4260 = arith.divui %4259, %c14 : index
                %4261 = arith.muli %4260, %c5 : index
                %4262 = arith.addi %4261, %c12 : index
                %4263 = arith.remui %4259, %c14 : index
                %4264 = arith.divui %4100, %c15 : index
                %4265 = arith.remui %4100, %c15 : index
                %4266 = arith.muli %4265, %c16 : index
                %4267 = arith.addi %4264, %4266 : index
                %4268 = arith.muli %4263, %c14 : index
                %4269 = arith.divui %4267, %c22 : index
                %4270 = arith.muli %4269, %c22 : index
                %4271 = arith.remui %4267, %c15 : index
                %4272 = arith.muli %4271, %c15 : index
                %4273 = arith.addi %4270, %4272 : index
                %4274 = arith.divui %4267, %c15 : index
                %4275 = arith.remui %4274, %c15 : index
                %4276 = arith.addi %4273, %4275 : index
                %4277 = arith.addi %4268, %4276 : index
                %4278 = arith.addi %4262, %4277 : index
                %4279 = arith.addi %4236, %4278 : index
                %4280 = vector.shuffle %4214, %4214 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4280, %kv[%4279] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4281 = arith.addi %4210, %c15 : index
                %4282 = arith.divui %4281, %c14 : index
                %4283 = arith.muli %4282, %c5 : index
                %4284 = arith.addi %4283, %c12 : index
                %4285 = arith.remui %4281, %c14 : index
                %4286 = arith.divui %4100, %c15 : index
                %4287 = arith.remui %4100, %c15 : index
                %4288 = arith.muli %4287, %c16 : index
                %4289 = arith.addi %4286, %4288 : index
                %4290 = arith.muli %4285, %c14 : index
                %4291 = arith.divui %4289, %c22 : index
                %4292 = arith.muli %4291, %c22 : index
                %4293 = arith.remui %4289, %c15 : index
                %4294 = arith.muli %4293, %c15 : index
                %4295 = arith.addi %4292, %4294 : index
                %4296 = arith.divui %4289, %c15 : index
                %4297 = arith.remui %4296, %c15 : index
                %4298 = arith.addi %4295, %4297 : index
                %4299 = arith.addi %4290, %4298 : index
                %4300 = arith.addi %4284, %4299 : index
                %4301 = arith.addi %4236, %4300 : index
                %4302 = vector.shuffle %4214, %4214 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4302, %kv[%4301] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4303 = arith.addi %4210, %c35 : index
                %4304 = arith.divui %4303, %c14 : index
                %4305 = arith.muli %4304, %c5 : index
                %4306 = arith.addi %4305, %c12 : index
                %4307 = arith.remui %4303, %c14 : index
                %4308 = arith.divui %4100, %c15 : index
                %4309 = arith.remui %4100, %c15 : index
                %4310 = arith.muli %4309, %c16 : index
                %4311 = arith.addi %4308, %4310 : index
                %4312 = arith.muli %4307, %c14 : index
                %4313 = arith.divui %4311, %c22 : index
                %4314 = arith.muli %4313, %c22 : index
                %4315 = arith.remui %4311, %c15 : index
                %4316 = arith.muli %4315, %c15 : index
                %4317 = arith.addi %4314, %4316 : index
                %4318 = arith.divui %4311, %c15 : index
                %4319 = arith.remui %4318, %c15 : index
                %4320 = arith.addi %4317, %4319 : index
                %4321 = arith.addi %4312, %4320 : index
                %4322 = arith.addi %4306, %4321 : index
                %4323 = arith.addi %4236, %4322 : index
                %4324 = vector.shuffle %4214, %4214 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4324, %kv[%4323] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %4325 = arith.cmpi eq, %codec, %c15 : index
          scf.if %4325 {
            %4326 = wave.lane
            %4327 = arith.muli %4326, %c22 : index
            scf.for %4328 = %4327 to %c42 step %c8 {
              %4329 = arith.addi %4095, %4328 : index
              %4330 = vector.load %20[%4329] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4331 = arith.mulf %4330, %4098 : vector<4xf32>
              %4332 = wave.fp8_encode "e5m2" %4331 : vector<4xf32> -> vector<4xi8>
              %4333 = arith.cmpi slt, %4096, %kvHeads : index
              scf.if %4333 {
                %4334 = arith.muli %4096, %c11 : index
                %4335 = arith.addi %4101, %4334 : index
                %4336 = vector.shuffle %4332, %4332 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4337 = arith.divui %4328, %c14 : index
                %4338 = arith.muli %4337, %c5 : index
                %4339 = arith.remui %4328, %c14 : index
                %4340 = arith.muli %4100, %c14 : index
                %4341 = arith.divui %4339, %c22 : index
                %4342 = arith.muli %4341, %c22 : index
                %4343 = arith.remui %4339, %c15 : index
                %4344 = arith.muli %4343, %c15 : index
                %4345 = arith.addi %4342, %4344 : index
                %4346 = arith.divui %4339, %c15 : index
                %4347 = arith.remui %4346, %c15 : index
                %4348 = arith.addi %4345, %4347 : index
                %4349 = arith.addi %4340, %4348 : index
                %4350 = arith.addi %4338, %4349 : index
                %4351 = arith.addi %4335, %4350 : index
                vector.store %4336, %kv[%4351] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4352 = arith.subi %4096, %kvHeads : index
                %4353 = arith.muli %4352, %c11 : index
                %4354 = arith.addi %4101, %4353 : index
                %4355 = arith.addi %4328, %c10 : index
                %4356 = arith.divui %4355, %c14 : index
                %4357 = arith.muli %4356, %c5 : index
                %4358 = arith.addi %4357, %c12 : index
                %4359 = arith.remui %4355, %c14 : index
                %4360 = arith.divui %4100, %c15 : index
                %4361 = arith.remui %4100, %c15 : index
                %4362 = arith.muli %4361, %c16 : index
                %4363 = arith.addi %4360, %4362 : index
                %4364 = arith.muli %4359, %c14 : index
                %4365 = arith.divui %4363, %c22 : index
                %4366 = arith.muli %4365, %c22 : index
                %4367 = arith.remui %4363, %c15 : index
                %4368 = arith.muli %4367, %c15 : index
                %4369 = arith.addi %4366, %4368 : index
                %4370 = arith.divui %4363, %c15 : index
                %4371 = arith.remui %4370, %c15 : index
                %4372 = arith.addi %4369, %4371 : index
                %4373 = arith.addi %4364, %4372 : index
                %4374 = arith.addi %4358, %4373 : index
                %4375 = arith.addi %4354, %4374 : index
                %4376 = vector.shuffle %4332, %4332 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4376, %kv[%4375] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4377 = arith.addi %4328, %c9 : index
                %4378 = arith.divui %4377, %c14 : index
                %4379 = arith.muli %4378, %c5 : index
                %4380 = arith.addi %4379, %c12 : index
                %4381 = arith.remui %4377, %c14 : index
                %4382 = arith.divui %4100, %c15 : index
                %4383 = arith.remui %4100, %c15 : index
                %4384 = arith.muli %4383, %c16 : index
                %4385 = arith.addi %4382, %4384 : index
                %4386 = arith.muli %4381, %c14 : index
                %4387 = arith.divui %4385, %c22 : index
                %4388 = arith.muli %4387, %c22 : index
                %4389 = arith.remui %4385, %c15 : index
                %4390 = arith.muli %4389, %c15 : index
                %4391 = arith.addi %4388, %4390 : index
                %4392 = arith.divui %4385, %c15 : index
                %4393 = arith.remui %4392, %c15 : index
                %4394 = arith.addi %4391, %4393 : index
                %4395 = arith.addi %4386, %4394 : index
                %4396 = arith.addi %4380, %4395 : index
                %4397 = arith.addi %4354, %4396 : index
                %4398 = vector.shuffle %4332, %4332 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4398, %kv[%4397] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4399 = arith.addi %4328, %c15 : index
                %4400 = arith.divui %4399, %c14 : index
                %4401 = arith.muli %4400, %c5 : index
                %4402 = arith.addi %4401, %c12 : index
                %4403 = arith.remui %4399, %c14 : index
                %4404 = arith.divui %4100, %c15 : index
                %4405 = arith.remui %4100, %c15 : index
                %4406 = arith.muli %4405, %c16 : index
                %4407 = arith.addi %4404, %4406 : index
                %4408 = arith.muli %4403, %c14 : index
                %4409 = arith.divui %4407, %c22 : index
                %4410 = arith.muli %4409, %c22 : index
                %4411 = arith.remui %4407, %c15 : index
                %4412 = arith.muli %4411, %c15 : index
                %4413 = arith.addi %4410, %4412 : index
                %4414 = arith.divui %4407, %c15 : index
                %4415 = arith.remui %4414, %c15 : index
                %4416 = arith.addi %4413, %4415 : index
                %4417 = arith.addi %4408, %4416 : index
                %4418 = arith.addi %4402, %4417 : index
                %4419 = arith.addi %4354, %4418 : index
                %4420 = vector.shuffle %4332, %4332 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4420, %kv[%4419] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4421 = arith.addi %4328, %c35 : index
                %4422 = arith.divui %4421, %c14 : index
                %4423 = arith.muli %4422, %c5 : index
                %4424 = arith.addi %4423, %c12 : index
                %4425 = arith.remui %4421, %c14 : index
                %4426 = arith.divui %4100, %c15 : index
                %4427 = arith.remui %4100, %c15 : index
                %4428 = arith.muli %4427, %c16 : index
                %4429 = arith.addi %4426, %4428 : index
                %4430 = arith.muli %4425, %c14 : index
                %4431 = arith.divui %4429, %c22 : index
                %4432 = arith.muli %4431, %c22 : index
                %4433 = arith.remui %4429, %c15 : index
                %4434 = arith.muli %4433, %c15 : index
                %4435 = arith.addi %4432, %4434 : index
                %4436 = arith.divui %4429, %c15 : index
                %4437 = arith.remui %4436, %c15 : index
                %4438 = arith.addi %4435, %4437 : index
                %4439 = arith.addi %4430, %4438 : index
                %4440 = arith.addi %4424, %4439 : index
                %4441 = arith.addi %4354, %4440 : index
                %4442 = vector.shuffle %4332, %4332 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4442, %kv[%4441] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %4443 = arith.addi %23, %c18 : index
    %4444 = wave.lane
    %4445 = arith.muli %3, %c9 : index
    %4446 = arith.muli %4445, %c5 : index
    %4447 = arith.addi %4446, %4444 : index
    %4448 = arith.muli %4, %c12 : index
    %4449 = arith.addi %4448, %4447 : index
    %4450 = arith.addi %4449, %c10 : index
    %4451 = arith.addi %4450, %c10 : index
    %4452 = vector.extract %494#3[0] : f32 from vector<8xf32>
    memref.store %4452, %19[%4451] : memref<?xf32>
    %4453 = arith.muli %4, %c12 : index
    %4454 = arith.addi %4453, %4447 : index
    %4455 = arith.addi %4454, %c10 : index
    %4456 = arith.addi %4455, %c17 : index
    %4457 = vector.extract %494#3[1] : f32 from vector<8xf32>
    memref.store %4457, %19[%4456] : memref<?xf32>
    %4458 = arith.muli %4, %c12 : index
    %4459 = arith.addi %4458, %4447 : index
    %4460 = arith.addi %4459, %c10 : index
    %4461 = arith.addi %4460, %c6 : index
    %4462 = vector.extract %494#3[2] : f32 from vector<8xf32>
    memref.store %4462, %19[%4461] : memref<?xf32>
    %4463 = arith.muli %4, %c12 : index
    %4464 = arith.addi %4463, %4447 : index
    %4465 = arith.addi %4464, %c10 : index
    %4466 = arith.addi %4465, %c36 : index
    %4467 = vector.extract %494#3[3] : f32 from vector<8xf32>
    memref.store %4467, %19[%4466] : memref<?xf32>
    %4468 = arith.muli %4, %c12 : index
    %4469 = arith.addi %4468, %4447 : index
    %4470 = arith.addi %4469, %c10 : index
    %4471 = arith.addi %4470, %c8 : index
    %4472 = vector.extract %494#3[4] : f32 from vector<8xf32>
    memref.store %4472, %19[%4471] : memref<?xf32>
    %4473 = arith.muli %4, %c12 : index
    %4474 = arith.addi %4473, %4447 : index
    %4475 = arith.addi %4474, %c10 : index
    %4476 = arith.addi %4475, %c37 : index
    %4477 = vector.extract %494#3[5] : f32 from vector<8xf32>
    memref.store %4477, %19[%4476] : memref<?xf32>
    %4478 = arith.muli %4, %c12 : index
    %4479 = arith.addi %4478, %4447 : index
    %4480 = arith.addi %4479, %c10 : index
    %4481 = arith.addi %4480, %c38 : index
    %4482 = vector.extract %494#3[6] : f32 from vector<8xf32>
    memref.store %4482, %19[%4481] : memref<?xf32>
    %4483 = arith.muli %4, %c12 : index
    %4484 = arith.addi %4483, %4447 : index
    %4485 = arith.addi %4484, %c10 : index
    %4486 = arith.addi %4485, %c39 : index
    %4487 = vector.extract %494#3[7] : f32 from vector<8xf32>
    memref.store %4487, %19[%4486] : memref<?xf32>
    wave.barrier
    %4488 = arith.muli %4, %c22 : index
    %4489 = arith.addi %4488, %c10 : index
    %4490 = arith.muli %4489, %c15 : index
    %4491 = arith.divui %4444, %c14 : index
    %4492 = arith.addi %4490, %4491 : index
    %4493 = arith.addi %4443, %4492 : index
    %4494 = arith.cmpi slt, %4493, %22 : index
    scf.if %4494 {
      %4495 = arith.cmpi eq, %hasFactors, %c9 : index
      %4496 = arith.muli %4493, %c15 : index
      %4497 = memref.load %factors[%4496] : memref<?xf32>
      %4498 = arith.mulf %4497, %operandScale : f32
      %4499 = arith.select %4495, %4498, %operandScale : f32
      %4500 = arith.addi %4447, %c10 : index
      %4501 = arith.muli %4489, %c17 : index
      %4502 = arith.addi %4500, %4501 : index
      %4503 = memref.load %19[%4502] : memref<?xf32>
      %4504 = arith.addi %4502, %c12 : index
      %4505 = memref.load %19[%4504] : memref<?xf32>
      %4506 = arith.addf %4503, %4505 : f32
      %4507 = arith.remui %4444, %c14 : index
      %4508 = arith.muli %4507, %c22 : index
      %4509 = arith.addi %18, %4508 : index
      %4510 = vector.load %w[%4509] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4511 = vector.bitcast %4510 : vector<4xi8> to vector<1xf32>
      %4512 = vector.extract %4511[0] : f32 from vector<1xf32>
      %4513 = arith.mulf %4512, %4499 : f32
      %4514 = arith.mulf %4506, %4513 : f32
      %4515 = arith.muli %3, %c9 : index
      %4516 = arith.addi %4515, %c10 : index
      %4517 = arith.muli %4516, %c14 : index
      %4518 = arith.remui %4444, %c14 : index
      %4519 = arith.addi %4517, %4518 : index
      %4520 = arith.muli %4492, %c42 : index
      %4521 = arith.addi %4520, %4519 : index
      memref.store %4514, %20[%4521] : memref<?xf32>
    }
    %4522 = arith.muli %4, %c22 : index
    %4523 = arith.addi %4522, %c9 : index
    %4524 = arith.muli %4523, %c15 : index
    %4525 = arith.divui %4444, %c14 : index
    %4526 = arith.addi %4524, %4525 : index
    %4527 = arith.addi %4443, %4526 : index
    %4528 = arith.cmpi slt, %4527, %22 : index
    scf.if %4528 {
      %4529 = arith.cmpi eq, %hasFactors, %c9 : index
      %4530 = arith.muli %4527, %c15 : index
      %4531 = memref.load %factors[%4530] : memref<?xf32>
      %4532 = arith.mulf %4531, %operandScale : f32
      %4533 = arith.select %4529, %4532, %operandScale : f32
      %4534 = arith.addi %4447, %c10 : index
      %4535 = arith.muli %4523, %c17 : index
      %4536 = arith.addi %4534, %4535 : index
      %4537 = memref.load %19[%4536] : memref<?xf32>
      %4538 = arith.addi %4536, %c12 : index
      %4539 = memref.load %19[%4538] : memref<?xf32>
      %4540 = arith.addf %4537, %4539 : f32
      %4541 = arith.remui %4444, %c14 : index
      %4542 = arith.muli %4541, %c22 : index
      %4543 = arith.addi %18, %4542 : index
      %4544 = vector.load %w[%4543] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4545 = vector.bitcast %4544 : vector<4xi8> to vector<1xf32>
      %4546 = vector.extract %4545[0] : f32 from vector<1xf32>
      %4547 = arith.mulf %4546, %4533 : f32
      %4548 = arith.mulf %4540, %4547 : f32
      %4549 = arith.muli %3, %c9 : index
      %4550 = arith.addi %4549, %c10 : index
      %4551 = arith.muli %4550, %c14 : index
      %4552 = arith.remui %4444, %c14 : index
      %4553 = arith.addi %4551, %4552 : index
      %4554 = arith.muli %4526, %c42 : index
      %4555 = arith.addi %4554, %4553 : index
      memref.store %4548, %20[%4555] : memref<?xf32>
    }
    %4556 = arith.muli %4, %c22 : index
    %4557 = arith.addi %4556, %c15 : index
    %4558 = arith.muli %4557, %c15 : index
    %4559 = arith.divui %4444, %c14 : index
    %4560 = arith.addi %4558, %4559 : index
    %4561 = arith.addi %4443, %4560 : index
    %4562 = arith.cmpi slt, %4561, %22 : index
    scf.if %4562 {
      %4563 = arith.cmpi eq, %hasFactors, %c9 : index
      %4564 = arith.muli %4561, %c15 : index
      %4565 = memref.load %factors[%4564] : memref<?xf32>
      %4566 = arith.mulf %4565, %operandScale : f32
      %4567 = arith.select %4563, %4566, %operandScale : f32
      %4568 = arith.addi %4447, %c10 : index
      %4569 = arith.muli %4557, %c17 : index
      %4570 = arith.addi %4568, %4569 : index
      %4571 = memref.load %19[%4570] : memref<?xf32>
      %4572 = arith.addi %4570, %c12 : index
      %4573 = memref.load %19[%4572] : memref<?xf32>
      %4574 = arith.addf %4571, %4573 : f32
      %4575 = arith.remui %4444, %c14 : index
      %4576 = arith.muli %4575, %c22 : index
      %4577 = arith.addi %18, %4576 : index
      %4578 = vector.load %w[%4577] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4579 = vector.bitcast %4578 : vector<4xi8> to vector<1xf32>
      %4580 = vector.extract %4579[0] : f32 from vector<1xf32>
      %4581 = arith.mulf %4580, %4567 : f32
      %4582 = arith.mulf %4574, %4581 : f32
      %4583 = arith.muli %3, %c9 : index
      %4584 = arith.addi %4583, %c10 : index
      %4585 = arith.muli %4584, %c14 : index
      %4586 = arith.remui %4444, %c14 : index
      %4587 = arith.addi %4585, %4586 : index
      %4588 = arith.muli %4560, %c42 : index
      %4589 = arith.addi %4588, %4587 : index
      memref.store %4582, %20[%4589] : memref<?xf32>
    }
    %4590 = arith.muli %4, %c22 : index
    %4591 = arith.addi %4590, %c35 : index
    %4592 = arith.muli %4591, %c15 : index
    %4593 = arith.divui %4444, %c14 : index
    %4594 = arith.addi %4592, %4593 : index
    %4595 = arith.addi %4443, %4594 : index
    %4596 = arith.cmpi slt, %4595, %22 : index
    scf.if %4596 {
      %4597 = arith.cmpi eq, %hasFactors, %c9 : index
      %4598 = arith.muli %4595, %c15 : index
      %4599 = memref.load %factors[%4598] : memref<?xf32>
      %4600 = arith.mulf %4599, %operandScale : f32
      %4601 = arith.select %4597, %4600, %operandScale : f32
      %4602 = arith.addi %4447, %c10 : index
      %4603 = arith.muli %4591, %c17 : index
      %4604 = arith.addi %4602, %4603 : index
      %4605 = memref.load %19[%4604] : memref<?xf32>
      %4606 = arith.addi %4604, %c12 : index
      %4607 = memref.load %19[%4606] : memref<?xf32>
      %4608 = arith.addf %4605, %4607 : f32
      %4609 = arith.remui %4444, %c14 : index
      %4610 = arith.muli %4609, %c22 : index
      %4611 = arith.addi %18, %4610 : index
      %4612 = vector.load %w[%4611] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4613 = vector.bitcast %4612 : vector<4xi8> to vector<1xf32>
      %4614 = vector.extract %4613[0] : f32 from vector<1xf32>
      %4615 = arith.mulf %4614, %4601 : f32
      %4616 = arith.mulf %4608, %4615 : f32
      %4617 = arith.muli %3, %c9 : index
      %4618 = arith.addi %4617, %c10 : index
      %4619 = arith.muli %4618, %c14 : index
      %4620 = arith.remui %4444, %c14 : index
      %4621 = arith.addi %4619, %4620 : index
      %4622 = arith.muli %4594, %c42 : index
      %4623 = arith.addi %4622, %4621 : index
      memref.store %4616, %20[%4623] : memref<?xf32>
    }
    wave.barrier
    %4624 = arith.addi %23, %c18 : index
    %4625 = wave.wave
    %4626 = arith.addi %4625, %c10 : index
    %4627 = arith.addi %4624, %4626 : index
    %4628 = arith.cmpi slt, %4627, %22 : index
    %4629 = arith.cmpi slt, %4626, %c14 : index
    %4630 = arith.andi %4628, %4629 : i1
    scf.if %4630 {
      %4631 = arith.addi %4624, %4626 : index
      %4632 = arith.muli %4626, %c42 : index
      %4633 = wave.lane
      %4634 = arith.addi %4633, %c10 : index
      %4635 = arith.cmpi eq, %hasBias, %c9 : index
      %4636 = arith.addi %4632, %4634 : index
      %4637 = memref.load %20[%4636] : memref<?xf32>
      %4638 = arith.muli %0, %c42 : index
      %4639 = arith.addi %4638, %4634 : index
      %4640 = memref.load %bias[%4639] : memref<?xf32>
      %4641 = arith.addf %4637, %4640 : f32
      %4642 = arith.select %4635, %4641, %4637 : f32
      %4643 = arith.addi %4634, %c44 : index
      %4644 = arith.cmpi eq, %hasBias, %c9 : index
      %4645 = arith.addi %4632, %4643 : index
      %4646 = memref.load %20[%4645] : memref<?xf32>
      %4647 = arith.muli %0, %c42 : index
      %4648 = arith.addi %4647, %4643 : index
      %4649 = memref.load %bias[%4648] : memref<?xf32>
      %4650 = arith.addf %4646, %4649 : f32
      %4651 = arith.select %4644, %4650, %4646 : f32
      %4652 = arith.addi %4633, %c17 : index
      %4653 = arith.cmpi slt, %4652, %c44 : index
      %4654 = arith.minsi %4652, %c45 : index
      %4655 = arith.cmpi eq, %hasBias, %c9 : index
      %4656 = arith.addi %4632, %4654 : index
      %4657 = memref.load %20[%4656] : memref<?xf32>
      %4658 = arith.muli %0, %c42 : index
      %4659 = arith.addi %4658, %4654 : index
      %4660 = memref.load %bias[%4659] : memref<?xf32>
      %4661 = arith.addf %4657, %4660 : f32
      %4662 = arith.select %4655, %4661, %4657 : f32
      %4663 = arith.addi %4654, %c44 : index
      %4664 = arith.cmpi eq, %hasBias, %c9 : index
      %4665 = arith.addi %4632, %4663 : index
      %4666 = memref.load %20[%4665] : memref<?xf32>
      %4667 = arith.muli %0, %c42 : index
      %4668 = arith.addi %4667, %4663 : index
      %4669 = memref.load %bias[%4668] : memref<?xf32>
      %4670 = arith.addf %4666, %4669 : f32
      %4671 = arith.select %4664, %4670, %4666 : f32
      %4672 = arith.addi %heads, %kvHeads : index
      %4673 = arith.cmpi slt, %0, %4672 : index
      scf.if %4673 {
        %4674 = arith.addi %positionsAt, %4631 : index
        %4675 = memref.load %step[%4674] : memref<?xi32>
        %4676 = arith.index_cast %4675 : i32 to index
        %4677 = arith.cmpi eq, %hasNorm, %c9 : index
        %4678 = math.fma %4642, %4642, %c48 : f32
        %4679 = math.fma %4651, %4651, %4678 : f32
        %4680 = math.fma %4662, %4662, %4679 : f32
        %4681 = arith.select %4653, %4680, %4679 : f32
        %4682 = math.fma %4671, %4671, %4681 : f32
        %4683 = arith.select %4653, %4682, %4681 : f32
        %4684 = vector.broadcast %4683 : f32 to vector<1xf32>
        %4685 = wave.reduce "add" %4684 : vector<1xf32>
        %4686 = arith.mulf %4685, %inverseHeadDim : f32
        %4687 = arith.addf %4686, %epsilon : f32
        %4688 = math.sqrt %4687 : f32
        %4689 = arith.divf %c50, %4688 : f32
        %4690 = arith.cmpi slt, %0, %heads : index
        %4691 = arith.addi %4634, %c44 : index
        %4692 = memref.load %query_norm[%4634] : memref<?xf32>
        %4693 = memref.load %key_norm[%4634] : memref<?xf32>
        %4694 = arith.select %4690, %4692, %4693 : f32
        %4695 = arith.mulf %4642, %4689 : f32
        %4696 = arith.mulf %4695, %4694 : f32
        %4697 = arith.select %4677, %4696, %4642 : f32
        %4698 = memref.load %query_norm[%4691] : memref<?xf32>
        %4699 = memref.load %key_norm[%4691] : memref<?xf32>
        %4700 = arith.select %4690, %4698, %4699 : f32
        %4701 = arith.mulf %4651, %4689 : f32
        %4702 = arith.mulf %4701, %4700 : f32
        %4703 = arith.select %4677, %4702, %4651 : f32
        %4704 = arith.addi %4654, %c44 : index
        %4705 = memref.load %query_norm[%4654] : memref<?xf32>
        %4706 = memref.load %key_norm[%4654] : memref<?xf32>
        %4707 = arith.select %4690, %4705, %4706 : f32
        %4708 = arith.mulf %4662, %4689 : f32
        %4709 = arith.mulf %4708, %4707 : f32
        %4710 = arith.select %4677, %4709, %4662 : f32
        %4711 = memref.load %query_norm[%4704] : memref<?xf32>
        %4712 = memref.load %key_norm[%4704] : memref<?xf32>
        %4713 = arith.select %4690, %4711, %4712 : f32
        %4714 = arith.mulf %4671, %4689 : f32
        %4715 = arith.mulf %4714, %4713 : f32
        %4716 = arith.select %4677, %4715, %4671 : f32
        %4717 = arith.remui %4676, %c5 : index
        %4718 = arith.muli %4717, %c42 : index
        %4719 = arith.addi %4718, %4634 : index
        %4720 = arith.divui %4676, %c5 : index
        %4721 = arith.addi %4720, %c5 : index
        %4722 = arith.muli %4721, %c42 : index
        %4723 = arith.addi %4722, %4634 : index
        %4724 = memref.load %rope[%4719] : memref<?xf32>
        %4725 = arith.addi %4719, %c44 : index
        %4726 = memref.load %rope[%4725] : memref<?xf32>
        %4727 = memref.load %rope[%4723] : memref<?xf32>
        %4728 = arith.addi %4723, %c44 : index
        %4729 = memref.load %rope[%4728] : memref<?xf32>
        %4730 = arith.mulf %4727, %4724 : f32
        %4731 = arith.mulf %4729, %4726 : f32
        %4732 = arith.subf %4730, %4731 : f32
        %4733 = arith.mulf %4729, %4724 : f32
        %4734 = arith.mulf %4727, %4726 : f32
        %4735 = arith.addf %4733, %4734 : f32
        %4736 = arith.mulf %4697, %4732 : f32
        %4737 = arith.mulf %4703, %4735 : f32
        %4738 = arith.subf %4736, %4737 : f32
        %4739 = arith.mulf %4703, %4732 : f32
        %4740 = arith.mulf %4697, %4735 : f32
        %4741 = arith.addf %4739, %4740 : f32
        %4742 = arith.cmpi slt, %0, %heads : index
        scf.if %4742 {
          %4743 = arith.muli %4631, %heads : index
          %4744 = arith.addi %4743, %0 : index
          %4745 = arith.muli %4744, %c42 : index
          %4746 = arith.addi %4745, %4634 : index
          memref.store %4738, %q[%4746] : memref<?xf32>
          %4747 = arith.addi %4746, %c44 : index
          memref.store %4741, %q[%4747] : memref<?xf32>
        } else {
          %4748 = arith.addi %4632, %4634 : index
          memref.store %4738, %20[%4748] : memref<?xf32>
          %4749 = arith.addi %4632, %4634 : index
          %4750 = arith.addi %4749, %c44 : index
          memref.store %4741, %20[%4750] : memref<?xf32>
        }
        %4751 = arith.remui %4676, %c5 : index
        %4752 = arith.muli %4751, %c42 : index
        %4753 = arith.addi %4752, %4654 : index
        %4754 = arith.divui %4676, %c5 : index
        %4755 = arith.addi %4754, %c5 : index
        %4756 = arith.muli %4755, %c42 : index
        %4757 = arith.addi %4756, %4654 : index
        %4758 = memref.load %rope[%4753] : memref<?xf32>
        %4759 = arith.addi %4753, %c44 : index
        %4760 = memref.load %rope[%4759] : memref<?xf32>
        %4761 = memref.load %rope[%4757] : memref<?xf32>
        %4762 = arith.addi %4757, %c44 : index
        %4763 = memref.load %rope[%4762] : memref<?xf32>
        %4764 = arith.mulf %4761, %4758 : f32
        %4765 = arith.mulf %4763, %4760 : f32
        %4766 = arith.subf %4764, %4765 : f32
        %4767 = arith.mulf %4763, %4758 : f32
        %4768 = arith.mulf %4761, %4760 : f32
        %4769 = arith.addf %4767, %4768 : f32
        %4770 = arith.mulf %4710, %4766 : f32
        %4771 = arith.mulf %4716, %4769 : f32
        %4772 = arith.subf %4770, %4771 : f32
        %4773 = arith.mulf %4716, %4766 : f32
        %4774 = arith.mulf %4710, %4769 : f32
        %4775 = arith.addf %4773, %4774 : f32
        scf.if %4653 {
          %4776 = arith.cmpi slt, %0, %heads : index
          scf.if %4776 {
            %4777 = arith.muli %4631, %heads : index
            %4778 = arith.addi %4777, %0 : index
            %4779 = arith.muli %4778, %c42 : index
            %4780 = arith.addi %4779, %4654 : index
            memref.store %4772, %q[%4780] : memref<?xf32>
            %4781 = arith.addi %4780, %c44 : index
            memref.store %4775, %q[%4781] : memref<?xf32>
          } else {
            %4782 = arith.addi %4632, %4654 : index
            memref.store %4772, %20[%4782] : memref<?xf32>
            %4783 = arith.addi %4632, %4654 : index
            %4784 = arith.addi %4783, %c44 : index
            memref.store %4775, %20[%4784] : memref<?xf32>
          }
        }
      } else {
        %4785 = arith.cmpi slt, %0, %heads : index
        scf.if %4785 {
          %4786 = arith.muli %4631, %heads : index
          %4787 = arith.addi %4786, %0 : index
          %4788 = arith.muli %4787, %c42 : index
          %4789 = arith.addi %4788, %4634 : index
          memref.store %4642, %q[%4789] : memref<?xf32>
          %4790 = arith.addi %4789, %c44 : index
          memref.store %4651, %q[%4790] : memref<?xf32>
        } else {
          %4791 = arith.addi %4632, %4634 : index
          memref.store %4642, %20[%4791] : memref<?xf32>
          %4792 = arith.addi %4632, %4634 : index
          %4793 = arith.addi %4792, %c44 : index
          memref.store %4651, %20[%4793] : memref<?xf32>
        }
        scf.if %4653 {
          %4794 = arith.cmpi slt, %0, %heads : index
          scf.if %4794 {
            %4795 = arith.muli %4631, %heads : index
            %4796 = arith.addi %4795, %0 : index
            %4797 = arith.muli %4796, %c42 : index
            %4798 = arith.addi %4797, %4654 : index
            memref.store %4662, %q[%4798] : memref<?xf32>
            %4799 = arith.addi %4798, %c44 : index
            memref.store %4671, %q[%4799] : memref<?xf32>
          } else {
            %4800 = arith.addi %4632, %4654 : index
            memref.store %4662, %20[%4800] : memref<?xf32>
            %4801 = arith.addi %4632, %4654 : index
            %4802 = arith.addi %4801, %c44 : index
            memref.store %4671, %20[%4802] : memref<?xf32>
          }
        }
      }
    }
    %4803 = arith.addi %4625, %c4 : index
    %4804 = arith.addi %4624, %4803 : index
    %4805 = arith.cmpi slt, %4804, %22 : index
    %4806 = arith.cmpi slt, %4803, %c14 : index
    %4807 = arith.andi %4805, %4806 : i1
    scf.if %4807 {
      %4808 = arith.addi %4624, %4803 : index
      %4809 = arith.muli %4803, %c42 : index
      %4810 = wave.lane
      %4811 = arith.addi %4810, %c10 : index
      %4812 = arith.cmpi eq, %hasBias, %c9 : index
      %4813 = arith.addi %4809, %4811 : index
      %4814 = memref.load %20[%4813] : memref<?xf32>
      %4815 = arith.muli %0, %c42 : index
      %4816 = arith.addi %4815, %4811 : index
      %4817 = memref.load %bias[%4816] : memref<?xf32>
      %4818 = arith.addf %4814, %4817 : f32
      %4819 = arith.select %4812, %4818, %4814 : f32
      %4820 = arith.addi %4811, %c44 : index
      %4821 = arith.cmpi eq, %hasBias, %c9 : index
      %4822 = arith.addi %4809, %4820 : index
      %4823 = memref.load %20[%4822] : memref<?xf32>
      %4824 = arith.muli %0, %c42 : index
      %4825 = arith.addi %4824, %4820 : index
      %4826 = memref.load %bias[%4825] : memref<?xf32>
      %4827 = arith.addf %4823, %4826 : f32
      %4828 = arith.select %4821, %4827, %4823 : f32
      %4829 = arith.addi %4810, %c17 : index
      %4830 = arith.cmpi slt, %4829, %c44 : index
      %4831 = arith.minsi %4829, %c45 : index
      %4832 = arith.cmpi eq, %hasBias, %c9 : index
      %4833 = arith.addi %4809, %4831 : index
      %4834 = memref.load %20[%4833] : memref<?xf32>
      %4835 = arith.muli %0, %c42 : index
      %4836 = arith.addi %4835, %4831 : index
      %4837 = memref.load %bias[%4836] : memref<?xf32>
      %4838 = arith.addf %4834, %4837 : f32
      %4839 = arith.select %4832, %4838, %4834 : f32
      %4840 = arith.addi %4831, %c44 : index
      %4841 = arith.cmpi eq, %hasBias, %c9 : index
      %4842 = arith.addi %4809, %4840 : index
      %4843 = memref.load %20[%4842] : memref<?xf32>
      %4844 = arith.muli %0, %c42 : index
      %4845 = arith.addi %4844, %4840 : index
      %4846 = memref.load %bias[%4845] : memref<?xf32>
      %4847 = arith.addf %4843, %4846 : f32
      %4848 = arith.select %4841, %4847, %4843 : f32
      %4849 = arith.addi %heads, %kvHeads : index
      %4850 = arith.cmpi slt, %0, %4849 : index
      scf.if %4850 {
        %4851 = arith.addi %positionsAt, %4808 : index
        %4852 = memref.load %step[%4851] : memref<?xi32>
        %4853 = arith.index_cast %4852 : i32 to index
        %4854 = arith.cmpi eq, %hasNorm, %c9 : index
        %4855 = math.fma %4819, %4819, %c48 : f32
        %4856 = math.fma %4828, %4828, %4855 : f32
        %4857 = math.fma %4839, %4839, %4856 : f32
        %4858 = arith.select %4830, %4857, %4856 : f32
        %4859 = math.fma %4848, %4848, %4858 : f32
        %4860 = arith.select %4830, %4859, %4858 : f32
        %4861 = vector.broadcast %4860 : f32 to vector<1xf32>
        %4862 = wave.reduce "add" %4861 : vector<1xf32>
        %4863 = arith.mulf %4862, %inverseHeadDim : f32
        %4864 = arith.addf %4863, %epsilon : f32
        %4865 = math.sqrt %4864 : f32
        %4866 = arith.divf %c50, %4865 : f32
        %4867 = arith.cmpi slt, %0, %heads : index
        %4868 = arith.addi %4811, %c44 : index
        %4869 = memref.load %query_norm[%4811] : memref<?xf32>
        %4870 = memref.load %key_norm[%4811] : memref<?xf32>
        %4871 = arith.select %4867, %4869, %4870 : f32
        %4872 = arith.mulf %4819, %4866 : f32
        %4873 = arith.mulf %4872, %4871 : f32
        %4874 = arith.select %4854, %4873, %4819 : f32
        %4875 = memref.load %query_norm[%4868] : memref<?xf32>
        %4876 = memref.load %key_norm[%4868] : memref<?xf32>
        %4877 = arith.select %4867, %4875, %4876 : f32
        %4878 = arith.mulf %4828, %4866 : f32
        %4879 = arith.mulf %4878, %4877 : f32
        %4880 = arith.select %4854, %4879, %4828 : f32
        %4881 = arith.addi %4831, %c44 : index
        %4882 = memref.load %query_norm[%4831] : memref<?xf32>
        %4883 = memref.load %key_norm[%4831] : memref<?xf32>
        %4884 = arith.select %4867, %4882, %4883 : f32
        %4885 = arith.mulf %4839, %4866 : f32
        %4886 = arith.mulf %4885, %4884 : f32
        %4887 = arith.select %4854, %4886, %4839 : f32
        %4888 = memref.load %query_norm[%4881] : memref<?xf32>
        %4889 = memref.load %key_norm[%4881] : memref<?xf32>
        %4890 = arith.select %4867, %4888, %4889 : f32
        %4891 = arith.mulf %4848, %4866 : f32
        %4892 = arith.mulf %4891, %4890 : f32
        %4893 = arith.select %4854, %4892, %4848 : f32
        %4894 = arith.remui %4853, %c5 : index
        %4895 = arith.muli %4894, %c42 : index
        %4896 = arith.addi %4895, %4811 : index
        %4897 = arith.divui %4853, %c5 : index
        %4898 = arith.addi %4897, %c5 : index
        %4899 = arith.muli %4898, %c42 : index
        %4900 = arith.addi %4899, %4811 : index
        %4901 = memref.load %rope[%4896] : memref<?xf32>
        %4902 = arith.addi %4896, %c44 : index
        %4903 = memref.load %rope[%4902] : memref<?xf32>
        %4904 = memref.load %rope[%4900] : memref<?xf32>
        %4905 = arith.addi %4900, %c44 : index
        %4906 = memref.load %rope[%4905] : memref<?xf32>
        %4907 = arith.mulf %4904, %4901 : f32
        %4908 = arith.mulf %4906, %4903 : f32
        %4909 = arith.subf %4907, %4908 : f32
        %4910 = arith.mulf %4906, %4901 : f32
        %4911 = arith.mulf %4904, %4903 : f32
        %4912 = arith.addf %4910, %4911 : f32
        %4913 = arith.mulf %4874, %4909 : f32
        %4914 = arith.mulf %4880, %4912 : f32
        %4915 = arith.subf %4913, %4914 : f32
        %4916 = arith.mulf %4880, %4909 : f32
        %4917 = arith.mulf %4874, %4912 : f32
        %4918 = arith.addf %4916, %4917 : f32
        %4919 = arith.cmpi slt, %0, %heads : index
        scf.if %4919 {
          %4920 = arith.muli %4808, %heads : index
          %4921 = arith.addi %4920, %0 : index
          %4922 = arith.muli %4921, %c42 : index
          %4923 = arith.addi %4922, %4811 : index
          memref.store %4915, %q[%4923] : memref<?xf32>
          %4924 = arith.addi %4923, %c44 : index
          memref.store %4918, %q[%4924] : memref<?xf32>
        } else {
          %4925 = arith.addi %4809, %4811 : index
          memref.store %4915, %20[%4925] : memref<?xf32>
          %4926 = arith.addi %4809, %4811 : index
          %4927 = arith.addi %4926, %c44 : index
          memref.store %4918, %20[%4927] : memref<?xf32>
        }
        %4928 = arith.remui %4853, %c5 : index
        %4929 = arith.muli %4928, %c42 : index
        %4930 = arith.addi %4929, %4831 : index
        %4931 = arith.divui %4853, %c5 : index
        %4932 = arith.addi %4931, %c5 : index
        %4933 = arith.muli %4932, %c42 : index
        %4934 = arith.addi %4933, %4831 : index
        %4935 = memref.load %rope[%4930] : memref<?xf32>
        %4936 = arith.addi %4930, %c44 : index
        %4937 = memref.load %rope[%4936] : memref<?xf32>
        %4938 = memref.load %rope[%4934] : memref<?xf32>
        %4939 = arith.addi %4934, %c44 : index
        %4940 = memref.load %rope[%4939] : memref<?xf32>
        %4941 = arith.mulf %4938, %4935 : f32
        %4942 = arith.mulf %4940, %4937 : f32
        %4943 = arith.subf %4941, %4942 : f32
        %4944 = arith.mulf %4940, %4935 : f32
        %4945 = arith.mulf %4938, %4937 : f32
        %4946 = arith.addf %4944, %4945 : f32
        %4947 = arith.mulf %4887, %4943 : f32
        %4948 = arith.mulf %4893, %4946 : f32
        %4949 = arith.subf %4947, %4948 : f32
        %4950 = arith.mulf %4893, %4943 : f32
        %4951 = arith.mulf %4887, %4946 : f32
        %4952 = arith.addf %4950, %4951 : f32
        scf.if %4830 {
          %4953 = arith.cmpi slt, %0, %heads : index
          scf.if %4953 {
            %4954 = arith.muli %4808, %heads : index
            %4955 = arith.addi %4954, %0 : index
            %4956 = arith.muli %4955, %c42 : index
            %4957 = arith.addi %4956, %4831 : index
            memref.store %4949, %q[%4957] : memref<?xf32>
            %4958 = arith.addi %4957, %c44 : index
            memref.store %4952, %q[%4958] : memref<?xf32>
          } else {
            %4959 = arith.addi %4809, %4831 : index
            memref.store %4949, %20[%4959] : memref<?xf32>
            %4960 = arith.addi %4809, %4831 : index
            %4961 = arith.addi %4960, %c44 : index
            memref.store %4952, %20[%4961] : memref<?xf32>
          }
        }
      } else {
        %4962 = arith.cmpi slt, %0, %heads : index
        scf.if %4962 {
          %4963 = arith.muli %4808, %heads : index
          %4964 = arith.addi %4963, %0 : index
          %4965 = arith.muli %4964, %c42 : index
          %4966 = arith.addi %4965, %4811 : index
          memref.store %4819, %q[%4966] : memref<?xf32>
          %4967 = arith.addi %4966, %c44 : index
          memref.store %4828, %q[%4967] : memref<?xf32>
        } else {
          %4968 = arith.addi %4809, %4811 : index
          memref.store %4819, %20[%4968] : memref<?xf32>
          %4969 = arith.addi %4809, %4811 : index
          %4970 = arith.addi %4969, %c44 : index
          memref.store %4828, %20[%4970] : memref<?xf32>
        }
        scf.if %4830 {
          %4971 = arith.cmpi slt, %0, %heads : index
          scf.if %4971 {
            %4972 = arith.muli %4808, %heads : index
            %4973 = arith.addi %4972, %0 : index
            %4974 = arith.muli %4973, %c42 : index
            %4975 = arith.addi %4974, %4831 : index
            memref.store %4839, %q[%4975] : memref<?xf32>
            %4976 = arith.addi %4975, %c44 : index
            memref.store %4848, %q[%4976] : memref<?xf32>
          } else {
            %4977 = arith.addi %4809, %4831 : index
            memref.store %4839, %20[%4977] : memref<?xf32>
            %4978 = arith.addi %4809, %4831 : index
            %4979 = arith.addi %4978, %c44 : index
            memref.store %4848, %20[%4979] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %4980 = arith.cmpi sge, %0, %heads : index
    scf.if %4980 {
      %4981 = arith.addi %4625, %c10 : index
      %4982 = arith.addi %4624, %4981 : index
      %4983 = arith.cmpi slt, %4982, %22 : index
      %4984 = arith.cmpi slt, %4981, %c14 : index
      %4985 = arith.andi %4983, %4984 : i1
      scf.if %4985 {
        %4986 = arith.addi %4624, %4981 : index
        %4987 = arith.addi %slotsAt, %4986 : index
        %4988 = memref.load %step[%4987] : memref<?xi32>
        %4989 = arith.index_cast %4988 : i32 to index
        %4990 = arith.cmpi sge, %4989, %c10 : index
        scf.if %4990 {
          %4991 = arith.muli %4981, %c42 : index
          %4992 = arith.subi %0, %heads : index
          %4993 = memref.load %scales[%4992] : memref<?xf32>
          %4994 = vector.broadcast %4993 : f32 to vector<4xf32>
          %4995 = arith.divui %4989, %c14 : index
          %4996 = arith.remui %4989, %c14 : index
          %4997 = arith.muli %4995, %pageBytes : index
          %4998 = arith.cmpi eq, %codec, %c10 : index
          scf.if %4998 {
            %4999 = wave.lane
            %5000 = arith.muli %4999, %c22 : index
            scf.for %5001 = %5000 to %c42 step %c8 {
              %5002 = arith.addi %4991, %5001 : index
              %5003 = vector.load %20[%5002] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5004 = arith.mulf %5003, %4994 : vector<4xf32>
              %5005 = arith.minimumf %5004, %c55 : vector<4xf32>
              %5006 = arith.maximumf %5005, %c56 : vector<4xf32>
              %5007 = arith.truncf %5006 : vector<4xf32> to vector<4xf16>
              %5008 = vector.bitcast %5007 : vector<4xf16> to vector<8xi8>
              %5009 = arith.cmpi slt, %4992, %kvHeads : index
              scf.if %5009 {
                %5010 = arith.muli %4992, %c57 : index
                %5011 = arith.addi %4997, %5010 : index
                %5012 = arith.divui %5001, %c14 : index
                %5013 = arith.muli %5012, %c58 : index
                %5014 = arith.remui %5001, %c14 : index
                %5015 = arith.divui %5014, %c16 : index
                %5016 = arith.muli %5015, %c5 : index
                %5017 = arith.muli %4996, %c14 : index
                %5018 = arith.addi %5016, %5017 : index
                %5019 = arith.remui %5014, %c16 : index
                %5020 = arith.muli %5019, %c15 : index
                %5021 = arith.addi %5018, %5020 : index
                %5022 = arith.addi %5013, %5021 : index
                %5023 = arith.addi %5011, %5022 : index
                vector.store %5008, %kv[%5023] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %5024 = arith.subi %4992, %kvHeads : index
                %5025 = arith.muli %5024, %c57 : index
                %5026 = arith.addi %4997, %5025 : index
                %5027 = arith.addi %5001, %c10 : index
                %5028 = arith.divui %5027, %c14 : index
                %5029 = arith.muli %5028, %c58 : index
                %5030 = arith.addi %5029, %c11 : index
                %5031 = arith.remui %5027, %c14 : index
                %5032 = arith.divui %4996, %c15 : index
                %5033 = arith.remui %4996, %c15 : index
                %5034 = arith.muli %5033, %c16 : index
                %5035 = arith.addi %5032, %5034 : index
                %5036 = arith.divui %5035, %c16 : index
                %5037 = arith.muli %5036, %c5 : index
                %5038 = arith.muli %5031, %c14 : index
                %5039 = arith.addi %5037, %5038 : index
                %5040 = arith.remui %5035, %c16 : index
                %5041 = arith.muli %5040, %c15 : index
                %5042 = arith.addi %5039, %5041 : index
                %5043 = arith.addi %5030, %5042 : index
                %5044 = arith.addi %5026, %5043 : index
                %5045 = vector.shuffle %5008, %5008 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %5045, %kv[%5044] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5046 = arith.addi %5001, %c9 : index
                %5047 = arith.divui %5046, %c14 : index
                %5048 = arith.muli %5047, %c58 : index
                %5049 = arith.addi %5048, %c11 : index
                %5050 = arith.remui %5046, %c14 : index
                %5051 = arith.divui %4996, %c15 : index
                %5052 = arith.remui %4996, %c15 : index
                %5053 = arith.muli %5052, %c16 : index
                %5054 = arith.addi %5051, %5053 : index
                %5055 = arith.divui %5054, %c16 : index
                %5056 = arith.muli %5055, %c5 : index
                %5057 = arith.muli %5050, %c14 : index
                %5058 = arith.addi %5056, %5057 : index
                %5059 = arith.remui %5054, %c16 : index
                %5060 = arith.muli %5059, %c15 : index
                %5061 = arith.addi %5058, %5060 : index
                %5062 = arith.addi %5049, %5061 : index
                %5063 = arith.addi %5026, %5062 : index
                %5064 = vector.shuffle %5008, %5008 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %5064, %kv[%5063] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5065 = arith.addi %5001, %c15 : index
                %5066 = arith.divui %5065, %c14 : index
                %5067 = arith.muli %5066, %c58 : index
                %5068 = arith.addi %5067, %c11 : index
                %5069 = arith.remui %5065, %c14 : index
                %5070 = arith.divui %4996, %c15 : index
                %5071 = arith.remui %4996, %c15 : index
                %5072 = arith.muli %5071, %c16 : index
                %5073 = arith.addi %5070, %5072 : index
                %5074 = arith.divui %5073, %c16 : index
                %5075 = arith.muli %5074, %c5 : index
                %5076 = arith.muli %5069, %c14 : index
                %5077 = arith.addi %5075, %5076 : index
                %5078 = arith.remui %5073, %c16 : index
                %5079 = arith.muli %5078, %c15 : index
                %5080 = arith.addi %5077, %5079 : index
                %5081 = arith.addi %5068, %5080 : index
                %5082 = arith.addi %5026, %5081 : index
                %5083 = vector.shuffle %5008, %5008 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %5083, %kv[%5082] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5084 = arith.addi %5001, %c35 : index
                %5085 = arith.divui %5084, %c14 : index
                %5086 = arith.muli %5085, %c58 : index
                %5087 = arith.addi %5086, %c11 : index
                %5088 = arith.remui %5084, %c14 : index
                %5089 = arith.divui %4996, %c15 : index
                %5090 = arith.remui %4996, %c15 : index
                %5091 = arith.muli %5090, %c16 : index
                %5092 = arith.addi %5089, %5091 : index
                %5093 = arith.divui %5092, %c16 : index
                %5094 = arith.muli %5093, %c5 : index
                %5095 = arith.muli %5088, %c14 : index
                %5096 = arith.addi %5094, %5095 : index
                %5097 = arith.remui %5092, %c16 : index
                %5098 = arith.muli %5097, %c15 : index
                %5099 = arith.addi %5096, %5098 : index
                %5100 = arith.addi %5087, %5099 : index
                %5101 = arith.addi %5026, %5100 : index
                %5102 = vector.shuffle %5008, %5008 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %5102, %kv[%5101] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %5103 = arith.cmpi eq, %codec, %c9 : index
          scf.if %5103 {
            %5104 = wave.lane
            %5105 = arith.muli %5104, %c22 : index
            scf.for %5106 = %5105 to %c42 step %c8 {
              %5107 = arith.addi %4991, %5106 : index
              %5108 = vector.load %20[%5107] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5109 = arith.mulf %5108, %4994 : vector<4xf32>
              %5110 = wave.fp8_encode "e4m3" %5109 : vector<4xf32> -> vector<4xi8>
              %5111 = arith.cmpi slt, %4992, %kvHeads : index
              scf.if %5111 {
                %5112 = arith.muli %4992, %c11 : index
                %5113 = arith.addi %4997, %5112 : index
                %5114 = vector.shuffle %5110, %5110 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5115 = arith.divui %5106, %c14 : index
                %5116 = arith.muli %5115, %c5 : index
                %5117 = arith.remui %5106, %c14 : index
                %5118 = arith.muli %4996, %c14 : index
                %5119 = arith.divui %5117, %c22 : index
                %5120 = arith.muli %5119, %c22 : index
                %5121 = arith.remui %5117, %c15 : index
                %5122 = arith.muli %5121, %c15 : index
                %5123 = arith.addi %5120, %5122 : index
                %5124 = arith.divui %5117, %c15 : index
                %5125 = arith.remui %5124, %c15 : index
                %5126 = arith.addi %5123, %5125 : index
                %5127 = arith.addi %5118, %5126 : index
                %5128 = arith.addi %5116, %5127 : index
                %5129 = arith.addi %5113, %5128 : index
                vector.store %5114, %kv[%5129] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5130 = arith.subi %4992, %kvHeads : index
                %5131 = arith.muli %5130, %c11 : index
                %5132 = arith.addi %4997, %5131 : index
                %5133 = arith.addi %5106, %c10 : index
                %5134 = arith.divui %5133, %c14 : index
                %5135 = arith.muli %5134, %c5 : index
                %5136 = arith.addi %5135, %c12 : index
                %5137 = arith.remui %5133, %c14 : index
                %5138 = arith.divui %4996, %c15 : index
                %5139 = arith.remui %4996, %c15 : index
                %5140 = arith.muli %5139, %c16 : index
                %5141 = arith.addi %5138, %5140 : index
                %5142 = arith.muli %5137, %c14 : index
                %5143 = arith.divui %5141, %c22 : index
                %5144 = arith.muli %5143, %c22 : index
                %5145 = arith.remui %5141, %c15 : index
                %5146 = arith.muli %5145, %c15 : index
                %5147 = arith.addi %5144, %5146 : index
                %5148 = arith.divui %5141, %c15 : index
                %5149 = arith.remui %5148, %c15 : index
                %5150 = arith.addi %5147, %5149 : index
                %5151 = arith.addi %5142, %5150 : index
                %5152 = arith.addi %5136, %5151 : index
                %5153 = arith.addi %5132, %5152 : index
                %5154 = vector.shuffle %5110, %5110 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5154, %kv[%5153] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5155 = arith.addi %5106, %c9 : index
                %5156 = arith.divui %5155, %c14 : index
                %5157 = arith.muli %5156, %c5 : index
                %5158 = arith.addi %5157, %c12 : index
                %5159 = arith.remui %5155, %c14 : index
                %5160 = arith.divui %4996, %c15 : index
                %5161 = arith.remui %4996, %c15 : index
                %5162 = arith.muli %5161, %c16 : index
                %5163 = arith.addi %5160, %5162 : index
                %5164 = arith.muli %5159, %c14 : index
                %5165 = arith.divui %5163, %c22 : index
                %5166 = arith.muli %5165, %c22 : index
                %5167 = arith.remui %5163, %c15 : index
                %5168 = arith.muli %5167, %c15 : index
                %5169 = arith.addi %5166, %5168 : index
                %5170 = arith.divui %5163, %c15 : index
                %5171 = arith.remui %5170, %c15 : index
                %5172 = arith.addi %5169, %5171 : index
                %5173 = arith.addi %5164, %5172 : index
                %5174 = arith.addi %5158, %5173 : index
                %5175 = arith.addi %5132, %5174 : index
                %5176 = vector.shuffle %5110, %5110 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5176, %kv[%5175] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5177 = arith.addi %5106, %c15 : index
                %5178 = arith.divui %5177, %c14 : index
                %5179 = arith.muli %5178, %c5 : index
                %5180 = arith.addi %5179, %c12 : index
                %5181 = arith.remui %5177, %c14 : index
                %5182 = arith.divui %4996, %c15 : index
                %5183 = arith.remui %4996, %c15 : index
                %5184 = arith.muli %5183, %c16 : index
                %5185 = arith.addi %5182, %5184 : index
                %5186 = arith.muli %5181, %c14 : index
                %5187 = arith.divui %5185, %c22 : index
                %5188 = arith.muli %5187, %c22 : index
                %5189 = arith.remui %5185, %c15 : index
                %5190 = arith.muli %5189, %c15 : index
                %5191 = arith.addi %5188, %5190 : index
                %5192 = arith.divui %5185, %c15 : index
                %5193 = arith.remui %5192, %c15 : index
                %5194 = arith.addi %5191, %5193 : index
                %5195 = arith.addi %5186, %5194 : index
                %5196 = arith.addi %5180, %5195 : index
                %5197 = arith.addi %5132, %5196 : index
                %5198 = vector.shuffle %5110, %5110 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5198, %kv[%5197] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5199 = arith.addi %5106, %c35 : index
                %5200 = arith.divui %5199, %c14 : index
                %5201 = arith.muli %5200, %c5 : index
                %5202 = arith.addi %5201, %c12 : index
                %5203 = arith.remui %5199, %c14 : index
                %5204 = arith.divui %4996, %c15 : index
                %5205 = arith.remui %4996, %c15 : index
                %5206 = arith.muli %5205, %c16 : index
                %5207 = arith.addi %5204, %5206 : index
                %5208 = arith.muli %5203, %c14 : index
                %5209 = arith.divui %5207, %c22 : index
                %5210 = arith.muli %5209, %c22 : index
                %5211 = arith.remui %5207, %c15 : index
                %5212 = arith.muli %5211, %c15 : index
                %5213 = arith.addi %5210, %5212 : index
                %5214 = arith.divui %5207, %c15 : index
                %5215 = arith.remui %5214, %c15 : index
                %5216 = arith.addi %5213, %5215 : index
                %5217 = arith.addi %5208, %5216 : index
                %5218 = arith.addi %5202, %5217 : index
                %5219 = arith.addi %5132, %5218 : index
                %5220 = vector.shuffle %5110, %5110 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5220, %kv[%5219] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %5221 = arith.cmpi eq, %codec, %c15 : index
          scf.if %5221 {
            %5222 = wave.lane
            %5223 = arith.muli %5222, %c22 : index
            scf.for %5224 = %5223 to %c42 step %c8 {
              %5225 = arith.addi %4991, %5224 : index
              %5226 = vector.load %20[%5225] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5227 = arith.mulf %5226, %4994 : vector<4xf32>
              %5228 = wave.fp8_encode "e5m2" %5227 : vector<4xf32> -> vector<4xi8>
              %5229 = arith.cmpi slt, %4992, %kvHeads : index
              scf.if %5229 {
                %5230 = arith.muli %4992, %c11 : index
                %5231 = arith.addi %4997, %5230 : index
                %5232 = vector.shuffle %5228, %5228 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5233 = arith.divui %5224, %c14 : index
                %5234 = arith.muli %5233, %c5 : index
                %5235 = arith.remui %5224, %c14 : index
                %5236 = arith.muli %4996, %c14 : index
                %5237 = arith.divui %5235, %c22 : index
                %5238 = arith.muli %5237, %c22 : index
                %5239 = arith.remui %5235, %c15 : index
                %5240 = arith.muli %5239, %c15 : index
                %5241 = arith.addi %5238, %5240 : index
                %5242 = arith.divui %5235, %c15 : index
                %5243 = arith.remui %5242, %c15 : index
                %5244 = arith.addi %5241, %5243 : index
                %5245 = arith.addi %5236, %5244 : index
                %5246 = arith.addi %5234, %5245 : index
                %5247 = arith.addi %5231, %5246 : index
                vector.store %5232, %kv[%5247] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5248 = arith.subi %4992, %kvHeads : index
                %5249 = arith.muli %5248, %c11 : index
                %5250 = arith.addi %4997, %5249 : index
                %5251 = arith.addi %5224, %c10 : index
                %5252 = arith.divui %5251, %c14 : index
                %5253 = arith.muli %5252, %c5 : index
                %5254 = arith.addi %5253, %c12 : index
                %5255 = arith.remui %5251, %c14 : index
                %5256 = arith.divui %4996, %c15 : index
                %5257 = arith.remui %4996, %c15 : index
                %5258 = arith.muli %5257, %c16 : index
                %5259 = arith.addi %5256, %5258 : index
                %5260 = arith.muli %5255, %c14 : index
                %5261 = arith.divui %5259, %c22 : index
                %5262 = arith.muli %5261, %c22 : index
                %5263 = arith.remui %5259, %c15 : index
                %5264 = arith.muli %5263, %c15 : index
                %5265 = arith.addi %5262, %5264 : index
                %5266 = arith.divui %5259, %c15 : index
                %5267 = arith.remui %5266, %c15 : index
                %5268 = arith.addi %5265, %5267 : index
                %5269 = arith.addi %5260, %5268 : index
                %5270 = arith.addi %5254, %5269 : index
                %5271 = arith.addi %5250, %5270 : index
                %5272 = vector.shuffle %5228, %5228 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5272, %kv[%5271] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5273 = arith.addi %5224, %c9 : index
                %5274 = arith.divui %5273, %c14 : index
                %5275 = arith.muli %5274, %c5 : index
                %5276 = arith.addi %5275, %c12 : index
                %5277 = arith.remui %5273, %c14 : index
                %5278 = arith.divui %4996, %c15 : index
                %5279 = arith.remui %4996, %c15 : index
                %5280 = arith.muli %5279, %c16 : index
                %5281 = arith.addi %5278, %5280 : index
                %5282 = arith.muli %5277, %c14 : index
                %5283 = arith.divui %5281, %c22 : index
                %5284 = arith.muli %5283, %c22 : index
                %5285 = arith.remui %5281, %c15 : index
                %5286 = arith.muli %5285, %c15 : index
                %5287 = arith.addi %5284, %5286 : index
                %5288 = arith.divui %5281, %c15 : index
                %5289 = arith.remui %5288, %c15 : index
                %5290 = arith.addi %5287, %5289 : index
                %5291 = arith.addi %5282, %5290 : index
                %5292 = arith.addi %5276, %5291 : index
                %5293 = arith.addi %5250, %5292 : index
                %5294 = vector.shuffle %5228, %5228 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5294, %kv[%5293] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5295 = arith.addi %5224, %c15 : index
                %5296 = arith.divui %5295, %c14 : index
                %5297 = arith.muli %5296, %c5 : index
                %5298 = arith.addi %5297, %c12 : index
                %5299 = arith.remui %5295, %c14 : index
                %5300 = arith.divui %4996, %c15 : index
                %5301 = arith.remui %4996, %c15 : index
                %5302 = arith.muli %5301, %c16 : index
                %5303 = arith.addi %5300, %5302 : index
                %5304 = arith.muli %5299, %c14 : index
                %5305 = arith.divui %5303, %c22 : index
                %5306 = arith.muli %5305, %c22 : index
                %5307 = arith.remui %5303, %c15 : index
                %5308 = arith.muli %5307, %c15 : index
                %5309 = arith.addi %5306, %5308 : index
                %5310 = arith.divui %5303, %c15 : index
                %5311 = arith.remui %5310, %c15 : index
                %5312 = arith.addi %5309, %5311 : index
                %5313 = arith.addi %5304, %5312 : index
                %5314 = arith.addi %5298, %5313 : index
                %5315 = arith.addi %5250, %5314 : index
                %5316 = vector.shuffle %5228, %5228 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5316, %kv[%5315] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5317 = arith.addi %5224, %c35 : index
                %5318 = arith.divui %5317, %c14 : index
                %5319 = arith.muli %5318, %c5 : index
                %5320 = arith.addi %5319, %c12 : index
                %5321 = arith.remui %5317, %c14 : index
                %5322 = arith.divui %4996, %c15 : index
                %5323 = arith.remui %4996, %c15 : index
                %5324 = arith.muli %5323, %c16 : index
                %5325 = arith.addi %5322, %5324 : index
                %5326 = arith.muli %5321, %c14 : index
                %5327 = arith.divui %5325, %c22 : index
                %5328 = arith.muli %5327, %c22 : index
                %5329 = arith.remui %5325, %c15 : index
                %5330 = arith.muli %5329, %c15 : index
                %5331 = arith.addi %5328, %5330 : index
                %5332 = arith.divui %5325, %c15 : index
                %5333 = arith.remui %5332, %c15 : index
                %5334 = arith.addi %5331, %5333 : index
                %5335 = arith.addi %5326, %5334 : index
                %5336 = arith.addi %5320, %5335 : index
                %5337 = arith.addi %5250, %5336 : index
                %5338 = vector.shuffle %5228, %5228 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5338, %kv[%5337] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %5339 = arith.addi %4625, %c4 : index
      %5340 = arith.addi %4624, %5339 : index
      %5341 = arith.cmpi slt, %5340, %22 : index
      %5342 = arith.cmpi slt, %5339, %c14 : index
      %5343 = arith.andi %5341, %5342 : i1
      scf.if %5343 {
        %5344 = arith.addi %4624, %5339 : index
        %5345 = arith.addi %slotsAt, %5344 : index
        %5346 = memref.load %step[%5345] : memref<?xi32>
        %5347 = arith.index_cast %5346 : i32 to index
        %5348 = arith.cmpi sge, %5347, %c10 : index
        scf.if %5348 {
          %5349 = arith.muli %5339, %c42 : index
          %5350 = arith.subi %0, %heads : index
          %5351 = memref.load %scales[%5350] : memref<?xf32>
          %5352 = vector.broadcast %5351 : f32 to vector<4xf32>
          %5353 = arith.divui %5347, %c14 : index
          %5354 = arith.remui %5347, %c14 : index
          %5355 = arith.muli %5353, %pageBytes : index
          %5356 = arith.cmpi eq, %codec, %c10 : index
          scf.if %5356 {
            %5357 = wave.lane
            %5358 = arith.muli %5357, %c22 : index
            scf.for %5359 = %5358 to %c42 step %c8 {
              %5360 = arith.addi %5349, %5359 : index
              %5361 = vector.load %20[%5360] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5362 = arith.mulf %5361, %5352 : vector<4xf32>
              %5363 = arith.minimumf %5362, %c55 : vector<4xf32>
              %5364 = arith.maximumf %5363, %c56 : vector<4xf32>
              %5365 = arith.truncf %5364 : vector<4xf32> to vector<4xf16>
              %5366 = vector.bitcast %5365 : vector<4xf16> to vector<8xi8>
              %5367 = arith.cmpi slt, %5350, %kvHeads : index
              scf.if %5367 {
                %5368 = arith.muli %5350, %c57 : index
                %5369 = arith.addi %5355, %5368 : index
                %5370 = arith.divui %5359, %c14 : index
                %5371 = arith.muli %5370, %c58 : index
                %5372 = arith.remui %5359, %c14 : index
                %5373 = arith.divui %5372, %c16 : index
                %5374 = arith.muli %5373, %c5 : index
                %5375 = arith.muli %5354, %c14 : index
                %5376 = arith.addi %5374, %5375 : index
                %5377 = arith.remui %5372, %c16 : index
                %5378 = arith.muli %5377, %c15 : index
                %5379 = arith.addi %5376, %5378 : index
                %5380 = arith.addi %5371, %5379 : index
                %5381 = arith.addi %5369, %5380 : index
                vector.store %5366, %kv[%5381] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %5382 = arith.subi %5350, %kvHeads : index
                %5383 = arith.muli %5382, %c57 : index
                %5384 = arith.addi %5355, %5383 : index
                %5385 = arith.addi %5359, %c10 : index
                %5386 = arith.divui %5385, %c14 : index
                %5387 = arith.muli %5386, %c58 : index
                %5388 = arith.addi %5387, %c11 : index
                %5389 = arith.remui %5385, %c14 : index
                %5390 = arith.divui %5354, %c15 : index
                %5391 = arith.remui %5354, %c15 : index
                %5392 = arith.muli %5391, %c16 : index
                %5393 = arith.addi %5390, %5392 : index
                %5394 = arith.divui %5393, %c16 : index
                %5395 = arith.muli %5394, %c5 : index
                %5396 = arith.muli %5389, %c14 : index
                %5397 = arith.addi %5395, %5396 : index
                %5398 = arith.remui %5393, %c16 : index
                %5399 = arith.muli %5398, %c15 : index
                %5400 = arith.addi %5397, %5399 : index
                %5401 = arith.addi %5388, %5400 : index
                %5402 = arith.addi %5384, %5401 : index
                %5403 = vector.shuffle %5366, %5366 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %5403, %kv[%5402] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5404 = arith.addi %5359, %c9 : index
                %5405 = arith.divui %5404, %c14 : index
                %5406 = arith.muli %5405, %c58 : index
                %5407 = arith.addi %5406, %c11 : index
                %5408 = arith.remui %5404, %c14 : index
                %5409 = arith.divui %5354, %c15 : index
                %5410 = arith.remui %5354, %c15 : index
                %5411 = arith.muli %5410, %c16 : index
                %5412 = arith.addi %5409, %5411 : index
                %5413 = arith.divui %5412, %c16 : index
                %5414 = arith.muli %5413, %c5 : index
                %5415 = arith.muli %5408, %c14 : index
                %5416 = arith.addi %5414, %5415 : index
                %5417 = arith.remui %5412, %c16 : index
                %5418 = arith.muli %5417, %c15 : index
                %5419 = arith.addi %5416, %5418 : index
                %5420 = arith.addi %5407, %5419 : index
                %5421 = arith.addi %5384, %5420 : index
                %5422 = vector.shuffle %5366, %5366 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %5422, %kv[%5421] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5423 = arith.addi %5359, %c15 : index
                %5424 = arith.divui %5423, %c14 : index
                %5425 = arith.muli %5424, %c58 : index
                %5426 = arith.addi %5425, %c11 : index
                %5427 = arith.remui %5423, %c14 : index
                %5428 = arith.divui %5354, %c15 : index
                %5429 = arith.remui %5354, %c15 : index
                %5430 = arith.muli %5429, %c16 : index
                %5431 = arith.addi %5428, %5430 : index
                %5432 = arith.divui %5431, %c16 : index
                %5433 = arith.muli %5432, %c5 : index
                %5434 = arith.muli %5427, %c14 : index
                %5435 = arith.addi %5433, %5434 : index
                %5436 = arith.remui %5431, %c16 : index
                %5437 = arith.muli %5436, %c15 : index
                %5438 = arith.addi %5435, %5437 : index
                %5439 = arith.addi %5426, %5438 : index
                %5440 = arith.addi %5384, %5439 : index
                %5441 = vector.shuffle %5366, %5366 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %5441, %kv[%5440] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5442 = arith.addi %5359, %c35 : index
                %5443 = arith.divui %5442, %c14 : index
                %5444 = arith.muli %5443, %c58 : index
                %5445 = arith.addi %5444, %c11 : index
                %5446 = arith.remui %5442, %c14 : index
                %5447 = arith.divui %5354, %c15 : index
                %5448 = arith.remui %5354, %c15 : index
                %5449 = arith.muli %5448, %c16 : index
                %5450 = arith.addi %5447, %5449 : index
                %5451 = arith.divui %5450, %c16 : index
                %5452 = arith.muli %5451, %c5 : index
                %5453 = arith.muli %5446, %c14 : index
                %5454 = arith.addi %5452, %5453 : index
                %5455 = arith.remui %5450, %c16 : index
                %5456 = arith.muli %5455, %c15 : index
                %5457 = arith.addi %5454, %5456 : index
                %5458 = arith.addi %5445, %5457 : index
                %5459 = arith.addi %5384, %5458 : index
                %5460 = vector.shuffle %5366, %5366 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %5460, %kv[%5459] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %5461 = arith.cmpi eq, %codec, %c9 : index
          scf.if %5461 {
            %5462 = wave.lane
            %5463 = arith.muli %5462, %c22 : index
            scf.for %5464 = %5463 to %c42 step %c8 {
              %5465 = arith.addi %5349, %5464 : index
              %5466 = vector.load %20[%5465] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5467 = arith.mulf %5466, %5352 : vector<4xf32>
              %5468 = wave.fp8_encode "e4m3" %5467 : vector<4xf32> -> vector<4xi8>
              %5469 = arith.cmpi slt, %5350, %kvHeads : index
              scf.if %5469 {
                %5470 = arith.muli %5350, %c11 : index
                %5471 = arith.addi %5355, %5470 : index
                %5472 = vector.shuffle %5468, %5468 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5473 = arith.divui %5464, %c14 : index
                %5474 = arith.muli %5473, %c5 : index
                %5475 = arith.remui %5464, %c14 : index
                %5476 = arith.muli %5354, %c14 : index
                %5477 = arith.divui %5475, %c22 : index
                %5478 = arith.muli %5477, %c22 : index
                %5479 = arith.remui %5475, %c15 : index
                %5480 = arith.muli %5479, %c15 : index
                %5481 = arith.addi %5478, %5480 : index
                %5482 = arith.divui %5475, %c15 : index
                %5483 = arith.remui %5482, %c15 : index
                %5484 = arith.addi %5481, %5483 : index
                %5485 = arith.addi %5476, %5484 : index
                %5486 = arith.addi %5474, %5485 : index
                %5487 = arith.addi %5471, %5486 : index
                vector.store %5472, %kv[%5487] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5488 = arith.subi %5350, %kvHeads : index
                %5489 = arith.muli %5488, %c11 : index
                %5490 = arith.addi %5355, %5489 : index
                %5491 = arith.addi %5464, %c10 : index
                %5492 = arith.divui %5491, %c14 : index
                %5493 = arith.muli %5492, %c5 : index
                %5494 = arith.addi %5493, %c12 : index
                %5495 = arith.remui %5491, %c14 : index
                %5496 = arith.divui %5354, %c15 : index
                %5497 = arith.remui %5354, %c15 : index
                %5498 = arith.muli %5497, %c16 : index
                %5499 = arith.addi %5496, %5498 : index
                %5500 = arith.muli %5495, %c14 : index
                %5501 = arith.divui %5499, %c22 : index
                %5502 = arith.muli %5501, %c22 : index
                %5503 = arith.remui %5499, %c15 : index
                %5504 = arith.muli %5503, %c15 : index
                %5505 = arith.addi %5502, %5504 : index
                %5506 = arith.divui %5499, %c15 : index
                %5507 = arith.remui %5506, %c15 : index
                %5508 = arith.addi %5505, %5507 : index
                %5509 = arith.addi %5500, %5508 : index
                %5510 = arith.addi %5494, %5509 : index
                %5511 = arith.addi %5490, %5510 : index
                %5512 = vector.shuffle %5468, %5468 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5512, %kv[%5511] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5513 = arith.addi %5464, %c9 : index
                %5514 = arith.divui %5513, %c14 : index
                %5515 = arith.muli %5514, %c5 : index
                %5516 = arith.addi %5515, %c12 : index
                %5517 = arith.remui %5513, %c14 : index
                %5518 = arith.divui %5354, %c15 : index
                %5519 = arith.remui %5354, %c15 : index
                %5520 = arith.muli %5519, %c16 : index
                %5521 = arith.addi %5518, %5520 : index
                %5522 = arith.muli %5517, %c14 : index
                %5523 = arith.divui %5521, %c22 : index
                %5524 = arith.muli %5523, %c22 : index
                %5525 = arith.remui %5521, %c15 : index
                %5526 = arith.muli %5525, %c15 : index
                %5527 = arith.addi %5524, %5526 : index
                %5528 = arith.divui %5521, %c15 : index
                %5529 = arith.remui %5528, %c15 : index
                %5530 = arith.addi %5527, %5529 : index
                %5531 = arith.addi %5522, %5530 : index
                %5532 = arith.addi %5516, %5531 : index
                %5533 = arith.addi %5490, %5532 : index
                %5534 = vector.shuffle %5468, %5468 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5534, %kv[%5533] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5535 = arith.addi %5464, %c15 : index
                %5536 = arith.divui %5535, %c14 : index
                %5537 = arith.muli %5536, %c5 : index
                %5538 = arith.addi %5537, %c12 : index
                %5539 = arith.remui %5535, %c14 : index
                %5540 = arith.divui %5354, %c15 : index
                %5541 = arith.remui %5354, %c15 : index
                %5542 = arith.muli %5541, %c16 : index
                %5543 = arith.addi %5540, %5542 : index
                %5544 = arith.muli %5539, %c14 : index
                %5545 = arith.divui %5543, %c22 : index
                %5546 = arith.muli %5545, %c22 : index
                %5547 = arith.remui %5543, %c15 : index
                %5548 = arith.muli %5547, %c15 : index
                %5549 = arith.addi %5546, %5548 : index
                %5550 = arith.divui %5543, %c15 : index
                %5551 = arith.remui %5550, %c15 : index
                %5552 = arith.addi %5549, %5551 : index
                %5553 = arith.addi %5544, %5552 : index
                %5554 = arith.addi %5538, %5553 : index
                %5555 = arith.addi %5490, %5554 : index
                %5556 = vector.shuffle %5468, %5468 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5556, %kv[%5555] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5557 = arith.addi %5464, %c35 : index
                %5558 = arith.divui %5557, %c14 : index
                %5559 = arith.muli %5558, %c5 : index
                %5560 = arith.addi %5559, %c12 : index
                %5561 = arith.remui %5557, %c14 : index
                %5562 = arith.divui %5354, %c15 : index
                %5563 = arith.remui %5354, %c15 : index
                %5564 = arith.muli %5563, %c16 : index
                %5565 = arith.addi %5562, %5564 : index
                %5566 = arith.muli %5561, %c14 : index
                %5567 = arith.divui %5565, %c22 : index
                %5568 = arith.muli %5567, %c22 : index
                %5569 = arith.remui %5565, %c15 : index
                %5570 = arith.muli %5569, %c15 : index
                %5571 = arith.addi %5568, %5570 : index
                %5572 = arith.divui %5565, %c15 : index
                %5573 = arith.remui %5572, %c15 : index
                %5574 = arith.addi %5571, %5573 : index
                %5575 = arith.addi %5566, %5574 : index
                %5576 = arith.addi %5560, %5575 : index
                %5577 = arith.addi %5490, %5576 : index
                %5578 = vector.shuffle %5468, %5468 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5578, %kv[%5577] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %5579 = arith.cmpi eq, %codec, %c15 : index
          scf.if %5579 {
            %5580 = wave.lane
            %5581 = arith.muli %5580, %c22 : index
            scf.for %5582 = %5581 to %c42 step %c8 {
              %5583 = arith.addi %5349, %5582 : index
              %5584 = vector.load %20[%5583] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5585 = arith.mulf %5584, %5352 : vector<4xf32>
              %5586 = wave.fp8_encode "e5m2" %5585 : vector<4xf32> -> vector<4xi8>
              %5587 = arith.cmpi slt, %5350, %kvHeads : index
              scf.if %5587 {
                %5588 = arith.muli %5350, %c11 : index
                %5589 = arith.addi %5355, %5588 : index
                %5590 = vector.shuffle %5586, %5586 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5591 = arith.divui %5582, %c14 : index
                %5592 = arith.muli %5591, %c5 : index
                %5593 = arith.remui %5582, %c14 : index
                %5594 = arith.muli %5354, %c14 : index
                %5595 = arith.divui %5593, %c22 : index
                %5596 = arith.muli %5595, %c22 : index
                %5597 = arith.remui %5593, %c15 : index
                %5598 = arith.muli %5597, %c15 : index
                %5599 = arith.addi %5596, %5598 : index
                %5600 = arith.divui %5593, %c15 : index
                %5601 = arith.remui %5600, %c15 : index
                %5602 = arith.addi %5599, %5601 : index
                %5603 = arith.addi %5594, %5602 : index
                %5604 = arith.addi %5592, %5603 : index
                %5605 = arith.addi %5589, %5604 : index
                vector.store %5590, %kv[%5605] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5606 = arith.subi %5350, %kvHeads : index
                %5607 = arith.muli %5606, %c11 : index
                %5608 = arith.addi %5355, %5607 : index
                %5609 = arith.addi %5582, %c10 : index
                %5610 = arith.divui %5609, %c14 : index
                %5611 = arith.muli %5610, %c5 : index
                %5612 = arith.addi %5611, %c12 : index
                %5613 = arith.remui %5609, %c14 : index
                %5614 = arith.divui %5354, %c15 : index
                %5615 = arith.remui %5354, %c15 : index
                %5616 = arith.muli %5615, %c16 : index
                %5617 = arith.addi %5614, %5616 : index
                %5618 = arith.muli %5613, %c14 : index
                %5619 = arith.divui %5617, %c22 : index
                %5620 = arith.muli %5619, %c22 : index
                %5621 = arith.remui %5617, %c15 : index
                %5622 = arith.muli %5621, %c15 : index
                %5623 = arith.addi %5620, %5622 : index
                %5624 = arith.divui %5617, %c15 : index
                %5625 = arith.remui %5624, %c15 : index
                %5626 = arith.addi %5623, %5625 : index
                %5627 = arith.addi %5618, %5626 : index
                %5628 = arith.addi %5612, %5627 : index
                %5629 = arith.addi %5608, %5628 : index
                %5630 = vector.shuffle %5586, %5586 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5630, %kv[%5629] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5631 = arith.addi %5582, %c9 : index
                %5632 = arith.divui %5631, %c14 : index
                %5633 = arith.muli %5632, %c5 : index
                %5634 = arith.addi %5633, %c12 : index
                %5635 = arith.remui %5631, %c14 : index
                %5636 = arith.divui %5354, %c15 : index
                %5637 = arith.remui %5354, %c15 : index
                %5638 = arith.muli %5637, %c16 : index
                %5639 = arith.addi %5636, %5638 : index
                %5640 = arith.muli %5635, %c14 : index
                %5641 = arith.divui %5639, %c22 : index
                %5642 = arith.muli %5641, %c22 : index
                %5643 = arith.remui %5639, %c15 : index
                %5644 = arith.muli %5643, %c15 : index
                %5645 = arith.addi %5642, %5644 : index
                %5646 = arith.divui %5639, %c15 : index
                %5647 = arith.remui %5646, %c15 : index
                %5648 = arith.addi %5645, %5647 : index
                %5649 = arith.addi %5640, %5648 : index
                %5650 = arith.addi %5634, %5649 : index
                %5651 = arith.addi %5608, %5650 : index
                %5652 = vector.shuffle %5586, %5586 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5652, %kv[%5651] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5653 = arith.addi %5582, %c15 : index
                %5654 = arith.divui %5653, %c14 : index
                %5655 = arith.muli %5654, %c5 : index
                %5656 = arith.addi %5655, %c12 : index
                %5657 = arith.remui %5653, %c14 : index
                %5658 = arith.divui %5354, %c15 : index
                %5659 = arith.remui %5354, %c15 : index
                %5660 = arith.muli %5659, %c16 : index
                %5661 = arith.addi %5658, %5660 : index
                %5662 = arith.muli %5657, %c14 : index
                %5663 = arith.divui %5661, %c22 : index
                %5664 = arith.muli %5663, %c22 : index
                %5665 = arith.remui %5661, %c15 : index
                %5666 = arith.muli %5665, %c15 : index
                %5667 = arith.addi %5664, %5666 : index
                %5668 = arith.divui %5661, %c15 : index
                %5669 = arith.remui %5668, %c15 : index
                %5670 = arith.addi %5667, %5669 : index
                %5671 = arith.addi %5662, %5670 : index
                %5672 = arith.addi %5656, %5671 : index
                %5673 = arith.addi %5608, %5672 : index
                %5674 = vector.shuffle %5586, %5586 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5674, %kv[%5673] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5675 = arith.addi %5582, %c35 : index
                %5676 = arith.divui %5675, %c14 : index
                %5677 = arith.muli %5676, %c5 : index
                %5678 = arith.addi %5677, %c12 : index
                %5679 = arith.remui %5675, %c14 : index
                %5680 = arith.divui %5354, %c15 : index
                %5681 = arith.remui %5354, %c15 : index
                %5682 = arith.muli %5681, %c16 : index
                %5683 = arith.addi %5680, %5682 : index
                %5684 = arith.muli %5679, %c14 : index
                %5685 = arith.divui %5683, %c22 : index
                %5686 = arith.muli %5685, %c22 : index
                %5687 = arith.remui %5683, %c15 : index
                %5688 = arith.muli %5687, %c15 : index
                %5689 = arith.addi %5686, %5688 : index
                %5690 = arith.divui %5683, %c15 : index
                %5691 = arith.remui %5690, %c15 : index
                %5692 = arith.addi %5689, %5691 : index
                %5693 = arith.addi %5684, %5692 : index
                %5694 = arith.addi %5678, %5693 : index
                %5695 = arith.addi %5608, %5694 : index
                %5696 = vector.shuffle %5586, %5586 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5696, %kv[%5695] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
